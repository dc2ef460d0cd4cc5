"use strict";
exports.id = 102;
exports.ids = [102];
exports.modules = {

/***/ 29721:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DefaultArtifactClient: function() { return /* reexport safe */ _actions_artifact__WEBPACK_IMPORTED_MODULE_2__.t9; }
/* harmony export */ });
/* harmony import */ var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53053);
/* harmony import */ var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _actions_artifact__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1086);



(0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)('http.client.request.start', (message) => {
    const { ACTIONS_RUNTIME_TOKEN: token = '', ACTIONS_RESULTS_URL: service = '' } = process.env;
    const request = typeof message === 'object' && message !== null && 'request' in message ? message.request : null;
    if (!(request instanceof node_http__WEBPACK_IMPORTED_MODULE_1__.ClientRequest) || request.getHeader('authorization') !== `Bearer ${token}`)
        return;
    if (request.getHeader('host') !== new URL(service).host)
        request.destroy(new Error('the artifact service redirects to another host, which must not get the token'));
});


/***/ })

};
;