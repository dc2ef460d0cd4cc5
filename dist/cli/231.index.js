"use strict";
exports.id = 231;
exports.ids = [231];
exports.modules = {

/***/ 3231:
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
;// CONCATENATED MODULE: ./build/core/ledger.js


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

// EXTERNAL MODULE: ./build/core/terminal-text.js
var terminal_text = __webpack_require__(2907);
;// CONCATENATED MODULE: ./build/core/ledger-view.js



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
        const title = (0,terminal_text/* oneLine */.TN)(`${row.workflow.name} (${row.workflow.file})`);
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

;// CONCATENATED MODULE: ./build/core/ledger-run.js


function runInfoFromEvents(events) {
    const walk = {
        runId: '',
        timestamp: '',
        name: '',
        file: '',
        outcome: 'unknown',
        tallies: new Map(),
        open: new Map(),
    };
    for (const event of events)
        if ((0,json/* isRecord */.u4)(event))
            look(walk, event);
    if (walk.runId === '')
        return null;
    const sightings = [...walk.tallies.values()].map(({ node, kind, tally }) => ({
        node,
        kind,
        count: tally.count,
        recovered: tally.recovered,
        recovery_attempts: tally.recoveryAttempts,
    }));
    const { runId, timestamp, name, file, outcome } = walk;
    return { run_id: runId, timestamp, workflow: { name, file }, outcome, sightings };
}
function look(walk, event) {
    switch (event['type']) {
        case 'workflow_started':
            started(walk, event);
            break;
        case 'node_failed':
            failed(walk, event);
            break;
        case 'node_completed':
            completed(walk, event);
            break;
        case 'workflow_completed':
            walk.outcome = 'success';
            break;
        case 'workflow_failed':
            walk.outcome = ledger_run_text(event['outcome']) || 'failed';
            break;
        default:
            break;
    }
}
function started(walk, event) {
    if (walk.runId !== '')
        return;
    walk.runId = ledger_run_text(event['run_id']);
    walk.timestamp = ledger_run_text(event['timestamp']);
    walk.name = ledger_run_text(event['workflow']);
    walk.file = ledger_run_text(event['file']);
}
function failed(walk, event) {
    const envelope = event['envelope'];
    if (!(0,json/* isRecord */.u4)(envelope))
        return;
    const kind = ledger_run_text(envelope['kind']);
    const frames = event['frames'];
    if (!(0,kinds/* isKind */.VF)(kind) || (Array.isArray(frames) && frames.length > 1))
        return;
    const node = placeOf(event);
    const key = JSON.stringify([node, kind]);
    const entry = walk.tallies.get(key) ?? { node, kind, tally: { count: 0, recovered: 0, recoveryAttempts: 0 } };
    entry.tally.count += 1;
    walk.tallies.set(key, entry);
    const visit = visitOf(event);
    walk.open.set(visit, (walk.open.get(visit) ?? new Set()).add(key));
}
function completed(walk, event) {
    const visit = visitOf(event);
    const open = walk.open.get(visit);
    if (open === undefined)
        return;
    walk.open.delete(visit);
    const attempts = typeof event['attempt'] === 'number' ? event['attempt'] : 1;
    for (const key of open) {
        const entry = walk.tallies.get(key);
        if (entry === undefined)
            continue;
        entry.tally.recovered += 1;
        entry.tally.recoveryAttempts += attempts;
    }
}
function placeOf(event) {
    const scope = ledger_run_text(event['scope']).replaceAll(/#[\d.]+|\[\d+\]/g, '');
    return `${scope}${ledger_run_text(event['node'])}`;
}
function visitOf(event) {
    return JSON.stringify([ledger_run_text(event['scope']), ledger_run_text(event['node']), event['visit'] ?? 1]);
}
function ledger_run_text(value) {
    return typeof value === 'string' ? value : '';
}

// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(8918);
// EXTERNAL MODULE: ./build/run/file-problem.js
var file_problem = __webpack_require__(1925);
;// CONCATENATED MODULE: ./build/run/ledger-file.js







function recordInLedger(files, file, events) {
    const run = runInfoFromEvents(events);
    if (run === null)
        return (0,result/* err */._)('the run has no events that tell how it began');
    const entry = ledgerEntry(run);
    try {
        const text = files.exists(file) ? files.readText(file) : '';
        const write = addToLedger(text, entry);
        files.makeFolder(external_node_path_default().dirname(file));
        if ('replace' in write)
            files.replace(file, write.replace);
        else
            append(files, file, write.append);
        return (0,result.ok)({ entry, ledger: foldLedger('replace' in write ? write.replace : text + write.append) });
    }
    catch (error) {
        return (0,result/* err */._)(`${file} cannot be written: ${(0,file_problem/* fileProblem */.W)(error)}`);
    }
}
function append(files, file, line) {
    const open = files.openAppend(file);
    try {
        open.append(line);
        open.flush();
    }
    finally {
        open.close();
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
        const lines = files.readText(path.join(runDir, 'events.jsonl')).split('\n');
        const news = recordInLedger(files, file, lines.map(parseJson));
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
        const message = error instanceof Error ? error.message : String(error);
        return { seenBefore: null, problem: `the run is not in the ledger: ${message}` };
    }
}

// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8218);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(7727);
// EXTERNAL MODULE: ./build/cli/files.js
var files = __webpack_require__(7997);
// EXTERNAL MODULE: ./build/cli/run-folder.js + 1 modules
var run_folder = __webpack_require__(5314);
;// CONCATENATED MODULE: ./build/cli/ledger.js









const DEFAULT_FILE = 'ledger.jsonl';
const ledgerCommand = {
    name: 'ledger',
    summary: 'Keep and show which errors come back over many runs',
    usage: 'ledger add RUN_DIR [--file FILE] | ledger show [--file FILE] [--workflow NAME] [--kind KIND]',
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
    const run = (0,run_folder/* readRun */.c)(target, context.cwd);
    if (!run.ok)
        return refuse(context, run.error);
    const file = fileOf(args);
    const news = recordInLedger((0,file_store/* createFileStore */.I)(), external_node_path_default().resolve(context.cwd, file), run.value.events);
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


/***/ }),

/***/ 1925:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fileProblem)
/* harmony export */ });
function fileProblem(error) {
    if (!(error instanceof Error))
        return String(error);
    return 'code' in error && error.code === 'EISDIR' ? 'it is a folder' : error.message;
}


/***/ })

};
;