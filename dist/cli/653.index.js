"use strict";
exports.id = 653;
exports.ids = [653];
exports.modules = {

/***/ 10653:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createStudioOpener: function() { return /* binding */ createStudioOpener; }
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_events__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62759);



function createStudioOpener(cwd) {
    const studios = new Map();
    return (file) => {
        const known = studios.get(file);
        if (known !== undefined)
            return known;
        const studio = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.fork)(process.argv[1] ?? '', ['studio', file, '--no-open', '--port', '0'], {
            cwd,
            stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
        });
        studio.once('exit', () => studios.delete(file));
        const failed = Promise.race([(0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(studio, 'exit'), (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(studio, 'error')]);
        const opened = Promise.race([
            (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(studio.stdout ?? studio, 'data').then(([text]) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(String(text).trim())),
            failed.then(() => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`no studio for ${file}`), () => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`no studio for ${file}`)),
        ]);
        studios.set(file, opened);
        return opened;
    };
}


/***/ })

};
;