"use strict";
exports.id = 575;
exports.ids = [575];
exports.modules = {

/***/ 68575:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eventPayload: function() { return /* binding */ eventPayload; },
  lacksArtifacts: function() { return /* binding */ lacksArtifacts; },
  note: function() { return /* binding */ note; },
  runnerHost: function() { return /* binding */ runnerHost; },
  undeliveredNotes: function() { return /* binding */ undeliveredNotes; }
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
;// CONCATENATED MODULE: ./build/src/adapters/actions-core.js



const ANNOTATE = { error: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm };
class RunnerCommands {
    #token = (0,external_node_crypto_.randomBytes)(16).toString('hex');
    #pausedBy = null;
    #lineIsOpen = false;
    say(text) {
        this.#freshLine();
        this.#put(`${(0,terminal_text/* withoutCommands */.Df)((0,terminal_text/* plainText */.wh)(text))}\n`);
    }
    foreign(shown) {
        if (shown === '')
            return;
        if (this.#pausedBy === null)
            this.#pause(this.#token);
        this.#put(shown);
    }
    printTrusted(line) {
        if (this.#pausedBy === this.#token)
            this.resume();
        const pause = /^\s*::stop-commands::(.*)/.exec(line)?.[1]?.trim();
        if (this.#pausedBy === null && pause !== undefined && pause !== '')
            this.#pausedBy = pause;
        else if (this.#pausedBy !== null && line.trim() === `::${this.#pausedBy}::`)
            this.#pausedBy = null;
        this.#put(line);
    }
    resume() {
        this.#freshLine();
        if (this.#pausedBy === null)
            return;
        this.#put(`::${this.#pausedBy}::\n`);
        this.#pausedBy = null;
    }
    interrupt(issueCommand) {
        const scriptToken = this.#pausedBy === this.#token ? null : this.#pausedBy;
        this.resume();
        issueCommand();
        if (scriptToken !== null)
            this.#pause(scriptToken);
    }
    #pause(token) {
        this.#freshLine();
        this.#put(`::stop-commands::${token}\n`);
        this.#pausedBy = token;
    }
    #freshLine() {
        if (this.#lineIsOpen)
            this.#put('\n');
    }
    #put(shown) {
        if (shown === '')
            return;
        this.#lineIsOpen = !shown.endsWith('\n');
        process.stdout.write(shown);
    }
    group(title) {
        this.interrupt(() => core/* startGroup */.Oh(title));
    }
    endGroup() {
        this.interrupt(core/* endGroup */.N4);
    }
    mask(value) {
        if (value.trim() !== '')
            this.interrupt(() => core/* setSecret */.Pq(value));
    }
    annotate({ level, title, message, file, line, endLine, column }) {
        const place = file === null
            ? {}
            : {
                file,
                ...(line === undefined ? {} : { startLine: line }),
                ...(endLine === undefined ? {} : { endLine }),
                ...(column === undefined ? {} : { startColumn: column }),
            };
        this.interrupt(() => ANNOTATE[level](message, { ...place, title }));
    }
}
function inputText(name) {
    return core/* getInput */.V4(name, { trimWhitespace: false });
}

// EXTERNAL MODULE: ./build/src/adapters/artifact.js
var artifact = __webpack_require__(19341);
// EXTERNAL MODULE: ./build/src/adapters/github/api.js
var github_api = __webpack_require__(76159);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var outcome = __webpack_require__(85636);
;// CONCATENATED MODULE: ./build/src/adapters/interrupts.js

let isOnlyCommand = false;
function endWithCommand() {
    isOnlyCommand = true;
}
function cancelOnSignals() {
    const controller = new AbortController();
    const handlers = new Map(outcome/* CANCEL_SIGNALS */.DH.map((name) => [name, () => controller.abort(name)]));
    handlers.set('SIGBREAK', () => controller.abort('SIGINT'));
    for (const [name, handler] of handlers)
        process.on(name, handler);
    return {
        signal: controller.signal,
        release: () => {
            if (isOnlyCommand)
                return;
            for (const [name, handler] of handlers)
                process.off(name, handler);
        },
    };
}

// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
;// CONCATENATED MODULE: ./build/src/action/host.js





function runnerHost() {
    const { signal } = cancelOnSignals();
    let cancelledAt = null;
    signal.addEventListener('abort', () => {
        cancelledAt = performance.now();
    });
    const { env } = process;
    const baseUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
    const api = (token, options) => (0,github_api/* createGithubApi */.M)({ token, baseUrl, signal, ...options });
    return {
        input: inputText,
        env,
        payload: eventPayload(env),
        commands: new RunnerCommands(),
        cancel: signal,
        sinceCancel: () => (cancelledAt === null ? null : performance.now() - cancelledAt),
        artifacts: (0,artifact/* createArtifactStore */.GA)(api),
        api,
    };
}
function eventPayload({ GITHUB_EVENT_PATH: file }) {
    return file ? (0,github_api/* readEventPayload */.N)(file) : undefined;
}
function lacksArtifacts({ env }) {
    return ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'].filter((name) => !env[name]);
}
function note(host, message) {
    host.commands.say(`note: ${message}`);
}
function undeliveredNotes(problems) {
    const byReason = new Map();
    for (const undelivered of problems) {
        const reason = /: ((?:403 |there is no github-token).*)/.exec(undelivered.problem)?.[1] ?? undelivered.problem;
        (0,maps/* addTo */.DN)(byReason, reason, undelivered);
    }
    return [...byReason].flatMap(([reason, undelivered]) => {
        const names = undelivered.map(({ what }) => what);
        if (names.length === 1)
            return undelivered.map(({ problem }) => problem);
        return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} were not made: ${reason}`;
    });
}


/***/ }),

/***/ 19341:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: function() { return /* binding */ filesBelow; },
/* harmony export */   GA: function() { return /* binding */ createArtifactStore; },
/* harmony export */   L1: function() { return /* binding */ foundArtifact; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_abort_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44366);
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36657);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77400);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31160);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35424);
/* harmony import */ var _unzip_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27949);










const MAX_FILES = 10_000;
const PER_PAGE = 100;
const MAX_PAGES = 100;
const LIST_TIMEOUT_MS = 20_000;
const DOWNLOAD_TIMEOUT_MS = 300_000;
const STALLED_MS = 25_000;
const LOOK_MS = 250;
function createArtifactStore(api, stalledMs = STALLED_MS) {
    const client = async () => new (await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(86), __webpack_require__.e(102)]).then(__webpack_require__.bind(__webpack_require__, 29721))).DefaultArtifactClient();
    return {
        upload: ({ name, folder, without, retentionDays, timeoutMs }) => attempt(timeoutMs, async () => {
            const excluded = without === undefined ? null : node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, without) + (node_path__WEBPACK_IMPORTED_MODULE_1___default().sep);
            const files = filesBelow(folder).filter((file) => excluded === null || !file.startsWith(excluded));
            const options = retentionDays === null ? {} : { retentionDays };
            const { id } = await (await client()).uploadArtifact(name, files, folder, options);
            if (id === undefined)
                throw new Error('the service gave it no id');
            return { id };
        }),
        list: async (place) => {
            if (place !== null)
                return artifactsOfRun(api(place.token), place);
            return attempt(LIST_TIMEOUT_MS, async () => {
                const { artifacts } = await (await client()).listArtifacts({ latest: false });
                return artifacts.map(({ id, name, size, digest }) => ({
                    id,
                    name,
                    size,
                    digest: digest ?? null,
                }));
            });
        },
        download: (artifact, place, folder) => {
            const packed = `${folder}.packed`;
            const found = place === null ? {} : { findBy: findBy(place) };
            return unpackArtifact(packed, folder, async () => {
                const expectedHash = artifact.digest === null ? {} : { expectedHash: artifact.digest };
                const options = { path: packed, skipDecompress: true, ...expectedHash, ...found };
                const downloading = (await client()).downloadArtifact(artifact.id, options);
                const { digestMismatch } = await whileItGrows(downloading, packed, stalledMs);
                if (digestMismatch === true)
                    throw new Error('its digest is not the one that was recorded at the upload');
            });
        },
        unpack: (packed, folder) => unpackArtifact(packed, folder, async () => undefined),
    };
}
function unpackArtifact(packed, folder, fetch) {
    return attempt(DOWNLOAD_TIMEOUT_MS, async (signal) => {
        try {
            await fetch();
            await (0,_unzip_js__WEBPACK_IMPORTED_MODULE_6__/* .unzipOnlyFile */ .B)(packed, folder, signal);
            return folder;
        }
        finally {
            (0,_patience_js__WEBPACK_IMPORTED_MODULE_5__/* .removeQuietly */ .S)(packed);
        }
    });
}
async function whileItGrows(downloading, folder, stalledMs) {
    let [most, since] = [0, performance.now()];
    let timer;
    const stalled = new Promise((_, reject) => {
        timer = setInterval(() => {
            const bytes = measureFolder(folder);
            if (bytes > most)
                [most, since] = [bytes, performance.now()];
            else if (performance.now() - since > stalledMs)
                reject(new Error('nothing more of it came'));
        }, LOOK_MS);
    });
    return Promise.race([downloading, stalled]).finally(() => clearInterval(timer));
}
function measureFolder(folder) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .attemptedOr */ .w6)(0, () => filesBelow(folder).reduce((sum, file) => sum + (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file).size, 0));
}
async function artifactsOfRun(api, { owner, repo, runId }) {
    const found = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const path = (0,_core_github_js__WEBPACK_IMPORTED_MODULE_2__/* .withQuery */ .VL)(`/repos/${owner}/${repo}/actions/runs/${runId}/artifacts`, { per_page: PER_PAGE, page });
        const answer = await api.request('GET', path);
        if (!answer.ok)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(answer.error.message);
        const artifacts = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(answer.value) ? answer.value['artifacts'] : null;
        if (!Array.isArray(artifacts))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)('the answer holds no list of artifacts');
        for (const artifact of artifacts.flatMap(foundArtifact))
            found.push(artifact);
        if (artifacts.length < PER_PAGE)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(found);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`the run has more than ${MAX_PAGES * PER_PAGE} artifacts`);
}
function foundArtifact(entry) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(entry))
        return [];
    const { id, name, size_in_bytes: size, digest, workflow_run: run } = entry;
    if (typeof id !== 'number' || typeof name !== 'string')
        return [];
    const { repository_id: repository, head_repository_id: head } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asObject */ .eB)(run);
    const fork = typeof repository === 'number' && typeof head === 'number' ? { isOfFork: repository !== head } : {};
    const text = typeof digest === 'string' ? digest : null;
    return [{ id, name, size: typeof size === 'number' ? size : 0, digest: text, ...fork }];
}
function findBy({ token, owner, repo, runId }) {
    return { token, workflowRunId: runId, repositoryOwner: owner, repositoryName: repo };
}
function filesBelow(folder) {
    const files = [];
    const folders = [folder];
    for (let at = folders.pop(); at !== undefined && files.length < MAX_FILES; at = folders.pop()) {
        for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(at).sort()) {
            const file = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(at, name);
            const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file);
            if (kind.isDirectory())
                folders.push(file);
            else if (kind.isFile())
                files.push(file);
        }
    }
    return files;
}
async function attempt(timeoutMs, work) {
    const signal = AbortSignal.timeout(Math.max(0, Math.ceil(timeoutMs)));
    const isLate = (0,_core_abort_js__WEBPACK_IMPORTED_MODULE_8__/* .waitForAbort */ .zO)(signal).then(() => Promise.reject(new Error('it took too long')));
    try {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(await Promise.race([work(signal), isLate]));
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_9__/* .errorMessage */ .gJ)(error), 500) || 'the service gave no reason');
    }
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
    let countedSleep = sources.uptime() - monotonic();
    let lastTurn = monotonic();
    const now = () => Math.floor(origin + monotonic());
    const countSleep = () => {
        const slept = sources.uptime() - monotonic() - countedSleep;
        if (slept < SHORTEST_SLEEP_MS)
            return;
        origin += slept;
        countedSleep += slept;
    };
    return {
        now,
        monotonic,
        async sleepUntil(deadline, signal) {
            for (;;) {
                const remainingMs = deadline - now();
                if (remainingMs <= 0 || signal.aborted)
                    return;
                await nap(Math.min(Math.ceil(remainingMs), LONGEST_NAP_MS), signal);
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
const MAX_TIMER_MS = 2 ** 31 - 1;
function nap(ms, signal) {
    return new Promise((resolve) => {
        const wake = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', wake);
            resolve();
        };
        const timer = setTimeout(wake, Math.min(ms, MAX_TIMER_MS));
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
        const { getOctokit } = await __webpack_require__.e(/* import() */ 351).then(__webpack_require__.bind(__webpack_require__, 61351));
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

/***/ 35424:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ removeQuietly; },
/* harmony export */   d: function() { return /* binding */ patiently; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77400);



const BUSY = new Set(['EPERM', 'EACCES', 'EBUSY']);
const PATIENCE_MS = 2000;
const LONGEST_PAUSE_MS = 100;
function patiently(action, windows = process.platform === 'win32') {
    const end = performance.now() + PATIENCE_MS;
    for (let pause = 5;; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
        try {
            return action();
        }
        catch (error) {
            if (!windows || !BUSY.has((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error)) || performance.now() >= end)
                throw error;
        }
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
}
function removeQuietly(path) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .tryResult */ .Bh)(() => patiently(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true }))).ok;
}


/***/ }),

/***/ 27949:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ unzip; },
/* harmony export */   B: function() { return /* binding */ unzipOnlyFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57075);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46466);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_5__);






const LIMITS = { bytes: 2 * 2 ** 30, entries: 100_000 };
const MAX_DEPTH = 64;
const END = { signature: 0x06054b50, bytes: 22, longestComment: 0xffff };
const ZIP64_LOCATOR = { signature: 0x07064b50, bytes: 20 };
const ZIP64_END = { signature: 0x06064b50, bytes: 56 };
const RECORD = { signature: 0x02014b50, bytes: 46 };
const LOCAL_HEADER = { signature: 0x04034b50, bytes: 30 };
const IN_ZIP64 = 0xffffffff;
const MAX_DIRECTORY_BYTES = 64 * 2 ** 20;
const FILE_TYPE = 0o170000;
const REGULAR_FILE = 0o100000;
const FOLDER = 0o040000;
async function unzipOnlyFile(from, folder, signal) {
    const [name, ...more] = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(from);
    if (name === undefined || more.length > 0)
        throw new Error('it is not one archive');
    await unzip(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(from, name), folder, signal === undefined ? {} : { signal });
}
async function unzip(archive, folder, { signal, limits = LIMITS, isWanted = () => true } = {}) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(archive, 'r');
    try {
        const entries = await readEntries(file, limits, isWanted);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
        for (const entry of entries) {
            const target = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, ...entry.parts);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(entry.isFolder ? target : node_path__WEBPACK_IMPORTED_MODULE_2___default().dirname(target), { recursive: true });
            if (!entry.isFolder)
                await unpackFile(archive, file, entry, target);
            signal?.throwIfAborted();
        }
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
        throw error;
    }
    finally {
        await file.close();
    }
}
async function unpackFile(archive, file, entry, target) {
    const { headerAt, packedBytes: bytes, isDeflated } = entry;
    const header = await read(file, headerAt, LOCAL_HEADER);
    const start = headerAt + header.length + header.readUInt16LE(26) + header.readUInt16LE(28);
    const packed = bytes === 0 ? node_stream__WEBPACK_IMPORTED_MODULE_3__.Readable.from([]) : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(archive, { start, end: start + bytes - 1 });
    const out = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(target, { flags: 'wx' });
    if (isDeflated && bytes > 0)
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(packed, (0,node_zlib__WEBPACK_IMPORTED_MODULE_5__.createInflateRaw)(), createChecker(entry), out);
    else
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(packed, createChecker(entry), out);
}
function createChecker({ parts, bytes, crc }) {
    let [size, sum] = [0, 0];
    const createDamageError = () => new Error(`its entry ${JSON.stringify(parts.join('/'))} is damaged`);
    return new node_stream__WEBPACK_IMPORTED_MODULE_3__.Transform({
        transform(chunk, _, done) {
            size += chunk.length;
            sum = (0,node_zlib__WEBPACK_IMPORTED_MODULE_5__.crc32)(chunk, sum);
            if (size > bytes)
                done(createDamageError());
            else
                done(null, chunk);
        },
        flush(done) {
            done(size === bytes && sum === crc ? null : createDamageError());
        },
    });
}
async function readEntries(file, limits, isWanted) {
    const { at, bytes } = await findDirectory(file);
    if (bytes > MAX_DIRECTORY_BYTES)
        throw new Error('its list of entries is too long');
    const directory = Buffer.alloc(bytes);
    const { bytesRead } = await file.read(directory, 0, bytes, at);
    if (bytesRead < bytes)
        throw new Error('the archive is not whole');
    const entries = [];
    let [made, unpackedBytes] = [0, 0];
    for (let from = 0; from < bytes;) {
        if (from + RECORD.bytes > bytes || directory.readUInt32LE(from) !== RECORD.signature)
            throw new Error('its list of entries is damaged');
        const nameEnd = from + RECORD.bytes + directory.readUInt16LE(from + 28);
        const name = directory.toString('utf8', from + RECORD.bytes, nameEnd);
        const record = directory.subarray(from, from + RECORD.bytes);
        from = nameEnd + directory.readUInt16LE(from + 30) + directory.readUInt16LE(from + 32);
        if (!isWanted(name))
            continue;
        const entry = checkEntry(name, record);
        made += newParts(entry.parts, entries.at(-1)?.parts ?? []);
        unpackedBytes += entry.bytes;
        if (made > limits.entries)
            throw new Error(`it has more than ${limits.entries} entries`);
        if (unpackedBytes > limits.bytes)
            throw new Error(`it unpacks to more than ${limits.bytes / 2 ** 20} MiB`);
        entries.push(entry);
    }
    return entries;
}
function newParts(parts, before) {
    const shared = parts.findIndex((part, at) => part !== before[at]);
    return Math.max(1, parts.length - (shared === -1 ? parts.length : shared));
}
async function findDirectory(file) {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, END.bytes + END.longestComment));
    await file.read(tail, 0, tail.length, size - tail.length);
    const signature = Buffer.alloc(4);
    signature.writeUInt32LE(END.signature);
    const end = tail.lastIndexOf(signature, tail.length - END.bytes);
    if (end < 0)
        throw new Error('it is not a zip archive');
    const [bytes, at] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
    if (at !== IN_ZIP64 && bytes !== IN_ZIP64 && tail.readUInt16LE(end + 10) !== 0xffff)
        return { at, bytes };
    const locator = await read(file, size - tail.length + end - ZIP64_LOCATOR.bytes, ZIP64_LOCATOR);
    const long = await read(file, Number(locator.readBigUInt64LE(8)), ZIP64_END);
    return { at: Number(long.readBigUInt64LE(48)), bytes: Number(long.readBigUInt64LE(40)) };
}
function checkEntry(name, record) {
    const isFolder = name.endsWith('/');
    const parts = (isFolder ? name.slice(0, -1) : name).split('/');
    const refuse = (why) => {
        throw new Error(`its entry ${JSON.stringify(name.slice(0, 200))} ${why}`);
    };
    if (parts.some((part) => part === '' || part === '.' || part === '..' || /[\\:\0]/.test(part)))
        refuse('is no path below a folder');
    if (parts.length > MAX_DEPTH)
        refuse(`is more than ${MAX_DEPTH} folders deep`);
    const type = (record.readUInt32LE(38) >>> 16) & FILE_TYPE;
    if (type !== 0 && type !== (isFolder ? FOLDER : REGULAR_FILE))
        refuse('is no regular file');
    const [flags, method] = [record.readUInt16LE(8), record.readUInt16LE(10)];
    if ((flags & 1) !== 0)
        refuse('is encrypted');
    if (method !== 0 && method !== 8)
        refuse('is packed in an unknown way');
    const [packedBytes, bytes, headerAt] = [record.readUInt32LE(20), record.readUInt32LE(24), record.readUInt32LE(42)];
    if (packedBytes === IN_ZIP64 || bytes === IN_ZIP64 || headerAt === IN_ZIP64)
        refuse('is too large');
    return { parts, isFolder, isDeflated: method === 8, packedBytes, bytes, crc: record.readUInt32LE(16), headerAt };
}
async function read(file, at, { signature, bytes }) {
    const buffer = Buffer.alloc(bytes);
    const { bytesRead } = at < 0 ? { bytesRead: 0 } : await file.read(buffer, 0, bytes, at);
    if (bytesRead < bytes || buffer.readUInt32LE(0) !== signature)
        throw new Error('the archive is damaged');
    return buffer;
}


/***/ }),

/***/ 44366:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eG: function() { return /* binding */ whenAborted; },
/* harmony export */   nl: function() { return /* binding */ deadline; },
/* harmony export */   zO: function() { return /* binding */ waitForAbort; }
/* harmony export */ });
function whenAborted(signal, act) {
    signal.addEventListener('abort', act, { once: true });
    if (signal.aborted)
        act();
    return () => signal.removeEventListener('abort', act);
}
function waitForAbort(signal) {
    return new Promise((resolve) => whenAborted(signal, resolve));
}
function deadline(clock, seconds, outer) {
    if (seconds === null)
        return { signal: outer, expired: () => false, release: () => { } };
    const time = new AbortController();
    const timer = new AbortController();
    void clock.sleepUntil(clock.now() + seconds * 1000, timer.signal).then(() => {
        if (!timer.signal.aborted && !outer.aborted)
            time.abort();
    });
    return {
        signal: AbortSignal.any([outer, time.signal]),
        expired: () => time.signal.aborted,
        release: () => timer.abort(),
    };
}


/***/ }),

/***/ 36657:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: function() { return /* binding */ githubRecord; },
/* harmony export */   Cn: function() { return /* binding */ GITHUB_FIELDS; },
/* harmony export */   E0: function() { return /* binding */ findBranch; },
/* harmony export */   G5: function() { return /* binding */ partLabel; },
/* harmony export */   MA: function() { return /* binding */ isPermissionRefusal; },
/* harmony export */   VL: function() { return /* binding */ withQuery; },
/* harmony export */   a2: function() { return /* binding */ describeRefusal; },
/* harmony export */   en: function() { return /* binding */ isRepositoryName; },
/* harmony export */   f_: function() { return /* binding */ isSafeServer; },
/* harmony export */   h4: function() { return /* binding */ githubContext; },
/* harmony export */   m0: function() { return /* binding */ inGithubActions; },
/* harmony export */   mL: function() { return /* binding */ requestList; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _maps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56461);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62759);



function inGithubActions(env) {
    return env['GITHUB_ACTIONS'] === 'true';
}
function githubRecord(env, matrix = null) {
    if (!inGithubActions(env))
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
function githubContext(env, readEvent) {
    return (0,_maps_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .Oo)(() => {
        if (!inGithubActions(env))
            return null;
        const facts = Object.entries(NAMES).map(([name, variable]) => [name, env[variable] ?? '']);
        const path = env['GITHUB_EVENT_PATH'] ?? '';
        return { ...Object.fromEntries(facts), event: path === '' ? {} : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(readEvent(path)) };
    });
}
function partLabel(matrix, shard) {
    const leg = Object.values(matrix ?? {})
        .map(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrJson */ .v9)
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
    return Array.isArray(answer.value) ? (0,_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(answer.value) : (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)({ status: null, message: 'the answer is not a list' });
}


/***/ }),

/***/ 56461:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: function() { return /* binding */ memoize; },
/* harmony export */   DN: function() { return /* binding */ addTo; },
/* harmony export */   Oo: function() { return /* binding */ once; }
/* harmony export */ });
function addTo(lists, key, value) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [value]);
    else
        list.push(value);
}
function memoize(compute) {
    const results = new WeakMap();
    return (key) => {
        const known = results.get(key) ?? { value: compute(key) };
        results.set(key, known);
        return known.value;
    };
}
function once(make) {
    let made = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}


/***/ }),

/***/ 85636:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: function() { return /* binding */ CANCEL_SIGNALS; },
/* harmony export */   FR: function() { return /* binding */ engineFailure; },
/* harmony export */   I0: function() { return /* binding */ toCancelSignal; },
/* harmony export */   Ox: function() { return /* binding */ addTokens; },
/* harmony export */   bP: function() { return /* binding */ createRaised; },
/* harmony export */   jV: function() { return /* binding */ withTrue; },
/* harmony export */   p6: function() { return /* binding */ unfitData; },
/* harmony export */   t4: function() { return /* binding */ toExitCode; },
/* harmony export */   u2: function() { return /* binding */ decidedByRoutes; },
/* harmony export */   wi: function() { return /* binding */ RUN_OUTCOMES; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);

const RUN_OUTCOMES = ['success', 'failed', 'invalid', 'halted', 'suspended', 'cancelled'];
const EXIT_CODES = {
    success: 0,
    failed: 1,
    invalid: 2,
    halted: 3,
    suspended: 4,
};
const CANCEL_CODES = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 };
const CANCEL_SIGNALS = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'];
function toCancelSignal(signal) {
    return CANCEL_SIGNALS.find((name) => name === signal.reason) ?? 'SIGTERM';
}
function toExitCode(outcome, signal) {
    if (outcome === 'cancelled')
        return CANCEL_CODES[signal ?? 'SIGTERM'];
    return EXIT_CODES[outcome];
}
function addTokens(a, b) {
    return a === null ? b : b === null ? a : a + b;
}
function decidedByRoutes(outcome) {
    return outcome.status === 'completed' ? { ...outcome, note: { ...outcome.note, handled_by: 'when' } } : outcome;
}
function withTrue(printed) {
    return Object.fromEntries(Object.entries(printed).map(([name, value]) => [
        name,
        value === false ? true : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) ? withTrue(value) : value,
    ]));
}
function createRaised(error, partial) {
    return { status: 'raised', error, partial };
}
function engineFailure(kind, message, details) {
    return { envelope: { kind, message, details }, origin: 'engine' };
}
function unfitData(node, source, failedField, message, more) {
    const details = { node, source, original_message: message, failed_field: failedField, ...more };
    return engineFailure('internal.schema_violation', message, details);
}


/***/ }),

/***/ 31160:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: function() { return /* binding */ withoutCommands; },
/* harmony export */   Dw: function() { return /* binding */ jsonWithoutCommands; },
/* harmony export */   ES: function() { return /* binding */ wellFormed; },
/* harmony export */   FX: function() { return /* binding */ CONTROL_PARTS; },
/* harmony export */   HN: function() { return /* binding */ StreamCleaner; },
/* harmony export */   IF: function() { return /* binding */ unfinishedFrom; },
/* harmony export */   Jj: function() { return /* binding */ cut; },
/* harmony export */   Lx: function() { return /* binding */ hasControls; },
/* harmony export */   Pk: function() { return /* binding */ fitColumns; },
/* harmony export */   TN: function() { return /* binding */ oneLine; },
/* harmony export */   jN: function() { return /* binding */ normalizeNewlines; },
/* harmony export */   uV: function() { return /* binding */ plainPart; },
/* harmony export */   wh: function() { return /* binding */ plainText; }
/* harmony export */ });
/* unused harmony exports withoutOldCommands, withoutAnyCommands */
const INSIDE = String.raw `\u0000-\u0008\u000b\u000c\u000e-\u0017\u0019\u001c-\u001f\u007f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff`;
const CSI = String.raw `(?:\u001b[${INSIDE}]*\[|\u009b)[0-?${INSIDE}]*(?:[ -/][ -/${INSIDE}]*)?[@-~]`;
const OSC = String.raw `(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\r\n\u2028\u2029\u0085]*(?:\u0007|\u001b\\|\u009c)?`;
const TWO_CHARACTERS = String.raw `\u001b[ -/]*[0-~]?`;
const LINE_END = String.raw `\r\n?|[\u2028\u2029\u0085]`;
const CONTROL = String.raw `[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]`;
const HAS_CONTROL = new RegExp(CONTROL);
const ASCII_TEXT = /^[\t\n -~]*$/;
const LINE_ENDS = new RegExp(LINE_END, 'g');
const LONGEST_ESCAPE = 256;
const CONTROL_PARTS = new RegExp(`${CSI}|${OSC}|${TWO_CHARACTERS}|${LINE_END}|${CONTROL}`, 'g');
function hasControls(text) {
    return !ASCII_TEXT.test(text) && HAS_CONTROL.test(text);
}
function plainPart(part) {
    return '\r\u2028\u2029\u0085'.includes(part.charAt(0)) ? '\n' : '';
}
function plainText(text) {
    return hasControls(text) ? text.replace(LINE_ENDS, '\n').replace(CONTROL_PARTS, '') : text;
}
function normalizeNewlines(text) {
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
function withoutCommands(text) {
    const without = withoutOldCommands(text);
    return without.includes('::') ? without.replace(/^([^\S\n\r\u2028\u2029]*)(?=::)/gm, '$1| ') : without;
}
function withoutOldCommands(text) {
    return text.includes('##[') ? text.replaceAll('##[', '## [') : text;
}
function jsonWithoutCommands(value) {
    return `${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`;
}
function withoutAnyCommands(text) {
    if (!text.includes('##[') && !text.includes('::'))
        return text;
    if (!/^\s*["[{]/.test(text))
        return withoutCommands(text);
    try {
        JSON.parse(text);
        return text.replaceAll('##[', '#\\u0023[');
    }
    catch {
        return withoutCommands(text);
    }
}
function oneLine(text, max = 500) {
    return cut(plainText(text.slice(0, max * 8))
        .replace(/\s+/g, ' ')
        .trim(), max);
}
function cut(text, max, mark = '…') {
    if (text.length <= max)
        return text;
    const head = text.slice(0, Math.max(0, max - mark.length)).replace(/[\ud800-\udbff]$/, '');
    return `${head}${mark}`;
}
function wellFormed(text) {
    return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
class StreamCleaner {
    #held = '';
    clean(chunk) {
        const text = this.#held === '' ? chunk : this.#held + chunk;
        this.#held = '';
        if (!hasControls(text))
            return text;
        const start = unfinishedFrom(text);
        if (start === -1)
            return plainText(text);
        this.#held = text.slice(start);
        return plainText(text.slice(0, start));
    }
    rest() {
        const held = this.#held;
        this.#held = '';
        return plainText(held);
    }
}
const COMPLETE = new RegExp(`^(?:${CSI}|\\u001b[\\]PX^_][^\\u0007\\u001b\\u009c\\r\\n]*[\\u0007\\u009c\\r\\n]|\\u001b[ -/]*[0-OQ-WYZ\\\\\`-~])`);
function unfinishedFrom(text) {
    if (text.endsWith('\r'))
        return text.length - 1;
    const start = text.lastIndexOf('\u001b');
    if (start === -1 || text.length - start > LONGEST_ESCAPE)
        return -1;
    const tail = text.slice(start);
    return COMPLETE.test(tail) ? -1 : start;
}
const ZERO_WIDTH = /\p{Mn}|[\u200b-\u200d]/u;
const DOUBLE_WIDTH = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
function countColumns(character) {
    if (ZERO_WIDTH.test(character))
        return 0;
    return DOUBLE_WIDTH.test(character) ? 2 : 1;
}
function fitColumns(text, columns) {
    let width = 0;
    let head = '';
    for (const character of text) {
        width += countColumns(character);
        if (width < columns)
            head += character;
    }
    return width <= columns ? text : `${head}…`;
}


/***/ })

};
;