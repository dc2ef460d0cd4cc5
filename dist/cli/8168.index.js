"use strict";
exports.id = 8168;
exports.ids = [8168];
exports.modules = {

/***/ 95604:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: function() { return /* binding */ listFailureLines; },
/* harmony export */   Tb: function() { return /* binding */ isMemberEvent; },
/* harmony export */   dB: function() { return /* binding */ GroupProgress; }
/* harmony export */ });
/* harmony import */ var _core_event_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15076);
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
        const member = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .toNodeKey */ .BJ)(event);
        this.failing.delete(member);
        if (event.type === 'node_started')
            this.running.add(member);
        else
            this.running.delete(member);
        if (event.type === 'node_completed' || event.type === 'route_taken')
            this.done += 1;
        if (event.type !== 'node_failed' || event.envelope.kind === 'internal.cancelled')
            return;
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
function listFailureLines({ failing, messages }) {
    const kinds = (0,_error_details_js__WEBPACK_IMPORTED_MODULE_2__/* .groupByKind */ .Xo)(failing.values());
    const bad = (text) => (0,_core_event_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .createEventLine */ .Hv)('bad', '✗', text, 'error');
    const shown = kinds.slice(0, SHOWN).map(({ kind, count, items }) => {
        const more = count > SHOWN ? ` and ${count - SHOWN} more` : '';
        const named = items.slice(0, SHOWN).map((item) => (0,_core_event_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .toSafeText */ ._J)(item, 80));
        return bad(`${count} with ${kind}: ${named.join(', ')}${more}: ${(0,_core_event_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .toSafeText */ ._J)(messages.get(kind) ?? '', 300)}`);
    });
    return kinds.length > SHOWN ? [...shown, bad(`and ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(kinds.length - SHOWN, 'more kind')}`)] : shown;
}


/***/ }),

/***/ 37984:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: function() { return /* binding */ NOT_ENDED; },
  b: function() { return /* binding */ RunAccount; }
});

// EXTERNAL MODULE: ./build/src/core/events.js
var events = __webpack_require__(97095);
// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/core/place.js
var core_place = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/src/core/step-types.js
var step_types = __webpack_require__(99448);
// EXTERNAL MODULE: ./build/src/core/tool-kinds.js
var tool_kinds = __webpack_require__(36750);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var outcome = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/core/report.js
var report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/account/visit.js
var account_visit = __webpack_require__(13229);
;// CONCATENATED MODULE: ./build/src/account/logs.js





const MAX_POLICIES = 1000;
const MAX_LISTED = 10_000;
const MAX_CIRCUITS = 200;
const MAX_TESTED_NODES = 50;
const MAX_REACTIONS = 200;
const MAX_ACTIONS = 10_000;
const MAX_SIGHTINGS = 1000;
class GovernanceLog {
    policies = [];
    escalations = [];
    circuits = [];
    deadLetters = new Map();
    on = {
        policy_evaluated: ({ node, scope, policy_name, allowed, reason, metadata, mode }) => {
            if (this.policies.length >= (allowed ? MAX_POLICIES : MAX_LISTED))
                return;
            this.policies.push({ node, scope, policy_name, allowed, reason, metadata, mode });
        },
        dead_lettered: ({ id, node, scope, kind, reason, item }) => {
            if (this.deadLetters.size >= MAX_LISTED && !this.deadLetters.has(id))
                return;
            this.deadLetters.set(id, { id, node, scope, kind, reason, ...keyIn(item) });
        },
        node_completed: (event) => {
            if (this.deadLetters.size > 0)
                this.deadLetters.delete((0,core_place/* toDeadLetterId */.NF)(event.run_id, event));
        },
        escalated: ({ node, scope, kind, message, title, labels, assignees, item, replayed, joined }) => {
            if (this.escalations.length >= MAX_LISTED)
                return;
            const earlier = replayed === true && joined !== true ? { earlier: true } : {};
            this.escalations.push({
                node,
                scope,
                kind,
                message,
                title,
                labels,
                assignees,
                ...keyIn(item),
                delivery: report/* RECORDED */.Ny,
                ...earlier,
            });
        },
        circuit_state_changed: (event) => {
            if (this.circuits.length < MAX_CIRCUITS)
                this.circuits.push(event);
        },
    };
}
function keyIn(item) {
    return item === undefined ? {} : { item: item.key };
}
class UsageLog {
    #agents = new Map();
    on = {
        node_completed: (event) => this.#count(event),
        node_failed: (event) => this.#count(event),
    };
    metrics() {
        if (this.#agents.size === 0)
            return {};
        const all = [...this.#agents.values()];
        const input = all.map((agent) => agent.input_tokens).reduce(outcome/* addTokens */.Ox, null);
        const output = all.map((agent) => agent.output_tokens).reduce(outcome/* addTokens */.Ox, null);
        const agents = Object.fromEntries(this.#agents);
        return input === null && output === null
            ? { agents }
            : { input_tokens: input ?? 0, output_tokens: output ?? 0, agents };
    }
    cost() {
        const costs = [...this.#agents.values()].map(({ cost_usd: cost = null }) => cost);
        if (costs.length === 0 || costs.includes(null))
            return null;
        return Math.round(costs.reduce((sum, cost) => sum + (cost ?? 0), 0) * 1e9) / 1e9;
    }
    #count({ node, usage, duration_ms: durationMs }) {
        if (usage === undefined)
            return;
        const sum = this.#agents.get(node);
        const { cost_usd: cost } = usage;
        const { cost_usd: earlier } = sum ?? { cost_usd: 0 };
        this.#agents.set(node, {
            provider: usage.provider,
            model: usage.model,
            runs: (sum?.runs ?? 0) + 1,
            duration_ms: (sum?.duration_ms ?? 0) + durationMs,
            input_tokens: (0,outcome/* addTokens */.Ox)(sum?.input_tokens ?? null, usage.input_tokens),
            output_tokens: (0,outcome/* addTokens */.Ox)(sum?.output_tokens ?? null, usage.output_tokens),
            cost_usd: typeof cost === 'number' && typeof earlier === 'number' ? earlier + cost : null,
        });
    }
}
class TestLog {
    nodes = new Map();
    #counts = new Map();
    on = {
        tests_reported: (event) => {
            const key = (0,core_place/* toNodeKey */.BJ)(event);
            if (this.nodes.size < MAX_TESTED_NODES || this.nodes.has(key))
                this.nodes.set(key, event);
            const { total, failed, skipped, flaky = 0, quarantined = 0, seconds } = event;
            this.#counts.set(key, { total, failed, skipped, flaky, quarantined, seconds });
        },
    };
    totals() {
        if (this.#counts.size === 0)
            return null;
        const all = [...this.#counts.values()];
        const sum = (key) => all.reduce((total, counts) => total + counts[key], 0);
        const [total, failed, skipped] = [sum('total'), sum('failed'), sum('skipped')];
        return { total, failed, skipped, flaky: sum('flaky'), quarantined: sum('quarantined'), seconds: sum('seconds') };
    }
}
function getOrAddEntry(entries, key, fresh, max) {
    if (!entries.has(key) && entries.size < max)
        entries.set(key, fresh);
    return entries.get(key);
}
class ReactionLog {
    #reactions = new Map();
    #lastActions = new Map();
    on = {
        node_retry_scheduled: (event) => this.#add({ ...event, action: 'retry', to: event.from }, event.delay_seconds),
        route_taken: (event) => {
            const { node, kind, action } = event;
            if (kind === null)
                return;
            if (this.#lastActions.size < MAX_ACTIONS)
                this.#lastActions.set(`${node}\n${kind}`, (0,account_visit/* toNodeAction */.Kx)(event));
            if (action !== 'retry' && action !== 'collected')
                this.#add({ ...event, kind }, 0);
        },
    };
    all() {
        return [...this.#reactions.values()];
    }
    findLast(node, kind) {
        return this.#lastActions.get(`${node}\n${kind}`);
    }
    #add({ node, kind, action, to }, delaySeconds) {
        const fresh = { node, kind, action, to, count: 0, waitedSeconds: 0 };
        const key = `${node}\n${kind}\n${action}\n${to ?? ''}`;
        const reaction = getOrAddEntry(this.#reactions, key, fresh, MAX_REACTIONS);
        if (reaction === undefined)
            return;
        reaction.count += 1;
        reaction.waitedSeconds += delaySeconds;
    }
}
class SightingLog {
    #sightings = new Map();
    #unsettled = new Map();
    on = {
        node_failed: (event) => {
            const { kind, details } = event.envelope;
            if (!(0,kinds/* isKind */.VF)(kind) || event.frames.length > 1 || details['injected'] === true)
                return;
            const node = (0,core_place/* placeInFile */.ZU)(event);
            const fresh = { node, kind, count: 0, recovered: 0, recovery_attempts: 0 };
            const seen = getOrAddEntry(this.#sightings, `${node}\n${kind}`, fresh, MAX_SIGHTINGS);
            if (seen === undefined)
                return;
            seen.count += 1;
            const visit = (0,core_place/* visitKey */.xp)(event);
            this.#unsettled.set(visit, (this.#unsettled.get(visit) ?? new Set()).add(seen));
        },
        node_completed: (event) => {
            const visit = (0,core_place/* visitKey */.xp)(event);
            for (const seen of this.#unsettled.get(visit) ?? []) {
                seen.recovered += 1;
                seen.recovery_attempts += event.attempt;
            }
            this.#unsettled.delete(visit);
        },
    };
    all() {
        return [...this.#sightings.values()];
    }
}

;// CONCATENATED MODULE: ./build/src/account/errors.js





const MAX_HANDLED = 100;
const MAX_KINDS = 200;
const MAX_RECORDED = 10_000;
class Errors {
    visits;
    recorded = [];
    handled = [];
    handledTotal = 0;
    overcome = new Map();
    #open = new Map();
    #reentered = new Set();
    #inHandler = new Map();
    #collected = new Map();
    constructor(visits) {
        this.visits = visits;
    }
    on = {
        workflow_started: () => {
            this.recorded.length = 0;
        },
        node_failed: (event) => {
            if (event.envelope.kind !== 'internal.cancelled')
                this.#open.set((0,core_place/* toNodeKey */.BJ)(event), event);
            for (const error of this.#inHandler.get((0,core_place/* toNodeKey */.BJ)(event)) ?? [])
                this.#markHandler(error, true);
        },
        node_completed: (event) => {
            const key = (0,core_place/* toNodeKey */.BJ)(event);
            const failure = this.#open.get(key);
            if (failure !== undefined)
                count(this.overcome, failure, 'retry', 1);
            this.#open.delete(key);
            this.#completeHandler(key, event.node);
            this.#list(...listTolerated(event));
        },
        node_retry_scheduled: (event) => {
            if (event.from !== null)
                this.#reentered.add((0,core_place/* toNodeKey */.BJ)(event));
        },
        route_taken: (event) => {
            if (event.kind !== null)
                this.#followRoute(event);
        },
        subworkflow_completed: (event) => {
            if (event.status !== 'suspended')
                this.#handleReentered((0,core_place/* scopeInside */.nY)(event));
        },
        workflow_completed: () => this.#handleReentered(null),
        group_completed: (event) => {
            const collected = this.#collected.get((0,core_place/* visitKey */.xp)(event));
            this.#collected.delete((0,core_place/* visitKey */.xp)(event));
            if (collected === undefined)
                return;
            if (event.status === 'completed') {
                for (const { error, count: times } of collected.kinds.values())
                    count(this.overcome, error, 'group', times);
                this.#list(collected.handled, collected.total);
            }
            else {
                for (const error of collected.cleanup)
                    this.#open.set((0,core_place/* toNodeKey */.BJ)(error), error);
            }
        },
        error_recorded: (event) => {
            if (this.recorded.length < MAX_RECORDED)
                this.recorded.push(event);
        },
    };
    #followRoute({ scope, node, action, to }) {
        const key = (0,core_place/* toNodeKey */.BJ)({ scope, node });
        const failure = this.#open.get(key);
        if (action !== 'retry') {
            this.#open.delete(key);
            if (action === 'recover')
                this.#completeHandler(key, node);
            this.#inHandler.delete(key);
        }
        if (failure === undefined)
            return;
        if (action === 'end' || action === 'recover')
            this.#handle(failure, action, action);
        if (action === 'to' && to !== null)
            (0,maps/* addTo */.DN)(this.#inHandler, (0,core_place/* toNodeKey */.BJ)({ scope, node: to }), failure);
        const group = action === 'collected' ? (0,core_place/* runAround */.tV)(scope) : null;
        if (group !== null)
            this.#collect((0,core_place/* visitKey */.xp)(group), failure);
    }
    #completeHandler(key, node) {
        for (const error of this.#inHandler.get(key) ?? []) {
            this.#markHandler(error, false);
            this.#handle(error, 'to', node);
        }
        this.#inHandler.delete(key);
    }
    #markHandler(error, isFailed) {
        const visit = this.visits.find(error);
        if (visit !== undefined)
            visit.handlerFailed = isFailed;
    }
    #handleReentered(scope) {
        for (const key of this.#reentered) {
            const failure = this.#open.get(key);
            if (failure === undefined || (scope !== null && failure.scope !== scope))
                continue;
            this.#reentered.delete(key);
            this.#open.delete(key);
            this.#handle(failure, 'retry', 'retry');
        }
    }
    #collect(group, failure) {
        const collected = this.#collected.get(group) ?? { kinds: new Map(), handled: [], total: 0, cleanup: [] };
        this.#collected.set(group, collected);
        const cleanup = this.#takeFinallyErrors(failure);
        collected.cleanup.push(...cleanup.slice(0, MAX_HANDLED - collected.cleanup.length));
        for (const error of [failure, ...cleanup]) {
            count(collected.kinds, error, 'group', 1);
            collected.total += 1;
            if (collected.handled.length < MAX_HANDLED)
                collected.handled.push(toHandled(error, 'group'));
        }
    }
    #handle(failure, action, by) {
        for (const error of [failure, ...this.#takeFinallyErrors(failure)]) {
            count(this.overcome, error, action, 1);
            this.#list([toHandled(error, by)], 1);
        }
    }
    #takeFinallyErrors(failure) {
        if (!(0,step_types/* hasSteps */.yx)(failure.node_type))
            return [];
        const inside = [...this.#open].filter(([key]) => (0,core_place/* isInsideAttempt */.qB)(key, failure));
        for (const [key] of inside)
            this.#open.delete(key);
        return inside.map(([, error]) => error).filter(({ secondary }) => secondary === true);
    }
    #list(handled, total) {
        this.handledTotal += total;
        this.handled.push(...handled.slice(0, MAX_HANDLED - this.handled.length));
    }
}
function count(kinds, error, by, times) {
    const overcome = getOrAddEntry(kinds, error.envelope.kind, { error, by, count: 0 }, MAX_KINDS);
    if (overcome !== undefined)
        overcome.count += times;
}
function toHandled({ node, envelope, attempts, item }, by) {
    const { kind, message } = envelope;
    return { node, kind, message, attempts, by, ...(item === undefined ? {} : { item: item.key }) };
}
function listTolerated(event) {
    const { node, attempt: attempts, exit_code: code, quarantined = [] } = event;
    const tolerated = quarantined.map((test) => {
        return { node, kind: tool_kinds/* TEST_FAILED */.RJ, message: `${test.name}: ${test.message}`, attempts, by: 'quarantine' };
    });
    if (event.handled_by === 'when') {
        const exit = typeof code === 'number' ? { exit_code: code } : null;
        const message = `${node} exited with code ${code}`;
        tolerated.push({ node, kind: 'internal.script_error', message, attempts, by: 'when', ...exit });
    }
    return [tolerated, tolerated.length];
}

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
    on = {
        warning: (event) => this.#warn(event),
        errors_jsonl_write_failed: ({ error }) => this.#say(`errors.jsonl could not be written: ${error}`),
        checkpoint_save_failed: ({ error }) => this.#say(`the checkpoint could not be written: ${error}`),
        gate_waiting: ({ scope, node, prompt, options }) => {
            this.#waiting.set((0,core_place/* toNodeKey */.BJ)({ scope, node }), {
                gate: { node, prompt, options },
                file: this.visits.findFile(scope),
            });
        },
        policy_evaluated: (event) => this.#policy(event),
        hook_executed: ({ scope, node, hook, error }) => {
            if (error !== null)
                this.#warn({ scope, node, code: 'hook-failed', message: `hook ${hook} failed: ${error}` });
        },
        node_failed: (event) => {
            this.#waiting.delete((0,core_place/* toNodeKey */.BJ)(event));
        },
        group_completed: ({ node, status, total, failed, group_type: type }) => {
            if (status !== 'completed' || failed === 0)
                return;
            const earlier = this.tolerated.get(node) ?? { failed: 0, total: 0 };
            if (this.tolerated.size >= notices_MAX_LISTED && !this.tolerated.has(node))
                return;
            const sums = { failed: earlier.failed + failed, total: earlier.total + total };
            this.tolerated.set(node, { isParallel: type === 'parallel', ...sums });
        },
    };
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
        this.warnings.push({ node, file: this.visits.findFile(event.scope), code, message, isUnseenFailure });
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
    listCompleted(graph) {
        return this.#byEnd(graph).flatMap(({ name, visit }) => {
            const isCompleted = visit.attempts.at(-1)?.state === 'completed';
            return isCompleted || ['recover', 'to'].includes(findActionAfter(visit) ?? '') ? [name] : [];
        });
    }
    actions(graph) {
        return Object.fromEntries(this.#byEnd(graph).flatMap(({ name, visit }) => {
            const action = findActionAfter(visit);
            return action === null ? [] : [[name, action]];
        }));
    }
    states(graph) {
        const names = new Map([...stepKeys(graph)].map(([{ name }, key]) => [key, name]));
        const states = new Map();
        for (const [key, visit] of this.account.visits.steps) {
            const name = names.get(key);
            const state = (0,account_visit/* getVisitState */.jw)(visit);
            const isRecovered = state === 'completed' && (0,account_visit/* listFailures */.As)(visit).length > 0;
            if (name !== undefined)
                states.set(name, isRecovered ? 'recovered' : state);
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
            if (visit === undefined || last === undefined || (0,account_visit/* getVisitState */.jw)(visit) === 'waiting') {
                const status = 'not_executed';
                return { node_id, type, status, duration_ms: null, attempts: 0, cached: false, repaired: false };
            }
            const { number: attempts, cached } = last;
            const isCompleted = last.state === 'completed' && visit.termination?.status !== 'failed';
            const status = isCompleted || visit.recovered !== null ? 'completed' : 'failed';
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
function findActionAfter({ attempts, route, recovered }) {
    const state = attempts.at(-1)?.state;
    if (state === undefined || state === 'open')
        return null;
    if (recovered !== null)
        return 'recover';
    if (route !== null)
        return (0,account_visit/* toNodeAction */.Kx)(route);
    return state === 'failed' ? 'error' : 'default';
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
    on = {
        workflow_started: ({ file }) => {
            this.#rootFile = file;
        },
        node_started: (event) => {
            this.runs.set(event.node, (this.runs.get(event.node) ?? 0) + 1);
            if (event.attempt === 1 || this.#awaited.delete((0,core_place/* toNodeKey */.BJ)(event)))
                this.#enter(event);
        },
        node_completed: (event) => {
            if (event.scope === '' && !this.types.has(event.node))
                this.#enter(event);
        },
        node_retry_scheduled: ({ scope, node, from, route }) => {
            if (from !== null && from !== node)
                this.#awaited.add((0,core_place/* toNodeKey */.BJ)({ scope, node }));
            this.#takeRow(scope, node, route);
        },
        route_taken: ({ scope, node, to, kind, route }) => {
            if (kind !== null)
                this.#takeRow(scope, node, route);
            if (scope !== '' || to === null)
                return;
            const key = `${node}\n${to}\n${kind ?? ''}`;
            if (!this.edges.delete(key) && this.edges.size >= MAX_EDGES)
                return;
            const type = kind === null ? (route === 'options' ? 'gate' : 'success') : 'error';
            this.edges.set(key, { from: node, to, label: kind ?? '', kind: type, route });
        },
    };
    #enter({ scope, node, node_type: type }) {
        if (this.fullPath.length < MAX_PATH)
            this.fullPath.push(node);
        if (scope !== '')
            return;
        if (!this.types.has(node))
            this.types.set(node, type);
        if (this.path.length < MAX_PATH)
            this.path.push(node);
    }
    #takeRow(scope, node, row) {
        if (row === '' || this.errorRows.size >= MAX_ROWS)
            return;
        const file = this.visits.findFile(scope) ?? this.#rootFile;
        const taken = { file, node: row.startsWith('error_routes') ? '' : node, row };
        this.errorRows.set(`${file}\n${taken.node}\n${row}`, taken);
    }
}

// EXTERNAL MODULE: ./build/src/core/envelope.js
var core_envelope = __webpack_require__(10898);
// EXTERNAL MODULE: ./build/src/core/event-fields.js
var event_fields = __webpack_require__(15076);
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
        return Array.from((0,core_place/* walkRunsAround */.rU)(scope), (run) => this.find(run)?.group ?? []).flat();
    }
    isCrowded(scope) {
        return this.groupsAround(scope).some(({ isLarge }) => isLarge);
    }
    runningGroups() {
        return [...this.open].flatMap(({ group }) => (group === null || group.isEnded ? [] : [group]));
    }
    findFile(scope) {
        for (const run of (0,core_place/* walkRunsAround */.rU)(scope)) {
            const child = this.find(run)?.child;
            if (child)
                return child.file;
        }
        return null;
    }
    readable(place) {
        const around = Array.from((0,core_place/* walkRunsAround */.rU)(place.slice(0, place.lastIndexOf('/') + 1)), (run) => this.find(run));
        return [this.#latest.get(place), ...around].reduce((text, visit) => {
            const item = visit?.item ?? null;
            if (item === null)
                return text;
            return text.replace(`${item.group}[${item.index}]/`, () => `${item.group}${(0,event_fields/* formatItem */.tm)(item)}/`);
        }, (0,core_place/* formatReadablePlace */.TH)(place));
    }
    consume(event, time) {
        this.started = null;
        this.ended = null;
        this.endedGroup = null;
        this.memberOf = (0,groups/* isMemberEvent */.Tb)(event) ? (this.#parent(event)?.group ?? null) : null;
        if ((0,groups/* isMemberEvent */.Tb)(event))
            this.memberOf?.count(event);
        (0,events/* handle */.p$)(this.#on, event, time);
    }
    #on = {
        node_started: (event, time) => this.#started(event, time),
        node_output: (event) => {
            const attempt = this.find(event)?.attempt(event.attempt);
            if (attempt?.state === 'open')
                attempt.printed = (0,account_visit/* addPrinted */.yn)(attempt.printed, event);
        },
        node_completed: (event, time) => this.#end(event, time),
        node_failed: (event, time) => this.#end(event, time),
        group_started: (event) => {
            const visit = this.#open(event);
            visit.group = new groups/* GroupProgress */.dB(event);
            if (visit.type === '')
                visit.type = event.group_type;
        },
        group_completed: (event) => {
            const visit = this.#open(event);
            visit.group ??= new groups/* GroupProgress */.dB(event);
            const { total, succeeded, failed } = event;
            this.endedGroup = Object.assign(visit.group, { total, succeeded, failed, isEnded: true });
        },
        subworkflow_started: (event) => {
            this.#open(event).child = { workflow: event.workflow, file: event.file };
        },
        route_taken: ({ action, to, route, kind, output, ...at }) => {
            const visit = this.find(at);
            if (visit === undefined)
                return;
            visit.route = { action, to, route, kind };
            if (action === 'recover' && visit.attempts.length > 0)
                visit.recovered = { kind: kind ?? '', output: this.#fitting(output ?? null) };
        },
        node_retry_scheduled: (event, time) => {
            const { kind, route, from, deadline } = event;
            const visit = this.#pause(event, { why: 'retry', from: time, to: deadline });
            if (visit === undefined)
                return;
            this.open.add(visit);
            visit.route = { action: 'retry', to: from, route, kind };
            visit.reenters = from !== null && from !== event.node;
        },
        timer_set: (event) => {
            this.#pause(event, { why: 'timer', from: event.started, to: event.deadline });
        },
        gate_waiting: (event, time) => {
            this.#latest.get((0,core_place/* toNodeKey */.BJ)(event))?.pauses.push({ why: 'gate', from: time, to: null });
        },
        run_rewound: ({ keep }) => this.#keepRoots(new Set(keep)),
    };
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
        const made = new account_visit/* Visit */._i(at.scope, at.node, at.visit, ++this.#made);
        this.#visits.set((0,core_place/* visitKey */.xp)(at), made);
        this.#latest.set((0,core_place/* toNodeKey */.BJ)(at), made);
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
        const key = (0,core_place/* toNodeKey */.BJ)(visit);
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
        return this.#takes((0,json/* printJson */.Q2)(value).length) ? value : undefined;
    }
    #fittingError(event) {
        const error = (0,core_envelope/* findInnermostRaised */.d8)(event);
        const { envelope, stderr_tail: stderr } = error;
        const texts = stderr.length + (error.command?.length ?? 0) + (error.stdout_tail?.length ?? 0);
        if (this.#takes((0,json/* printJson */.Q2)(envelope.details).length + texts))
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
    reactions = new ReactionLog();
    sightings = new SightingLog();
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
        if (Number.isFinite(time)) {
            this.startedAt = Math.min(this.startedAt ?? time, time);
            this.lastAt = Math.max(this.lastAt, time);
        }
        this.visits.consume(event, time);
        const { errors, walk, notices, governance, usage, tests, reactions, sightings } = this;
        const folds = [this, errors, walk, notices, governance, usage, tests, reactions, sightings];
        for (const { on } of folds)
            (0,events/* handle */.p$)(on, event);
    }
    on = {
        workflow_started: (event) => {
            this.isResumed ||= event.resumed;
            this.run ??= event;
            this.ending = null;
        },
        workflow_completed: (event) => {
            this.ending = { ...NOT_ENDED, ...event, outcome: 'success', termination: toTermination(event) };
        },
        workflow_failed: (event) => {
            const { envelope, frames, error: rest, ...fields } = event;
            const error = envelope === null || rest === undefined ? null : { envelope, frames, ...rest };
            this.ending = { ...NOT_ENDED, ...fields, error, termination: toTermination(event) };
        },
    };
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
function toTermination(event) {
    const { status = 'failed', termination_reason: reason = '', terminated_by = '' } = event;
    return event.is_explicit === true ? { status, reason, terminated_by } : null;
}


/***/ }),

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
    handlerFailed = false;
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
            return action === 'end' || (action === 'to' && !visit.handlerFailed) ? 'handled' : 'failed';
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
    const known = earlier ?? { stdout: '', stderr: '' };
    const gap = omitted > 0 ? `… ${omitted} characters are left out here\n` : '';
    const all = `${known[stream] ?? ''}${gap}${text}`;
    const tail = all.slice(-MOST_CHARS);
    return { ...known, [stream]: tail === all ? all : `…\n${tail.slice(tail.indexOf('\n') + 1)}` };
}


/***/ }),

/***/ 61104:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: function() { return /* binding */ loadPatterns; }
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62759);

let loaded = null;
function loadPatterns() {
    loaded ??= __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856)).then(createPatterns);
    return loaded;
}
function createPatterns(engine) {
    const cache = new Map();
    const compile = (pattern) => {
        const compiled = cache.get(pattern) ?? compileWith(engine, pattern);
        cache.set(pattern, compiled);
        return compiled;
    };
    return {
        compile,
        matches: (pattern, text) => {
            const compiled = compile(pattern);
            if (!compiled.ok)
                throw new Error(compiled.error);
            return compiled.value.search(text) !== null;
        },
    };
}
function compileWith({ RE2JS: engine }, pattern) {
    const compiled = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .tryResult */ .Bh)(() => engine.compile(convertPythonPattern(pattern)));
    if (compiled.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)({ search: (text) => search(compiled.value, text) });
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._q)(`the pattern ${JSON.stringify(pattern)} cannot be used: ${compiled.error}${findPatternHint(pattern)}`);
}
function search(pattern, text) {
    const matcher = pattern.matcher(text);
    if (!matcher.find())
        return null;
    const named = Object.entries(pattern.namedGroups()).map(([name, index]) => [name, matcher.group(index) ?? null]);
    return { start: matcher.start(), named: Object.fromEntries(named) };
}
function convertPythonPattern(pattern) {
    return pattern.replaceAll(/\\[\s\S]/g, (pair) => (pair === '\\Z' ? '\\z' : pair));
}
function findPatternHint(pattern) {
    if (/\(\?<?[=!]/.test(pattern))
        return ' (look-around is not supported: patterns are matched in linear time)';
    if (/\\[1-9]|\(\?P=/.test(pattern))
        return ' (back-references are not supported: patterns are matched in linear time)';
    return '';
}


/***/ }),

/***/ 56044:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: function() { return /* binding */ findForeignFieldHint; },
/* harmony export */   Li: function() { return /* binding */ rightForm; },
/* harmony export */   tZ: function() { return /* binding */ findMissingFieldHint; },
/* harmony export */   x1: function() { return /* binding */ findForeignTypeHint; },
/* harmony export */   z7: function() { return /* binding */ findMeant; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99538);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57280);



const IN_JOB = 'it belongs to the job in .github/workflows that runs this file';
const NODE_FIELDS = {
    'if when condition': 'put the condition on the route that leads here: `- { to: NODE, when: "..." }`',
    'needs depends_on': 'nodes follow routes: give the node before it a route, `routes: [{ to: NODE }]`',
    'next to goto on_success': 'write `routes: [{ to: NODE }]`',
    'on_error on_failure catch': 'write `routes: [{ to: $end }, { on_error: external.git.drift, to: NODE }]`, with the kinds that it is for',
    'continue-on-error': 'name the kinds that may pass, and let everything else fail: `routes: [{ to: $end }, { on_error: external.lint.findings, to: $end }]`',
    'timeout-minutes': 'write `timeout: 10m`',
    'retry retries max_retries': 'retries stand on a route, for the kinds that may go away: `routes: [{ to: $end }, { on_error: [internal.timeout, external.api.rate_limited], retry: { max: 3 } }]`',
    error_routes: 'write them among `routes`, or for all nodes under `workflow:`',
    uses: 'a node runs a command (`type: script`, `run:`) or another file (`type: workflow`); actions are steps of the job',
    with: 'hand values over through `env` (scripts) or `input_mapping` (workflows)',
    'runs-on permissions container': IN_JOB,
    'strategy matrix': 'to run a node for each entry of a list write a group under `for_each:`',
    url: 'call it from a script: `run: curl --fail-with-body URL`, with `classify: [{ use: curl }]`',
    seconds: 'write `duration: 5s`',
};
const HINTS = {
    route: {
        on_success: 'a route without `on_error` is for success: leave it out',
        'max_retries retries': 'write `retry: { max: 3 }`',
        message: 'write `halt: { message: "..." }`',
    },
    file: {
        on: 'what starts a run is the business of .github/workflows; a file of conductor says only what runs',
        inputs: 'it stands under `workflow:`, as `input`',
        'permissions concurrency': IN_JOB,
        defaults: 'give each script its `shell` and `working_dir`',
    },
    workflow: {
        outputs: 'it stands at the top of the file, as `output`',
        'output agents nodes': 'it stands at the top of the file, beside `workflow:`',
        timeout: 'write `limits: { timeout_seconds: 900 }`',
        strict_exit: 'it stands under `runtime:`',
        retry: 'it stands under `resilience:`',
    },
    parallel: NODE_FIELDS,
    forEach: NODE_FIELDS,
};
function findForeignFieldHint(shape, name) {
    return findForeignHint(name, shape.endsWith('Node') ? NODE_FIELDS : (HINTS[shape] ?? {}));
}
function findForeignHint(name, hints) {
    return Object.entries(hints).find(([names]) => names.split(' ').includes(name))?.[1] ?? null;
}
const SECONDS = 'write seconds as a number, without a unit';
const DURATION = 'write seconds, or a duration such as `10m`; it cannot be a template';
const FORMS = {
    retry: 'write `retry: { max: 3 }`',
    timeout: DURATION,
    timeout_seconds: DURATION,
    initial_seconds: SECONDS,
    max_seconds: SECONDS,
    max_elapsed_seconds: SECONDS,
    env: 'write `env: { NAME: "value" }`',
    routes: 'write `routes: [{ to: NODE }]`',
    to: 'a route leads to one node: `to: NODE`; to start several, name a `parallel` group',
    raises: 'write `raises: [external.git.drift]`',
    classify: 'write `classify: [{ use: SET }]` with the name of a set, such as `git`',
    command: 'write `command: npm` and `args: [test]`',
    run: 'write `run: |` and each command on a line of its own below it',
    args: 'write `args: [run, build]`',
    halt: 'write `halt: true`, or `halt: { message: "..." }`',
    recover: 'write `recover: { output: { ... } }`, the output to continue with',
    propagate: 'write `propagate: true`; `on_error` names the kinds',
    when: 'leave `when` out, or write a condition such as `exit_code == 0`',
    input: 'write `input: { NAME: { type: string } }`',
    output: 'write `output: { NAME: "{{ node.output.field }}" }`',
    agents: 'write a list: `- name: NAME`, its fields below the name',
    workflow: 'write `workflow: { name: NAME, entry_point: NODE }`',
    source: 'write a path such as `workflow.input.list`, or a template: `"{{ [1, 2] }}"`',
    shell: 'write `shell: bash`, or leave it out',
    tolerate: 'write `tolerate: { count: 1 }`, or `{ percent: 10 }`',
    finally: 'write `finally: NODE`, and the node under `agents:`',
    on_error: 'name the kinds, such as `external.git.drift`; an exit code gets its kind from `classify`',
    provider: 'write a name, or a mapping with a `name`',
    escalate: 'write `true`, or a mapping with `title`, `labels` and `assignees`',
    exit_code: 'write a number, a list of numbers, or a range such as `"64-78"`',
    signal: "write a signal's name, or a list of names",
};
const MISSING = {
    entry_point: 'name the node that runs first: `entry_point: NODE`',
    name: 'write `name: NAME`',
    type: 'write `type: string`, or number, boolean, array, object',
    duration: 'write `duration: 5s`',
    status: 'write `status: failed` or `status: success`',
    reason: 'say why the run ends: `reason: "..."`',
    prompt: 'write `prompt: "..."`, the question',
    options: 'write `options: [{ label: "Yes", value: "yes", route: NODE }]`',
    as: 'name the variable that holds the item: `as: item`',
    agent: 'write the node that runs for each item: `agent: { name: NAME, type: script, run: ... }`',
    agents: 'name its members: `agents: [NODE, NODE]`',
    output: 'write `output: { ... }`, the output to continue with',
};
function findMissingFieldHint(name) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(MISSING, name) ?? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(FORMS, name) ?? null;
}
const ENTRY_FORMS = {
    routes: 'write `- to: NODE`',
    classify: 'write `- use: SET` with the name of a set, such as `git`',
    options: 'write `- { label: "Yes", value: "yes", route: NODE }`',
};
function rightForm(path, value) {
    const [last = '', owner, above] = path.map((step) => (step === 'nodes' ? 'agents' : step)).reverse();
    if (typeof last === 'number') {
        if (owner !== 'agents')
            return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(ENTRY_FORMS, String(owner)) ?? null;
        return path.length > 2
            ? 'a group names its members: put the node under the top-level `agents:` and its name here'
            : 'write `- { name: NAME, type: script, run: "..." }`';
    }
    if ((owner === 'input' || owner === 'output') && typeof value === 'string') {
        const type = findMeant(value, Object.keys(_model_js__WEBPACK_IMPORTED_MODULE_2__/* .VALUE_TYPES */ .K4));
        if (type !== null)
            return `write \`${last}: { type: ${type} }\``;
        if (owner === 'input')
            return `write \`${last}: { type: string, default: ... }\``;
    }
    if (above === 'mcp_servers' && last === 'timeout')
        return 'write milliseconds as a number: `timeout: 30000`';
    if (owner === 'env')
        return 'write one text; a list or a mapping goes in as JSON: `"{{ value | tojson }}"`';
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(FORMS, last) ?? null;
}
const SYNONYMS = {
    agents: 'jobs steps tasks',
    command: 'cmd',
    entry_point: 'entrypoint start',
    env: 'environment',
    initial_seconds: 'delay delay_seconds initial_delay interval wait seconds',
    input: 'inputs',
    max: 'max_retries max_attempts attempts retries times count limit',
    name: 'id',
    on_error: 'catch error on_failure',
    output: 'outputs',
    run: 'script',
    to: 'goto go_to next target then',
    when: 'if condition',
    workflow: 'uses subworkflow',
    working_dir: 'cwd working-directory',
    agent: 'llm prompt',
    human_gate: 'gate approval',
    script: 'shell bash command run cmd exec sh python node task step job',
    terminate: 'end fail exit',
    wait: 'sleep',
    integer: 'int',
    number: 'float double',
    string: 'str text choice environment',
    boolean: 'bool',
    array: 'list',
    list: 'array',
    object: 'dict map mapping',
    dict: 'object',
    exponential: 'exp',
    max_retries: 'max retries max_attempts attempts times count limit',
    retryable: 'retryable_errors retry_on on on_error kinds',
    continue_on_error: 'continue continue-on-error ignore',
    fail_fast: 'stop abort fail-fast fail',
    failed: 'failure fail error',
};
function findMeant(word, known) {
    const synonym = known.find((name) => SYNONYMS[name]?.split(' ').includes(word.toLowerCase()) === true);
    return synonym ?? (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .findNearest */ .qg)(word, known);
}
const ELSEWHERE = {
    parallel: 'write the group under the top-level `parallel:`',
    'for_each foreach loop': 'write the group under the top-level `for_each:`',
    http: 'call it from a script: `type: script`, `run: curl --fail-with-body URL`',
    action: 'actions are steps of the job in .github/workflows; a node runs a command (`type: script`)',
};
function findForeignTypeHint(type, known) {
    return findForeignHint(type, ELSEWHERE) ?? (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(findMeant(type, known));
}


/***/ }),

/***/ 45488:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: function() { return /* binding */ loadChecked; },
  G: function() { return /* binding */ loadWorkflow; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/config/step-hash.js
var step_hash = __webpack_require__(75336);
// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/config/generated/shapes.js
var shapes = __webpack_require__(38765);
// EXTERNAL MODULE: ./build/src/config/generated/validators.cjs
var validators = __webpack_require__(39443);
// EXTERNAL MODULE: ./build/src/config/load/findings.js + 1 modules
var load_findings = __webpack_require__(78684);
// EXTERNAL MODULE: ./build/src/config/load/foreign-field-hints.js
var foreign_field_hints = __webpack_require__(56044);
// EXTERNAL MODULE: ./build/src/config/load/schema-findings.js
var schema_findings = __webpack_require__(28978);
// EXTERNAL MODULE: ./build/src/config/load/schema-problems.js
var schema_problems = __webpack_require__(93720);
// EXTERNAL MODULE: ./build/src/config/load/session.js
var load_session = __webpack_require__(51958);
// EXTERNAL MODULE: ./build/src/config/load/structure.js
var structure = __webpack_require__(71391);
// EXTERNAL MODULE: ./build/src/config/load/values.js
var values = __webpack_require__(5482);
;// CONCATENATED MODULE: ./build/src/config/load/schema-check.js











const MAX_DESCRIBED = 200;
class Checker {
    file;
    session;
    constructor(file, session) {
        this.file = file;
        this.session = session;
    }
    report(path, code, message, suggestion = null) {
        this.session.report(this.file.locator.at(path), code, message, suggestion);
    }
    topLevel(data) {
        this.#noEffect(data, 'file', []);
        const copy = Object.entries(data).map(([key, value]) => [key, Array.isArray(value) ? [...value] : value]);
        this.#isUsable('file', Object.fromEntries(copy), [], 'the file');
    }
    settings(data, first) {
        if (!(0,values/* isDataObject */.WT)(data))
            return null;
        this.#noEffect(data, 'workflow', ['workflow']);
        const written = (0,values/* isDataObject */.WT)(data['input']) ? Object.entries(data['input']) : [];
        const types = new Map(written.map(([name, spec]) => [name, (0,values/* isDataObject */.WT)(spec) ? spec['type'] : undefined]));
        const placeholders = first === null ? {} : { name: 'missing', entry_point: first };
        const settings = this.#checked(validators.workflow, 'workflow', data, ['workflow'], 'the workflow', placeholders);
        if (settings === null)
            return null;
        const sink = this.#sink(['workflow']);
        for (const [name, spec] of Object.entries(settings.input ?? {}))
            if (types.get(name) === spec.type)
                (0,structure/* checkInput */.DR)(spec, ['input', name], sink);
        (0,structure/* checkToolServers */.HQ)(settings, sink);
        this.#policies(data);
        if (settings.instructions === undefined)
            return settings;
        const instructions = [settings.instructions].flat().map((text, index) => {
            const at = this.file.locator.at(['workflow', 'instructions', index]);
            return this.session.textOrFile(text, at, this.file.source.file);
        });
        return { ...settings, instructions };
    }
    #policies({ policies }) {
        const names = new Set();
        for (const [index, policy] of Array.isArray(policies) ? policies.entries() : []) {
            const path = ['workflow', 'policies', index];
            const name = (0,values/* isDataObject */.WT)(policy) && typeof policy['name'] === 'string' ? policy['name'] : '';
            if (names.has(name))
                this.report([...path, 'name'], 'duplicate-name', `Two policies have the name ${(0,messages/* quote */.hD)(name)}.`);
            if (name !== '')
                names.add(name);
            const type = (0,values/* isDataObject */.WT)(policy) ? policy['type'] : undefined;
            const shape = (0,schema_findings/* isNameIn */.rh)(shapes/* UNIONS */.x.policy, type) ? shapes/* UNIONS */.x.policy[type] : null;
            if (shape === null)
                this.#unknownType(type, path, 'policy', 'a policy');
            else if (this.#isUsable(shape, policy, path, `policy ${readName(policy)}`))
                continue;
            if (Array.isArray(policies))
                policies[index] = { name, type: 'node_availability', mode: 'warn' };
        }
    }
    parallel(data, path) {
        return this.#checked(validators.parallel, 'parallel', data, path, `group ${readName(data)}`);
    }
    forEach(data, path) {
        return this.#checked(validators.forEach, 'forEach', data, path, `group ${readName(data)}`);
    }
    node(data, path) {
        const type = this.#typeOf(data, path, 'node');
        return type === null ? this.withoutType(data) : this.#ofType(type, data, path);
    }
    member(data, path) {
        const type = this.#typeOf(data, path, 'member');
        const node = type === null ? null : this.#ofType(type, data, path);
        return node !== null && (0,model/* isMember */.NB)(node) ? node : null;
    }
    #typeOf(data, path, union) {
        data['type'] ??= 'agent';
        const type = data['type'];
        if ((0,schema_findings/* isNameIn */.rh)(shapes/* UNIONS */.x[union], type))
            return type;
        this.#unknownType(type, path, union, `node ${readName(data)}`);
        const meant = typeof type === 'string' ? (0,foreign_field_hints/* findMeant */.z7)(type, Object.keys(shapes/* UNIONS */.x[union])) : null;
        if (!(0,schema_findings/* isNameIn */.rh)(shapes/* UNIONS */.x[union], meant))
            return null;
        data['type'] = meant;
        return meant;
    }
    #unknownType(type, path, union, label) {
        this.session.findings.push((0,schema_findings/* unknownType */.p2)(this.file.locator.at([...path, 'type']), type, union, label));
    }
    withoutType(data) {
        const { name, routes } = data;
        const stand = { type: 'agent', prompt: '' };
        if (name !== undefined)
            stand['name'] = name;
        if (routes !== undefined)
            stand['routes'] = routes;
        const { agentNode } = validators;
        return (0,schema_problems/* repair */.Ip)(agentNode, stand, (0,schema_problems/* checkSchema */._U)(agentNode, stand)) && agentNode(stand)
            ? { ...stand, type: 'agent' }
            : null;
    }
    #ofType(type, data, path) {
        const shape = shapes/* UNIONS */.x.node[type];
        this.#noEffect(data, shape, path);
        const before = this.session.findings.length;
        const checked = this.#checked(validators[shape], shape, data, path, `node ${readName(data)}`);
        const isOther = checked === null || (checked.type !== undefined && checked.type !== 'agent');
        const node = isOther ? checked : { ...checked, type: 'agent' };
        const reported = this.session.findings.slice(before);
        const sound = reported.every(({ code }) => code === 'unknown-field' || code === 'field-not-for-type');
        if (node !== null && sound)
            (0,structure/* checkNode */.Ps)(node, this.#sink(path, reported.length > 0 ? 'missing-field' : null));
        return node;
    }
    #checked(guard, shape, data, path, label, more) {
        const checked = data;
        return this.#isUsable(shape, data, path, label, more) && guard(checked) ? checked : null;
    }
    #isUsable(shape, data, path, label, placeholders = {}) {
        const validate = validators[shape];
        const problems = (0,schema_problems/* checkSchema */._U)(validate, data);
        if (problems.length === 0)
            return true;
        const { locator, unresolved } = this.file;
        this.session.unshown += Math.max(0, problems.length - MAX_DESCRIBED);
        const described = problems
            .slice(0, MAX_DESCRIBED)
            .filter((problem) => unresolved.size === 0 || !unresolved.has((0,load_session/* toPathKey */.y)([...path, ...problem.path])))
            .map((problem) => ({ problem, finding: (0,schema_findings/* describeProblem */.BJ)(problem, { data, path, shape, label, locator }) }));
        for (const finding of withoutConsequences(described))
            this.session.findings.push(finding);
        return (0,schema_problems/* repair */.Ip)(validate, data, problems, placeholders);
    }
    #sink(base, leftOut = null) {
        return {
            report: (path, code, message, suggestion) => {
                if (code !== leftOut)
                    this.report([...base, ...path], code, message, suggestion);
            },
            pattern: (path, pattern) => this.session.patterns.push({ pattern, at: this.file.locator.at([...base, ...path]) }),
        };
    }
    #noEffect(data, shape, path) {
        for (const [name, value] of Object.entries(data)) {
            const kind = shapes/* SHAPES */.H[shape]?.[name] ?? (shape === 'provider' ? '!' : '-');
            if (kind === '!' && value !== null)
                this.#warn([...path, name], name, value);
            else if (kind !== 'workflow' && (0,values/* isDataObject */.WT)(value) && (0,schema_findings/* isNameIn */.rh)(shapes/* SHAPES */.H, kind))
                this.#noEffect(value, kind, [...path, name]);
        }
    }
    #warn(path, name, value) {
        const at = this.file.locator.keyAt(path);
        const changesAnswers = ABILITIES.has(name) && !(Array.isArray(value) && value.length === 0);
        if (changesAnswers && this.session.options.strictAbilities === true) {
            const message = `\`${name}\` would change answers in microsoft/conductor and has no effect here.`;
            this.session.report(at, 'lost-ability', message, 'leave --strict-abilities out to run without it');
        }
        else {
            const message = `\`${name}\` is known to microsoft/conductor and has no effect here.`;
            this.session.findings.push((0,load_findings/* finding */.gk)(at, 'no-effect', message, null, 'warning'));
        }
    }
}
const ABILITIES = new Set(['skills', 'skill_discovery', 'plugins', 'validator', 'sandbox']);
const MEANT = /^(?:did you mean |write |it stands under )`([\w-]+)(?:`\?|:)/;
function withoutConsequences(described) {
    const meant = new Set();
    for (const { problem, finding } of described) {
        const name = problem.keyword === 'additionalProperties' ? MEANT.exec(finding.suggestion ?? '')?.[1] : undefined;
        if (name !== undefined)
            meant.add((0,load_session/* toPathKey */.y)([...problem.path, name]));
    }
    const lacksType = ({ finding: { code, suggestion } }) => code === 'field-not-for-type' && suggestion?.startsWith('add `type:') === true;
    const first = described.find(lacksType);
    return described
        .filter((entry) => entry === first || !lacksType(entry))
        .filter(({ problem: { keyword, path, params } }) => keyword !== 'required' || !meant.has((0,load_session/* toPathKey */.y)([...path, String(params['missingProperty'])])))
        .map(({ finding }) => finding);
}
function readName(data) {
    const name = (0,values/* isDataObject */.WT)(data) ? data['name'] : undefined;
    return typeof name === 'string' && name !== '' ? (0,messages/* quote */.hD)(name) : 'without a name';
}

;// CONCATENATED MODULE: ./build/src/config/load/build.js






function buildWorkflow(file, session, children, digest) {
    const { data, locator, raw } = file;
    if (!(0,values/* isDataObject */.WT)(data) || isForGitHub(data)) {
        reportOther(data, file, session);
        return { workflow: null, calls: [] };
    }
    const checker = new Checker(file, session);
    checkLists(data, file, session);
    checker.topLevel(data);
    const { steps, stepPaths, unread, calls } = new StepCollector(checker, data);
    const settings = data['workflow'] === undefined ? null : checker.settings(data['workflow'], [...steps.keys()][0] ?? null);
    if (settings === null)
        return { workflow: null, calls };
    const hashes = (0,maps/* once */.Oo)(() => {
        const hashStep = ([name, path]) => {
            const step = steps.get(name);
            const node = step?.type === 'for_each' ? step.agent : step;
            const child = node?.type === 'workflow' ? children.get(node.workflow) : undefined;
            return [name, (0,step_hash/* computeDigest */.MK)([(0,values/* getValueAt */.dm)(raw, path)], child === undefined ? [] : [digest(child)])];
        };
        return new Map([...stepPaths].map(hashStep));
    });
    const rawSettings = (0,values/* getValueAt */.dm)(raw, ['workflow']);
    const workflow = {
        file: file.source.file,
        displayFile: file.source.displayFile,
        settings,
        ...((0,values/* isDataObject */.WT)(rawSettings) && { rawSettings }),
        steps,
        stepPaths,
        unreadSteps: unread,
        output: (0,values/* isDataObject */.WT)(data['output']) ? data['output'] : null,
        tools: Array.isArray(data['tools']) ? data['tools'].filter((name) => typeof name === 'string') : [],
        templateFiles: file.templateFiles,
        children,
        substitutions: file.substitutions,
        get hashes() {
            return hashes();
        },
        at: (path) => locator.at(path),
        within: (path, line, column) => (0,values/* getValueAt */.dm)(data, path) === (0,values/* getValueAt */.dm)(raw, path) ? locator.within(path, line, column) : locator.at(path),
    };
    return { workflow, calls };
}
function reportOther(data, { locator }, session) {
    if (data === null) {
        const message = 'The file is empty; a workflow file has at least `workflow` and `agents`.';
        session.report(locator.at([]), 'file-empty', message, '`conductor init` writes one to begin with');
    }
    else if (!(0,values/* isDataObject */.WT)(data)) {
        const message = 'A workflow file is a mapping with `workflow` and `agents`; this one is not.';
        const hint = 'put nodes below `agents:`; `conductor init` writes a file to begin with';
        session.report(locator.at([]), 'not-a-mapping', message, hint);
    }
    else {
        const message = "This is a file for GitHub Actions, not one of conductor's: it has neither `workflow` nor `agents`.";
        const hint = 'keep it, let a step of it say `uses: conductor-action/conductor-action@v1` with `workflow: FILE`, and write FILE with `conductor init`';
        session.report(locator.keyAt(Object.keys(data).slice(0, 1)), 'github-workflow', message, hint);
    }
}
function isForGitHub({ workflow, agents, nodes, jobs, runs }) {
    const isOurs = [workflow, agents, nodes].some((part) => part !== undefined);
    return !isOurs && ((0,values/* isDataObject */.WT)(jobs) || (0,values/* isDataObject */.WT)(runs));
}
const OTHER_LISTS = ['steps', 'jobs', 'tasks'];
function checkLists(data, { locator }, session) {
    if (data['agents'] !== undefined && data['nodes'] !== undefined) {
        const message = '`nodes` is another word for `agents`; a file has one of them.';
        session.report(locator.keyAt(['nodes']), 'conflicting-fields', message, 'put all nodes below `agents:`');
    }
    const lists = LISTS.map((name) => data[name] ?? null);
    if (OTHER_LISTS.some((name) => data[name] !== undefined))
        return;
    const at = locator.keyAt(['agents']);
    const node = '`- name: NAME`, `type: script`, `run: ...`';
    if (lists.every((list) => list === null)) {
        const message = 'The file needs `agents`: the nodes that it runs.';
        session.report(at, 'missing-field', message, `write \`agents:\` and below it ${node}`);
    }
    else if (lists.every((list) => list === null || (Array.isArray(list) && list.length === 0)))
        session.report(at, 'empty-value', 'The file has no node and no group.', `write one below it: ${node}`);
}
const LISTS = ['agents', 'nodes', 'parallel', 'for_each'];
class StepCollector {
    checker;
    steps = new Map();
    stepPaths = new Map();
    unread = new Set();
    calls = [];
    constructor(checker, data) {
        this.checker = checker;
        for (const [list, items] of Object.entries(data).filter(([name]) => LISTS.includes(name))) {
            if ((0,values/* isDataObject */.WT)(items))
                for (const name of Object.keys(items))
                    this.unread.add(name);
            for (const [index, item] of Array.isArray(items) ? items.entries() : [])
                if ((0,values/* isDataObject */.WT)(item))
                    this.#add(item, [list, index]);
        }
    }
    #add(item, path) {
        const step = this.#step(item, path);
        if (step === null) {
            const name = item['name'] ?? item['id'];
            const isName = typeof name === 'string' || typeof name === 'number';
            for (const unread of isName ? [String(name)] : Object.keys(item))
                this.unread.add(unread);
            return;
        }
        const at = [...path, 'name'];
        if ((0,model/* isReservedName */.ce)(step.name)) {
            const message = `${(0,messages/* quote */.hD)(step.name)} means something else in templates; a node needs another name.`;
            this.checker.report(at, 'reserved-name', message, `rename it, such as \`${step.name}_step\``);
        }
        const first = this.stepPaths.get(step.name);
        if (first !== undefined) {
            const { line } = this.checker.file.locator.at([...first, 'name']);
            const message = `The name ${(0,messages/* quote */.hD)(step.name)} is taken already, in line ${line}.`;
            this.checker.report(at, 'duplicate-name', message, 'give one of the two another name');
            return;
        }
        this.steps.set(step.name, step);
        this.stepPaths.set(step.name, path);
    }
    #step(item, path) {
        if (path[0] === 'for_each')
            return this.#forEach(item, path);
        if (path[0] === 'parallel') {
            const group = this.checker.parallel(item, path);
            return group === null ? this.#placeholder(item) : { ...group, type: 'parallel' };
        }
        this.#call(item, path);
        return this.checker.node(item, path);
    }
    #forEach(item, path) {
        const { agent: inline, as: variable } = item;
        const group = this.checker.forEach(item, path);
        if (typeof variable === 'string' && ((0,model/* isReservedName */.ce)(variable) || variable === 'loop')) {
            const message = `${(0,messages/* quote */.hD)(variable)} means something else in templates; the loop variable needs another name.`;
            this.checker.report([...path, 'as'], 'reserved-name', message);
        }
        if (!(0,values/* isDataObject */.WT)(inline))
            return this.#placeholder(item);
        const memberPath = [...path, 'agent'];
        this.#call(inline, memberPath);
        const agent = this.checker.member(inline, memberPath);
        return group === null || agent === null ? this.#placeholder(item) : { ...group, type: 'for_each', agent };
    }
    #placeholder(item) {
        const named = this.checker.withoutType(item);
        if (named === null || named.type === 'terminate')
            return null;
        const { name, routes = [] } = named;
        const agent = { name: `${name} member`, type: 'script', run: ':' };
        return { name, type: 'for_each', source: '{{ [] }}', as: 'item', agent, routes };
    }
    #call({ type, workflow: reference }, path) {
        if (type === 'workflow' && typeof reference === 'string' && reference !== '')
            this.calls.push({ reference, path: [...path, 'workflow'] });
    }
}
function stepFinder({ data, locator }) {
    const starts = [];
    for (const [key, items] of (0,values/* isDataObject */.WT)(data) ? Object.entries(data) : []) {
        starts.push({ at: locator.keyAt([key]), name: null });
        if (!LISTS.includes(key) || !Array.isArray(items))
            continue;
        for (const [index, item] of items.entries()) {
            const name = (0,values/* isDataObject */.WT)(item) ? item['name'] : null;
            starts.push({ at: locator.at([key, index]), name: typeof name === 'string' ? name : null });
        }
    }
    const isAfter = (a, b) => a.line > b.line || (a.line === b.line && a.column > b.column);
    starts.sort((a, b) => (isAfter(a.at, b.at) ? 1 : -1));
    return (at) => starts.findLast((start) => start.at.file === at.file && !isAfter(start.at, at))?.name ?? null;
}

// EXTERNAL MODULE: ./build/src/config/load/workspace.js
var workspace = __webpack_require__(51695);
;// CONCATENATED MODULE: ./build/src/config/load/index.js








const MAX_CHAIN = 50;
function loadWorkflow(file, options) {
    const session = new load_session/* LoadSession */.L(options);
    const real = session.reader.realpath((0,external_node_path_.resolve)(file));
    const at = { file: session.toShownPath(real), line: 1, column: 1 };
    const loader = new Loader(session);
    const isOutside = !(0,workspace/* isInside */.FK)(options.workspace, real);
    if (isOutside) {
        const message = `${(0,messages/* quote */.hD)(file)} lies outside of the workspace ${(0,messages/* quote */.hD)(options.workspace)}.`;
        session.report(at, 'outside-workspace', message, 'move it into the workspace');
    }
    const workflow = isOutside ? null : loader.load(real, at, (0,external_node_path_.isAbsolute)(file) ? at.file : file, []);
    loader.link();
    const { sources, unshown, patterns } = session;
    const stepAt = (place) => loader.finders.reduce((name, find) => name ?? find(place), null);
    return { workflow, findings: (0,load_findings/* sortFindings */.Tc)(session.findings, at.file), unshown, sources, patterns, stepAt };
}
async function loadChecked(file, options, patterns) {
    const loaded = loadWorkflow(file, options);
    if (loaded.patterns.length === 0)
        return loaded;
    const findings = [...loaded.findings, ...(0,load_findings/* checkPatterns */.uO)(loaded.patterns, await patterns())];
    return { ...loaded, findings: (0,load_findings/* sortFindings */.Tc)(findings, loaded.findings[0]?.file ?? loaded.workflow?.displayFile ?? '') };
}
class Loader {
    session;
    finders = [];
    #loaded = new Map();
    #digests = new Map();
    #calls = [];
    constructor(session) {
        this.session = session;
    }
    load(file, at, name, chain) {
        this.#loaded.set(file, null);
        const source = this.session.read(file, at, name);
        const data = source === null ? null : this.session.load(source);
        if (data === null)
            return null;
        this.finders.push(stepFinder(data));
        const children = new Map();
        const digest = (called) => {
            const [, ...others] = (0,model/* listVariants */.xZ)(called);
            const files = [called, ...others.sort((a, b) => (a.file < b.file ? -1 : 1))];
            const digests = files.map((each) => this.#digests.get(each) ?? '');
            return (0,step_hash/* computeDigest */.MK)([], digests);
        };
        const { workflow, calls } = buildWorkflow(data, this.session, children, digest);
        for (const { reference, path } of calls) {
            const target = this.#child(reference, data.locator.at(path), [...chain, file]);
            if (target !== null)
                this.#calls.push({ target, reference, from: children });
        }
        if (workflow !== null)
            this.#digests.set(workflow, (0,step_hash/* computeDigest */.MK)([data.raw], []));
        this.#loaded.set(file, workflow);
        return workflow;
    }
    link() {
        for (const { target, reference, from } of this.#calls) {
            const child = this.#loaded.get(target) ?? null;
            if (child !== null)
                from.set(reference, child);
        }
    }
    #child(reference, at, chain) {
        if (reference.includes('{{')) {
            const message = '`workflow` is a path, not a template: which file runs must be known before anything runs.';
            this.session.report(at, 'child-is-template', message);
            return null;
        }
        const from = chain.at(-1) ?? '';
        const target = this.session.reader.realpath((0,external_node_path_.resolve)((0,external_node_path_.dirname)(from), reference));
        if (!this.session.isInWorkspace(target, (0,messages/* quote */.hD)(reference), at))
            return null;
        if (chain.includes(target))
            this.#warnOfCircle(reference, at, [...chain.slice(chain.indexOf(target)), target]);
        else if (this.#loaded.has(target))
            return target;
        else if (chain.length >= MAX_CHAIN)
            this.session.report(at, 'child-too-deep', `The files name each other more than ${MAX_CHAIN} deep.`);
        else {
            const content = this.session.reader.read(target);
            if (content.ok || content.error.code !== 'file-not-found')
                this.load(target, at, reference, chain);
            else
                this.#reportMissing(reference, at, from, target);
        }
        return target;
    }
    #warnOfCircle(reference, at, circle) {
        const names = circle.map((file) => this.session.toShownPath(file)).join(' -> ');
        const what = circle.length === 2 ? `${(0,messages/* quote */.hD)(reference)} calls itself` : `The files call each other in a circle (${names})`;
        const message = `${what}: the depth of calls ends it, with subworkflow.depth_exceeded.`;
        const hint = 'make sure that some path does not call again; `max_depth` on the node sets the depth, 10 unless it is given';
        this.session.findings.push((0,load_findings/* finding */.gk)(at, 'child-cycle', message, hint, 'warning'));
    }
    #reportMissing(reference, at, from, target) {
        if (/[@#]|:\/\//.test(reference) || (!/[\\/]/.test(reference) && (0,external_node_path_.extname)(reference) === '')) {
            const message = `${(0,messages/* quote */.hD)(reference)} is not a file. References to a registry work in microsoft/conductor only: this runner does not fetch them.`;
            this.session.report(at, 'registry-reference', message, 'check the workflow out and give its path');
            return;
        }
        const message = `There is no file ${(0,messages/* quote */.hD)(reference)}; the path is relative to ${(0,messages/* quote */.hD)(this.session.toShownPath(from))}.`;
        const names = this.session.reader.names?.((0,external_node_path_.dirname)(target)) ?? [];
        const files = names.filter((name) => /\.ya?ml$/.test(name));
        const near = (0,messages/* findNearest */.qg)((0,external_node_path_.basename)(target), files);
        const folder = reference.slice(0, reference.length - (0,external_node_path_.basename)(target).length);
        this.session.report(at, 'child-not-found', message, (0,messages/* didYouMean */.au)(near === null ? null : `${folder}${near}`));
    }
}


/***/ }),

/***/ 28978:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: function() { return /* binding */ describeProblem; },
/* harmony export */   eE: function() { return /* binding */ describeDataType; },
/* harmony export */   m_: function() { return /* binding */ typeHint; },
/* harmony export */   p2: function() { return /* binding */ unknownType; },
/* harmony export */   rh: function() { return /* binding */ isNameIn; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99538);
/* harmony import */ var _generated_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38765);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78684);
/* harmony import */ var _foreign_field_hints_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56044);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93720);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5482);








function describeProblem(problem, subject) {
    if (problem.keyword === 'additionalProperties')
        return unknownField(problem, subject);
    const path = [...subject.path, ...problem.path];
    const value = (0,_values_js__WEBPACK_IMPORTED_MODULE_7__/* .getValueAt */ .dm)(subject.data, problem.path);
    const entry = (0,_values_js__WEBPACK_IMPORTED_MODULE_7__/* .isDataObject */ .WT)(value) ? Object.keys(value).find((name) => /^-\w/.test(name)) : undefined;
    if (problem.params['type'] === 'array' && entry !== undefined) {
        const message = 'A space is missing after the `-` of this entry.';
        return (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)(subject.locator.keyAt([...path, entry]), 'wrong-type', message, `write \`- ${entry.slice(1)}: ...\``);
    }
    const [code, message, hint] = findWords(problem, subject);
    return (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)(subject.locator.at(path), code, message, hint);
}
function findWords({ keyword, path: steps, params }, subject) {
    const path = [...subject.path, ...steps];
    const value = (0,_values_js__WEBPACK_IMPORTED_MODULE_7__/* .getValueAt */ .dm)(subject.data, steps);
    const where = toFieldName(steps);
    const label = (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalizeFirst */ .ND)(subject.label);
    const field = where === '' ? label : `${label}: \`${where}\``;
    const name = String(steps.at(-1));
    switch (keyword) {
        case 'required': {
            const missing = String(params['missingProperty']);
            const message = `${label}${where === '' ? '' : `, \`${where}\``} needs \`${missing}\`.`;
            return ['missing-field', message, (0,_foreign_field_hints_js__WEBPACK_IMPORTED_MODULE_5__/* .findMissingFieldHint */ .tZ)(missing)];
        }
        case 'type': {
            const labels = [params['type']]
                .flat()
                .map((type) => (isNameIn(_model_js__WEBPACK_IMPORTED_MODULE_3__/* .VALUE_TYPES */ .K4, type) ? _model_js__WEBPACK_IMPORTED_MODULE_3__/* .VALUE_TYPES */ .K4[type].label : 'empty'));
            const wanted = (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .isDuration */ .n$)(steps, params['type']) ? 'seconds or a duration' : labels.join(' or ');
            const hint = (0,_foreign_field_hints_js__WEBPACK_IMPORTED_MODULE_5__/* .rightForm */ .Li)(path, value) ?? typeHint(value, params['type']);
            return ['wrong-type', `${field} must be ${wanted}, not ${describeDataType(value)}.`, hint];
        }
        case 'anyOf':
        case 'oneOf':
            return ['wrong-type', `${field} cannot be ${describeDataType(value)}.`, (0,_foreign_field_hints_js__WEBPACK_IMPORTED_MODULE_5__/* .rightForm */ .Li)(path, value)];
        case 'enum':
        case 'const': {
            const listed = params['allowedValues'] ?? [params['allowedValue']];
            const allowed = Array.isArray(listed) ? listed.map(String) : [];
            const meant = typeof value === 'string' ? (0,_foreign_field_hints_js__WEBPACK_IMPORTED_MODULE_5__/* .findMeant */ .z7)(value, allowed) : null;
            const message = `${field} must be ${allowed.length > 1 ? 'one of ' : ''}${joinNames(allowed)}, not ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(value ?? null)}.`;
            return ['wrong-value', message, (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(meant) ?? (0,_foreign_field_hints_js__WEBPACK_IMPORTED_MODULE_5__/* .rightForm */ .Li)(path, value)];
        }
        case 'pattern': {
            if (name === 'reason')
                return ['empty-value', `${field} must not be empty.`];
            const rule = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(NAME_RULES, name);
            if (rule === undefined)
                return ['wrong-value', `${field} does not have the form that is asked for: ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(value ?? null)}.`];
            const text = typeof value === 'string' ? value.trim() : '';
            const sound = text.replace(/[^\w-]+/g, '_').replace(/^-+/, '');
            const message = `${field} is made of ${rule}, and ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(value ?? null)} is not.`;
            return ['bad-name', message, sound === '' ? null : `write \`${sound}\``];
        }
        case 'minLength':
        case 'minItems':
            return ['empty-value', `${field} must not be empty.`];
        case 'minProperties':
        case 'maxProperties':
            return [
                'conflicting-fields',
                `${field} needs exactly one of ${joinNames(listKnownFields(findShapeAt(subject, steps)))}.`,
            ];
        default: {
            const [bound, hint] = BOUNDS[keyword] ?? [`must satisfy ${keyword} LIMIT`, null];
            const limit = String(params['limit']);
            const message = `${field} ${bound.replace('LIMIT', limit)}, and ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(value ?? null)} is not.`;
            return ['out-of-range', message, hint?.replace('LIMIT', limit)];
        }
    }
}
const NAME_RULES = {
    name: 'letters, digits, `_`, `-` and inner spaces',
    as: 'letters, digits and `_`',
};
const BOUNDS = {
    minimum: ['must be at least LIMIT', 'the least that it can be is `LIMIT`'],
    maximum: ['must be at most LIMIT', 'the most that it can be is `LIMIT`'],
    exclusiveMinimum: ['must be over LIMIT', null],
    maxLength: ['must have at most LIMIT characters', null],
};
function unknownField({ path, params }, subject) {
    const name = String(params['additionalProperty']);
    const at = subject.locator.keyAt([...subject.path, ...path, name]);
    const shape = findShapeAt(subject, path);
    const value = (0,_values_js__WEBPACK_IMPORTED_MODULE_7__/* .getValueAt */ .dm)(subject.data, [...path, name]);
    const owners = Object.entries(path.length === 0 && shape.endsWith('Node') ? _generated_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .UNIONS */ .x.node : {}).flatMap(([type, of]) => Object.hasOwn(_generated_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .SHAPES */ .H[of] ?? {}, name) ? type : []);
    const owner = (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalizeFirst */ .ND)(path.length === 0 ? subject.label : `\`${toFieldName(path)}\` of ${subject.label}`);
    if (owners.length === 0)
        return (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)(at, 'unknown-field', `${owner} has no field ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}.`, findFieldHint(name, shape, value));
    const { type, prompt } = (0,_values_js__WEBPACK_IMPORTED_MODULE_7__/* .isDataObject */ .WT)(subject.data) ? subject.data : {};
    const hint = type === 'agent' && typeof prompt !== 'string'
        ? `add \`type: ${owners[0]}\` when it is one`
        : ((0,_foreign_field_hints_js__WEBPACK_IMPORTED_MODULE_5__/* .findForeignFieldHint */ .B5)(shape, name) ?? 'remove it, or change the type');
    const message = `${owner} is of type \`${String(type)}\`, and \`${name}\` belongs to ${joinNames(owners)}.`;
    return (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)(at, 'field-not-for-type', message, hint);
}
function findFieldHint(name, shape, value) {
    if (/[\u00a0\u2000-\u200b\u202f\u3000]/.test(name))
        return 'there is a non-breaking space (U+00A0) in it: write an ordinary one';
    const [, key = '', rest = ''] = /^(\w+):(\S.*)$/.exec(name) ?? [];
    if (listKnownFields(shape).includes(key))
        return `a space is missing after the colon: write \`${key}: ${rest}\``;
    const foreign = (0,_foreign_field_hints_js__WEBPACK_IMPORTED_MODULE_5__/* .findForeignFieldHint */ .B5)(shape, name);
    if (foreign !== null)
        return foreign;
    const known = listKnownFields(shape);
    const isNode = shape.endsWith('Node');
    const ofNodes = Object.values(_generated_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .UNIONS */ .x.node).flatMap((of) => Object.keys(_generated_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .SHAPES */ .H[of] ?? {}));
    const near = (0,_foreign_field_hints_js__WEBPACK_IMPORTED_MODULE_5__/* .findMeant */ .z7)(name, known) ?? (isNode ? (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .findNearest */ .qg)(name, ofNodes) : null);
    if (near !== null)
        return (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(near);
    if (isNode && (0,_values_js__WEBPACK_IMPORTED_MODULE_7__/* .isDataObject */ .WT)(value))
        return `write \`name: ${name}\`, and the fields of the node beside it`;
    const holder = (HOLDERS[shape] ?? []).find((part) => listKnownFields(part).includes(name));
    if (holder !== undefined)
        return `it stands under \`${holder.replace('workflow.', '')}:\``;
    if (known.length === 0)
        return null;
    const more = known.length > MAX_LISTED ? ` and ${known.length - MAX_LISTED} more` : '';
    return `known are ${known.slice(0, MAX_LISTED).join(', ')}${more}`;
}
const MAX_LISTED = 24;
const HOLDERS = {
    file: ['workflow'],
    workflow: ['workflow.limits', 'workflow.context', 'workflow.runtime', 'workflow.hooks'],
};
function listKnownFields(shape) {
    return Object.entries(_generated_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .SHAPES */ .H[shape] ?? {}).flatMap(([name, kind]) => (kind === '!' ? [] : [name]));
}
function findShapeAt(subject, path) {
    let shape = subject.shape;
    for (const segment of path) {
        if (shape.endsWith('[]') || shape.endsWith('{}'))
            shape = shape.slice(0, -2);
        else
            shape = _generated_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .SHAPES */ .H[shape]?.[String(segment)] ?? '-';
    }
    return shape;
}
function joinNames(names) {
    return names.map((name) => `\`${name}\``).join(', ');
}
function toFieldName(path) {
    return path.reduce((text, segment) => typeof segment === 'number' ? `${text}[${segment}]` : text === '' ? segment : `${text}.${segment}`, '');
}
function describeDataType(value) {
    if (value === null || value === undefined)
        return 'empty';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'string')
        return `the text ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(value)}`;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) ? 'a mapping' : (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(value);
}
function typeHint(value, type) {
    if (type === 'string' && ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonNumber */ .OD)(value) || typeof value === 'boolean'))
        return `put it in quotes: "${String(value)}"`;
    if (type === 'array' && (typeof value === 'string' || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value)))
        return 'write it as a list, each entry after a `-`';
    return null;
}
function unknownType(at, type, union, label) {
    const known = Object.keys(_generated_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .UNIONS */ .x[union]);
    const list = joinNames(known);
    if (type === undefined)
        return (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)(at, 'missing-field', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalizeFirst */ .ND)(label)} needs \`type\`: one of ${list}.`);
    if (type === 'mcp') {
        const message = "Nodes of the type `mcp` are microsoft/conductor's; this runner does not have them.";
        return (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)(at, 'unsupported-type', message);
    }
    if (union === 'member' && isNameIn(_generated_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .UNIONS */ .x.node, type)) {
        const message = `A node of the type \`${type}\` cannot be a member of a group; ${list} can.`;
        return (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)(at, 'wrong-value', message);
    }
    const name = typeof type === 'string' ? type : '';
    const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalizeFirst */ .ND)(label)} has an unknown type ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(type)}; there are ${list}.`;
    return (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .finding */ .gk)(at, 'unknown-type', message, (0,_foreign_field_hints_js__WEBPACK_IMPORTED_MODULE_5__/* .findForeignTypeHint */ .x1)(name, known));
}
function isNameIn(known, name) {
    return typeof name === 'string' && Object.hasOwn(known, name);
}


/***/ }),

/***/ 93720:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ip: function() { return /* binding */ repair; },
/* harmony export */   _U: function() { return /* binding */ checkSchema; },
/* harmony export */   n$: function() { return /* binding */ isDuration; }
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12170);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57280);
/* harmony import */ var _foreign_field_hints_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56044);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5482);






const NEVER_EMPTY = ['routes', 'raises'];
const NEVER_EMPTY_IN_ROUTES = [..._model_js__WEBPACK_IMPORTED_MODULE_2__/* .ROUTE_ACTIONS */ .Uw, 'when', 'on_error', 'escalate'];
const PASSES = 4;
const WRONG_FORM = new Set(['type', 'const', 'enum']);
function checkSchema(validate, data) {
    for (let pass = 0;; pass++) {
        if (validate(data))
            return [];
        const problems = (validate.errors ?? []).map((error) => ({ ...error, path: toPath(error.instancePath, data) }));
        if (pass === PASSES || !problems.map((problem) => coerceValue(problem, data)).includes(true))
            return withoutBranches(problems, data);
    }
}
function toPath(pointer, data) {
    const path = [];
    let at = data;
    for (const part of pointer.split('/').slice(1)) {
        const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
        const step = Array.isArray(at) ? Number(key) : key;
        path.push(step);
        at = at === undefined ? undefined : (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .getValueAt */ .dm)(at, [step]);
    }
    return path;
}
function coerceValue({ path, keyword, params }, data) {
    const value = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .getValueAt */ .dm)(data, path);
    const neverEmpty = isInRoute(path) ? NEVER_EMPTY_IN_ROUTES : NEVER_EMPTY;
    const mayBeEmpty = !neverEmpty.includes(path.at(-1));
    if (value === null && WRONG_FORM.has(keyword) && typeof path.at(-1) === 'string' && mayBeEmpty)
        return put(data, path, undefined);
    const read = keyword === 'type' ? readAs(value, path, params['type']) : null;
    return read !== null && put(data, path, read);
}
function put(data, path, value) {
    const parent = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .getValueAt */ .dm)(data, path.slice(0, -1));
    const key = path.at(-1);
    if (Array.isArray(parent) && typeof key === 'number')
        parent.splice(key, 1, ...(value === undefined ? [] : [value]));
    else if (!(0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isDataObject */ .WT)(parent) || key === undefined)
        return false;
    else if (value === undefined)
        delete parent[key];
    else
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .setKey */ .qL)(parent, String(key), value);
    return true;
}
function isInRoute(path) {
    return path.at(-3) === 'routes' || path.at(-3) === 'error_routes';
}
function isDuration(path, type) {
    return type === 'number' && (path.at(-1) === 'timeout' || path.at(-1) === 'timeout_seconds');
}
const AS_WRITTEN = new Set(['args', 'env']);
function readAs(value, path, type) {
    if (typeof value === 'string') {
        const seconds = isDuration(path, type) ? (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .toSeconds */ .fP)(value) : null;
        return readText(value.trim(), type) ?? (seconds !== null && seconds > 0 ? seconds : null);
    }
    if (typeof value !== 'bigint' && !(value instanceof _core_float_js__WEBPACK_IMPORTED_MODULE_5__/* .Float */ .nt))
        return null;
    const types = [type].flat();
    if (!types.includes('number') && !types.includes('integer'))
        return null;
    return AS_WRITTEN.has(path.at(-2)) ? String(value) : ((0,_core_float_js__WEBPACK_IMPORTED_MODULE_5__/* .asNumber */ .i)(value) ?? null);
}
function readText(text, type) {
    if ((type === 'integer' && /^[-+]?\d{1,15}$/.test(text)) || (type === 'number' && (0,_core_float_js__WEBPACK_IMPORTED_MODULE_5__/* .isNumberText */ .tZ)(text)))
        return Number(text);
    return type === 'boolean' && /^(?:true|yes|on|false|no|off)$/i.test(text) ? /^(?:true|yes|on)$/i.test(text) : null;
}
function withoutBranches(problems, data) {
    const dropped = new Set();
    for (const choice of problems) {
        if (choice.keyword !== 'anyOf' && choice.keyword !== 'oneOf')
            continue;
        const isInner = ({ path }) => choice.path.every((step, index) => step === path[index]);
        const inner = problems.filter((problem) => problem !== choice && isInner(problem));
        const value = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .getValueAt */ .dm)(data, choice.path);
        const structured = Array.isArray(value) || (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isDataObject */ .WT)(value);
        const specific = inner.filter((problem) => structured
            ? problem.path.length > choice.path.length || !WRONG_FORM.has(problem.keyword)
            : problem.keyword === 'minLength');
        if (specific.length > 0)
            dropped.add(choice);
        for (const problem of inner)
            if (!specific.includes(problem))
                dropped.add(problem);
    }
    return problems.filter((problem) => !dropped.has(problem));
}
const PLACEHOLDERS = {
    type: 'string',
    duration: 1,
    status: 'success',
    reason: 'missing',
    prompt: 'missing',
    options: [{ label: 'missing', value: 'missing' }],
    workflow: 'missing',
};
const BROKEN = {
    to: '$end',
    on_error: true,
    retry: {},
    halt: true,
    propagate: true,
    recover: { output: {} },
};
function repair(validate, data, problems, more = {}) {
    let left = problems;
    for (let pass = 0; pass < PASSES; pass++) {
        if (left.length === 0)
            return true;
        for (const problem of left)
            if (!repairOne(problem, data, { ...PLACEHOLDERS, ...more }))
                return false;
        left = checkSchema(validate, data);
    }
    return left.length === 0;
}
function repairOne({ path, keyword, params }, data, placeholders) {
    const target = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .getValueAt */ .dm)(data, path);
    if (keyword === 'additionalProperties')
        return (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isDataObject */ .WT)(target) && takeOut(target, String(params['additionalProperty']), isInRoute([...path, '']));
    const missing = keyword === 'required' ? String(params['missingProperty']) : '';
    if (placeholders[missing] !== undefined && (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isDataObject */ .WT)(target))
        return put(data, [...path, missing], structuredClone(placeholders[missing]));
    if (path.length === 0)
        return false;
    const list = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .getValueAt */ .dm)(data, path.slice(0, -1));
    if (Array.isArray(list)) {
        put(data, path, undefined);
        return list.length > 0 || path.length < 2 || leaveOut(data, path.slice(0, -1));
    }
    if (path.at(-1) === 'type' && keyword === 'enum')
        return put(data, path, 'string');
    return leaveOut(data, path);
}
function takeOut(owner, name, isRoute) {
    const value = owner[name];
    delete owner[name];
    if (!isRoute || value === undefined || _model_js__WEBPACK_IMPORTED_MODULE_2__/* .ROUTE_ACTIONS */ .Uw.some((action) => action in owner))
        return true;
    const meant = (0,_foreign_field_hints_js__WEBPACK_IMPORTED_MODULE_3__/* .findMeant */ .z7)(name, _model_js__WEBPACK_IMPORTED_MODULE_2__/* .ROUTE_ACTIONS */ .Uw);
    if (meant !== null)
        owner[meant] = value;
    return true;
}
function leaveOut(data, path) {
    const key = String(path.at(-1));
    const parent = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .getValueAt */ .dm)(data, path.slice(0, -1));
    if (isInRoute(path) && key === 'on_error' && (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isDataObject */ .WT)(parent))
        parent['when'] ??= 'false';
    put(data, path, isInRoute(path) ? structuredClone(BROKEN[key]) : undefined);
    return true;
}


/***/ }),

/***/ 71391:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: function() { return /* binding */ checkInput; },
/* harmony export */   HQ: function() { return /* binding */ checkToolServers; },
/* harmony export */   Ps: function() { return /* binding */ checkNode; },
/* harmony export */   k5: function() { return /* binding */ ONLY_FOR_TRIAGE; }
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12170);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45979);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);
/* harmony import */ var _core_shells_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12669);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61277);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57280);
/* harmony import */ var _schema_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28978);







const RELATIONS = {
    script: { either: ['command', 'run'], needs: { args: 'command', shell: 'run' } },
    set: { either: ['value', 'values'], needs: { output_type: 'value' } },
    questions: { either: ['questions', 'source'], needs: { abort_route: 'allow_abort' } },
};
const HINTS = {
    command: 'write `run: ./script.sh`, or `command: npm` and its `args`',
    value: 'write `value: "..."`',
    run: 'remove `command`',
    args: 'hand values over through `env`',
    abort_route: 'write `allow_abort: true` beside it',
    shell: 'remove it, or write `run` instead of `command` and `args`',
};
function checkNode(node, to) {
    checkRelations(node, to);
    if (node.type === 'script') {
        const shell = node.shell === undefined ? null : (0,_core_shells_js__WEBPACK_IMPORTED_MODULE_3__/* .findShellProblem */ .JD)(node.shell);
        if (shell !== null)
            to.report(['shell'], 'bad-shell', `\`shell\` of node \`${node.name}\`: ${shell}.`);
        for (const [index, rule] of (node.classify ?? []).entries())
            checkRule(rule, ['classify', index], to);
    }
    if (node.type === 'human_gate')
        checkGate(node, to);
    if (node.type === 'questions')
        checkQuestions(node, to);
    if (node.type === 'wait' && !(typeof node.duration === 'string' && (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isTemplate */ .Fl)(node.duration))) {
        const parsed = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(node.duration);
        if (!parsed.ok)
            to.report(['duration'], 'bad-duration', `Node \`${node.name}\`: ${parsed.error}.`);
    }
    if ('output' in node && node.output !== undefined)
        for (const [name, field] of Object.entries(node.output))
            checkOutputField(field, ['output', name], to);
}
function checkRelations(node, to) {
    const relations = RELATIONS[node.type];
    if (relations === undefined)
        return;
    const given = new Map(Object.entries(node).filter(([, value]) => value !== null && value !== false));
    const [first, second] = relations.either;
    if (!given.has(first) && !given.has(second)) {
        to.report([], 'missing-field', `Node \`${node.name}\` needs \`${first}\` or \`${second}\`.`, HINTS[first]);
        return;
    }
    if (given.has(first) && given.has(second)) {
        const message = `Node \`${node.name}\` has both \`${first}\` and \`${second}\`; it takes one of them.`;
        to.report([second], 'conflicting-fields', message, HINTS[second]);
    }
    for (const [name, other] of Object.entries(relations.needs)) {
        if (!given.has(name) || given.has(other))
            continue;
        const message = `\`${name}\` goes with \`${other}\`, which node \`${node.name}\` does not have.`;
        to.report([name], 'conflicting-fields', message, HINTS[name]);
    }
}
const SIGNAL = /^(?:SIG)?(?:HUP|INT|QUIT|ILL|TRAP|ABRT|IOT|BUS|FPE|KILL|USR1|SEGV|USR2|PIPE|ALRM|TERM|STKFLT|CHLD|CONT|STOP|TSTP|TTIN|TTOU|URG|XCPU|XFSZ|VTALRM|PROF|WINCH|IO|POLL|INFO|EMT|LOST|PWR|SYS|UNUSED|BREAK)$/i;
const ONLY_FOR_TRIAGE = 'field-not-for-type';
function checkRule(rule, path, to) {
    const { use, kind, signal, exit_code: exitCode, stdout, stderr, timeout } = rule;
    const { job, step, rerun, include } = rule;
    const hasCondition = [exitCode, stdout, stderr, signal, timeout, job, step].some((each) => each !== undefined);
    for (const [name, value] of Object.entries({ job, step, rerun, include }))
        if (value !== undefined)
            to.report([...path, name], ONLY_FOR_TRIAGE, `\`${name}\` is for files of rules that \`triage\` reads.`);
    if (include !== undefined) {
        if (Object.keys(rule).length > 1)
            to.report([...path, 'include'], 'conflicting-fields', '`include` stands alone in its entry.');
        return;
    }
    if (use !== undefined && hasCondition) {
        const message = '`use` brings its own rules; only a `kind` for what they do not know stands beside it.';
        to.report([...path, 'use'], 'conflicting-fields', message);
    }
    if (use === undefined && kind === undefined && rerun !== false) {
        const hint = 'write `kind: external.TOOL.REASON`';
        to.report(path, 'classify-without-kind', 'A rule needs the `kind` that it raises.', hint);
    }
    if (use === undefined && !hasCondition) {
        const message = 'A rule needs a condition: `exit_code`, `stdout`, `stderr`, `signal` or `timeout`.';
        const hint = 'write `exit_code: 1`, or `stderr:` with a regular expression';
        to.report(path, 'classify-without-condition', message, hint);
    }
    if (kind !== undefined && !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isKind */ .VF)(kind)) {
        const hint = 'a kind is lower-case words with dots between them, such as `external.git.network`';
        to.report([...path, 'kind'], 'bad-kind', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(kind)} is not a kind.`, hint);
    }
    else if (kind !== undefined && (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedKind */ .HO)(kind)) {
        const message = `The kind ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(kind)} is the engine's own; a rule cannot raise it.`;
        to.report([...path, 'kind'], 'reserved-kind', message);
    }
    for (const name of [signal ?? []].flat())
        if (!SIGNAL.test(name.trim()))
            to.report([...path, 'signal'], 'wrong-value', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} is not a signal.`, 'such as `SIGKILL` or `TERM`');
    for (const [name, text] of Object.entries({ stdout, stderr, job, step }))
        if (text !== undefined)
            to.pattern([...path, name], text);
}
function checkGate(node, to) {
    const seen = new Set();
    const hasRoutes = node.routes !== undefined && node.routes.length > 0;
    for (const [index, option] of node.options.entries()) {
        const value = String(option.value);
        const path = ['options', index];
        const twice = `Two options of gate \`${node.name}\` have the value ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(value)}.`;
        if (seen.has(value))
            to.report([...path, 'value'], 'duplicate-option', twice);
        seen.add(value);
        if (option.route === undefined && !hasRoutes) {
            const message = `This option of gate \`${node.name}\` leads nowhere.`;
            to.report(path, 'gate-option-without-route', message, 'give it a `route`, or the gate `routes`');
        }
        if (option.multiline !== undefined && option.prompt_for === undefined)
            to.report([...path, 'multiline'], 'conflicting-fields', '`multiline` goes with `prompt_for`.');
    }
}
function checkQuestions(node, to) {
    const seen = new Set();
    for (const [index, question] of (node.questions ?? []).entries()) {
        const id = question.id ?? `q${index + 1}`;
        const at = ['questions', index];
        if (seen.has(id))
            to.report([...at, 'id'], 'duplicate-option', `Two questions of \`${node.name}\` have the id ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(id)}.`);
        seen.add(id);
        const mute = `The question ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(id)} takes no text and has no \`choices\`: nobody can answer it.`;
        if (question.allow_free_text === false && (question.choices ?? []).length === 0)
            to.report(at, 'missing-field', mute);
    }
}
function checkToolServers(settings, to) {
    for (const [name, server] of Object.entries(settings.runtime?.mcp_servers ?? {})) {
        const path = ['runtime', 'mcp_servers', name];
        const label = `The server ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)}`;
        if (server.type === 'sse') {
            const message = `${label} is of the type \`sse\`, which this runner does not speak.`;
            to.report([...path, 'type'], 'wrong-value', message, 'servers that speak streamable HTTP have `type: http`');
        }
        else if (server.type !== 'http') {
            if (server.command === undefined)
                to.report(path, 'missing-field', `${label} needs a \`command\`, or \`type: http\` and a \`url\`.`);
        }
        else if (server.url === undefined) {
            to.report(path, 'missing-field', `${label} is of the type \`http\` and needs a \`url\`.`);
        }
        else if (!/^https?:\/\//i.test(server.url) || !URL.canParse(server.url)) {
            const message = `${label}: \`url\` is not an address that starts with http:// or https://.`;
            to.report([...path, 'url'], 'wrong-value', message);
        }
    }
}
const FIELDS_OF = [
    ['string', ['pattern', 'minLength', 'maxLength']],
    ['number', ['minimum', 'maximum']],
    ['array', ['items']],
    ['object', ['properties']],
];
function checkOutputField(field, path, to) {
    const own = field.type === 'integer' ? 'number' : field.type;
    for (const [type, names] of FIELDS_OF)
        for (const name of names) {
            const message = `\`${name}\` is for the type \`${type}\`; this field is of type \`${field.type}\`.`;
            if (field[name] !== undefined && own !== type)
                to.report([...path, name], 'conflicting-fields', message);
        }
    for (const [index, value] of (field.enum ?? []).entries()) {
        const message = `A value of \`enum\` must be of the type \`${field.type}\`, and ${(0,_schema_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .describeDataType */ .eE)(value)} is not.`;
        if (!_model_js__WEBPACK_IMPORTED_MODULE_5__/* .VALUE_TYPES */ .K4[field.type].has(value))
            to.report([...path, 'enum', index], 'wrong-type', message);
    }
    if ((field.minimum ?? Number.NEGATIVE_INFINITY) > (field.maximum ?? Number.POSITIVE_INFINITY))
        to.report([...path, 'minimum'], 'out-of-range', '`minimum` is above `maximum`.');
    if ((field.minLength ?? 0) > (field.maxLength ?? Number.POSITIVE_INFINITY))
        to.report([...path, 'minLength'], 'out-of-range', '`minLength` is above `maxLength`.');
    if (field.pattern !== undefined)
        to.pattern([...path, 'pattern'], field.pattern);
    if (field.items !== undefined)
        checkOutputField(field.items, [...path, 'items'], to);
    for (const [name, inner] of Object.entries(field.properties ?? {}))
        checkOutputField(inner, [...path, 'properties', name], to);
}
function checkInput(spec, path, to) {
    const value = spec.default;
    if (value === undefined || value === null || _model_js__WEBPACK_IMPORTED_MODULE_5__/* .VALUE_TYPES */ .K4[spec.type].has(value))
        return;
    const message = `The default must be of the type \`${spec.type}\`, and ${(0,_schema_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .describeDataType */ .eE)(value)} is not.`;
    to.report([...path, 'default'], 'bad-default', message, (0,_schema_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .typeHint */ .m_)(value, spec.type));
}


/***/ }),

/***/ 75336:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MK: function() { return /* binding */ computeDigest; },
/* harmony export */   YC: function() { return /* binding */ findChange; },
/* harmony export */   n4: function() { return /* binding */ stepHash; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56461);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99448);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36659);






const SETTINGS = '+';
function stepHash(step, definition) {
    const own = hashOwnFields(step, definition);
    const isReached = (0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_3__/* .isGovernedType */ .vC)(step.type) || step.type === 'set';
    return own === undefined || !isReached ? own : `${own}${SETTINGS}${computeSettingsHash(step, definition)}`;
}
function findChange(recorded, now) {
    if (recorded === undefined || now === undefined || recorded === now)
        return null;
    const [ownBefore, settingsBefore] = recorded.split(SETTINGS);
    const [own] = now.split(SETTINGS);
    if (ownBefore !== own)
        return 'step';
    return settingsBefore === undefined ? null : 'settings';
}
function hashOwnFields(step, { workflow, item }) {
    const own = workflow.hashes.get(step.name);
    if (item !== null) {
        const group = workflow.hashes.get(item.group);
        return group === undefined ? own : `${group}-${(0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatChecksum */ .rH)((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)(item.value)))}`;
    }
    if (step.type !== 'parallel' || own === undefined)
        return own;
    const members = step.agents.map((name) => workflow.hashes.get(name) ?? '').join('\n');
    return `${own}-${(0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatChecksum */ .rH)((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(members))}`;
}
function computeSettingsHash(step, { workflow, callers = [] }) {
    const steps = [step, ...listGroupMembers(step, workflow)];
    const known = knownHashes(workflow);
    const own = known.get(step) ?? computeShortDigest(steps.flatMap((each) => listOwnSettings(each, workflow)));
    known.set(step, own);
    const inherited = callers.flatMap((caller) => steps.flatMap((each) => policiesOn(each, caller)));
    return inherited.length === 0 ? own : computeShortDigest([own, ...inherited]);
}
const knownHashes = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_5__/* .memoize */ .Bj)((_) => new Map());
function computeShortDigest(parts) {
    return computeDigest(parts, []).slice(0, 8);
}
function listGroupMembers(step, { steps }) {
    if (step.type === 'for_each')
        return [step.agent];
    return step.type === 'parallel' ? step.agents.flatMap((name) => steps.get(name) ?? []) : [];
}
function listOwnSettings(step, workflow) {
    const raw = workflow.rawSettings ?? {};
    const { type } = step;
    const hasOwn = 'strict_exit' in step && step.strict_exit !== undefined;
    const reaches = (isReached, name) => (isReached ? (raw[name] ?? null) : null);
    const hasFolder = 'working_dir' in step && step.working_dir !== undefined;
    const folder = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(raw['runtime']) ? raw['runtime']['working_dir'] : undefined;
    return [
        hasOwn ? null : (workflow.settings.runtime?.strict_exit ?? null),
        reaches(true, 'error_routes'),
        reaches(true, 'context'),
        reaches((0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_3__/* .isWork */ .cD)(type), 'resilience'),
        reaches(type === 'script', 'env'),
        (type === 'script' || type === 'agent') && !hasFolder ? folder : null,
        policiesOn(step, workflow),
    ];
}
function policiesOn({ name, type }, { rawSettings }) {
    const policies = rawSettings?.['policies'];
    if (!Array.isArray(policies) || !(0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_3__/* .isGovernedType */ .vC)(type))
        return [];
    return policies.filter((policy) => {
        const nodes = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(policy) ? policy['nodes'] : undefined;
        return !Array.isArray(nodes) || nodes.includes(name) || type === 'workflow';
    });
}
function computeDigest(parts, others) {
    const lines = [...parts.map((part) => toCanonical(part)), ...others];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(lines.map((line) => `${line}\n`).join(''))
        .digest('hex');
}
function toCanonical(value) {
    if (Array.isArray(value))
        return `[${value.map(toCanonical).join(',')}]`;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)(value ?? null);
    const keys = Object.keys(value).sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${toCanonical(value[key])}`).join(',')}}`;
}


/***/ }),

/***/ 97095:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: function() { return /* binding */ IGNORED_EXIT; },
/* harmony export */   YK: function() { return /* binding */ toEventJson; },
/* harmony export */   h6: function() { return /* binding */ findRaisingNode; },
/* harmony export */   p$: function() { return /* binding */ handle; }
/* harmony export */ });
function findRaisingNode({ frames }) {
    return frames[0]?.node ?? '';
}
function handle(handlers, event, ...more) {
    const handler = handlers[event.type];
    handler?.(event, ...more);
}
const IGNORED_EXIT = 'exit-code-ignored';
function toEventJson(event) {
    return event;
}


/***/ }),

/***/ 61277:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DW: function() { return /* reexport */ coerceText; },
  Ds: function() { return /* reexport */ createScope; },
  _3: function() { return /* binding */ evaluate; },
  F9: function() { return /* binding */ evaluateCondition; },
  KH: function() { return /* binding */ findOnlyExpression; },
  Rx: function() { return /* binding */ formatCondition; },
  Fl: function() { return /* binding */ isTemplate; },
  yV: function() { return /* binding */ makesJson; },
  YK: function() { return /* binding */ parseExpression; },
  Fp: function() { return /* binding */ parseIn; },
  QC: function() { return /* binding */ parseTemplate; },
  jt: function() { return /* reexport */ printValue; },
  XX: function() { return /* binding */ render; },
  J8: function() { return /* reexport */ scopeOver; }
});

// UNUSED EXPORTS: isTruthyValue

// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/core/float.js
var core_float = __webpack_require__(75874);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
;// CONCATENATED MODULE: ./build/src/expressions/failure.js

class Fault extends Error {
    reason;
    pos;
    fields;
    place;
    constructor(reason, message, pos = undefined, fields = [], place = undefined) {
        super(message);
        this.reason = reason;
        this.pos = pos;
        this.fields = fields;
        this.place = place;
    }
    within({ file, text }, pos) {
        if (this.place !== undefined)
            return this;
        return new Fault(this.reason, this.message, this.pos, this.fields, { file, source: text, pos: this.pos ?? pos });
    }
}
const createFault = (reason) => (message) => new Fault(reason, message);
const typeFault = createFault('type');
const valueFault = createFault('value');
const budgetFault = createFault('budget');
function syntaxFault(message, pos) {
    return new Fault('syntax', message, pos);
}
function createMissingFileFault(name, pos) {
    return syntaxFault(`there is no file ${JSON.stringify(name.slice(0, 200))} beside the template`, pos);
}
const SHOWN_FIELDS = 20;
const SHOWN_SOURCE = 1_000;
function findPositionAt(source, pos) {
    let line = 1;
    let start = 0;
    const newline = /\r\n|\r|\n/g;
    for (let match = newline.exec(source); match !== null && match.index < pos; match = newline.exec(source)) {
        line += 1;
        start = newline.lastIndex;
    }
    return { line, column: Array.from(source.slice(start, Math.max(start, pos))).length + 1 };
}
function describeFault(fault, source, fallbackPos) {
    const { fields, place } = fault;
    const { line, column } = findPositionAt(place?.source ?? source, place?.pos ?? fault.pos ?? fallbackPos);
    return {
        reason: fault.reason,
        message: place === undefined ? fault.message : `${place.file}:${line}:${column}: ${fault.message}`,
        template: Array.from((place?.source ?? source).slice(0, SHOWN_SOURCE * 2))
            .slice(0, SHOWN_SOURCE)
            .join(''),
        ...(place === undefined ? {} : { file: place.file }),
        line,
        column,
        availableFields: fields.slice(0, SHOWN_FIELDS),
        availableFieldsTotal: fields.length,
    };
}
const MAX_NAME = 64;
function formatHint(name, candidates) {
    const limit = name.length <= 3 ? 1 : name.length <= 8 ? 2 : 3;
    const found = name.length > MAX_NAME ? null : (0,messages/* findNearest */.qg)(name, candidates, limit);
    return found === null || found === name ? '' : `; did you mean '${found}'?`;
}

// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
;// CONCATENATED MODULE: ./build/src/expressions/values.js



class Tuple {
    items;
    constructor(items) {
        this.items = items;
    }
}
class GroupTuple extends Tuple {
    grouper;
    list;
    constructor(grouper, list) {
        super([grouper, list]);
        this.grouper = grouper;
        this.list = list;
    }
}
class View {
    kind;
    items;
    constructor(kind, items) {
        this.kind = kind;
        this.items = items;
    }
}
class PyObject {
    typeName;
    fields;
    constructor(typeName, fields = () => new Map()) {
        this.typeName = typeName;
        this.fields = fields;
    }
}
class Callable extends PyObject {
    name;
    invoke;
    beside;
    constructor(name, invoke, beside = null) {
        super('function');
        this.name = name;
        this.invoke = invoke;
        this.beside = beside;
    }
}
class Namespace extends PyObject {
    vars;
    constructor(vars) {
        super('namespace', () => vars);
        this.vars = vars;
    }
}
class Undefined {
    message;
    pos;
    wanted;
    fields;
    meant;
    reason = 'undefined';
    constructor(message, pos, wanted = undefined, fields = () => [], meant = fields) {
        this.message = message;
        this.pos = pos;
        this.wanted = wanted;
        this.fields = fields;
        this.meant = meant;
    }
    fault() {
        const fields = this.fields();
        const suggestion = this.wanted === undefined ? '' : formatHint(this.wanted, this.meant());
        return new Fault(this.reason, this.message + suggestion, this.pos, fields);
    }
}
class Absent extends Undefined {
    reason = 'absent';
}
class Nothing extends Undefined {
}
function isMap(value) {
    return value instanceof Map;
}
function isMapping(value) {
    return value instanceof Map || (0,json/* isRecord */.u4)(value);
}
function isText(value) {
    return typeof value === 'string';
}
function toSequenceLike(source, items) {
    return source instanceof Tuple ? new Tuple(items) : markOwned(items);
}
function toSequence(value) {
    if (Array.isArray(value))
        return value;
    return value instanceof Tuple ? value.items : undefined;
}
function needText(value, what) {
    if (!isText(value))
        throw typeFault(`${what} must be a text, not ${describeType(value)}`);
    return value;
}
const ASTRAL = /[\ud800-\udbff][\udc00-\udfff]/;
function isSimple(text) {
    return !ASTRAL.test(text);
}
function countCodePoints(text) {
    return isSimple(text) ? text.length : Array.from(text).length;
}
function splitCodePoints(text) {
    return isSimple(text) ? text.split('') : Array.from(text);
}
function sliceText(text, start, stop) {
    return isSimple(text) ? text.slice(start, stop) : Array.from(text).slice(start, stop).join('');
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    "'": '&#39;',
    '"': '&#34;',
};
function escapeHtml(text) {
    return text.replace(/[&<>'"]/g, (char) => ENTITIES[char] ?? char);
}
function describeType(value) {
    if (value instanceof Undefined)
        throw value.fault();
    if (value === null)
        return 'none';
    if (typeof value === 'boolean')
        return 'a boolean';
    if (typeof value === 'number' || typeof value === 'bigint' || value instanceof core_float/* Float */.nt)
        return 'a number';
    if (isText(value))
        return 'a text';
    if (Array.isArray(value))
        return 'a list';
    if (value instanceof Tuple)
        return 'a tuple';
    if (isMapping(value))
        return 'a mapping';
    if (value instanceof View)
        return 'a view of a mapping (add `| list` to use it as a list)';
    if (value instanceof PyObject)
        return `a ${value.typeName}`;
    return 'a value that is no data';
}
const owned = new WeakSet();
function markOwned(value) {
    owned.add(value);
    return value;
}
function requireOwnedList(list) {
    if (!Array.isArray(list) || !owned.has(list))
        throw createNotOwnedFault('list');
    return list;
}
function requireOwnedMap(mapping) {
    if (!(mapping instanceof Map) || !owned.has(mapping))
        throw createNotOwnedFault('mapping');
    return mapping;
}
function createNotOwnedFault(kind) {
    const advice = 'change a copy: {% set mine = x.copy() %}';
    return typeFault(`a ${kind} of the workflow cannot be changed in a template; ${advice}`);
}

;// CONCATENATED MODULE: ./build/src/expressions/numbers.js



const MAX_BITS = 65_536;
function isNum(value) {
    const type = typeof value;
    return type === 'number' || type === 'bigint' || type === 'boolean' || value instanceof core_float/* Float */.nt;
}
function isInt(value) {
    if (typeof value === 'number')
        return Number.isSafeInteger(value);
    return typeof value === 'bigint' || typeof value === 'boolean';
}
function isFloat(value) {
    return value instanceof core_float/* Float */.nt || (typeof value === 'number' && !Number.isSafeInteger(value));
}
function makeFloat(value) {
    return Number.isInteger(value) ? new core_float/* Float */.nt(value) : value;
}
function normalizeInt(value) {
    const small = Number(value);
    return Number.isSafeInteger(small) ? small : value;
}
function toFloat(value) {
    if (typeof value === 'number')
        return value;
    if (value instanceof core_float/* Float */.nt)
        return value.value;
    const result = Number(value);
    if (!Number.isFinite(result))
        throw valueFault('an integer is too large to become a decimal number');
    return result;
}
function toBig(value) {
    return typeof value === 'bigint' ? value : BigInt(value);
}
function asIndex(value) {
    if (typeof value === 'number' && Number.isSafeInteger(value))
        return value;
    if (typeof value === 'boolean')
        return value ? 1 : 0;
    if (typeof value === 'bigint')
        return value > 0n ? Number.MAX_SAFE_INTEGER : Number.MIN_SAFE_INTEGER;
    return undefined;
}
function needInt(value, what, fallback) {
    if (fallback !== undefined && (value === undefined || value === null))
        return fallback;
    const index = asIndex(value);
    if (index === undefined)
        throw typeFault(`${what} must be an integer, not ${describeType(value)}`);
    return index;
}
function countBits(value) {
    return (value < 0n ? -value : value).toString(16).length * 4;
}
function checkBound(size) {
    if (size > MAX_BITS)
        throw budgetFault('an integer grows too large');
}
function floatDivmod(a, b) {
    if (b === 0)
        throw valueFault('division by zero');
    const cut = (a % b) + 0;
    const rest = cut !== 0 && b < 0 !== cut < 0 ? cut + b : cut;
    return { quotient: Math.round((a - rest) / b), rest };
}
function intDivmod(a, b) {
    if (b === 0n)
        throw valueFault('division by zero');
    const [quotient, rest] = [a / b, a % b];
    return rest !== 0n && rest < 0n !== b < 0n ? { quotient: quotient - 1n, rest: rest + b } : { quotient, rest };
}
function multiply(a, b) {
    checkBound(countBits(a) + countBits(b));
    return a * b;
}
function raisePower(a, b) {
    if (isInt(a) && isInt(b) && toBig(b) >= 0n) {
        const [base, exponent] = [toBig(a), toBig(b)];
        if (base > 1n || base < -1n) {
            checkBound(Number(exponent));
            checkBound(countBits(base) * Number(exponent));
        }
        return normalizeInt(base === 1n || base === 0n ? (exponent === 0n ? 1n : base) : base ** exponent);
    }
    const [base, exponent] = [toFloat(a), toFloat(b)];
    if (base === 0 && exponent < 0)
        throw valueFault('zero cannot be raised to a negative power');
    if (base < 0 && !Number.isInteger(exponent))
        throw valueFault('a negative number cannot be raised to a fraction');
    if (base === 1 || exponent === 0)
        return makeFloat(1);
    const result = Number.isInteger(exponent) && exponent < 0 ? 1 / base ** -exponent : base ** exponent;
    if (!Number.isFinite(result) && Number.isFinite(base) && Number.isFinite(exponent))
        throw valueFault('the result is too large');
    return makeFloat(result);
}
function createExactOperation(ofIntegers, ofFloats) {
    return (a, b) => isInt(a) && isInt(b) ? normalizeInt(ofIntegers(toBig(a), toBig(b))) : makeFloat(ofFloats(toFloat(a), toFloat(b)));
}
const ARITHMETIC = {
    '+': createExactOperation((a, b) => a + b, (a, b) => a + b),
    '-': createExactOperation((a, b) => a - b, (a, b) => a - b),
    '*': createExactOperation(multiply, (a, b) => a * b),
    '/': (a, b) => {
        if (toFloat(b) === 0)
            throw valueFault('division by zero');
        return makeFloat(toFloat(a) / toFloat(b));
    },
    '//': createExactOperation((a, b) => intDivmod(a, b).quotient, (a, b) => floatDivmod(a, b).quotient),
    '%': createExactOperation((a, b) => intDivmod(a, b).rest, (a, b) => floatDivmod(a, b).rest),
    '**': raisePower,
};
function negate(a) {
    if (!isInt(a))
        return makeFloat(-toFloat(a));
    return typeof a === 'bigint' ? normalizeInt(-a) : 0 - Number(a);
}
function compareNumbers(a, b) {
    const x = typeof a === 'bigint' ? a : a instanceof core_float/* Float */.nt ? a.value : Number(a);
    const y = typeof b === 'bigint' ? b : b instanceof core_float/* Float */.nt ? b.value : Number(b);
    if (x < y)
        return -1;
    if (x > y)
        return 1;
    return x == y ? 0 : Number.NaN;
}
function formatInt(value) {
    const text = String(toBig(value));
    if (text.replace('-', '').length > 4_300)
        throw valueFault('an integer has too many digits to be printed');
    return text;
}
const MOST_DECIMALS = 100;
function formatSign(value) {
    return value < 0 || Object.is(value, -0) ? '-' : '';
}
function roundTieToEven(exact, decimals) {
    const point = exact.indexOf('.');
    const cut = exact.slice(0, decimals === 0 ? point : point + 1 + decimals);
    return /^50*$/.test(exact.slice(point + 1 + decimals)) && /[02468]$/.test(cut) ? cut : null;
}
function formatFixed(value, decimals) {
    if (!Number.isFinite(value))
        return (0,core_float/* formatFloat */.kr)(value);
    if (decimals > MOST_DECIMALS)
        throw budgetFault(`a number cannot have more than ${MOST_DECIMALS} decimals`);
    const size = Math.abs(value);
    if (size >= 1e21)
        return `${formatSign(value)}${BigInt(size)}${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}`;
    return formatSign(value) + (roundTieToEven(size.toFixed(MOST_DECIMALS), decimals) ?? size.toFixed(decimals));
}
function roundTo(value, decimals) {
    if (!Number.isFinite(value) || decimals > MOST_DECIMALS)
        return value;
    if (decimals >= 0)
        return Number(formatFixed(value, decimals));
    const unit = 10 ** -decimals;
    const scaled = Number(formatFixed(value / unit, 0));
    return scaled * unit;
}

;// CONCATENATED MODULE: ./build/src/expressions/data.js




const MAX_DEPTH = 600;
function countElements(value) {
    if (isText(value))
        return countCodePoints(value);
    if (Array.isArray(value))
        return value.length;
    if (value instanceof Tuple || value instanceof View)
        return value.items.length;
    if (isMap(value))
        return value.size;
    if (value instanceof Nothing)
        return 0;
    return isMapping(value) ? Object.keys(value).length : undefined;
}
function measureValue(value) {
    const size = countElements(value);
    if (size === undefined)
        throw typeFault(`${describeType(value)} has no length`);
    return size;
}
function isTrue(value) {
    if (value === null || value === undefined)
        return false;
    if (isNum(value))
        return compareNumbers(value, 0) !== 0;
    const size = countElements(value);
    if (size === undefined && value instanceof Undefined)
        throw value.fault();
    return size !== 0;
}
const FALSE_TEXTS = new Set(['false', '0', 'no', 'none', 'null', '', '[]', '{}']);
function isTruthyValue(value) {
    return isText(value) ? !FALSE_TEXTS.has(value.trim().toLowerCase()) : isTrue(value);
}
function isOn(argument) {
    return argument !== undefined && isTrue(argument);
}
function toHashable(key) {
    if (key instanceof core_float/* Float */.nt)
        return key.value === 0 ? 0 : key.value;
    if (key instanceof Tuple) {
        key.items.forEach(toHashable);
        return key;
    }
    if (key instanceof Undefined)
        throw key.fault();
    if (Array.isArray(key) || isMapping(key))
        throw typeFault(`${describeType(key)} cannot be the key of a mapping`);
    return key;
}
function getKey(mapping, key) {
    const name = toHashable(key);
    if (isMap(mapping))
        return mapping.get(name);
    if (typeof name !== 'string' || !Object.hasOwn(mapping, name))
        return undefined;
    const value = mapping[name];
    return typeof value === 'function' || typeof value === 'symbol' ? undefined : value;
}
function setMappingKey(map, key, value) {
    map.set(toHashable(key), value);
}
function removeKey(map, key) {
    const value = getKey(map, key);
    map.delete(toHashable(key));
    return value;
}
function listKeys(mapping) {
    return isMap(mapping) ? [...mapping.keys()] : Object.keys(mapping);
}
function listMappingEntries(mapping) {
    return isMap(mapping) ? [...mapping.entries()] : Object.entries(mapping);
}
function listFieldNames(mapping) {
    return listKeys(mapping).filter((key) => typeof key === 'string');
}
function getElement(target, key) {
    if (target instanceof Absent)
        return target;
    if (target instanceof Undefined)
        throw target.fault();
    if (key instanceof Undefined)
        throw key.fault();
    if (isMapping(target))
        return Array.isArray(key) || isMapping(key) ? undefined : getKey(target, key);
    const index = asIndex(key);
    if (index === undefined)
        return undefined;
    const at = (length) => (index < 0 ? length + index : index);
    if (Array.isArray(target))
        return target[at(target.length)];
    if (target instanceof Tuple)
        return target.items[at(target.items.length)];
    if (!isText(target))
        return undefined;
    const chars = isSimple(target) ? target : splitCodePoints(target);
    return chars[at(chars.length)];
}
function listElements(st, value) {
    const found = tryElements(st, value);
    if (found === undefined)
        throw typeFault(`${describeType(value)} cannot be looped over`);
    st.charge(found.length);
    return found;
}
function tryElements(st, value) {
    if (Array.isArray(value))
        return value;
    if (value instanceof Nothing)
        return [];
    if (value instanceof Undefined)
        throw value.fault();
    if (isText(value)) {
        st.reserve(value.length * 8);
        return splitCodePoints(value);
    }
    if (value instanceof Tuple || value instanceof View)
        return value.items;
    return isMapping(value) ? listKeys(value) : undefined;
}
function isEqual(st, a, b, depth = 0) {
    const inside = (left, right) => isEqual(st, left, right, depth + 1);
    const sequences = (left, right) => left.length === right.length && left.every((item, i) => inside(item, right[i]));
    st.charge(1);
    if (depth > MAX_DEPTH)
        throw budgetFault('data nests too deeply to be compared');
    for (const side of [a, b])
        if (side instanceof Undefined && !(side instanceof Nothing))
            throw side.fault();
    if (a instanceof Nothing || b instanceof Nothing)
        return a instanceof Nothing && b instanceof Nothing;
    if (a === b)
        return !Number.isNaN(a);
    if (isNum(a))
        return isNum(b) && compareNumbers(a, b) === 0;
    if (Array.isArray(a))
        return Array.isArray(b) && sequences(a, b);
    if (a instanceof Tuple)
        return b instanceof Tuple && sequences(a.items, b.items);
    if (a instanceof View && b instanceof View)
        return a.items.length === b.items.length && a.items.every((item) => b.items.some((other) => inside(item, other)));
    if (!isMapping(a) || !isMapping(b) || countElements(a) !== countElements(b))
        return false;
    return listMappingEntries(a).every(([key, value]) => {
        const other = getKey(b, key);
        return other !== undefined && inside(value, other);
    });
}
function order(st, a, b, depth = 0) {
    st.charge(1);
    if (depth > MAX_DEPTH)
        throw budgetFault('data nests too deeply to be compared');
    if (isNum(a) && isNum(b))
        return compareNumbers(a, b);
    if (isText(a) && isText(b))
        return a === b ? 0 : a < b ? -1 : 1;
    const [left, right] = [toSequence(a), toSequence(b)];
    if (left === undefined || right === undefined || Array.isArray(a) !== Array.isArray(b))
        throw typeFault(`${describeType(a)} and ${describeType(b)} cannot be ordered`);
    const at = left.findIndex((item, i) => i < right.length && !isEqual(st, item, right[i], depth));
    return at < 0 ? left.length - right.length : order(st, left[at], right[at], depth + 1);
}
function contains(st, container, item) {
    if (isText(container)) {
        if (!isText(item))
            throw typeFault(`a text can only contain a text, not ${describeType(item)}`);
        st.reserve(container.length);
        return container.includes(item);
    }
    if (isMapping(container))
        return getKey(container, item) !== undefined;
    return listElements(st, container).some((element) => isEqual(st, element, item));
}
function sortBy(st, items, keyOf, reverse) {
    st.charge(items.length);
    const keyed = items.map((item) => ({ item, key: keyOf(item) }));
    const direction = reverse ? -1 : 1;
    keyed.sort((a, b) => direction * order(st, a.key, b.key));
    return keyed.map(({ item }) => item);
}

;// CONCATENATED MODULE: ./build/src/expressions/functions.js



function createMethodTable(methods) {
    const entries = Object.entries(methods).flatMap(([signature, run]) => {
        const [names = '', inner = ''] = signature.replace(')', '').split('(');
        const words = inner.split(', ').filter((word) => word !== '');
        const required = words.filter((word) => !word.endsWith('?')).length;
        const params = words.map((word) => word.replace('?', ''));
        const method = (st, what, target, args, kwargs) => {
            st.charge(1);
            if (inner === '*')
                return run(st, target, args, kwargs);
            return run(st, target, bindArgs(what, params, required, args, kwargs), undefined);
        };
        return names.split('|').map((name) => [name, method]);
    });
    return new Map(entries);
}
function bindArgs(what, params, required, args, kwargs) {
    const most = params.length;
    if (args.length > most)
        throw typeFault(`${what} takes at most ${most} argument${most === 1 ? '' : 's'}, got ${args.length}`);
    const bound = [...args];
    for (const [name, value] of kwargs ?? []) {
        const index = params.indexOf(name);
        if (index < 0)
            throw typeFault(`${what} has no argument '${name}'${formatHint(name, params)}`);
        if (index < args.length)
            throw typeFault(`${what} got the argument '${name}' twice`);
        bound[index] = value;
    }
    const absent = params.slice(0, required).find((_, i) => bound[i] === undefined);
    if (absent !== undefined)
        throw typeFault(`${what} needs the argument '${absent}'`);
    return bound;
}
function applyFilter(st, name, value, args, kwargs) {
    const filter = st.library.filters.get(name);
    if (filter === undefined)
        throw valueFault(`there is no filter '${name}'${formatHint(name, st.library.filters.keys())}`);
    return deriveValue(st, value, filter(st, `the filter ${name}`, value, args, kwargs));
}
function applyTest(st, name, value, args, kwargs) {
    const test = st.library.tests.get(name);
    if (test === undefined)
        throw valueFault(`there is no test '${name}'${formatHint(name, st.library.tests.keys())}`);
    return isTrue(test(st, `the test ${name}`, value, args, kwargs));
}
const MOST_TEXTS = 1000;
const listListeners = new WeakMap();
function deriveValue(st, from, made) {
    const listener = made === from ? null : findListener(st, from);
    if (listener !== null) {
        if (typeof made === 'object' && made !== null)
            listListeners.set(made, listener);
        const left = [made];
        let texts = 0;
        for (let value = left.pop(); value !== undefined && texts < MOST_TEXTS; value = left.pop()) {
            const items = toSequence(value);
            if (items !== undefined)
                left.push(...items.slice(0, MOST_TEXTS));
            else if (isText(value) || typeof value === 'number' || typeof value === 'bigint') {
                texts += 1;
                listener(String(value));
            }
        }
    }
    return made;
}
function traceLetters(st, from, items, start) {
    const listener = st.out.length > start ? findListener(st, from) : null;
    if (listener !== null && items.every((item) => isText(item) && item.length <= 2))
        listener(st.out.slice(start));
}
function findListener(st, from) {
    const ask = st.scope.derived;
    if (ask === undefined)
        return null;
    if (isText(from))
        return ask(from);
    return typeof from === 'object' && from !== null ? (listListeners.get(from) ?? null) : null;
}

;// CONCATENATED MODULE: ./build/src/expressions/methods-text.js





const MAX_WIDTH = 16 * 1024 * 1024;
const SPACES = /[\s\x1c-\x1f\x85]+/u;
function readFillCharacter(value) {
    if (value === undefined)
        return ' ';
    const fill = needText(value, 'the fill character');
    if (countCodePoints(fill) !== 1)
        throw typeFault('the fill character must be one character');
    return fill;
}
function capitalize(text) {
    const [first = ''] = text;
    return first.toUpperCase() + text.slice(first.length).toLowerCase();
}
function measureGap(st, text, width) {
    const missing = needInt(width, 'the width') - countCodePoints(text);
    if (missing > 0)
        st.reserve(text.length + Math.min(missing, MAX_WIDTH * 2));
    return Math.max(0, missing);
}
function centerText(st, text, width, fill) {
    const missing = measureGap(st, text, width);
    const left = Math.floor(missing / 2) + (missing & needInt(width, 'the width') & 1);
    return fill.repeat(left) + text + fill.repeat(missing - left);
}
function strip(text, chars, start, end) {
    if (chars === undefined || chars === null) {
        if (start && end)
            return text.trim();
        return start ? text.trimStart() : text.trimEnd();
    }
    const set = new Set(splitCodePoints(needText(chars, 'the characters to strip')));
    const units = splitCodePoints(text);
    let from = 0;
    let to = units.length;
    while (start && from < to && set.has(units[from] ?? ''))
        from += 1;
    while (end && to > from && set.has(units[to - 1] ?? ''))
        to -= 1;
    return units.slice(from, to).join('');
}
function stripText(text, chars) {
    return strip(text, chars, true, true);
}
function readSplitLimit(value) {
    const limit = value === undefined ? -1 : needInt(value, 'the number of splits');
    return limit < 0 ? Number.POSITIVE_INFINITY : limit;
}
function splitSpaces(text, limit) {
    if (!Number.isFinite(limit))
        return text.split(SPACES).filter((part) => part !== '');
    const parts = [];
    let rest = text.trimStart();
    while (rest !== '' && parts.length < limit) {
        const found = SPACES.exec(rest);
        if (found === null)
            break;
        parts.push(rest.slice(0, found.index));
        rest = rest.slice(found.index + found[0].length);
    }
    if (rest !== '')
        parts.push(rest);
    return parts;
}
function reverseText(text) {
    return splitCodePoints(text).reverse().join('');
}
function splitBy(text, separator, limit) {
    if (separator === '')
        throw valueFault('the separator must not be empty');
    const parts = text.split(separator);
    if (parts.length - 1 <= limit)
        return parts;
    return [...parts.slice(0, limit), parts.slice(limit).join(separator)];
}
function splitText(text, separator, limit) {
    if (separator === undefined || separator === null)
        return splitSpaces(text, limit);
    return splitBy(text, needText(separator, 'the separator'), limit);
}
function split(st, text, [separator, limit]) {
    st.reserve(text.length);
    const parts = splitText(text, separator, readSplitLimit(limit));
    st.charge(parts.length);
    return markOwned(parts);
}
const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
const AFTER_LINE_END = /(?<=[\n\v\f\x1c-\x1e\x85\u2028\u2029]|\r(?!\n))/;
function splitTextLines(text, end = LINE_END) {
    const lines = text.split(end);
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}
function replaceText(st, text, from, to, count) {
    const limit = count < 0 ? Number.POSITIVE_INFINITY : count;
    const found = from === '' ? countCodePoints(text) + 1 : text.split(from).length - 1;
    const times = Math.min(found, limit);
    st.reserve(text.length + times * Math.max(0, to.length - from.length));
    if (times === 0)
        return text;
    if (from !== '') {
        if (times === found)
            return text.replaceAll(from, () => to);
        return splitBy(text, from, times).join(to);
    }
    const chars = splitCodePoints(text);
    return chars.map((char, i) => (i < times ? to + char : char)).join('') + (times > chars.length ? to : '');
}
function partition(text, separator, last) {
    const by = needText(separator, 'the separator');
    if (by === '')
        throw valueFault('the separator must not be empty');
    const at = last ? text.lastIndexOf(by) : text.indexOf(by);
    if (at < 0)
        return new Tuple(last ? ['', '', text] : [text, '', '']);
    return new Tuple([text.slice(0, at), by, text.slice(at + by.length)]);
}
function find(text, wanted, last) {
    const needle = needText(wanted, 'the text to find');
    const at = last ? text.lastIndexOf(needle) : text.indexOf(needle);
    return at < 0 ? -1 : countCodePoints(text.slice(0, at));
}
function requireFound(at) {
    if (at < 0)
        throw valueFault('the text is not found');
    return at;
}
function hasAffix(wanted, has) {
    const parts = wanted instanceof Tuple ? wanted.items : [wanted];
    return parts.some((part) => has(needText(part, 'a beginning or an end')));
}
function isLower(text) {
    return /\p{Lowercase}/u.test(text) && !/[\p{Lu}\p{Lt}]/u.test(text);
}
function isUpper(text) {
    return /\p{Uppercase}/u.test(text) && !/[\p{Ll}\p{Lt}]/u.test(text);
}
const TEXT_METHODS = createMethodTable({
    'upper()': (_st, text) => text.toUpperCase(),
    'lower()': (_st, text) => text.toLowerCase(),
    'capitalize()': (_st, text) => capitalize(text),
    'title()': (_st, text) => text.replace(/\p{L}+/gu, capitalize),
    'strip(chars?)': (_st, text, [chars]) => stripText(text, chars),
    'lstrip(chars?)': (_st, text, [chars]) => strip(text, chars, true, false),
    'rstrip(chars?)': (_st, text, [chars]) => strip(text, chars, false, true),
    'split(sep?, maxsplit?)': split,
    'rsplit(sep?, maxsplit?)'(st, text, [separator, limit]) {
        const most = readSplitLimit(limit);
        if (!Number.isFinite(most))
            return split(st, text, [separator, limit]);
        st.reserve(text.length * 4);
        const parts = splitText(reverseText(text), isText(separator) ? reverseText(separator) : separator, most);
        return markOwned(parts.map(reverseText).reverse());
    },
    'splitlines(keepends?)': (st, text, [keep]) => {
        st.reserve(text.length);
        const lines = splitTextLines(text, isOn(keep) ? AFTER_LINE_END : LINE_END);
        st.charge(lines.length);
        return markOwned(lines);
    },
    'partition(sep)': (_st, text, [separator]) => partition(text, separator, false),
    'rpartition(sep)': (_st, text, [separator]) => partition(text, separator, true),
    'join(iterable)'(st, text, [values]) {
        const parts = listElements(st, values).map((part) => needText(part, 'every element to join'));
        return st.join(parts, text);
    },
    'replace(old, new, count?)': (st, text, [from, to, count]) => {
        const most = count === undefined ? -1 : needInt(count, 'the count');
        return replaceText(st, text, needText(from, 'the old text'), needText(to, 'the new text'), most);
    },
    'center(width, fillchar?)': (st, text, [width, fill]) => centerText(st, text, width, readFillCharacter(fill)),
    'ljust(width, fillchar?)': (st, text, [width, fill]) => text + readFillCharacter(fill).repeat(measureGap(st, text, width)),
    'rjust(width, fillchar?)': (st, text, [width, fill]) => readFillCharacter(fill).repeat(measureGap(st, text, width)) + text,
    'zfill(width)'(st, text, [width]) {
        const zeros = '0'.repeat(measureGap(st, text, width));
        return /^[+-]/.test(text) ? text.slice(0, 1) + zeros + text.slice(1) : zeros + text;
    },
    'removeprefix(prefix)': (_st, text, [value]) => {
        const prefix = needText(value, 'the prefix');
        return text.startsWith(prefix) ? text.slice(prefix.length) : text;
    },
    'removesuffix(suffix)': (_st, text, [value]) => {
        const suffix = needText(value, 'the suffix');
        return text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text;
    },
    'find(sub)': (_st, text, [wanted]) => find(text, wanted, false),
    'rfind(sub)': (_st, text, [wanted]) => find(text, wanted, true),
    'index(sub)': (_st, text, [wanted]) => requireFound(find(text, wanted, false)),
    'rindex(sub)': (_st, text, [wanted]) => requireFound(find(text, wanted, true)),
    'count(sub)'(_st, text, [wanted]) {
        const needle = needText(wanted, 'the text to count');
        return needle === '' ? countCodePoints(text) + 1 : text.split(needle).length - 1;
    },
    'startswith(prefix)': (_st, text, [prefix]) => hasAffix(prefix, (part) => text.startsWith(part)),
    'endswith(suffix)': (_st, text, [suffix]) => hasAffix(suffix, (part) => text.endsWith(part)),
    'isdigit|isdecimal|isnumeric()': (_st, text) => /^\p{Nd}+$/u.test(text),
    'isalpha()': (_st, text) => /^\p{L}+$/u.test(text),
    'isalnum()': (_st, text) => /^[\p{L}\p{N}]+$/u.test(text),
    'isspace()': (_st, text) => /^[\s\x1c-\x1f\x85]+$/u.test(text),
    'islower()': (_st, text) => isLower(text),
    'isupper()': (_st, text) => isUpper(text),
});

;// CONCATENATED MODULE: ./build/src/expressions/methods.js






function createChangingMethod(change) {
    return (st, list, args) => {
        change(requireOwnedList(list), args, st);
        return null;
    };
}
function indexIn(st, list, value) {
    const at = list.findIndex((item) => isEqual(st, item, value));
    if (at < 0)
        throw valueFault('the value is not in the list');
    return at;
}
const LIST_METHODS = createMethodTable({
    'index(value)': (st, list, [value]) => indexIn(st, list, value),
    'count(value)': (st, list, [value]) => list.filter((item) => isEqual(st, item, value)).length,
    'copy()': (st, list) => markOwned([...listElements(st, list)]),
    'append(value)': createChangingMethod((list, [value]) => list.push(value)),
    'insert(index, value)': createChangingMethod((list, [index, value]) => list.splice(needInt(index, 'the position'), 0, value)),
    'remove(value)': createChangingMethod((list, [value], st) => list.splice(indexIn(st, list, value), 1)),
    'reverse()': createChangingMethod((list) => list.reverse()),
    'clear()': createChangingMethod((list) => list.splice(0)),
    'extend(values)': createChangingMethod((list, [values], st) => {
        for (const value of [...listElements(st, values)])
            list.push(value);
    }),
    'pop(index?)': (_st, list, [index = -1]) => {
        const position = needInt(index, 'the position');
        const at = position < 0 ? position + requireOwnedList(list).length : position;
        if (at < 0 || at >= list.length)
            throw valueFault('there is no element to pop');
        return requireOwnedList(list).splice(at, 1)[0];
    },
});
function listPairs(st, source) {
    if (isMapping(source)) {
        st.charge(1);
        return listMappingEntries(source);
    }
    return listElements(st, source).map((pair) => {
        const [key, value, ...more] = listElements(st, pair);
        if (value === undefined || more.length > 0)
            throw valueFault('a mapping is made of pairs');
        return [key, value];
    });
}
const MAPPING_METHODS = createMethodTable({
    'get(key, default?)': (_st, map, [key, fallback = null]) => {
        const found = getKey(map, key);
        return found === undefined ? fallback : found;
    },
    'items()': (st, map) => {
        const pairs = listMappingEntries(map).map((pair) => new Tuple(pair));
        st.charge(pairs.length);
        return new View('dict_items', pairs);
    },
    'keys()': (_st, map) => new View('dict_keys', listKeys(map)),
    'values()': (_st, map) => {
        const values = listMappingEntries(map).map(([, value]) => value);
        return new View('dict_values', values);
    },
    'copy()': (_st, map) => markOwned(new Map(listMappingEntries(map))),
    'update(*)': (st, map, [source], kwargs) => {
        const target = requireOwnedMap(map);
        if (source !== undefined)
            for (const [key, value] of listPairs(st, source))
                setMappingKey(target, key, value);
        for (const [key, value] of kwargs ?? [])
            target.set(key, value);
        return null;
    },
    'pop(key, default?)': (_st, map, [key, fallback]) => {
        const value = removeKey(requireOwnedMap(map), key);
        if (value === undefined && fallback === undefined)
            throw valueFault('the mapping has no such key');
        return value === undefined ? fallback : value;
    },
    'setdefault(key, default?)': (_st, map, [key, fallback = null]) => {
        const found = getKey(map, key);
        if (found === undefined)
            setMappingKey(requireOwnedMap(map), key, fallback);
        return found === undefined ? fallback : found;
    },
});
function pick(table, name, target) {
    const method = table.get(name);
    if (method === undefined)
        return undefined;
    return new Callable(name, (st, args, kwargs) => deriveValue(st, target, method(st, `${name}()`, target, args, kwargs)), isMapping(target) ? () => listMappingEntries(target).map(([key]) => String(key)) : null);
}
function findMethod(target, name) {
    if (isText(target))
        return pick(TEXT_METHODS, name, target);
    if (Array.isArray(target))
        return pick(LIST_METHODS, name, target);
    if (isMapping(target))
        return pick(MAPPING_METHODS, name, target);
    return undefined;
}
function createMissingMemberFault(st, target, key, pos, label, why) {
    const name = isText(key) ? key : undefined;
    const shown = name === undefined ? 'such element' : `field '${name}'`;
    const subject = label === undefined ? describeType(target) : `'${label}'`;
    const hasFields = isMapping(target) || target instanceof PyObject;
    const isPlain = label === undefined || isMapping(target) || Array.isArray(target);
    const message = label !== undefined && name !== undefined && !hasFields
        ? `${label} is ${describeType(target)}, it has no fields, and so no '${name}'`
        : `${isPlain ? subject : `${subject} is ${describeType(target)} and`} has no ${shown}`;
    const fields = () => {
        if (isMapping(target))
            return listFieldNames(target);
        return target instanceof PyObject ? [...target.fields().keys()] : [];
    };
    const methods = () => [...(isText(target) ? TEXT_METHODS : Array.isArray(target) ? LIST_METHODS : new Map()).keys()];
    st.charge(1);
    if (why !== undefined)
        return new Absent(`${message}: ${why}`, pos, undefined, fields);
    return new Undefined(message, pos, name, fields, hasFields ? fields : methods);
}
function getItem(target, key) {
    const value = getElement(target, key);
    if (value !== undefined || !isText(key))
        return value;
    if (target instanceof PyObject)
        return target.fields().get(key);
    if (target instanceof GroupTuple && (key === 'grouper' || key === 'list'))
        return target[key];
    return findMethod(target, key);
}
function attributeGetter(st, attribute, fallback) {
    const parts = attributePath(attribute);
    return (item) => {
        let value = item;
        for (const part of parts) {
            const found = getItem(value, part);
            if (found !== undefined)
                value = found;
            else
                value =
                    fallback === undefined || fallback === null ? createMissingMemberFault(st, value, part, st.pos) : fallback;
        }
        return value;
    };
}
function attributePath(attribute) {
    if (attribute === undefined || attribute === null)
        return [];
    if (!isText(attribute))
        return [attribute];
    return attribute.split('.').map((part) => (/^\p{Nd}+$/u.test(part) ? (asIndex(Number(part)) ?? part) : part));
}
function bound(value) {
    if (value === null || value === undefined)
        return undefined;
    const index = asIndex(value);
    if (index !== undefined)
        return index;
    throw typeFault(`the bounds of a slice must be integers, not ${describeType(value)}`);
}
function sliceIndices(length, from, to, by) {
    const step = bound(by) ?? 1;
    if (step === 0)
        throw valueFault('the step of a slice cannot be zero');
    const lowest = step > 0 ? 0 : -1;
    const highest = step > 0 ? length : length - 1;
    const clamp = (value, fallback) => {
        const index = bound(value);
        if (index === undefined)
            return fallback;
        return Math.min(Math.max(index < 0 ? index + length : index, lowest), highest);
    };
    const start = clamp(from, step > 0 ? lowest : highest);
    const stop = clamp(to, step > 0 ? highest : lowest);
    const indices = [];
    for (let i = start; step > 0 ? i < stop : i > stop; i += step)
        indices.push(i);
    return indices;
}
function getSlice(st, target, from, to, by) {
    const pick = (items) => {
        st.charge(Math.floor(items.length / 16));
        const indices = sliceIndices(items.length, from, to, by);
        st.charge(indices.length);
        return indices.map((i) => items[i]);
    };
    const items = toSequence(target);
    if (items !== undefined)
        return toSequenceLike(target, pick(items));
    if (!isText(target))
        throw typeFault(`${describeType(target)} cannot be sliced`);
    st.reserve(target.length);
    const isPlain = isSimple(target) && (bound(by) ?? 1) === 1;
    return isPlain ? target.slice(bound(from), bound(to)) : pick(splitCodePoints(target)).join('');
}

;// CONCATENATED MODULE: ./build/src/expressions/state.js

function scopeOver(base, names) {
    return { ...base, lookup: names.lookup, names: names.names };
}
function createScope(values, parent = NO_NAMES) {
    return scopeOver(parent, {
        lookup(name) {
            const own = Object.hasOwn(values, name) ? values[name] : undefined;
            return own === undefined ? parent.lookup(name) : own;
        },
        names: () => new Set([...Object.keys(values).filter((name) => values[name] !== undefined), ...parent.names()]),
    });
}
const NO_NAMES = { lookup: () => undefined, names: () => [] };
const DEFAULT_BUDGET = { steps: 1_000_000, depth: 100, outputChars: 16 * 1024 * 1024 };
class VariableFrame {
    parent;
    vars = new Map();
    constructor(parent) {
        this.parent = parent;
    }
    lookup(name) {
        const own = this.vars.get(name);
        return own === undefined ? this.parent?.lookup(name) : own;
    }
    names() {
        return [...this.vars.keys(), ...(this.parent?.names() ?? [])];
    }
}
class State {
    scope;
    library;
    out = '';
    blocks = new Map();
    pos = 0;
    frame = new VariableFrame(undefined);
    budget;
    stepsLeft;
    depth = 0;
    printed = 0;
    constructor(scope, budget, library) {
        this.scope = scope;
        this.library = library;
        this.budget = { ...DEFAULT_BUDGET, ...budget };
        this.stepsLeft = this.budget.steps;
    }
    charge(cost) {
        this.stepsLeft -= cost;
        if (this.stepsLeft < 0)
            throw budgetFault(`the template does too much work (more than ${this.budget.steps} steps)`);
    }
    reserve(chars) {
        this.#bound(chars);
        this.charge(1 + Math.floor(chars / 256));
    }
    #bound(chars) {
        const most = this.budget.outputChars;
        if (chars > most)
            throw budgetFault(`a text grows too long (more than ${most} characters)`);
    }
    startPrint() {
        this.printed = 0;
    }
    print(text) {
        this.printed += text.length;
        this.#bound(this.printed);
        return text;
    }
    join(parts, separator) {
        let length = 0;
        for (const part of parts)
            length += part.length + separator.length;
        this.reserve(length);
        return parts.join(separator);
    }
    write(text) {
        this.charge(1 + Math.floor(text.length / 256));
        this.#bound(this.out.length + text.length);
        this.out += text;
    }
    runNested(body) {
        this.depth += 1;
        if (this.depth > this.budget.depth)
            throw budgetFault(`calls nest too deeply (more than ${this.budget.depth})`);
        body();
        this.depth -= 1;
    }
    capture(body) {
        const outer = this.out;
        this.out = '';
        body();
        const text = this.out;
        this.out = outer;
        return text;
    }
    within(frame, body) {
        const outer = this.frame;
        this.frame = frame;
        body();
        this.frame = outer;
    }
}

;// CONCATENATED MODULE: ./build/src/expressions/print.js






const print_MAX_DEPTH = 600;
const NAMED = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };
function escapeChar(char) {
    const named = NAMED[char];
    if (named !== undefined)
        return named;
    const code = char.codePointAt(0) ?? 0;
    const hex = code.toString(16);
    if (code < 0x100)
        return `\\x${hex.padStart(2, '0')}`;
    return code < 0x10000 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}
function quoteText(text) {
    const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
    const body = text.replace(/(?! )[\p{C}\p{Z}\\]/gu, escapeChar);
    return quote + (quote === "'" ? body.replaceAll("'", "\\'") : body) + quote;
}
function printPairs(st, entries, depth) {
    const parts = entries.map(([key, value]) => `${printRepr(st, key, depth)}: ${printRepr(st, value, depth)}`);
    return `{${st.join(parts, ', ')}}`;
}
function printNumber(value) {
    if (isInt(value))
        return formatInt(value);
    return (0,core_float/* formatFloat */.kr)(toFloat(value));
}
function printRepr(st, value, depth = 0) {
    const printItems = (items) => {
        const parts = items.map((item) => printRepr(st, item, depth + 1));
        return st.join(parts, ', ');
    };
    st.charge(1);
    if (depth === 0)
        st.startPrint();
    if (depth > print_MAX_DEPTH)
        throw budgetFault('data nests too deeply to be printed');
    if (typeof value === 'string')
        return quoteText(st.print(value));
    if (value === null)
        return 'None';
    if (typeof value === 'boolean')
        return value ? 'True' : 'False';
    if (isNum(value))
        return printNumber(value);
    if (value instanceof Undefined)
        throw value.fault();
    if (Array.isArray(value))
        return `[${printItems(value)}]`;
    if (isMapping(value))
        return printPairs(st, listMappingEntries(value), depth + 1);
    if (value instanceof Tuple)
        return `(${printItems(value.items)}${value.items.length === 1 ? ',' : ''})`;
    if (value instanceof View)
        return `${value.kind}([${printItems(value.items)}])`;
    if (value instanceof Namespace)
        return `<Namespace ${printPairs(st, [...value.vars], depth + 1)}>`;
    if (value instanceof Callable)
        return `<${value.typeName} ${value.name}>`;
    if (value instanceof PyObject)
        return `<${value.typeName}>`;
    throw typeFault('this value is not data and cannot be printed');
}
function toText(st, value) {
    if (typeof value === 'string')
        return value;
    if (value instanceof Nothing)
        return '';
    return printRepr(st, value);
}
const NO_LIBRARY = { filters: new Map(), tests: new Map(), globals: new Map(), isTrue: isTrue };
const NO_BOUNDS = { steps: Number.MAX_SAFE_INTEGER, outputChars: 2 ** 29 - 64 };
function printValue(value) {
    return toText(new State(createScope({}), NO_BOUNDS, NO_LIBRARY), value);
}
function unicodeEscape(unit) {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
function quoteJson(text) {
    return JSON.stringify(text).replace(/[\x7f-\uffff]/g, unicodeEscape);
}
function printKey(key) {
    if (isText(key))
        return key;
    if (key === null)
        return 'null';
    if (typeof key === 'boolean')
        return key ? 'true' : 'false';
    if (isNum(key))
        return printNumber(key);
    throw typeFault(`${describeType(key)} cannot be a key in JSON`);
}
function writeJson(st, value, style, level = 0) {
    const inner = (item) => writeJson(st, item, style, level + 1);
    st.charge(1);
    if (level === 0)
        st.startPrint();
    if (level > print_MAX_DEPTH)
        throw budgetFault('data nests too deeply for JSON');
    if (value === null)
        return 'null';
    if (isText(value))
        return quoteJson(st.print(value));
    if (typeof value === 'boolean')
        return value ? 'true' : 'false';
    if (isNum(value))
        return printNumber(value);
    const items = toSequence(value);
    if (items !== undefined)
        return printEnclosed(st, '[]', items.map(inner), style, level);
    if (isMapping(value)) {
        const entries = new Map(listMappingEntries(value));
        const keys = style.lenient ? [...entries.keys()] : sortBy(st, [...entries.keys()], (key) => key, false);
        const parts = keys.map((key) => `${quoteJson(printKey(key))}: ${inner(entries.get(key))}`);
        return printEnclosed(st, '{}', parts, style, level);
    }
    const kind = describeType(value);
    if (style.lenient)
        return quoteJson(printValue(value));
    throw typeFault(`${kind} has no form in JSON`);
}
function printEnclosed(st, brackets, parts, { indent }, level) {
    const [open = '', close = ''] = brackets;
    if (parts.length === 0)
        return brackets;
    if (indent === undefined)
        return open + st.join(parts, ', ') + close;
    const outer = ' '.repeat(indent * level);
    const inner = `\n${outer}${' '.repeat(indent)}`;
    return `${open}${inner}${st.join(parts, `,${inner}`)}\n${outer}${close}`;
}
function printHtmlSafeJson(st, value, indent) {
    return writeJson(st, value, { indent, lenient: false }).replace(/[<>&']/g, unicodeEscape);
}
const DEEPEST_DATA = 500;
function toPlain(st, value, depth = 0) {
    const list = (items) => items.map((item) => toPlain(st, item, depth + 1));
    st.charge(1);
    if (depth > DEEPEST_DATA)
        throw budgetFault('data nests too deeply');
    if (value === null || typeof value === 'boolean' || value instanceof core_float/* Float */.nt)
        return value;
    if (isText(value)) {
        st.charge(Math.floor(value.length / 256));
        return value;
    }
    if (typeof value === 'number')
        return Number.isFinite(value) ? value : (0,core_float/* formatFloat */.kr)(value);
    if (typeof value === 'bigint')
        return formatInt(value).length > core_float/* MOST_DIGITS */.X3 ? formatInt(value) : value;
    if (Array.isArray(value))
        return list(value);
    if (value instanceof Tuple || value instanceof View)
        return list(value.items);
    if (value instanceof Callable && value.beside !== null) {
        const message = `there is no field '${value.name}'; to call the method of that name, write ${value.name}()`;
        throw new Fault('undefined', message, st.pos, value.beside());
    }
    if (!isMapping(value))
        throw typeFault(`${describeType(value)} is no data`);
    const entries = listMappingEntries(value).map(([key, item]) => [printValue(key), toPlain(st, item, depth + 1)]);
    return Object.fromEntries(entries);
}

;// CONCATENATED MODULE: ./build/src/expressions/evaluate.js







function concatenate(st, a, b) {
    if (isText(a) && isText(b)) {
        st.reserve(a.length + b.length);
        return a + b;
    }
    const [left, right] = [toSequence(a), toSequence(b)];
    if (left === undefined || right === undefined || Array.isArray(a) !== Array.isArray(b))
        return undefined;
    st.charge(left.length + right.length);
    return toSequenceLike(a, [...left, ...right]);
}
function repeat(st, value, times) {
    const index = asIndex(times);
    if (index === undefined)
        return undefined;
    const count = Math.max(0, index);
    if (isText(value)) {
        st.reserve(value.length * count);
        return value === '' ? '' : value.repeat(count);
    }
    const items = toSequence(value);
    if (items === undefined)
        return undefined;
    st.charge(items.length * count);
    const repeated = Array.from({ length: items.length * count }, (_, i) => items[i % items.length]);
    return toSequenceLike(value, repeated);
}
function operate(st, op, a, b) {
    if (isNum(a) && isNum(b))
        return ARITHMETIC[op](a, b);
    const result = op === '+' ? concatenate(st, a, b) : op === '*' ? (repeat(st, a, b) ?? repeat(st, b, a)) : undefined;
    if (result !== undefined)
        return result;
    const joins = op === '+' && (isText(a) || isText(b));
    const advice = joins ? '; use ~ to join texts' : op === '%' && isText(a) ? '; use the filter format' : '';
    throw typeFault(`${op} does not take ${describeType(a)} and ${describeType(b)}${advice}`);
}
function lookup(st, name, pos) {
    const { frame, scope, library } = st;
    const variable = frame.lookup(name);
    if (variable !== undefined)
        return variable;
    const found = scope.lookup(name);
    if (found !== undefined && typeof found !== 'function' && typeof found !== 'symbol')
        return found;
    const builtin = library.globals.get(name);
    if (builtin !== undefined)
        return builtin;
    const names = () => [...new Set([...scope.names(), ...frame.names()])];
    const why = scope.absent?.(name) ?? null;
    if (why !== null)
        return new Absent(`'${name}' is undefined: ${why}`, pos, undefined, names);
    return new Undefined(`'${name}' is undefined`, pos, name, names);
}
function toPathLabel(expr) {
    if (expr.type === 'name')
        return expr.name;
    if (expr.type !== 'item')
        return undefined;
    const base = toPathLabel(expr.target);
    if (base === undefined)
        return undefined;
    const key = expr.index.type === 'const' ? expr.index.value : undefined;
    if (typeof key === 'string')
        return `${base}.${key}`;
    return typeof key === 'number' ? `${base}[${key}]` : undefined;
}
function createMissingValue(st, target, key, pos, holder) {
    const isOfScope = holder.type === 'name' && isText(key) && st.frame.lookup(holder.name) === undefined;
    const why = isOfScope ? st.scope.absent?.(holder.name, key) : null;
    return createMissingMemberFault(st, target, key, pos, toPathLabel(holder), why ?? undefined);
}
function evaluateArguments(st, all) {
    const args = [];
    const kwargs = new Map();
    const addNamed = (name, value) => {
        if (!isText(name))
            throw typeFault('the keys of a mapping after ** must be texts');
        if (kwargs.has(name))
            throw typeFault(`the argument '${name}' is given twice`);
        kwargs.set(name, value);
    };
    for (const { kind, name, value: expr } of all) {
        const value = evaluateExpression(st, expr);
        if (kind === '')
            args.push(value);
        else if (kind === '=')
            addNamed(name, value);
        else if (kind === '*')
            for (const item of listElements(st, value))
                args.push(item);
        else if (!isMapping(value))
            throw typeFault(`after ** comes a mapping, not ${describeType(value)}`);
        else {
            st.charge(1);
            for (const [key, item] of listMappingEntries(value))
                addNamed(key, item);
        }
    }
    return { args, kwargs };
}
function call(st, expr, caller) {
    const target = evaluateExpression(st, expr.target);
    if (target instanceof Undefined)
        throw target.fault();
    st.pos = expr.pos;
    const { args, kwargs } = evaluateArguments(st, expr.args);
    st.pos = expr.pos;
    st.charge(1);
    if (!(target instanceof Callable)) {
        const label = toPathLabel(expr.target);
        const type = describeType(target);
        throw typeFault(label === undefined ? `${type} is no function` : `'${label}' is ${type}, no function`);
    }
    if (caller !== undefined)
        kwargs.set('caller', caller);
    return target.invoke(st, args, kwargs);
}
function filter(st, expr, body) {
    const { target } = expr;
    const value = target === undefined ? body : target.type === 'filter' ? filter(st, target, body) : evaluateExpression(st, target);
    const { args, kwargs } = evaluateArguments(st, expr.args);
    st.pos = expr.pos;
    return applyFilter(st, expr.name, value, args, kwargs);
}
const COMPARE = {
    '==': isEqual,
    '!=': (st, a, b) => !isEqual(st, a, b),
    '<': (st, a, b) => order(st, a, b) < 0,
    '<=': (st, a, b) => order(st, a, b) <= 0,
    '>': (st, a, b) => order(st, a, b) > 0,
    '>=': (st, a, b) => order(st, a, b) >= 0,
    in: (st, a, b) => contains(st, b, a),
    'not in': (st, a, b) => !contains(st, b, a),
};
function evaluateUnary(st, expr) {
    const value = evaluateExpression(st, expr.operand);
    st.pos = expr.pos;
    if (expr.type === 'not')
        return !st.library.isTrue(value);
    if (!isNum(value))
        throw typeFault(`${describeType(value)} ${expr.type === 'negative' ? 'has no negative' : 'is no number'}`);
    return expr.type === 'negative' ? negate(value) : typeof value === 'boolean' ? Number(value) : value;
}
function evaluateLogic(st, expr) {
    const left = evaluateExpression(st, expr.left);
    return st.library.isTrue(left) === (expr.type === 'or') ? left : evaluateExpression(st, expr.right);
}
function evaluateAll(st, items) {
    st.charge(1 + items.length);
    return items.map((item) => evaluateExpression(st, item));
}
const EVALUATORS = {
    const: (_st, { value }) => value,
    name: (st, { name, pos }) => lookup(st, name, pos),
    item(st, expr) {
        const target = evaluateExpression(st, expr.target);
        const key = evaluateExpression(st, expr.index);
        st.pos = expr.index.pos;
        const found = getItem(target, key);
        return found === undefined ? createMissingValue(st, target, key, expr.index.pos, expr.target) : found;
    },
    slice(st, expr) {
        const target = evaluateExpression(st, expr.target);
        const [start, stop, step] = expr.bounds.map((bound) => bound && evaluateExpression(st, bound));
        st.pos = expr.pos;
        return deriveValue(st, target, getSlice(st, target, start, stop, step));
    },
    list: (st, { items }) => markOwned(evaluateAll(st, items)),
    tuple: (st, { items }) => new Tuple(evaluateAll(st, items)),
    mapping(st, { pairs }) {
        st.charge(1 + pairs.length);
        const map = markOwned(new Map());
        for (const [key, value] of pairs)
            setMappingKey(map, evaluateExpression(st, key), evaluateExpression(st, value));
        return map;
    },
    call,
    filter,
    test(st, expr) {
        const value = evaluateExpression(st, expr.target);
        const { args, kwargs } = evaluateArguments(st, expr.args);
        st.pos = expr.pos;
        return applyTest(st, expr.name, value, args, kwargs);
    },
    not: evaluateUnary,
    negative: evaluateUnary,
    positive: evaluateUnary,
    binary(st, expr) {
        const left = evaluateExpression(st, expr.left);
        const right = evaluateExpression(st, expr.right);
        st.pos = expr.pos;
        st.charge(1);
        return operate(st, expr.op, left, right);
    },
    compare(st, expr) {
        let left = evaluateExpression(st, expr.first);
        for (const { op, operand, pos } of expr.rest) {
            const right = evaluateExpression(st, operand);
            st.pos = pos;
            if (!COMPARE[op](st, left, right))
                return false;
            left = right;
        }
        return true;
    },
    and: evaluateLogic,
    or: evaluateLogic,
    concat(st, { parts }) {
        const texts = evaluateAll(st, parts).map((part) => toText(st, part));
        return st.join(texts, '');
    },
    choice(st, expr) {
        if (st.library.isTrue(evaluateExpression(st, expr.test)))
            return evaluateExpression(st, expr.then);
        if (expr.otherwise !== undefined)
            return evaluateExpression(st, expr.otherwise);
        return new Nothing('an inline if without else gave nothing, because its condition does not hold', expr.pos);
    },
};
function evaluateExpression(st, expr) {
    return EVALUATORS[expr.type](st, expr);
}

;// CONCATENATED MODULE: ./build/src/expressions/execute.js







function executeTemplate(st, body) {
    for (const stmt of body)
        executeStatement(st, stmt);
    return st.out;
}
function executeStatement(st, stmt) {
    STATEMENTS[stmt.type](st, stmt);
}
const STATEMENTS = {
    text: (st, { text }) => st.write(text),
    print(st, { value }) {
        const printed = evaluateExpression(st, value);
        st.pos = value.pos;
        st.write(toText(st, printed));
    },
    if(st, { branches, otherwise }) {
        const taken = branches.find(({ test }) => st.library.isTrue(evaluateExpression(st, test)));
        executeTemplate(st, taken?.body ?? otherwise);
    },
    for: (st, stmt) => executeLoop(st, stmt, evaluateExpression(st, stmt.source), 0, st.frame),
    set: (st, { target, value }) => execute_assign(st, target, evaluateExpression(st, value)),
    setBlock(st, { target, filter: changing, body }) {
        const text = executeToText(st, body);
        execute_assign(st, target, changing === undefined ? text : filter(st, changing, text));
    },
    with(st, { bindings, body }) {
        const values = bindings.map(({ value }) => evaluateExpression(st, value));
        st.within(new VariableFrame(st.frame), () => {
            for (const [i, { target }] of bindings.entries())
                execute_assign(st, target, values[i]);
            executeTemplate(st, body);
        });
    },
    macro: (st, { macro }) => st.frame.vars.set(macro.name, macroCallable(macro, st.frame)),
    callBlock: (st, stmt) => st.write(toText(st, call(st, stmt.call, macroCallable(stmt.caller, st.frame)))),
    filterBlock: (st, stmt) => st.write(toText(st, filter(st, stmt.filter, executeToText(st, stmt.body)))),
    include(st, { linked }) {
        const body = loadLinkedBody(st, linked);
        runInOwnBlocks(st, new VariableFrame(st.frame), () => executeTemplate(st, body));
    },
    import(st, { linked, imported }) {
        const body = loadLinkedBody(st, linked);
        const frame = new VariableFrame(undefined);
        st.capture(() => runInOwnBlocks(st, frame, () => executeTemplate(st, body)));
        const exported = new Map([...frame.vars].filter(([name]) => !name.startsWith('_')));
        if (imported.type === 'module')
            st.frame.vars.set(imported.as, new Namespace(exported));
        for (const { name, as } of imported.type === 'module' ? [] : imported.names) {
            if (!exported.has(name))
                throw valueFault(`the imported file has no '${name}'`);
            st.frame.vars.set(as, exported.get(name));
        }
    },
    extends: () => { },
    block: (st, { name, body }) => executeBlock(st, name, [...(st.blocks.get(name) ?? []), body]),
    layout(st, { blocks, parent }) {
        const all = new Map(st.blocks);
        for (const { name, body } of blocks)
            all.set(name, [...(all.get(name) ?? []), body]);
        st.blocks = all;
        executeTemplate(st, loadLinkedBody(st, parent));
    },
    inFile(st, { from, body }) {
        const { pos } = st;
        try {
            executeTemplate(st, body);
        }
        catch (error) {
            throw error instanceof Fault ? error.within(from, st.pos) : error;
        }
        st.pos = pos;
    },
};
function executeToText(st, body) {
    return st.capture(() => st.within(new VariableFrame(st.frame), () => executeTemplate(st, body)));
}
function execute_assign(st, target, value) {
    const { pos } = target;
    if (target.type === 'name') {
        st.frame.vars.set(target.name, value);
    }
    else if (target.type === 'member') {
        const space = lookup(st, target.name, pos);
        st.pos = pos;
        if (!(space instanceof Namespace))
            throw typeFault(`only fields of a namespace() can be set, and '${target.name}' is ${describeType(space)}`);
        space.vars.set(target.member, value);
    }
    else {
        st.pos = pos;
        const { items } = target;
        const values = listElements(st, value);
        if (values.length !== items.length)
            throw valueFault(`${values.length} values cannot be put into ${items.length} names`);
        for (const [i, inner] of items.entries())
            execute_assign(st, inner, values[i]);
    }
}
function filterItems(st, stmt, items) {
    const { filter: condition } = stmt;
    if (condition === undefined)
        return [...items];
    return items.filter((item) => {
        let holds = false;
        st.within(new VariableFrame(st.frame), () => {
            execute_assign(st, stmt.target, item);
            holds = st.library.isTrue(evaluateExpression(st, condition));
        });
        return holds;
    });
}
function executeLoop(st, stmt, value, depth, home) {
    st.pos = stmt.source.pos;
    const items = filterItems(st, stmt, listElements(st, value));
    if (items.length === 0) {
        st.within(new VariableFrame(home), () => executeTemplate(st, stmt.otherwise));
        return;
    }
    const recurse = (state, inner) => state.capture(() => state.runNested(() => state.within(home, () => executeLoop(state, stmt, inner, depth + 1, home))));
    const lengthBefore = st.out.length;
    const variable = new Loop(items, depth, stmt.recursive ? recurse : undefined);
    items.forEach((item, i) => {
        st.charge(1);
        variable.at = i;
        const frame = new VariableFrame(home);
        frame.vars.set('loop', variable);
        st.within(frame, () => {
            execute_assign(st, stmt.target, item);
            executeTemplate(st, stmt.body);
        });
    });
    traceLetters(st, value, items, lengthBefore);
}
class Loop extends Callable {
    items;
    depth0;
    typeName = 'loop';
    at = 0;
    lastChecked;
    constructor(items, depth0, recurse) {
        super('loop', (st, args) => {
            if (recurse === undefined)
                throw typeFault('loop() can be called in a loop marked as recursive only');
            return recurse(st, args[0]);
        });
        this.items = items;
        this.depth0 = depth0;
    }
    fields = () => {
        const { at, items, depth0 } = this;
        const neighbour = (place, absent) => place >= 0 && place < items.length ? items[place] : new Undefined(absent, undefined);
        const cycle = (_st, values) => {
            if (values.length === 0)
                throw typeFault('loop.cycle() needs at least one value');
            return values[this.at % values.length];
        };
        const hasChanged = (st, values) => {
            const previous = this.lastChecked;
            this.lastChecked = values;
            return previous?.length !== values.length || !values.every((value, i) => isEqual(st, value, previous[i]));
        };
        return new Map([
            ['index', at + 1],
            ['index0', at],
            ['revindex', items.length - at],
            ['revindex0', items.length - at - 1],
            ['first', at === 0],
            ['last', at === items.length - 1],
            ['length', items.length],
            ['depth', depth0 + 1],
            ['depth0', depth0],
            ['previtem', neighbour(at - 1, 'the first round of a loop has no previous item')],
            ['nextitem', neighbour(at + 1, 'the last round of a loop has no next item')],
            ['cycle', new Callable('cycle', cycle)],
            ['changed', new Callable('changed', hasChanged)],
        ]);
    };
}
function macroCallable({ name, params, body, pos, uses }, home) {
    const names = params.map((param) => param.name);
    return new Callable(name, (st, args, kwargs) => {
        const frame = new VariableFrame(home);
        const named = new Map(kwargs);
        if (uses.caller && !names.includes('caller')) {
            const absent = new Undefined('the macro was not called by a call block', undefined);
            frame.vars.set('caller', named.get('caller') ?? absent);
            named.delete('caller');
        }
        if (uses.varargs)
            frame.vars.set('varargs', new Tuple(args.slice(names.length)));
        if (uses.kwargs) {
            const rest = [...named].filter(([key]) => !names.includes(key));
            frame.vars.set('kwargs', markOwned(new Map(rest)));
            for (const [key] of rest)
                named.delete(key);
        }
        const positional = uses.varargs ? args.slice(0, names.length) : args;
        const bound = bindArgs(`macro '${name}'`, names, 0, positional, named);
        const run = () => {
            params.forEach(({ name: param, fallback }, i) => {
                const absent = new Undefined(`the argument '${param}' of macro '${name}' was not given`, pos);
                const otherwise = () => (fallback === undefined ? absent : evaluateExpression(st, fallback));
                frame.vars.set(param, bound[i] === undefined ? otherwise() : bound[i]);
            });
            executeTemplate(st, body);
        };
        return st.capture(() => st.runNested(() => st.within(frame, run)));
    });
}
function loadLinkedBody(st, linked) {
    if (linked.type === 'opened')
        return linked.body;
    const { name, open, optional } = linked;
    const value = evaluateExpression(st, name);
    const names = (toSequence(value) ?? [value]).map((file) => needText(file, 'the name of a file'));
    for (const file of names) {
        const found = open(file, name.pos);
        if (found !== null)
            return found;
    }
    if (!optional)
        throw createMissingFileFault(names.join(', '), name.pos);
    return [];
}
function runInOwnBlocks(st, frame, body) {
    const { blocks } = st;
    st.blocks = new Map();
    st.runNested(() => st.within(frame, body));
    st.blocks = blocks;
}
function executeBlock(st, name, [body, ...above]) {
    if (body === undefined)
        throw typeFault(`the block '${name}' has no block above it: super() has nothing to give`);
    const frame = new VariableFrame(st.frame);
    frame.vars.set('super', new Callable('super', (inner) => inner.capture(() => executeBlock(inner, name, above))));
    st.runNested(() => st.within(frame, () => executeTemplate(st, body)));
}

;// CONCATENATED MODULE: ./build/src/expressions/lexer.js





const DESCRIBED = {
    data: 'text',
    printBegin: "'{{'",
    printEnd: "'}}'",
    blockBegin: "'{%'",
    blockEnd: "'%}'",
    name: 'a name',
    text: 'a quoted text',
    number: 'a number',
    operator: 'an operator',
    end: 'the end of the template',
};
const SPACE = /\s+/y;
const NAME = /[\p{XID_Start}_]\p{XID_Continue}*/uy;
const TEXT = /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/y;
const FLOAT = /(?<!\.)(?:\d+_)*\d+(?:(?:\.(?:\d+_)*\d+)?[eE][+-]?(?:\d+_)*\d+|\.(?:\d+_)*\d+)/y;
const INTEGER = /0[bB](?:_?[01])+|0[oO](?:_?[0-7])+|0[xX](?:_?[0-9a-fA-F])+|[1-9](?:_?\d)*|0(?:_?0)*/y;
const OPERATOR = /\/\/|\*\*|==|!=|>=|<=|[-+/*%~[\](){}><=.:|,;]/y;
const PRINT_END = /-\}\}\s*|\}\}/y;
const BLOCK_END = /\+%\}|-%\}\s*|%\}/y;
const RAW_BEGIN = /\{%[-+]?\s*raw\s*(?:-%\}\s*|%\})/y;
const RAW_END = /\{%([-+]?)\s*endraw\s*(?:\+%\}|-%\}\s*|%\})/g;
const COMMENT_END = /\+#\}|-#\}\s*|#\}/g;
const CLOSES = { ')': '(', ']': '[', '}': '{' };
const MAX_INTEGER_DIGITS = 4_300;
const ESCAPED = {
    n: '\n',
    r: '\r',
    t: '\t',
    b: '\b',
    f: '\f',
    v: '\v',
    a: '\x07',
    '\\': '\\',
    "'": "'",
    '"': '"',
    '\n': '',
};
const ESCAPE = /\\(?:([nrtbfva\\'"\n])|([0-7]{1,3})|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([xuUN])|([\s\S]))/gu;
function readEscapes(raw, pos) {
    const body = (0,terminal_text/* normalizeNewlines */.jN)(raw);
    if (!body.includes('\\'))
        return body;
    return body.replace(ESCAPE, (_all, simple, octal, x, u, long, broken, other) => {
        if (typeof simple === 'string')
            return ESCAPED[simple] ?? '';
        if (typeof octal === 'string')
            return String.fromCodePoint(Number.parseInt(octal, 8));
        if (typeof broken === 'string')
            throw syntaxFault(`the escape \\${broken} in a quoted text is incomplete`, pos);
        if (typeof other === 'string')
            return `\\${other}`;
        const code = Number.parseInt(String(x ?? u ?? long), 16);
        if (code > 0x10ffff)
            throw syntaxFault('an escape in a quoted text names no character', pos);
        return String.fromCodePoint(code);
    });
}
class Lexer {
    source;
    tagStart;
    pos = 0;
    tokens = [];
    constructor(source, tagStart) {
        this.source = source;
        this.tagStart = tagStart;
    }
    match(pattern) {
        pattern.lastIndex = this.pos;
        return pattern.exec(this.source)?.[0];
    }
    take(type, text, value = text) {
        this.tokens.push({ type, text, value, pos: this.pos });
        this.pos += text.length;
    }
    data(from, to, trimEnd) {
        const raw = this.source.slice(from, to);
        const text = (0,terminal_text/* normalizeNewlines */.jN)(trimEnd ? raw.trimEnd() : raw);
        if (text !== '')
            this.tokens.push({ type: 'data', text, value: text, pos: from });
    }
    template() {
        while (this.pos < this.source.length) {
            this.tagStart.lastIndex = this.pos;
            const found = this.tagStart.exec(this.source);
            if (found === null) {
                this.data(this.pos, this.source.length, false);
                break;
            }
            const sign = this.source[found.index + 2];
            this.data(this.pos, found.index, sign === '-');
            this.pos = found.index;
            this.tag(found[0], sign === '-' || sign === '+' ? 3 : 2);
        }
        return this.finishTokens();
    }
    expression() {
        this.inside(undefined, 'end');
        return this.finishTokens();
    }
    finishTokens() {
        this.pos = this.source.length;
        this.take('end', '');
        return this.tokens;
    }
    tag(opening, width) {
        const start = this.pos;
        if (opening === '{#') {
            COMMENT_END.lastIndex = start + width;
            if (COMMENT_END.exec(this.source) === null)
                throw syntaxFault('a comment is not closed with #}', start);
            this.pos = COMMENT_END.lastIndex;
            return;
        }
        const raw = this.match(RAW_BEGIN);
        if (raw !== undefined) {
            this.raw(start, start + raw.length);
        }
        else if (opening === '{%') {
            this.take('blockBegin', this.source.slice(start, start + width));
            this.inside(BLOCK_END, 'blockEnd');
        }
        else {
            this.take('printBegin', this.source.slice(start, start + width));
            this.inside(PRINT_END, 'printEnd');
        }
    }
    raw(start, bodyStart) {
        RAW_END.lastIndex = bodyStart;
        const found = RAW_END.exec(this.source);
        if (found === null)
            throw syntaxFault('a raw block is not closed with {% endraw %}', start);
        this.pos = RAW_END.lastIndex;
        this.data(bodyStart, found.index, found[1] === '-');
    }
    inside(closing, endType) {
        const open = [];
        while (this.pos < this.source.length) {
            this.pos += this.match(SPACE)?.length ?? 0;
            if (this.pos >= this.source.length)
                break;
            const end = open.length === 0 && closing !== undefined ? this.match(closing) : undefined;
            if (end === undefined)
                this.take(...this.one(open));
            else {
                this.take(endType, end);
                return;
            }
        }
    }
    one(open) {
        const { pos } = this;
        const name = this.match(NAME);
        if (name !== undefined)
            return ['name', name];
        const quoted = this.match(TEXT);
        if (quoted !== undefined)
            return ['text', quoted, readEscapes(quoted.slice(1, -1), pos)];
        const float = this.match(FLOAT);
        if (float !== undefined)
            return ['number', float, makeFloat(Number(float.replaceAll('_', '')))];
        const integer = this.match(INTEGER);
        if (integer !== undefined) {
            if (integer.length > MAX_INTEGER_DIGITS)
                throw syntaxFault('a number has too many digits', pos);
            return ['number', integer, normalizeInt(BigInt(integer.replaceAll('_', '')))];
        }
        const operator = this.match(OPERATOR);
        if (operator === undefined) {
            const char = String.fromCodePoint(this.source.codePointAt(pos) ?? 0);
            const isQuote = char === '"' || char === "'";
            throw syntaxFault(isQuote ? 'a quoted text is not closed' : `the character '${char}' has no meaning here`, pos);
        }
        if (Object.values(CLOSES).includes(operator))
            open.push(operator);
        const last = CLOSES[operator] === undefined ? undefined : open.pop();
        if (CLOSES[operator] !== undefined && last === undefined)
            throw syntaxFault(`'${operator}' closes nothing`, pos);
        if (CLOSES[operator] !== last)
            throw syntaxFault(`'${operator}' does not close '${last}'`, pos);
        return ['operator', operator];
    }
}
function lexTemplate(source, comments) {
    return new Lexer(source, comments ? /\{[{%#]/g : /\{[{%]/g).template();
}
function lexExpression(source) {
    return new Lexer(source, /$/g).expression();
}
const MAX_NESTING = 200;
class TokenStream {
    tokens;
    index = 0;
    nesting = 0;
    constructor(tokens) {
        this.tokens = tokens;
    }
    get current() {
        return this.tokens[this.index] ?? this.peek(0);
    }
    peek(ahead) {
        const token = this.tokens[Math.min(this.index + ahead, this.tokens.length - 1)];
        if (token === undefined)
            throw new Error('the token list must end with an end token');
        return token;
    }
    next() {
        const token = this.current;
        this.index += 1;
        return token;
    }
    is(text, token = this.current) {
        return (token.type === 'operator' || token.type === 'name') && token.text === text;
    }
    skip(text) {
        const found = this.is(text);
        if (found)
            this.index += 1;
        return found;
    }
    expect(text) {
        if (!this.is(text))
            throw this.unexpected(`'${text}'`);
        return this.next();
    }
    expectType(type) {
        if (this.current.type !== type)
            throw this.unexpected(DESCRIBED[type]);
        return this.next();
    }
    unexpected(wanted) {
        const { type, text, pos } = this.current;
        const found = type === 'name' || type === 'operator' ? `'${text}'` : DESCRIBED[type];
        return syntaxFault(`expected ${wanted}, found ${found}`, pos);
    }
    parseNested(parse) {
        this.nesting += 1;
        if (this.nesting > MAX_NESTING)
            throw syntaxFault('the template nests too deeply', this.current.pos);
        const result = parse();
        this.nesting -= 1;
        return result;
    }
}
const PYTHON_WORDS = { True: true, False: false, None: null };
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const NUMBER_LIKE = /^-?\d/;
function toLongText(value) {
    if (typeof value === 'bigint')
        return String(value);
    if (Array.isArray(value))
        return value.map(toLongText);
    if (!(0,json/* isRecord */.u4)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toLongText(item)]));
}
function coerceText(text) {
    const trimmed = text.trim();
    if (trimmed === '')
        return text;
    const python = (0,json/* getOwnEntry */.xL)(PYTHON_WORDS, trimmed);
    if (python !== undefined)
        return python;
    if (NUMBER_LIKE.test(trimmed)) {
        const isExact = NUMBER.test(trimmed) && Math.abs(Number(trimmed)) <= Number.MAX_SAFE_INTEGER;
        return isExact ? (0,core_float/* keepExact */.BT)(trimmed, Number(trimmed)) : text;
    }
    if (!/^(?:["[{]|true$|false$|null$)/.test(trimmed))
        return text;
    const value = (0,json/* parseJson */.qF)(trimmed);
    return value === undefined ? text : toLongText(value);
}

;// CONCATENATED MODULE: ./build/src/expressions/filters.js









const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
function parseInteger(text, base) {
    if (text.length > core_float/* MOST_DIGITS */.X3)
        return undefined;
    const found = /^([+-]?)(0[xX]|0[oO]|0[bB])?([0-9a-zA-Z]+(?:_[0-9a-zA-Z]+)*)$/.exec(text.trim());
    if (found === null || base === 1 || base < 0 || base > DIGITS.length)
        return undefined;
    const [, sign, prefix = '', body = ''] = found;
    const named = { x: 16, o: 8, b: 2 }[prefix.slice(1).toLowerCase()];
    let radix = base;
    let digits = body.replaceAll('_', '').toLowerCase();
    if (base === 0)
        radix = named ?? 10;
    if (prefix !== '' && named !== radix)
        digits = prefix.toLowerCase() + digits;
    let value = 0n;
    for (const char of digits) {
        const digit = DIGITS.indexOf(char);
        if (digit < 0 || digit >= radix)
            return undefined;
        value = value * BigInt(radix) + BigInt(digit);
    }
    return normalizeInt(sign === '-' ? -value : value);
}
function parseFloatText(text) {
    const trimmed = text.trim().replace(/(?<=\d)_(?=\d)/g, '');
    return (0,core_float/* isNumberText */.tZ)(trimmed) ? Number(trimmed) : undefined;
}
function truncateNumber(value) {
    if (isInt(value))
        return typeof value === 'bigint' ? value : Number(value);
    const float = toFloat(value);
    return Number.isFinite(float) ? normalizeInt(BigInt(Math.trunc(float))) : undefined;
}
function toInteger(value, fallback, base) {
    if (value instanceof Undefined)
        throw value.fault();
    if (isNum(value))
        return truncateNumber(value) ?? fallback;
    if (!isText(value))
        return fallback;
    const whole = parseInteger(value, base === undefined ? 10 : needInt(base, 'the base'));
    if (whole !== undefined)
        return whole;
    const float = parseFloatText(value);
    return (float === undefined ? undefined : truncateNumber(makeFloat(float))) ?? fallback;
}
function toDecimal(value, fallback) {
    if (value instanceof Undefined)
        throw value.fault();
    if (isNum(value))
        return makeFloat(toFloat(value));
    const float = isText(value) ? parseFloatText(value) : undefined;
    return float === undefined ? fallback : makeFloat(float);
}
function needNumber(value, what) {
    if (!isNum(value))
        throw typeFault(`${what} needs a number, not ${describeType(value)}`);
    return value;
}
function round(value, precision, how) {
    const number = needNumber(value, 'round');
    const decimals = precision === undefined ? 0 : needInt(precision, 'the precision');
    if (Math.abs(decimals) > 400)
        throw valueFault('the precision is out of range');
    if (how === undefined || how === 'common') {
        if (isInt(number) && decimals >= 0)
            return typeof number === 'boolean' ? Number(number) : number;
        const rounded = roundTo(toFloat(number), decimals);
        return isInt(number) ? normalizeInt(BigInt(rounded)) : makeFloat(rounded);
    }
    if (how !== 'ceil' && how !== 'floor')
        throw valueFault("round knows 'common', 'ceil' and 'floor' only");
    const scale = 10 ** decimals;
    const scaled = toFloat(number) * scale;
    return makeFloat(((how === 'ceil' ? Math.ceil(scaled) : Math.floor(scaled)) + 0) / scale);
}
function fileSize(value, binary) {
    const float = toDecimal(value, undefined);
    if (float === undefined || !isNum(float))
        throw valueFault('filesizeformat needs a number');
    const bytes = toFloat(float);
    const isBinary = isOn(binary);
    const base = isBinary ? 1024 : 1000;
    if (bytes === 1)
        return '1 Byte';
    if (bytes < base)
        return `${Math.trunc(bytes)} Bytes`;
    const letters = ['k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y'];
    const index = letters.findIndex((_, i) => bytes < base ** (i + 2));
    const at = index < 0 ? letters.length - 1 : index;
    const letter = isBinary ? letters[at]?.toUpperCase() : letters[at];
    return `${formatFixed((base * bytes) / base ** (at + 2), 1)} ${letter}${isBinary ? 'iB' : 'B'}`;
}
function readIndent(value, fallback) {
    if (value === undefined)
        return fallback;
    if (value === null)
        return undefined;
    const indent = needInt(value, 'the indent');
    if (indent > 100)
        throw valueFault('the indent is too wide');
    return Math.max(0, indent);
}
const VALUE_FILTERS = createMethodTable({
    'abs()': (_st, value) => {
        const number = needNumber(value, 'abs');
        if (compareNumbers(number, 0) < 0 || Object.is(toFloat(number), -0))
            return negate(number);
        return typeof number === 'boolean' ? Number(number) : number;
    },
    'default|d(default_value?, boolean?)'(_st, value, [fallback, falsy]) {
        const absent = value instanceof Undefined || value === null || value === undefined;
        if (absent || (isOn(falsy) && !isTrue(value)))
            return fallback ?? '';
        return value;
    },
    'escape|e|forceescape()': (st, value) => escapeHtml(toText(st, value)),
    'filesizeformat(binary?)': (_st, value, [binary]) => fileSize(value, binary),
    'float(default?)': (_st, value, [fallback = makeFloat(0)]) => toDecimal(value, fallback),
    'int(default?, base?)': (_st, value, [fallback = 0, base]) => toInteger(value, fallback, base),
    'round(precision?, method?)': (_st, value, [precision, how]) => round(value, precision, how),
    'string|safe()': (st, value) => toText(st, value),
    'tojson(indent?)': (st, value, [indent]) => printHtmlSafeJson(st, value, readIndent(indent, undefined)),
    'json(indent?)': (st, value, [indent]) => writeJson(st, value, { indent: readIndent(indent, 2), lenient: true }),
});
function createTextFilter(change) {
    return (st, value) => change(toText(st, value));
}
function quoteUrl(st, value, query) {
    const encoded = encodeURIComponent(toText(st, value).replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
    return query ? encoded.replaceAll('%20', '+') : encoded.replaceAll('%2F', '/');
}
const FORMAT_PLACE = /%(?:\(([^)]*)\))?([-+ 0]*)(\d*)(?:\.(\d+))?([\s\S]?)/g;
function formatNumber(value, type, flags, width, decimals) {
    const number = needNumber(value, `%${type}`);
    const whole = type === 'f' ? undefined : type === 'x' ? number : toInteger(number, undefined, undefined);
    if (type !== 'f' && !isInt(whole))
        throw typeFault(`%${type} needs an integer`);
    const text = isInt(whole) ? toBig(whole).toString(type === 'x' ? 16 : 10) : formatFixed(toFloat(number), decimals);
    const sign = text.startsWith('-') ? '-' : flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '';
    const zeros = flags.includes('0') && !flags.includes('-') ? width - sign.length : 0;
    return sign + text.replace('-', '').padStart(zeros, '0');
}
const TEXT_FILTERS = createMethodTable({
    'capitalize()': createTextFilter(capitalize),
    'lower()': createTextFilter((text) => text.toLowerCase()),
    'upper()': createTextFilter((text) => text.toUpperCase()),
    'title()': createTextFilter((text) => {
        const parts = text.split(/([-\s({[<]+)/u).filter((part) => part !== '');
        return parts.map(capitalize).join('');
    }),
    'center(width?)': (st, value, [width = 80]) => centerText(st, toText(st, value), width, ' '),
    'format(*)'(st, value, args, kwargs) {
        if (args.length > 0 && kwargs !== undefined && kwargs.size > 0)
            throw typeFault('the filter format takes either names or positions, not both');
        let used = 0;
        let size = 0;
        const formatted = toText(st, value).replace(FORMAT_PLACE, (_all, name, flags, width, precision, type) => {
            if (type === '%')
                return '%';
            if (!/^[sdifx]$/.test(type))
                throw valueFault(`the filter format knows %s, %d, %f and %x, not %${type}`);
            const given = name === undefined ? args[used++] : kwargs?.get(name);
            if (given === undefined)
                throw typeFault(`the filter format has no value for ${name === undefined ? `place ${used}` : `'${name}'`}`);
            st.reserve(size + Number(width));
            const text = type === 's'
                ? sliceText(toText(st, given), 0, Number(precision ?? Number.POSITIVE_INFINITY))
                : formatNumber(given, type, flags, Number(width), Number(precision ?? 6));
            const spaces = ' '.repeat(Math.max(0, Number(width) - countCodePoints(text)));
            size += text.length + spaces.length;
            return flags.includes('-') ? text + spaces : spaces + text;
        });
        if (used < args.length)
            throw typeFault('the filter format has more values than places');
        return formatted;
    },
    'indent(width?, first?, blank?)'(st, value, [width = 4, first, blank]) {
        const text = needText(value, 'the value to indent');
        const columns = isText(width) ? 0 : needInt(width, 'the width');
        if (columns > 10_000)
            throw valueFault('the indent is too wide');
        const by = isText(width) ? width : ' '.repeat(Math.max(0, columns));
        const lines = splitTextLines(`${text}\n`);
        st.reserve(text.length + lines.length * by.length);
        const shifted = lines.map((line, i) => (i > 0 && (isOn(blank) || line !== '') ? by + line : line));
        return (isOn(first) ? by : '') + shifted.join('\n');
    },
    'replace(old, new, count?)': (st, value, [from, to, count]) => replaceText(st, toText(st, value), toText(st, from), toText(st, to), needInt(count, 'the count', -1)),
    'trim(chars?)': (st, value, [chars]) => createTextFilter((text) => stripText(text, chars))(st, value, [], undefined),
    'truncate(length?, killwords?, end?, leeway?)'(st, value, [length = 255, killWords, ending = '...', slack]) {
        const end = needText(ending, 'the end');
        const most = needInt(length, 'the length');
        const leeway = needInt(slack, 'the leeway', 5);
        if (most < countCodePoints(end))
            throw valueFault('the length is shorter than the end mark');
        if (leeway < 0)
            throw valueFault('the leeway must not be negative');
        if (measureValue(value) <= most + leeway)
            return value;
        const text = needText(value, 'the value to truncate');
        st.reserve(text.length);
        const shown = sliceText(text, 0, most - countCodePoints(end));
        const space = isOn(killWords) ? -1 : shown.lastIndexOf(' ');
        return (space < 0 ? shown : shown.slice(0, space)) + end;
    },
    'urlencode()'(st, value) {
        if (value instanceof Undefined)
            throw value.fault();
        const walkable = isMapping(value) || Array.isArray(value) || value instanceof Tuple;
        if (isText(value) || !walkable)
            return quoteUrl(st, value, false);
        const pairs = isMapping(value) ? listMappingEntries(value) : listPairs(st, value);
        return pairs.map(([key, item]) => `${quoteUrl(st, key, true)}=${quoteUrl(st, item, true)}`).join('&');
    },
    'wordcount()': (st, value) => toText(st, value).match(/[\p{L}\p{N}\p{M}_]+/gu)?.length ?? 0,
});

;// CONCATENATED MODULE: ./build/src/expressions/filters-lists.js









function createEmptyResult(st, what) {
    return new Undefined(`there is no ${what} element: the list is empty`, st.pos);
}
function createEndFilter(what, index) {
    return (st, value) => {
        const items = listElements(st, value);
        return items.length === 0 ? createEmptyResult(st, what) : items.at(index);
    };
}
function createCasing(sensitive) {
    if (isOn(sensitive))
        return (value) => value;
    return (value) => (isText(value) ? value.toLowerCase() : value);
}
function createExtremeFilter(direction) {
    return (st, value, [sensitive, attribute]) => {
        const fold = createCasing(sensitive);
        const get = attributeGetter(st, attribute);
        let best;
        for (const item of listElements(st, value)) {
            const key = fold(get(item));
            if (best === undefined || direction * order(st, key, best.key) > 0)
                best = { item, key };
        }
        return best === undefined ? createEmptyResult(st, direction > 0 ? 'largest' : 'smallest') : best.item;
    };
}
function requireElements(st, value) {
    return isTrue(value) ? listElements(st, value) : [];
}
function createChooser(wanted, byAttribute) {
    return (st, value, args, kwargs) => {
        if (byAttribute && args.length === 0)
            throw typeFault('the name of an attribute is missing');
        const get = byAttribute ? attributeGetter(st, args[0]) : (item) => item;
        const [test, ...rest] = byAttribute ? args.slice(1) : args;
        const holds = test === undefined
            ? (item) => isTrue(get(item))
            : (item) => applyTest(st, needText(test, 'the name of a test'), get(item), rest, kwargs);
        return markOwned(requireElements(st, value).filter((item) => holds(item) === wanted));
    };
}
const LIST_FILTERS = createMethodTable({
    'batch(linecount, fill_with?)'(st, value, [size, fill = null]) {
        const count = needInt(size, 'the size of a batch');
        const groups = [markOwned([])];
        for (const item of listElements(st, value)) {
            if (groups.at(-1)?.length === count)
                groups.push(markOwned([]));
            groups.at(-1)?.push(item);
        }
        const last = groups.at(-1) ?? [];
        if (last.length === 0)
            return markOwned([]);
        if (fill !== null) {
            st.charge(Math.max(0, count - last.length));
            while (last.length < count)
                last.push(fill);
        }
        return markOwned(groups);
    },
    'count|length()': (_st, value) => measureValue(value),
    'dictsort(case_sensitive?, by?, reverse?)'(st, value, [sensitive, by, reversed]) {
        if (!isMapping(value))
            throw typeFault(`dictsort needs a mapping, not ${describeType(value)}`);
        if (by !== undefined && by !== 'key' && by !== 'value')
            throw valueFault("dictsort sorts by 'key' or 'value' only");
        const at = by === 'value' ? 1 : 0;
        const fold = createCasing(sensitive);
        const pairs = listMappingEntries(value).map((pair) => new Tuple(pair));
        const getSortKey = (pair) => fold(pair instanceof Tuple ? pair.items[at] : pair);
        return markOwned(sortBy(st, pairs, getSortKey, isOn(reversed)));
    },
    'first()': createEndFilter('first', 0),
    'last()': createEndFilter('last', -1),
    'groupby(attribute, default?, case_sensitive?)'(st, value, [attribute, fallback, sensitive]) {
        const fold = createCasing(sensitive);
        const get = attributeGetter(st, attribute, fallback);
        const groups = [];
        for (const item of sortBy(st, listElements(st, value), (element) => fold(get(element)), false)) {
            const key = fold(get(item));
            const current = groups.at(-1);
            if (current !== undefined && isEqual(st, current.key, key))
                current.items.push(item);
            else
                groups.push({ key, name: get(item), items: [item] });
        }
        return markOwned(groups.map(({ name, items }) => new GroupTuple(name, markOwned(items))));
    },
    'items()'(st, value) {
        if (value instanceof Undefined)
            return markOwned([]);
        if (!isMapping(value))
            throw typeFault(`items needs a mapping, not ${describeType(value)}`);
        const pairs = listMappingEntries(value).map((pair) => new Tuple(pair));
        st.charge(pairs.length);
        return markOwned(pairs);
    },
    'join(d?, attribute?)'(st, value, [separator, attribute]) {
        const by = separator === undefined ? '' : toText(st, separator);
        const get = attributeGetter(st, attribute);
        const texts = listElements(st, value).map((item) => toText(st, get(item)));
        return st.join(texts, by);
    },
    'list()': (st, value) => markOwned([...listElements(st, value)]),
    'map(*)'(st, value, args, kwargs) {
        const attribute = kwargs?.get('attribute');
        if (args.length === 0 && attribute !== undefined) {
            for (const name of kwargs?.keys() ?? [])
                if (name !== 'attribute' && name !== 'default')
                    throw typeFault(`the filter map has no argument '${name}'`);
            return markOwned(requireElements(st, value).map(attributeGetter(st, attribute, kwargs?.get('default'))));
        }
        if (args.length === 0)
            throw typeFault('the filter map needs the name of a filter, or attribute=');
        const name = needText(args[0], 'the name of a filter');
        return markOwned(requireElements(st, value).map((item) => applyFilter(st, name, item, args.slice(1), kwargs)));
    },
    'max(case_sensitive?, attribute?)': createExtremeFilter(1),
    'min(case_sensitive?, attribute?)': createExtremeFilter(-1),
    'reject(*)': createChooser(false, false),
    'rejectattr(*)': createChooser(false, true),
    'select(*)': createChooser(true, false),
    'selectattr(*)': createChooser(true, true),
    'reverse()'(st, value) {
        return isText(value) ? reverseText(value) : markOwned([...listElements(st, value)].reverse());
    },
    'slice(slices, fill_with?)'(st, value, [parts, fill = null]) {
        const count = needInt(parts, 'the number of slices');
        const items = listElements(st, value);
        if (count === 0)
            throw valueFault('the number of slices cannot be zero');
        st.charge(Math.max(0, count));
        const size = Math.floor(items.length / count);
        const longer = items.length % count;
        return markOwned(Array.from({ length: Math.max(0, count) }, (_, i) => {
            const start = i * size + Math.min(i, longer);
            const part = items.slice(start, start + size + (i < longer ? 1 : 0));
            return markOwned(fill !== null && i >= longer ? [...part, fill] : part);
        }));
    },
    'sort(reverse?, case_sensitive?, attribute?)'(st, value, [reversed, sensitive, attribute]) {
        const fold = createCasing(sensitive);
        const paths = isText(attribute) ? attribute.split(',') : [attribute];
        const getters = paths.map((path) => attributeGetter(st, path));
        return markOwned(sortBy(st, listElements(st, value), (item) => getters.map((get) => fold(get(item))), isOn(reversed)));
    },
    'sum(attribute?, start?)'(st, value, [attribute, start]) {
        const get = attributeGetter(st, attribute);
        if (start !== undefined && isText(start))
            throw typeFault('texts cannot be summed; use the filter join');
        let total = start === undefined ? 0 : start;
        for (const item of listElements(st, value))
            total = operate(st, '+', total, get(item));
        return total;
    },
    'unique(case_sensitive?, attribute?)'(st, value, [sensitive, attribute]) {
        const fold = createCasing(sensitive);
        const get = attributeGetter(st, attribute);
        const seen = new Map();
        const isNew = (item) => {
            const key = fold(get(item));
            if (Array.isArray(key) || isMapping(key))
                throw typeFault(`${describeType(key)} cannot be compared for uniqueness`);
            if (getKey(seen, key) !== undefined)
                return false;
            setMappingKey(seen, key, true);
            return true;
        };
        return markOwned(listElements(st, value).filter(isNew));
    },
});

;// CONCATENATED MODULE: ./build/src/expressions/library.js










function hasRemainder(value, divisor, rest) {
    if (!isNum(value) || !isNum(divisor))
        throw typeFault(`${describeType(isNum(value) ? divisor : value)} cannot be divided`);
    return compareNumbers(ARITHMETIC['%'](value, divisor), rest) === 0;
}
const TESTS = createMethodTable({
    'boolean()': (_st, value) => typeof value === 'boolean',
    'callable()': (_st, value) => value instanceof Callable || value instanceof Undefined,
    'defined()': (_st, value) => !(value instanceof Undefined),
    'undefined()': (_st, value) => value instanceof Undefined,
    'divisibleby(num)': (_st, value, [divisor]) => hasRemainder(value, divisor, 0),
    'even()': (_st, value) => hasRemainder(value, 2, 0),
    'odd()': (_st, value) => hasRemainder(value, 2, 1),
    'escaped()': () => false,
    'false()': (_st, value) => value === false,
    'true()': (_st, value) => value === true,
    'none()': (_st, value) => value === null,
    'filter()': (st, value) => isText(value) && st.library.filters.has(value),
    'test()': (st, value) => isText(value) && st.library.tests.has(value),
    'float()': (_st, value) => isFloat(value),
    'integer()': (_st, value) => isInt(value) && typeof value !== 'boolean',
    'number()': (_st, value) => isNum(value),
    'in(seq)': (st, value, [container]) => contains(st, container, value),
    'iterable()': (st, value) => isText(value) || tryElements(st, value) !== undefined,
    'sequence()': (_st, value) => countElements(value) !== undefined && !(value instanceof View) && !(value instanceof Undefined),
    'mapping()': (_st, value) => isMapping(value),
    'string()': (_st, value) => isText(value),
    'lower()': (st, value) => isLower(toText(st, value)),
    'upper()': (st, value) => isUpper(toText(st, value)),
    'sameas(other)': (_st, value, [other]) => !(isFloat(value) && isFloat(other)) && Object.is(value, other),
    'eq|equalto|==(other)': (st, value, [other]) => isEqual(st, value, other),
    'ne|!=(other)': (st, value, [other]) => !isEqual(st, value, other),
    'lt|lessthan|<(other)': (st, value, [other]) => order(st, value, other) < 0,
    'le|<=(other)': (st, value, [other]) => order(st, value, other) <= 0,
    'gt|greaterthan|>(other)': (st, value, [other]) => order(st, value, other) > 0,
    'ge|>=(other)': (st, value, [other]) => order(st, value, other) >= 0,
});
function refuseNames(what, kwargs) {
    if (kwargs !== undefined && kwargs.size > 0)
        throw typeFault(`${what} takes no named arguments`);
}
const MAX_RANGE = 1_000_000;
function range(st, args, kwargs) {
    refuseNames('range()', kwargs);
    if (args.length < 1 || args.length > 3)
        throw typeFault('range() takes one to three arguments');
    const numbers = args.map((arg) => needInt(arg, 'an argument of range()'));
    const [first = 0, second, step = 1] = numbers;
    if (step === 0)
        throw valueFault('the step of range() cannot be zero');
    const [start, stop] = second === undefined ? [0, first] : [first, second];
    const length = Math.max(0, Math.ceil((stop - start) / step));
    if (length > MAX_RANGE)
        throw budgetFault(`a range cannot have more than ${MAX_RANGE} elements`);
    st.charge(length);
    return markOwned(Array.from({ length }, (_, i) => start + i * step));
}
function makeMap(st, args, kwargs) {
    if (args.length > 1)
        throw typeFault('dict() takes at most one argument');
    const map = markOwned(new Map());
    if (args.length === 1)
        for (const [key, value] of listPairs(st, args[0]))
            setMappingKey(map, key, value);
    for (const [key, value] of kwargs ?? [])
        map.set(key, value);
    return map;
}
function createCallable(name, invoke) {
    return [name, new Callable(name, invoke)];
}
const GLOBALS = new Map([
    createCallable('range', range),
    createCallable('dict', makeMap),
    createCallable('namespace', (st, args, kwargs) => {
        const vars = [...makeMap(st, args, kwargs)].map(([key, value]) => [String(key), value]);
        return new Namespace(new Map(vars));
    }),
    createCallable('cycler', (_st, args, kwargs) => {
        refuseNames('cycler()', kwargs);
        if (args.length === 0)
            throw valueFault('cycler() needs at least one value');
        let at = 0;
        const next = createCallable('next', () => args[at++ % args.length]);
        const reset = createCallable('reset', () => {
            at = 0;
            return null;
        });
        return new PyObject('cycler', () => new Map([['current', args[at % args.length]], next, reset]));
    }),
    createCallable('joiner', (_st, args, kwargs) => {
        const [separator = ', '] = bindArgs('joiner()', ['sep'], 0, args, kwargs);
        let next = '';
        return new Callable('joiner', () => {
            const text = next;
            next = separator;
            return text;
        });
    }),
]);
function createSingleTest(name, compute) {
    return createCallable(name, (st, args, kwargs) => compute(st, bindArgs(`${name}()`, ['value'], 1, args, kwargs)[0]));
}
function convertResult(value, source) {
    if (value === undefined)
        throw valueFault(`${describeType(source)} is not a number here`);
    return value;
}
const CONDITION_GLOBALS = new Map([
    ...GLOBALS,
    createSingleTest('len', (_st, value) => measureValue(value)),
    createSingleTest('str', (st, value) => toText(st, value)),
    createSingleTest('int', (_st, value) => convertResult(toInteger(value, undefined, undefined), value)),
    createSingleTest('float', (_st, value) => convertResult(toDecimal(value, undefined), value)),
]);
const FILTERS = new Map([...LIST_FILTERS, ...TEXT_FILTERS, ...VALUE_FILTERS]);
const LIBRARY = { filters: FILTERS, tests: TESTS, globals: GLOBALS, isTrue: isTrue };
const BARE_LIBRARY = { ...LIBRARY, globals: CONDITION_GLOBALS };
const CONDITION_LIBRARIES = {
    template: { ...LIBRARY, isTrue: isTruthyValue },
    bare: { ...BARE_LIBRARY, isTrue: isTruthyValue },
};

;// CONCATENATED MODULE: ./build/src/expressions/ast.js
const PARTS = {
    const: () => [],
    name: () => [],
    item: ({ target, index }) => [target, index],
    slice: ({ target, bounds }) => [target, ...bounds],
    list: ({ items }) => items,
    tuple: ({ items }) => items,
    mapping: ({ pairs }) => pairs.flat(),
    call: ({ target, args }) => [target, ...args.map(({ value }) => value)],
    filter: ({ target, args }) => [target, ...args.map(({ value }) => value)],
    test: ({ target, args }) => [target, ...args.map(({ value }) => value)],
    not: ({ operand }) => [operand],
    negative: ({ operand }) => [operand],
    positive: ({ operand }) => [operand],
    binary: ({ left, right }) => [left, right],
    and: ({ left, right }) => [left, right],
    or: ({ left, right }) => [left, right],
    compare: ({ first, rest }) => [first, ...rest.map(({ operand }) => operand)],
    concat: ({ parts }) => parts,
    choice: ({ test, then, otherwise }) => [test, then, otherwise],
};
function listSubexpressions(expr) {
    return PARTS[expr.type](expr).filter((part) => part !== undefined);
}

;// CONCATENATED MODULE: ./build/src/expressions/parse-expression.js






const parse_expression_MAX_DEPTH = 1_000;
const CONSTANTS = { ...PYTHON_WORDS, true: true, false: false, none: null };
const KEYWORDS = new Set(['else', 'or', 'and', 'if', 'in', 'not', 'recursive']);
const COMPARISONS = ['==', '!=', '<', '<=', '>', '>=', 'in'];
const FACTORS = ['*', '/', '//', '%'];
class ExpressionParser {
    tokens;
    bare;
    constructor(tokens, bare) {
        this.tokens = tokens;
        this.bare = bare;
    }
    names = new Set();
    node(pos, shape) {
        const depth = listSubexpressions(shape).reduce((deepest, part) => Math.max(deepest, part.depth), 0) + 1;
        if (depth > parse_expression_MAX_DEPTH)
            throw syntaxFault('an expression is too long', pos);
        return { ...shape, pos, depth };
    }
    commaList(stop, item) {
        const items = [];
        let isTuple = false;
        for (;;) {
            if (items.length > 0)
                this.tokens.expect(',');
            const { type } = this.tokens.current;
            if (type === 'printEnd' || type === 'blockEnd' || this.tokens.is(')') || this.tokens.is(stop ?? ')'))
                break;
            items.push(item());
            if (!this.tokens.is(','))
                break;
            isTuple = true;
        }
        return { items, isTuple };
    }
    tuple(options = {}) {
        const start = this.tokens.current.pos;
        const item = () => (options.choice === false ? this.tokens.parseNested(() => this.or()) : this.expression());
        const { items, isTuple } = this.commaList(options.stop, item);
        const [only] = items;
        if (!isTuple && only !== undefined)
            return only;
        if (!isTuple && options.empty !== true)
            throw this.tokens.unexpected('an expression');
        return this.node(start, { type: 'tuple', items });
    }
    expression() {
        return this.tokens.parseNested(() => this.choice());
    }
    choice() {
        let then = this.or();
        while (this.tokens.skip('if')) {
            const test = this.or();
            const otherwise = this.tokens.skip('else') ? this.expression() : undefined;
            then = this.node(then.pos, { type: 'choice', test, then, otherwise });
        }
        return then;
    }
    or() {
        return this.logic('or', () => this.logic('and', () => this.not()));
    }
    logic(type, operand) {
        let left = operand();
        while (this.tokens.skip(type))
            left = this.node(left.pos, { type, left, right: operand() });
        return left;
    }
    not() {
        if (!this.tokens.is('not'))
            return this.comparison();
        const { pos } = this.tokens.next();
        const operand = this.tokens.parseNested(() => this.not());
        return this.node(pos, { type: 'not', operand });
    }
    comparison() {
        const first = this.sum();
        const rest = [];
        for (;;) {
            const { pos } = this.tokens.current;
            const op = this.comparisonOperator();
            if (op === undefined)
                break;
            rest.push({ op, operand: this.sum(), pos });
        }
        if (rest.length === 0)
            return first;
        return this.node(first.pos, { type: 'compare', first, rest });
    }
    comparisonOperator() {
        const op = COMPARISONS.find((operator) => this.tokens.skip(operator));
        if (op !== undefined || !this.tokens.is('not') || !this.tokens.is('in', this.tokens.peek(1)))
            return op;
        this.tokens.next();
        this.tokens.next();
        return 'not in';
    }
    chain(operators, operand) {
        let left = operand();
        for (;;) {
            const { pos } = this.tokens.current;
            const op = operators.find((operator) => this.tokens.skip(operator));
            if (op === undefined)
                return left;
            left = this.node(pos, { type: 'binary', op, left, right: operand() });
        }
    }
    sum() {
        return this.chain(['+', '-'], () => this.concat());
    }
    concat() {
        const first = this.product();
        if (!this.tokens.is('~'))
            return first;
        const parts = [first];
        while (this.tokens.skip('~'))
            parts.push(this.product());
        return this.node(first.pos, { type: 'concat', parts });
    }
    product() {
        return this.chain(FACTORS, () => this.chain(['**'], () => this.filtersAndTests(this.unary())));
    }
    unary() {
        const token = this.tokens.current;
        if (!this.tokens.skip('-') && !this.tokens.skip('+'))
            return this.postfix(this.primary());
        const operand = this.tokens.parseNested(() => this.unary());
        return this.postfix(this.node(token.pos, { type: token.text === '-' ? 'negative' : 'positive', operand }));
    }
    primary() {
        const token = this.tokens.current;
        if (token.type === 'name') {
            this.tokens.next();
            const value = (0,json/* getOwnEntry */.xL)(CONSTANTS, token.text);
            if (value !== undefined)
                return this.node(token.pos, { type: 'const', value });
            this.names.add(token.text);
            return this.node(token.pos, { type: 'name', name: token.text });
        }
        if (token.type === 'number')
            return this.node(token.pos, { type: 'const', value: this.tokens.next().value });
        if (token.type === 'text') {
            let value = '';
            while (this.tokens.current.type === 'text')
                value += String(this.tokens.next().value);
            return this.node(token.pos, { type: 'const', value });
        }
        if (this.tokens.skip('(')) {
            const inner = this.tuple({ empty: true });
            this.tokens.expect(')');
            return inner;
        }
        if (this.tokens.skip('['))
            return this.node(token.pos, { type: 'list', items: this.parseSeparated(']', () => this.expression()) });
        if (this.tokens.skip('{')) {
            const pairs = this.parseSeparated('}', () => {
                const key = this.expression();
                this.tokens.expect(':');
                return [key, this.expression()];
            });
            return this.node(token.pos, { type: 'mapping', pairs });
        }
        throw this.tokens.unexpected('an expression');
    }
    parseSeparated(close, element) {
        const items = [];
        while (!this.tokens.is(close)) {
            if (items.length > 0)
                this.tokens.expect(',');
            if (!this.tokens.is(close))
                items.push(element());
        }
        this.tokens.expect(close);
        return items;
    }
    postfix(start) {
        let node = start;
        for (;;) {
            if (this.tokens.is('.') || this.tokens.is('['))
                node = this.subscript(node);
            else if (this.tokens.is('('))
                node = this.call(node);
            else
                return node;
        }
    }
    call(target) {
        return this.node(target.pos, { type: 'call', target, args: this.args() });
    }
    subscript(target) {
        if (this.tokens.skip('.')) {
            const { type, text, value, pos } = this.tokens.next();
            if (type !== 'name' && (type !== 'number' || !isInt(value)))
                throw syntaxFault(`expected a name or a number after '.'`, pos);
            const index = this.node(pos, { type: 'const', value: type === 'name' ? text : value });
            return this.node(target.pos, { type: 'item', target, index });
        }
        this.tokens.expect('[');
        if (this.tokens.is(']'))
            throw this.tokens.unexpected('an index');
        const parseBound = () => (this.tokens.is(':') || this.tokens.is(']') ? undefined : this.expression());
        const node = this.tokens.parseNested(() => {
            const start = this.tokens.is(':') ? undefined : this.tuple({ stop: ']' });
            if (start !== undefined && !this.tokens.is(':'))
                return this.node(target.pos, { type: 'item', target, index: start });
            this.tokens.expect(':');
            const stop = parseBound();
            const step = this.tokens.skip(':') ? parseBound() : undefined;
            return this.node(target.pos, { type: 'slice', target, bounds: [start, stop, step] });
        });
        this.tokens.expect(']');
        return node;
    }
    args() {
        this.tokens.expect('(');
        return this.parseSeparated(')', () => {
            const isNamed = this.tokens.current.type === 'name' && this.tokens.is('=', this.tokens.peek(1));
            const kind = isNamed ? '=' : this.tokens.skip('**') ? '**' : this.tokens.skip('*') ? '*' : '';
            const name = isNamed ? this.tokens.next().text : '';
            if (isNamed)
                this.tokens.expect('=');
            return { kind, name, value: this.expression() };
        });
    }
    filtersAndTests(start) {
        let node = start;
        for (;;) {
            if (this.tokens.skip('|'))
                node = this.filter(node);
            else if (this.tokens.skip('is'))
                node = this.test(node);
            else if (this.tokens.is('('))
                node = this.call(node);
            else
                return node;
        }
    }
    filterChain() {
        let node = this.filter(undefined);
        while (this.tokens.skip('|'))
            node = this.filter(node);
        return node;
    }
    filter(target) {
        const { text: name, pos } = this.tokens.expectType('name');
        if (!LIBRARY.filters.has(name)) {
            const reason = name === 'random' ? ': a workflow must do the same thing every time' : formatHint(name, LIBRARY.filters.keys());
            throw syntaxFault(`there is no filter '${name}'${reason}`, pos);
        }
        const args = this.tokens.is('(') ? this.args() : [];
        return this.node(pos, { type: 'filter', target, name, args });
    }
    test(target) {
        const negated = this.tokens.skip('not');
        const { text, pos } = this.tokens.expectType('name');
        const name = this.bare && Object.hasOwn(CONSTANTS, text) ? text.toLowerCase() : text;
        if (!LIBRARY.tests.has(name))
            throw syntaxFault(`there is no test '${name}'${formatHint(name, LIBRARY.tests.keys())}`, pos);
        const test = this.node(pos, { type: 'test', target, name, args: this.testArgs() });
        return negated ? this.node(pos, { type: 'not', operand: test }) : test;
    }
    testArgs() {
        if (this.tokens.is('('))
            return this.args();
        const { type, text, pos } = this.tokens.current;
        if (type === 'name' && text === 'is')
            throw syntaxFault("tests with 'is' cannot be chained", pos);
        const literal = type === 'text' || type === 'number' || this.tokens.is('[') || this.tokens.is('{');
        if (!literal && (type !== 'name' || KEYWORDS.has(text)))
            return [];
        return [{ kind: '', name: '', value: this.postfix(this.primary()) }];
    }
}

;// CONCATENATED MODULE: ./build/src/expressions/parse-template.js




const INSTEAD = new Map([
    ['do', '{% set _ = ... %}'],
    ['break', 'a filter on the loop: {% for x in xs if ... %}'],
    ['continue', 'a filter on the loop: {% for x in xs if ... %}'],
    ['autoescape', 'the filter escape where it is needed'],
]);
const DEFINES = new Set(['set', 'setBlock', 'macro', 'import']);
class TemplateParser extends ExpressionParser {
    open;
    blocks = [];
    constructor(stream, open) {
        super(stream, false);
        this.open = open;
    }
    template() {
        const body = this.body([], undefined).statements;
        const base = body.find((stmt) => stmt.type === 'extends');
        if (base === undefined)
            return body;
        const definitions = body.filter((stmt) => DEFINES.has(stmt.type));
        return [...definitions, { type: 'layout', blocks: this.blocks, parent: base.linked, pos: base.pos }];
    }
    body(endings, opener) {
        const statements = [];
        for (;;) {
            const token = this.tokens.next();
            if (token.type === 'data') {
                statements.push({ type: 'text', text: token.text, pos: token.pos });
            }
            else if (token.type === 'printBegin') {
                statements.push({ type: 'print', value: this.tuple(), pos: token.pos });
                this.tokens.expectType('printEnd');
            }
            else if (token.type === 'blockBegin') {
                const name = this.tokens.current;
                if (name.type === 'name' && endings.includes(name.text)) {
                    this.tokens.next();
                    return { statements, ending: name.text };
                }
                statements.push(this.statement(opener, endings));
            }
            else {
                if (opener === undefined)
                    return { statements, ending: '' };
                throw syntaxFault(`{% ${opener.text} %} is not closed; expected {% ${endings.at(-1)} %}`, opener.pos);
            }
        }
    }
    block(endings, opener) {
        this.tokens.skip(':');
        this.tokens.expectType('blockEnd');
        return this.tokens.parseNested(() => this.body(endings, opener));
    }
    parseClosed(ending, opener) {
        return this.block([ending], opener).statements;
    }
    statement(opener, endings) {
        const token = this.tokens.next();
        if (token.type !== 'name')
            throw syntaxFault('expected the name of a statement after {%', token.pos);
        const { open } = this;
        const parseFile = (0,json/* getOwnEntry */.xL)(this.fileStatements, token.text);
        if (parseFile !== undefined && open === undefined)
            throw syntaxFault(`only a template that came from a file (!file) can use {% ${token.text} %}`, token.pos);
        const ofFile = open === undefined ? undefined : parseFile?.(token, open);
        const statement = ofFile ?? (0,json/* getOwnEntry */.xL)(this.statements, token.text)?.(token);
        if (statement === undefined)
            throw this.unknown(token, opener, endings);
        this.tokens.expectType('blockEnd');
        return statement;
    }
    statements = {
        if: (opener) => {
            const branches = [];
            for (;;) {
                const test = this.tuple({ choice: false });
                const { statements, ending } = this.block(['elif', 'else', 'endif'], opener);
                branches.push({ test, body: statements });
                if (ending === 'elif')
                    continue;
                const otherwise = ending === 'else' ? this.parseClosed('endif', opener) : [];
                return { type: 'if', branches, otherwise, pos: opener.pos };
            }
        },
        for: (opener) => {
            const target = this.target('in', false);
            this.tokens.expect('in');
            const source = this.tuple({ choice: false, stop: 'recursive' });
            const filter = this.tokens.skip('if') ? this.expression() : undefined;
            const recursive = this.tokens.skip('recursive');
            const { statements: body, ending } = this.block(['endfor', 'else'], opener);
            const otherwise = ending === 'else' ? this.parseClosed('endfor', opener) : [];
            return { type: 'for', target, source, filter, recursive, body, otherwise, pos: opener.pos };
        },
        set: (opener) => {
            const target = this.target(undefined, true);
            if (this.tokens.skip('='))
                return { type: 'set', target, value: this.tuple(), pos: opener.pos };
            const filter = this.tokens.skip('|') ? this.filterChain() : undefined;
            return { type: 'setBlock', target, filter, body: this.parseClosed('endset', opener), pos: opener.pos };
        },
        with: (opener) => {
            const bindings = [];
            while (this.tokens.current.type !== 'blockEnd') {
                if (bindings.length > 0)
                    this.tokens.expect(',');
                const target = this.target(undefined, false);
                this.tokens.expect('=');
                bindings.push({ target, value: this.expression() });
            }
            return { type: 'with', bindings, body: this.parseClosed('endwith', opener), pos: opener.pos };
        },
        macro: (opener) => {
            const { text: name } = this.tokens.expectType('name');
            return { type: 'macro', macro: this.macro(name, this.params(), 'endmacro', opener), pos: opener.pos };
        },
        call: (opener) => {
            const params = this.tokens.is('(') ? this.params() : [];
            const call = this.expression();
            if (call.type !== 'call')
                throw syntaxFault('{% call %} needs the call of a macro', call.pos);
            return { type: 'callBlock', call, caller: this.macro('caller', params, 'endcall', opener), pos: opener.pos };
        },
        filter: (opener) => {
            const filter = this.filterChain();
            return { type: 'filterBlock', filter, body: this.parseClosed('endfilter', opener), pos: opener.pos };
        },
    };
    fileStatements = {
        include: ({ pos }, open) => {
            const name = this.expression();
            const optional = this.tokens.skip('ignore');
            if (optional)
                this.tokens.expect('missing');
            this.context();
            return { type: 'include', linked: parse_template_link(name, open, optional), pos };
        },
        import: ({ pos }, open) => {
            const linked = parse_template_link(this.expression(), open);
            this.tokens.expect('as');
            const { text } = this.tokens.expectType('name');
            this.context();
            return { type: 'import', linked, imported: { type: 'module', as: text }, pos };
        },
        from: ({ pos }, open) => {
            const linked = parse_template_link(this.expression(), open);
            this.tokens.expect('import');
            const names = [];
            do {
                const { text: name } = this.tokens.expectType('name');
                names.push({ name, as: this.tokens.skip('as') ? this.tokens.expectType('name').text : name });
            } while (this.tokens.skip(',') && this.tokens.current.type !== 'blockEnd');
            this.context();
            return { type: 'import', linked, imported: { type: 'names', names }, pos };
        },
        extends: ({ pos }, open) => ({ type: 'extends', linked: parse_template_link(this.expression(), open), pos }),
        block: (opener) => {
            const { text: name } = this.tokens.expectType('name');
            this.tokens.skip('scoped');
            this.tokens.skip('required');
            const body = this.parseClosed('endblock', opener);
            this.tokens.skip(name);
            const block = { type: 'block', name, body, pos: opener.pos };
            this.blocks.push(block);
            return block;
        },
    };
    context() {
        if (this.tokens.skip('with') || this.tokens.skip('without'))
            this.tokens.expect('context');
    }
    unknown(token, opener, endings) {
        const instead = INSTEAD.get(token.text);
        if (instead !== undefined)
            return syntaxFault(`there is no statement ${token.text}; use ${instead}`, token.pos);
        if (opener !== undefined && (token.text.startsWith('end') || token.text === 'else' || token.text === 'elif')) {
            const wanted = endings.map((ending) => `{% ${ending} %}`).join(' or ');
            return syntaxFault(`{% ${token.text} %} does not fit here; {% ${opener.text} %} expects ${wanted}`, token.pos);
        }
        if (token.text.startsWith('end'))
            return syntaxFault(`{% ${token.text} %} closes nothing`, token.pos);
        const meant = formatHint(token.text, [...Object.keys(this.statements), 'raw']);
        return syntaxFault(`there is no statement '${token.text}'${meant}`, token.pos);
    }
    macro(name, params, ending, opener) {
        const outer = this.names;
        this.names = new Set();
        const body = this.parseClosed(ending, opener);
        const { names } = this;
        this.names = new Set([...outer, ...names]);
        const uses = { varargs: names.has('varargs'), kwargs: names.has('kwargs'), caller: names.has('caller') };
        return { name, params, body, pos: opener.pos, uses };
    }
    params() {
        this.tokens.expect('(');
        let hasDefault = false;
        return this.parseSeparated(')', () => {
            const { text: name, pos } = this.tokens.expectType('name');
            const fallback = this.tokens.skip('=') ? this.expression() : undefined;
            if (fallback === undefined && hasDefault)
                throw syntaxFault('a parameter without a default follows one with a default', pos);
            hasDefault = fallback !== undefined;
            return { name, fallback };
        });
    }
    target(stop, members) {
        const { pos } = this.tokens.current;
        const { items, isTuple } = this.commaList(stop, () => this.singleTarget(members));
        const [only] = items;
        if (isTuple)
            return { type: 'tuple', items, pos };
        if (only === undefined)
            throw this.tokens.unexpected('a name');
        return only;
    }
    singleTarget(members) {
        if (this.tokens.skip('(')) {
            const inner = this.tokens.parseNested(() => this.target(undefined, members));
            this.tokens.expect(')');
            return inner;
        }
        const { text: name, pos } = this.tokens.expectType('name');
        if (/^(?:true|false|none)$/i.test(name))
            throw syntaxFault(`nothing can be assigned to '${name}'`, pos);
        if (!members || !this.tokens.skip('.'))
            return { type: 'name', name, pos };
        return { type: 'member', name, member: this.tokens.expectType('name').text, pos };
    }
}
function parse_template_link(name, open, optional = false) {
    if (name.type !== 'const' || typeof name.value !== 'string') {
        const opened = new Map();
        const openOnce = (file, pos) => {
            if (!opened.has(file))
                opened.set(file, open(file, pos));
            return opened.get(file) ?? null;
        };
        return { type: 'named', name, open: openOnce, optional };
    }
    const found = open(name.value, name.pos);
    if (found === null && !optional)
        throw createMissingFileFault(name.value, name.pos);
    return { type: 'opened', body: found ?? [] };
}
function parseStatements(tokens, open) {
    return new TemplateParser(new TokenStream(tokens), open).template();
}
function parseBareExpression(tokens) {
    const stream = new TokenStream(tokens);
    const expression = new ExpressionParser(stream, true).expression();
    if (stream.current.type !== 'end')
        throw stream.unexpected('the end of the condition');
    return expression;
}

;// CONCATENATED MODULE: ./build/src/expressions/references.js


const NONE = new Set();
const FORGIVING = new Set(['default', 'd', 'defined', 'undefined']);
function uniteRoots(a, b) {
    if (a.size === 0)
        return b;
    return b.size === 0 ? a : new Set([...a, ...b]);
}
function findRootName(expr) {
    if (expr.type === 'name')
        return expr.name;
    return expr.type === 'item' ? findRootName(expr.target) : undefined;
}
function definedIf(test, holds) {
    if (test.type === 'not')
        return definedIf(test.operand, !holds);
    if (test.type === 'and' || test.type === 'or')
        return (test.type === 'and') === holds
            ? uniteRoots(definedIf(test.left, holds), definedIf(test.right, holds))
            : NONE;
    const isGuard = test.type === 'test' && test.name === (holds ? 'defined' : 'undefined');
    const root = isGuard ? findRootName(test.target) : undefined;
    return root === undefined ? NONE : new Set([root]);
}
function boundNames(target) {
    if (target.type === 'tuple')
        return target.items.flatMap(boundNames);
    return target.type === 'name' ? [target.name] : [];
}
const START = { pos: 0, line: 1, column: 1 };
class Collector {
    source;
    globals;
    found = [];
    foundInFiles = new Set();
    inOtherFile = false;
    last = START;
    constructor(source, globals) {
        this.source = source;
        this.globals = globals;
    }
    position(pos) {
        const from = pos < this.last.pos ? START : this.last;
        const step = findPositionAt(this.source.slice(from.pos, pos), pos - from.pos);
        const column = step.line === 1 ? from.column + step.column - 1 : step.column;
        this.last = { pos, line: from.line + step.line - 1, column };
        return this.last;
    }
    add(path, pos, context, expected) {
        const [root = ''] = path;
        if (context.locals.has(root) || (path.length === 1 && this.globals.has(root)))
            return;
        if (this.inOtherFile) {
            this.foundInFiles.add(root);
            return;
        }
        const { line, column } = this.position(pos);
        const guarded = expected || context.guarded.has(root);
        this.found.push({ path, line, column, guarded, isPrinted: context.isCondition !== true });
    }
    path(expr, context) {
        if (expr.type === 'name')
            return { path: [expr.name], open: true };
        if (expr.type !== 'item')
            return undefined;
        const base = this.path(expr.target, context);
        const key = expr.index.type === 'const' ? expr.index.value : undefined;
        if (expr.index.type !== 'const')
            this.expr(expr.index, context);
        if (base === undefined)
            return undefined;
        return base.open && typeof key === 'string' ? { path: [...base.path, key], open: true } : { ...base, open: false };
    }
    expr(expr, context, expected = false) {
        const path = this.path(expr, context);
        if (path !== undefined) {
            this.add(path.path, expr.pos, context, expected);
            return;
        }
        const [first, ...rest] = listSubexpressions(expr);
        switch (expr.type) {
            case 'call': {
                const { target } = expr;
                const isMethod = target.type === 'item' && target.index.type === 'const';
                this.expr(isMethod ? target.target : target, context);
                for (const part of rest)
                    this.expr(part, context);
                return;
            }
            case 'item':
                this.expr(expr.target, context);
                return;
            case 'test':
            case 'filter': {
                const inner = expr.type === 'test' ? this.condition(context) : context;
                if (first !== undefined)
                    this.expr(first, inner, expr.target !== undefined && FORGIVING.has(expr.name));
                for (const part of rest)
                    this.expr(part, inner);
                return;
            }
            case 'and':
            case 'or':
                this.expr(expr.left, context);
                this.expr(expr.right, this.with(context, definedIf(expr.left, expr.type === 'and')));
                return;
            case 'choice':
                this.expr(expr.test, this.condition(context));
                this.expr(expr.then, this.with(context, definedIf(expr.test, true)));
                if (expr.otherwise !== undefined)
                    this.expr(expr.otherwise, this.with(context, definedIf(expr.test, false)));
                return;
            default:
                for (const part of listSubexpressions(expr))
                    this.expr(part, context);
        }
    }
    with(context, guarded) {
        return { ...context, guarded: uniteRoots(context.guarded, guarded) };
    }
    condition(context) {
        return { ...context, isCondition: true };
    }
    inner(context, names) {
        return { locals: new Set([...context.locals, ...names]), guarded: context.guarded };
    }
    body(body, context) {
        for (const stmt of body)
            this.stmt(stmt, context);
    }
    stmt(stmt, context) {
        this.statements[stmt.type](stmt, context);
    }
    statements = {
        text: () => { },
        print: ({ value }, context) => this.expr(value, context),
        if: ({ branches, otherwise }, start) => {
            let context = start;
            for (const { test, body } of branches) {
                this.expr(test, this.condition(context));
                this.body(body, this.with(context, definedIf(test, true)));
                context = this.with(context, definedIf(test, false));
            }
            this.body(otherwise, context);
        },
        for: ({ target, source, filter, body, otherwise }, context) => {
            const inside = this.inner(context, [...boundNames(target), 'loop']);
            this.expr(source, context);
            if (filter !== undefined)
                this.expr(filter, this.condition(inside));
            this.body(body, inside);
            this.body(otherwise, this.inner(context, []));
        },
        set: ({ target, value }, context) => {
            this.expr(value, context);
            for (const name of boundNames(target))
                context.locals.add(name);
        },
        setBlock: ({ target, filter, body }, context) => {
            if (filter !== undefined)
                this.expr(filter, context);
            this.body(body, this.inner(context, []));
            for (const name of boundNames(target))
                context.locals.add(name);
        },
        with: ({ bindings, body }, context) => {
            for (const { value } of bindings)
                this.expr(value, context);
            const names = bindings.flatMap(({ target }) => boundNames(target));
            this.body(body, this.inner(context, names));
        },
        macro: ({ macro }, context) => {
            context.locals.add(macro.name);
            this.macro(macro, context);
        },
        callBlock: ({ call, caller }, context) => {
            this.expr(call, context);
            this.macro(caller, context);
        },
        filterBlock: ({ filter, body }, context) => {
            this.expr(filter, context);
            this.body(body, this.inner(context, []));
        },
        include: ({ linked }, context) => this.visitLinked(linked, context),
        import: ({ linked, imported }, context) => {
            this.visitLinked(linked, context);
            for (const { as } of imported.type === 'module' ? [imported] : imported.names)
                context.locals.add(as);
        },
        extends: () => { },
        block: ({ body }, context) => this.body(body, this.inner(context, ['super', 'self'])),
        layout: ({ blocks, parent }, context) => {
            this.visitLinked(parent, context);
            this.body(blocks, context);
        },
        inFile: (stmt, context) => this.visitLinked({ type: 'opened', body: [stmt] }, context),
    };
    visitLinked(linked, context) {
        if (linked.type === 'named') {
            this.expr(linked.name, context);
            return;
        }
        const wasInOtherFile = this.inOtherFile;
        this.inOtherFile = true;
        for (const stmt of linked.body)
            this.body(stmt.type === 'inFile' ? stmt.body : [stmt], this.inner(context, []));
        this.inOtherFile = wasInOtherFile;
    }
    macro({ params, body }, context) {
        const inside = this.inner(context, [...params.map((param) => param.name), 'varargs', 'kwargs', 'caller']);
        for (const { fallback } of params)
            if (fallback !== undefined)
                this.expr(fallback, inside);
        this.body(body, inside);
    }
}
function findReferences(source, body, globals) {
    const collector = new Collector(source, globals);
    collector.body(body, { locals: new Set(), guarded: NONE });
    return { references: collector.found, namesInFiles: [...collector.foundInFiles] };
}

;// CONCATENATED MODULE: ./build/src/expressions/index.js

















const MOST_CACHED = 5_000;
const LONGEST_CACHED = 100_000;
const NO_FILES = new Map();
const cache = new WeakMap();
function parseCached(syntax, source, files, parse) {
    const key = `${syntax} ${source}`;
    const texts = cache.get(files) ?? new Map();
    const known = texts.get(key);
    if (known !== undefined)
        return known;
    const parsed = runGuarded(source, parse);
    if (texts.size >= MOST_CACHED)
        texts.clear();
    if (source.length <= LONGEST_CACHED)
        cache.set(files, texts.set(key, parsed));
    return parsed;
}
function runGuarded(source, work, st) {
    try {
        return (0,result.ok)(work());
    }
    catch (error) {
        const fault = error instanceof RangeError ? budgetFault('the template needs too much') : error;
        if (fault instanceof Fault)
            return (0,result/* err */._q)(describeFault(fault, source, st?.pos ?? 0));
        throw error;
    }
}
function isTemplate(source) {
    return source.includes('{{') || source.includes('{%');
}
function parseTemplate(source, { comments = true, files = NO_FILES } = {}) {
    if (!/\{[{%#]/.test(source))
        return (0,result.ok)({ source, references: [], namesInFiles: [], body: null });
    return parseCached(comments ? 'template' : 'script', source, files, () => {
        const parse = (text, open) => parseStatements(lexTemplate(text, comments), open);
        const body = parse(source, files === NO_FILES ? undefined : fileOpener(files, parse));
        return { source, ...findReferences(source, body, LIBRARY.globals), body };
    });
}
function parseIn(scope, source, comments = true) {
    return parseTemplate(source, { comments, files: scope.files?.(source) });
}
function parseExpression(source) {
    const parsed = parseCached('condition', source, NO_FILES, () => {
        const value = parseBareExpression(lexExpression(source));
        const body = [{ type: 'print', value, pos: 0 }];
        return { source, ...findReferences(source, body, BARE_LIBRARY.globals), body };
    });
    if (!parsed.ok)
        return parsed;
    const expression = findOnlyExpression(parsed.value);
    if (expression === null)
        throw new Error('a condition is one expression');
    return (0,result.ok)(expression);
}
function findOnlyExpression({ source, references, body }) {
    const [only, ...others] = (body ?? []).filter((stmt) => stmt.type !== 'text' || stmt.text.trim() !== '');
    return only?.type === 'print' && others.length === 0 ? { source, references, tree: only.value } : null;
}
function makesJson({ tree }) {
    return tree.type === 'filter' && (tree.name === 'tojson' || tree.name === 'json');
}
function render(template, scope, budget) {
    return renderWith(LIBRARY, template, scope, budget);
}
function renderWith(library, { body, source }, scope, budget) {
    if (body === null)
        return (0,result.ok)((0,terminal_text/* normalizeNewlines */.jN)(source));
    const st = new State(scope, budget, library);
    return runGuarded(source, () => executeTemplate(st, body), st);
}
function evaluate(expression, scope) {
    const st = new State(scope, undefined, BARE_LIBRARY);
    return runGuarded(expression.source, () => toPlain(st, evaluateExpression(st, expression.tree)), st);
}
function evaluateCondition(condition, scope, bareScope = () => scope) {
    if (!isTemplate(condition)) {
        const bare = parseExpression(condition);
        return bare.ok ? expressionHolds(bare.value, bareScope(), CONDITION_LIBRARIES.bare) : bare;
    }
    const template = parseIn(scope, condition);
    if (!template.ok)
        return template;
    const expression = findOnlyExpression(template.value);
    const { template: library } = CONDITION_LIBRARIES;
    if (expression !== null)
        return expressionHolds(expression, scope, library);
    const text = renderWith(library, template.value, scope);
    return text.ok ? (0,result.ok)(isTruthyValue(text.value)) : text;
}
function expressionHolds({ tree, source }, scope, library) {
    const st = new State(scope, undefined, library);
    return runGuarded(source, () => {
        const value = evaluateExpression(st, tree);
        return !(value instanceof Nothing) && isTruthyValue(toPlain(st, value));
    }, st);
}
function formatCondition(condition, files) {
    if (!isTemplate(condition))
        return null;
    const parsed = parseTemplate(condition, { files });
    const body = parsed.ok ? parsed.value.body : null;
    const pos = body === null ? null : findConditionText(body);
    if (body === null || pos === null)
        return null;
    const blanks = /^\s*/.exec(condition.slice(pos))?.[0].length ?? 0;
    return {
        ...findPositionAt(condition, pos + blanks),
        isBlock: condition.includes('{%'),
        bare: toBareExpression(condition),
    };
}
function toBareExpression(condition) {
    if (/\}\}\s*\{\{/.test(condition))
        return null;
    const bare = condition
        .replace(/\$?(['"]?)\{\{-?([^{}]*?)-?\}\}\1/g, (_, _quote, inner) => parenthesize(inner.trim()))
        .replace(/(?<!\s)\s*&&\s*/g, ' and ')
        .replace(/(?<!\s)\s*\|\|\s*/g, ' or ')
        .replace(/!(?!=)\s*/g, 'not ')
        .trim();
    const whole = /^\(([^()]*)\)$/.exec(bare)?.[1] ?? bare;
    return parseExpression(whole).ok ? whole : null;
}
function parenthesize(text) {
    const parsed = parseExpression(text);
    const isTight = parsed.ok && ['name', 'item', 'call', 'filter', 'const'].includes(parsed.value.tree.type);
    return isTight ? text : `(${text})`;
}
const DEEPEST = 20;
const MOST_OPENED = 1000;
function fileOpener(files, parse) {
    let opened = 0;
    const opener = (chain) => (name, pos) => {
        const found = files.get(name);
        if (found === undefined)
            return null;
        if (chain.includes(name))
            throw syntaxFault(`the files lead in a circle: ${[...chain, name].join(' -> ')}`, pos);
        if (chain.length >= DEEPEST)
            throw syntaxFault(`files include each other more than ${DEEPEST} deep`, pos);
        if (++opened > MOST_OPENED)
            throw syntaxFault(`more than ${MOST_OPENED} files are included`, pos);
        try {
            return wrapInFile(found, trackFile(parse(found.text, opener([...chain, name])), found));
        }
        catch (error) {
            throw error instanceof Fault ? error.within(found, 0) : error;
        }
    };
    return opener([]);
}
function wrapInFile(from, body) {
    return [{ type: 'inFile', from, body, pos: 0 }];
}
function trackFile(body, from) {
    return body.map((stmt) => {
        if (stmt.type === 'macro')
            return { ...stmt, macro: { ...stmt.macro, body: wrapInFile(from, stmt.macro.body) } };
        if (stmt.type === 'block')
            return { ...stmt, body: wrapInFile(from, stmt.body) };
        return stmt.type === 'layout'
            ? { ...stmt, blocks: stmt.blocks.map((block) => ({ ...block, body: wrapInFile(from, block.body) })) }
            : stmt;
    });
}
function findConditionText(body) {
    const [only, ...others] = body.filter((stmt) => stmt.type !== 'text' || stmt.text.trim() !== '');
    if (only === undefined || (only.type === 'print' && others.length === 0))
        return null;
    const isPlain = [only, ...others].every(({ type }) => type === 'text' || type === 'print');
    if (!isPlain)
        return printedBy(body).unfit;
    return (only.type === 'print' ? (others.find(({ type }) => type === 'text') ?? others[0]) : only)?.pos ?? null;
}
const NOTHING = { most: 0, hasFalse: false, unfit: null };
function printedBy(body) {
    return body.reduce((before, stmt) => {
        const next = findPrintedByStatement(stmt);
        const both = { most: before.most + next.most, hasFalse: before.hasFalse || next.hasFalse };
        const isMixed = both.hasFalse && before.most > 0 && next.most > 0;
        return { ...both, unfit: before.unfit ?? next.unfit ?? (isMixed ? stmt.pos : null) };
    }, NOTHING);
}
function findPrintedByStatement(stmt) {
    const unfit = { ...NOTHING, unfit: stmt.pos };
    switch (stmt.type) {
        case 'text': {
            const text = stmt.text.trim().toLowerCase();
            if (text === 'true' || text === 'false')
                return { ...NOTHING, most: 1, hasFalse: text === 'false' };
            return text === '' ? NOTHING : unfit;
        }
        case 'print':
            return isBoolean(stmt.value) ? { ...NOTHING, most: 1, hasFalse: true } : unfit;
        case 'if':
            return mergePrinted([...stmt.branches.map(({ body }) => body), stmt.otherwise]);
        case 'for':
            return mergePrinted([[...stmt.body, ...stmt.body], stmt.otherwise]);
        case 'with':
        case 'block':
        case 'inFile':
            return printedBy(stmt.body);
        case 'include':
            return stmt.linked.type === 'opened' ? printedBy(stmt.linked.body) : unfit;
        case 'layout':
        case 'callBlock':
        case 'filterBlock':
            return unfit;
        case 'set':
        case 'setBlock':
        case 'macro':
        case 'import':
        case 'extends':
            return NOTHING;
    }
}
function mergePrinted(bodies) {
    const each = bodies.map(printedBy);
    return {
        most: Math.max(...each.map(({ most }) => most)),
        hasFalse: each.some(({ hasFalse }) => hasFalse),
        unfit: each.find(({ unfit }) => unfit !== null)?.unfit ?? null,
    };
}
function isBoolean(expr) {
    switch (expr.type) {
        case 'compare':
        case 'not':
        case 'test':
            return true;
        case 'const':
            return typeof expr.value === 'boolean';
        case 'and':
        case 'or':
            return isBoolean(expr.left) && isBoolean(expr.right);
        default:
            return false;
    }
}


/***/ }),

/***/ 39443:
/***/ (function(__unused_webpack_module, exports) {

/* Derived from schema/conductor.schema.mjs by `npm run generate`. */
exports.file = validate21;const schema6 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"c","type":"object","additionalProperties":false,"required":["workflow"],"properties":{"workflow":{"type":"object"},"agents":{"type":"array","items":{"$ref":"#/$defs/node"}},"nodes":{"type":"array","items":{"$ref":"#/$defs/node"}},"parallel":{"type":"array","items":{"type":"object"}},"for_each":{"type":"array","items":{"type":"object"}},"output":{"$ref":"#/$defs/outputTemplate"},"tools":{"type":"array","items":{"type":"string","minLength":1}},"skills":{},"plugins":{}},"patternProperties":{"^x-":{}},"$defs":{"workflow":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1},"description":{"type":"string"},"version":{"type":["string","number"]},"entry_point":{"type":"string","minLength":1},"input":{"type":"object","additionalProperties":{"$ref":"#/$defs/inputSpec"}},"limits":{"type":"object","additionalProperties":false,"properties":{"max_iterations":{"type":"integer","minimum":1,"maximum":100000},"timeout_seconds":{"type":"number","exclusiveMinimum":0,"description":"Time limit for the whole run: seconds, or 90s, 10m, 1h."},"max_output_bytes":{"type":"integer","minimum":1024},"max_tokens":{"type":"integer","minimum":1},"budget_usd":{"type":"number","exclusiveMinimum":0},"budget_mode":{"enum":["audit","enforce"]}}},"context":{"type":"object","additionalProperties":false,"properties":{"mode":{"enum":["accumulate","last_only","explicit"]},"max_tokens":{},"trim_strategy":{}}},"runtime":{"type":"object","additionalProperties":false,"properties":{"strict_exit":{"type":"boolean"},"provider":{"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/provider"}]},"default_model":{"type":"string"},"temperature":{"type":"number","minimum":0,"maximum":2},"max_tokens":{"type":"integer","minimum":1},"timeout":{},"checkpoint":{},"tool_output":{},"mcp_servers":{"type":"object","additionalProperties":{"$ref":"#/$defs/toolServer"}},"max_session_seconds":{},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500},"default_reasoning_effort":{"enum":["low","medium","high","xhigh","max"]},"default_context_tier":{},"working_dir":{"type":"string"},"skills":{},"skill_injection":{},"skill_discovery":{},"plugin_sources":{},"plugins":{}}},"hooks":{"type":"object","additionalProperties":false,"properties":{"on_start":{"type":"string"},"on_complete":{"type":"string"},"on_error":{"type":"string"}}},"resilience":{"$ref":"#/$defs/resilience"},"policies":{"type":"array","items":{"$ref":"#/$defs/policy"}},"error_routes":{"$ref":"#/$defs/routes"},"finally":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"raises":{"$ref":"#/$defs/raises"},"env":{"$ref":"#/$defs/env"},"metadata":{"type":"object"},"instructions":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"cost":{"$ref":"#/$defs/cost"},"mcp":{},"bundle":{},"defaults":{},"skills":{},"plugins":{}},"required":["name","entry_point"]},"node":{"type":"object"},"member":{"type":"object"},"scriptNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"script"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"run":{"type":"string","minLength":1},"shell":{"type":"string","minLength":1},"env":{"$ref":"#/$defs/env"},"working_dir":{"type":"string"},"timeout":{"type":"number","exclusiveMinimum":0,"description":"Time limit for the process tree: seconds, or 90s, 10m, 1h."},"stdin":{"type":"string"},"output":{"$ref":"#/$defs/outputSchema"},"classify":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/classifyRule"}},"reports":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"reports_required":{"type":"boolean"},"quarantine":{"type":"string","minLength":1},"workflow_commands":{"enum":["allow","stop"]},"execution":{}},"required":["name","type"]},"setNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"set"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"value":{},"values":{"type":"object","additionalProperties":true},"output_type":{"enum":["auto","string","number","integer","boolean","list","dict"]},"output":{"$ref":"#/$defs/outputSchema"}},"required":["name","type"]},"waitNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"wait"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"duration":{"type":["string","number"]},"reason":{"type":"string"}},"required":["name","type","duration"]},"terminateNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"terminate"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"status":{"enum":["success","failed"]},"reason":{"type":"string","minLength":1,"pattern":"\\S"},"output_template":{"$ref":"#/$defs/outputTemplate"}},"required":["name","type","status","reason"]},"workflowNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"workflow"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"workflow":{"type":"string","minLength":1},"input_mapping":{"type":"object","additionalProperties":true},"max_depth":{"type":"integer","minimum":1,"maximum":10},"output":{"$ref":"#/$defs/outputSchema"},"execution":{}},"required":["name","type","workflow"]},"agentNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"agent"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"prompt":{"type":"string"},"system_prompt":{"type":"string"},"model":{"type":"string"},"provider":{"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/provider"}]},"output":{"$ref":"#/$defs/outputSchema"},"retry":{"$ref":"#/$defs/agentRetry"},"timeout_seconds":{"type":"number","exclusiveMinimum":0,"description":"Time limit over all attempts: seconds, or 90s, 10m, 1h."},"raise_instructions":{"type":"boolean"},"working_dir":{"type":"string"},"temperature":{"type":"number","minimum":0,"maximum":2},"max_tokens":{"type":"integer","minimum":1},"reasoning":{"type":"object","additionalProperties":false,"properties":{"effort":{"anyOf":[{"enum":["low","medium","high","xhigh","max"]},{"type":"string","pattern":"\\{[{%]"}]}},"required":["effort"]},"tools":{"type":"array","items":{"type":"string","minLength":1}},"skills":{},"plugins":{},"output_mode":{},"context_tier":{},"session_key":{},"max_session_seconds":{},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500},"validator":{},"sandbox":{},"dialog":{},"execution":{},"settings_dir":{}},"required":["name"]},"gateNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"human_gate"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string","minLength":1},"options":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","minLength":1},"value":{"type":["string","number","boolean"]},"route":{"type":"string","minLength":1},"prompt_for":{"type":"string","minLength":1},"multiline":{"type":"boolean"}},"required":["label","value"]}}},"required":["name","type","prompt","options"]},"questionsNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"questions"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string"},"questions":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[^=]+$"},"text":{"type":"string","minLength":1},"hint":{"type":"string"},"choices":{"type":"array","items":{"type":["string","number","boolean"]}},"allow_free_text":{"type":"boolean"},"default":{"type":["string","number","boolean"]},"required":{"type":"boolean"},"multiline":{"type":"boolean"}},"required":["text"]}},"source":{"type":"string","minLength":1},"allow_back":{"type":"boolean"},"allow_skip":{"type":"boolean"},"allow_skip_all":{"type":"boolean"},"allow_abort":{"type":"boolean"},"abort_route":{"type":"string","minLength":1}},"required":["name","type"]},"parallel":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"]},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0},"percent":{"type":"number","minimum":0,"maximum":100}},"minProperties":1,"maxProperties":1},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"type":{"const":"parallel"},"agents":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}},"required":["name","agents"]},"forEach":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"]},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0},"percent":{"type":"number","minimum":0,"maximum":100}},"minProperties":1,"maxProperties":1},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"type":{"const":"for_each"},"source":{"type":"string","minLength":1},"as":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"agent":{"$ref":"#/$defs/member"},"key_by":{"type":"string","minLength":1}},"required":["name","source","as","agent"]},"routes":{"type":"array","items":{"$ref":"#/$defs/route"}},"route":{"type":"object","additionalProperties":false,"properties":{"to":{"type":"string","minLength":1},"when":{"type":"string"},"on_error":{"anyOf":[{"type":"boolean"},{"type":"string"},{"type":"array","items":{"type":"string"}}]},"retry":{"$ref":"#/$defs/retry"},"halt":{"anyOf":[{"type":"object","additionalProperties":false,"properties":{"message":{"type":"string"}}},{"const":true}]},"propagate":{"const":true},"recover":{"type":"object","additionalProperties":false,"properties":{"output":{}},"required":["output"]},"dead_letter":{"type":"boolean"},"escalate":{"anyOf":[{"const":true},{"$ref":"#/$defs/escalate"}]},"output":{"$ref":"#/$defs/outputTemplate"}}},"retry":{"type":"object","additionalProperties":false,"properties":{"max":{"type":"integer","minimum":1,"maximum":100},"backoff":{"enum":["none","fixed","linear","exponential"]},"initial_seconds":{"type":"number","minimum":0,"maximum":86400},"max_seconds":{"type":"number","minimum":0,"maximum":86400},"jitter":{"type":"number","minimum":0,"maximum":1},"max_elapsed_seconds":{"type":"number","exclusiveMinimum":0},"from":{"type":"string","minLength":1}}},"escalate":{"type":"object","additionalProperties":false,"properties":{"title":{"type":"string","minLength":1},"labels":{"type":"array","items":{"type":"string"}},"assignees":{"type":"array","items":{"type":"string"}}}},"raises":{"type":"array","items":{"type":"string"}},"cost":{"type":"object","additionalProperties":false,"properties":{"pricing":{"type":"object","additionalProperties":{"$ref":"#/$defs/price"}},"show_per_agent":{},"show_summary":{}}},"price":{"type":"object","additionalProperties":false,"properties":{"input_per_mtok":{"type":"number","minimum":0},"output_per_mtok":{"type":"number","minimum":0},"cache_read_per_mtok":{},"cache_write_per_mtok":{}},"required":["input_per_mtok","output_per_mtok"]},"env":{"type":"object","additionalProperties":{"type":["string","number","boolean","null"]}},"outputTemplate":{"type":"object","additionalProperties":true},"outputSchema":{"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"}},"outputField":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"]},"description":{"type":"string"},"enum":{"type":"array","minItems":1,"items":{"type":["string","number","boolean"]}},"pattern":{"type":"string","minLength":1},"minimum":{"type":"number"},"maximum":{"type":"number"},"minLength":{"type":"integer","minimum":0},"maxLength":{"type":"integer","minimum":0},"nullable":{"type":"boolean"},"required":{"type":"boolean"},"items":{"$ref":"#/$defs/outputField"},"properties":{"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"}}},"required":["type"]},"classifyRule":{"type":"object","additionalProperties":false,"properties":{"exit_code":{"anyOf":[{"type":"integer"},{"type":"array","minItems":1,"items":{"type":"integer"}},{"type":"string","pattern":"^-?\\d+\\s*(\\.\\.|-)\\s*-?\\d+$"}]},"stdout":{"type":"string","minLength":1},"stderr":{"type":"string","minLength":1},"signal":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"timeout":{"type":"boolean"},"kind":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"details":{"type":"object"},"transient":{"type":"boolean"},"use":{"enum":["git","npm","pip","docker","curl","gh","yarn","pnpm","apt","maven","gradle","cargo","go","playwright","terraform","aws","kubectl","runner","build","pytest","jest","vitest","node","tsc","eslint","ruff","mypy","gcc","dotnet"]},"job":{"type":"string","minLength":1},"step":{"type":"string","minLength":1},"rerun":{"type":"boolean"},"include":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]}}},"inputSpec":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"]},"description":{"type":"string"},"default":{},"required":{"type":"boolean"},"secret":{"type":"boolean"}},"required":["type"]},"provider":{"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","minLength":1},"base_url":{"type":"string","minLength":1},"api_key":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"env":{"$ref":"#/$defs/env"}}},"toolServer":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["stdio","http","sse"]},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"env":{"type":"object","additionalProperties":{"type":["string","number","boolean","null"]}},"url":{"type":"string","minLength":1},"headers":{"type":"object","additionalProperties":{"type":"string"}},"timeout":{"type":"integer","minimum":1},"tools":{"type":"array","items":{"type":"string","minLength":1}}}},"agentRetry":{"type":"object","additionalProperties":false,"properties":{"max_attempts":{"type":"integer","minimum":1,"maximum":10},"backoff":{"enum":["none","fixed","linear","exponential"]},"delay_seconds":{"type":"number","minimum":0,"maximum":300},"retry_on":{"type":"array","items":{"enum":["provider_error","timeout","rate_limit","network"]}},"max_parse_recovery_attempts":{"type":"integer","minimum":0,"maximum":10}}},"resilience":{"type":"object","additionalProperties":false,"properties":{"retry":{"type":"object","additionalProperties":false,"properties":{"max_retries":{"type":"integer","minimum":0,"maximum":100},"initial_delay":{"type":"number","minimum":0},"backoff_multiplier":{"type":"number","minimum":1},"max_delay":{"type":"number","minimum":0},"jitter":{"type":"number","minimum":0,"maximum":1},"retryable":{"type":"array","items":{"type":"string"}}}},"circuit_breaker":{"type":"object","additionalProperties":false,"properties":{"failure_threshold":{"type":"integer","minimum":1},"recovery_timeout":{"type":"number","minimum":0},"success_threshold":{"type":"integer","minimum":1},"key":{"type":"string","minLength":1},"scope":{"enum":["run","repository"]}}}}},"policy":{"type":"object"},"max_concurrent_tasks_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"max_concurrent_tasks"},"max":{"type":"integer","minimum":1}},"required":["name","type"]},"task_timeout_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"task_timeout"},"max_seconds":{"type":"number","exclusiveMinimum":0}},"required":["name","type"]},"phase_gate_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"phase_gate"},"group":{"type":"string","minLength":1},"min_success_rate":{"type":"number","minimum":0,"maximum":1}},"required":["name","type","group"]},"node_availability_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"node_availability"}},"required":["name","type"]},"expression_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"expression"},"allow_if":{"type":"string","minLength":1}},"required":["name","type","allow_if"]},"command_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"command"},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number"]}},"timeout":{"type":"number","exclusiveMinimum":0}},"required":["name","type","command"]}}};const func2 = Object.prototype.hasOwnProperty;const pattern0 = new RegExp("^x-", "u");const schema7 = {"type":"object"};
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(!(data && typeof data == "object" && !Array.isArray(data))){const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate22.errors = vErrors;return errors === 0;}const schema8 = {"type":"object","additionalProperties":true};
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(!(data && typeof data == "object" && !Array.isArray(data))){const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate25.errors = vErrors;return errors === 0;}
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="c" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.workflow === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workflow"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!((func2.call(schema6.properties, key0)) || (pattern0.test(key0)))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.workflow !== undefined){let data0 = data.workflow;if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){const err2 = {instancePath:instancePath+"/workflow",schemaPath:"#/properties/workflow/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.agents !== undefined){let data1 = data.agents;if(Array.isArray(data1)){const len0 = data1.length;for(let i0=0; i0<len0; i0++){if(!(validate22(data1[i0], {instancePath:instancePath+"/agents/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}}else {const err3 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){const len1 = data3.length;for(let i1=0; i1<len1; i1++){if(!(validate22(data3[i1], {instancePath:instancePath+"/nodes/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);errors = vErrors.length;}}}else {const err4 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.parallel !== undefined){let data5 = data.parallel;if(Array.isArray(data5)){const len2 = data5.length;for(let i2=0; i2<len2; i2++){let data6 = data5[i2];if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){const err5 = {instancePath:instancePath+"/parallel/" + i2,schemaPath:"#/properties/parallel/items/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}}else {const err6 = {instancePath:instancePath+"/parallel",schemaPath:"#/properties/parallel/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.for_each !== undefined){let data7 = data.for_each;if(Array.isArray(data7)){const len3 = data7.length;for(let i3=0; i3<len3; i3++){let data8 = data7[i3];if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){const err7 = {instancePath:instancePath+"/for_each/" + i3,schemaPath:"#/properties/for_each/items/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}}else {const err8 = {instancePath:instancePath+"/for_each",schemaPath:"#/properties/for_each/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.output !== undefined){if(!(validate25(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}if(data.tools !== undefined){let data10 = data.tools;if(Array.isArray(data10)){const len4 = data10.length;for(let i4=0; i4<len4; i4++){let data11 = data10[i4];if(typeof data11 === "string"){if(data11.length < 1){const err9 = {instancePath:instancePath+"/tools/" + i4,schemaPath:"#/properties/tools/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/tools/" + i4,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}validate21.errors = vErrors;return errors === 0;}exports.workflow = validate27;const schema9 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1},"description":{"type":"string"},"version":{"type":["string","number"]},"entry_point":{"type":"string","minLength":1},"input":{"type":"object","additionalProperties":{"$ref":"#/$defs/inputSpec"}},"limits":{"type":"object","additionalProperties":false,"properties":{"max_iterations":{"type":"integer","minimum":1,"maximum":100000},"timeout_seconds":{"type":"number","exclusiveMinimum":0,"description":"Time limit for the whole run: seconds, or 90s, 10m, 1h."},"max_output_bytes":{"type":"integer","minimum":1024},"max_tokens":{"type":"integer","minimum":1},"budget_usd":{"type":"number","exclusiveMinimum":0},"budget_mode":{"enum":["audit","enforce"]}}},"context":{"type":"object","additionalProperties":false,"properties":{"mode":{"enum":["accumulate","last_only","explicit"]},"max_tokens":{},"trim_strategy":{}}},"runtime":{"type":"object","additionalProperties":false,"properties":{"strict_exit":{"type":"boolean"},"provider":{"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/provider"}]},"default_model":{"type":"string"},"temperature":{"type":"number","minimum":0,"maximum":2},"max_tokens":{"type":"integer","minimum":1},"timeout":{},"checkpoint":{},"tool_output":{},"mcp_servers":{"type":"object","additionalProperties":{"$ref":"#/$defs/toolServer"}},"max_session_seconds":{},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500},"default_reasoning_effort":{"enum":["low","medium","high","xhigh","max"]},"default_context_tier":{},"working_dir":{"type":"string"},"skills":{},"skill_injection":{},"skill_discovery":{},"plugin_sources":{},"plugins":{}}},"hooks":{"type":"object","additionalProperties":false,"properties":{"on_start":{"type":"string"},"on_complete":{"type":"string"},"on_error":{"type":"string"}}},"resilience":{"$ref":"#/$defs/resilience"},"policies":{"type":"array","items":{"$ref":"#/$defs/policy"}},"error_routes":{"$ref":"#/$defs/routes"},"finally":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"raises":{"$ref":"#/$defs/raises"},"env":{"$ref":"#/$defs/env"},"metadata":{"type":"object"},"instructions":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"cost":{"$ref":"#/$defs/cost"},"mcp":{},"bundle":{},"defaults":{},"skills":{},"plugins":{}},"required":["name","entry_point"]};const schema10 = {"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"]},"description":{"type":"string"},"default":{},"required":{"type":"boolean"},"secret":{"type":"boolean"}},"required":["type"]};
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!(((((key0 === "type") || (key0 === "description")) || (key0 === "default")) || (key0 === "required")) || (key0 === "secret"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.type !== undefined){let data0 = data.type;if(!((((((data0 === "string") || (data0 === "number")) || (data0 === "integer")) || (data0 === "boolean")) || (data0 === "array")) || (data0 === "object"))){const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema10.properties.type.enum}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.required !== undefined){if(typeof data.required !== "boolean"){const err4 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.secret !== undefined){if(typeof data.secret !== "boolean"){const err5 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}}else {const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}validate28.errors = vErrors;return errors === 0;}const schema11 = {"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","minLength":1},"base_url":{"type":"string","minLength":1},"api_key":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"env":{"$ref":"#/$defs/env"}}};const schema12 = {"type":"object","additionalProperties":{"type":["string","number","boolean","null"]}};
function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){let data0 = data[key0];if((((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) && (data0 !== null)){const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema12.additionalProperties.type}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate31.errors = vErrors;return errors === 0;}
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length < 1){const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}else {const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.base_url !== undefined){let data1 = data.base_url;if(typeof data1 === "string"){if(data1.length < 1){const err3 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.api_key !== undefined){if(typeof data.api_key !== "string"){const err5 = {instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.headers !== undefined){let data3 = data.headers;if(data3 && typeof data3 == "object" && !Array.isArray(data3)){for(const key0 in data3){if(typeof data3[key0] !== "string"){const err6 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}}else {const err7 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.command !== undefined){let data5 = data.command;if(typeof data5 === "string"){if(data5.length < 1){const err8 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.args !== undefined){let data6 = data.args;if(Array.isArray(data6)){const len0 = data6.length;for(let i0=0; i0<len0; i0++){let data7 = data6[i0];if(((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "boolean")){const err10 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: schema11.properties.args.items.type}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.env !== undefined){if(!(validate31(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData}))){vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);errors = vErrors.length;}}}else {const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}validate30.errors = vErrors;return errors === 0;}const schema13 = {"type":"object","additionalProperties":false,"properties":{"type":{"enum":["stdio","http","sse"]},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"env":{"type":"object","additionalProperties":{"type":["string","number","boolean","null"]}},"url":{"type":"string","minLength":1},"headers":{"type":"object","additionalProperties":{"type":"string"}},"timeout":{"type":"integer","minimum":1},"tools":{"type":"array","items":{"type":"string","minLength":1}}}};
function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!((((((((key0 === "type") || (key0 === "command")) || (key0 === "args")) || (key0 === "env")) || (key0 === "url")) || (key0 === "headers")) || (key0 === "timeout")) || (key0 === "tools"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.type !== undefined){let data0 = data.type;if(!(((data0 === "stdio") || (data0 === "http")) || (data0 === "sse"))){const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.command !== undefined){let data1 = data.command;if(typeof data1 === "string"){if(data1.length < 1){const err2 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}else {const err3 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.args !== undefined){let data2 = data.args;if(Array.isArray(data2)){const len0 = data2.length;for(let i0=0; i0<len0; i0++){let data3 = data2[i0];if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){const err4 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: schema13.properties.args.items.type}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}}else {const err5 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.env !== undefined){let data4 = data.env;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){for(const key1 in data4){let data5 = data4[key1];if((((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")) && (data5 !== null)){const err6 = {instancePath:instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: schema13.properties.env.additionalProperties.type}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}}else {const err7 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.url !== undefined){let data6 = data.url;if(typeof data6 === "string"){if(data6.length < 1){const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.headers !== undefined){let data7 = data.headers;if(data7 && typeof data7 == "object" && !Array.isArray(data7)){for(const key2 in data7){if(typeof data7[key2] !== "string"){const err10 = {instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.timeout !== undefined){let data9 = data.timeout;if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){const err12 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if((typeof data9 == "number") && (isFinite(data9))){if(data9 < 1 || isNaN(data9)){const err13 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}}if(data.tools !== undefined){let data10 = data.tools;if(Array.isArray(data10)){const len1 = data10.length;for(let i1=0; i1<len1; i1++){let data11 = data10[i1];if(typeof data11 === "string"){if(data11.length < 1){const err14 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else {const err15 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}else {const err16 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}}else {const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}validate34.errors = vErrors;return errors === 0;}const schema14 = {"type":"object","additionalProperties":false,"properties":{"retry":{"type":"object","additionalProperties":false,"properties":{"max_retries":{"type":"integer","minimum":0,"maximum":100},"initial_delay":{"type":"number","minimum":0},"backoff_multiplier":{"type":"number","minimum":1},"max_delay":{"type":"number","minimum":0},"jitter":{"type":"number","minimum":0,"maximum":1},"retryable":{"type":"array","items":{"type":"string"}}}},"circuit_breaker":{"type":"object","additionalProperties":false,"properties":{"failure_threshold":{"type":"integer","minimum":1},"recovery_timeout":{"type":"number","minimum":0},"success_threshold":{"type":"integer","minimum":1},"key":{"type":"string","minLength":1},"scope":{"enum":["run","repository"]}}}}};
function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!((key0 === "retry") || (key0 === "circuit_breaker"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.retry !== undefined){let data0 = data.retry;if(data0 && typeof data0 == "object" && !Array.isArray(data0)){for(const key1 in data0){if(!((((((key1 === "max_retries") || (key1 === "initial_delay")) || (key1 === "backoff_multiplier")) || (key1 === "max_delay")) || (key1 === "jitter")) || (key1 === "retryable"))){const err1 = {instancePath:instancePath+"/retry",schemaPath:"#/properties/retry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data0.max_retries !== undefined){let data1 = data0.max_retries;if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){const err2 = {instancePath:instancePath+"/retry/max_retries",schemaPath:"#/properties/retry/properties/max_retries/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if((typeof data1 == "number") && (isFinite(data1))){if(data1 > 100 || isNaN(data1)){const err3 = {instancePath:instancePath+"/retry/max_retries",schemaPath:"#/properties/retry/properties/max_retries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data1 < 0 || isNaN(data1)){const err4 = {instancePath:instancePath+"/retry/max_retries",schemaPath:"#/properties/retry/properties/max_retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}}if(data0.initial_delay !== undefined){let data2 = data0.initial_delay;if((typeof data2 == "number") && (isFinite(data2))){if(data2 < 0 || isNaN(data2)){const err5 = {instancePath:instancePath+"/retry/initial_delay",schemaPath:"#/properties/retry/properties/initial_delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/retry/initial_delay",schemaPath:"#/properties/retry/properties/initial_delay/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data0.backoff_multiplier !== undefined){let data3 = data0.backoff_multiplier;if((typeof data3 == "number") && (isFinite(data3))){if(data3 < 1 || isNaN(data3)){const err7 = {instancePath:instancePath+"/retry/backoff_multiplier",schemaPath:"#/properties/retry/properties/backoff_multiplier/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/retry/backoff_multiplier",schemaPath:"#/properties/retry/properties/backoff_multiplier/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data0.max_delay !== undefined){let data4 = data0.max_delay;if((typeof data4 == "number") && (isFinite(data4))){if(data4 < 0 || isNaN(data4)){const err9 = {instancePath:instancePath+"/retry/max_delay",schemaPath:"#/properties/retry/properties/max_delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/retry/max_delay",schemaPath:"#/properties/retry/properties/max_delay/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data0.jitter !== undefined){let data5 = data0.jitter;if((typeof data5 == "number") && (isFinite(data5))){if(data5 > 1 || isNaN(data5)){const err11 = {instancePath:instancePath+"/retry/jitter",schemaPath:"#/properties/retry/properties/jitter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(data5 < 0 || isNaN(data5)){const err12 = {instancePath:instancePath+"/retry/jitter",schemaPath:"#/properties/retry/properties/jitter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}else {const err13 = {instancePath:instancePath+"/retry/jitter",schemaPath:"#/properties/retry/properties/jitter/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data0.retryable !== undefined){let data6 = data0.retryable;if(Array.isArray(data6)){const len0 = data6.length;for(let i0=0; i0<len0; i0++){if(typeof data6[i0] !== "string"){const err14 = {instancePath:instancePath+"/retry/retryable/" + i0,schemaPath:"#/properties/retry/properties/retryable/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}}else {const err15 = {instancePath:instancePath+"/retry/retryable",schemaPath:"#/properties/retry/properties/retryable/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}else {const err16 = {instancePath:instancePath+"/retry",schemaPath:"#/properties/retry/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.circuit_breaker !== undefined){let data8 = data.circuit_breaker;if(data8 && typeof data8 == "object" && !Array.isArray(data8)){for(const key2 in data8){if(!(((((key2 === "failure_threshold") || (key2 === "recovery_timeout")) || (key2 === "success_threshold")) || (key2 === "key")) || (key2 === "scope"))){const err17 = {instancePath:instancePath+"/circuit_breaker",schemaPath:"#/properties/circuit_breaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data8.failure_threshold !== undefined){let data9 = data8.failure_threshold;if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){const err18 = {instancePath:instancePath+"/circuit_breaker/failure_threshold",schemaPath:"#/properties/circuit_breaker/properties/failure_threshold/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}if((typeof data9 == "number") && (isFinite(data9))){if(data9 < 1 || isNaN(data9)){const err19 = {instancePath:instancePath+"/circuit_breaker/failure_threshold",schemaPath:"#/properties/circuit_breaker/properties/failure_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}if(data8.recovery_timeout !== undefined){let data10 = data8.recovery_timeout;if((typeof data10 == "number") && (isFinite(data10))){if(data10 < 0 || isNaN(data10)){const err20 = {instancePath:instancePath+"/circuit_breaker/recovery_timeout",schemaPath:"#/properties/circuit_breaker/properties/recovery_timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/circuit_breaker/recovery_timeout",schemaPath:"#/properties/circuit_breaker/properties/recovery_timeout/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data8.success_threshold !== undefined){let data11 = data8.success_threshold;if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){const err22 = {instancePath:instancePath+"/circuit_breaker/success_threshold",schemaPath:"#/properties/circuit_breaker/properties/success_threshold/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}if((typeof data11 == "number") && (isFinite(data11))){if(data11 < 1 || isNaN(data11)){const err23 = {instancePath:instancePath+"/circuit_breaker/success_threshold",schemaPath:"#/properties/circuit_breaker/properties/success_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}}if(data8.key !== undefined){let data12 = data8.key;if(typeof data12 === "string"){if(data12.length < 1){const err24 = {instancePath:instancePath+"/circuit_breaker/key",schemaPath:"#/properties/circuit_breaker/properties/key/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}else {const err25 = {instancePath:instancePath+"/circuit_breaker/key",schemaPath:"#/properties/circuit_breaker/properties/key/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data8.scope !== undefined){let data13 = data8.scope;if(!((data13 === "run") || (data13 === "repository"))){const err26 = {instancePath:instancePath+"/circuit_breaker/scope",schemaPath:"#/properties/circuit_breaker/properties/scope/enum",keyword:"enum",params:{allowedValues: schema14.properties.circuit_breaker.properties.scope.enum}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}}else {const err27 = {instancePath:instancePath+"/circuit_breaker",schemaPath:"#/properties/circuit_breaker/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}}else {const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}validate36.errors = vErrors;return errors === 0;}const schema15 = {"type":"object"};
function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(!(data && typeof data == "object" && !Array.isArray(data))){const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate38.errors = vErrors;return errors === 0;}const schema16 = {"type":"array","items":{"$ref":"#/$defs/route"}};const schema17 = {"type":"object","additionalProperties":false,"properties":{"to":{"type":"string","minLength":1},"when":{"type":"string"},"on_error":{"anyOf":[{"type":"boolean"},{"type":"string"},{"type":"array","items":{"type":"string"}}]},"retry":{"$ref":"#/$defs/retry"},"halt":{"anyOf":[{"type":"object","additionalProperties":false,"properties":{"message":{"type":"string"}}},{"const":true}]},"propagate":{"const":true},"recover":{"type":"object","additionalProperties":false,"properties":{"output":{}},"required":["output"]},"dead_letter":{"type":"boolean"},"escalate":{"anyOf":[{"const":true},{"$ref":"#/$defs/escalate"}]},"output":{"$ref":"#/$defs/outputTemplate"}}};const schema18 = {"type":"object","additionalProperties":false,"properties":{"max":{"type":"integer","minimum":1,"maximum":100},"backoff":{"enum":["none","fixed","linear","exponential"]},"initial_seconds":{"type":"number","minimum":0,"maximum":86400},"max_seconds":{"type":"number","minimum":0,"maximum":86400},"jitter":{"type":"number","minimum":0,"maximum":1},"max_elapsed_seconds":{"type":"number","exclusiveMinimum":0},"from":{"type":"string","minLength":1}}};
function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(((((((key0 === "max") || (key0 === "backoff")) || (key0 === "initial_seconds")) || (key0 === "max_seconds")) || (key0 === "jitter")) || (key0 === "max_elapsed_seconds")) || (key0 === "from"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.max !== undefined){let data0 = data.max;if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){const err1 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if((typeof data0 == "number") && (isFinite(data0))){if(data0 > 100 || isNaN(data0)){const err2 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data0 < 1 || isNaN(data0)){const err3 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}}if(data.backoff !== undefined){let data1 = data.backoff;if(!((((data1 === "none") || (data1 === "fixed")) || (data1 === "linear")) || (data1 === "exponential"))){const err4 = {instancePath:instancePath+"/backoff",schemaPath:"#/properties/backoff/enum",keyword:"enum",params:{allowedValues: schema18.properties.backoff.enum}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.initial_seconds !== undefined){let data2 = data.initial_seconds;if((typeof data2 == "number") && (isFinite(data2))){if(data2 > 86400 || isNaN(data2)){const err5 = {instancePath:instancePath+"/initial_seconds",schemaPath:"#/properties/initial_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data2 < 0 || isNaN(data2)){const err6 = {instancePath:instancePath+"/initial_seconds",schemaPath:"#/properties/initial_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/initial_seconds",schemaPath:"#/properties/initial_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.max_seconds !== undefined){let data3 = data.max_seconds;if((typeof data3 == "number") && (isFinite(data3))){if(data3 > 86400 || isNaN(data3)){const err8 = {instancePath:instancePath+"/max_seconds",schemaPath:"#/properties/max_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if(data3 < 0 || isNaN(data3)){const err9 = {instancePath:instancePath+"/max_seconds",schemaPath:"#/properties/max_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/max_seconds",schemaPath:"#/properties/max_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.jitter !== undefined){let data4 = data.jitter;if((typeof data4 == "number") && (isFinite(data4))){if(data4 > 1 || isNaN(data4)){const err11 = {instancePath:instancePath+"/jitter",schemaPath:"#/properties/jitter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(data4 < 0 || isNaN(data4)){const err12 = {instancePath:instancePath+"/jitter",schemaPath:"#/properties/jitter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}else {const err13 = {instancePath:instancePath+"/jitter",schemaPath:"#/properties/jitter/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.max_elapsed_seconds !== undefined){let data5 = data.max_elapsed_seconds;if((typeof data5 == "number") && (isFinite(data5))){if(data5 <= 0 || isNaN(data5)){const err14 = {instancePath:instancePath+"/max_elapsed_seconds",schemaPath:"#/properties/max_elapsed_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else {const err15 = {instancePath:instancePath+"/max_elapsed_seconds",schemaPath:"#/properties/max_elapsed_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.from !== undefined){let data6 = data.from;if(typeof data6 === "string"){if(data6.length < 1){const err16 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}else {const err17 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}else {const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}validate42.errors = vErrors;return errors === 0;}const schema19 = {"type":"object","additionalProperties":false,"properties":{"title":{"type":"string","minLength":1},"labels":{"type":"array","items":{"type":"string"}},"assignees":{"type":"array","items":{"type":"string"}}}};
function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(((key0 === "title") || (key0 === "labels")) || (key0 === "assignees"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.title !== undefined){let data0 = data.title;if(typeof data0 === "string"){if(data0.length < 1){const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}else {const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.labels !== undefined){let data1 = data.labels;if(Array.isArray(data1)){const len0 = data1.length;for(let i0=0; i0<len0; i0++){if(typeof data1[i0] !== "string"){const err3 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}}else {const err4 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.assignees !== undefined){let data3 = data.assignees;if(Array.isArray(data3)){const len1 = data3.length;for(let i1=0; i1<len1; i1++){if(typeof data3[i1] !== "string"){const err5 = {instancePath:instancePath+"/assignees/" + i1,schemaPath:"#/properties/assignees/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}}else {const err6 = {instancePath:instancePath+"/assignees",schemaPath:"#/properties/assignees/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}}else {const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}validate44.errors = vErrors;return errors === 0;}
function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(func2.call(schema17.properties, key0))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.to !== undefined){let data0 = data.to;if(typeof data0 === "string"){if(data0.length < 1){const err1 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}else {const err2 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.when !== undefined){if(typeof data.when !== "string"){const err3 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.on_error !== undefined){let data2 = data.on_error;const _errs7 = errors;let valid1 = false;const _errs8 = errors;if(typeof data2 !== "boolean"){const err4 = {instancePath:instancePath+"/on_error",schemaPath:"#/properties/on_error/anyOf/0/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}var _valid0 = _errs8 === errors;valid1 = valid1 || _valid0;if(!valid1){const _errs10 = errors;if(typeof data2 !== "string"){const err5 = {instancePath:instancePath+"/on_error",schemaPath:"#/properties/on_error/anyOf/1/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}var _valid0 = _errs10 === errors;valid1 = valid1 || _valid0;if(!valid1){const _errs12 = errors;if(Array.isArray(data2)){const len0 = data2.length;for(let i0=0; i0<len0; i0++){if(typeof data2[i0] !== "string"){const err6 = {instancePath:instancePath+"/on_error/" + i0,schemaPath:"#/properties/on_error/anyOf/2/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}}else {const err7 = {instancePath:instancePath+"/on_error",schemaPath:"#/properties/on_error/anyOf/2/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}var _valid0 = _errs12 === errors;valid1 = valid1 || _valid0;}}if(!valid1){const err8 = {instancePath:instancePath+"/on_error",schemaPath:"#/properties/on_error/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}else {errors = _errs7;if(vErrors !== null){if(_errs7){vErrors.length = _errs7;}else {vErrors = null;}}}}if(data.retry !== undefined){if(!(validate42(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);errors = vErrors.length;}}if(data.halt !== undefined){let data5 = data.halt;const _errs18 = errors;let valid4 = false;const _errs19 = errors;if(data5 && typeof data5 == "object" && !Array.isArray(data5)){for(const key1 in data5){if(!(key1 === "message")){const err9 = {instancePath:instancePath+"/halt",schemaPath:"#/properties/halt/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data5.message !== undefined){if(typeof data5.message !== "string"){const err10 = {instancePath:instancePath+"/halt/message",schemaPath:"#/properties/halt/anyOf/0/properties/message/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/halt",schemaPath:"#/properties/halt/anyOf/0/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}var _valid1 = _errs19 === errors;valid4 = valid4 || _valid1;if(!valid4){const _errs24 = errors;if(true !== data5){const err12 = {instancePath:instancePath+"/halt",schemaPath:"#/properties/halt/anyOf/1/const",keyword:"const",params:{allowedValue: true}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}var _valid1 = _errs24 === errors;valid4 = valid4 || _valid1;}if(!valid4){const err13 = {instancePath:instancePath+"/halt",schemaPath:"#/properties/halt/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}else {errors = _errs18;if(vErrors !== null){if(_errs18){vErrors.length = _errs18;}else {vErrors = null;}}}}if(data.propagate !== undefined){if(true !== data.propagate){const err14 = {instancePath:instancePath+"/propagate",schemaPath:"#/properties/propagate/const",keyword:"const",params:{allowedValue: true}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.recover !== undefined){let data8 = data.recover;if(data8 && typeof data8 == "object" && !Array.isArray(data8)){if(data8.output === undefined){const err15 = {instancePath:instancePath+"/recover",schemaPath:"#/properties/recover/required",keyword:"required",params:{missingProperty: "output"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}for(const key2 in data8){if(!(key2 === "output")){const err16 = {instancePath:instancePath+"/recover",schemaPath:"#/properties/recover/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}}else {const err17 = {instancePath:instancePath+"/recover",schemaPath:"#/properties/recover/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data.dead_letter !== undefined){if(typeof data.dead_letter !== "boolean"){const err18 = {instancePath:instancePath+"/dead_letter",schemaPath:"#/properties/dead_letter/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data.escalate !== undefined){let data10 = data.escalate;const _errs32 = errors;let valid6 = false;const _errs33 = errors;if(true !== data10){const err19 = {instancePath:instancePath+"/escalate",schemaPath:"#/properties/escalate/anyOf/0/const",keyword:"const",params:{allowedValue: true}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}var _valid2 = _errs33 === errors;valid6 = valid6 || _valid2;if(!valid6){const _errs34 = errors;if(!(validate44(data10, {instancePath:instancePath+"/escalate",parentData:data,parentDataProperty:"escalate",rootData}))){vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);errors = vErrors.length;}var _valid2 = _errs34 === errors;valid6 = valid6 || _valid2;}if(!valid6){const err20 = {instancePath:instancePath+"/escalate",schemaPath:"#/properties/escalate/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}else {errors = _errs32;if(vErrors !== null){if(_errs32){vErrors.length = _errs32;}else {vErrors = null;}}}}if(data.output !== undefined){if(!(validate25(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}}else {const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}validate41.errors = vErrors;return errors === 0;}
function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(Array.isArray(data)){const len0 = data.length;for(let i0=0; i0<len0; i0++){if(!(validate41(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);errors = vErrors.length;}}}else {const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate40.errors = vErrors;return errors === 0;}const schema20 = {"type":"array","items":{"type":"string"}};
function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(Array.isArray(data)){const len0 = data.length;for(let i0=0; i0<len0; i0++){if(typeof data[i0] !== "string"){const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate49.errors = vErrors;return errors === 0;}const schema21 = {"type":"object","additionalProperties":false,"properties":{"pricing":{"type":"object","additionalProperties":{"$ref":"#/$defs/price"}},"show_per_agent":{},"show_summary":{}}};const schema22 = {"type":"object","additionalProperties":false,"properties":{"input_per_mtok":{"type":"number","minimum":0},"output_per_mtok":{"type":"number","minimum":0},"cache_read_per_mtok":{},"cache_write_per_mtok":{}},"required":["input_per_mtok","output_per_mtok"]};
function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.input_per_mtok === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input_per_mtok"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.output_per_mtok === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "output_per_mtok"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!((((key0 === "input_per_mtok") || (key0 === "output_per_mtok")) || (key0 === "cache_read_per_mtok")) || (key0 === "cache_write_per_mtok"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.input_per_mtok !== undefined){let data0 = data.input_per_mtok;if((typeof data0 == "number") && (isFinite(data0))){if(data0 < 0 || isNaN(data0)){const err3 = {instancePath:instancePath+"/input_per_mtok",schemaPath:"#/properties/input_per_mtok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/input_per_mtok",schemaPath:"#/properties/input_per_mtok/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.output_per_mtok !== undefined){let data1 = data.output_per_mtok;if((typeof data1 == "number") && (isFinite(data1))){if(data1 < 0 || isNaN(data1)){const err5 = {instancePath:instancePath+"/output_per_mtok",schemaPath:"#/properties/output_per_mtok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/output_per_mtok",schemaPath:"#/properties/output_per_mtok/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}}else {const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}validate53.errors = vErrors;return errors === 0;}
function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(((key0 === "pricing") || (key0 === "show_per_agent")) || (key0 === "show_summary"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.pricing !== undefined){let data0 = data.pricing;if(data0 && typeof data0 == "object" && !Array.isArray(data0)){for(const key1 in data0){if(!(validate53(data0[key1], {instancePath:instancePath+"/pricing/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key1,rootData}))){vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);errors = vErrors.length;}}}else {const err1 = {instancePath:instancePath+"/pricing",schemaPath:"#/properties/pricing/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}}else {const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}validate52.errors = vErrors;return errors === 0;}
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.entry_point === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entry_point"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(func2.call(schema9.properties, key0))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length < 1){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.version !== undefined){let data2 = data.version;if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: schema9.properties.version.type}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.entry_point !== undefined){let data3 = data.entry_point;if(typeof data3 === "string"){if(data3.length < 1){const err7 = {instancePath:instancePath+"/entry_point",schemaPath:"#/properties/entry_point/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/entry_point",schemaPath:"#/properties/entry_point/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.input !== undefined){let data4 = data.input;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){for(const key1 in data4){if(!(validate28(data4[key1], {instancePath:instancePath+"/input/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key1,rootData}))){vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);errors = vErrors.length;}}}else {const err9 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.limits !== undefined){let data6 = data.limits;if(data6 && typeof data6 == "object" && !Array.isArray(data6)){for(const key2 in data6){if(!((((((key2 === "max_iterations") || (key2 === "timeout_seconds")) || (key2 === "max_output_bytes")) || (key2 === "max_tokens")) || (key2 === "budget_usd")) || (key2 === "budget_mode"))){const err10 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data6.max_iterations !== undefined){let data7 = data6.max_iterations;if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err11 = {instancePath:instancePath+"/limits/max_iterations",schemaPath:"#/properties/limits/properties/max_iterations/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if((typeof data7 == "number") && (isFinite(data7))){if(data7 > 100000 || isNaN(data7)){const err12 = {instancePath:instancePath+"/limits/max_iterations",schemaPath:"#/properties/limits/properties/max_iterations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if(data7 < 1 || isNaN(data7)){const err13 = {instancePath:instancePath+"/limits/max_iterations",schemaPath:"#/properties/limits/properties/max_iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}}if(data6.timeout_seconds !== undefined){let data8 = data6.timeout_seconds;if((typeof data8 == "number") && (isFinite(data8))){if(data8 <= 0 || isNaN(data8)){const err14 = {instancePath:instancePath+"/limits/timeout_seconds",schemaPath:"#/properties/limits/properties/timeout_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else {const err15 = {instancePath:instancePath+"/limits/timeout_seconds",schemaPath:"#/properties/limits/properties/timeout_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data6.max_output_bytes !== undefined){let data9 = data6.max_output_bytes;if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){const err16 = {instancePath:instancePath+"/limits/max_output_bytes",schemaPath:"#/properties/limits/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}if((typeof data9 == "number") && (isFinite(data9))){if(data9 < 1024 || isNaN(data9)){const err17 = {instancePath:instancePath+"/limits/max_output_bytes",schemaPath:"#/properties/limits/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}if(data6.max_tokens !== undefined){let data10 = data6.max_tokens;if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){const err18 = {instancePath:instancePath+"/limits/max_tokens",schemaPath:"#/properties/limits/properties/max_tokens/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}if((typeof data10 == "number") && (isFinite(data10))){if(data10 < 1 || isNaN(data10)){const err19 = {instancePath:instancePath+"/limits/max_tokens",schemaPath:"#/properties/limits/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}if(data6.budget_usd !== undefined){let data11 = data6.budget_usd;if((typeof data11 == "number") && (isFinite(data11))){if(data11 <= 0 || isNaN(data11)){const err20 = {instancePath:instancePath+"/limits/budget_usd",schemaPath:"#/properties/limits/properties/budget_usd/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/limits/budget_usd",schemaPath:"#/properties/limits/properties/budget_usd/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data6.budget_mode !== undefined){let data12 = data6.budget_mode;if(!((data12 === "audit") || (data12 === "enforce"))){const err22 = {instancePath:instancePath+"/limits/budget_mode",schemaPath:"#/properties/limits/properties/budget_mode/enum",keyword:"enum",params:{allowedValues: schema9.properties.limits.properties.budget_mode.enum}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}}else {const err23 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.context !== undefined){let data13 = data.context;if(data13 && typeof data13 == "object" && !Array.isArray(data13)){for(const key3 in data13){if(!(((key3 === "mode") || (key3 === "max_tokens")) || (key3 === "trim_strategy"))){const err24 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data13.mode !== undefined){let data14 = data13.mode;if(!(((data14 === "accumulate") || (data14 === "last_only")) || (data14 === "explicit"))){const err25 = {instancePath:instancePath+"/context/mode",schemaPath:"#/properties/context/properties/mode/enum",keyword:"enum",params:{allowedValues: schema9.properties.context.properties.mode.enum}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}}else {const err26 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data.runtime !== undefined){let data15 = data.runtime;if(data15 && typeof data15 == "object" && !Array.isArray(data15)){for(const key4 in data15){if(!(func2.call(schema9.properties.runtime.properties, key4))){const err27 = {instancePath:instancePath+"/runtime",schemaPath:"#/properties/runtime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}if(data15.strict_exit !== undefined){if(typeof data15.strict_exit !== "boolean"){const err28 = {instancePath:instancePath+"/runtime/strict_exit",schemaPath:"#/properties/runtime/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}if(data15.provider !== undefined){let data17 = data15.provider;const _errs38 = errors;let valid5 = false;const _errs39 = errors;if(typeof data17 === "string"){if(data17.length < 1){const err29 = {instancePath:instancePath+"/runtime/provider",schemaPath:"#/properties/runtime/properties/provider/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}else {const err30 = {instancePath:instancePath+"/runtime/provider",schemaPath:"#/properties/runtime/properties/provider/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}var _valid0 = _errs39 === errors;valid5 = valid5 || _valid0;if(!valid5){const _errs41 = errors;if(!(validate30(data17, {instancePath:instancePath+"/runtime/provider",parentData:data15,parentDataProperty:"provider",rootData}))){vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);errors = vErrors.length;}var _valid0 = _errs41 === errors;valid5 = valid5 || _valid0;}if(!valid5){const err31 = {instancePath:instancePath+"/runtime/provider",schemaPath:"#/properties/runtime/properties/provider/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}else {errors = _errs38;if(vErrors !== null){if(_errs38){vErrors.length = _errs38;}else {vErrors = null;}}}}if(data15.default_model !== undefined){if(typeof data15.default_model !== "string"){const err32 = {instancePath:instancePath+"/runtime/default_model",schemaPath:"#/properties/runtime/properties/default_model/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}if(data15.temperature !== undefined){let data19 = data15.temperature;if((typeof data19 == "number") && (isFinite(data19))){if(data19 > 2 || isNaN(data19)){const err33 = {instancePath:instancePath+"/runtime/temperature",schemaPath:"#/properties/runtime/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}if(data19 < 0 || isNaN(data19)){const err34 = {instancePath:instancePath+"/runtime/temperature",schemaPath:"#/properties/runtime/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}else {const err35 = {instancePath:instancePath+"/runtime/temperature",schemaPath:"#/properties/runtime/properties/temperature/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}if(data15.max_tokens !== undefined){let data20 = data15.max_tokens;if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){const err36 = {instancePath:instancePath+"/runtime/max_tokens",schemaPath:"#/properties/runtime/properties/max_tokens/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}if((typeof data20 == "number") && (isFinite(data20))){if(data20 < 1 || isNaN(data20)){const err37 = {instancePath:instancePath+"/runtime/max_tokens",schemaPath:"#/properties/runtime/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}}}if(data15.mcp_servers !== undefined){let data21 = data15.mcp_servers;if(data21 && typeof data21 == "object" && !Array.isArray(data21)){for(const key5 in data21){if(!(validate34(data21[key5], {instancePath:instancePath+"/runtime/mcp_servers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data21,parentDataProperty:key5,rootData}))){vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);errors = vErrors.length;}}}else {const err38 = {instancePath:instancePath+"/runtime/mcp_servers",schemaPath:"#/properties/runtime/properties/mcp_servers/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}}if(data15.max_agent_iterations !== undefined){let data23 = data15.max_agent_iterations;if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){const err39 = {instancePath:instancePath+"/runtime/max_agent_iterations",schemaPath:"#/properties/runtime/properties/max_agent_iterations/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}if((typeof data23 == "number") && (isFinite(data23))){if(data23 > 500 || isNaN(data23)){const err40 = {instancePath:instancePath+"/runtime/max_agent_iterations",schemaPath:"#/properties/runtime/properties/max_agent_iterations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}if(data23 < 1 || isNaN(data23)){const err41 = {instancePath:instancePath+"/runtime/max_agent_iterations",schemaPath:"#/properties/runtime/properties/max_agent_iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}}}if(data15.default_reasoning_effort !== undefined){let data24 = data15.default_reasoning_effort;if(!(((((data24 === "low") || (data24 === "medium")) || (data24 === "high")) || (data24 === "xhigh")) || (data24 === "max"))){const err42 = {instancePath:instancePath+"/runtime/default_reasoning_effort",schemaPath:"#/properties/runtime/properties/default_reasoning_effort/enum",keyword:"enum",params:{allowedValues: schema9.properties.runtime.properties.default_reasoning_effort.enum}};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}}if(data15.working_dir !== undefined){if(typeof data15.working_dir !== "string"){const err43 = {instancePath:instancePath+"/runtime/working_dir",schemaPath:"#/properties/runtime/properties/working_dir/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err43];}else {vErrors.push(err43);}errors++;}}}else {const err44 = {instancePath:instancePath+"/runtime",schemaPath:"#/properties/runtime/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err44];}else {vErrors.push(err44);}errors++;}}if(data.hooks !== undefined){let data26 = data.hooks;if(data26 && typeof data26 == "object" && !Array.isArray(data26)){for(const key6 in data26){if(!(((key6 === "on_start") || (key6 === "on_complete")) || (key6 === "on_error"))){const err45 = {instancePath:instancePath+"/hooks",schemaPath:"#/properties/hooks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};if(vErrors === null){vErrors = [err45];}else {vErrors.push(err45);}errors++;}}if(data26.on_start !== undefined){if(typeof data26.on_start !== "string"){const err46 = {instancePath:instancePath+"/hooks/on_start",schemaPath:"#/properties/hooks/properties/on_start/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err46];}else {vErrors.push(err46);}errors++;}}if(data26.on_complete !== undefined){if(typeof data26.on_complete !== "string"){const err47 = {instancePath:instancePath+"/hooks/on_complete",schemaPath:"#/properties/hooks/properties/on_complete/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err47];}else {vErrors.push(err47);}errors++;}}if(data26.on_error !== undefined){if(typeof data26.on_error !== "string"){const err48 = {instancePath:instancePath+"/hooks/on_error",schemaPath:"#/properties/hooks/properties/on_error/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err48];}else {vErrors.push(err48);}errors++;}}}else {const err49 = {instancePath:instancePath+"/hooks",schemaPath:"#/properties/hooks/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err49];}else {vErrors.push(err49);}errors++;}}if(data.resilience !== undefined){if(!(validate36(data.resilience, {instancePath:instancePath+"/resilience",parentData:data,parentDataProperty:"resilience",rootData}))){vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);errors = vErrors.length;}}if(data.policies !== undefined){let data31 = data.policies;if(Array.isArray(data31)){const len0 = data31.length;for(let i0=0; i0<len0; i0++){if(!(validate38(data31[i0], {instancePath:instancePath+"/policies/" + i0,parentData:data31,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);errors = vErrors.length;}}}else {const err50 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err50];}else {vErrors.push(err50);}errors++;}}if(data.error_routes !== undefined){if(!(validate40(data.error_routes, {instancePath:instancePath+"/error_routes",parentData:data,parentDataProperty:"error_routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.finally !== undefined){let data34 = data.finally;const _errs72 = errors;let valid10 = false;const _errs73 = errors;if(typeof data34 === "string"){if(data34.length < 1){const err51 = {instancePath:instancePath+"/finally",schemaPath:"#/properties/finally/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err51];}else {vErrors.push(err51);}errors++;}}else {const err52 = {instancePath:instancePath+"/finally",schemaPath:"#/properties/finally/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err52];}else {vErrors.push(err52);}errors++;}var _valid1 = _errs73 === errors;valid10 = valid10 || _valid1;if(!valid10){const _errs75 = errors;if(Array.isArray(data34)){if(data34.length < 1){const err53 = {instancePath:instancePath+"/finally",schemaPath:"#/properties/finally/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err53];}else {vErrors.push(err53);}errors++;}const len1 = data34.length;for(let i1=0; i1<len1; i1++){let data35 = data34[i1];if(typeof data35 === "string"){if(data35.length < 1){const err54 = {instancePath:instancePath+"/finally/" + i1,schemaPath:"#/properties/finally/anyOf/1/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err54];}else {vErrors.push(err54);}errors++;}}else {const err55 = {instancePath:instancePath+"/finally/" + i1,schemaPath:"#/properties/finally/anyOf/1/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err55];}else {vErrors.push(err55);}errors++;}}}else {const err56 = {instancePath:instancePath+"/finally",schemaPath:"#/properties/finally/anyOf/1/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err56];}else {vErrors.push(err56);}errors++;}var _valid1 = _errs75 === errors;valid10 = valid10 || _valid1;}if(!valid10){const err57 = {instancePath:instancePath+"/finally",schemaPath:"#/properties/finally/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err57];}else {vErrors.push(err57);}errors++;}else {errors = _errs72;if(vErrors !== null){if(_errs72){vErrors.length = _errs72;}else {vErrors = null;}}}}if(data.raises !== undefined){if(!(validate49(data.raises, {instancePath:instancePath+"/raises",parentData:data,parentDataProperty:"raises",rootData}))){vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);errors = vErrors.length;}}if(data.env !== undefined){if(!(validate31(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData}))){vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);errors = vErrors.length;}}if(data.metadata !== undefined){let data38 = data.metadata;if(!(data38 && typeof data38 == "object" && !Array.isArray(data38))){const err58 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err58];}else {vErrors.push(err58);}errors++;}}if(data.instructions !== undefined){let data39 = data.instructions;const _errs84 = errors;let valid13 = false;const _errs85 = errors;if(typeof data39 !== "string"){const err59 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err59];}else {vErrors.push(err59);}errors++;}var _valid2 = _errs85 === errors;valid13 = valid13 || _valid2;if(!valid13){const _errs87 = errors;if(Array.isArray(data39)){const len2 = data39.length;for(let i2=0; i2<len2; i2++){if(typeof data39[i2] !== "string"){const err60 = {instancePath:instancePath+"/instructions/" + i2,schemaPath:"#/properties/instructions/anyOf/1/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err60];}else {vErrors.push(err60);}errors++;}}}else {const err61 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/anyOf/1/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err61];}else {vErrors.push(err61);}errors++;}var _valid2 = _errs87 === errors;valid13 = valid13 || _valid2;}if(!valid13){const err62 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err62];}else {vErrors.push(err62);}errors++;}else {errors = _errs84;if(vErrors !== null){if(_errs84){vErrors.length = _errs84;}else {vErrors = null;}}}}if(data.cost !== undefined){if(!(validate52(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);errors = vErrors.length;}}}else {const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err63];}else {vErrors.push(err63);}errors++;}validate27.errors = vErrors;return errors === 0;}exports.parallel = validate56;const schema23 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"]},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0},"percent":{"type":"number","minimum":0,"maximum":100}},"minProperties":1,"maxProperties":1},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"type":{"const":"parallel"},"agents":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}},"required":["name","agents"]};const pattern1 = new RegExp("^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$", "u");
function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.agents === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agents"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(func2.call(schema23.properties, key0))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern1.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.max_concurrent !== undefined){let data2 = data.max_concurrent;if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){const err8 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if((typeof data2 == "number") && (isFinite(data2))){if(data2 > 1000 || isNaN(data2)){const err9 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if(data2 < 1 || isNaN(data2)){const err10 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}if(data.failure_mode !== undefined){let data3 = data.failure_mode;if(!(((data3 === "fail_fast") || (data3 === "continue_on_error")) || (data3 === "all_or_nothing"))){const err11 = {instancePath:instancePath+"/failure_mode",schemaPath:"#/properties/failure_mode/enum",keyword:"enum",params:{allowedValues: schema23.properties.failure_mode.enum}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.tolerate !== undefined){let data4 = data.tolerate;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){if(Object.keys(data4).length > 1){const err12 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/maxProperties",keyword:"maxProperties",params:{limit: 1}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if(Object.keys(data4).length < 1){const err13 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/minProperties",keyword:"minProperties",params:{limit: 1}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}for(const key1 in data4){if(!((key1 === "count") || (key1 === "percent"))){const err14 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data4.count !== undefined){let data5 = data4.count;if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){const err15 = {instancePath:instancePath+"/tolerate/count",schemaPath:"#/properties/tolerate/properties/count/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}if((typeof data5 == "number") && (isFinite(data5))){if(data5 < 0 || isNaN(data5)){const err16 = {instancePath:instancePath+"/tolerate/count",schemaPath:"#/properties/tolerate/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}}if(data4.percent !== undefined){let data6 = data4.percent;if((typeof data6 == "number") && (isFinite(data6))){if(data6 > 100 || isNaN(data6)){const err17 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}if(data6 < 0 || isNaN(data6)){const err18 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}else {const err19 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}else {const err20 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err21 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data.type !== undefined){if("parallel" !== data.type){const err22 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "parallel"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data.agents !== undefined){let data10 = data.agents;if(Array.isArray(data10)){if(data10.length < 1){const err23 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}const len0 = data10.length;for(let i0=0; i0<len0; i0++){let data11 = data10[i0];if(typeof data11 === "string"){if(data11.length < 1){const err24 = {instancePath:instancePath+"/agents/" + i0,schemaPath:"#/properties/agents/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}else {const err25 = {instancePath:instancePath+"/agents/" + i0,schemaPath:"#/properties/agents/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}}else {const err26 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}}else {const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}validate56.errors = vErrors;return errors === 0;}exports.forEach = validate58;const schema24 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"]},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0},"percent":{"type":"number","minimum":0,"maximum":100}},"minProperties":1,"maxProperties":1},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"type":{"const":"for_each"},"source":{"type":"string","minLength":1},"as":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"agent":{"$ref":"#/$defs/member"},"key_by":{"type":"string","minLength":1}},"required":["name","source","as","agent"]};const pattern3 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");const schema25 = {"type":"object"};
function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(!(data && typeof data == "object" && !Array.isArray(data))){const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate60.errors = vErrors;return errors === 0;}
function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.source === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.as === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.agent === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!(func2.call(schema24.properties, key0))){const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data0.length < 1){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(!pattern1.test(data0)){const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.max_concurrent !== undefined){let data2 = data.max_concurrent;if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){const err10 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}if((typeof data2 == "number") && (isFinite(data2))){if(data2 > 1000 || isNaN(data2)){const err11 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(data2 < 1 || isNaN(data2)){const err12 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}if(data.failure_mode !== undefined){let data3 = data.failure_mode;if(!(((data3 === "fail_fast") || (data3 === "continue_on_error")) || (data3 === "all_or_nothing"))){const err13 = {instancePath:instancePath+"/failure_mode",schemaPath:"#/properties/failure_mode/enum",keyword:"enum",params:{allowedValues: schema24.properties.failure_mode.enum}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.tolerate !== undefined){let data4 = data.tolerate;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){if(Object.keys(data4).length > 1){const err14 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/maxProperties",keyword:"maxProperties",params:{limit: 1}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}if(Object.keys(data4).length < 1){const err15 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/minProperties",keyword:"minProperties",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}for(const key1 in data4){if(!((key1 === "count") || (key1 === "percent"))){const err16 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data4.count !== undefined){let data5 = data4.count;if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){const err17 = {instancePath:instancePath+"/tolerate/count",schemaPath:"#/properties/tolerate/properties/count/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}if((typeof data5 == "number") && (isFinite(data5))){if(data5 < 0 || isNaN(data5)){const err18 = {instancePath:instancePath+"/tolerate/count",schemaPath:"#/properties/tolerate/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}}if(data4.percent !== undefined){let data6 = data4.percent;if((typeof data6 == "number") && (isFinite(data6))){if(data6 > 100 || isNaN(data6)){const err19 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}if(data6 < 0 || isNaN(data6)){const err20 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}else {const err22 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err23 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.type !== undefined){if("for_each" !== data.type){const err24 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "for_each"}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data.source !== undefined){let data10 = data.source;if(typeof data10 === "string"){if(data10.length < 1){const err25 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}else {const err26 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data.as !== undefined){let data11 = data.as;if(typeof data11 === "string"){if(!pattern3.test(data11)){const err27 = {instancePath:instancePath+"/as",schemaPath:"#/properties/as/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}else {const err28 = {instancePath:instancePath+"/as",schemaPath:"#/properties/as/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}if(data.agent !== undefined){if(!(validate60(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);errors = vErrors.length;}}if(data.key_by !== undefined){let data13 = data.key_by;if(typeof data13 === "string"){if(data13.length < 1){const err29 = {instancePath:instancePath+"/key_by",schemaPath:"#/properties/key_by/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}else {const err30 = {instancePath:instancePath+"/key_by",schemaPath:"#/properties/key_by/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}}else {const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}validate58.errors = vErrors;return errors === 0;}exports.scriptNode = validate62;const schema26 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"script"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"run":{"type":"string","minLength":1},"shell":{"type":"string","minLength":1},"env":{"$ref":"#/$defs/env"},"working_dir":{"type":"string"},"timeout":{"type":"number","exclusiveMinimum":0,"description":"Time limit for the process tree: seconds, or 90s, 10m, 1h."},"stdin":{"type":"string"},"output":{"$ref":"#/$defs/outputSchema"},"classify":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/classifyRule"}},"reports":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"reports_required":{"type":"boolean"},"quarantine":{"type":"string","minLength":1},"workflow_commands":{"enum":["allow","stop"]},"execution":{}},"required":["name","type"]};const schema27 = {"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"}};const schema28 = {"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"]},"description":{"type":"string"},"enum":{"type":"array","minItems":1,"items":{"type":["string","number","boolean"]}},"pattern":{"type":"string","minLength":1},"minimum":{"type":"number"},"maximum":{"type":"number"},"minLength":{"type":"integer","minimum":0},"maxLength":{"type":"integer","minimum":0},"nullable":{"type":"boolean"},"required":{"type":"boolean"},"items":{"$ref":"#/$defs/outputField"},"properties":{"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"}}},"required":["type"]};const wrapper0 = {validate: validate68};
function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!(func2.call(schema28.properties, key0))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.type !== undefined){let data0 = data.type;if(!((((((data0 === "string") || (data0 === "number")) || (data0 === "integer")) || (data0 === "boolean")) || (data0 === "array")) || (data0 === "object"))){const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema28.properties.type.enum}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.enum !== undefined){let data2 = data.enum;if(Array.isArray(data2)){if(data2.length < 1){const err4 = {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}const len0 = data2.length;for(let i0=0; i0<len0; i0++){let data3 = data2[i0];if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){const err5 = {instancePath:instancePath+"/enum/" + i0,schemaPath:"#/properties/enum/items/type",keyword:"type",params:{type: schema28.properties.enum.items.type}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}}else {const err6 = {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.pattern !== undefined){let data4 = data.pattern;if(typeof data4 === "string"){if(data4.length < 1){const err7 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.minimum !== undefined){let data5 = data.minimum;if(!((typeof data5 == "number") && (isFinite(data5)))){const err9 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.maximum !== undefined){let data6 = data.maximum;if(!((typeof data6 == "number") && (isFinite(data6)))){const err10 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.minLength !== undefined){let data7 = data.minLength;if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err11 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if((typeof data7 == "number") && (isFinite(data7))){if(data7 < 0 || isNaN(data7)){const err12 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}if(data.maxLength !== undefined){let data8 = data.maxLength;if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){const err13 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}if((typeof data8 == "number") && (isFinite(data8))){if(data8 < 0 || isNaN(data8)){const err14 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}}if(data.nullable !== undefined){if(typeof data.nullable !== "boolean"){const err15 = {instancePath:instancePath+"/nullable",schemaPath:"#/properties/nullable/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.required !== undefined){if(typeof data.required !== "boolean"){const err16 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.items !== undefined){if(!(wrapper0.validate(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);errors = vErrors.length;}}if(data.properties !== undefined){let data12 = data.properties;if(data12 && typeof data12 == "object" && !Array.isArray(data12)){for(const key1 in data12){if(!(wrapper0.validate(data12[key1], {instancePath:instancePath+"/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data12,parentDataProperty:key1,rootData}))){vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);errors = vErrors.length;}}}else {const err17 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}else {const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}validate68.errors = vErrors;return errors === 0;}
function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(validate68(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);errors = vErrors.length;}}}else {const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate67.errors = vErrors;return errors === 0;}const schema29 = {"type":"object","additionalProperties":false,"properties":{"exit_code":{"anyOf":[{"type":"integer"},{"type":"array","minItems":1,"items":{"type":"integer"}},{"type":"string","pattern":"^-?\\d+\\s*(\\.\\.|-)\\s*-?\\d+$"}]},"stdout":{"type":"string","minLength":1},"stderr":{"type":"string","minLength":1},"signal":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"timeout":{"type":"boolean"},"kind":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"details":{"type":"object"},"transient":{"type":"boolean"},"use":{"enum":["git","npm","pip","docker","curl","gh","yarn","pnpm","apt","maven","gradle","cargo","go","playwright","terraform","aws","kubectl","runner","build","pytest","jest","vitest","node","tsc","eslint","ruff","mypy","gcc","dotnet"]},"job":{"type":"string","minLength":1},"step":{"type":"string","minLength":1},"rerun":{"type":"boolean"},"include":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]}}};const pattern5 = new RegExp("^-?\\d+\\s*(\\.\\.|-)\\s*-?\\d+$", "u");
function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(func2.call(schema29.properties, key0))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.exit_code !== undefined){let data0 = data.exit_code;const _errs3 = errors;let valid1 = false;const _errs4 = errors;if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){const err1 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf/0/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}var _valid0 = _errs4 === errors;valid1 = valid1 || _valid0;if(!valid1){const _errs6 = errors;if(Array.isArray(data0)){if(data0.length < 1){const err2 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}const len0 = data0.length;for(let i0=0; i0<len0; i0++){let data1 = data0[i0];if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){const err3 = {instancePath:instancePath+"/exit_code/" + i0,schemaPath:"#/properties/exit_code/anyOf/1/items/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}}else {const err4 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf/1/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}var _valid0 = _errs6 === errors;valid1 = valid1 || _valid0;if(!valid1){const _errs10 = errors;if(typeof data0 === "string"){if(!pattern5.test(data0)){const err5 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf/2/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\s*(\\.\\.|-)\\s*-?\\d+$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf/2/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}var _valid0 = _errs10 === errors;valid1 = valid1 || _valid0;}}if(!valid1){const err7 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}else {errors = _errs3;if(vErrors !== null){if(_errs3){vErrors.length = _errs3;}else {vErrors = null;}}}}if(data.stdout !== undefined){let data2 = data.stdout;if(typeof data2 === "string"){if(data2.length < 1){const err8 = {instancePath:instancePath+"/stdout",schemaPath:"#/properties/stdout/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/stdout",schemaPath:"#/properties/stdout/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.stderr !== undefined){let data3 = data.stderr;if(typeof data3 === "string"){if(data3.length < 1){const err10 = {instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.signal !== undefined){let data4 = data.signal;const _errs17 = errors;let valid4 = false;const _errs18 = errors;if(typeof data4 === "string"){if(data4.length < 1){const err12 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}else {const err13 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}var _valid1 = _errs18 === errors;valid4 = valid4 || _valid1;if(!valid4){const _errs20 = errors;if(Array.isArray(data4)){if(data4.length < 1){const err14 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}const len1 = data4.length;for(let i1=0; i1<len1; i1++){let data5 = data4[i1];if(typeof data5 === "string"){if(data5.length < 1){const err15 = {instancePath:instancePath+"/signal/" + i1,schemaPath:"#/properties/signal/anyOf/1/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}else {const err16 = {instancePath:instancePath+"/signal/" + i1,schemaPath:"#/properties/signal/anyOf/1/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}}else {const err17 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/anyOf/1/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}var _valid1 = _errs20 === errors;valid4 = valid4 || _valid1;}if(!valid4){const err18 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}else {errors = _errs17;if(vErrors !== null){if(_errs17){vErrors.length = _errs17;}else {vErrors = null;}}}}if(data.timeout !== undefined){if(typeof data.timeout !== "boolean"){const err19 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}if(data.kind !== undefined){let data7 = data.kind;if(typeof data7 === "string"){if(data7.length < 1){const err20 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data.message !== undefined){let data8 = data.message;if(typeof data8 === "string"){if(data8.length < 1){const err22 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}else {const err23 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.details !== undefined){let data9 = data.details;if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){const err24 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data.transient !== undefined){if(typeof data.transient !== "boolean"){const err25 = {instancePath:instancePath+"/transient",schemaPath:"#/properties/transient/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data.use !== undefined){let data11 = data.use;if(!(((((((((((((((((((((((((((((data11 === "git") || (data11 === "npm")) || (data11 === "pip")) || (data11 === "docker")) || (data11 === "curl")) || (data11 === "gh")) || (data11 === "yarn")) || (data11 === "pnpm")) || (data11 === "apt")) || (data11 === "maven")) || (data11 === "gradle")) || (data11 === "cargo")) || (data11 === "go")) || (data11 === "playwright")) || (data11 === "terraform")) || (data11 === "aws")) || (data11 === "kubectl")) || (data11 === "runner")) || (data11 === "build")) || (data11 === "pytest")) || (data11 === "jest")) || (data11 === "vitest")) || (data11 === "node")) || (data11 === "tsc")) || (data11 === "eslint")) || (data11 === "ruff")) || (data11 === "mypy")) || (data11 === "gcc")) || (data11 === "dotnet"))){const err26 = {instancePath:instancePath+"/use",schemaPath:"#/properties/use/enum",keyword:"enum",params:{allowedValues: schema29.properties.use.enum}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data.job !== undefined){let data12 = data.job;if(typeof data12 === "string"){if(data12.length < 1){const err27 = {instancePath:instancePath+"/job",schemaPath:"#/properties/job/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}else {const err28 = {instancePath:instancePath+"/job",schemaPath:"#/properties/job/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}if(data.step !== undefined){let data13 = data.step;if(typeof data13 === "string"){if(data13.length < 1){const err29 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}else {const err30 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}if(data.rerun !== undefined){if(typeof data.rerun !== "boolean"){const err31 = {instancePath:instancePath+"/rerun",schemaPath:"#/properties/rerun/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}if(data.include !== undefined){let data15 = data.include;const _errs42 = errors;let valid7 = false;const _errs43 = errors;if(typeof data15 === "string"){if(data15.length < 1){const err32 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}else {const err33 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}var _valid2 = _errs43 === errors;valid7 = valid7 || _valid2;if(!valid7){const _errs45 = errors;if(Array.isArray(data15)){if(data15.length < 1){const err34 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}const len2 = data15.length;for(let i2=0; i2<len2; i2++){let data16 = data15[i2];if(typeof data16 === "string"){if(data16.length < 1){const err35 = {instancePath:instancePath+"/include/" + i2,schemaPath:"#/properties/include/anyOf/1/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}else {const err36 = {instancePath:instancePath+"/include/" + i2,schemaPath:"#/properties/include/anyOf/1/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}}else {const err37 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/anyOf/1/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}var _valid2 = _errs45 === errors;valid7 = valid7 || _valid2;}if(!valid7){const err38 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}else {errors = _errs42;if(vErrors !== null){if(_errs42){vErrors.length = _errs42;}else {vErrors = null;}}}}}else {const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}validate71.errors = vErrors;return errors === 0;}
function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(func2.call(schema26.properties, key0))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern1.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.type !== undefined){if("script" !== data.type){const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "script"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err9 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err12 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.max_output_bytes !== undefined){let data7 = data.max_output_bytes;if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err13 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}if((typeof data7 == "number") && (isFinite(data7))){if(data7 < 1024 || isNaN(data7)){const err14 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}}if(data.resilience !== undefined){if(!(validate36(data.resilience, {instancePath:instancePath+"/resilience",parentData:data,parentDataProperty:"resilience",rootData}))){vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);errors = vErrors.length;}}if(data.raises !== undefined){if(!(validate49(data.raises, {instancePath:instancePath+"/raises",parentData:data,parentDataProperty:"raises",rootData}))){vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);errors = vErrors.length;}}if(data.command !== undefined){let data10 = data.command;if(typeof data10 === "string"){if(data10.length < 1){const err15 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}else {const err16 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.args !== undefined){let data11 = data.args;if(Array.isArray(data11)){const len1 = data11.length;for(let i1=0; i1<len1; i1++){let data12 = data11[i1];if(((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))) && (typeof data12 !== "boolean")){const err17 = {instancePath:instancePath+"/args/" + i1,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: schema26.properties.args.items.type}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}else {const err18 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data.run !== undefined){let data13 = data.run;if(typeof data13 === "string"){if(data13.length < 1){const err19 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}else {const err20 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}if(data.shell !== undefined){let data14 = data.shell;if(typeof data14 === "string"){if(data14.length < 1){const err21 = {instancePath:instancePath+"/shell",schemaPath:"#/properties/shell/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}else {const err22 = {instancePath:instancePath+"/shell",schemaPath:"#/properties/shell/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data.env !== undefined){if(!(validate31(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData}))){vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);errors = vErrors.length;}}if(data.working_dir !== undefined){if(typeof data.working_dir !== "string"){const err23 = {instancePath:instancePath+"/working_dir",schemaPath:"#/properties/working_dir/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.timeout !== undefined){let data17 = data.timeout;if((typeof data17 == "number") && (isFinite(data17))){if(data17 <= 0 || isNaN(data17)){const err24 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}else {const err25 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data.stdin !== undefined){if(typeof data.stdin !== "string"){const err26 = {instancePath:instancePath+"/stdin",schemaPath:"#/properties/stdin/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data.output !== undefined){if(!(validate67(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);errors = vErrors.length;}}if(data.classify !== undefined){let data20 = data.classify;if(Array.isArray(data20)){if(data20.length < 1){const err27 = {instancePath:instancePath+"/classify",schemaPath:"#/properties/classify/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}const len2 = data20.length;for(let i2=0; i2<len2; i2++){if(!(validate71(data20[i2], {instancePath:instancePath+"/classify/" + i2,parentData:data20,parentDataProperty:i2,rootData}))){vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);errors = vErrors.length;}}}else {const err28 = {instancePath:instancePath+"/classify",schemaPath:"#/properties/classify/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}if(data.reports !== undefined){let data22 = data.reports;const _errs40 = errors;let valid7 = false;const _errs41 = errors;if(typeof data22 === "string"){if(data22.length < 1){const err29 = {instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}else {const err30 = {instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}var _valid0 = _errs41 === errors;valid7 = valid7 || _valid0;if(!valid7){const _errs43 = errors;if(Array.isArray(data22)){if(data22.length < 1){const err31 = {instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}const len3 = data22.length;for(let i3=0; i3<len3; i3++){let data23 = data22[i3];if(typeof data23 === "string"){if(data23.length < 1){const err32 = {instancePath:instancePath+"/reports/" + i3,schemaPath:"#/properties/reports/anyOf/1/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}else {const err33 = {instancePath:instancePath+"/reports/" + i3,schemaPath:"#/properties/reports/anyOf/1/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}}}else {const err34 = {instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/anyOf/1/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}var _valid0 = _errs43 === errors;valid7 = valid7 || _valid0;}if(!valid7){const err35 = {instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}else {errors = _errs40;if(vErrors !== null){if(_errs40){vErrors.length = _errs40;}else {vErrors = null;}}}}if(data.reports_required !== undefined){if(typeof data.reports_required !== "boolean"){const err36 = {instancePath:instancePath+"/reports_required",schemaPath:"#/properties/reports_required/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}if(data.quarantine !== undefined){let data25 = data.quarantine;if(typeof data25 === "string"){if(data25.length < 1){const err37 = {instancePath:instancePath+"/quarantine",schemaPath:"#/properties/quarantine/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}}else {const err38 = {instancePath:instancePath+"/quarantine",schemaPath:"#/properties/quarantine/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}}if(data.workflow_commands !== undefined){let data26 = data.workflow_commands;if(!((data26 === "allow") || (data26 === "stop"))){const err39 = {instancePath:instancePath+"/workflow_commands",schemaPath:"#/properties/workflow_commands/enum",keyword:"enum",params:{allowedValues: schema26.properties.workflow_commands.enum}};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}}}else {const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}validate62.errors = vErrors;return errors === 0;}exports.setNode = validate73;const schema30 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"set"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"value":{},"values":{"type":"object","additionalProperties":true},"output_type":{"enum":["auto","string","number","integer","boolean","list","dict"]},"output":{"$ref":"#/$defs/outputSchema"}},"required":["name","type"]};
function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(func2.call(schema30.properties, key0))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern1.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.type !== undefined){if("set" !== data.type){const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "set"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err9 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err12 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.max_output_bytes !== undefined){let data7 = data.max_output_bytes;if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err13 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}if((typeof data7 == "number") && (isFinite(data7))){if(data7 < 1024 || isNaN(data7)){const err14 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}}if(data.values !== undefined){let data8 = data.values;if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){const err15 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.output_type !== undefined){let data9 = data.output_type;if(!(((((((data9 === "auto") || (data9 === "string")) || (data9 === "number")) || (data9 === "integer")) || (data9 === "boolean")) || (data9 === "list")) || (data9 === "dict"))){const err16 = {instancePath:instancePath+"/output_type",schemaPath:"#/properties/output_type/enum",keyword:"enum",params:{allowedValues: schema30.properties.output_type.enum}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.output !== undefined){if(!(validate67(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);errors = vErrors.length;}}}else {const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}validate73.errors = vErrors;return errors === 0;}exports.waitNode = validate76;const schema31 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"wait"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"duration":{"type":["string","number"]},"reason":{"type":"string"}},"required":["name","type","duration"]};
function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.duration === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(func2.call(schema31.properties, key0))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data0.length < 1){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(!pattern1.test(data0)){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.type !== undefined){if("wait" !== data.type){const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "wait"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err10 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err13 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.max_output_bytes !== undefined){let data7 = data.max_output_bytes;if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err14 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}if((typeof data7 == "number") && (isFinite(data7))){if(data7 < 1024 || isNaN(data7)){const err15 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}if(data.duration !== undefined){let data8 = data.duration;if((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))){const err16 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: schema31.properties.duration.type}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.reason !== undefined){if(typeof data.reason !== "string"){const err17 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}else {const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}validate76.errors = vErrors;return errors === 0;}exports.terminateNode = validate78;const schema32 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"terminate"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"status":{"enum":["success","failed"]},"reason":{"type":"string","minLength":1,"pattern":"\\S"},"output_template":{"$ref":"#/$defs/outputTemplate"}},"required":["name","type","status","reason"]};const pattern9 = new RegExp("\\S", "u");
function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.status === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.reason === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!(((((((key0 === "name") || (key0 === "type")) || (key0 === "description")) || (key0 === "input")) || (key0 === "status")) || (key0 === "reason")) || (key0 === "output_template"))){const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data0.length < 1){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(!pattern1.test(data0)){const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.type !== undefined){if("terminate" !== data.type){const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "terminate"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err11 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.status !== undefined){let data5 = data.status;if(!((data5 === "success") || (data5 === "failed"))){const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema32.properties.status.enum}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.reason !== undefined){let data6 = data.reason;if(typeof data6 === "string"){if(data6.length < 1){const err15 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}if(!pattern9.test(data6)){const err16 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}else {const err17 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data.output_template !== undefined){if(!(validate25(data.output_template, {instancePath:instancePath+"/output_template",parentData:data,parentDataProperty:"output_template",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}}else {const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}validate78.errors = vErrors;return errors === 0;}exports.workflowNode = validate80;const schema33 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"workflow"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"workflow":{"type":"string","minLength":1},"input_mapping":{"type":"object","additionalProperties":true},"max_depth":{"type":"integer","minimum":1,"maximum":10},"output":{"$ref":"#/$defs/outputSchema"},"execution":{}},"required":["name","type","workflow"]};
function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.workflow === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workflow"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(func2.call(schema33.properties, key0))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data0.length < 1){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(!pattern1.test(data0)){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.type !== undefined){if("workflow" !== data.type){const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "workflow"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err10 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err13 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.max_output_bytes !== undefined){let data7 = data.max_output_bytes;if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err14 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}if((typeof data7 == "number") && (isFinite(data7))){if(data7 < 1024 || isNaN(data7)){const err15 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}if(data.resilience !== undefined){if(!(validate36(data.resilience, {instancePath:instancePath+"/resilience",parentData:data,parentDataProperty:"resilience",rootData}))){vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);errors = vErrors.length;}}if(data.raises !== undefined){if(!(validate49(data.raises, {instancePath:instancePath+"/raises",parentData:data,parentDataProperty:"raises",rootData}))){vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);errors = vErrors.length;}}if(data.workflow !== undefined){let data10 = data.workflow;if(typeof data10 === "string"){if(data10.length < 1){const err16 = {instancePath:instancePath+"/workflow",schemaPath:"#/properties/workflow/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}else {const err17 = {instancePath:instancePath+"/workflow",schemaPath:"#/properties/workflow/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data.input_mapping !== undefined){let data11 = data.input_mapping;if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){const err18 = {instancePath:instancePath+"/input_mapping",schemaPath:"#/properties/input_mapping/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data.max_depth !== undefined){let data12 = data.max_depth;if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){const err19 = {instancePath:instancePath+"/max_depth",schemaPath:"#/properties/max_depth/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}if((typeof data12 == "number") && (isFinite(data12))){if(data12 > 10 || isNaN(data12)){const err20 = {instancePath:instancePath+"/max_depth",schemaPath:"#/properties/max_depth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}if(data12 < 1 || isNaN(data12)){const err21 = {instancePath:instancePath+"/max_depth",schemaPath:"#/properties/max_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}if(data.output !== undefined){if(!(validate67(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);errors = vErrors.length;}}}else {const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}validate80.errors = vErrors;return errors === 0;}exports.agentNode = validate85;const schema34 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"agent"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"prompt":{"type":"string"},"system_prompt":{"type":"string"},"model":{"type":"string"},"provider":{"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/provider"}]},"output":{"$ref":"#/$defs/outputSchema"},"retry":{"$ref":"#/$defs/agentRetry"},"timeout_seconds":{"type":"number","exclusiveMinimum":0,"description":"Time limit over all attempts: seconds, or 90s, 10m, 1h."},"raise_instructions":{"type":"boolean"},"working_dir":{"type":"string"},"temperature":{"type":"number","minimum":0,"maximum":2},"max_tokens":{"type":"integer","minimum":1},"reasoning":{"type":"object","additionalProperties":false,"properties":{"effort":{"anyOf":[{"enum":["low","medium","high","xhigh","max"]},{"type":"string","pattern":"\\{[{%]"}]}},"required":["effort"]},"tools":{"type":"array","items":{"type":"string","minLength":1}},"skills":{},"plugins":{},"output_mode":{},"context_tier":{},"session_key":{},"max_session_seconds":{},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500},"validator":{},"sandbox":{},"dialog":{},"execution":{},"settings_dir":{}},"required":["name"]};const pattern12 = new RegExp("\\{[{%]", "u");const schema35 = {"type":"object","additionalProperties":false,"properties":{"max_attempts":{"type":"integer","minimum":1,"maximum":10},"backoff":{"enum":["none","fixed","linear","exponential"]},"delay_seconds":{"type":"number","minimum":0,"maximum":300},"retry_on":{"type":"array","items":{"enum":["provider_error","timeout","rate_limit","network"]}},"max_parse_recovery_attempts":{"type":"integer","minimum":0,"maximum":10}}};
function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(((((key0 === "max_attempts") || (key0 === "backoff")) || (key0 === "delay_seconds")) || (key0 === "retry_on")) || (key0 === "max_parse_recovery_attempts"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.max_attempts !== undefined){let data0 = data.max_attempts;if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){const err1 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if((typeof data0 == "number") && (isFinite(data0))){if(data0 > 10 || isNaN(data0)){const err2 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data0 < 1 || isNaN(data0)){const err3 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}}if(data.backoff !== undefined){let data1 = data.backoff;if(!((((data1 === "none") || (data1 === "fixed")) || (data1 === "linear")) || (data1 === "exponential"))){const err4 = {instancePath:instancePath+"/backoff",schemaPath:"#/properties/backoff/enum",keyword:"enum",params:{allowedValues: schema35.properties.backoff.enum}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.delay_seconds !== undefined){let data2 = data.delay_seconds;if((typeof data2 == "number") && (isFinite(data2))){if(data2 > 300 || isNaN(data2)){const err5 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data2 < 0 || isNaN(data2)){const err6 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.retry_on !== undefined){let data3 = data.retry_on;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(!((((data4 === "provider_error") || (data4 === "timeout")) || (data4 === "rate_limit")) || (data4 === "network"))){const err8 = {instancePath:instancePath+"/retry_on/" + i0,schemaPath:"#/properties/retry_on/items/enum",keyword:"enum",params:{allowedValues: schema35.properties.retry_on.items.enum}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}}else {const err9 = {instancePath:instancePath+"/retry_on",schemaPath:"#/properties/retry_on/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.max_parse_recovery_attempts !== undefined){let data5 = data.max_parse_recovery_attempts;if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){const err10 = {instancePath:instancePath+"/max_parse_recovery_attempts",schemaPath:"#/properties/max_parse_recovery_attempts/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}if((typeof data5 == "number") && (isFinite(data5))){if(data5 > 10 || isNaN(data5)){const err11 = {instancePath:instancePath+"/max_parse_recovery_attempts",schemaPath:"#/properties/max_parse_recovery_attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(data5 < 0 || isNaN(data5)){const err12 = {instancePath:instancePath+"/max_parse_recovery_attempts",schemaPath:"#/properties/max_parse_recovery_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}}else {const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}validate91.errors = vErrors;return errors === 0;}
function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!(func2.call(schema34.properties, key0))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data0.length < 1){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(!pattern1.test(data0)){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}else {const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.type !== undefined){if("agent" !== data.type){const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "agent"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err8 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}}else {const err10 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err11 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.max_output_bytes !== undefined){let data7 = data.max_output_bytes;if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err12 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if((typeof data7 == "number") && (isFinite(data7))){if(data7 < 1024 || isNaN(data7)){const err13 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}}if(data.resilience !== undefined){if(!(validate36(data.resilience, {instancePath:instancePath+"/resilience",parentData:data,parentDataProperty:"resilience",rootData}))){vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);errors = vErrors.length;}}if(data.raises !== undefined){if(!(validate49(data.raises, {instancePath:instancePath+"/raises",parentData:data,parentDataProperty:"raises",rootData}))){vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);errors = vErrors.length;}}if(data.prompt !== undefined){if(typeof data.prompt !== "string"){const err14 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.system_prompt !== undefined){if(typeof data.system_prompt !== "string"){const err15 = {instancePath:instancePath+"/system_prompt",schemaPath:"#/properties/system_prompt/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.model !== undefined){if(typeof data.model !== "string"){const err16 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.provider !== undefined){let data13 = data.provider;const _errs25 = errors;let valid3 = false;const _errs26 = errors;if(typeof data13 === "string"){if(data13.length < 1){const err17 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}else {const err18 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}var _valid0 = _errs26 === errors;valid3 = valid3 || _valid0;if(!valid3){const _errs28 = errors;if(!(validate30(data13, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);errors = vErrors.length;}var _valid0 = _errs28 === errors;valid3 = valid3 || _valid0;}if(!valid3){const err19 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}else {errors = _errs25;if(vErrors !== null){if(_errs25){vErrors.length = _errs25;}else {vErrors = null;}}}}if(data.output !== undefined){if(!(validate67(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);errors = vErrors.length;}}if(data.retry !== undefined){if(!(validate91(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);errors = vErrors.length;}}if(data.timeout_seconds !== undefined){let data16 = data.timeout_seconds;if((typeof data16 == "number") && (isFinite(data16))){if(data16 <= 0 || isNaN(data16)){const err20 = {instancePath:instancePath+"/timeout_seconds",schemaPath:"#/properties/timeout_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/timeout_seconds",schemaPath:"#/properties/timeout_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data.raise_instructions !== undefined){if(typeof data.raise_instructions !== "boolean"){const err22 = {instancePath:instancePath+"/raise_instructions",schemaPath:"#/properties/raise_instructions/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data.working_dir !== undefined){if(typeof data.working_dir !== "string"){const err23 = {instancePath:instancePath+"/working_dir",schemaPath:"#/properties/working_dir/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.temperature !== undefined){let data19 = data.temperature;if((typeof data19 == "number") && (isFinite(data19))){if(data19 > 2 || isNaN(data19)){const err24 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}if(data19 < 0 || isNaN(data19)){const err25 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}else {const err26 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data.max_tokens !== undefined){let data20 = data.max_tokens;if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){const err27 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}if((typeof data20 == "number") && (isFinite(data20))){if(data20 < 1 || isNaN(data20)){const err28 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}}if(data.reasoning !== undefined){let data21 = data.reasoning;if(data21 && typeof data21 == "object" && !Array.isArray(data21)){if(data21.effort === undefined){const err29 = {instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/required",keyword:"required",params:{missingProperty: "effort"}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}for(const key1 in data21){if(!(key1 === "effort")){const err30 = {instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}if(data21.effort !== undefined){let data22 = data21.effort;const _errs45 = errors;let valid5 = false;const _errs46 = errors;if(!(((((data22 === "low") || (data22 === "medium")) || (data22 === "high")) || (data22 === "xhigh")) || (data22 === "max"))){const err31 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"#/properties/reasoning/properties/effort/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema34.properties.reasoning.properties.effort.anyOf[0].enum}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}var _valid1 = _errs46 === errors;valid5 = valid5 || _valid1;if(!valid5){const _errs47 = errors;if(typeof data22 === "string"){if(!pattern12.test(data22)){const err32 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"#/properties/reasoning/properties/effort/anyOf/1/pattern",keyword:"pattern",params:{pattern: "\\{[{%]"}};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}else {const err33 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"#/properties/reasoning/properties/effort/anyOf/1/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}var _valid1 = _errs47 === errors;valid5 = valid5 || _valid1;}if(!valid5){const err34 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"#/properties/reasoning/properties/effort/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}else {errors = _errs45;if(vErrors !== null){if(_errs45){vErrors.length = _errs45;}else {vErrors = null;}}}}}else {const err35 = {instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}if(data.tools !== undefined){let data23 = data.tools;if(Array.isArray(data23)){const len1 = data23.length;for(let i1=0; i1<len1; i1++){let data24 = data23[i1];if(typeof data24 === "string"){if(data24.length < 1){const err36 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}else {const err37 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}}}else {const err38 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}}if(data.max_agent_iterations !== undefined){let data25 = data.max_agent_iterations;if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){const err39 = {instancePath:instancePath+"/max_agent_iterations",schemaPath:"#/properties/max_agent_iterations/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}if((typeof data25 == "number") && (isFinite(data25))){if(data25 > 500 || isNaN(data25)){const err40 = {instancePath:instancePath+"/max_agent_iterations",schemaPath:"#/properties/max_agent_iterations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}if(data25 < 1 || isNaN(data25)){const err41 = {instancePath:instancePath+"/max_agent_iterations",schemaPath:"#/properties/max_agent_iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}}}}else {const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}validate85.errors = vErrors;return errors === 0;}exports.gateNode = validate93;const schema36 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"human_gate"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string","minLength":1},"options":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","minLength":1},"value":{"type":["string","number","boolean"]},"route":{"type":"string","minLength":1},"prompt_for":{"type":"string","minLength":1},"multiline":{"type":"boolean"}},"required":["label","value"]}}},"required":["name","type","prompt","options"]};
function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.prompt === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.options === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!(((((((key0 === "name") || (key0 === "type")) || (key0 === "description")) || (key0 === "input")) || (key0 === "routes")) || (key0 === "prompt")) || (key0 === "options"))){const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data0.length < 1){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(!pattern1.test(data0)){const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.type !== undefined){if("human_gate" !== data.type){const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "human_gate"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err11 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.prompt !== undefined){let data6 = data.prompt;if(typeof data6 === "string"){if(data6.length < 1){const err14 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else {const err15 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.options !== undefined){let data7 = data.options;if(Array.isArray(data7)){if(data7.length < 1){const err16 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}const len1 = data7.length;for(let i1=0; i1<len1; i1++){let data8 = data7[i1];if(data8 && typeof data8 == "object" && !Array.isArray(data8)){if(data8.label === undefined){const err17 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: "label"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}if(data8.value === undefined){const err18 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: "value"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}for(const key1 in data8){if(!(((((key1 === "label") || (key1 === "value")) || (key1 === "route")) || (key1 === "prompt_for")) || (key1 === "multiline"))){const err19 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}if(data8.label !== undefined){let data9 = data8.label;if(typeof data9 === "string"){if(data9.length < 1){const err20 = {instancePath:instancePath+"/options/" + i1+"/label",schemaPath:"#/properties/options/items/properties/label/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/options/" + i1+"/label",schemaPath:"#/properties/options/items/properties/label/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data8.value !== undefined){let data10 = data8.value;if(((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")){const err22 = {instancePath:instancePath+"/options/" + i1+"/value",schemaPath:"#/properties/options/items/properties/value/type",keyword:"type",params:{type: schema36.properties.options.items.properties.value.type}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data8.route !== undefined){let data11 = data8.route;if(typeof data11 === "string"){if(data11.length < 1){const err23 = {instancePath:instancePath+"/options/" + i1+"/route",schemaPath:"#/properties/options/items/properties/route/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}else {const err24 = {instancePath:instancePath+"/options/" + i1+"/route",schemaPath:"#/properties/options/items/properties/route/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data8.prompt_for !== undefined){let data12 = data8.prompt_for;if(typeof data12 === "string"){if(data12.length < 1){const err25 = {instancePath:instancePath+"/options/" + i1+"/prompt_for",schemaPath:"#/properties/options/items/properties/prompt_for/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}else {const err26 = {instancePath:instancePath+"/options/" + i1+"/prompt_for",schemaPath:"#/properties/options/items/properties/prompt_for/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data8.multiline !== undefined){if(typeof data8.multiline !== "boolean"){const err27 = {instancePath:instancePath+"/options/" + i1+"/multiline",schemaPath:"#/properties/options/items/properties/multiline/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}}else {const err28 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}}else {const err29 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}}else {const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}validate93.errors = vErrors;return errors === 0;}exports.questionsNode = validate95;const schema37 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"questions"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string"},"questions":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[^=]+$"},"text":{"type":"string","minLength":1},"hint":{"type":"string"},"choices":{"type":"array","items":{"type":["string","number","boolean"]}},"allow_free_text":{"type":"boolean"},"default":{"type":["string","number","boolean"]},"required":{"type":"boolean"},"multiline":{"type":"boolean"}},"required":["text"]}},"source":{"type":"string","minLength":1},"allow_back":{"type":"boolean"},"allow_skip":{"type":"boolean"},"allow_skip_all":{"type":"boolean"},"allow_abort":{"type":"boolean"},"abort_route":{"type":"string","minLength":1}},"required":["name","type"]};const pattern15 = new RegExp("^[^=]+$", "u");
function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(func2.call(schema37.properties, key0))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern1.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.type !== undefined){if("questions" !== data.type){const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "questions"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err9 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);errors = vErrors.length;}}if(data.prompt !== undefined){if(typeof data.prompt !== "string"){const err12 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.questions !== undefined){let data7 = data.questions;if(Array.isArray(data7)){if(data7.length < 1){const err13 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}const len1 = data7.length;for(let i1=0; i1<len1; i1++){let data8 = data7[i1];if(data8 && typeof data8 == "object" && !Array.isArray(data8)){if(data8.text === undefined){const err14 = {instancePath:instancePath+"/questions/" + i1,schemaPath:"#/properties/questions/items/required",keyword:"required",params:{missingProperty: "text"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}for(const key1 in data8){if(!((((((((key1 === "id") || (key1 === "text")) || (key1 === "hint")) || (key1 === "choices")) || (key1 === "allow_free_text")) || (key1 === "default")) || (key1 === "required")) || (key1 === "multiline"))){const err15 = {instancePath:instancePath+"/questions/" + i1,schemaPath:"#/properties/questions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data8.id !== undefined){let data9 = data8.id;if(typeof data9 === "string"){if(!pattern15.test(data9)){const err16 = {instancePath:instancePath+"/questions/" + i1+"/id",schemaPath:"#/properties/questions/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[^=]+$"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}else {const err17 = {instancePath:instancePath+"/questions/" + i1+"/id",schemaPath:"#/properties/questions/items/properties/id/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data8.text !== undefined){let data10 = data8.text;if(typeof data10 === "string"){if(data10.length < 1){const err18 = {instancePath:instancePath+"/questions/" + i1+"/text",schemaPath:"#/properties/questions/items/properties/text/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}else {const err19 = {instancePath:instancePath+"/questions/" + i1+"/text",schemaPath:"#/properties/questions/items/properties/text/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}if(data8.hint !== undefined){if(typeof data8.hint !== "string"){const err20 = {instancePath:instancePath+"/questions/" + i1+"/hint",schemaPath:"#/properties/questions/items/properties/hint/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}if(data8.choices !== undefined){let data12 = data8.choices;if(Array.isArray(data12)){const len2 = data12.length;for(let i2=0; i2<len2; i2++){let data13 = data12[i2];if(((typeof data13 !== "string") && (!((typeof data13 == "number") && (isFinite(data13))))) && (typeof data13 !== "boolean")){const err21 = {instancePath:instancePath+"/questions/" + i1+"/choices/" + i2,schemaPath:"#/properties/questions/items/properties/choices/items/type",keyword:"type",params:{type: schema37.properties.questions.items.properties.choices.items.type}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}else {const err22 = {instancePath:instancePath+"/questions/" + i1+"/choices",schemaPath:"#/properties/questions/items/properties/choices/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data8.allow_free_text !== undefined){if(typeof data8.allow_free_text !== "boolean"){const err23 = {instancePath:instancePath+"/questions/" + i1+"/allow_free_text",schemaPath:"#/properties/questions/items/properties/allow_free_text/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data8.default !== undefined){let data15 = data8.default;if(((typeof data15 !== "string") && (!((typeof data15 == "number") && (isFinite(data15))))) && (typeof data15 !== "boolean")){const err24 = {instancePath:instancePath+"/questions/" + i1+"/default",schemaPath:"#/properties/questions/items/properties/default/type",keyword:"type",params:{type: schema37.properties.questions.items.properties.default.type}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data8.required !== undefined){if(typeof data8.required !== "boolean"){const err25 = {instancePath:instancePath+"/questions/" + i1+"/required",schemaPath:"#/properties/questions/items/properties/required/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data8.multiline !== undefined){if(typeof data8.multiline !== "boolean"){const err26 = {instancePath:instancePath+"/questions/" + i1+"/multiline",schemaPath:"#/properties/questions/items/properties/multiline/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}}else {const err27 = {instancePath:instancePath+"/questions/" + i1,schemaPath:"#/properties/questions/items/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}}else {const err28 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}if(data.source !== undefined){let data18 = data.source;if(typeof data18 === "string"){if(data18.length < 1){const err29 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}else {const err30 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}if(data.allow_back !== undefined){if(typeof data.allow_back !== "boolean"){const err31 = {instancePath:instancePath+"/allow_back",schemaPath:"#/properties/allow_back/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}if(data.allow_skip !== undefined){if(typeof data.allow_skip !== "boolean"){const err32 = {instancePath:instancePath+"/allow_skip",schemaPath:"#/properties/allow_skip/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}if(data.allow_skip_all !== undefined){if(typeof data.allow_skip_all !== "boolean"){const err33 = {instancePath:instancePath+"/allow_skip_all",schemaPath:"#/properties/allow_skip_all/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}}if(data.allow_abort !== undefined){if(typeof data.allow_abort !== "boolean"){const err34 = {instancePath:instancePath+"/allow_abort",schemaPath:"#/properties/allow_abort/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}if(data.abort_route !== undefined){let data23 = data.abort_route;if(typeof data23 === "string"){if(data23.length < 1){const err35 = {instancePath:instancePath+"/abort_route",schemaPath:"#/properties/abort_route/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}else {const err36 = {instancePath:instancePath+"/abort_route",schemaPath:"#/properties/abort_route/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}}else {const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}validate95.errors = vErrors;return errors === 0;}exports.max_concurrent_tasks_policy = validate97;const schema38 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"max_concurrent_tasks"},"max":{"type":"integer","minimum":1}},"required":["name","type"]};
function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!((((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type")) || (key0 === "max"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern1.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema38.properties.mode.enum}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err9 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err10 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.type !== undefined){if("max_concurrent_tasks" !== data.type){const err13 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "max_concurrent_tasks"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.max !== undefined){let data6 = data.max;if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){const err14 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}if((typeof data6 == "number") && (isFinite(data6))){if(data6 < 1 || isNaN(data6)){const err15 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}}else {const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}validate97.errors = vErrors;return errors === 0;}exports.task_timeout_policy = validate98;const schema39 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"task_timeout"},"max_seconds":{"type":"number","exclusiveMinimum":0}},"required":["name","type"]};
function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!((((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type")) || (key0 === "max_seconds"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern1.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema39.properties.mode.enum}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err9 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err10 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.type !== undefined){if("task_timeout" !== data.type){const err13 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task_timeout"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.max_seconds !== undefined){let data6 = data.max_seconds;if((typeof data6 == "number") && (isFinite(data6))){if(data6 <= 0 || isNaN(data6)){const err14 = {instancePath:instancePath+"/max_seconds",schemaPath:"#/properties/max_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else {const err15 = {instancePath:instancePath+"/max_seconds",schemaPath:"#/properties/max_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}else {const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}validate98.errors = vErrors;return errors === 0;}exports.phase_gate_policy = validate99;const schema40 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"phase_gate"},"group":{"type":"string","minLength":1},"min_success_rate":{"type":"number","minimum":0,"maximum":1}},"required":["name","type","group"]};
function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.group === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(((((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type")) || (key0 === "group")) || (key0 === "min_success_rate"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data0.length < 1){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(!pattern1.test(data0)){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err9 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema40.properties.mode.enum}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err10 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.type !== undefined){if("phase_gate" !== data.type){const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "phase_gate"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.group !== undefined){let data6 = data.group;if(typeof data6 === "string"){if(data6.length < 1){const err15 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}else {const err16 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.min_success_rate !== undefined){let data7 = data.min_success_rate;if((typeof data7 == "number") && (isFinite(data7))){if(data7 > 1 || isNaN(data7)){const err17 = {instancePath:instancePath+"/min_success_rate",schemaPath:"#/properties/min_success_rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}if(data7 < 0 || isNaN(data7)){const err18 = {instancePath:instancePath+"/min_success_rate",schemaPath:"#/properties/min_success_rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}else {const err19 = {instancePath:instancePath+"/min_success_rate",schemaPath:"#/properties/min_success_rate/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}else {const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}validate99.errors = vErrors;return errors === 0;}exports.node_availability_policy = validate100;const schema41 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"node_availability"}},"required":["name","type"]};
function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern1.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema41.properties.mode.enum}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err9 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err10 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.type !== undefined){if("node_availability" !== data.type){const err13 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "node_availability"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}}else {const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}validate100.errors = vErrors;return errors === 0;}exports.expression_policy = validate101;const schema42 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"expression"},"allow_if":{"type":"string","minLength":1}},"required":["name","type","allow_if"]};
function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.allow_if === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow_if"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!((((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type")) || (key0 === "allow_if"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data0.length < 1){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(!pattern1.test(data0)){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err9 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema42.properties.mode.enum}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err10 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.type !== undefined){if("expression" !== data.type){const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "expression"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.allow_if !== undefined){let data6 = data.allow_if;if(typeof data6 === "string"){if(data6.length < 1){const err15 = {instancePath:instancePath+"/allow_if",schemaPath:"#/properties/allow_if/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}else {const err16 = {instancePath:instancePath+"/allow_if",schemaPath:"#/properties/allow_if/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}}else {const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}validate101.errors = vErrors;return errors === 0;}exports.command_policy = validate102;const schema43 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"command"},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number"]}},"timeout":{"type":"number","exclusiveMinimum":0}},"required":["name","type","command"]};
function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.command === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!((((((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type")) || (key0 === "command")) || (key0 === "args")) || (key0 === "timeout"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data0.length < 1){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(!pattern1.test(data0)){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err9 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema43.properties.mode.enum}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err10 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.type !== undefined){if("command" !== data.type){const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "command"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.command !== undefined){let data6 = data.command;if(typeof data6 === "string"){if(data6.length < 1){const err15 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}else {const err16 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.args !== undefined){let data7 = data.args;if(Array.isArray(data7)){const len1 = data7.length;for(let i1=0; i1<len1; i1++){let data8 = data7[i1];if((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))){const err17 = {instancePath:instancePath+"/args/" + i1,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: schema43.properties.args.items.type}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}else {const err18 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data.timeout !== undefined){let data9 = data.timeout;if((typeof data9 == "number") && (isFinite(data9))){if(data9 <= 0 || isNaN(data9)){const err19 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}else {const err20 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}}else {const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}validate102.errors = vErrors;return errors === 0;}


/***/ })

};
;