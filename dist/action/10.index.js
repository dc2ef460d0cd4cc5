"use strict";
exports.id = 10;
exports.ids = [10,709];
exports.modules = {

/***/ 30273:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: function() { return /* binding */ renderValue; },
/* harmony export */   Ab: function() { return /* binding */ CharBudget; },
/* harmony export */   EX: function() { return /* binding */ renderHtmlTable; },
/* harmony export */   I2: function() { return /* binding */ renderFold; },
/* harmony export */   Im: function() { return /* binding */ isEmpty; },
/* harmony export */   K$: function() { return /* binding */ NOTHING; },
/* harmony export */   K9: function() { return /* binding */ formatMoment; },
/* harmony export */   PP: function() { return /* binding */ renderDuration; },
/* harmony export */   SS: function() { return /* binding */ renderCount; },
/* harmony export */   Tm: function() { return /* binding */ renderCard; },
/* harmony export */   U9: function() { return /* binding */ count; },
/* harmony export */   VK: function() { return /* binding */ Markup; },
/* harmony export */   cR: function() { return /* binding */ renderCode; },
/* harmony export */   g8: function() { return /* binding */ renderBlock; },
/* harmony export */   mq: function() { return /* binding */ renderInlineList; },
/* harmony export */   qy: function() { return /* binding */ html; },
/* harmony export */   rN: function() { return /* binding */ htmlDocument; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12170);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99538);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93833);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31160);






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
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toWellFormed */ .lH)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toPlainText */ .bo)(text)).replace(/[&<>"'`]/g, (sign) => ENTITIES[sign] ?? sign);
}
function renderContent(content) {
    if (content === null || content === false)
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
class CharBudget {
    each;
    #left;
    constructor(total, each) {
        this.each = each;
        this.#left = total;
    }
    fit(text, max = this.each) {
        const allowed = Math.max(0, Math.min(max, this.#left));
        const shown = text.length <= allowed ? text : (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, allowed, '');
        this.#left -= Buffer.byteLength(escapeHtml(shown));
        return { text: shown, left: text.length - shown.length };
    }
}
function renderCode(text, max = 300) {
    return html `<code>${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, max)}</code>`;
}
function renderInlineList(all, max, noun = '') {
    const shown = all.slice(0, max).map((entry, at) => html `${at === 0 ? '' : ', '}${entry}`);
    const rest = all.length - max;
    return html `${shown}${rest > 0 && ` and ${noun === '' ? `${count(rest)} more` : renderCount(rest, `more ${noun}`)}`}`;
}
function count(number) {
    const rounded = Math.round(number);
    return Math.abs(rounded) < 1000 ? String(rounded) : rounded.toLocaleString('en-US');
}
function renderCount(number, word) {
    return `${count(number)} ${number === 1 ? word : (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .td)(word)}`;
}
function renderDuration(ms) {
    if (!Number.isFinite(ms))
        return '–';
    return (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(ms)
        .replace(/\.0 s$/, ' s')
        .replace(/ 0 (?:s|min)$/, '');
}
function formatMoment(ms) {
    if (!Number.isFinite(ms))
        return '–';
    return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
const MAX_FIELDS = 80;
const SHORT = 120;
function renderValue(data, budget) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(data))
        return isShort(data) ? html `<code>${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)(data)}</code>` : renderBlock(asText(data), budget);
    if (isEmpty(data))
        return html `<p class="quiet">An empty object.</p>`;
    const fields = Object.entries(data);
    const more = fields.length - MAX_FIELDS;
    const rows = fields
        .slice(0, MAX_FIELDS)
        .map(([name, data]) => html `<dt>${budget.fit(name, 200).text}</dt><dd>${renderField(data, budget)}</dd>`);
    return html `<dl class="fields">${rows}</dl>${more > 0 && html `<p class="quiet">and ${renderCount(more, 'more field')}</p>`}`;
}
function renderField(data, budget) {
    if (data === '')
        return html `<span class="quiet">empty</span>`;
    if (isShort(data))
        return html `<code>${budget.fit((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printTextOrJson */ ._s)(data)).text}</code>`;
    return renderBlock(asText(data), budget);
}
function isShort(data) {
    if (typeof data === 'string')
        return data.length <= SHORT && !data.includes('\n');
    return !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(data) && !Array.isArray(data);
}
function asText(data) {
    return typeof data === 'string' ? (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_5__/* .trimSigns */ .$T)(data, '\n') : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)(data, 2);
}
function renderBlock(all, budget, label) {
    const { text: shown, left } = budget.fit(all);
    const region = label !== undefined && html ` tabindex="0" role="region" aria-label="${label}"`;
    const text = (shown !== '' || left === 0) && html `<pre${region}>${shown}</pre>`;
    return html `${text}${left > 0 && html `<p class="quiet">Cut here: ${renderCount(left, 'more character')}. The run folder has all of it.</p>`}`;
}
function renderFold(title, content, isOpen = false) {
    return html `<details class="fold"${isOpen && new Markup(' open')}><summary>${title}</summary><div class="inside">${content}</div></details>`;
}
function renderHtmlTable(kind, columns, rows, note = '') {
    const heads = columns.map((name) => html `<th scope="col">${name}</th>`);
    return html `<div class="scroll"><table class="${kind}"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div>${note !== '' && html `<p class="quiet">${note}</p>`}`;
}
function renderCard(id, title, content, more = '') {
    return html `<section class="card${more && ` ${more}`}" id="${id}" aria-labelledby="h-${id}"><h2 id="h-${id}">${title}</h2>${content}</section>`;
}
function isEmpty(data) {
    return Object.keys(data).length === 0;
}
function htmlDocument(title, style, body, scripts = [], more = '') {
    const own = scripts.length === 0 ? '' : `; script-src ${scripts.map(digest).join(' ')}`;
    const policy = `default-src 'none'; style-src ${digest(style)}${own}${more}; base-uri 'none'${more.includes('form-action') ? '' : "; form-action 'none'"}`;
    return html `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${title}</title><style>${new Markup(style)}</style></head><body>
${body}${scripts.map((script) => html `<script>${new Markup(script)}</script>`)}</body></html>
`.text;
}
function digest(text) {
    return `'sha256-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('base64')}'`;
}


/***/ }),

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

/***/ 60010:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ isAnyRead; },
/* harmony export */   R: function() { return /* binding */ createManyDocument; },
/* harmony export */   listNewCauses: function() { return /* binding */ listNewCauses; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56461);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94725);
/* harmony import */ var _window_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29069);



const TOTALS = ['runs', 'attempts', 'failed_first', 'failed', 'cancelled', 'other', 'minutes'];
const round = (number) => Math.round(number * 100) / 100;
function createManyDocument(surveyed, window) {
    const repositories = surveyed.toSorted((one, other) => sumLostMinutes(other) - sumLostMinutes(one) || (one.repository < other.repository ? -1 : 1));
    const read = repositories.flatMap(({ survey }) => survey ?? []);
    const sum = (value) => round(read.reduce((all, survey) => all + value(survey), 0));
    return {
        schema_version: 1,
        window: { since: (0,_window_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(window.from), until: (0,_window_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInstant */ .r4)(window.to) },
        complete: read.length === repositories.length && read.every(({ complete }) => complete),
        totals: Object.fromEntries(TOTALS.map((name) => [name, sum(({ totals }) => totals[name])])),
        classes: (0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .mapClasses */ .Xi)((name) => ({
            sightings: sum(({ classes }) => classes[name].sightings),
            minutes: sum(({ classes }) => classes[name].minutes),
        })),
        causes: joinCauses(read),
        repositories,
    };
}
function isAnyRead(document) {
    return 'repository' in document || document.repositories.some(({ survey }) => survey !== null);
}
function listNewCauses(document) {
    const surveys = 'repository' in document ? [document] : document.repositories.flatMap(({ survey }) => survey ?? []);
    return surveys.flatMap(({ repository, compare }) => (compare?.new ?? []).map((cause) => ({ ...cause, repository })));
}
function sumLostMinutes({ survey }) {
    return survey?.totals.minutes ?? -1;
}
function joinCauses(surveys) {
    const groups = new Map();
    for (const { repository, causes } of surveys)
        for (const cause of causes)
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .DN)(groups, cause.signature, { repository, cause });
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