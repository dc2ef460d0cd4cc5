"use strict";
exports.id = 4873;
exports.ids = [4873,5619];
exports.modules = {

/***/ 76159:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: function() { return /* binding */ createGithubApi; },
/* harmony export */   N: function() { return /* binding */ readEventPayload; }
/* harmony export */ });
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36657);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56461);
/* harmony import */ var _core_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4019);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77400);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31160);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86025);








const TIMEOUT_MS = 10_000;
const LONGEST_STREAM_MS = 600_000;
const NEVER = new AbortController().signal;
const ATTEMPTS = 3;
const LONGEST_WAIT_MS = 5000;
const LONGEST_ASKED_MS = 60 * 60 * 1000;
const FIRST_WAIT_MS = 500;
function createGithubApi(options) {
    const sleep = options.sleep ?? ((milliseconds) => (0,_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .nap */ .Qj)(milliseconds, options.signal ?? NEVER));
    const withRetries = async (method, ask, isOnce = false) => {
        for (let attempt = isOnce ? ATTEMPTS : 1;; attempt += 1) {
            const answer = await ask();
            if (answer.ok)
                return answer;
            const wait = computeRetryWait(answer.error, method, attempt, options.longestWaitMs ?? LONGEST_WAIT_MS);
            if (wait === null || options.signal?.aborted === true)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(describeFailure(answer.error));
            await sleep(wait);
        }
    };
    return {
        request: (method, path, body, { memory, isOnce = false } = {}) => withRetries(method, () => requestOnce(options, method, path, body, memory), isOnce),
        stream: (path) => withRetries('GET', () => openStream(options, path)),
    };
}
async function requestOnce(options, method, path, body, memory) {
    const attempt = new Attempt(options);
    const stored = memory?.stored ?? null;
    try {
        const data = body === undefined ? {} : { data: body };
        const headers = stored === null ? {} : { headers: { 'If-None-Match': stored.etag } };
        const reply = await attempt.ask(method, path, { ...data, ...headers });
        const { etag } = reply.headers;
        const answer = reply.data;
        const remaining = Number(reply.headers['x-ratelimit-remaining'] ?? Number.NaN);
        if (Number.isFinite(remaining))
            options.onRemaining?.(remaining);
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(answer) && typeof answer === 'object' && answer !== null) {
            if (etag !== undefined)
                memory?.store(etag, answer);
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(answer);
        }
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(attempt.ownFailure() ?? { ...NO_ANSWER, status: reply.status, message: 'the answer is not JSON' });
    }
    catch (error) {
        if (stored !== null && getProperty(error, 'status') === 304)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(stored.value);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(attempt.ownFailure() ?? toApiFailure(error));
    }
    finally {
        attempt.end();
    }
}
const openOctokit = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_6__/* .memoize */ .Bj)(async ({ token, baseUrl }) => {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 5564).then(__webpack_require__.bind(__webpack_require__, 65564));
    return getOctokit(token, { baseUrl, log: SILENT });
});
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const TOO_LONG = 'the answer is too long';
class Attempt {
    options;
    #late = new AbortController();
    #timer;
    #isTooLong = false;
    constructor(options) {
        this.options = options;
    }
    async ask(method, path, more) {
        const { baseUrl, signal = NEVER, timeoutMs = TIMEOUT_MS } = this.options;
        if (!(0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .isSafeServer */ .f_)(baseUrl))
            throw new Error(`a token is not sent over plain http: ${baseUrl}`);
        const octokit = await openOctokit(this.options);
        const fetch = this.#limitSize(octokit.request.endpoint.DEFAULTS.request?.fetch);
        this.#timer = setTimeout(() => this.#late.abort(), timeoutMs);
        const ends = AbortSignal.any([this.#late.signal, signal]);
        const headers = { 'X-GitHub-Api-Version': '2022-11-28', ...more.headers };
        const route = `${method} ${path.replace(/[:{}]/g, encodeURIComponent)}`;
        return octokit.request(route, { ...more, headers, request: { ...more.request, signal: ends, fetch } });
    }
    #limitSize(inner) {
        return async (address, init) => {
            const { status, statusText, url, headers, body } = await inner(address, init);
            const text = async () => (await this.#readBytes(body)).toString('utf8');
            const arrayBuffer = async () => new Uint8Array(await this.#readBytes(body)).buffer;
            return { status, statusText, url, headers, body, text, arrayBuffer };
        };
    }
    async #readBytes(body) {
        const parts = [];
        let length = 0;
        for await (const part of body ?? []) {
            length += part.length;
            this.#isTooLong = length > MAX_ANSWER_BYTES;
            if (this.#isTooLong)
                throw new Error(TOO_LONG);
            parts.push(part);
        }
        return Buffer.concat(parts);
    }
    extend() {
        this.#timer?.refresh();
    }
    ownFailure() {
        if (this.options.signal?.aborted === true)
            return { ...NO_ANSWER, message: 'the job was cancelled' };
        if (this.#late.signal.aborted)
            return { ...NO_ANSWER, message: 'no answer in time' };
        return this.#isTooLong ? { ...NO_ANSWER, message: TOO_LONG } : null;
    }
    end() {
        clearTimeout(this.#timer);
    }
}
async function openStream(options, path) {
    const attempt = new Attempt(options);
    try {
        const reply = await attempt.ask('GET', path, { request: { parseSuccessResponseBody: false } });
        const data = reply.data;
        if (isChunks(data))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(extendTimeout(data, attempt));
        attempt.end();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)({ ...NO_ANSWER, status: reply.status, message: 'the answer is not a stream' });
    }
    catch (error) {
        attempt.end();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(attempt.ownFailure() ?? toApiFailure(error));
    }
}
async function* extendTimeout(chunks, attempt) {
    const begin = performance.now();
    try {
        for await (const chunk of chunks) {
            yield chunk;
            attempt.extend();
            if (performance.now() - begin > LONGEST_STREAM_MS)
                throw new Error('it took too long');
        }
    }
    catch (error) {
        throw new Error(attempt.ownFailure()?.message ?? (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .gJ)(error));
    }
    finally {
        attempt.end();
    }
}
function isChunks(value) {
    return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
const SILENT = { debug: () => { }, info: () => { }, warn: () => { }, error: () => { } };
const SECONDARY_WAIT_MS = 60_000;
const NO_ANSWER = { status: null, retryAfterMs: null, isRateLimit: false };
function toApiFailure(error) {
    const status = getProperty(error, 'status');
    const headers = getProperty(getProperty(error, 'response'), 'headers');
    const message = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toOneLine */ .GX)((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .gJ)(error), 300);
    if (typeof status !== 'number' || getProperty(error, 'response') === undefined) {
        return { ...NO_ANSWER, message };
    }
    const seconds = Number(getProperty(headers, 'retry-after') ?? Number.NaN);
    const isSpent = String(getProperty(headers, 'x-ratelimit-remaining') ?? '') === '0';
    const reset = Number(getProperty(headers, 'x-ratelimit-reset') ?? Number.NaN) * 1000 - Date.now();
    const until = isSpent && Number.isFinite(reset) ? Math.max(0, reset) + 1000 : null;
    const isSecondary = status === 403 && /secondary rate limit/i.test(message);
    const otherwise = until ?? (isSecondary ? SECONDARY_WAIT_MS : null);
    const waitMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : otherwise;
    return {
        status,
        message,
        retryAfterMs: waitMs === null ? null : Math.min(waitMs, LONGEST_ASKED_MS),
        isRateLimit: status === 429 || (status === 403 && (isSpent || isSecondary || Number.isFinite(seconds))),
    };
}
function computeRetryWait(failure, method, attempt, longest) {
    if (attempt >= ATTEMPTS)
        return null;
    const isOutage = failure.status !== null && failure.status >= 500;
    if (!failure.isRateLimit && !(isOutage && method !== 'POST'))
        return null;
    const wait = failure.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1);
    const isAsked = failure.isRateLimit || failure.retryAfterMs !== null;
    return isAsked && wait > longest ? null : wait;
}
function describeFailure(failure) {
    const { status } = failure;
    if (status === null)
        return { status, message: failure.message };
    const isRefusal = status === 403 && !(0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .isPermissionRefusal */ .MA)(failure);
    const meaning = failure.isRateLimit ? 'too many requests' : isRefusal ? 'refused' : MEANINGS[status];
    const message = `${status}${meaning === undefined ? '' : ` (${meaning})`}: ${failure.message}`;
    return { status, message, isRateLimit: failure.isRateLimit, retryAfterMs: failure.retryAfterMs };
}
const MEANINGS = {
    401: 'the token was refused',
    403: 'the token lacks the permission',
    404: 'not found, or the token may not see it',
};
function getProperty(value, name) {
    if (typeof value !== 'object' || value === null || !(name in value))
        return undefined;
    return Reflect.get(value, name);
}
const MAX_PAYLOAD_BYTES = 32 * 1024 * 1024;
function readEventPayload(path) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .tryOr */ .LE)(undefined, () => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)((0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .XF)(path, MAX_PAYLOAD_BYTES).toString('utf8')));
}


/***/ }),

/***/ 82512:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: function() { return /* binding */ isOwnDescriptor; },
/* harmony export */   Gu: function() { return /* binding */ readTextFile; },
/* harmony export */   zn: function() { return /* binding */ writeNewFiles; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4019);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77400);





const MAX_BYTES = 64 * 1024 * 1024;
function readTextFile(file) {
    try {
        const bytes = isOwnDescriptor(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) : (0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .XF)(file, MAX_BYTES);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(bytes.toString('utf8'));
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(READ_PROBLEMS[(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error)] ?? `cannot be read: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error)}`);
    }
}
const READ_PROBLEMS = {
    ENOENT: 'does not exist',
    EISDIR: 'is a folder, not a file',
    ENOTREG: 'is not a regular file',
    EFBIG: `is larger than ${MAX_BYTES / 1024 / 1024} MiB`,
};
function isOwnDescriptor(file) {
    return /^\/dev\/(?:stdin|fd\/\d{1,9})$/.test(file);
}
function writeNewFiles(folder, files, shown) {
    const resolveFile = ({ path: name }) => node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(folder, name);
    const names = (some) => some.map(({ path: name }) => shown(name)).join(', ');
    const taken = files.filter((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(resolveFile(file)));
    if (taken.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`${names(taken)} ${taken.length === 1 ? 'is' : 'are'} already there; nothing was written`);
    const written = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .tryResult */ .Bh)(() => {
        for (const file of files)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(resolveFile(file)), { recursive: true });
        for (const file of files)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(resolveFile(file), file.text, { flag: 'wx' });
    });
    return written.ok ? written : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`${names(files)} cannot be written: ${written.error}`);
}


/***/ }),

/***/ 46566:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gO: function() { return /* binding */ readNotifyOptions; },
/* harmony export */   hd: function() { return /* binding */ createNotifyFacts; },
/* harmony export */   iX: function() { return /* binding */ createDeliveryRequest; },
/* harmony export */   oj: function() { return /* binding */ notifyAddress; },
/* harmony export */   tF: function() { return /* binding */ URL_VARIABLE; }
/* harmony export */ });
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36657);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7725);
/* harmony import */ var _markup_notice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84915);
/* harmony import */ var _reporters_notify_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84118);





const URL_VARIABLE = 'CONDUCTOR_NOTIFY_URL';
const isFormat = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(..._markup_notice_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTIFY_FORMATS */ .fK);
function readNotifyOptions(args, { env }) {
    const on = (0,_markup_notice_js__WEBPACK_IMPORTED_MODULE_2__/* .parseNotifyEvents */ .Yp)(args.value('--notify-on') ?? '');
    if (!on.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(`--notify-on ${on.error}`);
    const url = args.value('--notify') || env[URL_VARIABLE] || '';
    const format = args.value('--notify-format');
    if (url === '')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(null);
    const send = async (to, body) => (await __webpack_require__.e(/* import() */ 2786).then(__webpack_require__.bind(__webpack_require__, 82786))).sendNotification(to, body);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)({ url, format: isFormat(format) ? format : null, on: on.value, send });
}
function createDeliveryRequest(settings, ledger, { env }, { files }) {
    if (settings === null)
        return { secrets: [] };
    return {
        secrets: [{ value: settings.url, origin: `env:${URL_VARIABLE}` }],
        deliver: async ({ result }) => {
            const { hasFailedBefore } = await __webpack_require__.e(/* import() */ 7167).then(__webpack_require__.bind(__webpack_require__, 77167));
            const isRecovered = ledger !== null && hasFailedBefore(files, ledger, result.workflow.file, (0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .getBuiltBranch */ .Fm)(env));
            return {
                issues: new Map(),
                problem: null,
                notified: await (0,_reporters_notify_js__WEBPACK_IMPORTED_MODULE_3__/* .notifyOfRun */ .Ak)(settings, result, { ...createNotifyFacts({ env }), isRecovered }),
            };
        },
    };
}
function createNotifyFacts({ env }) {
    const number = /^refs\/pull\/(\d{1,9})\//.exec(env['GITHUB_REF'] ?? '')?.[1];
    return {
        github: (0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .createGithubRecord */ .$m)(env),
        branch: (0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .getBuiltBranch */ .Fm)(env),
        pullRequest: number === undefined ? null : Number(number),
        isRecovered: false,
    };
}
async function notifyAddress(args, context, notify) {
    const settings = readNotifyOptions(args, context);
    if (!settings.ok || settings.value === null)
        return;
    const problem = (await notify(settings.value))?.problem ?? null;
    if (problem !== null)
        context.refuse(`the notification was not delivered: ${problem}`);
}


/***/ }),

/***/ 67183:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: function() { return /* binding */ createStartedLookup; },
/* harmony export */   Zp: function() { return /* binding */ findResumableRun; },
/* harmony export */   af: function() { return /* binding */ readFileRules; },
/* harmony export */   eT: function() { return /* binding */ noteRunsOf; },
/* harmony export */   iB: function() { return /* binding */ forgetRuns; },
/* harmony export */   jB: function() { return /* binding */ listNotedRuns; },
/* harmony export */   qm: function() { return /* binding */ findNamedRun; },
/* harmony export */   xo: function() { return /* binding */ LAST; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72967);
/* harmony import */ var _core_entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52932);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4019);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7725);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87451);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61215);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2939);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82512);












const FIELDS = {
    run_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg,
    workflow: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg,
    file: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg,
    cwd: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg,
    folder: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)(value) && node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(value),
    started: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)(value) && !Number.isNaN(Date.parse(value)),
};
const isEntry = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createObjectShape */ .Pg)(FIELDS);
const MAX_ENTRIES = 1000;
function getIndexFolder(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_1___default().join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_8__.temporaryBase)(env), `conductor-runs-${process.getuid?.() ?? 'user'}`);
}
function noteRunsOf(observer, { cwd, env }) {
    return {
        ...observer,
        onStarted: (start) => {
            const { runId: run_id, runDir, workflow } = start;
            const folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, runDir ?? '');
            if (runDir !== null && createStartedLookup(env)(run_id, folder) === null) {
                const places = { file: (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveRealPath */ .Sc)(workflow.file), cwd: (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveRealPath */ .Sc)(cwd), folder };
                noteRun({ run_id, workflow: workflow.settings.name, ...places, started: new Date().toISOString() }, env);
            }
            return observer.onStarted(start);
        },
    };
}
function noteRun(entry, env) {
    (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .tryAction */ .Y$)(() => {
        const folder = getIndexFolder(env);
        (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .makePrivateFolder */ .I2)(folder);
        const name = `${entry.started.replaceAll(/[-:.]/g, '')}-${entry.run_id}.json`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name), `${JSON.stringify({ schema_version: 1, ...entry })}\n`, { mode: 0o600 });
        for (const old of listFolderNames(folder).slice(MAX_ENTRIES))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, old), { force: true });
    });
}
function listNotedRuns(env, runId) {
    const folder = getIndexFolder(env);
    if (!(0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrivateFolder */ .EV)(folder))
        return [];
    const names = listFolderNames(folder).filter((name) => runId === undefined || name.endsWith(`-${runId}.json`));
    return names.flatMap((name) => readEntry(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name)) ?? []);
}
function createStartedLookup(env) {
    return (runId, folder) => {
        const real = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveRealPath */ .Sc)(folder);
        const noted = listNotedRuns(env, runId);
        return noted.find((entry) => entry.run_id === runId && (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveRealPath */ .Sc)(entry.folder) === real) ?? null;
    };
}
function forgetRuns(folders, env) {
    const index = getIndexFolder(env);
    if (!(0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isPrivateFolder */ .EV)(index))
        return;
    for (const name of listFolderNames(index)) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(index, name);
        const entry = readEntry(file);
        if (entry === null || folders.has(entry.folder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    }
}
function listFolderNames(folder) {
    const names = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .tryOr */ .LE)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)).filter((name) => name.endsWith('.json'));
    return names.sort().reverse();
}
function readEntry(file) {
    const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_10__/* .readTextFile */ .Gu)(file);
    const value = text.ok ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text.value) : null;
    return isEntry(value) ? value : null;
}
const LAST = 'last';
function findNamedRun(target, { cwd, env }) {
    if (target !== LAST) {
        const resolved = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, target);
        const unsafe = (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .findEntryAt */ .B)(resolved) === 'folder' ? (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_7__/* .findUnsafeReason */ .Co)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), resolved) : null;
        return unsafe === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__.ok)(target) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(unsafe);
    }
    const here = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveRealPath */ .Sc)(cwd);
    const last = listNotedRuns(env).find((entry) => entry.cwd === here && (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .findEntryAt */ .B)(entry.folder) === 'folder');
    return last === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)('no run was started in this folder; `conductor runs` lists all') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__.ok)(last.folder);
}
function findResumableRun(target, context) {
    if (!/\.ya?ml$/i.test(target) || (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .findEntryAt */ .B)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, target)) !== 'file')
        return findNamedRun(target, context);
    const file = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveRealPath */ .Sc)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, target));
    const newest = listNotedRuns(context.env).find((entry) => {
        const saved = entry.file === file ? (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_7__/* .readCheckpoint */ .HQ)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), entry.folder) : null;
        return saved?.ok === true && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable);
    });
    return newest === undefined
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
        : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__.ok)(newest.folder);
}
function readFileRules(args, { cwd, env }) {
    const file = args.value('--workflow');
    const named = file === null ? {} : { named: { file: node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, file), fileAsGiven: file } };
    return { ...named, started: createStartedLookup(env) };
}


/***/ }),

/***/ 8354:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createCommandRequest: function() { return /* binding */ createCommandRequest; },
  createCommandSurroundings: function() { return /* binding */ createCommandSurroundings; },
  createPlainRequest: function() { return /* binding */ createPlainRequest; },
  readReportOptions: function() { return /* binding */ readReportOptions; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/adapters/clock.js
var clock = __webpack_require__(86025);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js + 1 modules
var file_store = __webpack_require__(72967);
// EXTERNAL MODULE: ./build/src/config/finding-text.js
var finding_text = __webpack_require__(34054);
// EXTERNAL MODULE: ./build/src/config/inputs.js
var config_inputs = __webpack_require__(63696);
// EXTERNAL MODULE: ./build/src/config/providers.js
var providers = __webpack_require__(25055);
// EXTERNAL MODULE: ./build/src/core/entries.js
var entries = __webpack_require__(52932);
// EXTERNAL MODULE: ./build/src/core/gate-answers.js
var gate_answers = __webpack_require__(89903);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/core/regular-file.js
var regular_file = __webpack_require__(4019);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/engine/interception.js
var interception = __webpack_require__(62433);
// EXTERNAL MODULE: ./build/src/redaction/secret-sources.js
var secret_sources = __webpack_require__(54453);
// EXTERNAL MODULE: ./build/src/account/groups.js
var groups = __webpack_require__(95604);
// EXTERNAL MODULE: ./build/src/account/run-account.js + 6 modules
var run_account = __webpack_require__(61091);
// EXTERNAL MODULE: ./build/src/account/visit.js
var visit = __webpack_require__(13229);
// EXTERNAL MODULE: ./build/src/core/duration.js
var duration = __webpack_require__(12170);
// EXTERNAL MODULE: ./build/src/core/event-fields.js
var event_fields = __webpack_require__(15076);
// EXTERNAL MODULE: ./build/src/core/event-types.js
var event_types = __webpack_require__(2728);
// EXTERNAL MODULE: ./build/src/core/place.js
var place = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/reporters/closing-block.js
var closing_block = __webpack_require__(62852);
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
    options;
    #area;
    #account = new run_account/* RunAccount */.b();
    #shown = (0,maps/* memoize */.Bj)((_) => ({ tenths: 0, failures: 0, warnings: 0 }));
    #partials = new Map();
    #live;
    #stop = null;
    constructor(options) {
        this.options = options;
        this.#live = options.isTerminal && !options.quiet && options.level !== 'error' && options.level !== 'warning';
        this.#area = new LiveArea(options.write, options.columns, this.#live ? () => this.#liveLines() : null);
    }
    begin(account) {
        this.#account = account;
    }
    consume(event) {
        if (this.options.quiet)
            return;
        if (this.#live)
            this.#stop ??= (this.options.every ?? unrefInterval)(BEAT_MS, () => this.#area.beat());
        const { visits } = this.#account;
        const { memberOf: group, endedGroup: ended } = visits;
        const isCrowded = visits.isCrowded(event.scope);
        if (visits.ended !== null)
            for (const stream of ['stdout', 'stderr'])
                this.#endPartial(`${stream}:${(0,place/* toNodeKey */.BJ)(visits.ended.visit)}`);
        if (event.replayed === true)
            return;
        if (!isCrowded)
            this.#tell(event);
        else if (event.type === 'warning')
            this.#tellWarning(event);
        else if (group !== null)
            this.#tellGroup(group, event);
        if (ended?.isLarge && !isCrowded)
            for (const line of (0,groups/* listFailureLines */.IR)(ended))
                this.#printLine(line, (0,place/* countLevels */.ZT)(ended.start.scope) + 1);
        if (event.type === 'gate_waiting')
            this.#area.flush();
        else
            this.#area.touch();
    }
    output(place, stream, shown) {
        if (this.options.quiet || !this.#shows('info'))
            return;
        const key = `${stream}:${place}`;
        const partial = this.#partials.get(key) ?? '';
        const all = partial + shown;
        const lastLine = shown.includes('\n') ? partial.length + shown.lastIndexOf('\n') + 1 : 0;
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
        const isQuiet = this.options.quiet || !this.#shows('info');
        for (const { tone, text } of isQuiet ? (0,closing_block/* createQuietBlock */.q)(report) : (0,closing_block/* createClosingBlock */.R)({ ...report, isShown: true }))
            this.#area.print(`${this.#paint(tone, text)}\n`);
        this.#area.flush();
    }
    #tell(event) {
        if (!this.#live || !SHOWN_LIVE.includes(event.type))
            this.#printLine((0,event_types/* formatEventLine */.Yp)(event), (0,place/* countLevels */.ZT)(event.scope));
    }
    #tellGroup(group, event) {
        const shown = this.#shown(group);
        if (event.type === 'node_failed' && shown.failures < FAILURES_PER_GROUP) {
            shown.failures += 1;
            const line = (0,event_types/* formatEventLine */.Yp)(event);
            this.#printLine({ ...line, text: `${group.start.node}: ${line.text}` }, (0,place/* countLevels */.ZT)(group.start.scope) + 1);
        }
        const tenths = Math.floor(((group.done + group.failing.size) * 10) / group.total);
        if (tenths <= shown.tenths || tenths >= 10)
            return;
        shown.tenths = tenths;
        if (!this.#live)
            this.#printLine({ level: 'info', mark: '·', tone: 'quiet', text: this.#groupText(group) }, (0,place/* countLevels */.ZT)(group.start.scope));
    }
    #tellWarning(event) {
        const [group] = this.#account.visits.groupsAround(event.scope);
        const shown = group && this.#shown(group);
        if (shown === undefined || shown.warnings >= FAILURES_PER_GROUP)
            return;
        shown.warnings += 1;
        this.#tell(event);
    }
    #groupText(group) {
        const finished = group.done + group.failing.size;
        const elapsed = this.options.clock.now() - Date.parse(group.start.timestamp);
        const left = finished === 0 ? null : (elapsed / finished) * Math.max(0, group.total - finished);
        const estimate = left === null || left < 1000 ? '' : `, about ${(0,duration/* formatDuration */.a3)(left)} left`;
        const counts = `${finished}/${group.total} done, ${group.running.size} running, ${group.failing.size} failed`;
        return `${(0,terminal_text/* toOneLine */.GX)(group.start.node, 80)}: ${counts}${estimate}`;
    }
    #liveLines() {
        const { visits } = this.#account;
        const open = [...visits.open].filter(({ group, route }) => group === null || route?.action === 'retry');
        if (open.some(visit/* isWaiting */.Gu))
            return [];
        const mark = this.#area.spinner();
        const lines = [
            ...visits
                .runningGroups()
                .map((group) => `${indent((0,place/* countLevels */.ZT)(group.start.scope))}${mark} ${this.#groupText(group)}`),
            ...open.map((visit) => `${indent((0,place/* countLevels */.ZT)(visit.scope))}${mark} ${(0,event_fields/* toNodeName */.Jj)(visit, 80)} ${this.#elapsed(visit)}`),
        ];
        return lines.length > MAX_LIVE_LINES ? [...lines.slice(0, MAX_LIVE_LINES), '  …'] : lines;
    }
    #elapsed({ attempts, pauses, route }) {
        const now = this.options.clock.now();
        if (route?.action !== 'retry')
            return (0,duration/* formatDuration */.a3)(now - (attempts.at(-1)?.startedAt ?? now));
        return `next attempt in ${(0,duration/* formatDuration */.a3)(Math.max(0, (pauses.at(-1)?.to ?? now) - now))}`;
    }
    #printLine(line, depth) {
        if (!this.#shows(line.level))
            return;
        this.#area.print(`${indent(depth)}${this.#paint(line.tone, `${line.mark} ${line.text}`)}\n`);
    }
    #printOutput(place, text) {
        const prefix = this.#paint('quiet', `  ${(0,terminal_text/* toOneLine */.GX)(this.#account.visits.readable(place), 80)} |`);
        const lines = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n');
        this.#area.print(`${prefix} ${lines.join(`\n${prefix} `)}\n`);
    }
    #endPartial(key) {
        const partial = this.#partials.get(key) ?? '';
        this.#partials.delete(key);
        if (partial !== '')
            this.#printOutput(key.slice(key.indexOf(':') + 1), partial);
    }
    #paint(tone, text) {
        const code = COLORS[tone];
        return this.options.color && code !== '' && text !== '' ? `\u001b[${code}m${text}\u001b[0m` : text;
    }
    #shows(level) {
        return (0,event_fields/* isShown */.aJ)(level, this.options.level);
    }
}
function indent(depth) {
    return '  '.repeat(Math.min(depth, 10));
}
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

// EXTERNAL MODULE: ./build/src/reporters/report-files.js
var report_files = __webpack_require__(50275);
// EXTERNAL MODULE: ./build/src/run/adapters.js + 5 modules
var adapters = __webpack_require__(61215);
// EXTERNAL MODULE: ./build/src/run/request.js
var request = __webpack_require__(12013);
// EXTERNAL MODULE: ./build/src/run/run-folder.js
var run_folder = __webpack_require__(99870);
// EXTERNAL MODULE: ./build/src/source/workspace.js
var source_workspace = __webpack_require__(2939);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/src/cli/notify.js
var cli_notify = __webpack_require__(46566);
// EXTERNAL MODULE: ./build/src/cli/run-index.js
var run_index = __webpack_require__(67183);
;// CONCATENATED MODULE: ./build/src/cli/run-request.js

























function createPlainRequest(context, observer, durability) {
    return { ...request/* PLAIN_RUN */.f, ...createCommandSurroundings(context, durability), observer };
}
function createCommandSurroundings({ cwd, env }, durability) {
    const scriptEnv = (0,providers/* pickDefined */.Lx)(env, [...secret_sources/* PROVIDER_KEY_VARIABLES */.sQ, cli_notify/* URL_VARIABLE */.tF]);
    return { ...(0,adapters.createSurroundings)(cwd, env, durability), scriptEnv };
}
function createCommandRequest(args, context, file) {
    const inputs = readInputOptions(args, context);
    if (!inputs.ok)
        return inputs;
    const answers = (0,gate_answers/* parseGateArguments */.L)(args.all('--gate'));
    if (!answers.ok)
        return answers;
    const metadata = (0,command/* parsePairs */.xg)(args.all('--metadata'), '-m', 'KEY=VALUE');
    if (!metadata.ok)
        return metadata;
    const workflow = file === null ? null : external_node_path_default().resolve(context.cwd, file);
    const instructions = readInstructionOptions(args, context, workflow);
    if (!instructions.ok)
        return instructions;
    const parsed = (0,interception/* parseInjections */.yL)(args.all('--inject'));
    if (!parsed.ok)
        return (0,result/* err */._q)(`--inject: ${parsed.error}`);
    const injections = (0,interception/* addInjectedDetails */.u3)(parsed.value, args.all('--inject-details'));
    if (!injections.ok)
        return (0,result/* err */._q)(`--inject-details: ${injections.error}`);
    const planned = args.value('--shards');
    const shards = (0,request/* parseShards */.X)(planned ?? '');
    if (planned !== null && shards === null)
        return (0,result/* err */._q)(`--shards ${JSON.stringify(planned)} is not GROUP=N`);
    const observer = createObserver(args, context);
    if (!observer.ok)
        return observer;
    const notify = (0,cli_notify/* readNotifyOptions */.gO)(args, context);
    if (!notify.ok)
        return notify;
    const strictExit = args.value('--strict-exit');
    const durability = args.value('--durability') === 'process' ? 'process' : 'machine';
    const plain = createPlainRequest(context, observer.value, durability);
    return (0,result.ok)({
        ...plain,
        ...(0,cli_notify/* createDeliveryRequest */.iX)(notify.value, args.file('--ledger', context.cwd), context, plain.adapters),
        file: workflow ?? '',
        fileAsGiven: file ?? '',
        given: inputs.value,
        gates: { answers: answers.value, skip: args.has('--skip-gates'), human: createHuman(args, context) },
        provider: args.value('--provider'),
        breakerState: args.value('--breaker-state'),
        reports: readReportOptions(args, context),
        metadata: Object.fromEntries(metadata.value),
        instructions: instructions.value,
        injections: injections.value,
        strictExit: strictExit === null ? null : strictExit === 'true',
        strictAbilities: args.has('--strict-abilities'),
        ...(shards && { shards }),
    });
}
const WORKSPACE_FILES = ['AGENTS.md', 'CLAUDE.md', '.github/copilot-instructions.md'];
function readInstructionOptions(args, context, file) {
    const caller = [];
    for (const name of args.all('--instructions')) {
        const read = (0,files/* readTextFile */.Gu)(external_node_path_default().resolve(context.cwd, name));
        if (!read.ok)
            return (0,result/* err */._q)(`--instructions ${name}: ${read.error}`);
        caller.push(read.value);
    }
    if (!args.has('--workspace-instructions'))
        return (0,result.ok)({ workspace: [], caller });
    const root = (0,source_workspace/* findWorkspace */.pl)(file ?? external_node_path_default().join(context.cwd, 'workflow.yaml'), context.env);
    const workspace = [];
    for (const name of WORKSPACE_FILES) {
        const real = (0,source_workspace/* resolveRealPath */.Sc)(external_node_path_default().join(root, name));
        if (!(0,source_workspace/* isInside */.FK)(root, real) || (0,entries/* findEntryAt */.B)(real) !== 'file')
            continue;
        const read = (0,files/* readTextFile */.Gu)(real);
        if (!read.ok)
            return (0,result/* err */._q)(`--workspace-instructions: ${name} ${read.error}`);
        workspace.push(read.value);
    }
    return (0,result.ok)({ workspace, caller });
}
function readInputTexts(args, { env, cwd }) {
    const texts = (0,command/* parsePairs */.xg)(args.all('--input'), '-i', 'NAME=VALUE');
    if (!texts.ok)
        return texts;
    const values = {};
    for (const [name, text] of texts.value) {
        const [, source = '', where = ''] = /^@(env|file):(.*)$/s.exec(text) ?? [];
        const read = source === 'file' ? (0,files/* readTextFile */.Gu)(external_node_path_default().resolve(cwd, where)) : (0,result.ok)(env[where]);
        if (!read.ok)
            return (0,result/* err */._q)(`-i ${name}=${text}: ${read.error}`);
        if (source === 'env' && read.value === undefined)
            return (0,result/* err */._q)(`-i ${name}=${text}: the variable ${where} is not set`);
        if (source === '' && /^@[a-z]+:/.test(text))
            return (0,result/* err */._q)(`-i ${name}=${text}: write @env:VARIABLE or @file:PATH, or @@ for a text that begins with @`);
        const value = source === '' ? text.replace(/^@@/, '@') : (read.value ?? '');
        (0,json/* setKey */.qL)(values, name, source === 'file' ? value.replace(/\r?\n$/, '') : value);
    }
    return (0,result.ok)(values);
}
function readInputOptions(args, context) {
    const texts = readInputTexts(args, context);
    if (!texts.ok)
        return texts;
    const inputs = (0,config_inputs/* createTextInputs */.ri)(texts.value);
    const file = args.value('--input-file');
    if (file === null)
        return (0,result.ok)(inputs);
    const read = (0,files/* readTextFile */.Gu)(external_node_path_default().resolve(context.cwd, file));
    if (!read.ok)
        return (0,result/* err */._q)(`--input-file ${file}: ${read.error}`);
    const mapping = (0,config_inputs/* parseInputMapping */.Kb)(read.value);
    if (!mapping.ok)
        return (0,result/* err */._q)(`--input-file ${file}: ${mapping.error}`);
    return (0,result.ok)({ ...mapping.value, ...inputs });
}
function readReportOptions(args, context) {
    return (0,report_files/* forEachRequested */.Po)((name) => args.file(`--${name}`, context.cwd));
}
function createHuman(args, context) {
    if (args.has('--no-interactive') || !context.terminal.stdinIsTerminal || !context.terminal.stderrIsTerminal)
        return null;
    const human = (0,maps/* once */.Oo)(async () => {
        const { TerminalGate } = await __webpack_require__.e(/* import() */ 5959).then(__webpack_require__.bind(__webpack_require__, 5959));
        return new TerminalGate(process.stdin, process.stderr);
    });
    return {
        introduce: async (gate) => (await human()).introduce(gate),
        choose: async (gate, signal) => (await human()).choose(gate, signal),
        fill: async (field, multiline, signal) => (await human()).fill(field, multiline, signal),
    };
}
function createObserver(args, context) {
    const opened = openLog(args, context);
    if (!opened.ok)
        return opened;
    const log = opened.value;
    const { terminal } = context;
    const quiet = args.has('--quiet');
    if (log !== null && !quiet)
        terminal.stderr(`log file: ${log.file}\n`);
    const { stderrIsTerminal: isTerminal, color, columns } = terminal;
    const plain = { isTerminal: false, color: false, columns: () => LOG_COLUMNS, quiet: false, level: 'debug' };
    const level = context.debug || args.has('--verbose') ? 'debug' : 'info';
    const shown = [
        new Progress({ write: terminal.stderr, clock: clock/* systemClock */.ml, isTerminal, color, columns, quiet, level }),
        ...(log === null ? [] : [new Progress({ write: log.write, clock: clock/* systemClock */.ml, ...plain })]),
    ];
    let folder = '';
    return (0,result.ok)({
        onStarted: ({ workflow: { file, displayFile }, warnings, sources, redactor, account }) => {
            if (displayFile !== '' && file.split((external_node_path_default()).sep).join('/').endsWith(displayFile)) {
                const shown = (0,source_workspace/* displayPath */.Gt)(file.slice(0, -displayFile.length), (0,source_workspace/* resolveRealPath */.Sc)(context.cwd));
                folder = external_node_path_default().isAbsolute(shown) ? '' : shown;
            }
            const text = (painted) => `${redactor.text((0,finding_text/* renderFindings */.vO)(warnings, sources, painted))}\n`;
            if (warnings.length > 0 && !quiet)
                terminal.stderr(text(color));
            if (warnings.length > 0)
                log?.write(text(false));
            for (const progress of shown)
                progress.begin(account);
            return { consumers: shown, sinks: quiet ? shown.slice(1) : shown };
        },
        onMasked: () => { },
        note: (message) => {
            terminal.stderr(`conductor: ${message}\n`);
            log?.write(`conductor: ${message}\n`);
        },
        onFinished: (report) => {
            const last = (0,run_index/* findNamedRun */.qm)(run_index/* LAST */.xo, context);
            const isLast = last.ok && report.runDir !== null && last.value === external_node_path_default().resolve(context.cwd, report.runDir);
            for (const progress of shown)
                progress.finish({ ...report, folder, isLast });
        },
    });
}
const LOG_COLUMNS = 120;
function openLog(args, { cwd, env, terminal }) {
    const named = args.value('--log-file');
    if (named === null)
        return (0,result.ok)(null);
    const name = `conductor-${(0,run_folder/* formatStamp */.xE)(Date.now())}-${process.pid}.log`;
    const made = (0,result/* tryResult */.Bh)(() => {
        const file = named === 'auto' ? external_node_path_default().join((0,adapters.claimRunsFolder)(env).folder, 'logs', name) : external_node_path_default().resolve(cwd, named);
        (0,file_store/* makeFolder */.fc)(external_node_path_default().dirname(file), named === 'auto' ? 0o700 : 0o777);
        const descriptor = (0,regular_file/* openRegularFile */.ZU)(file, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_APPEND | external_node_fs_.constants.O_CREAT);
        (0,external_node_fs_.ftruncateSync)(descriptor);
        return { file, descriptor };
    });
    if (!made.ok)
        return (0,result/* err */._q)(`--log-file ${named}: ${made.error}`);
    const { file, descriptor } = made.value;
    let isBroken = false;
    const write = (text) => {
        const broken = isBroken ? null : (0,result/* tryAction */.Y$)(() => (0,external_node_fs_.appendFileSync)(descriptor, text));
        if (broken === null)
            return;
        isBroken = true;
        terminal.stderr(`conductor: the log file cannot be written any more: ${broken}\n`);
    };
    return (0,result.ok)({ file, write });
}


/***/ }),

/***/ 89903:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ parseGateArguments; },
/* harmony export */   n: function() { return /* binding */ gateAnswersFromMapping; }
/* harmony export */ });
/* harmony import */ var _gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3588);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62759);



function parseGateArguments(args) {
    const answers = new Map();
    for (const arg of args) {
        const equals = arg.indexOf('=');
        if (equals < 1)
            return (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`--gate ${JSON.stringify(arg.slice(0, 100))} is not of the form NAME=VALUE or NAME.FIELD=TEXT`);
        const [key, text] = [arg.slice(0, equals).trim(), arg.slice(equals + 1)];
        const earlier = findAnswer(answers, key);
        if (earlier !== null && earlier !== text)
            return (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`--gate ${key} has two answers, ${JSON.stringify(earlier)} and ${JSON.stringify(text)}; give one`);
        add(answers, key, text);
    }
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(answers);
}
function gateAnswersFromMapping(mapping) {
    if (mapping === null || mapping === undefined)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_GATE_ANSWERS */ .iU);
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(mapping))
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)('gates must be a mapping of gate names to answers');
    const answers = new Map();
    for (const [key, value] of Object.entries(mapping)) {
        const texts = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value)
            ? Object.entries(value).map(([field, text]) => [`${key}.${field}`, text])
            : [[key, value]];
        for (const [name, text] of texts) {
            if (typeof text !== 'string' && !(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonNumber */ .OD)(text) && typeof text !== 'boolean')
                return (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`the answer to the gate ${JSON.stringify(name)} must be a text, a number or a boolean`);
            add(answers, name, String(text));
        }
    }
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(answers);
}
function findAnswer(answers, key) {
    const [name = '', ...field] = key.split('.');
    const answer = answers.get(name);
    return (field.length === 0 ? answer?.value : answer?.fields[field.join('.')]) ?? null;
}
function add(answers, key, text) {
    const [name = '', ...field] = key.split('.');
    const { value, fields } = answers.get(name) ?? { value: null, fields: {} };
    answers.set(name, field.length === 0 ? { value: text, fields } : { value, fields: { ...fields, [field.join('.')]: text } });
}


/***/ }),

/***/ 9391:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YD: function() { return /* binding */ renderTextBlocks; },
/* harmony export */   nk: function() { return /* binding */ formatTextLine; }
/* harmony export */ });
/* unused harmony export listDetailLines */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4521);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68417);




const LABEL_COLUMNS = 11;
const MAX_SOURCE_LINES = 3;
const MAX_LINE = 200;
function renderTextBlocks(blocks, limits) {
    return blocks.flatMap((block) => renderTextBlock(block, limits));
}
function renderTextBlock(block, limits) {
    const format = (line) => formatTextLine(line, limits.chars);
    switch (block.type) {
        case 'heading':
            return ['', ...format(block.line)];
        case 'text':
            return format(block.line).map((text) => (text === '' ? '' : `  ${text}`));
        case 'fact': {
            const { shown, note } = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .limitEntries */ ._)(block.lines, block, limits.entries);
            return formatRows(block.label, [...shown.flatMap(format), ...keepSaid(note)]);
        }
        case 'table': {
            const { shown, note } = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .limitEntries */ ._)(block.rows, block, limits.entries);
            const rows = shown.map((cells) => keepSaid(...cells.flatMap(format)).join(' '));
            return formatRows(block.label, [...rows, ...keepSaid(note)]);
        }
        case 'list': {
            const { shown, note } = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .limitEntries */ ._)(block.entries, block, limits.entries);
            const rows = shown.flatMap(format);
            return (block.isTail === true ? [...keepSaid(note), ...rows] : [...rows, ...keepSaid(note)]).map((row) => `  ${row}`);
        }
        case 'code':
            return formatRows(block.label, listCodeLines(block, limits.lines));
        case 'data': {
            const size = { maxLines: 2 * limits.lines, maxChars: limits.code };
            return limits.code === 0 ? [] : formatRows(block.label, listDetailLines(block.value, size));
        }
        case 'commands':
            return block.parts.flatMap(({ label, commands }) => {
                const whole = commands.filter((command) => command.length <= limits.command).map(_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo);
                return whole.flatMap((command) => (label === '' ? [`  ${command}`] : formatRows(label, [command])));
            });
        case 'fold':
            return [...format(block.title), ...renderTextBlocks(block.blocks, limits)];
    }
}
function keepSaid(...texts) {
    return texts.filter((text) => text !== '');
}
function formatRows(label, texts) {
    return texts.map((text, index) => `  ${(index === 0 ? label : '').padEnd(LABEL_COLUMNS)}${text}`);
}
function formatTextLine(line, chars) {
    const parts = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .toInlines */ .IG)(line).map((part) => {
        if (typeof part === 'string')
            return part;
        if ('words' in part)
            return `${part.words} (${part.href})`;
        const max = Math.min(part.max ?? chars, chars);
        return part.look === 'lines' ? (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(part.text), max) : (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(part.text, max);
    });
    return parts.join('').split('\n');
}
function listCodeLines({ text, isTail }, max) {
    const lines = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(text)
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(line, MAX_LINE));
    if (isTail === true)
        return lines.slice(-max);
    return lines.length > MAX_SOURCE_LINES ? [...lines.slice(0, MAX_SOURCE_LINES), '…'] : lines;
}
function listDetailLines(details, limits) {
    const lines = [];
    for (const [key, value] of Object.entries(details)) {
        (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .appendAll */ .u2)(lines, listValueLines((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(key), value, limits));
        if (lines.length > limits.maxLines)
            break;
    }
    if (lines.length <= limits.maxLines)
        return lines;
    return [...lines.slice(0, limits.maxLines - 1), '…'];
}
function listValueLines(key, value, limits) {
    const short = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printTextOrJson */ ._s)(value);
    const isData = typeof value === 'object' && value !== null;
    const text = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(isData && short.length > 80 ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(value, 2) : short);
    const [first = '', ...more] = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(text, limits.maxChars).split('\n');
    if (more.length === 0)
        return [`${key}: ${first.trimEnd()}`];
    return [`${key}:`, ...[first, ...more].map((row) => `  ${row.trimEnd()}`)];
}


/***/ }),

/***/ 62852:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ createClosingBlock; },
/* harmony export */   q: function() { return /* binding */ createQuietBlock; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52015);
/* harmony import */ var _account_next_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14719);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12170);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99538);
/* harmony import */ var _markup_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68417);
/* harmony import */ var _markup_text_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9391);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95262);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31160);
/* harmony import */ var _error_blocks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(33424);
/* harmony import */ var _report_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(50275);
/* harmony import */ var _run_blocks_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(83501);
/* harmony import */ var _test_blocks_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(10554);













const MAX_BYTES = 4000;
const STAMP_BYTES = 30;
const NOT_UPLOADED = 'was not uploaded and is lost with its machine';
const AMOUNTS = [
    { chars: 2000, code: 1000, lines: 20, entries: 5, command: 4000 },
    { chars: 1000, code: 300, lines: 12, entries: 5, command: 2000 },
    { chars: 600, code: 150, lines: 8, entries: 3, command: 1000 },
    { chars: 400, code: 0, lines: 5, entries: 2, command: 500 },
];
const LEAST = { chars: 200, code: 0, lines: 2, entries: 1, command: 300 };
function createClosingBlock(input) {
    const pieces = listPieces({ ...input, graph: null, diagnosis: (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnose */ .h4)(input) });
    const stamp = input.github === null ? 0 : STAMP_BYTES;
    const fitting = AMOUNTS.map((limits) => renderPieces(pieces, limits)).find((lines) => lines.reduce((sum, { text }) => sum + Buffer.byteLength(text) + 1 + stamp, 0) <= MAX_BYTES);
    return fitting ?? renderPieces(pieces, LEAST);
}
function renderPieces(pieces, limits) {
    return pieces.flatMap((piece) => {
        const isHead = piece.type === 'head';
        const texts = isHead ? (0,_markup_text_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .formatTextLine */ .nk)(piece.line, limits.chars) : (0,_markup_text_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .renderTextBlocks */ .YD)([piece], limits);
        return texts.map((text) => ({ tone: isHead ? piece.tone : 'plain', text: (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCommands */ .Df)(text) }));
    });
}
function createQuietBlock(input) {
    const { result, github, runDir } = input;
    const diagnosis = (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnose */ .h4)(input);
    if (!result.success)
        return createClosingBlock(input);
    if (diagnosis.verdict.tone !== 'good')
        return createClosingBlock(input).slice(-1);
    const escalations = github === null ? result.escalations : [];
    const left = (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__/* .listLeftovers */ .h1)({ ...result, escalations, warnings: [] });
    if (left.length === 0)
        return [];
    const where = github === null && runDir !== null ? ` in ${runDir}` : '';
    const text = `! ${formatRunName(diagnosis)} ${diagnosis.verdict.words} and left ${left.join(', ')}${where}`;
    return [{ tone: 'care', text: (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCommands */ .Df)(text) }];
}
function listPieces(page) {
    const { diagnosis, account } = page;
    const { verdict, termination } = diagnosis;
    const { tone } = verdict;
    const name = formatRunName(diagnosis);
    const headline = `${name} ${(0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__/* .formatVerdict */ .Pu)(verdict, _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_8__/* .toOneLine */ .GX)}`;
    const end = `${headline}${account === null ? '' : ` after ${formatTook(page)}`}`;
    const flawed = { type: 'head', tone: 'care', line: `! ${headline}, in ${formatTook(page)}` };
    const isFlawed = verdict.flaws.length > 0;
    switch (verdict.end) {
        case 'success':
        case 'valid':
            return [
                ...(0,_test_blocks_js__WEBPACK_IMPORTED_MODULE_12__/* .listTestCounts */ .R4)(diagnosis),
                ..._run_blocks_js__WEBPACK_IMPORTED_MODULE_11__/* .listHandled */ .$9(page),
                ..._run_blocks_js__WEBPACK_IMPORTED_MODULE_11__/* .listEscalations */ .bP(page),
                ..._run_blocks_js__WEBPACK_IMPORTED_MODULE_11__/* .listWarnings */ .EB(page),
                ...listLeft(page),
                ...listReport(page),
                isFlawed
                    ? flawed
                    : { type: 'head', tone, line: `✓ ${headline}${verdict.handled > 0 ? ',' : ''} in ${formatTook(page)}` },
            ];
        case 'terminated-success':
        case 'terminated-failed': {
            const [status, word] = verdict.end === 'terminated-success' ? ['good', 'success'] : ['bad', 'failed'];
            const reason = { text: termination?.reason ?? '', look: 'lines' };
            return [
                { type: 'head', tone: status, line: [`■ Terminated (${word}): `, reason] },
                ...(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .listFact */ .HG)('by', [(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .createName */ .mn)(termination?.terminated_by ?? '')]),
                ..._run_blocks_js__WEBPACK_IMPORTED_MODULE_11__/* .listHandled */ .$9(page),
                ...listEnd(page),
                ...(isFlawed ? [flawed] : []),
            ];
        }
        case 'waiting': {
            const { length } = diagnosis.gates;
            const awaited = length > 1 ? `${length} answers` : 'an answer';
            const line = `? ${name} is suspended and waits for ${awaited}`;
            return [{ type: 'head', tone: 'care', line }, ..._run_blocks_js__WEBPACK_IMPORTED_MODULE_11__/* .listGates */ .Bl(page), ...listEnd(page)];
        }
        case 'planned':
            return listPlan(page);
        case 'cancelled':
            return [{ type: 'head', tone: 'care', line: `■ ${end}` }, ...listEnd(page)];
        case 'failed':
        case 'halted':
        case 'invalid':
        case 'not-run':
            return [
                { type: 'head', tone: 'bad', line: `✗ ${end}` },
                ...listError(page),
                ...(0,_error_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .listKindFact */ .FY)(diagnosis),
                ...(0,_test_blocks_js__WEBPACK_IMPORTED_MODULE_12__/* .listTestCounts */ .R4)(diagnosis),
                ...(0,_test_blocks_js__WEBPACK_IMPORTED_MODULE_12__/* .listQuarantined */ .P4)(diagnosis),
                ...listEnd(page),
            ];
    }
}
function formatRunName({ workflow, part }) {
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_8__/* .toOneLine */ .GX)(`${workflow}${part === '' ? '' : ` (${part})`}`);
}
function formatTook({ result, diagnosis: { hasNodes } }) {
    const { duration_ms: duration, nodes_executed: nodes } = result.execution;
    return `${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(duration)}${hasNodes ? ` (${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(nodes, 'node')})` : ''}`;
}
function listError(page) {
    const { error } = page.diagnosis;
    if (error === null)
        return [];
    const isRepeated = page.isShown === true && error.printed.stream === 'stdout';
    const shown = isRepeated ? { ...error, printed: { ...error.printed, text: '' } } : error;
    return [{ type: 'text', line: '' }, ...(0,_error_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .listErrorBlocks */ .X0)(shown, page)];
}
function listReport({ account, runDir, github, artifactName }) {
    if (account === null || runDir === null)
        return [];
    const { file } = (0,_report_files_js__WEBPACK_IMPORTED_MODULE_10__/* .reportFile */ .rn)('html');
    if (github === null)
        return (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .listFact */ .HG)('report', [node_path__WEBPACK_IMPORTED_MODULE_0___default().join(runDir, file)]);
    return (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .listFact */ .HG)('report', artifactName ? [[`${file} in the artifact `, { text: artifactName }]] : []);
}
function listLeft(page) {
    const { diagnosis, result, runDir, github } = page;
    if (diagnosis.leftovers.length === 0 || runDir === null)
        return [];
    const left = (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .listFact */ .HG)('left', [diagnosis.leftovers.join(', ')]);
    if (github === null)
        return [
            ...left,
            ...(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .listFact */ .HG)('run folder', [runDir]),
            { type: 'commands', parts: [{ label: 'next', what: '', commands: result.next_commands }] },
        ];
    const isGone = diagnosis.next.isLost && result.dead_letters.length + result.escalations.length > 0;
    return [...left, ...(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .listFact */ .HG)('run folder', isGone ? [NOT_UPLOADED] : []), ...listAway(page)];
}
function listPlan(page) {
    const { diagnosis, result } = page;
    const { suspended } = result;
    if (suspended?.waits_for !== 'shards')
        return [];
    const { total, group, shards } = suspended;
    const items = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(total, 'item')} of ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_8__/* .toOneLine */ .GX)(group)}`;
    const line = `? ${formatRunName(diagnosis)} is planned: ${items} over ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(shards, 'shard')}`;
    const { next } = diagnosis;
    const [first, last] = [next.resume.slice(0, shards === 0 ? 0 : 1), next.resume.slice(-1)];
    const more = shards > 1 && last[0] !== first[0] ? [`# and so on, up to ${shards}/${shards}`] : [];
    const short = { ...diagnosis, next: { ...next, resume: [...first, ...more, ...last] } };
    return [{ type: 'head', tone: 'care', line }, ...listEnd({ ...page, diagnosis: short })];
}
function listEnd(page) {
    const { result, diagnosis, github } = page;
    const { checkpoint, dead_letters: letters, unseen_failures: unseen = 0 } = result;
    const unsaved = checkpoint?.error === undefined ? null : (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .formatUnsaved */ .ye)(checkpoint.error);
    const warnings = result.warnings.filter((warning) => warning !== unsaved);
    const lost = diagnosis.next.isLost ? [`${NOT_UPLOADED}: run it again to reproduce`] : [];
    return [
        ..._run_blocks_js__WEBPACK_IMPORTED_MODULE_11__/* .listWarnings */ .EB({ ...page, result: { ...result, warnings } }),
        ..._run_blocks_js__WEBPACK_IMPORTED_MODULE_11__/* .listEscalations */ .bP(page),
        ...(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .listFact */ .HG)('left', letters.length === 0 ? [] : [(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(letters.length, 'dead letter')]),
        ...(github === null ? listHere(page) : [...(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .listFact */ .HG)('run folder', lost), ...listReport(page), ...listAway(page)]),
        ...(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .listFact */ .HG)('not saved', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .toQuotedLines */ .l$)(unsaved, 1000)),
        ...(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .listFact */ .HG)('unseen', unseen === 0 ? [] : [`${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(unseen, 'command')} failed unseen before`]),
    ];
}
function listHere(page) {
    const { account, runDir, diagnosis, result, isLast } = page;
    const folder = (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_7__/* .toPathWord */ .Tq)(runDir ?? '');
    const toShort = (command) => isLast === true ? (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_7__/* .replaceShellWords */ .Up)(command, (word) => (word === folder ? 'last' : word)) : command;
    const { errors_path: errorsPath = null, errors_write_error: problem = null } = account?.ending ?? {};
    const isRecorded = (account?.errors.recorded.length ?? 0) > 0;
    const unwritten = problem === null ? null : `errors.jsonl could not be written: ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_8__/* .toOneLine */ .GX)(problem)}`;
    const errors = errorsPath ?? unwritten ?? (isRecorded ? 'not written: there is no run folder' : null);
    const { next } = diagnosis;
    const again = next.resume.length + next.explain.length === 0 ? ['again'] : [];
    const parts = (0,_account_next_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .listNextParts */ .c0)(next, result).map((part) => ({ ...part, commands: part.commands.map(toShort) }));
    return [
        ...(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .listFact */ .HG)('errors', errors === null ? [] : [errors]),
        ...listReport(page),
        ...(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .listFact */ .HG)('run folder', runDir === null ? [] : [runDir]),
        {
            type: 'commands',
            parts: ['resume', 'redrive', 'explain', ...again].flatMap((name) => parts.filter(({ label }) => label === name)),
        },
    ];
}
function listAway(page) {
    return _run_blocks_js__WEBPACK_IMPORTED_MODULE_11__/* .listNext */ .OY(page)
        .filter(({ type }) => type !== 'text')
        .map((block) => block.type === 'commands' ? { ...block, parts: block.parts.map((part) => ({ ...part, label: '' })) } : block);
}


/***/ }),

/***/ 56002:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: function() { return /* binding */ readTelemetrySettings; },
/* harmony export */   ZI: function() { return /* binding */ parseTraceParent; },
/* harmony export */   ue: function() { return /* binding */ createVerdictExport; },
/* harmony export */   vg: function() { return /* binding */ wantsTelemetry; }
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62759);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93833);


const SERVICE = 'conductor';
const TRACES_PATH = '/v1/traces';
function wantsTelemetry(env) {
    return (findEndpoint(env) !== null &&
        env['OTEL_SDK_DISABLED']?.trim().toLowerCase() !== 'true' &&
        env['OTEL_TRACES_EXPORTER'] !== 'none');
}
function createVerdictExport(env, loadSender) {
    return async (verdicts) => (wantsTelemetry(env) ? (await loadSender()).sendVerdicts(env, verdicts) : null);
}
function readTelemetrySettings(env) {
    const url = findEndpoint(env);
    const parent = parseTraceParent(env['TRACEPARENT']);
    if (url === null || !wantsTelemetry(env) || parent?.sampled === false)
        return null;
    const name = env['OTEL_SERVICE_NAME'] ?? '';
    const resource = { 'service.name': SERVICE, ...parseKeyValues(env['OTEL_RESOURCE_ATTRIBUTES']) };
    return {
        url,
        headers: {
            ...parseKeyValues(env['OTEL_EXPORTER_OTLP_HEADERS']),
            ...parseKeyValues(env['OTEL_EXPORTER_OTLP_TRACES_HEADERS']),
        },
        resource: name === '' ? resource : { ...resource, 'service.name': name },
        parent,
    };
}
function findEndpoint(env) {
    const traces = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']?.trim() ?? '';
    if (traces !== '')
        return traces;
    const common = env['OTEL_EXPORTER_OTLP_ENDPOINT']?.trim() ?? '';
    return common === '' ? null : `${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSigns */ .$T)(common, '/')}${TRACES_PATH}`;
}
function parseKeyValues(text) {
    const headers = {};
    for (const part of (text ?? '').split(',')) {
        const equals = part.indexOf('=');
        const key = part.slice(0, Math.max(equals, 0)).trim();
        if (key !== '')
            headers[decodePercent(key)] = decodePercent(part.slice(equals + 1).trim());
    }
    return headers;
}
function decodePercent(text) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .tryOr */ .LE)(text, () => decodeURIComponent(text));
}
const TRACE_PARENT = /^(?!ff)(?:00(?=.{53}$)|(?!00)[0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;
const ALL_ZERO = /^0+$/;
function parseTraceParent(text) {
    const [, traceId = '', spanId = '', flags = ''] = TRACE_PARENT.exec(text?.trim().toLowerCase() ?? '') ?? [];
    if (traceId === '' || ALL_ZERO.test(traceId) || ALL_ZERO.test(spanId))
        return null;
    return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}


/***/ }),

/***/ 12013:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ parseShards; },
/* harmony export */   f: function() { return /* binding */ PLAIN_RUN; }
/* harmony export */ });
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3588);

function parseShards(text) {
    const [, group, count] = /^(.+)=(\d{1,9})$/.exec(text) ?? [];
    return group === undefined ? null : { group, count: Number(count) };
}
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


/***/ })

};
;