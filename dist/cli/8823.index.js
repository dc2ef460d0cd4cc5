export const id = 8823;
export const ids = [8823];
export const modules = {

/***/ 6226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ GroupBoard),
/* harmony export */   s: () => (/* binding */ isLarge)
/* harmony export */ });
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1493);

const LARGE_GROUP = 20;
const MAX_MESSAGE = 300;
const MAX_ITEM = 80;
const MAX_KINDS = 200;
const NO_NEWS = { group: null, ended: null };
class GroupBoard {
    #groups = new Map();
    news = NO_NEWS;
    consume(event) {
        if (event.type === 'group_started')
            this.#open(event);
        const ended = event.type === 'group_completed' ? this.#close(event) : null;
        const group = this.#count(event);
        this.news = group === null && ended === null ? NO_NEWS : { group, ended };
    }
    #open(event) {
        const key = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .visitKey */ .xp)(event);
        this.#groups.set(key, {
            key,
            scope: event.scope,
            name: event.node,
            total: event.total,
            parallel: event.group_type === 'parallel',
            running: new Set(),
            failing: new Map(),
            messages: new Map(),
            done: 0,
        });
    }
    #close(event) {
        const key = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .visitKey */ .xp)(event);
        const group = this.#groups.get(key) ?? null;
        this.#groups.delete(key);
        return group;
    }
    running() {
        return this.#groups.values();
    }
    around(scope) {
        if (this.#groups.size === 0)
            return null;
        const innermost = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runAround */ .tV)(scope);
        for (let run = innermost; run !== null; run = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runAround */ .tV)(run.scope)) {
            const group = this.#groups.get((0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .visitKey */ .xp)(run));
            if (group !== undefined)
                return { group, direct: run === innermost };
        }
        return null;
    }
    isCrowded(scope) {
        let membership = this.around(scope);
        while (membership !== null) {
            if (isLarge(membership.group))
                return true;
            membership = this.around(membership.group.scope);
        }
        return false;
    }
    #count(event) {
        if (this.#groups.size === 0)
            return null;
        switch (event.type) {
            case 'node_started':
            case 'node_completed':
            case 'node_failed':
            case 'node_retry_scheduled':
                break;
            case 'route_taken':
                if (event.action === 'recover')
                    break;
                return null;
            default:
                return null;
        }
        const membership = this.around(event.scope);
        if (membership === null || !membership.direct)
            return null;
        const { group } = membership;
        const member = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeKey */ .u8)(event);
        if (group.failing.size > 0)
            group.failing.delete(member);
        if (event.type === 'node_started')
            group.running.add(member);
        else
            group.running.delete(member);
        if (event.type === 'node_completed' || event.type === 'route_taken')
            group.done += 1;
        if (event.type === 'node_failed' && event.envelope.kind !== 'internal.cancelled')
            noteFailure(group, member, event);
        return group;
    }
}
function isLarge(group) {
    return group.total > LARGE_GROUP;
}
function noteFailure(group, member, event) {
    const { kind, message } = event.envelope;
    const index = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runAround */ .tV)(event.scope)?.item ?? null;
    const item = event.item?.key ?? (group.parallel || index === null ? event.node : String(index));
    group.failing.set(member, { kind, item: item.slice(0, MAX_ITEM) });
    if (!group.messages.has(kind) && group.messages.size < MAX_KINDS)
        group.messages.set(kind, message.slice(0, MAX_MESSAGE));
}


/***/ }),

/***/ 8823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ RunAccount)
});

// EXTERNAL MODULE: ./build/core/kinds.js
var kinds = __webpack_require__(1425);
// EXTERNAL MODULE: ./build/core/lists.js
var lists = __webpack_require__(2735);
// EXTERNAL MODULE: ./build/core/place.js
var core_place = __webpack_require__(1493);
;// CONCATENATED MODULE: ./build/account/steps.js


class Steps {
    #states = new Map();
    #handedOn = new Map();
    #turn = 0;
    #lastTime = '';
    consume(event, mended) {
        this.#lastTime = event.timestamp;
        switch (event.type) {
            case 'node_started':
            case 'group_started':
                this.#start(event);
                break;
            case 'node_completed':
                this.#end(event, 'completed', event.duration_ms, event.status === 'failed' ? 'failed' : goodLook(mended));
                break;
            case 'node_failed':
                this.#end(event, 'failed', event.duration_ms, 'failed');
                break;
            case 'group_completed':
                if (event.status === 'completed')
                    this.#end(event, 'completed', event.duration_ms, goodLook(event.failed > 0));
                else if (event.status !== 'suspended')
                    this.#end(event, 'failed', event.duration_ms, 'failed');
                break;
            case 'gate_waiting':
                for (const at of [event, ...(0,core_place/* runsAround */.al)(event.scope)]) {
                    const state = this.#stateOf(at);
                    if (state !== undefined)
                        Object.assign(state, { status: 'waiting', look: 'waiting' });
                }
                break;
            case 'node_retry_scheduled': {
                const state = this.#stateOf(event);
                if (state !== undefined)
                    state.action = 'retry';
                break;
            }
            case 'route_taken':
                this.#route(event);
                break;
            default:
        }
    }
    completed(graph) {
        const known = this.#known(graph).filter(({ state: { completed } }) => completed !== null);
        return known.sort((a, b) => (a.state.completed ?? 0) - (b.state.completed ?? 0)).map(({ name }) => name);
    }
    actions(graph) {
        const known = this.#known(graph).sort((a, b) => a.state.ended - b.state.ended);
        return Object.fromEntries(known.flatMap(({ name, state: { action } }) => (action === null ? [] : [[name, action]])));
    }
    states(graph) {
        const states = new Map(graph.nodes.map(({ name }) => [name, 'skipped']));
        for (const { name, state } of this.#known(graph))
            states.set(name, state.look);
        for (const { name, type, members } of graph.nodes)
            for (const member of members)
                if (type === 'for_each' || !this.#states.has(`${name}/${member}`))
                    states.set(member, states.get(name) ?? 'skipped');
        return states;
    }
    order(graph) {
        return this.#known(graph)
            .sort((a, b) => a.state.order - b.state.order)
            .map(({ name }) => name);
    }
    reports(graph, repaired) {
        return [...stepKeys(graph)].map(([node, key]) => this.#report(node, this.#states.get(key), repaired.has(node.name)));
    }
    #report({ name: node_id, type }, state, repaired) {
        if (state === undefined || state.status === 'waiting') {
            const status = 'not_executed';
            return { node_id, type, status, duration_ms: null, attempts: 0, cached: false, repaired: false };
        }
        const { attempts, cached } = state;
        const status = state.status === 'completed' ? 'completed' : 'failed';
        const duration_ms = state.durationMs ?? Math.max(0, Date.parse(this.#lastTime) - Date.parse(state.startedAt));
        return { node_id, type, status, duration_ms, attempts, cached, repaired: repaired && !cached };
    }
    #known(graph) {
        return [...stepKeys(graph)].flatMap(([{ name }, key]) => {
            const state = this.#states.get(key);
            return state === undefined ? [] : [{ name, state }];
        });
    }
    #stateOf({ scope, node }) {
        return this.#states.get(rootKey(scope, node) ?? '');
    }
    #start(event) {
        const run = { status: 'running', look: 'running', durationMs: null, action: null, completed: null };
        Object.assign(this.#reached(event) ?? {}, run);
    }
    #end(event, status, durationMs, look) {
        const state = this.#reached(event);
        if (state === null)
            return;
        this.#turn += 1;
        state.status = status;
        state.look = look;
        this.#handlerEnded(event, status === 'failed');
        state.durationMs = durationMs;
        state.action = status === 'completed' ? 'default' : 'error';
        state.ended = this.#turn;
        state.completed = status === 'completed' ? this.#turn : null;
    }
    #reached({ scope, node, timestamp, attempt, replayed }) {
        const key = rootKey(scope, node);
        if (key === null)
            return null;
        const known = this.#states.get(key) ?? { ...NEW_STATE, order: this.#states.size };
        this.#states.set(key, known);
        return Object.assign(known, { startedAt: timestamp, attempts: attempt, cached: replayed === true });
    }
    #route(event) {
        const state = this.#stateOf(event);
        if (state === undefined)
            return;
        const action = actionOf(event);
        if (action === 'default' && state.action === 'recover')
            return;
        state.action = action;
        if (action === 'recover') {
            state.status = 'completed';
            this.#handlerEnded(event, false);
        }
        if (event.kind !== null && action !== 'retry')
            this.#handedOn.delete(event.node);
        if (event.kind === null || (action !== 'to' && action !== 'recover'))
            return;
        state.look = 'recovered';
        state.completed ??= ++this.#turn;
        if (event.scope === '' && event.to !== null)
            (0,lists/* addTo */.D)(this.#handedOn, event.to, state);
    }
    #handlerEnded({ scope, node }, isFailed) {
        if (scope !== '')
            return;
        for (const state of this.#handedOn.get(node) ?? [])
            state.look = isFailed ? 'failed' : 'recovered';
        if (!isFailed)
            this.#handedOn.delete(node);
    }
}
const NEW_STATE = {
    order: 0,
    status: 'running',
    look: 'running',
    startedAt: '',
    durationMs: null,
    attempts: 0,
    cached: false,
    action: null,
    ended: 0,
    completed: null,
};
function goodLook(isMended) {
    return isMended ? 'recovered' : 'completed';
}
function actionOf(event) {
    if (event.kind === null)
        return event.action === 'halt' ? 'halt' : 'default';
    switch (event.action) {
        case 'to':
        case 'end':
            return 'to';
        case 'retry':
        case 'halt':
        case 'propagate':
        case 'recover':
            return event.action;
        case 'unhandled':
        case 'collected':
            return 'error';
    }
}
function rootKey(scope, node) {
    if (scope === '')
        return node;
    const around = (0,core_place/* isItem */.WZ)(scope) || (0,core_place/* depthOf */.d1)(scope) !== 1 ? null : (0,core_place/* runAround */.tV)(scope);
    return around === null ? null : `${around.node}/${node}`;
}
function stepKeys(graph) {
    const items = new Set();
    const groups = new Map();
    for (const { name, type, members } of graph.nodes)
        for (const member of members) {
            if (type === 'for_each')
                items.add(member);
            else
                groups.set(member, name);
        }
    const steps = graph.nodes.filter((node) => !items.has(node.name));
    return new Map(steps.map((node) => {
        const group = groups.get(node.name);
        return [node, group === undefined ? node.name : `${group}/${node.name}`];
    }));
}

;// CONCATENATED MODULE: ./build/account/errors.js




const MAX_REACTIONS = 200;
const MAX_HANDLED = 100;
const MAX_KINDS = 200;
const MAX_ACTIONS = 10_000;
const MAX_RECORDED = 10_000;
const MAX_SIGHTINGS = 1000;
class Errors {
    recorded = [];
    handled = [];
    handledTotal = 0;
    #groups;
    #overcome = new Map();
    #reactions = new Map();
    #sightings = new Map();
    #actions = new Map();
    #open = new Map();
    #inHandler = new Map();
    #collected = new Map();
    #unsettled = new Map();
    constructor(groups) {
        this.#groups = groups;
    }
    consume(event) {
        switch (event.type) {
            case 'workflow_started':
                this.recorded.length = 0;
                break;
            case 'node_completed':
                this.#completed(event);
                break;
            case 'node_failed':
                if (event.envelope.kind !== 'internal.cancelled')
                    this.#open.set((0,core_place/* nodeKey */.u8)(event), event);
                this.#see(event);
                break;
            case 'node_retry_scheduled':
                this.#react({ ...event, action: 'retry', to: event.from }, event.delay_seconds);
                break;
            case 'route_taken':
                if (event.kind !== null)
                    this.#routed(event, event.kind);
                break;
            case 'group_completed':
                this.#groupEnded(event);
                break;
            case 'error_recorded':
                if (this.recorded.length < MAX_RECORDED)
                    this.recorded.push(event);
                break;
            default:
        }
    }
    isOpen(event) {
        return this.#open.has((0,core_place/* nodeKey */.u8)(event));
    }
    overcome() {
        return [...this.#overcome.values()];
    }
    reactions() {
        return [...this.#reactions.values()];
    }
    sightings() {
        return [...this.#sightings.values()];
    }
    actionOn(node, kind) {
        return this.#actions.get(`${node}\n${kind}`);
    }
    #completed(event) {
        const place = (0,core_place/* nodeKey */.u8)(event);
        const failure = this.#open.get(place);
        if (failure !== undefined)
            count(this.#overcome, failure, 'retry', 1);
        this.#open.delete(place);
        this.#handlerCompleted(place, event.node);
        const visit = (0,core_place/* visitKey */.xp)(event);
        for (const key of this.#unsettled.get(visit) ?? []) {
            const seen = this.#sightings.get(key);
            if (seen === undefined)
                continue;
            const recoveryAttempts = seen.recoveryAttempts + event.attempt;
            this.#sightings.set(key, { ...seen, recovered: seen.recovered + 1, recoveryAttempts });
        }
        this.#unsettled.delete(visit);
    }
    #handlerCompleted(place, node) {
        for (const error of this.#inHandler.get(place) ?? [])
            this.#handle(error, 'to', node);
        this.#inHandler.delete(place);
    }
    #routed(event, kind) {
        if (this.#actions.size < MAX_ACTIONS)
            this.#actions.set(`${event.node}\n${kind}`, actionOf(event));
        const { action, scope, to } = event;
        const place = (0,core_place/* nodeKey */.u8)(event);
        const failure = this.#open.get(place);
        if (action !== 'retry' && action !== 'collected')
            this.#react({ ...event, kind }, 0);
        if (action !== 'retry') {
            this.#open.delete(place);
            if (action === 'recover')
                this.#handlerCompleted(place, event.node);
            this.#inHandler.delete(place);
        }
        if (failure === undefined)
            return;
        if (action === 'end' || action === 'recover')
            this.#handle(failure, action, action);
        if (action === 'to' && to !== null)
            (0,lists/* addTo */.D)(this.#inHandler, (0,core_place/* nodeKey */.u8)({ scope, node: to }), failure);
        if (action === 'collected') {
            const group = this.#groups.around(scope)?.group;
            if (group !== undefined)
                this.#collect(group.key, failure);
        }
    }
    #collect(group, failure) {
        const collected = this.#collected.get(group) ?? { kinds: new Map(), handled: [], total: 0 };
        this.#collected.set(group, collected);
        count(collected.kinds, failure, 'group', 1);
        collected.total += 1;
        if (collected.handled.length < MAX_HANDLED)
            collected.handled.push(handledBy(failure, 'group'));
    }
    #groupEnded(event) {
        const key = (0,core_place/* visitKey */.xp)(event);
        const collected = this.#collected.get(key);
        this.#collected.delete(key);
        if (event.status !== 'completed' || collected === undefined)
            return;
        for (const { error, count: times } of collected.kinds.values())
            count(this.#overcome, error, 'group', times);
        this.#list(collected.handled, collected.total);
    }
    #handle(failure, action, by) {
        count(this.#overcome, failure, action, 1);
        this.#list([handledBy(failure, by)], 1);
    }
    #list(handled, total) {
        this.handledTotal += total;
        this.handled.push(...handled.slice(0, MAX_HANDLED - this.handled.length));
    }
    #see(event) {
        const { kind } = event.envelope;
        if (!(0,kinds/* isKind */.VF)(kind) || event.frames.length > 1 || event.envelope.details['injected'] === true)
            return;
        const node = (0,core_place/* placeInFile */.ZU)(event);
        const key = `${node}\n${kind}`;
        const seen = this.#sightings.get(key);
        if (seen === undefined && this.#sightings.size >= MAX_SIGHTINGS)
            return;
        const known = seen ?? { node, kind, count: 0, recovered: 0, recoveryAttempts: 0 };
        this.#sightings.set(key, { ...known, count: known.count + 1 });
        const visit = (0,core_place/* visitKey */.xp)(event);
        this.#unsettled.set(visit, (this.#unsettled.get(visit) ?? new Set()).add(key));
    }
    #react({ node, kind, action, to }, delaySeconds) {
        const key = `${node}\n${kind}\n${action}\n${to ?? ''}`;
        const known = this.#reactions.get(key);
        if (known === undefined && this.#reactions.size >= MAX_REACTIONS)
            return;
        const waitedSeconds = (known?.waitedSeconds ?? 0) + delaySeconds;
        this.#reactions.set(key, { node, kind, action, to, count: (known?.count ?? 0) + 1, waitedSeconds });
    }
}
function count(kinds, error, by, times) {
    const { kind } = error.envelope;
    const known = kinds.get(kind);
    if (known !== undefined)
        kinds.set(kind, { ...known, count: known.count + times });
    else if (kinds.size < MAX_KINDS)
        kinds.set(kind, { error, by, count: times });
}
function handledBy({ node, envelope, attempts, item }, by) {
    const { kind, message } = envelope;
    return { node, kind, message, attempts, by, ...(item === undefined ? {} : { item: item.key }) };
}

// EXTERNAL MODULE: ./build/core/event-types.js
var event_types = __webpack_require__(8374);
// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(7742);
;// CONCATENATED MODULE: ./build/account/excerpt.js


const FIRST = 2000;
const IMPORTANT = 1000;
const LAST = 50;
const MAX_WORDS = 240;
class EventExcerpt {
    total = 0;
    #first = [];
    #important = [];
    #importantTotal = 0;
    #last = [];
    consume(event) {
        const { logged, important } = (0,event_types/* eventFacts */.IS)(event.type);
        if (!logged || event.type === 'node_output')
            return;
        this.total += 1;
        if (event.replayed === true && !important)
            return;
        if (important)
            this.#importantTotal += 1;
        const row = rowOf(event);
        if (this.#first.length < FIRST)
            this.#first.push(row);
        else if (important && this.#importantTotal <= IMPORTANT)
            this.#important.push({ number: this.total, row });
        else {
            this.#last.push({ number: this.total, row });
            if (this.#last.length > 2 * LAST)
                this.#last = this.#last.slice(-LAST);
        }
    }
    choose(limit) {
        const later = [...this.#important, ...this.#last].sort((a, b) => a.number - b.number);
        const known = [...this.#first, ...later.map(({ row }) => row)];
        if (known.length <= limit)
            return known;
        const important = known.filter(({ type }) => (0,event_types/* eventFacts */.IS)(type).important).slice(0, Math.floor(limit / 2));
        const chosen = new Set(important);
        for (const row of known) {
            if (chosen.size >= limit - LAST)
                break;
            chosen.add(row);
        }
        for (const row of known.slice(-LAST))
            chosen.add(row);
        return known.filter((row) => chosen.has(row));
    }
}
function rowOf(event) {
    const { type, timestamp, scope, node } = event;
    return { type, timestamp, scope, node: node ?? '', words: (0,terminal_text/* oneLine */.TN)((0,event_types/* eventFacts */.IS)(type).label(event), MAX_WORDS) };
}

;// CONCATENATED MODULE: ./build/account/governance.js

const MAX_POLICIES = 1000;
const MAX_LISTED = 10_000;
const MAX_CIRCUITS = 200;
class GovernanceLog {
    policies = [];
    escalations = [];
    circuits = [];
    #deadLetters = new Map();
    consume(event) {
        switch (event.type) {
            case 'policy_evaluated':
                this.#policy(event);
                return;
            case 'dead_lettered':
                if (this.#deadLetters.size < MAX_LISTED || this.#deadLetters.has(event.id))
                    this.#deadLetters.set(event.id, { id: event.id, ...at(event), kind: event.kind, reason: event.reason });
                return;
            case 'node_completed':
                if (this.#deadLetters.size > 0)
                    this.#deadLetters.delete((0,core_place/* deadLetterId */.k)(event.run_id, event));
                return;
            case 'escalated':
                this.#escalated(event);
                return;
            case 'circuit_state_changed':
                if (this.circuits.length < MAX_CIRCUITS)
                    this.circuits.push(event);
                return;
            default:
        }
    }
    deadLetters() {
        return [...this.#deadLetters.values()];
    }
    #policy(event) {
        if (this.policies.length >= (event.allowed ? MAX_POLICIES : MAX_LISTED))
            return;
        const { policy_name, allowed, reason, metadata, mode } = event;
        this.policies.push({ ...at(event), policy_name, allowed, reason, metadata, mode });
    }
    #escalated(event) {
        if (this.escalations.length >= MAX_LISTED)
            return;
        const { kind, message, title, labels, assignees } = event;
        const earlier = event.replayed === true && event.joined !== true ? { earlier: true } : {};
        this.escalations.push({ ...at(event), kind, message, title, labels, assignees, ...earlier });
    }
}
function at(event) {
    return { node: event.node, scope: event.scope };
}

// EXTERNAL MODULE: ./build/account/groups.js
var groups = __webpack_require__(6226);
// EXTERNAL MODULE: ./build/core/events.js
var events = __webpack_require__(4793);
;// CONCATENATED MODULE: ./build/account/notices.js


const MAX_TEXTS = 1000;
const notices_MAX_LISTED = 200;
const MAX_GATES = 50;
class Notices {
    warnings = [];
    warningsTotal = 0;
    unseenFailures = 0;
    groups = [];
    children = [];
    #tolerated = new Map();
    #walk;
    #texts = [];
    #moreTexts = 0;
    #waiting = new Map();
    #gateFiles = new Map();
    constructor(walk) {
        this.#walk = walk;
    }
    consume(event) {
        switch (event.type) {
            case 'warning':
                this.#warn(event);
                break;
            case 'errors_jsonl_write_failed':
                this.#say(`errors.jsonl could not be written: ${event.error}`);
                break;
            case 'checkpoint_save_failed':
                this.#say(`the checkpoint could not be written: ${event.error}`);
                break;
            case 'gate_waiting': {
                const { scope, node, prompt, options } = event;
                this.#waiting.set((0,core_place/* nodeKey */.u8)(event), { node, prompt, options });
                if (this.#gateFiles.size < notices_MAX_LISTED)
                    this.#gateFiles.set(gateKey(event), this.#walk.fileOf(scope));
                break;
            }
            case 'node_failed':
                this.#waiting.delete((0,core_place/* nodeKey */.u8)(event));
                break;
            case 'group_completed':
                if (this.groups.length < notices_MAX_LISTED)
                    this.groups.push(event);
                this.#groupEnded(event);
                break;
            case 'subworkflow_completed':
                if (this.children.length < notices_MAX_LISTED)
                    this.children.push(event);
                break;
            default:
        }
    }
    toleratedGroups() {
        return [...this.#tolerated.values()];
    }
    texts() {
        return this.#moreTexts === 0 ? this.#texts : [...this.#texts, `and ${this.#moreTexts} more warnings`];
    }
    gates(first) {
        const distinct = new Map();
        for (const gate of [first, ...this.#waiting.values()]) {
            const key = JSON.stringify([gate.node, gate.prompt, gate.options]);
            if (!distinct.has(key))
                distinct.set(key, gate);
            if (distinct.size >= MAX_GATES)
                break;
        }
        return [...distinct.values()];
    }
    fileOfGate(gate) {
        return this.#gateFiles.get(gateKey(gate)) ?? null;
    }
    #groupEnded({ node, status, total, failed, group_type: type }) {
        if (status !== 'completed' || failed === 0)
            return;
        const known = this.#tolerated.get(node);
        if (known === undefined && this.#tolerated.size >= notices_MAX_LISTED)
            return;
        this.#tolerated.set(node, {
            node,
            isParallel: type === 'parallel',
            failed: failed + (known?.failed ?? 0),
            total: total + (known?.total ?? 0),
        });
    }
    #warn(event) {
        this.#say(event.message);
        this.warningsTotal += 1;
        const isUnseenFailure = event.code === events/* IGNORED_EXIT */.OF && event.intended !== true;
        if (isUnseenFailure)
            this.unseenFailures += 1;
        if (this.warnings.length >= notices_MAX_LISTED)
            return;
        const { node, code, message } = event;
        this.warnings.push({ node, file: this.#walk.fileOf(event.scope), code, message, isUnseenFailure });
    }
    #say(message) {
        if (this.#texts.length < MAX_TEXTS)
            this.#texts.push(message);
        else
            this.#moreTexts += 1;
    }
}
function gateKey({ node, prompt }) {
    return `${node}\n${prompt}`;
}

// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(9058);
;// CONCATENATED MODULE: ./build/account/usage.js

class UsageLog {
    #agents = new Map();
    consume(event) {
        if (event.type !== 'node_completed' && event.type !== 'node_failed')
            return;
        if (event.usage !== undefined)
            this.#count(event.node, event.usage, event.duration_ms);
    }
    metrics() {
        if (this.#agents.size === 0)
            return {};
        let input = null;
        let output = null;
        for (const agent of this.#agents.values()) {
            input = (0,outcome/* addTokens */.Ox)(input, agent.input_tokens);
            output = (0,outcome/* addTokens */.Ox)(output, agent.output_tokens);
        }
        const agents = Object.fromEntries(this.#agents);
        return input === null && output === null
            ? { agents }
            : { input_tokens: input ?? 0, output_tokens: output ?? 0, agents };
    }
    #count(node, usage, durationMs) {
        const before = this.#agents.get(node);
        this.#agents.set(node, {
            provider: usage.provider,
            model: usage.model,
            runs: (before?.runs ?? 0) + 1,
            duration_ms: (before?.duration_ms ?? 0) + durationMs,
            input_tokens: (0,outcome/* addTokens */.Ox)(before?.input_tokens ?? null, usage.input_tokens),
            output_tokens: (0,outcome/* addTokens */.Ox)(before?.output_tokens ?? null, usage.output_tokens),
        });
    }
}

// EXTERNAL MODULE: ./build/core/envelope.js
var core_envelope = __webpack_require__(3364);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
;// CONCATENATED MODULE: ./build/account/char-budget.js


const MAX_CHARS = 4_000_000;
class CharBudget {
    #left;
    constructor(whole) {
        this.#left = whole ? Number.POSITIVE_INFINITY : MAX_CHARS;
    }
    take(value) {
        return this.#fits((0,json/* jsonText */.s$)(value).length) ? value : undefined;
    }
    takeError(event) {
        const error = (0,core_envelope/* raisedIn */.qh)(event);
        const { envelope, stderr_tail: stderr } = error;
        if (this.#fits((0,json/* jsonText */.s$)(envelope.details).length + stderr.length))
            return error;
        return { ...error, envelope: { ...envelope, details: {} }, stderr_tail: '' };
    }
    #fits(size) {
        if (size > this.#left)
            return false;
        this.#left -= size;
        return true;
    }
}

// EXTERNAL MODULE: ./build/account/visit.js
var account_visit = __webpack_require__(7015);
;// CONCATENATED MODULE: ./build/account/visit-store.js


const MAX_VISITS = 8000;
const visit_store_FIRST = 3000;
const DROPPED = 1000;
class VisitStore {
    roots = new Set();
    rootsTotal = 0;
    #visits = new Map();
    #latest = new Map();
    #max;
    #made = 0;
    constructor(whole) {
        this.#max = whole ? Number.POSITIVE_INFINITY : MAX_VISITS;
    }
    find(at) {
        return this.#visits.get((0,core_place/* visitKey */.xp)(at));
    }
    latest(at) {
        return this.#latest.get((0,core_place/* nodeKey */.u8)(at));
    }
    open(at) {
        const found = this.find(at);
        if (found !== undefined)
            return found;
        this.#made += 1;
        const made = (0,account_visit/* newVisit */.I1)(at, this.#made);
        this.#visits.set((0,core_place/* visitKey */.xp)(at), made);
        this.#latest.set((0,core_place/* nodeKey */.u8)(at), made);
        const parent = this.#parent(made);
        if (parent === undefined) {
            this.roots.add(made);
            this.rootsTotal += 1;
        }
        else {
            parent.children.add(made);
            parent.childrenTotal += 1;
        }
        if (this.#visits.size > this.#max)
            this.#drop(made);
        return made;
    }
    keepRoots(keep) {
        for (const visit of this.roots) {
            const { scope, node, visit: number } = visit;
            const counts = visit.attempts.some((one) => keep.has((0,core_place/* runKey */.r7)({ scope, node, visit: number, attempt: one.number })));
            if (counts)
                continue;
            this.#remove(visit);
            this.rootsTotal -= 1;
        }
    }
    #drop(latest) {
        const leaves = [...this.#visits.values()].filter((visit) => visit.number > visit_store_FIRST && visit.children.size === 0 && visit !== latest);
        const inState = (state) => leaves.filter(({ attempts }) => (attempts.at(-1)?.state ?? 'open') === state);
        const ended = [...inState('completed'), ...inState('failed')];
        for (const visit of (ended.length > 0 ? ended : leaves).slice(0, DROPPED))
            this.#remove(visit);
    }
    #remove(visit) {
        for (const child of visit.children)
            this.#remove(child);
        this.#visits.delete((0,core_place/* visitKey */.xp)(visit));
        if (this.latest(visit) === visit)
            this.#latest.delete((0,core_place/* nodeKey */.u8)(visit));
        const parent = this.#parent(visit);
        if (parent === undefined)
            this.roots.delete(visit);
        else
            parent.children.delete(visit);
    }
    #parent({ scope }) {
        const around = (0,core_place/* runAround */.tV)(scope);
        return around === null ? undefined : this.find(around);
    }
}

;// CONCATENATED MODULE: ./build/account/visits.js





const MAX_ATTEMPTS = 200;
const MAX_AGAIN = 1000;
class Visits {
    again = [];
    #store;
    #budget;
    #maxAttempts;
    #handedOn = new Map();
    #order = 0;
    constructor(whole) {
        this.#store = new VisitStore(whole);
        this.#budget = new CharBudget(whole);
        this.#maxAttempts = whole ? Number.POSITIVE_INFINITY : MAX_ATTEMPTS;
    }
    get roots() {
        return [...this.#store.roots];
    }
    get rootsTotal() {
        return this.#store.rootsTotal;
    }
    consume(event, time) {
        switch (event.type) {
            case 'node_started':
                this.#started(event, time);
                return;
            case 'node_output': {
                const visit = this.#store.find(event);
                const attempt = visit === undefined ? undefined : attemptIn(visit, event.attempt);
                if (attempt?.state === 'open')
                    attempt.printed = (0,account_visit/* printedMore */.Ub)(attempt.printed, event);
                return;
            }
            case 'node_completed':
                this.#completed(event, time);
                return;
            case 'node_failed':
                this.#failed(event, time);
                return;
            case 'group_started': {
                const visit = this.#store.open(event);
                visit.group = { total: event.total, succeeded: 0, failed: 0 };
                if (visit.type === '')
                    visit.type = event.group_type;
                return;
            }
            case 'group_completed':
                this.#store.open(event).group = { total: event.total, succeeded: event.succeeded, failed: event.failed };
                return;
            case 'subworkflow_started':
                this.#store.open(event).child = { workflow: event.workflow, file: event.file };
                return;
            case 'route_taken':
                this.#routed(event);
                return;
            case 'node_retry_scheduled':
                this.#retried(event, time);
                return;
            case 'timer_set':
                this.#pause(event, { why: 'timer', from: event.started, to: event.deadline, label: 'wait' });
                return;
            case 'gate_waiting':
                this.#store.latest(event)?.pauses.push({ why: 'gate', from: time, to: null, label: event.prompt });
                return;
            case 'run_rewound':
                this.#store.keepRoots(new Set(event.keep));
                return;
            default:
        }
    }
    #pause(at, pause) {
        const visit = this.#store.find(at);
        if (visit === undefined)
            return;
        visit.pauses.push(pause);
        if (visit.pauses.length > this.#maxAttempts)
            visit.pauses.splice(1, 1);
    }
    #started(event, time) {
        const visit = this.#typed(event);
        endPauses(visit, time);
        const before = attemptIn(visit, event.attempt);
        if (before === undefined || event.replayed === true) {
            this.#attempt(visit, event.attempt, time, event.replayed === true);
            return;
        }
        visit.attempts.splice(visit.attempts.indexOf(before));
        visit.attemptsTotal = Math.min(visit.attemptsTotal, event.attempt - 1);
        visit.pauses.splice(0, visit.pauses.length, ...visit.pauses.filter(({ why }) => why !== 'gate'));
        Object.assign(visit, { route: null, recovered: null, termination: null, reenters: before.reentered });
        const made = this.#attempt(visit, event.attempt, time, false, event.scope === '' ? undefined : before.order);
        if (event.scope !== '')
            return;
        const { scope, node, visit: number, attempt } = event;
        const at = { scope, node, visit: number, attempt };
        if (this.again.length < MAX_AGAIN)
            this.again.push({ at, first: before.order, last: made.order });
    }
    #retried(event, time) {
        this.#pause(event, { why: 'retry', from: time, to: event.deadline, label: event.kind });
        const visit = this.#store.find(event);
        if (visit !== undefined)
            visit.reenters = event.from !== null && event.from !== event.node;
    }
    #completed(event, time) {
        const visit = this.#typed(event);
        if (event.termination_reason !== undefined)
            visit.termination = { status: event.status ?? 'success', reason: event.termination_reason };
        const attempt = this.#attempt(visit, event.attempt, time - event.duration_ms, event.replayed === true);
        attempt.output = this.#budget.take(event.output ?? null);
        if (attempt.state === 'failed')
            return;
        this.#handlerEnded(event, false);
        this.#handedOn.delete((0,core_place/* nodeKey */.u8)(event));
        attempt.state = 'completed';
        this.#ended(visit, attempt, event, time);
    }
    #routed(event) {
        const visit = this.#store.find(event);
        if (visit === undefined)
            return;
        const { action, to, route, kind } = event;
        visit.route = { action, to, route, kind };
        this.#follow(event, visit);
        const last = visit.attempts.at(-1);
        if (event.action !== 'recover' || last === undefined)
            return;
        visit.recovered = { kind: event.kind ?? '', output: this.#budget.take(event.output ?? null) };
    }
    #follow({ scope, node, action, to, kind }, visit) {
        if (kind === null || action === 'retry')
            return;
        if (action === 'recover')
            this.#handlerEnded({ scope, node }, false);
        this.#handedOn.delete((0,core_place/* nodeKey */.u8)({ scope, node }));
        if (action === 'to' && to !== null)
            (0,lists/* addTo */.D)(this.#handedOn, (0,core_place/* nodeKey */.u8)({ scope, node: to }), visit);
    }
    #handlerEnded(at, isFailed) {
        for (const visit of this.#handedOn.get((0,core_place/* nodeKey */.u8)(at)) ?? [])
            visit.handlerFailed = isFailed;
    }
    #failed(event, time) {
        const visit = this.#typed(event);
        const attempt = this.#attempt(visit, event.attempt, time - event.duration_ms, event.replayed === true);
        this.#handlerEnded(event, true);
        attempt.state = 'failed';
        attempt.output = event.partial === undefined ? undefined : this.#budget.take(event.partial);
        attempt.failure = this.#budget.takeError(event);
        this.#ended(visit, attempt, event, time);
    }
    #ended(visit, attempt, event, time) {
        attempt.endedAt = time;
        attempt.printed = null;
        attempt.durationMs = event.duration_ms;
        attempt.exitCode = event.exit_code ?? null;
        if (attempt.cached)
            attempt.startedAt = time - event.duration_ms;
        endPauses(visit, time);
    }
    #attempt(visit, number, startedAt, cached, order = ++this.#order) {
        const found = attemptIn(visit, number);
        if (found !== undefined)
            return found;
        const made = {
            number,
            startedAt,
            endedAt: null,
            state: 'open',
            output: undefined,
            printed: null,
            failure: null,
            exitCode: null,
            durationMs: null,
            cached,
            order,
            reentered: visit.reenters,
        };
        visit.reenters = false;
        visit.attempts.push(made);
        visit.attemptsTotal += 1;
        if (visit.attempts.length > this.#maxAttempts)
            visit.attempts.splice(1, 1);
        return made;
    }
    #typed(event) {
        const visit = this.#store.open(event);
        visit.type = event.node_type;
        if (event.item !== undefined)
            visit.item = event.item;
        return visit;
    }
}
function attemptIn({ attempts }, number) {
    return attempts.find((attempt) => attempt.number === number);
}
function endPauses(visit, time) {
    for (const pause of visit.pauses)
        if (pause.to === null || pause.to > time)
            pause.to = time;
}

;// CONCATENATED MODULE: ./build/account/walk.js

const MAX_PATH = 10_000;
const MAX_ROWS = 20_000;
const MAX_EDGES = 2000;
class Walk {
    path = [];
    fullPath = [];
    runs = new Map();
    routes = new Map();
    #edges = new Map();
    #errorRows = new Map();
    #types = new Map();
    #entered = new Set();
    #awaited = new Set();
    #files = new Map();
    #rootFile = '';
    consume(event) {
        switch (event.type) {
            case 'workflow_started':
                this.#rootFile = event.file;
                break;
            case 'node_started':
                this.#started(event);
                break;
            case 'node_completed':
                if (event.scope === '' && !this.#entered.has(event.node))
                    this.#enter(event.scope, event.node);
                break;
            case 'node_retry_scheduled':
                if (event.from !== null && event.from !== event.node)
                    this.#awaited.add((0,core_place/* nodeKey */.u8)(event));
                this.#takeRow(event.scope, event.node, event.route);
                break;
            case 'route_taken':
                this.#routed(event);
                break;
            case 'subworkflow_started':
                this.#files.set((0,core_place/* runKey */.r7)(event), event.file);
                break;
            case 'subworkflow_completed':
                this.#files.delete((0,core_place/* runKey */.r7)(event));
                break;
            default:
        }
    }
    types() {
        return this.#types;
    }
    edges() {
        return [...this.#edges.values()];
    }
    errorRows() {
        return [...this.#errorRows.values()];
    }
    fileOf(scope) {
        for (const run of (0,core_place/* runsAround */.al)(scope)) {
            const file = this.#files.get((0,core_place/* runKey */.r7)(run));
            if (file !== undefined)
                return file;
        }
        return null;
    }
    #started(event) {
        const { scope, node } = event;
        this.runs.set(node, (this.runs.get(node) ?? 0) + 1);
        if (scope === '' && !this.#types.has(node))
            this.#types.set(node, event.node_type);
        if (event.attempt > 1 && !this.#awaited.delete((0,core_place/* nodeKey */.u8)(event)))
            return;
        this.#enter(scope, node);
    }
    #enter(scope, node) {
        if (this.fullPath.length < MAX_PATH)
            this.fullPath.push(node);
        if (scope !== '')
            return;
        this.#entered.add(node);
        if (this.path.length < MAX_PATH)
            this.path.push(node);
    }
    #routed(event) {
        const { scope, node, to, kind } = event;
        if (scope === '' && to !== null) {
            this.routes.set(node, (this.routes.get(node) ?? new Map()).set(to, event.route));
            const type = kind === null ? (event.route === 'options' ? 'gate' : 'success') : 'error';
            const key = `${node}\n${to}\n${kind ?? ''}`;
            if (this.#edges.size < MAX_EDGES || this.#edges.has(key))
                this.#edges.set(key, { from: node, to, label: kind ?? '', kind: type });
        }
        if (kind === null)
            return;
        this.#takeRow(scope, node, event.route);
    }
    #takeRow(scope, node, row) {
        if (row === '' || this.#errorRows.size >= MAX_ROWS)
            return;
        const file = this.fileOf(scope) ?? this.#rootFile;
        const taken = { file, node: row.startsWith('error_routes') ? '' : node, row };
        this.#errorRows.set(`${file}\n${taken.node}\n${row}`, taken);
    }
}

;// CONCATENATED MODULE: ./build/account/run-account.js









class RunAccount {
    groups = new groups/* GroupBoard */.M();
    errors = new Errors(this.groups);
    walk = new Walk();
    steps = new Steps();
    visits;
    notices = new Notices(this.walk);
    governance = new GovernanceLog();
    usage = new UsageLog();
    excerpt = new EventExcerpt();
    #run = null;
    #ending = null;
    #startedAt = null;
    #lastAt = 0;
    constructor({ whole = false } = {}) {
        this.visits = new Visits(whole);
    }
    consume(event) {
        const time = Date.parse(event.timestamp);
        this.#follow(event, time);
        this.groups.consume(event);
        const mended = event.type === 'node_completed' && this.errors.isOpen(event);
        this.errors.consume(event);
        this.walk.consume(event);
        this.steps.consume(event, mended);
        this.visits.consume(event, time);
        this.notices.consume(event);
        this.governance.consume(event);
        this.usage.consume(event);
        this.excerpt.consume(event);
    }
    get run() {
        return this.#run;
    }
    get ending() {
        return this.#ending;
    }
    get startedAt() {
        return this.#startedAt;
    }
    get lastAt() {
        return this.#lastAt;
    }
    #follow(event, time) {
        if (Number.isFinite(time)) {
            this.#startedAt = Math.min(this.#startedAt ?? time, time);
            this.#lastAt = Math.max(this.#lastAt, time);
        }
        switch (event.type) {
            case 'workflow_started': {
                const { run_id: runId, workflow, file, input, timestamp } = event;
                this.#run ??= { runId, workflow, file, input, timestamp };
                this.#ending = null;
                return;
            }
            case 'workflow_completed':
            case 'workflow_failed':
                this.#ending = endingOf(event);
                return;
            default:
        }
    }
}
function endingOf(event) {
    const common = { output: event.output ?? null, durationMs: event.duration_ms, termination: terminationOf(event) };
    if (event.type === 'workflow_completed')
        return {
            ...common,
            ...NO_ERROR,
            outcome: 'success',
            message: '',
            signal: null,
            gate: null,
            plan: null,
            shard: event.shard ?? null,
        };
    const { envelope, frames, error } = event;
    return {
        ...common,
        outcome: event.outcome,
        message: event.message,
        signal: event.signal ?? null,
        gate: event.gate ?? null,
        plan: event.plan ?? null,
        shard: event.shard ?? null,
        error: envelope === null || error === undefined ? null : { envelope, frames, ...error },
        errorsPath: event.errors_path ?? null,
        errorsWriteError: event.errors_write_error ?? null,
    };
}
const NO_ERROR = { error: null, errorsPath: null, errorsWriteError: null };
function terminationOf(event) {
    if (event.is_explicit !== true)
        return null;
    const { status = 'failed', termination_reason: reason = '', terminated_by: terminatedBy = '' } = event;
    return { status, reason, terminatedBy };
}


/***/ }),

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


/***/ })

};
