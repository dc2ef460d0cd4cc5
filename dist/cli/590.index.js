"use strict";
exports.id = 590;
exports.ids = [590,186,671];
exports.modules = {

/***/ 6580:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jd: () => (/* binding */ RecordReader),
/* harmony export */   Uv: () => (/* binding */ readResult),
/* harmony export */   i8: () => (/* binding */ EventReader)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6089);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1007);


const AT = { scope: 'string', node: 'string', visit: 'number', attempt: 'number' };
const IN = { scope: 'string', node: 'string' };
const SHAPES = {
    workflow_started: { scope: 'string', workflow: 'string', file: 'string' },
    node_started: { ...AT, node_type: 'string' },
    node_completed: { ...AT, node_type: 'string', duration_ms: 'number' },
    node_failed: { ...AT, node_type: 'string', envelope: 'envelope', frames: 'array', duration_ms: 'number' },
    node_retry_scheduled: { ...AT, kind: 'string', delay_seconds: 'number' },
    route_taken: { ...AT, action: 'string', route: 'string', to: 'nullable', kind: 'nullable' },
    timer_set: { ...AT, deadline: 'number', started: 'number' },
    group_started: { ...AT, group_type: 'string', total: 'number', max_concurrent: 'number' },
    group_completed: { ...AT, total: 'number', succeeded: 'number', failed: 'number', duration_ms: 'number' },
    subworkflow_started: { ...AT, workflow: 'string', file: 'string' },
    subworkflow_completed: { ...AT, file: 'string', status: 'string', duration_ms: 'number' },
    checkpoint_saved: { scope: 'string' },
    checkpoint_save_failed: { scope: 'string', error: 'string' },
    errors_jsonl_write_failed: { scope: 'string', error: 'string' },
    circuit_state_changed: { ...IN, key: 'string', from: 'string', to: 'string' },
    policy_evaluated: { ...IN, policy_name: 'string', allowed: 'boolean', reason: 'string' },
    resilience_decided: { ...IN, decision: 'string', reason: 'string', kind: 'string' },
    dead_lettered: { ...IN, id: 'string', kind: 'string', reason: 'string' },
    escalated: { ...IN, kind: 'string', message: 'string', title: 'string' },
    gate_waiting: { ...IN, prompt: 'string', options: 'array' },
    hook_executed: { scope: 'string', hook: 'string', error: 'nullable', result: 'string' },
    warning: { scope: 'string', message: 'string', code: 'string' },
    breaker_counted: { scope: 'string', id: 'string', state: 'object' },
    run_rewound: { scope: 'string', from: 'string', keep: 'array' },
    error_recorded: { scope: 'string', envelope: 'envelope', frames: 'array' },
    workflow_completed: { duration_ms: 'number' },
    workflow_failed: { outcome: 'string', message: 'string', duration_ms: 'number' },
};
function hasShape(value, shape) {
    switch (shape) {
        case 'any':
            return true;
        case 'array':
            return Array.isArray(value);
        case 'object':
            return typeof value === 'object' && value !== null && !Array.isArray(value);
        case 'nullable':
            return value === null || typeof value === 'string';
        case 'envelope':
            return isEnvelope(value);
        default:
            return typeof value === shape;
    }
}
function isEnvelope(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    return ('kind' in value &&
        typeof value.kind === 'string' &&
        'message' in value &&
        typeof value.message === 'string' &&
        'details' in value &&
        hasShape(value.details, 'object'));
}
function isEventType(name) {
    return typeof name === 'string' && Object.hasOwn(SHAPES, name);
}
function isStampedEvent(value) {
    if (typeof value !== 'object' || value === null || !('type' in value) || !isEventType(value.type))
        return false;
    const fields = { ...value };
    if (typeof fields['timestamp'] !== 'string')
        return false;
    return Object.entries(SHAPES[value.type]).every(([name, shape]) => hasShape(fields[name], shape));
}
const MAX_RECORDS = 10_000;
class EventReader {
    skipped = 0;
    #consumers;
    constructor(...consumers) {
        this.#consumers = consumers;
    }
    line(text) {
        const line = lineText(text);
        if (line === '')
            return;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(line);
        if (!isStampedEvent(value)) {
            this.skipped += 1;
            return;
        }
        const event = withErrorFields(value);
        for (const consumer of this.#consumers)
            consumer.consume(event);
    }
}
function withErrorFields(event) {
    if (event.type !== 'node_failed' && event.type !== 'error_recorded')
        return event;
    return { ...UNKNOWN_ERROR, ...event };
}
const UNKNOWN_ERROR = { origin: 'author', typed: true, attempts: 1, exit_code: null, stderr_tail: '' };
class RecordReader {
    records = [];
    skipped = 0;
    line(text) {
        const line = lineText(text);
        if (line === '')
            return;
        const [record] = toRecord((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(line) ?? null);
        if (record === undefined)
            this.skipped += 1;
        else if (this.records.length < MAX_RECORDS)
            this.records.push(record);
    }
}
function lineText(text) {
    return text.replace(/^\ufeff/, '').trim();
}
function toRecord(value) {
    const envelope = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) ? value['envelope'] : undefined;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(envelope))
        return [];
    const kind = envelope['kind'];
    if (typeof kind !== 'string')
        return [];
    const workflow = value['workflow'];
    const frames = Array.isArray(value['frames']) ? value['frames'].flatMap(toFrame) : [];
    return [
        {
            schema_version: 1,
            timestamp: textOf(value['timestamp']),
            run_id: textOf(value['run_id']),
            workflow: {
                name: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(workflow) ? textOf(workflow['name']) : '',
                file: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(workflow) ? textOf(workflow['file']) : '',
            },
            node: textOf(value['node'], frames[0]?.node ?? ''),
            envelope: { kind, message: textOf(envelope['message']), details: detailsOf(envelope['details']) },
            frames,
            attempts: numberOf(value['attempts'], 1),
            exit_code: typeof value['exit_code'] === 'number' ? value['exit_code'] : null,
            stderr_tail: textOf(value['stderr_tail']),
            github: null,
        },
    ];
}
function toFrame(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value))
        return [];
    return [
        {
            workflow: textOf(value['workflow']),
            file: textOf(value['file']),
            node: textOf(value['node']),
            type: textOf(value['type']),
            attempt: numberOf(value['attempt'], 1),
        },
    ];
}
function textOf(value, otherwise = '') {
    return typeof value === 'string' ? value : otherwise;
}
function numberOf(value, otherwise) {
    return typeof value === 'number' ? value : otherwise;
}
function detailsOf(value) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) ? value : {};
}
const RESULT_SHAPE = {
    success: 'boolean',
    exit_code: 'number',
    workflow: 'object',
    errors: 'array',
    warnings: 'array',
    execution: 'object',
    next_commands: 'array',
    termination: 'any',
};
function readResult(text) {
    const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    return isResult(value) ? value : null;
}
function isResult(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = { ...value };
    if (!_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_OUTCOMES */ .wi.some((outcome) => outcome === fields['outcome']))
        return false;
    if (!Object.entries(RESULT_SHAPE).every(([name, shape]) => hasShape(fields[name], shape)))
        return false;
    const { errors, execution, next_commands: next, termination, warnings, workflow } = fields;
    return (Array.isArray(errors) &&
        errors.every((error) => isEnvelope(error)) &&
        areTexts(next) &&
        areTexts(warnings) &&
        hasField(workflow, 'file', 'string') &&
        hasField(execution, 'duration_ms', 'number') &&
        (termination === null || hasField(termination, 'reason', 'string')));
}
function areTexts(value) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
function hasField(value, name, shape) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = { ...value };
    return hasShape(fields[name], shape);
}


/***/ }),

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

/***/ 3379:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d3: () => (/* binding */ namedRun),
/* harmony export */   sL: () => (/* binding */ resumableRun),
/* harmony export */   xo: () => (/* binding */ LAST)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9608);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8918);
/* harmony import */ var _durability_checkpointing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9089);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7997);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4802);






const LAST = 'last';
function namedRun(target, { cwd, env }) {
    if (target !== LAST)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(target);
    const here = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_4__/* .realPath */ .Ye)(cwd);
    const found = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_4__/* .notedRuns */ .d_)(env).find((entry) => entry.cwd === here && isThere(entry));
    return found === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)('no run was started in this folder; `conductor runs` lists all') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(found.folder);
}
function resumableRun(target, context) {
    if (!/\.ya?ml$/i.test(target) || (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .entryAt */ ._f)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(context.cwd, target)) !== 'file')
        return namedRun(target, context);
    const file = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_4__/* .realPath */ .Ye)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(context.cwd, target));
    const found = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_4__/* .notedRuns */ .d_)(context.env).find((entry) => entry.file === file && isThere(entry) && isResumable(entry));
    return found === undefined
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
        : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(found.folder);
}
function isThere({ folder }) {
    return (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .entryAt */ ._f)(folder) === 'folder';
}
function isResumable({ folder }) {
    const saved = (0,_durability_checkpointing_js__WEBPACK_IMPORTED_MODULE_2__/* .readCheckpoint */ .HQ)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_1__/* .createFileStore */ .I)(), folder);
    return saved.ok && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable);
}


/***/ }),

/***/ 9590:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportCommand: () => (/* binding */ reportCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/config/load/index.js + 9 modules
var load = __webpack_require__(607);
// EXTERNAL MODULE: ./build/core/github.js
var github = __webpack_require__(2672);
// EXTERNAL MODULE: ./build/reporters/html/index.js + 15 modules
var html = __webpack_require__(5248);
// EXTERNAL MODULE: ./build/reporters/junit.js
var reporters_junit = __webpack_require__(3186);
// EXTERNAL MODULE: ./build/reporters/sarif.js
var reporters_sarif = __webpack_require__(671);
// EXTERNAL MODULE: ./build/reporters/shell-words.js
var shell_words = __webpack_require__(4664);
// EXTERNAL MODULE: ./build/run/source-file.js
var source_file = __webpack_require__(6055);
// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8218);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(7727);
// EXTERNAL MODULE: ./build/cli/files.js
var files = __webpack_require__(7997);
// EXTERNAL MODULE: ./build/run/workflow-graph.js
var workflow_graph = __webpack_require__(1261);
// EXTERNAL MODULE: ./build/cli/check.js
var check = __webpack_require__(4070);
;// CONCATENATED MODULE: ./build/cli/report-graph.js





async function graphOfRun(result, account, context) {
    const workspace = (0,load/* findWorkspace */.pl)(external_node_path_default().join(context.cwd, 'workflow.yaml'), context.env);
    for (const folder of new Set([workspace, context.cwd])) {
        const file = external_node_path_default().resolve(folder, result.workflow.file);
        if ((0,files/* entryAt */._f)(file) !== 'file')
            continue;
        const { runnable } = await (0,check/* checkNamed */.eY)(file, context);
        if (runnable !== null && isSame(runnable, result))
            return (0,workflow_graph/* workflowGraph */.cR)(runnable);
    }
    return traceGraph(result, account);
}
function isSame(workflow, result) {
    const hashes = result.checkpoint?.node_hashes ?? {};
    const names = Object.keys(hashes);
    return names.length === workflow.hashes.size && names.every((name) => workflow.hashes.get(name) === hashes[name]);
}
function traceGraph(result, { walk }) {
    const { file } = result.workflow;
    const types = new Map(result.execution.steps.map((step) => [step.node_id, step.type]));
    for (const [name, type] of walk.types())
        if (!types.has(name))
            types.set(name, type);
    const nodes = [...types].map(([name, type]) => ({ name, type, position: { file, line: 1 }, members: [], child: null }));
    const edges = walk.edges().filter(({ to }) => to === '$end' || types.has(to));
    const entry = walk.path[0] ?? result.execution.steps[0]?.node_id ?? '$end';
    return { name: result.workflow.name ?? file, file, entry, nodes, edges };
}

// EXTERNAL MODULE: ./build/cli/run-folder.js
var run_folder = __webpack_require__(7823);
;// CONCATENATED MODULE: ./build/cli/report.js













const reportCommand = {
    name: 'report',
    summary: 'Write the reports of a run again',
    usage: 'report RUN_DIR|last [--junit FILE] [--sarif FILE]',
    options: [
        { name: '--junit', value: 'FILE', help: 'also write a JUnit report' },
        { name: '--sarif', value: 'FILE', help: 'also write a SARIF log' },
        command/* DEBUG */.Oi,
    ],
    examples: ['conductor report /tmp/conductor/drift-check-20250101T000000Z-a1b2c3'],
    run: runReport,
};
const EXIT_FAILED = 1;
async function runReport(args, context) {
    const [target, ...more] = args.operands;
    if (target === undefined || more.length > 0)
        return (0,command/* badUsage */.VT)(context, reportCommand, 'give one run folder: conductor report RUN_DIR');
    const run = (0,run_folder/* readRun */.c)(target, context);
    if (!run.ok)
        return refuse(run.error, context);
    const { folder, result, account } = run.value;
    if (folder === null)
        return refuse(`${target} is not a run folder`, context);
    if (result === null)
        return refuse(`${target} has no result.json that can be read: the run did not come to its end; see conductor explain ${(0,shell_words/* shellPath */.G9)(target)}`, context);
    const workspace = (0,load/* findWorkspace */.pl)(external_node_path_default().join(context.cwd, 'workflow.yaml'), context.env);
    const toRelative = (file) => (0,source_file/* sourceFile */.s)(file, context.cwd, workspace);
    const graph = await graphOfRun(result, account, context);
    const report = { account, result, graph, runDir: folder, github: (0,github/* githubRecord */.BF)(context.env) };
    const page = external_node_path_default().join(folder, 'report.html');
    const texts = [[page, (0,html.renderHtml)({ report })]];
    const junit = (0,cli_arguments/* oneValue */.o)(args, '--junit');
    const sarif = (0,cli_arguments/* oneValue */.o)(args, '--sarif');
    if (junit !== null)
        texts.push([external_node_path_default().resolve(context.cwd, junit), (0,reporters_junit.renderJunit)({ report, toRelative })]);
    if (sarif !== null)
        texts.push([external_node_path_default().resolve(context.cwd, sarif), (0,reporters_sarif.renderSarif)({ report, toRelative })]);
    for (const [file, text] of texts) {
        const written = (0,files/* writeTextFile */.Tl)(file, text);
        if (!written.ok) {
            context.terminal.stderr(`conductor report: ${file} ${written.error}\n`);
            return EXIT_FAILED;
        }
        context.terminal.stdout(`${file}\n`);
    }
    return 0;
}
function refuse(message, context) {
    context.terminal.stderr(`conductor report: ${message}\n`);
    return command/* EXIT_INVALID */.jL;
}


/***/ }),

/***/ 7823:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _account_run_account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6086);
/* harmony import */ var _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6580);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9608);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8918);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6227);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7997);
/* harmony import */ var _named_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3379);








const NAMES = { events: 'events.jsonl', errors: 'errors.jsonl', result: 'result.json' };
function readRun(named, context, options = {}) {
    const found = (0,_named_run_js__WEBPACK_IMPORTED_MODULE_5__/* .namedRun */ .d3)(named, context);
    if (!found.ok)
        return found;
    const target = found.value;
    const resolved = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(context.cwd, target);
    const entry = (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .entryAt */ ._f)(resolved);
    if (entry === 'absent')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(`${target} does not exist`);
    return entry === 'folder' ? readFolder(target, resolved, options) : readOneFile(target, resolved, options);
}
function readFolder(target, folder, options) {
    const files = new Map();
    for (const name of Object.values(NAMES)) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, name);
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .entryAt */ ._f)(file) !== 'absent')
            files.set(name, file);
    }
    if (files.size === 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(`${target} holds no run: there is no ${Object.values(NAMES).join(', ')} in it`);
    const run = readParts(files, options);
    return run.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)({ ...run.value, folder }) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(`${node_path__WEBPACK_IMPORTED_MODULE_0___default().join(target, run.error.name)} ${run.error.message}`);
}
function readOneFile(target, file, options) {
    const base = node_path__WEBPACK_IMPORTED_MODULE_0___default().basename(file);
    const name = base === NAMES.events || base === NAMES.result ? base : NAMES.errors;
    const run = readParts(new Map([[name, file]]), options);
    if (!run.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(`${target} ${run.error.message}`);
    const { account, records, result, skipped } = run.value;
    const found = account.excerpt.total + records.length + (result === null ? 0 : 1);
    if (found === 0 && (skipped > 0 || name === NAMES.result))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(`${target} holds no error record, no events and no result`);
    return run;
}
function readParts(files, { whole = false, consumers = [] }) {
    const account = new _account_run_account_js__WEBPACK_IMPORTED_MODULE_1__/* .RunAccount */ .b({ whole });
    const events = new _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .EventReader */ .i8(account, ...consumers);
    const errors = new _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordReader */ .Jd();
    let result = null;
    for (const [name, file] of files) {
        if (name === NAMES.result) {
            const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextFile */ .Gu)(file);
            if (!text.ok)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)({ name, message: text.error });
            result = (0,_account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .readResult */ .Uv)(text.value);
            continue;
        }
        const problem = readLines(file, name === NAMES.events ? events : errors);
        if (problem !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)({ name, message: problem });
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)({ folder: null, account, records: errors.records, result, skipped: events.skipped + errors.skipped });
}
function readLines(file, reader) {
    if ((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .entryAt */ ._f)(file) === 'folder')
        return 'is a folder, not a file';
    try {
        for (const line of (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_3__/* .createFileStore */ .I)().lines(file))
            reader.line(line);
        return null;
    }
    catch (error) {
        return `cannot be read: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .g)(error)}`;
    }
}


/***/ }),

/***/ 3186:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJunit: () => (/* binding */ renderJunit)
/* harmony export */ });
/* unused harmony export MAX_CASES */
/* harmony import */ var _account_visits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4766);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9250);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6089);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2659);
/* harmony import */ var _text_xml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8206);





const MAX_CASES = 5000;
const MAX_MESSAGE = 2000;
const MAX_TEXT = 8000;
const MAX_FLAKY = 20;
const MAX_OUTPUT = 4_000_000;
function renderJunit(input) {
    const { report } = input;
    const visits = report.account.visits.roots;
    const writing = { ...input, runEnd: report.account.lastAt, room: MAX_OUTPUT };
    const suites = [
        { name: report.graph.name, cases: rootCases(writing, visits), hidden: 0 },
        ...visits.filter((visit) => visit.children.size > 0).map((visit) => groupSuite(visit, writing)),
    ];
    const seconds = (report.result.execution.duration_ms / 1000).toFixed(3);
    const attributes = { name: report.graph.name, ...totals(suites.flatMap((one) => one.cases)), time: seconds };
    const written = suites.map((one) => writtenSuite(one, report));
    return `<?xml version="1.0" encoding="UTF-8"?>\n${(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('testsuites', attributes, written)}\n`;
}
function totals(cases) {
    const having = (verdict) => cases.filter((one) => one.verdict === verdict).length;
    return { tests: cases.length, failures: having('failure'), errors: having('error'), skipped: having('skipped') };
}
function writtenSuite({ name, cases, hidden }, report) {
    const seconds = cases.reduce((sum, one) => sum + one.seconds, 0);
    const { result } = report;
    const properties = [
        property('outcome', result.outcome),
        property('exit_code', String(result.exit_code)),
        property('run_id', result.run_id ?? ''),
        ...(hidden > 0 ? [property('cases_not_listed', String(hidden))] : []),
    ];
    const written = cases.map((one) => (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('testcase', { name: one.name, classname: name, time: one.seconds.toFixed(3), file: one.file, line: one.line }, one.content));
    const attributes = { name, ...totals(cases), time: seconds.toFixed(3) };
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('testsuite', attributes, [(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('properties', {}, properties), ...written]);
}
function property(name, value) {
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('property', { name, value });
}
function rootCases(input, visits) {
    const { report } = input;
    const members = new Set(report.graph.nodes.flatMap((node) => node.members));
    const steps = report.graph.nodes.filter((node) => !members.has(node.name));
    const byNode = new Map();
    for (const visit of visits)
        byNode.set(visit.node, [...(byNode.get(visit.node) ?? []), visit]);
    const cases = steps.slice(0, MAX_CASES).map((node) => stepCase(node, byNode.get(node.name) ?? [], input));
    const seen = cases.some((one) => one.verdict === 'failure' || one.verdict === 'error');
    return seen || report.result.success || report.result.outcome === 'suspended' ? cases : [...cases, ...runCases(input)];
}
function runCases(input) {
    const { result } = input.report;
    const errors = result.errors.length === 0 ? [null] : result.errors.slice(0, 200);
    return errors.map((error) => {
        const message = error?.message ?? result.error ?? `The run ended as ${result.outcome}`;
        const place = { file: relative(input, error?.file ?? result.workflow.file), line: error?.line ?? null };
        const content = [problem('error', error?.kind ?? result.outcome, message, message)];
        return { name: error?.kind ?? 'workflow', seconds: 0, verdict: 'error', ...place, content };
    });
}
function stepCase(node, visits, input) {
    const place = { file: relative(input, node.position.file), line: node.position.line };
    const last = visits.at(-1);
    if (last === undefined) {
        const content = [(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('skipped', { message: 'not executed' })];
        return { name: node.name, seconds: 0, verdict: 'skipped', ...place, content };
    }
    const earlier = visits.slice(0, -1).flatMap(_account_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresOf */ .dJ);
    const seconds = visits.reduce((sum, visit) => sum + (0,_account_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .endOf */ .pJ)(visit, input.runEnd) - (0,_account_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(visit), 0) / 1000;
    return { ...verdictOf(last, earlier, place, input), name: node.name, seconds, ...place };
}
function caseOf(visit, input) {
    const node = input.report.graph.nodes.find((one) => one.name === visit.node);
    const place = node === undefined
        ? { file: null, line: null }
        : { file: relative(input, node.position.file), line: node.position.line };
    const seconds = ((0,_account_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .endOf */ .pJ)(visit, input.runEnd) - (0,_account_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(visit)) / 1000;
    return { ...verdictOf(visit, [], place, input), name: nameOf(visit), seconds, ...place };
}
function nameOf(visit) {
    if (visit.item === null)
        return visit.visit > 1 ? `${visit.node} (visit ${visit.visit})` : visit.node;
    return `${visit.node}[${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(visit.item.key === '' ? String(visit.item.index) : visit.item.key, 200)}]`;
}
function verdictOf(visit, earlier, place, input) {
    const failures = [...earlier, ...(0,_account_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresOf */ .dJ)(visit)];
    const streams = streamsOf(visit, input);
    switch ((0,_account_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOf */ .L4)(visit)) {
        case 'failed': {
            const last = failures.at(-1);
            if (last === undefined)
                break;
            const name = last.typed ? 'failure' : 'error';
            const rest = failures.slice(0, -1).map((one) => again('rerunFailure', one, place));
            return { verdict: name, content: [problemOf(name, last, place, input), ...rest.slice(-MAX_FLAKY), ...streams] };
        }
        case 'terminated':
            if (visit.termination?.status !== 'failed')
                break;
            return {
                verdict: 'failure',
                content: [problem('failure', 'terminated', visit.termination.reason, visit.termination.reason), ...streams],
            };
        case 'open': {
            const message = 'The run ended before this node did';
            return { verdict: 'error', content: [problem('error', 'internal.cancelled', message, message), ...streams] };
        }
        case 'waiting':
            return { verdict: 'skipped', content: [(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('skipped', { message: 'waits for an answer' })] };
        default:
    }
    const flaky = failures.slice(-MAX_FLAKY).map((one) => again('flakyFailure', one, place));
    return { verdict: 'passed', content: [...flaky, ...streams] };
}
function problem(name, type, message, text) {
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)(name, { message: (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message, MAX_MESSAGE), type }, (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text), MAX_TEXT));
}
function problemOf(name, failure, place, input) {
    const { envelope, stderr_tail: stderrTail } = failure;
    const parts = [`${envelope.kind}: ${envelope.message}`, ...trace(failure, place, input)];
    if (Object.keys(envelope.details).length > 0)
        parts.push('', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s$)(envelope.details, 2), 4000));
    if (stderrTail.trim() !== '')
        parts.push('', stderrTail);
    return problem(name, envelope.kind, envelope.message, parts.join('\n'));
}
function trace(failure, place, input) {
    const placed = failure.frames.filter(({ file }) => file !== _core_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_FILE */ .tW);
    return placed.slice(0, 20).map((frame) => {
        const file = relative(input, frame.file) ?? frame.file;
        const known = file === place.file ? place.line : nodeLine(input.report, frame.file, frame.node);
        const folders = file.split('/').slice(0, -1);
        const from = [...folders, `Node ${frame.node}`].join('.');
        return `at ${from}(${file.split('/').at(-1)}:${known ?? 1})`;
    });
}
function nodeLine(report, file, name) {
    return report.graph.nodes.find((node) => node.name === name && node.position.file === file)?.position.line ?? null;
}
function again(name, { envelope, stderr_tail: stderrTail }, place) {
    const at = place.file === null ? '' : `\n${place.file}:${place.line ?? 1}`;
    const text = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(`${envelope.kind}: ${envelope.message}${at}`), MAX_MESSAGE);
    const streams = stderrTail.trim() === '' ? [] : [(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('system-err', {}, (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(stderrTail), MAX_TEXT))];
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)(name, { message: (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(envelope.message, MAX_MESSAGE), type: envelope.kind }, [
        (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('stackTrace', {}, text),
        ...streams,
    ]);
}
function streamsOf(visit, input) {
    const output = (0,_account_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .outputOf */ .jH)(visit);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(output))
        return [];
    return [...stream('system-out', output['stdout'], input), ...stream('system-err', output['stderr'], input)];
}
function stream(name, data, input) {
    const most = Math.min(MAX_TEXT, input.room);
    if (typeof data !== 'string' || most <= 0)
        return [];
    const text = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(data.slice(0, MAX_TEXT * 4)).trim(), most);
    input.room -= text.length;
    return text === '' ? [] : [(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)(name, {}, text)];
}
function bounded(visits) {
    if (visits.length <= MAX_CASES)
        return visits;
    const bad = visits.filter((visit) => (0,_account_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOf */ .L4)(visit) === 'failed' || (0,_account_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOf */ .L4)(visit) === 'open').slice(0, MAX_CASES);
    const kept = new Set(bad);
    for (const visit of visits) {
        if (kept.size >= MAX_CASES)
            break;
        kept.add(visit);
    }
    return visits.filter((visit) => kept.has(visit));
}
function groupSuite(visit, input) {
    const shown = bounded([...visit.children]);
    const name = `${input.report.graph.name} \u203a ${visit.node}${visit.visit > 1 ? ` (visit ${visit.visit})` : ''}`;
    return { name, cases: shown.map((one) => caseOf(one, input)), hidden: visit.childrenTotal - shown.length };
}
function relative(input, file) {
    return input.toRelative === undefined ? file.replaceAll('\\', '/') : input.toRelative(file);
}


/***/ }),

/***/ 671:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSarif: () => (/* binding */ renderSarif)
/* harmony export */ });
/* unused harmony exports MAX_RESULTS, sarifOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7534);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9250);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1825);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6089);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2659);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8004);







const MAX_RESULTS = 5000;
const MAX_MESSAGE = 8000;
const HALF_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const HOME = 'https://github.com/conductor-action/conductor-action';
function renderSarif(input) {
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(sarifOf(input), 2)}\n`;
}
function sarifOf(input) {
    const { report } = input;
    const entries = entriesOf(input);
    const kept = [...entries].sort((a, b) => RANK[a.level] - RANK[b.level]).slice(0, MAX_RESULTS);
    const kinds = [...new Set(kept.map((entry) => entry.kind))];
    const left = entries.length - kept.length;
    return {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: { name: 'conductor-action', informationUri: HOME, rules: kinds.map((kind) => ruleOf(kind, kept)) },
                },
                automationDetails: { id: `conductor/${report.graph.name}/` },
                invocations: [invocation(report, left)],
                columnKind: 'utf16CodeUnits',
                results: kept.map((entry) => resultOf(entry, kinds.indexOf(entry.kind))),
            },
        ],
    };
}
const RANK = { error: 0, warning: 1, note: 2 };
function invocation(report, left) {
    const note = { level: 'note', message: { text: `${left} more results were left out.` } };
    return {
        executionSuccessful: report.result.success,
        exitCode: report.result.exit_code,
        ...(left > 0 ? { toolExecutionNotifications: [note] } : {}),
    };
}
function ruleOf(kind, entries) {
    const words = kind.split(/[._]/);
    const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
    const level = entries.find((entry) => entry.kind === kind)?.level ?? 'error';
    const help = (0,_advice_js__WEBPACK_IMPORTED_MODULE_3__/* .adviceFor */ .c)(kind, {}) ?? 'Route this kind with `on_error` to retry, repair or recover, or fix what raises it.';
    return {
        id: kind,
        name,
        shortDescription: { text: `A node raised ${kind}` },
        fullDescription: { text: `The run ended because no route handled ${kind}.` },
        help: { text: help, markdown: help },
        defaultConfiguration: { level },
        properties: { tags: ['conductor', kind.split('.')[0] ?? kind] },
    };
}
function resultOf(entry, ruleIndex) {
    return {
        ruleId: entry.kind,
        ruleIndex,
        level: entry.level,
        message: { text: entry.message },
        locations: [
            {
                ...(entry.place.uri === null
                    ? {}
                    : {
                        physicalLocation: {
                            artifactLocation: { uri: entry.place.uri, uriBaseId: '%SRCROOT%' },
                            region: entry.place.region,
                        },
                    }),
                logicalLocations: [{ name: entry.node === '' ? 'workflow' : entry.node, kind: 'member' }],
            },
        ],
        partialFingerprints: { 'conductorError/v1': fingerprint(entry) },
        properties: entry.properties,
    };
}
function fingerprint({ kind, node, place, message }) {
    const stable = message.replace(/\d+/g, '0');
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update([kind, node, place.uri ?? '', stable].join('\n'))
        .digest('hex')
        .slice(0, 32);
}
function entriesOf(input) {
    const { account, result } = input.report;
    const { recorded } = account.errors;
    if (recorded.length > 0)
        return recorded.flatMap((record) => entriesOfRecord(record, input));
    return result.errors.map((error) => entryOfError(error, input));
}
function entriesOfRecord(record, input) {
    const { kind, message, details } = record.envelope;
    const node = (0,_core_events_js__WEBPACK_IMPORTED_MODULE_1__/* .raisedBy */ .wb)(record);
    const base = nodePlace(record.frames[0]?.file ?? input.report.result.workflow.file, node, input);
    const main = located(details, node, base, input);
    const properties = { attempts: record.attempts, workflow: input.report.graph.name };
    const own = {
        kind,
        node,
        level: 'error',
        message: text([titleOf(details), message, main.outside, (0,_advice_js__WEBPACK_IMPORTED_MODULE_3__/* .adviceFor */ .c)(kind, details)]),
        place: main.place,
        properties,
    };
    const listed = Array.isArray(details['annotations']) ? details['annotations'] : [];
    const more = listed
        .slice(0, MAX_RESULTS)
        .filter(isObject)
        .map((annotation) => {
        const at = located(annotation, node, base, input);
        const said = typeof annotation['message'] === 'string' ? annotation['message'] : message;
        const level = levelOf(annotation['level']);
        return { ...own, level, message: text([titleOf(annotation), said, at.outside]), place: at.place };
    });
    return [own, ...more];
}
function isObject(value) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(value);
}
function titleOf(details) {
    const title = details['title'];
    return typeof title === 'string' && title.trim() !== '' ? (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(title, 300) : null;
}
function levelOf(level) {
    if (level === 'error' || level === 'failure')
        return 'error';
    return level === 'notice' ? 'note' : 'warning';
}
function text(parts) {
    const said = parts.filter((part) => part !== null && part.trim() !== '').join('\n');
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(said), MAX_MESSAGE) || 'No message';
}
function entryOfError(error, input) {
    const node = error.node_id ?? '';
    const base = nodePlace(error.file ?? input.report.result.workflow.file, node, input);
    const line = natural(error.line);
    const column = natural(error.column);
    const region = line === null ? base.region : { startLine: line, ...(column === null ? {} : { startColumn: column }) };
    const { kind, message, suggestion, source, category } = error;
    return {
        kind,
        node,
        level: 'error',
        message: text([message, suggestion]),
        place: { uri: base.uri, region },
        properties: { source, category },
    };
}
function nodePlace(file, node, { report, toRelative }) {
    const known = report.graph.nodes.find((one) => one.name === node && one.position.file === file) ??
        (file === report.graph.file ? report.graph.nodes.find((one) => one.name === node) : undefined);
    if (report.graph.file === _core_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_FILE */ .tW)
        return { uri: null, region: { startLine: 1 } };
    const uri = toRelative(file, node) ?? toRelative(report.graph.file, node) ?? 'workflow.yaml';
    const line = known?.position.line ?? lineInResult(file, node, report);
    return { uri: uriOf(uri), region: { startLine: line ?? 1 } };
}
function lineInResult(file, node, { result }) {
    return natural(result.errors.find((error) => error.node_id === node && error.file === file)?.line ?? null);
}
function located(details, node, base, input) {
    const file = details['file'];
    if (typeof file !== 'string' || file.trim() === '')
        return { place: base, outside: null };
    const relative = input.toRelative(file, node);
    const line = natural(details['line']);
    if (relative === null)
        return { place: base, outside: `In ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(file, 300)}${line === null ? '' : `:${line}`}` };
    return { place: { uri: uriOf(relative), region: regionOf(details, line ?? 1) }, outside: null };
}
function regionOf(details, startLine) {
    const endLine = natural(details['end_line']);
    const startColumn = natural(details['column']);
    return {
        startLine,
        ...(endLine !== null && endLine >= startLine ? { endLine } : {}),
        ...(startColumn === null ? {} : { startColumn }),
    };
}
function natural(value) {
    const number = (0,_core_float_js__WEBPACK_IMPORTED_MODULE_6__/* .asNumber */ .i)(value) ?? 0;
    return Number.isSafeInteger(number) && number >= 1 && number <= 2_147_483_647 ? number : null;
}
function uriOf(path) {
    const segments = path
        .replaceAll('\\', '/')
        .replace(/^(?:\.?\/)+/, '')
        .split('/');
    return segments.map((segment) => encodeURIComponent(segment.replace(HALF_SURROGATES, '\ufffd'))).join('/');
}


/***/ }),

/***/ 8206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: () => (/* binding */ xmlElement)
/* harmony export */ });
/* unused harmony exports xmlText, xmlAttribute */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '\t': '&#9;',
    '\n': '&#10;',
    '\r': '&#13;',
};
function entity(sign) {
    return ENTITIES[sign] ?? sign;
}
function xmlText(text) {
    return text.replace(FORBIDDEN, '').replace(/[&<>\r]/g, entity);
}
function xmlAttribute(text) {
    return text.replace(FORBIDDEN, '').replace(/[&<>"\t\n\r]/g, entity);
}
function xmlElement(name, attributes, content = []) {
    const written = Object.entries(attributes)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([key, value]) => ` ${key}="${xmlAttribute(String(value))}"`)
        .join('');
    if (typeof content === 'string')
        return `<${name}${written}>${xmlText(content)}</${name}>`;
    if (content.length === 0)
        return `<${name}${written}/>`;
    return `<${name}${written}>\n${content.join('\n')}\n</${name}>`;
}


/***/ })

};
;