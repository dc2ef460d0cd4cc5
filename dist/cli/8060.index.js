"use strict";
exports.id = 8060;
exports.ids = [8060];
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

/***/ 88060:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LiveRun: function() { return /* binding */ LiveRun; },
  ownPage: function() { return /* binding */ ownPage; },
  runWatch: function() { return /* binding */ runWatch; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/account/run-account.js + 9 modules
var run_account = __webpack_require__(90813);
// EXTERNAL MODULE: ./build/src/account/run-reader.js
var run_reader = __webpack_require__(55807);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/adapters/lines.js
var lines = __webpack_require__(8288);
;// CONCATENATED MODULE: ./build/src/adapters/growing-file.js



const CHUNK_BYTES = 256 * 1024;
class GrowingFile {
    path;
    #offset = 0;
    #identity = 0n;
    #lines = new lines/* LineSplitter */.g();
    constructor(path) {
        this.path = path;
    }
    read(line, restart) {
        const descriptor = opened(this.path);
        if (descriptor === null)
            return;
        try {
            const { size, ino } = (0,external_node_fs_.fstatSync)(descriptor, { bigint: true });
            if (this.#offset > 0 && (ino !== this.#identity || size < BigInt(this.#offset))) {
                this.#offset = 0;
                this.#lines = new lines/* LineSplitter */.g();
                restart();
            }
            this.#identity = ino;
            const chunk = Buffer.alloc(CHUNK_BYTES);
            for (let got = (0,external_node_fs_.readSync)(descriptor, chunk, 0, CHUNK_BYTES, this.#offset); got > 0;) {
                this.#offset += got;
                for (const text of this.#lines.push(chunk.subarray(0, got)))
                    line(text);
                got = (0,external_node_fs_.readSync)(descriptor, chunk, 0, CHUNK_BYTES, this.#offset);
            }
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
}
function opened(path) {
    try {
        return (0,external_node_fs_.openSync)(path, 'r');
    }
    catch (error) {
        if ((0,error_message/* errorCode */.CA)(error) === 'ENOENT')
            return null;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/src/adapters/interrupts.js
var adapters_interrupts = __webpack_require__(38935);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
;// CONCATENATED MODULE: ./build/src/adapters/live-server.js




const LOOPBACK = '127.0.0.1';
const MOST_CONNECTIONS = 32;
const SILENT_MS = 3000;
const IDLE_MS = 5000;
const HEADERS = {
    'cache-control': 'no-store',
    'content-security-policy': "frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
};
async function serveLive(page, port) {
    const handler = new PageHandler(page);
    const server = (0,external_node_http_.createServer)({ maxHeaderSize: 8 * 1024, headersTimeout: IDLE_MS, requestTimeout: IDLE_MS }, handler.answer);
    server.maxConnections = MOST_CONNECTIONS;
    server.keepAliveTimeout = IDLE_MS;
    const problem = await listening(server, port);
    if (problem !== null)
        return (0,result/* err */._)(problem);
    const bound = server.address();
    if (bound === null || typeof bound === 'string')
        return (0,result/* err */._)('there is no port to listen at');
    handler.hosts = new Set([LOOPBACK, 'localhost'].map((name) => `${name}:${bound.port}`));
    const close = () => {
        server.close();
        server.closeAllConnections();
    };
    const finish = async (patienceMs) => {
        await handler.lastCall(patienceMs);
        close();
    };
    return (0,result.ok)({ address: `http://${LOOPBACK}:${bound.port}/${handler.token}/`, finish, close });
}
function listening(server, port) {
    return new Promise((resolve) => {
        server.once('error', (error) => resolve((0,error_message/* errorMessage */.gJ)(error)));
        server.listen(port, LOOPBACK, () => resolve(null));
    });
}
class PageHandler {
    page;
    token = (0,external_node_crypto_.randomBytes)(24).toString('base64url');
    hosts = new Set();
    #readers = new Map();
    #isFinal = false;
    #wasServed = () => { };
    constructor(page) {
        this.page = page;
    }
    answer = (request, response) => {
        const refusal = this.#refusal(request);
        if (refusal !== null)
            plain(response, ...refusal);
        else
            this.#serve(request, response).catch((error) => plain(response, 500, (0,error_message/* errorMessage */.gJ)(error)));
    };
    async lastCall(patienceMs) {
        const since = Date.now() - SILENT_MS;
        for (const [reader, at] of this.#readers)
            if (at < since)
                this.#readers.delete(reader);
        this.#isFinal = true;
        if (this.#readers.size === 0)
            return;
        await new Promise((resolve) => {
            const timer = setTimeout(resolve, patienceMs);
            this.#wasServed = () => {
                if (this.#readers.size > 0)
                    return;
                clearTimeout(timer);
                resolve();
            };
        });
    }
    #refusal({ method, url = '', headers }) {
        if (!this.hosts.has(headers.host ?? ''))
            return [403, 'This page has another address.'];
        const [path = ''] = url.split('?', 1);
        const [, given = '', ...rest] = path.split('/');
        if (!this.#knows(given))
            return [403, 'The address lacks its token.'];
        if (method !== 'GET' && method !== 'HEAD')
            return [405, 'This page can only be read.'];
        return rest.length === 1 && rest[0] === '' ? null : [404, 'There is one page here, and this is not it.'];
    }
    #knows(given) {
        const [own, other] = [Buffer.from(this.token), Buffer.from(given)];
        return own.length === other.length && (0,external_node_crypto_.timingSafeEqual)(own, other);
    }
    async #serve(request, response) {
        const query = new URLSearchParams((request.url ?? '').split('?')[1] ?? '');
        const since = query.get('since');
        const reader = (query.get('page') ?? '').slice(0, 40);
        if (since !== null)
            this.#asks(reader);
        const isFinal = this.#isFinal;
        const { revision, text } = await this.page(isFinal);
        if (isFinal)
            response.once('finish', () => this.#saw(reader));
        if (since === revision)
            response.writeHead(204, HEADERS).end();
        else
            response
                .writeHead(200, { ...HEADERS, 'content-type': 'text/html; charset=utf-8' })
                .end(request.method === 'HEAD' ? undefined : text());
    }
    #asks(reader) {
        if (this.#readers.has(reader) || this.#readers.size < MOST_CONNECTIONS)
            this.#readers.set(reader, Date.now());
    }
    #saw(reader) {
        this.#readers.delete(reader);
        this.#wasServed();
    }
}
function plain(response, status, text) {
    if (response.headersSent)
        return void response.destroy();
    response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

// EXTERNAL MODULE: ./build/src/adapters/run-lock.js + 1 modules
var run_lock = __webpack_require__(559);
// EXTERNAL MODULE: ./build/src/core/abort.js
var abort = __webpack_require__(44366);
// EXTERNAL MODULE: ./build/src/core/github.js
var github = __webpack_require__(36657);
// EXTERNAL MODULE: ./build/src/reporters/html/index.js + 10 modules
var html = __webpack_require__(56251);
// EXTERNAL MODULE: ./build/src/reporters/result.js + 1 modules
var reporters_result = __webpack_require__(82517);
// EXTERNAL MODULE: ./build/src/run/workflow-graph.js
var workflow_graph = __webpack_require__(7822);
// EXTERNAL MODULE: ./build/src/cli/arguments.js
var cli_arguments = __webpack_require__(39247);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/src/cli/run-folder.js
var run_folder = __webpack_require__(10903);
// EXTERNAL MODULE: ./build/src/cli/run-index.js
var run_index = __webpack_require__(67183);
;// CONCATENATED MODULE: ./build/src/cli/watch.js



















async function runWatch(args, context) {
    const [target = ''] = args.operands;
    const port = (0,cli_arguments/* numberUpTo */.ob)(65_535, (0,cli_arguments/* oneValue */.o1)(args, '--port'));
    if (port === null)
        return (0,command/* badUsage */.VT)(context, 'watch', '--port takes a number from 0 to 65535');
    const folder = runFolder(target, context);
    if (!folder.ok)
        return (0,command/* refuse */.TR)(context, 'watch', folder.error);
    const interrupts = (0,adapters_interrupts/* cancelOnSignals */.d)();
    const server = await serveLive(new LiveRun(folder.value, context).page, port);
    if (!server.ok) {
        (0,command/* refuse */.TR)(context, 'watch', `cannot listen: ${server.error}`);
        return command/* EXIT_FAILED */.hj;
    }
    context.terminal.stdout(`${server.value.address}\n`);
    context.terminal.stderr('conductor watch: open this address in a browser; Ctrl-C ends the server, not the run\n');
    await (0,abort/* aborted */.QH)(AbortSignal.any([interrupts.signal, context.terminal.lost]));
    server.value.close();
    interrupts.release();
    return 0;
}
const RUN_FILES = /^(?:events\.jsonl|checkpoint\.json|result\.json|owner-\d+\.lock)$/;
function runFolder(named, context) {
    const found = (0,run_index/* namedRun */.d3)(named, context);
    if (!found.ok)
        return found;
    const folder = external_node_path_default().resolve(context.cwd, found.value);
    const entry = (0,files/* entryAt */._f)(folder);
    if (entry === 'absent')
        return (0,result/* err */._)(`${named} does not exist`);
    if (entry !== 'folder')
        return (0,result/* err */._)(`${named} is not a run folder`);
    const names = (0,external_node_fs_.readdirSync)(folder);
    return names.length === 0 || names.some((name) => RUN_FILES.test(name))
        ? (0,result.ok)(folder)
        : (0,result/* err */._)(`${named} holds no run: there is no events.jsonl in it`);
}
const PATIENCE_MS = 2000;
const PATIENCE_AFTER_SIGNAL_MS = 600;
function ownPage(context) {
    let server = Promise.resolve((0,result.ok)(null));
    return {
        following: (observer) => ({
            ...observer,
            started: (start) => {
                const { runDir, workflow } = start;
                if (runDir === null)
                    observer.note('--watch: there is no run folder to follow');
                else {
                    server = serveLive(new LiveRun(external_node_path_default().resolve(context.cwd, runDir), context, (0,workflow_graph/* workflowGraph */.c)(workflow)).page, 0);
                    void server.then((made) => observer.note(made.ok ? `live page: ${made.value?.address ?? ''}` : `--watch: ${made.error}`));
                }
                return observer.started(start);
            },
        }),
        finish: async (isCancelled) => {
            const made = await server;
            if (made.ok)
                await made.value?.finish(isCancelled ? PATIENCE_AFTER_SIGNAL_MS : PATIENCE_MS);
        },
    };
}
const GROWS_MS = 2000;
class LiveRun {
    #folder;
    #context;
    #events;
    #account = new run_account/* RunAccount */.b();
    #reader = new run_reader/* EventReader */.i8(this.#account);
    #graph;
    #lines = 0;
    constructor(folder, context, graph) {
        this.#folder = folder;
        this.#context = context;
        this.#graph = graph;
        this.#events = new GrowingFile(external_node_path_default().join(folder, 'events.jsonl'));
    }
    page = async (isFinal) => {
        this.#events.read((text) => {
            this.#lines += 1;
            this.#reader.line(text);
        }, () => {
            this.#account = new run_account/* RunAccount */.b();
            this.#reader = new run_reader/* EventReader */.i8(this.#account);
        });
        if (this.#graph === undefined && this.#account.run !== null)
            this.#graph = await (0,run_folder/* fileGraph */.Xd)(this.#account.run.file, this.#account, this.#context);
        const unended = this.#unended();
        const grown = unended?.state === 'running' ? Math.floor(unended.now / GROWS_MS) : 0;
        const revision = [this.#lines, unended?.state ?? 'ended', grown, isFinal ? 'final' : 'live'].join('-');
        return { revision, text: () => (0,html.renderHtml)({ report: this.#report(unended), live: { revision, isFinal } }) };
    };
    #unended() {
        if (this.#account.ending !== null)
            return null;
        return { state: (0,run_lock/* isOwned */.g)(this.#folder) === false ? 'lost' : 'running', now: Date.now() };
    }
    #report(unended) {
        const account = this.#account;
        const facts = { account, runDir: this.#folder, github: (0,github/* githubRecord */.BF)(this.#context.env) };
        const written = unended === null ? this.#written() : null;
        const graph = this.#graph ?? (0,run_folder/* traceGraph */.CH)(account, written);
        const result = written ?? resultSoFar(account, graph, unended);
        return { ...facts, graph, result, ...(unended === null ? {} : { unended }) };
    }
    #written() {
        const text = (0,files/* readTextFile */.Gu)(external_node_path_default().join(this.#folder, 'result.json'));
        const result = text.ok ? (0,run_reader/* readResult */.Uv)(text.value) : null;
        const { run, ending } = this.#account;
        const isThis = result?.run_id === run?.runId && result?.execution.duration_ms === ending?.duration_ms;
        return isThis ? result : null;
    }
}
function resultSoFar(account, graph, unended) {
    const { run, startedAt, lastAt } = account;
    const result = (0,reporters_result/* buildResult */.CR)({
        account,
        graph,
        runDir: null,
        runId: run?.runId ?? '',
        workflowName: run?.workflow ?? graph.name,
        workflowFile: run?.file ?? graph.file,
        hashes: {},
        checkpointPath: null,
        resumable: false,
        inputsForCommands: {},
    });
    if (unended === null)
        return result;
    const until = unended.state === 'running' ? Math.max(unended.now, lastAt) : lastAt;
    const duration_ms = until - (startedAt ?? until);
    return { ...result, next_commands: [], execution: { ...result.execution, duration_ms } };
}


/***/ })

};
;