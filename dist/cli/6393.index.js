"use strict";
exports.id = 6393;
exports.ids = [6393];
exports.modules = {

/***/ 61104:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: function() { return /* binding */ loadPatterns; }
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62759);

let loaded = null;
function loadPatterns() {
    loaded ??= __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856)).then(createPatterns);
    return loaded;
}
function createPatterns(engine) {
    const cache = new Map();
    const compile = (pattern) => {
        const compiled = cache.get(pattern) ?? compileWith(engine, pattern);
        cache.set(pattern, compiled);
        return compiled;
    };
    return {
        compile,
        matches: (pattern, text) => {
            const compiled = compile(pattern);
            if (!compiled.ok)
                throw new Error(compiled.error);
            return compiled.value.search(text) !== null;
        },
    };
}
function compileWith({ RE2JS: engine }, pattern) {
    const compiled = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .tryResult */ .Bh)(() => engine.compile(fromPython(pattern)));
    if (compiled.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)({ search: (text) => search(compiled.value, text) });
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._q)(`the pattern ${JSON.stringify(pattern)} cannot be used: ${compiled.error}${hint(pattern)}`);
}
function search(pattern, text) {
    const matcher = pattern.matcher(text);
    if (!matcher.find())
        return null;
    const named = Object.entries(pattern.namedGroups()).map(([name, index]) => [name, matcher.group(index) ?? null]);
    return { start: matcher.start(), named: Object.fromEntries(named) };
}
function fromPython(pattern) {
    return pattern.replaceAll(/\\[\s\S]/g, (pair) => (pair === '\\Z' ? '\\z' : pair));
}
function hint(pattern) {
    if (/\(\?<?[=!]/.test(pattern))
        return ' (look-around is not supported: patterns are matched in linear time)';
    if (/\\[1-9]|\(\?P=/.test(pattern))
        return ' (back-references are not supported: patterns are matched in linear time)';
    return '';
}


/***/ }),

/***/ 61881:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runInit: function() { return /* binding */ runInit; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51695);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17820);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95262);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72918);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47179);







async function runInit(args, context) {
    const folder = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRealPath */ .Sc)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, args.operands[0] ?? '.'));
    const root = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .findWorkspace */ .pl)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'workflow.yaml'), {});
    const files = starterFiles(node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, folder).split((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)).join('/'));
    const displayTarget = (name) => (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .displayPath */ .Gt)((0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRealPath */ .Sc)(context.cwd), node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, name));
    const written = (0,_files_js__WEBPACK_IMPORTED_MODULE_6__/* .writeNewFiles */ .zn)(root, files, displayTarget);
    if (!written.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .refuse */ .TR)(context, 'init', written.error);
    const names = files.map((file) => displayTarget(file.path));
    context.terminal.stdout(names.map((name) => `${name}\n`).join(''));
    const [workflow = '', scenarios = ''] = names;
    context.terminal.stderr(`Next:\n  conductor run ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_4__/* .shellPath */ .G9)(workflow)}\n  conductor test ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_4__/* .shellPath */ .G9)(scenarios)}\n`);
    return 0;
}
function starterFiles(folder) {
    const read = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_3__/* .packageFolder */ .n4)(), 'starter', name), 'utf8');
    const workflow = node_path__WEBPACK_IMPORTED_MODULE_1___default().posix.join(folder, 'workflow.conductor.yaml');
    const scenarios = node_path__WEBPACK_IMPORTED_MODULE_1___default().posix.join(folder, 'workflow.test.yaml');
    const job = read('github-workflow.yml')
        .replace('workflow.test.yaml', () => (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_4__/* .shellPath */ .G9)(scenarios))
        .replace('workflow.conductor.yaml', () => yamlText(workflow));
    return [
        { path: workflow, text: read('workflow.conductor.yaml') },
        { path: scenarios, text: read('workflow.test.yaml') },
        { path: '.github/workflows/conductor.yml', text: job },
    ];
}
function yamlText(text) {
    return /^[\w./-]+$/.test(text) ? text : JSON.stringify(text);
}


/***/ }),

/***/ 36657:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: function() { return /* binding */ githubRecord; },
/* harmony export */   Cn: function() { return /* binding */ GITHUB_FIELDS; },
/* harmony export */   E0: function() { return /* binding */ findBranch; },
/* harmony export */   G5: function() { return /* binding */ partLabel; },
/* harmony export */   MA: function() { return /* binding */ isPermissionRefusal; },
/* harmony export */   VL: function() { return /* binding */ withQuery; },
/* harmony export */   a2: function() { return /* binding */ describeRefusal; },
/* harmony export */   en: function() { return /* binding */ isRepositoryName; },
/* harmony export */   f_: function() { return /* binding */ isSafeServer; },
/* harmony export */   h4: function() { return /* binding */ githubContext; },
/* harmony export */   m0: function() { return /* binding */ inGithubActions; }
/* harmony export */ });
/* harmony import */ var _cached_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4644);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);


function inGithubActions(env) {
    return env['GITHUB_ACTIONS'] === 'true';
}
function githubRecord(env, matrix = null) {
    if (!inGithubActions(env))
        return null;
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    const runId = env['GITHUB_RUN_ID'] ?? '';
    const server = env['GITHUB_SERVER_URL'] ?? 'https://github.com';
    return {
        repository,
        sha: env['GITHUB_SHA'] ?? '',
        ref: env['GITHUB_REF'] ?? '',
        run_id: runId,
        run_attempt: env['GITHUB_RUN_ATTEMPT'] ?? '1',
        job: env['GITHUB_JOB'] ?? '',
        matrix,
        run_url: repository === '' || runId === '' ? '' : `${server}/${repository}/actions/runs/${runId}`,
    };
}
const NAMES = {
    repository: 'GITHUB_REPOSITORY',
    ref: 'GITHUB_REF',
    sha: 'GITHUB_SHA',
    actor: 'GITHUB_ACTOR',
    event_name: 'GITHUB_EVENT_NAME',
    head_ref: 'GITHUB_HEAD_REF',
    base_ref: 'GITHUB_BASE_REF',
    run_id: 'GITHUB_RUN_ID',
    run_attempt: 'GITHUB_RUN_ATTEMPT',
};
const GITHUB_FIELDS = [...Object.keys(NAMES), 'event'];
function githubContext(env, readEvent) {
    return (0,_cached_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => {
        if (!inGithubActions(env))
            return null;
        const facts = Object.entries(NAMES).map(([name, variable]) => [name, env[variable] ?? '']);
        const path = env['GITHUB_EVENT_PATH'] ?? '';
        return { ...Object.fromEntries(facts), event: path === '' ? {} : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(readEvent(path)) };
    });
}
function partLabel(matrix, shard) {
    const leg = Object.values(matrix ?? {})
        .map(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrJson */ .v9)
        .join(', ');
    if (shard === undefined)
        return leg;
    const part = `shard ${shard.index} of ${shard.of}`;
    return leg === '' || /^\d+$/.test(leg) ? part : `${leg}, ${part}`;
}
function withQuery(path, query) {
    const values = new URLSearchParams();
    for (const [name, value] of Object.entries(query))
        values.set(name, String(value));
    return `${path}?${values}`;
}
function findBranch(env) {
    return env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'] || null;
}
function isSafeServer(url) {
    if (!URL.canParse(url))
        return false;
    const { protocol, hostname } = new URL(url);
    return protocol === 'https:' || /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/.test(hostname);
}
function isRepositoryName(text) {
    return /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(text) && !text.split('/').some((part) => part === '.' || part === '..');
}
const NO_PERMISSION_HELPS = /already|running|in progress|completed|too (?:old|many|long)|over a month|days? ago|expired|cannot be (?:retried|re-?run)|re-?runs?\b.*\b(?:limit|maximum)|maximum|disabled|archived|locked/i;
function isPermissionRefusal({ status, message }) {
    return status === 404 || (status === 403 && !NO_PERMISSION_HELPS.test(message));
}
function describeRefusal(problem, permission) {
    const isPermission = isPermissionRefusal(problem) && problem.isRateLimit !== true;
    return isPermission ? `${problem.message} (the token needs ${permission})` : problem.message;
}


/***/ }),

/***/ 79615:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: function() { return /* binding */ MAX_TOOL_MESSAGE_BYTES; },
/* harmony export */   D2: function() { return /* binding */ TRANSPORT_CATEGORIES; },
/* harmony export */   HQ: function() { return /* binding */ REASONING_EFFORTS; },
/* harmony export */   V9: function() { return /* binding */ MAX_TOOL_ANSWER_BYTES; },
/* harmony export */   gB: function() { return /* binding */ MAX_ANSWER_BYTES; },
/* harmony export */   wM: function() { return /* binding */ HTTP_SERVERS; }
/* harmony export */ });
const HTTP_SERVERS = [
    {
        kind: 'openai',
        names: ['openai'],
        baseUrl: 'https://api.openai.com/v1',
        baseUrlVariable: 'OPENAI_BASE_URL',
        keyVariable: 'OPENAI_API_KEY',
        defaultModel: 'gpt-5-mini',
    },
    {
        kind: 'anthropic',
        names: ['anthropic', 'claude'],
        baseUrl: 'https://api.anthropic.com',
        baseUrlVariable: 'ANTHROPIC_BASE_URL',
        keyVariable: 'ANTHROPIC_API_KEY',
        defaultModel: 'claude-sonnet-4-5',
    },
];
const REASONING_EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'];
const TRANSPORT_CATEGORIES = ['rate_limit', 'provider_error', 'timeout', 'network'];
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
const MAX_TOOL_ANSWER_BYTES = 256 * 1024;
const MAX_TOOL_MESSAGE_BYTES = 4 * 1024 * 1024;


/***/ }),

/***/ 12669:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: function() { return /* binding */ hidesExitCodes; },
/* harmony export */   YT: function() { return /* binding */ shellProblem; },
/* harmony export */   dv: function() { return /* binding */ scriptExtension; },
/* harmony export */   jQ: function() { return /* binding */ resolveShell; },
/* harmony export */   r7: function() { return /* binding */ scriptText; },
/* harmony export */   rG: function() { return /* binding */ scriptCommand; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62759);


const PLACEHOLDER = '{0}';
const PLAIN = { extension: '.sh', prelude: '', epilogue: '', pathQuoting: 'none' };
const POWERSHELL = {
    args: ['-command', `. '${PLACEHOLDER}'`],
    extension: '.ps1',
    prelude: "$ErrorActionPreference = 'stop'\n",
    epilogue: '\nif ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }\n',
    pathQuoting: 'single_quotes_doubled',
};
const POWERSHELL_5 = {
    ...POWERSHELL,
    args: ['-ExecutionPolicy', 'Bypass', ...POWERSHELL.args],
    prelude: `\uFEFF${POWERSHELL.prelude}`,
};
const SHELLS = {
    bash: { ...PLAIN, args: ['--noprofile', '--norc', '-eo', 'pipefail', PLACEHOLDER] },
    sh: { ...PLAIN, args: ['-e', PLACEHOLDER] },
    pwsh: POWERSHELL,
    powershell: POWERSHELL_5,
    python: { ...PLAIN, args: [PLACEHOLDER], extension: '.py' },
    node: { ...PLAIN, args: [PLACEHOLDER], extension: '.cjs' },
    cmd: {
        ...PLAIN,
        args: [],
        extension: '.cmd',
        prelude: '@echo off\n"%SystemRoot%\\System32\\chcp.com" 65001 >nul\n',
    },
};
const DEFAULT_SHELLS = ['bash', 'pwsh', 'powershell'];
function resolveShell(shell, platform) {
    const fallback = (platform.windows ? DEFAULT_SHELLS.find(platform.has) : undefined) ?? 'bash';
    const wanted = shell === null || shell.trim() === '' ? fallback : shell.trim();
    const named = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownEntry */ .Pl)(SHELLS, wanted);
    if (named !== undefined) {
        const isPython3 = wanted === 'python' && !platform.has('python') && platform.has('python3');
        const program = isPython3 ? 'python3' : wanted;
        if (!platform.has(program))
            return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._q)(missingShell(program, platform));
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)({ ...named, command: wanted === 'cmd' ? PLACEHOLDER : program });
    }
    if (!wanted.includes(PLACEHOLDER)) {
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._q)(`unknown shell '${wanted}': use ${Object.keys(SHELLS).join(', ')}, or a command line that contains ${PLACEHOLDER}`);
    }
    const words = splitWords(wanted);
    if (!words.ok)
        return words;
    const [command, ...args] = words.value;
    if (command === undefined || command.includes(PLACEHOLDER)) {
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._q)(`the shell '${wanted}' must start with a command`);
    }
    const form = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownEntry */ .Pl)(SHELLS, programName(command)) ?? PLAIN;
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)({ ...form, command, args });
}
function missingShell(shell, { has }) {
    const found = Object.keys(SHELLS).filter(has);
    return `the shell ${shell} was not found; ${found.length === 0 ? 'no other shell was found' : `available: ${found.join(', ')}`}`;
}
function hidesExitCodes(shell, script = '') {
    const made = resolveShell(shell, { windows: false, has: () => true });
    if (!made.ok || !POSIX_SHELLS.has(programName(made.value.command)))
        return false;
    if (/^[ \t]*set (?:-[a-zA-Z]*e|-o errexit)/m.test(script))
        return false;
    return !made.value.args.some((arg) => /^-[a-zA-Z]*e/.test(arg) || arg === 'errexit');
}
const POSIX_SHELLS = new Set(['bash', 'sh', 'dash', 'ksh', 'zsh']);
function shellProblem(shell) {
    const made = resolveShell(shell, { windows: false, has: () => true });
    return made.ok ? null : made.error;
}
function scriptText(shell, text) {
    const whole = `${shell.prelude}${text}${shell.epilogue}`;
    return shell.extension === '.cmd' ? whole.replaceAll(/\r?\n/g, '\r\n') : whole;
}
function scriptExtension(shell, text) {
    const isModule = /^[ \t]*(?:import[ \t]*[\w{*'"]|export[ \t]+[\w{*])/m.test(text);
    return shell.extension === '.cjs' && isModule ? '.mjs' : shell.extension;
}
function scriptCommand(shell, file) {
    const quoted = shell.pathQuoting === 'single_quotes_doubled' ? file.replaceAll("'", "''") : file;
    const args = shell.args.map((arg) => arg.replaceAll(PLACEHOLDER, () => quoted));
    return { command: shell.command === PLACEHOLDER ? file : shell.command, args };
}
function programName(command) {
    const file = command.slice(Math.max(command.lastIndexOf('/'), command.lastIndexOf('\\')) + 1);
    return file
        .toLowerCase()
        .replace(/\.exe$/, '')
        .replace(/^python3$/, 'python');
}
function splitWords(line) {
    const word = /(?:"[^"]*"|'[^']*'|[^\s"'])+/g;
    if (line.replaceAll(word, '').trim() !== '')
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._q)(`the shell '${line}' has a quote that is not closed`);
    const words = line.match(word) ?? [];
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2')));
}


/***/ }),

/***/ 72716:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LT: function() { return /* binding */ OutputRouter; },
/* harmony export */   NU: function() { return /* binding */ later; },
/* harmony export */   sg: function() { return /* binding */ LiveOutput; }
/* harmony export */ });
/* unused harmony export MaskCommands */
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22719);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99448);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36659);



const QUIET_MS = 50;
const later = (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds).unref();
    return () => clearTimeout(timer);
};
class OutputRouter {
    redactor;
    sinks;
    onMask;
    whenQuiet;
    #streams = new Map();
    #mostCharacters;
    #stopWaiting = () => undefined;
    constructor(redactor, sinks, onMask, whenQuiet = later) {
        this.redactor = redactor;
        this.sinks = sinks;
        this.onMask = onMask;
        this.whenQuiet = whenQuiet;
        this.#mostCharacters = Math.max(...sinks.map((sink) => sink.mostCharacters ?? Number.POSITIVE_INFINITY));
    }
    write = (at, step, stream, printed) => {
        const place = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeKey */ .u8)(at);
        const key = `${place}\n${stream}`;
        const commandsAllowed = step.type === 'script' && step.workflow_commands === 'allow';
        const open = this.#streams.get(key) ?? this.#open(place, stream, commandsAllowed);
        this.#streams.set(key, open);
        open.length += printed.length;
        if (open.length > this.#mostCharacters) {
            this.#readMasks(open, printed);
            return;
        }
        const known = this.#withMasksKnown(open, printed);
        this.#show(open, (redacting) => redacting.write(known));
        this.#releaseLater();
    };
    #open(place, stream, commandsAllowed) {
        const outlets = [
            { sinks: this.sinks.filter((sink) => sink.showsColours !== true), redacting: this.redactor.plainStream() },
            { sinks: this.sinks.filter((sink) => sink.showsColours === true), redacting: this.redactor.stream() },
        ].filter(({ sinks }) => sinks.length > 0);
        return { place, stream, outlets, commandsAllowed, masks: new MaskCommands(), held: '', length: 0 };
    }
    #releaseLater() {
        if (!this.sinks.some((sink) => sink.showsOpenLines === true))
            return;
        this.#stopWaiting();
        this.#stopWaiting = this.whenQuiet(QUIET_MS, () => {
            for (const open of this.#streams.values()) {
                if (open.masks.isIdle)
                    this.#show(open, (redacting) => redacting.release());
            }
        });
    }
    #withMasksKnown(open, printed) {
        this.#readMasks(open, printed);
        const text = open.held + printed;
        open.held = open.masks.isIdle ? '' : text;
        return open.masks.isIdle ? text : '';
    }
    consume(event) {
        if (this.#streams.size === 0 || (event.type !== 'node_completed' && event.type !== 'node_failed'))
            return;
        const place = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeKey */ .u8)(event);
        this.#stopWaiting();
        for (const stream of ['stdout', 'stderr']) {
            const key = `${place}\n${stream}`;
            const open = this.#streams.get(key);
            if (open === undefined)
                continue;
            this.#readMasks(open, '\n');
            if (open.length <= this.#mostCharacters)
                this.#show(open, (redacting) => redacting.write(open.held) + redacting.end());
            this.#streams.delete(key);
        }
    }
    #show({ place, stream, commandsAllowed, outlets }, take) {
        for (const { sinks, redacting } of outlets) {
            const shown = take(redacting);
            if (shown !== '')
                for (const sink of sinks)
                    sink.output(place, stream, shown, commandsAllowed);
        }
    }
    #readMasks(open, printed) {
        for (const value of open.masks.read(printed)) {
            this.redactor.add({ value, origin: 'mask' });
            this.onMask(value);
        }
    }
}
const COMMAND = '::add-mask::';
const MASK_COMMAND = /^\s*::add-mask::(.*)$/;
const LONGEST_COMMAND = 256 * 1024;
class MaskCommands {
    #line = '';
    read(printed) {
        if (this.isIdle && !printed.includes(COMMAND)) {
            const start = lastLineStart(printed);
            if (start > 0)
                this.#line = '';
            this.#extend(printed.slice(start));
            return [];
        }
        const values = [];
        const endLine = (next) => {
            if (this.#line !== null)
                values.push(...maskedBy(this.#line.slice(0, LONGEST_COMMAND)));
            this.#line = next;
        };
        for (const [index, part] of printed.split(/\r?\n|\r/).entries()) {
            if (index > 0)
                endLine('');
            this.#extend(part);
            if (this.#line !== null && this.#line.length > LONGEST_COMMAND)
                endLine(null);
        }
        return values;
    }
    #extend(part) {
        const line = this.#line === null ? null : this.#line + part;
        this.#line = line !== null && mayBeCommand(line) ? line : null;
    }
    get isIdle() {
        return this.#line === null || this.#line === '';
    }
}
function maskedBy(line) {
    const value = MASK_COMMAND.exec(line)?.[1]?.trim() ?? '';
    return value === '' ? [] : [value.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')];
}
function mayBeCommand(line) {
    const start = line.trimStart();
    return start.length < COMMAND.length ? COMMAND.startsWith(start) : start.startsWith(COMMAND);
}
function lastLineStart(printed) {
    const feed = printed.includes('\n') ? printed.lastIndexOf('\n') : -1;
    return (printed.includes('\r', feed + 1) ? printed.lastIndexOf('\r') : feed) + 1;
}
const EVERY_MS = 1000;
const LOOKS_MS = 500;
const MOST_CHARS = 4096;
const FRAME_CHARS = 300;
const SLOWER_AFTER_CHARS = 64 * 1024;
class LiveOutput {
    clock;
    emit;
    showsColours;
    mostCharacters = 4 * 1024 * 1024;
    #running = new Map();
    #timer;
    #isClosed = false;
    #reported = 0;
    constructor(clock, emit, showsColours = false) {
        this.clock = clock;
        this.emit = emit;
        this.showsColours = showsColours;
    }
    consume(event) {
        if (event.replayed === true)
            return;
        if (event.type === 'node_completed' || event.type === 'node_failed')
            this.#running.delete((0,_core_place_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeKey */ .u8)(event));
        if (event.type !== 'node_started' || !(0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .isWork */ .cD)(event.node_type))
            return;
        const { scope, node, visit, attempt } = event;
        this.#running.set((0,_core_place_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeKey */ .u8)(event), {
            at: { scope, node, visit, attempt },
            due: this.clock.now() + EVERY_MS,
            unreported: { stdout: { text: '', omitted: 0 }, stderr: { text: '', omitted: 0 } },
        });
    }
    output(place, stream, shown) {
        const unreported = this.#running.get(place)?.unreported[stream];
        if (unreported === undefined || this.#isClosed)
            return;
        const length = unreported.text.length + shown.length;
        const text = shown.length > 2 * MOST_CHARS ? shown.slice(-2 * MOST_CHARS) : unreported.text + shown;
        unreported.text = (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .removeEscapes */ .pX)(text.slice(startOfEnd(text)));
        unreported.omitted += length - unreported.text.length;
        this.#timer ??= setInterval(() => this.#report(), LOOKS_MS).unref();
    }
    close() {
        this.#isClosed = true;
        clearInterval(this.#timer);
    }
    #report() {
        const now = this.clock.now();
        for (const printing of this.#running.values()) {
            const { at, due, unreported } = printing;
            if (due > now)
                continue;
            for (const stream of ['stdout', 'stderr']) {
                const { text, omitted } = unreported[stream];
                if (text === '')
                    continue;
                unreported[stream] = { text: '', omitted: 0 };
                this.#reported += text.length + FRAME_CHARS;
                printing.due = now + EVERY_MS * Math.max(1, this.#reported / SLOWER_AFTER_CHARS);
                this.emit({ type: 'node_output', ...at, stream, text, omitted });
            }
        }
    }
}
function startOfEnd(text) {
    const excess = text.length - MOST_CHARS;
    if (excess <= 0)
        return 0;
    const line = text.indexOf('\n', excess - 1) + 1;
    if (line > 0 && line < text.length)
        return line;
    return /^[\udc00-\udfff]/.test(text.slice(excess, excess + 1)) ? excess + 1 : excess;
}


/***/ }),

/***/ 95262:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: function() { return /* binding */ shellPath; },
/* harmony export */   MS: function() { return /* binding */ joinShellWords; },
/* harmony export */   ZL: function() { return /* binding */ shellQuote; },
/* harmony export */   g1: function() { return /* binding */ shellAssignment; }
/* harmony export */ });
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93833);

const SAFE = /^[A-Za-z0-9_@%+=:,./-]+$/;
const SAFE_ON_WINDOWS = /^[A-Za-z0-9_+=:./-]+$/;
const isWindows = process.platform === 'win32';
function shellQuote(word, windows = isWindows) {
    if (windows)
        return SAFE_ON_WINDOWS.test(word) ? word : windowsQuote(word);
    return SAFE.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
function windowsQuote(word) {
    const last = word.slice((0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSigns */ .$T)(word, '\\').length);
    return `"${word.replaceAll(/(?<!\\)(\\*)"/g, '$1$1""')}${last}"`;
}
function shellAssignment(name, variable, windows = isWindows) {
    return windows ? windowsQuote(`${name}=$env:${variable}`) : `${shellQuote(`${name}=`, false)}"\${${variable}:?}"`;
}
function shellPath(path, windows = isWindows) {
    const written = windows ? path.replaceAll('\\', '/') : path;
    return shellQuote(written.startsWith('-') ? `./${written}` : written, windows);
}
function joinShellWords(words) {
    return words.map((word) => shellQuote(word)).join(' ');
}


/***/ })

};
;