"use strict";
exports.id = 2138;
exports.ids = [2138];
exports.modules = {

/***/ 92138:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSurvey: function() { return /* binding */ runSurvey; }
});

// EXTERNAL MODULE: ./build/src/adapters/clock.js
var clock = __webpack_require__(86025);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js
var file_store = __webpack_require__(49445);
// EXTERNAL MODULE: ./build/src/adapters/git.js
var git = __webpack_require__(17367);
// EXTERNAL MODULE: ./build/src/adapters/github/api.js
var api = __webpack_require__(76159);
// EXTERNAL MODULE: ./build/src/adapters/patterns.js
var patterns = __webpack_require__(61104);
// EXTERNAL MODULE: ./build/src/core/github.js
var github = __webpack_require__(36657);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/run/notify.js
var notify = __webpack_require__(87491);
// EXTERNAL MODULE: ./build/src/run/providers.js
var providers = __webpack_require__(48294);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/durability/ledger.js
var ledger = __webpack_require__(71355);
// EXTERNAL MODULE: ./build/src/durability/ledger-file.js
var ledger_file = __webpack_require__(42158);
// EXTERNAL MODULE: ./build/src/core/shape.js
var shape = __webpack_require__(7725);
// EXTERNAL MODULE: ./build/src/core/lists.js
var lists = __webpack_require__(16733);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/triage/paste.js
var paste = __webpack_require__(9588);
;// CONCATENATED MODULE: ./build/src/survey/signature.js


const CODE = /\b[A-Z]{1,6}\d{2,5}\b|(?<=[([])@?[a-z][\w-]*(?:\/[\w-]+)*(?=[)\]]$)|(?<= )(?:@[\w-]+\/)?[a-z]+(?:-[a-z]+)+$/;
function createSignature({ tests, annotations: [problem] }, line) {
    if (tests.length > 0)
        return JSON.stringify(['tests', ...tests.toSorted()]);
    if (problem === undefined)
        return (0,paste/* withoutVariables */.KC)(line);
    return JSON.stringify(['file', problem.file, CODE.exec(problem.message)?.[0] ?? (0,paste/* withoutVariables */.KC)(problem.message)]);
}
function withoutLeg(name) {
    const segments = name.split(' / ');
    return segments.map((segment) => segment.replace(/(?<=.) \((?:[^()]|\([^()]*\))*\)$/, '')).join(' / ');
}
function causeId(kind, { workflow, job, step }, signature) {
    const key = JSON.stringify([kind, workflow, job, step, signature]);
    return (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 12);
}

;// CONCATENATED MODULE: ./build/src/survey/window.js

const DAY_SECONDS = 86_400;
const LONGEST_DAYS = 3660;
const DEFAULT_SINCE = '30d';
const DEFAULT_LOGS = 1000;
const MOST_LOGS = 100_000;
function parseWindow(since, until, now) {
    const today = Math.floor(now / 1000 / DAY_SECONDS) * DAY_SECONDS;
    const last = until === null ? today : parseDay(until);
    if (last === null)
        return (0,result/* err */._q)(`--until ${JSON.stringify(until)} is not a date such as 2026-10-31`);
    const days = /^(\d{1,5})d$/.exec(since)?.[1];
    const from = days === undefined ? parseDay(since) : last - Number(days) * DAY_SECONDS;
    if (from === null)
        return (0,result/* err */._q)(`--since ${JSON.stringify(since)} is neither a number of days such as 30d nor a date`);
    if (from > last)
        return (0,result/* err */._q)(`the window ends before it begins: ${instant(from)} is after ${instant(last)}`);
    if (last - from > LONGEST_DAYS * DAY_SECONDS)
        return (0,result/* err */._q)(`a window has at most ${LONGEST_DAYS} days`);
    return (0,result.ok)({ from, to: last + DAY_SECONDS - 1 });
}
function parseDay(text) {
    const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
    return Number.isNaN(at) || !instant(at / 1000).startsWith(text) ? null : at / 1000;
}
function instant(seconds) {
    return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}
function createdQuery({ from, to }) {
    return `${instant(from)}..${instant(to)}`;
}
function halves({ from, to }) {
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
    return Array.from({ length: count }, (_, at) => instant(from + at * DAY_SECONDS).slice(0, 10));
}

;// CONCATENATED MODULE: ./build/src/survey/tally.js


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
    successes = new Map();
    #seen = new Set();
    add(run) {
        if (run.status !== 'completed' || this.#seen.has(run.id))
            return;
        this.#seen.add(run.id);
        this.runs += 1;
        this.attempts += run.attempt;
        const day = instant(run.created).slice(0, 10);
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
            const { id, event, created, ended } = run;
            (0,lists/* addTo */.D)(this.successes, commitKey(run), { run: id, event, created, ended });
        }
        else
            this.other += 1;
    }
    #addToBranch({ head_branch: branch, event, conclusion, workflow, ended }) {
        if (branch === null || event.startsWith('pull_request') || !DECIDING.has(conclusion))
            return;
        if (event === 'schedule')
            this.scheduled = branch;
        (0,lists/* addTo */.D)(this.branches, branch, { workflow, ended, passed: conclusion === 'success' });
    }
    findDefaultBranch() {
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

;// CONCATENATED MODULE: ./build/src/survey/sightings.js



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
    successes;
    #read = new Map();
    constructor(runs, successes) {
        this.successes = successes;
        for (const { run, attempts } of runs) {
            for (const [at, { jobs }] of attempts.entries()) {
                for (const { name, conclusion, ended } of jobs) {
                    if (conclusion !== 'success')
                        continue;
                    const facts = { run: run.id, event: run.event, created: run.created, ended: ended ?? run.ended };
                    (0,lists/* addTo */.D)(this.#read, `${commitKey(run)}\n${name}`, { ...facts, attempt: at + 1 });
                }
            }
        }
    }
    of(run, name) {
        const atOnce = (this.successes.get(commitKey(run)) ?? []).map((success) => ({ ...success, attempt: 1 }));
        return [...(this.#read.get(`${commitKey(run)}\n${name}`) ?? []), ...atOnce];
    }
    after({ run, attempt, job }) {
        return this.of(run, job.name).some((pass) => {
            if (pass.run === run.id)
                return pass.attempt > attempt;
            return pass.created >= run.created || pass.ended >= (job.ended ?? run.ended);
        });
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
    const recovered = ofClass !== 'cancelled' && passes.after(at);
    const counted = recovered && ofClass !== 'transient' ? 'flaky' : ofClass;
    return {
        at,
        cause: causeId(kind, place, signature),
        signature: causeId(kind, { workflow: '', job: '', step: null }, signature),
        kind,
        class: ofClass,
        counted,
        place,
        title: unquoted === null && tests.length > 0 ? testTitle(tests) : title,
        isRead: unquoted === null || ofClass === 'cancelled',
        line: said?.line ?? null,
        tests,
        rule: triaged?.rule ?? null,
        recovered,
    };
}
function testTitle(tests) {
    const [first = '', ...others] = tests.toSorted();
    return others.length === 0 ? first : `${first} and ${others.length} more tests`;
}
const FAILED = new Set(['failure', 'timed_out', 'startup_failure']);
function isAtLimit({ job, finding }) {
    return job.conclusion === 'timed_out' || finding?.triaged.kind === LIMIT_KIND;
}
function allowedToFail({ run, attempts }) {
    const last = attempts.at(-1);
    const jobs = run.conclusion === 'success' && last !== undefined ? [...last.jobs, ...last.takenOver] : [];
    return new Set(jobs.filter(({ conclusion }) => FAILED.has(conclusion)).map(({ name }) => name));
}
function attemptEnds(read) {
    const { run, attempts, failed } = read;
    const atLimit = new Set(failed.filter(isAtLimit).map(({ job }) => job.id));
    const allowed = allowedToFail(read);
    return attempts.map(({ jobs: ran, takenOver, isRead }, at) => {
        const jobs = [...ran, ...takenOver];
        const hitLimit = jobs.some(({ id }) => atLimit.has(id));
        if (at === attempts.length - 1)
            return lastEnd(run.conclusion, hitLimit);
        if (!isRead)
            return 'unread';
        if (hitLimit || jobs.some(({ conclusion, name }) => FAILED.has(conclusion) && !allowed.has(name)))
            return 'failed';
        return jobs.some(({ conclusion }) => conclusion === 'cancelled') ? 'cancelled' : 'passed';
    });
}
function lastEnd(conclusion, hitLimit) {
    if (conclusion === 'success')
        return 'passed';
    if (FAILED.has(conclusion) || (conclusion === 'cancelled' && hitLimit))
        return 'failed';
    return conclusion === 'cancelled' ? 'cancelled' : 'other';
}

;// CONCATENATED MODULE: ./build/src/survey/compare.js




const isEarlier = (0,shape/* objectShape */.pr)({
    schema_version: (0,shape/* oneOf */.yL)(1),
    repository: shape/* isString */.Kg,
    window: (0,shape/* objectShape */.pr)({ since: shape/* isString */.Kg, until: shape/* isString */.Kg }),
    complete: shape/* isBoolean */.Lm,
    totals: (0,shape/* objectShape */.pr)({ runs: shape/* isNumber */.Et }),
    causes: (0,shape/* listShape */.Cp)((0,shape/* objectShape */.pr)({
        id: shape/* isString */.Kg,
        kind: (0,shape/* orNull */.Xd)(shape/* isString */.Kg),
        title: shape/* isString */.Kg,
        job: shape/* isString */.Kg,
        workflow: (0,shape/* optional */.lq)(shape/* isString */.Kg),
        is_read: (0,shape/* optional */.lq)(shape/* isBoolean */.Lm),
        sightings: shape/* isNumber */.Et,
        minutes: shape/* isNumber */.Et,
    })),
});
function earlierSurvey(text, name, repository) {
    const value = (0,json/* parseJson */.qF)(text);
    if (!(0,json/* isRecord */.u4)(value) || !isEarlier(value))
        return (0,result/* err */._q)(`${name} is not a survey.json of schema_version 1`);
    const isSame = value.repository.toLowerCase() === repository.toLowerCase();
    return isSame ? (0,result.ok)(value) : (0,result/* err */._q)(`${name} is a survey of ${JSON.stringify(value.repository)}, not of ${repository}`);
}
function compareWith(earlier, { causes, totals, complete }) {
    const before = new Map(earlier.causes.map((cause) => [cause.id, cause]));
    const now = new Map(causes.map((cause) => [cause.id, cause]));
    const [seenBefore, seenNow] = [createSight(earlier.causes, earlier.complete), createSight(causes, complete)];
    const changes = [...new Map([...before, ...now])].map(([id, cause]) => {
        const { title, job, kind } = cause;
        const [was, is] = [toCounted(before.get(id)), toCounted(now.get(id))];
        const rates = { before_per_100: per100(was, earlier.totals.runs), now_per_100: per100(is, totals.runs) };
        const change = { id, title, job, kind, before: was, now: is, ...rates };
        const isCompared = isRead(cause) && (was.sightings > 0 || seenBefore(cause)) && (is.sightings > 0 || seenNow(cause));
        return { change, isCompared };
    });
    const sorted = changes.toSorted((one, other) => Math.abs(moreMinutes(other.change)) - Math.abs(moreMinutes(one.change)));
    const compared = sorted.flatMap(({ change, isCompared }) => (isCompared ? [change] : []));
    const stayed = compared.filter((one) => one.before.sightings > 0 && one.now.sightings > 0);
    return {
        window: earlier.window,
        complete: earlier.complete,
        runs: earlier.totals.runs,
        new: compared.filter(({ before: { sightings } }) => sightings === 0),
        gone: compared.filter(({ now: { sightings } }) => sightings === 0),
        more: stayed.filter((one) => direction(one) > 0),
        less: stayed.filter((one) => direction(one) < 0),
        not_compared: sorted.flatMap(({ change, isCompared }) => (isCompared ? [] : [change])),
    };
}
const UNREAD = new Set(Object.values(UNREAD_TITLES));
function isRead({ is_read: read, title }) {
    return read ?? !UNREAD.has(title);
}
function createSight(causes, isComplete) {
    const place = ({ workflow, job }) => JSON.stringify([workflow ?? '', job]);
    const unread = new Set(causes.filter((cause) => !isRead(cause)).map(place));
    return (cause) => isComplete && !unread.has(place(cause));
}
function toCounted(cause) {
    return { sightings: cause?.sightings ?? 0, minutes: cause?.minutes ?? 0 };
}
function per100({ sightings, minutes }, runs) {
    const share = (count) => (runs === 0 ? 0 : Math.round((count / runs) * 10_000) / 100);
    return { sightings: share(sightings), minutes: share(minutes) };
}
function moreMinutes({ before_per_100: before, now_per_100: now }) {
    return now.minutes - before.minutes;
}
function direction(change) {
    return change.now_per_100.sightings - change.before_per_100.sightings || moreMinutes(change);
}

// EXTERNAL MODULE: ./build/src/reporters/html/markup.js
var markup = __webpack_require__(30273);
// EXTERNAL MODULE: ./build/src/triage/github.js
var triage_github = __webpack_require__(90848);
;// CONCATENATED MODULE: ./build/src/survey/facts.js



const JOB = {
    id: shape/* isNumber */.Et,
    attempt: shape/* isNumber */.Et,
    name: shape/* isString */.Kg,
    url: shape/* isString */.Kg,
    conclusion: shape/* isString */.Kg,
    failedStep: (0,shape/* orNull */.Xd)(shape/* isString */.Kg),
    failedAt: (0,shape/* listShape */.Cp)((0,shape/* objectShape */.pr)({ from: shape/* isString */.Kg, to: shape/* isString */.Kg })),
    started: (0,shape/* orNull */.Xd)(shape/* isNumber */.Et),
    ended: (0,shape/* orNull */.Xd)(shape/* isNumber */.Et),
};
const isJobList = (0,shape/* listShape */.Cp)((0,shape/* objectShape */.pr)(JOB));
function parseMoment(value) {
    const at = Date.parse((0,json/* asString */.oJ)(value));
    return Number.isNaN(at) ? null : Math.floor(at / 1000);
}
function listedRun(value, redactor) {
    const facts = (0,triage_github/* parseRun */.zZ)(value);
    if (facts === null || !(0,json/* isJsonObject */.OW)(value))
        return null;
    const created = parseMoment(value['created_at']) ?? 0;
    const ended = parseMoment(value['updated_at']) ?? created;
    return {
        ...facts,
        attempt: Math.max(1, facts.attempt),
        name: redactor.text(facts.name),
        workflow: redactor.text(facts.workflow),
        head_branch: facts.head_branch === null ? null : redactor.text(facts.head_branch),
        created,
        started: parseMoment(value['run_started_at']) ?? created,
        ended,
        pulls: listPullRequests(value, facts),
    };
}
function listPullRequests(value, { event, headRepository, head_branch: branch }) {
    const listed = Array.isArray(value['pull_requests']) ? value['pull_requests'] : [];
    const numbers = listed.flatMap((pull) => ((0,json/* isJsonObject */.OW)(pull) ? [`#${String(pull['number'])}`] : []));
    if (numbers.length > 0 || !event.startsWith('pull_request'))
        return numbers;
    return [`${headRepository ?? ''}:${branch ?? ''}`];
}
function surveyedJobs(jobs, redactor) {
    return jobs.filter(json/* isJsonObject */.OW).flatMap((job) => (0,triage_github/* parseJobs */.YF)({ jobs: [job] }).map(({ steps: _steps, begunAt: _begunAt, endedAt: _endedAt, ...record }) => ({
        ...record,
        name: redactor.text(record.name),
        failedStep: record.failedStep === null ? null : redactor.text(record.failedStep),
        started: parseMoment(job['started_at']),
        ended: parseMoment(job['completed_at']),
    })));
}
function ranFor({ started, ended }) {
    return started === null || ended === null ? 0 : Math.max(0, ended - started);
}
function createAttempt(jobs, attempt, earlier) {
    const ids = new Set(earlier.map(({ id }) => id));
    const moment = ({ name, started, ended }) => `${name}\n${started}\n${ended}`;
    const moments = new Set(earlier.filter(({ started }) => started !== null).map(moment));
    const isOld = (job) => ids.has(job.id) || moments.has(moment(job)) || (job.attempt > 0 && job.attempt < attempt);
    const listed = jobs ?? [];
    return { jobs: listed.filter((job) => !isOld(job)), takenOver: listed.filter(isOld), isRead: jobs !== null };
}

;// CONCATENATED MODULE: ./build/src/survey/causes.js





const EXAMPLES = 3;
const PASSED_ON = 10;
function toMinutes(seconds) {
    return Math.round((seconds / 60) * 100) / 100;
}
function minutes(number) {
    return number >= 10 || Number.isInteger(number) ? `${(0,markup/* count */.U9)(number)} min` : `${number.toFixed(1)} min`;
}
function secondsIn(sightings) {
    return sightings.reduce((sum, { at }) => sum + ranFor(at.job), 0);
}
function getEndTime({ at: { job, run } }) {
    return job.ended ?? run.ended;
}
function newestFirst(one, other) {
    return getEndTime(other) - getEndTime(one) || other.at.job.id - one.at.job.id;
}
function groupCauses(sightings) {
    const groups = new Map();
    for (const sighting of sightings)
        (0,lists/* addTo */.D)(groups, sighting.cause, sighting);
    return [...groups.values()]
        .map(createCause)
        .sort((one, other) => other.minutes - one.minutes || other.sightings - one.sightings || (one.id < other.id ? -1 : 1));
}
function createCause(group) {
    const seen = group.toSorted(newestFirst);
    const [newest] = seen;
    if (newest === undefined)
        throw new Error('a cause has at least one sighting');
    const different = (key) => new Set(seen.map(key)).size;
    const recovered = seen.filter((one) => one.recovered).length;
    const { workflow, job, step } = newest.place;
    return {
        id: newest.cause,
        signature: newest.signature,
        kind: newest.kind,
        class: newest.class,
        workflow,
        job,
        step,
        title: newest.title,
        tests: newest.tests.toSorted(),
        is_read: newest.isRead,
        legs: different(({ at }) => at.job.name),
        sightings: seen.length,
        runs: different(({ at }) => at.run.id),
        commits: different(({ at }) => at.run.head_sha),
        branches: different(({ at }) => at.run.head_branch),
        pull_requests: new Set(seen.flatMap(({ at }) => at.run.pulls)).size,
        first: instant(getEndTime(seen.at(-1) ?? newest)),
        last: instant(getEndTime(newest)),
        recovered,
        flaky: recovered > 0,
        minutes: toMinutes(secondsIn(seen)),
        examples: seen.slice(0, EXAMPLES).map(({ at: { run, job }, line }) => ({
            url: job.url === '' ? run.url : job.url,
            commit: run.head_sha,
            branch: run.head_branch,
            line,
        })),
    };
}
function byClass(make) {
    return {
        transient: make('transient'),
        deterministic: make('deterministic'),
        flaky: make('flaky'),
        cancelled: make('cancelled'),
        unknown: make('unknown'),
    };
}
function countClasses(sightings) {
    return byClass((name) => {
        const own = sightings.filter((one) => one.counted === name);
        return { sightings: own.length, minutes: toMinutes(secondsIn(own)) };
    });
}
function runClass(sightings) {
    return CLASSES.find((name) => sightings.some(({ counted }) => counted === name)) ?? 'unknown';
}
function groupTests(sightings, passes) {
    const byName = new Map();
    for (const sighting of sightings)
        for (const name of new Set(sighting.tests))
            (0,lists/* addTo */.D)(byName, name, sighting);
    return [...byName]
        .map(([name, group]) => createFailedTest(name, group.toSorted(newestFirst), passes))
        .sort((one, other) => other.passed_same_commit - one.passed_same_commit ||
        other.failed - one.failed ||
        (one.name < other.name ? -1 : 1));
}
function createFailedTest(name, seen, passes) {
    const passedOn = new Set(seen.filter(({ at }) => passes.of(at.run, at.job.name).length > 0).map(({ at }) => at.run.head_sha));
    const [newest] = seen;
    return {
        name,
        failed: seen.length,
        commits: new Set(seen.map(({ at }) => at.run.head_sha)).size,
        passed_same_commit: passedOn.size,
        passed_on: [...passedOn].slice(0, PASSED_ON),
        last: newest === undefined ? '' : instant(getEndTime(newest)),
    };
}

;// CONCATENATED MODULE: ./build/src/survey/unknown.js



const LEAST_SIGHTINGS = 3;
const MAX_LINES = 50;
function unknownLines(sightings) {
    const byLine = new Map();
    for (const one of sightings)
        if (one.class === 'unknown' && one.line !== null)
            (0,lists/* addTo */.D)(byLine, (0,paste/* withoutVariables */.KC)(one.title), one);
    return [...byLine.values()]
        .filter((group) => group.length >= LEAST_SIGHTINGS)
        .map((group) => {
        const title = group.toSorted(newestFirst)[0]?.title ?? '';
        return {
            line: title,
            sightings: group.length,
            causes: new Set(group.map(({ cause }) => cause)).size,
            minutes: toMinutes(secondsIn(group)),
            rule: (0,paste/* ruleFor */.sG)(title, (0,paste/* kindFor */.QK)(title)),
        };
    })
        .sort((one, other) => other.sightings - one.sightings || (one.line < other.line ? -1 : 1))
        .slice(0, MAX_LINES);
}

;// CONCATENATED MODULE: ./build/src/survey/advice.js





function createAdvice(document, sightings) {
    return [
        triageAdvice(document, sightings),
        retryAdvice(sightings),
        testAdvice(document),
        ruleAdvice(document),
        limitAdvice(sightings),
        neverPassed(document),
        retentionAdvice(document),
    ].filter((advice) => advice !== null);
}
function triageAdvice({ reruns, triage }, sightings) {
    if (triage.rerun_right < LEAST_SIGHTINGS)
        return null;
    const rerun = sightings.filter(({ at, recovered }) => recovered && at.run.attempt > 1);
    const names = [...new Set(rerun.map(({ at }) => at.run.name))].sort().slice(0, 10);
    const jobs = [...new Set(rerun.map(jobPattern))].sort().slice(0, 20);
    const judged = triage.rerun_right + triage.rerun_wrong;
    return {
        about: 'triage',
        text: `Let triage run failed jobs again. ${reruns.passed} of ${reruns.total} re-runs passed; triage would have started ${triage.would_have_started} of these ${reruns.total} by itself, and ${triage.rerun_right} of its ${judged} re-runs whose end is known passed.`,
        numbers: {
            reruns: reruns.total,
            passed: reruns.passed,
            would_have_started: triage.would_have_started,
            rerun_right: triage.rerun_right,
            rerun_wrong: triage.rerun_wrong,
            minutes: reruns.minutes,
        },
        paste: (0,paste/* createTriageWorkflow */.ys)(names, jobs),
    };
}
function jobPattern({ at, place }) {
    return at.job.name === place.job ? place.job : `${place.job} *`;
}
function retryAdvice(sightings) {
    const groups = new Map();
    for (const one of sightings)
        if (one.class === 'transient' && one.place.step !== null && (0,paste/* isOfTool */.S$)(one.rule))
            (0,lists/* addTo */.D)(groups, JSON.stringify([one.place, one.kind]), one);
    const [group] = dearest(groups);
    const [first] = group ?? [];
    if (group === undefined || first === undefined)
        return null;
    const step = first.place.step ?? '';
    const recovered = group.filter((one) => one.recovered).length;
    return {
        about: 'retry',
        text: `Retry the step ${(0,paste/* quoteForYaml */.Ph)(step)} of ${(0,paste/* quoteForYaml */.Ph)(first.place.job)} where it fails with ${first.kind}: ${group.length} failed jobs, ${minutes(minutesIn(group))}, ${recovered} of ${group.length} passed later on the same commit.`,
        numbers: { sightings: group.length, recovered, minutes: minutesIn(group) },
        paste: (0,paste/* createRetryStep */.xx)(step, first.rule ?? ''),
    };
}
const MOST_QUARANTINED = 10;
const QUARANTINE_DAYS = 30;
function testAdvice({ tests, window }) {
    const flaky = tests.filter(({ failed, passed_same_commit: passed }) => failed >= LEAST_SIGHTINGS && passed > 0);
    const [test] = flaky;
    if (test === undefined)
        return null;
    const { name, failed, commits, passed_same_commit: passed } = test;
    const until = new Date(Date.parse(window.until) + QUARANTINE_DAYS * 86_400_000).toISOString().slice(0, 10);
    const entries = flaky.slice(0, MOST_QUARANTINED).map((one) => {
        const reason = `failed ${one.failed} times on ${one.commits} commits, passed on ${one.passed_same_commit} of them`;
        return `  - name: ${(0,paste/* quoteForYaml */.Ph)(one.name)}\n    until: ${until}\n    reason: ${(0,paste/* quoteForYaml */.Ph)(reason)}\n`;
    });
    return {
        about: 'test',
        text: `Mend or quarantine the test ${(0,paste/* quoteForYaml */.Ph)(name)}: it failed ${failed} times on ${commits} commits, and its job passed on ${passed} of these ${commits} commits. A quarantine has an end, and everything else still fails the step.`,
        numbers: { failed, commits, passed_same_commit: passed },
        paste: `# .github/quarantine.yml\ntests:\n${entries.join('')}`,
    };
}
function ruleAdvice({ unknown }) {
    const [line] = unknown;
    if (line === undefined)
        return null;
    return {
        about: 'rule',
        text: `Add a rule for a line that no rule knows: ${line.sightings} failed jobs ended with it, ${minutes(line.minutes)}.`,
        numbers: { sightings: line.sightings, causes: line.causes, minutes: line.minutes },
        paste: `# .github/conductor-triage.yml\n${line.rule}`,
    };
}
function limitAdvice(sightings) {
    const groups = new Map();
    for (const one of sightings)
        if (isAtLimit(one.at))
            (0,lists/* addTo */.D)(groups, JSON.stringify([one.place.workflow, one.place.job]), one);
    const [group] = dearest(groups);
    const [first] = group ?? [];
    if (group === undefined || first === undefined)
        return null;
    const each = Math.ceil(secondsIn(group) / group.length / 60);
    return {
        about: 'limit',
        text: `The job ${(0,paste/* quoteForYaml */.Ph)(first.place.job)} of ${(0,paste/* quoteForYaml */.Ph)(first.place.workflow)} ran into its time limit ${group.length} times, ${minutes(minutesIn(group))}. If it hangs, a lower limit costs less; if it is slow, it needs a higher one.`,
        numbers: { sightings: group.length, minutes: minutesIn(group), minutes_each: each },
        paste: `jobs:\n  … # the id of ${(0,paste/* quoteForYaml */.Ph)(first.place.job)}\n    timeout-minutes: ${each * 2} # it ended after about ${each}\n`,
    };
}
function neverPassed({ workflows, repository }) {
    const worst = workflows
        .filter((one) => one.never_passed && one.failed >= LEAST_SIGHTINGS)
        .toSorted((one, other) => other.minutes_lost - one.minutes_lost || other.failed - one.failed)[0];
    if (worst === undefined)
        return null;
    const file = worst.workflow.split('/').at(-1) ?? '';
    return {
        about: 'never_passed',
        text: `The workflow ${(0,paste/* quoteForYaml */.Ph)(worst.workflow)} never passed in this window: ${worst.failed} of ${worst.runs} runs failed, ${minutes(worst.minutes_lost)}. Mend it, or switch it off.`,
        numbers: { runs: worst.runs, failed: worst.failed, minutes: worst.minutes_lost },
        paste: `gh workflow disable ${/^[\w.-]+$/.test(file) ? file : (0,paste/* quoteForYaml */.Ph)(file)} --repo ${repository}\n`,
    };
}
function retentionAdvice({ missing, repository }) {
    if (missing.logs_gone < LEAST_SIGHTINGS)
        return null;
    return {
        about: 'retention',
        text: `The logs of ${missing.logs_gone} failed jobs were gone, so their causes are not known. Survey more often with a cache, which remembers what a log said; or keep logs longer (Settings, Actions, General).`,
        numbers: { logs_gone: missing.logs_gone },
        paste: `conductor survey ${repository} --since 7d --cache .conductor/survey\n`,
    };
}
function dearest(groups) {
    return [...groups.values()]
        .filter((group) => group.length >= LEAST_SIGHTINGS)
        .sort((one, other) => secondsIn(other) - secondsIn(one) || other.length - one.length);
}
function minutesIn(group) {
    return toMinutes(secondsIn(group));
}

;// CONCATENATED MODULE: ./build/src/survey/branch.js




const HOUR_SECONDS = 3600;
function findRedTimes(runs) {
    const failed = new Set();
    const times = [];
    let since = null;
    for (const { workflow, ended, passed } of runs.toSorted((one, other) => one.ended - other.ended)) {
        if (passed)
            failed.delete(workflow);
        else
            failed.add(workflow);
        if (failed.size > 0)
            since ??= ended;
        else if (since !== null) {
            times.push({ from: since, to: ended });
            since = null;
        }
    }
    return since === null ? times : [...times, { from: since, to: null }];
}
function summarizeMain(tally, { to }) {
    const branch = tally.findDefaultBranch();
    if (branch === null)
        return null;
    const main = tally.branches.get(branch) ?? [];
    const times = findRedTimes(main);
    const hours = (seconds) => Math.round((seconds / HOUR_SECONDS) * 100) / 100;
    const mended = times.flatMap((time) => (time.to === null ? [] : [time.to - time.from]));
    const median = computeMedian(mended);
    return {
        branch,
        runs: main.length,
        hours_red: hours(times.reduce((sum, time) => sum + Math.max(0, (time.to ?? to) - time.from), 0)),
        turned_red: times.length,
        turned_green: mended.length,
        median_hours_until_green: median === null ? null : hours(median),
        is_red: times.at(-1)?.to === null,
    };
}
function summarizeWeeks({ days, passedDays }, window, judged, secondsLost) {
    const weeks = new Map();
    for (const day of listDays(window))
        (0,lists/* addTo */.D)(weeks, findMonday(day), day);
    const lost = new Map();
    const passedLater = new Map();
    for (const run of judged) {
        const day = instant(run.run.created).slice(0, 10);
        lost.set(day, (lost.get(day) ?? 0) + secondsLost(run));
        if (run.ends[0] === 'passed')
            passedLater.set(day, (passedLater.get(day) ?? 0) + 1);
    }
    return [...weeks].map(([week, own]) => {
        const sum = (counts) => own.reduce((all, day) => all + (counts.get(day) ?? 0), 0);
        return {
            week,
            runs: sum(days),
            passed_first: sum(passedDays) + sum(passedLater),
            minutes_lost: toMinutes(sum(lost)),
        };
    });
}
function findMonday(day) {
    const at = Date.parse(`${day}T00:00:00Z`) / 1000;
    const weekday = (new Date(at * 1000).getUTCDay() + 6) % 7;
    return instant(at - weekday * 86_400).slice(0, 10);
}

// EXTERNAL MODULE: ./build/src/triage/decision.js
var decision = __webpack_require__(1509);
// EXTERNAL MODULE: ./build/src/triage/history.js
var triage_history = __webpack_require__(57883);
;// CONCATENATED MODULE: ./build/src/survey/hindsight.js





const LIMITS = { highest: 2, jobs: [], except: [] };
function countReruns(runs) {
    const counts = { total: 0, passed: 0, same_cause: 0, other_cause: 0, other: 0 };
    let seconds = 0;
    for (const { attempts, ends, sightings } of runs) {
        const standing = new Map();
        for (const [at, { jobs }] of attempts.entries()) {
            const own = (sightings[at] ?? []).filter((one) => one.class !== 'cancelled');
            if (at > 0) {
                const before = new Set(standing.values());
                const isSame = own.length === 0 || own.some(({ cause }) => before.has(cause));
                counts.total += 1;
                counts[compareOutcome(ends[at], isSame)] += 1;
                seconds += jobs.reduce((sum, job) => sum + ranFor(job), 0);
            }
            for (const { name } of jobs)
                standing.delete(name);
            for (const one of own)
                standing.set(one.at.job.name, one.cause);
        }
    }
    return { ...counts, minutes: toMinutes(seconds) };
}
function compareOutcome(end, isSame) {
    if (end === 'passed')
        return 'passed';
    if (end !== 'failed')
        return 'other';
    return isSame ? 'same_cause' : 'other_cause';
}
function createHindsight(runs, passes) {
    const sum = { rerun_right: 0, rerun_wrong: 0, leave_right: 0, leave_wrong: 0, rerun: 0, leave: 0 };
    const waits = [];
    let [unknown, started] = [0, 0];
    const failures = runs.filter(({ ends }) => ends[0] === 'failed');
    for (const judged of failures) {
        const decision = wouldRerun(judged, passes) ? 'rerun' : 'leave';
        sum[decision] += 1;
        const next = judged.ends[1];
        if (next !== 'passed' && next !== 'failed')
            unknown += 1;
        else
            sum[`${decision}_${(next === 'passed') === (decision === 'rerun') ? 'right' : 'wrong'}`] += 1;
        if (decision === 'leave' || judged.attempts.length < 2)
            continue;
        started += 1;
        const wait = secondsBetween(judged.attempts[0]?.jobs ?? [], judged.attempts[1]?.jobs ?? []);
        if (wait !== null)
            waits.push(wait);
    }
    const median = computeMedian(waits);
    return {
        first_failures: failures.length,
        ...sum,
        right: sum.rerun_right + sum.leave_right,
        wrong: sum.rerun_wrong + sum.leave_wrong,
        unknown,
        would_have_started: started,
        minutes_until_rerun: toMinutes(waits.reduce((sum, wait) => sum + wait, 0)),
        median_minutes_until_rerun: median === null ? null : toMinutes(median),
    };
}
function wouldRerun({ run, failed }, passes) {
    const jobs = failed
        .filter(({ attempt }) => attempt === 1)
        .flatMap((one) => {
        const triaged = one.finding === null ? [] : [{ ...one.finding.triaged, name: one.job.name }];
        return triaged.map((job) => (0,triage_history/* withHistory */.$)(job, run, listPastAttempts(one, passes), ''));
    });
    const conclusion = run.attempt === 1 ? run.conclusion : 'failure';
    return (0,decision/* decideRerun */.X)({ status: 'completed', conclusion, attempt: 1 }, jobs, LIMITS).decision === 'rerun';
}
function listPastAttempts({ run, job }, passes) {
    const failedAt = job.ended ?? run.ended;
    return passes
        .of(run, job.name)
        .filter((pass) => pass.run !== run.id && pass.event === run.event && pass.ended <= failedAt)
        .map((pass) => ({ run: pass.run, attempt: pass.attempt, jobs: [{ ...job, conclusion: 'success' }] }));
}
function secondsBetween(before, after) {
    const end = Math.max(...before.flatMap(({ ended }) => ended ?? []));
    const begin = Math.min(...after.flatMap(({ started }) => started ?? []));
    return Number.isFinite(end) && Number.isFinite(begin) ? Math.max(0, begin - end) : null;
}

;// CONCATENATED MODULE: ./build/src/survey/document.js









function createBasis(facts) {
    const { tally, window } = facts;
    const passes = new Passes(facts.runs, tally.successes);
    const judged = facts.runs.map((run) => judge(run, passes)).sort((one, other) => one.run.id - other.run.id);
    const sightings = judged.flatMap((run) => run.sightings.flat());
    const failedFirst = judged.filter(({ ends }) => ends[0] === 'failed');
    const listEnded = (end) => judged.filter(({ ends }) => ends.at(-1) === end);
    const basis = {
        schema_version: 1,
        repository: facts.repository,
        window: { since: instant(window.from), until: instant(window.to) },
        branches: facts.branches,
        selected_workflows: facts.workflows,
        complete: facts.complete,
        missing: facts.missing,
        totals: {
            runs: tally.runs,
            attempts: tally.attempts,
            failed_first: failedFirst.length,
            failed: listEnded('failed').length,
            cancelled: listEnded('cancelled').length,
            other: listEnded('other').length + tally.other,
            without_failed_job: listEnded('failed').filter(hasNoFailedJob).length,
            minutes: toMinutes(judged.reduce((sum, run) => sum + secondsLost(run), 0)),
        },
        workflows: summarizeWorkflows(tally, judged),
        classes: countClasses(sightings),
        causes: groupCauses(sightings),
        tests: groupTests(sightings, passes),
        reruns: countReruns(judged),
        triage: createHindsight(judged, passes),
        days: dayCounts(facts, failedFirst),
        main: summarizeMain(tally, window),
        weeks: summarizeWeeks(tally, window, judged, secondsLost),
        unknown: unknownLines(sightings),
    };
    return { basis, judged, sightings };
}
function judge(run, passes) {
    const sightings = run.attempts.map(() => []);
    for (const failed of run.failed)
        sightings[failed.attempt - 1]?.push(createSighting(failed, passes));
    return { ...run, ends: attemptEnds(run), sightings };
}
function hasNoFailedJob({ attempts, sightings }) {
    return sightings.flat().length === 0 && attempts.every(({ isRead }) => isRead);
}
function secondsLost({ attempts, ends }) {
    const lost = attempts.filter((_, at) => ends[at] === 'failed' || ends[at] === 'cancelled');
    return lost.flatMap(({ jobs }) => jobs).reduce((sum, job) => sum + ranFor(job), 0);
}
function summarizeWorkflows(tally, judged) {
    const byWorkflow = new Map();
    for (const run of judged)
        (0,lists/* addTo */.D)(byWorkflow, run.run.workflow, run);
    return [...tally.workflows]
        .map(([workflow, { name, runs, passedFirst, seconds }]) => {
        const own = byWorkflow.get(workflow) ?? [];
        const passed = passedFirst + own.filter(({ ends }) => ends.at(-1) === 'passed').length;
        const failed = own.filter(({ ends }) => ends.at(-1) === 'failed').length;
        const median = computeMedian(seconds);
        return {
            workflow,
            name,
            runs,
            passed_first: passedFirst + own.filter(({ ends }) => ends[0] === 'passed').length,
            passed,
            failed,
            never_passed: passed === 0 && failed > 0,
            median_minutes: median === null ? null : toMinutes(median),
            minutes_lost: toMinutes(own.reduce((sum, run) => sum + secondsLost(run), 0)),
        };
    })
        .sort((one, other) => other.minutes_lost - one.minutes_lost || (one.workflow < other.workflow ? -1 : 1));
}
function dayCounts({ tally, window }, failedFirst) {
    const byDay = new Map();
    for (const { run, sightings } of failedFirst)
        (0,lists/* addTo */.D)(byDay, instant(run.created).slice(0, 10), runClass(sightings[0] ?? []));
    return listDays(window).map((date) => {
        const failed = byDay.get(date) ?? [];
        const classes = byClass((name) => failed.filter((one) => one === name).length);
        return { date, runs: tally.days.get(date) ?? 0, failed_first: failed.length, classes };
    });
}

;// CONCATENATED MODULE: ./build/src/survey/index.js



function createSurvey(facts, earlier) {
    const { basis, judged, sightings } = createBasis(facts);
    const compared = earlier === null ? {} : { compare: compareWith(earlier, basis) };
    const document = { ...basis, advice: createAdvice(basis, sightings), ...compared };
    return { document, judged };
}

;// CONCATENATED MODULE: ./build/src/survey/many.js




const TOTALS = ['runs', 'attempts', 'failed_first', 'failed', 'cancelled', 'other', 'minutes'];
const round = (number) => Math.round(number * 100) / 100;
function createManyDocument(surveyed, window) {
    const repositories = surveyed.toSorted((one, other) => lostMinutes(other) - lostMinutes(one) || (one.repository < other.repository ? -1 : 1));
    const read = repositories.flatMap(({ survey }) => survey ?? []);
    const sum = (value) => round(read.reduce((all, survey) => all + value(survey), 0));
    return {
        schema_version: 1,
        window: { since: instant(window.from), until: instant(window.to) },
        complete: read.length === repositories.length && read.every(({ complete }) => complete),
        totals: Object.fromEntries(TOTALS.map((name) => [name, sum(({ totals }) => totals[name])])),
        classes: byClass((name) => ({
            sightings: sum(({ classes }) => classes[name].sightings),
            minutes: sum(({ classes }) => classes[name].minutes),
        })),
        causes: joinCauses(read),
        repositories,
    };
}
function lostMinutes({ survey }) {
    return survey?.totals.minutes ?? -1;
}
function joinCauses(surveys) {
    const groups = new Map();
    for (const { repository, causes } of surveys)
        for (const cause of causes)
            (0,lists/* addTo */.D)(groups, cause.signature, { repository, cause });
    return [...groups.values()]
        .flatMap((group) => {
        const [first] = group.toSorted((one, other) => other.cause.minutes - one.cause.minutes);
        if (first === undefined)
            return [];
        const { signature, kind, class: name, title } = first.cause;
        const total = (value) => round(group.reduce((all, { cause }) => all + value(cause), 0));
        return {
            signature,
            kind,
            class: name,
            title,
            sightings: total(({ sightings }) => sightings),
            minutes: total((cause) => cause.minutes),
            repositories: [...new Set(group.map(({ repository }) => repository))].sort(),
            causes: group.map(({ repository, cause }) => ({ repository, id: cause.id })),
        };
    })
        .sort((one, other) => Number(other.repositories.length > 1) - Number(one.repositories.length > 1) ||
        other.minutes - one.minutes ||
        other.sightings - one.sightings ||
        (one.signature < other.signature ? -1 : 1));
}
function partId(repository) {
    return `repository-${repository.toLowerCase().replaceAll(/[^a-z0-9]/g, '-')}`;
}
function manyTotals({ totals, repositories }) {
    const unread = repositories.filter(({ survey }) => survey === null).length;
    return [
        ['Repositories', `${(0,markup/* count */.U9)(repositories.length)}${unread === 0 ? '' : `, ${(0,markup/* count */.U9)(unread)} not read`}`],
        ['Runs', (0,markup/* count */.U9)(totals.runs)],
        ['Failed at the first attempt', `${(0,markup/* count */.U9)(totals.failed_first)} of ${(0,markup/* renderCount */.SS)(totals.runs, 'run')}`],
        ['Failed after all attempts', `${(0,markup/* count */.U9)(totals.failed)} of ${(0,markup/* renderCount */.SS)(totals.runs, 'run')}`],
        ['Lost', `${minutes(totals.minutes)} of all jobs in failed or cancelled attempts`],
    ];
}
function repositoriesSection({ repositories }, shown) {
    return {
        id: 'repositories',
        title: 'Repositories, the most minutes lost first',
        total: repositories.length,
        lines: [],
        columns: ['repository', 'lost', 'failed at first', 'dearest cause'],
        rows: repositories.slice(0, shown).map(({ repository, survey, problem }) => {
            const name = { part: repository };
            if (survey === null)
                return [name, '', `not read: ${problem ?? ''}`, ''];
            const { totals, causes, complete } = survey;
            const failed = `${(0,markup/* count */.U9)(totals.failed_first)} of ${(0,markup/* renderCount */.SS)(totals.runs, 'run')}${complete ? '' : ', not complete'}`;
            const [dearest] = causes;
            return [name, minutes(totals.minutes), failed, dearest === undefined ? '' : { code: dearest.title }];
        }),
    };
}
function sharedCausesSection({ causes }, shown) {
    const all = causes.filter((cause) => cause.class !== 'cancelled');
    return {
        id: 'shared-causes',
        title: 'Causes, those that several repositories share first',
        total: all.length,
        lines: [],
        columns: ['repositories', 'lost', 'failed jobs', 'kind', 'line'],
        rows: all
            .slice(0, shown)
            .map((cause) => [
            cause.repositories.length === 1
                ? (cause.repositories[0] ?? '')
                : `${(0,markup/* count */.U9)(cause.repositories.length)}: ${cause.repositories.slice(0, 5).join(', ')}${cause.repositories.length > 5 ? ', …' : ''}`,
            minutes(cause.minutes),
            (0,markup/* renderCount */.SS)(cause.sightings, 'failed job'),
            `${cause.kind ?? 'no known kind'}, ${cause.class}`,
            { code: cause.title },
        ]),
    };
}

// EXTERNAL MODULE: ./build/src/triage/remember.js
var remember = __webpack_require__(13864);
// EXTERNAL MODULE: ./build/src/core/ports.js
var ports = __webpack_require__(51848);
// EXTERNAL MODULE: ./build/src/core/version.js
var version = __webpack_require__(42032);
;// CONCATENATED MODULE: ./build/src/run/survey-cache.js








const isFinding = (0,shape/* narrowShape */.zs)({
    triaged: (0,shape/* objectShape */.pr)({
        kind: (0,shape/* orNull */.Xd)(shape/* isString */.Kg),
        class: (0,shape/* oneOf */.yL)('transient', 'deterministic', 'unknown', 'cancelled'),
        evidence: (0,shape/* listShape */.Cp)((0,shape/* objectShape */.pr)({ line: (0,shape/* orNull */.Xd)(shape/* isNumber */.Et), text: shape/* isString */.Kg })),
        step: (0,shape/* orNull */.Xd)(shape/* isString */.Kg),
        rule: (0,shape/* orNull */.Xd)(shape/* isString */.Kg),
        annotations: (0,shape/* listShape */.Cp)((0,shape/* objectShape */.pr)({ file: shape/* isString */.Kg, line: shape/* isNumber */.Et, message: shape/* isString */.Kg })),
        tests: (0,shape/* listShape */.Cp)(shape/* isString */.Kg),
        note: (0,shape/* orNull */.Xd)(shape/* isString */.Kg),
        guarded: (0,shape/* optional */.lq)(shape/* isString */.Kg),
        rerun: (0,shape/* optional */.lq)((0,shape/* oneOf */.yL)(false)),
    }),
    log: (0,shape/* oneOf */.yL)('read', 'gone'),
    last: (0,shape/* orNull */.Xd)((0,shape/* objectShape */.pr)({ line: shape/* isNumber */.Et, text: shape/* isString */.Kg })),
});
const FORMAT = 1;
class SurveyCache {
    files;
    problem = null;
    #base;
    #jobs;
    #findings;
    constructor(files, folder, { server, repository, rules }) {
        this.files = files;
        const place = computeCacheKey([server, repository.toLowerCase()]);
        const base = folder === null ? null : external_node_path_default().join(folder, `${repository.replace('/', '+')}-${place}`);
        this.#base = base;
        this.#jobs = base === null ? null : external_node_path_default().join(base, `jobs-${FORMAT}`);
        this.#findings = base === null ? null : external_node_path_default().join(base, `findings-${computeCacheKey([FORMAT, version/* VERSION */.x, rules])}`);
    }
    lastRead() {
        const value = this.#read(this.#base, 'read');
        return (0,shape/* isNumber */.Et)(value) ? value : 0;
    }
    markRead(now) {
        this.#write(this.#base, 'read', now);
    }
    jobs(run, attempt) {
        const value = this.#read(this.#jobs, `${run}-${attempt}`);
        return isJobList(value) ? value : null;
    }
    storeJobs(run, attempt, jobs) {
        this.#write(this.#jobs, `${run}-${attempt}`, jobs);
    }
    finding(job) {
        const value = this.#read(this.#findings, String(job));
        return isFinding(value) ? value : null;
    }
    storeFinding(job, finding) {
        this.#write(this.#findings, String(job), finding);
    }
    #read(folder, name) {
        const text = folder === null ? null : (0,ports/* textIfReadable */.VQ)(this.files, external_node_path_default().join(folder, `${name}.json`));
        return text === null ? null : ((0,json/* parseJson */.qF)(text) ?? null);
    }
    #write(folder, name, value) {
        if (folder === null || this.problem !== null)
            return;
        const problem = (0,result/* tryAction */.Y$)(() => {
            this.files.makeFolder(folder);
            this.files.replace(external_node_path_default().join(folder, `${name}.json`), `${JSON.stringify(value)}\n`, 'plain');
        });
        if (problem !== null)
            this.problem = `the cache cannot be written: ${problem}`;
    }
}
function computeCacheKey(parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

// EXTERNAL MODULE: ./build/src/triage/document.js
var triage_document = __webpack_require__(58934);
// EXTERNAL MODULE: ./build/src/triage/verdict.js + 1 modules
var triage_verdict = __webpack_require__(10872);
// EXTERNAL MODULE: ./build/src/run/triage-job.js
var triage_job = __webpack_require__(55804);
;// CONCATENATED MODULE: ./build/src/run/survey-read.js











function progressWords({ runs, looked, remarkable, jobs, failedJobs }) {
    return [
        `${runs} runs listed`,
        ...(looked > 0 ? [`jobs of ${looked} of ${remarkable} read`] : []),
        ...(jobs > 0 ? [`${jobs} of ${failedJobs} failed jobs looked at`] : []),
    ];
}
const LIMIT_NOTE = "GitHub's limit was reached";
const AT_ONCE = 4;
const PER_PAGE = 100;
const MAX_ATTEMPTS = 100;
const MAX_SPLITS = 5000;
const MOST_LISTED = 1000;
const MAX_JOB_PAGES = 100;
const TRIES = 3;
const FIRST_WAIT_MS = 500;
const UNNAMED_WAIT_MS = 60_000;
const GONE_AFTER_SECONDS = 3600;
class SurveyReader {
    request;
    #tally = new Tally();
    #missing = {
        runs: 0,
        attempts: 0,
        logs_gone: 0,
        logs_forbidden: 0,
        logs_cut: 0,
        logs_failed: 0,
        notes: [],
    };
    #base;
    #api;
    #complete = true;
    #answers = 0;
    #limit = null;
    #waiting = null;
    #done = { looked: 0, jobs: 0, failedJobs: 0 };
    constructor(request) {
        this.request = request;
        const { api, repository } = request;
        this.#base = `/repos/${repository}`;
        this.#api = {
            request: (method, path, body) => this.#ask(() => api.request(method, path, body)),
            stream: (path) => this.#ask(() => api.stream(path)),
        };
    }
    async read() {
        const first = await this.#list();
        if (this.#answers === 0 && first !== null)
            return (0,result/* err */._q)(first);
        const remarkable = this.#tally.remarkable.toSorted((one, other) => other.created - one.created || other.id - one.id);
        const runs = [];
        await drain(remarkable, async (run) => {
            runs.push(await this.#readRun(run));
            this.#done.looked += 1;
            this.#tell();
        });
        await this.#readLogs(runs.flatMap(({ failed }) => failed));
        if (this.#limit !== null) {
            this.#complete = false;
            this.#missing.notes.push(this.request.redactor.text(`${LIMIT_NOTE}: ${this.#limit.message}`));
        }
        return (0,result.ok)({ tally: this.#tally, runs, complete: this.#complete, missing: this.#missing });
    }
    async #ask(ask) {
        for (let attempt = 1;; attempt += 1) {
            await this.#waiting;
            if (this.#limit !== null)
                return (0,result/* err */._q)(this.#limit);
            const answer = await ask();
            if (answer.ok)
                return answer;
            if (answer.error.isRateLimit === true) {
                if (!this.request.waits) {
                    this.#limit = answer.error;
                    return answer;
                }
                await this.#waitOut(answer.error);
                attempt = 0;
            }
            else if (answer.error.status !== null || attempt >= TRIES)
                return answer;
            else
                await this.request.sleep(FIRST_WAIT_MS * 2 ** (attempt - 1));
        }
    }
    #waitOut({ retryAfterMs }) {
        if (this.#waiting !== null)
            return this.#waiting;
        const { now, sleep, note } = this.request;
        const wait = retryAfterMs ?? UNNAMED_WAIT_MS;
        note(`GitHub's limit is reached; waiting until ${new Date(now() + wait).toISOString().slice(0, 19)}Z`);
        this.#waiting = sleep(wait).then(() => {
            this.#waiting = null;
        });
        return this.#waiting;
    }
    #miss(note) {
        this.#complete = false;
        const { notes } = this.#missing;
        if (this.#limit === null && notes.length < 20)
            notes.push(this.request.redactor.text(note));
    }
    #tell() {
        const { runs, remarkable } = this.#tally;
        this.request.progress({ runs, remarkable: remarkable.length, ...this.#done });
    }
    async #list() {
        const { branches, workflows, window } = this.request;
        const paths = workflows.map((file) => `${this.#base}/actions/workflows/${encodeURIComponent(file)}/runs`);
        const queries = branches.map((branch) => ({ branch }));
        const parts = (paths.length > 0 ? paths : [`${this.#base}/actions/runs`]).flatMap((path) => (queries.length > 0 ? queries : [{}]).map((query) => ({ path, query, window })));
        let first = null;
        await drain(parts, async (part) => {
            const problem = await this.#listPart(part, parts);
            if (problem === null)
                return;
            first ??= problem;
            this.#miss(`runs created in ${createdQuery(part.window)} cannot be listed: ${problem.message}`);
        });
        return first;
    }
    #splits = 0;
    #listPart({ path, query, window }, parts) {
        const asked = { ...query, created: createdQuery(window) };
        return this.#pages(path, asked, 'workflow_runs', MOST_LISTED / PER_PAGE, (items, total, page) => {
            this.#answers += 1;
            if (page === 1 && total >= MOST_LISTED) {
                this.#splits += 1;
                const smaller = (this.#splits > MAX_SPLITS ? [] : halves(window)).map((half) => ({ path, query, window: half }));
                parts.unshift(...smaller);
                if (smaller.length > 0)
                    return false;
                const more = total - MOST_LISTED;
                this.#missing.runs += more;
                if (more > 0)
                    this.#miss(`${more} runs of ${asked.created} are not listed by GitHub`);
            }
            for (const each of items) {
                const run = listedRun(each, this.request.redactor);
                if (run !== null)
                    this.#tally.add(run);
            }
            this.#tell();
            return true;
        });
    }
    async #pages(path, query, name, mostPages, take) {
        for (let page = 1; page <= mostPages; page += 1) {
            const answer = await this.#api.request('GET', (0,github/* withQuery */.VL)(path, { ...query, per_page: PER_PAGE, page }));
            if (!answer.ok)
                return answer.error;
            const items = (0,json/* isJsonObject */.OW)(answer.value) ? answer.value[name] : null;
            if (!(0,json/* isJsonObject */.OW)(answer.value) || !Array.isArray(items))
                return { status: null, message: `the answer is not a list of ${name}` };
            const counted = answer.value['total_count'];
            const total = (0,json/* isCount */.my)(counted) ? counted : items.length < PER_PAGE ? 0 : MOST_LISTED - 1;
            if (!take(items, total, page) || items.length === 0 || page * PER_PAGE >= total)
                break;
        }
        return null;
    }
    async #readRun(run) {
        const attempts = [];
        for (let attempt = 1; attempt <= Math.min(run.attempt, MAX_ATTEMPTS); attempt += 1) {
            const jobs = await this.#jobsOf(run.id, attempt);
            const earlier = attempts.flatMap((each) => each.jobs);
            attempts.push(createAttempt(jobs, attempt, earlier));
        }
        const allowed = allowedToFail({ run, attempts });
        const failed = attempts.flatMap(({ jobs }, at) => jobs
            .filter((job) => (0,triage_github/* hasFailed */.WN)(job) && !allowed.has(job.name))
            .map((job) => ({ run, attempt: at + 1, job, finding: null })));
        this.#done.failedJobs += failed.length;
        return { run, attempts, failed };
    }
    async #jobsOf(run, attempt) {
        const stored = this.request.cache.jobs(run, attempt);
        if (stored !== null)
            return stored;
        const jobs = [];
        const path = `${this.#base}/actions/runs/${run}/attempts/${attempt}/jobs`;
        const problem = await this.#pages(path, {}, 'jobs', MAX_JOB_PAGES, (items) => {
            for (const job of surveyedJobs(items, this.request.redactor))
                jobs.push(job);
            return true;
        });
        if (problem !== null) {
            this.#missing.attempts += 1;
            this.#miss(`jobs of attempt ${attempt} of run ${run} cannot be listed: ${problem.message}`);
            return null;
        }
        this.request.cache.storeJobs(run, attempt, jobs);
        return jobs;
    }
    async #readLogs(failed) {
        const rank = ({ job }) => (job.conclusion === 'cancelled' ? 1 : 0);
        const order = failed.toSorted((one, other) => rank(one) - rank(other) || (other.job.ended ?? 0) - (one.job.ended ?? 0) || other.job.id - one.job.id);
        const started = order.filter((one) => rank(one) === 0 || one.job.failedStep !== null || ranFor(one.job) > 0);
        const looked = new Set(started.slice(0, this.request.logs));
        const cut = new Set(started.slice(this.request.logs));
        for (const one of order.filter((each) => !looked.has(each))) {
            const isCut = cut.has(one);
            if (isCut)
                this.#missing.logs_cut += 1;
            one.finding = this.#unread(one.job, isCut ? 'cut' : 'gone');
        }
        this.#done.failedJobs = looked.size;
        await drain([...looked], async (one) => {
            one.finding = await this.#findingOn(one.job);
            const { log } = one.finding;
            if (log !== 'read')
                this.#missing[`logs_${log}`] += 1;
            this.#done.jobs += 1;
            this.#tell();
        });
    }
    #unread(job, log) {
        const { id, name, url, conclusion } = job;
        const verdict = (0,triage_verdict/* jobVerdict */.pS)(this.request.rules, null, (0,triage_job/* createJobFacts */.hR)(job));
        return {
            triaged: (0,triage_document/* createTriagedJob */.Mo)({ id, name, url, conclusion }, verdict, this.request.redactor, null),
            log,
            last: null,
        };
    }
    async #findingOn(job) {
        const { cache, rules, redactor, now } = this.request;
        const stored = cache.finding(job.id);
        if (stored !== null)
            return stored;
        for (let attempt = 1;; attempt += 1) {
            const looked = await (0,triage_job/* lookAtJob */.EG)({ api: this.#api, base: this.#base, rules, redactor }, job, true);
            const { noLog, noAnnotations, last } = looked;
            if (noLog !== null && noLog.status === null && this.#limit === null && attempt < TRIES)
                continue;
            const { evidence, annotations } = looked.triaged;
            const triaged = { ...looked.triaged, evidence: evidence.slice(0, 1), annotations: annotations.slice(0, 1) };
            const finding = { triaged, log: logState(noLog), last: evidence.length > 0 ? null : last };
            if (finding.log === 'failed')
                this.#miss(`the log of job ${job.id} cannot be read: ${noLog?.message ?? ''}`);
            const isLongAgo = job.ended !== null && now() / 1000 - job.ended > GONE_AFTER_SECONDS;
            const isFinal = finding.log === 'read' || (finding.log === 'gone' && isLongAgo);
            if (isFinal && (noAnnotations === null || isRefusal(noAnnotations)))
                cache.storeFinding(job.id, finding);
            return finding;
        }
    }
}
function isRefusal({ status, isRateLimit }) {
    return isRateLimit !== true && status !== null && status < 500;
}
function logState(problem) {
    if (problem === null)
        return 'read';
    if (!isRefusal(problem))
        return 'failed';
    return problem.status === 404 || problem.status === 410 ? 'gone' : 'forbidden';
}
async function drain(queue, work) {
    const busy = new Set();
    while (queue.length > 0 || busy.size > 0) {
        const item = busy.size < AT_ONCE ? queue.shift() : undefined;
        if (item === undefined) {
            await Promise.race(busy);
            continue;
        }
        const doing = work(item).finally(() => busy.delete(doing));
        busy.add(doing);
    }
}

// EXTERNAL MODULE: ./build/src/run/triage.js + 2 modules
var triage = __webpack_require__(23534);
;// CONCATENATED MODULE: ./build/src/run/survey.js














async function survey(request, files) {
    const { repository, window, branches, ledger, note } = request;
    const place = { server: request.server, repository, rules: request.rulesText ?? '' };
    const cache = new SurveyCache(files, request.cacheFolder, place);
    const workflows = request.workflows.map((file) => external_node_path_default().posix.basename(file.replaceAll('\\', '/')));
    const read = await new SurveyReader({ ...request, workflows, cache }).read();
    if (!read.ok)
        return read;
    if (read.value.complete)
        cache.markRead(request.now());
    if (cache.problem !== null)
        note(cache.problem);
    const { document, judged } = createSurvey({ repository, window, branches, workflows, ...read.value }, request.earlier);
    if (ledger !== null) {
        const problem = (0,ledger_file/* writeAllInLedger */.XT)(files, ledger, ledgerOfSurvey(judged));
        if (problem !== null)
            note(`the runs are not in the ledger: ${problem}`);
    }
    return (0,result.ok)(document);
}
async function surveyMany(request, names, files) {
    const { server, cacheFolder, rulesText } = request;
    const readAt = new Map(names.map((repository) => {
        const cache = new SurveyCache(files, cacheFolder, { server, repository, rules: rulesText ?? '' });
        return [repository, cache.lastRead()];
    }));
    const order = names.toSorted((one, other) => (readAt.get(one) ?? 0) - (readAt.get(other) ?? 0));
    const surveyed = [];
    let isLimited = false;
    for (const repository of order) {
        if (isLimited) {
            surveyed.push({ repository, survey: null, problem: "GitHub's limit was reached before its turn" });
            continue;
        }
        const done = await survey({ ...request, repository, earlier: null }, files);
        isLimited = done.ok
            ? done.value.missing.notes.some((note) => note.startsWith(LIMIT_NOTE))
            : done.error.isRateLimit === true;
        surveyed.push({
            repository,
            survey: done.ok ? done.value : null,
            problem: done.ok ? null : request.redactor.text(done.error.message),
        });
    }
    return createManyDocument(surveyed, request.window);
}
const MOST_REPOSITORY_PAGES = 100;
async function listRepositories(api, asked) {
    const lines = (asked.list ?? '').split(/[\n,]/).map((line) => line.replace(/#.*/, '').trim());
    const named = [...asked.names, ...lines.filter((line) => line !== '')];
    const wrong = named.find((name) => !(0,github/* isRepositoryName */.en)(name));
    if (wrong !== undefined)
        return (0,result/* err */._q)(`${JSON.stringify(wrong)} is not OWNER/REPO`);
    const ofOrg = asked.org === null ? (0,result.ok)([]) : await listOrganization(api, asked.org, asked);
    if (!ofOrg.ok)
        return ofOrg;
    const byName = new Map([...named, ...ofOrg.value].map((name) => [name.toLowerCase(), name]));
    return byName.size === 0 ? (0,result/* err */._q)('there is no repository to survey') : (0,result.ok)([...byName.values()]);
}
async function listOrganization(api, org, { topics, archived }) {
    const names = [];
    for (let page = 1; page <= MOST_REPOSITORY_PAGES; page += 1) {
        const path = (0,github/* withQuery */.VL)(`/orgs/${encodeURIComponent(org)}/repos`, { per_page: 100, page });
        const answer = await api.request('GET', path);
        if (!answer.ok)
            return (0,result/* err */._q)(`the repositories of ${org} cannot be listed: ${answer.error.message}`);
        const items = Array.isArray(answer.value) ? answer.value : [];
        for (const item of items.filter(json/* isJsonObject */.OW)) {
            const { full_name: name, archived: isArchived, disabled, topics: own } = item;
            const has = (topic) => Array.isArray(own) && own.includes(topic);
            const isLeftOut = disabled === true || (isArchived === true && !archived) || !topics.every(has);
            if (typeof name === 'string' && (0,github/* isRepositoryName */.en)(name) && !isLeftOut)
                names.push(name);
        }
        if (items.length < 100)
            break;
    }
    return (0,result.ok)(names);
}
async function surveyBasis(asked, folder, loadPatterns) {
    const window = parseWindow(asked.since || DEFAULT_SINCE, asked.until, Date.now());
    if (!window.ok)
        return window;
    const rules = await (0,triage/* readTriageRules */.GU)(asked.rules, folder, loadPatterns);
    if (!rules.ok)
        return rules;
    const text = (0,triage/* triageRulesText */.ju)(asked.rules, folder);
    return (0,result.ok)({ window: window.value, rules: rules.value, rulesText: text.ok ? text.value : null, now: Date.now });
}
function readEarlier(files, file, shown, repository) {
    const text = (0,result/* tryResult */.Bh)(() => files.readText(file));
    return text.ok ? earlierSurvey(text.value, shown, repository) : (0,result/* err */._q)(`${shown} cannot be read: ${text.error}`);
}
function ledgerOfSurvey(judged) {
    return judged
        .filter(({ ends, attempts }) => ends.at(-1) === 'failed' || attempts.length > 1)
        .toSorted((one, other) => one.run.created - other.run.created || one.run.id - other.run.id)
        .map(createLedgerEntry);
}
function createLedgerEntry({ run, ends, sightings, attempts }) {
    const seen = new Map();
    for (const one of sightings.flat().filter(({ class: ofClass }) => ofClass !== 'cancelled')) {
        const [node, kind] = [one.at.job.name, one.kind ?? remember/* UNKNOWN_KIND */.a];
        const key = JSON.stringify([node, kind]);
        const known = seen.get(key) ?? { node, kind, count: 0, recovered: 0, recovery_attempts: 0 };
        const passed = attempts.findIndex(({ jobs }, at) => at >= one.at.attempt && jobs.some((job) => job.name === node && job.conclusion === 'success'));
        const recovery = passed === -1 ? {} : { recovered: 1, recovery_attempts: passed + 1 };
        seen.set(key, { ...known, count: known.count + 1, ...recovery });
    }
    return (0,ledger/* ledgerEntry */.ay)({
        run_id: `github-${run.id}`,
        timestamp: instant(run.created),
        workflow: { name: run.name, file: run.workflow },
        outcome: ends.at(-1) === 'passed' ? 'success' : 'failed',
        commit: run.head_sha,
        event: run.event,
        passed: attempts.flatMap(({ jobs }) => jobs.filter((job) => job.conclusion === 'success').map(({ name }) => name)),
        sightings: [...seen.values()],
    });
}

// EXTERNAL MODULE: ./build/src/text/markdown.js
var markdown = __webpack_require__(8891);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/reporters/html/document.js
var html_document = __webpack_require__(81068);
// EXTERNAL MODULE: ./build/src/reporters/html/style.js
var style = __webpack_require__(49724);
;// CONCATENATED MODULE: ./build/src/survey/sections.js



function formatDate(moment) {
    return moment.slice(0, 10);
}
function formatSurveyTitle({ repository }) {
    return `CI survey of ${repository}`;
}
function windowWords({ window, branches, selected_workflows: workflows }) {
    const only = [
        ...(branches.length > 0 ? [`branches ${branches.join(', ')}`] : []),
        ...(workflows.length > 0 ? [`workflows ${workflows.join(', ')}`] : []),
    ];
    const whole = `${formatDate(window.since)} to ${formatDate(window.until)}, days of UTC`;
    return only.length === 0 ? whole : `${whole}; only ${only.join('; ')}`;
}
function totalRows({ totals }) {
    const share = (number) => `${(0,markup/* count */.U9)(number)} of ${(0,markup/* renderCount */.SS)(totals.runs, 'run')}`;
    return [
        ['Runs', `${(0,markup/* count */.U9)(totals.runs)} in ${(0,markup/* renderCount */.SS)(totals.attempts, 'attempt')}`],
        ['Failed at the first attempt', share(totals.failed_first)],
        ['Failed after all attempts', share(totals.failed)],
        ['Cancelled', share(totals.cancelled)],
        ...(totals.other > 0 ? [['Skipped or not started', share(totals.other)]] : []),
        ['Lost', `${minutes(totals.minutes)} of all jobs in failed or cancelled attempts`],
    ];
}
function missingWords({ complete, missing, totals }) {
    const logs = [
        [missing.logs_gone, 'are gone'],
        [missing.logs_forbidden, 'may not be read with this token'],
        [missing.logs_cut, 'were not read because of --logs'],
        [missing.logs_failed, 'could not be fetched'],
    ];
    const unread = logs.filter(([number]) => number > 0).map(([number, why]) => `${(0,markup/* count */.U9)(number)} ${why}`);
    const startless = (0,markup/* renderCount */.SS)(totals.without_failed_job, 'failed run');
    return [
        ...(complete ? [] : ['This survey is not complete: every number below is too low.']),
        ...(missing.runs > 0 ? [`${(0,markup/* renderCount */.SS)(missing.runs, 'run')} could not be listed.`] : []),
        ...(missing.attempts > 0 ? [`The jobs of ${(0,markup/* renderCount */.SS)(missing.attempts, 'attempt')} could not be read.`] : []),
        ...(unread.length > 0
            ? [`Logs of failed jobs: ${unread.join(', ')}; without an annotation that tells, such a job counts as unknown.`]
            : []),
        ...(totals.without_failed_job > 0
            ? [`${startless} had no failed job (GitHub did not start them), so there is no cause.`]
            : []),
        ...missing.notes,
    ];
}
function causePlace({ workflow, job, step, legs }) {
    const place = [workflow.replace(/^\.github\/workflows\//, ''), job, ...(step === null ? [] : [step])].join(' › ');
    return legs > 1 ? `${place} (${legs} legs)` : place;
}
function causeClass({ class: name, flaky, recovered, sightings }) {
    return flaky ? `${name}, passed later on the same commit ${recovered} of ${(0,markup/* renderCount */.SS)(sightings, 'time')}` : name;
}
function causeCounts(cause) {
    const spread = [
        (0,markup/* renderCount */.SS)(cause.runs, 'run'),
        (0,markup/* renderCount */.SS)(cause.commits, 'commit'),
        (0,markup/* renderCount */.SS)(cause.branches, 'branch').replace('branchs', 'branches'),
        ...(cause.pull_requests > 0 ? [(0,markup/* renderCount */.SS)(cause.pull_requests, 'pull request')] : []),
    ];
    return `${spread.join(', ')}; first ${formatDate(cause.first)}, last ${formatDate(cause.last)}`;
}
function joinedDays(days, most) {
    const each = Math.max(1, Math.ceil(days.length / most));
    return Array.from({ length: Math.ceil(days.length / each) }, (_, at) => days.slice(at * each, (at + 1) * each));
}
function failedIn(days) {
    return days.reduce((sum, day) => sum + day.failed_first, 0);
}
const BARS = '▁▂▃▄▅▆▇█';
const MOST_BARS = 80;
function daysSection({ days }) {
    const joined = joinedDays(days, MOST_BARS);
    const most = Math.max(0, ...joined.map(failedIn));
    const height = (value) => (value === 0 ? ' ' : (BARS[Math.ceil((value / most) * 8) - 1] ?? ''));
    const bar = joined.map((some) => height(failedIn(some))).join('');
    const each = joined[0]?.length ?? 1;
    return {
        id: 'days',
        title: `Runs that failed at the first attempt, per ${each === 1 ? 'day' : `${each} days`}`,
        lines: most === 0 ? [] : [`▕${bar}▏ the highest bar is ${(0,markup/* renderCount */.SS)(most, 'run')}`],
    };
}
function classesSection({ classes }) {
    const some = CLASSES.filter((name) => classes[name].sightings > 0);
    return {
        id: 'classes',
        title: 'Failed jobs by class',
        lines: some.length === 0 ? ['Nothing failed.'] : [],
        columns: ['class', 'failed jobs:', 'minutes:'],
        rows: some.map((name) => [
            name,
            (0,markup/* renderCount */.SS)(classes[name].sightings, 'failed job'),
            minutes(classes[name].minutes),
        ]),
    };
}
function causesSection({ causes }, shown) {
    const own = causes.filter((cause) => cause.class !== 'cancelled');
    return {
        id: 'causes',
        title: 'The dearest causes',
        total: own.length,
        lines: [],
        columns: ['minutes:', 'failed jobs:', 'kind and class', 'place', 'line', 'seen', 'newest'],
        rows: own
            .slice(0, shown)
            .map((cause) => [
            minutes(cause.minutes),
            (0,markup/* renderCount */.SS)(cause.sightings, 'failed job'),
            `${cause.kind ?? 'no known kind'}, ${causeClass(cause)}`,
            { code: causePlace(cause) },
            { code: cause.title },
            causeCounts(cause),
            { link: cause.examples[0]?.url ?? '' },
        ]),
    };
}
const COMMITS = 3;
function testsSection({ tests }, shown) {
    const rows = tests.slice(0, shown).map((test) => {
        const times = `failed in ${(0,markup/* renderCount */.SS)(test.failed, 'job')} on ${(0,markup/* renderCount */.SS)(test.commits, 'commit')}`;
        const passed = test.passed_on.slice(0, COMMITS).map((commit) => commit.slice(0, 10));
        const more = test.passed_same_commit > passed.length ? ', …' : '';
        const share = `its job also passed on ${test.passed_same_commit} of ${(0,markup/* renderCount */.SS)(test.commits, 'commit')}`;
        const flaky = test.passed_same_commit === 0 ? '' : `; ${share} (${passed.join(', ')}${more})`;
        return [{ code: test.name }, `${times}${flaky}`, `last ${formatDate(test.last)}`];
    });
    return { id: 'tests', title: 'Tests', total: tests.length, lines: [], columns: ['test', '', 'last'], rows };
}
function rerunsSection({ reruns, triage }) {
    const { total, passed, same_cause: same, other_cause: other, other: rest } = reruns;
    const parts = [`${passed} passed`, `${same} failed for the same cause`, `${other} for another`];
    const unclear = rest > 0 ? `, ${rest} were cancelled or not read` : '';
    const known = triage.right + triage.wrong;
    const judged = known === 0
        ? 'None of these runs had a second attempt, so nobody knows whether that is right.'
        : `Of ${(0,markup/* count */.U9)(known)} whose second attempt is known it was right on ${(0,markup/* count */.U9)(triage.right)} (run again and passed: ${triage.rerun_right}, left and failed again: ${triage.leave_right}) and wrong on ${(0,markup/* count */.U9)(triage.wrong)} (run again in vain: ${triage.rerun_wrong}, left although it passed: ${triage.leave_wrong}); ${(0,markup/* count */.U9)(triage.unknown)} are unknown. People run again what they expect to pass, so these are no random sample.`;
    return {
        id: 'reruns',
        title: 'Re-runs, and what triage would have done',
        lines: [
            total === 0
                ? 'No run had a second attempt.'
                : `${(0,markup/* renderCount */.SS)(total, 're-run')}: ${parts.join(', ')}${unclear}; ${minutes(reruns.minutes)}. Who started a re-run is not read.`,
            ...(triage.first_failures === 0
                ? []
                : [
                    `Triage with rerun: 2 would have run ${(0,markup/* count */.U9)(triage.rerun)} of ${(0,markup/* renderCount */.SS)(triage.first_failures, 'first failure')} again and left ${(0,markup/* count */.U9)(triage.leave)}.`,
                    judged,
                ]),
            ...(triage.would_have_started === 0
                ? []
                : [
                    `It would have started ${(0,markup/* renderCount */.SS)(triage.would_have_started, 're-run')} by itself, which began ${minutes(triage.minutes_until_rerun)} after the failures in all (median ${minutes(triage.median_minutes_until_rerun ?? 0)}).`,
                ]),
        ],
    };
}
function mainSection({ main }) {
    const lines = main === null || main.runs === 0
        ? []
        : [
            `Red for ${main.hours_red} hours in ${(0,markup/* renderCount */.SS)(main.turned_red, 'time')} (${(0,markup/* renderCount */.SS)(main.runs, 'run')}); ${main.turned_green} of ${main.turned_red} times it became green again${main.median_hours_until_green === null ? '' : `, after ${main.median_hours_until_green} hours (median)`}${main.is_red ? '. It was red at the end.' : '.'}`,
        ];
    return { id: 'main', title: 'The default branch', lines };
}
function weeksSection({ weeks }) {
    const rows = weeks
        .filter(({ runs }) => runs > 0)
        .map((one) => [
        one.week,
        `${(0,markup/* count */.U9)(one.passed_first)} of ${(0,markup/* renderCount */.SS)(one.runs, 'run')} passed at the first attempt`,
        minutes(one.minutes_lost),
    ]);
    return {
        id: 'weeks',
        title: 'Weeks',
        lines: [],
        columns: ['week of', 'passed', 'lost'],
        rows: rows.length > 1 ? rows : [],
    };
}
const CHANGES = ['new', 'more', 'less', 'gone'];
function changesSection({ compare, totals }, shown) {
    if (compare === undefined)
        return { id: 'changes', title: '', lines: [] };
    const sides = CHANGES.map((side) => `${compare[side].length} ${side}`).join(', ');
    const uncompared = compare.not_compared.length;
    const unseen = uncompared === 0 ? '' : ` ${uncompared} not compared: one of the two surveys did not read their logs.`;
    const warning = compare.complete ? '' : ' The earlier survey was not complete.';
    const when = `${formatDate(compare.window.since)} to ${formatDate(compare.window.until)}`;
    return {
        id: 'changes',
        title: 'What changed',
        lines: [
            `Compared with ${when} (${(0,markup/* renderCount */.SS)(compare.runs, 'run')}, now ${(0,markup/* count */.U9)(totals.runs)}): causes ${sides}.${unseen}${warning} Few sightings more or less may be chance.`,
        ],
        columns: ['', 'job', 'cause', 'before → now'],
        rows: CHANGES.flatMap((side) => compare[side]
            .slice(0, shown)
            .map((change) => [side, { code: change.job }, { code: change.title }, changeWords(change)])),
    };
}
function changeWords({ before, now, before_per_100: was, now_per_100: is }) {
    return `${before.sightings} → ${now.sightings} failed jobs (${was.sightings} → ${is.sightings} per 100 runs), ${minutes(before.minutes)} → ${minutes(now.minutes)} (${was.minutes} → ${is.minutes})`;
}
function workflowsSection({ workflows }, shown) {
    return {
        id: 'workflows',
        title: 'Workflows',
        total: workflows.length,
        lines: [],
        columns: ['workflow', 'runs', 'passed at first', 'passed in the end', 'median from start to end', 'lost', ''],
        rows: workflows
            .slice(0, shown)
            .map((one) => [
            { code: one.workflow },
            (0,markup/* count */.U9)(one.runs),
            (0,markup/* count */.U9)(one.passed_first),
            (0,markup/* count */.U9)(one.passed),
            one.median_minutes === null ? '–' : minutes(one.median_minutes),
            minutes(one.minutes_lost),
            one.never_passed ? 'never passed' : '',
        ]),
    };
}
function adviceSection({ advice }) {
    const items = advice.map(({ text, paste }) => ({ said: text, paste }));
    return { id: 'advice', title: 'Advice', total: advice.length, lines: [], items };
}
function unknownSection({ unknown }) {
    return {
        id: 'unknown',
        title: 'Lines that no rule knows',
        total: unknown.length,
        lines: unknown.length === 0
            ? []
            : ['A rule for .github/conductor-triage.yml each. Whether another run mends it is yours to decide.'],
        items: unknown.map(({ line, sightings, rule }) => ({
            said: `${(0,markup/* renderCount */.SS)(sightings, 'failed job')} ended with ${JSON.stringify(line)}`,
            paste: rule,
        })),
    };
}
function createSections(document, shown) {
    return [
        daysSection(document),
        classesSection(document),
        mainSection(document),
        weeksSection(document),
        changesSection(document, Math.ceil(shown / 2)),
        causesSection(document, shown),
        testsSection(document, shown),
        rerunsSection(document),
        adviceSection(document),
    ].filter(hasContent);
}
function hasContent({ lines, rows = [], items = [] }) {
    return lines.length + rows.length + items.length > 0;
}
function describeLeftOut({ total = 0, rows = [] }) {
    return rows.length > 0 && total > rows.length ? `And ${(0,markup/* count */.U9)(total - rows.length)} more in survey.json.` : '';
}

;// CONCATENATED MODULE: ./build/src/survey/html.js









const OPENING = 300;
const MOST_ROWS = 200;
const MOST_CHANGES = 50;
const html_MOST_BARS = 120;
const SURVEY_STYLE = `
.c-deterministic{fill:var(--bad-bar);background:var(--bad-bar)}.c-unknown{fill:var(--idle-bar);background:var(--idle-bar)}.c-flaky{fill:var(--warn-bar);background:var(--warn-bar)}.c-transient{fill:var(--info-bar);background:var(--info-bar)}.c-cancelled{fill:var(--soft);background:var(--soft)}
.days{width:100%;height:170px;display:block;border-bottom:1px solid var(--idle-bar)}
.days .hit{fill:transparent}.days g:hover .hit{fill:var(--well)}
.scale2{display:flex;justify-content:space-between;color:var(--soft);font-size:12.5px;margin-top:6px}
.legend i{width:11px;height:11px;border-radius:3px;display:inline-block}
.cause{border-top:1px solid var(--line)}
.cause>summary{cursor:pointer;list-style:none;display:grid;grid-template-columns:92px 74px minmax(0,1fr);gap:2px 14px;padding:10px 6px;border-radius:8px}
.cause>summary::-webkit-details-marker{display:none}
.cause>summary:hover,.cause[open]>summary{background:var(--well)}
.cause .num{text-align:right;color:var(--ink);font-weight:520}
.cause small{color:var(--soft);font-size:12.6px;font-weight:400}
.cause .line{display:block}
.cause i{width:9px;height:9px;border-radius:3px;display:inline-block;margin-right:6px}
.cause .body{padding:6px 6px 18px 20px}
.body li{padding:3px 0}
.advice-list>li{padding:14px 0;border-top:1px solid var(--line)}
.advice-list>li:first-child{border-top:0;padding-top:2px}
.advice-list pre{margin-top:8px}
:is(.t-days,.t-workflows) :is(th,td):not(:first-child){text-align:right;white-space:nowrap}
.missing{border-color:var(--warn-bar);background:var(--warn-wash)}
.missing li{padding:2px 0}
@media (max-width:600px){.cause>summary{grid-template-columns:auto 1fr;gap:2px 10px}.cause .what{grid-column:1/-1}.cause .num{text-align:left}.days{height:120px}}
`;
function surveyHtml(document) {
    const title = (0,markup/* html */.qy) `${document.repository}`;
    return page(formatSurveyTitle(document), windowWords(document), title, totalRows(document), surveyCards(document, ''));
}
function manyHtml(document) {
    const sections = [repositoriesSection(document, MOST_REPOSITORIES), sharedCausesSection(document, MOST_ROWS)].filter(hasContent);
    const parts = document.repositories.slice(0, MOST_REPOSITORIES).map(({ repository, survey, problem }) => {
        const id = partId(repository);
        const content = survey === null ? (0,markup/* html */.qy) `<p class="said">not read: ${problem ?? ''}</p>` : surveyCards(survey, `${id}-`);
        return (0,markup/* html */.qy) `<section id="${id}" class="part"><h2><a href="#repositories">${repository}</a></h2>${content}</section>`;
    });
    const window = `${document.window.since.slice(0, 10)} to ${document.window.until.slice(0, 10)}, days of UTC`;
    const title = (0,markup/* renderCount */.SS)(document.repositories.length, 'repository').replace('repositorys', 'repositories');
    return page(`CI survey of ${title}`, window, (0,markup/* html */.qy) `${title}`, manyTotals(document), (0,markup/* html */.qy) `${sections.map((each) => card(each))}${parts}`);
}
const MOST_REPOSITORIES = 1000;
function page(title, window, heading, totals, content) {
    const numbers = totals.map(([name, value]) => (0,markup/* html */.qy) `<div><dt>${name}</dt><dd>${value}</dd></div>`);
    const body = (0,markup/* html */.qy) `<a class="skip" href="#main">Skip to the survey</a>
<header class="top"><div class="wrap"><div class="eyebrow"><span>CI survey</span><span>${(0,terminal_text/* cut */.Jj)(window, 400)}</span></div>
<h1>${heading}</h1><dl class="numbers">${numbers}</dl></div></header>
<main id="main" class="wrap" tabindex="-1">${content}</main>
<footer class="wrap"><p>Made by conductor survey. Minutes are sums of the time that jobs ran; nothing is said in money.</p></footer>`;
    return (0,html_document/* htmlDocument */.r)(title, `${style/* STYLE */.Y}${SURVEY_STYLE}`, body);
}
function surveyCards(document, prefix) {
    const before = [
        changesSection(document, MOST_CHANGES),
        adviceSection(document),
        mainSection(document),
        weeksSection(document),
    ].filter(hasContent);
    const after = [
        testsSection(document, MOST_ROWS),
        rerunsSection(document),
        workflowsSection(document, MOST_ROWS),
        unknownSection(document),
    ].filter(hasContent);
    const cards = (sections) => sections.map((each) => card(each, prefix));
    return (0,markup/* html */.qy) `${missing(document)}${days(document, prefix)}${cards(before)}${causes(document, prefix)}${cards(after)}`;
}
function card(section, prefix = '') {
    const { id, title, total, lines, columns = [], rows = [], items = [] } = section;
    const paragraphs = lines.map((line) => (0,markup/* html */.qy) `<p class="said">${line}</p>`);
    const cells = rows.map((row) => (0,markup/* html */.qy) `<tr>${row.map((cell) => (0,markup/* html */.qy) `<td>${renderCell(cell)}</td>`)}</tr>`);
    const listedRows = rows.length === 0 ? markup/* NOTHING */.K$ : (0,markup/* table */.tp)(`t-${id}`, columns, cells, describeLeftOut(section));
    const pasted = items.map(({ said, paste }) => (0,markup/* html */.qy) `<li>${said}<pre tabindex="0">${paste}</pre></li>`);
    const listedItems = items.length === 0 ? markup/* NOTHING */.K$ : (0,markup/* html */.qy) `<ol class="advice-list">${pasted}</ol>`;
    return renderFrame(`${prefix}${id}`, title, total ?? null, (0,markup/* html */.qy) `${paragraphs}${listedRows}${listedItems}`);
}
function renderCell(cell) {
    if (typeof cell === 'string')
        return cell;
    if ('part' in cell)
        return (0,markup/* html */.qy) `<a href="#${partId(cell.part)}">${cell.part}</a>`;
    return (0,markup/* code */.aY)((0,terminal_text/* oneLine */.TN)('code' in cell ? cell.code : cell.link, 240));
}
function renderFrame(id, title, total, content) {
    const number = total === null ? markup/* NOTHING */.K$ : (0,markup/* html */.qy) ` <span class="count">${(0,markup/* count */.U9)(total)}</span>`;
    return (0,markup/* html */.qy) `<section class="card" id="${id}" aria-labelledby="h-${id}"><h2 id="h-${id}">${title}${number}</h2>${content}</section>`;
}
function missing(document) {
    const lines = missingWords(document);
    if (lines.length === 0)
        return markup/* NOTHING */.K$;
    return (0,markup/* html */.qy) `<section class="card missing" aria-label="What is missing"><ul>${lines.map((line) => (0,markup/* html */.qy) `<li>${(0,terminal_text/* cut */.Jj)(line, 400)}</li>`)}</ul></section>`;
}
const CHART = { width: 1000, height: 170 };
function days({ days: all, classes }, prefix) {
    const bars = joinedDays(all, html_MOST_BARS);
    const most = Math.max(1, ...bars.map(failedIn));
    const step = CHART.width / Math.max(1, bars.length);
    const drawn = bars.map((bar, at) => renderBar(bar, at * step, step, most));
    const legend = CLASSES.filter((name) => classes[name].sightings > 0).map((name) => (0,markup/* html */.qy) `<li><i class="c-${name}"></i>${name}: ${(0,markup/* renderCount */.SS)(classes[name].sightings, 'failed job')}, ${minutes(classes[name].minutes)}</li>`);
    const rows = all
        .filter(({ runs }) => runs > 0)
        .slice(-400)
        .map((day) => (0,markup/* html */.qy) `<tr><td>${day.date}</td><td>${day.runs}</td><td>${day.failed_first}</td>${CLASSES.map((name) => (0,markup/* html */.qy) `<td>${day.classes[name]}</td>`)}</tr>`);
    const content = (0,markup/* html */.qy) `<svg class="days" viewBox="0 0 ${CHART.width} ${CHART.height}" preserveAspectRatio="none" role="img" aria-label="Failed runs per day, at most ${most}">${drawn}</svg>
<div class="scale2"><span>${all[0]?.date ?? ''}</span><span>the highest bar is ${(0,markup/* renderCount */.SS)(most, 'run')}</span><span>${all.at(-1)?.date ?? ''}</span></div>
<ul class="legend">${legend}</ul><p class="quiet">A run counts once, for the failed job that most needs a person; the legend counts all failed jobs of all attempts.</p>
${(0,markup/* renderFold */.I2)('As a table', (0,markup/* table */.tp)('t-days', ['day', 'runs', 'failed at first', ...CLASSES], rows))}`;
    return renderFrame(`${prefix}days`, 'Runs that failed at the first attempt, per day', null, content);
}
function renderBar(days, left, step, most) {
    let top = CHART.height;
    const parts = CLASSES.map((name) => {
        const number = days.reduce((sum, day) => sum + day.classes[name], 0);
        const height = (number / most) * (CHART.height - 6);
        top -= height;
        return number === 0
            ? markup/* NOTHING */.K$
            : (0,markup/* html */.qy) `<rect class="c-${name}" x="${(left + step * 0.12).toFixed(1)}" y="${top.toFixed(1)}" width="${(step * 0.76).toFixed(1)}" height="${height.toFixed(1)}"/>`;
    });
    const runs = days.reduce((sum, day) => sum + day.runs, 0);
    const when = days.length === 1 ? (days[0]?.date ?? '') : `${days[0]?.date} to ${days.at(-1)?.date}`;
    return (0,markup/* html */.qy) `<g><title>${when}: ${failedIn(days)} of ${(0,markup/* renderCount */.SS)(runs, 'run')} failed at the first attempt</title><rect class="hit" x="${left.toFixed(1)}" y="0" width="${step.toFixed(1)}" height="${CHART.height}"/>${parts}</g>`;
}
function causes({ causes: all }, prefix) {
    if (all.length === 0)
        return renderFrame(`${prefix}causes`, 'Causes', 0, (0,markup/* html */.qy) `<p class="quiet">Nothing failed.</p>`);
    const left = all.length - OPENING;
    const more = left > 0 ? (0,markup/* html */.qy) `<p class="quiet">And ${(0,markup/* count */.U9)(left)} more in survey.json.</p>` : markup/* NOTHING */.K$;
    const content = (0,markup/* html */.qy) `<p class="quiet">Minutes are those of the failed jobs alone. Open one for its examples.</p><div>${all.slice(0, OPENING).map(cause)}</div>${more}`;
    return renderFrame(`${prefix}causes`, 'Causes, the dearest first', all.length, content);
}
function cause(one) {
    const names = one.tests.map((name) => (0,markup/* code */.aY)(name, 200));
    const tests = names.length === 0 ? markup/* NOTHING */.K$ : (0,markup/* html */.qy) `<li>Tests: ${(0,markup/* renderInlineList */.mq)(names, 20)}</li>`;
    return (0,markup/* html */.qy) `<details class="cause"><summary><span class="num">${minutes(one.minutes)}</span><span class="num">${(0,markup/* renderCount */.SS)(one.sightings, 'job')}</span><span class="what"><span class="line"><i class="c-${one.flaky && one.class !== 'transient' ? 'flaky' : one.class}"></i>${(0,terminal_text/* oneLine */.TN)(one.title, 240)}</span><small>${(0,markup/* code */.aY)(one.kind ?? 'no known kind', 100)} ${causeClass(one)} · ${(0,terminal_text/* oneLine */.TN)(causePlace(one), 240)}</small></span></summary>
<div class="body"><ul><li>${causeCounts(one)}</li>${tests}${one.examples.map(example)}<li class="quiet">id ${one.id}</li></ul></div></details>`;
}
function example({ url, commit, branch, line }) {
    const target = (0,markdown/* linkTarget */.Cm)(url);
    const name = (0,markup/* html */.qy) `${(0,markup/* code */.aY)(commit.slice(0, 10))}${branch === null ? markup/* NOTHING */.K$ : (0,markup/* html */.qy) ` on ${(0,markup/* code */.aY)(branch, 120)}`}${line === null ? markup/* NOTHING */.K$ : (0,markup/* html */.qy) `, line ${line} of the log`}`;
    return (0,markup/* html */.qy) `<li>${target === null ? name : (0,markup/* html */.qy) `<a href="${target}" rel="noreferrer">${name}</a>`}</li>`;
}

;// CONCATENATED MODULE: ./build/src/survey/pages.js





function surveyPage(document, format) {
    if (format === 'json')
        return (0,terminal_text/* jsonWithoutCommands */.Dw)(document);
    if (format === 'html')
        return surveyHtml(document);
    return (0,terminal_text/* withoutCommands */.Df)(format === 'markdown' ? surveyMarkdown(document) : surveyText(document));
}
function manyPage(document, format) {
    if (format === 'json')
        return (0,terminal_text/* jsonWithoutCommands */.Dw)(document);
    if (format === 'html')
        return manyHtml(document);
    const title = `CI survey of ${document.repositories.length} repositories`;
    const when = `${document.window.since.slice(0, 10)} to ${document.window.until.slice(0, 10)}, days of UTC`;
    const sections = [repositoriesSection(document, SHOWN_REPOSITORIES), sharedCausesSection(document, SHOWN)];
    const surveys = document.repositories.flatMap(({ survey }) => survey ?? []);
    if (format !== 'markdown') {
        const totals = manyTotals(document).map(([name, value]) => `${`${name}:`.padEnd(NAME_COLUMNS)}${value}`);
        const parts = [[`${title}, ${when}`], totals, ...sections.map(renderTextSection)].map((lines) => lines.join('\n'));
        return (0,terminal_text/* withoutCommands */.Df)(`${[...parts, ...surveys.map((survey) => surveyText(survey).trimEnd())].join('\n\n')}\n`);
    }
    const totals = manyTotals(document);
    const table = (0,markdown/* markdownTable */.Qj)(totals.map(([name]) => name), [totals.map(([, value]) => value)]);
    const whole = [`## ${title}\n\n${when}`, table, ...sections.map(renderMarkdownSection)];
    const parts = surveys.map((survey) => foldMarkdown(survey));
    while ([...whole, ...parts].join('\n\n').length > MOST_CHARS && parts.length > 0)
        parts.pop();
    const left = surveys.length - parts.length;
    const more = left === 0 ? [] : [`The parts of ${left} repositories are in survey.json.`];
    return (0,terminal_text/* withoutCommands */.Df)(`${[...whole, ...parts, ...more].join('\n\n')}\n`);
}
function foldMarkdown(survey) {
    return (0,markdown/* foldSection */.DB)(survey.repository, markdownParts(survey, 3).join('\n\n'));
}
const SHOWN_REPOSITORIES = 100;
const SHOWN = 10;
const COLUMNS = 100;
const NAME_COLUMNS = 29;
function surveyText(document) {
    const head = [
        (0,terminal_text/* oneLine */.TN)(`${formatSurveyTitle(document)}, ${windowWords(document)}`, 400),
        ...missingWords(document).map((line) => `! ${(0,terminal_text/* oneLine */.TN)(line, 400)}`),
    ];
    const totals = totalRows(document).map(([name, value]) => `${`${name}:`.padEnd(NAME_COLUMNS)}${value}`);
    const parts = [head, totals, ...createSections(document, SHOWN).map(renderTextSection)];
    return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
function renderTextSection(section) {
    const { title, lines, rows = [], items = [] } = section;
    const left = describeLeftOut(section);
    const advice = items.flatMap(({ said, paste }, at) => [
        `${at + 1}. ${(0,terminal_text/* oneLine */.TN)(said, 1000)}`,
        ...(0,terminal_text/* plainText */.wh)(paste.trimEnd())
            .split('\n')
            .map((line) => `     ${line}`),
    ]);
    return [title, ...lines, ...rows.flatMap(textRow), ...advice, ...(left === '' ? [] : [left])];
}
function textRow(cells, at) {
    const words = cells.filter((cell) => typeof cell === 'string' && cell !== '').join(', ');
    const others = cells.flatMap((cell) => {
        if (typeof cell === 'string')
            return [];
        if ('part' in cell)
            return [cell.part];
        return 'link' in cell ? [(0,terminal_text/* oneLine */.TN)(cell.link, 400)] : [(0,terminal_text/* fitColumns */.Pk)((0,terminal_text/* oneLine */.TN)(cell.code, 400), COLUMNS)];
    });
    return [`${String(at + 1).padStart(2)}. ${words}`, ...others.map((line) => `    ${line}`)];
}
const MOST_CHARS = 58_000;
function surveyMarkdown(document) {
    const fits = (parts) => parts.join('\n\n').length <= MOST_CHARS;
    const pages = [SHOWN, 3, 1].map((shown) => markdownParts(document, shown));
    const parts = [...(pages.find(fits) ?? pages.at(-1) ?? [])];
    const left = fits(parts) ? [] : ['More is in survey.json.'];
    while (!fits(parts))
        parts.pop();
    return `${[...parts, ...left].join('\n\n')}\n`;
}
function markdownParts(document, shown) {
    const totals = totalRows(document);
    const missing = missingWords(document).map((line) => `- ⚠️ ${(0,markdown/* codeSpan */.SS)(line, 400)}`);
    return [
        `## ${formatSurveyTitle(document)}\n\n${(0,markdown/* codeSpan */.SS)(windowWords(document), 600)}`,
        ...(missing.length === 0 ? [] : [missing.join('\n')]),
        (0,markdown/* markdownTable */.Qj)(totals.map(([name]) => name), [totals.map(([, value]) => value)]),
        ...createSections(document, shown).map(renderMarkdownSection),
    ];
}
function renderMarkdownSection(section) {
    const { title, lines, columns = [], rows = [], items = [] } = section;
    const cells = rows.map((row) => row.map(markdownCell));
    return [
        `### ${title}`,
        ...lines,
        ...(cells.length === 0 ? [] : [(0,markdown/* markdownTable */.Qj)(columns, cells, describeLeftOut(section))]),
        ...items.map(({ said, paste }) => `${quotedAsCode(said)}\n\n${(0,markdown/* foldSection */.DB)('Text to paste', (0,markdown/* codeBlock */.DV)(paste, 'yaml', 3000))}`),
    ].join('\n\n');
}
function markdownCell(cell) {
    if (typeof cell === 'string')
        return cell;
    if ('code' in cell)
        return (0,markdown/* tableCell */.xR)(cell.code, 200);
    if ('part' in cell)
        return (0,markdown/* tableCell */.xR)(cell.part, 200);
    const target = (0,markdown/* linkTarget */.Cm)(cell.link);
    return target === null ? '' : `<a href="${target}">newest</a>`;
}
function quotedAsCode(said) {
    return said.replaceAll(/"(?:[^"\\]|\\.)*"/g, (name) => (0,markdown/* codeSpan */.SS)(name.slice(1, -1), 300));
}

// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/files.js + 1 modules
var files = __webpack_require__(47179);
// EXTERNAL MODULE: ./build/src/cli/notify.js + 1 modules
var cli_notify = __webpack_require__(29357);
// EXTERNAL MODULE: ./build/src/cli/triage.js + 3 modules
var cli_triage = __webpack_require__(67865);
;// CONCATENATED MODULE: ./build/src/cli/survey.js


















async function runSurvey(args, context) {
    const show = new ProgressLine(context);
    const isMany = args.operands.length > 1 || MANY.some((name) => args.has(name) || args.value(name) !== null);
    const request = await createSurveyRequest(args, context, show, isMany);
    if (!request.ok)
        return (0,command/* badUsage */.VT)(context, 'survey', request.error);
    return isMany ? runMany(args, context, request.value, show) : runOne(args, context, request.value, show);
}
const MANY = ['--repositories', '--org'];
async function runOne(args, context, request, show) {
    const { repository } = request;
    const surveyed = await survey(request, (0,file_store/* createFileStore */.IF)());
    show.end();
    if (!surveyed.ok) {
        const { status, message } = surveyed.error;
        (0,command/* refuse */.TR)(context, 'survey', `the runs of ${repository} cannot be listed: ${message}`);
        return status === 404 ? command/* EXIT_INVALID */.jL : command/* EXIT_FAILED */.hj;
    }
    sayIncomplete(context, request, surveyed.value.complete);
    const settings = (0,cli_notify/* readNotifyOptions */.gO)(args, context);
    if (settings.ok && settings.value !== null)
        (0,cli_notify/* printUndelivered */.de)(context, 'survey', await (0,notify/* notifyOfSurvey */.T)(settings.value, surveyed.value, null));
    return printPage(args, context, surveyPage(surveyed.value, args.value('--format') ?? 'text'));
}
async function runMany(args, context, request, show) {
    if (args.value('--compare') !== null)
        return (0,command/* badUsage */.VT)(context, 'survey', '--compare is for one repository');
    const file = args.file('--repositories', context.cwd);
    const list = file === null ? (0,result.ok)(null) : (0,files/* readTextFile */.Gu)(file);
    if (!list.ok)
        return (0,command/* badUsage */.VT)(context, 'survey', `--repositories ${args.value('--repositories')} ${list.error}`);
    const asked = { org: args.value('--org'), topics: args.all('--topic'), archived: args.has('--archived') };
    const names = await listRepositories(request.api, { names: args.operands, list: list.value, ...asked });
    if (!names.ok)
        return (0,command/* badUsage */.VT)(context, 'survey', names.error);
    const document = await surveyMany(request, names.value, (0,file_store/* createFileStore */.IF)());
    show.end();
    sayIncomplete(context, request, document.complete);
    const code = printPage(args, context, manyPage(document, args.value('--format') ?? 'text'));
    return document.repositories.some(({ survey: read }) => read !== null) ? code : command/* EXIT_FAILED */.hj;
}
function sayIncomplete(context, { waits, cacheFolder }, complete) {
    const advice = waits ? '' : '; --wait waits for limits';
    const rest = cacheFolder === null ? ', and --cache DIR lets the next survey go on from here' : '';
    if (!complete)
        (0,command/* complain */.cc)(context, `conductor survey: the survey is not complete${advice}${rest}`);
}
function printPage(args, context, page) {
    const output = args.file('--output', context.cwd);
    if (output === null) {
        context.terminal.stdout(page);
        return 0;
    }
    const written = (0,result/* tryResult */.Bh)(() => (0,file_store/* createFileStore */.IF)().replace(output, page));
    if (!written.ok)
        (0,command/* refuse */.TR)(context, 'survey', `${args.value('--output')} cannot be written: ${written.error}`);
    return written.ok ? 0 : command/* EXIT_FAILED */.hj;
}
async function createSurveyRequest(args, context, show, isMany) {
    const { env, cwd } = context;
    const logs = (0,command/* numberUpTo */.ob)(MOST_LOGS, args.value('--logs') ?? String(DEFAULT_LOGS));
    if (logs === null)
        return (0,result/* err */._q)(`--logs is a number from 0 to ${MOST_LOGS}`);
    const server = (0,cli_triage.findApiUrl)(env['GITHUB_SERVER_URL'] || cli_triage.GITHUB, env);
    if (!(0,github/* isSafeServer */.f_)(server))
        return (0,result/* err */._q)(`${JSON.stringify(server)} is not an https address of GitHub's API`);
    const origin = args.operands.length > 0 ? null : (0,git/* readRemoteOrigin */.VC)(cwd, (0,providers/* definedOnly */.Uv)(env));
    const repository = isMany ? (0,result.ok)('') : repositoryIn(args.operands[0] ?? null, origin, env);
    if (!repository.ok)
        return repository;
    const token = (0,cli_triage.readToken)(env);
    if (token === '')
        return (0,result/* err */._q)('set GH_TOKEN to a token that may read the runs of the repository');
    const [since, until, rules] = [args.value('--since'), args.value('--until'), args.value('--rules')];
    const basis = await surveyBasis({ since, until, rules }, cwd, patterns/* loadPatterns */.o);
    if (!basis.ok)
        return basis;
    const compared = args.file('--compare', cwd);
    const earlier = compared === null ? (0,result.ok)(null) : readEarlier((0,file_store/* createFileStore */.IF)(), compared, compared, repository.value);
    if (!earlier.ok)
        return earlier;
    const redactor = (0,command/* environmentRedactor */.uv)(context);
    const request = {
        ...basis.value,
        api: (0,api/* createGithubApi */.ME)({ token, baseUrl: server, longestWaitMs: 0, onRemaining: show.remaining }),
        server,
        repository: repository.value,
        branches: args.all('--branch'),
        workflows: args.all('--workflow'),
        redactor,
        logs,
        cacheFolder: args.file('--cache', cwd),
        earlier: earlier.value,
        ledger: args.file('--ledger', cwd),
        waits: args.has('--wait'),
        sleep: (milliseconds) => (0,clock/* nap */.Qj)(milliseconds, new AbortController().signal),
        note: (text) => show.note(redactor.text(text)),
        progress: show.show,
    };
    return (0,result.ok)(request);
}
function repositoryIn(named, origin, env) {
    if (named !== null)
        return (0,github/* isRepositoryName */.en)(named) ? (0,result.ok)(named) : (0,result/* err */._q)(`${JSON.stringify(named)} is not OWNER/REPO`);
    const [, host = '', found = ''] = /^(?:\w+:\/\/)?(?:[^@/]*@)?([^:/]+)(?::\d+(?=\/))?[:/]\/?([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(origin ?? '') ?? [];
    const server = /^https?:\/\/([^/:]+)/.exec(env['GITHUB_SERVER_URL'] ?? '')?.[1];
    if ((0,github/* isRepositoryName */.en)(found) && (host === 'github.com' || host === server))
        return (0,result.ok)(found);
    const ofJob = env['GITHUB_REPOSITORY'] ?? '';
    if ((0,github/* isRepositoryName */.en)(ofJob))
        return (0,result.ok)(ofJob);
    return (0,result/* err */._q)('which repository? There is no origin on GitHub here: give OWNER/REPO');
}
const EVERY_MS = 10_000;
const REDRAW_MS = 100;
class ProgressLine {
    context;
    #last;
    #left = null;
    #firstJob = null;
    constructor(context) {
        this.context = context;
        this.#last = context.terminal.stderrIsTerminal ? Number.NEGATIVE_INFINITY : performance.now();
    }
    remaining = (left) => {
        this.#left = left;
    };
    show = (progress) => {
        const now = performance.now();
        if (progress.jobs > 0)
            this.#firstJob ??= now;
        const { terminal } = this.context;
        if (now - this.#last < (terminal.stderrIsTerminal ? REDRAW_MS : EVERY_MS))
            return;
        this.#last = now;
        const { jobs, failedJobs } = progress;
        const secondsEach = (now - (this.#firstJob ?? now)) / 1000 / jobs;
        const words = [
            ...progressWords(progress),
            ...(this.#left === null ? [] : [`${this.#left} requests left`]),
            ...(jobs === 0 ? [] : [`about ${Math.ceil(secondsEach * (failedJobs - jobs))} s left`]),
        ];
        const line = `conductor survey: ${words.join(', ')}`;
        terminal.stderr(terminal.stderrIsTerminal ? `\r\u001b[2K${(0,terminal_text/* fitColumns */.Pk)(line, terminal.columns() - 1)}` : `${line}\n`);
    };
    note(text) {
        this.end();
        (0,command/* complain */.cc)(this.context, `conductor survey: ${text}`);
    }
    end() {
        if (this.context.terminal.stderrIsTerminal)
            this.context.terminal.stderr('\r\u001b[2K');
    }
}


/***/ }),

/***/ 92978:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rq: function() { return /* binding */ ownTool; },
/* harmony export */   Vy: function() { return /* binding */ toolAccess; },
/* harmony export */   m2: function() { return /* binding */ mayUseTools; },
/* harmony export */   oL: function() { return /* binding */ TOOL_JOINT; }
/* harmony export */ });
const ANY = '*';
const TOOL_JOINT = '__';
function toolAccess(workflow, agent) {
    const listed = agent.tools ?? (workflow.tools?.length === 0 ? undefined : workflow.tools);
    const wanted = listed === undefined || listed.includes(ANY) ? null : listed;
    const offers = ({ tools }, tool) => tools === undefined || tools.includes(ANY) || tools.includes(tool);
    const mayServe = (name, server) => server.tools?.length !== 0 &&
        (wanted === null || wanted.some((each) => ownTool(each, name) !== null || offers(server, each)));
    const all = Object.entries(workflow.settings.runtime?.mcp_servers ?? {});
    const servers = new Map(all.filter(([name, server]) => mayServe(name, server)));
    const allows = (name, tool) => {
        const server = servers.get(name);
        if (server === undefined || !offers(server, tool))
            return false;
        return wanted === null || wanted.some((each) => each === tool || [tool, ANY].includes(ownTool(each, name) ?? ''));
    };
    return {
        servers,
        allows,
        wanted,
    };
}
function ownTool(wanted, server) {
    const prefix = `${server}${TOOL_JOINT}`;
    return wanted.startsWith(prefix) && wanted.length > prefix.length ? wanted.slice(prefix.length) : null;
}
function mayUseTools(workflow, agent) {
    return toolAccess(workflow, agent).servers.size > 0;
}


/***/ }),

/***/ 81068:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: function() { return /* binding */ htmlDocument; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30273);


function htmlDocument(title, style, body, scripts = [], allowed = '') {
    const own = scripts.length === 0 ? '' : `; script-src ${scripts.map(digest).join(' ')}`;
    const policy = `default-src 'none'; style-src ${digest(style)}${own}${allowed}; base-uri 'none'; form-action 'none'`;
    return (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${new _markup_js__WEBPACK_IMPORTED_MODULE_1__/* .Markup */ .VK(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${title}</title><style>${new _markup_js__WEBPACK_IMPORTED_MODULE_1__/* .Markup */ .VK(style)}</style></head><body>
${body}${scripts.map((script) => (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<script>${new _markup_js__WEBPACK_IMPORTED_MODULE_1__/* .Markup */ .VK(script)}</script>`)}</body></html>
`.text;
}
function digest(text) {
    return `'sha256-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('base64')}'`;
}


/***/ }),

/***/ 30273:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: function() { return /* binding */ CharBudget; },
/* harmony export */   I2: function() { return /* binding */ renderFold; },
/* harmony export */   Im: function() { return /* binding */ isEmpty; },
/* harmony export */   K$: function() { return /* binding */ NOTHING; },
/* harmony export */   SS: function() { return /* binding */ renderCount; },
/* harmony export */   U9: function() { return /* binding */ count; },
/* harmony export */   Uq: function() { return /* binding */ value; },
/* harmony export */   VK: function() { return /* binding */ Markup; },
/* harmony export */   aY: function() { return /* binding */ code; },
/* harmony export */   mq: function() { return /* binding */ renderInlineList; },
/* harmony export */   n$: function() { return /* binding */ moment; },
/* harmony export */   om: function() { return /* binding */ block; },
/* harmony export */   p0: function() { return /* binding */ duration; },
/* harmony export */   qy: function() { return /* binding */ html; },
/* harmony export */   tp: function() { return /* binding */ table; }
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12170);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93833);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31160);




class Markup {
    text;
    constructor(text) {
        this.text = text;
    }
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
    '`': '&#96;',
};
function escapeHtml(text) {
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .wellFormed */ .ES)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(text)).replace(/[&<>"'`]/g, (sign) => ENTITIES[sign] ?? sign);
}
function renderContent(content) {
    if (content === null)
        return '';
    if (content instanceof Markup)
        return content.text;
    if (typeof content === 'string')
        return escapeHtml(content);
    if (typeof content === 'number')
        return String(content);
    return content.map(renderContent).join('');
}
function html(parts, ...holes) {
    let text = parts[0] ?? '';
    for (let index = 1; index < parts.length; index += 1)
        text += renderContent(holes[index - 1] ?? null) + (parts[index] ?? '');
    return new Markup(text);
}
const NOTHING = new Markup('');
const OPEN = new Markup(' open');
class CharBudget {
    each;
    #left;
    constructor(total, each) {
        this.each = each;
        this.#left = total;
    }
    fit(text, max = this.each) {
        const allowed = Math.max(0, Math.min(max, this.#left));
        const shown = text.length <= allowed ? text : (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(text, allowed, '');
        this.#left -= Buffer.byteLength(escapeHtml(shown));
        return { text: shown, left: text.length - shown.length };
    }
}
function code(text, max = 300) {
    return html `<code>${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(text, max)}</code>`;
}
function renderInlineList(all, max) {
    const shown = all.slice(0, max).map((entry, at) => html `${at === 0 ? '' : ', '}${entry}`);
    return html `${shown}${all.length > max ? ` and ${count(all.length - max)} more` : ''}`;
}
function count(number) {
    return Math.round(number).toLocaleString('en-US');
}
function renderCount(number, word) {
    return `${count(number)} ${word}${number === 1 ? '' : 's'}`;
}
function duration(ms) {
    if (!Number.isFinite(ms))
        return '–';
    return (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(ms)
        .replace(/\.0 s$/, ' s')
        .replace(/ 0 (?:s|min)$/, '');
}
function moment(ms) {
    if (!Number.isFinite(ms))
        return '–';
    return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
const MAX_FIELDS = 80;
const SHORT = 120;
function value(data, budget) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(data))
        return isShort(data) ? html `<code>${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(data)}</code>` : block(asText(data), budget);
    if (isEmpty(data))
        return html `<p class="quiet">An empty object.</p>`;
    const fields = Object.entries(data);
    const more = fields.length - MAX_FIELDS;
    const rows = fields
        .slice(0, MAX_FIELDS)
        .map(([name, data]) => html `<dt>${budget.fit(name, 200).text}</dt><dd>${field(data, budget)}</dd>`);
    const note = more <= 0 ? NOTHING : html `<p class="quiet">and ${renderCount(more, 'more field')}</p>`;
    return html `<dl class="fields">${rows}</dl>${note}`;
}
function field(data, budget) {
    if (data === '')
        return html `<span class="quiet">empty</span>`;
    if (isShort(data))
        return html `<code>${budget.fit((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOrJson */ .v9)(data)).text}</code>`;
    return block(asText(data), budget);
}
function isShort(data) {
    if (typeof data === 'string')
        return data.length <= SHORT && !data.includes('\n');
    return !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(data) && !Array.isArray(data);
}
function asText(data) {
    return typeof data === 'string' ? (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .trimSigns */ .$T)(data, '\n') : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(data, 2);
}
function block(text, budget, label) {
    const { text: shown, left } = budget.fit(text);
    const note = left === 0
        ? NOTHING
        : html `<p class="quiet">Cut here: ${renderCount(left, 'more character')}. The run folder has all of it.</p>`;
    if (shown === '' && left > 0)
        return note;
    return label === undefined
        ? html `<pre>${shown}</pre>${note}`
        : html `<pre tabindex="0" role="region" aria-label="${label}">${shown}</pre>${note}`;
}
function renderFold(title, content, isOpen = false) {
    return html `<details class="fold"${isOpen ? OPEN : NOTHING}><summary>${title}</summary><div class="inside">${content}</div></details>`;
}
function table(kind, columns, rows, note = '') {
    const heads = columns.map((name) => html `<th scope="col">${name}</th>`);
    const below = note === '' ? NOTHING : html `<p class="quiet">${note}</p>`;
    return html `<div class="scroll"><table class="${kind}"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div>${below}`;
}
function isEmpty(data) {
    return Object.keys(data).length === 0;
}


/***/ }),

/***/ 49724:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ STYLE; }
/* harmony export */ });
const COLOURS = `
:root{color-scheme:light dark;--bg:#f6f6f3;--card:#fff;--ink:#1c1e22;--soft:#5a606b;--line:#e4e4df;--well:#f4f4f0;
--ok:#17693f;--ok-bar:#3f9a68;--ok-wash:#eaf4ed;--bad:#ad2a20;--bad-bar:#d1594e;--bad-wash:#fbeeec;--warn:#81500a;--warn-bar:#c98f2d;--warn-wash:#fbf3e2;
--info:#1f5a9e;--info-bar:#5f97d6;--info-wash:#eaf1f9;--idle:#5f6570;--idle-bar:#b9bdc4;--idle-wash:#f2f2ef}
@media (prefers-color-scheme:dark){:root{--bg:#131417;--card:#1a1c20;--ink:#e9eaec;--soft:#a3a9b4;--line:#2c2f35;--well:#212429;
--ok:#79cf9f;--ok-bar:#4da877;--ok-wash:#1b2a22;--bad:#ff9e94;--bad-bar:#dd6a5f;--bad-wash:#331f1e;--warn:#e7bc6c;--warn-bar:#bd8b36;--warn-wash:#2e2719;
--info:#8fbcf2;--info-bar:#5a8fcc;--info-wash:#1c2735;--idle:#a0a6b1;--idle-bar:#555b66;--idle-wash:#202227}}
.s-completed,.s-terminated-success{--tone:var(--ok);--bar:var(--ok-bar);--wash:var(--ok-wash)}
.s-failed,.s-terminated-failed{--tone:var(--bad);--bar:var(--bad-bar);--wash:var(--bad-wash)}
.s-tolerated,.s-recovered,.s-handled{--tone:var(--warn);--bar:var(--warn-bar);--wash:var(--warn-wash)}
.s-waiting,.s-running{--tone:var(--info);--bar:var(--info-bar);--wash:var(--info-wash)}
.s-open,.s-skipped{--tone:var(--idle);--bar:var(--idle-bar);--wash:var(--idle-wash)}
`;
const BASE = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Inter,Roboto,"Helvetica Neue",Arial,sans-serif;font-feature-settings:"tnum","cv05";overflow-wrap:anywhere}
code,pre,.name,.key,.runid{font-family:ui-monospace,"SF Mono",SFMono-Regular,"JetBrains Mono","Cascadia Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
code{font-size:.9em}
h1,h2,h3,p,dl,dd,ol,ul,blockquote,pre{margin:0;padding:0}
ol,ul{list-style:none}
a{color:inherit;text-decoration-color:var(--idle-bar);text-underline-offset:.2em}
a:hover{text-decoration-color:currentColor}
:focus-visible{outline:2px solid var(--info);outline-offset:2px;border-radius:6px}
[hidden]{display:none!important}
.wrap{max-width:1160px;margin:0 auto;padding:0 28px}
main:focus{outline:none}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-999px}
.skip:focus{left:12px;top:12px;padding:8px 14px;background:var(--card);z-index:9}
.defs{position:absolute}
.quiet{color:var(--soft);font-size:.93em}
.sign{width:18px;height:18px;color:var(--tone);flex:none}
footer{padding-top:8px;padding-bottom:48px;color:var(--soft);font-size:13px}
`;
const TOP = `
.top{padding:34px 0 26px}
.eyebrow{display:flex;gap:14px;justify-content:space-between;color:var(--soft);font-size:13px;margin-bottom:22px}
.title{display:flex;gap:18px;align-items:flex-start}
.outcome{width:46px;height:46px;color:var(--tone);flex:none}
h1{font-size:29px;line-height:1.25;font-weight:640;letter-spacing:-.018em}
.word{color:var(--tone);font-weight:500}
.reason{color:var(--soft);font-size:16.5px;margin-top:4px;max-width:78ch}
.reason b{color:var(--ink);font-weight:600}
.reason code{color:var(--tone)}
.numbers{display:flex;flex-wrap:wrap;gap:14px 36px;margin-top:26px}
.numbers dt{color:var(--soft);font-size:12.5px}
.numbers dd{font-size:15px;font-weight:520}
.numbers code{font-weight:400;font-size:13.5px}
.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:22px 24px;margin-bottom:18px}
h2{font-size:16px;font-weight:620;letter-spacing:-.006em}
.card>h2+*{margin-top:12px}
h3{font-size:13px;font-weight:600;color:var(--soft);margin:20px 0 8px}
.count{color:var(--soft);font-weight:450;margin-left:4px}
.head{display:flex;flex-wrap:wrap;gap:10px 20px;justify-content:space-between;align-items:center;margin-bottom:12px}
.ending{position:relative;padding-left:30px;overflow:hidden}
.ending::before{content:"";position:absolute;inset:0 auto 0 0;width:5px;background:var(--bar)}
.ending h2{color:var(--tone)}
.ending .kind{margin-top:10px}
.ending .kind code{font-size:14px;color:var(--tone);background:var(--wash);padding:3px 9px;border-radius:7px}
.message{font-size:18px;line-height:1.5;margin-top:10px;max-width:80ch;white-space:pre-wrap}
.because{margin-top:8px}
.advice{margin-top:10px;color:var(--soft);max-width:80ch}
blockquote{font-size:19px;line-height:1.5;margin:10px 0 12px;max-width:72ch;white-space:pre-wrap}
#termination{border-style:dashed;border-color:var(--bar);background:var(--wash)}
#termination::before{display:none}
.where{margin-top:12px}
.frames li{padding:5px 0 5px 20px;position:relative}
.frames li::before{content:"";position:absolute;left:3px;top:14px;width:7px;height:7px;border-radius:50%;background:var(--bar)}
.frames li+li::before{background:var(--card);box-shadow:inset 0 0 0 1.5px var(--idle-bar)}
.frames li:not(:last-child)::after{content:"";position:absolute;left:6px;top:24px;bottom:-12px;width:1px;background:var(--idle-bar)}
.options{display:flex;flex-wrap:wrap;gap:8px;margin-top:8px}
.options li{border:1px solid var(--line);border-radius:9px;padding:5px 12px}
`;
const DATA = `
pre{font-size:12.8px;line-height:1.55;background:var(--well);border-radius:10px;padding:12px 14px;overflow:auto;max-height:30em;white-space:pre-wrap;tab-size:4}
pre code{font-size:inherit}
pre.command{user-select:all;padding-right:76px}
h3+.quiet,.quiet+.paste,.quiet+.rows{margin-top:6px}
.kinds,.problems{margin-top:12px}
.kinds :is(th,td):nth-child(2){text-align:right;padding-right:20px}
.kinds th{white-space:nowrap}
@media (max-width:600px){.kinds thead{position:absolute;clip-path:inset(50%)}.kinds,.kinds :is(tbody,tr,td){display:block}.kinds tr{padding:8px 0;border-top:1px solid var(--line)}.kinds td{border:0;padding:1px 0}.kinds td:nth-child(2){display:inline;text-align:left;padding-right:0}.kinds td:nth-child(2)::after{content:" × at "}.kinds td:nth-child(3){display:inline}}
.for{font-size:13px;color:var(--soft);margin:10px 0 4px}
.paste{position:relative;margin-bottom:8px}
.copy{position:absolute;top:7px;right:8px;font:inherit;font-size:12.5px;color:var(--soft);background:var(--card);border:1px solid var(--line);border-radius:7px;padding:2px 10px;cursor:pointer}
.copy:hover{color:var(--ink)}
.fields{display:grid;grid-template-columns:minmax(90px,max-content) 1fr;gap:6px 20px;font-size:14px}
.fields dt{color:var(--soft);max-width:22ch}
.fields dd{min-width:0}
.fold{margin-top:10px}
.fold>summary,.section>summary{cursor:pointer;width:fit-content;border-radius:6px}
.fold>summary{color:var(--soft);font-size:13.5px;font-weight:520}
.fold>summary:hover{color:var(--ink)}
.fold.other>summary{font-weight:400;color:var(--ink)}
.inside{padding:10px 0 4px 16px;border-left:1px solid var(--line);margin:8px 0 0 4px}
.section>summary h2{display:inline}
.section[open]>summary{margin-bottom:14px}
.warnings li,.records>li{padding:9px 0;border-top:1px solid var(--line)}
.warnings{margin-top:10px}
.scroll{overflow:auto;max-height:34em}
table{border-collapse:collapse;width:100%;font-size:13.2px}
th{position:sticky;top:0;background:var(--card);text-align:left;color:var(--soft);font-weight:520;padding:4px 14px 8px 0}
td{padding:5px 14px 5px 0;border-top:1px solid var(--line);vertical-align:top}
td:nth-child(2){white-space:nowrap}
.num{white-space:nowrap;color:var(--soft)}
`;
const TIMELINE = `
#find{display:flex;flex-wrap:wrap;gap:8px 0;align-items:center;justify-content:flex-end}
.chips{display:flex;margin-right:12px;background:var(--well);border-radius:10px;padding:3px}
.chips button{all:unset;box-sizing:border-box;font-size:13px;padding:3px 12px;border-radius:8px;color:var(--soft);cursor:pointer}
.chips button:hover{color:var(--ink)}
.chips button[aria-pressed=true]{background:var(--card);color:var(--ink);box-shadow:0 0 0 1px var(--line)}
.chips button:focus-visible{outline:2px solid var(--info);outline-offset:1px}
#q{font:inherit;font-size:13.5px;color:inherit;background:var(--well);border:1px solid transparent;border-radius:10px;padding:5px 12px;width:190px}
#q::placeholder{color:var(--soft);opacity:1}
#found{color:var(--soft);font-size:13px;order:-1}
#found:not(:empty){margin-right:14px}
#timeline{container-type:inline-size}
.scale,.row>details>summary{display:grid;grid-template-columns:18px minmax(170px,31%) 1fr 74px;grid-template-columns:18px minmax(0,1fr) 59cqi 70px;gap:0 12px;align-items:center}
.scale{padding:0 10px}
.scale svg{grid-column:3;width:100%;height:18px;overflow:visible}
.scale text{font-size:11.5px;fill:var(--soft)}
.rows{border-top:1px solid var(--line)}
.row{border-bottom:1px solid var(--line)}
.row>details>summary{list-style:none;cursor:pointer;padding:0 10px;min-height:42px;border-radius:8px}
.row>details>summary::-webkit-details-marker{display:none}
.row>details>summary:hover,.row>details[open]>summary{background:var(--well)}
.who{min-width:0;padding:6px 0;line-height:1.35}
.name{font-size:13.6px;font-weight:560;margin-right:2px}
.key{font-size:12.6px;color:var(--soft)}
.about{display:block;color:var(--soft);font-size:12.4px}
.track{width:100%;height:24px;overflow:visible}
#grid line{stroke:var(--line);stroke-width:1}
#grid .gap{fill:var(--well)}
.t-completed{fill:var(--ok-bar)}.t-failed{fill:var(--bad-bar)}.t-open{fill:var(--idle-bar)}.s-running>details>summary .t-open{fill:var(--info-bar)}
.s-handled .t-failed,.s-recovered .t-failed,.s-tolerated>details>summary .t-completed{fill:var(--warn-bar)}
.s-completed>details>summary .t-failed{fill:var(--warn-bar)}
.s-terminated-failed .t-completed{fill:var(--bad-bar)}
.w-retry{fill:var(--warn-bar);opacity:.55}
.w-timer{fill:var(--info-bar)}
.w-gate{fill:var(--info-bar);opacity:.6}
.took{text-align:right;color:var(--soft);font-size:13px;white-space:nowrap}
.body{padding:12px 10px 18px 40px}
.row .row .body{padding-left:26px}
.body>:first-child{margin-top:0}
.facts{display:flex;flex-wrap:wrap;gap:4px 22px;color:var(--soft);font-size:13.4px}
.facts code{color:var(--ink)}
.attempts{margin-top:12px}
.attempts>li{padding:8px 0 8px 16px;border-left:2px solid var(--line)}
.attempts p>span{color:var(--tone)}
.said{white-space:pre-wrap;max-width:80ch}
.row .rows{margin:14px -10px 0 0;border-radius:0}
.row .row>details>summary{min-height:36px}
.row .row:last-child{border-bottom:0}
.more{margin-top:10px}
.log h4{margin:8px 0 4px;font-size:12px;font-weight:520;color:var(--soft)}
#live{color:var(--soft);font-size:13px;margin-top:-14px;margin-bottom:14px}
`;
const GRAPH = `
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:13px;color:var(--soft)}
.legend li{display:flex;gap:6px;align-items:center}
.legend .sign{width:15px;height:15px}
.canvas{overflow:auto;max-height:max(78vh,1100px);border-radius:10px;text-align:center}
.canvas svg{display:inline-block}
.e{fill:none;stroke:var(--idle-bar);stroke-width:1.3}
.e-ok{stroke:var(--ok-bar);stroke-width:2}
.e-bad{stroke:var(--bad-bar);stroke-width:2}
.k-error{stroke-dasharray:5 4}
.a-idle{fill:var(--idle-bar)}.a-ok{fill:var(--ok-bar)}.a-bad{fill:var(--bad-bar)}
.n .b{fill:var(--wash);stroke:var(--bar);stroke-width:1.4}
.n.s-skipped .b{fill:var(--card);stroke-dasharray:4 3.5}
.n use{color:var(--tone)}
a.n:hover .b{stroke-width:2.4}
a.n:focus-visible{outline:none}
a.n:focus-visible .b{stroke:var(--info);stroke-width:3}
.t1,.t3,.labels text{font-family:ui-monospace,"SF Mono","JetBrains Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
.t1{font-size:12.8px;font-weight:560;fill:var(--ink)}
.t2{font-size:11.4px;fill:var(--soft)}
.t3{font-size:11.4px;fill:var(--soft)}
.s-skipped .t1{fill:var(--soft)}
.dot{fill:var(--bar)}
.rule{stroke:var(--line)}
.end rect{fill:var(--well);stroke:var(--idle-bar)}
.end text{text-anchor:middle;font-size:12px;fill:var(--soft)}
.labels text{font-size:10.6px;fill:var(--soft);stroke:var(--card);stroke-width:4px;paint-order:stroke;stroke-linejoin:round}
.labels .l-bad{fill:var(--bad)}
.labels .left{text-anchor:end}
`;
const PLACES = `
@media (max-width:760px){.wrap{padding:0 14px}.card{padding:18px 16px;border-radius:14px}.scale{display:none}.row>details>summary{grid-template-columns:18px 1fr auto;padding:6px 4px}.row .track{grid-column:1/-1;grid-row:2}.body{padding-left:12px}.fields{grid-template-columns:1fr}.numbers{gap:12px 24px}h1{font-size:24px}.outcome{width:36px;height:36px}.title{gap:12px}}
@media (max-width:480px){#find,.chips,#q{width:100%}.chips{margin-right:0}.chips button{flex:1;text-align:center}#q{box-sizing:border-box}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media print{:root{--bg:#fff;--well:#f7f7f5}body{font-size:11pt}.wrap{max-width:none;padding:0}#find,.skip,.copy{display:none!important}.card{break-inside:auto;padding:12pt 0;border-width:1px 0 0;border-radius:0;margin:0}.ending{padding-left:14pt}.row,.attempts>li,h2,h3{break-inside:avoid}h2,h3{break-after:avoid}.canvas,.scroll,pre{max-height:none;overflow:visible}.canvas svg{max-width:100%;height:auto}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
@media (forced-colors:active){.t-completed,.t-failed,.t-open,.w-timer{fill:CanvasText}.chips button[aria-pressed=true]{outline:1px solid}}
`;
const STYLE = `${COLOURS}${BASE}${TOP}${DATA}${TIMELINE}${GRAPH}${PLACES}`;


/***/ }),

/***/ 48294:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: function() { return /* binding */ checkProviders; },
/* harmony export */   Dv: function() { return /* binding */ isOfTheRunner; },
/* harmony export */   G$: function() { return /* binding */ withoutProviderKeys; },
/* harmony export */   L4: function() { return /* binding */ providerKeysIn; },
/* harmony export */   Tw: function() { return /* binding */ createResolver; },
/* harmony export */   Uv: function() { return /* binding */ definedOnly; },
/* harmony export */   WP: function() { return /* binding */ referableVariables; },
/* harmony export */   kk: function() { return /* binding */ lostTools; },
/* harmony export */   lx: function() { return /* binding */ missingKeys; },
/* harmony export */   nq: function() { return /* binding */ secretsOfProviders; },
/* harmony export */   zT: function() { return /* binding */ replacedProviders; }
/* harmony export */ });
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57280);
/* harmony import */ var _config_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92978);
/* harmony import */ var _redaction_provider_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53380);



function createResolver({ adapters, provider }) {
    return (file, node) => adapters.resolveProvider(file, node, provider);
}
function checkProviders(root, resolve, isAsked = () => true) {
    const asked = listAgents(root).filter(({ agent }) => isAsked(agent.name));
    const findings = asked.flatMap(({ workflow, agent, step }) => {
        const resolved = resolve(workflow, agent);
        if (resolved.ok)
            return [];
        const message = `${agent.name}: ${resolved.error}`;
        return [{ ...findStepPosition(workflow, step), code: 'provider', severity: 'error', message, suggestion: null }];
    });
    return eachOnce(findings);
}
function findStepPosition(workflow, step) {
    return workflow.at(workflow.stepPaths.get(step) ?? []);
}
function eachOnce(findings) {
    return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}
function missingKeys(root, resolve) {
    const byMessage = new Map();
    for (const { workflow, agent, step } of listAgents(root)) {
        const resolved = resolve(workflow, agent);
        if (!resolved.ok || resolved.value.kind === 'command' || resolved.value.missingKey === undefined)
            continue;
        const { missingKey } = resolved.value;
        if (byMessage.has(missingKey))
            continue;
        const message = `${agent.name}: ${missingKey}.`;
        const suggestion = 'the run fails with provider.rejected if it reaches this agent';
        const at = findStepPosition(workflow, step);
        byMessage.set(missingKey, { ...at, code: 'provider-key', severity: 'warning', message, suggestion });
    }
    return [...byMessage.values()];
}
function replacedProviders(root, resolve) {
    for (const { workflow, agent, step } of listAgents(root)) {
        const resolved = resolve(workflow, agent);
        if (!resolved.ok || resolved.value.replaces === undefined)
            continue;
        const { replaces, name } = resolved.value;
        const ofFile = agent.provider === undefined;
        const at = ofFile ? workflow.at(['workflow', 'runtime', 'provider']) : findStepPosition(workflow, step);
        const message = `\`${replaces}\` is a provider of microsoft/conductor; \`${name}\` answers instead.`;
        const suggestion = 'models are asked for by the names that the file has';
        return [{ ...at, code: 'provider-replaced', severity: 'warning', message, suggestion }];
    }
    return [];
}
function lostTools(root, strict, resolve) {
    const isProgram = (workflow, agent) => {
        const resolved = resolve?.(workflow, agent);
        if (resolved !== undefined)
            return resolved.ok && resolved.value.kind === 'command';
        const provider = agent.provider ?? workflow.settings.runtime?.provider;
        return (typeof provider === 'string' ? provider : provider?.name) === 'command';
    };
    const lost = listAgents(root).filter(({ workflow, agent }) => isProgram(workflow, agent) && (0,_config_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .mayUseTools */ .m2)(workflow, agent));
    const findings = lost.map(({ workflow, agent, step }) => ({
        ...findStepPosition(workflow, step),
        code: strict ? 'lost-ability' : 'no-effect',
        severity: strict ? 'error' : 'warning',
        message: `${agent.name}: a program answers, and the tools of \`mcp_servers\` are not offered to it.`,
        suggestion: 'give the tools to the program itself, or write `tools: []`',
    }));
    return eachOnce(findings);
}
function secretsOfProviders(roots, env, resolve) {
    const fromVariables = Object.entries(providerKeysIn(env, roots)).map(([name, value]) => ({ value, origin: `env:${name}` }));
    const ofServers = roots
        .flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .allWorkflows */ .Am)
        .flatMap(({ substitutions }) => substitutions.filter(_redaction_provider_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .isToolSecret */ .V9))
        .map(({ variable, value }) => ({ value, origin: `env:${variable}` }));
    const known = new Set(fromVariables.map(({ value }) => value));
    const resolved = roots.flatMap(listAgents).flatMap(({ workflow, agent }) => {
        const provider = resolve(workflow, agent);
        return provider.ok ? (0,_redaction_provider_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .providerSecrets */ .nf)(provider.value) : [];
    });
    const written = [...new Set(resolved)].filter((value) => !known.has(value) && !isStandIn(value));
    return [...fromVariables, ...ofServers, ...written.map((value) => ({ value, origin: 'mask' }))];
}
function isStandIn(key) {
    return key.length < 6 || (key.length < 12 && !/\d/.test(key));
}
function withoutProviderKeys(env, roots) {
    return definedOnly(env, keyVariables(roots));
}
function providerKeysIn(env, roots) {
    return definedOnly(Object.fromEntries(keyVariables(roots).map((name) => [name, env[name]])));
}
function definedOnly(env, except = []) {
    const names = new Set(except.map((name) => name.toUpperCase()));
    const kept = Object.entries(env).filter(([name]) => !names.has(name.toUpperCase()));
    return Object.fromEntries(kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
function referableVariables({ env, scriptEnv }, roots) {
    const seen = withoutProviderKeys(scriptEnv, roots);
    const keys = new Set(keyVariables(roots));
    const handed = new Set();
    for (const workflow of roots.flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .allWorkflows */ .Am))
        for (const { path, variable } of workflow.substitutions)
            if (keys.has(variable))
                for (const node of nodesWithEnvAt(workflow, path))
                    handed.add(`${node}\n${variable}`);
    return (name, node) => {
        if (isOfTheRunner(name))
            return undefined;
        if (Object.hasOwn(seen, name))
            return seen[name];
        return node !== null && handed.has(`${node}\n${name}`) ? env[name] : undefined;
    };
}
function isOfTheRunner(name) {
    return /^(INPUT|ACTIONS)_/i.test(name);
}
function nodesWithEnvAt({ steps, stepPaths }, path) {
    if (path[0] === 'workflow' && path[1] === 'env')
        return [...steps.values()].flatMap((step) => (step.type === 'for_each' ? [step.agent.name] : [step.name]));
    return [...steps.values()].flatMap((step) => {
        const at = stepPaths.get(step.name) ?? [];
        if (at.length === 0 || at.some((part, index) => path[index] !== part))
            return [];
        const [field, inner] = path.slice(at.length);
        if (field === 'env')
            return [step.name];
        return step.type === 'for_each' && field === 'agent' && inner === 'env' ? [step.agent.name] : [];
    });
}
function keyVariables(roots) {
    return (0,_redaction_provider_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .providerKeyVariables */ .Uj)(roots.flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .allWorkflows */ .Am).flatMap(({ substitutions }) => substitutions));
}
function listAgents(root) {
    return (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .allVariants */ .Em)(root).flatMap((workflow) => [...workflow.steps.values()].flatMap((step) => {
        const agent = step.type === 'for_each' ? step.agent : step;
        return agent.type === 'agent' ? [{ workflow, agent, step: step.name }] : [];
    }));
}


/***/ })

};
;