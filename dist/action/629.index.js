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
/* harmony export */   createTracer: function() { return /* binding */ createTracer; }
/* harmony export */ });
/* unused harmony exports SpanExporter, otlpRequest */
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42032);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56002);
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97398);



function createTracer(run, settings, post, later) {
    const identity = (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .traceIdentity */ .Uj)(run.runId, (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTraceParent */ .ZI)(run.storedParent ?? undefined), run.resumed);
    const exporter = createExporter(settings, post, later);
    let isClosed = false;
    return {
        follow: (account) => {
            if (isClosed)
                return;
            isClosed = account.ending !== null;
            for (const span of (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .endedSpans */ .sh)(identity, account, run.facts))
                exporter.add(span);
        },
        traceParentOf: (at) => (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .traceParentText */ .jv)({ traceId: identity.traceId, spanId: (0,_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .createSpanId */ .ic)(identity, at) }),
        finish: () => exporter.finish(),
    };
}
function createExporter({ resource }, post, later) {
    const scope = { name: 'conductor-action', version: _core_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x };
    return new SpanExporter((spans, signal) => post(otlpRequest(spans, resource, scope), signal), later);
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
function otlpRequest(spans, resource, scope) {
    return {
        resourceSpans: [
            {
                resource: { attributes: attributes(resource) },
                scopeSpans: [{ scope, spans: spans.map(otlpSpan) }],
            },
        ],
    };
}
function otlpSpan({ parentSpanId, startMs, endMs, attributes: values, ...span }) {
    return {
        ...span,
        ...(parentSpanId === null ? {} : { parentSpanId }),
        startTimeUnixNano: nanoseconds(startMs),
        endTimeUnixNano: nanoseconds(Math.max(startMs, endMs)),
        attributes: attributes(values),
    };
}
function attributes(values) {
    return Object.entries(values).map(([key, value]) => ({ key, value: anyValue(value) }));
}
function anyValue(value) {
    if (typeof value === 'string')
        return { stringValue: value };
    if (typeof value === 'boolean')
        return { boolValue: value };
    return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
function nanoseconds(ms) {
    return `${BigInt(Math.round(ms)) * 1000000n}`;
}


/***/ })

};
;