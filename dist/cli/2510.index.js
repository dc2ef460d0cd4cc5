"use strict";
exports.id = 2510;
exports.ids = [2510,5546,3165];
exports.modules = {

/***/ 55807:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jd: function() { return /* binding */ RecordReader; },
/* harmony export */   Uv: function() { return /* binding */ readResult; },
/* harmony export */   i8: function() { return /* binding */ EventReader; }
/* harmony export */ });
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10898);
/* harmony import */ var _core_event_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10086);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85636);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7725);





function isStampedEvent(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value) || !(0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(value['timestamp']) || !(0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .isEventType */ .VX)(value['type']))
        return false;
    const fields = Object.entries((0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .eventFacts */ .IS)(value['type']).fields);
    return fields.every(([name, { check }]) => check === null || check(value[name]));
}
class LineReader {
    isKnown;
    take;
    skipped = 0;
    constructor(isKnown, take) {
        this.isKnown = isKnown;
        this.take = take;
    }
    line(text) {
        const line = text.replace(/^\ufeff/, '').trim();
        if (line === '')
            return;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(line);
        if (this.isKnown(value))
            this.take(value);
        else
            this.skipped += 1;
    }
}
class EventReader extends LineReader {
    constructor(...consumers) {
        super(isStampedEvent, (event) => {
            for (const consumer of consumers)
                consumer.consume(event);
        });
    }
}
const MAX_RECORDS = 10_000;
const hasRecordFields = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .shaped */ .e9)({
    timestamp: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH,
    workflow: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .shaped */ .e9)({ name: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH }),
    node: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH,
    envelope: _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnvelope */ .XT,
    frames: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .isFrame */ .qt),
    attempts: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et,
    stderr_tail: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH,
});
class RecordReader extends LineReader {
    records = [];
    constructor() {
        super(isErrorRecord, (record) => {
            if (this.records.length < MAX_RECORDS)
                this.records.push(record);
        });
    }
}
function isErrorRecord(value) {
    return hasRecordFields(value);
}
const hasResultFields = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .shaped */ .e9)({
    success: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isBoolean */ .Lm,
    outcome: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(..._core_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_OUTCOMES */ .wi),
    exit_code: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et,
    workflow: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .shaped */ .e9)({ file: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH }),
    errors: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnvelope */ .XT),
    warnings: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH),
    next_commands: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH),
    execution: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .shaped */ .e9)({ duration_ms: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et }),
    termination: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .shaped */ .e9)({ reason: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH })),
});
function readResult(text) {
    const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    return isResult(value) ? value : null;
}
function isResult(value) {
    return hasResultFields(value);
}


/***/ }),

/***/ 5546:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkNamed: function() { return /* binding */ checkNamed; },
/* harmony export */   findingsText: function() { return /* binding */ findingsText; },
/* harmony export */   printDocument: function() { return /* binding */ printDocument; },
/* harmony export */   runContract: function() { return /* binding */ runContract; },
/* harmony export */   runGraph: function() { return /* binding */ runGraph; },
/* harmony export */   runValidate: function() { return /* binding */ runValidate; },
/* harmony export */   soundWorkflow: function() { return /* binding */ soundWorkflow; }
/* harmony export */ });
/* harmony import */ var _adapters_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61104);
/* harmony import */ var _config_contract_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23146);
/* harmony import */ var _config_finding_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34054);
/* harmony import */ var _config_load_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45488);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _reporters_graph_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3711);
/* harmony import */ var _run_prepare_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64843);
/* harmony import */ var _run_providers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48294);
/* harmony import */ var _run_workflow_graph_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7822);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39247);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(72918);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82512);












async function checkNamed(file, context, strictAbilities = false) {
    const { env, cwd } = context;
    const shownFrom = (0,_config_load_index_js__WEBPACK_IMPORTED_MODULE_3__/* .shownFolder */ .eD)(file, env, cwd);
    const checked = await (0,_run_prepare_js__WEBPACK_IMPORTED_MODULE_6__/* .checkFile */ .vH)({ file, env, patterns: _adapters_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .loadPatterns */ .o, shownFrom, strictAbilities });
    const lost = checked.runnable === null ? [] : (0,_run_providers_js__WEBPACK_IMPORTED_MODULE_7__/* .lostTools */ .kk)(checked.runnable, strictAbilities, null);
    if (lost.length === 0)
        return checked;
    return { ...checked, findings: [...checked.findings, ...lost], runnable: strictAbilities ? null : checked.runnable };
}
function findingsText(checked, context) {
    if (checked.findings.length === 0)
        return '';
    const text = (0,_config_finding_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFindings */ .vO)(checked.findings, checked.loaded.sources, context.terminal.color);
    return `${(0,_command_js__WEBPACK_IMPORTED_MODULE_10__/* .environmentRedactor */ .uv)(context).text(text)}\n`;
}
function printDocument(document, context) {
    const clean = (0,_command_js__WEBPACK_IMPORTED_MODULE_10__/* .environmentRedactor */ .uv)(context).json((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonCopy */ .Uq)({ document })['document'] ?? null);
    context.terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(clean, 2)}\n`);
}
async function soundWorkflow(file, format, context) {
    const checked = await checkNamed(file, context);
    if (checked.runnable !== null)
        return checked.runnable;
    if (format === 'json')
        printDocument((0,_run_prepare_js__WEBPACK_IMPORTED_MODULE_6__/* .checkedResult */ .lZ)(checked, file), context);
    else
        context.terminal.stderr(findingsText(checked, context));
    return _command_js__WEBPACK_IMPORTED_MODULE_10__/* .EXIT_INVALID */ .jL;
}
async function runValidate(args, context) {
    const files = (0,_files_js__WEBPACK_IMPORTED_MODULE_11__/* .namedFiles */ .VI)(args.operands, context.cwd, _files_js__WEBPACK_IMPORTED_MODULE_11__/* .WORKFLOW_FILES */ .CU);
    if (!files.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_10__/* .badUsage */ .VT)(context, 'validate', files.error);
    const isJson = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_9__/* .oneValue */ .o1)(args, '--format') === 'json';
    const documents = [];
    for (const file of files.value) {
        const checked = await checkNamed(file, context, args.flags.has('--strict-abilities'));
        documents.push((0,_run_prepare_js__WEBPACK_IMPORTED_MODULE_6__/* .checkedResult */ .lZ)(checked, file));
        if (!isJson)
            context.terminal.stderr(findingsText(checked, context));
        if (!isJson && !args.flags.has('--quiet'))
            context.terminal.stdout(`${file}: ${verdict(checked)}\n`);
    }
    if (isJson)
        printDocument(documents.length === 1 ? documents[0] : documents, context);
    return documents.every(({ success }) => success) ? 0 : _command_js__WEBPACK_IMPORTED_MODULE_10__/* .EXIT_INVALID */ .jL;
}
function verdict({ findings, runnable }) {
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    const counts = [(0,_config_finding_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countedOrNone */ .sq)(errors, 'error'), (0,_config_finding_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countedOrNone */ .sq)(findings.length - errors, 'warning')].filter(Boolean);
    return `${runnable === null ? 'invalid' : 'valid'}${counts.length === 0 ? '' : ` (${counts.join(', ')})`}`;
}
const WHOLE = { maxChars: Number.POSITIVE_INFINITY, maxEdges: Number.POSITIVE_INFINITY };
async function runGraph(args, context) {
    const [file = ''] = args.operands;
    const workflow = await soundWorkflow(file, 'text', context);
    if (typeof workflow === 'number')
        return workflow;
    const graph = (0,_run_workflow_graph_js__WEBPACK_IMPORTED_MODULE_8__/* .workflowGraph */ .c)(workflow);
    context.terminal.stdout((0,_arguments_js__WEBPACK_IMPORTED_MODULE_9__/* .oneValue */ .o1)(args, '--format') === 'dot' ? (0,_reporters_graph_js__WEBPACK_IMPORTED_MODULE_5__/* .dot */ .Om)(graph) : (0,_reporters_graph_js__WEBPACK_IMPORTED_MODULE_5__/* .mermaid */ .a4)(graph, new Map(), WHOLE));
    return 0;
}
async function runContract(args, context) {
    const [file = ''] = args.operands;
    const format = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_9__/* .oneValue */ .o1)(args, '--format') ?? 'text';
    const workflow = await soundWorkflow(file, format, context);
    if (typeof workflow === 'number')
        return workflow;
    const contract = (0,_config_contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .contractOf */ .Qu)(workflow);
    if (format === 'json')
        printDocument(contract, context);
    else
        context.terminal.stdout(`${(0,_config_contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .renderContract */ .p7)(contract, context.terminal.stdoutColor).trimEnd()}\n`);
    return 0;
}


/***/ }),

/***/ 82510:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runLedger: function() { return /* binding */ runLedger; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49445);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);
/* harmony import */ var _durability_ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71355);
/* harmony import */ var _durability_ledger_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42158);
/* harmony import */ var _durability_ledger_view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93793);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39247);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72918);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82512);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10903);










const DEFAULT_FILE = 'ledger.jsonl';
const FILTERS = ['workflow', 'node', 'kind'];
async function runLedger(args, context) {
    const [word, ...operands] = args.operands;
    if (word === 'add')
        return add(operands, args, context);
    if (word === 'show')
        return show(operands, args, context);
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .badUsage */ .VT)(context, 'ledger', `${JSON.stringify(word)} is not add or show`);
}
function add(operands, args, context) {
    const [target, ...more] = operands;
    if (target === undefined || more.length > 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .badUsage */ .VT)(context, 'ledger', 'give one run: conductor ledger add RUN_DIR');
    const wrong = FILTERS.find((name) => args.values.has(`--${name}`));
    if (wrong !== undefined)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .badUsage */ .VT)(context, 'ledger', `--${wrong} is for show`);
    const run = (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_9__/* .readRun */ .cI)(target, context);
    if (!run.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .refuse */ .TR)(context, 'ledger', run.error);
    const file = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__/* .oneValue */ .o1)(args, '--file') ?? DEFAULT_FILE;
    const ledgerFile = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(context.cwd, file);
    const news = (0,_durability_ledger_file_js__WEBPACK_IMPORTED_MODULE_4__/* .recordInLedger */ .c2)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_1__/* .createFileStore */ .IF)(), ledgerFile, run.value.account, context.env['GITHUB_SHA']);
    if (!news.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .refuse */ .TR)(context, 'ledger', news.error);
    const { entry, ledger } = news.value;
    if (ledger.warning !== null)
        context.terminal.stderr(`conductor ledger: ${file}: ${ledger.warning}\n`);
    const kinds = new Set(entry.sightings.map(({ kind }) => kind)).size;
    const what = kinds === 1 ? '1 kind of error' : `${kinds} kinds of errors`;
    const text = `${entry.run_id} is in ${file}: ${what}, ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(ledger.runs.length, 'run')} altogether\n`;
    context.terminal.stdout((0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__/* .oneValue */ .o1)(args, '--format') === 'json' ? `${JSON.stringify(entry, null, 2)}\n` : text);
    return 0;
}
function show(operands, args, context) {
    if (operands.length > 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .badUsage */ .VT)(context, 'ledger', `${JSON.stringify(operands[0])} is too much; the file is named by --file`);
    const file = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__/* .oneValue */ .o1)(args, '--file') ?? DEFAULT_FILE;
    const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .readTextFile */ .Gu)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(context.cwd, file));
    if (!text.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .refuse */ .TR)(context, 'ledger', `${file} ${text.error}`);
    const ledger = (0,_durability_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .foldLedger */ .n2)(text.value);
    if (ledger.runs.length === 0 && ledger.warning !== null)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .refuse */ .TR)(context, 'ledger', `${file}: ${ledger.warning}`);
    const given = FILTERS.flatMap((name) => (args.values.get(`--${name}`) ?? []).map((value) => [name, value]));
    const query = Object.fromEntries(given);
    const rows = (0,_durability_ledger_view_js__WEBPACK_IMPORTED_MODULE_5__/* .showLedger */ .T7)(ledger, query);
    if ((0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__/* .oneValue */ .o1)(args, '--format') === 'json') {
        context.terminal.stdout(`${JSON.stringify((0,_durability_ledger_view_js__WEBPACK_IMPORTED_MODULE_5__/* .ledgerJson */ .eH)(rows, ledger.warning), null, 2)}\n`);
        return 0;
    }
    if (ledger.warning !== null)
        context.terminal.stderr(`conductor ledger: ${file}: ${ledger.warning}\n`);
    context.terminal.stdout((0,_durability_ledger_view_js__WEBPACK_IMPORTED_MODULE_5__/* .ledgerText */ .PK)(rows, query));
    return 0;
}


/***/ }),

/***/ 10903:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CH: function() { return /* binding */ traceGraph; },
/* harmony export */   Xd: function() { return /* binding */ fileGraph; },
/* harmony export */   cI: function() { return /* binding */ readRun; },
/* harmony export */   hF: function() { return /* binding */ graphOfRun; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _account_run_account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90813);
/* harmony import */ var _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55807);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49445);
/* harmony import */ var _config_load_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45488);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62759);
/* harmony import */ var _run_workflow_graph_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7822);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77400);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82512);
/* harmony import */ var _inspect_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5546);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67183);











const EVENTS = 'events.jsonl';
const ERRORS = 'errors.jsonl';
const RESULT = 'result.json';
function readRun(named, context, account = new _account_run_account_js__WEBPACK_IMPORTED_MODULE_1__/* .RunAccount */ .b(), ...others) {
    const found = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_9__/* .namedRun */ .d3)(named, context);
    if (!found.ok)
        return found;
    const target = found.value;
    const resolved = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(context.cwd, target);
    const entry = (0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .entryAt */ ._f)(resolved);
    if (entry === 'absent')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(`${target} does not exist`);
    const events = new _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .EventReader */ .i8(account, ...others);
    const errors = new _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordReader */ .Jd();
    let result = null;
    const read = (name, file) => {
        if (name !== RESULT)
            return readLines(file, name === EVENTS ? events : errors);
        const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readTextFile */ .Gu)(file);
        result = text.ok ? (0,_account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .readResult */ .Uv)(text.value) : null;
        return text.ok ? null : text.error;
    };
    const run = () => ({ account, records: errors.records, result, skipped: events.skipped + errors.skipped });
    if (entry === 'folder') {
        const names = [EVENTS, ERRORS, RESULT].filter((name) => (0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .entryAt */ ._f)(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(resolved, name)) !== 'absent');
        if (names.length === 0)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(`${target} holds no run: there is no ${EVENTS}, ${ERRORS}, ${RESULT} in it`);
        for (const name of names) {
            const problem = read(name, node_path__WEBPACK_IMPORTED_MODULE_0___default().join(resolved, name));
            if (problem !== null)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(`${node_path__WEBPACK_IMPORTED_MODULE_0___default().join(target, name)} ${problem}`);
        }
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)({ folder: resolved, ...run() });
    }
    const name = node_path__WEBPACK_IMPORTED_MODULE_0___default().basename(resolved);
    const problem = read(name, resolved);
    if (problem !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(`${target} ${problem}`);
    const isEmpty = account.excerpt.total + errors.records.length === 0 && result === null;
    if (isEmpty && (run().skipped > 0 || name === RESULT))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(`${target} holds no error record, no events and no result`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)({ folder: null, ...run() });
}
function readLines(file, reader) {
    if ((0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .entryAt */ ._f)(file) === 'folder')
        return 'is a folder, not a file';
    try {
        for (const line of (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_3__/* .createFileStore */ .IF)().lines(file))
            reader.line(line);
        return null;
    }
    catch (error) {
        return `cannot be read: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorMessage */ .gJ)(error)}`;
    }
}
async function graphOfRun(result, account, context) {
    const graph = await graphWhere(result.workflow.file, context, (workflow) => isSame(workflow, result));
    return graph ?? traceGraph(account, result);
}
function fileGraph(file, account, context) {
    const types = [...account.walk.types];
    return graphWhere(file, context, ({ settings, steps }) => settings.name === account.run?.workflow && types.every(([name, type]) => steps.get(name)?.type === type));
}
async function graphWhere(named, context, isIt) {
    const workspace = (0,_config_load_index_js__WEBPACK_IMPORTED_MODULE_4__/* .findWorkspace */ .pl)(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(context.cwd, 'workflow.yaml'), context.env);
    for (const folder of new Set([workspace, context.cwd])) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(folder, named);
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .entryAt */ ._f)(file) !== 'file')
            continue;
        const { runnable } = await (0,_inspect_file_js__WEBPACK_IMPORTED_MODULE_8__.checkNamed)(file, context);
        if (runnable !== null && isIt(runnable))
            return (0,_run_workflow_graph_js__WEBPACK_IMPORTED_MODULE_5__/* .workflowGraph */ .c)(runnable);
    }
    return null;
}
function isSame(workflow, result) {
    const hashes = result.checkpoint?.node_hashes ?? {};
    const names = Object.keys(hashes);
    return names.length === workflow.hashes.size && names.every((name) => workflow.hashes.get(name) === hashes[name]);
}
function traceGraph({ walk, run }, result) {
    const file = result?.workflow.file ?? run?.file ?? '';
    const steps = result?.execution.steps ?? [];
    const types = new Map(steps.map((step) => [step.node_id, step.type]));
    for (const [name, type] of walk.types)
        if (!types.has(name))
            types.set(name, type);
    const nodes = [...types].map(([name, type]) => ({ name, type, position: { file, line: 1 }, members: [], child: null }));
    const edges = [...walk.edges.values()].filter(({ to }) => to === '$end' || types.has(to));
    const entry = walk.path[0] ?? steps[0]?.node_id ?? '$end';
    return { name: result?.workflow.name ?? run?.workflow ?? file, file, entry, nodes, edges };
}


/***/ }),

/***/ 67183:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: function() { return /* binding */ startedRun; },
/* harmony export */   W5: function() { return /* binding */ noteRun; },
/* harmony export */   _h: function() { return /* binding */ fileRules; },
/* harmony export */   d3: function() { return /* binding */ namedRun; },
/* harmony export */   d_: function() { return /* binding */ notedRuns; },
/* harmony export */   iB: function() { return /* binding */ forgetRuns; },
/* harmony export */   sL: function() { return /* binding */ resumableRun; },
/* harmony export */   xo: function() { return /* binding */ LAST; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49445);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51695);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62759);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87451);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44599);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39247);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82512);










const MAX_ENTRIES = 1000;
function indexFolder(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_1___default().join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_6__/* .temporaryBase */ .du)(env), `conductor-runs-${process.getuid?.() ?? 'user'}`);
}
function noteRun(entry, env) {
    try {
        const folder = indexFolder(env);
        (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .fc)(folder, 0o700);
        if (!isOurs(folder))
            return;
        const name = `${entry.started.replaceAll(/[-:.]/g, '')}-${entry.run_id}.json`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name), `${JSON.stringify({ schema_version: 1, ...entry })}\n`, { mode: 0o600 });
        for (const old of entryNames(folder).slice(MAX_ENTRIES))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, old), { force: true });
    }
    catch {
    }
}
function notedRuns(env) {
    const folder = indexFolder(env);
    if (!isOurs(folder))
        return [];
    return entryNames(folder).flatMap((name) => readEntry(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name)) ?? []);
}
function startedRun(env) {
    return (runId, folder) => {
        const real = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(folder);
        return notedRuns(env).find((entry) => entry.run_id === runId && (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(entry.folder) === real) ?? null;
    };
}
function forgetRuns(folders, env) {
    const index = indexFolder(env);
    if (!isOurs(index))
        return;
    for (const name of entryNames(index)) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(index, name);
        const entry = readEntry(file);
        if (entry === null || folders.has(entry.folder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    }
}
function isOurs(folder) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() === true && (process.getuid === undefined || stats.uid === process.getuid());
}
function entryNames(folder) {
    try {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => name.endsWith('.json'));
        return names.sort().reverse();
    }
    catch {
        return [];
    }
}
function readEntry(file) {
    const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .readTextFile */ .Gu)(file);
    const value = text.ok ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text.value) : null;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(value) && isEntry(value) ? value : null;
}
function isEntry(value) {
    const { run_id, workflow, file, cwd, folder, started } = value;
    if (![run_id, workflow, file, cwd, folder, started].every((text) => typeof text === 'string'))
        return false;
    return !Number.isNaN(Date.parse(String(started))) && node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(String(folder));
}
const LAST = 'last';
function namedRun(target, { cwd, env }) {
    if (target !== LAST) {
        const resolved = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, target);
        const unsafe = (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(resolved) === 'folder' ? (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_5__/* .whyUnsafe */ .TE)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), resolved) : null;
        return unsafe === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(target) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(unsafe);
    }
    const here = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(cwd);
    const found = notedRuns(env).find((entry) => entry.cwd === here && (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(entry.folder) === 'folder');
    return found === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)('no run was started in this folder; `conductor runs` lists all') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(found.folder);
}
function resumableRun(target, context) {
    if (!/\.ya?ml$/i.test(target) || (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, target)) !== 'file')
        return namedRun(target, context);
    const file = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, target));
    const found = notedRuns(context.env).find((entry) => entry.file === file && isResumable(entry));
    return found === undefined
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
        : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(found.folder);
}
function isResumable({ folder }) {
    const saved = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readCheckpoint */ .HQ)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), folder);
    return saved.ok && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable);
}
function fileRules(args, { cwd, env }) {
    const given = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_7__/* .oneValue */ .o1)(args, '--workflow');
    const named = given === null ? {} : { named: { file: node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, given), fileAsGiven: given } };
    return { ...named, started: startedRun(env) };
}


/***/ }),

/***/ 42158:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XT: function() { return /* binding */ writeAllInLedger; },
/* harmony export */   c2: function() { return /* binding */ recordInLedger; },
/* harmony export */   w: function() { return /* binding */ writeInLedger; }
/* harmony export */ });
/* unused harmony export seenInLedger */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _account_run_account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90813);
/* harmony import */ var _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55807);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51848);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77400);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71355);
/* harmony import */ var _ledger_view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93793);








function recordInLedger(files, file, account, commit) {
    const run = (0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .runInfo */ .Q6)(account);
    return run === null
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)('the run has no events that tell how it began')
        : writeInLedger(files, file, () => (0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .ledgerEntry */ .ay)({ ...run, ...(commit ? { commit } : {}) }));
}
function writeInLedger(files, file, make) {
    try {
        const text = files.exists(file) ? files.readText(file) : '';
        const entry = make(text);
        const write = (0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .addToLedger */ .mq)(text, entry);
        files.makeFolder(node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(file));
        if ('replace' in write)
            files.replace(file, write.replace);
        else
            (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .appendDurably */ .i)(files, file, write.append);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)({ entry, ledger: (0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .foldLedger */ .n2)('replace' in write ? write.replace : text + write.append) });
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(`${file} cannot be written: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_3__/* .fileProblem */ .Wj)(error)}`);
    }
}
function writeAllInLedger(files, file, entries) {
    try {
        const text = files.exists(file) ? files.readText(file) : '';
        const known = new Set((0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .foldLedger */ .n2)(text).runs.map((entry) => JSON.stringify(entry)));
        const lines = entries.slice(-_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_LEDGER_RUNS */ .U2).map((entry) => JSON.stringify(entry));
        const fresh = lines.filter((line) => !known.has(line));
        if (fresh.length === 0)
            return null;
        files.makeFolder(node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(file));
        const { runs } = (0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .foldLedger */ .n2)(`${text}\n${fresh.join('\n')}`);
        files.replace(file, runs.map((run) => `${JSON.stringify(run)}\n`).join(''));
        return null;
    }
    catch (error) {
        return `${file} cannot be written: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_3__/* .fileProblem */ .Wj)(error)}`;
    }
}
function ledgerNote({ entry, ledger }, result) {
    for (const { kind, node_id: node } of result.errors) {
        const seen = entry.sightings.find((one) => one.kind === kind && (node === null || one.node === node || one.node.endsWith(`/${node}`)));
        const sentence = seen === undefined ? null : ledgerSentence(ledger, entry.workflow, seen.node, seen.kind);
        if (seen !== undefined && sentence !== null)
            return `${kind} at ${seen.node}: ${sentence}`;
    }
    return null;
}
function seenInLedger(files, file, runDir, result, commit) {
    const unseen = (why) => ({ seenBefore: null, problem: `the run is not in the ledger: ${why}` });
    try {
        const account = new RunAccount();
        const reader = new EventReader(account);
        for (const line of files.lines(path.join(runDir, 'events.jsonl')))
            reader.line(line);
        const news = recordInLedger(files, file, account, commit);
        if (!news.ok)
            return unseen(news.error);
        const { warning } = news.value.ledger;
        return { seenBefore: ledgerNote(news.value, result), problem: warning === null ? null : `${file}: ${warning}` };
    }
    catch (error) {
        return unseen(errorMessage(error));
    }
}


/***/ }),

/***/ 93793:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PK: function() { return /* binding */ ledgerText; },
/* harmony export */   T7: function() { return /* binding */ showLedger; },
/* harmony export */   eH: function() { return /* binding */ ledgerJson; },
/* harmony export */   fb: function() { return /* binding */ ledgerSentence; }
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53325);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _core_lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16733);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99538);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31160);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71355);






function showLedger(ledger, query = {}) {
    return [...runsByWorkflow(ledger.runs, query.workflow).values()].flatMap((runs) => [...seenIn(runs).values()]
        .filter((seen) => (query.node ?? seen.node) === seen.node && (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .patternTakes */ .Hq)(query.kind ?? '*', seen.kind))
        .map((seen) => rowOf(runs, seen))
        .sort((a, b) => b.rate - a.rate || (a.last_seen < b.last_seen ? 1 : a.last_seen > b.last_seen ? -1 : 0)));
}
function runsByWorkflow(runs, wanted) {
    const groups = new Map();
    for (const run of runs) {
        const { name, file } = run.workflow;
        if (wanted !== undefined && wanted !== name && wanted !== file)
            continue;
        (0,_core_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .addTo */ .D)(groups, JSON.stringify([name, file]), run);
    }
    return groups;
}
function seenIn(runs) {
    const found = new Map();
    for (const [index, run] of runs.entries()) {
        for (const sighting of run.sightings) {
            const key = JSON.stringify([sighting.node, sighting.kind]);
            const seen = found.get(key) ?? { node: sighting.node, kind: sighting.kind, at: [], sightings: [] };
            if (seen.at.at(-1) !== index)
                seen.at.push(index);
            seen.sightings.push(sighting);
            found.set(key, seen);
        }
    }
    return found;
}
function rowOf(runs, { node, kind, at, sightings }) {
    const windowRuns = Math.min(runs.length, _ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .LEDGER_WINDOW */ .jt);
    const windowSeen = at.filter((index) => index >= runs.length - windowRuns).length;
    const times = at.map((index) => runs[index]?.timestamp ?? '').sort();
    const recovered = sightings.reduce((sum, one) => sum + one.recovered, 0);
    const attempts = sightings.reduce((sum, one) => sum + one.recovery_attempts, 0);
    const firstSeen = times[0] ?? '';
    return {
        workflow: runs[0]?.workflow ?? { name: '', file: '' },
        node,
        kind,
        first_seen: firstSeen,
        last_seen: times.at(-1) ?? '',
        window_runs: windowRuns,
        window_seen: windowSeen,
        rate: windowRuns === 0 ? 0 : Math.round((windowSeen / windowRuns) * 1000) / 1000,
        pattern: recovered > 0 || hasGap(at) ? 'flaky' : 'steady',
        mean_attempts_to_recover: recovered === 0 ? null : Math.round((attempts / recovered) * 10) / 10,
        sentence: `seen in ${windowSeen} of the last ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(windowRuns, 'run')}, first on ${firstSeen.slice(0, 10)}`,
    };
}
function hasGap(at) {
    return at.some((index, position) => position > 0 && index - (at[position - 1] ?? index) > 1);
}
function ledgerSentence(ledger, workflow, node, kind) {
    const runs = ledger.runs.filter((run) => run.workflow.name === workflow.name && run.workflow.file === workflow.file);
    const seen = seenIn(runs).get(JSON.stringify([node, kind]));
    return seen === undefined ? null : rowOf(runs, seen).sentence;
}
function ledgerText(rows, query = {}) {
    if (rows.length === 0)
        return `The ledger knows no ${Object.keys(query).length === 0 ? '' : 'such '}errors.\n`;
    const lines = [];
    let heading = '';
    for (const row of rows) {
        const { name, file } = row.workflow;
        const title = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(file === _core_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_FILE */ .tW ? name : `${name} (${file})`);
        if (title !== heading)
            lines.push(...(heading === '' ? [title] : ['', title]));
        heading = title;
        lines.push(`  ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(row.kind)} at ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(row.node)}: ${row.pattern}`);
        lines.push(`    ${row.sentence}, last on ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(row.last_seen).slice(0, 10)} (${Math.round(row.rate * 100)} %)`);
        if (row.mean_attempts_to_recover !== null)
            lines.push(`    recovers after ${row.mean_attempts_to_recover} attempts on average`);
    }
    return `${lines.join('\n')}\n`;
}
function ledgerJson(rows, warning) {
    return {
        schema_version: 1,
        window: _ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .LEDGER_WINDOW */ .jt,
        warning,
        errors: rows.map((row) => ({ ...row, workflow: { ...row.workflow } })),
    };
}


/***/ }),

/***/ 71355:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q6: function() { return /* binding */ runInfo; },
/* harmony export */   U2: function() { return /* binding */ MAX_LEDGER_RUNS; },
/* harmony export */   ay: function() { return /* binding */ ledgerEntry; },
/* harmony export */   jt: function() { return /* binding */ LEDGER_WINDOW; },
/* harmony export */   mq: function() { return /* binding */ addToLedger; },
/* harmony export */   n2: function() { return /* binding */ foldLedger; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45979);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7725);



const SIGHTING = {
    node: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH,
    kind: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(value) && (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isKind */ .VF)(value),
    count: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my,
    recovered: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my,
    recovery_attempts: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my,
};
const ENTRY = {
    schema_version: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(1),
    run_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isName */ .Eo,
    timestamp: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(value) && !Number.isNaN(Date.parse(value)),
    workflow: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .shaped */ .e9)({ name: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, file: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH }),
    outcome: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH,
    commit: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH),
    event: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH),
    passed: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)),
    sightings: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .shaped */ .e9)(SIGHTING)),
};
const isEntry = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .shaped */ .e9)(ENTRY);
const LEDGER_WINDOW = 20;
const MAX_LEDGER_RUNS = 1000;
const MAX_LEDGER_CHARS = 64 * 1024 * 1024;
const MAX_SIGHTINGS = 500;
const MAX_NAME_CHARS = 400;
function runInfo({ run, ending, errors }) {
    if (run === null)
        return null;
    return {
        run_id: run.runId,
        timestamp: run.timestamp,
        workflow: { name: run.workflow, file: run.file },
        outcome: ending?.outcome ?? 'unknown',
        sightings: Array.from(errors.sightings.values(), ({ recoveryAttempts, ...seen }) => ({
            ...seen,
            recovery_attempts: recoveryAttempts,
        })),
    };
}
function ledgerEntry(run) {
    return {
        schema_version: 1,
        run_id: run.run_id.slice(0, MAX_NAME_CHARS),
        timestamp: run.timestamp,
        workflow: { name: run.workflow.name.slice(0, MAX_NAME_CHARS), file: run.workflow.file.slice(0, MAX_NAME_CHARS) },
        outcome: run.outcome,
        ...(run.commit === undefined ? {} : { commit: run.commit.slice(0, MAX_NAME_CHARS) }),
        ...(run.event === undefined ? {} : { event: run.event.slice(0, MAX_NAME_CHARS) }),
        ...(run.passed === undefined
            ? {}
            : { passed: run.passed.slice(0, MAX_SIGHTINGS).map((name) => name.slice(0, MAX_NAME_CHARS)) }),
        sightings: run.sightings
            .slice(0, MAX_SIGHTINGS)
            .map((one) => ({ ...one, node: one.node.slice(0, MAX_NAME_CHARS) })),
    };
}
function addToLedger(text, entry) {
    const line = `${JSON.stringify(entry)}\n`;
    const lines = text.split('\n').filter((one) => one.trim() !== '').length;
    if (lines < 2 * MAX_LEDGER_RUNS && text.length < MAX_LEDGER_CHARS / 2) {
        return { append: text === '' || text.endsWith('\n') ? line : `\n${line}` };
    }
    const { runs } = foldLedger(`${text.slice(-MAX_LEDGER_CHARS)}\n${line}`);
    return { replace: runs.map((run) => `${JSON.stringify(run)}\n`).join('') };
}
function foldLedger(text) {
    if (text.length > 2 * MAX_LEDGER_CHARS)
        return { runs: [], warning: 'the ledger is too large and is ignored' };
    const runs = new Map();
    let unusable = 0;
    for (const line of text.split('\n')) {
        if (line.trim() === '')
            continue;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line);
        if (!isEntry(value)) {
            unusable += 1;
            continue;
        }
        const entry = ledgerEntry(value);
        runs.delete(entry.run_id);
        runs.set(entry.run_id, entry);
    }
    const warning = unusable === 0 ? null : `${unusable} lines of the ledger cannot be read and are left out`;
    return { runs: [...runs.values()].slice(-MAX_LEDGER_RUNS), warning };
}


/***/ }),

/***/ 3711:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: function() { return /* binding */ typeLabel; },
/* harmony export */   Om: function() { return /* binding */ dot; },
/* harmony export */   a4: function() { return /* binding */ mermaid; },
/* harmony export */   wj: function() { return /* binding */ withFinally; }
/* harmony export */ });
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99448);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);


const MAX_CHARS = 50_000;
const MAX_EDGES = 500;
const END = '$end';
const START = '$start';
const CLASSES = {
    completed: 'fill:#1a7f37,stroke:#116329,color:#ffffff',
    failed: 'fill:#cf222e,stroke:#82071e,color:#ffffff',
    recovered: 'fill:#bf8700,stroke:#7d4e00,color:#ffffff',
    running: 'fill:#0969da,stroke:#0550ae,color:#ffffff',
    waiting: 'fill:#8250df,stroke:#6639ba,color:#ffffff',
    skipped: 'fill:transparent,stroke:#8c959f,color:#8c959f,stroke-dasharray:3 3',
};
function mermaid(graph, state = new Map(), limits = {}) {
    const maxChars = limits.maxChars ?? MAX_CHARS;
    const maxEdges = limits.maxEdges ?? MAX_EDGES;
    for (const drawn of [withFinally(graph), withFinally(withoutShared(graph))]) {
        if (drawn.edges.length >= maxEdges)
            continue;
        const whole = draw(drawn, state);
        if (whole.length <= maxChars)
            return whole;
    }
    const path = limits.pathTaken ?? graph.nodes.map((node) => node.name).filter((name) => state.has(name));
    for (let steps = Math.min(path.length, maxEdges - 1); steps > 0; steps = Math.floor(steps / 2)) {
        const partly = draw(pathGraph(graph, path, steps, limits.routeTaken ?? (() => null)), state);
        if (partly.length <= maxChars)
            return partly;
    }
    return `flowchart TD\n  n0["${label((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(graph.name, 100))}: too large to draw"]\n`;
}
function withFinally(graph) {
    const steps = graph.finallySteps ?? [];
    const chain = steps.map((to, index) => {
        return { from: steps[index - 1] ?? END, to, label: index === 0 ? 'finally' : '', kind: 'success' };
    });
    return { ...graph, edges: [...graph.edges.filter(({ from }) => !steps.includes(from)), ...chain] };
}
function withoutShared(graph) {
    return { ...graph, edges: graph.edges.filter(({ route }) => route?.startsWith('error_routes[') !== true) };
}
const SHAPES = {
    box: { mermaid: ['[', ']'], dot: '' },
    round: { mermaid: ['(', ')'], dot: '' },
    hexagon: { mermaid: ['{{', '}}'], dot: ' [shape=hexagon]' },
    oval: { mermaid: ['([', '])'], dot: ' [shape=oval]' },
    frame: { mermaid: ['[[', ']]'], dot: ' [shape=component]' },
};
function typeLabel({ type, status }) {
    return status === undefined ? type : `${type} · ${status}`;
}
function shapeOf({ type }) {
    return SHAPES[(0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .stepType */ .Nn)(type)?.shape ?? 'box'];
}
function outline({ nodes, }) {
    const byName = new Map(nodes.map((node) => [node.name, node]));
    const inside = new Set(nodes.flatMap(({ members }) => members));
    return nodes
        .filter(({ name }) => !inside.has(name))
        .map((node) => ({ node, members: node.members.map((name) => byName.get(name) ?? { ...node, name, type: '' }) }));
}
function showsEnd({ edges }) {
    return edges.some(({ from, to }) => from === END || to === END);
}
function draw(graph, state) {
    const ids = new Map();
    const idOf = (name) => {
        const id = ids.get(name) ?? `n${ids.size}`;
        ids.set(name, id);
        return id;
    };
    const box = (node) => {
        const [open, close] = shapeOf(node).mermaid;
        const more = node.status === undefined ? '' : `<br/>${typeLabel(node)}`;
        return `${idOf(node.name)}${open}"${label(node.name)}${more}"${close}`;
    };
    const lines = ['flowchart TD', `  ${idOf(START)}((" "))`];
    for (const { node, members } of outline(graph)) {
        if (members.length === 0)
            lines.push(`  ${box(node)}`);
        else {
            lines.push(`  subgraph ${idOf(node.name)}["${label(node.name)} (${label(node.type)})"]`);
            lines.push(...members.map((member) => `    ${box(member)}`), '  end');
        }
    }
    if (showsEnd(graph))
        lines.push(`  ${idOf(END)}(("end"))`);
    lines.push(`  ${idOf(START)} --> ${idOf(graph.entry)}`);
    for (const edge of graph.edges)
        lines.push(edgeLine(edge, idOf));
    return `${[...lines, ...classLines(state, ids)].join('\n')}\n`;
}
function edgeLine(edge, idOf) {
    const arrow = edge.kind === 'error' ? '-.->' : '-->';
    const text = edge.label === '' ? '' : `|"${label(edge.label)}"|`;
    return `  ${idOf(edge.from)} ${arrow}${text} ${idOf(edge.to)}`;
}
function classLines(state, ids) {
    const lines = [];
    for (const [name, style] of Object.entries(CLASSES)) {
        const members = [...ids].filter(([node]) => state.get(node) === name).map(([, id]) => id);
        if (members.length > 0)
            lines.push(`  classDef ${name} ${style}`, `  class ${members.join(',')} ${name}`);
    }
    return lines;
}
function pathGraph(graph, path, steps, routeTaken) {
    const half = Math.ceil(steps / 2);
    const gap = `… ${path.length - steps} more steps …`;
    const shown = path.length <= steps ? path : [...path.slice(0, half), gap, ...path.slice(path.length - (steps - half))];
    const names = new Set(shown);
    const edges = new Map();
    for (const [index, to] of shown.entries()) {
        const from = shown[index - 1];
        if (from === undefined)
            continue;
        const ways = graph.edges.filter((edge) => edge.from === from && edge.to === to);
        const route = routeTaken(from, to);
        const known = ways.find((edge) => edge.route === route) ?? ways[0];
        edges.set(`${from}\n${to}`, known ?? { from, to, label: '', kind: 'success' });
    }
    const nodes = graph.nodes.filter((node) => names.has(node.name)).map((node) => ({ ...node, members: [] }));
    const position = { file: graph.file, line: 1 };
    const filler = names.has(gap) ? [{ name: gap, type: 'gap', position, members: [], child: null }] : [];
    return { ...graph, entry: shown[0] ?? graph.entry, nodes: [...nodes, ...filler], edges: [...edges.values()] };
}
function label(text) {
    const line = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, 120);
    return line.replace(/[^\p{L}\p{N} _.,:/$…-]/gu, (sign) => `#${sign.codePointAt(0)};`);
}
function dot(workflow) {
    const graph = withFinally(workflow);
    const byName = new Map(graph.nodes.map((node) => [node.name, node]));
    const box = (node) => {
        const { dot: shape } = shapeOf(node);
        if (node.status === undefined)
            return `${dotText(node.name)}${shape}`;
        return `${dotText(node.name)} [shape=oval, label=${dotText(`${node.name} (${typeLabel(node)})`)}]`;
    };
    const lines = [
        `digraph ${dotText(graph.name)} {`,
        '  compound=true',
        '  node [shape=box, style=rounded]',
        '  "$start" [shape=point]',
    ];
    for (const { node, members } of outline(graph)) {
        if (members.length === 0)
            lines.push(`  ${box(node)}`);
        else {
            lines.push(`  subgraph ${dotText(`cluster_${node.name}`)} {`);
            lines.push(`    label=${dotText(`${node.name} (${node.type})`)}`, ...members.map((one) => `    ${box(one)}`), '  }');
        }
    }
    if (showsEnd(graph))
        lines.push('  "$end" [label="end", shape=doublecircle]');
    lines.push(dotEdge({ from: START, to: graph.entry, label: '', kind: 'success' }, byName));
    for (const edge of graph.edges)
        lines.push(dotEdge(edge, byName));
    return `${[...lines, '}'].join('\n')}\n`;
}
function dotEdge(edge, byName) {
    const from = byName.get(edge.from)?.members.at(-1);
    const to = byName.get(edge.to)?.members[0];
    const attributes = [
        ...(edge.label === '' ? [] : [`label=${dotText(edge.label)}`]),
        ...(edge.kind === 'error' ? ['style=dotted', 'color=red'] : []),
        ...(from === undefined ? [] : [`ltail=${dotText(`cluster_${edge.from}`)}`]),
        ...(to === undefined ? [] : [`lhead=${dotText(`cluster_${edge.to}`)}`]),
    ];
    const tail = attributes.length === 0 ? '' : ` [${attributes.join(', ')}]`;
    return `  ${dotText(from ?? edge.from)} -> ${dotText(to ?? edge.to)}${tail}`;
}
function dotText(text) {
    return `"${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, 200).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}


/***/ })

};
;