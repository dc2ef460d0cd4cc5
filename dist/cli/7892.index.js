"use strict";
exports.id = 7892;
exports.ids = [7892];
exports.modules = {

/***/ 17892:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YI: function() { return /* binding */ extendUrl; },
/* harmony export */   dR: function() { return /* binding */ DEFAULT_LIMITS; },
/* harmony export */   mu: function() { return /* binding */ parseRetryAfter; },
/* harmony export */   postJson: function() { return /* binding */ postJson; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79615);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77400);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93833);





const DEFAULT_LIMITS = { firstByteMs: 290_000, idleMs: 60_000, maxBytes: _core_provider_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ANSWER_BYTES */ .gB };
const TIMEOUT_CODES = new Set([
    'ETIMEDOUT',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_HEADERS_TIMEOUT',
    'UND_ERR_BODY_TIMEOUT',
]);
async function postJson(request, signal, { firstByteMs, idleMs, maxBytes }) {
    const json = 'application/json';
    const defaults = { 'content-type': json, accept: json, 'user-agent': 'conductor-action' };
    const headers = buildHeaders({ ...defaults, ...request.headers });
    if (typeof headers === 'string')
        return { status: 'rejected', statusCode: null, message: headers, body: '', headers: {} };
    const silence = new AbortController();
    const expect = (withinMs, otherwise) => setTimeout(() => silence.abort(new Error(otherwise)), withinMs);
    let timer = expect(firstByteMs, `no answer after ${firstByteMs / 1000} s`);
    try {
        const response = await fetch(request.url, {
            method: 'POST',
            headers,
            body: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(request.body),
            redirect: 'manual',
            signal: AbortSignal.any([signal, silence.signal]),
        });
        clearTimeout(timer);
        timer = expect(idleMs, `the answer stood still for ${idleMs / 1000} s`);
        const chunks = [];
        let size = 0;
        for await (const chunk of response.body ?? []) {
            timer.refresh();
            size += chunk.byteLength;
            chunks.push(chunk);
            if (size > maxBytes)
                break;
        }
        const text = new TextDecoder().decode(Buffer.concat(chunks));
        const { status: statusCode, headers: told } = response;
        return { status: 'replied', statusCode, headers: Object.fromEntries(told), text, tooLarge: size > maxBytes };
    }
    catch (cause) {
        if (signal.aborted)
            return { status: 'cancelled' };
        return silence.signal.aborted ? createNoReply('timeout', (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(silence.signal.reason)) : toNoReply(cause);
    }
    finally {
        clearTimeout(timer);
    }
}
function extendUrl(baseUrl, pathOf) {
    const [path = '', ...query] = baseUrl.split(/(?=[?#])/);
    return [pathOf((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .trimSigns */ .$T)(path, '/')), ...query].join('');
}
function parseRetryAfter(headers, now) {
    const exact = Number(headers['retry-after-ms'] ?? Number.NaN);
    if (Number.isFinite(exact) && exact >= 0)
        return exact / 1000;
    const text = headers['retry-after']?.trim() ?? '';
    if (/^\d{1,9}(\.\d+)?$/.test(text))
        return Number(text);
    const date = /^[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
function buildHeaders(headers) {
    const built = new Headers();
    for (const [name, value] of Object.entries(headers)) {
        if (!(0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryResult */ .Bh)(() => built.set(name, value)).ok)
            return `the header ${JSON.stringify(name.slice(0, 100))} has a name or a value that cannot be sent`;
    }
    return built;
}
function toNoReply(cause) {
    const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    const [code, text] = [(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(inner), (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(inner)];
    const message = text.includes(code) ? text : `${text} (${code})`;
    return createNoReply(TIMEOUT_CODES.has(code) ? 'timeout' : 'network', message);
}
function createNoReply(category, message) {
    return { status: 'failed', category, statusCode: null, message, retryAfterSeconds: null, body: '', headers: {} };
}


/***/ })

};
;