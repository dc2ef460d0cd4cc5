"use strict";
exports.id = 5319;
exports.ids = [5319,5872,3491];
exports.modules = {

/***/ 45319:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExec: function() { return /* binding */ runExec; },
  runReports: function() { return /* binding */ runReports; }
});

// EXTERNAL MODULE: ./build/src/adapters/file-store.js + 1 modules
var file_store = __webpack_require__(72967);
// EXTERNAL MODULE: ./build/src/adapters/interrupts.js
var adapters_interrupts = __webpack_require__(38935);
// EXTERNAL MODULE: ./build/src/adapters/standard-streams.js
var standard_streams = __webpack_require__(71834);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/core/duration.js
var duration = __webpack_require__(12170);
// EXTERNAL MODULE: ./build/src/core/finding.js
var core_finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/source/session.js
var session = __webpack_require__(28546);
// EXTERNAL MODULE: ./build/src/source/values.js
var values = __webpack_require__(12070);
// EXTERNAL MODULE: ./build/src/text/excerpt.js
var excerpt = __webpack_require__(93833);
// EXTERNAL MODULE: ./build/src/text/glob.js
var glob = __webpack_require__(89088);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
// EXTERNAL MODULE: ./build/src/text/shell-words.js
var shell_words = __webpack_require__(95262);
// EXTERNAL MODULE: ./build/src/config/inputs.js
var inputs = __webpack_require__(63696);
// EXTERNAL MODULE: ./build/src/config/load/index.js + 2 modules
var load = __webpack_require__(45488);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/config/rules/index.js + 7 modules
var config_rules = __webpack_require__(56319);
;// CONCATENATED MODULE: ./build/src/config/one-step.js















const OPTIONS = [
    ['classify', (text) => parseList(text, (name) => ({ use: name }))],
    ['retry', parseRetry],
    ['timeout', parseTimeout],
    ['idle-timeout', parseTimeout],
    ['tolerate', parseTolerate],
    ['before-retry', (text) => (0,result.ok)(text)],
    ['raises', (text) => parseList(text, (name) => name)],
    ['reports', (text) => (0,result.ok)([...(0,glob/* splitGlobs */.Kh)(text)])],
    [
        'reports-required',
        (text) => (/^\s*(true|false)\s*$/.test(text) ? (0,result.ok)(text.trim() === 'true') : (0,result/* err */._q)('true or false')),
    ],
    ['quarantine', (text) => (0,result.ok)(text.trim())],
    ['test-exit-codes', parseNumbers],
    ['retry-tests', (text) => (0,result.ok)(text.trim())],
    ['name', (text) => (0,result.ok)(text.trim())],
];
function readStep(command, textOf) {
    const options = {};
    const words = [];
    for (const [name, read] of OPTIONS) {
        const text = textOf(name) ?? '';
        if (text.trim() === '')
            continue;
        const value = read(text);
        if (!value.ok)
            return (0,result/* err */._q)(`${name}: ${value.error}`);
        if ('judges' in command && name === 'reports')
            (0,lists/* appendAll */.u2)(words, (0,glob/* splitGlobs */.Kh)(text));
        else if (typeof value.value !== 'boolean' || name === 'tolerate')
            words.push(`--${name}`, text.trimEnd());
        else if (value.value)
            words.push(`--${name}`);
        if (value.value !== undefined)
            options[name] = value.value;
    }
    const again = (0,shell_words/* joinShellWords */.MS)(['conductor', ...listWordsAgain(command, words)]);
    return (0,result.ok)({ name: stepName(options.name, command), command, options, again });
}
function listWordsAgain(command, words) {
    if ('judges' in command)
        return ['reports', ...words];
    if ('run' in command)
        return ['exec', ...words, '--shell', command.shell ?? 'bash', '--', command.run.trim()];
    return ['exec', ...words, '--', command.command, ...command.args];
}
function stepName(given, command) {
    if (typeof given === 'string')
        return given;
    if ('judges' in command)
        return command.judges;
    const [word = ''] = 'run' in command ? command.run.trim().split(/\s+/) : [command.command];
    const safe = external_node_path_default().basename(word).replaceAll(/[^A-Za-z0-9_-]+/g, '-');
    const name = (0,excerpt/* trimSigns */.$T)(safe.replace(/^-+/, ''), '-');
    return name === '' || (0,model/* isReservedName */.ce)(name) ? 'step' : name;
}
const NAMES = /^[\w.*-]+(?:[\s,]+[\w.*-]+)*,?$/;
function parseList(text, named) {
    const written = text.trim();
    const isNames = NAMES.test(written) && !written.startsWith('-');
    const parsed = isNames ? (0,result.ok)(written.split(/[\s,]+/).filter((name) => name !== '')) : (0,inputs/* parseOption */.ZY)(text);
    if (!parsed.ok)
        return parsed;
    const items = Array.isArray(parsed.value) ? parsed.value : [parsed.value];
    return (0,result.ok)(items.map((item) => (typeof item === 'string' ? named(item) : item)));
}
function parseTolerate(text) {
    if (text.trim() === 'true')
        return (0,result.ok)(true);
    return text.trim() === 'false' ? (0,result.ok)(undefined) : parseList(text, (name) => name);
}
function parseRetry(text) {
    const written = text.trim();
    if (/^\d+$/.test(written))
        return (0,result.ok)(written === '0' ? undefined : Number(written));
    const parsed = (0,inputs/* parseOption */.ZY)(text);
    if (!parsed.ok || (0,json/* isJsonObject */.OW)(parsed.value))
        return parsed;
    return (0,result/* err */._q)(`a number of re-runs, or a mapping such as {max: 3, initial_seconds: 2}, not ${JSON.stringify(written)}`);
}
function parseNumbers(text) {
    const parts = text.split(/[\s,]+/).filter((part) => part !== '');
    const other = parts.find((part) => !/^\d{1,9}$/.test(part));
    return other === undefined ? (0,result.ok)(parts.map(Number)) : (0,result/* err */._q)(`numbers such as 8, 100, not ${JSON.stringify(other)}`);
}
function parseTimeout(text) {
    const written = text.trim();
    const seconds = /^\d+(?:\.\d+)?$/.test(written) ? (0,result.ok)(Number(written)) : (0,duration/* parseDuration */.E9)(written);
    if (!seconds.ok)
        return (0,result/* err */._q)(`seconds, or a time such as 90s, 10m or 1h, not ${JSON.stringify(written)}`);
    return seconds.value > 0 ? seconds : (0,result/* err */._q)('it must be more than 0');
}
const FIELD_OPTIONS = [
    ...['timeout', 'idle-timeout', 'raises', 'classify', 'reports', 'reports-required'],
    ...['quarantine', 'retry-tests', 'test-exit-codes'],
];
function createStepData({ name, command, options }) {
    const { retry, tolerate, classify } = options;
    const fields = FIELD_OPTIONS.flatMap((option) => {
        const value = options[option];
        return value === undefined ? [] : [[option.replaceAll('-', '_'), value]];
    });
    const routes = [
        ['', { to: '$end' }],
        ...(retry === undefined ? [] : [['retry', createRetryRoute(retry, classify !== undefined)]]),
        ...(tolerate === undefined ? [] : [['tolerate', { on_error: tolerate, recover: { output: {} } }]]),
    ];
    const node = {
        name,
        type: 'script',
        strict_exit: true,
        ...('run' in command
            ? { run: ':', ...(command.shell === null ? {} : { shell: command.shell }) }
            : { command: ':' }),
        ...Object.fromEntries(fields),
        routes: routes.map(([, route]) => route),
    };
    const findOption = ([list, , field, row]) => {
        if (list === 'workflow')
            return 'name';
        if (field === 'routes')
            return routes[Number(row)]?.[0] ?? '';
        const option = String(field ?? '').replaceAll('_', '-');
        return option === 'shell' || option === 'name' || FIELD_OPTIONS.some((each) => each === option) ? option : '';
    };
    const data = { workflow: { name, entry_point: name }, agents: [node] };
    return (0,session/* createFileData */.dj)(data, (at) => new values/* Source */.kL(findOption(at), findOption(at), ''), nameStepValue);
}
function createRetryRoute(given, isClassified) {
    const { on, ...retry } = (0,json/* isJsonObject */.OW)(given) ? given : { max: given };
    const when = on === undefined && isClassified ? { when: 'error.transient' } : {};
    return { on_error: on ?? true, ...when, retry };
}
function nameStepValue(at) {
    const [, , field, , ...inRoute] = at;
    const fields = field === 'routes' ? inRoute.slice(inRoute[0] === 'retry' && inRoute.length > 1 ? 1 : 0) : at.slice(2);
    if (field === 'classify' && at.at(-1) === 'use')
        return 'a set';
    const words = fields.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`));
    return `\`${words.join('')}\``;
}
async function checkOneStep(step, optionName, cwd, patterns) {
    const loaded = await (0,load/* loadData */.Ze)(createStepData(step), patterns);
    const rules = loaded.workflow === null ? [] : (0,config_rules/* validateWorkflow */._)(loaded.workflow).findings;
    const workflow = loaded.workflow === null ? null : withCommand(loaded.workflow, step.command, cwd);
    const findings = [...loaded.findings, ...rules].flatMap((finding) => {
        const { file: option, code, severity, message, fix } = finding;
        const isForeignKind = option === 'tolerate' && code === 'undeclared-kind' && fix === undefined;
        if (severity !== 'error' || isForeignKind)
            return [];
        const named = option === '' ? message : `${optionName(option)}: ${message}`;
        return [{ ...finding, file: core_finding/* NO_FILE */.tW, line: 1, column: 1, message: named }];
    });
    const runnable = findings.length === 0 ? workflow : null;
    return { loaded: { ...loaded, workflow }, findings, contract: null, workspace: cwd, runnable };
}
function withCommand(workflow, command, folder) {
    const withLiteral = (step) => {
        if (step.type !== 'script')
            return step;
        const { command: _command, run: _run, ...rest } = step;
        if ('run' in command)
            return { ...rest, run: command.run };
        return 'judges' in command
            ? { ...rest, command: '' }
            : { ...rest, command: command.command, args: [...command.args] };
    };
    const steps = new Map([...workflow.steps].map(([name, step]) => [name, withLiteral(step)]));
    const at = { file: core_finding/* NO_FILE */.tW, line: 1, column: 1 };
    const file = external_node_path_default().join(folder, 'step.yaml');
    return { ...workflow, file, literal: true, steps, displayFile: core_finding/* NO_FILE */.tW, at: () => at, within: () => at };
}

// EXTERNAL MODULE: ./build/src/config/providers.js
var providers = __webpack_require__(25055);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/core/test-counts.js
var test_counts = __webpack_require__(64495);
// EXTERNAL MODULE: ./build/src/reporters/closing-block.js
var closing_block = __webpack_require__(62852);
// EXTERNAL MODULE: ./build/src/reporters/result.js
var reporters_result = __webpack_require__(71862);
// EXTERNAL MODULE: ./build/src/run/index.js
var run = __webpack_require__(55872);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/src/run/run-folder.js
var run_folder = __webpack_require__(99870);
;// CONCATENATED MODULE: ./build/src/run/one-step.js



function createOneStepRequest(request, step, host) {
    const { adapters, cwd } = request;
    const processes = new StepProcesses(request, step, host);
    const oneStep = {
        name: step.name,
        check: () => checkOneStep(step, host.optionName, cwd, adapters.patterns),
        again: step.again,
        warnings: () => processes.warnings,
    };
    const reports = adapters.reports && 'judges' in step.command
        ? { reports: { ...adapters.reports, includesEarlier: true } }
        : {};
    const stepAdapters = { ...adapters, ...reports, processes };
    return { request: { ...request, file: '', fileAsGiven: '', oneStep, adapters: stepAdapters }, processes };
}
const SIGNAL_BASE = 128;
const SHELL_CODES = { unread: 1, timed_out: 124, cancelled: SIGNAL_BASE + external_node_os_.constants.signals.SIGTERM };
const NOT_EXECUTABLE = 126;
const NOT_FOUND = 127;
const EMPTY_STREAM = { text: '', truncated: false, totalBytes: 0 };
const NOTHING_RAN = { status: 'exited', exitCode: 0, signal: null, stdout: EMPTY_STREAM, stderr: EMPTY_STREAM };
class StepProcesses {
    request;
    step;
    host;
    #last = null;
    warnings = [];
    constructor(request, step, host) {
        this.request = request;
        this.step = step;
        this.host = host;
    }
    async run(request, signal) {
        const { inheritsStdin } = this.host;
        if (this.#last !== null)
            await this.#beforeRetry(request, signal);
        const asCommand = { ...request, inheritsStdin, escapesBytes: inheritsStdin };
        this.#last =
            'judges' in this.step.command ? NOTHING_RAN : await this.request.adapters.processes.run(asCommand, signal);
        return this.#last;
    }
    endLeftovers(graceMs) {
        return this.request.adapters.processes.endLeftovers(graceMs);
    }
    exitCode() {
        const last = this.#last;
        if (last === null)
            return null;
        if (last.status === 'exited')
            return last.exitCode < 0 ? SIGNAL_BASE - last.exitCode : last.exitCode;
        if (last.status === 'not_started')
            return last.cause === 'not_found' ? NOT_FOUND : NOT_EXECUTABLE;
        return SHELL_CODES[last.status];
    }
    async #beforeRetry(request, signal) {
        const { step } = this;
        const { adapters } = this.request;
        const beforeRetry = step.options['before-retry'];
        if (typeof beforeRetry !== 'string')
            return;
        const shell = 'run' in step.command ? step.command.shell : null;
        const warn = (message) => {
            this.warnings.push(message);
            this.host.warn(message);
        };
        const folder = (0,run_folder/* createScratchFolder */.DB)(this.request, 'conductor-step-', null);
        const script = adapters.scripts(folder).prepare(beforeRetry, shell, request.env);
        if (!script.ok)
            return warn(`before-retry could not be started: ${script.error}`);
        const { command, args } = script.value;
        const { onOutput, env: full, ...plain } = request;
        const { CONDUCTOR_ERROR_OUT: _error, CONDUCTOR_OUTPUT: _output, ...env } = full;
        const print = (_stream, printed) => onOutput('stderr', printed);
        const beside = { ...plain, command, args, env, stdin: null, onOutput: print };
        const result = await adapters.processes.run(beside, signal);
        adapters.removeFolder(folder);
        if (result.status === 'not_started')
            warn(`before-retry could not be started: ${result.message}`);
        else if (result.status === 'timed_out')
            warn('before-retry was ended at the timeout');
        else if (result.status === 'exited' && result.exitCode !== 0)
            warn(`before-retry ${result.signal === null ? `ended with ${result.exitCode}` : `was ended by ${result.signal}`}`);
    }
}

// EXTERNAL MODULE: ./build/src/text/bytes.js
var bytes = __webpack_require__(36659);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/run-request.js + 1 modules
var run_request = __webpack_require__(8354);
;// CONCATENATED MODULE: ./build/src/cli/exec.js
















const RAISED_WITH_ZERO = 3;
const exec_NOT_FOUND = 127;
const CLOSED_PIPE = 141;
const OUTPUT_IS_LARGE = 'output-truncated';
const MAX_QUARANTINED = 20;
async function runExec(args, context) {
    const [command = '', ...rest] = args.operands;
    const shell = args.value('--shell');
    const script = shell === null ? { command, args: rest } : { run: args.operands.join(' '), shell };
    if (shell !== null && args.operands.every((word) => word.trim() === ''))
        return context.badUsage('the text to run is empty');
    const step = readStep(script, (name) => readOption(args, name));
    if (!step.ok)
        return context.badUsage(`--${step.error}`);
    const code = await runStep(step.value, context);
    if (code === exec_NOT_FOUND && shell === null && rest.length === 0 && /\s/.test(command))
        context.refuse(`to run a line, write conductor exec --shell bash -- ${JSON.stringify(command)}`);
    return code;
}
async function runReports(args, context) {
    const step = readStep({ judges: 'reports' }, (name) => name === 'reports' ? args.operands.join('\n') : readOption(args, name));
    return step.ok ? runStep(step.value, context) : context.badUsage(`--${step.error}`);
}
function readOption(args, name) {
    return args.value(`--${name}`) ?? (args.has(`--${name}`) ? 'true' : null);
}
async function runStep(step, context) {
    const interrupts = (0,adapters_interrupts/* cancelOnSignals */.d)();
    const observer = new ExecObserver(context, 'judges' in step.command);
    const cancel = AbortSignal.any([interrupts.signal, context.terminal.lost]);
    const plain = { ...(0,run_request.createPlainRequest)(context, observer), cancel, scriptEnv: (0,providers/* pickDefined */.Lx)(context.env) };
    const { request, processes } = createOneStepRequest({ ...plain, reports: { page: 'unless-success' } }, step, {
        optionName: (option) => `--${option}`,
        inheritsStdin: true,
        warn: observer.note,
    });
    const result = await (0,run/* run */.eF)(request);
    interrupts.release();
    const { terminal } = context;
    const { outcome, exit_code: exitCode } = result.result;
    if (result.status === 'invalid') {
        context.printFindings(result.findings, result.sources);
        return exitCode;
    }
    const isLost = outcome === 'cancelled' && terminal.lost.aborted;
    if (outcome === 'success' || isLost) {
        if (result.runDir !== null)
            (0,file_store/* removeQuietly */.S2)(result.runDir);
        if (!isLost)
            return 0;
        return (0,standard_streams/* isClosedPipe */.pY)(terminal.lost.reason) ? CLOSED_PIPE : command/* EXIT_FAILED */.hj;
    }
    return outcome === 'cancelled' ? exitCode : processes.exitCode() || RAISED_WITH_ZERO;
}
class ExecObserver {
    context;
    showsCounts;
    showsOpenLines = true;
    showsColours = true;
    constructor(context, showsCounts) {
        this.context = context;
        this.showsCounts = showsCounts;
    }
    onStarted() {
        return { consumers: [this], sinks: [this] };
    }
    output(_place, stream, shown) {
        this.context.terminal[stream]((0,bytes/* unescapeBytes */.Ax)(shown));
    }
    consume(event) {
        if (event.replayed === true)
            return;
        if (event.type === 'tests_reported') {
            if (this.showsCounts)
                this.context.terminal.stdout(`${(0,test_counts/* formatTestCounts */.G)(event)}\n`);
            for (const { name, days_left: days, until } of event.quarantined_tests?.slice(0, MAX_QUARANTINED) ?? [])
                this.note(`${(0,terminal_text/* toOneLine */.GX)(name, 200)} failed and is in quarantine until ${until} (${(0,messages/* formatCount */.B4)(days, 'day')} left)`);
        }
        else if (event.type === 'node_retry_scheduled') {
            const wait = (0,duration/* formatDuration */.a3)(event.delay_seconds * 1000);
            this.note(`${event.kind}, run ${event.attempt} failed; run ${event.attempt + 1} in ${wait}`);
        }
        else if (event.type === 'warning' && event.code !== OUTPUT_IS_LARGE)
            this.note((0,terminal_text/* toOneLine */.GX)(event.message, 500));
    }
    onMasked() { }
    note = (message) => this.context.terminal.stderr(`conductor: ${(0,terminal_text/* withoutCommands */.Df)(message)}\n`);
    onFinished(report) {
        const { flaky = 0, flaky_names: names = [] } = report.account?.tests.totals() ?? {};
        if (flaky > 0)
            this.note(`${(0,messages/* formatCount */.B4)(flaky, 'flaky test')}: ${(0,terminal_text/* toOneLine */.GX)(names.join(', '), 500)}`);
        const tolerated = (0,reporters_result/* findTolerated */.wQ)(report.account);
        if (tolerated !== null) {
            const { kind, message } = tolerated.error.envelope;
            this.note(`tolerated ${kind}: ${(0,terminal_text/* toOneLine */.GX)(message, 500)}`);
        }
        const { outcome } = report.result;
        if (outcome === 'success' || (outcome === 'cancelled' && this.context.terminal.lost.aborted))
            return;
        for (const { text } of (0,closing_block/* createClosingBlock */.R)(report))
            this.context.terminal.stderr(`${text}\n`);
    }
}


/***/ }),

/***/ 55872:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HI: function() { return /* binding */ findSettingsProblems; },
/* harmony export */   TS: function() { return /* binding */ createCheckedResult; },
/* harmony export */   Wx: function() { return /* binding */ findSettingsWarnings; },
/* harmony export */   Z0: function() { return /* binding */ prepareRun; },
/* harmony export */   eF: function() { return /* binding */ run; },
/* harmony export */   vB: function() { return /* binding */ createInvalidRun; },
/* harmony export */   yG: function() { return /* binding */ checkRequest; }
/* harmony export */ });
/* harmony import */ var _config_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67737);
/* harmony import */ var _config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6705);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63696);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);
/* harmony import */ var _config_providers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25055);
/* harmony import */ var _config_quarantine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72813);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53325);
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3588);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(62759);
/* harmony import */ var _core_sharding_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(99978);
/* harmony import */ var _engine_interception_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62433);
/* harmony import */ var _redaction_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80344);
/* harmony import */ var _redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97440);
/* harmony import */ var _reporters_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(71862);
/* harmony import */ var _execute_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(29120);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(99870);

















async function prepareRun(request) {
    const checked = await (request.oneStep?.check() ?? checkRequest(request));
    const refuse = (problems) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(createInvalidRun(checked, [...problems, ...checked.findings], request));
    if (checked.runnable === null)
        return refuse([]);
    const workflow = (0,_config_check_js__WEBPACK_IMPORTED_MODULE_0__/* .withMetadata */ .Uz)(checked.runnable, request.metadata);
    const inputs = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveInputs */ .eL)(workflow, request.given);
    if (!inputs.ok)
        return refuse(inputs.error);
    const problems = findSettingsProblems(workflow, request);
    return problems.length > 0 ? refuse(problems) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)({ checked, workflow, inputs: inputs.value });
}
async function run(request) {
    const prepared = await prepareRun(request);
    if (!prepared.ok)
        return prepared.error;
    const { checked, workflow, inputs } = prepared.value;
    const runId = request.runId ?? (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .createRunId */ .nq)();
    const folder = (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .claimFolder */ .Pm)(request, workflow.settings.name, runId);
    if (!folder.ok) {
        return createInvalidRun(checked, [(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .createUnplacedFinding */ .W)('run-dir', 'error', folder.error), ...checked.findings], request);
    }
    return (0,_execute_js__WEBPACK_IMPORTED_MODULE_13__/* .executeRun */ .l)({
        request: { ...request, runId },
        workflow,
        inputs,
        warnings: [...checked.findings, ...findSettingsWarnings(workflow, request)],
        sources: checked.loaded.sources,
        resume: null,
        folder: folder.value,
        workspace: checked.workspace,
    });
}
function checkRequest(request, alsoGiven = []) {
    const { adapters, given } = request;
    const now = adapters.clock.now();
    return (0,_config_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFile */ .vH)({ ...request, now, patterns: adapters.patterns, given: [...alsoGiven, ...Object.keys(given)] });
}
function findSettingsProblems(workflow, request) {
    const { answers, human } = request.gates;
    const gates = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listWorkflows */ .Dl)(workflow).flatMap((file) => [...file.steps.values()].flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listGateShapes */ .aG));
    return [
        ...findUsageFindings('gate-answer', (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_7__/* .checkGateAnswers */ .Hy)(gates, answers)),
        ...findUsageFindings('gate-answer', human === null ? (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_7__/* .listMissingGateTexts */ .es)(gates, answers) : []),
        ...findUsageFindings('injection', (0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_9__/* .checkInjections */ .RY)(workflow, request.injections)),
        ...findUsageFindings('run-dir', (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .findRunDirProblems */ .a$)(request)),
        ...(0,_config_quarantine_js__WEBPACK_IMPORTED_MODULE_5__/* .findQuarantineProblems */ .mt)(workflow, request),
        ...findUsageFindings('shards', findShardsProblems(workflow, request.shards)),
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .checkProviders */ .Dq)(workflow, (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .createResolver */ .Tw)(request)),
        ...(request.strictAbilities === true ? (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findLostTools */ .TI)(workflow, true, (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .createResolver */ .Tw)(request)) : []),
    ];
}
function findSettingsWarnings(workflow, request) {
    const resolve = (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .createResolver */ .Tw)(request);
    return [
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findReplacedProviders */ .M$)(workflow, resolve),
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findMissingKeys */ .kc)(workflow, resolve),
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findLostTools */ .TI)(workflow, false, resolve),
    ];
}
function findShardsProblems(workflow, shards) {
    if (shards === undefined)
        return [];
    const { group, count } = shards;
    if (!Number.isInteger(count) || count < 1 || count > _core_sharding_js__WEBPACK_IMPORTED_MODULE_16__/* .MOST_SHARDS */ .Y)
        return [`--shards ${group}=${count}: the number of shards is from 1 to ${_core_sharding_js__WEBPACK_IMPORTED_MODULE_16__/* .MOST_SHARDS */ .Y}`];
    if (workflow.steps.get(group)?.type === 'for_each')
        return [];
    const groups = [...workflow.steps.values()].filter(({ type }) => type === 'for_each').map(({ name }) => name);
    const message = `--shards ${group}: ${group} is not a for_each of ${workflow.displayFile}`;
    return [{ message, ...(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .toAdvice */ .S_)((0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestNearest */ .nD)(group, groups)) }];
}
function findUsageFindings(code, problems) {
    return problems.map((problem) => (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .createUnplacedFinding */ .W)(code, 'error', problem));
}
function createInvalidRun(checked, findings, request) {
    const workflow = checked?.loaded.workflow ?? null;
    const redactor = new _redaction_index_js__WEBPACK_IMPORTED_MODULE_10__/* .Redactor */ .pO({ secrets: [...(0,_redaction_index_js__WEBPACK_IMPORTED_MODULE_10__/* .listSecretsOfEnvironment */ .Yl)(request.env), ...request.secrets] });
    const shown = findings.map((finding) => (0,_redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_11__/* .redactFinding */ .lE)(finding, redactor));
    const contract = checked?.contract && workflow ? redactor.json((0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .copyJson */ .aR)((0,_config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_1__/* .withDetails */ .FE)(checked.contract, workflow))) : null;
    const result = (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_12__/* .createInvalidResult */ .nr)(shown, workflow?.displayFile ?? findings[0]?.file ?? request.fileAsGiven, {
        workflowName: workflow?.settings.name ?? request.oneStep?.name ?? null,
        ...(checked?.runnable === null && request.oneStep === undefined ? { commandFile: request.fileAsGiven } : {}),
        ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isJsonObject */ .OW)(contract) ? { contract } : {}),
    });
    const sources = [...(checked?.loaded.sources ?? [])].map(([file, text]) => [file, redactor.text(text)]);
    return { status: 'invalid', result, findings: shown, sources: new Map(sources) };
}
function createCheckedResult({ loaded: { workflow }, findings, contract }, file) {
    return (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_12__/* .createInvalidResult */ .nr)(findings, workflow?.displayFile ?? findings[0]?.file ?? file, {
        workflowName: workflow?.settings.name ?? null,
        commandFile: file,
        ...(contract === null || workflow === null ? {} : { contract: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .copyJson */ .aR)((0,_config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_1__/* .withDetails */ .FE)(contract, workflow)) }),
    });
}


/***/ })

};
;