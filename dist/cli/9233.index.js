export const id = 9233;
export const ids = [9233,4641];
export const modules = {

/***/ 7015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   I1: () => (/* binding */ newVisit),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Ub: () => (/* binding */ printedMore),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   jH: () => (/* binding */ outputOf),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
function newVisit({ scope, node, visit }, number) {
    return {
        number,
        scope,
        node,
        visit,
        type: '',
        item: null,
        attempts: [],
        attemptsTotal: 0,
        pauses: [],
        route: null,
        handlerFailed: false,
        recovered: null,
        reenters: false,
        termination: null,
        group: null,
        child: null,
        children: new Set(),
        childrenTotal: 0,
    };
}
function stateOf(visit) {
    if (visit.termination !== null)
        return visit.termination.status === 'failed' ? 'terminated-failed' : 'terminated-success';
    const last = visit.attempts.at(-1);
    if (last === undefined)
        return 'open';
    switch (last.state) {
        case 'open':
            return isWaiting(visit) ? 'waiting' : 'open';
        case 'completed':
            return (visit.group?.failed ?? 0) > 0 ? 'recovered' : 'completed';
        case 'failed':
            return failedState(visit);
    }
}
function isWaiting(visit) {
    return visit.pauses.some(({ why }) => why === 'gate') || [...visit.children].some((one) => stateOf(one) === 'waiting');
}
function failedState(visit) {
    if (visit.recovered !== null)
        return 'recovered';
    const isHandled = visit.route?.action === 'end' || (visit.route?.action === 'to' && !visit.handlerFailed);
    return isHandled ? 'handled' : 'failed';
}
function startOf(visit) {
    const own = visit.attempts[0]?.startedAt ?? visit.pauses[0]?.from ?? 0;
    return visit.group === null ? own : Math.min(own, firstInside(visit) ?? own);
}
function firstInside({ children }) {
    let first = null;
    for (const child of children) {
        const start = startOf(child);
        if (start > 0)
            first = Math.min(first ?? start, start);
    }
    return first;
}
function endOf(visit, runEnd) {
    let latest = startOf(visit);
    for (const { endedAt } of visit.attempts)
        latest = Math.max(latest, endedAt ?? runEnd);
    for (const { to } of visit.pauses)
        latest = Math.max(latest, to ?? runEnd);
    return latest;
}
function failuresOf(visit) {
    return visit.attempts.flatMap((attempt) => (attempt.failure === null ? [] : [attempt.failure]));
}
function outputOf(visit) {
    return visit.recovered === null ? visit.attempts.at(-1)?.output : visit.recovered.output;
}
const MOST_CHARS = 16 * 1024;
function printedMore(before, { stream, text, omitted }) {
    const known = before ?? { stdout: '', stderr: '' };
    const gap = omitted > 0 ? `… ${omitted} characters are left out here\n` : '';
    switch (stream) {
        case 'stdout':
            return { ...known, stdout: lastLines(known.stdout + gap + text) };
        case 'stderr':
            return { ...known, stderr: lastLines(known.stderr + gap + text) };
        default:
            return known;
    }
}
function lastLines(text) {
    if (text.length <= MOST_CHARS)
        return text;
    const tail = text.slice(-MOST_CHARS);
    return `…\n${tail.slice(tail.indexOf('\n') + 1)}`;
}


/***/ }),

/***/ 1425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ exceptionType),
/* harmony export */   Ce: () => (/* binding */ NEVER_ROUTABLE),
/* harmony export */   D4: () => (/* binding */ patternsOf),
/* harmony export */   Dj: () => (/* binding */ isEngineKind),
/* harmony export */   Fr: () => (/* binding */ ENGINE_KINDS),
/* harmony export */   HO: () => (/* binding */ isReservedKind),
/* harmony export */   Hq: () => (/* binding */ patternTakes),
/* harmony export */   Te: () => (/* binding */ isNeverRoutable),
/* harmony export */   VF: () => (/* binding */ isKind),
/* harmony export */   YY: () => (/* binding */ isLimitOfRun),
/* harmony export */   eL: () => (/* binding */ TOOL_LOOP_LIMIT),
/* harmony export */   nm: () => (/* binding */ isKindPrefix)
/* harmony export */ });
const KIND = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/;
const PREFIX = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*\.\*$/;
const RESERVED_PREFIXES = ['internal.', 'provider.', 'subworkflow.', 'retry.', 'halt.'];
const ENGINE_KINDS = [
    'internal.script_error',
    'internal.timeout',
    'internal.schema_violation',
    'internal.undeclared_kind',
    'internal.template_error',
    'internal.group_failed',
    'internal.policy_denied',
    'internal.circuit_open',
    'internal.limit_exceeded',
    'internal.no_route',
    'internal.cancelled',
    'internal.unexpected',
    'provider.exhausted',
    'provider.rejected',
    'provider.tool_unavailable',
    'subworkflow.terminated',
    'subworkflow.failed',
    'subworkflow.depth_exceeded',
    'retry.exhausted',
    'halt.intentional',
];
const NEVER_ROUTABLE = [
    'internal.limit_exceeded',
    'internal.no_route',
    'internal.cancelled',
    'internal.unexpected',
    'halt.intentional',
];
function isNeverRoutable({ kind, details }) {
    return NEVER_ROUTABLE.some((known) => known === kind) && !isLimitOfAgent({ kind, details });
}
const TOOL_LOOP_LIMIT = 'max_agent_iterations';
function isLimitOfAgent({ kind, details }) {
    return kind === 'internal.limit_exceeded' && details['limit'] === TOOL_LOOP_LIMIT;
}
function isLimitOfRun(error) {
    return error.kind === 'internal.limit_exceeded' && !isLimitOfAgent(error);
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
    return ENGINE_KINDS.some((known) => known === kind);
}
function patternsOf(onError) {
    if (onError === true)
        return ['*'];
    if (onError === false)
        return [];
    if (typeof onError === 'string')
        return [OTHER_NAMES.get(onError) ?? onError];
    return onError.map((pattern) => OTHER_NAMES.get(pattern) ?? pattern);
}
const OTHER_NAMES = new Map([
    ['internal.script_error_transport', 'internal.schema_violation'],
]);
function patternTakes(pattern, kind) {
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
    return Object.hasOwn(EXCEPTION_TYPES, kind) ? EXCEPTION_TYPES[kind] : undefined;
}


/***/ }),

/***/ 2735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ addTo)
/* harmony export */ });
function addTo(lists, key, value) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [value]);
    else
        list.push(value);
}


/***/ }),

/***/ 5761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_CASES: () => (/* binding */ MAX_CASES),
/* harmony export */   renderJunit: () => (/* binding */ renderJunit)
/* harmony export */ });
/* harmony import */ var _account_visit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7015);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4823);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8314);
/* harmony import */ var _core_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2735);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7742);
/* harmony import */ var _text_xml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6359);
/* harmony import */ var _source_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6721);







const MAX_CASES = 5000;
const MAX_MESSAGE = 2000;
const MAX_TEXT = 8000;
const MAX_FLAKY = 20;
const MAX_OUTPUT = 4_000_000;
function renderJunit(input) {
    const { report } = input;
    const visits = report.account.visits.roots;
    const writing = { ...input, runEnd: report.account.lastAt, room: MAX_OUTPUT };
    const suites = [
        { name: report.graph.name, cases: rootCases(writing, visits), hidden: 0 },
        ...visits.filter((visit) => visit.children.size > 0).map((visit) => groupSuite(visit, writing)),
    ];
    const seconds = (report.result.execution.duration_ms / 1000).toFixed(3);
    const attributes = { name: report.graph.name, ...totals(suites.flatMap((one) => one.cases)), time: seconds };
    const written = suites.map((one) => writtenSuite(one, report));
    return `<?xml version="1.0" encoding="UTF-8"?>\n${(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('testsuites', attributes, written)}\n`;
}
function totals(cases) {
    const having = (verdict) => cases.filter((one) => one.verdict === verdict).length;
    return { tests: cases.length, failures: having('failure'), errors: having('error'), skipped: having('skipped') };
}
function writtenSuite({ name, cases, hidden }, report) {
    const seconds = cases.reduce((sum, one) => sum + one.seconds, 0);
    const { result } = report;
    const properties = [
        property('outcome', result.outcome),
        property('exit_code', String(result.exit_code)),
        property('run_id', result.run_id ?? ''),
        ...(hidden > 0 ? [property('cases_not_listed', String(hidden))] : []),
    ];
    const written = cases.map((one) => (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('testcase', { name: one.name, classname: name, time: one.seconds.toFixed(3), file: one.file, line: one.line }, one.content));
    const attributes = { name, ...totals(cases), time: seconds.toFixed(3) };
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('testsuite', attributes, [(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('properties', {}, properties), ...written]);
}
function property(name, value) {
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('property', { name, value });
}
function rootCases(input, visits) {
    const { report } = input;
    const members = new Set(report.graph.nodes.flatMap((node) => node.members));
    const steps = report.graph.nodes.filter((node) => !members.has(node.name));
    const byNode = new Map();
    for (const visit of visits)
        (0,_core_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .D)(byNode, visit.node, visit);
    const cases = steps.slice(0, MAX_CASES).map((node) => stepCase(node, byNode.get(node.name) ?? [], input));
    const seen = cases.some((one) => one.verdict === 'failure' || one.verdict === 'error');
    return seen || report.result.success || report.result.outcome === 'suspended' ? cases : [...cases, ...runCases(input)];
}
function runCases(input) {
    const { result } = input.report;
    const errors = result.errors.length === 0 ? [null] : result.errors.slice(0, 200);
    return errors.map((error) => {
        const message = error?.message ?? result.error ?? `The run ended as ${result.outcome}`;
        const place = { file: (0,_source_link_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeFile */ .N$)(error?.file ?? result.workflow.file, input), line: error?.line ?? null };
        const content = [problem('error', error?.kind ?? result.outcome, message, message)];
        return { name: error?.kind ?? 'workflow', seconds: 0, verdict: 'error', ...place, content };
    });
}
function stepCase(node, visits, input) {
    const place = { file: (0,_source_link_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeFile */ .N$)(node.position.file, input), line: node.position.line };
    const last = visits.at(-1);
    if (last === undefined) {
        const content = [(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('skipped', { message: 'not executed' })];
        return { name: node.name, seconds: 0, verdict: 'skipped', ...place, content };
    }
    const earlier = visits.slice(0, -1).flatMap(_account_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .failuresOf */ .dJ);
    const seconds = visits.reduce((sum, visit) => sum + (0,_account_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .endOf */ .pJ)(visit, input.runEnd) - (0,_account_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .startOf */ .GH)(visit), 0) / 1000;
    return { ...verdictOf(last, earlier, place, input), name: node.name, seconds, ...place };
}
function caseOf(visit, input) {
    const node = input.report.graph.nodes.find((one) => one.name === visit.node);
    const place = node === undefined
        ? { file: null, line: null }
        : { file: (0,_source_link_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeFile */ .N$)(node.position.file, input), line: node.position.line };
    const seconds = ((0,_account_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .endOf */ .pJ)(visit, input.runEnd) - (0,_account_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .startOf */ .GH)(visit)) / 1000;
    return { ...verdictOf(visit, [], place, input), name: nameOf(visit), seconds, ...place };
}
function nameOf(visit) {
    if (visit.item === null)
        return visit.visit > 1 ? `${visit.node} (visit ${visit.visit})` : visit.node;
    return `${visit.node}[${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(visit.item.key === '' ? String(visit.item.index) : visit.item.key, 200)}]`;
}
function verdictOf(visit, earlier, place, input) {
    const failures = [...earlier, ...(0,_account_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .failuresOf */ .dJ)(visit)];
    const streams = streamsOf(visit, input);
    switch ((0,_account_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .stateOf */ .L4)(visit)) {
        case 'failed': {
            const last = failures.at(-1);
            if (last === undefined)
                break;
            const name = last.typed ? 'failure' : 'error';
            const rest = failures.slice(0, -1).map((one) => again('rerunFailure', one, place));
            return { verdict: name, content: [problemOf(name, last, place, input), ...rest.slice(-MAX_FLAKY), ...streams] };
        }
        case 'terminated-failed': {
            const reason = visit.termination?.reason ?? '';
            return { verdict: 'failure', content: [problem('failure', 'terminated', reason, reason), ...streams] };
        }
        case 'open': {
            const message = 'The run ended before this node did';
            return { verdict: 'error', content: [problem('error', 'internal.cancelled', message, message), ...streams] };
        }
        case 'waiting':
            return { verdict: 'skipped', content: [(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('skipped', { message: 'waits for an answer' })] };
        default:
    }
    const flaky = failures.slice(-MAX_FLAKY).map((one) => again('flakyFailure', one, place));
    return { verdict: 'passed', content: [...flaky, ...streams] };
}
function problem(name, type, message, text) {
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)(name, { message: (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message, MAX_MESSAGE), type }, (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text), MAX_TEXT));
}
function problemOf(name, failure, place, input) {
    const { envelope, stderr_tail: stderrTail } = failure;
    const parts = [`${envelope.kind}: ${envelope.message}`, ...trace(failure, place, input)];
    if (Object.keys(envelope.details).length > 0)
        parts.push('', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonText */ .s$)(envelope.details, 2), 4000));
    if (stderrTail.trim() !== '')
        parts.push('', stderrTail);
    return problem(name, envelope.kind, envelope.message, parts.join('\n'));
}
function trace(failure, place, input) {
    const placed = failure.frames.filter(({ file }) => file !== _core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_FILE */ .tW);
    return placed.slice(0, 20).map((frame) => {
        const file = (0,_source_link_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeFile */ .N$)(frame.file, input) ?? frame.file;
        const known = file === place.file ? place.line : nodeLine(input.report, frame.file, frame.node);
        const folders = file.split('/').slice(0, -1);
        const from = [...folders, `Node ${frame.node}`].join('.');
        return `at ${from}(${file.split('/').at(-1)}:${known ?? 1})`;
    });
}
function nodeLine(report, file, name) {
    return report.graph.nodes.find((node) => node.name === name && node.position.file === file)?.position.line ?? null;
}
function again(name, { envelope, stderr_tail: stderrTail }, place) {
    const at = place.file === null ? '' : `\n${place.file}:${place.line ?? 1}`;
    const text = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(`${envelope.kind}: ${envelope.message}${at}`), MAX_MESSAGE);
    const streams = stderrTail.trim() === '' ? [] : [(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('system-err', {}, (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(stderrTail), MAX_TEXT))];
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)(name, { message: (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(envelope.message, MAX_MESSAGE), type: envelope.kind }, [
        (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('stackTrace', {}, text),
        ...streams,
    ]);
}
function streamsOf(visit, input) {
    const output = (0,_account_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .outputOf */ .jH)(visit);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(output))
        return [];
    return [...stream('system-out', output['stdout'], input), ...stream('system-err', output['stderr'], input)];
}
function stream(name, data, input) {
    const most = Math.min(MAX_TEXT, input.room);
    if (typeof data !== 'string' || most <= 0)
        return [];
    const text = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(data.slice(0, MAX_TEXT * 4)).trim(), most);
    input.room -= text.length;
    return text === '' ? [] : [(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)(name, {}, text)];
}
function bounded(visits) {
    if (visits.length <= MAX_CASES)
        return visits;
    const bad = visits.filter((visit) => (0,_account_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .stateOf */ .L4)(visit) === 'failed' || (0,_account_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .stateOf */ .L4)(visit) === 'open').slice(0, MAX_CASES);
    const chosen = new Set(bad);
    for (const visit of visits) {
        if (chosen.size >= MAX_CASES)
            break;
        chosen.add(visit);
    }
    return visits.filter((visit) => chosen.has(visit));
}
function groupSuite(visit, input) {
    const shown = bounded([...visit.children]);
    const name = `${input.report.graph.name} › ${visit.node}${visit.visit > 1 ? ` (visit ${visit.visit})` : ''}`;
    return { name, cases: shown.map((one) => caseOf(one, input)), hidden: visit.childrenTotal - shown.length };
}


/***/ }),

/***/ 6721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N$: () => (/* binding */ relativeFile),
/* harmony export */   _o: () => (/* binding */ sourceLink)
/* harmony export */ });
/* unused harmony export linkedPlace */
/* harmony import */ var _account_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5056);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1065);


function sourceLink({ file, line }, github) {
    if (github === null)
        return null;
    const base = github.run_url.split('/actions/')[0] ?? '';
    if ((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .linkTarget */ .Cm)(base) === null || !/^[0-9a-f]{7,64}$/i.test(github.sha))
        return null;
    if (file.startsWith('/') || file.includes('\\') || file.split('/').includes('..'))
        return null;
    const path = file.split('/').map(encodeURIComponent).join('/').replace(/[()']/g, percent);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .linkTarget */ .Cm)(`${base}/blob/${github.sha}/${path}${line === null ? '' : `#L${line}`}`);
}
function percent(sign) {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
function linkedPlace(place, github, show) {
    const text = show(placeText(place));
    const link = sourceLink(place, github);
    return link === null ? text : `[${text}](${link})`;
}
function relativeFile(file, { toRelative }) {
    return toRelative === undefined ? file.replaceAll('\\', '/') : toRelative(file);
}


/***/ }),

/***/ 1065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ linkTarget)
/* harmony export */ });
/* unused harmony exports codeSpan, codeBlock, tableCell, folded */
/* harmony import */ var _terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7742);

function longestFence(text) {
    let longest = 0;
    for (const run of text.match(/`+/g) ?? [])
        longest = Math.max(longest, run.length);
    return longest;
}
function codeSpan(text, max = 300) {
    const line = oneLine(text, max);
    if (line === '')
        return '` `';
    const fence = '`'.repeat(longestFence(line) + 1);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${fence}${pad}${line}${pad}${fence}`;
}
function codeBlock(text, language = 'text', max = 20_000) {
    const head = text.length > max * 4 ? text.slice(0, max * 4) : text;
    const body = cut(plainText(head), max).replace(/\n+$/, '');
    const fence = '`'.repeat(Math.max(3, longestFence(body) + 1));
    return `${fence}${language}\n${body}\n${fence}`;
}
function tableCell(text, max = 120) {
    const line = oneLine(text, max);
    return line === '' ? '' : `<code>${entities(line)}</code>`;
}
function entities(text) {
    return text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}
function folded(title, body) {
    return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}
function linkTarget(url) {
    if (!/^https?:\/\/[^\s<>"'`()[\]\\{}|^]+$/i.test(url) || url.length > 2000)
        return null;
    return url;
}


/***/ }),

/***/ 6359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: () => (/* binding */ xmlElement)
/* harmony export */ });
/* unused harmony exports xmlText, xmlAttribute */
/* harmony import */ var _terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7742);

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
function entity(sign) {
    return ENTITIES[sign] ?? sign;
}
function writable(text) {
    return (0,_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .ES)(text).replace(FORBIDDEN, '');
}
function xmlText(text) {
    return writable(text).replace(/[&<>\r]/g, entity);
}
function xmlAttribute(text) {
    return writable(text).replace(/[&<>"\t\n\r]/g, entity);
}
function xmlElement(name, attributes, content = []) {
    const written = Object.entries(attributes)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([key, value]) => ` ${key}="${xmlAttribute(String(value))}"`)
        .join('');
    if (typeof content === 'string')
        return `<${name}${written}>${xmlText(content)}</${name}>`;
    if (content.length === 0)
        return `<${name}${written}/>`;
    return `<${name}${written}>\n${content.join('\n')}\n</${name}>`;
}


/***/ })

};
