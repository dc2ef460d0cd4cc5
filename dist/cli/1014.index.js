"use strict";
exports.id = 1014;
exports.ids = [1014];
exports.modules = {

/***/ 41014:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sendNotification: function() { return /* binding */ sendNotification; }
});

// EXTERNAL MODULE: ./build/src/core/github.js
var github = __webpack_require__(36657);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/adapters/clock.js
var clock = __webpack_require__(86025);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
;// CONCATENATED MODULE: ./build/src/adapters/proxy.js




function findProxy(address, env) {
    const named = env['https_proxy'] || env['HTTPS_PROXY'] || '';
    const written = /^https?:\/\//.test(named) ? named : `http://${named}`;
    if (named === '' || address.protocol !== 'https:' || (0,github/* isLoopback */.U9)(address.hostname) || !URL.canParse(written))
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
        : { createConnection: () => (0,external_node_tls_.connect)({ socket: tunnel, servername: address.hostname }) };
    const send = address.protocol === 'https:' ? external_node_https_.request : external_node_http_.request;
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
    const send = proxy.protocol === 'https:' ? external_node_https_.request : external_node_http_.request;
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

;// CONCATENATED MODULE: ./build/src/adapters/notify.js





const TRIES = 2;
const PAUSE_MS = 1000;
const REQUEST_MS = 10_000;
async function sendNotification(url, body, requestMs = REQUEST_MS, env = process.env) {
    if (!(0,github/* isSafeServer */.f_)(url))
        return 'its address is not an https URL';
    const { hostname } = new URL(url);
    let problem = '';
    for (let tries = 1; tries <= TRIES; tries++) {
        if (tries > 1)
            await (0,clock/* nap */.Qj)(Math.min(PAUSE_MS, requestMs), new AbortController().signal);
        const late = AbortSignal.timeout(requestMs);
        const answer = await postThroughProxy(url, (0,json/* printJson */.Q2)(body), late, env).catch((error) => error);
        if (typeof answer !== 'number') {
            problem = `no answer of ${hostname}${late.aborted ? ' in time' : `: ${(0,error_message/* errorMessage */.gJ)(answer)}`}`;
            if ((0,error_message/* errorCode */.CA)(answer) === 'ECONNREFUSED')
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


/***/ })

};
;