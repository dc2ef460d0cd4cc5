"use strict";
exports.id = 194;
exports.ids = [194];
exports.modules = {

/***/ 4194:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  execCommand: () => (/* binding */ execCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/config/finding-text.js
var finding_text = __webpack_require__(7835);
// EXTERNAL MODULE: ./build/reporters/closing-block.js + 4 modules
var closing_block = __webpack_require__(4604);
// EXTERNAL MODULE: ./build/reporters/result.js + 1 modules
var result = __webpack_require__(5752);
// EXTERNAL MODULE: ./build/reporters/shell-words.js
var shell_words = __webpack_require__(4664);
// EXTERNAL MODULE: ./build/reporters/text-format.js
var text_format = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/run/index.js
var run = __webpack_require__(7177);
// EXTERNAL MODULE: ./build/config/load/index.js + 9 modules
var load = __webpack_require__(607);
// EXTERNAL MODULE: ./build/config/load/names.js
var names = __webpack_require__(8911);
// EXTERNAL MODULE: ./build/config/rules/index.js + 18 modules
var rules = __webpack_require__(4245);
// EXTERNAL MODULE: ./build/core/finding.js
var core_finding = __webpack_require__(9250);
// EXTERNAL MODULE: ./build/core/result.js
var core_result = __webpack_require__(8918);
;// CONCATENATED MODULE: ./build/run/one-step.js






const PLAIN_NAME = 'step';
function stepName(given, command) {
    if (given !== null)
        return given;
    const [word = ''] = 'run' in command ? command.run.trim().split(/\s+/) : [command.command];
    const name = external_node_path_default().basename(word)
        .replaceAll(/[^A-Za-z0-9_-]+/g, '-')
        .replaceAll(/^-+|-+$/g, '');
    return name === '' || (0,names/* isReservedName */.c)(name) ? PLAIN_NAME : name;
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
    return classify === undefined || (isMapping(retry) && retry['on'] !== undefined) ? undefined : 'error.transient';
}
function retryOf({ retry }) {
    if (!isMapping(retry))
        return retry === undefined ? undefined : { max: retry };
    return Object.fromEntries(Object.entries(retry).filter(([key]) => key !== 'on'));
}
async function checkOneStep(step, names, cwd, patterns) {
    const rows = rowsOf(step);
    const file = external_node_path_default().join(cwd, 'step.yaml');
    const text = rows.map((each) => each.text).join('\n');
    const reader = {
        read: (name) => (name === file ? (0,core_result.ok)(text) : (0,core_result/* err */._)({ code: 'file-not-found' })),
        realpath: (name) => name,
    };
    const loaded = await (0,load/* loadChecked */.cQ)(file, { workspace: cwd, env: {}, reader, literal: true }, patterns);
    const placed = loaded.workflow === null ? null : withCommand(loaded.workflow, step);
    const judged = placed === null ? null : (0,rules/* validateWorkflow */._B)(placed);
    const workflow = placed === null ? null : withoutPlaces(placed);
    const findings = [...loaded.findings, ...(judged?.findings ?? [])]
        .filter(({ severity }) => severity === 'error')
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
var inputs = __webpack_require__(2645);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(6851);
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
    const tolerate = texts.tolerate?.trim() === 'true' ? (0,core_result.ok)(true) : listOf(texts.tolerate, (name) => name);
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
    const seconds = /^\d+(?:\.\d+)?$/.test(written) ? (0,core_result.ok)(Number(written)) : (0,duration/* parseDuration */.E)(written);
    if (!seconds.ok)
        return (0,core_result/* err */._)(`seconds, or a time such as 90s, 10m or 1h, not ${JSON.stringify(written)}`);
    return seconds.value > 0 ? seconds : (0,core_result/* err */._)('it must be more than 0');
}

// EXTERNAL MODULE: ./build/shell/adapters.js + 22 modules
var shell_adapters = __webpack_require__(3673);
// EXTERNAL MODULE: ./build/shell/interrupts.js
var shell_interrupts = __webpack_require__(8604);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/adapters/shells.js
var shells = __webpack_require__(7049);
;// CONCATENATED MODULE: ./build/shell/step-processes.js


const UNREAD = 1;
const TIMED_OUT = 124;
const NOT_EXECUTABLE = 126;
const NOT_FOUND = 127;
const SIGNAL_BASE = 128;
class StepProcesses {
    processes;
    surroundings;
    #runs = 0;
    #last = null;
    warnings = [];
    constructor(processes, surroundings) {
        this.processes = processes;
        this.surroundings = surroundings;
    }
    async run(request, signal) {
        const { inheritsStdin } = this.surroundings;
        if (this.#runs > 0)
            await this.#prepare(request, signal);
        this.#runs += 1;
        this.#last = await this.processes.run({ ...request, inheritsStdin }, signal);
        return this.#last;
    }
    endLeftovers(graceMs) {
        return this.processes.endLeftovers(graceMs);
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
        const script = (0,shells/* materialiseShell */.d)({ text: beforeRetry, shell, env: request.env, folder: tempFolder });
        if (!script.ok)
            return warn(`before-retry could not be started: ${script.error}`);
        const { command, args, remove } = script.value;
        const result = await this.processes.run({ ...request, command, args, stdin: null }, signal);
        remove();
        if (result.status === 'not_started')
            warn(`before-retry could not be started: ${result.message}`);
        else if (result.status === 'timed_out')
            warn('before-retry was ended at the timeout');
        else if (result.status === 'exited' && result.exitCode !== 0)
            warn(`before-retry ended with ${result.exitCode}`);
    }
}

// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(2659);
// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8218);
// EXTERNAL MODULE: ./build/cli/command.js
var cli_command = __webpack_require__(7727);
;// CONCATENATED MODULE: ./build/cli/exec.js
















const execCommand = {
    name: 'exec',
    summary: 'Run one command: tell its failures apart, and run again what another run can mend',
    usage: 'exec [OPTIONS] -- COMMAND [ARGS]...',
    options: [
        { name: '--classify', value: 'SETS', help: 'sets and rules that tell failures apart: npm, git, or a YAML list' },
        { name: '--retry', value: 'N', help: 're-runs, or a mapping such as {max: 3, on: [external.npm.network]}' },
        { name: '--timeout', value: 'TIME', help: 'per attempt: seconds, or 90s, 10m, 1h' },
        { name: '--tolerate', value: 'KINDS', help: 'kinds and prefixes that do not fail the step, or true' },
        { name: '--before-retry', value: 'COMMAND', help: 'runs before each re-run' },
        { name: '--raises', value: 'KINDS', help: 'kinds that the command may raise by itself' },
        { name: '--shell', value: 'SHELL', help: 'take the rest as a text for this shell' },
        { name: '--name', value: 'NAME', help: 'what the step is called; the name of the program by default' },
        cli_command/* DEBUG */.Oi,
    ],
    examples: [
        'conductor exec --classify npm --retry 3 -- npm ci',
        'conductor exec --timeout 10m --retry "{max: 2, on: [internal.timeout]}" -- make test',
        'conductor exec --classify git --tolerate external.git.nothing_to_commit -- git commit -am update',
    ],
    run: runExec,
};
const RAISED_WITH_ZERO = 3;
async function runExec(args, context) {
    const [command, ...rest] = args.operands;
    if (command === undefined)
        return (0,cli_command/* badUsage */.VT)(context, execCommand, 'which command? conductor exec [OPTIONS] -- COMMAND');
    const shell = (0,cli_arguments/* oneValue */.o)(args, '--shell');
    const step = readStep(args, shell === null ? { command, args: rest } : { run: args.operands.join(' '), shell });
    if (!step.ok)
        return (0,cli_command/* badUsage */.VT)(context, execCommand, `--${step.error}`);
    const interrupts = (0,shell_interrupts/* cancelOnSignals */.d)();
    const adapters = (0,shell_adapters/* realAdapters */.Z2)(context.env);
    const tempBase = (0,shell_adapters/* temporaryBase */.du)(context.env);
    const warn = (message) => context.terminal.stderr(`conductor: ${message}\n`);
    const processes = new StepProcesses(adapters.processes, {
        beforeRetry: (0,cli_arguments/* oneValue */.o)(args, '--before-retry'),
        shell,
        tempFolder: external_node_path_default().join(tempBase, `conductor-exec-${process.pid}`),
        inheritsStdin: true,
        warn,
    });
    const again = (0,shell_words/* shellCommand */.q$)(['conductor', 'exec', ...ownOptions(args), '--', ...args.operands]);
    const given = { step: step.value, again, warnings: () => processes.warnings };
    const result = await (0,run/* run */.eF)(execRequest(context, given, { ...adapters, processes }, interrupts.signal));
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
function execRequest(context, { step, again, warnings }, adapters, cancel) {
    const { cwd, env } = context;
    return {
        file: '',
        fileAsGiven: '',
        oneStep: {
            name: step.name,
            check: () => checkOneStep(step, (option) => `--${option}`, cwd, adapters.patterns),
            again,
            warnings,
        },
        given: {},
        cwd,
        env,
        scriptEnv: (0,shell_adapters/* definedOnly */.Uv)(env),
        tempBase: (0,shell_adapters/* temporaryBase */.du)(env),
        runDir: null,
        strictExit: null,
        injections: [],
        gates: { answers: new Map(), skip: false, human: null },
        provider: null,
        breakerState: null,
        helpersFolder: (0,shell_adapters/* helpersFolder */.uJ)(),
        secrets: [],
        cancel,
        adapters,
        reports: { junit: null, sarif: null },
        observer: new ExecObserver(context),
    };
}
function exitCodeOf(result, processes, { terminal }) {
    const { outcome, exit_code: exitCode } = result.result;
    if (result.status === 'invalid') {
        terminal.stderr(`${(0,finding_text/* renderFindings */.v)(result.findings, result.sources, terminal.color)}\n`);
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
    constructor(context) {
        this.context = context;
    }
    started() {
        return { consumers: [this], sinks: [this] };
    }
    output(_place, stream, text) {
        this.context.terminal[stream](text);
    }
    consume(event) {
        if (event.replayed === true)
            return;
        if (event.type === 'node_retry_scheduled') {
            const wait = (0,text_format/* durationText */.S5)(event.delay_seconds * 1000);
            this.note(`${event.kind}, run ${event.attempt} failed; run ${event.attempt + 1} in ${wait}`);
        }
        else if (event.type === 'warning')
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


/***/ })

};
;