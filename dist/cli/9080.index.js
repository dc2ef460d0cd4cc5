"use strict";
exports.id = 9080;
exports.ids = [9080,7183,6699];
exports.modules = {

/***/ 67183:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: function() { return /* binding */ startedRun; },
/* harmony export */   W5: function() { return /* binding */ noteRun; },
/* harmony export */   _h: function() { return /* binding */ fileRules; },
/* harmony export */   d3: function() { return /* binding */ namedRun; },
/* harmony export */   d_: function() { return /* binding */ notedRuns; },
/* harmony export */   iB: function() { return /* binding */ forgetRuns; },
/* harmony export */   sL: function() { return /* binding */ resumableRun; },
/* harmony export */   xo: function() { return /* binding */ LAST; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49445);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51695);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7725);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87451);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17820);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82512);










const FIELDS = {
    run_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH,
    workflow: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH,
    file: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH,
    cwd: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH,
    folder: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH)(value) && node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(value),
    started: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH)(value) && !Number.isNaN(Date.parse(value)),
};
const isEntry = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .shaped */ .e9)(FIELDS);
const MAX_ENTRIES = 1000;
function indexFolder(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_1___default().join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_7__/* .temporaryBase */ .du)(env), `conductor-runs-${process.getuid?.() ?? 'user'}`);
}
function noteRun(entry, env) {
    (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .attempted */ .zU)(() => {
        const folder = indexFolder(env);
        (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .fc)(folder, 0o700);
        if (!isOurs(folder))
            return;
        const name = `${entry.started.replaceAll(/[-:.]/g, '')}-${entry.run_id}.json`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name), `${JSON.stringify({ schema_version: 1, ...entry })}\n`, { mode: 0o600 });
        for (const old of entryNames(folder).slice(MAX_ENTRIES))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, old), { force: true });
    });
}
function notedRuns(env) {
    const folder = indexFolder(env);
    if (!isOurs(folder))
        return [];
    return entryNames(folder).flatMap((name) => readEntry(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name)) ?? []);
}
function startedRun(env) {
    return (runId, folder) => {
        const real = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(folder);
        return notedRuns(env).find((entry) => entry.run_id === runId && (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(entry.folder) === real) ?? null;
    };
}
function forgetRuns(folders, env) {
    const index = indexFolder(env);
    if (!isOurs(index))
        return;
    for (const name of entryNames(index)) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(index, name);
        const entry = readEntry(file);
        if (entry === null || folders.has(entry.folder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    }
}
function isOurs(folder) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() === true && (process.getuid === undefined || stats.uid === process.getuid());
}
function entryNames(folder) {
    const names = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .attemptedOr */ .w6)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)).filter((name) => name.endsWith('.json'));
    return names.sort().reverse();
}
function readEntry(file) {
    const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .readTextFile */ .Gu)(file);
    const value = text.ok ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text.value) : null;
    return isEntry(value) ? value : null;
}
const LAST = 'last';
function namedRun(target, { cwd, env }) {
    if (target !== LAST) {
        const resolved = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, target);
        const unsafe = (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(resolved) === 'folder' ? (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .whyUnsafe */ .TE)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), resolved) : null;
        return unsafe === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(target) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)(unsafe);
    }
    const here = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(cwd);
    const found = notedRuns(env).find((entry) => entry.cwd === here && (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(entry.folder) === 'folder');
    return found === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)('no run was started in this folder; `conductor runs` lists all') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(found.folder);
}
function resumableRun(target, context) {
    if (!/\.ya?ml$/i.test(target) || (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, target)) !== 'file')
        return namedRun(target, context);
    const file = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, target));
    const found = notedRuns(context.env).find((entry) => entry.file === file && isResumable(entry));
    return found === undefined
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
        : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(found.folder);
}
function isResumable({ folder }) {
    const saved = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .readCheckpoint */ .HQ)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), folder);
    return saved.ok && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable);
}
function fileRules(args, { cwd, env }) {
    const given = args.value('--workflow');
    const named = given === null ? {} : { named: { file: node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, given), fileAsGiven: given } };
    return { ...named, started: startedRun(env) };
}


/***/ }),

/***/ 16699:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LiveRun: function() { return /* binding */ LiveRun; },
  ownPage: function() { return /* binding */ ownPage; },
  runWatch: function() { return /* binding */ runWatch; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/account/run-account.js + 6 modules
var run_account = __webpack_require__(15251);
// EXTERNAL MODULE: ./build/src/account/run-reader.js
var run_reader = __webpack_require__(55807);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js
var file_store = __webpack_require__(49445);
// EXTERNAL MODULE: ./build/src/adapters/interrupts.js
var adapters_interrupts = __webpack_require__(38935);
// EXTERNAL MODULE: ./build/src/adapters/lines.js
var lines = __webpack_require__(8288);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
;// CONCATENATED MODULE: ./build/src/adapters/live-server.js





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
    const handler = new PageHandler(page);
    const server = (0,external_node_http_.createServer)({ maxHeaderSize: 8 * 1024, headersTimeout: IDLE_MS, requestTimeout: IDLE_MS }, handler.answer);
    server.maxConnections = MOST_CONNECTIONS;
    server.keepAliveTimeout = IDLE_MS;
    server.on('error', () => undefined);
    server.listen(port, LOOPBACK);
    const problem = await (0,external_node_events_.once)(server, 'listening').then(() => null, error_message/* errorMessage */.gJ);
    if (problem !== null)
        return (0,result/* err */._q)(problem);
    const bound = server.address();
    if (bound === null || typeof bound === 'string')
        return (0,result/* err */._q)('there is no port to listen at');
    handler.hosts = new Set([LOOPBACK, 'localhost'].map((name) => `${name}:${bound.port}`));
    const close = () => {
        server.close();
        server.closeAllConnections();
    };
    const finish = async (patienceMs) => {
        await handler.lastCall(patienceMs);
        close();
    };
    return (0,result.ok)({ address: `http://${LOOPBACK}:${bound.port}/${handler.token}/`, finish, close });
}
class PageHandler {
    page;
    token = (0,external_node_crypto_.randomBytes)(24).toString('base64url');
    hosts = new Set();
    #readers = new Map();
    #isFinal = false;
    #wasServed = () => { };
    constructor(page) {
        this.page = page;
    }
    answer = (request, response) => {
        const refusal = this.#refusal(request);
        if (refusal !== null)
            plain(response, ...refusal);
        else
            this.#serve(request, response).catch((error) => plain(response, 500, (0,error_message/* errorMessage */.gJ)(error)));
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
        if (since !== null && (this.#readers.has(reader) || this.#readers.size < MOST_CONNECTIONS))
            this.#readers.set(reader, Date.now());
        const isFinal = this.#isFinal;
        const { revision, text } = await this.page(isFinal);
        if (isFinal)
            response.once('finish', () => {
                this.#readers.delete(reader);
                this.#wasServed();
            });
        if (since === revision)
            response.writeHead(204, HEADERS).end();
        else
            response
                .writeHead(200, { ...HEADERS, 'content-type': 'text/html; charset=utf-8' })
                .end(request.method === 'HEAD' ? undefined : text());
    }
}
function plain(response, status, text) {
    if (response.headersSent)
        return void response.destroy();
    response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

// EXTERNAL MODULE: ./build/src/adapters/run-lock.js
var run_lock = __webpack_require__(62868);
// EXTERNAL MODULE: ./build/src/core/abort.js
var abort = __webpack_require__(44366);
// EXTERNAL MODULE: ./build/src/core/github.js
var github = __webpack_require__(36657);
// EXTERNAL MODULE: ./build/src/reporters/html/index.js + 9 modules
var html = __webpack_require__(10771);
// EXTERNAL MODULE: ./build/src/reporters/result.js
var reporters_result = __webpack_require__(71862);
// EXTERNAL MODULE: ./build/src/run/run-folder.js
var run_folder = __webpack_require__(99870);
// EXTERNAL MODULE: ./build/src/run/workflow-graph.js
var workflow_graph = __webpack_require__(7822);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/src/cli/inspect-run.js + 1 modules
var inspect_run = __webpack_require__(87684);
// EXTERNAL MODULE: ./build/src/cli/run-index.js
var run_index = __webpack_require__(67183);
;// CONCATENATED MODULE: ./build/src/cli/watch.js




















async function runWatch(args, context) {
    const [target = ''] = args.operands;
    const port = (0,command/* numberUpTo */.ob)(65_535, args.value('--port'));
    if (port === null)
        return (0,command/* badUsage */.VT)(context, 'watch', '--port takes a number from 0 to 65535');
    const folder = runFolder(target, context);
    if (!folder.ok)
        return (0,command/* refuse */.TR)(context, 'watch', folder.error);
    const interrupts = (0,adapters_interrupts/* cancelOnSignals */.d)();
    const server = await serveLive(new LiveRun(folder.value, context).page, port);
    if (!server.ok) {
        (0,command/* refuse */.TR)(context, 'watch', `cannot listen: ${server.error}`);
        return command/* EXIT_FAILED */.hj;
    }
    context.terminal.stdout(`${server.value.address}\n`);
    context.terminal.stderr('conductor watch: open this address in a browser; Ctrl-C ends the server, not the run\n');
    await (0,abort/* aborted */.QH)(AbortSignal.any([interrupts.signal, context.terminal.lost]));
    server.value.close();
    interrupts.release();
    return 0;
}
const RUN_FILES = /^(?:events\.jsonl|checkpoint\.json|result\.json|owner-\d+\.lock)$/;
function runFolder(named, context) {
    const found = (0,run_index/* namedRun */.d3)(named, context);
    if (!found.ok)
        return found;
    const folder = external_node_path_default().resolve(context.cwd, found.value);
    const entry = (0,files/* entryAt */._f)(folder);
    if (entry === 'absent')
        return (0,result/* err */._q)(`${named} does not exist`);
    if (entry !== 'folder')
        return (0,result/* err */._q)(`${named} is not a run folder`);
    const names = (0,external_node_fs_.readdirSync)(folder);
    return names.length === 0 || names.some((name) => RUN_FILES.test(name))
        ? (0,result.ok)(folder)
        : (0,result/* err */._q)(`${named} holds no run: there is no events.jsonl in it`);
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
                    server = serveLive(new LiveRun(external_node_path_default().resolve(context.cwd, runDir), context, (0,workflow_graph/* workflowGraph */.c)(workflow)).page, 0);
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
const GROWS_MS = 2000;
class LiveRun {
    folder;
    context;
    #events;
    #account = new run_account/* RunAccount */.b();
    #reader = new run_reader/* EventReader */.i8(this.#account);
    #graph;
    #lines = 0;
    constructor(folder, context, graph) {
        this.folder = folder;
        this.context = context;
        this.#graph = graph;
        this.#events = new lines/* GrowingFile */.e(external_node_path_default().join(folder, 'events.jsonl'));
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
            this.#graph = await (0,inspect_run.fileGraph)(this.#account.run.file, this.#account, this.context);
        const unended = this.#unended();
        const grown = unended?.state === 'running' ? Math.floor(unended.now / GROWS_MS) : 0;
        const revision = [this.#lines, unended?.state ?? 'ended', grown, isFinal ? 'final' : 'live'].join('-');
        return { revision, text: () => (0,html.renderHtml)({ report: this.#report(unended), live: { revision, isFinal } }) };
    };
    #unended() {
        if (this.#account.ending !== null)
            return null;
        return { state: (0,run_lock/* isOwned */.g)(this.folder) === false ? 'lost' : 'running', now: Date.now() };
    }
    #report(unended) {
        const account = this.#account;
        const facts = { account, runDir: this.folder, github: (0,github/* githubRecord */.BF)(this.context.env) };
        const written = unended === null ? this.#written() : null;
        const graph = this.#graph ?? (0,inspect_run.traceGraph)(account, written);
        const result = written ?? resultSoFar(account, graph, unended);
        return { ...facts, graph, result, ...(unended === null ? {} : { unended }) };
    }
    #written() {
        const result = (0,run_folder/* resultIn */.Do)((0,file_store/* createFileStore */.IF)(), this.folder);
        const { run, ending } = this.#account;
        const isThis = result?.run_id === run?.run_id && result?.execution.duration_ms === ending?.duration_ms;
        return isThis ? result : null;
    }
}
function resultSoFar(account, graph, unended) {
    const { run, startedAt, lastAt } = account;
    const result = (0,reporters_result/* buildResult */.CR)({
        account,
        graph,
        runDir: null,
        runId: run?.run_id ?? '',
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


/***/ })

};
;