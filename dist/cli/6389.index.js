export const id = 6389;
export const ids = [6389];
export const modules = {

/***/ 6389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExec: () => (/* binding */ runExec)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/adapters/interrupts.js
var adapters_interrupts = __webpack_require__(6561);
// EXTERNAL MODULE: ./build/config/finding-text.js
var finding_text = __webpack_require__(4196);
// EXTERNAL MODULE: ./build/reporters/closing-block.js
var closing_block = __webpack_require__(9526);
// EXTERNAL MODULE: ./build/reporters/result.js + 2 modules
var result = __webpack_require__(5970);
// EXTERNAL MODULE: ./build/reporters/text-format.js
var text_format = __webpack_require__(4628);
// EXTERNAL MODULE: ./build/run/adapters.js + 10 modules
var adapters = __webpack_require__(1853);
// EXTERNAL MODULE: ./build/run/index.js
var run = __webpack_require__(5086);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/config/load/index.js + 6 modules
var load = __webpack_require__(988);
// EXTERNAL MODULE: ./build/config/model.js
var model = __webpack_require__(9814);
// EXTERNAL MODULE: ./build/config/rules/index.js + 14 modules
var rules = __webpack_require__(4063);
// EXTERNAL MODULE: ./build/core/finding.js
var core_finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/core/result.js
var core_result = __webpack_require__(4429);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./build/run/step-processes.js

const UNREAD = 1;
const TIMED_OUT = 124;
const NOT_EXECUTABLE = 126;
const NOT_FOUND = 127;
const SIGNAL_BASE = 128;
class StepProcesses {
    adapters;
    surroundings;
    #runs = 0;
    #last = null;
    warnings = [];
    constructor(adapters, surroundings) {
        this.adapters = adapters;
        this.surroundings = surroundings;
    }
    async run(request, signal) {
        const { inheritsStdin } = this.surroundings;
        if (this.#runs > 0)
            await this.#prepare(request, signal);
        this.#runs += 1;
        this.#last = await this.adapters.processes.run({ ...request, inheritsStdin, escapesBytes: inheritsStdin }, signal);
        return this.#last;
    }
    endLeftovers(graceMs) {
        return this.adapters.processes.endLeftovers(graceMs);
    }
    exitCode() {
        switch (this.#last?.status) {
            case 'exited':
                return this.#last.exitCode < 0 ? SIGNAL_BASE - this.#last.exitCode : this.#last.exitCode;
            case 'timed_out':
                return TIMED_OUT;
            case 'unread':
                return UNREAD;
            case 'not_started':
                return this.#last.notFound === true ? NOT_FOUND : NOT_EXECUTABLE;
            case 'cancelled':
                return SIGNAL_BASE + external_node_os_.constants.signals.SIGTERM;
            case undefined:
                return null;
        }
    }
    async #prepare(request, signal) {
        const { beforeRetry, shell, tempFolder } = this.surroundings;
        const warn = (message) => {
            this.warnings.push(message);
            this.surroundings.warn(message);
        };
        if (beforeRetry === null)
            return;
        const script = this.adapters.scripts(tempFolder).prepare(beforeRetry, shell, request.env);
        if (!script.ok)
            return warn(`before-retry could not be started: ${script.error}`);
        const { command, args } = script.value;
        const result = await this.adapters.processes.run({ ...besideCommand(request), command, args }, signal);
        this.adapters.removeFolder(tempFolder);
        if (result.status === 'not_started')
            warn(`before-retry could not be started: ${result.message}`);
        else if (result.status === 'timed_out')
            warn('before-retry was ended at the timeout');
        else if (result.status === 'exited' && result.exitCode !== 0)
            warn(`before-retry ${result.signal === null ? `ended with ${result.exitCode}` : `was ended by ${result.signal}`}`);
    }
}
function besideCommand({ onOutput, env, ...request }) {
    const { CONDUCTOR_ERROR_OUT: _error, CONDUCTOR_OUTPUT: _output, ...ownEnv } = env;
    return { ...request, env: ownEnv, stdin: null, onOutput: (_stream, printed) => onOutput('stderr', printed) };
}

;// CONCATENATED MODULE: ./build/run/one-step.js







function oneStepRequest(request, { step, shell, beforeRetry, again, optionNames, inheritsStdin, warn }) {
    const { adapters, cwd, tempBase } = request;
    const tempFolder = external_node_path_.join(tempBase, `conductor-step-${process.pid}`);
    const processes = new StepProcesses(adapters, { beforeRetry, shell, tempFolder, inheritsStdin, warn });
    const oneStep = {
        name: step.name,
        check: () => checkOneStep(step, optionNames, cwd, adapters.patterns),
        again,
        warnings: () => processes.warnings,
    };
    return {
        request: { ...request, file: '', fileAsGiven: '', oneStep, adapters: { ...adapters, processes } },
        processes,
    };
}
const PLAIN_NAME = 'step';
function stepName(given, command) {
    if (given !== null)
        return given;
    const [word = ''] = 'run' in command ? command.run.trim().split(/\s+/) : [command.command];
    const name = external_node_path_.basename(word)
        .replaceAll(/[^A-Za-z0-9_-]+/g, '-')
        .replaceAll(/^-+|-+$/g, '');
    return name === '' || (0,model/* isReservedName */.ce)(name) ? PLAIN_NAME : name;
}
function rowsOf(step) {
    const row = (indent, key, value, option = null) => value === undefined ? [] : [{ option, text: `${' '.repeat(indent)}${key}: ${JSON.stringify(value)}` }];
    const plain = (text) => ({ option: null, text });
    const { command } = step;
    return [
        plain('workflow:'),
        ...row(2, 'name', step.name, 'name'),
        ...row(2, 'entry_point', step.name, 'name'),
        plain('agents:'),
        ...row(2, '- name', step.name, 'name'),
        plain('    type: script'),
        plain('    strict_exit: true'),
        ...('run' in command ? row(4, 'run', ':') : row(4, 'command', ':')),
        ...('run' in command ? row(4, 'shell', command.shell ?? undefined, 'shell') : []),
        ...row(4, 'timeout', step.timeoutSeconds, 'timeout'),
        ...row(4, 'raises', step.raises, 'raises'),
        ...row(4, 'classify', step.classify, 'classify'),
        plain('    routes:'),
        plain('      - to: $end'),
        ...row(6, '- on_error', retryPatterns(step), 'retry'),
        ...(step.retry === undefined
            ? []
            : [...row(8, 'when', retryCondition(step)), ...row(8, 'retry', retryOf(step), 'retry')]),
        ...row(6, '- on_error', step.tolerate, 'tolerate'),
        ...(step.tolerate === undefined ? [] : [plain('        recover: { output: {} }')]),
    ];
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function retryPatterns({ retry }) {
    if (retry === undefined)
        return undefined;
    return isMapping(retry) && retry['on'] !== undefined ? retry['on'] : true;
}
function retryCondition({ retry, classify }) {
    if (isMapping(retry) && retry['on'] !== undefined)
        return undefined;
    return classify === undefined ? WAS_STARTED : 'error.transient';
}
const WAS_STARTED = `not (error.kind == 'internal.script_error' and (error.details.exit_code in [126, 127] or (error.details.exit_code is none and error.details.signal is none)))`;
function retryOf({ retry }) {
    if (!isMapping(retry))
        return retry === undefined ? undefined : { max: retry };
    return Object.fromEntries(Object.entries(retry).filter(([key]) => key !== 'on'));
}
async function checkOneStep(step, names, cwd, patterns) {
    const rows = rowsOf(step);
    const file = external_node_path_.join(cwd, 'step.yaml');
    const text = rows.map((each) => each.text).join('\n');
    const reader = {
        read: (name) => (name === file ? (0,core_result.ok)(text) : (0,core_result/* err */._)({ code: 'file-not-found' })),
        realpath: (name) => name,
    };
    const loaded = await (0,load/* loadChecked */.cQ)(file, { workspace: cwd, env: {}, reader, literal: true }, patterns);
    const validated = loaded.workflow === null ? null : (0,rules/* validateWorkflow */._B)(loaded.workflow);
    const workflow = loaded.workflow === null ? null : withoutPlaces(withCommand(loaded.workflow, step));
    const isOf = ({ line }, option) => rows[line - 1]?.option === option;
    const findings = [...loaded.findings, ...(validated?.findings ?? [])]
        .filter(({ severity }) => severity === 'error')
        .filter((finding) => !(isOf(finding, 'tolerate') && isForeignKind(finding)))
        .map((finding) => {
        const option = rows[finding.line - 1]?.option ?? null;
        const message = option === null ? finding.message : `${names(option)}: ${finding.message}`;
        return { ...finding, file: core_finding/* NO_FILE */.tW, line: 1, column: 1, message };
    });
    return {
        loaded: { ...loaded, workflow, sources: new Map() },
        findings,
        contract: null,
        workspace: cwd,
        runnable: findings.length === 0 ? workflow : null,
    };
}
function isForeignKind({ code, suggestion }) {
    return code === 'undeclared-kind' && !/did you mean/i.test(suggestion ?? '');
}
function withCommand(workflow, step) {
    const steps = new Map([...workflow.steps].map(([name, node]) => [
        name,
        node.type === 'script' ? literalScript(node, step.command) : node,
    ]));
    return { ...workflow, literal: true, steps, at: workflow.at.bind(workflow), within: workflow.within.bind(workflow) };
}
function withoutPlaces(workflow) {
    const at = { file: core_finding/* NO_FILE */.tW, line: 1, column: 1 };
    return { ...workflow, displayFile: core_finding/* NO_FILE */.tW, at: () => at, within: () => at };
}
function literalScript(node, command) {
    const { command: _command, run: _run, ...rest } = node;
    if ('run' in command)
        return { ...rest, run: command.run };
    return { ...rest, command: command.command, args: [...command.args] };
}

// EXTERNAL MODULE: ./build/config/inputs.js
var inputs = __webpack_require__(9190);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
;// CONCATENATED MODULE: ./build/run/step-options.js




function readStepOptions(command, texts) {
    const classify = listOf(texts.classify, (name) => ({ use: name }));
    if (!classify.ok)
        return (0,core_result/* err */._)(`classify: ${classify.error}`);
    const retry = step_options_retryOf(texts.retry);
    if (!retry.ok)
        return (0,core_result/* err */._)(`retry: ${retry.error}`);
    const timeout = timeoutOf(texts.timeout);
    if (!timeout.ok)
        return (0,core_result/* err */._)(`timeout: ${timeout.error}`);
    const tolerate = tolerateOf(texts.tolerate);
    if (!tolerate.ok)
        return (0,core_result/* err */._)(`tolerate: ${tolerate.error}`);
    const raises = listOf(texts.raises, (name) => name);
    if (!raises.ok)
        return (0,core_result/* err */._)(`raises: ${raises.error}`);
    return (0,core_result.ok)({
        name: stepName(given(texts.name) ?? null, command),
        command,
        classify: classify.value,
        retry: retry.value,
        timeoutSeconds: timeout.value,
        tolerate: tolerate.value,
        raises: raises.value,
    });
}
function given(text) {
    const trimmed = text?.trim() ?? '';
    return trimmed === '' ? undefined : trimmed;
}
const NAMES = /^[\w.*-]+(?:[\s,]+[\w.*-]+)*,?$/;
function listOf(text, named) {
    const written = given(text);
    if (written === undefined)
        return (0,core_result.ok)(undefined);
    if (NAMES.test(written) && !written.startsWith('-'))
        return (0,core_result.ok)(written
            .split(/[\s,]+/)
            .filter((name) => name !== '')
            .map(named));
    const parsed = (0,inputs/* parseOption */.ZY)(text ?? '');
    if (!parsed.ok)
        return parsed;
    const items = Array.isArray(parsed.value) ? parsed.value : [parsed.value];
    return (0,core_result.ok)(items.map((item) => (typeof item === 'string' ? named(item) : item)));
}
function tolerateOf(text) {
    const written = given(text);
    if (written === 'true')
        return (0,core_result.ok)(true);
    return written === 'false' ? (0,core_result.ok)(undefined) : listOf(text, (name) => name);
}
function step_options_retryOf(text) {
    const written = given(text);
    if (written === undefined || written === '0')
        return (0,core_result.ok)(undefined);
    if (/^\d+$/.test(written))
        return (0,core_result.ok)(Number(written));
    const parsed = (0,inputs/* parseOption */.ZY)(text ?? '');
    if (!parsed.ok)
        return parsed;
    const isMapping = typeof parsed.value === 'object' && parsed.value !== null && !Array.isArray(parsed.value);
    return isMapping
        ? parsed
        : (0,core_result/* err */._)(`a number of re-runs, or a mapping such as {max: 3, initial_seconds: 2}, not ${JSON.stringify(written)}`);
}
function timeoutOf(text) {
    const written = given(text);
    if (written === undefined)
        return (0,core_result.ok)(undefined);
    const seconds = /^\d+(?:\.\d+)?$/.test(written) ? (0,core_result.ok)(Number(written)) : (0,duration/* parseDuration */.E9)(written);
    if (!seconds.ok)
        return (0,core_result/* err */._)(`seconds, or a time such as 90s, 10m or 1h, not ${JSON.stringify(written)}`);
    return seconds.value > 0 ? seconds : (0,core_result/* err */._)('it must be more than 0');
}

// EXTERNAL MODULE: ./build/text/any-bytes.js
var any_bytes = __webpack_require__(9138);
// EXTERNAL MODULE: ./build/text/shell-words.js
var shell_words = __webpack_require__(7224);
// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(7742);
// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8213);
// EXTERNAL MODULE: ./build/cli/command.js
var cli_command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/run-request.js + 3 modules
var run_request = __webpack_require__(8943);
;// CONCATENATED MODULE: ./build/cli/exec.js
















const RAISED_WITH_ZERO = 3;
const OUTPUT_IS_LARGE = 'output-truncated';
async function runExec(args, context) {
    const [command, ...rest] = args.operands;
    if (command === undefined)
        return (0,cli_command/* badUsage */.VT)(context, 'exec', 'which command? conductor exec [OPTIONS] -- COMMAND');
    const shell = (0,cli_arguments/* oneValue */.o)(args, '--shell');
    const step = readStep(args, shell === null ? { command, args: rest } : { run: args.operands.join(' '), shell });
    if (!step.ok)
        return (0,cli_command/* badUsage */.VT)(context, 'exec', `--${step.error}`);
    const interrupts = (0,adapters_interrupts/* cancelOnSignals */.d)();
    const plain = { ...(0,run_request/* plainRequest */.k1)(context, new ExecObserver(context)), cancel: interrupts.signal };
    const wanted = { ...plain, scriptEnv: (0,adapters/* definedOnly */.Uv)(context.env), reports: { page: 'unless-success' } };
    const { request, processes } = oneStepRequest(wanted, {
        step: step.value,
        shell,
        beforeRetry: (0,cli_arguments/* oneValue */.o)(args, '--before-retry'),
        again: (0,shell_words/* shellCommand */.q$)(['conductor', 'exec', ...ownOptions(args), '--', ...args.operands]),
        optionNames: (option) => `--${option}`,
        inheritsStdin: true,
        warn: (message) => context.terminal.stderr(`conductor: ${message}
`),
    });
    const result = await (0,run/* run */.eF)(request);
    interrupts.release();
    return exitCodeOf(result, processes, context);
}
function ownOptions({ values }) {
    return [...values].flatMap(([name, given]) => given.flatMap((value) => [name, value]));
}
function readStep(args, command) {
    const text = (name) => (0,cli_arguments/* oneValue */.o)(args, `--${name}`) ?? undefined;
    return readStepOptions(command, {
        name: text('name'),
        classify: text('classify'),
        retry: text('retry'),
        timeout: text('timeout'),
        tolerate: text('tolerate'),
        raises: text('raises'),
    });
}
function exitCodeOf(result, processes, { terminal }) {
    const { outcome, exit_code: exitCode } = result.result;
    if (result.status === 'invalid') {
        terminal.stderr(`${(0,finding_text/* renderFindings */.vO)(result.findings, result.sources, terminal.color)}\n`);
        return exitCode;
    }
    if (outcome === 'success') {
        if (result.runDir !== null)
            (0,external_node_fs_.rmSync)(result.runDir, { recursive: true, force: true });
        return 0;
    }
    return outcome === 'cancelled' ? exitCode : processes.exitCode() || RAISED_WITH_ZERO;
}
class ExecObserver {
    context;
    showsOpenLines = true;
    constructor(context) {
        this.context = context;
    }
    started() {
        return { consumers: [this], sinks: [this] };
    }
    output(_place, stream, shown) {
        this.context.terminal[stream]((0,any_bytes/* unescapedBytes */.su)(shown));
    }
    consume(event) {
        if (event.replayed === true)
            return;
        if (event.type === 'node_retry_scheduled') {
            const wait = (0,text_format/* durationText */.S5)(event.delay_seconds * 1000);
            this.note(`${event.kind}, run ${event.attempt} failed; run ${event.attempt + 1} in ${wait}`);
        }
        else if (event.type === 'warning' && event.code !== OUTPUT_IS_LARGE)
            this.note((0,terminal_text/* oneLine */.TN)(event.message, 500));
    }
    masked() { }
    note = (message) => this.context.terminal.stderr(`conductor: ${(0,terminal_text/* withoutCommands */.Df)(message)}\n`);
    finished(report) {
        const tolerated = (0,result/* toleratedBy */.a7)(report.account);
        if (tolerated !== null) {
            const { kind, message } = tolerated.error.envelope;
            this.note(`tolerated ${kind}: ${(0,terminal_text/* oneLine */.TN)(message, 500)}`);
        }
        if (report.result.outcome === 'success')
            return;
        for (const { text } of (0,closing_block/* closingBlock */.p)(report))
            this.context.terminal.stderr(`${text}\n`);
    }
}


/***/ }),

/***/ 5086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ checkSettings),
/* harmony export */   KK: () => (/* binding */ settingsProblems),
/* harmony export */   N8: () => (/* binding */ invalidRun),
/* harmony export */   Td: () => (/* binding */ settingsWarnings),
/* harmony export */   eF: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9190);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9814);
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6822);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8314);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1072);
/* harmony import */ var _core_sharding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(528);
/* harmony import */ var _redaction_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5948);
/* harmony import */ var _redaction_redact_parts_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5802);
/* harmony import */ var _reporters_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5970);
/* harmony import */ var _execute_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3692);
/* harmony import */ var _interception_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5312);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6685);
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3892);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7768);














function checkNamedFile(request) {
    const { file, env, adapters, given, workspace } = request;
    return (0,_prepare_js__WEBPACK_IMPORTED_MODULE_7__/* .checkFile */ .vH)({
        file,
        env,
        patterns: adapters.patterns,
        given: Object.keys(given),
        ...checkSettings(request),
        ...(workspace === undefined ? {} : { workspace }),
    });
}
async function run(request) {
    const checked = await (request.oneStep?.check() ?? checkNamedFile(request));
    if (checked.runnable === null)
        return invalidRun(checked, checked.findings, request);
    const workflow = (0,_prepare_js__WEBPACK_IMPORTED_MODULE_7__/* .withMetadata */ .Uz)(checked.runnable, request.metadata);
    const inputs = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveInputs */ .eL)(workflow, request.given);
    if (!inputs.ok)
        return invalidRun(checked, [...inputs.error, ...checked.findings], request);
    const problems = settingsProblems(workflow, request);
    if (problems.length > 0)
        return invalidRun(checked, [...problems, ...checked.findings], request);
    const runId = request.runId ?? (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_9__/* .newRunId */ .F$)();
    const folder = (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_9__/* .claimFolder */ .Pm)(request, workflow.settings.name, runId);
    if (!folder.ok)
        return invalidRun(checked, [...usageFindings(workflow, 'run-dir', plainly(folder.error)), ...checked.findings], request);
    return (0,_execute_js__WEBPACK_IMPORTED_MODULE_5__/* .execute */ .g)({
        request: { ...request, runId },
        workflow,
        inputs: inputs.value,
        warnings: [...checked.findings, ...settingsWarnings(workflow, request)],
        sources: checked.loaded.sources,
        resume: null,
        folder: folder.value,
        workspace: checked.workspace,
    });
}
function checkSettings({ strictAbilities, strictExit, instructions, }) {
    return {
        strictExit,
        ...(strictAbilities === undefined ? {} : { strictAbilities }),
        ...(instructions === undefined ? {} : { instructions }),
    };
}
function settingsProblems(workflow, request) {
    const gates = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .allWorkflows */ .Am)(workflow).flatMap((file) => [...file.steps.values()].flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .gateShapes */ .aI));
    return [
        ...usageFindings(workflow, 'gate-answer', plainly((0,_core_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .checkGateAnswers */ .Hy)(gates, request.gates.answers))),
        ...(request.gates.human === null
            ? usageFindings(workflow, 'gate-answer', plainly((0,_core_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .missingGateTexts */ .Il)(gates, request.gates.answers)))
            : []),
        ...usageFindings(workflow, 'injection', (0,_interception_js__WEBPACK_IMPORTED_MODULE_6__/* .checkInjections */ .R)(workflow, request.injections).map((problem) => ({
            ...problem,
            message: `--inject: ${problem.message}`,
        }))),
        ...usageFindings(workflow, 'run-dir', plainly((0,_run_folder_js__WEBPACK_IMPORTED_MODULE_9__/* .runDirProblems */ .xE)(request))),
        ...usageFindings(workflow, 'shards', shardsProblems(workflow, request.shards)),
        ...(0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .checkProviders */ .Dq)(workflow, (0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .resolverOf */ .EM)(request)),
        ...(request.strictAbilities === true ? (0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .lostTools */ .kk)(workflow, (0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .resolverOf */ .EM)(request), true) : []),
    ];
}
function settingsWarnings(workflow, request) {
    const resolve = (0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .resolverOf */ .EM)(request);
    return [...(0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .replacedProviders */ .zT)(workflow, resolve), ...(0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .lostTools */ .kk)(workflow, resolve, false)];
}
function shardsProblems(workflow, shards) {
    if (shards === undefined)
        return [];
    const { group, count } = shards;
    if (!Number.isInteger(count) || count < 1 || count > _core_sharding_js__WEBPACK_IMPORTED_MODULE_10__/* .MOST_SHARDS */ .Y)
        return plainly([`--shards ${group}=${count}: the number of shards is from 1 to ${_core_sharding_js__WEBPACK_IMPORTED_MODULE_10__/* .MOST_SHARDS */ .Y}`]);
    if (workflow.steps.get(group)?.type === 'for_each')
        return [];
    const groups = [...workflow.steps.values()].filter(({ type }) => type === 'for_each').map(({ name }) => name);
    const message = `--shards ${group}: ${group} is not a for_each of ${workflow.displayFile}`;
    return [{ message, suggestion: (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_11__/* .didYouMean */ .au)((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_11__/* .nearest */ .pA)(group, groups)) }];
}
function plainly(messages) {
    return messages.map((message) => ({ message, suggestion: null }));
}
function usageFindings(workflow, code, problems) {
    const at = { file: workflow.displayFile, line: 1, column: 1 };
    return problems.map((problem) => ({ ...at, code, severity: 'error', ...problem }));
}
function invalidRun(checked, findings, request) {
    const workflow = checked?.loaded.workflow ?? null;
    const redactor = new _redaction_index_js__WEBPACK_IMPORTED_MODULE_3__/* .Redactor */ .pO({ secrets: [...(0,_redaction_index_js__WEBPACK_IMPORTED_MODULE_3__/* .secretsOfEnvironment */ .O0)(request.env), ...request.secrets] });
    const shown = findings.map((finding) => (0,_redaction_redact_parts_js__WEBPACK_IMPORTED_MODULE_12__/* .redactFinding */ .lE)(finding, redactor));
    const contract = checked === null || checked.contract === null ? null : redactor.json((0,_core_json_js__WEBPACK_IMPORTED_MODULE_13__/* .jsonCopy */ .Uq)(checked.contract));
    const result = (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_4__/* .invalidResult */ .nf)(shown, workflow?.displayFile ?? findings[0]?.file ?? request.fileAsGiven, {
        workflowName: workflow?.settings.name ?? request.oneStep?.name ?? null,
        ...(checked?.runnable === null && request.oneStep === undefined ? { commandFile: request.fileAsGiven } : {}),
        ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_13__/* .isJsonObject */ .OW)(contract) ? { contract } : {}),
    });
    const sources = [...(checked?.loaded.sources ?? [])].map(([file, text]) => [file, redactor.text(text)]);
    return { status: 'invalid', result, findings: shown, sources: new Map(sources) };
}


/***/ })

};
