"use strict";
exports.id = 4397;
exports.ids = [4397];
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
        if (stored !== null && getProperty(error, 'status') === 304)
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
    const status = getProperty(error, 'status');
    const headers = getProperty(getProperty(error, 'response'), 'headers');
    const message = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toOneLine */ .GX)((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorMessage */ .gJ)(error), 300);
    if (typeof status !== 'number' || getProperty(error, 'response') === undefined) {
        return { ...NO_ANSWER, message };
    }
    const seconds = Number(getProperty(headers, 'retry-after') ?? Number.NaN);
    const isSpent = String(getProperty(headers, 'x-ratelimit-remaining') ?? '') === '0';
    const reset = Number(getProperty(headers, 'x-ratelimit-reset') ?? Number.NaN) * 1000 - Date.now();
    const until = isSpent && Number.isFinite(reset) ? Math.max(0, reset) + 1000 : null;
    const isSecondary = status === 403 && /secondary rate limit/i.test(message);
    const otherwise = until ?? (isSecondary ? SECONDARY_WAIT_MS : null);
    const asked = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : otherwise;
    return {
        status,
        message,
        retryAfterMs: asked === null ? null : Math.min(asked, LONGEST_ASKED_MS),
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
function getProperty(value, name) {
    if (typeof value !== 'object' || value === null || !(name in value))
        return undefined;
    return Reflect.get(value, name);
}
const MAX_PAYLOAD_BYTES = 32 * 1024 * 1024;
function readEventPayload(path) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .tryOr */ .LE)(undefined, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > MAX_PAYLOAD_BYTES ? undefined : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')));
}


/***/ }),

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
    const compiled = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .tryResult */ .Bh)(() => engine.compile(convertPythonPattern(pattern)));
    if (compiled.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)({ search: (text) => search(compiled.value, text) });
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._q)(`the pattern ${JSON.stringify(pattern)} cannot be used: ${compiled.error}${findPatternHint(pattern)}`);
}
function search(pattern, text) {
    const matcher = pattern.matcher(text);
    if (!matcher.find())
        return null;
    const named = Object.entries(pattern.namedGroups()).map(([name, index]) => [name, matcher.group(index) ?? null]);
    return { start: matcher.start(), named: Object.fromEntries(named) };
}
function convertPythonPattern(pattern) {
    return pattern.replaceAll(/\\[\s\S]/g, (pair) => (pair === '\\Z' ? '\\z' : pair));
}
function findPatternHint(pattern) {
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
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81298);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95262);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82512);






async function runInit(args, context) {
    const folder = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRealPath */ .Sc)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, args.operands[0] ?? '.'));
    const root = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .findWorkspace */ .pl)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'workflow.yaml'), {});
    const files = starterFiles(node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, folder).split((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)).join('/'));
    const displayTarget = (name) => (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .displayPath */ .Gt)((0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRealPath */ .Sc)(context.cwd), node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, name));
    const written = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .writeNewFiles */ .zn)(root, files, displayTarget);
    if (!written.ok)
        return context.refuse(written.error);
    const names = files.map((file) => displayTarget(file.path));
    context.terminal.stdout(names.map((name) => `${name}\n`).join(''));
    const [workflow = '', scenarios = ''] = names;
    context.terminal.stderr(`Next:\n  conductor run ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_4__/* .toShellPath */ .Ll)(workflow)}\n  conductor test ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_4__/* .toShellPath */ .Ll)(scenarios)}\n`);
    return 0;
}
function starterFiles(folder) {
    const read = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_3__.findPackageFolder)(), 'starter', name), 'utf8');
    const workflow = node_path__WEBPACK_IMPORTED_MODULE_1___default().posix.join(folder, 'workflow.conductor.yaml');
    const scenarios = node_path__WEBPACK_IMPORTED_MODULE_1___default().posix.join(folder, 'workflow.test.yaml');
    const job = read('github-workflow.yml')
        .replace('workflow.test.yaml', () => (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_4__/* .toShellPath */ .Ll)(scenarios))
        .replace('workflow.conductor.yaml', () => quoteYaml(workflow));
    return [
        { path: workflow, text: read('workflow.conductor.yaml') },
        { path: scenarios, text: read('workflow.test.yaml') },
        { path: '.github/workflows/conductor.yml', text: job },
    ];
}
function quoteYaml(text) {
    return /^[\w./-]+$/.test(text) ? text : JSON.stringify(text);
}


/***/ }),

/***/ 36657:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: function() { return /* binding */ createGithubRecord; },
/* harmony export */   Cn: function() { return /* binding */ GITHUB_FIELDS; },
/* harmony export */   E0: function() { return /* binding */ findBranch; },
/* harmony export */   H9: function() { return /* binding */ createGithubContext; },
/* harmony export */   MA: function() { return /* binding */ isPermissionRefusal; },
/* harmony export */   Pt: function() { return /* binding */ isGithubActions; },
/* harmony export */   VL: function() { return /* binding */ withQuery; },
/* harmony export */   a2: function() { return /* binding */ describeRefusal; },
/* harmony export */   en: function() { return /* binding */ isRepositoryName; },
/* harmony export */   f_: function() { return /* binding */ isSafeServer; },
/* harmony export */   fr: function() { return /* binding */ toPartLabel; }
/* harmony export */ });
/* unused harmony export requestList */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _maps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56461);



function isGithubActions(env) {
    return env['GITHUB_ACTIONS'] === 'true';
}
function createGithubRecord(env, matrix = null) {
    if (!isGithubActions(env))
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
function createGithubContext(env, readEvent) {
    return (0,_maps_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .Oo)(() => {
        if (!isGithubActions(env))
            return null;
        const facts = Object.entries(NAMES).map(([name, variable]) => [name, env[variable] ?? '']);
        const path = env['GITHUB_EVENT_PATH'] ?? '';
        return { ...Object.fromEntries(facts), event: path === '' ? {} : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(readEvent(path)) };
    });
}
function toPartLabel(matrix, shard) {
    const leg = Object.values(matrix ?? {})
        .map(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printTextOrJson */ ._s)
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
const NO_PERMISSION_HELPS = /already|running|in progress|completed|too (?:old|many|long)|over a month|days? ago|expired|cannot be (?:retried|re-?run)|re-?runs?\b.{0,200}\b(?:limit|maximum)|maximum|disabled|archived|locked/i;
function isPermissionRefusal({ status, message }) {
    return status === 404 || (status === 403 && !NO_PERMISSION_HELPS.test(message));
}
function describeRefusal(problem, permission) {
    const isPermission = isPermissionRefusal(problem) && problem.isRateLimit !== true;
    return isPermission ? `${problem.message} (the token needs ${permission})` : problem.message;
}
async function requestList(api, path) {
    const answer = await api.request('GET', path);
    if (!answer.ok)
        return answer;
    return Array.isArray(answer.value) ? ok(answer.value) : err({ status: null, message: 'the answer is not a list' });
}


/***/ }),

/***/ 56002:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: function() { return /* binding */ readTelemetrySettings; },
/* harmony export */   ZI: function() { return /* binding */ parseTraceParent; },
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
function readTelemetrySettings(env) {
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
            found[decodePercent(key)] = decodePercent(part.slice(equals + 1).trim());
    }
    return found;
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

/***/ 95262:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ll: function() { return /* binding */ toShellPath; },
/* harmony export */   MS: function() { return /* binding */ joinShellWords; },
/* harmony export */   eC: function() { return /* binding */ quoteForShell; },
/* harmony export */   g1: function() { return /* binding */ shellAssignment; }
/* harmony export */ });
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93833);

const SAFE = /^[A-Za-z0-9_@%+=:,./-]+$/;
const SAFE_ON_WINDOWS = /^[A-Za-z0-9_+=:./-]+$/;
const isWindows = process.platform === 'win32';
function quoteForShell(word, windows = isWindows) {
    if (windows)
        return SAFE_ON_WINDOWS.test(word) ? word : quoteForWindows(word);
    return SAFE.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
function quoteForWindows(word) {
    const last = word.slice((0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSigns */ .$T)(word, '\\').length);
    return `"${word.replaceAll(/(?<!\\)(\\*)"/g, '$1$1""')}${last}"`;
}
function shellAssignment(name, variable, windows = isWindows) {
    return windows
        ? quoteForWindows(`${name}=$env:${variable}`)
        : `${quoteForShell(`${name}=`, false)}"\${${variable}:?}"`;
}
function toShellPath(path, windows = isWindows) {
    const written = windows ? path.replaceAll('\\', '/') : path;
    return quoteForShell(written.startsWith('-') ? `./${written}` : written, windows);
}
function joinShellWords(words) {
    return words.map((word) => quoteForShell(word)).join(' ');
}


/***/ })

};
;