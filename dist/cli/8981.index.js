"use strict";
exports.id = 8981;
exports.ids = [8981];
exports.modules = {

/***/ 48981:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ju: function() { return /* binding */ drawPicture; },
/* harmony export */   nv: function() { return /* binding */ renderCanvas; },
/* harmony export */   uV: function() { return /* binding */ createGraphSection; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8572);
/* harmony import */ var _markup_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43614);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4521);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3711);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28096);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95267);







function createGraphSection(graph, path, notes, tools = null, below = null) {
    const { drawn, canvas } = renderCanvas(graph, path, notes, 'Graph of the workflow, scrollable');
    if (drawn.nodes.length === 0)
        return null;
    const looks = new Set(drawn.nodes.flatMap(({ node, name }) => (node === null || (0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .isEndBox */ .J7)(name) ? [] : findLook(name, notes))));
    const legend = Object.entries(_states_js__WEBPACK_IMPORTED_MODULE_3__/* .LOOKS */ .BJ).map(([look, { word }]) => looks.has(look) &&
        (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<li class="s-${look}"><svg class="sign" aria-hidden="true"><use href="#i-${look}"/></svg>${word}</li>`);
    const note = drawn.left !== 0 &&
        (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<p class="quiet">The workflow has ${(0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(drawn.count)} nodes; only the path taken is drawn, ${(0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(drawn.left, 'node')} left out.</p>`;
    return (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<section class="card" id="graph" aria-labelledby="h-graph">
<div class="head"><h2 id="h-graph">Graph</h2><ul class="legend">${legend}${path.expected !== undefined && LINES}</ul>${tools}</div>${note}
${canvas}${below}</section>`;
}
const LINES = (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<li><svg class="line" aria-hidden="true" viewBox="0 0 34 8"><path class="e e-ok" d="M0 4h34"/></svg>Actual path</li><li><svg class="line" aria-hidden="true" viewBox="0 0 34 8"><path class="e e-want" d="M2 4h32"/></svg>Expected path</li>`;
function renderCanvas(graph, path, notes, label) {
    const { drawn, box, content } = drawPicture(graph, path, notes);
    const canvas = (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<div class="canvas" tabindex="0" role="region" aria-label="${label}">
<svg ${box} role="group" aria-label="${(0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .renderCount */ .SS)(drawn.count - drawn.left, 'node')}">
${content}
</svg></div>`;
    return { drawn, canvas };
}
function drawPicture(graph, path, notes) {
    const drawn = (0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .createDrawing */ .vB)(graph, path);
    const taken = new Set(path.edges.map(_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .toEdgeKey */ .cf));
    const expected = new Set(path.expected?.map(_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .toEdgeKey */ .cf));
    const labels = placeLabels(drawn.edges);
    const steps = new Map(path.edges.map((edge) => [(0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .toEdgeKey */ .cf)(edge), edge.step]));
    const edges = drawn.edges
        .map((placed) => ({ placed, tone: toEdgeTone(placed.edge, taken) }))
        .sort((a, b) => Number(a.tone !== 'idle') - Number(b.tone !== 'idle'));
    const left = Math.floor((0,_text_lists_js__WEBPACK_IMPORTED_MODULE_5__/* .findSmallest */ .$g)([0, ...labels.map((label) => label.left)]));
    const width = Math.ceil((0,_text_lists_js__WEBPACK_IMPORTED_MODULE_5__/* .findLargest */ .qz)([drawn.width, ...labels.map((label) => label.right)])) - left;
    const height = Math.ceil(drawn.height);
    const box = (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `width="${width}" height="${height}" viewBox="${left} 0 ${width} ${height}"`;
    const content = (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<g class="edges">${edges.map(({ placed, tone }) => renderLine(placed, tone, steps.get((0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .toEdgeKey */ .cf)(placed.edge))))}${drawn.edges.filter(({ edge }) => expected.has((0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .toEdgeKey */ .cf)(edge))).map(renderExpected)}</g><g>${drawn.nodes.map((node) => renderBox(node, notes))}</g><g class="labels">${labels.map(({ edge, text, x, y, right }) => (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<text class="l-${toEdgeTone(edge, taken)}${right === x && ' left'}" x="${formatCoordinate(x)}" y="${formatCoordinate(y + 3.5)}">${text}</text>`)}</g>`;
    return { drawn, box, content };
}
function findLook(name, notes) {
    return notes.get(name)?.look ?? 'skipped';
}
function toEdgeTone(edge, taken) {
    if (!taken.has((0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .toEdgeKey */ .cf)(edge)))
        return 'idle';
    return edge.kind === 'error' ? 'bad' : 'ok';
}
function renderLine({ edge, points }, tone, step) {
    const label = edge.label === '' ? '' : `: ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(edge.label, 300)}`;
    const title = (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<title>${edge.from} to ${formatTarget(edge)}${label}${tone === 'idle' && ' (not taken)'}</title>`;
    const d = drawShape(edge, points);
    const played = tone !== 'idle' && step !== undefined && (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) ` data-step="${step}"`;
    return (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<path class="e e-${tone} k-${edge.kind}"${played} d="${d}" marker-end="url(#a-${tone})">${title}</path>`;
}
function renderExpected({ edge, points }) {
    const d = drawShape(edge, points.map(({ x, y }) => ({ x: x + 7, y })));
    const title = (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<title>expected: ${edge.from} to ${formatTarget(edge)}</title>`;
    return (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<path class="e e-want" d="${d}" marker-end="url(#a-want)">${title}</path>`;
}
function formatTarget({ to }) {
    if (to === _core_report_js__WEBPACK_IMPORTED_MODULE_6__/* .END_NODE */ .hz)
        return 'the end';
    if (to.startsWith(_core_report_js__WEBPACK_IMPORTED_MODULE_6__/* .HALTED_END */ .hY))
        return 'a halt';
    return to.startsWith(_core_report_js__WEBPACK_IMPORTED_MODULE_6__/* .ESCAPED_END */ .Q9) ? 'the caller, unhandled' : to;
}
function drawShape(edge, points) {
    return edge.from === edge.to ? drawLoop(points) : drawCurve(points);
}
function formatCoordinate(value) {
    return String(Math.round(value * 10) / 10);
}
function drawCurve(points) {
    return points
        .map((point, index) => {
        const previous = points[index - 1];
        if (previous === undefined)
            return `M${formatCoordinate(point.x)} ${formatCoordinate(point.y)}`;
        const half = (previous.y + point.y) / 2;
        return `C${formatCoordinate(previous.x)} ${formatCoordinate(half)} ${formatCoordinate(point.x)} ${formatCoordinate(half)} ${formatCoordinate(point.x)} ${formatCoordinate(point.y)}`;
    })
        .join('');
}
function drawLoop(points) {
    const [from, over, to] = points;
    if (from === undefined || over === undefined || to === undefined)
        return '';
    return `M${formatCoordinate(from.x)} ${formatCoordinate(from.y)}C${formatCoordinate(over.x)} ${formatCoordinate(from.y - 8)} ${formatCoordinate(over.x)} ${formatCoordinate(to.y + 8)} ${formatCoordinate(to.x)} ${formatCoordinate(to.y)}`;
}
function placeLabels(edges) {
    const placed = [];
    for (const { edge, points } of edges) {
        if (edge.label === '')
            continue;
        const text = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(edge.label, 26);
        const width = text.length * 6.4 + 8;
        const spot = placeSpots(edge, points)
            .map(({ x, y, leftwards }) => ({ x, y, left: leftwards ? x - width : x, right: leftwards ? x : x + width }))
            .find((label) => !placed.some((other) => Math.abs(other.y - label.y) < 13 && other.left < label.right && label.left < other.right));
        if (spot !== undefined)
            placed.push({ edge, text, ...spot });
    }
    return placed;
}
function placeSpots(edge, [from, to]) {
    if (from === undefined || to === undefined)
        return [];
    if (edge.from === edge.to)
        return [{ x: to.x + 2, y: to.y, leftwards: false }];
    const leftwards = to.x < from.x - 4;
    return [0.8, 0.25, 0.5].map((t) => ({
        x: from.x + (to.x - from.x) * t * t * (3 - 2 * t) + (leftwards ? -8 : 8),
        y: from.y + (to.y - from.y) * t,
        leftwards,
    }));
}
function renderBox(placed, notes) {
    const { x, y, width, height } = placed;
    if (placed.node === null || (0,_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .isEndBox */ .J7)(placed.name))
        return renderEnd(placed, notes.get(placed.name));
    const note = notes.get(placed.name);
    const look = findLook(placed.name, notes);
    const isGroup = placed.members.length > 0 || note?.holds !== undefined;
    const type = isGroup && note !== undefined ? '' : (0,_graph_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNodeType */ .Qi)(placed.node);
    const words = note?.mark ?? [type, note?.words].filter(Boolean).join(' · ');
    const letters = Math.floor((width - 48) / 7.6);
    const state = [note?.title ?? _states_js__WEBPACK_IMPORTED_MODULE_3__/* .LOOKS */ .BJ[look].word, ...(note?.mark === undefined ? [] : [note.mark])].join(', ');
    const said = `${placed.name}: ${state}${note?.reason == null ? '' : `: ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(note.reason, 300)}`}`;
    const inside = (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<title>${said}</title><rect class="b" x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" width="${formatCoordinate(width)}" height="${formatCoordinate(height)}" rx="10"/>
<use href="#i-${look}" x="${formatCoordinate(x + 12)}" y="${formatCoordinate(y + 15)}" width="18" height="18"/>
<text class="t1" x="${formatCoordinate(x + 40)}" y="${formatCoordinate(y + 21)}">${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(placed.name, letters)}</text><text class="t2" x="${formatCoordinate(x + 40)}" y="${formatCoordinate(y + 37)}">${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(words, Math.floor((width - 46) / 5.9))}</text>`;
    const played = note?.step !== undefined && (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) ` data-step="${note.step}"`;
    const holds = note?.holds !== undefined && (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) ` data-holds="${note.holds.join(' ')}"`;
    const style = `n s-${look}${note?.mark === undefined ? '' : ' marked'}${note?.isAsked === true ? ' asked' : ''}`;
    const members = renderMembers(placed, notes, look);
    return note?.href == null
        ? (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<g class="${style}" data-node="${placed.name}"${holds}${played}>${inside}${members}</g>`
        : (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<a class="${style}" data-node="${placed.name}"${holds}${played} href="${note.href}">${inside}</a>${members}`;
}
function renderEnd({ name, x, y, width, height }, note) {
    const [word = 'end'] = name.slice(1).split(' ');
    const title = note?.title !== undefined && (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<title>${note.title}</title>`;
    const played = note?.step !== undefined && (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) ` data-step="${note.step}"`;
    return (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<g class="end${note !== undefined && ` s-${note.look}`}"${played}>${title}<rect x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" width="${formatCoordinate(width)}" height="${formatCoordinate(height)}" rx="14"/><text x="${formatCoordinate(x + width / 2)}" y="${formatCoordinate(y + 18.5)}">${word}</text></g>`;
}
function renderMembers({ members: listed, x, y, width, ...placed }, notes, look) {
    if (listed.length === 0)
        return null;
    const row = (index, text) => (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<text class="t3" x="${formatCoordinate(x + 40)}" y="${formatCoordinate(y + 58 + index * 16)}">${text}</text>`;
    const names = listed.map((name, index) => {
        const dot = (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<circle class="dot s-${notes.get(name)?.look ?? look}" cx="${formatCoordinate(x + 21)}" cy="${formatCoordinate(y + 54.5 + index * 16)}" r="3"/>`;
        const shown = (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `${dot}${row(index, (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(name, Math.floor((width - 52) / 6.8)))}`;
        const href = notes.get(name)?.href ?? null;
        return href === null ? shown : (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<a class="m" data-node="${name}" href="${href}">${shown}</a>`;
    });
    const more = placed.hiddenMembers > 0 && row(listed.length, `${(0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(placed.hiddenMembers)} more`);
    return (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<line class="rule" x1="${formatCoordinate(x + 12)}" x2="${formatCoordinate(x + width - 12)}" y1="${formatCoordinate(y + 45.5)}" y2="${formatCoordinate(y + 45.5)}"/>${names}${more}`;
}


/***/ }),

/***/ 28096:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vB: function() { return /* binding */ createDrawing; },
  J7: function() { return /* binding */ isEndBox; },
  cf: function() { return /* binding */ toEdgeKey; }
});

// UNUSED EXPORTS: MAX_NODES

// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/core/report.js
var report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
;// CONCATENATED MODULE: ./build/src/reporters/html/layers.js

const MAX_BENDS = 3000;
const SWEEPS = 6;
function assignLayers(entry, nodes, edges) {
    const up = findEdgesThatPointUp(entry, nodes, edges);
    const ranks = rankNodes(nodes, edges, up);
    const layers = [];
    const addCell = (rank, cell) => {
        while (layers.length <= rank)
            layers.push([]);
        layers[rank]?.push(cell);
    };
    for (const { id, width } of nodes)
        addCell(ranks.get(id) ?? 0, { id, width, bend: false });
    let bends = 0;
    const ways = edges.map((edge, index) => {
        const isUp = up.has(edge);
        const [top, bottom] = isUp ? [edge.to, edge.from] : [edge.from, edge.to];
        const first = ranks.get(top) ?? 0;
        const last = ranks.get(bottom) ?? 0;
        const cells = [top];
        for (let rank = first + 1; rank < last && bends < MAX_BENDS; rank++) {
            const id = `\n${index}.${rank}`;
            bends += 1;
            addCell(rank, { id, width: 14, bend: true });
            cells.push(id);
        }
        return { edge, cells: [...cells, bottom], up: isUp };
    });
    orderCells(layers, ways);
    return { layers, ways };
}
function findEdgesThatPointUp(entry, nodes, edges) {
    const out = new Map();
    for (const edge of edges)
        (0,maps/* addTo */.DN)(out, edge.from, edge);
    const state = new Map();
    const up = new Set();
    for (const root of [entry, ...nodes.map((node) => node.id)]) {
        if (state.has(root))
            continue;
        state.set(root, 'open');
        const stack = [{ id: root, next: 0 }];
        for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
            const edge = out.get(top.id)?.[top.next++];
            if (edge === undefined) {
                state.set(top.id, 'done');
                stack.pop();
            }
            else if (state.get(edge.to) === 'open')
                up.add(edge);
            else if (!state.has(edge.to)) {
                state.set(edge.to, 'open');
                stack.push({ id: edge.to, next: 0 });
            }
        }
    }
    return up;
}
function rankNodes(nodes, edges, up) {
    const ranks = new Map(nodes.map((node) => [node.id, 0]));
    const incoming = new Map(nodes.map((node) => [node.id, 0]));
    const out = new Map();
    for (const edge of edges) {
        const [from, to] = up.has(edge) ? [edge.to, edge.from] : [edge.from, edge.to];
        (0,maps/* addTo */.DN)(out, from, to);
        incoming.set(to, (incoming.get(to) ?? 0) + 1);
    }
    const ready = nodes.filter((node) => incoming.get(node.id) === 0).map((node) => node.id);
    for (let id = ready.shift(); id !== undefined; id = ready.shift()) {
        for (const to of out.get(id) ?? []) {
            ranks.set(to, Math.max(ranks.get(to) ?? 0, (ranks.get(id) ?? 0) + 1));
            const left = (incoming.get(to) ?? 0) - 1;
            incoming.set(to, left);
            if (left === 0)
                ready.push(to);
        }
    }
    return ranks;
}
function orderCells(layers, ways) {
    const { above, below } = findNeighbours(ways);
    const indexes = new Map();
    const numberCells = (layer) => {
        for (const [index, cell] of layer.entries())
            indexes.set(cell.id, index);
    };
    layers.forEach(numberCells);
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
        const isDown = sweep % 2 === 0;
        for (const layer of isDown ? layers : layers.toReversed()) {
            const averages = new Map(layer.map(({ id }) => {
                const neighbours = (isDown ? above : below).get(id) ?? [id];
                return [id, neighbours.reduce((sum, other) => sum + (indexes.get(other) ?? 0), 0) / neighbours.length];
            }));
            layer.sort((a, b) => (averages.get(a.id) ?? 0) - (averages.get(b.id) ?? 0));
            numberCells(layer);
        }
    }
}
function findNeighbours(ways) {
    const above = new Map();
    const below = new Map();
    for (const { cells } of ways) {
        for (const [index, id] of cells.entries()) {
            const next = cells[index + 1];
            if (next === undefined)
                continue;
            (0,maps/* addTo */.DN)(below, id, next);
            (0,maps/* addTo */.DN)(above, next, id);
        }
    }
    return { above, below };
}

;// CONCATENATED MODULE: ./build/src/reporters/html/layout.js




const MAX_NODES = 300;
const MAX_EDGES = 1500;
const BOX_HEIGHT = 48;
const ROW = 16;
const MAX_MEMBERS = 5;
const END_WIDTH = 72;
const GAP_X = 26;
const GAP_Y = 54;
const MARGIN = 20;
const ROUNDS = 8;
const SPINE = 20;
function isEndBox(name) {
    return name.startsWith('$');
}
function toEdgeKey({ from, to, kind }) {
    return `${from}\n${to}\n${kind}`;
}
function createDrawing(graph, path) {
    const members = new Set(graph.nodes.flatMap((node) => node.members));
    const all = graph.nodes.filter((node) => !members.has(node.name));
    const count = all.filter(({ name }) => !isEndBox(name)).length;
    const isWhole = count <= MAX_NODES;
    const reached = new Set(path.nodes.slice(0, MAX_NODES));
    const nodes = isWhole ? all : all.filter((node) => reached.has(node.name)).slice(0, MAX_NODES);
    const byName = new Map(nodes.map((node) => [node.name, node]));
    const edges = listEdgesBetween(graph, byName, isWhole ? null : path);
    const reachesEnd = edges.some(({ from, to }) => from === report/* END_NODE */.hz || to === report/* END_NODE */.hz);
    const boxes = nodes.map(({ name, members: inside }) => {
        const longest = (0,lists/* findLargest */.qz)([name.length, ...inside.map((member) => member.length + 2)]);
        if (isEndBox(name))
            return { id: name, width: END_WIDTH };
        return { id: name, width: Math.min(236, Math.max(164, 56 + longest * 7.8)) };
    });
    const cells = reachesEnd ? [...boxes, { id: report/* END_NODE */.hz, width: END_WIDTH }] : boxes;
    const isLoop = ({ from, to }) => from === to;
    const straight = edges.filter((edge) => !isLoop(edge));
    const layers = assignLayers(graph.entry, cells, straight);
    const placed = placeBoxes(layers, assignColumns(graph.entry, layers), byName, edges.filter(isLoop));
    return { ...placed, count, left: count - nodes.filter(({ name }) => !isEndBox(name)).length };
}
function listEdgesBetween(graph, shown, path) {
    const taken = path === null ? null : new Set(path.edges.map(toEdgeKey));
    const edgeByKey = new Map();
    for (const edge of graph.edges) {
        if (![edge.from, edge.to].every((name) => name === report/* END_NODE */.hz || shown.has(name)))
            continue;
        if (taken !== null && !taken.has(toEdgeKey(edge)))
            continue;
        const key = toEdgeKey(edge);
        const earlier = edgeByKey.get(key);
        const label = [earlier?.label ?? '', edge.label].filter((part) => part !== '').join(', ');
        edgeByKey.set(key, { ...edge, label });
    }
    return [...edgeByKey.values()].slice(0, MAX_EDGES);
}
function measureHeight(node) {
    if (node === null || isEndBox(node.name))
        return 28;
    if (node.members.length === 0)
        return BOX_HEIGHT;
    const rows = Math.min(node.members.length, MAX_MEMBERS) + (node.members.length > MAX_MEMBERS ? 1 : 0);
    return BOX_HEIGHT + rows * ROW + 8;
}
function assignColumns(entry, { layers, ways }) {
    const spine = findNeighbours(ways.filter(createSpineCheck(entry, ways)));
    const all = findNeighbours(ways);
    const xs = new Map();
    for (const layer of layers) {
        let x = 0;
        for (const cell of layer) {
            xs.set(cell.id, x + cell.width / 2);
            x += cell.width + GAP_X;
        }
    }
    const wish = (id, side) => {
        const main = spine[side].get(id) ?? [];
        const others = all[side].get(id) ?? [];
        if (others.length === 0)
            return { x: xs.get(id) ?? 0, weight: 0.1 };
        const followed = main.length > 0 ? main : others;
        const x = followed.reduce((sum, other) => sum + (xs.get(other) ?? 0), 0) / followed.length;
        return { x, weight: main.length > 0 ? SPINE : 1 };
    };
    for (let round = 0; round <= ROUNDS; round++) {
        const isDown = round % 2 === 0;
        for (const layer of isDown ? layers : layers.toReversed()) {
            const wishes = layer.map((cell) => wish(cell.id, isDown ? 'above' : 'below'));
            for (const [index, x] of spreadCells(layer, wishes).entries())
                xs.set(layer[index]?.id ?? '', x);
        }
    }
    return xs;
}
function createSpineCheck(entry, ways) {
    const good = ways.filter((way) => way.edge.kind !== 'error');
    const reached = new Set([entry]);
    for (let size = -1; size < reached.size;) {
        size = reached.size;
        for (const { edge } of good)
            if (reached.has(edge.from))
                reached.add(edge.to);
    }
    return (way) => way.edge.kind !== 'error' && !way.up && reached.has(way.edge.from);
}
function spreadCells(layer, wishes) {
    const offsets = [];
    let offset = 0;
    for (const [index, cell] of layer.entries()) {
        const previous = layer[index - 1];
        if (previous !== undefined)
            offset += (previous.width + cell.width) / 2 + GAP_X;
        offsets.push(offset);
    }
    const pools = [];
    for (const [index, { x, weight }] of wishes.entries()) {
        let pool = { sum: (x - (offsets[index] ?? 0)) * weight, weight, size: 1 };
        for (let last = pools.at(-1); last !== undefined && last.sum / last.weight > pool.sum / pool.weight;) {
            pool = { sum: pool.sum + last.sum, weight: pool.weight + last.weight, size: pool.size + last.size };
            pools.pop();
            last = pools.at(-1);
        }
        pools.push(pool);
    }
    const places = pools.flatMap((pool) => Array.from({ length: pool.size }, () => pool.sum / pool.weight));
    return places.map((place, index) => place + (offsets[index] ?? 0));
}
function placeBoxes({ layers, ways }, xs, nodes, loops) {
    const leftmost = layers.flat().reduce((x, cell) => Math.min(x, (xs.get(cell.id) ?? 0) - cell.width / 2), Infinity);
    const spots = new Map();
    const boxes = [];
    let y = MARGIN;
    for (const layer of layers) {
        const height = (0,lists/* findLargest */.qz)(layer.map((cell) => (cell.bend ? 0 : measureHeight(nodes.get(cell.id) ?? null))));
        for (const cell of layer) {
            const x = (xs.get(cell.id) ?? 0) - leftmost + MARGIN;
            const cellHeight = cell.bend ? height : measureHeight(nodes.get(cell.id) ?? null);
            const top = y + (height - cellHeight) / 2;
            spots.set(cell.id, { x, top, bottom: top + cellHeight });
            if (cell.bend)
                continue;
            const node = nodes.get(cell.id) ?? null;
            const listed = node?.members ?? [];
            const members = { members: listed.slice(0, MAX_MEMBERS), hiddenMembers: Math.max(0, listed.length - MAX_MEMBERS) };
            const { id: name, width } = cell;
            boxes.push({ name, node, ...members, x: x - width / 2, y: top, width, height: cellHeight });
        }
        y += height + GAP_Y;
    }
    const width = layers.flat().reduce((most, cell) => Math.max(most, (spots.get(cell.id)?.x ?? 0) + cell.width / 2), 0);
    const ports = assignPorts(ways, spots, boxes);
    const lines = ways.map((way) => ({ edge: way.edge, points: drawEdge(way, spots, ports) }));
    const edges = [...lines, ...drawLoops(loops, boxes)];
    const loopRoom = loops.length === 0 ? 0 : 40;
    return { width: width + MARGIN + loopRoom, height: Math.max(y - GAP_Y, 0) + MARGIN, nodes: boxes, edges };
}
function assignPorts(ways, spots, boxes) {
    const sides = new Map();
    const add = (side, way, other) => {
        (0,maps/* addTo */.DN)(sides, side, { way, towards: spots.get(other ?? '')?.x ?? 0 });
    };
    for (const way of ways) {
        add(`${way.cells[0]}\nbottom`, way, way.cells[1]);
        add(`${way.cells.at(-1)}\ntop`, way, way.cells.at(-2));
    }
    const ports = new Map();
    for (const { name, width } of boxes) {
        for (const side of ['top', 'bottom']) {
            const entries = [...(sides.get(`${name}\n${side}`) ?? [])].sort((a, b) => a.towards - b.towards || Number(a.way.up) - Number(b.way.up));
            const step = Math.min(22, (width - 24) / Math.max(1, entries.length));
            for (const [index, { way }] of entries.entries()) {
                const port = ports.get(way) ?? { top: 0, bottom: 0 };
                port[side] = (index - (entries.length - 1) / 2) * step;
                ports.set(way, port);
            }
        }
    }
    return ports;
}
function drawEdge(way, spots, ports) {
    const points = [];
    const last = way.cells.length - 1;
    const port = ports.get(way) ?? { top: 0, bottom: 0 };
    for (const [index, id] of way.cells.entries()) {
        const spot = spots.get(id);
        if (spot === undefined)
            continue;
        if (index > 0)
            points.push({ x: spot.x + (index === last ? port.top : 0), y: spot.top });
        if (index < last)
            points.push({ x: spot.x + (index === 0 ? port.bottom : 0), y: spot.bottom });
    }
    return way.up ? points.reverse() : points;
}
function drawLoops(loops, boxes) {
    return loops.flatMap((edge) => {
        const owner = boxes.find(({ name }) => name === edge.from);
        if (owner === undefined)
            return [];
        const x = owner.x + owner.width;
        const y = owner.y + owner.height / 2;
        const bend = (right, down) => ({ x: x + right, y: y + down });
        return [{ edge, points: [bend(0, -10), bend(30, 0), bend(0, 10)] }];
    });
}


/***/ }),

/***/ 95267:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: function() { return /* binding */ LOOKS; },
/* harmony export */   dN: function() { return /* binding */ toLook; },
/* harmony export */   is: function() { return /* binding */ renderSign; },
/* harmony export */   j3: function() { return /* binding */ renderDefinitions; },
/* harmony export */   m9: function() { return /* binding */ renderSymbols; },
/* harmony export */   tT: function() { return /* binding */ formatTags; }
/* harmony export */ });
/* harmony import */ var _account_visit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13229);
/* harmony import */ var _markup_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43614);


function toLook(visit, isRunning) {
    const state = (0,_account_visit_js__WEBPACK_IMPORTED_MODULE_1__/* .getVisitState */ .jw)(visit);
    if (!isRunning)
        return state;
    return state === 'open' || (state === 'failed' && visit.route?.action === 'retry') ? 'running' : state;
}
const LOOKS = {
    running: { word: 'Running', shape: '<path d="M6 4.8v6.4L11 8z" fill="currentColor"/>' },
    completed: { word: 'Completed', shape: '<path d="M4 8.4 6.8 11 12 5.2"/>' },
    recovered: { word: 'Recovered', shape: '<path d="M4.2 7A4 4 0 1 1 5 10.6M4 4v3.2h3.2"/>' },
    tolerated: { word: 'Completed, some failed', shape: '<path d="M8 4.2v4.6M8 11.4v.2"/>' },
    handled: { word: 'Error handled', shape: '<path d="M4 12V8.5A2.5 2.5 0 0 1 6.5 6H12M9.5 3.5 12 6 9.5 8.5"/>' },
    failed: { word: 'Failed', shape: '<path d="m5 5 6 6m0-6-6 6"/>' },
    open: { word: 'Interrupted', shape: '<path d="M5 8h6"/>' },
    waiting: { word: 'Waiting', shape: '<path d="M6 5v6m4-6v6"/>' },
    'terminated-success': { word: 'terminate · success', shape: '<path d="M6 6h4v4H6z" fill="currentColor"/>' },
    'terminated-failed': { word: 'terminate · failed', shape: '<path d="M6 6h4v4H6z" fill="currentColor"/>' },
    skipped: { word: 'Not run', shape: '' },
};
function renderSymbols() {
    return (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<svg class="defs" aria-hidden="true" width="0" height="0">${renderDefinitions()}</svg>`;
}
function renderDefinitions() {
    const drawn = Object.entries(LOOKS).map(([look, { shape }]) => {
        const ring = look.startsWith('terminated') ? OCTAGON : RING[look === 'skipped' ? 'dashed' : 'plain'];
        return `<symbol id="i-${look}" viewBox="0 0 16 16">${ring}<g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${shape}</g></symbol>`;
    });
    return (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<defs>${new _markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .Markup */ .VK(drawn.join('') + ARROWS)}</defs>`;
}
const RING = {
    plain: '<circle cx="8" cy="8" r="7.5" fill="currentColor" fill-opacity=".14"/>',
    dashed: '<circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" stroke-width="1.4" stroke-dasharray="2 2.3"/>',
};
const OCTAGON = '<path d="M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5z" fill="currentColor" fill-opacity=".18"/>';
const ARROWS = ['idle', 'ok', 'bad', 'want']
    .map((name) => `<marker id="a-${name}" class="a-${name}" viewBox="0 0 8 8" refX="7" refY="4" markerUnits="userSpaceOnUse" markerWidth="9" markerHeight="9" orient="auto"><path d="M0 .8 7.4 4 0 7.2z"/></marker>`)
    .join('');
function renderSign(look) {
    return (0,_markup_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<svg class="sign" aria-hidden="true"><use href="#i-${look}"/></svg><span class="sr">${LOOKS[look].word}: </span>`;
}
function formatTags(visit) {
    const state = (0,_account_visit_js__WEBPACK_IMPORTED_MODULE_1__/* .getVisitState */ .jw)(visit);
    const tags = ['all'];
    if (['failed', 'handled', 'tolerated', 'open'].includes(state) || visit.failedBefore > 0)
        tags.push('failed');
    if (visit.attemptsTotal > 1 || state === 'recovered')
        tags.push('retried');
    if (visit.pauses.length > 0)
        tags.push('waited');
    return tags.join(' ');
}


/***/ })

};
;