"use strict";
exports.id = 134;
exports.ids = [134];
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
/* harmony import */ var _config_load_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8784);
/* harmony import */ var _core_redaction_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8428);
/* harmony import */ var _reporters_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2022);
/* harmony import */ var _run_prepare_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1906);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7727);







function checkNamed(file, context) {
    const { env, cwd } = context;
    return (0,_run_prepare_js__WEBPACK_IMPORTED_MODULE_4__/* .checkFile */ .vH)({ file, env, patterns: _adapters_patterns_js__WEBPACK_IMPORTED_MODULE_6__/* .loadPatterns */ .o, shownFrom: (0,_config_load_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownFolder */ .eD)(file, env, cwd) });
}
function environmentRedactor(context) {
    return new _core_redaction_index_js__WEBPACK_IMPORTED_MODULE_2__/* .Redactor */ .pO({ secrets: (0,_core_redaction_index_js__WEBPACK_IMPORTED_MODULE_2__/* .secretsOfEnvironment */ .O0)(context.env) });
}
function findingsText(checked, context) {
    if (checked.findings.length === 0)
        return '';
    const text = (0,_config_finding_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFindings */ .v)(checked.findings, checked.loaded.sources, context.terminal.color);
    return `${environmentRedactor(context).text(text)}\n`;
}
function checkDocument(checked, file) {
    const { workflow } = checked.loaded;
    return (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidResult */ .n)(checked.findings, workflow?.displayFile ?? checked.findings[0]?.file ?? file, {
        workflowName: workflow?.settings.name ?? null,
        commandFile: file,
        ...(checked.contract === null ? {} : { contract: checked.contract }),
    });
}
function printDocument(document, context) {
    const data = JSON.parse(JSON.stringify({ document }));
    const clean = environmentRedactor(context).json(data['document'] ?? null);
    context.terminal.stdout(`${JSON.stringify(clean, null, 2)}\n`);
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

/***/ 134:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateCommand: () => (/* binding */ validateCommand)
/* harmony export */ });
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8218);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4070);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7727);



const validateCommand = {
    name: 'validate',
    summary: 'Check workflow files: every problem at once, with its place',
    usage: 'validate FILE... [--format text|json]',
    options: [_command_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT */ .uB, _command_js__WEBPACK_IMPORTED_MODULE_1__/* .QUIET */ .DC, _command_js__WEBPACK_IMPORTED_MODULE_1__/* .DEBUG */ .Oi],
    examples: [
        'conductor validate workflow.yaml',
        'conductor validate workflows/*.yaml',
        "conductor validate workflow.yaml --format json | jq '.findings, .contract.escapes'",
    ],
    run: runValidate,
};
async function runValidate(args, context) {
    if (args.operands.length === 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .badUsage */ .VT)(context, validateCommand, 'which file? conductor validate FILE...');
    const all = [];
    for (const file of args.operands)
        all.push({ file, checked: await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkNamed */ .eY)(file, context) });
    if ((0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .oneValue */ .o)(args, '--format') === 'json')
        printDocuments(all, context);
    else
        for (const one of all)
            tell(one, args.flags.has('--quiet'), context);
    return all.some(({ checked }) => checked.runnable === null) ? _command_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT_INVALID */ .jL : 0;
}
function printDocuments(all, context) {
    const documents = all.map(({ file, checked }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkDocument */ .sw)(checked, file));
    (0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .printDocument */ .dq)(documents.length === 1 ? documents[0] : documents, context);
}
function tell({ file, checked }, quiet, context) {
    context.terminal.stderr((0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .findingsText */ ._g)(checked, context));
    if (!quiet)
        context.terminal.stdout(`${file}: ${verdict(checked)}\n`);
}
function verdict({ findings, runnable }) {
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    const warnings = findings.length - errors;
    const counts = [counted(errors, 'error'), counted(warnings, 'warning')].filter((text) => text !== '').join(', ');
    return `${runnable === null ? 'invalid' : 'valid'}${counts === '' ? '' : ` (${counts})`}`;
}
function counted(count, noun) {
    return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}


/***/ })

};
;