"use strict";
exports.id = 7491;
exports.ids = [7491];
exports.modules = {

/***/ 55807:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jd: function() { return /* binding */ RecordReader; },
/* harmony export */   Uv: function() { return /* binding */ readResult; },
/* harmony export */   i8: function() { return /* binding */ EventReader; }
/* harmony export */ });
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10898);
/* harmony import */ var _core_event_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10086);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85636);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7725);





function isStampedEvent(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value) || !(0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(value['timestamp']) || !(0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .isEventType */ .VX)(value['type']))
        return false;
    const fields = Object.entries((0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .eventFacts */ .IS)(value['type']).fields);
    return fields.every(([name, { check }]) => check === null || check(value[name]));
}
class LineReader {
    isKnown;
    take;
    skipped = 0;
    constructor(isKnown, take) {
        this.isKnown = isKnown;
        this.take = take;
    }
    line(text) {
        const line = text.replace(/^\ufeff/, '').trim();
        if (line === '')
            return;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(line);
        if (this.isKnown(value))
            this.take(value);
        else
            this.skipped += 1;
    }
}
class EventReader extends LineReader {
    constructor(...consumers) {
        super(isStampedEvent, (event) => {
            for (const consumer of consumers)
                consumer.consume(event);
        });
    }
}
const MAX_RECORDS = 10_000;
const hasRecordFields = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .shaped */ .e9)({
    timestamp: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH,
    workflow: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .shaped */ .e9)({ name: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH }),
    node: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH,
    envelope: _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnvelope */ .XT,
    frames: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .isFrame */ .qt),
    attempts: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et,
    stderr_tail: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH,
});
class RecordReader extends LineReader {
    records = [];
    constructor() {
        super(isErrorRecord, (record) => {
            if (this.records.length < MAX_RECORDS)
                this.records.push(record);
        });
    }
}
function isErrorRecord(value) {
    return hasRecordFields(value);
}
const hasResultFields = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .shaped */ .e9)({
    success: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isBoolean */ .Lm,
    outcome: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(..._core_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_OUTCOMES */ .wi),
    exit_code: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et,
    workflow: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .shaped */ .e9)({ file: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH }),
    errors: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnvelope */ .XT),
    warnings: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH),
    next_commands: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH),
    execution: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .shaped */ .e9)({ duration_ms: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et }),
    termination: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .shaped */ .e9)({ reason: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH })),
});
function readResult(text) {
    const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    return isResult(value) ? value : null;
}
function isResult(value) {
    return hasResultFields(value);
}


/***/ }),

/***/ 86025:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qj: function() { return /* binding */ nap; },
/* harmony export */   ml: function() { return /* binding */ systemClock; }
/* harmony export */ });
/* unused harmony export clockFrom */
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_events__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);


const LONGEST_NAP_MS = 60_000;
const SHORTEST_SLEEP_MS = 1000;
const LONGEST_WORK_MS = 50;
function clockFrom(sources) {
    const { monotonic } = sources;
    let origin = sources.wall() - monotonic();
    let awake = sources.uptime() - monotonic();
    let lastTurn = monotonic();
    const now = () => Math.floor(origin + monotonic());
    const countSleep = () => {
        const slept = sources.uptime() - monotonic() - awake;
        if (slept < SHORTEST_SLEEP_MS)
            return;
        origin += slept;
        awake += slept;
    };
    return {
        now,
        monotonic,
        async sleepUntil(deadline, signal) {
            for (;;) {
                const left = deadline - now();
                if (left <= 0 || signal.aborted)
                    return;
                await nap(Math.min(Math.ceil(left), LONGEST_NAP_MS), signal);
                countSleep();
            }
        },
        turn() {
            if (monotonic() - lastTurn < LONGEST_WORK_MS)
                return null;
            return new Promise((resolve) => {
                setImmediate(() => {
                    lastTurn = monotonic();
                    resolve();
                });
            });
        },
    };
}
const systemClock = clockFrom({
    wall: () => Date.now(),
    monotonic: () => performance.now(),
    uptime: () => (0,node_os__WEBPACK_IMPORTED_MODULE_1__.uptime)() * 1000,
});
function nap(ms, signal) {
    return new Promise((resolve) => {
        const wake = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', wake);
            resolve();
        };
        const timer = setTimeout(wake, ms);
        (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, signal);
        signal.addEventListener('abort', wake, { once: true });
        if (signal.aborted)
            wake();
    });
}


/***/ }),

/***/ 76159:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ME: function() { return /* binding */ createGithubApi; },
/* harmony export */   N5: function() { return /* binding */ readEventPayload; }
/* harmony export */ });
/* unused harmony export requestList */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36657);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77400);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31160);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86025);







const TIMEOUT_MS = 10_000;
const LONGEST_STREAM_MS = 600_000;
const NEVER = new AbortController().signal;
const ATTEMPTS = 3;
const LONGEST_WAIT_MS = 5000;
const FIRST_WAIT_MS = 500;
function createGithubApi(options) {
    const sleep = options.sleep ?? ((milliseconds) => (0,_clock_js__WEBPACK_IMPORTED_MODULE_6__/* .nap */ .Qj)(milliseconds, options.signal ?? NEVER));
    const again = async (method, ask) => {
        for (let attempt = 1;; attempt += 1) {
            const answer = await ask();
            if (answer.ok)
                return answer;
            const wait = retryWait(answer.error, method, attempt, options.longestWaitMs ?? LONGEST_WAIT_MS);
            if (wait === null || options.signal?.aborted === true)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(describe(answer.error));
            await sleep(wait);
        }
    };
    return {
        request: (method, path, body) => again(method, () => once(options, method, path, body)),
        stream: (path) => again('GET', () => openStream(options, path)),
    };
}
async function requestList(api, path) {
    const answer = await api.request('GET', path);
    if (!answer.ok)
        return answer;
    return Array.isArray(answer.value) ? ok(answer.value) : err({ status: null, message: 'the answer is not a list' });
}
async function once(options, method, path, body) {
    const attempt = new Attempt(options);
    try {
        const reply = await attempt.ask(method, path, body === undefined ? {} : { data: body });
        const data = reply.data;
        const left = Number(reply.headers['x-ratelimit-remaining'] ?? Number.NaN);
        if (Number.isFinite(left))
            options.onRemaining?.(left);
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(data) && typeof data === 'object' && data !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(data);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(attempt.obstacle() ?? { ...NO_ANSWER, status: reply.status, message: 'the answer is not JSON' });
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(attempt.obstacle() ?? failureOf(error));
    }
    finally {
        attempt.end();
    }
}
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
        const { token, baseUrl, signal = NEVER, timeoutMs = TIMEOUT_MS } = this.options;
        if (!(0,_core_github_js__WEBPACK_IMPORTED_MODULE_1__/* .isSafeServer */ .f_)(baseUrl))
            throw new Error(`a token is not sent over plain http: ${baseUrl}`);
        const { getOctokit } = await __webpack_require__.e(/* import() */ 5564).then(__webpack_require__.bind(__webpack_require__, 65564));
        const octokit = getOctokit(token, { baseUrl, log: SILENT });
        const fetch = this.#bounded(octokit.request.endpoint.DEFAULTS.request?.fetch);
        this.#timer = setTimeout(() => this.#late.abort(), timeoutMs);
        const ends = AbortSignal.any([this.#late.signal, signal]);
        const headers = { 'X-GitHub-Api-Version': '2022-11-28' };
        const route = `${method} ${path.replace(/[:{}]/g, encodeURIComponent)}`;
        return octokit.request(route, { ...more, headers, request: { ...more.request, signal: ends, fetch } });
    }
    #bounded(inner) {
        return async (address, init) => {
            const { status, statusText, url, headers, body } = await inner(address, init);
            const text = async () => (await this.#bytesOf(body)).toString('utf8');
            const arrayBuffer = async () => new Uint8Array(await this.#bytesOf(body)).buffer;
            return { status, statusText, url, headers, body, text, arrayBuffer };
        };
    }
    async #bytesOf(body) {
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
    stay() {
        this.#timer?.refresh();
    }
    obstacle() {
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
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(whileMoreComes(data, attempt));
        attempt.end();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ ...NO_ANSWER, status: reply.status, message: 'the answer is not a stream' });
    }
    catch (error) {
        attempt.end();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(attempt.obstacle() ?? failureOf(error));
    }
}
async function* whileMoreComes(chunks, attempt) {
    const begin = performance.now();
    try {
        for await (const chunk of chunks) {
            yield chunk;
            attempt.stay();
            if (performance.now() - begin > LONGEST_STREAM_MS)
                throw new Error('it took too long');
        }
    }
    catch (error) {
        throw new Error(attempt.obstacle()?.message ?? (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error));
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
function failureOf(error) {
    const status = property(error, 'status');
    const headers = property(property(error, 'response'), 'headers');
    const message = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error), 300);
    if (typeof status !== 'number' || property(error, 'response') === undefined) {
        return { ...NO_ANSWER, message };
    }
    const seconds = Number(property(headers, 'retry-after') ?? Number.NaN);
    const isSpent = String(property(headers, 'x-ratelimit-remaining') ?? '') === '0';
    const reset = Number(property(headers, 'x-ratelimit-reset') ?? Number.NaN) * 1000 - Date.now();
    const until = isSpent && Number.isFinite(reset) ? Math.max(0, reset) + 1000 : null;
    const isSecondary = status === 403 && /secondary rate limit/i.test(message);
    const otherwise = until ?? (isSecondary ? SECONDARY_WAIT_MS : null);
    return {
        status,
        message,
        retryAfterMs: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : otherwise,
        isRateLimit: status === 429 || (status === 403 && (isSpent || isSecondary || Number.isFinite(seconds))),
    };
}
function retryWait(failure, method, attempt, longest) {
    if (attempt >= ATTEMPTS)
        return null;
    const isOutage = failure.status !== null && failure.status >= 500;
    if (!failure.isRateLimit && !(isOutage && method !== 'POST'))
        return null;
    const wait = failure.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1);
    const isAsked = failure.isRateLimit || failure.retryAfterMs !== null;
    return isAsked && wait > longest ? null : wait;
}
function describe(failure) {
    const { status } = failure;
    if (status === null)
        return { status, message: failure.message };
    const meaning = failure.isRateLimit ? 'too many requests' : MEANINGS[status];
    const message = `${status}${meaning === undefined ? '' : ` (${meaning})`}: ${failure.message}`;
    return { status, message, isRateLimit: failure.isRateLimit, retryAfterMs: failure.retryAfterMs };
}
const MEANINGS = {
    401: 'the token was refused',
    403: 'the token lacks the permission',
    404: 'not found, or the token may not see it',
};
function property(value, name) {
    if (typeof value !== 'object' || value === null || !(name in value))
        return undefined;
    return Reflect.get(value, name);
}
const MAX_PAYLOAD_BYTES = 32 * 1024 * 1024;
function readEventPayload(path) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > MAX_PAYLOAD_BYTES)
            return undefined;
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 42135:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gl: function() { return /* binding */ CommandLocator; },
/* harmony export */   my: function() { return /* binding */ findUnpassable; },
/* harmony export */   p$: function() { return /* binding */ checkFolder; },
/* harmony export */   q3: function() { return /* binding */ describeStartFailure; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77913);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77400);
/* harmony import */ var _windows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11528);






const isWindows = process.platform === 'win32';
const FALLBACK_PATH = isWindows ? '' : '/usr/local/bin:/usr/bin:/bin';
class CommandLocator {
    #found = new Map();
    locate(command, cwd, env) {
        if (command.trim() === '')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ message: 'the command is empty', notFound: true });
        const searched = hasFolder(command) ? null : ((0,_core_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .variable */ .bv)(env, 'PATH') ?? FALLBACK_PATH);
        const key = [command, searched ?? '', cwd].join('\0');
        const known = this.#found.get(key);
        if (known !== undefined && candidateState(known) === 'runnable')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(known);
        const found = search(command, searched, cwd, env);
        if (found.ok)
            this.#found.set(key, found.value);
        return found;
    }
}
function checkFolder(folder) {
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(folder);
    const stats = statOf(absolute);
    if (stats === 'absent')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`working directory does not exist: ${folder}`);
    if (stats === 'denied')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`working directory cannot be entered: ${folder}`);
    if (!stats.isDirectory())
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`working directory is not a folder: ${folder}`);
    if (!isWindows && !isAccessible(absolute))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`working directory cannot be entered: ${folder}`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(absolute);
}
function search(command, searched, cwd, env) {
    const folders = searched === null ? [cwd] : foldersOf(command, searched, env);
    let refused = null;
    for (const candidate of folders.flatMap((folder) => spellings(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, folder, command), env))) {
        const state = candidateState(candidate);
        if (state === 'runnable')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(candidate);
        if (state === 'not_executable')
            refused ??= candidate;
    }
    if (refused === null) {
        if (isWindows && searched === null && candidateState(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, command)) === 'runnable')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ message: (0,_windows_js__WEBPACK_IMPORTED_MODULE_5__/* .explainNotAProgram */ .CU)(command), notFound: false });
        const looked = searched === null && !node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(command) ? ` (looked for in ${cwd})` : '';
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ message: `command not found: ${command}${looked}`, notFound: true });
    }
    const stats = statOf(refused);
    const isFolder = typeof stats === 'object' && stats.isDirectory();
    const how = isFolder ? ' is a folder' : ` (run \`chmod +x ${command}\`)`;
    const message = `not executable: ${searched === null ? `${command}${how}` : refused}`;
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ message, notFound: false });
}
function foldersOf(command, searched, env) {
    return isWindows
        ? (0,_windows_js__WEBPACK_IMPORTED_MODULE_5__/* .windowsFolders */ .LE)(command, searched, env)
        : searched.split((node_path__WEBPACK_IMPORTED_MODULE_1___default().delimiter)).filter((folder) => folder !== '');
}
function spellings(file, env) {
    return isWindows ? (0,_windows_js__WEBPACK_IMPORTED_MODULE_5__/* .windowsSpellings */ .fx)(file, env) : [file];
}
function candidateState(file) {
    const stats = statOf(file);
    if (stats === 'absent')
        return 'absent';
    if (stats === 'denied' || !stats.isFile())
        return 'not_executable';
    return isWindows || isAccessible(file) ? 'runnable' : 'not_executable';
}
function statOf(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false }) ?? 'absent';
    }
    catch (error) {
        return ['EACCES', 'EPERM'].includes((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error)) ? 'denied' : 'absent';
    }
}
function isAccessible(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
function hasFolder(command) {
    return command.includes('/') || (isWindows && (command.includes('\\') || /^[A-Za-z]:/.test(command)));
}
function findUnpassable({ command, args, env }) {
    if (command.includes('\0'))
        return 'the command holds a NUL character';
    if (args.some((arg) => arg.includes('\0')))
        return `an argument of ${command} holds a NUL character`;
    const named = Object.entries(env).find(([name, value]) => name.includes('\0') || value.includes('\0'));
    return named === undefined ? null : `the environment variable ${named[0].replaceAll('\0', '')} holds a NUL character`;
}
function describeStartFailure(command, error) {
    switch ((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error)) {
        case 'ENOENT':
            return `cannot start ${command}: the interpreter that its first line names does not exist; Windows line ends (CRLF) also look like this`;
        case 'EACCES':
        case 'EPERM':
            return `not executable: ${command}`;
        case 'E2BIG':
        case 'ENAMETOOLONG':
            return `cannot start ${command}: its arguments and environment are larger than the system allows`;
        case 'EAGAIN':
        case 'EMFILE':
        case 'ENFILE':
        case 'ENOMEM':
            return `cannot start ${command}: the system has no room for another process (${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error)})`;
        case 'EFTYPE':
        case 'UNKNOWN':
            return `cannot start ${command}: the system does not take it for a program (${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error)})`;
        default:
            return `cannot start ${command}: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error)}`;
    }
}


/***/ }),

/***/ 77404:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: function() { return /* binding */ parseWindowsProcesses; },
/* harmony export */   Hn: function() { return /* binding */ WINDOWS_QUERY; },
/* harmony export */   hw: function() { return /* binding */ orphansOf; }
/* harmony export */ });
const SCRIPT = 'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId) $(if ($_.CreationDate) { ([DateTimeOffset]$_.CreationDate).ToUnixTimeMilliseconds() })" }';
const WINDOWS_QUERY = ['-NoProfile', '-NonInteractive', '-Command', SCRIPT];
function parseWindowsProcesses(listing) {
    return listing.split('\n').flatMap((line) => {
        const [, pid, parent, created] = /^\s*(\d+)\s+(\d+)(?:\s+([1-9]\d*))?\s*$/.exec(line) ?? [];
        if (pid === undefined || parent === undefined)
            return [];
        return [{ pid: Number(pid), parent: Number(parent), created: created === undefined ? null : Number(created) }];
    });
}
const TICK_MS = 100;
function orphansOf(processes, roots) {
    const listed = new Set(processes.map(({ pid }) => pid));
    const isOf = ({ pid, started, ended }, child) => {
        if (child.parent !== pid || child.pid === process.pid)
            return false;
        if (child.created === null)
            return !listed.has(pid);
        return child.created >= started - TICK_MS && child.created <= ended + TICK_MS;
    };
    return processes.filter((child) => roots.some((root) => isOf(root, child))).map(({ pid }) => pid);
}


/***/ }),

/***/ 559:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: function() { return /* binding */ createRunLock; },
  g: function() { return /* binding */ isOwned; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/src/adapters/process/windows-processes.js
var windows_processes = __webpack_require__(77404);
;// CONCATENATED MODULE: ./build/src/adapters/process/start-time.js



const SAME_MOMENT_MS = 5000;
function ownStart() {
    return process.platform === 'win32' ? String(Math.round(performance.timeOrigin)) : startOf(process.pid);
}
function startOf(pid) {
    switch (process.platform) {
        case 'linux':
            return startInProc(pid);
        case 'win32':
            return startInWindows(pid);
        default:
            return startFromPs(printed('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]));
    }
}
function isSameStart(written, found) {
    if (written === found)
        return true;
    return /^\d{13}$/.test(written) && Math.abs(Number(written) - Number(found)) < SAME_MOMENT_MS;
}
function startInProc(pid) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return fields[0] === 'Z' || fields[0] === 'X' ? 'ended' : (fields[19] ?? '');
    }
    catch {
        return '';
    }
}
function startFromPs(line) {
    const [, state = '', started = ''] = /^\s*(\S+)\s+(.*\S)\s*$/.exec(line) ?? [];
    return state.startsWith('Z') ? 'ended' : started;
}
function startInWindows(pid) {
    const listing = printed('powershell', windows_processes/* WINDOWS_QUERY */.Hn);
    return String((0,windows_processes/* parseWindowsProcesses */.EI)(listing).find((entry) => entry.pid === pid)?.created ?? '');
}
function printed(command, args) {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    return (0,external_node_child_process_.spawnSync)(command, args, { encoding: 'utf8', env, windowsHide: true }).stdout ?? '';
}

;// CONCATENATED MODULE: ./build/src/adapters/run-lock.js






const LEFTOVER = /^\.[\w.-]+\.[0-9a-f]{12}\.tmp$|^owner-\d+\.lock\.\d+\.new$/;
const HALF_WRITTEN_MS = 10_000;
const BEAT_MS = 5_000;
const SILENT_MS = 60_000;
const MOST_TRIES = 100;
function createRunLock(link = external_node_fs_.linkSync) {
    return { acquire: (folder) => acquire(folder, link) };
}
function isOwned(folder) {
    try {
        const last = newest(folder);
        return last === null ? null : last === 'changing' || isAlive(last);
    }
    catch {
        return null;
    }
}
function acquire(folder, link) {
    try {
        const odd = oddLock(folder);
        if (odd !== undefined)
            return { status: 'odd', message: `${external_node_path_default().join(folder, odd)} is not a plain file` };
        for (let tries = 0; tries < MOST_TRIES; tries++) {
            const last = newest(folder);
            if (last === 'changing')
                continue;
            if (last !== null && isAlive(last))
                return { status: 'taken', owner: last.owner };
            const generation = (last?.generation ?? 0) + 1;
            const file = external_node_path_default().join(folder, lockName(generation));
            if (!claim(file, link))
                continue;
            const names = (0,external_node_fs_.readdirSync)(folder);
            if (highest(names) !== generation) {
                removeQuietly(file);
                continue;
            }
            removeLeftovers(folder, names);
            return owned(folder, generation, last !== null && !last.released);
        }
        return { status: 'taken', owner: null };
    }
    catch (error) {
        return { status: 'failed', message: (0,error_message/* errorMessage */.gJ)(error) };
    }
}
function oddLock(folder) {
    return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }).find((file) => /^owner-\d/.test(file.name) && !file.isFile())
        ?.name;
}
function claim(file, link) {
    const draft = `${file}.${process.pid}.new`;
    try {
        writeOwner(draft);
        try {
            link(draft, file);
            return true;
        }
        catch (error) {
            if ((0,error_message/* errorCode */.CA)(error) === 'EEXIST' || (0,error_message/* errorCode */.CA)(error) === 'ENOENT')
                return false;
            return claimInTwoSteps(file);
        }
    }
    finally {
        removeQuietly(draft);
    }
}
function claimInTwoSteps(file) {
    try {
        writeOwner(file);
        return true;
    }
    catch (error) {
        if ((0,error_message/* errorCode */.CA)(error) === 'EEXIST')
            return false;
        throw error;
    }
}
function writeOwner(file) {
    const handle = (0,external_node_fs_.openSync)(file, 'wx', 0o600);
    try {
        const owner = {
            pid: process.pid,
            host: (0,external_node_os_.hostname)(),
            since: new Date().toISOString(),
            started: ownStart(),
            file: identity((0,external_node_fs_.fstatSync)(handle, { bigint: true }).ino),
        };
        (0,external_node_fs_.writeSync)(handle, `${JSON.stringify(owner)}\n`);
    }
    finally {
        (0,external_node_fs_.closeSync)(handle);
    }
}
function identity(inode) {
    return inode === 0n ? '' : inode.toString();
}
function owned(folder, generation, interrupted) {
    for (let old = generation - 1; old > 0 && removeQuietly(external_node_path_default().join(folder, lockName(old))); old--) {
        removeQuietly(external_node_path_default().join(folder, doneName(old)));
    }
    const file = external_node_path_default().join(folder, lockName(generation));
    const beat = setInterval(() => touch(file), BEAT_MS);
    beat.unref();
    const release = () => {
        clearInterval(beat);
        try {
            (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(external_node_path_default().join(folder, doneName(generation)), 'wx', 0o600));
        }
        catch {
        }
    };
    return { status: 'owned', release, interrupted };
}
function touch(file) {
    const now = new Date();
    try {
        (0,external_node_fs_.utimesSync)(file, now, now);
    }
    catch {
    }
}
function removeQuietly(file) {
    try {
        (0,external_node_fs_.unlinkSync)(file);
        return true;
    }
    catch {
        return false;
    }
}
function highest(names) {
    let generation = 0;
    for (const name of names) {
        const number = name.startsWith('owner-') ? Number.parseInt(name.slice('owner-'.length), 10) : 0;
        if (number > generation && name === lockName(number))
            generation = number;
    }
    return generation;
}
function lockName(generation) {
    return `owner-${generation}.lock`;
}
function doneName(generation) {
    return `owner-${generation}.done`;
}
function removeLeftovers(folder, names) {
    for (const name of names)
        if (LEFTOVER.test(name))
            removeQuietly(external_node_path_default().join(folder, name));
}
function newest(folder) {
    const names = new Set((0,external_node_fs_.readdirSync)(folder));
    const generation = highest(names);
    if (generation === 0)
        return null;
    const noOwner = { generation, owner: null, started: '', copied: false };
    if (names.has(doneName(generation)))
        return { ...noOwner, released: true, age: 0 };
    try {
        const file = external_node_path_default().join(folder, lockName(generation));
        const stats = (0,external_node_fs_.lstatSync)(file, { bigint: true });
        const value = stats.isFile() ? (0,json/* parseJson */.qF)((0,external_node_fs_.readFileSync)(file, 'utf8')) : null;
        const isAhead = Number(stats.mtimeMs) > Date.now() + BEAT_MS;
        if (isAhead)
            touch(file);
        const age = isAhead ? 0 : Date.now() - Number(stats.mtimeMs);
        if (!(0,json/* isJsonObject */.OW)(value) || typeof value['pid'] !== 'number')
            return { ...noOwner, released: false, age };
        const owner = { pid: value['pid'], host: String(value['host'] ?? ''), since: String(value['since'] ?? '') };
        const written = typeof value['file'] === 'string' ? value['file'] : '';
        const here = identity(stats.ino);
        const copied = written !== '' && here !== '' && written !== here;
        return { generation, released: false, owner, started: String(value['started'] ?? ''), copied, age };
    }
    catch (error) {
        if ((0,error_message/* errorCode */.CA)(error) === 'ENOENT')
            return 'changing';
        throw error;
    }
}
function isAlive(lock) {
    if (lock.released || lock.copied)
        return false;
    if (lock.owner === null)
        return lock.age < HALF_WRITTEN_MS;
    if (lock.owner.host !== (0,external_node_os_.hostname)())
        return lock.age < SILENT_MS;
    try {
        process.kill(lock.owner.pid, 0);
    }
    catch (error) {
        if ((0,error_message/* errorCode */.CA)(error) !== 'EPERM')
            return false;
    }
    const started = lock.started === '' ? '' : startOf(lock.owner.pid);
    return started === '' ? lock.age < (0,external_node_os_.uptime)() * 1000 : isSameStart(lock.started, started);
}


/***/ }),

/***/ 51848:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ textIfReadable; },
/* harmony export */   i: function() { return /* binding */ appendDurably; }
/* harmony export */ });
function appendDurably(files, path, text) {
    const file = files.openAppend(path);
    try {
        file.append(text);
        file.flush();
    }
    finally {
        file.close();
    }
}
function textIfReadable(files, path) {
    try {
        return files.readText(path);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 29019:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cM: function() { return /* binding */ isOwnerFile; },
/* harmony export */   eL: function() { return /* binding */ RUN_FILE_NAMES; }
/* harmony export */ });
/* unused harmony exports RUN_FILES, PLACE_FILE */
const RUN_FILES = {
    'events.jsonl': 'everything that happened, one JSON object a line',
    'errors.jsonl': 'one record for each error that ended the run; it exists once it has a record',
    'result.json': 'the report for programs and agents',
    'report.html': 'the run as a page',
    'junit.xml': 'a JUnit report (`--junit`, `conductor report`)',
    'errors.sarif': 'a SARIF report (`--sarif`, `conductor report`)',
    'dead-letter.jsonl': 'items that were given up, for `conductor redrive`',
    'dead-letter.jsonl.unmarked': 'there while a redrive could not mark a letter that it ran',
    'checkpoint.json': 'a snapshot, what `conductor resume` goes on from',
    'journal.jsonl': 'what each node did, one record a line, beside the snapshot',
    'shards.json': 'the plan of a run that was stopped for its shards',
    'plan/checkpoint.json': 'in the folder of a shard: the plan that it goes on from',
    'plan/journal.jsonl': 'in the folder of a shard: the journal of its plan',
    'plan/shards.json': 'in the folder of a shard: the list of shards',
    'place.json': 'in an artifact: which step of which job left it',
};
const RUN_FILE_NAMES = Object.keys(RUN_FILES);
const PLACE_FILE = 'place.json';
function isOwnerFile(name) {
    return /^owner-\d+\.(?:lock|done)(?:\.\d+\.new)?$/.test(name);
}


/***/ }),

/***/ 99978:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UB: function() { return /* binding */ isOfShard; },
/* harmony export */   Y: function() { return /* binding */ MOST_SHARDS; },
/* harmony export */   qZ: function() { return /* binding */ itemsOfShard; }
/* harmony export */ });
const MOST_SHARDS = 256;
function isOfShard(item, { index, of }) {
    return item % of === index - 1;
}
function itemsOfShard({ total, shards }, index) {
    return Math.max(0, Math.ceil((total - index + 1) / shards));
}


/***/ }),

/***/ 65996:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ Attempts; }
/* harmony export */ });
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22719);

const NO_FLAWS = { missing: [], lost: false };
const NO_PROGRESS = { timer: null, answers: {}, inputDigest: null, warnings: [] };
class Attempts {
    #progress = new Map();
    #ended = new Map();
    #warned = new Set();
    #notable = new Set();
    #handlers = new Set();
    progress(at) {
        return this.#progress.get((0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7)(at)) ?? NO_PROGRESS;
    }
    ended(at) {
        return this.#ended.get((0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7)(at));
    }
    allEnded() {
        return this.#ended.values();
    }
    warningsInside(outer) {
        return this.#inside(this.#warned, outer).flatMap(({ warnings }) => warnings);
    }
    handledInside(outer) {
        return this.#inside(this.#notable, outer).sort((a, b) => a.order - b.order);
    }
    #inside(keys, outer) {
        return [...keys].flatMap((key) => ((0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)(key, outer) ? (this.#ended.get(key) ?? []) : []));
    }
    forgetInside(outer) {
        for (const attempts of [this.#progress, this.#ended])
            for (const key of attempts.keys())
                if ((0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)(key, outer))
                    attempts.delete(key);
    }
    learn({ event, at: time, flaws = NO_FLAWS }, order) {
        switch (event.type) {
            case 'node_completed':
            case 'node_failed':
                this.#end(event, time, order, flaws);
                return;
            case 'node_retry_scheduled':
            case 'route_taken':
                this.#decide(event, flaws);
                return;
            case 'timer_set':
                this.#advance(event, { timer: { deadline: event.deadline, started: event.started } });
                return;
            case 'questions_answered':
                if (!flaws.lost && flaws.missing.length === 0)
                    this.#advance(event, { answers: event.answers });
                return;
            case 'subworkflow_started':
                this.#advance(event, { inputDigest: event.input_digest ?? null });
                return;
            case 'warning': {
                const { scope, node, visit, attempt } = event;
                if (node === null || visit === undefined || attempt === undefined)
                    return;
                const at = { scope, node, visit, attempt };
                this.#advance(at, { warnings: [...this.progress(at).warnings, event] });
                return;
            }
            default:
                return;
        }
    }
    #advance(at, facts) {
        this.#progress.set((0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7)(at), { ...this.progress(at), ...facts });
    }
    #end(end, endedAt, order, flaws) {
        const key = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7)(end);
        const { warnings } = this.progress(end);
        this.#ended.set(key, { end, endedAt, order, decision: null, after: null, warnings, flaws });
        if (warnings.length > 0) {
            this.#warned.add(key);
            this.#advance(end, { warnings: [] });
        }
        const isHandler = end.type === 'node_completed' && this.#handlers.delete((0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeKey */ .u8)(end));
        if (isHandler || end.type === 'node_failed' || end.handled_by !== undefined)
            this.#notable.add(key);
        else
            this.#notable.delete(key);
    }
    #decide(event, { missing, lost }) {
        if (event.type === 'route_taken' && event.kind !== null)
            this.#leadTo(event);
        const ended = this.ended(event);
        if (ended === undefined)
            return;
        const { decision, flaws } = ended;
        const followsRecovery = decision?.type === 'route_taken' && decision.action === 'recover';
        this.#ended.set((0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7)(event), {
            ...ended,
            ...(followsRecovery ? { after: event } : { decision: event }),
            flaws: { missing: [...flaws.missing, ...missing], lost: flaws.lost || lost },
        });
    }
    #leadTo({ scope, action, to }) {
        if (to !== null)
            this.#handlers.add((0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeKey */ .u8)({ scope, node: to }));
        const group = action === 'collected' ? (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runAround */ .tV)(scope) : null;
        if (group !== null)
            this.#handlers.add((0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeKey */ .u8)(group));
    }
}


/***/ }),

/***/ 90479:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: function() { return /* binding */ Journal; },
/* harmony export */   KA: function() { return /* binding */ inputsDigest; },
/* harmony export */   a0: function() { return /* binding */ readJournal; },
/* harmony export */   hl: function() { return /* binding */ linesIn; },
/* harmony export */   nQ: function() { return /* binding */ journalLines; },
/* harmony export */   pQ: function() { return /* binding */ isBeginningOf; },
/* harmony export */   u0: function() { return /* binding */ entryText; },
/* harmony export */   zv: function() { return /* binding */ recordOf; }
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_event_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10086);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97095);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7725);
/* harmony import */ var _text_checksum_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80685);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77400);
/* harmony import */ var _protect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33131);









function entryText({ at, event }) {
    return `{"t":${at},"e":${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(event)}}`;
}
function entryOf(text) {
    const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return null;
    const { t: at, e: event } = value;
    return typeof at === 'number' && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(event) && isEventLike(event) ? { at, event } : null;
}
function isEventLike(event) {
    const { type, scope, node = null, visit = 1, attempt = 1 } = event;
    const isWord = (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(value) || (0,_protect_js__WEBPACK_IMPORTED_MODULE_6__/* .isMarkedText */ .m$)(value);
    if (!isWord(scope) || !(node === null || isWord(node)) || !(0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et)(visit) || !(0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et)(attempt))
        return false;
    const fields = (0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .isEventType */ .VX)(type) ? Object.entries((0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .eventFacts */ .IS)(type).fields) : [];
    const words = fields.filter(([name, { content }]) => content === 'word' && name !== 'usage');
    return words.every(([name, { check }]) => {
        const value = event[name];
        return !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value) || (0,_protect_js__WEBPACK_IMPORTED_MODULE_6__/* .isMarkedText */ .m$)(value) || check?.(value) === true;
    });
}
function recordOf({ at, event }, flaws = null) {
    const record = { at, event: event };
    return flaws === null ? record : { ...record, flaws };
}
const HEAD = '{"c":"';
const MIDDLE = '","d":';
const BODY_START = HEAD.length + (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_7__/* .checksumText */ .d)(0).length + MIDDLE.length;
function lineOf(text, previous) {
    const crc = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(text, previous);
    return { line: `${HEAD}${(0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_7__/* .checksumText */ .d)(crc)}${MIDDLE}${text}}\n`, crc };
}
function journalLines(entries, start) {
    let crc = start;
    const lines = entries.map((entry) => {
        const made = lineOf(entryText(entry), crc);
        crc = made.crc;
        return made.line;
    });
    return { text: lines.join(''), crc };
}
function linesIn(text) {
    const isOpen = text !== '' && !text.endsWith('\n');
    const lines = text.split('\n');
    return { lines: isOpen ? lines : lines.slice(0, -1), isOpen };
}
function readJournal({ lines, isOpen }, start) {
    const entries = [];
    let crc = start;
    let torn = null;
    let number = 0;
    for (const text of lines) {
        number += 1;
        if (torn !== null)
            return damaged(number - 1);
        const sound = soundLine(text, crc);
        if (sound === null)
            torn = text;
        else {
            entries.push(sound.entry);
            crc = sound.crc;
        }
    }
    if (torn === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ entries, crc, torn: '' });
    const isPrefix = isOpen && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(torn) === undefined && soundLine(torn.slice(0, -1), crc) === null;
    return isPrefix ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ entries, crc, torn }) : damaged(number);
}
function isBeginningOf(torn, checksum) {
    const opening = `${HEAD}${checksum}`;
    return torn !== '' && (torn.startsWith(opening) || opening.startsWith(torn));
}
function damaged(number) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`line ${number} of the journal is damaged`);
}
function soundLine(line, previous) {
    const body = line.slice(BODY_START, -1);
    const made = lineOf(body, previous);
    const entry = made.line === `${line}\n` ? entryOf(body) : null;
    return entry === null ? null : { entry, crc: made.crc };
}
class Journal {
    #options;
    crc;
    lines;
    broken = false;
    hidesSecrets = false;
    #pending = '';
    #isWritten = false;
    constructor(options) {
        this.#options = options;
        this.crc = options.crc;
        this.lines = options.lines;
    }
    append(event, clean, at) {
        const time = (0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .eventFacts */ .IS)(event.type).journal(event);
        if (time === 'never')
            return;
        if (event.type === 'subworkflow_started') {
            const short = (0,_core_events_js__WEBPACK_IMPORTED_MODULE_8__/* .eventJson */ .T$)({ ...event, input: {}, input_digest: inputsDigest(event.input) });
            this.#add(at, short, this.#options.redactor.json(short));
        }
        else
            this.#add(at, (0,_core_events_js__WEBPACK_IMPORTED_MODULE_8__/* .eventJson */ .T$)(event), clean);
        if (time === 'at-once' && !this.broken)
            this.#attempt(() => this.#write());
    }
    get dirty() {
        return this.#isWritten || this.#pending !== '';
    }
    flush() {
        if (this.broken || !this.dirty)
            return;
        this.#attempt(() => {
            this.#write();
            this.#options.file.flush();
            this.#isWritten = false;
        });
    }
    close() {
        this.flush();
        this.#attempt(() => this.#options.file.close());
    }
    #add(at, event, clean) {
        if (this.broken)
            return;
        const { line, crc } = lineOf(entryText({ at, event: this.#protected(event, clean) }), this.crc);
        this.#pending += line;
        this.crc = crc;
        this.lines += 1;
    }
    #protected(event, clean) {
        const stored = (0,_protect_js__WEBPACK_IMPORTED_MODULE_6__/* .protect */ .yQ)(event, this.#options.redactor, clean);
        this.hidesSecrets ||= stored !== event;
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)(stored);
    }
    #write() {
        if (this.#pending === '')
            return;
        this.#options.file.append(this.#pending);
        this.#pending = '';
        this.#isWritten = true;
    }
    #attempt(write) {
        try {
            write();
        }
        catch (error) {
            if (this.broken)
                return;
            this.broken = true;
            this.#options.onFailure((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .errorMessage */ .gJ)(error));
        }
    }
}
function inputsDigest(inputs) {
    return (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_7__/* .checksumText */ .d)((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(inputs)));
}


/***/ }),

/***/ 33131:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PF: function() { return /* binding */ restore; },
/* harmony export */   ir: function() { return /* binding */ reference; },
/* harmony export */   m$: function() { return /* binding */ isMarkedText; },
/* harmony export */   qe: function() { return /* binding */ mentionsMarks; },
/* harmony export */   yQ: function() { return /* binding */ protect; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);

const SECRET = '$conductor.secret';
const LOST = '$conductor.lost';
const PLAIN = '$conductor.plain';
function protect(value, redactor, clean = redactor.json(value)) {
    return clean === value && !mentionsMarks(value) ? value : protectAgainst(value, clean, redactor);
}
function isMarkedText(value) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) && (Array.isArray(value[SECRET]) || value[LOST] === true);
}
function mentionsMarks(value) {
    if (Array.isArray(value))
        return value.some(mentionsMarks);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return false;
    return Object.entries(value).some(([key, item]) => key.startsWith('$conductor.') || mentionsMarks(item));
}
function protectAgainst(value, clean, redactor) {
    if (typeof value === 'string')
        return value === clean ? value : protectText(value, redactor);
    if (Array.isArray(value)) {
        const items = Array.isArray(clean) ? clean : [];
        return value.map((item, index) => protectAgainst(item, items[index] ?? null, redactor));
    }
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return value === clean ? value : { [LOST]: true };
    const cleanKeys = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(clean) ? Object.keys(clean) : [];
    const entries = Object.entries(value).map(([key, item], index) => {
        const cleanKey = cleanKeys[index];
        if (cleanKey !== key)
            return [cleanKey ?? `***${index}`, { [LOST]: true }];
        return [key, protectAgainst(item, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(clean)[key] ?? null, redactor)];
    });
    const copy = Object.fromEntries(entries);
    return Object.keys(value).some((key) => key.startsWith('$conductor.')) ? { [PLAIN]: copy } : copy;
}
function protectText(text, redactor) {
    const sources = redactor.secretsIn(text).filter((source) => isAskedFor(source) || redactor.isOwnWord(source.value));
    const longestFirst = [...sources].sort((a, b) => b.value.length - a.value.length || Number(isAskedFor(b)) - Number(isAskedFor(a)));
    let parts = [text];
    for (const source of longestFirst) {
        const { value, origin } = source;
        const stored = isAskedFor(source) ? { from: origin } : { word: value };
        parts = parts.flatMap((part) => typeof part === 'string'
            ? part.split(value).flatMap((text, index) => (index === 0 ? [text] : [stored, text]))
            : [part]);
    }
    const stored = parts.filter((part) => part !== '');
    const isClean = stored.every((part) => typeof part !== 'string' || redactor.text(part) === part);
    return isClean && stored.some((part) => typeof part !== 'string') ? { [SECRET]: stored } : { [LOST]: true };
}
function isAskedFor({ origin }) {
    return origin.startsWith('env:') || origin.startsWith('input:');
}
function reference(origin) {
    return { [SECRET]: [{ from: origin }] };
}
const GONE = '***';
function restore(value, lookup, trouble) {
    if (Array.isArray(value)) {
        const items = value.map((item) => restore(item, lookup, trouble));
        return items.some((item, index) => item !== value[index]) ? items : value;
    }
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return value;
    if (value[LOST] === true) {
        trouble.lost = true;
        return GONE;
    }
    const parts = value[SECRET];
    if (Array.isArray(parts))
        return parts.map((part) => restorePart(part, lookup, trouble)).join('');
    const plain = value[PLAIN];
    const source = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(plain) ? plain : value;
    const entries = Object.entries(source).map(([key, item]) => [key, restore(item, lookup, trouble)]);
    return entries.some(([key, item]) => item !== source[key]) ? Object.fromEntries(entries) : source;
}
function restorePart(part, lookup, trouble) {
    if (typeof part === 'string')
        return part;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(part) && typeof part['word'] === 'string')
        return part['word'];
    const origin = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(part) && typeof part['from'] === 'string' ? part['from'] : '';
    const value = lookup(origin);
    if (value === undefined)
        trouble.missing.add(origin);
    return value ?? '';
}


/***/ }),

/***/ 60791:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: function() { return /* binding */ Recall; }
/* harmony export */ });
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57280);
/* harmony import */ var _config_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76551);
/* harmony import */ var _config_step_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75336);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22719);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99448);
/* harmony import */ var _attempts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65996);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90479);







const HANDLED = new Set(['to', 'end', 'recover', 'collected']);
function isHandling(decision) {
    return decision?.type === 'route_taken' && HANDLED.has(decision.action);
}
class Recall {
    onChanged;
    #attempts = new _attempts_js__WEBPACK_IMPORTED_MODULE_4__/* .Attempts */ .Z();
    #running = new Set();
    #fresh = new WeakMap();
    #repaired = new Set();
    constructor(records, onChanged = () => { }) {
        this.onChanged = onChanged;
        for (const [order, record] of records.entries())
            this.#attempts.learn(record, order);
    }
    get repaired() {
        return [...this.#repaired];
    }
    troubles(workflow) {
        const missing = new Set();
        const holders = new Set();
        const lost = new Set();
        for (const ended of this.#attempts.allEnded()) {
            const { flaws } = ended;
            if ((flaws.missing.length === 0 && !flaws.lost) || !this.#isNeeded(ended, workflow))
                continue;
            for (const origin of flaws.missing)
                missing.add(origin);
            if (flaws.missing.length > 0)
                holders.add(rootStep(ended.end));
            if (flaws.lost)
                lost.add(rootStep(ended.end));
        }
        return { missing, holders: [...holders], lost: [...lost] };
    }
    #isNeeded(ended, workflow) {
        const { end, decision } = ended;
        if (!this.#counts(ended) || decision?.type === 'node_retry_scheduled')
            return false;
        const isSettled = decision !== null || (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .finallySteps */ .x3)(workflow).includes(end.node);
        if (end.scope === '' && isSettled && !(0,_config_references_js__WEBPACK_IMPORTED_MODULE_1__/* .isReadInside */ .Zg)(workflow, end.node))
            return false;
        return ![...(0,_core_place_js__WEBPACK_IMPORTED_MODULE_6__/* .runsAround */ .al)(end.scope)].some((outer) => this.#counts(this.#attempts.ended(outer)));
    }
    timer(at, step, place) {
        const ended = this.#attempts.ended(at);
        if (this.#counts(ended) || (ended !== undefined && isRedefined(ended.end, step, place)))
            return null;
        return this.#attempts.progress(at).timer;
    }
    answers(at) {
        return this.#attempts.progress(at).answers;
    }
    attempt(at, step, place) {
        const ended = this.#attempts.ended(at);
        if (ended === undefined || this.#running.has((0,_core_place_js__WEBPACK_IMPORTED_MODULE_6__/* .runKey */ .r7)(at)))
            return this.#runs(at, step, place);
        const { end } = ended;
        if (!this.#counts(ended)) {
            if (at.scope === '' && isRedefined(end, step, place))
                this.#repaired.add(at.node);
            return this.#runs(at, step, place);
        }
        if (isFinally(step, place.workflow) && (end.type === 'node_failed' || this.#freshIn(place).worked))
            return this.#runs(at, step, place);
        const reason = this.#changed(at, end, step, place);
        if (reason === null)
            return ended;
        this.onChanged(at, reason);
        if (at.scope === '')
            this.#repaired.add(at.node);
        return this.#runs(at, step, place);
    }
    warnings(at, step) {
        const inside = (0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_3__/* .holdsSteps */ .wd)(step.type) ? this.#attempts.warningsInside(at) : [];
        return [...inside, ...(this.#attempts.ended(at)?.warnings ?? [])];
    }
    handledInside(at) {
        return this.#attempts
            .handledInside(at)
            .filter(({ end, decision }) => end.type === 'node_completed' || isHandling(decision));
    }
    endOrder(scope, node) {
        const last = this.#memberAttempts(scope, node).at(-1);
        if (last === undefined || last.decision?.type === 'node_retry_scheduled' || !this.#counts(last))
            return null;
        return last.order;
    }
    members(scope, names) {
        return names.flatMap((name) => this.#memberAttempts(scope, name)).sort((a, b) => a.order - b.order);
    }
    #memberAttempts(scope, node) {
        const attempts = [];
        for (let attempt = 1;; attempt++) {
            const ended = this.#attempts.ended({ scope, node, visit: 1, attempt });
            if (ended === undefined)
                return attempts;
            attempts.push(ended);
            if (ended.decision?.type !== 'node_retry_scheduled')
                return attempts;
        }
    }
    child(at, inputs) {
        const { inputDigest } = this.#attempts.progress(at);
        if (inputDigest !== null && inputDigest !== (0,_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .inputsDigest */ .KA)(inputs))
            this.#attempts.forgetInside(at);
    }
    #freshIn(place) {
        const fresh = this.#fresh.get(place.context) ?? { names: new Set(), worked: false };
        this.#fresh.set(place.context, fresh);
        return fresh;
    }
    #runs(at, step, place) {
        this.#running.add((0,_core_place_js__WEBPACK_IMPORTED_MODULE_6__/* .runKey */ .r7)(at));
        const fresh = this.#freshIn(place);
        if (place.item === null)
            fresh.names.add(at.node);
        if (!isFinally(step, place.workflow))
            fresh.worked = true;
        return null;
    }
    #counts(ended) {
        if (ended === undefined)
            return false;
        const { end, decision } = ended;
        if (end.type === 'node_completed')
            return end.is_explicit !== true;
        if (decision?.type === 'node_retry_scheduled')
            return true;
        return decision?.action === 'collected' ? !this.#groupFailed(end.scope) : isHandling(decision);
    }
    #groupFailed(scope) {
        const around = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_6__/* .runAround */ .tV)(scope);
        const group = around === null ? undefined : this.#attempts.ended(around);
        return group?.end.type === 'node_failed' && !this.#counts(group);
    }
    #changed(at, end, step, place) {
        if (isRedefined(end, step, place))
            return `${at.node} changed since it ran`;
        const { names } = this.#freshIn(place);
        if (names.size === 0)
            return null;
        const rerun = [...(0,_config_references_js__WEBPACK_IMPORTED_MODULE_1__/* .namesReadWithin */ .CY)(step, place.workflow)].find((name) => name !== step.name && names.has(name) && place.workflow.steps.has(name));
        return rerun === undefined ? null : `${rerun}, which ${at.node} reads, ran again`;
    }
}
function isRedefined(end, step, place) {
    const hash = (0,_config_step_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .stepHash */ .n)(step, place);
    return end.hash !== undefined && hash !== undefined && end.hash !== hash;
}
function isFinally(step, workflow) {
    return (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .finallySteps */ .x3)(workflow).includes(step.name);
}
function rootStep(at) {
    return (0,_core_place_js__WEBPACK_IMPORTED_MODULE_6__/* .rootRun */ .kw)(at.scope)?.node ?? at.node;
}


/***/ }),

/***/ 35161:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: function() { return /* binding */ runsBefore; },
/* harmony export */   p: function() { return /* binding */ withoutRewound; }
/* harmony export */ });
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22719);
/* harmony import */ var _engine_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21532);
/* harmony import */ var _attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65996);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90479);




function withoutRewound(entries) {
    let counting = [];
    for (const entry of entries) {
        const keep = entry.event['type'] === 'run_rewound' ? entry.event['keep'] : undefined;
        if (Array.isArray(keep)) {
            const kept = new Set(keep);
            counting = counting.filter((earlier) => {
                const run = runOf(earlier);
                return run === null || kept.has(run);
            });
        }
        else
            counting.push(entry);
    }
    return counting;
}
function runsBefore(entries, entryPoint, node) {
    const attempts = new _attempts_js__WEBPACK_IMPORTED_MODULE_1__/* .Attempts */ .Z();
    for (const [order, entry] of entries.entries())
        attempts.learn((0,_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(entry), order);
    const recorded = new Set(entries.map(runOf));
    const state = new _engine_state_js__WEBPACK_IMPORTED_MODULE_0__/* .FlowState */ .eT();
    const runs = [];
    let lastVisit = 0;
    let start = null;
    for (let name = entryPoint; name !== null;) {
        const at = { scope: '', node: name, ...state.nextRun(name) };
        const key = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runKey */ .r7)(at);
        if (!recorded.delete(key))
            break;
        if (name === node && at.visit !== lastVisit) {
            lastVisit = at.visit;
            start = runs.length;
        }
        runs.push(key);
        state.apply({ ...at, type: 'node_started', node_type: '' }, 0);
        const ended = attempts.ended(at);
        for (const event of [ended?.end, ended?.decision, ended?.after])
            if (event)
                state.apply(event, 0);
        name = nextOf(ended?.after ?? ended?.decision);
    }
    return start === null ? null : runs.slice(0, start);
}
function nextOf(decision) {
    if (!decision)
        return null;
    if (decision.type === 'node_retry_scheduled')
        return decision.from ?? decision.node;
    return decision.action === 'to' ? decision.to : null;
}
function runOf({ event: { scope, node, visit, attempt } }) {
    if (typeof scope !== 'string' || typeof node !== 'string')
        return null;
    if (scope !== '') {
        const root = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .rootRun */ .kw)(scope);
        return root === null ? null : (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runKey */ .r7)(root);
    }
    return typeof visit === 'number' && typeof attempt === 'number' ? (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runKey */ .r7)({ scope, node, visit, attempt }) : null;
}


/***/ }),

/***/ 87451:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: function() { return /* binding */ secretTroubles; },
/* harmony export */   HN: function() { return /* binding */ isAsSealed; },
/* harmony export */   HQ: function() { return /* binding */ readCheckpoint; },
/* harmony export */   Hw: function() { return /* binding */ restoreEntries; },
/* harmony export */   Og: function() { return /* binding */ mendLines; },
/* harmony export */   TE: function() { return /* binding */ whyUnsafe; },
/* harmony export */   i7: function() { return /* binding */ journalFile; },
/* harmony export */   kq: function() { return /* binding */ recalledValue; },
/* harmony export */   zR: function() { return /* binding */ giveInputs; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63696);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99538);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(51848);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _core_run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29019);
/* harmony import */ var _text_checksum_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(80685);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77400);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90479);
/* harmony import */ var _protect_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(33131);
/* harmony import */ var _recall_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60791);
/* harmony import */ var _rewind_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35161);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(37183);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5094);















function whyUnsafe(files, folder) {
    const odd = _core_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .RUN_FILE_NAMES */ .eL.find((name) => files.isIrregular(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, name)));
    return odd === undefined ? null : `${node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, odd)} is not a plain file and is not opened`;
}
function readCheckpoint(files, folder) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_12__/* .CHECKPOINT_FILE */ .S5);
    if (!files.exists(file))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(whyNone(files, folder));
    try {
        const snapshot = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_12__/* .parseSnapshot */ .E$)(files.readText(file));
        if (!snapshot.ok)
            return snapshot;
        const { broken } = snapshot.value;
        if (broken !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(`${_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_RESUMABLE */ .J0}: what it did could not be written down (${broken}); start it again`);
        const planEntries = readPlanEntries(files, folder, snapshot.value);
        if (!planEntries.ok)
            return planEntries;
        if (!files.exists(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_12__/* .JOURNAL_FILE */ .RD)))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(`there is no ${_snapshot_js__WEBPACK_IMPORTED_MODULE_12__/* .JOURNAL_FILE */ .RD} beside ${_snapshot_js__WEBPACK_IMPORTED_MODULE_12__/* .CHECKPOINT_FILE */ .S5}; the run cannot be resumed, start it again`);
        const content = (0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .readJournal */ .a0)(journalFile(files, folder), (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_12__/* .journalStart */ .mi)(snapshot.value));
        if (!content.ok)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(`${content.error}; the run cannot be resumed, start it again`);
        const { entries: own, crc } = content.value;
        if (!isAsSealed(snapshot.value, content.value))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)('the journal is not the one that the run ended with; the run cannot be resumed, start it again');
        const entries = (0,_rewind_js__WEBPACK_IMPORTED_MODULE_10__/* .withoutRewound */ .p)([...planEntries.value, ...own]);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)({ snapshot: snapshot.value, entries, crc, lines: own.length });
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(`the checkpoint cannot be read: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorMessage */ .gJ)(error)}`);
    }
}
function isAsSealed({ journal, journal_lines: lines }, { entries, crc, torn }) {
    if (journal === null || journal === (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_13__/* .checksumText */ .d)(crc))
        return true;
    return lines === entries.length + 1 && (0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .isBeginningOf */ .pQ)(torn, journal);
}
function readPlanEntries(files, folder, { shard, run_id }) {
    if (shard === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)([]);
    const content = (0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .readJournal */ .a0)(journalFile(files, node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _shards_js__WEBPACK_IMPORTED_MODULE_11__/* .PLAN_FOLDER */ .Vx)), (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_12__/* .journalStart */ .mi)({ run_id, shard: null }));
    if (content.ok && (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_13__/* .checksumText */ .d)(content.value.crc) === shard.base)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(content.value.entries);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(`the plan of this shard is not in ${_shards_js__WEBPACK_IMPORTED_MODULE_11__/* .PLAN_FOLDER */ .Vx}/ as it was; start the shard again from its plan`);
}
function journalFile(files, folder) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_12__/* .JOURNAL_FILE */ .RD);
    return files.exists(file)
        ? { lines: files.lines(file, Number.POSITIVE_INFINITY), isOpen: files.endsOpen(file) }
        : (0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .linesIn */ .hl)('');
}
function mendLines(files, file) {
    if (!files.exists(file) || !files.endsOpen(file))
        return;
    const text = files.readText(file);
    const sound = text.lastIndexOf('\n') + 1;
    const isWhole = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text.slice(sound)) !== undefined;
    files.replace(file, isWhole ? `${text}\n` : text.slice(0, sound));
}
function whyNone(files, folder) {
    const document = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)((0,_core_ports_js__WEBPACK_IMPORTED_MODULE_14__/* .textIfReadable */ .V)(files, node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, 'result.json')) ?? '');
    const { termination, warnings } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)(document ?? null);
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(termination))
        return `${_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_RESUMABLE */ .J0}: ${termination['terminated_by']} terminated it on purpose (${termination['reason']}); start it again`;
    const unwritten = Array.isArray(warnings) ? warnings.find((one) => String(one).endsWith(_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_RESUMABLE */ .J0)) : undefined;
    if (unwritten !== undefined)
        return `${unwritten}; start it again`;
    return `there is no ${_snapshot_js__WEBPACK_IMPORTED_MODULE_12__/* .CHECKPOINT_FILE */ .S5} in ${folder}; only runs that left one can be resumed`;
}
function restoreEntries(entries, lookup) {
    return entries.map((entry) => {
        if (!(0,_protect_js__WEBPACK_IMPORTED_MODULE_8__/* .mentionsMarks */ .qe)(entry.event))
            return (0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .recordOf */ .zv)(entry);
        const trouble = { missing: new Set(), lost: false };
        const { node } = entry.event;
        const ofNode = (origin) => lookup(origin, typeof node === 'string' ? node : null);
        const event = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)((0,_protect_js__WEBPACK_IMPORTED_MODULE_8__/* .restore */ .PF)(entry.event, ofNode, trouble));
        const { missing, lost } = trouble;
        return (0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .recordOf */ .zv)({ at: entry.at, event }, missing.size === 0 && !lost ? null : { missing: [...missing], lost });
    });
}
function secretTroubles(records, workflow) {
    if (records.every(({ flaws }) => flaws === undefined))
        return null;
    const { missing, holders, lost } = new _recall_js__WEBPACK_IMPORTED_MODULE_9__/* .Recall */ .y(records).troubles(workflow);
    if (missing.size > 0)
        return missingSecrets(missing, holders);
    const [first] = lost;
    if (first === undefined)
        return null;
    return {
        message: `the output of ${lost.join(', ')} held a secret, and secrets are not stored in a checkpoint`,
        suggestion: `resume with --from ${first}`,
    };
}
function missingSecrets(missing, holders) {
    const inputs = [...missing].flatMap((origin) => (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOfOrigin */ .op)(origin) ?? []);
    const names = [...missing].map((origin) => {
        const input = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOfOrigin */ .op)(origin);
        return input === null ? `the variable ${origin.slice(origin.indexOf(':') + 1)}` : `the input ${input}`;
    });
    const without = `resume without them: --from ${holders[0]}`;
    const given = giveInputs([...new Set(inputs)]);
    return {
        message: `secrets are not stored in a checkpoint and must be provided again: ${[...new Set(names)].join(', ')}`,
        suggestion: given === null ? without : `${given}, or ${without}`,
    };
}
function giveInputs(names) {
    return names.length === 0 ? null : `give them with ${names.map((name) => `-i ${name}=VALUE`).join(' ')}`;
}
function recalledValue(stored, variable) {
    const trouble = { missing: new Set(), lost: false };
    const value = (0,_protect_js__WEBPACK_IMPORTED_MODULE_8__/* .restore */ .PF)(stored, (origin) => (origin.startsWith('env:') ? variable(origin.slice(4)) : undefined), trouble);
    return trouble.missing.size > 0 || trouble.lost ? null : { value };
}


/***/ }),

/***/ 37183:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: function() { return /* binding */ SHARDS_FILE; },
/* harmony export */   Pt: function() { return /* binding */ planText; },
/* harmony export */   S3: function() { return /* binding */ itemsOf; },
/* harmony export */   Vx: function() { return /* binding */ PLAN_FOLDER; },
/* harmony export */   eS: function() { return /* binding */ joinShards; },
/* harmony export */   m3: function() { return /* binding */ readPlan; }
/* harmony export */ });
/* unused harmony exports itemsIn, endedItems */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22719);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7725);
/* harmony import */ var _core_sharding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99978);
/* harmony import */ var _engine_resilience_breaker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41803);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77400);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90479);









const SHARDS_FILE = 'shards.json';
const PLAN_FOLDER = 'plan';
const isPlan = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .shaped */ .e9)({
    schema_version: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(1),
    run_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isText */ .KH,
    group: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isText */ .KH,
    visit: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my,
    total: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my,
    shards: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my,
    base: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isText */ .KH)(value) && /^[0-9a-f]{8}$/.test(value),
});
function planText({ run_id, group, visit, total, shards, base }) {
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)({ schema_version: 1, run_id, group, visit, total, shards, base }, 2)}\n`;
}
function readPlan(files, folder) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, SHARDS_FILE);
    if (!files.exists(file))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`there is no ${SHARDS_FILE} in it; \`--shards GROUP=N\` makes a plan`);
    try {
        const plan = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(files.readText(file));
        return isPlan(plan) && plan.shards <= Math.min(plan.total, _core_sharding_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_SHARDS */ .Y)
            ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(plan)
            : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`${SHARDS_FILE} is damaged`);
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`${SHARDS_FILE} cannot be read: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .errorMessage */ .gJ)(error)}`);
    }
}
function itemsOf({ group, visit, attempt }) {
    return (0,_core_place_js__WEBPACK_IMPORTED_MODULE_8__/* .itemsOfRoot */ .Gd)({ node: group, visit }, attempt);
}
function itemsIn(entries, plan, folder) {
    const items = new Map();
    const itemOf = itemsOf(plan);
    for (const entry of entries) {
        const { at, event } = (0,_journal_js__WEBPACK_IMPORTED_MODULE_6__/* .recordOf */ .zv)(entry);
        const index = itemOf(event.scope);
        if (index === null)
            continue;
        const item = items.get(index) ?? { index, folder, entries: [], end: null, lastAt: at };
        items.set(index, item);
        item.entries.push(entry);
        item.lastAt = at;
        if ((0,_core_place_js__WEBPACK_IMPORTED_MODULE_8__/* .depthOf */ .d1)(event.scope) === 1)
            item.end = endAfter(event, item.end);
    }
    return items;
}
function endAfter(event, end) {
    switch (event.type) {
        case 'node_started':
        case 'node_retry_scheduled':
            return null;
        case 'node_completed':
            return 'completed';
        case 'route_taken':
            if (event.action === 'recover')
                return 'completed';
            if (event.action === 'collected' || event.action === 'propagate' || event.action === 'unhandled')
                return 'failed';
            return event.action === 'halt' ? null : end;
        default:
            return end;
    }
}
function joinShards(plan, planEntries, shards) {
    const planItems = itemsIn(planEntries, { ...plan, attempt: attemptIn(shards, plan) }, '');
    const best = new Map(planItems);
    for (const { folder, entries } of shards)
        for (const [index, item] of itemsIn(entries, plan, folder)) {
            if (isEnded(planItems.get(index)))
                continue;
            const current = best.get(index);
            if (current === undefined || isGreater(completeness(item), completeness(current)))
                best.set(index, item);
        }
    const sources = new Map([...best].filter(([index, item]) => item !== planItems.get(index)));
    const written = new Set([...planItems.values()].flatMap(({ entries }) => entries.map(_journal_js__WEBPACK_IMPORTED_MODULE_6__/* .entryText */ .u0)));
    const entries = [...sources.values()]
        .flatMap((item) => item.entries.filter((entry) => !written.has((0,_journal_js__WEBPACK_IMPORTED_MODULE_6__/* .entryText */ .u0)(entry))))
        .sort((a, b) => a.at - b.at);
    const ended = new Set([...best.values()].filter(isEnded).map(({ index }) => index));
    return { entries: [...entries, ...breakerEntries(planEntries, shards)], sources, ended };
}
function isEnded(item) {
    return item !== undefined && item.end !== null;
}
function completeness({ end, entries, lastAt }) {
    return end === null ? [0, entries.length, lastAt] : [end === 'failed' ? 1 : 2, 0, lastAt];
}
function isGreater(rank, other) {
    const at = rank.findIndex((value, index) => value !== other[index]);
    return (rank[at] ?? 0) > (other[at] ?? 0);
}
function endedItems(entries, plan, shard) {
    return [...itemsIn(entries, plan, '').values()]
        .filter((item) => isEnded(item) && isOfShard(item.index, shard))
        .flatMap((item) => item.entries);
}
function attemptIn(shards, plan) {
    const itemOf = itemsOf(plan);
    const scopes = shards.flatMap(({ entries }) => entries.map((entry) => (0,_journal_js__WEBPACK_IMPORTED_MODULE_6__/* .recordOf */ .zv)(entry).event.scope));
    const first = scopes.find((scope) => itemOf(scope) !== null);
    return first === undefined ? undefined : (0,_core_place_js__WEBPACK_IMPORTED_MODULE_8__/* .rootRun */ .kw)(first)?.attempt;
}
function breakerEntries(planEntries, shards) {
    const mostOpen = new Map();
    for (const { entries } of shards) {
        const counts = entries.filter(({ event }) => event['type'] === 'breaker_counted');
        const lastById = new Map(counts.map((entry) => [(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(entry.event['id']), entry]));
        for (const [id, entry] of lastById) {
            const current = mostOpen.get(id);
            if (current === undefined || isGreater(openness(entry), openness(current)))
                mostOpen.set(id, entry);
        }
    }
    const written = new Set(mostOpen.size === 0 ? [] : planEntries.map(_journal_js__WEBPACK_IMPORTED_MODULE_6__/* .entryText */ .u0));
    return [...mostOpen.values()].filter((entry) => !written.has((0,_journal_js__WEBPACK_IMPORTED_MODULE_6__/* .entryText */ .u0)(entry)));
}
const OPENNESS = { closed: 0, half_open: 1, open: 2 };
function openness({ event }) {
    const state = (0,_engine_resilience_breaker_js__WEBPACK_IMPORTED_MODULE_4__/* .readBreakerState */ .AX)(event['state']);
    return state === null ? [0, 0, 0] : [OPENNESS[state.state] ?? 0, state.opened_at ?? 0, state.failures];
}


/***/ }),

/***/ 5094:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: function() { return /* binding */ parseSnapshot; },
/* harmony export */   MY: function() { return /* binding */ snapshotText; },
/* harmony export */   RD: function() { return /* binding */ JOURNAL_FILE; },
/* harmony export */   S5: function() { return /* binding */ CHECKPOINT_FILE; },
/* harmony export */   W2: function() { return /* binding */ RUNNING; },
/* harmony export */   mi: function() { return /* binding */ journalStart; }
/* harmony export */ });
/* unused harmony exports sealed, unsealed */
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7725);
/* harmony import */ var _text_checksum_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80685);





const CHECKPOINT_FORMAT = 1;
const CHECKPOINT_FILE = 'checkpoint.json';
const JOURNAL_FILE = 'journal.jsonl';
const FIELDS = {
    run_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isText */ .KH,
    workflow: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .shaped */ .e9)({ name: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isText */ .KH, file: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isText */ .KH }),
    file: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isText */ .KH,
    cwd: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isText */ .KH,
    inputs: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv,
    hashes: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .mapOf */ .A7)(_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isText */ .KH),
    created_at: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isNumber */ .Et,
    status: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)('running', 'ended'),
    outcome: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .orNull */ .Xd)(_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isText */ .KH),
    resumable: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isBoolean */ .Lm,
    reason: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .orNull */ .Xd)(_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isText */ .KH),
    strict_exit: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .orNull */ .Xd)(_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isBoolean */ .Lm),
    provider: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .orNull */ .Xd)(_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isText */ .KH),
    options: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv,
    traceparent: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .orNull */ .Xd)(_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isText */ .KH),
    shard: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .orNull */ .Xd)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .shaped */ .e9)({ group: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isText */ .KH, visit: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my, index: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my, of: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my, base: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isText */ .KH })),
    journal: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .orNull */ .Xd)(_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isText */ .KH),
    journal_lines: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .orNull */ .Xd)(_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isNumber */ .Et),
    broken: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .orNull */ .Xd)(_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isText */ .KH),
};
const isSnapshot = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .shaped */ .e9)(FIELDS);
const RUNNING = {
    status: 'running',
    outcome: null,
    resumable: true,
    reason: null,
    journal: null,
    journal_lines: null,
    broken: null,
};
const ADDED_LATER = {
    ...RUNNING,
    hashes: {},
    created_at: 0,
    strict_exit: null,
    provider: null,
    options: {},
    traceparent: null,
    shard: null,
};
function journalStart({ run_id: runId, shard }) {
    return shard === null ? (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(runId) : (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(`${shard.index}/${shard.of}`, Number.parseInt(shard.base, 16));
}
function snapshotText(snapshot) {
    return sealed({ format: CHECKPOINT_FORMAT, ...snapshot });
}
function parseSnapshot(text) {
    const content = unsealed(text);
    if (!content.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`${CHECKPOINT_FILE} cannot be used: ${content.error}`);
    const { format, ...rest } = content.value;
    const value = { ...ADDED_LATER, ...rest };
    if (typeof format !== 'number')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`${CHECKPOINT_FILE} names no format`);
    if (format > CHECKPOINT_FORMAT)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`${CHECKPOINT_FILE} has the format ${format}, which is newer than this version of conductor understands (${CHECKPOINT_FORMAT}); use a newer one`);
    if (isSnapshot(value))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(value);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)(`${CHECKPOINT_FILE} cannot be used: its field ${(0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .wrongField */ .YU)(value, FIELDS)} is missing or wrong`);
}
function sealed(content) {
    const body = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(content);
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)({ ...content, checksum: (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_4__/* .checksumText */ .d)((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(body)) }, 2)}\n`;
}
function unsealed(text) {
    const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)('it is not a JSON object');
    const { checksum, ...content } = value;
    if (checksum !== (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_4__/* .checksumText */ .d)((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(content))))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)('its checksum does not match: it was damaged or edited');
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(content);
}


/***/ }),

/***/ 41803:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: function() { return /* binding */ readBreakerState; },
/* harmony export */   E: function() { return /* binding */ breakerFailed; },
/* harmony export */   L9: function() { return /* binding */ breakerAllows; },
/* harmony export */   ob: function() { return /* binding */ breakerSucceeded; },
/* harmony export */   ot: function() { return /* binding */ breakerReleased; },
/* harmony export */   qJ: function() { return /* binding */ CLOSED_BREAKER; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7725);


const FIELDS = {
    state: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)('closed', 'open', 'half_open'),
    failures: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my,
    successes: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my,
    opened_at: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .orNull */ .Xd)((value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isNumber */ .Et)(value) && value >= 0),
    probing: _core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isBoolean */ .Lm,
};
const isState = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .shaped */ .e9)(FIELDS);
function readBreakerState(value) {
    return isState(value) && (value.state === 'closed' || value.opened_at !== null) ? value : null;
}
const CLOSED_BREAKER = {
    state: 'closed',
    failures: 0,
    successes: 0,
    opened_at: null,
    probing: false,
};
function breakerAllows(state, settings, now) {
    if (state.state === 'closed')
        return { allowed: true, state, retryAfterSeconds: 0, probe: false };
    if (state.state === 'half_open') {
        if (state.probing)
            return { allowed: false, state, retryAfterSeconds: 0, probe: false };
        return { allowed: true, state: { ...state, probing: true }, retryAfterSeconds: 0, probe: true };
    }
    const opened_at = Math.min(state.opened_at ?? now, now);
    const remaining = opened_at + settings.recoveryTimeoutSeconds * 1000 - now;
    if (remaining > 0)
        return {
            allowed: false,
            state: { ...state, opened_at },
            retryAfterSeconds: Math.ceil(remaining) / 1000,
            probe: false,
        };
    const probed = { ...state, state: 'half_open', successes: 0, opened_at, probing: true };
    return { allowed: true, state: probed, retryAfterSeconds: 0, probe: true };
}
function breakerSucceeded(state, settings, probe = state.probing) {
    if (state.state === 'closed')
        return state.failures === 0 ? state : { ...state, failures: 0 };
    if (state.state === 'open' || !probe)
        return state;
    const successes = state.successes + 1;
    return successes >= settings.successThreshold ? CLOSED_BREAKER : { ...state, successes, probing: false };
}
function breakerFailed(state, settings, now) {
    if (state.state === 'open')
        return state;
    const failures = state.state === 'closed' ? state.failures + 1 : state.failures;
    if (state.state === 'closed' && failures < settings.failureThreshold)
        return { ...state, failures };
    return { state: 'open', failures, successes: 0, opened_at: now, probing: false };
}
function breakerReleased(state) {
    return state.probing ? { ...state, probing: false } : state;
}


/***/ }),

/***/ 21532:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: function() { return /* binding */ isErrorValue; },
/* harmony export */   SD: function() { return /* binding */ errorValue; },
/* harmony export */   eT: function() { return /* binding */ FlowState; },
/* harmony export */   ge: function() { return /* binding */ recovered; }
/* harmony export */ });
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10898);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7725);
/* harmony import */ var _core_transient_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86266);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93833);





const LONGEST_MESSAGE = 1000;
const ERROR_VALUE = {
    ..._core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .ENVELOPE */ .Pr,
    attempts: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isNumber */ .Et,
    retries_exhausted: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isBoolean */ .Lm,
    transient: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isBoolean */ .Lm,
};
const isErrorValue = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .shaped */ .e9)(ERROR_VALUE);
function errorValue({ kind, message, details }, attempts, exhausted) {
    const transient = (0,_core_transient_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransient */ .dg)({ kind, details });
    return { kind, message, details, attempts, retries_exhausted: exhausted, transient };
}
const NO_FAILURE = { retryAttempts: 0, firstFailure: null };
class FlowState {
    iterations = 0;
    ended = 0;
    steps = new Map();
    history = [];
    last = null;
    #lastEnd = null;
    #reentered = null;
    #counts = new Map();
    #of(node) {
        const known = this.#counts.get(node);
        if (known !== undefined)
            return known;
        const made = {
            run: null,
            pending: null,
            retries: {},
            retryAttempts: 0,
            firstFailure: null,
            entry: null,
            handling: [],
            predecessor: null,
        };
        this.#counts.set(node, made);
        return made;
    }
    nextRun(node) {
        const { pending, run } = this.#of(node);
        return pending ?? { visit: (run?.visit ?? 0) + 1, attempt: 1 };
    }
    retries(node, row) {
        const { retries, firstFailure } = this.#of(node);
        return retries[row] ?? (firstFailure === null ? undefined : { count: 0, firstFailureAt: firstFailure });
    }
    retryAttempt(node) {
        return this.steps.get(node)?.error === null ? 0 : this.#of(node).retryAttempts;
    }
    entryError(node) {
        return this.#of(node).entry?.error;
    }
    handling(node) {
        return this.#of(node).entry?.handling;
    }
    apply(event, at) {
        if (event.type === 'node_started')
            this.#begin(event);
        else if (event.type === 'node_completed')
            this.#end(event, event.output, null);
        else if (event.type === 'node_failed')
            this.#failed(event, at);
        else if (event.type === 'node_retry_scheduled')
            this.#retried(event, at);
        else if (event.type === 'route_taken')
            this.#routed(event);
    }
    historyWith(at) {
        if (isSameRun(this.#lastEnd, at))
            return { iteration: this.ended, history: this.history };
        return { iteration: this.ended + 1, history: [...this.history, at.node] };
    }
    hasBegun({ node, visit, attempt }) {
        const { run } = this.#of(node);
        return run?.visit === visit && run.attempt === attempt;
    }
    #begin({ node, visit, attempt }) {
        const counts = this.#of(node);
        if (attempt === 1)
            counts.predecessor = this.last;
        if (this.isIteration(node, attempt))
            this.iterations += 1;
        counts.run = { visit, attempt };
        counts.pending = null;
        if (this.#reentered?.until === node)
            this.#reentered = null;
        else
            this.#reentered?.nodes.add(node);
    }
    isIteration(node, attempt) {
        return attempt === 1 && (this.#reentered === null || this.#reentered.nodes.has(node));
    }
    #end(event, output, error) {
        const { node, node_type: type } = event;
        if (!this.hasBegun(event))
            this.#begin(event);
        this.steps.set(node, { output, error, isGroup: type === 'parallel' || type === 'for_each' });
        if (!isSameRun(this.#lastEnd, event)) {
            this.ended += 1;
            this.history.push(node);
        }
        this.last = node;
        this.#lastEnd = event;
    }
    #failed(event, now) {
        this.#end(event, event.partial, errorValue(event.envelope, event.attempt, false));
        const counts = this.#of(event.node);
        counts.handling = event.while_handling ?? [];
        counts.firstFailure ??= now;
    }
    #retried(event, now) {
        const { node, route, policy, visit, attempt, from } = event;
        const counts = this.#of(node);
        const firstFailureAt = counts.firstFailure ?? now;
        if (!policy)
            counts.retries[route] = { count: (counts.retries[route]?.count ?? 0) + 1, firstFailureAt };
        counts.retryAttempts += 1;
        counts.pending = { visit, attempt: attempt + 1 };
        if (from === null)
            this.last = counts.predecessor ?? this.last;
        else if (from !== node)
            this.#reentered = { nodes: new Set(), until: node };
    }
    #routed(event) {
        if (event.kind === null)
            Object.assign(this.#of(event.node), NO_FAILURE, { retries: {} });
        const step = this.steps.get(event.node);
        if (step === undefined)
            return;
        if (event.action === 'recover') {
            this.steps.set(event.node, recovered(step, event.output ?? null));
        }
        else if (event.retries_exhausted === true && step.error !== null) {
            this.steps.set(event.node, { ...step, error: { ...step.error, retries_exhausted: true } });
        }
        if (event.action === 'to' && event.to !== null)
            this.#enter(event.to, event);
    }
    #enter(to, { node, kind }) {
        const error = kind === null ? null : (this.steps.get(node)?.error ?? null);
        if (error === null) {
            this.#of(to).entry = null;
            return;
        }
        const nearest = { node, kind: error.kind, message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(error.message, LONGEST_MESSAGE) };
        const handling = [nearest, ...this.#of(node).handling].slice(0, _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_WHILE_HANDLING */ .MX);
        this.#of(to).entry = { error: { ...error, node }, handling };
    }
}
function recovered({ output, isGroup }, given) {
    if (!isGroup)
        return { output: given, error: null, isGroup };
    return { output: { ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(output) ? output : {}), outputs: given }, error: null, isGroup };
}
function isSameRun(last, { node, visit, attempt }) {
    return last !== null && last.node === node && last.visit === visit && last.attempt === attempt;
}


/***/ }),

/***/ 56002:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZI: function() { return /* binding */ parseTraceParent; },
/* harmony export */   jv: function() { return /* binding */ traceParentText; },
/* harmony export */   l6: function() { return /* binding */ telemetrySettings; },
/* harmony export */   vg: function() { return /* binding */ wantsTelemetry; }
/* harmony export */ });
const SERVICE = 'conductor';
const TRACES_PATH = '/v1/traces';
function wantsTelemetry(env) {
    return endpointOf(env) !== null && !isTrue(env['OTEL_SDK_DISABLED']) && env['OTEL_TRACES_EXPORTER'] !== 'none';
}
function telemetrySettings(env) {
    const url = endpointOf(env);
    const parent = parseTraceParent(env['TRACEPARENT']);
    if (url === null || !wantsTelemetry(env) || parent?.sampled === false)
        return null;
    const name = env['OTEL_SERVICE_NAME'] ?? '';
    const resource = { 'service.name': SERVICE, ...pairs(env['OTEL_RESOURCE_ATTRIBUTES']) };
    return {
        url,
        headers: { ...pairs(env['OTEL_EXPORTER_OTLP_HEADERS']), ...pairs(env['OTEL_EXPORTER_OTLP_TRACES_HEADERS']) },
        resource: name === '' ? resource : { ...resource, 'service.name': name },
        parent,
    };
}
function endpointOf(env) {
    const traces = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']?.trim() ?? '';
    if (traces !== '')
        return traces;
    const common = env['OTEL_EXPORTER_OTLP_ENDPOINT']?.trim() ?? '';
    return common === '' ? null : `${common.replace(/\/+$/, '')}${TRACES_PATH}`;
}
function isTrue(text) {
    return text?.trim().toLowerCase() === 'true';
}
function pairs(text) {
    const found = {};
    for (const part of (text ?? '').split(',')) {
        const equals = part.indexOf('=');
        const key = part.slice(0, Math.max(equals, 0)).trim();
        if (key !== '')
            found[percentDecoded(key)] = percentDecoded(part.slice(equals + 1).trim());
    }
    return found;
}
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
const TRACE_PARENT = /^(?!ff)(?:00(?=.{53}$)|(?!00)[0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;
const NOTHING = /^0+$/;
function parseTraceParent(text) {
    const [, traceId = '', spanId = '', flags = ''] = TRACE_PARENT.exec(text?.trim().toLowerCase() ?? '') ?? [];
    if (traceId === '' || NOTHING.test(traceId) || NOTHING.test(spanId))
        return null;
    return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
function traceParentText(parent) {
    return `00-${parent.traceId}-${parent.spanId}-01`;
}


/***/ }),

/***/ 44599:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uJ: function() { return /* binding */ helpersFolder; },
  Z2: function() { return /* binding */ realAdapters; },
  Xc: function() { return /* binding */ runsFolder; },
  du: function() { return /* binding */ temporaryBase; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/adapters/clock.js
var clock = __webpack_require__(86025);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js
var file_store = __webpack_require__(49445);
// EXTERNAL MODULE: ./build/src/adapters/patience.js
var patience = __webpack_require__(35424);
;// CONCATENATED MODULE: ./build/src/adapters/error-files.js







const HEAD_BYTES = 64 * 1024;
function createErrorFiles(folder) {
    return {
        create: async () => {
            try {
                (0,file_store/* makeFolder */.fc)(folder, 0o700);
            }
            catch (error) {
                return (0,result/* err */._q)(`there is no folder for temporary files: ${(0,error_message/* errorMessage */.gJ)(error)}`);
            }
            const id = (0,external_node_crypto_.randomUUID)();
            const file = `${folder}${(external_node_path_default()).sep}error-${id}.json`;
            const outputPath = `${folder}${(external_node_path_default()).sep}output-${id}.txt`;
            return (0,result.ok)({
                path: file,
                readEnvelope: async (maxBytes) => readAndRemove(file, maxBytes),
                outputPath,
                readOutput: async (maxBytes) => readAndRemove(outputPath, maxBytes),
            });
        },
    };
}
function readAndRemove(file, maxBytes) {
    try {
        const content = read(file, maxBytes);
        if (content.status !== 'absent')
            remove(file);
        return content;
    }
    catch (error) {
        remove(file);
        return { status: 'unreadable', message: reasonOf(error) };
    }
}
function read(file, maxBytes) {
    const stats = (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false });
    if (stats === undefined)
        return { status: 'absent' };
    if (stats.isDirectory())
        return { status: 'unreadable', message: 'it is a folder' };
    if (!stats.isFile())
        return { status: 'unreadable', message: 'it is not a regular file' };
    const flags = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0) | (external_node_fs_.constants.O_NOFOLLOW ?? 0);
    const descriptor = (0,patience/* patiently */.d)(() => (0,external_node_fs_.openSync)(file, flags));
    try {
        const opened = (0,external_node_fs_.fstatSync)(descriptor);
        if (!opened.isFile())
            return { status: 'unreadable', message: 'it is not a regular file' };
        const isTooLarge = opened.size > maxBytes;
        const buffer = Buffer.alloc(isTooLarge ? Math.min(maxBytes, HEAD_BYTES) : opened.size);
        const bytes = buffer.subarray(0, (0,external_node_fs_.readSync)(descriptor, buffer));
        return isTooLarge ? { status: 'too_large', size: opened.size, head: bytes } : { status: 'bytes', bytes };
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
function remove(file) {
    try {
        if ((0,external_node_fs_.lstatSync)(file).isDirectory())
            (0,external_node_fs_.chmodSync)(file, 0o700);
    }
    catch {
    }
    (0,patience/* removeQuietly */.S)(file);
}
function reasonOf(error) {
    const code = (0,error_message/* errorCode */.CA)(error);
    if (code === 'EACCES' || code === 'EPERM')
        return 'permission denied';
    if (code === 'ELOOP')
        return 'it is not a regular file';
    return (0,error_message/* errorMessage */.gJ)(error);
}

// EXTERNAL MODULE: ./build/src/adapters/github/api.js
var api = __webpack_require__(76159);
// EXTERNAL MODULE: ./build/src/adapters/patterns.js
var patterns = __webpack_require__(61104);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./node_modules/@actions/exec/lib/exec.js + 3 modules
var exec = __webpack_require__(81260);
// EXTERNAL MODULE: ./build/src/adapters/standard-streams.js
var standard_streams = __webpack_require__(71834);
// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(16698);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(53053);
;// CONCATENATED MODULE: ./build/src/adapters/process/child-capture.js




const captures = new external_node_async_hooks_.AsyncLocalStorage();
const starting = new Map();
let subscribed = false;
function captureChild(capture, start) {
    if (!subscribed)
        (0,external_node_diagnostics_channel_.subscribe)('child_process', adopt);
    subscribed = true;
    return captures.run({ next: capture }, start);
}
function adopt(message) {
    const call = captures.getStore();
    const capture = call?.next ?? null;
    if (call === undefined || capture === null)
        return;
    const child = typeof message === 'object' && message !== null && 'process' in message ? message.process : null;
    if (!(child instanceof external_node_child_process_.ChildProcess))
        return;
    call.next = null;
    if (starting.size === 0)
        process.on('unhandledRejection', failStart);
    starting.set(child, capture);
    child.once('spawn', () => {
        settle(child);
        capture.onSpawned(child);
    });
    child.once('error', (error) => {
        settle(child);
        capture.onFailed(error);
    });
}
function settle(child) {
    if (starting.delete(child) && starting.size === 0)
        process.off('unhandledRejection', failStart);
}
function failStart(reason) {
    const [failed] = [...starting].filter(([child]) => child.pid === undefined);
    if (failed === undefined || (0,error_message/* errorCode */.CA)(reason) === '')
        throw reason;
    const [child, capture] = failed;
    settle(child);
    capture.onFailed(reason);
}

// EXTERNAL MODULE: ./build/src/adapters/process/locate.js
var locate = __webpack_require__(42135);
;// CONCATENATED MODULE: ./build/src/adapters/process/process-table.js



const MARK_VARIABLE = 'CONDUCTOR_PROCESS_MARK';
const SEPARATOR = ':';
function newRunnerMark() {
    return (0,external_node_crypto_.randomBytes)(9).toString('hex');
}
function markValue(outer, runner, serial) {
    const own = `${runner}.${serial}`;
    return outer === undefined || outer === '' ? own : `${outer}${SEPARATOR}${own}`;
}
function isOfProcess(value, runner, serial) {
    return value.split(SEPARATOR).includes(`${runner}.${serial}`);
}
function isOfRunner(value, runner) {
    return value.split(SEPARATOR).some((mark) => mark.startsWith(`${runner}.`));
}
function createScan() {
    const scan = process.platform === 'linux' ? scanProc : scanWithPs;
    let next = null;
    return () => {
        next ??= new Promise((resolve) => setImmediate(resolve)).then(() => {
            next = null;
            return scan();
        });
        return next;
    };
}
async function scanProc() {
    return (0,external_node_fs_.readdirSync)('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((name) => {
        const facts = readProcFacts(name);
        if (facts === null)
            return [];
        return [{ pid: Number(name), ...facts, mark: readProcMark(name), holdsAny: (pipes) => holdsAny(name, pipes) }];
    });
}
function readProcFacts(name) {
    const stat = readProc(`/proc/${name}/stat`);
    if (stat === null)
        return null;
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, parent] = fields;
    if (state === undefined || state === 'Z' || state === 'X' || parent === undefined)
        return null;
    return { parent: Number(parent), started: fields[19] ?? '' };
}
const MARK_ENTRY = `\0${MARK_VARIABLE}=`;
function readProcMark(name) {
    const environ = `\0${readProc(`/proc/${name}/environ`) ?? ''}`;
    const at = environ.indexOf(MARK_ENTRY);
    return at < 0 ? null : (environ.slice(at + MARK_ENTRY.length).split('\0', 1)[0] ?? null);
}
function readProc(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch {
        return null;
    }
}
async function scanWithPs() {
    const environmentFlag = process.platform === 'darwin' ? '-E' : '-e';
    const listing = await readPs(['-A', '-o', 'pid=,ppid=,stat=,lstart=']);
    const withEnvironment = await readPs(['-A', environmentFlag, '-ww', '-o', 'pid=,command=']);
    return parsePs(listing, withEnvironment);
}
async function readPs(args) {
    try {
        const { stdout } = await (0,exec/* getExecOutput */.H)('ps', args, { silent: true, ignoreReturnCode: true });
        return stdout;
    }
    catch {
        return '';
    }
}
function parsePs(listing, withEnvironment) {
    const marks = new Map();
    for (const line of withEnvironment.split('\n')) {
        const match = new RegExp(`^\\s*(\\d+)\\s.*\\s${MARK_VARIABLE}=(\\S+)`).exec(line);
        if (match?.[1] !== undefined && match[2] !== undefined)
            marks.set(Number(match[1]), match[2]);
    }
    const entries = [];
    for (const line of listing.split('\n')) {
        const [, pid, parent, state, started] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*\S)\s*$/.exec(line) ?? [];
        if (pid === undefined || parent === undefined || started === undefined || state?.startsWith('Z'))
            continue;
        const mark = marks.get(Number(pid)) ?? null;
        entries.push({ pid: Number(pid), parent: Number(parent), started, mark, holdsAny: () => false });
    }
    return entries;
}
function pipesOf(pid) {
    const folder = `/proc/${pid}/fd`;
    if (process.platform !== 'linux' || !(0,external_node_fs_.existsSync)(`${folder}/1`))
        return [];
    return ['1', '2'].flatMap((descriptor) => {
        const name = linkOf(`${folder}/${descriptor}`);
        return name.startsWith('socket:[') || name.startsWith('pipe:[') ? [name] : [];
    });
}
function holdsAny(pid, pipes) {
    const folder = `/proc/${pid}/fd`;
    try {
        return (0,external_node_fs_.readdirSync)(folder).some((descriptor) => pipes.has(linkOf(`${folder}/${descriptor}`)));
    }
    catch {
        return false;
    }
}
function linkOf(file) {
    try {
        return (0,external_node_fs_.readlinkSync)(file);
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
// EXTERNAL MODULE: ./build/src/text/any-bytes.js
var any_bytes = __webpack_require__(70104);
// EXTERNAL MODULE: ./build/src/text/excerpt.js
var excerpt = __webpack_require__(93833);
;// CONCATENATED MODULE: ./build/src/adapters/process/retained-output.js



const EDGE_BYTES = 512 * 1024;
const NOTHING = { text: '', truncated: false, totalBytes: 0 };
class RetainedOutput {
    #maxBytes;
    #edgeBytes;
    #onOutput;
    #secrets;
    #decoder;
    #bytes = new ByteList();
    #total = 0;
    #head = null;
    constructor(maxBytes, onOutput, secrets = excerpt/* NO_SECRETS */.g1, escapesBytes = false) {
        this.#decoder = escapesBytes ? new any_bytes/* AnyBytesDecoder */.kx() : new external_node_string_decoder_.StringDecoder('utf8');
        this.#maxBytes = maxBytes;
        this.#edgeBytes = Math.min(EDGE_BYTES, Math.floor(maxBytes / 2));
        this.#onOutput = onOutput;
        this.#secrets = secrets;
    }
    add(chunk) {
        if (chunk.length === 0)
            return;
        this.#bytes.push(chunk);
        this.#total += chunk.length;
        this.#leaveOut();
        const text = this.#decoder.write(chunk);
        if (text !== '')
            this.#onOutput(text);
    }
    finish() {
        if (this.#total === 0)
            return NOTHING;
        const rest = this.#decoder.end();
        if (rest !== '')
            this.#onOutput(rest);
        const bytes = this.#bytes.join();
        if (this.#head === null)
            return { text: bytes.toString('utf8'), truncated: false, totalBytes: this.#total };
        const head = this.#retainedHead(this.#head);
        const tail = this.#retainedTail(bytes);
        const left = this.#total - head.length - tail.length;
        const text = `${head.toString('utf8')}\n[... ${left} bytes left out ...]\n${tail.toString('utf8')}`;
        return { text, truncated: true, totalBytes: this.#total };
    }
    #retainedHead(bytes) {
        const end = betweenWords(withoutTornEnd(bytes.subarray(0, this.#edgeBytes)), -1).length;
        const [before, after] = around(bytes, end);
        const span = (0,excerpt/* spanAcross */.EF)(before, after, this.#secrets);
        return bytes.subarray(0, span === null ? end : end - Buffer.byteLength(before.slice(span.start)));
    }
    #retainedTail(bytes) {
        const edge = bytes.subarray(Math.max(0, bytes.length - this.#edgeBytes));
        const start = bytes.length - betweenWords(withoutTornStart(edge), 1).length;
        const [before, after] = around(bytes, start);
        const span = (0,excerpt/* spanAcross */.EF)(before, after, this.#secrets);
        return bytes.subarray(span === null ? start : start + Buffer.byteLength(after.slice(0, span.end - before.length)));
    }
    #leaveOut() {
        if (this.#head !== null || this.#total <= this.#maxBytes)
            return;
        const length = this.#edgeBytes + excerpt/* CUT_WINDOW */.Q9;
        this.#head = this.#bytes.first(length);
        this.#bytes.keepLast(length);
    }
}
function around(bytes, at) {
    return [
        bytes.subarray(Math.max(0, at - excerpt/* CUT_WINDOW */.Q9), at).toString('utf8'),
        bytes.subarray(at, at + excerpt/* CUT_WINDOW */.Q9).toString('utf8'),
    ];
}
const SPACES = new Set([9, 10, 13, 32]);
const LONGEST_WORD = 8 * 1024;
function betweenWords(bytes, direction) {
    const first = direction === 1 ? 0 : bytes.length - 1;
    for (let step = 0; step < Math.min(LONGEST_WORD, bytes.length); step++) {
        const at = first + step * direction;
        if (!SPACES.has(bytes[at] ?? 0))
            continue;
        return direction === 1 ? bytes.subarray(at + 1) : bytes.subarray(0, at);
    }
    return bytes;
}
const BLOCK_BYTES = 64 * 1024;
const BLOCK_CHUNKS = 1024;
class ByteList {
    #blocks = [];
    #open = [];
    #openLength = 0;
    #length = 0;
    #mostBytes = Number.POSITIVE_INFINITY;
    push(chunk) {
        this.#open.push(chunk);
        this.#openLength += chunk.length;
        this.#length += chunk.length;
        if (this.#openLength < BLOCK_BYTES && this.#open.length < BLOCK_CHUNKS)
            return;
        this.#blocks.push(this.#open.length === 1 ? chunk : Buffer.concat(this.#open));
        this.#open = [];
        this.#openLength = 0;
        this.#dropFirst();
    }
    keepLast(bytes) {
        this.#mostBytes = bytes;
        this.#dropFirst();
    }
    #dropFirst() {
        for (let first = this.#blocks[0]; first !== undefined; first = this.#blocks[0]) {
            if (this.#length - first.length < this.#mostBytes)
                return;
            this.#length -= first.length;
            this.#blocks.shift();
        }
    }
    join() {
        return Buffer.concat([...this.#blocks, ...this.#open]);
    }
    first(bytes) {
        return Buffer.concat([...this.#blocks, ...this.#open], Math.min(bytes, this.#length));
    }
}
function withoutTornEnd(bytes) {
    return bytes.subarray(0, bytes.length - (0,any_bytes/* unfinishedBytes */.nW)(bytes));
}
function withoutTornStart(bytes) {
    let start = 0;
    while (start < 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80)
        start += 1;
    return bytes.subarray(start);
}

;// CONCATENATED MODULE: ./build/src/adapters/process/attempt.js









const LONGEST_TIMER_MS = 2 ** 31 - 1;
const DRAIN_MS = 500;
class Attempt {
    request;
    signal;
    setting;
    #stdout;
    #stderr;
    #released;
    #release = () => undefined;
    #child = null;
    #startError = null;
    #readError = null;
    #pipes = [];
    #exited = false;
    #settled = false;
    #ending = null;
    #timer;
    constructor(request, signal, setting) {
        this.request = request;
        this.signal = signal;
        this.setting = setting;
        const { maxRetainedBytes, onOutput, secrets, escapesBytes } = request;
        const retained = (stream) => {
            const show = (printed) => {
                onOutput(stream, printed);
                this.#waitForReaders();
            };
            return new RetainedOutput(maxRetainedBytes, show, secrets, escapesBytes);
        };
        this.#stdout = retained('stdout');
        this.#stderr = retained('stderr');
        this.#released = new Promise((resolve) => {
            this.#release = resolve;
        });
    }
    async run() {
        const { start, cwd, env, pipeWaitMs } = this.setting;
        const { stdin, inheritsStdin } = this.request;
        const options = {
            cwd,
            env,
            ...(inheritsStdin === true ? {} : { input: Buffer.from(stdin ?? '') }),
            windowsVerbatimArguments: start.verbatim,
            silent: true,
            ignoreReturnCode: true,
            delay: pipeWaitMs,
            listeners: {
                stdout: (chunk) => this.#take(chunk, this.#stdout),
                stderr: (chunk) => this.#take(chunk, this.#stderr),
            },
        };
        const onFailed = (error) => {
            this.#startError ??= error;
            this.#release();
        };
        const capture = { onSpawned: (child) => this.#onSpawned(child), onFailed };
        void captureChild(capture, () => (0,exec/* exec */.m)(quoteProgram(start.program), [...start.args], options)).then(() => this.#release(), onFailed);
        await this.#released;
        return this.#settle();
    }
    #take(chunk, output) {
        if (!this.#settled)
            output.add(chunk);
        chunk.toString = noText;
    }
    #waitForReaders() {
        if (this.#child === null || this.#exited || !(0,standard_streams/* whenReadersCatchUp */.fo)(this.#goOn))
            return;
        this.#child.stdout?.pause();
        this.#child.stderr?.pause();
    }
    #goOn = () => {
        (0,standard_streams/* stopWaiting */.Sk)(this.#goOn);
        this.#child?.stdout?.resume();
        this.#child?.stderr?.resume();
    };
    #onSpawned(child) {
        child.stdin?.on('error', () => undefined);
        if (this.request.inheritsStdin === true && child.stdin !== null)
            giveStdin(child.stdin, child);
        this.#child = child;
        this.setting.onStarted(child);
        this.#pipes = child.pid === undefined ? [] : pipesOf(child.pid);
        for (const stream of [child.stdout, child.stderr]) {
            stream?.on('error', (error) => {
                this.#readError ??= error;
            });
        }
        child.once('exit', () => {
            this.#exited = true;
            this.#goOn();
            if (this.#ending === null)
                clearTimeout(this.#timer);
        });
        const { timeoutSeconds } = this.request;
        if (timeoutSeconds !== null) {
            const ms = Math.min(timeoutSeconds * 1000, LONGEST_TIMER_MS);
            this.#timer = setTimeout(() => this.#end('timed_out', this.setting.timeoutGraceMs), ms);
        }
        (0,external_node_events_.setMaxListeners)(0, this.signal);
        this.signal.addEventListener('abort', this.#onAbort, { once: true });
        if (this.signal.aborted)
            this.#onAbort();
    }
    #onAbort = () => {
        if (this.#ending !== null)
            this.#ending.tree.hurry(this.setting.cancelGraceMs);
        else if (this.#exited)
            this.#release();
        else
            this.#end('cancelled', this.setting.cancelGraceMs);
    };
    #end(status, graceMs) {
        const pid = this.#child?.pid;
        if (pid === undefined || this.#ending !== null || this.#settled)
            return;
        clearTimeout(this.#timer);
        const tree = this.setting.endTree(pid, graceMs, () => (this.#isHeld() ? this.#pipes : []));
        this.#ending = { status, tree };
        void tree.done.then(() => {
            this.#timer = setTimeout(this.#release, DRAIN_MS);
        });
    }
    #isHeld() {
        return isHeld(this.#child);
    }
    async #settle() {
        if (this.#ending !== null)
            await this.#ending.tree.done;
        if (this.#isHeld())
            await new Promise((resolve) => setImmediate(resolve));
        this.#settled = true;
        clearTimeout(this.#timer);
        this.signal.removeEventListener('abort', this.#onAbort);
        const child = this.#child;
        if (child === null) {
            const message = (0,locate/* describeStartFailure */.q3)(this.request.command, this.#startError);
            return { status: 'not_started', message, notFound: false };
        }
        if (this.#isHeld())
            this.setting.onHeld(child, this.#pipes);
        const streams = { stdout: this.#stdout.finish(), stderr: this.#stderr.finish() };
        if (this.#ending !== null)
            return { status: this.#ending.status, ...streams };
        if (this.#readError !== null)
            return { status: 'unread', message: (0,error_message/* errorMessage */.gJ)(this.#readError), ...streams };
        return { status: 'exited', ...exitOf(child), ...streams };
    }
}
function noText() {
    return '';
}
function isHeld(child) {
    return child?.stdout?.closed === false || child?.stderr?.closed === false;
}
function exitOf(child) {
    const { exitCode, signalCode } = child;
    if (signalCode !== null)
        return { exitCode: -(external_node_os_.constants.signals[signalCode] ?? 0), signal: signalCode };
    return { exitCode: exitCode ?? 0, signal: null };
}
function giveStdin(stdin, child) {
    if (process.stdin.readableEnded) {
        stdin.end();
        return;
    }
    process.stdin.once('error', () => stdin.end());
    process.stdin.pipe(stdin);
    child.once('exit', () => {
        process.stdin.unpipe(stdin);
        process.stdin.pause();
    });
}
function quoteProgram(program) {
    return `"${program.replaceAll('"', '\\"')}"`;
}

// EXTERNAL MODULE: ./build/src/core/lists.js
var lists = __webpack_require__(16733);
// EXTERNAL MODULE: ./build/src/adapters/process/windows-processes.js
var windows_processes = __webpack_require__(77404);
;// CONCATENATED MODULE: ./build/src/adapters/process/end-tree.js




const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 100;
const GIVE_UP_AFTER_KILL_MS = 3000;
function endTree(scan, target, graceMs) {
    const ending = { killAt: clock/* systemClock */.ml.monotonic() + graceMs, wake: new AbortController() };
    return {
        done: endAll(scan, target, ending),
        hurry(ms) {
            ending.killAt = Math.min(ending.killAt, clock/* systemClock */.ml.monotonic() + ms);
            ending.wake.abort();
            ending.wake = new AbortController();
        },
    };
}
async function endAll(scan, target, ending) {
    const seen = new Map();
    let pause = FIRST_PAUSE_MS;
    for (;;) {
        const members = findMembers(await scan(), target, seen);
        if (members.length === 0)
            return;
        const now = clock/* systemClock */.ml.monotonic();
        const killing = now >= ending.killAt;
        if (now >= ending.killAt + GIVE_UP_AFTER_KILL_MS)
            return;
        for (const { pid, started } of members) {
            if (killing)
                send(pid, 'SIGKILL');
            else if (seen.get(pid) !== started)
                send(pid, 'SIGTERM');
            seen.set(pid, started);
        }
        pause = killing ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS, Math.max(1, ending.killAt - now));
        await (0,clock/* nap */.Qj)(pause, ending.wake.signal);
    }
}
function findMembers(entries, target, seen) {
    const pipes = target.pipes();
    const known = entries.filter((entry) => isKnown(entry, target, seen) || holds(entry, pipes));
    if (known.length === 0)
        return [];
    const children = new Map();
    for (const entry of entries)
        (0,lists/* addTo */.D)(children, entry.parent, entry);
    const found = new Set(known);
    for (const entry of found) {
        for (const child of children.get(entry.pid) ?? [])
            if (child.pid !== process.pid)
                found.add(child);
    }
    return [...found];
}
function isKnown(entry, target, seen) {
    if (entry.pid === process.pid)
        return false;
    if (entry.pid === target.root && entry.parent === process.pid)
        return true;
    return seen.get(entry.pid) === entry.started || (entry.mark !== null && target.isMarked(entry.mark));
}
function holds(entry, pipes) {
    return pipes.size > 0 && entry.pid !== process.pid && entry.holdsAny(pipes);
}
function send(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch {
    }
}
function endWindowsTree(root) {
    const end = async () => {
        if (root === null)
            return;
        await taskkill(root.pid);
        await endWindowsLeftovers([{ ...root, ended: Date.now() }]);
    };
    return { done: end(), hurry: () => undefined };
}
async function endWindowsLeftovers(roots) {
    if (roots.length === 0)
        return;
    const processes = (0,windows_processes/* parseWindowsProcesses */.EI)(await capture('powershell', [...windows_processes/* WINDOWS_QUERY */.Hn]));
    for (const pid of (0,windows_processes/* orphansOf */.hw)(processes, roots))
        await taskkill(pid);
}
async function taskkill(pid) {
    await capture('taskkill', ['/PID', String(pid), '/T', '/F']);
}
async function capture(command, args) {
    try {
        const { stdout } = await (0,exec/* getExecOutput */.H)(command, args, { silent: true, ignoreReturnCode: true });
        return stdout;
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./build/src/adapters/process/windows.js
var windows = __webpack_require__(11528);
;// CONCATENATED MODULE: ./build/src/adapters/process/index.js






const isWindows = process.platform === 'win32';
const START_MS = 1000;
function createProcessRunner(options = {}) {
    return new ExecProcessRunner(options);
}
class ExecProcessRunner {
    #timeoutGraceMs;
    #cancelGraceMs;
    #pipeWaitMs;
    #mark = newRunnerMark();
    #locator = new locate/* CommandLocator */.gl();
    #scan = createScan();
    #held = new Map();
    #roots = [];
    #started = 0;
    constructor(options) {
        this.#timeoutGraceMs = options.timeoutGraceMs ?? 5000;
        this.#cancelGraceMs = options.cancelGraceMs ?? 2000;
        this.#pipeWaitMs = options.pipeWaitMs ?? 1800;
    }
    async run(request, signal) {
        if (signal.aborted)
            return { status: 'cancelled', stdout: NOTHING, stderr: NOTHING };
        const unpassable = (0,locate/* findUnpassable */.my)(request);
        if (unpassable !== null)
            return notStarted(unpassable);
        const folder = (0,locate/* checkFolder */.p$)(request.cwd);
        if (!folder.ok)
            return notStarted(folder.error);
        const program = this.#locator.locate(request.command, folder.value, request.env);
        if (!program.ok)
            return { status: 'not_started', ...program.error };
        const start = (0,windows/* programStart */.fH)(program.value, request.args);
        if (!start.ok)
            return notStarted(start.error);
        return this.#attempt(request, signal, start.value, folder.value).run();
    }
    #attempt(request, signal, start, cwd) {
        this.#started += 1;
        const serial = this.#started;
        const mark = markValue(request.env[MARK_VARIABLE], this.#mark, serial);
        return new Attempt(request, signal, {
            start,
            cwd,
            env: { ...request.env, ...innerShell(request.env), [MARK_VARIABLE]: mark },
            timeoutGraceMs: this.#timeoutGraceMs,
            cancelGraceMs: this.#cancelGraceMs,
            pipeWaitMs: this.#pipeWaitMs,
            endTree: (root, graceMs, pipes) => this.#endTree(root, serial, graceMs, pipes),
            onStarted: (child) => this.#remember(child),
            onHeld: (child, pipes) => this.#leave(child, pipes),
        });
    }
    async endLeftovers(graceMs = this.#cancelGraceMs) {
        if (this.#started === 0)
            return;
        if (isWindows)
            await endWindowsLeftovers(this.#roots);
        else {
            const target = { root: null, isMarked: (mark) => isOfRunner(mark, this.#mark), pipes: this.#heldPipes };
            await endTree(this.#scan, target, graceMs).done;
        }
        for (const child of this.#held.keys()) {
            child.stdout?.destroy();
            child.stderr?.destroy();
        }
        this.#held.clear();
    }
    #heldPipes = () => new Set([...this.#held].flatMap(([child, pipes]) => (isHeld(child) ? pipes : [])));
    #endTree(root, serial, graceMs, pipes) {
        if (isWindows)
            return endWindowsTree(this.#roots.findLast(({ pid }) => pid === root) ?? null);
        const isMarked = (mark) => isOfProcess(mark, this.#mark, serial);
        return endTree(this.#scan, { root, isMarked, pipes: () => new Set(pipes()) }, graceMs);
    }
    #remember(child) {
        if (!isWindows || child.pid === undefined)
            return;
        const root = { pid: child.pid, started: Date.now() - START_MS, ended: Number.POSITIVE_INFINITY };
        this.#roots.push(root);
        child.once('exit', () => {
            root.ended = Date.now();
        });
    }
    #leave(child, pipes) {
        this.#held.set(child, pipes);
        for (const stream of [child.stdout, child.stderr]) {
            if (stream === null)
                continue;
            stream.removeAllListeners('data');
            stream.on('error', () => undefined);
            stream.resume();
            if ('unref' in stream && typeof stream.unref === 'function')
                stream.unref();
        }
    }
}
function innerShell(env) {
    return isWindows || Number(env['SHLVL'] ?? 0) > 0 ? {} : { SHLVL: '1' };
}
function notStarted(message) {
    return { status: 'not_started', message, notFound: false };
}

// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/core/provider.js
var provider = __webpack_require__(79615);
// EXTERNAL MODULE: ./build/src/redaction/provider-keys.js
var provider_keys = __webpack_require__(53380);
;// CONCATENATED MODULE: ./build/src/adapters/providers/resolve.js




const PROVIDER_VARIABLE = 'CONDUCTOR_PROVIDER';
const KNOWN = new Map([
    ...provider/* HTTP_SERVERS */.wM.flatMap((server) => server.names.map((name) => [name, server])),
    ['command', 'command'],
]);
const PROVIDER_NAMES = [...KNOWN.keys()];
function resolveProvider(choice) {
    const resolved = resolve(choice);
    return resolved.ok ? resolved : (0,result/* err */._q)(`${resolved.error} (known: ${PROVIDER_NAMES.join(', ')})`);
}
function resolve({ runtime, node, override, env }) {
    const written = node ?? runtime;
    const foreign = written !== undefined && UPSTREAM_NAMES.has(nameOf(written)) ? nameOf(written) : null;
    const ours = foreign === null ? written : runtime !== undefined && KNOWN.has(nameOf(runtime)) ? runtime : undefined;
    const named = nonEmpty(override) ?? (foreign === null ? ours : undefined) ?? namedByEnvironment(env, ours);
    if (named === null)
        return (0,result/* err */._q)(notConfigured(foreign));
    const name = nameOf(named);
    const known = KNOWN.get(name);
    if (known === undefined)
        return (0,result/* err */._q)(unknownMessage(name));
    const definition = typeof named === 'string' ? definitionFor(known, name, [node, runtime]) : named;
    const resolved = known === 'command' ? resolveCommand(definition, name) : resolveServer(known, definition, name, env);
    return resolved.ok && foreign !== null ? (0,result.ok)({ ...resolved.value, replaces: foreign }) : resolved;
}
const UPSTREAM_NAMES = new Set(['copilot', 'claude-agent-sdk', 'hermes', 'aca', 'openai-agents']);
function nameOf(provider) {
    return typeof provider === 'string' ? provider : provider.name;
}
function notConfigured(foreign) {
    const what = foreign === null
        ? 'no provider is configured'
        : `${foreign} is a provider of microsoft/conductor, and none that could take its place is configured here`;
    return `${what}: give --provider NAME (the action's input provider) or ${PROVIDER_VARIABLE}, set ${provider_keys/* PROVIDER_KEY_VARIABLES */.sQ.join(' or ')}, or name a program with runtime.provider: {name: command, command: ...}`;
}
function definitionFor(known, name, given) {
    for (const each of given)
        if (typeof each === 'object' && KNOWN.get(nameOf(each)) === known)
            return each;
    return { name };
}
function resolveServer(known, definition, name, env) {
    const custom = nonEmpty(definition.base_url);
    const baseUrl = custom ?? nonEmpty(env[known.baseUrlVariable]) ?? known.baseUrl;
    const wrong = urlProblem(baseUrl);
    if (wrong !== null)
        return (0,result/* err */._q)(`the base URL of ${name} ${wrong}`);
    const given = nonEmpty(definition.api_key);
    if (custom !== null && given === null)
        return (0,result/* err */._q)(customKeyMessage(name));
    const apiKey = given ?? nonEmpty(env[known.keyVariable]);
    if (apiKey === null)
        return (0,result/* err */._q)(`${name} has no key: set ${known.keyVariable}, or api_key under runtime.provider`);
    const { kind, defaultModel } = known;
    return (0,result.ok)({ kind, name, baseUrl, apiKey, defaultModel, headers: definition.headers ?? {} });
}
function resolveCommand(definition, name) {
    const command = nonEmpty(definition.command);
    if (command === null)
        return (0,result/* err */._q)('the command provider has no command: runtime.provider: {name: command, command: ..., args: [...]}');
    return (0,result.ok)({ kind: 'command', name, command, args: (definition.args ?? []).map(String), env: definition.env ?? {} });
}
function namedByEnvironment(env, ours) {
    const said = nonEmpty(env[PROVIDER_VARIABLE]);
    if (said !== null)
        return said;
    if (ours !== undefined)
        return ours;
    return provider/* HTTP_SERVERS */.wM.find(({ keyVariable }) => nonEmpty(env[keyVariable]) !== null)?.kind ?? null;
}
function urlProblem(text) {
    if (!URL.canParse(text))
        return `is not a URL: ${JSON.stringify(text.slice(0, 200))}`;
    const url = new URL(text);
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
        return `must start with http:// or https://`;
    return url.username === '' && url.password === '' ? null : 'must not contain a user or a password; use api_key';
}
function customKeyMessage(name) {
    return `${name} has a base_url of its own and no api_key; keys of the environment are never sent to such a server; write api_key: \${VAR}, or any text for a server that needs none`;
}
function unknownMessage(name) {
    const other = 'name another one in the file, or with --provider (the provider input of the action), which wins over it';
    const hint = (0,messages/* didYouMean */.au)((0,messages/* nearest */.pA)(name, PROVIDER_NAMES)) ?? other;
    return `the provider ${JSON.stringify(name.slice(0, 100))} is not known here; ${hint}`;
}
function nonEmpty(text) {
    return text === undefined || text === null || text.trim() === '' ? null : text;
}

// EXTERNAL MODULE: ./build/src/text/glob.js
var text_glob = __webpack_require__(89088);
;// CONCATENATED MODULE: ./build/src/adapters/report-files.js



const MAX_ENTRIES = 100_000;
const CHUNK_BYTES = 64 * 1024;
const SKIPPED = new Set(['node_modules', '.git']);
const reportFiles = {
    find: (globs, cwd, root) => {
        const found = new Map();
        for (const file of globs.flatMap((glob) => [...matches(glob, cwd)])) {
            const real = realFile(file, root);
            if (real !== null)
                found.set(real.path, real);
        }
        return [...found.values()];
    },
    *chunks(file) {
        const buffer = Buffer.alloc(CHUNK_BYTES);
        const descriptor = (0,external_node_fs_.openSync)(file, 'r');
        try {
            for (let read = (0,external_node_fs_.readSync)(descriptor, buffer); read > 0; read = (0,external_node_fs_.readSync)(descriptor, buffer))
                yield buffer.subarray(0, read);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    },
};
function realFile(file, root) {
    try {
        const real = external_node_fs_.realpathSync.native(file);
        const stats = (0,external_node_fs_.statSync)(real, { bigint: true });
        const fromRoot = external_node_path_default().relative(root, real);
        if (!stats.isFile() || fromRoot.startsWith('..') || external_node_path_default().isAbsolute(fromRoot))
            return null;
        const stamp = [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(':');
        return { path: real, name: fromRoot.replaceAll('\\', '/'), bytes: Number(stats.size), stamp };
    }
    catch {
        return null;
    }
}
function* matches(glob, cwd) {
    const parts = external_node_path_default().resolve(cwd, glob).replaceAll('\\', '/').split('/');
    const fixed = parts.findIndex(text_glob/* hasMagic */.qt);
    if (fixed < 0) {
        yield parts.join('/');
        return;
    }
    const base = parts.slice(0, fixed).join('/') || '/';
    const rest = parts.slice(fixed).join('/');
    const pattern = (0,text_glob/* globPattern */.hp)(rest);
    const deepest = rest.includes('**') ? Number.POSITIVE_INFINITY : parts.length - fixed;
    const folders = [''];
    let entries = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of entriesOf(external_node_path_default().join(base, folder))) {
            entries += 1;
            if (entries > MAX_ENTRIES)
                return;
            const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory() && !SKIPPED.has(entry.name) && name.split('/').length < deepest)
                folders.push(name);
            if (!entry.isDirectory() && pattern.test(name))
                yield external_node_path_default().join(base, name);
        }
    }
}
function entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./build/src/adapters/run-lock.js + 1 modules
var run_lock = __webpack_require__(559);
// EXTERNAL MODULE: ./build/src/core/shells.js
var shells = __webpack_require__(12669);
;// CONCATENATED MODULE: ./build/src/adapters/shells.js









const locator = new locate/* CommandLocator */.gl();
function createScripts(folder) {
    return {
        prepare: (text, wanted, env) => {
            const has = (command) => locator.locate(command, process.cwd(), env).ok;
            const shell = (0,shells/* shellCommand */.q$)(wanted, { windows: process.platform === 'win32', has });
            if (!shell.ok)
                return shell;
            const file = external_node_path_default().join(folder, `${(0,external_node_crypto_.randomBytes)(16).toString('hex')}${(0,shells/* scriptExtension */.dv)(shell.value, text)}`);
            try {
                (0,file_store/* makeFolder */.fc)(folder, 0o700);
                (0,external_node_fs_.writeFileSync)(file, (0,shells/* scriptText */.r7)(shell.value, text), { flag: 'wx', mode: 0o600 });
            }
            catch (error) {
                return (0,result/* err */._q)(`cannot write the script's file: ${(0,error_message/* errorMessage */.gJ)(error)}`);
            }
            return (0,result.ok)({ ...(0,shells/* scriptCommand */.rG)(shell.value, file), file, remove: () => (0,patience/* removeQuietly */.S)(file) });
        },
    };
}

;// CONCATENATED MODULE: ./build/src/adapters/source-tree.js



const source_tree_MAX_ENTRIES = 100_000;
const source_tree_SKIPPED = new Set(['node_modules', 'target', '__pycache__', 'site-packages']);
function createSourceTree(root) {
    let byName = null;
    return {
        root,
        isFile: (file) => {
            try {
                return (0,external_node_fs_.statSync)(file).isFile();
            }
            catch {
                return false;
            }
        },
        realPath: (file) => {
            try {
                return external_node_fs_.realpathSync.native(file);
            }
            catch {
                return null;
            }
        },
        named: (name) => {
            byName ??= filesByName(root);
            return byName.get(name) ?? [];
        },
    };
}
function filesByName(root) {
    const found = new Map();
    const folders = [''];
    let entries = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of source_tree_entriesOf(external_node_path_default().join(root, folder))) {
            entries += 1;
            if (entries > source_tree_MAX_ENTRIES)
                return new Map();
            const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory() && !entry.name.startsWith('.') && !source_tree_SKIPPED.has(entry.name))
                folders.push(file);
            if (entry.isFile())
                (0,lists/* addTo */.D)(found, entry.name, file);
        }
    }
    return found;
}
function source_tree_entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./build/src/core/github.js
var github = __webpack_require__(36657);
// EXTERNAL MODULE: ./build/src/reporters/telemetry/settings.js
var telemetry_settings = __webpack_require__(56002);
;// CONCATENATED MODULE: ./build/src/run/adapters.js

















function realAdapters(env, durability = 'machine') {
    const processes = createProcessRunner();
    return {
        clock: clock/* systemClock */.ml,
        files: (0,file_store/* createFileStore */.IF)(durability),
        runsFolder: () => claimRunsFolder(env),
        processes,
        errorFiles: createErrorFiles,
        scripts: createScripts,
        removeFolder: patience/* removeQuietly */.S,
        patterns: patterns/* loadPatterns */.o,
        sources: createSourceTree,
        reports: reportFiles,
        provider: oneProvider(processes),
        tools: async () => (await Promise.all(/* import() */[__webpack_require__.e(6469), __webpack_require__.e(1313), __webpack_require__.e(7233)]).then(__webpack_require__.bind(__webpack_require__, 17233))).createToolServers(),
        resolveProvider: (workflow, node, override) => resolveProvider({ runtime: workflow.settings.runtime?.provider, node: node.provider, override, env }),
        github: (0,github/* githubContext */.h4)(env, api/* readEventPayload */.N5),
        lock: (0,run_lock/* createRunLock */.T)(),
        ...((0,telemetry_settings/* wantsTelemetry */.vg)(env) ? { tracer: (run) => createTracer(env, run) } : {}),
    };
}
function oneProvider(processes) {
    let made = null;
    return (surroundings) => {
        made ??= __webpack_require__.e(/* import() */ 4005).then(__webpack_require__.bind(__webpack_require__, 64005)).then(({ createProvider }) => createProvider({ processes, ...surroundings }));
        return made;
    };
}
const COLLECTOR_LIMITS = { firstByteMs: 3_000, idleMs: 3_000, maxBytes: 64 * 1024 };
async function createTracer(env, run) {
    const settings = (0,telemetry_settings/* telemetrySettings */.l6)(env);
    if (settings === null)
        return null;
    const { Telemetry } = await __webpack_require__.e(/* import() */ 8725).then(__webpack_require__.bind(__webpack_require__, 88725));
    const { postJson } = await __webpack_require__.e(/* import() */ 7892).then(__webpack_require__.bind(__webpack_require__, 17892));
    return new Telemetry({ ...run, facts: traceFacts(env) }, settings, async (body, signal) => {
        if (!URL.canParse(settings.url))
            return { problem: "the collector's endpoint is not a URL" };
        const headers = { ...settings.headers, 'content-type': 'application/json' };
        const answer = await postJson({ url: settings.url, headers, body }, signal, COLLECTOR_LIMITS);
        if (answer.status === 'replied')
            return { statusCode: answer.statusCode };
        return { problem: answer.status === 'cancelled' ? 'no answer in time' : answer.message };
    }, (ms, act) => {
        const timer = setTimeout(act, ms).unref();
        return () => clearTimeout(timer);
    });
}
function traceFacts(env) {
    if (!(0,github/* inGithubActions */.m0)(env))
        return {};
    const server = env['GITHUB_SERVER_URL'] ?? 'https://github.com';
    const repository = `${server}/${env['GITHUB_REPOSITORY'] ?? ''}`;
    return {
        'cicd.pipeline.run.url.full': `${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
        'vcs.repository.url.full': repository,
        'vcs.ref.head.name': env['GITHUB_REF_NAME'] ?? '',
        'vcs.ref.head.revision': env['GITHUB_SHA'] ?? '',
    };
}
function temporaryBase(env) {
    return env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
}
function runsFolder(env) {
    return external_node_path_default().join(temporaryBase(env), env['RUNNER_TEMP'] ? 'conductor' : `conductor-${process.getuid?.() ?? 'user'}`);
}
function claimRunsFolder(env) {
    const folder = runsFolder(env);
    if (env['RUNNER_TEMP'])
        return { folder, warning: null };
    (0,file_store/* makeFolder */.fc)(folder, 0o700);
    const stats = (0,external_node_fs_.lstatSync)(folder);
    const isOurs = process.getuid === undefined || (stats.uid === process.getuid() && (stats.mode & 0o077) === 0);
    if (stats.isDirectory() && isOurs)
        return { folder, warning: null };
    const other = (0,external_node_fs_.mkdtempSync)(`${folder}-`);
    return { folder: other, warning: `${folder} is not this user's alone, so the run is left in ${other}` };
}
function helpersFolder() {
    return external_node_path_default().resolve(__dirname, '../../helpers');
}


/***/ }),

/***/ 70104:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lx: function() { return /* binding */ withoutEscapes; },
/* harmony export */   kx: function() { return /* binding */ AnyBytesDecoder; },
/* harmony export */   nW: function() { return /* binding */ unfinishedBytes; },
/* harmony export */   su: function() { return /* binding */ unescapedBytes; }
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

const ESCAPE = 0xdc00;
const ESCAPED = /[\udc80-\udcff]/u;
class AnyBytesDecoder {
    #held = Buffer.alloc(0);
    write(chunk) {
        const bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
        const end = bytes.length - unfinishedBytes(bytes);
        this.#held = Buffer.from(bytes.subarray(end));
        return escapedText(bytes.subarray(0, end));
    }
    end() {
        return escapedText(this.#held);
    }
}
function unescapedBytes(text) {
    if (!ESCAPED.test(text))
        return text;
    const bytes = Buffer.allocUnsafe(3 * text.length);
    let length = 0;
    for (const character of text) {
        const code = character.codePointAt(0) ?? 0;
        const byte = code >= ESCAPE + 0x80 && code <= ESCAPE + 0xff ? code - ESCAPE : code;
        if (byte === code && code >= 0x80)
            length += bytes.write(character, length);
        else {
            bytes[length] = byte;
            length += 1;
        }
    }
    return bytes.subarray(0, length);
}
function withoutEscapes(text) {
    return text.replaceAll(/[\udc80-\udcff]/gu, '\ufffd');
}
function escapedText(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString('utf8');
    let text = '';
    let from = 0;
    for (let at = 0; at < bytes.length;) {
        const length = characterAt(bytes, at);
        if (length === 0) {
            if (from < at)
                text += bytes.toString('utf8', from, at);
            text += String.fromCharCode(ESCAPE + (bytes[at] ?? 0));
            from = at + 1;
        }
        at += length || 1;
    }
    return text + bytes.toString('utf8', from);
}
function characterAt(bytes, at) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80)
        return 1;
    const length = lengthBy(lead);
    if (length === 0 || ((bytes[at + 1] ?? 0) & 0xc0) !== 0x80 || at + length > bytes.length)
        return 0;
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(at, at + length)) ? length : 0;
}
function lengthBy(lead) {
    if (lead < 0xc2 || lead > 0xf4)
        return 0;
    return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}
function unfinishedBytes(bytes) {
    for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
        const byte = bytes[bytes.length - back] ?? 0;
        if ((byte & 0xc0) !== 0x80)
            return lengthBy(byte) > back ? back : 0;
    }
    return 0;
}


/***/ }),

/***/ 89088:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xq: function() { return /* binding */ globList; },
/* harmony export */   hp: function() { return /* binding */ globPattern; },
/* harmony export */   qt: function() { return /* binding */ hasMagic; }
/* harmony export */ });
function globList(text) {
    return (text.match(/(?:\{[^{}\n]*\}|[^,\n])+/g) ?? []).map((glob) => glob.trim()).filter((glob) => glob !== '');
}
function hasMagic(glob) {
    return /[*?{[]/.test(glob);
}
function globPattern(glob) {
    const parts = glob.match(/\*\*\/|\*\*|\*|\?|\{[^{}]*\}|\[[^\]/]+\]|[^*?{[]+|[{[]/g) ?? [];
    return new RegExp(`^${parts.map(partPattern).join('')}$`);
}
function partPattern(part) {
    if (part === '**/')
        return '(?:[^/]+/)*';
    if (part === '**')
        return '.*';
    if (part === '*')
        return '[^/]*';
    if (part === '?')
        return '[^/]';
    if (part.startsWith('{') && part.endsWith('}')) {
        const choices = part.slice(1, -1).split(',');
        return `(?:${choices.map((choice) => globPattern(choice).source.slice(1, -1)).join('|')})`;
    }
    if (part.startsWith('[') && part.endsWith(']'))
        return `[${part.slice(1, -1).replace(/^!/, '^').replaceAll('\\', '\\\\')}]`;
    return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}


/***/ })

};
;