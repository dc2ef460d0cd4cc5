"use strict";
exports.id = 286;
exports.ids = [286];
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

/***/ 5286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runsCommand: () => (/* binding */ runsCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6580);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8918);
/* harmony import */ var _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7047);
/* harmony import */ var _shell_adapters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3673);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2659);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8218);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7727);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7997);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4802);











const runsCommand = {
    name: 'runs',
    summary: 'List the runs of this machine, the newest first',
    usage: 'runs [--prune AGE] [--format text|json]',
    options: [
        { name: '--prune', value: 'AGE', help: 'remove runs that are older, such as 30d, 12h or 90m' },
        _command_js__WEBPACK_IMPORTED_MODULE_6__/* .FORMAT */ .uB,
        _command_js__WEBPACK_IMPORTED_MODULE_6__/* .DEBUG */ .Oi,
    ],
    examples: ['conductor runs', 'conductor runs --prune 30d', 'conductor explain last'],
    run: runRuns,
};
async function runRuns(args, context) {
    if (args.operands.length > 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .badUsage */ .VT)(context, runsCommand, 'runs takes no file or folder');
    const prune = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_9__/* .oneValue */ .o)(args, '--prune');
    const age = prune === null ? null : ageOf(prune);
    if (age !== null && !age.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .badUsage */ .VT)(context, runsCommand, age.error);
    const all = listRuns(context);
    const old = age === null ? [] : all.filter((run) => isOlder(run, Date.now() - age.value));
    for (const { folder } of old)
        removeRun(folder, context);
    (0,_run_index_js__WEBPACK_IMPORTED_MODULE_8__/* .forgetRuns */ .iB)(new Set(old.map(({ folder }) => folder)), context.env);
    const left = all.filter((run) => !old.includes(run));
    if (age !== null)
        context.terminal.stderr(`${old.length === 1 ? '1 run' : `${old.length} runs`} removed\n`);
    context.terminal.stdout((0,_arguments_js__WEBPACK_IMPORTED_MODULE_9__/* .oneValue */ .o)(args, '--format') === 'json' ? `${JSON.stringify(left, null, 2)}\n` : tableOf(left));
    return 0;
}
const UNITS = new Map([
    ['m', 60_000],
    ['h', 3_600_000],
    ['d', 86_400_000],
]);
function ageOf(text) {
    const [, count, unit = ''] = /^(\d{1,6})([mhd])$/.exec(text.trim()) ?? [];
    const milliseconds = UNITS.get(unit);
    if (count === undefined || milliseconds === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(`--prune ${JSON.stringify(text)} is no age; write 30d, 12h or 90m`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)(Number(count) * milliseconds);
}
function listRuns(context) {
    const noted = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_8__/* .notedRuns */ .d_)(context.env).map(listed);
    const known = new Set(noted.map((run) => run?.folder));
    const others = defaultFolders(context)
        .filter((folder) => !known.has(folder))
        .map(found);
    return [...noted, ...others]
        .filter((run) => run !== null)
        .sort((a, b) => Date.parse(b.started) - Date.parse(a.started));
}
function runsFolder(context) {
    return node_path__WEBPACK_IMPORTED_MODULE_1___default().join((0,_shell_adapters_js__WEBPACK_IMPORTED_MODULE_4__/* .temporaryBase */ .du)(context.env), 'conductor');
}
function defaultFolders(context) {
    const base = runsFolder(context);
    try {
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(base, { withFileTypes: true });
        return entries.filter((entry) => entry.isDirectory()).map((entry) => node_path__WEBPACK_IMPORTED_MODULE_1___default().join(base, entry.name));
    }
    catch {
        return [];
    }
}
function listed({ folder, workflow, started, run_id }) {
    const outcome = outcomeOf(folder);
    return outcome === null ? null : { workflow, outcome: outcome.outcome, started, folder, run_id };
}
function found(folder) {
    const run = outcomeOf(folder);
    const [, name = '', date = '', time = '', id = ''] = /^(.+)-(\d{8})T(\d{6})Z-([0-9a-f]+)$/.exec(node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(folder)) ?? [];
    if (run === null || id === '')
        return null;
    const started = `${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}.000Z`;
    if (Number.isNaN(Date.parse(started)))
        return null;
    return { workflow: run.workflow ?? name, outcome: run.outcome, started, folder, run_id: id };
}
function outcomeOf(folder) {
    const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readTextFile */ .Gu)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'result.json'));
    const result = text.ok ? (0,_account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .readResult */ .Uv)(text.value) : null;
    if (result !== null)
        return { outcome: result.outcome, workflow: result.workflow.name };
    const begun = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'events.jsonl'), { throwIfNoEntry: false });
    return begun === undefined ? null : { outcome: 'unfinished', workflow: null };
}
function isOlder({ folder, started }, limit) {
    const events = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'events.jsonl'), { throwIfNoEntry: false });
    return Math.max(Date.parse(started), events?.mtimeMs ?? 0) < limit;
}
const FILES = [
    'events.jsonl',
    'errors.jsonl',
    'result.json',
    'report.html',
    'dead-letter.jsonl',
    'junit.xml',
    'errors.sarif',
    _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECKPOINT_FILE */ .S5,
    _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL_FILE */ .RD,
];
function removeRun(folder, context) {
    try {
        if ((0,_run_index_js__WEBPACK_IMPORTED_MODULE_8__/* .realPath */ .Ye)(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(folder)) === (0,_run_index_js__WEBPACK_IMPORTED_MODULE_8__/* .realPath */ .Ye)(runsFolder(context))) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
            return;
        }
        for (const name of FILES)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name), { force: true });
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).length === 0)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
    }
    catch {
        context.terminal.stderr(`conductor runs: ${folder} cannot be removed\n`);
    }
}
function tableOf(runs) {
    if (runs.length === 0)
        return 'no runs\n';
    const rows = runs.map(({ workflow, outcome, started, folder }) => [
        (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(workflow, 60),
        outcome,
        started.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'),
        folder,
    ]);
    const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return `${rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')}\n`;
}


/***/ })

};
;