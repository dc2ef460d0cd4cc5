"use strict";
exports.id = 248;
exports.ids = [248];
exports.modules = {

/***/ 5248:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtml: () => (/* binding */ renderHtml)
});

// UNUSED EXPORTS: MAX_PAGE_BYTES

// EXTERNAL MODULE: ./build/account/visits.js + 2 modules
var account_visits = __webpack_require__(4766);
// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(2659);
;// CONCATENATED MODULE: ./build/reporters/html/axis.js

const GAP_PERCENT = 3;
const STEPS = [
    1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000,
    900_000, 1_800_000, 3_600_000, 7_200_000, 14_400_000, 43_200_000, 86_400_000,
];
function axisOf(visits, runEnd) {
    const busy = merged(visits.map((visit) => ({ from: (0,account_visits/* startOf */.GH)(visit), to: (0,account_visits/* endOf */.pJ)(visit, runEnd) })));
    const start = busy[0]?.from ?? runEnd;
    const end = Math.max(busy.at(-1)?.to ?? runEnd, start + 1);
    const gaps = longGaps(busy);
    const idle = gaps.reduce((sum, gap) => sum + gap.to - gap.from, 0);
    const scale = (100 - gaps.length * GAP_PERCENT) / Math.max(1, end - start - idle);
    const at = (time) => {
        const moment = Math.min(Math.max(time, start), end);
        let percent = (moment - start) * scale;
        for (const gap of gaps) {
            if (moment <= gap.from)
                break;
            const inside = Math.min(moment, gap.to) - gap.from;
            percent += (inside / (gap.to - gap.from)) * GAP_PERCENT - inside * scale;
        }
        return percent;
    };
    return { start, end, gaps, at, ticks: ticksOf(start, end, idle, gaps, at) };
}
function merged(spans) {
    const sorted = [...spans].sort((a, b) => a.from - b.from);
    const found = [];
    for (const span of sorted) {
        const last = found.at(-1);
        if (last !== undefined && span.from <= last.to)
            last.to = Math.max(last.to, span.to);
        else
            found.push({ ...span });
    }
    return found;
}
function longGaps(busy) {
    const active = busy.reduce((sum, span) => sum + span.to - span.from, 0);
    const limit = Math.max(30_000, active / 3);
    const gaps = [];
    for (const [index, span] of busy.entries()) {
        const next = busy[index + 1];
        if (next !== undefined && next.from - span.to > limit)
            gaps.push({ from: span.to, to: next.from });
    }
    return gaps
        .sort((a, b) => b.to - b.from - (a.to - a.from))
        .slice(0, 5)
        .sort((a, b) => a.from - b.from);
}
function ticksOf(start, end, idle, gaps, at) {
    const wanted = (end - start - idle) / 5;
    const step = STEPS.find((candidate) => candidate >= wanted) ?? Math.ceil(wanted / 86_400_000) * 86_400_000;
    const ticks = [];
    for (let time = start; time <= end && ticks.length < 12; time += step) {
        const gap = gaps.find((one) => time > one.from && time < one.to);
        if (gap !== undefined)
            time += Math.ceil((gap.to - time) / step) * step;
        const percent = at(time);
        const last = ticks.at(-1);
        if (time <= end && percent < 95 && (last === undefined || percent - last.at > 6))
            ticks.push({ at: percent, elapsed: time - start });
    }
    return ticks;
}

// EXTERNAL MODULE: ./build/core/events.js
var events = __webpack_require__(7534);
// EXTERNAL MODULE: ./build/core/report.js
var core_report = __webpack_require__(4641);
;// CONCATENATED MODULE: ./build/reporters/html/markup.js

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
function escaped(text) {
    return (0,terminal_text/* plainText */.wh)(text)
        .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
        .replace(/[&<>"'`]/g, (sign) => ENTITIES[sign] ?? sign);
}
function written(content) {
    if (content === null)
        return '';
    if (content instanceof Markup)
        return content.text;
    if (typeof content === 'string')
        return escaped(content);
    if (typeof content === 'number')
        return String(content);
    return content.map(written).join('');
}
function html(parts, ...holes) {
    return new Markup(parts.reduce((text, part, index) => text + written(holes[index - 1] ?? null) + part));
}
const NOTHING = new Markup('');
class Room {
    each;
    #left;
    constructor(total, each) {
        this.each = each;
        this.#left = total;
    }
    take(text, most = this.each) {
        const allowed = Math.max(0, Math.min(most, this.#left));
        const kept = text.length <= allowed ? text : (0,terminal_text/* cut */.Jj)(text, allowed, '');
        this.#left -= Buffer.byteLength(escaped(kept));
        return { text: kept, left: text.length - kept.length };
    }
}
function code(text, max = 300) {
    return html `<code>${(0,terminal_text/* cut */.Jj)(text, max)}</code>`;
}
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
function count(number) {
    return String(Math.round(number)).replace(THOUSANDS, ',');
}
function counted(number, word) {
    return `${count(number)} ${word}${number === 1 ? '' : 's'}`;
}
function duration(ms) {
    if (!Number.isFinite(ms) || ms < 0)
        return '\u2013';
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    const seconds = ms / 1000;
    if (seconds < 10)
        return `${trimmed(seconds, 1)} s`;
    if (seconds < 60)
        return `${Math.round(seconds)} s`;
    return clockwise(Math.round(seconds));
}
function clockwise(seconds) {
    const units = [
        { size: 86_400, name: 'd' },
        { size: 3600, name: 'h' },
        { size: 60, name: 'min' },
        { size: 1, name: 's' },
    ];
    const first = units.findIndex((unit) => seconds >= unit.size);
    let rest = seconds;
    return units
        .slice(first, first + 2)
        .map(({ size, name }) => {
        const whole = Math.floor(rest / size);
        rest -= whole * size;
        return whole === 0 ? '' : `${whole} ${name}`;
    })
        .filter((part) => part !== '')
        .join(' ');
}
function trimmed(value, digits) {
    return value.toFixed(digits).replace(/\.0+$/, '');
}
function moment(ms) {
    if (!Number.isFinite(ms))
        return '\u2013';
    return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(6089);
;// CONCATENATED MODULE: ./build/reporters/html/value.js


const MAX_FIELDS = 80;
const SHORT = 120;
function value(data, room) {
    if (!(0,json/* isJsonObject */.OW)(data))
        return isShort(data) ? html `<code>${(0,json/* jsonText */.s$)(data)}</code>` : block(asText(data), room);
    const fields = Object.entries(data);
    if (fields.length === 0)
        return html `<p class="quiet">An empty object.</p>`;
    return fieldList(fields, room);
}
function fieldList(fields, room) {
    const shown = fields.slice(0, MAX_FIELDS);
    const more = fields.length - shown.length;
    const rows = shown.map(([name, data]) => html `<dt>${room.take(name, 200).text}</dt><dd>${field(data, room)}</dd>`);
    const note = more === 0 ? NOTHING : html `<p class="quiet">and ${counted(more, 'more field')}</p>`;
    return html `<dl class="fields">${rows}</dl>${note}`;
}
function field(data, room) {
    if (data === '')
        return html `<span class="quiet">empty</span>`;
    if (isShort(data))
        return html `<code>${room.take(typeof data === 'string' ? data : (0,json/* jsonText */.s$)(data)).text}</code>`;
    return block(asText(data), room);
}
function isShort(data) {
    if (typeof data === 'string')
        return data.length <= SHORT && !data.includes('\n');
    return !(0,json/* isJsonObject */.OW)(data) && !Array.isArray(data);
}
function asText(data) {
    return typeof data === 'string' ? data.replace(/\n+$/, '') : (0,json/* jsonText */.s$)(data, 2);
}
function block(text, room, label) {
    const { text: kept, left } = room.take(text);
    const note = left === 0
        ? NOTHING
        : html `<p class="quiet">Cut here: ${counted(left, 'more character')}. The run folder has all of it.</p>`;
    if (kept === '' && left > 0)
        return note;
    return label === undefined
        ? html `<pre>${kept}</pre>${note}`
        : html `<pre tabindex="0" role="region" aria-label="${label}">${kept}</pre>${note}`;
}
function foldedValue(title, data, room) {
    if (data === undefined)
        return NOTHING;
    return html `<details class="fold"><summary>${title}</summary><div class="inside">${value(data, room)}</div></details>`;
}
function without(details, names) {
    return Object.fromEntries(Object.entries(details).filter(([name]) => !names.includes(name)));
}

;// CONCATENATED MODULE: ./build/reporters/html/errors.js





const MAX_ERRORS = 40;
const SHOWN_ELSEWHERE = ['suggestion', 'stderr_tail'];
function isEmptyObject(data) {
    return Object.keys(data).length === 0;
}
function endingSection(report, room) {
    const { result } = report;
    if (result.termination !== null)
        return termination(result.termination);
    if (result.gate !== null)
        return gate(report);
    if (result.errors.length === 0)
        return NOTHING;
    return errors(report, room);
}
function errors(report, room) {
    const all = report.result.errors;
    const [first, ...rest] = all.slice(0, MAX_ERRORS);
    if (first === undefined)
        return NOTHING;
    const more = all.length - 1 - rest.length;
    const others = rest.map((error) => html `<details class="fold other"><summary>${code(error.kind)} ${error.node_id === null ? NOTHING : html `at <b>${(0,terminal_text/* cut */.Jj)(error.node_id, 120)}</b>`} <span class="quiet">${(0,terminal_text/* cut */.Jj)(error.message, 140)}</span></summary><div class="inside">${oneError(error, report, room)}</div></details>`);
    const heading = all.length === 1 ? 'Error' : counted(all.length, 'error');
    return html `<section class="card ending s-failed" id="error" aria-labelledby="h-error"><h2 id="h-error">${heading}</h2>
${oneError(first, report, room)}${others}${more > 0 ? html `<p class="quiet">and ${counted(more, 'more error')} in result.json</p>` : NOTHING}
${writeTrouble(report)}${nextSteps(report)}</section>`;
}
function writeTrouble(report) {
    const problem = report.account.ending?.errorsWriteError ?? null;
    if (problem === null)
        return NOTHING;
    return html `<p class="quiet">errors.jsonl could not be written: ${(0,terminal_text/* cut */.Jj)(problem, 500)}</p>`;
}
function oneError(error, report, room) {
    const record = recordOf(error, report);
    const details = without(error.details, SHOWN_ELSEWHERE);
    const advice = error.suggestion === null ? NOTHING : html `<p class="advice">${ticked((0,terminal_text/* cut */.Jj)(error.suggestion, 1000))}</p>`;
    const stderr = record === undefined || record.stderr_tail.trim() === ''
        ? NOTHING
        : folded('End of stderr', block(record.stderr_tail, room));
    return html `<p class="kind">${code(error.kind)}</p><p class="message">${room.take(error.message, 4000).text}</p>${advice}
${errors_frames(error)}${isEmptyObject(details) ? NOTHING : html `<h3>Details</h3>${value(details, room)}`}${stderr}`;
}
function ticked(text) {
    return text.split('`').map((part, index) => (index % 2 === 1 ? code(part) : html `${part}`));
}
function folded(title, content) {
    return html `<details class="fold"><summary>${title}</summary><div class="inside">${content}</div></details>`;
}
function recordOf(error, { account }) {
    return account.errors.recorded.find((record) => (0,events/* raisedBy */.wb)(record) === error.node_id &&
        record.envelope.kind === error.kind &&
        record.envelope.message === error.message);
}
function errors_frames(error) {
    if (error.frames.length === 0) {
        return error.file === null ? NOTHING : html `<p class="where">${place(error.file, error.line)}</p>`;
    }
    const rows = error.frames.slice(0, 20).map((frame, index) => html `<li>${frameWords(frame, index, error)}</li>`);
    return html `<h3>Where</h3><ol class="frames">${rows}</ol>`;
}
function frameWords(frame, index, error) {
    const line = index === 0 && frame.file === error.file ? error.line : null;
    const attempt = frame.attempt > 1 ? html `, attempt ${frame.attempt}` : NOTHING;
    return html `<b>${(0,terminal_text/* cut */.Jj)(frame.node, 120)}</b> <span class="quiet">${(0,terminal_text/* cut */.Jj)(frame.type, 40)}${attempt} in ${(0,terminal_text/* cut */.Jj)(frame.workflow, 120)}</span> ${place(frame.file, line)}`;
}
function place(file, line) {
    return code(line === null ? file : `${file}:${line}`);
}
function termination({ status, reason, terminated_by: by }) {
    const words = status === 'success' ? 'as a success' : 'as failed';
    return html `<section class="card ending s-terminated" id="termination" aria-labelledby="h-term"><h2 id="h-term">Terminated</h2>
<blockquote>${(0,terminal_text/* cut */.Jj)(reason, 4000)}</blockquote><p>The node <b>${(0,terminal_text/* cut */.Jj)(by, 120)}</b> ended the run on purpose, ${words}.</p></section>`;
}
function gate(report) {
    return html `<section class="card ending s-waiting" id="gate" aria-labelledby="h-gate"><h2 id="h-gate">Waiting for an answer</h2>
${(0,core_report/* waitingGates */.s)(report.result).map(oneGate)}${nextSteps(report)}</section>`;
}
function oneGate(waiting) {
    const options = waiting.options
        .slice(0, 50)
        .map((option) => html `<li><b>${(0,terminal_text/* cut */.Jj)(option.label, 200)}</b> ${code(option.value)}</li>`);
    return html `<blockquote>${(0,terminal_text/* cut */.Jj)(waiting.prompt, 4000)}</blockquote><p>The gate <b>${(0,terminal_text/* cut */.Jj)(waiting.node, 120)}</b> takes one of</p><ul class="options">${options}</ul>`;
}
function nextSteps(report) {
    const commands = report.result.next_commands.slice(0, 10);
    if (commands.length === 0)
        return NOTHING;
    return html `<h3>What next</h3>${commands.map((command) => html `<pre class="command"><code>${(0,terminal_text/* cut */.Jj)(command, 2000)}</code></pre>`)}`;
}

;// CONCATENATED MODULE: ./build/reporters/html/events.js


function eventsSection(events, startedAt, limit, room) {
    if (events.total === 0)
        return NOTHING;
    const shown = events.choose(limit);
    const missing = events.total - shown.length;
    const note = missing === 0 ? NOTHING : html `<p class="quiet more">${count(missing)} more are in events.jsonl.</p>`;
    return html `<section class="card" id="events" aria-labelledby="h-events"><details class="section"><summary><h2 id="h-events">Events <span class="count">${count(events.total)}</span></h2></summary>
<div class="scroll" tabindex="0" role="region" aria-label="Events, scrollable"><table><thead><tr><th scope="col">Time</th><th scope="col">Event</th><th scope="col">Node</th><th scope="col">What</th></tr></thead>
<tbody>${shown.map((event) => eventRow(event, startedAt, room))}</tbody></table></div>${note}</details></section>`;
}
function eventRow(event, startedAt, room) {
    const node = 'node' in event && event.node !== null ? event.node : '';
    const elapsed = (Date.parse(event.timestamp) - startedAt) / 1000;
    const tone = event.type === 'node_failed' || event.type === 'workflow_failed' ? 's-failed' : '';
    const words = room.take((0,terminal_text/* oneLine */.TN)(wordsOf(event), 240)).text;
    const where = room.take((0,terminal_text/* oneLine */.TN)(`${event.scope}${node}`, 120)).text;
    return html `<tr class="event ${tone}"><td class="num"><time datetime="${event.timestamp}">${elapsed < 0 ? '\u2013' : `+${elapsed.toFixed(3)} s`}</time></td><td>${event.type}</td><td><code>${where}</code></td><td>${words}</td></tr>`;
}
function wordsOf(event) {
    switch (event.type) {
        case 'workflow_started':
            return `${event.workflow}, ${event.file}${event.resumed ? ', resumed' : ''}`;
        case 'node_started':
            return `attempt ${event.attempt}${event.visit > 1 ? `, visit ${event.visit}` : ''}`;
        case 'node_completed':
            return event.termination_reason ?? '';
        case 'node_failed':
        case 'error_recorded':
            return `${event.envelope.kind}: ${event.envelope.message}`;
        case 'node_retry_scheduled':
            return `after ${event.kind}, in ${Math.round(event.delay_seconds * 100) / 100} s`;
        case 'route_taken':
            return [event.action, event.to ?? '', event.kind === null ? '' : `on ${event.kind}`].join(' ');
        case 'group_started':
            return `${event.total} in all, ${event.max_concurrent} at a time`;
        case 'group_completed':
            return `${event.succeeded} succeeded, ${event.failed} failed`;
        case 'workflow_failed':
            return event.message;
        default:
            return otherWords(event);
    }
}
function otherWords(event) {
    switch (event.type) {
        case 'subworkflow_started':
            return event.file;
        case 'subworkflow_completed':
            return `${event.file}: ${event.status}`;
        case 'circuit_state_changed':
            return `${event.key}: ${event.from} to ${event.to}`;
        case 'policy_evaluated':
            return `${event.policy_name}: ${event.allowed ? 'allowed' : 'denied'}${event.reason === '' ? '' : `, ${event.reason}`}`;
        case 'resilience_decided':
        case 'dead_lettered':
            return `${event.kind}, ${event.reason}`;
        case 'run_rewound':
            return `from ${event.from}`;
        case 'escalated':
            return event.title;
        case 'gate_waiting':
            return event.prompt;
        case 'hook_executed':
            return `${event.hook}: ${event.error ?? event.result}`;
        case 'warning':
            return `${event.code}: ${event.message}`;
        case 'checkpoint_save_failed':
        case 'errors_jsonl_write_failed':
            return event.error;
        default:
            return '';
    }
}

;// CONCATENATED MODULE: ./build/reporters/html/extras.js



const MAX_ROWS = 200;
function outputSection(report, room) {
    const { output } = report.result;
    if (output === null)
        return NOTHING;
    return html `<section class="card" id="output" aria-labelledby="h-output"><h2 id="h-output">Output</h2>${value(output, room)}</section>`;
}
function extraSections(report, room) {
    const { result } = report;
    return html `${warnings(result.warnings, room)}${records('policies', 'Policies', result.policies, room)}${records('letters', 'Dead letters', result.dead_letters, room)}${records('escalations', 'Escalations', result.escalations, room)}`;
}
function warnings(all, room) {
    if (all.length === 0)
        return NOTHING;
    const shown = all.slice(0, MAX_ROWS).map((text) => html `<li>${room.take((0,terminal_text/* cut */.Jj)(text, 1000)).text}</li>`);
    return html `<section class="card" id="warnings" aria-labelledby="h-warnings"><h2 id="h-warnings">Warnings <span class="count">${count(all.length)}</span></h2><ul class="warnings">${shown}</ul>${more(all.length)}</section>`;
}
function more(total) {
    return total <= MAX_ROWS
        ? NOTHING
        : html `<p class="quiet">and ${counted(total - MAX_ROWS, 'more')} in result.json</p>`;
}
function records(id, title, all, room) {
    if (all.length === 0)
        return NOTHING;
    const shown = all.slice(0, MAX_ROWS).map((record) => html `<li>${value(record, room)}</li>`);
    return html `<section class="card" id="${id}" aria-labelledby="h-${id}"><details class="section"><summary><h2 id="h-${id}">${title} <span class="count">${count(all.length)}</span></h2></summary><ul class="records">${shown}</ul>${more(all.length)}</details></section>`;
}

;// CONCATENATED MODULE: ./build/reporters/html/layers.js
const MAX_BENDS = 3000;
const SWEEPS = 6;
function layered(entry, nodes, edges) {
    const up = edgesThatPointUp(entry, nodes, edges);
    const ranks = ranksOf(nodes, edges, up);
    const layers = [];
    const put = (rank, cell) => {
        while (layers.length <= rank)
            layers.push([]);
        layers[rank]?.push(cell);
    };
    for (const { id, width } of nodes)
        put(ranks.get(id) ?? 0, { id, width, bend: false });
    const ways = waysOf(edges, up, ranks, put);
    return { layers: ordered(layers, ways), ways };
}
function edgesThatPointUp(entry, nodes, edges) {
    const out = new Map();
    for (const edge of edges)
        out.set(edge.from, [...(out.get(edge.from) ?? []), edge]);
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
function ranksOf(nodes, edges, up) {
    const ranks = new Map(nodes.map((node) => [node.id, 0]));
    const incoming = new Map(nodes.map((node) => [node.id, 0]));
    const out = new Map();
    for (const edge of edges) {
        const [from, to] = up.has(edge) ? [edge.to, edge.from] : [edge.from, edge.to];
        out.set(from, [...(out.get(from) ?? []), to]);
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
function waysOf(edges, up, ranks, put) {
    let bends = 0;
    return edges.map((edge, index) => {
        const isUp = up.has(edge);
        const [top, bottom] = isUp ? [edge.to, edge.from] : [edge.from, edge.to];
        const first = ranks.get(top) ?? 0;
        const last = ranks.get(bottom) ?? 0;
        const cells = [top];
        for (let rank = first + 1; rank < last && bends < MAX_BENDS; rank++) {
            const id = `\n${index}.${rank}`;
            bends += 1;
            put(rank, { id, width: 14, bend: true });
            cells.push(id);
        }
        return { edge, cells: [...cells, bottom], up: isUp };
    });
}
function ordered(layers, ways) {
    const neighbours = neighboursOf(ways);
    const place = new Map();
    const current = layers.map((layer) => [...layer]);
    const settle = (layer) => {
        for (const [index, cell] of layer.entries())
            place.set(cell.id, index);
    };
    current.forEach(settle);
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
        const down = sweep % 2 === 0;
        const order = down ? current : [...current].reverse();
        for (const layer of order) {
            const wish = new Map(layer.map((cell) => [cell.id, middle(neighbours, cell.id, down, place)]));
            layer.sort((a, b) => (wish.get(a.id) ?? 0) - (wish.get(b.id) ?? 0));
            settle(layer);
        }
    }
    return current;
}
function neighboursOf(ways) {
    const above = new Map();
    const below = new Map();
    const add = (map, id, other) => {
        const list = map.get(id);
        if (list === undefined)
            map.set(id, [other]);
        else
            list.push(other);
    };
    for (const { cells } of ways) {
        for (const [index, id] of cells.entries()) {
            const next = cells[index + 1];
            if (next === undefined)
                continue;
            add(below, id, next);
            add(above, next, id);
        }
    }
    return { above, below };
}
function middle(neighbours, id, down, place) {
    const others = (down ? neighbours.above : neighbours.below).get(id) ?? [];
    if (others.length === 0)
        return place.get(id) ?? 0;
    return others.reduce((sum, other) => sum + (place.get(other) ?? 0), 0) / others.length;
}

;// CONCATENATED MODULE: ./build/reporters/html/layout.js

const MAX_NODES = 300;
const MAX_EDGES = 1500;
const BOX_HEIGHT = 48;
const ROW = 16;
const MAX_MEMBERS = 5;
const GAP_X = 26;
const GAP_Y = 54;
const MARGIN = 20;
const ROUNDS = 8;
const SPINE = 20;
const END = '$end';
function drawing(graph, path) {
    const members = new Set(graph.nodes.flatMap((node) => node.members));
    const all = graph.nodes.filter((node) => !members.has(node.name));
    const nodes = all.length <= MAX_NODES ? all : onPath(all, path);
    const shown = new Set(nodes.map((node) => node.name));
    const edges = edgesBetween(graph, shown, all.length <= MAX_NODES ? null : path);
    const reachesEnd = edges.some((edge) => edge.to === END);
    const boxes = nodes.map((node) => ({ id: node.name, width: widthOf(node), node }));
    const cells = reachesEnd ? [...boxes, { id: END, width: 56, node: null }] : boxes;
    const loops = edges.filter((edge) => edge.from === edge.to);
    const layers = layered(graph.entry, cells, edges.filter((edge) => edge.from !== edge.to));
    const xs = columns(graph.entry, layers);
    return placed(layers, xs, new Map(nodes.map((node) => [node.name, node])), loops, all.length - nodes.length);
}
function onPath(nodes, path) {
    const taken = new Set(path.nodes.slice(0, MAX_NODES));
    return nodes.filter((node) => taken.has(node.name)).slice(0, MAX_NODES);
}
function edgesBetween(graph, shown, path) {
    const taken = path === null ? null : new Set(path.edges.map((edge) => `${edge.from}\n${edge.to}`));
    const found = new Map();
    for (const edge of graph.edges) {
        if (!shown.has(edge.from) || !(edge.to === END || shown.has(edge.to)))
            continue;
        if (taken !== null && !taken.has(`${edge.from}\n${edge.to}`))
            continue;
        const key = `${edge.from}\n${edge.to}\n${edge.kind}`;
        const known = found.get(key);
        const label = [known?.label ?? '', edge.label].filter((part) => part !== '').join(', ');
        found.set(key, { ...edge, label });
    }
    return [...found.values()].slice(0, MAX_EDGES);
}
function widthOf(node) {
    const longest = Math.max(node.name.length, ...node.members.map((member) => member.length + 2));
    return Math.min(236, Math.max(164, 56 + longest * 7.8));
}
function heightOf(node) {
    if (node === null)
        return 28;
    if (node.members.length === 0)
        return BOX_HEIGHT;
    const rows = Math.min(node.members.length, MAX_MEMBERS) + (node.members.length > MAX_MEMBERS ? 1 : 0);
    return BOX_HEIGHT + rows * ROW + 8;
}
function columns(entry, { layers, ways }) {
    const spine = neighboursOf(ways.filter(isOnSpine(entry, ways)));
    const all = neighboursOf(ways);
    const xs = new Map();
    for (const layer of layers) {
        let x = 0;
        for (const cell of layer) {
            xs.set(cell.id, x + cell.width / 2);
            x += cell.width + GAP_X;
        }
    }
    for (let round = 0; round <= ROUNDS; round++) {
        const down = round % 2 === 0;
        for (const layer of down ? layers : [...layers].reverse()) {
            const wishes = layer.map((cell) => wish(cell.id, down ? 'above' : 'below', spine, all, xs));
            for (const [index, x] of spread(layer, wishes).entries())
                xs.set(layer[index]?.id ?? '', x);
        }
    }
    return xs;
}
function isOnSpine(entry, ways) {
    const good = ways.filter((way) => way.edge.kind !== 'error');
    const reached = new Set([entry]);
    for (let before = -1; before < reached.size;) {
        before = reached.size;
        for (const { edge } of good)
            if (reached.has(edge.from))
                reached.add(edge.to);
    }
    return (way) => way.edge.kind !== 'error' && !way.up && reached.has(way.edge.from);
}
function wish(id, side, spine, all, xs) {
    const main = spine[side].get(id) ?? [];
    const others = all[side].get(id) ?? [];
    if (others.length === 0)
        return { at: xs.get(id) ?? 0, weight: 0.1 };
    const followed = main.length > 0 ? main : others;
    const at = followed.reduce((sum, other) => sum + (xs.get(other) ?? 0), 0) / followed.length;
    return { at, weight: main.length > 0 ? SPINE : 1 };
}
function spread(layer, wishes) {
    const offsets = [];
    let offset = 0;
    for (const [index, cell] of layer.entries()) {
        const before = layer[index - 1];
        if (before !== undefined)
            offset += (before.width + cell.width) / 2 + GAP_X;
        offsets.push(offset);
    }
    const pools = [];
    for (const [index, { at, weight }] of wishes.entries()) {
        let pool = { sum: (at - (offsets[index] ?? 0)) * weight, weight, size: 1 };
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
function placed({ layers, ways }, xs, nodes, loops, left) {
    const leftmost = layers.flat().reduce((x, cell) => Math.min(x, (xs.get(cell.id) ?? 0) - cell.width / 2), Infinity);
    const spots = new Map();
    const boxes = [];
    let y = MARGIN;
    for (const layer of layers) {
        const height = Math.max(...layer.map((cell) => (cell.bend ? 0 : heightOf(nodes.get(cell.id) ?? null))));
        for (const cell of layer) {
            const x = (xs.get(cell.id) ?? 0) - leftmost + MARGIN;
            const own = cell.bend ? height : heightOf(nodes.get(cell.id) ?? null);
            const top = y + (height - own) / 2;
            spots.set(cell.id, { x, top, bottom: top + own });
            if (!cell.bend)
                boxes.push(box(cell, nodes.get(cell.id) ?? null, { x: x - cell.width / 2, y: top }, own));
        }
        y += height + GAP_Y;
    }
    const width = layers.flat().reduce((most, cell) => Math.max(most, (spots.get(cell.id)?.x ?? 0) + cell.width / 2), 0);
    const ports = portsOf(ways, spots, boxes);
    const lines = ways.map((way) => ({ edge: way.edge, points: pointsOf(way, spots, ports) }));
    const edges = [...lines, ...loopsOf(loops, boxes)];
    const room = loops.length === 0 ? 0 : 40;
    return { width: width + MARGIN + room, height: Math.max(y - GAP_Y, 0) + MARGIN, nodes: boxes, edges, left };
}
function box(cell, node, at, height) {
    const members = node?.members ?? [];
    return {
        name: cell.id,
        node,
        members: members.slice(0, MAX_MEMBERS),
        hiddenMembers: Math.max(0, members.length - MAX_MEMBERS),
        x: at.x,
        y: at.y,
        width: cell.width,
        height,
    };
}
function portsOf(ways, spots, boxes) {
    const sides = new Map();
    const add = (side, way, other) => {
        const entry = { way, towards: spots.get(other ?? '')?.x ?? 0 };
        sides.set(side, [...(sides.get(side) ?? []), entry]);
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
function pointsOf(way, spots, ports) {
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
function loopsOf(loops, boxes) {
    return loops.flatMap((edge) => {
        const owner = boxes.find((one) => one.name === edge.from);
        if (owner === undefined)
            return [];
        const x = owner.x + owner.width;
        const y = owner.y + owner.height / 2;
        return [
            {
                edge,
                points: [
                    { x, y: y - 10 },
                    { x: x + 30, y },
                    { x, y: y + 10 },
                ],
            },
        ];
    });
}

;// CONCATENATED MODULE: ./build/reporters/html/states.js


const WORDS = {
    completed: 'Completed',
    recovered: 'Recovered',
    handled: 'Error handled',
    failed: 'Failed',
    open: 'Interrupted',
    waiting: 'Waiting',
    terminated: 'Terminated',
    skipped: 'Not run',
};
function wordFor(look) {
    return WORDS[look];
}
const SHAPES = {
    completed: '<path d="M4 8.4 6.8 11 12 5.2"/>',
    recovered: '<path d="M4.2 7A4 4 0 1 1 5 10.6M4 4v3.2h3.2"/>',
    handled: '<path d="M4 12V8.5A2.5 2.5 0 0 1 6.5 6H12M9.5 3.5 12 6 9.5 8.5"/>',
    failed: '<path d="m5 5 6 6m0-6-6 6"/>',
    open: '<path d="M5 8h6"/>',
    waiting: '<path d="M6 5v6m4-6v6"/>',
    terminated: '<path d="M6 6h4v4H6z" fill="currentColor"/>',
    skipped: '',
};
function symbols() {
    const drawn = Object.entries(SHAPES).map(([look, shape]) => {
        const ring = look === 'terminated' ? OCTAGON : RING[look === 'skipped' ? 'dashed' : 'plain'];
        return `<symbol id="i-${look}" viewBox="0 0 16 16">${ring}<g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${shape}</g></symbol>`;
    });
    return html `<svg class="defs" aria-hidden="true" width="0" height="0"><defs>${drawn.map(trusted)}${trusted(ARROWS)}</defs></svg>`;
}
const RING = {
    plain: '<circle cx="8" cy="8" r="7.5" fill="currentColor" fill-opacity=".14"/>',
    dashed: '<circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" stroke-width="1.4" stroke-dasharray="2 2.3"/>',
};
const OCTAGON = '<path d="M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5z" fill="currentColor" fill-opacity=".18"/>';
const ARROWS = ['idle', 'ok', 'bad']
    .map((name) => `<marker id="a-${name}" class="a-${name}" viewBox="0 0 8 8" refX="7" refY="4" markerUnits="userSpaceOnUse" markerWidth="9" markerHeight="9" orient="auto"><path d="M0 .8 7.4 4 0 7.2z"/></marker>`)
    .join('');
function trusted(text) {
    return new Markup(text);
}
function sign(look) {
    return html `<svg class="sign" aria-hidden="true"><use href="#i-${look}"/></svg><span class="sr">${WORDS[look]}: </span>`;
}
function tagsOf(visit) {
    const state = (0,account_visits/* stateOf */.L4)(visit);
    const tags = ['all'];
    if (state === 'failed' || state === 'handled' || state === 'open')
        tags.push('failed');
    if (visit.attemptsTotal > 1 || state === 'recovered')
        tags.push('retried');
    if (visit.pauses.length > 0)
        tags.push('waited');
    return tags.join(' ');
}

;// CONCATENATED MODULE: ./build/reporters/html/graph.js




const LEGEND = [
    'completed',
    'recovered',
    'handled',
    'failed',
    'open',
    'waiting',
    'terminated',
    'skipped',
];
function graphSection({ graph, path, notes }) {
    if (graph.nodes.length === 0)
        return NOTHING;
    const drawn = drawing(graph, path);
    if (drawn.nodes.length === 0)
        return NOTHING;
    const taken = new Set(path.edges.map((edge) => `${edge.from}\n${edge.to}`));
    const looks = new Set(drawn.nodes.map((node) => lookOf(node, notes)));
    const legend = LEGEND.filter((look) => looks.has(look)).map((look) => html `<li class="s-${look}"><svg class="sign" aria-hidden="true"><use href="#i-${look}"/></svg>${wordFor(look)}</li>`);
    const width = Math.ceil(drawn.width);
    const height = Math.ceil(drawn.height);
    const note = drawn.left === 0
        ? NOTHING
        : html `<p class="quiet">The workflow has ${count(graph.nodes.length)} nodes; only the path taken is drawn, ${counted(drawn.left, 'node')} left out.</p>`;
    return html `<section class="card" id="graph" aria-labelledby="h-graph">
<div class="head"><h2 id="h-graph">Graph</h2><ul class="legend">${legend}</ul></div>${note}
<div class="canvas" tabindex="0" role="region" aria-label="Graph of the workflow, scrollable">
<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="group" aria-label="${counted(drawn.nodes.length, 'node')}">
<g class="edges">${sortedEdges(drawn.edges, taken)}</g><g>${drawn.nodes.map((node) => graph_box(node, notes))}</g><g class="labels">${labels(drawn.edges, taken)}</g>
</svg></div></section>`;
}
function lookOf(placed, notes) {
    if (placed.node === null)
        return 'completed';
    return notes.get(placed.name)?.look ?? 'skipped';
}
function sortedEdges(edges, taken) {
    const isTaken = ({ edge }) => taken.has(`${edge.from}\n${edge.to}`);
    return [...edges.filter((edge) => !isTaken(edge)), ...edges.filter(isTaken)].map((placed) => line(placed, isTaken(placed)));
}
function line({ edge, points }, taken) {
    const tone = taken ? (edge.kind === 'error' ? 'bad' : 'ok') : 'idle';
    const label = edge.label === '' ? '' : `: ${(0,terminal_text/* cut */.Jj)(edge.label, 300)}`;
    const title = html `<title>${edge.from} to ${edge.to === END ? 'the end' : edge.to}${label}${taken ? '' : ' (not taken)'}</title>`;
    const d = edge.from === edge.to ? loop(points) : curve(points);
    return html `<path class="e e-${tone} k-${edge.kind}" d="${d}" marker-end="url(#a-${tone})">${title}</path>`;
}
function n(value) {
    return String(Math.round(value * 10) / 10);
}
function curve(points) {
    return points
        .map((point, index) => {
        const before = points[index - 1];
        if (before === undefined)
            return `M${n(point.x)} ${n(point.y)}`;
        const half = (before.y + point.y) / 2;
        return `C${n(before.x)} ${n(half)} ${n(point.x)} ${n(half)} ${n(point.x)} ${n(point.y)}`;
    })
        .join('');
}
function loop(points) {
    const [from, over, to] = points;
    if (from === undefined || over === undefined || to === undefined)
        return '';
    return `M${n(from.x)} ${n(from.y)}C${n(over.x)} ${n(from.y - 8)} ${n(over.x)} ${n(to.y + 8)} ${n(to.x)} ${n(to.y)}`;
}
function labels(edges, taken) {
    const used = [];
    return edges.flatMap(({ edge, points }) => {
        const [from, to] = points;
        if (edge.label === '' || edge.from === edge.to || from === undefined || to === undefined)
            return [];
        const text = (0,terminal_text/* cut */.Jj)(edge.label, 26);
        const width = text.length * 6.4 + 8;
        const leftwards = to.x < from.x - 4;
        const spot = [0.5, 0.3, 0.7]
            .map((t) => ({ x: from.x + (to.x - from.x) * ease(t) + (leftwards ? -8 : 8), y: from.y + (to.y - from.y) * t }))
            .map((one) => ({ ...one, left: leftwards ? one.x - width : one.x, right: leftwards ? one.x : one.x + width }))
            .find((one) => !used.some((other) => Math.abs(other.y - one.y) < 13 && other.left < one.right && one.left < other.right));
        if (spot === undefined)
            return [];
        used.push(spot);
        const tone = taken.has(`${edge.from}\n${edge.to}`) ? (edge.kind === 'error' ? 'bad' : 'ok') : 'idle';
        const side = leftwards ? ' left' : '';
        return [html `<text class="l-${tone}${side}" x="${n(spot.x)}" y="${n(spot.y + 3.5)}">${text}</text>`];
    });
}
function ease(t) {
    return t * t * (3 - 2 * t);
}
function graph_box(placed, notes) {
    const { x, y, width, height } = placed;
    if (placed.node === null) {
        return html `<g class="end"><rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="14"/><text x="${n(x + width / 2)}" y="${n(y + 18.5)}">end</text></g>`;
    }
    const note = notes.get(placed.name);
    const look = note?.look ?? 'skipped';
    const words = [placed.members.length > 0 && note !== undefined ? '' : placed.node.type, note?.words ?? '']
        .filter((part) => part !== '')
        .join(' \u00b7 ');
    const letters = Math.floor((width - 48) / 7.6);
    const inside = html `<title>${placed.name}: ${wordFor(look)}</title><rect class="b" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="10"/>
<use href="#i-${look}" x="${n(x + 12)}" y="${n(y + 15)}" width="18" height="18"/>
<text class="t1" x="${n(x + 40)}" y="${n(y + 21)}">${(0,terminal_text/* cut */.Jj)(placed.name, letters)}</text><text class="t2" x="${n(x + 40)}" y="${n(y + 37)}">${(0,terminal_text/* cut */.Jj)(words, Math.floor((width - 46) / 5.9))}</text>${members(placed, notes)}`;
    return note?.anchor == null
        ? html `<g class="n s-${look}">${inside}</g>`
        : html `<a class="n s-${look}" href="#${note.anchor}" aria-label="${placed.name}: ${wordFor(look)}">${inside}</a>`;
}
function members(placed, notes) {
    if (placed.members.length === 0)
        return NOTHING;
    const letters = Math.floor((placed.width - 52) / 6.8);
    const names = placed.members.map((name, index) => {
        const at = placed.y + 58 + index * 16;
        const look = notes.get(name)?.look ?? lookOf(placed, notes);
        return html `<circle class="dot s-${look}" cx="${n(placed.x + 21)}" cy="${n(at - 3.5)}" r="3"/><text class="t3" x="${n(placed.x + 40)}" y="${n(at)}">${(0,terminal_text/* cut */.Jj)(name, letters)}</text>`;
    });
    const more = placed.hiddenMembers === 0
        ? NOTHING
        : html `<text class="t3" x="${n(placed.x + 40)}" y="${n(placed.y + 58 + placed.members.length * 16)}">${count(placed.hiddenMembers)} more</text>`;
    return html `<line class="rule" x1="${n(placed.x + 12)}" x2="${n(placed.x + placed.width - 12)}" y1="${n(placed.y + 45.5)}" y2="${n(placed.y + 45.5)}"/>${names}${more}`;
}

// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(9250);
// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(9174);
;// CONCATENATED MODULE: ./build/reporters/html/attempts.js




function facts(visit) {
    const last = visit.attempts.at(-1);
    const started = visit.attempts[0]?.startedAt;
    const parts = [];
    if (started !== undefined)
        parts.push(html `<li>Started ${moment(started)}</li>`);
    if (last !== undefined && last.exitCode !== null)
        parts.push(html `<li>Exit code ${code(String(last.exitCode))}</li>`);
    if (visit.child !== null)
        parts.push(html `<li>Runs ${code(visit.child.file)}</li>`);
    if (visit.recovered !== null)
        parts.push(html `<li>Recovered from ${code(visit.recovered.kind)}</li>`);
    if (visit.termination !== null)
        parts.push(html `<li>Ended the run: ${(0,terminal_text/* cut */.Jj)(visit.termination.reason, 1000)}</li>`);
    if (visit.route !== null)
        parts.push(html `<li>${routeWords(visit.route)}</li>`);
    return parts.length === 0 ? NOTHING : html `<ul class="facts">${parts}</ul>`;
}
function routeWords(route) {
    const row = route.route === '' ? NOTHING : html ` by ${code(route.route)}`;
    const kind = route.kind === null ? NOTHING : html ` on ${code(route.kind)}`;
    switch (route.action) {
        case 'to':
            return html `Then ${code(route.to ?? '')}${kind}${row}`;
        case 'end':
            return html `Then the end${kind}${row}`;
        case 'retry':
            return html `Tried again${kind}${row}`;
        case 'halt':
            return html `Halted the run${kind}${row}`;
        case 'propagate':
            return html `Handed to the caller${kind}${row}`;
        case 'recover':
            return html `Recovered${kind}${row}`;
        case 'collected':
            return html `Collected by its group${kind}`;
        case 'unhandled':
            return route.route === '' ? html `No route took it${kind}` : html `Could not be carried out${kind}${row}`;
    }
}
function attemptList(visit, { room }) {
    const interesting = visit.attempts.length > 1 || visit.attempts.some((attempt) => attempt.failure !== null);
    if (!interesting)
        return NOTHING;
    const shown = visit.attempts.slice(-30);
    const hidden = visit.attemptsTotal - shown.length;
    const note = hidden === 0 ? NOTHING : html `<p class="quiet">The first ${hidden} attempts are not shown.</p>`;
    return html `${note}<ol class="attempts">${shown.map((attempt) => html `<li>${attemptEntry(attempt, room)}${waitAfter(visit, attempt)}</li>`)}</ol>`;
}
function waitAfter(visit, attempt) {
    const end = attempt.endedAt;
    const next = visit.attempts.find((other) => other.number > attempt.number);
    const pause = visit.pauses.find((one) => one.why === 'retry' && end !== null && one.from >= end && (next === undefined || one.from <= next.startedAt));
    if (pause === undefined || pause.to === null)
        return NOTHING;
    return html `<p class="quiet">Waited ${duration(pause.to - pause.from)} before the next attempt</p>`;
}
function attemptEntry(attempt, room) {
    const took = attempt.durationMs === null ? '' : ` after ${duration(attempt.durationMs)}`;
    if (attempt.failure === null) {
        const word = attempt.state === 'open' ? 'was interrupted' : 'completed';
        return html `<p><span class="s-${attempt.state}"><b>Attempt ${attempt.number}</b> ${word}</span>${took}</p>`;
    }
    const { envelope, stderr_tail: stderrTail } = attempt.failure;
    const stderr = stderrTail.trim() === ''
        ? NOTHING
        : html `<details class="fold"><summary>End of stderr</summary><div class="inside">${block(stderrTail, room)}</div></details>`;
    const details = isEmptyObject(envelope.details) ? NOTHING : foldedValue('Details', envelope.details, room);
    return html `<p><span class="s-failed"><b>Attempt ${attempt.number}</b> failed</span>${took} with ${code(envelope.kind)}</p>
<p class="said">${room.take(envelope.message, 2000).text}</p>${details}${stderr}`;
}

;// CONCATENATED MODULE: ./build/reporters/html/timeline.js






const MAX_FAILED = 200;
const MAX_FIRST = 200;
const MAX_LAST = 100;
function chosen(visits, order) {
    if (visits.length <= MAX_FIRST + (order === 'time' ? MAX_LAST : 0)) {
        const sorted = order === 'time' ? visits : [...visits.filter(isBad), ...visits.filter((visit) => !isBad(visit))];
        return { shown: sorted, hidden: 0 };
    }
    const bad = visits.filter(isBad).slice(0, MAX_FAILED);
    const rest = visits.filter((visit) => !bad.includes(visit));
    if (order === 'failed-first') {
        const shown = [...bad, ...rest.slice(0, MAX_FIRST)];
        return { shown, hidden: visits.length - shown.length };
    }
    const kept = new Set([...bad, ...rest.slice(0, MAX_FIRST), ...rest.slice(-MAX_LAST)]);
    return { shown: visits.filter((visit) => kept.has(visit)), hidden: visits.length - kept.size };
}
function isBad(visit) {
    const state = (0,account_visits/* stateOf */.L4)(visit);
    return state === 'failed' || state === 'open' || state === 'waiting';
}
function rowList(visits, total, rows, order, label) {
    const { shown, hidden } = chosen(visits, order);
    const written = shown.slice(0, Math.max(0, rows.left));
    rows.left -= written.length;
    const missing = hidden + total - visits.length + shown.length - written.length;
    const bad = order === 'failed-first' ? visits.filter(isBad).length : 0;
    const note = missing === 0
        ? NOTHING
        : html `<p class="quiet more">${counted(missing, 'more run')} not shown${bad > 0 ? `; ${count(bad)} of all ${count(total)} failed` : ''}. events.jsonl has every one.</p>`;
    return html `<ol class="rows" aria-label="${label}">${written.map((visit) => row(visit, rows))}</ol>${note}`;
}
function anchorOf(visit, anchors) {
    const known = anchors.get(visit);
    if (known !== undefined)
        return known;
    const made = `n${anchors.size + 1}`;
    anchors.set(visit, made);
    return made;
}
function row(visit, rows) {
    const state = (0,account_visits/* stateOf */.L4)(visit);
    const took = (0,account_visits/* endOf */.pJ)(visit, rows.runEnd) - (0,account_visits/* startOf */.GH)(visit);
    const item = visit.item === null ? NOTHING : html ` <span class="key">${(0,terminal_text/* cut */.Jj)(itemName(visit), 80)}</span>`;
    return html `<li class="row s-${state}" data-tags="${tagsOf(visit)}"><details id="${anchorOf(visit, rows.anchors)}"><summary>
${sign(state)}<span class="who"><span class="name">${(0,terminal_text/* cut */.Jj)(visit.node, 120)}</span>${item}<span class="about">${about(visit)}</span></span>
${track(visit, rows)}<span class="took">${duration(took)}</span></summary>
<div class="body">${facts(visit)}${attemptList(visit, rows)}${output(visit, rows)}${inner(visit, rows)}</div></details></li>`;
}
function itemName(visit) {
    if (visit.item === null)
        return '';
    const { index, key } = visit.item;
    return key === String(index) || key === '' ? `#${index}` : `#${index} ${key}`;
}
function about(visit) {
    const parts = [visit.type];
    if (visit.visit > 1)
        parts.push(`visit ${visit.visit}`);
    if (visit.attemptsTotal > 1)
        parts.push(counted(visit.attemptsTotal, 'attempt'));
    if (visit.group !== null) {
        parts.push(counted(visit.group.total, visit.type === 'parallel' ? 'member' : 'item'));
        if (visit.group.failed > 0)
            parts.push(`${count(visit.group.failed)} failed`);
    }
    if (visit.attempts.at(-1)?.cached === true)
        parts.push('from the checkpoint');
    return parts.filter((part) => part !== '').join(' \u00b7 ');
}
function percent(value) {
    return `${Math.round(value * 100) / 100}%`;
}
function track(visit, { axis, runEnd }) {
    const bar = (from, to) => {
        const width = Math.max(0.45, axis.at(to) - axis.at(from));
        return { x: percent(Math.min(axis.at(from), 100 - width)), width: percent(width) };
    };
    const attempts = visit.attempts.slice(0, 60).map((attempt) => {
        const { x, width } = bar(attempt.startedAt, attempt.endedAt ?? runEnd);
        const words = `attempt ${attempt.number}: ${attempt.state === 'open' ? 'interrupted' : attempt.state}`;
        return html `<rect class="t-${attempt.state}" x="${x}" y="7" width="${width}" height="10" rx="3"><title>${words}</title></rect>`;
    });
    const pauses = visit.pauses.slice(0, 60).map((pause) => {
        const { x, width } = bar(pause.from, pause.to ?? runEnd);
        const words = `${pause.why === 'retry' ? 'wait before the next attempt' : 'wait'}, ${duration((pause.to ?? runEnd) - pause.from)}`;
        const thin = pause.why === 'retry';
        return html `<rect class="w-${pause.why}" x="${x}" y="${thin ? 11 : 7}" width="${width}" height="${thin ? 2 : 10}" rx="${thin ? 1 : 3}"><title>${words}</title></rect>`;
    });
    return html `<svg class="track" aria-hidden="true"><use href="#grid" width="100%" height="100%"/>${attempts}${pauses}</svg>`;
}
function output(visit, { room }) {
    const last = visit.attempts.at(-1);
    if (last === undefined || (last.output === undefined && last.state === 'open'))
        return NOTHING;
    const title = last.failure === null ? 'Output' : visit.recovered === null ? 'Partial output' : 'Output, as recovered';
    return foldedValue(title, (0,account_visits/* outputOf */.jH)(visit), room);
}
function inner(visit, rows) {
    if (visit.children.size === 0)
        return NOTHING;
    const isGroup = visit.group !== null || visit.type === 'for_each' || visit.type === 'parallel';
    const label = isGroup
        ? `Runs inside ${visit.node}`
        : `Nodes of the child workflow ${visit.child?.workflow ?? visit.node}`;
    return rowList([...visit.children], visit.childrenTotal, rows, isGroup ? 'failed-first' : 'time', (0,terminal_text/* cut */.Jj)(label, 200));
}
function retriesIn(visits) {
    return visits.reduce((sum, one) => sum + Math.max(0, one.attemptsTotal - 1) + retriesIn([...one.children]), 0);
}
function failedAttempts(visits) {
    return visits.reduce((sum, visit) => sum + (0,account_visits/* failuresOf */.dJ)(visit).length + failedAttempts([...visit.children]), 0);
}

;// CONCATENATED MODULE: ./build/reporters/html/header.js





function headingOf(report) {
    if (report.result.termination !== null)
        return { word: 'Terminated', tone: 'terminated' };
    switch (report.result.outcome) {
        case 'success':
            return { word: 'Success', tone: 'completed' };
        case 'failed':
            return { word: 'Failed', tone: 'failed' };
        case 'invalid':
            return { word: 'Invalid', tone: 'failed' };
        case 'halted':
            return { word: 'Halted', tone: 'failed' };
        case 'suspended':
            return { word: 'Suspended', tone: 'waiting' };
        case 'cancelled':
            return { word: 'Cancelled', tone: 'open' };
    }
}
function reason(report, visits) {
    const { result } = report;
    if (result.termination !== null)
        return html `Ended on purpose by <b>${(0,terminal_text/* cut */.Jj)(result.termination.terminated_by, 120)}</b>.`;
    const error = result.errors[0];
    if (error !== undefined)
        return errorReason(report, error);
    if (result.gate !== null)
        return html `<b>${(0,terminal_text/* cut */.Jj)(result.gate.node, 120)}</b> waits for an answer.`;
    if (result.outcome !== 'success')
        return html `${(0,terminal_text/* oneLine */.TN)(result.error ?? 'The run ended early.', 300)}`;
    const failures = failedAttempts(visits);
    const mended = failures === 0
        ? 'without a failed attempt'
        : `after ${counted(failures, 'failed attempt')} that the workflow dealt with`;
    return html `Finished in ${duration(result.execution.duration_ms)}, ${mended}.`;
}
function errorReason(report, error) {
    const { outcome, errors } = report.result;
    const kind = code(error.kind, 200);
    if (outcome === 'invalid')
        return html `The workflow file has ${counted(errors.length, 'problem')}; nothing ran.`;
    if (outcome === 'cancelled')
        return html `The run was cancelled before it could end.`;
    if (error.node_id === null)
        return html `${kind} ended the run.`;
    const node = html `<b>${(0,terminal_text/* cut */.Jj)(error.node_id, 120)}</b>`;
    if (error.kind === 'halt.intentional')
        return html `A halt route at ${node} ended the run.`;
    return outcome === 'halted' ? html `${node} raised ${kind}, and no route took it.` : html `${node} failed with ${kind}.`;
}
function pageHeader(report, visits, startedAt) {
    const { result } = report;
    const { word, tone } = headingOf(report);
    const name = (0,terminal_text/* cut */.Jj)(result.workflow.name ?? report.graph.name, 160);
    return html `<header class="top s-${tone}"><div class="wrap">
<p class="eyebrow"><span>Run report</span>${result.run_id === null ? NOTHING : html `<span class="runid">${(0,terminal_text/* cut */.Jj)(result.run_id, 80)}</span>`}</p>
<div class="title"><svg class="outcome" aria-hidden="true"><use href="#i-${tone}"/></svg><div><h1>${name} <span class="word">${word}</span></h1><p class="reason">${reason(report, visits)}</p></div></div>
${factRow(report, visits, startedAt)}</div></header>`;
}
function factRow(report, visits, startedAt) {
    const { result } = report;
    const { execution } = result;
    const retries = retriesIn(visits);
    const failures = failedAttempts(visits);
    const entries = [
        ['Duration', duration(execution.duration_ms)],
        ['Nodes run', `${execution.nodes_executed} of ${execution.nodes_total}`],
        ['Retries', retries === 0 ? 'none' : String(retries)],
        ['Failed attempts', failures === 0 ? 'none' : String(failures)],
        ['Exit code', String(result.exit_code)],
    ];
    if (startedAt !== null)
        entries.push(['Started', moment(startedAt)]);
    const tokens = (result.metrics.input_tokens ?? 0) + (result.metrics.output_tokens ?? 0);
    if (tokens > 0)
        entries.push(['Tokens', counted(tokens, 'token')]);
    if (result.workflow.file !== finding/* NO_FILE */.tW)
        entries.push(['File', code(result.workflow.file, 120)]);
    const run = githubLink(report);
    if (run !== null)
        entries.push(['Job', run]);
    return html `<dl class="numbers">${entries.map(([label, content]) => html `<div><dt>${label}</dt><dd>${content}</dd></div>`)}</dl>`;
}
function githubLink(report) {
    const { github } = report;
    const target = github === null ? null : (0,markdown/* linkTarget */.Cm)(github.run_url);
    if (github === null || target === null)
        return null;
    return html `<a href="${target}" rel="noreferrer noopener">${(0,terminal_text/* cut */.Jj)(github.repository, 100)} \u00b7 ${(0,terminal_text/* cut */.Jj)(github.job, 60)}</a>`;
}

;// CONCATENATED MODULE: ./build/reporters/html/script.js
const SCRIPT = `(function () {
  'use strict'
  var bar = document.getElementById('find')
  var input = document.getElementById('q')
  var said = document.getElementById('found')
  if (!bar || !input || !said) return
  bar.hidden = false
  var rows = Array.prototype.slice.call(document.querySelectorAll('li.row'))
  var events = Array.prototype.slice.call(document.querySelectorAll('tr.event'))
  var chips = Array.prototype.slice.call(document.querySelectorAll('button[data-filter]'))
  var texts = new Map()
  var opened = new Set()
  var filter = 'all'
  function ownText(row) {
    var body = row.querySelector(':scope > details > .body')
    if (!body) return row.textContent || ''
    var parts = [row.querySelector('summary').textContent]
    for (var i = 0; i < body.children.length; i++) {
      if (!body.children[i].classList.contains('rows')) parts.push(body.children[i].textContent)
    }
    return parts.join(' ')
  }
  function textOf(row) {
    var known = texts.get(row)
    if (known === undefined) {
      known = ownText(row).toLowerCase()
      texts.set(row, known)
    }
    return known
  }
  function reveal(row) {
    for (var up = row.parentElement; up; up = up.parentElement) {
      if (up.tagName === 'LI' && up.classList.contains('row')) up.hidden = false
      if (up.tagName === 'DETAILS' && !up.open) {
        up.open = true
        opened.add(up)
      }
    }
  }
  function apply() {
    var words = input.value.trim().toLowerCase().split(/\\s+/).filter(Boolean)
    var narrowed = words.length > 0 || filter !== 'all'
    opened.forEach(function (details) { details.open = false })
    opened.clear()
    var hits = 0
    var matches = []
    rows.forEach(function (row) {
      var tags = (row.getAttribute('data-tags') || '').split(' ')
      var fits = tags.indexOf(filter) !== -1 && words.every(function (word) { return textOf(row).indexOf(word) !== -1 })
      row.hidden = !fits
      if (fits) {
        hits += 1
        matches.push(row)
      }
    })
    if (narrowed) matches.forEach(reveal)
    events.forEach(function (row) {
      row.hidden = !words.every(function (word) { return textOf(row).indexOf(word) !== -1 })
    })
    said.textContent = narrowed ? hits + ' of ' + rows.length + ' runs' : ''
  }
  var timer = 0
  input.addEventListener('input', function () {
    clearTimeout(timer)
    timer = setTimeout(apply, rows.length > 400 ? 180 : 0)
  })
  chips.forEach(function (chip) {
    chip.addEventListener('click', function () {
      filter = chip.getAttribute('data-filter') || 'all'
      chips.forEach(function (other) { other.setAttribute('aria-pressed', String(other === chip)) })
      apply()
    })
  })
  document.addEventListener('keydown', function (event) {
    var typing = event.target instanceof HTMLInputElement
    if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault()
      input.focus()
    } else if (event.key === 'Escape' && event.target === input) {
      input.value = ''
      apply()
    }
  })
  function openTarget() {
    var id = location.hash.slice(1)
    var target = /^[a-z0-9-]+$/.test(id) ? document.getElementById(id) : null
    if (!target) return
    reveal(target)
    if (target.tagName === 'DETAILS') target.open = true
    target.scrollIntoView({ block: 'start' })
  }
  window.addEventListener('hashchange', openTarget)
  openTarget()
  var folded = []
  window.addEventListener('beforeprint', function () {
    folded = Array.prototype.filter.call(document.querySelectorAll('#error details'), function (one) { return !one.open })
    folded.forEach(function (one) { one.open = true })
  })
  window.addEventListener('afterprint', function () {
    folded.forEach(function (one) { one.open = false })
  })
})()
`;
const SCRIPT_DIGEST = 'kcCGahL57VYphi1iEUbNj4IYi3y4StJfIeeVAlnMSPU=';

;// CONCATENATED MODULE: ./build/reporters/html/style.js
const COLOURS = `
:root{color-scheme:light dark;--bg:#f6f6f3;--card:#fff;--ink:#1c1e22;--soft:#5a606b;--line:#e4e4df;--well:#f4f4f0;
--ok:#17693f;--ok-bar:#3f9a68;--ok-wash:#eaf4ed;--bad:#ad2a20;--bad-bar:#d1594e;--bad-wash:#fbeeec;--warn:#81500a;--warn-bar:#c98f2d;--warn-wash:#fbf3e2;
--info:#1f5a9e;--info-bar:#5f97d6;--info-wash:#eaf1f9;--stop:#5f40ad;--stop-bar:#8d72d4;--stop-wash:#f1edfb;--idle:#5f6570;--idle-bar:#b9bdc4;--idle-wash:#f2f2ef}
@media (prefers-color-scheme:dark){:root{--bg:#131417;--card:#1a1c20;--ink:#e9eaec;--soft:#a3a9b4;--line:#2c2f35;--well:#212429;
--ok:#79cf9f;--ok-bar:#4da877;--ok-wash:#1b2a22;--bad:#ff9e94;--bad-bar:#dd6a5f;--bad-wash:#331f1e;--warn:#e7bc6c;--warn-bar:#bd8b36;--warn-wash:#2e2719;
--info:#8fbcf2;--info-bar:#5a8fcc;--info-wash:#1c2735;--stop:#bfabf7;--stop-bar:#8f76d6;--stop-wash:#262138;--idle:#a0a6b1;--idle-bar:#555b66;--idle-wash:#202227}}
.s-completed{--tone:var(--ok);--bar:var(--ok-bar);--wash:var(--ok-wash)}
.s-failed{--tone:var(--bad);--bar:var(--bad-bar);--wash:var(--bad-wash)}
.s-recovered,.s-handled{--tone:var(--warn);--bar:var(--warn-bar);--wash:var(--warn-wash)}
.s-waiting{--tone:var(--info);--bar:var(--info-bar);--wash:var(--info-wash)}
.s-terminated{--tone:var(--stop);--bar:var(--stop-bar);--wash:var(--stop-wash)}
.s-open,.s-skipped{--tone:var(--idle);--bar:var(--idle-bar);--wash:var(--idle-wash)}
`;
const BASE = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Inter,Roboto,"Helvetica Neue",Arial,sans-serif;font-feature-settings:"tnum","cv05";overflow-wrap:anywhere}
code,pre,.name,.key,.runid{font-family:ui-monospace,"SF Mono",SFMono-Regular,"JetBrains Mono","Cascadia Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
code{font-size:.9em}
h1,h2,h3,p,dl,dd,ol,ul,blockquote,pre{margin:0;padding:0}
ol,ul{list-style:none}
a{color:inherit;text-decoration-color:var(--idle-bar);text-underline-offset:.2em}
a:hover{text-decoration-color:currentColor}
:focus-visible{outline:2px solid var(--info);outline-offset:2px;border-radius:6px}
[hidden]{display:none!important}
.wrap{max-width:1160px;margin:0 auto;padding:0 28px}
main:focus{outline:none}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-999px}
.skip:focus{left:12px;top:12px;padding:8px 14px;background:var(--card);z-index:9}
.defs{position:absolute}
.quiet{color:var(--soft);font-size:.93em}
.sign{width:18px;height:18px;color:var(--tone);flex:none}
footer{padding-top:8px;padding-bottom:48px;color:var(--soft);font-size:13px}
`;
const TOP = `
.top{padding:34px 0 26px}
.eyebrow{display:flex;gap:14px;justify-content:space-between;color:var(--soft);font-size:13px;margin-bottom:22px}
.title{display:flex;gap:18px;align-items:flex-start}
.outcome{width:46px;height:46px;color:var(--tone);flex:none}
h1{font-size:29px;line-height:1.25;font-weight:640;letter-spacing:-.018em}
.word{color:var(--tone);font-weight:500}
.reason{color:var(--soft);font-size:16.5px;margin-top:4px;max-width:78ch}
.reason b{color:var(--ink);font-weight:600}
.reason code{color:var(--tone)}
.numbers{display:flex;flex-wrap:wrap;gap:14px 36px;margin-top:26px}
.numbers dt{color:var(--soft);font-size:12.5px}
.numbers dd{font-size:15px;font-weight:520}
.numbers code{font-weight:400;font-size:13.5px}
.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:22px 24px;margin-bottom:18px}
h2{font-size:16px;font-weight:620;letter-spacing:-.006em}
.card>h2+*{margin-top:12px}
h3{font-size:13px;font-weight:600;color:var(--soft);margin:20px 0 8px}
.count{color:var(--soft);font-weight:450;margin-left:4px}
.head{display:flex;flex-wrap:wrap;gap:10px 20px;justify-content:space-between;align-items:center;margin-bottom:12px}
.ending{position:relative;padding-left:30px;overflow:hidden}
.ending::before{content:"";position:absolute;inset:0 auto 0 0;width:5px;background:var(--bar)}
.ending h2{color:var(--tone)}
.ending .kind{margin-top:10px}
.ending .kind code{font-size:14px;color:var(--tone);background:var(--wash);padding:3px 9px;border-radius:7px}
.message{font-size:18px;line-height:1.5;margin-top:10px;max-width:80ch;white-space:pre-wrap}
.advice{margin-top:10px;color:var(--soft);max-width:80ch}
blockquote{font-size:19px;line-height:1.5;margin:10px 0 12px;max-width:72ch;white-space:pre-wrap}
.s-terminated.ending{border-radius:16px;border-style:dashed;border-color:var(--bar);background:var(--wash)}
.s-terminated.ending::before{display:none}
.where{margin-top:12px}
.frames li{padding:5px 0 5px 20px;position:relative}
.frames li::before{content:"";position:absolute;left:3px;top:14px;width:7px;height:7px;border-radius:50%;background:var(--bar)}
.frames li+li::before{background:var(--card);box-shadow:inset 0 0 0 1.5px var(--idle-bar)}
.frames li:not(:last-child)::after{content:"";position:absolute;left:6px;top:24px;bottom:-12px;width:1px;background:var(--idle-bar)}
.options{display:flex;flex-wrap:wrap;gap:8px;margin-top:8px}
.options li{border:1px solid var(--line);border-radius:9px;padding:5px 12px}
`;
const DATA = `
pre{font-size:12.8px;line-height:1.55;background:var(--well);border-radius:10px;padding:12px 14px;overflow:auto;max-height:30em;white-space:pre-wrap;tab-size:4}
pre code{font-size:inherit}
pre.command{margin-bottom:8px;user-select:all}
.fields{display:grid;grid-template-columns:minmax(90px,max-content) 1fr;gap:6px 20px;font-size:14px}
.fields dt{color:var(--soft);max-width:22ch}
.fields dd{min-width:0}
.fold{margin-top:10px}
.fold>summary,.section>summary{cursor:pointer;width:fit-content;border-radius:6px}
.fold>summary{color:var(--soft);font-size:13.5px;font-weight:520}
.fold>summary:hover{color:var(--ink)}
.fold.other>summary{font-weight:400;color:var(--ink)}
.inside{padding:10px 0 4px 16px;border-left:1px solid var(--line);margin:8px 0 0 4px}
.section>summary h2{display:inline}
.section[open]>summary{margin-bottom:14px}
.warnings li,.records>li{padding:9px 0;border-top:1px solid var(--line)}
.warnings{margin-top:10px}
.scroll{overflow:auto;max-height:34em}
table{border-collapse:collapse;width:100%;font-size:13.2px}
th{position:sticky;top:0;background:var(--card);text-align:left;color:var(--soft);font-weight:520;padding:4px 14px 8px 0}
td{padding:5px 14px 5px 0;border-top:1px solid var(--line);vertical-align:top}
td:nth-child(2){white-space:nowrap}
tr.s-failed td:nth-child(2){color:var(--tone)}
.num{white-space:nowrap;color:var(--soft)}
`;
const TIMELINE = `
#find{display:flex;flex-wrap:wrap;gap:8px 0;align-items:center;justify-content:flex-end}
.chips{display:flex;margin-right:12px;background:var(--well);border-radius:10px;padding:3px}
.chips button{all:unset;box-sizing:border-box;font-size:13px;padding:3px 12px;border-radius:8px;color:var(--soft);cursor:pointer}
.chips button:hover{color:var(--ink)}
.chips button[aria-pressed=true]{background:var(--card);color:var(--ink);box-shadow:0 0 0 1px var(--line)}
.chips button:focus-visible{outline:2px solid var(--info);outline-offset:1px}
#q{font:inherit;font-size:13.5px;color:inherit;background:var(--well);border:1px solid transparent;border-radius:10px;padding:5px 12px;width:190px}
#q::placeholder{color:var(--soft);opacity:1}
#found{color:var(--soft);font-size:13px;order:-1}
#found:not(:empty){margin-right:14px}
#timeline{container-type:inline-size}
.scale,.row>details>summary{display:grid;grid-template-columns:18px minmax(170px,31%) 1fr 74px;grid-template-columns:18px minmax(0,1fr) 59cqi 70px;gap:0 12px;align-items:center}
.scale{padding:0 10px}
.scale svg{grid-column:3;width:100%;height:18px;overflow:visible}
.scale text{font-size:11.5px;fill:var(--soft)}
.rows{border-top:1px solid var(--line)}
.row{border-bottom:1px solid var(--line)}
.row>details>summary{list-style:none;cursor:pointer;padding:0 10px;min-height:42px;border-radius:8px}
.row>details>summary::-webkit-details-marker{display:none}
.row>details>summary:hover,.row>details[open]>summary{background:var(--well)}
.who{min-width:0;padding:6px 0;line-height:1.35}
.name{font-size:13.6px;font-weight:560;margin-right:2px}
.key{font-size:12.6px;color:var(--soft)}
.about{display:block;color:var(--soft);font-size:12.4px}
.track{width:100%;height:24px;overflow:visible}
#grid line{stroke:var(--line);stroke-width:1}
#grid .gap{fill:var(--well)}
.t-completed{fill:var(--ok-bar)}.t-failed{fill:var(--bad-bar)}.t-open{fill:var(--idle-bar)}
.s-handled .t-failed,.s-recovered .t-failed{fill:var(--warn-bar)}
.s-completed>details>summary .t-failed{fill:var(--warn-bar)}
.s-terminated .t-completed{fill:var(--stop-bar)}
.w-retry{fill:var(--warn-bar);opacity:.55}
.w-timer{fill:var(--info-bar)}
.w-gate{fill:var(--info-bar);opacity:.6}
.took{text-align:right;color:var(--soft);font-size:13px;white-space:nowrap}
.body{padding:12px 10px 18px 40px}
.row .row .body{padding-left:26px}
.body>:first-child{margin-top:0}
.facts{display:flex;flex-wrap:wrap;gap:4px 22px;color:var(--soft);font-size:13.4px}
.facts code{color:var(--ink)}
.attempts{margin-top:12px}
.attempts>li{padding:8px 0 8px 16px;border-left:2px solid var(--line)}
.attempts p>span{color:var(--tone)}
.said{white-space:pre-wrap;max-width:80ch}
.row .rows{margin:14px -10px 0 0;border-radius:0}
.row .row>details>summary{min-height:36px}
.row .row:last-child{border-bottom:0}
.more{margin-top:10px}
.notrun{display:flex;gap:14px;align-items:baseline;margin-top:14px;padding:0 10px}
.notrun h3{margin:0;white-space:nowrap;font-weight:520}
.notrun ul{display:flex;flex-wrap:wrap;gap:4px 14px;color:var(--soft);font:13px ui-monospace,"SF Mono","JetBrains Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
`;
const GRAPH = `
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:13px;color:var(--soft)}
.legend li{display:flex;gap:6px;align-items:center}
.legend .sign{width:15px;height:15px}
.canvas{overflow:auto;max-height:max(78vh,1100px);border-radius:10px;text-align:center}
.canvas svg{display:inline-block}
.e{fill:none;stroke:var(--idle-bar);stroke-width:1.3}
.e-ok{stroke:var(--ok-bar);stroke-width:2}
.e-bad{stroke:var(--bad-bar);stroke-width:2}
.k-error{stroke-dasharray:5 4}
.a-idle{fill:var(--idle-bar)}.a-ok{fill:var(--ok-bar)}.a-bad{fill:var(--bad-bar)}
.n .b{fill:var(--wash);stroke:var(--bar);stroke-width:1.4}
.n.s-skipped .b{fill:var(--card);stroke-dasharray:4 3.5}
.n use{color:var(--tone)}
a.n:hover .b{stroke-width:2.4}
a.n:focus-visible{outline:none}
a.n:focus-visible .b{stroke:var(--info);stroke-width:3}
.t1,.t3,.labels text{font-family:ui-monospace,"SF Mono","JetBrains Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
.t1{font-size:12.8px;font-weight:560;fill:var(--ink)}
.t2{font-size:11.4px;fill:var(--soft)}
.t3{font-size:11.4px;fill:var(--soft)}
.s-skipped .t1{fill:var(--soft)}
.dot{fill:var(--bar)}
.rule{stroke:var(--line)}
.end rect{fill:var(--well);stroke:var(--idle-bar)}
.end text{text-anchor:middle;font-size:12px;fill:var(--soft)}
.labels text{font-size:10.6px;fill:var(--soft);stroke:var(--card);stroke-width:4px;paint-order:stroke;stroke-linejoin:round}
.labels .l-bad{fill:var(--bad)}
.labels .left{text-anchor:end}
`;
const PLACES = `
@media (max-width:760px){.wrap{padding:0 14px}.card{padding:18px 16px;border-radius:14px}.scale{display:none}.row>details>summary{grid-template-columns:18px 1fr auto;padding:6px 4px}.row .track{grid-column:1/-1;grid-row:2}.body{padding-left:12px}.fields{grid-template-columns:1fr}.numbers{gap:12px 24px}h1{font-size:24px}.outcome{width:36px;height:36px}.title{gap:12px}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media print{:root{--bg:#fff;--well:#f7f7f5}body{font-size:11pt}.wrap{max-width:none;padding:0}#find,.skip{display:none!important}.card{break-inside:auto;padding:12pt 0;border-width:1px 0 0;border-radius:0;margin:0}.ending{padding-left:14pt}.row,.attempts>li,h2,h3{break-inside:avoid}h2,h3{break-after:avoid}.canvas,.scroll,pre{max-height:none;overflow:visible}.canvas svg{max-width:100%;height:auto}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
@media (forced-colors:active){.t-completed,.t-failed,.t-open,.w-timer{fill:CanvasText}.chips button[aria-pressed=true]{outline:1px solid}}
`;
const STYLE = `${COLOURS}${BASE}${TOP}${DATA}${TIMELINE}${GRAPH}${PLACES}`;
const STYLE_DIGEST = 'W6D6jhxig+bp6ivB+THKpGu8RC8Hspd1ABnKom5y6I0=';

;// CONCATENATED MODULE: ./build/reporters/html/index.js













const MAX_PAGE_BYTES = 5 * 1024 * 1024;
const SIZES = [
    { data: 2_000_000, each: 48_000, rows: 1500, events: 2000 },
    { data: 800_000, each: 12_000, rows: 800, events: 800 },
    { data: 200_000, each: 2000, rows: 300, events: 200 },
    { data: 20_000, each: 300, rows: 40, events: 20 },
];
function renderHtml({ report }) {
    const visits = report.account.visits.roots;
    let page = '';
    for (const size of SIZES) {
        page = pageOf(report, visits, size);
        if (Buffer.byteLength(page) < MAX_PAGE_BYTES)
            break;
    }
    return page;
}
function pageOf(report, visits, size) {
    const { startedAt, lastAt: runEnd, excerpt, visits: all } = report.account;
    const axis = axisOf(visits, runEnd);
    const room = new Room(size.data, size.each);
    const ending = endingSection(report, room);
    const output = outputSection(report, room);
    const rows = { axis, runEnd, room, anchors: new Map(), left: size.rows };
    const timeline = timelineSection(report, visits, all.rootsTotal, rows);
    const graph = graphSection({ graph: report.graph, path: pathOf(visits), notes: notesOf(visits, rows.anchors) });
    const body = html `${symbols()}${gridSymbol(axis)}<a class="skip" href="#main">Skip to the report</a>${pageHeader(report, visits, startedAt)}
<main id="main" class="wrap" tabindex="-1">${ending}${timeline}${graph}${output}${extraSections(report, room)}${eventsSection(excerpt, axis.start, size.events, new Room(size.data, 400))}</main>
<footer class="wrap"><p>Made by conductor-action${report.runDir === null ? NOTHING : html `; the run folder is <code>${(0,terminal_text/* cut */.Jj)(report.runDir, 400)}</code>`}</p></footer>`;
    const { word } = headingOf(report);
    return html_document(`${(0,terminal_text/* cut */.Jj)(report.result.workflow.name ?? report.graph.name, 120)} \u00b7 ${word}`, body);
}
function html_document(title, body) {
    const policy = `default-src 'none'; style-src 'sha256-${STYLE_DIGEST}'; script-src 'sha256-${SCRIPT_DIGEST}'; base-uri 'none'; form-action 'none'`;
    return html `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${title}</title><style>${new Markup(STYLE)}</style></head><body>
${body}
<script>${new Markup(SCRIPT)}</script></body></html>
`.text;
}
function gridSymbol(axis) {
    const lines = axis.ticks.map(({ at }) => html `<line x1="${html_percent(at)}" x2="${html_percent(at)}" y1="0" y2="100%"/>`);
    const gaps = axis.gaps.map((gap) => html `<rect class="gap" x="${html_percent(axis.at(gap.from))}" width="${html_percent(axis.at(gap.to) - axis.at(gap.from))}" y="0" height="100%"/>`);
    return html `<svg class="defs" aria-hidden="true" width="0" height="0"><defs><symbol id="grid">${lines}${gaps}</symbol></defs></svg>`;
}
function html_percent(value) {
    return `${Math.round(value * 100) / 100}%`;
}
function timelineSection(report, visits, total, rows) {
    const list = visits.length === 0
        ? html `<p class="quiet">Nothing ran.</p>`
        : rowList(visits, total, rows, 'time', 'Runs in the order of their start');
    const labels = rows.axis.ticks.map(({ at, elapsed }) => html `<text x="${html_percent(at)}" y="12" dx="${at < 1 ? 0 : 4}">${elapsed === 0 ? '0' : duration(elapsed)}</text>`);
    const gaps = rows.axis.gaps.map((gap) => html `<text class="pause" x="${html_percent(rows.axis.at(gap.from))}" y="12"><title>${duration(gap.to - gap.from)} in which nothing ran</title>\u2248</text>`);
    const scale = visits.length === 0 ? NOTHING : html `<div class="scale" aria-hidden="true"><svg>${labels}${gaps}</svg></div>`;
    return html `<section class="card" id="timeline" aria-labelledby="h-timeline"><div class="head"><h2 id="h-timeline">Timeline <span class="count">${count(total)}</span></h2>${tools()}</div>
${scale}${list}${notRun(report, visits)}</section>`;
}
function tools() {
    const chip = (filter, word) => html `<button type="button" data-filter="${filter}" aria-pressed="${filter === 'all' ? 'true' : 'false'}">${word}</button>`;
    return html `<div id="find" role="search" hidden><div class="chips" role="group" aria-label="Show">${chip('all', 'All')}${chip('failed', 'Failed')}${chip('retried', 'Retried')}${chip('waited', 'Waited')}</div>
<label class="sr" for="q">Search nodes, outputs and events</label><input id="q" type="search" placeholder="Search  /" autocomplete="off" spellcheck="false"><span id="found" role="status" aria-live="polite"></span></div>`;
}
function notRun(report, visits) {
    const entered = new Set(visits.map((visit) => visit.node));
    const names = report.result.execution.steps
        .filter((step) => step.status === 'not_executed' && !entered.has(step.node_id))
        .map((step) => step.node_id);
    if (names.length === 0)
        return NOTHING;
    const shown = names.slice(0, 100).map((name) => html `<li>${(0,terminal_text/* cut */.Jj)(name, 120)}</li>`);
    const more = names.length > 100 ? html `<li>${counted(names.length - 100, 'more')}</li>` : NOTHING;
    return html `<div class="notrun"><h3>Not run</h3><ul>${shown}${more}</ul></div>`;
}
function notesOf(visits, anchors) {
    const notes = new Map();
    const visitsByNode = new Map();
    const note = (visit) => {
        const times = (visitsByNode.get(visit.node) ?? 0) + 1;
        visitsByNode.set(visit.node, times);
        const words = [
            visit.group === null ? '' : groupWords(visit.group),
            visit.attemptsTotal > 1 ? counted(visit.attemptsTotal, 'attempt') : '',
            times > 1 && visit.item === null ? counted(times, 'visit') : '',
        ];
        const worse = notes.get(visit.node);
        if (visit.item !== null && worse?.look === 'failed')
            return;
        notes.set(visit.node, {
            look: (0,account_visits/* stateOf */.L4)(visit),
            words: words.filter((word) => word !== '').join(', '),
            anchor: anchors.get(visit) ?? null,
        });
    };
    for (const visit of visits) {
        note(visit);
        if (visit.group !== null)
            visit.children.forEach(note);
    }
    return notes;
}
function groupWords({ total, failed }) {
    return failed === 0 ? counted(total, 'run') : `${counted(total, 'run')}, ${count(failed)} failed`;
}
function pathOf(visits) {
    const edges = visits.flatMap(({ node, route }) => {
        if (route === null)
            return [];
        if (route.action === 'end')
            return [{ from: node, to: '$end' }];
        return route.to === null ? [] : [{ from: node, to: route.to }];
    });
    return { nodes: [...new Set(visits.map((visit) => visit.node))], edges };
}


/***/ }),

/***/ 9174:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ linkTarget)
/* harmony export */ });
/* unused harmony exports codeSpan, codeBlock, tableCell, folded */
/* harmony import */ var _terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2659);

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


/***/ })

};
;