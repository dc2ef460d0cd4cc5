"use strict";
exports.id = 2148;
exports.ids = [2148];
exports.modules = {

/***/ 63837:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: function() { return /* binding */ serveLive; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_events__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37067);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77400);






const LOOPBACK = '127.0.0.1';
const MOST_READERS = 32;
const SILENT_MS = 3000;
const IDLE_MS = 5000;
const MAX_BODY_BYTES = 64 * 1024;
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
    const server = (0,node_http__WEBPACK_IMPORTED_MODULE_2__.createServer)({ maxHeaderSize: 8 * 1024, headersTimeout: IDLE_MS, requestTimeout: IDLE_MS, connectionsCheckingInterval: 1000 }, handler.answer);
    server.keepAliveTimeout = IDLE_MS;
    server.on('error', () => undefined);
    server.listen(port, LOOPBACK);
    const problem = await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(server, 'listening').then(() => null, _text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ);
    if (problem !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(problem);
    const bound = server.address();
    if (bound === null || typeof bound === 'string')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)('there is no port to listen at');
    handler.hosts = new Set([LOOPBACK, 'localhost'].map((name) => `${name}:${bound.port}`));
    const close = () => {
        server.close();
        server.closeAllConnections();
    };
    const finish = async (patienceMs) => {
        await handler.lastCall(patienceMs);
        close();
    };
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)({ address: `http://${LOOPBACK}:${bound.port}/${handler.token}/`, finish, close });
}
class PageHandler {
    page;
    token = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(24).toString('base64url');
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
            answerPlain(response, ...refusal);
        else {
            const answered = request.method === 'POST' ? this.#receive(request, response) : this.#serve(request, response);
            answered.catch((error) => answerPlain(response, 500, (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error)));
        }
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
        const [, token = '', ...rest] = path.split('/');
        const [expected, sent] = [Buffer.from(this.token), Buffer.from(token)];
        if (expected.length !== sent.length || !(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(expected, sent))
            return [403, 'The address lacks its token.'];
        if (method === 'POST' && this.page.receive !== undefined)
            return this.#refusePost(headers);
        if (method !== 'GET' && method !== 'HEAD')
            return [405, 'This page can only be read.'];
        return rest.length === 1 && rest[0] === '' ? null : [404, 'There is one page here, and this is not it.'];
    }
    #refusePost(headers) {
        const { origin = '', host, 'content-type': type = '', 'sec-fetch-site': site = 'same-origin' } = headers;
        if (origin !== `http://${host}` || site !== 'same-origin')
            return [403, 'This request comes from another page.'];
        return /^application\/json(?:;|$)/.test(type) ? null : [415, 'This page takes JSON only.'];
    }
    async #receive(request, response) {
        const body = await readBody(request);
        if (body === null)
            return answerPlain(response, 413, 'The request is too large.');
        const data = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(body);
        const action = (request.url ?? '').split('?', 1)[0]?.split('/').slice(2).join('/') ?? '';
        const reply = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(data) ? await this.page.receive?.(action, data) : undefined;
        answerPlain(response, reply?.status ?? 400, reply?.text ?? 'The request is not a JSON object.');
    }
    async #serve(request, response) {
        const query = new URLSearchParams((request.url ?? '').split('?')[1] ?? '');
        const since = query.get('since');
        const reader = (query.get('page') ?? '').slice(0, 40);
        if (since !== null && (this.#readers.has(reader) || this.#readers.size < MOST_READERS))
            this.#readers.set(reader, Date.now());
        const isFinal = this.#isFinal;
        const { revision, text } = await this.page.render(isFinal, query);
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
async function readBody(request) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of request) {
        if (!Buffer.isBuffer(chunk))
            continue;
        bytes += chunk.length;
        if (bytes > MAX_BODY_BYTES)
            return null;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
}
function answerPlain(response, status, text) {
    if (response.headersSent)
        return void response.destroy();
    response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}


/***/ }),

/***/ 87684:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadFileGraph: function() { return /* binding */ loadFileGraph; },
  readRun: function() { return /* binding */ readRun; },
  runExplain: function() { return /* binding */ runExplain; },
  runReport: function() { return /* binding */ runReport; },
  traceGraph: function() { return /* binding */ traceGraph; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/account/run-account.js + 6 modules
var run_account = __webpack_require__(61091);
// EXTERNAL MODULE: ./build/src/account/run-reader.js
var run_reader = __webpack_require__(55807);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js + 1 modules
var file_store = __webpack_require__(72967);
// EXTERNAL MODULE: ./build/src/config/workflow-graph.js
var workflow_graph = __webpack_require__(44201);
// EXTERNAL MODULE: ./build/src/core/entries.js
var entries = __webpack_require__(52932);
// EXTERNAL MODULE: ./build/src/core/github.js
var github = __webpack_require__(36657);
// EXTERNAL MODULE: ./build/src/core/result.js
var core_result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/account/diagnosis.js
var diagnosis = __webpack_require__(52015);
// EXTERNAL MODULE: ./build/src/account/groups.js
var groups = __webpack_require__(95604);
// EXTERNAL MODULE: ./build/src/account/next-steps.js
var next_steps = __webpack_require__(14719);
// EXTERNAL MODULE: ./build/src/account/reported-errors.js
var reported_errors = __webpack_require__(66643);
// EXTERNAL MODULE: ./build/src/core/duration.js
var duration = __webpack_require__(12170);
// EXTERNAL MODULE: ./build/src/core/event-fields.js
var event_fields = __webpack_require__(15076);
// EXTERNAL MODULE: ./build/src/core/event-types.js
var event_types = __webpack_require__(2728);
// EXTERNAL MODULE: ./build/src/core/finding.js
var finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/core/place.js
var place = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/src/markup/text-blocks.js
var text_blocks = __webpack_require__(9391);
// EXTERNAL MODULE: ./build/src/text/shell-words.js
var shell_words = __webpack_require__(95262);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/reporters/error-blocks.js
var error_blocks = __webpack_require__(33424);
// EXTERNAL MODULE: ./build/src/reporters/run-blocks.js
var run_blocks = __webpack_require__(83501);
;// CONCATENATED MODULE: ./build/src/reporters/explain.js















const MAX_ERRORS = 10;
const MAX_IN_FLIGHT = 10;
const MAX_LOG_LINES = 1000;
const LIMITS = { chars: 4000, code: 1500, lines: 15, entries: 10, command: 100_000 };
function explain(input) {
    const { account, log, result } = input;
    const blocks = [
        ...listTitled('What happened', log.lines(), { weight: MAX_LOG_LINES }),
        ...listWhy(input),
        ...(0,run_blocks/* listReactions */.rQ)((0,diagnosis/* listTried */.ng)(account)),
        ...listNext(input),
        ...listTitled('Warnings', (result?.warnings ?? []).map((text) => ({ text, max: 500 })), { noun: 'warning', where: 'in result.json' }),
        ...listUnread(input),
    ];
    const lines = [explainHeadline(input), ...(0,text_blocks/* renderTextBlocks */.YD)(blocks, LIMITS)];
    return (0,terminal_text/* withoutCommands */.Df)(`${(0,terminal_text/* toPlainText */.bo)(lines.join('\n'))}\n`);
}
function listTitled(line, entries, more = {}) {
    if (entries.length === 0)
        return [];
    return [
        { type: 'heading', line },
        { type: 'list', entries, ...more },
    ];
}
function explainHeadline(input) {
    const { account, result = null, records } = input;
    if (result !== null) {
        const verdict = (0,diagnosis/* createVerdict */.mL)(result, account);
        const name = (0,terminal_text/* toOneLine */.GX)(result.workflow.name ?? result.workflow.file);
        const file = result.workflow.file === finding/* NO_FILE */.tW ? '' : ` (${(0,terminal_text/* toOneLine */.GX)(result.workflow.file)})`;
        const took = `after ${(0,duration/* formatDuration */.a3)(result.execution.duration_ms)} (exit code ${result.exit_code})`;
        if (result.termination !== null) {
            const { status, reason, terminated_by: by } = result.termination;
            return `${name} was terminated (${status}) by ${(0,terminal_text/* toOneLine */.GX)(by)} ${took}: ${(0,terminal_text/* toOneLine */.GX)(reason, 1000)}`;
        }
        return `${name}${file} ${(0,diagnosis/* formatVerdict */.Pu)(verdict, terminal_text/* toOneLine */.GX)} ${took}.`;
    }
    const { ending } = account;
    const name = account.run?.workflow ?? records[0]?.workflow.name ?? '';
    const shown = name === '' ? 'The run' : (0,terminal_text/* toOneLine */.GX)(name);
    if (ending !== null) {
        const message = ending.message === '' ? '.' : `: ${(0,terminal_text/* toOneLine */.GX)(ending.message)}`;
        return `${shown} ended as ${ending.outcome} after ${(0,duration/* formatDuration */.a3)(ending.duration_ms)}${message}`;
    }
    if (account.startedAt !== null) {
        const nodes = account.visits.listInFlight();
        const more = nodes.length > MAX_IN_FLIGHT ? ` and ${nodes.length - MAX_IN_FLIGHT} more` : '';
        const inFlight = nodes.slice(0, MAX_IN_FLIGHT).map((node) => (0,terminal_text/* toOneLine */.GX)(node, 200));
        const where = nodes.length === 0 ? '' : ` In flight: ${inFlight.join(', ')}${more}.`;
        return `${shown} did not reach its end: the process was stopped, or it is still running.${where}`;
    }
    if (records.length === 0)
        return 'There is nothing to explain: no events, no errors, no result.';
    return `${shown} ended with ${(0,messages/* formatCount */.B4)(records.length, 'error')} on record.`;
}
function listExplainedErrors({ account, result, records }) {
    const { recorded } = account.errors;
    const known = recorded.length > 0 ? recorded : records;
    return result?.errors ?? known.map((record) => (0,reported_errors/* toReportedError */.zc)({ origin: 'author', typed: true, ...record }));
}
function listWhy(input) {
    const errors = listExplainedErrors(input);
    if (errors.length === 0)
        return [];
    const { kinds, examples } = (0,diagnosis/* diagnoseErrors */.MU)(errors);
    const isMany = errors.length > MAX_ERRORS;
    const countByKind = new Map(isMany ? kinds.map(({ kind, count }) => [kind, count]) : []);
    const shown = isMany ? examples : errors.map((error) => (0,diagnosis/* diagnoseError */.x2)(error));
    const hidden = shown.length - MAX_ERRORS;
    const createText = (line) => ({ type: 'text', line });
    return [
        { type: 'heading', line: 'Why' },
        ...shown.slice(0, MAX_ERRORS).flatMap((error, at) => {
            const others = (countByKind.get(error.kind) ?? 1) - 1;
            return [
                ...(at === 0 ? [] : [createText('')]),
                ...(0,error_blocks/* listErrorBlocks */.X0)(error, { github: null }),
                ...(others > 0 ? [createText(`and ${others} more of this kind`)] : []),
            ];
        }),
        ...(hidden > 0 ? [createText(`and ${(0,messages/* formatCount */.B4)(hidden, 'more kind')}`)] : []),
    ];
}
function listNext(input) {
    const { result, account, runDir = null } = input;
    const isUnfinished = account.ending === null && account.startedAt !== null && runDir !== null;
    const all = result?.next_commands ?? (isUnfinished ? [`conductor resume ${(0,shell_words/* toShellPath */.Ll)(runDir)}`] : []);
    const commands = all.filter((line) => (0,next_steps/* getVerb */.qd)(line) !== 'explain').map((line) => moveCommand(line, input));
    if (commands.length === 0)
        return [];
    return [
        { type: 'heading', line: 'What next' },
        { type: 'commands', parts: [{ label: '', what: '', commands }] },
    ];
}
function moveCommand(command, { account, result, runDir = null, isUnknown }) {
    if (isUnknown !== true || runDir === null)
        return command;
    const isOfFolder = ['resume', 'redrive'].includes((0,next_steps/* getVerb */.qd)(command));
    const moved = (0,shell_words/* replaceShellWords */.Up)(command, (word, at) => (isOfFolder && at === 2 ? (0,shell_words/* toPathWord */.Tq)(runDir) : word));
    return (0,next_steps/* nameWorkflow */.PY)(moved, (0,shell_words/* toPathWord */.Tq)(result?.workflow.file ?? account.run?.file ?? ''));
}
function listUnread({ skipped = 0 }) {
    const line = `${(0,messages/* formatCount */.B4)(skipped, 'line')} could not be read and ${skipped === 1 ? 'was' : 'were'} skipped.`;
    return skipped === 0 ? [] : [{ type: 'heading', line }];
}
const HALF = 30;
class LogExcerpt {
    account;
    #lines = [];
    #hidden = 0;
    #now = '';
    constructor(account) {
        this.account = account;
    }
    consume(event) {
        this.#now = event.timestamp;
        const { endedGroup: ended } = this.account.visits;
        if (this.account.visits.isCrowded(event.scope) || event.type === 'node_started')
            return;
        if (event.type === 'workflow_started' && !event.resumed)
            return;
        if (event.type === 'route_taken' && this.account.run?.file === finding/* NO_FILE */.tW)
            return;
        this.#add((0,event_types/* formatEventLine */.Yp)(event), (0,place/* countLevels */.ZT)(event.scope));
        if (ended?.isLarge)
            for (const line of (0,groups/* listFailureLines */.IR)(ended))
                this.#add(line, (0,place/* countLevels */.ZT)(ended.start.scope) + 1);
    }
    lines() {
        const open = this.account.visits.runningGroups().filter(({ isLarge, start }) => {
            return isLarge && !this.account.visits.isCrowded(start.scope);
        });
        const failures = open.flatMap((group) => (0,groups/* listFailureLines */.IR)(group).map((line) => this.#text(line, (0,place/* countLevels */.ZT)(group.start.scope) + 1)));
        const more = this.#hidden > 0 ? [`… ${this.#hidden} more …`] : [];
        return [...this.#lines.slice(0, HALF), ...more, ...this.#lines.slice(HALF), ...failures];
    }
    #add(line, depth) {
        if (!(0,event_fields/* isShown */.aJ)(line.level, 'info'))
            return;
        this.#lines.push(this.#text(line, depth));
        if (this.#lines.length > 2 * HALF)
            this.#hidden += this.#lines.splice(HALF, 1).length;
    }
    #text({ mark, text }, depth) {
        return `${this.#now.slice(11, 19)} ${'  '.repeat(Math.min(10, depth))}${mark} ${text}`;
    }
}

// EXTERNAL MODULE: ./build/src/reporters/report-files.js
var report_files = __webpack_require__(50275);
// EXTERNAL MODULE: ./build/src/run/conclude.js
var conclude = __webpack_require__(57511);
// EXTERNAL MODULE: ./build/src/source/workspace.js
var source_workspace = __webpack_require__(2939);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/src/cli/inspect-file.js + 1 modules
var inspect_file = __webpack_require__(19304);
// EXTERNAL MODULE: ./build/src/cli/run-index.js
var run_index = __webpack_require__(67183);
// EXTERNAL MODULE: ./build/src/cli/run-request.js + 1 modules
var run_request = __webpack_require__(8354);
;// CONCATENATED MODULE: ./build/src/cli/inspect-run.js


















async function runExplain(args, context) {
    const [target = ''] = args.operands;
    const account = new run_account/* RunAccount */.b();
    const log = new LogExcerpt(account);
    const run = readRun(target, context, account, log);
    if (!run.ok)
        return context.refuse(run.error);
    const { folder, ...left } = run.value;
    const runId = left.result?.run_id ?? account.run?.run_id ?? '';
    const isUnknown = folder !== null && (0,run_index/* createStartedLookup */.A9)(context.env)(runId, folder) === null;
    const runDir = folder === null ? null : target === run_index/* LAST */.xo ? folder : target;
    context.terminal.stdout(explain({ ...left, log, runDir, isUnknown }));
    return 0;
}
async function runReport(args, context) {
    const [target = ''] = args.operands;
    const run = readRun(target, context);
    if (!run.ok)
        return context.refuse(run.error);
    const { folder, result, account } = run.value;
    if (folder === null)
        return context.refuse(`${target} is not a run folder`);
    if (result === null) {
        const advice = `the run did not come to its end; see conductor explain ${(0,shell_words/* toShellPath */.Ll)(target)}`;
        return context.refuse(`${target} has no result.json that can be read: ${advice}`);
    }
    const workspace = (0,source_workspace/* findWorkspace */.pl)(external_node_path_default().join(context.cwd, 'workflow.yaml'), context.env);
    const toRelative = (file) => (0,conclude/* findNamedSource */.QE)(file, context.cwd, workspace);
    const graph = (await loadFileGraph(result.workflow.file, account, context)) ?? traceGraph(account, result);
    const report = { account, result, graph, runDir: folder, github: (0,github/* createGithubRecord */.$m)(context.env) };
    const targets = { ...(0,run_request.readReportOptions)(args, context), html: external_node_path_default().join(folder, (0,report_files/* reportFile */.rn)('html').file) };
    const written = await (0,conclude/* writeReportFiles */.t4)((0,file_store/* createFileStore */.IF)(), targets, { report, toRelative });
    for (const { file, problem } of written) {
        if (problem === null)
            context.terminal.stdout(`${file}\n`);
        else
            context.terminal.stderr(`conductor report: ${file} ${problem}\n`);
    }
    return written.every(({ problem }) => problem === null) ? 0 : command/* EXIT_FAILED */.hj;
}
const EVENTS = 'events.jsonl';
const ERRORS = 'errors.jsonl';
const RESULT = 'result.json';
function readRun(named, context, account = new run_account/* RunAccount */.b(), ...others) {
    const run = (0,run_index/* findNamedRun */.qm)(named, context);
    if (!run.ok)
        return run;
    const target = run.value;
    const resolved = external_node_path_default().resolve(context.cwd, target);
    const entry = (0,entries/* findEntryAt */.B)(resolved);
    if (entry === 'absent')
        return (0,core_result/* err */._q)(`${target} does not exist; \`conductor runs\` lists the runs of this machine`);
    const isFolder = entry === 'folder';
    const names = isFolder
        ? [EVENTS, ERRORS, RESULT].filter((name) => (0,entries/* findEntryAt */.B)(external_node_path_default().join(resolved, name)) !== 'absent')
        : [external_node_path_default().basename(resolved)];
    if (names.length === 0)
        return (0,core_result/* err */._q)(`${target} holds no run: there is no ${EVENTS}, ${ERRORS}, ${RESULT} in it`);
    const events = new run_reader/* EventReader */.i8(account, ...others);
    const errors = new run_reader/* RecordReader */.Jd();
    let result = null;
    for (const name of names) {
        const file = isFolder ? external_node_path_default().join(resolved, name) : resolved;
        const text = name === RESULT ? (0,files/* readTextFile */.Gu)(file) : readLines(file, name === EVENTS ? events : errors);
        if (!text.ok)
            return (0,core_result/* err */._q)(`${isFolder ? external_node_path_default().join(target, name) : target} ${text.error}`);
        if (name === RESULT)
            result = (0,run_reader/* readResult */.Uv)(text.value);
    }
    const skipped = events.skipped + errors.skipped;
    const isEmpty = account.startedAt === null && errors.records.length === 0 && result === null;
    if (!isFolder && isEmpty && (skipped > 0 || names[0] === RESULT))
        return (0,core_result/* err */._q)(`${target} holds no error record, no events and no result`);
    return (0,core_result.ok)({ folder: isFolder ? resolved : null, account, records: errors.records, result, skipped });
}
function readLines(file, reader) {
    if ((0,entries/* findEntryAt */.B)(file) === 'folder')
        return (0,core_result/* err */._q)('is a folder, not a file');
    const read = (0,core_result/* tryResult */.Bh)(() => {
        for (const line of (0,file_store/* createFileStore */.IF)().lines(file))
            reader.line(line);
    });
    return read.ok ? (0,core_result.ok)('') : (0,core_result/* err */._q)(`cannot be read: ${read.error}`);
}
async function loadFileGraph(named, account, context) {
    const workspace = (0,source_workspace/* findWorkspace */.pl)(external_node_path_default().join(context.cwd, 'workflow.yaml'), context.env);
    for (const folder of new Set([workspace, context.cwd])) {
        const file = external_node_path_default().resolve(folder, named);
        if ((0,entries/* findEntryAt */.B)(file) !== 'file')
            continue;
        const { runnable } = await (0,inspect_file.checkNamedFile)(file, context);
        const isRight = runnable !== null && runnable.settings.name === account.run?.workflow;
        if (isRight && [...account.walk.types].every(([name, type]) => runnable.steps.get(name)?.type === type))
            return (0,workflow_graph/* createWorkflowGraph */.g)(runnable);
    }
    return null;
}
function traceGraph({ walk, run }, result) {
    const file = result?.workflow.file ?? run?.file ?? '';
    const steps = result?.execution.steps ?? [];
    const types = new Map(steps.map((step) => [step.node_id, step.type]));
    for (const [name, type] of walk.types)
        if (!types.has(name))
            types.set(name, type);
    const position = { file, line: 1 };
    const nodes = [...types].map(([name, type]) => ({ name, type, position, members: [], child: null }));
    const edges = [...walk.edges.values()].filter(({ to }) => to === '$end' || types.has(to));
    const entry = walk.path[0] ?? steps[0]?.node_id ?? '$end';
    return { name: result?.workflow.name ?? run?.workflow ?? file, file, entry, nodes, edges };
}


/***/ }),

/***/ 23926:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ servePage; }
/* harmony export */ });
/* harmony import */ var _adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38935);
/* harmony import */ var _adapters_live_server_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63837);
/* harmony import */ var _core_abort_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44366);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72918);




async function servePage(args, context, service) {
    const { terminal, name } = context;
    const port = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .parseNumberUpTo */ .rZ)(65_535, args.value('--port'));
    if (port === null)
        return context.badUsage('--port takes a number from 0 to 65535');
    const interrupts = (0,_adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelOnSignals */ .d)();
    const server = await (0,_adapters_live_server_js__WEBPACK_IMPORTED_MODULE_1__/* .serveLive */ .m)(service.createPage(interrupts.signal), port);
    if (!server.ok) {
        context.refuse(`cannot listen: ${server.error}`);
        return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT_FAILED */ .hj;
    }
    const { address, close } = server.value;
    terminal.stdout(`${address}\n`);
    terminal.stderr(`conductor ${name}: open this address in a browser; ${service.hint}\n`);
    service.onServed?.(address);
    await (0,_core_abort_js__WEBPACK_IMPORTED_MODULE_3__/* .waitForAbort */ .zO)(AbortSignal.any([interrupts.signal, terminal.lost, ...(service.until ? [service.until] : [])]));
    close();
    interrupts.release();
    return 0;
}


/***/ }),

/***/ 62148:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LiveRun: function() { return /* binding */ LiveRun; },
/* harmony export */   SharedGate: function() { return /* binding */ SharedGate; },
/* harmony export */   openOwnPage: function() { return /* binding */ openOwnPage; },
/* harmony export */   runWatch: function() { return /* binding */ runWatch; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _account_run_account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61091);
/* harmony import */ var _account_run_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55807);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72967);
/* harmony import */ var _adapters_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8288);
/* harmony import */ var _adapters_live_server_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63837);
/* harmony import */ var _adapters_run_lock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62868);
/* harmony import */ var _config_workflow_graph_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44201);
/* harmony import */ var _core_entries_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52932);
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36657);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(62759);
/* harmony import */ var _reporters_html_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67186);
/* harmony import */ var _reporters_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(71862);
/* harmony import */ var _run_run_folder_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(99870);
/* harmony import */ var _inspect_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(87684);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(67183);
/* harmony import */ var _serve_page_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(23926);


















async function runWatch(args, context) {
    const [target = ''] = args.operands;
    const folder = findRunFolder(target, context);
    if (!folder.ok)
        return context.refuse(folder.error);
    const page = new LiveRun(folder.value, context);
    return (0,_serve_page_js__WEBPACK_IMPORTED_MODULE_16__/* .servePage */ .Z)(args, context, { createPage: () => page, hint: 'Ctrl-C ends the server, not the run' });
}
const RUN_FILES = /^(?:events\.jsonl|checkpoint\.json|result\.json|owner-\d+\.lock)$/;
function findRunFolder(named, context) {
    const run = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_15__/* .findNamedRun */ .qm)(named, context);
    if (!run.ok)
        return run;
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, run.value);
    const entry = (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_9__/* .findEntryAt */ .B)(folder);
    if (entry === 'absent')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_17__/* .err */ ._q)(`${named} does not exist`);
    if (entry !== 'folder')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_17__/* .err */ ._q)(`${named} is not a run folder`);
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    return names.length === 0 || names.some((name) => RUN_FILES.test(name))
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_17__.ok)(folder)
        : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_17__/* .err */ ._q)(`${named} holds no run: there is no events.jsonl in it`);
}
const PATIENCE_MS = 2000;
const PATIENCE_AFTER_SIGNAL_MS = 600;
function openOwnPage(context, gate) {
    let server = Promise.resolve((0,_core_result_js__WEBPACK_IMPORTED_MODULE_17__.ok)(null));
    return {
        following: (observer) => ({
            ...observer,
            onStarted: (start) => {
                const { runDir, workflow } = start;
                if (runDir === null)
                    observer.note('--watch: there is no run folder to follow');
                else {
                    const followed = new LiveRun(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, runDir), context, (0,_config_workflow_graph_js__WEBPACK_IMPORTED_MODULE_8__/* .createWorkflowGraph */ .g)(workflow), gate);
                    const receive = async (action, body) => action === 'gate' && gate !== null ? gate.receive(body) : { status: 404, text: 'Nothing takes this.' };
                    server = (0,_adapters_live_server_js__WEBPACK_IMPORTED_MODULE_6__/* .serveLive */ .m)({ render: followed.render, ...(gate && { receive }) }, 0);
                    void server.then((made) => made.ok
                        ? context.terminal.stderr(`conductor: live page: ${made.value?.address ?? ''}\n`)
                        : observer.note(`--watch: ${made.error}`));
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
    gate;
    #events;
    #account = new _account_run_account_js__WEBPACK_IMPORTED_MODULE_2__/* .RunAccount */ .b();
    #reader = new _account_run_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .EventReader */ .i8(this.#account);
    #graph;
    #lines = 0;
    constructor(folder, context, graph, gate = null) {
        this.folder = folder;
        this.context = context;
        this.gate = gate;
        this.#graph = graph;
        this.#events = new _adapters_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .GrowingFile */ .e(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'events.jsonl'));
    }
    render = async (isFinal) => {
        this.#events.read((text) => {
            this.#lines += 1;
            this.#reader.line(text);
        }, () => {
            this.#account = new _account_run_account_js__WEBPACK_IMPORTED_MODULE_2__/* .RunAccount */ .b();
            this.#reader = new _account_run_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .EventReader */ .i8(this.#account);
        });
        if (this.#graph === undefined && this.#account.run !== null)
            this.#graph = await (0,_inspect_run_js__WEBPACK_IMPORTED_MODULE_14__.loadFileGraph)(this.#account.run.file, this.#account, this.context);
        const state = (0,_adapters_run_lock_js__WEBPACK_IMPORTED_MODULE_7__/* .isOwned */ .go)(this.folder) === false ? 'lost' : 'running';
        const unended = this.#account.ending === null ? { state, now: Date.now() } : null;
        const grown = unended?.state === 'running' ? Math.floor(unended.now / GROWS_MS) : 0;
        const waiting = this.gate?.waiting ?? null;
        const gate = waiting === null ? null : this.#account.notices.findGate(waiting);
        const revision = [this.#lines, unended?.state ?? 'ended', grown, waiting ?? '', isFinal ? 'final' : 'live'].join('-');
        return { revision, text: () => (0,_reporters_html_index_js__WEBPACK_IMPORTED_MODULE_11__.renderHtml)({ report: this.#report(unended), live: { revision, isFinal, gate } }) };
    };
    #report(unended) {
        const account = this.#account;
        const facts = { account, runDir: this.folder, github: (0,_core_github_js__WEBPACK_IMPORTED_MODULE_10__/* .createGithubRecord */ .$m)(this.context.env) };
        const written = unended === null ? this.#written() : null;
        const graph = this.#graph ?? (0,_inspect_run_js__WEBPACK_IMPORTED_MODULE_14__.traceGraph)(account, written);
        const result = written ?? createResultSoFar(account, graph, unended);
        return { ...facts, graph, result, ...(unended === null ? {} : { unended }) };
    }
    #written() {
        const result = (0,_run_run_folder_js__WEBPACK_IMPORTED_MODULE_13__/* .readRunResult */ .vg)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_4__/* .createFileStore */ .IF)(), this.folder);
        const { run, ending } = this.#account;
        const isThis = result?.run_id === run?.run_id && result?.execution.duration_ms === ending?.duration_ms;
        return isThis ? result : null;
    }
}
function createResultSoFar(account, graph, unended) {
    const { run, startedAt, lastAt } = account;
    const nothing = { runDir: null, hashes: {}, checkpointPath: null, resumable: false, inputsForCommands: {} };
    const named = { runId: run?.run_id ?? '', workflowName: run?.workflow ?? graph.name };
    const result = (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_12__/* .buildResult */ .CR)({ account, graph, ...nothing, ...named, workflowFile: run?.file ?? graph.file });
    if (unended === null)
        return result;
    const until = unended.state === 'running' ? Math.max(unended.now, lastAt) : lastAt;
    const duration_ms = until - (startedAt ?? until);
    return { ...result, next_commands: [], execution: { ...result.execution, duration_ms } };
}
const MAX_TEXT = 16 * 1024;
class SharedGate {
    terminal;
    say;
    #open = null;
    #text = null;
    constructor(terminal, say) {
        this.terminal = terminal;
        this.say = say;
    }
    get waiting() {
        return this.#open?.gate.node ?? null;
    }
    introduce(gate) {
        return this.terminal.introduce(gate);
    }
    async choose(gate, signal) {
        const answered = new AbortController();
        this.#text = null;
        const fromPage = new Promise((resolve) => {
            this.#open = { gate, answer: resolve };
        });
        const fromTerminal = this.terminal.choose(gate, AbortSignal.any([signal, answered.signal]));
        const option = await Promise.race([fromPage, fromTerminal]);
        this.#open = null;
        answered.abort();
        if (option !== (await fromTerminal))
            this.say(`answered on the page: ${gate.options[option ?? -1]?.label ?? ''}`);
        return option;
    }
    async fill(field, multiline, signal) {
        const text = this.#text;
        this.#text = null;
        return text ?? this.terminal.fill(field, multiline, signal);
    }
    receive({ gate, option, text }) {
        const open = this.#open;
        if (open === null || open.gate.node !== gate)
            return { status: 409, text: 'This gate was answered already.' };
        const chosen = typeof option === 'number' ? open.gate.options[option] : undefined;
        if (chosen === undefined)
            return { status: 400, text: 'This is not one of the options.' };
        if (chosen.prompt_for !== null) {
            if (typeof text !== 'string' || text.length > MAX_TEXT)
                return { status: 400, text: `This option needs a text: ${chosen.prompt_for}.` };
            this.#text = text;
        }
        this.#open = null;
        open.answer(Number(option));
        return { status: 200, text: `Answered: ${chosen.label}` };
    }
}


/***/ })

};
;