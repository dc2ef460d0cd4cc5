export const id = 969;
export const ids = [969];
export const modules = {

/***/ 969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runMcp: () => (/* binding */ runMcp)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6561);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8213);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3192);





async function runMcp(args, context) {
    const [extra] = args.operands;
    if (extra !== undefined)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .badUsage */ .VT)(context, 'mcp', `${JSON.stringify(extra)} is too much`);
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(context.cwd, (0,_arguments_js__WEBPACK_IMPORTED_MODULE_4__/* .oneValue */ .o)(args, '--workspace') ?? '.');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .badUsage */ .VT)(context, 'mcp', `--workspace ${folder} is no folder`);
    process.chdir(folder);
    const interrupts = (0,_adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_2__/* .cancelOnSignals */ .d)();
    await (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1260), __webpack_require__.e(6469), __webpack_require__.e(357), __webpack_require__.e(2149), __webpack_require__.e(5056), __webpack_require__.e(988), __webpack_require__.e(9843), __webpack_require__.e(4168), __webpack_require__.e(1853), __webpack_require__.e(1044), __webpack_require__.e(3505), __webpack_require__.e(8823), __webpack_require__.e(6399), __webpack_require__.e(3692), __webpack_require__.e(8598), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 602))).serveMcp({ ...context, cwd: folder }, interrupts.signal);
    interrupts.release();
    return 0;
}


/***/ })

};
