"use strict";
exports.id = 822;
exports.ids = [822];
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

/***/ 9822:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ledgerCommand: () => (/* binding */ ledgerCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/adapters/file-store.js
var file_store = __webpack_require__(9608);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(6089);
// EXTERNAL MODULE: ./build/core/kinds.js
var kinds = __webpack_require__(2140);
;// CONCATENATED MODULE: ./build/ledger/ledger.js


const LEDGER_WINDOW = 20;
const MAX_LEDGER_RUNS = 1000;
const MAX_LEDGER_CHARS = 64 * 1024 * 1024;
const MAX_SIGHTINGS = 500;
const MAX_NAME_CHARS = 400;
function ledgerEntry(run) {
    return {
        schema_version: 1,
        run_id: run.run_id.slice(0, MAX_NAME_CHARS),
        timestamp: run.timestamp,
        workflow: { name: run.workflow.name.slice(0, MAX_NAME_CHARS), file: run.workflow.file.slice(0, MAX_NAME_CHARS) },
        outcome: run.outcome,
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
        const entry = entryOf((0,json/* parseJson */.qF)(line));
        if (entry === null) {
            unusable += 1;
            continue;
        }
        runs.delete(entry.run_id);
        runs.set(entry.run_id, entry);
    }
    const warning = unusable === 0 ? null : `${unusable} lines of the ledger cannot be read and are left out`;
    return { runs: [...runs.values()].slice(-MAX_LEDGER_RUNS), warning };
}
function entryOf(value) {
    if (!(0,json/* isJsonObject */.OW)(value) || value['schema_version'] !== 1)
        return null;
    const { run_id: runId, timestamp, workflow, outcome, sightings } = value;
    if (typeof runId !== 'string' || runId === '')
        return null;
    if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp)))
        return null;
    if (!(0,json/* isJsonObject */.OW)(workflow) || typeof workflow['name'] !== 'string' || typeof workflow['file'] !== 'string')
        return null;
    if (typeof outcome !== 'string' || !Array.isArray(sightings))
        return null;
    const { name, file } = workflow;
    const read = sightings.map((one) => ((0,json/* isJsonObject */.OW)(one) ? sightingOf(one) : null));
    const whole = read.filter((one) => one !== null);
    if (whole.length !== read.length)
        return null;
    return ledgerEntry({ run_id: runId, timestamp, workflow: { name, file }, outcome, sightings: whole });
}
function sightingOf(value) {
    const { node, kind, count, recovered, recovery_attempts: attempts } = value;
    if (typeof node !== 'string' || typeof kind !== 'string' || !(0,kinds/* isKind */.VF)(kind))
        return null;
    if (!isCount(count) || !isCount(recovered) || !isCount(attempts))
        return null;
    return { node, kind, count, recovered, recovery_attempts: attempts };
}
function isCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

// EXTERNAL MODULE: ./build/account/run-account.js + 8 modules
var run_account = __webpack_require__(6086);
// EXTERNAL MODULE: ./build/account/run-reader.js
var run_reader = __webpack_require__(6580);
// EXTERNAL MODULE: ./build/core/ports.js
var ports = __webpack_require__(3915);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(8918);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(6227);
;// CONCATENATED MODULE: ./build/ledger/ledger-run.js
function runInfo({ run, ending, errors }) {
    if (run === null)
        return null;
    return {
        run_id: run.runId,
        timestamp: run.timestamp,
        workflow: { name: run.workflow, file: run.file },
        outcome: ending?.outcome ?? 'unknown',
        sightings: errors.sightings().map(({ recoveryAttempts, ...seen }) => ({
            ...seen,
            recovery_attempts: recoveryAttempts,
        })),
    };
}

// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(9250);
// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(2659);
;// CONCATENATED MODULE: ./build/ledger/ledger-view.js




function showLedger(ledger, query = {}) {
    return [...runsByWorkflow(ledger.runs, query.workflow).values()].flatMap((runs) => [...seenIn(runs).values()]
        .filter((seen) => (query.node ?? seen.node) === seen.node && (0,kinds/* patternTakes */.Hq)(query.kind ?? '*', seen.kind))
        .map((seen) => rowOf(runs, seen))
        .sort((a, b) => b.rate - a.rate || (a.last_seen < b.last_seen ? 1 : a.last_seen > b.last_seen ? -1 : 0)));
}
function runsByWorkflow(runs, wanted) {
    const groups = new Map();
    for (const run of runs) {
        const { name, file } = run.workflow;
        if (wanted !== undefined && wanted !== name && wanted !== file)
            continue;
        const key = JSON.stringify([name, file]);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [run]);
        else
            group.push(run);
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
function rowOf(runs, seen) {
    const windowRuns = Math.min(runs.length, LEDGER_WINDOW);
    const windowSeen = seen.at.filter((index) => index >= runs.length - windowRuns).length;
    const times = seen.at.map((index) => runs[index]?.timestamp ?? '').sort();
    const recovered = total(seen, 'recovered');
    const firstSeen = times[0] ?? '';
    const [run] = runs;
    return {
        workflow: run?.workflow ?? { name: '', file: '' },
        node: seen.node,
        kind: seen.kind,
        first_seen: firstSeen,
        last_seen: times.at(-1) ?? '',
        window_runs: windowRuns,
        window_seen: windowSeen,
        rate: windowRuns === 0 ? 0 : Math.round((windowSeen / windowRuns) * 1000) / 1000,
        pattern: recovered > 0 || hasGap(seen.at) ? 'flaky' : 'steady',
        mean_attempts_to_recover: recovered === 0 ? null : Math.round((total(seen, 'recovery_attempts') / recovered) * 10) / 10,
        sentence: sentenceOf(windowSeen, windowRuns, firstSeen),
    };
}
function total(seen, field) {
    return seen.sightings.reduce((sum, sighting) => sum + sighting[field], 0);
}
function hasGap(at) {
    return at.some((index, position) => position > 0 && index - (at[position - 1] ?? index) > 1);
}
function sentenceOf(seen, runs, first) {
    return `seen in ${seen} of the last ${runs} ${runs === 1 ? 'run' : 'runs'}, first on ${first.slice(0, 10)}`;
}
function ledger_view_ledgerSentence(ledger, workflow, node, kind) {
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
        const title = (0,terminal_text/* oneLine */.TN)(file === finding/* NO_FILE */.tW ? name : `${name} (${file})`);
        if (title !== heading)
            lines.push(...(heading === '' ? [title] : ['', title]));
        heading = title;
        lines.push(`  ${(0,terminal_text/* oneLine */.TN)(row.kind)} at ${(0,terminal_text/* oneLine */.TN)(row.node)}: ${row.pattern}`);
        lines.push(`    ${row.sentence}, last on ${(0,terminal_text/* oneLine */.TN)(row.last_seen).slice(0, 10)} (${Math.round(row.rate * 100)} %)`);
        if (row.mean_attempts_to_recover !== null)
            lines.push(`    recovers after ${row.mean_attempts_to_recover} attempts on average`);
    }
    return `${lines.join('\n')}\n`;
}
function ledgerJson(rows, warning) {
    return {
        schema_version: 1,
        window: LEDGER_WINDOW,
        warning,
        errors: rows.map((row) => ({ ...row, workflow: { ...row.workflow } })),
    };
}

;// CONCATENATED MODULE: ./build/ledger/ledger-file.js









function recordInLedger(files, file, account) {
    const run = runInfo(account);
    return run === null
        ? (0,result/* err */._)('the run has no events that tell how it began')
        : writeInLedger(files, file, () => ledgerEntry(run));
}
function writeInLedger(files, file, make) {
    try {
        const text = files.exists(file) ? files.readText(file) : '';
        const entry = make(text);
        const write = addToLedger(text, entry);
        files.makeFolder(external_node_path_default().dirname(file));
        if ('replace' in write)
            files.replace(file, write.replace);
        else
            (0,ports/* appendDurably */.i)(files, file, write.append);
        return (0,result.ok)({ entry, ledger: foldLedger('replace' in write ? write.replace : text + write.append) });
    }
    catch (error) {
        return (0,result/* err */._)(`${file} cannot be written: ${(0,error_message/* fileProblem */.W)(error)}`);
    }
}
function ledgerNote({ entry, ledger }, result) {
    for (const { kind, node_id: node } of result.errors) {
        const seen = entry.sightings.find((one) => one.kind === kind && (node === null || one.node === node || one.node.endsWith(`/${node}`)));
        const sentence = seen === undefined ? null : ledgerSentence(ledger, entry.workflow, seen.node, seen.kind);
        if (seen !== undefined && sentence !== null)
            return { kind, node: seen.node, sentence };
    }
    return null;
}
function seenInLedger(files, file, runDir, result) {
    try {
        const account = new RunAccount();
        const reader = new EventReader(account);
        for (const line of files.lines(path.join(runDir, 'events.jsonl')))
            reader.line(line);
        const news = recordInLedger(files, file, account);
        if (!news.ok)
            return { seenBefore: null, problem: `the run is not in the ledger: ${news.error}` };
        const told = ledgerNote(news.value, result);
        const warning = news.value.ledger.warning;
        return {
            seenBefore: told === null ? null : `${told.kind} at ${told.node}: ${told.sentence}`,
            problem: warning === null ? null : `${file}: ${warning}`,
        };
    }
    catch (error) {
        const message = errorMessage(error);
        return { seenBefore: null, problem: `the run is not in the ledger: ${message}` };
    }
}

// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8218);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(7727);
// EXTERNAL MODULE: ./build/cli/files.js
var files = __webpack_require__(7997);
// EXTERNAL MODULE: ./build/cli/run-folder.js
var run_folder = __webpack_require__(7823);
;// CONCATENATED MODULE: ./build/cli/ledger.js









const DEFAULT_FILE = 'ledger.jsonl';
const ledgerCommand = {
    name: 'ledger',
    summary: 'Keep and show which errors come back over many runs',
    usage: 'ledger add RUN_DIR|last [--file FILE] | ledger show [--file FILE] [--workflow NAME] [--kind KIND]',
    options: [
        { name: '--file', value: 'FILE', help: `the ledger; ${DEFAULT_FILE} without it` },
        { name: '--workflow', value: 'NAME', help: 'show: only this workflow, by its name or file' },
        { name: '--node', value: 'NODE', help: 'show: only errors of this node' },
        { name: '--kind', value: 'KIND', help: 'show: only errors of this kind, or of a prefix such as external.git.*' },
        command/* FORMAT */.uB,
        command/* DEBUG */.Oi,
    ],
    examples: [
        'conductor ledger add "$RUN_DIR" --file ledger.jsonl',
        'conductor ledger show --file ledger.jsonl --workflow drift-check',
        'conductor ledger show --kind external.git.network --format json',
    ],
    run: runLedger,
};
async function runLedger(args, context) {
    const [word, ...operands] = args.operands;
    if (word === 'add')
        return add(operands, args, context);
    if (word === 'show')
        return show(operands, args, context);
    return (0,command/* badUsage */.VT)(context, ledgerCommand, word === undefined ? 'add or show?' : `${JSON.stringify(word)} is not add or show`);
}
function add(operands, args, context) {
    const [target, ...more] = operands;
    if (target === undefined || more.length > 0)
        return (0,command/* badUsage */.VT)(context, ledgerCommand, 'give one run: conductor ledger add RUN_DIR');
    const wrong = ['--workflow', '--node', '--kind'].find((name) => args.values.has(name));
    if (wrong !== undefined)
        return (0,command/* badUsage */.VT)(context, ledgerCommand, `${wrong} is for show`);
    const run = (0,run_folder/* readRun */.c)(target, context);
    if (!run.ok)
        return refuse(context, run.error);
    const file = fileOf(args);
    const news = recordInLedger((0,file_store/* createFileStore */.I)(), external_node_path_default().resolve(context.cwd, file), run.value.account);
    if (!news.ok)
        return refuse(context, news.error);
    const { entry, ledger } = news.value;
    if (ledger.warning !== null)
        context.terminal.stderr(`conductor ledger: ${file}: ${ledger.warning}\n`);
    const kinds = new Set(entry.sightings.map(({ kind }) => kind)).size;
    const text = `${entry.run_id} is in ${file}: ${kinds === 1 ? '1 kind of error' : `${kinds} kinds of errors`}, ${ledger.runs.length} ${ledger.runs.length === 1 ? 'run' : 'runs'} altogether\n`;
    context.terminal.stdout((0,cli_arguments/* oneValue */.o)(args, '--format') === 'json' ? `${JSON.stringify(entry, null, 2)}\n` : text);
    return 0;
}
function show(operands, args, context) {
    if (operands.length > 0)
        return (0,command/* badUsage */.VT)(context, ledgerCommand, `${JSON.stringify(operands[0])} is too much; the file is named by --file`);
    const file = fileOf(args);
    const text = (0,files/* readTextFile */.Gu)(external_node_path_default().resolve(context.cwd, file));
    if (!text.ok)
        return refuse(context, `${file} ${text.error}`);
    const ledger = foldLedger(text.value);
    if (ledger.runs.length === 0 && ledger.warning !== null)
        return refuse(context, `${file}: ${ledger.warning}`);
    const [workflow, node, kind] = ['--workflow', '--node', '--kind'].map((name) => (0,cli_arguments/* oneValue */.o)(args, name));
    const query = {
        ...(workflow == null ? {} : { workflow }),
        ...(node == null ? {} : { node }),
        ...(kind == null ? {} : { kind }),
    };
    const rows = showLedger(ledger, query);
    if ((0,cli_arguments/* oneValue */.o)(args, '--format') === 'json') {
        context.terminal.stdout(`${JSON.stringify(ledgerJson(rows, ledger.warning), null, 2)}\n`);
        return 0;
    }
    if (ledger.warning !== null)
        context.terminal.stderr(`conductor ledger: ${file}: ${ledger.warning}\n`);
    context.terminal.stdout(ledgerText(rows, query));
    return 0;
}
function fileOf(args) {
    return (0,cli_arguments/* oneValue */.o)(args, '--file') ?? DEFAULT_FILE;
}
function refuse(context, message) {
    context.terminal.stderr(`conductor ledger: ${message}\n`);
    return command/* EXIT_INVALID */.jL;
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


/***/ })

};
;