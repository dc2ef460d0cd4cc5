"use strict";
exports.id = 935;
exports.ids = [935];
exports.modules = {

/***/ 97393:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ postJson),
/* harmony export */   C3: () => (/* binding */ retryAfterSeconds),
/* harmony export */   U3: () => (/* binding */ urlUnder),
/* harmony export */   dR: () => (/* binding */ DEFAULT_LIMITS)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56089);
/* harmony import */ var _core_provider_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64818);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66227);



const DEFAULT_LIMITS = { firstByteMs: 290_000, idleMs: 60_000, maxBytes: _core_provider_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ANSWER_BYTES */ .gB };
const HEAD_OF_TOO_LARGE = 4096;
const TIMEOUT_CODES = new Set([
    'ETIMEDOUT',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_HEADERS_TIMEOUT',
    'UND_ERR_BODY_TIMEOUT',
]);
async function postJson(request, signal, limits = DEFAULT_LIMITS) {
    const headers = buildHeaders(request.headers);
    if (typeof headers === 'string')
        return { status: 'refused', message: headers };
    if (!URL.canParse(request.url))
        return { status: 'refused', message: 'the URL of the provider is not one' };
    const guard = new SilenceGuard(signal);
    try {
        guard.expect(limits.firstByteMs, `no answer after ${seconds(limits.firstByteMs)} s`);
        const response = await fetch(request.url, {
            method: 'POST',
            headers,
            body: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(request.body),
            redirect: 'manual',
            signal: guard.signal,
        });
        const body = await readBody(response, guard, limits);
        return { status: 'replied', statusCode: response.status, headers: Object.fromEntries(response.headers), ...body };
    }
    catch (cause) {
        if (signal.aborted)
            return { status: 'cancelled' };
        if (guard.silence !== null)
            return { status: 'failed', category: 'timeout', message: guard.silence };
        return describeFailure(cause);
    }
    finally {
        guard.end();
    }
}
function urlUnder(baseUrl, pathOf) {
    const [path = '', ...query] = baseUrl.split(/(?=[?#])/);
    return [pathOf(path.replace(/\/+$/, '')), ...query].join('');
}
function retryAfterSeconds(headers, now) {
    const exact = Number(headers['retry-after-ms'] ?? Number.NaN);
    if (Number.isFinite(exact) && exact >= 0)
        return exact / 1000;
    const text = headers['retry-after']?.trim() ?? '';
    if (text === '')
        return null;
    if (/^\d{1,9}(\.\d+)?$/.test(text))
        return Number(text);
    const date = /^[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
class SilenceGuard {
    #controller = new AbortController();
    #outer;
    #forward = () => this.#controller.abort();
    #timer = null;
    silence = null;
    constructor(outer) {
        this.#outer = outer;
        if (outer.aborted)
            this.#controller.abort();
        outer.addEventListener('abort', this.#forward, { once: true });
    }
    get signal() {
        return this.#controller.signal;
    }
    expect(withinMs, otherwise) {
        if (this.#timer !== null)
            clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
            this.silence = otherwise;
            this.#controller.abort();
        }, withinMs);
    }
    end() {
        if (this.#timer !== null)
            clearTimeout(this.#timer);
        this.#outer.removeEventListener('abort', this.#forward);
        this.#controller.abort();
    }
}
async function readBody(response, guard, limits) {
    const stalled = `the answer stood still for ${seconds(limits.idleMs)} s`;
    guard.expect(limits.idleMs, stalled);
    const reader = response.body?.getReader();
    if (reader === undefined)
        return { text: '', tooLarge: false };
    const chunks = [];
    let size = 0;
    for (;;) {
        const { done, value } = await reader.read();
        if (done)
            return { text: decode(chunks), tooLarge: false };
        guard.expect(limits.idleMs, stalled);
        size += value.byteLength;
        chunks.push(value);
        if (size > limits.maxBytes) {
            await reader.cancel().catch(() => undefined);
            return { text: decode(chunks).slice(0, HEAD_OF_TOO_LARGE), tooLarge: true };
        }
    }
}
function decode(chunks) {
    return new TextDecoder().decode(Buffer.concat(chunks));
}
function buildHeaders(headers) {
    const built = new Headers();
    for (const [name, value] of Object.entries(headers)) {
        try {
            built.set(name, value);
        }
        catch {
            return `the header ${JSON.stringify(name.slice(0, 100))} has a name or a value that cannot be sent`;
        }
    }
    return built;
}
function describeFailure(cause) {
    const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    const code = codeOf(inner);
    const text = (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .g)(inner);
    const message = code === null || text.includes(code) ? text : `${text} (${code})`;
    return { status: 'failed', category: code !== null && TIMEOUT_CODES.has(code) ? 'timeout' : 'network', message };
}
function codeOf(cause) {
    if (!(cause instanceof Error) || !('code' in cause))
        return null;
    return typeof cause.code === 'string' ? cause.code : null;
}
function seconds(milliseconds) {
    return milliseconds / 1000;
}


/***/ }),

/***/ 51143:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '1.0.0';


/***/ }),

/***/ 93935:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createTelemetry: () => (/* binding */ createTelemetry)
});

// EXTERNAL MODULE: ./build/adapters/providers/http.js
var http = __webpack_require__(97393);
// EXTERNAL MODULE: ./build/core/github.js
var github = __webpack_require__(62672);
// EXTERNAL MODULE: ./build/core/version.js
var version = __webpack_require__(51143);
;// CONCATENATED MODULE: ./build/reporters/telemetry/export.js
const BATCH = 256;
const EVERY_MS = 2_000;
const MOST_KEPT = 20_000;
const LAST_MS = 3_000;
class SpanExporter {
    send;
    timer;
    #kept = [];
    #dropped = 0;
    #problem = null;
    #sending = null;
    #cancelTimer = null;
    #stop = new AbortController();
    constructor(send, timer) {
        this.send = send;
        this.timer = timer;
    }
    add = (span) => {
        if (this.#kept.length >= MOST_KEPT)
            this.#dropped += 1;
        else
            this.#kept.push(span);
        if (this.#kept.length >= BATCH && this.#problem === null)
            this.#start();
        else
            this.#cancelTimer ??= this.timer.later(EVERY_MS, () => this.#start());
    };
    async finish() {
        this.#cancelTimer?.();
        const giveUp = this.timer.later(LAST_MS, () => this.#stop.abort());
        this.#problem = null;
        while (!this.#stop.signal.aborted && this.#problem === null && (this.#sending !== null || this.#kept.length > 0)) {
            await (this.#sending ?? this.#start());
        }
        giveUp();
        const lost = this.#kept.length + this.#dropped;
        if (lost === 0)
            return null;
        const why = this.#problem ?? (this.#stop.signal.aborted ? `no answer within ${LAST_MS / 1000} s` : 'too many at once');
        return `the trace is incomplete, ${lost} ${lost === 1 ? 'span was' : 'spans were'} not sent: ${why}`;
    }
    #start() {
        this.#cancelTimer?.();
        this.#cancelTimer = null;
        this.#sending ??= this.#sendOne().finally(() => {
            this.#sending = null;
        });
        return this.#sending;
    }
    async #sendOne() {
        const batch = this.#kept.slice(0, BATCH);
        if (batch.length === 0)
            return;
        const failure = await this.send(batch, this.#stop.signal);
        this.#problem = failure?.problem ?? null;
        if (failure === null)
            this.#kept.splice(0, batch.length);
        else if (!failure.again) {
            this.#kept.splice(0, batch.length);
            this.#dropped += batch.length;
        }
    }
}

;// CONCATENATED MODULE: ./build/reporters/telemetry/otlp.js
const KINDS = { internal: 1, server: 2 };
const STATUS = { unset: 0, ok: 1, error: 2 };
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
function otlpSpan(span) {
    return {
        traceId: span.traceId,
        spanId: span.spanId,
        ...(span.parentSpanId === null ? {} : { parentSpanId: span.parentSpanId }),
        name: span.name,
        kind: KINDS[span.kind],
        startTimeUnixNano: nanoseconds(span.startMs),
        endTimeUnixNano: nanoseconds(Math.max(span.startMs, span.endMs)),
        attributes: attributes(span.attributes),
        status: {
            code: STATUS[span.status.code],
            ...(span.status.message === '' ? {} : { message: span.status.message }),
        },
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

// EXTERNAL MODULE: ./build/reporters/telemetry/settings.js
var telemetry_settings = __webpack_require__(38193);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/place.js
var place = __webpack_require__(58556);
;// CONCATENATED MODULE: ./build/reporters/telemetry/spans.js


function traceIdentity(runId, parent, resumed) {
    const traceId = parent?.traceId ?? digest(`trace ${runId}`, 32);
    const first = digest(`root ${runId}`, 16);
    if (resumed !== null)
        return { traceId, rootId: digest(`root ${runId} ${resumed}`, 16), rootParentId: first };
    return { traceId, rootId: first, rootParentId: parent?.spanId ?? null };
}
function digest(text, length) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, length);
}
function spanIdOf(identity, at) {
    return digest(`${identity.rootId} ${(0,place/* runKey */.r7)(at)}`, 16);
}
function parentIdOf(identity, scope) {
    const around = (0,place/* runAround */.tV)(scope);
    return around === null ? identity.rootId : spanIdOf(identity, around);
}
const OK = { code: 'ok', message: '' };
const RESULTS = {
    success: 'success',
    failed: 'failure',
    invalid: 'failure',
    halted: 'failure',
    suspended: 'skip',
    cancelled: 'cancellation',
};
class SpanFold {
    identity;
    facts;
    onSpan;
    #started = new Map();
    #begun = null;
    constructor(identity, facts, onSpan) {
        this.identity = identity;
        this.facts = facts;
        this.onSpan = onSpan;
    }
    consume(event) {
        if (event.replayed === true)
            return;
        switch (event.type) {
            case 'workflow_started':
                this.#begun = { ms: Date.parse(event.timestamp), name: event.workflow };
                return;
            case 'node_started':
                this.#started.set(spanIdOf(this.identity, event), Date.parse(event.timestamp));
                return;
            case 'node_completed':
            case 'node_failed':
                this.onSpan(this.#nodeSpan(event));
                return;
            case 'workflow_completed':
            case 'workflow_failed':
                this.onSpan(this.#runSpan(event));
                return;
            default:
        }
    }
    #nodeSpan(event) {
        const spanId = spanIdOf(this.identity, event);
        const endMs = Date.parse(event.timestamp);
        const startMs = this.#started.get(spanId) ?? endMs - event.duration_ms;
        this.#started.delete(spanId);
        const failed = event.type === 'node_failed';
        return {
            traceId: this.identity.traceId,
            spanId,
            parentSpanId: parentIdOf(this.identity, event.scope),
            name: event.item === undefined ? event.node : `${event.node} [${event.item.key}]`,
            kind: 'internal',
            startMs,
            endMs,
            attributes: { ...nodeAttributes(event), ...(failed ? { 'error.type': event.envelope.kind } : {}) },
            status: failed ? { code: 'error', message: event.envelope.message } : OK,
        };
    }
    #runSpan(event) {
        const { traceId, rootId, rootParentId } = this.identity;
        const endMs = Date.parse(event.timestamp);
        const { name, ms } = this.#begun ?? { name: '', ms: endMs };
        const result = event.type === 'workflow_completed' ? 'success' : RESULTS[event.outcome];
        const failed = event.type === 'workflow_failed' && result === 'failure';
        return {
            traceId,
            spanId: rootId,
            parentSpanId: rootParentId,
            name: `RUN ${name}`,
            kind: 'server',
            startMs: ms,
            endMs,
            attributes: {
                'cicd.pipeline.name': name,
                'cicd.pipeline.run.id': event.run_id,
                'cicd.pipeline.result': result,
                ...this.facts,
                ...(failed ? { 'error.type': event.envelope?.kind ?? event.error_type } : {}),
            },
            status: failed ? { code: 'error', message: event.message } : result === 'success' ? OK : UNSET,
        };
    }
}
const UNSET = { code: 'unset', message: '' };
function nodeAttributes(event) {
    const { item, usage, exit_code: exitCode } = event;
    return {
        'cicd.pipeline.task.name': event.node,
        'cicd.pipeline.task.run.id': (0,place/* runKey */.r7)(event),
        'cicd.pipeline.task.run.result': event.type === 'node_failed' ? 'failure' : 'success',
        'conductor.node.type': event.node_type,
        'conductor.attempt': event.attempt,
        'conductor.visit': event.visit,
        ...(item === undefined ? {} : { 'conductor.item.index': item.index, 'conductor.item.key': item.key }),
        ...(exitCode === undefined || exitCode === null ? {} : { 'process.exit.code': exitCode }),
        ...(usage === undefined ? {} : { 'gen_ai.provider.name': usage.provider, 'gen_ai.request.model': usage.model }),
        ...(usage?.input_tokens == null ? {} : { 'gen_ai.usage.input_tokens': usage.input_tokens }),
        ...(usage?.output_tokens == null ? {} : { 'gen_ai.usage.output_tokens': usage.output_tokens }),
    };
}

;// CONCATENATED MODULE: ./build/reporters/telemetry/index.js





class Telemetry {
    #identity;
    #exporter;
    #fold;
    constructor(run, settings, post, timer) {
        const parent = (0,telemetry_settings/* parseTraceParent */.ZI)(run.keptParent ?? undefined);
        this.#identity = traceIdentity(run.runId, parent, run.resumed);
        this.#exporter = new SpanExporter(async (spans, signal) => {
            const scope = { name: 'conductor-action', version: version/* VERSION */.x };
            return refusalOf(await post(otlpRequest(spans, settings.resource, scope), signal));
        }, timer);
        this.#fold = new SpanFold(this.#identity, run.facts, this.#exporter.add);
    }
    consume(event) {
        this.#fold.consume(event);
    }
    traceParentOf = (at) => (0,telemetry_settings/* traceParentText */.jv)({ traceId: this.#identity.traceId, spanId: spanIdOf(this.#identity, at) });
    finish() {
        return this.#exporter.finish();
    }
}
function refusalOf(answer) {
    if ('problem' in answer)
        return { problem: answer.problem, again: true };
    const { statusCode } = answer;
    if (statusCode >= 200 && statusCode < 300)
        return null;
    const again = statusCode === 429 || statusCode === 502 || statusCode === 503 || statusCode === 504;
    return { problem: `the collector answered with ${statusCode}`, again };
}

;// CONCATENATED MODULE: ./build/shell/telemetry.js




const LIMITS = { firstByteMs: 3_000, idleMs: 3_000, maxBytes: 64 * 1024 };
function createTelemetry(env, run) {
    const settings = (0,telemetry_settings/* telemetrySettings */.l6)(env);
    if (settings === null)
        return null;
    return new Telemetry({ ...run, facts: facts(env) }, settings, async (body, signal) => {
        const answer = await (0,http/* postJson */.B2)({ url: settings.url, headers: { ...settings.headers, ...JSON_TYPE }, body }, signal, LIMITS);
        if (answer.status === 'replied')
            return { statusCode: answer.statusCode };
        return { problem: answer.status === 'cancelled' ? 'no answer in time' : answer.message };
    }, {
        later: (ms, act) => {
            const timer = setTimeout(act, ms).unref();
            return () => clearTimeout(timer);
        },
    });
}
const JSON_TYPE = { 'content-type': 'application/json' };
function facts(env) {
    if (!(0,github/* inGithubActions */.m0)(env))
        return {};
    const server = env['GITHUB_SERVER_URL'] ?? 'https://github.com';
    const repository = `${server}/${env['GITHUB_REPOSITORY'] ?? ''}`;
    return {
        'cicd.pipeline.run.url.full': `${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
        'vcs.repository.url.full': repository,
        'vcs.ref.head.name': env['GITHUB_REF_NAME'] ?? '',
        'vcs.ref.head.revision': env['GITHUB_SHA'] ?? '',
    };
}


/***/ })

};
;