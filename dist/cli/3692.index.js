export const id = 3692;
export const ids = [3692];
export const modules = {

/***/ 7844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QH: () => (/* binding */ aborted),
/* harmony export */   eG: () => (/* binding */ whenAborted),
/* harmony export */   nl: () => (/* binding */ deadline)
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
    const inner = new AbortController();
    const timer = new AbortController();
    const unlink = whenAborted(outer, () => inner.abort());
    let expired = false;
    void clock.sleepUntil(clock.now() + seconds * 1000, timer.signal).then(() => {
        if (timer.signal.aborted || inner.signal.aborted)
            return;
        expired = true;
        inner.abort();
    });
    return {
        signal: inner.signal,
        expired: () => expired,
        release: () => {
            unlink();
            timer.abort();
        },
    };
}


/***/ }),

/***/ 8186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ backoffSeconds),
/* harmony export */   sT: () => (/* binding */ retryAfterOf),
/* harmony export */   uI: () => (/* binding */ roundToMilliseconds)
/* harmony export */ });
/* harmony import */ var _float_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2556);

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

/***/ 9671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ cutText),
/* harmony export */   h: () => (/* binding */ cutLongTexts)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8314);

function cutLongTexts(value, limit) {
    if (typeof value === 'string')
        return cutText(value, limit);
    if (Array.isArray(value))
        return cutList(value, limit);
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return value;
    let copy = null;
    for (const key in value) {
        const before = value[key] ?? null;
        const after = cutLongTexts(before, limit);
        if (after === before)
            continue;
        copy ??= { ...value };
        copy[key] = after;
    }
    return copy ?? value;
}
function cutList(items, limit) {
    let copy = null;
    for (let index = 0; index < items.length; index += 1) {
        const before = items[index] ?? null;
        const after = cutLongTexts(before, limit);
        if (after === before)
            continue;
        copy ??= [...items];
        copy[index] = after;
    }
    return copy ?? items;
}
function cutText(text, limit) {
    if (text.length <= limit)
        return text;
    const side = Math.floor(limit / 2);
    return `${text.slice(0, side)}\n[... ${text.length - 2 * side} characters left out ...]\n${text.slice(-side)}`;
}


/***/ }),

/***/ 922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ openDeadLetters),
/* harmony export */   C: () => (/* binding */ RedrivenLetter)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9814);
/* harmony import */ var _config_references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5125);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8314);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1493);
/* harmony import */ var _engine_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(753);
/* harmony import */ var _redaction_redact_parts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5802);
/* harmony import */ var _dead_letter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3327);
/* harmony import */ var _protect_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8973);









function openDeadLetters(context) {
    const { emit, runId, files, runDir } = context;
    const { open, text } = leftBefore(context);
    const lines = runDir === null ? null : new _dead_letter_js__WEBPACK_IMPORTED_MODULE_5__/* .LetterLines */ .KC(files, node_path__WEBPACK_IMPORTED_MODULE_0__.join(runDir, _dead_letter_js__WEBPACK_IMPORTED_MODULE_5__/* .DEAD_LETTER_FILE */ .NZ), text);
    const tell = (at, problem) => {
        if (problem === null)
            return;
        emit({
            type: 'warning',
            scope: at.scope,
            node: at.node,
            code: 'dead-letter-write-failed',
            message: `the dead letter of ${at.node} could not be written: ${problem}`,
        });
    };
    return {
        giveUp: (request) => {
            const { at, error, reason } = request;
            const { redactor, cwd } = context;
            const letter = letterOf({ redactor, runId, cwd, timestamp: nowOf(context) }, request);
            open.add(letter.id);
            tell(at, lines === null ? 'there is no run folder' : lines.add((0,_dead_letter_js__WEBPACK_IMPORTED_MODULE_5__/* .deadLetterLine */ .r3)(letter)));
            emit({
                type: 'dead_lettered',
                scope: at.scope,
                node: at.node,
                visit: at.visit,
                attempt: at.attempt,
                id: letter.id,
                kind: error.envelope.kind,
                reason,
            });
        },
        completed: (at) => {
            if (open.size === 0 || lines === null)
                return;
            const id = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .deadLetterId */ .k)(runId, at);
            if (!open.delete(id))
                return;
            const mark = (0,_dead_letter_js__WEBPACK_IMPORTED_MODULE_5__/* .deadLetterMarkLine */ .u)({ id, settled: true, timestamp: nowOf(context), outcome: 'success' });
            tell(at, lines.mark(mark));
        },
    };
}
function leftBefore({ files, runDir, resumed }) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(runDir ?? '', _dead_letter_js__WEBPACK_IMPORTED_MODULE_5__/* .DEAD_LETTER_FILE */ .NZ);
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
            context[name] = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonCopy */ .Uq)((0,_engine_index_js__WEBPACK_IMPORTED_MODULE_4__/* .stepView */ .K3)(state));
    }
    return {
        schema_version: 1,
        id: (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .deadLetterId */ .k)(runId, at),
        timestamp,
        run_id: runId,
        workflow: referenceTo(host.workflow),
        callers: host.callers.map(referenceTo),
        groups: Object.fromEntries(inForce.groups),
        cwd,
        node: step.name,
        scope: at.scope,
        item: host.item === null
            ? null
            : {
                index: host.item.index,
                key: (0,_protect_js__WEBPACK_IMPORTED_MODULE_7__/* .protect */ .yQ)(host.item.key, redactor),
                value: (0,_protect_js__WEBPACK_IMPORTED_MODULE_7__/* .protect */ .yQ)(host.item.value, redactor),
            },
        envelope: (0,_redaction_redact_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .redactEnvelope */ .GI)(error.envelope, redactor),
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
    const stored = (0,_protect_js__WEBPACK_IMPORTED_MODULE_7__/* .protect */ .yQ)(value, redactor);
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isJsonObject */ .OW)(stored) ? stored : {};
}
class RedrivenLetter {
    #letter;
    #scope;
    #facts;
    #inside = new Map();
    #own = null;
    constructor(letter, scope, facts) {
        this.#letter = letter;
        this.#scope = scope;
        this.#facts = facts;
    }
    get own() {
        return this.#own;
    }
    get inside() {
        return [...this.#inside.values()];
    }
    giveUp(request) {
        const at = this.#inRun(request.at);
        if (at.scope === this.#letter.scope) {
            this.#own = request.error;
            return;
        }
        const made = letterOf({ ...this.#facts, runId: this.#letter.run_id }, { ...request, at });
        this.#inside.set(made.id, { ...made, callers: [...this.#letter.callers, ...made.callers] });
    }
    completed(at) {
        if (at.scope === this.#scope)
            this.#own = null;
        else
            this.#inside.delete((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .deadLetterId */ .k)(this.#letter.run_id, this.#inRun(at)));
    }
    #inRun(at) {
        const { id, scope, node } = this.#letter;
        const visit = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .letterVisit */ .kB)(id);
        if (at.scope === this.#scope)
            return { ...at, scope, visit };
        const here = { scope: this.#scope, node, visit: 1 };
        return { ...at, scope: (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .movedScope */ .E1)(at.scope, here, { scope, node, visit }) };
    }
}


/***/ }),

/***/ 3372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ runFlow)
});

// EXTERNAL MODULE: ./build/core/abort.js
var abort = __webpack_require__(7844);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/nodes/derived-secrets.js
var derived_secrets = __webpack_require__(479);
// EXTERNAL MODULE: ./build/config/model.js
var model = __webpack_require__(9814);
// EXTERNAL MODULE: ./build/config/references.js
var references = __webpack_require__(5125);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/kinds.js
var kinds = __webpack_require__(1425);
// EXTERNAL MODULE: ./build/expressions/index.js + 27 modules
var expressions = __webpack_require__(3367);
// EXTERNAL MODULE: ./build/nodes/rendering.js
var rendering = __webpack_require__(3734);
// EXTERNAL MODULE: ./build/engine/raising.js
var raising = __webpack_require__(332);
// EXTERNAL MODULE: ./build/engine/record.js
var record = __webpack_require__(1426);
// EXTERNAL MODULE: ./build/engine/scopes.js
var scopes = __webpack_require__(1362);
;// CONCATENATED MODULE: ./build/engine/flow-end.js









function readsFinally(workflow) {
    const listed = (0,model/* finallySteps */.x3)(workflow);
    if (listed.length === 0)
        return false;
    const read = (0,references/* namesReadBy */.Sf)(workflow.output, workflow.templateFiles);
    return listed.some((name) => read.has(name));
}
function withOutput(host, end) {
    const { workflow } = host;
    if (end.status === 'terminating') {
        const { termination, ownOutput } = end;
        return { status: 'terminated', termination, output: ownOutput ?? whatRenders(host, {}) };
    }
    if (end.status !== 'arrived')
        return end;
    if (end.routeOutput !== null)
        return { status: 'completed', output: { ...whatRenders(host, end.routeOutput), ...end.routeOutput } };
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
        return {
            outcome,
            error: { kind, message, details, agent: error.frames[0]?.node ?? null, node: error.frames[0]?.node ?? null },
        };
    }
    if (end.status === 'terminated' || end.status === 'terminating') {
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
    if (end.status === 'terminated' || end.status === 'terminating')
        return end.termination.status === 'success';
    return end.status === 'completed' || end.status === 'arrived';
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
        if (next.next === 'raised')
            last = afterFinallyError(host, name, last, next.error, next.records);
        if (next.next === 'halted' && isGood(last))
            last = stoppedAt(host, step, at);
        if (next.next === 'stopped' && isGood(last))
            last = { status: 'stopped', error: next.error, records: next.records };
    }
    names.ending = {};
    return last;
}
function afterFinallyError(host, node, end, error, records) {
    if (isGood(end))
        return { status: 'raised', error, records };
    const { kind, message } = error.envelope;
    (0,record/* warn */.R8)(host, node, 'finally-failed', `${node} failed in finally with ${kind}: ${message}`);
    return end.status === 'raised' || end.status === 'stopped' ? { ...end, records: [...end.records, ...records] } : end;
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
const TERMINATED = 'terminated';
function hookError(error) {
    if (!(0,json/* isRecord */.u4)(error))
        return {};
    const { kind, message, details } = error;
    const suggestion = (0,json/* isRecord */.u4)(details) && typeof details['suggestion'] === 'string' ? details['suggestion'] : null;
    return { type: typeOf(String(kind)), message: String(message), suggestion };
}
function typeOf(kind) {
    return kind === TERMINATED ? 'WorkflowTerminated' : ((0,kinds/* exceptionType */.Am)(kind) ?? 'UnhandledWorkflowError');
}

// EXTERNAL MODULE: ./build/engine/state.js
var engine_state = __webpack_require__(306);
;// CONCATENATED MODULE: ./build/engine/flow.js







const LEAST_ITERATIONS = 10;
async function runFlow(request) {
    const { clock } = request.services.ports;
    const begun = clock.monotonic();
    const state = new engine_state/* FlowState */.e();
    const names = flowNames(request, state);
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
function flowNames(request, state) {
    const { services } = request;
    return new scopes/* FlowScope */.Rz(request.workflow, state, request.inputs, {
        runId: services.settings.runId,
        github: services.settings.github,
        policies: () => services.governance.policyView(),
        derived: (0,derived_secrets/* derivations */.h)(services.ports.secrets),
    });
}
function hostOf(request, state, names, signal) {
    const { services, workflow, inputs, scope, callers, handling } = request;
    return {
        services,
        workflow,
        inputs,
        scope,
        callers,
        state,
        context: state,
        names,
        signal,
        item: null,
        inGroup: false,
        handling,
    };
}
function timedOut(request, stopped) {
    const seconds = request.workflow.settings.limits?.timeout_seconds ?? 0;
    const running = stopped?.frames[0];
    return limitReached(request.workflow, { name: running?.node ?? request.workflow.settings.name, type: running?.type ?? 'workflow' }, `${request.workflow.settings.name} ran longer than its timeout_seconds of ${seconds} s`, { limit: 'timeout_seconds', value: seconds });
}
function limitReached(workflow, at, message, details) {
    const error = (0,raising/* engineError */.v_)(workflow, at.name, at.type, {
        kind: 'internal.limit_exceeded',
        message,
        details,
    });
    return { status: 'raised', error, records: [error] };
}
async function walk(host, entry) {
    const { workflow, state, services } = host;
    const most = iterationLimit(workflow);
    let name = entry;
    for (;;) {
        const step = workflow.steps.get(name);
        if (step === undefined)
            return lost(workflow, name);
        const { visit, attempt } = state.nextRun(name);
        const at = { scope: host.scope, node: name, visit, attempt };
        if (step.type !== 'terminate' && state.isIteration(name, at.attempt) && state.iterations >= most)
            return iterationsSpent(workflow, most, step);
        if (host.signal.aborted)
            return stoppedAt(host, step, at);
        const next = await services.runStep(host, step, at, 'all');
        switch (next.next) {
            case 'go':
                name = next.to;
                break;
            case 'again':
                name = next.from ?? name;
                break;
            case 'end':
                return { status: 'arrived', routeOutput: next.output };
            case 'done':
                return { status: 'arrived', routeOutput: null };
            case 'raised':
                return { status: 'raised', error: next.error, records: next.records };
            case 'terminated':
                return { status: 'terminating', termination: next.termination, ownOutput: next.output };
            case 'suspended':
                return { status: 'suspended', gate: next.gate };
            case 'handed_off':
                return { status: 'handed_off', handoff: next.handoff };
            case 'stopped':
                return { status: 'stopped', error: next.error, records: next.records };
            case 'halted':
                return stoppedAt(host, step, at);
            default:
                return (0,result/* unreachable */.H)(next);
        }
    }
}
function iterationLimit({ settings, steps }) {
    return settings.limits?.max_iterations ?? Math.max(LEAST_ITERATIONS, 2 * steps.size);
}
function lost(workflow, name) {
    const error = (0,raising/* engineError */.v_)(workflow, name, 'workflow', {
        kind: 'internal.no_route',
        message: `there is no node or group ${name}`,
        details: {},
    });
    return { status: 'raised', error, records: [error] };
}
function iterationsSpent(workflow, most, next) {
    const message = `${workflow.settings.name} reached its limit of ${most} iterations before ${next.name}; raise workflow.limits.max_iterations if this is not a loop`;
    return limitReached(workflow, next, message, { limit: 'max_iterations', value: most, next: next.name });
}


/***/ }),

/***/ 5618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ RunGovernance)
});

// EXTERNAL MODULE: ./build/config/model.js
var model = __webpack_require__(9814);
// EXTERNAL MODULE: ./build/config/resilience.js
var resilience = __webpack_require__(9590);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/place.js
var place = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/core/step-types.js
var step_types = __webpack_require__(3302);
// EXTERNAL MODULE: ./build/engine/resilience/breakers.js
var breakers = __webpack_require__(1624);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/expressions/index.js + 27 modules
var expressions = __webpack_require__(3367);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(1898);
;// CONCATENATED MODULE: ./build/engine/resilience/policies.js





function policiesFor(policies, node) {
    return policies.filter(({ nodes }) => nodes === undefined || nodes.includes(node));
}
async function askCommands(policies, input, ports) {
    const verdicts = new Map();
    for (const policy of policies) {
        if (policy.type !== 'command')
            continue;
        verdicts.set(policy, await askCommand(policy, input, ports).catch(broken));
    }
    return verdicts;
}
function answersOf(policies, input, commands) {
    return policies.map((policy) => ({
        policy_name: policy.name,
        ...answerOf(policy, input, commands),
        mode: policy.mode ?? 'enforce',
    }));
}
function firstDenial(answers) {
    return answers.find((answer) => !answer.allowed && answer.mode === 'enforce') ?? null;
}
function denialEnvelope(answer) {
    return {
        kind: 'internal.policy_denied',
        message: `policy ${answer.policy_name} denied the start: ${answer.reason}`,
        details: { policy: answer.policy_name, reason: answer.reason, metadata: answer.metadata },
    };
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
    const message = (0,error_message/* errorMessage */.g)(cause);
    return { allowed: false, reason: `the policy could not be evaluated: ${message}`, metadata: { error: message } };
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
function concurrency(max, { runningTotal, node }) {
    const metadata = { running: runningTotal, max };
    if (runningTotal >= max)
        return { allowed: false, reason: `${runningTotal} of at most ${max} tasks are running`, metadata };
    const excess = node.maxConcurrent !== null && node.maxConcurrent > max;
    const warning = `max_concurrent ${node.maxConcurrent} of ${node.name} exceeds ${max}: members over the limit are denied`;
    return {
        allowed: true,
        reason: `${runningTotal} of at most ${max} tasks are running`,
        metadata: excess ? { ...metadata, warning } : metadata,
    };
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
    const metadata = { running: now, failed_before: input.failedBefore, retry: input.isRetry };
    if (input.isRetry)
        return { allowed: true, reason: `this is a retry of ${name}`, metadata };
    if (now > 0)
        return { allowed: false, reason: `${name} is already running`, metadata };
    if (input.failedBefore)
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
    return { allowed: false, reason: `allow_if could not be evaluated: ${message}`, metadata: { error: message } };
}
const MAX_ANSWER_BYTES = 1024 * 1024;
const MAX_REASON_CHARS = 1000;
async function askCommand(policy, input, ports) {
    const result = await ports.processes.run({
        command: policy.command,
        args: (policy.args ?? []).map(String),
        cwd: ports.cwd,
        env: ports.env,
        stdin: `${(0,json/* jsonText */.s$)(questionOf(policy, input))}\n`,
        timeoutSeconds: policy.timeout ?? resilience/* POLICY_DEFAULTS */.md.command.timeout,
        maxRetainedBytes: MAX_ANSWER_BYTES,
        onOutput: () => { },
    }, ports.signal);
    return commandAnswer(policy, result);
}
function questionOf(policy, input) {
    const { name, type, timeoutSeconds, maxConcurrent } = input.node;
    return {
        policy: policy.name,
        node: { name, type, timeout_seconds: timeoutSeconds, max_concurrent: maxConcurrent },
        running: Object.fromEntries(input.running),
        running_total: input.runningTotal,
        retry: input.isRetry,
        context: input.contextJson(),
    };
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
function denied(reason) {
    return { allowed: false, reason, metadata: { error: reason } };
}

// EXTERNAL MODULE: ./build/core/backoff.js
var backoff = __webpack_require__(8186);
// EXTERNAL MODULE: ./build/core/transient.js
var core_transient = __webpack_require__(188);
;// CONCATENATED MODULE: ./build/engine/resilience/retry-policy.js


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
    return breaker.name === 'open' || (breaker.name === 'half_open' && kind === 'internal.circuit_open');
}

// EXTERNAL MODULE: ./build/engine/scopes.js
var scopes = __webpack_require__(1362);
;// CONCATENATED MODULE: ./build/engine/governance.js









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
    #failedItems = new Set();
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
        const speaking = policiesFor(policies, step.name);
        const { breaker } = this.#resilienceOf(host, step);
        if (this.#names.size === 0 && breaker === null)
            return null;
        return this.#ask(host, step, at, speaking);
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
        const refused = this.#admit(host, step, at, policies, commands);
        if (refused !== null)
            this.#frames.delete((0,place/* runKey */.r7)(at));
        return refused;
    }
    #admit(host, step, at, policies, commands) {
        const answers = answersOf(policies, this.#input(host, step, at), commands);
        this.#tell(host, step, answers);
        const denied = firstDenial(answers);
        if (denied !== null)
            return { envelope: denialEnvelope(denied), origin: 'engine', typed: true };
        const { breaker } = this.#resilienceOf(host, step);
        const pass = breaker === null ? null : this.#breakers.ask(host, step, at, breaker);
        if (pass !== null && 'envelope' in pass)
            return pass;
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
            failedBefore: host.item === null
                ? (host.state.steps.get(step.name)?.error ?? null) !== null
                : this.#failedItems.has(itemKey(host, step)),
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
        if (host.item !== null) {
            if (ended.status === 'raised')
                this.#failedItems.add(itemKey(host, step));
            else if (ended.status === 'completed')
                this.#failedItems.delete(itemKey(host, step));
        }
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
function itemKey(host, step) {
    return `${host.workflow.file}\n${host.item?.group ?? ''}\n${step.name}\n${host.item?.key ?? ''}`;
}
function groupCounts(host, name) {
    const output = host.context.steps.get(name)?.output;
    if (!(0,json/* isRecord */.u4)(output) || !Array.isArray(output['results']))
        return null;
    const results = output['results'];
    const completed = results.filter((one) => (0,json/* isRecord */.u4)(one) && one['status'] === 'completed').length;
    return { total: results.length, completed };
}
function contextJson(host, step) {
    const nodes = {};
    for (const [name, { output, error }] of host.context.steps) {
        nodes[name] = { output: output ?? null, error: error === null ? null : { ...error } };
    }
    const { item } = host;
    return {
        workflow: { name: host.workflow.settings.name, file: host.workflow.displayFile, input: host.inputs },
        node: { name: step.name, type: step.type },
        item: item === null ? null : { group: item.group, index: item.index, key: item.key, value: item.value },
        nodes,
    };
}


/***/ }),

/***/ 4661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ groupView),
/* harmony export */   Nx: () => (/* binding */ tolerated),
/* harmony export */   UH: () => (/* binding */ shareOutcome),
/* harmony export */   UV: () => (/* binding */ groupOutcome),
/* harmony export */   Ux: () => (/* binding */ warnOfItems),
/* harmony export */   gq: () => (/* binding */ memberRecord),
/* harmony export */   nE: () => (/* binding */ notRun)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8314);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1425);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9058);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1426);




function errorJson(error) {
    const exception = (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .exceptionType */ .Am)(error.kind);
    const base = { kind: error.kind, message: error.message, details: error.details };
    return exception === undefined ? base : { ...base, exception_type: exception };
}
function groupView(group, records) {
    const keyed = group.type === 'parallel' || group.key_by !== undefined;
    const byKey = {};
    const list = [];
    const errors = {};
    const results = [];
    for (const one of records) {
        const error = one.error === null ? null : errorJson(one.error);
        if (one.status === 'completed') {
            if (keyed)
                (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .setKey */ .qL)(byKey, one.key, one.output);
            else
                list.push(one.output);
        }
        if (error !== null)
            (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .setKey */ .qL)(errors, one.key, error);
        results.push({ index: one.index, key: one.key, status: one.status, output: one.output, error });
    }
    return { type: group.type, outputs: keyed ? byKey : list, errors, results, count: records.length };
}
function notRun({ index, key }) {
    return { index, key, status: 'not_run', output: null, error: null };
}
function memberRecord(task, end) {
    const { index, key } = task;
    switch (end.status) {
        case 'completed':
            return { index, key, status: 'completed', output: end.output, error: null };
        case 'failed':
            return { index, key, status: 'failed', output: null, error: end.error.envelope };
        case 'suspended':
        case 'stopped':
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
    if (gathered.stopped)
        return { status: 'cancelled', inner: gathered.cancelled, records: gathered.onRecord };
    const view = groupView(group, gathered.records);
    const total = gathered.records.length;
    const failures = gathered.errors.length;
    if (failures <= tolerated(group, total) || failures === 0)
        return gathered.gate === null ? { status: 'completed', output: view } : { status: 'suspended', gate: gathered.gate };
    const mode = group.failure_mode ?? 'fail_fast';
    if (mode === 'continue_on_error' && failures < total)
        return gathered.gate === null ? { status: 'completed', output: view } : { status: 'suspended', gate: gathered.gate };
    const last = gathered.errors[tolerated(group, total)];
    if (mode === 'fail_fast' && last !== undefined) {
        return {
            status: 'raised',
            error: {
                envelope: last.envelope,
                origin: last.origin,
                inner: last,
                members: gathered.onRecord,
                ...typedAmong(gathered),
            },
            partial: view,
        };
    }
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .raised */ .P5)(groupFailed(group, gathered, total), view);
}
function groupFailed(group, gathered, total) {
    const errors = {};
    for (const { key, error } of gathered.records) {
        if (error !== null)
            (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .setKey */ .qL)(errors, key, { kind: error.kind, message: error.message, details: error.details });
    }
    const first = gathered.errors[0];
    const message = `${gathered.errors.length} of ${total} members of ${group.name} failed${first === undefined ? '' : `; first ${first.envelope.kind}: ${first.envelope.message}`}`;
    const details = { group: group.name, failed: gathered.errors.length, total, errors };
    const made = (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .engineFailure */ .FR)('internal.group_failed', message, details);
    return { ...made, members: gathered.onRecord, ...typedAmong(gathered) };
}
function typedAmong(gathered) {
    return gathered.errors.some((error) => error.typed) ? { typed: true } : {};
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
    if (gathered.stopped)
        return { status: 'cancelled', inner: gathered.cancelled, records: gathered.onRecord };
    if (gathered.gate !== null)
        return { status: 'suspended', gate: gathered.gate };
    const items = gathered.records.length;
    const succeeded = gathered.records.filter(({ status }) => status === 'completed').length;
    const failed = gathered.errors.length;
    return { status: 'handed_off', handoff: { part: 'shard', group, visit, index, of, items, succeeded, failed } };
}


/***/ }),

/***/ 753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b4: () => (/* reexport */ NOTHING_RECALLED),
  v_: () => (/* reexport */ raising/* engineError */.v_),
  FZ: () => (/* binding */ runWorkflow),
  K3: () => (/* reexport */ scopes/* stepView */.K3),
  Y1: () => (/* reexport */ record/* terminationFields */.Y1)
});

// EXTERNAL MODULE: ./build/config/inputs.js
var config_inputs = __webpack_require__(9190);
// EXTERNAL MODULE: ./build/core/abort.js
var abort = __webpack_require__(7844);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(9058);
// EXTERNAL MODULE: ./build/redaction/index.js + 1 modules
var redaction = __webpack_require__(5948);
// EXTERNAL MODULE: ./build/engine/flow.js + 1 modules
var flow = __webpack_require__(3372);
// EXTERNAL MODULE: ./build/engine/step.js + 12 modules
var step = __webpack_require__(60);
;// CONCATENATED MODULE: ./build/engine/model.js
const NOTHING_RECALLED = {
    attempt: () => null,
    timer: () => null,
    answers: () => ({}),
    endOrder: () => null,
    warnings: () => [],
    members: () => [],
    child: () => { },
};

// EXTERNAL MODULE: ./build/engine/raising.js
var raising = __webpack_require__(332);
// EXTERNAL MODULE: ./build/engine/record.js
var record = __webpack_require__(1426);
// EXTERNAL MODULE: ./build/engine/scopes.js
var scopes = __webpack_require__(1362);
;// CONCATENATED MODULE: ./build/engine/index.js











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
    const base = { ...NO_ERROR, outcome: 'cancelled', output: null, signal };
    if (at === null)
        return { ...base, records: later };
    const where = at.frames[0]?.node ?? '';
    const envelope = { kind: 'internal.cancelled', message: `cancelled by ${signal} at ${where}`, details: { signal } };
    const error = { ...at, envelope };
    return { ...base, error, records: [error, ...later] };
}
function laterRecords(end) {
    return end.status === 'raised' || end.status === 'stopped' ? end.records : [];
}
function failedWith(error, records) {
    return { ...NO_ERROR, outcome: error.typed ? 'halted' : 'failed', output: null, error, records };
}


/***/ }),

/***/ 7348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G6: () => (/* binding */ runMember),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   l2: () => (/* binding */ runAlone)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8314);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9058);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4429);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3367);
/* harmony import */ var _nodes_rendering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3734);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6167);
/* harmony import */ var _raising_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(332);
/* harmony import */ var _scopes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1362);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(306);









function itemsOf(group, names) {
    const source = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isTemplate */ .Fl)(group.source) ? (0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_2__/* .templateValue */ .aS)(group.source, names) : (0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_2__/* .expressionValue */ .Qn)(group.source, names);
    if (!source.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)((0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_2__/* .templateError */ .RL)(source.error, 'source'));
    if (!Array.isArray(source.value))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(notAList(group, source.value));
    const list = source.value;
    const by = group.key_by;
    if (by === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(list.map((value, index) => ({ index, key: String(index), value })));
    const items = [];
    for (const [index, value] of list.entries()) {
        const key = keyOfItem(group, by, { index, value }, names);
        if (!key.ok)
            return key;
        items.push({ index, key: key.value, value });
    }
    return distinct(group, items);
}
function notAList(group, found) {
    const excerpt = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .headOf */ .Uo)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonText */ .s$)(found) ?? String(found), 200);
    return wrongItems(group, 'source', `the source of ${group.name} (${group.source}) is not a list but ${excerpt}`, excerpt);
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
function distinct(group, items) {
    const seen = new Map();
    for (const { key, index } of items) {
        const first = seen.get(key);
        if (first !== undefined) {
            const message = `items ${first} and ${index} of ${group.name} have the same key ${JSON.stringify(key)}`;
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(wrongItems(group, 'key_by', message, (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .headOf */ .Uo)(key, 200)));
        }
        seen.set(key, index);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(items);
}
function runMember(host, group, task, signal) {
    return runAlone(memberHost(host, group, task, signal), task.member);
}
async function runAlone(own, step) {
    while (!own.signal.aborted) {
        const at = { scope: own.scope, node: step.name, ...own.state.nextRun(step.name) };
        const end = endAfter(await own.services.runStep(own, step, at, 'errors'));
        if (end !== null)
            return end;
    }
    return STOPPED;
}
const STOPPED = { status: 'stopped', error: null, records: [] };
function endAfter(next) {
    switch (next.next) {
        case 'again':
            return null;
        case 'done':
            return { status: 'completed', output: next.output };
        case 'raised':
            return { status: 'failed', error: next.error, records: next.records };
        case 'suspended':
            return { status: 'suspended', gate: next.gate };
        case 'stopped':
            return { status: 'stopped', error: next.error, records: next.records };
        case 'halted':
        case 'go':
        case 'end':
        case 'terminated':
        case 'handed_off':
            return STOPPED;
    }
}
function memberHost(host, group, task, signal) {
    const item = group.type === 'for_each' ? itemOf(group, task) : null;
    const names = group.type === 'for_each' ? (0,_scopes_js__WEBPACK_IMPORTED_MODULE_4__/* .withNames */ .B1)(host.names, itemNames(group, task)) : host.names;
    const handling = (0,_raising_js__WEBPACK_IMPORTED_MODULE_3__/* .handlingAt */ .t4)(host, group.name);
    return { ...host, scope: task.scope, state: new _state_js__WEBPACK_IMPORTED_MODULE_5__/* .FlowState */ .e(), names, signal, item, inGroup: true, handling };
}
function itemOf(group, { index, key, value = null }) {
    return { group: group.name, index, key, value };
}
function itemNames(group, task) {
    return {
        [group.as]: task.value ?? null,
        _index: task.index,
        ...(group.key_by === undefined ? {} : { _key: task.key }),
    };
}


/***/ }),

/***/ 332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YQ: () => (/* binding */ cancelledError),
/* harmony export */   t4: () => (/* binding */ handlingAt),
/* harmony export */   tX: () => (/* binding */ endedWith),
/* harmony export */   v_: () => (/* binding */ engineError),
/* harmony export */   wb: () => (/* binding */ raisedBy),
/* harmony export */   xl: () => (/* binding */ raise)
/* harmony export */ });
/* harmony import */ var _config_error_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1449);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9814);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1425);
/* harmony import */ var _nodes_classify_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6866);
/* harmony import */ var _group_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4661);





function endedWith(host, step, at, outcome) {
    switch (outcome.status) {
        case 'raised': {
            const error = raise(host, step, at, outcome.error);
            const partial = outcome.partial ?? ((0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .isGroup */ .IZ)(step) ? (0,_group_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .groupView */ .LN)(step, []) : undefined);
            const { members: inside } = outcome.error;
            const members = inside === undefined ? [] : crossed(inside, error);
            const note = outcome.note === undefined ? null : { note: outcome.note };
            return { status: 'raised', error, members, partial, ...note };
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
    const typed = !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .isNeverRoutable */ .Te)(envelope) &&
        (here.origin === 'author' ||
            undeclared ||
            here.typed === true ||
            here.inner?.typed === true ||
            (0,_config_error_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .usesErrorRouting */ .fF)(workflow, step));
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
    if (!('raises' in step) || step.raises === undefined || (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .isEngineKind */ .Dj)(envelope.kind))
        return envelope;
    const declared = [
        ...step.raises,
        ...('classify' in step && step.classify !== undefined ? (0,_nodes_classify_index_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyKinds */ .e)(step.classify) : []),
    ];
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
function raisedBy({ error, members }) {
    return { next: 'raised', error, records: members.length > 0 ? members : [error] };
}


/***/ }),

/***/ 1426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ recordEnd),
/* harmony export */   K$: () => (/* binding */ startedEvent),
/* harmony export */   R8: () => (/* binding */ warn),
/* harmony export */   RS: () => (/* binding */ warnOfRun),
/* harmony export */   XU: () => (/* binding */ recordAll),
/* harmony export */   Y1: () => (/* binding */ terminationFields),
/* harmony export */   g1: () => (/* binding */ record)
/* harmony export */ });
/* harmony import */ var _config_step_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4810);

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
    return { ...at, type: 'node_started', node_type: step.type, ...itemMark(host) };
}
function recordEnd(run) {
    if (run.ended.status === 'stopped' && !run.host.state.hasBegun(run.at))
        return;
    const event = endEvent(run);
    if (event !== null)
        record(run.host, event);
}
function endEvent(run) {
    const { host, step, at, durationMs, ended } = run;
    const hash = (0,_config_step_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .stepHash */ .n)(step, host);
    const common = {
        ...at,
        node_type: step.type,
        duration_ms: durationMs,
        ...(hash === undefined ? null : { hash }),
        ...itemMark(host),
    };
    switch (ended.status) {
        case 'completed':
            return { ...common, type: 'node_completed', output: ended.output, ...ended.note };
        case 'routed':
            return { ...common, type: 'node_completed', output: ended.output, to: ended.to };
        case 'terminated': {
            const { status, reason, terminatedBy } = ended.termination;
            const output = { status, reason, terminated_by: terminatedBy };
            return { ...common, type: 'node_completed', output, ...terminationFields(ended.termination) };
        }
        case 'raised': {
            const partial = ended.partial === undefined ? null : { partial: ended.partial };
            const usage = ended.note?.usage === undefined ? null : { usage: ended.note.usage };
            const isTerminated = step.type === 'workflow' && ended.error.envelope.kind === 'subworkflow.terminated';
            const named = isTerminated ? { error_type: 'SubworkflowTerminatedError' } : null;
            return { ...common, type: 'node_failed', ...ended.error, ...named, ...partial, ...usage };
        }
        case 'stopped':
            return { ...common, type: 'node_failed', ...ended.error };
        case 'suspended':
        case 'handed_off':
            return null;
    }
}
function terminationFields({ status, reason, terminatedBy }) {
    return { status, termination_reason: reason, terminated_by: terminatedBy, is_explicit: true };
}
function recordAll({ host, step, at }, events) {
    for (const event of events) {
        if (event.type !== 'dead_letter')
            record(host, event);
        else
            host.services.deadLetter({ host, step, at, error: event.error, reason: event.reason });
    }
}


/***/ }),

/***/ 1624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ isRefusal),
/* harmony export */   w: () => (/* binding */ Breakers)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9058);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1493);
/* harmony import */ var _breaker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5725);
/* harmony import */ var _breaker_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3008);




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
        return this.#states.get(idOf(host, step, policy)) ?? _breaker_js__WEBPACK_IMPORTED_MODULE_2__/* .CLOSED_BREAKER */ .qJ;
    }
    ask(host, step, at, policy) {
        const id = idOf(host, step, policy);
        const prober = this.#probes.get(id);
        if (prober !== undefined && (0,_core_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)(host.scope, prober))
            return { policy, probe: false };
        const answer = (0,_breaker_js__WEBPACK_IMPORTED_MODULE_2__/* .breakerAllows */ .L9)(this.#states.get(id) ?? _breaker_js__WEBPACK_IMPORTED_MODULE_2__/* .CLOSED_BREAKER */ .qJ, policy, host.services.ports.clock.now());
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
        const before = this.#states.get(id) ?? _breaker_js__WEBPACK_IMPORTED_MODULE_2__/* .CLOSED_BREAKER */ .qJ;
        if (before === next)
            return;
        this.#states.set(id, next);
        const { scope } = host;
        const node = step.name;
        this.#options.emit({ type: 'breaker_counted', scope, node, id, state: (0,_breaker_file_js__WEBPACK_IMPORTED_MODULE_3__/* .breakerStateToJson */ .$y)(next) });
        if (before.name === next.name)
            return;
        this.#options.emit({
            type: 'circuit_state_changed',
            scope,
            node,
            key: policy.key ?? step.name,
            from: before.name,
            to: next.name,
        });
    }
}
function idOf(host, step, policy) {
    const { settings, displayFile } = host.workflow;
    return (0,_breaker_file_js__WEBPACK_IMPORTED_MODULE_3__/* .breakerId */ .yn)(policy.key, { name: settings.name, file: displayFile }, step.name);
}
function refusal(step, policy, retryAfterSeconds) {
    const key = policy.key ?? step.name;
    const message = `the circuit breaker ${key} is open; ${step.name} was not run`;
    const details = { key, retry_after_seconds: retryAfterSeconds };
    return { ...(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .engineFailure */ .FR)('internal.circuit_open', message, details), typed: true };
}
function counted(state, policy, ended, probe, now) {
    if (ended.status === 'completed')
        return (0,_breaker_js__WEBPACK_IMPORTED_MODULE_2__/* .breakerSucceeded */ .ob)(state, policy, probe);
    if (ended.status === 'raised' && !isRefusal(ended.error.envelope.kind))
        return (0,_breaker_js__WEBPACK_IMPORTED_MODULE_2__/* .breakerFailed */ .E)(state, policy, now);
    return probe ? (0,_breaker_js__WEBPACK_IMPORTED_MODULE_2__/* .breakerReleased */ .ot)(state) : state;
}


/***/ }),

/***/ 1362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ explicitScope),
/* harmony export */   B1: () => (/* binding */ withNames),
/* harmony export */   K3: () => (/* binding */ stepView),
/* harmony export */   Ld: () => (/* binding */ absentPart),
/* harmony export */   Pl: () => (/* binding */ workflowView),
/* harmony export */   Rf: () => (/* binding */ lastOnly),
/* harmony export */   Rz: () => (/* binding */ FlowScope),
/* harmony export */   VM: () => (/* binding */ entryNames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9814);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8314);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3367);




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
        dir: forward(node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(workflow.file)),
        file: forward(workflow.file),
        input,
        run_id: runId,
        metadata: jsonCopy(workflow.settings.metadata ?? {}),
    };
}
function jsonCopy(data) {
    const copy = JSON.parse(JSON.stringify(data));
    return copy;
}
class FlowScope {
    workflow;
    state;
    run;
    ending = {};
    #workflow;
    #members;
    constructor(workflow, state, input, run) {
        this.workflow = workflow;
        this.state = state;
        this.run = run;
        this.#workflow = workflowView(workflow, input, run.runId);
        this.#members = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .groupsOfMembers */ .t5)(workflow);
    }
    get derived() {
        return this.run.derived;
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
                return this.run.github() ?? undefined;
            case 'policy':
                return this.run.policies();
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
        if (this.run.github() !== null)
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

/***/ 60:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ runStep)
});

// EXTERNAL MODULE: ./build/core/envelope.js
var envelope = __webpack_require__(3364);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/place.js
var place = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/config/error-mode.js
var error_mode = __webpack_require__(1449);
// EXTERNAL MODULE: ./build/config/model.js
var model = __webpack_require__(9814);
// EXTERNAL MODULE: ./build/core/events.js
var events = __webpack_require__(4793);
// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(9058);
// EXTERNAL MODULE: ./build/core/step-types.js
var step_types = __webpack_require__(3302);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/expressions/index.js + 27 modules
var expressions = __webpack_require__(3367);
// EXTERNAL MODULE: ./build/redaction/index.js + 1 modules
var redaction = __webpack_require__(5948);
// EXTERNAL MODULE: ./build/text/excerpt.js
var text_excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/nodes/rendering.js
var rendering = __webpack_require__(3734);
// EXTERNAL MODULE: ./build/nodes/classify/index.js + 3 modules
var classify = __webpack_require__(6866);
// EXTERNAL MODULE: ./build/nodes/output-schema.js
var output_schema = __webpack_require__(3433);
// EXTERNAL MODULE: ./build/nodes/script-output.js
var script_output = __webpack_require__(1405);
;// CONCATENATED MODULE: ./build/nodes/script-outcome.js







function scriptOutcome(node, context, result, left, command) {
    switch (result.status) {
        case 'not_started':
            return (0,core_outcome/* raised */.P5)(notStarted(node.name, result.message, command.text));
        case 'unread': {
            warnOfCuts(node, context, result);
            const message = `what ${node.name} printed could not be read: ${result.message}`;
            return (0,core_outcome/* raised */.P5)(endUnknown(message, command.text));
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
function endUnknown(message, command) {
    const details = { exit_code: null, signal: null, command, stderr_tail: '' };
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
        return fail((0,output_schema/* schemaViolation */.Hz)(node.name, 'stdout', problems, (0,json/* textOrJson */.v9)(output['stdout'] ?? null), secrets));
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
    const envelope = (0,classify/* classify */.L)(node.classify, { ...how, ...printed }, await context.ports.patterns(), workspace);
    return envelope === null ? null : { envelope, origin: 'author' };
}
function warnOfCuts(node, context, streams) {
    for (const name of ['stdout', 'stderr']) {
        if (!streams[name].truncated)
            continue;
        context.warn('output-truncated', `${node.name} wrote ${streams[name].totalBytes} bytes to ${name}; the first and last 512 KiB are kept`);
    }
}

;// CONCATENATED MODULE: ./build/nodes/script.js










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
    const cwd = external_node_path_.resolve(context.settings.cwd, folder.value);
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
    for (const [name, file] of [
        ['CONDUCTOR_ERROR_OUT', signals?.path],
        ['CONDUCTOR_OUTPUT', signals?.outputPath],
    ]) {
        if (file === undefined)
            delete env[name];
        else
            env[name] = file;
    }
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
// EXTERNAL MODULE: ./build/core/float.js
var core_float = __webpack_require__(2556);
// EXTERNAL MODULE: ./build/nodes/derived-secrets.js
var derived_secrets = __webpack_require__(479);
;// CONCATENATED MODULE: ./build/nodes/set.js









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
    const error = (0,output_schema/* schemaViolation */.Hz)(node.name, 'set', problems, (0,json/* jsonText */.s$)(output), context.ports.secrets.spans);
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
        number: (0,json/* isJsonNumber */.OD)(value),
        integer: typeof value === 'bigint' || Number.isInteger((0,core_float/* asNumber */.i)(value)),
        boolean: typeof value === 'boolean',
        list: Array.isArray(value),
        dict: (0,json/* isRecord */.u4)(value),
    }[type];
    if (fits)
        return (0,result.ok)(value);
    if (type === 'string')
        return (0,result.ok)((0,json/* jsonText */.s$)(value));
    return misfit(name, type, (0,json/* jsonText */.s$)(value), secrets);
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
    try {
        const document = (0,dist/* parseDocument */.Tp)(text, { schema: 'core', merge: true, logLevel: 'error', prettyErrors: false });
        if (document.errors.length > 0 || document.warnings.length > 0 || !isData(document))
            return undefined;
        const value = document.toJS({ maxAliasCount: 100 });
        return (0,json/* isJson */.Fh)(value) ? value : undefined;
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

;// CONCATENATED MODULE: ./build/nodes/terminate.js



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

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
;// CONCATENATED MODULE: ./build/nodes/wait.js




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

;// CONCATENATED MODULE: ./build/nodes/registry.js




const EXECUTORS = {
    script: executeScript,
    set: executeSet,
    wait: executeWait,
    terminate: executeTerminate,
    agent: async (node, context) => (await __webpack_require__.e(/* import() */ 9554).then(__webpack_require__.bind(__webpack_require__, 7173))).executeAgent(node, context),
    human_gate: async (node, context) => (await __webpack_require__.e(/* import() */ 3863).then(__webpack_require__.bind(__webpack_require__, 3863))).executeGate(node, context),
    questions: async (node, context) => (await __webpack_require__.e(/* import() */ 7131).then(__webpack_require__.bind(__webpack_require__, 7131))).executeQuestions(node, context),
};
function executeNode(node, context) {
    return EXECUTORS[node.type](node, context);
}

// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(1898);
// EXTERNAL MODULE: ./build/config/inputs.js
var config_inputs = __webpack_require__(9190);
// EXTERNAL MODULE: ./build/engine/raising.js
var raising = __webpack_require__(332);
// EXTERNAL MODULE: ./build/engine/record.js
var record = __webpack_require__(1426);
;// CONCATENATED MODULE: ./build/engine/child.js










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
        return (0,core_outcome/* raised */.P5)((0,core_outcome/* engineFailure */.FR)('subworkflow.depth_exceeded', `${node.name} would nest workflows deeper than ${deepest}`, {
            max_depth: deepest,
            workflow_file: child.displayFile,
        }));
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
    const takes = (name) => declared === undefined || Object.hasOwn(declared, name);
    if (node.input_mapping === undefined) {
        const passed = {};
        for (const [name, value] of Object.entries(host.inputs))
            if (takes(name))
                passed[name] = value;
        return checkedInputs(node, child, passed);
    }
    const mapped = {};
    for (const [name, value] of Object.entries(node.input_mapping)) {
        if (!takes(name))
            continue;
        const one = mappedValue(value, declared?.[name]?.type ?? 'object', names, `input_mapping.${name}`);
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
    const here = (0,output_schema/* schemaViolation */.Hz)(node.name, 'input_mapping', problems, (0,json/* jsonText */.s$)(given));
    const message = `${node.name} cannot start ${child.displayFile}: ${problems.map((problem) => problem.message).join(' ')}`;
    return { ok: false, error: { ...here, envelope: { ...here.envelope, message } } };
}
async function outcomeOf(host, node, child, end) {
    switch (end.status) {
        case 'completed':
            return checkedOutput(host, node, end.output);
        case 'terminated': {
            const { status, reason, terminatedBy } = end.termination;
            if (status === 'success')
                return checkedOutput(host, node, end.output);
            const details = {
                output: end.output,
                reason,
                terminated_by: terminatedBy,
                workflow: child.settings.name,
                workflow_file: child.displayFile,
            };
            const inner = (0,raising/* engineError */.v_)(child, terminatedBy, 'terminate', {
                kind: 'subworkflow.terminated',
                message: reason,
                details,
            });
            return (0,core_outcome/* raised */.P5)({ envelope: inner.envelope, origin: 'engine', inner });
        }
        case 'raised': {
            const own = end.records.length === 1 && end.records[0] === end.error;
            const members = own ? {} : { members: end.records };
            if (end.error.typed || AS_IT_IS.has(end.error.envelope.kind))
                return (0,core_outcome/* raised */.P5)({ envelope: end.error.envelope, origin: end.error.origin, inner: end.error, ...members });
            const { kind, message, details } = end.error.envelope;
            const here = (0,core_outcome/* engineFailure */.FR)('subworkflow.failed', `${child.settings.name} failed: ${message}`, {
                cause: { kind, message, details },
                workflow: child.settings.name,
                workflow_file: child.displayFile,
            });
            return (0,core_outcome/* raised */.P5)({ ...here, inner: end.error, ...members });
        }
        case 'suspended':
            return { status: 'suspended', gate: end.gate };
        case 'handed_off':
            return { status: 'handed_off', handoff: end.handoff };
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
    return {
        status: 'raised',
        error: (0,output_schema/* schemaViolation */.Hz)(node.name, 'output of the child', problems, (0,json/* jsonText */.s$)(output), host.services.ports.secrets.spans),
        partial: output,
    };
}

// EXTERNAL MODULE: ./build/core/abort.js
var abort = __webpack_require__(7844);
// EXTERNAL MODULE: ./build/core/sharding.js
var core_sharding = __webpack_require__(528);
// EXTERNAL MODULE: ./build/engine/group-outcome.js
var group_outcome = __webpack_require__(4661);
// EXTERNAL MODULE: ./build/engine/members.js
var members = __webpack_require__(7348);
;// CONCATENATED MODULE: ./build/engine/group.js









async function runGroup(host, group, at) {
    const tasks = tasksOf(host, group, at);
    if (!tasks.ok)
        return (0,core_outcome/* raised */.P5)(tasks.error);
    const total = tasks.value.length;
    const sharding = shardingOf(host, group, at);
    if (sharding?.role === 'plan')
        return planned(sharding, at, total);
    const own = sharding === null ? tasks.value : tasks.value.filter(({ index }) => (0,core_sharding/* isOfShard */.UB)(index, sharding));
    const width = (0,model/* concurrencyOf */.RO)(group);
    const { clock } = host.services.ports;
    const begun = clock.monotonic();
    const about = { ...at, group_type: group.type, total: own.length };
    (0,record/* record */.g1)(host, { ...about, type: 'group_started', max_concurrent: width });
    const gathered = await runTasks(host, group, own, { width, total, drains: sharding !== null });
    if (sharding !== null)
        (0,group_outcome/* warnOfItems */.Ux)(host, group, gathered.records);
    const outcome = sharding === null ? (0,group_outcome/* groupOutcome */.UV)(group, gathered) : (0,group_outcome/* shareOutcome */.UH)(sharding, gathered);
    const succeeded = gathered.records.filter((one) => one.status === 'completed').length;
    const failed = gathered.records.filter((one) => one.status === 'failed').length;
    (0,record/* record */.g1)(host, {
        ...about,
        type: 'group_completed',
        succeeded,
        failed,
        status: wordFor(outcome),
        duration_ms: Math.round(clock.monotonic() - begun),
    });
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
        const items = (0,members/* itemsOf */.S3)(group, host.names);
        if (!items.ok)
            return items;
        return (0,result.ok)(items.value.map((item) => ({
            key: item.key,
            index: item.index,
            member: group.agent,
            scope: (0,place/* scopeInside */.nY)(at, item.index),
            value: item.value,
        })));
    }
    const tasks = [];
    for (const [index, name] of group.agents.entries()) {
        const member = host.workflow.steps.get(name);
        if (member !== undefined && (0,model/* isMember */.NB)(member))
            tasks.push({ key: name, index, member, scope: (0,place/* scopeInside */.nY)(at), value: undefined });
    }
    return (0,result.ok)(tasks);
}
function shardingOf(host, group, at) {
    const { sharding } = host.services;
    if (sharding === undefined || host.scope !== '' || group.type !== 'for_each' || group.name !== sharding.group)
        return null;
    return sharding.role === 'plan' || sharding.visit === at.visit ? sharding : null;
}
function planned(sharding, at, total) {
    const { group, shards } = sharding;
    return {
        status: 'handed_off',
        handoff: { part: 'plan', group, visit: at.visit, total, shards: Math.min(shards, total) },
    };
}
async function runTasks(host, group, tasks, manner) {
    const ended = tasks.map(() => undefined);
    const errors = [];
    const onRecord = [];
    const bound = (0,group_outcome/* tolerated */.Nx)(group, manner.total);
    const controller = new AbortController();
    const stop = () => controller.abort();
    const unlink = (0,abort/* whenAborted */.eG)(host.signal, stop);
    let gate = null;
    let cancelled = null;
    let next = 0;
    let full = false;
    const note = (task, position, end) => {
        ended[position] = (0,group_outcome/* memberRecord */.gq)(task, end);
        if (end.status === 'suspended')
            gate ??= end.gate;
        if (end.status === 'stopped')
            cancelled ??= end.error;
        if (end.status === 'stopped' || end.status === 'failed')
            onRecord.push(...end.records);
        if (end.status !== 'failed')
            return;
        errors.push(end.error);
        if ((group.failure_mode ?? 'fail_fast') !== 'fail_fast' || errors.length <= bound)
            return;
        full = true;
        if (!manner.drains)
            stop();
    };
    const order = settledFirst(host, tasks);
    const runNext = async (signal) => {
        const position = order.positions[next++] ?? 0;
        const task = tasks[position];
        if (task !== undefined)
            note(task, position, await (0,members/* runMember */.G6)(host, group, task, signal));
    };
    const worker = async () => {
        while (next < tasks.length && !full && !controller.signal.aborted)
            await runNext(controller.signal);
    };
    while (next < order.settled && !host.signal.aborted)
        await runNext(host.signal);
    await Promise.all(Array.from({ length: Math.min(manner.width, tasks.length) }, worker));
    unlink();
    const records = tasks.map((task, position) => ended[position] ?? (0,group_outcome/* notRun */.nE)(task));
    return { records, errors, onRecord, gate, stopped: host.signal.aborted, cancelled };
}
function settledFirst(host, tasks) {
    const { recall } = host.services;
    const settled = [];
    const open = [];
    tasks.forEach(({ scope, member }, position) => {
        const order = recall.endOrder(scope, member.name);
        if (order === null)
            open.push(position);
        else
            settled.push({ position, order });
    });
    settled.sort((a, b) => a.order - b.order);
    return { positions: [...settled.map(({ position }) => position), ...open], settled: settled.length };
}

// EXTERNAL MODULE: ./build/engine/resilience/breakers.js
var breakers = __webpack_require__(1624);
// EXTERNAL MODULE: ./build/engine/scopes.js
var scopes = __webpack_require__(1362);
;// CONCATENATED MODULE: ./build/engine/attempt.js













async function attempt(host, step, at) {
    const { clock } = host.services.ports;
    const begun = clock.monotonic();
    const outcome = await guarded(host, step, at);
    const durationMs = Math.max(0, Math.round(clock.monotonic() - begun));
    const ended = (0,raising/* endedWith */.tX)(host, step, at, outcome);
    if (ended.status === 'completed')
        noticeIgnoredExit(host, step, at, ended.note);
    if (ended.status === 'raised' && ended.error.envelope.kind === 'internal.undeclared_kind')
        (0,record/* warnOfRun */.RS)(host, at, 'undeclared-kind', ended.error.envelope.message);
    return { host, step, at, durationMs, ended };
}
async function guarded(host, step, at) {
    try {
        return await governed(host, step, at);
    }
    catch (error) {
        return (0,core_outcome/* raised */.P5)(unexpected(error));
    }
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
    const message = `${(0,error_message/* errorMessage */.g)(error)} (this is a bug of conductor-action; please report it)`;
    return (0,core_outcome/* engineFailure */.FR)('internal.unexpected', message, { stack: error instanceof Error ? (error.stack ?? '') : '' });
}
function noticeIgnoredExit(host, step, at, note) {
    if (step.type !== 'script' || typeof note?.exit_code !== 'number' || note.exit_code === 0)
        return;
    if ((0,error_mode/* readsExitCode */.xL)(host.workflow, step.name))
        return;
    const isIntended = !(0,error_mode/* isUnseen */.NM)(host.workflow, step);
    const why = isIntended
        ? 'strict_exit: false says that this does not matter'
        : `${host.workflow.displayFile} turns strict_exit off and nothing in it reads the exit_code; add an on_error route, or strict_exit: true`;
    (0,record/* warnOfRun */.RS)(host, at, events/* IGNORED_EXIT */.OF, `${step.name} exited with code ${note.exit_code}, and ${why}`, isIntended);
}
const DEFAULT_KEPT_BYTES = 16 * 1024 * 1024;
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
            DEFAULT_KEPT_BYTES,
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

// EXTERNAL MODULE: ./build/config/graph.js
var graph = __webpack_require__(5171);
// EXTERNAL MODULE: ./build/core/kinds.js
var kinds = __webpack_require__(1425);
;// CONCATENATED MODULE: ./build/engine/route-actions.js







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
    return problems.length === 0 ? output : (0,result/* err */._)((0,output_schema/* schemaViolation */.Hz)(step.name, field, problems, (0,json/* jsonText */.s$)(output.value)));
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
const PLACEMENT = ['file', 'line', 'end_line', 'column', 'title', 'annotations'];
function placement(cause) {
    const found = {};
    for (const name of PLACEMENT) {
        const value = cause?.envelope.details[name];
        if (value !== undefined)
            found[name] = value;
    }
    return found;
}

// EXTERNAL MODULE: ./build/config/resilience.js
var resilience = __webpack_require__(9590);
// EXTERNAL MODULE: ./build/core/backoff.js
var backoff = __webpack_require__(8186);
// EXTERNAL MODULE: ./build/core/transient.js
var core_transient = __webpack_require__(188);
;// CONCATENATED MODULE: ./build/engine/routing.js





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
    const walk = { retriesExhausted: allSpent(input) };
    const own = firstDecision(input, input.rows, walk);
    if (own !== null)
        return { ...own, retriesExhausted: walk.retriesExhausted };
    const shared = input.sharedRows.filter((row) => row.route.to !== input.node);
    const fallback = firstDecision(input, shared, walk) ?? { action: 'unhandled' };
    return { ...fallback, retriesExhausted: walk.retriesExhausted };
}
function allSpent(input) {
    const { kind } = input.error.envelope;
    const retries = [...input.rows, ...input.sharedRows].filter((row) => row.route.retry !== undefined && handles(row, kind, false) && mayRetry(input, row));
    return retries.length > 0 && retries.every((row) => retryDecision(input, row) === null);
}
function firstDecision(input, rows, walk) {
    for (const row of rows) {
        if (row.route.on_error === undefined || !handles(row, input.error.envelope.kind, walk.retriesExhausted))
            continue;
        if (row.route.when !== undefined) {
            const held = input.holds(row.route.when, { error: input.error, retriesExhausted: walk.retriesExhausted });
            if (!held.ok)
                return { action: 'condition_failed', row, failure: held.error };
            if (!held.value)
                continue;
        }
        if (row.route.retry === undefined)
            return actionOf(row);
        if (!mayRetry(input, row))
            continue;
        const again = retryDecision(input, row);
        if (again !== null)
            return again;
        walk.retriesExhausted = true;
    }
    return null;
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

// EXTERNAL MODULE: ./build/engine/view.js
var engine_view = __webpack_require__(8822);
;// CONCATENATED MODULE: ./build/engine/decide.js












async function decide(run, routes) {
    const { host, step, at, ended } = run;
    const success = ended.status === 'completed' && routes === 'all' ? afterSuccess(run, ended.output) : null;
    const final = success?.ok === false ? { ...run, ended: failedRoute(run, success.error) } : run;
    host.services.governance.leave(host, step, at, final.ended);
    return { run: final, ...(success?.ok === true ? success.value : await afterEnd(final, routes)) };
}
async function afterEnd(run, routes) {
    const { ended } = run;
    switch (ended.status) {
        case 'completed':
            return follows({ next: 'done', output: ended.output });
        case 'routed':
            return routes === 'all' ? chosen(run, ended.to) : follows({ next: 'done', output: ended.output });
        case 'terminated':
            if (routes === 'errors')
                return follows({ next: 'done', output: ended.output });
            return follows({ next: 'terminated', termination: ended.termination, output: ended.output });
        case 'suspended':
            return follows({ next: 'suspended', gate: ended.gate });
        case 'handed_off':
            return follows({ next: 'handed_off', handoff: ended.handoff });
        case 'stopped':
            return follows({ next: 'stopped', error: ended.error, records: ended.records });
        case 'raised':
            if ((0,kinds/* isLimitOfRun */.YY)(ended.error.envelope))
                return follows({ next: 'halted', error: ended.error });
            return routes === 'none' ? follows((0,raising/* raisedBy */.wb)(ended)) : afterError({ ...run, ended });
        default:
            return (0,result/* unreachable */.H)(ended);
    }
}
function follows(next) {
    return { events: [], next };
}
function chosen(run, to) {
    const isEnd = to === '$end';
    return {
        events: [taken(run, { action: isEnd ? 'end' : 'to', to, route: 'options' })],
        next: isEnd ? { next: 'end', output: null } : { next: 'go', to },
    };
}
function failedRoute({ host, step, at, ended }, here) {
    const { output, note } = ended.status === 'completed' ? ended : { output: undefined, note: undefined };
    const error = (0,raising/* raise */.xl)(host, step, at, here);
    return { status: 'raised', error, members: [], partial: output, ...(note === undefined ? null : { note }) };
}
function afterSuccess(run, output) {
    const { step } = run;
    const view = (0,engine_view/* successView */.Ln)(run, output);
    const rows = routeRows('routes' in step ? step.routes : undefined, 'routes');
    const decision = decideSuccess(rows, (when) => (0,engine_view/* conditionHolds */.C)(when, view));
    const route = routeOf(decision);
    switch (decision.action) {
        case 'go': {
            const { to } = decision;
            return (0,result.ok)({ events: [taken(run, { action: 'to', to, route, kind: null })], next: { next: 'go', to } });
        }
        case 'end': {
            const given = endOutput(decision.row, view);
            if (!given.ok)
                return given;
            const event = taken(run, { action: 'end', to: '$end', route, kind: null, output: given.value });
            return (0,result.ok)({ events: [event], next: { next: 'end', output: given.value } });
        }
        case 'halt': {
            const error = haltError(run, decision.row, view, null);
            return (0,result.ok)({ events: [taken(run, { action: 'halt', route, kind: null })], next: { next: 'halted', error } });
        }
        case 'condition_failed':
            return (0,result/* err */._)((0,rendering/* templateError */.RL)(decision.failure, `${route}.when`));
        case 'no_route':
            return (0,result/* err */._)(noRoute(run, decision.conditions, view));
        case 'retry':
        case 'propagate':
        case 'recover':
        case 'unhandled':
            return (0,result/* err */._)(noRoute(run, [], view));
        default:
            return (0,result/* unreachable */.H)(decision);
    }
}
function noRoute({ host, step }, conditions, view) {
    const { name: node } = step;
    const { spans } = host.services.ports.secrets;
    const read = new Map(conditions.flatMap((when) => (0,engine_view/* valuesRead */.$e)(when, view)));
    const values = [...read].map(([path, value]) => `${path} is ${(0,text_excerpt/* headOf */.Uo)((0,json/* jsonText */.s$)(value), 100, spans)}`);
    const why = [conditions.join('; ').slice(0, 1000), ...(values.length === 0 ? [] : [values.slice(0, 5).join(', ')])];
    const message = `no route of ${node} holds (${why.join(': ')}); add one without \`when\``;
    return (0,core_outcome/* engineFailure */.FR)('internal.no_route', message, { node, conditions });
}
async function afterError(run) {
    const decision = errorDecision(run);
    const view = (0,engine_view/* errorView */.Ax)(run, decision.retriesExhausted === true);
    const { events, next } = await carriedOut(run, decision, view);
    return { events: [...effectsOf(run, decision, view), ...events], next };
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
        holds: (when, { retriesExhausted }) => (0,engine_view/* conditionHolds */.C)(when, (0,engine_view/* errorView */.Ax)(run, retriesExhausted)),
        now: host.services.ports.clock.now(),
        random: host.services.random(),
    });
}
function leadsBack(workflow, { retry }, node) {
    return retry?.from === undefined || (0,graph/* canReenter */.mj)(workflow, retry.from, node);
}
async function carriedOut(run, decision, view) {
    const { retriesExhausted = false } = decision;
    const route = routeOf(decision);
    switch (decision.action) {
        case 'retry': {
            const deadline = run.host.services.ports.clock.now() + decision.delaySeconds * 1000;
            const { from } = decision;
            return { events: [retryEvent(run, decision, deadline)], next: { next: 'again', from, deadline } };
        }
        case 'go': {
            const { to } = decision;
            return onward(run, { next: 'go', to }, { action: 'to', to, route, retriesExhausted });
        }
        case 'end': {
            const output = endOutput(decision.row, view);
            if (!output.ok)
                return replaced(run, output.error, route);
            const { value } = output;
            const about = { action: 'end', to: '$end', route, retriesExhausted, output: value };
            return onward(run, { next: 'end', output: value }, about);
        }
        case 'recover':
            return recover(run, decision.row, retriesExhausted, view);
        case 'halt': {
            const error = haltError(run, decision.row, view, run.ended.error);
            return { events: [taken(run, { action: 'halt', route, retriesExhausted })], next: { next: 'halted', error } };
        }
        case 'condition_failed':
            return replaced(run, (0,rendering/* templateError */.RL)(decision.failure, `${route}.when`), route);
        case 'propagate':
        case 'unhandled':
        case 'no_route': {
            const action = decision.action === 'propagate' ? 'propagate' : 'unhandled';
            const about = { action: run.host.inGroup ? 'collected' : action, route, retriesExhausted };
            return onward(run, (0,raising/* raisedBy */.wb)(run.ended), about);
        }
        default:
            return (0,result/* unreachable */.H)(decision);
    }
}
function onward(run, next, about) {
    return { events: [taken(run, about)], next: run.host.inGroup ? (0,raising/* raisedBy */.wb)(run.ended) : next };
}
async function recover(run, row, retriesExhausted, view) {
    const given = await recoverOutput(run, row, view);
    if (!given.ok)
        return replaced(run, given.error, row.id);
    const recovered = taken(run, { action: 'recover', route: row.id, retriesExhausted, output: given.value });
    const { events, next } = afterRecovery(run, given.value);
    return { events: [recovered, ...events], next };
}
function afterRecovery(run, output) {
    if (run.host.inGroup)
        return follows({ next: 'done', output });
    const success = afterSuccess(run, output);
    if (success.ok)
        return success.value;
    const error = (0,raising/* raise */.xl)(run.host, run.step, run.at, success.error);
    return {
        events: [taken(run, { action: 'unhandled', route: '', kind: error.envelope.kind })],
        next: { next: 'raised', error, records: [error] },
    };
}
function replaced(run, here, route) {
    const { host, step, at, ended } = run;
    const details = { ...here.envelope.details, cause: { ...ended.error.envelope } };
    const made = (0,raising/* raise */.xl)(host, step, at, { ...here, envelope: { ...here.envelope, details } });
    const error = { ...made, typed: true };
    return {
        events: [taken(run, { action: host.inGroup ? 'collected' : 'unhandled', route })],
        next: { next: 'raised', error, records: [...(0,raising/* raisedBy */.wb)(ended).records, error] },
    };
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

;// CONCATENATED MODULE: ./build/engine/step.js







async function runStep(host, step, at, routes) {
    const recalled = host.services.recall.attempt(at, step, host);
    const next = await (recalled === null ? runNow(host, step, at, routes) : replay(host, step, at, recalled, routes));
    await host.services.ports.clock.turn?.();
    return next;
}
async function runNow(host, step, at, routes) {
    const { run, events, next } = await decide(await attempt(host, step, at), routes);
    (0,record/* recordEnd */.$f)(run);
    (0,record/* recordAll */.XU)(run, events);
    return goOn(host, step, at, next);
}
async function goOn(host, step, at, next) {
    if (next.next === 'halted')
        host.services.stop({ kind: 'halt', error: next.error });
    if (next.next !== 'again')
        return next;
    const { beforeEffect, ports } = host.services;
    if (next.deadline > ports.clock.now()) {
        beforeEffect();
        await ports.clock.sleepUntil(next.deadline, host.signal);
    }
    return host.signal.aborted ? { next: 'stopped', error: (0,raising/* cancelledError */.YQ)(host, step, at, null), records: [] } : next;
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
    const again = isRecovery ? { run, ...afterRecovery(run, decision.output ?? null) } : await decide(run, routes);
    if (again.run !== run)
        (0,record/* recordEnd */.$f)(again.run);
    (0,record/* recordAll */.XU)(again.run, again.events);
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
        return { next: 'again', from: decision.from, deadline: Math.min(decision.deadline, longest) };
    }
    if (host.inGroup && ended.status === 'raised')
        return (0,raising/* raisedBy */.wb)(ended);
    if (decision.action === 'to' && decision.to !== null)
        return { next: 'go', to: decision.to };
    if (decision.action !== 'end')
        return null;
    return { next: 'end', output: (0,json/* isJsonObject */.OW)(decision.output) ? decision.output : null };
}
function endedBefore(event) {
    if (event.type === 'node_failed') {
        return { status: 'raised', error: (0,envelope/* raisedIn */.qh)(event), members: [], partial: event.partial };
    }
    if (event.to !== undefined)
        return { status: 'routed', output: event.output, to: event.to };
    return { status: 'completed', output: event.output };
}


/***/ }),

/***/ 8822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ valuesRead),
/* harmony export */   Ax: () => (/* binding */ errorView),
/* harmony export */   C: () => (/* binding */ conditionHolds),
/* harmony export */   Ln: () => (/* binding */ successView)
/* harmony export */ });
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9814);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8314);
/* harmony import */ var _core_transient_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(188);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3367);
/* harmony import */ var _scopes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1362);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(306);






function successView({ host, step, at, ended }, output) {
    const failed = ended.status === 'raised' ? { output: ended.partial, error: null, isGroup: (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isGroup */ .IZ)(step) } : null;
    const fresh = failed === null ? { output, error: null, isGroup: (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isGroup */ .IZ)(step) } : (0,_state_js__WEBPACK_IMPORTED_MODULE_4__/* .recovered */ .g)(failed, output);
    const led = host.state.entryError(step.name);
    const names = (0,_scopes_js__WEBPACK_IMPORTED_MODULE_3__/* .withNames */ .B1)(afterRun(host, at, fresh), {
        conductor: { retry_attempt: 0 },
        output,
        ...(led === undefined ? null : { error: led }),
    });
    return { names, output, error: null };
}
function errorView({ host, step, at, ended }, retriesExhausted) {
    const output = ended.partial;
    const { kind, message, details } = ended.error.envelope;
    const transient = (0,_core_transient_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .dg)({ kind, details });
    const error = { kind, message, details, attempts: at.attempt, retries_exhausted: retriesExhausted, transient };
    const names = (0,_scopes_js__WEBPACK_IMPORTED_MODULE_3__/* .withNames */ .B1)(afterRun(host, at, { output, error, isGroup: (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isGroup */ .IZ)(step) }), {
        conductor: { retry_attempt: host.state.retryAttempt(step.name) },
        ...(output === undefined ? null : { output }),
        error: { ...error, node: step.name },
        policy: host.services.governance.policyView(host, step.name),
    });
    return { names, output, error };
}
function conditionHolds(when, view) {
    return (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .holds */ .v9)(when, view.names, () => bareNames(view));
}
function valuesRead(when, view) {
    const template = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isTemplate */ .Fl)(when);
    const parsed = template ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTemplate */ .QC)(when) : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseExpression */ .YK)(when);
    const scope = template ? view.names : bareNames(view);
    return (parsed.ok ? parsed.value.references : []).flatMap(({ path: [root = '', ...fields] }) => {
        let value = scope.lookup(root);
        for (const field of fields)
            value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(value) && Object.hasOwn(value, field) ? value[field] : undefined;
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJson */ .Fh)(value) ? [[[root, ...fields].join('.'), value]] : [];
    });
}
function afterRun(host, at, fresh) {
    const { names, state, inGroup } = host;
    if (inGroup)
        return names;
    const scope = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeOver */ .J8)(names, {
        lookup(name) {
            if (name === at.node)
                return (0,_scopes_js__WEBPACK_IMPORTED_MODULE_3__/* .stepView */ .K3)(fresh);
            return name === 'context' && !state.steps.has(name) ? state.historyWith(at) : names.lookup(name);
        },
        *names() {
            if (!state.steps.has(at.node))
                yield at.node;
            yield* names.names();
        },
    });
    const absent = (name, part) => name === at.node && part !== undefined ? (0,_scopes_js__WEBPACK_IMPORTED_MODULE_3__/* .absentPart */ .Ld)(fresh, part) : (names.absent?.(name, part) ?? null);
    return { ...scope, absent };
}
function bareNames({ names, output, error }) {
    const fields = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(output) ? output : {};
    const own = { ...fields, ...error };
    return (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeOver */ .J8)(names, {
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
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(holder) && Object.hasOwn(holder, field))
            return holder[field];
    }
    return undefined;
}


/***/ }),

/***/ 6866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ classify),
  e: () => (/* binding */ classifyKinds)
});

// EXTERNAL MODULE: ./build/config/classify-sets/index.js + 13 modules
var classify_sets = __webpack_require__(6999);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/transient.js
var core_transient = __webpack_require__(188);
// EXTERNAL MODULE: ./build/expressions/index.js + 27 modules
var expressions = __webpack_require__(3367);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/nodes/script-output.js
var script_output = __webpack_require__(1405);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/nodes/classify/locate.js
var locate = __webpack_require__(4795);
;// CONCATENATED MODULE: ./build/nodes/classify/places.js


const OF_OTHERS = /(?:^|\/)(?:node_modules|site-packages|dist-packages|\.cargo|\.rustup)\//;
function placed(problems, workspace) {
    return problems.flatMap(({ places, message }) => {
        for (const place of places) {
            const file = fileOf(place, workspace);
            if (file === null)
                continue;
            const column = place.column === null ? {} : { column: place.column };
            return [{ file, line: Math.max(1, place.line), ...column, level: 'error', message }];
        }
        return [];
    });
}
function fileOf(place, { sources, cwd }) {
    const name = place.file.replaceAll('\\', '/').replace(/^file:\/\//, '');
    if (OF_OTHERS.test(name))
        return null;
    if (name.startsWith('/') || /^[A-Za-z]:\//.test(name))
        return insideOf(sources.root, name);
    const isBare = !name.includes('/');
    if (!isBare || place.within === null) {
        const local = external_node_path_.resolve(cwd, name);
        if (sources.isFile(local))
            return insideOf(sources.root, local);
    }
    const tail = name.replace(/^(?:\.\.?\/)+/, '');
    const fitting = sources.named((0,locate/* baseName */.F)(name)).filter((file) => file === tail || file.endsWith(`/${tail}`));
    const chosen = place.within === null || !isBare ? fitting : ofPackage(fitting, place.within, sources);
    return chosen.length === 1 ? (chosen[0] ?? null) : null;
}
function insideOf(root, file) {
    const from = `${root.replaceAll('\\', '/').replace(/\/$/, '')}/`;
    const to = external_node_path_.normalize(file).replaceAll('\\', '/');
    const isInside = /^[A-Za-z]:/.test(from) ? to.toLowerCase().startsWith(from.toLowerCase()) : to.startsWith(from);
    return isInside ? to.slice(from.length) : null;
}
function ofPackage(files, within, sources) {
    if (!within.includes('/')) {
        const folders = within.split('.').slice(0, -1).join('/');
        return folders === '' ? files : files.filter((file) => `/${external_node_path_.posix.dirname(file)}`.endsWith(`/${folders}`));
    }
    const ways = files.map((file) => ({ file, way: wayInModule(external_node_path_.posix.dirname(file), sources) }));
    const fitting = ways.filter(({ way }) => way === '' || within.endsWith(`/${way}`));
    const longest = Math.max(...fitting.map(({ way }) => way.length));
    return fitting.filter(({ way }) => way.length === longest).map(({ file }) => file);
}
function wayInModule(folder, sources) {
    for (let module = folder; module !== '.'; module = external_node_path_.posix.dirname(module)) {
        if (sources.isFile(external_node_path_.join(sources.root, module, 'go.mod')))
            return external_node_path_.posix.relative(module, folder);
    }
    return folder === '.' ? '' : folder;
}

;// CONCATENATED MODULE: ./build/nodes/classify/envelope.js






const MAX_MESSAGE_CHARS = 2000;
const MAX_CAPTURE_CHARS = 2000;
const NUMBERS = new Set(['line', 'end_line', 'column', 'retry_after_seconds', 'status_code']);
function envelopeOf(rule, failure, match) {
    const line = (0,script_output/* withoutRunFile */.u7)(match.line ?? '', failure.runFile ?? null);
    const plain = line === '' ? howItEnded(failure) : line;
    const message = rule.message === null ? { text: plain, problem: null } : templated(rule, rule.message, failure, match, plain);
    return {
        kind: rule.kind,
        message: (0,excerpt/* headOf */.Uo)(message.text, MAX_MESSAGE_CHARS, failure.secrets),
        details: {
            ...givenDetails(rule),
            ...capturedDetails(match, failure),
            ...(message.problem === null ? {} : { message_error: message.problem }),
            ...(failure.signal === null ? {} : { signal: failure.signal }),
            ...(failure.timedOut ? { timed_out: true } : {}),
            ...transience(rule),
            classified_by: rule.by,
            exit_code: failure.exitCode,
            stderr_tail: (0,script_output/* tailOf */.Cj)(failure.stderr, failure.secrets),
        },
    };
}
const MAX_ANNOTATIONS = 50;
function locatedEnvelope(by, failure, problems, workspace) {
    const [first] = problems;
    const annotations = workspace === null ? [] : placed(problems, workspace);
    const leftOut = annotations.length - MAX_ANNOTATIONS;
    const cut = (text) => (0,excerpt/* headOf */.Uo)(text, MAX_MESSAGE_CHARS, failure.secrets);
    return {
        kind: `external.build.${first?.kind ?? 'compile'}`,
        message: cut(first?.message ?? ''),
        details: {
            ...(annotations.length === 0
                ? {}
                : { annotations: annotations.slice(0, MAX_ANNOTATIONS).map((one) => ({ ...one, message: cut(one.message) })) }),
            ...(leftOut > 0 ? { annotations_left_out: leftOut } : {}),
            ...(problems.length > 1 ? { problem_count: problems.length } : {}),
            ...(failure.signal === null ? {} : { signal: failure.signal }),
            classified_by: by,
            exit_code: failure.exitCode,
            stderr_tail: (0,script_output/* tailOf */.Cj)(failure.stderr, failure.secrets),
        },
    };
}
function howItEnded(failure) {
    const how = failure.timedOut
        ? 'ended at its timeout'
        : failure.signal === null
            ? `exited with code ${failure.exitCode ?? 'unknown'}`
            : `ended by ${failure.signal}`;
    const said = (0,script_output/* tellTrouble */.xM)((0,script_output/* lastLine */.fM)(failure.stderr, failure.secrets), failure.exitCode, failure.runFile ?? null);
    return said === '' ? how : `${how}: ${said}`;
}
function templated(rule, source, failure, match, plain) {
    const scope = (0,expressions/* scopeOf */.Od)({
        kind: rule.kind,
        exit_code: failure.exitCode,
        signal: failure.signal,
        line: plain,
        ...Object.fromEntries(match.captures),
    });
    const template = (0,expressions/* parseTemplate */.QC)(source);
    const text = template.ok ? (0,expressions/* render */.XX)(template.value, scope) : template;
    if (!text.ok)
        return { text: plain, problem: text.error.message };
    return text.value.trim() === '' ? { text: plain, problem: null } : { text: text.value.trim(), problem: null };
}
function transience(rule) {
    const byKind = core_transient/* TRANSIENT_KINDS */.ty.has(rule.kind);
    const transient = rule.transient ?? byKind;
    return transient || byKind ? { transient } : {};
}
function givenDetails(rule) {
    return (0,json/* isJson */.Fh)(rule.details) ? { ...rule.details } : {};
}
function capturedDetails(match, failure) {
    const details = {};
    for (const [name, value] of match.captures) {
        if (value === null)
            continue;
        const isNumber = NUMBERS.has(name) && /^\d{1,9}(\.\d{1,9})?$/.test(value);
        (0,json/* setKey */.qL)(details, name, isNumber ? Number(value) : (0,excerpt/* headOf */.Uo)(value, MAX_CAPTURE_CHARS, failure.secrets));
    }
    return details;
}

// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(7742);
;// CONCATENATED MODULE: ./build/nodes/classify/match.js


const SEARCHED_CHARS = 256 * 1024;
function readFailure(failure) {
    return { failure, stdout: readable(failure.stdout), stderr: readable(failure.stderr) };
}
function readable(text) {
    return (0,terminal_text/* plainText */.wh)(text.slice(-SEARCHED_CHARS));
}
function problemsOf(read, tables) {
    return [read.stderr, read.stdout].flatMap((text) => (text === '' ? [] : (0,locate/* problemsIn */._)(tables, text.split('\n'))));
}
function matchRule(rule, read, patterns) {
    const { exitCode, signal, timedOut } = read.failure;
    if (rule.timeout !== null && rule.timeout !== timedOut)
        return null;
    if (rule.signals !== null && (signal === null || !rule.signals.includes(signal.toUpperCase())))
        return null;
    if (rule.exitCodes !== null) {
        if (exitCode === null)
            return null;
        if (!rule.exitCodes.some((range) => exitCode >= range.from && exitCode <= range.to))
            return null;
    }
    return matchTexts(rule, read, patterns);
}
function matchTexts(rule, read, patterns) {
    if (rule.row !== null)
        return matchRow(rule.row, read);
    const captures = new Map();
    let line = null;
    for (const name of ['stdout', 'stderr']) {
        const pattern = rule[name];
        if (pattern === null)
            continue;
        const compiled = patterns.compile(`(?m)${pattern}`);
        const hit = compiled.ok ? compiled.value.search(read[name]) : null;
        if (hit === null)
            return null;
        line = lineAround(read[name], hit.start);
        for (const [key, value] of Object.entries(hit.named))
            captures.set(key, value);
    }
    return { line, captures };
}
function matchRow(row, read) {
    if (row.text === undefined)
        return { line: null, captures: new Map() };
    for (const text of [read.stderr, read.stdout]) {
        const hit = firstHit(row, row.text, text);
        if (hit === null)
            continue;
        const cause = row.cause === undefined ? null : causeBehind(row.cause, text.slice(hit.index + hit[0].length));
        const captures = new Map(Object.entries(hit.groups ?? {}).map(([name, value]) => [name, value ?? null]));
        return { line: cause ?? lineAround(text, hit.index), captures };
    }
    return null;
}
function firstHit({ on, unless }, patterns, text) {
    let first = null;
    for (const pattern of patterns) {
        for (const hit of text.matchAll(new RegExp(pattern, `${pattern.flags}gm`))) {
            if (first !== null && first.index <= hit.index)
                break;
            const line = wholeLine(text, hit.index);
            if (on?.test(line) === false || unless?.test(line) === true)
                continue;
            first = hit;
            break;
        }
    }
    return first;
}
const LINES_TO_A_CAUSE = 20;
function causeBehind({ behind, skip }, rest) {
    for (const line of rest.split('\n', LINES_TO_A_CAUSE)) {
        const opening = behind.exec(line);
        if (opening === null)
            continue;
        const said = line.slice(opening[0].length).trim();
        if (said !== '' && !skip.test(said))
            return said;
    }
    return null;
}
function wholeLine(text, at) {
    const start = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
    const end = text.indexOf('\n', at);
    return text.slice(start, end === -1 ? undefined : end);
}
function lineAround(text, at) {
    const rest = [wholeLine(text, at), ...text.slice(at).split('\n')];
    return rest.find((line) => line.trim() !== '')?.trim() ?? '';
}

// EXTERNAL MODULE: ./build/nodes/classify/rule.js
var classify_rule = __webpack_require__(3019);
;// CONCATENATED MODULE: ./build/nodes/classify/index.js




function classify(rules, failure, patterns, workspace = null) {
    if (failure.exitCode === 0 && failure.signal === null && !failure.timedOut)
        return null;
    const read = readFailure(failure);
    for (const rule of inOrder(rules)) {
        if (isLocating(rule)) {
            const problems = failure.timedOut ? [] : problemsOf(read, rule.tables);
            if (problems.length > 0)
                return locatedEnvelope(rule.by, failure, problems, workspace);
            continue;
        }
        const match = matchRule(rule, read, patterns);
        if (match !== null)
            return envelopeOf(rule, failure, match);
    }
    return null;
}
function classifyKinds(rules) {
    return [
        ...new Set(rules.flatMap(({ use, kind }) => [
            ...(use === undefined ? [] : (0,classify_sets/* kindsOfSet */.F5)(use)),
            ...(kind === undefined ? [] : [kind]),
        ])),
    ];
}
function isLocating(rule) {
    return 'tables' in rule;
}
function inOrder(rules) {
    const expanded = rules.flatMap((rule) => {
        const own = rule.kind === undefined ? [] : [userRule(rule, rule.kind)];
        if (rule.use === undefined)
            return own;
        const tables = (0,classify_sets/* tablesOfSet */.Rv)(rule.use);
        const locating = tables.length === 0 ? [] : [{ by: rule.use, tables }];
        const rows = setRules(rule.use);
        const telling = rows.filter(({ kind }) => !kind.startsWith('external.build.'));
        const built = rows.filter(({ kind }) => kind.startsWith('external.build.'));
        return [...telling, ...locating, ...built, ...own];
    });
    const isAround = (rule) => Number(!isLocating(rule) && rule.row?.around === true);
    return expanded.toSorted((a, b) => isAround(a) - isAround(b));
}
function userRule(rule, kind) {
    const signals = typeof rule.signal === 'string' ? [rule.signal] : rule.signal;
    return {
        kind,
        by: 'rule',
        exitCodes: rule.exit_code === undefined ? null : (0,classify_rule/* codeRanges */.w)(rule.exit_code),
        stdout: rule.stdout ?? null,
        stderr: rule.stderr ?? null,
        row: null,
        signals: signals?.map(classify_rule/* signalName */.y) ?? null,
        timeout: rule.timeout ?? (rule.use === undefined ? null : false),
        message: rule.message ?? null,
        transient: rule.transient ?? null,
        details: rule.details ?? {},
    };
}
function setRules(name) {
    const rows = classify_sets/* CLASSIFY_SETS */.tC[name];
    const firm = rows.filter(({ hint }) => hint !== true);
    return firm.map((row) => ({
        kind: row.kind,
        by: name,
        exitCodes: row.exitCode === undefined ? null : (0,classify_rule/* codeRanges */.w)(row.exitCode),
        stdout: null,
        stderr: null,
        row,
        signals: null,
        timeout: false,
        message: null,
        transient: null,
        details: {},
    }));
}


/***/ }),

/***/ 4795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ baseName),
/* harmony export */   _: () => (/* binding */ problemsIn)
/* harmony export */ });
const MAX_MORE = 4;
const MAX_PROBLEMS = 1000;
class Teller {
    rows;
    problems = [];
    #open = null;
    #file = null;
    #class = null;
    #awaits = false;
    #firstOfPackage = 0;
    constructor(rows) {
        this.rows = rows;
    }
    add(line, at) {
        for (const row of this.rows) {
            const found = row.text.exec(line);
            if (found === null || !this.#take(row, found.groups ?? {}, at))
                continue;
            if (row.next === 'message' && this.#open?.message === null)
                this.#awaits = true;
            return;
        }
        if (!this.#awaits || line === '' || this.#open === null)
            return;
        this.#open.message = line;
        this.#open.at = at;
        this.#awaits = false;
    }
    #take(row, said, at) {
        const open = this.#open;
        switch (row.is) {
            case 'file':
                this.#file = said['file'] ?? null;
                return true;
            case 'end':
                this.end();
                return true;
            case 'drop':
                this.#open = null;
                return true;
            case 'head': {
                if (open !== null && said['name'] === undefined && said['message'] === undefined)
                    return true;
                this.end();
                this.#class = said['class'] ?? this.#class;
                this.#open = draftOf(row, said, at);
                return true;
            }
            case 'problem': {
                const place = placeOf(said, this.#file, null);
                this.#tell({ ...draftOf(row, said, at), name: said['name'] ?? open?.name ?? null, places: place });
                if (open !== null)
                    open.isTold = true;
                return true;
            }
            case 'package':
                this.end();
                this.#setPackage(said['package'] ?? '');
                return true;
            default:
                return open !== null && this.#addTo(open, row, said, at);
        }
    }
    #addTo(open, row, said, at) {
        const message = said['message'] ?? null;
        if (row.is === 'kind') {
            if (row.kind !== undefined)
                open.kind = row.kind;
            return true;
        }
        if (row.is === 'more') {
            if (message !== null && open.message !== null && open.more.length < MAX_MORE)
                open.more.push(message);
            return open.message !== null;
        }
        if (message !== null && open.message === null) {
            open.message = message;
            open.at = at;
            this.#awaits = false;
        }
        else if (row.is === 'message')
            return false;
        if (row.is !== 'place')
            return true;
        const place = placeOf(said, this.#file, this.#class);
        if (row.order === 'at the end')
            open.lastPlaces = [...open.lastPlaces, ...place];
        else
            open.places = row.order === 'last first' ? [...place, ...open.places] : [...open.places, ...place];
        return true;
    }
    #setPackage(name) {
        for (let at = this.#firstOfPackage; at < this.problems.length; at += 1) {
            const problem = this.problems[at];
            if (problem === undefined)
                continue;
            this.problems[at] = { ...problem, places: problem.places.map((place) => ({ ...place, within: name })) };
        }
        this.#firstOfPackage = this.problems.length;
    }
    end() {
        const open = this.#open;
        this.#open = null;
        this.#awaits = false;
        if (open !== null && !open.isTold)
            this.#tell(open);
    }
    #tell({ kind, name, message, more, places, lastPlaces, at }) {
        const all = [...places, ...lastPlaces];
        if (message === null || (all.length === 0 && kind !== 'test' && kind !== 'link'))
            return;
        if (this.problems.length >= MAX_PROBLEMS)
            return;
        const values = more.filter((line) => line !== message);
        const said = [message, ...values].join('; ').replace(/:; /g, ': ').replace(/\s+/g, ' ');
        this.problems.push({ kind, message: name === null ? said : `${name}: ${said}`, places: all, at });
    }
}
function draftOf(row, said, at) {
    const { name = null, message = row.says ?? null, rule } = said;
    return {
        kind: row.kind ?? 'compile',
        name,
        message: rule === undefined ? message : `${message} (${rule})`,
        more: [],
        places: [],
        lastPlaces: [],
        at,
        isTold: false,
    };
}
function placeOf(said, file, within) {
    const inClass = said['class'];
    const name = said['file'] ?? file ?? (inClass === undefined ? null : `${inClass.replace(/\$.*/, '')}.java`);
    if (name === null)
        return [];
    const line = Number(said['line'] ?? 1);
    const column = said['column'] === undefined ? null : Number(said['column']);
    return [{ file: name, line, column, within: inClass ?? within }];
}
function problemsIn(tables, lines) {
    const found = tables.flatMap((rows) => {
        const teller = new Teller(rows);
        for (const [at, line] of lines.entries())
            teller.add(line.trim(), at);
        teller.end();
        return teller.problems;
    });
    const seen = new Set();
    const keyOf = ({ file, line, column }) => `${baseName(file)}:${line}:${column ?? ''}`;
    const once = found
        .toSorted((a, b) => a.at - b.at)
        .filter(({ places, message }) => {
        const keys = places.length === 0 ? [message] : places.map(keyOf);
        const isNew = !seen.has(keys[0] ?? '');
        for (const key of keys)
            seen.add(key);
        return isNew;
    });
    const isPlaced = once.some(({ places }) => places.length > 0);
    return isPlaced ? once.filter(({ places }) => places.length > 0) : once;
}
function baseName(file) {
    return file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
}


/***/ }),

/***/ 3019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ codeRanges),
/* harmony export */   y: () => (/* binding */ signalName)
/* harmony export */ });
const RANGE = /^\s*(-?\d+)\s*(?:\.\.|-)\s*(-?\d+)\s*$/;
function codeRanges(given) {
    if (typeof given === 'number')
        return [{ from: given, to: given }];
    if (typeof given !== 'string')
        return given.map((code) => ({ from: code, to: code }));
    const match = RANGE.exec(given);
    if (match === null)
        return [];
    const ends = [Number(match[1]), Number(match[2])];
    return [{ from: Math.min(...ends), to: Math.max(...ends) }];
}
function signalName(given) {
    const name = given.trim().toUpperCase();
    return name.startsWith('SIG') ? name : `SIG${name}`;
}


/***/ }),

/***/ 479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ readAs),
/* harmony export */   h: () => (/* binding */ derivations)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8314);

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

/***/ 3433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hz: () => (/* binding */ schemaViolation),
/* harmony export */   PF: () => (/* binding */ toJsonSchema),
/* harmony export */   Qm: () => (/* binding */ validateOutput),
/* harmony export */   vY: () => (/* binding */ hasPattern),
/* harmony export */   yg: () => (/* binding */ describeProblems),
/* harmony export */   yr: () => (/* binding */ checkOutput)
/* harmony export */ });
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2556);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8314);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9058);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6167);




const MAX_PROBLEMS = 50;
const MAX_SHOWN = 60;
function validateOutput(value, schema, match) {
    const problems = [];
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value))
        return [{ path: '$', message: `must be an object, not ${describe(value)}` }];
    checkFields(value, schema, { path: '', problems, match });
    return problems;
}
function hasPattern(schema) {
    return Object.values(schema).some(fieldHasPattern);
}
function describeProblems(problems, shown = 5) {
    const lines = problems.slice(0, shown).map(({ path, message }) => (path === '$' ? message : `${path} ${message}`));
    const rest = problems.length - lines.length;
    return rest > 0 ? `${lines.join('; ')}; and ${rest} more` : lines.join('; ');
}
function fieldHasPattern(field) {
    if (field.pattern !== undefined)
        return true;
    if (field.items !== undefined && fieldHasPattern(field.items))
        return true;
    return field.properties !== undefined && hasPattern(field.properties);
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
    if (field.minLength !== undefined || field.maxLength !== undefined) {
        const length = codePoints(value);
        if (field.minLength !== undefined && length < field.minLength) {
            report(check, `must have at least ${field.minLength} characters, not ${length}`);
        }
        if (field.maxLength !== undefined && length > field.maxLength) {
            report(check, `must have at most ${field.maxLength} characters, not ${length}`);
        }
    }
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
    switch (typeof value) {
        case 'string':
            return 'string';
        case 'boolean':
            return 'boolean';
        default:
            return 'object';
    }
}
function article(type) {
    if (type === 'integer')
        return 'a whole number';
    return type === 'array' || type === 'object' ? `an ${type}` : `a ${type}`;
}
function describe(value) {
    const type = typeOf(value);
    switch (type) {
        case 'null':
            return 'null';
        case 'array':
        case 'object':
            return article(type);
        default:
            return `the ${type} ${show(value)}`;
    }
}
function show(value) {
    const text = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(value);
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .headOf */ .Uo)(text, MAX_SHOWN);
}
function codePoints(text) {
    let count = 0;
    for (const _ of text)
        count += 1;
    return count;
}
const noPatterns = () => true;
async function checkOutput(output, schema, patterns) {
    const match = hasPattern(schema) ? (await patterns()).matches : noPatterns;
    return validateOutput(output, schema, match);
}
function schemaViolation(node, source, problems, found, secrets = _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_SECRETS */ .g1) {
    const message = `the output of ${node} breaks its schema: ${describeProblems(problems)}`;
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .unfitData */ .p6)(node, source, problems[0]?.path ?? '$', message, {
        problems: problems.map((problem) => ({ path: problem.path, message: problem.message })),
        excerpt: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .headOf */ .Uo)(found, 1000, secrets),
    });
}
function toJsonSchema(schema) {
    return objectSchema(schema);
}
function objectSchema(fields) {
    const names = Object.keys(fields);
    const required = names.filter((name) => fields[name]?.required !== false);
    return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
        ...(required.length > 0 ? { required } : {}),
        additionalProperties: false,
    };
}
function fieldSchema(field) {
    const nullable = field.nullable === true;
    return {
        ...(field.type === 'object' && field.properties !== undefined ? objectSchema(field.properties) : {}),
        type: nullable ? [field.type, 'null'] : field.type,
        ...(field.description !== undefined ? { description: field.description } : {}),
        ...(field.enum !== undefined ? { enum: nullable ? [...field.enum, null] : [...field.enum] } : {}),
        ...(field.pattern !== undefined ? { pattern: field.pattern } : {}),
        ...(field.minimum !== undefined ? { minimum: field.minimum } : {}),
        ...(field.maximum !== undefined ? { maximum: field.maximum } : {}),
        ...(field.minLength !== undefined ? { minLength: field.minLength } : {}),
        ...(field.maxLength !== undefined ? { maxLength: field.maxLength } : {}),
        ...(field.items !== undefined ? { items: fieldSchema(field.items) } : {}),
    };
}


/***/ }),

/***/ 3734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ passedOn),
/* harmony export */   Qn: () => (/* binding */ expressionValue),
/* harmony export */   RL: () => (/* binding */ templateError),
/* harmony export */   S5: () => (/* binding */ renderText),
/* harmony export */   aS: () => (/* binding */ templateValue),
/* harmony export */   bK: () => (/* binding */ literalText),
/* harmony export */   rb: () => (/* binding */ renderData),
/* harmony export */   sp: () => (/* binding */ renderFields)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8314);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9058);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4429);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3367);




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
const MAX_DEPTH = 64;
function renderData(value, scope, field, convert, depth = 0) {
    if (typeof value === 'string') {
        const text = renderText(value, scope, field);
        return text.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(passedOn(value, scope, text.value, convert)) : text;
    }
    if (depth > MAX_DEPTH)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(null);
    if (Array.isArray(value))
        return renderList(value, scope, field, convert, depth);
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(value))
        return renderFields(value, scope, field, convert, depth);
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonNumber */ .OD)(value) || typeof value === 'boolean')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(value);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(null);
}
function renderList(items, scope, field, convert, depth) {
    const rendered = [];
    for (const [index, item] of items.entries()) {
        const one = renderData(item, scope, `${field}[${index}]`, convert, depth + 1);
        if (!one.ok)
            return one;
        rendered.push(one.value);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(rendered);
}
function renderFields(fields, scope, field, convert = _expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .coerceText */ .DW, depth = 0) {
    const rendered = {};
    for (const [key, value] of Object.entries(fields)) {
        const one = renderData(value, scope, `${field}.${key}`, convert, depth + 1);
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
function expressionValue(source, names) {
    const expression = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseExpression */ .YK)(source);
    return expression.ok ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluate */ ._3)(expression.value, names) : expression;
}


/***/ }),

/***/ 1405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: () => (/* binding */ tailOf),
/* harmony export */   Eg: () => (/* binding */ printedObject),
/* harmony export */   U8: () => (/* binding */ MAX_OUTPUT_FILE_BYTES),
/* harmony export */   WH: () => (/* binding */ typedFields),
/* harmony export */   fM: () => (/* binding */ lastLine),
/* harmony export */   mx: () => (/* binding */ fieldsFromFile),
/* harmony export */   u7: () => (/* binding */ withoutRunFile),
/* harmony export */   vQ: () => (/* binding */ scriptOutput),
/* harmony export */   xM: () => (/* binding */ tellTrouble)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4429);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3367);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6167);




const TAIL_BYTES = 4096;
function tailOf(text, secrets = _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_SECRETS */ .g1) {
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .tailOf */ .Cj)(text, TAIL_BYTES, secrets);
}
const NODE_SIGNATURE = /^Node\.js v\d+\.\d+/;
const NAMED_ERROR = /^(?:Uncaught )?[\w$.]*(?:Error|Exception)(?: \[\w+\])?(?:: |$)/;
const NPM_POINTER = /^npm (?:error|ERR!)(?: +(?:A complete log of this run can be found in:.*|For a full report see:|\S.*[\\/]_logs[\\/]\S+))?$/;
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

/***/ 5802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ redactEnvelope),
/* harmony export */   lE: () => (/* binding */ redactFinding),
/* harmony export */   sJ: () => (/* binding */ redactGraph)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8314);

function redactEnvelope({ kind, message, details }, redactor) {
    const clean = redactor.json(details);
    return { kind, message: redactor.text(message), details: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(clean) ? clean : {} };
}
function redactGraph(graph, redactor) {
    return { ...graph, edges: graph.edges.map((edge) => ({ ...edge, label: redactor.text(edge.label) })) };
}
function redactFinding(finding, redactor) {
    const suggestion = finding.suggestion === null ? null : redactor.text(finding.suggestion);
    return { ...finding, message: redactor.text(finding.message), suggestion };
}


/***/ }),

/***/ 5653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XU: () => (/* binding */ ErrorFile),
  l7: () => (/* binding */ EventBus),
  vu: () => (/* binding */ EventLog)
});

// EXTERNAL MODULE: ./build/core/bounded.js
var bounded = __webpack_require__(9671);
// EXTERNAL MODULE: ./build/core/event-types.js
var event_types = __webpack_require__(8374);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/ports.js
var ports = __webpack_require__(5158);
// EXTERNAL MODULE: ./build/core/events.js
var events = __webpack_require__(4793);
// EXTERNAL MODULE: ./build/redaction/redactor.js + 8 modules
var redaction_redactor = __webpack_require__(9017);
;// CONCATENATED MODULE: ./build/redaction/redact-event.js




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
    const { fields } = (0,event_types/* eventFacts */.IS)(event.type);
    return redactObject((0,events/* eventJson */.T$)(event), redactor, (name) => {
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
    if (!(0,json/* isJsonObject */.OW)(value))
        return redactor.json(value);
    const entries = Object.entries(value);
    const clean = entries.map(([name, item]) => {
        const content = contentOfField(name);
        if (content === undefined)
            return redactor.member(name, item);
        return [namesAreData ? redactor.member(name, null)[0] : name, redact(item, content, redactor)];
    });
    const isSame = clean.every(([name, item], index) => name === entries[index]?.[0] && item === entries[index]?.[1]);
    return isSame ? value : (0,redaction_redactor/* fromEntries */.P)(clean);
}

;// CONCATENATED MODULE: ./build/reporters/error-records.js


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

// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(1898);
;// CONCATENATED MODULE: ./build/run/event-bus.js







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
        const clean = redactEvent(event, this.redactor);
        this.#now = this.clock.now();
        if (replay === null) {
            this.files?.raw.append(event, clean, this.#now);
            this.#seq += 1;
        }
        const shown = asEvent(WHOLE.includes(event.type) ? clean : (0,bounded/* cutLongTexts */.h)(clean, MAX_TEXT));
        const at = replay?.at ?? this.#now;
        const stamp = { timestamp: new Date(at).toISOString(), run_id: this.runId, seq: this.#seq };
        const joined = replay?.joined === true ? { joined: true } : {};
        const stamped = { ...shown, ...stamp, ...(replay === null ? {} : { replayed: true, ...joined }) };
        if (replay === null)
            this.files?.log.append(event.type, `${(0,json/* jsonText */.s$)(stamped)}\n`);
        for (const consumer of this.consumers)
            consumer.consume(stamped);
    };
}
function asEvent(value) {
    return value;
}
const BUFFERED = 32 * 1024;
const LATE_MS = 200;
class EventLog {
    #open;
    #file = null;
    #buffer = '';
    #failure = null;
    #timer = null;
    constructor(files, path) {
        this.#open = () => files.openAppend(path);
    }
    get failure() {
        return this.#failure;
    }
    append(type, line) {
        if (this.#failure !== null || !(0,event_types/* eventFacts */.IS)(type).logged)
            return;
        this.#timer ??= setTimeout(this.#flushLate, LATE_MS).unref();
        this.#buffer += line;
        if (this.#buffer.length > BUFFERED)
            this.flush();
    }
    #flushLate = () => {
        this.#timer = null;
        this.flush();
    };
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
        if (this.#timer !== null)
            clearTimeout(this.#timer);
        this.#timer = null;
        this.#attempt(() => this.#file?.close());
        this.#file = null;
    }
    #attempt(write) {
        try {
            write();
        }
        catch (error) {
            this.#failure ??= (0,error_message/* errorMessage */.g)(error);
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
            return { path: null };
        if (this.path === null)
            return { writeError: 'there is no run folder' };
        try {
            (0,ports/* appendDurably */.i)(this.files, this.path, this.#lines.join(''));
            return { path: this.path };
        }
        catch (error) {
            return { writeError: (0,error_message/* errorMessage */.g)(error) };
        }
    }
}


/***/ }),

/***/ 3692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ execute)
});

// EXTERNAL MODULE: ./build/config/model.js
var model = __webpack_require__(9814);
// EXTERNAL MODULE: ./build/core/place.js
var place = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/durability/dead-letters.js
var dead_letters = __webpack_require__(922);
// EXTERNAL MODULE: ./build/durability/recall.js
var durability_recall = __webpack_require__(7105);
// EXTERNAL MODULE: ./build/engine/index.js + 1 modules
var engine = __webpack_require__(753);
// EXTERNAL MODULE: ./build/redaction/index.js + 1 modules
var redaction = __webpack_require__(5948);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/account/next-steps.js
var next_steps = __webpack_require__(3857);
// EXTERNAL MODULE: ./build/config/inputs.js
var config_inputs = __webpack_require__(9190);
// EXTERNAL MODULE: ./build/config/resilience.js
var resilience = __webpack_require__(9590);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/transient.js
var core_transient = __webpack_require__(188);
// EXTERNAL MODULE: ./build/text/checksum.js
var checksum = __webpack_require__(6743);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(1898);
// EXTERNAL MODULE: ./build/durability/journal.js
var journal = __webpack_require__(3061);
// EXTERNAL MODULE: ./build/durability/protect.js
var protect = __webpack_require__(8973);
// EXTERNAL MODULE: ./build/durability/saved-run.js
var saved_run = __webpack_require__(3505);
// EXTERNAL MODULE: ./build/durability/snapshot.js
var snapshot = __webpack_require__(5464);
;// CONCATENATED MODULE: ./build/durability/checkpointing.js










const NOTHING_STORED = {
    path: null,
    resumable: false,
    inputsAgain: [],
    resumeFrom: null,
    journal: null,
};
function openCheckpoint(request) {
    const { files, folder } = request;
    const target = external_node_path_.join(folder, snapshot/* CHECKPOINT_FILE */.S5);
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
            return (0,error_message/* errorMessage */.g)(error);
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
        request.onFailure(message);
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
            const problem = save({ ...state, journal: (0,checksum/* checksumText */.d)(crc), journalLines: lines }, 'whole');
            if (problem !== null)
                request.onFailure(problem);
        },
    };
}
function firstLost({ files, folder, workflow }) {
    const saved = (0,saved_run/* readCheckpoint */.HQ)(files, folder);
    if (!saved.ok)
        return null;
    const recall = (0,durability_recall/* recallOf */.H)((0,saved_run/* restoreEntries */.Hw)(saved.value.entries, () => ''), () => { });
    return recall.troubles(workflow).lost[0] ?? null;
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
        const file = external_node_path_.join(folder, snapshot/* JOURNAL_FILE */.RD);
        if (saved !== null && saved.mend !== null)
            (0,saved_run/* mendJournal */.If)(files, file, saved.mend);
        const { crc, lines } = saved ?? { crc: (0,snapshot/* journalStart */.mi)(request.snapshot), lines: 0 };
        return new journal/* Journal */.CQ({ file: files.openAppend(file), redactor, crc, lines, onFailure });
    }
    catch (error) {
        onFailure((0,error_message/* errorMessage */.g)(error));
        return null;
    }
}
function removeBoth(files, folder) {
    for (const name of [snapshot/* CHECKPOINT_FILE */.S5, snapshot/* JOURNAL_FILE */.RD])
        removeQuietly(files, external_node_path_.join(folder, name));
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

// EXTERNAL MODULE: ./build/durability/shards.js
var shards = __webpack_require__(7389);
// EXTERNAL MODULE: ./build/reporters/result.js + 2 modules
var reporters_result = __webpack_require__(5970);
// EXTERNAL MODULE: ./build/account/run-account.js + 10 modules
var run_account = __webpack_require__(8823);
// EXTERNAL MODULE: ./build/core/github.js
var core_github = __webpack_require__(4207);
// EXTERNAL MODULE: ./build/redaction/redact-parts.js
var redact_parts = __webpack_require__(5802);
// EXTERNAL MODULE: ./build/run/event-bus.js + 2 modules
var event_bus = __webpack_require__(5653);
// EXTERNAL MODULE: ./build/core/step-types.js
var step_types = __webpack_require__(3302);
// EXTERNAL MODULE: ./build/text/any-bytes.js
var any_bytes = __webpack_require__(9138);
;// CONCATENATED MODULE: ./build/run/live-output.js



const EVERY_MS = 1000;
const LOOKS_MS = 500;
const MOST_CHARS = 4096;
const FRAME_CHARS = 300;
const SLOWER_AFTER_CHARS = 64 * 1024;
const NOTHING = { text: '', omitted: 0 };
class LiveOutput {
    #clock;
    #emit;
    #running = new Map();
    #timer = null;
    #isClosed = false;
    #reported = 0;
    constructor(clock, emit) {
        this.#clock = clock;
        this.#emit = emit;
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
            due: this.#clock.now() + EVERY_MS,
            unreported: {},
        });
    }
    output(place, stream, shown) {
        const printing = this.#running.get(place);
        if (printing === undefined)
            return;
        printing.unreported[stream] ??= new Unreported();
        printing.unreported[stream].add(shown);
        this.#lookLater();
    }
    close() {
        this.#isClosed = true;
        if (this.#timer !== null)
            clearTimeout(this.#timer);
    }
    #lookLater() {
        if (this.#isClosed)
            return;
        this.#timer ??= setTimeout(() => {
            this.#timer = null;
            this.#report();
            if ([...this.#running.values()].some(hasUnreported))
                this.#lookLater();
        }, LOOKS_MS).unref();
    }
    #report() {
        const now = this.#clock.now();
        for (const printing of this.#running.values()) {
            if (printing.due > now || !hasUnreported(printing))
                continue;
            for (const stream of ['stdout', 'stderr'])
                this.#reportStream(printing, stream);
            printing.due = now + EVERY_MS * Math.max(1, this.#reported / SLOWER_AFTER_CHARS);
        }
    }
    #reportStream({ at, unreported }, stream) {
        const report = unreported[stream]?.take() ?? NOTHING;
        if (report.text === '')
            return;
        const { text, omitted } = report;
        this.#reported += text.length + FRAME_CHARS;
        this.#emit({ type: 'node_output', ...at, stream, text, omitted });
    }
}
function hasUnreported({ unreported }) {
    return (unreported.stdout ?? NOTHING).text !== '' || (unreported.stderr ?? NOTHING).text !== '';
}
class Unreported {
    text = '';
    #omitted = 0;
    add(shown) {
        const end = (0,any_bytes/* withoutEscapes */.Lx)(shown.slice(-2 * MOST_CHARS));
        const before = end.length < shown.length ? '' : this.text;
        this.#omitted += this.text.length - before.length + shown.length - end.length;
        this.text = before + end;
        if (this.text.length > 2 * MOST_CHARS)
            this.#shorten();
    }
    take() {
        this.#shorten();
        const taken = { text: this.text, omitted: this.#omitted };
        this.text = '';
        this.#omitted = 0;
        return taken;
    }
    #shorten() {
        const excess = this.text.length - MOST_CHARS;
        if (excess <= 0)
            return;
        const line = this.text.indexOf('\n', excess - 1) + 1;
        const start = line > 0 && line < this.text.length ? line : wholeFrom(this.text, excess);
        this.text = this.text.slice(start);
        this.#omitted += start;
    }
}
function wholeFrom(text, at) {
    return /^[\udc00-\udfff]/.test(text.slice(at, at + 1)) ? at + 1 : at;
}

// EXTERNAL MODULE: ./build/run/node-ports.js
var node_ports = __webpack_require__(8977);
// EXTERNAL MODULE: ./build/run/output-router.js
var output_router = __webpack_require__(3568);
// EXTERNAL MODULE: ./build/run/workflow-graph.js
var workflow_graph = __webpack_require__(1808);
;// CONCATENATED MODULE: ./build/run/session.js











function openSession(todo, runId, runDir, redactor, tracer) {
    const { request, workflow } = todo;
    const { adapters, observer } = request;
    const log = runDir === null ? null : new event_bus/* EventLog */.vu(adapters.files, external_node_path_.join(runDir, 'events.jsonl'));
    const graph = (0,redact_parts/* redactGraph */.sJ)((0,workflow_graph/* workflowGraph */.cR)(workflow), redactor);
    const account = new run_account/* RunAccount */.b();
    const leg = redactor.json(request.matrix ?? null);
    const github = (0,core_github/* githubRecord */.BF)(request.env, (0,json/* isJsonObject */.OW)(leg) ? leg : null);
    const errorFile = new event_bus/* ErrorFile */.XU(adapters.files, runDir === null ? null : external_node_path_.join(runDir, 'errors.jsonl'), {
        workflow: { name: workflow.settings.name, file: workflow.displayFile },
        github,
    });
    const watching = observer.started({
        workflow,
        redactor,
        runId,
        runDir,
        account,
        warnings: todo.warnings,
        sources: todo.sources,
    });
    const liveOutput = log === null ? null : new LiveOutput(adapters.clock, (event) => bus.emit(event));
    const router = new output_router/* OutputRouter */.L(redactor, watching.sinks, observer.masked, liveOutput);
    const budget = new node_ports/* RunTokenBudget */.E(workflow.settings.limits?.max_tokens ?? null);
    const consumers = [
        router,
        errorFile,
        budget,
        ...(liveOutput === null ? [] : [liveOutput]),
        ...(tracer === null ? [] : [tracer]),
        account,
        ...watching.consumers,
    ];
    const kept = { checkpoint: null };
    const raw = { append: (event, clean, at) => kept.checkpoint?.append(event, clean, at) };
    const files = log === null ? null : { raw, log };
    const bus = new event_bus/* EventBus */.l7(runId, adapters.clock, redactor, files, consumers, todo.resume?.nextSeq ?? 1);
    const isDurable = runDir !== null && request.oneStep === undefined;
    kept.checkpoint = !isDurable ? null : startCheckpoint(todo, runId, runDir, redactor, bus);
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
        checkpoint: kept.checkpoint,
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
            runId,
            workflow: { name: workflow.settings.name, file: workflow.displayFile },
            fileAsGiven: request.fileAsGiven,
            cwd: request.cwd,
            inputs,
            createdAt: resume?.saved.snapshot.createdAt ?? request.adapters.clock.now(),
            strictExit: request.strictExit,
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
        bus.emit({ type: 'checkpoint_saved', scope: '', node: null, path: external_node_path_.join(runDir, 'checkpoint.json') });
    log?.flush();
}

;// CONCATENATED MODULE: ./build/run/conclude.js














function concludeRun(session, end, repaired, durationMs) {
    const { todo, runId, runDir, redactor, bus, log, account, graph } = session;
    const { request, workflow, inputs } = todo;
    for (const error of end.records)
        bus.emit(recordedEvent(error));
    const written = session.errorFile.write();
    if ('writeError' in written)
        bus.emit({ type: 'errors_jsonl_write_failed', scope: '', node: null, error: written.writeError });
    if (end.termination === null)
        makeDurable({ ...session, log: null });
    const stored = session.checkpoint?.finish(end) ?? NOTHING_STORED;
    keepPlan(session, end, stored);
    bus.emit(closingEvent(end, written, durationMs, shareOf(session, end)));
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
        inputsForCommands: commandInputs(workflow, inputs, redactor),
        inputsAgain: stored.inputsAgain,
        resumeFrom: stored.resumeFrom,
        commandFile: request.fileAsGiven,
        ...(request.oneStep === undefined ? {} : { oneStep: { again: redactor.text(request.oneStep.again) } }),
        repaired,
        positionOf: (0,workflow_graph/* positionLookup */.ao)(workflow),
        isRetryable: retryability(workflow),
        commandOf: (0,workflow_graph/* commandLookup */.aY)(workflow, redactor),
        traceFile: runDir === null ? null : external_node_path_.join(runDir, 'events.jsonl'),
        warnings: warningsWithoutEvent(todo).map((warning) => redactor.text(warning)),
    });
    log?.flush();
    if (runDir !== null)
        writeFile(session, external_node_path_.join(runDir, 'result.json'), `${(0,json/* jsonText */.s$)(result, 2)}\n`);
    return { account, result, graph, runDir, github: session.github };
}
function shareOf({ todo, account }, { handoff }) {
    const shard = todo.resume?.shard ?? null;
    if (shard === null)
        return null;
    const { group, visit, index, of } = shard;
    const about = { group, visit, index, of };
    if (handoff?.part === 'shard') {
        const { items, succeeded, failed } = handoff;
        return { ...about, items, succeeded, failed };
    }
    const seen = account.notices.groups.findLast((one) => one.scope === '' && one.node === group && one.visit === visit);
    return seen === undefined ? null : { ...about, items: seen.total, succeeded: seen.succeeded, failed: seen.failed };
}
function commandDir({ todo: { request, workflow }, runDir, runId }) {
    if (runDir === null || request.reader === undefined)
        return runDir;
    return request.reader({ workflow: workflow.settings.name, runId }).artifactName ? next_steps/* FETCHED */.i1 : null;
}
function keepPlan(session, { handoff }, stored) {
    if (handoff?.part !== 'plan')
        return;
    const { runDir, runId, todo } = session;
    if (runDir === null || stored.journal === null) {
        todo.request.observer.note('there is no plan for shards: the run left no checkpoint');
        return;
    }
    writeFile(session, external_node_path_.join(runDir, shards/* SHARDS_FILE */.D6), (0,shards/* planText */.Pt)({ ...handoff, runId, base: stored.journal }));
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
function writeFile(session, target, text) {
    const { request } = session.todo;
    try {
        request.adapters.files.replace(target, text, 'plain');
    }
    catch (error) {
        request.observer.note(`${target} cannot be written: ${(0,error_message/* errorMessage */.g)(error)}`);
    }
}
function recordedEvent(error) {
    return { type: 'error_recorded', scope: '', node: null, ...error };
}
function endingError(error) {
    if (error === null)
        return { envelope: null, frames: [] };
    const { envelope, frames, ...rest } = error;
    return { envelope, frames, error: rest };
}
function closingEvent(end, errors, durationMs, share = null) {
    const { termination, outcome, output } = end;
    const at = { scope: '', node: null };
    const rest = { ...(share === null ? {} : { shard: share }), duration_ms: durationMs };
    const terminated = termination === null ? {} : (0,engine/* terminationFields */.Y1)(termination);
    if (outcome === 'success')
        return { type: 'workflow_completed', ...at, output, ...rest, ...terminated };
    const failed = { type: 'workflow_failed', ...at, outcome, ...rest };
    if (termination !== null) {
        const common = { ...failed, error_type: 'WorkflowTerminated', message: termination.reason, ...endingError(null) };
        return { ...common, failed_node: null, output, ...terminated };
    }
    return { ...failed, ...reasonOf(end), ...errorsFile(errors) };
}
function reasonOf(end) {
    const { error, gate, signal } = end;
    if (error !== null && end.outcome !== 'cancelled') {
        const type = end.outcome === 'halted' ? 'UnhandledWorkflowError' : 'WorkflowFailed';
        const message = error.envelope.message;
        return { error_type: type, message, ...endingError(error), failed_node: error.frames[0]?.node ?? null };
    }
    const plan = end.handoff?.part === 'plan' ? planOf(end.handoff) : null;
    return {
        ...interruption(end, plan),
        ...endingError(error),
        failed_node: error?.frames[0]?.node ?? gate?.node ?? null,
        ...(signal === null ? {} : { signal }),
        ...(gate === null ? {} : { gate }),
        ...(plan === null ? {} : { plan }),
    };
}
function interruption({ outcome, gate, signal }, plan) {
    if (outcome !== 'suspended')
        return { error_type: 'WorkflowCancelled', message: `cancelled by ${signal ?? 'SIGTERM'}` };
    const awaited = plan === null ? `an answer to ${gate?.node ?? 'a gate'}` : `the shards of ${plan.group}`;
    return { error_type: 'WorkflowSuspended', message: `waits for ${awaited}` };
}
function planOf({ group, visit, total, shards }) {
    return { group, visit, total, shards };
}
function errorsFile(errors) {
    if ('writeError' in errors)
        return { errors_write_error: errors.writeError };
    return errors.path === null ? {} : { errors_path: errors.path };
}
function commandInputs(workflow, inputs, redactor) {
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
function retryability(root) {
    const byFile = new Map((0,model/* allWorkflows */.Am)(root).map((workflow) => [workflow.displayFile, workflow]));
    return ({ envelope, frames }) => {
        const workflow = byFile.get(frames[0]?.file ?? '');
        const node = frames[0]?.node ?? '';
        const step = workflow?.steps.get(node) ?? (workflow === undefined ? undefined : (0,workflow_graph/* groupOfMember */.pB)(workflow, node)?.agent);
        const own = step !== undefined && !(0,model/* isGroup */.IZ)(step) && 'resilience' in step ? step.resilience : undefined;
        return (0,core_transient/* isRetryable */.r3)(envelope, (0,resilience/* resilienceOf */.z1)(workflow?.settings.resilience, own).retry?.retryable);
    };
}

// EXTERNAL MODULE: ./build/engine/governance.js + 2 modules
var governance = __webpack_require__(5618);
// EXTERNAL MODULE: ./build/engine/resilience/breaker.js
var breaker = __webpack_require__(5725);
// EXTERNAL MODULE: ./build/engine/resilience/breaker-file.js
var breaker_file = __webpack_require__(3008);
;// CONCATENATED MODULE: ./build/run/governance.js







function createGovernance(session) {
    const { todo, bus } = session;
    const repository = openRepositoryBreakers(session);
    const breakers = new Map([...recalledBreakers(session), ...repository.breakers]);
    if (todo.resume !== null)
        for (const [id, state] of breakers)
            bus.emit({ type: 'breaker_counted', scope: '', node: null, id, state: (0,breaker_file/* breakerStateToJson */.$y)(state) });
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
function openRepositoryBreakers(session) {
    const { request, resume, workflow } = session.todo;
    const file = request.breakerState;
    const ids = repositoryIds(workflow);
    if (file === null || ids.size === 0)
        return { breakers: new Map(), save: () => { } };
    const { note } = request.observer;
    let noted = false;
    const write = (changes) => {
        const problem = writeChanges(session, file, changes);
        if (problem === null || noted)
            return;
        noted = true;
        note(`${file} cannot be written: ${problem}`);
    };
    const { breakers, warning } = readFile(session, file);
    if (warning !== null)
        note(`${file}: ${warning}`);
    if (resume?.resetBreakers === true) {
        if (breakers.size > 0)
            write(new Map([...ids].map((id) => [id, null])));
        return {
            breakers: new Map(),
            save: (id, state) => ids.has(id) && write(new Map([[id, (0,breaker_file/* breakerStateFromJson */.iL)(state)]])),
        };
    }
    return {
        breakers: new Map([...ids].flatMap((id) => (breakers.has(id) || resume === null ? known(breakers, id) : governance_closed(id)))),
        save: (id, state) => ids.has(id) && write(new Map([[id, (0,breaker_file/* breakerStateFromJson */.iL)(state)]])),
    };
}
function known(breakers, id) {
    const state = breakers.get(id);
    return state === undefined ? [] : [[id, state]];
}
function governance_closed(id) {
    return [[id, { name: 'closed', failures: 0, successes: 0, openedAt: null, probing: false }]];
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
function readFile(session, file) {
    const { files } = session.todo.request.adapters;
    try {
        return files.exists(file) ? (0,breaker_file/* readBreakerFile */.Fw)(files.readText(file)) : { breakers: new Map(), warning: null };
    }
    catch (error) {
        return { breakers: new Map(), warning: (0,error_message/* errorMessage */.g)(error) };
    }
}
function writeChanges(session, file, changes) {
    const { files } = session.todo.request.adapters;
    const breakers = new Map(readFile(session, file).breakers);
    for (const [id, state] of changes) {
        if (state === null)
            breakers.delete(id);
        else
            breakers.set(id, state);
    }
    try {
        files.makeFolder(external_node_path_.dirname(file));
        files.replace(file, (0,breaker_file/* writeBreakerFile */.oY)(breakers));
        return null;
    }
    catch (error) {
        return (0,error_message/* errorMessage */.g)(error);
    }
}
function recalledBreakers({ todo }) {
    const breakers = new Map();
    if (todo.resume === null || todo.resume.resetBreakers)
        return breakers;
    for (const { event } of todo.resume.breakers) {
        const state = (0,breaker_file/* breakerStateFromJson */.iL)(event['state']);
        if (state !== null && typeof event['id'] === 'string')
            breakers.set(event['id'], (0,breaker/* breakerReleased */.ot)(state));
    }
    return breakers;
}

// EXTERNAL MODULE: ./build/run/interception.js
var interception = __webpack_require__(5312);
// EXTERNAL MODULE: ./build/run/prepare.js
var prepare = __webpack_require__(6685);
// EXTERNAL MODULE: ./build/run/providers.js
var providers = __webpack_require__(3892);
// EXTERNAL MODULE: ./build/run/reports.js
var reports = __webpack_require__(1049);
// EXTERNAL MODULE: ./build/run/run-folder.js
var run_folder = __webpack_require__(7768);
;// CONCATENATED MODULE: ./build/run/execute.js















const ENGINE_DEFAULTS = {
    finallyBudgetMs: 4000,
    finallyGraceMs: 500,
};
async function execute(todo) {
    const { request, workflow, inputs } = todo;
    const { adapters } = request;
    const { runId, folder } = idAndFolder(todo);
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
    const unkept = session.checkpoint?.problem() ?? null;
    if (unkept !== null && todo.refuseUnkept !== undefined) {
        folder.release();
        return todo.refuseUnkept(unkept);
    }
    const begun = adapters.clock.monotonic();
    const { end: ended, repaired } = await engineRun(session);
    const end = endOfPlan(session, endOfShard(session, ended));
    const durationMs = Math.round(adapters.clock.monotonic() - begun);
    const report = concludeRun(session, end, repaired, durationMs);
    await (0,reports/* writeReports */.L)(request, todo.workspace, report);
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
    const message = `${group} cannot be spread over shards: what ${node} left held a secret, and secrets are not kept in a run folder`;
    const suggestion = `Give the secret to the run as an input, or resume with --from ${node} and without shards.`;
    const envelope = { kind: 'internal.schema_violation', message, details: { node, suggestion } };
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
    const error = (0,engine/* engineError */.v_)(workflow, shard.group, 'for_each', { kind: 'internal.unexpected', message, details: {} });
    return { ...end, outcome: 'failed', error: end.error ?? error, records: [...end.records, error] };
}
function tracedRun({ resume, request }, runId) {
    if (resume === null)
        return { runId, storedParent: request.env['TRACEPARENT'] ?? null, resumed: null };
    const { traceparent } = resume.saved.snapshot;
    return { runId, storedParent: traceparent, resumed: `${request.adapters.clock.now()} ${process.pid}` };
}
function idAndFolder({ request, resume, folder }) {
    if (resume !== null)
        return { runId: resume.runId, folder: { path: resume.folder, problem: null, release: resume.release } };
    return { runId: request.runId ?? (0,run_folder/* newRunId */.F$)(), folder: folder ?? run_folder/* NO_FOLDER */.LQ };
}
async function engineRun(session) {
    const { todo, runId, bus, router } = session;
    const { request, workflow, inputs, resume } = todo;
    const { adapters } = request;
    const temp = (0,run_folder/* scratchFolder */.$B)(request, `conductor-${runId}-${process.pid}`, session.runDir);
    const { redactor, budget } = session;
    const { cwd } = request;
    const { ports, settings } = (0,node_ports/* nodeWorld */.$)({ runId, request, workflows: [workflow], cwd, temp, redactor, budget });
    const recall = resume === null ? null : recalled(resume, bus);
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
        ...ENGINE_DEFAULTS,
        services: {
            ports,
            settings: session.tracer === null ? settings : { ...settings, traceParentOf: session.tracer.traceParentOf },
            recall: recall ?? engine/* NOTHING_RECALLED */.b4,
            governance: createGovernance(session),
            intercept: request.intercept ?? (0,interception/* injecting */.G)(request.injections),
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
function recalled({ records }, bus) {
    return (0,durability_recall/* recallOf */.H)(records, ({ scope, node }, reason) => bus.emit({ type: 'warning', scope, node, code: 'node-changed', message: `${reason}; it runs again` }));
}
function tellFacts({ joined, records }, bus) {
    const itemOf = joined === null ? null : (0,place/* itemsOfRoot */.Gd)({ node: joined.group, visit: joined.visit });
    for (const { event, at } of records)
        if (isFact(event))
            bus.emit(event, { at, ...(isOfJoin(event, itemOf) ? { joined: true } : {}) });
}
function shardingOf({ request: { shards }, resume }) {
    const shard = resume?.shard ?? null;
    if (shard !== null)
        return { sharding: { role: 'shard', ...shard } };
    return shards === undefined ? {} : { sharding: { role: 'plan', group: shards.group, shards: shards.count } };
}
function isOfJoin({ scope }, itemOf) {
    return itemOf !== null && itemOf(scope) !== null;
}
function isFact(event) {
    return event.type === 'policy_evaluated' || event.type === 'dead_lettered' || event.type === 'escalated';
}
function ownNames(root) {
    return (0,model/* allWorkflows */.Am)(root).flatMap(({ steps, settings }) => [
        settings.name,
        ...Object.keys(settings.input ?? {}),
        ...[...steps.values()].flatMap((step) => (step.type === 'for_each' ? [step.name, step.agent.name] : [step.name])),
    ]);
}


/***/ }),

/***/ 5312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ injecting),
/* harmony export */   R: () => (/* binding */ checkInjections)
/* harmony export */ });
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9814);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1425);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1072);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1493);




function checkInjections(root, injections) {
    const names = new Set((0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .allWorkflows */ .Am)(root).flatMap((workflow) => [...workflow.steps.values()].flatMap((step) => step.type === 'for_each' ? [step.name, step.agent.name, `${step.name}.${step.agent.name}`] : [step.name])));
    return injections.flatMap(({ node, kind, attempt }, index) => {
        if (injections.findIndex((one) => one.node === node && one.attempt === attempt) < index)
            return [
                {
                    message: `${node} is given twice for ${attempt === null ? 'every run' : `run ${attempt}`}`,
                    suggestion: 'leave one of them out',
                },
            ];
        if (!names.has(node))
            return [{ message: `there is no node ${JSON.stringify(node)}`, suggestion: (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(node, names)) }];
        if (kind === 'halt.intentional')
            return [
                {
                    message: `${kind} is what a halt route makes of an error`,
                    suggestion: 'inject the error that leads to the route',
                },
            ];
        if ((0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedKind */ .HO)(kind) && !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isEngineKind */ .Dj)(kind))
            return [
                {
                    message: `${kind} is reserved, and the engine makes no such kind`,
                    suggestion: (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(kind, _core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .ENGINE_KINDS */ .Fr)),
                },
            ];
        return [];
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
        const place = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_2__/* .readablePlace */ .QV)((0,_core_place_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeKey */ .u8)(at));
        const run = (runs.get(place) ?? 0) + 1;
        runs.set(place, run);
        const injection = own.find(({ attempt }) => attempt === run) ?? own.find(({ attempt }) => attempt === null);
        if (injection === undefined)
            return null;
        const origin = (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isEngineKind */ .Dj)(injection.kind) ? 'engine' : 'author';
        return {
            status: 'raised',
            partial: undefined,
            error: {
                envelope: { kind: injection.kind, message: injection.message, details: { injected: true } },
                origin,
                ...typedAnywhere(injection.kind),
            },
        };
    };
}
function groupAround({ scope }) {
    const around = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_2__/* .runAround */ .tV)(scope);
    return around === null || around.item === null ? '' : around.node;
}
function typedAnywhere(kind) {
    return kind === 'internal.policy_denied' || kind === 'internal.circuit_open' ? { typed: true } : {};
}


/***/ }),

/***/ 8977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ nodeWorld),
/* harmony export */   E: () => (/* binding */ RunTokenBudget)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2557);
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3892);



function nodeWorld(world) {
    const { runId, request, workflows, cwd, temp, redactor, budget } = world;
    const { adapters } = request;
    const { sources } = adapters;
    const env = (0,_providers_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutProviderKeys */ .G$)(request.scriptEnv, workflows);
    const provider = () => adapters.provider({ env: (0,_providers_js__WEBPACK_IMPORTED_MODULE_2__/* .withProviderKeys */ .sh)(env, request.env, workflows), cwd });
    const ports = {
        clock: adapters.clock,
        processes: adapters.processes,
        errorFiles: adapters.errorFiles(node_path__WEBPACK_IMPORTED_MODULE_0__.join(temp, 'errors')),
        scripts: adapters.scripts(node_path__WEBPACK_IMPORTED_MODULE_0__.join(temp, 'scripts')),
        patterns: adapters.patterns,
        ...(sources === undefined
            ? {}
            : { sources: (folder) => sources((0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .shownFolder */ .eD)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, 'x'), request.env, cwd)) }),
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
    let made = null;
    const servers = () => {
        made ??= load === undefined ? Promise.reject(new Error('there are no servers of tools here')) : load();
        return made;
    };
    return {
        tools: async (server, signal) => (await servers()).tools(server, signal),
        call: async (server, tool, input, signal) => (await servers()).call(server, tool, input, signal),
        close: async () => {
            if (made !== null)
                await (await made).close();
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

/***/ 3568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ OutputRouter)
/* harmony export */ });
/* unused harmony export MaskCommands */
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1493);

const MOST_FOLLOWED = 4 * 1024 * 1024;
const QUIET_MS = 50;
const later = (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds).unref();
    return () => clearTimeout(timer);
};
class OutputRouter {
    redactor;
    sinks;
    onMask;
    follower;
    whenQuiet;
    #streams = new Map();
    #stopWaiting = () => undefined;
    constructor(redactor, sinks, onMask, follower = null, whenQuiet = later) {
        this.redactor = redactor;
        this.sinks = sinks;
        this.onMask = onMask;
        this.follower = follower;
        this.whenQuiet = whenQuiet;
    }
    write = (at, step, stream, printed) => {
        const place = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeKey */ .u8)(at);
        const key = `${place}\n${stream}`;
        let open = this.#streams.get(key);
        if (open === undefined) {
            open = {
                place,
                stream,
                redacting: this.redactor.stream(),
                commandsAllowed: step.type === 'script' && step.workflow_commands === 'allow',
                masks: new MaskCommands(),
                held: '',
                length: 0,
            };
            this.#streams.set(key, open);
        }
        open.length += printed.length;
        const isFollowed = this.follower !== null && open.length <= MOST_FOLLOWED;
        if (this.sinks.length === 0 && !isFollowed) {
            this.#readMasks(open, printed);
            return;
        }
        const shown = this.#redacted(open, printed);
        this.#show(open, shown);
        if (shown !== '')
            this.follower?.output(open.place, open.stream, shown, open.commandsAllowed);
        this.#releaseLater();
    };
    #releaseLater() {
        if (!this.sinks.some((sink) => sink.showsOpenLines === true))
            return;
        this.#stopWaiting();
        this.#stopWaiting = this.whenQuiet(QUIET_MS, () => {
            for (const open of this.#streams.values()) {
                if (open.masks.isIdle)
                    this.#show(open, open.redacting.release());
            }
        });
    }
    #redacted(open, printed) {
        this.#readMasks(open, printed);
        const text = open.held + printed;
        open.held = open.masks.isIdle ? '' : text;
        return open.masks.isIdle ? open.redacting.write(text) : '';
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
            this.#show(open, open.redacting.write(open.held) + open.redacting.end());
            this.#streams.delete(key);
        }
    }
    #show({ place, stream, commandsAllowed }, shown) {
        if (shown === '')
            return;
        for (const sink of this.sinks)
            sink.output(place, stream, shown, commandsAllowed);
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
            const start = lastLineStart(printed);
            this.#leave(start === 0 && this.#line === null ? null : printed.slice(start));
            return [];
        }
        const values = [];
        const lines = printed.split(/\r?\n|\r/);
        for (const [index, part] of lines.entries()) {
            const line = index > 0 ? part : this.#line === null ? null : this.#line + part;
            const isOpen = index === lines.length - 1;
            const isTooLong = line !== null && line.length > LONGEST_COMMAND;
            if (line !== null && (!isOpen || isTooLong))
                values.push(...maskedBy(line.slice(0, LONGEST_COMMAND)));
            if (isOpen)
                this.#leave(isTooLong ? null : line);
        }
        return values;
    }
    get isIdle() {
        return this.#line === null || this.#line === '';
    }
    #leave(line) {
        this.#line = line !== null && mayBeCommand(line) ? line : null;
    }
}
function maskedBy(line) {
    const value = MASK_COMMAND.exec(line)?.[1]?.trim();
    return value === undefined || value === '' ? [] : [unescapeCommand(value)];
}
function mayBeCommand(line) {
    const start = line.trimStart();
    return start.length < COMMAND.length ? COMMAND.startsWith(start) : start.startsWith(COMMAND);
}
function lastLineStart(printed) {
    const feed = printed.includes('\n') ? printed.lastIndexOf('\n') : -1;
    return (printed.includes('\r', feed + 1) ? printed.lastIndexOf('\r') : feed) + 1;
}
function unescapeCommand(value) {
    return value.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}


/***/ })

};
