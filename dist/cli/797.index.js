"use strict";
exports.id = 797;
exports.ids = [797,5097];
exports.modules = {

/***/ 60797:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSurvey: function() { return /* binding */ runSurvey; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/adapters/clock.js
var clock = __webpack_require__(86025);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js + 1 modules
var file_store = __webpack_require__(72967);
// EXTERNAL MODULE: ./build/src/adapters/git.js
var git = __webpack_require__(17367);
// EXTERNAL MODULE: ./build/src/adapters/github/api.js
var api = __webpack_require__(76159);
// EXTERNAL MODULE: ./build/src/adapters/patterns.js
var patterns = __webpack_require__(61104);
// EXTERNAL MODULE: ./build/src/config/providers.js
var providers = __webpack_require__(25055);
// EXTERNAL MODULE: ./build/src/core/github.js
var github = __webpack_require__(36657);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/reporters/telemetry/settings.js
var settings = __webpack_require__(56002);
// EXTERNAL MODULE: ./build/src/source/workspace.js
var workspace = __webpack_require__(2939);
// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/markup/html.js
var html = __webpack_require__(43614);
// EXTERNAL MODULE: ./build/src/triage/paste.js
var paste = __webpack_require__(9588);
// EXTERNAL MODULE: ./build/src/triage/verdict.js + 1 modules
var triage_verdict = __webpack_require__(10872);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/shape.js
var shape = __webpack_require__(7725);
// EXTERNAL MODULE: ./build/src/triage/github.js
var triage_github = __webpack_require__(90848);
;// CONCATENATED MODULE: ./build/src/survey/facts.js



const JOB = {
    id: shape/* isNumber */.Et,
    attempt: shape/* isNumber */.Et,
    name: shape/* isString */.Kg,
    url: shape/* isString */.Kg,
    conclusion: shape/* isString */.Kg,
    failedStep: (0,shape/* allowNull */.Hu)(shape/* isString */.Kg),
    failedAt: (0,shape/* createListShape */.Yk)((0,shape/* createObjectShape */.Pg)({ from: shape/* isString */.Kg, to: shape/* isString */.Kg })),
    started: (0,shape/* allowNull */.Hu)(shape/* isNumber */.Et),
    ended: (0,shape/* allowNull */.Hu)(shape/* isNumber */.Et),
};
const isJobList = (0,shape/* createListShape */.Yk)((0,shape/* createObjectShape */.Pg)(JOB));
function parseRepositoryFacts(value) {
    const { default_branch: branch, private: isPrivate } = (0,json/* asObject */.eB)(value);
    return { defaultBranch: (0,json/* asString */.oJ)(branch) || null, isPrivate: typeof isPrivate === 'boolean' ? isPrivate : null };
}
function parseMoment(value) {
    const at = Date.parse((0,json/* asString */.oJ)(value));
    return Number.isNaN(at) ? null : Math.floor(at / 1000);
}
function parseListedRun(value, redactor) {
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
const RUN_FIELDS = [
    ...['id', 'name', 'path', 'event', 'head_branch', 'head_sha', 'html_url', 'run_attempt', 'status', 'conclusion'],
    ...['created_at', 'run_started_at', 'updated_at'],
];
function trimRuns(page, redactor) {
    const { total_count: total = null, workflow_runs: runs } = (0,json/* asObject */.eB)(page);
    const trimmed = (Array.isArray(runs) ? runs : []).filter(json/* isJsonObject */.OW).map((run) => ({
        ...Object.fromEntries(RUN_FIELDS.map((name) => [name, run[name] ?? null])),
        head_repository: { full_name: (0,json/* asObject */.eB)(run['head_repository'])['full_name'] ?? null },
        pull_requests: listPullNumbers(run).map((number) => ({ number })),
    }));
    return redactor.json({ total_count: total, workflow_runs: trimmed });
}
function listPullNumbers({ pull_requests: listed }) {
    return Array.isArray(listed) ? listed.filter(json/* isJsonObject */.OW).map(({ number = null }) => number) : [];
}
function listPullRequests(value, { event, headRepository, head_branch: branch }) {
    const numbers = listPullNumbers(value).map((number) => `#${String(number)}`);
    if (numbers.length > 0 || !event.startsWith('pull_request'))
        return numbers;
    return [`${headRepository ?? ''}:${branch ?? ''}`];
}
function parseSurveyedJobs(jobs, redactor) {
    return jobs.filter(json/* isJsonObject */.OW).flatMap((job) => {
        const parsed = (0,triage_github/* parseJob */.JN)(job);
        if (parsed === null)
            return [];
        const { steps: _steps, ...record } = parsed;
        return {
            ...record,
            name: redactor.text(record.name),
            failedStep: record.failedStep === null ? null : redactor.text(record.failedStep),
            started: parseMoment(job['started_at']),
            ended: parseMoment(job['completed_at']),
        };
    });
}
function measureSeconds({ started, ended }) {
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

;// CONCATENATED MODULE: ./build/src/survey/window.js

const DAY_SECONDS = 86_400;
const LONGEST_DAYS = 3660;
const DEFAULT_SINCE = '30d';
const DEFAULT_LOGS = 1000;
const MOST_LOGS = 100_000;
function parseWindow(since, until, now, prefix = '--') {
    const today = Math.floor(now / 1000 / DAY_SECONDS) * DAY_SECONDS;
    const last = until === null ? today : parseDay(until);
    if (last === null)
        return (0,result/* err */._q)(`${prefix}until ${JSON.stringify(until)} is not a date such as 2026-10-31`);
    const days = /^(\d{1,5})d$/.exec(since)?.[1];
    const from = days === undefined ? parseDay(since) : last - Number(days) * DAY_SECONDS;
    if (from === null)
        return (0,result/* err */._q)(`${prefix}since ${JSON.stringify(since)} is neither a number of days such as 30d nor a date`);
    if (from > last)
        return (0,result/* err */._q)(`the window ends before it begins: ${formatInstant(from)} is after ${formatInstant(last)}`);
    if (last - from > LONGEST_DAYS * DAY_SECONDS)
        return (0,result/* err */._q)(`a window has at most ${LONGEST_DAYS} days`);
    return (0,result.ok)({ from, to: last + DAY_SECONDS - 1 });
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

;// CONCATENATED MODULE: ./build/src/survey/causes.js






const EXAMPLES = 3;
const PASSED_ON = 10;
function toMinutes(seconds) {
    return Math.round((seconds / 60) * 100) / 100;
}
function formatMinutes(number) {
    return number >= 10 || Number.isInteger(number) ? `${(0,html/* count */.U9)(number)} min` : `${number.toFixed(1)} min`;
}
function sumSeconds(sightings) {
    return sightings.reduce((sum, { at }) => sum + measureSeconds(at.job), 0);
}
function getEndTime({ at: { job, run } }) {
    return job.ended ?? run.ended;
}
function compareNewestFirst(one, other) {
    return getEndTime(other) - getEndTime(one) || other.at.job.id - one.at.job.id;
}
function groupCauses(sightings) {
    const groups = new Map();
    for (const sighting of sightings)
        (0,maps/* addTo */.DN)(groups, sighting.cause, sighting);
    return [...groups.values()]
        .map(createCause)
        .sort((one, other) => other.minutes - one.minutes || other.sightings - one.sightings || (one.id < other.id ? -1 : 1));
}
function createCause(group) {
    const seen = group.toSorted(compareNewestFirst);
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
        first: formatInstant(getEndTime(seen.at(-1) ?? newest)),
        last: formatInstant(getEndTime(newest)),
        recovered,
        flaky: recovered > 0,
        minutes: toMinutes(sumSeconds(seen)),
        examples: seen.slice(0, EXAMPLES).map(({ at: { run, job }, line }) => ({
            url: job.url === '' ? run.url : job.url,
            commit: run.head_sha,
            branch: run.head_branch,
            line,
        })),
    };
}
function mapClasses(make) {
    return {
        transient: make('transient'),
        deterministic: make('deterministic'),
        flaky: make('flaky'),
        cancelled: make('cancelled'),
        unknown: make('unknown'),
    };
}
function countClasses(sightings) {
    return mapClasses((name) => {
        const ofClass = sightings.filter((one) => one.counted === name);
        return { sightings: ofClass.length, minutes: toMinutes(sumSeconds(ofClass)) };
    });
}
function classifyRun(sightings) {
    return triage_verdict/* CLASSES */.Nv.find((name) => sightings.some(({ counted }) => counted === name)) ?? 'unknown';
}
function groupTests(sightings, passes, findOwners) {
    const byName = new Map();
    for (const sighting of sightings)
        for (const name of new Set(sighting.tests))
            (0,maps/* addTo */.DN)(byName, name, sighting);
    return [...byName]
        .map(([name, group]) => createFailedTest(name, group.toSorted(compareNewestFirst), passes, findOwners))
        .sort((one, other) => other.passed_same_commit - one.passed_same_commit ||
        other.failed - one.failed ||
        (one.name < other.name ? -1 : 1));
}
function createFailedTest(name, seen, passes, findOwners) {
    const passedOn = new Set(seen.filter(({ at }) => passes.find(at.run, at.job.name) !== undefined).map(({ at }) => at.run.head_sha));
    const [newest] = seen;
    const file = seen.map((one) => findTestFile(name, one)).find((each) => each !== null) ?? null;
    return {
        name,
        file,
        owners: findOwners(name, file),
        minutes: toMinutes(sumSeconds(seen)),
        failed: seen.length,
        commits: new Set(seen.map(({ at }) => at.run.head_sha)).size,
        passed_same_commit: passedOn.size,
        passed_on: [...passedOn].slice(0, PASSED_ON),
        last: newest === undefined ? '' : formatInstant(getEndTime(newest)),
    };
}
function findTestFile(name, { tests, at }) {
    const places = at.finding?.triaged.annotations ?? [];
    const place = places.find(({ test }) => test === name) ?? (tests.length === 1 ? places[0] : undefined);
    return place?.file ?? null;
}
const LEAST_SIGHTINGS = 3;
const MAX_LINES = 50;
function listUnknownLines(sightings) {
    const byLine = new Map();
    for (const one of sightings)
        if (one.class === 'unknown' && one.line !== null)
            (0,maps/* addTo */.DN)(byLine, (0,paste/* withoutVariables */.KC)(one.title), one);
    return [...byLine.values()]
        .filter((group) => group.length >= LEAST_SIGHTINGS)
        .map((group) => {
        const title = group.toSorted(compareNewestFirst)[0]?.title ?? '';
        return {
            line: title,
            sightings: group.length,
            causes: new Set(group.map(({ cause }) => cause)).size,
            minutes: toMinutes(sumSeconds(group)),
            rule: (0,paste/* suggestRule */.jO)(title, (0,paste/* suggestKind */.b8)(title)),
        };
    })
        .sort((one, other) => other.sightings - one.sightings || (one.line < other.line ? -1 : 1))
        .slice(0, MAX_LINES);
}

;// CONCATENATED MODULE: ./build/src/survey/many.js



const TOTALS = ['runs', 'attempts', 'failed_first', 'failed', 'cancelled', 'other', 'minutes'];
const round = (number) => Math.round(number * 100) / 100;
function createManyDocument(surveyed, window) {
    const repositories = surveyed.toSorted((one, other) => sumLostMinutes(other) - sumLostMinutes(one) || (one.repository < other.repository ? -1 : 1));
    const read = repositories.flatMap(({ survey }) => survey ?? []);
    const sum = (value) => round(read.reduce((all, survey) => all + value(survey), 0));
    return {
        schema_version: 1,
        window: { since: formatInstant(window.from), until: formatInstant(window.to) },
        complete: read.length === repositories.length && read.every(({ complete }) => complete),
        totals: Object.fromEntries(TOTALS.map((name) => [name, sum(({ totals }) => totals[name])])),
        classes: mapClasses((name) => ({
            sightings: sum(({ classes }) => classes[name].sightings),
            minutes: sum(({ classes }) => classes[name].minutes),
        })),
        causes: joinCauses(read),
        repositories,
    };
}
function listSurveys(document) {
    return 'repository' in document ? [document] : document.repositories.flatMap(({ survey }) => survey ?? []);
}
function listNewCauses(document) {
    return listSurveys(document).flatMap(({ repository, compare }) => (compare?.new ?? []).map((cause) => ({ ...cause, repository })));
}
function sumLostMinutes({ survey }) {
    return survey?.totals.minutes ?? -1;
}
function joinCauses(surveys) {
    const groups = new Map();
    for (const { repository, causes } of surveys)
        for (const cause of causes)
            (0,maps/* addTo */.DN)(groups, cause.signature, { repository, cause });
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

// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/markup/notice.js
var notice = __webpack_require__(84915);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
// EXTERNAL MODULE: ./build/src/text/markdown.js
var markdown = __webpack_require__(8891);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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
        const day = formatInstant(run.created).slice(0, 10);
        this.days.set(day, (this.days.get(day) ?? 0) + 1);
        const workflow = this.workflows.get(run.workflow) ?? { name: run.name, runs: 0, passedFirst: 0, seconds: [] };
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
        const ofCommit = ofWorkflow.get(sha);
        const at = this.#events.indexOf(event);
        if (ofCommit === undefined)
            ofWorkflow.set(sha, [id, at, created, ended]);
        else
            ofCommit.push(id, at, created, ended);
    }
    endListing() {
        this.#seen.clear();
        const commits = new Set(this.remarkable.map(toCommitKey));
        for (const [workflow, bySha] of this.#successes)
            for (const sha of bySha.keys())
                if (!commits.has(toCommitKey({ workflow, head_sha: sha })))
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
        (0,maps/* addTo */.DN)(this.branches, branch, { workflow, ended, passed: conclusion === 'success' });
    }
    guessDefaultBranch() {
        const named = [this.scheduled, 'main', 'master'].find((name) => name !== null && this.branches.has(name));
        const [busiest] = [...this.branches].toSorted(([, one], [, other]) => other.length - one.length);
        return named ?? busiest?.[0] ?? null;
    }
}
const DECIDING = new Set(['success', 'failure', 'timed_out', 'startup_failure']);
const NEEDS_LOOK = new Set(['failure', 'timed_out', 'startup_failure', 'cancelled']);
function toCommitKey({ workflow, head_sha: sha }) {
    return `${workflow}\n${sha}`;
}
function computeMedian(numbers) {
    const sorted = numbers.toSorted((one, other) => one - other);
    const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
    return low === undefined || high === undefined ? null : (low + high) / 2;
}

;// CONCATENATED MODULE: ./build/src/survey/sightings.js




const CODE = /\b[A-Z]{1,6}\d{2,5}\b|(?<=[([])@?[a-z][\w-]*(?:\/[\w-]+)*(?=[)\]]$)|(?<= )(?:@[\w-]+\/)?[a-z]+(?:-[a-z]+)+$/;
function createSignature({ tests, annotations: [problem] }, line) {
    if (tests.length > 0)
        return JSON.stringify(['tests', ...tests.toSorted()]);
    if (problem === undefined)
        return (0,paste/* withoutVariables */.KC)(line);
    return JSON.stringify(['file', problem.file, CODE.exec(problem.message)?.[0] ?? (0,paste/* withoutVariables */.KC)(problem.message)]);
}
function removeLeg(name) {
    const segments = name.split(' / ');
    return segments.map((segment) => segment.replace(/(?<=.) \((?:[^()]|\([^()]*\))*\)$/, '')).join(' / ');
}
function toCauseId(kind, { workflow, job, step }, signature) {
    const key = JSON.stringify([kind, workflow, job, step, signature]);
    return (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 12);
}
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
                    (0,maps/* addTo */.DN)(this.#read, `${toCommitKey(run)}\n${name}`, { ...facts, attempt: at + 1 });
                }
            }
        }
    }
    find(run, name, isMeant = () => true) {
        const read = this.#read.get(`${toCommitKey(run)}\n${name}`)?.find(isMeant);
        return read ?? this.tally.findSuccess(run, isMeant);
    }
    hasLater({ run, attempt, job }) {
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
    const place = { workflow: run.workflow, job: removeLeg(job.name), step };
    const unquoted = ofClass === 'cancelled' ? 'cancelled' : said === null ? `log ${log}` : null;
    const signature = unquoted ?? createSignature(triaged ?? { tests: [], annotations: [] }, title);
    const tests = triaged?.tests ?? [];
    const [test] = tests.toSorted();
    const others = tests.length > 1 ? ` and ${tests.length - 1} more tests` : '';
    const recovered = ofClass !== 'cancelled' && passes.hasLater(at);
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

;// CONCATENATED MODULE: ./build/src/survey/advice.js





function createAdvice(document, sightings) {
    return [
        adviseTriage(document, sightings),
        adviseRetry(sightings),
        adviseTest(document),
        adviseRule(document),
        adviseLimit(sightings),
        adviseNeverPassed(document),
        adviseRetention(document),
    ].filter((advice) => advice !== null);
}
function adviseTriage({ reruns, triage }, sightings) {
    if (triage.rerun_right < LEAST_SIGHTINGS)
        return null;
    const rerun = sightings.filter(({ at, recovered }) => recovered && at.run.attempt > 1);
    const names = [...new Set(rerun.map(({ at }) => at.run.name))].sort().slice(0, 10);
    const patterns = rerun.map(({ at, place }) => (at.job.name === place.job ? place.job : `${place.job} *`));
    const jobs = [...new Set(patterns)].sort().slice(0, 20);
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
function adviseRetry(sightings) {
    const retryable = sightings.filter(({ class: name, place, rule }) => name === 'transient' && place.step !== null && (0,paste/* isOfTool */.S$)(rule));
    const group = findDearest(retryable, ({ place, kind }) => JSON.stringify([place, kind]));
    const [first] = group;
    if (first === undefined)
        return null;
    const step = first.place.step ?? '';
    const recovered = group.filter((one) => one.recovered).length;
    return {
        about: 'retry',
        text: `Retry the step ${quoteAsCode(step)} of ${quoteAsCode(first.place.job)} where it fails with ${first.kind}: ${group.length} failed jobs, ${formatMinutes(sumMinutes(group))}, ${recovered} of ${group.length} passed later on the same commit.`,
        numbers: { sightings: group.length, recovered, minutes: sumMinutes(group) },
        paste: (0,paste/* createRetryStep */.xx)(step, (0,paste/* findStepCommand */.BK)(step) ?? '', first.rule ?? ''),
    };
}
const MOST_QUARANTINED = 10;
const QUARANTINE_DAYS = 30;
function adviseTest({ tests, window }) {
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
        text: `Mend or quarantine the test ${quoteAsCode(name)}: it failed ${failed} times on ${commits} commits, and its job passed on ${passed} of these ${commits} commits. A quarantine has an end, and everything else still fails the step.`,
        numbers: { failed, commits, passed_same_commit: passed },
        paste: `# .github/quarantine.yml\ntests:\n${entries.join('')}`,
    };
}
function adviseRule({ unknown }) {
    const [line] = unknown;
    if (line === undefined)
        return null;
    return {
        about: 'rule',
        text: `Add a rule for a line that no rule knows: ${line.sightings} failed jobs ended with it, ${formatMinutes(line.minutes)}.`,
        numbers: { sightings: line.sightings, causes: line.causes, minutes: line.minutes },
        paste: `# .github/conductor-triage.yml\n${line.rule}`,
    };
}
function adviseLimit(sightings) {
    const ended = sightings.filter(({ at }) => isAtLimit(at));
    const group = findDearest(ended, ({ place }) => JSON.stringify([place.workflow, place.job]));
    const [first] = group;
    if (first === undefined)
        return null;
    const each = Math.ceil(sumSeconds(group) / group.length / 60);
    return {
        about: 'limit',
        text: `The job ${quoteAsCode(first.place.job)} of ${quoteAsCode(first.place.workflow)} ran into its time limit ${group.length} times, ${formatMinutes(sumMinutes(group))}. If it hangs, a lower limit costs less; if it is slow, it needs a higher one.`,
        numbers: { sightings: group.length, minutes: sumMinutes(group), minutes_each: each },
        paste: `jobs:\n  … # the id of ${(0,paste/* quoteForYaml */.Ph)(first.place.job)}\n    timeout-minutes: ${each * 2} # it ended after about ${each}\n`,
    };
}
function adviseNeverPassed({ workflows, repository }) {
    const worst = workflows
        .filter((one) => one.never_passed && one.failed >= LEAST_SIGHTINGS)
        .toSorted((one, other) => other.minutes_lost - one.minutes_lost || other.failed - one.failed)[0];
    if (worst === undefined)
        return null;
    const file = worst.workflow.split('/').at(-1) ?? '';
    return {
        about: 'never_passed',
        text: `The workflow ${quoteAsCode(worst.workflow)} never passed in this window: ${worst.failed} of ${worst.runs} runs failed, ${formatMinutes(worst.minutes_lost)}. Mend it, or switch it off.`,
        numbers: { runs: worst.runs, failed: worst.failed, minutes: worst.minutes_lost },
        paste: `gh workflow disable ${/^[\w.-]+$/.test(file) ? file : (0,paste/* quoteForYaml */.Ph)(file)} --repo ${repository}\n`,
    };
}
function adviseRetention({ missing, repository }) {
    if (missing.logs_gone < LEAST_SIGHTINGS)
        return null;
    return {
        about: 'retention',
        text: `The logs of ${missing.logs_gone} failed jobs were gone, so their causes are not known. Survey more often with a cache, which remembers what a log said; or keep logs longer (Settings, Actions, General).`,
        numbers: { logs_gone: missing.logs_gone },
        paste: `conductor survey ${repository} --since 7d --cache .conductor/survey\n`,
    };
}
function quoteAsCode(text) {
    return (0,markdown/* toCodeSpan */.Ro)(text.replaceAll('`', "'"));
}
function findDearest(sightings, key) {
    const groups = new Map();
    for (const one of sightings)
        (0,maps/* addTo */.DN)(groups, key(one), one);
    const [dearest = []] = [...groups.values()]
        .filter((group) => group.length >= LEAST_SIGHTINGS)
        .sort((one, other) => sumSeconds(other) - sumSeconds(one) || other.length - one.length);
    return dearest;
}
function sumMinutes(group) {
    return toMinutes(sumSeconds(group));
}

;// CONCATENATED MODULE: ./build/src/survey/sections.js






function createSection(id, title, columns, all, shown, toRow) {
    return { id, title, total: all.length, columns, rows: all.slice(0, shown).map(toRow) };
}
function formatDate(moment) {
    return moment.slice(0, 10);
}
function nameSurveyed(document) {
    return 'repository' in document ? document.repository : (0,html/* renderCount */.SS)(document.repositories.length, 'repository');
}
function formatSurveyTitle(document) {
    return `CI survey of ${nameSurveyed(document)}`;
}
function formatDays({ window }) {
    return `${formatDate(window.since)} to ${formatDate(window.until)}, days of UTC`;
}
function formatWindowWords(document) {
    if (!('repository' in document))
        return formatDays(document);
    const { branches, selected_workflows: workflows } = document;
    const only = [
        ...(branches.length > 0 ? [`branches ${branches.join(', ')}`] : []),
        ...(workflows.length > 0 ? [`workflows ${workflows.join(', ')}`] : []),
    ];
    const whole = formatDays(document);
    return only.length === 0 ? whole : `${whole}; only ${only.join('; ')}`;
}
function listTotalRows(document) {
    const { totals } = document;
    const share = (number) => `${(0,html/* count */.U9)(number)} of ${(0,html/* renderCount */.SS)(totals.runs, 'run')}`;
    const failed = [
        ['Failed at the first attempt', share(totals.failed_first)],
        ['Failed after all attempts', share(totals.failed)],
    ];
    const lost = ['Lost', `${formatMinutes(totals.minutes)} of all jobs in failed or cancelled attempts`];
    if (!('repository' in document)) {
        const { repositories } = document;
        const unread = repositories.length - listSurveys(document).length;
        const read = `${(0,html/* count */.U9)(repositories.length)}${unread === 0 ? '' : `, ${(0,html/* count */.U9)(unread)} not read`}`;
        return [['Repositories', read], ['Runs', (0,html/* count */.U9)(totals.runs)], ...failed, lost];
    }
    return [
        ['Runs', `${(0,html/* count */.U9)(totals.runs)} in ${(0,html/* renderCount */.SS)(totals.attempts, 'attempt')}`],
        ...failed,
        ['Cancelled', share(totals.cancelled)],
        ...(totals.other > 0 ? [['Skipped or not started', share(totals.other)]] : []),
        lost,
    ];
}
function describeMissing({ complete, missing, totals }) {
    const logs = [
        [missing.logs_gone, 'are gone'],
        [missing.logs_forbidden, 'may not be read with this token, which needs `actions: read`'],
        [missing.logs_cut, 'were not read because of --logs'],
        [missing.logs_failed, 'could not be fetched'],
    ];
    const unread = logs.filter(([number]) => number > 0).map(([number, why]) => `${(0,html/* count */.U9)(number)} ${why}`);
    const startless = (0,html/* renderCount */.SS)(totals.without_failed_job, 'failed run');
    return [
        ...(complete ? [] : ['This survey is not complete: every number below is too low.']),
        ...(missing.runs > 0 ? [`${(0,html/* renderCount */.SS)(missing.runs, 'run')} could not be listed.`] : []),
        ...(missing.attempts > 0 ? [`The jobs of ${(0,html/* renderCount */.SS)(missing.attempts, 'attempt')} could not be read.`] : []),
        ...(unread.length > 0
            ? [`Logs of failed jobs: ${unread.join(', ')}; without an annotation that tells, such a job counts as unknown.`]
            : []),
        ...(totals.without_failed_job > 0
            ? [`${startless} had no failed job (GitHub did not start them), so there is no cause.`]
            : []),
        ...missing.notes,
    ];
}
function formatCausePlace({ workflow, job, step, legs }) {
    const place = [workflow.replace(/^\.github\/workflows\//, ''), job, ...(step === null ? [] : [step])].join(' › ');
    return legs > 1 ? `${place} (${legs} legs)` : place;
}
function formatCauseClass({ class: name, flaky, recovered, sightings }) {
    return flaky ? `${name}, passed later on the same commit ${recovered} of ${(0,html/* renderCount */.SS)(sightings, 'time')}` : name;
}
function formatCauseCounts(cause) {
    const spread = [
        (0,html/* renderCount */.SS)(cause.runs, 'run'),
        (0,html/* renderCount */.SS)(cause.commits, 'commit'),
        (0,html/* renderCount */.SS)(cause.branches, 'branch'),
        ...(cause.pull_requests > 0 ? [(0,html/* renderCount */.SS)(cause.pull_requests, 'pull request')] : []),
    ];
    return `${spread.join(', ')}; first ${formatDate(cause.first)}, last ${formatDate(cause.last)}`;
}
function joinDays(days, most) {
    const each = Math.max(1, Math.ceil(days.length / most));
    return Array.from({ length: Math.ceil(days.length / each) }, (_, at) => days.slice(at * each, (at + 1) * each));
}
function countFailedIn(days) {
    return days.reduce((sum, day) => sum + day.failed_first, 0);
}
const BARS = '▁▂▃▄▅▆▇█';
const MOST_BARS = 80;
function createDaysSection({ days }) {
    const joined = joinDays(days, MOST_BARS);
    const most = (0,lists/* findLargest */.qz)([0, ...joined.map(countFailedIn)]);
    const height = (value) => (value === 0 ? ' ' : (BARS[Math.ceil((value / most) * 8) - 1] ?? ''));
    const bar = joined.map((some) => height(countFailedIn(some))).join('');
    const each = joined[0]?.length ?? 1;
    return {
        id: 'days',
        title: `Runs that failed at the first attempt, per ${each === 1 ? 'day' : `${each} days`}`,
        lines: most === 0 ? [] : [`▕${bar}▏ the highest bar is ${(0,html/* renderCount */.SS)(most, 'run')}`],
    };
}
function createClassesSection({ classes }) {
    const some = triage_verdict/* CLASSES */.Nv.filter((name) => classes[name].sightings > 0);
    const rows = some.map((name) => {
        const { sightings, minutes: lost } = classes[name];
        return [name, (0,html/* renderCount */.SS)(sightings, 'failed job'), formatMinutes(lost)];
    });
    const lines = some.length === 0 ? ['Nothing failed.'] : [];
    return { id: 'classes', title: 'Failed jobs by class', lines, columns: ['class', 'failed jobs:', 'minutes:'], rows };
}
function createCausesSection({ causes }, shown) {
    const columns = ['minutes:', 'failed jobs:', 'kind and class', 'place', 'line', 'seen', 'newest'];
    const failures = causes.filter((cause) => cause.class !== 'cancelled');
    return createSection('causes', 'The dearest causes', columns, failures, shown, (cause) => [
        formatMinutes(cause.minutes),
        (0,html/* renderCount */.SS)(cause.sightings, 'failed job'),
        `${cause.kind ?? 'no known kind'}, ${formatCauseClass(cause)}`,
        { code: formatCausePlace(cause) },
        { code: cause.title },
        formatCauseCounts(cause),
        { link: cause.examples[0]?.url ?? '' },
    ]);
}
const COMMITS = 3;
function createTestsSection({ tests }, shown) {
    const hasOwners = tests.some(({ owners }) => owners.length > 0);
    const columns = ['test', '', 'lost', 'last', ...(hasOwners ? ['owners'] : [])];
    return createSection('tests', 'Tests', columns, tests, shown, (test) => {
        const times = `failed in ${(0,html/* renderCount */.SS)(test.failed, 'job')} on ${(0,html/* renderCount */.SS)(test.commits, 'commit')}`;
        const passed = test.passed_on.slice(0, COMMITS).map((commit) => commit.slice(0, 10));
        const more = test.passed_same_commit > passed.length ? ', …' : '';
        const share = `its job also passed on ${test.passed_same_commit} of ${(0,html/* renderCount */.SS)(test.commits, 'commit')}`;
        const flaky = test.passed_same_commit === 0 ? '' : `; ${share} (${passed.join(', ')}${more})`;
        const named = test.owners.length === 0 ? '' : { code: test.owners.join(' ') };
        const owners = hasOwners ? [named] : [];
        return [
            { code: test.name },
            `${times}${flaky}`,
            formatMinutes(test.minutes),
            `last ${formatDate(test.last)}`,
            ...owners,
        ];
    });
}
function createRerunsSection({ reruns, triage }) {
    const { total, passed, same_cause: same, other_cause: other, other: rest } = reruns;
    const parts = [`${passed} passed`, `${same} failed for the same cause`, `${other} for another`];
    const unclear = rest > 0 ? `, ${rest} were cancelled or not read` : '';
    const judgedCount = triage.right + triage.wrong;
    const judged = judgedCount === 0
        ? 'None of these runs had a second attempt, so nobody knows whether that is right.'
        : `Of ${(0,html/* count */.U9)(judgedCount)} whose second attempt is known it was right on ${(0,html/* count */.U9)(triage.right)} (run again and passed: ${triage.rerun_right}, left and failed again: ${triage.leave_right}) and wrong on ${(0,html/* count */.U9)(triage.wrong)} (run again in vain: ${triage.rerun_wrong}, left although it passed: ${triage.leave_wrong}); ${(0,html/* count */.U9)(triage.unknown)} are unknown. People run again what they expect to pass, so these are no random sample.`;
    return {
        id: 'reruns',
        title: 'Re-runs, and what triage would have done',
        lines: [
            total === 0
                ? 'No run had a second attempt.'
                : `${(0,html/* renderCount */.SS)(total, 're-run')}: ${parts.join(', ')}${unclear}; ${formatMinutes(reruns.minutes)}. Who started a re-run is not read.`,
            ...(triage.first_failures === 0
                ? []
                : [
                    `Triage with rerun: 2 would have run ${(0,html/* count */.U9)(triage.rerun)} of ${(0,html/* renderCount */.SS)(triage.first_failures, 'first failure')} again and left ${(0,html/* count */.U9)(triage.leave)}.`,
                    judged,
                ]),
            ...(triage.would_have_started === 0
                ? []
                : [
                    `It would have started ${(0,html/* renderCount */.SS)(triage.would_have_started, 're-run')} by itself, which began ${formatMinutes(triage.minutes_until_rerun)} after the failures in all (median ${formatMinutes(triage.median_minutes_until_rerun ?? 0)}).`,
                ]),
        ],
    };
}
function createMainSection({ main }) {
    const lines = main === null || main.runs === 0
        ? []
        : [
            `Red for ${main.hours_red} hours in ${(0,html/* renderCount */.SS)(main.turned_red, 'time')} (${(0,html/* renderCount */.SS)(main.runs, 'run')}); ${main.turned_green} of ${main.turned_red} times it became green again${main.median_hours_until_green === null ? '' : `, after ${main.median_hours_until_green} hours (median)`}${main.is_red ? '. It was red at the end.' : '.'}`,
        ];
    return { id: 'main', title: 'The default branch', lines };
}
function createWeeksSection({ weeks }) {
    const rows = weeks
        .filter(({ runs }) => runs > 0)
        .map((one) => [
        one.week,
        `${(0,html/* count */.U9)(one.passed_first)} of ${(0,html/* renderCount */.SS)(one.runs, 'run')} passed at the first attempt`,
        formatMinutes(one.minutes_lost),
    ]);
    return { id: 'weeks', title: 'Weeks', columns: ['week of', 'passed', 'lost'], rows: rows.length > 1 ? rows : [] };
}
const CHANGES = ['new', 'more', 'less', 'gone'];
function createChangesSection({ compare, totals }, shown) {
    if (compare === undefined)
        return { id: 'changes', title: '' };
    const sides = CHANGES.map((side) => `${compare[side].length} ${side}`).join(', ');
    const uncompared = compare.not_compared.length;
    const unseen = uncompared === 0 ? '' : ` ${uncompared} not compared: one of the two surveys did not read their logs.`;
    const warning = compare.complete ? '' : ' The earlier survey was not complete.';
    const when = `${formatDate(compare.window.since)} to ${formatDate(compare.window.until)}`;
    return {
        id: 'changes',
        title: 'What changed',
        lines: [
            `Compared with ${when} (${(0,html/* renderCount */.SS)(compare.runs, 'run')}, now ${(0,html/* count */.U9)(totals.runs)}): causes ${sides}.${unseen}${warning} Few sightings more or less may be chance.`,
        ],
        columns: ['', 'job', 'cause', 'before → now'],
        rows: CHANGES.flatMap((side) => compare[side]
            .slice(0, shown)
            .map((change) => [side, { code: change.job }, { code: change.title }, formatChange(change)])),
    };
}
function formatChange({ before, now, before_per_100: was, now_per_100: is }) {
    return `${before.sightings} → ${now.sightings} failed jobs (${was.sightings} → ${is.sightings} per 100 runs), ${formatMinutes(before.minutes)} → ${formatMinutes(now.minutes)} (${was.minutes} → ${is.minutes})`;
}
function createWorkflowsSection({ workflows }, shown) {
    const columns = ['workflow', 'runs', 'passed at first', 'passed in the end', 'median from start to end', 'lost', ''];
    return createSection('workflows', 'Workflows', columns, workflows, shown, (one) => [
        { code: one.workflow },
        (0,html/* count */.U9)(one.runs),
        (0,html/* count */.U9)(one.passed_first),
        (0,html/* count */.U9)(one.passed),
        one.median_minutes === null ? '–' : formatMinutes(one.median_minutes),
        formatMinutes(one.minutes_lost),
        one.never_passed ? 'never passed' : '',
    ]);
}
function createAdviceSection({ advice }) {
    const items = advice.map(({ text, paste }) => ({ said: text, paste }));
    return { id: 'advice', title: 'Advice', total: advice.length, items };
}
function createUnknownSection({ unknown }) {
    const line = 'A rule for .github/conductor-triage.yml each. Whether another run mends it is yours to decide.';
    const items = unknown.map(({ line: last, sightings, rule }) => {
        return { said: `${(0,html/* renderCount */.SS)(sightings, 'failed job')} ended with ${quoteAsCode(last)}`, paste: rule };
    });
    const lines = unknown.length === 0 ? [] : [line];
    return { id: 'unknown', title: 'Lines that no rule knows', total: unknown.length, lines, items };
}
function createRepositoriesSection({ repositories }, shown) {
    const columns = ['repository', 'lost', 'failed at first', 'dearest cause'];
    const title = 'Repositories, the most minutes lost first';
    return createSection('repositories', title, columns, repositories, shown, ({ repository, survey, problem }) => {
        const name = { part: repository };
        if (survey === null)
            return [name, '', `not read: ${problem ?? ''}`, ''];
        const { totals, causes, complete } = survey;
        const failed = `${(0,html/* count */.U9)(totals.failed_first)} of ${(0,html/* renderCount */.SS)(totals.runs, 'run')}${complete ? '' : ', not complete'}`;
        const [dearest] = causes;
        return [name, formatMinutes(totals.minutes), failed, dearest === undefined ? '' : { code: dearest.title }];
    });
}
function createSharedCausesSection({ causes }, shown) {
    const columns = ['repositories', 'lost', 'failed jobs', 'kind', 'line'];
    const title = 'Causes, those that several repositories share first';
    const failures = causes.filter((cause) => cause.class !== 'cancelled');
    return createSection('shared-causes', title, columns, failures, shown, ({ repositories, kind, ...cause }) => {
        const [first = '', ...others] = repositories;
        const names = `${repositories.slice(0, 5).join(', ')}${repositories.length > 5 ? ', …' : ''}`;
        return [
            others.length === 0 ? { part: first } : `${(0,html/* count */.U9)(repositories.length)}: ${names}`,
            formatMinutes(cause.minutes),
            (0,html/* renderCount */.SS)(cause.sightings, 'failed job'),
            `${kind ?? 'no known kind'}, ${cause.class}`,
            { code: cause.title },
        ];
    });
}
function createSections(document, shown) {
    return [
        createDaysSection(document),
        createClassesSection(document),
        createMainSection(document),
        createWeeksSection(document),
        createChangesSection(document, Math.ceil(shown / 2)),
        createCausesSection(document, shown),
        createTestsSection(document, shown),
        createRerunsSection(document),
        createAdviceSection(document),
    ].filter(hasContent);
}
function hasContent({ lines = [], rows = [], items = [] }) {
    return lines.length + rows.length + items.length > 0;
}
function describeLeftOut({ total = 0, rows = [] }) {
    return rows.length > 0 && total > rows.length ? `And ${(0,html/* count */.U9)(total - rows.length)} more in survey.json.` : '';
}

;// CONCATENATED MODULE: ./build/src/survey/notify.js




const MAX_LISTED = 10;
async function notifyOfSurvey(settings, document, runUrl) {
    const causes = listNewCauses(document);
    const kinds = causes.map(({ kind }) => kind ?? '');
    if (causes.length === 0 || !(0,notice/* isMeant */.EZ)(settings, kinds, []))
        return null;
    const place = (repository) => ('repository' in document ? '' : `${repository}: `);
    const titles = causes.slice(0, MAX_LISTED).map((cause) => `${place(cause.repository)}${cause.job}: ${cause.title}`);
    const message = [`${(0,messages/* formatCount */.B4)(causes.length, 'new cause')} of failures`, ...titles].join('\n');
    const repository = 'repository' in document ? document.repository : null;
    const about = {
        repository,
        workflow: nameSurveyed(document),
        kind: causes[0]?.kind ?? null,
        message,
        run_url: runUrl,
    };
    return (0,notice/* sendNotice */.$q)(settings, { ...notice/* EMPTY_NOTICE */.hh, event: 'survey', outcome: 'success', ...about });
}

// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/markup/style.js
var style = __webpack_require__(85558);
;// CONCATENATED MODULE: ./build/src/survey/html.js








const OPENING = 300;
const MOST_ROWS = 200;
const MOST_REPOSITORIES = 1000;
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
.part{margin-top:44px}.part>h2{margin-bottom:14px;font-size:21px}
.t-repositories td:first-child{white-space:nowrap}
.missing{border-color:var(--warn-bar);background:var(--warn-wash)}
.missing li{padding:2px 0}
@media (max-width:600px){.cause>summary{grid-template-columns:auto 1fr;gap:2px 10px}.cause .what{grid-column:1/-1}.cause .num{text-align:left}.days{height:120px}}
`;
function renderSurveyHtml(document) {
    const isOne = 'repository' in document;
    const numbers = listTotalRows(document)
        .map(([name, value]) => (0,html/* html */.qy) `<div><dt>${name}</dt><dd>${value}</dd></div>`);
    const body = (0,html/* html */.qy) `<a class="skip" href="#main">Skip to the survey</a>
<header class="top"><div class="wrap"><div class="eyebrow"><span>CI survey</span><span>${(0,terminal_text/* cut */.Jj)(formatWindowWords(document), 400)}</span></div>
<h1>${nameSurveyed(document)}</h1><dl class="numbers">${numbers}</dl></div></header>
<main id="main" class="wrap" tabindex="-1">${isOne ? renderSurveyCards(document, '') : renderRepositoryParts(document)}</main>
<footer class="wrap"><p>Made by conductor survey. Minutes are sums of the time that jobs ran; nothing is said in money.</p></footer>`;
    return (0,html/* htmlDocument */.rN)(formatSurveyTitle(document), `${style/* STYLE */.Y}${SURVEY_STYLE}`, body);
}
function renderRepositoryParts(document) {
    const parts = document.repositories.slice(0, MOST_REPOSITORIES).map(({ repository, survey, problem }) => {
        const id = toPartId(repository);
        const content = survey === null ? (0,html/* html */.qy) `<p class="said">not read: ${problem ?? ''}</p>` : renderSurveyCards(survey, `${id}-`);
        return (0,html/* html */.qy) `<section id="${id}" class="part"><h2><a href="#repositories">${repository}</a></h2>${content}</section>`;
    });
    const repositories = renderSection(createRepositoriesSection(document, MOST_REPOSITORIES), '');
    const causes = renderSection(createSharedCausesSection(document, MOST_ROWS), '');
    return (0,html/* html */.qy) `${repositories}${causes}${parts}`;
}
function renderSurveyCards(document, prefix) {
    const cards = [
        renderMissing(document),
        renderDays(document, prefix),
        renderSection(createChangesSection(document, MOST_CHANGES), prefix),
        renderSection(createAdviceSection(document), prefix),
        renderSection(createMainSection(document), prefix),
        renderSection(createWeeksSection(document), prefix),
        renderCauses(document, prefix),
        renderSection(createTestsSection(document, MOST_ROWS), prefix),
        renderSection(createRerunsSection(document), prefix),
        renderSection(createWorkflowsSection(document, MOST_ROWS), prefix),
        renderSection(createUnknownSection(document), prefix),
    ];
    return (0,html/* html */.qy) `${cards}`;
}
function renderSection(section, prefix) {
    if (!hasContent(section))
        return null;
    const { id, title, total, lines = [], columns = [], rows = [], items = [] } = section;
    const paragraphs = lines.map((line) => (0,html/* html */.qy) `<p class="said">${line}</p>`);
    const cells = rows.map((row) => (0,html/* html */.qy) `<tr>${row.map((cell) => (0,html/* html */.qy) `<td>${renderCell(cell)}</td>`)}</tr>`);
    const listedRows = rows.length > 0 && (0,html/* renderHtmlTable */.EX)(`t-${id}`, columns, cells, describeLeftOut(section));
    const pasted = items.map(({ said, paste }) => (0,html/* html */.qy) `<li>${(0,html/* renderWords */.gW)(said)}<pre tabindex="0">${paste}</pre></li>`);
    const listedItems = items.length > 0 && (0,html/* html */.qy) `<ol class="advice-list">${pasted}</ol>`;
    return (0,html/* renderCard */.Tm)(`${prefix}${id}`, withCount(title, total), (0,html/* html */.qy) `${paragraphs}${listedRows}${listedItems}`);
}
function toPartId(repository) {
    return `repository-${repository.toLowerCase().replaceAll(/[^a-z0-9]/g, '-')}`;
}
function renderCell(cell) {
    if (typeof cell === 'string')
        return cell;
    if ('part' in cell)
        return (0,html/* html */.qy) `<a href="#${toPartId(cell.part)}">${cell.part}</a>`;
    return (0,html/* renderCode */.cR)((0,terminal_text/* toOneLine */.GX)('code' in cell ? cell.code : cell.link, 240));
}
function withCount(title, total) {
    return (0,html/* html */.qy) `${title}${total !== undefined && (0,html/* html */.qy) ` <span class="count">${(0,html/* count */.U9)(total)}</span>`}`;
}
function renderMissing(document) {
    const lines = describeMissing(document);
    return (lines.length > 0 &&
        (0,html/* html */.qy) `<section class="card missing" aria-label="What is missing"><ul>${lines.map((line) => (0,html/* html */.qy) `<li>${(0,terminal_text/* cut */.Jj)(line, 400)}</li>`)}</ul></section>`);
}
const CHART = { width: 1000, height: 170 };
function renderDays({ days: all, classes }, prefix) {
    const bars = joinDays(all, html_MOST_BARS);
    const most = (0,lists/* findLargest */.qz)([1, ...bars.map(countFailedIn)]);
    const step = CHART.width / Math.max(1, bars.length);
    const drawn = bars.map((bar, at) => renderBar(bar, at * step, step, most));
    const legend = triage_verdict/* CLASSES */.Nv.filter((name) => classes[name].sightings > 0).map((name) => (0,html/* html */.qy) `<li><i class="c-${name}"></i>${name}: ${(0,html/* renderCount */.SS)(classes[name].sightings, 'failed job')}, ${formatMinutes(classes[name].minutes)}</li>`);
    const rows = all
        .filter(({ runs }) => runs > 0)
        .slice(-400)
        .map((day) => (0,html/* html */.qy) `<tr><td>${day.date}</td><td>${day.runs}</td><td>${day.failed_first}</td>${triage_verdict/* CLASSES */.Nv.map((name) => (0,html/* html */.qy) `<td>${day.classes[name]}</td>`)}</tr>`);
    const content = (0,html/* html */.qy) `<svg class="days" viewBox="0 0 ${CHART.width} ${CHART.height}" preserveAspectRatio="none" role="img" aria-label="Failed runs per day, at most ${most}">${drawn}</svg>
<div class="scale2"><span>${all[0]?.date ?? ''}</span><span>the highest bar is ${(0,html/* renderCount */.SS)(most, 'run')}</span><span>${all.at(-1)?.date ?? ''}</span></div>
<ul class="legend">${legend}</ul><p class="quiet">A run counts once, for the failed job that most needs a person; the legend counts all failed jobs of all attempts.</p>
${(0,html/* renderFold */.I2)('As a table', (0,html/* renderHtmlTable */.EX)('t-days', ['day', 'runs', 'failed at first', ...triage_verdict/* CLASSES */.Nv], rows))}`;
    return (0,html/* renderCard */.Tm)(`${prefix}days`, 'Runs that failed at the first attempt, per day', content);
}
function renderBar(days, left, step, most) {
    let top = CHART.height;
    const parts = triage_verdict/* CLASSES */.Nv.map((name) => {
        const number = days.reduce((sum, day) => sum + day.classes[name], 0);
        const height = (number / most) * (CHART.height - 6);
        top -= height;
        return (number > 0 &&
            (0,html/* html */.qy) `<rect class="c-${name}" x="${(left + step * 0.12).toFixed(1)}" y="${top.toFixed(1)}" width="${(step * 0.76).toFixed(1)}" height="${height.toFixed(1)}"/>`);
    });
    const runs = days.reduce((sum, day) => sum + day.runs, 0);
    const when = days.length === 1 ? (days[0]?.date ?? '') : `${days[0]?.date} to ${days.at(-1)?.date}`;
    return (0,html/* html */.qy) `<g><title>${when}: ${countFailedIn(days)} of ${(0,html/* renderCount */.SS)(runs, 'run')} failed at the first attempt</title><rect class="hit" x="${left.toFixed(1)}" y="0" width="${step.toFixed(1)}" height="${CHART.height}"/>${parts}</g>`;
}
function renderCauses({ causes: all }, prefix) {
    if (all.length === 0)
        return (0,html/* renderCard */.Tm)(`${prefix}causes`, withCount('Causes', 0), (0,html/* html */.qy) `<p class="quiet">Nothing failed.</p>`);
    const left = all.length - OPENING;
    const more = left > 0 && (0,html/* html */.qy) `<p class="quiet">And ${(0,html/* count */.U9)(left)} more in survey.json.</p>`;
    const content = (0,html/* html */.qy) `<p class="quiet">Minutes are those of the failed jobs alone. Open one for its examples.</p><div>${all.slice(0, OPENING).map(renderCause)}</div>${more}`;
    return (0,html/* renderCard */.Tm)(`${prefix}causes`, withCount('Causes, the dearest first', all.length), content);
}
function renderCause(one) {
    const names = one.tests.map((name) => (0,html/* renderCode */.cR)(name, 200));
    const tests = names.length > 0 && (0,html/* html */.qy) `<li>Tests: ${(0,html/* renderInlineList */.mq)(names, 20)}</li>`;
    return (0,html/* html */.qy) `<details class="cause"><summary><span class="num">${formatMinutes(one.minutes)}</span><span class="num">${(0,html/* renderCount */.SS)(one.sightings, 'job')}</span><span class="what"><span class="line"><i class="c-${one.flaky && one.class !== 'transient' ? 'flaky' : one.class}"></i>${(0,terminal_text/* toOneLine */.GX)(one.title, 240)}</span><small>${(0,html/* renderCode */.cR)(one.kind ?? 'no known kind', 100)} ${formatCauseClass(one)} · ${(0,terminal_text/* toOneLine */.GX)(formatCausePlace(one), 240)}</small></span></summary>
<div class="body"><ul><li>${formatCauseCounts(one)}</li>${tests}${one.examples.map(renderExample)}<li class="quiet">id ${one.id}</li></ul></div></details>`;
}
function renderExample({ url, commit, branch, line }) {
    const target = (0,markdown/* linkTarget */.Cm)(url);
    const name = (0,html/* html */.qy) `${(0,html/* renderCode */.cR)(commit.slice(0, 10))}${branch !== null && (0,html/* html */.qy) ` on ${(0,html/* renderCode */.cR)(branch, 120)}`}${line !== null && (0,html/* html */.qy) `, line ${line} of the log`}`;
    return (0,html/* html */.qy) `<li>${target === null ? name : (0,html/* html */.qy) `<a href="${target}" rel="noreferrer">${name}</a>`}</li>`;
}

;// CONCATENATED MODULE: ./build/src/survey/pages.js






function renderSurvey(document, format) {
    if (format === 'json')
        return (0,terminal_text/* jsonWithoutCommands */.Dw)(document);
    if (format === 'html')
        return renderSurveyHtml(document);
    return (0,terminal_text/* withoutCommands */.Df)(format === 'markdown' ? renderSurveyMarkdown(document) : renderSurveyText(document));
}
function renderSurveyIssue(document, showsPrivate) {
    return withoutCommands(renderSurveyMarkdown(document, (survey) => showsPrivate || survey.private === false));
}
const SHOWN_REPOSITORIES = 100;
const SHOWN = 10;
const COLUMNS = 100;
const NAME_COLUMNS = 29;
function listSections(document, shown) {
    if ('repository' in document)
        return createSections(document, shown);
    return [
        createRepositoriesSection(document, SHOWN_REPOSITORIES),
        createSharedCausesSection(document, shown),
    ].filter(hasContent);
}
function listInner(document) {
    return 'repository' in document ? [] : listSurveys(document);
}
function listMissing(document) {
    return 'repository' in document ? describeMissing(document) : [];
}
function renderSurveyText(document) {
    const head = [
        (0,terminal_text/* toOneLine */.GX)(`${formatSurveyTitle(document)}, ${formatWindowWords(document)}`, 400),
        ...listMissing(document).map((line) => `! ${(0,terminal_text/* toOneLine */.GX)(line, 400)}`),
    ];
    const totals = listTotalRows(document).map(([name, value]) => `${`${name}:`.padEnd(NAME_COLUMNS)}${value}`);
    const parts = [head, totals, ...listSections(document, SHOWN).map(renderTextSection)];
    const inner = listInner(document).map((survey) => renderSurveyText(survey).trimEnd());
    return `${[...parts.map((lines) => lines.join('\n')), ...inner].join('\n\n')}\n`;
}
function renderTextSection(section) {
    const { title, lines = [], rows = [], items = [] } = section;
    const left = describeLeftOut(section);
    const advice = items.flatMap(({ said, paste }, at) => [
        `${at + 1}. ${(0,terminal_text/* toOneLine */.GX)(said, 1000)}`,
        ...(0,terminal_text/* toPlainText */.bo)(paste.trimEnd())
            .split('\n')
            .map((line) => `     ${line}`),
    ]);
    return [title, ...lines, ...rows.flatMap(renderTextRow), ...advice, ...(left === '' ? [] : [left])];
}
function renderTextRow(cells, at) {
    const words = cells.filter((cell) => typeof cell === 'string' && cell !== '').join(', ');
    const others = cells.flatMap((cell) => {
        if (typeof cell === 'string')
            return [];
        if ('part' in cell)
            return [cell.part];
        return 'link' in cell ? [(0,terminal_text/* toOneLine */.GX)(cell.link, 400)] : [(0,terminal_text/* fitColumns */.Pk)((0,terminal_text/* toOneLine */.GX)(cell.code, 400), COLUMNS)];
    });
    return [`${String(at + 1).padStart(2)}. ${words}`, ...others.map((line) => `    ${line}`)];
}
const MOST_CHARS = 58_000;
function renderSurveyMarkdown(document, shows = (_) => true) {
    const fits = (parts) => parts.join('\n\n').length <= MOST_CHARS;
    const inner = listInner(document)
        .filter(shows)
        .map((survey) => (0,markdown/* foldSection */.DB)(survey.repository, renderMarkdownParts(survey, 3).join('\n\n')));
    const pages = [SHOWN, 3, 1].map((shown) => renderMarkdownParts(document, shown));
    const whole = inner.length > 0 ? pages[0] : (pages.find(fits) ?? pages.at(-1));
    const parts = [...(whole ?? []), ...inner];
    const total = parts.length;
    while (!fits(parts))
        parts.pop();
    const left = total - parts.length;
    const more = inner.length > 0 ? `The parts of ${(0,html/* renderCount */.SS)(left, 'repository')} are in survey.json.` : 'More is in survey.json.';
    return `${[...parts, ...(left === 0 ? [] : [more])].join('\n\n')}\n`;
}
function renderMarkdownParts(document, shown) {
    const missing = listMissing(document).map((line) => `- ⚠️ ${(0,markdown/* toCodeSpan */.Ro)(line, 400)}`);
    const words = formatWindowWords(document);
    const totals = listTotalRows(document);
    return [
        `## ${formatSurveyTitle(document)}\n\n${'repository' in document ? (0,markdown/* toCodeSpan */.Ro)(words, 600) : words}`,
        ...(missing.length === 0 ? [] : [missing.join('\n')]),
        (0,markdown/* renderMarkdownTable */.Ij)(totals.map(([name]) => name), [totals.map(([, value]) => value)]),
        ...listSections(document, shown).map(renderMarkdownSection),
    ];
}
function renderMarkdownSection(section) {
    const { title, lines = [], columns = [], rows = [], items = [] } = section;
    const cells = rows.map((row) => row.map(formatMarkdownCell));
    return [
        `### ${title}`,
        ...lines,
        ...(cells.length === 0 ? [] : [(0,markdown/* renderMarkdownTable */.Ij)(columns, cells, describeLeftOut(section))]),
        ...items.map(({ said, paste }) => `${said}\n\n${(0,markdown/* foldSection */.DB)('Text to paste', (0,markdown/* toCodeBlock */.oU)(paste, 'yaml', 3000))}`),
    ].join('\n\n');
}
function formatMarkdownCell(cell) {
    if (typeof cell === 'string')
        return cell;
    if ('code' in cell)
        return (0,markdown/* formatTableCell */.Ot)(cell.code, 200);
    if ('part' in cell)
        return (0,markdown/* toCodeSpan */.Ro)(cell.part, 200);
    const target = (0,markdown/* linkTarget */.Cm)(cell.link);
    return target === null ? '' : `<a href="${target}">newest</a>`;
}

// EXTERNAL MODULE: ./build/src/triage/document.js
var triage_document = __webpack_require__(58934);
// EXTERNAL MODULE: ./build/src/triage/job.js
var triage_job = __webpack_require__(90428);
;// CONCATENATED MODULE: ./build/src/survey/reader.js











function formatProgressWords({ runs, looked, remarkable, jobs, failedJobs }) {
    return [
        `${runs} runs listed`,
        ...(looked > 0 ? [`jobs of ${looked} of ${remarkable} read`] : []),
        ...(jobs > 0 ? [`${jobs} of ${failedJobs} failed jobs looked at`] : []),
    ];
}
const AT_ONCE = 4;
const PER_PAGE = 100;
const MAX_ATTEMPTS = 100;
const MAX_SPLITS = 5000;
const MOST_LISTED = 1000;
const NEW_RUNS = 100;
const MAX_JOB_PAGES = 20;
const TRIES = 3;
const FIRST_WAIT_MS = 500;
const UNNAMED_WAIT_MS = 60_000;
const GONE_AFTER_SECONDS = 3600;
const NOTHING_MISSING = { runs: 0, attempts: 0, logs_gone: 0, logs_forbidden: 0, logs_cut: 0, logs_failed: 0 };
class SurveyReader {
    request;
    #tally = new Tally();
    #missing = { ...NOTHING_MISSING, notes: [] };
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
            request: (method, path, body, options) => this.#ask(() => api.request(method, path, body, options)),
            stream: (path) => this.#ask(() => api.stream(path)),
        };
    }
    async read() {
        const first = await this.#list();
        if (this.#answers === 0 && first !== null)
            return (0,result/* err */._q)(first);
        this.#tally.endListing();
        const remarkable = this.#tally.remarkable.toSorted((one, other) => other.created - one.created || other.id - one.id);
        const runs = [];
        await drain(remarkable, async (run) => {
            runs.push(await this.#readRun(run));
            this.#done.looked += 1;
            this.#reportProgress();
        });
        await this.#readLogs(runs.flatMap(({ failed }) => failed));
        const about = await this.#readAbout();
        if (this.#limit !== null) {
            this.#complete = false;
            this.#missing.notes.push(this.request.redactor.text(`GitHub's limit was reached: ${this.#limit.message}`));
        }
        const isLimited = this.#limit !== null;
        return (0,result.ok)({ tally: this.#tally, runs, about, complete: this.#complete, missing: this.#missing, isLimited });
    }
    async #readAbout() {
        const { isOneOfMany, cache } = this.request;
        const { branches, remarkable } = this.#tally;
        if (remarkable.length === 0 || (!isOneOfMany && branches.size < 2))
            return parseRepositoryFacts(null);
        const memory = cache.remember(this.#base, this.#base, (answer) => {
            const { default_branch = null, private: isPrivate = null } = (0,json/* asObject */.eB)(answer);
            return { default_branch, private: isPrivate };
        });
        const answer = await this.#api.request('GET', this.#base, undefined, { memory });
        return parseRepositoryFacts(answer.ok ? answer.value : null);
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
    async #waitOut({ retryAfterMs }) {
        if (this.#waiting !== null)
            return this.#waiting;
        const { now, sleep, note } = this.request;
        const wait = retryAfterMs ?? UNNAMED_WAIT_MS;
        note(`GitHub's limit is reached; waiting until ${new Date(now() + wait).toISOString().slice(0, 19)}Z`);
        this.#waiting = sleep(wait);
        await this.#waiting;
        this.#waiting = null;
    }
    #miss(note) {
        this.#complete = false;
        const { notes } = this.#missing;
        if (this.#limit === null && notes.length < 20)
            notes.push(this.request.redactor.text(note));
    }
    #reportProgress() {
        const { runs, remarkable } = this.#tally;
        this.request.progress({ runs, remarkable: remarkable.length, ...this.#done });
    }
    async #list() {
        const { branches, workflows, window } = this.request;
        const paths = workflows.map((file) => `${this.#base}/actions/workflows/${encodeURIComponent(file)}/runs`);
        const queries = branches.map((branch) => ({ branch }));
        const parts = (paths.length > 0 ? paths : [`${this.#base}/actions/runs`]).flatMap((path) => (queries.length > 0 ? queries : [{}]).map((query) => ({ path, query, window, half: '', whole: null })));
        let first = null;
        await drain(parts, async (part) => {
            const problem = namePermission(await this.#readListPart(part, parts));
            if (problem === null)
                return;
            first ??= problem;
            this.#miss(`runs created in ${formatCreatedQuery(part.window)} cannot be listed: ${problem.message}`);
        });
        return first;
    }
    #splits = 0;
    #totalsFit = true;
    #readListPart({ path, query, window, half, whole }, parts) {
        const { cache, redactor } = this.request;
        const asked = { ...query, created: formatCreatedQuery(window) };
        const remember = (address, page) => cache.remember(address, JSON.stringify([path, query, half, page]), (answer) => trimRuns(answer, redactor));
        const take = (items, total, page) => {
            this.#answers += 1;
            if (page === 1 && whole !== null) {
                whole.sum += total;
                if (whole.sum > whole.total + NEW_RUNS)
                    this.#totalsFit = false;
            }
            if (page === 1 && total >= MOST_LISTED) {
                this.#splits += 1;
                const smaller = this.#splits > MAX_SPLITS || !this.#totalsFit ? [] : splitWindow(window);
                const halved = { total, sum: 0 };
                const halves = smaller.map((each, at) => ({ path, query, window: each, half: `${half}${at}`, whole: halved }));
                for (const part of halves.reverse())
                    parts.unshift(part);
                if (smaller.length > 0)
                    return false;
                const more = total - MOST_LISTED;
                this.#missing.runs += more;
                if (more > 0)
                    this.#miss(`${more} runs of ${asked.created} are not listed by GitHub`);
            }
            let hasNew = false;
            for (const each of items) {
                const run = parseListedRun(each, redactor);
                if (run !== null)
                    hasNew = this.#tally.add(run) || hasNew;
            }
            this.#reportProgress();
            return hasNew;
        };
        return this.#readPages(path, asked, 'workflow_runs', MOST_LISTED / PER_PAGE, take, remember);
    }
    async #readPages(path, query, name, mostPages, take, remember) {
        for (let page = 1; page <= mostPages; page += 1) {
            const address = (0,github/* withQuery */.VL)(path, { ...query, per_page: PER_PAGE, page });
            const answer = await this.#api.request('GET', address, undefined, { memory: remember?.(address, page) });
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
            const jobs = await this.#readJobs(run.id, attempt);
            const earlier = attempts.flatMap((each) => each.jobs);
            attempts.push(createAttempt(jobs, attempt, earlier));
        }
        const allowed = findAllowedFailures({ run, attempts });
        const failed = attempts.flatMap(({ jobs }, at) => jobs
            .filter((job) => (0,triage_github/* hasFailed */.WN)(job) && !allowed.has(job.name))
            .map((job) => ({ run, attempt: at + 1, job, finding: null })));
        this.#done.failedJobs += failed.length;
        return { run, attempts, failed };
    }
    async #readJobs(run, attempt) {
        const stored = this.request.cache.jobs.read(`${run}-${attempt}`);
        if (stored !== null)
            return stored;
        const jobs = new Map();
        const path = `${this.#base}/actions/runs/${run}/attempts/${attempt}/jobs`;
        const problem = await this.#readPages(path, {}, 'jobs', MAX_JOB_PAGES, (items) => {
            const before = jobs.size;
            for (const job of parseSurveyedJobs(items, this.request.redactor))
                jobs.set(job.id, job);
            return jobs.size > before;
        });
        if (problem !== null) {
            this.#missing.attempts += 1;
            this.#miss(`jobs of attempt ${attempt} of run ${run} cannot be listed: ${namePermission(problem)?.message}`);
            return null;
        }
        this.request.cache.jobs.write(`${run}-${attempt}`, [...jobs.values()]);
        return [...jobs.values()];
    }
    async #readLogs(failed) {
        const rank = ({ job }) => (job.conclusion === 'cancelled' ? 1 : 0);
        const order = failed.toSorted((one, other) => rank(one) - rank(other) || (other.job.ended ?? 0) - (one.job.ended ?? 0) || other.job.id - one.job.id);
        const hasStarted = (one) => rank(one) === 0 || one.job.failedStep !== null || measureSeconds(one.job) > 0;
        const started = order.filter(hasStarted);
        const looked = started.slice(0, this.request.logs);
        const cut = started.slice(looked.length);
        this.#missing.logs_cut += cut.length;
        for (const one of order)
            if (!hasStarted(one))
                one.finding = this.#judgeWithoutLog(one.job, 'gone');
        for (const one of cut)
            one.finding = this.#judgeWithoutLog(one.job, 'cut');
        this.#done.failedJobs = looked.length;
        await drain(looked, async (one) => {
            one.finding = await this.#readFinding(one.job);
            const { log } = one.finding;
            if (log !== 'read')
                this.#missing[`logs_${log}`] += 1;
            this.#done.jobs += 1;
            this.#reportProgress();
        });
    }
    #judgeWithoutLog(job, log) {
        const { id, name, url, conclusion } = job;
        const verdict = (0,triage_verdict/* judgeJob */.JB)(this.request.rules, null, (0,triage_job/* createJobFacts */.hR)(job));
        const triaged = (0,triage_document/* createTriagedJob */.Mo)({ id, name, url, conclusion }, verdict, this.request.redactor, null);
        return { triaged, log, last: null };
    }
    async #readFinding(job) {
        const { cache, rules, redactor, now } = this.request;
        const stored = cache.findings.read(String(job.id));
        if (stored !== null)
            return stored;
        for (let attempt = 1;; attempt += 1) {
            const looked = await (0,triage_job/* lookAtJob */.EG)({ api: this.#api, base: this.#base, rules, redactor }, job, true);
            const { noLog, noAnnotations, last } = looked;
            if (noLog !== null && noLog.status === null && this.#limit === null && attempt < TRIES)
                continue;
            const { evidence, annotations, script: _script, ...rest } = looked.triaged;
            const triaged = { ...rest, evidence: evidence.slice(0, 1), annotations: annotations.slice(0, 10) };
            const finding = { triaged, log: toLogState(noLog), last: evidence.length > 0 ? null : last };
            if (finding.log === 'failed')
                this.#miss(`the log of job ${job.id} cannot be read: ${noLog?.message ?? ''}`);
            const isLongAgo = job.ended !== null && now() / 1000 - job.ended > GONE_AFTER_SECONDS;
            const isFinal = finding.log === 'read' || (finding.log === 'gone' && isLongAgo);
            if (isFinal && (noAnnotations === null || isRefusal(noAnnotations)))
                cache.findings.write(String(job.id), finding);
            return finding;
        }
    }
}
function isRefusal({ status, isRateLimit }) {
    return isRateLimit !== true && status !== null && status < 500;
}
function namePermission(problem) {
    if (problem?.status !== 403 || !isRefusal(problem))
        return problem;
    return { ...problem, message: `${problem.message} (this needs \`actions: read\`)` };
}
function toLogState(problem) {
    if (problem === null || !isRefusal(problem))
        return problem === null ? 'read' : 'failed';
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

// EXTERNAL MODULE: ./build/src/core/ledger.js
var core_ledger = __webpack_require__(77167);
// EXTERNAL MODULE: ./build/src/core/ports.js
var ports = __webpack_require__(51848);
// EXTERNAL MODULE: ./build/src/test-reports/quarantine.js
var test_reports_quarantine = __webpack_require__(75097);
// EXTERNAL MODULE: ./build/src/test-reports/quarantine-file.js
var quarantine_file = __webpack_require__(38116);
// EXTERNAL MODULE: ./build/src/triage/history.js
var triage_history = __webpack_require__(57883);
// EXTERNAL MODULE: ./build/src/triage/index.js + 9 modules
var triage = __webpack_require__(86579);
// EXTERNAL MODULE: ./build/src/triage/traced.js
var traced = __webpack_require__(22808);
// EXTERNAL MODULE: ./build/src/core/version.js
var version = __webpack_require__(42032);
;// CONCATENATED MODULE: ./build/src/survey/cache.js








const isFinding = (0,shape/* narrowShape */.zs)({
    triaged: (0,shape/* createObjectShape */.Pg)({
        kind: (0,shape/* allowNull */.Hu)(shape/* isString */.Kg),
        class: (0,shape/* oneOf */.yL)('transient', 'deterministic', 'unknown', 'cancelled'),
        evidence: (0,shape/* createListShape */.Yk)((0,shape/* createObjectShape */.Pg)({ line: (0,shape/* allowNull */.Hu)(shape/* isNumber */.Et), text: shape/* isString */.Kg })),
        step: (0,shape/* allowNull */.Hu)(shape/* isString */.Kg),
        rule: (0,shape/* allowNull */.Hu)(shape/* isString */.Kg),
        annotations: (0,shape/* createListShape */.Yk)((0,shape/* createObjectShape */.Pg)({ file: shape/* isString */.Kg, line: shape/* isNumber */.Et, message: shape/* isString */.Kg, test: (0,shape/* allowUndefined */.KT)(shape/* isString */.Kg) })),
        tests: (0,shape/* createListShape */.Yk)(shape/* isString */.Kg),
        note: (0,shape/* allowNull */.Hu)(shape/* isString */.Kg),
        guarded: (0,shape/* allowUndefined */.KT)(shape/* isString */.Kg),
        rerun: (0,shape/* allowUndefined */.KT)((0,shape/* oneOf */.yL)(false)),
    }),
    log: (0,shape/* oneOf */.yL)('read', 'gone'),
    last: (0,shape/* allowNull */.Hu)((0,shape/* createObjectShape */.Pg)({ line: shape/* isNumber */.Et, text: shape/* isString */.Kg })),
});
const isRemembered = (0,shape/* narrowShape */.zs)({
    asked: shape/* isString */.Kg,
    at: shape/* isString */.Kg,
    document: (0,shape/* createObjectShape */.Pg)({ schema_version: (0,shape/* oneOf */.yL)(1), repository: shape/* isString */.Kg }),
});
const isStoredList = (0,shape/* createObjectShape */.Pg)({ address: shape/* isString */.Kg, etag: shape/* isString */.Kg, value: shape/* isThere */.$B });
const FORMAT = 1;
class SurveyCache {
    files;
    problem = null;
    jobs;
    findings;
    readAt;
    surveys;
    #lists;
    folder;
    constructor(files, folder, { server, repository, rules }) {
        this.files = files;
        const place = `${repository.replace('/', '+')}-${computeCacheKey([server, repository.toLowerCase()])}`;
        const home = external_node_path_default().join(folder ?? '', place);
        const isUsed = folder !== null && (!files.exists(home) || files.isPrivateFolder(home));
        if (folder !== null && !isUsed)
            this.problem = `the cache ${home} is not this user's alone, so it is not used: remove it`;
        this.folder = isUsed ? folder : null;
        this.jobs = this.#openShelf(`${place}/jobs-${FORMAT}`, isJobList);
        this.findings = this.#openShelf(`${place}/findings-${computeCacheKey([FORMAT, version/* VERSION */.x, rules])}`, isFinding);
        this.readAt = this.#openShelf(place, shape/* isNumber */.Et);
        this.surveys = this.#openShelf(`${place}/survey-${computeCacheKey([FORMAT, version/* VERSION */.x, rules])}`, isRemembered);
        this.#lists = this.#openShelf(`${place}/lists-${FORMAT}`, isStoredList);
    }
    remember(address, place, trim) {
        if (this.folder === null)
            return undefined;
        const name = computeCacheKey([place]);
        const stored = this.#lists.read(name);
        return {
            stored: stored?.address === address ? stored : null,
            store: (etag, answer) => this.#lists.write(name, { address, etag, value: trim(answer) }),
        };
    }
    #openShelf(name, isValid) {
        const { files, folder } = this;
        const shelf = external_node_path_default().join(folder ?? '', name);
        return {
            read: (entry) => {
                const text = folder === null ? null : (0,ports/* readTextIfReadable */.fP)(files, external_node_path_default().join(shelf, `${entry}.json`));
                const value = (0,json/* parseJson */.qF)(text ?? '');
                return isValid(value) ? value : null;
            },
            write: (entry, value) => {
                if (folder === null || this.problem !== null)
                    return;
                const problem = (0,result/* tryAction */.Y$)(() => {
                    files.makeFolder(shelf, true);
                    files.replace(external_node_path_default().join(shelf, `${entry}.json`), `${JSON.stringify(value)}\n`, 'plain');
                });
                if (problem !== null)
                    this.problem = `the cache cannot be written: ${problem}`;
            },
        };
    }
}
function computeCacheKey(parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

;// CONCATENATED MODULE: ./build/src/survey/compare.js



const isEarlier = (0,shape/* createObjectShape */.Pg)({
    schema_version: (0,shape/* oneOf */.yL)(1),
    repository: shape/* isString */.Kg,
    window: (0,shape/* createObjectShape */.Pg)({ since: shape/* isString */.Kg, until: shape/* isString */.Kg }),
    complete: shape/* isBoolean */.Lm,
    totals: (0,shape/* createObjectShape */.Pg)({ runs: shape/* isNumber */.Et }),
    causes: (0,shape/* createListShape */.Yk)((0,shape/* createObjectShape */.Pg)({
        id: shape/* isString */.Kg,
        kind: (0,shape/* allowNull */.Hu)(shape/* isString */.Kg),
        title: shape/* isString */.Kg,
        job: shape/* isString */.Kg,
        workflow: (0,shape/* allowUndefined */.KT)(shape/* isString */.Kg),
        is_read: (0,shape/* allowUndefined */.KT)(shape/* isBoolean */.Lm),
        sightings: shape/* isNumber */.Et,
        minutes: shape/* isNumber */.Et,
    })),
});
const isEarlierMany = (0,shape/* createObjectShape */.Pg)({
    schema_version: (0,shape/* oneOf */.yL)(1),
    repositories: (0,shape/* createListShape */.Yk)((0,shape/* createObjectShape */.Pg)({ survey: (0,shape/* allowNull */.Hu)(isEarlier) })),
});
function parseEarlier(text, name, repository) {
    const value = (0,json/* parseJson */.qF)(text);
    const many = isEarlierMany(value) ? value.repositories.flatMap(({ survey }) => survey ?? []) : null;
    const surveys = many ?? (isEarlier(value) ? [value] : null);
    if (surveys === null)
        return (0,result/* err */._q)(`${name} is not a survey.json of schema_version 1`);
    const byName = new Map(surveys.map((survey) => [survey.repository.toLowerCase(), survey]));
    if (repository === null || byName.has(repository.toLowerCase()))
        return (0,result.ok)(byName);
    const names = surveys.slice(0, 3).map((survey) => survey.repository);
    return (0,result/* err */._q)(`${name} is a survey of ${JSON.stringify(names.join(', '))}, not of ${repository}`);
}
function compareWith(earlier, { causes, totals, complete }) {
    const before = new Map(earlier.causes.map((cause) => [cause.id, cause]));
    const now = new Map(causes.map((cause) => [cause.id, cause]));
    const [seenBefore, seenNow] = [createSightCheck(earlier.causes, earlier.complete), createSightCheck(causes, complete)];
    const changes = [...new Map([...before, ...now])].map(([id, cause]) => {
        const { title, job, kind } = cause;
        const [was, is] = [toCounted(before.get(id)), toCounted(now.get(id))];
        const rates = { before_per_100: scaleTo100(was, earlier.totals.runs), now_per_100: scaleTo100(is, totals.runs) };
        const change = { id, title, job, kind, before: was, now: is, ...rates };
        const isCompared = isRead(cause) && (was.sightings > 0 || seenBefore(cause)) && (is.sightings > 0 || seenNow(cause));
        return { change, isCompared };
    });
    const sorted = changes.toSorted((one, other) => Math.abs(measureMoreMinutes(other.change)) - Math.abs(measureMoreMinutes(one.change)));
    const compared = sorted.flatMap(({ change, isCompared }) => (isCompared ? [change] : []));
    const stayed = compared.filter((one) => one.before.sightings > 0 && one.now.sightings > 0);
    return {
        window: earlier.window,
        complete: earlier.complete,
        runs: earlier.totals.runs,
        new: compared.filter(({ before: { sightings } }) => sightings === 0),
        gone: compared.filter(({ now: { sightings } }) => sightings === 0),
        more: stayed.filter((one) => signChange(one) > 0),
        less: stayed.filter((one) => signChange(one) < 0),
        not_compared: sorted.flatMap(({ change, isCompared }) => (isCompared ? [] : [change])),
    };
}
function isRead({ is_read: read = true }) {
    return read;
}
function createSightCheck(causes, isComplete) {
    const place = ({ workflow, job }) => JSON.stringify([workflow ?? '', job]);
    const unread = new Set(causes.filter((cause) => !isRead(cause)).map(place));
    return (cause) => isComplete && !unread.has(place(cause));
}
function toCounted(cause) {
    return { sightings: cause?.sightings ?? 0, minutes: cause?.minutes ?? 0 };
}
function scaleTo100({ sightings, minutes }, runs) {
    const share = (count) => (runs === 0 ? 0 : Math.round((count / runs) * 10_000) / 100);
    return { sightings: share(sightings), minutes: share(minutes) };
}
function measureMoreMinutes({ before_per_100: before, now_per_100: now }) {
    return now.minutes - before.minutes;
}
function signChange(change) {
    return change.now_per_100.sightings - change.before_per_100.sightings || measureMoreMinutes(change);
}

// EXTERNAL MODULE: ./build/src/triage/decision.js
var decision = __webpack_require__(1509);
;// CONCATENATED MODULE: ./build/src/survey/document.js









function createBasis(facts) {
    const { tally, window } = facts;
    const passes = new Passes(facts.runs, tally);
    const judged = facts.runs.map((run) => judgeRun(run, passes)).sort((one, other) => one.run.id - other.run.id);
    const sightings = judged.flatMap((run) => run.sightings.flat());
    const failedFirst = judged.filter(({ ends }) => ends[0] === 'failed');
    const listEnded = (end) => judged.filter(({ ends }) => ends.at(-1) === end);
    const basis = {
        schema_version: 1,
        repository: facts.repository,
        private: facts.about.isPrivate,
        window: { since: formatInstant(window.from), until: formatInstant(window.to) },
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
            without_failed_job: listEnded('failed').filter(({ attempts, sightings: failed }) => failed.flat().length === 0 && attempts.every(({ isRead }) => isRead)).length,
            minutes: toMinutes(judged.reduce((sum, run) => sum + sumSecondsLost(run), 0)),
        },
        workflows: summarizeWorkflows(tally, judged),
        classes: countClasses(sightings),
        causes: groupCauses(sightings),
        tests: groupTests(sightings, passes, facts.findOwners),
        reruns: countReruns(judged),
        triage: createHindsight(judged, passes),
        days: countDays(facts, failedFirst),
        main: summarizeMain(tally, window, facts.about.defaultBranch),
        weeks: summarizeWeeks(tally, window, judged),
        unknown: listUnknownLines(sightings),
    };
    return { basis, judged, sightings };
}
function judgeRun(run, passes) {
    const sightings = run.attempts.map(() => []);
    for (const failed of run.failed)
        sightings[failed.attempt - 1]?.push(createSighting(failed, passes));
    return { ...run, ends: listAttemptEnds(run), sightings };
}
function sumSecondsLost({ attempts, ends }) {
    const lost = attempts.filter((_, at) => ends[at] === 'failed' || ends[at] === 'cancelled');
    return lost.flatMap(({ jobs }) => jobs).reduce((sum, job) => sum + measureSeconds(job), 0);
}
function summarizeWorkflows(tally, judged) {
    const byWorkflow = new Map();
    for (const run of judged)
        (0,maps/* addTo */.DN)(byWorkflow, run.run.workflow, run);
    return [...tally.workflows]
        .map(([workflow, { name, runs, passedFirst, seconds }]) => {
        const remarkable = byWorkflow.get(workflow) ?? [];
        const passed = passedFirst + remarkable.filter(({ ends }) => ends.at(-1) === 'passed').length;
        const failed = remarkable.filter(({ ends }) => ends.at(-1) === 'failed').length;
        const median = computeMedian(seconds);
        return {
            workflow,
            name,
            runs,
            passed_first: passedFirst + remarkable.filter(({ ends }) => ends[0] === 'passed').length,
            passed,
            failed,
            never_passed: passed === 0 && failed > 0,
            median_minutes: median === null ? null : toMinutes(median),
            minutes_lost: toMinutes(remarkable.reduce((sum, run) => sum + sumSecondsLost(run), 0)),
        };
    })
        .sort((one, other) => other.minutes_lost - one.minutes_lost || (one.workflow < other.workflow ? -1 : 1));
}
function countDays({ tally, window }, failedFirst) {
    const byDay = new Map();
    for (const { run, sightings } of failedFirst)
        (0,maps/* addTo */.DN)(byDay, formatInstant(run.created).slice(0, 10), classifyRun(sightings[0] ?? []));
    return listDays(window).map((date) => {
        const failed = byDay.get(date) ?? [];
        const classes = mapClasses((name) => failed.filter((one) => one === name).length);
        return { date, runs: tally.days.get(date) ?? 0, failed_first: failed.length, classes };
    });
}
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
function summarizeMain(tally, { to }, defaultBranch) {
    const branch = defaultBranch ?? tally.guessDefaultBranch();
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
function summarizeWeeks({ days, passedDays }, window, judged) {
    const weeks = new Map();
    for (const day of listDays(window)) {
        const at = Date.parse(`${day}T00:00:00Z`) / 1000;
        const weekday = (new Date(at * 1000).getUTCDay() + 6) % 7;
        (0,maps/* addTo */.DN)(weeks, formatInstant(at - weekday * 86_400).slice(0, 10), day);
    }
    const lost = new Map();
    const passedLater = new Map();
    for (const run of judged) {
        const day = formatInstant(run.run.created).slice(0, 10);
        lost.set(day, (lost.get(day) ?? 0) + sumSecondsLost(run));
        if (run.ends[0] === 'passed')
            passedLater.set(day, (passedLater.get(day) ?? 0) + 1);
    }
    return [...weeks].map(([week, daysOfWeek]) => {
        const sum = (counts) => daysOfWeek.reduce((all, day) => all + (counts.get(day) ?? 0), 0);
        return {
            week,
            runs: sum(days),
            passed_first: sum(passedDays) + sum(passedLater),
            minutes_lost: toMinutes(sum(lost)),
        };
    });
}
const LIMITS = { highest: 2, jobs: ['*'], except: [], guarded: [] };
function countReruns(runs) {
    const counts = { total: 0, passed: 0, same_cause: 0, other_cause: 0, other: 0 };
    let seconds = 0;
    for (const { attempts, ends, sightings } of runs) {
        const causeByJob = new Map();
        for (const [at, { jobs }] of attempts.entries()) {
            const failed = (sightings[at] ?? []).filter((one) => one.class !== 'cancelled');
            if (at > 0) {
                const before = new Set(causeByJob.values());
                const isSame = failed.length === 0 || failed.some(({ cause }) => before.has(cause));
                counts.total += 1;
                const isDecided = ends[at] === 'passed' || ends[at] === 'failed';
                if (!isDecided)
                    counts.other += 1;
                else
                    counts[ends[at] === 'passed' ? 'passed' : isSame ? 'same_cause' : 'other_cause'] += 1;
                seconds += jobs.reduce((sum, job) => sum + measureSeconds(job), 0);
            }
            for (const { name } of jobs)
                causeByJob.delete(name);
            for (const one of failed)
                causeByJob.set(one.at.job.name, one.cause);
        }
    }
    return { ...counts, minutes: toMinutes(seconds) };
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
        const wait = measureSecondsBetween(judged.attempts[0]?.jobs ?? [], judged.attempts[1]?.jobs ?? []);
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
        return triaged.map((job) => (0,triage_history/* withHistory */.$k)(job, run, findPastAttempt(one, passes), ''));
    });
    const conclusion = run.attempt === 1 ? run.conclusion : 'failure';
    return (0,decision/* decideRerun */.XR)({ status: 'completed', conclusion, attempt: 1 }, jobs, LIMITS).decision === 'rerun';
}
function findPastAttempt({ run, job }, passes) {
    const failedAt = job.ended ?? run.ended;
    const pass = passes.find(run, job.name, (each) => each.run !== run.id && each.event === run.event && each.ended <= failedAt);
    return pass === undefined ? [] : [{ ...pass, jobs: [{ ...job, conclusion: 'success' }] }];
}
function measureSecondsBetween(before, after) {
    const end = (0,lists/* findLargest */.qz)(before.flatMap(({ ended }) => ended ?? []));
    const begin = (0,lists/* findSmallest */.$g)(after.flatMap(({ started }) => started ?? []));
    return Number.isFinite(end) && Number.isFinite(begin) ? Math.max(0, begin - end) : null;
}

;// CONCATENATED MODULE: ./build/src/survey/index.js



function createSurvey(facts, earlier) {
    const { basis, judged, sightings } = createBasis(facts);
    const compared = earlier === null ? {} : { compare: compareWith(earlier, basis) };
    const document = { ...basis, advice: createAdvice(basis, sightings), ...compared };
    return { document, judged };
}

// EXTERNAL MODULE: ./build/src/text/glob.js
var text_glob = __webpack_require__(89088);
;// CONCATENATED MODULE: ./build/src/survey/owners.js

const CODEOWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
function createOwnerFinder(codeowners, inQuarantine) {
    const rules = codeowners.split('\n').flatMap(parseOwnerRule).reverse();
    const ofFile = new Map();
    return (test, file) => {
        if (file !== null && !ofFile.has(file))
            ofFile.set(file, rules.find(({ matches }) => matches(file))?.owners ?? []);
        return [...new Set([...inQuarantine(test), ...(ofFile.get(file ?? '') ?? [])])];
    };
}
function parseOwnerRule(line) {
    const [pattern = '', ...words] = line.trim().match(/(?:\\.|[^\s\\])+/g) ?? [];
    if (pattern === '' || pattern.startsWith('#'))
        return [];
    const comment = words.findIndex((word) => word.startsWith('#'));
    const owners = words.slice(0, comment < 0 ? undefined : comment).filter((word) => word.includes('@'));
    const plain = pattern.replaceAll(/\\(.)/g, '$1');
    const isAnchored = plain.slice(0, -1).includes('/');
    const glob = `${isAnchored ? '' : '**/'}${plain.replace(/^\//, '')}`;
    const globs = glob.endsWith('/') ? [`${glob}**`] : isAnchored && glob.endsWith('/*') ? [glob] : [glob, `${glob}/**`];
    const patterns = globs.map(text_glob/* compileGlob */.SO);
    return [{ owners, matches: (file) => patterns.some((one) => one.test(file)) }];
}

;// CONCATENATED MODULE: ./build/src/survey/survey.js



















async function survey(request, files) {
    const surveyed = await surveyRepository(request, files, false);
    return surveyed.ok ? (0,result.ok)(surveyed.value.document) : surveyed;
}
async function surveyRepository(request, files, isOneOfMany) {
    const { repository, window, branches, ledger, note } = request;
    const cache = openCache(request, files);
    const workflows = request.workflows.map((file) => external_node_path_default().posix.basename(file.replaceAll('\\', '/')));
    const read = await new SurveyReader({ ...request, workflows, cache, isOneOfMany }).read();
    if (!read.ok)
        return read;
    if (read.value.complete)
        cache.readAt.write('read', request.now());
    if (cache.problem !== null)
        note(cache.problem);
    const earlier = request.earlier.get(repository.toLowerCase()) ?? null;
    const findOwners = readOwners(request, files);
    const facts = { repository, window, branches, workflows, findOwners, ...read.value };
    const { document, judged } = createSurvey(facts, earlier);
    if (isOneOfMany && document.complete)
        cache.surveys.write('last', {
            asked: describeAsked(request),
            at: formatInstant(Math.floor(request.now() / 1000)),
            document,
        });
    const untraced = await request.exportVerdicts(judged.map(createSurveyVerdict));
    if (untraced !== null)
        note(untraced);
    if (ledger !== null) {
        const entries = judged
            .filter(({ ends, attempts }) => ends.at(-1) === 'failed' || attempts.length > 1)
            .toSorted((one, other) => one.run.created - other.run.created || one.run.id - other.run.id)
            .map(createLedgerEntry);
        const problem = (0,core_ledger/* writeAllInLedger */.XT)(files, ledger, entries);
        if (problem !== null)
            note(`the runs are not in the ledger: ${problem}`);
    }
    return (0,result.ok)({ document, isLimited: read.value.isLimited });
}
function openCache({ server, repository, rulesText: rules, cacheFolder }, files) {
    return new SurveyCache(files, cacheFolder, { server, repository, rules });
}
function describeAsked({ window, branches, workflows, logs }) {
    return JSON.stringify([window, branches, workflows, logs]);
}
function recallSurvey(request, files) {
    const last = openCache(request, files).surveys.read('last');
    if (last === null || last.asked !== describeAsked(request))
        return null;
    const note = `as read at ${last.at}: GitHub's limit was reached before its turn`;
    const { missing } = last.document;
    return { ...last.document, missing: { ...missing, notes: [...missing.notes, note] } };
}
function readOwners({ repository, checkout, redactor, now }, files) {
    const { folder, repository: current } = checkout;
    if (current !== null && current.toLowerCase() !== repository.toLowerCase())
        return () => [];
    const read = (name) => {
        const file = external_node_path_default().join(folder, name);
        return (0,workspace/* isLedOut */.os)(folder, file) ? null : (0,ports/* readTextIfReadable */.fP)(files, file, workspace/* MAX_FILE_BYTES */.gZ);
    };
    const codeowners = CODEOWNERS.map(read).find((text) => text !== null) ?? '';
    const { quarantine } = (0,quarantine_file/* loadQuarantine */.Jo)(read(quarantine_file/* DEFAULT_QUARANTINE */.XG) ?? '', quarantine_file/* DEFAULT_QUARANTINE */.XG, now());
    return createOwnerFinder(redactor.text(codeowners), (test) => quarantine.entries.flatMap((entry) => ((0,test_reports_quarantine/* isNamedBy */.$)(entry, test) ? (entry.owner ?? []) : [])));
}
const NOT_REACHED = {
    status: null,
    message: "GitHub's limit was reached before its turn",
    isRateLimit: true,
};
async function surveyAsked(request, repositories, files) {
    const names = await listRepositories(request, repositories, files);
    if (!names.ok)
        return names;
    const order = names.value
        .map((repository) => ({
        repository,
        readAt: openCache({ ...request, repository }, files).readAt.read('read') ?? 0,
    }))
        .sort((one, other) => one.readAt - other.readAt);
    const surveyed = [];
    let isLimited = false;
    for (const { repository } of order) {
        const asked = { ...request, repository };
        const done = isLimited
            ? (0,result/* err */._q)(NOT_REACHED)
            : await surveyRepository(asked, files, true);
        const isCut = done.ok ? done.value.isLimited : done.error.isRateLimit === true;
        isLimited ||= isCut;
        const recalled = isCut ? recallSurvey(asked, files) : null;
        const problem = done.ok ? null : request.redactor.text(done.error.message);
        surveyed.push({ repository, survey: recalled ?? (done.ok ? done.value.document : null), problem });
    }
    return (0,result.ok)(createManyDocument(surveyed, request.window));
}
const MOST_REPOSITORY_PAGES = 100;
async function listRepositories({ api, cacheFolder, server }, asked, files) {
    const lines = (asked.list ?? '').split(/[\n,]/).map((line) => line.replace(/#.*/, '').trim());
    const named = [...asked.names, ...lines.filter((line) => line !== '')];
    const wrong = named.find((name) => !(0,github/* isRepositoryName */.en)(name));
    if (wrong !== undefined)
        return (0,result/* err */._q)(`${JSON.stringify(wrong)} is not OWNER/REPO`);
    const cache = new SurveyCache(files, cacheFolder, { server, repository: asked.org ?? '', rules: '' });
    const ofOrg = asked.org === null ? (0,result.ok)([]) : await listOrganization(api, asked.org, asked, cache);
    if (!ofOrg.ok)
        return ofOrg;
    const byName = new Map([...named, ...ofOrg.value].map((name) => [name.toLowerCase(), name]));
    return byName.size === 0 ? (0,result/* err */._q)('there is no repository to survey') : (0,result.ok)([...byName.values()]);
}
async function listOrganization(api, org, { topics, archived }, cache) {
    const names = [];
    for (let page = 1; page <= MOST_REPOSITORY_PAGES; page += 1) {
        const address = (0,github/* withQuery */.VL)(`/orgs/${encodeURIComponent(org)}/repos`, { per_page: 100, page });
        const memory = cache.remember(address, address, trimRepositories);
        const answer = await api.request('GET', address, undefined, { memory });
        if (!answer.ok)
            return (0,result/* err */._q)(`the repositories of ${org} cannot be listed: ${answer.error.message}${answer.error.status === 403 ? ' (this needs a token that may list them: `metadata: read` of the organisation)' : ''}`);
        const items = Array.isArray(answer.value) ? answer.value : [];
        for (const item of items.filter(json/* isJsonObject */.OW)) {
            const { full_name: name, archived: isArchived, disabled, topics: ofRepository } = item;
            const has = (topic) => Array.isArray(ofRepository) && ofRepository.includes(topic);
            const isLeftOut = disabled === true || (isArchived === true && !archived) || !topics.every(has);
            if (typeof name === 'string' && (0,github/* isRepositoryName */.en)(name) && !isLeftOut)
                names.push(name);
        }
        if (items.length < 100)
            break;
    }
    return (0,result.ok)(names);
}
function trimRepositories(page) {
    const items = Array.isArray(page) ? page.filter(json/* isJsonObject */.OW) : [];
    return items.map(({ full_name: name = null, archived = null, disabled = null, topics = null }) => {
        return { full_name: name, archived, disabled, topics };
    });
}
async function prepareSurvey(asked, folder, loadPatterns, warn) {
    const window = parseWindow(asked.since || DEFAULT_SINCE, asked.until, Date.now(), asked.prefix);
    if (!window.ok)
        return window;
    const rules = await (0,triage/* readTriageRules */.GU)(asked.rules, folder, loadPatterns, warn);
    if (!rules.ok)
        return rules;
    return (0,result.ok)({ window: window.value, rules: rules.value.rules, rulesText: rules.value.text, now: Date.now });
}
function readEarlier(files, file, shown, repository) {
    const text = (0,result/* tryResult */.Bh)(() => files.readText(file));
    return text.ok ? parseEarlier(text.value, shown, repository) : (0,result/* err */._q)(`${shown} cannot be read: ${text.error}`);
}
function createSurveyVerdict({ run, ends, sightings, attempts }) {
    const failed = sightings.map((some) => some.filter((one) => one.class !== 'cancelled'));
    const worst = (0,traced/* findWorst */.bN)(failed.findLast((some) => some.length > 0) ?? []);
    const end = ends.at(-1);
    const started = attempts.flatMap(({ jobs }) => jobs.flatMap((job) => job.started ?? []));
    return {
        id: `github-${run.id}-${run.attempt}`,
        name: run.name,
        startMs: started.reduce((first, at) => Math.min(first, at), run.created) * 1000,
        endMs: run.ended * 1000,
        result: end === 'passed' ? 'success' : end === 'failed' ? 'failure' : (0,traced/* toResult */.X5)(run.conclusion),
        kind: worst === undefined ? null : (worst.kind ?? triage_history/* UNKNOWN_KIND */.ak),
        message: worst?.title ?? '',
        facts: { ...(0,traced/* describeTracedRun */.gl)(run), 'conductor.attempt': run.attempt, 'conductor.class': worst?.counted ?? null },
    };
}
function createLedgerEntry({ run, ends, sightings, attempts }) {
    const seen = new Map();
    for (const one of sightings.flat().filter(({ class: ofClass }) => ofClass !== 'cancelled')) {
        const [node, kind] = [one.at.job.name, one.kind ?? triage_history/* UNKNOWN_KIND */.ak];
        const key = JSON.stringify([node, kind]);
        const sighting = seen.get(key) ?? { node, kind, count: 0, recovered: 0, recovery_attempts: 0 };
        const passed = attempts.findIndex(({ jobs }, at) => at >= one.at.attempt && jobs.some((job) => job.name === node && job.conclusion === 'success'));
        const recovery = passed === -1 ? {} : { recovered: 1, recovery_attempts: passed + 1 };
        seen.set(key, { ...sighting, count: sighting.count + 1, ...recovery });
    }
    return (0,core_ledger/* toLedgerEntry */.no)({
        run_id: `github-${run.id}`,
        timestamp: formatInstant(run.created),
        workflow: { name: run.name, file: run.workflow },
        outcome: ends.at(-1) === 'passed' ? 'success' : 'failed',
        commit: run.head_sha,
        event: run.event,
        passed: attempts.flatMap(({ jobs }) => jobs.filter((job) => job.conclusion === 'success').map(({ name }) => name)),
        sightings: [...seen.values()],
    });
}

// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/src/cli/notify.js
var notify = __webpack_require__(46566);
// EXTERNAL MODULE: ./build/src/cli/triage.js + 4 modules
var cli_triage = __webpack_require__(50575);
;// CONCATENATED MODULE: ./build/src/cli/survey.js






















async function runSurvey(args, context) {
    const show = new ProgressLine(context);
    const isMany = args.operands.length > 1 || MANY.some((name) => args.has(name));
    const request = await createSurveyRequest(args, context, show, isMany);
    if (!request.ok)
        return context.badUsage(request.error);
    const { waits, cacheFolder, repository } = request.value;
    const files = (0,file_store/* createFileStore */.IF)();
    const surveyed = isMany ? await surveyAll(args, context, request.value) : await survey(request.value, files);
    show.end();
    if (!surveyed.ok) {
        if (typeof surveyed.error === 'string')
            return context.badUsage(surveyed.error);
        const { status, message } = surveyed.error;
        context.refuse(`the runs of ${repository} cannot be listed: ${message}`);
        return status === 404 ? command/* EXIT_INVALID */.jL : command/* EXIT_FAILED */.hj;
    }
    const advice = waits ? '' : '; --wait waits for limits';
    const rest = cacheFolder === null ? ', and --cache DIR lets the next survey go on from here' : '';
    if (!surveyed.value.complete)
        context.refuse(`the survey is not complete${advice}${rest}`);
    await (0,notify/* notifyAddress */.oj)(args, context, (settings) => notifyOfSurvey(settings, surveyed.value, null));
    const page = renderSurvey(surveyed.value, args.value('--format') ?? 'text');
    const output = args.file('--output', context.cwd);
    if (output === null)
        context.terminal.stdout(page);
    const problem = output === null ? null : (0,result/* tryAction */.Y$)(() => files.replace(output, page));
    if (problem !== null)
        context.refuse(`${args.value('--output')} cannot be written: ${problem}`);
    return problem === null && listSurveys(surveyed.value).length > 0 ? 0 : command/* EXIT_FAILED */.hj;
}
const MANY = ['--repositories', '--org', '--topic', '--archived'];
async function surveyAll(args, context, request) {
    const file = args.file('--repositories', context.cwd);
    const list = file === null ? (0,result.ok)(null) : (0,files/* readTextFile */.Gu)(file);
    if (!list.ok)
        return (0,result/* err */._q)(`--repositories ${args.value('--repositories')} ${list.error}`);
    const chosen = { org: args.value('--org'), topics: args.all('--topic'), archived: args.has('--archived') };
    if (chosen.org === null && (chosen.topics.length > 0 || chosen.archived))
        return (0,result/* err */._q)('--topic and --archived choose among the repositories of --org');
    return surveyAsked(request, { names: args.operands, list: list.value, ...chosen }, (0,file_store/* createFileStore */.IF)());
}
async function createSurveyRequest(args, context, show, isMany) {
    const { env, cwd } = context;
    const logs = (0,command/* parseNumberUpTo */.rZ)(MOST_LOGS, args.value('--logs') ?? String(DEFAULT_LOGS));
    if (logs === null)
        return (0,result/* err */._q)(`--logs is a number from 0 to ${MOST_LOGS}`);
    const server = (0,cli_triage.findApiUrl)(env['GITHUB_SERVER_URL'] || cli_triage.GITHUB, env);
    if (!(0,github/* isSafeServer */.f_)(server))
        return (0,result/* err */._q)(`${JSON.stringify(server)} is not an https address of GitHub's API`);
    const current = findCurrentRepository((0,git/* readRemoteOrigin */.VC)(cwd, (0,providers/* pickDefined */.Lx)(env)), env);
    const repository = isMany ? '' : (args.operands[0] ?? current);
    if (repository === null)
        return (0,result/* err */._q)('which repository? There is no origin on GitHub here: give OWNER/REPO');
    if (!isMany && !(0,github/* isRepositoryName */.en)(repository))
        return (0,result/* err */._q)(`${JSON.stringify(repository)} is not OWNER/REPO`);
    const token = (0,cli_triage.readToken)(env);
    if (token === '')
        return (0,result/* err */._q)('set GH_TOKEN to a token that may read the runs of the repository');
    const [since, until, rules] = [args.value('--since'), args.value('--until'), args.all('--rules')];
    const basis = await prepareSurvey({ since, until, rules, prefix: '--' }, cwd, patterns/* loadPatterns */.o, (text) => context.terminal.stderr(`conductor survey: warning: ${context.redactor().text(text)}\n`));
    if (!basis.ok)
        return basis;
    const compared = args.file('--compare', cwd);
    const earlier = compared === null ? (0,result.ok)(new Map()) : readEarlier((0,file_store/* createFileStore */.IF)(), compared, compared, isMany ? null : repository);
    if (!earlier.ok)
        return earlier;
    const redactor = context.redactor();
    const request = {
        ...basis.value,
        api: (0,api/* createGithubApi */.M)({ token, baseUrl: server, longestWaitMs: 0, onRemaining: show.remaining }),
        server,
        repository,
        checkout: { folder: (0,workspace/* findShownFolder */.Hg)(external_node_path_default().join(cwd, 'x'), env, cwd), repository: current ?? (isMany ? '' : null) },
        branches: args.all('--branch'),
        workflows: args.all('--workflow'),
        redactor,
        logs,
        cacheFolder: args.file('--cache', cwd),
        earlier: earlier.value,
        exportVerdicts: (0,settings/* createVerdictExport */.ue)(env, () => Promise.all(/* import() */[__webpack_require__.e(1215), __webpack_require__.e(4749)]).then(__webpack_require__.bind(__webpack_require__, 61215))),
        ledger: args.file('--ledger', cwd),
        waits: args.has('--wait'),
        sleep: (milliseconds) => (0,clock/* nap */.Qj)(milliseconds, new AbortController().signal),
        note: (text) => show.note(redactor.text(text)),
        progress: show.show,
    };
    return (0,result.ok)(request);
}
function findCurrentRepository(origin, env) {
    const [, host = '', found = ''] = /^(?:\w+:\/\/)?(?:[^@/]*@)?([^:/]+)(?::\d+(?=\/))?[:/]\/?([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(origin ?? '') ?? [];
    const server = /^https?:\/\/([^/:]+)/.exec(env['GITHUB_SERVER_URL'] ?? '')?.[1];
    if ((0,github/* isRepositoryName */.en)(found) && (host === 'github.com' || host === server))
        return found;
    const ofJob = env['GITHUB_REPOSITORY'] ?? '';
    return (0,github/* isRepositoryName */.en)(ofJob) ? ofJob : null;
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
            ...formatProgressWords(progress),
            ...(this.#left === null ? [] : [`${this.#left} requests left`]),
            ...(jobs === 0 ? [] : [`about ${Math.ceil(secondsEach * (failedJobs - jobs))} s left`]),
        ];
        const line = `conductor survey: ${words.join(', ')}`;
        terminal.stderr(terminal.stderrIsTerminal ? `\r\u001b[2K${(0,terminal_text/* fitColumns */.Pk)(line, terminal.columns() - 1)}` : `${line}\n`);
    };
    note(text) {
        this.end();
        this.context.refuse(text);
    }
    end() {
        if (this.context.terminal.stderrIsTerminal)
            this.context.terminal.stderr('\r\u001b[2K');
    }
}


/***/ }),

/***/ 75097:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ isNamedBy; },
/* harmony export */   QuarantineMatcher: function() { return /* binding */ QuarantineMatcher; }
/* harmony export */ });
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89088);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65876);
/* harmony import */ var _quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38116);



class QuarantineMatcher {
    quarantine;
    #rules;
    #isSeen = false;
    constructor(quarantine) {
        this.quarantine = quarantine;
        this.#rules = quarantine.entries.filter((entry) => (0,_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__/* .getQuarantineState */ .Ij)(entry) === 'active').map(createRule);
    }
    get isActive() {
        return this.#rules.length > 0;
    }
    see(test) {
        this.#isSeen = true;
        if (this.#rules.length === 0)
            return;
        const names = collectTestNames(test);
        const suites = [test.suite, test.within, test.file ?? ''].map(canonicalize);
        for (const rule of this.#rules) {
            if (rule.isSuite !== null && !rule.isSuiteSeen)
                rule.isSuiteSeen = suites.some(rule.isSuite);
            const match = compareNames(rule, names);
            if (match === 'none')
                continue;
            rule.isUsed = true;
            if (match === 'bare' && rule.bearers.size < 2)
                rule.bearers.add(`${test.suite}\n${test.within}`);
        }
    }
    find(test, file) {
        const names = collectTestNames(test);
        const rule = this.#rules.find((each) => {
            if (each.entry.file !== null && !isOfFile(each.entry.file, [file, test.file]))
                return false;
            const match = compareNames(each, names);
            return match === 'full' || (match === 'bare' && (each.bearers.size < 2 || each.entry.file !== null));
        });
        if (rule === undefined)
            return null;
        const { name, file: entryFile, owner, issue, reason, until, daysLeft } = rule.entry;
        return { entry: name, entry_file: entryFile, owner, issue, reason: reason ?? '', until, days_left: daysLeft };
    }
    warnings() {
        const { file, entries } = this.quarantine;
        const say = ({ line, name }, what) => `${file}:${line}: ${name}: ${what}`;
        return [
            ...entries.flatMap((entry) => {
                const state = (0,_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__/* .getQuarantineState */ .Ij)(entry);
                if (state === 'over')
                    return [say(entry, `the quarantine was over on ${entry.until}; ${_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__/* .OVER_HINT */ .XV}`)];
                return state === 'active' ? [] : [say(entry, 'the entry has no reason, and so does not count')];
            }),
            ...this.#rules.flatMap(({ entry, bearers, isUsed, isSuite, isSuiteSeen }) => {
                if (bearers.size > 1 && entry.file === null)
                    return [say(entry, 'several suites have such a test, so the entry does not count; write suite > case')];
                const isUnused = this.#isSeen && !isUsed && (isSuite === null || isSuiteSeen);
                return isUnused ? [say(entry, 'the entry matches no test of the reports; remove it')] : [];
            }),
        ];
    }
    listUnused() {
        return this.#rules.filter(({ isUsed }) => !isUsed).map(({ entry }) => entry);
    }
}
function isNamedBy({ name: pattern }, name) {
    const [entry, test] = [canonicalize(pattern), canonicalize(name)];
    const toCase = (text) => text.split(' > ').at(-1) ?? '';
    const hasSuites = entry.includes(' > ') && test.includes(' > ');
    return compileWildcard(hasSuites ? entry : toCase(entry))(hasSuites ? test : toCase(test));
}
function createRule(entry) {
    const name = canonicalize(entry.name);
    const end = name.lastIndexOf(' > ');
    const isSuite = end < 0 ? null : compileWildcard(name.slice(0, end));
    return { entry, matches: compileWildcard(name), isSuite, bearers: new Set(), isUsed: false, isSuiteSeen: false };
}
function compileWildcard(pattern) {
    const parts = pattern.split('*');
    return (text) => (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesParts */ .m0)(parts, text);
}
function canonicalize(text) {
    return text
        .trim()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ?(?:›|»|::) ?/g, ' > ');
}
function collectTestNames(test) {
    const { suite, within, name, file } = test;
    const around = [suite, within, `${suite} > ${within}`, file ?? ''].filter((each) => each !== '');
    const title = (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTestTitle */ .as)(test);
    const full = [...around.map((each) => `${each} > ${name}`), ...(title === name && around.length > 0 ? [] : [title])];
    return { bare: canonicalize(name), full: new Set(full.map(canonicalize)) };
}
function compareNames({ matches, entry }, { bare, full }) {
    for (const name of full)
        if (matches(name))
            return 'full';
    if (!matches(bare))
        return 'none';
    return entry.name.includes('*') ? 'full' : 'bare';
}
function isOfFile(pattern, files) {
    const matches = compileWildcard(pattern.replaceAll('\\', '/').replace(/^\.\//, ''));
    return files.some((file) => {
        const name = (file ?? '').replaceAll('\\', '/');
        return matches(name) || (!pattern.includes('*') && name.endsWith(`/${pattern}`));
    });
}


/***/ })

};
;