"use strict";
exports.id = 3483;
exports.ids = [3483];
exports.modules = {

/***/ 13229:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: function() { return /* binding */ listFailures; },
/* harmony export */   Gb: function() { return /* binding */ getVisitStart; },
/* harmony export */   Gu: function() { return /* binding */ isWaiting; },
/* harmony export */   Kx: function() { return /* binding */ toNodeAction; },
/* harmony export */   UI: function() { return /* binding */ Attempt; },
/* harmony export */   ZZ: function() { return /* binding */ getVisitEnd; },
/* harmony export */   _i: function() { return /* binding */ Visit; },
/* harmony export */   jw: function() { return /* binding */ getVisitState; },
/* harmony export */   nK: function() { return /* binding */ toEdgeKind; },
/* harmony export */   vY: function() { return /* binding */ getVisitOutput; },
/* harmony export */   yn: function() { return /* binding */ addPrinted; }
/* harmony export */ });
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22719);

class Attempt {
    number;
    startedAt;
    cached;
    order;
    reentered;
    endedAt = null;
    state = 'open';
    output = undefined;
    printed = null;
    failure = null;
    exitCode = null;
    durationMs = null;
    usage = null;
    constructor(number, startedAt, cached, order, reentered) {
        this.number = number;
        this.startedAt = startedAt;
        this.cached = cached;
        this.order = order;
        this.reentered = reentered;
    }
}
function toNodeAction({ action, kind }) {
    if (kind === null)
        return action === 'halt' ? 'halt' : 'default';
    if (action === 'unhandled' || action === 'collected')
        return 'error';
    return action === 'end' ? 'to' : action;
}
function toEdgeKind({ route, kind }) {
    if (kind !== null)
        return 'error';
    return route === 'options' ? 'gate' : 'success';
}
class Visit {
    scope;
    node;
    visit;
    number;
    type = '';
    item = null;
    attempts = [];
    attemptsTotal = 0;
    failedBefore = 0;
    pauses = [];
    route = null;
    handling = null;
    endOrder = 0;
    recovered = null;
    reenters = false;
    termination = null;
    group = null;
    child = null;
    children = new Set();
    childrenTotal = 0;
    constructor(scope, node, visit, number) {
        this.scope = scope;
        this.node = node;
        this.visit = visit;
        this.number = number;
    }
    get stepKey() {
        if (this.scope === '')
            return this.node;
        const around = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(this.scope) === 1 ? (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runAround */ .tV)(this.scope) : null;
        return around === null || around.item !== null ? null : `${around.node}/${this.node}`;
    }
    attempt(number) {
        return this.attempts.find((attempt) => attempt.number === number);
    }
    endPauses(time) {
        for (const pause of this.pauses)
            if (pause.to === null || pause.to > time)
                pause.to = time;
    }
}
function getVisitState(visit) {
    if (visit.termination !== null)
        return visit.termination.status === 'failed' ? 'terminated-failed' : 'terminated-success';
    const last = visit.attempts.at(-1);
    if (last === undefined)
        return 'open';
    switch (last.state) {
        case 'open':
            return isWaiting(visit) ? 'waiting' : 'open';
        case 'completed':
            return (visit.group?.failed ?? 0) > 0 ? 'tolerated' : 'completed';
        case 'failed': {
            if (visit.recovered !== null)
                return 'recovered';
            const { action } = visit.route ?? {};
            return action === 'end' || (action === 'to' && visit.handling?.isFailed !== true) ? 'handled' : 'failed';
        }
    }
}
function isWaiting(visit) {
    return (visit.pauses.some(({ why }) => why === 'gate') ||
        [...visit.children].some((child) => getVisitState(child) === 'waiting'));
}
function getVisitStart(visit) {
    let start = visit.attempts[0]?.startedAt ?? visit.pauses[0]?.from ?? 0;
    if (visit.group !== null)
        for (const child of visit.children)
            start = Math.min(start, getVisitStart(child) || start);
    return start;
}
function getVisitEnd(visit, runEnd) {
    let latest = getVisitStart(visit);
    for (const { endedAt } of visit.attempts)
        latest = Math.max(latest, endedAt ?? runEnd);
    for (const { to } of visit.pauses)
        latest = Math.max(latest, to ?? runEnd);
    return latest;
}
function listFailures(visit) {
    return visit.attempts.flatMap((attempt) => (attempt.failure === null ? [] : [attempt.failure]));
}
function getVisitOutput(visit) {
    return visit.recovered === null ? visit.attempts.at(-1)?.output : visit.recovered.output;
}
const MOST_CHARS = 16 * 1024;
function addPrinted(earlier, { stream, text, omitted }) {
    const printed = earlier ?? { stdout: '', stderr: '' };
    const gap = omitted > 0 ? `… ${omitted} characters are left out here\n` : '';
    const all = `${printed[stream] ?? ''}${gap}${text}`;
    const tail = all.slice(-MOST_CHARS);
    return { ...printed, [stream]: tail === all ? all : `…\n${tail.slice(tail.indexOf('\n') + 1)}` };
}


/***/ }),

/***/ 68417:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HG: function() { return /* binding */ listFact; },
/* harmony export */   IG: function() { return /* binding */ toInlines; },
/* harmony export */   _: function() { return /* binding */ limitEntries; },
/* harmony export */   l$: function() { return /* binding */ toQuotedLines; },
/* harmony export */   mn: function() { return /* binding */ createName; },
/* harmony export */   nn: function() { return /* binding */ joinParts; },
/* harmony export */   oX: function() { return /* binding */ createCode; }
/* harmony export */ });
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99538);

function toQuotedLines(text, max, look) {
    return text === null || text === '' ? [] : [{ text, max, ...(look === undefined ? {} : { look }) }];
}
function createCode(text, max = 300) {
    return { text, max, look: 'code' };
}
function createName(text, max = 120) {
    return { text, max, look: 'name' };
}
function listFact(label, lines, more = {}) {
    return lines.length === 0 ? [] : [{ type: 'fact', label, lines, ...more }];
}
function joinParts(parts, max, total = parts.length) {
    const shown = parts.slice(0, max).flatMap((part, at) => (at === 0 ? [part] : [', ', part]));
    const hidden = total - Math.min(parts.length, max);
    return hidden > 0 ? [...shown, ` and ${hidden} more`] : shown;
}
function toInlines(line) {
    return typeof line === 'string' || !('length' in line) ? [line] : line;
}
function limitEntries(entries, block, share) {
    const { weight = 1, total = entries.length, noun = 'entry', where = '', isTail = false } = block;
    const shown = isTail ? entries.slice(-share * weight) : entries.slice(0, share * weight);
    const hidden = total - shown.length;
    const words = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(hidden, `${isTail ? 'earlier' : 'more'} ${noun}`)}${where === '' ? '' : ` ${where}`}`;
    return { shown, note: hidden > 0 ? words : '' };
}


/***/ }),

/***/ 33424:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: function() { return /* binding */ shortCommit; },
/* harmony export */   Ef: function() { return /* binding */ createPlace; },
/* harmony export */   FY: function() { return /* binding */ listKindFact; },
/* harmony export */   I_: function() { return /* binding */ toRelativeFile; },
/* harmony export */   O0: function() { return /* binding */ encodePath; },
/* harmony export */   X0: function() { return /* binding */ listErrorBlocks; },
/* harmony export */   bl: function() { return /* binding */ listKindTable; },
/* harmony export */   tR: function() { return /* binding */ createErrorBlocks; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52015);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53325);
/* harmony import */ var _markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68417);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8891);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31160);






function sourceLink({ file, line }, github) {
    if (github === null)
        return null;
    const base = github.run_url.split('/actions/')[0] ?? '';
    if ((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .linkTarget */ .Cm)(base) === null || shortCommit(github) === null)
        return null;
    if (file.startsWith('/') || file.includes('\\') || file.split('/').includes('..'))
        return null;
    const encoded = encodePath(file).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .linkTarget */ .Cm)(`${base}/blob/${github.sha}/${encoded}${line === null ? '' : `#L${line}`}`);
}
function encodePath(file) {
    return file
        .split('/')
        .map((part) => encodeURIComponent((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toWellFormed */ .lH)(part)))
        .join('/');
}
function shortCommit({ sha }) {
    return /^[0-9a-f]{7,64}$/i.test(sha) ? sha.slice(0, 12) : null;
}
function toRelativeFile(file, { toRelative }) {
    return toRelative === undefined ? file.replaceAll('\\', '/') : toRelative(file);
}
function createPlace(place, { github, folder = '' }) {
    const isElsewhere = github !== null || folder === '' || node_path__WEBPACK_IMPORTED_MODULE_0___default().isAbsolute(place.file);
    const shown = isElsewhere ? place : { ...place, file: node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.relative(folder, place.file) };
    const isOutside = 'isOutside' in place && place.isOutside;
    return { ...(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createCode */ .oX)((0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlace */ .dE)(shown)), href: isOutside ? null : sourceLink(place, github) };
}
function listErrorBlocks(error, reader) {
    return Object.values(createErrorBlocks(error, reader)).flat();
}
function createErrorBlocks(error, reader) {
    const { cause, command, ending, printed, available } = error;
    const exit = ending === null ? '' : `, ${ending.join(' ')}`;
    const docsUrl = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .linkTarget */ .Cm)(error.docs ?? reader.docsUrlFor?.(error.kind) ?? '');
    const docs = error.docs !== null
        ? [{ text: error.docs, max: 500, href: docsUrl }]
        : docsUrl === null
            ? []
            : [{ words: 'about this kind', href: docsUrl }];
    return {
        node: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)(error.frames[0]?.file === _core_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_FILE */ .tW ? 'step' : 'node', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .toQuotedLines */ .l$)(error.name, 300, 'name')),
        kind: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('kind', [[(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createCode */ .oX)(error.kind), error.isTransient ? ' (transient: another run may succeed)' : '']], {
            isBare: true,
        }),
        message: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('message', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .toQuotedLines */ .l$)(error.message, 4000, 'lines'), { isBare: true }),
        cause: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('cause', cause === null ? [] : [[(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createCode */ .oX)(cause.kind), ': ', { text: cause.message, max: 1000 }]]),
        handling: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('handling', error.whileHandling.map((text) => ['while handling ', { text, max: 500 }]), {
            noun: 'error',
        }),
        unmet: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('not taken', error.unmet.map((text) => ({ text, max: 700 })), { noun: 'route' }),
        details: Object.keys(error.details).length === 0 ? [] : [{ type: 'data', label: 'details', value: error.details }],
        attempts: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('attempts', error.attempts > 1 ? [`${error.attempts}`] : []),
        where: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('where', (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__/* .listErrorPlaces */ .rj)(error).map((place) => [
            createPlace(place, reader),
            ...(place.node === null ? [] : [' (node ', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createName */ .mn)(place.node), ')']),
        ])),
        problems: listProblemTable(error, reader),
        through: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('through', error.frames
            .slice(1)
            .map(({ node, type, file }) => [(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createName */ .mn)(node), ` (${type}) in `, createPlace({ file, line: null }, reader)])),
        command: command === null ? [] : [{ type: 'code', label: 'command', title: 'Command', text: command }],
        ending: ending === null ? [] : (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)(ending[0], [ending[1]]),
        printed: printed.text.trim() === ''
            ? []
            : [
                {
                    type: 'code',
                    label: printed.stream,
                    title: `The end of ${printed.stream}${exit}`,
                    text: printed.text,
                    isTail: true,
                },
            ],
        available: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('available', available === null
            ? []
            : [
                (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParts */ .nn)(available.names.map((name) => (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createCode */ .oX)(name, 100)), 20, available.total),
            ]),
        meaning: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('meaning', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .toQuotedLines */ .l$)(error.description, 600)),
        hint: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('hint', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .toQuotedLines */ .l$)(error.hint, 600, 'words')),
        docs: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('docs', docs),
        owner: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('owner', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .toQuotedLines */ .l$)(error.owner, 200)),
    };
}
function listProblemTable({ problems }, reader) {
    if (problems.length === 0)
        return [];
    const rows = problems.map(({ place, level, message }) => [
        place === null ? '' : createPlace(place, reader),
        level,
        { text: message, max: 300 },
    ]);
    const columns = ['Place', 'Level', 'Message'];
    return [{ type: 'table', label: 'problems', columns, rows, noun: 'place', where: 'in errors.jsonl' }];
}
const MAX_ITEMS = 8;
function listKindTable({ kinds, isMany }, reader) {
    if (!isMany)
        return [];
    const rows = kinds.map(({ kind, count, items, message, place }) => [
        (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createCode */ .oX)(kind, 200),
        `${count}`,
        (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParts */ .nn)(items.map((item) => (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createCode */ .oX)(item, 60)), MAX_ITEMS),
        [{ text: message, max: 300 }, ...(place === null ? [] : [' (', createPlace(place, reader), ')'])],
    ]);
    const columns = ['Kind', 'Count:', 'Items', 'Message'];
    return [{ type: 'table', label: 'kinds', columns, rows, noun: 'kind', where: 'in errors.jsonl' }];
}
function listKindFact({ kinds, isMany }) {
    if (!isMany)
        return [];
    const lines = kinds.map(({ kind, count, items, message }) => [
        (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createCode */ .oX)(kind),
        `${count === 1 ? '' : ` ${count} times`} at `,
        ...(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParts */ .nn)(items.map((item) => (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createName */ .mn)(item, 40)), 4),
        ': ',
        { text: message, max: 160 },
    ]);
    return (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('all', lines, { noun: 'kind' });
}


/***/ }),

/***/ 93483:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_CASES: function() { return /* binding */ MAX_CASES; },
/* harmony export */   renderJunit: function() { return /* binding */ renderJunit; }
/* harmony export */ });
/* harmony import */ var _account_visit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13229);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53325);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56461);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31160);
/* harmony import */ var _text_xml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32185);
/* harmony import */ var _error_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33424);







const MAX_CASES = 5000;
const MAX_MESSAGE = 2000;
const MAX_TEXT = 8000;
const MAX_FLAKY = 20;
function renderJunit(input) {
    const { report } = input;
    const visits = report.account.visits.roots;
    const suites = [
        { name: report.graph.name, cases: createRootCases(input, visits), hidden: 0 },
        ...visits.filter((visit) => visit.children.size > 0).map((visit) => createGroupSuite(visit, input)),
    ];
    const seconds = (report.result.execution.duration_ms / 1000).toFixed(3);
    const attributes = { name: report.graph.name, ...sumTotals(suites.flatMap(({ cases }) => cases)), time: seconds };
    const written = suites.map((suite) => renderSuite(suite, report));
    return `<?xml version="1.0" encoding="UTF-8"?>\n${(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .xmlElement */ .E6)('testsuites', attributes, written)}\n`;
}
function sumTotals(cases) {
    const having = (verdict) => cases.filter((testCase) => testCase.verdict === verdict).length;
    return { tests: cases.length, failures: having('failure'), errors: having('error'), skipped: having('skipped') };
}
function renderSuite({ name, cases, hidden }, report) {
    const seconds = cases.reduce((sum, testCase) => sum + testCase.seconds, 0);
    const { result } = report;
    const properties = Object.entries({
        outcome: result.outcome,
        exit_code: String(result.exit_code),
        run_id: result.run_id ?? '',
        ...(hidden > 0 ? { cases_not_listed: String(hidden) } : {}),
    }).map(([property, value]) => (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .xmlElement */ .E6)('property', { name: property, value }));
    const caseElements = cases.map(({ name: caseName, seconds: took, file, line, content }) => (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .xmlElement */ .E6)('testcase', { name: caseName, classname: name, time: took.toFixed(3), file, line }, content));
    const attributes = { name, ...sumTotals(cases), time: seconds.toFixed(3) };
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .xmlElement */ .E6)('testsuite', attributes, [(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .xmlElement */ .E6)('properties', {}, properties), ...caseElements]);
}
function createRootCases(input, visits) {
    const { report } = input;
    const members = new Set(report.graph.nodes.flatMap((node) => node.members));
    const steps = report.graph.nodes.filter((node) => !members.has(node.name));
    const byNode = new Map();
    for (const visit of visits)
        (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_5__/* .addTo */ .DN)(byNode, visit.node, visit);
    const cases = steps.slice(0, MAX_CASES).map((node) => createCase(node.name, node, byNode.get(node.name) ?? [], input));
    const hasFailure = cases.some(({ verdict }) => verdict === 'failure' || verdict === 'error');
    const isShown = hasFailure || report.result.success || report.result.outcome === 'suspended';
    return isShown ? cases : [...cases, ...createRunCases(input)];
}
function createRunCases(input) {
    const { result } = input.report;
    const errors = result.errors.length === 0 ? [null] : result.errors.slice(0, 200);
    return errors.map((error) => {
        const message = error?.message ?? result.error ?? `The run ended as ${result.outcome}`;
        const place = { file: (0,_error_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .toRelativeFile */ .I_)(error?.file ?? result.workflow.file, input), line: error?.line ?? null };
        const content = [renderCaseProblem('error', error?.kind ?? result.outcome, message)];
        return { name: error?.kind ?? 'workflow', seconds: 0, verdict: 'error', ...place, content };
    });
}
function createCase(name, node, visits, input) {
    const file = node === undefined ? null : (0,_error_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .toRelativeFile */ .I_)(node.position.file, input);
    const place = { file, line: node?.position.line ?? null };
    const last = visits.at(-1);
    if (last === undefined)
        return { name, seconds: 0, ...place, ...createSkipped('not executed') };
    const earlier = visits.slice(0, -1).flatMap(_account_visit_js__WEBPACK_IMPORTED_MODULE_6__/* .listFailures */ .As);
    const { lastAt } = input.report.account;
    const took = visits.reduce((sum, visit) => sum + (0,_account_visit_js__WEBPACK_IMPORTED_MODULE_6__/* .getVisitEnd */ .ZZ)(visit, lastAt) - (0,_account_visit_js__WEBPACK_IMPORTED_MODULE_6__/* .getVisitStart */ .Gb)(visit), 0);
    return { ...toCaseVerdict(last, earlier, place, input), name, seconds: took / 1000, ...place };
}
function toCaseName(visit) {
    if (visit.item === null)
        return visit.visit > 1 ? `${visit.node} (visit ${visit.visit})` : visit.node;
    return `${visit.node}[${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(visit.item.key === '' ? String(visit.item.index) : visit.item.key, 200)}]`;
}
function toCaseVerdict(visit, earlier, place, input) {
    const failures = [...earlier, ...(0,_account_visit_js__WEBPACK_IMPORTED_MODULE_6__/* .listFailures */ .As)(visit)];
    const state = (0,_account_visit_js__WEBPACK_IMPORTED_MODULE_6__/* .getVisitState */ .jw)(visit);
    switch (input.report.result.success && state !== 'waiting' ? 'completed' : state) {
        case 'failed': {
            const last = failures.at(-1);
            if (last === undefined)
                break;
            const verdict = last.typed ? 'failure' : 'error';
            const rest = failures.slice(0, -1).slice(-MAX_FLAKY);
            const again = rest.map((failure) => renderRepeatedFailure('rerunFailure', failure, place));
            return { verdict, content: [renderProblem(verdict, last, place, input), ...again] };
        }
        case 'terminated-failed':
            return {
                verdict: 'failure',
                content: [renderCaseProblem('failure', 'terminated', visit.termination?.reason ?? '')],
            };
        case 'open':
            return {
                verdict: 'error',
                content: [renderCaseProblem('error', 'internal.cancelled', 'The run ended before this node did')],
            };
        case 'waiting':
            return createSkipped('waits for an answer');
        default:
    }
    const flaky = failures.slice(-MAX_FLAKY).map((failure) => renderRepeatedFailure('flakyFailure', failure, place));
    return { verdict: 'passed', content: flaky };
}
function createSkipped(message) {
    return { verdict: 'skipped', content: [(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .xmlElement */ .E6)('skipped', { message })] };
}
function renderCaseProblem(name, type, message, text = message) {
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .xmlElement */ .E6)(name, { message: (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(message, MAX_MESSAGE), type }, (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainText */ .bo)(text), MAX_TEXT));
}
function renderProblem(name, failure, place, input) {
    const { envelope, stderr_tail: stderrTail } = failure;
    const parts = [`${envelope.kind}: ${envelope.message}`, ...formatTrace(failure, place, input)];
    if (Object.keys(envelope.details).length > 0)
        parts.push('', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)(envelope.details, 2), 4000));
    if (stderrTail.trim() !== '')
        parts.push('', stderrTail);
    return renderCaseProblem(name, envelope.kind, envelope.message, parts.join('\n'));
}
function formatTrace(failure, place, input) {
    const placed = failure.frames.filter(({ file }) => file !== _core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_FILE */ .tW);
    return placed.slice(0, 20).map((frame) => {
        const file = (0,_error_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .toRelativeFile */ .I_)(frame.file, input) ?? frame.file;
        const node = input.report.graph.nodes.find(({ name, position }) => name === frame.node && position.file === frame.file);
        const line = file === place.file ? place.line : node?.position.line;
        const from = [...file.split('/').slice(0, -1), `Node ${frame.node}`].join('.');
        return `at ${from}(${file.split('/').at(-1)}:${line ?? 1})`;
    });
}
function renderRepeatedFailure(name, failure, place) {
    const { envelope, stderr_tail: stderrTail } = failure;
    const at = place.file === null ? '' : `\n${place.file}:${place.line ?? 1}`;
    const text = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainText */ .bo)(`${envelope.kind}: ${envelope.message}${at}`), MAX_MESSAGE);
    const streams = stderrTail.trim() === '' ? [] : [(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .xmlElement */ .E6)('system-err', {}, (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainText */ .bo)(stderrTail), MAX_TEXT))];
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .xmlElement */ .E6)(name, { message: (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(envelope.message, MAX_MESSAGE), type: envelope.kind }, [
        (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .xmlElement */ .E6)('stackTrace', {}, text),
        ...streams,
    ]);
}
function createGroupSuite(visit, input) {
    const nodes = new Map(input.report.graph.nodes.map((node) => [node.name, node]));
    const all = [...visit.children];
    const bad = all.filter((child) => ['failed', 'open'].includes((0,_account_visit_js__WEBPACK_IMPORTED_MODULE_6__/* .getVisitState */ .jw)(child)));
    const chosen = new Set([...new Set([...bad, ...all])].slice(0, MAX_CASES));
    const shown = all.filter((child) => chosen.has(child));
    const name = `${input.report.graph.name} › ${visit.node}${visit.visit > 1 ? ` (visit ${visit.visit})` : ''}`;
    const toCase = (child) => createCase(toCaseName(child), nodes.get(child.node), [child], input);
    const cases = shown.map(toCase);
    return { name, cases, hidden: visit.childrenTotal - shown.length };
}


/***/ }),

/***/ 32185:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: function() { return /* binding */ xmlElement; }
/* harmony export */ });
/* unused harmony exports escapeXmlText, escapeXmlAttribute */
/* harmony import */ var _terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31160);

const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '\t': '&#9;',
    '\n': '&#10;',
    '\r': '&#13;',
};
function toWritable(text) {
    return (0,_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toWellFormed */ .lH)(text).replace(FORBIDDEN, '');
}
function escapeXmlText(text) {
    return toWritable(text).replace(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign);
}
function escapeXmlAttribute(text) {
    return toWritable(text).replace(/[&<>"\t\n\r]/g, (sign) => ENTITIES[sign] ?? sign);
}
function xmlElement(name, attributes, content = []) {
    const written = Object.entries(attributes)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([key, value]) => ` ${key}="${escapeXmlAttribute(String(value))}"`)
        .join('');
    if (typeof content === 'string')
        return `<${name}${written}>${escapeXmlText(content)}</${name}>`;
    if (content.length === 0)
        return `<${name}${written}/>`;
    return `<${name}${written}>\n${content.join('\n')}\n</${name}>`;
}


/***/ })

};
;