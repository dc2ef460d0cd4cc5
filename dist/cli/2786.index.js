"use strict";
exports.id = 2786;
exports.ids = [2786];
exports.modules = {

/***/ 82786:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findProxy: function() { return /* binding */ findProxy; },
/* harmony export */   sendNotification: function() { return /* binding */ sendNotification; }
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_https__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41692);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_tls__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36657);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77400);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86025);







const TRIES = 2;
const PAUSE_MS = 1000;
const REQUEST_MS = 10_000;
async function sendNotification(url, body, requestMs = REQUEST_MS, env = process.env) {
    if (!(0,_core_github_js__WEBPACK_IMPORTED_MODULE_3__/* .isSafeServer */ .f_)(url))
        return 'its address is not an https URL';
    const { hostname } = new URL(url);
    let problem = '';
    for (let tries = 1; tries <= TRIES; tries++) {
        if (tries > 1)
            await (0,_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .nap */ .Qj)(Math.min(PAUSE_MS, requestMs), new AbortController().signal);
        const late = AbortSignal.timeout(requestMs);
        const answer = await postThroughProxy(url, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)(body), late, env).catch((error) => error);
        if (typeof answer !== 'number') {
            problem = `no answer of ${hostname}${late.aborted ? ' in time' : `: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorMessage */ .gJ)(answer)}`}`;
            if ((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .CA)(answer) === 'ECONNREFUSED')
                continue;
            return problem;
        }
        if (answer >= 200 && answer < 300)
            return null;
        const isRedirect = answer >= 300 && answer < 400;
        problem = `${hostname} answered with ${answer}${isRedirect ? ', and redirects are not followed' : ''}`;
        if (answer < 500 && answer !== 429)
            return problem;
    }
    return problem;
}
function findProxy(address, env) {
    const named = env['https_proxy'] || env['HTTPS_PROXY'] || '';
    const written = /^https?:\/\//.test(named) ? named : `http://${named}`;
    if (named === '' || address.protocol !== 'https:' || (0,_core_github_js__WEBPACK_IMPORTED_MODULE_3__/* .isLoopback */ .U9)(address.hostname) || !URL.canParse(written))
        return null;
    const host = address.hostname.toLowerCase();
    const port = address.port || '443';
    const isExempt = (entry) => {
        const [name = '', only] = entry.replace(/^\*?\./, '').split(':');
        return entry === '*' || ((only ?? port) === port && (host === name || host.endsWith(`.${name}`)));
    };
    const exempt = (env['no_proxy'] || env['NO_PROXY'] || '').toLowerCase().split(/[\s,]+/);
    return exempt.some((entry) => entry !== '' && isExempt(entry)) ? null : new URL(written);
}
async function postThroughProxy(url, text, signal, env) {
    const address = new URL(url);
    const proxy = findProxy(address, env);
    const tunnel = proxy === null ? null : await openTunnel(proxy, address, signal);
    const headers = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
        accept: 'application/json',
        'user-agent': 'conductor-action',
    };
    const connection = tunnel === null
        ? { agent: false }
        : { createConnection: () => (0,node_tls__WEBPACK_IMPORTED_MODULE_2__.connect)({ socket: tunnel, servername: address.hostname }) };
    const send = address.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request;
    return new Promise((resolve, reject) => {
        const request = send(address, { method: 'POST', headers, signal, ...connection }, (response) => {
            resolve(response.statusCode ?? 0);
            response.destroy();
            tunnel?.destroy();
        });
        request.on('error', reject);
        request.end(text);
    }).finally(() => tunnel?.destroy());
}
function openTunnel(proxy, { hostname, port }, signal) {
    const target = `${hostname}:${port || 443}`;
    const login = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
    const authorization = `Basic ${Buffer.from(login).toString('base64')}`;
    const headers = { host: target, ...(proxy.username === '' ? {} : { 'proxy-authorization': authorization }) };
    const send = proxy.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request;
    return new Promise((resolve, reject) => {
        const request = send(proxy, { method: 'CONNECT', path: target, headers, signal, agent: false });
        request.on('connect', ({ statusCode }, socket) => {
            if (statusCode === 200)
                return resolve(socket);
            socket.destroy();
            reject(new Error(`the proxy answered with ${statusCode}`));
        });
        request.on('response', ({ statusCode }) => {
            request.destroy();
            reject(new Error(`the proxy answered with ${statusCode}`));
        });
        request.on('error', reject);
        request.end();
    });
}


/***/ })

};
;