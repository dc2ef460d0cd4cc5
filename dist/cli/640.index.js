"use strict";
exports.id = 640;
exports.ids = [640];
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

/***/ 6640:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explainCommand: () => (/* binding */ explainCommand)
});

// EXTERNAL MODULE: ./build/core/events.js
var events = __webpack_require__(7534);
// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(9250);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(6089);
// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(2659);
// EXTERNAL MODULE: ./build/reporters/advice.js
var reporters_advice = __webpack_require__(8004);
// EXTERNAL MODULE: ./build/reporters/shell-words.js
var shell_words = __webpack_require__(4664);
// EXTERNAL MODULE: ./build/reporters/text-format.js
var text_format = __webpack_require__(6939);
;// CONCATENATED MODULE: ./build/reporters/explain.js







const MAX_ERRORS = 10;
const LIMITS = { maxLines: 30, maxChars: 1500 };
function explain(input) {
    const parts = [headline(input), input.story.text(), why(input), tried(input.account), next(input), notes(input)];
    const sections = parts.filter((part) => part.length > 0).map((part) => part.join('\n'));
    return (0,terminal_text/* withoutCommands */.Df)(`${sections.join('\n\n')}\n`);
}
function headline(input) {
    const { account, result, records } = input;
    if (result !== undefined && result !== null) {
        const name = (0,terminal_text/* oneLine */.TN)(result.workflow.name ?? result.workflow.file);
        const took = `after ${(0,text_format/* durationText */.S5)(result.execution.duration_ms)} (exit code ${result.exit_code})`;
        if (result.termination !== null) {
            const { status, reason, terminated_by: by } = result.termination;
            return [`${name} was terminated (${status}) by ${(0,terminal_text/* oneLine */.TN)(by)} ${took}: ${(0,terminal_text/* oneLine */.TN)(reason, 1000)}`];
        }
        const file = result.workflow.file === finding/* NO_FILE */.tW ? '' : ` (${(0,terminal_text/* oneLine */.TN)(result.workflow.file)})`;
        return [`${name}${file} ${outcomeWord(result.outcome)} ${took}.`];
    }
    const { ending } = account;
    const name = account.run?.workflow ?? records[0]?.workflow.name ?? '';
    const shown = name === '' ? 'The run' : (0,terminal_text/* oneLine */.TN)(name);
    if (ending?.outcome === 'success')
        return [`${shown} succeeded after ${(0,text_format/* durationText */.S5)(ending.durationMs)}.`];
    if (ending !== null)
        return [
            `${shown} ${outcomeWord(ending.outcome)} after ${(0,text_format/* durationText */.S5)(ending.durationMs)}: ${(0,terminal_text/* oneLine */.TN)(ending.message)}`,
        ];
    if (account.excerpt.total > 0)
        return [`${shown} did not reach its end: the process was stopped, or it is still running.`];
    if (records.length === 0)
        return ['There is nothing to explain: no events, no errors, no result.'];
    return [`${shown} ended with ${(0,text_format/* counted */.hS)(records.length, 'error')} on record.`];
}
function outcomeWord(outcome) {
    switch (outcome) {
        case 'success':
            return 'succeeded';
        case 'halted':
            return 'halted';
        case 'invalid':
            return 'is not valid';
        case 'suspended':
            return 'waits for an answer';
        case 'cancelled':
            return 'was cancelled';
        default:
            return 'failed';
    }
}
function why(input) {
    const errors = explainedErrors(input);
    if (errors.length === 0)
        return [];
    const shown = errors.length > MAX_ERRORS ? firstOfEachKind(errors) : errors.map(errorLines);
    const hidden = shown.length - MAX_ERRORS;
    return ['Why', ...shown.slice(0, MAX_ERRORS).flat(), ...(hidden > 0 ? [`  and ${(0,text_format/* counted */.hS)(hidden, 'more kind')}`] : [])];
}
function firstOfEachKind(errors) {
    const kinds = new Map();
    for (const error of errors) {
        const known = kinds.get(error.kind);
        if (known === undefined)
            kinds.set(error.kind, [error]);
        else
            known.push(error);
    }
    return [...kinds.values()].map(([first, ...more]) => [
        ...(first === undefined ? [] : errorLines(first)),
        ...(more.length === 0 ? [] : [`    and ${more.length} more of this kind`]),
    ]);
}
function explainedErrors({ account, result, records }) {
    if (result !== undefined && result !== null)
        return result.errors.map(explainedError);
    const { recorded } = account.errors;
    return (recorded.length > 0 ? recorded : records).map((record) => ({
        kind: record.envelope.kind,
        message: record.envelope.message,
        details: record.envelope.details,
        node: (0,events/* raisedBy */.wb)(record),
        file: record.frames[0]?.file ?? null,
        line: null,
        frames: record.frames,
        attempts: record.attempts,
        exitCode: record.exit_code,
        stderr: record.stderr_tail,
    }));
}
function explainedError(error) {
    return {
        kind: error.kind,
        message: error.message,
        details: error.details,
        node: error.node_id ?? '',
        file: error.file ?? null,
        line: error.line ?? null,
        frames: error.frames ?? [],
        attempts: error.attempts ?? 1,
        exitCode: null,
        stderr: '',
    };
}
function errorLines(error) {
    const where = error.file === null ? '' : ` in ${(0,terminal_text/* oneLine */.TN)(error.file)}${error.line === null ? '' : `:${error.line}`}`;
    const by = error.node === '' ? '' : ` raised by ${(0,terminal_text/* oneLine */.TN)(error.node)}${where}`;
    const through = error.frames.slice(1).map((frame) => `    through ${(0,terminal_text/* oneLine */.TN)(frame.node)} in ${(0,terminal_text/* oneLine */.TN)(frame.file)}`);
    const stderr = error.details['stderr_tail'] === undefined && error.stderr.trim() !== '' ? stderrLines(error.stderr) : [];
    const cause = error.details['cause'];
    return [
        `  ${(0,terminal_text/* oneLine */.TN)(error.kind)}${by}`,
        ...(0,terminal_text/* plainText */.wh)(error.message)
            .slice(0, 4000)
            .split('\n')
            .map((row) => `    ${row}`),
        ...(error.attempts > 1 ? [`    after ${error.attempts} attempts`] : []),
        ...(error.exitCode === null || error.exitCode === 0 ? [] : [`    exit code ${error.exitCode}`]),
        ...through,
        ...((0,json/* isJsonObject */.OW)(cause) && typeof cause['kind'] === 'string' ? [`    caused by ${(0,terminal_text/* oneLine */.TN)(cause['kind'])}`] : []),
        ...(0,text_format/* detailLines */.ZN)(error.details, LIMITS).map((row) => `    ${row}`),
        ...stderr,
    ];
}
function stderrLines(tail) {
    const rows = (0,terminal_text/* plainText */.wh)(tail).trimEnd().split('\n').slice(-10);
    return ['    the end of stderr:', ...rows.map((row) => `      ${(0,terminal_text/* oneLine */.TN)(row, 300)}`)];
}
function tried({ errors }) {
    const reactions = errors.reactions();
    const retries = new Map();
    for (const { node, kind, action, count, waitedSeconds } of reactions) {
        if (action !== 'retry')
            continue;
        const entry = retries.get(`${node}\n${kind}`) ?? { node, kind, count: 0, waited: 0 };
        entry.count += count;
        entry.waited += waitedSeconds;
        retries.set(`${node}\n${kind}`, entry);
    }
    const lines = [
        ...[...retries.values()].map(({ node, kind, count, waited }) => `  ${(0,terminal_text/* oneLine */.TN)(node)} was retried ${(0,text_format/* counted */.hS)(count, 'time')} on ${kind}, waiting ${(0,text_format/* durationText */.S5)(waited * 1000)} in all`),
        ...reactions
            .filter(({ action }) => ['to', 'end', 'recover'].includes(action))
            .map(({ node, kind, action, to, count }) => {
            const target = action === 'recover' ? 'recovered' : `went to ${(0,terminal_text/* oneLine */.TN)(to ?? '$end')}`;
            return `  ${(0,terminal_text/* oneLine */.TN)(node)} ${target} on ${kind}${count > 1 ? ` (${count} times)` : ''}`;
        }),
    ];
    return lines.length === 0 ? [] : ['What was tried', ...middleCut(lines, 20)];
}
function next(input) {
    const result = input.result ?? null;
    const [error] = explainedErrors(input);
    const suggested = result?.errors[0]?.suggestion;
    const advice = suggested ?? (error === undefined ? null : (0,reporters_advice/* adviceFor */.c)(error.kind, error.details));
    const commands = (result?.next_commands ?? unfinished(input)).filter((line) => !line.startsWith('conductor explain '));
    const lines = [...(advice === null ? [] : [(0,terminal_text/* oneLine */.TN)(advice, 1000)]), ...commands.map((line) => (0,terminal_text/* plainText */.wh)(line))];
    return lines.length === 0 ? [] : ['What to do next', ...lines.map((line) => `  ${line}`)];
}
function unfinished(input) {
    const { ending, excerpt } = input.account;
    if (ending !== null || excerpt.total === 0 || input.runDir === undefined || input.runDir === null)
        return [];
    return [`conductor resume ${(0,shell_words/* shellPath */.G9)(input.runDir)}`];
}
function notes(input) {
    const skipped = input.skipped ?? 0;
    const warnings = (input.result?.warnings ?? []).slice(0, 10).map((warning) => `  ${(0,terminal_text/* oneLine */.TN)(warning, 500)}`);
    return [
        ...(warnings.length === 0 ? [] : ['Warnings', ...warnings]),
        ...(skipped === 0
            ? []
            : [`${(0,text_format/* counted */.hS)(skipped, 'line')} could not be read and ${skipped === 1 ? 'was' : 'were'} left out.`]),
    ];
}
function middleCut(lines, max) {
    if (lines.length <= max)
        return lines;
    const half = Math.floor(max / 2);
    return [...lines.slice(0, half), `  \u2026 ${lines.length - 2 * half} more \u2026`, ...lines.slice(-half)];
}

// EXTERNAL MODULE: ./build/account/groups.js
var groups = __webpack_require__(9907);
// EXTERNAL MODULE: ./build/core/place.js
var place = __webpack_require__(8556);
// EXTERNAL MODULE: ./build/reporters/progress-lines.js
var progress_lines = __webpack_require__(6281);
;// CONCATENATED MODULE: ./build/reporters/story.js



const MAX_STORY = 60;
class Story {
    #board = new groups/* GroupBoard */.M5();
    #first = [];
    #last = [];
    #total = 0;
    #now = '';
    consume(event) {
        this.#now = event.timestamp;
        const isCrowded = this.#board.isCrowded(event.scope);
        const ended = event.type === 'group_completed' ? this.#board.close(event) : null;
        this.#board.consume(event);
        if (isCrowded || event.type === 'node_started' || event.type === 'workflow_started')
            return;
        const line = (0,progress_lines/* lineFor */.y1)(event);
        if (line !== null)
            this.#tell(line, (0,place/* depthOf */.d1)(event.scope));
        if (ended !== null && (0,groups/* isLarge */.sV)(ended))
            for (const row of (0,progress_lines/* familyLines */.WG)(ended))
                this.#tell(row, (0,place/* depthOf */.d1)(ended.scope) + 1);
    }
    text() {
        const open = this.#open();
        if (this.#total + open.length === 0)
            return [];
        const last = this.#last.slice(-MAX_STORY / 2);
        const hidden = this.#total - this.#first.length - last.length;
        return ['What happened', ...this.#first, ...(hidden > 0 ? [`  \u2026 ${hidden} more \u2026`] : []), ...last, ...open];
    }
    #open() {
        return [...this.#board.running()]
            .filter((group) => (0,groups/* isLarge */.sV)(group) && !this.#board.isCrowded(group.scope))
            .flatMap((group) => (0,progress_lines/* familyLines */.WG)(group).map((row) => this.#text(row, (0,place/* depthOf */.d1)(group.scope) + 1)));
    }
    #tell(line, depth) {
        if (line.level === 'debug')
            return;
        const text = this.#text(line, depth);
        this.#total += 1;
        if (this.#first.length < MAX_STORY / 2)
            this.#first.push(text);
        else
            this.#last.push(text);
        if (this.#last.length > MAX_STORY)
            this.#last = this.#last.slice(-MAX_STORY / 2);
    }
    #text(line, depth) {
        return `  ${this.#now.slice(11, 19)} ${'  '.repeat(Math.min(10, depth))}${line.mark} ${line.text}`;
    }
}

// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(7727);
// EXTERNAL MODULE: ./build/cli/named-run.js
var named_run = __webpack_require__(3379);
// EXTERNAL MODULE: ./build/cli/run-folder.js
var run_folder = __webpack_require__(7823);
;// CONCATENATED MODULE: ./build/cli/explain.js





const explainCommand = {
    name: 'explain',
    summary: 'Tell what happened in a run, why, what was tried, and what to do next',
    usage: 'explain RUN_DIR|last|errors.jsonl',
    options: [command/* DEBUG */.Oi],
    examples: ['conductor explain /tmp/conductor/drift-check-20250101T000000Z-a1b2c3', 'conductor explain errors.jsonl'],
    run: runExplain,
};
async function runExplain(args, context) {
    const [target, ...more] = args.operands;
    if (target === undefined || more.length > 0)
        return (0,command/* badUsage */.VT)(context, explainCommand, 'give one run: conductor explain RUN_DIR|errors.jsonl');
    const story = new Story();
    const run = (0,run_folder/* readRun */.c)(target, context, { consumers: [story] });
    if (!run.ok) {
        context.terminal.stderr(`conductor explain: ${run.error}\n`);
        return command/* EXIT_INVALID */.jL;
    }
    const { folder, ...left } = run.value;
    context.terminal.stdout(explain({ ...left, story, runDir: folder === null ? null : target === named_run/* LAST */.xo ? folder : target }));
    return 0;
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