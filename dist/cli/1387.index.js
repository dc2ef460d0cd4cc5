export const id = 1387;
export const ids = [1387];
export const modules = {

/***/ 1493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ movedScope),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Gd: () => (/* binding */ itemsOfRoot),
/* harmony export */   QV: () => (/* binding */ readablePlace),
/* harmony export */   WZ: () => (/* binding */ isItem),
/* harmony export */   ZU: () => (/* binding */ placeInFile),
/* harmony export */   al: () => (/* binding */ runsAround),
/* harmony export */   d1: () => (/* binding */ depthOf),
/* harmony export */   k: () => (/* binding */ deadLetterId),
/* harmony export */   kB: () => (/* binding */ letterVisit),
/* harmony export */   kw: () => (/* binding */ rootRun),
/* harmony export */   mo: () => (/* binding */ isRetried),
/* harmony export */   nY: () => (/* binding */ scopeInside),
/* harmony export */   r7: () => (/* binding */ runKey),
/* harmony export */   tV: () => (/* binding */ runAround),
/* harmony export */   u8: () => (/* binding */ nodeKey),
/* harmony export */   xp: () => (/* binding */ visitKey)
/* harmony export */ });
function nodeKey({ scope, node }) {
    return `${scope}${node}`;
}
function visitKey({ scope, node, visit }) {
    return `${scope}${node}#${visit}`;
}
function runKey({ scope, node, visit, attempt }) {
    return `${scope}${node}#${visit}.${attempt}`;
}
function scopeInside(at, item = null) {
    return item === null ? `${runKey(at)}/` : `${runKey(at)}[${item}]/`;
}
const SEGMENT = /^(.+)#(\d+)\.(\d+)(?:\[(\d+)\])?$/s;
let latest = { scope: '', run: null };
function runAround(scope) {
    if (scope === '')
        return null;
    if (latest.scope !== scope)
        latest = { scope, run: parseRun(scope) };
    return latest.run;
}
function parseRun(scope) {
    const start = scope.lastIndexOf('/', scope.length - 2) + 1;
    const parts = scope.endsWith('/') ? SEGMENT.exec(scope.slice(start, -1)) : null;
    if (parts === null)
        return null;
    const [, node = '', visit, attempt, item] = parts;
    const at = { scope: scope.slice(0, start), node, visit: Number(visit), attempt: Number(attempt) };
    return { ...at, item: item === undefined ? null : Number(item) };
}
function* runsAround(scope) {
    for (let around = runAround(scope); around !== null; around = runAround(around.scope))
        yield around;
}
function rootRun(scope) {
    return runAround(scope.slice(0, scope.indexOf('/') + 1));
}
function itemsOfRoot(group, attempt) {
    const visit = `${visitKey({ scope: '', ...group })}.`;
    const beginning = attempt === undefined ? visit : `${visit}${attempt}[`;
    return (scope) => {
        if (!scope.startsWith(beginning))
            return null;
        const open = scope.indexOf('[');
        const close = scope.indexOf('/') - 1;
        return open === -1 || scope[close] !== ']' ? null : wholeNumber(scope, open + 1, close);
    };
}
const ZERO = 48;
function wholeNumber(text, start, end) {
    let number = 0;
    for (let at = start; at < end; at += 1) {
        const digit = text.charCodeAt(at) - ZERO;
        if (digit < 0 || digit > 9)
            return null;
        number = number * 10 + digit;
    }
    return start < end ? number : null;
}
function isInside(place, run) {
    const outer = runKey(run);
    const next = place.charAt(outer.length);
    return (next === '/' || next === '[') && place.startsWith(outer);
}
function isItem(scope) {
    return scope.endsWith(']/');
}
function depthOf(scope) {
    let depth = 0;
    for (let at = scope.indexOf('/'); at !== -1; at = scope.indexOf('/', at + 1))
        depth += 1;
    return depth;
}
function movedScope(scope, from, to) {
    return `${visitKey(to)}${scope.slice(visitKey(from).length)}`;
}
function isRetried(at) {
    if (at.attempt > 1)
        return true;
    for (const { attempt } of runsAround(at.scope))
        if (attempt > 1)
            return true;
    return false;
}
function readablePlace(place) {
    return place.replaceAll(/#\d+\.\d+(?=[[/])/g, '');
}
function placeInFile(at) {
    return readablePlace(nodeKey(at)).replaceAll(/\[\d+\](?=\/)/g, '');
}
function deadLetterId(runId, at) {
    return `${runId}/${at.scope.replaceAll(/(#\d+)\.\d+(?=[[/])/g, '$1')}${at.node}#${at.visit}`;
}
function letterVisit(id) {
    return Number(/#(\d+)$/.exec(id)?.[1] ?? 1);
}


/***/ }),

/***/ 1387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Telemetry: () => (/* binding */ Telemetry)
});

// EXTERNAL MODULE: ./build/core/version.js
var version = __webpack_require__(8614);
;// CONCATENATED MODULE: ./build/reporters/telemetry/export.js
const BATCH = 256;
const EVERY_MS = 2_000;
const MOST_WAITING = 20_000;
const LAST_MS = 3_000;
class SpanExporter {
    send;
    timer;
    #waiting = [];
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
        if (this.#waiting.length >= MOST_WAITING)
            this.#dropped += 1;
        else
            this.#waiting.push(span);
        if (this.#waiting.length >= BATCH && this.#problem === null)
            this.#start();
        else
            this.#cancelTimer ??= this.timer.later(EVERY_MS, () => this.#start());
    };
    async finish() {
        this.#cancelTimer?.();
        const giveUp = this.timer.later(LAST_MS, () => this.#stop.abort());
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
        const batch = this.#waiting.slice(0, BATCH);
        if (batch.length === 0)
            return;
        const failure = await this.send(batch, this.#stop.signal);
        this.#problem = failure?.problem ?? null;
        if (failure === null)
            this.#waiting.splice(0, batch.length);
        else if (!failure.again) {
            this.#waiting.splice(0, batch.length);
            this.#dropped += batch.length;
        }
    }
}
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
var telemetry_settings = __webpack_require__(2732);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/core/place.js
var place = __webpack_require__(1493);
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
        const parent = (0,telemetry_settings/* parseTraceParent */.ZI)(run.storedParent ?? undefined);
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


/***/ })

};
