"use strict";
exports.id = 7444;
exports.ids = [7444,7707,4749];
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

/***/ 61091:
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
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
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
            this.deadLetters.set(id, { id, node, scope, kind, reason, ...pickItemKey(item) });
        },
        node_completed: (event) => {
            if (this.deadLetters.size > 0)
                this.deadLetters.delete((0,core_place/* toDeadLetterId */.NF)(event.run_id, event));
        },
        escalated: ({ node, scope, kind, message, title, labels, assignees, owner, item, replayed, joined }) => {
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
                ...(owner === undefined ? {} : { owner }),
                ...pickItemKey(item),
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
function pickItemKey(item) {
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
const MAX_FLAKY_NAMES = 100;
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
        const totals = {
            total,
            failed,
            skipped,
            flaky: sum('flaky'),
            quarantined: sum('quarantined'),
            seconds: sum('seconds'),
        };
        const names = this.flakyNames();
        return names.length === 0 ? totals : { ...totals, flaky_names: names };
    }
    flakyNames() {
        return [...this.nodes.values()].flatMap(({ flaky_names: names = [] }) => names).slice(0, MAX_FLAKY_NAMES);
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
            if (!(0,kinds/* isKind */.VF)(kind) || event.is_explicit === true || event.frames.length > 1 || details['injected'] === true)
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

;// CONCATENATED MODULE: ./build/src/account/pending-errors.js

const MAX_HANDLED = 100;
const MAX_THROUGH = 100;
const MAX_KINDS = 200;
class PendingErrors {
    isFailed = false;
    kinds = new Map();
    total = 0;
    #listed = [];
    #failedHandlers = [];
    add(failure) {
        addOvercome(this.kinds, failure, 'to', 1);
        this.total += 1;
        this.#list(toHandledPart(failure), []);
        return this;
    }
    addAll(errors) {
        for (const { error, by, count } of errors.kinds.values())
            addOvercome(this.kinds, error, by, count);
        this.total += errors.total;
        for (const listed of errors.#listed)
            this.#list(listed.error, errors.#throughOf(listed));
    }
    failHandler(node) {
        if (this.#failedHandlers.length < MAX_THROUGH)
            this.#failedHandlers.push(node);
    }
    listHandled(by) {
        return this.#listed.map((listed) => {
            const through = this.#throughOf(listed);
            const { item, ...error } = listed.error;
            return { ...error, by, ...(through.length === 0 ? {} : { through }), ...(item === undefined ? {} : { item }) };
        });
    }
    #list(error, through) {
        if (this.#listed.length < MAX_HANDLED)
            this.#listed.push({ error, through, since: this.#failedHandlers.length });
    }
    #throughOf({ through, since }) {
        return [...through, ...this.#failedHandlers.slice(since)].slice(0, MAX_THROUGH);
    }
}
function addOvercome(kinds, error, by, times) {
    const overcome = getOrAddEntry(kinds, error.envelope.kind, { error, by, count: 0 }, MAX_KINDS);
    if (overcome !== undefined)
        overcome.count += times;
}
function toHandledPart({ node, envelope, attempts, item }) {
    const { kind, message } = envelope;
    return { node, kind, message, attempts, ...(item === undefined ? {} : { item: item.key }) };
}

;// CONCATENATED MODULE: ./build/src/account/errors.js






const MAX_RECORDED = 10_000;
class Errors {
    visits;
    recorded = [];
    handled = [];
    handledTotal = 0;
    overcome = new Map();
    #open = new Map();
    #reentered = new Set();
    #chains = new Map();
    #inside = new Map();
    #collected = new Map();
    constructor(visits) {
        this.visits = visits;
    }
    on = {
        workflow_started: () => {
            this.recorded.length = 0;
        },
        node_failed: (event) => {
            const key = (0,core_place/* toNodeKey */.BJ)(event);
            if (event.is_explicit === true)
                return this.#completeHandler(key, event.node);
            if (event.secondary === true)
                this.#keepInside(key, new PendingErrors().add(event));
            else if (event.envelope.kind !== 'internal.cancelled')
                this.#open.set(key, event);
            for (const chain of this.#chains.get(key) ?? [])
                chain.isFailed = true;
        },
        node_completed: (event) => {
            const key = (0,core_place/* toNodeKey */.BJ)(event);
            const failure = this.#open.get(key);
            if (failure !== undefined)
                addOvercome(this.overcome, failure, 'retry', 1);
            this.#open.delete(key);
            this.#completeHandler(key, event.node);
            this.#list(...listTolerated(event));
        },
        node_retry_scheduled: (event) => {
            const failure = this.#open.get((0,core_place/* toNodeKey */.BJ)(event));
            if (event.from !== null)
                this.#reentered.add((0,core_place/* toNodeKey */.BJ)(event));
            else if (failure !== undefined)
                this.#takeInside(failure);
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
            if (event.status === 'completed')
                this.#handle(collected.all, 'group', 'group');
            else
                this.#keepInside((0,core_place/* scopeInside */.nY)(event), collected.inside);
        },
        error_recorded: (event) => {
            if (this.recorded.length < MAX_RECORDED)
                this.recorded.push(event);
        },
    };
    #followRoute(event) {
        const { scope, node, action, to } = event;
        if (action === 'retry')
            return;
        const key = (0,core_place/* toNodeKey */.BJ)(event);
        const failure = this.#open.get(key);
        if (action === 'recover')
            this.#completeHandler(key, node);
        if (failure === undefined)
            return;
        const chains = this.#failChains(key, node);
        this.#open.delete(key);
        if (action === 'unhandled' || action === 'propagate') {
            for (const chain of chains)
                this.#keepInside(key, chain);
            if (action === 'unhandled' && event.route !== '')
                this.#keepInside(key, new PendingErrors().add(failure));
        }
        else if (action === 'to' && to !== null) {
            this.#lead((0,core_place/* toNodeKey */.BJ)({ scope, node: to }), failure, chains);
        }
        else if (action === 'end' || action === 'recover') {
            for (const errors of [...chains, this.#withInside(failure)])
                this.#handle(errors, action, action);
        }
        else if (action === 'collected') {
            const group = (0,core_place/* runAround */.tV)(scope);
            if (group !== null)
                this.#collect((0,core_place/* visitKey */.xp)(group), failure);
        }
    }
    #lead(handler, failure, chains) {
        const [chain = new PendingErrors(), ...others] = chains;
        chain.addAll(this.#withInside(failure));
        for (const led of [chain, ...others]) {
            led.isFailed = false;
            (0,maps/* addTo */.DN)(this.#chains, handler, led);
        }
        const visit = this.visits.find(failure);
        if (visit !== undefined)
            visit.handling = chain;
    }
    #completeHandler(key, node) {
        for (const chain of this.#chains.get(key) ?? []) {
            chain.isFailed = false;
            this.#handle(chain, 'to', node);
        }
        this.#chains.delete(key);
    }
    #failChains(key, node) {
        const chains = this.#chains.get(key) ?? [];
        this.#chains.delete(key);
        for (const chain of chains)
            chain.failHandler(node);
        return chains;
    }
    #handleReentered(scope) {
        for (const key of this.#reentered) {
            const failure = this.#open.get(key);
            if (failure === undefined || (scope !== null && failure.scope !== scope))
                continue;
            this.#reentered.delete(key);
            this.#open.delete(key);
            for (const chain of this.#failChains(key, failure.node)) {
                chain.isFailed = false;
                this.#handle(chain, 'retry', 'retry');
            }
            this.#handle(this.#withInside(failure), 'retry', 'retry');
        }
    }
    #collect(group, failure) {
        const collected = this.#collected.get(group) ?? { all: new PendingErrors(), inside: new PendingErrors() };
        this.#collected.set(group, collected);
        const inside = this.#takeInside(failure);
        collected.all.add(failure);
        for (const errors of inside) {
            collected.all.addAll(errors);
            collected.inside.addAll(errors);
        }
    }
    #handle(errors, action, by) {
        for (const { error, count } of errors.kinds.values())
            addOvercome(this.overcome, error, action, count);
        this.#list(errors.listHandled(by), errors.total);
    }
    #withInside(failure) {
        const errors = new PendingErrors().add(failure);
        for (const inside of this.#takeInside(failure))
            errors.addAll(inside);
        return errors;
    }
    #keepInside(key, errors) {
        const kept = this.#inside.get(key);
        if (kept === undefined)
            this.#inside.set(key, errors);
        else
            kept.addAll(errors);
    }
    #takeInside(failure) {
        if (!(0,step_types/* hasSteps */.yx)(failure.node_type))
            return [];
        for (const key of this.#open.keys())
            if ((0,core_place/* isInsideAttempt */.qB)(key, failure))
                this.#open.delete(key);
        const inside = [...this.#inside].filter(([key]) => (0,core_place/* isInsideAttempt */.qB)(key, failure));
        for (const [key] of inside)
            this.#inside.delete(key);
        return inside.map(([, errors]) => errors);
    }
    #list(handled, total) {
        this.handledTotal += total;
        (0,lists/* appendAll */.u2)(this.handled, handled.slice(0, MAX_HANDLED - this.handled.length));
    }
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

// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
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
    #skipped = new Map();
    #waiting = new Map();
    constructor(visits) {
        this.visits = visits;
    }
    on = {
        warning: (event) => this.#warn(event),
        errors_jsonl_write_failed: ({ error }) => this.#say(`errors.jsonl could not be written: ${error}`),
        checkpoint_save_failed: ({ error }) => this.#say((0,messages/* formatUnsaved */.ye)(error)),
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
    findGate(node) {
        return [...this.#waiting.values()].findLast(({ gate }) => gate.node === node)?.gate ?? null;
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
        const denied = `policy ${name} denied ${node} and only warns: ${reason}`;
        if (!isSkipped) {
            if (!this.#texts.includes(denied))
                this.#warn({ scope: event.scope, node, code: 'policy-warned', message: denied });
            return;
        }
        const policy = this.#skipped.get(name) ?? { at: this.#texts.length, first: node, reason, nodes: new Set() };
        const isFirst = policy.nodes.size === 0;
        this.#skipped.set(name, policy);
        if (policy.nodes.size < notices_MAX_LISTED)
            policy.nodes.add(node);
        const others = policy.nodes.size - 1;
        const more = others === 0 ? '' : ` and ${(0,messages/* formatCount */.B4)(others, 'more node')}`;
        const message = `policy ${name} was skipped for ${policy.first}${more}: ${policy.reason}`;
        if (isFirst)
            this.#warn({ scope: event.scope, node, code: 'policy-skipped', message });
        else if (policy.at < this.#texts.length)
            this.#texts[policy.at] = message;
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
        const names = new Map([...createStepKeys(graph)].map(([{ name }, key]) => [key, name]));
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
        return [...createStepKeys(graph)].map(([{ name: node_id, type }, key]) => {
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
        const visited = [...createStepKeys(graph)].flatMap(([{ name }, key]) => {
            const visit = this.account.visits.steps.get(key);
            return visit === undefined ? [] : [{ name, visit }];
        });
        return visited.sort((a, b) => a.visit.endOrder - b.visit.endOrder);
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
function createStepKeys(graph) {
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
        route_taken: (event) => {
            const { scope, node, to, kind, route, action } = event;
            if (kind !== null && action !== 'unhandled')
                this.#takeRow(scope, node, route);
            if (scope !== '' || to === null)
                return;
            const key = `${node}\n${to}\n${kind ?? ''}`;
            if (!this.edges.delete(key) && this.edges.size >= MAX_EDGES)
                return;
            this.edges.set(key, { from: node, to, label: kind ?? '', kind: (0,account_visit/* toEdgeKind */.nK)(event), route });
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
    listInFlight() {
        const running = [...this.open].filter((visit) => (0,account_visit/* getVisitState */.jw)(visit) === 'open');
        const around = new Set(running.map(({ scope }) => this.#parent({ scope, node: '' })));
        return running.filter((visit) => !around.has(visit)).map((visit) => this.readable((0,core_place/* toNodeKey */.BJ)(visit)));
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
        route_taken: ({ action, to, route, kind, unmet, output, ...at }) => {
            const visit = this.find(at);
            if (visit === undefined)
                return;
            visit.route = { action, to, route, kind, ...(unmet && { unmet }) };
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
        (0,lists/* retain */.aw)(visit.pauses, ({ why }) => why !== 'gate');
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
        if (event.termination_reason !== undefined)
            visit.termination = { status: event.status ?? 'success', reason: event.termination_reason };
        if (event.type === 'node_completed') {
            attempt.output = this.#fitting(event.output ?? null);
            if (attempt.state === 'failed')
                return;
            attempt.state = 'completed';
        }
        else {
            attempt.state = 'failed';
            attempt.output = event.partial === undefined ? undefined : this.#fitting(event.partial);
            if (event.is_explicit !== true)
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
        const error = (0,core_envelope/* copyRaised */.A5)(event);
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

/***/ 55807:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jd: function() { return /* binding */ RecordReader; },
/* harmony export */   Uv: function() { return /* binding */ readResult; },
/* harmony export */   i8: function() { return /* binding */ EventReader; }
/* harmony export */ });
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10898);
/* harmony import */ var _core_event_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2728);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85636);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7725);





function isStampedEvent(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value) || !(0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg)(value['timestamp']) || !(0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .isEventType */ .VX)(value['type']))
        return false;
    return hasFields(value, (0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .eventFacts */ .IS)(value['type']).fields);
}
function hasFields(value, fields) {
    return Object.entries(fields).every(([name, { check }]) => check === null || check(value[name]));
}
class LineReader {
    isKnown;
    take;
    skipped = 0;
    constructor(isKnown, take) {
        this.isKnown = isKnown;
        this.take = take;
    }
    line(text) {
        const line = text.replace(/^\ufeff/, '').trim();
        if (line === '')
            return;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(line);
        if (this.isKnown(value))
            this.take(value);
        else
            this.skipped += 1;
    }
}
class EventReader extends LineReader {
    constructor(...consumers) {
        super(isStampedEvent, (event) => {
            for (const consumer of consumers)
                consumer.consume(event);
        });
    }
}
const MAX_RECORDS = 10_000;
const { origin: _, typed: __, ...RECORDED } = _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .RAISED */ .JY;
const RECORD = { timestamp: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg, workflow: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({ name: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg }), node: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg };
function isErrorRecord(value) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value) && (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .findWrongField */ .r3)(value, RECORD) === undefined && hasFields(value, RECORDED);
}
class RecordReader extends LineReader {
    records = [];
    constructor() {
        super(isErrorRecord, (record) => {
            if (this.records.length < MAX_RECORDS)
                this.records.push(record);
        });
    }
}
const text = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg));
const number = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et));
const listTexts = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createListShape */ .Yk)(_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg));
const all = (check, ...names) => Object.fromEntries(names.map((name) => [name, check]));
const isReportedError = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({
    kind: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    message: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    details: _core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4,
    frames: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createListShape */ .Yk)(_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .isFrame */ .qt)),
    available_fields: listTexts,
    ...all(number, 'attempts', 'line', 'column', 'exit_code'),
    ...all(text, 'command', 'stdout_tail', 'stderr_tail', 'node_id', 'action', 'category', 'file', 'suggestion'),
    ...all(text, 'trace_file_hint', 'description', 'docs', 'owner'),
});
const isHandledError = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({
    node: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    kind: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    message: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    attempts: number,
    by: text,
    through: listTexts,
});
const isGate = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({
    node: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    prompt: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    options: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createListShape */ .Yk)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({ label: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg, value: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg, prompt_for: text })),
});
const isStep = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({
    node_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    type: text,
    status: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg,
    duration_ms: number,
    attempts: number,
});
const isResult = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .narrowShape */ .zs)({
    success: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isBoolean */ .Lm,
    outcome: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(..._core_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .RUN_OUTCOMES */ .wi),
    exit_code: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et,
    run_id: text,
    workflow: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({ file: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg, name: text }),
    error: text,
    error_cause: text,
    errors: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createListShape */ .Yk)(isReportedError),
    handled: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createListShape */ .Yk)(isHandledError)),
    gate: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowNull */ .Hu)(isGate)),
    gates: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createListShape */ .Yk)(isGate)),
    warnings: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createListShape */ .Yk)(_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg),
    next_commands: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createListShape */ .Yk)(_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg),
    checkpoint: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowNull */ .Hu)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({ completed_nodes: listTexts, failed_node: text, path: text }))),
    execution: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({
        duration_ms: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et,
        nodes_executed: number,
        nodes_total: number,
        steps: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createListShape */ .Yk)(isStep)),
    }),
    metrics: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)(_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4),
    ...all((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowUndefined */ .KT)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createListShape */ .Yk)(_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)), 'policies', 'dead_letters', 'escalations'),
    termination: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowNull */ .Hu)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({ reason: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg, status: text, terminated_by: text })),
});
const ABSENT = {
    run_id: null,
    error: null,
    error_cause: null,
    gate: null,
    checkpoint: null,
    metrics: { duration_ms: 0, nodes_executed: 0, total_cost_usd: null },
    policies: [],
    dead_letters: [],
    escalations: [],
};
function readResult(text) {
    const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    return isResult(value) ? { ...ABSENT, ...value } : null;
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

/***/ 16335:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ createSourceTree; },
/* harmony export */   I: function() { return /* binding */ reportFiles; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52932);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56461);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62759);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89088);
/* harmony import */ var _file_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72967);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17367);








const NOT_OF_WORKSPACE = new Set(['node_modules', 'target', '__pycache__', 'site-packages']);
const NOT_OF_RUN = new Set(['node_modules', '.git']);
function createSourceTree(root) {
    let byName = null;
    const isFile = (file) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryOr */ .LE)(false, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile());
    return {
        root,
        isFile,
        realPath: (file) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryOr */ .LE)(null, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file)),
        named: (name) => {
            byName ??= indexFilesByName(root);
            return (byName.get(name) ?? []).filter((file) => isFile(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, file)));
        },
    };
}
function indexFilesByName(root) {
    const filesByName = new Map();
    const tracked = (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .listGitFiles */ .K1)(root);
    if (tracked !== null) {
        for (const file of tracked)
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_7__/* .addTo */ .DN)(filesByName, node_path__WEBPACK_IMPORTED_MODULE_1___default().posix.basename(file), file);
        return filesByName;
    }
    const enters = (name) => !name.startsWith('.') && !NOT_OF_WORKSPACE.has(name);
    const isComplete = (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .walk */ .G)(root, enters, (file, entry) => {
        if (entry.isFile())
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_7__/* .addTo */ .DN)(filesByName, entry.name, file);
    });
    return isComplete ? filesByName : new Map();
}
const reportFiles = {
    find: (glob, cwd, root) => {
        const judged = listMatches(glob, cwd).map((file) => judgeFile(file, root));
        return {
            files: judged.flatMap((each) => (each !== null && 'stamp' in each ? [each] : [])),
            refused: judged.flatMap((each) => (each !== null && 'reason' in each ? [each] : [])),
        };
    },
    chunks: _file_store_js__WEBPACK_IMPORTED_MODULE_4__/* .readChunks */ .zO,
};
function judgeFile(file, root) {
    if ((0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryOr */ .LE)(null, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file)) === null)
        return null;
    const name = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, file).replaceAll('\\', '/');
    const real = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryOr */ .LE)(null, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file));
    const stats = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryOr */ .LE)(null, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real ?? file, { bigint: true }));
    if (real === null || stats === null)
        return { name, reason: 'it is a link that leads nowhere' };
    const fromRoot = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, real);
    if (fromRoot.startsWith('..') || node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(fromRoot))
        return { name, reason: 'it lies outside of the workspace' };
    if (!stats.isFile())
        return { name, reason: `it is ${describeType(stats)}` };
    const stamp = [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(':');
    return { path: real, name: fromRoot.replaceAll('\\', '/'), bytes: Number(stats.size), stamp };
}
function describeType(stats) {
    return stats.isDirectory() ? 'a folder' : stats.isFIFO() ? 'a pipe' : 'not a regular file';
}
function listMatches(glob, cwd) {
    const parts = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, glob).replaceAll('\\', '/').split('/');
    const fixed = parts.findIndex(_text_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .hasMagic */ .qt);
    if (fixed < 0)
        return [parts.join('/')];
    const base = parts.slice(0, fixed).join('/') || '/';
    const rest = parts.slice(fixed).join('/');
    const pattern = (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .SO)(rest);
    const deepest = rest.includes('**') ? Number.POSITIVE_INFINITY : parts.length - fixed;
    const meansFolders = !rest.endsWith('**');
    const files = [];
    const enters = (name, file) => !NOT_OF_RUN.has(name) && file.split('/').length < deepest;
    (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .walk */ .G)(base, enters, (file, entry) => {
        if ((meansFolders || !entry.isDirectory()) && pattern.test(file))
            files.push(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(base, file));
    });
    return files;
}


/***/ }),

/***/ 11052:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ listClassifiedKinds; },
/* harmony export */   m: function() { return /* binding */ listKindsOfScript; }
/* harmony export */ });
/* harmony import */ var _core_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29545);
/* harmony import */ var _core_tool_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36750);


function listKindsOfScript({ classify, fail_when: conditions, reports }) {
    const ofReports = reports === undefined ? [] : [_core_tool_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .TEST_FAILED */ .RJ];
    return [...new Set([...listClassifiedKinds(classify), ...(conditions ?? []).map(({ kind }) => kind), ...ofReports])];
}
function canMatch({ exit_code: codes }) {
    return codes === undefined || (0,_core_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .mayCoverFailure */ .z)(codes);
}
function listClassifiedKinds(rules = []) {
    const kinds = rules
        .filter(canMatch)
        .flatMap(({ use, kind }) => [
        ...(use === undefined ? [] : (0,_core_tool_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .listKindsOfSet */ .b0)(use)),
        ...(kind === undefined ? [] : [kind]),
    ]);
    return [...new Set(kinds)];
}


/***/ }),

/***/ 67737:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uz: function() { return /* binding */ withMetadata; },
/* harmony export */   f$: function() { return /* binding */ withInherited; },
/* harmony export */   vH: function() { return /* binding */ checkFile; }
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53325);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2939);
/* harmony import */ var _load_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45488);
/* harmony import */ var _quarantine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72813);
/* harmony import */ var _rules_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56319);





async function checkFile(request) {
    const { env, file, cwd, patterns, files, given, strictExit = null, strictAbilities = false, instructions } = request;
    const workspace = request.workspace ?? (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .findWorkspace */ .pl)(file, env);
    const isLoose = request.workspace === undefined && (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W1)(file, env) === null;
    const around = isLoose && cwd !== undefined && (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)((0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRealPath */ .Sc)(cwd), workspace) ? cwd : null;
    const { shownFrom = around === null ? (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepositoryWithin */ .jl)(workspace, file) : (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRealPath */ .Sc)(around) } = request;
    const reader = files === undefined ? {} : { reader: files };
    const loaded = await (0,_load_index_js__WEBPACK_IMPORTED_MODULE_2__/* .loadChecked */ .cQ)(file, { workspace, shownFrom, env, strictAbilities, ...reader }, patterns);
    const { workflow } = loaded;
    const withQuarantine = workflow && (0,_quarantine_js__WEBPACK_IMPORTED_MODULE_3__/* .withDefaultQuarantine */ .c4)(workflow, { root: shownFrom, ...request });
    const validated = withQuarantine && (0,_rules_index_js__WEBPACK_IMPORTED_MODULE_4__/* .validateWorkflow */ ._)(withQuarantine, given === undefined ? null : new Set(given));
    const problems = [...loaded.findings, ...(validated?.findings ?? [])];
    const valid = !problems.some((finding) => finding.severity === 'error');
    const { workspace: before = [], caller: after = [] } = instructions ?? {};
    const withInstructions = (root) => withSettings(root, { instructions: [...before, ...readInstructions(root), ...after] }, root.children);
    const hasMore = before.length + after.length > 0;
    const runnable = valid && workflow ? withInherited(hasMore ? withInstructions(workflow) : workflow, [], strictExit) : null;
    const unseen = runnable === null ? [] : (0,_rules_index_js__WEBPACK_IMPORTED_MODULE_4__/* .findUnseenFailures */ .D)(runnable);
    const findings = (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .boundFindings */ .bx)([...problems, ...unseen], loaded.unshown).map((finding) => {
        const node = loaded.stepAt(finding);
        return node === null ? finding : { ...finding, node_id: node };
    });
    const contract = validated && (0,_quarantine_js__WEBPACK_IMPORTED_MODULE_3__/* .withQuarantineEntries */ .tn)(validated.contract, { root: shownFrom, ...request });
    return { loaded, findings, contract, workspace, runnable };
}
function withMetadata(workflow, metadata = {}) {
    if (Object.keys(metadata).length === 0)
        return workflow;
    return withSettings(workflow, { metadata: { ...workflow.settings.metadata, ...metadata } }, workflow.children);
}
function readInstructions({ settings: { instructions = [] } }) {
    return typeof instructions === 'string' ? [instructions] : instructions;
}
const MODEL_SETTINGS = ['provider', 'default_model', 'temperature', 'max_tokens', 'default_reasoning_effort'];
function withInherited(root, callers = [], strictExit = null) {
    if (callers.length === 0 && root.children.size === 0 && strictExit === null)
        return root;
    const override = strictExit === null ? {} : { strict_exit: strictExit };
    const copies = new Map();
    const copyWorkflow = (workflow, inherited) => {
        const handed = passOnHanded(workflow, inherited);
        const key = JSON.stringify([workflow.file, handed]);
        const copied = copies.get(key);
        if (copied !== undefined)
            return copied;
        const { models, tools, instructions } = handed;
        const children = new Map();
        const runtime = { ...workflow.settings.runtime, ...models, ...tools, ...override };
        const more = instructions.length === 0 ? {} : { instructions: [...instructions] };
        const copy = withSettings(workflow, { runtime, ...more }, children);
        copies.set(key, copy);
        for (const [path, child] of workflow.children)
            children.set(path, copyWorkflow(child, handed));
        return copy;
    };
    const nothing = { models: {}, tools: {}, instructions: [] };
    return copyWorkflow(root, callers.reduce((handed, caller) => passOnHanded(caller, handed), nothing));
}
function passOnHanded(workflow, handed) {
    const servers = workflow.settings.runtime?.mcp_servers;
    return {
        models: inheritModels(workflow, handed.models),
        tools: servers === undefined ? handed.tools : { mcp_servers: servers },
        instructions: [...new Set([...handed.instructions, ...readInstructions(workflow)])],
    };
}
function inheritModels({ settings: { runtime = {} } }, handed) {
    const ownModels = Object.fromEntries(MODEL_SETTINGS.filter((name) => runtime[name] !== undefined).map((name) => [name, runtime[name]]));
    return runtime.provider === undefined ? { ...handed, ...ownModels } : ownModels;
}
function withSettings(workflow, settings, children) {
    return { ...workflow, settings: { ...workflow.settings, ...settings }, children };
}


/***/ }),

/***/ 17489:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: function() { return /* binding */ parseCodeRanges; },
/* harmony export */   _6: function() { return /* binding */ findExitRoutes; },
/* harmony export */   ay: function() { return /* binding */ listSuccessWays; },
/* harmony export */   p: function() { return /* binding */ formatCodeRanges; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56461);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74183);
/* harmony import */ var _error_mode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48351);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1633);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);
/* harmony import */ var _templates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39466);






const SAME_VERDICT = [true, false].map((now) => [now, now]);
const ANY_VERDICT = [...SAME_VERDICT, [true, false], [false, true]];
const HIGHEST_CODE = 255;
const HIGHEST_SIGNAL = 64;
function findExitRoutes(workflow, site) {
    const { routes } = site;
    const mayBeDecided = (0,_error_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .mayDecide */ .O1)(workflow, site);
    const conditions = routes.map((_, index) => new Condition(workflow, site, index));
    const byRoute = new Map();
    for (const code of listCodesToTry(conditions)) {
        let turning = null;
        for (const [index, { on_error: onError, to, when }] of routes.entries()) {
            const condition = conditions[index];
            if (onError !== undefined || condition === undefined)
                continue;
            const verdicts = condition.verdictsFor(code);
            if (verdicts.some(([now]) => now)) {
                const route = byRoute.get(index) ?? { word: '', decided: [], unseen: [] };
                byRoute.set(index, route);
                const turns = (condition.readsExitCode && code > 0) || verdicts.some(([now, instead]) => now && instead !== true);
                if (mayBeDecided && (turns || turning !== null)) {
                    const unless = turns ? '' : `, unless ${turning}`;
                    route.word ||= `${when === undefined ? '' : `when: ${when}, `}to: ${to}${unless}`;
                    route.decided.push(code);
                }
                else
                    route.unseen.push(code);
            }
            if (verdicts.every(([now]) => now))
                break;
            if (verdicts.some(([now, instead]) => !now && instead !== false))
                turning ??= when ?? null;
        }
    }
    return [...byRoute].map(([index, route]) => ({ index, to: routes[index]?.to, ...route }));
}
function listSuccessWays(workflow, site) {
    const edges = (0,_graph_js__WEBPACK_IMPORTED_MODULE_2__/* .getGraph */ .XT)(workflow).edges.get(site.label) ?? [];
    const options = edges.filter(({ via }) => via === 'option').map(({ label, to }) => ({ label: `answer ${label}`, to }));
    const routes = site.routes.filter(({ on_error: onError }) => onError === undefined);
    if (routes.length === 0)
        return edges.some(({ via }) => via === 'implicit-end') ? [...options, { label: '', to: _model_js__WEBPACK_IMPORTED_MODULE_3__/* .END */ .Kp }] : options;
    const ways = [...options];
    for (const [index, { when, to = null, on_error: onError }] of site.routes.entries()) {
        if (onError !== undefined)
            continue;
        const certain = (0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .isScriptSite */ .t8)(site) ? new Condition(workflow, site, index).afterSuccess : null;
        if (when !== undefined && certain === false)
            continue;
        const label = when === undefined || certain === true ? '' : when;
        ways.push({ label, to });
        if (label === '')
            return ways;
    }
    return [...ways, { label: '', to: null }];
}
function formatCodeRanges(codes) {
    const sorted = [...new Set(codes)].sort((a, b) => a - b);
    const signals = sorted.filter((code) => code < 0);
    const shown = signals.length === HIGHEST_SIGNAL ? sorted.filter((code) => code > 0) : sorted;
    const ranges = [];
    for (const code of shown) {
        const last = ranges.at(-1);
        if (last !== undefined && code === last[1] + 1)
            last[1] = code;
        else
            ranges.push([code, code]);
    }
    const texts = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}..${to}`));
    return [...texts, ...(shown.length < sorted.length ? ['signals'] : [])].join(', ');
}
function parseCodeRanges(text) {
    const codes = text.split(', ').flatMap((range) => {
        const [from = 0, to = from] = range === 'signals' ? [-HIGHEST_SIGNAL, -1] : range.split('..').map(Number);
        return Array.from({ length: to - from + 1 }, (_, at) => from + at);
    });
    return new Set(codes);
}
function listCodesToTry(conditions) {
    if (!conditions.some(({ readsOutput }) => readsOutput))
        return [1];
    const all = Array.from({ length: HIGHEST_CODE + HIGHEST_SIGNAL + 1 }, (_, at) => at - HIGHEST_SIGNAL);
    const named = conditions.flatMap(({ source }) => source?.match(/\d{3,10}/g) ?? []).map(Number);
    const more = named.flatMap((code) => [code, code + 1]).filter((code) => code > HIGHEST_CODE);
    return [...all, ...more].filter((code) => code !== 0);
}
const conditionUses = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_5__/* .memoize */ .Bj)((workflow) => {
    const uses = new Map();
    for (const use of (0,_templates_js__WEBPACK_IMPORTED_MODULE_4__/* .listTemplates */ .eG)(workflow))
        if (use.site !== null && use.scope === 'success-route' && use.path.at(-1) === 'when')
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_5__/* .addTo */ .DN)(uses, use.site.step, use);
    return uses;
});
const conditionResults = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_5__/* .memoize */ .Bj)((_workflow) => new Map());
const NAMES_OF_RUN = new Set(['workflow', 'github', 'conductor', 'error', 'context', 'policy']);
class Condition {
    readsExitCode;
    #fields;
    #readsOthers;
    #step;
    #held;
    source;
    constructor(workflow, site, index) {
        const { step } = site;
        const source = site.routes[index]?.when;
        const use = conditionUses(workflow)
            .get(step)
            ?.find(({ path }) => path[site.path.length + 1] === index);
        const isOther = (root) => root !== step.name && (NAMES_OF_RUN.has(root) || workflow.steps.has(root) || hasFlatName(root, step, workflow));
        const references = use?.parsed.references.map(({ path }) => path) ?? [];
        const ownPaths = references.flatMap((path) => {
            const ownPath = use === undefined || isOther(path[0] ?? '') ? null : (0,_error_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .findOwnPath */ .Ji)(path, use, step.name);
            return ownPath === null ? [] : [ownPath];
        });
        const isExitCode = (path) => path.length === 0 ? source?.includes('exit_code') === true : path[0] === 'exit_code';
        this.readsExitCode = ownPaths.some(isExitCode);
        this.#fields = ownPaths.filter((path) => path.length === 0 || !isExitCode(path));
        this.#readsOthers = ownPaths.length < references.length;
        this.#step = step;
        this.source = source;
        const results = conditionResults(workflow);
        const key = source?.includes(step.name) === true ? `${step.name} ${source}` : (source ?? '');
        this.#held = results.get(key) ?? new Map();
        results.set(key, this.#held);
    }
    get readsOutput() {
        return this.readsExitCode || this.#fields.length > 0;
    }
    get afterSuccess() {
        return this.#fields.length > 0 || this.#readsOthers ? null : this.#holds(0, [], null);
    }
    verdictsFor(code) {
        if (this.source === undefined)
            return [[true, true]];
        if (this.#fields.length === 0 && !this.#readsOthers)
            return this.#verdict(code, [], null);
        if (this.readsExitCode)
            return ANY_VERDICT;
        const turning = code < 0 ? [] : this.#fields.filter((path) => this.#mayTurn(path));
        const [field = []] = turning;
        if (turning.length === 0)
            return SAME_VERDICT;
        if (turning.some((path) => path.join('.') !== field.join('.')) || !this.#isPlain())
            return ANY_VERDICT;
        return [...SAME_VERDICT, ...this.#verdict(code, field, false)];
    }
    #verdict(code, field, value) {
        const now = this.#holds(code, field, value);
        return now === null ? [] : [[now, this.#holds(0, field, value === null ? null : true)]];
    }
    #holds(code, field, value) {
        const { name } = this.#step;
        const key = `${code} ${value} ${field.join('.')}`;
        const cached = this.#held.get(key);
        if (cached !== undefined)
            return cached;
        const fields = { exit_code: code, ...(field.length === 0 ? null : nest(field, value)) };
        const flat = Object.fromEntries(Object.entries(fields).map(([name, part]) => [`output_${name}`, part]));
        const names = { output: fields, [name]: { output: fields }, [`${name}_output`]: fields };
        const held = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateCondition */ .F9)(this.source ?? '', (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .createScope */ .Ds)(names), () => (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .createScope */ .Ds)({ ...names, ...flat, ...fields }));
        const result = held.ok ? held.value : null;
        this.#held.set(key, result);
        return result;
    }
    #mayTurn([name = '', ...deeper]) {
        if (name === 'stdout' || name === 'stderr')
            return false;
        const type = this.#step.output?.[name]?.type;
        return type === undefined || type === 'object' || (type === 'boolean' && deeper.length === 0);
    }
    #isPlain() {
        if (this.#readsOthers || this.#fields.some((path) => path.length === 0))
            return false;
        const text = (this.source ?? '')
            .replaceAll(/"[^"]*"|'[^']*'/g, '0')
            .replaceAll(/\|\s*d(?:efault)?\s*\([^()]*\)/g, '')
            .replace(/^\s*\{\{|\}\}\s*$/g, '');
        return !/[|[\]{}%]|\w\s*\(/.test(text.replaceAll(/\b(?:not|and|or|in|is|if|else)\s*\(/g, '('));
    }
}
function hasFlatName(root, step, { steps }) {
    const at = root.indexOf('_output');
    const name = root.slice(0, Math.max(at, 0));
    return name !== step.name && steps.has(name);
}
function nest([name = '', ...deeper], value) {
    return { [name]: deeper.length === 0 ? value : nest(deeper, value) };
}


/***/ }),

/***/ 93947:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ PatternSet; },
/* harmony export */   Q3: function() { return /* binding */ listHandlers; },
/* harmony export */   RO: function() { return /* binding */ HandlerIndex; },
/* harmony export */   Xw: function() { return /* binding */ listCoveringPatterns; },
/* harmony export */   fW: function() { return /* binding */ findHandling; },
/* harmony export */   hU: function() { return /* binding */ covers; }
/* harmony export */ });
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56461);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57280);
/* harmony import */ var _resilience_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90968);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10473);





function listPrefixes(kind) {
    const prefixes = [];
    for (let dot = kind.indexOf('.'); dot >= 0; dot = kind.indexOf('.', dot + 1))
        prefixes.push(`${kind.slice(0, dot)}.*`);
    return prefixes;
}
function listCoveringPatterns(kind) {
    return [_types_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_KIND */ .O, kind, ...listPrefixes(kind)];
}
function covers(pattern, kind) {
    return listCoveringPatterns(kind).includes(pattern);
}
class PatternSet {
    names;
    #names;
    #prefixes;
    constructor(names) {
        this.names = names;
        this.#names = new Set(names);
        this.#prefixes = new Set(names.flatMap(listPrefixes));
    }
    findCoverage(kind) {
        if (listCoveringPatterns(kind).some((pattern) => this.#names.has(pattern)))
            return 'full';
        if (kind === _types_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_KIND */ .O)
            return this.names.every(_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isReservedKind */ .HO) ? 'none' : 'part';
        return this.#prefixes.has(kind) ? 'part' : 'none';
    }
    hasAnyOf(pattern) {
        if (pattern === _types_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_KIND */ .O)
            return this.names.length > 0;
        if (this.#names.has(_types_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_KIND */ .O) && !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isReservedKind */ .HO)(pattern))
            return true;
        if (this.#prefixes.has(pattern))
            return true;
        return [pattern, ...listPrefixes(pattern)].some((kind) => this.#names.has(kind));
    }
}
function listHandlers(workflow, site) {
    return (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listRoutes */ .Bn)(workflow, site).flatMap(({ route, path }, index) => {
        const action = route.on_error === undefined ? undefined : (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listActions */ .kP)(route)[0];
        if (action === undefined)
            return [];
        const { to, when, retry } = route;
        return {
            ...workflow.at(path),
            scope: site === null ? 'workflow' : 'node',
            index,
            patterns: (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .toKindPatterns */ .bn)(route.on_error ?? false),
            when: when ?? null,
            action,
            target: to ?? retry?.from ?? null,
            retry: retry === undefined ? null : (0,_resilience_js__WEBPACK_IMPORTED_MODULE_2__/* .createRetryBudget */ .Ce)(retry),
            sideEffects: [...(route.dead_letter === true ? ['dead_letter'] : []), ...(route.escalate ? ['escalate'] : [])],
            conditional: when !== undefined || retry !== undefined,
        };
    });
}
const RETRY_EXHAUSTED = 'retry.exhausted';
class HandlerIndex {
    #candidates;
    #byPattern = new Map();
    #byPrefix = new Map();
    constructor(handlers) {
        this.#candidates = handlers.map((handler) => {
            const patterns = new PatternSet(handler.patterns);
            return { handler, patterns, matchesExhausted: patterns.findCoverage(RETRY_EXHAUSTED) === 'full' };
        });
        for (const [position, { patterns }] of handlers.entries()) {
            for (const pattern of patterns)
                (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_4__/* .addTo */ .DN)(this.#byPattern, pattern, position);
            for (const prefix of patterns.flatMap(listPrefixes))
                (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_4__/* .addTo */ .DN)(this.#byPrefix, prefix, position);
        }
    }
    findCandidates(kind) {
        const covering = [...listCoveringPatterns(kind), ...listCoveringPatterns(RETRY_EXHAUSTED)];
        const matching = [
            ...covering.flatMap((pattern) => this.#byPattern.get(pattern) ?? []),
            ...(this.#byPrefix.get(kind) ?? []),
        ];
        const positions = [...new Set(matching)].sort((a, b) => a - b);
        return positions.flatMap((position) => this.#candidates[position] ?? []);
    }
}
function findHandling(kind, indexes, node) {
    const candidates = indexes
        .flatMap((index) => index.findCandidates(kind))
        .filter(({ handler: { scope, action, target } }) => scope === 'node' || action !== 'to' || target !== node);
    const isRetried = candidates.some(({ handler, patterns }) => handler.action === 'retry' && patterns.findCoverage(kind) !== 'none');
    let exhausted = isRetried ? 'part' : 'none';
    const handledBy = [];
    for (const candidate of candidates) {
        const { handler } = candidate;
        const match = findMatch(candidate, kind, exhausted);
        if (match === 'none')
            continue;
        const isCertain = match === 'full' && handler.when === null;
        handledBy.push(isCertain ? handler : { ...handler, conditional: true });
        if (!isCertain)
            continue;
        if (handler.action !== 'retry')
            return { handledBy, escapes: handler.action === 'propagate' };
        exhausted = 'full';
    }
    return { handledBy, escapes: true };
}
function findMatch({ patterns, matchesExhausted }, kind, exhausted) {
    const match = patterns.findCoverage(kind);
    if (match !== 'full' && matchesExhausted && exhausted !== 'none')
        return exhausted;
    return match === 'part' && kind === _types_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_KIND */ .O ? 'none' : match;
}


/***/ }),

/***/ 1331:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Oy: function() { return /* reexport */ types/* ANY_KIND */.O; },
  NF: function() { return /* binding */ createContract; },
  s: function() { return /* reexport */ render/* createContractRows */.s; },
  e9: function() { return /* binding */ getPassing; },
  p7: function() { return /* reexport */ render/* renderContract */.p7; }
});

// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/config/error-mode.js
var error_mode = __webpack_require__(48351);
// EXTERNAL MODULE: ./build/src/config/graph.js
var config_graph = __webpack_require__(1633);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/config/contract/handlers.js
var contract_handlers = __webpack_require__(93947);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var core_kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/shell-forms.js
var shell_forms = __webpack_require__(93812);
// EXTERNAL MODULE: ./build/src/core/step-types.js
var step_types = __webpack_require__(99448);
// EXTERNAL MODULE: ./build/src/core/tool-kinds.js
var tool_kinds = __webpack_require__(36750);
// EXTERNAL MODULE: ./build/src/expressions/index.js + 19 modules
var expressions = __webpack_require__(74183);
// EXTERNAL MODULE: ./build/src/config/templates.js
var templates = __webpack_require__(39466);
// EXTERNAL MODULE: ./build/src/config/contract/exit-routes.js
var exit_routes = __webpack_require__(17489);
;// CONCATENATED MODULE: ./build/src/config/contract/may-pass.js












function listMayPass(root, getPassing) {
    const use = findUses(root, getPassing);
    const entries = (0,model/* listVariants */.xZ)(root).flatMap((workflow) => {
        const passing = getPassing(workflow);
        const handledAt = use.handledAt.get(workflow);
        const succeeds = use.succeeding.has(workflow) && passing.canSucceed;
        if (handledAt === undefined && !succeeds)
            return [];
        return [
            ...(handledAt === undefined ? passing.withSuccess() : passing.withFailure()),
            ...(handledAt === undefined ? [] : passing.besides(handledAt)),
            ...listPassingHooks(workflow, succeeds, handledAt !== undefined),
        ];
    });
    const isPassed = (file, site) => use.handledAt.has(file) || (use.succeeding.has(file) && getPassing(file).isPassed(site));
    const policies = (0,model/* listVariants */.xZ)(root).flatMap((workflow) => findPassingPolicies(workflow, isPassed));
    const toEntryKey = ({ file, line, node, word, kinds }) => [file, line, node, word, ...kinds].join('\n');
    return [...new Map([...entries, ...policies].map((entry) => [toEntryKey(entry), entry])).values()];
}
function findUses(root, getPassing) {
    const succeeding = new Set([root]);
    const handledAt = new Map();
    if (root.children.size === 0)
        return { succeeding, handledAt };
    for (const workflow of succeeding) {
        const passing = getPassing(workflow);
        const passes = new Set(passing.withSuccess().map(({ node }) => node));
        for (const site of (0,model/* collectSites */.b4)(workflow)) {
            const child = site.step.type === 'workflow' ? workflow.children.get(site.step.workflow) : undefined;
            if (child === undefined)
                continue;
            if (passing.leadsGreen(site))
                succeeding.add(child);
            const isHandled = passes.has(site.label) || passes.has(site.group?.name ?? null);
            if (isHandled)
                for (const file of (0,model/* listVariants */.xZ)(child))
                    handledAt.set(file, handledAt.get(file) ?? site.label);
        }
    }
    return { succeeding, handledAt };
}
function listPassingHooks(workflow, succeeds, isHandled) {
    const { hooks = {} } = workflow.settings;
    const runs = { on_start: true, on_complete: succeeds, on_error: isHandled };
    return ['on_start', 'on_complete', 'on_error'].flatMap((name) => {
        const template = hooks[name];
        if (!runs[name] || template === undefined || !(0,expressions/* isTemplate */.Fl)(template))
            return [];
        const at = workflow.at(['workflow', 'hooks', name]);
        return { ...at, node: null, by: 'hook', word: `hooks.${name}`, kinds: ['internal.template_error'] };
    });
}
class Passing {
    #workflow;
    #nodes;
    #members = new Map();
    #handlers = new Map();
    green;
    withSuccess = (0,maps/* once */.Oo)(() => this.#entries((name) => this.green.has(name), (handler, site) => this.#endsGreen(handler, site)));
    withFailure = (0,maps/* once */.Oo)(() => this.#entries(() => true, ({ action, target }) => action === 'recover' || target !== null));
    constructor(workflow, nodes) {
        this.#workflow = workflow;
        this.#nodes = new Map(nodes.map((node) => [node.node, node]));
        for (const site of (0,model/* collectSites */.b4)(workflow))
            if (site.group !== null)
                (0,maps/* addTo */.DN)(this.#members, site.group, site);
        const before = new Map();
        for (const name of workflow.steps.keys())
            for (const to of this.#after(name))
                (0,maps/* addTo */.DN)(before, to, name);
        const green = new Set(listGreenEnds(workflow));
        for (const name of green)
            for (const from of before.get(name) ?? [])
                green.add(from);
        this.green = green;
    }
    get canSucceed() {
        return this.green.has(this.#workflow.settings.entry_point);
    }
    besides(node) {
        const last = new Set((0,model/* listFinallySteps */.hf)(this.#workflow));
        return (0,model/* collectSites */.b4)(this.#workflow)
            .filter(({ label }) => last.has(label))
            .flatMap((site) => {
            const kinds = this.#escaping(site, 'no routes');
            const word = `finally, beside an error that ${node} handles`;
            return kinds.length === 0 ? [] : [this.#entry(site.path, site, 'finally', word, kinds)];
        });
    }
    leadsGreen({ step, group }, isGreen = (name) => this.green.has(name)) {
        const name = group?.name ?? step.name;
        const isLast = (0,model/* listFinallySteps */.hf)(this.#workflow).includes(name);
        return (isLast && isGreen(this.#workflow.settings.entry_point)) || this.#succeeding(name).some(isGreen);
    }
    isPassed({ step, group }) {
        const name = group?.name ?? step.name;
        const last = (0,model/* listFinallySteps */.hf)(this.#workflow);
        return this.green.has(name) || (last.includes(name) && this.canSucceed);
    }
    #entries(isGreen, passes) {
        const reachable = (0,config_graph/* listReachableSteps */.RN)((0,config_graph/* getGraph */.XT)(this.#workflow));
        return (0,model/* collectSites */.b4)(this.#workflow)
            .filter(({ label, group }) => reachable.has(label) || reachable.has(group?.name ?? ''))
            .flatMap((site) => [
            ...this.#exits(site, isGreen),
            ...this.#handled(site, passes),
            ...(this.leadsGreen(site, isGreen) ? [...this.#tolerated(site), ...this.#unchecked(site)] : []),
        ]);
    }
    #entry(path, { label }, by, word, kinds) {
        return { ...this.#workflow.at(path), node: label, by, word, kinds };
    }
    #exits(site, isGreen) {
        const { step, path, group } = site;
        if (!(0,model/* isScriptSite */.t8)(site) || group !== null)
            return [];
        const isLenient = !(0,error_mode/* usesErrorRouting */.fF)(this.#workflow, step);
        if (!isLenient && !(0,error_mode/* mayDecide */.O1)(this.#workflow, site))
            return [];
        const kinds = ['internal.script_error'];
        const routes = (0,exit_routes/* findExitRoutes */._6)(this.#workflow, site).filter(({ to }) => to !== undefined && isGreen(to));
        const deciding = routes.filter(({ decided }) => decided.length > 0);
        const entries = [];
        const isUnseen = routes.some(({ unseen }) => unseen.length > 0) || site.routes.length === 0 || site.inFinally;
        if (isLenient && isUnseen && this.leadsGreen(site, isGreen)) {
            const place = 'strict_exit' in step && step.strict_exit !== undefined ? path : ['workflow', 'runtime'];
            entries.push(this.#entry([...place, 'strict_exit'], site, 'strict_exit', 'strict_exit: false', kinds));
        }
        const [first] = deciding;
        if (first !== undefined) {
            const word = deciding.map((route) => route.word).join('; ');
            const codes = (0,exit_routes/* formatCodeRanges */.p)(deciding.flatMap(({ decided }) => decided));
            entries.push({ ...this.#entry([...path, 'routes', first.index], site, 'when', word, kinds), exit_codes: codes });
        }
        return entries;
    }
    #unchecked(site) {
        const { path } = site;
        if (!(0,model/* isScriptSite */.t8)(site))
            return [];
        const { shell, run, reports, reports_required: isRequired, quarantine } = site.step;
        const entries = [];
        const gap = shell === undefined ? null : (0,shell_forms/* findShellGap */.c)(shell, run);
        if (gap !== null) {
            const word = `shell: ${shell}${gap === 'pipes' ? ', without pipefail' : ''}`;
            entries.push(this.#entry([...path, 'shell'], site, 'shell', word, ['internal.script_error']));
        }
        const unasked = 'reports without reports_required';
        if (reports !== undefined && isRequired !== true)
            entries.push(this.#entry([...path, 'reports'], site, 'reports', unasked, [tool_kinds/* TEST_FAILED */.RJ]));
        if (reports !== undefined && quarantine !== undefined) {
            const entry = this.#entry([...path, 'quarantine'], site, 'quarantine', `quarantine: ${quarantine}`, [tool_kinds/* TEST_FAILED */.RJ]);
            entries.push({ ...entry, quarantine });
        }
        return entries;
    }
    #handled(site, passes) {
        return this.#handlersOf(site.label)
            .filter(({ handler }) => passes(handler, site))
            .map(({ handler, kinds }) => {
            const { file, line, column, action, when } = handler;
            const by = action === 'recover' || action === 'retry' ? action : 'route';
            const condition = when === null ? null : { when };
            return { file, line, column, node: site.label, by, word: routeWord(handler), kinds, ...condition };
        });
    }
    #handlersOf(name) {
        const raises = this.#nodes.get(name)?.raises ?? [];
        const known = this.#handlers.get(raises);
        if (known !== undefined)
            return known;
        const byRoute = new Map();
        for (const { kind, handledBy } of raises)
            for (const handler of handledBy) {
                const key = `${handler.scope} ${handler.index}`;
                const entry = byRoute.get(key) ?? { handler, kinds: [] };
                byRoute.set(key, entry);
                entry.kinds.push(kind);
            }
        const handlers = [...byRoute.values()];
        this.#handlers.set(raises, handlers);
        return handlers;
    }
    #endsGreen({ action, target }, site) {
        switch (action) {
            case 'recover':
                return this.leadsGreen(site);
            case 'to':
                return target !== null && this.green.has(target);
            case 'retry':
                return target !== null && this.#endsWithout(target, site.step.name);
            default:
                return false;
        }
    }
    #endsWithout(target, node) {
        const open = new Set([target]);
        const ends = new Set(listGreenEnds(this.#workflow));
        for (const name of open) {
            if (name === node)
                continue;
            if (ends.has(name))
                return true;
            for (const to of this.#after(name))
                open.add(to);
        }
        return false;
    }
    #tolerated(site) {
        const { step, path } = site;
        if (!(0,model/* isGroup */.IZ)(step))
            return [];
        const { tolerate, failure_mode: mode } = step;
        const kinds = [...new Set((this.#members.get(step) ?? []).flatMap((member) => this.#escaping(member)))];
        if (tolerate !== undefined) {
            const { count, percent } = tolerate;
            const unit = count === undefined ? 'percent' : 'count';
            const most = count ?? percent ?? 0;
            if (most === 0 || kinds.length === 0)
                return [];
            const entry = this.#entry([...path, 'tolerate'], site, 'tolerate', `tolerate: { ${unit}: ${most} }`, kinds);
            return [{ ...entry, tolerates: { unit, most } }];
        }
        if (kinds.length === 0 || mode !== 'continue_on_error' || (step.type === 'parallel' && step.agents.length < 2))
            return [];
        const entry = this.#entry([...path, 'failure_mode'], site, 'continue_on_error', `failure_mode: ${mode}`, kinds);
        return [{ ...entry, tolerates: { unit: 'all', most: 0 } }];
    }
    #escaping({ label, step }, routes = 'own routes') {
        const node = this.#nodes.get(label);
        const kinds = (node?.raises ?? [])
            .filter(({ escapes, handledBy }) => routes === 'no routes' || escapes || handledBy.some((handler) => this.#canFail(handler, step)))
            .map(({ kind }) => kind);
        return node?.typed === true ? kinds : [...kinds, ...step_types/* STEP_TYPES */.FU[step.type].kinds.filter(core_kinds/* isReservedKind */.HO)];
    }
    #canFail({ scope, index, when }, step) {
        const routes = scope === 'workflow' ? this.#workflow.settings.error_routes : 'routes' in step ? step.routes : [];
        return when !== null || (0,expressions/* isTemplate */.Fl)((0,json/* printJson */.Q2)(routes?.[index] ?? null));
    }
    #after(name) {
        return [...this.#succeeding(name), ...this.#handlersOf(name).flatMap(({ handler }) => handler.target ?? [])];
    }
    #succeeding(name) {
        const edges = (0,config_graph/* getGraph */.XT)(this.#workflow).edges.get(name) ?? [];
        return edges.filter(({ via }) => via !== 'error' && via !== 'retry').map(({ to }) => to);
    }
}
function listGreenEnds({ steps }) {
    const ends = [...steps.values()].filter((step) => step.type === 'terminate' && step.status === 'success');
    return [model/* END */.Kp, ...ends.map(({ name }) => name)];
}
function routeWord({ scope, patterns, when, action, target }) {
    const condition = when === null ? '' : `, when: ${when}`;
    const does = action === 'recover' ? 'recover' : action === 'to' ? `to: ${target}` : `retry from ${target}`;
    const list = scope === 'workflow' ? 'error_routes, ' : '';
    return `${list}on_error: ${patterns.join(', ')}${condition}, ${does}`;
}
function findPassingPolicies(workflow, isPassed) {
    const { policies = [] } = workflow.settings;
    return policies.flatMap((policy, index) => {
        const at = ['workflow', 'policies', index];
        const isWarning = policy.mode === 'warn';
        const why = isWarning ? 'mode: warn' : findMissingContext(policy, index, workflow);
        if (why === null)
            return [];
        const position = workflow.at(isWarning ? [...at, 'mode'] : at);
        const word = `policy ${policy.name}, ${why}`;
        const entry = { ...position, by: 'policy', word, ...(!isWarning && { setting: `policy ${policy.name}` }) };
        const passed = (0,model/* listVariants */.xZ)(workflow).flatMap((file) => listGoverned(policy, file).filter((site) => isPassed(file, site)));
        const nodes = policy.nodes?.filter((name) => passed.some(({ step }) => step.name === name)) ?? [null];
        return passed.length === 0 ? [] : nodes.map((node) => ({ ...entry, node, kinds: ['internal.policy_denied'] }));
    });
}
function findMissingContext(policy, index, workflow) {
    switch (policy.type) {
        case 'task_timeout': {
            const sites = (0,model/* listVariants */.xZ)(workflow).flatMap((file) => listGoverned(policy, file));
            const without = sites.find(({ step }) => (0,model/* getTimeout */.uN)(step) === null);
            return without === undefined ? null : `missing context: ${without.label} has no timeout`;
        }
        case 'phase_gate':
            return findNotRun([policy.group], policy, workflow);
        case 'expression': {
            const use = (0,templates/* listTemplates */.eG)(workflow).find(({ path }) => path[1] === 'policies' && path[2] === index);
            const read = use?.parsed.references.flatMap(({ guarded, path }) => (guarded ? [] : (path[0] ?? []))) ?? [];
            const steps = read.filter((name) => workflow.steps.has(name));
            return findNotRun(steps, policy, workflow);
        }
        default:
            return null;
    }
}
function listGoverned({ nodes }, workflow) {
    return (0,model/* collectSites */.b4)(workflow).filter(({ step, inFinally }) => (0,step_types/* isGovernedType */.vC)(step.type) && !inFinally && (nodes === undefined || nodes.includes(step.name)));
}
function findNotRun(names, policy, workflow) {
    const [first] = names;
    if (first === undefined)
        return null;
    const children = (0,model/* listVariants */.xZ)(workflow).filter((file) => file !== workflow);
    const isInherited = children.some((file) => listGoverned(policy, file).length > 0);
    const { mode = 'accumulate' } = workflow.settings.context ?? {};
    const graph = (0,config_graph/* getGraph */.XT)(workflow);
    const next = (name) => graph.successors(name).map(({ to }) => to);
    const findDominators = (0,config_graph/* createDominators */.nJ)(graph.entry, next);
    const missing = names.find((name) => isInherited ||
        mode !== 'accumulate' ||
        listGoverned(policy, workflow).some(({ step, group }) => {
            const before = findDominators(group?.name ?? step.name);
            return before !== null && (!before.has(name) || name === (group?.name ?? step.name));
        }));
    return missing === undefined ? null : `missing context: ${missing} may not have run`;
}

// EXTERNAL MODULE: ./build/src/config/contract/potential.js
var potential = __webpack_require__(4130);
// EXTERNAL MODULE: ./build/src/config/contract/render.js
var render = __webpack_require__(78362);
// EXTERNAL MODULE: ./build/src/config/contract/types.js
var types = __webpack_require__(10473);
;// CONCATENATED MODULE: ./build/src/config/contract/index.js









const createContract = (0,maps/* memoize */.Bj)((workflow) => createTree(workflow, new Set()));
function createTree(workflow, listed) {
    listed.add(workflow);
    const ownContract = computeOwnContract(workflow);
    const children = [];
    for (const child of workflow.children.values())
        if (!listed.has(child))
            children.push(createTree(child, listed));
    return { ...ownContract, children, may_pass: listMayPass(workflow, getPassing) };
}
const getPassing = (0,maps/* memoize */.Bj)((workflow) => new Passing(workflow, computeOwnContract(workflow).nodes));
const ownContracts = new WeakMap();
function computeOwnContract(root) {
    const known = ownContracts.get(root);
    if (known !== undefined)
        return known;
    const variants = (0,model/* listVariants */.xZ)(root);
    const policies = mapPoliciesInForce(variants);
    const files = [...variants].reverse();
    const contracts = new Map();
    for (let before = -1, now = 0; now > before;) {
        before = now;
        for (const file of files)
            contracts.set(file, buildContract(file, contracts, policies.get(file)));
        if (root.children.size > 0)
            now = [...contracts.values()].reduce((sum, { escapes }) => sum + escapes.length, 1);
    }
    for (const [file, contract] of contracts)
        ownContracts.set(file, contract);
    return contracts.get(root) ?? buildContract(root, contracts, policies.get(root));
}
function mapPoliciesInForce(variants) {
    const inForce = new Map();
    for (const caller of variants)
        for (const policy of caller.settings.policies ?? [])
            for (const file of (0,model/* listVariants */.xZ)(caller))
                (0,maps/* addTo */.DN)(inForce, file, policy);
    return inForce;
}
function buildContract(workflow, files, policies = []) {
    const { displayFile: file, settings, children } = workflow;
    const errorRoutes = (0,contract_handlers/* listHandlers */.Q3)(workflow, null);
    const sites = (0,model/* collectSites */.b4)(workflow);
    const contracts = new Map();
    const around = {
        workflow,
        policies,
        childEscapes(path) {
            const child = children.get(path);
            return child === undefined ? null : (files.get(child)?.escapes ?? []);
        },
        listMembers(group) {
            return (0,model/* listMemberLabels */.me)(group).flatMap((label) => contracts.get(label) ?? []);
        },
    };
    const forMembers = errorRoutes.filter(({ index }) => (0,model/* countsForMembers */.ht)(settings.error_routes?.[index] ?? {}));
    const shared = errorRoutes.length === 0 ? [] : [new contract_handlers/* HandlerIndex */.RO(errorRoutes)];
    const sharedForMembers = forMembers.length === 0 ? [] : [new contract_handlers/* HandlerIndex */.RO(forMembers)];
    const targets = new Set(errorRoutes.flatMap(({ target }) => target ?? []));
    const raisesByKey = new Map();
    const createNode = (site) => {
        const { step, path, label, group, inFinally } = site;
        const isLast = inFinally && group === null && !(0,config_graph/* isTarget */.Ex)((0,config_graph/* getGraph */.XT)(workflow), label);
        const handlers = isLast ? [] : (0,contract_handlers/* listHandlers */.Q3)(workflow, site);
        const common = targets.has(label) ? null : (0,potential/* createKindsKey */.dJ)(site, around);
        const indexes = [new contract_handlers/* HandlerIndex */.RO(handlers), ...(isLast ? [] : group === null ? shared : sharedForMembers)];
        const raises = (common === null ? undefined : raisesByKey.get(common)) ??
            (0,potential/* listPotentialKinds */.sZ)(site, around).map((raised) => ({ ...raised, ...(0,contract_handlers/* findHandling */.fW)(raised.kind, indexes, label) }));
        if (common !== null)
            raisesByKey.set(common, raises);
        const typed = (0,error_mode/* usesErrorRouting */.fF)(workflow, step);
        return { ...workflow.at(path), node: label, type: step.type, typed, group: group?.name ?? null, raises, handlers };
    };
    for (const groups of [false, true])
        for (const site of sites)
            if ((0,model/* isGroup */.IZ)(site.step) === groups)
                contracts.set(site.label, createNode(site));
    const nodes = sites.flatMap(({ label }) => contracts.get(label) ?? []);
    return { file, workflow: settings.name, nodes, errorRoutes, escapes: listEscapes(workflow, nodes) };
}
function listEscapes(workflow, nodes) {
    const reachable = (0,config_graph/* listReachableSteps */.RN)((0,config_graph/* getGraph */.XT)(workflow));
    const escapes = new Map();
    const escaping = new Map();
    for (const node of nodes) {
        if (node.group !== null || !reachable.has(node.node))
            continue;
        const kinds = escaping.get(node.raises) ?? node.raises.filter((raised) => raised.escapes);
        escaping.set(node.raises, kinds);
        for (const { kind } of kinds)
            (0,maps/* addTo */.DN)(escapes, kind, node.node);
    }
    return [...escapes].map(([kind, from]) => ({ kind, nodes: from }));
}


/***/ }),

/***/ 6705:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: function() { return /* binding */ findPayloads; },
/* harmony export */   CR: function() { return /* binding */ ALWAYS_CLASSIFIED; },
/* harmony export */   FE: function() { return /* binding */ withDetails; },
/* harmony export */   we: function() { return /* binding */ listCaptures; }
/* harmony export */ });
/* harmony import */ var _classify_sets_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11052);
/* harmony import */ var _core_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47581);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45979);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56461);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1331);






const CLASSIFIED = [
    ...['classified_by', 'exit_code', 'stderr_tail', 'signal', 'timed_out', 'message_error'],
    ...['problem_count', 'annotations_left_out', 'tests', 'not_overcome'],
];
const ALWAYS_CLASSIFIED = ['classified_by', 'exit_code', 'stderr_tail'];
function findPayloads(workflow, label, kind) {
    const payloads = new Map();
    return addPayloads(workflow, label, kind, payloads, new Set()) ? [...payloads.values()] : null;
}
const indexNodes = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_5__/* .memoize */ .Bj)((workflow) => {
    const nodes = new Map((0,_index_js__WEBPACK_IMPORTED_MODULE_4__/* .createContract */ .NF)(workflow).nodes.map((node) => [node.node, node]));
    return new Map((0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .collectSites */ .b4)(workflow).map((site) => [site.label, { site, node: nodes.get(site.label) }]));
});
function addPayloads(workflow, label, kind, found, seen) {
    const place = `${workflow.file}\n${label}`;
    if (seen.has(place))
        return true;
    seen.add(place);
    const { site, node } = indexNodes(workflow).get(label) ?? {};
    if (site === undefined)
        return false;
    const raised = node?.raises.find((each) => each.kind === kind);
    if (raised?.source !== 'child' || (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .isEngineKind */ .Dj)(kind)) {
        const fields = (0,_core_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .findKindEntry */ .KA)(workflow.settings.kinds, kind)?.details;
        if (fields !== undefined)
            found.set(fields, { fields, extra: listExtraDetails(site.step, kind) });
        return fields !== undefined;
    }
    const { step } = site;
    if ((0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .isGroup */ .IZ)(step)) {
        const members = listRaising(workflow, (0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listMemberLabels */ .me)(step), kind);
        return members.every((member) => addPayloads(workflow, member, kind, found, seen));
    }
    const child = step.type === 'workflow' ? workflow.children.get(step.workflow) : undefined;
    if (child === undefined)
        return false;
    const nodes = (0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .collectSites */ .b4)(child).map((each) => each.label);
    const escaping = listRaising(child, nodes, kind);
    return escaping.length > 0 && escaping.every((node) => addPayloads(child, node, kind, found, seen));
}
function listRaising(workflow, labels, kind) {
    const nodes = indexNodes(workflow);
    return labels.filter((label) => nodes.get(label)?.node?.raises.some((raised) => raised.kind === kind && raised.escapes));
}
function withDetails(contract, root) {
    const byFile = new Map((0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listWorkflows */ .Dl)(root).map((workflow) => [workflow.displayFile, workflow]));
    const visit = (file) => {
        const workflow = byFile.get(file.file);
        const find = (node, kind) => (workflow && findPayloads(workflow, node, kind)?.[0]?.fields) ?? null;
        return {
            ...file,
            nodes: file.nodes.map((node) => ({
                ...node,
                raises: node.raises.map((raised) => ({ ...raised, details: find(node.node, raised.kind) })),
            })),
            escapes: file.escapes.map((escaping) => ({ ...escaping, details: find(escaping.nodes[0] ?? '', escaping.kind) })),
            children: file.children.map(visit),
        };
    };
    return visit(contract);
}
function listCaptures({ stdout = '', stderr = '' }) {
    return [...`${stdout}\n${stderr}`.matchAll(/\(\?P?<([A-Za-z_]\w*)>/g)].map(([, name = '']) => name);
}
function listExtraDetails(step, kind) {
    if (step.type === 'script' && kind === 'internal.script_error')
        return CLASSIFIED;
    return step.type === 'script' ? listRuleDetails(step, kind) : [];
}
function listRuleDetails({ classify, fail_when: conditions, reports }, kind) {
    const isClassified = reports !== undefined || (0,_classify_sets_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .listClassifiedKinds */ .X)(classify).includes(kind);
    const rules = (classify ?? []).filter((rule) => rule.kind === kind);
    return [
        ...(isClassified ? CLASSIFIED : []),
        ...rules.flatMap((rule) => [...Object.keys(rule.details ?? {}), ...listCaptures(rule)]),
        ...(conditions ?? []).flatMap((rule) => (rule.kind === kind ? Object.keys(rule.details ?? {}) : [])),
    ];
}


/***/ }),

/***/ 4130:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: function() { return /* binding */ declaresKinds; },
/* harmony export */   dJ: function() { return /* binding */ createKindsKey; },
/* harmony export */   sZ: function() { return /* binding */ listPotentialKinds; }
/* harmony export */ });
/* harmony import */ var _classify_sets_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11052);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45979);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56461);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99448);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74183);
/* harmony import */ var _error_mode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48351);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1633);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57280);
/* harmony import */ var _resilience_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90968);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92978);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10473);











function listPotentialKinds(site, around) {
    const kinds = new Map();
    const add = (kind, source, via = null) => {
        if (!kinds.has(kind))
            kinds.set(kind, { kind, source, via });
    };
    const { step } = site;
    if ((0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .raisesItself */ .RR)(step))
        addAuthorKinds(step, site, around, add);
    if (step.type === 'workflow')
        addChildKinds(step, around, add);
    if ((0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .isGroup */ .IZ)(step) && failsFast(step))
        for (const { kind, member } of listEscapingMembers(step, (0,_error_mode_js__WEBPACK_IMPORTED_MODULE_4__/* .usesErrorRouting */ .fF)(around.workflow, step), around))
            add(kind, 'child', member);
    const open = kinds.get(_types_js__WEBPACK_IMPORTED_MODULE_8__/* .ANY_KIND */ .O);
    if (open !== undefined && !(0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .raisesItself */ .RR)(step))
        for (const kind of listKindsInRoutes(site, around.workflow))
            add(kind, open.source, open.via);
    for (const kind of listEngineKinds(site, around))
        add(kind, 'engine');
    return [...kinds.values()];
}
function createKindsKey(site, around) {
    const { step, group, inFinally } = site;
    if (!(0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .raisesItself */ .RR)(step) || declaresKinds(step) || group !== null || inFinally)
        return null;
    if (site.routes.some((route) => route.on_error !== undefined))
        return null;
    return listEngineKinds(site, around).join(' ');
}
function addAuthorKinds(step, site, around, add) {
    for (const kind of step.raises ?? [])
        add(kind, 'declared');
    if (step.type === 'script') {
        for (const { kind } of step.fail_when ?? [])
            add(kind, 'fail_when');
        for (const kind of (0,_classify_sets_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .listKindsOfScript */ .m)(step))
            add(kind, 'classify');
    }
    if (declaresKinds(step))
        return;
    for (const kind of listKindsInRoutes(site, around.workflow))
        add(kind, 'declared');
    add(_types_js__WEBPACK_IMPORTED_MODULE_8__/* .ANY_KIND */ .O, 'declared');
}
function declaresKinds(step) {
    if ('raises' in step && step.raises !== undefined)
        return true;
    return step.type === 'script' && [step.classify, step.fail_when].some((rules) => (rules?.length ?? 0) > 0);
}
function listKindsInRoutes(site, workflow) {
    const routes = workflow.settings.error_routes ?? [];
    const shared = site.group === null ? routes : routes.filter(_model_js__WEBPACK_IMPORTED_MODULE_6__/* .countsForMembers */ .ht);
    return [...site.routes, ...shared]
        .flatMap((route) => (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .toKindPatterns */ .bn)(route.on_error ?? false))
        .filter((pattern) => pattern !== _types_js__WEBPACK_IMPORTED_MODULE_8__/* .ANY_KIND */ .O && !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedKind */ .HO)(pattern));
}
function addChildKinds({ workflow: path, raises }, around, add) {
    const escapes = around.childEscapes(path);
    const file = around.workflow.children.get(path)?.displayFile ?? path;
    for (const { kind } of escapes ?? [])
        if ((0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedKind */ .HO)(kind) || raises === undefined || raises.includes(kind))
            add(kind, 'child', file);
    if (escapes === null && raises === undefined)
        add(_types_js__WEBPACK_IMPORTED_MODULE_8__/* .ANY_KIND */ .O, 'child', path);
    if (escapes === null || escapes.some(({ kind }) => kind === _types_js__WEBPACK_IMPORTED_MODULE_8__/* .ANY_KIND */ .O))
        for (const kind of raises ?? [])
            add(kind, 'declared');
}
function failsFast({ failure_mode: mode = 'fail_fast' }) {
    return mode === 'fail_fast';
}
function listEscapingMembers(group, typed, around) {
    return around
        .listMembers(group)
        .flatMap((member) => member.raises
        .filter(({ kind, escapes }) => (member.typed || !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isEngineKind */ .Dj)(kind) ? escapes : typed))
        .map(({ kind }) => ({ kind, member: member.node })));
}
function listEngineKinds(site, around) {
    const { step, group } = site;
    const typed = (0,_error_mode_js__WEBPACK_IMPORTED_MODULE_4__/* .usesErrorRouting */ .fF)(around.workflow, step) || (group !== null && (0,_error_mode_js__WEBPACK_IMPORTED_MODULE_4__/* .usesErrorRouting */ .fF)(around.workflow, group));
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_TYPES */ .FU[step.type].kinds.filter((kind) => isMade(kind, site, typed, around));
}
function isMade(kind, site, typed, around) {
    const { step } = site;
    switch (kind) {
        case 'internal.policy_denied':
            if (site.inFinally)
                return false;
            return around.policies.some(({ mode, nodes }) => mode !== 'warn' && (nodes?.includes(step.name) ?? true));
        case 'internal.circuit_open':
            return (0,_resilience_js__WEBPACK_IMPORTED_MODULE_7__/* .getResilience */ .k4)(around.workflow, step).breaker !== null;
        case 'internal.schema_violation':
            return (0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .raisesItself */ .RR)(step) || (typed && hasSchema(step, around.workflow));
        case 'internal.group_failed':
            return (0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .isGroup */ .IZ)(step) && !failsFast(step) && (typed || listEscapingMembers(step, typed, around).length > 0);
        case 'provider.tool_unavailable':
        case 'internal.limit_exceeded':
            return typed && step.type === 'agent' && (0,_tools_js__WEBPACK_IMPORTED_MODULE_9__/* .mayUseTools */ .m2)(around.workflow, step);
        case 'internal.timeout':
            return typed && ((0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .getTimeout */ .uN)(step) !== null || (step.type === 'script' && step.idle_timeout !== undefined));
        case 'internal.undeclared_kind':
            if (!('raises' in step) || step.raises === undefined)
                return false;
            return step.type !== 'workflow' || maySurprise(around.childEscapes(step.workflow), step.raises);
        case 'internal.template_error':
            if (step.type === 'parallel' && !site.routes.some(({ on_error: kinds, when }) => !kinds && when))
                return false;
            return typed && (0,_error_mode_js__WEBPACK_IMPORTED_MODULE_4__/* .mayFailInTemplate */ .dV)(around.workflow, site);
        case 'subworkflow.terminated': {
            const child = step.type === 'workflow' ? around.workflow.children.get(step.workflow) : undefined;
            return typed && (child === undefined || canTerminate(child));
        }
        default:
            return typed;
    }
}
function hasSchema(step, workflow) {
    if (step.type === 'workflow')
        return step.output !== undefined || childMayRefuse(step, workflow);
    if (step.type === 'wait')
        return typeof step.duration === 'string' && (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isTemplate */ .Fl)(step.duration);
    if (step.type !== 'set' || step.output !== undefined)
        return true;
    return step.output_type !== undefined && step.output_type !== 'auto' && step.output_type !== 'string';
}
function childMayRefuse({ workflow: file, input_mapping: mapping }, workflow) {
    const inputs = workflow.settings.input ?? {};
    return Object.entries(workflow.children.get(file)?.settings.input ?? {}).some(([name, { type }]) => mapping === undefined
        ? inputs[name] !== undefined && inputs[name].type !== type
        : Object.hasOwn(mapping, name) && type !== 'string');
}
function maySurprise(escapes, raises) {
    return escapes === null || escapes.some(({ kind }) => !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedKind */ .HO)(kind) && !raises.includes(kind));
}
const canTerminate = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_10__/* .memoize */ .Bj)((workflow) => {
    const reachable = (0,_graph_js__WEBPACK_IMPORTED_MODULE_5__/* .listReachableSteps */ .RN)((0,_graph_js__WEBPACK_IMPORTED_MODULE_5__/* .getGraph */ .XT)(workflow));
    return [...workflow.steps].some(([name, step]) => step.type === 'terminate' && step.status === 'failed' && reachable.has(name));
});


/***/ }),

/***/ 48351:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ji: function() { return /* binding */ findOwnPath; },
/* harmony export */   NM: function() { return /* binding */ isUnseen; },
/* harmony export */   Nd: function() { return /* binding */ listUnseenScripts; },
/* harmony export */   O1: function() { return /* binding */ mayDecide; },
/* harmony export */   dV: function() { return /* binding */ mayFailInTemplate; },
/* harmony export */   eZ: function() { return /* binding */ isStrictFile; },
/* harmony export */   fF: function() { return /* binding */ usesErrorRouting; },
/* harmony export */   gl: function() { return /* binding */ findExitDecision; },
/* harmony export */   xL: function() { return /* binding */ readsExitCode; },
/* harmony export */   xv: function() { return /* binding */ canTurnOff; },
/* harmony export */   yx: function() { return /* binding */ listHaltingScripts; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56461);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57280);
/* harmony import */ var _templates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39466);



function isStrictFile({ settings }) {
    return settings.runtime?.strict_exit !== false;
}
function mayFailInTemplate(workflow, { step, group }) {
    const { runtime, error_routes: errorRoutes } = workflow.settings;
    const meant = runtime?.strict_exit === true || (errorRoutes !== undefined && errorRoutes.length > 0);
    if (meant || speaksOfErrors(step) || (group !== null && speaksOfErrors(group)))
        return true;
    return readExitFacts(workflow).templated.has(step) || (0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .getInputList */ .$D)(step).length > 0;
}
function usesErrorRouting(workflow, step) {
    if (step.type === 'terminate')
        return false;
    if (speaksOfErrors(step))
        return true;
    const own = 'strict_exit' in step ? step.strict_exit : undefined;
    return own ?? isStrictFile(workflow);
}
function findExitDecision(workflow, step) {
    return readExitFacts(workflow).decisions.get(step) ?? null;
}
function readsExitCode(decision, when) {
    return decision.some(({ path: [name], source }) => source === when && (name === undefined ? source.includes(FIELD) : name === FIELD));
}
function listUnseenScripts(workflow) {
    return (0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .collectSites */ .b4)(workflow)
        .filter(_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isScriptSite */ .t8)
        .filter(({ step, group }) => group === null && isUnseen(workflow, step));
}
function isUnseen(workflow, step) {
    if (usesErrorRouting(workflow, step) || step.strict_exit === false)
        return false;
    return !readExitFacts(workflow).exitCodesRead.has(step.name);
}
function canTurnOff(workflow, step) {
    return step.type === 'script' && !speaksOfErrors(step) && !(0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .mapMembersToGroups */ .Dd)(workflow).has(step.name);
}
const ENDS_NON_ZERO = /(?:^|[;&\n])[ \t]*exit[ \t]+[1-9]\d{0,2}$/;
function listHaltingScripts(workflow) {
    const { runtime, error_routes: errorRoutes = [] } = workflow.settings;
    if (runtime?.strict_exit !== undefined || errorRoutes.length > 0)
        return [];
    return (0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .collectSites */ .b4)(workflow).filter(({ step, group, inFinally }) => {
        if (step.type !== 'script' || group !== null || inFinally || step.strict_exit !== undefined)
            return false;
        if (!canTurnOff(workflow, step) || findExitDecision(workflow, step) !== null)
            return false;
        const text = String(step.run ?? step.args?.at(-1) ?? '').trim();
        const isCodeRead = readExitFacts(workflow).exitCodesRead.has(step.name);
        return isCodeRead || (ENDS_NON_ZERO.test(text) && (0,_templates_js__WEBPACK_IMPORTED_MODULE_1__/* .isReadInside */ .Zg)(workflow, step.name));
    });
}
function speaksOfErrors(step) {
    if (step.type === 'terminate')
        return false;
    if ('strict_exit' in step && step.strict_exit === true)
        return true;
    if ('raises' in step && (step.raises ?? []).length > 0)
        return true;
    if ('classify' in step && (step.classify ?? []).length > 0)
        return true;
    if ('fail_when' in step && (step.fail_when ?? []).length > 0)
        return true;
    if ('resilience' in step && step.resilience !== undefined)
        return true;
    return step.routes?.some((route) => route.on_error !== undefined) === true;
}
const FIELD = 'exit_code';
const readExitFacts = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .memoize */ .Bj)((workflow) => {
    const templates = (0,_templates_js__WEBPACK_IMPORTED_MODULE_1__/* .listTemplates */ .eG)(workflow);
    const sites = (0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .collectSites */ .b4)(workflow);
    const listed = sites.flatMap(({ step }) => (0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .getInputList */ .$D)(step)).map((entry) => entry.replace(/\?$/, '').split('.'));
    const read = [
        ...templates
            .filter(({ source }) => source.includes(FIELD))
            .flatMap((use) => use.parsed.references.map(({ path }) => findNodeAsked(path, use, workflow))),
        ...listed.map(([name = '', ...rest]) => (rest.at(-1) === FIELD ? name : null)),
    ];
    return {
        decisions: findExitDecisions(workflow, templates),
        exitCodesRead: new Set(read.filter((name) => name !== null)),
        templated: new Set(templates.flatMap(({ site }) => (site === null ? [] : [site.step]))),
    };
});
function findExitDecisions(workflow, templates) {
    const decisions = new Map();
    for (const use of templates) {
        const { site, source } = use;
        if (site === null || use.isCondition !== true || !isOnSuccess(use) || !mayDecide(workflow, site))
            continue;
        for (const reference of use.parsed.references) {
            const path = findOwnPath(reference.path, use, site.step.name);
            if (path !== null)
                (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .DN)(decisions, site.step, { path, source });
        }
    }
    return decisions;
}
function mayDecide({ settings }, { step, group, inFinally }) {
    if (step.type !== 'script' || group !== null || inFinally || speaksOfErrors(step))
        return false;
    return settings.runtime?.strict_exit !== true || step.strict_exit === false;
}
function findOwnPath([root = '', ...rest], { form }, name) {
    if (root === name)
        return rest.length === 0 || rest[0] === 'output' ? rest.slice(1) : null;
    if (root === 'output' || root === `${name}_output`)
        return rest;
    if (form === 'expression' && root.startsWith('output_'))
        return [root.slice('output_'.length), ...rest];
    return form === 'expression' ? [root, ...rest] : null;
}
function findNodeAsked(path, use, workflow) {
    const [root = '', second, third] = path;
    const leads = (field) => field === undefined || field === FIELD;
    if (workflow.steps.has(root))
        return second === undefined || (second === 'output' && leads(third)) ? root : null;
    for (const [suffix, field] of [
        [`_output_${FIELD}`, FIELD],
        ['_output', second],
    ]) {
        const name = root.endsWith(suffix) ? root.slice(0, -suffix.length) : '';
        if (workflow.steps.has(name))
            return leads(field) ? name : null;
    }
    const ownName = use.site === null || !isOnSuccess(use) ? null : use.site.step.name;
    if (root === FIELD || root === `output_${FIELD}`)
        return ownName;
    return root === 'output' && leads(second) ? ownName : null;
}
function isOnSuccess({ site, path }) {
    const at = path.indexOf('routes');
    const index = path[at + 1];
    if (site === null || at === -1 || typeof index !== 'number')
        return false;
    return site.routes[index]?.on_error === undefined;
}


/***/ }),

/***/ 63696:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: function() { return /* binding */ listSecretValues; },
/* harmony export */   Ft: function() { return /* binding */ toInputName; },
/* harmony export */   Kb: function() { return /* binding */ parseInputMapping; },
/* harmony export */   Q1: function() { return /* binding */ listSecretInputs; },
/* harmony export */   ZY: function() { return /* binding */ parseOption; },
/* harmony export */   aG: function() { return /* binding */ createDataInputs; },
/* harmony export */   eK: function() { return /* binding */ getDefaultInput; },
/* harmony export */   eL: function() { return /* binding */ resolveInputs; },
/* harmony export */   ri: function() { return /* binding */ createTextInputs; },
/* harmony export */   vm: function() { return /* binding */ findSecretAt; }
/* harmony export */ });
/* unused harmony export findPlainSecrets */
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53325);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62759);
/* harmony import */ var _source_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(246);
/* harmony import */ var _source_value_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16271);
/* harmony import */ var _source_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12070);
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12361);








function createTextInputs(values) {
    return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, { from: 'text', text }]));
}
function createDataInputs(values) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { from: 'data', value, written: null }]));
}
function parseInputMapping(text) {
    const read = readOption(text);
    if (!read.ok)
        return read;
    const { data, children } = read.value;
    if (data === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)({});
    if (!(0,_source_values_js__WEBPACK_IMPORTED_MODULE_5__/* .isDataObject */ .WT)(data))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)('Inputs are a mapping of names to values.');
    const inputs = Object.entries(data).map(([name, value]) => {
        const scalar = children.get(name)?.scalar;
        const written = scalar?.source ?? (value === null ? '' : null);
        return [name, { from: 'data', value, written, isPlain: scalar?.type === 'PLAIN' }];
    });
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(Object.fromEntries(inputs));
}
function parseOption(text) {
    const read = readOption(text);
    return read.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(read.value.data) : read;
}
function readOption(text) {
    const problems = [];
    const include = (_, at) => {
        problems.push((0,_source_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .createFinding */ .uP)(at, 'yaml-unknown-tag', '`!file` is for workflow files.'));
        return null;
    };
    const root = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .readYaml */ .gM)(new _source_values_js__WEBPACK_IMPORTED_MODULE_5__/* .Source */ .kL('inputs', 'inputs', text), include, problems);
    const [first] = problems;
    if (first !== undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`Line ${first.line}, column ${first.column}: ${first.message}`);
    return root === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)('It is empty.') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(root);
}
function listSecretInputs(workflow) {
    return Object.entries(workflow.settings.input ?? {}).flatMap(([name, spec]) => (spec.secret === true ? [name] : []));
}
function findPlainSecrets(workflow, given) {
    return listSecretInputs(workflow).filter((name) => {
        const input = getOwnEntry(given, name);
        return input?.from === 'data' && input.isPlain === true;
    });
}
const SHORTEST_MEMBER = 4;
function listSecretValues(workflow, inputs) {
    return listSecretInputs(workflow).flatMap((name) => {
        const value = inputs[name];
        if (value === undefined || value === null)
            return [];
        const origin = `input:${name}`;
        const whole = { value: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printTextOrJson */ ._s)(value), origin };
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) || Array.isArray(value) ? [whole, ...listSecretMembers(value, `${origin}#`)] : [whole];
    });
}
function listSecretMembers(value, origin) {
    return Object.entries(value).flatMap(([key, item]) => {
        const at = `${origin}/${key}`;
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(item) || Array.isArray(item))
            return listSecretMembers(item, at);
        const text = String(item);
        return item === null || typeof item === 'boolean' || text.trim().length < SHORTEST_MEMBER
            ? []
            : [{ value: text, origin: at }];
    });
}
function findSecretAt(origin, value) {
    const name = `input:${toInputName(origin)}`;
    if (origin === name)
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printTextOrJson */ ._s)(value);
    const data = typeof value === 'string' ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseOutsideJson */ .p6)(value) : value;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(data) && !Array.isArray(data))
        return undefined;
    return listSecretMembers(data, `${name}#`).find((member) => member.origin === origin)?.value;
}
function toInputName(origin) {
    return /^input:(.*?)(?:#\/.*)?$/s.exec(origin)?.[1] ?? null;
}
function resolveInputs(workflow, given) {
    const declared = workflow.settings.input;
    if (declared === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(takeAsGiven(given));
    const names = Object.keys(declared);
    const findings = Object.keys(given)
        .filter((name) => !Object.hasOwn(declared, name))
        .slice(0, MAX_UNKNOWN)
        .map((name) => createUnknownInput(name, names, workflow));
    const values = {};
    for (const [name, spec] of Object.entries(declared)) {
        const input = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwnEntry */ .xL)(given, name);
        const absent = getDefaultInput(spec);
        const result = (input === undefined ? undefined : readInput(spec, input)) ?? (absent === undefined ? undefined : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(absent));
        const at = workflow.at(['workflow', 'input', name]);
        if (result === undefined) {
            const purpose = spec.description === undefined ? '' : `: ${spec.description}`;
            const message = `The input ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} (${spec.type}) is required and was not given${purpose}.`;
            findings.push((0,_source_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .createFinding */ .uP)(at, 'input-missing', message, `give it with -i ${name}=VALUE`));
        }
        else if (result.ok)
            values[name] = result.value;
        else
            findings.push((0,_source_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .createFinding */ .uP)(at, 'input-wrong-type', `The input ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} ${result.error}.`));
    }
    return findings.length > 0 ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(findings) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(values);
}
function takeAsGiven(given) {
    const takeInput = (input) => {
        if (input.from === 'text')
            return input.text;
        return input.written !== null && isScalar(input.value) ? input.written : input.value;
    };
    return Object.fromEntries(Object.entries(given).map(([name, input]) => [name, takeInput(input)]));
}
function isScalar(value) {
    return !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && !Array.isArray(value);
}
const MAX_UNKNOWN = 100;
const MAX_LISTED = 50;
function createUnknownInput(name, known, workflow) {
    const at = { file: workflow.displayFile, line: 1, column: 1 };
    const names = known.slice(0, MAX_LISTED).map((each) => `\`${each}\``);
    const more = known.length > MAX_LISTED ? ` and ${known.length - MAX_LISTED} more` : '';
    const list = known.length === 0 ? 'it has none' : `it has ${names.join(', ')}${more}`;
    const message = `The workflow has no input ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)}; ${list}.`;
    return (0,_source_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .createFinding */ .uP)(at, 'input-unknown', message, (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestNearest */ .nD)(name, known));
}
function getDefaultInput(spec) {
    if (spec.default !== undefined && spec.default !== null && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(spec.default))
        return spec.default;
    return spec.required === false ? _source_value_types_js__WEBPACK_IMPORTED_MODULE_4__/* .VALUE_TYPES */ .K[spec.type].zero : undefined;
}
function readInput(spec, given) {
    if (given.from === 'text')
        return parseInputText(spec, given.text);
    const { value, written } = given;
    if (spec.type === 'string' && typeof value !== 'string' && written !== null && isScalar(value))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(written);
    if (value === null || (spec.type !== 'string' && (value === 'None' || value === 'null')))
        return undefined;
    if (typeof value === 'string')
        return parseInputText(spec, value);
    return _source_value_types_js__WEBPACK_IMPORTED_MODULE_4__/* .VALUE_TYPES */ .K[spec.type].has(value) ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(value) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(describeWrong(spec, value));
}
function parseInputText(spec, text) {
    const { parse, has } = _source_value_types_js__WEBPACK_IMPORTED_MODULE_4__/* .VALUE_TYPES */ .K[spec.type];
    const value = parse(text);
    return value !== undefined && has(value) ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(value) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(describeWrong(spec, text));
}
const AS_JSON = {
    array: ', as JSON on the command line: ["a", "b"]',
    object: ', as JSON on the command line: {"key": "value"}',
};
function describeWrong(spec, value) {
    const shown = spec.secret === true ? '' : `, and ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(value)} is not`;
    return `must be ${_source_value_types_js__WEBPACK_IMPORTED_MODULE_4__/* .VALUE_TYPES */ .K[spec.type].label}${AS_JSON[spec.type] ?? ''}${shown}`;
}


/***/ }),

/***/ 45488:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cQ: function() { return /* binding */ loadChecked; },
  Ze: function() { return /* binding */ loadData; },
  G2: function() { return /* binding */ loadWorkflow; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/core/finding.js
var finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/source/findings.js + 1 modules
var source_findings = __webpack_require__(246);
// EXTERNAL MODULE: ./build/src/source/session.js
var source_session = __webpack_require__(28546);
// EXTERNAL MODULE: ./build/src/source/workspace.js
var workspace = __webpack_require__(2939);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/config/step-hash.js
var step_hash = __webpack_require__(75336);
// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/source/values.js
var values = __webpack_require__(12070);
// EXTERNAL MODULE: ./build/src/source/check-shape.js
var check_shape = __webpack_require__(27666);
// EXTERNAL MODULE: ./build/src/source/foreign-field-hints.js
var foreign_field_hints = __webpack_require__(77176);
// EXTERNAL MODULE: ./build/src/source/generated/shapes.js
var shapes = __webpack_require__(32224);
// EXTERNAL MODULE: ./build/src/source/generated/validators.cjs
var validators = __webpack_require__(44736);
// EXTERNAL MODULE: ./build/src/source/schema-findings.js
var schema_findings = __webpack_require__(42886);
// EXTERNAL MODULE: ./build/src/source/schema-repair.js + 1 modules
var schema_repair = __webpack_require__(37854);
// EXTERNAL MODULE: ./build/src/config/load/structure.js
var structure = __webpack_require__(71391);
;// CONCATENATED MODULE: ./build/src/config/load/schema-check.js










class Checker {
    file;
    session;
    #kept = new Map();
    constructor(file, session) {
        this.file = file;
        this.session = session;
    }
    report(path, code, message, hint = null) {
        this.session.report(this.file.locator.at(path), code, message, hint);
    }
    toWritten(path) {
        return (0,schema_repair/* toWrittenPath */.q)(path, this.#kept);
    }
    topLevel(data) {
        this.#noEffect(data, 'file', []);
        (0,check_shape/* readShape */._)(this.session, this.file, validators.file, { shape: 'file', data, path: [], label: 'the file' });
    }
    settings(data, first) {
        if (!(0,values/* isDataObject */.WT)(data))
            return null;
        this.#noEffect(data, 'workflow', ['workflow']);
        const placeholders = first === null ? {} : { name: 'missing', entry_point: first };
        const { kinds } = data;
        const catalogue = Object.entries((0,values/* isDataObject */.WT)(kinds) ? kinds : {}).map(([kind, entry]) => [kind, entry ?? {}]);
        const source = (0,values/* isDataObject */.WT)(kinds) ? { ...data, kinds: Object.fromEntries(catalogue) } : data;
        const settings = this.#read(validators.workflow, 'workflow', source, ['workflow'], 'the workflow', placeholders);
        if (settings === null)
            return null;
        const sink = this.#sink(['workflow']);
        if (settings.kinds !== undefined)
            settings.kinds = (0,structure/* checkKinds */.aT)(settings.kinds, sink);
        for (const [name, spec] of Object.entries(settings.input ?? {})) {
            const path = ['input', name];
            if ((0,values/* getValueAt */.dm)(data, [...path, 'type']) === spec.type)
                (0,structure/* checkInput */.DR)(spec, path, sink);
        }
        (0,structure/* checkToolServers */.HQ)(settings, sink);
        if (settings.policies !== undefined)
            settings.policies = this.#policies(data['policies']);
        if (settings.instructions === undefined)
            return settings;
        const instructions = [settings.instructions].flat().map((text, index) => {
            const at = this.file.locator.at(this.toWritten(['workflow', 'instructions', index]));
            return this.session.textOrFile(text, at, this.file.source.file);
        });
        return { ...settings, instructions };
    }
    #policies(policies) {
        const names = new Set();
        return (Array.isArray(policies) ? policies : []).flatMap((policy, index) => {
            if (!(0,values/* isDataObject */.WT)(policy))
                return [];
            const path = ['workflow', 'policies', index];
            const name = typeof policy['name'] === 'string' ? policy['name'] : '';
            if (names.has(name))
                this.report([...path, 'name'], 'duplicate-name', `Two policies have the name ${(0,messages/* quote */.hD)(name)}.`);
            if (name !== '')
                names.add(name);
            return this.#policy(policy, path) ?? { name, type: 'node_availability', mode: 'warn' };
        });
    }
    #policy(policy, path) {
        const { type } = policy;
        if (!(0,schema_findings/* isNameIn */.rh)(shapes/* UNIONS */.xK.policy, type)) {
            this.#unknownType(type, path, 'policy', 'a policy');
            return null;
        }
        const shape = shapes/* UNIONS */.xK.policy[type];
        return this.#read(validators[shape], shape, policy, path, `policy ${readName(policy)}`);
    }
    parallel(data, path) {
        return this.#read(validators.parallel, 'parallel', data, path, `group ${readName(data)}`);
    }
    forEach(data, path) {
        return this.#read(validators.forEach, 'forEach', data, path, `group ${readName(data)}`);
    }
    node(data, path) {
        const type = this.#typeOf(data, path, 'node');
        return type === null ? this.withoutType(data, path) : this.#ofType(type, { ...data, type }, path);
    }
    member(data, path) {
        const type = this.#typeOf(data, path, 'member');
        const node = type === null ? null : this.#ofType(type, { ...data, type }, path);
        return node !== null && (0,model/* isMember */.NB)(node) ? node : null;
    }
    #typeOf(data, path, union) {
        const type = data['type'] ?? 'agent';
        if ((0,schema_findings/* isNameIn */.rh)(shapes/* UNIONS */.xK[union], type))
            return type;
        this.#unknownType(type, path, union, `node ${readName(data)}`);
        const meant = typeof type === 'string' ? (0,foreign_field_hints/* findMeant */.z7)(type, Object.keys(shapes/* UNIONS */.xK[union])) : null;
        return (0,schema_findings/* isNameIn */.rh)(shapes/* UNIONS */.xK[union], meant) ? meant : null;
    }
    #unknownType(type, path, union, label) {
        this.session.findings.push((0,schema_findings/* describeUnknownType */.Em)(this.file.locator.at([...path, 'type']), type, union, label));
    }
    withoutType(data, path) {
        const { name, routes } = data;
        const stand = { type: 'agent', prompt: '' };
        if (name !== undefined)
            stand['name'] = name;
        if (routes !== undefined)
            stand['routes'] = routes;
        const agent = (0,schema_repair/* salvage */.a)('agentNode', stand, { path, kept: this.#kept });
        return validators.agentNode(agent) ? { ...agent, type: 'agent' } : null;
    }
    #ofType(type, data, path) {
        const shape = shapes/* UNIONS */.xK.node[type];
        this.#noEffect(data, shape, path);
        const before = this.session.findings.length;
        const checked = this.#read(validators[shape], shape, data, path, `node ${readName(data)}`);
        const isOther = checked === null || (checked.type !== undefined && checked.type !== 'agent');
        const node = isOther ? checked : { ...checked, type: 'agent' };
        const reported = this.session.findings.slice(before);
        const sound = reported.every(({ code }) => code === 'unknown-field' || code === 'field-not-for-type');
        if (node !== null && sound)
            (0,structure/* checkNode */.Ps)(node, this.#sink(path, reported.length > 0 ? 'missing-field' : null));
        return node;
    }
    #read(guard, shape, data, path, label, placeholders = {}) {
        return (0,check_shape/* readShape */._)(this.session, this.file, guard, { shape, data, path, label }, { placeholders, kept: this.#kept });
    }
    #sink(base, leftOut = null) {
        return (0,check_shape/* createSink */.O)(this.session, this.file, base, leftOut);
    }
    #noEffect(data, shape, path) {
        for (const [name, value] of Object.entries(data)) {
            const kind = shapes/* SHAPES */.HY[shape]?.[name] ?? (shape === 'provider' ? '!' : '-');
            if (kind === '!' && value !== null)
                this.#warn([...path, name], name, value);
            else if (kind !== 'workflow' && (0,values/* isDataObject */.WT)(value) && (0,schema_findings/* isNameIn */.rh)(shapes/* SHAPES */.HY, kind))
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
            this.session.report(at, 'no-effect', message);
        }
    }
}
const ABILITIES = new Set(['skills', 'skill_discovery', 'plugins', 'validator', 'sandbox']);
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
        at: (path) => locator.at(checker.toWritten(path)),
        keyAt: (path) => locator.keyAt(checker.toWritten(path)),
        within: (path, line, column) => {
            const written = checker.toWritten(path);
            const isAsWritten = (0,values/* getValueAt */.dm)(data, written) === (0,values/* getValueAt */.dm)(raw, written);
            return isAsWritten ? locator.within(written, line, column) : locator.at(written);
        },
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
            const place = this.checker.file.locator.at([...first, 'name']);
            const message = `The name ${(0,messages/* quote */.hD)(step.name)} is taken already, in line ${place.line}.`;
            const related = [{ ...place, message: `${(0,messages/* quote */.hD)(step.name)} is here first.` }];
            this.checker.report(at, 'duplicate-name', message, { suggestion: 'give one of the two another name', related });
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
            return group === null ? this.#placeholder(item, path) : { ...group, type: 'parallel' };
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
            return this.#placeholder(item, path);
        const memberPath = [...path, 'agent'];
        this.#call(inline, memberPath);
        const agent = this.checker.member(inline, memberPath);
        return group === null || agent === null ? this.#placeholder(item, path) : { ...group, type: 'for_each', agent };
    }
    #placeholder(item, path) {
        const named = this.checker.withoutType(item, path);
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
function createStepFinder({ data, locator }) {
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

;// CONCATENATED MODULE: ./build/src/config/load/index.js









const MAX_CHAIN = 50;
function loadWorkflow(file, options) {
    const session = new source_session/* LoadSession */.Lk(options);
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
    return { workflow, findings: (0,source_findings/* sortFindings */.Tc)(session.findings, at.file), unshown, sources, patterns, stepAt };
}
async function loadChecked(file, options, patterns) {
    return withCheckedPatterns(loadWorkflow(file, options), patterns);
}
async function loadData(data, patterns) {
    const session = (0,source_session/* createFreeSession */.$Z)(true);
    const { workflow } = buildWorkflow(data, session, new Map(), () => '');
    const { findings, unshown, patterns: uses, sources } = session;
    return withCheckedPatterns({ workflow, findings, unshown, sources, patterns: uses, stepAt: () => null }, patterns);
}
async function withCheckedPatterns(loaded, patterns) {
    if (loaded.patterns.length === 0)
        return loaded;
    const findings = [...loaded.findings, ...(0,source_findings/* checkPatterns */.uO)(loaded.patterns, await patterns())];
    return { ...loaded, findings: (0,source_findings/* sortFindings */.Tc)(findings, loaded.findings[0]?.file ?? loaded.workflow?.displayFile ?? '') };
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
        this.finders.push(createStepFinder(data));
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
        this.session.report(at, 'child-cycle', message, hint);
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
        this.session.report(at, 'child-not-found', message, (0,finding/* didYouMean */.au)(reference, near === null ? null : `${folder}${near}`));
    }
}


/***/ }),

/***/ 71391:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: function() { return /* binding */ checkInput; },
/* harmony export */   HQ: function() { return /* binding */ checkToolServers; },
/* harmony export */   Ps: function() { return /* binding */ checkNode; },
/* harmony export */   XX: function() { return /* binding */ FIELD_RELATIONS; },
/* harmony export */   aT: function() { return /* binding */ checkKinds; }
/* harmony export */ });
/* harmony import */ var _classify_check_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49520);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12170);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);
/* harmony import */ var _core_payload_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20132);
/* harmony import */ var _core_shells_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12669);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74183);
/* harmony import */ var _source_schema_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42886);
/* harmony import */ var _source_value_types_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16271);








const FIELD_RELATIONS = {
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
        const shell = node.shell === undefined ? null : (0,_core_shells_js__WEBPACK_IMPORTED_MODULE_4__/* .findShellProblem */ .JD)(node.shell);
        if (shell !== null)
            to.report(['shell'], 'bad-shell', `\`shell\`: ${shell}.`);
        for (const [index, rule] of (node.classify ?? []).entries())
            (0,_classify_check_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRule */ .T9)(rule, ['classify', index], to);
        for (const [index, { kind }] of (node.fail_when ?? []).entries())
            (0,_classify_check_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .checkKind */ .pK)(kind, ['fail_when', index, 'kind'], to);
    }
    if (node.type === 'human_gate')
        checkGate(node, to);
    if (node.type === 'questions')
        checkQuestions(node, to);
    if (node.type === 'wait' && !(typeof node.duration === 'string' && (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_5__/* .isTemplate */ .Fl)(node.duration))) {
        const parsed = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E9)(node.duration);
        if (!parsed.ok)
            to.report(['duration'], 'bad-duration', `Node \`${node.name}\`: ${parsed.error}.`);
    }
    if ('output' in node && node.output !== undefined)
        checkFieldSchemas(node.output, ['output'], to);
}
function checkFieldSchemas(fields, path, to) {
    for (const [name, field] of Object.entries(fields))
        checkOutputField(field, [...path, name], to);
}
function checkKinds(kinds, to) {
    const valid = Object.entries(kinds).filter(([kind, { details }]) => {
        const path = ['kinds', kind];
        if (details !== undefined)
            checkFieldSchemas(details, [...path, 'details'], to);
        const problem = (0,_classify_check_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .findKindProblem */ .x3)(kind, 'a catalogue cannot describe it');
        if (problem !== null)
            to.reportKey(path, ...problem);
        return problem === null;
    });
    return Object.fromEntries(valid);
}
function checkRelations(node, to) {
    const relations = FIELD_RELATIONS[node.type];
    if (relations === undefined)
        return;
    const fields = new Map(Object.entries(node).filter(([, value]) => value !== null && value !== false));
    const [first, second] = relations.either;
    if (!fields.has(first) && !fields.has(second)) {
        to.report([], 'missing-field', `Node \`${node.name}\` needs \`${first}\` or \`${second}\`.`, HINTS[first]);
        return;
    }
    if (fields.has(first) && fields.has(second)) {
        const message = `Node \`${node.name}\` has both \`${first}\` and \`${second}\`; it takes one of them.`;
        to.report([second], 'conflicting-fields', message, HINTS[second]);
    }
    for (const [name, other] of Object.entries(relations.needs)) {
        if (!fields.has(name) || fields.has(other))
            continue;
        const message = `\`${name}\` goes with \`${other}\`, which node \`${node.name}\` does not have.`;
        to.report([name], 'conflicting-fields', message, HINTS[name]);
    }
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
        const message = `A value of \`enum\` must be of the type \`${field.type}\`, and ${(0,_source_schema_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .describeDataType */ .eE)(value)} is not.`;
        if (!_source_value_types_js__WEBPACK_IMPORTED_MODULE_7__/* .VALUE_TYPES */ .K[field.type].has(value))
            to.report([...path, 'enum', index], 'wrong-type', message);
    }
    if ((field.minimum ?? Number.NEGATIVE_INFINITY) > (field.maximum ?? Number.POSITIVE_INFINITY))
        to.report([...path, 'minimum'], 'out-of-range', '`minimum` is above `maximum`.');
    if ((field.minLength ?? 0) > (field.maxLength ?? Number.POSITIVE_INFINITY))
        to.report([...path, 'minLength'], 'out-of-range', '`minLength` is above `maxLength`.');
    for (const name of ['default', 'example']) {
        const value = field[name];
        const problems = value === undefined ? [] : (0,_core_payload_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .validateField */ .jr)(value, field, () => true);
        if (problems.length > 0)
            to.report([...path, name], 'bad-default', `\`${name}\` ${(0,_core_payload_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .describeProblems */ .yg)(problems)}.`);
    }
    if (field.pattern !== undefined)
        to.pattern([...path, 'pattern'], field.pattern);
    if (field.items !== undefined)
        checkOutputField(field.items, [...path, 'items'], to);
    for (const [name, inner] of Object.entries(field.properties ?? {}))
        checkOutputField(inner, [...path, 'properties', name], to);
}
function checkInput(spec, path, to) {
    const value = spec.default;
    if (value === undefined || value === null || _source_value_types_js__WEBPACK_IMPORTED_MODULE_7__/* .VALUE_TYPES */ .K[spec.type].has(value))
        return;
    const message = `The default must be of the type \`${spec.type}\`, and ${(0,_source_schema_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .describeDataType */ .eE)(value)} is not.`;
    to.report([...path, 'default'], 'bad-default', message, (0,_source_schema_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .findTypeHint */ .P6)(value, spec.type));
}


/***/ }),

/***/ 72813:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Db: function() { return /* binding */ readQuarantine; },
/* harmony export */   c4: function() { return /* binding */ withDefaultQuarantine; },
/* harmony export */   mq: function() { return /* binding */ findQuarantineFindings; },
/* harmony export */   mt: function() { return /* binding */ findQuarantineProblems; },
/* harmony export */   sk: function() { return /* binding */ loadQuarantines; },
/* harmony export */   tn: function() { return /* binding */ withQuarantineEntries; },
/* harmony export */   yG: function() { return /* binding */ createExcuseCheck; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53325);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62759);
/* harmony import */ var _source_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(246);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2939);
/* harmony import */ var _test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38116);
/* harmony import */ var _text_simple_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52348);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57280);








function readQuarantine({ adapters, cwd, env }, named) {
    const root = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .findShownFolder */ .Hg)(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(cwd, 'x'), env, cwd);
    const file = named === undefined ? node_path__WEBPACK_IMPORTED_MODULE_0___default().join(root, _test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_QUARANTINE */ .XG) : node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, named);
    if (named === undefined && !adapters.files.exists(file))
        return { quarantine: null, findings: [] };
    const shown = named ?? _test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_QUARANTINE */ .XG;
    const isOut = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .isLedOut */ .os)(root, file);
    const read = () => adapters.files.readText(file, _source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .gZ);
    const text = isOut ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)('a link leads out of the workspace') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryResult */ .Bh)(read);
    if (text.ok)
        return (0,_test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .loadQuarantine */ .Jo)(text.value, shown, adapters.clock.now());
    const problem = { message: `The quarantine file ${shown} cannot be read: ${text.error}`, suggestion: null };
    return { quarantine: null, findings: [(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .createUnplacedFinding */ .W)('quarantine-file', 'error', problem)] };
}
function listTestScripts(workflows) {
    return workflows
        .flatMap(_model_js__WEBPACK_IMPORTED_MODULE_5__/* .listWorkflows */ .Dl)
        .flatMap((workflow) => (0,_model_js__WEBPACK_IMPORTED_MODULE_5__/* .collectSites */ .b4)(workflow).flatMap(({ step, path: at }) => step.type === 'script' && step.reports !== undefined ? [{ workflow, step, at }] : []));
}
function findNamedFiles(workflows) {
    return new Set(listTestScripts(workflows).map(({ step }) => step.quarantine));
}
function findQuarantineFindings(workflow, request) {
    const loaded = new Map([...findNamedFiles([workflow])].map((named) => [named, readQuarantine(request, named)]));
    const several = listTestScripts([workflow]).flatMap(({ workflow: root, step, at }) => {
        const { entries } = loaded.get(step.quarantine)?.quarantine ?? { entries: [] };
        if (!entries.some((entry) => (0,_test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .getQuarantineState */ .Ij)(entry) === 'active') || mayBeOneCommand(step))
            return [];
        const place = root.at([...at, step.run === undefined ? 'command' : 'run']);
        const message = (0,_test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .describeSeveralCommands */ .Yg)(step.name);
        return [(0,_source_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .createFinding */ .uP)(place, 'quarantine-one-command', message)];
    });
    return [...[...loaded.values()].flatMap(({ findings }) => findings), ...several];
}
function mayBeOneCommand({ command = '', args = [], run, shell }) {
    const fill = (text) => text.replaceAll(/\{\{[^{}]*\}\}/g, 'x');
    const started = run === undefined
        ? { command: fill(command), args: args.map((each) => fill(String(each))) }
        : { run: fill(run), shell: shell ?? null };
    return /\{[{%]/.test(JSON.stringify(started)) || (0,_text_simple_command_js__WEBPACK_IMPORTED_MODULE_7__/* .findSimpleCommand */ .N)(started) !== null;
}
function findQuarantineProblems(workflow, request) {
    if (request.adapters.sources === undefined)
        return [];
    return findQuarantineFindings(workflow, request).filter(({ severity }) => severity === 'error');
}
function loadQuarantines(workflows, request) {
    const loaded = new Map([...findNamedFiles(workflows)].map((named) => [named, unlessWrong(readQuarantine(request, named))]));
    return (named) => loaded.get(named) ?? null;
}
function createExcuseCheck(workflow, find = () => null) {
    const entries = [...findNamedFiles([workflow])]
        .flatMap((named) => find(named)?.entries ?? [])
        .filter((entry) => (0,_test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .getQuarantineState */ .Ij)(entry) === 'active');
    return ({ entry: name, entry_file: file, until, reason, owner, issue }) => entries.some((entry) => entry.name === name &&
        entry.file === file &&
        entry.until === until &&
        entry.reason === reason &&
        entry.owner === owner &&
        entry.issue === issue);
}
function readForContract({ root, files = _source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .diskReader */ .lJ, now = Date.now() }, name) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(root, name);
    if ((0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .isLedOut */ .os)(root, file, files.realpath))
        return null;
    const content = files.read(file);
    const text = content.ok ? (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .decode */ .D4)(content.value) : content;
    return text.ok ? unlessWrong((0,_test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .loadQuarantine */ .Jo)(text.value, name, now)) : null;
}
function unlessWrong({ quarantine, findings }) {
    return findings.some(({ severity }) => severity === 'error') ? null : quarantine;
}
function withDefaultQuarantine(root, source) {
    if (readForContract(source, _test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_QUARANTINE */ .XG) === null)
        return root;
    const copies = new Map();
    const copyWorkflow = (workflow) => {
        const copied = copies.get(workflow);
        if (copied !== undefined)
            return copied;
        const children = new Map();
        const steps = new Map([...workflow.steps].map(([name, step]) => [name, withQuarantine(step)]));
        const copy = { ...workflow, steps, children };
        copies.set(workflow, copy);
        for (const [name, child] of workflow.children)
            children.set(name, copyWorkflow(child));
        return copy;
    };
    return copyWorkflow(root);
}
function withQuarantine(step) {
    if (step.type === 'for_each')
        return { ...step, agent: withQuarantine(step.agent) };
    if (step.type !== 'script' || step.reports === undefined || step.quarantine !== undefined)
        return step;
    return { ...step, quarantine: _test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_QUARANTINE */ .XG };
}
function withQuarantineEntries(contract, source) {
    const entries = contract.may_pass.flatMap(({ quarantine: named, ...entry }) => {
        const quarantine = named === undefined ? null : readForContract(source, named);
        if (quarantine === null)
            return [entry];
        return quarantine.entries
            .filter((each) => (0,_test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .getQuarantineState */ .Ij)(each) === 'active')
            .map(({ name, until, line }) => {
            return { ...entry, file: quarantine.file, line, column: 1, word: `quarantine of ${name} until ${until}` };
        });
    });
    return { ...contract, may_pass: entries };
}


/***/ }),

/***/ 90968:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: function() { return /* binding */ createRetryBudget; },
/* harmony export */   OZ: function() { return /* binding */ mergeResilience; },
/* harmony export */   k4: function() { return /* binding */ getResilience; },
/* harmony export */   md: function() { return /* binding */ POLICY_DEFAULTS; }
/* harmony export */ });
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57280);

const DEFAULT_RETRIES = 3;
function createRetryBudget(route, policy = {}) {
    return {
        maxRetries: route.max ?? DEFAULT_RETRIES,
        backoff: route.backoff ?? 'exponential',
        initialSeconds: route.initial_seconds ?? policy.initial_delay ?? 1,
        multiplier: policy.backoff_multiplier ?? 2,
        maxSeconds: route.max_seconds ?? policy.max_delay ?? 60,
        jitter: route.jitter ?? policy.jitter ?? 0.25,
        maxElapsedSeconds: route.max_elapsed_seconds ?? null,
        from: route.from ?? null,
        retryable: policy.retryable ?? null,
    };
}
function createPolicyBudget(policy) {
    return { ...createRetryBudget({}, policy), maxRetries: policy.max_retries ?? DEFAULT_RETRIES };
}
function mergeResilience(workflow = {}, node = {}) {
    const isGiven = (name) => workflow[name] !== undefined || node[name] !== undefined;
    return {
        retry: isGiven('retry') ? createPolicyBudget({ ...workflow.retry, ...node.retry }) : null,
        breaker: isGiven('circuit_breaker')
            ? createBreakerPolicy({ ...workflow.circuit_breaker, ...node.circuit_breaker })
            : null,
    };
}
function getResilience({ settings }, step) {
    if ((0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isGroup */ .IZ)(step))
        return { retry: null, breaker: null };
    return mergeResilience(settings.resilience, 'resilience' in step ? step.resilience : undefined);
}
function createBreakerPolicy(settings) {
    return {
        failureThreshold: settings.failure_threshold ?? 5,
        recoveryTimeoutSeconds: settings.recovery_timeout ?? 60,
        successThreshold: settings.success_threshold ?? 2,
        key: settings.key ?? null,
        scope: settings.scope ?? 'run',
    };
}
const POLICY_DEFAULTS = {
    max_concurrent_tasks: { max: 5 },
    task_timeout: { max_seconds: 3600 },
    phase_gate: { min_success_rate: 0.8 },
    node_availability: {},
    expression: {},
    command: { args: [], timeout: 30 },
};


/***/ }),

/***/ 80192:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Js: function() { return /* binding */ describeResemblance; },
/* harmony export */   LO: function() { return /* binding */ findUnusedKinds; },
/* harmony export */   Ue: function() { return /* binding */ CATALOGUE_RULES; },
/* harmony export */   gd: function() { return /* binding */ createResemblanceLookup; }
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53325);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45979);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99538);
/* harmony import */ var _core_tool_kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36750);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1331);
/* harmony import */ var _contract_payloads_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6705);
/* harmony import */ var _contract_types_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10473);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57280);
/* harmony import */ var _step_hash_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75336);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99002);











const CATALOGUE_RULES = [checkRules, checkDifferences, checkResemblances, checkInlineUse];
function checkRules({ workflow, scripts }, report) {
    const { kinds = {} } = workflow.settings;
    for (const { step, path } of scripts) {
        for (const [field, index, kind, given] of listRuleDetails(step)) {
            const { details = {} } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwnEntry */ .xL)(kinds, kind) ?? {};
            const lacking = Object.keys(details).filter((name) => details[name]?.required !== false && !given.includes(name));
            if (lacking.length === 0)
                continue;
            const names = (0,_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNamesLimited */ .$0)(lacking.map((name) => `\`${name}\``));
            const message = `This rule cannot give ${names}, which every ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(kind)} has by the catalogue.`;
            const hint = field === 'classify'
                ? `capture it with a named group, such as \`(?P<${lacking[0]}>...)\`, or give it under \`details\``
                : 'give it under `details`';
            report.add('rule-lacks-detail', [...path, field, index], message, hint);
        }
    }
}
function listRuleDetails({ classify, fail_when: conditions }) {
    return [
        ...(classify ?? []).flatMap((rule, index) => {
            const given = [..._contract_payloads_js__WEBPACK_IMPORTED_MODULE_6__/* .ALWAYS_CLASSIFIED */ .CR, ...Object.keys(rule.details ?? {}), ...(0,_contract_payloads_js__WEBPACK_IMPORTED_MODULE_6__/* .listCaptures */ .we)(rule)];
            return rule.kind === undefined ? [] : [['classify', index, rule.kind, given]];
        }),
        ...(conditions ?? []).map(({ kind, details }, index) => {
            return ['fail_when', index, kind, Object.keys(details ?? {})];
        }),
    ];
}
function checkDifferences({ workflow }, report) {
    const { kinds = {} } = workflow.settings;
    const digests = new Map(Object.entries(kinds).map(([kind, entry]) => [kind, digestPayload(entry)]));
    if (digests.size === 0)
        return;
    for (const child of (0,_model_js__WEBPACK_IMPORTED_MODULE_7__/* .listWorkflows */ .Dl)(workflow)) {
        if (child === workflow || child.settings.kinds === undefined || child.settings.kinds === kinds)
            continue;
        for (const [kind, entry] of Object.entries(child.settings.kinds)) {
            const ownDigest = digests.get(kind);
            if (ownDigest === undefined || ownDigest === digestPayload(entry))
                continue;
            const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(kind)} has other details, or another \`transient\`, in ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(child.displayFile)}: the file whose node raises decides.`;
            const hint = 'share one catalogue with `kinds: !file kinds.yaml`';
            report.add('kind-differs', workflow.keyAt(['workflow', 'kinds', kind]), message, hint);
        }
    }
}
function digestPayload({ details, transient }) {
    return (0,_step_hash_js__WEBPACK_IMPORTED_MODULE_8__/* .computeDigest */ .MK)([details === undefined ? null : toTypes(details), transient ?? null], []);
}
function toTypes(fields) {
    return Object.fromEntries(Object.keys(fields)
        .sort()
        .map((name) => [name, toType(fields[name])]));
}
function toType(field) {
    const { type = 'string', required, nullable, items, properties } = field ?? {};
    const inner = {
        items: items === undefined ? null : toType(items),
        properties: properties ? toTypes(properties) : null,
    };
    return { type, required: required !== false, nullable: nullable === true, ...inner };
}
const MAX_COMPARED = 200;
const MAX_DISTANCE = 2;
function createResemblanceLookup(catalogue) {
    const ready = new Set([...catalogue, ..._core_tool_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .SET_NAMES */ .O2.flatMap(_core_tool_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .listKindsOfSet */ .b0)]);
    const nearest = new Map();
    return (kind) => {
        if (!(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .isKind */ .VF)(kind) || (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .isReservedKind */ .HO)(kind) || ready.has(kind))
            return null;
        if (!nearest.has(kind) && nearest.size < MAX_COMPARED)
            nearest.set(kind, (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearest */ .qg)(kind, catalogue, MAX_DISTANCE));
        return nearest.get(kind) ?? null;
    };
}
function describeResemblance(kind, meant) {
    return [`${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(kind)} resembles a kind of the catalogue and is none.`, (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(kind, meant)];
}
function checkResemblances({ workflow, sites }, report) {
    const { kinds } = workflow.settings;
    if (kinds === undefined)
        return;
    const findResembled = createResemblanceLookup(Object.keys(kinds));
    const warn = (kind, path) => {
        const meant = findResembled(kind);
        if (meant !== null)
            report.add('kind-resembles', path, ...describeResemblance(kind, meant));
    };
    const declared = new Set();
    const lists = sites.map(({ step, path }) => ({ raises: 'raises' in step ? (step.raises ?? []) : [], path }));
    for (const { raises, path } of [...lists, { raises: workflow.settings.raises ?? [], path: ['workflow'] }])
        for (const [index, kind] of raises.entries()) {
            declared.add(kind);
            warn(kind, [...path, 'raises', index]);
        }
    for (const { route, path, site } of (0,_model_js__WEBPACK_IMPORTED_MODULE_7__/* .listAllRoutes */ .wq)(workflow)) {
        const isChecked = site !== null && 'raises' in site.step && site.step.raises !== undefined;
        for (const pattern of isChecked ? [] : (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .toKindPatterns */ .bn)(route.on_error ?? false))
            if (!declared.has(pattern))
                warn(pattern, [...path, 'on_error']);
    }
}
function checkInlineUse({ workflow }, report) {
    if (isShared(workflow))
        return;
    for (const kind of listUnraised([workflow]))
        reportUnraised(workflow, kind, report, 'no node of this file');
}
function findUnusedKinds(workflows) {
    const users = new Map();
    for (const workflow of workflows.filter(isShared)) {
        const { file } = workflow.at(['workflow', 'kinds']);
        const files = users.get(file);
        if (files === undefined)
            users.set(file, [workflow]);
        else
            files.push(workflow);
    }
    return new Map([...users.values()].map((files) => {
        const report = new _facts_js__WEBPACK_IMPORTED_MODULE_9__/* .Report */ .pl(files[0]);
        for (const kind of listUnraised(files))
            reportUnraised(files[0], kind, report, 'no file that was checked');
        return [files[0].file, report.findings];
    }));
}
function isShared(workflow) {
    return workflow.settings.kinds !== undefined && workflow.at(['workflow', 'kinds']).file !== workflow.displayFile;
}
function reportUnraised(workflow, kind, report, who) {
    const hint = 'remove it, or add it to `raises` of the node that raises it';
    const place = workflow.keyAt(['workflow', 'kinds', kind]);
    report.add('kind-never-raised', place, `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(kind)} is in the catalogue, and ${who} raises it.`, hint);
}
function listUnraised(workflows) {
    const raised = new Set();
    for (const workflow of workflows)
        for (const { raises } of (0,_contract_index_js__WEBPACK_IMPORTED_MODULE_5__/* .createContract */ .NF)(workflow).nodes)
            for (const { kind } of raises)
                raised.add(kind);
    if (raised.has(_contract_types_js__WEBPACK_IMPORTED_MODULE_10__/* .ANY_KIND */ .O))
        return [];
    return Object.keys(workflows[0]?.settings.kinds ?? {}).filter((kind) => !raised.has(kind));
}


/***/ }),

/***/ 90063:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: function() { return /* binding */ checkDetail; },
/* harmony export */   HT: function() { return /* binding */ listDetailReads; },
/* harmony export */   dh: function() { return /* binding */ findDetailRead; },
/* harmony export */   q6: function() { return /* binding */ findFieldsBelow; }
/* harmony export */ });
/* harmony import */ var _core_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47581);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45979);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56461);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99538);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99448);
/* harmony import */ var _contract_handlers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93947);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1331);
/* harmony import */ var _contract_payloads_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6705);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57280);
/* harmony import */ var _templates_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39466);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(99002);












function checkDetail(reference, use, file, report) {
    const read = findErrorRead(reference, use, file);
    if (read === null || read.fields.length === 0)
        return;
    const [name = ''] = read.fields;
    if (_core_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .WELL_KNOWN_DETAILS */ .eo.includes(name))
        return;
    const meant = findMeantKinds(read.sources, file);
    if (!meant?.some(({ isExpected }) => isExpected))
        return;
    const place = file.workflow.within(use.path, reference.line, reference.column);
    const path = reference.path.join('.');
    const having = meant.map((each) => ({ ...each, ...findField(each.payloads, read.fields) }));
    if (having.every(({ isKnown }) => !isKnown)) {
        if (reference.isTested)
            return;
        const kinds = (0,_facts_js__WEBPACK_IMPORTED_MODULE_10__/* .joinNamesLimited */ .$0)(meant.filter(({ isExpected }) => isExpected).map(({ kind }) => kind), 4);
        const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)} is read, but no error that can be meant here has it${kinds === '' ? '' : `: ${kinds}`}.`;
        const known = () => meant.flatMap(({ payloads }) => payloads.flatMap((one) => listSiblings(one.fields, read.fields)));
        report.add('unknown-detail', place, message, (0,_facts_js__WEBPACK_IMPORTED_MODULE_10__/* .suggestName */ .SX)(read.fields.at(-1) ?? '', known));
        return;
    }
    if (reference.guarded || read.asksKind)
        return;
    const lacking = having.filter(({ isExpected, isSure }) => isExpected && !isSure).map(({ kind }) => kind);
    if (lacking.length === 0)
        return;
    const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)} may be missing in errors of ${(0,_facts_js__WEBPACK_IMPORTED_MODULE_10__/* .joinNamesLimited */ .$0)(lacking, 4)}.`;
    report.add('detail-may-be-missing', place, message, `write \`${path} | default('')\``);
}
function listDetailReads(file) {
    const reads = new Set();
    for (const use of (0,_templates_js__WEBPACK_IMPORTED_MODULE_9__/* .listTemplates */ .eG)(file.workflow))
        for (const reference of use.parsed.references) {
            const read = findErrorRead(reference, use, file);
            for (const { label, on } of read?.sources ?? []) {
                const node = file.nodes.get(label);
                const kinds = node === undefined ? null : findKindsOn(node, on);
                const named = kinds ?? new Map(node?.raises.map(({ kind }) => [kind, true]));
                for (const kind of named.keys())
                    for (let length = 1; length <= (read?.fields.length ?? 0); length++)
                        reads.add(`${kind} ${read?.fields.slice(0, length).join('.')}`);
            }
        }
    return reads;
}
function findErrorRead({ path }, use, file) {
    const [root = '', second, third] = path;
    const isHook = use.scope === 'hook' || use.scope === 'complete-hook' || use.scope === 'error-hook';
    if (isHook || use.scope === 'captures' || use.scope === 'item')
        return null;
    const asksFor = (...owner) => use.parsed.references.some((other) => other.path.join('.') === [...owner, 'kind'].join('.'));
    if (root === 'details' && use.scope === 'error-route' && use.form === 'expression')
        return { sources: findErrorSources(use, file), fields: path.slice(1), asksKind: asksFor() || asksFor('error') };
    if (root === 'error')
        return second === 'details'
            ? { sources: findErrorSources(use, file), fields: path.slice(2), asksKind: asksFor('error') || asksFor() }
            : null;
    const step = file.workflow.steps.get(root);
    if (step === undefined)
        return null;
    if (second === 'error' && third === 'details')
        return { sources: findNodeSources(root, use, file), fields: path.slice(3), asksKind: asksFor(root, 'error') };
    if (second !== 'errors' || !(0,_model_js__WEBPACK_IMPORTED_MODULE_8__/* .isGroup */ .IZ)(step) || path[3] !== 'details' || third === undefined)
        return null;
    return { sources: findMemberSources(step, third), fields: path.slice(4), asksKind: asksFor(root, 'errors', third) };
}
function findMemberSources(group, member) {
    const label = group.type === 'for_each' ? `${group.name}.${group.agent.name}` : member;
    return [{ label, on: null }];
}
function findErrorSources(use, file) {
    if (use.scope === 'error-route') {
        const route = findRouteOf(use, file);
        if (route?.on_error === undefined)
            return [];
        return use.site === null ? listSharedSources(route, file) : [{ label: use.site.label, on: route }];
    }
    const entered = use.site?.group?.name ?? use.site?.step.name;
    return entered === undefined ? [] : (listEntrances(file).get(entered) ?? []);
}
function findNodeSources(name, use, file) {
    const all = [{ label: name, on: null }];
    const isOwnRoute = use.scope === 'error-route' && use.site?.label === name;
    if (use.scope === 'error-route')
        return isOwnRoute ? findErrorSources(use, file) : all;
    const entered = use.site?.group?.name ?? use.site?.step.name ?? '';
    const sources = listEntrances(file).get(entered) ?? [];
    const isOnly = file.handlers.get(entered) === 'always' && sources.every(({ label }) => label === name);
    return isOnly && sources.length > 0 ? sources : all;
}
function findRouteOf({ path, site }, { workflow }) {
    const routes = (0,_model_js__WEBPACK_IMPORTED_MODULE_8__/* .listRoutes */ .Bn)(workflow, site);
    return routes.find((use) => use.path.every((part, index) => part === path[index]))?.route;
}
const listEntrances = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_11__/* .memoize */ .Bj)((file) => {
    const entrances = new Map();
    const add = (to, sources) => {
        entrances.set(to, [...(entrances.get(to) ?? []), ...sources]);
    };
    for (const { label, routes, group } of file.sites)
        for (const route of group === null ? routes : [])
            if (route.on_error !== undefined && route.to !== undefined)
                add(route.to, [{ label, on: route }]);
    for (const { route } of (0,_model_js__WEBPACK_IMPORTED_MODULE_8__/* .listRoutes */ .Bn)(file.workflow, null))
        if (route.to !== undefined)
            add(route.to, listSharedSources(route, file).filter(({ label }) => label !== route.to));
    return entrances;
});
function listSharedSources(on, file) {
    return file.sites.filter(({ group }) => group === null).map(({ label }) => ({ label, on }));
}
function findDetailRead(path, use, file) {
    const read = findErrorRead({ path }, use, file);
    return read === null ? null : { fields: read.fields, kinds: [...walkMeantKinds(read.sources, file)] };
}
function findMeantKinds(sources, file) {
    const kinds = new Map();
    for (const { kind, payloads, isExpected } of walkMeantKinds(sources, file)) {
        if (payloads === null)
            return null;
        const before = kinds.get(kind);
        kinds.set(kind, {
            kind,
            payloads: [...new Set([...(before?.payloads ?? []), ...payloads])],
            isExpected: isExpected || before?.isExpected === true,
        });
    }
    return [...kinds.values()];
}
function* walkMeantKinds(sources, file) {
    for (const { label, on } of sources) {
        const node = file.nodes.get(label);
        const kinds = node === undefined ? null : findKindsOn(node, on);
        if (kinds === null)
            yield { kind: _contract_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ANY_KIND */ .Oy, payloads: null, isExpected: true };
        for (const [kind, isExpected] of kinds ?? [])
            yield { kind, isExpected, payloads: (0,_contract_payloads_js__WEBPACK_IMPORTED_MODULE_7__/* .findPayloads */ .$z)(file.workflow, label, kind) };
    }
}
function findKindsOn(node, on) {
    const written = on === null ? [_contract_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ANY_KIND */ .Oy] : (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .toKindPatterns */ .bn)(on.on_error ?? false);
    const patterns = written.includes('retry.exhausted') ? [_contract_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ANY_KIND */ .Oy] : written;
    const raised = node.raises.map(({ kind }) => kind);
    const isOpen = raised.includes(_contract_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ANY_KIND */ .Oy);
    const matching = new _contract_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .PatternSet */ .D(patterns);
    const kinds = new Map();
    for (const pattern of patterns) {
        const isKindItself = pattern !== _contract_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ANY_KIND */ .Oy && !pattern.endsWith('.*');
        if (isKindItself)
            kinds.set(pattern, true);
        else if (isOpen && !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .isReservedKind */ .HO)(pattern))
            return null;
    }
    for (const kind of raised) {
        const coverage = kind === _contract_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ANY_KIND */ .Oy ? 'none' : matching.findCoverage(kind);
        if (coverage === 'none')
            continue;
        if (kind.endsWith('.*'))
            return null;
        kinds.set(kind, true);
    }
    for (const kind of listPossibleKinds(node.type))
        if (!kinds.has(kind) && (0,_contract_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .listCoveringPatterns */ .Xw)(kind).some((pattern) => patterns.includes(pattern)))
            kinds.set(kind, false);
    return kinds;
}
const KINDS_OF_TYPES = _core_step_types_js__WEBPACK_IMPORTED_MODULE_4__/* .STEP_TYPES */ .FU;
function listPossibleKinds(type) {
    const inner = (0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_4__/* .hasSteps */ .yx)(type) ? Object.values(KINDS_OF_TYPES) : [];
    return [(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwnEntry */ .xL)(KINDS_OF_TYPES, type) ?? { kinds: [] }, ...inner].flatMap(({ kinds }) => kinds);
}
function findField(payloads, path) {
    const fits = payloads.map(({ fields, extra }) => extra.includes(path[0] ?? '') ? { isKnown: true, isSure: true } : findIn(fields, path));
    return { isKnown: fits.some(({ isKnown }) => isKnown), isSure: fits.every(({ isSure }) => isSure) };
}
function findIn(fields, [name = '', ...rest]) {
    const field = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwnEntry */ .xL)(fields, name);
    if (field === undefined)
        return { isKnown: false, isSure: false };
    const isRequired = field.required !== false;
    if (rest.length === 0)
        return { isKnown: true, isSure: isRequired };
    if (field.type !== 'object')
        return { isKnown: field.type === 'array', isSure: false };
    if (field.properties === undefined)
        return { isKnown: true, isSure: isRequired };
    const inner = findIn(field.properties, rest);
    return { isKnown: inner.isKnown, isSure: inner.isSure && isRequired && field.nullable !== true };
}
function listSiblings(fields, path) {
    const siblings = Object.keys(findFieldsBelow(fields, path.slice(0, -1)));
    return path.length <= 1 ? [...siblings, ..._core_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .WELL_KNOWN_DETAILS */ .eo] : siblings;
}
function findFieldsBelow(fields, path) {
    const [name, ...rest] = path;
    return name === undefined ? fields : findFieldsBelow((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwnEntry */ .xL)(fields, name)?.properties ?? {}, rest);
}


/***/ }),

/***/ 99002:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $0: function() { return /* binding */ joinNamesLimited; },
/* harmony export */   M7: function() { return /* binding */ collectFacts; },
/* harmony export */   SX: function() { return /* binding */ suggestName; },
/* harmony export */   h9: function() { return /* binding */ ERROR_FIELDS; },
/* harmony export */   oD: function() { return /* binding */ listLocalNames; },
/* harmony export */   ol: function() { return /* binding */ GROUP_ATTRIBUTES; },
/* harmony export */   pl: function() { return /* binding */ Report; }
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53325);
/* harmony import */ var _core_finding_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18150);
/* harmony import */ var _source_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(246);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1331);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1633);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57280);






function collectFacts(workflow, given, isRun) {
    const sites = (0,_model_js__WEBPACK_IMPORTED_MODULE_5__/* .collectSites */ .b4)(workflow);
    const graph = (0,_graph_js__WEBPACK_IMPORTED_MODULE_4__/* .getGraph */ .XT)(workflow);
    const contract = (0,_contract_index_js__WEBPACK_IMPORTED_MODULE_3__/* .createContract */ .NF)(workflow);
    const members = sites.flatMap(({ step, group }) => group?.type === 'parallel' ? [[step.name, group.name]] : []);
    return {
        workflow,
        sites,
        scripts: sites.filter(_model_js__WEBPACK_IMPORTED_MODULE_5__/* .isScriptSite */ .t8),
        graph,
        reachable: (0,_graph_js__WEBPACK_IMPORTED_MODULE_4__/* .listReachableSteps */ .RN)(graph),
        contract,
        nodes: new Map(contract.nodes.map((node) => [node.node, node])),
        members: new Map(members),
        handlers: findHandlerTargets(graph),
        given: workflow.settings.input === undefined ? new Set(given) : null,
        isRun,
    };
}
function findHandlerTargets(graph) {
    const byError = new Set();
    const otherwise = new Set([graph.entry, ...graph.finallySteps]);
    for (const name of graph.edges.keys())
        for (const { to, via } of graph.successors(name))
            (via === 'error' || via === 'shared-error' ? byError : otherwise).add(to);
    return new Map([...byError].map((name) => [name, otherwise.has(name) ? 'sometimes' : 'always']));
}
const GROUP_ATTRIBUTES = ['outputs', 'errors', 'results', 'count', 'error', 'type'];
const ERROR_FIELDS = ['kind', 'message', 'details', 'attempts'];
const NAMES_OF_SCOPES = {
    'own-output': ['output'],
    'success-route': ['output'],
    'error-route': ['output', 'error'],
    'error-hook': ['error'],
    'complete-hook': ['result'],
};
function listLocalNames({ scope, form, site }) {
    const isErrorCondition = scope === 'error-route' && form === 'expression';
    const ofScope = [...(NAMES_OF_SCOPES[scope] ?? []), ...(isErrorCondition ? ERROR_FIELDS : [])];
    return site?.group?.type === 'for_each' ? [...ofScope, site.group.as, '_index', '_key', site.step.name] : ofScope;
}
class Report {
    workflow;
    #drafts = [];
    constructor(workflow) {
        this.workflow = workflow;
    }
    get findings() {
        let errors = 0;
        return (0,_source_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .sortFindings */ .Tc)(this.#drafts, this.workflow.displayFile).map(({ hint, ...draft }, index) => {
            const shown = index < _core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_FINDINGS */ .Mt || (draft.severity === 'error' && errors < _core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_FINDINGS */ .Mt);
            if (draft.severity === 'error')
                errors++;
            return { ...draft, ...(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .toAdvice */ .S_)(typeof hint !== 'function' ? hint : shown ? hint() : null) };
        });
    }
    add(code, place, message, hint = null, severity = (0,_core_finding_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .getSeverity */ .o)(code)) {
        const { file, line, column } = 'file' in place ? place : this.workflow.at(place);
        this.#drafts.push({ file, line, column, code, severity, message, hint });
    }
}
function suggestName(name, known, otherwise) {
    return () => {
        const names = [...(typeof known === 'function' ? known() : known)];
        const other = otherwise === undefined && names.length > 0 ? `known: ${joinNamesLimited(names, 12)}` : (otherwise ?? null);
        return (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestNearest */ .nD)(name, names) ?? other;
    };
}
function joinNamesLimited(names, limit = 8) {
    const more = names.length > limit ? `, and ${names.length - limit} more` : '';
    return `${names.slice(0, limit).join(', ')}${more}`;
}


/***/ }),

/***/ 56319:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: function() { return /* binding */ findUnseenFailures; },
  _: function() { return /* binding */ validateWorkflow; }
});

// EXTERNAL MODULE: ./build/src/expressions/conditions.js
var conditions = __webpack_require__(21662);
// EXTERNAL MODULE: ./build/src/config/contract/index.js + 1 modules
var contract = __webpack_require__(1331);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/config/templates.js
var templates = __webpack_require__(39466);
// EXTERNAL MODULE: ./build/src/config/rules/catalogue.js
var catalogue = __webpack_require__(80192);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/core/step-types.js
var step_types = __webpack_require__(99448);
;// CONCATENATED MODULE: ./build/src/config/rules/catch-all.js




const CATCH_ALL_RULES = [checkCatchAlls, checkGreenCatchAlls];
const KIND = 'internal.template_error';
function checkCatchAlls(file, report) {
    const { workflow } = file;
    const warned = new Set();
    for (const { site, scope, parsed } of (0,templates/* listTemplates */.eG)(workflow)) {
        const read = parsed.references.find(({ guarded, path }) => !guarded && site !== null && !isCertainRead(workflow, site.step.name, path));
        if (site === null || scope !== 'node' || read === undefined || warned.has(site))
            continue;
        warned.add(site);
        const caught = findCatchAll(file, site);
        if (caught === null)
            continue;
        const { path, target, effect } = caught;
        const name = read.path.join('.');
        const there = effect === target ? (0,messages/* quote */.hD)(target) : `${(0,messages/* quote */.hD)(target)} and on to ${(0,messages/* quote */.hD)(effect)}`;
        const message = `This route handles everything, also a mistake in a template: ${(0,messages/* quote */.hD)(site.label)} reads ${(0,messages/* quote */.hD)(name)}, and where that is missing the run goes to ${there}.`;
        const hint = `put \`- { on_error: ${KIND}, propagate: true }\` before it, name the kinds that it is for, or write \`${name} | default('')\``;
        report.add('catch-all-takes-template-error', [...path, 'on_error'], message, hint);
    }
}
function checkGreenCatchAlls({ workflow, contract }, report) {
    const { displayFile } = workflow;
    const toPositionKey = ({ line, column }) => `${line}:${column}`;
    const green = new Set(contract.may_pass.filter(({ file }) => file === displayFile).map(toPositionKey));
    const routes = [contract.errorRoutes, ...contract.nodes.map(({ handlers }) => handlers)].flat();
    for (const handler of routes) {
        const { action, target, when, patterns } = handler;
        if (when !== null || !patterns.includes('*') || !green.has(toPositionKey(handler)))
            continue;
        const end = action === 'to' && target !== model/* END */.Kp
            ? `${(0,messages/* quote */.hD)(target ?? '')} can end the run as a success`
            : 'the run goes on as a success';
        const message = `This route takes every error, also those that nobody has thought of, and ${end}.`;
        const hint = 'name the kinds that may pass; to tell somebody and still fail, lead the handler to a `terminate` with `status: failed`, use `halt`, or raise in the handler';
        report.add('catch-all-ends-green', handler, message, hint);
    }
}
function findCatchAll(file, { label, path, group, inFinally }) {
    const raised = file.nodes.get(label)?.raises.find(({ kind }) => kind === KIND);
    if (group !== null || inFinally || raised === undefined)
        return null;
    const handler = raised.handledBy.find(({ when, retry }) => when === null && retry === null);
    if (handler?.action !== 'to' || handler.target === null || !handler.patterns.includes('*'))
        return null;
    const effect = findEffectBehind(file, handler.target);
    const routes = handler.scope === 'node' ? [...path, 'routes'] : ['workflow', 'error_routes'];
    return effect === null ? null : { path: [...routes, handler.index], target: handler.target, effect };
}
function findEffectBehind({ workflow, graph }, target) {
    const open = new Set([target]);
    for (const name of open) {
        const step = workflow.steps.get(name);
        if (step === undefined)
            continue;
        const { does } = step_types/* STEP_TYPES */.FU[step.type];
        if (does === 'work' || does === 'hold')
            return name;
        if (does === 'ask')
            continue;
        for (const { to, via } of graph.edges.get(name) ?? [])
            if (via === 'success')
                open.add(to);
    }
    return null;
}
const ENGINE_FIELDS = new Set([
    ...['stdout', 'stderr', 'exit_code', 'waited_seconds', 'result', 'selected', 'additional_input'],
]);
const GROUP_FIELDS = new Set(['outputs', 'errors', 'results', 'count', 'type']);
function isCertainRead(workflow, reader, path) {
    const [root = '', part, field, ...deeper] = path;
    const isShort = deeper.length === 0;
    if (root === 'workflow' && part === 'input' && field !== undefined)
        return isShort && Object.hasOwn(workflow.settings.input ?? {}, field);
    if (root === 'github')
        return part !== 'event' || field === undefined;
    const step = workflow.steps.get(root);
    if (step === undefined || part === undefined || part === 'error')
        return true;
    if (root === reader)
        return false;
    if ((0,model/* isGroup */.IZ)(step))
        return GROUP_FIELDS.has(part) && field === undefined;
    if (field === undefined)
        return true;
    const promised = 'output' in step && step.output !== undefined ? step.output[field] : undefined;
    if (promised !== undefined && promised.required !== false)
        return true;
    const made = step.type === 'set' ? step.values : null;
    const returned = step.type === 'workflow' ? workflow.children.get(step.workflow)?.output : null;
    return isShort && (ENGINE_FIELDS.has(field) || Object.hasOwn(made ?? returned ?? {}, field));
}

// EXTERNAL MODULE: ./build/src/config/rules/details.js
var details = __webpack_require__(90063);
// EXTERNAL MODULE: ./build/src/config/rules/facts.js
var facts = __webpack_require__(99002);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/expressions/index.js + 19 modules
var expressions = __webpack_require__(74183);
// EXTERNAL MODULE: ./build/src/config/contract/potential.js
var potential = __webpack_require__(4130);
// EXTERNAL MODULE: ./build/src/source/generated/shapes.js
var shapes = __webpack_require__(32224);
// EXTERNAL MODULE: ./build/src/config/resilience.js
var resilience = __webpack_require__(90968);
// EXTERNAL MODULE: ./build/src/config/tools.js
var tools = __webpack_require__(92978);
;// CONCATENATED MODULE: ./build/src/config/rules/names.js








const NAME_RULES = [checkNames, checkGroups, checkPolicies, checkTools, checkPrices, checkChildren];
function checkNames({ workflow, sites, handlers }, report) {
    const { entry_point: entry } = workflow.settings;
    if (!isKnown(workflow, entry) && workflow.steps.size > 0) {
        const message = `The entry point ${(0,messages/* quote */.hD)(entry)} is not a node or group of this file.`;
        report.add('unknown-entry-point', ['workflow', 'entry_point'], message, suggestStep(workflow, entry));
    }
    checkFinally(workflow, report);
    const target = (name, path, from = null) => {
        if (name === undefined || name === model/* END */.Kp || isKnown(workflow, name))
            return;
        if (name === model/* FAILED */.Wk) {
            const handled = from === null ? undefined : handlers.get(from);
            const message = `\`${model/* FAILED */.Wk}\` is the node whose error led here, and ${from === null ? 'this is an error route' : `no error route leads to ${(0,messages/* quote */.hD)(from)}`}.`;
            const hint = 'write it on a success route or an option of a node that an error route leads to';
            if (handled === undefined)
                report.add('unknown-target', path, message, hint);
            if (handled === 'sometimes') {
                const why = `\`${model/* FAILED */.Wk}\` is the node whose error led here, and not every way to ${(0,messages/* quote */.hD)(from)} is an error route.`;
                report.add('error-may-be-absent', path, why, 'lead the other ways to a node of their own');
            }
            return;
        }
        const message = `A route leads to ${(0,messages/* quote */.hD)(name)}, which is not a node or group of this file.`;
        report.add('unknown-target', path, message, suggestStep(workflow, name, [model/* END */.Kp]));
    };
    for (const { route, path, site } of (0,model/* listAllRoutes */.wq)(workflow))
        if (site === null || site.group === null)
            target(route.to, [...path, 'to'], route.on_error === undefined ? (site?.step.name ?? null) : null);
    for (const { step, path } of sites) {
        if (step.type === 'questions')
            target(step.abort_route, [...path, 'abort_route'], step.name);
        if (step.type === 'human_gate')
            for (const [index, { route }] of step.options.entries())
                target(route, [...path, 'options', index, 'route'], step.name);
    }
}
function isKnown({ steps, unreadSteps }, name) {
    return steps.has(name) || unreadSteps.has(name);
}
function suggestStep({ steps }, name, more = []) {
    if (name.includes('{{'))
        return 'it is a name, not a template; to choose, write one route for each with a `when`';
    return (0,facts/* suggestName */.SX)(name, () => [...more, ...steps.keys()]);
}
function checkFinally(workflow, report) {
    const names = (0,model/* listFinallySteps */.hf)(workflow);
    for (const [index, name] of names.entries()) {
        const path = ['workflow', 'finally', ...(typeof workflow.settings.finally === 'string' ? [] : [index])];
        const step = workflow.steps.get(name);
        if (!isKnown(workflow, name)) {
            const message = `finally names ${(0,messages/* quote */.hD)(name)}, which is not a node of this file.`;
            report.add('unknown-finally', path, message, suggestStep(workflow, name));
        }
        else if (step?.type === 'terminate' || (step !== undefined && (0,step_types/* endsOrAsks */.UP)(step.type))) {
            const message = `${(0,messages/* quote */.hD)(name)} is of the type ${step.type}: the run is already ending, so a node of finally cannot wait for an answer or end the run.`;
            report.add('finally-not-allowed', path, message);
        }
        else if (step?.routes !== undefined && step.routes.length > 0) {
            const at = [...(workflow.stepPaths.get(name) ?? []), 'routes'];
            report.add('finally-routes', at, `${(0,messages/* quote */.hD)(name)} runs under finally, where its routes are ignored.`);
        }
    }
}
function checkGroups({ workflow, sites }, report) {
    const owners = new Map();
    for (const { step, path } of sites) {
        for (const [index, name] of step.type === 'parallel' ? step.agents.entries() : []) {
            const at = [...path, 'agents', index];
            checkMember(workflow, step.name, name, at, report);
            const owner = owners.get(name);
            if (owner === undefined)
                owners.set(name, step.name);
            else if (owner === step.name)
                report.add('duplicate-entry', at, `${(0,messages/* quote */.hD)(name)} is listed twice in the group ${owner}.`);
            else {
                const message = `${(0,messages/* quote */.hD)(name)} is a member of ${owner} already.`;
                report.add('member-of-two-groups', at, message, 'give each group a node of its own');
            }
        }
    }
}
function checkMember({ steps }, group, name, at, report) {
    const member = steps.get(name);
    if (member === undefined) {
        const nodes = () => [...steps.values()].filter(model/* isMember */.NB).map((step) => step.name);
        const message = `The group ${group} names ${(0,messages/* quote */.hD)(name)}, which is not a node of this file.`;
        report.add('unknown-member', at, message, (0,facts/* suggestName */.SX)(name, nodes));
    }
    else if (!(0,model/* isMember */.NB)(member)) {
        const what = member.type === 'terminate' ? 'ends the run and' : `is of the type ${member.type}, which`;
        const types = (0,facts/* joinNamesLimited */.$0)(Object.keys(shapes/* UNIONS */.xK.member));
        const hint = `only ${types} nodes may be members; route to it from \`${group}\` instead`;
        report.add('member-type', at, `${(0,messages/* quote */.hD)(name)} ${what} cannot be a member of a group.`, hint);
    }
}
function checkPolicies({ workflow }, report) {
    const stepNames = new Set((0,model/* listVariants */.xZ)(workflow).flatMap((file) => (0,model/* collectSites */.b4)(file).map(({ step }) => step.name)));
    const groups = [...workflow.steps.values()].filter(model/* isGroup */.IZ);
    const names = groups.map(({ name }) => name);
    for (const [index, policy] of (workflow.settings.policies ?? []).entries()) {
        const path = ['workflow', 'policies', index];
        for (const [at, name] of (policy.nodes ?? []).entries()) {
            if (stepNames.has(name))
                continue;
            const message = `The policy ${policy.name} names ${(0,messages/* quote */.hD)(name)}, which is not a node or group of this file.`;
            report.add('unknown-policy-node', [...path, 'nodes', at], message, (0,facts/* suggestName */.SX)(name, stepNames));
        }
        if (policy.type === 'phase_gate' && !names.includes(policy.group)) {
            const message = `phase_gate needs a group of this file, and ${(0,messages/* quote */.hD)(policy.group)} is none.`;
            report.add('unknown-group', [...path, 'group'], message, (0,facts/* suggestName */.SX)(policy.group, names));
        }
        if (policy.mode === 'warn' || policy.type !== 'max_concurrent_tasks')
            continue;
        const max = policy.max ?? resilience/* POLICY_DEFAULTS */.md.max_concurrent_tasks.max;
        for (const step of groups) {
            const members = step.type === 'parallel' ? step.agents : [step.agent.name];
            const width = step.type === 'parallel' ? Math.min((0,model/* getConcurrency */.ow)(step), members.length) : (0,model/* getConcurrency */.ow)(step);
            const isGoverned = [step.name, ...members].some((name) => policy.nodes?.includes(name) ?? true);
            if (width <= max || !isGoverned)
                continue;
            const message = `${step.name} runs up to ${width} members at a time; the policy ${policy.name} denies what is over ${max}.`;
            report.add('policy-too-narrow', [...(workflow.stepPaths.get(step.name) ?? []), 'max_concurrent'], message);
        }
    }
}
function checkPrices({ workflow, sites }, report) {
    const { limits = {}, cost, runtime } = workflow.settings;
    if (limits.budget_usd === undefined || limits.budget_mode !== 'enforce')
        return;
    const prices = cost?.pricing ?? {};
    const named = sites.flatMap(({ step, path }) => step.type === 'agent' ? [[step.model, [...path, 'model']]] : []);
    const byDefault = [runtime?.default_model, ['workflow', 'runtime', 'default_model']];
    for (const [model, path] of [...named, byDefault]) {
        if (model === undefined || (0,expressions/* isTemplate */.Fl)(model) || Object.hasOwn(prices, model))
            continue;
        const message = `\`budget_mode: enforce\` needs the price of ${(0,messages/* quote */.hD)(model)}, which \`cost.pricing\` does not have.`;
        const hint = `add \`${model}: { input_per_mtok: 0, output_per_mtok: 0 }\` with its prices to \`workflow.cost.pricing\``;
        report.add('price-missing', path, message, (0,facts/* suggestName */.SX)(model, Object.keys(prices), hint));
    }
}
function checkChildren({ workflow, sites, given: handed, isRun }, report) {
    for (const { step, path } of sites) {
        const child = step.type === 'workflow' ? workflow.children.get(step.workflow) : undefined;
        if (step.type !== 'workflow' || child === undefined)
            continue;
        const { displayFile, settings } = child;
        const mapping = step.input_mapping;
        for (const name of settings.input === undefined ? [] : Object.keys(mapping ?? {})) {
            if (Object.hasOwn(settings.input ?? {}, name))
                continue;
            const message = `${displayFile} declares no input ${(0,messages/* quote */.hD)(name)}; it is not passed on.`;
            const hint = (0,facts/* suggestName */.SX)(name, Object.keys(settings.input ?? {}));
            report.add('unknown-child-input', [...path, 'input_mapping', name], message, hint);
        }
        const passed = mapping ?? workflow.settings.input ?? Object.fromEntries([...(handed ?? [])].map((name) => [name, null]));
        for (const [name, input] of Object.entries(settings.input ?? {})) {
            if (input.default !== undefined || input.required === false || Object.hasOwn(passed, name))
                continue;
            const at = [...path, mapping === undefined ? 'workflow' : 'input_mapping'];
            const message = `${displayFile} requires the input ${(0,messages/* quote */.hD)(name)}, which it does not get here.`;
            const isCertain = isRun || mapping !== undefined || workflow.settings.input !== undefined;
            const severity = isCertain ? 'error' : 'warning';
            report.add('missing-child-input', at, message, `add \`${name}\` to \`input_mapping\``, severity);
        }
    }
}
function checkTools({ workflow, sites }, report) {
    const servers = Object.keys(workflow.settings.runtime?.mcp_servers ?? {});
    const where = servers.length === 0 ? 'this file has no `runtime.mcp_servers`' : `its servers are ${(0,facts/* joinNamesLimited */.$0)(servers)}`;
    const isOfServer = (name) => servers.length > 0 && (!name.includes('__') || servers.some((server) => (0,tools/* toOwnTool */.gE)(name, server) !== null));
    const check = (tools, path) => {
        for (const [index, name] of (tools ?? []).entries())
            if (name !== '*' && !isOfServer(name))
                report.add('unknown-tool', [...path, index], `No server has the tool ${(0,messages/* quote */.hD)(name)}: ${where}.`);
    };
    check(workflow.tools, ['tools']);
    for (const { step, path } of sites)
        if (step.type === 'agent')
            check(step.tools, [...path, 'tools']);
}

// EXTERNAL MODULE: ./build/src/config/rules/references.js
var rules_references = __webpack_require__(67675);
;// CONCATENATED MODULE: ./build/src/config/rules/input-lists.js









const INPUT_RULES = [checkInputLists, checkSources];
const ENTRY = /^[A-Za-z_][\w-]*(?:\.[A-Za-z_0-9][\w-]*)+\??$/;
const FORMS = '`workflow.input.x`, `node.output`, `node.output.field`, `node.error`, `group.outputs` or `group.errors`, with `?` at the end when optional';
function parseEntry(text) {
    return ENTRY.test(text.trim()) ? text.trim().replace('?', '').split('.') : null;
}
function checkInputLists(file, report) {
    for (const site of file.sites)
        for (const [index, text] of (0,model/* getInputList */.$D)(site.step).entries())
            checkEntry(text, site, [...site.path, 'input', index], file, report);
}
function checkEntry(text, site, path, file, report) {
    const names = parseEntry(text);
    if (names === null) {
        report.add('bad-input-reference', path, `${(0,messages/* quote */.hD)(text)} is not a reference.`, `write ${FORMS}`);
        return;
    }
    const guarded = text.trim().endsWith('?');
    const [root = '', attribute = ''] = names;
    const step = file.workflow.steps.get(root);
    if (root === 'workflow' && (attribute !== 'input' || names.length !== 3)) {
        const hint = 'write `workflow.input.x`; `workflow.name` and the like are always there';
        report.add('bad-input-reference', path, `${(0,messages/* quote */.hD)(text)} is not an input of the workflow.`, hint);
    }
    else if (root !== 'workflow' && step === undefined && guarded) {
        const message = `${(0,messages/* quote */.hD)(root)} is not a node or group of this file.`;
        report.add('unknown-reference', path, message, suggestStep(file.workflow, root), 'warning');
    }
    else {
        const isShort = step !== undefined && !(0,model/* isGroup */.IZ)(step) && !rules_references/* STEP_MARKS */.Sr.has(attribute);
        const full = isShort ? [root, 'output', ...names.slice(1)] : names;
        const reference = { path: full, line: 1, column: 1, guarded, isTested: guarded, isPrinted: true };
        (0,rules_references/* checkReference */.M5)(reference, (0,templates/* parseTemplateUse */.ZO)({ source: text, path, form: 'template', scope: 'node', site }), file, report);
        if (step === undefined || attribute !== 'error' || guarded || !(0,model/* raisesItself */.RR)(step) || (0,potential/* declaresKinds */.$h)(step))
            return;
        const message = `${(0,messages/* quote */.hD)(text)} is required, but ${(0,messages/* quote */.hD)(root)} does not declare which kinds it raises.`;
        report.add('error-not-declared', path, message, `give ${root} \`raises:\`, or write \`${text}?\``);
    }
}
function checkDeclared(reference, use, { workflow }, report) {
    const { site } = use;
    if (workflow.settings.context?.mode !== 'explicit' || site === null || use.scope !== 'node')
        return;
    const [root = '', attribute, field] = reference.path;
    if ((0,model/* isGroup */.IZ)(site.step) || (0,facts/* listLocalNames */.oD)(use).includes(root) || root === site.step.name)
        return;
    const isInput = root === 'workflow' && attribute === 'input' && field !== undefined;
    const step = workflow.steps.get(root);
    if (!isInput && step === undefined)
        return;
    const isListed = (0,model/* getInputList */.$D)(site.step).some((text) => {
        const [listed = '', part = '', ...rest] = parseEntry(text) ?? [];
        const whole = part === 'error' ? [listed, part] : [listed, 'output', part, ...rest];
        const path = step === undefined || (0,model/* isGroup */.IZ)(step) || part === 'output' ? [listed, part, ...rest] : whole;
        return path.every((name, index) => index >= reference.path.length || name === reference.path[index]);
    });
    if (isListed)
        return;
    const name = reference.path.slice(0, isInput ? 3 : 2).join('.');
    const at = workflow.within(use.path, reference.line, reference.column);
    const message = `${(0,messages/* quote */.hD)(name)} is not listed in the input of ${(0,messages/* quote */.hD)(site.step.name)}, and the context mode is explicit.`;
    report.add('undeclared-reference', at, message, `add \`${name}\` to its \`input:\``);
}
const PATH = /^[A-Za-z_][\w-]*(?:\.[\w-]+|\[[^\]]*\])*$/;
function checkSources(file, report) {
    for (const site of file.sites) {
        if (site.step.type !== 'for_each' || (0,expressions/* isTemplate */.Fl)(site.step.source))
            continue;
        const source = site.step.source.trim();
        const path = [...site.path, 'source'];
        if (!PATH.test(source)) {
            const hint = 'write a path such as `finder.output.items`, or a template';
            report.add('bad-source', path, `${(0,messages/* quote */.hD)(source)} is neither a dotted path nor a template.`, hint);
            continue;
        }
        const names = source.split(/[.[]/).map((part) => part.replace(/\]$/, '').replace(/^['"]|['"]$/g, ''));
        const reference = { path: names, line: 1, column: 1, guarded: false, isTested: false, isPrinted: true };
        (0,rules_references/* checkReference */.M5)(reference, (0,templates/* parseTemplateUse */.ZO)({ source, path, form: 'template', scope: 'node', site }), file, report);
        const [root, part, name = '', ...rest] = names;
        const isInput = root === 'workflow' && part === 'input' && rest.length === 0;
        const type = isInput ? (0,json/* getOwnEntry */.xL)(file.workflow.settings.input ?? {}, name)?.type : undefined;
        if (type !== undefined && type !== 'array') {
            const message = `The input ${(0,messages/* quote */.hD)(name)} is declared as ${type}, and a source is a list.`;
            report.add('bad-source', path, message, 'declare it with `type: array`');
        }
    }
}

// EXTERNAL MODULE: ./build/src/classify/sets/kinds.js
var kinds = __webpack_require__(11052);
// EXTERNAL MODULE: ./build/src/core/finding.js
var finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var core_kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/config/contract/handlers.js
var handlers = __webpack_require__(93947);
// EXTERNAL MODULE: ./build/src/config/contract/render.js
var render = __webpack_require__(78362);
;// CONCATENATED MODULE: ./build/src/config/rules/kinds.js












const KIND_RULES = [checkKinds, checkRaises];
function checkKinds({ workflow, sites, nodes, contract }, report) {
    const shared = workflow.settings.error_routes ?? [];
    const isRetry = (route) => route.retry !== undefined;
    const [sharedRetries, retriesOfMembers] = [shared.some(isRetry), shared.filter(model/* countsForMembers */.ht).some(isRetry)];
    checkRetryable(workflow.settings.resilience, ['workflow'], report);
    for (const site of sites) {
        if ('resilience' in site.step)
            checkRetryable(site.step.resilience, site.path, report);
        const node = nodes.get(site.label);
        if (node === undefined || site.inFinally)
            continue;
        const retries = (site.group === null ? sharedRetries : retriesOfMembers) || site.routes.some(isRetry);
        for (const use of listPatternsIn((0,model/* listRoutes */.Bn)(workflow, site)))
            checkPattern({ ...use, site, node, retries }, report);
    }
    const lists = new Set(contract.nodes.filter((node) => node.group === null).map((node) => node.raises));
    const raised = new Set([...lists].flatMap((list) => list.map(({ kind }) => kind)));
    const made = new handlers/* PatternSet */.D([...raised]);
    const retries = sharedRetries || sites.some((site) => site.routes.some(isRetry));
    for (const { pattern, path } of listPatternsIn((0,model/* listRoutes */.Bn)(workflow, null))) {
        if (made.hasAnyOf(pattern))
            continue;
        if ((0,core_kinds/* isReservedKind */.HO)(pattern) && !checkEngineKind(pattern, path, report))
            continue;
        if ((0,core_kinds/* matchesPattern */.MT)(pattern, 'retry.exhausted') && retries)
            continue;
        if ((0,core_kinds/* matchesPattern */.MT)(pattern, 'internal.policy_denied'))
            continue;
        const message = `${(0,messages/* quote */.hD)(pattern)} is handled here, but no node of this file can raise it.`;
        report.add('handled-never-raised', path, message, (0,facts/* suggestName */.SX)(pattern, raised, null));
    }
}
function checkRetryable(resilience, path, report) {
    for (const [index, pattern] of (resilience?.retry?.retryable ?? []).entries()) {
        const at = [...path, 'resilience', 'retry', 'retryable', index];
        if (pattern !== contract/* ANY_KIND */.Oy && !(0,core_kinds/* isKind */.VF)(pattern) && !(0,core_kinds/* isKindPrefix */.nm)(pattern))
            report.add('bad-on-error', at, `${(0,messages/* quote */.hD)(pattern)} is neither a kind nor a prefix.`, findKindHint(pattern));
        else if ((0,core_kinds/* isReservedKind */.HO)(pattern))
            checkEngineKind(pattern, at, report);
    }
}
function listPatternsIn(routes) {
    return routes.flatMap(({ route: { on_error: onError = false }, path }) => (0,core_kinds/* toKindPatterns */.bn)(onError)
        .map((pattern, at) => ({ pattern, path: [...path, 'on_error', ...(Array.isArray(onError) ? [at] : [])] }))
        .filter(({ pattern }) => (0,core_kinds/* isKind */.VF)(pattern) || (0,core_kinds/* isKindPrefix */.nm)(pattern)));
}
function checkPattern(use, report) {
    const { pattern, path, site, node } = use;
    const { step } = site;
    if ((0,core_kinds/* isReservedKind */.HO)(pattern))
        checkReserved(use, report);
    else if (!(0,model/* raisesItself */.RR)(step) && !(0,step_types/* hasSteps */.yx)(step.type)) {
        const made = (0,facts/* joinNamesLimited */.$0)(step_types/* STEP_TYPES */.FU[step.type].kinds);
        const message = `A node of the type ${step.type} can never raise ${(0,messages/* quote */.hD)(pattern)}; it can only meet ${made}.`;
        report.add('impossible-kind', path, message);
    }
    else if ((0,potential/* declaresKinds */.$h)(step)) {
        const declared = kindsDeclaredBy(site);
        if (declared.hasAnyOf(pattern))
            return;
        const message = `${(0,messages/* quote */.hD)(step.name)} does not declare ${(0,messages/* quote */.hD)(pattern)}; it declares ${declared.names.length === 0 ? 'none' : (0,facts/* joinNamesLimited */.$0)(declared.names)}.`;
        report.add('undeclared-kind', path, message, (0,facts/* suggestName */.SX)(pattern, declared.names, 'add it to `raises`'));
    }
    else if (!kindsRaisedBy(node).hasAnyOf(pattern))
        reportNeverRaised(use, report);
}
const kindsRaisedBy = (0,maps/* memoize */.Bj)((node) => new handlers/* PatternSet */.D(node.raises.map(({ kind }) => kind)));
const kindsDeclaredBy = (0,maps/* memoize */.Bj)(({ step }) => {
    const raises = 'raises' in step ? (step.raises ?? []) : [];
    return new handlers/* PatternSet */.D([...raises, ...(step.type === 'script' ? (0,kinds/* listKindsOfScript */.m)(step) : [])]);
});
function reportNeverRaised({ pattern, path, node }, report) {
    const kinds = node.raises.map(({ kind }) => kind);
    const known = kinds.length === 0 ? 'nothing' : (0,facts/* joinNamesLimited */.$0)(kinds);
    const message = `${(0,messages/* quote */.hD)(pattern)} is handled here, but ${(0,messages/* quote */.hD)(node.node)} cannot raise it: it can raise ${known}.`;
    report.add('handled-never-raised', path, message, (0,facts/* suggestName */.SX)(pattern, kinds, null));
}
function checkReserved(use, report) {
    const { pattern, path, site, node } = use;
    const raised = kindsRaisedBy(node).hasAnyOf(pattern);
    if (!raised && !checkEngineKind(pattern, path, report))
        return;
    const { type } = site.step;
    const made = step_types/* STEP_TYPES */.FU[type].kinds;
    if ((0,core_kinds/* matchesPattern */.MT)(pattern, 'retry.exhausted')) {
        const message = `${(0,messages/* quote */.hD)(pattern)} matches only after a retry route has used up its attempts, and this node has none.`;
        if (!use.retries)
            report.add('impossible-kind', path, message, 'add a route with `retry`', 'warning');
    }
    else if (raised || (0,core_kinds/* matchesPattern */.MT)(pattern, 'internal.policy_denied'))
        return;
    else if ((0,step_types/* hasSteps */.yx)(type) || made.some((kind) => (0,core_kinds/* matchesPattern */.MT)(pattern, kind)))
        reportNeverRaised(use, report);
    else {
        const message = `A node of the type ${type} can never raise ${(0,messages/* quote */.hD)(pattern)}.`;
        const hint = (0,facts/* suggestName */.SX)(pattern, made, `it can meet ${(0,facts/* joinNamesLimited */.$0)(made)}`);
        report.add('impossible-kind', path, message, hint, pattern.startsWith('provider.') ? 'warning' : 'error');
    }
}
function checkEngineKind(pattern, path, report) {
    const matching = core_kinds/* ENGINE_KINDS */.Fr.filter((kind) => (0,core_kinds/* matchesPattern */.MT)(pattern, kind));
    const routable = (kind) => !core_kinds/* NEVER_ROUTABLE */.Ce.includes(kind);
    if (matching.some(routable))
        return true;
    if (matching.length === 0) {
        const message = `${(0,messages/* quote */.hD)(pattern)} is reserved, but the engine makes no such kind.`;
        report.add('unknown-engine-kind', path, message, (0,facts/* suggestName */.SX)(pattern, core_kinds/* ENGINE_KINDS */.Fr.filter(routable)));
    }
    else {
        const message = `${(0,messages/* quote */.hD)(pattern)} is recorded when it ends a run, but no route can handle it.`;
        const hint = 'remove it; what must run in the end stands under `workflow.finally`';
        report.add('never-routable', path, message, hint);
    }
    return false;
}
function checkRaises({ workflow, sites, contract }, report) {
    for (const { step, path } of sites)
        if ('raises' in step && step.raises !== undefined)
            checkList(step.raises, [...path, 'raises'], report);
    const announced = workflow.settings.raises ?? [];
    const path = ['workflow', 'raises'];
    if (workflow.settings.raises !== undefined)
        checkList(announced, path, report, true);
    const nodesOfKind = new Map();
    for (const { kind, nodes: from } of announced.length === 0 ? [] : contract.escapes) {
        const isNamed = (0,core_kinds/* isKind */.VF)(kind) || (0,core_kinds/* isKindPrefix */.nm)(kind);
        const isMeant = announced.some((other) => (0,handlers/* covers */.hU)(kind, other) || (0,handlers/* covers */.hU)(other, kind));
        if (isNamed && !(0,core_kinds/* isReservedKind */.HO)(kind) && !isMeant)
            nodesOfKind.set(kind, from);
    }
    for (const { pattern, kinds } of (0,render/* groupKinds */.Rp)([...nodesOfKind.keys()])) {
        const from = (0,facts/* joinNamesLimited */.$0)([...new Set(kinds.flatMap((kind) => nodesOfKind.get(kind) ?? []))]);
        const what = kinds.length === 1 ? (0,messages/* quote */.hD)(pattern) : `${(0,messages/* quote */.hD)(pattern)} (${(0,messages/* formatCount */.B4)(kinds.length, 'kind')})`;
        const message = `${what} can escape this file (from ${from}) and ${kinds.length === 1 ? 'is' : 'are'} not announced.`;
        report.add('escape-not-announced', path, message, `add \`${pattern}\` to \`workflow.raises\`, or handle it`);
    }
}
function checkList(raises, path, report, takesPrefixes = false) {
    if (raises.length === 0)
        report.add('bad-raises', path, 'raises is an empty list.', 'leave it out: then any kind may be raised');
    raises.forEach((kind, index) => {
        const at = [...path, index];
        if ((0,core_kinds/* isKindPrefix */.nm)(kind) && !takesPrefixes) {
            const message = `${(0,messages/* quote */.hD)(kind)} is a prefix, and \`raises\` names each kind.`;
            report.add('bad-raises', at, message, 'write the kinds one by one; prefixes are for `on_error` and `workflow.raises`');
        }
        else if (!(0,core_kinds/* isKind */.VF)(kind) && !(0,core_kinds/* isKindPrefix */.nm)(kind))
            report.add('bad-raises', at, `${(0,messages/* quote */.hD)(kind)} is not a kind.`, findKindHint(kind));
        else if ((0,core_kinds/* isReservedKind */.HO)(kind)) {
            const hint = 'engine-made kinds need no declaration; your own may start with `external.`';
            report.add('bad-raises', at, `${(0,messages/* quote */.hD)(kind)} is reserved for the engine.`, hint);
        }
        else if (raises.indexOf(kind) < index)
            report.add('bad-raises', at, `${(0,messages/* quote */.hD)(kind)} is listed twice.`);
    });
}
const FOREIGN_KINDS = new Map([
    ...['llm_timeout', 'timeout', 'timeouterror', 'timed_out'].map((name) => [name, 'internal.timeout']),
    ...['llm_rate_limit', 'llm_rate_limited', 'llm_error', 'llm_unavailable', 'providererror', 'rate_limit'].map((name) => [name, 'provider.exhausted']),
    ...['validationerror', 'validation_error', 'llm_invalid_output'].map((name) => [name, 'internal.schema_violation']),
    ...['executionerror', 'script_error', 'exit_code', 'agent_error'].map((name) => [name, 'internal.script_error']),
    ...['templateerror', 'template_error'].map((name) => [name, 'internal.template_error']),
]);
function findKindHint(text, more = '') {
    const foreign = FOREIGN_KINDS.get(text.trim().toLowerCase());
    if (foreign !== undefined)
        return (0,finding/* didYouMean */.au)(text, foreign);
    const lower = text.trim().toLowerCase().replaceAll('-', '_');
    if (lower !== text && ((0,core_kinds/* isKind */.VF)(lower) || (0,core_kinds/* isKindPrefix */.nm)(lower)))
        return (0,finding/* didYouMean */.au)(text, lower);
    return `a kind is lower case with at least one dot, such as \`external.git.drift\`${more}`;
}

// EXTERNAL MODULE: ./build/src/config/graph.js
var config_graph = __webpack_require__(1633);
;// CONCATENATED MODULE: ./build/src/config/rules/paths.js








const PATH_RULES = [checkRetryFrom, checkReachable, checkLoops, checkOutputPaths, checkReads, checkLimit];
function checkReachable({ workflow, graph, reachable }, report) {
    if (!workflow.steps.has(graph.entry))
        return;
    for (const [name, path] of workflow.stepPaths)
        if (!reachable.has(name))
            report.add('unreachable-node', [...path, 'name'], `No route leads to ${(0,messages/* quote */.hD)(name)}: it can never run.`);
}
function checkLoops({ workflow, graph, reachable }, report) {
    const names = [...workflow.steps.keys()];
    const next = new Map(names.map((name) => [name, graph.successors(name).map(({ to }) => to)]));
    const before = new Map();
    for (const [name, targets] of next)
        for (const to of targets)
            (0,maps/* addTo */.DN)(before, to, name);
    const ends = (step) => step.type === 'terminate' ||
        step.routes?.some(({ halt, propagate }) => halt !== undefined || propagate !== undefined) === true;
    const ending = [...workflow.steps.values()].filter(ends).map(({ name }) => name);
    const leaving = followEdges([model/* END */.Kp, ...ending], before);
    const stuck = names.filter((name) => !leaving.has(name) && reachable.has(name));
    for (const loop of findLoops(stuck, next, before)) {
        const [name = ''] = loop;
        const at = [...(workflow.stepPaths.get(name) ?? []), 'name'];
        const message = `No route leads out of the loop of ${(0,facts/* joinNamesLimited */.$0)(loop)}: only a limit or an error ends it.`;
        report.add('endless-loop', at, message, 'give one of them a route out, such as `- { to: $end, when: "..." }`');
    }
}
function findLoops(names, next, before) {
    const loopByName = new Map();
    const left = new Set(names);
    const nameSet = new Set(names);
    const inside = (name) => (next.get(name) ?? []).filter((to) => nameSet.has(to));
    for (const start of (0,config_graph/* listByEnd */.Js)(names, inside).reverse()) {
        if (!left.delete(start))
            continue;
        const members = [start];
        for (const name of members)
            for (const other of before.get(name) ?? [])
                if (left.delete(other))
                    members.push(other);
        const loop = [];
        if (members.length > 1 || next.get(start)?.includes(start))
            for (const name of members)
                loopByName.set(name, loop);
    }
    for (const name of names)
        loopByName.get(name)?.push(name);
    return [...new Set(names.flatMap((name) => (loopByName.has(name) ? [loopByName.get(name) ?? []] : [])))];
}
function followEdges(starts, edges) {
    const reached = new Set(starts);
    for (const name of reached)
        for (const target of edges.get(name) ?? [])
            reached.add(target);
    return reached;
}
function checkRetryFrom({ workflow, sites }, report) {
    const asked = sites.filter(({ group, inFinally }) => group === null && !inFinally);
    for (const { route, path, site } of [...asked, null].flatMap((owner) => (0,model/* listRoutes */.Bn)(workflow, owner))) {
        const from = route.retry?.from;
        if (from === undefined)
            continue;
        const at = [...path, 'retry', 'from'];
        const entry = `retry re-enters at ${(0,messages/* quote */.hD)(from)}`;
        if (!workflow.steps.has(from)) {
            const message = `${entry}, which is not a node or group of this file.`;
            report.add('unknown-target', at, message, suggestStep(workflow, from));
        }
        else if (site === null) {
            const reached = new Set((0,config_graph/* walkStepsAfter */.xh)(workflow, from));
            const left = asked.filter(({ step }) => !(0,step_types/* endsOrAsks */.UP)(step.type) && !reached.has(step.name));
            const names = (0,facts/* joinNamesLimited */.$0)(left.map(({ step }) => step.name));
            const message = `${entry}, from where no path leads to ${names}: errors there are not retried by this route.`;
            const hint = 'give those nodes a retry of their own, or name a node that lies before them';
            if (left.length > 0)
                report.add('retry-from-not-earlier', at, message, hint, 'warning');
        }
        else if (!(0,config_graph/* canReenter */.mj)(workflow, from, site.step.name)) {
            const message = `${entry}, but no path leads from there to ${(0,messages/* quote */.hD)(site.step.name)}: it is not an earlier node.`;
            report.add('retry-from-not-earlier', at, message, 'name a node that leads here');
        }
    }
}
function checkOutputPaths({ workflow, graph, members }, report) {
    if (workflow.output === null || !workflow.steps.has(graph.entry))
        return;
    const certain = (0,config_graph/* findStepsOnEveryPath */.Af)(workflow, graph);
    if (certain === null)
        return;
    const last = new Set(graph.finallySteps);
    const isCertain = (name) => certain.has(name) || last.has(name) || certain.has(members.get(name) ?? '');
    for (const { scope, path, parsed } of (0,templates/* listTemplates */.eG)(workflow)) {
        if (scope !== 'output')
            continue;
        for (const reference of parsed.references) {
            const [root = ''] = reference.path;
            if (reference.guarded || !workflow.steps.has(root) || isCertain(root))
                continue;
            const at = workflow.within(path, reference.line, reference.column);
            const message = `output reads ${(0,messages/* quote */.hD)(root)}, but some path to the end does not run it.`;
            const hint = `write \`{{ ${reference.path.join('.')} | default(none) }}\`, or give that path an output of its own`;
            report.add('output-may-be-missing', at, message, hint);
        }
    }
}
const READ_BEFORE = new Set(['node']);
const READ_AFTER = new Set(['own-output', 'success-route', 'error-route']);
const READ_PARTS = new Set(['output', 'outputs', 'results']);
function checkReads({ workflow, graph, members, reachable }, report) {
    if (!workflow.steps.has(graph.entry))
        return;
    const next = (name) => graph.successors(name).map(({ to }) => to);
    const dominatorsOf = (0,config_graph/* createDominators */.nJ)(graph.entry, next);
    const listCertain = memoizeText((name) => dominatorsOf(name) ?? new Set());
    for (const { scope, site, path, parsed } of (0,templates/* listTemplates */.eG)(workflow)) {
        const isBefore = READ_BEFORE.has(scope);
        const here = site?.group?.name ?? site?.step.name;
        if (here === undefined || site === null || (!isBefore && !READ_AFTER.has(scope)) || !reachable.has(here))
            continue;
        const guarded = new Set(parsed.references.flatMap(({ guarded: isGuarded, path: [root = ''] }) => (isGuarded ? root : [])));
        const certain = site.inFinally ? new Set([graph.entry]) : listCertain(here);
        for (const reference of parsed.references) {
            const [root = '', part = ''] = reference.path;
            const step = members.get(root) ?? root;
            const isOwn = step === here && (!isBefore || site.step.name === root);
            if (!workflow.steps.has(root) || !READ_PARTS.has(part) || guarded.has(root) || reference.guarded)
                continue;
            if (isOwn ? !isBefore : certain.has(step) || step === here)
                continue;
            const why = isOwn ? 'which has not run when it starts the first time' : 'which some path here does not run';
            const message = `This reads ${(0,messages/* quote */.hD)(root)}, ${why}.`;
            const hint = `write \`${reference.path.join('.')} | default(none)\`, or lead every path through ${root}`;
            report.add('node-may-not-have-run', workflow.within(path, reference.line, reference.column), message, hint);
        }
    }
}
function memoizeText(compute) {
    const known = new Map();
    return (text) => {
        const value = known.get(text) ?? compute(text);
        known.set(text, value);
        return value;
    };
}
function checkLimit({ workflow, graph }, report) {
    const limit = workflow.settings.limits?.max_iterations;
    if (limit === undefined || !workflow.steps.has(graph.entry))
        return;
    const path = findLongestPath(workflow, graph);
    if (path.length <= limit)
        return;
    const at = ['workflow', 'limits', 'max_iterations'];
    const message = `max_iterations is ${limit}, but a path without a loop has ${path.length} steps: ${(0,facts/* joinNamesLimited */.$0)(path)}.`;
    report.add('path-over-limit', at, message, `set it to ${path.length} or more, or leave it out`);
}
function findLongestPath({ steps }, graph) {
    const targets = (name) => (graph.edges.get(name) ?? [])
        .filter(({ via, to }) => (via === 'success' || via === 'option') && steps.has(to))
        .map(({ to }) => to);
    const counts = (name) => steps.get(name)?.type !== 'terminate';
    const best = new Map();
    const getPathLength = (name) => best.get(name)?.length ?? 0;
    const entered = new Set();
    const open = [graph.entry];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
        if (best.has(name))
            continue;
        if (entered.has(name)) {
            const next = targets(name).reduce((longest, to) => (getPathLength(to) > getPathLength(longest) ? to : longest), '');
            best.set(name, { length: getPathLength(next) + (counts(name) ? 1 : 0), next });
        }
        else {
            entered.add(name);
            open.push(name);
            for (const to of targets(name))
                if (!entered.has(to))
                    open.push(to);
        }
    }
    const path = [];
    for (let name = graph.entry; name !== ''; name = best.get(name)?.next ?? '')
        if (counts(name))
            path.push(name);
    return path;
}

;// CONCATENATED MODULE: ./build/src/config/rules/routes.js







const ROUTE_RULES = [checkRoutes];
const NAME_KINDS = 'such as `on_error: external.git.drift`';
const ADD_ON_ERROR = `add \`on_error\` with the kinds that it is for, ${NAME_KINDS}`;
function checkRoutes({ workflow, sites }, report) {
    for (const { route, path, site } of (0,model/* listAllRoutes */.wq)(workflow)) {
        checkActions(route, path, report);
        if (route.on_error !== undefined)
            checkPatterns(route.on_error, path, report);
        else if (site !== null)
            checkSuccessRoute(route, path, report);
        else {
            const message = 'Routes under workflow.error_routes need on_error: they are asked only after an error.';
            report.add('error-routes-success', path, message, ADD_ON_ERROR);
        }
        if (site !== null && site.group !== null)
            checkMemberRoute(site.step.name, site.group.name, route, path, report);
    }
    for (const site of sites) {
        checkHappyPath(site, report);
        checkLastRoute(site, report);
        checkShadowed((0,model/* listRoutes */.Bn)(workflow, site), report);
    }
    const shared = workflow.settings.error_routes ?? [];
    checkShadowed((0,model/* listRoutes */.Bn)(workflow, null), report, listAudiences(shared, sites));
}
function checkActions(route, path, report) {
    const actions = (0,model/* listActions */.kP)(route);
    const [first, second] = actions;
    if (first === undefined) {
        const choices = route.on_error === undefined ? 'to or halt' : 'to, retry, halt, propagate or recover';
        report.add('route-without-action', path, `A route needs an action: ${choices}.`, 'add `to: NODE`, or `to: $end`');
    }
    else if (second !== undefined) {
        const message = `A route has exactly one action; this one has ${actions.join(' and ')}.`;
        report.add('route-many-actions', [...path, second], message, 'write one route for each');
    }
    if (route.output !== undefined && route.to !== model/* END */.Kp) {
        const message = `output on a route counts only where the route leads to ${model/* END */.Kp}.`;
        report.add('route-output-without-end', [...path, 'output'], message);
    }
}
const NEED_AN_ERROR = [
    ['retry', 'retry-on-success'],
    ['propagate', 'propagate-on-success'],
    ['recover', 'recover-on-success'],
    ['dead_letter', 'side-effect-on-success'],
    ['escalate', 'side-effect-on-success'],
];
function checkSuccessRoute(route, path, report) {
    for (const [field, code] of NEED_AN_ERROR) {
        if (route[field] === undefined || route[field] === false)
            continue;
        const message = `${field} needs an error; this route has no on_error, so it is taken on success.`;
        report.add(code, [...path, field], message, ADD_ON_ERROR);
    }
}
const TRUTHY_TEXTS = new Set(['true', 'yes', 'on', 'any', 'all', '**', '.*']);
function checkPatterns(onError, route, report) {
    const path = [...route, 'on_error'];
    const patterns = (0,core_kinds/* toKindPatterns */.bn)(onError);
    if (onError === false) {
        const hint = `leave it out for a success route, or name the kinds, ${NAME_KINDS}`;
        report.add('bad-on-error', path, '`on_error: false` has no meaning.', hint);
    }
    else if (patterns.length === 0) {
        const hint = 'name the kinds, such as `on_error: [external.git.drift, internal.timeout]`';
        report.add('bad-on-error', path, 'on_error is an empty list and can match nothing.', hint);
    }
    for (const [index, pattern] of patterns.entries()) {
        const at = Array.isArray(onError) ? [...path, index] : path;
        const written = Array.isArray(onError) ? onError[index] : onError;
        if (written !== pattern && written !== true) {
            const message = `${(0,messages/* quote */.hD)(written)} is microsoft/conductor's name of ${(0,messages/* quote */.hD)(pattern)}, and is read as that.`;
            report.add('other-name', at, message, `write \`${pattern}\` in a file that is only run here`);
        }
        if (pattern === '*' || (0,core_kinds/* isKind */.VF)(pattern) || (0,core_kinds/* isKindPrefix */.nm)(pattern))
            continue;
        const message = `${(0,messages/* quote */.hD)(pattern)} is neither a kind nor a prefix.`;
        const hint = TRUTHY_TEXTS.has(pattern.trim().toLowerCase())
            ? 'name the kinds, such as `external.git.drift`; a prefix ends in `.*`'
            : findKindHint(pattern, '; a prefix ends in `.*`');
        report.add('bad-on-error', at, message, hint);
    }
}
function checkMemberRoute(member, group, route, path, report) {
    const hint = `move this route to \`${group}\``;
    if (route.on_error === undefined) {
        const message = `${(0,messages/* quote */.hD)(member)} is a member of the group ${group}; where to go on is decided by the group's routes.`;
        report.add('member-route', path, message, hint);
        return;
    }
    if (route.to !== undefined) {
        const message = `A member of a group may retry, recover, halt or propagate; to is decided by the routes of ${group}.`;
        report.add('member-route', [...path, 'to'], message, hint);
    }
    const message = 'A member of a group cannot re-enter another node: only the member runs again.';
    if (route.retry?.from !== undefined)
        report.add('member-retry-from', [...path, 'retry', 'from'], message, 'leave `from` out');
}
function checkHappyPath(site, report) {
    const { step, path, group, inFinally } = site;
    const routes = site.routes;
    const hasSuccess = routes.length === 0 || routes.some((route) => route.on_error === undefined);
    if (group !== null || inFinally || hasSuccess || (step.type === 'human_gate' && (0,config_graph/* optionsDecide */.Re)(step)))
        return;
    const message = `${(0,messages/* quote */.hD)(step.name)} has error routes only; when it succeeds the run has nowhere to go.`;
    report.add('no-success-route', [...path, 'name'], message, `add a route without on_error, such as \`- to: ${model/* END */.Kp}\``);
}
function checkLastRoute({ step, routes, path, group, inFinally }, report) {
    const conditions = routes.flatMap(({ on_error: kinds, when }) => (kinds === undefined ? [when] : []));
    if (group !== null || inFinally || conditions.length === 0 || conditions.includes(undefined))
        return;
    const texts = conditions.map((when = '') => when.replace(/^\s*\{\{|\}\}\s*$/g, '').trim());
    if (texts.some((text) => texts.includes(`not ${text}`) || texts.includes(negate(text))))
        return;
    const message = `Every success route of ${(0,messages/* quote */.hD)(step.name)} has a \`when\`: where none holds the run fails with \`internal.no_route\`.`;
    report.add('no-last-route', [...path, 'routes'], message, 'add one without `when` as the last one');
}
const OPPOSITES = {
    '==': '!=',
    '>': '<=',
    '<': '>=',
    '>=': '<',
    '<=': '>',
    '!=': '==',
};
function negate(text) {
    const [, left = '', sign = '', right = ''] = /^([^=!<>]{1,200}?) (==|!=|<=|>=|<|>) ([^=!<>]{1,200})$/.exec(text) ?? [];
    return sign === '' || / (?:and|or) /.test(text) ? `not (${text})` : `${left} ${OPPOSITES[sign]} ${right}`;
}
const EVERYBODY = () => true;
function listAudiences(routes, sites) {
    const targets = new Set(routes.flatMap(({ to }) => (to === undefined || to === model/* END */.Kp ? [] : [to])));
    const members = sites.some(({ group }) => group !== null) ? [model/* countsForMembers */.ht] : [];
    const allBut = (name) => (route) => route.to !== name;
    return [EVERYBODY, ...members, ...[...targets].map(allBut)];
}
function checkShadowed(uses, report, audiences = [EVERYBODY]) {
    let succeeded = false;
    const taken = new Map();
    for (const { route, path } of uses) {
        if (route.on_error === undefined) {
            const message = 'This route can never be taken: an earlier one has no condition.';
            if (succeeded)
                report.add('unreachable-route', path, message, 'move the route without `when` to the end');
            if (route.when === undefined)
                succeeded = true;
            continue;
        }
        const patterns = (0,core_kinds/* toKindPatterns */.bn)(route.on_error);
        const isLeftBy = (audience) => patterns.some((pattern) => !(0,handlers/* listCoveringPatterns */.Xw)(pattern).some((wider) => taken.get(wider)?.some(audience) === true));
        const mayBeTaken = patterns.length > 0 && taken.size > 0;
        const message = 'This error route can never match: earlier ones handle every error that it names.';
        if (mayBeTaken && !audiences.some((audience) => audience(route) && isLeftBy(audience)))
            report.add('unreachable-error-route', path, message, 'move it up, or narrow the earlier route');
        if (route.when !== undefined || route.retry !== undefined)
            continue;
        for (const pattern of patterns)
            (0,maps/* addTo */.DN)(taken, pattern, route);
    }
}

// EXTERNAL MODULE: ./build/src/core/exit-codes.js
var exit_codes = __webpack_require__(29545);
// EXTERNAL MODULE: ./build/src/core/shell-forms.js
var shell_forms = __webpack_require__(93812);
// EXTERNAL MODULE: ./build/src/redaction/formats.js
var formats = __webpack_require__(33052);
// EXTERNAL MODULE: ./build/src/redaction/sensitive-names.js
var sensitive_names = __webpack_require__(47481);
// EXTERNAL MODULE: ./build/src/redaction/spans.js
var redaction_spans = __webpack_require__(85605);
// EXTERNAL MODULE: ./build/src/config/error-mode.js
var error_mode = __webpack_require__(48351);
;// CONCATENATED MODULE: ./build/src/config/rules/scripts.js











const SCRIPT_RULES = [
    checkGithubExpressions,
    checkForeignTemplates,
    checkCommands,
    checkHaltingExits,
    checkShells,
    checkClassifyCodes,
    checkRulesBehind,
    checkRetriedTests,
    checkLiteralSecrets,
];
function checkForeignTemplates({ workflow }, report) {
    if (workflow.literal === true)
        return;
    const check = (value, at) => (0,templates/* walkTexts */.YR)(value, at, (source, path) => {
        const [found, root = '', rest = ''] = /\$\{([A-Za-z_]\w{0,99})((?:\.\w{1,99}){1,9})\}/.exec(source) ?? [];
        if (found === undefined || !workflow.steps.has(root))
            return;
        const meant = `${root}.output${rest.replace(/^\.output/, '')}`;
        report.add('foreign-template', path, `${(0,messages/* quote */.hD)(found)} is no template here.`, `write \`{{ ${meant} }}\``);
    });
    for (const [name, step] of workflow.steps)
        check(step, workflow.stepPaths.get(name) ?? []);
    check(workflow.output, ['output']);
}
function checkGithubExpressions({ workflow }, report) {
    if (workflow.literal === true)
        return;
    const check = (value, at) => (0,templates/* walkTexts */.YR)(value, at, (source, path) => {
        const offset = source.indexOf('${{');
        if (offset === -1 || path.at(-1) === 'when' || path.at(-1) === 'allow_if')
            return;
        const lines = source.slice(0, offset).split('\n');
        const place = workflow.within(path, lines.length, (lines.at(-1) ?? '').length + 1);
        const hint = 'write `{{ ... }}`; values of the job come in as inputs: `{{ workflow.input.NAME }}`';
        report.add('github-expression', place, `\`\${{ ... }}\` is GitHub's and means nothing here.`, hint);
    });
    check(workflow.settings, ['workflow']);
    for (const [name, step] of workflow.steps)
        check(step, workflow.stepPaths.get(name) ?? []);
    check(workflow.output, ['output']);
}
const SHELL = /^(?:ba|da|z|k|fi)?sh$/;
const INTERPRETERS = [
    [SHELL, /^-[a-z]*c$/],
    [/^(?:pwsh|powershell)$/, /^-c(?:ommand)?$/i],
    [/^cmd$/, /^\/[ck]$/i],
    [/^python[\d.]*$/, /^-[a-zA-Z]*c$/],
    [/^(?:node|ruby|perl)$/, /^(?:-[a-z]*[ep]|--eval|--print)$/],
];
function findTextArgument({ command = '', args = [] }) {
    const names = [command, ...args].map((word) => String(word)
        .replace(/^.*[/\\]/, '')
        .replace(/\.exe$/i, ''));
    const at = names[0] === 'env' ? names.findIndex((name, index) => index > 0 && !/^-|=/.test(name)) : 0;
    const option = INTERPRETERS.find(([program]) => program.test(names[at] ?? ''))?.[1];
    return option === undefined ? -1 : args.findIndex((arg, index) => index >= at && option.test(String(arg))) + 1 || -1;
}
function isScriptText({ form, path, site }) {
    if (form === 'run')
        return true;
    const [field, index] = path.slice(-2);
    return field === 'args' && site?.step.type === 'script' && index === findTextArgument(site.step);
}
function checkShellText(reference, use, { workflow }, report) {
    if (!reference.isPrinted || !isScriptText(use) || !isData(reference, use, workflow))
        return;
    const name = reference.path.join('.');
    const variable = (reference.path.at(-1) ?? 'VALUE').replace(/\W/g, '_').toUpperCase();
    const at = workflow.within(use.path, reference.line, reference.column);
    const message = `${(0,messages/* quote */.hD)(name)} is pasted into the script: a value with quotes, \`$\` or \`;\` in it would run as code.`;
    const hint = `pass it as data: \`env: { ${variable}: "{{ ${name} }}" }\`, and read "$${variable}" in the script`;
    report.add('shell-interpolation', at, message, hint);
}
function isData({ path }, use, workflow) {
    const [root = '', attribute] = path;
    if (root === '_index')
        return false;
    if (root === 'workflow')
        return attribute === 'input' || attribute === undefined;
    return root === 'github' || workflow.steps.has(root) || (0,facts/* listLocalNames */.oD)(use).includes(root);
}
function checkCommands({ scripts }, report) {
    for (const { step, path } of scripts) {
        if (/^[^\s{\\]*\\[^\s{]*$/.test(step.command ?? '')) {
            const message = 'A path with backslashes is found on Windows only.';
            const hint = `write \`command: ${step.command?.replaceAll('\\', '/')}\`, which works everywhere`;
            report.add('command-backslashes', [...path, 'command'], message, hint);
        }
        if (step.command === undefined || (step.args?.length ?? 0) > 0)
            continue;
        const line = step.command.trim();
        if (!/\s/.test(line) || (0,expressions/* isTemplate */.Fl)(line))
            continue;
        const message = '`command` is the name of one program, and this one has spaces in it.';
        const shown = line.length > 60 ? '...' : line.replaceAll('`', "'");
        const hint = `write \`run: ${shown}\`, or the rest of the line as \`args\``;
        report.add('command-with-spaces', [...path, 'command'], message, hint);
    }
}
function checkShells({ scripts }, report) {
    for (const { step, path } of scripts) {
        if (step.shell === undefined || (0,shell_forms/* findShellGap */.c)(step.shell, step.run) !== 'commands')
            continue;
        const message = `\`shell: ${step.shell}\` is not known to stop at the first failure (it has no \`-e\`, or a program before the shell): a command that fails before the last one may go unnoticed.`;
        const hint = 'write `shell: bash`, or `bash -eo pipefail {0}`';
        report.add('shell-without-e', [...path, 'shell'], message, hint);
    }
}
function checkRetriedTests({ workflow, scripts }, report) {
    const { error_routes: shared = [], resilience } = workflow.settings;
    for (const { step, path, group } of scripts) {
        if (step.retry_tests === undefined)
            continue;
        const retries = [...(step.routes ?? []), ...shared].some(({ retry }) => retry !== undefined);
        const isRetried = retries || step.resilience?.retry !== undefined || resilience?.retry !== undefined || group !== null;
        const missing = step.reports === undefined ? '`reports`' : isRetried ? null : 'a route with `retry`';
        if (missing === null)
            continue;
        report.add('retry-tests', [...path, 'retry_tests'], `\`retry_tests\` needs ${missing}.`, null);
    }
}
function checkRulesBehind({ scripts }, report) {
    for (const { step, path } of scripts) {
        const { classify: rules = [] } = step;
        const all = rules.findIndex(takesEverything);
        if (all === -1 || all === rules.length - 1)
            continue;
        const message = `classify[${all}] takes every failure, so that this rule and those behind it never match.`;
        report.add('rule-never-matches', [...path, 'classify', all + 1], message, 'put the rule that takes everything last');
    }
}
const ANYTHING = new Set(['', '.*', '^', '$', '^.*$', '.*$', '^.*', '(?s).*', '[\\s\\S]*']);
function takesEverything({ use, kind, exit_code: code, signal, timeout, stdout, stderr }) {
    if (use !== undefined)
        return kind !== undefined;
    const patterns = [stdout, stderr].filter((pattern) => pattern !== undefined);
    const isFree = code === undefined && signal === undefined && timeout === undefined;
    return isFree && patterns.length > 0 && patterns.every((pattern) => ANYTHING.has(pattern));
}
function checkClassifyCodes({ scripts }, report) {
    for (const { step, path } of scripts)
        for (const [index, { exit_code: codes }] of (step.classify ?? []).entries()) {
            if (codes === undefined || !(0,exit_codes/* matchesCode */.N)(codes, 0) || !(0,exit_codes/* mayCoverFailure */.z)(codes))
                continue;
            const message = '`exit_code` of this rule includes 0, which never matches: a success is not classified.';
            const hint = 'leave 0 out; `fail_when` is for a program that tells its failure with exit code 0';
            report.add('exit-code-zero', [...path, 'classify', index, 'exit_code'], message, hint);
        }
}
function checkUnseen(workflow, report) {
    const hint = 'turn strict_exit on (`workflow.runtime`, `--strict-exit`), or add an `on_error` route; `strict_exit: false` on the node says that its failure does not matter';
    for (const { step, path } of (0,error_mode/* listUnseenScripts */.Nd)(workflow)) {
        const message = `A failure of ${(0,messages/* quote */.hD)(step.name)} would go unnoticed: strict_exit is off, and nothing reads its exit_code.`;
        report.add(finding/* UNSEEN_FAILURE */.kj, [...path, 'name'], message, hint);
    }
}
function checkHaltingExits({ workflow }, report) {
    const hint = 'decide on it with a route (`when: exit_code == 1`), or set `strict_exit: false` on the node, as microsoft/conductor does';
    for (const { step, path } of (0,error_mode/* listHaltingScripts */.yx)(workflow)) {
        const message = `A non-zero exit of ${(0,messages/* quote */.hD)(step.name)} halts the run, and the file reads its output later.`;
        report.add('exit-halts', [...path, 'name'], message, hint);
    }
}
const ABOUT_A_SECRET = /(?:file|path|dir|url|uri|name|env|variable|header|issuer|audience|realm)s?$/i;
function checkLiteralSecrets({ workflow, sites }, report) {
    const ofVariables = new Set(workflow.substitutions.map(({ path }) => path.join('\n')));
    const check = (value, at) => (0,templates/* walkTexts */.YR)(value, at, (text, path) => {
        const name = path.findLast((part) => typeof part === 'string' && part !== 'default');
        if (ofVariables.has(path.join('\n')) || !isSecret(String(name), text))
            return;
        const message = `${(0,messages/* quote */.hD)(path.at(-1) ?? '')} holds what looks like a secret, and everybody who reads the file has it.`;
        const hint = `take it from the environment (\`\${NAME}\`) or from an input with \`secret: true\`, and replace the secret`;
        report.add('literal-secret', path, message, hint);
    });
    check(workflow.settings, ['workflow']);
    for (const { step, path } of sites)
        check(step, path);
}
function isSecret(name, value) {
    const spans = [];
    (0,formats/* findFormats */.yl)(value, spans);
    if (spans.length > 0)
        return true;
    const sensitivity = ABOUT_A_SECRET.test(name) ? 'none' : (0,sensitive_names/* rateSensitivity */["in"])(name);
    if (sensitivity === 'none' || (0,redaction_spans/* isPlaceholder */.wK)(value) || /\{[{%]|\$|\s|^[./~]|:\/\//.test(value))
        return false;
    return sensitivity === 'strong' ? value.length >= 6 : value.length >= 8 && /\d/.test(value);
}

// EXTERNAL MODULE: ./build/src/config/rules/template-hints.js
var template_hints = __webpack_require__(30848);
;// CONCATENATED MODULE: ./build/src/config/rules/index.js
















const RULES = [
    ...NAME_RULES,
    ...ROUTE_RULES,
    ...KIND_RULES,
    ...catalogue/* CATALOGUE_RULES */.Ue,
    ...INPUT_RULES,
    checkTemplates,
    ...SCRIPT_RULES,
    ...PATH_RULES,
    ...CATCH_ALL_RULES,
];
function validateWorkflow(root, inputs = null) {
    const given = inputs ?? new Set();
    const findings = (0,model/* listWorkflows */.Dl)(root).flatMap((workflow) => {
        const report = new facts/* Report */.pl(workflow);
        const names = workflow === root ? given : listInheritedInputs(workflow, root, given);
        const file = (0,facts/* collectFacts */.M7)(workflow, names, inputs !== null);
        for (const check of RULES)
            check(file, report);
        return report.findings;
    });
    return { findings, contract: (0,contract/* createContract */.NF)(root) };
}
function findUnseenFailures(root) {
    return (0,model/* listWorkflows */.Dl)(root).flatMap((workflow) => {
        const report = new facts/* Report */.pl(workflow);
        checkUnseen(workflow, report);
        return report.findings;
    });
}
function listInheritedInputs(child, root, given) {
    const names = new Set();
    for (const caller of (0,model/* listVariants */.xZ)(root)) {
        for (const { step } of (0,model/* collectSites */.b4)(caller)) {
            if (step.type !== 'workflow' || caller.children.get(step.workflow)?.file !== child.file)
                continue;
            const own = caller.settings.input === undefined && caller === root ? given : Object.keys(caller.settings.input ?? {});
            for (const name of step.input_mapping === undefined ? own : Object.keys(step.input_mapping))
                names.add(name);
        }
    }
    return names;
}
function checkTemplates(file, report) {
    const { workflow } = file;
    for (const use of (0,templates/* listTemplates */.eG)(workflow)) {
        const files = workflow.templateFiles?.get(use.source);
        const { references, failure } = files === undefined ? use.parsed : (0,templates/* parseText */.r4)(use.source, use.form, files);
        const isGithubs = use.isCondition === true && use.source.includes('${{');
        for (const reference of isGithubs ? [] : references) {
            (0,rules_references/* checkReference */.M5)(reference, use, file, report);
            checkDeclared(reference, use, file, report);
            (0,details/* checkDetail */.Ew)(reference, use, file, report);
            checkShellText(reference, use, file, report);
        }
        if (failure === null && use.isCondition === true)
            checkCondition(use, files, workflow, report);
        if (failure === null)
            continue;
        const { line, column, message } = failure;
        const place = failure.file === undefined ? workflow.within(use.path, line, column) : { file: failure.file, line, column };
        const hint = (0,template_hints/* findSyntaxHint */.We)(use.source, failure);
        report.add('template-syntax', place, `The template cannot be read: ${message}`, hint);
    }
}
function checkCondition(use, files, workflow, report) {
    const found = (0,conditions/* findConditionProblem */.P)(use.source, files);
    if (found === null)
        return;
    const { line, column, isBlock, bare } = found;
    const message = isBlock
        ? 'A condition of statements may print nothing but `true` and `false`: any other text always holds.'
        : `Text outside of the braces makes a condition a text, which always holds: a condition is one expression${bare === null ? '' : `, here \`${bare}\``}.`;
    const hint = isBlock
        ? 'print `true` or `false` once in each branch, or write one expression without braces, such as `exit_code == 0`'
        : bare === null
            ? 'write one expression without braces, such as `exit_code == 0`'
            : `write \`${use.path.at(-1)}: ${bare}\``;
    report.add('condition-text', workflow.within(use.path, line, column), message, hint);
}


/***/ }),

/***/ 67675:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M5: function() { return /* binding */ checkReference; },
/* harmony export */   OO: function() { return /* binding */ listSoundNames; },
/* harmony export */   Sr: function() { return /* binding */ STEP_MARKS; },
/* harmony export */   _W: function() { return /* binding */ SCOPE_NAMES; }
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53325);
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36657);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56461);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99002);
/* harmony import */ var _template_hints_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30848);







const WORKFLOW_ATTRIBUTES = ['name', 'description', 'dir', 'file', 'input', 'run_id', 'metadata'];
const SCOPE = {
    workflow: WORKFLOW_ATTRIBUTES,
    context: ['iteration', 'history'],
    conductor: ['retry_attempt'],
    github: _core_github_js__WEBPACK_IMPORTED_MODULE_1__/* .GITHUB_FIELDS */ .Cn,
    policy: [],
};
const SCOPE_NAMES = Object.keys(SCOPE);
const ERROR_ATTRIBUTES = ['kind', 'message', 'details', 'node', 'attempts', 'retries_exhausted', 'transient'];
const STEP_MARKS = new Set(['output', 'outputs', 'error', 'errors']);
const HOOKS = new Set(['hook', 'complete-hook', 'error-hook']);
function checkReference(reference, use, file, report) {
    const { line, column } = reference;
    const [root = ''] = reference.path;
    if (use.scope === 'captures' || use.scope === 'item')
        return;
    const read = {
        ...reference,
        root,
        use,
        file,
        add(code, message, hint, severity) {
            const place = file.workflow.within(use.path, line, column);
            report.add(code, place, message, hint, HOOKS.has(use.scope) ? 'warning' : severity);
        },
    };
    const [, attribute] = reference.path;
    const step = file.workflow.steps.get(root);
    if ((0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .listLocalNames */ .oD)(use).includes(root))
        checkLocalName(read);
    else if (root === 'workflow')
        checkWorkflowReference(read);
    else if (root === 'error')
        checkErrorReference(read);
    else if (root === 'policy' || root === 'github') {
        const isPolicy = root === 'policy';
        const known = isPolicy ? (file.workflow.settings.policies ?? []).map(({ name }) => name) : _core_github_js__WEBPACK_IMPORTED_MODULE_1__/* .GITHUB_FIELDS */ .Cn;
        if (attribute === undefined || known.includes(attribute) || reference.guarded)
            return;
        const hint = (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestName */ .SX)(attribute, known);
        if (isPolicy)
            read.add('unknown-policy', `This file has no policy ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(attribute)}.`, hint);
        else
            read.add('unknown-attribute', `github has no ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(attribute)} here.`, hint, 'warning');
    }
    else if (step !== undefined)
        checkStepReference(read, step);
    else if (root !== 'context' && root !== 'conductor')
        checkUnknownName(read);
}
function checkLocalName(read) {
    const { root, path, use } = read;
    const step = use.site?.step;
    if (root === 'error' && use.scope === 'error-route')
        checkErrorAttribute(read, path[1], 'error');
    if (root === 'output' && step !== undefined && !read.guarded)
        checkOutputField({ ...read, root: step.name, path: [step.name, ...path] }, step);
}
function checkErrorAttribute({ guarded, path, add }, attribute, owner) {
    if (attribute === undefined || guarded || ERROR_ATTRIBUTES.includes(attribute))
        return;
    const near = (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearest */ .qg)(attribute, ERROR_ATTRIBUTES);
    const written = path.join('.');
    const hint = near === null
        ? `known: ${(0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .joinNamesLimited */ .$0)(ERROR_ATTRIBUTES)}; what the script gave is under \`${owner}.details\``
        : (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(written, written.replace(`${owner}.${attribute}`, `${owner}.${near}`));
    add('unknown-attribute', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(owner)} has no ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(attribute)}.`, hint, 'warning');
}
function checkWorkflowReference({ path, guarded, use, file, add }) {
    const [, attribute, input] = path;
    if (attribute === 'input' && input !== undefined)
        checkInput(input, guarded, file, add);
    const attributes = [...WORKFLOW_ATTRIBUTES];
    const isEnding = use.scope === 'error-hook' || use.site?.inFinally === true;
    if (isEnding || use.scope === 'complete-hook')
        attributes.push('outcome');
    if (isEnding)
        attributes.push('error');
    if (HOOKS.has(use.scope) && use.scope !== 'hook')
        attributes.push('execution_time', 'iteration_count');
    if (attribute === undefined || attributes.includes(attribute) || guarded)
        return;
    const hint = attribute === 'inputs'
        ? (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(path.slice(0, 3).join('.'), ['workflow', 'input', ...path.slice(2, 3)].join('.'))
        : (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestName */ .SX)(attribute, attributes);
    add('unknown-attribute', `workflow has no ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(attribute)} here.`, hint);
}
function checkInput(name, optional, { workflow, given }, add) {
    const declared = workflow.settings.input ?? {};
    if (Object.hasOwn(declared, name))
        return;
    if (given === null) {
        const hint = (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestName */ .SX)(name, () => Object.keys(declared));
        const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} is not declared under workflow.input.`;
        add('unknown-input', message, hint, optional ? 'warning' : 'error');
    }
    else if (!optional && !given.has(name)) {
        given.add(name);
        const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} is declared nowhere: this file has no \`input\` block, so it is known only when it is given.`;
        add('undeclared-input', message, `give it with -i ${name}=TEXT, or declare it under \`workflow.input\``);
    }
}
function checkErrorReference(read) {
    const { site, scope } = read.use;
    const step = site?.group?.name ?? site?.step.name;
    const handled = step === undefined || scope === 'output' ? undefined : read.file.handlers.get(step);
    if (handled !== undefined)
        checkErrorAttribute(read, read.path[1], 'error');
    if (handled === 'always' || read.guarded)
        return;
    const name = read.path.join('.');
    const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} is read, but not every way to ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(step)} is an error route.`;
    if (handled === undefined)
        checkUnknownName(read);
    else
        read.add('error-may-be-absent', message, `write \`${name} | default('')\``);
}
function checkUnknownName({ root, path, guarded, use, file, add }) {
    const { steps, unreadSteps, settings } = file.workflow;
    const marked = STEP_MARKS.has(path[1] ?? '');
    if ((guarded && !marked) || unreadSteps.has(root))
        return;
    const called = (0,_template_hints_js__WEBPACK_IMPORTED_MODULE_5__/* .findFunctionHint */ .LA)(root, use.source);
    if (use.form === 'expression' && use.scope !== 'policy' && !marked && called === null) {
        checkBareField(root, use, add);
        return;
    }
    const dashed = (0,_template_hints_js__WEBPACK_IMPORTED_MODULE_5__/* .findDashedName */ .O0)(root, use.source, steps.keys());
    if (dashed !== null && !dashed.startsWith(`${root}-`))
        return;
    const message = marked
        ? `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path.join('.'))} is read, but this file has no node or group ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(root)}.`
        : `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(root)} is not known here.`;
    const known = () => [...(0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .listLocalNames */ .oD)(use), ...SCOPE_NAMES, ...steps.keys()];
    const hint = called ??
        (dashed === null
            ? ((0,_template_hints_js__WEBPACK_IMPORTED_MODULE_5__/* .findContextHint */ .wt)(path, settings.input) ??
                findErrorFieldHint(path, use, file) ??
                (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestName */ .SX)(root, known, findUnknownHint(root, use, file)))
            : `\`-\` means minus in a template: call the node \`${dashed.replaceAll('-', '_')}\``);
    if (use.scope === 'policy')
        add('unknown-reference', `${message} The policy cannot be evaluated, and denies.`, hint, 'warning');
    else
        add('unknown-reference', message, hint);
}
function checkBareField(name, { site, scope }, add) {
    const schema = site !== null && 'output' in site.step ? site.step.output : undefined;
    if (site === null || schema === undefined || recovers(site.step))
        return;
    const locals = (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .listLocalNames */ .oD)({ scope, form: 'expression', site });
    const known = [...listFieldsOfSchema(schema), ...(site.step.type === 'script' ? _model_js__WEBPACK_IMPORTED_MODULE_3__/* .STREAM_FIELDS */ .pl : []), ...locals];
    if (known.includes(name) || (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearest */ .qg)(name, known) === null)
        return;
    const message = `The output schema of ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(site.step.name)} has no ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)}.`;
    add('unknown-attribute', message, (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestName */ .SX)(name, known), 'warning');
}
function findErrorFieldHint(path, { site, scope }, { handlers }) {
    const isErrorThere = scope === 'error-route' || handlers.has(site?.group?.name ?? site?.step.name ?? '');
    const isField = _facts_js__WEBPACK_IMPORTED_MODULE_4__/* .ERROR_FIELDS */ .h9.includes(path[0] ?? '');
    return isErrorThere && isField ? (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(path.join('.'), `error.${path.join('.')}`) : null;
}
function findUnknownHint(root, { site }, { given }) {
    if (root === 'output')
        return '`output` is known in routes only; elsewhere write `node.output`';
    if (root === 'error')
        return '`error` is known in error routes and in nodes that one leads to; elsewhere write `node.error`';
    if (root === 'item' && site?.group?.type === 'for_each')
        return `the loop variable is \`${site.group.as}\``;
    const all = 'known are nodes that ran, `workflow`, and in CI `github`; texts stand in quotes';
    return given === null ? all : `an input is read as \`workflow.input.${root}\`; ${all}`;
}
function checkStepReference(read, step) {
    const { root: name, path, guarded, use, file, add } = read;
    const { site } = use;
    const group = file.members.get(name);
    if (group !== undefined && site?.group?.name === group && site.step.name !== name) {
        const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(site.step.name)} reads ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)}, a member of the same group: members run side by side and do not see each other.`;
        const hint = `read it after the group as \`${group}.outputs.${name}\``;
        add('reads-sibling', message, hint, guarded ? 'warning' : 'error');
        return;
    }
    if (guarded || (use.form === 'expression' && !STEP_MARKS.has(path[1] ?? '')))
        return;
    if (group !== undefined && site?.step.name !== name && use.scope !== 'policy') {
        const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} is a member of the group ${group}; after the group its output is part of the group's.`;
        add('member-read-outside', message, `read \`${group}.outputs.${name}\``);
    }
    checkStepAttribute(read, step);
    checkOutputField(read, step);
}
function listSoundNames(file, use, path) {
    return listKnownNames(file.workflow, use, path).filter((name) => {
        const report = new _facts_js__WEBPACK_IMPORTED_MODULE_4__/* .Report */ .pl(file.workflow);
        const reference = { path: [...path, name], line: 1, column: 1, guarded: false, isTested: false, isPrinted: true };
        checkReference(reference, use, file, report);
        return report.findings.every(({ severity }) => severity !== 'error');
    });
}
function listKnownNames(workflow, use, path) {
    const { steps, settings } = workflow;
    const [root, second, third] = path.map(String);
    const ownStep = use.site?.step;
    if (root === undefined) {
        const fields = use.form === 'expression' && ownStep !== undefined ? listOutputFields(workflow, ownStep) : [];
        return [...new Set([...(0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .listLocalNames */ .oD)(use), ...fields, ...steps.keys(), ...SCOPE_NAMES])];
    }
    const step = steps.get(root);
    if (second === undefined) {
        if (root === 'policy')
            return (settings.policies ?? []).map(({ name }) => name);
        if (root === 'output')
            return ownStep === undefined ? [] : listOutputFields(workflow, ownStep);
        if (step !== undefined)
            return (0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .isGroup */ .IZ)(step) ? _facts_js__WEBPACK_IMPORTED_MODULE_4__/* .GROUP_ATTRIBUTES */ .ol : ['output', 'error'];
        return root === 'error' ? ERROR_ATTRIBUTES : (SCOPE[root] ?? []);
    }
    if (third !== undefined)
        return [];
    if (root === 'workflow' && second === 'input')
        return Object.keys(settings.input ?? {});
    if (step === undefined)
        return [];
    if (second === 'error')
        return ERROR_ATTRIBUTES;
    if (second === 'output')
        return listOutputFields(workflow, step);
    return step.type === 'parallel' && (second === 'outputs' || second === 'errors') ? step.agents : [];
}
function listOutputFields({ children }, step) {
    const declared = Object.keys(('output' in step ? step.output : undefined) ?? {});
    if (step.type === 'script')
        return [...declared, ..._model_js__WEBPACK_IMPORTED_MODULE_3__/* .STREAM_FIELDS */ .pl];
    if (step.type === 'agent')
        return declared.length > 0 ? declared : ['result'];
    if (step.type === 'wait')
        return ['waited_seconds'];
    if (step.type === 'human_gate')
        return ['selected', 'additional_input'];
    if (step.type === 'set')
        return Object.keys(step.values ?? {});
    if (step.type === 'workflow')
        return [...new Set([...declared, ...Object.keys(children.get(step.workflow)?.output ?? {})])];
    return declared;
}
const MAX_FIELDS = 200;
const listFieldsOfSchema = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_6__/* .memoize */ .Bj)((schema) => Object.keys(schema).slice(0, MAX_FIELDS));
function checkOutputField({ root: name, path: [, part, field], use, add }, step) {
    const schema = 'output' in step ? step.output : undefined;
    if (part !== 'output' || field === undefined || schema === undefined)
        return;
    if (Object.hasOwn(schema, field) || (step.type === 'script' && _model_js__WEBPACK_IMPORTED_MODULE_3__/* .STREAM_FIELDS */ .pl.includes(field)))
        return;
    const known = [...listFieldsOfSchema(schema), ...(step.type === 'script' ? _model_js__WEBPACK_IMPORTED_MODULE_3__/* .STREAM_FIELDS */ .pl : [])];
    const isPolicy = use.scope === 'policy';
    if (!isPolicy && ((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearest */ .qg)(field, known) === null || recovers(step)))
        return;
    const why = isPolicy ? ' Without this field the policy denies.' : '';
    const message = `The output schema of ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} has no ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(field)}.${why}`;
    add('unknown-attribute', message, (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestName */ .SX)(field, known), 'warning');
}
function recovers(step) {
    return 'routes' in step && step.routes?.some(({ recover }) => recover !== undefined) === true;
}
function checkStepAttribute(read, step) {
    const { root: name, path, use, file, add } = read;
    const [, attribute, member] = path;
    if (attribute === undefined)
        return;
    if (!((0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .isGroup */ .IZ)(step) ? _facts_js__WEBPACK_IMPORTED_MODULE_4__/* .GROUP_ATTRIBUTES */ .ol : ['output', 'error']).includes(attribute)) {
        const message = `The ${(0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .isGroup */ .IZ)(step) ? 'group' : 'node'} ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} has no ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(attribute)}.`;
        const severity = use.scope === 'policy' ? 'warning' : 'error';
        add('unknown-attribute', message, suggestAttribute(name, attribute, member, step), severity);
    }
    else if (attribute === 'error' && (file.nodes.get(name)?.raises ?? []).length === 0) {
        const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(`${name}.error`)} is read, but ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} can raise nothing.`;
        add('error-never-raised', message, 'give it error routes, or read it as optional');
    }
    if (attribute === 'error')
        checkErrorAttribute({ ...read, path }, member, `${name}.error`);
    if (step.type !== 'parallel' || (attribute !== 'outputs' && attribute !== 'errors'))
        return;
    if (member === undefined || step.agents.includes(member) || (attribute === 'outputs' && recovers(step)))
        return;
    const message = `The group ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} has no member ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(member)}.`;
    add('unknown-member', message, (0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestName */ .SX)(member, step.agents));
}
function suggestAttribute(name, attribute, member, step) {
    if ((0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .isGroup */ .IZ)(step))
        return attribute === 'output'
            ? (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(`${name}.output`, `${name}.outputs`)
            : `known: ${(0,_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .joinNamesLimited */ .$0)(_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .GROUP_ATTRIBUTES */ .ol)}`;
    const inner = member === undefined ? '' : `.${member}`;
    if (attribute === 'outputs')
        return (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(`${name}.outputs${inner}`, `${name}.output${inner}`);
    return (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(`${name}.${attribute}`, `${name}.${attribute === 'errors' ? 'error' : `output.${attribute}`}`);
}


/***/ }),

/***/ 30848:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LA: function() { return /* binding */ findFunctionHint; },
/* harmony export */   O0: function() { return /* binding */ findDashedName; },
/* harmony export */   We: function() { return /* binding */ findSyntaxHint; },
/* harmony export */   wt: function() { return /* binding */ findContextHint; }
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53325);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);


const LONGEST_SEARCHED = 10_000;
const OPERATORS = [
    [/^[=!]?==/, 'compare with `==` or `!=`'],
    [/^=/, 'compare with `==`'],
    [/^&&?/, 'write `and`'],
    [/^\|\|?/, 'write `or`'],
    [/^!/, 'write `not`'],
    [/^\?\?/, "write `value | default('x')`"],
    [/^\?\./, 'write `.`, and `| default(none)` behind what may be missing'],
    [/^\?/, "write `'x' if condition else 'y'`"],
];
const SYNTAX_HINTS = {
    'unclosed-output': 'a template ends with `}}`',
    'unclosed-statement': 'a statement ends with `%}`',
    'unknown-filter': 'the filters, such as `upper`, `length`, `default`, `join` and `tojson`, are listed in docs/templates.md',
    'unknown-loop': 'write `{% for x in list %}...{% endfor %}`',
};
function findSyntaxHint(source, { line, column, code }) {
    const known = SYNTAX_HINTS[code];
    if (known !== undefined)
        return known;
    const chars = [...(source.split(/\r\n|\r|\n/)[line - 1] ?? '')];
    let start = column - 1;
    while (start > 0 && /[=!&|?]/.test(chars[start - 1] ?? ''))
        start -= 1;
    const text = chars.slice(start).join('');
    return OPERATORS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
const NO_CLOCK = 'templates have no clock: let a script print the time, `run: date -u +%FT%TZ`, and read `node.output.stdout`';
const FUNCTIONS = {
    always: 'a route without `when` is always taken; what runs whatever happens stands under `workflow.finally`',
    success: 'a route without `on_error` is for success: leave the condition out',
    failure: 'a route for failures names their kinds instead of a condition: `on_error: external.git.drift`',
    contains: "write `'text' in stdout`",
    startsWith: "write `stdout.startswith('text')`",
    endsWith: "write `stdout.endswith('text')`",
    fromJSON: 'the fields of a JSON object that a script prints are fields of its output',
    toJSON: 'write `value | tojson`',
    format: "write `'%s' | format(value)`, or put the template into the text",
    join: "write `list | join(', ')`",
    now: NO_CLOCK,
    utcnow: NO_CLOCK,
    today: NO_CLOCK,
};
function findFunctionHint(name, source) {
    const hint = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwnEntry */ .xL)(FUNCTIONS, name);
    return hint !== undefined && new RegExp(`\\b${name}\\s*\\(`).test(source) ? hint : null;
}
function findContextHint(path, inputs = {}) {
    const [root = '', first, second, third] = path;
    if (Object.hasOwn(inputs, root))
        return (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(root, `workflow.input.${root}`);
    const variable = `\`\${${first ?? 'NAME'}}\``;
    const joinNames = (...names) => names.filter((name) => name !== undefined).join('.');
    if (root === 'inputs' || root === 'input')
        return (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(joinNames(root, first), joinNames('workflow.input', first));
    if (root === 'env')
        return `templates do not see the environment; write ${variable}, which is filled in when the file is loaded`;
    if (root === 'secrets')
        return `declare an input with \`secret: true\` and hand it over, or write ${variable} for a variable of the step`;
    if (['matrix', 'needs', 'vars', 'runner', 'job', 'strategy'].includes(root))
        return 'declare an input under `workflow.input`, and hand the value over with `inputs:` of the action';
    if (!['steps', 'nodes', 'agents'].includes(root))
        return null;
    if (first === undefined)
        return 'a node is read by its name: `node.output.field`';
    const field = second === 'outputs' || second === 'output' ? third : undefined;
    return (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(joinNames(root, first, second, field), joinNames(first, 'output', field));
}
function findDashedName(root, source, names) {
    if (source.length > LONGEST_SEARCHED || !(source.includes(`${root}-`) || source.includes(`-${root}`)))
        return null;
    return [...names].find((name) => /-/.test(name) && name.split('-').includes(root) && source.includes(name)) ?? null;
}


/***/ }),

/***/ 75336:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MK: function() { return /* binding */ computeDigest; },
/* harmony export */   YC: function() { return /* binding */ findChange; },
/* harmony export */   cj: function() { return /* binding */ computeStepHash; }
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
function computeStepHash(step, definition) {
    const ownHash = hashOwnFields(step, definition);
    const isReached = (0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_3__/* .isGovernedType */ .vC)(step.type) || step.type === 'set';
    return ownHash === undefined || !isReached ? ownHash : `${ownHash}${SETTINGS}${computeSettingsHash(step, definition)}`;
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
    const ownHash = workflow.hashes.get(step.name);
    if (item !== null) {
        const group = workflow.hashes.get(item.group);
        return group === undefined ? ownHash : `${group}-${(0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatChecksum */ .rH)((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)(item.value)))}`;
    }
    if (step.type !== 'parallel' || ownHash === undefined)
        return ownHash;
    const members = step.agents.map((name) => workflow.hashes.get(name) ?? '').join('\n');
    return `${ownHash}-${(0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatChecksum */ .rH)((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(members))}`;
}
function computeSettingsHash(step, { workflow, callers = [] }) {
    const steps = [step, ...listGroupMembers(step, workflow)];
    const hashes = knownHashes(workflow);
    const ownHash = hashes.get(step) ?? computeShortDigest(steps.flatMap((each) => listOwnSettings(each, workflow)));
    hashes.set(step, ownHash);
    const inherited = callers.flatMap((caller) => steps.flatMap((each) => listPoliciesOn(each, caller)));
    return inherited.length === 0 ? ownHash : computeShortDigest([ownHash, ...inherited]);
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
        listPoliciesOn(step, workflow),
    ];
}
function listPoliciesOn({ name, type }, { rawSettings }) {
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

/***/ 39466:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: function() { return /* binding */ listNamesReadBy; },
/* harmony export */   YR: function() { return /* binding */ walkTexts; },
/* harmony export */   ZI: function() { return /* binding */ findNamesReadWithin; },
/* harmony export */   ZO: function() { return /* binding */ parseTemplateUse; },
/* harmony export */   Zg: function() { return /* binding */ isReadInside; },
/* harmony export */   eG: function() { return /* binding */ listTemplates; },
/* harmony export */   f0: function() { return /* binding */ listNamesRead; },
/* harmony export */   jV: function() { return /* binding */ findNamesReadIn; },
/* harmony export */   ow: function() { return /* binding */ getConditionForm; },
/* harmony export */   r4: function() { return /* binding */ parseText; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56461);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99448);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74183);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);





function getConditionForm(source) {
    return (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isTemplate */ .Fl)(source) ? 'template' : 'expression';
}
function parseText(source, form, files) {
    const result = form === 'expression' ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseExpression */ .YK)(source) : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTemplate */ .QC)(source, { comments: form !== 'run', files });
    return result.ok ? { references: result.value.references, failure: null } : { references: [], failure: result.error };
}
function parseTemplateUse(use) {
    return { ...use, parsed: parseText(use.source, use.form) };
}
function walkTexts(value, path, visit) {
    if (typeof value === 'string')
        visit(value, path);
    else if (Array.isArray(value))
        for (const [index, item] of value.entries())
            walkTexts(item, [...path, index], visit);
    else if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value))
        for (const [key, item] of Object.entries(value))
            walkTexts(item, [...path, key], visit);
}
const listTemplates = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_4__/* .memoize */ .Bj)((workflow) => [
    ...listFileTemplates(workflow),
    ...(0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .collectSites */ .b4)(workflow).flatMap((site) => [
        ..._core_step_types_js__WEBPACK_IMPORTED_MODULE_1__/* .STEP_TYPES */ .FU[site.step.type].templates.flatMap(({ path, form, scope }) => listValuesAt(site.step, path, site.path).flatMap(([value, at]) => findTemplatesIn(value, at, form, scope, site))),
        ...listRouteTemplates((0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listRoutes */ .Bn)(workflow, site)),
    ]),
]);
function findTemplatesIn(value, at, form, scope, site) {
    const uses = [];
    walkTexts(value, at, (source, path) => {
        if (form === 'condition')
            uses.push(parseConditionUse(source, path, scope, site));
        else if (source.includes('{'))
            uses.push(parseTemplateUse({ source, path, form, scope, site }));
    });
    return uses;
}
function listFileTemplates(workflow) {
    const { hooks, env, policies = [] } = workflow.settings;
    const templatesAt = (value, path, scope) => findTemplatesIn(value, path, 'template', scope, null);
    return [
        ...templatesAt(env, ['workflow', 'env'], 'node'),
        ...templatesAt(hooks?.on_start, ['workflow', 'hooks', 'on_start'], 'hook'),
        ...templatesAt(hooks?.on_complete, ['workflow', 'hooks', 'on_complete'], 'complete-hook'),
        ...templatesAt(hooks?.on_error, ['workflow', 'hooks', 'on_error'], 'error-hook'),
        ...templatesAt(workflow.output, ['output'], 'output'),
        ...policies.flatMap((policy, index) => {
            if (policy.type !== 'expression')
                return [];
            return parseConditionUse(policy.allow_if, ['workflow', 'policies', index, 'allow_if'], 'policy', null);
        }),
        ...listRouteTemplates((0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listRoutes */ .Bn)(workflow, null)),
    ];
}
function parseConditionUse(source, path, scope, site) {
    return parseTemplateUse({ source, path, form: getConditionForm(source), scope, site, isCondition: true });
}
const ROUTE_FIELDS = [['output'], ['retry', 'max'], ['recover', 'output'], ['halt', 'message'], ['escalate', 'title']];
function listRouteTemplates(routes) {
    return routes.flatMap(({ route, path, site }) => {
        const { when } = route;
        const scope = route.on_error === undefined ? 'success-route' : 'error-route';
        const condition = when === undefined ? [] : [parseConditionUse(when, [...path, 'when'], scope, site)];
        const fields = ROUTE_FIELDS.flatMap((field) => {
            const as = field[0] === 'halt' ? 'error-route' : scope;
            return listValuesAt(route, field, path).flatMap(([value, at]) => findTemplatesIn(value, at, 'template', as, site));
        });
        return [...condition, ...fields];
    });
}
function listValuesAt(value, path, at) {
    const [name, ...rest] = path;
    if (name === undefined)
        return [[value, at]];
    if (name !== '*')
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) ? listValuesAt(value[name], rest, [...at, name]) : [];
    return Array.isArray(value) ? value.flatMap((item, index) => listValuesAt(item, rest, [...at, index])) : [];
}
const BARE = new Set(['when', 'source', 'allow_if']);
function listNamesRead(step, { templateFiles }) {
    const names = namesOfSteps.get(step) ?? listNamesReadBy(step, templateFiles);
    namesOfSteps.set(step, names);
    return names;
}
const namesOfSteps = new WeakMap();
function findNamesReadWithin(step, workflow) {
    const members = step.type === 'parallel' ? step.agents.flatMap((name) => workflow.steps.get(name) ?? []) : [];
    return new Set([step, ...members].flatMap((each) => [...listNamesRead(each, workflow)]));
}
function findNamesReadIn(condition) {
    return new Set(listNamesInText(condition, 'when', undefined));
}
function listNamesReadBy(data, files) {
    const names = new Set();
    walkTexts(data, [], (text, path) => {
        const field = path.findLast((part) => typeof part === 'string');
        for (const name of listNamesInText(text, field, files))
            names.add(name);
    });
    return names;
}
function isReadInside(workflow, node) {
    const { policies, hooks, error_routes: errorRoutes, env } = workflow.settings;
    if (policies?.some(({ type }) => type === 'command') === true)
        return true;
    const names = listNamesReadBy([workflow.output, hooks, errorRoutes, env, policies], workflow.templateFiles);
    return names.has(node) || [...workflow.steps.values()].some((step) => findNamesReadWithin(step, workflow).has(node));
}
function listNamesInText(text, field, files) {
    if (field === 'input')
        return [text.split(/[.?]/)[0] ?? ''];
    const isText = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isTemplate */ .Fl)(text);
    if (!isText && !BARE.has(field ?? ''))
        return [];
    const parsed = isText ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTemplate */ .QC)(text, { files: files?.get(text) }) : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseExpression */ .YK)(text);
    if (!parsed.ok)
        return [];
    const inFiles = 'namesInFiles' in parsed.value ? parsed.value.namesInFiles : [];
    return [...parsed.value.references.map(({ path }) => path[0] ?? ''), ...inFiles];
}


/***/ }),

/***/ 52932:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ findEntryAt; },
/* harmony export */   G: function() { return /* binding */ walk; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62759);



const MAX_ENTRIES = 200_000;
function findEntryAt(file) {
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .tryOr */ .LE)('absent', () => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isDirectory() ? 'folder' : 'file'));
}
function walk(root, enters, visit) {
    const folders = [''];
    let seen = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .tryOr */ .LE)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, folder), { withFileTypes: true }));
        for (const entry of entries) {
            seen += 1;
            if (seen > MAX_ENTRIES)
                return false;
            const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory() && enters(entry.name, file))
                folders.push(file);
            visit(file, entry);
        }
    }
    return true;
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

/***/ 3588:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hy: function() { return /* binding */ checkGateAnswers; },
/* harmony export */   es: function() { return /* binding */ listMissingGateTexts; },
/* harmony export */   iU: function() { return /* binding */ NO_GATE_ANSWERS; },
/* harmony export */   mU: function() { return /* binding */ optionIndex; }
/* harmony export */ });
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99538);

const NO_GATE_ANSWERS = new Map();
function checkGateAnswers(gates, answers) {
    return [...answers].flatMap(([name, answer]) => {
        const meant = gates.filter((gate) => gate.name === name);
        if (meant.length === 0) {
            const names = [...new Set(gates.map((gate) => gate.name))];
            const known = names.length === 0 ? ': this workflow has no gates' : `; gates are: ${names.join(', ')}`;
            return [`there is no gate ${quote(name)}${(0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNearHint */ .DB)(name, names, quote)}${known}`];
        }
        const value = findValueProblem(name, answer.value, meant);
        const fields = Object.keys(answer.fields).map((field) => findFieldProblem(name, field, meant));
        return [value, ...fields].filter((problem) => problem !== null);
    });
}
function listMissingGateTexts(gates, answers) {
    return [...answers].flatMap(([name, { value, fields }]) => {
        if (value === null)
            return [];
        const chosen = gates.filter((gate) => gate.name === name).map((gate) => gate.options[optionIndex(gate, value)]);
        const missing = chosen.flatMap((option) => {
            const field = option?.prompt_for;
            return field === undefined || Object.hasOwn(fields, field) ? [] : [field];
        });
        if (missing.length < chosen.length || missing[0] === undefined)
            return [];
        const [field] = missing;
        return [`the answer ${quote(value)} to the gate ${name} needs a text: give it with --gate ${name}.${field}=TEXT`];
    });
}
function optionIndex(gate, value) {
    return gate.options.findIndex((option) => String(option.value) === value);
}
function findValueProblem(name, value, gates) {
    if (value === null || gates.some((gate) => optionIndex(gate, value) !== -1))
        return null;
    if (gates.every(({ fields }) => fields !== undefined))
        return `${name} asks questions: answer each with ${name}.FIELD=TEXT, not with one value`;
    const options = gates.flatMap((gate) => gate.options);
    const labelled = options.find((option) => option.label === value);
    const values = options.map((option) => String(option.value));
    const hint = labelled === undefined ? (0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNearHint */ .DB)(value, values, quote) : ` (did you mean ${quote(`${labelled.value}`)}?)`;
    return `${quote(value)} is not an answer to the gate ${name}${hint}; answers are: ${values.map(quote).join(', ')}`;
}
function findFieldProblem(name, field, gates) {
    if (gates.some(({ fields: known }) => known === null))
        return null;
    const fields = gates.flatMap(({ options, fields: known }) => [
        ...options.flatMap(({ prompt_for: asked }) => asked ?? []),
        ...(known ?? []),
    ]);
    if (fields.includes(field))
        return null;
    if (fields.length === 0)
        return `the gate ${name} asks for no text, but ${name}.${field} was given`;
    return `the gate ${name} asks for no field ${quote(field)}${(0,_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNearHint */ .DB)(field, fields, quote)}; fields are: ${fields.join(', ')}`;
}
function quote(text) {
    return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}...` : text);
}


/***/ }),

/***/ 20132:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jr: function() { return /* binding */ validateField; },
/* harmony export */   l2: function() { return /* binding */ patternMatcher; },
/* harmony export */   lv: function() { return /* binding */ validateData; },
/* harmony export */   yg: function() { return /* binding */ describeProblems; }
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93833);
/* harmony import */ var _float_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75874);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);



const MAX_PROBLEMS = 50;
const MAX_SHOWN = 60;
function validateData(value, schema, match) {
    const problems = [];
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return [{ path: '$', message: `must be an object, not ${describe(value)}` }];
    checkFields(value, schema, { path: '', problems, match });
    return problems;
}
async function patternMatcher(schema, patterns) {
    return Object.values(schema).some(hasPattern) ? (await patterns()).matches : () => true;
}
function describeProblems(problems, shown = 5) {
    const lines = problems.slice(0, shown).map(({ path, message }) => (path === '$' ? message : `${path} ${message}`));
    const rest = problems.length - lines.length;
    return rest > 0 ? `${lines.join('; ')}; and ${rest} more` : lines.join('; ');
}
function validateField(value, field, match) {
    const problems = [];
    checkField(value, field, { path: '$', problems, match });
    return problems;
}
function hasPattern({ pattern, items, properties }) {
    if (pattern !== undefined || (items !== undefined && hasPattern(items)))
        return true;
    return Object.values(properties ?? {}).some(hasPattern);
}
function checkFields(value, fields, check) {
    for (const [name, field] of Object.entries(fields)) {
        const path = check.path === '' ? name : `${check.path}.${name}`;
        const fieldValue = Object.hasOwn(value, name) ? value[name] : undefined;
        if (fieldValue !== undefined)
            checkField(fieldValue, field, { ...check, path });
        else if (field.required !== false)
            report({ ...check, path }, 'is missing');
    }
}
function checkField(value, field, check) {
    if (check.problems.length >= MAX_PROBLEMS)
        return;
    if (value === null && field.nullable === true)
        return;
    if (field.type === 'integer' ? !(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isWholeNumber */ .J6)(value) : toSchemaType(value) !== field.type) {
        report(check, `must be ${withArticle(field.type)}, not ${describe(value)}`);
        return;
    }
    if (field.enum !== undefined && !field.enum.some((allowed) => allowed === ((0,_float_js__WEBPACK_IMPORTED_MODULE_1__/* .asNumber */ .i)(value) ?? value))) {
        report(check, `must be one of ${field.enum.map((allowed) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(allowed)).join(', ')}, not ${show(value)}`);
    }
    const number = (0,_float_js__WEBPACK_IMPORTED_MODULE_1__/* .asNumber */ .i)(value);
    if (number !== undefined)
        checkNumber(number, field, check);
    else if (typeof value === 'string')
        checkText(value, field, check);
    else if (Array.isArray(value))
        checkItems(value, field, check);
    else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) && field.properties !== undefined)
        checkFields(value, field.properties, check);
}
function checkNumber(value, field, check) {
    if (field.minimum !== undefined && value < field.minimum)
        report(check, `must be at least ${field.minimum}, not ${value}`);
    if (field.maximum !== undefined && value > field.maximum)
        report(check, `must be at most ${field.maximum}, not ${value}`);
}
function checkText(value, field, check) {
    const { minLength, maxLength } = field;
    const length = minLength === undefined && maxLength === undefined ? 0 : [...value].length;
    if (minLength !== undefined && length < minLength)
        report(check, `must have at least ${minLength} characters, not ${length}`);
    if (maxLength !== undefined && length > maxLength)
        report(check, `must have at most ${maxLength} characters, not ${length}`);
    if (field.pattern !== undefined && !check.match(field.pattern, value)) {
        report(check, `must match ${JSON.stringify(field.pattern)}, which ${show(value)} does not`);
    }
}
function checkItems(value, field, check) {
    if (field.items === undefined)
        return;
    for (const [index, item] of value.entries()) {
        if (check.problems.length >= MAX_PROBLEMS)
            return;
        checkField(item, field.items, { ...check, path: `${check.path}[${index}]` });
    }
}
function report(check, message) {
    if (check.problems.length < MAX_PROBLEMS)
        check.problems.push({ path: check.path, message });
}
function toSchemaType(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'array';
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonNumber */ .OD)(value))
        return 'number';
    return typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'object';
}
function withArticle(type) {
    if (type === 'integer')
        return 'a whole number';
    return type === 'array' || type === 'object' ? `an ${type}` : `a ${type}`;
}
function describe(value) {
    const type = toSchemaType(value);
    if (type === 'null')
        return type;
    return type === 'array' || type === 'object' ? withArticle(type) : `the ${type} ${show(value)}`;
}
function show(value) {
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .cutHead */ .fz)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(value), MAX_SHOWN);
}


/***/ }),

/***/ 48991:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ createSample; },
/* harmony export */   T: function() { return /* binding */ createFieldSample; }
/* harmony export */ });
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4521);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _payload_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20132);



function createSample(schema, options = {}) {
    const [filled, missing] = [[], []];
    const value = fillObject(options.given ?? {}, schema, {
        path: '',
        optional: options.optional === true,
        filled,
        missing,
    });
    return { value, filled, missing };
}
function createFieldSample(field, optional = false) {
    const making = { path: '', optional, filled: [], missing: [] };
    const value = makeValue(field, making);
    return making.missing.length === 0 ? value : undefined;
}
function fillObject(given, schema, making) {
    const filledEntries = [];
    for (const [name, field] of Object.entries(schema)) {
        const inner = { ...making, path: making.path === '' ? name : `${making.path}.${name}` };
        const present = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(given, name);
        if (present !== undefined) {
            if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(present) && field.properties !== undefined)
                filledEntries.push([name, fillObject(present, field.properties, inner)]);
            continue;
        }
        if (field.required === false && !making.optional)
            continue;
        const value = makeValue(field, inner);
        if (value === undefined)
            continue;
        making.filled.push(inner.path);
        filledEntries.push([name, value]);
    }
    return { ...given, ...Object.fromEntries(filledEntries) };
}
function makeValue(field, making) {
    const named = [field.default, field.example, ...(field.enum ?? [])].find((value) => value !== undefined && isAllowed(value, field, true));
    if (named !== undefined)
        return named;
    if (field.type === 'object' && field.properties !== undefined && field.enum === undefined)
        return makeObject(field, field.properties, making);
    const value = makePlainValue(field).find((candidate) => isAllowed(candidate, field, false));
    if (value !== undefined)
        return value;
    if (field.nullable === true)
        return null;
    making.missing.push(making.path);
    return undefined;
}
function makeObject(field, properties, making) {
    const missing = [];
    const value = fillObject({}, properties, { ...making, filled: [], missing });
    if (missing.length > 0 && field.nullable === true)
        return null;
    (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .appendAll */ .u2)(making.missing, missing);
    return value;
}
function isAllowed(value, field, matches) {
    return (0,_payload_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .validateField */ .jr)(value, field, () => matches).length === 0;
}
function makePlainValue(field) {
    switch (field.type) {
        case 'string':
            return [makeText(field)];
        case 'integer':
            return field.minimum === undefined ? [1, Math.floor(field.maximum ?? 1)] : [Math.ceil(field.minimum)];
        case 'number':
            return field.minimum === undefined ? [1, field.maximum ?? 1] : [field.minimum];
        case 'boolean':
            return [true];
        case 'array':
            return [[]];
        case 'object':
            return [{}];
    }
}
const MAX_TEXT = 10_000;
function makeText({ minLength = 0, maxLength = MAX_TEXT }) {
    return 'sample'
        .repeat(Math.ceil(Math.min(minLength, MAX_TEXT) / 6) || 1)
        .slice(0, Math.min(maxLength, Math.max(minLength, 6)));
}


/***/ }),

/***/ 99978:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UB: function() { return /* binding */ isOfShard; },
/* harmony export */   VT: function() { return /* binding */ countItemsOfShard; },
/* harmony export */   Y: function() { return /* binding */ MOST_SHARDS; }
/* harmony export */ });
const MOST_SHARDS = 256;
function isOfShard(item, { index, of }) {
    return item % of === index - 1;
}
function countItemsOfShard({ total, shards }, index) {
    return Math.max(0, Math.ceil((total - index + 1) / shards));
}


/***/ }),

/***/ 93812:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ findShellGap; }
/* harmony export */ });
/* harmony import */ var _shells_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12669);

const POSIX_SHELLS = new Set(['bash', 'sh', 'dash', 'ksh', 'zsh']);
const USUAL_FLAGS = /^-[eufvxlpETCo]+$/;
const USUAL_WORDS = new Set(['--noprofile', '--norc', '--posix', '--login']);
const USUAL_NAMES = new Set([
    ...['errexit', 'pipefail', 'nounset', 'xtrace', 'verbose', 'noglob', 'noclobber', 'errtrace', 'functrace', 'posix'],
]);
const OTHER_FORMS = [
    [
        /^(?:pwsh|powershell)$/,
        /^(?:-(?:NoProfile|NoLogo|NonInteractive|ExecutionPolicy \w+) )*(?:-c(?:ommand)? \. '\{0\}'|(?:-f(?:ile)? )?\{0\})$/i,
    ],
    [/^python[\d.]*$/, /^(?:-[uBEIsSOq]{1,9} )*\{0\}(?: |$)/],
    [/^node$/, /^(?:--(?:enable-source-maps|no-warnings|trace-warnings|experimental-strip-types) )*\{0\}(?: |$)/],
    [/^(?:ruby|perl|bun)$/, /^\{0\}(?: |$)/],
];
function findShellGap(shell, script = '') {
    const made = (0,_shells_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveShell */ .jQ)(shell, { windows: false, has: () => true });
    if (!made.ok)
        return null;
    const { command, args } = made.value;
    const program = (0,_shells_js__WEBPACK_IMPORTED_MODULE_0__/* .toProgramName */ .jO)(command);
    if (POSIX_SHELLS.has(program))
        return findPosixGap(args, script);
    const isKnown = OTHER_FORMS.some(([name, form]) => name.test(program) && form.test(args.join(' ')));
    return isKnown ? null : 'commands';
}
function findPosixGap(args, script) {
    const shellOptions = readOptions(args);
    if (shellOptions === null)
        return 'commands';
    const lines = script.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line));
    const [first = ''] = lines;
    const scriptOptions = /^\s*set\s/.test(first)
        ? readOptions([...first.trim().split(/\s+/).slice(1), _shells_js__WEBPACK_IMPORTED_MODULE_0__/* .PLACEHOLDER */ .Kx])
        : null;
    const isOn = (name) => shellOptions.has(name) || scriptOptions?.has(name) === true;
    if (!isOn('errexit'))
        return 'commands';
    return isOn('pipefail') || !lines.some((line) => /(?<!\|)\|(?!\|)/.test(line)) ? null : 'pipes';
}
function readOptions(args) {
    const names = new Set();
    for (let index = 0; index < args.length; index++) {
        const word = args[index] ?? '';
        if (word === _shells_js__WEBPACK_IMPORTED_MODULE_0__/* .PLACEHOLDER */ .Kx)
            return names;
        if (USUAL_WORDS.has(word))
            continue;
        if (!USUAL_FLAGS.test(word))
            return null;
        if (word.includes('e'))
            names.add('errexit');
        for (const _ of word.replaceAll(/[^o]/g, '')) {
            const name = args[++index] ?? '';
            if (!USUAL_NAMES.has(name))
                return null;
            names.add(name);
        }
    }
    return null;
}


/***/ }),

/***/ 90479:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: function() { return /* binding */ Journal; },
/* harmony export */   Uo: function() { return /* binding */ isTornLine; },
/* harmony export */   W5: function() { return /* binding */ toJournalRecord; },
/* harmony export */   WL: function() { return /* binding */ formatEntry; },
/* harmony export */   a0: function() { return /* binding */ readJournal; },
/* harmony export */   cA: function() { return /* binding */ printJournalLines; },
/* harmony export */   zc: function() { return /* binding */ computeInputsDigest; }
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_event_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2728);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97095);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7725);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36659);
/* harmony import */ var _protect_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33131);








function formatEntry({ at, event }) {
    return `{"t":${at},"e":${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)(event)}}`;
}
function isEventLike(event) {
    const { type, scope, node = null, visit = 1, attempt = 1 } = event;
    const isWord = (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isString */ .Kg)(value) || (0,_protect_js__WEBPACK_IMPORTED_MODULE_5__/* .isMarkedText */ .m$)(value);
    if (!isWord(scope) || !(node === null || isWord(node)) || !(0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isNumber */ .Et)(visit) || !(0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isNumber */ .Et)(attempt))
        return false;
    const fields = (0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .isEventType */ .VX)(type) ? Object.entries((0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .eventFacts */ .IS)(type).fields) : [];
    return fields.every(([name, { content, check }]) => {
        const value = event[name];
        if (value === undefined)
            return true;
        if (check === null)
            return content !== 'word' || name === 'usage' || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value) || (0,_protect_js__WEBPACK_IMPORTED_MODULE_5__/* .isMarkedText */ .m$)(value);
        return check(value) || (0,_protect_js__WEBPACK_IMPORTED_MODULE_5__/* .mentionsMarks */ .qe)(value);
    });
}
function toJournalRecord({ at, event }, flaws = null) {
    const record = { at, event: event };
    return flaws === null ? record : { ...record, flaws };
}
const HEAD = '{"c":"';
const MIDDLE = '","d":';
const BODY_START = HEAD.length + (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatChecksum */ .rH)(0).length + MIDDLE.length;
function formatJournalLine(text, previous) {
    const crc = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(text, previous);
    return { line: `${HEAD}${(0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatChecksum */ .rH)(crc)}${MIDDLE}${text}}\n`, crc };
}
function printJournalLines(entries, start) {
    let crc = start;
    const lines = entries.map((entry) => {
        const made = formatJournalLine(formatEntry(entry), crc);
        crc = made.crc;
        return made.line;
    });
    return { text: lines.join(''), crc };
}
function readJournal({ lines, isOpen }, start) {
    const entries = [];
    let crc = start;
    let torn = null;
    let number = 0;
    for (const text of lines) {
        number += 1;
        if (torn !== null)
            return createDamageError(number - 1);
        const sound = parseSoundLine(text, crc);
        if (sound === null)
            torn = text;
        else {
            entries.push(sound.entry);
            crc = sound.crc;
        }
    }
    if (torn === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)({ entries, crc, torn: '' });
    const isPrefix = isOpen && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(torn) === undefined && parseSoundLine(torn.slice(0, -1), crc) === null;
    return isPrefix ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)({ entries, crc, torn }) : createDamageError(number);
}
function isTornLine(torn, checksum) {
    const opening = `${HEAD}${checksum}`;
    return torn !== '' && (torn.startsWith(opening) || opening.startsWith(torn));
}
function createDamageError(number) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(`line ${number} of the journal is damaged`);
}
function parseSoundLine(line, previous) {
    const body = line.slice(BODY_START, -1);
    const made = formatJournalLine(body, previous);
    const { t: at, e: event } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)(made.line === `${line}\n` ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(body) : null);
    const isEntry = typeof at === 'number' && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(event) && isEventLike(event);
    return isEntry ? { entry: { at, event }, crc: made.crc } : null;
}
class Journal {
    options;
    crc;
    lines;
    broken = false;
    hidesSecrets = false;
    #pending = '';
    #isWritten = false;
    constructor(options) {
        this.options = options;
        this.crc = options.crc;
        this.lines = options.lines;
    }
    append(event, clean, at) {
        const time = (0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .eventFacts */ .IS)(event.type).journal(event);
        if (time === 'never')
            return;
        if (event.type === 'subworkflow_started') {
            const short = (0,_core_events_js__WEBPACK_IMPORTED_MODULE_7__/* .toEventJson */ .YK)({ ...event, input: {}, input_digest: computeInputsDigest(event.input) });
            this.#add(at, short, this.options.redactor.json(short));
        }
        else
            this.#add(at, (0,_core_events_js__WEBPACK_IMPORTED_MODULE_7__/* .toEventJson */ .YK)(event), clean);
        if (time === 'at-once' && !this.broken)
            this.#attempt(() => this.#write());
    }
    get dirty() {
        return this.#isWritten || this.#pending !== '';
    }
    flush() {
        if (this.broken || !this.dirty)
            return;
        this.#attempt(() => {
            this.#write();
            this.options.file.flush();
            this.#isWritten = false;
        });
    }
    close() {
        this.flush();
        this.#attempt(() => this.options.file.close());
    }
    #add(at, event, clean) {
        if (this.broken)
            return;
        const stored = (0,_protect_js__WEBPACK_IMPORTED_MODULE_5__/* .protect */ .yQ)(event, this.options.redactor, clean);
        this.hidesSecrets ||= stored !== event;
        const { line, crc } = formatJournalLine(formatEntry({ at, event: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)(stored) }), this.crc);
        this.#pending += line;
        this.crc = crc;
        this.lines += 1;
    }
    #write() {
        if (this.#pending === '')
            return;
        this.options.file.append(this.#pending);
        this.#pending = '';
        this.#isWritten = true;
    }
    #attempt(write) {
        const problem = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryAction */ .Y$)(write);
        if (problem === null || this.broken)
            return;
        this.broken = true;
        this.options.onFailure(problem);
    }
}
function computeInputsDigest(inputs) {
    return (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatChecksum */ .rH)((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)(inputs)));
}


/***/ }),

/***/ 33131:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PF: function() { return /* binding */ restore; },
/* harmony export */   Y4: function() { return /* binding */ createSecretReference; },
/* harmony export */   m$: function() { return /* binding */ isMarkedText; },
/* harmony export */   qe: function() { return /* binding */ mentionsMarks; },
/* harmony export */   yQ: function() { return /* binding */ protect; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);

const SECRET = '$conductor.secret';
const LOST = '$conductor.lost';
const PLAIN = '$conductor.plain';
function protect(value, redactor, clean = redactor.json(value)) {
    return clean === value && !mentionsMarks(value) ? value : protectAgainst(value, clean, redactor);
}
function isMarkedText(value) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) && (Array.isArray(value[SECRET]) || value[LOST] === true);
}
function mentionsMarks(value) {
    if (Array.isArray(value))
        return value.some(mentionsMarks);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return false;
    return Object.entries(value).some(([key, item]) => key.startsWith('$conductor.') || mentionsMarks(item));
}
function protectAgainst(value, clean, redactor) {
    if (typeof value === 'string')
        return value === clean ? value : protectText(value, redactor);
    if (Array.isArray(value)) {
        const items = Array.isArray(clean) ? clean : [];
        return value.map((item, index) => protectAgainst(item, items[index] ?? null, redactor));
    }
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return value === clean ? value : { [LOST]: true };
    const cleanKeys = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(clean) ? Object.keys(clean) : [];
    const entries = Object.entries(value).map(([key, item], index) => {
        const cleanKey = cleanKeys[index];
        if (cleanKey !== key)
            return [cleanKey ?? `***${index}`, { [LOST]: true }];
        return [key, protectAgainst(item, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(clean)[key] ?? null, redactor)];
    });
    const copy = Object.fromEntries(entries);
    return Object.keys(value).some((key) => key.startsWith('$conductor.')) ? { [PLAIN]: copy } : copy;
}
function protectText(text, redactor) {
    const sources = redactor.secretsIn(text).filter((source) => isAskedFor(source) || redactor.isOwnWord(source.value));
    const longestFirst = [...sources].sort((a, b) => b.value.length - a.value.length || Number(isAskedFor(b)) - Number(isAskedFor(a)));
    let parts = [text];
    for (const source of longestFirst) {
        const { value, origin } = source;
        const stored = isAskedFor(source) ? { from: origin } : { word: value };
        parts = parts.flatMap((part) => typeof part === 'string'
            ? part.split(value).flatMap((text, index) => (index === 0 ? [text] : [stored, text]))
            : [part]);
    }
    const stored = parts.filter((part) => part !== '');
    const isClean = stored.every((part) => typeof part !== 'string' || redactor.text(part) === part);
    return isClean && stored.some((part) => typeof part !== 'string') ? { [SECRET]: stored } : { [LOST]: true };
}
function isAskedFor({ origin }) {
    return origin.startsWith('env:') || origin.startsWith('input:');
}
function createSecretReference(origin) {
    return { [SECRET]: [{ from: origin }] };
}
const GONE = '***';
function restore(value, lookup, trouble) {
    if (Array.isArray(value)) {
        const items = value.map((item) => restore(item, lookup, trouble));
        return items.some((item, index) => item !== value[index]) ? items : value;
    }
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return value;
    if (value[LOST] === true) {
        trouble.lost = true;
        return GONE;
    }
    const parts = value[SECRET];
    if (Array.isArray(parts))
        return parts.map((part) => restorePart(part, lookup, trouble)).join('');
    const plain = value[PLAIN];
    const source = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(plain) ? plain : value;
    const entries = Object.entries(source).map(([key, item]) => [key, restore(item, lookup, trouble)]);
    return entries.some(([key, item]) => item !== source[key]) ? Object.fromEntries(entries) : source;
}
function restorePart(part, lookup, trouble) {
    if (typeof part === 'string')
        return part;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(part) && typeof part['word'] === 'string')
        return part['word'];
    const origin = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(part) && typeof part['from'] === 'string' ? part['from'] : '';
    const value = lookup(origin);
    if (value === undefined)
        trouble.missing.add(origin);
    return value ?? '';
}


/***/ }),

/***/ 60791:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ Attempts; },
/* harmony export */   i: function() { return /* binding */ SessionRecall; }
/* harmony export */ });
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57280);
/* harmony import */ var _config_step_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75336);
/* harmony import */ var _config_templates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39466);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22719);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99448);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90479);






const NO_FLAWS = { missing: [], lost: false };
const NO_PROGRESS = { timer: null, answers: {}, inputDigest: null, notes: [] };
class Attempts {
    #progress = new Map();
    #ended = new Map();
    #noted = new Set();
    #notable = new Set();
    #handlers = new Set();
    progress(at) {
        return this.#progress.get((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runKey */ .r7)(at)) ?? NO_PROGRESS;
    }
    findEnded(at) {
        return this.#ended.get((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runKey */ .r7)(at));
    }
    allEnded() {
        return this.#ended.values();
    }
    notesInside(outer) {
        return this.#inside(this.#noted, outer).flatMap(({ notes }) => notes);
    }
    handledInside(outer) {
        return this.#inside(this.#notable, outer).sort((a, b) => a.order - b.order);
    }
    #inside(keys, outer) {
        return [...keys].flatMap((key) => ((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .isInsideAttempt */ .qB)(key, outer) ? (this.#ended.get(key) ?? []) : []));
    }
    forgetInside(outer) {
        for (const attempts of [this.#progress, this.#ended])
            for (const key of attempts.keys())
                if ((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .isInsideAttempt */ .qB)(key, outer))
                    attempts.delete(key);
    }
    learn({ event, at: time, flaws = NO_FLAWS }, order) {
        switch (event.type) {
            case 'node_completed':
            case 'node_failed':
                this.#end(event, time, order, flaws);
                return;
            case 'node_retry_scheduled':
            case 'route_taken':
                this.#decide(event, flaws);
                return;
            case 'timer_set':
                this.#advance(event, { timer: { deadline: event.deadline, started: event.started } });
                return;
            case 'questions_answered':
                if (!flaws.lost && flaws.missing.length === 0)
                    this.#advance(event, { answers: event.answers });
                return;
            case 'subworkflow_started':
                this.#advance(event, { inputDigest: event.input_digest ?? null });
                return;
            case 'warning':
            case 'tests_reported': {
                const { scope, node, visit, attempt } = event;
                if (node === null || visit === undefined || attempt === undefined)
                    return;
                const at = { scope, node, visit, attempt };
                this.#advance(at, { notes: [...this.progress(at).notes, event] });
            }
        }
    }
    #advance(at, facts) {
        this.#progress.set((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runKey */ .r7)(at), { ...this.progress(at), ...facts });
    }
    #end(end, endedAt, order, flaws) {
        const key = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runKey */ .r7)(end);
        const { notes } = this.progress(end);
        this.#ended.set(key, { end, endedAt, order, decision: null, after: null, notes, flaws });
        if (notes.length > 0) {
            this.#noted.add(key);
            this.#advance(end, { notes: [] });
        }
        const isDone = end.type === 'node_completed' || end.is_explicit === true;
        const isHandler = isDone && this.#handlers.delete((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .toNodeKey */ .BJ)(end));
        if (isHandler || end.type === 'node_failed' || end.handled_by !== undefined)
            this.#notable.add(key);
        else
            this.#notable.delete(key);
    }
    #decide(event, { missing, lost }) {
        if (event.type === 'route_taken' && event.kind !== null)
            this.#leadTo(event);
        const ended = this.findEnded(event);
        if (ended === undefined)
            return;
        const { decision, flaws } = ended;
        const followsRecovery = decision?.type === 'route_taken' && decision.action === 'recover';
        this.#ended.set((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runKey */ .r7)(event), {
            ...ended,
            ...(followsRecovery ? { after: event } : { decision: event }),
            flaws: { missing: [...flaws.missing, ...missing], lost: flaws.lost || lost },
        });
    }
    #leadTo({ scope, action, to }) {
        if (to !== null)
            this.#handlers.add((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .toNodeKey */ .BJ)({ scope, node: to }));
        const group = action === 'collected' ? (0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runAround */ .tV)(scope) : null;
        if (group !== null)
            this.#handlers.add((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .toNodeKey */ .BJ)(group));
    }
}
const HANDLED = new Set(['to', 'end', 'recover', 'collected']);
function isHandling(decision) {
    return decision?.type === 'route_taken' && HANDLED.has(decision.action);
}
class SessionRecall {
    records;
    onChanged;
    isExcused;
    #attempts = new Attempts();
    #running = new Set();
    #fresh = new WeakMap();
    repaired = new Set();
    constructor(records, onChanged = () => { }, isExcused = () => true) {
        this.records = records;
        this.onChanged = onChanged;
        this.isExcused = isExcused;
        for (const [order, record] of records.entries())
            this.#attempts.learn(record, order);
    }
    get events() {
        return this.records.map(({ event }) => event);
    }
    findTroubles(workflow) {
        const missing = new Set();
        const holders = new Set();
        const lost = new Set();
        for (const ended of this.#attempts.allEnded()) {
            const { flaws } = ended;
            if ((flaws.missing.length === 0 && !flaws.lost) || !this.#isNeeded(ended, workflow))
                continue;
            for (const origin of flaws.missing)
                missing.add(origin);
            const step = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .rootRun */ .kw)(ended.end.scope)?.node ?? ended.end.node;
            if (flaws.missing.length > 0)
                holders.add(step);
            if (flaws.lost)
                lost.add(step);
        }
        return { missing, holders: [...holders], lost: [...lost] };
    }
    #isNeeded(ended, workflow) {
        const { end, decision } = ended;
        if (!this.#isDone(ended) || decision?.type === 'node_retry_scheduled')
            return false;
        const isSettled = decision !== null || (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .listFinallySteps */ .hf)(workflow).includes(end.node);
        if (end.scope === '' && isSettled && !(0,_config_templates_js__WEBPACK_IMPORTED_MODULE_2__/* .isReadInside */ .Zg)(workflow, end.node))
            return false;
        return ![...(0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .walkRunsAround */ .rU)(end.scope)].some((outer) => this.#isDone(this.#attempts.findEnded(outer)));
    }
    timer(at, step, place) {
        const ended = this.#attempts.findEnded(at);
        if (this.#isDone(ended) || (ended !== undefined && isRedefined(ended.end, step, place)))
            return null;
        return this.#attempts.progress(at).timer;
    }
    answers(at) {
        return this.#attempts.progress(at).answers;
    }
    attempt(at, step, place) {
        const ended = this.#attempts.findEnded(at);
        if (ended === undefined || this.#running.has((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runKey */ .r7)(at)))
            return this.#markFresh(at, step, place);
        const { end } = ended;
        if (!this.#isDone(ended)) {
            if (at.scope === '' && isRedefined(end, step, place))
                this.repaired.add(at.node);
            return this.#markFresh(at, step, place);
        }
        if (isFinally(step, place.workflow) && (end.type === 'node_failed' || this.#freshIn(place).worked))
            return this.#markFresh(at, step, place);
        const reason = this.#explainRerun(at, end, step, place);
        if (reason === null)
            return ended;
        this.onChanged(at, reason);
        if (at.scope === '')
            this.repaired.add(at.node);
        return this.#markFresh(at, step, place);
    }
    notes(at, step) {
        const inside = (0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_3__/* .hasSteps */ .yx)(step.type) ? this.#attempts.notesInside(at) : [];
        return [...inside, ...(this.#attempts.findEnded(at)?.notes ?? [])];
    }
    handledInside(at) {
        return this.#attempts.handledInside(at).filter(({ end, decision }) => {
            if (end.type === 'node_completed' || decision === null || isHandling(decision))
                return true;
            const isPassedBy = this.#attempts.findEnded({ ...end, attempt: end.attempt + 1 }) === undefined;
            return decision.type === 'node_retry_scheduled' && decision.from !== null && isPassedBy;
        });
    }
    endOrder(scope, node) {
        const last = this.#memberAttempts(scope, node).at(-1);
        if (last === undefined || last.decision?.type === 'node_retry_scheduled' || !this.#isDone(last))
            return null;
        return last.order;
    }
    members(scope, names) {
        return names.flatMap((name) => this.#memberAttempts(scope, name)).sort((a, b) => a.order - b.order);
    }
    #memberAttempts(scope, node) {
        const attempts = [];
        for (let attempt = 1;; attempt++) {
            const ended = this.#attempts.findEnded({ scope, node, visit: 1, attempt });
            if (ended === undefined)
                return attempts;
            attempts.push(ended);
            if (ended.decision?.type !== 'node_retry_scheduled')
                return attempts;
        }
    }
    child(at, inputs) {
        const { inputDigest } = this.#attempts.progress(at);
        if (inputDigest !== null && inputDigest !== (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .computeInputsDigest */ .zc)(inputs))
            this.#attempts.forgetInside(at);
    }
    #freshIn(place) {
        const fresh = this.#fresh.get(place.context) ?? { names: new Set(), worked: false };
        this.#fresh.set(place.context, fresh);
        return fresh;
    }
    #markFresh(at, step, place) {
        this.#running.add((0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runKey */ .r7)(at));
        const fresh = this.#freshIn(place);
        if (place.item === null)
            fresh.names.add(at.node);
        if (!isFinally(step, place.workflow))
            fresh.worked = true;
        return null;
    }
    #isDone(ended) {
        if (ended === undefined)
            return false;
        const { end, decision } = ended;
        if (end.type === 'node_completed')
            return end.is_explicit !== true;
        if (decision?.type === 'node_retry_scheduled')
            return true;
        return decision?.action === 'collected' ? !this.#hasFailedGroup(end.scope) : isHandling(decision);
    }
    #hasFailedGroup(scope) {
        const around = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runAround */ .tV)(scope);
        const group = around === null ? undefined : this.#attempts.findEnded(around);
        return group?.end.type === 'node_failed' && !this.#isDone(group);
    }
    #explainRerun(at, end, step, place) {
        const change = findStepChange(end, step, place) ?? (end.type === 'node_failed' ? this.#groupChange(at, place) : null);
        if (change !== null) {
            const what = change === 'step' ? `${at.node} changed` : `settings of the file that reach ${at.node} changed`;
            if (end.type !== 'node_failed' && end.handled_by === undefined)
                return `${what} since it ran`;
            return `the failure of ${at.node} was handled by the file as it was, and ${what} since then`;
        }
        const inside = (0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_3__/* .hasSteps */ .yx)(step.type) ? this.#attempts.handledInside(at).map((attempt) => attempt.end) : [];
        const excused = [end, ...inside].flatMap((each) => (each.type === 'node_completed' ? (each.quarantined ?? []) : []));
        const over = excused.find((test) => !this.isExcused(test));
        if (over !== undefined)
            return `the failed test ${over.name} of ${at.node} is not in quarantine any more`;
        const { names } = this.#freshIn(place);
        if (names.size === 0)
            return null;
        const rerun = [...(0,_config_templates_js__WEBPACK_IMPORTED_MODULE_2__/* .findNamesReadWithin */ .ZI)(step, place.workflow)].find((name) => name !== step.name && names.has(name) && place.workflow.steps.has(name));
        return rerun === undefined ? null : `${rerun}, which ${at.node} reads, ran again`;
    }
    #groupChange(at, place) {
        const around = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .runAround */ .tV)(at.scope);
        const group = around === null ? undefined : this.#attempts.findEnded(around);
        const step = around === null ? undefined : place.workflow.steps.get(around.node);
        return group === undefined || step === undefined ? null : findStepChange(group.end, step, { ...place, item: null });
    }
}
function findStepChange(end, step, place) {
    return (0,_config_step_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .findChange */ .YC)(end.hash, (0,_config_step_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .computeStepHash */ .cj)(step, place));
}
function isRedefined(end, step, place) {
    return findStepChange(end, step, place) !== null;
}
function isFinally(step, workflow) {
    return (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .listFinallySteps */ .hf)(workflow).includes(step.name);
}


/***/ }),

/***/ 87451:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Co: function() { return /* binding */ findUnsafeReason; },
/* harmony export */   Dz: function() { return /* binding */ recallValue; },
/* harmony export */   EE: function() { return /* binding */ findSecretTroubles; },
/* harmony export */   HN: function() { return /* binding */ isAsSealed; },
/* harmony export */   HQ: function() { return /* binding */ readCheckpoint; },
/* harmony export */   Hw: function() { return /* binding */ restoreEntries; },
/* harmony export */   Og: function() { return /* binding */ mendLines; },
/* harmony export */   SG: function() { return /* binding */ sumEarlierDuration; },
/* harmony export */   Ut: function() { return /* binding */ listRunsBefore; },
/* harmony export */   Wp: function() { return /* binding */ readJournalFile; },
/* harmony export */   _l: function() { return /* binding */ formatInputAdvice; },
/* harmony export */   gb: function() { return /* binding */ hasRun; },
/* harmony export */   p: function() { return /* binding */ withoutRewound; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63696);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99538);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(22719);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(51848);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(62759);
/* harmony import */ var _core_run_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29019);
/* harmony import */ var _engine_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21532);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36659);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(77400);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90479);
/* harmony import */ var _protect_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(33131);
/* harmony import */ var _recall_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60791);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(37183);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5094);
















function findUnsafeReason(files, folder) {
    const odd = _core_run_files_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_FILE_NAMES */ .eL.find((name) => files.isIrregular(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, name)));
    return odd === undefined ? null : `${node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, odd)} is not a plain file and is not opened`;
}
function sumEarlierDuration({ saved: { snapshot }, records, shard }) {
    if (shard !== null && snapshot.shard === null)
        return 0;
    const { status, elapsed_ms: elapsed, session_at: began } = snapshot;
    if (status === 'ended' || began === 0)
        return elapsed;
    return elapsed + records.reduce((last, { at }) => Math.max(last, at), began) - began;
}
function readCheckpoint(files, folder) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .CHECKPOINT_FILE */ .S5);
    if (!files.exists(file))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(explainMissing(files, folder));
    try {
        const snapshot = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .parseSnapshot */ .E$)(files.readText(file));
        if (!snapshot.ok)
            return snapshot;
        const { broken } = snapshot.value;
        if (broken !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`${_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_RESUMABLE */ .J0}: what it did could not be written down (${broken}); start it again`);
        const planEntries = readPlanEntries(files, folder, snapshot.value);
        if (!planEntries.ok)
            return planEntries;
        if (!files.exists(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .JOURNAL_FILE */ .RD)))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`there is no ${_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .JOURNAL_FILE */ .RD} beside ${_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .CHECKPOINT_FILE */ .S5}; the run cannot be resumed, start it again`);
        const content = (0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .readJournal */ .a0)(readJournalFile(files, folder), (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .computeJournalStart */ .T0)(snapshot.value));
        if (!content.ok)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`${content.error}; the run cannot be resumed, start it again`);
        const { entries: ownEntries, crc } = content.value;
        if (!isAsSealed(snapshot.value, content.value))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)('the journal is not the one that the run ended with; the run cannot be resumed, start it again');
        const entries = withoutRewound([...planEntries.value, ...ownEntries]);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)({ snapshot: snapshot.value, entries, crc, lines: ownEntries.length });
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`the checkpoint cannot be read: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_13__/* .errorMessage */ .gJ)(error)}`);
    }
}
function isAsSealed({ journal, journal_lines: lines }, { entries, crc, torn }) {
    if (journal === null || journal === (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .formatChecksum */ .rH)(crc))
        return true;
    return lines === entries.length + 1 && (0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .isTornLine */ .Uo)(torn, journal);
}
function readPlanEntries(files, folder, { shard, run_id }) {
    if (shard === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)([]);
    const content = (0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .readJournal */ .a0)(readJournalFile(files, node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _shards_js__WEBPACK_IMPORTED_MODULE_10__/* .PLAN_FOLDER */ .Vx)), (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .computeJournalStart */ .T0)({ run_id, shard: null }));
    if (content.ok && (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .formatChecksum */ .rH)(content.value.crc) === shard.base)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)(content.value.entries);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`the plan of this shard is not in ${_shards_js__WEBPACK_IMPORTED_MODULE_10__/* .PLAN_FOLDER */ .Vx}/ as it was; start the shard again from its plan`);
}
function readJournalFile(files, folder) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .JOURNAL_FILE */ .RD);
    return files.exists(file)
        ? { lines: files.lines(file, Number.POSITIVE_INFINITY), isOpen: files.endsOpen(file) }
        : { lines: [], isOpen: false };
}
function mendLines(files, file) {
    if (!files.exists(file) || !files.endsOpen(file))
        return;
    const text = files.readText(file);
    const sound = text.lastIndexOf('\n') + 1;
    const isWhole = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text.slice(sound)) !== undefined;
    files.replace(file, isWhole ? `${text}\n` : text.slice(0, sound));
}
function explainMissing(files, folder) {
    const document = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)((0,_core_ports_js__WEBPACK_IMPORTED_MODULE_14__/* .readTextIfReadable */ .fP)(files, node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, 'result.json')) ?? '');
    const { termination, checkpoint } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)(document ?? null);
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(termination))
        return `${_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_RESUMABLE */ .J0}: ${termination['terminated_by']} terminated it on purpose (${termination['reason']}); start it again`;
    const { error } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)(checkpoint ?? null);
    if (typeof error === 'string')
        return `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .formatUnsaved */ .ye)(error)}; start it again`;
    return `there is no ${_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .CHECKPOINT_FILE */ .S5} in it; only runs that left one can be resumed`;
}
function restoreEntries(entries, lookup) {
    return entries.map((entry) => {
        if (!(0,_protect_js__WEBPACK_IMPORTED_MODULE_8__/* .mentionsMarks */ .qe)(entry.event))
            return (0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .toJournalRecord */ .W5)(entry);
        const trouble = { missing: new Set(), lost: false };
        const { node } = entry.event;
        const ofNode = (origin) => lookup(origin, typeof node === 'string' ? node : null);
        const event = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)((0,_protect_js__WEBPACK_IMPORTED_MODULE_8__/* .restore */ .PF)(entry.event, ofNode, trouble));
        const { missing, lost } = trouble;
        const flaws = missing.size === 0 && !lost ? null : { missing: [...missing], lost };
        return (0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .toJournalRecord */ .W5)({ at: entry.at, event }, flaws);
    });
}
function findSecretTroubles(records, workflow) {
    if (records.every(({ flaws }) => flaws === undefined))
        return null;
    const { missing, holders, lost } = new _recall_js__WEBPACK_IMPORTED_MODULE_9__/* .SessionRecall */ .i(records).findTroubles(workflow);
    if (missing.size > 0)
        return createMissingSecretsRemedy(missing, holders);
    const [first] = lost;
    if (first === undefined)
        return null;
    return {
        message: `the output of ${lost.join(', ')} held a secret, and secrets are not stored in a checkpoint`,
        suggestion: `resume with --from ${first}`,
    };
}
function createMissingSecretsRemedy(missing, holders) {
    const inputs = [...missing].flatMap((origin) => (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .toInputName */ .Ft)(origin) ?? []);
    const names = [...missing].map((origin) => {
        const input = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .toInputName */ .Ft)(origin);
        return input === null ? `the variable ${origin.slice(origin.indexOf(':') + 1)}` : `the input ${input}`;
    });
    const without = `resume without them: --from ${holders[0]}`;
    const inputAdvice = formatInputAdvice([...new Set(inputs)]);
    return {
        message: `secrets are not stored in a checkpoint and must be provided again: ${[...new Set(names)].join(', ')}`,
        suggestion: inputAdvice === null ? without : `${inputAdvice}, or ${without}`,
    };
}
function formatInputAdvice(names) {
    return names.length === 0 ? null : `give them with ${names.map((name) => `-i ${name}=VALUE`).join(' ')}`;
}
function recallValue(stored, variable) {
    const trouble = { missing: new Set(), lost: false };
    const lookup = (origin) => (origin.startsWith('env:') ? variable(origin.slice(4)) : undefined);
    const value = (0,_protect_js__WEBPACK_IMPORTED_MODULE_8__/* .restore */ .PF)(stored, lookup, trouble);
    return trouble.missing.size > 0 || trouble.lost ? null : { value };
}
function withoutRewound(entries) {
    let counting = [];
    for (const entry of entries) {
        const keep = entry.event['type'] === 'run_rewound' ? entry.event['keep'] : undefined;
        if (Array.isArray(keep)) {
            const kept = new Set([...keep, null]);
            counting = counting.filter((earlier) => kept.has(findRootRun(earlier)));
        }
        else
            counting.push(entry);
    }
    return counting;
}
function listRunsBefore(entries, start, node) {
    const attempts = new _recall_js__WEBPACK_IMPORTED_MODULE_9__/* .Attempts */ .Z();
    for (const [order, entry] of entries.entries())
        attempts.learn((0,_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .toJournalRecord */ .W5)(entry), order);
    const recorded = new Set(entries.map(findRootRun));
    const state = new _engine_state_js__WEBPACK_IMPORTED_MODULE_5__/* .FlowState */ .eT();
    const runs = [];
    let lastVisit = 0;
    let before = null;
    for (let name = start; name !== null;) {
        const at = { scope: '', node: name, ...state.nextRun(name) };
        const key = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_15__/* .runKey */ .r7)(at);
        if (!recorded.delete(key))
            break;
        if (name === node && at.visit !== lastVisit) {
            lastVisit = at.visit;
            before = runs.length;
        }
        runs.push(key);
        const ended = attempts.findEnded(at);
        for (const event of [ended?.end, ended?.decision, ended?.after])
            if (event)
                state.apply(event, 0);
        const decision = ended?.after ?? ended?.decision ?? null;
        if (decision?.type === 'node_retry_scheduled')
            name = decision.from ?? decision.node;
        else
            name = decision?.action === 'to' ? decision.to : null;
    }
    return before === null ? null : runs.slice(0, before);
}
function findRootRun({ event: { scope, node, visit, attempt } }) {
    if (typeof scope !== 'string' || typeof node !== 'string')
        return null;
    if (scope !== '') {
        const root = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_15__/* .rootRun */ .kw)(scope);
        return root === null ? null : (0,_core_place_js__WEBPACK_IMPORTED_MODULE_15__/* .runKey */ .r7)(root);
    }
    return typeof visit === 'number' && typeof attempt === 'number' ? (0,_core_place_js__WEBPACK_IMPORTED_MODULE_15__/* .runKey */ .r7)({ scope, node, visit, attempt }) : null;
}
const TRACES = ['events.jsonl', 'result.json', 'checkpoint.json', 'errors.jsonl', _snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .JOURNAL_FILE */ .RD];
function hasRun(files, folder) {
    return TRACES.some((name) => files.hasContent(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, name)));
}


/***/ }),

/***/ 37183:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: function() { return /* binding */ SHARDS_FILE; },
/* harmony export */   Vx: function() { return /* binding */ PLAN_FOLDER; },
/* harmony export */   eS: function() { return /* binding */ joinShards; },
/* harmony export */   m3: function() { return /* binding */ readPlan; },
/* harmony export */   nT: function() { return /* binding */ formatPlan; }
/* harmony export */ });
/* unused harmony exports collectItems, listEndedItems */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22719);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7725);
/* harmony import */ var _core_sharding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99978);
/* harmony import */ var _engine_resilience_breaker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41803);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90479);








const SHARDS_FILE = 'shards.json';
const PLAN_FOLDER = 'plan';
const PLAN = {
    run_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg,
    group: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg,
    visit: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my,
    total: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my,
    shards: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my,
    base: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg)(value) && /^[0-9a-f]{8}$/.test(value),
};
const isPlan = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .createObjectShape */ .Pg)({ schema_version: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(1), ...PLAN });
function formatPlan({ run_id, group, visit, total, shards, base }) {
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)({ schema_version: 1, run_id, group, visit, total, shards, base }, 2)}\n`;
}
function readPlan(files, folder) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, SHARDS_FILE);
    if (!files.exists(file))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`there is no ${SHARDS_FILE} in it; \`--shards GROUP=N\` makes a plan`);
    const text = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .tryResult */ .Bh)(() => files.readText(file));
    if (!text.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`${SHARDS_FILE} cannot be read: ${text.error}`);
    const plan = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text.value);
    const isSound = isPlan(plan) && plan.shards <= Math.min(plan.total, _core_sharding_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_SHARDS */ .Y);
    return isSound ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(plan) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`${SHARDS_FILE} is damaged`);
}
function collectItems(entries, plan, folder) {
    const items = new Map();
    const findItem = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_7__/* .itemsOfRoot */ .Gd)(plan);
    for (const entry of entries) {
        const { at, event } = (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .toJournalRecord */ .W5)(entry);
        const index = findItem(event.scope);
        if (index === null)
            continue;
        const item = items.get(index) ?? { index, folder, entries: [], end: null, lastAt: at };
        items.set(index, item);
        item.entries.push(entry);
        item.lastAt = at;
        if ((0,_core_place_js__WEBPACK_IMPORTED_MODULE_7__/* .countLevels */ .ZT)(event.scope) === 1)
            item.end = judgeEnd(event, item.end);
    }
    return items;
}
function judgeEnd(event, end) {
    switch (event.type) {
        case 'node_started':
        case 'node_retry_scheduled':
            return null;
        case 'node_completed':
            return 'completed';
        case 'route_taken':
            if (event.action === 'recover')
                return 'completed';
            if (event.action === 'collected' || event.action === 'propagate' || event.action === 'unhandled')
                return 'failed';
            return event.action === 'halt' ? null : end;
        default:
            return end;
    }
}
function joinShards(plan, planEntries, shards) {
    const findItem = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_7__/* .itemsOfRoot */ .Gd)(plan);
    const scopes = shards.flatMap(({ entries }) => entries.map((entry) => (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .toJournalRecord */ .W5)(entry).event.scope));
    const attempt = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_7__/* .rootRun */ .kw)(scopes.find((scope) => findItem(scope) !== null) ?? '')?.attempt;
    const planItems = collectItems(planEntries, { ...plan, attempt }, '');
    const best = new Map(planItems);
    const disputed = new Set();
    for (const { folder, entries } of shards)
        for (const [index, item] of collectItems(entries, plan, folder)) {
            if (isEnded(planItems.get(index)))
                continue;
            const current = best.get(index);
            if (isEnded(current) && isEnded(item) && current?.end !== item.end)
                disputed.add(readItemKey(item));
            if (current === undefined || isGreater(rateCompleteness(item), rateCompleteness(current)))
                best.set(index, item);
        }
    const sources = new Map([...best].filter(([index, item]) => item !== planItems.get(index)));
    const written = new Set([...planItems.values()].flatMap(({ entries }) => entries.map(_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .formatEntry */ .WL)));
    const entries = [...sources.values()]
        .flatMap((item) => item.entries.filter((entry) => !written.has((0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .formatEntry */ .WL)(entry))))
        .sort((a, b) => a.at - b.at);
    const ended = new Set([...best.values()].filter(isEnded).map(({ index }) => index));
    return { entries: [...entries, ...collectBreakerEntries(planEntries, shards)], sources, ended, disputed };
}
function readItemKey({ index, entries }) {
    const marks = entries.map(({ event }) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .eB)(event['item'] ?? null)['key']);
    return marks.find((key) => typeof key === 'string' && key !== '')?.toString() ?? String(index);
}
function isEnded(item) {
    return item !== undefined && item.end !== null;
}
function rateCompleteness({ end, entries, lastAt }) {
    return end === null ? [0, entries.length, lastAt] : [end === 'failed' ? 1 : 2, 0, lastAt];
}
function isGreater(rank, other) {
    const differing = rank.findIndex((value, index) => value !== other[index]);
    return (rank[differing] ?? 0) > (other[differing] ?? 0);
}
function listEndedItems(entries, plan, shard) {
    return [...collectItems(entries, plan, '').values()]
        .filter((item) => isEnded(item) && isOfShard(item.index, shard))
        .flatMap((item) => item.entries);
}
function collectBreakerEntries(planEntries, shards) {
    const mostOpen = new Map();
    for (const { entries } of shards) {
        const counts = entries.filter(({ event }) => event['type'] === 'breaker_counted');
        const lastById = new Map(counts.map((entry) => [(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(entry.event['id']), entry]));
        for (const [id, entry] of lastById) {
            const current = mostOpen.get(id);
            if (current === undefined || isGreater(rateOpenness(entry), rateOpenness(current)))
                mostOpen.set(id, entry);
        }
    }
    const written = new Set(mostOpen.size === 0 ? [] : planEntries.map(_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .formatEntry */ .WL));
    return [...mostOpen.values()].filter((entry) => !written.has((0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .formatEntry */ .WL)(entry)));
}
const OPENNESS = { closed: 0, half_open: 1, open: 2 };
function rateOpenness({ event }) {
    const state = (0,_engine_resilience_breaker_js__WEBPACK_IMPORTED_MODULE_3__/* .readBreakerState */ .AX)(event['state']);
    return state === null ? [0, 0, 0] : [OPENNESS[state.state] ?? 0, state.opened_at ?? 0, state.failures];
}


/***/ }),

/***/ 5094:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: function() { return /* binding */ parseSnapshot; },
/* harmony export */   Q: function() { return /* binding */ formatSnapshot; },
/* harmony export */   RD: function() { return /* binding */ JOURNAL_FILE; },
/* harmony export */   S5: function() { return /* binding */ CHECKPOINT_FILE; },
/* harmony export */   T0: function() { return /* binding */ computeJournalStart; },
/* harmony export */   W2: function() { return /* binding */ RUNNING; }
/* harmony export */ });
/* unused harmony exports sealDocument, unsealDocument */
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7725);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36659);





const CHECKPOINT_FORMAT = 1;
const CHECKPOINT_FILE = 'checkpoint.json';
const JOURNAL_FILE = 'journal.jsonl';
const FIELDS = {
    run_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg,
    workflow: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .createObjectShape */ .Pg)({ name: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg, file: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg }),
    file: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg,
    cwd: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg,
    inputs: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv,
    hashes: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .createMapShape */ .Ui)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    created_at: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isNumber */ .Et,
    elapsed_ms: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isNumber */ .Et,
    session_at: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isNumber */ .Et,
    status: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('running', 'ended'),
    outcome: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    resumable: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isBoolean */ .Lm,
    reason: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    strict_exit: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isBoolean */ .Lm),
    provider: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    options: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv,
    repository: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    commit: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    event: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    traceparent: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    shard: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .createObjectShape */ .Pg)({ group: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg, visit: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my, index: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my, of: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my, base: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg })),
    journal: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
    journal_lines: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isNumber */ .Et),
    broken: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .allowNull */ .Hu)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg),
};
const isSnapshot = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .createObjectShape */ .Pg)(FIELDS);
const RUNNING = {
    status: 'running',
    outcome: null,
    resumable: true,
    reason: null,
    journal: null,
    journal_lines: null,
    broken: null,
};
const ADDED_LATER = {
    ...RUNNING,
    hashes: {},
    created_at: 0,
    elapsed_ms: 0,
    session_at: 0,
    strict_exit: null,
    provider: null,
    options: {},
    repository: null,
    commit: null,
    event: null,
    traceparent: null,
    shard: null,
};
function computeJournalStart({ run_id: runId, shard }) {
    return shard === null ? (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(runId) : (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(`${shard.index}/${shard.of}`, Number.parseInt(shard.base, 16));
}
function formatSnapshot(snapshot) {
    return sealDocument({ format: CHECKPOINT_FORMAT, ...snapshot });
}
function parseSnapshot(text) {
    const content = unsealDocument(text);
    if (!content.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(`${CHECKPOINT_FILE} cannot be used: ${content.error}`);
    const { format, ...rest } = content.value;
    const value = { ...ADDED_LATER, ...rest };
    if (typeof format !== 'number')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(`${CHECKPOINT_FILE} names no format`);
    if (format > CHECKPOINT_FORMAT)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(`${CHECKPOINT_FILE} has the format ${format}, which is newer than this version of conductor understands (${CHECKPOINT_FORMAT}); use a newer one`);
    if (isSnapshot(value))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(value);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(`${CHECKPOINT_FILE} cannot be used: its field ${(0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .findWrongField */ .r3)(value, FIELDS)} is missing or wrong`);
}
function sealDocument(content) {
    const body = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)(content);
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)({ ...content, checksum: (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .formatChecksum */ .rH)((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(body)) }, 2)}\n`;
}
function unsealDocument(text) {
    const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)('it is not a JSON object');
    const { checksum, ...content } = value;
    if (checksum !== (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .formatChecksum */ .rH)((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)(content))))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)('its checksum does not match: it was damaged or edited');
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(content);
}


/***/ }),

/***/ 62433:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: function() { return /* binding */ formatInjection; },
/* harmony export */   Ej: function() { return /* binding */ checkInjection; },
/* harmony export */   I3: function() { return /* binding */ markTyped; },
/* harmony export */   J: function() { return /* binding */ createInjector; },
/* harmony export */   Kc: function() { return /* binding */ completeInjections; },
/* harmony export */   RY: function() { return /* binding */ checkInjections; },
/* harmony export */   _N: function() { return /* binding */ describeRuns; },
/* harmony export */   pk: function() { return /* binding */ describeUnfired; },
/* harmony export */   t1: function() { return /* binding */ findInjectionProblems; },
/* harmony export */   u3: function() { return /* binding */ addInjectedDetails; },
/* harmony export */   uh: function() { return /* binding */ findInjectedSites; },
/* harmony export */   yL: function() { return /* binding */ parseInjections; }
/* harmony export */ });
/* unused harmony export parseInjection */
/* harmony import */ var _config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6705);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57280);
/* harmony import */ var _core_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47581);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53325);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45979);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85636);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22719);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62759);
/* harmony import */ var _core_samples_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48991);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99448);
/* harmony import */ var _resilience_breaker_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41803);












const FORM = /^([^=]+)=([^@:\s]+)(?:@(\d+))?(?::(.*))?$/s;
function parseInjection(text) {
    const [, node, kind = '', attempt, message = ''] = FORM.exec(text) ?? [];
    if (node === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._q)(`${JSON.stringify(text)} is not NODE=KIND[@ATTEMPT][:MESSAGE]; write ${proposeInjection(text)}`);
    if (!(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .isKind */ .VF)(kind))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._q)(`${JSON.stringify(kind)} is not a kind; kinds are dotted and lower-case, such as external.git.drift`);
    if (Number(attempt) === 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._q)('attempts count from 1');
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)({
        node,
        kind,
        attempt: attempt === undefined ? null : Number(attempt),
        ...(message === '' ? {} : { message }),
    });
}
function proposeInjection(text) {
    const [node = 'NODE', ...others] = text.split(/[=:@\s]+/).filter((word) => word !== '');
    return `${node}=${others.find(_core_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .isKind */ .VF) ?? 'external.git.drift'}`;
}
function checkInjection(given) {
    if (typeof given === 'string')
        return parseInjection(given);
    const { node, kind, attempt } = given;
    const isAttempt = attempt === null || (Number.isInteger(attempt) && attempt > 0);
    if (!isAttempt)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._q)('`attempt` is a whole number from 1');
    const parsed = parseInjection(`${node}=${kind}`);
    return parsed.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)(given) : parsed;
}
function parseInjections(texts) {
    const parsed = texts.map(parseInjection);
    return parsed.find((result) => !result.ok) ?? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)(parsed.flatMap((result) => (result.ok ? [result.value] : [])));
}
function addInjectedDetails(injections, texts) {
    const all = [...injections];
    for (const text of texts) {
        const [, place = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
        const node = all
            .map((each) => each.node)
            .find((name) => place.startsWith(`${name}.`) && place.length > name.length + 1);
        if (place === '')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._q)(`${JSON.stringify(text)} is not NODE.FIELD=VALUE`);
        if (node === undefined)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._q)(`${JSON.stringify(text)} is for a node that no NODE=KIND names`);
        const field = place.slice(node.length + 1);
        for (const [index, each] of all.entries())
            if (each.node === node)
                all[index] = { ...each, details: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .withTextAt */ .ni)(each.details ?? {}, field, value) };
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)(all);
}
function splitItem(text) {
    const [, node = text, item = null] = /^([^[]+)\[(.*)\]$/s.exec(text) ?? [];
    return { node, item };
}
function findInjectedSites(root, text) {
    const { node, item } = splitItem(text);
    return (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listWorkflows */ .Dl)(root).flatMap((workflow) => (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .collectSites */ .b4)(workflow)
        .filter(({ step, label, group }) => {
        if (item === null)
            return step.name === node || label === node;
        return group?.name === node && (group.type === 'for_each' || step.name === item);
    })
        .map((site) => ({ workflow, site })));
}
function completeInjections(root, injections, toGive = formatDetailOption) {
    const problems = [];
    const notes = [];
    const completed = injections.map((injection) => {
        const { node, kind, details = {} } = injection;
        const schema = findInjectedSites(root, node).flatMap(({ workflow, site }) => {
            const declared = (0,_core_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .findKindEntry */ .KA)(workflow.settings.kinds, kind)?.details;
            return declared ?? (0,_config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_0__/* .findPayloads */ .$z)(workflow, site.label, kind)?.map(({ fields }) => fields) ?? [];
        })[0];
        if (schema === undefined)
            return injection;
        const { value, filled, missing } = (0,_core_samples_js__WEBPACK_IMPORTED_MODULE_7__/* .createSample */ .P)(schema, { given: details });
        if (missing.length > 0) {
            const message = `${kind} needs details that have a pattern and no example: ${missing.join(', ')}`;
            problems.push({ message, suggestion: `give them: \`${toGive(node, missing[0] ?? '')}\`` });
        }
        else if (filled.length > 0)
            notes.push(`${node}=${kind}: ${filled.join(', ')} of its details ${filled.length === 1 ? 'is a sample' : 'are samples'}; give others with ${toGive(node, filled[0] ?? '')}`);
        return { ...injection, details: value };
    });
    return { injections: completed, problems, notes };
}
function formatDetailOption(node, field) {
    return `--inject-details ${node}.${field}=VALUE`;
}
function checkInjections(root, injections) {
    const problems = findInjectionProblems(root, injections);
    return problems.map(({ message, suggestion }) => ({ message: `--inject: ${message}`, suggestion }));
}
function findInjectionProblems(root, injections, toGive = formatDetailOption) {
    const names = new Set((0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listWorkflows */ .Dl)(root)
        .flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .collectSites */ .b4)
        .flatMap(({ step, label }) => [step.name, label]));
    return injections.flatMap((injection) => {
        const { node, kind } = injection;
        const refuse = (message, hint) => [{ message, ...(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .toAdvice */ .S_)(hint) }];
        const steps = findInjectedSites(root, node).map(({ site }) => site.step);
        const { node: name, item } = splitItem(node);
        if (steps.length === 0 && names.has(name) && item !== null)
            return refuse(`there is no ${JSON.stringify(item)} in ${name}`, 'write GROUP[KEY], with a group and one of its keys');
        if (steps.length === 0)
            return refuse(`there is no node ${JSON.stringify(name)}`, (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestNearest */ .nD)(name, names));
        if (kind === 'halt.intentional')
            return refuse(`${kind} is what a halt route makes of an error`, 'inject the error that leads to the route');
        if ((0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .isReservedKind */ .HO)(kind) && !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .isEngineKind */ .Dj)(kind))
            return refuse(`${kind} is reserved, and the engine makes no such kind`, (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestNearest */ .nD)(kind, _core_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .ENGINE_KINDS */ .Fr));
        if (steps.some((step) => canRaise(step, kind)))
            return completeInjections(root, [injection], toGive).problems;
        const type = steps[0]?.type ?? 'script';
        const { kinds } = _core_step_types_js__WEBPACK_IMPORTED_MODULE_8__/* .STEP_TYPES */ .FU[type];
        return refuse(`${node} is a node of the type ${type}, which can never raise ${kind}`, kinds.length === 0 ? null : `it can raise ${kinds.join(', ')}`);
    });
}
function canRaise(step, kind) {
    if (!(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .isReservedKind */ .HO)(kind))
        return (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .raisesItself */ .RR)(step) || (0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_8__/* .hasSteps */ .yx)(step.type);
    if (kind === 'retry.exhausted')
        return false;
    return ((0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_8__/* .hasSteps */ .yx)(step.type) || kind === 'internal.unexpected' || _core_step_types_js__WEBPACK_IMPORTED_MODULE_8__/* .STEP_TYPES */ .FU[step.type].kinds.some((made) => made === kind));
}
function describeUnfired(injection, runs) {
    const { node } = injection;
    const name = splitItem(node).node.split('.').at(-1) ?? node;
    const count = runs.get(node) ?? runs.get(name) ?? 0;
    return `${formatInjection(injection)} never fired: ${describeRuns(node, count)}`;
}
function formatInjection({ node, kind, attempt }) {
    return `${node}=${kind}${attempt === null ? '' : `@${attempt}`}`;
}
function describeRuns(node, runs) {
    return runs === 0 ? `${node} did not run` : `${node} ran ${runs === 1 ? 'once' : `${runs} times`}`;
}
function createInjector(injections, fired) {
    if (injections.length === 0)
        return () => null;
    const runs = new Map();
    return (at, key = () => null) => {
        const around = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_11__/* .runAround */ .tV)(at.scope);
        const member = around === null || around.item === null ? null : `${around.node}.${at.node}`;
        const meant = injections.filter(({ node: text }) => {
            const { node, item } = splitItem(text);
            if (item === null)
                return node === at.node || node === member;
            if (around?.node !== node)
                return false;
            return around.item === null ? at.node === item : key() === item || String(around.item) === item;
        });
        if (meant.length === 0)
            return null;
        const place = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_11__/* .formatReadablePlace */ .TH)((0,_core_place_js__WEBPACK_IMPORTED_MODULE_11__/* .toNodeKey */ .BJ)(at));
        const run = (runs.get(place) ?? 0) + 1;
        runs.set(place, run);
        const injection = meant.find(({ attempt }) => attempt === run) ?? meant.find(({ attempt }) => attempt === null);
        if (injection === undefined)
            return null;
        fired?.add(injection);
        const { kind, message = `injected ${kind}`, details } = injection;
        const envelope = { kind, message, details: { injected: true, ...details } };
        return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .createRaised */ .bP)({ envelope, origin: (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .isEngineKind */ .Dj)(kind) ? 'engine' : 'author', ...markTyped(kind) });
    };
}
function markTyped(kind) {
    return (0,_resilience_breaker_js__WEBPACK_IMPORTED_MODULE_9__/* .isRefusal */ .vu)(kind) ? { typed: true } : {};
}


/***/ }),

/***/ 41803:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: function() { return /* binding */ readBreakerState; },
/* harmony export */   BA: function() { return /* binding */ toBreakerId; },
/* harmony export */   Cz: function() { return /* binding */ releaseBreaker; },
/* harmony export */   Fw: function() { return /* binding */ readBreakerFile; },
/* harmony export */   Ni: function() { return /* binding */ printBreakers; },
/* harmony export */   qJ: function() { return /* binding */ CLOSED_BREAKER; },
/* harmony export */   tT: function() { return /* binding */ decidePolicy; },
/* harmony export */   vu: function() { return /* binding */ isRefusal; },
/* harmony export */   wr: function() { return /* binding */ Breakers; }
/* harmony export */ });
/* unused harmony exports askBreaker, recordBreakerSuccess, recordBreakerFailure, MAX_BREAKER_FILE_CHARS */
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12170);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45979);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85636);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22719);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7725);







const FIELDS = {
    state: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)('closed', 'open', 'half_open'),
    failures: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my,
    successes: _core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my,
    opened_at: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .allowNull */ .Hu)((value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et)(value) && value >= 0),
    probing: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isBoolean */ .Lm,
};
const isState = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)(FIELDS);
function readBreakerState(value) {
    return isState(value) && (value.state === 'closed' || value.opened_at !== null) ? value : null;
}
const CLOSED_BREAKER = {
    state: 'closed',
    failures: 0,
    successes: 0,
    opened_at: null,
    probing: false,
};
function askBreaker(state, settings, now) {
    const answer = (allowed, next, waitMs = 0) => {
        return { allowed, state: next, retryAfterSeconds: Math.ceil(waitMs) / 1000, probe: allowed && next.probing };
    };
    if (state.state === 'closed')
        return answer(true, state);
    if (state.state === 'half_open')
        return state.probing ? answer(false, state) : answer(true, { ...state, probing: true });
    const opened_at = Math.min(state.opened_at ?? now, now);
    const remaining = opened_at + settings.recoveryTimeoutSeconds * 1000 - now;
    if (remaining > 0)
        return answer(false, { ...state, opened_at }, remaining);
    return answer(true, { ...state, state: 'half_open', successes: 0, opened_at, probing: true });
}
function recordBreakerSuccess(state, settings, probe = state.probing) {
    if (state.state === 'closed')
        return state.failures === 0 ? state : { ...state, failures: 0 };
    if (state.state === 'open' || !probe)
        return state;
    const successes = state.successes + 1;
    return successes >= settings.successThreshold ? CLOSED_BREAKER : { ...state, successes, probing: false };
}
function recordBreakerFailure(state, settings, now) {
    if (state.state === 'open')
        return state;
    const failures = state.state === 'closed' ? state.failures + 1 : state.failures;
    if (state.state === 'closed' && failures < settings.failureThreshold)
        return { ...state, failures };
    return { state: 'open', failures, successes: 0, opened_at: now, probing: false };
}
function releaseBreaker(state) {
    return state.probing ? { ...state, probing: false } : state;
}
const MAX_BREAKER_FILE_CHARS = 1024 * 1024;
const MAX_BREAKERS = 1000;
function toBreakerId(key, { settings, displayFile }, node) {
    return key === null ? `node:${displayFile}#${node}@${settings.name}` : `key:${key}`;
}
const isBreakerFile = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .createObjectShape */ .Pg)({ schema_version: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(1), breakers: _core_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv });
function readBreakerFile(text) {
    const breakers = new Map();
    if (text.trim() === '')
        return { breakers, warning: null };
    const file = text.length > MAX_BREAKER_FILE_CHARS ? undefined : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    if (!isBreakerFile(file))
        return { breakers, warning: 'the breaker state is ignored: it is damaged, too large, or not of schema_version 1' };
    let unusable = 0;
    for (const [id, entry] of Object.entries(file.breakers)) {
        const state = readBreakerState(entry);
        if (state === null || breakers.size >= MAX_BREAKERS)
            unusable += 1;
        else
            breakers.set(id, releaseBreaker(state));
    }
    const warning = unusable === 0 ? null : `the breaker state has ${unusable} entries that cannot be used; they are ignored`;
    return { breakers, warning };
}
function printBreakers(breakers) {
    const entries = [...breakers]
        .filter(([, state]) => state.state !== 'closed' || state.failures > 0)
        .sort(([a, left], [b, right]) => (right.opened_at ?? 0) - (left.opened_at ?? 0) || (a < b ? -1 : 1))
        .slice(0, MAX_BREAKERS)
        .map(([id, state]) => [id, releaseBreaker(state)]);
    return `${JSON.stringify({ schema_version: 1, breakers: Object.fromEntries(entries) }, null, 2)}\n`;
}
function decidePolicy(input) {
    const { error, policy, breaker, attempts, random } = input;
    const { kind, details } = error.envelope;
    const isRefused = breaker?.state === 'open' || (breaker?.state === 'half_open' && kind === 'internal.circuit_open');
    if (isRefused)
        return createUnhandled('dead_letter', 'the circuit breaker is open');
    if (policy === null)
        return null;
    const isNamed = policy.retryable?.includes(kind) === true;
    if (!(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .isRetryable */ .r3)(error, policy.retryable) || ((0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .hasNeverStarted */ .qI)(error.envelope) && !isNamed)) {
        const who = details['retryable'] === false ? 'the error says that it' : kind;
        return createUnhandled('escalate', `${who} is not retryable`);
    }
    if (attempts > policy.maxRetries)
        return createUnhandled('dead_letter', `all ${policy.maxRetries} retries are spent`);
    const delaySeconds = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .computeBackoff */ .O7)(policy, Math.max(0, attempts - 1), random, (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .readRetryAfter */ .D$)(details));
    const said = { decision: 'retry', reason: `retry ${attempts} of ${policy.maxRetries}` };
    return { action: 'retry', delaySeconds, from: null, row: POLICY_ROW, policy: said };
}
const POLICY_ROW = { id: 'resilience.retry', route: {} };
function createUnhandled(decision, reason) {
    return { action: 'unhandled', policy: { decision, reason } };
}
function isRefusal(kind) {
    return kind === 'internal.circuit_open' || kind === 'internal.policy_denied';
}
class Breakers {
    options;
    #states;
    #probes = new Map();
    constructor(options) {
        this.options = options;
        this.#states = new Map(options.breakers);
    }
    state(host, step, policy) {
        return this.#states.get(toBreakerId(policy.key, host.workflow, step.name)) ?? CLOSED_BREAKER;
    }
    ask(host, step, at, policy) {
        const id = toBreakerId(policy.key, host.workflow, step.name);
        const prober = this.#probes.get(id);
        if (prober !== undefined && (0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .isInsideAttempt */ .qB)(host.scope, prober))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)({ policy, probe: false });
        const answer = askBreaker(this.#states.get(id) ?? CLOSED_BREAKER, policy, host.services.ports.clock.now());
        this.#move(host, step, policy, answer.state);
        if (!answer.allowed) {
            const key = policy.key ?? step.name;
            const details = { key, retry_after_seconds: answer.retryAfterSeconds };
            const message = `the circuit breaker ${key} is open; ${step.name} was not run`;
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)({ ...(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .createEngineFailure */ .fU)('internal.circuit_open', message, details), typed: true });
        }
        if (answer.probe)
            this.#probes.set(id, at);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)({ policy, probe: answer.probe });
    }
    count(host, step, { policy, probe }, ended) {
        if (probe)
            this.#probes.delete(toBreakerId(policy.key, host.workflow, step.name));
        const state = this.state(host, step, policy);
        const move = (next) => this.#move(host, step, policy, next);
        if (ended.status === 'completed')
            move(recordBreakerSuccess(state, policy, probe));
        else if (ended.status === 'raised' && !isRefusal(ended.error.envelope.kind))
            move(recordBreakerFailure(state, policy, host.services.ports.clock.now()));
        else if (probe)
            move(releaseBreaker(state));
    }
    #move(host, step, policy, next) {
        const id = toBreakerId(policy.key, host.workflow, step.name);
        const previous = this.#states.get(id) ?? CLOSED_BREAKER;
        if (previous === next)
            return;
        this.#states.set(id, next);
        const at = { scope: host.scope, node: step.name };
        this.options.emit({ type: 'breaker_counted', ...at, id, state: next });
        if (previous.state === next.state)
            return;
        const change = { key: policy.key ?? step.name, from: previous.state, to: next.state };
        this.options.emit({ type: 'circuit_state_changed', ...at, ...change });
    }
}


/***/ }),

/***/ 21532:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: function() { return /* binding */ isErrorValue; },
/* harmony export */   ZT: function() { return /* binding */ toErrorValue; },
/* harmony export */   eT: function() { return /* binding */ FlowState; },
/* harmony export */   fj: function() { return /* binding */ recoverStep; },
/* harmony export */   te: function() { return /* binding */ FailedTests; }
/* harmony export */ });
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10898);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45979);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7725);
/* harmony import */ var _test_reports_model_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65876);
/* harmony import */ var _test_reports_open_failures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78513);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93833);







const LONGEST_MESSAGE = 1000;
const ERROR_VALUE = {
    ..._core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .ENVELOPE */ .Pr,
    attempts: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isNumber */ .Et,
    retries_exhausted: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isBoolean */ .Lm,
    transient: _core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isBoolean */ .Lm,
};
const isErrorValue = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .createObjectShape */ .Pg)(ERROR_VALUE);
function toErrorValue({ envelope, about }, attempts, exhausted) {
    const { kind, message, details } = envelope;
    const transient = (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .isTransient */ .dg)(envelope, about);
    return { kind, message, details, attempts, retries_exhausted: exhausted, transient };
}
class Counts {
    run = null;
    pending = null;
    retries = {};
    retryAttempts = 0;
    firstStart = null;
    entry = null;
    handling = [];
    predecessor = null;
}
class FlowState {
    iterations = 0;
    ended = 0;
    steps = new Map();
    history = [];
    last = null;
    hasFailed = false;
    #lastEnd = null;
    #reentered = null;
    #counts = new Map();
    #of(node) {
        const counts = this.#counts.get(node) ?? new Counts();
        this.#counts.set(node, counts);
        return counts;
    }
    nextRun(node) {
        const { pending, run } = this.#of(node);
        return pending ?? { visit: (run?.visit ?? 0) + 1, attempt: 1 };
    }
    retries(node, row) {
        const { retries, firstStart } = this.#of(node);
        return retries[row] ?? (firstStart === null ? undefined : { count: 0, firstStartAt: firstStart });
    }
    retryAttempt(node) {
        return this.steps.get(node)?.error === null ? 0 : this.#of(node).retryAttempts;
    }
    entryError(node) {
        return this.#of(node).entry?.error;
    }
    handling(node) {
        return this.#of(node).entry?.handling;
    }
    apply(event, at) {
        if (event.type === 'node_started')
            this.#begin(event, at);
        else if (event.type === 'node_completed')
            this.#end(event, event.output, null, at);
        else if (event.type === 'node_failed')
            this.#failed(event, at);
        else if (event.type === 'node_retry_scheduled')
            this.#retried(event, at);
        else if (event.type === 'route_taken')
            this.#routed(event);
    }
    historyWith(at) {
        if (isSameRun(this.#lastEnd, at))
            return { iteration: this.ended, history: this.history };
        return { iteration: this.ended + 1, history: [...this.history, at.node] };
    }
    hasBegun({ node, visit, attempt }) {
        const { run } = this.#of(node);
        return run?.visit === visit && run.attempt === attempt;
    }
    #begin({ node, visit, attempt }, now) {
        const counts = this.#of(node);
        counts.firstStart ??= now;
        if (attempt === 1)
            counts.predecessor = this.last;
        if (this.isIteration(node, attempt))
            this.iterations += 1;
        counts.run = { visit, attempt };
        counts.pending = null;
        if (this.#reentered?.until === node)
            this.#reentered = null;
        else
            this.#reentered?.nodes.add(node);
    }
    isIteration(node, attempt) {
        return attempt === 1 && (this.#reentered === null || this.#reentered.nodes.has(node));
    }
    #end(event, output, error, now) {
        const { node, node_type: type } = event;
        if (!this.hasBegun(event))
            this.#begin(event, now);
        this.steps.set(node, { output, error, isGroup: type === 'parallel' || type === 'for_each' });
        if (!isSameRun(this.#lastEnd, event)) {
            this.ended += 1;
            this.history.push(node);
        }
        this.last = node;
        this.#lastEnd = event;
    }
    #failed(event, now) {
        const isRaised = event.is_explicit !== true;
        this.#end(event, event.partial, isRaised ? toErrorValue(event, event.attempt, false) : null, now);
        this.#of(event.node).handling = event.while_handling ?? [];
    }
    #retried(event, now) {
        const { node, route, visit, attempt, from } = event;
        const counts = this.#of(node);
        const firstStartAt = counts.firstStart ?? now;
        counts.retries[route] = { count: (counts.retries[route]?.count ?? 0) + 1, firstStartAt };
        counts.retryAttempts += 1;
        counts.pending = { visit, attempt: attempt + 1 };
        if (from === null)
            this.last = counts.predecessor ?? this.last;
        else if (from !== node)
            this.#reentered = { nodes: new Set(), until: node };
    }
    #routed(event) {
        if (event.kind === null)
            Object.assign(this.#of(event.node), { retries: {}, retryAttempts: 0, firstStart: null });
        const step = this.steps.get(event.node);
        if (step === undefined)
            return;
        if (event.action === 'recover') {
            this.steps.set(event.node, recoverStep(step, event.output ?? null));
        }
        else if (event.retries_exhausted === true && step.error !== null) {
            this.steps.set(event.node, { ...step, error: { ...step.error, retries_exhausted: true } });
        }
        if (event.action === 'to' && event.to !== null)
            this.#enter(event.to, event);
    }
    #enter(to, { node, kind }) {
        const error = kind === null ? null : (this.steps.get(node)?.error ?? null);
        if (error === null) {
            this.#of(to).entry = null;
            return;
        }
        const nearest = { node, kind: error.kind, message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_5__/* .cutHead */ .fz)(error.message, LONGEST_MESSAGE) };
        const handling = [nearest, ...this.#of(node).handling].slice(0, _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_WHILE_HANDLING */ .MX);
        this.#of(to).entry = { error: { ...error, node }, handling };
    }
}
class FailedTests {
    #tests = new Map();
    constructor(earlier) {
        for (const event of earlier)
            this.learn(event);
    }
    find(at) {
        return this.#tests.get(visitKey(at)) ?? [];
    }
    listInside(at) {
        const start = visitKey(at);
        const inside = [...this.#tests].filter(([key]) => key.startsWith(start) && /^(?:$|[[/])/.test(key.slice(start.length)));
        return Object.fromEntries(inside.map(([key, failing]) => [key.slice(start.length), failing]));
    }
    remember(at, inside) {
        for (const [key, failing] of Object.entries(inside))
            this.#tests.set(`${visitKey(at)}${key}`, failing);
    }
    #histories = new Map();
    history(at) {
        const key = visitKey(at);
        const history = this.#histories.get(key) ?? new Map(this.find(at).flatMap(toPastTest));
        this.#histories.set(key, history);
        return history;
    }
    learn(event) {
        if (event.type === 'route_taken')
            this.#histories.delete(visitKey(event));
        if (event.type === 'node_failed' && event.failing !== undefined)
            this.#tests.set(visitKey(event), event.failing);
        else if (this.#tests.size > 0 && event.type === 'node_completed')
            this.#tests.delete(visitKey(event));
    }
}
function toPastTest(identity) {
    const [suite, within, name, file, , , around] = identity;
    if (around !== undefined || name === '')
        return [];
    const counts = { passed: 0, failed: 1, skipped: 0, seconds: 0 };
    const title = (0,_test_reports_model_js__WEBPACK_IMPORTED_MODULE_4__/* .formatTestTitle */ .as)({ name, within });
    const past = {
        title,
        suite: suite || within || file,
        ...counts,
        isQuarantined: false,
        hasFailed: true,
        isFlaky: false,
    };
    return [[(0,_test_reports_open_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .toIdentityKey */ .hC)(identity), past]];
}
function visitKey({ scope, node, visit }) {
    return `${scope.replaceAll(/(#\d+)\.\d+/g, '$1')}${node}#${visit}`;
}
function recoverStep({ output, isGroup }, given) {
    if (!isGroup)
        return { output: given, error: null, isGroup };
    return { output: { ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(output) ? output : {}), outputs: given }, error: null, isGroup };
}
function isSameRun(last, { node, visit, attempt }) {
    return last !== null && last.node === node && last.visit === visit && last.attempt === attempt;
}


/***/ }),

/***/ 6018:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: function() { return /* binding */ listSubexpressions; }
/* harmony export */ });
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


/***/ }),

/***/ 21662:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ findConditionProblem; },
/* harmony export */   g: function() { return /* binding */ alwaysHolds; }
/* harmony export */ });
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4521);
/* harmony import */ var _ast_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6018);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51608);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74183);




function alwaysHolds(condition) {
    const template = (0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isTemplate */ .Fl)(condition) ? (0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTemplate */ .QC)(condition) : null;
    const only = template?.ok === true ? (0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findOnlyExpression */ .KH)(template.value) : null;
    const bare = template === null ? (0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseExpression */ .YK)(condition) : null;
    const expression = only ?? (bare?.ok === true ? bare.value : null);
    return expression !== null && foldCondition(expression.tree) === true;
}
function foldCondition(tree) {
    switch (tree.type) {
        case 'not': {
            const operand = foldCondition(tree.operand);
            return operand === null ? null : !operand;
        }
        case 'and':
        case 'or': {
            const sides = [foldCondition(tree.left), foldCondition(tree.right)];
            const decisive = tree.type === 'or';
            return sides.includes(decisive) ? decisive : sides.includes(null) ? null : !decisive;
        }
        case 'choice': {
            const [then, otherwise = null] = [tree.then, tree.otherwise].map((part) => part && foldCondition(part));
            const test = foldCondition(tree.test);
            return (test === true ? then : test === false ? otherwise : then === otherwise ? then : null) ?? null;
        }
        default: {
            if (readsNames(tree))
                return null;
            const value = (0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluate */ ._3)({ source: '', references: [], tree }, (0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .createScope */ .Ds)({}));
            return value.ok ? (0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isTruthyValue */ .Uy)(value.value) : null;
        }
    }
}
function readsNames(tree) {
    return tree.type === 'name' || (0,_ast_js__WEBPACK_IMPORTED_MODULE_0__/* .listSubexpressions */ .W)(tree).some(readsNames);
}
function findConditionProblem(condition, files) {
    if (!(0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isTemplate */ .Fl)(condition))
        return null;
    const parsed = (0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTemplate */ .QC)(condition, { files });
    const body = parsed.ok ? parsed.value.body : null;
    const pos = body === null ? null : findUnfitOffset(body);
    if (body === null || pos === null)
        return null;
    const blanks = /^\s*/.exec(condition.slice(pos))?.[0].length ?? 0;
    return {
        ...(0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .findPositionAt */ .KM)(condition, pos + blanks),
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
    return (0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseExpression */ .YK)(whole).ok ? whole : null;
}
function parenthesize(text) {
    const parsed = (0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseExpression */ .YK)(text);
    const isTight = parsed.ok && ['name', 'item', 'call', 'filter', 'const'].includes(parsed.value.tree.type);
    return isTight ? text : `(${text})`;
}
function findUnfitOffset(body) {
    const [only, ...others] = body.filter((stmt) => stmt.type !== 'text' || stmt.text.trim() !== '');
    if (only === undefined || (only.type === 'print' && others.length === 0))
        return null;
    const isPlain = [only, ...others].every(({ type }) => type === 'text' || type === 'print');
    if (!isPlain)
        return judgePrinted(body).unfit;
    return (only.type === 'print' ? (others.find(({ type }) => type === 'text') ?? others[0]) : only)?.pos ?? null;
}
const NOTHING = { most: 0, hasFalse: false, unfit: null };
function judgePrinted(body) {
    return body.reduce((before, stmt) => {
        const next = judgeStatement(stmt);
        const both = { most: before.most + next.most, hasFalse: before.hasFalse || next.hasFalse };
        const isMixed = both.hasFalse && before.most > 0 && next.most > 0;
        return { ...both, unfit: before.unfit ?? next.unfit ?? (isMixed ? stmt.pos : null) };
    }, NOTHING);
}
function judgeStatement(stmt) {
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
            return joinPrinted([...stmt.branches.map(({ body }) => body), stmt.otherwise]);
        case 'for':
            return joinPrinted([[...stmt.body, ...stmt.body], stmt.otherwise]);
        case 'with':
        case 'block':
        case 'inFile':
            return judgePrinted(stmt.body);
        case 'include':
            return stmt.linked.type === 'opened' ? judgePrinted(stmt.linked.body) : unfit;
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
function joinPrinted(bodies) {
    const each = bodies.map(judgePrinted);
    return {
        most: (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .findLargest */ .qz)(each.map(({ most }) => most)),
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

/***/ 51608:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: function() { return /* binding */ formatHint; },
/* harmony export */   Fr: function() { return /* binding */ typeFault; },
/* harmony export */   He: function() { return /* binding */ createMissingFileFault; },
/* harmony export */   KM: function() { return /* binding */ findPositionAt; },
/* harmony export */   Qx: function() { return /* binding */ describeFault; },
/* harmony export */   SH: function() { return /* binding */ valueFault; },
/* harmony export */   kx: function() { return /* binding */ budgetFault; },
/* harmony export */   mf: function() { return /* binding */ syntaxFault; },
/* harmony export */   vC: function() { return /* binding */ Fault; }
/* harmony export */ });
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99538);

class Fault extends Error {
    reason;
    pos;
    fields;
    place;
    code;
    constructor(reason, message, pos = undefined, fields = [], place = undefined, code = 'other') {
        super(message);
        this.reason = reason;
        this.pos = pos;
        this.fields = fields;
        this.place = place;
        this.code = code;
    }
    within({ file, text }, pos) {
        if (this.place !== undefined)
            return this;
        const place = { file, source: text, pos: this.pos ?? pos };
        return new Fault(this.reason, this.message, this.pos, this.fields, place, this.code);
    }
}
const createFault = (reason) => (message) => new Fault(reason, message);
const typeFault = createFault('type');
const valueFault = createFault('value');
const budgetFault = createFault('budget');
function syntaxFault(message, pos, code) {
    return new Fault('syntax', message, pos, [], undefined, code);
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
        code: fault.code,
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
    const nearest = name.length > MAX_NAME ? null : (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .findNearest */ .qg)(name, candidates, limit);
    return nearest === null || nearest === name ? '' : `; did you mean '${nearest}'?`;
}


/***/ }),

/***/ 74183:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WS: function() { return /* reexport */ FILTER_NAMES; },
  DW: function() { return /* reexport */ coerceText; },
  Ds: function() { return /* reexport */ createScope; },
  _3: function() { return /* binding */ evaluate; },
  F9: function() { return /* binding */ evaluateCondition; },
  KH: function() { return /* binding */ findOnlyExpression; },
  Fl: function() { return /* binding */ isTemplate; },
  Uy: function() { return /* reexport */ isTruthyValue; },
  yV: function() { return /* binding */ makesJson; },
  YK: function() { return /* binding */ parseExpression; },
  Fp: function() { return /* binding */ parseIn; },
  QC: function() { return /* binding */ parseTemplate; },
  jt: function() { return /* reexport */ printValue; },
  XX: function() { return /* binding */ render; },
  J8: function() { return /* reexport */ scopeOver; }
});

// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/core/float.js
var core_float = __webpack_require__(75874);
// EXTERNAL MODULE: ./build/src/expressions/failure.js
var expressions_failure = __webpack_require__(51608);
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
    code;
    reason = 'undefined';
    constructor(message, pos, wanted = undefined, fields = () => [], meant = fields, code = 'other') {
        this.message = message;
        this.pos = pos;
        this.wanted = wanted;
        this.fields = fields;
        this.meant = meant;
        this.code = code;
    }
    fault() {
        const fields = this.fields();
        const suggestion = this.wanted === undefined ? '' : (0,expressions_failure/* formatHint */.FD)(this.wanted, this.meant());
        return new expressions_failure/* Fault */.vC(this.reason, this.message + suggestion, this.pos, fields, undefined, this.code);
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
        throw (0,expressions_failure/* typeFault */.Fr)(`${what} must be a text, not ${describeType(value)}`);
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
    return (0,expressions_failure/* typeFault */.Fr)(`a ${kind} of the workflow cannot be changed in a template; ${advice}`);
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
        throw (0,expressions_failure/* valueFault */.SH)('an integer is too large to become a decimal number');
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
        throw (0,expressions_failure/* typeFault */.Fr)(`${what} must be an integer, not ${describeType(value)}`);
    return index;
}
function countBits(value) {
    return (value < 0n ? -value : value).toString(16).length * 4;
}
function checkBound(size) {
    if (size > MAX_BITS)
        throw (0,expressions_failure/* budgetFault */.kx)('an integer grows too large');
}
function floatDivmod(a, b) {
    if (b === 0)
        throw (0,expressions_failure/* valueFault */.SH)('division by zero');
    const cut = (a % b) + 0;
    const rest = cut !== 0 && b < 0 !== cut < 0 ? cut + b : cut;
    return { quotient: Math.round((a - rest) / b), rest };
}
function intDivmod(a, b) {
    if (b === 0n)
        throw (0,expressions_failure/* valueFault */.SH)('division by zero');
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
        throw (0,expressions_failure/* valueFault */.SH)('zero cannot be raised to a negative power');
    if (base < 0 && !Number.isInteger(exponent))
        throw (0,expressions_failure/* valueFault */.SH)('a negative number cannot be raised to a fraction');
    if (base === 1 || exponent === 0)
        return makeFloat(1);
    const result = Number.isInteger(exponent) && exponent < 0 ? 1 / base ** -exponent : base ** exponent;
    if (!Number.isFinite(result) && Number.isFinite(base) && Number.isFinite(exponent))
        throw (0,expressions_failure/* valueFault */.SH)('the result is too large');
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
            throw (0,expressions_failure/* valueFault */.SH)('division by zero');
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
        throw (0,expressions_failure/* valueFault */.SH)('an integer has too many digits to be printed');
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
        throw (0,expressions_failure/* budgetFault */.kx)(`a number cannot have more than ${MOST_DECIMALS} decimals`);
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
function requireLength(value) {
    const size = countElements(value);
    if (size === undefined)
        throw (0,expressions_failure/* typeFault */.Fr)(`${describeType(value)} has no length`);
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
function isTrueArgument(argument) {
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
        throw (0,expressions_failure/* typeFault */.Fr)(`${describeType(key)} cannot be the key of a mapping`);
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
    const fromStart = (length) => (index < 0 ? length + index : index);
    if (Array.isArray(target))
        return target[fromStart(target.length)];
    if (target instanceof Tuple)
        return target.items[fromStart(target.items.length)];
    if (!isText(target))
        return undefined;
    const chars = isSimple(target) ? target : splitCodePoints(target);
    return chars[fromStart(chars.length)];
}
function listElements(st, value) {
    const elements = tryElements(st, value);
    if (elements === undefined)
        throw (0,expressions_failure/* typeFault */.Fr)(`${describeType(value)} cannot be looped over`);
    st.charge(elements.length);
    return elements;
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
        throw (0,expressions_failure/* budgetFault */.kx)('data nests too deeply to be compared');
    for (const side of [a, b])
        if (side instanceof Undefined && !(side instanceof Nothing))
            throw side.fault();
    if (a instanceof Nothing || b instanceof Nothing)
        return a instanceof Nothing && b instanceof Nothing;
    if (isText(a) && isText(b) && a.length === b.length)
        st.chargeReading([a]);
    if (a === b)
        return true;
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
        throw (0,expressions_failure/* budgetFault */.kx)('data nests too deeply to be compared');
    if (isNum(a) && isNum(b))
        return compareNumbers(a, b);
    if (isText(a) && isText(b)) {
        st.chargeReading([a]);
        return a === b ? 0 : a < b ? -1 : 1;
    }
    const [left, right] = [toSequence(a), toSequence(b)];
    if (left === undefined || right === undefined || Array.isArray(a) !== Array.isArray(b))
        throw (0,expressions_failure/* typeFault */.Fr)(`${describeType(a)} and ${describeType(b)} cannot be ordered`);
    const differing = left.findIndex((item, i) => i < right.length && !isEqual(st, item, right[i], depth));
    return differing < 0 ? left.length - right.length : order(st, left[differing], right[differing], depth + 1);
}
function contains(st, container, item) {
    if (isText(container)) {
        if (!isText(item))
            throw (0,expressions_failure/* typeFault */.Fr)(`a text can only contain a text, not ${describeType(item)}`);
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

// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
;// CONCATENATED MODULE: ./build/src/expressions/functions.js




function createMethodTable(methods) {
    const entries = Object.entries(methods).flatMap(([signature, run]) => {
        const [names = '', inner = ''] = signature.replace(')', '').split('(');
        const words = inner.split(', ').filter((word) => word !== '');
        const required = words.filter((word) => !word.endsWith('?')).length;
        const params = words.map((word) => word.replace('?', ''));
        const method = (st, what, target, args, kwargs) => {
            st.charge(1);
            st.chargeReading([target, ...args, ...(kwargs?.values() ?? [])]);
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
        throw (0,expressions_failure/* typeFault */.Fr)(`${what} takes at most ${most} argument${most === 1 ? '' : 's'}, got ${args.length}`);
    const bound = [...args];
    for (const [name, value] of kwargs ?? []) {
        const index = params.indexOf(name);
        if (index < 0)
            throw (0,expressions_failure/* typeFault */.Fr)(`${what} has no argument '${name}'${(0,expressions_failure/* formatHint */.FD)(name, params)}`);
        if (index < args.length)
            throw (0,expressions_failure/* typeFault */.Fr)(`${what} got the argument '${name}' twice`);
        bound[index] = value;
    }
    const absent = params.slice(0, required).find((_, i) => bound[i] === undefined);
    if (absent !== undefined)
        throw (0,expressions_failure/* typeFault */.Fr)(`${what} needs the argument '${absent}'`);
    return bound;
}
function applyFilter(st, name, value, args, kwargs) {
    const filter = st.library.filters.get(name);
    if (filter === undefined)
        throw (0,expressions_failure/* valueFault */.SH)(`there is no filter '${name}'${(0,expressions_failure/* formatHint */.FD)(name, st.library.filters.keys())}`);
    return deriveValue(st, value, filter(st, `the filter ${name}`, value, args, kwargs));
}
function applyTest(st, name, value, args, kwargs) {
    const test = st.library.tests.get(name);
    if (test === undefined)
        throw (0,expressions_failure/* valueFault */.SH)(`there is no test '${name}'${(0,expressions_failure/* formatHint */.FD)(name, st.library.tests.keys())}`);
    return isTrue(test(st, `the test ${name}`, value, args, kwargs));
}
const MOST_TEXTS = 1000;
function deriveValue(st, from, made) {
    const listener = made !== from && isText(from) ? (st.scope.derived?.(from) ?? null) : null;
    if (listener === null)
        return made;
    const left = [made];
    const texts = [];
    for (let value = left.pop(); value !== undefined && texts.length < MOST_TEXTS; value = left.pop()) {
        const items = toSequence(value);
        if (items !== undefined)
            (0,lists/* appendAll */.u2)(left, items.slice(0, MOST_TEXTS));
        else if (isText(value) || typeof value === 'number' || typeof value === 'bigint')
            texts.push(String(value));
    }
    for (const text of texts)
        listener(text);
    if (!isText(made) && texts.every((text) => text.length <= 2))
        st.takenApart.add(listener);
    return made;
}

;// CONCATENATED MODULE: ./build/src/expressions/methods-text.js





const MAX_WIDTH = 16 * 1024 * 1024;
const SPACES = /[\s\x1c-\x1f\x85]+/u;
function readFillCharacter(value) {
    if (value === undefined)
        return ' ';
    const fill = needText(value, 'the fill character');
    if (countCodePoints(fill) !== 1)
        throw (0,expressions_failure/* typeFault */.Fr)('the fill character must be one character');
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
        const gap = SPACES.exec(rest);
        if (gap === null)
            break;
        parts.push(rest.slice(0, gap.index));
        rest = rest.slice(gap.index + gap[0].length);
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
        throw (0,expressions_failure/* valueFault */.SH)('the separator must not be empty');
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
    const occurrences = from === '' ? countCodePoints(text) + 1 : text.split(from).length - 1;
    const times = Math.min(occurrences, limit);
    st.reserve(text.length + times * Math.max(0, to.length - from.length));
    if (times === 0)
        return text;
    if (from !== '') {
        if (times === occurrences)
            return text.replaceAll(from, () => to);
        return splitBy(text, from, times).join(to);
    }
    const chars = splitCodePoints(text);
    return chars.map((char, i) => (i < times ? to + char : char)).join('') + (times > chars.length ? to : '');
}
function partition(text, separator, last) {
    const by = needText(separator, 'the separator');
    if (by === '')
        throw (0,expressions_failure/* valueFault */.SH)('the separator must not be empty');
    const offset = last ? text.lastIndexOf(by) : text.indexOf(by);
    if (offset < 0)
        return new Tuple(last ? ['', '', text] : [text, '', '']);
    return new Tuple([text.slice(0, offset), by, text.slice(offset + by.length)]);
}
function find(text, wanted, last) {
    const needle = needText(wanted, 'the text to find');
    const offset = last ? text.lastIndexOf(needle) : text.indexOf(needle);
    return offset < 0 ? -1 : countCodePoints(text.slice(0, offset));
}
function requireFound(at) {
    if (at < 0)
        throw (0,expressions_failure/* valueFault */.SH)('the text is not found');
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
        const lines = splitTextLines(text, isTrueArgument(keep) ? AFTER_LINE_END : LINE_END);
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
function findIndexIn(st, list, value) {
    const index = list.findIndex((item) => isEqual(st, item, value));
    if (index < 0)
        throw (0,expressions_failure/* valueFault */.SH)('the value is not in the list');
    return index;
}
const LIST_METHODS = createMethodTable({
    'index(value)': (st, list, [value]) => findIndexIn(st, list, value),
    'count(value)': (st, list, [value]) => list.filter((item) => isEqual(st, item, value)).length,
    'copy()': (st, list) => markOwned([...listElements(st, list)]),
    'append(value)': createChangingMethod((list, [value]) => list.push(value)),
    'insert(index, value)': createChangingMethod((list, [index, value]) => list.splice(needInt(index, 'the position'), 0, value)),
    'remove(value)': createChangingMethod((list, [value], st) => list.splice(findIndexIn(st, list, value), 1)),
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
            throw (0,expressions_failure/* valueFault */.SH)('there is no element to pop');
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
            throw (0,expressions_failure/* valueFault */.SH)('a mapping is made of pairs');
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
            throw (0,expressions_failure/* valueFault */.SH)('the mapping has no such key');
        return value === undefined ? fallback : value;
    },
    'setdefault(key, default?)': (_st, map, [key, fallback = null]) => {
        const found = getKey(map, key);
        if (found === undefined)
            setMappingKey(requireOwnedMap(map), key, fallback);
        return found === undefined ? fallback : found;
    },
});
function bindMethod(table, name, target) {
    const method = table.get(name);
    if (method === undefined)
        return undefined;
    return new Callable(name, (st, args, kwargs) => deriveValue(st, target, method(st, `${name}()`, target, args, kwargs)), isMapping(target) ? () => listMappingEntries(target).map(([key]) => String(key)) : null);
}
function findMethod(target, name) {
    if (isText(target))
        return bindMethod(TEXT_METHODS, name, target);
    if (Array.isArray(target))
        return bindMethod(LIST_METHODS, name, target);
    if (isMapping(target))
        return bindMethod(MAPPING_METHODS, name, target);
    return undefined;
}
function createMissingMember(st, target, key, pos, label, why) {
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
    if (!hasFields)
        return new Undefined(message, pos, name, fields, methods);
    return new Undefined(message, pos, name, fields, fields, name === undefined ? 'other' : 'missing-field');
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
function createAttributeGetter(st, attribute, fallback) {
    const parts = parseAttributePath(attribute);
    return (item) => {
        let value = item;
        for (const part of parts) {
            const member = getItem(value, part);
            if (member !== undefined)
                value = member;
            else
                value = fallback === undefined || fallback === null ? createMissingMember(st, value, part, st.pos) : fallback;
        }
        return value;
    };
}
function parseAttributePath(attribute) {
    if (attribute === undefined || attribute === null)
        return [];
    if (!isText(attribute))
        return [attribute];
    return attribute.split('.').map((part) => (/^\p{Nd}+$/u.test(part) ? (asIndex(Number(part)) ?? part) : part));
}
function readBound(value) {
    if (value === null || value === undefined)
        return undefined;
    const index = asIndex(value);
    if (index !== undefined)
        return index;
    throw (0,expressions_failure/* typeFault */.Fr)(`the bounds of a slice must be integers, not ${describeType(value)}`);
}
function listSliceIndices(length, from, to, by) {
    const step = readBound(by) ?? 1;
    if (step === 0)
        throw (0,expressions_failure/* valueFault */.SH)('the step of a slice cannot be zero');
    const lowest = step > 0 ? 0 : -1;
    const highest = step > 0 ? length : length - 1;
    const clamp = (value, fallback) => {
        const index = readBound(value);
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
        const indices = listSliceIndices(items.length, from, to, by);
        st.charge(indices.length);
        return indices.map((i) => items[i]);
    };
    const items = toSequence(target);
    if (items !== undefined)
        return toSequenceLike(target, pick(items));
    if (!isText(target))
        throw (0,expressions_failure/* typeFault */.Fr)(`${describeType(target)} cannot be sliced`);
    st.reserve(target.length);
    const isPlain = isSimple(target) && (readBound(by) ?? 1) === 1;
    return isPlain ? target.slice(readBound(from), readBound(to)) : pick(splitCodePoints(target)).join('');
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
const CHARS_PER_STEP = 256;
class State {
    scope;
    library;
    out = '';
    blocks = new Map();
    pos = 0;
    frame = new VariableFrame(undefined);
    marksRead = new Set();
    marksAt = new Map();
    takenApart = new Set();
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
            throw (0,expressions_failure/* budgetFault */.kx)(`the template does too much work (more than ${this.budget.steps} steps)`);
    }
    chargeReading(values) {
        let steps = 0;
        for (const value of values)
            if (typeof value === 'string')
                steps += Math.floor(value.length / CHARS_PER_STEP);
        this.charge(steps);
    }
    reserve(chars) {
        this.#bound(chars);
        this.charge(1 + Math.floor(chars / CHARS_PER_STEP));
    }
    #bound(chars) {
        const most = this.budget.outputChars;
        if (chars > most)
            throw (0,expressions_failure/* budgetFault */.kx)(`a text grows too long (more than ${most} characters)`);
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
        this.charge(1 + Math.floor(text.length / CHARS_PER_STEP));
        this.#bound(this.out.length + text.length);
        this.out += text;
    }
    runNested(body) {
        this.depth += 1;
        if (this.depth > this.budget.depth)
            throw (0,expressions_failure/* budgetFault */.kx)(`calls nest too deeply (more than ${this.budget.depth})`);
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
    const shortEscape = NAMED[char];
    if (shortEscape !== undefined)
        return shortEscape;
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
        throw (0,expressions_failure/* budgetFault */.kx)('data nests too deeply to be printed');
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
    throw (0,expressions_failure/* typeFault */.Fr)('this value is not data and cannot be printed');
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
    throw (0,expressions_failure/* typeFault */.Fr)(`${describeType(key)} cannot be a key in JSON`);
}
function writeJson(st, value, style, level = 0) {
    const inner = (item) => writeJson(st, item, style, level + 1);
    st.charge(1);
    if (level === 0)
        st.startPrint();
    if (level > print_MAX_DEPTH)
        throw (0,expressions_failure/* budgetFault */.kx)('data nests too deeply for JSON');
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
    throw (0,expressions_failure/* typeFault */.Fr)(`${kind} has no form in JSON`);
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
        throw (0,expressions_failure/* budgetFault */.kx)('data nests too deeply');
    if (value === null || typeof value === 'boolean' || value instanceof core_float/* Float */.nt)
        return value;
    if (isText(value)) {
        st.chargeReading([value]);
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
        throw new expressions_failure/* Fault */.vC('undefined', message, st.pos, value.beside());
    }
    if (!isMapping(value))
        throw (0,expressions_failure/* typeFault */.Fr)(`${describeType(value)} is no data`);
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
    throw (0,expressions_failure/* typeFault */.Fr)(`${op} does not take ${describeType(a)} and ${describeType(b)}${advice}`);
}
function lookup(st, name, pos) {
    const { frame, scope, library } = st;
    const variable = frame.lookup(name);
    if (variable !== undefined)
        return variable;
    const value = scope.lookup(name);
    if (value !== undefined && typeof value !== 'function' && typeof value !== 'symbol')
        return value;
    const builtin = library.globals.get(name);
    if (builtin !== undefined)
        return builtin;
    const names = () => [...new Set([...scope.names(), ...frame.names()])];
    const why = scope.absent?.(name) ?? null;
    if (why !== null)
        return new Absent(`'${name}' is undefined: ${why}`, pos, undefined, names);
    return new Undefined(`'${name}' is undefined`, pos, name, names);
}
function formatPath(expr) {
    if (expr.type === 'name')
        return expr.name;
    if (expr.type !== 'item')
        return undefined;
    const base = formatPath(expr.target);
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
    return createMissingMember(st, target, key, pos, formatPath(holder), why ?? undefined);
}
function evaluateArguments(st, all) {
    const args = [];
    const kwargs = new Map();
    const addNamed = (name, value) => {
        if (!isText(name))
            throw (0,expressions_failure/* typeFault */.Fr)('the keys of a mapping after ** must be texts');
        if (kwargs.has(name))
            throw (0,expressions_failure/* typeFault */.Fr)(`the argument '${name}' is given twice`);
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
            throw (0,expressions_failure/* typeFault */.Fr)(`after ** comes a mapping, not ${describeType(value)}`);
        else {
            st.charge(1);
            for (const [key, item] of listMappingEntries(value))
                addNamed(key, item);
        }
    }
    return { args, kwargs };
}
function evaluateCallee(st, expr) {
    if (st.scope.assumed === undefined || expr.type !== 'item')
        return evaluateExpression(st, expr);
    const target = evaluateExpression(st, expr.target);
    const key = evaluateExpression(st, expr.index);
    return getItem(target, key) ?? createMissingValue(st, target, key, expr.index.pos, expr.target);
}
function call(st, expr, caller) {
    const target = evaluateCallee(st, expr.target);
    if (target instanceof Undefined)
        throw target.fault();
    st.pos = expr.pos;
    const { args, kwargs } = evaluateArguments(st, expr.args);
    st.pos = expr.pos;
    st.charge(1);
    if (!(target instanceof Callable)) {
        const label = formatPath(expr.target);
        const type = describeType(target);
        throw (0,expressions_failure/* typeFault */.Fr)(label === undefined ? `${type} is no function` : `'${label}' is ${type}, no function`);
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
        throw (0,expressions_failure/* typeFault */.Fr)(`${describeType(value)} ${expr.type === 'negative' ? 'has no negative' : 'is no number'}`);
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
        const target = evaluateUnopened(st, expr.target);
        const key = evaluateExpression(st, expr.index);
        st.pos = expr.index.pos;
        const member = getMember(st, target, key);
        return member === undefined ? createMissingValue(st, target, key, expr.index.pos, expr.target) : member;
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
    const value = evaluateUnopened(st, expr);
    const { assumed } = st.scope;
    return assumed === undefined ? value : openMarks(st, assumed, value);
}
function openMarks(st, assumed, value) {
    if (isText(value)) {
        if (!assumed.isMark(value))
            return value;
        st.marksRead.add(value);
        return assumed.open(value);
    }
    if (Array.isArray(value)) {
        const items = value.map((item) => openMarks(st, assumed, item));
        return items.some((item, index) => item !== value[index]) ? items : value;
    }
    if (!(0,json/* isRecord */.u4)(value))
        return value;
    const entries = Object.entries(value).map(([key, item]) => [key, openMarks(st, assumed, item)]);
    return entries.some(([key, item]) => item !== value[key]) ? Object.fromEntries(entries) : value;
}
function evaluateUnopened(st, expr) {
    const value = EVALUATORS[expr.type](st, expr);
    if (st.scope.assumed?.isMark(value) === true)
        st.marksAt.set(expr, value);
    return value;
}
function getMember(st, target, key) {
    const { assumed } = st.scope;
    if (assumed?.isMark(target) !== true)
        return getItem(target, key);
    return assumed.findMember(target, key) ?? getItem(openMarks(st, assumed, target), key);
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
    macro: (st, { macro }) => st.frame.vars.set(macro.name, createMacroCallable(macro, st.frame)),
    callBlock: (st, stmt) => st.write(toText(st, call(st, stmt.call, createMacroCallable(stmt.caller, st.frame)))),
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
                throw (0,expressions_failure/* valueFault */.SH)(`the imported file has no '${name}'`);
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
            throw error instanceof expressions_failure/* Fault */.vC ? error.within(from, st.pos) : error;
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
            throw (0,expressions_failure/* typeFault */.Fr)(`only fields of a namespace() can be set, and '${target.name}' is ${describeType(space)}`);
        space.vars.set(target.member, value);
    }
    else {
        st.pos = pos;
        const { items } = target;
        const values = listElements(st, value);
        if (values.length !== items.length)
            throw (0,expressions_failure/* valueFault */.SH)(`${values.length} values cannot be put into ${items.length} names`);
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
    deriveValue(st, value, items);
    if (items.length === 0) {
        st.within(new VariableFrame(home), () => executeTemplate(st, stmt.otherwise));
        return;
    }
    const recurse = (state, inner) => state.capture(() => state.runNested(() => state.within(home, () => executeLoop(state, stmt, inner, depth + 1, home))));
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
                throw (0,expressions_failure/* typeFault */.Fr)('loop() can be called in a loop marked as recursive only');
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
                throw (0,expressions_failure/* typeFault */.Fr)('loop.cycle() needs at least one value');
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
function createMacroCallable({ name, params, body, pos, uses }, home) {
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
        const body = open(file, name.pos);
        if (body !== null)
            return body;
    }
    if (!optional)
        throw (0,expressions_failure/* createMissingFileFault */.He)(names.join(', '), name.pos);
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
        throw (0,expressions_failure/* typeFault */.Fr)(`the block '${name}' has no block above it: super() has nothing to give`);
    const frame = new VariableFrame(st.frame);
    frame.vars.set('super', new Callable('super', (inner) => inner.capture(() => executeBlock(inner, name, above))));
    st.runNested(() => st.within(frame, () => executeTemplate(st, body)));
}

;// CONCATENATED MODULE: ./build/src/expressions/assumed.js
function formatExpression(expr, name) {
    const format = (part) => formatExpression(part, name);
    const replacement = name(expr);
    if (replacement !== undefined)
        return replacement;
    switch (expr.type) {
        case 'const':
            return typeof expr.value === 'string' ? `'${expr.value}'` : String(expr.value ?? 'none');
        case 'name':
            return expr.name;
        case 'item':
            return expr.index.type === 'const' && typeof expr.index.value === 'string'
                ? `${format(expr.target)}.${expr.index.value}`
                : `${format(expr.target)}[${format(expr.index)}]`;
        case 'list':
            return `[${expr.items.map(format).join(', ')}]`;
        case 'tuple':
            return `(${expr.items.map(format).join(', ')})`;
        case 'filter':
            return `${expr.target === undefined ? '' : format(expr.target)} | ${expr.name}${formatArguments(expr, format)}`;
        case 'test':
            return `${format(expr.target)} is ${expr.name}${formatArguments(expr, format)}`;
        case 'call':
            return `${format(expr.target)}(${expr.args.map(({ value }) => format(value)).join(', ')})`;
        case 'not':
            return `not ${format(expr.operand)}`;
        case 'and':
        case 'or':
            return `(${format(expr.left)} ${expr.type} ${format(expr.right)})`;
        case 'binary':
            return `${format(expr.left)} ${expr.op} ${format(expr.right)}`;
        case 'compare':
            return [format(expr.first), ...expr.rest.map(({ op, operand }) => `${op} ${format(operand)}`)].join(' ');
        case 'concat':
            return expr.parts.map(format).join(' ~ ');
        default:
            return `${expr.type}@${expr.pos}`;
    }
}
function formatArguments({ args }, format) {
    return args.length === 0 ? '' : `(${args.map(({ value }) => format(value)).join(', ')})`;
}

;// CONCATENATED MODULE: ./build/src/expressions/judge.js






function holds(st, tree) {
    const value = evaluateExpression(st, tree);
    return !(value instanceof Nothing) && isTruthyValue(toPlain(st, value));
}
function judgeAssumed(st, assumed, tree) {
    if (tree.type === 'not')
        return !judgeAssumed(st, assumed, tree.operand);
    if (tree.type === 'and' || tree.type === 'or') {
        const left = judgeAssumed(st, assumed, tree.left);
        return left === (tree.type === 'or') ? left : judgeAssumed(st, assumed, tree.right);
    }
    st.marksRead.clear();
    const result = tryHolds(st, tree);
    if (st.marksRead.size > 0)
        return assumed.choose(createTest(st, assumed, tree));
    if (result instanceof expressions_failure/* Fault */.vC)
        throw result;
    return result;
}
function tryHolds(st, tree) {
    try {
        return holds(st, tree);
    }
    catch (error) {
        if (error instanceof expressions_failure/* Fault */.vC)
            return error;
        throw error;
    }
}
function createTest(st, assumed, tree) {
    const label = formatExpression(tree, (part) => {
        const mark = st.marksAt.get(part);
        return mark === undefined ? undefined : assumed.nameOf(mark);
    });
    const key = formatExpression(tree, (part) => st.marksAt.get(part));
    return { label, key, marks: [...st.marksRead], about: findComparison(st, tree) };
}
const MIRRORED = {
    '==': '==',
    '!=': '!=',
    '<': '>',
    '<=': '>=',
    '>': '<',
    '>=': '<=',
};
function findComparison(st, tree) {
    const alone = findMark(st, tree);
    if (alone !== undefined)
        return { mark: alone, op: 'truth', value: true };
    if (tree.type !== 'compare' || tree.rest.length !== 1)
        return null;
    const [{ op, operand } = { op: '==', operand: tree.first }] = tree.rest;
    const [left, right] = [findMark(st, tree.first), findMark(st, operand)];
    if (left !== undefined && operand.type === 'const')
        return { mark: left, op, value: operand.value };
    const mirrored = MIRRORED[op];
    if (right !== undefined && tree.first.type === 'const' && mirrored !== undefined)
        return { mark: right, op: mirrored, value: tree.first.value };
    return null;
}
function findMark(st, expr) {
    const isDefault = expr.type === 'filter' && (expr.name === 'default' || expr.name === 'd');
    return st.marksAt.get(isDefault && expr.target !== undefined ? expr.target : expr);
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
const UNCLOSED = {
    [DESCRIBED.printEnd]: 'unclosed-output',
    [DESCRIBED.blockEnd]: 'unclosed-statement',
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
function decodeEscapes(raw, pos) {
    const body = (0,terminal_text/* normalizeNewlines */.jN)(raw);
    if (!body.includes('\\'))
        return body;
    return body.replace(ESCAPE, (_all, simple, octal, x, u, long, broken, other) => {
        if (typeof simple === 'string')
            return ESCAPED[simple] ?? '';
        if (typeof octal === 'string')
            return String.fromCodePoint(Number.parseInt(octal, 8));
        if (typeof broken === 'string')
            throw (0,expressions_failure/* syntaxFault */.mf)(`the escape \\${broken} in a quoted text is incomplete`, pos);
        if (typeof other === 'string')
            return `\\${other}`;
        const code = Number.parseInt(String(x ?? u ?? long), 16);
        if (code > 0x10ffff)
            throw (0,expressions_failure/* syntaxFault */.mf)('an escape in a quoted text names no character', pos);
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
    pushData(from, to, trimEnd) {
        const raw = this.source.slice(from, to);
        const text = (0,terminal_text/* normalizeNewlines */.jN)(trimEnd ? raw.trimEnd() : raw);
        if (text !== '')
            this.tokens.push({ type: 'data', text, value: text, pos: from });
    }
    readTemplate() {
        while (this.pos < this.source.length) {
            this.tagStart.lastIndex = this.pos;
            const opening = this.tagStart.exec(this.source);
            if (opening === null) {
                this.pushData(this.pos, this.source.length, false);
                break;
            }
            const sign = this.source[opening.index + 2];
            this.pushData(this.pos, opening.index, sign === '-');
            this.pos = opening.index;
            this.readTag(opening[0], sign === '-' || sign === '+' ? 3 : 2);
        }
        return this.finishTokens();
    }
    readExpression() {
        this.readTokens(undefined, 'end');
        return this.finishTokens();
    }
    finishTokens() {
        this.pos = this.source.length;
        this.take('end', '');
        return this.tokens;
    }
    readTag(opening, width) {
        const start = this.pos;
        if (opening === '{#') {
            COMMENT_END.lastIndex = start + width;
            if (COMMENT_END.exec(this.source) === null)
                throw (0,expressions_failure/* syntaxFault */.mf)('a comment is not closed with #}', start);
            this.pos = COMMENT_END.lastIndex;
            return;
        }
        const raw = this.match(RAW_BEGIN);
        if (raw !== undefined) {
            this.readRaw(start, start + raw.length);
        }
        else if (opening === '{%') {
            this.take('blockBegin', this.source.slice(start, start + width));
            this.readTokens(BLOCK_END, 'blockEnd');
        }
        else {
            this.take('printBegin', this.source.slice(start, start + width));
            this.readTokens(PRINT_END, 'printEnd');
        }
    }
    readRaw(start, bodyStart) {
        RAW_END.lastIndex = bodyStart;
        const ending = RAW_END.exec(this.source);
        if (ending === null)
            throw (0,expressions_failure/* syntaxFault */.mf)('a raw block is not closed with {% endraw %}', start);
        this.pos = RAW_END.lastIndex;
        this.pushData(bodyStart, ending.index, ending[1] === '-');
    }
    readTokens(closing, endType) {
        const open = [];
        while (this.pos < this.source.length) {
            this.pos += this.match(SPACE)?.length ?? 0;
            if (this.pos >= this.source.length)
                break;
            const end = open.length === 0 && closing !== undefined ? this.match(closing) : undefined;
            if (end === undefined)
                this.take(...this.readToken(open));
            else {
                this.take(endType, end);
                return;
            }
        }
    }
    readToken(open) {
        const { pos } = this;
        const name = this.match(NAME);
        if (name !== undefined)
            return ['name', name];
        const quoted = this.match(TEXT);
        if (quoted !== undefined)
            return ['text', quoted, decodeEscapes(quoted.slice(1, -1), pos)];
        const float = this.match(FLOAT);
        if (float !== undefined)
            return ['number', float, makeFloat(Number(float.replaceAll('_', '')))];
        const integer = this.match(INTEGER);
        if (integer !== undefined) {
            if (integer.length > MAX_INTEGER_DIGITS)
                throw (0,expressions_failure/* syntaxFault */.mf)('a number has too many digits', pos);
            return ['number', integer, normalizeInt(BigInt(integer.replaceAll('_', '')))];
        }
        const operator = this.match(OPERATOR);
        if (operator === undefined) {
            const char = String.fromCodePoint(this.source.codePointAt(pos) ?? 0);
            const isQuote = char === '"' || char === "'";
            throw (0,expressions_failure/* syntaxFault */.mf)(isQuote ? 'a quoted text is not closed' : `the character '${char}' has no meaning here`, pos);
        }
        if (Object.values(CLOSES).includes(operator))
            open.push(operator);
        const last = CLOSES[operator] === undefined ? undefined : open.pop();
        if (CLOSES[operator] !== undefined && last === undefined)
            throw (0,expressions_failure/* syntaxFault */.mf)(`'${operator}' closes nothing`, pos, operator === '}' ? 'unclosed-output' : 'other');
        if (CLOSES[operator] !== last)
            throw (0,expressions_failure/* syntaxFault */.mf)(`'${operator}' does not close '${last}'`, pos);
        return ['operator', operator];
    }
}
function lexTemplate(source, comments) {
    return new Lexer(source, comments ? /\{[{%#]/g : /\{[{%]/g).readTemplate();
}
function lexExpression(source) {
    return new Lexer(source, /$/g).readExpression();
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
        const isNext = this.is(text);
        if (isNext)
            this.index += 1;
        return isNext;
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
        const code = type === 'end' ? UNCLOSED[wanted] : undefined;
        return (0,expressions_failure/* syntaxFault */.mf)(`expected ${wanted}, found ${found}`, pos, code);
    }
    parseNested(parse) {
        this.nesting += 1;
        if (this.nesting > MAX_NESTING)
            throw (0,expressions_failure/* syntaxFault */.mf)('the template nests too deeply', this.current.pos);
        const result = parse();
        this.nesting -= 1;
        return result;
    }
}
const PYTHON_WORDS = { True: true, False: false, None: null };
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const NUMBER_LIKE = /^-?\d/;
function printLongIntegers(value) {
    if (typeof value === 'bigint')
        return String(value);
    if (Array.isArray(value))
        return value.map(printLongIntegers);
    if (!(0,json/* isRecord */.u4)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, printLongIntegers(item)]));
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
    return value === undefined ? text : printLongIntegers(value);
}

;// CONCATENATED MODULE: ./build/src/expressions/filters.js









const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
function parseInteger(text, base) {
    if (text.length > core_float/* MOST_DIGITS */.X3)
        return undefined;
    const match = /^([+-]?)(0[xX]|0[oO]|0[bB])?([0-9a-zA-Z]+(?:_[0-9a-zA-Z]+)*)$/.exec(text.trim());
    if (match === null || base === 1 || base < 0 || base > DIGITS.length)
        return undefined;
    const [, sign, prefix = '', body = ''] = match;
    const prefixRadix = { x: 16, o: 8, b: 2 }[prefix.slice(1).toLowerCase()];
    let radix = base;
    let digits = body.replaceAll('_', '').toLowerCase();
    if (base === 0)
        radix = prefixRadix ?? 10;
    if (prefix !== '' && prefixRadix !== radix)
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
    const whole = base === null ? undefined : parseInteger(value, base === undefined ? 10 : needInt(base, 'the base'));
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
        throw (0,expressions_failure/* typeFault */.Fr)(`${what} needs a number, not ${describeType(value)}`);
    return value;
}
function round(value, precision, how) {
    const number = needNumber(value, 'round');
    const isCommon = how === undefined || how === 'common';
    if (precision === null && isCommon)
        return toInteger(makeFloat(roundTo(toFloat(number), 0)), undefined, undefined);
    const decimals = precision === undefined ? 0 : needInt(precision, 'the precision');
    if (Math.abs(decimals) > 400)
        throw (0,expressions_failure/* valueFault */.SH)('the precision is out of range');
    if (isCommon) {
        if (isInt(number) && decimals >= 0)
            return typeof number === 'boolean' ? Number(number) : number;
        const rounded = roundTo(toFloat(number), decimals);
        return isInt(number) ? normalizeInt(BigInt(rounded)) : makeFloat(rounded);
    }
    if (how !== 'ceil' && how !== 'floor')
        throw (0,expressions_failure/* valueFault */.SH)("round knows 'common', 'ceil' and 'floor' only");
    const scale = 10 ** decimals;
    const scaled = toFloat(number) * scale;
    return makeFloat(((how === 'ceil' ? Math.ceil(scaled) : Math.floor(scaled)) + 0) / scale);
}
function formatFileSize(value, binary) {
    const float = toDecimal(value, undefined);
    if (float === undefined || !isNum(float))
        throw (0,expressions_failure/* valueFault */.SH)('filesizeformat needs a number');
    const bytes = toFloat(float);
    const isBinary = isTrueArgument(binary);
    const base = isBinary ? 1024 : 1000;
    if (bytes === 1)
        return '1 Byte';
    if (bytes < base)
        return `${Math.trunc(bytes)} Bytes`;
    const letters = ['k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y'];
    const index = letters.findIndex((_, i) => bytes < base ** (i + 2));
    const power = index < 0 ? letters.length - 1 : index;
    const letter = isBinary ? letters[power]?.toUpperCase() : letters[power];
    return `${formatFixed((base * bytes) / base ** (power + 2), 1)} ${letter}${isBinary ? 'iB' : 'B'}`;
}
function readIndent(value, fallback) {
    if (value === undefined)
        return fallback;
    if (value === null)
        return undefined;
    const indent = needInt(value, 'the indent');
    if (indent > 100)
        throw (0,expressions_failure/* valueFault */.SH)('the indent is too wide');
    return Math.max(0, indent);
}
const VALUE_FILTERS = createMethodTable({
    'abs()': (_st, value) => {
        const number = needNumber(value, 'abs');
        if (compareNumbers(number, 0) < 0 || Object.is(toFloat(number), -0))
            return negate(number);
        return typeof number === 'boolean' ? Number(number) : number;
    },
    'default|d(default_value?, boolean?)'(_st, value, [fallback = '', falsy]) {
        const absent = value instanceof Undefined || value === null || value === undefined;
        if (absent || (isTrueArgument(falsy) && !isTrue(value)))
            return fallback;
        return value;
    },
    'escape|e|forceescape()': (st, value) => escapeHtml(toText(st, value)),
    'filesizeformat(binary?)': (_st, value, [binary]) => formatFileSize(value, binary),
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
        throw (0,expressions_failure/* typeFault */.Fr)(`%${type} needs an integer`);
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
            throw (0,expressions_failure/* typeFault */.Fr)('the filter format takes either names or positions, not both');
        let used = 0;
        let size = 0;
        const formatted = toText(st, value).replace(FORMAT_PLACE, (_all, name, flags, width, precision, type) => {
            if (type === '%')
                return '%';
            if (!/^[sdifx]$/.test(type))
                throw (0,expressions_failure/* valueFault */.SH)(`the filter format knows %s, %d, %f and %x, not %${type}`);
            const argument = name === undefined ? args[used++] : kwargs?.get(name);
            if (argument === undefined)
                throw (0,expressions_failure/* typeFault */.Fr)(`the filter format has no value for ${name === undefined ? `place ${used}` : `'${name}'`}`);
            st.reserve(size + Number(width));
            const text = type === 's'
                ? sliceText(toText(st, argument), 0, Number(precision ?? Number.POSITIVE_INFINITY))
                : formatNumber(argument, type, flags, Number(width), Number(precision ?? 6));
            const spaces = ' '.repeat(Math.max(0, Number(width) - countCodePoints(text)));
            size += text.length + spaces.length;
            return flags.includes('-') ? text + spaces : spaces + text;
        });
        if (used < args.length)
            throw (0,expressions_failure/* typeFault */.Fr)('the filter format has more values than places');
        return formatted;
    },
    'indent(width?, first?, blank?)'(st, value, [width = 4, first, blank]) {
        const text = needText(value, 'the value to indent');
        const columns = isText(width) ? 0 : needInt(width, 'the width');
        if (columns > 10_000)
            throw (0,expressions_failure/* valueFault */.SH)('the indent is too wide');
        const by = isText(width) ? width : ' '.repeat(Math.max(0, columns));
        const lines = splitTextLines(`${text}\n`);
        st.reserve(text.length + lines.length * by.length);
        const isBlank = isTrueArgument(blank);
        const shifted = lines.map((line, i) => (i > 0 && (isBlank || line !== '') ? by + line : line));
        return (isTrueArgument(first) ? by : '') + shifted.join('\n');
    },
    'replace(old, new, count?)': (st, value, [from, to, count]) => replaceText(st, toText(st, value), toText(st, from), toText(st, to), needInt(count, 'the count', -1)),
    'trim(chars?)': (st, value, [chars]) => stripText(toText(st, value), chars),
    'truncate(length?, killwords?, end?, leeway?)'(st, value, [length = 255, killWords, ending = '...', slack]) {
        const end = needText(ending, 'the end');
        const most = needInt(length, 'the length');
        const leeway = needInt(slack, 'the leeway', 5);
        if (most < countCodePoints(end))
            throw (0,expressions_failure/* valueFault */.SH)('the length is shorter than the end mark');
        if (leeway < 0)
            throw (0,expressions_failure/* valueFault */.SH)('the leeway must not be negative');
        if (requireLength(value) <= most + leeway)
            return value;
        const text = needText(value, 'the value to truncate');
        st.reserve(text.length);
        const shown = sliceText(text, 0, most - countCodePoints(end));
        const space = isTrueArgument(killWords) ? -1 : shown.lastIndexOf(' ');
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
    if (isTrueArgument(sensitive))
        return (value) => value;
    return (value) => (isText(value) ? value.toLowerCase() : value);
}
function createExtremeFilter(direction) {
    return (st, value, [sensitive, attribute]) => {
        const fold = createCasing(sensitive);
        const get = createAttributeGetter(st, attribute);
        let best;
        for (const item of listElements(st, value)) {
            const key = fold(get(item));
            if (best === undefined || direction * order(st, key, best.key) > 0)
                best = { item, key };
        }
        return best === undefined ? createEmptyResult(st, direction > 0 ? 'largest' : 'smallest') : best.item;
    };
}
function listElementsIfTrue(st, value) {
    return isTrue(value) ? listElements(st, value) : [];
}
function createChooser(keepsTrue, byAttribute) {
    return (st, value, args, kwargs) => {
        if (byAttribute && args.length === 0)
            throw (0,expressions_failure/* typeFault */.Fr)('the name of an attribute is missing');
        const get = byAttribute ? createAttributeGetter(st, args[0]) : (item) => item;
        const [test, ...rest] = byAttribute ? args.slice(1) : args;
        const holds = test === undefined
            ? (item) => isTrue(get(item))
            : (item) => applyTest(st, needText(test, 'the name of a test'), get(item), rest, kwargs);
        return markOwned(listElementsIfTrue(st, value).filter((item) => holds(item) === keepsTrue));
    };
}
function readReverse(reversed) {
    if (reversed === null)
        throw (0,expressions_failure/* typeFault */.Fr)('reverse must be true or false, not none');
    return isTrueArgument(reversed);
}
const LIST_FILTERS = createMethodTable({
    'batch(linecount, fill_with?)'(st, value, [size, fill = null]) {
        if (size === null && fill !== null)
            throw (0,expressions_failure/* typeFault */.Fr)('a batch without a size cannot be filled');
        const count = size === null ? Number.POSITIVE_INFINITY : needInt(size, 'the size of a batch');
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
    'count|length()': (_st, value) => requireLength(value),
    'dictsort(case_sensitive?, by?, reverse?)'(st, value, [sensitive, by, reversed]) {
        if (!isMapping(value))
            throw (0,expressions_failure/* typeFault */.Fr)(`dictsort needs a mapping, not ${describeType(value)}`);
        if (by !== undefined && by !== 'key' && by !== 'value')
            throw (0,expressions_failure/* valueFault */.SH)("dictsort sorts by 'key' or 'value' only");
        const part = by === 'value' ? 1 : 0;
        const fold = createCasing(sensitive);
        const pairs = listMappingEntries(value).map((pair) => new Tuple(pair));
        const getSortKey = (pair) => fold(pair instanceof Tuple ? pair.items[part] : pair);
        return markOwned(sortBy(st, pairs, getSortKey, readReverse(reversed)));
    },
    'first()': createEndFilter('first', 0),
    'last()': createEndFilter('last', -1),
    'groupby(attribute, default?, case_sensitive?)'(st, value, [attribute, fallback, sensitive]) {
        const fold = createCasing(sensitive);
        const get = createAttributeGetter(st, attribute, fallback);
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
            throw (0,expressions_failure/* typeFault */.Fr)(`items needs a mapping, not ${describeType(value)}`);
        const pairs = listMappingEntries(value).map((pair) => new Tuple(pair));
        st.charge(pairs.length);
        return markOwned(pairs);
    },
    'join(d?, attribute?)'(st, value, [separator, attribute]) {
        const by = separator === undefined ? '' : toText(st, separator);
        const get = createAttributeGetter(st, attribute);
        const texts = listElements(st, value).map((item) => toText(st, get(item)));
        return st.join(texts, by);
    },
    'list()': (st, value) => markOwned([...listElements(st, value)]),
    'map(*)'(st, value, args, kwargs) {
        const attribute = kwargs?.get('attribute');
        if (args.length === 0 && attribute !== undefined) {
            for (const name of kwargs?.keys() ?? [])
                if (name !== 'attribute' && name !== 'default')
                    throw (0,expressions_failure/* typeFault */.Fr)(`the filter map has no argument '${name}'`);
            return markOwned(listElementsIfTrue(st, value).map(createAttributeGetter(st, attribute, kwargs?.get('default'))));
        }
        if (args.length === 0)
            throw (0,expressions_failure/* typeFault */.Fr)('the filter map needs the name of a filter, or attribute=');
        const name = needText(args[0], 'the name of a filter');
        return markOwned(listElementsIfTrue(st, value).map((item) => applyFilter(st, name, item, args.slice(1), kwargs)));
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
            throw (0,expressions_failure/* valueFault */.SH)('the number of slices cannot be zero');
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
        const getters = paths.map((path) => createAttributeGetter(st, path));
        return markOwned(sortBy(st, listElements(st, value), (item) => getters.map((get) => fold(get(item))), readReverse(reversed)));
    },
    'sum(attribute?, start?)'(st, value, [attribute, start]) {
        const get = createAttributeGetter(st, attribute);
        if (start !== undefined && isText(start))
            throw (0,expressions_failure/* typeFault */.Fr)('texts cannot be summed; use the filter join');
        let total = start === undefined ? 0 : start;
        for (const item of listElements(st, value))
            total = operate(st, '+', total, get(item));
        return total;
    },
    'unique(case_sensitive?, attribute?)'(st, value, [sensitive, attribute]) {
        const fold = createCasing(sensitive);
        const get = createAttributeGetter(st, attribute);
        const seen = new Map();
        const isNew = (item) => {
            const key = fold(get(item));
            if (Array.isArray(key) || isMapping(key))
                throw (0,expressions_failure/* typeFault */.Fr)(`${describeType(key)} cannot be compared for uniqueness`);
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
        throw (0,expressions_failure/* typeFault */.Fr)(`${describeType(isNum(value) ? divisor : value)} cannot be divided`);
    return compareNumbers(ARITHMETIC['%'](value, divisor), rest) === 0;
}
function isNameIn(table, value) {
    if (value instanceof Undefined)
        throw value.fault();
    if (Array.isArray(value) || isMapping(value))
        throw (0,expressions_failure/* typeFault */.Fr)(`${describeType(value)} cannot be a name`);
    return isText(value) && table.has(value);
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
    'filter()': (st, value) => isNameIn(st.library.filters, value),
    'test()': (st, value) => isNameIn(st.library.tests, value),
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
        throw (0,expressions_failure/* typeFault */.Fr)(`${what} takes no named arguments`);
}
const MAX_RANGE = 1_000_000;
function createRange(st, args, kwargs) {
    refuseNames('range()', kwargs);
    if (args.length < 1 || args.length > 3)
        throw (0,expressions_failure/* typeFault */.Fr)('range() takes one to three arguments');
    const numbers = args.map((arg) => needInt(arg, 'an argument of range()'));
    const [first = 0, second, step = 1] = numbers;
    if (step === 0)
        throw (0,expressions_failure/* valueFault */.SH)('the step of range() cannot be zero');
    const [start, stop] = second === undefined ? [0, first] : [first, second];
    const length = Math.max(0, Math.ceil((stop - start) / step));
    if (length > MAX_RANGE)
        throw (0,expressions_failure/* budgetFault */.kx)(`a range cannot have more than ${MAX_RANGE} elements`);
    st.charge(length);
    return markOwned(Array.from({ length }, (_, i) => start + i * step));
}
function createMap(st, args, kwargs) {
    if (args.length > 1)
        throw (0,expressions_failure/* typeFault */.Fr)('dict() takes at most one argument');
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
    createCallable('range', createRange),
    createCallable('dict', createMap),
    createCallable('namespace', (st, args, kwargs) => {
        const vars = [...createMap(st, args, kwargs)].map(([key, value]) => [String(key), value]);
        return new Namespace(new Map(vars));
    }),
    createCallable('cycler', (_st, args, kwargs) => {
        refuseNames('cycler()', kwargs);
        if (args.length === 0)
            throw (0,expressions_failure/* valueFault */.SH)('cycler() needs at least one value');
        let turn = 0;
        const next = createCallable('next', () => args[turn++ % args.length]);
        const reset = createCallable('reset', () => {
            turn = 0;
            return null;
        });
        return new PyObject('cycler', () => new Map([['current', args[turn % args.length]], next, reset]));
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
function createUnaryFunction(name, compute) {
    return createCallable(name, (st, args, kwargs) => compute(st, bindArgs(`${name}()`, ['value'], 1, args, kwargs)[0]));
}
function requireNumber(value, source) {
    if (value === undefined)
        throw (0,expressions_failure/* valueFault */.SH)(`${describeType(source)} is not a number here`);
    return value;
}
const CONDITION_GLOBALS = new Map([
    ...GLOBALS,
    createUnaryFunction('len', (_st, value) => requireLength(value)),
    createUnaryFunction('str', (st, value) => toText(st, value)),
    createUnaryFunction('int', (_st, value) => requireNumber(toInteger(value, undefined, undefined), value)),
    createUnaryFunction('float', (_st, value) => requireNumber(toDecimal(value, undefined), value)),
]);
const FILTERS = new Map([...LIST_FILTERS, ...TEXT_FILTERS, ...VALUE_FILTERS]);
const FILTER_NAMES = [...FILTERS.keys()];
const LIBRARY = { filters: FILTERS, tests: TESTS, globals: GLOBALS, isTrue: isTrue };
const BARE_LIBRARY = { ...LIBRARY, globals: CONDITION_GLOBALS };
const CONDITION_LIBRARIES = {
    template: { ...LIBRARY, isTrue: isTruthyValue },
    bare: { ...BARE_LIBRARY, isTrue: isTruthyValue },
};

// EXTERNAL MODULE: ./build/src/expressions/ast.js
var ast = __webpack_require__(6018);
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
        const depth = (0,ast/* listSubexpressions */.W)(shape).reduce((deepest, part) => Math.max(deepest, part.depth), 0) + 1;
        if (depth > parse_expression_MAX_DEPTH)
            throw (0,expressions_failure/* syntaxFault */.mf)('an expression is too long', pos);
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
                throw (0,expressions_failure/* syntaxFault */.mf)(`expected a name or a number after '.'`, pos);
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
            const reason = name === 'random' ? ': a workflow must do the same thing every time' : (0,expressions_failure/* formatHint */.FD)(name, LIBRARY.filters.keys());
            throw (0,expressions_failure/* syntaxFault */.mf)(`there is no filter '${name}'${reason}`, pos, reason === '' ? 'unknown-filter' : 'other');
        }
        const args = this.tokens.is('(') ? this.args() : [];
        return this.node(pos, { type: 'filter', target, name, args });
    }
    test(target) {
        const negated = this.tokens.skip('not');
        const { text, pos } = this.tokens.expectType('name');
        const name = this.bare && Object.hasOwn(CONSTANTS, text) ? text.toLowerCase() : text;
        if (!LIBRARY.tests.has(name))
            throw (0,expressions_failure/* syntaxFault */.mf)(`there is no test '${name}'${(0,expressions_failure/* formatHint */.FD)(name, LIBRARY.tests.keys())}`, pos);
        const test = this.node(pos, { type: 'test', target, name, args: this.testArgs() });
        return negated ? this.node(pos, { type: 'not', operand: test }) : test;
    }
    testArgs() {
        if (this.tokens.is('('))
            return this.args();
        const { type, text, pos } = this.tokens.current;
        if (type === 'name' && text === 'is')
            throw (0,expressions_failure/* syntaxFault */.mf)("tests with 'is' cannot be chained", pos);
        const literal = type === 'text' || type === 'number' || this.tokens.is('[') || this.tokens.is('{');
        if (!literal && (type !== 'name' || KEYWORDS.has(text)))
            return [];
        return [{ kind: '', name: '', value: this.postfix(this.primary()) }];
    }
}

;// CONCATENATED MODULE: ./build/src/expressions/parse-template.js




const LOOPS = ['foreach', 'each', 'while', 'loop'];
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
                throw (0,expressions_failure/* syntaxFault */.mf)(`{% ${opener.text} %} is not closed; expected {% ${endings.at(-1)} %}`, opener.pos);
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
            throw (0,expressions_failure/* syntaxFault */.mf)('expected the name of a statement after {%', token.pos);
        const { open } = this;
        const parseFile = (0,json/* getOwnEntry */.xL)(this.fileStatements, token.text);
        if (parseFile !== undefined && open === undefined)
            throw (0,expressions_failure/* syntaxFault */.mf)(`only a template that came from a file (!file) can use {% ${token.text} %}`, token.pos);
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
                throw (0,expressions_failure/* syntaxFault */.mf)('{% call %} needs the call of a macro', call.pos);
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
            return (0,expressions_failure/* syntaxFault */.mf)(`there is no statement ${token.text}; use ${instead}`, token.pos);
        if (opener !== undefined && (token.text.startsWith('end') || token.text === 'else' || token.text === 'elif')) {
            const wanted = endings.map((ending) => `{% ${ending} %}`).join(' or ');
            return (0,expressions_failure/* syntaxFault */.mf)(`{% ${token.text} %} does not fit here; {% ${opener.text} %} expects ${wanted}`, token.pos);
        }
        if (token.text.startsWith('end'))
            return (0,expressions_failure/* syntaxFault */.mf)(`{% ${token.text} %} closes nothing`, token.pos);
        const meant = (0,expressions_failure/* formatHint */.FD)(token.text, [...Object.keys(this.statements), 'raw']);
        const code = meant === '' && LOOPS.includes(token.text) ? 'unknown-loop' : 'other';
        return (0,expressions_failure/* syntaxFault */.mf)(`there is no statement '${token.text}'${meant}`, token.pos, code);
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
                throw (0,expressions_failure/* syntaxFault */.mf)('a parameter without a default follows one with a default', pos);
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
            throw (0,expressions_failure/* syntaxFault */.mf)(`nothing can be assigned to '${name}'`, pos);
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
    const body = open(name.value, name.pos);
    if (body === null && !optional)
        throw (0,expressions_failure/* createMissingFileFault */.He)(name.value, name.pos);
    return { type: 'opened', body: body ?? [] };
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
const FORGIVING = {
    default: 'default',
    d: 'default',
    defined: 'test',
    undefined: 'test',
};
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
function listRootsDefinedIf(test, holds) {
    if (test.type === 'not')
        return listRootsDefinedIf(test.operand, !holds);
    if (test.type === 'and' || test.type === 'or')
        return (test.type === 'and') === holds
            ? uniteRoots(listRootsDefinedIf(test.left, holds), listRootsDefinedIf(test.right, holds))
            : NONE;
    const isGuard = test.type === 'test' && test.name === (holds ? 'defined' : 'undefined');
    const root = isGuard ? findRootName(test.target) : undefined;
    return root === undefined ? NONE : new Set([root]);
}
function listBoundNames(target) {
    if (target.type === 'tuple')
        return target.items.flatMap(listBoundNames);
    return target.type === 'name' ? [target.name] : [];
}
const START = { pos: 0, line: 1, column: 1 };
class Collector {
    source;
    globals;
    references = [];
    namesInFiles = new Set();
    inOtherFile = false;
    last = START;
    constructor(source, globals) {
        this.source = source;
        this.globals = globals;
    }
    position(pos) {
        const from = pos < this.last.pos ? START : this.last;
        const step = (0,expressions_failure/* findPositionAt */.KM)(this.source.slice(from.pos, pos), pos - from.pos);
        const column = step.line === 1 ? from.column + step.column - 1 : step.column;
        this.last = { pos, line: from.line + step.line - 1, column };
        return this.last;
    }
    add(path, pos, context, guard) {
        const [root = ''] = path;
        if (context.locals.has(root) || (path.length === 1 && this.globals.has(root)))
            return;
        if (this.inOtherFile) {
            this.namesInFiles.add(root);
            return;
        }
        const { line, column } = this.position(pos);
        const isTested = guard === 'test' || context.guarded.has(root);
        const guarded = isTested || guard !== null;
        this.references.push({ path, line, column, guarded, isTested, isPrinted: context.isCondition !== true });
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
    expr(expr, context, guard = null) {
        const path = this.path(expr, context);
        if (path !== undefined) {
            this.add(path.path, expr.pos, context, guard);
            return;
        }
        const [first, ...rest] = (0,ast/* listSubexpressions */.W)(expr);
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
                const forgiving = expr.target === undefined ? null : ((0,json/* getOwnEntry */.xL)(FORGIVING, expr.name) ?? null);
                if (first !== undefined)
                    this.expr(first, inner, forgiving);
                for (const part of rest)
                    this.expr(part, inner);
                return;
            }
            case 'and':
            case 'or':
                this.expr(expr.left, context);
                this.expr(expr.right, this.with(context, listRootsDefinedIf(expr.left, expr.type === 'and')));
                return;
            case 'choice':
                this.expr(expr.test, this.condition(context));
                this.expr(expr.then, this.with(context, listRootsDefinedIf(expr.test, true)));
                if (expr.otherwise !== undefined)
                    this.expr(expr.otherwise, this.with(context, listRootsDefinedIf(expr.test, false)));
                return;
            default:
                for (const part of (0,ast/* listSubexpressions */.W)(expr))
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
                this.body(body, this.with(context, listRootsDefinedIf(test, true)));
                context = this.with(context, listRootsDefinedIf(test, false));
            }
            this.body(otherwise, context);
        },
        for: ({ target, source, filter, body, otherwise }, context) => {
            const inside = this.inner(context, [...listBoundNames(target), 'loop']);
            this.expr(source, context);
            if (filter !== undefined)
                this.expr(filter, this.condition(inside));
            this.body(body, inside);
            this.body(otherwise, this.inner(context, []));
        },
        set: ({ target, value }, context) => {
            this.expr(value, context);
            for (const name of listBoundNames(target))
                context.locals.add(name);
        },
        setBlock: ({ target, filter, body }, context) => {
            if (filter !== undefined)
                this.expr(filter, context);
            this.body(body, this.inner(context, []));
            for (const name of listBoundNames(target))
                context.locals.add(name);
        },
        with: ({ bindings, body }, context) => {
            for (const { value } of bindings)
                this.expr(value, context);
            const names = bindings.flatMap(({ target }) => listBoundNames(target));
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
    return { references: collector.references, namesInFiles: [...collector.namesInFiles] };
}

;// CONCATENATED MODULE: ./build/src/expressions/index.js


















const MOST_CACHED = 5_000;
const LONGEST_CACHED = 100_000;
const NO_FILES = new Map();
const cache = new WeakMap();
function parseCached(syntax, source, files, parse) {
    const key = `${syntax} ${source}`;
    const texts = cache.get(files) ?? new Map();
    const cached = texts.get(key);
    if (cached !== undefined)
        return cached;
    const parsed = runGuarded(source, parse);
    if (texts.size >= MOST_CACHED)
        texts.clear();
    if (source.length <= LONGEST_CACHED)
        cache.set(files, texts.set(key, parsed));
    return parsed;
}
function runGuarded(source, work, st) {
    try {
        const value = work();
        if (typeof value === 'string')
            for (const listen of st?.takenApart ?? [])
                listen(value);
        return (0,result.ok)(value);
    }
    catch (error) {
        const fault = error instanceof RangeError ? (0,expressions_failure/* budgetFault */.kx)('the template needs too much') : error;
        if (!(fault instanceof expressions_failure/* Fault */.vC))
            throw error;
        const failure = (0,expressions_failure/* describeFault */.Qx)(fault, source, st?.pos ?? 0);
        if (st !== undefined && st.marksRead.size > 0)
            st.scope.assumed?.noteFailure(failure.message, st.marksRead);
        return (0,result/* err */._q)(failure);
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
        const body = parse(source, files === NO_FILES ? undefined : createFileOpener(files, parse));
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
    if (scope.assumed !== undefined && template.body !== null)
        return renderAssumed(template, scope, scope.assumed, budget);
    return renderWith(LIBRARY, template, scope, budget);
}
function renderWith(library, { body, source }, scope, budget) {
    if (body === null)
        return (0,result.ok)((0,terminal_text/* normalizeNewlines */.jN)(source));
    const st = new State(scope, budget, library);
    return runGuarded(source, () => executeTemplate(st, body), st);
}
function renderAssumed(template, scope, assumed, budget) {
    const st = new State(scope, budget, LIBRARY);
    const only = findOnlyExpression(template);
    return runGuarded(template.source, () => {
        const value = only === null ? undefined : evaluateUnopened(st, only.tree);
        if (assumed.isMark(value))
            return value;
        st.marksRead.clear();
        const text = executeTemplate(st, template.body ?? []);
        return st.marksRead.size === 0 ? text : assumed.derive(coerceText(text), st.marksRead);
    }, st);
}
function evaluate(expression, scope) {
    const st = new State(scope, undefined, BARE_LIBRARY);
    const { assumed } = scope;
    return runGuarded(expression.source, () => {
        const value = evaluateUnopened(st, expression.tree);
        if (assumed === undefined || expression.tree.type === 'item' || expression.tree.type === 'name')
            return toPlain(st, value);
        const plain = toPlain(st, openMarks(st, assumed, value));
        return st.marksRead.size === 0 ? plain : assumed.derive(plain, st.marksRead);
    }, st);
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
    return scope.assumed === undefined
        ? textHolds(template.value, scope)
        : textHoldsAssumed(template.value, scope, scope.assumed);
}
function textHolds(template, scope) {
    const text = renderWith(CONDITION_LIBRARIES.template, template, scope);
    return text.ok ? (0,result.ok)(isTruthyValue(text.value)) : text;
}
function textHoldsAssumed(template, scope, assumed) {
    const st = new State(scope, undefined, CONDITION_LIBRARIES.template);
    (0,result/* tryResult */.Bh)(() => executeTemplate(st, template.body ?? []));
    if (st.marksRead.size === 0)
        return textHolds(template, scope);
    const { source } = template;
    const marks = [...st.marksRead];
    return (0,result.ok)(assumed.choose({ label: source, key: `${source} ${marks.join(' ')}`, marks, about: null }));
}
function expressionHolds({ tree, source }, scope, library) {
    const st = new State(scope, undefined, library);
    const { assumed } = scope;
    return runGuarded(source, () => (assumed === undefined ? holds(st, tree) : judgeAssumed(st, assumed, tree)), st);
}
const DEEPEST = 20;
const MOST_OPENED = 1000;
function createFileOpener(files, parse) {
    let opened = 0;
    const opener = (chain) => (name, pos) => {
        const file = files.get(name);
        if (file === undefined)
            return null;
        if (chain.includes(name))
            throw (0,expressions_failure/* syntaxFault */.mf)(`the files lead in a circle: ${[...chain, name].join(' -> ')}`, pos);
        if (chain.length >= DEEPEST)
            throw (0,expressions_failure/* syntaxFault */.mf)(`files include each other more than ${DEEPEST} deep`, pos);
        if (++opened > MOST_OPENED)
            throw (0,expressions_failure/* syntaxFault */.mf)(`more than ${MOST_OPENED} files are included`, pos);
        try {
            return wrapInFile(file, trackFile(parse(file.text, opener([...chain, name])), file));
        }
        catch (error) {
            throw error instanceof expressions_failure/* Fault */.vC ? error.within(file, 0) : error;
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


/***/ }),

/***/ 72716:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LT: function() { return /* binding */ OutputRouter; },
/* harmony export */   NU: function() { return /* binding */ later; },
/* harmony export */   sg: function() { return /* binding */ LiveOutput; }
/* harmony export */ });
/* unused harmony export MaskCommands */
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22719);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99448);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36659);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4521);




const QUIET_MS = 50;
const later = (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds).unref();
    return () => clearTimeout(timer);
};
class OutputRouter {
    redactor;
    sinks;
    onMask;
    whenQuiet;
    #streams = new Map();
    #mostCharacters;
    #stopWaiting = () => undefined;
    constructor(redactor, sinks, onMask, whenQuiet = later) {
        this.redactor = redactor;
        this.sinks = sinks;
        this.onMask = onMask;
        this.whenQuiet = whenQuiet;
        this.#mostCharacters = (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .findLargest */ .qz)(sinks.map((sink) => sink.mostCharacters ?? Number.POSITIVE_INFINITY));
    }
    write = (at, step, stream, printed) => {
        const place = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .toNodeKey */ .BJ)(at);
        const key = `${place}\n${stream}`;
        const commandsAllowed = step.type === 'script' && step.workflow_commands === 'allow';
        const open = this.#streams.get(key) ?? this.#open(place, stream, commandsAllowed);
        this.#streams.set(key, open);
        open.length += printed.length;
        if (open.length > this.#mostCharacters) {
            this.#registerMasks(open, printed);
            return;
        }
        const shownText = this.#withMasksKnown(open, printed);
        this.#show(open, (redacting) => redacting.write(shownText));
        this.#releaseLater();
    };
    #open(place, stream, commandsAllowed) {
        const outlets = [
            { sinks: this.sinks.filter((sink) => sink.showsColours !== true), redacting: this.redactor.plainStream() },
            { sinks: this.sinks.filter((sink) => sink.showsColours === true), redacting: this.redactor.stream() },
        ].filter(({ sinks }) => sinks.length > 0);
        return { place, stream, outlets, commandsAllowed, masks: new MaskCommands(), held: '', length: 0 };
    }
    #releaseLater() {
        if (!this.sinks.some((sink) => sink.showsOpenLines === true))
            return;
        this.#stopWaiting();
        this.#stopWaiting = this.whenQuiet(QUIET_MS, () => {
            for (const open of this.#streams.values()) {
                if (open.masks.isIdle)
                    this.#show(open, (redacting) => redacting.release());
            }
        });
    }
    #withMasksKnown(open, printed) {
        this.#registerMasks(open, printed);
        const text = open.held + printed;
        open.held = open.masks.isIdle ? '' : text;
        return open.masks.isIdle ? text : '';
    }
    consume(event) {
        if (this.#streams.size === 0 || (event.type !== 'node_completed' && event.type !== 'node_failed'))
            return;
        const place = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .toNodeKey */ .BJ)(event);
        this.#stopWaiting();
        for (const stream of ['stdout', 'stderr']) {
            const key = `${place}\n${stream}`;
            const open = this.#streams.get(key);
            if (open === undefined)
                continue;
            this.#registerMasks(open, '\n');
            if (open.length <= this.#mostCharacters)
                this.#show(open, (redacting) => redacting.write(open.held) + redacting.end());
            this.#streams.delete(key);
        }
    }
    #show({ place, stream, commandsAllowed, outlets }, take) {
        for (const { sinks, redacting } of outlets) {
            const shown = take(redacting);
            if (shown !== '')
                for (const sink of sinks)
                    sink.output(place, stream, shown, commandsAllowed);
        }
    }
    #registerMasks(open, printed) {
        for (const value of open.masks.read(printed)) {
            this.redactor.add({ value, origin: 'mask' });
            this.onMask(value);
        }
    }
}
const COMMAND = '::add-mask::';
const MASK_COMMAND = /^\s*::add-mask::(.*)$/;
const LONGEST_COMMAND = 256 * 1024;
class MaskCommands {
    #line = '';
    read(printed) {
        if (this.isIdle && !printed.includes(COMMAND)) {
            const start = Math.max(printed.lastIndexOf('\n'), printed.lastIndexOf('\r')) + 1;
            if (start > 0)
                this.#line = '';
            this.#extend(printed.slice(start));
            return [];
        }
        const values = [];
        const endLine = (next) => {
            const value = this.#line === null ? '' : parseMask(this.#line.slice(0, LONGEST_COMMAND));
            if (value !== '')
                values.push(value);
            this.#line = next;
        };
        for (const [index, part] of printed.split(/\r?\n|\r/).entries()) {
            if (index > 0)
                endLine('');
            this.#extend(part);
            if (this.#line !== null && this.#line.length > LONGEST_COMMAND)
                endLine(null);
        }
        return values;
    }
    #extend(part) {
        const line = this.#line === null ? null : this.#line + part;
        this.#line = line !== null && mayBeCommand(line) ? line : null;
    }
    get isIdle() {
        return this.#line === null || this.#line === '';
    }
}
function parseMask(line) {
    const value = MASK_COMMAND.exec(line)?.[1]?.trim() ?? '';
    return value.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
function mayBeCommand(line) {
    const start = line.trimStart();
    return start.length < COMMAND.length ? COMMAND.startsWith(start) : start.startsWith(COMMAND);
}
const EVERY_MS = 1000;
const LOOKS_MS = 500;
const MOST_CHARS = 4096;
const FRAME_CHARS = 300;
const SLOWER_AFTER_CHARS = 64 * 1024;
class LiveOutput {
    clock;
    emit;
    showsColours;
    mostCharacters = 4 * 1024 * 1024;
    #running = new Map();
    #timer;
    #isClosed = false;
    #reported = 0;
    constructor(clock, emit, showsColours = false) {
        this.clock = clock;
        this.emit = emit;
        this.showsColours = showsColours;
    }
    consume(event) {
        if (event.replayed === true)
            return;
        if (event.type === 'node_completed' || event.type === 'node_failed')
            this.#running.delete((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .toNodeKey */ .BJ)(event));
        if (event.type !== 'node_started' || !(0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .isWork */ .cD)(event.node_type))
            return;
        const { scope, node, visit, attempt } = event;
        this.#running.set((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .toNodeKey */ .BJ)(event), {
            at: { scope, node, visit, attempt },
            due: this.clock.now() + EVERY_MS,
            unreported: { stdout: { text: '', omitted: 0 }, stderr: { text: '', omitted: 0 } },
        });
    }
    output(place, stream, shown) {
        const unreported = this.#running.get(place)?.unreported[stream];
        if (unreported === undefined || this.#isClosed)
            return;
        const length = unreported.text.length + shown.length;
        const text = shown.length > 2 * MOST_CHARS ? shown.slice(-2 * MOST_CHARS) : unreported.text + shown;
        unreported.text = (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .removeEscapes */ .pX)(text.slice(findReportedStart(text)));
        unreported.omitted += length - unreported.text.length;
        this.#timer ??= setInterval(() => this.#report(), LOOKS_MS).unref();
    }
    close() {
        this.#isClosed = true;
        clearInterval(this.#timer);
    }
    #report() {
        const now = this.clock.now();
        for (const printing of this.#running.values()) {
            const { at, due, unreported } = printing;
            if (due > now)
                continue;
            for (const stream of ['stdout', 'stderr']) {
                const { text, omitted } = unreported[stream];
                if (text === '')
                    continue;
                unreported[stream] = { text: '', omitted: 0 };
                this.#reported += text.length + FRAME_CHARS;
                printing.due = now + EVERY_MS * Math.max(1, this.#reported / SLOWER_AFTER_CHARS);
                this.emit({ type: 'node_output', ...at, stream, text, omitted });
            }
        }
    }
}
function findReportedStart(text) {
    const excess = text.length - MOST_CHARS;
    if (excess <= 0)
        return 0;
    const line = text.indexOf('\n', excess - 1) + 1;
    if (line > 0 && line < text.length)
        return line;
    return /^[\udc00-\udfff]/.test(text.slice(excess, excess + 1)) ? excess + 1 : excess;
}


/***/ }),

/***/ 99870:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cz: function() { return /* binding */ takeFolder; },
/* harmony export */   DB: function() { return /* binding */ createScratchFolder; },
/* harmony export */   LQ: function() { return /* binding */ NO_FOLDER; },
/* harmony export */   Pm: function() { return /* binding */ claimFolder; },
/* harmony export */   RA: function() { return /* binding */ readSnapshot; },
/* harmony export */   a$: function() { return /* binding */ findRunDirProblems; },
/* harmony export */   nq: function() { return /* binding */ createRunId; },
/* harmony export */   vg: function() { return /* binding */ readRunResult; },
/* harmony export */   xE: function() { return /* binding */ formatStamp; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _account_run_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55807);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51848);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62759);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87451);
/* harmony import */ var _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5094);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93833);









function createRunId() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex');
}
function runFolderName(workflow, now, runId) {
    const safe = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .trimSigns */ .$T)(workflow.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+/, ''), '-');
    const name = safe.replace(/^(con|prn|aux|nul|com\d|lpt\d)\./i, '$1-').slice(0, 60);
    return `${name || 'workflow'}-${formatStamp(now)}-${runId}`;
}
function readRunResult(files, folder) {
    return (0,_account_run_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .readResult */ .Uv)((0,_core_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .readTextIfReadable */ .fP)(files, node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, 'result.json')) ?? '');
}
function readSnapshot(files, folder) {
    const snapshot = (0,_durability_snapshot_js__WEBPACK_IMPORTED_MODULE_5__/* .parseSnapshot */ .E$)((0,_core_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .readTextIfReadable */ .fP)(files, node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_5__/* .CHECKPOINT_FILE */ .S5)) ?? '');
    return snapshot.ok ? snapshot.value : null;
}
function findRunDirProblems(request) {
    const { adapters, cwd, runDir } = request;
    if (runDir === null)
        return [];
    const folder = node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(cwd, runDir);
    const held = `${runDir} already holds a run; choose another folder, or continue it with \`conductor resume ${runDir}\``;
    const problem = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__/* .findUnsafeReason */ .Co)(adapters.files, folder) ?? ((0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__/* .hasRun */ .gb)(adapters.files, folder) ? held : null);
    return problem === null ? [] : [problem];
}
const NO_FOLDER = { path: null, problem: null, release: () => { } };
function claimFolder(request, workflow, runId) {
    const { clock, lock } = request.adapters;
    const made = makeRunFolder(request, runFolderName(workflow, clock.now(), runId));
    if (!made.ok) {
        request.observer.note(made.error);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)({ ...NO_FOLDER, problem: made.error });
    }
    const folder = made.value;
    const locked = lock.acquire(folder);
    if (locked.status === 'taken')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(`${folder} is in use${formatOwner(locked.owner)}; choose another folder`);
    if (locked.status === 'odd')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(locked.message);
    const release = locked.status === 'owned' ? locked.release : NO_FOLDER.release;
    const [problem] = findRunDirProblems(request);
    if (problem === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)({ path: folder, problem: null, release });
    release();
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(problem);
}
function takeFolder(lock, folder, named) {
    const locked = lock.acquire(folder);
    if (locked.status === 'owned')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)(locked);
    if (locked.status !== 'taken')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(`${named} cannot be taken: ${locked.message}`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(`${named} is in use${formatOwner(locked.owner)}; wait for it, or end it`);
}
function formatOwner(owner) {
    return owner === null ? '' : ` by process ${owner.pid} on ${owner.host} since ${owner.since}`;
}
function makeRunFolder({ adapters: { files, runsFolder }, observer, cwd, runDir, tempBase }, name) {
    let folder = runDir === null ? node_path__WEBPACK_IMPORTED_MODULE_2___default().join(tempBase, name) : node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(cwd, runDir);
    const made = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .tryResult */ .Bh)(() => {
        const runs = runDir === null ? runsFolder() : null;
        if (runs !== null)
            folder = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(runs.folder, name);
        if (runs?.warning)
            observer.note(runs.warning);
        files.makeFolder(folder, true);
        files.openAppend(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_5__/* .JOURNAL_FILE */ .RD)).close();
    });
    if (made.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)(folder);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(`the run folder ${folder} cannot be written (${made.error}); the run goes on without files`);
}
function formatStamp(ms) {
    return `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
function createScratchFolder(around, prefix, runDir) {
    const { adapters, observer, cwd, tempBase } = around;
    for (const base of new Set([tempBase, (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), runDir ?? cwd, cwd])) {
        const made = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .tryResult */ .Bh)(() => adapters.temporaryFolder(base, prefix));
        if (made.ok)
            return made.value;
        observer.note(`${base} cannot be used for temporary files (${made.error})`);
    }
    return node_path__WEBPACK_IMPORTED_MODULE_2___default().join(tempBase, `${prefix}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString('hex')}`);
}


/***/ }),

/***/ 78513:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: function() { return /* binding */ ANY_SUITE; },
/* harmony export */   QF: function() { return /* binding */ ReportState; },
/* harmony export */   _$: function() { return /* binding */ OpenFailures; },
/* harmony export */   hC: function() { return /* binding */ toIdentityKey; }
/* harmony export */ });
const MAX_NAMED = 1000;
const MAX_AROUND = 10_000;
const ANY_SUITE = /^(?:|pytest|nosetests|jest tests|mocha tests|root suite|undefined|test suite|tests?)$/i;
function toIdentityKey([suite, within, name, file, hostname, report, around]) {
    return [suite, within, name, file, hostname, report, around].join('\0');
}
class ReportState {
    name;
    cases = 0;
    failed = 0;
    hasUnnamed = false;
    isWhole = true;
    hostnames = new Set();
    #ran = new Set();
    constructor(name) {
        this.name = name;
    }
    add({ suite, within, file, hostname, state }) {
        this.cases += 1;
        if (state === 'failed')
            this.failed += 1;
        this.hostnames.add(hostname);
        this.markAsRun(suite, within, file ?? '');
    }
    markAsRun(...names) {
        for (const name of names) {
            if (this.#ran.has(name) || ANY_SUITE.test(name))
                continue;
            this.#ran.add(name);
            for (let end = name.lastIndexOf('.'); end > 0; end = name.lastIndexOf('.', end - 1))
                this.#ran.add(name.slice(0, end));
        }
    }
    hasRun([suite, within, name, file]) {
        return [suite, within, name, file].some((each) => !ANY_SUITE.test(each) && this.#ran.has(each));
    }
}
class OpenFailures {
    #reports = new Map();
    #around = new Map();
    get reports() {
        return [...this.#reports.values()];
    }
    begin(name) {
        const state = this.#reports.get(name) ?? new ReportState(name);
        this.#reports.set(name, state);
        return state;
    }
    addAround({ suite, within, name, file }, around, report) {
        const identity = [suite, within, name, file ?? '', '', report.name, around];
        if (this.#around.size < MAX_AROUND)
            this.#around.set(toIdentityKey(identity), identity);
        else
            report.hasUnnamed = true;
    }
    toLastingIdentity(identity) {
        const [suite, within, name, file, hostname = '', report = ''] = identity;
        const isOnly = (this.#reports.get(report)?.hostnames.size ?? 0) < 2;
        return [suite, within, name, file, isOnly ? '' : hostname, report];
    }
    #toOwn(identity) {
        const [suite, within, name, file, hostname = '', report = ''] = identity;
        const hostnames = this.#reports.get(report)?.hostnames;
        const [only] = hostnames?.size === 1 && hostname === '' ? hostnames : [];
        return [suite, within, name, file, only ?? hostname, report];
    }
    listStillFailing(before, hasOvercome) {
        return before.filter((identity) => {
            const [, , , , , name = '', around, tests = 0] = identity;
            if (around === undefined)
                return !hasOvercome(this.#toOwn(identity));
            const report = this.#reports.get(name);
            if (report === undefined || !report.isWhole || report.cases === 0)
                return true;
            if (around === 'rest')
                return report.failed > 0 || report.cases < tests;
            return this.#around.has(toIdentityKey(identity)) || (around === 'suite' && !report.hasRun(identity));
        });
    }
    list(failed, notOvercome) {
        const tests = failed.map((each) => this.toLastingIdentity(each));
        const all = new Map([...tests, ...this.#around.values(), ...notOvercome].map((each) => [toIdentityKey(each), each]));
        const named = [...all.values()];
        const rest = new Map();
        for (const { name, cases, hasUnnamed } of this.#reports.values())
            if (hasUnnamed)
                rest.set(name, cases);
        for (const [, , , , , report = '', , tests = 0] of named.slice(MAX_NAMED))
            rest.set(report, Math.max(this.#reports.get(report)?.cases ?? 0, tests, rest.get(report) ?? 0));
        const name = 'failed tests that are too many to be remembered by name';
        const unnamed = [...rest].map(([report, cases]) => ['', '', name, '', '', report, 'rest', cases]);
        return [...named.slice(0, MAX_NAMED), ...unnamed];
    }
}


/***/ }),

/***/ 52348:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ findSimpleCommand; },
/* harmony export */   W: function() { return /* binding */ stripProgramPath; }
/* harmony export */ });
const OPERATORS = ';&|<>()';
const RESERVED = /^(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|select|function|coproc|!|\{|\}|\[\[)$/;
const ASSIGNMENT = /^[A-Za-z_]\w*\+?=/;
const SHELL = /^(?:(?:ba|da|a|z|k|mk|c|tc|fi)?sh|busybox|pwsh|powershell|cmd|su|runuser)(?:\.exe)?$/i;
const COMMAND_FLAG = /^(?:-[abd-z]*c[a-z]*|--command|-command|\/[ck])$/i;
const POSIX_SHELL = /^(?:ba|da|a|z|k)?sh$/;
const OTHER_SHELL = /^(?:pwsh|powershell|cmd)$/;
function findSimpleCommand(started) {
    if ('command' in started)
        return unwrapShell([started.command, ...started.args].map(createFixedWord));
    const [line = 'bash'] = (started.shell ?? '').trim().split(/\s+/);
    const shell = stripProgramPath(line || 'bash').toLowerCase();
    if (OTHER_SHELL.test(shell) && /[{}]/.test(started.run))
        return null;
    return POSIX_SHELL.test(shell) || OTHER_SHELL.test(shell) ? judgeText(started.run) : null;
}
function createFixedWord(text) {
    return { text, isFixed: true, bare: text };
}
function stripProgramPath(command) {
    return (command.split(/[\\/]/).at(-1) ?? '').replace(/\.exe$/i, '');
}
function judgeText(text) {
    const words = parseWords(text);
    if (words === null)
        return null;
    const start = words.findIndex(({ bare }) => !ASSIGNMENT.test(bare));
    const [program, ...args] = start < 0 ? [] : words.slice(start);
    if (program === undefined || RESERVED.test(program.bare))
        return null;
    if (program.text !== 'eval')
        return unwrapShell([program, ...args]);
    return args.every(({ isFixed }) => isFixed) ? judgeText(args.map((each) => each.text).join(' ')) : null;
}
function unwrapShell(words) {
    const shell = words.findIndex(({ text, isFixed }, at) => isShell(text) || (at === 0 && !isFixed));
    const flag = shell < 0 ? -1 : words.findIndex(({ text }, at) => at > shell && COMMAND_FLAG.test(text));
    if (flag < 0)
        return words.map(({ text }) => text);
    const script = words.slice(flag + 1).find(({ text }) => !text.startsWith('-'));
    return script?.isFixed === true ? judgeText(script.text) : null;
}
function isShell(text) {
    return SHELL.test(stripProgramPath(text));
}
function parseWords(text) {
    const words = [];
    let word = null;
    let [quote, isEnded, isSecond] = ['', false, false];
    const add = (part, isQuoted, isExpanded = false) => {
        isSecond ||= isEnded;
        word ??= { text: '', isFixed: true, bare: '', isBare: true };
        word.text += part;
        word.isFixed &&= !isExpanded;
        if (isQuoted)
            word.isBare = false;
        else if (word.isBare)
            word.bare += part;
    };
    const finish = () => {
        if (word !== null)
            words.push(word);
        word = null;
    };
    for (let index = 0; index < text.length; index += 1) {
        const [sign, next] = [text.charAt(index), text.charAt(index + 1)];
        if (quote === "'") {
            if (sign === quote)
                quote = '';
            else
                add(sign, true);
        }
        else if (sign === '`' || (sign === '$' && (next === '(' || (quote === '' && /['"]/.test(next)))))
            return null;
        else if (sign === '\\') {
            index += text.startsWith('\r\n', index + 1) ? 2 : 1;
            if (!/[\r\n]/.test(next))
                add(next, true);
        }
        else if (quote !== '') {
            if (sign === quote)
                quote = '';
            else
                add(sign, true, sign === '$');
        }
        else if (sign === "'" || sign === '"') {
            quote = sign;
            add('', true);
        }
        else if (OPERATORS.includes(sign))
            return null;
        else if (sign === '#' && word === null) {
            const end = text.indexOf('\n', index);
            index = end < 0 ? text.length : end - 1;
        }
        else if (/\s/.test(sign)) {
            finish();
            isEnded ||= sign === '\n' && words.length > 0;
        }
        else
            add(sign, false, /[$*?[~]/.test(sign));
    }
    finish();
    return quote === '' && !isSecond ? words : null;
}


/***/ })

};
;