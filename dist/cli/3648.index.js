"use strict";
exports.id = 3648;
exports.ids = [3648,7892];
exports.modules = {

/***/ 76159:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: function() { return /* binding */ createGithubApi; },
/* harmony export */   N: function() { return /* binding */ readEventPayload; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36657);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77400);
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
    const withRetries = async (method, ask) => {
        for (let attempt = 1;; attempt += 1) {
            const answer = await ask();
            if (answer.ok)
                return answer;
            const wait = retryWait(answer.error, method, attempt, options.longestWaitMs ?? LONGEST_WAIT_MS);
            if (wait === null || options.signal?.aborted === true)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(describe(answer.error));
            await sleep(wait);
        }
    };
    return {
        request: (method, path, body, memory) => withRetries(method, () => requestOnce(options, method, path, body, memory)),
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
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(answer) && typeof answer === 'object' && answer !== null) {
            if (etag !== undefined)
                memory?.store(etag, answer);
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(answer);
        }
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(attempt.ownFailure() ?? { ...NO_ANSWER, status: reply.status, message: 'the answer is not JSON' });
    }
    catch (error) {
        if (stored !== null && property(error, 'status') === 304)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(stored.value);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(attempt.ownFailure() ?? toApiFailure(error));
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
        const headers = { 'X-GitHub-Api-Version': '2022-11-28', ...more.headers };
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
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(extendingTimeout(data, attempt));
        attempt.end();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)({ ...NO_ANSWER, status: reply.status, message: 'the answer is not a stream' });
    }
    catch (error) {
        attempt.end();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(attempt.ownFailure() ?? toApiFailure(error));
    }
}
async function* extendingTimeout(chunks, attempt) {
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
        throw new Error(attempt.ownFailure()?.message ?? (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorMessage */ .gJ)(error));
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
    const status = property(error, 'status');
    const headers = property(property(error, 'response'), 'headers');
    const message = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorMessage */ .gJ)(error), 300);
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
        retryAfterMs: Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, LONGEST_ASKED_MS) : otherwise,
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
    const isRefusal = status === 403 && !(0,_core_github_js__WEBPACK_IMPORTED_MODULE_1__/* .isPermissionRefusal */ .MA)(failure);
    const meaning = failure.isRateLimit ? 'too many requests' : isRefusal ? 'refused' : MEANINGS[status];
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
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptedOr */ .w6)(undefined, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > MAX_PAYLOAD_BYTES ? undefined : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')));
}


/***/ }),

/***/ 17892:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: function() { return /* binding */ retryAfterSeconds; },
/* harmony export */   U3: function() { return /* binding */ urlUnder; },
/* harmony export */   dR: function() { return /* binding */ DEFAULT_LIMITS; },
/* harmony export */   postJson: function() { return /* binding */ postJson; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79615);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77400);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93833);





const DEFAULT_LIMITS = { firstByteMs: 290_000, idleMs: 60_000, maxBytes: _core_provider_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ANSWER_BYTES */ .gB };
const TIMEOUT_CODES = new Set([
    'ETIMEDOUT',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_HEADERS_TIMEOUT',
    'UND_ERR_BODY_TIMEOUT',
]);
async function postJson(request, signal, { firstByteMs, idleMs, maxBytes }) {
    const headers = buildHeaders({
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': 'conductor-action',
        ...request.headers,
    });
    if (typeof headers === 'string')
        return { status: 'rejected', statusCode: null, message: headers, body: '', headers: {} };
    const silence = new AbortController();
    const expect = (withinMs, otherwise) => setTimeout(() => silence.abort(new Error(otherwise)), withinMs);
    let timer = expect(firstByteMs, `no answer after ${firstByteMs / 1000} s`);
    try {
        const response = await fetch(request.url, {
            method: 'POST',
            headers,
            body: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(request.body),
            redirect: 'manual',
            signal: AbortSignal.any([signal, silence.signal]),
        });
        clearTimeout(timer);
        timer = expect(idleMs, `the answer stood still for ${idleMs / 1000} s`);
        const chunks = [];
        let size = 0;
        for await (const chunk of response.body ?? []) {
            timer.refresh();
            size += chunk.byteLength;
            chunks.push(chunk);
            if (size > maxBytes)
                break;
        }
        const text = new TextDecoder().decode(Buffer.concat(chunks));
        const { status: statusCode, headers: told } = response;
        return { status: 'replied', statusCode, headers: Object.fromEntries(told), text, tooLarge: size > maxBytes };
    }
    catch (cause) {
        if (signal.aborted)
            return { status: 'cancelled' };
        return silence.signal.aborted ? createNoReply('timeout', (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(silence.signal.reason)) : toNoReply(cause);
    }
    finally {
        clearTimeout(timer);
    }
}
function urlUnder(baseUrl, pathOf) {
    const [path = '', ...query] = baseUrl.split(/(?=[?#])/);
    return [pathOf((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .trimSigns */ .$T)(path, '/')), ...query].join('');
}
function retryAfterSeconds(headers, now) {
    const exact = Number(headers['retry-after-ms'] ?? Number.NaN);
    if (Number.isFinite(exact) && exact >= 0)
        return exact / 1000;
    const text = headers['retry-after']?.trim() ?? '';
    if (/^\d{1,9}(\.\d+)?$/.test(text))
        return Number(text);
    const date = /^[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
function buildHeaders(headers) {
    const built = new Headers();
    for (const [name, value] of Object.entries(headers)) {
        if (!(0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryResult */ .Bh)(() => built.set(name, value)).ok)
            return `the header ${JSON.stringify(name.slice(0, 100))} has a name or a value that cannot be sent`;
    }
    return built;
}
function toNoReply(cause) {
    const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    const [code, text] = [(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(inner), (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(inner)];
    return createNoReply(TIMEOUT_CODES.has(code) ? 'timeout' : 'network', text.includes(code) ? text : `${text} (${code})`);
}
function createNoReply(category, message) {
    return { status: 'failed', category, statusCode: null, message, retryAfterSeconds: null, body: '', headers: {} };
}


/***/ }),

/***/ 29357:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tF: function() { return /* binding */ URL_VARIABLE; },
  c_: function() { return /* binding */ deliveryRequest; },
  r: function() { return /* binding */ notifyFacts; },
  de: function() { return /* binding */ printUndelivered; },
  gO: function() { return /* binding */ readNotifyOptions; }
});

// EXTERNAL MODULE: ./build/src/core/github.js
var github = __webpack_require__(36657);
// EXTERNAL MODULE: ./build/src/adapters/clock.js
var clock = __webpack_require__(86025);
// EXTERNAL MODULE: ./build/src/adapters/providers/http.js
var http = __webpack_require__(17892);
;// CONCATENATED MODULE: ./build/src/adapters/notify.js



const TRIES = 2;
const PAUSE_MS = 1000;
const MAX_ANSWER_BYTES = 64 * 1024;
const REQUEST_MS = 10_000;
async function sendNotification(url, body, requestMs = REQUEST_MS) {
    if (!(0,github/* isSafeServer */.f_)(url))
        return 'its address is not an https URL';
    const { hostname } = new URL(url);
    const limits = { firstByteMs: requestMs, idleMs: requestMs, maxBytes: MAX_ANSWER_BYTES };
    let problem = '';
    for (let tries = 1; tries <= TRIES; tries++) {
        if (tries > 1)
            await (0,clock/* nap */.Qj)(Math.min(PAUSE_MS, requestMs), new AbortController().signal);
        const answer = await (0,http.postJson)({ url, headers: {}, body }, AbortSignal.timeout(requestMs), limits);
        if (answer.status !== 'replied') {
            problem = `no answer of ${hostname}${answer.status === 'failed' ? `: ${answer.message}` : ' in time'}`;
            continue;
        }
        const { statusCode } = answer;
        if (statusCode >= 200 && statusCode < 300)
            return null;
        const isRedirect = statusCode >= 300 && statusCode < 400;
        problem = `${hostname} answered with ${statusCode}${isRedirect ? ', and redirects are not followed' : ''}`;
        if (statusCode < 500 && statusCode !== 429)
            return problem;
    }
    return problem;
}

// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/core/shape.js
var shape = __webpack_require__(7725);
// EXTERNAL MODULE: ./build/src/durability/ledger-file.js
var ledger_file = __webpack_require__(42158);
// EXTERNAL MODULE: ./build/src/run/notify.js
var notify = __webpack_require__(87491);
// EXTERNAL MODULE: ./build/src/cli/command.js
var cli_command = __webpack_require__(72918);
;// CONCATENATED MODULE: ./build/src/cli/notify.js







const URL_VARIABLE = 'CONDUCTOR_NOTIFY_URL';
const isFormat = (0,shape/* oneOf */.yL)(...notify/* NOTIFY_FORMATS */.fK);
function readNotifyOptions(args, { env }) {
    const on = (0,notify/* parseNotifyEvents */.Yp)(args.value('--notify-on') ?? '');
    if (!on.ok)
        return { ok: false, error: `--notify-on ${on.error}` };
    const url = args.value('--notify') || env[URL_VARIABLE] || '';
    const format = args.value('--notify-format');
    if (url === '')
        return (0,result.ok)(null);
    return (0,result.ok)({ url, format: isFormat(format) ? format : null, on: on.value, send: sendNotification });
}
function deliveryRequest(settings, ledger, { env }, { files }) {
    if (settings === null)
        return { secrets: [] };
    return {
        secrets: [{ value: settings.url, origin: `env:${URL_VARIABLE}` }],
        deliver: async ({ result }) => {
            const before = ledger === null ? null : (0,ledger_file/* lastOutcome */.vS)(files, ledger, result.workflow.file, (0,github/* findBranch */.E0)(env));
            const isRecovered = before !== null && before !== 'success';
            return {
                issues: new Map(),
                problem: null,
                notified: await (0,notify/* notifyOfRun */.Ak)(settings, result, { ...notifyFacts({ env }), isRecovered }),
            };
        },
    };
}
function notifyFacts({ env }) {
    const number = /^refs\/pull\/(\d{1,9})\//.exec(env['GITHUB_REF'] ?? '')?.[1];
    return { github: (0,github/* githubRecord */.BF)(env), pullRequest: number === undefined ? null : Number(number), isRecovered: false };
}
function printUndelivered(context, command, notified) {
    const problem = notified?.problem ?? null;
    if (problem !== null)
        (0,cli_command/* complain */.cc)(context, `conductor ${command}: the notification was not delivered: ${problem}`);
}


/***/ }),

/***/ 42158:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OQ: function() { return /* binding */ seenInLedger; },
/* harmony export */   XT: function() { return /* binding */ writeAllInLedger; },
/* harmony export */   c2: function() { return /* binding */ recordInLedger; },
/* harmony export */   vS: function() { return /* binding */ lastOutcome; },
/* harmony export */   w: function() { return /* binding */ writeInLedger; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _account_run_account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15251);
/* harmony import */ var _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55807);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51848);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77400);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71355);







function recordInLedger(files, file, account, { commit, branch } = {}) {
    const run = (0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .runInfo */ .Q6)(account);
    const built = { ...(commit ? { commit } : {}), ...(branch ? { branch } : {}) };
    return run === null
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)('the run has no events that tell how it began')
        : writeInLedger(files, file, () => (0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .ledgerEntry */ .ay)({ ...run, ...built }));
}
function lastOutcome(files, file, workflow, branch) {
    const read = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryResult */ .Bh)(() => (files.exists(file) ? (0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .foldLedger */ .n2)(files.readText(file)).runs : []));
    const runs = read.ok ? read.value : [];
    const isSame = (run) => run.workflow.file === workflow && (run.branch ?? null) === branch;
    return runs.findLast((run) => isSame(run) && run.outcome !== 'cancelled')?.outcome ?? null;
}
function writeInLedger(files, file, make) {
    const written = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryResult */ .Bh)(() => {
        const text = files.exists(file) ? files.readText(file) : '';
        const entry = make(text);
        const change = (0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .addToLedger */ .mq)(text, entry);
        files.makeFolder(node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(file));
        if (change.type === 'replace')
            files.replace(file, change.text);
        else
            (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_5__/* .appendDurably */ .iO)(files, file, change.text);
        return { entry, ledger: (0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .foldLedger */ .n2)(change.type === 'replace' ? change.text : text + change.text) };
    });
    return written.ok ? written : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(`${file} cannot be written: ${written.error}`);
}
function writeAllInLedger(files, file, entries) {
    const problem = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryAction */ .Y$)(() => {
        const text = files.exists(file) ? files.readText(file) : '';
        const known = new Set((0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .foldLedger */ .n2)(text).runs.map((entry) => JSON.stringify(entry)));
        const lines = entries.slice(-_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_LEDGER_RUNS */ .U2).map((entry) => JSON.stringify(entry));
        const fresh = lines.filter((line) => !known.has(line));
        if (fresh.length === 0)
            return;
        files.makeFolder(node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(file));
        files.replace(file, (0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .ledgerLines */ .fi)((0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .foldLedger */ .n2)(`${text}\n${fresh.join('\n')}`).runs));
    });
    return problem === null ? null : `${file} cannot be written: ${problem}`;
}
function ledgerNote({ entry, ledger }, result) {
    for (const { kind, node_id: node } of result.errors) {
        const seen = entry.sightings.find((sighting) => sighting.kind === kind && (node === null || sighting.node === node || sighting.node.endsWith(`/${node}`)));
        const sentence = seen === undefined ? null : (0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .ledgerSentence */ .fb)(ledger, entry.workflow, seen.node, seen.kind);
        if (seen !== undefined && sentence !== null)
            return `${kind} at ${seen.node}: ${sentence}`;
    }
    return null;
}
function seenInLedger(files, file, runDir, result, built) {
    const createUnseen = (why) => ({ seenBefore: null, problem: `the run is not in the ledger: ${why}` });
    try {
        const account = new _account_run_account_js__WEBPACK_IMPORTED_MODULE_1__/* .RunAccount */ .b();
        const reader = new _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .EventReader */ .i8(account);
        for (const line of files.lines(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(runDir, 'events.jsonl')))
            reader.line(line);
        const news = recordInLedger(files, file, account, built);
        if (!news.ok)
            return createUnseen(news.error);
        const { warning } = news.value.ledger;
        return { seenBefore: ledgerNote(news.value, result), problem: warning === null ? null : `${file}: ${warning}` };
    }
    catch (error) {
        return createUnseen((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorMessage */ .gJ)(error));
    }
}


/***/ }),

/***/ 71355:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PK: function() { return /* binding */ ledgerText; },
/* harmony export */   Q6: function() { return /* binding */ runInfo; },
/* harmony export */   T7: function() { return /* binding */ showLedger; },
/* harmony export */   U2: function() { return /* binding */ MAX_LEDGER_RUNS; },
/* harmony export */   ay: function() { return /* binding */ ledgerEntry; },
/* harmony export */   eH: function() { return /* binding */ ledgerJson; },
/* harmony export */   fb: function() { return /* binding */ ledgerSentence; },
/* harmony export */   fi: function() { return /* binding */ ledgerLines; },
/* harmony export */   mq: function() { return /* binding */ addToLedger; },
/* harmony export */   n2: function() { return /* binding */ foldLedger; }
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53325);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45979);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56461);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7725);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31160);







const SIGHTING = {
    node: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isString */ .Kg,
    kind: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isString */ .Kg)(value) && (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isKind */ .VF)(value),
    count: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my,
    recovered: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my,
    recovery_attempts: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my,
};
const ENTRY = {
    schema_version: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)(1),
    run_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isName */ .Eo,
    timestamp: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isString */ .Kg)(value) && !Number.isNaN(Date.parse(value)),
    workflow: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .objectShape */ .pr)({ name: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isString */ .Kg, file: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isString */ .Kg }),
    outcome: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isString */ .Kg,
    commit: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isString */ .Kg),
    branch: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isString */ .Kg),
    event: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isString */ .Kg),
    passed: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .listShape */ .Cp)(_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isString */ .Kg)),
    sightings: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .listShape */ .Cp)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .objectShape */ .pr)(SIGHTING)),
};
const isEntry = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .objectShape */ .pr)(ENTRY);
const LEDGER_WINDOW = 20;
const MAX_LEDGER_RUNS = 1000;
const MAX_LEDGER_CHARS = 64 * 1024 * 1024;
const MAX_SIGHTINGS = 500;
function runInfo({ run, ending, sightings }) {
    if (run === null)
        return null;
    return {
        run_id: run.run_id,
        timestamp: run.timestamp,
        workflow: { name: run.workflow, file: run.file },
        outcome: ending?.outcome ?? 'unknown',
        sightings: [...sightings.all()],
    };
}
function ledgerEntry(run) {
    return { schema_version: 1, ...run, sightings: run.sightings.slice(0, MAX_SIGHTINGS) };
}
function addToLedger(text, entry) {
    const line = `${JSON.stringify(entry)}\n`;
    const lines = text.split('\n').filter((entryLine) => entryLine.trim() !== '').length;
    if (lines < 2 * MAX_LEDGER_RUNS && text.length < MAX_LEDGER_CHARS / 2) {
        return { type: 'append', text: text === '' || text.endsWith('\n') ? line : `\n${line}` };
    }
    const { runs } = foldLedger(`${text.slice(-MAX_LEDGER_CHARS)}\n${line}`);
    return { type: 'replace', text: ledgerLines(runs) };
}
function ledgerLines(runs) {
    return runs.map((run) => `${JSON.stringify(run)}\n`).join('');
}
function foldLedger(text) {
    if (text.length > 2 * MAX_LEDGER_CHARS)
        return { runs: [], warning: 'the ledger is too large and is ignored' };
    const runs = new Map();
    let unusable = 0;
    for (const line of text.split('\n')) {
        if (line.trim() === '')
            continue;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line);
        if (!isEntry(value)) {
            unusable += 1;
            continue;
        }
        runs.delete(value.run_id);
        runs.set(value.run_id, value);
    }
    const warning = unusable === 0 ? null : `${unusable} lines of the ledger cannot be read and are left out`;
    return { runs: [...runs.values()].slice(-MAX_LEDGER_RUNS), warning };
}
const LEAST_RUNS = 5;
function showLedger(ledger, query = {}) {
    return [...runsByWorkflow(ledger.runs, query.workflow).values()].flatMap((runs) => [...seenIn(runs).values()]
        .filter((seen) => (query.node ?? seen.node) === seen.node && (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .patternTakes */ .Hq)(query.kind ?? '*', seen.kind))
        .map((seen) => createLedgerRow(runs, seen))
        .sort((a, b) => b.rate - a.rate || (a.last_seen < b.last_seen ? 1 : a.last_seen > b.last_seen ? -1 : 0)));
}
function runsByWorkflow(runs, wanted) {
    const groups = new Map();
    for (const run of runs) {
        const { name, file } = run.workflow;
        if (wanted !== undefined && wanted !== name && wanted !== file)
            continue;
        (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_5__/* .addTo */ .DN)(groups, JSON.stringify([name, file]), run);
    }
    return groups;
}
function seenIn(runs) {
    const found = new Map();
    for (const [index, run] of runs.entries()) {
        for (const sighting of run.sightings) {
            const key = JSON.stringify([sighting.node, sighting.kind]);
            const seen = found.get(key) ?? { node: sighting.node, kind: sighting.kind, at: [], sightings: [] };
            if (seen.at.at(-1) !== index)
                seen.at.push(index);
            seen.sightings.push(sighting);
            found.set(key, seen);
        }
    }
    return found;
}
function createLedgerRow(runs, { node, kind, at, sightings }) {
    const windowRuns = Math.min(runs.length, LEDGER_WINDOW);
    const windowSeen = at.filter((index) => index >= runs.length - windowRuns).length;
    const times = at.map((index) => runs[index]?.timestamp ?? '').sort();
    const recovered = sightings.reduce((sum, sighting) => sum + sighting.recovered, 0);
    const attempts = sightings.reduce((sum, sighting) => sum + sighting.recovery_attempts, 0);
    const firstSeen = times[0] ?? '';
    return {
        workflow: runs[0]?.workflow ?? { name: '', file: '' },
        node,
        kind,
        first_seen: firstSeen,
        last_seen: times.at(-1) ?? '',
        window_runs: windowRuns,
        window_seen: windowSeen,
        rate: windowRuns === 0 ? 0 : Math.round((windowSeen / windowRuns) * 1000) / 1000,
        pattern: runs.length < LEAST_RUNS ? null : recovered > 0 || hasGap(at) ? 'flaky' : 'steady',
        mean_attempts_to_recover: recovered === 0 ? null : Math.round((attempts / recovered) * 10) / 10,
        sentence: `seen in ${windowSeen} of the last ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(windowRuns, 'run')}, first on ${firstSeen.slice(0, 10)}`,
    };
}
function hasGap(at) {
    return at.some((index, position) => position > 0 && index - (at[position - 1] ?? index) > 1);
}
function ledgerSentence(ledger, workflow, node, kind) {
    const runs = ledger.runs.filter((run) => run.workflow.name === workflow.name && run.workflow.file === workflow.file);
    const seen = seenIn(runs).get(JSON.stringify([node, kind]));
    return seen === undefined ? null : createLedgerRow(runs, seen).sentence;
}
function ledgerText(rows, query = {}) {
    if (rows.length === 0)
        return `The ledger knows no ${Object.keys(query).length === 0 ? '' : 'such '}errors.\n`;
    const lines = [];
    let heading = '';
    for (const row of rows) {
        const { name, file } = row.workflow;
        const title = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(file === _core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_FILE */ .tW ? name : `${name} (${file})`);
        if (title !== heading)
            lines.push(...(heading === '' ? [title] : ['', title]));
        heading = title;
        lines.push(`  ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(row.kind)} at ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(row.node)}${row.pattern === null ? '' : `: ${row.pattern}`}`);
        lines.push(`    ${row.sentence}, last on ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(row.last_seen).slice(0, 10)} (${Math.round(row.rate * 100)} %)`);
        if (row.mean_attempts_to_recover !== null)
            lines.push(`    recovers after ${row.mean_attempts_to_recover} attempts on average`);
    }
    return `${lines.join('\n')}\n`;
}
function ledgerJson(rows, warning) {
    return {
        schema_version: 1,
        window: LEDGER_WINDOW,
        warning,
        errors: rows.map((row) => ({ ...row, workflow: { ...row.workflow } })),
    };
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
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62759);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93833);


const SERVICE = 'conductor';
const TRACES_PATH = '/v1/traces';
function wantsTelemetry(env) {
    return (findEndpoint(env) !== null &&
        env['OTEL_SDK_DISABLED']?.trim().toLowerCase() !== 'true' &&
        env['OTEL_TRACES_EXPORTER'] !== 'none');
}
function telemetrySettings(env) {
    const url = findEndpoint(env);
    const parent = parseTraceParent(env['TRACEPARENT']);
    if (url === null || !wantsTelemetry(env) || parent?.sampled === false)
        return null;
    const name = env['OTEL_SERVICE_NAME'] ?? '';
    const resource = { 'service.name': SERVICE, ...keyValues(env['OTEL_RESOURCE_ATTRIBUTES']) };
    return {
        url,
        headers: {
            ...keyValues(env['OTEL_EXPORTER_OTLP_HEADERS']),
            ...keyValues(env['OTEL_EXPORTER_OTLP_TRACES_HEADERS']),
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
function keyValues(text) {
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
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptedOr */ .w6)(text, () => decodeURIComponent(text));
}
const TRACE_PARENT = /^(?!ff)(?:00(?=.{53}$)|(?!00)[0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;
const ALL_ZERO = /^0+$/;
function parseTraceParent(text) {
    const [, traceId = '', spanId = '', flags = ''] = TRACE_PARENT.exec(text?.trim().toLowerCase() ?? '') ?? [];
    if (traceId === '' || ALL_ZERO.test(traceId) || ALL_ZERO.test(spanId))
        return null;
    return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
function traceParentText(parent) {
    return `00-${parent.traceId}-${parent.spanId}-01`;
}


/***/ })

};
;