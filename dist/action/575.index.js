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
  createDocsLinks: function() { return /* binding */ createDocsLinks; },
  createRunnerHost: function() { return /* binding */ createRunnerHost; },
  createStepRedactor: function() { return /* binding */ createStepRedactor; },
  describeClone: function() { return /* binding */ describeClone; },
  findArtifactLack: function() { return /* binding */ findArtifactLack; },
  findCommit: function() { return /* binding */ findCommit; },
  findHeadCommit: function() { return /* binding */ findHeadCommit; },
  findJobCaller: function() { return /* binding */ findJobCaller; },
  findPullRequestNumber: function() { return /* binding */ findPullRequestNumber; },
  getRunnerWorkspace: function() { return /* binding */ getRunnerWorkspace; },
  isForeignHead: function() { return /* binding */ isForeignHead; },
  listUndeliveredNotes: function() { return /* binding */ listUndeliveredNotes; },
  note: function() { return /* binding */ note; },
  openRepository: function() { return /* binding */ openRepository; },
  parseCaller: function() { return /* binding */ parseCaller; },
  parseOwnJob: function() { return /* binding */ parseOwnJob; },
  parseRepository: function() { return /* binding */ parseRepository; },
  readOwnJob: function() { return /* binding */ readOwnJob; },
  readPayload: function() { return /* binding */ readPayload; },
  readPullRequestHead: function() { return /* binding */ readPullRequestHead; },
  toDisplayedFile: function() { return /* binding */ toDisplayedFile; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
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
        this.#put(`${(0,terminal_text/* withoutCommands */.Df)((0,terminal_text/* toPlainText */.bo)(text))}\n`);
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
        const lines = {
            ...(line && { startLine: line }),
            ...(endLine && { endLine }),
            ...(column && { startColumn: column }),
        };
        const place = file === null ? {} : { file, ...lines };
        this.interrupt(() => ANNOTATE[level](message, { ...place, title }));
    }
}
function readInputText(name) {
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
function keepHandlers() {
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

// EXTERNAL MODULE: ./build/src/core/github.js
var github = __webpack_require__(36657);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/redaction/index.js + 2 modules
var redaction = __webpack_require__(80344);
// EXTERNAL MODULE: ./build/src/source/workspace.js
var workspace = __webpack_require__(2939);
// EXTERNAL MODULE: ./build/src/triage/github.js
var triage_github = __webpack_require__(90848);
;// CONCATENATED MODULE: ./build/src/action/host.js













function createRunnerHost() {
    const { signal } = cancelOnSignals();
    let cancelledAt = null;
    signal.addEventListener('abort', () => {
        cancelledAt = performance.now();
    });
    const { env } = process;
    const baseUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
    const api = (token, options) => (0,github_api/* createGithubApi */.M)({ token, baseUrl, signal, ...options });
    return {
        input: readInputText,
        env,
        payload: readPayload(env),
        commands: new RunnerCommands(),
        cancel: signal,
        sinceCancel: () => (cancelledAt === null ? null : performance.now() - cancelledAt),
        artifacts: (0,artifact/* createArtifactStore */.GA)(api),
        api,
    };
}
function readPayload({ GITHUB_EVENT_PATH: file }) {
    return file ? (0,github_api/* readEventPayload */.N)(file) : undefined;
}
function findArtifactLack({ env }) {
    const missing = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'].filter((name) => !env[name]);
    return missing.length === 0 ? null : `this runner has no artifact service (${missing.join(' and ')} not set)`;
}
function createStepRedactor({ env }, { secrets }) {
    return new redaction/* Redactor */.pO({ secrets: [...(0,redaction/* listSecretsOfEnvironment */.Yl)(env), ...secrets] });
}
function note(host, message) {
    host.commands.say(`note: ${message}`);
}
function listUndeliveredNotes(problems) {
    const byCause = new Map();
    for (const undelivered of problems)
        (0,maps/* addTo */.DN)(byCause, undelivered.cause, undelivered);
    return [...byCause].flatMap(([cause, undelivered]) => {
        const names = undelivered.map(({ what }) => what);
        if (names.length === 1)
            return undelivered.map(({ problem }) => problem);
        return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} were not made: ${cause}`;
    });
}
function getRunnerWorkspace(env) {
    return (0,workspace/* resolveRealPath */.Sc)(env['GITHUB_WORKSPACE'] || process.cwd());
}
function toDisplayedFile(env, workflow) {
    return (0,workspace/* displayPath */.Gt)((0,workspace/* findRepositoryWithin */.jl)(getRunnerWorkspace(env), workflow), (0,workspace/* resolveRealPath */.Sc)(workflow));
}
function parseRepository({ GITHUB_REPOSITORY: name = '' }) {
    const [owner = '', repo = ''] = name.split('/');
    return (0,github/* isRepositoryName */.en)(name) ? (0,result.ok)({ owner, repo }) : (0,result/* err */._q)('GITHUB_REPOSITORY is not set');
}
function openRepository(host, { githubToken }) {
    if (githubToken === '')
        return (0,result/* err */._q)('there is no github-token');
    const repository = parseRepository(host.env);
    return repository.ok ? (0,result.ok)({ ...repository.value, api: host.api(githubToken) }) : repository;
}
function findHeadCommit(env, payload) {
    const event = (0,json/* asObject */.eB)(payload);
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    if (name.startsWith('pull_request'))
        return readPullRequestHead(event['pull_request']);
    if (name === 'issue_comment' && findPullRequestNumber(event).ok)
        return (0,result/* err */._q)('the event does not name the head of the pull request');
    const sha = name === 'workflow_run' ? (0,json/* asObject */.eB)(event['workflow_run'])['head_sha'] : env['GITHUB_SHA'];
    return parseSha(sha, 'the commit of this run is not known');
}
function findCommit({ env, payload }) {
    const sha = findHeadCommit(env, payload);
    return sha.ok ? sha.value : (env['GITHUB_SHA'] ?? '');
}
function isForeignHead(env, payload) {
    const pullRequest = (0,json/* asObject */.eB)(payload)['pull_request'];
    if (!(0,json/* isJsonObject */.OW)(pullRequest))
        return false;
    return (0,json/* asObject */.eB)((0,json/* asObject */.eB)(pullRequest['head'])['repo'])['full_name'] !== env['GITHUB_REPOSITORY'];
}
function readPullRequestHead(pullRequest) {
    const { sha } = (0,json/* asObject */.eB)((0,json/* asObject */.eB)(pullRequest)['head']);
    return parseSha(sha, 'the event payload does not name the head of the pull request');
}
function parseSha(value, otherwise) {
    return typeof value === 'string' && /^[0-9a-f]{7,64}$/i.test(value) ? (0,result.ok)(value) : (0,result/* err */._q)(otherwise);
}
function findPullRequestNumber(payload) {
    if (!(0,json/* isJsonObject */.OW)(payload))
        return (0,result/* err */._q)('the event payload is missing');
    const issue = (0,json/* asObject */.eB)(payload['issue']);
    const listed = (0,json/* asObject */.eB)(payload['workflow_run'])['pull_requests'];
    const candidates = [
        (0,json/* asObject */.eB)(payload['pull_request'])['number'],
        issue['pull_request'] === undefined ? undefined : issue['number'],
        Array.isArray(listed) ? (0,json/* asObject */.eB)(listed[0])['number'] : undefined,
        (0,triage_github/* findQueuedPullRequest */.BY)((0,json/* asString */.oJ)((0,json/* asObject */.eB)(payload['merge_group'])['head_ref'])) ?? undefined,
    ];
    const number = candidates.find((candidate) => Number.isSafeInteger(candidate));
    return typeof number === 'number' ? (0,result.ok)(number) : (0,result/* err */._q)('this event belongs to no pull request');
}
function describeClone({ env, payload }) {
    const here = (0,workspace/* resolveRealPath */.Sc)(process.cwd());
    const folder = (0,workspace/* displayPath */.Gt)((0,workspace/* findRepositoryWithin */.jl)(getRunnerWorkspace(env), external_node_path_default().join(here, 'workflow.yaml')), here);
    const { GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' } = env;
    const isNamed = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[\w./-]+$/.test(ref);
    const source = isNamed ? { source: `github:${repository}#${ref}` } : {};
    return { folder, ...source, isForeign: isForeignHead(env, payload) };
}
function createDocsLinks(env) {
    const { GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' } = env;
    const pages = `https://github.com/${repository}/blob/${ref}/docs/errors.md`;
    const isKnown = repository !== '' && ref !== '';
    return (kind) => (isKnown && (0,kinds/* isEngineKind */.Dj)(kind) ? `${pages}#${kind.replaceAll('.', '')}` : null);
}
const OWN_JOB_MS = 5000;
const ownJobs = new WeakMap();
function readOwnJob(host, inputs) {
    const job = ownJobs.get(host) ?? requestOwnJob(host, inputs);
    ownJobs.set(host, job);
    return job;
}
async function findJobCaller(host, inputs) {
    const job = await readOwnJob(host, inputs);
    return job === null ? null : parseCaller(job.name);
}
async function requestOwnJob(host, { checkRunId, githubToken }) {
    const repository = parseRepository(host.env);
    if (checkRunId === '' || githubToken === '' || !repository.ok)
        return null;
    const api = host.api(githubToken, { signal: AbortSignal.timeout(OWN_JOB_MS) });
    const { owner, repo } = repository.value;
    for (const kind of ['actions/jobs', 'check-runs']) {
        const answer = await api.request('GET', `/repos/${owner}/${repo}/${kind}/${checkRunId}`);
        const job = answer.ok ? parseOwnJob(answer.value) : null;
        if (job !== null)
            return job;
    }
    return null;
}
function parseOwnJob(value) {
    const { name, steps } = (0,json/* asObject */.eB)(value);
    if (typeof name !== 'string')
        return null;
    const running = (Array.isArray(steps) ? steps : []).map(json/* asObject */.eB).find((step) => step['status'] === 'in_progress');
    const [title, number] = [running?.['name'], running?.['number']];
    return { name, step: typeof title === 'string' && typeof number === 'number' ? { name: title, number } : null };
}
function parseCaller(jobName) {
    return jobName.slice(0, Math.max(0, jobName.lastIndexOf(' / ')));
}


/***/ }),

/***/ 19341:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: function() { return /* binding */ createArtifactStore; },
/* harmony export */   GJ: function() { return /* binding */ parseArtifact; },
/* harmony export */   pX: function() { return /* binding */ listUploadFiles; }
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
/* harmony import */ var _file_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72967);
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
        upload: ({ name, folder, without, retentionDays, timeoutMs }) => tryWithin(timeoutMs, async () => {
            const excluded = without === undefined ? null : node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, without) + (node_path__WEBPACK_IMPORTED_MODULE_1___default().sep);
            const files = listUploadFiles(folder).filter((file) => excluded === null || !file.startsWith(excluded));
            const options = retentionDays === null ? {} : { retentionDays };
            const { id } = await (await client()).uploadArtifact(name, files, folder, options);
            if (id === undefined)
                throw new Error('the service gave it no id');
            return { id };
        }),
        list: async (place) => {
            if (place !== null)
                return listArtifactsOfRun(api(place.token), place);
            return tryWithin(LIST_TIMEOUT_MS, async () => {
                const { artifacts } = await (await client()).listArtifacts({ latest: false });
                return artifacts.map(({ id, name, size, digest = null }) => ({ id, name, size, digest }));
            });
        },
        download: (artifact, place, folder) => {
            const packed = `${folder}.packed`;
            const lookup = place === null ? {} : { findBy: toLookupOptions(place) };
            return unpackArtifact(packed, folder, async () => {
                const expectedHash = artifact.digest === null ? {} : { expectedHash: artifact.digest };
                const options = { path: packed, skipDecompress: true, ...expectedHash, ...lookup };
                const downloading = (await client()).downloadArtifact(artifact.id, options);
                const { digestMismatch } = await waitWhileItGrows(downloading, packed, stalledMs);
                if (digestMismatch === true)
                    throw new Error('its digest is not the one that was recorded at the upload');
            });
        },
        unpack: (packed, folder) => unpackArtifact(packed, folder, async () => undefined),
    };
}
function unpackArtifact(packed, folder, fetch) {
    return tryWithin(DOWNLOAD_TIMEOUT_MS, async (signal) => {
        try {
            await fetch();
            await (0,_unzip_js__WEBPACK_IMPORTED_MODULE_6__/* .unzipOnlyFile */ .B)(packed, folder, signal);
            return folder;
        }
        finally {
            (0,_file_store_js__WEBPACK_IMPORTED_MODULE_5__/* .removeQuietly */ .S2)(packed);
        }
    });
}
async function waitWhileItGrows(downloading, folder, stalledMs) {
    let [most, since] = [0, performance.now()];
    let timer;
    const stalled = new Promise((_, reject) => {
        timer = setInterval(() => {
            const bytes = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .tryOr */ .LE)(0, () => listUploadFiles(folder).reduce((sum, file) => sum + (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file).size, 0));
            if (bytes > most)
                [most, since] = [bytes, performance.now()];
            else if (performance.now() - since > stalledMs)
                reject(new Error('nothing more of it came'));
        }, LOOK_MS);
    });
    return Promise.race([downloading, stalled]).finally(() => clearInterval(timer));
}
async function listArtifactsOfRun(api, { owner, repo, runId }) {
    const artifacts = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const path = (0,_core_github_js__WEBPACK_IMPORTED_MODULE_2__/* .withQuery */ .VL)(`/repos/${owner}/${repo}/actions/runs/${runId}/artifacts`, { per_page: PER_PAGE, page });
        const answer = await api.request('GET', path);
        if (!answer.ok)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(answer.error.message);
        const entries = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(answer.value) ? answer.value['artifacts'] : null;
        if (!Array.isArray(entries))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)('the answer holds no list of artifacts');
        for (const artifact of entries.flatMap(parseArtifact))
            artifacts.push(artifact);
        if (entries.length < PER_PAGE)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(artifacts);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`the run has more than ${MAX_PAGES * PER_PAGE} artifacts`);
}
function parseArtifact(entry) {
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
function toLookupOptions({ token, owner, repo, runId }) {
    return { token, workflowRunId: runId, repositoryOwner: owner, repositoryName: repo };
}
function listUploadFiles(folder) {
    const files = [];
    const open = [folder];
    for (let current = open.pop(); current !== undefined && files.length < MAX_FILES; current = open.pop()) {
        for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(current).sort()) {
            const file = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(current, name);
            const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file);
            if (kind.isDirectory())
                open.push(file);
            else if (kind.isFile())
                files.push(file);
        }
    }
    return files;
}
async function tryWithin(timeoutMs, work) {
    const signal = AbortSignal.timeout(Math.max(0, Math.ceil(timeoutMs)));
    const isLate = (0,_core_abort_js__WEBPACK_IMPORTED_MODULE_8__/* .waitForAbort */ .zO)(signal).then(() => Promise.reject(new Error('it took too long')));
    try {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(await Promise.race([work(signal), isLate]));
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toOneLine */ .GX)((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_9__/* .errorMessage */ .gJ)(error), 500) || 'the service gave no reason');
    }
}


/***/ }),

/***/ 86025:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qj: function() { return /* binding */ nap; },
/* harmony export */   ml: function() { return /* binding */ systemClock; },
/* harmony export */   rp: function() { return /* binding */ pauseThread; }
/* harmony export */ });
/* unused harmony export createClock */
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_events__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);


const LONGEST_NAP_MS = 60_000;
const SHORTEST_SLEEP_MS = 1000;
const LONGEST_WORK_MS = 50;
function createClock(sources) {
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
const systemClock = createClock({
    wall: () => Date.now(),
    monotonic: () => performance.now(),
    uptime: () => (0,node_os__WEBPACK_IMPORTED_MODULE_1__.uptime)() * 1000,
});
function pauseThread(ms) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
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

/***/ 72967:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IF: function() { return /* binding */ createFileStore; },
  xT: function() { return /* binding */ endsOpen; },
  fc: function() { return /* binding */ makeFolder; },
  I2: function() { return /* binding */ makePrivateFolder; },
  wE: function() { return /* binding */ makeTemporaryFolder; },
  zO: function() { return /* binding */ readChunks; },
  S2: function() { return /* binding */ removeQuietly; },
  zF: function() { return /* binding */ tryPatiently; },
  Tl: function() { return /* binding */ writeTextFile; }
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/core/regular-file.js
var regular_file = __webpack_require__(4019);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/adapters/clock.js
var clock = __webpack_require__(86025);
// EXTERNAL MODULE: ./build/src/adapters/run-lock.js
var run_lock = __webpack_require__(62868);
;// CONCATENATED MODULE: ./build/src/adapters/file-lock.js






const PATIENCE_MS = 10_000;
const OLDEST_MS = 5_000;
const PAUSE_MS = 5;
const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);
function holdLock(file, act, patienceMs = PATIENCE_MS) {
    const lock = `${file}.lock`;
    const identity = takeLock(lock, patienceMs);
    try {
        return act();
    }
    finally {
        if (identity !== null && readIdentity(lock) === identity)
            (0,result/* tryResult */.Bh)(() => external_node_fs_.unlinkSync(lock));
    }
}
function takeLock(lock, patienceMs) {
    const end = performance.now() + patienceMs;
    for (;;) {
        try {
            (0,run_lock/* writeOwner */.h3)(lock);
            return readIdentity(lock);
        }
        catch (error) {
            if (NOT_WRITABLE.has((0,error_message/* errorCode */.CA)(error)))
                return null;
            if ((0,error_message/* errorCode */.CA)(error) !== 'EEXIST')
                throw error;
        }
        if (external_node_fs_.lstatSync(lock, { throwIfNoEntry: false })?.isFile() === false)
            throw new Error(`${lock} is not a regular file`);
        const holder = (0,run_lock/* readLockFile */.cx)(lock);
        if (holder !== null && isStale(holder))
            removeStale(lock, holder.inode);
        else if (performance.now() >= end)
            throw new Error(`${lock} is in use by process ${holder?.owner?.pid ?? '?'}`);
        else
            (0,clock/* pauseThread */.rp)(PAUSE_MS);
    }
}
function isStale(holder) {
    return holder.age > OLDEST_MS || !(0,run_lock/* isAlive */._n)(holder);
}
function removeStale(lock, inode) {
    const aside = `${lock}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
    const moved = (0,result/* tryResult */.Bh)(() => external_node_fs_.renameSync(lock, aside));
    if (!moved.ok)
        return;
    if (readIdentity(aside) !== inode)
        (0,result/* tryResult */.Bh)(() => external_node_fs_.linkSync(aside, lock));
    (0,result/* tryResult */.Bh)(() => external_node_fs_.unlinkSync(aside));
}
function readIdentity(file) {
    return external_node_fs_.lstatSync(file, { bigint: true, throwIfNoEntry: false })?.ino ?? null;
}

// EXTERNAL MODULE: ./build/src/adapters/lines.js
var adapters_lines = __webpack_require__(8288);
;// CONCATENATED MODULE: ./build/src/adapters/file-store.js









function createFileStore(durability = 'machine') {
    const outlivesMachine = durability === 'machine';
    return {
        makeFolder: (folder, isPrivate = false) => makeFolder(folder, isPrivate ? 0o700 : 0o777),
        openAppend: (file) => openAppend(file, outlivesMachine),
        whileLocked: (file, act) => holdLock(file, act),
        replace: (file, text, flush = 'flushed') => replace(file, text, outlivesMachine ? flush : 'plain'),
        readText: (file, maxBytes) => tryPatiently(() => (0,regular_file/* readRegularFile */.XF)(file, maxBytes)).toString('utf8'),
        lines: readLines,
        endsOpen,
        exists: (file) => external_node_fs_.existsSync(file),
        hasContent: (file) => (0,result/* tryOr */.LE)(false, () => hasContent(file)),
        isIrregular: (file) => (0,result/* tryOr */.LE)(false, () => !external_node_fs_.lstatSync(file).isFile()),
        identifyFolder: (folder) => (0,regular_file/* identifyFolder */.TR)(folder),
        isPrivateFolder: (folder) => (0,regular_file/* isPrivateFolder */.EV)(folder),
        remove: (file) => tryPatiently(() => external_node_fs_.rmSync(file, { force: true })),
    };
}
function writeTextFile(file, text) {
    const written = (0,result/* tryResult */.Bh)(() => {
        makeFolder(external_node_path_default().dirname(file));
        replace(file, text, 'flushed');
    });
    return written.ok ? written : (0,result/* err */._q)(`cannot be written: ${written.error}`);
}
const MAX_PATH_CHARS = 4096;
function makeFolder(folder, mode = 0o777) {
    if (external_node_fs_.existsSync(folder))
        return;
    if (folder.length > MAX_PATH_CHARS)
        throw new Error(`the path is longer than ${MAX_PATH_CHARS} characters`);
    const above = external_node_path_default().dirname(folder);
    if (above !== folder)
        makeFolder(above, mode);
    try {
        external_node_fs_.mkdirSync(folder, { mode });
    }
    catch (error) {
        if (!external_node_fs_.existsSync(folder))
            throw error;
    }
}
function makeTemporaryFolder(base, prefix) {
    makeFolder(base);
    return external_node_fs_.mkdtempSync(external_node_path_default().join(base, prefix));
}
function makePrivateFolder(folder) {
    makeFolder(folder, 0o700);
    if (!(0,regular_file/* isPrivateFolder */.EV)(folder))
        throw new Error(`${folder} is not this user's alone`);
}
function hasContent(file) {
    const stats = external_node_fs_.statSync(file);
    return stats.isFile() && stats.size > 0;
}
function endsOpen(file) {
    const open = () => (0,regular_file/* openRegularFile */.ZU)(file);
    return withFile(open, (descriptor) => {
        const { size } = external_node_fs_.fstatSync(descriptor);
        const last = Buffer.alloc(1);
        return size > 0 && external_node_fs_.readSync(descriptor, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
    });
}
function withFile(open, use) {
    const descriptor = tryPatiently(open);
    try {
        return use(descriptor);
    }
    finally {
        external_node_fs_.closeSync(descriptor);
    }
}
const CHUNK_BYTES = 64 * 1024;
function* readChunks(file) {
    const descriptor = tryPatiently(() => (0,regular_file/* openRegularFile */.ZU)(file));
    try {
        const chunk = Buffer.alloc(CHUNK_BYTES);
        for (let size = external_node_fs_.readSync(descriptor, chunk); size > 0; size = external_node_fs_.readSync(descriptor, chunk))
            yield chunk.subarray(0, size);
    }
    finally {
        external_node_fs_.closeSync(descriptor);
    }
}
function* readLines(file, longest) {
    const lines = new adapters_lines/* LineSplitter */.g(longest);
    for (const chunk of readChunks(file))
        yield* lines.push(chunk);
    const rest = lines.rest();
    if (rest !== '')
        yield rest;
}
const APPEND = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_APPEND | external_node_fs_.constants.O_CREAT;
function openAppend(file, flushes) {
    const descriptor = tryPatiently(() => (0,regular_file/* openRegularFile */.ZU)(file, APPEND | (external_node_fs_.constants.O_NOFOLLOW ?? 0)));
    let open = true;
    return {
        append: (data) => writeAll(descriptor, data),
        flush: () => {
            if (flushes)
                external_node_fs_.fdatasyncSync(descriptor);
        },
        close: () => {
            if (!open)
                return;
            open = false;
            external_node_fs_.closeSync(descriptor);
        },
    };
}
function replace(file, text, flush) {
    const stats = external_node_fs_.lstatSync(file, { throwIfNoEntry: false });
    if (stats === undefined || stats.isFile())
        renameOver(file, text, flush);
    else
        writeInto(file, text);
}
function renameOver(file, text, flush) {
    const folder = external_node_path_default().dirname(file);
    const temporary = external_node_path_default().join(folder, `.${external_node_path_default().basename(file)}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.tmp`);
    try {
        withFile(() => external_node_fs_.openSync(temporary, 'wx'), (descriptor) => {
            writeAll(descriptor, text);
            if (flush !== 'plain')
                external_node_fs_.fsyncSync(descriptor);
        });
        tryPatiently(() => external_node_fs_.renameSync(temporary, file));
    }
    catch (error) {
        removeQuietly(temporary);
        throw error;
    }
    if (flush === 'flushed')
        syncFolder(folder);
}
function writeInto(file, text) {
    const write = () => withFile(() => external_node_fs_.openSync(file, 'w'), (descriptor) => writeAll(descriptor, text));
    const isPipe = external_node_fs_.statSync(file, { throwIfNoEntry: false })?.isFIFO() === true;
    if (isPipe)
        withFile(() => external_node_fs_.openSync(file, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_NONBLOCK), write);
    else
        write();
}
function writeAll(descriptor, data) {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    let written = 0;
    while (written < bytes.length)
        written += external_node_fs_.writeSync(descriptor, bytes, written, bytes.length - written);
}
function syncFolder(folder) {
    if (process.platform !== 'win32')
        (0,result/* tryResult */.Bh)(() => withFile(() => external_node_fs_.openSync(folder, 'r'), external_node_fs_.fsyncSync));
}
const BUSY = new Set(['EPERM', 'EACCES', 'EBUSY']);
const file_store_PATIENCE_MS = 2000;
const LONGEST_PAUSE_MS = 100;
function tryPatiently(action, windows = process.platform === 'win32') {
    const end = performance.now() + file_store_PATIENCE_MS;
    for (let pause = 5;; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
        try {
            return action();
        }
        catch (error) {
            if (!windows || !BUSY.has((0,error_message/* errorCode */.CA)(error)) || performance.now() >= end)
                throw error;
        }
        (0,clock/* pauseThread */.rp)(pause);
    }
}
function removeQuietly(path) {
    return (0,result/* tryResult */.Bh)(() => tryPatiently(() => external_node_fs_.rmSync(path, { recursive: true, force: true }))).ok;
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
    const { getOctokit } = await __webpack_require__.e(/* import() */ 351).then(__webpack_require__.bind(__webpack_require__, 61351));
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

/***/ 8288:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ LineSplitter; }
/* harmony export */ });
/* unused harmony export GrowingFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46193);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_string_decoder__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4019);



const LONGEST_LINE = 64 * 1024 * 1024;
class LineSplitter {
    longest;
    #decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_1__.StringDecoder('utf8');
    #open = '';
    constructor(longest = LONGEST_LINE) {
        this.longest = longest;
    }
    push(chunk) {
        const lines = this.#decoder.write(chunk).split('\n');
        if (this.#open !== '')
            lines[0] = this.#open.length < this.longest ? `${this.#open}${lines[0]}` : this.#open;
        this.#open = lines.pop() ?? '';
        return lines;
    }
    rest() {
        return this.#open + this.#decoder.end();
    }
}
const CHUNK_BYTES = (/* unused pure expression or super */ null && (256 * 1024));
class GrowingFile {
    path;
    #offset = 0;
    #identity = 0n;
    #lines = new LineSplitter();
    constructor(path) {
        this.path = path;
    }
    read(line, restart) {
        if (!existsSync(this.path))
            return;
        const descriptor = openRegularFile(this.path);
        try {
            const { size, ino } = fstatSync(descriptor, { bigint: true });
            if (this.#offset > 0 && (ino !== this.#identity || size < BigInt(this.#offset))) {
                this.#offset = 0;
                this.#lines = new LineSplitter();
                restart();
            }
            this.#identity = ino;
            const chunk = Buffer.alloc(CHUNK_BYTES);
            for (let got = readSync(descriptor, chunk, 0, CHUNK_BYTES, this.#offset); got > 0;) {
                this.#offset += got;
                for (const text of this.#lines.push(chunk.subarray(0, got)))
                    line(text);
                got = readSync(descriptor, chunk, 0, CHUNK_BYTES, this.#offset);
            }
        }
        finally {
            closeSync(descriptor);
        }
    }
}


/***/ }),

/***/ 42135:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UM: function() { return /* binding */ explainUnpassable; },
/* harmony export */   ds: function() { return /* binding */ runSystemProgram; },
/* harmony export */   gl: function() { return /* binding */ CommandLocator; },
/* harmony export */   p$: function() { return /* binding */ checkFolder; },
/* harmony export */   q3: function() { return /* binding */ describeStartFailure; }
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _core_shells_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12669);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77400);
/* harmony import */ var _windows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11528);







const isWindows = process.platform === 'win32';
const FALLBACK_PATH = isWindows ? '' : '/usr/local/bin:/usr/bin:/bin';
class CommandLocator {
    #found = new Map();
    locate(command, cwd, env) {
        if (command.trim() === '')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)({ message: 'the command is empty', cause: 'not_found' });
        const searched = hasFolder(command) ? null : ((0,_core_shells_js__WEBPACK_IMPORTED_MODULE_3__/* .getVariable */ .dn)(env, 'PATH') ?? FALLBACK_PATH);
        const key = [command, searched ?? '', cwd].join('\0');
        const remembered = this.#found.get(key);
        if (remembered !== undefined && judgeCandidate(remembered) === 'runnable')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(remembered);
        const found = searchProgram(command, searched, cwd, env);
        if (found.ok)
            this.#found.set(key, found.value);
        return found;
    }
}
function runSystemProgram(command, args) {
    const program = new CommandLocator().locate(command, process.cwd(), { PATH: process.env['PATH'] ?? FALLBACK_PATH });
    if (!program.ok)
        return '';
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program.value, args, { encoding: 'utf8', env, windowsHide: true }).stdout ?? '';
}
function checkFolder(folder) {
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(folder);
    const stats = readStat(absolute);
    if (stats === 'absent')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`working directory does not exist: ${folder}`);
    if (stats === 'denied')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`working directory cannot be entered: ${folder}`);
    if (!stats.isDirectory())
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`working directory is not a folder: ${folder}`);
    if (!isWindows && !isAccessible(absolute))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`working directory cannot be entered: ${folder}`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(absolute);
}
function searchProgram(command, searched, cwd, env) {
    const folders = searched === null ? [cwd] : listFolders(command, searched, env);
    let refused = null;
    const files = folders.map((folder) => node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(cwd, folder, command));
    for (const candidate of isWindows ? files.flatMap((file) => (0,_windows_js__WEBPACK_IMPORTED_MODULE_4__/* .listWindowsSpellings */ .fT)(file, env)) : files) {
        const state = judgeCandidate(candidate);
        if (state === 'runnable')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(candidate);
        if (state === 'not_executable')
            refused ??= candidate;
    }
    if (refused === null) {
        if (isWindows && searched === null && judgeCandidate(node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(cwd, command)) === 'runnable')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)({ message: (0,_windows_js__WEBPACK_IMPORTED_MODULE_4__/* .explainNotAProgram */ .CU)(command), cause: 'other' });
        const looked = searched === null && !node_path__WEBPACK_IMPORTED_MODULE_2___default().isAbsolute(command) ? ` (looked for in ${cwd})` : '';
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)({ message: `command not found: ${command}${looked}`, cause: 'not_found' });
    }
    const stats = readStat(refused);
    const isFolder = typeof stats === 'object' && stats.isDirectory();
    const how = isFolder ? ' is a folder' : ` (run \`chmod +x ${command}\`)`;
    const message = `not executable: ${searched === null ? `${command}${how}` : refused}`;
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)({ message, cause: 'not_executable' });
}
function listFolders(command, searched, env) {
    return isWindows
        ? (0,_windows_js__WEBPACK_IMPORTED_MODULE_4__/* .listWindowsFolders */ .BR)(command, searched, env)
        : searched.split((node_path__WEBPACK_IMPORTED_MODULE_2___default().delimiter)).filter((folder) => folder !== '');
}
function judgeCandidate(file) {
    const stats = readStat(file);
    if (stats === 'absent')
        return 'absent';
    if (stats === 'denied' || !stats.isFile())
        return 'not_executable';
    return isWindows || isAccessible(file) ? 'runnable' : 'not_executable';
}
function readStat(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file, { throwIfNoEntry: false }) ?? 'absent';
    }
    catch (error) {
        return ['EACCES', 'EPERM'].includes((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .CA)(error)) ? 'denied' : 'absent';
    }
}
function isAccessible(file) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .tryResult */ .Bh)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK)).ok;
}
function hasFolder(command) {
    return command.includes('/') || (isWindows && (command.includes('\\') || /^[A-Za-z]:/.test(command)));
}
function explainUnpassable({ command, args, env }) {
    if (command.includes('\0'))
        return 'the command holds a NUL character';
    if (args.some((arg) => arg.includes('\0')))
        return `an argument of ${command} holds a NUL character`;
    const named = Object.entries(env).find(([name, value]) => name.includes('\0') || value.includes('\0'));
    return named === undefined ? null : `the environment variable ${named[0].replaceAll('\0', '')} holds a NUL character`;
}
function describeStartFailure(command, error) {
    switch ((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .CA)(error)) {
        case 'ENOENT':
            return `cannot start ${command}: the interpreter that its first line names does not exist; Windows line ends (CRLF) also look like this`;
        case 'E2BIG':
        case 'ENAMETOOLONG':
            return `cannot start ${command}: its arguments and environment are larger than the system allows`;
        default:
            return `cannot start ${command}: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorMessage */ .gJ)(error)}`;
    }
}


/***/ }),

/***/ 69921:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cl: function() { return /* binding */ listPipes; },
/* harmony export */   EI: function() { return /* binding */ parseWindowsProcesses; },
/* harmony export */   Hn: function() { return /* binding */ WINDOWS_QUERY; },
/* harmony export */   OD: function() { return /* binding */ isOfRunner; },
/* harmony export */   _v: function() { return /* binding */ createRunnerMark; },
/* harmony export */   ek: function() { return /* binding */ createScan; },
/* harmony export */   hK: function() { return /* binding */ isOfProcess; },
/* harmony export */   l6: function() { return /* binding */ MARK_VARIABLE; },
/* harmony export */   mB: function() { return /* binding */ runProgram; },
/* harmony export */   rL: function() { return /* binding */ readOwnStart; },
/* harmony export */   ry: function() { return /* binding */ formatMark; },
/* harmony export */   s2: function() { return /* binding */ readProcessStart; },
/* harmony export */   tQ: function() { return /* binding */ findOrphans; },
/* harmony export */   ye: function() { return /* binding */ readCommandLine; },
/* harmony export */   zJ: function() { return /* binding */ isSameStart; }
/* harmony export */ });
/* unused harmony exports parsePs, parsePsStart */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _actions_exec__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81260);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42135);





const MARK_VARIABLE = 'CONDUCTOR_PROCESS_MARK';
const SEPARATOR = ':';
function createRunnerMark() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(9).toString('hex');
}
function formatMark(outer, runner, serial) {
    const mark = `${runner}.${serial}`;
    return outer === undefined || outer === '' ? mark : `${outer}${SEPARATOR}${mark}`;
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
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((name) => {
        const stat = readProcStat(name);
        if (stat === null || stat.hasEnded)
            return [];
        return [{ pid: Number(name), ...stat, mark: readProcMark(name), holdsAny: (pipes) => hasAnyPipe(name, pipes) }];
    });
}
function readProcStat(name) {
    const stat = readProc(`/proc/${name}/stat`);
    if (stat === null)
        return null;
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state = '', parent = ''] = fields;
    return { parent: Number(parent), started: fields[19] ?? '', hasEnded: /^[ZX]?$/.test(state) };
}
const MARK_ENTRY = `\0${MARK_VARIABLE}=`;
function readProcMark(name) {
    const environ = `\0${readProc(`/proc/${name}/environ`) ?? ''}`;
    const at = environ.indexOf(MARK_ENTRY);
    return at < 0 ? null : (environ.slice(at + MARK_ENTRY.length).split('\0', 1)[0] ?? null);
}
function readProc(file) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryOr */ .LE)(null, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8'));
}
const SHOWN_COMMAND = 200;
function readCommandLine(pid) {
    const command = readProc(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() ?? '';
    return command === '' ? `process ${pid}` : command.slice(0, SHOWN_COMMAND);
}
async function scanWithPs() {
    const environmentFlag = process.platform === 'darwin' ? '-E' : '-e';
    const listing = await runProgram('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart=']);
    const withEnvironment = await runProgram('ps', ['-A', environmentFlag, '-ww', '-o', 'pid=,command=']);
    return parsePs(listing, withEnvironment);
}
async function runProgram(command, args) {
    try {
        const { stdout } = await (0,_actions_exec__WEBPACK_IMPORTED_MODULE_2__/* .getExecOutput */ .H)(command, [...args], { silent: true, ignoreReturnCode: true });
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
        const [, pid, parent, state, started] = /^(\d+)\s+(\d+)\s+(\S+)\s+(\S.*)$/.exec(line.trim()) ?? [];
        if (pid === undefined || parent === undefined || started === undefined || state?.startsWith('Z'))
            continue;
        const mark = marks.get(Number(pid)) ?? null;
        entries.push({ pid: Number(pid), parent: Number(parent), started, mark, holdsAny: () => false });
    }
    return entries;
}
function listPipes(pid) {
    const folder = `/proc/${pid}/fd`;
    if (process.platform !== 'linux' || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(`${folder}/1`))
        return [];
    return ['1', '2'].flatMap((descriptor) => {
        const name = readLink(`${folder}/${descriptor}`);
        return name.startsWith('socket:[') || name.startsWith('pipe:[') ? [name] : [];
    });
}
function hasAnyPipe(pid, pipes) {
    const folder = `/proc/${pid}/fd`;
    const open = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryOr */ .LE)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder));
    return open.some((descriptor) => pipes.has(readLink(`${folder}/${descriptor}`)));
}
function readLink(file) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryOr */ .LE)('', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(file));
}
const SAME_MOMENT_MS = 5000;
function readOwnStart() {
    return process.platform === 'win32' ? String(Math.round(performance.timeOrigin)) : readProcessStart(process.pid);
}
function readProcessStart(pid) {
    if (process.platform === 'linux') {
        const stat = readProcStat(String(pid));
        return stat?.hasEnded === true ? 'ended' : (stat?.started ?? '');
    }
    if (process.platform !== 'win32')
        return parsePsStart((0,_locate_js__WEBPACK_IMPORTED_MODULE_3__/* .runSystemProgram */ .ds)('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]));
    const listing = (0,_locate_js__WEBPACK_IMPORTED_MODULE_3__/* .runSystemProgram */ .ds)('powershell', WINDOWS_QUERY);
    return String(parseWindowsProcesses(listing).find((entry) => entry.pid === pid)?.created ?? '');
}
function isSameStart(written, found) {
    if (written === found)
        return true;
    return /^\d{13}$/.test(written) && Math.abs(Number(written) - Number(found)) < SAME_MOMENT_MS;
}
function parsePsStart(line) {
    const [, state = '', started = ''] = /^(\S+)\s+(\S.*)$/.exec(line.trim()) ?? [];
    return state.startsWith('Z') ? 'ended' : started;
}
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
function findOrphans(processes, roots) {
    const listed = new Set(processes.map(({ pid }) => pid));
    const isChild = ({ pid, started, ended }, child) => {
        if (child.parent !== pid || child.pid === process.pid)
            return false;
        if (child.created === null)
            return !listed.has(pid);
        return child.created >= started - TICK_MS && child.created <= ended + TICK_MS;
    };
    return processes.filter((child) => roots.some((root) => isChild(root, child))).map(({ pid }) => pid);
}


/***/ }),

/***/ 62868:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T3: function() { return /* binding */ createRunLock; },
/* harmony export */   _n: function() { return /* binding */ isAlive; },
/* harmony export */   cx: function() { return /* binding */ readLockFile; },
/* harmony export */   h3: function() { return /* binding */ writeOwner; }
/* harmony export */ });
/* unused harmony export isOwned */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _core_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4019);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77400);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86025);
/* harmony import */ var _process_process_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69921);









const LEFTOVER = /^\.[\w.-]+\.[0-9a-f]{12}\.tmp$/;
const HALF_WRITTEN_MS = 10_000;
const BEAT_MS = 5_000;
const SILENT_MS = 60_000;
const MOST_TRIES = 100;
const PAUSE_MS = 5;
const MAX_LOCK_BYTES = 64 * 1024;
function createRunLock(mark = '') {
    return { acquire: (folder) => acquire(folder, mark) };
}
function isOwned(folder) {
    return tryOr(null, () => {
        const last = findNewestLock(folder);
        return last === null ? null : last === 'changing' || isHeld(last);
    });
}
function acquire(folder, mark) {
    try {
        const files = node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder, { withFileTypes: true });
        const odd = files.find((file) => /^owner-\d/.test(file.name) && !file.isFile());
        if (odd !== undefined)
            return { status: 'odd', message: `${node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, odd.name)} is not a plain file` };
        for (let tries = 0; tries < MOST_TRIES; tries++) {
            const last = findNewestLock(folder);
            if (last === 'changing')
                continue;
            if (last !== null && isHeld(last)) {
                if (last.owner !== null)
                    return { status: 'taken', owner: last.owner };
                (0,_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .pauseThread */ .rp)(PAUSE_MS);
                continue;
            }
            const generation = (last?.generation ?? 0) + 1;
            const file = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, formatLockName(generation));
            if (!claim(file, mark))
                continue;
            const names = node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder);
            if (findHighest(names) !== generation) {
                remove(file);
                continue;
            }
            for (const name of names)
                if (LEFTOVER.test(name))
                    remove(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, name));
            const former = last === null ? null : findFormerOwner(last);
            const owned = createOwnedLock(folder, generation, last !== null && !last.released);
            return former === null ? owned : { ...owned, former };
        }
        return { status: 'taken', owner: null };
    }
    catch (error) {
        return { status: 'failed', message: (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .gJ)(error) };
    }
}
function claim(file, mark) {
    try {
        writeOwner(file, mark);
        return true;
    }
    catch (error) {
        if ((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorCode */ .CA)(error) === 'EEXIST')
            return false;
        throw error;
    }
}
function writeOwner(file, mark = '') {
    const handle = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(file, 'wx', 0o600);
    try {
        const owner = {
            pid: process.pid,
            host: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(),
            since: new Date().toISOString(),
            started: (0,_process_process_table_js__WEBPACK_IMPORTED_MODULE_6__/* .readOwnStart */ .rL)(),
            file: formatIdentity(node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(handle, { bigint: true }).ino),
            mark,
        };
        node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync(handle, `${JSON.stringify(owner)}\n`);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(handle);
    }
}
function formatIdentity(inode) {
    return inode === 0n ? '' : inode.toString();
}
function createOwnedLock(folder, generation, interrupted) {
    for (let old = generation - 1; old > 0 && remove(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, formatLockName(old))); old--) {
        remove(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, formatDoneName(old)));
    }
    const file = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, formatLockName(generation));
    const identity = (0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .identifyFolder */ .TR)(folder);
    const beat = setInterval(() => touch(file), BEAT_MS).unref();
    const release = () => {
        clearInterval(beat);
        if ((0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .identifyFolder */ .TR)(folder) !== identity)
            return;
        (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .tryResult */ .Bh)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, formatDoneName(generation)), 'wx', 0o600)));
    };
    return { status: 'owned', release, interrupted };
}
function touch(file) {
    const now = new Date();
    (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .tryResult */ .Bh)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync(file, now, now));
}
function remove(file) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .tryResult */ .Bh)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync(file)).ok;
}
function findHighest(names) {
    let generation = 0;
    for (const name of names) {
        const number = name.startsWith('owner-') ? Number.parseInt(name.slice('owner-'.length), 10) : 0;
        if (number > generation && name === formatLockName(number))
            generation = number;
    }
    return generation;
}
function formatLockName(generation) {
    return `owner-${generation}.lock`;
}
function formatDoneName(generation) {
    return `owner-${generation}.done`;
}
function findNewestLock(folder) {
    const names = new Set(node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder));
    const generation = findHighest(names);
    if (generation === 0)
        return null;
    if (names.has(formatDoneName(generation)))
        return { ...NO_OWNER, generation, released: true };
    const found = readLockFile(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, formatLockName(generation)));
    return found === null ? 'changing' : { ...found, generation, released: false };
}
const NO_OWNER = { owner: null, started: '', copied: false, age: 0, inode: 0n, mark: '' };
function readLockFile(file) {
    try {
        const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(file, { bigint: true });
        const value = stats.isFile() ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)((0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .XF)(file, MAX_LOCK_BYTES).toString('utf8')) : null;
        const isAhead = Number(stats.mtimeMs) > Date.now() + BEAT_MS;
        if (isAhead)
            touch(file);
        const age = isAhead ? 0 : Date.now() - Number(stats.mtimeMs);
        const pid = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(value) ? Number(value['pid']) : 0;
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(value) || !Number.isInteger(pid) || pid <= 0)
            return { ...NO_OWNER, age, inode: stats.ino };
        const owner = { pid, host: String(value['host'] ?? ''), since: String(value['since'] ?? '') };
        const written = typeof value['file'] === 'string' ? value['file'] : '';
        const inode = formatIdentity(stats.ino);
        const copied = written !== '' && inode !== '' && written !== inode;
        const mark = String(value['mark'] ?? '');
        return { owner, started: String(value['started'] ?? ''), copied, age, inode: stats.ino, mark };
    }
    catch (error) {
        if ((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorCode */ .CA)(error) === 'ENOENT')
            return null;
        throw error;
    }
}
function isHeld(lock) {
    return !lock.released && isAlive(lock);
}
function findFormerOwner({ released, copied, owner, age, mark }) {
    if (released || copied || owner === null || owner.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)())
        return null;
    const from = Date.parse(owner.since);
    return Number.isNaN(from) ? null : { pid: owner.pid, from, until: Date.now() - age + BEAT_MS, mark };
}
function isAlive(lock) {
    if (lock.copied)
        return false;
    if (lock.owner === null)
        return lock.age < HALF_WRITTEN_MS;
    if (lock.owner.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)())
        return lock.age < SILENT_MS;
    try {
        process.kill(lock.owner.pid, 0);
    }
    catch (error) {
        if ((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorCode */ .CA)(error) !== 'EPERM')
            return false;
    }
    const started = lock.started === '' ? '' : (0,_process_process_table_js__WEBPACK_IMPORTED_MODULE_6__/* .readProcessStart */ .s2)(lock.owner.pid);
    return started === '' ? lock.age < (0,node_os__WEBPACK_IMPORTED_MODULE_1__.uptime)() * 1000 : (0,_process_process_table_js__WEBPACK_IMPORTED_MODULE_6__/* .isSameStart */ .zJ)(lock.started, started);
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
    let [entryCount, unpackedBytes] = [0, 0];
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
        const { parts } = entry;
        const shared = parts.findIndex((part, index) => part !== entries.at(-1)?.parts[index]);
        entryCount += Math.max(1, parts.length - (shared === -1 ? parts.length : shared));
        unpackedBytes += entry.bytes;
        if (entryCount > limits.entries)
            throw new Error(`it has more than ${limits.entries} entries`);
        if (unpackedBytes > limits.bytes)
            throw new Error(`it unpacks to more than ${limits.bytes / 2 ** 20} MiB`);
        entries.push(entry);
    }
    return entries;
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
/* harmony export */   dU: function() { return /* binding */ createDeadline; },
/* harmony export */   u7: function() { return /* binding */ onAbort; },
/* harmony export */   zO: function() { return /* binding */ waitForAbort; }
/* harmony export */ });
function onAbort(signal, act) {
    signal.addEventListener('abort', act, { once: true });
    if (signal.aborted)
        act();
    return () => signal.removeEventListener('abort', act);
}
function waitForAbort(signal) {
    return new Promise((resolve) => onAbort(signal, resolve));
}
function createDeadline(clock, seconds, outer) {
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

/***/ 47581:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: function() { return /* binding */ ENGINE_CATALOGUE; },
/* harmony export */   KA: function() { return /* binding */ findKindEntry; },
/* harmony export */   SG: function() { return /* binding */ isKindWords; },
/* harmony export */   eo: function() { return /* binding */ WELL_KNOWN_DETAILS; },
/* harmony export */   pj: function() { return /* binding */ pickKindWords; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7725);


const WORDS = {
    description: (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg),
    suggestion: (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg),
    docs: (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg),
    owner: (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg),
    transient: (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isBoolean */ .Lm),
};
const isKindWords = (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .createObjectShape */ .Pg)(WORDS);
const optional = (field) => ({ ...field, required: false });
const TEXT = { type: 'string' };
const COUNT = { type: 'integer', minimum: 0 };
const OBJECT = { type: 'object' };
const TEXTS = { type: 'array', items: TEXT };
const ERROR = { type: 'object', properties: { kind: TEXT, message: TEXT, details: OBJECT } };
const SECONDS = { type: 'number', minimum: 0 };
const POSITION = { type: 'object', properties: { line: COUNT, column: COUNT } };
const PROBLEM = { type: 'object', properties: { path: TEXT, message: TEXT } };
const ENGINE_CATALOGUE = {
    'internal.script_error': {
        description: 'A command ended with a non-zero exit code or by a signal, and wrote no envelope.',
        details: {
            exit_code: { type: 'integer', nullable: true },
            signal: { type: 'string', nullable: true, default: null },
            command: TEXT,
            stderr_tail: TEXT,
            stdout_tail: optional(TEXT),
            unread: optional({ type: 'boolean' }),
            problem_count: optional(COUNT),
            annotations_left_out: optional(COUNT),
        },
    },
    'internal.timeout': {
        description: 'A node was ended at its timeout.',
        transient: true,
        details: {
            timeout_seconds: { ...SECONDS, nullable: true },
            idle_seconds: optional(SECONDS),
            stderr_tail: optional(TEXT),
            raised: optional({ type: 'object', properties: { problem: TEXT, excerpt: TEXT } }),
            provider: optional(TEXT),
            model: optional(TEXT),
        },
    },
    'internal.schema_violation': {
        description: 'An envelope, a payload or an output does not fit its schema.',
        details: {
            node: TEXT,
            source: TEXT,
            failed_field: TEXT,
            original_message: TEXT,
            original_kind: optional(TEXT),
            original_details: optional(OBJECT),
            problems: optional({ type: 'array', items: PROBLEM }),
            excerpt: optional(TEXT),
            expected: optional(TEXT),
            answers: optional(COUNT),
        },
    },
    'internal.undeclared_kind': {
        description: 'A node raised a kind that its `raises` does not declare.',
        details: { original_kind: TEXT, original_message: TEXT, original_details: OBJECT, declared: TEXTS },
    },
    'internal.template_error': {
        description: 'A template failed.',
        details: {
            field: TEXT,
            template: TEXT,
            template_file: optional(TEXT),
            position: POSITION,
            available_fields: TEXTS,
            available_fields_total: COUNT,
            cause: optional(ERROR),
        },
    },
    'internal.group_failed': {
        description: 'A group failed as a whole; `details.errors` has the errors of its members.',
        details: { group: TEXT, failed: COUNT, total: COUNT, errors: OBJECT },
    },
    'internal.policy_denied': {
        description: 'A policy denied the start of a node.',
        details: { policy: TEXT, reason: TEXT, metadata: OBJECT },
    },
    'internal.circuit_open': {
        description: 'The circuit breaker of a node is open, so the node did not run.',
        transient: true,
        details: { key: TEXT, retry_after_seconds: SECONDS },
    },
    'internal.limit_exceeded': {
        description: 'A limit of the run was reached; no route takes it.',
        details: {
            limit: TEXT,
            value: { type: 'number' },
            used: optional({ type: 'number' }),
            node: optional(TEXT),
            next: optional(TEXT),
        },
    },
    'internal.no_route': {
        description: 'No success route matched; no route takes it.',
        details: { node: optional(TEXT), conditions: optional({ type: 'array' }) },
    },
    'internal.cancelled': {
        description: 'The run was cancelled; no route takes it.',
        details: { signal: optional(TEXT) },
    },
    'internal.unexpected': {
        description: 'An exception that nothing classifies: a bug of conductor-action.',
        details: { stack: optional(TEXT) },
    },
    'provider.exhausted': {
        description: 'The retries of a request to a model are spent.',
        transient: true,
        details: { provider: TEXT, model: TEXT, attempts: COUNT, last_error: TEXT, category: TEXT },
    },
    'provider.rejected': {
        description: 'A model refused a request: credentials, or a bad request.',
        details: {
            provider: optional(TEXT),
            model: optional(TEXT),
            attempts: optional(COUNT),
            last_error: optional(TEXT),
        },
    },
    'provider.tool_unavailable': {
        description: 'A tool server, or a tool of it, is not there.',
        details: { server: TEXT, tool: { type: 'string', nullable: true }, reason: TEXT },
    },
    'subworkflow.terminated': {
        description: 'A `terminate` node with the status `failed` ended a child workflow.',
        details: { output: OBJECT, reason: TEXT, terminated_by: TEXT, workflow: TEXT, workflow_file: TEXT },
    },
    'subworkflow.failed': {
        description: 'A child workflow failed without a typed error.',
        details: { cause: ERROR, workflow: TEXT, workflow_file: TEXT },
    },
    'subworkflow.depth_exceeded': {
        description: 'Workflows call each other too deep.',
        details: { max_depth: COUNT, workflow_file: TEXT },
    },
    'retry.exhausted': { description: 'Matches every error whose retries at this node are spent.', details: {} },
    'halt.intentional': {
        description: 'A `halt` route ended the run; `details.cause` is the error.',
        details: { cause: { ...ERROR, nullable: true } },
    },
};
const WELL_KNOWN_DETAILS = [
    ...['file', 'line', 'end_line', 'column', 'title', 'annotations', 'retry_after_seconds', 'retryable', 'transient'],
    ...['suggestion', 'status_code', 'raw_response', 'response_headers', 'response_time', 'injected'],
];
function findKindEntry(catalogue, kind) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(ENGINE_CATALOGUE, kind) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(catalogue ?? {}, kind);
}
function pickKindWords(catalogue, kind) {
    const { details: _, ...words } = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(catalogue ?? {}, kind) ?? {};
    return Object.keys(words).length === 0 ? undefined : words;
}


/***/ }),

/***/ 12170:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: function() { return /* binding */ readRetryAfter; },
/* harmony export */   E9: function() { return /* binding */ parseDuration; },
/* harmony export */   O7: function() { return /* binding */ computeBackoff; },
/* harmony export */   ZI: function() { return /* binding */ MAX_WAIT_SECONDS; },
/* harmony export */   a3: function() { return /* binding */ formatDuration; },
/* harmony export */   fP: function() { return /* binding */ toSeconds; },
/* harmony export */   uI: function() { return /* binding */ roundToMilliseconds; }
/* harmony export */ });
/* harmony import */ var _float_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75874);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62759);



const MAX_WAIT_SECONDS = 24 * 60 * 60;
const DURATION = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/;
const SECONDS = { ms: 0.001, s: 1, m: 60, h: 3600 };
const EXPECTED = 'expected a number of seconds or a text such as 500ms, 60s, 2.5m or 1h';
function parseDuration(value) {
    const seconds = typeof value === 'number' ? value : typeof value === 'string' ? toSeconds(value) : null;
    if (seconds === null || !Number.isFinite(seconds)) {
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._q)(`${describe(value)} is not a duration; ${EXPECTED}`);
    }
    if (seconds <= 0)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._q)(`a duration must be over 0 seconds, not ${describe(value)}`);
    if (seconds > MAX_WAIT_SECONDS)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._q)(`a duration may be at most 24 hours, not ${describe(value)}`);
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(seconds);
}
function toSeconds(text) {
    const match = DURATION.exec(text.trim());
    if (match === null)
        return /^\s*-\s*\d/.test(text) ? -1 : null;
    const unit = SECONDS[match[2] ?? 's'];
    return unit === undefined ? null : Number(match[1]) * unit;
}
function describe(value) {
    if (typeof value === 'string')
        return JSON.stringify(value.slice(0, 100));
    return value === undefined ? 'nothing' : ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(value)?.slice(0, 100) ?? typeof value);
}
function formatDuration(milliseconds) {
    if (milliseconds < 1000)
        return `${Math.max(0, Math.round(milliseconds))} ms`;
    if (milliseconds < 9950)
        return `${(milliseconds / 1000).toFixed(1)} s`;
    const seconds = Math.round(milliseconds / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes} min ${seconds % 60} s`;
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
function computeBackoff(settings, retry, random, asked) {
    const { backoff, initialSeconds, multiplier = 2 } = settings;
    const capped = Math.min(initialSeconds * DELAYS[backoff](retry, multiplier), settings.maxSeconds);
    const jittered = Math.min(capped * (1 + settings.jitter * (2 * random - 1)), settings.maxSeconds);
    return roundToMilliseconds(Math.max(jittered, asked ?? 0));
}
const DELAYS = {
    none: () => 0,
    fixed: () => 1,
    linear: (retry) => retry + 1,
    exponential: (retry, multiplier) => Math.min(multiplier ** retry, Number.MAX_VALUE),
};
function roundToMilliseconds(seconds) {
    return Math.round(seconds * 1000) / 1000;
}
const LONGEST_ASKED_WAIT = 86_400;
function readRetryAfter(details) {
    const asked = (0,_float_js__WEBPACK_IMPORTED_MODULE_2__/* .asNumber */ .i)(details['retry_after_seconds']);
    if (asked === undefined || !Number.isFinite(asked) || asked <= 0)
        return null;
    return Math.min(asked, LONGEST_ASKED_WAIT);
}


/***/ }),

/***/ 10898:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: function() { return /* binding */ copyRaised; },
/* harmony export */   GF: function() { return /* binding */ RAISE_MARKER; },
/* harmony export */   JY: function() { return /* binding */ RAISED; },
/* harmony export */   MX: function() { return /* binding */ MOST_WHILE_HANDLING; },
/* harmony export */   Mx: function() { return /* binding */ parseInnerEnvelope; },
/* harmony export */   Pr: function() { return /* binding */ ENVELOPE; },
/* harmony export */   QI: function() { return /* binding */ cutBrokenEnvelope; },
/* harmony export */   Sr: function() { return /* binding */ parseEnvelopeFile; },
/* harmony export */   XT: function() { return /* binding */ isEnvelope; },
/* harmony export */   c: function() { return /* binding */ processTexts; },
/* harmony export */   kc: function() { return /* binding */ parseEnvelopeJson; },
/* harmony export */   qt: function() { return /* binding */ isFrame; },
/* harmony export */   ud: function() { return /* binding */ MAX_ENVELOPE_BYTES; }
/* harmony export */ });
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36659);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93833);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47581);
/* harmony import */ var _event_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15076);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45979);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62759);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7725);








const ENVELOPE = { kind: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, message: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, details: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv };
const isEnvelope = (0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .createObjectShape */ .Pg)(ENVELOPE);
const FRAME = { workflow: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, file: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, node: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, type: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, attempt: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isNumber */ .Et };
const isFrame = (0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .createObjectShape */ .Pg)(FRAME);
function parseInnerEnvelope(value) {
    const { kind, message, details } = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asObject */ .eB)(value);
    return typeof kind === 'string' ? { kind, message: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asString */ .oJ)(message), details: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asObject */ .eB)(details) } : null;
}
const MOST_WHILE_HANDLING = 5;
const HANDLED_FIRST = { node: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, kind: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, message: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg };
const UNMET_ROUTE = { node: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, route: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, when: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg, values: _shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv };
const RAISED = {
    envelope: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)('envelope', isEnvelope),
    origin: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg),
    typed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isBoolean */ .Lm),
    frames: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .createListShape */ .Yk)(isFrame)),
    attempts: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2,
    exit_code: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .allowUndefined */ .KT)((0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .allowNull */ .Hu)(_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isNumber */ .Et))),
    stderr_tail: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
    command: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$),
    stdout_tail: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$),
    beside: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)('envelope', isEnvelope)),
    while_handling: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)('errors', (0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .createListShape */ .Yk)((0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .createObjectShape */ .Pg)(HANDLED_FIRST)))),
    item_path: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg)),
    retries_exhausted: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)()),
    unmet_routes: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)((0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .createListShape */ .Yk)((0,_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .createObjectShape */ .Pg)(UNMET_ROUTE)))),
    about: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .isKindWords */ .SG)),
};
function copyRaised(error) {
    const { envelope, origin, typed, frames, attempts, exit_code, stderr_tail, beside, while_handling, about } = error;
    const { unmet_routes: unmet, retries_exhausted, item_path } = error;
    return {
        ...{ envelope, origin, typed, frames, attempts, exit_code, stderr_tail },
        ...processTexts(error),
        ...(beside === undefined ? {} : { beside }),
        ...(while_handling === undefined ? {} : { while_handling }),
        ...(item_path === undefined ? {} : { item_path }),
        ...(retries_exhausted === undefined ? {} : { retries_exhausted }),
        ...(unmet === undefined ? {} : { unmet_routes: unmet }),
        ...(about === undefined ? {} : { about }),
    };
}
function processTexts({ command, stdout_tail }) {
    return { ...(command === undefined ? {} : { command }), ...(stdout_tail === undefined ? {} : { stdout_tail }) };
}
const RAISE_MARKER = 'conductor_error';
const MAX_ENVELOPE_BYTES = 1024 * 1024;
const EXCERPT_CHARS = 1000;
function createBrokenEnvelope(failedField, reason, text, originalMessage = '') {
    return { status: 'broken', failedField, reason, originalMessage, text };
}
function cutBrokenEnvelope({ text }, secrets) {
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .cutHead */ .fz)(text, EXCERPT_CHARS, secrets);
}
function parseEnvelopeJson(value, text) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(value))
        return createBrokenEnvelope('$', 'it is not a JSON object', text);
    const { message } = value;
    const said = typeof message === 'string' && message.trim() !== '' ? message : '';
    const marker = value[RAISE_MARKER];
    if (marker !== undefined && marker !== true)
        return createBrokenEnvelope(RAISE_MARKER, 'conductor_error is there but is not true', text, said);
    const kind = value['kind'];
    if (typeof kind !== 'string')
        return createBrokenEnvelope('kind', 'kind is missing or not a text', text, said);
    if (!(0,_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(kind)) {
        const why = `kind ${JSON.stringify(kind.slice(0, 200))} is not a dotted lower-case identifier`;
        return createBrokenEnvelope('kind', why, text, said);
    }
    if ((0,_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .isReservedKind */ .HO)(kind))
        return createBrokenEnvelope('kind', `kind ${kind} is reserved for the engine`, text, said);
    if (typeof message !== 'string')
        return createBrokenEnvelope('message', 'message is missing or not a text', text);
    if (message.trim() === '')
        return createBrokenEnvelope('message', 'message is empty', text);
    const details = value['details'] ?? {};
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(details))
        return createBrokenEnvelope('details', 'details is not an object', text, said);
    return { status: 'envelope', envelope: { kind, message, details } };
}
function parseEnvelopeFile(content) {
    switch (content.status) {
        case 'absent':
            return { status: 'nothing' };
        case 'unreadable':
            return createBrokenEnvelope('$', `the file cannot be read: ${content.message}`, '');
        case 'too_large':
            return createBrokenEnvelope('$', `the file has ${content.size} bytes, more than ${MAX_ENVELOPE_BYTES}`, (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7)(content.head, false));
        case 'bytes':
            return parseEnvelopeBytes(content.bytes);
    }
}
function parseEnvelopeBytes(bytes) {
    const decoded = (0,_result_js__WEBPACK_IMPORTED_MODULE_7__/* .tryResult */ .Bh)(() => (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7)(bytes));
    if (!decoded.ok)
        return createBrokenEnvelope('$', 'it is not UTF-8', (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7)(bytes, false));
    const text = decoded.value;
    if (text.trim() === '')
        return { status: 'nothing' };
    const value = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseOutsideJson */ .p6)(text);
    if (value === undefined) {
        const isJsonText = (0,_result_js__WEBPACK_IMPORTED_MODULE_7__/* .tryResult */ .Bh)(() => JSON.parse(text)).ok;
        const why = isJsonText ? 'it is nested too deeply, or a number in it is too large' : 'it is not JSON';
        return createBrokenEnvelope('$', why, text);
    }
    return parseEnvelopeJson(value, text);
}


/***/ }),

/***/ 15076:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: function() { return /* binding */ AT; },
/* harmony export */   B: function() { return /* binding */ TERMINATION; },
/* harmony export */   CN: function() { return /* binding */ formatItemName; },
/* harmony export */   DQ: function() { return /* binding */ MAYBE_IN; },
/* harmony export */   G8: function() { return /* binding */ formatTestedName; },
/* harmony export */   H9: function() { return /* binding */ createWarningLine; },
/* harmony export */   Hi: function() { return /* binding */ createHiddenLine; },
/* harmony export */   Hv: function() { return /* binding */ createEventLine; },
/* harmony export */   IN: function() { return /* binding */ IN; },
/* harmony export */   Jj: function() { return /* binding */ toNodeName; },
/* harmony export */   N7: function() { return /* binding */ optionalField; },
/* harmony export */   Vm: function() { return /* binding */ word; },
/* harmony export */   ZZ: function() { return /* binding */ field; },
/* harmony export */   _J: function() { return /* binding */ toSafeText; },
/* harmony export */   a$: function() { return /* binding */ TEXT; },
/* harmony export */   aJ: function() { return /* binding */ isShown; },
/* harmony export */   aQ: function() { return /* binding */ OUTPUT; },
/* harmony export */   f0: function() { return /* binding */ event; },
/* harmony export */   i2: function() { return /* binding */ COUNT; },
/* harmony export */   o_: function() { return /* binding */ NAME; },
/* harmony export */   oq: function() { return /* binding */ RUN; },
/* harmony export */   p: function() { return /* binding */ data; },
/* harmony export */   tm: function() { return /* binding */ formatItem; }
/* harmony export */ });
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31160);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22719);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7725);



const LEVELS = ['hidden', 'debug', 'info', 'warning', 'error'];
function isShown(level, least) {
    return level !== 'hidden' && LEVELS.indexOf(level) >= LEVELS.indexOf(least);
}
function createEventLine(tone, mark, text, level = 'info') {
    return { level, mark, text, tone };
}
function createWarningLine(text) {
    return createEventLine('care', '!', text, 'warning');
}
function createHiddenLine(text) {
    return createEventLine('quiet', '·', text, 'hidden');
}
function toSafeText(text, max = 200) {
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(text, max);
}
function toNodeName({ scope, node, item = null }, max) {
    const index = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .runAround */ .tV)(scope)?.item ?? null;
    return toSafeText(`${node ?? ''}${index === null ? '' : formatItem(item ?? { index, key: '' })}`, max);
}
function formatItem({ index, key }) {
    return key === '' || key === String(index) ? `[${index}]` : ` [${key}]`;
}
function formatItemName({ group, index, key }) {
    return `${group}[${key === '' ? index : key}]`;
}
function formatTestedName({ node, item, }) {
    return item === undefined ? node : formatItemName(item);
}
function event(facts) {
    const { line = () => createHiddenLine(''), journal = 'never', logged = true } = facts;
    return { ...facts, line, logged, journal: typeof journal === 'function' ? journal : () => journal };
}
const field = (content, check = null) => ({
    content,
    check,
});
const word = (check = null) => field('word', check);
const data = (check = null) => field('data', check);
const optionalField = (field) => ({
    ...field,
    check: field.check && (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .allowUndefined */ .KT)(field.check),
    optional: true,
});
const NAME = word(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg);
const COUNT = word(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isNumber */ .Et);
const TEXT = data(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg);
const OUTPUT = field('output');
const ITEM = optionalField(field('item', (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .createObjectShape */ .Pg)({ index: _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isNumber */ .Et, key: _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg })));
const AT = { scope: NAME, node: NAME, visit: COUNT, attempt: COUNT, item: ITEM };
const IN = { scope: NAME, node: NAME, item: ITEM };
const MAYBE_IN = { scope: NAME, node: word(), item: ITEM };
const RUN = { scope: word(_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg), node: word() };
const TERMINATION = {
    status: optionalField(word()),
    termination_reason: optionalField(TEXT),
    terminated_by: optionalField(NAME),
    is_explicit: optionalField(word()),
};


/***/ }),

/***/ 96410:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: function() { return /* binding */ formatRouteLine; },
/* harmony export */   JB: function() { return /* binding */ formatCompleted; },
/* harmony export */   Tq: function() { return /* binding */ GROUP_ENDED; },
/* harmony export */   Wp: function() { return /* binding */ ROUTED; },
/* harmony export */   eJ: function() { return /* binding */ COMPLETED; },
/* harmony export */   uj: function() { return /* binding */ groupLine; },
/* harmony export */   xS: function() { return /* binding */ formatUnmet; }
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12170);
/* harmony import */ var _event_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15076);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7725);



const COMPLETED = {
    ..._event_fields_js__WEBPACK_IMPORTED_MODULE_1__.AT,
    node_type: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME */ .o_,
    output: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTPUT */ .aQ,
    duration_ms: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
    exit_code: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isNumber */ .Et))),
    handled_by: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)()),
    quarantined: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .data */ .p)()),
    usage: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)()),
    hash: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME */ .o_),
    to: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME */ .o_),
    ..._event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .TERMINATION */ .B,
};
function formatCompleted(event) {
    const { termination_reason: reason, exit_code: code = null } = event;
    if (reason !== undefined)
        return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('good', '■', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .toNodeName */ .Jj)(event)}: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .toSafeText */ ._J)(reason)}`);
    const text = `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .toNodeName */ .Jj)(event)} ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(event.duration_ms)}${code === null || code === 0 ? '' : `, exit ${code}`}`;
    const isGroup = event.node_type === 'parallel' || event.node_type === 'for_each';
    return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('good', '✓', text, isGroup ? 'hidden' : 'info');
}
const GROUP_ENDED = {
    ..._event_fields_js__WEBPACK_IMPORTED_MODULE_1__.AT,
    group_type: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(),
    total: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
    succeeded: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
    failed: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
    status: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(),
    duration_ms: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
};
function groupLine(event) {
    const { status, succeeded, failed, total, duration_ms: duration } = event;
    const text = `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .toNodeName */ .Jj)(event)}: ${succeeded} succeeded, ${failed} failed of ${total} in ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(duration)}`;
    if (status === 'suspended')
        return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('care', '?', `${text}, the rest waits`);
    if (status !== 'completed')
        return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('bad', '✗', text);
    return failed > 0 ? (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('care', '!', text) : (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('good', '✓', text);
}
const ROUTED = {
    ..._event_fields_js__WEBPACK_IMPORTED_MODULE_1__.AT,
    action: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    to: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg)),
    route: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME */ .o_,
    kind: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg)),
    retries_exhausted: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)()),
    unmet: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .word */ .Vm)()),
    output: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .data */ .p)()),
};
function formatRouteLine(event) {
    const { action, to, route, kind } = event;
    const name = (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .toNodeName */ .Jj)(event);
    const spent = event.retries_exhausted === true ? ', retries are spent' : '';
    const target = `${name} → ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .toSafeText */ ._J)(to ?? '$end')}`;
    if (kind === null)
        return action === 'halt'
            ? (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('bad', '■', `${name}: a route halts the run`)
            : (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('quiet', '→', target, 'debug');
    const why = `${kind}${route === '' ? '' : ` by ${route}`}${spent}`;
    switch (action) {
        case 'recover':
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('care', '→', `${name} recovers from ${why}`);
        case 'halt':
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('bad', '■', `${name} halts the run on ${why}`);
        case 'propagate':
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('care', '↑', `${name} hands ${why} to its caller`);
        case 'collected':
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createHiddenLine */ .Hi)(`${name}: its group collects ${why}`);
        case 'unhandled':
            return formatUnhandled(event, name, kind, spent);
        default:
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('care', '→', `${target} on ${why}`);
    }
}
function formatUnhandled({ scope, route, unmet = [] }, name, kind, spent) {
    const isTemplate = kind === 'internal.template_error';
    if (route !== '') {
        const why = isTemplate
            ? 'cannot be carried out, because a template of it fails'
            : `handles ${kind}, but cannot be carried out`;
        return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('bad', '■', `${name}: ${route} ${why}`);
    }
    if (kind === 'internal.no_route')
        return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('bad', '■', `${name}: none of its success routes holds`);
    const here = scope === '' ? '' : ' here';
    const nobody = isTemplate ? `one of its templates fails, and no error route${here}` : `no route${here}`;
    const named = unmet.length === 0 ? '' : ` (${formatUnmet(unmet)})`;
    const text = `${name}: ${nobody} handles ${kind}${spent}${named}`;
    return scope === '' ? (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('bad', '■', text) : (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .createEventLine */ .Hv)('care', '↑', `${text}; its caller decides`);
}
function formatUnmet(rows) {
    const whose = rows.length === 1 ? 'names it, but its `when` is' : 'name it, but their `when` is';
    return `${rows.join(', ')} ${whose} false`;
}


/***/ }),

/***/ 2728:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: function() { return /* binding */ eventFacts; },
/* harmony export */   Ru: function() { return /* binding */ EVENT_TYPES; },
/* harmony export */   VX: function() { return /* binding */ isEventType; },
/* harmony export */   Yp: function() { return /* binding */ formatEventLine; }
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12170);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10898);
/* harmony import */ var _event_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15076);
/* harmony import */ var _event_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96410);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53325);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99538);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7725);
/* harmony import */ var _step_types_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99448);
/* harmony import */ var _test_counts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64495);









const writeFailed = (summary, problem) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
    summary,
    fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .MAYBE_IN */ .DQ, error: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$ },
    line: ({ error }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createWarningLine */ .H9)(`${problem}: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(error)}`),
});
const EVENT_TYPES = {
    workflow_started: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'The run starts; `resumed` is true after a resume.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN */ .oq,
            workflow: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            file: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            input: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(),
            metadata: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(),
            resumed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(),
        },
        line: ({ workflow, file, resumed }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('plain', resumed ? '↻' : '▶', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(workflow)}${file === _finding_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_FILE */ .tW ? '' : ` (${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(file)})`}`),
    }),
    node_started: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'An attempt of a node starts.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT, node_type: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_ },
        line: (event) => {
            const text = `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(event)}${event.attempt > 1 ? ` (attempt ${event.attempt})` : ''}`;
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('quiet', '▶', text, (0,_step_types_js__WEBPACK_IMPORTED_MODULE_7__/* .takesTime */ .Ym)(event.node_type) ? 'info' : 'hidden');
        },
    }),
    node_output: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'Text that a running node has printed since the last such event; `omitted` counts the characters left out before it.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT,
            stream: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
            text: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            omitted: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2,
        },
    }),
    node_completed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A node has completed. `handled_by: when`: its exit code is not 0, and its own routes decide on it; `quarantine`: failed tests may fail for a while.',
        fields: _event_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .COMPLETED */ .eJ,
        journal: 'at-once',
        line: _event_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCompleted */ .JB,
    }),
    node_failed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'An attempt of a node has raised an error; `partial` is its output up to then. `secondary`: a `finally` node of a workflow that had failed already. A `terminate` with `status: failed` has the fields of its termination.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT,
            ..._envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .RAISED */ .JY,
            node_type: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            error_type: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)()),
            partial: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTPUT */ .aQ),
            duration_ms: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2,
            usage: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)()),
            failing: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)()),
            secondary: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)()),
            hash: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_),
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TERMINATION */ .B,
        },
        journal: 'later',
        line: (event) => {
            const { kind, message } = event.envelope;
            if (event.termination_reason !== undefined)
                return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('bad', '■', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(event)}: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(event.termination_reason)}`);
            if (kind === 'internal.cancelled')
                return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('care', '■', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(event)} was cancelled`);
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('bad', '✗', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(event)} ${kind}: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(message, 300)}`);
        },
    }),
    node_retry_scheduled: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'Another attempt follows after `delay_seconds`; `attempt` is the one that failed.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT,
            kind: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            delay_seconds: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2,
            deadline: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(),
            route: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)),
            from: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowNull */ .Hu)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg))),
            policy: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(),
        },
        journal: 'at-once',
        line: ({ attempt, delay_seconds: delay, kind, ...at }) => {
            const when = `next attempt in ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(delay * 1000)}`;
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('care', '↻', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(at)}: retry ${attempt}, ${when} (${kind})`);
        },
    }),
    route_taken: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'The routes of a node have decided. `route` is the row, such as `routes[1]`; `kind` is null after a success.',
        fields: _event_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .ROUTED */ .Wp,
        journal: ({ kind }) => (kind === null ? 'later' : 'at-once'),
        line: _event_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRouteLine */ .BO,
    }),
    tests_reported: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'The tests of all attempts so far, by the reports that they wrote, each in its last state.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT, ..._test_counts_js__WEBPACK_IMPORTED_MODULE_8__/* .TEST_COUNTS */ ._ },
        journal: 'later',
        line: (event) => {
            const { failed, quarantined = 0, flaky_names: names = [] } = event;
            const flaky = names.length === 0 ? '' : ` (flaky: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(names.join(', '), 300)})`;
            const text = `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(event)}: ${(0,_test_counts_js__WEBPACK_IMPORTED_MODULE_8__/* .formatTestCounts */ .G)(event)}${flaky}`;
            return failed + quarantined > 0 ? (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createWarningLine */ .H9)(text) : (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('quiet', '·', text);
        },
    }),
    timer_set: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A wait has begun.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT, deadline: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2, started: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2 },
        journal: 'at-once',
        logged: false,
    }),
    questions_answered: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'Answers to the questions of an agent so far.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT, answers: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv) },
        journal: 'at-once',
        logged: false,
    }),
    group_started: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A group starts.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT, group_type: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg), total: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2, max_concurrent: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2 },
        line: ({ group_type, total, max_concurrent: most, ...at }) => {
            const members = (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(total, group_type === 'for_each' ? 'item' : 'member');
            return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('quiet', '▶', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(at)}: ${members}, ${most} at a time`);
        },
    }),
    group_completed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A group has ended.',
        fields: _event_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .GROUP_ENDED */ .Tq,
        line: _event_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .groupLine */ .uj,
    }),
    subworkflow_started: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A node starts its child workflow.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT,
            workflow: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            file: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            input: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(),
            input_digest: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_),
        },
        journal: 'later',
        line: ({ file, ...at }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('quiet', '▶', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(at)} runs ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(file)}`),
    }),
    subworkflow_completed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A child workflow has ended.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT,
            workflow: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(),
            file: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            status: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
            duration_ms: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2,
        },
        line: ({ file, status }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createHiddenLine */ .Hi)(`${file}: ${status}`),
    }),
    checkpoint_saved: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'The checkpoint is written; a resume can go on from it.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .MAYBE_IN */ .DQ, path: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)() },
        line: () => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('quiet', '·', 'checkpoint saved', 'debug'),
    }),
    checkpoint_save_failed: writeFailed('The checkpoint could not be written.', 'the checkpoint could not be saved'),
    errors_jsonl_write_failed: writeFailed('errors.jsonl could not be written.', 'errors.jsonl could not be written'),
    circuit_state_changed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A circuit breaker has opened, half opened or closed.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.IN, key: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_, from: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg), to: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg) },
        line: ({ key, from, to }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createWarningLine */ .H9)(`circuit breaker ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(key)}: ${from} → ${to}`),
    }),
    breaker_counted: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'The counts of a breaker after a change; a resume goes on from the last ones.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .MAYBE_IN */ .DQ, id: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_, state: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv) },
        journal: 'at-once',
        logged: false,
    }),
    run_rewound: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: '`resume --from` discards earlier runs of nodes; `keep` lists those that still count, as `node#visit.attempt`.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN */ .oq,
            from: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            keep: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(Array.isArray),
        },
        journal: 'at-once',
        line: ({ from }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createHiddenLine */ .Hi)(`from ${from}`),
    }),
    policy_evaluated: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A policy has allowed or denied the start of a node.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.IN,
            policy_name: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            allowed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isBoolean */ .Lm),
            reason: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            metadata: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(),
            mode: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(),
        },
        journal: 'later',
        line: ({ policy_name: name, allowed, reason, mode, metadata, ...at }) => {
            const isSkipped = allowed && metadata['skipped'] === true;
            const verb = isSkipped ? 'was skipped for' : allowed ? 'allows' : mode === 'warn' ? 'warns about' : 'denies';
            const text = `policy ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(name)} ${verb} ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(at)}${reason === '' ? '' : `: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(reason)}`}`;
            if (isSkipped)
                return (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('care', '!', text, 'debug');
            return allowed ? (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createHiddenLine */ .Hi)(text) : (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createWarningLine */ .H9)(text);
        },
    }),
    resilience_decided: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'The decision about an error that no route took.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT, decision: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg), reason: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$, kind: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_ },
        line: ({ kind, reason }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createHiddenLine */ .Hi)(`${kind}, ${reason}`),
    }),
    dead_lettered: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'An item was given up and put into dead-letter.jsonl.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.AT, id: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_, kind: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_, reason: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$ },
        journal: 'at-once',
        line: ({ kind, reason, ...at }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createWarningLine */ .H9)(`${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(at)} was put aside as a dead letter: ${kind}, ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(reason)}`),
    }),
    escalated: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'An escalation was recorded; `delivery` in result.json says where it went.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.IN,
            kind: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            message: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            title: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            labels: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(),
            assignees: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(),
            owner: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$),
        },
        journal: 'at-once',
        line: ({ title, message, ...at }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createWarningLine */ .H9)(`${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(at)}: an escalation was recorded: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(title === '' ? message : title)}`),
    }),
    gate_waiting: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A gate waits for an answer.',
        fields: { ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__.IN, prompt: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$, options: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)('options', Array.isArray) },
        journal: 'later',
        line: ({ prompt, ...at }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('care', '?', `${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toNodeName */ .Jj)(at)} waits for an answer: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(prompt, 300)}`, 'warning'),
    }),
    hook_executed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A hook was rendered; `error` is null unless that failed.',
        fields: {
            scope: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            node: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(),
            hook: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
            result: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            error: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowNull */ .Hu)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)),
        },
        line: ({ hook, error, result }) => error === null
            ? (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createEventLine */ .Hv)('quiet', '·', `hook ${hook}: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(result)}`)
            : (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createWarningLine */ .H9)(`hook ${hook} failed: ${(0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(error)}`),
    }),
    warning: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'A warning; `intended` is true where the workflow file allows what it is about.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .MAYBE_IN */ .DQ,
            code: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NAME */ .o_,
            message: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            visit: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2),
            attempt: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2),
            intended: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)()),
        },
        journal: ({ attempt }) => (attempt === undefined ? 'never' : 'later'),
        line: ({ message }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createWarningLine */ .H9)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeText */ ._J)(message, 1000)),
    }),
    error_recorded: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'One of the errors that end the run; errors.jsonl has a record for each.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN */ .oq,
            ..._envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .RAISED */ .JY,
            ends_run: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)()),
        },
        line: ({ envelope: { kind, message } }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createHiddenLine */ .Hi)(`${kind}: ${message}`),
    }),
    workflow_completed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'The run succeeded; after a terminate node with its fields.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN */ .oq,
            output: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)(),
            shard: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)()),
            duration_ms: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2,
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TERMINATION */ .B,
        },
    }),
    workflow_failed: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .event */ .f0)({
        summary: 'The run ended with another outcome; `signal`, `gate` or `plan` where one of them ended it.',
        fields: {
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN */ .oq,
            outcome: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
            error_type: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)(),
            message: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TEXT */ .a$,
            envelope: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)('envelope', (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowNull */ .Hu)(_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .isEnvelope */ .XT))),
            frames: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createListShape */ .Yk)(_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .isFrame */ .qt))),
            failed_node: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowNull */ .Hu)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg))),
            error: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)('error-facts')),
            signal: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)()),
            gate: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)('gate')),
            plan: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)()),
            shard: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)()),
            errors_path: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)()),
            errors_write_error: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)()),
            output: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .data */ .p)()),
            duration_ms: _event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COUNT */ .i2,
            ..._event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .TERMINATION */ .B,
        },
        line: ({ message }) => (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .createHiddenLine */ .Hi)(message),
    }),
};
function eventFacts(type) {
    return EVENT_TYPES[type];
}
function formatEventLine(event) {
    return eventFacts(event.type).line(event);
}
function isEventType(name) {
    return typeof name === 'string' && Object.hasOwn(EVENT_TYPES, name);
}


/***/ }),

/***/ 53325:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: function() { return /* binding */ suggestText; },
/* harmony export */   Mt: function() { return /* binding */ MAX_FINDINGS; },
/* harmony export */   Ql: function() { return /* binding */ pickShownFields; },
/* harmony export */   S_: function() { return /* binding */ toAdvice; },
/* harmony export */   W: function() { return /* binding */ createUnplacedFinding; },
/* harmony export */   _J: function() { return /* binding */ formatPlacedMessage; },
/* harmony export */   au: function() { return /* binding */ didYouMean; },
/* harmony export */   bx: function() { return /* binding */ boundFindings; },
/* harmony export */   kj: function() { return /* binding */ UNSEEN_FAILURE; },
/* harmony export */   nD: function() { return /* binding */ suggestNearest; },
/* harmony export */   tW: function() { return /* binding */ NO_FILE; }
/* harmony export */ });
/* unused harmony export findFixRange */
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99538);

const NO_FILE = '';
function toAdvice(hint) {
    if (hint === null || typeof hint === 'string')
        return { suggestion: hint };
    const { suggestion, fix, related, about } = hint;
    return { suggestion, ...(fix && { fix }), ...(related && { related }), ...(about && { about }) };
}
const UNSEEN_FAILURE = 'unseen-failure';
function createUnplacedFinding(code, severity, problem) {
    const remedy = typeof problem === 'string' ? { message: problem, suggestion: null } : problem;
    return { file: NO_FILE, line: 1, column: 1, code, severity, ...remedy };
}
function suggestText(replaces, text, suggestion = `write \`${text}\``) {
    return { suggestion, fix: { replaces, text } };
}
function didYouMean(written, meant) {
    return meant === null ? null : suggestText(written, meant, `did you mean \`${meant}\`?`);
}
function suggestNearest(written, known, limit) {
    return didYouMean(written, (0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .findNearest */ .qg)(written, known, limit));
}
const WORD_SIGN = /[\p{L}\p{N}_-]/u;
function findFixRange(line, { column, fix }) {
    const { replaces = '' } = fix ?? {};
    for (let start = line.indexOf(replaces, column - 1); replaces !== '' && start !== -1; start = line.indexOf(replaces, start + 1)) {
        const end = start + replaces.length;
        const isWhole = [
            [line[start - 1], replaces.at(0)],
            [line[end], replaces.at(-1)],
        ].every(([outer = '', inner = '']) => !WORD_SIGN.test(outer) || !WORD_SIGN.test(inner));
        if (isWhole)
            return { start, end };
    }
    return null;
}
function pickShownFields({ fix: _fix, related: _related, about: _about, ...shown }) {
    return shown;
}
function formatPlacedMessage({ file, line, column, message }) {
    return file === NO_FILE ? message : `${file}:${line}:${column} ${message}`;
}
const MAX_FINDINGS = 100;
function boundFindings(findings, unshown) {
    if (findings.length <= MAX_FINDINGS)
        return findings;
    const errors = findings.filter(({ severity }) => severity === 'error');
    const shown = new Set([...errors.slice(0, MAX_FINDINGS), ...findings].slice(0, MAX_FINDINGS));
    const hidden = findings.length - shown.size + unshown;
    const hiddenErrors = Math.max(0, errors.length - MAX_FINDINGS) + unshown;
    const more = createUnplacedFinding('more-findings', hiddenErrors > 0 ? 'error' : 'warning', {
        message: `${hidden} more findings are not shown, ${hiddenErrors} of them errors.`,
        suggestion: 'fix the first ones and validate again: many of the others may go away with them',
    });
    return [...findings.filter((finding) => shown.has(finding)), { ...more, file: findings[0]?.file ?? NO_FILE }];
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

/***/ 45979:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: function() { return /* binding */ exceptionType; },
/* harmony export */   Ce: function() { return /* binding */ NEVER_ROUTABLE; },
/* harmony export */   Dj: function() { return /* binding */ isEngineKind; },
/* harmony export */   Fr: function() { return /* binding */ ENGINE_KINDS; },
/* harmony export */   HO: function() { return /* binding */ isReservedKind; },
/* harmony export */   MT: function() { return /* binding */ matchesPattern; },
/* harmony export */   Te: function() { return /* binding */ isNeverRoutable; },
/* harmony export */   VF: function() { return /* binding */ isKind; },
/* harmony export */   YY: function() { return /* binding */ isLimitOfRun; },
/* harmony export */   Yd: function() { return /* binding */ NOT_STARTED; },
/* harmony export */   bn: function() { return /* binding */ toKindPatterns; },
/* harmony export */   dg: function() { return /* binding */ isTransient; },
/* harmony export */   eL: function() { return /* binding */ TOOL_LOOP_LIMIT; },
/* harmony export */   nm: function() { return /* binding */ isKindPrefix; },
/* harmony export */   qI: function() { return /* binding */ hasNeverStarted; },
/* harmony export */   r3: function() { return /* binding */ isRetryable; },
/* harmony export */   ty: function() { return /* binding */ TRANSIENT_KINDS; }
/* harmony export */ });
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47581);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _tool_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36750);



const KIND = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/;
const PREFIX = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*\.\*$/;
const RESERVED_PREFIXES = ['internal.', 'provider.', 'subworkflow.', 'retry.', 'halt.'];
const ENGINE_KINDS = Object.keys(_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE_CATALOGUE */ .HD).filter((kind) => isEngineKind(kind));
const NEVER_ROUTABLE = [
    'internal.limit_exceeded',
    'internal.no_route',
    'internal.cancelled',
    'internal.unexpected',
    'halt.intentional',
];
const TOOL_LOOP_LIMIT = 'max_agent_iterations';
function isLimitOfRun({ kind, details }) {
    return kind === 'internal.limit_exceeded' && details['limit'] !== TOOL_LOOP_LIMIT;
}
function isNeverRoutable(error) {
    if (error.kind === 'internal.limit_exceeded')
        return isLimitOfRun(error);
    return NEVER_ROUTABLE.some((known) => known === error.kind);
}
function isKind(text) {
    return text.length <= 200 && KIND.test(text);
}
function isKindPrefix(text) {
    return text.length <= 200 && PREFIX.test(text);
}
function isReservedKind(kind) {
    return RESERVED_PREFIXES.some((prefix) => kind.startsWith(prefix));
}
function isEngineKind(kind) {
    return Object.hasOwn(_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE_CATALOGUE */ .HD, kind);
}
function toKindPatterns(onError) {
    if (onError === true)
        return ['*'];
    if (onError === false)
        return [];
    const patterns = typeof onError === 'string' ? [onError] : onError;
    return patterns.map((name) => (name === 'internal.script_error_transport' ? 'internal.schema_violation' : name));
}
function matchesPattern(pattern, kind) {
    if (pattern === '*')
        return true;
    if (pattern.endsWith('.*'))
        return kind.startsWith(pattern.slice(0, -1));
    return pattern === kind;
}
const EXCEPTION_TYPES = {
    'internal.script_error': 'ExecutionError',
    'internal.timeout': 'TimeoutError',
    'internal.schema_violation': 'ValidationError',
    'internal.template_error': 'TemplateError',
    'provider.exhausted': 'ProviderError',
    'provider.rejected': 'ProviderError',
};
function exceptionType(kind) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwnEntry */ .xL)(EXCEPTION_TYPES, kind);
}
const OF_THE_ENGINE = ENGINE_KINDS.filter((kind) => (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .findKindEntry */ .KA)(undefined, kind)?.transient === true);
const TRANSIENT_KINDS = new Set([...OF_THE_ENGINE, ...(0,_tool_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .listTransientKindsOfSets */ .Qf)()]);
function isTransient({ kind, details }, about) {
    for (const name of ['transient', 'retryable']) {
        const own = details[name];
        if (typeof own === 'boolean')
            return own;
    }
    return about?.transient ?? TRANSIENT_KINDS.has(kind);
}
const NOT_STARTED = [126, 127];
function hasNeverStarted({ kind, details }) {
    if (kind !== 'internal.script_error')
        return false;
    const { exit_code: exitCode, signal = null, unread = false } = details;
    return NOT_STARTED.includes(exitCode) || (exitCode === null && signal === null && unread !== true);
}
function isRetryable({ envelope, about }, retryable = null) {
    const own = envelope.details['retryable'];
    if (typeof own === 'boolean')
        return own;
    if (retryable === null)
        return isTransient(envelope, about);
    return retryable.some((pattern) => matchesPattern(pattern, envelope.kind));
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

/***/ 99538:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: function() { return /* binding */ formatCount; },
/* harmony export */   DB: function() { return /* binding */ formatNearHint; },
/* harmony export */   J0: function() { return /* binding */ NOT_RESUMABLE; },
/* harmony export */   ND: function() { return /* binding */ capitalizeFirst; },
/* harmony export */   QW: function() { return /* binding */ describeValues; },
/* harmony export */   hD: function() { return /* binding */ quote; },
/* harmony export */   qg: function() { return /* binding */ findNearest; },
/* harmony export */   td: function() { return /* binding */ pluralize; },
/* harmony export */   ye: function() { return /* binding */ formatUnsaved; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);

const MAX_NAMES = 2000;
const MAX_NAME_CHARS = 100;
function findNearest(name, known, limit = Math.max(1, Math.min(3, Math.floor(name.length / 3)))) {
    if (name.length > MAX_NAME_CHARS)
        return null;
    let best = null;
    let bestDistance = limit + 1;
    for (const candidate of [...known].slice(0, MAX_NAMES)) {
        if (Math.abs(candidate.length - name.length) >= bestDistance)
            continue;
        const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), bestDistance);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
function editDistance(a, b, bound) {
    let beforePrevious = [];
    let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i++) {
        const current = [i];
        for (let j = Math.max(1, i - bound); j <= Math.min(b.length, i + bound); j++) {
            const cost = a[i - 1] === b[j - 1] ? 0 : 1;
            let value = Math.min((previous[j] ?? bound) + 1, (current[j - 1] ?? bound) + 1, (previous[j - 1] ?? bound) + cost);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                value = Math.min(value, (beforePrevious[j - 2] ?? bound) + 1);
            current[j] = value;
        }
        beforePrevious = previous;
        previous = current;
    }
    return previous[b.length] ?? bound;
}
function formatNearHint(name, known, show = (near) => near) {
    const near = findNearest(name, known);
    return near === null ? '' : ` (did you mean ${show(near)}?)`;
}
function formatCount(count, noun) {
    return `${count} ${count === 1 ? noun : pluralize(noun)}`;
}
function pluralize(noun) {
    if (/(?:[sx]|[cs]h)$/.test(noun))
        return `${noun}es`;
    return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
function quote(value) {
    const text = typeof value === 'string' ? value : ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(value) ?? String(value));
    const line = text.slice(0, 1000).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
    return `\`${line.length > 80 ? `${line.slice(0, 77)}...` : line}\``;
}
function describeValues(values) {
    return Object.entries(values)
        .map(([name, value]) => `${name} is ${(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(value)}`)
        .join(', ');
}
function capitalizeFirst(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}
const NOT_RESUMABLE = 'this run cannot be resumed';
function formatUnsaved(problem) {
    return `the checkpoint could not be written: ${problem}`;
}


/***/ }),

/***/ 85636:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: function() { return /* binding */ CANCEL_SIGNALS; },
/* harmony export */   I0: function() { return /* binding */ toCancelSignal; },
/* harmony export */   Ky: function() { return /* binding */ markDecided; },
/* harmony export */   LN: function() { return /* binding */ createSchemaViolation; },
/* harmony export */   Ox: function() { return /* binding */ addTokens; },
/* harmony export */   bP: function() { return /* binding */ createRaised; },
/* harmony export */   fU: function() { return /* binding */ createEngineFailure; },
/* harmony export */   jV: function() { return /* binding */ withTrue; },
/* harmony export */   t4: function() { return /* binding */ toExitCode; },
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
function markDecided(outcome) {
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
function createEngineFailure(kind, message, details) {
    return { envelope: { kind, message, details }, origin: 'engine' };
}
function createSchemaViolation(node, source, field, message, more) {
    const details = { node, source, original_message: message, failed_field: field, ...more };
    return createEngineFailure('internal.schema_violation', message, details);
}


/***/ }),

/***/ 22719:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: function() { return /* binding */ toNodeKey; },
/* harmony export */   Gd: function() { return /* binding */ itemsOfRoot; },
/* harmony export */   NF: function() { return /* binding */ toDeadLetterId; },
/* harmony export */   TH: function() { return /* binding */ formatReadablePlace; },
/* harmony export */   ZT: function() { return /* binding */ countLevels; },
/* harmony export */   ZU: function() { return /* binding */ placeInFile; },
/* harmony export */   kB: function() { return /* binding */ letterVisit; },
/* harmony export */   kw: function() { return /* binding */ rootRun; },
/* harmony export */   mo: function() { return /* binding */ isRetried; },
/* harmony export */   nY: function() { return /* binding */ scopeInside; },
/* harmony export */   q4: function() { return /* binding */ moveScope; },
/* harmony export */   qB: function() { return /* binding */ isInsideAttempt; },
/* harmony export */   r7: function() { return /* binding */ runKey; },
/* harmony export */   rU: function() { return /* binding */ walkRunsAround; },
/* harmony export */   tV: function() { return /* binding */ runAround; },
/* harmony export */   xp: function() { return /* binding */ visitKey; }
/* harmony export */ });
/* unused harmony export removeItems */
function toNodeKey({ scope, node }) {
    return `${scope}${node}`;
}
function visitKey({ scope, node, visit }) {
    return `${scope}${node}#${visit}`;
}
function runKey({ scope, node, visit, attempt }) {
    return `${scope}${node}#${visit}.${attempt}`;
}
function scopeInside(at, item = null) {
    return item === null ? `${runKey(at)}/` : `${runKey(at)}[${item}]/`;
}
const SEGMENT = /^(.+)#(\d+)\.(\d+)(?:\[(\d+)\])?$/s;
function runAround(scope) {
    const start = scope.lastIndexOf('/', scope.length - 2) + 1;
    const parts = scope.endsWith('/') ? SEGMENT.exec(scope.slice(start, -1)) : null;
    if (parts === null)
        return null;
    const [, node = '', visit, attempt, item] = parts;
    return {
        scope: scope.slice(0, start),
        node,
        visit: Number(visit),
        attempt: Number(attempt),
        item: item === undefined ? null : Number(item),
    };
}
function* walkRunsAround(scope) {
    for (let around = runAround(scope); around !== null; around = runAround(around.scope))
        yield around;
}
function rootRun(scope) {
    return runAround(scope.slice(0, scope.indexOf('/') + 1));
}
function itemsOfRoot({ group, visit, attempt }) {
    return (scope) => {
        const run = rootRun(scope);
        if (run === null || run.node !== group || run.visit !== visit)
            return null;
        return attempt === undefined || run.attempt === attempt ? run.item : null;
    };
}
function isInsideAttempt(place, run) {
    const outer = runKey(run);
    const next = place.charAt(outer.length);
    return (next === '/' || next === '[') && place.startsWith(outer);
}
function countLevels(scope) {
    return scope.split('/').length - 1;
}
function moveScope(scope, from, to) {
    return `${visitKey(to)}${scope.slice(visitKey(from).length)}`;
}
function isRetried(at) {
    return [at, ...walkRunsAround(at.scope)].some(({ attempt }) => attempt > 1);
}
function formatReadablePlace(place) {
    return place.replaceAll(/#\d+\.\d+(?=[[/])/g, '');
}
function placeInFile(at) {
    return removeItems(formatReadablePlace(toNodeKey(at)));
}
function removeItems(place) {
    return place.replaceAll(/\[\d+\](?=\/)/g, '');
}
function toDeadLetterId(runId, at) {
    return `${runId}/${at.scope.replaceAll(/(#\d+)\.\d+(?=[[/])/g, '$1')}${at.node}#${at.visit}`;
}
function letterVisit(id) {
    return Number(/#(\d+)$/.exec(id)?.[1] ?? 1);
}


/***/ }),

/***/ 79615:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: function() { return /* binding */ MAX_TOOL_MESSAGE_BYTES; },
/* harmony export */   D2: function() { return /* binding */ TRANSPORT_CATEGORIES; },
/* harmony export */   HQ: function() { return /* binding */ REASONING_EFFORTS; },
/* harmony export */   V9: function() { return /* binding */ MAX_TOOL_ANSWER_BYTES; },
/* harmony export */   gB: function() { return /* binding */ MAX_ANSWER_BYTES; },
/* harmony export */   wM: function() { return /* binding */ HTTP_SERVERS; }
/* harmony export */ });
const HTTP_SERVERS = [
    {
        kind: 'openai',
        names: ['openai'],
        baseUrl: 'https://api.openai.com/v1',
        baseUrlVariable: 'OPENAI_BASE_URL',
        keyVariable: 'OPENAI_API_KEY',
        defaultModel: 'gpt-5-mini',
    },
    {
        kind: 'anthropic',
        names: ['anthropic', 'claude'],
        baseUrl: 'https://api.anthropic.com',
        baseUrlVariable: 'ANTHROPIC_BASE_URL',
        keyVariable: 'ANTHROPIC_API_KEY',
        defaultModel: 'claude-sonnet-4-5',
    },
];
const REASONING_EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'];
const TRANSPORT_CATEGORIES = ['rate_limit', 'provider_error', 'timeout', 'network'];
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
const MAX_TOOL_ANSWER_BYTES = 256 * 1024;
const MAX_TOOL_MESSAGE_BYTES = 4 * 1024 * 1024;


/***/ }),

/***/ 4019:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: function() { return /* binding */ isPrivateFolder; },
/* harmony export */   TR: function() { return /* binding */ identifyFolder; },
/* harmony export */   XF: function() { return /* binding */ readRegularFile; },
/* harmony export */   ZU: function() { return /* binding */ openRegularFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

class RefusedFile extends Error {
    code;
    constructor(code, message) {
        super(message);
        this.code = code;
    }
}
const MOST_BYTES = 512 * 1024 * 1024;
const WITHOUT_WAITING = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0;
function openRegularFile(file, flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY) {
    const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { throwIfNoEntry: false });
    if (stats !== undefined)
        refuseIrregular(stats);
    const descriptor = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(file, flags | WITHOUT_WAITING);
    try {
        refuseIrregular(node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(descriptor));
        return descriptor;
    }
    catch (error) {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
        throw error;
    }
}
function refuseIrregular(stats) {
    if (stats.isDirectory())
        throw new RefusedFile('EISDIR', 'it is a folder');
    if (!stats.isFile())
        throw new RefusedFile('ENOTREG', 'it is not a regular file');
}
function readRegularFile(file, maxBytes = MOST_BYTES) {
    const descriptor = openRegularFile(file);
    try {
        const bytes = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(descriptor).size > maxBytes ? null : node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(descriptor);
        if (bytes !== null && bytes.length <= maxBytes)
            return bytes;
        throw new RefusedFile('EFBIG', `it is larger than ${Math.floor(maxBytes / 1024 / 1024)} MiB`);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(descriptor);
    }
}
function identifyFolder(folder) {
    const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(folder, { bigint: true, throwIfNoEntry: false });
    return stats === undefined ? '' : `${stats.dev} ${stats.ino}`;
}
function isPrivateFolder(folder) {
    const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(folder, { throwIfNoEntry: false });
    if (stats?.isDirectory() !== true)
        return false;
    return process.getuid === undefined || (stats.uid === process.getuid() && (stats.mode & 0o077) === 0);
}


/***/ }),

/***/ 7725:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: function() { return /* binding */ isThere; },
/* harmony export */   Eo: function() { return /* binding */ isName; },
/* harmony export */   Et: function() { return /* binding */ isNumber; },
/* harmony export */   Gv: function() { return /* binding */ isObject; },
/* harmony export */   Hu: function() { return /* binding */ allowNull; },
/* harmony export */   KT: function() { return /* binding */ allowUndefined; },
/* harmony export */   Kg: function() { return /* binding */ isString; },
/* harmony export */   Lm: function() { return /* binding */ isBoolean; },
/* harmony export */   Pg: function() { return /* binding */ createObjectShape; },
/* harmony export */   Ui: function() { return /* binding */ createMapShape; },
/* harmony export */   Yk: function() { return /* binding */ createListShape; },
/* harmony export */   r3: function() { return /* binding */ findWrongField; },
/* harmony export */   yL: function() { return /* binding */ oneOf; },
/* harmony export */   zs: function() { return /* binding */ narrowShape; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);

function findWrongField(value, checks) {
    return Object.keys(checks).find((name) => checks[name]?.(value[name]) === false);
}
function createObjectShape(checks) {
    return (value) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) && findWrongField(value, checks) === undefined;
}
function narrowShape(checks) {
    return (value) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) && findWrongField(value, checks) === undefined;
}
function isString(value) {
    return typeof value === 'string';
}
function isName(value) {
    return isString(value) && value !== '';
}
function isNumber(value) {
    return typeof value === 'number';
}
function isBoolean(value) {
    return typeof value === 'boolean';
}
function isObject(value) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value);
}
function isThere(value) {
    return value !== undefined;
}
function oneOf(...values) {
    return (value) => values.some((known) => known === value);
}
function allowUndefined(check) {
    return (value) => value === undefined || check(value);
}
function allowNull(check) {
    return (value) => value === null || check(value);
}
function createListShape(check) {
    return (value) => Array.isArray(value) && value.every(check);
}
function createMapShape(check) {
    return (value) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) && Object.values(value).every(check);
}


/***/ }),

/***/ 99448:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: function() { return /* binding */ touchesOutside; },
/* harmony export */   FU: function() { return /* binding */ STEP_TYPES; },
/* harmony export */   Nn: function() { return /* binding */ stepType; },
/* harmony export */   UP: function() { return /* binding */ endsOrAsks; },
/* harmony export */   Uw: function() { return /* binding */ ROUTE_ACTIONS; },
/* harmony export */   Ym: function() { return /* binding */ takesTime; },
/* harmony export */   cD: function() { return /* binding */ isWork; },
/* harmony export */   vC: function() { return /* binding */ isGovernedType; },
/* harmony export */   yx: function() { return /* binding */ hasSteps; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);

function listTemplateFields(...paths) {
    return paths.map((path) => ({ path: path.split('.'), form: 'template', scope: 'node' }));
}
const GOVERNED = [
    'internal.schema_violation',
    'internal.undeclared_kind',
    'internal.template_error',
    'internal.policy_denied',
    'internal.circuit_open',
];
const TYPES = {
    script: {
        does: 'work',
        sees: 'inputs',
        kinds: ['internal.script_error', 'internal.timeout', ...GOVERNED],
        templates: [
            ...listTemplateFields('command', 'args', 'env', 'working_dir', 'stdin', 'timeout', 'idle_timeout', 'reports'),
            { path: ['run'], form: 'run', scope: 'node' },
            { path: ['classify', '*', 'message'], form: 'template', scope: 'captures' },
            { path: ['fail_when', '*', 'when'], form: 'condition', scope: 'own-output' },
            { path: ['fail_when', '*', 'message'], form: 'template', scope: 'own-output' },
            { path: ['fail_when', '*', 'details'], form: 'template', scope: 'own-output' },
        ],
    },
    set: {
        does: 'compute',
        sees: 'inputs',
        kinds: ['internal.template_error', 'internal.schema_violation'],
        templates: listTemplateFields('value', 'values'),
    },
    wait: {
        does: 'wait',
        sees: 'inputs',
        kinds: ['internal.template_error', 'internal.schema_violation'],
        templates: listTemplateFields('duration', 'reason'),
    },
    terminate: {
        does: 'end',
        sees: 'listed',
        kinds: [],
        templates: listTemplateFields('reason', 'output_template'),
        shape: 'oval',
    },
    workflow: {
        does: 'hold',
        sees: 'inputs',
        kinds: ['subworkflow.terminated', 'subworkflow.failed', 'subworkflow.depth_exceeded', ...GOVERNED],
        templates: listTemplateFields('input_mapping'),
        shape: 'frame',
    },
    agent: {
        does: 'work',
        sees: 'listed',
        kinds: [
            'provider.exhausted',
            'provider.rejected',
            'provider.tool_unavailable',
            'internal.limit_exceeded',
            'internal.timeout',
            ...GOVERNED,
        ],
        templates: listTemplateFields('prompt', 'system_prompt', 'model', 'working_dir', 'reasoning'),
        shape: 'round',
    },
    human_gate: {
        does: 'ask',
        sees: 'everything',
        kinds: ['internal.template_error', 'internal.schema_violation'],
        templates: listTemplateFields('prompt'),
        shape: 'hexagon',
    },
    questions: {
        does: 'ask',
        sees: 'everything',
        kinds: ['internal.template_error', 'internal.schema_violation'],
        templates: listTemplateFields('prompt', 'source', 'questions.*.text', 'questions.*.hint', 'questions.*.choices'),
        shape: 'hexagon',
    },
    parallel: {
        does: 'hold',
        sees: 'listed',
        kinds: ['internal.group_failed', 'internal.template_error', 'internal.policy_denied'],
        templates: [],
    },
    for_each: {
        does: 'hold',
        sees: 'listed',
        kinds: ['internal.group_failed', 'internal.template_error', 'internal.schema_violation', 'internal.policy_denied'],
        templates: [...listTemplateFields('source'), { path: ['key_by'], form: 'template', scope: 'item' }],
    },
};
const STEP_TYPES = TYPES;
function stepType(name) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(STEP_TYPES, name) ?? null;
}
function findActivity(type) {
    return stepType(type)?.does ?? null;
}
function touchesOutside(type) {
    return isWork(type) || findActivity(type) === 'ask';
}
function isWork(type) {
    return findActivity(type) === 'work';
}
function takesTime(type) {
    return touchesOutside(type) || findActivity(type) === 'wait';
}
function endsOrAsks(type) {
    return findActivity(type) === 'end' || findActivity(type) === 'ask';
}
function hasSteps(type) {
    return findActivity(type) === 'hold';
}
function isGovernedType(type) {
    return isWork(type) || hasSteps(type);
}
const ROUTE_ACTIONS = ['to', 'retry', 'halt', 'propagate', 'recover'];


/***/ }),

/***/ 64495:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ formatTestCounts; },
/* harmony export */   _: function() { return /* binding */ TEST_COUNTS; }
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12170);
/* harmony import */ var _event_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15076);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);



const TEST_COUNTS = {
    total: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
    failed: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
    skipped: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
    flaky: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2),
    quarantined: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)(_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2),
    seconds: _event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .COUNT */ .i2,
    failures: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .data */ .p)(Array.isArray),
    slowest: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .data */ .p)(Array.isArray),
    flaky_names: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .data */ .p)()),
    quarantined_tests: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .data */ .p)()),
    suites: (0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalField */ .N7)((0,_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .data */ .p)()),
};
function formatTestCounts({ total, failed, skipped, flaky = 0, quarantined = 0, seconds }) {
    const more = [
        ...(quarantined > 0 ? [`${quarantined} failed in quarantine`] : []),
        `${skipped} skipped`,
        ...(flaky > 0 ? [`${flaky} flaky`] : []),
        (0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(seconds * 1000),
    ];
    const passed = Math.max(0, total - failed - quarantined - skipped);
    return [(0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(total, 'test'), `${passed} passed`, `${failed} failed`, ...more].join(', ');
}


/***/ }),

/***/ 36750:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: function() { return /* binding */ SET_NAMES; },
/* harmony export */   Qf: function() { return /* binding */ listTransientKindsOfSets; },
/* harmony export */   RJ: function() { return /* binding */ TEST_FAILED; },
/* harmony export */   b0: function() { return /* binding */ listKindsOfSet; }
/* harmony export */ });
/* unused harmony export isSetName */
const TEST_FAILED = 'external.build.test';
const TOOL_KINDS = {
    git: 'rate_limited* auth server_error* network* tls not_found unsafe_repository not_a_repository locked* conflict dirty hook_declined rejected diverged ref_not_found patch_failed nothing_to_commit identity no_space',
    npm: 'audit.critical audit.high audit.moderate audit.low auth not_found rate_limited* server_error* tls network* busy* integrity dependency_conflict no_version unsupported bad_package_json lockfile version_exists missing_script permission no_space missing_file script_failed usage',
    pip: 'auth rate_limited* server_error* tls integrity dependency_conflict unsupported managed_environment network* not_found missing_file bad_requirement build_failed no_space permission',
    docker: 'daemon_unavailable rate_limited* auth no_space missing_file not_found server_error* tls network* port_in_use conflict platform command_not_found build_failed killed daemon_error',
    curl: 'auth not_found rate_limited* server_error* http dns* connect* timeout* certificate network* tls redirects write read missing_file too_large usage',
    gh: 'rate_limited* forbidden auth not_found already_exists not_mergeable server_error* network* invalid not_a_repository checks_failing usage',
    yarn: 'auth not_found rate_limited* server_error* tls network* integrity lockfile no_version unsupported missing_script script_failed',
    pnpm: 'auth not_found rate_limited* server_error* network* integrity lockfile dependency_conflict no_version unsupported missing_script bad_package_json script_failed',
    apt: 'locked* permission mirror_sync* not_found auth rate_limited* server_error* signature network* dependency_conflict no_space install_failed usage',
    maven: 'rate_limited* server_error* auth tls network* integrity not_found rule_violated bad_pom goal_failed +compile +test',
    gradle: 'rate_limited* server_error* auth tls network* locked* daemon_lost* integrity not_found dependency_conflict bad_build task_failed +compile +test +lint',
    cargo: 'auth rate_limited* server_error* tls network* integrity lockfile not_found unsupported bad_manifest build_script_failed usage +link +compile +lint +test +format',
    go: 'integrity rate_limited* server_error* network* tls auth not_found modules unsupported +lint +test +compile',
    playwright: 'not_found server_error* network* missing_browser missing_dependencies unsupported +test',
    terraform: 'locked* rate_limited* server_error* network* auth not_found lockfile invalid already_exists initialise +compile',
    aws: 'rate_limited* server_error* network* auth forbidden not_found conflict invalid usage error',
    kubectl: 'not_configured auth forbidden tls network* unavailable* not_found conflict invalid missing_file rollout usage',
    runner: 'timeout lost* shutdown* no_space* out_of_memory* action_download* rate_limited* unavailable* network*',
    build: 'compile link test coverage types lint format findings dependency permission certificate quota missing conflict crash memory_limit error step_failed',
    pytest: '+test',
    jest: '+test',
    vitest: '+test',
    node: '+test',
    tsc: '+compile',
    eslint: '+lint',
    ruff: '+format +lint',
    mypy: '+types',
    gcc: '+link +compile',
    dotnet: '+compile +test',
};
function isSetName(name) {
    return name in TOOL_KINDS;
}
const SET_NAMES = Object.keys(TOOL_KINDS).filter(isSetName);
function listKindsOfSet(set) {
    return listKindWords(set).map((word) => toToolKind(set, word));
}
function listTransientKindsOfSets() {
    return SET_NAMES.flatMap((set) => listKindWords(set).flatMap((word) => (word.endsWith('*') ? [toToolKind(set, word)] : [])));
}
function listKindWords(set) {
    return TOOL_KINDS[set].split(' ');
}
function toToolKind(set, word) {
    const name = word.replace('*', '');
    return name.startsWith('+') ? `external.build.${name.slice(1)}` : `external.${set}.${name}`;
}


/***/ }),

/***/ 37670:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: function() { return /* binding */ findNetrc; },
/* harmony export */   u: function() { return /* binding */ findAssignments; }
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93833);
/* harmony import */ var _sensitive_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47481);
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85605);



const PAIR = /[:=](?<=(?:([A-Za-z]{1,24}) )?([\w.-]{3,64})(\\{0,3}["'`])?[\t \]]*[:=])/y;
const MAY_BE_PAIR = new RegExp(`(?:${_sensitive_names_js__WEBPACK_IMPORTED_MODULE_0__/* .NAME_STEM */ .Eq.source})[\\w.-]{0,61}(?:\\\\{0,3}["'\`])?[\\t \\]]*[:=]`, 'gi');
const LONGEST_NAME = 256;
const OWN_CODES = new Set(['literal-secret']);
const HALVES = new Set(['key', 'keys', 'string', 'strings']);
const ELEMENT = /<([A-Za-z][\w:.-]{0,63})>([^<]*)<\//g;
const FLAG = /(?<![A-Za-z0-9-])--([A-Za-z][A-Za-z0-9_-]{2,40})[ \t]+(?=[^\s-])/g;
const NETRC = /\b(?:password|passwd|account)[ \t]+(?=\S)/g;
const PLAIN_RUN = /(?:(?!\\[nr"'])[^\s"'`&,;<>]){0,100000}/y;
const LINE_RUN = /(?:=(\\?)"[^"\\\r\n]*\1"(?=[ \t]*(?:[,;\r\n"']|\\[rn]|$))|(?!\\[nr"'])[^\r\n"'`]){0,100000}/y;
const SCHEME = /(?:bearer|basic|token|digest|negotiate|apikey|ntlm|aws4-hmac-sha256)[ \t]+(?=\S)/iy;
const NUMBER_RUN = /[-+0-9.eE]+/y;
const BARE_WORD = /true|false|null/y;
const HARMLESS_VALUES = new Set([
    'true false null nil none undefined yes no on off required optional missing invalid expired empty must should cannot can',
    'not is was has are were string str number int integer bool boolean object array bytes any unknown unset default ok okay',
    'failed failure success succeeded error errors denied enabled disabled found expected unexpected redacted hidden masked n/a',
].flatMap((words) => words.split(' ')));
function findAssignments(text, spans) {
    if (text.includes(':') || text.includes('='))
        findPairs(text, spans);
    if (text.includes('--'))
        findFlags(text, spans);
    if (text.includes('</'))
        findElements(text, spans);
}
function findPairs(text, spans) {
    let from = 0;
    MAY_BE_PAIR.lastIndex = 0;
    while (MAY_BE_PAIR.test(text)) {
        const separator = MAY_BE_PAIR.lastIndex - 1;
        PAIR.lastIndex = separator;
        const match = separator < from ? null : PAIR.exec(text);
        const word = match?.[2] ?? '';
        if (match === null || OWN_CODES.has(word))
            continue;
        const sensitivity = (0,_sensitive_names_js__WEBPACK_IMPORTED_MODULE_0__/* .rateSensitivity */ ["in"])(HALVES.has(word.toLowerCase()) ? `${match[1] ?? ''} ${word}` : word);
        if (sensitivity === 'none')
            continue;
        from = findValue(text, separator, { word, quote: match[3] ?? '', sensitivity }, spans);
        MAY_BE_PAIR.lastIndex = Math.max(separator + 1, from - LONGEST_NAME);
    }
}
function findValue(text, separator, name, spans) {
    let offset = separator + 1;
    const comparison = text[offset] === '=';
    if (text[offset] === ':' || text.startsWith('//', offset))
        return offset + 1;
    if (text.startsWith('-default}', offset))
        return offset;
    while (text[offset] === '=' || text[offset] === '>')
        offset += 1;
    while (text[offset] === ' ' || text[offset] === '\t')
        offset += 1;
    const quote = findOpeningQuote(text, offset);
    if (quote !== '')
        return findQuoted(text, offset + quote.length, quote, spans);
    if (name.quote !== '' && (text[offset] === '{' || text[offset] === '['))
        return findNested(text, offset, name.quote, spans);
    if (comparison && text[separator] === '=')
        return offset;
    return findUnquoted(text, offset, separator, name, spans);
}
function findOpeningQuote(text, offset) {
    let end = offset;
    while (end - offset < 3 && text[end] === '\\')
        end += 1;
    return /["'`]/.test(text.charAt(end)) ? text.slice(offset, end + 1) : '';
}
function findQuoted(text, start, quote, spans) {
    const end = findClosingQuote(text, start, quote);
    const value = text.slice(start, end);
    if (value !== '' && !(0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(value) && !/^(?:true|false|null)$/.test(value))
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, start, end);
    return end + quote.length;
}
function findClosingQuote(text, start, quote) {
    const mark = quote[quote.length - 1];
    const depth = quote.length - 1;
    let backslashes = 0;
    for (let offset = start; offset < text.length; offset += 1) {
        const char = text[offset];
        if (char === '\\') {
            backslashes += 1;
            continue;
        }
        if (char === '\n')
            return offset;
        if (char === mark && (depth === 0 ? backslashes % 2 === 0 : backslashes <= depth))
            return offset - Math.min(depth, backslashes);
        backslashes = 0;
    }
    return text.length;
}
function findUnquoted(text, offset, separator, name, spans) {
    const header = name.word.toLowerCase();
    const colon = text[separator] === ':';
    if (colon && header.endsWith('authorization')) {
        SCHEME.lastIndex = offset;
        if (SCHEME.test(text))
            return pushRun(LINE_RUN, text, SCHEME.lastIndex, spans);
    }
    if (colon && header.endsWith('cookie')) {
        if (/^[^\r\n=]*=/.test(text.slice(offset, offset + 256)))
            return pushRun(LINE_RUN, text, offset, spans);
    }
    const end = findPlainEnd(text, offset);
    const value = text.slice(offset, end);
    if (colon && offset === separator + 1 && isFileName(text, separator, name)) {
        if (LINE_NUMBER.test(value))
            return end;
        const number = /^\d{1,5}:(?=.)/.exec(value)?.[0];
        if (number !== undefined) {
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, offset + number.length, end);
            return end;
        }
    }
    const mayBeProse = colon && name.sensitivity === 'weak';
    const isInProse = mayBeProse && isProse(text, text.lastIndexOf(name.word, separator), offset, end);
    if (!isInProse && !isHarmless(value))
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, offset, end);
    return /[:=]$/.test(value) ? end - 1 : end;
}
const LINE_NUMBER = /^\d{1,5}(?:[:,]\d{1,5})?[:,.;]?$/;
function isFileName(text, separator, { word, quote }) {
    return quote === '' && (/[\\/]/.test(text.charAt(separator - word.length - 1)) || /\.[a-z]\w{0,4}$/.test(word));
}
function pushRun(run, text, start, spans) {
    const end = followRun(run, text, start);
    if (end > start && !(0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(text.slice(start, end).trimEnd()))
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, start, end);
    return end;
}
function followRun(run, text, offset) {
    let end = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(run, text, offset);
    for (let next = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(run, text, end); next > end; next = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(run, text, end))
        end = next;
    return end;
}
function findPlainEnd(text, offset) {
    let end = followRun(PLAIN_RUN, text, offset);
    while (end > offset && /[)\]}]/.test(text[end - 1] ?? ''))
        end -= 1;
    return end;
}
const STATUS = /^(?:HTTP(?:\/[\d.]{1,3})?|[1-5]\d\d)$/;
function isHarmless(value) {
    if (value === '' || /^[{[(]/.test(value) || (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(value) || STATUS.test((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .trimSigns */ .$T)(value, '.!?:,;')))
        return true;
    return value.length < 16 && HARMLESS_VALUES.has((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .trimSigns */ .$T)(value.toLowerCase(), '.!?:'));
}
function isProse(text, nameStart, start, end) {
    const value = text.slice(start, Math.min(end, start + 24));
    if (value.length >= 20 || /[0-9]/.test(value))
        return false;
    const before = text.slice(Math.max(0, nameStart - 16), nameStart);
    const after = text.slice(end, end + 16);
    return /[A-Za-z0-9)][ \t]*$/.test(before) || /^[ \t]*[^\s,;})\]\\]/.test(after);
}
function findNested(text, start, quote, spans) {
    let depth = 0;
    let offset = start;
    while (offset < text.length) {
        const char = text[offset] ?? '';
        if (text.startsWith(quote, offset)) {
            const end = findClosingQuote(text, offset + quote.length, quote);
            const value = text.slice(offset + quote.length, end);
            if (value !== '' && value !== '***' && !/^[ \t]*:/.test(text.slice(end + quote.length, end + quote.length + 8))) {
                (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, offset + quote.length, end);
            }
            offset = end + quote.length;
        }
        else if (/[-0-9]/.test(char)) {
            offset = pushRun(NUMBER_RUN, text, offset, spans);
        }
        else if (/[\s,:\\{}[\]*]/.test(char)) {
            depth += char === '{' || char === '[' ? 1 : char === '}' || char === ']' ? -1 : 0;
            offset += 1;
            if (depth === 0)
                return offset;
        }
        else {
            const end = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(BARE_WORD, text, offset);
            if (end <= offset && !(char === 'n' && text[offset - 1] === '\\'))
                return offset;
            offset = Math.max(end, offset + 1);
        }
    }
    return offset;
}
function findFlags(text, spans) {
    for (const match of text.matchAll(FLAG)) {
        if ((0,_sensitive_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isSensitiveName */ .eq)(match[1] ?? ''))
            pushArgument(text, match.index + match[0].length, spans);
    }
}
function findNetrc(text, _, spans) {
    for (const match of text.matchAll(NETRC)) {
        const offset = match.index + match[0].length;
        const isOfLogin = /\blogin\s{1,9}\S{1,200}\s{1,9}$/.test(text.slice(Math.max(0, match.index - 220), match.index));
        if (isOfLogin || !GOES_ON.test(text.slice(offset, offset + 100)))
            pushArgument(text, offset, spans);
    }
    return text.length;
}
const GOES_ON = /^[a-z]{1,40}[ \t]+(?!machine\b|login\b|password\b|account\b|macdef\b|default\b|port\b)[a-z]/i;
function pushArgument(text, offset, spans) {
    const quote = findOpeningQuote(text, offset);
    if (quote !== '') {
        findQuoted(text, offset + quote.length, quote, spans);
        return;
    }
    const end = findPlainEnd(text, offset);
    if (!isHarmless(text.slice(offset, end)))
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, offset, end);
}
function findElements(text, spans) {
    for (const match of text.matchAll(ELEMENT)) {
        const [all, key = '', value = ''] = match;
        if (value.trim() === '' || (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(value.trim()) || !(0,_sensitive_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isSensitiveName */ .eq)(key))
            continue;
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, match.index + key.length + 2, match.index + all.length - 2);
    }
}


/***/ }),

/***/ 33052:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: function() { return /* binding */ hasOpening; },
/* harmony export */   jT: function() { return /* binding */ createPrefixPattern; },
/* harmony export */   yl: function() { return /* binding */ findFormats; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56461);
/* harmony import */ var _assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37670);
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85605);



const WORD_START = String.raw `(?:(?<![A-Za-z0-9])|(?<=\\[nrt])|(?<=%[0-9A-Fa-f]{2}))`;
function createFormat(openings, pattern, options = {}) {
    const { wordStart = false, keep = 0, accept } = options;
    const whole = wordStart ? new RegExp(`${WORD_START}${pattern.source}`, 'y') : pattern;
    return {
        openings: typeof openings === 'string' ? openings.split(' ') : openings,
        find: (text, offset, spans) => {
            whole.lastIndex = offset;
            const match = whole.exec(text)?.[0];
            if (match === undefined)
                return offset;
            if (accept?.(match) ?? true)
                (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, offset + keep, offset + match.length);
            return offset + match.length;
        },
    };
}
function hasDigit(match) {
    return /[0-9]/.test(match);
}
const FORMATS = [
    createFormat('ghp_ gho_ ghu_ ghs_ ghr_', /gh[pousr]_[A-Za-z0-9_]{16,}/y),
    createFormat('github_pat_', /github_pat_[A-Za-z0-9_]{20,}/y),
    createFormat('glpat- gldt- glrt- glcbt- glptt- glft- glsoat- glagent-', /gl[a-z]{2,5}-[A-Za-z0-9_.-]{16,}/y),
    { openings: ['AKIA', 'ASIA'], find: findAwsKeys },
    createFormat('AIza', /AIza[A-Za-z0-9_-]{30,}/y),
    createFormat('ya29.', /ya29\.[A-Za-z0-9_-]{20,}/y, { wordStart: true }),
    createFormat('GOCSPX-', /GOCSPX-[A-Za-z0-9_-]{20,}/y),
    createFormat('dop_v1_ doo_v1_ dor_v1_', /do[opr]_v1_[a-f0-9]{32,}/y),
    createFormat('dapi', /dapi[a-f0-9]{32}(?:-[0-9])?(?![A-Za-z0-9])/y, { wordStart: true }),
    createFormat('xoxa- xoxb- xoxp- xoxr- xoxs- xoxe- xoxe. xoxo-', /xox[abeoprs][.-][A-Za-z0-9.-]{10,}/y),
    createFormat('xapp-', /xapp-[A-Za-z0-9-]{20,}/y, { wordStart: true }),
    createFormat('hooks.slack.com/', /hooks\.slack\.com\/[A-Za-z0-9/_-]{16,}/y, { keep: 'hooks.slack.com/'.length }),
    createFormat('discord.com/api/webhooks/ discordapp.com/api/webhooks/', /discord(?:app)?\.com\/api\/webhooks\/[A-Za-z0-9/_-]{16,}/y, { keep: 'discord.com/'.length }),
    createFormat(':AA', /(?<=[0-9]{8,10}):AA[A-Za-z0-9_-]{32,}/y, { keep: 1 }),
    createFormat('SG.', /SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/y, { wordStart: true }),
    createFormat('SK', /SK[0-9a-f]{32}(?![A-Za-z0-9])/y, { wordStart: true }),
    createFormat('key-', /key-[0-9a-f]{32}(?![A-Za-z0-9])/y, { wordStart: true }),
    createFormat('sk-', /sk-[A-Za-z0-9_-]{16,}/y, { wordStart: true, accept: hasDigit }),
    createFormat('sk-ant-', /sk-ant-[A-Za-z0-9_-]{16,}/y),
    createFormat('xai- gsk_ r8_', /(?:xai-|gsk_|r8_)[A-Za-z0-9]{30,}/y, { wordStart: true }),
    createFormat('hf_', /hf_[A-Za-z0-9]{30,}/y, { wordStart: true }),
    createFormat('sk_live_ rk_live_ sk_test_ rk_test_', /[rs]k_(?:live|test)_[A-Za-z0-9]{10,}/y),
    createFormat('whsec_', /whsec_[A-Za-z0-9+/=]{20,}/y),
    createFormat('shpat_ shpss_ shpca_ shppa_', /shp(?:at|ss|ca|pa)_[A-Fa-f0-9]{32,}/y),
    createFormat('npm_', /npm_[A-Za-z0-9]{30,}/y, { wordStart: true }),
    createFormat('pypi-', /pypi-[A-Za-z0-9_-]{40,}/y, { wordStart: true }),
    createFormat('dckr_pat_ dckr_oat_', /dckr_[op]at_[A-Za-z0-9_-]{16,}/y),
    createFormat('hvs. hvb.', /hv[bs]\.[A-Za-z0-9_-]{20,}/y, { wordStart: true }),
    createFormat('lin_api_ figd_ sntrys_ ATATT3', /(?:lin_api_|figd_|sntrys_|ATATT3)[A-Za-z0-9_=+/-]{20,}/y, {
        wordStart: true,
    }),
    createFormat('PMAK- NRAK-', /(?:PMAK|NRAK)-[A-Za-z0-9-]{20,}/y, { wordStart: true }),
    createFormat('AGE-SECRET-KEY-', /AGE-SECRET-KEY-1[A-Z0-9]{20,}/y),
    createFormat(['Bearer ', 'bearer ', 'BEARER '], /(?:[Bb]earer|BEARER) +[A-Za-z0-9._~+/=-]{8,}/y, {
        keep: 'Bearer '.length,
        accept: (match) => hasDigit(match) || match.length > 27,
    }),
    createFormat('sig=', /(?<=[?&;])sig=[A-Za-z0-9%+/=_-]{16,}/y, { keep: 'sig='.length }),
    createFormat('ignature=', /(?<=[?&;-]S)ignature=[A-Za-z0-9%+/=_-]{16,}/y, { keep: 'ignature='.length }),
    { openings: ['eyJ'], find: findJsonWebToken },
    { openings: ['PRIVATE KEY'], find: findPrivateKeys },
    { openings: ['machine '], find: _assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .findNetrc */ .k },
];
const SIGN = /[_./=-]/;
const BY_ANCHOR = new Map();
for (const format of FORMATS)
    for (const literal of format.openings) {
        const offset = Math.max(0, literal.search(SIGN));
        (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .DN)(BY_ANCHOR, offset === 0 ? literal : literal.charAt(offset), { literal, offset, format });
    }
const ANCHOR = new RegExp([...BY_ANCHOR]
    .map(([anchor, openings]) => {
    const beginnings = openings.map(({ literal, offset }) => literal.slice(0, offset));
    return SIGN.test(anchor) ? `[${anchor}](?<=(?:${beginnings.join('|')}).)` : anchor;
})
    .join('|'), 'g');
function findOpenings(text, onFound) {
    ANCHOR.lastIndex = 0;
    for (let match = ANCHOR.exec(text); match !== null; match = ANCHOR.exec(text)) {
        ANCHOR.lastIndex = match.index + 1;
        for (const { literal, offset, format } of BY_ANCHOR.get(match[0]) ?? [])
            if (text.startsWith(literal, match.index - offset))
                onFound(format, match.index - offset);
    }
}
function findFormats(text, spans) {
    const handledUntil = new Map();
    findOpenings(text, (format, start) => {
        if (start >= (handledUntil.get(format) ?? 0))
            handledUntil.set(format, format.find(text, start, spans));
    });
    if (text.includes('@'))
        findUrlPasswords(text, spans);
}
function hasOpening(text) {
    let isFound = text.includes('://');
    findOpenings(text, () => {
        isFound = true;
    });
    return isFound;
}
const AWS_KEY_ID = new RegExp(`${WORD_START}A[KS]IA[A-Z0-9]{16}(?![A-Za-z0-9])`, 'g');
const AWS_SECRET = /(?<![A-Za-z0-9/+=])[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/g;
function findAwsKeys(text, _, spans) {
    const ids = [...text.matchAll(AWS_KEY_ID)];
    const secrets = ids.length === 0 ? [] : [...text.matchAll(AWS_SECRET)];
    const mixed = secrets.filter(([found]) => hasDigit(found) && /[a-z]/.test(found) && /[A-Z]/.test(found));
    for (const { 0: found, index } of [...ids, ...mixed])
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, index, index + found.length);
    return text.length;
}
const BASE64URL_RUN = /[A-Za-z0-9_-]*/y;
function findJsonWebToken(text, offset, spans) {
    const first = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(BASE64URL_RUN, text, offset);
    if (text[first] !== '.' || first - offset < 10)
        return first;
    const second = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(BASE64URL_RUN, text, first + 1);
    if (text[second] !== '.' || second - first < 5)
        return first;
    let end = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(BASE64URL_RUN, text, second + 1);
    for (let more = 0; more < 2 && text[end] === '.' && /[A-Za-z0-9_-]/.test(text[end + 1] ?? ''); more += 1)
        end = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(BASE64URL_RUN, text, end + 1);
    (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, offset, end);
    return end;
}
const AUTHORITY_RUN = /[^\s/?#"'<>`\\]*/y;
function findUrlPasswords(text, spans) {
    const last = text.lastIndexOf('@');
    for (let offset = text.indexOf('://'); offset >= 0 && offset < last;)
        offset = text.indexOf('://', findUrlPassword(text, offset, spans));
}
function findUrlPassword(text, offset, spans) {
    const start = offset + '://'.length;
    const end = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(AUTHORITY_RUN, text, start);
    const authority = text.slice(start, end);
    const colon = authority.indexOf(':');
    const sign = authority.lastIndexOf('@');
    if (sign >= 0) {
        if (colon < 0 || colon > sign) {
            if (sign >= 20 && hasDigit(authority.slice(0, sign)))
                (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, start, start + sign);
        }
        else if (!(0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(authority.slice(colon + 1, sign)) && sign > colon + 1)
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, start + colon + 1, start + sign);
        return end;
    }
    if (colon < 0 || /^(?:[0-9]{0,5}$|\[)/.test(authority.slice(colon + 1)) || authority.startsWith('['))
        return end;
    const rest = /^[^\s"'<>`\\@]{0,256}@/.exec(text.slice(start + colon + 1, start + colon + 258))?.[0];
    if (rest === undefined || (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(rest.slice(0, -1)))
        return end;
    (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, start + colon + 1, start + colon + rest.length);
    return start + colon + rest.length;
}
const KEY_HEADER = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const KEY_FOOTER = /-----END (?:.{0,91}?-----)?/gs;
function findPrivateKeys(text, _, spans) {
    const lastFooter = text.lastIndexOf('-----END ');
    let handledUntil = 0;
    for (const { 0: header, index } of text.matchAll(KEY_HEADER)) {
        if (index < handledUntil)
            continue;
        const body = index + header.length;
        KEY_FOOTER.lastIndex = body;
        handledUntil =
            body <= lastFooter && KEY_FOOTER.test(text)
                ? KEY_FOOTER.lastIndex
                : findKeyBodyEnd(text, body, createPrefixPattern(text, index));
        if (handledUntil > body)
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, index, handledUntil);
    }
    return text.length;
}
const BASE64_RUN = /[A-Za-z0-9+/=]*/y;
const LONGEST_PREFIX = 128;
function createPrefixPattern(text, offset) {
    const before = text.slice(Math.max(0, offset - LONGEST_PREFIX - 1), offset);
    const prefix = before.slice(before.lastIndexOf('\n') + 1);
    if (prefix === '' || prefix.length > LONGEST_PREFIX)
        return '';
    return prefix
        .replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
        .replace(/\d+/g, '\\d+')
        .replace(/\s+/g, '\\s+');
}
let lastGap = { prefix: '', gap: /\s*(?:\\[nrt]\s*){0,1000}/y };
function findKeyBodyEnd(text, body, prefix) {
    if (lastGap.prefix !== prefix)
        lastGap = { prefix, gap: new RegExp(`\\s*(?:\\\\[nrt]\\s*){0,1000}${prefix === '' ? '' : `(?:${prefix})?`}`, 'y') };
    const { gap } = lastGap;
    let end = body;
    while (end < text.length) {
        const start = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(gap, text, end);
        const stop = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .findRunEnd */ .We)(BASE64_RUN, text, start);
        if (stop - start < 16 && !(stop > start && stop === text.length))
            break;
        end = stop;
    }
    return end;
}


/***/ }),

/***/ 80344:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v5: function() { return /* reexport */ redaction_spans/* MASK */.v5; },
  pO: function() { return /* reexport */ Redactor; },
  eq: function() { return /* reexport */ sensitive_names/* isSensitiveName */.eq; },
  Yl: function() { return /* reexport */ secret_sources/* listSecretsOfEnvironment */.Yl; }
});

// UNUSED EXPORTS: NO_REDACTION

// EXTERNAL MODULE: ./build/src/core/event-types.js
var event_types = __webpack_require__(2728);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/redaction/assignments.js
var assignments = __webpack_require__(37670);
// EXTERNAL MODULE: ./build/src/redaction/formats.js
var formats = __webpack_require__(33052);
// EXTERNAL MODULE: ./build/src/redaction/known-values.js + 1 modules
var known_values = __webpack_require__(64250);
// EXTERNAL MODULE: ./build/src/redaction/normalised-text.js
var normalised_text = __webpack_require__(62130);
// EXTERNAL MODULE: ./build/src/redaction/sensitive-names.js
var sensitive_names = __webpack_require__(47481);
// EXTERNAL MODULE: ./build/src/redaction/spans.js
var redaction_spans = __webpack_require__(85605);
;// CONCATENATED MODULE: ./build/src/redaction/stream.js



const HELD = 8192;
const LONGEST_WAIT = 4 * HELD;
const CONTEXT = 256;
const KEY_BLOCK = /^-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[A-Za-z0-9+/=\s:,;[\u001b-]*$/;
class RedactingStream {
    redactor;
    cleaner;
    #pending = '';
    #context = '';
    #isDropping = false;
    #holdsKey = false;
    #longest = 2 * HELD;
    constructor(redactor, cleaner) {
        this.redactor = redactor;
        this.cleaner = cleaner;
    }
    write(chunk) {
        return this.#take(this.cleaner === null ? chunk : this.cleaner.clean(chunk));
    }
    #take(chunk) {
        this.#pending += chunk;
        let out = '';
        if (this.#holdsKey || chunk.includes('\n') || chunk.includes('\r'))
            out = this.#takeLines(this.#completeLines());
        if (!this.#holdsKey && this.#pending.length >= this.#longest) {
            out += this.#takeHead();
            this.#longest = Math.max(2 * HELD, this.#pending.length + HELD);
        }
        return out;
    }
    release() {
        const early = this.#take('');
        if (this.#isDropping || this.#holdsKey || this.#pending.length > HELD || /[\r\n]/.test(this.#pending))
            return early;
        const whole = this.#context + this.#pending;
        const merged = (0,redaction_spans/* mergeSpans */.q4)(this.#spans(whole));
        const last = merged.at(-1);
        const masked = last?.end === whole.length ? last.start : whole.length;
        const cut = moveBetweenCharacters(whole, Math.min(masked, this.redactor.findPartialStart(whole)));
        return cut > this.#context.length ? early + this.#leave(whole, merged, cut) : early;
    }
    end() {
        const out = this.#take(this.cleaner?.rest() ?? '') + this.#takeLines(this.#pending.length);
        this.#isDropping = false;
        return out;
    }
    #completeLines() {
        const text = this.#pending;
        const block = text.includes('-----BEGIN ') ? text.lastIndexOf('-----BEGIN ') : -1;
        const isNear = block >= 0 && text.length - block < LONGEST_WAIT;
        this.#holdsKey = isNear && !hasKeyEnd(text, block) && KEY_BLOCK.test(withoutPrefix(text, block));
        const before = this.#holdsKey ? block - 1 : text.length;
        if (before < 0)
            return 0;
        const feed = text.lastIndexOf('\n', before);
        const end = text.includes('\r', feed + 1) ? Math.max(feed, text.lastIndexOf('\r', before)) : feed;
        const begun = this.redactor.countBegunLines(text.slice(Math.max(0, end + 1 - HELD), end + 1));
        const last = begun === 0 ? end : text.lastIndexOf('\n', end - begun);
        return last > 0 && (0,normalised_text/* mayGoOn */.tg)(text, last) ? findWrappedStart(text, last) : last + 1;
    }
    #takeLines(cut) {
        if (cut === 0)
            return '';
        const text = this.#afterDropped(this.#pending.slice(0, cut));
        const context = this.#context;
        this.#pending = this.#pending.slice(cut);
        this.#context = '';
        this.#longest = 2 * HELD;
        const spans = this.#spans(context + text);
        if (spans.length === 0)
            return text;
        if (context === '')
            return this.redactor.text(text, spans);
        return maskPart(context + text, context.length, context.length + text.length, (0,redaction_spans/* mergeSpans */.q4)(spans));
    }
    #spans(text) {
        return this.cleaner === null ? this.redactor.spans(text) : this.redactor.findPlainSpans(text);
    }
    #afterDropped(text) {
        if (!this.#isDropping)
            return text;
        const end = text.search(/[\s"'`]/);
        if (end < 0)
            return '';
        this.#isDropping = false;
        return text.slice(end);
    }
    #takeHead() {
        this.#pending = this.#afterDropped(this.#pending);
        if (this.#pending.length < 2 * HELD)
            return '';
        const whole = this.#context + this.#pending;
        const merged = (0,redaction_spans/* mergeSpans */.q4)(this.#spans(whole));
        return this.#leave(whole, merged, this.#safeCut(whole, merged));
    }
    #leave(whole, merged, cut) {
        const out = maskPart(whole, this.#context.length, cut, merged);
        this.#pending = whole.slice(cut);
        this.#context = this.#isDropping ? '' : whole.slice(Math.max(0, cut - CONTEXT), cut);
        return out;
    }
    #safeCut(whole, merged) {
        const latest = moveBetweenCharacters(whole, whole.length - HELD);
        const across = merged.find(({ start, end }) => start < latest && end > latest);
        if (across === undefined)
            return latest;
        const { start, end } = across;
        if (end < whole.length)
            return end;
        if (whole.length - start < LONGEST_WAIT)
            return Math.max(start, this.#context.length);
        this.#isDropping = true;
        return whole.length;
    }
}
function withoutPrefix(text, block) {
    const prefix = (0,formats/* createPrefixPattern */.jT)(text, block);
    const key = text.slice(block);
    if (prefix === '')
        return key;
    return key.slice(0, key.lastIndexOf('\n') + 1).replace(new RegExp(`\\n${prefix}`, 'g'), '\n');
}
function hasKeyEnd(text, block) {
    const end = text.indexOf('-----END ', block);
    return end >= 0 && text.includes('\n', end);
}
const FAR_AWAY = 16 * 1024;
function findWrappedStart(text, lineEnd) {
    for (let end = lineEnd; end > lineEnd - FAR_AWAY;) {
        const start = text.lastIndexOf('\n', end - 1) + 1;
        const isIndented = /^[ \t]{0,64}[A-Za-z0-9+/_-]/.test(text.slice(start, start + 65));
        if (start === 0 || !isIndented || !(0,normalised_text/* mayGoOn */.tg)(text, start - 1))
            return start;
        end = start - 1;
    }
    return 0;
}
function moveBetweenCharacters(text, offset) {
    return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(offset - 1, offset + 1)) ? offset - 1 : offset;
}
function maskPart(whole, from, to, merged) {
    const inside = merged.filter(({ start, end }) => start < to && end > from);
    const moved = inside.map(({ start, end }) => ({ start: Math.max(0, start - from), end: Math.min(end, to) - from }));
    return (0,redaction_spans/* maskSpans */.ep)(whole.slice(from, to), moved);
}

;// CONCATENATED MODULE: ./build/src/redaction/redactor.js










const MOST_PASSES = 4;
const DEEPEST = 1000;
const LONGEST_WORD = 32;
const OWN_KEYS = new Set([
    ...Object.values(event_types/* EVENT_TYPES */.Ru).flatMap(({ fields }) => Object.keys(fields)),
    ...[
        'type timestamp run_id seq replayed',
        'group index key value kind message details label prompt_for',
        'stdout stderr stdout_truncated stderr_truncated outputs errors results count exception_type command field template',
        'position line column available_fields available_fields_total cause source original_message failed_field',
        'expected excerpt waited_seconds selected additional_input provider model input_tokens output_tokens',
        'schema_version name callers groups completed cwd inputs context settled',
        'instructions caller workspace',
    ].flatMap((keys) => keys.split(' ')),
]);
const MESSAGE_WORDS = new Set('exited with code ended bash pwsh python'.split(' '));
class Redactor {
    #values = new known_values/* KnownValues */.IU();
    #ownNames = new Set();
    constructor(options = {}) {
        for (const source of options.secrets ?? [])
            this.add(source);
    }
    add(source) {
        this.#values.add(source);
    }
    text(value, firstSpans) {
        let text = value;
        let spans = firstSpans ?? this.spans(text);
        for (let pass = 0; pass < MOST_PASSES && spans.length > 0; pass += 1) {
            const masked = (0,redaction_spans/* maskSpans */.ep)(text, (0,redaction_spans/* mergeSpans */.q4)(spans));
            if (masked === text)
                return text;
            text = masked;
            spans = this.spans(text);
        }
        return text;
    }
    spans(text) {
        const spans = this.findPlainSpans(text);
        const plain = (0,normalised_text/* withoutControls */.DJ)(text);
        if (plain !== null)
            plain.pushOriginal(this.findPlainSpans(plain.text), spans);
        return spans;
    }
    findPlainSpans(text) {
        const spans = this.#writtenSpans(text);
        const unescaped = (0,normalised_text/* undoEscapes */.Nw)(text);
        if (unescaped !== null)
            unescaped.pushOriginal(this.#writtenSpans(unescaped.text), spans);
        return spans;
    }
    #writtenSpans(text) {
        const spans = [];
        if (text.length < known_values/* SHORTEST_DECLARED_VALUE */.CY)
            return spans;
        this.#values.find(text, spans);
        (0,formats/* findFormats */.yl)(text, spans);
        (0,assignments/* findAssignments */.u)(text, spans);
        return spans;
    }
    secretSpans = (text) => (0,redaction_spans/* mergeSpans */.q4)(this.spans(text));
    findPartialStart(text) {
        const sequence = (0,terminal_text/* findUnfinishedSequence */.ME)(text);
        const whole = sequence < 0 ? text : text.slice(0, sequence);
        const plain = (0,normalised_text/* withoutControls */.DJ)(whole);
        const seen = plain?.text ?? whole;
        const word = seen.split(/\s/).at(-1) ?? '';
        const mayGoOn = word.length > LONGEST_WORD || /[A-Za-z0-9+/=_.:-]$/.test(word) || (0,formats/* hasOpening */.DT)(word);
        const length = Math.max(this.#values.partialLength(seen), mayGoOn ? word.length : 0);
        if (length === 0)
            return whole.length;
        return plain?.originalOffset(seen.length - length) ?? seen.length - length;
    }
    countBegunLines(text) {
        return this.#values.countBegunLines(text);
    }
    stream() {
        return new RedactingStream(this, null);
    }
    plainStream() {
        return new RedactingStream(this, new terminal_text/* StreamCleaner */.HN());
    }
    json(value, content = 'data') {
        return this.#redact(value, content, 0);
    }
    keepNames(names) {
        for (const name of names)
            this.#ownNames.add(name);
    }
    isOwnWord(word) {
        return OWN_KEYS.has(word) || MESSAGE_WORDS.has(word) || this.#ownNames.has(word);
    }
    #redactKey(key) {
        return OWN_KEYS.has(key) || this.#ownNames.has(key) ? key : this.text(key);
    }
    changes(value) {
        return this.json(value) !== value;
    }
    secretsIn(text) {
        return this.#values.findLiterally(text, [...OWN_KEYS, ...MESSAGE_WORDS, ...this.#ownNames]);
    }
    #redact(value, content, depth) {
        if (content === 'word')
            return value;
        if (typeof value === 'string')
            return content !== 'secret' ? this.text(value) : value === '' ? value : redaction_spans/* MASK */.v5;
        if ((0,json/* isJsonNumber */.OD)(value))
            return content === 'secret' || this.#isSecretNumber(value) ? redaction_spans/* MASK */.v5 : value;
        if (typeof value !== 'object' || value === null)
            return value;
        if (depth > DEEPEST)
            return redaction_spans/* MASK */.v5;
        return (0,json/* isJsonObject */.OW)(value) ? this.#redactObject(value, content, depth) : this.#redactList(value, content, depth);
    }
    #isSecretNumber(value) {
        const spans = [];
        this.#values.find(String(value), spans);
        return spans.length > 0;
    }
    #redactList(list, content, depth) {
        const redacted = [];
        const each = chooseEntryContent(content);
        for (const [index, item] of list.entries())
            redacted.push(this.#redact(item, isSecretArgument(list[index - 1], item) ? 'secret' : each, depth + 1));
        return redacted.every((item, index) => item === list[index]) ? list : redacted;
    }
    #redactObject(object, content, depth) {
        const isPair = isNamedSecret(object);
        const each = chooseEntryContent(content);
        const redacted = [];
        let isSame = true;
        for (const [key, item] of Object.entries(object)) {
            const ofField = typeof content === 'object' && 'field' in content ? content.field(key) : undefined;
            const isSecret = each === 'data' && ((0,sensitive_names/* isSensitiveName */.eq)(key) || (isPair && key === 'value'));
            const name = ofField === undefined ? this.#redactKey(key) : key;
            const value = this.#redact(item, ofField ?? (isSecret ? 'secret' : each), depth + 1);
            redacted.push([name, value]);
            isSame &&= name === key && value === item;
        }
        return isSame ? object : buildObject(redacted);
    }
}
function chooseEntryContent(content) {
    if (typeof content !== 'object')
        return content;
    return 'each' in content ? content.each : 'data';
}
function isSecretArgument(flag, item) {
    if (typeof flag !== 'string' || typeof item !== 'string' || item.startsWith('-'))
        return false;
    return flag.startsWith('--') && !flag.includes('=') && (0,sensitive_names/* isSensitiveName */.eq)(flag);
}
function isNamedSecret(object) {
    if (object['value'] === undefined)
        return false;
    const name = object['name'] ?? object['key'];
    return typeof name === 'string' && (0,sensitive_names/* isSensitiveName */.eq)(name);
}
function buildObject(entries) {
    const taken = new Set();
    return Object.fromEntries(entries.map(([name, value]) => {
        let unique = name;
        for (let count = 2; taken.has(unique); count += 1)
            unique = `${name} (${count})`;
        taken.add(unique);
        return [unique, value];
    }));
}
class NoRedactor extends Redactor {
    text(value) {
        return value;
    }
    spans() {
        return [];
    }
    json(value) {
        return value;
    }
    add() { }
}
const NO_REDACTION = new NoRedactor();

// EXTERNAL MODULE: ./build/src/redaction/secret-sources.js
var secret_sources = __webpack_require__(54453);
;// CONCATENATED MODULE: ./build/src/redaction/index.js






/***/ }),

/***/ 64250:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IU: function() { return /* binding */ KnownValues; },
  CY: function() { return /* binding */ SHORTEST_DECLARED_VALUE; },
  Lr: function() { return /* binding */ SHORTEST_VALUE; }
});

// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
;// CONCATENATED MODULE: ./build/src/text/search.js
class Search {
    #character;
    #depth;
    #firstChild;
    #nextSibling;
    #fallback;
    #literal;
    #ended;
    #beginnings = new Int32Array(1 << 16);
    #nodeCount = 1;
    constructor(literals) {
        const size = literals.reduce((sum, literal) => sum + literal.length, 1);
        this.#character = new Uint16Array(size);
        this.#depth = new Int32Array(size);
        this.#firstChild = new Int32Array(size);
        this.#nextSibling = new Int32Array(size);
        this.#fallback = new Int32Array(size);
        this.#literal = new Int32Array(size);
        this.#ended = new Int32Array(size);
        this.#addNodes(literals);
    }
    find(text, onFound) {
        let node = 0;
        for (let at = 0; at < text.length; at += 1) {
            node = this.#next(node, text.charCodeAt(at));
            for (let last = this.#ended[node] ?? 0; last !== 0; last = this.#ended[this.#fallback[last] ?? 0] ?? 0)
                onFound((this.#literal[last] ?? 0) - 1, at + 1 - (this.#depth[last] ?? 0), at + 1);
        }
    }
    partialLength(text) {
        let node = 0;
        for (let at = 0; at < text.length; at += 1)
            node = this.#next(node, text.charCodeAt(at));
        return this.#depth[node] ?? 0;
    }
    #next(from, code) {
        for (let node = from; node !== 0; node = this.#fallback[node] ?? 0) {
            const child = this.#child(node, code);
            if (child !== 0)
                return child;
        }
        return this.#beginnings[code] ?? 0;
    }
    #child(parent, code) {
        if (parent === 0)
            return this.#beginnings[code] ?? 0;
        let child = this.#firstChild[parent] ?? 0;
        while (child !== 0 && this.#character[child] !== code)
            child = this.#nextSibling[child] ?? 0;
        return child;
    }
    #addNodes(literals) {
        const nodes = new Int32Array(literals.length);
        let open = literals.map((_, id) => id);
        for (let depth = 0; open.length > 0; depth += 1) {
            open = open.filter((id) => {
                const literal = literals[id] ?? '';
                const node = this.#childOrNew(nodes[id] ?? 0, literal.charCodeAt(depth));
                nodes[id] = node;
                if (depth + 1 < literal.length)
                    return true;
                this.#literal[node] = id + 1;
                this.#ended[node] = node;
                return false;
            });
        }
    }
    #childOrNew(parent, code) {
        const known = this.#child(parent, code);
        if (known !== 0)
            return known;
        const node = this.#nodeCount;
        this.#nodeCount += 1;
        const fallback = parent === 0 ? 0 : this.#next(this.#fallback[parent] ?? 0, code);
        this.#character[node] = code;
        this.#depth[node] = (this.#depth[parent] ?? 0) + 1;
        if (parent === 0)
            this.#beginnings[code] = node;
        this.#nextSibling[node] = this.#firstChild[parent] ?? 0;
        this.#firstChild[parent] = node;
        this.#fallback[node] = fallback;
        this.#ended[node] = this.#ended[fallback] ?? 0;
        return node;
    }
}

// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/redaction/normalised-text.js
var normalised_text = __webpack_require__(62130);
// EXTERNAL MODULE: ./build/src/redaction/spans.js
var redaction_spans = __webpack_require__(85605);
// EXTERNAL MODULE: ./build/src/redaction/spellings.js
var spellings = __webpack_require__(4743);
;// CONCATENATED MODULE: ./build/src/redaction/known-values.js






const MASK_ORIGIN = 'mask';
const SHORTEST_VALUE = 6;
const SHORTEST_DECLARED_VALUE = 4;
const NOT_SECRET = /^(?:true|false|null|none|undefined|\**)$/i;
const MOST_ENCODED = 5000;
class KnownValues {
    #sources = new Map();
    #again = new Set();
    #spelled = new Set();
    #tiers = [];
    #added = [];
    #shortLined = [];
    add(source) {
        const { value, origin } = source;
        const trimmed = value.trim();
        const isDeclared = origin === MASK_ORIGIN || origin.startsWith('input:');
        const shortest = isDeclared ? SHORTEST_DECLARED_VALUE : SHORTEST_VALUE;
        if (trimmed.length < shortest || NOT_SECRET.test(trimmed))
            return;
        if (origin !== MASK_ORIGIN)
            this.#again.add(value);
        const knownSources = this.#sources.get(value);
        if (knownSources !== undefined) {
            if (!knownSources.some((known) => known.origin === origin))
                knownSources.push(source);
            return;
        }
        this.#sources.set(value, [source]);
        if (hasShortLines(value))
            this.#shortLined.push((0,terminal_text/* toPlainText */.bo)(value).trim());
        for (const spelling of (0,spellings/* listSpellings */.G)(value, this.#sources.size <= MOST_ENCODED)) {
            if (this.#spelled.has(spelling.text))
                continue;
            this.#spelled.add(spelling.text);
            this.#added.push(spelling);
        }
    }
    find(text, spans) {
        const tiers = this.#searches();
        if (tiers.length === 0)
            return;
        findSpellings(tiers, text, spans);
        const unwrapped = (0,normalised_text/* withoutWraps */.Y9)(text);
        if (unwrapped === null)
            return;
        const unwrappedSpans = [];
        findSpellings(tiers, unwrapped.text, unwrappedSpans);
        unwrapped.pushOriginal(unwrappedSpans, spans);
    }
    partialLength(text) {
        return (0,lists/* findLargest */.qz)([0, ...this.#searches().map(({ search }) => search.partialLength(text))]);
    }
    countBegunLines(text) {
        let longest = 0;
        for (const value of this.#shortLined)
            for (let offset = value.indexOf('\n'); offset >= 0; offset = value.indexOf('\n', offset + 1))
                if (offset + 1 > longest && text.endsWith(value.slice(0, offset + 1)))
                    longest = offset + 1;
        return longest;
    }
    findLiterally(text, words) {
        const values = new Set([...this.#again, ...words]);
        return [...values].flatMap((value) => (text.includes(value) ? (this.#sources.get(value) ?? []) : []));
    }
    #searches() {
        if (this.#added.length === 0)
            return this.#tiers;
        let spellings = this.#added;
        this.#added = [];
        for (let last = this.#tiers.at(-1); last !== undefined && last.spellings.length <= 2 * spellings.length;) {
            spellings = [...last.spellings, ...spellings];
            this.#tiers.pop();
            last = this.#tiers.at(-1);
        }
        this.#tiers.push({ spellings, search: new Search(spellings.map(({ text }) => text)) });
        return this.#tiers;
    }
}
function hasShortLines(value) {
    const lines = value.trim().split('\n');
    return lines.length > 1 && lines.some((line) => line.trim().length < SHORTEST_VALUE);
}
function findSpellings(tiers, text, spans) {
    for (const { search, spellings } of tiers) {
        search.find(text, (id, start, end) => {
            const { sharesStart = false, sharesEnd = false } = spellings[id] ?? {};
            const from = sharesStart && isBase64(text[start - 1]) ? start - 1 : start;
            (0,redaction_spans/* pushSpan */.r$)(spans, from, sharesEnd ? findBase64End(text, end) : end);
        });
    }
}
function findBase64End(text, end) {
    let offset = isBase64(text[end]) ? end + 1 : end;
    while (text[offset] === '=')
        offset += 1;
    return offset;
}
function isBase64(char) {
    return char !== undefined && /[A-Za-z0-9+/_-]/.test(char);
}


/***/ }),

/***/ 62130:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: function() { return /* binding */ withoutControls; },
/* harmony export */   Nw: function() { return /* binding */ undoEscapes; },
/* harmony export */   Y9: function() { return /* binding */ withoutWraps; },
/* harmony export */   tg: function() { return /* binding */ mayGoOn; }
/* harmony export */ });
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31160);
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85605);


class NormalisedText {
    text;
    #pieces;
    constructor(original, parts, replace) {
        const pieces = [0, 0];
        let shift = 0;
        this.text = original.replace(parts, (part, index) => {
            const replacement = replace(part);
            if (replacement !== '')
                pieces.push(index - shift, index);
            shift += part.length - replacement.length;
            pieces.push(index + part.length - shift, index + part.length);
            return replacement;
        });
        this.#pieces = pieces;
    }
    originalOffset(offset) {
        const piece = this.#findPiece(offset);
        return (this.#pieces[piece + 1] ?? 0) + offset - (this.#pieces[piece] ?? 0);
    }
    #findPiece(offset) {
        let low = 0;
        let high = this.#pieces.length / 2;
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((this.#pieces[2 * middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        return 2 * low;
    }
    #originalEnd(offset) {
        const piece = this.#findPiece(offset);
        const isPiece = this.#pieces[piece] === offset && this.#pieces[piece + 2] === offset + 1;
        return isPiece ? (this.#pieces[piece + 3] ?? 0) : this.originalOffset(offset) + 1;
    }
    pushOriginal(spans, into) {
        for (const { start, end } of spans)
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(into, this.originalOffset(start), this.#originalEnd(end - 1));
    }
}
function withoutControls(text) {
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hasControls */ .Lx)(text) ? new NormalisedText(text, _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL_PARTS */ .FX, _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceControlPart */ .ZO) : null;
}
const UNICODE_ESCAPE = /\\{1,4}u[0-9A-Fa-f]{4}/g;
function undoEscapes(text) {
    if (!text.includes('\\u'))
        return null;
    return new NormalisedText(text, UNICODE_ESCAPE, (part) => String.fromCharCode(Number.parseInt(part.slice(-4), 16)));
}
const NARROWEST = 60;
const BASE64 = '[A-Za-z0-9+/_-]';
const LINE_END = String.raw `(?:\r?\n|(?:\\r)?\\n)`;
const WRAP = new RegExp(`${LINE_END}(?<=${BASE64}{${NARROWEST}}${LINE_END})[ \\t]{0,64}(?=${BASE64})`, 'g');
function withoutWraps(text) {
    return text.length > NARROWEST && text.search(WRAP) >= 0 ? new NormalisedText(text, WRAP, () => '') : null;
}
const MAY_BE_WRAPPED = new RegExp(`${BASE64}{${NARROWEST}}$`);
const WIDEST = 512;
function mayGoOn(text, lineEnd) {
    const line = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlainText */ .bo)(text.slice(Math.max(0, lineEnd - WIDEST), lineEnd)).trimEnd();
    const end = MAY_BE_WRAPPED.exec(line)?.[0];
    return end !== undefined && /[^0-9a-f]/.test(end);
}


/***/ }),

/***/ 54453:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V9: function() { return /* binding */ isToolSecret; },
/* harmony export */   Yl: function() { return /* binding */ listSecretsOfEnvironment; },
/* harmony export */   c5: function() { return /* binding */ listProviderKeyVariables; },
/* harmony export */   sQ: function() { return /* binding */ PROVIDER_KEY_VARIABLES; },
/* harmony export */   vh: function() { return /* binding */ listProviderSecrets; }
/* harmony export */ });
/* harmony import */ var _core_provider_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79615);
/* harmony import */ var _known_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64250);
/* harmony import */ var _sensitive_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47481);
/* harmony import */ var _spellings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4743);




const PATH_WORDS = new Set(['FILE', 'FILENAME', 'PATH', 'DIR', 'DIRECTORY', 'FOLDER', 'SOCK', 'SOCKET']);
const PLACE_WORDS = new Set(['PROVIDER', 'HELPER', 'PROGRAM', 'REGION', 'HOST', 'PORT', 'USER', 'USERNAME']);
const ABSOLUTE_PATH = /^(?:~?\/|\.{1,2}\/|[A-Za-z]:[\\/])[^\s:]*$/;
const PATH_NAMES = new Set(['GOOGLE_APPLICATION_CREDENTIALS', 'OLDPWD', 'PWD', 'XAUTHORITY']);
const NOT_SECRET = /^(?:true|false|null|none|undefined|enabled|disabled|required|optional|default|unknown|bearer|basic)$/i;
const HEADERS = /^OTEL_EXPORTER_OTLP_(?:[A-Z]+_)?HEADERS$/;
function listHeaderSecrets(text) {
    const values = text.split(',').map((pair) => pair.slice(pair.indexOf('=') + 1).trim());
    const bare = values.map((value) => value.replace(/^(?:bearer|basic)(?:\s|%20)+/i, ''));
    return bare.filter((value) => value.length >= _known_values_js__WEBPACK_IMPORTED_MODULE_1__/* .SHORTEST_VALUE */ .Lr).map((value) => ({ value, origin: 'mask' }));
}
function listSecretsOfEnvironment(env) {
    return Object.entries(env).flatMap(([name, value]) => {
        if (value === undefined || value.trim().length < _known_values_js__WEBPACK_IMPORTED_MODULE_1__/* .SHORTEST_VALUE */ .Lr || NOT_SECRET.test(value.trim()))
            return [];
        const headers = HEADERS.test(name) ? listHeaderSecrets(value) : [];
        const isSecret = (0,_spellings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrlPassword */ .m)(value) !== undefined || ((0,_sensitive_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isSensitiveName */ .eq)(name) && !namesPlace(name, value));
        return isSecret ? [...headers, { value, origin: `env:${name}` }] : headers;
    });
}
function namesPlace(name, value) {
    const upper = name.toUpperCase();
    const last = upper.slice(upper.lastIndexOf('_') + 1);
    return PLACE_WORDS.has(last) || ((PATH_WORDS.has(last) || PATH_NAMES.has(upper)) && ABSOLUTE_PATH.test(value));
}
const PROVIDER_KEY_VARIABLES = _core_provider_js__WEBPACK_IMPORTED_MODULE_0__/* .HTTP_SERVERS */ .wM.map(({ keyVariable }) => keyVariable);
function listProviderKeyVariables(substitutions) {
    const named = substitutions.filter(({ path }) => namesKey(path));
    return [...new Set([...PROVIDER_KEY_VARIABLES, ...named.map(({ variable }) => variable)])];
}
function listProviderSecrets(provider) {
    const settings = Object.entries(provider.kind === 'command' ? provider.env : provider.headers);
    const values = settings.flatMap(([name, value]) => value !== null && isKeyName(name) ? [String(value), String(value).replace(/^\S+\s+/, '')] : []);
    const key = provider.kind === 'command' ? [] : [provider.apiKey];
    return [...new Set([...key, ...values])].filter((value) => value !== '');
}
function namesKey(path) {
    const field = path[path.lastIndexOf('provider') + 1];
    if (!path.includes('provider'))
        return false;
    if (field === 'api_key' || field === 'headers')
        return true;
    return field === 'env' && isKeyName(String(path.at(-1)));
}
function isToolSecret({ path }) {
    if (!path.includes('mcp_servers'))
        return false;
    const field = path[path.lastIndexOf('mcp_servers') + 2];
    return field === 'headers' || (field === 'env' && isKeyName(String(path.at(-1))));
}
function isKeyName(name) {
    return (0,_sensitive_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isSensitiveName */ .eq)(name) || /auth|key|token|secret|cookie/i.test(name);
}


/***/ }),

/***/ 47481:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eq: function() { return /* binding */ NAME_STEM; },
/* harmony export */   eq: function() { return /* binding */ isSensitiveName; },
/* harmony export */   "in": function() { return /* binding */ rateSensitivity; }
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93833);

const STRONG_WORDS = wordSet('secret secrets password passwords passwd passwds pwd passphrase passphrases passcode apikey apikeys otp totp jwt');
const WEAK_WORDS = wordSet('token auth authorization authorisation bearer oauth credential credentials creds cookie cookies');
const KEY_OF = 'api access private secret signing encryption decryption master account storage shared ' +
    'ssh deploy service subscription auth gpg pgp hmac cipher session license webhook ' +
    'openai anthropic azure gemini mistral groq stripe sendgrid twilio mailgun datadog';
const PASS_OF = 'db database user smtp mail email admin root mysql pg postgres redis ssh ' +
    'ftp proxy login registry docker git keystore cert sudo key';
const PHRASES = [
    ['key', KEY_OF],
    ['keys', KEY_OF],
    ['tokens', 'access refresh api auth bearer id session personal deploy'],
    ['pass', PASS_OF],
    ['pat', 'gh github gitlab azure devops ado docker'],
    ['id', 'session'],
    ['string', 'connection'],
    ['strings', 'connection'],
    ['signature', 'access'],
];
const PAIRS = new Set(PHRASES.flatMap(([last, first]) => first.split(' ').map((word) => `${word} ${last}`)));
const FUSED_WORDS = new Set([
    ...[...PAIRS].map((pair) => pair.replace(' ', '')),
    ...wordSet('authtoken accesstoken refreshtoken idtoken apitoken sessiontoken bearertoken clientsecret apisecret appsecret ' +
        'secretaccesskey userpassword dbpassword adminpassword rootpassword mypassword oauthtoken githubtoken npmtoken ' +
        'onetimecode'),
]);
const HARMLESS_ENDINGS = wordSet('count counts limit limits budget usage used type method mode scheme length size ttl expiry expires expiration cost price status');
function wordSet(words) {
    return new Set(words.split(' '));
}
const NAME_STEM = /tok|sec|pas|pwd|key|aut|bear|otp|jwt|cre|coo|ses|pat|str|sig|code/i;
const LONGEST = 256;
const sensitivities = new Map();
const MOST_CACHED = 4096;
function isSensitiveName(name) {
    return rateSensitivity(name) !== 'none';
}
function rateSensitivity(name) {
    const end = name.slice(-LONGEST);
    if (!NAME_STEM.test(end))
        return 'none';
    const sensitivity = sensitivities.get(end) ?? judgeName(end);
    if (sensitivities.size >= MOST_CACHED)
        sensitivities.clear();
    sensitivities.set(end, sensitivity);
    return sensitivity;
}
function judgeName(name) {
    const segments = name.match(/[A-Za-z0-9]+/g) ?? [];
    const camel = segments.flatMap((segment) => segment.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g) ?? []);
    const readings = [lowerWords(camel), lowerWords(segments.map((segment) => (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSigns */ .$T)(segment, '0123456789')))];
    if (readings.some((words) => HARMLESS_ENDINGS.has(words.at(-1) ?? '')))
        return 'none';
    const ratings = readings.map(rateWords);
    if (ratings.includes('strong'))
        return 'strong';
    return ratings.includes('weak') ? 'weak' : 'none';
}
function lowerWords(parts) {
    return parts.filter((part) => /[A-Za-z]/.test(part)).map((part) => part.toLowerCase());
}
function rateWords(words) {
    const isStrong = words.some((word, index) => STRONG_WORDS.has(word) || FUSED_WORDS.has(word) || PAIRS.has(`${words[index - 1]} ${word}`));
    if (isStrong)
        return 'strong';
    return words.some((word) => WEAK_WORDS.has(word)) ? 'weak' : 'none';
}


/***/ }),

/***/ 85605:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   We: function() { return /* binding */ findRunEnd; },
/* harmony export */   ep: function() { return /* binding */ maskSpans; },
/* harmony export */   q4: function() { return /* binding */ mergeSpans; },
/* harmony export */   r$: function() { return /* binding */ pushSpan; },
/* harmony export */   v5: function() { return /* binding */ MASK; },
/* harmony export */   wK: function() { return /* binding */ isPlaceholder; }
/* harmony export */ });
const MASK = '***';
function pushSpan(spans, start, end) {
    const last = spans.at(-1);
    if (last === undefined || start > last.end || end < last.start)
        spans.push({ start, end });
    else
        spans.splice(-1, 1, { start: Math.min(last.start, start), end: Math.max(last.end, end) });
}
function mergeSpans(spans) {
    const merged = [];
    for (const { start, end } of spans.toSorted((a, b) => a.start - b.start))
        pushSpan(merged, start, end);
    return merged;
}
function maskSpans(text, merged, mask = MASK) {
    let masked = '';
    let offset = 0;
    for (const { start, end } of merged) {
        masked += `${text.slice(offset, start)}${mask}`;
        offset = end;
    }
    return masked + text.slice(offset);
}
const PLACEHOLDER = /^(?:\*{3,}|VALUE|\$?\{.*|\$\(.*|\$[A-Z_][A-Z0-9_]*|%[A-Z_][A-Z0-9_]*%|<[^<>]*>?|\[[^[\]]*\]?)$/s;
function isPlaceholder(value) {
    return PLACEHOLDER.test(value);
}
function findRunEnd(run, text, offset) {
    run.lastIndex = offset;
    run.test(text);
    return run.lastIndex;
}


/***/ }),

/***/ 4743:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ listSpellings; },
/* harmony export */   m: function() { return /* binding */ parseUrlPassword; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4521);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);
/* harmony import */ var _sensitive_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47481);





const SHORTEST_ENCODED = 6;
const SHORTEST_LINE = 6;
const LONGEST = 4096;
const MOST_ENCODED_LINES = 64;
const ENCODERS = [
    spellInJson,
    spellInXml,
    spellInUrl,
    spellInShell,
    spellInHexadecimal,
];
function listSpellings(value, isEncoded = true) {
    const spellings = new Spellings();
    const whole = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(value).trim();
    const lines = listSecretLines(whole);
    for (const text of [whole, ...lines])
        spellings.add(text);
    if (!isEncoded)
        return spellings.all;
    spellings.add(whole.replace(/\s+/g, ' '));
    const encoded = lines.length <= MOST_ENCODED_LINES ? lines : [];
    for (const text of [whole, ...encoded, ...listSecretParts(whole)])
        spellings.addEncoded(text);
    return spellings.all;
}
class Spellings {
    #byText = new Map();
    get all() {
        return [...this.#byText.values()];
    }
    addEncoded(value) {
        this.add(value);
        if (value.length < SHORTEST_ENCODED)
            return;
        for (const encode of ENCODERS)
            for (const text of encode(value))
                this.add(text);
        for (const { text, sharesStart, sharesEnd } of spellInBase64(value)) {
            this.add(text, sharesStart, sharesEnd);
            this.add(text.replaceAll('+', '-').replaceAll('/', '_'), sharesStart, sharesEnd);
        }
    }
    add(text, sharesStart = false, sharesEnd = false) {
        for (let offset = 0; offset < text.length; offset += LONGEST) {
            const piece = text.slice(Math.max(0, Math.min(offset, text.length - 2 * SHORTEST_ENCODED)), offset + LONGEST);
            if (!this.#byText.has(piece))
                this.#byText.set(piece, { text: piece, sharesStart, sharesEnd });
        }
    }
}
function listSecretLines(whole) {
    const lines = whole.split('\n');
    if (lines.length === 1)
        return [];
    return lines.map((line) => line.trim()).filter((line) => line.length >= SHORTEST_LINE && !line.startsWith('-----'));
}
function spellInJson(value) {
    const json = escapeJson(value);
    return [json, json.replaceAll('/', '\\/')].flatMap((text) => [text, escapeJson(text)]);
}
function escapeJson(value) {
    return JSON.stringify(value).slice(1, -1);
}
function spellInXml(value) {
    const markup = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const quotes = [
        ['"', "'"],
        ['&quot;', "'"],
        ['&quot;', '&apos;'],
        ['&quot;', '&#39;'],
        ['&quot;', '&#x27;'],
        ['&#34;', '&#39;'],
    ];
    return quotes.map(([double, single]) => markup.replaceAll('"', double).replaceAll("'", single));
}
function spellInUrl(value) {
    const wellFormed = value.replace(/\p{Surrogate}/gu, '\ufffd');
    const component = encodeURIComponent(wellFormed);
    const strict = component.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
    const spellings = [
        component,
        strict,
        strict.replaceAll('%2F', '/'),
        encodeURI(wellFormed),
        component.replaceAll('%20', '+'),
        strict.replaceAll('%20', '+'),
        new URLSearchParams([['', wellFormed]]).toString().slice(1),
    ];
    return spellings.flatMap((spelling) => [spelling, spelling.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())]);
}
function spellInShell(value) {
    const escaped = value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
    return [
        value.replaceAll("'", `'\\''`),
        value.replaceAll("'", `'"'"'`),
        value.replaceAll("'", "''"),
        value.replace(/[ !"$&'()*,;<>?[\\\]^`{|}]/g, '\\$&'),
        value.replace(/["$\\`]/g, '\\$&'),
        value.replace(/["$`]/g, '`$&'),
        escaped,
        escaped.replaceAll("'", "\\'"),
    ];
}
function spellInHexadecimal(value) {
    const hex = Buffer.from(value, 'utf8').toString('hex');
    return [hex, hex.toUpperCase()];
}
function spellInBase64(value) {
    const bytes = Buffer.from(value, 'utf8');
    return [0, 1, 2].map((before) => {
        const bits = (before + bytes.length) * 8;
        const text = Buffer.concat([Buffer.alloc(before), bytes])
            .toString('base64')
            .slice(Math.ceil((before * 8) / 6), Math.floor(bits / 6));
        return { text, sharesStart: before > 0, sharesEnd: bits % 6 !== 0 };
    });
}
function listSecretParts(value) {
    const parts = [];
    const password = parseUrlPassword(value);
    if (password !== undefined)
        parts.push(password, (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .tryOr */ .LE)(password, () => decodeURIComponent(password)));
    if (value.startsWith('{'))
        collectSensitive((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(value), false, parts);
    return parts.filter((part) => part.length >= SHORTEST_ENCODED);
}
function parseUrlPassword(value) {
    return /^[A-Za-z][A-Za-z0-9+.-]{0,30}:\/\/[^\s:@/]{0,256}:([^\s@]{6,512})@/.exec(value)?.[1];
}
function collectSensitive(value, isSensitive, parts) {
    if (typeof value === 'string' && isSensitive)
        (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .appendAll */ .u2)(parts, value.split(/\r\n|\n|\r/).filter((line) => !line.startsWith('-----')));
    else if (Array.isArray(value))
        for (const item of value)
            collectSensitive(item, isSensitive, parts);
    else if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value))
        for (const [name, item] of Object.entries(value))
            collectSensitive(item, isSensitive || (0,_sensitive_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isSensitiveName */ .eq)(name), parts);
}


/***/ }),

/***/ 2939:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: function() { return /* binding */ decode; },
/* harmony export */   FK: function() { return /* binding */ isInside; },
/* harmony export */   Gt: function() { return /* binding */ displayPath; },
/* harmony export */   Hg: function() { return /* binding */ findShownFolder; },
/* harmony export */   Sc: function() { return /* binding */ resolveRealPath; },
/* harmony export */   W1: function() { return /* binding */ findRepository; },
/* harmony export */   gZ: function() { return /* binding */ MAX_FILE_BYTES; },
/* harmony export */   jl: function() { return /* binding */ findRepositoryWithin; },
/* harmony export */   lJ: function() { return /* binding */ diskReader; },
/* harmony export */   os: function() { return /* binding */ isLedOut; },
/* harmony export */   pl: function() { return /* binding */ findWorkspace; }
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4019);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77400);






const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_PATH_CHARS = 4096;
function resolveRealPath(path) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    if (absolute.length > MAX_PATH_CHARS)
        return absolute;
    for (let existing = absolute;; existing = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(existing)) {
        try {
            return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(existing), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(existing, absolute));
        }
        catch {
            if (existing === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(existing))
                return absolute;
        }
    }
}
const READ_FAILURES = {
    ENOENT: { code: 'file-not-found' },
    ENOTDIR: { code: 'file-not-found' },
    EISDIR: { code: 'not-a-file' },
    ENOTREG: { code: 'not-a-file' },
    EFBIG: { code: 'file-too-large' },
};
const diskReader = {
    read(path) {
        try {
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)((0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularFile */ .XF)(path, MAX_FILE_BYTES));
        }
        catch (error) {
            const code = (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) || 'it cannot be opened';
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(READ_FAILURES[code] ?? { code: 'file-unreadable', message: code });
        }
    },
    realpath: resolveRealPath,
    names: (folder) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryOr */ .LE)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)),
};
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way === '' || (way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way));
}
function isLedOut(folder, path, realpath = resolveRealPath) {
    return isInside(folder, path) && !isInside(realpath(folder), realpath(path));
}
function displayPath(folder, path) {
    return (isInside(folder, path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path) : path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
}
function findWorkspace(file, env) {
    return findRepository(file, env) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(resolveRealPath(file));
}
function findShownFolder(file, env, cwd) {
    return findRepository(file, env) ?? resolveRealPath(cwd);
}
function findRepositoryWithin(workspace, file) {
    const root = resolveRealPath(workspace);
    const real = resolveRealPath(file);
    return (isInside(root, real) ? findGitRoot(real, root) : null) ?? root;
}
function findRepository(file, env) {
    const real = resolveRealPath(file);
    const given = env['GITHUB_WORKSPACE'] ?? '';
    const root = given === '' ? null : resolveRealPath(given);
    return root !== null && isInside(root, real) ? root : findGitRoot(real, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.parse)(real).root);
}
function findGitRoot(file, last) {
    if (file.length > MAX_PATH_CHARS)
        return null;
    for (let at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, '.git')))
            return at;
        if (at === last || at === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at))
            return null;
    }
}
function decode(content) {
    if (content.length > MAX_FILE_BYTES)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)({ code: 'file-too-large' });
    const notText = (message) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)({ code: 'file-not-text', message });
    if (content[0] === 0xff && content[1] === 0xfe)
        return notText('it is UTF-16; save it as UTF-8');
    if (typeof content !== 'string' && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content))
        return notText('it is not UTF-8');
    const text = typeof content === 'string' ? content : Buffer.from(content).toString('utf8');
    return text.includes('\0') ? notText('it is a binary file') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(text.replace(/^\ufeff/, ''));
}


/***/ }),

/***/ 36659:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: function() { return /* binding */ countUnfinishedBytes; },
/* harmony export */   X0: function() { return /* binding */ detectEncoding; },
/* harmony export */   g7: function() { return /* binding */ decodeText; },
/* harmony export */   kx: function() { return /* binding */ AnyBytesDecoder; },
/* harmony export */   pX: function() { return /* binding */ removeEscapes; },
/* harmony export */   rH: function() { return /* binding */ formatChecksum; }
/* harmony export */ });
/* unused harmony export unescapeBytes */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

const ESCAPE = 0xdc00;
const ESCAPED = /[\udc80-\udcff]/u;
class AnyBytesDecoder {
    #held = Buffer.alloc(0);
    write(chunk) {
        const bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
        const end = bytes.length - countUnfinishedBytes(bytes);
        this.#held = Buffer.from(bytes.subarray(end));
        return escapeBytes(bytes.subarray(0, end));
    }
    end() {
        return escapeBytes(this.#held);
    }
}
function unescapeBytes(text) {
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
function removeEscapes(text) {
    return text.replaceAll(/[\udc80-\udcff]/gu, '\ufffd');
}
function escapeBytes(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString('utf8');
    let text = '';
    let from = 0;
    for (let offset = 0; offset < bytes.length;) {
        const length = characterAt(bytes, offset);
        if (length === 0) {
            if (from < offset)
                text += bytes.toString('utf8', from, offset);
            text += String.fromCharCode(ESCAPE + (bytes[offset] ?? 0));
            from = offset + 1;
        }
        offset += length || 1;
    }
    return text + bytes.toString('utf8', from);
}
function characterAt(bytes, at) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80)
        return 1;
    const length = measureLength(lead);
    if (length === 0 || ((bytes[at + 1] ?? 0) & 0xc0) !== 0x80 || at + length > bytes.length)
        return 0;
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(at, at + length)) ? length : 0;
}
function measureLength(lead) {
    if (lead < 0xc2 || lead > 0xf4)
        return 0;
    return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}
function countUnfinishedBytes(bytes) {
    for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
        const byte = bytes[bytes.length - back] ?? 0;
        if ((byte & 0xc0) !== 0x80)
            return measureLength(byte) > back ? back : 0;
    }
    return 0;
}
function decodeText(bytes, fatal = true) {
    return new TextDecoder(detectEncoding(bytes), { fatal }).decode(bytes);
}
function detectEncoding([first, second]) {
    if (first === 0xff && second === 0xfe)
        return 'utf-16le';
    return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
function formatChecksum(crc) {
    return crc.toString(16).padStart(8, '0');
}


/***/ }),

/***/ 4521:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: function() { return /* binding */ findSmallest; },
/* harmony export */   aw: function() { return /* binding */ retain; },
/* harmony export */   qz: function() { return /* binding */ findLargest; },
/* harmony export */   u2: function() { return /* binding */ appendAll; }
/* harmony export */ });
function appendAll(list, items) {
    for (const item of items)
        list.push(item);
}
function findLargest(numbers) {
    let largest = Number.NEGATIVE_INFINITY;
    for (const number of numbers)
        largest = Math.max(largest, number);
    return largest;
}
function findSmallest(numbers) {
    let smallest = Number.POSITIVE_INFINITY;
    for (const number of numbers)
        smallest = Math.min(smallest, number);
    return smallest;
}
function retain(list, isKept) {
    const kept = list.filter(isKept);
    list.length = 0;
    appendAll(list, kept);
}


/***/ }),

/***/ 31160:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: function() { return /* binding */ withoutCommands; },
/* harmony export */   Dw: function() { return /* binding */ jsonWithoutCommands; },
/* harmony export */   FX: function() { return /* binding */ CONTROL_PARTS; },
/* harmony export */   GX: function() { return /* binding */ toOneLine; },
/* harmony export */   HN: function() { return /* binding */ StreamCleaner; },
/* harmony export */   Jj: function() { return /* binding */ cut; },
/* harmony export */   Lx: function() { return /* binding */ hasControls; },
/* harmony export */   ME: function() { return /* binding */ findUnfinishedSequence; },
/* harmony export */   Pk: function() { return /* binding */ fitColumns; },
/* harmony export */   ZO: function() { return /* binding */ replaceControlPart; },
/* harmony export */   bo: function() { return /* binding */ toPlainText; },
/* harmony export */   jN: function() { return /* binding */ normalizeNewlines; },
/* harmony export */   lH: function() { return /* binding */ toWellFormed; }
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
function replaceControlPart(part) {
    return '\r\u2028\u2029\u0085'.includes(part.charAt(0)) ? '\n' : '';
}
function toPlainText(text) {
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
function toOneLine(text, max = 500) {
    return cut(toPlainText(text.slice(0, max * 8))
        .replace(/\s+/g, ' ')
        .trim(), max);
}
function cut(text, max, mark = '…') {
    if (text.length <= max)
        return text;
    const head = text.slice(0, Math.max(0, max - mark.length)).replace(/[\ud800-\udbff]$/, '');
    return `${head}${mark}`;
}
function toWellFormed(text) {
    return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
class StreamCleaner {
    #held = '';
    clean(chunk) {
        const text = this.#held === '' ? chunk : this.#held + chunk;
        this.#held = '';
        if (!hasControls(text))
            return text;
        const start = findUnfinishedSequence(text);
        if (start === -1)
            return toPlainText(text);
        this.#held = text.slice(start);
        return toPlainText(text.slice(0, start));
    }
    rest() {
        const held = this.#held;
        this.#held = '';
        return toPlainText(held);
    }
}
const COMPLETE = new RegExp(`^(?:${CSI}|\\u001b[\\]PX^_][^\\u0007\\u001b\\u009c\\r\\n]*[\\u0007\\u009c\\r\\n]|\\u001b[ -/]*[0-OQ-WYZ\\\\\`-~])`);
function findUnfinishedSequence(text) {
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


/***/ }),

/***/ 90848:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: function() { return /* binding */ findQueuedPullRequest; },
/* harmony export */   Et: function() { return /* binding */ parseDeployments; },
/* harmony export */   JN: function() { return /* binding */ parseJob; },
/* harmony export */   KX: function() { return /* binding */ parseAnnotations; },
/* harmony export */   NL: function() { return /* binding */ parsePage; },
/* harmony export */   Qs: function() { return /* binding */ readNewestCommit; },
/* harmony export */   VZ: function() { return /* binding */ isNewerRun; },
/* harmony export */   WN: function() { return /* binding */ hasFailed; },
/* harmony export */   bw: function() { return /* binding */ parseRunAddress; },
/* harmony export */   hd: function() { return /* binding */ findPullRequestAt; },
/* harmony export */   zZ: function() { return /* binding */ parseRun; }
/* harmony export */ });
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36657);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);




const FAILED = new Set(['failure', 'timed_out', 'startup_failure']);
const CANCELLED = 'cancelled';
function parseRun(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) || typeof value['id'] !== 'number')
        return null;
    const repository = value['head_repository'];
    return {
        id: value['id'],
        name: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['name']),
        workflow: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['path']).split('@', 1)[0] ?? '',
        event: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['event']),
        head_branch: typeof value['head_branch'] === 'string' ? value['head_branch'] : null,
        head_sha: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['head_sha']),
        url: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['html_url']),
        attempt: readAttempt(value),
        status: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['status']),
        conclusion: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['conclusion']),
        headRepository: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(repository) ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(repository['full_name']) || null : null,
        startedMs: toTime(value['run_started_at']),
        endedMs: toTime(value['updated_at']),
        createdMs: toTime(value['created_at']),
        number: typeof value['run_number'] === 'number' ? value['run_number'] : 0,
        calledCommits: readCalledCommits(value['referenced_workflows']),
    };
}
function readCalledCommits(value) {
    const called = Array.isArray(value) ? value : [];
    const pairs = called.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW).map(({ path, sha }) => [(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(path), (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(sha)]);
    return Object.fromEntries(pairs.filter(([path, sha]) => path !== '' && sha !== ''));
}
function isNewerRun(run, than) {
    if (run.number > 0 && than.number > 0)
        return run.number > than.number;
    const isTimed = run.createdMs !== null && than.createdMs !== null && run.createdMs !== than.createdMs;
    return isTimed ? (run.createdMs ?? 0) > (than.createdMs ?? 0) : run.id > than.id;
}
function readAttempt({ run_attempt: attempt }) {
    return typeof attempt === 'number' && Number.isSafeInteger(attempt) && attempt >= 1 ? attempt : 0;
}
function findPullRequestAt(pulls, sha) {
    const isAt = (head) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(head) && head['sha'] === sha;
    const pull = pulls.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW).find(({ state, head }) => state !== 'closed' && isAt(head));
    return typeof pull?.['number'] === 'number' ? pull['number'] : null;
}
function findQueuedPullRequest(branch) {
    const [, number] = /^(?:refs\/heads\/)?gh-readonly-queue\/.{1,300}\/pr-(\d{1,10})-[0-9a-f]{4,64}$/.exec(branch) ?? [];
    return number === undefined ? null : Number(number);
}
function hasFailed({ conclusion }) {
    return FAILED.has(conclusion) || conclusion === CANCELLED;
}
function parsePage(value, field, parseEntry) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) || !Array.isArray(value[field]))
        return null;
    const total = value['total_count'];
    const listed = value[field];
    const entries = listed.map(parseEntry);
    const isWhole = entries.every((entry) => entry !== null);
    return typeof total === 'number' && isWhole ? { entries: entries.filter((entry) => entry !== null), total } : null;
}
function parseJob(job) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(job) || typeof job['id'] !== 'number')
        return null;
    const steps = Array.isArray(job['steps']) ? job['steps'].filter(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW) : [];
    const failed = steps.filter((step) => FAILED.has((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(step['conclusion'])));
    const [stopped] = failed.length > 0 ? failed : steps.filter((step) => step['conclusion'] === CANCELLED);
    return {
        id: job['id'],
        attempt: readAttempt(job),
        name: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(job['name']),
        url: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(job['html_url']),
        conclusion: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(job['conclusion']),
        steps: steps.filter((step) => step['conclusion'] !== 'skipped').map((step) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(step['name'])),
        failedStep: stopped === undefined ? null : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(stopped['name']),
        failedAt: failed.map((step) => ({
            from: parseSecond(step['started_at']),
            to: parseSecond(step['completed_at']) || '9999',
        })),
    };
}
function toTime(value) {
    const time = Date.parse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value));
    return Number.isNaN(time) ? null : time;
}
function parseSecond(value) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value).slice(0, 19);
}
function readNewestCommit(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value))
        return null;
    const commit = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value['commit']) ? value['commit'] : value;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(commit['sha']) || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['sha']) || null;
}
function parseDeployments(value) {
    const listed = Array.isArray(value) ? value : null;
    return listed?.every(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW) === true ? listed.map(({ environment }) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(environment) || '?') : null;
}
function parseAnnotations(value) {
    const listed = Array.isArray(value) ? value : null;
    if (listed?.every(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW) !== true)
        return null;
    return listed.flatMap(({ annotation_level: level, message }) => level === 'failure' && typeof message === 'string' ? [message.slice(0, 20_000)] : []);
}
function parseRunAddress(url, servers) {
    const match = /^(https?:\/\/[^/\s]+)\/([\w.-]+)\/([\w.-]+)\/actions\/runs\/(\d{1,15})(?:[/?#].*)?$/.exec(url);
    const [, server = '', owner = '', repo = '', id = ''] = match ?? [];
    if (match === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(url)} is not the address of a run: https://github.com/OWNER/REPO/actions/runs/ID`);
    const origin = parseOrigin(server);
    if (origin === null || !servers.some((each) => parseOrigin(each) === origin))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`the token is for ${servers.join(' and ')}: no request was made to ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(server)}`);
    if (!(0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .isSafeServer */ .f_)(origin))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`a token is not sent over plain http: no request was made to ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(server)}`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ server: origin, owner, repo, id: Number(id) });
}
function parseOrigin(url) {
    return URL.canParse(url) && new URL(url).username === '' ? new URL(url).origin : null;
}


/***/ })

};
;