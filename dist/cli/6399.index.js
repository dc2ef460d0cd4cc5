export const id = 6399;
export const ids = [6399];
export const modules = {

/***/ 8943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k1: () => (/* binding */ plainRequest),
  IU: () => (/* binding */ reportFiles),
  BN: () => (/* binding */ runRequest),
  i5: () => (/* binding */ surroundings)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/config/inputs.js
var inputs = __webpack_require__(9190);
// EXTERNAL MODULE: ./build/config/load/workspace.js
var load_workspace = __webpack_require__(2557);
// EXTERNAL MODULE: ./build/core/gates.js
var gates = __webpack_require__(6822);
// EXTERNAL MODULE: ./build/core/injection.js
var core_injection = __webpack_require__(7815);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/redaction/provider-keys.js
var provider_keys = __webpack_require__(814);
// EXTERNAL MODULE: ./build/reporters/report-files.js
var report_files = __webpack_require__(2249);
// EXTERNAL MODULE: ./build/run/adapters.js + 10 modules
var adapters = __webpack_require__(1853);
// EXTERNAL MODULE: ./build/run/gate-answers.js
var gate_answers = __webpack_require__(7225);
// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8213);
// EXTERNAL MODULE: ./build/cli/files.js
var files = __webpack_require__(2566);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(1759);
// EXTERNAL MODULE: ./build/config/finding-text.js
var finding_text = __webpack_require__(4196);
// EXTERNAL MODULE: ./build/account/diagnosis.js + 1 modules
var diagnosis = __webpack_require__(5056);
// EXTERNAL MODULE: ./build/account/groups.js
var groups = __webpack_require__(6226);
// EXTERNAL MODULE: ./build/core/place.js
var core_place = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(7742);
// EXTERNAL MODULE: ./build/reporters/closing-block.js
var closing_block = __webpack_require__(9526);
;// CONCATENATED MODULE: ./build/reporters/live-area.js

const FLUSH_CHARS = 16 * 1024;
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
class LiveArea {
    #options;
    #pending = '';
    #drawn = 0;
    #scheduled = false;
    #tick = 0;
    constructor(options) {
        this.#options = options;
    }
    print(text) {
        this.#pending += text;
        if (this.#pending.length >= FLUSH_CHARS)
            this.flush();
        else
            this.#schedule();
    }
    touch() {
        if (this.#options.lines !== null)
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
        const { lines, write, columns } = this.#options;
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
        const drawing = rows.map((row) => `${row}\n`).join('');
        const all = erase + text + drawing;
        if (all !== '')
            write((0,terminal_text/* withoutOldCommands */.KF)(all));
    }
    #schedule() {
        if (this.#scheduled)
            return;
        this.#scheduled = true;
        setImmediate(() => setImmediate(this.#flushNow));
    }
    #flushNow = () => {
        this.#scheduled = false;
        this.flush();
    };
}

// EXTERNAL MODULE: ./build/reporters/progress-lines.js
var progress_lines = __webpack_require__(2104);
// EXTERNAL MODULE: ./build/reporters/text-format.js
var text_format = __webpack_require__(4628);
;// CONCATENATED MODULE: ./build/reporters/progress.js








const BEAT_MS = 100;
const MAX_LIVE_LINES = 8;
const MAX_PARTIAL_LINE = 32 * 1024;
const FAILURES_PER_GROUP = 10;
const SHOWN_LIVE = ['node_started', 'group_started', 'gate_waiting'];
const COLORS = { good: '32', bad: '31', care: '33', quiet: '2', plain: '' };
function createProgress(options) {
    return new ProgressView(options);
}
function unrefInterval(milliseconds, callback) {
    const timer = setInterval(callback, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
}
class ProgressView {
    #options;
    #area;
    #groups = new groups/* GroupBoard */.M();
    #shownGroups = new WeakMap();
    #running = new Map();
    #asking = new Set();
    #partials = new Map();
    #live;
    #stop = null;
    constructor(options) {
        this.#options = options;
        this.#live = options.isTerminal && !options.quiet && options.level !== 'error' && options.level !== 'warning';
        const { columns } = options;
        this.#area = new LiveArea({
            write: options.write,
            columns: typeof columns === 'number' ? () => columns : columns,
            lines: this.#live ? () => this.#liveLines() : null,
        });
    }
    begin(groups) {
        this.#groups = groups;
    }
    consume(event) {
        if (this.#options.quiet)
            return;
        if (this.#live)
            this.#stop ??= (this.#options.every ?? unrefInterval)(BEAT_MS, () => this.#area.beat());
        const { group, ended } = this.#groups.news;
        if (event.type === 'group_started')
            for (const running of this.#groups.running())
                this.#shown(running);
        const crowded = this.#groups.isCrowded(event.scope);
        this.#follow(event);
        if (event.replayed === true)
            return;
        if (!crowded)
            this.#tell(event);
        else if (event.type === 'warning')
            this.#tellWarning(event);
        else if (group !== null)
            this.#tellGroup(group, event);
        if (ended !== null && (0,groups/* isLarge */.s)(ended) && !crowded)
            this.#tellFamilies(ended);
        this.#area.touch();
    }
    output(place, stream, shown) {
        if (this.#options.quiet || !this.#shows('info'))
            return;
        const key = `${stream}:${place}`;
        const partial = this.#partials.get(key) ?? { place, cleaner: new terminal_text/* StreamCleaner */.HN(), text: '' };
        this.#partials.set(key, partial);
        const text = partial.cleaner.clean(shown);
        const end = text.includes('\n') ? text.lastIndexOf('\n') + 1 : 0;
        if (end > 0) {
            this.#printOutput(partial.place, partial.text + text.slice(0, end - 1));
            partial.text = '';
        }
        const line = partial.text + text.slice(end);
        const isLong = line.length > MAX_PARTIAL_LINE;
        partial.text = isLong ? '' : line;
        if (isLong)
            this.#printOutput(partial.place, line);
    }
    flush() {
        this.#area.flush();
    }
    finish(report) {
        for (const key of [...this.#partials.keys()])
            this.#endPartial(key);
        this.#stop?.();
        this.#running.clear();
        const isQuiet = this.#options.quiet || !this.#shows('info');
        const lines = (0,closing_block/* closingBlock */.p)(report);
        const isNews = (0,diagnosis/* verdictOf */.Vj)(report.result, report.account).tone !== 'good';
        if (!isQuiet || isNews)
            for (const { tone, text } of isQuiet && report.result.success ? lines.slice(-1) : lines)
                this.#area.print(`${this.#paint(tone, text)}\n`);
        this.#area.flush();
    }
    #follow(event) {
        switch (event.type) {
            case 'group_completed':
                this.#running.delete((0,core_place/* nodeKey */.u8)(event));
                return;
            case 'node_started':
                if (event.node_type !== 'parallel' && event.node_type !== 'for_each')
                    this.#run(event, null);
                return;
            case 'node_retry_scheduled':
                this.#run(event, event.deadline);
                return;
            case 'node_completed':
            case 'node_failed':
                this.#ended((0,core_place/* nodeKey */.u8)(event));
                return;
            case 'gate_waiting':
                this.#running.delete((0,core_place/* nodeKey */.u8)(event));
                this.#asking.add((0,core_place/* nodeKey */.u8)(event));
                this.#area.flush();
                return;
            default:
        }
    }
    #ended(place) {
        if (this.#partials.size > 0)
            for (const stream of ['stdout', 'stderr'])
                this.#endPartial(`${stream}:${place}`);
        this.#running.delete(place);
        this.#asking.delete(place);
    }
    #run(event, retryAt) {
        if (!this.#live)
            return;
        this.#running.set((0,core_place/* nodeKey */.u8)(event), {
            label: (0,terminal_text/* oneLine */.TN)((0,progress_lines/* nodeLabel */.dA)(event), 80),
            depth: (0,core_place/* depthOf */.d1)(event.scope),
            since: this.#options.clock.monotonic(),
            retryAt,
        });
    }
    #tell(event) {
        if ((0,progress_lines/* isDetail */.mO)(event) && !this.#shows('debug'))
            return;
        const line = (0,progress_lines/* lineFor */.y1)(event);
        if (line === null || !this.#shows(line.level))
            return;
        if (this.#live && SHOWN_LIVE.includes(event.type))
            return;
        this.#printLine(line, (0,core_place/* depthOf */.d1)(event.scope));
    }
    #tellGroup(group, event) {
        const shown = this.#shown(group);
        if (event.type === 'node_failed' && shown.failures < FAILURES_PER_GROUP) {
            shown.failures += 1;
            const line = (0,progress_lines/* lineFor */.y1)(event);
            const text = 'item' in event && event.item !== undefined ? ` [${(0,terminal_text/* oneLine */.TN)(event.item.key, 80)}]` : '';
            if (line !== null && this.#shows(line.level))
                this.#printLine({ ...line, text: `${group.name}${text}: ${line.text}` }, (0,core_place/* depthOf */.d1)(group.scope) + 1);
        }
        const tenths = Math.floor(((group.done + group.failing.size) * 10) / group.total);
        if (tenths <= shown.tenths || tenths >= 10)
            return;
        shown.tenths = tenths;
        if (!this.#live && this.#shows('info'))
            this.#printLine({ level: 'info', mark: '·', tone: 'quiet', text: this.#groupText(group) }, (0,core_place/* depthOf */.d1)(group.scope));
    }
    #tellFamilies(group) {
        for (const line of (0,progress_lines/* familyLines */.WG)(group))
            if (this.#shows(line.level))
                this.#printLine(line, (0,core_place/* depthOf */.d1)(group.scope) + 1);
    }
    #tellWarning(event) {
        const group = this.#groups.around(event.scope)?.group;
        const shown = group === undefined ? null : this.#shown(group);
        if (shown === null || shown.warnings >= FAILURES_PER_GROUP)
            return;
        shown.warnings += 1;
        this.#tell(event);
    }
    #shown(group) {
        let shown = this.#shownGroups.get(group);
        if (shown === undefined) {
            shown = { since: this.#options.clock.monotonic(), tenths: 0, failures: 0, warnings: 0 };
            this.#shownGroups.set(group, shown);
        }
        return shown;
    }
    #groupText(group) {
        const finished = group.done + group.failing.size;
        const elapsed = this.#options.clock.monotonic() - this.#shown(group).since;
        const left = finished === 0 ? null : (elapsed / finished) * Math.max(0, group.total - finished);
        const estimate = left === null || left < 1000 ? '' : `, about ${(0,text_format/* durationText */.S5)(left)} left`;
        const counts = `${finished}/${group.total} done, ${group.running.size} running, ${group.failing.size} failed`;
        return `${(0,terminal_text/* oneLine */.TN)(group.name, 80)}: ${counts}${estimate}`;
    }
    #liveLines() {
        if (this.#asking.size > 0)
            return [];
        const now = this.#options.clock.monotonic();
        const mark = this.#area.spinner();
        const lines = [];
        for (const group of this.#groups.running())
            lines.push(`${indent((0,core_place/* depthOf */.d1)(group.scope))}${mark} ${this.#groupText(group)}`);
        for (const running of this.#running.values()) {
            if (lines.length > MAX_LIVE_LINES)
                break;
            lines.push(`${indent(running.depth)}${mark} ${running.label} ${this.#elapsed(running, now)}`);
        }
        const hidden = lines.length - MAX_LIVE_LINES;
        return hidden > 0 ? [...lines.slice(0, MAX_LIVE_LINES), '  …'] : lines;
    }
    #elapsed(running, now) {
        if (running.retryAt === null)
            return (0,text_format/* durationText */.S5)(now - running.since);
        return `next attempt in ${(0,text_format/* durationText */.S5)(Math.max(0, running.retryAt - this.#options.clock.now()))}`;
    }
    #printLine(line, depth) {
        this.#area.print(`${indent(depth)}${this.#paint(line.tone, `${line.mark} ${line.text}`)}\n`);
    }
    #printOutput(place, lines) {
        const prefix = this.#prefix(place);
        const next = `\n${prefix.replaceAll('$', '$$$$')} `;
        const all = lines.includes('\n') ? lines.replace(/\n/g, next) : lines;
        this.#area.print(`${prefix} ${all}\n`);
    }
    #prefix(place) {
        return this.#paint('quiet', `  ${(0,terminal_text/* oneLine */.TN)((0,core_place/* readablePlace */.QV)(place), 80)} |`);
    }
    #endPartial(key) {
        const partial = this.#partials.get(key);
        if (partial === undefined)
            return;
        this.#partials.delete(key);
        const rest = (partial.text + partial.cleaner.rest()).replace(/\n$/, '');
        if (rest !== '')
            this.#printOutput(partial.place, rest);
    }
    #paint(tone, text) {
        const code = COLORS[tone];
        return this.#options.color && code !== '' && text !== '' ? `\u001b[${code}m${text}\u001b[0m` : text;
    }
    #shows(level) {
        return (0,progress_lines/* isShown */.aJ)(level, this.#options.level);
    }
}
function indent(depth) {
    return '  '.repeat(Math.min(depth, 10));
}

// EXTERNAL MODULE: ./build/run/run-folder.js
var run_folder = __webpack_require__(7768);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(1898);
;// CONCATENATED MODULE: ./build/cli/observer.js











function observerOf(args, context) {
    const log = logWriter(args, context);
    if (!log.ok)
        return log;
    const quiet = args.flags.has('--quiet');
    const verbose = args.flags.has('--verbose');
    if (log.value !== null && !quiet)
        context.terminal.stderr(`log file: ${log.value.file}\n`);
    return (0,result.ok)(terminalObserver(verbose ? { ...context, debug: true } : context, quiet, log.value?.write ?? null));
}
function terminalObserver(context, quiet, log) {
    const { terminal } = context;
    const shown = [
        createProgress({
            write: terminal.stderr,
            isTerminal: terminal.stderrIsTerminal,
            color: terminal.color,
            columns: terminal.columns,
            clock: clock/* systemClock */.ml,
            quiet,
            level: context.debug ? 'debug' : 'info',
        }),
        ...(log === null ? [] : [plainProgress(log)]),
    ];
    let folder = '';
    return {
        started: ({ workflow, warnings, sources, redactor, account }) => {
            folder = standingIn(context.cwd, workflow);
            const text = warnings.length === 0 ? '' : `${redactor.text((0,finding_text/* renderFindings */.vO)(warnings, sources, terminal.color))}\n`;
            if (text !== '' && !quiet)
                terminal.stderr(text);
            if (text !== '')
                log?.(`${redactor.text((0,finding_text/* renderFindings */.vO)(warnings, sources, false))}\n`);
            for (const one of shown)
                one.begin(account.groups);
            return { consumers: shown, sinks: quiet ? shown.slice(1) : shown };
        },
        masked: () => { },
        note: (message) => {
            terminal.stderr(`conductor: ${message}\n`);
            log?.(`conductor: ${message}\n`);
        },
        finished: (report) => {
            for (const one of shown)
                one.finish({ ...report, folder });
        },
    };
}
function standingIn(cwd, { file, displayFile }) {
    if (displayFile === '' || !file.endsWith(displayFile))
        return '';
    const shown = (0,load_workspace/* displayPath */.Gt)(file.slice(0, -displayFile.length), (0,load_workspace/* realPathOf */.dN)(cwd));
    return external_node_path_.isAbsolute(shown) ? '' : shown;
}
function plainProgress(write) {
    return createProgress({
        write,
        isTerminal: false,
        color: false,
        columns: LOG_COLUMNS,
        clock: clock/* systemClock */.ml,
        quiet: false,
        level: 'debug',
    });
}
const LOG_COLUMNS = 120;
function logWriter(args, context) {
    const named = (0,cli_arguments/* oneValue */.o)(args, '--log-file');
    if (named === null)
        return (0,result.ok)(null);
    const file = named === 'auto' ? madeUp(context) : external_node_path_.resolve(context.cwd, named);
    try {
        (0,external_node_fs_.mkdirSync)(external_node_path_.dirname(file), { recursive: true, mode: 0o700 });
        (0,external_node_fs_.writeFileSync)(file, '');
    }
    catch (error) {
        return (0,result/* err */._)(`--log-file ${named}: ${(0,error_message/* errorMessage */.g)(error)}`);
    }
    let broken = false;
    const write = (text) => {
        if (broken)
            return;
        try {
            (0,external_node_fs_.appendFileSync)(file, text);
        }
        catch (error) {
            broken = true;
            context.terminal.stderr(`conductor: the log file cannot be written any more: ${(0,error_message/* errorMessage */.g)(error)}\n`);
        }
    };
    return (0,result.ok)({ file, write });
}
function madeUp(context) {
    const stamp = (0,run_folder/* stampOf */.Zs)(Date.now());
    return external_node_path_.join((0,adapters/* runsFolder */.Xc)(context.env), 'logs', `conductor-${stamp}-${process.pid}.log`);
}

;// CONCATENATED MODULE: ./build/cli/run-request.js













function plainRequest(context, observer, durability) {
    return {
        ...surroundings(context, durability),
        file: '',
        fileAsGiven: '',
        given: {},
        runDir: null,
        strictExit: null,
        injections: [],
        gates: { answers: gates/* NO_GATE_ANSWERS */.iU, skip: false, human: null },
        provider: null,
        breakerState: null,
        reports: {},
        observer,
    };
}
function surroundings({ cwd, env }, durability) {
    return {
        cwd,
        env,
        scriptEnv: scriptEnvironment(env),
        tempBase: (0,adapters/* temporaryBase */.du)(env),
        helpersFolder: (0,adapters/* helpersFolder */.uJ)(),
        secrets: [],
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
    const found = file === null ? null : external_node_path_.resolve(context.cwd, file);
    const instructions = instructionsOf(args, context, found);
    if (!instructions.ok)
        return instructions;
    const injections = injectionsOf(args);
    if (!injections.ok)
        return injections;
    const shards = shardsOf(args);
    if (!shards.ok)
        return shards;
    const observer = observerOf(args, context);
    if (!observer.ok)
        return observer;
    const strictExit = (0,cli_arguments/* oneValue */.o)(args, '--strict-exit');
    const durability = (0,cli_arguments/* oneValue */.o)(args, '--durability') === 'process' ? 'process' : 'machine';
    return (0,result.ok)({
        ...plainRequest(context, observer.value, durability),
        file: found ?? '',
        fileAsGiven: file ?? '',
        given: given.value,
        gates: { answers: answers.value, skip: args.flags.has('--skip-gates'), human: humanAt(args, context) },
        provider: (0,cli_arguments/* oneValue */.o)(args, '--provider'),
        breakerState: (0,cli_arguments/* oneValue */.o)(args, '--breaker-state'),
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
    const inherited = (0,adapters/* definedOnly */.Uv)(env);
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
        const read = (0,files/* readTextFile */.Gu)(external_node_path_.resolve(context.cwd, name));
        if (!read.ok)
            return (0,result/* err */._)(`--instructions ${name}: ${read.error}`);
        caller.push(read.value);
    }
    if (!args.flags.has('--workspace-instructions'))
        return (0,result.ok)({ workspace: [], caller });
    const root = (0,load_workspace/* findWorkspace */.pl)(file ?? external_node_path_.join(context.cwd, 'workflow.yaml'), context.env);
    const workspace = [];
    for (const name of WORKSPACE_FILES) {
        const found = (0,load_workspace/* realPathOf */.dN)(external_node_path_.join(root, name));
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
    const file = (0,cli_arguments/* oneValue */.o)(args, '--input-file');
    if (file === null)
        return (0,result.ok)(given);
    const read = (0,files/* readTextFile */.Gu)(external_node_path_.resolve(context.cwd, file));
    if (!read.ok)
        return (0,result/* err */._)(`--input-file ${file}: ${read.error}`);
    const mapping = (0,inputs/* parseInputMapping */.Kb)(read.value);
    if (!mapping.ok)
        return (0,result/* err */._)(`--input-file ${file}: ${mapping.error}`);
    return (0,result.ok)({ ...mapping.value, ...given });
}
function reportFiles(args, context) {
    return (0,report_files/* forEachRequested */.Po)((name) => {
        const given = (0,cli_arguments/* oneValue */.o)(args, `--${name}`);
        return given === null ? null : external_node_path_.resolve(context.cwd, given);
    });
}
function injectionsOf(args) {
    const injections = [];
    for (const text of args.values.get('--inject') ?? []) {
        const injection = (0,core_injection/* parseInjection */.v)(text);
        if (!injection.ok)
            return (0,result/* err */._)(`--inject: ${injection.error}`);
        injections.push(injection.value);
    }
    return (0,result.ok)(injections);
}
function shardsOf(args) {
    const text = (0,cli_arguments/* oneValue */.o)(args, '--shards');
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
    let terminal = null;
    const human = () => {
        terminal ??= __webpack_require__.e(/* import() */ 1265).then(__webpack_require__.bind(__webpack_require__, 1265)).then(({ createTerminalGate }) => createTerminalGate(process.stdin, process.stderr));
        return terminal;
    };
    return {
        introduce: async (gate) => (await human()).introduce(gate),
        choose: async (gate, signal) => (await human()).choose(gate, signal),
        fill: async (field, multiline, signal) => (await human()).fill(field, multiline, signal),
    };
}


/***/ }),

/***/ 6822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hy: () => (/* binding */ checkGateAnswers),
/* harmony export */   Il: () => (/* binding */ missingGateTexts),
/* harmony export */   iU: () => (/* binding */ NO_GATE_ANSWERS),
/* harmony export */   mU: () => (/* binding */ optionIndex)
/* harmony export */ });
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1072);

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
    if (names.length === 0)
        return `there is no gate ${JSON.stringify(name)}: this workflow has no gates`;
    return `there is no gate ${JSON.stringify(name)}${(0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .nearHint */ .ap)(name, names, quote)}; gates are: ${names.join(', ')}`;
}
function valueProblem(name, value, gates) {
    if (value === null || gates.some((gate) => optionIndex(gate, value) !== -1))
        return null;
    if (gates.every(({ fields }) => fields !== undefined))
        return `${name} asks questions: answer each with ${name}.FIELD=TEXT, not with one value`;
    const options = gates.flatMap((gate) => gate.options);
    const labelled = options.find((option) => option.label === value);
    const values = options.map((option) => String(option.value));
    const hint = labelled === undefined ? (0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .nearHint */ .ap)(value, values, quote) : ` (did you mean ${quote(String(labelled.value))}?)`;
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

/***/ 7815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ parseInjection)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1425);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4429);


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


/***/ }),

/***/ 9526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ closingBlock)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5056);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1072);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7742);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4628);





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
    const diagnosis = (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnose */ .h4)(input);
    const stamp = input.github === null ? 0 : STAMP_BYTES;
    const linesWith = (amount) => linesOf({ input, diagnosis, amount }).map(({ tone, text }) => ({ tone, text: (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCommands */ .Df)(text) }));
    for (const amount of AMOUNTS) {
        const lines = linesWith(amount);
        if (lines.reduce((sum, { text }) => sum + Buffer.byteLength(text) + 1 + stamp, 0) <= MAX_BYTES)
            return lines;
    }
    return linesWith(LEAST);
}
function linesOf(closing) {
    const { input, diagnosis } = closing;
    const { verdict, error } = diagnosis;
    switch (verdict.end) {
        case 'success':
        case 'valid':
            return succeeded(closing);
        case 'terminated-success':
        case 'terminated-failed':
            return terminated(closing);
        case 'waiting':
            return waiting(closing);
        case 'planned':
            return input.result.suspended?.waits_for === 'shards' ? planned(closing, input.result.suspended) : [];
        case 'cancelled':
            return [{ tone: 'care', text: `■ ${headline(closing)}${after(closing)}` }, ...trailer(closing)];
        case 'failed':
        case 'halted':
        case 'invalid':
        case 'not-run': {
            const head = { tone: 'bad', text: `✗ ${headline(closing)}${after(closing)}` };
            if (error === null)
                return [head, ...trailer(closing)];
            return [
                head,
                plain(''),
                ...errorLines(error, closing.amount, standing(closing.input)),
                ...kindLines(closing),
                ...trailer(closing),
            ];
        }
    }
}
function headline({ diagnosis }) {
    return `${nameOf(diagnosis)} ${(0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictText */ .nt)(diagnosis.verdict, _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)}`;
}
function nameOf({ workflow, part }) {
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`${workflow}${part === '' ? '' : ` (${part})`}`);
}
function after({ input }) {
    return input.account === null ? '' : ` after ${took(input)}`;
}
function took({ result }) {
    const { duration_ms: duration, nodes_executed: nodes } = result.execution;
    return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .durationText */ .S5)(duration)} (${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(nodes, 'node')})`;
}
function succeeded(closing) {
    const { input, diagnosis } = closing;
    const { tone, flaws } = diagnosis.verdict;
    const isFlawed = flaws.length > 0;
    const text = `${isFlawed ? '!' : '✓'} ${headline(closing)}${isFlawed ? ',' : ''} in ${took(input)}`;
    return [...handledLines(diagnosis), ...leftovers(closing), { tone, text }];
}
function handledLines({ handled, handledTotal }) {
    const shown = handled.slice(0, MAX_OTHERS);
    const rest = handledTotal - shown.length;
    return [
        ...shown.map(({ node, kind, by, item }) => {
            const where = `${kind} at ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(node)}${item === undefined ? '' : ` [${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(item, 80)}]`}`;
            return by === 'group' ? row('tolerated', where) : row('handled', `${where}, by ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(by)}`);
        }),
        ...(rest > 0 ? [row('', `${rest} more`)] : []),
    ];
}
function leftovers(closing) {
    const { input, diagnosis } = closing;
    const { result, runDir, github } = input;
    if (diagnosis.leftovers.length === 0 || runDir === null)
        return [];
    const left = row('left', diagnosis.leftovers.join(', '));
    if (github !== null) {
        const isGone = diagnosis.next.isLost && result.dead_letters.length + result.escalations.length > 0;
        return [left, ...(isGone ? [row('run folder', NOT_UPLOADED)] : []), ...awayLines({ ...closing, amount: LEAST })];
    }
    const commands = result.next_commands.map((command) => row('next', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(command)));
    return [left, row('run folder', runDir), ...commands];
}
function terminated(closing) {
    const { input, diagnosis, amount } = closing;
    const { termination, verdict } = diagnosis;
    if (termination === null)
        return [];
    const isGood = termination.status === 'success';
    const reason = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(termination.reason), amount.message);
    const place = input.runDir === null ? [] : [row('run folder', input.runDir)];
    const flawed = { tone: 'care', text: `! ${headline(closing)}, in ${took(input)}` };
    return [
        { tone: isGood ? 'good' : 'bad', text: `■ Terminated (${isGood ? 'success' : 'failed'}): ${reason}` },
        row('by', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(termination.terminated_by)),
        ...(input.github === null ? place : awayLines(closing)),
        ...(verdict.flaws.length > 0 ? [flawed] : unseenLine(closing)),
    ];
}
function waiting(closing) {
    const { diagnosis, amount } = closing;
    const { gates } = diagnosis;
    const shown = gates.slice(0, amount.others);
    const awaited = gates.length > 1 ? `${gates.length} answers` : 'an answer';
    return [
        { tone: 'care', text: `? ${nameOf(diagnosis)} is suspended and waits for ${awaited}` },
        ...shown.flatMap((gate) => [
            row('gate', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(gate.node)),
            row('asks', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(gate.prompt, Math.min(amount.message, 1000))),
            ...gate.options
                .filter(({ value }) => value !== '')
                .slice(0, amount.others * 2)
                .map((option) => row('option', `${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(option.value)} (${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(option.label)})`)),
        ]),
        ...(gates.length > shown.length ? [row('also', `${gates.length - shown.length} more`)] : []),
        ...trailer(closing),
    ];
}
function planned(closing, plan) {
    const { input, diagnosis } = closing;
    const items = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(plan.total, 'item')} of ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(plan.group)}`;
    const head = {
        tone: 'care',
        text: `? ${nameOf(diagnosis)} is planned: ${items} over ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(plan.shards, 'shard')}`,
    };
    const { next } = diagnosis;
    const [first, last] = [next.resume.slice(0, plan.shards === 0 ? 0 : 1), next.resume.slice(-1)];
    if (input.github !== null) {
        const short = { ...diagnosis, next: { ...next, resume: [...first, ...last] } };
        return [head, ...awayLines({ ...closing, diagnosis: short })];
    }
    const isSpread = last.some((command) => command.includes(' --join'));
    if (!isSpread)
        return [head, ...trailer(closing)];
    return [
        head,
        ...(input.runDir === null ? [] : [row('run folder', input.runDir)]),
        ...first.map((command) => row('shard', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(command))),
        ...(plan.shards > 1 ? [row('', `and so on, up to ${plan.shards}/${plan.shards}`)] : []),
        ...last.map((command) => row('join', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(command))),
    ];
}
function kindLines({ diagnosis: { kinds, isMany }, amount }) {
    if (!isMany)
        return [];
    const shown = kinds.slice(0, amount.others);
    const hidden = kinds.length - shown.length;
    return [...rows('all', shown.map(kindText)), ...(hidden > 0 ? [row('', (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(hidden, 'more kind'))] : [])];
}
function kindText({ kind, count, items, message }) {
    const named = items.slice(0, MAX_ITEMS).map((item) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(item, 40));
    const more = items.length > named.length ? ` and ${items.length - named.length} more` : '';
    const times = count === 1 ? '' : ` ${count} times`;
    return `${kind}${times} at ${named.join(', ')}${more}: ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(message, 160)}`;
}
function standing({ github, folder = '' }) {
    return github === null ? folder : '';
}
function placeFrom(folder, place) {
    const isElsewhere = folder === '' || node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(place.file);
    return (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9)(isElsewhere ? place : { ...place, file: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(folder, place.file) });
}
function errorLines(error, amount, from) {
    const { cause, available } = error;
    const crossed = error.frames.slice(1, 1 + amount.others);
    const problems = error.problems.slice(0, amount.others);
    const hidden = error.problems.length - problems.length;
    return [
        ...(error.node === null ? [] : [row('node', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(error.node))]),
        row('kind', `${error.kind}${error.isTransient ? ' (transient: another run may succeed)' : ''}`),
        ...rows('message', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(error.message), amount.message).split('\n')),
        ...(cause === null ? [] : [row('cause', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`${cause.kind}: ${cause.message}`, amount.message))]),
        ...rows('handling', error.whileHandling.slice(0, amount.others).map((text) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`while handling ${text}`, 300))),
        ...rows('details', amount.details === null ? [] : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .detailLines */ .ZN)(error.details, amount.details)),
        ...(error.attempts > 1 ? [row('attempts', String(error.attempts))] : []),
        ...rows('where', (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOf */ .ek)(error).map((place) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`${placeFrom(from, place)}${place.node === null ? '' : ` (node ${place.node})`}`))),
        ...rows('problems', [
            ...problems.map(({ file, outside, span, message }) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`${placeFrom(from, { file: file ?? outside ?? '', line: span.line })} ${message ?? ''}`, 200)),
            ...(hidden > 0 ? [`and ${hidden} more`] : []),
        ]),
        ...crossed.map((frame) => row('through', `${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(frame.node)} (${frame.type}) in ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(frame.file)}`)),
        ...processLines(error, amount),
        ...(available === null ? [] : [row('available', availableText(available, amount))]),
        ...(error.hint === null ? [] : [row('hint', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(error.hint, 500))]),
    ];
}
function processLines({ command, exitCode, stderr }, amount) {
    const said = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(stderr)
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(-amount.stderr);
    const ran = command === null ? [] : (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(command).split('\n');
    const shortLine = (line) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(line, 200);
    return [
        ...rows('command', ran.length > 3 ? [...ran.slice(0, 3).map(shortLine), '…'] : ran.map(shortLine)),
        ...(exitCode === null ? [] : [row('exit code', exitCode)]),
        ...rows('stderr', said.map(shortLine)),
    ];
}
function availableText({ names, total }, amount) {
    const shown = names.slice(0, amount.others * 4);
    const text = shown.map((field) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(field, 100)).join(', ');
    return total > shown.length ? `${text} and ${total - shown.length} more` : text;
}
function trailer(closing) {
    const { input, diagnosis } = closing;
    const lost = diagnosis.next.isLost ? [row('run folder', `${NOT_UPLOADED}: run it again to reproduce`)] : [];
    const lines = input.github === null ? hereLines(closing) : [...lost, ...awayLines(closing)];
    return [...lines, ...unseenLine(closing)];
}
function unseenLine({ input: { result } }) {
    const { unseen_failures: unseen = 0 } = result;
    return unseen === 0 ? [] : [row('unseen', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(unseen, 'command')} failed unseen before`)];
}
function hereLines({ input, diagnosis: { next }, amount }) {
    const { ending = null, errors = null } = input.account ?? {};
    const problem = ending?.errorsWriteError ?? null;
    const record = ending?.errorsPath ??
        (problem !== null
            ? `errors.jsonl could not be written: ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(problem)}`
            : (errors?.recorded.length ?? 0) > 0
                ? 'not written: there is no run folder'
                : null);
    return [
        ...(record === null ? [] : [row('errors', record)]),
        ...(input.runDir === null ? [] : [row('run folder', input.runDir)]),
        ...pasted('resume', next.resume, amount),
        ...pasted('explain', next.explain, amount),
        ...(next.resume.length === 0 && next.explain.length === 0 ? pasted('again', next.again, amount) : []),
    ];
}
function awayLines({ input: { github }, diagnosis: { next }, amount }) {
    const resume = next.resume.slice(0, amount.others);
    const commands = [...next.fetch, ...next.explain, ...resume, ...next.redrive, ...next.again];
    if (github === null || commands.length === 0)
        return [];
    const at = /^[0-9a-f]{7,64}$/i.test(github.sha) ? ` at ${github.sha.slice(0, 12)}` : '';
    return [
        plain(''),
        plain(`What now, in a clone of ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(github.repository)}${at}:`),
        ...[...next.prepare, ...fitting(commands, amount)].map((command) => plain(`  ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(command)}`)),
    ];
}
function pasted(label, commands, amount) {
    return fitting(commands, amount).map((command) => row(label, (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(command)));
}
function fitting(commands, { command }) {
    return commands.filter((text) => text.length <= command);
}
function rows(label, texts) {
    return texts.map((text, index) => row(index === 0 ? label : '', text));
}
function row(label, text) {
    return plain(`  ${label.padEnd(11)}${text}`);
}
function plain(text) {
    return { tone: 'plain', text };
}


/***/ }),

/***/ 2104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WG: () => (/* binding */ familyLines),
/* harmony export */   aJ: () => (/* binding */ isShown),
/* harmony export */   dA: () => (/* binding */ nodeLabel),
/* harmony export */   mO: () => (/* binding */ isDetail),
/* harmony export */   y1: () => (/* binding */ lineFor)
/* harmony export */ });
/* harmony import */ var _account_error_kinds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8672);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4823);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1072);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1493);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3302);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7742);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4628);







const LEVELS = ['debug', 'info', 'warning', 'error'];
function isShown(level, least) {
    return LEVELS.indexOf(level) >= LEVELS.indexOf(least);
}
const MAX_FAMILIES = 10;
const MAX_ITEMS = 10;
const GROUPS = ['parallel', 'for_each'];
function lineFor(event) {
    switch (event.type) {
        case 'workflow_started':
            return line('plain', event.resumed ? '↻' : '▶', event.file === _core_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_FILE */ .tW ? safe(event.workflow) : `${safe(event.workflow)} (${safe(event.file)})`);
        case 'node_started':
            if (!(0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_1__/* .takesTime */ .Ym)(event.node_type))
                return null;
            return line('quiet', '▶', `${safe(nodeLabel(event))}${event.attempt > 1 ? ` (attempt ${event.attempt})` : ''}`);
        case 'node_completed':
            return completedLine(event);
        case 'node_failed':
            if (event.envelope.kind === 'internal.cancelled')
                return line('care', '■', `${safe(nodeLabel(event))} was cancelled`);
            return line('bad', '✗', `${safe(nodeLabel(event))} ${event.envelope.kind}: ${safe(event.envelope.message, 300)}`);
        case 'node_retry_scheduled':
            return line('care', '↻', `${safe(nodeLabel(event))}: retry ${event.attempt}, next attempt in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .durationText */ .S5)(event.delay_seconds * 1000)} (${event.kind})`);
        case 'route_taken':
            return routeLine(event);
        case 'group_started':
            return line('quiet', '▶', `${safe(nodeLabel(event))}: ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(event.total, 'member')}, ${event.max_concurrent} at a time`);
        case 'group_completed':
            return groupLine(event);
        case 'subworkflow_started':
            return line('quiet', '▶', `${safe(nodeLabel(event))} runs ${safe(event.file)}`);
        default:
            return rareLine(event);
    }
}
function nodeLabel(event) {
    const index = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runAround */ .tV)(event.scope)?.item ?? null;
    return index === null ? (event.node ?? '') : `${event.node ?? ''}[${index}]`;
}
function rareLine(event) {
    switch (event.type) {
        case 'gate_waiting':
            return line('care', '?', `${safe(nodeLabel(event))} waits for an answer: ${safe(event.prompt, 300)}`, 'warning');
        case 'warning':
            return care(safe(event.message, 1000));
        case 'checkpoint_save_failed':
            return care(`the checkpoint could not be saved: ${safe(event.error)}`);
        case 'errors_jsonl_write_failed':
            return care(`errors.jsonl could not be written: ${safe(event.error)}`);
        case 'circuit_state_changed':
            return care(`circuit breaker ${safe(event.key)}: ${event.from} → ${event.to}`);
        case 'policy_evaluated':
            if (event.allowed)
                return null;
            return care(`policy ${safe(event.policy_name)} ${event.mode === 'warn' ? 'warns about' : 'denies'} ${safe(nodeLabel(event))}: ${safe(event.reason)}`);
        case 'dead_lettered':
            return care(`${safe(nodeLabel(event))} was put aside as a dead letter: ${event.kind}, ${safe(event.reason)}`);
        case 'escalated':
            return care(`${safe(nodeLabel(event))} was escalated: ${safe(event.title === '' ? event.message : event.title)}`);
        case 'hook_executed':
            if (event.error !== null)
                return care(`hook ${event.hook} failed: ${safe(event.error)}`);
            return line('quiet', '·', `hook ${event.hook}: ${safe(event.result)}`);
        case 'checkpoint_saved':
            return line('quiet', '·', 'checkpoint saved', 'debug');
        default:
            return null;
    }
}
function familyLines(group) {
    const families = (0,_account_error_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .byKind */ .Sb)(group.failing.values());
    const hidden = families.length - MAX_FAMILIES;
    const shown = families.slice(0, MAX_FAMILIES).map(({ kind, count, items }) => {
        const more = count - MAX_ITEMS;
        const named = items.slice(0, MAX_ITEMS).map((item) => safe(item, 80));
        const who = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
        return line('bad', '✗', `${count} with ${kind}: ${who}: ${safe(group.messages.get(kind) ?? '', 300)}`, 'error');
    });
    return hidden > 0 ? [...shown, line('bad', '✗', `and ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(hidden, 'more kind')}`, 'error')] : shown;
}
function groupLine(event) {
    const counts = `${event.succeeded} succeeded, ${event.failed} failed of ${event.total}`;
    const text = `${safe(nodeLabel(event))}: ${counts} in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .durationText */ .S5)(event.duration_ms)}`;
    switch (event.status) {
        case 'completed':
            return event.failed > 0 ? line('care', '!', text) : line('good', '✓', text);
        case 'suspended':
            return line('care', '?', `${text}, the rest waits`);
        default:
            return line('bad', '✗', text);
    }
}
function completedLine(event) {
    if (GROUPS.includes(event.node_type))
        return null;
    if (event.termination_reason !== undefined) {
        const tone = event.status === 'failed' ? 'bad' : 'good';
        return line(tone, '■', `${safe(nodeLabel(event))}: ${safe(event.termination_reason)}`);
    }
    const exit = event.exit_code === undefined || event.exit_code === null || event.exit_code === 0
        ? ''
        : `, exit ${event.exit_code}`;
    return line('good', '✓', `${safe(nodeLabel(event))} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .durationText */ .S5)(event.duration_ms)}${exit}`);
}
function isDetail(event) {
    return event.type === 'route_taken' && event.kind === null && event.action !== 'halt';
}
function routeLine(event) {
    const spent = event.retries_exhausted === true ? ', retries are spent' : '';
    if (isDetail(event))
        return line('quiet', '→', `${safe(nodeLabel(event))} → ${safe(event.to ?? '$end')}`, 'debug');
    if (event.kind === null)
        return line('bad', '■', `${safe(nodeLabel(event))}: a route halts the run`);
    const why = `${event.kind}${event.route === '' ? '' : ` by ${event.route}`}${spent}`;
    switch (event.action) {
        case 'to':
        case 'end':
            return line('care', '→', `${safe(nodeLabel(event))} → ${safe(event.to ?? '$end')} on ${why}`);
        case 'recover':
            return line('care', '→', `${safe(nodeLabel(event))} recovers from ${why}`);
        case 'halt':
            return line('bad', '■', `${safe(nodeLabel(event))} halts the run on ${why}`);
        case 'propagate':
            return line('care', '↑', `${safe(nodeLabel(event))} hands ${why} to its caller`);
        case 'unhandled':
            if (event.route !== '')
                return line('bad', '■', event.kind === 'internal.template_error'
                    ? `${safe(nodeLabel(event))}: ${event.route} cannot be carried out, because a template of it fails`
                    : `${safe(nodeLabel(event))}: ${event.route} takes ${event.kind}, but cannot be carried out`);
            return unhandledLine(event, event.kind, spent);
        case 'retry':
        case 'collected':
            return null;
    }
}
function unhandledLine(event, kind, spent) {
    const label = safe(nodeLabel(event));
    if (kind === 'internal.no_route')
        return line('bad', '■', `${label}: none of its success routes holds`);
    const here = event.scope === '' ? '' : ' here';
    const what = kind === 'internal.template_error'
        ? `${label}: one of its templates fails, and no error route${here} takes ${kind}${spent}`
        : `${label}: no route${here} takes ${kind}${spent}`;
    return event.scope === '' ? line('bad', '■', what) : line('care', '↑', `${what}; its caller decides`);
}
function line(tone, mark, text, level = 'info') {
    return { level, mark, text, tone };
}
function care(text) {
    return line('care', '!', text, 'warning');
}
function safe(text, max = 200) {
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(text, max);
}


/***/ }),

/***/ 4628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   ZN: () => (/* binding */ detailLines),
/* harmony export */   d: () => (/* binding */ reactionText)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8314);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7742);


function durationText(milliseconds) {
    if (milliseconds < 1000)
        return `${Math.max(0, Math.round(milliseconds))} ms`;
    if (milliseconds < 9950)
        return `${(milliseconds / 1000).toFixed(1)} s`;
    const seconds = Math.round(milliseconds / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes} min ${seconds % 60} s`;
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
function reactionText({ action, to, count, waitedSeconds }, show) {
    const times = count === 1 ? '' : ` (${count} times)`;
    switch (action) {
        case 'retry': {
            const waited = durationText(waitedSeconds * 1000);
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
            return `no route took it${times}`;
    }
}
function detailLines(details, limits) {
    const lines = [];
    for (const [key, value] of Object.entries(details)) {
        lines.push(...valueLines((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(key), value, limits));
        if (lines.length > limits.maxLines)
            break;
    }
    if (lines.length <= limits.maxLines)
        return lines;
    return [...lines.slice(0, limits.maxLines - 1), '…'];
}
function valueLines(key, value, limits) {
    const text = typeof value === 'string' ? (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(value) : dataText(value);
    const rows = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(text, limits.maxChars)
        .split('\n')
        .map((row) => row.trimEnd());
    if (rows.length === 1)
        return [`${key}: ${rows[0] ?? ''}`];
    return [`${key}:`, ...rows.map((row) => `  ${row}`)];
}
function dataText(value) {
    const short = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(value);
    const text = short.length <= 80 || !(Array.isArray(value) || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value)) ? short : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(value, 2);
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text);
}


/***/ }),

/***/ 7225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ parseGateArguments),
/* harmony export */   n: () => (/* binding */ gateAnswersFromMapping)
/* harmony export */ });
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6822);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4429);



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

/***/ 1049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ writeReports),
/* harmony export */   s: () => (/* binding */ sourceFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _config_load_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(988);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2557);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4823);
/* harmony import */ var _reporters_report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2249);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1898);







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
        write(request, node_path__WEBPACK_IMPORTED_MODULE_1__.join(report.runDir, file), () => render(input), false);
    }
    for (const name of _reporters_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .REQUESTED_REPORTS */ .pL) {
        const target = targets[name] ?? null;
        if (target === null)
            continue;
        const render = await (0,_reporters_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportFile */ .rn)(name).renderer();
        write(request, target, () => render({ report, toRelative }));
    }
}
function write(request, target, render, makesFolder = true) {
    const { files } = request.adapters;
    try {
        if (makesFolder)
            files.makeFolder(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(target));
        files.replace(target, render(), 'plain');
    }
    catch (error) {
        request.observer.note(`${target} could not be written: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .errorMessage */ .g)(error)}`);
    }
}
const MAX_PATH = 4096;
function sourceFile(name, nodeFolder, workspace) {
    if (name === _core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_FILE */ .tW || name.length > MAX_PATH || name.includes('\0'))
        return null;
    const root = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(workspace);
    const local = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(nodeFolder, name);
    const file = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(local) ? local : node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(root, name));
    return (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(root, file) && file !== root ? (0,_config_load_index_js__WEBPACK_IMPORTED_MODULE_2__/* .displayPath */ .Gt)(root, file) : null;
}


/***/ }),

/***/ 7768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ scratchFolder),
/* harmony export */   F$: () => (/* binding */ newRunId),
/* harmony export */   LQ: () => (/* binding */ NO_FOLDER),
/* harmony export */   Pm: () => (/* binding */ claimFolder),
/* harmony export */   Zs: () => (/* binding */ stampOf),
/* harmony export */   dP: () => (/* binding */ ownerText),
/* harmony export */   gM: () => (/* binding */ holdsRun),
/* harmony export */   xE: () => (/* binding */ runDirProblems)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4429);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3505);
/* harmony import */ var _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5464);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1898);







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
    return TRACES.some((name) => files.hasContent(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name)));
}
function runDirProblems({ adapters, cwd, runDir, }) {
    if (runDir === null)
        return [];
    const folder = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(cwd, runDir);
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
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)([`${folder} is in use${ownerText(locked.owner)}; choose another folder`]);
    const release = locked.status === 'owned' ? locked.release : NO_FOLDER.release;
    const problems = runDirProblems(request);
    if (problems.length === 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)({ path: folder, problem: null, release });
    release();
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(problems);
}
function ownerText(owner) {
    return owner === null ? '' : ` by process ${owner.pid} on ${owner.host} since ${owner.since}`;
}
function makeRunFolder({ adapters: { files, runsFolder }, observer, cwd, runDir, tempBase }, name) {
    let folder = runDir === null ? node_path__WEBPACK_IMPORTED_MODULE_2__.join(tempBase, 'conductor', name) : node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(cwd, runDir);
    try {
        const runs = runDir === null ? runsFolder?.() : undefined;
        if (runs !== undefined)
            folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(runs.folder, name);
        if (runs?.warning)
            observer.note(runs.warning);
        files.makeFolder(folder, true);
        const probe = files.openAppend(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_4__/* .JOURNAL_FILE */ .RD));
        probe.close();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(folder);
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(`the run folder ${folder} cannot be written (${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .errorMessage */ .g)(error)}); the run goes on without files`);
    }
}
function stampOf(ms) {
    return `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
function scratchFolder({ adapters, observer, cwd, tempBase }, name, runDir) {
    for (const base of new Set([tempBase, (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), runDir ?? cwd, cwd])) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(base, name);
        try {
            adapters.files.makeFolder(folder);
            return folder;
        }
        catch (error) {
            const reason = (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .errorMessage */ .g)(error);
            observer.note(`${base} cannot be used for temporary files (${reason})`);
        }
    }
    return node_path__WEBPACK_IMPORTED_MODULE_2__.join(tempBase, name);
}


/***/ })

};
