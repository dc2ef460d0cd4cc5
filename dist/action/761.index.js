"use strict";
exports.id = 761;
exports.ids = [761];
exports.modules = {

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
    const most = Math.max(0, ...joined.map(countFailedIn));
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