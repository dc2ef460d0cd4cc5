"use strict";
exports.id = 761;
exports.ids = [761];
exports.modules = {

/***/ 97761:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: function() { return /* binding */ causePlace; },
/* harmony export */   $c: function() { return /* binding */ sharedCausesSection; },
/* harmony export */   Ee: function() { return /* binding */ windowWords; },
/* harmony export */   FK: function() { return /* binding */ testsSection; },
/* harmony export */   Hv: function() { return /* binding */ changesSection; },
/* harmony export */   MR: function() { return /* binding */ unknownSection; },
/* harmony export */   Zg: function() { return /* binding */ rerunsSection; },
/* harmony export */   aW: function() { return /* binding */ adviceSection; },
/* harmony export */   c1: function() { return /* binding */ workflowsSection; },
/* harmony export */   dc: function() { return /* binding */ weeksSection; },
/* harmony export */   dw: function() { return /* binding */ manyTotals; },
/* harmony export */   ew: function() { return /* binding */ repositoriesSection; },
/* harmony export */   g4: function() { return /* binding */ formatSurveyTitle; },
/* harmony export */   hX: function() { return /* binding */ mainSection; },
/* harmony export */   jH: function() { return /* binding */ createSections; },
/* harmony export */   kZ: function() { return /* binding */ causeCounts; },
/* harmony export */   l1: function() { return /* binding */ describeLeftOut; },
/* harmony export */   lH: function() { return /* binding */ joinedDays; },
/* harmony export */   nameSurveyed: function() { return /* binding */ nameSurveyed; },
/* harmony export */   ov: function() { return /* binding */ hasContent; },
/* harmony export */   r4: function() { return /* binding */ failedIn; },
/* harmony export */   u2: function() { return /* binding */ causeClass; },
/* harmony export */   wh: function() { return /* binding */ totalRows; },
/* harmony export */   y4: function() { return /* binding */ missingWords; }
/* harmony export */ });
/* harmony import */ var _reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30273);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94725);
/* harmony import */ var _sightings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52709);



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
function windowWords(document) {
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
function totalRows({ totals }) {
    const share = (number) => `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(number)} of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(totals.runs, 'run')}`;
    return [
        ['Runs', `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(totals.runs)} in ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(totals.attempts, 'attempt')}`],
        ['Failed at the first attempt', share(totals.failed_first)],
        ['Failed after all attempts', share(totals.failed)],
        ['Cancelled', share(totals.cancelled)],
        ...(totals.other > 0 ? [['Skipped or not started', share(totals.other)]] : []),
        ['Lost', `${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .minutes */ .Gx)(totals.minutes)} of all jobs in failed or cancelled attempts`],
    ];
}
function missingWords({ complete, missing, totals }) {
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
function causePlace({ workflow, job, step, legs }) {
    const place = [workflow.replace(/^\.github\/workflows\//, ''), job, ...(step === null ? [] : [step])].join(' › ');
    return legs > 1 ? `${place} (${legs} legs)` : place;
}
function causeClass({ class: name, flaky, recovered, sightings }) {
    return flaky ? `${name}, passed later on the same commit ${recovered} of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(sightings, 'time')}` : name;
}
function causeCounts(cause) {
    const spread = [
        (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(cause.runs, 'run'),
        (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(cause.commits, 'commit'),
        (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(cause.branches, 'branch'),
        ...(cause.pull_requests > 0 ? [(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(cause.pull_requests, 'pull request')] : []),
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
        lines: most === 0 ? [] : [`▕${bar}▏ the highest bar is ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(most, 'run')}`],
    };
}
function classesSection({ classes }) {
    const some = _sightings_js__WEBPACK_IMPORTED_MODULE_2__/* .CLASSES */ .Nv.filter((name) => classes[name].sightings > 0);
    return {
        id: 'classes',
        title: 'Failed jobs by class',
        lines: some.length === 0 ? ['Nothing failed.'] : [],
        columns: ['class', 'failed jobs:', 'minutes:'],
        rows: some.map((name) => [
            name,
            (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(classes[name].sightings, 'failed job'),
            (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .minutes */ .Gx)(classes[name].minutes),
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
            (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .minutes */ .Gx)(cause.minutes),
            (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(cause.sightings, 'failed job'),
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
    const hasOwners = tests.some(({ owners }) => owners.length > 0);
    const rows = tests.slice(0, shown).map((test) => {
        const times = `failed in ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(test.failed, 'job')} on ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(test.commits, 'commit')}`;
        const passed = test.passed_on.slice(0, COMMITS).map((commit) => commit.slice(0, 10));
        const more = test.passed_same_commit > passed.length ? ', …' : '';
        const share = `its job also passed on ${test.passed_same_commit} of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(test.commits, 'commit')}`;
        const flaky = test.passed_same_commit === 0 ? '' : `; ${share} (${passed.join(', ')}${more})`;
        const named = test.owners.length === 0 ? '' : { code: test.owners.join(' ') };
        const owners = hasOwners ? [named] : [];
        return [{ code: test.name }, `${times}${flaky}`, (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .minutes */ .Gx)(test.minutes), `last ${formatDate(test.last)}`, ...owners];
    });
    const columns = ['test', '', 'lost', 'last', ...(hasOwners ? ['owners'] : [])];
    return { id: 'tests', title: 'Tests', total: tests.length, lines: [], columns, rows };
}
function rerunsSection({ reruns, triage }) {
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
                : `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(total, 're-run')}: ${parts.join(', ')}${unclear}; ${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .minutes */ .Gx)(reruns.minutes)}. Who started a re-run is not read.`,
            ...(triage.first_failures === 0
                ? []
                : [
                    `Triage with rerun: 2 would have run ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(triage.rerun)} of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(triage.first_failures, 'first failure')} again and left ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(triage.leave)}.`,
                    judged,
                ]),
            ...(triage.would_have_started === 0
                ? []
                : [
                    `It would have started ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(triage.would_have_started, 're-run')} by itself, which began ${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .minutes */ .Gx)(triage.minutes_until_rerun)} after the failures in all (median ${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .minutes */ .Gx)(triage.median_minutes_until_rerun ?? 0)}).`,
                ]),
        ],
    };
}
function mainSection({ main }) {
    const lines = main === null || main.runs === 0
        ? []
        : [
            `Red for ${main.hours_red} hours in ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(main.turned_red, 'time')} (${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(main.runs, 'run')}); ${main.turned_green} of ${main.turned_red} times it became green again${main.median_hours_until_green === null ? '' : `, after ${main.median_hours_until_green} hours (median)`}${main.is_red ? '. It was red at the end.' : '.'}`,
        ];
    return { id: 'main', title: 'The default branch', lines };
}
function weeksSection({ weeks }) {
    const rows = weeks
        .filter(({ runs }) => runs > 0)
        .map((one) => [
        one.week,
        `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(one.passed_first)} of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(one.runs, 'run')} passed at the first attempt`,
        (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .minutes */ .Gx)(one.minutes_lost),
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
            `Compared with ${when} (${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(compare.runs, 'run')}, now ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(totals.runs)}): causes ${sides}.${unseen}${warning} Few sightings more or less may be chance.`,
        ],
        columns: ['', 'job', 'cause', 'before → now'],
        rows: CHANGES.flatMap((side) => compare[side]
            .slice(0, shown)
            .map((change) => [side, { code: change.job }, { code: change.title }, changeWords(change)])),
    };
}
function changeWords({ before, now, before_per_100: was, now_per_100: is }) {
    return `${before.sightings} → ${now.sightings} failed jobs (${was.sightings} → ${is.sightings} per 100 runs), ${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .minutes */ .Gx)(before.minutes)} → ${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .minutes */ .Gx)(now.minutes)} (${was.minutes} → ${is.minutes})`;
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
            (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(one.runs),
            (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(one.passed_first),
            (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(one.passed),
            one.median_minutes === null ? '–' : (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .minutes */ .Gx)(one.median_minutes),
            (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .minutes */ .Gx)(one.minutes_lost),
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
            said: `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(sightings, 'failed job')} ended with ${JSON.stringify(line)}`,
            paste: rule,
        })),
    };
}
function manyTotals({ totals, repositories }) {
    const unread = repositories.filter(({ survey }) => survey === null).length;
    return [
        ['Repositories', `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(repositories.length)}${unread === 0 ? '' : `, ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(unread)} not read`}`],
        ['Runs', (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(totals.runs)],
        ['Failed at the first attempt', `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(totals.failed_first)} of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(totals.runs, 'run')}`],
        ['Failed after all attempts', `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(totals.failed)} of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(totals.runs, 'run')}`],
        ['Lost', `${(0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .minutes */ .Gx)(totals.minutes)} of all jobs in failed or cancelled attempts`],
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
            const failed = `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(totals.failed_first)} of ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(totals.runs, 'run')}${complete ? '' : ', not complete'}`;
            const [dearest] = causes;
            return [name, (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .minutes */ .Gx)(totals.minutes), failed, dearest === undefined ? '' : { code: dearest.title }];
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
                ? { part: cause.repositories[0] ?? '' }
                : `${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(cause.repositories.length)}: ${cause.repositories.slice(0, 5).join(', ')}${cause.repositories.length > 5 ? ', …' : ''}`,
            (0,_causes_js__WEBPACK_IMPORTED_MODULE_1__/* .minutes */ .Gx)(cause.minutes),
            (0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(cause.sightings, 'failed job'),
            `${cause.kind ?? 'no known kind'}, ${cause.class}`,
            { code: cause.title },
        ]),
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
    return rows.length > 0 && total > rows.length ? `And ${(0,_reporters_html_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(total - rows.length)} more in survey.json.` : '';
}


/***/ })

};
;