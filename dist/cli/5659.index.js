"use strict";
exports.id = 5659;
exports.ids = [5659];
exports.modules = {

/***/ 2101:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k1: function() { return /* binding */ plainRequest; },
  IU: function() { return /* binding */ reportFiles; },
  BN: function() { return /* binding */ runRequest; },
  i5: function() { return /* binding */ surroundings; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/config/inputs.js
var inputs = __webpack_require__(3696);
// EXTERNAL MODULE: ./build/src/config/load/workspace.js
var load_workspace = __webpack_require__(1695);
// EXTERNAL MODULE: ./build/src/core/cached.js
var cached = __webpack_require__(4644);
// EXTERNAL MODULE: ./build/src/core/injection.js
var injection = __webpack_require__(1905);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(2759);
// EXTERNAL MODULE: ./build/src/redaction/provider-keys.js
var provider_keys = __webpack_require__(3380);
// EXTERNAL MODULE: ./build/src/reporters/report-files.js
var report_files = __webpack_require__(275);
// EXTERNAL MODULE: ./build/src/run/adapters.js + 10 modules
var adapters = __webpack_require__(9654);
// EXTERNAL MODULE: ./build/src/run/gate-answers.js
var gate_answers = __webpack_require__(6891);
// EXTERNAL MODULE: ./build/src/run/providers.js
var providers = __webpack_require__(8294);
// EXTERNAL MODULE: ./build/src/run/request.js
var request = __webpack_require__(2013);
// EXTERNAL MODULE: ./build/src/cli/arguments.js
var cli_arguments = __webpack_require__(9247);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(2512);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/adapters/clock.js
var clock = __webpack_require__(6025);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js
var file_store = __webpack_require__(9445);
// EXTERNAL MODULE: ./build/src/config/finding-text.js
var finding_text = __webpack_require__(4054);
// EXTERNAL MODULE: ./build/src/account/groups.js
var account_groups = __webpack_require__(5604);
// EXTERNAL MODULE: ./build/src/account/run-account.js + 8 modules
var run_account = __webpack_require__(5455);
// EXTERNAL MODULE: ./build/src/account/visit.js
var visit = __webpack_require__(3229);
// EXTERNAL MODULE: ./build/src/core/duration.js
var duration = __webpack_require__(2170);
// EXTERNAL MODULE: ./build/src/core/event-types.js + 2 modules
var event_types = __webpack_require__(86);
// EXTERNAL MODULE: ./build/src/core/log-line.js
var log_line = __webpack_require__(6045);
// EXTERNAL MODULE: ./build/src/core/place.js
var core_place = __webpack_require__(2719);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(1160);
// EXTERNAL MODULE: ./build/src/reporters/closing-block.js
var closing_block = __webpack_require__(2852);
;// CONCATENATED MODULE: ./build/src/reporters/live-area.js

const FLUSH_CHARS = 16 * 1024;
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
class LiveArea {
    write;
    columns;
    lines;
    #pending = '';
    #drawn = 0;
    #scheduled = false;
    #tick = 0;
    constructor(write, columns, lines) {
        this.write = write;
        this.columns = columns;
        this.lines = lines;
    }
    print(text) {
        this.#pending += text;
        if (this.#pending.length >= FLUSH_CHARS)
            this.flush();
        else
            this.#schedule();
    }
    touch() {
        if (this.lines !== null)
            this.#schedule();
    }
    beat() {
        this.#tick += 1;
        this.flush();
    }
    spinner() {
        return FRAMES[this.#tick % FRAMES.length] ?? '';
    }
    flush() {
        const { lines, write, columns } = this;
        const text = this.#pending;
        this.#pending = '';
        if (lines === null) {
            if (text !== '')
                write((0,terminal_text/* withoutOldCommands */.KF)(text));
            return;
        }
        const width = Math.max(20, columns()) - 1;
        const rows = lines().map((line) => (0,terminal_text/* fitColumns */.Pk)(line, width));
        const erase = this.#drawn === 0 ? '' : `\u001b[${this.#drawn}A\r\u001b[0J`;
        this.#drawn = rows.length;
        const all = erase + text + rows.map((row) => `${row}\n`).join('');
        if (all !== '')
            write((0,terminal_text/* withoutOldCommands */.KF)(all));
    }
    #schedule() {
        if (this.#scheduled)
            return;
        this.#scheduled = true;
        const flushNow = () => {
            this.#scheduled = false;
            this.flush();
        };
        setImmediate(() => setImmediate(flushNow));
    }
}

;// CONCATENATED MODULE: ./build/src/reporters/progress.js










const BEAT_MS = 100;
const MAX_LIVE_LINES = 8;
const MAX_PARTIAL_LINE = 32 * 1024;
const FAILURES_PER_GROUP = 10;
const SHOWN_LIVE = ['node_started', 'group_started', 'gate_waiting'];
const COLORS = { good: '32', bad: '31', care: '33', quiet: '2', plain: '' };
function unrefInterval(milliseconds, callback) {
    const timer = setInterval(callback, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
}
class Progress {
    #options;
    #area;
    #account = new run_account/* RunAccount */.b();
    #shownGroups = new WeakMap();
    #partials = new Map();
    #live;
    #stop = null;
    constructor(options) {
        this.#options = options;
        this.#live = options.isTerminal && !options.quiet && options.level !== 'error' && options.level !== 'warning';
        this.#area = new LiveArea(options.write, options.columns, this.#live ? () => this.#liveLines() : null);
    }
    begin(account) {
        this.#account = account;
    }
    consume(event) {
        if (this.#options.quiet)
            return;
        if (this.#live)
            this.#stop ??= (this.#options.every ?? unrefInterval)(BEAT_MS, () => this.#area.beat());
        const { groups, visits } = this.#account;
        const { group, ended } = groups.lastChange;
        const isCrowded = groups.isCrowded(event.scope);
        if (visits.ended !== null)
            for (const stream of ['stdout', 'stderr'])
                this.#endPartial(`${stream}:${(0,core_place/* nodeKey */.u8)(visits.ended.visit)}`);
        if (event.replayed === true)
            return;
        if (!isCrowded)
            this.#tell(event);
        else if (event.type === 'warning')
            this.#tellWarning(event);
        else if (group !== null)
            this.#tellGroup(group, event);
        if (ended !== null && (0,account_groups/* isLarge */.sV)(ended) && !isCrowded)
            for (const line of (0,account_groups/* failureLines */.w7)(ended))
                this.#printLine(line, (0,core_place/* depthOf */.d1)(ended.start.scope) + 1);
        if (event.type === 'gate_waiting')
            this.#area.flush();
        else
            this.#area.touch();
    }
    output(place, stream, shown) {
        if (this.#options.quiet || !this.#shows('info'))
            return;
        const key = `${stream}:${place}`;
        const before = this.#partials.get(key) ?? '';
        const all = before + shown;
        const lastLine = shown.includes('\n') ? before.length + shown.lastIndexOf('\n') + 1 : 0;
        const end = all.length - lastLine > MAX_PARTIAL_LINE ? all.length : lastLine;
        this.#partials.set(key, all.slice(end));
        if (end > 0)
            this.#printOutput(place, all.slice(0, end));
    }
    flush() {
        this.#area.flush();
    }
    finish(report) {
        for (const key of [...this.#partials.keys()])
            this.#endPartial(key);
        this.#stop?.();
        this.#account = new run_account/* RunAccount */.b();
        const isQuiet = this.#options.quiet || !this.#shows('info');
        for (const { tone, text } of isQuiet ? (0,closing_block/* quietBlock */.w)(report) : (0,closing_block/* closingBlock */.p)(report))
            this.#area.print(`${this.#paint(tone, text)}\n`);
        this.#area.flush();
    }
    #tell(event) {
        if (!this.#live || !SHOWN_LIVE.includes(event.type))
            this.#printLine((0,event_types/* lineOf */.cA)(event), (0,core_place/* depthOf */.d1)(event.scope));
    }
    #tellGroup(group, event) {
        const shown = this.#shown(group);
        if (event.type === 'node_failed' && shown.failures < FAILURES_PER_GROUP) {
            shown.failures += 1;
            const line = (0,event_types/* lineOf */.cA)(event);
            const item = event.item === undefined ? '' : ` [${(0,terminal_text/* oneLine */.TN)(event.item.key, 80)}]`;
            this.#printLine({ ...line, text: `${group.start.node}${item}: ${line.text}` }, (0,core_place/* depthOf */.d1)(group.start.scope) + 1);
        }
        const tenths = Math.floor(((group.done + group.failing.size) * 10) / group.start.total);
        if (tenths <= shown.tenths || tenths >= 10)
            return;
        shown.tenths = tenths;
        if (!this.#live)
            this.#printLine({ level: 'info', mark: '·', tone: 'quiet', text: this.#groupText(group) }, (0,core_place/* depthOf */.d1)(group.start.scope));
    }
    #tellWarning(event) {
        const group = this.#account.groups.around(event.scope);
        const shown = group === null ? null : this.#shown(group);
        if (shown === null || shown.warnings >= FAILURES_PER_GROUP)
            return;
        shown.warnings += 1;
        this.#tell(event);
    }
    #shown(group) {
        const shown = this.#shownGroups.get(group) ?? { tenths: 0, failures: 0, warnings: 0 };
        this.#shownGroups.set(group, shown);
        return shown;
    }
    #groupText(group) {
        const finished = group.done + group.failing.size;
        const elapsed = this.#options.clock.now() - Date.parse(group.start.timestamp);
        const left = finished === 0 ? null : (elapsed / finished) * Math.max(0, group.start.total - finished);
        const estimate = left === null || left < 1000 ? '' : `, about ${(0,duration/* durationText */.S5)(left)} left`;
        const counts = `${finished}/${group.start.total} done, ${group.running.size} running, ${group.failing.size} failed`;
        return `${(0,terminal_text/* oneLine */.TN)(group.start.node, 80)}: ${counts}${estimate}`;
    }
    #liveLines() {
        const { groups, visits } = this.#account;
        const open = [...visits.open].filter(({ group, route }) => group === null || route?.action === 'retry');
        if (open.some(visit/* isWaiting */.Gu))
            return [];
        const mark = this.#area.spinner();
        const lines = [
            ...Array.from(groups.running(), (group) => `${indent((0,core_place/* depthOf */.d1)(group.start.scope))}${mark} ${this.#groupText(group)}`),
            ...open.map((visit) => `${indent((0,core_place/* depthOf */.d1)(visit.scope))}${mark} ${(0,log_line/* nodeName */.qp)(visit, 80)} ${this.#elapsed(visit)}`),
        ];
        return lines.length > MAX_LIVE_LINES ? [...lines.slice(0, MAX_LIVE_LINES), '  …'] : lines;
    }
    #elapsed({ attempts, pauses, route }) {
        const now = this.#options.clock.now();
        if (route?.action !== 'retry')
            return (0,duration/* durationText */.S5)(now - (attempts.at(-1)?.startedAt ?? now));
        return `next attempt in ${(0,duration/* durationText */.S5)(Math.max(0, (pauses.at(-1)?.to ?? now) - now))}`;
    }
    #printLine(line, depth) {
        if (!this.#shows(line.level))
            return;
        this.#area.print(`${indent(depth)}${this.#paint(line.tone, `${line.mark} ${line.text}`)}\n`);
    }
    #printOutput(place, text) {
        const prefix = this.#paint('quiet', `  ${(0,terminal_text/* oneLine */.TN)((0,core_place/* readablePlace */.QV)(place), 80)} |`);
        const lines = text.replace(/\n$/, '').split('\n');
        this.#area.print(lines.map((line) => `${prefix} ${line}\n`).join(''));
    }
    #endPartial(key) {
        const partial = this.#partials.get(key) ?? '';
        this.#partials.delete(key);
        if (partial !== '')
            this.#printOutput(key.slice(key.indexOf(':') + 1), partial);
    }
    #paint(tone, text) {
        const code = COLORS[tone];
        return this.#options.color && code !== '' && text !== '' ? `\u001b[${code}m${text}\u001b[0m` : text;
    }
    #shows(level) {
        return (0,log_line/* isShown */.aJ)(level, this.#options.level);
    }
}
function indent(depth) {
    return '  '.repeat(Math.min(depth, 10));
}

// EXTERNAL MODULE: ./build/src/run/run-folder.js
var run_folder = __webpack_require__(9870);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(7400);
;// CONCATENATED MODULE: ./build/src/cli/observer.js












function observerOf(args, context) {
    const opened = openLog(args, context);
    if (!opened.ok)
        return opened;
    const log = opened.value;
    const { terminal } = context;
    const quiet = args.flags.has('--quiet');
    const isDetailed = context.debug || args.flags.has('--verbose');
    if (log !== null && !quiet)
        terminal.stderr(`log file: ${log.file}\n`);
    const { stderrIsTerminal: isTerminal, color, columns } = terminal;
    const plain = { isTerminal: false, color: false, columns: () => LOG_COLUMNS, quiet: false, level: 'debug' };
    const level = isDetailed ? 'debug' : 'info';
    const shown = [
        new Progress({ write: terminal.stderr, clock: clock/* systemClock */.ml, isTerminal, color, columns, quiet, level }),
        ...(log === null ? [] : [new Progress({ write: log.write, clock: clock/* systemClock */.ml, ...plain })]),
    ];
    let folder = '';
    return (0,result.ok)({
        started: ({ workflow, warnings, sources, redactor, account }) => {
            folder = standingIn(context.cwd, workflow);
            const told = (painted) => `${redactor.text((0,finding_text/* renderFindings */.vO)(warnings, sources, painted))}\n`;
            if (warnings.length > 0 && !quiet)
                terminal.stderr(told(color));
            if (warnings.length > 0)
                log?.write(told(false));
            for (const one of shown)
                one.begin(account);
            return { consumers: shown, sinks: quiet ? shown.slice(1) : shown };
        },
        masked: () => { },
        note: (message) => {
            terminal.stderr(`conductor: ${message}\n`);
            log?.write(`conductor: ${message}\n`);
        },
        finished: (report) => {
            for (const one of shown)
                one.finish({ ...report, folder });
        },
    });
}
function standingIn(cwd, { file, displayFile }) {
    if (displayFile === '' || !file.endsWith(displayFile))
        return '';
    const shown = (0,load_workspace/* displayPath */.Gt)(file.slice(0, -displayFile.length), (0,load_workspace/* realPathOf */.dN)(cwd));
    return external_node_path_default().isAbsolute(shown) ? '' : shown;
}
const LOG_COLUMNS = 120;
function openLog(args, { cwd, env, terminal }) {
    const named = (0,cli_arguments/* oneValue */.o1)(args, '--log-file');
    if (named === null)
        return (0,result.ok)(null);
    const madeUp = external_node_path_default().join((0,adapters/* runsFolder */.Xc)(env), 'logs', `conductor-${(0,run_folder/* stampOf */.Zs)(Date.now())}-${process.pid}.log`);
    const file = named === 'auto' ? madeUp : external_node_path_default().resolve(cwd, named);
    try {
        (0,file_store/* makeFolder */.fc)(external_node_path_default().dirname(file), named === 'auto' ? 0o700 : 0o777);
        (0,external_node_fs_.writeFileSync)(file, '');
    }
    catch (error) {
        return (0,result/* err */._)(`--log-file ${named}: ${(0,error_message/* errorMessage */.gJ)(error)}`);
    }
    let isBroken = false;
    const write = (text) => {
        if (isBroken)
            return;
        try {
            (0,external_node_fs_.appendFileSync)(file, text);
        }
        catch (error) {
            isBroken = true;
            terminal.stderr(`conductor: the log file cannot be written any more: ${(0,error_message/* errorMessage */.gJ)(error)}\n`);
        }
    };
    return (0,result.ok)({ file, write });
}

;// CONCATENATED MODULE: ./build/src/cli/run-request.js















function plainRequest(context, observer, durability) {
    return { ...request/* PLAIN_RUN */.f, ...surroundings(context, durability), observer };
}
function surroundings({ cwd, env }, durability) {
    return {
        cwd,
        env,
        scriptEnv: scriptEnvironment(env),
        tempBase: (0,adapters/* temporaryBase */.du)(env),
        helpersFolder: (0,adapters/* helpersFolder */.uJ)(),
        adapters: (0,adapters/* realAdapters */.Z2)(env, durability),
    };
}
function runRequest(args, context, file) {
    const given = inputsOf(args, context);
    if (!given.ok)
        return given;
    const answers = (0,gate_answers/* parseGateArguments */.L)(args.values.get('--gate') ?? []);
    if (!answers.ok)
        return answers;
    const metadata = pairsOf(args, '--metadata', '-m', 'KEY=VALUE');
    if (!metadata.ok)
        return metadata;
    const found = file === null ? null : external_node_path_default().resolve(context.cwd, file);
    const instructions = instructionsOf(args, context, found);
    if (!instructions.ok)
        return instructions;
    const injections = (0,injection/* parseInjections */.y)(args.values.get('--inject') ?? []);
    if (!injections.ok)
        return (0,result/* err */._)(`--inject: ${injections.error}`);
    const shards = shardsOf(args);
    if (!shards.ok)
        return shards;
    const observer = observerOf(args, context);
    if (!observer.ok)
        return observer;
    const strictExit = (0,cli_arguments/* oneValue */.o1)(args, '--strict-exit');
    const durability = (0,cli_arguments/* oneValue */.o1)(args, '--durability') === 'process' ? 'process' : 'machine';
    return (0,result.ok)({
        ...plainRequest(context, observer.value, durability),
        file: found ?? '',
        fileAsGiven: file ?? '',
        given: given.value,
        gates: { answers: answers.value, skip: args.flags.has('--skip-gates'), human: humanAt(args, context) },
        provider: (0,cli_arguments/* oneValue */.o1)(args, '--provider'),
        breakerState: (0,cli_arguments/* oneValue */.o1)(args, '--breaker-state'),
        reports: reportFiles(args, context),
        metadata: metadata.value,
        instructions: instructions.value,
        injections: injections.value,
        strictExit: strictExit === null ? null : strictExit === 'true',
        strictAbilities: args.flags.has('--strict-abilities'),
        ...shards.value,
    });
}
function scriptEnvironment(env) {
    const inherited = (0,providers/* definedOnly */.Uv)(env);
    for (const name of provider_keys/* PROVIDER_KEY_VARIABLES */.sQ)
        delete inherited[name];
    return inherited;
}
function pairsOf(args, option, short, form) {
    const entries = [];
    for (const text of args.values.get(option) ?? []) {
        const equals = text.indexOf('=');
        if (equals < 1)
            return (0,result/* err */._)(`${short} ${JSON.stringify(text)} is not ${form}`);
        entries.push([text.slice(0, equals), text.slice(equals + 1)]);
    }
    return (0,result.ok)(Object.fromEntries(entries));
}
const WORKSPACE_FILES = ['AGENTS.md', 'CLAUDE.md', '.github/copilot-instructions.md'];
function instructionsOf(args, context, file) {
    const caller = [];
    for (const name of args.values.get('--instructions') ?? []) {
        const read = (0,files/* readTextFile */.Gu)(external_node_path_default().resolve(context.cwd, name));
        if (!read.ok)
            return (0,result/* err */._)(`--instructions ${name}: ${read.error}`);
        caller.push(read.value);
    }
    if (!args.flags.has('--workspace-instructions'))
        return (0,result.ok)({ workspace: [], caller });
    const root = (0,load_workspace/* findWorkspace */.pl)(file ?? external_node_path_default().join(context.cwd, 'workflow.yaml'), context.env);
    const workspace = [];
    for (const name of WORKSPACE_FILES) {
        const found = (0,load_workspace/* realPathOf */.dN)(external_node_path_default().join(root, name));
        if (!(0,load_workspace/* isInside */.FK)(root, found) || (0,files/* entryAt */._f)(found) !== 'file')
            continue;
        const read = (0,files/* readTextFile */.Gu)(found);
        if (!read.ok)
            return (0,result/* err */._)(`--workspace-instructions: ${name} ${read.error}`);
        workspace.push(read.value);
    }
    return (0,result.ok)({ workspace, caller });
}
function inputsOf(args, context) {
    const texts = pairsOf(args, '--input', '-i', 'NAME=VALUE');
    if (!texts.ok)
        return texts;
    const given = (0,inputs/* givenTexts */.mV)(texts.value);
    const file = (0,cli_arguments/* oneValue */.o1)(args, '--input-file');
    if (file === null)
        return (0,result.ok)(given);
    const read = (0,files/* readTextFile */.Gu)(external_node_path_default().resolve(context.cwd, file));
    if (!read.ok)
        return (0,result/* err */._)(`--input-file ${file}: ${read.error}`);
    const mapping = (0,inputs/* parseInputMapping */.Kb)(read.value);
    if (!mapping.ok)
        return (0,result/* err */._)(`--input-file ${file}: ${mapping.error}`);
    return (0,result.ok)({ ...mapping.value, ...given });
}
function reportFiles(args, context) {
    return (0,report_files/* forEachRequested */.Po)((name) => {
        const given = (0,cli_arguments/* oneValue */.o1)(args, `--${name}`);
        return given === null ? null : external_node_path_default().resolve(context.cwd, given);
    });
}
function shardsOf(args) {
    const text = (0,cli_arguments/* oneValue */.o1)(args, '--shards');
    if (text === null)
        return (0,result.ok)({});
    const [, group = '', count = ''] = /^(.+)=(\d+)$/.exec(text) ?? [];
    if (group === '')
        return (0,result/* err */._)(`--shards ${JSON.stringify(text)} is not GROUP=N`);
    return (0,result.ok)({ shards: { group, count: Number(count) } });
}
function humanAt(args, context) {
    if (args.flags.has('--no-interactive') || !context.terminal.stdinIsTerminal || !context.terminal.stderrIsTerminal)
        return null;
    const human = (0,cached/* once */.O)(async () => {
        const { TerminalGate } = await __webpack_require__.e(/* import() */ 5959).then(__webpack_require__.bind(__webpack_require__, 5959));
        return new TerminalGate(process.stdin, process.stderr);
    });
    return {
        introduce: async (gate) => (await human()).introduce(gate),
        choose: async (gate, signal) => (await human()).choose(gate, signal),
        fill: async (field, multiline, signal) => (await human()).fill(field, multiline, signal),
    };
}


/***/ }),

/***/ 3588:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hy: function() { return /* binding */ checkGateAnswers; },
/* harmony export */   Il: function() { return /* binding */ missingGateTexts; },
/* harmony export */   iU: function() { return /* binding */ NO_GATE_ANSWERS; },
/* harmony export */   mU: function() { return /* binding */ optionIndex; }
/* harmony export */ });
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9538);

const NO_GATE_ANSWERS = new Map();
function checkGateAnswers(gates, answers) {
    return [...answers].flatMap(([name, answer]) => {
        const meant = gates.filter((gate) => gate.name === name);
        if (meant.length === 0)
            return [unknownGate(name, gates)];
        const value = valueProblem(name, answer.value, meant);
        const fields = Object.keys(answer.fields).map((field) => fieldProblem(name, field, meant));
        return [value, ...fields].filter((problem) => problem !== null);
    });
}
function missingGateTexts(gates, answers) {
    return [...answers].flatMap(([name, { value, fields }]) => {
        if (value === null)
            return [];
        const chosen = gates.filter((gate) => gate.name === name).map((gate) => gate.options[optionIndex(gate, value)]);
        const missing = chosen.flatMap((option) => {
            const field = option?.prompt_for;
            return field === undefined || Object.hasOwn(fields, field) ? [] : [field];
        });
        if (missing.length < chosen.length || missing[0] === undefined)
            return [];
        const [field] = missing;
        return [`the answer ${quote(value)} to the gate ${name} needs a text: give it with --gate ${name}.${field}=TEXT`];
    });
}
function optionIndex(gate, value) {
    return gate.options.findIndex((option) => String(option.value) === value);
}
function unknownGate(name, gates) {
    const names = [...new Set(gates.map((gate) => gate.name))];
    const known = names.length === 0 ? ': this workflow has no gates' : `; gates are: ${names.join(', ')}`;
    return `there is no gate ${quote(name)}${(0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .nearHint */ .ap)(name, names, quote)}${known}`;
}
function valueProblem(name, value, gates) {
    if (value === null || gates.some((gate) => optionIndex(gate, value) !== -1))
        return null;
    if (gates.every(({ fields }) => fields !== undefined))
        return `${name} asks questions: answer each with ${name}.FIELD=TEXT, not with one value`;
    const options = gates.flatMap((gate) => gate.options);
    const labelled = options.find((option) => option.label === value);
    const values = options.map((option) => String(option.value));
    const hint = labelled === undefined ? (0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .nearHint */ .ap)(value, values, quote) : ` (did you mean ${quote(`${labelled.value}`)}?)`;
    return `${quote(value)} is not an answer to the gate ${name}${hint}; answers are: ${values.map(quote).join(', ')}`;
}
function fieldProblem(name, field, gates) {
    if (gates.some(({ fields: known }) => known === null))
        return null;
    const fields = gates.flatMap(({ options, fields: known }) => [
        ...options.flatMap(({ prompt_for: asked }) => asked ?? []),
        ...(known ?? []),
    ]);
    if (fields.includes(field))
        return null;
    if (fields.length === 0)
        return `the gate ${name} asks for no text, but ${name}.${field} was given`;
    return `the gate ${name} asks for no field ${quote(field)}${(0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .nearHint */ .ap)(field, fields, quote)}; fields are: ${fields.join(', ')}`;
}
function quote(text) {
    return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}...` : text);
}


/***/ }),

/***/ 1905:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: function() { return /* binding */ parseInjection; },
/* harmony export */   y: function() { return /* binding */ parseInjections; }
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5979);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2759);


const FORM = /^(?<node>[^=]+)=(?<kind>[^@:\s]+)(?:@(?<attempt>\d+))?(?::(?<message>.*))?$/s;
function parseInjection(text) {
    const found = FORM.exec(text)?.groups;
    const node = found?.['node'];
    const kind = found?.['kind'];
    if (node === undefined || kind === undefined)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)(`${JSON.stringify(text)} is not NODE=KIND[@ATTEMPT][:MESSAGE]`);
    if (!(0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(kind))
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)(`${JSON.stringify(kind)} is not a kind; kinds are dotted and lower-case, such as external.git.drift`);
    const attempt = found?.['attempt'] === undefined ? null : Number(found['attempt']);
    if (attempt === 0)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)('attempts count from 1');
    const message = found?.['message'] ?? '';
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)({ node, kind, attempt, message: message === '' ? `injected ${kind}` : message });
}
function parseInjections(texts) {
    const injections = [];
    for (const text of texts) {
        const injection = parseInjection(text);
        if (!injection.ok)
            return injection;
        injections.push(injection.value);
    }
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(injections);
}


/***/ }),

/***/ 2852:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: function() { return /* binding */ closingBlock; },
/* harmony export */   w: function() { return /* binding */ quietBlock; }
/* harmony export */ });
/* harmony import */ var _account_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2015);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2170);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9538);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1160);
/* harmony import */ var _error_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2239);
/* harmony import */ var _source_link_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7915);






const MAX_OTHERS = 5;
const MAX_ITEMS = 4;
const MAX_BYTES = 4000;
const STAMP_BYTES = 30;
const NOT_UPLOADED = 'was not uploaded and is gone with its machine';
const AMOUNTS = [
    { message: 2000, details: { maxLines: 40, maxChars: 1000 }, stderr: 20, others: MAX_OTHERS, command: 4000 },
    { message: 1000, details: { maxLines: 12, maxChars: 300 }, stderr: 12, others: MAX_OTHERS, command: 2000 },
    { message: 600, details: { maxLines: 6, maxChars: 150 }, stderr: 8, others: 3, command: 1000 },
    { message: 400, details: null, stderr: 5, others: 2, command: 500 },
];
const LEAST = { message: 200, details: null, stderr: 2, others: 1, command: 300 };
function closingBlock(input) {
    const diagnosis = (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__/* .diagnose */ .h4)(input);
    const stamp = input.github === null ? 0 : STAMP_BYTES;
    const linesWith = (amount) => linesOf({ ...input, diagnosis, amount }).map(({ tone, text }) => ({ tone, text: (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCommands */ .Df)(text) }));
    for (const amount of AMOUNTS) {
        const lines = linesWith(amount);
        if (lines.reduce((sum, { text }) => sum + Buffer.byteLength(text) + 1 + stamp, 0) <= MAX_BYTES)
            return lines;
    }
    return linesWith(LEAST);
}
function quietBlock(input) {
    const { result, github, runDir } = input;
    const diagnosis = (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__/* .diagnose */ .h4)(input);
    if (!result.success)
        return closingBlock(input);
    if (diagnosis.verdict.tone !== 'good')
        return closingBlock(input).slice(-1);
    const escalations = github === null ? result.escalations : [];
    const left = (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__/* .leftoversOf */ .Kz)({ ...result, escalations, warnings: [] });
    if (left.length === 0)
        return [];
    const where = github === null && runDir !== null ? ` in ${runDir}` : '';
    const text = `! ${nameOf(diagnosis)} ${diagnosis.verdict.words} and left ${left.join(', ')}${where}`;
    return head('care', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCommands */ .Df)(text));
}
function linesOf(closing) {
    const { diagnosis, account, result } = closing;
    const { verdict, error } = diagnosis;
    const headline = `${nameOf(diagnosis)} ${(0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictText */ .nt)(verdict, _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)}`;
    const end = `${headline}${account === null ? '' : ` after ${took(result)}`}`;
    switch (verdict.end) {
        case 'success':
        case 'valid':
            return [
                ...plain([...handledRows(diagnosis), ...leftoverRows(closing)]),
                ...(verdict.flaws.length > 0
                    ? head(verdict.tone, `! ${headline}, in ${took(result)}`)
                    : head(verdict.tone, `✓ ${headline} in ${took(result)}`)),
            ];
        case 'terminated-success':
        case 'terminated-failed':
            return terminated(closing, headline);
        case 'waiting':
            return waiting(closing);
        case 'planned':
            return planned(closing);
        case 'cancelled':
            return head('care', `■ ${end}`, trailer(closing));
        case 'failed':
        case 'halted':
        case 'invalid':
        case 'not-run':
            if (error === null)
                return head('bad', `✗ ${end}`, trailer(closing));
            return head('bad', `✗ ${end}`, [
                '',
                ...(0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .errorRows */ .GI)(error, closing.amount, closing.github === null ? (closing.folder ?? '') : ''),
                ...kindRows(closing),
                ...trailer(closing),
            ]);
    }
}
function head(tone, text, after = []) {
    return [{ tone, text }, ...plain(after)];
}
function plain(texts) {
    return texts.map((text) => ({ tone: 'plain', text }));
}
function nameOf({ workflow, part }) {
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`${workflow}${part === '' ? '' : ` (${part})`}`);
}
function took({ execution: { duration_ms: duration, nodes_executed: nodes } }) {
    return `${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(duration)} (${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(nodes, 'node')})`;
}
function handledRows({ handled, handledTotal }) {
    const shown = handled.slice(0, MAX_OTHERS);
    const rest = handledTotal - shown.length;
    return [
        ...shown.flatMap(({ node, kind, by, item }) => {
            const where = `${kind} at ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(node)}${item === undefined ? '' : ` [${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(item, 80)}]`}`;
            return by === 'group' ? (0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('tolerated', where) : (0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('handled', `${where}, by ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(by)}`);
        }),
        ...(0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('', rest > 0 ? `${rest} more` : null),
    ];
}
function leftoverRows(closing) {
    const { diagnosis, result, runDir, github } = closing;
    if (diagnosis.leftovers.length === 0 || runDir === null)
        return [];
    const left = (0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('left', diagnosis.leftovers.join(', '));
    if (github === null)
        return [...left, ...(0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('run folder', runDir), ...pasted('next', result.next_commands, closing.amount)];
    const isGone = diagnosis.next.isLost && result.dead_letters.length + result.escalations.length > 0;
    return [...left, ...(0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('run folder', isGone ? NOT_UPLOADED : null), ...awayLines({ ...closing, amount: LEAST })];
}
function terminated(closing, headline) {
    const { diagnosis, amount, result, github, runDir } = closing;
    const { termination, verdict } = diagnosis;
    if (termination === null)
        return [];
    const { status, reason, terminated_by: by } = termination;
    const isGood = status === 'success';
    const title = `■ Terminated (${isGood ? 'success' : 'failed'}): ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(reason), amount.message)}`;
    const where = github === null ? (0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('run folder', runDir) : awayLines(closing);
    return [
        ...head(isGood ? 'good' : 'bad', title, [...(0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('by', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(by)), ...where]),
        ...(verdict.flaws.length > 0 ? head('care', `! ${headline}, in ${took(result)}`) : plain(unseenRow(closing))),
    ];
}
function waiting(closing) {
    const { diagnosis, amount } = closing;
    const { gates } = diagnosis;
    const awaited = gates.length > 1 ? `${gates.length} answers` : 'an answer';
    return head('care', `? ${nameOf(diagnosis)} is suspended and waits for ${awaited}`, [
        ...gates.slice(0, amount.others).flatMap(({ node, prompt, options }) => [
            ...(0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('gate', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(node)),
            ...(0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('asks', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(prompt, Math.min(amount.message, 1000))),
            ...options
                .filter(({ value }) => value !== '')
                .slice(0, amount.others * 2)
                .flatMap(({ value, label }) => (0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('option', `${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(value)} (${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(label)})`)),
        ]),
        ...(0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('also', gates.length > amount.others ? `${gates.length - amount.others} more` : null),
        ...trailer(closing),
    ]);
}
function planned(closing) {
    const { diagnosis, result, github, runDir } = closing;
    const { suspended } = result;
    if (suspended?.waits_for !== 'shards')
        return [];
    const { total, group, shards } = suspended;
    const items = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(total, 'item')} of ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(group)}`;
    const title = `? ${nameOf(diagnosis)} is planned: ${items} over ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(shards, 'shard')}`;
    const { next } = diagnosis;
    const [first, last] = [next.resume.slice(0, shards === 0 ? 0 : 1), next.resume.slice(-1)];
    if (github !== null) {
        const short = { ...diagnosis, next: { ...next, resume: [...first, ...last] } };
        return head('care', title, awayLines({ ...closing, diagnosis: short }));
    }
    const isSpread = last.some((command) => command.includes(' --join'));
    if (!isSpread)
        return head('care', title, trailer(closing));
    return head('care', title, [
        ...(0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('run folder', runDir),
        ...(0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .rows */ .Ge)('shard', [...first.map(_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh), ...(shards > 1 ? [`and so on, up to ${shards}/${shards}`] : [])]),
        ...(0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .rows */ .Ge)('join', last.map(_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)),
    ]);
}
function kindRows({ diagnosis: { kinds, isMany }, amount }) {
    if (!isMany)
        return [];
    const hidden = kinds.length - amount.others;
    return (0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .rows */ .Ge)('all', [
        ...kinds.slice(0, amount.others).map(kindText),
        ...(hidden > 0 ? [(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(hidden, 'more kind')] : []),
    ]);
}
function kindText({ kind, count, items, message }) {
    const named = items.slice(0, MAX_ITEMS).map((item) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(item, 40));
    const more = items.length > named.length ? ` and ${items.length - named.length} more` : '';
    const times = count === 1 ? '' : ` ${count} times`;
    return `${kind}${times} at ${named.join(', ')}${more}: ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(message, 160)}`;
}
function trailer(closing) {
    const { diagnosis, github } = closing;
    const lost = (0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('run folder', diagnosis.next.isLost ? `${NOT_UPLOADED}: run it again to reproduce` : null);
    const where = github === null ? hereRows(closing) : [...lost, ...awayLines(closing)];
    return [...where, ...unresumableRow(closing), ...unseenRow(closing)];
}
function unresumableRow({ result: { warnings } }) {
    const why = warnings.find((warning) => warning.endsWith(_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .NOT_RESUMABLE */ .J0));
    return (0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('not saved', why === undefined ? null : (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(why));
}
function unseenRow({ result: { unseen_failures: unseen = 0 } }) {
    return (0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('unseen', unseen === 0 ? null : `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(unseen, 'command')} failed unseen before`);
}
function hereRows({ account, runDir, diagnosis: { next }, amount }) {
    const { errors_path: errorsPath = null, errors_write_error: problem = null } = account?.ending ?? {};
    const isRecorded = (account?.errors.recorded.length ?? 0) > 0;
    const unwritten = problem === null ? null : `errors.jsonl could not be written: ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(problem)}`;
    return [
        ...(0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('errors', errorsPath ?? unwritten ?? (isRecorded ? 'not written: there is no run folder' : null)),
        ...(0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)('run folder', runDir),
        ...pasted('resume', next.resume, amount),
        ...pasted('explain', next.explain, amount),
        ...(next.resume.length + next.explain.length === 0 ? pasted('again', next.again, amount) : []),
    ];
}
function awayLines({ github, diagnosis: { next }, amount }) {
    const resume = next.resume.slice(0, amount.others);
    const commands = [...next.fetch, ...next.explain, ...resume, ...next.redrive, ...next.again];
    if (github === null || commands.length === 0)
        return [];
    const commit = (0,_source_link_js__WEBPACK_IMPORTED_MODULE_4__/* .shortCommit */ .Ax)(github);
    return [
        '',
        `What now, in a clone of ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(github.repository)}${commit === null ? '' : ` at ${commit}`}:`,
        ...[...next.prepare, ...fitting(commands, amount)].map((command) => `  ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(command)}`),
    ];
}
function pasted(label, commands, amount) {
    return fitting(commands, amount).flatMap((command) => (0,_error_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)(label, (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(command)));
}
function fitting(commands, { command }) {
    return commands.filter((text) => text.length <= command);
}


/***/ }),

/***/ 2239:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: function() { return /* binding */ errorRows; },
/* harmony export */   Ge: function() { return /* binding */ rows; },
/* harmony export */   nM: function() { return /* binding */ row; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2015);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1160);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7122);




function errorRows(error, amount, folder) {
    const { cause, available, details, command } = error;
    const shown = (list, text) => [
        ...list.slice(0, amount.others).map(text),
        ...(list.length > amount.others ? [`and ${list.length - amount.others} more`] : []),
    ];
    const ran = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(command ?? '').split('\n');
    const stderr = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(error.stderr)
        .split('\n')
        .filter((line) => line.trim() !== '');
    return [
        ...row('node', error.node === '' ? null : error.node && (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(error.node)),
        ...row('kind', `${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(error.kind)}${error.isTransient ? ' (transient: another run may succeed)' : ''}`),
        ...rows('message', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(error.message), amount.message).split('\n')),
        ...row('cause', cause && (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`${cause.kind}: ${cause.message}`, amount.message)),
        ...rows('handling', shown(error.whileHandling, (text) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`while handling ${text}`, 300))),
        ...rows('details', amount.details === null ? [] : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .detailLines */ .Z)(details, amount.details)),
        ...row('attempts', error.attempts > 1 ? String(error.attempts) : null),
        ...rows('where', (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOf */ .ek)(error).map((place) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`${placeFrom(folder, place)}${place.node === null ? '' : ` (node ${place.node})`}`))),
        ...rows('problems', shown(error.problems, ({ place, message }) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`${place === null ? '' : `${placeFrom(folder, place)} `}${message}`, 200))),
        ...error.frames
            .slice(1, 1 + amount.others)
            .flatMap(({ node, type, file }) => row('through', `${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(node)} (${type}) in ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(file)}`)),
        ...rows('command', command === null ? [] : [...ran.slice(0, 3).map(short), ...(ran.length > 3 ? ['…'] : [])]),
        ...row('exit code', error.exitCode),
        ...rows('stderr', stderr.slice(-amount.stderr).map(short)),
        ...row('available', available && availableText(available, amount.others * 4)),
        ...row('hint', error.hint && (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(error.hint, 500)),
    ];
}
function short(line) {
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(line, 200);
}
function placeFrom(folder, place) {
    const isElsewhere = folder === '' || node_path__WEBPACK_IMPORTED_MODULE_0___default().isAbsolute(place.file);
    return (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9)(isElsewhere ? place : { ...place, file: node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.relative(folder, place.file) });
}
function availableText({ names, total }, most) {
    const shown = names.slice(0, most);
    const text = shown.map((field) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(field, 100)).join(', ');
    return total > shown.length ? `${text} and ${total - shown.length} more` : text;
}
function rows(label, texts) {
    return texts.map((text, index) => `  ${(index === 0 ? label : '').padEnd(11)}${text}`);
}
function row(label, text) {
    return rows(label, text === null ? [] : [text]);
}


/***/ }),

/***/ 7915:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: function() { return /* binding */ shortCommit; },
/* harmony export */   N$: function() { return /* binding */ relativeFile; },
/* harmony export */   _o: function() { return /* binding */ sourceLink; }
/* harmony export */ });
/* unused harmony export linkedPlace */
/* harmony import */ var _account_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2015);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8891);


function sourceLink({ file, line }, github) {
    if (github === null)
        return null;
    const base = github.run_url.split('/actions/')[0] ?? '';
    if ((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .linkTarget */ .Cm)(base) === null || shortCommit(github) === null)
        return null;
    if (file.startsWith('/') || file.includes('\\') || file.split('/').includes('..'))
        return null;
    const path = file.split('/').map(encodeURIComponent).join('/').replace(/[()']/g, percent);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .linkTarget */ .Cm)(`${base}/blob/${github.sha}/${path}${line === null ? '' : `#L${line}`}`);
}
function shortCommit({ sha }) {
    return /^[0-9a-f]{7,64}$/i.test(sha) ? sha.slice(0, 12) : null;
}
function percent(sign) {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
function linkedPlace(place, github, show) {
    const text = show(placeText(place));
    const link = 'isOutside' in place && place.isOutside ? null : sourceLink(place, github);
    return link === null ? text : `[${text}](${link})`;
}
function relativeFile(file, { toRelative }) {
    return toRelative === undefined ? file.replaceAll('\\', '/') : toRelative(file);
}


/***/ }),

/***/ 7122:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ detailLines; },
/* harmony export */   d: function() { return /* binding */ reactionText; }
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2170);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1160);



function reactionText({ action, to, count, waitedSeconds }, show) {
    const times = count === 1 ? '' : ` (${count} times)`;
    switch (action) {
        case 'retry': {
            const waited = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(waitedSeconds * 1000);
            return count === 1 ? `retried after ${waited}` : `retried ${count} times, after ${waited} in all`;
        }
        case 'to':
        case 'end':
            return `went to ${show(to ?? '$end')}${times}`;
        case 'recover':
            return `recovered${times}`;
        case 'propagate':
            return `handed to the caller${times}`;
        case 'halt':
            return `halted by a route${times}`;
        default:
            return `no route handled it${times}`;
    }
}
function detailLines(details, limits) {
    const lines = [];
    for (const [key, value] of Object.entries(details)) {
        lines.push(...valueLines((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(key), value, limits));
        if (lines.length > limits.maxLines)
            break;
    }
    if (lines.length <= limits.maxLines)
        return lines;
    return [...lines.slice(0, limits.maxLines - 1), '…'];
}
function valueLines(key, value, limits) {
    const text = typeof value === 'string' ? (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(value) : dataText(value);
    const rows = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(text, limits.maxChars)
        .split('\n')
        .map((row) => row.trimEnd());
    if (rows.length === 1)
        return [`${key}: ${rows[0] ?? ''}`];
    return [`${key}:`, ...rows.map((row) => `  ${row}`)];
}
function dataText(value) {
    const short = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(value);
    const text = short.length <= 80 || !(Array.isArray(value) || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value)) ? short : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(value, 2);
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(text);
}


/***/ }),

/***/ 6891:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ parseGateArguments; },
/* harmony export */   n: function() { return /* binding */ gateAnswersFromMapping; }
/* harmony export */ });
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3588);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2759);



function parseGateArguments(args) {
    const answers = new Map();
    for (const arg of args) {
        const equals = arg.indexOf('=');
        if (equals < 1) {
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)(`--gate ${JSON.stringify(arg.slice(0, 100))} is not of the form NAME=VALUE or NAME.FIELD=TEXT`);
        }
        add(answers, arg.slice(0, equals).trim(), arg.slice(equals + 1));
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(answers);
}
function gateAnswersFromMapping(mapping) {
    if (mapping === null || mapping === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(_core_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_GATE_ANSWERS */ .iU);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(mapping))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)('gates must be a mapping of gate names to answers');
    const answers = new Map();
    for (const [key, value] of Object.entries(mapping)) {
        const texts = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value)
            ? Object.entries(value).map(([field, text]) => [`${key}.${field}`, text])
            : [[key, value]];
        for (const [place, text] of texts) {
            if (typeof text !== 'string' && !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonNumber */ .OD)(text) && typeof text !== 'boolean') {
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)(`the answer to the gate ${JSON.stringify(place)} must be a text, a number or a boolean`);
            }
            add(answers, place, String(text));
        }
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(answers);
}
function add(answers, key, text) {
    const dot = key.indexOf('.');
    const name = dot === -1 ? key : key.slice(0, dot);
    const known = answers.get(name) ?? { value: null, fields: {} };
    const answer = dot === -1 ? { ...known, value: text } : { ...known, fields: { ...known.fields, [key.slice(dot + 1)]: text } };
    answers.set(name, answer);
}


/***/ }),

/***/ 6711:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Li: function() { return /* binding */ writeReports; },
/* harmony export */   r3: function() { return /* binding */ writeOrNote; },
/* harmony export */   sm: function() { return /* binding */ sourceFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _config_load_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6530);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1695);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3325);
/* harmony import */ var _reporters_report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(275);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7400);







async function writeReports(request, workspace, report) {
    const { page, ...targets } = request.reports;
    const root = request.oneStep === undefined ? (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryWithin */ .Yc)(workspace, request.file) : workspace;
    const toRelative = (file) => sourceFile(file, request.cwd, root);
    const isPageRead = page !== 'unless-success' || report.result.outcome !== 'success';
    if (report.runDir !== null && isPageRead) {
        const run = { workflow: report.result.workflow.name ?? '', runId: report.result.run_id ?? '' };
        const reader = request.reader?.(run);
        const { file, renderer } = (0,_reporters_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportFile */ .rn)('html');
        const render = await renderer();
        const input = { report, toRelative, ...(reader === undefined ? {} : { reader }) };
        writeOrNote(request, node_path__WEBPACK_IMPORTED_MODULE_1___default().join(report.runDir, file), () => render(input));
    }
    for (const name of _reporters_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .REQUESTED_REPORTS */ .pL) {
        const target = targets[name] ?? null;
        if (target === null)
            continue;
        const render = await (0,_reporters_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportFile */ .rn)(name).renderer();
        writeOrNote(request, target, () => {
            request.adapters.files.makeFolder(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(target));
            return render({ report, toRelative });
        });
    }
}
function writeOrNote({ adapters, observer }, target, render) {
    try {
        adapters.files.replace(target, render(), 'plain');
    }
    catch (error) {
        observer.note(`${target} cannot be written: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .errorMessage */ .gJ)(error)}`);
    }
}
const MAX_PATH = 4096;
function sourceFile(name, nodeFolder, workspace) {
    if (name === _core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_FILE */ .tW || name.length > MAX_PATH || name.includes('\0'))
        return null;
    const root = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(workspace);
    const local = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(nodeFolder, name);
    const file = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(local) ? local : node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(root, name));
    return (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(root, file) && file !== root ? (0,_config_load_index_js__WEBPACK_IMPORTED_MODULE_2__/* .displayPath */ .Gt)(root, file) : null;
}


/***/ }),

/***/ 2013:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: function() { return /* binding */ PLAIN_RUN; }
/* harmony export */ });
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3588);

const PLAIN_RUN = {
    file: '',
    fileAsGiven: '',
    given: {},
    runDir: null,
    strictExit: null,
    injections: [],
    gates: { answers: _core_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_GATE_ANSWERS */ .iU, skip: false, human: null },
    provider: null,
    secrets: [],
    breakerState: null,
    reports: {},
};


/***/ }),

/***/ 9870:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: function() { return /* binding */ scratchFolder; },
/* harmony export */   Cz: function() { return /* binding */ takeFolder; },
/* harmony export */   F$: function() { return /* binding */ newRunId; },
/* harmony export */   LQ: function() { return /* binding */ NO_FOLDER; },
/* harmony export */   Pm: function() { return /* binding */ claimFolder; },
/* harmony export */   Zs: function() { return /* binding */ stampOf; },
/* harmony export */   gM: function() { return /* binding */ holdsRun; },
/* harmony export */   xE: function() { return /* binding */ runDirProblems; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2759);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9832);
/* harmony import */ var _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5094);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7400);







function newRunId() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex');
}
function runFolderName(workflow, now, runId) {
    const safe = workflow
        .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
        .replaceAll(/^[.-]+|-+$/g, '')
        .slice(0, 60) || 'workflow';
    return `${safe}-${stampOf(now)}-${runId}`;
}
const TRACES = ['events.jsonl', 'result.json', 'checkpoint.json', 'errors.jsonl', _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_4__/* .JOURNAL_FILE */ .RD];
function holdsRun(files, folder) {
    return TRACES.some((name) => files.hasContent(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, name)));
}
function runDirProblems(request) {
    const { adapters, cwd, runDir } = request;
    if (runDir === null)
        return [];
    const folder = node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(cwd, runDir);
    const unsafe = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .whyUnsafe */ .TE)(adapters.files, folder);
    if (unsafe !== null)
        return [unsafe];
    if (!holdsRun(adapters.files, folder))
        return [];
    return [`${runDir} already holds a run; choose another folder, or continue it with \`conductor resume ${runDir}\``];
}
const NO_FOLDER = { path: null, problem: null, release: () => { } };
function claimFolder(request, workflow, runId) {
    const { clock, lock } = request.adapters;
    const made = makeRunFolder(request, runFolderName(workflow, clock.now(), runId));
    if (!made.ok) {
        request.observer.note(made.error);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)({ ...NO_FOLDER, problem: made.error });
    }
    const folder = made.value;
    const locked = lock.acquire(folder);
    if (locked.status === 'taken')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(`${folder} is in use${ownerText(locked.owner)}; choose another folder`);
    if (locked.status === 'odd')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(locked.message);
    const release = locked.status === 'owned' ? locked.release : NO_FOLDER.release;
    const [problem] = runDirProblems(request);
    if (problem === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)({ path: folder, problem: null, release });
    release();
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(problem);
}
function takeFolder(lock, folder, named) {
    const locked = lock.acquire(folder);
    if (locked.status === 'owned')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(locked);
    if (locked.status !== 'taken')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(`${named} cannot be taken: ${locked.message}`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(`${named} is in use${ownerText(locked.owner)}; wait for it, or end it`);
}
function ownerText(owner) {
    return owner === null ? '' : ` by process ${owner.pid} on ${owner.host} since ${owner.since}`;
}
function makeRunFolder({ adapters: { files, runsFolder }, observer, cwd, runDir, tempBase }, name) {
    let folder = runDir === null ? node_path__WEBPACK_IMPORTED_MODULE_2___default().join(tempBase, 'conductor', name) : node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(cwd, runDir);
    try {
        const runs = runDir === null ? runsFolder?.() : undefined;
        if (runs !== undefined)
            folder = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(runs.folder, name);
        if (runs?.warning)
            observer.note(runs.warning);
        files.makeFolder(folder, true);
        files.openAppend(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_4__/* .JOURNAL_FILE */ .RD)).close();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(folder);
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(`the run folder ${folder} cannot be written (${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .errorMessage */ .gJ)(error)}); the run goes on without files`);
    }
}
function stampOf(ms) {
    return `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
function scratchFolder(around, name, runDir) {
    const { adapters, observer, cwd, tempBase } = around;
    for (const base of new Set([tempBase, (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), runDir ?? cwd, cwd])) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(base, name);
        try {
            adapters.files.makeFolder(folder);
            return folder;
        }
        catch (error) {
            observer.note(`${base} cannot be used for temporary files (${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .errorMessage */ .gJ)(error)})`);
        }
    }
    return node_path__WEBPACK_IMPORTED_MODULE_2___default().join(tempBase, name);
}


/***/ })

};
;