"use strict";
exports.id = 1480;
exports.ids = [1480,7130,4749];
exports.modules = {

/***/ 17367:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: function() { return /* binding */ listGitFiles; },
/* harmony export */   VC: function() { return /* binding */ readRemoteOrigin; },
/* harmony export */   xh: function() { return /* binding */ openGitTree; }
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);
/* harmony import */ var _process_locate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42135);




const MAX_BYTES = 64 * 1024 * 1024;
function openGitTree(ref, cwd, env) {
    if (ref.startsWith('-'))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`${JSON.stringify(ref)} is not a ref`);
    const git = createGit(cwd, env);
    if (git === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)('git is needed to read a ref, and it was not found');
    const top = git(['rev-parse', '--show-toplevel']);
    if (top.status !== 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`${cwd} is not inside a git repository`);
    const commit = git(['rev-parse', '--verify', '--quiet', `${ref}^{tree}`]);
    if (commit.status !== 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`there is no ref ${JSON.stringify(ref)} in this repository`);
    const tree = commit.stdout.toString('utf8').trim();
    const root = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(top.stdout.toString('utf8').replace(/\r?\n$/, ''));
    const read = (file) => {
        const name = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, file).split((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)).join('/');
        if (name.includes('\n'))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-not-found' });
        return parseBlob(git(['cat-file', '--batch', '--follow-symlinks'], `${tree}:${name}\n`));
    };
    const reader = { read, realpath: (file) => node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(file) };
    const locate = (name) => node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(/^\.\.?[\\/]/.test(name) ? cwd : root, name);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ root, reader, locate });
}
function parseBlob({ status, stdout, stderr, error }) {
    const problem = error?.message ?? (status === 0 ? null : stderr.toString('utf8').trim().split('\n', 1).join(''));
    if (problem !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-unreadable', message: problem });
    const lineEnd = stdout.indexOf(0x0a);
    const [, type, size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(stdout.subarray(0, lineEnd).toString('utf8')) ?? [];
    if (type === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-not-found' });
    if (type !== 'blob')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'not-a-file' });
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(stdout.subarray(lineEnd + 1, lineEnd + 1 + Number(size)));
}
function readRemoteOrigin(cwd, env) {
    const asked = createGit(cwd, env)?.(['config', '--get', 'remote.origin.url']);
    return asked?.status === 0 ? asked.stdout.toString('utf8').trim() : null;
}
function listGitFiles(folder) {
    const listing = ['-c', 'core.fsmonitor=false', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const present = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    const asked = createGit(folder, Object.fromEntries(present))?.(listing);
    if (asked?.status !== 0)
        return null;
    return [...new Set(asked.stdout.toString('utf8').split('\0'))].filter((file) => file !== '');
}
function createGit(cwd, env) {
    const program = new _process_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandLocator */ .gl().locate('git', cwd, env);
    if (!program.ok)
        return null;
    return (args, input = '') => (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program.value, args, { cwd, env, input, maxBuffer: MAX_BYTES, windowsHide: true });
}


/***/ }),

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

/***/ 16335:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ createSourceTree; },
/* harmony export */   I: function() { return /* binding */ reportFiles; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52932);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56461);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62759);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89088);
/* harmony import */ var _file_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72967);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17367);








const NOT_OF_WORKSPACE = new Set(['node_modules', 'target', '__pycache__', 'site-packages']);
const NOT_OF_RUN = new Set(['node_modules', '.git']);
function createSourceTree(root) {
    let byName = null;
    const isFile = (file) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryOr */ .LE)(false, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile());
    return {
        root,
        isFile,
        realPath: (file) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryOr */ .LE)(null, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file)),
        named: (name) => {
            byName ??= indexFilesByName(root);
            return (byName.get(name) ?? []).filter((file) => isFile(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, file)));
        },
    };
}
function indexFilesByName(root) {
    const filesByName = new Map();
    const tracked = (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .listGitFiles */ .K1)(root);
    if (tracked !== null) {
        for (const file of tracked)
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_7__/* .addTo */ .DN)(filesByName, node_path__WEBPACK_IMPORTED_MODULE_1___default().posix.basename(file), file);
        return filesByName;
    }
    const enters = (name) => !name.startsWith('.') && !NOT_OF_WORKSPACE.has(name);
    const isComplete = (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .walk */ .G)(root, enters, (file, entry) => {
        if (entry.isFile())
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_7__/* .addTo */ .DN)(filesByName, entry.name, file);
    });
    return isComplete ? filesByName : new Map();
}
const reportFiles = {
    find: (glob, cwd, root) => {
        const judged = listMatches(glob, cwd).map((file) => judgeFile(file, root));
        return {
            files: judged.flatMap((each) => (each !== null && 'stamp' in each ? [each] : [])),
            refused: judged.flatMap((each) => (each !== null && 'reason' in each ? [each] : [])),
        };
    },
    chunks: _file_store_js__WEBPACK_IMPORTED_MODULE_4__/* .readChunks */ .zO,
};
function judgeFile(file, root) {
    if ((0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryOr */ .LE)(null, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file)) === null)
        return null;
    const name = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, file).replaceAll('\\', '/');
    const real = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryOr */ .LE)(null, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file));
    const stats = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryOr */ .LE)(null, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real ?? file, { bigint: true }));
    if (real === null || stats === null)
        return { name, reason: 'it is a link that leads nowhere' };
    const fromRoot = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, real);
    if (fromRoot.startsWith('..') || node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(fromRoot))
        return { name, reason: 'it lies outside of the workspace' };
    if (!stats.isFile())
        return { name, reason: `it is ${describeType(stats)}` };
    const stamp = [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(':');
    return { path: real, name: fromRoot.replaceAll('\\', '/'), bytes: Number(stats.size), stamp };
}
function describeType(stats) {
    return stats.isDirectory() ? 'a folder' : stats.isFIFO() ? 'a pipe' : 'not a regular file';
}
function listMatches(glob, cwd) {
    const parts = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, glob).replaceAll('\\', '/').split('/');
    const fixed = parts.findIndex(_text_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .hasMagic */ .qt);
    if (fixed < 0)
        return [parts.join('/')];
    const base = parts.slice(0, fixed).join('/') || '/';
    const rest = parts.slice(fixed).join('/');
    const pattern = (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .SO)(rest);
    const deepest = rest.includes('**') ? Number.POSITIVE_INFINITY : parts.length - fixed;
    const meansFolders = !rest.endsWith('**');
    const files = [];
    const enters = (name, file) => !NOT_OF_RUN.has(name) && file.split('/').length < deepest;
    (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .walk */ .G)(base, enters, (file, entry) => {
        if ((meansFolders || !entry.isDirectory()) && pattern.test(file))
            files.push(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(base, file));
    });
    return files;
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
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61215);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2939);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95262);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82512);






async function runInit(args, context) {
    const folder = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, args.operands[0] ?? '.'));
    const root = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkspace */ .pl)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'workflow.yaml'), {});
    const files = readStarterFiles(node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, folder).split((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)).join('/'));
    const displayTarget = (name) => (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .displayPath */ .Gt)((0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc)(context.cwd), node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, name));
    const written = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .writeNewFiles */ .zn)(root, files, displayTarget);
    if (!written.ok)
        return context.refuse(written.error);
    const names = files.map((file) => displayTarget(file.path));
    context.terminal.stdout(names.map((name) => `${name}\n`).join(''));
    const [workflow = '', scenarios = ''] = names;
    context.terminal.stderr(`Next:\n  conductor run ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_4__/* .toShellPath */ .Ll)(workflow)}\n  conductor test ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_4__/* .toShellPath */ .Ll)(scenarios)}\n`);
    return 0;
}
function readStarterFiles(folder) {
    const read = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_2__.findPackageFolder)(), 'starter', name), 'utf8');
    const workflow = node_path__WEBPACK_IMPORTED_MODULE_1___default().posix.join(folder, 'workflow.conductor.yaml');
    const scenarios = node_path__WEBPACK_IMPORTED_MODULE_1___default().posix.join(folder, 'workflow.test.yaml');
    const job = read('github-workflow.yml')
        .replace('workflow.test.yaml', () => quoteYaml(scenarios))
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

/***/ 52932:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ findEntryAt; },
/* harmony export */   G: function() { return /* binding */ walk; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62759);



const MAX_ENTRIES = 200_000;
function findEntryAt(file) {
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .tryOr */ .LE)('absent', () => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isDirectory() ? 'folder' : 'file'));
}
function walk(root, enters, visit) {
    const folders = [''];
    let seen = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .tryOr */ .LE)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, folder), { withFileTypes: true }));
        for (const entry of entries) {
            seen += 1;
            if (seen > MAX_ENTRIES)
                return false;
            const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory() && enters(entry.name, file))
                folders.push(file);
            visit(file, entry);
        }
    }
    return true;
}


/***/ }),

/***/ 36657:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: function() { return /* binding */ createGithubRecord; },
/* harmony export */   Cn: function() { return /* binding */ GITHUB_FIELDS; },
/* harmony export */   Fm: function() { return /* binding */ getBuiltBranch; },
/* harmony export */   H9: function() { return /* binding */ createGithubContext; },
/* harmony export */   MA: function() { return /* binding */ isPermissionRefusal; },
/* harmony export */   NF: function() { return /* binding */ formatPartLabel; },
/* harmony export */   Pt: function() { return /* binding */ isGithubActions; },
/* harmony export */   U9: function() { return /* binding */ isLoopback; },
/* harmony export */   VL: function() { return /* binding */ withQuery; },
/* harmony export */   a2: function() { return /* binding */ describeRefusal; },
/* harmony export */   en: function() { return /* binding */ isRepositoryName; },
/* harmony export */   f_: function() { return /* binding */ isSafeServer; },
/* harmony export */   mL: function() { return /* binding */ requestList; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _maps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56461);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62759);



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
function formatPartLabel(matrix, shard) {
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
function getBuiltBranch(env) {
    return env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'] || null;
}
function isSafeServer(url) {
    if (!URL.canParse(url))
        return false;
    const { protocol, hostname } = new URL(url);
    return protocol === 'https:' || isLoopback(hostname);
}
function isLoopback(hostname) {
    return /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/.test(hostname);
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
    return Array.isArray(answer.value) ? (0,_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(answer.value) : (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)({ status: null, message: 'the answer is not a list' });
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

/***/ 72716:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LT: function() { return /* binding */ OutputRouter; },
/* harmony export */   NU: function() { return /* binding */ later; },
/* harmony export */   sg: function() { return /* binding */ LiveOutput; }
/* harmony export */ });
/* unused harmony export MaskCommands */
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22719);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99448);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36659);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4521);




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
        this.#mostCharacters = (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .findLargest */ .qz)(sinks.map((sink) => sink.mostCharacters ?? Number.POSITIVE_INFINITY));
    }
    write = (at, step, stream, printed) => {
        const place = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .toNodeKey */ .BJ)(at);
        const key = `${place}\n${stream}`;
        const commandsAllowed = step.type === 'script' && step.workflow_commands === 'allow';
        const open = this.#streams.get(key) ?? this.#open(place, stream, commandsAllowed);
        this.#streams.set(key, open);
        open.length += printed.length;
        if (open.length > this.#mostCharacters) {
            this.#registerMasks(open, printed);
            return;
        }
        const shownText = this.#withMasksKnown(open, printed);
        this.#show(open, (redacting) => redacting.write(shownText));
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
        this.#registerMasks(open, printed);
        const text = open.held + printed;
        open.held = open.masks.isIdle ? '' : text;
        return open.masks.isIdle ? text : '';
    }
    consume(event) {
        if (this.#streams.size === 0 || (event.type !== 'node_completed' && event.type !== 'node_failed'))
            return;
        const place = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .toNodeKey */ .BJ)(event);
        this.#stopWaiting();
        for (const stream of ['stdout', 'stderr']) {
            const key = `${place}\n${stream}`;
            const open = this.#streams.get(key);
            if (open === undefined)
                continue;
            this.#registerMasks(open, '\n');
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
    #registerMasks(open, printed) {
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
            const start = Math.max(printed.lastIndexOf('\n'), printed.lastIndexOf('\r')) + 1;
            if (start > 0)
                this.#line = '';
            this.#extend(printed.slice(start));
            return [];
        }
        const values = [];
        const endLine = (next) => {
            const value = this.#line === null ? '' : parseMask(this.#line.slice(0, LONGEST_COMMAND));
            if (value !== '')
                values.push(value);
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
function parseMask(line) {
    const value = MASK_COMMAND.exec(line)?.[1]?.trim() ?? '';
    return value.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
function mayBeCommand(line) {
    const start = line.trimStart();
    return start.length < COMMAND.length ? COMMAND.startsWith(start) : start.startsWith(COMMAND);
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
            this.#running.delete((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .toNodeKey */ .BJ)(event));
        if (event.type !== 'node_started' || !(0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .isWork */ .cD)(event.node_type))
            return;
        const { scope, node, visit, attempt } = event;
        this.#running.set((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .toNodeKey */ .BJ)(event), {
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
        unreported.text = (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .removeEscapes */ .pX)(text.slice(findReportedStart(text)));
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
function findReportedStart(text) {
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
/* harmony export */   CQ: function() { return /* binding */ splitShellWords; },
/* harmony export */   Ll: function() { return /* binding */ toShellPath; },
/* harmony export */   MS: function() { return /* binding */ joinShellWords; },
/* harmony export */   Tq: function() { return /* binding */ toPathWord; },
/* harmony export */   Up: function() { return /* binding */ replaceShellWords; },
/* harmony export */   eC: function() { return /* binding */ quoteForShell; }
/* harmony export */ });
/* unused harmony export shellAssignment */
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
function toPathWord(path, windows = isWindows) {
    const written = windows ? path.replaceAll('\\', '/') : path;
    return written.startsWith('-') ? `./${written}` : written;
}
function toShellPath(path, windows = isWindows) {
    return quoteForShell(toPathWord(path, windows), windows);
}
function joinShellWords(words) {
    return words
        .map((word) => (typeof word === 'string' ? quoteForShell(word) : shellAssignment(word.name, word.variable)))
        .join(' ');
}
function splitShellWords(line) {
    return Array.from(line.matchAll(/(?:'[^']*'|"[^"]*"|\\.|[^\s'"\\])+/g), ([written]) => ({
        written,
        text: isWindows
            ? written.replaceAll(/^"|"$/g, '').replaceAll('""', '"')
            : written.replaceAll(/'([^']*)'|\\(.)/g, '$1$2'),
    }));
}
function replaceShellWords(line, replace) {
    const words = splitShellWords(line).map(({ written, text }, at) => {
        const word = replace(text, at);
        return word === text ? written : quoteForShell(word);
    });
    return words.join(' ');
}


/***/ })

};
;