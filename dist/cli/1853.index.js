export const id = 1853;
export const ids = [1853];
export const modules = {

/***/ 1759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qj: () => (/* binding */ nap),
/* harmony export */   ml: () => (/* binding */ systemClock)
/* harmony export */ });
/* unused harmony export clockFrom */
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);


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

/***/ 813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ME: () => (/* binding */ createGithubApi),
/* harmony export */   N5: () => (/* binding */ readEventPayload)
/* harmony export */ });
/* unused harmony export requestList */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4429);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1898);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7742);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1759);






const TIMEOUT_MS = 10_000;
const LONGEST_STREAM_MS = 600_000;
const NEVER = new AbortController().signal;
const ATTEMPTS = 3;
const LONGEST_WAIT_MS = 5000;
const FIRST_WAIT_MS = 500;
function createGithubApi(options) {
    const sleep = options.sleep ?? ((milliseconds) => (0,_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .nap */ .Qj)(milliseconds, options.signal ?? NEVER));
    const again = async (method, ask) => {
        for (let attempt = 1;; attempt += 1) {
            const answer = await ask();
            if (answer.ok)
                return answer;
            const wait = retryWait(answer.error, method, attempt, options.longestWaitMs ?? LONGEST_WAIT_MS);
            if (wait === null || options.signal?.aborted === true)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)(describe(answer.error));
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
        const reply = await attempt.ask(`${method} ${path}`, body === undefined ? {} : { data: body });
        const data = reply.data;
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJson */ .Fh)(data) && typeof data === 'object' && data !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(data);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)(attempt.obstacle() ?? { ...NO_ANSWER, status: reply.status, message: 'the answer is not JSON' });
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)(attempt.obstacle() ?? failureOf(error));
    }
    finally {
        attempt.end();
    }
}
class Attempt {
    #options;
    #late = new AbortController();
    #timer;
    #bounded = null;
    constructor(options) {
        this.#options = options;
    }
    async ask(route, more) {
        const { token, baseUrl, signal = NEVER, timeoutMs = TIMEOUT_MS } = this.#options;
        const { getOctokit } = await __webpack_require__.e(/* import() */ 5564).then(__webpack_require__.bind(__webpack_require__, 5564));
        const octokit = getOctokit(token, { baseUrl, log: SILENT });
        const bounded = boundedFetch(octokit.request.endpoint.DEFAULTS.request?.fetch);
        this.#bounded = bounded;
        this.#timer = setTimeout(() => this.#late.abort(), timeoutMs);
        const ends = AbortSignal.any([this.#late.signal, signal]);
        const headers = { 'X-GitHub-Api-Version': '2022-11-28' };
        return octokit.request(route, {
            ...more,
            headers,
            request: { ...more.request, signal: ends, fetch: bounded.fetch },
        });
    }
    stay() {
        this.#timer?.refresh();
    }
    obstacle() {
        if (this.#options.signal?.aborted === true)
            return { ...NO_ANSWER, message: 'the job was cancelled' };
        if (this.#late.signal.aborted)
            return { ...NO_ANSWER, message: 'no answer in time' };
        return this.#bounded?.wasTooLong() === true ? { ...NO_ANSWER, message: 'the answer is too long' } : null;
    }
    end() {
        clearTimeout(this.#timer);
    }
}
async function openStream(options, path) {
    const attempt = new Attempt(options);
    try {
        const reply = await attempt.ask(`GET ${path}`, { request: { parseSuccessResponseBody: false } });
        const data = reply.data;
        if (isChunks(data))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(whileMoreComes(data, attempt));
        attempt.end();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)({ ...NO_ANSWER, status: reply.status, message: 'the answer is not a stream' });
    }
    catch (error) {
        attempt.end();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)(attempt.obstacle() ?? failureOf(error));
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
        throw new Error(attempt.obstacle()?.message ?? (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .g)(error));
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
    const message = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .g)(error), 300);
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
    return wait > longest ? null : wait;
}
function describe(failure) {
    const { status } = failure;
    if (status === null)
        return { status, message: failure.message };
    const meaning = failure.isRateLimit ? 'too many requests' : MEANINGS[status];
    const message = `${status}${meaning === undefined ? '' : ` (${meaning})`}: ${failure.message}`;
    return { status, message, isRateLimit: failure.isRateLimit };
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
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
function boundedFetch(inner) {
    let isTooLong = false;
    const bytesOf = async (body) => {
        const parts = [];
        let length = 0;
        for await (const part of body ?? []) {
            length += part.length;
            isTooLong = length > MAX_ANSWER_BYTES;
            if (isTooLong)
                throw new Error('the answer is too long');
            parts.push(part);
        }
        return Buffer.concat(parts);
    };
    return {
        wasTooLong: () => isTooLong,
        fetch: async (address, init) => {
            const { status, statusText, url, headers, body } = await inner(address, init);
            const text = async () => (await bytesOf(body)).toString('utf8');
            const arrayBuffer = async () => new Uint8Array(await bytesOf(body)).buffer;
            return { status, statusText, url, headers, body, text, arrayBuffer };
        },
    };
}
const MAX_PAYLOAD_BYTES = 32 * 1024 * 1024;
function readEventPayload(path) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > MAX_PAYLOAD_BYTES)
            return undefined;
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 6001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gl: () => (/* binding */ CommandLocator),
/* harmony export */   my: () => (/* binding */ findUnpassable),
/* harmony export */   p$: () => (/* binding */ checkFolder),
/* harmony export */   q3: () => (/* binding */ describeStartFailure)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4429);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1898);




const isWindows = process.platform === 'win32';
const FALLBACK_PATH = isWindows ? '' : '/usr/local/bin:/usr/bin:/bin';
const FALLBACK_EXTENSIONS = '.COM;.EXE;.BAT;.CMD';
class CommandLocator {
    #found = new Map();
    locate(command, cwd, env) {
        if (command.trim() === '')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)({ message: 'the command is empty', notFound: true });
        const searched = hasFolder(command) ? null : searchedFolders(env);
        const key = `${command}\0${searched ?? cwd}`;
        const known = this.#found.get(key);
        if (known !== undefined)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(known);
        const found = searched === null ? locatePath(command, cwd, env) : searchPath(command, searched, cwd, env);
        if (found.ok && (searched === null || !hasRelativeFolder(searched)))
            this.#found.set(key, found.value);
        return found;
    }
    forget(command, cwd, env) {
        this.#found.delete(`${command}\0${hasFolder(command) ? cwd : searchedFolders(env)}`);
    }
}
function searchedFolders(env) {
    return variable(env, 'PATH') ?? FALLBACK_PATH;
}
function checkFolder(folder) {
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder);
    const stats = statOf(absolute);
    if (stats === 'absent')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(`working directory does not exist: ${folder}`);
    if (stats === 'denied')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(`working directory cannot be entered: ${folder}`);
    if (!stats.isDirectory())
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(`working directory is not a folder: ${folder}`);
    if (!isWindows && !isAccessible(absolute))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(`working directory cannot be entered: ${folder}`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(absolute);
}
function locatePath(command, cwd, env) {
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, command);
    let refused = false;
    for (const candidate of spellings(absolute, env)) {
        const state = candidateState(candidate);
        if (state === 'runnable')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(candidate);
        refused ||= state === 'not_executable';
    }
    if (!refused)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(missing(`${command} (looked for in ${cwd})`));
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(isFolder(absolute) ? refusal(`${command} is a folder`) : refusal(command, command));
}
function searchPath(command, searched, cwd, env) {
    let refused = null;
    for (const folder of searched.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)) {
        if (folder === '')
            continue;
        for (const candidate of spellings(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, folder, command), env)) {
            const state = candidateState(candidate);
            if (state === 'runnable')
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(candidate);
            if (state === 'not_executable')
                refused ??= candidate;
        }
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(refused === null ? missing(command) : refusal(refused));
}
function isFolder(file) {
    const stats = statOf(file);
    return typeof stats === 'object' && stats.isDirectory();
}
function missing(command) {
    return { message: `command not found: ${command}`, notFound: true };
}
function refusal(file, fix = null) {
    const how = fix === null ? '' : ` (run \`chmod +x ${fix}\`)`;
    return { message: `not executable: ${file}${how}`, notFound: false };
}
function spellings(file, env) {
    if (!isWindows)
        return [file];
    const extensions = (variable(env, 'PATHEXT') ?? FALLBACK_EXTENSIONS).split(';').filter((each) => each !== '');
    const own = node_path__WEBPACK_IMPORTED_MODULE_1__.extname(file).toLowerCase();
    const withExtension = extensions.map((extension) => `${file}${extension.toLowerCase()}`);
    return extensions.some((extension) => extension.toLowerCase() === own) ? [file, ...withExtension] : withExtension;
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
        const denied = error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
        return denied ? 'denied' : 'absent';
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
function hasRelativeFolder(searched) {
    return searched.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).some((folder) => folder !== '' && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(folder));
}
function variable(env, name) {
    if (!isWindows)
        return env[name];
    const key = Object.keys(env).find((each) => each.toUpperCase() === name);
    return key === undefined ? undefined : env[key];
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
    switch (codeOf(error)) {
        case 'ENOENT':
            return `cannot start ${command}: the interpreter that its first line names does not exist; Windows line ends (CRLF) also look like this`;
        case 'EACCES':
        case 'EPERM':
            return `not executable: ${command}`;
        case 'E2BIG':
            return `cannot start ${command}: its arguments and environment are larger than the system allows`;
        case 'EAGAIN':
        case 'EMFILE':
        case 'ENFILE':
        case 'ENOMEM':
            return `cannot start ${command}: the system has no room for another process (${codeOf(error)})`;
        default:
            return `cannot start ${command}: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .g)(error)}`;
    }
}
function codeOf(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}


/***/ }),

/***/ 5794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ createRunLock),
/* harmony export */   g: () => (/* binding */ isOwned)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8314);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1898);





const LEFTOVER = /^\.[\w.-]+\.[0-9a-f]{12}\.tmp$|^owner-\d+\.lock\.\d+\.new$/;
const HALF_WRITTEN_MS = 10_000;
const BEAT_MS = 5_000;
const SILENT_MS = 60_000;
const MOST_TRIES = 100;
function createRunLock() {
    return { acquire };
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
function acquire(folder) {
    try {
        for (let tries = 0; tries < MOST_TRIES; tries++) {
            const last = newest(folder);
            if (last === 'changing')
                continue;
            if (last !== null && isAlive(last))
                return { status: 'taken', owner: last.owner };
            const generation = (last?.generation ?? 0) + 1;
            const file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, lockName(generation));
            if (!claim(file))
                continue;
            const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
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
        return { status: 'failed', message: (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .g)(error) };
    }
}
function claim(file) {
    const draft = `${file}.${process.pid}.new`;
    try {
        writeOwner(draft, 'w');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(draft, file);
        return true;
    }
    catch (error) {
        if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT')
            return false;
        if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(codeOf(error)))
            throw error;
        return claimInTwoSteps(file);
    }
    finally {
        removeQuietly(draft);
    }
}
function claimInTwoSteps(file) {
    try {
        writeOwner(file, 'wx');
        return true;
    }
    catch (error) {
        if (codeOf(error) === 'EEXIST')
            return false;
        throw error;
    }
}
function writeOwner(file, flags) {
    const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, flags, 0o600);
    try {
        const owner = {
            pid: process.pid,
            host: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(),
            since: new Date().toISOString(),
            started: startOf(process.pid),
            file: identity((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(handle, { bigint: true }).ino),
        };
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(handle, `${JSON.stringify(owner)}\n`);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
    }
}
function identity(inode) {
    return inode === 0n ? '' : inode.toString();
}
function owned(folder, generation, interrupted) {
    for (let old = generation - 1; old > 0 && removeQuietly(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, lockName(old))); old--) {
        removeQuietly(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, doneName(old)));
    }
    const file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, lockName(generation));
    const beat = setInterval(() => touch(file), BEAT_MS);
    beat.unref();
    const release = () => {
        clearInterval(beat);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, doneName(generation)), 'w', 0o600));
        }
        catch {
        }
    };
    return { status: 'owned', release, interrupted };
}
function touch(file) {
    const now = new Date();
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(file, now, now);
    }
    catch {
    }
}
function removeQuietly(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(file);
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
    for (const name of names) {
        const mayBe = name.endsWith('.tmp') || name.endsWith('.new');
        if (mayBe && LEFTOVER.test(name))
            removeQuietly(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name));
    }
}
function newest(folder) {
    const names = new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder));
    const generation = highest(names);
    if (generation === 0)
        return null;
    const noOwner = { generation, owner: null, started: '', copied: false };
    if (names.has(doneName(generation)))
        return { ...noOwner, released: true, age: 0 };
    try {
        const file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, lockName(generation));
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { bigint: true });
        const value = stats.isFile() ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')) : null;
        const age = Date.now() - Number(stats.mtimeMs);
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(value) || typeof value['pid'] !== 'number')
            return { ...noOwner, released: false, age };
        const owner = { pid: value['pid'], host: String(value['host'] ?? ''), since: String(value['since'] ?? '') };
        const written = typeof value['file'] === 'string' ? value['file'] : '';
        const here = identity(stats.ino);
        const copied = written !== '' && here !== '' && written !== here;
        return { generation, released: false, owner, started: String(value['started'] ?? ''), copied, age };
    }
    catch (error) {
        if (codeOf(error) === 'ENOENT')
            return 'changing';
        throw error;
    }
}
function isAlive(lock) {
    if (lock.released || lock.copied)
        return false;
    if (lock.owner === null)
        return lock.age < HALF_WRITTEN_MS;
    if (lock.owner.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)())
        return lock.age < SILENT_MS;
    try {
        process.kill(lock.owner.pid, 0);
    }
    catch (error) {
        if (codeOf(error) !== 'EPERM')
            return false;
    }
    const started = startOf(lock.owner.pid);
    return lock.started === '' || started === '' || lock.started === started;
}
function codeOf(error) {
    return error instanceof Error && 'code' in error ? String(error.code) : '';
}
function startOf(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return fields[0] === 'Z' || fields[0] === 'X' ? 'ended' : (fields[19] ?? '');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 2732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZI: () => (/* binding */ parseTraceParent),
/* harmony export */   jv: () => (/* binding */ traceParentText),
/* harmony export */   l6: () => (/* binding */ telemetrySettings),
/* harmony export */   vg: () => (/* binding */ wantsTelemetry)
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

/***/ 1853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Uv: () => (/* binding */ definedOnly),
  uJ: () => (/* binding */ helpersFolder),
  Z2: () => (/* binding */ realAdapters),
  Xc: () => (/* binding */ runsFolder),
  du: () => (/* binding */ temporaryBase)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(1759);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(1898);
// EXTERNAL MODULE: ./build/adapters/file-store.js
var file_store = __webpack_require__(4311);
;// CONCATENATED MODULE: ./build/adapters/error-files.js






const HEAD_BYTES = 64 * 1024;
function createErrorFiles(folder) {
    return {
        create: async () => {
            try {
                (0,file_store/* makeFolder */.f)(folder, 0o700);
            }
            catch (error) {
                return (0,result/* err */._)(`there is no folder for temporary files: ${(0,error_message/* errorMessage */.g)(error)}`);
            }
            const id = (0,external_node_crypto_.randomBytes)(16).toString('hex');
            const file = `${folder}${external_node_path_.sep}error-${id}.json`;
            const outputPath = `${folder}${external_node_path_.sep}output-${id}.txt`;
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
    const descriptor = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0) | (external_node_fs_.constants.O_NOFOLLOW ?? 0));
    try {
        const opened = (0,external_node_fs_.fstatSync)(descriptor);
        if (!opened.isFile())
            return { status: 'unreadable', message: 'it is not a regular file' };
        if (opened.size > maxBytes)
            return tooLarge(descriptor, opened.size, maxBytes);
        const bytes = readUpTo(descriptor, maxBytes + 1, opened.size + 1);
        if (bytes.length > maxBytes)
            return tooLarge(descriptor, bytes.length, maxBytes);
        return { status: 'bytes', bytes };
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
function tooLarge(descriptor, size, maxBytes) {
    const wanted = Math.min(maxBytes, HEAD_BYTES);
    return { status: 'too_large', size, head: readUpTo(descriptor, wanted, wanted) };
}
function readUpTo(descriptor, limit, guess) {
    let buffer = Buffer.alloc(Math.min(limit, Math.max(guess, 1)));
    let length = 0;
    for (;;) {
        const read = (0,external_node_fs_.readSync)(descriptor, buffer, length, buffer.length - length, length);
        length += read;
        if (read === 0 || length === limit)
            return buffer.subarray(0, length);
        if (length === buffer.length)
            buffer = Buffer.concat([buffer], Math.min(limit, length * 2));
    }
}
function remove(file) {
    try {
        (0,external_node_fs_.rmSync)(file, { force: true, recursive: true });
    }
    catch {
        removeLocked(file);
    }
}
function removeLocked(file) {
    try {
        (0,external_node_fs_.chmodSync)(file, 0o700);
        (0,external_node_fs_.rmSync)(file, { force: true, recursive: true });
    }
    catch {
    }
}
function reasonOf(error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EACCES' || code === 'EPERM')
        return 'permission denied';
    if (code === 'ELOOP')
        return 'it is not a regular file';
    return (0,error_message/* errorMessage */.g)(error);
}

// EXTERNAL MODULE: ./build/adapters/github/api.js
var api = __webpack_require__(813);
// EXTERNAL MODULE: ./build/adapters/patterns.js
var patterns = __webpack_require__(3846);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ./node_modules/@actions/exec/lib/exec.js + 3 modules
var exec = __webpack_require__(1260);
// EXTERNAL MODULE: ./build/adapters/standard-streams.js
var standard_streams = __webpack_require__(1316);
// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(6698);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(3053);
;// CONCATENATED MODULE: ./build/adapters/process/child-capture.js



const calls = new external_node_async_hooks_.AsyncLocalStorage();
let subscribed = false;
function captureChild(capture, start) {
    if (!subscribed) {
        (0,external_node_diagnostics_channel_.subscribe)('child_process', adopt);
        subscribed = true;
    }
    return calls.run({ expected: capture }, start);
}
function adopt(message) {
    const call = calls.getStore();
    const child = childOf(message);
    if (call === undefined || call.expected === null || child === null)
        return;
    wrapSpawn(child, call.expected);
    call.expected = null;
}
function wrapSpawn(child, { stdin, onSpawned }) {
    const spawn = spawnOf(child);
    if (spawn === null)
        return;
    Object.defineProperty(child, 'spawn', {
        configurable: true,
        value: (options) => {
            let code;
            try {
                code = spawn.call(child, Object.assign(Object(options), { stdio: [stdin, 'pipe', 'pipe'] }));
            }
            catch (error) {
                process.nextTick(() => child.emit('error', error));
            }
            onSpawned(child);
            return code;
        },
    });
}
function childOf(message) {
    if (typeof message !== 'object' || message === null || !('process' in message))
        return null;
    return message.process instanceof external_node_child_process_.ChildProcess ? message.process : null;
}
function spawnOf(child) {
    if (!('spawn' in child) || typeof child.spawn !== 'function')
        return null;
    const { spawn } = child;
    return (options) => Reflect.apply(spawn, child, [options]);
}

// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(6193);
// EXTERNAL MODULE: ./build/text/any-bytes.js
var any_bytes = __webpack_require__(9138);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
;// CONCATENATED MODULE: ./build/adapters/process/kept-output.js



const EDGE_BYTES = 512 * 1024;
const NOTHING = { text: '', truncated: false, totalBytes: 0 };
class KeptOutput {
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
        const head = this.#keptHead(this.#head);
        const tail = this.#keptTail(bytes);
        const left = this.#total - head.length - tail.length;
        const text = `${head.toString('utf8')}\n[... ${left} bytes left out ...]\n${tail.toString('utf8')}`;
        return { text, truncated: true, totalBytes: this.#total };
    }
    #keptHead(bytes) {
        const end = betweenWords(withoutTornEnd(bytes.subarray(0, this.#edgeBytes)), -1).length;
        const [before, after] = around(bytes, end);
        const span = (0,excerpt/* spanAcross */.EF)(before, after, this.#secrets);
        return bytes.subarray(0, span === null ? end : end - Buffer.byteLength(before.slice(span.start)));
    }
    #keptTail(bytes) {
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
        this.#head = Buffer.from(this.#bytes.join().subarray(0, length));
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
    #kept = Number.POSITIVE_INFINITY;
    push(chunk) {
        this.#open.push(chunk);
        this.#openLength += chunk.length;
        this.#length += chunk.length;
        if (this.#openLength < BLOCK_BYTES && this.#open.length < BLOCK_CHUNKS)
            return;
        this.#blocks.push(Buffer.concat(this.#open));
        this.#open = [];
        this.#openLength = 0;
        this.#dropFirst();
    }
    keepLast(bytes) {
        this.#kept = bytes;
        this.#dropFirst();
    }
    #dropFirst() {
        for (let first = this.#blocks[0]; first !== undefined; first = this.#blocks[0]) {
            if (this.#length - first.length < this.#kept)
                return;
            this.#length -= first.length;
            this.#blocks.shift();
        }
    }
    join() {
        return Buffer.concat([...this.#blocks, ...this.#open]);
    }
}
function isContinuation(byte) {
    return byte !== undefined && (byte & 0xc0) === 0x80;
}
function tornAt(bytes) {
    for (let back = 1; back <= Math.min(4, bytes.length); back += 1) {
        const byte = bytes[bytes.length - back] ?? 0;
        if (isContinuation(byte))
            continue;
        const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
        return needed > back ? bytes.length - back : bytes.length;
    }
    return bytes.length;
}
function withoutTornEnd(bytes) {
    return bytes.subarray(0, tornAt(bytes));
}
function withoutTornStart(bytes) {
    let start = 0;
    while (start < 3 && isContinuation(bytes[start]))
        start += 1;
    return bytes.subarray(start);
}

// EXTERNAL MODULE: ./build/adapters/process/locate.js
var locate = __webpack_require__(6001);
// EXTERNAL MODULE: ./build/core/once.js
var once = __webpack_require__(3609);
;// CONCATENATED MODULE: ./build/adapters/process/process-table.js




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
        .map((name) => ({
        pid: Number(name),
        facts: (0,once/* once */.O)(() => readProcFacts(name)),
        mark: (0,once/* once */.O)(() => readProcMark(name)),
        holdsAny: (pipes) => holdsAny(name, pipes),
    }));
}
function readProcFacts(name) {
    const stat = readProc(`/proc/${name}/stat`)?.toString('latin1');
    if (stat === undefined)
        return null;
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, parent] = fields;
    if (state === undefined || state === 'Z' || state === 'X' || parent === undefined)
        return null;
    return { parent: Number(parent), started: fields[19] ?? '' };
}
const NEEDLE = Buffer.from(`${MARK_VARIABLE}=`);
function readProcMark(name) {
    const environ = readProc(`/proc/${name}/environ`);
    if (environ === null)
        return null;
    for (let at = environ.indexOf(NEEDLE); at >= 0; at = environ.indexOf(NEEDLE, at + 1)) {
        if (at > 0 && environ[at - 1] !== 0)
            continue;
        const end = environ.indexOf(0, at);
        return environ.toString('latin1', at + NEEDLE.length, end < 0 ? environ.length : end);
    }
    return null;
}
function readProc(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file);
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
        const number = Number(pid);
        const facts = { parent: Number(parent), started };
        entries.push({ pid: number, facts: () => facts, mark: () => marks.get(number) ?? null, holdsAny: () => false });
    }
    return entries;
}
function pipesOf(pid) {
    if (process.platform !== 'linux')
        return [];
    return ['1', '2'].flatMap((descriptor) => {
        const name = linkOf(`/proc/${pid}/fd/${descriptor}`);
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

;// CONCATENATED MODULE: ./build/adapters/process/attempt.js









const LONGEST_TIMER_MS = 2 ** 31 - 1;
const DRAIN_MS = 500;
class Attempt {
    #request;
    #signal;
    #setting;
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
        this.#request = request;
        this.#signal = signal;
        this.#setting = setting;
        const { maxRetainedBytes, onOutput, secrets, escapesBytes } = request;
        const kept = (stream) => {
            const show = (printed) => {
                onOutput(stream, printed);
                this.#waitForReaders();
            };
            return new KeptOutput(maxRetainedBytes, show, secrets, escapesBytes);
        };
        this.#stdout = kept('stdout');
        this.#stderr = kept('stderr');
        this.#released = new Promise((resolve) => {
            this.#release = resolve;
        });
    }
    async run() {
        const { program, cwd, env, pipeWaitMs } = this.#setting;
        const options = {
            cwd,
            env: { ...env },
            silent: true,
            ignoreReturnCode: true,
            delay: pipeWaitMs,
            listeners: {
                stdout: (chunk) => this.#take(chunk, this.#stdout),
                stderr: (chunk) => this.#take(chunk, this.#stderr),
            },
        };
        const capture = { stdin: stdinOf(this.#request), onSpawned: (child) => this.#onSpawned(child) };
        void captureChild(capture, () => (0,exec/* exec */.m)(quoteProgram(program), [...this.#request.args], options)).then(() => this.#release(), (error) => {
            this.#startError ??= error;
            this.#release();
        });
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
        child.once('error', (error) => {
            this.#startError = error;
        });
        child.stdin?.on('error', () => undefined);
        child.stdin?.end(this.#request.stdin ?? '');
        if (child.pid === undefined)
            return;
        this.#child = child;
        this.#pipes = pipesOf(child.pid);
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
        const { timeoutSeconds } = this.#request;
        if (timeoutSeconds !== null) {
            const ms = Math.min(timeoutSeconds * 1000, LONGEST_TIMER_MS);
            this.#timer = setTimeout(() => this.#end('timed_out', this.#setting.timeoutGraceMs), ms);
        }
        (0,external_node_events_.setMaxListeners)(0, this.#signal);
        this.#signal.addEventListener('abort', this.#onAbort, { once: true });
        if (this.#signal.aborted)
            this.#onAbort();
    }
    #onAbort = () => {
        if (this.#ending !== null)
            this.#ending.tree.hurry(this.#setting.cancelGraceMs);
        else if (this.#exited)
            this.#release();
        else
            this.#end('cancelled', this.#setting.cancelGraceMs);
    };
    #end(status, graceMs) {
        const pid = this.#child?.pid;
        if (pid === undefined || this.#ending !== null || this.#settled)
            return;
        clearTimeout(this.#timer);
        const tree = this.#setting.endTree(pid, graceMs, () => (this.#isHeld() ? this.#pipes : []));
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
        this.#signal.removeEventListener('abort', this.#onAbort);
        const child = this.#child;
        if (child === null) {
            const message = (0,locate/* describeStartFailure */.q3)(this.#request.command, this.#startError);
            return { status: 'not_started', message, notFound: false };
        }
        if (this.#isHeld())
            this.#setting.onHeld(child, this.#pipes);
        const streams = { stdout: this.#stdout.finish(), stderr: this.#stderr.finish() };
        if (this.#ending !== null)
            return { status: this.#ending.status, ...streams };
        if (this.#readError !== null)
            return { status: 'unread', message: (0,error_message/* errorMessage */.g)(this.#readError), ...streams };
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
function stdinOf({ stdin, inheritsStdin = false }) {
    if (inheritsStdin)
        return 'inherit';
    return (stdin ?? '') === '' ? 'ignore' : 'pipe';
}
function quoteProgram(program) {
    return `"${program.replaceAll('"', '\\"')}"`;
}

// EXTERNAL MODULE: ./build/core/lists.js
var lists = __webpack_require__(2735);
;// CONCATENATED MODULE: ./build/adapters/process/end-tree.js



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
    const children = groupByParent(entries);
    const found = new Set(known);
    for (const entry of found) {
        for (const child of children.get(entry.pid) ?? [])
            if (child.pid !== process.pid)
                found.add(child);
    }
    return [...found].flatMap((entry) => {
        const facts = entry.facts();
        return facts === null ? [] : [{ pid: entry.pid, ...facts }];
    });
}
function isKnown(entry, target, seen) {
    if (entry.pid === process.pid)
        return false;
    if (entry.pid === target.root && entry.facts()?.parent === process.pid)
        return true;
    const before = seen.get(entry.pid);
    if (before !== undefined && before === entry.facts()?.started)
        return true;
    const mark = entry.mark();
    return mark !== null && target.isMarked(mark);
}
function holds(entry, pipes) {
    return pipes.size > 0 && entry.pid !== process.pid && entry.holdsAny(pipes);
}
function groupByParent(entries) {
    const groups = new Map();
    for (const entry of entries) {
        const parent = entry.facts()?.parent;
        if (parent !== undefined)
            (0,lists/* addTo */.D)(groups, parent, entry);
    }
    return groups;
}
function send(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch {
    }
}
function endWindowsTree(root) {
    return { done: taskkill(['/PID', String(root), '/T', '/F']), hurry: () => undefined };
}
async function endWindowsLeftovers(exitedRoots) {
    if (exitedRoots.size === 0)
        return;
    const query = 'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId)" }';
    const listing = await capture('powershell', ['-NoProfile', '-NonInteractive', '-Command', query]);
    for (const pid of orphansOf(listing, exitedRoots))
        await taskkill(['/PID', String(pid), '/T', '/F']);
}
function orphansOf(listing, exitedRoots) {
    const parents = new Map();
    for (const line of listing.split('\n')) {
        const [, pid, parent] = /^\s*(\d+)\s+(\d+)\s*$/.exec(line) ?? [];
        if (pid !== undefined && parent !== undefined)
            parents.set(Number(pid), Number(parent));
    }
    return [...parents]
        .filter(([pid, parent]) => pid !== process.pid && exitedRoots.has(parent) && !parents.has(parent))
        .map(([pid]) => pid);
}
async function taskkill(args) {
    await capture('taskkill', args);
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

;// CONCATENATED MODULE: ./build/adapters/process/index.js






const isWindows = process.platform === 'win32';
function createProcessRunner(options = {}) {
    return new ExecProcessRunner(options);
}
class ExecProcessRunner {
    #timeoutGraceMs;
    #cancelGraceMs;
    #pipeWaitMs;
    #mark = newRunnerMark();
    #locator = new locate/* CommandLocator */.gl();
    #folders = new Map();
    #scan = createScan();
    #held = new Map();
    #heldRoots = new Set();
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
        const start = this.#find(request);
        if (!start.ok)
            return start.error;
        const result = await this.#attempt(request, signal, start.value).run();
        if (result.status !== 'not_started')
            return result;
        this.#folders.delete(request.cwd);
        this.#locator.forget(request.command, start.value.cwd, request.env);
        const again = this.#find(request);
        if (!again.ok)
            return again.error;
        return again.value.program === start.value.program ? result : this.#attempt(request, signal, again.value).run();
    }
    #find(request) {
        const known = this.#folders.get(request.cwd);
        const folder = known === undefined ? (0,locate/* checkFolder */.p$)(request.cwd) : (0,result.ok)(known);
        if (!folder.ok)
            return (0,result/* err */._)(notStarted(folder.error));
        this.#folders.set(request.cwd, folder.value);
        const program = this.#locator.locate(request.command, folder.value, request.env);
        if (!program.ok)
            return (0,result/* err */._)({ status: 'not_started', ...program.error });
        return (0,result.ok)({ program: program.value, cwd: folder.value });
    }
    #attempt(request, signal, start) {
        this.#started += 1;
        const serial = this.#started;
        const mark = markValue(request.env[MARK_VARIABLE], this.#mark, serial);
        return new Attempt(request, signal, {
            program: start.program,
            cwd: start.cwd,
            env: { ...request.env, [MARK_VARIABLE]: mark },
            timeoutGraceMs: this.#timeoutGraceMs,
            cancelGraceMs: this.#cancelGraceMs,
            pipeWaitMs: this.#pipeWaitMs,
            endTree: (root, graceMs, pipes) => this.#endTree(root, serial, graceMs, pipes),
            onHeld: (child, pipes) => this.#leave(child, pipes),
        });
    }
    async endLeftovers(graceMs = this.#cancelGraceMs) {
        if (this.#started === 0)
            return;
        if (isWindows)
            await endWindowsLeftovers(this.#heldRoots);
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
            return endWindowsTree(root);
        const isMarked = (mark) => isOfProcess(mark, this.#mark, serial);
        return endTree(this.#scan, { root, isMarked, pipes: () => new Set(pipes()) }, graceMs);
    }
    #leave(child, pipes) {
        this.#held.set(child, pipes);
        if (child.pid !== undefined)
            this.#heldRoots.add(child.pid);
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
function notStarted(message) {
    return { status: 'not_started', message, notFound: false };
}

// EXTERNAL MODULE: ./build/core/messages.js
var messages = __webpack_require__(1072);
// EXTERNAL MODULE: ./build/core/provider.js
var provider = __webpack_require__(5525);
// EXTERNAL MODULE: ./build/redaction/provider-keys.js
var provider_keys = __webpack_require__(814);
;// CONCATENATED MODULE: ./build/adapters/providers/resolve.js




const PROVIDER_VARIABLE = 'CONDUCTOR_PROVIDER';
const KNOWN = new Map([
    ...provider/* HTTP_SERVERS */.wM.flatMap((server) => server.names.map((name) => [name, server])),
    ['command', 'command'],
]);
const PROVIDER_NAMES = [...KNOWN.keys()];
function resolveProvider({ runtime, node, override, env, }) {
    const written = node ?? runtime;
    const foreign = written !== undefined && UPSTREAM_NAMES.has(nameOf(written)) ? nameOf(written) : null;
    const ours = foreign === null ? written : runtime !== undefined && KNOWN.has(nameOf(runtime)) ? runtime : undefined;
    const named = nonEmpty(override) ?? (foreign === null ? ours : undefined) ?? namedByEnvironment(env, ours);
    if (named === null)
        return (0,result/* err */._)(problem('not_configured', notConfigured(foreign)));
    const name = nameOf(named);
    const known = KNOWN.get(name);
    if (known === undefined)
        return (0,result/* err */._)(problem('unknown', unknownMessage(name)));
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
    return `${what}: ${howToConfigure()}`;
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
        return (0,result/* err */._)(problem('not_configured', `the base URL of ${name} ${wrong}`));
    const given = nonEmpty(definition.api_key);
    if (custom !== null && given === null)
        return (0,result/* err */._)(problem('not_configured', customKeyMessage(name)));
    const apiKey = given ?? nonEmpty(env[known.keyVariable]);
    if (apiKey === null) {
        const message = `${name} has no key: set ${known.keyVariable}, or api_key under runtime.provider`;
        return (0,result/* err */._)(problem('not_configured', message));
    }
    const { kind, defaultModel } = known;
    return (0,result.ok)({ kind, name, baseUrl, apiKey, defaultModel, headers: definition.headers ?? {} });
}
function resolveCommand(definition, name) {
    const command = nonEmpty(definition.command);
    if (command === null) {
        const message = 'the command provider has no command: runtime.provider: {name: command, command: ..., args: [...]}';
        return (0,result/* err */._)(problem('not_configured', message));
    }
    const env = Object.entries(definition.env ?? {}).map(([key, value]) => [key, value === null ? null : String(value)]);
    return (0,result.ok)({
        kind: 'command',
        name,
        command,
        args: (definition.args ?? []).map(String),
        env: Object.fromEntries(env),
    });
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
function howToConfigure() {
    return `give --provider NAME (the action's input provider) or ${PROVIDER_VARIABLE}, set ${provider_keys/* PROVIDER_KEY_VARIABLES */.sQ.join(' or ')}, or name a program with runtime.provider: {name: command, command: ...}`;
}
function problem(reason, message) {
    return { reason, message: `${message} (known: ${PROVIDER_NAMES.join(', ')})` };
}
function nonEmpty(text) {
    return text === undefined || text === null || text.trim() === '' ? null : text;
}

// EXTERNAL MODULE: ./build/adapters/run-lock.js
var run_lock = __webpack_require__(5794);
// EXTERNAL MODULE: ./build/core/shells.js
var shells = __webpack_require__(7627);
;// CONCATENATED MODULE: ./build/adapters/shells.js








const locator = new locate/* CommandLocator */.gl();
function materialiseShell(script) {
    const has = (command) => locator.locate(command, process.cwd(), script.env).ok;
    const shell = (0,shells/* shellCommand */.q$)(script.shell, { windows: process.platform === 'win32', has });
    if (!shell.ok)
        return shell;
    const file = external_node_path_.join(script.folder, `${(0,external_node_crypto_.randomBytes)(16).toString('hex')}${(0,shells/* scriptExtension */.dv)(shell.value, script.text)}`);
    try {
        (0,file_store/* makeFolder */.f)(script.folder, 0o700);
        (0,external_node_fs_.writeFileSync)(file, (0,shells/* scriptText */.r7)(shell.value, script.text), { flag: 'wx', mode: 0o600 });
    }
    catch (error) {
        return (0,result/* err */._)(`cannot write the script's file: ${(0,error_message/* errorMessage */.g)(error)}`);
    }
    return (0,result.ok)({
        command: shell.value.command,
        args: (0,shells/* scriptArgs */.X4)(shell.value, file),
        file,
        remove: () => removeQuietly(file),
    });
}
function removeQuietly(file) {
    try {
        (0,external_node_fs_.rmSync)(file, { force: true });
    }
    catch {
    }
}

;// CONCATENATED MODULE: ./build/adapters/source-tree.js


const MAX_ENTRIES = 100_000;
const SKIPPED = new Set(['node_modules', 'target', '__pycache__', 'site-packages']);
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
        for (const entry of entriesOf(external_node_path_.join(root, folder))) {
            entries += 1;
            if (entries > MAX_ENTRIES)
                return new Map();
            const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory() && !entry.name.startsWith('.') && !SKIPPED.has(entry.name))
                folders.push(file);
            if (!entry.isFile())
                continue;
            const same = found.get(entry.name);
            if (same === undefined)
                found.set(entry.name, [file]);
            else
                same.push(file);
        }
    }
    return found;
}
function entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./build/core/github.js
var github = __webpack_require__(4207);
// EXTERNAL MODULE: ./build/reporters/telemetry/settings.js
var telemetry_settings = __webpack_require__(2732);
;// CONCATENATED MODULE: ./build/run/adapters.js
















function realAdapters(env, durability = 'machine') {
    const processes = createProcessRunner();
    return {
        clock: clock/* systemClock */.ml,
        files: (0,file_store/* createFileStore */.I)(durability),
        runsFolder: () => claimRunsFolder(env),
        processes,
        errorFiles: createErrorFiles,
        scripts: (folder) => ({
            prepare: (text, shell, scriptEnv) => materialiseShell({ text, shell, env: scriptEnv, folder }),
        }),
        removeFolder: (folder) => {
            try {
                (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
            }
            catch {
            }
        },
        patterns: patterns/* loadPatterns */.o,
        sources: createSourceTree,
        provider: oneProvider(processes),
        tools: async () => (await Promise.all(/* import() */[__webpack_require__.e(6469), __webpack_require__.e(1313), __webpack_require__.e(8052)]).then(__webpack_require__.bind(__webpack_require__, 8052))).createToolServers(),
        resolveProvider: (workflow, node, override) => {
            const resolved = resolveProvider({
                runtime: workflow.settings.runtime?.provider,
                node: node.provider,
                override,
                env,
            });
            return resolved.ok ? (0,result.ok)(resolved.value) : (0,result/* err */._)(resolved.error.message);
        },
        github: (0,github/* githubContext */.h4)(env, api/* readEventPayload */.N5),
        lock: (0,run_lock/* createRunLock */.T)(),
        ...((0,telemetry_settings/* wantsTelemetry */.vg)(env) ? { tracer: (run) => createTracer(env, run) } : {}),
    };
}
function oneProvider(processes) {
    let made = null;
    return (surroundings) => {
        made ??= __webpack_require__.e(/* import() */ 9869).then(__webpack_require__.bind(__webpack_require__, 9869)).then(({ createProvider }) => createProvider({ processes, ...surroundings }));
        return made;
    };
}
const COLLECTOR_LIMITS = { firstByteMs: 3_000, idleMs: 3_000, maxBytes: 64 * 1024 };
async function createTracer(env, run) {
    const settings = (0,telemetry_settings/* telemetrySettings */.l6)(env);
    if (settings === null)
        return null;
    const { Telemetry } = await __webpack_require__.e(/* import() */ 1387).then(__webpack_require__.bind(__webpack_require__, 1387));
    const { postJson } = await __webpack_require__.e(/* import() */ 1702).then(__webpack_require__.bind(__webpack_require__, 1702));
    return new Telemetry({ ...run, facts: traceFacts(env) }, settings, async (body, signal) => {
        if (!URL.canParse(settings.url))
            return { problem: "the collector's endpoint is not a URL" };
        const answer = await postJson({ url: settings.url, headers: { ...settings.headers, ...JSON_TYPE }, body }, signal, COLLECTOR_LIMITS);
        if (answer.status === 'replied')
            return { statusCode: answer.statusCode };
        return { problem: answer.status === 'cancelled' ? 'no answer in time' : answer.message };
    }, {
        later: (ms, act) => {
            const timer = setTimeout(act, ms).unref();
            return () => clearTimeout(timer);
        },
    });
}
const JSON_TYPE = { 'content-type': 'application/json' };
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
function definedOnly(env) {
    const defined = {};
    for (const [name, value] of Object.entries(env))
        if (value !== undefined)
            defined[name] = value;
    return defined;
}
function temporaryBase(env) {
    const base = env['RUNNER_TEMP'];
    return base === undefined || base === '' ? (0,external_node_os_.tmpdir)() : base;
}
function runsFolder(env) {
    const base = env['RUNNER_TEMP'] ?? '';
    return base === '' ? external_node_path_.join((0,external_node_os_.tmpdir)(), `conductor-${process.getuid?.() ?? 'user'}`) : external_node_path_.join(base, 'conductor');
}
function claimRunsFolder(env) {
    const folder = runsFolder(env);
    if ((env['RUNNER_TEMP'] ?? '') !== '')
        return { folder, warning: null };
    (0,file_store/* makeFolder */.f)(folder, 0o700);
    const stats = (0,external_node_fs_.lstatSync)(folder);
    const isOurs = process.getuid === undefined || (stats.uid === process.getuid() && (stats.mode & 0o077) === 0);
    if (stats.isDirectory() && isOurs)
        return { folder, warning: null };
    const other = (0,external_node_fs_.mkdtempSync)(`${folder}-`);
    return { folder: other, warning: `${folder} is not this user's alone, so the run is left in ${other}` };
}
function helpersFolder() {
    return external_node_path_.resolve(import.meta.dirname, '../../helpers');
}


/***/ }),

/***/ 9138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lx: () => (/* binding */ withoutEscapes),
/* harmony export */   kx: () => (/* binding */ AnyBytesDecoder),
/* harmony export */   su: () => (/* binding */ unescapedBytes)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

const ESCAPE = 0xdc00;
const ESCAPED = /[\udc80-\udcff]/u;
class AnyBytesDecoder {
    #held = Buffer.alloc(0);
    write(chunk) {
        const bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
        const end = bytes.length - unfinished(bytes);
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
function unfinished(bytes) {
    for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
        const byte = bytes[bytes.length - back] ?? 0;
        if ((byte & 0xc0) !== 0x80)
            return lengthBy(byte) > back ? back : 0;
    }
    return 0;
}


/***/ }),

/***/ 6167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: () => (/* binding */ tailOf),
/* harmony export */   EF: () => (/* binding */ spanAcross),
/* harmony export */   Q9: () => (/* binding */ CUT_WINDOW),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   g1: () => (/* binding */ NO_SECRETS)
/* harmony export */ });
const CUT = '…';
const NO_SECRETS = () => [];
const CUT_WINDOW = 8192;
function spanAcross(before, after, secrets) {
    const found = secrets(before + after);
    for (let index = 0; index < found.length; index += 2) {
        const start = found[index] ?? 0;
        const end = found[index + 1] ?? 0;
        if (start < before.length && end > before.length)
            return { start, end };
    }
    return null;
}
function headOf(text, limit, secrets = NO_SECRETS) {
    if (text.length <= limit)
        return text;
    const at = headEnd(text, limit - CUT.length);
    const before = text.slice(Math.max(0, at - CUT_WINDOW), at);
    const span = spanAcross(before, text.slice(at, at + CUT_WINDOW), secrets);
    return `${text.slice(0, span === null ? at : at - before.length + span.start)}${CUT}`;
}
function headEnd(text, room) {
    for (let at = room; at > 0; at--)
        if (isSpace(text[at]) || endsValue(text, at))
            return at;
    const head = text.slice(0, room);
    if (isRuler(head))
        return room;
    return keyEnd(head);
}
function tailOf(text, bytes, secrets = NO_SECRETS) {
    if (text.length <= bytes / 4)
        return text;
    const last = lastBytes(text, bytes);
    if (last.length === text.length)
        return text;
    const { at, marked } = tailStart(text, last);
    const before = text.slice(Math.max(0, at - CUT_WINDOW), at);
    const span = spanAcross(before, text.slice(at, at + CUT_WINDOW), secrets);
    if (span !== null)
        return `${CUT}${text.slice(at - before.length + span.end)}`;
    return marked ? `${CUT}${text.slice(at)}` : withoutHalfKey(text.slice(at));
}
function tailStart(text, tail) {
    const at = text.length - tail.length;
    if (text[at - 1] === '\n')
        return { at, marked: false };
    const line = tail.search(/[\r\n]/);
    if (line !== -1 && line < tail.length - 1)
        return { at: at + line + 1, marked: false };
    const words = /^\S*\s+\S*\s+/.exec(tail);
    if (words !== null)
        return { at: at + words[0].length, marked: true };
    return isRuler(tail) ? { at, marked: false } : { at: text.length, marked: true };
}
const FEW_CHARACTERS = 8;
function isRuler(text) {
    const { size } = new Set(text);
    return size <= FEW_CHARACTERS && size * FEW_CHARACTERS <= text.length;
}
function isSpace(char) {
    return char !== undefined && /\s/.test(char);
}
function endsValue(text, at) {
    if (text[at - 1] !== ',')
        return false;
    return /["}\]\d]/.test(text[at - 2] ?? '') && /["{[\d-]/.test(text[at] ?? '');
}
function keyEnd(text) {
    const colon = text.lastIndexOf('":');
    return colon === -1 ? 0 : colon + 2;
}
function lastBytes(text, bytes) {
    const all = Buffer.from(text.slice(-bytes), 'utf8');
    let start = Math.max(0, all.length - bytes);
    while (start < all.length && ((all[start] ?? 0) & 0xc0) === 0x80)
        start++;
    return all.subarray(start).toString('utf8');
}
const KEY_END = /-----END [A-Z0-9 ]*PRIVATE KEY-----/;
function withoutHalfKey(tail) {
    const end = KEY_END.exec(tail);
    if (end === null || tail.slice(0, end.index).includes('-----BEGIN '))
        return tail;
    return tail.slice(end.index + end[0].length).replace(/^\r?\n/, '');
}


/***/ })

};
