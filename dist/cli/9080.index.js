"use strict";
exports.id = 9080;
exports.ids = [9080,6699];
exports.modules = {

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
// EXTERNAL MODULE: ./build/src/cli/files.js + 1 modules
var files = __webpack_require__(47179);
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
    await (0,abort/* waitForAbort */.zO)(AbortSignal.any([interrupts.signal, context.terminal.lost]));
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
            onStarted: (start) => {
                const { runDir, workflow } = start;
                if (runDir === null)
                    observer.note('--watch: there is no run folder to follow');
                else {
                    server = serveLive(new LiveRun(external_node_path_default().resolve(context.cwd, runDir), context, (0,workflow_graph/* workflowGraph */.c)(workflow)).page, 0);
                    void server.then((made) => observer.note(made.ok ? `live page: ${made.value?.address ?? ''}` : `--watch: ${made.error}`));
                }
                return observer.onStarted(start);
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