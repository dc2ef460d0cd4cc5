"use strict";
exports.id = 7761;
exports.ids = [7761];
exports.modules = {

/***/ 94725:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eh: function() { return /* binding */ countClasses; },
/* harmony export */   GI: function() { return /* binding */ listUnknownLines; },
/* harmony export */   LV: function() { return /* binding */ toMinutes; },
/* harmony export */   QB: function() { return /* binding */ groupCauses; },
/* harmony export */   SB: function() { return /* binding */ runClass; },
/* harmony export */   X1: function() { return /* binding */ sumSeconds; },
/* harmony export */   Xi: function() { return /* binding */ mapClasses; },
/* harmony export */   dS: function() { return /* binding */ LEAST_SIGHTINGS; },
/* harmony export */   dp: function() { return /* binding */ formatMinutes; },
/* harmony export */   zV: function() { return /* binding */ groupTests; }
/* harmony export */ });
/* unused harmony export compareNewestFirst */
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56461);
/* harmony import */ var _reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30273);
/* harmony import */ var _triage_paste_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9588);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90462);
/* harmony import */ var _sightings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52709);
/* harmony import */ var _window_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29069);






const EXAMPLES = 3;
const PASSED_ON = 10;
function toMinutes(seconds) {
    return Math.round((seconds / 60) * 100) / 100;
}
function formatMinutes(number) {
    return number >= 10 || Number.isInteger(number) ? `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(number)} min` : `${number.toFixed(1)} min`;
}
function sumSeconds(sightings) {
    return sightings.reduce((sum, { at }) => sum + (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .measureMinutes */ .CO)(at.job), 0);
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
        (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_4__/* .addTo */ .DN)(groups, sighting.cause, sighting);
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
        first: (0,_window_js__WEBPACK_IMPORTED_MODULE_5__/* .formatInstant */ .r4)(getEndTime(seen.at(-1) ?? newest)),
        last: (0,_window_js__WEBPACK_IMPORTED_MODULE_5__/* .formatInstant */ .r4)(getEndTime(newest)),
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
        const own = sightings.filter((one) => one.counted === name);
        return { sightings: own.length, minutes: toMinutes(sumSeconds(own)) };
    });
}
function runClass(sightings) {
    return _sightings_js__WEBPACK_IMPORTED_MODULE_3__/* .CLASSES */ .Nv.find((name) => sightings.some(({ counted }) => counted === name)) ?? 'unknown';
}
function groupTests(sightings, passes, findOwners) {
    const byName = new Map();
    for (const sighting of sightings)
        for (const name of new Set(sighting.tests))
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_4__/* .addTo */ .DN)(byName, name, sighting);
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
        last: newest === undefined ? '' : (0,_window_js__WEBPACK_IMPORTED_MODULE_5__/* .formatInstant */ .r4)(getEndTime(newest)),
    };
}
function findTestFile(name, { tests, at }) {
    const places = at.finding?.triaged.annotations ?? [];
    const own = places.find(({ message }) => message.startsWith(`${name}: `)) ?? (tests.length === 1 ? places[0] : null);
    return own?.file ?? null;
}
const LEAST_SIGHTINGS = 3;
const MAX_LINES = 50;
function listUnknownLines(sightings) {
    const byLine = new Map();
    for (const one of sightings)
        if (one.class === 'unknown' && one.line !== null)
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_4__/* .addTo */ .DN)(byLine, (0,_triage_paste_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutVariables */ .KC)(one.title), one);
    return [...byLine.values()]
        .filter((group) => group.length >= LEAST_SIGHTINGS)
        .map((group) => {
        const title = group.toSorted(compareNewestFirst)[0]?.title ?? '';
        return {
            line: title,
            sightings: group.length,
            causes: new Set(group.map(({ cause }) => cause)).size,
            minutes: toMinutes(sumSeconds(group)),
            rule: (0,_triage_paste_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestRule */ .jO)(title, (0,_triage_paste_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestKind */ .b8)(title)),
        };
    })
        .sort((one, other) => other.sightings - one.sightings || (one.line < other.line ? -1 : 1))
        .slice(0, MAX_LINES);
}


/***/ }),

/***/ 90462:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: function() { return /* binding */ measureMinutes; },
/* harmony export */   Cz: function() { return /* binding */ createAttempt; },
/* harmony export */   Mj: function() { return /* binding */ isJobList; },
/* harmony export */   Ve: function() { return /* binding */ readListedRun; },
/* harmony export */   ZZ: function() { return /* binding */ parseRepositoryFacts; },
/* harmony export */   il: function() { return /* binding */ readSurveyedJobs; },
/* harmony export */   ni: function() { return /* binding */ trimRuns; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7725);
/* harmony import */ var _triage_github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90848);



const JOB = {
    id: _core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isNumber */ .Et,
    attempt: _core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isNumber */ .Et,
    name: _core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg,
    url: _core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg,
    conclusion: _core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg,
    failedStep: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg),
    failedAt: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .listShape */ .Cp)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .createObjectShape */ .Pg)({ from: _core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg, to: _core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg })),
    started: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isNumber */ .Et),
    ended: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isNumber */ .Et),
};
const isJobList = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .listShape */ .Cp)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .createObjectShape */ .Pg)(JOB));
function parseRepositoryFacts(value) {
    const { default_branch: branch, private: isPrivate } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(value);
    return { defaultBranch: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asString */ .oJ)(branch) || null, isPrivate: typeof isPrivate === 'boolean' ? isPrivate : null };
}
function parseMoment(value) {
    const at = Date.parse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asString */ .oJ)(value));
    return Number.isNaN(at) ? null : Math.floor(at / 1000);
}
function readListedRun(value, redactor) {
    const facts = (0,_triage_github_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRun */ .zZ)(value);
    if (facts === null || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
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
    const { total_count: total = null, workflow_runs: runs } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(page);
    const trimmed = (Array.isArray(runs) ? runs : []).filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW).map((run) => ({
        ...Object.fromEntries(RUN_FIELDS.map((name) => [name, run[name] ?? null])),
        head_repository: { full_name: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(run['head_repository'])['full_name'] ?? null },
        pull_requests: listPullNumbers(run).map((number) => ({ number })),
    }));
    return redactor.json({ total_count: total, workflow_runs: trimmed });
}
function listPullNumbers({ pull_requests: listed }) {
    return Array.isArray(listed) ? listed.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW).map(({ number = null }) => number) : [];
}
function listPullRequests(value, { event, headRepository, head_branch: branch }) {
    const numbers = listPullNumbers(value).map((number) => `#${String(number)}`);
    if (numbers.length > 0 || !event.startsWith('pull_request'))
        return numbers;
    return [`${headRepository ?? ''}:${branch ?? ''}`];
}
function readSurveyedJobs(jobs, redactor) {
    return jobs.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW).flatMap((job) => {
        const parsed = (0,_triage_github_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJob */ .JN)(job);
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
function measureMinutes({ started, ended }) {
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


/***/ }),

/***/ 97761:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: function() { return /* binding */ createTestsSection; },
/* harmony export */   Bo: function() { return /* binding */ createRerunsSection; },
/* harmony export */   HU: function() { return /* binding */ createMainSection; },
/* harmony export */   IX: function() { return /* binding */ findCausePlace; },
/* harmony export */   KT: function() { return /* binding */ joinDays; },
/* harmony export */   Ml: function() { return /* binding */ createAdviceSection; },
/* harmony export */   P1: function() { return /* binding */ createWeeksSection; },
/* harmony export */   UV: function() { return /* binding */ describeMissing; },
/* harmony export */   UW: function() { return /* binding */ countFailedIn; },
/* harmony export */   Ul: function() { return /* binding */ createUnknownSection; },
/* harmony export */   _6: function() { return /* binding */ createRepositoriesSection; },
/* harmony export */   em: function() { return /* binding */ listTotalRows; },
/* harmony export */   g4: function() { return /* binding */ formatSurveyTitle; },
/* harmony export */   i: function() { return /* binding */ createWorkflowsSection; },
/* harmony export */   jH: function() { return /* binding */ createSections; },
/* harmony export */   ji: function() { return /* binding */ createSharedCausesSection; },
/* harmony export */   l1: function() { return /* binding */ describeLeftOut; },
/* harmony export */   nameSurveyed: function() { return /* binding */ nameSurveyed; },
/* harmony export */   nr: function() { return /* binding */ formatCauseCounts; },
/* harmony export */   ov: function() { return /* binding */ hasContent; },
/* harmony export */   tE: function() { return /* binding */ createChangesSection; },
/* harmony export */   u2: function() { return /* binding */ causeClass; },
/* harmony export */   vs: function() { return /* binding */ formatWindowWords; }
/* harmony export */ });
/* harmony import */ var _reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30273);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4521);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94725);
/* harmony import */ var _sightings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52709);




function listSection(id, title, columns, all, shown, toRow) {
    return { id, title, total: all.length, columns, rows: all.slice(0, shown).map(toRow) };
}
function formatDate(moment) {
    return moment.slice(0, 10);
}
function nameSurveyed(document) {
    return 'repository' in document ? document.repository : (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(document.repositories.length, 'repository');
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
    if (!('repository' in document))
        return createManyTotals(document);
    const { totals } = document;
    const share = (number) => `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(number)} of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(totals.runs, 'run')}`;
    return [
        ['Runs', `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(totals.runs)} in ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(totals.attempts, 'attempt')}`],
        ['Failed at the first attempt', share(totals.failed_first)],
        ['Failed after all attempts', share(totals.failed)],
        ['Cancelled', share(totals.cancelled)],
        ...(totals.other > 0 ? [['Skipped or not started', share(totals.other)]] : []),
        ['Lost', `${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(totals.minutes)} of all jobs in failed or cancelled attempts`],
    ];
}
function describeMissing({ complete, missing, totals }) {
    const logs = [
        [missing.logs_gone, 'are gone'],
        [missing.logs_forbidden, 'may not be read with this token'],
        [missing.logs_cut, 'were not read because of --logs'],
        [missing.logs_failed, 'could not be fetched'],
    ];
    const unread = logs.filter(([number]) => number > 0).map(([number, why]) => `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(number)} ${why}`);
    const startless = (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(totals.without_failed_job, 'failed run');
    return [
        ...(complete ? [] : ['This survey is not complete: every number below is too low.']),
        ...(missing.runs > 0 ? [`${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(missing.runs, 'run')} could not be listed.`] : []),
        ...(missing.attempts > 0 ? [`The jobs of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(missing.attempts, 'attempt')} could not be read.`] : []),
        ...(unread.length > 0
            ? [`Logs of failed jobs: ${unread.join(', ')}; without an annotation that tells, such a job counts as unknown.`]
            : []),
        ...(totals.without_failed_job > 0
            ? [`${startless} had no failed job (GitHub did not start them), so there is no cause.`]
            : []),
        ...missing.notes,
    ];
}
function findCausePlace({ workflow, job, step, legs }) {
    const place = [workflow.replace(/^\.github\/workflows\//, ''), job, ...(step === null ? [] : [step])].join(' › ');
    return legs > 1 ? `${place} (${legs} legs)` : place;
}
function causeClass({ class: name, flaky, recovered, sightings }) {
    return flaky ? `${name}, passed later on the same commit ${recovered} of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(sightings, 'time')}` : name;
}
function formatCauseCounts(cause) {
    const spread = [
        (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(cause.runs, 'run'),
        (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(cause.commits, 'commit'),
        (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(cause.branches, 'branch'),
        ...(cause.pull_requests > 0 ? [(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(cause.pull_requests, 'pull request')] : []),
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
    const most = (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .findLargest */ .qz)([0, ...joined.map(countFailedIn)]);
    const height = (value) => (value === 0 ? ' ' : (BARS[Math.ceil((value / most) * 8) - 1] ?? ''));
    const bar = joined.map((some) => height(countFailedIn(some))).join('');
    const each = joined[0]?.length ?? 1;
    return {
        id: 'days',
        title: `Runs that failed at the first attempt, per ${each === 1 ? 'day' : `${each} days`}`,
        lines: most === 0 ? [] : [`▕${bar}▏ the highest bar is ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(most, 'run')}`],
    };
}
function createClassesSection({ classes }) {
    const some = _sightings_js__WEBPACK_IMPORTED_MODULE_2__/* .CLASSES */ .Nv.filter((name) => classes[name].sightings > 0);
    const rows = some.map((name) => {
        const { sightings, minutes: lost } = classes[name];
        return [name, (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(sightings, 'failed job'), (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(lost)];
    });
    const lines = some.length === 0 ? ['Nothing failed.'] : [];
    return { id: 'classes', title: 'Failed jobs by class', lines, columns: ['class', 'failed jobs:', 'minutes:'], rows };
}
function createCausesSection({ causes }, shown) {
    const columns = ['minutes:', 'failed jobs:', 'kind and class', 'place', 'line', 'seen', 'newest'];
    const own = causes.filter((cause) => cause.class !== 'cancelled');
    return listSection('causes', 'The dearest causes', columns, own, shown, (cause) => [
        (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(cause.minutes),
        (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(cause.sightings, 'failed job'),
        `${cause.kind ?? 'no known kind'}, ${causeClass(cause)}`,
        { code: findCausePlace(cause) },
        { code: cause.title },
        formatCauseCounts(cause),
        { link: cause.examples[0]?.url ?? '' },
    ]);
}
const COMMITS = 3;
function createTestsSection({ tests }, shown) {
    const hasOwners = tests.some(({ owners }) => owners.length > 0);
    const columns = ['test', '', 'lost', 'last', ...(hasOwners ? ['owners'] : [])];
    return listSection('tests', 'Tests', columns, tests, shown, (test) => {
        const times = `failed in ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(test.failed, 'job')} on ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(test.commits, 'commit')}`;
        const passed = test.passed_on.slice(0, COMMITS).map((commit) => commit.slice(0, 10));
        const more = test.passed_same_commit > passed.length ? ', …' : '';
        const share = `its job also passed on ${test.passed_same_commit} of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(test.commits, 'commit')}`;
        const flaky = test.passed_same_commit === 0 ? '' : `; ${share} (${passed.join(', ')}${more})`;
        const named = test.owners.length === 0 ? '' : { code: test.owners.join(' ') };
        const owners = hasOwners ? [named] : [];
        return [
            { code: test.name },
            `${times}${flaky}`,
            (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(test.minutes),
            `last ${formatDate(test.last)}`,
            ...owners,
        ];
    });
}
function createRerunsSection({ reruns, triage }) {
    const { total, passed, same_cause: same, other_cause: other, other: rest } = reruns;
    const parts = [`${passed} passed`, `${same} failed for the same cause`, `${other} for another`];
    const unclear = rest > 0 ? `, ${rest} were cancelled or not read` : '';
    const known = triage.right + triage.wrong;
    const judged = known === 0
        ? 'None of these runs had a second attempt, so nobody knows whether that is right.'
        : `Of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(known)} whose second attempt is known it was right on ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(triage.right)} (run again and passed: ${triage.rerun_right}, left and failed again: ${triage.leave_right}) and wrong on ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(triage.wrong)} (run again in vain: ${triage.rerun_wrong}, left although it passed: ${triage.leave_wrong}); ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(triage.unknown)} are unknown. People run again what they expect to pass, so these are no random sample.`;
    return {
        id: 'reruns',
        title: 'Re-runs, and what triage would have done',
        lines: [
            total === 0
                ? 'No run had a second attempt.'
                : `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(total, 're-run')}: ${parts.join(', ')}${unclear}; ${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(reruns.minutes)}. Who started a re-run is not read.`,
            ...(triage.first_failures === 0
                ? []
                : [
                    `Triage with rerun: 2 would have run ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(triage.rerun)} of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(triage.first_failures, 'first failure')} again and left ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(triage.leave)}.`,
                    judged,
                ]),
            ...(triage.would_have_started === 0
                ? []
                : [
                    `It would have started ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(triage.would_have_started, 're-run')} by itself, which began ${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(triage.minutes_until_rerun)} after the failures in all (median ${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(triage.median_minutes_until_rerun ?? 0)}).`,
                ]),
        ],
    };
}
function createMainSection({ main }) {
    const lines = main === null || main.runs === 0
        ? []
        : [
            `Red for ${main.hours_red} hours in ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(main.turned_red, 'time')} (${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(main.runs, 'run')}); ${main.turned_green} of ${main.turned_red} times it became green again${main.median_hours_until_green === null ? '' : `, after ${main.median_hours_until_green} hours (median)`}${main.is_red ? '. It was red at the end.' : '.'}`,
        ];
    return { id: 'main', title: 'The default branch', lines };
}
function createWeeksSection({ weeks }) {
    const rows = weeks
        .filter(({ runs }) => runs > 0)
        .map((one) => [
        one.week,
        `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(one.passed_first)} of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(one.runs, 'run')} passed at the first attempt`,
        (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(one.minutes_lost),
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
            `Compared with ${when} (${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(compare.runs, 'run')}, now ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(totals.runs)}): causes ${sides}.${unseen}${warning} Few sightings more or less may be chance.`,
        ],
        columns: ['', 'job', 'cause', 'before → now'],
        rows: CHANGES.flatMap((side) => compare[side]
            .slice(0, shown)
            .map((change) => [side, { code: change.job }, { code: change.title }, changeWords(change)])),
    };
}
function changeWords({ before, now, before_per_100: was, now_per_100: is }) {
    return `${before.sightings} → ${now.sightings} failed jobs (${was.sightings} → ${is.sightings} per 100 runs), ${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(before.minutes)} → ${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(now.minutes)} (${was.minutes} → ${is.minutes})`;
}
function createWorkflowsSection({ workflows }, shown) {
    const columns = ['workflow', 'runs', 'passed at first', 'passed in the end', 'median from start to end', 'lost', ''];
    return listSection('workflows', 'Workflows', columns, workflows, shown, (one) => [
        { code: one.workflow },
        (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(one.runs),
        (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(one.passed_first),
        (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(one.passed),
        one.median_minutes === null ? '–' : (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(one.median_minutes),
        (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(one.minutes_lost),
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
        return { said: `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(sightings, 'failed job')} ended with ${JSON.stringify(last)}`, paste: rule };
    });
    const lines = unknown.length === 0 ? [] : [line];
    return { id: 'unknown', title: 'Lines that no rule knows', total: unknown.length, lines, items };
}
function createManyTotals({ totals, repositories }) {
    const unread = repositories.filter(({ survey }) => survey === null).length;
    return [
        ['Repositories', `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(repositories.length)}${unread === 0 ? '' : `, ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(unread)} not read`}`],
        ['Runs', (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(totals.runs)],
        ['Failed at the first attempt', `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(totals.failed_first)} of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(totals.runs, 'run')}`],
        ['Failed after all attempts', `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(totals.failed)} of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(totals.runs, 'run')}`],
        ['Lost', `${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(totals.minutes)} of all jobs in failed or cancelled attempts`],
    ];
}
function createRepositoriesSection({ repositories }, shown) {
    const columns = ['repository', 'lost', 'failed at first', 'dearest cause'];
    const title = 'Repositories, the most minutes lost first';
    return listSection('repositories', title, columns, repositories, shown, ({ repository, survey, problem }) => {
        const name = { part: repository };
        if (survey === null)
            return [name, '', `not read: ${problem ?? ''}`, ''];
        const { totals, causes, complete } = survey;
        const failed = `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(totals.failed_first)} of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(totals.runs, 'run')}${complete ? '' : ', not complete'}`;
        const [dearest] = causes;
        return [name, (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(totals.minutes), failed, dearest === undefined ? '' : { code: dearest.title }];
    });
}
function createSharedCausesSection({ causes }, shown) {
    const columns = ['repositories', 'lost', 'failed jobs', 'kind', 'line'];
    const title = 'Causes, those that several repositories share first';
    const all = causes.filter((cause) => cause.class !== 'cancelled');
    return listSection('shared-causes', title, columns, all, shown, ({ repositories, kind, ...cause }) => {
        const [first = '', ...others] = repositories;
        const names = `${repositories.slice(0, 5).join(', ')}${repositories.length > 5 ? ', …' : ''}`;
        return [
            others.length === 0 ? { part: first } : `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(repositories.length)}: ${names}`,
            (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(cause.minutes),
            (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(cause.sightings, 'failed job'),
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
    return rows.length > 0 && total > rows.length ? `And ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(total - rows.length)} more in survey.json.` : '';
}


/***/ })

};
;