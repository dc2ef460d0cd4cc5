"use strict";
exports.id = 483;
exports.ids = [483];
exports.modules = {

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