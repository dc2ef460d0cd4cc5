"use strict";
exports.id = 8913;
exports.ids = [8913];
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
            this.deadLetters.set(id, { id, node, scope, kind, reason, ...keyIn(item) });
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
        countOvercome(this.kinds, failure, 'to', 1);
        this.total += 1;
        this.#list(toHandledPart(failure), []);
        return this;
    }
    addAll(errors) {
        for (const { error, by, count } of errors.kinds.values())
            countOvercome(this.kinds, error, by, count);
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
function countOvercome(kinds, error, by, times) {
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
                countOvercome(this.overcome, failure, 'retry', 1);
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
            countOvercome(this.overcome, error, action, count);
        this.#list(errors.listHandled(by), errors.total);
    }
    #withInside(failure) {
        const errors = new PendingErrors().add(failure);
        for (const inside of this.#takeInside(failure))
            errors.addAll(inside);
        return errors;
    }
    #keepInside(key, errors) {
        const known = this.#inside.get(key);
        if (known === undefined)
            this.#inside.set(key, errors);
        else
            known.addAll(errors);
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
    timeout: 'write seconds over 0, a duration such as `10m`, or a template',
    timeout_seconds: DURATION,
    initial_seconds: SECONDS,
    max_seconds: SECONDS,
    max_elapsed_seconds: SECONDS,
    env: 'write `env: { NAME: "value" }`',
    routes: 'write `routes: [{ to: NODE }]`',
    to: 'a route leads to one node: `to: NODE`; to start several, name a `parallel` group',
    raises: 'write `raises: [external.git.drift]`',
    classify: 'write `classify: [{ use: SET }]` with the name of a set, such as `git`',
    fail_when: 'write `fail_when: [{ when: not output.success, kind: external.TOOL.REASON }]`',
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
    when: 'write a condition on the output, such as `not output.success`',
    kind: 'write `kind: external.TOOL.REASON`',
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
        const { kinds } = data;
        if ((0,values/* isDataObject */.WT)(kinds))
            for (const [kind, entry] of Object.entries(kinds))
                if (entry === null)
                    kinds[kind] = {};
        const placeholders = first === null ? {} : { name: 'missing', entry_point: first };
        const settings = this.#checked(validators.workflow, 'workflow', data, ['workflow'], 'the workflow', placeholders);
        if (settings === null)
            return null;
        const sink = this.#sink(['workflow']);
        if (settings.kinds !== undefined)
            settings.kinds = (0,structure/* checkKinds */.aT)(settings.kinds, sink);
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
            reportKey: (path, code, message, suggestion = null) => this.session.report(this.file.locator.keyAt([...base, ...path]), code, message, suggestion),
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
        keyAt: (path) => locator.keyAt(path),
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
            if ((0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .isDuration */ .n$)(steps, 'number')) {
                const message = `${field} must be seconds, a duration or a template, not ${describeDataType(value)}.`;
                return ['wrong-type', message, (0,_foreign_field_hints_js__WEBPACK_IMPORTED_MODULE_5__/* .rightForm */ .Li)(path, value)];
            }
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
            if (name === 'max')
                return [
                    'wrong-type',
                    `${field} must be a whole number from 1 to 100 or a template, not ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(value ?? null)}.`,
                ];
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
        value === undefined ? parent.splice(key, 1) : parent.splice(key, 1, value);
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
const DURATIONS = new Set(['timeout', 'idle_timeout', 'timeout_seconds']);
function isDuration(path, type) {
    return type === 'number' && DURATIONS.has(path.at(-1));
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
/* harmony export */   aT: function() { return /* binding */ checkKinds; },
/* harmony export */   k5: function() { return /* binding */ ONLY_FOR_TRIAGE; }
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12170);
/* harmony import */ var _core_exit_codes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29545);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45979);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);
/* harmony import */ var _core_payload_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20132);
/* harmony import */ var _core_shells_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12669);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8670);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57280);
/* harmony import */ var _schema_findings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28978);









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
        const shell = node.shell === undefined ? null : (0,_core_shells_js__WEBPACK_IMPORTED_MODULE_4__/* .findShellProblem */ .JD)(node.shell);
        if (shell !== null)
            to.report(['shell'], 'bad-shell', `\`shell\` of node \`${node.name}\`: ${shell}.`);
        for (const [index, rule] of (node.classify ?? []).entries())
            checkRule(rule, ['classify', index], to);
        for (const [index, { kind }] of (node.fail_when ?? []).entries())
            checkKind(kind, ['fail_when', index, 'kind'], to);
    }
    if (node.type === 'human_gate')
        checkGate(node, to);
    if (node.type === 'questions')
        checkQuestions(node, to);
    if (node.type === 'wait' && !(typeof node.duration === 'string' && (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_5__/* .isTemplate */ .Fl)(node.duration))) {
        const parsed = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(node.duration);
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
        const problem = findKindProblem(kind, 'a catalogue cannot describe it');
        if (problem !== null)
            to.reportKey(path, ...problem);
        return problem === null;
    });
    return Object.fromEntries(valid);
}
function findKindProblem(kind, refusal) {
    if (!(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isKind */ .VF)(kind)) {
        const hint = 'a kind is lower-case words with dots between them, such as `external.git.network`';
        return ['bad-kind', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(kind)} is not a kind.`, hint];
    }
    return (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedKind */ .HO)(kind) ? ['reserved-kind', `The kind ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(kind)} is the engine's own; ${refusal}.`] : null;
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
    if (exitCode !== undefined && !(0,_core_exit_codes_js__WEBPACK_IMPORTED_MODULE_8__/* .mayCoverFailure */ .z)(exitCode)) {
        const message = '`exit_code` of this rule never matches: a failed program has a code from 1 to 4294967295.';
        const hint = 'write `fail_when` for a program that tells its failure with exit code 0, and `signal` for one that was ended';
        to.report([...path, 'exit_code'], 'exit-code-never', message, hint);
    }
    if (kind !== undefined)
        checkKind(kind, [...path, 'kind'], to);
    for (const name of [signal ?? []].flat())
        if (!SIGNAL.test(name.trim()))
            to.report([...path, 'signal'], 'wrong-value', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} is not a signal.`, 'such as `SIGKILL` or `TERM`');
    for (const [name, text] of Object.entries({ stdout, stderr, job, step }))
        if (text !== undefined)
            to.pattern([...path, name], text);
}
function checkKind(kind, path, to) {
    const problem = findKindProblem(kind, 'a rule cannot raise it');
    if (problem !== null)
        to.report(path, ...problem);
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
        const message = `A value of \`enum\` must be of the type \`${field.type}\`, and ${(0,_schema_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .describeDataType */ .eE)(value)} is not.`;
        if (!_model_js__WEBPACK_IMPORTED_MODULE_6__/* .VALUE_TYPES */ .K4[field.type].has(value))
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
    if (value === undefined || value === null || _model_js__WEBPACK_IMPORTED_MODULE_6__/* .VALUE_TYPES */ .K4[spec.type].has(value))
        return;
    const message = `The default must be of the type \`${spec.type}\`, and ${(0,_schema_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .describeDataType */ .eE)(value)} is not.`;
    to.report([...path, 'default'], 'bad-default', message, (0,_schema_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .typeHint */ .m_)(value, spec.type));
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

/***/ 29545:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ matchesCode; },
/* harmony export */   z: function() { return /* binding */ mayCoverFailure; }
/* harmony export */ });
const RANGE = /^\s*(-?\d+)\s*(?:\.\.|-)\s*(-?\d+)\s*$/;
const MAX_CODE = 0xffff_ffff;
function toCodeRanges(codes) {
    if (typeof codes !== 'string')
        return [codes].flat().map((code) => [code, code]);
    const match = RANGE.exec(codes);
    const [from, to] = [Number(match?.[1]), Number(match?.[2])];
    return [[Math.min(from, to), Math.max(from, to)]];
}
function matchesCode(codes, code) {
    return toCodeRanges(codes).some(([from, to]) => from <= code && code <= to);
}
function mayCoverFailure(codes) {
    return toCodeRanges(codes).some(([from, to]) => from <= MAX_CODE && to >= 1);
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
        const found = Object.hasOwn(value, name) ? value[name] : undefined;
        if (found !== undefined)
            checkField(found, field, { ...check, path });
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

/***/ 39443:
/***/ (function(__unused_webpack_module, exports) {

/* Derived from schema/conductor.schema.mjs by `npm run generate`. */
exports.file = validate21;const schema6 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"c","type":"object","additionalProperties":false,"required":["workflow"],"properties":{"workflow":{"type":"object"},"agents":{"type":"array","items":{"$ref":"#/$defs/node"}},"nodes":{"type":"array","items":{"$ref":"#/$defs/node"}},"parallel":{"type":"array","items":{"type":"object"}},"for_each":{"type":"array","items":{"type":"object"}},"output":{"$ref":"#/$defs/outputTemplate"},"tools":{"type":"array","items":{"type":"string","minLength":1}},"skills":{},"plugins":{}},"patternProperties":{"^x-":{}},"$defs":{"workflow":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1},"description":{"type":"string"},"version":{"type":["string","number"]},"entry_point":{"type":"string","minLength":1},"input":{"type":"object","additionalProperties":{"$ref":"#/$defs/inputSpec"}},"limits":{"type":"object","additionalProperties":false,"properties":{"max_iterations":{"type":"integer","minimum":1,"maximum":100000},"timeout_seconds":{"type":"number","exclusiveMinimum":0,"description":"Time limit for the whole run: seconds, or 90s, 10m, 1h."},"max_output_bytes":{"type":"integer","minimum":1024},"max_tokens":{"type":"integer","minimum":1},"budget_usd":{"type":"number","exclusiveMinimum":0},"budget_mode":{"enum":["audit","enforce"]}}},"context":{"type":"object","additionalProperties":false,"properties":{"mode":{"enum":["accumulate","last_only","explicit"]},"max_tokens":{},"trim_strategy":{}}},"runtime":{"type":"object","additionalProperties":false,"properties":{"strict_exit":{"type":"boolean"},"provider":{"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/provider"}]},"default_model":{"type":"string"},"temperature":{"type":"number","minimum":0,"maximum":2},"max_tokens":{"type":"integer","minimum":1},"timeout":{},"checkpoint":{},"tool_output":{},"mcp_servers":{"type":"object","additionalProperties":{"$ref":"#/$defs/toolServer"}},"max_session_seconds":{},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500},"default_reasoning_effort":{"enum":["low","medium","high","xhigh","max"]},"default_context_tier":{},"working_dir":{"type":"string"},"skills":{},"skill_injection":{},"skill_discovery":{},"plugin_sources":{},"plugins":{}}},"hooks":{"type":"object","additionalProperties":false,"properties":{"on_start":{"type":"string"},"on_complete":{"type":"string"},"on_error":{"type":"string"}}},"resilience":{"$ref":"#/$defs/resilience"},"policies":{"type":"array","items":{"$ref":"#/$defs/policy"}},"error_routes":{"$ref":"#/$defs/routes"},"finally":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"raises":{"$ref":"#/$defs/raises"},"kinds":{"type":"object","additionalProperties":{"$ref":"#/$defs/kindEntry"},"propertyNames":{}},"env":{"$ref":"#/$defs/env"},"metadata":{"type":"object"},"instructions":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"cost":{"$ref":"#/$defs/cost"},"mcp":{},"bundle":{},"defaults":{},"skills":{},"plugins":{}},"required":["name","entry_point"]},"node":{"type":"object"},"member":{"type":"object"},"scriptNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"script"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"run":{"type":"string","minLength":1},"shell":{"type":"string","minLength":1},"env":{"$ref":"#/$defs/env"},"working_dir":{"type":"string"},"timeout":{"anyOf":[{"type":"number","exclusiveMinimum":0},{"type":"string","pattern":"\\{\\{"}],"description":"Time limit for the process tree: seconds, or 90s, 10m, 1h; or a template."},"idle_timeout":{"anyOf":[{"type":"number","exclusiveMinimum":0},{"type":"string","pattern":"\\{\\{"}],"description":"Longest time without any output: seconds, or 90s, 10m, 1h; or a template."},"stdin":{"type":"string"},"output":{"$ref":"#/$defs/outputSchema"},"classify":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/classifyRule"}},"fail_when":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/failRule"}},"reports":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"retry_tests":{"enum":["pytest","jest","vitest","playwright","go","cargo","maven","gradle","dotnet","rspec"]},"test_exit_codes":{"type":"array","items":{"type":"integer","minimum":1,"maximum":123},"minItems":1},"reports_required":{"type":"boolean"},"quarantine":{"type":"string","minLength":1},"workflow_commands":{"enum":["allow","stop"]},"execution":{}},"required":["name","type"]},"setNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"set"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"value":{},"values":{"type":"object","additionalProperties":true},"output_type":{"enum":["auto","string","number","integer","boolean","list","dict"]},"output":{"$ref":"#/$defs/outputSchema"}},"required":["name","type"]},"waitNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"wait"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"duration":{"type":["string","number"]},"reason":{"type":"string"}},"required":["name","type","duration"]},"terminateNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"terminate"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"status":{"enum":["success","failed"]},"reason":{"type":"string","minLength":1,"pattern":"\\S"},"output_template":{"$ref":"#/$defs/outputTemplate"}},"required":["name","type","status","reason"]},"workflowNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"workflow"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"workflow":{"type":"string","minLength":1},"input_mapping":{"type":"object","additionalProperties":true},"max_depth":{"type":"integer","minimum":1,"maximum":10},"output":{"$ref":"#/$defs/outputSchema"},"execution":{}},"required":["name","type","workflow"]},"agentNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"agent"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"prompt":{"type":"string"},"system_prompt":{"type":"string"},"model":{"type":"string"},"provider":{"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/provider"}]},"output":{"$ref":"#/$defs/outputSchema"},"retry":{"$ref":"#/$defs/agentRetry"},"timeout_seconds":{"type":"number","exclusiveMinimum":0,"description":"Time limit over all attempts: seconds, or 90s, 10m, 1h."},"raise_instructions":{"type":"boolean"},"working_dir":{"type":"string"},"temperature":{"type":"number","minimum":0,"maximum":2},"max_tokens":{"type":"integer","minimum":1},"reasoning":{"type":"object","additionalProperties":false,"properties":{"effort":{"anyOf":[{"enum":["low","medium","high","xhigh","max"]},{"type":"string","pattern":"\\{[{%]"}]}},"required":["effort"]},"tools":{"type":"array","items":{"type":"string","minLength":1}},"skills":{},"plugins":{},"output_mode":{},"context_tier":{},"session_key":{},"max_session_seconds":{},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500},"validator":{},"sandbox":{},"dialog":{},"execution":{},"settings_dir":{}},"required":["name"]},"gateNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"human_gate"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string","minLength":1},"options":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","minLength":1},"value":{"type":["string","number","boolean"]},"route":{"type":"string","minLength":1},"prompt_for":{"type":"string","minLength":1},"multiline":{"type":"boolean"}},"required":["label","value"]}}},"required":["name","type","prompt","options"]},"questionsNode":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"questions"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string"},"questions":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[^=]+$"},"text":{"type":"string","minLength":1},"hint":{"type":"string"},"choices":{"type":"array","items":{"type":["string","number","boolean"]}},"allow_free_text":{"type":"boolean"},"default":{"type":["string","number","boolean"]},"required":{"type":"boolean"},"multiline":{"type":"boolean"}},"required":["text"]}},"source":{"type":"string","minLength":1},"allow_back":{"type":"boolean"},"allow_skip":{"type":"boolean"},"allow_skip_all":{"type":"boolean"},"allow_abort":{"type":"boolean"},"abort_route":{"type":"string","minLength":1}},"required":["name","type"]},"parallel":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"]},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0},"percent":{"type":"number","minimum":0,"maximum":100}},"minProperties":1,"maxProperties":1},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"type":{"const":"parallel"},"agents":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}},"required":["name","agents"]},"forEach":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"]},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0},"percent":{"type":"number","minimum":0,"maximum":100}},"minProperties":1,"maxProperties":1},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"type":{"const":"for_each"},"source":{"type":"string","minLength":1},"as":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"agent":{"$ref":"#/$defs/member"},"key_by":{"type":"string","minLength":1}},"required":["name","source","as","agent"]},"routes":{"type":"array","items":{"$ref":"#/$defs/route"}},"route":{"type":"object","additionalProperties":false,"properties":{"to":{"type":"string","minLength":1},"when":{"type":"string"},"on_error":{"anyOf":[{"type":"boolean"},{"type":"string"},{"type":"array","items":{"type":"string"}}]},"retry":{"$ref":"#/$defs/retry"},"halt":{"anyOf":[{"type":"object","additionalProperties":false,"properties":{"message":{"type":"string"}}},{"const":true}]},"propagate":{"const":true},"recover":{"type":"object","additionalProperties":false,"properties":{"output":{}},"required":["output"]},"dead_letter":{"type":"boolean"},"escalate":{"anyOf":[{"const":true},{"$ref":"#/$defs/escalate"}]},"output":{"$ref":"#/$defs/outputTemplate"}}},"retry":{"type":"object","additionalProperties":false,"properties":{"max":{"type":["integer","string"],"minimum":1,"maximum":100,"pattern":"^\\s*([1-9]\\d?|100)\\s*$|\\{\\{"},"backoff":{"enum":["none","fixed","linear","exponential"]},"initial_seconds":{"type":"number","minimum":0,"maximum":86400},"max_seconds":{"type":"number","minimum":0,"maximum":86400},"jitter":{"type":"number","minimum":0,"maximum":1},"max_elapsed_seconds":{"type":"number","exclusiveMinimum":0},"from":{"type":"string","minLength":1}}},"escalate":{"type":"object","additionalProperties":false,"properties":{"title":{"type":"string","minLength":1},"labels":{"type":"array","items":{"type":"string"}},"assignees":{"type":"array","items":{"type":"string"}}}},"raises":{"type":"array","items":{"type":"string"}},"cost":{"type":"object","additionalProperties":false,"properties":{"pricing":{"type":"object","additionalProperties":{"$ref":"#/$defs/price"}},"show_per_agent":{},"show_summary":{}}},"price":{"type":"object","additionalProperties":false,"properties":{"input_per_mtok":{"type":"number","minimum":0},"output_per_mtok":{"type":"number","minimum":0},"cache_read_per_mtok":{},"cache_write_per_mtok":{}},"required":["input_per_mtok","output_per_mtok"]},"env":{"type":"object","additionalProperties":{"type":["string","number","boolean","null"]}},"outputTemplate":{"type":"object","additionalProperties":true},"outputSchema":{"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"}},"outputField":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"]},"description":{"type":"string"},"enum":{"type":"array","minItems":1,"items":{"type":["string","number","boolean"]}},"pattern":{"type":"string","minLength":1},"minimum":{"type":"number"},"maximum":{"type":"number"},"minLength":{"type":"integer","minimum":0},"maxLength":{"type":"integer","minimum":0},"nullable":{"type":"boolean"},"required":{"type":"boolean"},"default":{},"example":{},"items":{"$ref":"#/$defs/outputField"},"properties":{"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"}}},"required":["type"]},"kindEntry":{"type":"object","additionalProperties":false,"properties":{"description":{"type":"string"},"details":{"$ref":"#/$defs/outputSchema"},"suggestion":{"type":"string","minLength":1},"docs":{"type":"string","minLength":1},"owner":{"type":"string","minLength":1},"transient":{"type":"boolean"}}},"classifyRule":{"type":"object","additionalProperties":false,"properties":{"exit_code":{"anyOf":[{"type":"integer"},{"type":"array","minItems":1,"items":{"type":"integer"}},{"type":"string","pattern":"^-?\\d+\\s*(\\.\\.|-)\\s*-?\\d+$"}]},"stdout":{"type":"string","minLength":1},"stderr":{"type":"string","minLength":1},"signal":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"timeout":{"type":"boolean"},"kind":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"details":{"type":"object"},"transient":{"type":"boolean"},"use":{"enum":["git","npm","pip","docker","curl","gh","yarn","pnpm","apt","maven","gradle","cargo","go","playwright","terraform","aws","kubectl","runner","build","pytest","jest","vitest","node","tsc","eslint","ruff","mypy","gcc","dotnet"]},"job":{"type":"string","minLength":1},"step":{"type":"string","minLength":1},"rerun":{"type":"boolean"},"include":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]}}},"failRule":{"type":"object","additionalProperties":false,"properties":{"when":{"type":"string","minLength":1},"kind":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"details":{"type":"object"}},"required":["when","kind"]},"inputSpec":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"]},"description":{"type":"string"},"default":{},"required":{"type":"boolean"},"secret":{"type":"boolean"}},"required":["type"]},"provider":{"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","minLength":1},"base_url":{"type":"string","minLength":1},"api_key":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"env":{"$ref":"#/$defs/env"}}},"toolServer":{"type":"object","additionalProperties":false,"properties":{"type":{"enum":["stdio","http","sse"]},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"env":{"type":"object","additionalProperties":{"type":["string","number","boolean","null"]}},"url":{"type":"string","minLength":1},"headers":{"type":"object","additionalProperties":{"type":"string"}},"timeout":{"type":"integer","minimum":1},"tools":{"type":"array","items":{"type":"string","minLength":1}}}},"agentRetry":{"type":"object","additionalProperties":false,"properties":{"max_attempts":{"type":"integer","minimum":1,"maximum":10},"backoff":{"enum":["none","fixed","linear","exponential"]},"delay_seconds":{"type":"number","minimum":0,"maximum":300},"retry_on":{"type":"array","items":{"enum":["provider_error","timeout","rate_limit","network"]}},"max_parse_recovery_attempts":{"type":"integer","minimum":0,"maximum":10}}},"resilience":{"type":"object","additionalProperties":false,"properties":{"retry":{"type":"object","additionalProperties":false,"properties":{"max_retries":{"type":"integer","minimum":0,"maximum":100},"initial_delay":{"type":"number","minimum":0},"backoff_multiplier":{"type":"number","minimum":1},"max_delay":{"type":"number","minimum":0},"jitter":{"type":"number","minimum":0,"maximum":1},"retryable":{"type":"array","items":{"type":"string"}}}},"circuit_breaker":{"type":"object","additionalProperties":false,"properties":{"failure_threshold":{"type":"integer","minimum":1},"recovery_timeout":{"type":"number","minimum":0},"success_threshold":{"type":"integer","minimum":1},"key":{"type":"string","minLength":1},"scope":{"enum":["run","repository"]}}}}},"policy":{"type":"object"},"max_concurrent_tasks_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"max_concurrent_tasks"},"max":{"type":"integer","minimum":1}},"required":["name","type"]},"task_timeout_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"task_timeout"},"max_seconds":{"type":"number","exclusiveMinimum":0}},"required":["name","type"]},"phase_gate_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"phase_gate"},"group":{"type":"string","minLength":1},"min_success_rate":{"type":"number","minimum":0,"maximum":1}},"required":["name","type","group"]},"node_availability_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"node_availability"}},"required":["name","type"]},"expression_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"expression"},"allow_if":{"type":"string","minLength":1}},"required":["name","type","allow_if"]},"command_policy":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"command"},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number"]}},"timeout":{"type":"number","exclusiveMinimum":0}},"required":["name","type","command"]}}};const func2 = Object.prototype.hasOwnProperty;const pattern0 = new RegExp("^x-", "u");const schema7 = {"type":"object"};
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(!(data && typeof data == "object" && !Array.isArray(data))){const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate22.errors = vErrors;return errors === 0;}const schema8 = {"type":"object","additionalProperties":true};
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(!(data && typeof data == "object" && !Array.isArray(data))){const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate25.errors = vErrors;return errors === 0;}
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){/*# sourceURL="c" */;let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.workflow === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workflow"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!((func2.call(schema6.properties, key0)) || (pattern0.test(key0)))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.workflow !== undefined){let data0 = data.workflow;if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){const err2 = {instancePath:instancePath+"/workflow",schemaPath:"#/properties/workflow/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.agents !== undefined){let data1 = data.agents;if(Array.isArray(data1)){const len0 = data1.length;for(let i0=0; i0<len0; i0++){if(!(validate22(data1[i0], {instancePath:instancePath+"/agents/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){vErrors = append(vErrors, validate22.errors);errors = vErrors.length;}}}else {const err3 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){const len1 = data3.length;for(let i1=0; i1<len1; i1++){if(!(validate22(data3[i1], {instancePath:instancePath+"/nodes/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){vErrors = append(vErrors, validate22.errors);errors = vErrors.length;}}}else {const err4 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.parallel !== undefined){let data5 = data.parallel;if(Array.isArray(data5)){const len2 = data5.length;for(let i2=0; i2<len2; i2++){let data6 = data5[i2];if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){const err5 = {instancePath:instancePath+"/parallel/" + i2,schemaPath:"#/properties/parallel/items/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}}else {const err6 = {instancePath:instancePath+"/parallel",schemaPath:"#/properties/parallel/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.for_each !== undefined){let data7 = data.for_each;if(Array.isArray(data7)){const len3 = data7.length;for(let i3=0; i3<len3; i3++){let data8 = data7[i3];if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){const err7 = {instancePath:instancePath+"/for_each/" + i3,schemaPath:"#/properties/for_each/items/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}}else {const err8 = {instancePath:instancePath+"/for_each",schemaPath:"#/properties/for_each/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.output !== undefined){if(!(validate25(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = append(vErrors, validate25.errors);errors = vErrors.length;}}if(data.tools !== undefined){let data10 = data.tools;if(Array.isArray(data10)){const len4 = data10.length;for(let i4=0; i4<len4; i4++){let data11 = data10[i4];if(typeof data11 === "string"){if(data11.length < 1){const err9 = {instancePath:instancePath+"/tools/" + i4,schemaPath:"#/properties/tools/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/tools/" + i4,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}validate21.errors = vErrors;return errors === 0;}exports.workflow = validate27;const schema9 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1},"description":{"type":"string"},"version":{"type":["string","number"]},"entry_point":{"type":"string","minLength":1},"input":{"type":"object","additionalProperties":{"$ref":"#/$defs/inputSpec"}},"limits":{"type":"object","additionalProperties":false,"properties":{"max_iterations":{"type":"integer","minimum":1,"maximum":100000},"timeout_seconds":{"type":"number","exclusiveMinimum":0,"description":"Time limit for the whole run: seconds, or 90s, 10m, 1h."},"max_output_bytes":{"type":"integer","minimum":1024},"max_tokens":{"type":"integer","minimum":1},"budget_usd":{"type":"number","exclusiveMinimum":0},"budget_mode":{"enum":["audit","enforce"]}}},"context":{"type":"object","additionalProperties":false,"properties":{"mode":{"enum":["accumulate","last_only","explicit"]},"max_tokens":{},"trim_strategy":{}}},"runtime":{"type":"object","additionalProperties":false,"properties":{"strict_exit":{"type":"boolean"},"provider":{"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/provider"}]},"default_model":{"type":"string"},"temperature":{"type":"number","minimum":0,"maximum":2},"max_tokens":{"type":"integer","minimum":1},"timeout":{},"checkpoint":{},"tool_output":{},"mcp_servers":{"type":"object","additionalProperties":{"$ref":"#/$defs/toolServer"}},"max_session_seconds":{},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500},"default_reasoning_effort":{"enum":["low","medium","high","xhigh","max"]},"default_context_tier":{},"working_dir":{"type":"string"},"skills":{},"skill_injection":{},"skill_discovery":{},"plugin_sources":{},"plugins":{}}},"hooks":{"type":"object","additionalProperties":false,"properties":{"on_start":{"type":"string"},"on_complete":{"type":"string"},"on_error":{"type":"string"}}},"resilience":{"$ref":"#/$defs/resilience"},"policies":{"type":"array","items":{"$ref":"#/$defs/policy"}},"error_routes":{"$ref":"#/$defs/routes"},"finally":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"raises":{"$ref":"#/$defs/raises"},"kinds":{"type":"object","additionalProperties":{"$ref":"#/$defs/kindEntry"},"propertyNames":{}},"env":{"$ref":"#/$defs/env"},"metadata":{"type":"object"},"instructions":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"cost":{"$ref":"#/$defs/cost"},"mcp":{},"bundle":{},"defaults":{},"skills":{},"plugins":{}},"required":["name","entry_point"]};const schema10 = {"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"]},"description":{"type":"string"},"default":{},"required":{"type":"boolean"},"secret":{"type":"boolean"}},"required":["type"]};
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!(((((key0 === "type") || (key0 === "description")) || (key0 === "default")) || (key0 === "required")) || (key0 === "secret"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.type !== undefined){let data0 = data.type;if(!((((((data0 === "string") || (data0 === "number")) || (data0 === "integer")) || (data0 === "boolean")) || (data0 === "array")) || (data0 === "object"))){const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema10.properties.type.enum}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.required !== undefined){if(typeof data.required !== "boolean"){const err4 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.secret !== undefined){if(typeof data.secret !== "boolean"){const err5 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}}else {const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}validate28.errors = vErrors;return errors === 0;}const schema11 = {"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","minLength":1},"base_url":{"type":"string","minLength":1},"api_key":{"type":"string"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"env":{"$ref":"#/$defs/env"}}};const schema12 = {"type":"object","additionalProperties":{"type":["string","number","boolean","null"]}};
function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){let data0 = data[key0];if((((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) && (data0 !== null)){const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema12.additionalProperties.type}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate31.errors = vErrors;return errors === 0;}
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length < 1){const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}else {const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.base_url !== undefined){let data1 = data.base_url;if(typeof data1 === "string"){if(data1.length < 1){const err3 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.api_key !== undefined){if(typeof data.api_key !== "string"){const err5 = {instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.headers !== undefined){let data3 = data.headers;if(data3 && typeof data3 == "object" && !Array.isArray(data3)){for(const key0 in data3){if(typeof data3[key0] !== "string"){const err6 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}}else {const err7 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.command !== undefined){let data5 = data.command;if(typeof data5 === "string"){if(data5.length < 1){const err8 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.args !== undefined){let data6 = data.args;if(Array.isArray(data6)){const len0 = data6.length;for(let i0=0; i0<len0; i0++){let data7 = data6[i0];if(((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "boolean")){const err10 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: schema11.properties.args.items.type}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.env !== undefined){if(!(validate31(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData}))){vErrors = append(vErrors, validate31.errors);errors = vErrors.length;}}}else {const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}validate30.errors = vErrors;return errors === 0;}const schema13 = {"type":"object","additionalProperties":false,"properties":{"type":{"enum":["stdio","http","sse"]},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"env":{"type":"object","additionalProperties":{"type":["string","number","boolean","null"]}},"url":{"type":"string","minLength":1},"headers":{"type":"object","additionalProperties":{"type":"string"}},"timeout":{"type":"integer","minimum":1},"tools":{"type":"array","items":{"type":"string","minLength":1}}}};
function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!((((((((key0 === "type") || (key0 === "command")) || (key0 === "args")) || (key0 === "env")) || (key0 === "url")) || (key0 === "headers")) || (key0 === "timeout")) || (key0 === "tools"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.type !== undefined){let data0 = data.type;if(!(((data0 === "stdio") || (data0 === "http")) || (data0 === "sse"))){const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.command !== undefined){let data1 = data.command;if(typeof data1 === "string"){if(data1.length < 1){const err2 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}else {const err3 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.args !== undefined){let data2 = data.args;if(Array.isArray(data2)){const len0 = data2.length;for(let i0=0; i0<len0; i0++){let data3 = data2[i0];if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){const err4 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: schema13.properties.args.items.type}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}}else {const err5 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.env !== undefined){let data4 = data.env;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){for(const key1 in data4){let data5 = data4[key1];if((((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")) && (data5 !== null)){const err6 = {instancePath:instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: schema13.properties.env.additionalProperties.type}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}}else {const err7 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.url !== undefined){let data6 = data.url;if(typeof data6 === "string"){if(data6.length < 1){const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.headers !== undefined){let data7 = data.headers;if(data7 && typeof data7 == "object" && !Array.isArray(data7)){for(const key2 in data7){if(typeof data7[key2] !== "string"){const err10 = {instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.timeout !== undefined){let data9 = data.timeout;if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){const err12 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if((typeof data9 == "number") && (isFinite(data9))){if(data9 < 1 || isNaN(data9)){const err13 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}}if(data.tools !== undefined){let data10 = data.tools;if(Array.isArray(data10)){const len1 = data10.length;for(let i1=0; i1<len1; i1++){let data11 = data10[i1];if(typeof data11 === "string"){if(data11.length < 1){const err14 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else {const err15 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}else {const err16 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}}else {const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}validate34.errors = vErrors;return errors === 0;}const schema14 = {"type":"object","additionalProperties":false,"properties":{"retry":{"type":"object","additionalProperties":false,"properties":{"max_retries":{"type":"integer","minimum":0,"maximum":100},"initial_delay":{"type":"number","minimum":0},"backoff_multiplier":{"type":"number","minimum":1},"max_delay":{"type":"number","minimum":0},"jitter":{"type":"number","minimum":0,"maximum":1},"retryable":{"type":"array","items":{"type":"string"}}}},"circuit_breaker":{"type":"object","additionalProperties":false,"properties":{"failure_threshold":{"type":"integer","minimum":1},"recovery_timeout":{"type":"number","minimum":0},"success_threshold":{"type":"integer","minimum":1},"key":{"type":"string","minLength":1},"scope":{"enum":["run","repository"]}}}}};
function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!((key0 === "retry") || (key0 === "circuit_breaker"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.retry !== undefined){let data0 = data.retry;if(data0 && typeof data0 == "object" && !Array.isArray(data0)){for(const key1 in data0){if(!((((((key1 === "max_retries") || (key1 === "initial_delay")) || (key1 === "backoff_multiplier")) || (key1 === "max_delay")) || (key1 === "jitter")) || (key1 === "retryable"))){const err1 = {instancePath:instancePath+"/retry",schemaPath:"#/properties/retry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data0.max_retries !== undefined){let data1 = data0.max_retries;if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){const err2 = {instancePath:instancePath+"/retry/max_retries",schemaPath:"#/properties/retry/properties/max_retries/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if((typeof data1 == "number") && (isFinite(data1))){if(data1 > 100 || isNaN(data1)){const err3 = {instancePath:instancePath+"/retry/max_retries",schemaPath:"#/properties/retry/properties/max_retries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data1 < 0 || isNaN(data1)){const err4 = {instancePath:instancePath+"/retry/max_retries",schemaPath:"#/properties/retry/properties/max_retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}}if(data0.initial_delay !== undefined){let data2 = data0.initial_delay;if((typeof data2 == "number") && (isFinite(data2))){if(data2 < 0 || isNaN(data2)){const err5 = {instancePath:instancePath+"/retry/initial_delay",schemaPath:"#/properties/retry/properties/initial_delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/retry/initial_delay",schemaPath:"#/properties/retry/properties/initial_delay/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data0.backoff_multiplier !== undefined){let data3 = data0.backoff_multiplier;if((typeof data3 == "number") && (isFinite(data3))){if(data3 < 1 || isNaN(data3)){const err7 = {instancePath:instancePath+"/retry/backoff_multiplier",schemaPath:"#/properties/retry/properties/backoff_multiplier/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/retry/backoff_multiplier",schemaPath:"#/properties/retry/properties/backoff_multiplier/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data0.max_delay !== undefined){let data4 = data0.max_delay;if((typeof data4 == "number") && (isFinite(data4))){if(data4 < 0 || isNaN(data4)){const err9 = {instancePath:instancePath+"/retry/max_delay",schemaPath:"#/properties/retry/properties/max_delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/retry/max_delay",schemaPath:"#/properties/retry/properties/max_delay/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data0.jitter !== undefined){let data5 = data0.jitter;if((typeof data5 == "number") && (isFinite(data5))){if(data5 > 1 || isNaN(data5)){const err11 = {instancePath:instancePath+"/retry/jitter",schemaPath:"#/properties/retry/properties/jitter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(data5 < 0 || isNaN(data5)){const err12 = {instancePath:instancePath+"/retry/jitter",schemaPath:"#/properties/retry/properties/jitter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}else {const err13 = {instancePath:instancePath+"/retry/jitter",schemaPath:"#/properties/retry/properties/jitter/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data0.retryable !== undefined){let data6 = data0.retryable;if(Array.isArray(data6)){const len0 = data6.length;for(let i0=0; i0<len0; i0++){if(typeof data6[i0] !== "string"){const err14 = {instancePath:instancePath+"/retry/retryable/" + i0,schemaPath:"#/properties/retry/properties/retryable/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}}else {const err15 = {instancePath:instancePath+"/retry/retryable",schemaPath:"#/properties/retry/properties/retryable/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}else {const err16 = {instancePath:instancePath+"/retry",schemaPath:"#/properties/retry/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.circuit_breaker !== undefined){let data8 = data.circuit_breaker;if(data8 && typeof data8 == "object" && !Array.isArray(data8)){for(const key2 in data8){if(!(((((key2 === "failure_threshold") || (key2 === "recovery_timeout")) || (key2 === "success_threshold")) || (key2 === "key")) || (key2 === "scope"))){const err17 = {instancePath:instancePath+"/circuit_breaker",schemaPath:"#/properties/circuit_breaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data8.failure_threshold !== undefined){let data9 = data8.failure_threshold;if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){const err18 = {instancePath:instancePath+"/circuit_breaker/failure_threshold",schemaPath:"#/properties/circuit_breaker/properties/failure_threshold/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}if((typeof data9 == "number") && (isFinite(data9))){if(data9 < 1 || isNaN(data9)){const err19 = {instancePath:instancePath+"/circuit_breaker/failure_threshold",schemaPath:"#/properties/circuit_breaker/properties/failure_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}if(data8.recovery_timeout !== undefined){let data10 = data8.recovery_timeout;if((typeof data10 == "number") && (isFinite(data10))){if(data10 < 0 || isNaN(data10)){const err20 = {instancePath:instancePath+"/circuit_breaker/recovery_timeout",schemaPath:"#/properties/circuit_breaker/properties/recovery_timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/circuit_breaker/recovery_timeout",schemaPath:"#/properties/circuit_breaker/properties/recovery_timeout/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data8.success_threshold !== undefined){let data11 = data8.success_threshold;if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){const err22 = {instancePath:instancePath+"/circuit_breaker/success_threshold",schemaPath:"#/properties/circuit_breaker/properties/success_threshold/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}if((typeof data11 == "number") && (isFinite(data11))){if(data11 < 1 || isNaN(data11)){const err23 = {instancePath:instancePath+"/circuit_breaker/success_threshold",schemaPath:"#/properties/circuit_breaker/properties/success_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}}if(data8.key !== undefined){let data12 = data8.key;if(typeof data12 === "string"){if(data12.length < 1){const err24 = {instancePath:instancePath+"/circuit_breaker/key",schemaPath:"#/properties/circuit_breaker/properties/key/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}else {const err25 = {instancePath:instancePath+"/circuit_breaker/key",schemaPath:"#/properties/circuit_breaker/properties/key/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data8.scope !== undefined){let data13 = data8.scope;if(!((data13 === "run") || (data13 === "repository"))){const err26 = {instancePath:instancePath+"/circuit_breaker/scope",schemaPath:"#/properties/circuit_breaker/properties/scope/enum",keyword:"enum",params:{allowedValues: schema14.properties.circuit_breaker.properties.scope.enum}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}}else {const err27 = {instancePath:instancePath+"/circuit_breaker",schemaPath:"#/properties/circuit_breaker/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}}else {const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}validate36.errors = vErrors;return errors === 0;}const schema15 = {"type":"object"};
function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(!(data && typeof data == "object" && !Array.isArray(data))){const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate38.errors = vErrors;return errors === 0;}const schema16 = {"type":"array","items":{"$ref":"#/$defs/route"}};const schema17 = {"type":"object","additionalProperties":false,"properties":{"to":{"type":"string","minLength":1},"when":{"type":"string"},"on_error":{"anyOf":[{"type":"boolean"},{"type":"string"},{"type":"array","items":{"type":"string"}}]},"retry":{"$ref":"#/$defs/retry"},"halt":{"anyOf":[{"type":"object","additionalProperties":false,"properties":{"message":{"type":"string"}}},{"const":true}]},"propagate":{"const":true},"recover":{"type":"object","additionalProperties":false,"properties":{"output":{}},"required":["output"]},"dead_letter":{"type":"boolean"},"escalate":{"anyOf":[{"const":true},{"$ref":"#/$defs/escalate"}]},"output":{"$ref":"#/$defs/outputTemplate"}}};const schema18 = {"type":"object","additionalProperties":false,"properties":{"max":{"type":["integer","string"],"minimum":1,"maximum":100,"pattern":"^\\s*([1-9]\\d?|100)\\s*$|\\{\\{"},"backoff":{"enum":["none","fixed","linear","exponential"]},"initial_seconds":{"type":"number","minimum":0,"maximum":86400},"max_seconds":{"type":"number","minimum":0,"maximum":86400},"jitter":{"type":"number","minimum":0,"maximum":1},"max_elapsed_seconds":{"type":"number","exclusiveMinimum":0},"from":{"type":"string","minLength":1}}};const pattern1 = new RegExp("^\\s*([1-9]\\d?|100)\\s*$|\\{\\{", "u");
function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(((((((key0 === "max") || (key0 === "backoff")) || (key0 === "initial_seconds")) || (key0 === "max_seconds")) || (key0 === "jitter")) || (key0 === "max_elapsed_seconds")) || (key0 === "from"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.max !== undefined){let data0 = data.max;if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (typeof data0 !== "string")){const err1 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: schema18.properties.max.type}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if((typeof data0 == "number") && (isFinite(data0))){if(data0 > 100 || isNaN(data0)){const err2 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data0 < 1 || isNaN(data0)){const err3 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(typeof data0 === "string"){if(!pattern1.test(data0)){const err4 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/pattern",keyword:"pattern",params:{pattern: "^\\s*([1-9]\\d?|100)\\s*$|\\{\\{"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}}if(data.backoff !== undefined){let data1 = data.backoff;if(!((((data1 === "none") || (data1 === "fixed")) || (data1 === "linear")) || (data1 === "exponential"))){const err5 = {instancePath:instancePath+"/backoff",schemaPath:"#/properties/backoff/enum",keyword:"enum",params:{allowedValues: schema18.properties.backoff.enum}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.initial_seconds !== undefined){let data2 = data.initial_seconds;if((typeof data2 == "number") && (isFinite(data2))){if(data2 > 86400 || isNaN(data2)){const err6 = {instancePath:instancePath+"/initial_seconds",schemaPath:"#/properties/initial_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(data2 < 0 || isNaN(data2)){const err7 = {instancePath:instancePath+"/initial_seconds",schemaPath:"#/properties/initial_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/initial_seconds",schemaPath:"#/properties/initial_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.max_seconds !== undefined){let data3 = data.max_seconds;if((typeof data3 == "number") && (isFinite(data3))){if(data3 > 86400 || isNaN(data3)){const err9 = {instancePath:instancePath+"/max_seconds",schemaPath:"#/properties/max_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if(data3 < 0 || isNaN(data3)){const err10 = {instancePath:instancePath+"/max_seconds",schemaPath:"#/properties/max_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/max_seconds",schemaPath:"#/properties/max_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.jitter !== undefined){let data4 = data.jitter;if((typeof data4 == "number") && (isFinite(data4))){if(data4 > 1 || isNaN(data4)){const err12 = {instancePath:instancePath+"/jitter",schemaPath:"#/properties/jitter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if(data4 < 0 || isNaN(data4)){const err13 = {instancePath:instancePath+"/jitter",schemaPath:"#/properties/jitter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}else {const err14 = {instancePath:instancePath+"/jitter",schemaPath:"#/properties/jitter/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.max_elapsed_seconds !== undefined){let data5 = data.max_elapsed_seconds;if((typeof data5 == "number") && (isFinite(data5))){if(data5 <= 0 || isNaN(data5)){const err15 = {instancePath:instancePath+"/max_elapsed_seconds",schemaPath:"#/properties/max_elapsed_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}else {const err16 = {instancePath:instancePath+"/max_elapsed_seconds",schemaPath:"#/properties/max_elapsed_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.from !== undefined){let data6 = data.from;if(typeof data6 === "string"){if(data6.length < 1){const err17 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}else {const err18 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}}else {const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}validate42.errors = vErrors;return errors === 0;}const schema19 = {"type":"object","additionalProperties":false,"properties":{"title":{"type":"string","minLength":1},"labels":{"type":"array","items":{"type":"string"}},"assignees":{"type":"array","items":{"type":"string"}}}};
function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(((key0 === "title") || (key0 === "labels")) || (key0 === "assignees"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.title !== undefined){let data0 = data.title;if(typeof data0 === "string"){if(data0.length < 1){const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}else {const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.labels !== undefined){let data1 = data.labels;if(Array.isArray(data1)){const len0 = data1.length;for(let i0=0; i0<len0; i0++){if(typeof data1[i0] !== "string"){const err3 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}}else {const err4 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.assignees !== undefined){let data3 = data.assignees;if(Array.isArray(data3)){const len1 = data3.length;for(let i1=0; i1<len1; i1++){if(typeof data3[i1] !== "string"){const err5 = {instancePath:instancePath+"/assignees/" + i1,schemaPath:"#/properties/assignees/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}}else {const err6 = {instancePath:instancePath+"/assignees",schemaPath:"#/properties/assignees/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}}else {const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}validate44.errors = vErrors;return errors === 0;}
function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(func2.call(schema17.properties, key0))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.to !== undefined){let data0 = data.to;if(typeof data0 === "string"){if(data0.length < 1){const err1 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}else {const err2 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.when !== undefined){if(typeof data.when !== "string"){const err3 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.on_error !== undefined){let data2 = data.on_error;const _errs7 = errors;let valid1 = false;const _errs8 = errors;if(typeof data2 !== "boolean"){const err4 = {instancePath:instancePath+"/on_error",schemaPath:"#/properties/on_error/anyOf/0/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}var _valid0 = _errs8 === errors;valid1 = valid1 || _valid0;if(!valid1){const _errs10 = errors;if(typeof data2 !== "string"){const err5 = {instancePath:instancePath+"/on_error",schemaPath:"#/properties/on_error/anyOf/1/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}var _valid0 = _errs10 === errors;valid1 = valid1 || _valid0;if(!valid1){const _errs12 = errors;if(Array.isArray(data2)){const len0 = data2.length;for(let i0=0; i0<len0; i0++){if(typeof data2[i0] !== "string"){const err6 = {instancePath:instancePath+"/on_error/" + i0,schemaPath:"#/properties/on_error/anyOf/2/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}}else {const err7 = {instancePath:instancePath+"/on_error",schemaPath:"#/properties/on_error/anyOf/2/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}var _valid0 = _errs12 === errors;valid1 = valid1 || _valid0;}}if(!valid1){const err8 = {instancePath:instancePath+"/on_error",schemaPath:"#/properties/on_error/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}else {errors = _errs7;if(vErrors !== null){if(_errs7){vErrors.length = _errs7;}else {vErrors = null;}}}}if(data.retry !== undefined){if(!(validate42(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){vErrors = append(vErrors, validate42.errors);errors = vErrors.length;}}if(data.halt !== undefined){let data5 = data.halt;const _errs18 = errors;let valid4 = false;const _errs19 = errors;if(data5 && typeof data5 == "object" && !Array.isArray(data5)){for(const key1 in data5){if(!(key1 === "message")){const err9 = {instancePath:instancePath+"/halt",schemaPath:"#/properties/halt/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data5.message !== undefined){if(typeof data5.message !== "string"){const err10 = {instancePath:instancePath+"/halt/message",schemaPath:"#/properties/halt/anyOf/0/properties/message/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/halt",schemaPath:"#/properties/halt/anyOf/0/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}var _valid1 = _errs19 === errors;valid4 = valid4 || _valid1;if(!valid4){const _errs24 = errors;if(true !== data5){const err12 = {instancePath:instancePath+"/halt",schemaPath:"#/properties/halt/anyOf/1/const",keyword:"const",params:{allowedValue: true}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}var _valid1 = _errs24 === errors;valid4 = valid4 || _valid1;}if(!valid4){const err13 = {instancePath:instancePath+"/halt",schemaPath:"#/properties/halt/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}else {errors = _errs18;if(vErrors !== null){if(_errs18){vErrors.length = _errs18;}else {vErrors = null;}}}}if(data.propagate !== undefined){if(true !== data.propagate){const err14 = {instancePath:instancePath+"/propagate",schemaPath:"#/properties/propagate/const",keyword:"const",params:{allowedValue: true}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.recover !== undefined){let data8 = data.recover;if(data8 && typeof data8 == "object" && !Array.isArray(data8)){if(data8.output === undefined){const err15 = {instancePath:instancePath+"/recover",schemaPath:"#/properties/recover/required",keyword:"required",params:{missingProperty: "output"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}for(const key2 in data8){if(!(key2 === "output")){const err16 = {instancePath:instancePath+"/recover",schemaPath:"#/properties/recover/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}}else {const err17 = {instancePath:instancePath+"/recover",schemaPath:"#/properties/recover/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data.dead_letter !== undefined){if(typeof data.dead_letter !== "boolean"){const err18 = {instancePath:instancePath+"/dead_letter",schemaPath:"#/properties/dead_letter/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data.escalate !== undefined){let data10 = data.escalate;const _errs32 = errors;let valid6 = false;const _errs33 = errors;if(true !== data10){const err19 = {instancePath:instancePath+"/escalate",schemaPath:"#/properties/escalate/anyOf/0/const",keyword:"const",params:{allowedValue: true}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}var _valid2 = _errs33 === errors;valid6 = valid6 || _valid2;if(!valid6){const _errs34 = errors;if(!(validate44(data10, {instancePath:instancePath+"/escalate",parentData:data,parentDataProperty:"escalate",rootData}))){vErrors = append(vErrors, validate44.errors);errors = vErrors.length;}var _valid2 = _errs34 === errors;valid6 = valid6 || _valid2;}if(!valid6){const err20 = {instancePath:instancePath+"/escalate",schemaPath:"#/properties/escalate/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}else {errors = _errs32;if(vErrors !== null){if(_errs32){vErrors.length = _errs32;}else {vErrors = null;}}}}if(data.output !== undefined){if(!(validate25(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = append(vErrors, validate25.errors);errors = vErrors.length;}}}else {const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}validate41.errors = vErrors;return errors === 0;}
function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(Array.isArray(data)){const len0 = data.length;for(let i0=0; i0<len0; i0++){if(!(validate41(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){vErrors = append(vErrors, validate41.errors);errors = vErrors.length;}}}else {const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate40.errors = vErrors;return errors === 0;}const schema20 = {"type":"array","items":{"type":"string"}};
function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(Array.isArray(data)){const len0 = data.length;for(let i0=0; i0<len0; i0++){if(typeof data[i0] !== "string"){const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate49.errors = vErrors;return errors === 0;}const schema21 = {"type":"object","additionalProperties":false,"properties":{"description":{"type":"string"},"details":{"$ref":"#/$defs/outputSchema"},"suggestion":{"type":"string","minLength":1},"docs":{"type":"string","minLength":1},"owner":{"type":"string","minLength":1},"transient":{"type":"boolean"}}};const schema22 = {"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"}};const schema23 = {"type":"object","additionalProperties":false,"properties":{"type":{"enum":["string","number","integer","boolean","array","object"]},"description":{"type":"string"},"enum":{"type":"array","minItems":1,"items":{"type":["string","number","boolean"]}},"pattern":{"type":"string","minLength":1},"minimum":{"type":"number"},"maximum":{"type":"number"},"minLength":{"type":"integer","minimum":0},"maxLength":{"type":"integer","minimum":0},"nullable":{"type":"boolean"},"required":{"type":"boolean"},"default":{},"example":{},"items":{"$ref":"#/$defs/outputField"},"properties":{"type":"object","additionalProperties":{"$ref":"#/$defs/outputField"}}},"required":["type"]};const wrapper0 = {validate: validate53};
function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.type === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!(func2.call(schema23.properties, key0))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.type !== undefined){let data0 = data.type;if(!((((((data0 === "string") || (data0 === "number")) || (data0 === "integer")) || (data0 === "boolean")) || (data0 === "array")) || (data0 === "object"))){const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema23.properties.type.enum}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.enum !== undefined){let data2 = data.enum;if(Array.isArray(data2)){if(data2.length < 1){const err4 = {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}const len0 = data2.length;for(let i0=0; i0<len0; i0++){let data3 = data2[i0];if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){const err5 = {instancePath:instancePath+"/enum/" + i0,schemaPath:"#/properties/enum/items/type",keyword:"type",params:{type: schema23.properties.enum.items.type}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}}else {const err6 = {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.pattern !== undefined){let data4 = data.pattern;if(typeof data4 === "string"){if(data4.length < 1){const err7 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.minimum !== undefined){let data5 = data.minimum;if(!((typeof data5 == "number") && (isFinite(data5)))){const err9 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.maximum !== undefined){let data6 = data.maximum;if(!((typeof data6 == "number") && (isFinite(data6)))){const err10 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.minLength !== undefined){let data7 = data.minLength;if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err11 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if((typeof data7 == "number") && (isFinite(data7))){if(data7 < 0 || isNaN(data7)){const err12 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}if(data.maxLength !== undefined){let data8 = data.maxLength;if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){const err13 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}if((typeof data8 == "number") && (isFinite(data8))){if(data8 < 0 || isNaN(data8)){const err14 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}}if(data.nullable !== undefined){if(typeof data.nullable !== "boolean"){const err15 = {instancePath:instancePath+"/nullable",schemaPath:"#/properties/nullable/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.required !== undefined){if(typeof data.required !== "boolean"){const err16 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.items !== undefined){if(!(wrapper0.validate(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){vErrors = append(vErrors, wrapper0.validate.errors);errors = vErrors.length;}}if(data.properties !== undefined){let data12 = data.properties;if(data12 && typeof data12 == "object" && !Array.isArray(data12)){for(const key1 in data12){if(!(wrapper0.validate(data12[key1], {instancePath:instancePath+"/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data12,parentDataProperty:key1,rootData}))){vErrors = append(vErrors, wrapper0.validate.errors);errors = vErrors.length;}}}else {const err17 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}else {const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}validate53.errors = vErrors;return errors === 0;}
function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(validate53(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){vErrors = append(vErrors, validate53.errors);errors = vErrors.length;}}}else {const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate52.errors = vErrors;return errors === 0;}
function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!((((((key0 === "description") || (key0 === "details")) || (key0 === "suggestion")) || (key0 === "docs")) || (key0 === "owner")) || (key0 === "transient"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err1 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.details !== undefined){if(!(validate52(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){vErrors = append(vErrors, validate52.errors);errors = vErrors.length;}}if(data.suggestion !== undefined){let data2 = data.suggestion;if(typeof data2 === "string"){if(data2.length < 1){const err2 = {instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}else {const err3 = {instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.docs !== undefined){let data3 = data.docs;if(typeof data3 === "string"){if(data3.length < 1){const err4 = {instancePath:instancePath+"/docs",schemaPath:"#/properties/docs/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}else {const err5 = {instancePath:instancePath+"/docs",schemaPath:"#/properties/docs/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.owner !== undefined){let data4 = data.owner;if(typeof data4 === "string"){if(data4.length < 1){const err6 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.transient !== undefined){if(typeof data.transient !== "boolean"){const err8 = {instancePath:instancePath+"/transient",schemaPath:"#/properties/transient/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}}else {const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}validate51.errors = vErrors;return errors === 0;}const schema24 = {"type":"object","additionalProperties":false,"properties":{"pricing":{"type":"object","additionalProperties":{"$ref":"#/$defs/price"}},"show_per_agent":{},"show_summary":{}}};const schema25 = {"type":"object","additionalProperties":false,"properties":{"input_per_mtok":{"type":"number","minimum":0},"output_per_mtok":{"type":"number","minimum":0},"cache_read_per_mtok":{},"cache_write_per_mtok":{}},"required":["input_per_mtok","output_per_mtok"]};
function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.input_per_mtok === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input_per_mtok"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.output_per_mtok === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "output_per_mtok"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!((((key0 === "input_per_mtok") || (key0 === "output_per_mtok")) || (key0 === "cache_read_per_mtok")) || (key0 === "cache_write_per_mtok"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.input_per_mtok !== undefined){let data0 = data.input_per_mtok;if((typeof data0 == "number") && (isFinite(data0))){if(data0 < 0 || isNaN(data0)){const err3 = {instancePath:instancePath+"/input_per_mtok",schemaPath:"#/properties/input_per_mtok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/input_per_mtok",schemaPath:"#/properties/input_per_mtok/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.output_per_mtok !== undefined){let data1 = data.output_per_mtok;if((typeof data1 == "number") && (isFinite(data1))){if(data1 < 0 || isNaN(data1)){const err5 = {instancePath:instancePath+"/output_per_mtok",schemaPath:"#/properties/output_per_mtok/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/output_per_mtok",schemaPath:"#/properties/output_per_mtok/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}}else {const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}validate59.errors = vErrors;return errors === 0;}
function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(((key0 === "pricing") || (key0 === "show_per_agent")) || (key0 === "show_summary"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.pricing !== undefined){let data0 = data.pricing;if(data0 && typeof data0 == "object" && !Array.isArray(data0)){for(const key1 in data0){if(!(validate59(data0[key1], {instancePath:instancePath+"/pricing/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key1,rootData}))){vErrors = append(vErrors, validate59.errors);errors = vErrors.length;}}}else {const err1 = {instancePath:instancePath+"/pricing",schemaPath:"#/properties/pricing/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}}else {const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}validate58.errors = vErrors;return errors === 0;}
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.entry_point === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entry_point"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(func2.call(schema9.properties, key0))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length < 1){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.version !== undefined){let data2 = data.version;if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: schema9.properties.version.type}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.entry_point !== undefined){let data3 = data.entry_point;if(typeof data3 === "string"){if(data3.length < 1){const err7 = {instancePath:instancePath+"/entry_point",schemaPath:"#/properties/entry_point/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/entry_point",schemaPath:"#/properties/entry_point/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.input !== undefined){let data4 = data.input;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){for(const key1 in data4){if(!(validate28(data4[key1], {instancePath:instancePath+"/input/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key1,rootData}))){vErrors = append(vErrors, validate28.errors);errors = vErrors.length;}}}else {const err9 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.limits !== undefined){let data6 = data.limits;if(data6 && typeof data6 == "object" && !Array.isArray(data6)){for(const key2 in data6){if(!((((((key2 === "max_iterations") || (key2 === "timeout_seconds")) || (key2 === "max_output_bytes")) || (key2 === "max_tokens")) || (key2 === "budget_usd")) || (key2 === "budget_mode"))){const err10 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data6.max_iterations !== undefined){let data7 = data6.max_iterations;if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err11 = {instancePath:instancePath+"/limits/max_iterations",schemaPath:"#/properties/limits/properties/max_iterations/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if((typeof data7 == "number") && (isFinite(data7))){if(data7 > 100000 || isNaN(data7)){const err12 = {instancePath:instancePath+"/limits/max_iterations",schemaPath:"#/properties/limits/properties/max_iterations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if(data7 < 1 || isNaN(data7)){const err13 = {instancePath:instancePath+"/limits/max_iterations",schemaPath:"#/properties/limits/properties/max_iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}}if(data6.timeout_seconds !== undefined){let data8 = data6.timeout_seconds;if((typeof data8 == "number") && (isFinite(data8))){if(data8 <= 0 || isNaN(data8)){const err14 = {instancePath:instancePath+"/limits/timeout_seconds",schemaPath:"#/properties/limits/properties/timeout_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else {const err15 = {instancePath:instancePath+"/limits/timeout_seconds",schemaPath:"#/properties/limits/properties/timeout_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data6.max_output_bytes !== undefined){let data9 = data6.max_output_bytes;if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){const err16 = {instancePath:instancePath+"/limits/max_output_bytes",schemaPath:"#/properties/limits/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}if((typeof data9 == "number") && (isFinite(data9))){if(data9 < 1024 || isNaN(data9)){const err17 = {instancePath:instancePath+"/limits/max_output_bytes",schemaPath:"#/properties/limits/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}if(data6.max_tokens !== undefined){let data10 = data6.max_tokens;if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){const err18 = {instancePath:instancePath+"/limits/max_tokens",schemaPath:"#/properties/limits/properties/max_tokens/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}if((typeof data10 == "number") && (isFinite(data10))){if(data10 < 1 || isNaN(data10)){const err19 = {instancePath:instancePath+"/limits/max_tokens",schemaPath:"#/properties/limits/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}if(data6.budget_usd !== undefined){let data11 = data6.budget_usd;if((typeof data11 == "number") && (isFinite(data11))){if(data11 <= 0 || isNaN(data11)){const err20 = {instancePath:instancePath+"/limits/budget_usd",schemaPath:"#/properties/limits/properties/budget_usd/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/limits/budget_usd",schemaPath:"#/properties/limits/properties/budget_usd/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data6.budget_mode !== undefined){let data12 = data6.budget_mode;if(!((data12 === "audit") || (data12 === "enforce"))){const err22 = {instancePath:instancePath+"/limits/budget_mode",schemaPath:"#/properties/limits/properties/budget_mode/enum",keyword:"enum",params:{allowedValues: schema9.properties.limits.properties.budget_mode.enum}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}}else {const err23 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.context !== undefined){let data13 = data.context;if(data13 && typeof data13 == "object" && !Array.isArray(data13)){for(const key3 in data13){if(!(((key3 === "mode") || (key3 === "max_tokens")) || (key3 === "trim_strategy"))){const err24 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data13.mode !== undefined){let data14 = data13.mode;if(!(((data14 === "accumulate") || (data14 === "last_only")) || (data14 === "explicit"))){const err25 = {instancePath:instancePath+"/context/mode",schemaPath:"#/properties/context/properties/mode/enum",keyword:"enum",params:{allowedValues: schema9.properties.context.properties.mode.enum}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}}else {const err26 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data.runtime !== undefined){let data15 = data.runtime;if(data15 && typeof data15 == "object" && !Array.isArray(data15)){for(const key4 in data15){if(!(func2.call(schema9.properties.runtime.properties, key4))){const err27 = {instancePath:instancePath+"/runtime",schemaPath:"#/properties/runtime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}if(data15.strict_exit !== undefined){if(typeof data15.strict_exit !== "boolean"){const err28 = {instancePath:instancePath+"/runtime/strict_exit",schemaPath:"#/properties/runtime/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}if(data15.provider !== undefined){let data17 = data15.provider;const _errs38 = errors;let valid5 = false;const _errs39 = errors;if(typeof data17 === "string"){if(data17.length < 1){const err29 = {instancePath:instancePath+"/runtime/provider",schemaPath:"#/properties/runtime/properties/provider/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}else {const err30 = {instancePath:instancePath+"/runtime/provider",schemaPath:"#/properties/runtime/properties/provider/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}var _valid0 = _errs39 === errors;valid5 = valid5 || _valid0;if(!valid5){const _errs41 = errors;if(!(validate30(data17, {instancePath:instancePath+"/runtime/provider",parentData:data15,parentDataProperty:"provider",rootData}))){vErrors = append(vErrors, validate30.errors);errors = vErrors.length;}var _valid0 = _errs41 === errors;valid5 = valid5 || _valid0;}if(!valid5){const err31 = {instancePath:instancePath+"/runtime/provider",schemaPath:"#/properties/runtime/properties/provider/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}else {errors = _errs38;if(vErrors !== null){if(_errs38){vErrors.length = _errs38;}else {vErrors = null;}}}}if(data15.default_model !== undefined){if(typeof data15.default_model !== "string"){const err32 = {instancePath:instancePath+"/runtime/default_model",schemaPath:"#/properties/runtime/properties/default_model/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}if(data15.temperature !== undefined){let data19 = data15.temperature;if((typeof data19 == "number") && (isFinite(data19))){if(data19 > 2 || isNaN(data19)){const err33 = {instancePath:instancePath+"/runtime/temperature",schemaPath:"#/properties/runtime/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}if(data19 < 0 || isNaN(data19)){const err34 = {instancePath:instancePath+"/runtime/temperature",schemaPath:"#/properties/runtime/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}else {const err35 = {instancePath:instancePath+"/runtime/temperature",schemaPath:"#/properties/runtime/properties/temperature/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}if(data15.max_tokens !== undefined){let data20 = data15.max_tokens;if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){const err36 = {instancePath:instancePath+"/runtime/max_tokens",schemaPath:"#/properties/runtime/properties/max_tokens/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}if((typeof data20 == "number") && (isFinite(data20))){if(data20 < 1 || isNaN(data20)){const err37 = {instancePath:instancePath+"/runtime/max_tokens",schemaPath:"#/properties/runtime/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}}}if(data15.mcp_servers !== undefined){let data21 = data15.mcp_servers;if(data21 && typeof data21 == "object" && !Array.isArray(data21)){for(const key5 in data21){if(!(validate34(data21[key5], {instancePath:instancePath+"/runtime/mcp_servers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data21,parentDataProperty:key5,rootData}))){vErrors = append(vErrors, validate34.errors);errors = vErrors.length;}}}else {const err38 = {instancePath:instancePath+"/runtime/mcp_servers",schemaPath:"#/properties/runtime/properties/mcp_servers/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}}if(data15.max_agent_iterations !== undefined){let data23 = data15.max_agent_iterations;if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){const err39 = {instancePath:instancePath+"/runtime/max_agent_iterations",schemaPath:"#/properties/runtime/properties/max_agent_iterations/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}if((typeof data23 == "number") && (isFinite(data23))){if(data23 > 500 || isNaN(data23)){const err40 = {instancePath:instancePath+"/runtime/max_agent_iterations",schemaPath:"#/properties/runtime/properties/max_agent_iterations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}if(data23 < 1 || isNaN(data23)){const err41 = {instancePath:instancePath+"/runtime/max_agent_iterations",schemaPath:"#/properties/runtime/properties/max_agent_iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}}}if(data15.default_reasoning_effort !== undefined){let data24 = data15.default_reasoning_effort;if(!(((((data24 === "low") || (data24 === "medium")) || (data24 === "high")) || (data24 === "xhigh")) || (data24 === "max"))){const err42 = {instancePath:instancePath+"/runtime/default_reasoning_effort",schemaPath:"#/properties/runtime/properties/default_reasoning_effort/enum",keyword:"enum",params:{allowedValues: schema9.properties.runtime.properties.default_reasoning_effort.enum}};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}}if(data15.working_dir !== undefined){if(typeof data15.working_dir !== "string"){const err43 = {instancePath:instancePath+"/runtime/working_dir",schemaPath:"#/properties/runtime/properties/working_dir/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err43];}else {vErrors.push(err43);}errors++;}}}else {const err44 = {instancePath:instancePath+"/runtime",schemaPath:"#/properties/runtime/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err44];}else {vErrors.push(err44);}errors++;}}if(data.hooks !== undefined){let data26 = data.hooks;if(data26 && typeof data26 == "object" && !Array.isArray(data26)){for(const key6 in data26){if(!(((key6 === "on_start") || (key6 === "on_complete")) || (key6 === "on_error"))){const err45 = {instancePath:instancePath+"/hooks",schemaPath:"#/properties/hooks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};if(vErrors === null){vErrors = [err45];}else {vErrors.push(err45);}errors++;}}if(data26.on_start !== undefined){if(typeof data26.on_start !== "string"){const err46 = {instancePath:instancePath+"/hooks/on_start",schemaPath:"#/properties/hooks/properties/on_start/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err46];}else {vErrors.push(err46);}errors++;}}if(data26.on_complete !== undefined){if(typeof data26.on_complete !== "string"){const err47 = {instancePath:instancePath+"/hooks/on_complete",schemaPath:"#/properties/hooks/properties/on_complete/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err47];}else {vErrors.push(err47);}errors++;}}if(data26.on_error !== undefined){if(typeof data26.on_error !== "string"){const err48 = {instancePath:instancePath+"/hooks/on_error",schemaPath:"#/properties/hooks/properties/on_error/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err48];}else {vErrors.push(err48);}errors++;}}}else {const err49 = {instancePath:instancePath+"/hooks",schemaPath:"#/properties/hooks/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err49];}else {vErrors.push(err49);}errors++;}}if(data.resilience !== undefined){if(!(validate36(data.resilience, {instancePath:instancePath+"/resilience",parentData:data,parentDataProperty:"resilience",rootData}))){vErrors = append(vErrors, validate36.errors);errors = vErrors.length;}}if(data.policies !== undefined){let data31 = data.policies;if(Array.isArray(data31)){const len0 = data31.length;for(let i0=0; i0<len0; i0++){if(!(validate38(data31[i0], {instancePath:instancePath+"/policies/" + i0,parentData:data31,parentDataProperty:i0,rootData}))){vErrors = append(vErrors, validate38.errors);errors = vErrors.length;}}}else {const err50 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err50];}else {vErrors.push(err50);}errors++;}}if(data.error_routes !== undefined){if(!(validate40(data.error_routes, {instancePath:instancePath+"/error_routes",parentData:data,parentDataProperty:"error_routes",rootData}))){vErrors = append(vErrors, validate40.errors);errors = vErrors.length;}}if(data.finally !== undefined){let data34 = data.finally;const _errs72 = errors;let valid10 = false;const _errs73 = errors;if(typeof data34 === "string"){if(data34.length < 1){const err51 = {instancePath:instancePath+"/finally",schemaPath:"#/properties/finally/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err51];}else {vErrors.push(err51);}errors++;}}else {const err52 = {instancePath:instancePath+"/finally",schemaPath:"#/properties/finally/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err52];}else {vErrors.push(err52);}errors++;}var _valid1 = _errs73 === errors;valid10 = valid10 || _valid1;if(!valid10){const _errs75 = errors;if(Array.isArray(data34)){if(data34.length < 1){const err53 = {instancePath:instancePath+"/finally",schemaPath:"#/properties/finally/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err53];}else {vErrors.push(err53);}errors++;}const len1 = data34.length;for(let i1=0; i1<len1; i1++){let data35 = data34[i1];if(typeof data35 === "string"){if(data35.length < 1){const err54 = {instancePath:instancePath+"/finally/" + i1,schemaPath:"#/properties/finally/anyOf/1/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err54];}else {vErrors.push(err54);}errors++;}}else {const err55 = {instancePath:instancePath+"/finally/" + i1,schemaPath:"#/properties/finally/anyOf/1/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err55];}else {vErrors.push(err55);}errors++;}}}else {const err56 = {instancePath:instancePath+"/finally",schemaPath:"#/properties/finally/anyOf/1/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err56];}else {vErrors.push(err56);}errors++;}var _valid1 = _errs75 === errors;valid10 = valid10 || _valid1;}if(!valid10){const err57 = {instancePath:instancePath+"/finally",schemaPath:"#/properties/finally/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err57];}else {vErrors.push(err57);}errors++;}else {errors = _errs72;if(vErrors !== null){if(_errs72){vErrors.length = _errs72;}else {vErrors = null;}}}}if(data.raises !== undefined){if(!(validate49(data.raises, {instancePath:instancePath+"/raises",parentData:data,parentDataProperty:"raises",rootData}))){vErrors = append(vErrors, validate49.errors);errors = vErrors.length;}}if(data.kinds !== undefined){let data37 = data.kinds;if(data37 && typeof data37 == "object" && !Array.isArray(data37)){for(const key7 in data37){if(!(validate51(data37[key7], {instancePath:instancePath+"/kinds/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data37,parentDataProperty:key7,rootData}))){vErrors = append(vErrors, validate51.errors);errors = vErrors.length;}}}else {const err58 = {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err58];}else {vErrors.push(err58);}errors++;}}if(data.env !== undefined){if(!(validate31(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData}))){vErrors = append(vErrors, validate31.errors);errors = vErrors.length;}}if(data.metadata !== undefined){let data40 = data.metadata;if(!(data40 && typeof data40 == "object" && !Array.isArray(data40))){const err59 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err59];}else {vErrors.push(err59);}errors++;}}if(data.instructions !== undefined){let data41 = data.instructions;const _errs88 = errors;let valid14 = false;const _errs89 = errors;if(typeof data41 !== "string"){const err60 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err60];}else {vErrors.push(err60);}errors++;}var _valid2 = _errs89 === errors;valid14 = valid14 || _valid2;if(!valid14){const _errs91 = errors;if(Array.isArray(data41)){const len2 = data41.length;for(let i2=0; i2<len2; i2++){if(typeof data41[i2] !== "string"){const err61 = {instancePath:instancePath+"/instructions/" + i2,schemaPath:"#/properties/instructions/anyOf/1/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err61];}else {vErrors.push(err61);}errors++;}}}else {const err62 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/anyOf/1/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err62];}else {vErrors.push(err62);}errors++;}var _valid2 = _errs91 === errors;valid14 = valid14 || _valid2;}if(!valid14){const err63 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err63];}else {vErrors.push(err63);}errors++;}else {errors = _errs88;if(vErrors !== null){if(_errs88){vErrors.length = _errs88;}else {vErrors = null;}}}}if(data.cost !== undefined){if(!(validate58(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){vErrors = append(vErrors, validate58.errors);errors = vErrors.length;}}}else {const err64 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err64];}else {vErrors.push(err64);}errors++;}validate27.errors = vErrors;return errors === 0;}exports.parallel = validate62;const schema26 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"]},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0},"percent":{"type":"number","minimum":0,"maximum":100}},"minProperties":1,"maxProperties":1},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"type":{"const":"parallel"},"agents":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}},"required":["name","agents"]};const pattern2 = new RegExp("^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$", "u");
function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.agents === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agents"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(func2.call(schema26.properties, key0))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern2.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.max_concurrent !== undefined){let data2 = data.max_concurrent;if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){const err8 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}if((typeof data2 == "number") && (isFinite(data2))){if(data2 > 1000 || isNaN(data2)){const err9 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if(data2 < 1 || isNaN(data2)){const err10 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}if(data.failure_mode !== undefined){let data3 = data.failure_mode;if(!(((data3 === "fail_fast") || (data3 === "continue_on_error")) || (data3 === "all_or_nothing"))){const err11 = {instancePath:instancePath+"/failure_mode",schemaPath:"#/properties/failure_mode/enum",keyword:"enum",params:{allowedValues: schema26.properties.failure_mode.enum}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.tolerate !== undefined){let data4 = data.tolerate;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){if(Object.keys(data4).length > 1){const err12 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/maxProperties",keyword:"maxProperties",params:{limit: 1}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if(Object.keys(data4).length < 1){const err13 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/minProperties",keyword:"minProperties",params:{limit: 1}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}for(const key1 in data4){if(!((key1 === "count") || (key1 === "percent"))){const err14 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data4.count !== undefined){let data5 = data4.count;if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){const err15 = {instancePath:instancePath+"/tolerate/count",schemaPath:"#/properties/tolerate/properties/count/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}if((typeof data5 == "number") && (isFinite(data5))){if(data5 < 0 || isNaN(data5)){const err16 = {instancePath:instancePath+"/tolerate/count",schemaPath:"#/properties/tolerate/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}}if(data4.percent !== undefined){let data6 = data4.percent;if((typeof data6 == "number") && (isFinite(data6))){if(data6 > 100 || isNaN(data6)){const err17 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}if(data6 < 0 || isNaN(data6)){const err18 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}else {const err19 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}else {const err20 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = append(vErrors, validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err21 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data.type !== undefined){if("parallel" !== data.type){const err22 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "parallel"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data.agents !== undefined){let data10 = data.agents;if(Array.isArray(data10)){if(data10.length < 1){const err23 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}const len0 = data10.length;for(let i0=0; i0<len0; i0++){let data11 = data10[i0];if(typeof data11 === "string"){if(data11.length < 1){const err24 = {instancePath:instancePath+"/agents/" + i0,schemaPath:"#/properties/agents/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}else {const err25 = {instancePath:instancePath+"/agents/" + i0,schemaPath:"#/properties/agents/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}}else {const err26 = {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}}else {const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}validate62.errors = vErrors;return errors === 0;}exports.forEach = validate64;const schema27 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"max_concurrent":{"type":"integer","minimum":1,"maximum":1000},"failure_mode":{"enum":["fail_fast","continue_on_error","all_or_nothing"]},"tolerate":{"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0},"percent":{"type":"number","minimum":0,"maximum":100}},"minProperties":1,"maxProperties":1},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"type":{"const":"for_each"},"source":{"type":"string","minLength":1},"as":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"agent":{"$ref":"#/$defs/member"},"key_by":{"type":"string","minLength":1}},"required":["name","source","as","agent"]};const pattern4 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");const schema28 = {"type":"object"};
function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(!(data && typeof data == "object" && !Array.isArray(data))){const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}validate66.errors = vErrors;return errors === 0;}
function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.source === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.as === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "as"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.agent === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!(func2.call(schema27.properties, key0))){const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data0.length < 1){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(!pattern2.test(data0)){const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.max_concurrent !== undefined){let data2 = data.max_concurrent;if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){const err10 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}if((typeof data2 == "number") && (isFinite(data2))){if(data2 > 1000 || isNaN(data2)){const err11 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(data2 < 1 || isNaN(data2)){const err12 = {instancePath:instancePath+"/max_concurrent",schemaPath:"#/properties/max_concurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}if(data.failure_mode !== undefined){let data3 = data.failure_mode;if(!(((data3 === "fail_fast") || (data3 === "continue_on_error")) || (data3 === "all_or_nothing"))){const err13 = {instancePath:instancePath+"/failure_mode",schemaPath:"#/properties/failure_mode/enum",keyword:"enum",params:{allowedValues: schema27.properties.failure_mode.enum}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.tolerate !== undefined){let data4 = data.tolerate;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){if(Object.keys(data4).length > 1){const err14 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/maxProperties",keyword:"maxProperties",params:{limit: 1}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}if(Object.keys(data4).length < 1){const err15 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/minProperties",keyword:"minProperties",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}for(const key1 in data4){if(!((key1 === "count") || (key1 === "percent"))){const err16 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data4.count !== undefined){let data5 = data4.count;if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){const err17 = {instancePath:instancePath+"/tolerate/count",schemaPath:"#/properties/tolerate/properties/count/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}if((typeof data5 == "number") && (isFinite(data5))){if(data5 < 0 || isNaN(data5)){const err18 = {instancePath:instancePath+"/tolerate/count",schemaPath:"#/properties/tolerate/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}}if(data4.percent !== undefined){let data6 = data4.percent;if((typeof data6 == "number") && (isFinite(data6))){if(data6 > 100 || isNaN(data6)){const err19 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}if(data6 < 0 || isNaN(data6)){const err20 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/tolerate/percent",schemaPath:"#/properties/tolerate/properties/percent/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}else {const err22 = {instancePath:instancePath+"/tolerate",schemaPath:"#/properties/tolerate/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = append(vErrors, validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err23 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.type !== undefined){if("for_each" !== data.type){const err24 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "for_each"}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data.source !== undefined){let data10 = data.source;if(typeof data10 === "string"){if(data10.length < 1){const err25 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}else {const err26 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data.as !== undefined){let data11 = data.as;if(typeof data11 === "string"){if(!pattern4.test(data11)){const err27 = {instancePath:instancePath+"/as",schemaPath:"#/properties/as/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}else {const err28 = {instancePath:instancePath+"/as",schemaPath:"#/properties/as/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}if(data.agent !== undefined){if(!(validate66(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){vErrors = append(vErrors, validate66.errors);errors = vErrors.length;}}if(data.key_by !== undefined){let data13 = data.key_by;if(typeof data13 === "string"){if(data13.length < 1){const err29 = {instancePath:instancePath+"/key_by",schemaPath:"#/properties/key_by/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}else {const err30 = {instancePath:instancePath+"/key_by",schemaPath:"#/properties/key_by/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}}else {const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}validate64.errors = vErrors;return errors === 0;}exports.scriptNode = validate68;const schema29 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"script"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number","boolean"]}},"run":{"type":"string","minLength":1},"shell":{"type":"string","minLength":1},"env":{"$ref":"#/$defs/env"},"working_dir":{"type":"string"},"timeout":{"anyOf":[{"type":"number","exclusiveMinimum":0},{"type":"string","pattern":"\\{\\{"}],"description":"Time limit for the process tree: seconds, or 90s, 10m, 1h; or a template."},"idle_timeout":{"anyOf":[{"type":"number","exclusiveMinimum":0},{"type":"string","pattern":"\\{\\{"}],"description":"Longest time without any output: seconds, or 90s, 10m, 1h; or a template."},"stdin":{"type":"string"},"output":{"$ref":"#/$defs/outputSchema"},"classify":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/classifyRule"}},"fail_when":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/failRule"}},"reports":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"retry_tests":{"enum":["pytest","jest","vitest","playwright","go","cargo","maven","gradle","dotnet","rspec"]},"test_exit_codes":{"type":"array","items":{"type":"integer","minimum":1,"maximum":123},"minItems":1},"reports_required":{"type":"boolean"},"quarantine":{"type":"string","minLength":1},"workflow_commands":{"enum":["allow","stop"]},"execution":{}},"required":["name","type"]};const pattern6 = new RegExp("\\{\\{", "u");const schema30 = {"type":"object","additionalProperties":false,"properties":{"exit_code":{"anyOf":[{"type":"integer"},{"type":"array","minItems":1,"items":{"type":"integer"}},{"type":"string","pattern":"^-?\\d+\\s*(\\.\\.|-)\\s*-?\\d+$"}]},"stdout":{"type":"string","minLength":1},"stderr":{"type":"string","minLength":1},"signal":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"timeout":{"type":"boolean"},"kind":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"details":{"type":"object"},"transient":{"type":"boolean"},"use":{"enum":["git","npm","pip","docker","curl","gh","yarn","pnpm","apt","maven","gradle","cargo","go","playwright","terraform","aws","kubectl","runner","build","pytest","jest","vitest","node","tsc","eslint","ruff","mypy","gcc","dotnet"]},"job":{"type":"string","minLength":1},"step":{"type":"string","minLength":1},"rerun":{"type":"boolean"},"include":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]}}};const pattern8 = new RegExp("^-?\\d+\\s*(\\.\\.|-)\\s*-?\\d+$", "u");
function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(func2.call(schema30.properties, key0))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.exit_code !== undefined){let data0 = data.exit_code;const _errs3 = errors;let valid1 = false;const _errs4 = errors;if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){const err1 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf/0/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}var _valid0 = _errs4 === errors;valid1 = valid1 || _valid0;if(!valid1){const _errs6 = errors;if(Array.isArray(data0)){if(data0.length < 1){const err2 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}const len0 = data0.length;for(let i0=0; i0<len0; i0++){let data1 = data0[i0];if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){const err3 = {instancePath:instancePath+"/exit_code/" + i0,schemaPath:"#/properties/exit_code/anyOf/1/items/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}}else {const err4 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf/1/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}var _valid0 = _errs6 === errors;valid1 = valid1 || _valid0;if(!valid1){const _errs10 = errors;if(typeof data0 === "string"){if(!pattern8.test(data0)){const err5 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf/2/pattern",keyword:"pattern",params:{pattern: "^-?\\d+\\s*(\\.\\.|-)\\s*-?\\d+$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf/2/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}var _valid0 = _errs10 === errors;valid1 = valid1 || _valid0;}}if(!valid1){const err7 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}else {errors = _errs3;if(vErrors !== null){if(_errs3){vErrors.length = _errs3;}else {vErrors = null;}}}}if(data.stdout !== undefined){let data2 = data.stdout;if(typeof data2 === "string"){if(data2.length < 1){const err8 = {instancePath:instancePath+"/stdout",schemaPath:"#/properties/stdout/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/stdout",schemaPath:"#/properties/stdout/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.stderr !== undefined){let data3 = data.stderr;if(typeof data3 === "string"){if(data3.length < 1){const err10 = {instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.signal !== undefined){let data4 = data.signal;const _errs17 = errors;let valid4 = false;const _errs18 = errors;if(typeof data4 === "string"){if(data4.length < 1){const err12 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}else {const err13 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}var _valid1 = _errs18 === errors;valid4 = valid4 || _valid1;if(!valid4){const _errs20 = errors;if(Array.isArray(data4)){if(data4.length < 1){const err14 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}const len1 = data4.length;for(let i1=0; i1<len1; i1++){let data5 = data4[i1];if(typeof data5 === "string"){if(data5.length < 1){const err15 = {instancePath:instancePath+"/signal/" + i1,schemaPath:"#/properties/signal/anyOf/1/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}else {const err16 = {instancePath:instancePath+"/signal/" + i1,schemaPath:"#/properties/signal/anyOf/1/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}}else {const err17 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/anyOf/1/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}var _valid1 = _errs20 === errors;valid4 = valid4 || _valid1;}if(!valid4){const err18 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}else {errors = _errs17;if(vErrors !== null){if(_errs17){vErrors.length = _errs17;}else {vErrors = null;}}}}if(data.timeout !== undefined){if(typeof data.timeout !== "boolean"){const err19 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}if(data.kind !== undefined){let data7 = data.kind;if(typeof data7 === "string"){if(data7.length < 1){const err20 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data.message !== undefined){let data8 = data.message;if(typeof data8 === "string"){if(data8.length < 1){const err22 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}else {const err23 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.details !== undefined){let data9 = data.details;if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){const err24 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data.transient !== undefined){if(typeof data.transient !== "boolean"){const err25 = {instancePath:instancePath+"/transient",schemaPath:"#/properties/transient/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data.use !== undefined){let data11 = data.use;if(!(((((((((((((((((((((((((((((data11 === "git") || (data11 === "npm")) || (data11 === "pip")) || (data11 === "docker")) || (data11 === "curl")) || (data11 === "gh")) || (data11 === "yarn")) || (data11 === "pnpm")) || (data11 === "apt")) || (data11 === "maven")) || (data11 === "gradle")) || (data11 === "cargo")) || (data11 === "go")) || (data11 === "playwright")) || (data11 === "terraform")) || (data11 === "aws")) || (data11 === "kubectl")) || (data11 === "runner")) || (data11 === "build")) || (data11 === "pytest")) || (data11 === "jest")) || (data11 === "vitest")) || (data11 === "node")) || (data11 === "tsc")) || (data11 === "eslint")) || (data11 === "ruff")) || (data11 === "mypy")) || (data11 === "gcc")) || (data11 === "dotnet"))){const err26 = {instancePath:instancePath+"/use",schemaPath:"#/properties/use/enum",keyword:"enum",params:{allowedValues: schema30.properties.use.enum}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data.job !== undefined){let data12 = data.job;if(typeof data12 === "string"){if(data12.length < 1){const err27 = {instancePath:instancePath+"/job",schemaPath:"#/properties/job/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}else {const err28 = {instancePath:instancePath+"/job",schemaPath:"#/properties/job/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}if(data.step !== undefined){let data13 = data.step;if(typeof data13 === "string"){if(data13.length < 1){const err29 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}else {const err30 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}if(data.rerun !== undefined){if(typeof data.rerun !== "boolean"){const err31 = {instancePath:instancePath+"/rerun",schemaPath:"#/properties/rerun/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}if(data.include !== undefined){let data15 = data.include;const _errs42 = errors;let valid7 = false;const _errs43 = errors;if(typeof data15 === "string"){if(data15.length < 1){const err32 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}else {const err33 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}var _valid2 = _errs43 === errors;valid7 = valid7 || _valid2;if(!valid7){const _errs45 = errors;if(Array.isArray(data15)){if(data15.length < 1){const err34 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}const len2 = data15.length;for(let i2=0; i2<len2; i2++){let data16 = data15[i2];if(typeof data16 === "string"){if(data16.length < 1){const err35 = {instancePath:instancePath+"/include/" + i2,schemaPath:"#/properties/include/anyOf/1/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}else {const err36 = {instancePath:instancePath+"/include/" + i2,schemaPath:"#/properties/include/anyOf/1/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}}else {const err37 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/anyOf/1/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}var _valid2 = _errs45 === errors;valid7 = valid7 || _valid2;}if(!valid7){const err38 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}else {errors = _errs42;if(vErrors !== null){if(_errs42){vErrors.length = _errs42;}else {vErrors = null;}}}}}else {const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}validate74.errors = vErrors;return errors === 0;}const schema31 = {"type":"object","additionalProperties":false,"properties":{"when":{"type":"string","minLength":1},"kind":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"details":{"type":"object"}},"required":["when","kind"]};
function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.when === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "when"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.kind === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!((((key0 === "when") || (key0 === "kind")) || (key0 === "message")) || (key0 === "details"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.when !== undefined){let data0 = data.when;if(typeof data0 === "string"){if(data0.length < 1){const err3 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.kind !== undefined){let data1 = data.kind;if(typeof data1 === "string"){if(data1.length < 1){const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.message !== undefined){let data2 = data.message;if(typeof data2 === "string"){if(data2.length < 1){const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.details !== undefined){let data3 = data.details;if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){const err9 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}}else {const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}validate76.errors = vErrors;return errors === 0;}
function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(func2.call(schema29.properties, key0))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern2.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.type !== undefined){if("script" !== data.type){const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "script"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err9 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = append(vErrors, validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err12 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.max_output_bytes !== undefined){let data7 = data.max_output_bytes;if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err13 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}if((typeof data7 == "number") && (isFinite(data7))){if(data7 < 1024 || isNaN(data7)){const err14 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}}if(data.resilience !== undefined){if(!(validate36(data.resilience, {instancePath:instancePath+"/resilience",parentData:data,parentDataProperty:"resilience",rootData}))){vErrors = append(vErrors, validate36.errors);errors = vErrors.length;}}if(data.raises !== undefined){if(!(validate49(data.raises, {instancePath:instancePath+"/raises",parentData:data,parentDataProperty:"raises",rootData}))){vErrors = append(vErrors, validate49.errors);errors = vErrors.length;}}if(data.command !== undefined){let data10 = data.command;if(typeof data10 === "string"){if(data10.length < 1){const err15 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}else {const err16 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.args !== undefined){let data11 = data.args;if(Array.isArray(data11)){const len1 = data11.length;for(let i1=0; i1<len1; i1++){let data12 = data11[i1];if(((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))) && (typeof data12 !== "boolean")){const err17 = {instancePath:instancePath+"/args/" + i1,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: schema29.properties.args.items.type}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}else {const err18 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data.run !== undefined){let data13 = data.run;if(typeof data13 === "string"){if(data13.length < 1){const err19 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}else {const err20 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}if(data.shell !== undefined){let data14 = data.shell;if(typeof data14 === "string"){if(data14.length < 1){const err21 = {instancePath:instancePath+"/shell",schemaPath:"#/properties/shell/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}else {const err22 = {instancePath:instancePath+"/shell",schemaPath:"#/properties/shell/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data.env !== undefined){if(!(validate31(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData}))){vErrors = append(vErrors, validate31.errors);errors = vErrors.length;}}if(data.working_dir !== undefined){if(typeof data.working_dir !== "string"){const err23 = {instancePath:instancePath+"/working_dir",schemaPath:"#/properties/working_dir/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.timeout !== undefined){let data17 = data.timeout;const _errs32 = errors;let valid5 = false;const _errs33 = errors;if((typeof data17 == "number") && (isFinite(data17))){if(data17 <= 0 || isNaN(data17)){const err24 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/anyOf/0/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}else {const err25 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/anyOf/0/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}var _valid0 = _errs33 === errors;valid5 = valid5 || _valid0;if(!valid5){const _errs35 = errors;if(typeof data17 === "string"){if(!pattern6.test(data17)){const err26 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/anyOf/1/pattern",keyword:"pattern",params:{pattern: "\\{\\{"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}else {const err27 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/anyOf/1/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}var _valid0 = _errs35 === errors;valid5 = valid5 || _valid0;}if(!valid5){const err28 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}else {errors = _errs32;if(vErrors !== null){if(_errs32){vErrors.length = _errs32;}else {vErrors = null;}}}}if(data.idle_timeout !== undefined){let data18 = data.idle_timeout;const _errs38 = errors;let valid6 = false;const _errs39 = errors;if((typeof data18 == "number") && (isFinite(data18))){if(data18 <= 0 || isNaN(data18)){const err29 = {instancePath:instancePath+"/idle_timeout",schemaPath:"#/properties/idle_timeout/anyOf/0/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}else {const err30 = {instancePath:instancePath+"/idle_timeout",schemaPath:"#/properties/idle_timeout/anyOf/0/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}var _valid1 = _errs39 === errors;valid6 = valid6 || _valid1;if(!valid6){const _errs41 = errors;if(typeof data18 === "string"){if(!pattern6.test(data18)){const err31 = {instancePath:instancePath+"/idle_timeout",schemaPath:"#/properties/idle_timeout/anyOf/1/pattern",keyword:"pattern",params:{pattern: "\\{\\{"}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}else {const err32 = {instancePath:instancePath+"/idle_timeout",schemaPath:"#/properties/idle_timeout/anyOf/1/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}var _valid1 = _errs41 === errors;valid6 = valid6 || _valid1;}if(!valid6){const err33 = {instancePath:instancePath+"/idle_timeout",schemaPath:"#/properties/idle_timeout/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}else {errors = _errs38;if(vErrors !== null){if(_errs38){vErrors.length = _errs38;}else {vErrors = null;}}}}if(data.stdin !== undefined){if(typeof data.stdin !== "string"){const err34 = {instancePath:instancePath+"/stdin",schemaPath:"#/properties/stdin/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}if(data.output !== undefined){if(!(validate52(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = append(vErrors, validate52.errors);errors = vErrors.length;}}if(data.classify !== undefined){let data21 = data.classify;if(Array.isArray(data21)){if(data21.length < 1){const err35 = {instancePath:instancePath+"/classify",schemaPath:"#/properties/classify/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}const len2 = data21.length;for(let i2=0; i2<len2; i2++){if(!(validate74(data21[i2], {instancePath:instancePath+"/classify/" + i2,parentData:data21,parentDataProperty:i2,rootData}))){vErrors = append(vErrors, validate74.errors);errors = vErrors.length;}}}else {const err36 = {instancePath:instancePath+"/classify",schemaPath:"#/properties/classify/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}if(data.fail_when !== undefined){let data23 = data.fail_when;if(Array.isArray(data23)){if(data23.length < 1){const err37 = {instancePath:instancePath+"/fail_when",schemaPath:"#/properties/fail_when/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}const len3 = data23.length;for(let i3=0; i3<len3; i3++){if(!(validate76(data23[i3], {instancePath:instancePath+"/fail_when/" + i3,parentData:data23,parentDataProperty:i3,rootData}))){vErrors = append(vErrors, validate76.errors);errors = vErrors.length;}}}else {const err38 = {instancePath:instancePath+"/fail_when",schemaPath:"#/properties/fail_when/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}}if(data.reports !== undefined){let data25 = data.reports;const _errs53 = errors;let valid11 = false;const _errs54 = errors;if(typeof data25 === "string"){if(data25.length < 1){const err39 = {instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}}else {const err40 = {instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}var _valid2 = _errs54 === errors;valid11 = valid11 || _valid2;if(!valid11){const _errs56 = errors;if(Array.isArray(data25)){if(data25.length < 1){const err41 = {instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}const len4 = data25.length;for(let i4=0; i4<len4; i4++){let data26 = data25[i4];if(typeof data26 === "string"){if(data26.length < 1){const err42 = {instancePath:instancePath+"/reports/" + i4,schemaPath:"#/properties/reports/anyOf/1/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}}else {const err43 = {instancePath:instancePath+"/reports/" + i4,schemaPath:"#/properties/reports/anyOf/1/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err43];}else {vErrors.push(err43);}errors++;}}}else {const err44 = {instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/anyOf/1/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err44];}else {vErrors.push(err44);}errors++;}var _valid2 = _errs56 === errors;valid11 = valid11 || _valid2;}if(!valid11){const err45 = {instancePath:instancePath+"/reports",schemaPath:"#/properties/reports/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err45];}else {vErrors.push(err45);}errors++;}else {errors = _errs53;if(vErrors !== null){if(_errs53){vErrors.length = _errs53;}else {vErrors = null;}}}}if(data.retry_tests !== undefined){let data27 = data.retry_tests;if(!((((((((((data27 === "pytest") || (data27 === "jest")) || (data27 === "vitest")) || (data27 === "playwright")) || (data27 === "go")) || (data27 === "cargo")) || (data27 === "maven")) || (data27 === "gradle")) || (data27 === "dotnet")) || (data27 === "rspec"))){const err46 = {instancePath:instancePath+"/retry_tests",schemaPath:"#/properties/retry_tests/enum",keyword:"enum",params:{allowedValues: schema29.properties.retry_tests.enum}};if(vErrors === null){vErrors = [err46];}else {vErrors.push(err46);}errors++;}}if(data.test_exit_codes !== undefined){let data28 = data.test_exit_codes;if(Array.isArray(data28)){if(data28.length < 1){const err47 = {instancePath:instancePath+"/test_exit_codes",schemaPath:"#/properties/test_exit_codes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err47];}else {vErrors.push(err47);}errors++;}const len5 = data28.length;for(let i5=0; i5<len5; i5++){let data29 = data28[i5];if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){const err48 = {instancePath:instancePath+"/test_exit_codes/" + i5,schemaPath:"#/properties/test_exit_codes/items/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err48];}else {vErrors.push(err48);}errors++;}if((typeof data29 == "number") && (isFinite(data29))){if(data29 > 123 || isNaN(data29)){const err49 = {instancePath:instancePath+"/test_exit_codes/" + i5,schemaPath:"#/properties/test_exit_codes/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 123}};if(vErrors === null){vErrors = [err49];}else {vErrors.push(err49);}errors++;}if(data29 < 1 || isNaN(data29)){const err50 = {instancePath:instancePath+"/test_exit_codes/" + i5,schemaPath:"#/properties/test_exit_codes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err50];}else {vErrors.push(err50);}errors++;}}}}else {const err51 = {instancePath:instancePath+"/test_exit_codes",schemaPath:"#/properties/test_exit_codes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err51];}else {vErrors.push(err51);}errors++;}}if(data.reports_required !== undefined){if(typeof data.reports_required !== "boolean"){const err52 = {instancePath:instancePath+"/reports_required",schemaPath:"#/properties/reports_required/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err52];}else {vErrors.push(err52);}errors++;}}if(data.quarantine !== undefined){let data31 = data.quarantine;if(typeof data31 === "string"){if(data31.length < 1){const err53 = {instancePath:instancePath+"/quarantine",schemaPath:"#/properties/quarantine/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err53];}else {vErrors.push(err53);}errors++;}}else {const err54 = {instancePath:instancePath+"/quarantine",schemaPath:"#/properties/quarantine/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err54];}else {vErrors.push(err54);}errors++;}}if(data.workflow_commands !== undefined){let data32 = data.workflow_commands;if(!((data32 === "allow") || (data32 === "stop"))){const err55 = {instancePath:instancePath+"/workflow_commands",schemaPath:"#/properties/workflow_commands/enum",keyword:"enum",params:{allowedValues: schema29.properties.workflow_commands.enum}};if(vErrors === null){vErrors = [err55];}else {vErrors.push(err55);}errors++;}}}else {const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err56];}else {vErrors.push(err56);}errors++;}validate68.errors = vErrors;return errors === 0;}exports.setNode = validate78;const schema32 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"set"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"value":{},"values":{"type":"object","additionalProperties":true},"output_type":{"enum":["auto","string","number","integer","boolean","list","dict"]},"output":{"$ref":"#/$defs/outputSchema"}},"required":["name","type"]};
function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(func2.call(schema32.properties, key0))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern2.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.type !== undefined){if("set" !== data.type){const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "set"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err9 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = append(vErrors, validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err12 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.max_output_bytes !== undefined){let data7 = data.max_output_bytes;if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err13 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}if((typeof data7 == "number") && (isFinite(data7))){if(data7 < 1024 || isNaN(data7)){const err14 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}}if(data.values !== undefined){let data8 = data.values;if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){const err15 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.output_type !== undefined){let data9 = data.output_type;if(!(((((((data9 === "auto") || (data9 === "string")) || (data9 === "number")) || (data9 === "integer")) || (data9 === "boolean")) || (data9 === "list")) || (data9 === "dict"))){const err16 = {instancePath:instancePath+"/output_type",schemaPath:"#/properties/output_type/enum",keyword:"enum",params:{allowedValues: schema32.properties.output_type.enum}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.output !== undefined){if(!(validate52(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = append(vErrors, validate52.errors);errors = vErrors.length;}}}else {const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}validate78.errors = vErrors;return errors === 0;}exports.waitNode = validate81;const schema33 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"wait"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"duration":{"type":["string","number"]},"reason":{"type":"string"}},"required":["name","type","duration"]};
function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.duration === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(func2.call(schema33.properties, key0))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data0.length < 1){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(!pattern2.test(data0)){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.type !== undefined){if("wait" !== data.type){const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "wait"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err10 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = append(vErrors, validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err13 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.max_output_bytes !== undefined){let data7 = data.max_output_bytes;if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err14 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}if((typeof data7 == "number") && (isFinite(data7))){if(data7 < 1024 || isNaN(data7)){const err15 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}if(data.duration !== undefined){let data8 = data.duration;if((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))){const err16 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: schema33.properties.duration.type}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.reason !== undefined){if(typeof data.reason !== "string"){const err17 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}else {const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}validate81.errors = vErrors;return errors === 0;}exports.terminateNode = validate83;const schema34 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"terminate"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"status":{"enum":["success","failed"]},"reason":{"type":"string","minLength":1,"pattern":"\\S"},"output_template":{"$ref":"#/$defs/outputTemplate"}},"required":["name","type","status","reason"]};const pattern12 = new RegExp("\\S", "u");
function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.status === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.reason === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!(((((((key0 === "name") || (key0 === "type")) || (key0 === "description")) || (key0 === "input")) || (key0 === "status")) || (key0 === "reason")) || (key0 === "output_template"))){const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data0.length < 1){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(!pattern2.test(data0)){const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.type !== undefined){if("terminate" !== data.type){const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "terminate"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err11 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.status !== undefined){let data5 = data.status;if(!((data5 === "success") || (data5 === "failed"))){const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema34.properties.status.enum}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.reason !== undefined){let data6 = data.reason;if(typeof data6 === "string"){if(data6.length < 1){const err15 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}if(!pattern12.test(data6)){const err16 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}else {const err17 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data.output_template !== undefined){if(!(validate25(data.output_template, {instancePath:instancePath+"/output_template",parentData:data,parentDataProperty:"output_template",rootData}))){vErrors = append(vErrors, validate25.errors);errors = vErrors.length;}}}else {const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}validate83.errors = vErrors;return errors === 0;}exports.workflowNode = validate85;const schema35 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"workflow"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"workflow":{"type":"string","minLength":1},"input_mapping":{"type":"object","additionalProperties":true},"max_depth":{"type":"integer","minimum":1,"maximum":10},"output":{"$ref":"#/$defs/outputSchema"},"execution":{}},"required":["name","type","workflow"]};
function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.workflow === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workflow"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(func2.call(schema35.properties, key0))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data0.length < 1){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(!pattern2.test(data0)){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.type !== undefined){if("workflow" !== data.type){const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "workflow"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err10 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = append(vErrors, validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err13 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.max_output_bytes !== undefined){let data7 = data.max_output_bytes;if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err14 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}if((typeof data7 == "number") && (isFinite(data7))){if(data7 < 1024 || isNaN(data7)){const err15 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}if(data.resilience !== undefined){if(!(validate36(data.resilience, {instancePath:instancePath+"/resilience",parentData:data,parentDataProperty:"resilience",rootData}))){vErrors = append(vErrors, validate36.errors);errors = vErrors.length;}}if(data.raises !== undefined){if(!(validate49(data.raises, {instancePath:instancePath+"/raises",parentData:data,parentDataProperty:"raises",rootData}))){vErrors = append(vErrors, validate49.errors);errors = vErrors.length;}}if(data.workflow !== undefined){let data10 = data.workflow;if(typeof data10 === "string"){if(data10.length < 1){const err16 = {instancePath:instancePath+"/workflow",schemaPath:"#/properties/workflow/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}else {const err17 = {instancePath:instancePath+"/workflow",schemaPath:"#/properties/workflow/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data.input_mapping !== undefined){let data11 = data.input_mapping;if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){const err18 = {instancePath:instancePath+"/input_mapping",schemaPath:"#/properties/input_mapping/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data.max_depth !== undefined){let data12 = data.max_depth;if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){const err19 = {instancePath:instancePath+"/max_depth",schemaPath:"#/properties/max_depth/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}if((typeof data12 == "number") && (isFinite(data12))){if(data12 > 10 || isNaN(data12)){const err20 = {instancePath:instancePath+"/max_depth",schemaPath:"#/properties/max_depth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}if(data12 < 1 || isNaN(data12)){const err21 = {instancePath:instancePath+"/max_depth",schemaPath:"#/properties/max_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}if(data.output !== undefined){if(!(validate52(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = append(vErrors, validate52.errors);errors = vErrors.length;}}}else {const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}validate85.errors = vErrors;return errors === 0;}exports.agentNode = validate90;const schema36 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"agent"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"strict_exit":{"type":"boolean"},"max_output_bytes":{"type":"integer","minimum":1024},"resilience":{"$ref":"#/$defs/resilience"},"raises":{"$ref":"#/$defs/raises"},"prompt":{"type":"string"},"system_prompt":{"type":"string"},"model":{"type":"string"},"provider":{"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/provider"}]},"output":{"$ref":"#/$defs/outputSchema"},"retry":{"$ref":"#/$defs/agentRetry"},"timeout_seconds":{"type":"number","exclusiveMinimum":0,"description":"Time limit over all attempts: seconds, or 90s, 10m, 1h."},"raise_instructions":{"type":"boolean"},"working_dir":{"type":"string"},"temperature":{"type":"number","minimum":0,"maximum":2},"max_tokens":{"type":"integer","minimum":1},"reasoning":{"type":"object","additionalProperties":false,"properties":{"effort":{"anyOf":[{"enum":["low","medium","high","xhigh","max"]},{"type":"string","pattern":"\\{[{%]"}]}},"required":["effort"]},"tools":{"type":"array","items":{"type":"string","minLength":1}},"skills":{},"plugins":{},"output_mode":{},"context_tier":{},"session_key":{},"max_session_seconds":{},"max_agent_iterations":{"type":"integer","minimum":1,"maximum":500},"validator":{},"sandbox":{},"dialog":{},"execution":{},"settings_dir":{}},"required":["name"]};const pattern15 = new RegExp("\\{[{%]", "u");const schema37 = {"type":"object","additionalProperties":false,"properties":{"max_attempts":{"type":"integer","minimum":1,"maximum":10},"backoff":{"enum":["none","fixed","linear","exponential"]},"delay_seconds":{"type":"number","minimum":0,"maximum":300},"retry_on":{"type":"array","items":{"enum":["provider_error","timeout","rate_limit","network"]}},"max_parse_recovery_attempts":{"type":"integer","minimum":0,"maximum":10}}};
function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(((((key0 === "max_attempts") || (key0 === "backoff")) || (key0 === "delay_seconds")) || (key0 === "retry_on")) || (key0 === "max_parse_recovery_attempts"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.max_attempts !== undefined){let data0 = data.max_attempts;if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){const err1 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if((typeof data0 == "number") && (isFinite(data0))){if(data0 > 10 || isNaN(data0)){const err2 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data0 < 1 || isNaN(data0)){const err3 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}}if(data.backoff !== undefined){let data1 = data.backoff;if(!((((data1 === "none") || (data1 === "fixed")) || (data1 === "linear")) || (data1 === "exponential"))){const err4 = {instancePath:instancePath+"/backoff",schemaPath:"#/properties/backoff/enum",keyword:"enum",params:{allowedValues: schema37.properties.backoff.enum}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.delay_seconds !== undefined){let data2 = data.delay_seconds;if((typeof data2 == "number") && (isFinite(data2))){if(data2 > 300 || isNaN(data2)){const err5 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data2 < 0 || isNaN(data2)){const err6 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.retry_on !== undefined){let data3 = data.retry_on;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(!((((data4 === "provider_error") || (data4 === "timeout")) || (data4 === "rate_limit")) || (data4 === "network"))){const err8 = {instancePath:instancePath+"/retry_on/" + i0,schemaPath:"#/properties/retry_on/items/enum",keyword:"enum",params:{allowedValues: schema37.properties.retry_on.items.enum}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}}else {const err9 = {instancePath:instancePath+"/retry_on",schemaPath:"#/properties/retry_on/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.max_parse_recovery_attempts !== undefined){let data5 = data.max_parse_recovery_attempts;if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){const err10 = {instancePath:instancePath+"/max_parse_recovery_attempts",schemaPath:"#/properties/max_parse_recovery_attempts/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}if((typeof data5 == "number") && (isFinite(data5))){if(data5 > 10 || isNaN(data5)){const err11 = {instancePath:instancePath+"/max_parse_recovery_attempts",schemaPath:"#/properties/max_parse_recovery_attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}if(data5 < 0 || isNaN(data5)){const err12 = {instancePath:instancePath+"/max_parse_recovery_attempts",schemaPath:"#/properties/max_parse_recovery_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}}else {const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}validate96.errors = vErrors;return errors === 0;}
function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 in data){if(!(func2.call(schema36.properties, key0))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data0.length < 1){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(!pattern2.test(data0)){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}else {const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.type !== undefined){if("agent" !== data.type){const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "agent"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err8 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}else {const err9 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}}else {const err10 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = append(vErrors, validate40.errors);errors = vErrors.length;}}if(data.strict_exit !== undefined){if(typeof data.strict_exit !== "boolean"){const err11 = {instancePath:instancePath+"/strict_exit",schemaPath:"#/properties/strict_exit/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.max_output_bytes !== undefined){let data7 = data.max_output_bytes;if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err12 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}if((typeof data7 == "number") && (isFinite(data7))){if(data7 < 1024 || isNaN(data7)){const err13 = {instancePath:instancePath+"/max_output_bytes",schemaPath:"#/properties/max_output_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}}if(data.resilience !== undefined){if(!(validate36(data.resilience, {instancePath:instancePath+"/resilience",parentData:data,parentDataProperty:"resilience",rootData}))){vErrors = append(vErrors, validate36.errors);errors = vErrors.length;}}if(data.raises !== undefined){if(!(validate49(data.raises, {instancePath:instancePath+"/raises",parentData:data,parentDataProperty:"raises",rootData}))){vErrors = append(vErrors, validate49.errors);errors = vErrors.length;}}if(data.prompt !== undefined){if(typeof data.prompt !== "string"){const err14 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.system_prompt !== undefined){if(typeof data.system_prompt !== "string"){const err15 = {instancePath:instancePath+"/system_prompt",schemaPath:"#/properties/system_prompt/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.model !== undefined){if(typeof data.model !== "string"){const err16 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.provider !== undefined){let data13 = data.provider;const _errs25 = errors;let valid3 = false;const _errs26 = errors;if(typeof data13 === "string"){if(data13.length < 1){const err17 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}else {const err18 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/anyOf/0/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}var _valid0 = _errs26 === errors;valid3 = valid3 || _valid0;if(!valid3){const _errs28 = errors;if(!(validate30(data13, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){vErrors = append(vErrors, validate30.errors);errors = vErrors.length;}var _valid0 = _errs28 === errors;valid3 = valid3 || _valid0;}if(!valid3){const err19 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}else {errors = _errs25;if(vErrors !== null){if(_errs25){vErrors.length = _errs25;}else {vErrors = null;}}}}if(data.output !== undefined){if(!(validate52(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){vErrors = append(vErrors, validate52.errors);errors = vErrors.length;}}if(data.retry !== undefined){if(!(validate96(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){vErrors = append(vErrors, validate96.errors);errors = vErrors.length;}}if(data.timeout_seconds !== undefined){let data16 = data.timeout_seconds;if((typeof data16 == "number") && (isFinite(data16))){if(data16 <= 0 || isNaN(data16)){const err20 = {instancePath:instancePath+"/timeout_seconds",schemaPath:"#/properties/timeout_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/timeout_seconds",schemaPath:"#/properties/timeout_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data.raise_instructions !== undefined){if(typeof data.raise_instructions !== "boolean"){const err22 = {instancePath:instancePath+"/raise_instructions",schemaPath:"#/properties/raise_instructions/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data.working_dir !== undefined){if(typeof data.working_dir !== "string"){const err23 = {instancePath:instancePath+"/working_dir",schemaPath:"#/properties/working_dir/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data.temperature !== undefined){let data19 = data.temperature;if((typeof data19 == "number") && (isFinite(data19))){if(data19 > 2 || isNaN(data19)){const err24 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}if(data19 < 0 || isNaN(data19)){const err25 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}else {const err26 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data.max_tokens !== undefined){let data20 = data.max_tokens;if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){const err27 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}if((typeof data20 == "number") && (isFinite(data20))){if(data20 < 1 || isNaN(data20)){const err28 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}}if(data.reasoning !== undefined){let data21 = data.reasoning;if(data21 && typeof data21 == "object" && !Array.isArray(data21)){if(data21.effort === undefined){const err29 = {instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/required",keyword:"required",params:{missingProperty: "effort"}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}for(const key1 in data21){if(!(key1 === "effort")){const err30 = {instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}if(data21.effort !== undefined){let data22 = data21.effort;const _errs45 = errors;let valid5 = false;const _errs46 = errors;if(!(((((data22 === "low") || (data22 === "medium")) || (data22 === "high")) || (data22 === "xhigh")) || (data22 === "max"))){const err31 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"#/properties/reasoning/properties/effort/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema36.properties.reasoning.properties.effort.anyOf[0].enum}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}var _valid1 = _errs46 === errors;valid5 = valid5 || _valid1;if(!valid5){const _errs47 = errors;if(typeof data22 === "string"){if(!pattern15.test(data22)){const err32 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"#/properties/reasoning/properties/effort/anyOf/1/pattern",keyword:"pattern",params:{pattern: "\\{[{%]"}};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}else {const err33 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"#/properties/reasoning/properties/effort/anyOf/1/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}var _valid1 = _errs47 === errors;valid5 = valid5 || _valid1;}if(!valid5){const err34 = {instancePath:instancePath+"/reasoning/effort",schemaPath:"#/properties/reasoning/properties/effort/anyOf",keyword:"anyOf",params:{}};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}else {errors = _errs45;if(vErrors !== null){if(_errs45){vErrors.length = _errs45;}else {vErrors = null;}}}}}else {const err35 = {instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}if(data.tools !== undefined){let data23 = data.tools;if(Array.isArray(data23)){const len1 = data23.length;for(let i1=0; i1<len1; i1++){let data24 = data23[i1];if(typeof data24 === "string"){if(data24.length < 1){const err36 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}else {const err37 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}}}else {const err38 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err38];}else {vErrors.push(err38);}errors++;}}if(data.max_agent_iterations !== undefined){let data25 = data.max_agent_iterations;if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){const err39 = {instancePath:instancePath+"/max_agent_iterations",schemaPath:"#/properties/max_agent_iterations/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err39];}else {vErrors.push(err39);}errors++;}if((typeof data25 == "number") && (isFinite(data25))){if(data25 > 500 || isNaN(data25)){const err40 = {instancePath:instancePath+"/max_agent_iterations",schemaPath:"#/properties/max_agent_iterations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}};if(vErrors === null){vErrors = [err40];}else {vErrors.push(err40);}errors++;}if(data25 < 1 || isNaN(data25)){const err41 = {instancePath:instancePath+"/max_agent_iterations",schemaPath:"#/properties/max_agent_iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err41];}else {vErrors.push(err41);}errors++;}}}}else {const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err42];}else {vErrors.push(err42);}errors++;}validate90.errors = vErrors;return errors === 0;}exports.gateNode = validate98;const schema38 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"human_gate"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string","minLength":1},"options":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","minLength":1},"value":{"type":["string","number","boolean"]},"route":{"type":"string","minLength":1},"prompt_for":{"type":"string","minLength":1},"multiline":{"type":"boolean"}},"required":["label","value"]}}},"required":["name","type","prompt","options"]};
function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.prompt === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}if(data.options === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!(((((((key0 === "name") || (key0 === "type")) || (key0 === "description")) || (key0 === "input")) || (key0 === "routes")) || (key0 === "prompt")) || (key0 === "options"))){const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(data0.length < 1){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(!pattern2.test(data0)){const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.type !== undefined){if("human_gate" !== data.type){const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "human_gate"}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err11 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = append(vErrors, validate40.errors);errors = vErrors.length;}}if(data.prompt !== undefined){let data6 = data.prompt;if(typeof data6 === "string"){if(data6.length < 1){const err14 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else {const err15 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data.options !== undefined){let data7 = data.options;if(Array.isArray(data7)){if(data7.length < 1){const err16 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}const len1 = data7.length;for(let i1=0; i1<len1; i1++){let data8 = data7[i1];if(data8 && typeof data8 == "object" && !Array.isArray(data8)){if(data8.label === undefined){const err17 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: "label"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}if(data8.value === undefined){const err18 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: "value"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}for(const key1 in data8){if(!(((((key1 === "label") || (key1 === "value")) || (key1 === "route")) || (key1 === "prompt_for")) || (key1 === "multiline"))){const err19 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}if(data8.label !== undefined){let data9 = data8.label;if(typeof data9 === "string"){if(data9.length < 1){const err20 = {instancePath:instancePath+"/options/" + i1+"/label",schemaPath:"#/properties/options/items/properties/label/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}else {const err21 = {instancePath:instancePath+"/options/" + i1+"/label",schemaPath:"#/properties/options/items/properties/label/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}if(data8.value !== undefined){let data10 = data8.value;if(((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")){const err22 = {instancePath:instancePath+"/options/" + i1+"/value",schemaPath:"#/properties/options/items/properties/value/type",keyword:"type",params:{type: schema38.properties.options.items.properties.value.type}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data8.route !== undefined){let data11 = data8.route;if(typeof data11 === "string"){if(data11.length < 1){const err23 = {instancePath:instancePath+"/options/" + i1+"/route",schemaPath:"#/properties/options/items/properties/route/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}else {const err24 = {instancePath:instancePath+"/options/" + i1+"/route",schemaPath:"#/properties/options/items/properties/route/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data8.prompt_for !== undefined){let data12 = data8.prompt_for;if(typeof data12 === "string"){if(data12.length < 1){const err25 = {instancePath:instancePath+"/options/" + i1+"/prompt_for",schemaPath:"#/properties/options/items/properties/prompt_for/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}else {const err26 = {instancePath:instancePath+"/options/" + i1+"/prompt_for",schemaPath:"#/properties/options/items/properties/prompt_for/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}if(data8.multiline !== undefined){if(typeof data8.multiline !== "boolean"){const err27 = {instancePath:instancePath+"/options/" + i1+"/multiline",schemaPath:"#/properties/options/items/properties/multiline/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}}else {const err28 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}}else {const err29 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}}else {const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}validate98.errors = vErrors;return errors === 0;}exports.questionsNode = validate100;const schema39 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"type":{"const":"questions"},"description":{"type":"string"},"input":{"type":"array","items":{"type":"string","minLength":1}},"routes":{"$ref":"#/$defs/routes"},"prompt":{"type":"string"},"questions":{"type":"array","minItems":1,"items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[^=]+$"},"text":{"type":"string","minLength":1},"hint":{"type":"string"},"choices":{"type":"array","items":{"type":["string","number","boolean"]}},"allow_free_text":{"type":"boolean"},"default":{"type":["string","number","boolean"]},"required":{"type":"boolean"},"multiline":{"type":"boolean"}},"required":["text"]}},"source":{"type":"string","minLength":1},"allow_back":{"type":"boolean"},"allow_skip":{"type":"boolean"},"allow_skip_all":{"type":"boolean"},"allow_abort":{"type":"boolean"},"abort_route":{"type":"string","minLength":1}},"required":["name","type"]};const pattern18 = new RegExp("^[^=]+$", "u");
function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(func2.call(schema39.properties, key0))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern2.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.type !== undefined){if("questions" !== data.type){const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "questions"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.input !== undefined){let data3 = data.input;if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err9 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}else {const err10 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data.routes !== undefined){if(!(validate40(data.routes, {instancePath:instancePath+"/routes",parentData:data,parentDataProperty:"routes",rootData}))){vErrors = append(vErrors, validate40.errors);errors = vErrors.length;}}if(data.prompt !== undefined){if(typeof data.prompt !== "string"){const err12 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.questions !== undefined){let data7 = data.questions;if(Array.isArray(data7)){if(data7.length < 1){const err13 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}const len1 = data7.length;for(let i1=0; i1<len1; i1++){let data8 = data7[i1];if(data8 && typeof data8 == "object" && !Array.isArray(data8)){if(data8.text === undefined){const err14 = {instancePath:instancePath+"/questions/" + i1,schemaPath:"#/properties/questions/items/required",keyword:"required",params:{missingProperty: "text"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}for(const key1 in data8){if(!((((((((key1 === "id") || (key1 === "text")) || (key1 === "hint")) || (key1 === "choices")) || (key1 === "allow_free_text")) || (key1 === "default")) || (key1 === "required")) || (key1 === "multiline"))){const err15 = {instancePath:instancePath+"/questions/" + i1,schemaPath:"#/properties/questions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}if(data8.id !== undefined){let data9 = data8.id;if(typeof data9 === "string"){if(!pattern18.test(data9)){const err16 = {instancePath:instancePath+"/questions/" + i1+"/id",schemaPath:"#/properties/questions/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[^=]+$"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}else {const err17 = {instancePath:instancePath+"/questions/" + i1+"/id",schemaPath:"#/properties/questions/items/properties/id/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}if(data8.text !== undefined){let data10 = data8.text;if(typeof data10 === "string"){if(data10.length < 1){const err18 = {instancePath:instancePath+"/questions/" + i1+"/text",schemaPath:"#/properties/questions/items/properties/text/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}else {const err19 = {instancePath:instancePath+"/questions/" + i1+"/text",schemaPath:"#/properties/questions/items/properties/text/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}if(data8.hint !== undefined){if(typeof data8.hint !== "string"){const err20 = {instancePath:instancePath+"/questions/" + i1+"/hint",schemaPath:"#/properties/questions/items/properties/hint/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}if(data8.choices !== undefined){let data12 = data8.choices;if(Array.isArray(data12)){const len2 = data12.length;for(let i2=0; i2<len2; i2++){let data13 = data12[i2];if(((typeof data13 !== "string") && (!((typeof data13 == "number") && (isFinite(data13))))) && (typeof data13 !== "boolean")){const err21 = {instancePath:instancePath+"/questions/" + i1+"/choices/" + i2,schemaPath:"#/properties/questions/items/properties/choices/items/type",keyword:"type",params:{type: schema39.properties.questions.items.properties.choices.items.type}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}}}else {const err22 = {instancePath:instancePath+"/questions/" + i1+"/choices",schemaPath:"#/properties/questions/items/properties/choices/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err22];}else {vErrors.push(err22);}errors++;}}if(data8.allow_free_text !== undefined){if(typeof data8.allow_free_text !== "boolean"){const err23 = {instancePath:instancePath+"/questions/" + i1+"/allow_free_text",schemaPath:"#/properties/questions/items/properties/allow_free_text/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err23];}else {vErrors.push(err23);}errors++;}}if(data8.default !== undefined){let data15 = data8.default;if(((typeof data15 !== "string") && (!((typeof data15 == "number") && (isFinite(data15))))) && (typeof data15 !== "boolean")){const err24 = {instancePath:instancePath+"/questions/" + i1+"/default",schemaPath:"#/properties/questions/items/properties/default/type",keyword:"type",params:{type: schema39.properties.questions.items.properties.default.type}};if(vErrors === null){vErrors = [err24];}else {vErrors.push(err24);}errors++;}}if(data8.required !== undefined){if(typeof data8.required !== "boolean"){const err25 = {instancePath:instancePath+"/questions/" + i1+"/required",schemaPath:"#/properties/questions/items/properties/required/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err25];}else {vErrors.push(err25);}errors++;}}if(data8.multiline !== undefined){if(typeof data8.multiline !== "boolean"){const err26 = {instancePath:instancePath+"/questions/" + i1+"/multiline",schemaPath:"#/properties/questions/items/properties/multiline/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err26];}else {vErrors.push(err26);}errors++;}}}else {const err27 = {instancePath:instancePath+"/questions/" + i1,schemaPath:"#/properties/questions/items/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err27];}else {vErrors.push(err27);}errors++;}}}else {const err28 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err28];}else {vErrors.push(err28);}errors++;}}if(data.source !== undefined){let data18 = data.source;if(typeof data18 === "string"){if(data18.length < 1){const err29 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err29];}else {vErrors.push(err29);}errors++;}}else {const err30 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err30];}else {vErrors.push(err30);}errors++;}}if(data.allow_back !== undefined){if(typeof data.allow_back !== "boolean"){const err31 = {instancePath:instancePath+"/allow_back",schemaPath:"#/properties/allow_back/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err31];}else {vErrors.push(err31);}errors++;}}if(data.allow_skip !== undefined){if(typeof data.allow_skip !== "boolean"){const err32 = {instancePath:instancePath+"/allow_skip",schemaPath:"#/properties/allow_skip/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err32];}else {vErrors.push(err32);}errors++;}}if(data.allow_skip_all !== undefined){if(typeof data.allow_skip_all !== "boolean"){const err33 = {instancePath:instancePath+"/allow_skip_all",schemaPath:"#/properties/allow_skip_all/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err33];}else {vErrors.push(err33);}errors++;}}if(data.allow_abort !== undefined){if(typeof data.allow_abort !== "boolean"){const err34 = {instancePath:instancePath+"/allow_abort",schemaPath:"#/properties/allow_abort/type",keyword:"type",params:{type: "boolean"}};if(vErrors === null){vErrors = [err34];}else {vErrors.push(err34);}errors++;}}if(data.abort_route !== undefined){let data23 = data.abort_route;if(typeof data23 === "string"){if(data23.length < 1){const err35 = {instancePath:instancePath+"/abort_route",schemaPath:"#/properties/abort_route/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err35];}else {vErrors.push(err35);}errors++;}}else {const err36 = {instancePath:instancePath+"/abort_route",schemaPath:"#/properties/abort_route/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err36];}else {vErrors.push(err36);}errors++;}}}else {const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err37];}else {vErrors.push(err37);}errors++;}validate100.errors = vErrors;return errors === 0;}exports.max_concurrent_tasks_policy = validate102;const schema40 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"max_concurrent_tasks"},"max":{"type":"integer","minimum":1}},"required":["name","type"]};
function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!((((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type")) || (key0 === "max"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern2.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema40.properties.mode.enum}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err9 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err10 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.type !== undefined){if("max_concurrent_tasks" !== data.type){const err13 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "max_concurrent_tasks"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.max !== undefined){let data6 = data.max;if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){const err14 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "integer"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}if((typeof data6 == "number") && (isFinite(data6))){if(data6 < 1 || isNaN(data6)){const err15 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}}else {const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}validate102.errors = vErrors;return errors === 0;}exports.task_timeout_policy = validate103;const schema41 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"task_timeout"},"max_seconds":{"type":"number","exclusiveMinimum":0}},"required":["name","type"]};
function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!((((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type")) || (key0 === "max_seconds"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern2.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema41.properties.mode.enum}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err9 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err10 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.type !== undefined){if("task_timeout" !== data.type){const err13 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task_timeout"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.max_seconds !== undefined){let data6 = data.max_seconds;if((typeof data6 == "number") && (isFinite(data6))){if(data6 <= 0 || isNaN(data6)){const err14 = {instancePath:instancePath+"/max_seconds",schemaPath:"#/properties/max_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}else {const err15 = {instancePath:instancePath+"/max_seconds",schemaPath:"#/properties/max_seconds/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}}else {const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}validate103.errors = vErrors;return errors === 0;}exports.phase_gate_policy = validate104;const schema42 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"phase_gate"},"group":{"type":"string","minLength":1},"min_success_rate":{"type":"number","minimum":0,"maximum":1}},"required":["name","type","group"]};
function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.group === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(((((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type")) || (key0 === "group")) || (key0 === "min_success_rate"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data0.length < 1){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(!pattern2.test(data0)){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err9 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema42.properties.mode.enum}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err10 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.type !== undefined){if("phase_gate" !== data.type){const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "phase_gate"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.group !== undefined){let data6 = data.group;if(typeof data6 === "string"){if(data6.length < 1){const err15 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}else {const err16 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.min_success_rate !== undefined){let data7 = data.min_success_rate;if((typeof data7 == "number") && (isFinite(data7))){if(data7 > 1 || isNaN(data7)){const err17 = {instancePath:instancePath+"/min_success_rate",schemaPath:"#/properties/min_success_rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}if(data7 < 0 || isNaN(data7)){const err18 = {instancePath:instancePath+"/min_success_rate",schemaPath:"#/properties/min_success_rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}else {const err19 = {instancePath:instancePath+"/min_success_rate",schemaPath:"#/properties/min_success_rate/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}else {const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}validate104.errors = vErrors;return errors === 0;}exports.node_availability_policy = validate105;const schema43 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"node_availability"}},"required":["name","type"]};
function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}if(data0.length < 1){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(!pattern2.test(data0)){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}else {const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema43.properties.mode.enum}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err9 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err10 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}}else {const err12 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data.type !== undefined){if("node_availability" !== data.type){const err13 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "node_availability"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}}else {const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}validate105.errors = vErrors;return errors === 0;}exports.expression_policy = validate106;const schema44 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"expression"},"allow_if":{"type":"string","minLength":1}},"required":["name","type","allow_if"]};
function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.allow_if === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow_if"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!((((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type")) || (key0 === "allow_if"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data0.length < 1){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(!pattern2.test(data0)){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err9 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema44.properties.mode.enum}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err10 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.type !== undefined){if("expression" !== data.type){const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "expression"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.allow_if !== undefined){let data6 = data.allow_if;if(typeof data6 === "string"){if(data6.length < 1){const err15 = {instancePath:instancePath+"/allow_if",schemaPath:"#/properties/allow_if/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}else {const err16 = {instancePath:instancePath+"/allow_if",schemaPath:"#/properties/allow_if/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}}else {const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}validate106.errors = vErrors;return errors === 0;}exports.command_policy = validate107;const schema45 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"},"description":{"type":"string"},"mode":{"enum":["enforce","warn"]},"nodes":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"type":{"const":"command"},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":["string","number"]}},"timeout":{"type":"number","exclusiveMinimum":0}},"required":["name","type","command"]};
function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if(data.type === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if(data.command === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"}};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!((((((((key0 === "name") || (key0 === "description")) || (key0 === "mode")) || (key0 === "nodes")) || (key0 === "type")) || (key0 === "command")) || (key0 === "args")) || (key0 === "timeout"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.name !== undefined){let data0 = data.name;if(typeof data0 === "string"){if(data0.length > 200){const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}if(data0.length < 1){const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}if(!pattern2.test(data0)){const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}_]([\\p{L}\\p{N}_ -]*[\\p{L}\\p{N}_-])?$"}};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}else {const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}if(data.description !== undefined){if(typeof data.description !== "string"){const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.mode !== undefined){let data2 = data.mode;if(!((data2 === "enforce") || (data2 === "warn"))){const err9 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema45.properties.mode.enum}};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data.nodes !== undefined){let data3 = data.nodes;if(Array.isArray(data3)){if(data3.length < 1){const err10 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1}};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];if(typeof data4 === "string"){if(data4.length < 1){const err11 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}else {const err12 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/properties/nodes/items/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}}else {const err13 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}if(data.type !== undefined){if("command" !== data.type){const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "command"}};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.command !== undefined){let data6 = data.command;if(typeof data6 === "string"){if(data6.length < 1){const err15 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1}};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}}else {const err16 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}if(data.args !== undefined){let data7 = data.args;if(Array.isArray(data7)){const len1 = data7.length;for(let i1=0; i1<len1; i1++){let data8 = data7[i1];if((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))){const err17 = {instancePath:instancePath+"/args/" + i1,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: schema45.properties.args.items.type}};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}}else {const err18 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;}}if(data.timeout !== undefined){let data9 = data.timeout;if((typeof data9 == "number") && (isFinite(data9))){if(data9 <= 0 || isNaN(data9)){const err19 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}else {const err20 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "number"}};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}}}else {const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};if(vErrors === null){vErrors = [err21];}else {vErrors.push(err21);}errors++;}validate107.errors = vErrors;return errors === 0;}
function append(all,more){if(all===null)return more;for(const one of more)all.push(one);return all}


/***/ })

};
;