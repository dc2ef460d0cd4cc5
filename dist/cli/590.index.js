"use strict";
exports.id = 590;
exports.ids = [590,671];
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
var load = __webpack_require__(8784);
// EXTERNAL MODULE: ./build/core/github.js
var github = __webpack_require__(2672);
// EXTERNAL MODULE: ./build/reporters/html/index.js + 16 modules
var html = __webpack_require__(817);
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





async function graphOfRun(result, events, context) {
    const workspace = (0,load/* findWorkspace */.pl)(external_node_path_default().join(context.cwd, 'workflow.yaml'), context.env);
    for (const folder of new Set([workspace, context.cwd])) {
        const file = external_node_path_default().resolve(folder, result.workflow.file);
        if ((0,files/* entryAt */._f)(file) !== 'file')
            continue;
        const { runnable } = await (0,check/* checkNamed */.eY)(file, context);
        if (runnable !== null && isSame(runnable, result))
            return (0,workflow_graph/* workflowGraph */.cR)(runnable);
    }
    return traceGraph(result, events);
}
function isSame(workflow, result) {
    const hashes = result.checkpoint?.node_hashes ?? {};
    const names = Object.keys(hashes);
    return names.length === workflow.hashes.size && names.every((name) => workflow.hashes.get(name) === hashes[name]);
}
function traceGraph(result, events) {
    const { file } = result.workflow;
    const nodes = new Map();
    const add = (name, type) => {
        if (!nodes.has(name))
            nodes.set(name, { name, type, position: { file, line: 1 }, members: [], child: null });
    };
    for (const step of result.execution.steps)
        add(step.node_id, step.type);
    const edges = new Map();
    let entry = null;
    for (const event of events) {
        if (event.scope !== '')
            continue;
        if (event.type === 'node_started') {
            entry ??= event.node;
            add(event.node, event.node_type);
        }
        else if (event.type === 'route_taken' && event.to !== null) {
            const kind = event.kind === null ? (event.route === 'options' ? 'gate' : 'success') : 'error';
            const edge = { from: event.node, to: event.to, label: event.kind ?? '', kind };
            edges.set(`${edge.from}\n${edge.to}\n${edge.label}`, edge);
        }
    }
    const known = [...edges.values()].filter(({ to }) => to === '$end' || nodes.has(to));
    const first = entry ?? result.execution.steps[0]?.node_id ?? '$end';
    return { name: result.workflow.name ?? file, file, entry: first, nodes: [...nodes.values()], edges: known };
}

// EXTERNAL MODULE: ./build/cli/run-folder.js + 1 modules
var run_folder = __webpack_require__(5314);
;// CONCATENATED MODULE: ./build/cli/report.js













const reportCommand = {
    name: 'report',
    summary: 'Write the reports of a run again',
    usage: 'report RUN_DIR [--junit FILE] [--sarif FILE]',
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
    const run = (0,run_folder/* readRun */.c)(target, context.cwd);
    if (!run.ok)
        return refuse(run.error, context);
    const { folder, result, events } = run.value;
    if (folder === null)
        return refuse(`${target} is not a run folder`, context);
    if (result === null)
        return refuse(`${target} has no result.json that can be read: the run did not come to its end; see conductor explain ${(0,shell_words/* shellPath */.G9)(target)}`, context);
    const workspace = (0,load/* findWorkspace */.pl)(external_node_path_default().join(context.cwd, 'workflow.yaml'), context.env);
    const toRelative = (file) => (0,source_file/* sourceFile */.s)(file, context.cwd, workspace);
    const input = { report: await reportOf(run.value, folder, result, context), events, toRelative };
    const page = external_node_path_default().join(folder, 'report.html');
    const texts = [[page, (0,html.renderHtml)(input)]];
    const junit = (0,cli_arguments/* oneValue */.o)(args, '--junit');
    const sarif = (0,cli_arguments/* oneValue */.o)(args, '--sarif');
    if (junit !== null)
        texts.push([external_node_path_default().resolve(context.cwd, junit), (0,reporters_junit.renderJunit)(input)]);
    if (sarif !== null)
        texts.push([external_node_path_default().resolve(context.cwd, sarif), (0,reporters_sarif.renderSarif)(input)]);
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
async function reportOf(run, folder, result, context) {
    const hasRecords = run.records.length > 0;
    return {
        result,
        records: run.records,
        graph: await graphOfRun(result, run.events, context),
        termination: terminationOf(result),
        runDir: folder,
        errorsPath: hasRecords ? external_node_path_default().join(folder, 'errors.jsonl') : null,
        errorsWriteError: writeErrorOf(run.events),
        github: run.records.find(({ github }) => github !== null)?.github ?? (0,github/* githubRecord */.BF)(context.env),
    };
}
function terminationOf({ termination }) {
    if (termination === null)
        return null;
    const { status, reason, terminated_by: terminatedBy } = termination;
    return { status: status === 'success' ? 'success' : 'failed', reason, terminatedBy };
}
function writeErrorOf(events) {
    const failed = events.findLast((event) => event.type === 'errors_jsonl_write_failed');
    return failed?.type === 'errors_jsonl_write_failed' ? failed.error : null;
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

/***/ 9862:
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


/***/ }),

/***/ 3186:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJunit: () => (/* binding */ renderJunit)
/* harmony export */ });
/* unused harmony export MAX_CASES */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6089);
/* harmony import */ var _core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2907);
/* harmony import */ var _core_xml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9862);
/* harmony import */ var _visits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3148);




const MAX_CASES = 5000;
const MAX_MESSAGE = 2000;
const MAX_TEXT = 8000;
const MAX_FLAKY = 20;
const MAX_OUTPUT = 4_000_000;
function renderJunit(input) {
    const { report } = input;
    const visits = (0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .visitsOf */ .o7)(input.events, report.graph);
    const writing = { ...input, runEnd: Date.parse(input.events.at(-1)?.timestamp ?? '') || 0, room: MAX_OUTPUT };
    const suites = [
        { name: report.graph.name, cases: rootCases(writing, visits), hidden: 0 },
        ...visits.filter((visit) => visit.children.length > 0).map((visit) => groupSuite(visit, writing)),
    ];
    const seconds = (report.result.execution.duration_ms / 1000).toFixed(3);
    const attributes = { name: report.graph.name, ...totals(suites.flatMap((one) => one.cases)), time: seconds };
    const written = suites.map((one) => writtenSuite(one, report));
    return `<?xml version="1.0" encoding="UTF-8"?>\n${(0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('testsuites', attributes, written)}\n`;
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
    const written = cases.map((one) => (0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('testcase', { name: one.name, classname: name, time: one.seconds.toFixed(3), file: one.file, line: one.line }, one.content));
    const attributes = { name, ...totals(cases), time: seconds.toFixed(3) };
    return (0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('testsuite', attributes, [(0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('properties', {}, properties), ...written]);
}
function property(name, value) {
    return (0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('property', { name, value });
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
        const content = [(0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('skipped', { message: 'not executed' })];
        return { name: node.name, seconds: 0, verdict: 'skipped', ...place, content };
    }
    const earlier = visits.slice(0, -1).flatMap(_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresOf */ .dJ);
    const seconds = visits.reduce((sum, visit) => sum + (0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .endOf */ .pJ)(visit, input.runEnd) - (0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(visit), 0) / 1000;
    return { ...verdictOf(last, earlier, place, input), name: node.name, seconds, ...place };
}
function caseOf(visit, input) {
    const node = input.report.graph.nodes.find((one) => one.name === visit.node);
    const place = node === undefined
        ? { file: null, line: null }
        : { file: relative(input, node.position.file), line: node.position.line };
    const seconds = ((0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .endOf */ .pJ)(visit, input.runEnd) - (0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(visit)) / 1000;
    return { ...verdictOf(visit, [], place, input), name: nameOf(visit), seconds, ...place };
}
function nameOf(visit) {
    if (visit.item === null)
        return visit.visit > 1 ? `${visit.node} (visit ${visit.visit})` : visit.node;
    return `${visit.node}[${(0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(visit.item.key === '' ? String(visit.item.index) : visit.item.key, 200)}]`;
}
function verdictOf(visit, earlier, place, input) {
    const failures = [...earlier, ...(0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresOf */ .dJ)(visit)];
    const streams = streamsOf(visit, input);
    switch ((0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOf */ .L4)(visit)) {
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
            return { verdict: 'skipped', content: [(0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('skipped', { message: 'waits for an answer' })] };
        default:
    }
    const flaky = failures.slice(-MAX_FLAKY).map((one) => again('flakyFailure', one, place));
    return { verdict: 'passed', content: [...flaky, ...streams] };
}
function problem(name, type, message, text) {
    return (0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)(name, { message: (0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message, MAX_MESSAGE), type }, (0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text), MAX_TEXT));
}
function problemOf(name, failure, place, input) {
    const { envelope, stderrTail } = failure;
    const parts = [`${envelope.kind}: ${envelope.message}`, ...trace(failure, place, input)];
    if (Object.keys(envelope.details).length > 0)
        parts.push('', (0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(JSON.stringify(envelope.details, null, 2), 4000));
    if (stderrTail.trim() !== '')
        parts.push('', stderrTail);
    return problem(name, envelope.kind, envelope.message, parts.join('\n'));
}
function trace(failure, place, input) {
    return failure.frames.slice(0, 20).map((frame) => {
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
function again(name, { envelope, stderrTail }, place) {
    const at = place.file === null ? '' : `\n${place.file}:${place.line ?? 1}`;
    const text = (0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(`${envelope.kind}: ${envelope.message}${at}`), MAX_MESSAGE);
    const streams = stderrTail.trim() === '' ? [] : [(0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('system-err', {}, (0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(stderrTail), MAX_TEXT))];
    return (0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)(name, { message: (0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(envelope.message, MAX_MESSAGE), type: envelope.kind }, [
        (0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('stackTrace', {}, text),
        ...streams,
    ]);
}
function streamsOf(visit, input) {
    const output = (0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .outputOf */ .jH)(visit);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(output))
        return [];
    return [...stream('system-out', output['stdout'], input), ...stream('system-err', output['stderr'], input)];
}
function stream(name, data, input) {
    const most = Math.min(MAX_TEXT, input.room);
    if (typeof data !== 'string' || most <= 0)
        return [];
    const text = (0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(data.slice(0, MAX_TEXT * 4)).trim(), most);
    input.room -= text.length;
    return text === '' ? [] : [(0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)(name, {}, text)];
}
function bounded(visits) {
    if (visits.length <= MAX_CASES)
        return visits;
    const bad = visits.filter((visit) => (0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOf */ .L4)(visit) === 'failed' || (0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOf */ .L4)(visit) === 'open').slice(0, MAX_CASES);
    const kept = new Set(bad);
    for (const visit of visits) {
        if (kept.size >= MAX_CASES)
            break;
        kept.add(visit);
    }
    return visits.filter((visit) => kept.has(visit));
}
function groupSuite(visit, input) {
    const shown = bounded(visit.children);
    const name = `${input.report.graph.name} \u203a ${visit.node}${visit.visit > 1 ? ` (visit ${visit.visit})` : ''}`;
    return { name, cases: shown.map((one) => caseOf(one, input)), hidden: visit.children.length - shown.length };
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
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6089);
/* harmony import */ var _core_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2907);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8004);




const MAX_RESULTS = 5000;
const MAX_MESSAGE = 8000;
const HALF_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const HOME = 'https://github.com/conductor-action/conductor-action';
function renderSarif(input) {
    return `${JSON.stringify(sarifOf(input), null, 2)}\n`;
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
    const help = (0,_advice_js__WEBPACK_IMPORTED_MODULE_2__/* .adviceFor */ .c)(kind, {}) ?? 'Route this kind with `on_error` to retry, repair or recover, or fix what raises it.';
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
                physicalLocation: {
                    artifactLocation: { uri: entry.place.uri, uriBaseId: '%SRCROOT%' },
                    region: entry.place.region,
                },
                logicalLocations: [{ name: entry.node === '' ? 'workflow' : entry.node, kind: 'member' }],
            },
        ],
        partialFingerprints: { 'conductorError/v1': fingerprint(entry) },
        properties: entry.properties,
    };
}
function fingerprint({ kind, node, place, message }) {
    const stable = message.replace(/\d+/g, '0');
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update([kind, node, place.uri, stable].join('\n')).digest('hex').slice(0, 32);
}
function entriesOf(input) {
    const { records, result } = input.report;
    if (records.length > 0)
        return records.flatMap((record) => entriesOfRecord(record, input));
    return result.errors.map((error) => entryOfError(error, input));
}
function entriesOfRecord(record, input) {
    const { kind, message, details } = record.envelope;
    const base = nodePlace(record.frames[0]?.file ?? record.workflow.file, record.node, input);
    const main = located(details, record.node, base, input);
    const properties = { attempts: record.attempts, workflow: record.workflow.name };
    const own = {
        kind,
        node: record.node,
        level: 'error',
        message: text([titleOf(details), message, main.outside, (0,_advice_js__WEBPACK_IMPORTED_MODULE_2__/* .adviceFor */ .c)(kind, details)]),
        place: main.place,
        properties,
    };
    const listed = Array.isArray(details['annotations']) ? details['annotations'] : [];
    const more = listed
        .slice(0, MAX_RESULTS)
        .filter(isObject)
        .map((annotation) => {
        const at = located(annotation, record.node, base, input);
        const said = typeof annotation['message'] === 'string' ? annotation['message'] : message;
        const level = levelOf(annotation['level']);
        return { ...own, level, message: text([titleOf(annotation), said, at.outside]), place: at.place };
    });
    return [own, ...more];
}
function isObject(value) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(value);
}
function titleOf(details) {
    const title = details['title'];
    return typeof title === 'string' && title.trim() !== '' ? (0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(title, 300) : null;
}
function levelOf(level) {
    if (level === 'error' || level === 'failure')
        return 'error';
    return level === 'notice' ? 'note' : 'warning';
}
function text(parts) {
    const said = parts.filter((part) => part !== null && part.trim() !== '').join('\n');
    return (0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(said), MAX_MESSAGE) || 'No message';
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
    const uri = toRelative(file, node) ?? toRelative(report.graph.file, node) ?? 'workflow.yaml';
    const line = known?.position.line ?? told(file, node, report);
    return { uri: uriOf(uri), region: { startLine: line ?? 1 } };
}
function told(file, node, { result }) {
    return natural(result.errors.find((error) => error.node_id === node && error.file === file)?.line ?? null);
}
function located(details, node, base, input) {
    const file = details['file'];
    if (typeof file !== 'string' || file.trim() === '')
        return { place: base, outside: null };
    const relative = input.toRelative(file, node);
    const line = natural(details['line']);
    if (relative === null)
        return { place: base, outside: `In ${(0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(file, 300)}${line === null ? '' : `:${line}`}` };
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
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= 2_147_483_647 ? value : null;
}
function uriOf(path) {
    const segments = path
        .replaceAll('\\', '/')
        .replace(/^(?:\.?\/)+/, '')
        .split('/');
    return segments.map((segment) => encodeURIComponent(segment.replace(HALF_SURROGATES, '\ufffd'))).join('/');
}


/***/ })

};
;