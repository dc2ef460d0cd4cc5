"use strict";
exports.id = 8454;
exports.ids = [8454];
exports.modules = {

/***/ 4366:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QH: function() { return /* binding */ aborted; },
/* harmony export */   eG: function() { return /* binding */ whenAborted; },
/* harmony export */   nl: function() { return /* binding */ deadline; }
/* harmony export */ });
function whenAborted(signal, act) {
    signal.addEventListener('abort', act, { once: true });
    if (signal.aborted)
        act();
    return () => signal.removeEventListener('abort', act);
}
function aborted(signal) {
    return new Promise((resolve) => whenAborted(signal, resolve));
}
function deadline(clock, seconds, outer) {
    if (seconds === null)
        return { signal: outer, expired: () => false, release: () => { } };
    const time = new AbortController();
    const timer = new AbortController();
    void clock.sleepUntil(clock.now() + seconds * 1000, timer.signal).then(() => {
        if (!timer.signal.aborted && !outer.aborted)
            time.abort();
    });
    return {
        signal: AbortSignal.any([outer, time.signal]),
        expired: () => time.signal.aborted,
        release: () => timer.abort(),
    };
}


/***/ }),

/***/ 72:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: function() { return /* binding */ backoffSeconds; },
/* harmony export */   sT: function() { return /* binding */ retryAfterOf; },
/* harmony export */   uI: function() { return /* binding */ roundToMilliseconds; }
/* harmony export */ });
/* harmony import */ var _float_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5874);

function backoffSeconds(settings, retry, random, retryAfterSeconds) {
    const capped = Math.min(grown(settings, retry), settings.maxSeconds);
    const jittered = Math.min(capped * (1 + settings.jitter * (2 * random - 1)), settings.maxSeconds);
    return roundToMilliseconds(Math.max(jittered, retryAfterSeconds ?? 0));
}
function grown({ backoff, initialSeconds, multiplier = 2 }, retry) {
    switch (backoff) {
        case 'none':
            return 0;
        case 'fixed':
            return initialSeconds;
        case 'linear':
            return initialSeconds * (retry + 1);
        case 'exponential':
            return initialSeconds * Math.min(multiplier ** retry, Number.MAX_VALUE);
    }
}
function roundToMilliseconds(seconds) {
    return Math.round(seconds * 1000) / 1000;
}
const LONGEST_ASKED_WAIT = 86_400;
function retryAfterOf(details) {
    const asked = (0,_float_js__WEBPACK_IMPORTED_MODULE_0__/* .asNumber */ .i)(details['retry_after_seconds']);
    if (asked === undefined || !Number.isFinite(asked) || asked <= 0)
        return null;
    return Math.min(asked, LONGEST_ASKED_WAIT);
}


/***/ }),

/***/ 8441:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: function() { return /* binding */ cutText; },
/* harmony export */   h: function() { return /* binding */ cutLongTexts; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20);

function cutLongTexts(value, limit) {
    if (typeof value === 'string')
        return cutText(value, limit);
    if (Array.isArray(value))
        return value.map((item) => cutLongTexts(item, limit));
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return value;
    const cut = {};
    for (const [key, item] of Object.entries(value))
        (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .setKey */ .qL)(cut, key, cutLongTexts(item, limit));
    return cut;
}
function cutText(text, limit) {
    if (text.length <= limit)
        return text;
    const side = Math.floor(limit / 2);
    return `${text.slice(0, side)}\n[... ${text.length - 2 * side} characters left out ...]\n${text.slice(-side)}`;
}


/***/ }),

/***/ 8992:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ openDeadLetters; },
/* harmony export */   C: function() { return /* binding */ RedrivenLetter; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7280);
/* harmony import */ var _config_references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6551);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2719);
/* harmony import */ var _engine_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4235);
/* harmony import */ var _redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7440);
/* harmony import */ var _dead_letter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5893);
/* harmony import */ var _protect_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3131);









function openDeadLetters(context) {
    const { emit, runId, files, runDir } = context;
    const { open, text } = leftBefore(context);
    const lines = runDir === null ? null : new _dead_letter_js__WEBPACK_IMPORTED_MODULE_5__/* .LetterLines */ .KC(files, node_path__WEBPACK_IMPORTED_MODULE_0___default().join(runDir, _dead_letter_js__WEBPACK_IMPORTED_MODULE_5__/* .DEAD_LETTER_FILE */ .NZ), text);
    const tell = (at, problem) => {
        if (problem === null)
            return;
        const message = `the dead letter of ${at.node} could not be written: ${problem}`;
        emit({ type: 'warning', scope: at.scope, node: at.node, code: 'dead-letter-write-failed', message });
    };
    return {
        giveUp: (request) => {
            const { at, error, reason } = request;
            const { redactor, cwd } = context;
            const letter = letterOf({ redactor, runId, cwd, timestamp: nowOf(context) }, request);
            open.add(letter.id);
            tell(at, lines === null ? 'there is no run folder' : lines.add((0,_dead_letter_js__WEBPACK_IMPORTED_MODULE_5__/* .deadLetterLine */ .r3)(letter)));
            const { scope, node, visit, attempt } = at;
            emit({ type: 'dead_lettered', scope, node, visit, attempt, id: letter.id, kind: error.envelope.kind, reason });
        },
        completed: (at) => {
            if (open.size === 0 || lines === null)
                return;
            const id = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_6__/* .deadLetterId */ .k)(runId, at);
            if (!open.delete(id))
                return;
            const mark = (0,_dead_letter_js__WEBPACK_IMPORTED_MODULE_5__/* .deadLetterMarkLine */ .u)({ id, settled: true, timestamp: nowOf(context), outcome: 'success' });
            tell(at, lines.mark(mark));
        },
    };
}
function leftBefore({ files, runDir, resumed }) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(runDir ?? '', _dead_letter_js__WEBPACK_IMPORTED_MODULE_5__/* .DEAD_LETTER_FILE */ .NZ);
    if (!resumed || runDir === null || !files.exists(file))
        return { open: new Set(), text: '' };
    try {
        const text = files.readText(file);
        const letters = (0,_dead_letter_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDeadLetters */ .Vb)(text);
        const pending = letters.ok ? (0,_dead_letter_js__WEBPACK_IMPORTED_MODULE_5__/* .pendingLetters */ .Bg)(letters.value, null) : [];
        return { open: new Set(pending.map(({ id }) => id)), text };
    }
    catch {
        return { open: new Set(), text: '' };
    }
}
function letterOf(facts, { host, step, at, error }) {
    const { runId, redactor, cwd, timestamp } = facts;
    const inForce = host.services.governance.inForce(host, step);
    const context = {};
    for (const name of recordedNames(host, step, inForce)) {
        const state = host.context.steps.get(name);
        if (state !== undefined)
            context[name] = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonCopy */ .Uq)((0,_engine_index_js__WEBPACK_IMPORTED_MODULE_3__/* .stepView */ .K3)(state));
    }
    return {
        schema_version: 1,
        id: (0,_core_place_js__WEBPACK_IMPORTED_MODULE_6__/* .deadLetterId */ .k)(runId, at),
        timestamp,
        run_id: runId,
        workflow: referenceTo(host.workflow),
        callers: host.callers.map(referenceTo),
        groups: Object.fromEntries(inForce.groups),
        cwd,
        node: step.name,
        scope: at.scope,
        item: host.item && {
            index: host.item.index,
            key: (0,_protect_js__WEBPACK_IMPORTED_MODULE_8__/* .protect */ .yQ)(host.item.key, redactor),
            value: (0,_protect_js__WEBPACK_IMPORTED_MODULE_8__/* .protect */ .yQ)(host.item.value, redactor),
        },
        envelope: (0,_redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_4__/* .redactEnvelope */ .GI)(error.envelope, redactor),
        attempts: at.attempt,
        inputs: protectedObject(host.inputs, redactor),
        context: protectedObject(context, redactor),
        hash: host.workflow.hashes.get(step.name) ?? host.workflow.hashes.get(host.item?.group ?? '') ?? '',
    };
}
function recordedNames(host, step, { policies }) {
    const all = [...host.context.steps.keys()];
    const asked = policies.some(({ type }) => type === 'command')
        ? all
        : policies.flatMap((policy) => (policy.type === 'expression' ? [...(0,_config_references_js__WEBPACK_IMPORTED_MODULE_2__/* .namesReadIn */ .WG)(policy.allow_if)] : []));
    if (host.workflow.settings.context?.mode !== 'last_only' || (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .seesEverything */ .cx)(step)) {
        const read = new Set([...(0,_config_references_js__WEBPACK_IMPORTED_MODULE_2__/* .namesRead */ .DQ)(step, host.workflow), ...asked]);
        return all.filter((name) => read.has(name));
    }
    const last = host.context.history.findLast((name) => name !== step.name);
    return [...asked.filter((name) => name !== last), ...(last === undefined ? [] : [last])];
}
function referenceTo({ settings, displayFile, file }) {
    return { name: settings.name, file: displayFile, path: file };
}
function nowOf({ clock }) {
    return new Date(clock.now()).toISOString();
}
function protectedObject(value, redactor) {
    const stored = (0,_protect_js__WEBPACK_IMPORTED_MODULE_8__/* .protect */ .yQ)(value, redactor);
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isJsonObject */ .OW)(stored) ? stored : {};
}
class RedrivenLetter {
    letter;
    scope;
    facts;
    #inside = new Map();
    own = null;
    constructor(letter, scope, facts) {
        this.letter = letter;
        this.scope = scope;
        this.facts = facts;
    }
    get inside() {
        return [...this.#inside.values()];
    }
    giveUp(request) {
        const at = this.#inRun(request.at);
        if (at.scope === this.letter.scope) {
            this.own = request.error;
            return;
        }
        const made = letterOf({ ...this.facts, runId: this.letter.run_id }, { ...request, at });
        this.#inside.set(made.id, { ...made, callers: [...this.letter.callers, ...made.callers] });
    }
    completed(at) {
        if (at.scope === this.scope)
            this.own = null;
        else
            this.#inside.delete((0,_core_place_js__WEBPACK_IMPORTED_MODULE_6__/* .deadLetterId */ .k)(this.letter.run_id, this.#inRun(at)));
    }
    #inRun(at) {
        const { id, scope, node } = this.letter;
        const visit = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_6__/* .letterVisit */ .kB)(id);
        if (at.scope === this.scope)
            return { ...at, scope, visit };
        const here = { scope: this.scope, node, visit: 1 };
        return { ...at, scope: (0,_core_place_js__WEBPACK_IMPORTED_MODULE_6__/* .movedScope */ .E1)(at.scope, here, { scope, node, visit }) };
    }
}


/***/ }),

/***/ 3333:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: function() { return /* binding */ runFlow; }
});

// EXTERNAL MODULE: ./build/src/core/abort.js
var abort = __webpack_require__(4366);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(7280);
// EXTERNAL MODULE: ./build/src/config/references.js
var references = __webpack_require__(6551);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(20);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var kinds = __webpack_require__(5979);
// EXTERNAL MODULE: ./build/src/expressions/index.js + 25 modules
var expressions = __webpack_require__(2177);
// EXTERNAL MODULE: ./build/src/nodes/rendering.js
var rendering = __webpack_require__(2108);
// EXTERNAL MODULE: ./build/src/engine/raising.js
var raising = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8292);
// EXTERNAL MODULE: ./build/src/engine/scopes.js
var scopes = __webpack_require__(1156);
;// CONCATENATED MODULE: ./build/src/engine/flow-end.js









function readsFinally(workflow) {
    const listed = (0,model/* finallySteps */.x3)(workflow);
    if (listed.length === 0)
        return false;
    const read = (0,references/* namesReadBy */.Sf)(workflow.output, workflow.templateFiles);
    return listed.some((name) => read.has(name));
}
function withOutput(host, end) {
    const { workflow } = host;
    if (end.status === 'terminated')
        return { ...end, output: end.output ?? whatRenders(host, {}) };
    if (end.status !== 'end')
        return end;
    if (end.output !== null)
        return { status: 'completed', output: { ...whatRenders(host, end.output), ...end.output } };
    const rendered = (0,rendering/* renderFields */.sp)(workflow.output ?? {}, host.names, 'output');
    if (rendered.ok)
        return { status: 'completed', output: rendered.value };
    const error = (0,raising/* engineError */.v_)(workflow, workflow.settings.name, 'workflow', rendered.error.envelope);
    return { status: 'raised', error, records: [error] };
}
function whatRenders(host, given) {
    const output = {};
    for (const [key, value] of Object.entries(host.workflow.output ?? {})) {
        if (Object.hasOwn(given, key))
            continue;
        const one = (0,rendering/* renderData */.rb)(value, host.names, `output.${key}`, expressions/* coerceText */.DW);
        if (one.ok)
            (0,json/* setKey */.qL)(output, key, one.value);
        else
            (0,record/* warn */.R8)(host, null, 'output-key-skipped', `${one.error.envelope.message}; the key is left out of the output`);
    }
    return output;
}
function endingFacts(end, reason) {
    const error = end.status === 'raised' ? end.error : reason?.kind === 'halt' ? reason.error : null;
    if (error !== null) {
        const { kind, message, details } = error.envelope;
        const outcome = error.typed ? 'halted' : 'failed';
        const node = error.frames[0]?.node ?? null;
        return { outcome, error: { kind, message, details, agent: node, node } };
    }
    if (end.status === 'terminated') {
        const { status, reason: why, terminatedBy } = end.termination;
        if (status === 'success')
            return { outcome: 'success', error: null };
        return {
            outcome: 'failed',
            error: { kind: 'terminated', message: why, details: {}, agent: terminatedBy, node: terminatedBy },
        };
    }
    if (end.status === 'stopped')
        return { outcome: reason?.kind === 'cancel' ? 'cancelled' : 'failed', error: null };
    return { outcome: 'success', error: null };
}
function isGood(end) {
    if (end.status === 'terminated')
        return end.termination.status === 'success';
    return end.status === 'completed' || end.status === 'end';
}
function stoppedAt(host, step, at) {
    return { status: 'stopped', error: (0,raising/* cancelledError */.YQ)(host, step, at, null), records: [] };
}
async function runFinally(host, names, end, reason) {
    const listed = (0,model/* finallySteps */.x3)(host.workflow);
    if (listed.length === 0)
        return end;
    names.ending = endingFacts(end, reason);
    let last = end;
    for (const name of listed) {
        const step = host.workflow.steps.get(name);
        if (step === undefined || host.signal.aborted)
            continue;
        const at = { scope: host.scope, node: name, ...host.state.nextRun(name) };
        const next = await host.services.runStep(host, step, at, 'none');
        if (next.status === 'raised')
            last = afterFinallyError(host, name, last, next);
        if (next.status === 'halted' && isGood(last))
            last = stoppedAt(host, step, at);
        if (next.status === 'stopped' && isGood(last))
            last = next;
    }
    names.ending = {};
    return last;
}
function afterFinallyError(host, node, end, raised) {
    if (isGood(end))
        return raised;
    const { kind, message } = raised.error.envelope;
    (0,record/* warn */.R8)(host, node, 'finally-failed', `${node} failed in finally with ${kind}: ${message}`);
    return end.status === 'raised' || end.status === 'stopped'
        ? { ...end, records: [...end.records, ...raised.records] }
        : end;
}
function runHook(host, names, hook, more = {}) {
    const template = host.workflow.settings.hooks?.[hook];
    if (template === undefined || template === '')
        return;
    const text = (0,rendering/* renderText */.S5)(template, (0,scopes/* withNames */.B1)(names, more), `hooks.${hook}`);
    (0,record/* record */.g1)(host, {
        type: 'hook_executed',
        scope: host.scope,
        node: null,
        hook,
        result: text.ok ? text.value : '',
        error: text.ok ? null : text.error.envelope.message,
    });
}
function hookError(error) {
    if (!(0,json/* isRecord */.u4)(error))
        return {};
    const { kind, message, details } = error;
    const suggestion = (0,json/* isRecord */.u4)(details) && typeof details['suggestion'] === 'string' ? details['suggestion'] : null;
    const type = kind === 'terminated' ? 'WorkflowTerminated' : ((0,kinds/* exceptionType */.Am)(String(kind)) ?? 'UnhandledWorkflowError');
    return { type, message: String(message), suggestion };
}

// EXTERNAL MODULE: ./build/src/engine/state.js
var engine_state = __webpack_require__(1532);
;// CONCATENATED MODULE: ./build/src/engine/flow.js





const LEAST_ITERATIONS = 10;
async function runFlow(request) {
    const { clock } = request.services.ports;
    const begun = clock.monotonic();
    const state = new engine_state/* FlowState */.eT();
    const names = new scopes/* FlowScope */.Rz(request.workflow, state, request.inputs, request.services);
    const limit = (0,abort/* deadline */.nl)(clock, request.workflow.settings.limits?.timeout_seconds ?? null, request.signal);
    const host = hostOf(request, state, names, limit.signal);
    if (!request.resumed)
        runHook(host, names, 'on_start');
    const walked = await walk(host, request.workflow.settings.entry_point);
    limit.release();
    const end = limit.expired() && walked.status === 'stopped' ? timedOut(request, walked.error) : walked;
    if (end.status === 'suspended' || end.status === 'handed_off')
        return end;
    const { finallySignal, stopReason } = request.services;
    const early = readsFinally(request.workflow) ? end : withOutput(host, end);
    const cleaned = await runFinally(hostOf(request, state, names, finallySignal()), names, early, stopReason());
    const last = withOutput(host, cleaned);
    const facts = endingFacts(last, stopReason());
    names.ending = {
        ...facts,
        execution_time: Math.round(clock.monotonic() - begun) / 1000,
        iteration_count: state.iterations,
    };
    if (isGood(last))
        runHook(host, names, 'on_complete', { result: 'output' in last ? last.output : {} });
    else if (stopReason()?.kind !== 'cancel')
        runHook(host, names, 'on_error', { error: hookError(facts['error']) });
    return last;
}
function hostOf(request, state, names, signal) {
    return { ...request, state, context: state, names, signal, item: null, inGroup: false };
}
function timedOut(request, stopped) {
    const seconds = request.workflow.settings.limits?.timeout_seconds ?? 0;
    const running = stopped.frames[0];
    const { name } = request.workflow.settings;
    const message = `${name} ran longer than its timeout_seconds of ${seconds} s`;
    const details = { limit: 'timeout_seconds', value: seconds };
    return limitReached(request.workflow, running?.node ?? name, running?.type ?? 'workflow', message, details);
}
function limitReached(workflow, node, type, message, details) {
    return failedAt(workflow, node, type, { kind: 'internal.limit_exceeded', message, details });
}
function failedAt(workflow, node, type, envelope) {
    const error = (0,raising/* engineError */.v_)(workflow, node, type, envelope);
    return { status: 'raised', error, records: [error] };
}
async function walk(host, entry) {
    const { workflow, state, services } = host;
    const most = iterationLimit(workflow);
    let name = entry;
    for (;;) {
        const step = workflow.steps.get(name);
        if (step === undefined) {
            const envelope = { kind: 'internal.no_route', message: `there is no node or group ${name}`, details: {} };
            return failedAt(workflow, name, 'workflow', envelope);
        }
        const { visit, attempt } = state.nextRun(name);
        const at = { scope: host.scope, node: name, visit, attempt };
        if (step.type !== 'terminate' && state.isIteration(name, at.attempt) && state.iterations >= most)
            return iterationsSpent(workflow, most, step);
        if (host.signal.aborted)
            return stoppedAt(host, step, at);
        const next = await services.runStep(host, step, at, 'all');
        switch (next.status) {
            case 'go':
                name = next.to;
                break;
            case 'again':
                name = next.from ?? name;
                break;
            case 'done':
                return { status: 'end', output: null };
            case 'halted':
                return stoppedAt(host, step, at);
            default:
                return next;
        }
    }
}
function iterationLimit({ settings, steps }) {
    return settings.limits?.max_iterations ?? Math.max(LEAST_ITERATIONS, 2 * steps.size);
}
function iterationsSpent(workflow, most, next) {
    const message = `${workflow.settings.name} reached its limit of ${most} iterations before ${next.name}; raise workflow.limits.max_iterations if this is not a loop`;
    return limitReached(workflow, next.name, next.type, message, {
        limit: 'max_iterations',
        value: most,
        next: next.name,
    });
}


/***/ }),

/***/ 8636:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: function() { return /* binding */ RunGovernance; }
});

// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(7280);
// EXTERNAL MODULE: ./build/src/config/resilience.js
var resilience = __webpack_require__(968);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(20);
// EXTERNAL MODULE: ./build/src/core/place.js
var place = __webpack_require__(2719);
// EXTERNAL MODULE: ./build/src/core/step-types.js
var step_types = __webpack_require__(9448);
// EXTERNAL MODULE: ./build/src/engine/resilience/breakers.js
var breakers = __webpack_require__(9502);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var outcome = __webpack_require__(5636);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(2759);
// EXTERNAL MODULE: ./build/src/expressions/index.js + 25 modules
var expressions = __webpack_require__(2177);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(7400);
;// CONCATENATED MODULE: ./build/src/engine/resilience/policies.js






function policiesFor(policies, node) {
    return policies.filter(({ nodes }) => nodes === undefined || nodes.includes(node));
}
async function askCommands(policies, input, ports) {
    const verdicts = new Map();
    for (const policy of policies)
        if (policy.type === 'command')
            verdicts.set(policy, await askCommand(policy, input, ports).catch(broken));
    return verdicts;
}
function answersOf(policies, input, commands) {
    return policies.map((policy) => ({
        policy_name: policy.name,
        ...answerOf(policy, input, commands),
        mode: policy.mode ?? 'enforce',
    }));
}
function denialIn(answers) {
    const denial = answers.find(({ allowed, mode }) => !allowed && mode === 'enforce');
    if (denial === undefined)
        return null;
    const { policy_name: policy, reason, metadata } = denial;
    const message = `policy ${policy} denied the start: ${reason}`;
    return { ...(0,outcome/* engineFailure */.FR)('internal.policy_denied', message, { policy, reason, metadata }), typed: true };
}
function answerOf(policy, input, commands) {
    try {
        return verdictOf(policy, input, commands);
    }
    catch (cause) {
        return broken(cause);
    }
}
function broken(cause) {
    const message = (0,error_message/* errorMessage */.gJ)(cause);
    return denied(`the policy could not be evaluated: ${message}`, message);
}
function denied(reason, error = reason) {
    return { allowed: false, reason, metadata: { error } };
}
function verdictOf(policy, input, commands) {
    switch (policy.type) {
        case 'max_concurrent_tasks':
            return concurrency(policy.max ?? resilience/* POLICY_DEFAULTS */.md.max_concurrent_tasks.max, input);
        case 'task_timeout':
            return timeout(policy.max_seconds ?? resilience/* POLICY_DEFAULTS */.md.task_timeout.max_seconds, input);
        case 'phase_gate':
            return phaseGate(policy.group, policy.min_success_rate ?? resilience/* POLICY_DEFAULTS */.md.phase_gate.min_success_rate, input);
        case 'node_availability':
            return availability(input);
        case 'expression':
            return askExpression(policy.allow_if, input.scope);
        case 'command':
            return commands.get(policy) ?? broken('it was not asked');
        default:
            return (0,result/* unreachable */.H)(policy);
    }
}
function concurrency(max, { runningTotal: running, node }) {
    const allowed = running < max;
    const reason = `${running} of at most ${max} tasks are running`;
    if (!allowed || node.maxConcurrent === null || node.maxConcurrent <= max)
        return { allowed, reason, metadata: { running, max } };
    const warning = `max_concurrent ${node.maxConcurrent} of ${node.name} exceeds ${max}: members over the limit are denied`;
    return { allowed, reason, metadata: { running, max, warning } };
}
function timeout(max, { node }) {
    const given = node.timeoutSeconds;
    if (given === null)
        return skipped(`${node.name} has no timeout`);
    const allowed = given > 0 && given < max;
    const reason = allowed
        ? `the timeout of ${given} s is below ${max} s`
        : `the timeout of ${given} s is not over 0 and below ${max} s`;
    return { allowed, reason, metadata: { timeout_seconds: given, max_seconds: max } };
}
function phaseGate(name, wanted, { group }) {
    const result = group(name);
    if (result === null)
        return skipped(`${name} has not run`);
    const { total, completed } = result;
    if (total === 0) {
        return { allowed: true, reason: `${name} had no items`, metadata: { group: name, total, completed } };
    }
    const rate = completed / total;
    const metadata = { group: name, total, completed, success_rate: rate, min_success_rate: wanted };
    const reason = `${completed} of ${total} in ${name} completed`;
    if (completed === 0)
        return { allowed: false, reason: `none of ${total} in ${name} completed`, metadata };
    return rate >= wanted
        ? { allowed: true, reason, metadata }
        : { allowed: false, reason: `${reason}, a rate of ${Number(rate.toFixed(4))} below ${wanted}`, metadata };
}
function availability(input) {
    const { name } = input.node;
    const now = input.running.get(name) ?? 0;
    const failed = input.failedBefore();
    const metadata = { running: now, failed_before: failed, retry: input.isRetry };
    if (input.isRetry)
        return { allowed: true, reason: `this is a retry of ${name}`, metadata };
    if (now > 0)
        return { allowed: false, reason: `${name} is already running`, metadata };
    if (failed)
        return { allowed: false, reason: `${name} failed before`, metadata };
    return { allowed: true, reason: `${name} is available`, metadata };
}
function skipped(reason) {
    return { allowed: true, reason, metadata: { skipped: true } };
}
function askExpression(allowIf, scope) {
    const held = (0,expressions/* holds */.v9)(allowIf, scope);
    if (held.ok) {
        const reason = `allow_if ${held.value ? 'holds' : 'does not hold'}: ${allowIf}`;
        return { allowed: held.value, reason, metadata: {} };
    }
    const { reason, message } = held.error;
    if (reason === 'undefined')
        return skipped(message);
    return denied(`allow_if could not be evaluated: ${message}`, message);
}
const MAX_ANSWER_BYTES = 1024 * 1024;
const MAX_REASON_CHARS = 1000;
async function askCommand(policy, input, ports) {
    const { name, type, timeoutSeconds, maxConcurrent } = input.node;
    const question = {
        policy: policy.name,
        node: { name, type, timeout_seconds: timeoutSeconds, max_concurrent: maxConcurrent },
        running: Object.fromEntries(input.running),
        running_total: input.runningTotal,
        retry: input.isRetry,
        context: input.contextJson(),
    };
    const { processes, signal, cwd, env } = ports;
    const request = {
        command: policy.command,
        args: (policy.args ?? []).map(String),
        cwd,
        env,
        stdin: `${(0,json/* jsonText */.s$)(question)}\n`,
        timeoutSeconds: policy.timeout ?? resilience/* POLICY_DEFAULTS */.md.command.timeout,
        maxRetainedBytes: MAX_ANSWER_BYTES,
        onOutput: () => { },
    };
    return commandAnswer(policy, await processes.run(request, signal));
}
function commandAnswer(policy, result) {
    switch (result.status) {
        case 'not_started':
            return denied(`${policy.command} could not be started: ${result.message}`);
        case 'timed_out':
            return denied(`${policy.command} gave no answer within ${policy.timeout ?? resilience/* POLICY_DEFAULTS */.md.command.timeout} s`);
        case 'unread':
            return denied(`what ${policy.command} printed could not be read: ${result.message}`);
        case 'cancelled':
            return denied(`${policy.command} was cancelled`);
        case 'exited':
            if (result.exitCode !== 0)
                return denied(`${policy.command} exited with code ${result.exitCode}`);
            return result.stdout.truncated
                ? denied(`${policy.command} answered with too much`)
                : read(policy, result.stdout.text);
    }
}
function read(policy, text) {
    if (text.trim() === '')
        return denied(`${policy.command} gave no answer`);
    const answer = (0,json/* parseJson */.qF)(text);
    if (!(0,json/* isJsonObject */.OW)(answer) || typeof answer['allowed'] !== 'boolean') {
        return denied(`${policy.command} answered with something else than {allowed, reason, metadata}`);
    }
    const allowed = answer['allowed'];
    const said = answer['reason'];
    const reason = typeof said === 'string' && said.trim() !== ''
        ? said.trim()
        : `${policy.command} ${allowed ? 'allowed' : 'denied'} it`;
    const metadata = answer['metadata'];
    return { allowed, reason: reason.slice(0, MAX_REASON_CHARS), metadata: (0,json/* isJsonObject */.OW)(metadata) ? metadata : {} };
}

// EXTERNAL MODULE: ./build/src/core/backoff.js
var backoff = __webpack_require__(72);
// EXTERNAL MODULE: ./build/src/core/transient.js
var core_transient = __webpack_require__(6266);
;// CONCATENATED MODULE: ./build/src/engine/resilience/retry-policy.js


function policyDecision(input) {
    const { error, policy, breaker, attempts, random } = input;
    const { kind, details } = error.envelope;
    if (breaker !== null && refuses(breaker, kind))
        return given('dead_letter', 'the circuit breaker is open');
    if (policy === null)
        return null;
    const isNamed = policy.retryable?.includes(kind) === true;
    if (!(0,core_transient/* isRetryable */.r3)(error.envelope, policy.retryable) || ((0,core_transient/* neverStarted */.wK)(error.envelope) && !isNamed)) {
        const isOwnWord = details['retryable'] === false;
        return given('escalate', isOwnWord ? 'the error says that it is not retryable' : `${kind} is not retryable`);
    }
    if (attempts > policy.maxRetries)
        return given('dead_letter', `all ${policy.maxRetries} retries are spent`);
    const delaySeconds = (0,backoff/* backoffSeconds */.Gw)(policy, Math.max(0, attempts - 1), random, (0,backoff/* retryAfterOf */.sT)(details));
    const said = { decision: 'retry', reason: `retry ${attempts} of ${policy.maxRetries}` };
    return { action: 'retry', delaySeconds, from: null, row: POLICY_ROW, policy: said };
}
const POLICY_ROW = { id: 'resilience.retry', route: {} };
function given(decision, reason) {
    return { action: 'unhandled', policy: { decision, reason } };
}
function refuses(breaker, kind) {
    return breaker.state === 'open' || (breaker.state === 'half_open' && kind === 'internal.circuit_open');
}

// EXTERNAL MODULE: ./build/src/engine/scopes.js
var scopes = __webpack_require__(1156);
;// CONCATENATED MODULE: ./build/src/engine/governance.js









const NO_VERDICTS = new Map();
class RunGovernance {
    #options;
    #breakers;
    #latest = new Map();
    #own = new WeakMap();
    #frames = new Map();
    #resilience = new WeakMap();
    #passes = new Map();
    #running = new Map();
    #names = new Set();
    #tasks = 0;
    constructor(options) {
        this.#options = options;
        this.#breakers = new breakers/* Breakers */.w(options);
        for (const { name } of options.inherited?.policies ?? [])
            this.#names.add(name);
        for (const { settings } of (0,model/* allVariants */.Em)(options.root))
            for (const { name } of settings.policies ?? [])
                this.#names.add(name);
        for (const answer of options.answers)
            this.#latest.set(answer.policy_name, answer);
    }
    async enter(host, step, at) {
        if (!(0,step_types/* isGovernedType */.vC)(step.type))
            return null;
        const frames = this.#around(host);
        const exempt = frames.some((frame) => frame.exempt) || isFinally(host, step);
        const policies = this.#policiesAt(host, frames);
        if (step.type === 'workflow' || exempt) {
            const own = step.type === 'workflow' ? (host.workflow.settings.policies ?? []) : [];
            this.#frames.set((0,place/* runKey */.r7)(at), { host, policies: own, exempt });
        }
        if (exempt)
            return null;
        if (this.#names.size === 0 && this.#resilienceOf(host, step).breaker === null)
            return null;
        return this.#ask(host, step, at, policiesFor(policies, step.name));
    }
    #policiesAt(host, frames) {
        return [
            ...(this.#options.inherited?.policies ?? []),
            ...frames.flatMap((frame) => frame.policies),
            ...(host.workflow.settings.policies ?? []),
        ];
    }
    inForce(host, step) {
        const frames = this.#around(host);
        const all = this.#policiesAt(host, frames);
        const policies = step.type === 'workflow' || (0,model/* isGroup */.IZ)(step) ? all : policiesFor(all, step.name);
        const groups = new Map();
        for (const policy of policies) {
            if (policy.type !== 'phase_gate')
                continue;
            const counts = this.#groupCounts(host, policy.group);
            if (counts !== null)
                groups.set(policy.group, counts);
        }
        return { policies, groups };
    }
    #around(host) {
        if (this.#frames.size === 0)
            return [];
        const around = [...(0,place/* runsAround */.al)(host.scope)].reverse();
        return around.flatMap((run) => this.#frames.get((0,place/* runKey */.r7)(run)) ?? []);
    }
    async #ask(host, step, at, policies) {
        const { settings, ports, beforeEffect } = host.services;
        let commands = NO_VERDICTS;
        if (policies.some(({ type }) => type === 'command')) {
            beforeEffect();
            const { processes } = ports;
            const around = { processes, signal: host.signal, cwd: settings.cwd, env: settings.env };
            commands = await askCommands(policies, this.#input(host, step, at), around);
        }
        const answers = answersOf(policies, this.#input(host, step, at), commands);
        this.#tell(host, step, answers);
        const { breaker } = this.#resilienceOf(host, step);
        const pass = denialIn(answers) ?? (breaker === null ? null : this.#breakers.ask(host, step, at, breaker));
        if (pass !== null && 'envelope' in pass) {
            this.#frames.delete((0,place/* runKey */.r7)(at));
            return pass;
        }
        this.#passes.set((0,place/* runKey */.r7)(at), pass);
        this.#count(host, step, 1);
        return null;
    }
    #tell(host, step, answers) {
        for (const answer of answers) {
            this.#latest.set(answer.policy_name, answer);
            this.#options.emit({ type: 'policy_evaluated', scope: host.scope, node: step.name, ...answer });
        }
        const own = this.#own.get(host) ?? new Map();
        this.#own.set(host, own.set(step.name, answers));
    }
    #count(host, step, change) {
        const nodes = this.#running.get(host.workflow.file) ?? new Map();
        const now = (nodes.get(step.name) ?? 0) + change;
        if (now > 0)
            nodes.set(step.name, now);
        else
            nodes.delete(step.name);
        this.#running.set(host.workflow.file, nodes);
        if ((0,step_types/* isWork */.cD)(step.type))
            this.#tasks += change;
    }
    #input(host, step, at) {
        return {
            node: {
                name: step.name,
                type: step.type,
                timeoutSeconds: (0,model/* timeoutOf */.Rq)(step)?.seconds ?? null,
                maxConcurrent: (0,model/* isGroup */.IZ)(step) ? (0,model/* concurrencyOf */.RO)(step) : null,
            },
            running: this.#running.get(host.workflow.file) ?? new Map(),
            runningTotal: this.#tasks,
            failedBefore: () => hasFailed(host, step),
            isRetry: (0,place/* isRetried */.mo)(at),
            group: (name) => this.#groupCounts(host, name),
            scope: (0,scopes/* withNames */.B1)(host.names, { conductor: { retry_attempt: host.state.retryAttempt(step.name) } }),
            contextJson: () => contextJson(host, step),
        };
    }
    #groupCounts(host, name) {
        const hosts = [...this.#around(host).map((frame) => frame.host), host];
        const known = this.#options.inherited?.groups.get(name) ?? null;
        return hosts.reduce((found, one) => groupCounts(one, name) ?? found, known);
    }
    leave(host, step, at, ended) {
        this.#frames.delete((0,place/* runKey */.r7)(at));
        const pass = this.#passes.get((0,place/* runKey */.r7)(at));
        if (pass === undefined)
            return;
        this.#passes.delete((0,place/* runKey */.r7)(at));
        this.#count(host, step, -1);
        if (pass !== null)
            this.#breakers.count(host, step, pass, ended);
    }
    decide(host, step, at, error) {
        if ((0,model/* isGroup */.IZ)(step) || !(0,step_types/* isGovernedType */.vC)(step.type))
            return null;
        const { retry, breaker } = this.#resilienceOf(host, step);
        if (retry === null && breaker === null)
            return null;
        return policyDecision({
            error,
            policy: retry,
            breaker: breaker === null ? null : this.#breakers.state(host, step, breaker),
            attempts: at.attempt,
            random: this.#options.random(),
        });
    }
    policyView(host = null, node = '') {
        const view = {};
        for (const name of this.#names)
            view[name] = { allowed: true, reason: '', metadata: {} };
        const own = host === null ? [] : (this.#own.get(host)?.get(node) ?? []);
        for (const { policy_name: name, allowed, reason, metadata } of [...this.#latest.values(), ...own])
            view[name] = { allowed, reason, metadata };
        return view;
    }
    #resilienceOf(host, step) {
        const known = this.#resilience.get(step);
        if (known !== undefined)
            return known;
        const own = 'resilience' in step ? step.resilience : undefined;
        const made = (0,model/* isGroup */.IZ)(step) ? { retry: null, breaker: null } : (0,resilience/* resilienceOf */.z1)(host.workflow.settings.resilience, own);
        this.#resilience.set(step, made);
        return made;
    }
}
function isFinally(host, step) {
    return !host.inGroup && (0,model/* finallySteps */.x3)(host.workflow).includes(step.name);
}
function hasFailed({ item, state, context }, step) {
    if (item === null)
        return (state.steps.get(step.name)?.error ?? null) !== null;
    const results = resultsOf(context, item.group) ?? [];
    return results.some((one) => (0,json/* isRecord */.u4)(one) && one['key'] === item.key && one['status'] === 'failed');
}
function resultsOf(context, group) {
    const output = context.steps.get(group)?.output;
    return (0,json/* isRecord */.u4)(output) && Array.isArray(output['results']) ? output['results'] : null;
}
function groupCounts(host, name) {
    const results = resultsOf(host.context, name);
    if (results === null)
        return null;
    const completed = results.filter((one) => (0,json/* isRecord */.u4)(one) && one['status'] === 'completed').length;
    return { total: results.length, completed };
}
function contextJson(host, step) {
    const nodes = {};
    for (const [name, { output, error }] of host.context.steps) {
        nodes[name] = { output: output ?? null, error: error === null ? null : { ...error } };
    }
    return {
        workflow: { name: host.workflow.settings.name, file: host.workflow.displayFile, input: host.inputs },
        node: { name: step.name, type: step.type },
        item: host.item && { ...host.item },
        nodes,
    };
}


/***/ }),

/***/ 7283:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: function() { return /* binding */ groupView; },
/* harmony export */   Nx: function() { return /* binding */ tolerated; },
/* harmony export */   UH: function() { return /* binding */ shareOutcome; },
/* harmony export */   UV: function() { return /* binding */ groupOutcome; },
/* harmony export */   Ux: function() { return /* binding */ warnOfItems; },
/* harmony export */   gq: function() { return /* binding */ memberRecord; },
/* harmony export */   nE: function() { return /* binding */ notRun; }
/* harmony export */ });
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5979);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5636);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8292);



function groupView(group, records) {
    const isKeyed = group.type === 'parallel' || group.key_by !== undefined;
    const done = records.filter(({ status }) => status === 'completed');
    const outputs = isKeyed
        ? Object.fromEntries(done.map(({ key, output }) => [key, output]))
        : done.map(({ output }) => output);
    const results = records.map((one) => (one.error === null ? one : { ...one, error: withException(one.error) }));
    return { type: group.type, outputs, errors: errorsIn(results), results, count: records.length };
}
function errorsIn(records) {
    return Object.fromEntries(records.flatMap(({ key, error }) => (error === null ? [] : [[key, error]])));
}
function withException(error) {
    const exception = (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .exceptionType */ .Am)(error.kind);
    return exception === undefined ? error : { ...error, exception_type: exception };
}
function notRun({ index, key }) {
    return { index, key, status: 'not_run', output: null, error: null };
}
function memberRecord({ index, key }, end) {
    switch (end?.status) {
        case 'done':
            return { index, key, status: 'completed', output: end.output, error: null };
        case 'raised':
            return { index, key, status: 'failed', output: null, error: end.error.envelope };
        default:
            return { index, key, status: 'cancelled', output: null, error: null };
    }
}
function tolerated(group, total) {
    const { tolerate } = group;
    if (tolerate === undefined)
        return 0;
    return tolerate.count ?? Math.floor(((tolerate.percent ?? 0) * total) / 100 + 1e-9);
}
function groupOutcome(group, gathered) {
    const { records, errors, onRecord, gate } = gathered;
    const view = groupView(group, records);
    const bound = tolerated(group, records.length);
    const mode = group.failure_mode ?? 'fail_fast';
    if (errors.length <= bound || errors.length === 0 || (mode === 'continue_on_error' && errors.length < records.length))
        return gate === null ? { status: 'completed', output: view } : { status: 'suspended', gate };
    const last = mode === 'fail_fast' ? errors[bound] : undefined;
    const error = last === undefined ? groupFailed(group, gathered) : { envelope: last.envelope, origin: last.origin, inner: last };
    const typed = errors.some((one) => one.typed) ? { typed: true } : null;
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .raised */ .P5)({ ...error, members: onRecord, ...typed }, view);
}
function groupFailed({ name: group }, { records, errors }) {
    const total = records.length;
    const failed = errors.length;
    const [first = ''] = errors.map(({ envelope: { kind, message } }) => `; first ${kind}: ${message}`);
    const details = { group, failed, total, errors: errorsIn(records) };
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .engineFailure */ .FR)('internal.group_failed', `${failed} of ${total} members of ${group} failed${first}`, details);
}
const MOST_WARNINGS = 20;
function warnOfItems(host, group, records) {
    const failed = records.filter(({ error }) => error !== null);
    for (const { key, error } of failed.slice(0, MOST_WARNINGS))
        (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .warn */ .R8)(host, group.name, 'item-failed', `item ${key} of ${group.name} failed with ${error?.kind}: ${error?.message}`);
    const more = failed.length - MOST_WARNINGS;
    if (more > 0)
        (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .warn */ .R8)(host, group.name, 'item-failed', `${more} more items of ${group.name} failed`);
}
function shareOutcome({ group, visit, index, of }, gathered) {
    const { records, errors, succeeded, gate } = gathered;
    if (gate !== null)
        return { status: 'suspended', gate };
    const counts = { items: records.length, succeeded, failed: errors.length };
    return { status: 'handed_off', handoff: { part: 'shard', group, visit, index, of, ...counts } };
}


/***/ }),

/***/ 4235:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b4: function() { return /* reexport */ NOTHING_RECALLED; },
  v_: function() { return /* reexport */ raising/* engineError */.v_; },
  FZ: function() { return /* binding */ runWorkflow; },
  K3: function() { return /* reexport */ scopes/* stepView */.K3; },
  Y1: function() { return /* reexport */ record/* terminationFields */.Y1; }
});

// EXTERNAL MODULE: ./build/src/config/inputs.js
var config_inputs = __webpack_require__(3696);
// EXTERNAL MODULE: ./build/src/core/abort.js
var abort = __webpack_require__(4366);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(20);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var outcome = __webpack_require__(5636);
// EXTERNAL MODULE: ./build/src/redaction/index.js + 1 modules
var redaction = __webpack_require__(6996);
// EXTERNAL MODULE: ./build/src/engine/flow.js + 1 modules
var flow = __webpack_require__(3333);
// EXTERNAL MODULE: ./build/src/engine/step.js + 12 modules
var step = __webpack_require__(8751);
;// CONCATENATED MODULE: ./build/src/engine/model.js
const NOTHING_RECALLED = {
    attempt: () => null,
    timer: () => null,
    answers: () => ({}),
    endOrder: () => null,
    warnings: () => [],
    members: () => [],
    child: () => { },
};

// EXTERNAL MODULE: ./build/src/engine/raising.js
var raising = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8292);
// EXTERNAL MODULE: ./build/src/engine/scopes.js
var scopes = __webpack_require__(1156);
;// CONCATENATED MODULE: ./build/src/engine/index.js











async function runWorkflow(request) {
    const { workflow, inputs, services } = request;
    const control = runControl(request);
    const metadata = workflow.settings.metadata ?? {};
    services.emit({
        type: 'workflow_started',
        scope: '',
        node: null,
        workflow: workflow.settings.name,
        file: workflow.displayFile,
        input: shownInputs(workflow, inputs),
        metadata: (0,json/* jsonCopy */.Uq)(metadata),
        resumed: request.resumed,
    }, null);
    const end = await (0,flow/* runFlow */.c)({
        services: { ...services, ...control.services, runStep: step/* runStep */.e, runFlow: flow/* runFlow */.c },
        workflow,
        inputs,
        scope: '',
        callers: [],
        handling: [],
        signal: control.signal,
        resumed: request.resumed,
    });
    control.release();
    return runEnd(end, control.services.stopReason(), request.cancel.aborted ? (0,outcome/* cancelSignalOf */.OJ)(request.cancel) : null);
}
function shownInputs(workflow, inputs) {
    const secret = new Set((0,config_inputs/* secretInputs */._y)(workflow));
    if (secret.size === 0)
        return inputs;
    return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, secret.has(name) ? redaction/* MASK */.v5 : value]));
}
function runControl(request) {
    const work = new AbortController();
    const finallyWork = new AbortController();
    const { clock, processes } = request.services.ports;
    let reason = null;
    let endWait = () => { };
    const stop = (why) => {
        reason ??= why;
        work.abort();
    };
    const cancelled = () => {
        stop({ kind: 'cancel' });
        const released = new AbortController();
        endWait = () => released.abort();
        void endFinally(clock.now() + request.finallyBudgetMs, released);
    };
    const endFinally = async (deadline, released) => {
        await clock.sleepUntil(deadline, released.signal);
        finallyWork.abort();
        await clock.sleepUntil(deadline + request.finallyGraceMs, released.signal);
        if (!released.signal.aborted)
            await processes.endLeftovers(0);
    };
    const unlink = (0,abort/* whenAborted */.eG)(request.cancel, cancelled);
    return {
        signal: work.signal,
        services: { stop, stopReason: () => reason, finallySignal: () => finallyWork.signal },
        release: () => {
            unlink();
            endWait();
        },
    };
}
const NO_ERROR = { error: null, records: [], gate: null, termination: null, signal: null };
function runEnd(end, reason, signal) {
    if (reason?.kind === 'halt')
        return failedWith(reason.error, [reason.error, ...laterRecords(end)]);
    switch (end.status) {
        case 'completed':
            return { ...NO_ERROR, outcome: 'success', output: end.output };
        case 'terminated':
            return { ...NO_ERROR, outcome: end.termination.status, output: end.output, termination: end.termination };
        case 'raised':
            return failedWith(end.error, end.records);
        case 'suspended':
            return { ...NO_ERROR, outcome: 'suspended', output: null, gate: end.gate };
        case 'handed_off':
            return {
                ...NO_ERROR,
                outcome: end.handoff.part === 'plan' ? 'suspended' : 'success',
                output: null,
                handoff: end.handoff,
            };
        case 'stopped':
            return cancelledBy(signal ?? 'SIGTERM', end.error, end.records);
    }
}
function cancelledBy(signal, at, later) {
    const where = at.frames[0]?.node ?? '';
    const envelope = { kind: 'internal.cancelled', message: `cancelled by ${signal} at ${where}`, details: { signal } };
    const error = { ...at, envelope };
    return { ...NO_ERROR, outcome: 'cancelled', output: null, signal, error, records: [error, ...later] };
}
function laterRecords(end) {
    return end.status === 'raised' || end.status === 'stopped' ? end.records : [];
}
function failedWith(error, records) {
    return { ...NO_ERROR, outcome: error.typed ? 'halted' : 'failed', output: null, error, records };
}


/***/ }),

/***/ 9278:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: function() { return /* binding */ memberHost; },
/* harmony export */   G6: function() { return /* binding */ runMember; },
/* harmony export */   S3: function() { return /* binding */ itemsOf; },
/* harmony export */   l2: function() { return /* binding */ runAlone; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5636);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2759);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2177);
/* harmony import */ var _nodes_rendering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2108);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3833);
/* harmony import */ var _raising_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8762);
/* harmony import */ var _scopes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1156);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1532);









function itemsOf(group, names) {
    const source = (0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceValue */ .N_)(group.source, names);
    if (!source.ok)
        return source;
    if (!Array.isArray(source.value))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(notAList(group, source.value));
    const list = source.value;
    const by = group.key_by;
    if (by === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(list.map((value, index) => ({ index, key: String(index), value })));
    const items = new Map();
    for (const [index, value] of list.entries()) {
        const key = keyOfItem(group, by, { index, value }, names);
        if (!key.ok)
            return key;
        const same = items.get(key.value);
        if (same !== undefined) {
            const message = `items ${same.index} and ${index} of ${group.name} have the same key ${JSON.stringify(key.value)}`;
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(wrongItems(group, 'key_by', message, (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .headOf */ .Uo)(key.value, 200)));
        }
        items.set(key.value, { index, key: key.value, value });
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)([...items.values()]);
}
function notAList(group, found) {
    const excerpt = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .headOf */ .Uo)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonText */ .s$)(found) ?? String(found), 200);
    const message = `the source of ${group.name} (${group.source}) is not a list but ${excerpt}`;
    return wrongItems(group, 'source', message, excerpt);
}
function wrongItems({ name }, field, message, excerpt) {
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .unfitData */ .p6)(name, field, field, message, { excerpt });
}
function keyOfItem(group, by, { index, value }, names) {
    if (by.includes('{{')) {
        const template = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseIn */ .Fp)(names, by);
        const text = template.ok ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .render */ .XX)(template.value, (0,_scopes_js__WEBPACK_IMPORTED_MODULE_4__/* .withNames */ .B1)(names, { [group.as]: value, _index: index })) : template;
        if (!text.ok && text.error.reason === 'undefined')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(String(index));
        if (!text.ok)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)((0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_2__/* .templateError */ .RL)(text.error, 'key_by'));
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(text.value === '' ? String(index) : text.value);
    }
    const path = by.split('.');
    const withoutVariable = path[0] === group.as ? path.slice(1) : path;
    const found = at(value, withoutVariable) ?? at(value, path);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(found === undefined || found === null ? String(index) : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .printValue */ .jt)(found));
}
function at(value, path) {
    let current = value;
    for (const part of path) {
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isJsonObject */ .OW)(current) && Object.hasOwn(current, part))
            current = current[part];
        else
            return undefined;
    }
    return current;
}
function runMember(host, group, task, signal) {
    return runAlone(memberHost(host, group, task, signal), task.member);
}
async function runAlone(own, step) {
    while (!own.signal.aborted) {
        const { visit, attempt } = own.state.nextRun(step.name);
        const at = { scope: own.scope, node: step.name, visit, attempt };
        const next = await own.services.runStep(own, step, at, 'errors');
        switch (next.status) {
            case 'again':
                continue;
            case 'done':
            case 'raised':
            case 'suspended':
            case 'stopped':
                return next;
            default:
                return null;
        }
    }
    return null;
}
function memberHost(host, group, task, signal) {
    const handling = (0,_raising_js__WEBPACK_IMPORTED_MODULE_3__/* .handlingAt */ .t4)(host, group.name);
    const member = { ...host, scope: task.scope, state: new _state_js__WEBPACK_IMPORTED_MODULE_5__/* .FlowState */ .eT(), signal, inGroup: true, handling };
    if (group.type === 'parallel')
        return { ...member, item: null };
    const { index, key, value = null } = task;
    const own = { [group.as]: value, _index: index, ...(group.key_by === undefined ? {} : { _key: key }) };
    return { ...member, names: (0,_scopes_js__WEBPACK_IMPORTED_MODULE_4__/* .withNames */ .B1)(host.names, own), item: { group: group.name, index, key, value } };
}


/***/ }),

/***/ 8762:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YQ: function() { return /* binding */ cancelledError; },
/* harmony export */   t4: function() { return /* binding */ handlingAt; },
/* harmony export */   tX: function() { return /* binding */ endedWith; },
/* harmony export */   v_: function() { return /* binding */ engineError; },
/* harmony export */   xl: function() { return /* binding */ raise; }
/* harmony export */ });
/* harmony import */ var _config_classify_sets_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4141);
/* harmony import */ var _config_error_mode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8351);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7280);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5979);
/* harmony import */ var _group_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7283);





function endedWith(host, step, at, outcome) {
    switch (outcome.status) {
        case 'raised': {
            const error = raise(host, step, at, outcome.error);
            const partial = outcome.partial ?? ((0,_config_model_js__WEBPACK_IMPORTED_MODULE_2__/* .isGroup */ .IZ)(step) ? (0,_group_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .groupView */ .LN)(step, []) : undefined);
            const inside = crossed(outcome.error.members ?? [], error);
            const note = outcome.note === undefined ? null : { note: outcome.note };
            return { status: 'raised', error, records: inside.length > 0 ? inside : [error], partial, ...note };
        }
        case 'cancelled': {
            const error = cancelledError(host, step, at, outcome.inner ?? null);
            return { status: 'stopped', error, records: crossed(outcome.records ?? [], error) };
        }
        default:
            return outcome;
    }
}
function crossed(errors, error) {
    const boundary = error.frames.slice(-1);
    return errors.map((one) => ({ ...one, frames: [...one.frames, ...boundary] }));
}
function raise(host, step, at, here) {
    const { workflow } = host;
    const handling = here.inner?.while_handling ?? handlingAt(host, at.node);
    const envelope = here.origin === 'author' || here.inner !== undefined ? declaredOrNot(step, here.envelope) : here.envelope;
    const undeclared = envelope !== here.envelope;
    const frame = {
        workflow: workflow.settings.name,
        file: workflow.displayFile,
        node: at.node,
        type: step.type,
        attempt: at.attempt,
    };
    const typed = !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .isNeverRoutable */ .Te)(envelope) &&
        (here.origin === 'author' ||
            undeclared ||
            here.typed === true ||
            here.inner?.typed === true ||
            (0,_config_error_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .usesErrorRouting */ .fF)(workflow, step));
    return {
        envelope,
        origin: undeclared ? 'engine' : here.origin,
        typed,
        frames: [...(here.inner?.frames ?? []), frame],
        attempts: here.inner?.attempts ?? at.attempt,
        exit_code: here.exit_code ?? here.inner?.exit_code ?? null,
        stderr_tail: here.stderr_tail ?? here.inner?.stderr_tail ?? '',
        ...(handling.length === 0 ? null : { while_handling: handling }),
    };
}
function handlingAt({ state, handling }, node) {
    return state.handling(node) ?? handling;
}
function declaredOrNot(step, envelope) {
    if (!('raises' in step) || step.raises === undefined || (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .isEngineKind */ .Dj)(envelope.kind))
        return envelope;
    const declared = [...step.raises, ...('classify' in step ? (0,_config_classify_sets_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .classifiedKinds */ .J)(step.classify) : [])];
    if (declared.includes(envelope.kind))
        return envelope;
    return {
        kind: 'internal.undeclared_kind',
        message: `${step.name} raised ${envelope.kind}, which it does not declare: ${envelope.message}`,
        details: {
            original_kind: envelope.kind,
            original_message: envelope.message,
            original_details: envelope.details,
            declared,
        },
    };
}
function engineError(workflow, node, type, envelope) {
    return {
        envelope,
        origin: 'engine',
        typed: false,
        frames: [{ workflow: workflow.settings.name, file: workflow.displayFile, node, type, attempt: 1 }],
        attempts: 1,
        exit_code: null,
        stderr_tail: '',
    };
}
function cancelledError(host, step, at, inner) {
    const envelope = inner?.envelope ?? { kind: 'internal.cancelled', message: `${step.name} was cancelled`, details: {} };
    return {
        ...raise(host, step, at, { envelope, origin: 'engine', ...(inner === null ? null : { inner }) }),
        typed: false,
    };
}


/***/ }),

/***/ 8292:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: function() { return /* binding */ recordEnd; },
/* harmony export */   FO: function() { return /* binding */ recordNext; },
/* harmony export */   K$: function() { return /* binding */ startedEvent; },
/* harmony export */   R8: function() { return /* binding */ warn; },
/* harmony export */   RS: function() { return /* binding */ warnOfRun; },
/* harmony export */   Y1: function() { return /* binding */ terminationFields; },
/* harmony export */   g1: function() { return /* binding */ record; }
/* harmony export */ });
/* harmony import */ var _config_step_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5336);

function record(host, event, replayedAt = null) {
    host.state.apply(event, replayedAt ?? host.services.ports.clock.now());
    host.services.emit(event, replayedAt);
}
function warn(host, node, code, message) {
    record(host, { type: 'warning', scope: host.scope, node, code, message });
}
function warnOfRun(host, { scope, node, visit, attempt }, code, message, isIntended = false) {
    const intended = isIntended ? { intended: true } : null;
    record(host, { type: 'warning', scope, node, visit, attempt, code, message, ...intended });
}
function itemMark({ item }) {
    return item === null ? {} : { item: { group: item.group, index: item.index, key: item.key } };
}
function startedEvent(host, step, at) {
    return { type: 'node_started', ...at, node_type: step.type, ...itemMark(host) };
}
function recordEnd(run) {
    if (run.ended.status === 'stopped' && !run.host.state.hasBegun(run.at))
        return;
    const event = endEvent(run);
    if (event !== null)
        record(run.host, event);
}
function endEvent(run) {
    const { host, step, durationMs, ended } = run;
    const { scope, node, visit, attempt } = run.at;
    const hash = (0,_config_step_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .stepHash */ .n)(step, host);
    const common = {
        scope,
        node,
        visit,
        attempt,
        node_type: step.type,
        duration_ms: durationMs,
        ...(hash === undefined ? null : { hash }),
        ...itemMark(host),
    };
    switch (ended.status) {
        case 'completed':
            return { type: 'node_completed', ...common, output: ended.output, ...ended.note };
        case 'routed':
            return { type: 'node_completed', ...common, output: ended.output, to: ended.to };
        case 'terminated': {
            const { status, reason, terminatedBy } = ended.termination;
            const output = { status, reason, terminated_by: terminatedBy };
            return { type: 'node_completed', ...common, output, ...terminationFields(ended.termination) };
        }
        case 'raised': {
            const partial = ended.partial === undefined ? null : { partial: ended.partial };
            const usage = ended.note?.usage === undefined ? null : { usage: ended.note.usage };
            const isTerminated = step.type === 'workflow' && ended.error.envelope.kind === 'subworkflow.terminated';
            const named = isTerminated ? { error_type: 'SubworkflowTerminatedError' } : null;
            return { type: 'node_failed', ...common, ...ended.error, ...named, ...partial, ...usage };
        }
        case 'stopped':
            return { type: 'node_failed', ...common, ...ended.error };
        case 'suspended':
        case 'handed_off':
            return null;
    }
}
function terminationFields({ status, reason, terminatedBy }) {
    return { status, termination_reason: reason, terminated_by: terminatedBy, is_explicit: true };
}
function recordNext({ host, step, at }, { events = [] }) {
    for (const event of events) {
        if (event.type !== 'dead_letter')
            record(host, event);
        else
            host.services.deadLetter({ host, step, at, error: event.error, reason: event.reason });
    }
}


/***/ }),

/***/ 2334:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: function() { return /* binding */ readBreakerFile; },
/* harmony export */   oY: function() { return /* binding */ writeBreakerFile; },
/* harmony export */   yn: function() { return /* binding */ breakerId; }
/* harmony export */ });
/* unused harmony export MAX_BREAKER_FILE_CHARS */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20);
/* harmony import */ var _breaker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1803);


const MAX_BREAKER_FILE_CHARS = 1024 * 1024;
const MAX_BREAKERS = 1000;
const MAX_ID_CHARS = 500;
function breakerId(key, workflow, node) {
    return (key === null ? `node:${workflow.file}#${node}@${workflow.name}` : `key:${key}`).slice(0, MAX_ID_CHARS);
}
function readBreakerFile(text) {
    if (text.trim() === '')
        return { breakers: new Map(), warning: null };
    if (text.length > MAX_BREAKER_FILE_CHARS)
        return ignored(`it is larger than ${MAX_BREAKER_FILE_CHARS} characters`);
    const document = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    if (document === undefined)
        return ignored('it is not JSON');
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(document))
        return ignored('it is not a JSON object');
    if (document['schema_version'] !== 1)
        return ignored('its schema_version is not 1');
    const entries = document['breakers'];
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(entries))
        return ignored('it has no breakers');
    return readEntries(entries);
}
function ignored(reason) {
    return { breakers: new Map(), warning: `the breaker state is ignored: ${reason}` };
}
function readEntries(entries) {
    const breakers = new Map();
    let unusable = 0;
    for (const [id, entry] of Object.entries(entries)) {
        const state = (0,_breaker_js__WEBPACK_IMPORTED_MODULE_0__/* .readBreakerState */ .AX)(entry);
        if (state === null || id.length > MAX_ID_CHARS || breakers.size >= MAX_BREAKERS)
            unusable += 1;
        else
            breakers.set(id, (0,_breaker_js__WEBPACK_IMPORTED_MODULE_0__/* .breakerReleased */ .ot)(state));
    }
    const warning = unusable === 0 ? null : `the breaker state has ${unusable} entries that cannot be used; they are ignored`;
    return { breakers, warning };
}
function writeBreakerFile(breakers) {
    const entries = [...breakers]
        .filter(([, state]) => state.state !== 'closed' || state.failures > 0)
        .sort(([a, left], [b, right]) => (right.opened_at ?? 0) - (left.opened_at ?? 0) || (a < b ? -1 : 1))
        .slice(0, MAX_BREAKERS)
        .map(([id, state]) => [id, (0,_breaker_js__WEBPACK_IMPORTED_MODULE_0__/* .breakerReleased */ .ot)(state)]);
    return `${JSON.stringify({ schema_version: 1, breakers: Object.fromEntries(entries) }, null, 2)}\n`;
}


/***/ }),

/***/ 9502:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: function() { return /* binding */ isRefusal; },
/* harmony export */   w: function() { return /* binding */ Breakers; }
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5636);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2719);
/* harmony import */ var _breaker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1803);
/* harmony import */ var _breaker_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2334);




function isRefusal(kind) {
    return kind === 'internal.circuit_open' || kind === 'internal.policy_denied';
}
class Breakers {
    #options;
    #states;
    #probes = new Map();
    constructor(options) {
        this.#options = options;
        this.#states = new Map(options.breakers);
    }
    state(host, step, policy) {
        return this.#states.get(idOf(host, step, policy)) ?? _breaker_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSED_BREAKER */ .qJ;
    }
    ask(host, step, at, policy) {
        const id = idOf(host, step, policy);
        const prober = this.#probes.get(id);
        if (prober !== undefined && (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(host.scope, prober))
            return { policy, probe: false };
        const answer = (0,_breaker_js__WEBPACK_IMPORTED_MODULE_1__/* .breakerAllows */ .L9)(this.#states.get(id) ?? _breaker_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSED_BREAKER */ .qJ, policy, host.services.ports.clock.now());
        this.#move(host, step, policy, answer.state);
        if (!answer.allowed)
            return refusal(step, policy, answer.retryAfterSeconds);
        if (answer.probe)
            this.#probes.set(id, at);
        return { policy, probe: answer.probe };
    }
    count(host, step, { policy, probe }, ended) {
        if (probe)
            this.#probes.delete(idOf(host, step, policy));
        const state = this.state(host, step, policy);
        this.#move(host, step, policy, counted(state, policy, ended, probe, host.services.ports.clock.now()));
    }
    #move(host, step, policy, next) {
        const id = idOf(host, step, policy);
        const before = this.#states.get(id) ?? _breaker_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSED_BREAKER */ .qJ;
        if (before === next)
            return;
        this.#states.set(id, next);
        const { scope } = host;
        const node = step.name;
        this.#options.emit({ type: 'breaker_counted', scope, node, id, state: next });
        if (before.state === next.state)
            return;
        const change = { key: policy.key ?? node, from: before.state, to: next.state };
        this.#options.emit({ type: 'circuit_state_changed', scope, node, ...change });
    }
}
function idOf(host, step, policy) {
    const { settings, displayFile } = host.workflow;
    return (0,_breaker_file_js__WEBPACK_IMPORTED_MODULE_2__/* .breakerId */ .yn)(policy.key, { name: settings.name, file: displayFile }, step.name);
}
function refusal(step, policy, retryAfterSeconds) {
    const key = policy.key ?? step.name;
    const message = `the circuit breaker ${key} is open; ${step.name} was not run`;
    const details = { key, retry_after_seconds: retryAfterSeconds };
    return { ...(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .engineFailure */ .FR)('internal.circuit_open', message, details), typed: true };
}
function counted(state, policy, ended, probe, now) {
    if (ended.status === 'completed')
        return (0,_breaker_js__WEBPACK_IMPORTED_MODULE_1__/* .breakerSucceeded */ .ob)(state, policy, probe);
    if (ended.status === 'raised' && !isRefusal(ended.error.envelope.kind))
        return (0,_breaker_js__WEBPACK_IMPORTED_MODULE_1__/* .breakerFailed */ .E)(state, policy, now);
    return probe ? (0,_breaker_js__WEBPACK_IMPORTED_MODULE_1__/* .breakerReleased */ .ot)(state) : state;
}


/***/ }),

/***/ 1156:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: function() { return /* binding */ explicitScope; },
/* harmony export */   B1: function() { return /* binding */ withNames; },
/* harmony export */   K3: function() { return /* binding */ stepView; },
/* harmony export */   Ld: function() { return /* binding */ absentPart; },
/* harmony export */   Pl: function() { return /* binding */ workflowView; },
/* harmony export */   Rf: function() { return /* binding */ lastOnly; },
/* harmony export */   Rz: function() { return /* binding */ FlowScope; },
/* harmony export */   VM: function() { return /* binding */ entryNames; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7280);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2177);
/* harmony import */ var _nodes_derived_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6905);





function stepView(step) {
    const { output, error, isGroup } = step;
    const outputs = isGroup ? ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(output) ? output : {}) : output === undefined ? {} : { output };
    return { ...outputs, ...(error === null ? {} : { error }) };
}
function absentPart({ output, error }, part) {
    if (part === 'error')
        return error === null ? 'it did not raise' : null;
    return part === 'output' && output === undefined ? 'it has no output' : null;
}
function workflowView(workflow, input, runId) {
    const forward = (file) => file.replaceAll('\\', '/');
    return {
        name: workflow.settings.name,
        description: workflow.settings.description ?? '',
        dir: forward(node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(workflow.file)),
        file: forward(workflow.file),
        input,
        run_id: runId,
        metadata: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonCopy */ .Uq)(workflow.settings.metadata ?? {}),
    };
}
class FlowScope {
    workflow;
    state;
    services;
    ending = {};
    derived;
    #workflow;
    #members;
    constructor(workflow, state, input, services) {
        this.workflow = workflow;
        this.state = state;
        this.services = services;
        this.#workflow = workflowView(workflow, input, services.settings.runId);
        this.#members = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .groupsOfMembers */ .t5)(workflow);
        this.derived = (0,_nodes_derived_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .derivations */ .h)(services.ports.secrets);
    }
    absent = (name, part) => {
        const step = this.state.steps.get(name);
        if (step !== undefined)
            return part === undefined ? null : absentPart(step, part);
        if (name === 'error')
            return part === undefined ? 'no error led here' : null;
        return this.workflow.steps.has(name) && !this.#members.has(name) ? 'it has not run' : null;
    };
    files = (source) => this.workflow.templateFiles?.get(source);
    lookup(name) {
        const step = this.state.steps.get(name);
        if (step !== undefined)
            return stepView(step);
        switch (name) {
            case 'workflow':
                return { ...this.#workflow, ...this.ending };
            case 'context':
                return { iteration: this.state.ended, history: this.state.history };
            case 'github':
                return this.services.settings.github() ?? undefined;
            case 'policy':
                return this.services.governance.policyView();
            case 'conductor':
                return { retry_attempt: 0 };
            default:
                return undefined;
        }
    }
    *names() {
        yield* this.state.steps.keys();
        yield 'workflow';
        yield 'context';
        if (this.services.settings.github() !== null)
            yield 'github';
    }
}
function entryNames({ names, state }, { name }) {
    const error = state.entryError(name);
    return error === undefined ? names : withNames(names, { error });
}
function withNames(base, names) {
    return (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeOver */ .J8)(base, {
        lookup: (name) => (Object.hasOwn(names, name) ? names[name] : base.lookup(name)),
        *names() {
            yield* Object.keys(names);
            yield* base.names();
        },
    });
}
const RUN_WIDE = new Set(['workflow', 'context', 'github', 'policy']);
function lastOnly(base, state) {
    const visible = (name) => !state.steps.has(name) || name === state.last;
    return (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeOver */ .J8)(base, {
        lookup: (name) => (visible(name) ? base.lookup(name) : undefined),
        *names() {
            for (const name of base.names())
                if (visible(name))
                    yield name;
        },
    });
}
function parseListed(entry) {
    const optional = entry.endsWith('?');
    const [root = '', ...rest] = (optional ? entry.slice(0, -1) : entry).trim().split('.');
    return { root, path: rest, optional };
}
const ALL_INPUTS = { root: 'workflow', path: ['input'], optional: false };
function explicitScope(base, state, entries, seesInputs) {
    const views = new Map();
    const input = {};
    if (seesInputs)
        addInput(base, input, ALL_INPUTS);
    let missing = null;
    for (const entry of entries) {
        const listed = parseListed(entry);
        const found = listed.root === 'workflow'
            ? addInput(base, input, listed)
            : state.steps.has(listed.root)
                ? addStep(base, views, listed)
                : base.lookup(listed.root) !== undefined;
        if (!found && !listed.optional)
            missing ??= entry;
    }
    const visible = (name) => RUN_WIDE.has(name) || views.has(name) || !state.steps.has(name);
    const scope = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeOver */ .J8)(base, {
        lookup: (name) => {
            const view = views.get(name);
            if (view !== undefined)
                return view;
            if (!visible(name))
                return undefined;
            const value = base.lookup(name);
            return name === 'workflow' && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(value) ? { ...value, input } : value;
        },
        *names() {
            yield* views.keys();
            for (const name of base.names())
                if (!views.has(name) && visible(name))
                    yield name;
        },
    });
    return { scope, missing };
}
function addInput(base, input, listed) {
    const workflow = base.lookup('workflow');
    const all = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(workflow) ? workflow['input'] : undefined;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(all) || listed.path[0] !== 'input')
        return true;
    const [, name] = listed.path;
    if (name === undefined)
        Object.assign(input, all);
    else if (Object.hasOwn(all, name))
        input[name] = all[name];
    else if (listed.optional)
        input[name] = null;
    else
        return false;
    return true;
}
function addStep(base, views, listed) {
    const step = base.lookup(listed.root);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(step))
        return false;
    const [part = 'output', field] = listed.path;
    const view = views.get(listed.root) ?? {};
    views.set(listed.root, view);
    if (part === 'error') {
        if (step['error'] === undefined)
            return false;
        view['error'] = step['error'];
        return true;
    }
    if (Object.hasOwn(step, 'outputs')) {
        if (listed.path.length > 0)
            return copyPath(step, view, listed.path);
        for (const name of Object.keys(step))
            if (name !== 'error')
                view[name] = step[name];
        return true;
    }
    const output = step['output'];
    if (output === undefined)
        return false;
    const wanted = part === 'output' ? field : part;
    if (wanted === undefined) {
        view['output'] = output;
        return true;
    }
    const found = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(output) && Object.hasOwn(output, wanted);
    const fields = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(view['output']) ? view['output'] : {};
    view['output'] = found ? { ...fields, [wanted]: output[wanted] } : fields;
    return found;
}
function copyPath(from, to, path) {
    const [name = '', ...rest] = path;
    if (!Object.hasOwn(from, name))
        return false;
    const inner = from[name];
    if (rest.length === 0 || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(inner)) {
        to[name] = inner;
        return rest.length === 0 || (Array.isArray(inner) && Object.hasOwn(inner, rest[0] ?? ''));
    }
    const part = { ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(to[name]) ? to[name] : {}) };
    to[name] = part;
    return copyPath(inner, part, rest);
}


/***/ }),

/***/ 8751:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: function() { return /* binding */ runStep; }
});

// EXTERNAL MODULE: ./build/src/core/envelope.js
var envelope = __webpack_require__(898);
// EXTERNAL MODULE: ./build/src/core/json.js
var core_json = __webpack_require__(20);
// EXTERNAL MODULE: ./build/src/core/place.js
var place = __webpack_require__(2719);
// EXTERNAL MODULE: ./build/src/config/error-mode.js
var error_mode = __webpack_require__(8351);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(7280);
// EXTERNAL MODULE: ./build/src/core/events.js
var events = __webpack_require__(7095);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var core_outcome = __webpack_require__(5636);
// EXTERNAL MODULE: ./build/src/core/step-types.js
var step_types = __webpack_require__(9448);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(2759);
// EXTERNAL MODULE: ./build/src/expressions/index.js + 25 modules
var expressions = __webpack_require__(2177);
// EXTERNAL MODULE: ./build/src/redaction/index.js + 1 modules
var redaction = __webpack_require__(6996);
// EXTERNAL MODULE: ./build/src/text/excerpt.js
var text_excerpt = __webpack_require__(3833);
// EXTERNAL MODULE: ./build/src/nodes/rendering.js
var rendering = __webpack_require__(2108);
// EXTERNAL MODULE: ./build/src/nodes/output-schema.js
var output_schema = __webpack_require__(3511);
// EXTERNAL MODULE: ./build/src/nodes/script-output.js
var script_output = __webpack_require__(5807);
;// CONCATENATED MODULE: ./build/src/nodes/script-outcome.js






function scriptOutcome(node, context, result, left, command) {
    switch (result.status) {
        case 'not_started':
            return (0,core_outcome/* raised */.P5)(notStarted(node.name, result.message, command.text));
        case 'unread': {
            warnOfCuts(node, context, result);
            const message = `what ${node.name} printed could not be read: ${result.message}`;
            return (0,core_outcome/* raised */.P5)(endUnknown(message, command.text, { unread: true }));
        }
        case 'cancelled':
            return { status: 'cancelled' };
        case 'timed_out':
            return timedOut(node, context, result, left);
        case 'exited':
            return exited(node, context, result, left, command);
    }
}
function notStarted(node, message, command) {
    return endUnknown(`${node} could not be started: ${message}`, command);
}
function endUnknown(message, command, more = {}) {
    const details = { exit_code: null, signal: null, command, stderr_tail: '', ...more };
    return (0,core_outcome/* engineFailure */.FR)('internal.script_error', message, details);
}
async function timedOut(node, context, streams, left) {
    const { found } = left;
    const partial = (0,script_output/* scriptOutput */.vQ)(streams, null, (0,script_output/* printedObject */.Eg)(streams), writtenFields(node, left));
    warnOfCuts(node, context, streams);
    const { spans } = context.ports.secrets;
    const stderrTail = (0,script_output/* tailOf */.Cj)(streams.stderr.text, spans);
    const fail = (error) => (0,core_outcome/* raised */.P5)({ ...error, stderr_tail: stderrTail }, partial);
    if (found.status === 'envelope')
        return fail({ envelope: found.envelope, origin: 'author' });
    const how = { exitCode: null, signal: null, timedOut: true, runFile: null };
    const classified = await classifyFailure(node, context, streams, how);
    if (classified !== null)
        return fail(classified);
    const seconds = node.timeout ?? 0;
    const message = `${node.name} was ended at its timeout of ${seconds} s`;
    const details = { timeout_seconds: seconds, stderr_tail: stderrTail, ...tornEnvelope(found, spans) };
    const error = (0,core_outcome/* engineFailure */.FR)('internal.timeout', message, details);
    return fail(found.status === 'broken' ? { ...error, typed: true } : error);
}
function tornEnvelope(found, secrets) {
    return found.status === 'broken' ? { raised: { problem: found.reason, excerpt: (0,envelope/* excerptOf */.zU)(found, secrets) } } : {};
}
async function exited(node, context, result, left, command) {
    const { found } = left;
    const { exitCode, signal } = result;
    const printed = (0,script_output/* printedObject */.Eg)(result);
    const written = writtenFields(node, left);
    const output = (0,script_output/* scriptOutput */.vQ)(result, exitCode, printed, written);
    warnOfCuts(node, context, result);
    const { spans: secrets } = context.ports.secrets;
    const fail = (error) => (0,core_outcome/* raised */.P5)({ ...error, exit_code: exitCode, stderr_tail: (0,script_output/* tailOf */.Cj)(result.stderr.text, secrets) }, output);
    if (found.status === 'envelope')
        return fail({ envelope: found.envelope, origin: 'author' });
    if (found.status === 'broken')
        return fail(brokenEnvelope(node.name, found, secrets));
    if (exitCode !== 0 && (context.strict || context.inGroup)) {
        const how = { exitCode, signal, timedOut: false, runFile: command.runFile };
        const classified = await classifyFailure(node, context, result, how, command.cwd);
        return fail(classified ?? scriptError(node.name, result, command, secrets));
    }
    if (!left.written.ok)
        return fail(brokenOutput(node.name, left.written.error, secrets));
    const problems = await outputProblems(node, context, output, printed ?? written);
    if (problems.length > 0)
        return fail((0,output_schema/* schemaViolation */.Hz)(node.name, 'stdout', problems, (0,core_json/* textOrJson */.v9)(output['stdout'] ?? null), secrets));
    return { status: 'completed', output, note: { exit_code: exitCode } };
}
async function outputProblems(node, context, output, fields) {
    if (node.output === undefined)
        return [];
    if (fields === undefined)
        return [{ path: 'stdout', message: 'must be exactly one JSON object' }];
    return (0,output_schema/* checkOutput */.yr)(output, node.output, context.ports.patterns);
}
function writtenFields(node, { written }) {
    return written.ok && written.value !== null ? (0,script_output/* typedFields */.WH)(written.value, node.output) : undefined;
}
function brokenEnvelope(node, found, secrets) {
    const message = `${node} left something in CONDUCTOR_ERROR_OUT that is not an envelope: ${found.reason}`;
    const more = { original_message: found.originalMessage || found.reason, excerpt: (0,envelope/* excerptOf */.zU)(found, secrets) };
    return { ...(0,core_outcome/* unfitData */.p6)(node, 'CONDUCTOR_ERROR_OUT', found.failedField, message, more), typed: true };
}
function brokenOutput(node, { reason, text }, secrets) {
    const message = `${node} left something in CONDUCTOR_OUTPUT that cannot be read: ${reason}`;
    const more = { excerpt: (0,text_excerpt/* headOf */.Uo)(text, 1000, secrets) };
    return { ...(0,core_outcome/* unfitData */.p6)(node, 'CONDUCTOR_OUTPUT', 'output', message, more), typed: true };
}
function scriptError(node, result, command, secrets) {
    const how = result.signal === null ? `exited with code ${result.exitCode}` : `was ended by ${result.signal}`;
    const said = (0,script_output/* tellTrouble */.xM)((0,script_output/* lastLine */.fM)(result.stderr.text, secrets), result.exitCode, command.runFile);
    return (0,core_outcome/* engineFailure */.FR)('internal.script_error', said === '' ? `${node} ${how}` : `${node} ${how}: ${said}`, {
        exit_code: result.exitCode,
        signal: result.signal,
        command: command.text,
        stderr_tail: (0,script_output/* tailOf */.Cj)(result.stderr.text, secrets),
    });
}
async function classifyFailure(node, context, { stdout, stderr }, how, cwd = null) {
    if (node.classify === undefined)
        return null;
    const printed = { stdout: stdout.text, stderr: stderr.text, secrets: context.ports.secrets.spans };
    const { sources } = context.ports;
    const workspace = cwd === null || sources === undefined ? null : { sources: sources(cwd), cwd };
    const { classify } = await Promise.all(/* import() */[__webpack_require__.e(6195), __webpack_require__.e(6441)]).then(__webpack_require__.bind(__webpack_require__, 6441));
    const envelope = classify(node.classify, { ...how, ...printed }, await context.ports.patterns(), workspace);
    return envelope === null ? null : { envelope, origin: 'author' };
}
function warnOfCuts(node, context, streams) {
    for (const name of ['stdout', 'stderr']) {
        if (!streams[name].truncated)
            continue;
        context.warn('output-truncated', `${node.name} wrote ${streams[name].totalBytes} bytes to ${name}; the first and last 512 KiB are kept`);
    }
}

;// CONCATENATED MODULE: ./build/src/nodes/script.js










async function executeScript(node, context) {
    const created = await context.ports.errorFiles.create();
    if (!created.ok) {
        const error = notStarted(node.name, created.error, node.command ?? node.shell ?? 'run');
        return (0,core_outcome/* raised */.P5)(error);
    }
    const errorFile = created.value;
    const prepared = prepare(node, context, errorFile);
    if (!prepared.ok) {
        await Promise.all([errorFile.readEnvelope(0), errorFile.readOutput(0)]);
        return (0,core_outcome/* raised */.P5)(prepared.error);
    }
    const { command, script, stdin, cwd, env } = prepared.value;
    const { spans: secrets } = context.ports.secrets;
    const result = await context.ports.processes.run({
        command: command.command,
        args: command.args,
        cwd,
        env,
        stdin,
        timeoutSeconds: node.timeout ?? null,
        maxRetainedBytes: context.maxOutputBytes,
        secrets,
        onOutput: context.output,
    }, context.signal);
    script?.remove();
    const found = (0,envelope/* envelopeFromFile */.jW)(await errorFile.readEnvelope(envelope/* MAX_ENVELOPE_BYTES */.ud));
    const written = (0,script_output/* fieldsFromFile */.mx)(await errorFile.readOutput(script_output/* MAX_OUTPUT_FILE_BYTES */.U8));
    const shown = [command.command, ...command.args].join(' ');
    const line = node.run === undefined
        ? { text: (0,text_excerpt/* headOf */.Uo)(shown, 1000, secrets), runFile: null, cwd }
        : { text: `${node.shell ?? 'bash'} (run)`, runFile: command.args.at(-1) ?? null, cwd };
    return scriptOutcome(node, context, result, { found, written }, line);
}
function prepare(node, context, errorFile) {
    const env = scriptEnvironment(node, context, errorFile);
    const textOf = (source, field, comments = true) => context.workflow.literal === true ? (0,result.ok)(source) : (0,rendering/* renderText */.S5)(source, context.scope, field, comments);
    if (!env.ok)
        return env;
    const folder = (0,rendering/* renderText */.S5)(node.working_dir ?? context.workflow.settings.runtime?.working_dir ?? '.', context.scope, 'working_dir');
    if (!folder.ok)
        return folder;
    const stdin = node.stdin === undefined ? (0,result.ok)(null) : (0,rendering/* renderText */.S5)(node.stdin, context.scope, 'stdin');
    if (!stdin.ok)
        return stdin;
    const cwd = external_node_path_default().resolve(context.settings.cwd, folder.value);
    if (node.run !== undefined) {
        const text = textOf(node.run, 'run', false);
        if (!text.ok)
            return text;
        const script = context.ports.scripts.prepare(text.value, node.shell ?? null, env.value);
        if (!script.ok)
            return (0,result/* err */._)(notStarted(node.name, script.error, node.shell ?? 'run'));
        return (0,result.ok)({ command: script.value, script: script.value, stdin: stdin.value, cwd, env: env.value });
    }
    const command = textOf(node.command ?? '', 'command');
    if (!command.ok)
        return command;
    const args = [];
    for (const [index, arg] of (node.args ?? []).entries()) {
        const text = typeof arg === 'string' ? textOf(arg, `args[${index}]`) : (0,result.ok)((0,rendering/* literalText */.bK)(arg));
        if (!text.ok)
            return text;
        args.push(text.value);
    }
    return (0,result.ok)({ command: { command: command.value, args }, script: null, stdin: stdin.value, cwd, env: env.value });
}
function scriptEnvironment(node, context, signals) {
    const env = { ...context.settings.env };
    for (const layer of [context.workflow.settings.env, node.env]) {
        for (const [name, value] of Object.entries(layer ?? {})) {
            if (value === null) {
                delete env[name];
                continue;
            }
            const text = typeof value === 'string' ? variableText(value, context.scope, name) : (0,result.ok)((0,rendering/* literalText */.bK)(value));
            if (!text.ok)
                return text;
            env[name] = text.value;
            for (const secret of (0,redaction/* secretsOfEnvironment */.O0)({ [name]: text.value }))
                context.ports.secrets.mark(secret.value);
        }
    }
    env['PYTHONUTF8'] ??= '1';
    env['CONDUCTOR_RETRY_ATTEMPT'] = String(context.retryAttempt);
    if (context.traceParent !== null)
        env['TRACEPARENT'] = context.traceParent;
    env['CONDUCTOR_RUN_ID'] = context.settings.runId;
    if (context.settings.helpersFolder !== null)
        env['CONDUCTOR_HELPERS'] = context.settings.helpersFolder;
    env['CONDUCTOR_ERROR_OUT'] = signals.path;
    env['CONDUCTOR_OUTPUT'] = signals.outputPath;
    return (0,result.ok)(env);
}
function variableText(source, scope, name) {
    const text = (0,rendering/* renderText */.S5)(source, scope, `env.${name}`);
    if (!text.ok || !/^\s*(?:True|False)\s*$/.test(text.value))
        return text;
    const template = (0,expressions/* parseIn */.Fp)(scope, source);
    const expression = template.ok ? (0,expressions/* onlyExpression */.L5)(template.value) : null;
    const value = expression === null ? null : (0,expressions/* evaluate */._3)(expression, scope);
    return value?.ok === true && typeof value.value === 'boolean' ? (0,result.ok)(String(value.value)) : text;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/src/core/float.js
var core_float = __webpack_require__(5874);
// EXTERNAL MODULE: ./build/src/nodes/derived-secrets.js
var derived_secrets = __webpack_require__(6905);
;// CONCATENATED MODULE: ./build/src/nodes/set.js









function executeSet(node, context) {
    const read = (text) => (0,derived_secrets/* readAs */.f)(text, autoValue(text), context.ports.secrets);
    const bound = node.values === undefined
        ? bindValue(node, context, read)
        : (0,rendering/* renderFields */.sp)(node.values, context.scope, 'values', read);
    if (!bound.ok)
        return (0,core_outcome/* raised */.P5)(bound.error);
    const completed = { status: 'completed', output: bound.value };
    return node.output === undefined ? completed : checked(node, completed, context);
}
async function checked(node, completed, context) {
    const { output } = completed;
    const problems = await (0,output_schema/* checkOutput */.yr)(output, node.output ?? {}, context.ports.patterns);
    if (problems.length === 0)
        return completed;
    const error = (0,output_schema/* schemaViolation */.Hz)(node.name, 'set', problems, (0,core_json/* jsonText */.s$)(output), context.ports.secrets.spans);
    return (0,core_outcome/* raised */.P5)(error, output);
}
function bindValue(node, context, read) {
    const { secrets } = context.ports;
    const type = node.output_type ?? 'auto';
    if (typeof node.value !== 'string') {
        const data = (0,rendering/* renderData */.rb)(node.value, context.scope, 'value', read);
        return data.ok ? typed(data.value, type, node.name, secrets) : data;
    }
    const text = (0,rendering/* renderText */.S5)(node.value, context.scope, 'value');
    if (!text.ok)
        return text;
    if (type === 'string')
        return text;
    if (type === 'auto')
        return (0,result.ok)((0,rendering/* passedOn */.I3)(node.value, context.scope, text.value, read));
    const value = converted(text.value, type, node.name, secrets);
    return value.ok ? (0,result.ok)((0,derived_secrets/* readAs */.f)(text.value, value.value, secrets)) : value;
}
const TRUE_WORDS = new Set(['true', '1', 'yes', 'y', 'on']);
const FALSE_WORDS = new Set(['false', '0', 'no', 'n', 'off']);
const INTEGER = /^[+-]?\d+(?:_\d+)*$/;
const NUMBER = /^[+-]?(?:\d+(?:_\d+)*\.?(?:\d+(?:_\d+)*)?|\.\d+(?:_\d+)*)(?:[eE][+-]?\d+)?$/;
function converted(text, type, name, secrets) {
    const word = text.trim();
    switch (type) {
        case 'boolean':
            if (TRUE_WORDS.has(word.toLowerCase()))
                return (0,result.ok)(true);
            if (FALSE_WORDS.has(word.toLowerCase()))
                return (0,result.ok)(false);
            return misfit(name, type, text, secrets);
        case 'integer':
            return INTEGER.test(word) && Number.isSafeInteger(numberOf(word))
                ? (0,result.ok)(numberOf(word))
                : misfit(name, type, text, secrets);
        case 'number':
            return NUMBER.test(word) && Number.isFinite(numberOf(word))
                ? (0,result.ok)((0,core_float/* exactNumber */.rf)(word, numberOf(word)))
                : misfit(name, type, text, secrets);
        case 'list':
        case 'dict': {
            const value = readYaml(text);
            return value === undefined ? misfit(name, type, text, secrets) : typed(value, type, name, secrets);
        }
        default:
            return (0,result/* unreachable */.H)(type);
    }
}
function numberOf(word) {
    return Number(word.replaceAll('_', ''));
}
function typed(value, type, name, secrets) {
    const fits = {
        auto: true,
        string: typeof value === 'string',
        number: (0,core_json/* isJsonNumber */.OD)(value),
        integer: typeof value === 'bigint' || Number.isInteger((0,core_float/* asNumber */.i)(value)),
        boolean: typeof value === 'boolean',
        list: Array.isArray(value),
        dict: (0,core_json/* isRecord */.u4)(value),
    }[type];
    if (fits)
        return (0,result.ok)(value);
    if (type === 'string')
        return (0,result.ok)((0,core_json/* jsonText */.s$)(value));
    return misfit(name, type, (0,core_json/* jsonText */.s$)(value), secrets);
}
function misfit(name, type, text, secrets) {
    const shown = JSON.stringify((0,text_excerpt/* headOf */.Uo)(text, 200, secrets.spans));
    const message = `the value of ${name} is not of the type ${type}: ${shown}`;
    const more = { expected: type, excerpt: (0,text_excerpt/* headOf */.Uo)(text, 1000, secrets.spans) };
    return (0,result/* err */._)((0,core_outcome/* unfitData */.p6)(name, 'set', 'value', message, more));
}
const NOTHING = new Set(['null', 'Null', 'NULL', '~', "''", '""']);
function autoValue(text) {
    const value = readYaml(text);
    if (value === undefined || typeof value === 'bigint')
        return text;
    const word = text.trim();
    if (word === '')
        return '';
    return (value === null || value === '') && !NOTHING.has(word) ? text : value;
}
function readYaml(text) {
    const json = (0,core_json/* parseJson */.qF)(text);
    if (json !== undefined)
        return json;
    try {
        const document = (0,dist/* parseDocument */.Tp)(text, { schema: 'core', merge: true, logLevel: 'error', prettyErrors: false });
        if (document.errors.length > 0 || document.warnings.length > 0 || !isData(document))
            return undefined;
        const value = document.toJS({ maxAliasCount: 100 });
        return (0,core_json/* isJson */.Fh)(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function isData(document) {
    let found = true;
    (0,dist/* visit */.YR)(document, {
        Pair(_, { key }) {
            if ((0,dist/* isScalar */.jn)(key) && key.value !== null)
                return undefined;
            found = false;
            return dist/* visit */.YR.BREAK;
        },
        Scalar(place, node) {
            if (place !== 'key' && typeof node.value === 'number')
                node.value = (0,core_float/* exactNumber */.rf)(node.source ?? '', node.value);
        },
    });
    return found;
}

;// CONCATENATED MODULE: ./build/src/nodes/terminate.js



function executeTerminate(node, context) {
    const reason = (0,rendering/* renderText */.S5)(node.reason, context.scope, 'reason');
    if (!reason.ok)
        return (0,core_outcome/* raised */.P5)(reason.error);
    const why = reason.value.trim() === '' ? `${node.name} ended the run without a reason` : reason.value;
    const termination = { status: node.status, reason: why, terminatedBy: node.name };
    if (node.output_template === undefined)
        return { status: 'terminated', termination, output: null };
    const own = { output: { status: node.status, reason: why, terminated_by: node.name } };
    const output = (0,rendering/* renderFields */.sp)(node.output_template, withOwn(context.scope, node.name, own), 'output_template');
    if (!output.ok)
        return (0,core_outcome/* raised */.P5)(output.error);
    return { status: 'terminated', termination, output: output.value };
}
function withOwn(scope, name, own) {
    return (0,expressions/* scopeOver */.J8)(scope, {
        lookup: (wanted) => (wanted === name ? own : scope.lookup(wanted)),
        *names() {
            yield name;
            yield* scope.names();
        },
    });
}

// EXTERNAL MODULE: ./build/src/core/duration.js
var duration = __webpack_require__(2170);
;// CONCATENATED MODULE: ./build/src/nodes/wait.js




async function executeWait(node, context) {
    const { clock } = context.ports;
    let timer = context.recalledTimer;
    if (timer === null) {
        const rendered = typeof node.duration === 'number'
            ? { ok: true, value: node.duration }
            : (0,rendering/* renderText */.S5)(node.duration, context.scope, 'duration');
        if (!rendered.ok)
            return (0,core_outcome/* raised */.P5)(rendered.error);
        const seconds = (0,duration/* parseDuration */.E9)(rendered.value);
        if (!seconds.ok) {
            const excerpt = (0,text_excerpt/* headOf */.Uo)(String(rendered.value), 1000, context.ports.secrets.spans);
            const message = `${node.name} cannot wait: ${seconds.error}`;
            const error = (0,core_outcome/* unfitData */.p6)(node.name, 'duration', 'duration', message, { excerpt });
            return (0,core_outcome/* raised */.P5)(error);
        }
        const started = clock.now();
        timer = { deadline: started + seconds.value * 1000, started };
        context.setTimer(timer.deadline, started);
    }
    const longest = clock.now() + timer.deadline - timer.started;
    await clock.sleepUntil(Math.min(timer.deadline, longest), context.signal);
    if (context.signal.aborted)
        return { status: 'cancelled' };
    return { status: 'completed', output: { waited_seconds: Math.max(0, clock.now() - timer.started) / 1000 } };
}

;// CONCATENATED MODULE: ./build/src/nodes/registry.js




const EXECUTORS = {
    script: executeScript,
    set: executeSet,
    wait: executeWait,
    terminate: executeTerminate,
    agent: async (node, context) => (await __webpack_require__.e(/* import() */ 6729).then(__webpack_require__.bind(__webpack_require__, 6729))).executeAgent(node, context),
    human_gate: async (node, context) => (await __webpack_require__.e(/* import() */ 9721).then(__webpack_require__.bind(__webpack_require__, 9721))).executeGate(node, context),
    questions: async (node, context) => (await __webpack_require__.e(/* import() */ 6305).then(__webpack_require__.bind(__webpack_require__, 6305))).executeQuestions(node, context),
};
function executeNode(node, context) {
    return EXECUTORS[node.type](node, context);
}

// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(7400);
// EXTERNAL MODULE: ./build/src/config/inputs.js
var config_inputs = __webpack_require__(3696);
// EXTERNAL MODULE: ./build/src/engine/raising.js
var raising = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(8292);
;// CONCATENATED MODULE: ./build/src/engine/child.js










const DEEPEST = 10;
const AS_IT_IS = new Set(['internal.unexpected', 'subworkflow.depth_exceeded']);
const WORDS = {
    completed: 'completed',
    terminated: 'terminated',
    raised: 'failed',
    suspended: 'suspended',
    handed_off: 'suspended',
    stopped: 'failed',
};
async function runChild(host, node, at, names) {
    const child = host.workflow.children.get(node.workflow);
    if (child === undefined)
        return (0,core_outcome/* raised */.P5)((0,core_outcome/* engineFailure */.FR)('subworkflow.failed', `${node.workflow} was not loaded`, { workflow_file: node.workflow }));
    const deepest = node.max_depth ?? DEEPEST;
    if (host.callers.length + 1 > deepest) {
        const message = `${node.name} would nest workflows deeper than ${deepest}`;
        const details = { max_depth: deepest, workflow_file: child.displayFile };
        return (0,core_outcome/* raised */.P5)((0,core_outcome/* engineFailure */.FR)('subworkflow.depth_exceeded', message, details));
    }
    const inputs = childInputs(host, node, child, names);
    if (!inputs.ok)
        return (0,core_outcome/* raised */.P5)(inputs.error);
    for (const { value } of (0,config_inputs/* secretInputValues */.fl)(child, inputs.value))
        host.services.ports.secrets.mark(value);
    host.services.recall.child(at, inputs.value);
    const about = { ...at, workflow: child.settings.name, file: child.displayFile };
    const { clock } = host.services.ports;
    const begun = clock.monotonic();
    (0,record/* record */.g1)(host, { ...about, type: 'subworkflow_started', input: inputs.value });
    const end = await host.services.runFlow({
        services: host.services,
        workflow: child,
        inputs: inputs.value,
        scope: (0,place/* scopeInside */.nY)(at),
        callers: [...host.callers, host.workflow],
        signal: host.signal,
        handling: (0,raising/* handlingAt */.t4)(host, node.name),
        resumed: false,
    });
    const status = WORDS[end.status];
    (0,record/* record */.g1)(host, { ...about, type: 'subworkflow_completed', status, duration_ms: Math.round(clock.monotonic() - begun) });
    return outcomeOf(host, node, child, end);
}
function childInputs(host, node, child, names) {
    const declared = child.settings.input;
    const mapped = {};
    for (const [name, value] of Object.entries(node.input_mapping ?? host.inputs)) {
        if (declared !== undefined && !Object.hasOwn(declared, name))
            continue;
        const one = node.input_mapping === undefined
            ? (0,result.ok)(host.inputs[name] ?? null)
            : mappedValue(value, declared?.[name]?.type ?? 'object', names, `input_mapping.${name}`);
        if (!one.ok)
            return one;
        mapped[name] = one.value;
    }
    return checkedInputs(node, child, mapped);
}
function mappedValue(value, type, names, field) {
    if (typeof value !== 'string' || type === 'string' || !(0,expressions/* isTemplate */.Fl)(value))
        return (0,rendering/* renderData */.rb)(value, names, field, (text) => text);
    const data = (0,rendering/* templateValue */.aS)(value, names);
    return data.ok ? data : (0,result/* err */._)((0,rendering/* templateError */.RL)(data.error, field));
}
function checkedInputs(node, child, given) {
    const inputs = (0,config_inputs/* resolveInputs */.eL)(child, (0,config_inputs/* givenData */.Y)(given));
    if (inputs.ok)
        return inputs;
    const problems = inputs.error.map(({ message }) => ({ path: 'input_mapping', message }));
    const here = (0,output_schema/* schemaViolation */.Hz)(node.name, 'input_mapping', problems, (0,core_json/* jsonText */.s$)(given));
    const message = `${node.name} cannot start ${child.displayFile}: ${problems.map((problem) => problem.message).join(' ')}`;
    return (0,result/* err */._)({ ...here, envelope: { ...here.envelope, message } });
}
async function outcomeOf(host, node, child, end) {
    const about = { workflow: child.settings.name, workflow_file: child.displayFile };
    switch (end.status) {
        case 'completed':
            return checkedOutput(host, node, end.output);
        case 'terminated': {
            const { status, reason, terminatedBy } = end.termination;
            if (status === 'success')
                return checkedOutput(host, node, end.output);
            const details = { output: end.output, reason, terminated_by: terminatedBy, ...about };
            const envelope = { kind: 'subworkflow.terminated', message: reason, details };
            return (0,core_outcome/* raised */.P5)({ envelope, origin: 'engine', inner: (0,raising/* engineError */.v_)(child, terminatedBy, 'terminate', envelope) });
        }
        case 'raised': {
            const own = end.records.length === 1 && end.records[0] === end.error;
            const members = own ? {} : { members: end.records };
            if (end.error.typed || AS_IT_IS.has(end.error.envelope.kind))
                return (0,core_outcome/* raised */.P5)({ envelope: end.error.envelope, origin: end.error.origin, inner: end.error, ...members });
            const { kind, message, details } = end.error.envelope;
            const cause = { kind, message, details };
            const here = (0,core_outcome/* engineFailure */.FR)('subworkflow.failed', `${child.settings.name} failed: ${message}`, { cause, ...about });
            return (0,core_outcome/* raised */.P5)({ ...here, inner: end.error, ...members });
        }
        case 'suspended':
        case 'handed_off':
            return end;
        case 'stopped':
            return { status: 'cancelled', inner: end.error, records: end.records };
    }
}
async function checkedOutput(host, node, output) {
    if (node.output === undefined)
        return { status: 'completed', output };
    const problems = await (0,output_schema/* checkOutput */.yr)(output, node.output, host.services.ports.patterns);
    if (problems.length === 0)
        return { status: 'completed', output };
    const { spans } = host.services.ports.secrets;
    return (0,core_outcome/* raised */.P5)((0,output_schema/* schemaViolation */.Hz)(node.name, 'output of the child', problems, (0,core_json/* jsonText */.s$)(output), spans), output);
}

// EXTERNAL MODULE: ./build/src/core/abort.js
var abort = __webpack_require__(4366);
// EXTERNAL MODULE: ./build/src/core/sharding.js
var core_sharding = __webpack_require__(9978);
// EXTERNAL MODULE: ./build/src/engine/group-outcome.js
var group_outcome = __webpack_require__(7283);
// EXTERNAL MODULE: ./build/src/engine/members.js
var engine_members = __webpack_require__(9278);
;// CONCATENATED MODULE: ./build/src/engine/group.js









async function runGroup(host, group, at) {
    const tasks = tasksOf(host, group, at);
    if (!tasks.ok)
        return (0,core_outcome/* raised */.P5)(tasks.error);
    const total = tasks.value.length;
    const sharding = shardingOf(host, group, at);
    if (sharding?.role === 'plan')
        return planned(sharding, at, total);
    const own = sharding === null ? tasks.value : tasks.value.filter(({ index }) => (0,core_sharding/* isOfShard */.UB)(index, sharding));
    const { clock } = host.services.ports;
    const begun = clock.monotonic();
    const about = { ...at, group_type: group.type, total: own.length };
    (0,record/* record */.g1)(host, { ...about, type: 'group_started', max_concurrent: (0,model/* concurrencyOf */.RO)(group) });
    const gathered = await runTasks(host, group, own, (0,group_outcome/* tolerated */.Nx)(group, total), sharding !== null);
    if (sharding !== null)
        (0,group_outcome/* warnOfItems */.Ux)(host, group, gathered.records);
    const { stopped, cancelled: inner, onRecord: records, succeeded, errors } = gathered;
    const judged = sharding === null ? (0,group_outcome/* groupOutcome */.UV)(group, gathered) : (0,group_outcome/* shareOutcome */.UH)(sharding, gathered);
    const outcome = stopped ? { status: 'cancelled', inner, records } : judged;
    const counts = { succeeded, failed: errors.length, duration_ms: Math.round(clock.monotonic() - begun) };
    (0,record/* record */.g1)(host, { ...about, type: 'group_completed', ...counts, status: wordFor(outcome) });
    return outcome;
}
function wordFor({ status }) {
    if (status === 'completed' || status === 'suspended')
        return status;
    if (status === 'handed_off')
        return 'completed';
    return status === 'raised' ? 'failed' : 'cancelled';
}
function tasksOf(host, group, at) {
    if (group.type === 'for_each') {
        const items = (0,engine_members/* itemsOf */.S3)(group, host.names);
        if (!items.ok)
            return items;
        const member = group.agent;
        return (0,result.ok)(items.value.map(({ key, index, value }) => ({ key, index, member, scope: (0,place/* scopeInside */.nY)(at, index), value })));
    }
    const members = group.agents.map((name) => host.workflow.steps.get(name));
    const scope = (0,place/* scopeInside */.nY)(at);
    return (0,result.ok)(members.flatMap((member, index) => member !== undefined && (0,model/* isMember */.NB)(member) ? [{ key: member.name, index, member, scope, value: undefined }] : []));
}
function shardingOf(host, group, at) {
    const { sharding } = host.services;
    if (sharding === undefined || host.scope !== '' || group.type !== 'for_each' || group.name !== sharding.group)
        return null;
    return sharding.role === 'plan' || sharding.visit === at.visit ? sharding : null;
}
function planned(sharding, at, total) {
    const { group, shards } = sharding;
    const handoff = { part: 'plan', group, visit: at.visit, total, shards: Math.min(shards, total) };
    return { status: 'handed_off', handoff };
}
async function runTasks(host, group, tasks, bound, drains) {
    const ended = new Map();
    const errors = [];
    const onRecord = [];
    const controller = new AbortController();
    const stop = () => controller.abort();
    const unlink = (0,abort/* whenAborted */.eG)(host.signal, stop);
    let gate = null;
    let cancelled = null;
    let next = 0;
    let full = false;
    const note = (task, end) => {
        ended.set(task, (0,group_outcome/* memberRecord */.gq)(task, end));
        if (end?.status === 'suspended')
            gate ??= end.gate;
        if (end?.status === 'stopped')
            cancelled ??= end.error;
        if (end?.status === 'stopped' || end?.status === 'raised')
            onRecord.push(...end.records);
        if (end?.status !== 'raised')
            return;
        errors.push(end.error);
        if ((group.failure_mode ?? 'fail_fast') !== 'fail_fast' || errors.length <= bound)
            return;
        full = true;
        if (!drains)
            stop();
    };
    const settled = settledTasks(host, tasks);
    const queue = [...settled, ...tasks.filter((task) => !settled.has(task))];
    const runNext = async (signal) => {
        const task = queue[next++];
        if (task !== undefined)
            note(task, await (0,engine_members/* runMember */.G6)(host, group, task, signal));
    };
    const worker = async () => {
        while (next < tasks.length && !full && !controller.signal.aborted)
            await runNext(controller.signal);
    };
    while (next < settled.size && !host.signal.aborted)
        await runNext(host.signal);
    await Promise.all(Array.from({ length: Math.min((0,model/* concurrencyOf */.RO)(group), tasks.length) }, worker));
    unlink();
    const records = tasks.map((task) => ended.get(task) ?? (0,group_outcome/* notRun */.nE)(task));
    const succeeded = records.filter(({ status }) => status === 'completed').length;
    return { records, errors, onRecord, succeeded, gate, stopped: host.signal.aborted, cancelled };
}
function settledTasks(host, tasks) {
    const ended = tasks.flatMap((task) => {
        const order = host.services.recall.endOrder(task.scope, task.member.name);
        return order === null ? [] : [{ task, order }];
    });
    return new Set(ended.sort((a, b) => a.order - b.order).map(({ task }) => task));
}

// EXTERNAL MODULE: ./build/src/engine/resilience/breakers.js
var breakers = __webpack_require__(9502);
// EXTERNAL MODULE: ./build/src/engine/scopes.js
var scopes = __webpack_require__(1156);
;// CONCATENATED MODULE: ./build/src/engine/attempt.js













async function attempt(host, step, at) {
    const { clock } = host.services.ports;
    const begun = clock.monotonic();
    const outcome = await governed(host, step, at).catch(unexpected);
    const durationMs = Math.max(0, Math.round(clock.monotonic() - begun));
    const ended = (0,raising/* endedWith */.tX)(host, step, at, outcome);
    if (ended.status === 'completed')
        noticeIgnoredExit(host, step, at, ended.note);
    if (ended.status === 'raised' && ended.error.envelope.kind === 'internal.undeclared_kind')
        (0,record/* warnOfRun */.RS)(host, at, 'undeclared-kind', ended.error.envelope.message);
    return { host, step, at, durationMs, ended };
}
async function governed(host, step, at) {
    const { governance, beforeEffect } = host.services;
    if (host.signal.aborted)
        return { status: 'cancelled' };
    if ((0,step_types/* holdsSteps */.wd)(step.type))
        beforeEffect();
    const refused = isShared(host, step) ? null : await governance.enter(host, step, at);
    if (host.signal.aborted)
        return { status: 'cancelled' };
    if (refused !== null)
        return (0,core_outcome/* raised */.P5)(refused);
    (0,record/* record */.g1)(host, (0,record/* startedEvent */.K$)(host, step, at));
    return host.services.intercept(at, step) ?? execute(host, step, at);
}
function isShared({ services: { sharding }, scope }, step) {
    return sharding?.role === 'shard' && scope === '' && step.name === sharding.group;
}
function isRefused(ended) {
    return ended.status === 'raised' && ended.error.frames.length === 1 && (0,breakers/* isRefusal */.v)(ended.error.envelope.kind);
}
function unexpected(error) {
    const message = `${(0,error_message/* errorMessage */.gJ)(error)} (this is a bug of conductor-action; please report it)`;
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    return (0,core_outcome/* raised */.P5)((0,core_outcome/* engineFailure */.FR)('internal.unexpected', message, { stack }));
}
function noticeIgnoredExit(host, step, at, note) {
    if (step.type !== 'script' || typeof note?.exit_code !== 'number' || note.exit_code === 0)
        return;
    if ((0,error_mode/* readsExitCode */.xL)(host.workflow, step.name))
        return;
    const isIntended = !(0,error_mode/* isUnseen */.NM)(host.workflow, step);
    const why = isIntended
        ? 'strict_exit: false says that this does not matter'
        : 'strict_exit is off and nothing reads the exit_code; add an on_error route, or strict_exit: true';
    (0,record/* warnOfRun */.RS)(host, at, events/* IGNORED_EXIT */.OF, `${step.name} exited with code ${note.exit_code}, and ${why}`, isIntended);
}
const DEFAULT_OUTPUT_BYTES = 16 * 1024 * 1024;
function execute(host, step, at) {
    const view = visibleNames(host, step);
    if (typeof view === 'string')
        return missingInput(step, view);
    switch (step.type) {
        case 'parallel':
        case 'for_each':
            return runGroup({ ...host, names: (0,scopes/* entryNames */.VM)(host, step) }, step, at);
        case 'workflow':
            return runChild(host, step, at, view);
        default:
            if ((0,step_types/* takesTime */.Ym)(step.type))
                host.services.beforeEffect();
            return executeNode(step, executionContext(host, step, at, view));
    }
}
function visibleNames(host, step) {
    const names = (0,scopes/* withNames */.B1)((0,scopes/* entryNames */.VM)(host, step), {
        conductor: { retry_attempt: host.state.retryAttempt(step.name) },
    });
    switch (host.workflow.settings.context?.mode) {
        case 'last_only':
            return (0,model/* seesEverything */.cx)(step) ? names : (0,scopes/* lastOnly */.Rf)(names, host.context);
        case 'explicit': {
            const listed = 'input' in step ? (step.input ?? []) : [];
            const { scope, missing } = (0,scopes/* explicitScope */.$4)(names, host.context, listed, (0,model/* seesAllInputs */.zb)(step));
            return missing ?? ((0,model/* seesEverything */.cx)(step) ? names : scope);
        }
        default:
            return names;
    }
}
function missingInput(step, entry) {
    const message = `${step.name} lists ${entry} in its input, but it is not there; end it with ? if it may be missing`;
    const found = { position: { line: 1, column: 1 }, available_fields: [], available_fields_total: 0 };
    const error = (0,core_outcome/* engineFailure */.FR)('internal.template_error', message, { field: 'input', template: entry, ...found });
    return (0,core_outcome/* raised */.P5)(error);
}
function executionContext(host, step, at, scope) {
    const { services, workflow } = host;
    return {
        workflow,
        scope,
        strict: (0,error_mode/* isStrict */.io)(workflow, step),
        inGroup: host.inGroup,
        attempt: at.attempt,
        traceParent: services.settings.traceParentOf?.(at) ?? null,
        retryAttempt: host.state.retryAttempt(step.name),
        signal: host.signal,
        settings: services.settings,
        ports: services.ports,
        maxOutputBytes: ('max_output_bytes' in step ? step.max_output_bytes : undefined) ??
            workflow.settings.limits?.max_output_bytes ??
            DEFAULT_OUTPUT_BYTES,
        output: (stream, printed) => services.output(at, step, stream, printed),
        recalledTimer: services.recall.timer(at, step, host),
        setTimer: (deadline, started) => (0,record/* record */.g1)(host, { ...at, type: 'timer_set', deadline, started }),
        recalledAnswers: services.recall.answers(at),
        saveAnswers: (answers) => (0,record/* record */.g1)(host, { ...at, type: 'questions_answered', answers }),
        warn: (code, message) => (0,record/* warnOfRun */.RS)(host, at, code, message),
        waiting: ({ node, prompt, options }) => {
            (0,record/* record */.g1)(host, { type: 'gate_waiting', scope: host.scope, node, prompt, options });
            services.beforeEffect();
        },
    };
}

// EXTERNAL MODULE: ./build/src/config/graph.js
var graph = __webpack_require__(1633);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var kinds = __webpack_require__(5979);
;// CONCATENATED MODULE: ./build/src/engine/route-actions.js







function effectsOf(run, decision, view) {
    if (decision.policy !== undefined)
        return policyEffects(run, decision.policy);
    const row = 'row' in decision && decision.action !== 'condition_failed' ? decision.row : null;
    if (row === null)
        return [];
    const { dead_letter: letter, escalate } = row.route;
    return [
        ...(letter === true ? [deadLetter(run, `${row.id} says so`)] : []),
        ...(escalate === undefined ? [] : escalation(run, escalate === true ? {} : escalate, view)),
    ];
}
function policyEffects(run, { decision, reason }) {
    const { kind } = run.ended.error.envelope;
    const decided = { ...run.at, type: 'resilience_decided', decision, reason, kind };
    if (decision === 'retry')
        return [decided];
    return [decided, ...(decision === 'dead_letter' ? [deadLetter(run, reason)] : escalation(run, {}, null))];
}
function deadLetter({ ended }, reason) {
    return { type: 'dead_letter', error: ended.error, reason };
}
function escalation({ host, step, ended }, asked, view) {
    const { kind, message } = ended.error.envelope;
    const { scope } = host;
    const node = step.name;
    const title = asked.title === undefined || view === null ? (0,result.ok)('') : (0,rendering/* renderText */.S5)(asked.title, view.names, 'escalate.title');
    const escalated = {
        type: 'escalated',
        scope,
        node,
        kind,
        message,
        title: title.ok && title.value !== '' ? title.value : `${host.workflow.settings.name}: ${kind}`,
        labels: asked.labels ?? [],
        assignees: asked.assignees ?? [],
    };
    if (title.ok)
        return [escalated];
    const why = `the title of the escalation of ${node} cannot be made: ${title.error.envelope.message}`;
    return [{ type: 'warning', scope, node, code: 'escalation-title', message: why }, escalated];
}
function haltError({ host, step, at }, row, view, cause) {
    const details = { ...placement(cause), cause: cause === null ? null : { ...cause.envelope } };
    const message = haltMessage(row, view, cause?.envelope.message ?? `${step.name} halted the run`);
    const made = (0,raising/* raise */.xl)(host, step, at, (0,core_outcome/* engineFailure */.FR)('halt.intentional', message, details));
    if (cause === null)
        return { ...made, typed: true };
    const { frames, exit_code, stderr_tail } = cause;
    return { ...made, typed: true, frames, exit_code, stderr_tail };
}
function endOutput(row, view) {
    const written = row?.route.output;
    if (row === null || written === undefined)
        return (0,result.ok)(null);
    return (0,rendering/* renderFields */.sp)(written, view.names, `${row.id}.output`);
}
async function recoverOutput({ host, step }, row, view) {
    const field = `${row.id}.recover.output`;
    const output = (0,rendering/* renderData */.rb)(row.route.recover?.output ?? null, view.names, field, expressions/* coerceText */.DW);
    if (!output.ok || !('output' in step) || step.output === undefined)
        return output;
    const problems = await (0,output_schema/* checkOutput */.yr)(output.value, step.output, host.services.ports.patterns);
    return problems.length === 0 ? output : (0,result/* err */._)((0,output_schema/* schemaViolation */.Hz)(step.name, field, problems, (0,core_json/* jsonText */.s$)(output.value)));
}
function haltMessage(row, view, fallback) {
    const written = typeof row.route.halt === 'object' ? row.route.halt.message : undefined;
    if (written === undefined)
        return fallback;
    const text = (0,rendering/* renderText */.S5)(written, view.names, `${row.id}.halt.message`);
    if (!text.ok)
        return `${fallback} (the halt message failed: ${text.error.envelope.message})`;
    return text.value.trim() === '' ? fallback : text.value;
}
const PLACEMENT = new Set(['file', 'line', 'end_line', 'column', 'title', 'annotations']);
function placement(cause) {
    const details = Object.entries(cause?.envelope.details ?? {});
    return Object.fromEntries(details.filter(([name]) => PLACEMENT.has(name)));
}

// EXTERNAL MODULE: ./build/src/config/resilience.js
var resilience = __webpack_require__(968);
// EXTERNAL MODULE: ./build/src/core/backoff.js
var backoff = __webpack_require__(72);
// EXTERNAL MODULE: ./build/src/core/transient.js
var core_transient = __webpack_require__(6266);
;// CONCATENATED MODULE: ./build/src/engine/routing.js






function routeRows(routes, table) {
    return (routes ?? []).map((route, index) => ({ id: `${table}[${index}]`, route }));
}
function decideSuccess(rows, holds) {
    const conditions = [];
    for (const row of rows) {
        const { on_error, when } = row.route;
        if (on_error !== undefined)
            continue;
        if (when === undefined)
            return actionOf(row);
        const held = holds(when);
        if (!held.ok)
            return { action: 'condition_failed', row, failure: held.error };
        if (held.value)
            return actionOf(row);
        conditions.push(when);
    }
    return conditions.length === 0 ? { action: 'end', row: null } : { action: 'no_route', conditions };
}
function decideError(input) {
    const { kind } = input.error.envelope;
    let retriesExhausted = allSpent(input);
    for (const row of [...input.rows, ...input.sharedRows.filter(({ route }) => route.to !== input.node)]) {
        const { on_error, when, retry } = row.route;
        if (on_error === undefined || !handles(row, kind, retriesExhausted))
            continue;
        const held = when === undefined ? (0,result.ok)(true) : input.holds(when, retriesExhausted);
        if (!held.ok)
            return { action: 'condition_failed', row, failure: held.error, retriesExhausted };
        if (!held.value)
            continue;
        if (retry === undefined)
            return { ...actionOf(row), retriesExhausted };
        if (!mayRetry(input, row))
            continue;
        const again = retryDecision(input, row);
        if (again !== null)
            return { ...again, retriesExhausted };
        retriesExhausted = true;
    }
    return { action: 'unhandled', retriesExhausted };
}
function allSpent(input) {
    const { kind } = input.error.envelope;
    const retries = [...input.rows, ...input.sharedRows].filter((row) => row.route.retry !== undefined && handles(row, kind, false) && mayRetry(input, row));
    return retries.length > 0 && retries.every((row) => retryDecision(input, row) === null);
}
function mayRetry({ error: { envelope } }, { route }) {
    return !(0,core_transient/* neverStarted */.wK)(envelope) || (0,kinds/* patternsOf */.D4)(route.on_error ?? false).includes(envelope.kind);
}
function handles(row, kind, retriesExhausted) {
    const patterns = (0,kinds/* patternsOf */.D4)(row.route.on_error ?? false);
    return patterns.some((pattern) => (0,kinds/* patternTakes */.Hq)(pattern, kind) || (retriesExhausted && (0,kinds/* patternTakes */.Hq)(pattern, 'retry.exhausted')));
}
function retryDecision(input, row) {
    const budget = (0,resilience/* retryBudget */.kZ)(row.route.retry ?? {});
    const used = input.retries(row.id);
    const count = used?.count ?? 0;
    if (count >= budget.max)
        return null;
    const delaySeconds = (0,backoff/* backoffSeconds */.Gw)(budget, count, input.random, (0,backoff/* retryAfterOf */.sT)(input.error.envelope.details));
    if (budget.maxElapsedSeconds !== null) {
        const elapsed = Math.max(0, input.now - (used?.firstFailureAt ?? input.now)) / 1000;
        if (elapsed + delaySeconds > budget.maxElapsedSeconds)
            return null;
    }
    return { action: 'retry', delaySeconds, from: budget.from, row };
}
function actionOf(row) {
    const { route } = row;
    if (route.halt !== undefined)
        return { action: 'halt', row };
    if (route.propagate !== undefined)
        return { action: 'propagate', row };
    if (route.recover !== undefined)
        return { action: 'recover', row };
    if (route.to === undefined || route.to === model/* END */.Kp)
        return { action: 'end', row };
    return { action: 'go', to: route.to, row };
}

// EXTERNAL MODULE: ./build/src/engine/view.js
var engine_view = __webpack_require__(8768);
;// CONCATENATED MODULE: ./build/src/engine/decide.js












async function decide(run, routes) {
    const { host, step, at, ended } = run;
    const success = ended.status === 'completed' && routes === 'all' ? afterSuccess(run, ended.output) : null;
    const final = success?.ok === false ? { ...run, ended: failedRoute(run, success.error) } : run;
    host.services.governance.leave(host, step, at, final.ended);
    return { run: final, next: success?.ok === true ? success.value : await afterEnd(final, routes) };
}
async function afterEnd(run, routes) {
    const { ended } = run;
    switch (ended.status) {
        case 'completed':
            return { status: 'done', output: ended.output };
        case 'routed':
            return routes === 'all' ? chosen(run, ended.to) : { status: 'done', output: ended.output };
        case 'terminated':
            return routes === 'errors' ? { status: 'done', output: ended.output } : ended;
        case 'raised':
            if ((0,kinds/* isLimitOfRun */.YY)(ended.error.envelope))
                return { status: 'halted', error: ended.error };
            return routes === 'none' ? ended : afterError({ ...run, ended });
        default:
            return ended;
    }
}
function chosen(run, to) {
    const isEnd = to === '$end';
    const events = [taken(run, { action: isEnd ? 'end' : 'to', to, route: 'options' })];
    return isEnd ? { status: 'end', output: null, events } : { status: 'go', to, events };
}
function failedRoute({ host, step, at, ended }, here) {
    const { output, note } = ended.status === 'completed' ? ended : { output: undefined, note: undefined };
    const error = (0,raising/* raise */.xl)(host, step, at, here);
    return { status: 'raised', error, records: [error], partial: output, ...(note === undefined ? null : { note }) };
}
function afterSuccess(run, output) {
    const { step } = run;
    const view = (0,engine_view/* successView */.Ln)(run, output);
    const rows = routeRows('routes' in step ? step.routes : undefined, 'routes');
    const decision = decideSuccess(rows, (when) => (0,engine_view/* conditionHolds */.C)(when, view));
    return follow(run, decision, view, null);
}
function follow(run, decision, view, cause) {
    const { retriesExhausted = false } = decision;
    const about = { route: routeOf(decision), kind: cause?.envelope.kind ?? null, retriesExhausted };
    switch (decision.action) {
        case 'go': {
            const { to } = decision;
            return (0,result.ok)({ status: 'go', to, events: [taken(run, { ...about, action: 'to', to })] });
        }
        case 'end': {
            const given = endOutput(decision.row, view);
            if (!given.ok)
                return given;
            const { value: output } = given;
            return (0,result.ok)({ status: 'end', output, events: [taken(run, { ...about, action: 'end', to: '$end', output })] });
        }
        case 'halt': {
            const error = haltError(run, decision.row, view, cause);
            return (0,result.ok)({ status: 'halted', error, events: [taken(run, { ...about, action: 'halt' })] });
        }
        case 'condition_failed':
            return (0,result/* err */._)((0,rendering/* templateError */.RL)(decision.failure, `${decision.row.id}.when`));
        case 'no_route':
            return (0,result/* err */._)(noRoute(run, decision.conditions, view));
        default:
            return (0,result/* err */._)(noRoute(run, [], view));
    }
}
function noRoute({ host, step }, conditions, view) {
    const { name: node } = step;
    const { spans } = host.services.ports.secrets;
    const read = new Map(conditions.flatMap((when) => (0,engine_view/* valuesRead */.$e)(when, view)));
    const values = [...read].map(([path, value]) => `${path} is ${(0,text_excerpt/* headOf */.Uo)((0,core_json/* jsonText */.s$)(value), 100, spans)}`);
    const why = [conditions.join('; ').slice(0, 1000), ...(values.length === 0 ? [] : [values.slice(0, 5).join(', ')])];
    const message = `no route of ${node} holds (${why.join(': ')}); add one without \`when\``;
    return (0,core_outcome/* engineFailure */.FR)('internal.no_route', message, { node, conditions });
}
async function afterError(run) {
    const decision = errorDecision(run);
    const view = (0,engine_view/* errorView */.Ax)(run, decision.retriesExhausted === true);
    const next = await handle(run, decision, view);
    return after(effectsOf(run, decision, view), next.ok ? next.value : replaced(run, next.error, routeOf(decision)));
}
function after(events, next) {
    return { ...next, events: [...events, ...(next.events ?? [])] };
}
const UNHANDLED = { action: 'unhandled' };
function errorDecision(run) {
    const { host, step, at, ended } = run;
    if ((0,kinds/* isNeverRoutable */.Te)(ended.error.envelope))
        return UNHANDLED;
    const routed = ended.error.typed ? routeDecision(run) : UNHANDLED;
    if (routed.action !== 'unhandled')
        return routed;
    const { retriesExhausted = false } = routed;
    return { ...(host.services.governance.decide(host, step, at, ended.error) ?? routed), retriesExhausted };
}
function routeDecision(run) {
    const { host, step, ended } = run;
    const shared = routeRows(host.workflow.settings.error_routes, 'error_routes');
    return decideError({
        error: ended.error,
        node: step.name,
        rows: routeRows('routes' in step ? step.routes : undefined, 'routes'),
        sharedRows: shared.filter(({ route }) => host.inGroup ? (0,model/* countsForMembers */.ht)(route) : leadsBack(host.workflow, route, step.name)),
        retries: (row) => host.state.retries(step.name, row),
        holds: (when, retriesExhausted) => (0,engine_view/* conditionHolds */.C)(when, (0,engine_view/* errorView */.Ax)(run, retriesExhausted)),
        now: host.services.ports.clock.now(),
        random: host.services.random(),
    });
}
function leadsBack(workflow, { retry }, node) {
    return retry?.from === undefined || (0,graph/* canReenter */.mj)(workflow, retry.from, node);
}
async function handle(run, decision, view) {
    const { host, ended } = run;
    const { retriesExhausted = false } = decision;
    const route = routeOf(decision);
    switch (decision.action) {
        case 'retry': {
            const deadline = host.services.ports.clock.now() + decision.delaySeconds * 1000;
            return (0,result.ok)({ status: 'again', from: decision.from, deadline, events: [retryEvent(run, decision, deadline)] });
        }
        case 'recover': {
            const given = await recoverOutput(run, decision.row, view);
            if (!given.ok)
                return given;
            const recovered = taken(run, { action: 'recover', route, retriesExhausted, output: given.value });
            return (0,result.ok)(after([recovered], afterRecovery(run, given.value)));
        }
        case 'propagate':
        case 'unhandled': {
            const action = host.inGroup ? 'collected' : decision.action;
            return (0,result.ok)({ ...ended, events: [taken(run, { action, route, retriesExhausted })] });
        }
        default: {
            const next = follow(run, decision, view, ended.error);
            if (!host.inGroup || !next.ok || next.value.status === 'halted')
                return next;
            return (0,result.ok)({ ...ended, events: next.value.events ?? [] });
        }
    }
}
function afterRecovery(run, output) {
    if (run.host.inGroup)
        return { status: 'done', output };
    const success = afterSuccess(run, output);
    if (success.ok)
        return success.value;
    const error = (0,raising/* raise */.xl)(run.host, run.step, run.at, success.error);
    const events = [taken(run, { action: 'unhandled', route: '', kind: error.envelope.kind })];
    return { status: 'raised', error, records: [error], events };
}
function replaced(run, here, route) {
    const { host, step, at, ended } = run;
    const details = { ...here.envelope.details, cause: { ...ended.error.envelope } };
    const made = (0,raising/* raise */.xl)(host, step, at, { ...here, envelope: { ...here.envelope, details } });
    const error = { ...made, typed: true };
    const events = [taken(run, { action: host.inGroup ? 'collected' : 'unhandled', route })];
    return { status: 'raised', error, records: [...ended.records, error], events };
}
function taken({ at, ended }, about) {
    const own = ended.status === 'raised' ? ended.error.envelope.kind : null;
    const { action, route, to = null, retriesExhausted = false, output = null, kind = own } = about;
    return {
        ...at,
        type: 'route_taken',
        action,
        to,
        route,
        kind,
        ...(retriesExhausted ? { retries_exhausted: true } : null),
        ...(output !== null || action === 'recover' ? { output } : null),
    };
}
function retryEvent({ at, ended }, { delaySeconds, from, row, policy }, deadline) {
    const { kind } = ended.error.envelope;
    const wait = { kind, delay_seconds: delaySeconds, deadline, route: row.id, from, policy: policy !== undefined };
    return { ...at, type: 'node_retry_scheduled', ...wait };
}
function routeOf(decision) {
    return 'row' in decision ? (decision.row?.id ?? '') : '';
}

;// CONCATENATED MODULE: ./build/src/engine/step.js







async function runStep(host, step, at, routes) {
    const recalled = host.services.recall.attempt(at, step, host);
    const next = await (recalled === null ? runNow(host, step, at, routes) : replay(host, step, at, recalled, routes));
    await host.services.ports.clock.turn?.();
    return next;
}
async function runNow(host, step, at, routes) {
    const { run, next } = await decide(await attempt(host, step, at), routes);
    (0,record/* recordEnd */.$f)(run);
    (0,record/* recordNext */.FO)(run, next);
    return goOn(host, step, at, next);
}
async function goOn(host, step, at, next) {
    if (next.status === 'halted')
        host.services.stop({ kind: 'halt', error: next.error });
    if (next.status !== 'again')
        return next;
    const { beforeEffect, ports } = host.services;
    if (next.deadline > ports.clock.now()) {
        beforeEffect();
        await ports.clock.sleepUntil(next.deadline, host.signal);
    }
    return host.signal.aborted ? { status: 'stopped', error: (0,raising/* cancelledError */.YQ)(host, step, at, null), records: [] } : next;
}
async function replay(host, step, at, { end, endedAt, decision, after }, routes) {
    const { recall, emit } = host.services;
    const run = { host, step, at, durationMs: end.duration_ms, ended: endedBefore(end) };
    if (host.item === null && !isRefused(run.ended))
        (0,record/* record */.g1)(host, (0,record/* startedEvent */.K$)(host, step, at), endedAt);
    for (const warning of recall.warnings(at, step))
        emit(warning, endedAt);
    if (step.type === 'parallel')
        replayMembers(host, step, at);
    (0,record/* record */.g1)(host, end, endedAt);
    const isRecovery = decision?.type === 'route_taken' && decision.action === 'recover';
    if (isRecovery)
        (0,record/* record */.g1)(host, decision, endedAt);
    const last = isRecovery ? after : decision;
    const next = last === null ? null : nextOf(run, last);
    if (last !== null && next !== null) {
        (0,record/* record */.g1)(host, last, endedAt);
        return goOn(host, step, at, next);
    }
    const again = isRecovery ? { run, next: afterRecovery(run, decision.output ?? null) } : await decide(run, routes);
    if (again.run !== run)
        (0,record/* recordEnd */.$f)(again.run);
    (0,record/* recordNext */.FO)(again.run, again.next);
    return goOn(host, step, at, again.next);
}
function replayMembers(host, group, at) {
    const { recall, emit } = host.services;
    for (const { end, endedAt, decision } of recall.members((0,place/* scopeInside */.nY)(at), group.agents)) {
        const { scope, node, visit, attempt: run, node_type } = end;
        if (!isRefused(endedBefore(end)))
            emit({ scope, node, visit, attempt: run, type: 'node_started', node_type }, endedAt);
        emit(end, endedAt);
        if (decision !== null)
            emit(decision, endedAt);
    }
}
function nextOf({ host, ended }, decision) {
    if (decision.type === 'node_retry_scheduled') {
        const longest = host.services.ports.clock.now() + decision.delay_seconds * 1000;
        return { status: 'again', from: decision.from, deadline: Math.min(decision.deadline, longest) };
    }
    if (host.inGroup && ended.status === 'raised')
        return ended;
    if (decision.action === 'to' && decision.to !== null)
        return { status: 'go', to: decision.to };
    if (decision.action !== 'end')
        return null;
    return { status: 'end', output: (0,core_json/* isJsonObject */.OW)(decision.output) ? decision.output : null };
}
function endedBefore(event) {
    if (event.type === 'node_failed') {
        const error = (0,envelope/* raisedIn */.qh)(event);
        return { status: 'raised', error, records: [error], partial: event.partial };
    }
    if (event.to !== undefined)
        return { status: 'routed', output: event.output, to: event.to };
    return { status: 'completed', output: event.output };
}


/***/ }),

/***/ 8768:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: function() { return /* binding */ valuesRead; },
/* harmony export */   Ax: function() { return /* binding */ errorView; },
/* harmony export */   C: function() { return /* binding */ conditionHolds; },
/* harmony export */   Ln: function() { return /* binding */ successView; }
/* harmony export */ });
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7280);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2177);
/* harmony import */ var _scopes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1156);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1532);





function successView({ host, step, at, ended }, output) {
    const failed = ended.status === 'raised' ? { output: ended.partial, error: null, isGroup: (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isGroup */ .IZ)(step) } : null;
    const fresh = failed === null ? { output, error: null, isGroup: (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isGroup */ .IZ)(step) } : (0,_state_js__WEBPACK_IMPORTED_MODULE_3__/* .recovered */ .ge)(failed, output);
    const led = host.state.entryError(step.name);
    const names = (0,_scopes_js__WEBPACK_IMPORTED_MODULE_2__/* .withNames */ .B1)(afterRun(host, at, fresh), {
        conductor: { retry_attempt: 0 },
        output,
        ...(led === undefined ? null : { error: led }),
    });
    return { names, output, error: null };
}
function errorView({ host, step, at, ended }, retriesExhausted) {
    const output = ended.partial;
    const error = (0,_state_js__WEBPACK_IMPORTED_MODULE_3__/* .errorValue */ .SD)(ended.error.envelope, at.attempt, retriesExhausted);
    const names = (0,_scopes_js__WEBPACK_IMPORTED_MODULE_2__/* .withNames */ .B1)(afterRun(host, at, { output, error, isGroup: (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isGroup */ .IZ)(step) }), {
        conductor: { retry_attempt: host.state.retryAttempt(step.name) },
        ...(output === undefined ? null : { output }),
        error: { ...error, node: step.name },
        policy: host.services.governance.policyView(host, step.name),
    });
    return { names, output, error };
}
function conditionHolds(when, view) {
    return (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .holds */ .v9)(when, view.names, () => bareNames(view));
}
function valuesRead(when, view) {
    const template = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isTemplate */ .Fl)(when);
    const parsed = template ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTemplate */ .QC)(when) : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseExpression */ .YK)(when);
    const scope = template ? view.names : bareNames(view);
    return (parsed.ok ? parsed.value.references : []).flatMap(({ path: [root = '', ...fields] }) => {
        let value = scope.lookup(root);
        for (const field of fields)
            value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(value) && Object.hasOwn(value, field) ? value[field] : undefined;
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJson */ .Fh)(value) ? [[[root, ...fields].join('.'), value]] : [];
    });
}
function afterRun(host, at, fresh) {
    const { names, state, inGroup } = host;
    if (inGroup)
        return names;
    const scope = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeOver */ .J8)(names, {
        lookup(name) {
            if (name === at.node)
                return (0,_scopes_js__WEBPACK_IMPORTED_MODULE_2__/* .stepView */ .K3)(fresh);
            return name === 'context' && !state.steps.has(name) ? state.historyWith(at) : names.lookup(name);
        },
        *names() {
            if (!state.steps.has(at.node))
                yield at.node;
            yield* names.names();
        },
    });
    const absent = (name, part) => name === at.node && part !== undefined ? (0,_scopes_js__WEBPACK_IMPORTED_MODULE_2__/* .absentPart */ .Ld)(fresh, part) : (names.absent?.(name, part) ?? null);
    return { ...scope, absent };
}
function bareNames({ names, output, error }) {
    const fields = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(output) ? output : {};
    const own = { ...fields, ...error };
    return (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeOver */ .J8)(names, {
        lookup(name) {
            if (Object.hasOwn(own, name))
                return own[name];
            return names.lookup(name) ?? flattened(names, name);
        },
        *names() {
            yield* Object.keys(own);
            yield* names.names();
        },
    });
}
function flattened(names, name) {
    for (let at = name.indexOf('_'); at > 0; at = name.indexOf('_', at + 1)) {
        const holder = names.lookup(name.slice(0, at));
        const field = name.slice(at + 1);
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(holder) && Object.hasOwn(holder, field))
            return holder[field];
    }
    return undefined;
}


/***/ }),

/***/ 6905:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: function() { return /* binding */ readAs; },
/* harmony export */   h: function() { return /* binding */ derivations; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20);

const SHORTEST = 6;
const LONG_ENOUGH = 16;
const LONGEST_LOOKED_AT = 64 * 1024;
function derivations(secrets) {
    return (from) => {
        if (from.length < SHORTEST || from.length > LONGEST_LOOKED_AT)
            return null;
        const spans = secrets.spans(from);
        if (spans.length === 0)
            return null;
        const open = outside(from, spans);
        const half = longest(spans) / 2;
        return (made) => {
            if (isTelling(made, half) && !open.includes(made))
                secrets.mark(made);
        };
    };
}
function isTelling(made, half) {
    if (made.length < SHORTEST)
        return false;
    return (made.length >= half || made.length >= LONG_ENOUGH || /[0-9]/.test(made) || /[a-z].*[A-Z]|[A-Z].*[a-z]/s.test(made));
}
function longest(spans) {
    let most = 0;
    for (let index = 0; index < spans.length; index += 2)
        most = Math.max(most, (spans[index + 1] ?? 0) - (spans[index] ?? 0));
    return most;
}
function readAs(text, value, secrets) {
    if (value === text)
        return value;
    const spans = secrets.spans(text);
    if (spans.length > 0)
        markDerived(value, outside(text, spans), secrets);
    return value;
}
function outside(text, spans) {
    let rest = '';
    let at = 0;
    for (let index = 0; index < spans.length; index += 2) {
        rest += `${text.slice(at, spans[index])}\n`;
        at = spans[index + 1] ?? at;
    }
    return rest + text.slice(at);
}
function markDerived(value, open, secrets) {
    if (typeof value === 'string' || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonNumber */ .OD)(value)) {
        const shown = String(value);
        if (shown !== '' && !open.includes(shown))
            secrets.mark(shown);
    }
    else if (Array.isArray(value))
        for (const item of value)
            markDerived(item, open, secrets);
    else if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value)) {
        for (const [key, item] of Object.entries(value)) {
            markDerived(key, open, secrets);
            markDerived(item, open, secrets);
        }
    }
}


/***/ }),

/***/ 3511:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hz: function() { return /* binding */ schemaViolation; },
/* harmony export */   PF: function() { return /* binding */ toJsonSchema; },
/* harmony export */   Qm: function() { return /* binding */ validateOutput; },
/* harmony export */   l2: function() { return /* binding */ patternMatcher; },
/* harmony export */   yg: function() { return /* binding */ describeProblems; },
/* harmony export */   yr: function() { return /* binding */ checkOutput; }
/* harmony export */ });
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5636);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3833);




const MAX_PROBLEMS = 50;
const MAX_SHOWN = 60;
function validateOutput(value, schema, match) {
    const problems = [];
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value))
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
    if (field.type === 'integer' ? !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isWholeNumber */ .J6)(value) : typeOf(value) !== field.type) {
        report(check, `must be ${article(field.type)}, not ${describe(value)}`);
        return;
    }
    if (field.enum !== undefined && !field.enum.some((allowed) => allowed === ((0,_core_float_js__WEBPACK_IMPORTED_MODULE_2__/* .asNumber */ .i)(value) ?? value))) {
        report(check, `must be one of ${field.enum.map((allowed) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(allowed)).join(', ')}, not ${show(value)}`);
    }
    const number = (0,_core_float_js__WEBPACK_IMPORTED_MODULE_2__/* .asNumber */ .i)(value);
    if (number !== undefined)
        checkNumber(number, field, check);
    else if (typeof value === 'string')
        checkText(value, field, check);
    else if (Array.isArray(value))
        checkItems(value, field, check);
    else if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && field.properties !== undefined)
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
function typeOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'array';
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonNumber */ .OD)(value))
        return 'number';
    return typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'object';
}
function article(type) {
    if (type === 'integer')
        return 'a whole number';
    return type === 'array' || type === 'object' ? `an ${type}` : `a ${type}`;
}
function describe(value) {
    const type = typeOf(value);
    if (type === 'null')
        return type;
    return type === 'array' || type === 'object' ? article(type) : `the ${type} ${show(value)}`;
}
function show(value) {
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .headOf */ .Uo)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(value), MAX_SHOWN);
}
async function checkOutput(output, schema, patterns) {
    return validateOutput(output, schema, await patternMatcher(schema, patterns));
}
function schemaViolation(node, source, problems, found, secrets = _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_SECRETS */ .g1) {
    const message = `the output of ${node} breaks its schema: ${describeProblems(problems)}`;
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .unfitData */ .p6)(node, source, problems[0]?.path ?? '$', message, {
        problems: problems.map((problem) => ({ path: problem.path, message: problem.message })),
        excerpt: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .headOf */ .Uo)(found, 1000, secrets),
    });
}
function toJsonSchema(fields) {
    const names = Object.keys(fields);
    const required = names.filter((name) => fields[name]?.required !== false);
    return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
        ...(required.length > 0 ? { required } : {}),
        additionalProperties: false,
    };
}
const SAME_IN_JSON_SCHEMA = ['description', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength'];
function fieldSchema(field) {
    const nullable = field.nullable === true;
    const same = SAME_IN_JSON_SCHEMA.flatMap((name) => (field[name] === undefined ? [] : [[name, field[name]]]));
    return {
        ...(field.type === 'object' && field.properties !== undefined ? toJsonSchema(field.properties) : {}),
        type: nullable ? [field.type, 'null'] : field.type,
        ...Object.fromEntries(same),
        ...(field.enum !== undefined ? { enum: nullable ? [...field.enum, null] : [...field.enum] } : {}),
        ...(field.items !== undefined ? { items: fieldSchema(field.items) } : {}),
    };
}


/***/ }),

/***/ 2108:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: function() { return /* binding */ passedOn; },
/* harmony export */   N_: function() { return /* binding */ sourceValue; },
/* harmony export */   RL: function() { return /* binding */ templateError; },
/* harmony export */   S5: function() { return /* binding */ renderText; },
/* harmony export */   aS: function() { return /* binding */ templateValue; },
/* harmony export */   bK: function() { return /* binding */ literalText; },
/* harmony export */   rb: function() { return /* binding */ renderData; },
/* harmony export */   sp: function() { return /* binding */ renderFields; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5636);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2759);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2177);




function templateError(failure, field) {
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .engineFailure */ .FR)('internal.template_error', `${field}: ${failure.message}${unprinted(failure)}`, {
        field,
        template: failure.template,
        ...(failure.file === undefined ? {} : { template_file: failure.file }),
        position: { line: failure.line, column: failure.column },
        available_fields: failure.availableFields,
        available_fields_total: failure.availableFieldsTotal,
        ...(failure.allFields.length > failure.availableFields.length ? { all_fields: failure.allFields } : {}),
    });
}
const STREAM_FIELDS = new Set([
    'stdout',
    'stderr',
    'exit_code',
    'stdout_truncated',
    'stderr_truncated',
]);
function unprinted({ message, availableFields: fields }) {
    const bare = fields.includes('stdout') && fields.every((name) => STREAM_FIELDS.has(name));
    return bare && / has no field /.test(message) ? '; its stdout was not one JSON object, so it gave no fields' : '';
}
function renderText(source, scope, field, comments = true) {
    const template = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseIn */ .Fp)(scope, source, comments);
    if (!template.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._)(templateError(template.error, field));
    const text = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .render */ .XX)(template.value, scope);
    return text.ok ? text : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._)(templateError(text.error, field));
}
function literalText(value) {
    return typeof value === 'boolean' ? String(value) : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .printValue */ .jt)(value);
}
function passedOn(source, scope, text, convert) {
    const value = convert(text);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonNumber */ .OD)(value) || (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .printValue */ .jt)(value) === text.trim() || !givesText(source, scope))
        return value;
    return text;
}
function givesText(source, scope) {
    const template = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseIn */ .Fp)(scope, source);
    const expression = template.ok ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExpression */ .L5)(template.value) : null;
    if (expression === null || (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .makesJson */ .yV)(expression))
        return false;
    const value = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluate */ ._3)(expression, scope);
    return value.ok && typeof value.value === 'string';
}
function renderData(value, scope, field, convert) {
    if (typeof value === 'string') {
        const text = renderText(value, scope, field);
        return text.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(passedOn(value, scope, text.value, convert)) : text;
    }
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(value))
        return renderFields(value, scope, field, convert);
    if (!Array.isArray(value))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonNumber */ .OD)(value) || typeof value === 'boolean' ? value : null);
    const rendered = [];
    for (const [index, item] of value.entries()) {
        const one = renderData(item, scope, `${field}[${index}]`, convert);
        if (!one.ok)
            return one;
        rendered.push(one.value);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(rendered);
}
function renderFields(fields, scope, field, convert = _expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .coerceText */ .DW) {
    const rendered = {};
    for (const [key, value] of Object.entries(fields)) {
        const one = renderData(value, scope, `${field}.${key}`, convert);
        if (!one.ok)
            return one;
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .setKey */ .qL)(rendered, key, one.value);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(rendered);
}
function templateValue(source, names) {
    const template = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseIn */ .Fp)(names, source);
    if (!template.ok)
        return template;
    const expression = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyExpression */ .L5)(template.value);
    if (expression !== null && !(0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .makesJson */ .yV)(expression))
        return (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluate */ ._3)(expression, names);
    const text = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .render */ .XX)(template.value, names);
    return text.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)((0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .coerceText */ .DW)(text.value)) : text;
}
function sourceValue(source, names) {
    const expression = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isTemplate */ .Fl)(source) ? null : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseExpression */ .YK)(source);
    const value = expression === null ? templateValue(source, names) : expression.ok ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluate */ ._3)(expression.value, names) : expression;
    return value.ok ? value : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._)(templateError(value.error, 'source'));
}


/***/ }),

/***/ 5807:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: function() { return /* binding */ tailOf; },
/* harmony export */   Eg: function() { return /* binding */ printedObject; },
/* harmony export */   U8: function() { return /* binding */ MAX_OUTPUT_FILE_BYTES; },
/* harmony export */   WH: function() { return /* binding */ typedFields; },
/* harmony export */   fM: function() { return /* binding */ lastLine; },
/* harmony export */   mx: function() { return /* binding */ fieldsFromFile; },
/* harmony export */   u7: function() { return /* binding */ withoutRunFile; },
/* harmony export */   vQ: function() { return /* binding */ scriptOutput; },
/* harmony export */   xM: function() { return /* binding */ tellTrouble; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2759);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2177);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3833);




const TAIL_BYTES = 4096;
function tailOf(text, secrets = _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_SECRETS */ .g1) {
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .tailOf */ .Cj)(text, TAIL_BYTES, secrets);
}
const NODE_SIGNATURE = /^Node\.js v\d+\.\d+/;
const NAMED_ERROR = /^(?:Uncaught )?[\w$.]*(?:Error|Exception)(?: \[\w+\])?(?:: |$)/;
const NPM_POINTER = /^npm (?:error|ERR!)(?: +(?:\w+(?: This is related to .*)?|A complete log of this run can be found in:.*|For a full report see:|\S.*[\\/]_logs[\\/]\S+))?$/;
function lastLine(text, secrets = _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_SECRETS */ .g1) {
    const lines = tailOf(text, secrets)
        .split(/\r?\n|\r/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
    const last = lines.findLast((line) => !NPM_POINTER.test(line)) ?? lines.at(-1) ?? '';
    const shown = NODE_SIGNATURE.test(last) ? (lines.findLast((line) => NAMED_ERROR.test(line)) ?? lines.at(-2)) : last;
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .headOf */ .Uo)(shown ?? last, 500, secrets);
}
function printedObject(streams) {
    if (streams.stdout.truncated)
        return undefined;
    const text = streams.stdout.text.trim();
    if (!text.startsWith('{') || !text.endsWith('}'))
        return undefined;
    const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value) ? value : undefined;
}
function scriptOutput(streams, exitCode, printed, written) {
    const base = { stdout: streams.stdout.text, stderr: streams.stderr.text, exit_code: exitCode };
    if (streams.stdout.truncated)
        base['stdout_truncated'] = true;
    if (streams.stderr.truncated)
        base['stderr_truncated'] = true;
    return printed === undefined && written === undefined ? base : { ...base, ...printed, ...written };
}
const MAX_OUTPUT_FILE_BYTES = 1024 * 1024;
const NAME = /^[A-Za-z_][A-Za-z0-9_-]*$/;
function fieldsFromFile(content) {
    switch (content.status) {
        case 'absent':
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(null);
        case 'unreadable':
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)({ reason: `it cannot be read: ${content.message}`, text: '' });
        case 'too_large': {
            const limit = `${MAX_OUTPUT_FILE_BYTES / 1024 / 1024} MiB`;
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)({ reason: `it has ${content.size} bytes, and at most ${limit} are read`, text: '' });
        }
        case 'bytes':
            return parse(content.bytes);
    }
}
function parse(bytes) {
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)({ reason: 'it is not UTF-8', text: '' });
    }
    const lines = text.split(/\r?\n/);
    const fields = new Map();
    for (let index = 0; index < lines.length; index++) {
        const line = lines[index] ?? '';
        if (line === '')
            continue;
        const problem = (reason) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)({ reason: `line ${index + 1}: ${reason}`, text: line });
        const equals = line.indexOf('=');
        const heredoc = line.indexOf('<<');
        const isPlain = equals !== -1 && (heredoc === -1 || equals < heredoc);
        const end = isPlain ? equals : heredoc;
        if (end === -1)
            return problem('a line is `name=value`, or `name<<END` with the value in the lines up to `END`');
        const name = line.slice(0, end);
        if (!NAME.test(name))
            return problem('a name is made of letters, digits, `_` and `-`, and starts with no digit');
        if (isPlain) {
            fields.set(name, line.slice(equals + 1));
            continue;
        }
        const mark = line.slice(heredoc + 2);
        if (mark === '')
            return problem('after `<<` comes the word that ends the value');
        const close = lines.indexOf(mark, index + 1);
        if (close === -1)
            return problem(`no later line is just \`${mark}\`, so that the value has no end`);
        fields.set(name, lines.slice(index + 1, close).join('\n'));
        index = close;
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(fields.size === 0 ? null : fields);
}
function typedFields(fields, schema) {
    const typed = {};
    for (const [name, text] of fields) {
        const type = schema !== undefined && Object.hasOwn(schema, name) ? schema[name]?.type : undefined;
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .setKey */ .qL)(typed, name, type === undefined || type === 'string' ? text : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .coerceText */ .DW)(text));
    }
    return typed;
}
const TROUBLES = [
    [
        /(\S+): Permission denied$/,
        (script) => `${script} is not executable: run \`chmod +x ${script}\`, or \`git update-index --chmod=+x ${script}\``,
    ],
    [
        /(\S+): (?:cannot execute: required file not found|bad interpreter: .*|.*\^M.*)$/,
        (script) => `the interpreter in the first line of ${script} does not exist; Windows line ends (CRLF) also look like this`,
    ],
    [
        /(\S*\/\S*): No such file or directory$/,
        (script) => script.startsWith('/')
            ? `there is no ${script}`
            : `there is no ${script} in the folder where the script starts; set \`working_dir\`, or give the path from there`,
    ],
    [/(\S+): (?:command )?not found$/, (script) => `no program is called ${script}; is it installed, and on the PATH?`],
];
const NOT_STARTED = new Set([126, 127]);
function tellTrouble(line, exitCode, runFile) {
    const said = withoutRunFile(line, runFile);
    if (!NOT_STARTED.has(exitCode))
        return said;
    for (const [pattern, reason] of TROUBLES) {
        const script = pattern.exec(said)?.[1];
        if (script !== undefined)
            return `${reason(script)}: ${said}`;
    }
    return said;
}
function withoutRunFile(line, runFile) {
    return runFile === null || runFile === '' ? line : line.replaceAll(runFile, 'run');
}


/***/ }),

/***/ 7440:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: function() { return /* binding */ redactEnvelope; },
/* harmony export */   gx: function() { return /* binding */ redactEvent; },
/* harmony export */   lE: function() { return /* binding */ redactFinding; },
/* harmony export */   sJ: function() { return /* binding */ redactGraph; }
/* harmony export */ });
/* harmony import */ var _core_event_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7095);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20);
/* harmony import */ var _redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8896);




function object(words, others = {}) {
    return { fields: { ...Object.fromEntries(words.map((name) => [name, 'word'])), ...others } };
}
const ERROR = object(['kind', 'exception_type']);
const OPTIONS = { each: object(['prompt_for']) };
const ENGINE_DETAILS = object(['node', 'group', 'failed', 'total', 'source', 'field'], { errors: { each: ERROR } });
function groupOutput(key) {
    const results = { each: object(['index', 'status'], { key, error: ERROR }) };
    return object(['type', 'count'], { errors: { each: ERROR }, results });
}
const OUTPUTS = {
    parallel: groupOutput('word'),
    for_each: groupOutput('data'),
};
function contentOf(field, event) {
    switch (field) {
        case 'word':
        case 'data':
            return field;
        case 'envelope':
            return object(['kind'], { details: 'origin' in event && event.origin !== 'engine' ? 'data' : ENGINE_DETAILS });
        case 'output':
            return ('node_type' in event ? OUTPUTS[event.node_type] : undefined) ?? 'data';
        case 'item':
            return object(['group', 'index']);
        case 'options':
            return OPTIONS;
        case 'gate':
            return object(['node'], { options: OPTIONS });
        case 'errors':
            return { each: object(['node', 'kind']) };
        case 'error-facts':
            return object(['origin', 'typed', 'attempts', 'exit_code'], {
                while_handling: { each: object(['node', 'kind']) },
            });
    }
}
function redactEvent(event, redactor) {
    const { fields } = (0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_0__/* .eventFacts */ .IS)(event.type);
    return redactObject((0,_core_events_js__WEBPACK_IMPORTED_MODULE_2__/* .eventJson */ .T$)(event), redactor, (name) => {
        if (name === 'type')
            return 'word';
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        return field === undefined ? undefined : contentOf(field.content, event);
    });
}
function redact(value, content, redactor) {
    if (content === 'word')
        return value;
    if (content === 'data')
        return redactor.json(value);
    if ('each' in content) {
        if (Array.isArray(value))
            return redactList(value, content.each, redactor);
        return redactObject(value, redactor, () => content.each, true);
    }
    const { fields } = content;
    return redactObject(value, redactor, (name) => (Object.hasOwn(fields, name) ? fields[name] : undefined));
}
function redactList(list, each, redactor) {
    const clean = list.map((item) => redact(item, each, redactor));
    return clean.every((item, index) => item === list[index]) ? list : clean;
}
function redactObject(value, redactor, contentOfField, namesAreData = false) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(value))
        return redactor.json(value);
    const entries = Object.entries(value);
    const clean = entries.map(([name, item]) => {
        const content = contentOfField(name);
        if (content === undefined)
            return redactor.member(name, item);
        return [namesAreData ? redactor.member(name, null)[0] : name, redact(item, content, redactor)];
    });
    const isSame = clean.every(([name, item], index) => name === entries[index]?.[0] && item === entries[index]?.[1]);
    return isSame ? value : (0,_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .fromEntries */ .PW)(clean);
}
function redactEnvelope({ kind, message, details }, redactor) {
    const clean = redactor.json(details);
    return { kind, message: redactor.text(message), details: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(clean) ? clean : {} };
}
function redactGraph(graph, redactor) {
    return { ...graph, edges: graph.edges.map((edge) => ({ ...edge, label: redactor.text(edge.label) })) };
}
function redactFinding(finding, redactor) {
    const suggestion = finding.suggestion === null ? null : redactor.text(finding.suggestion);
    return { ...finding, message: redactor.text(finding.message), suggestion };
}


/***/ }),

/***/ 5193:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XU: function() { return /* binding */ ErrorFile; },
  l7: function() { return /* binding */ EventBus; },
  vu: function() { return /* binding */ EventLog; }
});

// EXTERNAL MODULE: ./build/src/core/bounded.js
var bounded = __webpack_require__(8441);
// EXTERNAL MODULE: ./build/src/core/event-types.js + 2 modules
var event_types = __webpack_require__(86);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(20);
// EXTERNAL MODULE: ./build/src/core/ports.js
var ports = __webpack_require__(1848);
// EXTERNAL MODULE: ./build/src/redaction/redact-records.js
var redact_records = __webpack_require__(7440);
// EXTERNAL MODULE: ./build/src/core/events.js
var events = __webpack_require__(7095);
;// CONCATENATED MODULE: ./build/src/reporters/error-records.js


function toErrorRecord(event, { workflow, github }) {
    const { timestamp, run_id, envelope, frames, attempts, exit_code, stderr_tail, while_handling: handling } = event;
    const { kind, message, details } = envelope;
    return {
        schema_version: 1,
        timestamp,
        run_id,
        workflow: { name: workflow.name, file: workflow.file },
        node: (0,events/* raisedBy */.wb)(event),
        envelope: { kind, message, details },
        frames,
        attempts,
        exit_code,
        stderr_tail,
        ...(handling === undefined ? {} : { while_handling: handling }),
        github,
    };
}
function toJsonLine(value) {
    const text = (0,json/* jsonText */.s$)(value) ?? 'null';
    return `${text.replace(/[\u0085\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
}

// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(7400);
;// CONCATENATED MODULE: ./build/src/run/event-bus.js







const MAX_TEXT = 64 * 1024;
const WHOLE = ['error_recorded', 'workflow_completed', 'workflow_failed'];
class EventBus {
    runId;
    clock;
    redactor;
    files;
    consumers;
    #seq;
    #now = 0;
    constructor(runId, clock, redactor, files, consumers, firstSeq = 1) {
        this.runId = runId;
        this.clock = clock;
        this.redactor = redactor;
        this.files = files;
        this.consumers = consumers;
        this.#seq = firstSeq - 1;
    }
    emit = (event, replay = null) => {
        const clean = (0,redact_records/* redactEvent */.gx)(event, this.redactor);
        this.#now = this.clock.now();
        if (replay === null) {
            this.files?.raw.append(event, clean, this.#now);
            this.#seq += 1;
        }
        const shown = (WHOLE.includes(event.type) ? clean : (0,bounded/* cutLongTexts */.h)(clean, MAX_TEXT));
        const timestamp = new Date(replay?.at ?? this.#now).toISOString();
        const stamp = { timestamp, run_id: this.runId, seq: this.#seq };
        const again = replay === null ? {} : { replayed: true, ...(replay.joined === true ? { joined: true } : {}) };
        const stamped = Object.assign({}, shown, stamp, again);
        if (replay === null)
            this.files?.log.append(event.type, `${(0,json/* jsonText */.s$)(stamped)}\n`);
        for (const consumer of this.consumers)
            consumer.consume(stamped);
    };
}
const BUFFERED = 32 * 1024;
const LATE_MS = 200;
class EventLog {
    #open;
    #file = null;
    #buffer = '';
    #failure = null;
    #timer;
    constructor(files, path) {
        this.#open = () => files.openAppend(path);
    }
    get failure() {
        return this.#failure;
    }
    append(type, line) {
        if (this.#failure !== null || !(0,event_types/* eventFacts */.IS)(type).logged)
            return;
        this.#timer ??= setInterval(() => this.flush(), LATE_MS).unref();
        this.#buffer += line;
        if (this.#buffer.length > BUFFERED)
            this.flush();
    }
    flush() {
        if (this.#buffer === '' || this.#failure !== null)
            return;
        const text = this.#buffer;
        this.#buffer = '';
        this.#attempt(() => {
            this.#file ??= this.#open();
            this.#file.append(text);
        });
    }
    close() {
        this.flush();
        clearInterval(this.#timer);
        this.#timer = undefined;
        this.#attempt(() => this.#file?.close());
        this.#file = null;
    }
    #attempt(write) {
        try {
            write();
        }
        catch (error) {
            this.#failure ??= (0,error_message/* errorMessage */.gJ)(error);
        }
    }
}
class ErrorFile {
    files;
    path;
    facts;
    #lines = [];
    constructor(files, path, facts) {
        this.files = files;
        this.path = path;
        this.facts = facts;
    }
    consume(event) {
        if (event.type === 'error_recorded')
            this.#lines.push(toJsonLine(toErrorRecord(event, this.facts)));
    }
    write() {
        if (this.#lines.length === 0)
            return {};
        if (this.path === null)
            return { errors_write_error: 'there is no run folder' };
        try {
            (0,ports/* appendDurably */.iO)(this.files, this.path, this.#lines.join(''));
            return { errors_path: this.path };
        }
        catch (error) {
            return { errors_write_error: (0,error_message/* errorMessage */.gJ)(error) };
        }
    }
}


/***/ }),

/***/ 8454:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: function() { return /* binding */ execute; }
});

// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(7280);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var outcome = __webpack_require__(5636);
// EXTERNAL MODULE: ./build/src/core/place.js
var place = __webpack_require__(2719);
// EXTERNAL MODULE: ./build/src/durability/dead-letters.js
var dead_letters = __webpack_require__(8992);
// EXTERNAL MODULE: ./build/src/durability/recall.js
var durability_recall = __webpack_require__(791);
// EXTERNAL MODULE: ./build/src/engine/index.js + 1 modules
var engine = __webpack_require__(4235);
// EXTERNAL MODULE: ./build/src/redaction/index.js + 1 modules
var redaction = __webpack_require__(6996);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/account/next-steps.js
var next_steps = __webpack_require__(4719);
// EXTERNAL MODULE: ./build/src/config/inputs.js
var config_inputs = __webpack_require__(3696);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(20);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(9538);
// EXTERNAL MODULE: ./build/src/text/checksum.js
var checksum = __webpack_require__(685);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(7400);
// EXTERNAL MODULE: ./build/src/durability/journal.js
var journal = __webpack_require__(479);
// EXTERNAL MODULE: ./build/src/durability/protect.js
var protect = __webpack_require__(3131);
// EXTERNAL MODULE: ./build/src/durability/saved-run.js
var saved_run = __webpack_require__(9832);
// EXTERNAL MODULE: ./build/src/durability/snapshot.js
var snapshot = __webpack_require__(5094);
;// CONCATENATED MODULE: ./build/src/durability/checkpointing.js











const NOTHING_STORED = {
    path: null,
    resumable: false,
    inputsAgain: [],
    resumeFrom: null,
    journal: null,
};
function openCheckpoint(request) {
    const { files, folder } = request;
    const target = external_node_path_default().join(folder, snapshot/* CHECKPOINT_FILE */.S5);
    const base = {
        ...request.snapshot,
        inputs: protectedInputs(request),
        options: protectedOptions(request),
        hashes: Object.fromEntries(request.workflow.hashes),
    };
    let failed = null;
    const save = (state, flush = 'flushed') => {
        try {
            files.replace(target, (0,snapshot/* snapshotText */.MY)({ ...base, ...snapshot/* RUNNING */.W2, ...state }), flush);
            return null;
        }
        catch (error) {
            return (0,error_message/* errorMessage */.gJ)(error);
        }
    };
    let isTold = false;
    const tellBroken = () => {
        if (failed === null || isTold)
            return;
        isTold = save({ resumable: false, broken: failed }) === null || removeQuietly(files, target);
    };
    const fail = (message) => {
        if (failed !== null)
            return;
        failed = message;
        tellBroken();
        request.onFailure(`${message}; ${messages/* NOT_RESUMABLE */.J0}`);
    };
    const problem = save({});
    if (problem !== null)
        fail(problem);
    const journal = failed === null ? openJournal(request, fail) : null;
    return {
        problem: () => failed,
        append: (event, clean, at) => {
            tellBroken();
            journal?.append(event, clean, at);
        },
        flush: () => {
            if (journal?.dirty !== true)
                return false;
            journal.flush();
            return !journal.broken;
        },
        lost: () => {
            journal?.flush();
            return journal?.hidesSecrets === true ? firstLost(request) : null;
        },
        finish: (end) => {
            journal?.close();
            tellBroken();
            const verdict = resumability(end, request.snapshot.shard);
            if (!verdict.keep || failed !== null || journal === null || journal.broken || !files.exists(target))
                return NOTHING_STORED;
            if (!verdict.resumable)
                return { ...NOTHING_STORED, path: target };
            const inputsAgain = Object.entries(base.inputs).flatMap(([name, value]) => (0,saved_run/* recalledValue */.kq)(value, () => '') === null ? [name] : []);
            const resumeFrom = journal.hidesSecrets ? firstLost(request) : null;
            return { path: target, resumable: true, inputsAgain, resumeFrom, journal: (0,checksum/* checksumText */.d)(journal.crc) };
        },
        seal: (end) => {
            const { keep, resumable, reason } = resumability(end, request.snapshot.shard);
            tellBroken();
            if (!keep)
                return removeBoth(files, folder);
            if (failed !== null || journal === null)
                return;
            const { crc, lines } = journal;
            const state = { status: 'ended', outcome: end.outcome, resumable, reason };
            const problem = save({ ...state, journal: (0,checksum/* checksumText */.d)(crc), journal_lines: lines }, 'whole');
            if (problem !== null)
                request.onFailure(problem);
        },
    };
}
function firstLost({ files, folder, workflow }) {
    const saved = (0,saved_run/* readCheckpoint */.HQ)(files, folder);
    if (!saved.ok)
        return null;
    const records = (0,saved_run/* restoreEntries */.Hw)(saved.value.entries, () => '');
    return new durability_recall/* Recall */.y(records).troubles(workflow).lost[0] ?? null;
}
function protectedInputs({ workflow, snapshot, redactor }) {
    const secret = new Set((0,config_inputs/* secretInputs */._y)(workflow));
    const inputs = Object.entries(snapshot.inputs).flatMap(([name, value]) => {
        const spec = workflow.settings.input?.[name];
        const isInFile = spec !== undefined && (0,json/* jsonText */.s$)(value) === (0,json/* jsonText */.s$)((0,config_inputs/* valueUnlessGiven */.N2)(spec));
        if (secret.has(name) && isInFile)
            return [];
        const alone = (0,protect/* protect */.yQ)({ [name]: value }, redactor);
        const clean = (0,json/* isJsonObject */.OW)(alone) ? alone[name] : undefined;
        const known = clean !== undefined && (!secret.has(name) || (typeof value === 'string' && clean !== value));
        const stored = known ? clean : (0,protect/* reference */.ir)(`input:${name}`);
        return isInFile && (0,saved_run/* recalledValue */.kq)(stored, () => '') === null ? [] : [[name, stored]];
    });
    return Object.fromEntries(inputs);
}
function protectedOptions({ snapshot, redactor }) {
    const stored = (0,protect/* protect */.yQ)(snapshot.options, redactor);
    return (0,json/* isJsonObject */.OW)(stored) ? stored : {};
}
function openJournal(request, onFailure) {
    const { files, folder, saved, redactor } = request;
    try {
        const file = external_node_path_default().join(folder, snapshot/* JOURNAL_FILE */.RD);
        if (saved !== null && saved.mend !== null)
            (0,saved_run/* mendJournal */.If)(files, file, saved.mend);
        const { crc, lines } = saved ?? { crc: (0,snapshot/* journalStart */.mi)(request.snapshot), lines: 0 };
        return new journal/* Journal */.CQ({ file: files.openAppend(file), redactor, crc, lines, onFailure });
    }
    catch (error) {
        onFailure((0,error_message/* errorMessage */.gJ)(error));
        return null;
    }
}
function removeBoth(files, folder) {
    for (const name of [snapshot/* CHECKPOINT_FILE */.S5, snapshot/* JOURNAL_FILE */.RD])
        removeQuietly(files, external_node_path_default().join(folder, name));
}
function removeQuietly(files, file) {
    try {
        files.remove(file);
        return true;
    }
    catch {
        return false;
    }
}
function resumability(end, shard) {
    if (end.termination !== null)
        return { keep: false, resumable: false, reason: 'it was terminated on purpose' };
    if (end.outcome === 'success')
        return { keep: true, resumable: false, reason: 'it succeeded' };
    if (end.error?.envelope.kind === 'halt.intentional' && shard === null)
        return { keep: true, resumable: false, reason: 'a halt route ended it' };
    return { keep: true, resumable: true, reason: null };
}

// EXTERNAL MODULE: ./build/src/durability/shards.js
var shards = __webpack_require__(7183);
// EXTERNAL MODULE: ./build/src/reporters/result.js + 1 modules
var reporters_result = __webpack_require__(2517);
// EXTERNAL MODULE: ./build/src/run/reports.js
var reports = __webpack_require__(6711);
// EXTERNAL MODULE: ./build/src/account/run-account.js + 8 modules
var run_account = __webpack_require__(5455);
// EXTERNAL MODULE: ./build/src/core/github.js
var core_github = __webpack_require__(6657);
// EXTERNAL MODULE: ./build/src/redaction/redact-records.js
var redact_records = __webpack_require__(7440);
// EXTERNAL MODULE: ./build/src/run/event-bus.js + 1 modules
var event_bus = __webpack_require__(5193);
// EXTERNAL MODULE: ./build/src/core/step-types.js
var step_types = __webpack_require__(9448);
// EXTERNAL MODULE: ./build/src/text/any-bytes.js
var any_bytes = __webpack_require__(104);
;// CONCATENATED MODULE: ./build/src/run/live-output.js



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
            this.#running.delete((0,place/* nodeKey */.u8)(event));
        if (event.type !== 'node_started' || !(0,step_types/* isWork */.cD)(event.node_type))
            return;
        const { scope, node, visit, attempt } = event;
        this.#running.set((0,place/* nodeKey */.u8)(event), {
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
        unreported.text = (0,any_bytes/* withoutEscapes */.Lx)(text.slice(startOfEnd(text)));
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
function startOfEnd(text) {
    const excess = text.length - MOST_CHARS;
    if (excess <= 0)
        return 0;
    const line = text.indexOf('\n', excess - 1) + 1;
    if (line > 0 && line < text.length)
        return line;
    return /^[\udc00-\udfff]/.test(text.slice(excess, excess + 1)) ? excess + 1 : excess;
}

// EXTERNAL MODULE: ./build/src/run/node-ports.js
var node_ports = __webpack_require__(8127);
// EXTERNAL MODULE: ./build/src/run/output-router.js
var output_router = __webpack_require__(5697);
// EXTERNAL MODULE: ./build/src/run/workflow-graph.js
var workflow_graph = __webpack_require__(7822);
;// CONCATENATED MODULE: ./build/src/run/session.js











function openSession(todo, runId, runDir, redactor, tracer) {
    const { request, workflow } = todo;
    const { adapters, observer } = request;
    const log = runDir === null ? null : new event_bus/* EventLog */.vu(adapters.files, external_node_path_default().join(runDir, 'events.jsonl'));
    const graph = (0,redact_records/* redactGraph */.sJ)((0,workflow_graph/* workflowGraph */.c)(workflow), redactor);
    const account = new run_account/* RunAccount */.b();
    const leg = redactor.json(request.matrix ?? null);
    const github = (0,core_github/* githubRecord */.BF)(request.env, (0,json/* isJsonObject */.OW)(leg) ? leg : null);
    const errorFile = new event_bus/* ErrorFile */.XU(adapters.files, runDir === null ? null : external_node_path_default().join(runDir, 'errors.jsonl'), {
        workflow: { name: workflow.settings.name, file: workflow.displayFile },
        github,
    });
    const { warnings, sources } = todo;
    const watching = observer.started({ workflow, redactor, runId, runDir, account, warnings, sources });
    const showsColours = watching.sinks.some((sink) => sink.showsColours);
    const liveOutput = log && new LiveOutput(adapters.clock, (event) => bus.emit(event), showsColours);
    const sinks = liveOutput === null ? watching.sinks : [...watching.sinks, liveOutput];
    const router = new output_router/* OutputRouter */.L(redactor, sinks, observer.masked);
    const budget = new node_ports/* RunTokenBudget */.E(workflow.settings.limits?.max_tokens ?? null);
    const consumers = [
        router,
        errorFile,
        budget,
        ...(liveOutput === null ? [] : [liveOutput]),
        account,
        ...(tracer === null ? [] : [{ consume: () => tracer.follow(account) }]),
        ...watching.consumers,
    ];
    let checkpoint = null;
    const raw = { append: (event, clean, at) => checkpoint?.append(event, clean, at) };
    const files = log === null ? null : { raw, log };
    const bus = new event_bus/* EventBus */.l7(runId, adapters.clock, redactor, files, consumers, todo.resume?.nextSeq ?? 1);
    const isDurable = runDir !== null && request.oneStep === undefined;
    checkpoint = isDurable ? startCheckpoint(todo, runId, runDir, redactor, bus) : null;
    const rewind = todo.resume?.rewind ?? null;
    if (rewind !== null)
        bus.emit({ type: 'run_rewound', scope: '', node: null, ...rewind });
    return {
        todo,
        graph,
        runId,
        runDir,
        redactor,
        bus,
        router,
        liveOutput,
        log,
        checkpoint,
        account,
        errorFile,
        github: github === null ? null : { ...github, sha: request.commit ?? github.sha },
        budget,
        tracer,
    };
}
function startCheckpoint(todo, runId, runDir, redactor, bus) {
    const { request, workflow, inputs, resume } = todo;
    return openCheckpoint({
        files: request.adapters.files,
        folder: runDir,
        redactor,
        workflow,
        snapshot: {
            run_id: runId,
            workflow: { name: workflow.settings.name, file: workflow.displayFile },
            file: request.fileAsGiven,
            cwd: request.cwd,
            inputs,
            created_at: resume?.saved.snapshot.created_at ?? request.adapters.clock.now(),
            strict_exit: request.strictExit,
            provider: request.provider,
            options: savedOptions(request),
            shard: resume?.shard ?? null,
            traceparent: resume === null ? (request.env['TRACEPARENT'] ?? null) : resume.saved.snapshot.traceparent,
        },
        saved: resume?.saved ?? null,
        onFailure: (error) => bus.emit({ type: 'checkpoint_save_failed', scope: '', node: null, error }),
    });
}
function savedOptions({ instructions, metadata = {} }) {
    const { workspace = [], caller = [] } = instructions ?? {};
    return { instructions: { workspace: [...workspace], caller: [...caller] }, metadata: { ...metadata } };
}
function makeDurable(session) {
    const { bus, log, checkpoint, runDir } = session;
    if (runDir !== null && checkpoint?.flush() === true)
        bus.emit({ type: 'checkpoint_saved', scope: '', node: null, path: external_node_path_default().join(runDir, 'checkpoint.json') });
    log?.flush();
}

;// CONCATENATED MODULE: ./build/src/run/conclude.js











const MAX_COMMAND = 1000;
function concludeRun(session, end, repaired, durationMs) {
    const { todo, runId, runDir, redactor, bus, log, account, graph } = session;
    const { request, workflow } = todo;
    for (const error of end.records)
        bus.emit(recordedEvent(error));
    const written = session.errorFile.write();
    const unwritten = written.errors_write_error;
    if (unwritten !== undefined)
        bus.emit({ type: 'errors_jsonl_write_failed', scope: '', node: null, error: unwritten });
    if (end.termination === null)
        makeDurable({ ...session, log: null });
    const stored = session.checkpoint?.finish(end) ?? NOTHING_STORED;
    writePlan(session, end, stored);
    bus.emit(closingEvent(end, written, durationMs, shareOf(session, end)));
    const lookup = (0,workflow_graph/* nodeLookup */.b)(workflow);
    const result = (0,reporters_result/* buildResult */.CR)({
        account,
        graph,
        runDir,
        commandDir: commandDir(session),
        runId,
        workflowName: workflow.settings.name,
        workflowFile: workflow.displayFile,
        hashes: Object.fromEntries(workflow.hashes),
        checkpointPath: stored.path,
        resumable: stored.resumable,
        inputsForCommands: commandInputs(todo, redactor),
        inputsAgain: stored.inputsAgain,
        resumeFrom: stored.resumeFrom,
        commandFile: request.fileAsGiven,
        ...(request.oneStep === undefined ? {} : { oneStep: { again: redactor.text(request.oneStep.again) } }),
        repaired,
        ...lookup,
        commandOf: (file, node) => redactor
            .text(lookup.commandOf(file, node) ?? '')
            .trim()
            .slice(0, MAX_COMMAND) || null,
        traceFile: runDir === null ? null : external_node_path_default().join(runDir, 'events.jsonl'),
        warnings: warningsWithoutEvent(todo).map((warning) => redactor.text(warning)),
    });
    log?.flush();
    if (runDir !== null)
        (0,reports/* writeOrNote */.r3)(request, external_node_path_default().join(runDir, 'result.json'), () => `${(0,json/* jsonText */.s$)(result, 2)}\n`);
    return { account, result, graph, runDir, github: session.github };
}
function shareOf({ todo, account }, { handoff }) {
    const shard = todo.resume?.shard ?? null;
    if (shard === null)
        return null;
    const { group, visit, index, of } = shard;
    const seen = account.notices.groups.findLast((one) => one.scope === '' && one.node === group && one.visit === visit);
    const counts = handoff?.part === 'shard' ? handoff : seen && { ...seen, items: seen.total };
    if (counts === undefined)
        return null;
    const { items, succeeded, failed } = counts;
    return { group, visit, index, of, items, succeeded, failed };
}
function commandDir({ todo: { request, workflow }, runDir, runId }) {
    if (runDir === null || request.reader === undefined)
        return runDir;
    return request.reader({ workflow: workflow.settings.name, runId }).artifactName ? next_steps/* FETCHED */.i1 : null;
}
function writePlan(session, { handoff }, stored) {
    if (handoff?.part !== 'plan')
        return;
    const { runDir, runId, todo } = session;
    if (runDir === null || stored.journal === null) {
        todo.request.observer.note('there is no plan for shards: the run left no checkpoint');
        return;
    }
    const text = (0,shards/* planText */.Pt)({ ...handoff, run_id: runId, base: stored.journal });
    (0,reports/* writeOrNote */.r3)(todo.request, external_node_path_default().join(runDir, shards/* SHARDS_FILE */.D6), () => text);
}
function warningsWithoutEvent({ warnings, folder, request }) {
    const found = warnings.filter(({ severity }) => severity === 'warning');
    const problem = folder?.problem ?? null;
    return [
        ...found.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
        ...(problem === null ? [] : [problem]),
        ...(request.oneStep?.warnings() ?? []),
    ];
}
function sealRun({ checkpoint, log, todo }, end) {
    checkpoint?.seal(end);
    log?.close();
    if (log !== null && log.failure !== null)
        todo.request.observer.note(`events.jsonl is incomplete: ${log.failure}`);
}
function recordedEvent(error) {
    return { type: 'error_recorded', scope: '', node: null, ...error };
}
function closingEvent(end, errors, durationMs, share = null) {
    const { termination, outcome, output, error, gate, signal, handoff } = end;
    const at = { scope: '', node: null };
    const rest = { ...(share === null ? {} : { shard: share }), duration_ms: durationMs };
    const terminated = termination === null ? {} : (0,engine/* terminationFields */.Y1)(termination);
    if (outcome === 'success')
        return { type: 'workflow_completed', ...at, output, ...rest, ...terminated };
    const failed = { type: 'workflow_failed', ...at, outcome, ...rest };
    if (termination !== null) {
        const why = { error_type: 'WorkflowTerminated', message: termination.reason };
        return { ...failed, ...why, ...endingError(null), failed_node: null, output, ...terminated };
    }
    return {
        ...failed,
        ...reasonOf(end),
        ...endingError(error),
        failed_node: error?.frames[0]?.node ?? gate?.node ?? null,
        ...(signal === null ? {} : { signal }),
        ...(gate === null ? {} : { gate }),
        ...(handoff?.part === 'plan' ? { plan: planOf(handoff) } : {}),
        ...errors,
    };
}
function endingError(error) {
    if (error === null)
        return { envelope: null, frames: [] };
    const { envelope, frames, ...rest } = error;
    return { envelope, frames, error: rest };
}
function planOf({ group, visit, total, shards }) {
    return { group, visit, total, shards };
}
function reasonOf({ outcome, error, gate, signal, handoff }) {
    if (outcome === 'cancelled')
        return { error_type: 'WorkflowCancelled', message: `cancelled by ${signal ?? 'SIGTERM'}` };
    if (error !== null) {
        const error_type = outcome === 'halted' ? 'UnhandledWorkflowError' : 'WorkflowFailed';
        return { error_type, message: error.envelope.message };
    }
    const awaited = handoff?.part === 'plan' ? `the shards of ${handoff.group}` : `an answer to ${gate?.node ?? 'a gate'}`;
    return { error_type: 'WorkflowSuspended', message: `waits for ${awaited}` };
}
function commandInputs({ workflow, inputs }, redactor) {
    const given = {};
    for (const [name, spec] of Object.entries(workflow.settings.input ?? {})) {
        const value = inputs[name];
        if (value === undefined || (0,json/* jsonText */.s$)(value) === (0,json/* jsonText */.s$)((0,config_inputs/* valueUnlessGiven */.N2)(spec)))
            continue;
        const hidden = spec.secret === true || redactor.changes({ [name]: value });
        given[name] = hidden ? { variable: variableFor(name, (0,json/* textOrJson */.v9)(value), redactor) } : (0,json/* textOrJson */.v9)(value);
    }
    return given;
}
function variableFor(name, text, redactor) {
    const source = redactor.secretsIn(text).find(({ value, origin }) => value === text && origin.startsWith('env:'));
    return (source?.origin.slice('env:'.length) ?? name).replaceAll(/[^A-Za-z0-9_]/g, '_').replace(/^(?=\d)/, '_');
}

// EXTERNAL MODULE: ./build/src/config/resilience.js
var resilience = __webpack_require__(968);
// EXTERNAL MODULE: ./build/src/engine/governance.js + 2 modules
var governance = __webpack_require__(8636);
// EXTERNAL MODULE: ./build/src/engine/resilience/breaker.js
var breaker = __webpack_require__(1803);
// EXTERNAL MODULE: ./build/src/engine/resilience/breaker-file.js
var breaker_file = __webpack_require__(2334);
;// CONCATENATED MODULE: ./build/src/run/governance.js







function createGovernance(session) {
    const { todo, bus } = session;
    const repository = openRepositoryBreakers(session);
    const breakers = new Map([...recalledBreakers(session), ...repository.breakers]);
    if (todo.resume !== null)
        for (const [id, state] of breakers)
            bus.emit({ type: 'breaker_counted', scope: '', node: null, id, state });
    return new governance/* RunGovernance */.Q({
        root: todo.workflow,
        emit: (event) => {
            bus.emit(event);
            if (event.type === 'breaker_counted')
                repository.save(event.id, event.state);
        },
        breakers,
        answers: recalledAnswers(todo.resume?.records ?? []),
        random: todo.request.random ?? Math.random,
    });
}
function recalledAnswers(records) {
    return records.flatMap(({ event: entry }) => {
        if (entry.type !== 'policy_evaluated')
            return [];
        const { policy_name, allowed, reason, metadata, mode } = entry;
        return [{ policy_name, allowed, reason, metadata, mode }];
    });
}
function openRepositoryBreakers({ todo: { request, resume, workflow } }) {
    const file = request.breakerState;
    const ids = repositoryIds(workflow);
    if (file === null || ids.size === 0)
        return { breakers: new Map(), save: () => { } };
    const { files } = request.adapters;
    const { note } = request.observer;
    let noted = false;
    const write = (changes) => {
        const problem = writeChanges(files, file, changes);
        if (problem !== null && !noted)
            note(`${file} cannot be written: ${problem}`);
        noted ||= problem !== null;
    };
    const save = (id, state) => {
        if (ids.has(id))
            write(new Map([[id, (0,breaker/* readBreakerState */.AX)(state)]]));
    };
    const { breakers: stored, warning } = readFile(files, file);
    if (warning !== null)
        note(`${file}: ${warning}`);
    if (resume?.resetBreakers === true) {
        if (stored.size > 0)
            write(new Map([...ids].map((id) => [id, null])));
        return { breakers: new Map(), save };
    }
    const breakers = new Map();
    for (const id of ids) {
        const state = stored.get(id) ?? (resume === null ? undefined : breaker/* CLOSED_BREAKER */.qJ);
        if (state !== undefined)
            breakers.set(id, state);
    }
    return { breakers, save };
}
function repositoryIds(root) {
    const ids = new Set();
    for (const workflow of (0,model/* allWorkflows */.Am)(root)) {
        for (const step of workflow.steps.values()) {
            const node = step.type === 'for_each' ? step.agent : step;
            if ((0,model/* isGroup */.IZ)(node))
                continue;
            const own = 'resilience' in node ? node.resilience : undefined;
            const { breaker } = (0,resilience/* resilienceOf */.z1)(workflow.settings.resilience, own);
            if (breaker?.scope !== 'repository')
                continue;
            ids.add((0,breaker_file/* breakerId */.yn)(breaker.key, { name: workflow.settings.name, file: workflow.displayFile }, node.name));
        }
    }
    return ids;
}
function readFile(files, file) {
    try {
        return files.exists(file) ? (0,breaker_file/* readBreakerFile */.Fw)(files.readText(file)) : { breakers: new Map(), warning: null };
    }
    catch (error) {
        return { breakers: new Map(), warning: (0,error_message/* errorMessage */.gJ)(error) };
    }
}
function writeChanges(files, file, changes) {
    const breakers = new Map(readFile(files, file).breakers);
    for (const [id, state] of changes) {
        if (state === null)
            breakers.delete(id);
        else
            breakers.set(id, state);
    }
    try {
        files.makeFolder(external_node_path_default().dirname(file));
        files.replace(file, (0,breaker_file/* writeBreakerFile */.oY)(breakers));
        return null;
    }
    catch (error) {
        return (0,error_message/* errorMessage */.gJ)(error);
    }
}
function recalledBreakers({ todo }) {
    const breakers = new Map();
    if (todo.resume === null || todo.resume.resetBreakers)
        return breakers;
    for (const { event } of todo.resume.breakers) {
        const state = (0,breaker/* readBreakerState */.AX)(event['state']);
        if (state !== null && typeof event['id'] === 'string')
            breakers.set(event['id'], (0,breaker/* breakerReleased */.ot)(state));
    }
    return breakers;
}

// EXTERNAL MODULE: ./build/src/run/interception.js
var interception = __webpack_require__(5750);
// EXTERNAL MODULE: ./build/src/run/prepare.js
var prepare = __webpack_require__(4843);
// EXTERNAL MODULE: ./build/src/run/providers.js
var providers = __webpack_require__(8294);
// EXTERNAL MODULE: ./build/src/run/run-folder.js
var run_folder = __webpack_require__(9870);
;// CONCATENATED MODULE: ./build/src/run/execute.js
















const FINALLY_BOUNDS = { finallyBudgetMs: 4000, finallyGraceMs: 500 };
async function execute(todo) {
    const { request, workflow, inputs } = todo;
    const { adapters } = request;
    const { resume } = todo;
    const runId = resume?.runId ?? request.runId ?? (0,run_folder/* newRunId */.F$)();
    const folder = resume === null ? (todo.folder ?? run_folder/* NO_FOLDER */.LQ) : { path: resume.folder, problem: null, release: resume.release };
    const redactor = new redaction/* Redactor */.pO({
        secrets: [
            ...(0,redaction/* secretsOfEnvironment */.O0)(request.env),
            ...request.secrets,
            ...(0,prepare/* secretsOfRun */.cn)(workflow, inputs),
            ...(0,providers/* secretsOfProviders */.nq)([workflow], request.env, (0,providers/* resolverOf */.EM)(request)),
        ],
    });
    redactor.keepNames(ownNames(workflow));
    const tracer = (await adapters.tracer?.(tracedRun(todo, runId))) ?? null;
    const session = openSession(todo, runId, folder.path, redactor, tracer);
    const unsaved = session.checkpoint?.problem() ?? null;
    if (unsaved !== null && todo.refuseUnsaved !== undefined) {
        folder.release();
        return todo.refuseUnsaved(unsaved);
    }
    const begun = adapters.clock.monotonic();
    const { end: ended, repaired } = await engineRun(session);
    const end = endOfPlan(session, endOfShard(session, ended));
    const durationMs = Math.round(adapters.clock.monotonic() - begun);
    const report = concludeRun(session, end, repaired, durationMs);
    await (0,reports/* writeReports */.Li)(request, todo.workspace, report);
    sealRun(session, end);
    const untraced = (await tracer?.finish()) ?? null;
    if (untraced !== null)
        request.observer.note(redactor.text(untraced));
    await request.observer.finished(report);
    folder.release();
    return {
        status: 'ended',
        result: report.result,
        output: end.output,
        hasOutput: workflow.output !== null || end.termination !== null || Object.keys(end.output ?? {}).length > 0,
        runDir: folder.path,
    };
}
function endOfPlan({ todo: { workflow }, checkpoint }, end) {
    const { handoff, ...rest } = end;
    const node = handoff?.part === 'plan' ? (checkpoint?.lost() ?? null) : null;
    if (handoff === undefined || node === null)
        return end;
    const { group } = handoff;
    const message = `${group} cannot be spread over shards: what ${node} left held a secret, and secrets are not stored in a run folder`;
    const suggestion = `Give the secret to the run as an input, or resume with --from ${node} and without shards.`;
    const { envelope } = (0,outcome/* unfitData */.p6)(node, 'output', 'output', message, { suggestion });
    const error = (0,engine/* engineError */.v_)(workflow, group, 'for_each', envelope);
    return { ...rest, outcome: 'invalid', error, records: [...end.records, error] };
}
function endOfShard({ todo: { workflow, resume }, checkpoint }, end) {
    const shard = resume?.shard ?? null;
    if (shard === null || end.outcome === 'cancelled')
        return end;
    checkpoint?.flush();
    const problem = checkpoint === null ? 'there is no run folder' : checkpoint.problem();
    if (problem === null)
        return end;
    const message = `what this shard did could not be saved, and the join needs it: ${problem}`;
    const suggestion = 'Run this shard again from its plan, where its folder can be written.';
    const envelope = { kind: 'internal.unexpected', message, details: { suggestion } };
    const error = (0,engine/* engineError */.v_)(workflow, shard.group, 'for_each', envelope);
    return { ...end, outcome: 'failed', error: end.error ?? error, records: [...end.records, error] };
}
function tracedRun({ resume, request }, runId) {
    if (resume === null)
        return { runId, storedParent: request.env['TRACEPARENT'] ?? null, resumed: null };
    const { traceparent } = resume.saved.snapshot;
    return { runId, storedParent: traceparent, resumed: `${request.adapters.clock.now()} ${process.pid}` };
}
async function engineRun(session) {
    const { todo, runId, bus, router } = session;
    const { request, workflow, inputs, resume } = todo;
    const { adapters } = request;
    const temp = (0,run_folder/* scratchFolder */.$B)(request, `conductor-${runId}-${process.pid}`, session.runDir);
    const { redactor, budget } = session;
    const { cwd } = request;
    const { ports, settings } = (0,node_ports/* nodeWorld */.$)({ runId, request, workflows: [workflow], cwd, temp, redactor, budget });
    const runsAgain = ({ scope, node }, reason) => bus.emit({ type: 'warning', scope, node, code: 'node-changed', message: `${reason}; it runs again` });
    const recall = resume === null ? null : new durability_recall/* Recall */.y(resume.records, runsAgain);
    const letters = (0,dead_letters/* openDeadLetters */.A)({
        runId,
        runDir: session.runDir,
        cwd,
        resumed: resume !== null,
        redactor,
        files: adapters.files,
        clock: adapters.clock,
        emit: (event) => bus.emit(event),
    });
    if (resume !== null)
        tellFacts(resume, bus);
    const end = await (0,engine/* runWorkflow */.FZ)({
        workflow,
        inputs,
        resumed: resume !== null,
        cancel: request.cancel,
        ...FINALLY_BOUNDS,
        services: {
            ports,
            settings: session.tracer === null ? settings : { ...settings, traceParentOf: session.tracer.traceParentOf },
            recall: recall ?? engine/* NOTHING_RECALLED */.b4,
            governance: createGovernance(session),
            intercept: request.intercept ?? (0,interception/* injecting */.Gk)(request.injections),
            emit: (event, replayedAt) => {
                bus.emit(event, replayedAt === null ? null : { at: replayedAt });
                if (event.type === 'node_completed')
                    letters.completed(event);
            },
            beforeEffect: () => makeDurable(session),
            output: router.write,
            random: request.random ?? Math.random,
            deadLetter: letters.giveUp,
            ...shardingOf(todo),
        },
    });
    session.liveOutput?.close();
    await ports.agents.tools.close();
    await adapters.processes.endLeftovers();
    adapters.removeFolder(temp);
    return { end, repaired: recall?.repaired ?? [] };
}
function tellFacts({ joined, records }, bus) {
    const itemOf = joined === null ? null : (0,place/* itemsOfRoot */.Gd)({ node: joined.group, visit: joined.visit });
    for (const { event, at } of records) {
        if (event.type !== 'policy_evaluated' && event.type !== 'dead_lettered' && event.type !== 'escalated')
            continue;
        const isOfShard = itemOf !== null && itemOf(event.scope) !== null;
        bus.emit(event, { at, ...(isOfShard ? { joined: true } : {}) });
    }
}
function shardingOf({ request: { shards }, resume }) {
    const shard = resume?.shard ?? null;
    if (shard !== null)
        return { sharding: { role: 'shard', ...shard } };
    return shards === undefined ? {} : { sharding: { role: 'plan', group: shards.group, shards: shards.count } };
}
function ownNames(root) {
    return (0,model/* allWorkflows */.Am)(root).flatMap(({ steps, settings }) => [
        settings.name,
        ...Object.keys(settings.input ?? {}),
        ...[...steps.values()].flatMap((step) => (step.type === 'for_each' ? [step.name, step.agent.name] : [step.name])),
    ]);
}


/***/ }),

/***/ 5750:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: function() { return /* binding */ injecting; },
/* harmony export */   RY: function() { return /* binding */ checkInjections; },
/* harmony export */   Wb: function() { return /* binding */ typedAnywhere; }
/* harmony export */ });
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7280);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5979);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9538);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5636);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2719);





function checkInjections(root, injections) {
    const names = new Set((0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .allWorkflows */ .Am)(root).flatMap((workflow) => [...workflow.steps.values()].flatMap((step) => step.type === 'for_each' ? [step.name, step.agent.name, `${step.name}.${step.agent.name}`] : [step.name])));
    return injections.flatMap((injection, index) => {
        const { node, kind, attempt } = injection;
        if (injections.findIndex((one) => one.node === node && one.attempt === attempt) < index) {
            const message = `${node} is given twice for ${attempt === null ? 'every run' : `run ${attempt}`}`;
            return [{ message, suggestion: 'leave one of them out' }];
        }
        if (!names.has(node))
            return [{ message: `there is no node ${JSON.stringify(node)}`, suggestion: (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(node, names)) }];
        if (kind === 'halt.intentional') {
            const message = `${kind} is what a halt route makes of an error`;
            return [{ message, suggestion: 'inject the error that leads to the route' }];
        }
        if (!(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedKind */ .HO)(kind) || (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isEngineKind */ .Dj)(kind))
            return [];
        const message = `${kind} is reserved, and the engine makes no such kind`;
        return [{ message, suggestion: (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(kind, _core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .ENGINE_KINDS */ .Fr)) }];
    });
}
function injecting(injections) {
    if (injections.length === 0)
        return () => null;
    const runs = new Map();
    return (at) => {
        const own = injections.filter(({ node }) => node === at.node || node === `${groupAround(at)}.${at.node}`);
        if (own.length === 0)
            return null;
        const place = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_4__/* .readablePlace */ .QV)((0,_core_place_js__WEBPACK_IMPORTED_MODULE_4__/* .nodeKey */ .u8)(at));
        const run = (runs.get(place) ?? 0) + 1;
        runs.set(place, run);
        const injection = own.find(({ attempt }) => attempt === run) ?? own.find(({ attempt }) => attempt === null);
        if (injection === undefined)
            return null;
        const { kind, message } = injection;
        const envelope = { kind, message, details: { injected: true } };
        return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .raised */ .P5)({ envelope, origin: (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isEngineKind */ .Dj)(kind) ? 'engine' : 'author', ...typedAnywhere(kind) });
    };
}
function groupAround({ scope }) {
    const around = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_4__/* .runAround */ .tV)(scope);
    return around === null || around.item === null ? '' : around.node;
}
function typedAnywhere(kind) {
    return kind === 'internal.policy_denied' || kind === 'internal.circuit_open' ? { typed: true } : {};
}


/***/ }),

/***/ 8127:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ nodeWorld; },
/* harmony export */   E: function() { return /* binding */ RunTokenBudget; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1695);
/* harmony import */ var _core_cached_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4644);
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8294);




function nodeWorld(world) {
    const { runId, request, workflows, cwd, temp, redactor, budget } = world;
    const { adapters } = request;
    const { sources } = adapters;
    const env = (0,_providers_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutProviderKeys */ .G$)(request.scriptEnv, workflows);
    const provider = () => adapters.provider({ env: (0,_providers_js__WEBPACK_IMPORTED_MODULE_2__/* .withProviderKeys */ .sh)(env, request.env, workflows), cwd });
    const ports = {
        clock: adapters.clock,
        processes: adapters.processes,
        errorFiles: adapters.errorFiles(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(temp, 'errors')),
        scripts: adapters.scripts(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(temp, 'scripts')),
        patterns: adapters.patterns,
        ...(sources === undefined
            ? {}
            : { sources: (folder) => sources((0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .shownFolder */ .eD)(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, 'x'), request.env, cwd)) }),
        agents: {
            provider: { ask: async (asked, signal) => (await provider()).ask(asked, signal) },
            resolve: (file, node) => adapters.resolveProvider(file, node, request.provider),
            isSecret: (text) => redactor.text(text) !== text,
            budget,
            tools: onDemand(adapters.tools),
        },
        secrets: {
            mark: (value) => {
                redactor.add({ value, origin: 'mask' });
                request.observer.masked(value);
            },
            spans: redactor.secretSpans,
        },
    };
    const { helpersFolder, gates } = request;
    return { ports, settings: { runId, cwd, env, helpersFolder, gates, github: adapters.github } };
}
function onDemand(load) {
    let isUsed = false;
    const servers = (0,_core_cached_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .O)(() => {
        isUsed = true;
        return load();
    });
    return {
        tools: async (server, signal) => (await servers()).tools(server, signal),
        call: async (server, tool, input, signal) => (await servers()).call(server, tool, input, signal),
        close: async () => {
            if (isUsed)
                await (await servers()).close();
        },
    };
}
class RunTokenBudget {
    limit;
    #used = 0;
    constructor(limit) {
        this.limit = limit;
    }
    get used() {
        return this.#used;
    }
    spend(tokens) {
        this.#used += tokens;
    }
    consume(event) {
        if (event.replayed !== true || (event.type !== 'node_completed' && event.type !== 'node_failed'))
            return;
        this.spend((event.usage?.input_tokens ?? 0) + (event.usage?.output_tokens ?? 0));
    }
}


/***/ }),

/***/ 5697:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ OutputRouter; }
/* harmony export */ });
/* unused harmony export MaskCommands */
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2719);

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
        this.#mostCharacters = Math.max(...sinks.map((sink) => sink.mostCharacters ?? Number.POSITIVE_INFINITY));
    }
    write = (at, step, stream, printed) => {
        const place = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeKey */ .u8)(at);
        const key = `${place}\n${stream}`;
        const commandsAllowed = step.type === 'script' && step.workflow_commands === 'allow';
        const open = this.#streams.get(key) ?? this.#open(place, stream, commandsAllowed);
        this.#streams.set(key, open);
        open.length += printed.length;
        if (open.length > this.#mostCharacters) {
            this.#readMasks(open, printed);
            return;
        }
        const known = this.#withMasksKnown(open, printed);
        this.#show(open, (redacting) => redacting.write(known));
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
        this.#readMasks(open, printed);
        const text = open.held + printed;
        open.held = open.masks.isIdle ? '' : text;
        return open.masks.isIdle ? text : '';
    }
    consume(event) {
        if (this.#streams.size === 0 || (event.type !== 'node_completed' && event.type !== 'node_failed'))
            return;
        const place = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeKey */ .u8)(event);
        this.#stopWaiting();
        for (const stream of ['stdout', 'stderr']) {
            const key = `${place}\n${stream}`;
            const open = this.#streams.get(key);
            if (open === undefined)
                continue;
            this.#readMasks(open, '\n');
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
    #readMasks(open, printed) {
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
            this.#goOn(printed.slice(start));
            return [];
        }
        const values = [];
        const endLine = (next) => {
            if (this.#line !== null)
                values.push(...maskedBy(this.#line.slice(0, LONGEST_COMMAND)));
            this.#line = next;
        };
        for (const [index, part] of printed.split(/\r?\n|\r/).entries()) {
            if (index > 0)
                endLine('');
            this.#goOn(part);
            if (this.#line !== null && this.#line.length > LONGEST_COMMAND)
                endLine(null);
        }
        return values;
    }
    #goOn(part) {
        const line = this.#line === null ? null : this.#line + part;
        this.#line = line !== null && mayBeCommand(line) ? line : null;
    }
    get isIdle() {
        return this.#line === null || this.#line === '';
    }
}
function maskedBy(line) {
    const value = MASK_COMMAND.exec(line)?.[1]?.trim() ?? '';
    return value === '' ? [] : [value.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')];
}
function mayBeCommand(line) {
    const start = line.trimStart();
    return start.length < COMMAND.length ? COMMAND.startsWith(start) : start.startsWith(COMMAND);
}


/***/ })

};
;