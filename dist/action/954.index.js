"use strict";
exports.id = 954;
exports.ids = [954];
exports.modules = {

/***/ 80954:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DefaultArtifactClient: () => (/* reexport safe */ _actions_artifact__WEBPACK_IMPORTED_MODULE_0__.t9)
/* harmony export */ });
/* harmony import */ var _actions_artifact__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73419);



/***/ })

};
;