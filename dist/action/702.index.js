export const id = 702;
export const ids = [702];
export const modules = {

/***/ 71702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ retryAfterSeconds),
/* harmony export */   U3: () => (/* binding */ urlUnder),
/* harmony export */   dR: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   postJson: () => (/* binding */ postJson)
/* harmony export */ });
/* harmony import */ var _core_abort_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67844);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28314);
/* harmony import */ var _core_provider_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25525);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91898);




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
            body: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(request.body),
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
    #unlink;
    #timer = null;
    silence = null;
    constructor(outer) {
        this.#unlink = (0,_core_abort_js__WEBPACK_IMPORTED_MODULE_3__/* .whenAborted */ .eG)(outer, () => this.#controller.abort());
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
        this.#unlink();
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
    const text = (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .g)(inner);
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


/***/ })

};
