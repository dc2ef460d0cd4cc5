"use strict";
exports.id = 7707;
exports.ids = [7707];
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

/***/ 3711:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qi: function() { return /* binding */ formatNodeType; },
/* harmony export */   TW: function() { return /* binding */ renderWholeMermaid; },
/* harmony export */   ji: function() { return /* binding */ withErrorEnds; },
/* harmony export */   jp: function() { return /* binding */ splitErrorEnds; },
/* harmony export */   qu: function() { return /* binding */ renderDot; },
/* harmony export */   wj: function() { return /* binding */ withFinally; }
/* harmony export */ });
/* unused harmony export renderMermaid */
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8572);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99448);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);



const MAX_CHARS = 50_000;
const MAX_EDGES = 500;
const MAX_LABEL = 400;
const START = '$start';
const CLASSES = {
    completed: 'fill:#1a7f37,stroke:#116329,color:#ffffff',
    failed: 'fill:#cf222e,stroke:#82071e,color:#ffffff',
    recovered: 'fill:#bf8700,stroke:#7d4e00,color:#ffffff',
    running: 'fill:#0969da,stroke:#0550ae,color:#ffffff',
    waiting: 'fill:#8250df,stroke:#6639ba,color:#ffffff',
    skipped: 'fill:transparent,stroke:#8c959f,color:#8c959f,stroke-dasharray:3 3',
};
const CLASS_OF = {
    none: null,
    completed: 'completed',
    recovered: 'recovered',
    tolerated: 'recovered',
    handled: 'recovered',
    failed: 'failed',
    open: 'running',
    waiting: 'waiting',
    skipped: 'skipped',
    'terminated-success': 'completed',
    'terminated-failed': 'failed',
};
function renderWholeMermaid(graph) {
    return draw(withFinally(graph), new Map());
}
function renderMermaid(graph, state = new Map(), path = []) {
    const edges = graph.edges.filter(({ route }) => route?.startsWith('error_routes[') !== true);
    for (const drawn of [withFinally(graph), withFinally({ ...graph, edges })]) {
        if (drawn.edges.length >= MAX_EDGES)
            continue;
        const whole = draw(drawn, state);
        if (whole.length <= MAX_CHARS)
            return whole;
    }
    for (let steps = Math.min(path.length, MAX_EDGES - 1); steps > 0; steps = Math.floor(steps / 2)) {
        const partly = draw(createPathGraph(graph, path, steps), state);
        if (partly.length <= MAX_CHARS)
            return partly;
    }
    return `flowchart TD\n  n0["${escapeLabel(cut(graph.name, 100))}: too large to draw"]\n`;
}
function splitErrorEnds(graph) {
    const isEnd = (name) => name === _core_report_js__WEBPACK_IMPORTED_MODULE_2__/* .HALTED_END */ .hY || name === _core_report_js__WEBPACK_IMPORTED_MODULE_2__/* .ESCAPED_END */ .Q9;
    const edges = graph.edges.map((edge) => (isEnd(edge.to) ? { ...edge, to: `${edge.to} ${edge.from}` } : edge));
    const nodes = graph.nodes.flatMap((node) => {
        if (!isEnd(node.name))
            return [node];
        const names = edges.map(({ to }) => to).filter((to) => to.startsWith(`${node.name} `));
        return [...new Set(names)].map((name) => ({ ...node, name }));
    });
    return { ...graph, nodes, edges };
}
function withErrorEnds(graph) {
    const { errorEnds = [] } = graph;
    const ends = [_core_report_js__WEBPACK_IMPORTED_MODULE_2__/* .HALTED_END */ .hY, _core_report_js__WEBPACK_IMPORTED_MODULE_2__/* .ESCAPED_END */ .Q9].filter((name) => errorEnds.some(({ to }) => to === name));
    const position = { file: graph.file, line: 1 };
    const nodes = ends.map((name) => ({ name, type: 'terminate', position, members: [], child: null }));
    return { ...graph, nodes: [...graph.nodes, ...nodes], edges: [...graph.edges, ...errorEnds] };
}
function withFinally(graph) {
    const steps = graph.finallySteps ?? [];
    const chain = steps.map((to, index) => {
        return { from: steps[index - 1] ?? _core_report_js__WEBPACK_IMPORTED_MODULE_2__/* .END_NODE */ .hz, to, label: index === 0 ? 'finally' : '', kind: 'success' };
    });
    return { ...graph, edges: [...graph.edges.filter(({ from }) => !steps.includes(from)), ...chain] };
}
const SHAPES = {
    box: { mermaid: ['[', ']'], dot: '' },
    round: { mermaid: ['(', ')'], dot: '' },
    hexagon: { mermaid: ['{{', '}}'], dot: ' [shape=hexagon]' },
    oval: { mermaid: ['([', '])'], dot: ' [shape=oval]' },
    frame: { mermaid: ['[[', ']]'], dot: ' [shape=component]' },
};
function formatNodeType({ type, status }) {
    return status === undefined ? type : `${type} · ${status}`;
}
function drawLines({ nodes, edges, entry }, { box, open, close, end, edge }) {
    const byName = new Map(nodes.map((node) => [node.name, node]));
    const inside = new Set(nodes.flatMap(({ members }) => members));
    const lines = nodes
        .filter(({ name }) => !inside.has(name))
        .flatMap((node) => {
        if (node.members.length === 0)
            return [`  ${box(node)}`];
        const opened = open(node);
        const members = node.members.map((name) => byName.get(name) ?? { ...node, name, type: '' });
        return [...opened, ...members.map((member) => `    ${box(member)}`), close];
    });
    if (edges.some(({ from, to }) => from === _core_report_js__WEBPACK_IMPORTED_MODULE_2__/* .END_NODE */ .hz || to === _core_report_js__WEBPACK_IMPORTED_MODULE_2__/* .END_NODE */ .hz))
        lines.push(end());
    return [...lines, edge({ from: START, to: entry, label: '', kind: 'success' }), ...edges.map(edge)];
}
function draw(graph, state) {
    const ids = new Map();
    const toMermaidId = (name) => {
        const id = ids.get(name) ?? `n${ids.size}`;
        ids.set(name, id);
        return id;
    };
    const start = `  ${toMermaidId(START)}((" "))`;
    const lines = drawLines(graph, {
        box: (node) => {
            const [opening, closing] = toShape(node).mermaid;
            const more = node.status === undefined ? '' : `<br/>${formatNodeType(node)}`;
            return `${toMermaidId(node.name)}${opening}"${escapeLabel(node.name)}${more}"${closing}`;
        },
        open: ({ name, type }) => [`  subgraph ${toMermaidId(name)}["${escapeLabel(name)} (${escapeLabel(type)})"]`],
        close: '  end',
        end: () => `  ${toMermaidId(_core_report_js__WEBPACK_IMPORTED_MODULE_2__/* .END_NODE */ .hz)}(("end"))`,
        edge: ({ from, to, label: text, kind }) => {
            const arrow = `${kind === 'error' ? '-.->' : '-->'}${text === '' ? '' : `|"${escapeLabel(text, MAX_LABEL)}"|`}`;
            return `  ${toMermaidId(from)} ${arrow} ${toMermaidId(to)}`;
        },
    });
    return `${['flowchart TD', start, ...lines, ...listClassLines(state, ids)].join('\n')}\n`;
}
function toShape({ type }) {
    return SHAPES[(0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .stepType */ .Nn)(type)?.shape ?? 'box'];
}
function listClassLines(state, ids) {
    return Object.entries(CLASSES).flatMap(([name, style]) => {
        const members = [...ids].flatMap(([node, id]) => (CLASS_OF[state.get(node) ?? 'none'] === name ? [id] : []));
        return members.length === 0 ? [] : [`  classDef ${name} ${style}`, `  class ${members.join(',')} ${name}`];
    });
}
function createPathGraph(graph, path, steps) {
    const half = Math.ceil(steps / 2);
    const gap = `… ${path.length - steps} more steps …`;
    const shown = path.length <= steps ? path : [...path.slice(0, half), gap, ...path.slice(path.length - (steps - half))];
    const names = new Set(shown);
    const edges = new Map();
    for (const [index, to] of shown.entries()) {
        const from = shown[index - 1];
        if (from === undefined)
            continue;
        const route = graph.edges.find((edge) => edge.from === from && edge.to === to);
        edges.set(`${from}\n${to}`, route ?? { from, to, label: '', kind: 'success' });
    }
    const nodes = graph.nodes.filter((node) => names.has(node.name)).map((node) => ({ ...node, members: [] }));
    const position = { file: graph.file, line: 1 };
    const filler = names.has(gap) ? [{ name: gap, type: 'gap', position, members: [], child: null }] : [];
    return { ...graph, entry: shown[0] ?? graph.entry, nodes: [...nodes, ...filler], edges: [...edges.values()] };
}
function escapeLabel(text, most = 120) {
    const line = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text, most);
    return line.replace(/[^\p{L}\p{N} _.,:/$…-]/gu, (sign) => `#${sign.codePointAt(0)};`);
}
function renderDot(workflow) {
    const graph = withFinally(workflow);
    const byName = new Map(graph.nodes.map((node) => [node.name, node]));
    const lines = drawLines(graph, {
        box: (node) => {
            const name = escapeDot(node.name);
            if (node.status === undefined)
                return `${name}${toShape(node).dot}`;
            return `${name} [shape=oval, label=${escapeDot(`${node.name} (${formatNodeType(node)})`)}]`;
        },
        open: ({ name, type }) => [
            `  subgraph ${escapeDot(`cluster_${name}`)} {`,
            `    label=${escapeDot(`${name} (${type})`)}`,
        ],
        close: '  }',
        end: () => '  "$end" [label="end", shape=doublecircle]',
        edge: (edge) => {
            const from = byName.get(edge.from)?.members.at(-1);
            const to = byName.get(edge.to)?.members[0];
            const attributes = [
                ...(edge.label === '' ? [] : [`label=${escapeDot(edge.label)}`]),
                ...(edge.kind === 'error' ? ['style=dotted', 'color=red'] : []),
                ...(from === undefined ? [] : [`ltail=${escapeDot(`cluster_${edge.from}`)}`]),
                ...(to === undefined ? [] : [`lhead=${escapeDot(`cluster_${edge.to}`)}`]),
            ];
            const tail = attributes.length === 0 ? '' : ` [${attributes.join(', ')}]`;
            return `  ${escapeDot(from ?? edge.from)} -> ${escapeDot(to ?? edge.to)}${tail}`;
        },
    });
    const head = ['  compound=true', '  node [shape=box, style=rounded]', '  "$start" [shape=point]'];
    return `${[`digraph ${escapeDot(graph.name)} {`, ...head, ...lines, '}'].join('\n')}\n`;
}
function escapeDot(text) {
    return `"${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text, MAX_LABEL).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}


/***/ })

};
;