export const id = 1285;
export const ids = [1285,3666];
export const modules = {

/***/ 7057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ startedRun),
/* harmony export */   W5: () => (/* binding */ noteRun),
/* harmony export */   Ye: () => (/* binding */ realPath),
/* harmony export */   _h: () => (/* binding */ fileRules),
/* harmony export */   d3: () => (/* binding */ namedRun),
/* harmony export */   d_: () => (/* binding */ notedRuns),
/* harmony export */   iB: () => (/* binding */ forgetRuns),
/* harmony export */   sL: () => (/* binding */ resumableRun),
/* harmony export */   xo: () => (/* binding */ LAST)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4311);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4429);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3505);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1853);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8213);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2566);









const MAX_ENTRIES = 1000;
const SPARE_ENTRIES = 100;
const MAX_ENTRY_BYTES = 64 * 1024;
function indexFolder(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_4__/* .temporaryBase */ .du)(env), `conductor-runs-${process.getuid?.() ?? 'user'}`);
}
function noteRun(entry, env) {
    try {
        const folder = indexFolder(env);
        (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .f)(folder, 0o700);
        if (!isOurs(folder))
            return;
        const name = `${entry.started.replaceAll('-', '').replaceAll(':', '').replaceAll('.', '')}-${entry.run_id}.json`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name), `${JSON.stringify({ schema_version: 1, ...entry })}\n`, { mode: 0o600 });
        forgetOldest(folder);
    }
    catch {
    }
}
function forgetOldest(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).length <= MAX_ENTRIES + SPARE_ENTRIES)
        return;
    for (const old of entryNames(folder).slice(MAX_ENTRIES))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, old), { force: true });
}
function notedRuns(env) {
    const folder = indexFolder(env);
    if (!isOurs(folder))
        return [];
    return entryNames(folder).flatMap((name) => readEntry(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name)) ?? []);
}
function startedRun(env) {
    return (runId, folder) => {
        const real = realPath(folder);
        return notedRuns(env).find((entry) => entry.run_id === runId && realPath(entry.folder) === real) ?? null;
    };
}
function forgetRuns(folders, env) {
    const index = indexFolder(env);
    if (!isOurs(index))
        return;
    for (const name of entryNames(index)) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(index, name);
        const entry = readEntry(file);
        if (entry === null || folders.has(entry.folder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    }
}
function realPath(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file);
    }
    catch {
        return node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(file);
    }
}
function isOurs(folder) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() === true && (process.getuid === undefined || stats.uid === process.getuid());
}
function entryNames(folder) {
    try {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => name.endsWith('.json'));
        return names.sort().reverse();
    }
    catch {
        return [];
    }
}
function readEntry(file) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file);
        if (!stats.isFile() || stats.size > MAX_ENTRY_BYTES)
            return null;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isJsonObject */ .OW)(value))
            return null;
        const { run_id, workflow, file: source, cwd, folder, started } = value;
        const texts = [run_id, workflow, source, cwd, folder, started];
        if (!texts.every((text) => typeof text === 'string'))
            return null;
        if (Number.isNaN(Date.parse(String(started))) || !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(String(folder)))
            return null;
        return {
            run_id: String(run_id),
            workflow: String(workflow),
            file: String(source),
            cwd: String(cwd),
            folder: String(folder),
            started: String(started),
        };
    }
    catch {
        return null;
    }
}
const LAST = 'last';
function namedRun(target, { cwd, env }) {
    if (target !== LAST) {
        const resolved = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, target);
        const unsafe = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(resolved) === 'folder' ? (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .whyUnsafe */ .TE)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .I)(), resolved) : null;
        return unsafe === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(target) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)(unsafe);
    }
    const here = realPath(cwd);
    const found = notedRuns(env).find((entry) => entry.cwd === here && isThere(entry));
    return found === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)('no run was started in this folder; `conductor runs` lists all') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(found.folder);
}
function resumableRun(target, context) {
    if (!/\.ya?ml$/i.test(target) || (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(context.cwd, target)) !== 'file')
        return namedRun(target, context);
    const file = realPath(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(context.cwd, target));
    const found = notedRuns(context.env).find((entry) => entry.file === file && isThere(entry) && isResumable(entry));
    return found === undefined
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
        : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(found.folder);
}
function isThere({ folder }) {
    return (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(folder) === 'folder';
}
function isResumable({ folder }) {
    const saved = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readCheckpoint */ .HQ)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .I)(), folder);
    return saved.ok && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable);
}
function fileRules(args, { cwd, env }) {
    const given = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_8__/* .oneValue */ .o)(args, '--workflow');
    const named = given === null ? {} : { named: { file: node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, given), fileAsGiven: given } };
    return { ...named, started: startedRun(env) };
}


/***/ }),

/***/ 3666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ownPage: () => (/* binding */ ownPage),
  runWatch: () => (/* binding */ runWatch)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapters/interrupts.js
var adapters_interrupts = __webpack_require__(6561);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(1898);
;// CONCATENATED MODULE: ./build/adapters/live-server.js




const LOOPBACK = '127.0.0.1';
const MOST_CONNECTIONS = 32;
const SILENT_MS = 3000;
const IDLE_MS = 5000;
const HEADERS = {
    'cache-control': 'no-store',
    'content-security-policy': "frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
};
async function serveLive(page, port) {
    const desk = new Desk(page);
    const server = (0,external_node_http_.createServer)({ maxHeaderSize: 8 * 1024, headersTimeout: IDLE_MS, requestTimeout: IDLE_MS }, desk.answer);
    server.maxConnections = MOST_CONNECTIONS;
    server.keepAliveTimeout = IDLE_MS;
    const problem = await listening(server, port);
    if (problem !== null)
        return (0,result/* err */._)(problem);
    const bound = server.address();
    if (bound === null || typeof bound === 'string')
        return (0,result/* err */._)('there is no port to listen at');
    desk.hosts = new Set([LOOPBACK, 'localhost'].map((name) => `${name}:${bound.port}`));
    const close = () => {
        server.close();
        server.closeAllConnections();
    };
    const finish = async (patienceMs) => {
        await desk.lastCall(patienceMs);
        close();
    };
    return (0,result.ok)({ address: `http://${LOOPBACK}:${bound.port}/${desk.token}/`, finish, close });
}
function listening(server, port) {
    return new Promise((resolve) => {
        server.once('error', (error) => resolve((0,error_message/* errorMessage */.g)(error)));
        server.listen(port, LOOPBACK, () => resolve(null));
    });
}
class Desk {
    token = (0,external_node_crypto_.randomBytes)(24).toString('base64url');
    hosts = new Set();
    #page;
    #readers = new Map();
    #isFinal = false;
    #wasServed = () => { };
    constructor(page) {
        this.#page = page;
    }
    answer = (request, response) => {
        const refusal = this.#refusal(request);
        if (refusal !== null)
            plain(response, ...refusal);
        else
            this.#serve(request, response).catch((error) => plain(response, 500, (0,error_message/* errorMessage */.g)(error)));
    };
    async lastCall(patienceMs) {
        const since = Date.now() - SILENT_MS;
        for (const [reader, at] of this.#readers)
            if (at < since)
                this.#readers.delete(reader);
        this.#isFinal = true;
        if (this.#readers.size === 0)
            return;
        await new Promise((resolve) => {
            const timer = setTimeout(resolve, patienceMs);
            this.#wasServed = () => {
                if (this.#readers.size > 0)
                    return;
                clearTimeout(timer);
                resolve();
            };
        });
    }
    #refusal({ method, url = '', headers }) {
        if (!this.hosts.has(headers.host ?? ''))
            return [403, 'This page has another address.'];
        const [path = ''] = url.split('?', 1);
        const [, given = '', ...rest] = path.split('/');
        if (!this.#knows(given))
            return [403, 'The address lacks its token.'];
        if (method !== 'GET' && method !== 'HEAD')
            return [405, 'This page can only be read.'];
        return rest.length === 1 && rest[0] === '' ? null : [404, 'There is one page here, and this is not it.'];
    }
    #knows(given) {
        const [own, other] = [Buffer.from(this.token), Buffer.from(given)];
        return own.length === other.length && (0,external_node_crypto_.timingSafeEqual)(own, other);
    }
    async #serve(request, response) {
        const query = new URLSearchParams((request.url ?? '').split('?')[1] ?? '');
        const since = query.get('since');
        const reader = (query.get('page') ?? '').slice(0, 40);
        if (since !== null)
            this.#asks(reader);
        const isFinal = this.#isFinal;
        const { revision, text } = await this.#page(isFinal);
        if (isFinal)
            response.once('finish', () => this.#saw(reader));
        if (since === revision)
            response.writeHead(204, HEADERS).end();
        else
            response
                .writeHead(200, { ...HEADERS, 'content-type': 'text/html; charset=utf-8' })
                .end(request.method === 'HEAD' ? undefined : text());
    }
    #asks(reader) {
        if (this.#readers.has(reader) || this.#readers.size < MOST_CONNECTIONS)
            this.#readers.set(reader, Date.now());
    }
    #saw(reader) {
        this.#readers.delete(reader);
        this.#wasServed();
    }
}
function plain(response, status, text) {
    if (response.headersSent)
        return void response.destroy();
    response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

// EXTERNAL MODULE: ./build/core/abort.js
var abort = __webpack_require__(7844);
// EXTERNAL MODULE: ./build/run/workflow-graph.js
var workflow_graph = __webpack_require__(1808);
// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8213);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/files.js
var files = __webpack_require__(2566);
// EXTERNAL MODULE: ./build/account/run-account.js + 10 modules
var run_account = __webpack_require__(8823);
// EXTERNAL MODULE: ./build/account/run-reader.js
var run_reader = __webpack_require__(3141);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(6193);
;// CONCATENATED MODULE: ./build/adapters/growing-file.js


const CHUNK_BYTES = 256 * 1024;
const MAX_LINE = 64 * 1024 * 1024;
class GrowingFile {
    #path;
    #offset = 0;
    #identity = 0n;
    #decoder = new external_node_string_decoder_.StringDecoder('utf8');
    #open = '';
    constructor(path) {
        this.#path = path;
    }
    read(line, restart) {
        const descriptor = opened(this.#path);
        if (descriptor === null)
            return;
        try {
            const { size, ino } = (0,external_node_fs_.fstatSync)(descriptor, { bigint: true });
            if (this.#offset > 0 && (ino !== this.#identity || size < BigInt(this.#offset))) {
                this.#forget();
                restart();
            }
            this.#identity = ino;
            const chunk = Buffer.alloc(CHUNK_BYTES);
            for (let got = (0,external_node_fs_.readSync)(descriptor, chunk, 0, CHUNK_BYTES, this.#offset); got > 0;) {
                this.#offset += got;
                this.#pass(this.#decoder.write(chunk.subarray(0, got)), line);
                got = (0,external_node_fs_.readSync)(descriptor, chunk, 0, CHUNK_BYTES, this.#offset);
            }
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    #pass(text, line) {
        const parts = text.split('\n');
        const last = parts.pop() ?? '';
        for (const part of parts) {
            line(this.#open + part);
            this.#open = '';
        }
        this.#open = this.#open.length > MAX_LINE ? this.#open : this.#open + last;
    }
    #forget() {
        this.#offset = 0;
        this.#open = '';
        this.#decoder = new external_node_string_decoder_.StringDecoder('utf8');
    }
}
function opened(path) {
    try {
        return (0,external_node_fs_.openSync)(path, 'r');
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return null;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/adapters/run-lock.js
var run_lock = __webpack_require__(5794);
// EXTERNAL MODULE: ./build/core/github.js
var github = __webpack_require__(4207);
// EXTERNAL MODULE: ./build/reporters/html/index.js + 13 modules
var html = __webpack_require__(5748);
// EXTERNAL MODULE: ./build/reporters/result.js + 2 modules
var reporters_result = __webpack_require__(5970);
// EXTERNAL MODULE: ./build/cli/run-folder.js
var run_folder = __webpack_require__(7698);
;// CONCATENATED MODULE: ./build/cli/live-run.js










const GROWS_MS = 2000;
class LiveRun {
    #folder;
    #context;
    #events;
    #account = new run_account/* RunAccount */.b();
    #reader = new run_reader/* EventReader */.i8(this.#account);
    #graph;
    #lines = 0;
    #shown = null;
    constructor(folder, context, graph) {
        this.#folder = folder;
        this.#context = context;
        this.#graph = graph;
        this.#events = new GrowingFile(external_node_path_.join(folder, 'events.jsonl'));
    }
    page = async (isFinal) => {
        this.#events.read((text) => {
            this.#lines += 1;
            this.#reader.line(text);
        }, () => {
            this.#account = new run_account/* RunAccount */.b();
            this.#reader = new run_reader/* EventReader */.i8(this.#account);
        });
        if (this.#graph === undefined && this.#account.run !== null)
            this.#graph = await (0,run_folder/* fileGraph */.Xd)(this.#account.run.file, this.#account, this.#context);
        const unended = this.#unended();
        const grown = unended?.state === 'running' ? Math.floor(unended.now / GROWS_MS) : 0;
        const revision = [this.#lines, unended?.state ?? 'ended', grown, isFinal ? 'final' : 'live'].join('-');
        return { revision, text: () => this.#text(revision, isFinal, unended) };
    };
    #text(revision, isFinal, unended) {
        if (this.#shown?.revision !== revision)
            this.#shown = { revision, text: (0,html.renderHtml)({ report: this.#report(unended), live: { revision, isFinal } }) };
        return this.#shown.text;
    }
    #unended() {
        if (this.#account.ending !== null)
            return null;
        return { state: (0,run_lock/* isOwned */.g)(this.#folder) === false ? 'lost' : 'running', now: Date.now() };
    }
    #report(unended) {
        const account = this.#account;
        const facts = { account, runDir: this.#folder, github: (0,github/* githubRecord */.BF)(this.#context.env) };
        const written = unended === null ? this.#written() : null;
        const graph = this.#graph ?? (0,run_folder/* traceGraph */.CH)(account, written);
        const result = written ?? resultSoFar(account, graph, unended);
        return { ...facts, graph, result, ...(unended === null ? {} : { unended }) };
    }
    #written() {
        const text = (0,files/* readTextFile */.Gu)(external_node_path_.join(this.#folder, 'result.json'));
        const result = text.ok ? (0,run_reader/* readResult */.Uv)(text.value) : null;
        const { run, ending } = this.#account;
        const isThis = result?.run_id === run?.runId && result?.execution.duration_ms === ending?.durationMs;
        return isThis ? result : null;
    }
}
function resultSoFar(account, graph, unended) {
    const { run, startedAt, lastAt } = account;
    const result = (0,reporters_result/* buildResult */.CR)({
        account,
        graph,
        runDir: null,
        runId: run?.runId ?? '',
        workflowName: run?.workflow ?? graph.name,
        workflowFile: run?.file ?? graph.file,
        hashes: {},
        checkpointPath: null,
        resumable: false,
        inputsForCommands: {},
    });
    if (unended === null)
        return result;
    const until = unended.state === 'running' ? Math.max(unended.now, lastAt) : lastAt;
    const duration_ms = until - (startedAt ?? until);
    return { ...result, next_commands: [], execution: { ...result.execution, duration_ms } };
}

// EXTERNAL MODULE: ./build/cli/run-index.js
var run_index = __webpack_require__(7057);
;// CONCATENATED MODULE: ./build/cli/watch.js












const PORT = { name: '--port', value: 'NUMBER', help: 'the port to listen at; without it any that is free' };
const EXIT_FAILED = 1;
async function runWatch(args, context) {
    const [target, ...more] = args.operands;
    if (target === undefined || more.length > 0)
        return (0,command/* badUsage */.VT)(context, 'watch', 'give one run folder: conductor watch RUN_DIR');
    const port = portOf((0,cli_arguments/* oneValue */.o)(args, PORT.name));
    if (port === null)
        return (0,command/* badUsage */.VT)(context, 'watch', '--port takes a number from 0 to 65535');
    const folder = runFolder(target, context);
    if (!folder.ok)
        return (0,command/* refuse */.TR)(context, 'watch', folder.error);
    const interrupts = (0,adapters_interrupts/* cancelOnSignals */.d)();
    const server = await serveLive(new LiveRun(folder.value, context).page, port);
    if (!server.ok) {
        (0,command/* refuse */.TR)(context, 'watch', `cannot listen: ${server.error}`);
        return EXIT_FAILED;
    }
    context.terminal.stdout(`${server.value.address}\n`);
    context.terminal.stderr('conductor watch: open this address in a browser; Ctrl-C ends the server, not the run\n');
    await (0,abort/* aborted */.QH)(interrupts.signal);
    server.value.close();
    interrupts.release();
    return 0;
}
function portOf(text) {
    if (text === null)
        return 0;
    return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null;
}
const RUN_FILES = /^(?:events\.jsonl|checkpoint\.json|result\.json|owner-\d+\.lock)$/;
function runFolder(named, context) {
    const found = (0,run_index/* namedRun */.d3)(named, context);
    if (!found.ok)
        return found;
    const folder = external_node_path_.resolve(context.cwd, found.value);
    const entry = (0,files/* entryAt */._f)(folder);
    if (entry === 'absent')
        return (0,result/* err */._)(`${named} does not exist`);
    if (entry !== 'folder')
        return (0,result/* err */._)(`${named} is not a run folder`);
    const names = (0,external_node_fs_.readdirSync)(folder);
    return names.length === 0 || names.some((name) => RUN_FILES.test(name))
        ? (0,result.ok)(folder)
        : (0,result/* err */._)(`${named} holds no run: there is no events.jsonl in it`);
}
const PATIENCE_MS = 2000;
const PATIENCE_AFTER_SIGNAL_MS = 600;
function ownPage(context) {
    let server = Promise.resolve((0,result.ok)(null));
    return {
        following: (observer) => ({
            ...observer,
            started: (start) => {
                const { runDir, workflow } = start;
                if (runDir === null)
                    observer.note('--watch: there is no run folder to follow');
                else {
                    server = serveLive(new LiveRun(external_node_path_.resolve(context.cwd, runDir), context, (0,workflow_graph/* workflowGraph */.cR)(workflow)).page, 0);
                    void server.then((made) => observer.note(made.ok ? `live page: ${made.value?.address ?? ''}` : `--watch: ${made.error}`));
                }
                return observer.started(start);
            },
        }),
        finish: async (isCancelled) => {
            const made = await server;
            if (made.ok)
                await made.value?.finish(isCancelled ? PATIENCE_AFTER_SIGNAL_MS : PATIENCE_MS);
        },
    };
}


/***/ }),

/***/ 7844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QH: () => (/* binding */ aborted),
/* harmony export */   eG: () => (/* binding */ whenAborted),
/* harmony export */   nl: () => (/* binding */ deadline)
/* harmony export */ });
function whenAborted(signal, act) {
    signal.addEventListener('abort', act, { once: true });
    if (signal.aborted)
        act();
    return () => signal.removeEventListener('abort', act);
}
function aborted(signal) {
    return new Promise((resolve) => whenAborted(signal, resolve));
}
function deadline(clock, seconds, outer) {
    if (seconds === null)
        return { signal: outer, expired: () => false, release: () => { } };
    const inner = new AbortController();
    const timer = new AbortController();
    const unlink = whenAborted(outer, () => inner.abort());
    let expired = false;
    void clock.sleepUntil(clock.now() + seconds * 1000, timer.signal).then(() => {
        if (timer.signal.aborted || inner.signal.aborted)
            return;
        expired = true;
        inner.abort();
    });
    return {
        signal: inner.signal,
        expired: () => expired,
        release: () => {
            unlink();
            timer.abort();
        },
    };
}


/***/ })

};
