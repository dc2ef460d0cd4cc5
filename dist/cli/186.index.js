"use strict";
exports.id = 186;
exports.ids = [186];
exports.modules = {

/***/ 9862:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: () => (/* binding */ xmlElement)
/* harmony export */ });
/* unused harmony exports xmlText, xmlAttribute */
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
function xmlText(text) {
    return text.replace(FORBIDDEN, '').replace(/[&<>\r]/g, entity);
}
function xmlAttribute(text) {
    return text.replace(FORBIDDEN, '').replace(/[&<>"\t\n\r]/g, entity);
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


/***/ }),

/***/ 3186:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJunit: () => (/* binding */ renderJunit)
/* harmony export */ });
/* unused harmony export MAX_CASES */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6089);
/* harmony import */ var _core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2907);
/* harmony import */ var _core_xml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9862);
/* harmony import */ var _visits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3148);




const MAX_CASES = 5000;
const MAX_MESSAGE = 2000;
const MAX_TEXT = 8000;
const MAX_FLAKY = 20;
const MAX_OUTPUT = 4_000_000;
function renderJunit(input) {
    const { report } = input;
    const visits = (0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .visitsOf */ .o7)(input.events, report.graph);
    const writing = { ...input, runEnd: Date.parse(input.events.at(-1)?.timestamp ?? '') || 0, room: MAX_OUTPUT };
    const suites = [
        { name: report.graph.name, cases: rootCases(writing, visits), hidden: 0 },
        ...visits.filter((visit) => visit.children.length > 0).map((visit) => groupSuite(visit, writing)),
    ];
    const seconds = (report.result.execution.duration_ms / 1000).toFixed(3);
    const attributes = { name: report.graph.name, ...totals(suites.flatMap((one) => one.cases)), time: seconds };
    const written = suites.map((one) => writtenSuite(one, report));
    return `<?xml version="1.0" encoding="UTF-8"?>\n${(0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('testsuites', attributes, written)}\n`;
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
    const written = cases.map((one) => (0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('testcase', { name: one.name, classname: name, time: one.seconds.toFixed(3), file: one.file, line: one.line }, one.content));
    const attributes = { name, ...totals(cases), time: seconds.toFixed(3) };
    return (0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('testsuite', attributes, [(0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('properties', {}, properties), ...written]);
}
function property(name, value) {
    return (0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('property', { name, value });
}
function rootCases(input, visits) {
    const { report } = input;
    const members = new Set(report.graph.nodes.flatMap((node) => node.members));
    const steps = report.graph.nodes.filter((node) => !members.has(node.name));
    const byNode = new Map();
    for (const visit of visits)
        byNode.set(visit.node, [...(byNode.get(visit.node) ?? []), visit]);
    const cases = steps.slice(0, MAX_CASES).map((node) => stepCase(node, byNode.get(node.name) ?? [], input));
    const seen = cases.some((one) => one.verdict === 'failure' || one.verdict === 'error');
    return seen || report.result.success || report.result.outcome === 'suspended' ? cases : [...cases, ...runCases(input)];
}
function runCases(input) {
    const { result } = input.report;
    const errors = result.errors.length === 0 ? [null] : result.errors.slice(0, 200);
    return errors.map((error) => {
        const message = error?.message ?? result.error ?? `The run ended as ${result.outcome}`;
        const place = { file: relative(input, error?.file ?? result.workflow.file), line: error?.line ?? null };
        const content = [problem('error', error?.kind ?? result.outcome, message, message)];
        return { name: error?.kind ?? 'workflow', seconds: 0, verdict: 'error', ...place, content };
    });
}
function stepCase(node, visits, input) {
    const place = { file: relative(input, node.position.file), line: node.position.line };
    const last = visits.at(-1);
    if (last === undefined) {
        const content = [(0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('skipped', { message: 'not executed' })];
        return { name: node.name, seconds: 0, verdict: 'skipped', ...place, content };
    }
    const earlier = visits.slice(0, -1).flatMap(_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresOf */ .dJ);
    const seconds = visits.reduce((sum, visit) => sum + (0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .endOf */ .pJ)(visit, input.runEnd) - (0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(visit), 0) / 1000;
    return { ...verdictOf(last, earlier, place, input), name: node.name, seconds, ...place };
}
function caseOf(visit, input) {
    const node = input.report.graph.nodes.find((one) => one.name === visit.node);
    const place = node === undefined
        ? { file: null, line: null }
        : { file: relative(input, node.position.file), line: node.position.line };
    const seconds = ((0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .endOf */ .pJ)(visit, input.runEnd) - (0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(visit)) / 1000;
    return { ...verdictOf(visit, [], place, input), name: nameOf(visit), seconds, ...place };
}
function nameOf(visit) {
    if (visit.item === null)
        return visit.visit > 1 ? `${visit.node} (visit ${visit.visit})` : visit.node;
    return `${visit.node}[${(0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(visit.item.key === '' ? String(visit.item.index) : visit.item.key, 200)}]`;
}
function verdictOf(visit, earlier, place, input) {
    const failures = [...earlier, ...(0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresOf */ .dJ)(visit)];
    const streams = streamsOf(visit, input);
    switch ((0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOf */ .L4)(visit)) {
        case 'failed': {
            const last = failures.at(-1);
            if (last === undefined)
                break;
            const name = last.typed ? 'failure' : 'error';
            const rest = failures.slice(0, -1).map((one) => again('rerunFailure', one, place));
            return { verdict: name, content: [problemOf(name, last, place, input), ...rest.slice(-MAX_FLAKY), ...streams] };
        }
        case 'terminated':
            if (visit.termination?.status !== 'failed')
                break;
            return {
                verdict: 'failure',
                content: [problem('failure', 'terminated', visit.termination.reason, visit.termination.reason), ...streams],
            };
        case 'open': {
            const message = 'The run ended before this node did';
            return { verdict: 'error', content: [problem('error', 'internal.cancelled', message, message), ...streams] };
        }
        case 'waiting':
            return { verdict: 'skipped', content: [(0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('skipped', { message: 'waits for an answer' })] };
        default:
    }
    const flaky = failures.slice(-MAX_FLAKY).map((one) => again('flakyFailure', one, place));
    return { verdict: 'passed', content: [...flaky, ...streams] };
}
function problem(name, type, message, text) {
    return (0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)(name, { message: (0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message, MAX_MESSAGE), type }, (0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text), MAX_TEXT));
}
function problemOf(name, failure, place, input) {
    const { envelope, stderrTail } = failure;
    const parts = [`${envelope.kind}: ${envelope.message}`, ...trace(failure, place, input)];
    if (Object.keys(envelope.details).length > 0)
        parts.push('', (0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(JSON.stringify(envelope.details, null, 2), 4000));
    if (stderrTail.trim() !== '')
        parts.push('', stderrTail);
    return problem(name, envelope.kind, envelope.message, parts.join('\n'));
}
function trace(failure, place, input) {
    return failure.frames.slice(0, 20).map((frame) => {
        const file = relative(input, frame.file) ?? frame.file;
        const known = file === place.file ? place.line : nodeLine(input.report, frame.file, frame.node);
        const folders = file.split('/').slice(0, -1);
        const from = [...folders, `Node ${frame.node}`].join('.');
        return `at ${from}(${file.split('/').at(-1)}:${known ?? 1})`;
    });
}
function nodeLine(report, file, name) {
    return report.graph.nodes.find((node) => node.name === name && node.position.file === file)?.position.line ?? null;
}
function again(name, { envelope, stderrTail }, place) {
    const at = place.file === null ? '' : `\n${place.file}:${place.line ?? 1}`;
    const text = (0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(`${envelope.kind}: ${envelope.message}${at}`), MAX_MESSAGE);
    const streams = stderrTail.trim() === '' ? [] : [(0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('system-err', {}, (0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(stderrTail), MAX_TEXT))];
    return (0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)(name, { message: (0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(envelope.message, MAX_MESSAGE), type: envelope.kind }, [
        (0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)('stackTrace', {}, text),
        ...streams,
    ]);
}
function streamsOf(visit, input) {
    const output = (0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .outputOf */ .jH)(visit);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(output))
        return [];
    return [...stream('system-out', output['stdout'], input), ...stream('system-err', output['stderr'], input)];
}
function stream(name, data, input) {
    const most = Math.min(MAX_TEXT, input.room);
    if (typeof data !== 'string' || most <= 0)
        return [];
    const text = (0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_core_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(data.slice(0, MAX_TEXT * 4)).trim(), most);
    input.room -= text.length;
    return text === '' ? [] : [(0,_core_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .xmlElement */ .E6)(name, {}, text)];
}
function bounded(visits) {
    if (visits.length <= MAX_CASES)
        return visits;
    const bad = visits.filter((visit) => (0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOf */ .L4)(visit) === 'failed' || (0,_visits_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOf */ .L4)(visit) === 'open').slice(0, MAX_CASES);
    const kept = new Set(bad);
    for (const visit of visits) {
        if (kept.size >= MAX_CASES)
            break;
        kept.add(visit);
    }
    return visits.filter((visit) => kept.has(visit));
}
function groupSuite(visit, input) {
    const shown = bounded(visit.children);
    const name = `${input.report.graph.name} \u203a ${visit.node}${visit.visit > 1 ? ` (visit ${visit.visit})` : ''}`;
    return { name, cases: shown.map((one) => caseOf(one, input)), hidden: visit.children.length - shown.length };
}
function relative(input, file) {
    return input.toRelative === undefined ? file.replaceAll('\\', '/') : input.toRelative(file);
}


/***/ }),

/***/ 3148:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   jH: () => (/* binding */ outputOf),
/* harmony export */   o7: () => (/* binding */ visitsOf),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
function stateOf(visit) {
    if (visit.termination !== null)
        return 'terminated';
    const last = visit.attempts.at(-1);
    if (last === undefined)
        return 'open';
    switch (last.state) {
        case 'open':
            return isWaiting(visit) ? 'waiting' : 'open';
        case 'completed':
            return 'completed';
        case 'failed':
            return failedState(visit);
    }
}
function isWaiting(visit) {
    return visit.pauses.some(({ why }) => why === 'gate') || visit.children.some((one) => stateOf(one) === 'waiting');
}
function failedState(visit) {
    if (visit.recovered !== null)
        return 'recovered';
    return visit.route?.action === 'to' || visit.route?.action === 'end' ? 'handled' : 'failed';
}
function startOf(visit) {
    return visit.attempts[0]?.startedAt ?? visit.pauses[0]?.from ?? 0;
}
function endOf(visit, runEnd) {
    const ends = [...visit.attempts.map((one) => one.endedAt), ...visit.pauses.map((one) => one.to)];
    return ends.reduce((latest, end) => Math.max(latest, end ?? runEnd), startOf(visit));
}
function failuresOf(visit) {
    return visit.attempts.flatMap((attempt) => (attempt.failure === null ? [] : [attempt.failure]));
}
function outputOf(visit) {
    return visit.attempts.at(-1)?.output;
}
function visitsOf(events, graph) {
    const log = new VisitLog(graph);
    for (const event of events)
        log.consume(event);
    return log.roots;
}
const SEGMENT = /^((?:.*\/)?)([^/]+?)#(\d+)(?:\.\d+)?(?:\[[^\]]*\])?\/$/;
class VisitLog {
    roots = [];
    #byKey = new Map();
    #latest = new Map();
    #groupOf = new Map();
    constructor(graph) {
        for (const node of graph.nodes)
            for (const member of node.members)
                this.#groupOf.set(member, node.name);
    }
    consume(event) {
        const time = Date.parse(event.timestamp);
        switch (event.type) {
            case 'node_started':
                this.#started(event, time);
                return;
            case 'node_completed':
                this.#completed(event, time);
                return;
            case 'node_failed':
                this.#failed(event, time);
                return;
            case 'group_started':
                this.#visit(event).group = { total: event.total, succeeded: 0, failed: 0 };
                this.#typed(event, event.group_type);
                return;
            case 'group_completed':
                this.#visit(event).group = { total: event.total, succeeded: event.succeeded, failed: event.failed };
                return;
            case 'subworkflow_started':
                this.#visit(event).child = { workflow: event.workflow, file: event.file };
                return;
            case 'route_taken':
                this.#routed(event);
                return;
            default:
                this.#waited(event, time);
        }
    }
    #waited(event, time) {
        switch (event.type) {
            case 'node_retry_scheduled':
                this.#visit(event).pauses.push({ why: 'retry', from: time, to: event.deadline, label: event.kind });
                return;
            case 'timer_set':
                this.#visit(event).pauses.push({ why: 'timer', from: event.started, to: event.deadline, label: 'wait' });
                return;
            case 'gate_waiting': {
                const visit = this.#latest.get(`${event.scope}${event.node}`);
                visit?.pauses.push({ why: 'gate', from: time, to: null, label: event.prompt });
                return;
            }
            default:
        }
    }
    #started(event, time) {
        const visit = this.#visit(event);
        visit.type = event.node_type;
        if (event.item !== undefined)
            visit.item = event.item;
        endPauses(visit, time);
        this.#attempt(visit, event.attempt, time, event.replayed === true);
    }
    #completed(event, time) {
        const visit = this.#visit(event);
        visit.type = event.node_type;
        if (event.item !== undefined)
            visit.item = event.item;
        if (event.termination_reason !== undefined)
            visit.termination = { status: event.status ?? 'success', reason: event.termination_reason };
        const attempt = this.#attempt(visit, event.attempt, time - event.duration_ms, event.replayed === true);
        attempt.output = event.output;
        if (attempt.state === 'failed')
            return;
        attempt.state = 'completed';
        this.#ended(visit, attempt, event, time);
    }
    #routed(event) {
        const visit = this.#visit(event);
        visit.route = event;
        const last = visit.attempts.at(-1);
        if (event.action !== 'recover' || last === undefined)
            return;
        visit.recovered = event.kind;
        last.output = event.output ?? null;
    }
    #failed(event, time) {
        const visit = this.#visit(event);
        visit.type = event.node_type;
        if (event.item !== undefined)
            visit.item = event.item;
        const attempt = this.#attempt(visit, event.attempt, time - event.duration_ms, event.replayed === true);
        attempt.state = 'failed';
        attempt.output = event.partial;
        const { envelope, typed, frames } = event;
        attempt.failure = { envelope, typed, frames, exitCode: event.exit_code, stderrTail: event.stderr_tail };
        this.#ended(visit, attempt, event, time);
    }
    #ended(visit, attempt, event, time) {
        attempt.endedAt = time;
        attempt.durationMs = event.duration_ms;
        attempt.exitCode = event.exit_code ?? null;
        if (attempt.cached)
            attempt.startedAt = time - event.duration_ms;
        endPauses(visit, time);
    }
    #attempt(visit, number, startedAt, cached) {
        const found = visit.attempts.find((attempt) => attempt.number === number);
        if (found !== undefined)
            return found;
        const made = {
            number,
            startedAt,
            endedAt: null,
            state: 'open',
            output: undefined,
            failure: null,
            exitCode: null,
            durationMs: null,
            cached,
        };
        visit.attempts.push(made);
        return made;
    }
    #typed(at, type) {
        const visit = this.#visit(at);
        if (visit.type === '')
            visit.type = type;
    }
    #visit(at) {
        const key = `${at.scope}${at.node}#${at.visit}`;
        const found = this.#byKey.get(key);
        if (found !== undefined)
            return found;
        const made = {
            scope: at.scope,
            node: at.node,
            visit: at.visit,
            type: '',
            item: null,
            attempts: [],
            pauses: [],
            route: null,
            recovered: null,
            termination: null,
            group: null,
            child: null,
            children: [],
        };
        this.#byKey.set(key, made);
        this.#latest.set(`${at.scope}${at.node}`, made);
        const siblings = this.#parent(at)?.children ?? this.roots;
        siblings.push(made);
        return made;
    }
    #parent(at) {
        const segment = SEGMENT.exec(at.scope);
        if (segment !== null)
            return this.#byKey.get(`${segment[1]}${segment[2]}#${segment[3]}`);
        const group = this.#groupOf.get(at.node);
        return group === undefined || at.scope !== '' ? undefined : this.#latest.get(group);
    }
}
function endPauses(visit, time) {
    for (const pause of visit.pauses)
        if (pause.to === null || pause.to > time)
            pause.to = time;
}


/***/ })

};
;