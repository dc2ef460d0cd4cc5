"use strict";
exports.id = 753;
exports.ids = [753];
exports.modules = {

/***/ 7134:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explainCommand: () => (/* binding */ explainCommand)
});

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(6089);
// EXTERNAL MODULE: ./build/core/terminal-text.js
var terminal_text = __webpack_require__(2907);
// EXTERNAL MODULE: ./build/reporters/advice.js
var reporters_advice = __webpack_require__(8004);
// EXTERNAL MODULE: ./build/reporters/progress-lines.js
var progress_lines = __webpack_require__(6281);
// EXTERNAL MODULE: ./build/reporters/shell-words.js
var shell_words = __webpack_require__(4664);
// EXTERNAL MODULE: ./build/reporters/text-format.js
var text_format = __webpack_require__(6939);
;// CONCATENATED MODULE: ./build/reporters/explain.js






const MAX_STORY = 60;
const MAX_ERRORS = 10;
const LIMITS = { maxLines: 30, maxChars: 1500 };
function explain(input) {
    const parts = [
        headline(input),
        story(input.events ?? []),
        why(input),
        tried(input.events ?? []),
        next(input),
        notes(input),
    ];
    const told = parts.filter((part) => part.length > 0).map((part) => part.join('\n'));
    return (0,terminal_text/* withoutCommands */.Df)(`${told.join('\n\n')}\n`);
}
function headline(input) {
    const { result, records } = input;
    if (result !== undefined && result !== null) {
        const name = (0,terminal_text/* oneLine */.TN)(result.workflow.name ?? result.workflow.file);
        const took = `after ${(0,text_format/* durationText */.S5)(result.execution.duration_ms)} (exit code ${result.exit_code})`;
        if (result.termination !== null) {
            const { status, reason, terminated_by: by } = result.termination;
            return [`${name} was terminated (${status}) by ${(0,terminal_text/* oneLine */.TN)(by)} ${took}: ${(0,terminal_text/* oneLine */.TN)(reason, 1000)}`];
        }
        return [`${name} (${(0,terminal_text/* oneLine */.TN)(result.workflow.file)}) ${outcomeWord(result.outcome)} ${took}.`];
    }
    const events = input.events ?? [];
    const start = events.find((event) => event.type === 'workflow_started');
    const name = start?.type === 'workflow_started' ? start.workflow : (records[0]?.workflow.name ?? '');
    const shown = name === '' ? 'The run' : (0,terminal_text/* oneLine */.TN)(name);
    const end = events.findLast((event) => event.type === 'workflow_failed' || event.type === 'workflow_completed');
    if (end?.type === 'workflow_completed')
        return [`${shown} succeeded after ${(0,text_format/* durationText */.S5)(end.duration_ms)}.`];
    if (end?.type === 'workflow_failed')
        return [`${shown} ${outcomeWord(end.outcome)} after ${(0,text_format/* durationText */.S5)(end.duration_ms)}: ${(0,terminal_text/* oneLine */.TN)(end.message)}`];
    if (events.length > 0)
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
function story(events) {
    const lines = events.flatMap((event) => {
        if (event.type === 'node_started' || event.type === 'workflow_started')
            return [];
        const line = (0,progress_lines/* lineFor */.y1)(event);
        if (line === null || line.level === 'debug')
            return [];
        const depth = Math.min(10, event.scope.split('/').length - 1);
        return [`  ${event.timestamp.slice(11, 19)} ${'  '.repeat(depth)}${line.mark} ${line.text}`];
    });
    if (lines.length === 0)
        return [];
    return ['What happened', ...middleCut(lines, MAX_STORY)];
}
function why(input) {
    const errors = toldErrors(input).map(errorLines);
    if (errors.length === 0)
        return [];
    const shown = errors.slice(0, MAX_ERRORS).flat();
    const hidden = errors.length - MAX_ERRORS;
    return ['Why', ...shown, ...(hidden > 0 ? [`  and ${(0,text_format/* counted */.hS)(hidden, 'more error')}`] : [])];
}
function toldErrors({ result, records }) {
    if (result !== undefined && result !== null)
        return result.errors.map(toTold);
    return records.map((record) => ({
        kind: record.envelope.kind,
        message: record.envelope.message,
        details: record.envelope.details,
        node: record.node,
        file: record.frames[0]?.file ?? null,
        line: null,
        frames: record.frames,
        attempts: record.attempts,
        exitCode: record.exit_code,
        stderr: record.stderr_tail,
    }));
}
function toTold(error) {
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
function tried(events) {
    const retries = new Map();
    const routes = new Map();
    for (const event of events) {
        if (event.type === 'node_retry_scheduled') {
            const key = `${event.node}\n${event.kind}`;
            const entry = retries.get(key) ?? { node: event.node, kind: event.kind, count: 0, waited: 0 };
            retries.set(key, { ...entry, count: entry.count + 1, waited: entry.waited + event.delay_seconds });
        }
        else if (event.type === 'route_taken' && event.kind !== null && ['to', 'end', 'recover'].includes(event.action)) {
            const target = event.action === 'recover' ? 'recovered' : `went to ${(0,terminal_text/* oneLine */.TN)(event.to ?? '$end')}`;
            const text = `${(0,terminal_text/* oneLine */.TN)(event.node)} ${target} on ${event.kind}`;
            routes.set(text, (routes.get(text) ?? 0) + 1);
        }
    }
    const lines = [
        ...[...retries.values()].map(({ node, kind, count, waited }) => `  ${(0,terminal_text/* oneLine */.TN)(node)} was retried ${(0,text_format/* counted */.hS)(count, 'time')} on ${kind}, waiting ${(0,text_format/* durationText */.S5)(waited * 1000)} in all`),
        ...[...routes].map(([text, count]) => `  ${text}${count > 1 ? ` (${count} times)` : ''}`),
    ];
    return lines.length === 0 ? [] : ['What was tried', ...middleCut(lines, 20)];
}
function next(input) {
    const result = input.result ?? null;
    const [error] = toldErrors(input);
    const suggested = result?.errors[0]?.suggestion;
    const advice = suggested ?? (error === undefined ? null : (0,reporters_advice/* adviceFor */.c)(error.kind, error.details));
    const commands = (result?.next_commands ?? unfinished(input)).filter((line) => !line.startsWith('conductor explain '));
    const lines = [...(advice === null ? [] : [(0,terminal_text/* oneLine */.TN)(advice, 1000)]), ...commands.map((line) => (0,terminal_text/* plainText */.wh)(line))];
    return lines.length === 0 ? [] : ['What to do next', ...lines.map((line) => `  ${line}`)];
}
function unfinished(input) {
    const events = input.events ?? [];
    const ended = events.some((event) => event.type === 'workflow_failed' || event.type === 'workflow_completed');
    if (ended || events.length === 0 || input.runDir === undefined || input.runDir === null)
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

// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(7727);
// EXTERNAL MODULE: ./build/cli/run-folder.js + 1 modules
var run_folder = __webpack_require__(5314);
;// CONCATENATED MODULE: ./build/cli/explain.js



const explainCommand = {
    name: 'explain',
    summary: 'Tell what happened in a run, why, what was tried, and what to do next',
    usage: 'explain RUN_DIR|errors.jsonl',
    options: [command/* DEBUG */.Oi],
    examples: ['conductor explain /tmp/conductor/drift-check-20250101T000000Z-a1b2c3', 'conductor explain errors.jsonl'],
    run: runExplain,
};
async function runExplain(args, context) {
    const [target, ...more] = args.operands;
    if (target === undefined || more.length > 0)
        return (0,command/* badUsage */.VT)(context, explainCommand, 'give one run: conductor explain RUN_DIR|errors.jsonl');
    const run = (0,run_folder/* readRun */.c)(target, context.cwd);
    if (!run.ok) {
        context.terminal.stderr(`conductor explain: ${run.error}\n`);
        return command/* EXIT_INVALID */.jL;
    }
    const { events, records, result, skipped, folder } = run.value;
    context.terminal.stdout(explain({ events, records, result, skipped, runDir: folder === null ? null : target }));
    return 0;
}


/***/ }),

/***/ 5314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ readRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(8918);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(6089);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(1007);
// EXTERNAL MODULE: ./build/reporters/jsonl.js
var jsonl = __webpack_require__(5212);
;// CONCATENATED MODULE: ./build/reporters/run-reader.js



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
function readEvents(text) {
    const { values, broken } = (0,jsonl/* readJsonLines */.s)(text);
    const known = values;
    const events = known.filter(isStampedEvent);
    return { values: events, skipped: broken.length + values.length - events.length };
}
function readErrorRecords(text) {
    const { values, broken } = (0,jsonl/* readJsonLines */.s)(text);
    const records = values.flatMap(toRecord);
    return { values: records, skipped: broken.length + values.length - records.length };
}
function toRecord(value) {
    const envelope = (0,json/* isJsonObject */.OW)(value) ? value['envelope'] : undefined;
    if (!(0,json/* isJsonObject */.OW)(value) || !(0,json/* isJsonObject */.OW)(envelope))
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
                name: (0,json/* isJsonObject */.OW)(workflow) ? textOf(workflow['name']) : '',
                file: (0,json/* isJsonObject */.OW)(workflow) ? textOf(workflow['file']) : '',
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
    if (!(0,json/* isJsonObject */.OW)(value))
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
    return (0,json/* isJsonObject */.OW)(value) ? value : {};
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
    const value = (0,json/* parseJson */.qF)(text);
    return isResult(value) ? value : null;
}
function isResult(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = { ...value };
    if (!outcome/* RUN_OUTCOMES */.w.some((outcome) => outcome === fields['outcome']))
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

// EXTERNAL MODULE: ./build/cli/files.js
var files = __webpack_require__(7997);
;// CONCATENATED MODULE: ./build/cli/run-folder.js




const NAMES = { events: 'events.jsonl', errors: 'errors.jsonl', result: 'result.json' };
function readRun(target, cwd) {
    const resolved = external_node_path_default().resolve(cwd, target);
    const entry = (0,files/* entryAt */._f)(resolved);
    if (entry === 'absent')
        return (0,result/* err */._)(`${target} does not exist`);
    return entry === 'folder' ? readFolder(target, resolved) : readOneFile(target, resolved);
}
function readFolder(target, folder) {
    const texts = new Map();
    for (const name of Object.values(NAMES)) {
        const text = (0,files/* readTextFile */.Gu)(external_node_path_default().join(folder, name));
        if (text.ok)
            texts.set(name, text.value);
        else if (text.error !== 'does not exist')
            return (0,result/* err */._)(`${external_node_path_default().join(target, name)} ${text.error}`);
    }
    if (texts.size === 0)
        return (0,result/* err */._)(`${target} holds no run: there is no ${Object.values(NAMES).join(', ')} in it`);
    return (0,result.ok)(parts(folder, texts));
}
function readOneFile(target, file) {
    const text = (0,files/* readTextFile */.Gu)(file);
    if (!text.ok)
        return (0,result/* err */._)(`${target} ${text.error}`);
    const base = external_node_path_default().basename(file);
    const name = base === NAMES.events || base === NAMES.result ? base : NAMES.errors;
    const run = parts(null, new Map([[name, text.value]]));
    const found = run.events.length + run.records.length + (run.result === null ? 0 : 1);
    if (found === 0 && text.value.trim() !== '')
        return (0,result/* err */._)(`${target} holds no error record, no events and no result`);
    return (0,result.ok)(run);
}
function parts(folder, texts) {
    const events = readEvents(texts.get(NAMES.events) ?? '');
    const records = readErrorRecords(texts.get(NAMES.errors) ?? '');
    const result = readResult(texts.get(NAMES.result) ?? '');
    return { folder, events: events.values, records: records.values, result, skipped: events.skipped + records.skipped };
}


/***/ })

};
;