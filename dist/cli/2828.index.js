"use strict";
exports.id = 2828;
exports.ids = [2828];
exports.modules = {

/***/ 95604:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tb: function() { return /* binding */ isMemberEvent; },
/* harmony export */   dB: function() { return /* binding */ GroupProgress; },
/* harmony export */   w7: function() { return /* binding */ failureLines; }
/* harmony export */ });
/* harmony import */ var _core_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56045);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99538);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22719);
/* harmony import */ var _error_details_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78003);




const LARGE_GROUP = 20;
const MAX_MESSAGE = 300;
const MAX_ITEM = 80;
const MAX_KINDS = 200;
const SHOWN = 10;
class GroupProgress {
    start;
    running = new Set();
    failing = new Map();
    messages = new Map();
    done = 0;
    succeeded = 0;
    failed = 0;
    total;
    isEnded = false;
    constructor(start) {
        this.start = start;
        this.total = start.total;
    }
    get isLarge() {
        return this.total > LARGE_GROUP;
    }
    get isConcurrent() {
        return this.total > 1 && this.start.type === 'group_started' && this.start.max_concurrent > 1;
    }
    count(event) {
        const member = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .nodeKey */ .u8)(event);
        this.failing.delete(member);
        if (event.type === 'node_started')
            this.running.add(member);
        else
            this.running.delete(member);
        if (event.type === 'node_completed' || event.type === 'route_taken')
            this.done += 1;
        if (event.type === 'node_failed' && event.envelope.kind !== 'internal.cancelled')
            this.#fail(member, event);
    }
    #fail(member, event) {
        const { kind, message } = event.envelope;
        const index = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runAround */ .tV)(event.scope)?.item ?? null;
        const isNamed = this.start.group_type === 'parallel' || index === null;
        const item = event.item?.key ?? (isNamed ? event.node : String(index));
        this.failing.set(member, { kind, item: item.slice(0, MAX_ITEM) });
        if (!this.messages.has(kind) && this.messages.size < MAX_KINDS)
            this.messages.set(kind, message.slice(0, MAX_MESSAGE));
    }
}
function isMemberEvent(event) {
    if (event.type === 'route_taken')
        return event.action === 'recover';
    return ['node_started', 'node_completed', 'node_failed', 'node_retry_scheduled'].includes(event.type);
}
function failureLines({ failing, messages }) {
    const kinds = (0,_error_details_js__WEBPACK_IMPORTED_MODULE_2__/* .byKind */ .Sb)(failing.values());
    const bad = (text) => (0,_core_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)('bad', '✗', text, 'error');
    const shown = kinds.slice(0, SHOWN).map(({ kind, count, items }) => {
        const more = count > SHOWN ? ` and ${count - SHOWN} more` : '';
        const named = items.slice(0, SHOWN).map((item) => (0,_core_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB)(item, 80));
        return bad(`${count} with ${kind}: ${named.join(', ')}${more}: ${(0,_core_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB)(messages.get(kind) ?? '', 300)}`);
    });
    return kinds.length > SHOWN ? [...shown, bad(`and ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(kinds.length - SHOWN, 'more kind')}`)] : shown;
}


/***/ }),

/***/ 15251:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: function() { return /* binding */ NOT_ENDED; },
  b: function() { return /* binding */ RunAccount; }
});

// EXTERNAL MODULE: ./build/src/core/kinds.js
var kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/lists.js
var lists = __webpack_require__(16733);
// EXTERNAL MODULE: ./build/src/core/place.js
var core_place = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/src/account/visit.js
var account_visit = __webpack_require__(13229);
;// CONCATENATED MODULE: ./build/src/account/errors.js




const MAX_REACTIONS = 200;
const MAX_HANDLED = 100;
const MAX_KINDS = 200;
const MAX_ACTIONS = 10_000;
const MAX_RECORDED = 10_000;
const MAX_SIGHTINGS = 1000;
class Errors {
    visits;
    recorded = [];
    handled = [];
    handledTotal = 0;
    overcome = new Map();
    reactions = new Map();
    sightings = new Map();
    #actions = new Map();
    #open = new Map();
    #inHandler = new Map();
    #collected = new Map();
    #unsettled = new Map();
    constructor(visits) {
        this.visits = visits;
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
                for (const error of this.#inHandler.get((0,core_place/* nodeKey */.u8)(event)) ?? [])
                    this.#handlerEnded(error, true);
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
    actionOn(node, kind) {
        return this.#actions.get(`${node}\n${kind}`);
    }
    #completed(event) {
        const place = (0,core_place/* nodeKey */.u8)(event);
        const failure = this.#open.get(place);
        if (failure !== undefined)
            count(this.overcome, failure, 'retry', 1);
        this.#open.delete(place);
        this.#handlerCompleted(place, event.node);
        const visit = (0,core_place/* visitKey */.xp)(event);
        for (const seen of this.#unsettled.get(visit) ?? []) {
            seen.recovered += 1;
            seen.recoveryAttempts += event.attempt;
        }
        this.#unsettled.delete(visit);
        if (event.handled_by === undefined)
            return;
        const message = `${event.node} exited with code ${event.exit_code}`;
        this.#list([{ node: event.node, kind: 'internal.script_error', message, attempts: event.attempt, by: 'when' }], 1);
    }
    #handlerCompleted(place, node) {
        for (const error of this.#inHandler.get(place) ?? []) {
            this.#handlerEnded(error, false);
            this.#handle(error, 'to', node);
        }
        this.#inHandler.delete(place);
    }
    #handlerEnded(error, isFailed) {
        const visit = this.visits.find(error);
        if (visit !== undefined)
            visit.handlerFailed = isFailed;
    }
    #routed(event, kind) {
        if (this.#actions.size < MAX_ACTIONS)
            this.#actions.set(`${event.node}\n${kind}`, (0,account_visit/* actionOf */.qj)(event));
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
            const group = (0,core_place/* runAround */.tV)(scope);
            if (group !== null)
                this.#collect((0,core_place/* visitKey */.xp)(group), failure);
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
            count(this.overcome, error, 'group', times);
        this.#list(collected.handled, collected.total);
    }
    #handle(failure, action, by) {
        count(this.overcome, failure, action, 1);
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
        const none = { node, kind, count: 0, recovered: 0, recoveryAttempts: 0 };
        const seen = entryOf(this.sightings, key, none, MAX_SIGHTINGS);
        if (seen === undefined)
            return;
        seen.count += 1;
        const visit = (0,core_place/* visitKey */.xp)(event);
        this.#unsettled.set(visit, (this.#unsettled.get(visit) ?? new Set()).add(seen));
    }
    #react({ node, kind, action, to }, delaySeconds) {
        const key = `${node}\n${kind}\n${action}\n${to ?? ''}`;
        const reaction = entryOf(this.reactions, key, { node, kind, action, to, count: 0, waitedSeconds: 0 }, MAX_REACTIONS);
        if (reaction === undefined)
            return;
        reaction.count += 1;
        reaction.waitedSeconds += delaySeconds;
    }
}
function entryOf(entries, key, fresh, max) {
    if (!entries.has(key) && entries.size < max)
        entries.set(key, fresh);
    return entries.get(key);
}
function count(kinds, error, by, times) {
    const overcome = entryOf(kinds, error.envelope.kind, { error, by, count: 0 }, MAX_KINDS);
    if (overcome !== undefined)
        overcome.count += times;
}
function handledBy({ node, envelope, attempts, item }, by) {
    const { kind, message } = envelope;
    return { node, kind, message, attempts, by, ...(item === undefined ? {} : { item: item.key }) };
}

// EXTERNAL MODULE: ./build/src/core/outcome.js
var outcome = __webpack_require__(85636);
;// CONCATENATED MODULE: ./build/src/account/logs.js


const MAX_POLICIES = 1000;
const MAX_LISTED = 10_000;
const MAX_CIRCUITS = 200;
const MAX_TESTED_NODES = 50;
class GovernanceLog {
    policies = [];
    escalations = [];
    circuits = [];
    deadLetters = new Map();
    consume(event) {
        switch (event.type) {
            case 'policy_evaluated':
                this.#policy(event);
                return;
            case 'dead_lettered':
                if (this.deadLetters.size < MAX_LISTED || this.deadLetters.has(event.id)) {
                    const { id, node, scope, kind, reason } = event;
                    this.deadLetters.set(id, { id, node, scope, kind, reason });
                }
                return;
            case 'node_completed':
                if (this.deadLetters.size > 0)
                    this.deadLetters.delete((0,core_place/* deadLetterId */.k)(event.run_id, event));
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
    #policy(event) {
        if (this.policies.length >= (event.allowed ? MAX_POLICIES : MAX_LISTED))
            return;
        const { node, scope, policy_name, allowed, reason, metadata, mode } = event;
        this.policies.push({ node, scope, policy_name, allowed, reason, metadata, mode });
    }
    #escalated(event) {
        if (this.escalations.length >= MAX_LISTED)
            return;
        const { node, scope, kind, message, title, labels, assignees } = event;
        const earlier = event.replayed === true && event.joined !== true ? { earlier: true } : {};
        this.escalations.push({ node, scope, kind, message, title, labels, assignees, ...earlier });
    }
}
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
        const sum = (of) => [...this.#agents.values()].map(of).reduce(outcome/* addTokens */.Ox, null);
        const input = sum((agent) => agent.input_tokens);
        const output = sum((agent) => agent.output_tokens);
        const agents = Object.fromEntries(this.#agents);
        return input === null && output === null
            ? { agents }
            : { input_tokens: input ?? 0, output_tokens: output ?? 0, agents };
    }
    #count(node, usage, durationMs) {
        const sum = this.#agents.get(node);
        this.#agents.set(node, {
            provider: usage.provider,
            model: usage.model,
            runs: (sum?.runs ?? 0) + 1,
            duration_ms: (sum?.duration_ms ?? 0) + durationMs,
            input_tokens: (0,outcome/* addTokens */.Ox)(sum?.input_tokens ?? null, usage.input_tokens),
            output_tokens: (0,outcome/* addTokens */.Ox)(sum?.output_tokens ?? null, usage.output_tokens),
        });
    }
}
class TestLog {
    #nodes = new Map();
    consume(event) {
        if (event.type !== 'tests_reported')
            return;
        const key = (0,core_place/* nodeKey */.u8)(event);
        if (this.#nodes.size < MAX_TESTED_NODES || this.#nodes.has(key))
            this.#nodes.set(key, event);
    }
    get nodes() {
        return [...this.#nodes.values()];
    }
}

// EXTERNAL MODULE: ./build/src/core/events.js
var events = __webpack_require__(97095);
;// CONCATENATED MODULE: ./build/src/account/notices.js


const MAX_TEXTS = 1000;
const notices_MAX_LISTED = 200;
const MAX_GATES = 50;
class Notices {
    visits;
    warnings = [];
    unseenFailures = 0;
    tolerated = new Map();
    #texts = [];
    #moreTexts = 0;
    #waiting = new Map();
    constructor(visits) {
        this.visits = visits;
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
                this.#waiting.set((0,core_place/* nodeKey */.u8)(event), { gate: { node, prompt, options }, file: this.visits.fileOf(scope) });
                break;
            }
            case 'policy_evaluated':
                this.#policy(event);
                break;
            case 'hook_executed':
                if (event.error !== null)
                    this.#warn({ ...event, code: 'hook-failed', message: `hook ${event.hook} failed: ${event.error}` });
                break;
            case 'node_failed':
                this.#waiting.delete((0,core_place/* nodeKey */.u8)(event));
                break;
            case 'group_completed':
                this.#groupEnded(event);
                break;
            default:
        }
    }
    texts() {
        return this.#moreTexts === 0 ? this.#texts : [...this.#texts, `and ${this.#moreTexts} more warnings`];
    }
    gates(first) {
        const distinct = new Map();
        for (const gate of [first, ...Array.from(this.#waiting.values(), ({ gate }) => gate)]) {
            const key = JSON.stringify([gate.node, gate.prompt, gate.options]);
            if (!distinct.has(key))
                distinct.set(key, gate);
        }
        return [...distinct.values()].slice(0, MAX_GATES);
    }
    fileOfGate({ node, prompt }) {
        const waiting = [...this.#waiting.values()].find(({ gate }) => gate.node === node && gate.prompt === prompt);
        return waiting?.file ?? null;
    }
    #groupEnded(event) {
        const { node, status, total, failed, group_type: type } = event;
        if (status !== 'completed' || failed === 0)
            return;
        const earlier = this.tolerated.get(node) ?? { failed: 0, total: 0 };
        if (this.tolerated.size >= notices_MAX_LISTED && !this.tolerated.has(node))
            return;
        const sums = { failed: earlier.failed + failed, total: earlier.total + total };
        this.tolerated.set(node, { isParallel: type === 'parallel', ...sums });
    }
    #policy(event) {
        const { policy_name: name, node, allowed, reason, metadata, mode } = event;
        const isSkipped = allowed && metadata['skipped'] === true;
        if (!isSkipped && (allowed || mode !== 'warn'))
            return;
        const message = isSkipped
            ? `policy ${name} was skipped for ${node}: ${reason}`
            : `policy ${name} denied ${node} and only warns: ${reason}`;
        if (this.#texts.includes(message))
            return;
        this.#warn({ scope: event.scope, node, code: isSkipped ? 'policy-skipped' : 'policy-warned', message });
    }
    #warn(event) {
        this.#say(event.message);
        const isUnseenFailure = event.code === events/* IGNORED_EXIT */.OF && event.intended !== true;
        if (isUnseenFailure)
            this.unseenFailures += 1;
        if (this.warnings.length >= notices_MAX_LISTED)
            return;
        const { node, code, message } = event;
        this.warnings.push({ node, file: this.visits.fileOf(event.scope), code, message, isUnseenFailure });
    }
    #say(message) {
        if (this.#texts.length < MAX_TEXTS)
            this.#texts.push(message);
        else
            this.#moreTexts += 1;
    }
}

;// CONCATENATED MODULE: ./build/src/account/steps.js

class Steps {
    account;
    constructor(account) {
        this.account = account;
    }
    completed(graph) {
        return this.#byEnd(graph).flatMap(({ name, visit }) => {
            const isCompleted = visit.attempts.at(-1)?.state === 'completed';
            return isCompleted || ['recover', 'to'].includes(actionAfter(visit) ?? '') ? [name] : [];
        });
    }
    actions(graph) {
        return Object.fromEntries(this.#byEnd(graph).flatMap(({ name, visit }) => {
            const action = actionAfter(visit);
            return action === null ? [] : [[name, action]];
        }));
    }
    states(graph) {
        const names = new Map([...stepKeys(graph)].map(([{ name }, key]) => [key, name]));
        const states = new Map();
        for (const [key, visit] of this.account.visits.steps) {
            const name = names.get(key);
            if (name !== undefined)
                states.set(name, stepState(visit));
        }
        const groups = new Map(graph.nodes.flatMap(({ name, members }) => members.map((member) => [member, name])));
        for (const { name } of graph.nodes)
            if (!states.has(name))
                states.set(name, states.get(groups.get(name) ?? '') ?? 'skipped');
        return states;
    }
    reports(graph, repaired) {
        const { visits, lastAt } = this.account;
        return [...stepKeys(graph)].map(([{ name: node_id, type }, key]) => {
            const visit = visits.steps.get(key);
            const last = visit?.attempts.at(-1);
            if (visit === undefined || last === undefined || (0,account_visit/* stateOf */.L4)(visit) === 'waiting') {
                const status = 'not_executed';
                return { node_id, type, status, duration_ms: null, attempts: 0, cached: false, repaired: false };
            }
            const { number: attempts, cached } = last;
            const status = last.state === 'completed' || visit.recovered !== null ? 'completed' : 'failed';
            const duration_ms = last.durationMs ?? Math.max(0, lastAt - last.startedAt);
            return { node_id, type, status, duration_ms, attempts, cached, repaired: repaired.has(node_id) && !cached };
        });
    }
    #byEnd(graph) {
        const known = [...stepKeys(graph)].flatMap(([{ name }, key]) => {
            const visit = this.account.visits.steps.get(key);
            return visit === undefined ? [] : [{ name, visit }];
        });
        return known.sort((a, b) => a.visit.endOrder - b.visit.endOrder);
    }
}
function actionAfter({ attempts, route, recovered }) {
    const state = attempts.at(-1)?.state;
    if (state === undefined || state === 'open')
        return null;
    if (recovered !== null)
        return 'recover';
    if (route !== null)
        return (0,account_visit/* actionOf */.qj)(route);
    return state === 'failed' ? 'error' : 'default';
}
function stepState(visit) {
    const state = (0,account_visit/* stateOf */.L4)(visit);
    return state === 'completed' && (0,account_visit/* failuresOf */.dJ)(visit).length > 0 ? 'recovered' : state;
}
function stepKeys(graph) {
    const groups = new Map(graph.nodes.flatMap((group) => group.members.map((member) => [member, group])));
    return new Map(graph.nodes.flatMap((node) => {
        const group = groups.get(node.name);
        if (group === undefined)
            return [[node, node.name]];
        return group.type === 'for_each' ? [] : [[node, `${group.name}/${node.name}`]];
    }));
}

// EXTERNAL MODULE: ./build/src/core/envelope.js
var core_envelope = __webpack_require__(10898);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/account/groups.js
var groups = __webpack_require__(95604);
;// CONCATENATED MODULE: ./build/src/account/visits.js





const MAX_VISITS = 8000;
const KEPT_FIRST = 3000;
const DROPPED = 1000;
const MAX_ATTEMPTS = 200;
const MAX_REPEATED = 1000;
const MAX_CHARS = 4_000_000;
class Visits {
    isWhole;
    #roots = new Set();
    rootsTotal = 0;
    steps = new Map();
    again = [];
    open = new Set();
    started = null;
    ended = null;
    memberOf = null;
    endedGroup = null;
    #visits = new Map();
    #latest = new Map();
    #charsLeft = MAX_CHARS;
    #made = 0;
    #order = 0;
    #endOrder = 0;
    constructor(isWhole) {
        this.isWhole = isWhole;
    }
    get roots() {
        return [...this.#roots];
    }
    find(at) {
        return this.#visits.get((0,core_place/* visitKey */.xp)(at));
    }
    groupsAround(scope) {
        return Array.from((0,core_place/* runsAround */.al)(scope), (run) => this.find(run)?.group ?? []).flat();
    }
    isCrowded(scope) {
        return this.groupsAround(scope).some(({ isLarge }) => isLarge);
    }
    runningGroups() {
        return [...this.open].flatMap(({ group }) => (group === null || group.isEnded ? [] : [group]));
    }
    fileOf(scope) {
        for (const run of (0,core_place/* runsAround */.al)(scope)) {
            const child = this.find(run)?.child;
            if (child)
                return child.file;
        }
        return null;
    }
    consume(event, time) {
        this.started = null;
        this.ended = null;
        this.endedGroup = null;
        this.memberOf = (0,groups/* isMemberEvent */.Tb)(event) ? (this.#parent(event)?.group ?? null) : null;
        if ((0,groups/* isMemberEvent */.Tb)(event))
            this.memberOf?.count(event);
        switch (event.type) {
            case 'node_started':
                this.#started(event, time);
                return;
            case 'node_output': {
                const attempt = this.find(event)?.attempt(event.attempt);
                if (attempt?.state === 'open')
                    attempt.printed = (0,account_visit/* printedMore */.Ub)(attempt.printed, event);
                return;
            }
            case 'node_completed':
            case 'node_failed':
                this.#end(event, time);
                return;
            case 'group_started': {
                const visit = this.#open(event);
                visit.group = new groups/* GroupProgress */.dB(event);
                if (visit.type === '')
                    visit.type = event.group_type;
                return;
            }
            case 'group_completed': {
                const visit = this.#open(event);
                visit.group ??= new groups/* GroupProgress */.dB(event);
                const { total, succeeded, failed } = event;
                this.endedGroup = Object.assign(visit.group, { total, succeeded, failed, isEnded: true });
                return;
            }
            case 'subworkflow_started':
                this.#open(event).child = { workflow: event.workflow, file: event.file };
                return;
            case 'route_taken':
                this.#routed(event);
                return;
            case 'node_retry_scheduled': {
                const { kind, route, from, deadline } = event;
                const visit = this.#pause(event, { why: 'retry', from: time, to: deadline });
                if (visit === undefined)
                    return;
                this.open.add(visit);
                visit.route = { action: 'retry', to: from, route, kind };
                visit.reenters = from !== null && from !== event.node;
                return;
            }
            case 'timer_set':
                this.#pause(event, { why: 'timer', from: event.started, to: event.deadline });
                return;
            case 'gate_waiting':
                this.#latest.get((0,core_place/* nodeKey */.u8)(event))?.pauses.push({ why: 'gate', from: time, to: null });
                return;
            case 'run_rewound':
                this.#keepRoots(new Set(event.keep));
                return;
            default:
        }
    }
    #started(event, time) {
        const visit = this.#typed(event);
        visit.endPauses(time);
        const previous = visit.attempt(event.attempt);
        visit.route = null;
        this.open.add(visit);
        if (previous === undefined || event.replayed === true) {
            this.started = { visit, attempt: this.#attempt(visit, event.attempt, time, event.replayed === true) };
            return;
        }
        const dropped = visit.attempts.splice(visit.attempts.indexOf(previous));
        visit.failedBefore += dropped.filter(({ failure }) => failure !== null).length;
        visit.attemptsTotal = Math.min(visit.attemptsTotal, event.attempt - 1);
        visit.pauses.splice(0, visit.pauses.length, ...visit.pauses.filter(({ why }) => why !== 'gate'));
        Object.assign(visit, { recovered: null, termination: null, reenters: previous.reentered });
        const { scope, node, visit: number, attempt } = event;
        const made = this.#attempt(visit, attempt, time, false, scope === '' ? undefined : previous.order);
        this.started = { visit, attempt: made };
        if (scope !== '' || this.again.length >= MAX_REPEATED)
            return;
        this.again.push({ at: { scope, node, visit: number, attempt }, first: previous.order, last: made.order });
    }
    #end(event, time) {
        const { duration_ms: durationMs } = event;
        const visit = this.#typed(event);
        const attempt = this.#attempt(visit, event.attempt, time - durationMs, event.replayed === true);
        if (event.type === 'node_completed') {
            if (event.termination_reason !== undefined)
                visit.termination = { status: event.status ?? 'success', reason: event.termination_reason };
            attempt.output = this.#fitting(event.output ?? null);
            if (attempt.state === 'failed')
                return;
            attempt.state = 'completed';
        }
        else {
            attempt.state = 'failed';
            attempt.output = event.partial === undefined ? undefined : this.#fitting(event.partial);
            attempt.failure = this.#fittingError(event);
        }
        attempt.endedAt = time;
        attempt.printed = null;
        attempt.durationMs = durationMs;
        attempt.exitCode = event.exit_code ?? null;
        attempt.usage = event.usage ?? null;
        if (attempt.cached)
            attempt.startedAt = time - durationMs;
        visit.endPauses(time);
        visit.endOrder = ++this.#endOrder;
        this.open.delete(visit);
        this.ended = { visit, attempt };
    }
    #routed({ action, to, route, kind, output, ...at }) {
        const visit = this.find(at);
        if (visit === undefined)
            return;
        visit.route = { action, to, route, kind };
        if (action === 'recover' && visit.attempts.length > 0)
            visit.recovered = { kind: kind ?? '', output: this.#fitting(output ?? null) };
    }
    #pause(at, pause) {
        const visit = this.find(at);
        visit?.pauses.push(pause);
        if (!this.isWhole && visit !== undefined && visit.pauses.length > MAX_ATTEMPTS)
            visit.pauses.splice(1, 1);
        return visit;
    }
    #attempt(visit, number, startedAt, cached, order = ++this.#order) {
        const found = visit.attempt(number);
        if (found !== undefined)
            return found;
        const made = new account_visit/* Attempt */.UI(number, startedAt, cached, order, visit.reenters);
        visit.reenters = false;
        visit.attempts.push(made);
        visit.attemptsTotal += 1;
        if (!this.isWhole && visit.attempts.length > MAX_ATTEMPTS)
            visit.attempts.splice(1, 1);
        return made;
    }
    #typed(event) {
        const visit = this.#open(event);
        visit.type = event.node_type;
        if (event.item !== undefined)
            visit.item = event.item;
        return visit;
    }
    #open(at) {
        const found = this.find(at);
        if (found !== undefined)
            return found;
        const made = new account_visit/* Visit */._i(at, ++this.#made);
        this.#visits.set((0,core_place/* visitKey */.xp)(at), made);
        this.#latest.set((0,core_place/* nodeKey */.u8)(at), made);
        if (made.stepKey !== null)
            this.steps.set(made.stepKey, made);
        const parent = this.#parent(made);
        if (parent === undefined) {
            this.#roots.add(made);
            this.rootsTotal += 1;
        }
        else {
            parent.children.add(made);
            parent.childrenTotal += 1;
        }
        if (!this.isWhole && this.#visits.size > MAX_VISITS)
            this.#drop(made);
        return made;
    }
    #keepRoots(keep) {
        for (const visit of this.#roots) {
            if (visit.attempts.some(({ number }) => keep.has((0,core_place/* runKey */.r7)({ ...visit, attempt: number }))))
                continue;
            this.#remove(visit);
            this.rootsTotal -= 1;
        }
    }
    #drop(latest) {
        const leaves = [...this.#visits.values()].filter((visit) => visit.number > KEPT_FIRST && visit.children.size === 0 && visit !== latest);
        const inState = (state) => leaves.filter(({ attempts }) => (attempts.at(-1)?.state ?? 'open') === state);
        const ended = [...inState('completed'), ...inState('failed')];
        for (const visit of (ended.length > 0 ? ended : leaves).slice(0, DROPPED))
            this.#remove(visit);
    }
    #remove(visit) {
        for (const child of visit.children)
            this.#remove(child);
        this.#visits.delete((0,core_place/* visitKey */.xp)(visit));
        this.open.delete(visit);
        const key = (0,core_place/* nodeKey */.u8)(visit);
        if (this.#latest.get(key) === visit)
            this.#latest.delete(key);
        const siblings = this.#parent(visit)?.children ?? this.#roots;
        siblings.delete(visit);
    }
    #parent({ scope }) {
        const around = (0,core_place/* runAround */.tV)(scope);
        return around === null ? undefined : this.find(around);
    }
    #fitting(value) {
        return this.#takes((0,json/* jsonText */.s$)(value).length) ? value : undefined;
    }
    #fittingError(event) {
        const error = (0,core_envelope/* raisedIn */.qh)(event);
        const { envelope, stderr_tail: stderr } = error;
        const texts = stderr.length + (error.command?.length ?? 0) + (error.stdout_tail?.length ?? 0);
        if (this.#takes((0,json/* jsonText */.s$)(envelope.details).length + texts))
            return error;
        const { command: _, stdout_tail: __, ...short } = error;
        return { ...short, envelope: { ...envelope, details: {} }, stderr_tail: '' };
    }
    #takes(chars) {
        if (this.isWhole)
            return true;
        if (chars > this.#charsLeft)
            return false;
        this.#charsLeft -= chars;
        return true;
    }
}

;// CONCATENATED MODULE: ./build/src/account/walk.js

const MAX_PATH = 10_000;
const MAX_ROWS = 20_000;
const MAX_EDGES = 2000;
class Walk {
    visits;
    path = [];
    fullPath = [];
    runs = new Map();
    edges = new Map();
    errorRows = new Map();
    types = new Map();
    #awaited = new Set();
    #rootFile = '';
    constructor(visits) {
        this.visits = visits;
    }
    consume(event) {
        switch (event.type) {
            case 'workflow_started':
                this.#rootFile = event.file;
                break;
            case 'node_started':
                this.#started(event);
                break;
            case 'node_completed':
                if (event.scope === '' && !this.types.has(event.node))
                    this.#enter(event);
                break;
            case 'node_retry_scheduled':
                if (event.from !== null && event.from !== event.node)
                    this.#awaited.add((0,core_place/* nodeKey */.u8)(event));
                this.#takeRow(event.scope, event.node, event.route);
                break;
            case 'route_taken':
                this.#routed(event);
                break;
            default:
        }
    }
    #started(event) {
        this.runs.set(event.node, (this.runs.get(event.node) ?? 0) + 1);
        if (event.attempt === 1 || this.#awaited.delete((0,core_place/* nodeKey */.u8)(event)))
            this.#enter(event);
    }
    #enter({ scope, node, node_type: type, }) {
        if (this.fullPath.length < MAX_PATH)
            this.fullPath.push(node);
        if (scope !== '')
            return;
        if (!this.types.has(node))
            this.types.set(node, type);
        if (this.path.length < MAX_PATH)
            this.path.push(node);
    }
    #routed({ scope, node, to, kind, route }) {
        if (kind !== null)
            this.#takeRow(scope, node, route);
        if (scope !== '' || to === null)
            return;
        const key = `${node}\n${to}\n${kind ?? ''}`;
        if (!this.edges.delete(key) && this.edges.size >= MAX_EDGES)
            return;
        const type = kind === null ? (route === 'options' ? 'gate' : 'success') : 'error';
        this.edges.set(key, { from: node, to, label: kind ?? '', kind: type, route });
    }
    #takeRow(scope, node, row) {
        if (row === '' || this.errorRows.size >= MAX_ROWS)
            return;
        const file = this.visits.fileOf(scope) ?? this.#rootFile;
        const taken = { file, node: row.startsWith('error_routes') ? '' : node, row };
        this.errorRows.set(`${file}\n${taken.node}\n${row}`, taken);
    }
}

;// CONCATENATED MODULE: ./build/src/account/run-account.js






class RunAccount {
    visits;
    errors;
    steps;
    walk;
    notices;
    governance = new GovernanceLog();
    usage = new UsageLog();
    tests = new TestLog();
    run = null;
    isResumed = false;
    ending = null;
    startedAt = null;
    lastAt = 0;
    constructor({ whole = false } = {}) {
        this.visits = new Visits(whole);
        this.errors = new Errors(this.visits);
        this.steps = new Steps(this);
        this.walk = new Walk(this.visits);
        this.notices = new Notices(this.visits);
    }
    consume(event) {
        const time = Date.parse(event.timestamp);
        this.#follow(event, time);
        this.visits.consume(event, time);
        this.errors.consume(event);
        this.walk.consume(event);
        this.notices.consume(event);
        this.governance.consume(event);
        this.usage.consume(event);
        this.tests.consume(event);
    }
    #follow(event, time) {
        if (Number.isFinite(time)) {
            this.startedAt = Math.min(this.startedAt ?? time, time);
            this.lastAt = Math.max(this.lastAt, time);
        }
        switch (event.type) {
            case 'workflow_started':
                this.isResumed ||= event.resumed;
                this.run ??= event;
                this.ending = null;
                return;
            case 'workflow_completed':
            case 'workflow_failed':
                this.ending = endingOf(event);
                return;
            default:
        }
    }
}
const NOT_ENDED = {
    outcome: 'cancelled',
    signal: null,
    message: '',
    output: null,
    duration_ms: 0,
    termination: null,
    gate: null,
    plan: null,
    shard: null,
    error: null,
    error_type: '',
    errors_path: null,
    errors_write_error: null,
};
function endingOf(event) {
    const { status = 'failed', termination_reason: reason = '', terminated_by = '' } = event;
    const termination = event.is_explicit === true ? { status, reason, terminated_by } : null;
    if (event.type === 'workflow_completed')
        return { ...NOT_ENDED, ...event, outcome: 'success', termination };
    const { envelope, frames, error: rest, ...fields } = event;
    const error = envelope === null || rest === undefined ? null : { envelope, frames, ...rest };
    return { ...NOT_ENDED, ...fields, error, termination };
}


/***/ }),

/***/ 13229:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: function() { return /* binding */ startOf; },
/* harmony export */   Gu: function() { return /* binding */ isWaiting; },
/* harmony export */   L4: function() { return /* binding */ stateOf; },
/* harmony export */   UI: function() { return /* binding */ Attempt; },
/* harmony export */   Ub: function() { return /* binding */ printedMore; },
/* harmony export */   _i: function() { return /* binding */ Visit; },
/* harmony export */   dJ: function() { return /* binding */ failuresOf; },
/* harmony export */   jH: function() { return /* binding */ outputOf; },
/* harmony export */   pJ: function() { return /* binding */ endOf; },
/* harmony export */   qj: function() { return /* binding */ actionOf; }
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
function actionOf({ action, kind }) {
    if (kind === null)
        return action === 'halt' ? 'halt' : 'default';
    if (action === 'unhandled' || action === 'collected')
        return 'error';
    return action === 'end' ? 'to' : action;
}
class Visit {
    number;
    scope;
    node;
    visit;
    type = '';
    item = null;
    attempts = [];
    attemptsTotal = 0;
    failedBefore = 0;
    pauses = [];
    route = null;
    handlerFailed = false;
    endOrder = 0;
    recovered = null;
    reenters = false;
    termination = null;
    group = null;
    child = null;
    children = new Set();
    childrenTotal = 0;
    constructor({ scope, node, visit }, number) {
        this.number = number;
        this.scope = scope;
        this.node = node;
        this.visit = visit;
    }
    get stepKey() {
        if (this.scope === '')
            return this.node;
        const around = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .isItem */ .WZ)(this.scope) || (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .depthOf */ .d1)(this.scope) !== 1 ? null : (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runAround */ .tV)(this.scope);
        return around === null ? null : `${around.node}/${this.node}`;
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
            return (visit.group?.failed ?? 0) > 0 ? 'tolerated' : 'completed';
        case 'failed':
            return failedState(visit);
    }
}
function isWaiting(visit) {
    return (visit.pauses.some(({ why }) => why === 'gate') || [...visit.children].some((child) => stateOf(child) === 'waiting'));
}
function failedState(visit) {
    if (visit.recovered !== null)
        return 'recovered';
    const isHandled = visit.route?.action === 'end' || (visit.route?.action === 'to' && !visit.handlerFailed);
    return isHandled ? 'handled' : 'failed';
}
function startOf(visit) {
    let start = visit.attempts[0]?.startedAt ?? visit.pauses[0]?.from ?? 0;
    if (visit.group !== null)
        for (const child of visit.children)
            start = Math.min(start, startOf(child) || start);
    return start;
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
function printedMore(earlier, { stream, text, omitted }) {
    const known = earlier ?? { stdout: '', stderr: '' };
    const gap = omitted > 0 ? `… ${omitted} characters are left out here\n` : '';
    return { ...known, [stream]: lastLines(`${known[stream] ?? ''}${gap}${text}`) };
}
function lastLines(text) {
    if (text.length <= MOST_CHARS)
        return text;
    const tail = text.slice(-MOST_CHARS);
    return `…\n${tail.slice(tail.indexOf('\n') + 1)}`;
}


/***/ }),

/***/ 97095:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: function() { return /* binding */ IGNORED_EXIT; },
/* harmony export */   T$: function() { return /* binding */ eventJson; },
/* harmony export */   wb: function() { return /* binding */ raisedBy; }
/* harmony export */ });
function raisedBy({ frames }) {
    return frames[0]?.node ?? '';
}
const IGNORED_EXIT = 'exit-code-ignored';
function eventJson(event) {
    return event;
}


/***/ }),

/***/ 36750:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: function() { return /* binding */ kindsOfSet; },
/* harmony export */   O2: function() { return /* binding */ SET_NAMES; },
/* harmony export */   cF: function() { return /* binding */ transientKindsOfSets; }
/* harmony export */ });
/* unused harmony export isSetName */
const TOOL_KINDS = {
    git: 'rate_limited* auth server_error* network* tls not_found unsafe_repository not_a_repository locked* conflict dirty hook_declined rejected diverged ref_not_found patch_failed nothing_to_commit identity no_space',
    npm: 'audit.critical audit.high audit.moderate audit.low auth not_found rate_limited* server_error* tls network* busy* integrity dependency_conflict no_version unsupported bad_package_json lockfile version_exists missing_script permission no_space missing_file script_failed usage',
    pip: 'auth rate_limited* server_error* tls integrity dependency_conflict unsupported managed_environment network* not_found missing_file bad_requirement build_failed no_space permission',
    docker: 'daemon_unavailable rate_limited* auth no_space missing_file not_found server_error* tls network* port_in_use conflict platform command_not_found build_failed killed daemon_error',
    curl: 'auth not_found rate_limited* server_error* http dns* connect* timeout* certificate network* tls redirects write read missing_file too_large usage',
    gh: 'rate_limited* forbidden auth not_found already_exists not_mergeable server_error* network* invalid not_a_repository checks_failing usage',
    yarn: 'auth not_found rate_limited* server_error* tls network* integrity lockfile no_version unsupported missing_script script_failed',
    pnpm: 'auth not_found rate_limited* server_error* network* integrity lockfile dependency_conflict no_version unsupported missing_script bad_package_json script_failed',
    apt: 'locked* permission mirror_sync* not_found auth rate_limited* server_error* signature network* dependency_conflict no_space install_failed usage',
    maven: 'rate_limited* server_error* auth tls network* integrity not_found rule_violated bad_pom goal_failed +compile +test',
    gradle: 'rate_limited* server_error* auth tls network* locked* daemon_lost* integrity not_found dependency_conflict bad_build task_failed +compile +test +lint',
    cargo: 'auth rate_limited* server_error* tls network* integrity lockfile not_found unsupported bad_manifest build_script_failed usage +link +compile +lint +test +format',
    go: 'integrity rate_limited* server_error* network* tls auth not_found modules unsupported +lint +test +compile',
    playwright: 'not_found server_error* network* missing_browser missing_dependencies unsupported +test',
    terraform: 'locked* rate_limited* server_error* network* auth not_found lockfile invalid already_exists initialise +compile',
    aws: 'rate_limited* server_error* network* auth forbidden not_found conflict invalid usage error',
    kubectl: 'not_configured auth forbidden tls network* unavailable* not_found conflict invalid missing_file rollout usage',
    runner: 'timeout lost* shutdown* no_space* out_of_memory* action_download* rate_limited* unavailable* network*',
    build: 'compile link test coverage types lint format findings dependency permission certificate quota missing conflict crash memory_limit error step_failed',
    pytest: '+test',
    jest: '+test',
    vitest: '+test',
    node: '+test',
    tsc: '+compile',
    eslint: '+lint',
    ruff: '+format +lint',
    mypy: '+types',
    gcc: '+link +compile',
    dotnet: '+compile +test',
};
function isSetName(name) {
    return name in TOOL_KINDS;
}
const SET_NAMES = Object.keys(TOOL_KINDS).filter(isSetName);
function kindsOfSet(set) {
    return wordsOf(set).map((word) => kindOf(set, word));
}
function transientKindsOfSets() {
    return SET_NAMES.flatMap((set) => wordsOf(set)
        .filter((word) => word.endsWith('*'))
        .map((word) => kindOf(set, word)));
}
function wordsOf(set) {
    return TOOL_KINDS[set].split(' ');
}
function kindOf(set, word) {
    const name = word.replace('*', '');
    return name.startsWith('+') ? `external.build.${name.slice(1)}` : `external.${set}.${name}`;
}


/***/ }),

/***/ 86266:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dg: function() { return /* binding */ isTransient; },
/* harmony export */   r3: function() { return /* binding */ isRetryable; },
/* harmony export */   ty: function() { return /* binding */ TRANSIENT_KINDS; },
/* harmony export */   wK: function() { return /* binding */ neverStarted; }
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _tool_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36750);


const OF_THE_ENGINE = ['internal.timeout', 'provider.exhausted', 'internal.circuit_open'];
const TRANSIENT_KINDS = new Set([...OF_THE_ENGINE, ...(0,_tool_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .transientKindsOfSets */ .cF)()]);
function isTransient({ kind, details }) {
    for (const name of ['transient', 'retryable']) {
        const own = details[name];
        if (typeof own === 'boolean')
            return own;
    }
    return TRANSIENT_KINDS.has(kind);
}
const NOT_STARTED = [126, 127];
function neverStarted({ kind, details }) {
    if (kind !== 'internal.script_error')
        return false;
    const { exit_code: exitCode, signal = null, unread = false } = details;
    return NOT_STARTED.includes(exitCode) || (exitCode === null && signal === null && unread !== true);
}
function isRetryable(envelope, retryable = null) {
    const own = envelope.details['retryable'];
    if (typeof own === 'boolean')
        return own;
    if (retryable === null)
        return isTransient(envelope);
    return retryable.some((pattern) => (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .patternTakes */ .Hq)(pattern, envelope.kind));
}


/***/ })

};
;