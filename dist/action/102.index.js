"use strict";
exports.id = 102;
exports.ids = [102];
exports.modules = {

/***/ 29721:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DefaultArtifactClient: function() { return /* reexport safe */ _actions_artifact__WEBPACK_IMPORTED_MODULE_1__.t9; }
/* harmony export */ });
/* harmony import */ var _actions_http_client_lib_auth__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92145);
/* harmony import */ var _actions_artifact__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1086);


const ownHost = new WeakMap();
const addToken = _actions_http_client_lib_auth__WEBPACK_IMPORTED_MODULE_0__/* .BearerCredentialHandler */ .tZ.prototype.prepareRequest;
_actions_http_client_lib_auth__WEBPACK_IMPORTED_MODULE_0__/* .BearerCredentialHandler */ .tZ.prototype.prepareRequest = function (options) {
    const host = `${options.host}:${options.port}`;
    if (!ownHost.has(this))
        ownHost.set(this, host);
    if (ownHost.get(this) === host)
        addToken.call(this, options);
};


/***/ })

};
;