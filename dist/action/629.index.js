"use strict";
exports.id = 629;
exports.ids = [629];
exports.modules = {

/***/ 42032:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: function() { return /* binding */ VERSION; }
/* harmony export */ });
const VERSION = '1.0.0';


/***/ }),

/***/ 30629:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createExporter: function() { return /* binding */ createExporter; },
/* harmony export */   createTracer: function() { return /* binding */ createTracer; },
/* harmony export */   createVerdictSpan: function() { return /* binding */ createVerdictSpan; }
/* harmony export */ });
/* unused harmony exports SpanExporter, createOtlpRequest, createTraceIdentity, createSpanId, createEndedSpans */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22719);
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42032);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56002);




function createTracer(run, settings, post, later) {
    const identity = createTraceIdentity(run.runId, (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTraceParent */ .ZI)(run.storedParent ?? undefined), run.resumed);
    const exporter = createExporter(settings, post, later);
    let isClosed = false;
    return {
        follow: (account) => {
            if (isClosed)
                return;
            isClosed = account.ending !== null;
            for (const span of createEndedSpans(identity, account, run.facts))
                exporter.add(span);
        },
        traceParentOf: (at) => `00-${identity.traceId}-${createSpanId(identity, at)}-01`,
        finish: () => exporter.finish(),
    };
}
function createExporter({ resource }, post, later) {
    return new SpanExporter((spans, signal) => post(createOtlpRequest(spans, resource), signal), later);
}
const BATCH = 256;
const INTERVAL_MS = 2_000;
const MAX_WAITING = 20_000;
const FINAL_MS = 3_000;
class SpanExporter {
    send;
    later;
    #waiting = [];
    #dropped = 0;
    #problem = null;
    #sending = null;
    #cancelTimer = null;
    #stop = new AbortController();
    constructor(send, later) {
        this.send = send;
        this.later = later;
    }
    add = (span) => {
        if (this.#waiting.length >= MAX_WAITING)
            this.#dropped += 1;
        else
            this.#waiting.push(span);
        if (this.#waiting.length >= BATCH && this.#problem === null)
            this.#start();
        else
            this.#cancelTimer ??= this.later(INTERVAL_MS, () => this.#start());
    };
    async finish() {
        this.#cancelTimer?.();
        const giveUp = this.later(FINAL_MS, () => this.#stop.abort());
        this.#problem = null;
        while (!this.#stop.signal.aborted &&
            this.#problem === null &&
            (this.#sending !== null || this.#waiting.length > 0)) {
            await (this.#sending ?? this.#start());
        }
        giveUp();
        const lost = this.#waiting.length + this.#dropped;
        if (lost === 0)
            return null;
        const why = this.#problem ?? (this.#stop.signal.aborted ? `no answer within ${FINAL_MS / 1000} s` : 'too many at once');
        return `the trace is incomplete, ${lost} ${lost === 1 ? 'span was' : 'spans were'} not sent: ${why}`;
    }
    #start() {
        this.#cancelTimer?.();
        this.#cancelTimer = null;
        this.#sending ??= this.#sendBatch().finally(() => {
            this.#sending = null;
        });
        return this.#sending;
    }
    async #sendBatch() {
        const batch = this.#waiting.slice(0, BATCH);
        if (batch.length === 0)
            return;
        const failure = await this.send(batch, this.#stop.signal);
        this.#problem = failure?.problem ?? null;
        if (failure === null)
            this.#waiting.splice(0, batch.length);
        else if (!failure.isRetryable) {
            this.#waiting.splice(0, batch.length);
            this.#dropped += batch.length;
        }
    }
}
function createOtlpRequest(spans, resource) {
    const scope = { name: 'conductor-action', version: _core_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x };
    const scopeSpans = [{ scope, spans: spans.map(createOtlpSpan) }];
    return { resourceSpans: [{ resource: { attributes: toAttributes(resource) }, scopeSpans }] };
}
function createOtlpSpan({ parentSpanId, startMs, endMs, attributes: values, ...span }) {
    return {
        ...span,
        ...(parentSpanId === null ? {} : { parentSpanId }),
        startTimeUnixNano: toNanoseconds(startMs),
        endTimeUnixNano: toNanoseconds(Math.max(startMs, endMs)),
        attributes: toAttributes(values),
    };
}
function toAttributes(values) {
    return Object.entries(values).map(([key, value]) => ({ key, value: toAnyValue(value) }));
}
function toAnyValue(value) {
    if (typeof value === 'string')
        return { stringValue: value };
    if (typeof value === 'boolean')
        return { boolValue: value };
    return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
function toNanoseconds(ms) {
    return `${BigInt(Math.round(ms)) * 1000000n}`;
}
function createTraceIdentity(runId, parent, resumed) {
    const traceId = parent?.traceId ?? digest(`trace ${runId}`, 32);
    const first = digest(`root ${runId}`, 16);
    if (resumed !== null)
        return { traceId, rootId: digest(`root ${runId} ${resumed}`, 16), rootParentId: first };
    return { traceId, rootId: first, rootParentId: parent?.spanId ?? null };
}
function digest(text, length) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, length);
}
function createSpanId(identity, at) {
    return digest(`${identity.rootId} ${(0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runKey */ .r7)(at)}`, 16);
}
const INTERNAL = 1;
const SERVER = 2;
const UNSET = { code: 0 };
const OK = { code: 1 };
const failedWith = (message) => ({ code: 2, message });
const RESULTS = {
    success: 'success',
    failed: 'failure',
    invalid: 'failure',
    halted: 'failure',
    suspended: 'skip',
    cancelled: 'cancellation',
};
function createEndedSpans(identity, account, facts) {
    const { ending, visits } = account;
    const { ended } = visits;
    return [
        ...(ended === null || ended.attempt.cached ? [] : [createNodeSpan(identity, ended.visit, ended.attempt)]),
        ...(ending === null ? [] : [createRunSpan(identity, account, ending, facts)]),
    ];
}
function createNodeSpan(identity, visit, attempt) {
    const { item, node } = visit;
    const { failure, usage, exitCode, startedAt } = attempt;
    const at = { ...visit, attempt: attempt.number };
    const around = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runAround */ .tV)(visit.scope);
    return {
        traceId: identity.traceId,
        spanId: createSpanId(identity, at),
        parentSpanId: around === null ? identity.rootId : createSpanId(identity, around),
        name: item === null ? node : `${node} [${item.key}]`,
        kind: INTERNAL,
        startMs: startedAt,
        endMs: attempt.endedAt ?? startedAt,
        attributes: {
            'cicd.pipeline.task.name': node,
            'cicd.pipeline.task.run.id': (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runKey */ .r7)(at),
            'cicd.pipeline.task.run.result': failure === null ? 'success' : 'failure',
            'conductor.node.type': visit.type,
            'conductor.attempt': attempt.number,
            'conductor.visit': visit.visit,
            ...(item === null ? {} : { 'conductor.item.index': item.index, 'conductor.item.key': item.key }),
            ...(exitCode === null ? {} : { 'process.exit.code': exitCode }),
            ...(usage === null ? {} : { 'gen_ai.provider.name': usage.provider, 'gen_ai.request.model': usage.model }),
            ...(usage?.input_tokens == null ? {} : { 'gen_ai.usage.input_tokens': usage.input_tokens }),
            ...(usage?.output_tokens == null ? {} : { 'gen_ai.usage.output_tokens': usage.output_tokens }),
            ...(failure === null ? {} : { 'error.type': failure.envelope.kind }),
        },
        status: failure === null ? OK : failedWith(failure.envelope.message),
    };
}
function createRunSpan(identity, { run, lastAt }, ending, facts) {
    const result = RESULTS[ending.outcome];
    const kind = ending.error?.envelope.kind ?? ending.error_type;
    const failed = result === 'failure' ? { 'error.type': kind } : {};
    const attributes = { 'cicd.pipeline.run.id': run?.run_id ?? '', ...facts, ...failed };
    const startMs = run === null ? lastAt : Date.parse(run.timestamp);
    return createRootSpan(identity, run?.workflow ?? '', result, attributes, {
        startMs,
        endMs: lastAt,
        message: ending.message,
    });
}
function createVerdictSpan(verdict, parent) {
    const { id, name, startMs, endMs, result, kind, message } = verdict;
    const identity = createTraceIdentity(id, parent, null);
    const facts = Object.entries(verdict.facts).flatMap(([key, value]) => (value === null ? [] : [[key, value]]));
    const attributes = { ...Object.fromEntries(facts), ...(kind === null ? {} : { 'error.type': kind }) };
    return createRootSpan(identity, name, result, attributes, { startMs, endMs, message });
}
function createRootSpan({ traceId, rootId, rootParentId }, name, result, attributes, { startMs, endMs, message }) {
    return {
        traceId,
        spanId: rootId,
        parentSpanId: rootParentId,
        name: `RUN ${name}`,
        kind: SERVER,
        startMs,
        endMs,
        attributes: { 'cicd.pipeline.name': name, 'cicd.pipeline.result': result, ...attributes },
        status: result === 'failure' ? failedWith(message) : result === 'success' ? OK : UNSET,
    };
}


/***/ })

};
;