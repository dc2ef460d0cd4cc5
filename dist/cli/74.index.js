"use strict";
exports.id = 74;
exports.ids = [74];
exports.modules = {

/***/ 2074:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mcpCommand: () => (/* binding */ mcpCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _shell_interrupts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8604);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8218);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7727);





const mcpCommand = {
    name: 'mcp',
    summary: 'Serve run, resume, validate, explain, graph and contract to an agent (MCP over stdio)',
    usage: 'mcp [--workspace DIR]',
    options: [{ name: '--workspace', value: 'DIR', help: 'start there instead of in the current folder' }, _command_js__WEBPACK_IMPORTED_MODULE_3__/* .DEBUG */ .Oi],
    examples: ['conductor mcp', 'conductor mcp --workspace /src/project'],
    run: runMcp,
};
async function runMcp(args, context) {
    const [extra] = args.operands;
    if (extra !== undefined)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .badUsage */ .VT)(context, mcpCommand, `${JSON.stringify(extra)} is too much`);
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, (0,_arguments_js__WEBPACK_IMPORTED_MODULE_4__/* .oneValue */ .o)(args, '--workspace') ?? '.');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .badUsage */ .VT)(context, mcpCommand, `--workspace ${folder} is no folder`);
    process.chdir(folder);
    const interrupts = (0,_shell_interrupts_js__WEBPACK_IMPORTED_MODULE_2__/* .cancelOnSignals */ .d)();
    await (await Promise.all(/* import() */[__webpack_require__.e(469), __webpack_require__.e(357), __webpack_require__.e(997), __webpack_require__.e(821)]).then(__webpack_require__.bind(__webpack_require__, 9821))).serveMcp({ ...context, cwd: folder }, interrupts.signal);
    interrupts.release();
    return 0;
}


/***/ })

};
;