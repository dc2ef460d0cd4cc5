"use strict";
exports.id = 754;
exports.ids = [754];
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

/***/ 1754:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validateCommand: () => (/* binding */ validateCommand)
});

// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8218);
// EXTERNAL MODULE: ./build/cli/check.js
var check = __webpack_require__(4070);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(7727);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(8918);
// EXTERNAL MODULE: ./build/cli/files.js
var cli_files = __webpack_require__(7997);
;// CONCATENATED MODULE: ./build/cli/named-files.js




const WORKFLOW_FILE = /\.conductor\.ya?ml$/;
const NOT_ENTERED = new Set(['.git', 'node_modules']);
const MAX_ENTRIES = 200_000;
function namedFiles(operands, cwd) {
    const found = new Set();
    for (const operand of operands) {
        const entry = (0,cli_files/* entryAt */._f)(external_node_path_default().resolve(cwd, operand));
        const isPattern = entry === 'absent' && /[*?]/.test(operand);
        const files = entry === 'folder'
            ? filesBelow(operand, cwd).filter((file) => WORKFLOW_FILE.test(file))
            : isPattern
                ? matching(operand.replace(/^(?:\.\/)+/, ''), cwd)
                : [operand];
        if (isPattern && files.length === 0)
            return (0,result/* err */._)(`nothing matches ${JSON.stringify(operand)}`);
        for (const file of files.length === 0 ? [operand] : files)
            found.add(file);
    }
    return (0,result.ok)([...found]);
}
function matching(pattern, cwd) {
    const parts = pattern.split('/');
    const fixed = parts
        .slice(0, parts.findIndex((part) => /[*?]/.test(part)))
        .join('/');
    const start = fixed === '' && pattern.startsWith('/') ? '/' : fixed;
    const shape = shapeOf(pattern);
    return filesBelow(start, cwd).filter((file) => shape.test(file));
}
function shapeOf(pattern) {
    const source = pattern.replaceAll(/\*\*\/|\*\*|\*|\?|[\\^$.()[\]{}|+]/g, (sign) => {
        if (sign === '**/')
            return '(?:[^/]+/)*';
        if (sign === '**')
            return '.*';
        if (sign === '*')
            return '[^/]*';
        return sign === '?' ? '[^/]' : `\\${sign}`;
    });
    return new RegExp(`^${source}$`);
}
function filesBelow(folder, cwd) {
    const files = [];
    const open = [folder];
    for (let at = open.pop(); at !== undefined && files.length < MAX_ENTRIES; at = open.pop()) {
        for (const entry of entriesOf(external_node_path_default().resolve(cwd, at))) {
            const name = at === '' || at === '.' ? entry.name : `${at.replace(/\/$/, '')}/${entry.name}`;
            if (entry.isFile())
                files.push(name);
            else if (entry.isDirectory() && !NOT_ENTERED.has(entry.name))
                open.push(name);
        }
    }
    return files.sort();
}
function entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./build/cli/validate.js




const validateCommand = {
    name: 'validate',
    summary: 'Check workflow files: every problem at once, with its place',
    usage: 'validate FILE|DIR|GLOB... [--format text|json]',
    options: [command/* FORMAT */.uB, command/* STRICT_ABILITIES */.B, command/* QUIET */.DC, command/* DEBUG */.Oi],
    examples: [
        'conductor validate workflow.yaml',
        'conductor validate .',
        "conductor validate 'flows/**/*.yaml'",
        "conductor validate workflow.yaml --format json | jq '.findings, .contract.escapes'",
    ],
    run: runValidate,
};
async function runValidate(args, context) {
    if (args.operands.length === 0)
        return (0,command/* badUsage */.VT)(context, validateCommand, 'which file? conductor validate FILE...');
    const files = namedFiles(args.operands, context.cwd);
    if (!files.ok)
        return (0,command/* badUsage */.VT)(context, validateCommand, files.error);
    const all = [];
    for (const file of files.value)
        all.push({ file, checked: await (0,check/* checkNamed */.eY)(file, context, args.flags.has(command/* STRICT_ABILITIES */.B.name)) });
    if ((0,cli_arguments/* oneValue */.o)(args, '--format') === 'json')
        printDocuments(all, context);
    else
        for (const one of all)
            tell(one, args.flags.has('--quiet'), context);
    return all.some(({ checked }) => checked.runnable === null) ? command/* EXIT_INVALID */.jL : 0;
}
function printDocuments(all, context) {
    const documents = all.map(({ file, checked }) => (0,check/* checkDocument */.sw)(checked, file));
    (0,check/* printDocument */.dq)(documents.length === 1 ? documents[0] : documents, context);
}
function tell({ file, checked }, quiet, context) {
    context.terminal.stderr((0,check/* findingsText */._g)(checked, context));
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