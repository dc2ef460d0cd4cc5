"use strict";
exports.id = 3564;
exports.ids = [3564];
exports.modules = {

/***/ 36657:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: function() { return /* binding */ createGithubRecord; },
/* harmony export */   Cn: function() { return /* binding */ GITHUB_FIELDS; },
/* harmony export */   E0: function() { return /* binding */ findBranch; },
/* harmony export */   H9: function() { return /* binding */ createGithubContext; },
/* harmony export */   MA: function() { return /* binding */ isPermissionRefusal; },
/* harmony export */   Pt: function() { return /* binding */ isGithubActions; },
/* harmony export */   U9: function() { return /* binding */ isLoopback; },
/* harmony export */   VL: function() { return /* binding */ withQuery; },
/* harmony export */   a2: function() { return /* binding */ describeRefusal; },
/* harmony export */   en: function() { return /* binding */ isRepositoryName; },
/* harmony export */   f_: function() { return /* binding */ isSafeServer; },
/* harmony export */   fr: function() { return /* binding */ toPartLabel; },
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

/***/ 52709:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: function() { return /* binding */ UNREAD_TITLES; },
/* harmony export */   Kq: function() { return /* binding */ listAttemptEnds; },
/* harmony export */   Nq: function() { return /* binding */ findAllowedFailures; },
/* harmony export */   Nv: function() { return /* binding */ CLASSES; },
/* harmony export */   Pe: function() { return /* binding */ isAtLimit; },
/* harmony export */   QM: function() { return /* binding */ createSighting; },
/* harmony export */   ik: function() { return /* binding */ Passes; }
/* harmony export */ });
/* unused harmony exports createSignature, withoutLeg, toCauseId */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56461);
/* harmony import */ var _triage_paste_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9588);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9459);




const CODE = /\b[A-Z]{1,6}\d{2,5}\b|(?<=[([])@?[a-z][\w-]*(?:\/[\w-]+)*(?=[)\]]$)|(?<= )(?:@[\w-]+\/)?[a-z]+(?:-[a-z]+)+$/;
function createSignature({ tests, annotations: [problem] }, line) {
    if (tests.length > 0)
        return JSON.stringify(['tests', ...tests.toSorted()]);
    if (problem === undefined)
        return (0,_triage_paste_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutVariables */ .KC)(line);
    return JSON.stringify(['file', problem.file, CODE.exec(problem.message)?.[0] ?? (0,_triage_paste_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutVariables */ .KC)(problem.message)]);
}
function withoutLeg(name) {
    const segments = name.split(' / ');
    return segments.map((segment) => segment.replace(/(?<=.) \((?:[^()]|\([^()]*\))*\)$/, '')).join(' / ');
}
function toCauseId(kind, { workflow, job, step }, signature) {
    const key = JSON.stringify([kind, workflow, job, step, signature]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 12);
}
const CLASSES = ['deterministic', 'unknown', 'flaky', 'transient', 'cancelled'];
const LIMIT_KIND = 'external.runner.timeout';
const UNREAD_TITLES = {
    read: 'The log says nothing about why it failed',
    gone: 'The log is gone',
    forbidden: 'The log may not be read with this token',
    cut: 'The log was not read: there are more failed jobs than --logs',
    failed: 'The log could not be fetched',
};
class Passes {
    tally;
    #read = new Map();
    constructor(runs, tally) {
        this.tally = tally;
        for (const { run, attempts } of runs) {
            for (const [at, { jobs }] of attempts.entries()) {
                for (const { name, conclusion, ended } of jobs) {
                    if (conclusion !== 'success')
                        continue;
                    const facts = { run: run.id, event: run.event, created: run.created, ended: ended ?? run.ended };
                    (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .DN)(this.#read, `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .commitKey */ .d9)(run)}\n${name}`, { ...facts, attempt: at + 1 });
                }
            }
        }
    }
    find(run, name, isMeant = () => true) {
        const read = this.#read.get(`${(0,_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .commitKey */ .d9)(run)}\n${name}`)?.find(isMeant);
        return read ?? this.tally.findSuccess(run, isMeant);
    }
    after({ run, attempt, job }) {
        const isLater = (pass) => {
            if (pass.run === run.id)
                return pass.attempt > attempt;
            return pass.created >= run.created || pass.ended >= (job.ended ?? run.ended);
        };
        return this.find(run, job.name, isLater) !== undefined;
    }
}
function createSighting(at, passes) {
    const { run, job, finding } = at;
    const log = finding?.log ?? 'failed';
    const triaged = finding?.triaged;
    const kind = triaged?.kind ?? null;
    const ofClass = triaged?.class ?? (job.conclusion === 'cancelled' ? 'cancelled' : 'unknown');
    const [quoted] = triaged?.evidence ?? [];
    const said = quoted ?? (ofClass === 'cancelled' ? null : finding?.last) ?? null;
    const title = said?.text ?? (ofClass === 'cancelled' ? 'The job was cancelled' : UNREAD_TITLES[log]);
    const step = triaged?.step ?? job.failedStep;
    const place = { workflow: run.workflow, job: withoutLeg(job.name), step };
    const unquoted = ofClass === 'cancelled' ? 'cancelled' : said === null ? `log ${log}` : null;
    const signature = unquoted ?? createSignature(triaged ?? { tests: [], annotations: [] }, title);
    const tests = triaged?.tests ?? [];
    const [test] = tests.toSorted();
    const others = tests.length > 1 ? ` and ${tests.length - 1} more tests` : '';
    const recovered = ofClass !== 'cancelled' && passes.after(at);
    const counted = recovered && ofClass !== 'transient' ? 'flaky' : ofClass;
    return {
        at,
        cause: toCauseId(kind, place, signature),
        signature: toCauseId(kind, { workflow: '', job: '', step: null }, signature),
        kind,
        class: ofClass,
        counted,
        place,
        title: unquoted === null && test !== undefined ? `${test}${others}` : title,
        isRead: unquoted === null || ofClass === 'cancelled',
        line: said?.line ?? null,
        tests,
        rule: triaged?.rule ?? null,
        recovered,
    };
}
const FAILED = new Set(['failure', 'timed_out', 'startup_failure']);
function isAtLimit({ job, finding }) {
    return job.conclusion === 'timed_out' || finding?.triaged.kind === LIMIT_KIND;
}
function findAllowedFailures({ run, attempts }) {
    const last = attempts.at(-1);
    const jobs = run.conclusion === 'success' && last !== undefined ? [...last.jobs, ...last.takenOver] : [];
    return new Set(jobs.filter(({ conclusion }) => FAILED.has(conclusion)).map(({ name }) => name));
}
function listAttemptEnds(read) {
    const { run, attempts, failed } = read;
    const atLimit = new Set(failed.filter(isAtLimit).map(({ job }) => job.id));
    const allowed = findAllowedFailures(read);
    return attempts.map(({ jobs: ran, takenOver, isRead }, at) => {
        const jobs = [...ran, ...takenOver];
        const hitLimit = jobs.some(({ id }) => atLimit.has(id));
        if (at === attempts.length - 1)
            return toLastEnd(run.conclusion, hitLimit);
        if (!isRead)
            return 'unread';
        if (hitLimit || jobs.some(({ conclusion, name }) => FAILED.has(conclusion) && !allowed.has(name)))
            return 'failed';
        return jobs.some(({ conclusion }) => conclusion === 'cancelled') ? 'cancelled' : 'passed';
    });
}
function toLastEnd(conclusion, hitLimit) {
    if (conclusion === 'success')
        return 'passed';
    if (FAILED.has(conclusion) || (conclusion === 'cancelled' && hitLimit))
        return 'failed';
    return conclusion === 'cancelled' ? 'cancelled' : 'other';
}


/***/ }),

/***/ 9459:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: function() { return /* binding */ Tally; },
/* harmony export */   OI: function() { return /* binding */ computeMedian; },
/* harmony export */   d9: function() { return /* binding */ commitKey; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56461);
/* harmony import */ var _window_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29069);


class Tally {
    runs = 0;
    attempts = 0;
    other = 0;
    workflows = new Map();
    days = new Map();
    passedDays = new Map();
    branches = new Map();
    scheduled = null;
    remarkable = [];
    #successes = new Map();
    #events = [];
    #seen = new Set();
    add(run) {
        if (this.#seen.has(run.id))
            return false;
        this.#seen.add(run.id);
        if (run.status === 'completed')
            this.#count(run);
        return true;
    }
    #count(run) {
        this.runs += 1;
        this.attempts += run.attempt;
        const day = (0,_window_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInstant */ .r4)(run.created).slice(0, 10);
        this.days.set(day, (this.days.get(day) ?? 0) + 1);
        const known = this.workflows.get(run.workflow);
        const workflow = known ?? { name: run.name, runs: 0, passedFirst: 0, seconds: [] };
        this.workflows.set(run.workflow, workflow);
        workflow.runs += 1;
        if (run.name < workflow.name)
            workflow.name = run.name;
        this.#addToBranch(run);
        workflow.seconds.push(Math.max(0, run.ended - run.started));
        if (run.attempt > 1 || NEEDS_LOOK.has(run.conclusion))
            this.remarkable.push(run);
        else if (run.conclusion === 'success') {
            workflow.passedFirst += 1;
            this.passedDays.set(day, (this.passedDays.get(day) ?? 0) + 1);
            this.#addSuccess(run);
        }
        else
            this.other += 1;
    }
    #addSuccess({ id, event, created, ended, workflow, head_sha: sha }) {
        if (!this.#events.includes(event))
            this.#events.push(event);
        const ofWorkflow = this.#successes.get(workflow) ?? new Map();
        this.#successes.set(workflow, ofWorkflow);
        const known = ofWorkflow.get(sha);
        const at = this.#events.indexOf(event);
        if (known === undefined)
            ofWorkflow.set(sha, [id, at, created, ended]);
        else
            known.push(id, at, created, ended);
    }
    endListing() {
        this.#seen.clear();
        const commits = new Set(this.remarkable.map(commitKey));
        for (const [workflow, bySha] of this.#successes)
            for (const sha of bySha.keys())
                if (!commits.has(commitKey({ workflow, head_sha: sha })))
                    bySha.delete(sha);
    }
    findSuccess({ workflow, head_sha: sha }, isMeant) {
        const numbers = this.#successes.get(workflow)?.get(sha) ?? [];
        for (let at = 0; at < numbers.length; at += 4) {
            const [run = 0, event = 0, created = 0, ended = 0] = numbers.slice(at, at + 4);
            const success = { run, attempt: 1, event: this.#events[event] ?? '', created, ended };
            if (isMeant(success))
                return success;
        }
        return undefined;
    }
    #addToBranch({ head_branch: branch, event, conclusion, workflow, ended }) {
        if (branch === null || event.startsWith('pull_request') || !DECIDING.has(conclusion))
            return;
        if (event === 'schedule')
            this.scheduled = branch;
        (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_1__/* .addTo */ .DN)(this.branches, branch, { workflow, ended, passed: conclusion === 'success' });
    }
    guessDefaultBranch() {
        const named = [this.scheduled, 'main', 'master'].find((name) => name !== null && this.branches.has(name));
        const [busiest] = [...this.branches].toSorted(([, one], [, other]) => other.length - one.length);
        return named ?? busiest?.[0] ?? null;
    }
}
const DECIDING = new Set(['success', 'failure', 'timed_out', 'startup_failure']);
const NEEDS_LOOK = new Set(['failure', 'timed_out', 'startup_failure', 'cancelled']);
function commitKey({ workflow, head_sha: sha }) {
    return `${workflow}\n${sha}`;
}
function computeMedian(numbers) {
    const sorted = numbers.toSorted((one, other) => one - other);
    const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
    return low === undefined || high === undefined ? null : (low + high) / 2;
}


/***/ }),

/***/ 29069:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: function() { return /* binding */ parseWindow; },
/* harmony export */   Go: function() { return /* binding */ MOST_LOGS; },
/* harmony export */   Is: function() { return /* binding */ formatCreatedQuery; },
/* harmony export */   Ud: function() { return /* binding */ DEFAULT_LOGS; },
/* harmony export */   ZX: function() { return /* binding */ DEFAULT_SINCE; },
/* harmony export */   lz: function() { return /* binding */ splitWindow; },
/* harmony export */   r4: function() { return /* binding */ formatInstant; },
/* harmony export */   yR: function() { return /* binding */ listDays; }
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62759);

const DAY_SECONDS = 86_400;
const LONGEST_DAYS = 3660;
const DEFAULT_SINCE = '30d';
const DEFAULT_LOGS = 1000;
const MOST_LOGS = 100_000;
function parseWindow(since, until, now) {
    const today = Math.floor(now / 1000 / DAY_SECONDS) * DAY_SECONDS;
    const last = until === null ? today : parseDay(until);
    if (last === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._q)(`--until ${JSON.stringify(until)} is not a date such as 2026-10-31`);
    const days = /^(\d{1,5})d$/.exec(since)?.[1];
    const from = days === undefined ? parseDay(since) : last - Number(days) * DAY_SECONDS;
    if (from === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._q)(`--since ${JSON.stringify(since)} is neither a number of days such as 30d nor a date`);
    if (from > last)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._q)(`the window ends before it begins: ${formatInstant(from)} is after ${formatInstant(last)}`);
    if (last - from > LONGEST_DAYS * DAY_SECONDS)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._q)(`a window has at most ${LONGEST_DAYS} days`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)({ from, to: last + DAY_SECONDS - 1 });
}
function parseDay(text) {
    const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
    return Number.isNaN(at) || !formatInstant(at / 1000).startsWith(text) ? null : at / 1000;
}
function formatInstant(seconds) {
    return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}
function formatCreatedQuery({ from, to }) {
    return `${formatInstant(from)}..${formatInstant(to)}`;
}
function splitWindow({ from, to }) {
    if (from >= to)
        return [];
    const middle = from + Math.floor((to - from) / 2);
    return [
        { from: middle + 1, to },
        { from, to: middle },
    ];
}
function listDays({ from, to }) {
    const count = Math.floor((to - from) / DAY_SECONDS) + 1;
    return Array.from({ length: count }, (_, at) => formatInstant(from + at * DAY_SECONDS).slice(0, 10));
}


/***/ }),

/***/ 90848:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: function() { return /* binding */ parseDeployments; },
/* harmony export */   JN: function() { return /* binding */ parseJob; },
/* harmony export */   NL: function() { return /* binding */ parsePage; },
/* harmony export */   Qs: function() { return /* binding */ readNewestCommit; },
/* harmony export */   VZ: function() { return /* binding */ isNewerRun; },
/* harmony export */   WN: function() { return /* binding */ hasFailed; },
/* harmony export */   Y3: function() { return /* binding */ annotationTexts; },
/* harmony export */   YM: function() { return /* binding */ runAddress; },
/* harmony export */   Yy: function() { return /* binding */ pullRequestAt; },
/* harmony export */   zZ: function() { return /* binding */ parseRun; }
/* harmony export */ });
/* unused harmony export findQueuedPullRequest */
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
function isNewerRun(one, other) {
    if (one.number > 0 && other.number > 0)
        return one.number > other.number;
    const difference = (one.createdMs ?? 0) - (other.createdMs ?? 0);
    return one.createdMs !== null && other.createdMs !== null && difference !== 0 ? difference > 0 : one.id > other.id;
}
function readAttempt({ run_attempt: attempt }) {
    return typeof attempt === 'number' && Number.isSafeInteger(attempt) && attempt >= 1 ? attempt : 0;
}
function pullRequestAt(pulls, sha) {
    const isAt = (head) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(head) && head['sha'] === sha;
    const found = pulls.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW).find((pull) => pull['state'] !== 'closed' && isAt(pull['head']));
    return typeof found?.['number'] === 'number' ? found['number'] : null;
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
function annotationTexts(value) {
    const listed = Array.isArray(value) ? value : null;
    return listed === null || !listed.every(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)
        ? null
        : listed.flatMap((each) => {
            const isFailure = each['annotation_level'] === 'failure';
            return isFailure && typeof each['message'] === 'string' ? [each['message'].slice(0, 20_000)] : [];
        });
}
function runAddress(url, servers) {
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


/***/ }),

/***/ 9588:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: function() { return /* binding */ findStepCommand; },
/* harmony export */   KC: function() { return /* binding */ withoutVariables; },
/* harmony export */   Ph: function() { return /* binding */ quoteForYaml; },
/* harmony export */   S$: function() { return /* binding */ isOfTool; },
/* harmony export */   b$: function() { return /* binding */ createQuarantine; },
/* harmony export */   b8: function() { return /* binding */ suggestKind; },
/* harmony export */   hb: function() { return /* binding */ mendsInStep; },
/* harmony export */   jO: function() { return /* binding */ suggestRule; },
/* harmony export */   tI: function() { return /* binding */ createRerunJobs; },
/* harmony export */   xx: function() { return /* binding */ createRetryStep; },
/* harmony export */   ys: function() { return /* binding */ createTriageWorkflow; }
/* harmony export */ });
/* unused harmony export suggestPattern */
/* harmony import */ var _text_bounded_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48443);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);


const ACTION = 'conductor-action/conductor-action@v1';
const VARIABLE = new _text_bounded_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .BoundedPattern */ .c9([
    '(?<=\\bhttps?:\\/\\/[^\\s?#"\'<>]{1,300})[?#][^\\s"\'<>)\\]]*',
    '\\b[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}\\b',
    '\\b\\d{4}-\\d\\d-\\d\\d(?:[T ]\\d\\d:\\d\\d(?::\\d\\d)?(?:[.,]\\d+)?(?:Z|[+-]\\d\\d:?\\d\\d)?)?\\b',
    '\\b\\d{1,2}:\\d\\d(?::\\d\\d)?(?:[.,]\\d+)?(?: ?[AP]M)?\\b',
    '(?:(?:\\/private)?\\/(?:tmp|var\\/tmp|var\\/folders)|\\/(?:home|Users)\\/runner\\/work\\/_temp|\\/__w\\/_temp)\\/[^\\s"\'`:;,)\\]]+',
    '[A-Za-z]:[\\\\/](?:[^\\s"\'`:;,)\\]]+[\\\\/])?(?:Temp|tmp|_temp)[\\\\/][^\\s"\'`:;,)\\]]+',
    '(?<![\\w.])\\d+(?:[.,]\\d+)? ?(?:ns|[µu]s|ms|msecs?|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?)\\b(?: ?\\d+(?:\\.\\d+)?(?:ms|s|m)\\b)*',
    '\\b0x[0-9a-fA-F]+\\b',
    '\\b(?=[0-9a-f]*\\d)(?=[0-9a-f]*[a-f])[0-9a-f]{6,}\\b|\\b(?=[0-9A-F]*\\d)(?=[0-9A-F]*[A-F])[0-9A-F]{6,}\\b',
    '(?<!\\b[A-Z]{1,6}-?)(?<!\\b[A-Z]{1,6}-?\\d+)\\d{2,}',
].join('|'), 'g');
const MARK = '#';
const REDACTED = /\*{3,}/g;
function withoutVariables(line) {
    return line.slice(0, 1000).replaceAll(VARIABLE, MARK).replaceAll(/\s+/g, ' ').trim();
}
function suggestPattern(line) {
    const parts = line.trim().slice(0, 150).replaceAll(VARIABLE, '\0').replaceAll(REDACTED, '\0').split('\0');
    return parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
}
function suggestRule(line, kind) {
    return `- stderr: '${suggestPattern(line).replaceAll("'", "''")}'\n  kind: ${kind}\n  # transient: true # if another run can mend it\n`;
}
function suggestKind(line) {
    const words = line.toLowerCase().match(/[a-z]{2,20}/g) ?? [];
    return `external.own.${words.slice(0, 3).join('_') || 'unknown'}`;
}
const NOT_OF_A_TOOL = new Set(['runner', 'build', 'rule', null]);
function isOfTool(set) {
    return !NOT_OF_A_TOOL.has(set);
}
function mendsInStep(kind) {
    return /^external\.runner\.(?:network|unavailable|rate_limited)$/.test(kind ?? '');
}
function findStepCommand(step) {
    return /^Run (?![\w.-]+\/[\w./-]+@)(.+)$/.exec(step)?.[1] ?? null;
}
function createRetryStep(step, command, set) {
    const name = step === null ? '' : `name: ${quoteForYaml(step)}\n  `;
    const lines = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(command)
        .split('\n')
        .map((line) => line.replaceAll('${{', '$ {{'));
    const indentation = /^\s/.test(lines.find((line) => line.trim() !== '') ?? '') ? '2' : '';
    const block = `|${indentation}\n${lines.map((line) => (line.trim() === '' ? '' : `      ${line}`)).join('\n')}`;
    const run = command === ''
        ? 'COMMAND # replace COMMAND by the command of the step'
        : lines.length > 1
            ? block
            : JSON.stringify(lines[0]);
    return `- ${name}uses: ${ACTION}\n  with:\n    run: ${run}\n    classify: ${set}\n    retry: 2\n`;
}
function createTriageWorkflow(workflows, jobs) {
    const names = workflows.length === 0 ? '["CI"] # the names of the workflows' : `[${workflows.map(quoteForYaml).join(', ')}]`;
    const listed = jobs.map((name) => `            ${toListedName(name)}\n`).join('');
    const only = jobs.length === 0 ? ' "test*" # the names of the jobs that may run twice' : ` |\n${listed.trimEnd()}`;
    return `# .github/workflows/triage.yml
name: Triage
on:
  workflow_run:
    workflows: ${names}
    types: [completed]
permissions: {}
jobs:
  triage:
    if: \${{ vars.CONDUCTOR_TRIAGE != 'off' && github.event.workflow_run.conclusion == 'failure' }}
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      actions: write
      checks: read
      contents: read
      deployments: read
      pull-requests: write
    steps:
      - uses: ${ACTION}
        with:
          command: triage
          rerun: 2
          rerun-jobs:${only}
          comment: true
`;
}
function createRerunJobs(names) {
    return `rerun-jobs: |\n${names.map((name) => `  ${toListedName(name)}\n`).join('')}`;
}
function toListedName(name) {
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(name, 200).trim().replaceAll('${{', '$ {{');
}
function createQuarantine(tests, until) {
    const entries = tests.map((name) => `  - name: ${quoteForYaml(name.replaceAll('*', '?'))}\n    until: ${until}\n    reason: It failed and passed on the same commit.\n`);
    return `# .github/quarantine.yml\ntests:\n${entries.join('')}`;
}
function quoteForYaml(text) {
    return JSON.stringify((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text, 200).replaceAll('${{', '$ {{'));
}


/***/ })

};
;