"use strict";
exports.id = 158;
exports.ids = [158];
exports.modules = {

/***/ 4070:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z4: () => (/* binding */ soundWorkflow),
/* harmony export */   _g: () => (/* binding */ findingsText),
/* harmony export */   dq: () => (/* binding */ printDocument),
/* harmony export */   eY: () => (/* binding */ checkNamed),
/* harmony export */   sw: () => (/* binding */ checkDocument),
/* harmony export */   uv: () => (/* binding */ environmentRedactor)
/* harmony export */ });
/* harmony import */ var _adapters_patterns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8505);
/* harmony import */ var _config_finding_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7835);
/* harmony import */ var _config_load_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(607);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6089);
/* harmony import */ var _redaction_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(330);
/* harmony import */ var _reporters_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5752);
/* harmony import */ var _run_prepare_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1906);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7727);








function checkNamed(file, context, strictAbilities = false) {
    const { env, cwd } = context;
    return (0,_run_prepare_js__WEBPACK_IMPORTED_MODULE_4__/* .checkFile */ .vH)({ file, env, patterns: _adapters_patterns_js__WEBPACK_IMPORTED_MODULE_6__/* .loadPatterns */ .o, shownFrom: (0,_config_load_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownFolder */ .eD)(file, env, cwd), strictAbilities });
}
function environmentRedactor(context) {
    return new _redaction_index_js__WEBPACK_IMPORTED_MODULE_2__/* .Redactor */ .pO({ secrets: (0,_redaction_index_js__WEBPACK_IMPORTED_MODULE_2__/* .secretsOfEnvironment */ .O0)(context.env) });
}
function findingsText(checked, context) {
    if (checked.findings.length === 0)
        return '';
    const text = (0,_config_finding_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFindings */ .v)(checked.findings, checked.loaded.sources, context.terminal.color);
    return `${environmentRedactor(context).text(text)}\n`;
}
function checkDocument(checked, file) {
    const { workflow } = checked.loaded;
    return (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidResult */ .nf)(checked.findings, workflow?.displayFile ?? checked.findings[0]?.file ?? file, {
        workflowName: workflow?.settings.name ?? null,
        commandFile: file,
        ...(checked.contract === null ? {} : { contract: checked.contract }),
    });
}
function printDocument(document, context) {
    const clean = environmentRedactor(context).json((0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonCopy */ .Uq)({ document })['document'] ?? null);
    context.terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonText */ .s$)(clean, 2)}\n`);
}
async function soundWorkflow(file, format, context) {
    const checked = await checkNamed(file, context);
    if (checked.runnable !== null)
        return checked.runnable;
    if (format === 'json')
        printDocument(checkDocument(checked, file), context);
    else
        context.terminal.stderr(findingsText(checked, context));
    return _command_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT_INVALID */ .jL;
}


/***/ }),

/***/ 4158:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   contractCommand: () => (/* binding */ contractCommand)
/* harmony export */ });
/* harmony import */ var _config_contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8218);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4070);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7727);




const contractCommand = {
    name: 'contract',
    summary: 'Show which errors each node can raise, who handles them, and which escape',
    usage: 'contract FILE [--format text|json]',
    options: [_command_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT */ .uB, _command_js__WEBPACK_IMPORTED_MODULE_2__/* .DEBUG */ .Oi],
    examples: [
        'conductor contract workflow.yaml',
        "conductor contract workflow.yaml --format json | jq '.escapes[].kind'",
    ],
    run: runContract,
};
async function runContract(args, context) {
    const [file, ...more] = args.operands;
    if (file === undefined || more.length > 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .badUsage */ .VT)(context, contractCommand, 'give one file: conductor contract FILE');
    const format = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_3__/* .oneValue */ .o)(args, '--format') ?? 'text';
    const workflow = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .soundWorkflow */ .Z4)(file, format, context);
    if (typeof workflow === 'number')
        return workflow;
    const contract = (0,_config_contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .contractOf */ .Qu)(workflow);
    if (format === 'json')
        (0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .printDocument */ .dq)(contract, context);
    else
        context.terminal.stdout(`${(0,_config_contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .renderContract */ .p7)(contract, context.terminal.stdoutColor).trimEnd()}\n`);
    return 0;
}


/***/ })

};
;