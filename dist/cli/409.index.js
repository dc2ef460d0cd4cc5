"use strict";
exports.id = 409;
exports.ids = [409,5653];
exports.modules = {

/***/ 63837:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: function() { return /* binding */ serveLive; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_events__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37067);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77400);






const LOOPBACK = '127.0.0.1';
const MOST_READERS = 32;
const SILENT_MS = 3000;
const IDLE_MS = 5000;
const MAX_BODY_BYTES = 64 * 1024;
const HEADERS = {
    'cache-control': 'no-store',
    'content-security-policy': "frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
};
async function serveLive(page, port) {
    const handler = new PageHandler(page);
    const server = (0,node_http__WEBPACK_IMPORTED_MODULE_2__.createServer)({ maxHeaderSize: 8 * 1024, headersTimeout: IDLE_MS, requestTimeout: IDLE_MS, connectionsCheckingInterval: 1000 }, handler.answer);
    server.keepAliveTimeout = IDLE_MS;
    server.on('error', () => undefined);
    server.listen(port, LOOPBACK);
    const problem = await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(server, 'listening').then(() => null, _text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ);
    if (problem !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(problem);
    const bound = server.address();
    if (bound === null || typeof bound === 'string')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)('there is no port to listen at');
    handler.hosts = new Set([LOOPBACK, 'localhost'].map((name) => `${name}:${bound.port}`));
    const close = () => {
        server.close();
        server.closeAllConnections();
    };
    const finish = async (patienceMs) => {
        await handler.lastCall(patienceMs);
        close();
    };
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)({ address: `http://${LOOPBACK}:${bound.port}/${handler.token}/`, finish, close });
}
class PageHandler {
    page;
    token = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(24).toString('base64url');
    hosts = new Set();
    #readers = new Map();
    #isFinal = false;
    #wasServed = () => { };
    constructor(page) {
        this.page = page;
    }
    answer = (request, response) => {
        const refusal = this.#refusal(request);
        if (refusal !== null)
            answerPlain(response, ...refusal);
        else {
            const answered = request.method === 'POST' ? this.#receive(request, response) : this.#serve(request, response);
            answered.catch((error) => answerPlain(response, 500, (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error)));
        }
    };
    async lastCall(patienceMs) {
        const since = Date.now() - SILENT_MS;
        for (const [reader, at] of this.#readers)
            if (at < since)
                this.#readers.delete(reader);
        this.#isFinal = true;
        if (this.#readers.size === 0)
            return;
        await new Promise((resolve) => {
            const timer = setTimeout(resolve, patienceMs);
            this.#wasServed = () => {
                if (this.#readers.size > 0)
                    return;
                clearTimeout(timer);
                resolve();
            };
        });
    }
    #refusal({ method, url = '', headers }) {
        if (!this.hosts.has(headers.host ?? ''))
            return [403, 'This page has another address.'];
        const [path = ''] = url.split('?', 1);
        const [, token = '', ...rest] = path.split('/');
        const [expected, sent] = [Buffer.from(this.token), Buffer.from(token)];
        if (expected.length !== sent.length || !(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(expected, sent))
            return [403, 'The address lacks its token.'];
        if (method === 'POST' && this.page.receive !== undefined)
            return this.#refusePost(headers);
        if (method !== 'GET' && method !== 'HEAD')
            return [405, 'This page can only be read.'];
        return rest.length === 1 && rest[0] === '' ? null : [404, 'There is one page here, and this is not it.'];
    }
    #refusePost(headers) {
        const { origin = '', host, 'content-type': type = '', 'sec-fetch-site': site = 'same-origin' } = headers;
        if (origin !== `http://${host}` || site !== 'same-origin')
            return [403, 'This request comes from another page.'];
        return /^application\/json(?:;|$)/.test(type) ? null : [415, 'This page takes JSON only.'];
    }
    async #receive(request, response) {
        const body = await readBody(request);
        if (body === null)
            return answerPlain(response, 413, 'The request is too large.');
        const data = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(body);
        const action = (request.url ?? '').split('?', 1)[0]?.split('/').slice(2).join('/') ?? '';
        const reply = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(data) ? await this.page.receive?.(action, data) : undefined;
        answerPlain(response, reply?.status ?? 400, reply?.text ?? 'The request is not a JSON object.');
    }
    async #serve(request, response) {
        const query = new URLSearchParams((request.url ?? '').split('?')[1] ?? '');
        const since = query.get('since');
        const reader = (query.get('page') ?? '').slice(0, 40);
        if (since !== null && (this.#readers.has(reader) || this.#readers.size < MOST_READERS))
            this.#readers.set(reader, Date.now());
        const isFinal = this.#isFinal;
        const { revision, text } = await this.page.render(isFinal, query);
        if (isFinal)
            response.once('finish', () => {
                this.#readers.delete(reader);
                this.#wasServed();
            });
        if (since === revision)
            response.writeHead(204, HEADERS).end();
        else
            response
                .writeHead(200, { ...HEADERS, 'content-type': 'text/html; charset=utf-8' })
                .end(request.method === 'HEAD' ? undefined : text());
    }
}
async function readBody(request) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of request) {
        if (!Buffer.isBuffer(chunk))
            continue;
        bytes += chunk.length;
        if (bytes > MAX_BODY_BYTES)
            return null;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
}
function answerPlain(response, status, text) {
    if (response.headersSent)
        return void response.destroy();
    response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}


/***/ }),

/***/ 95653:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: function() { return /* binding */ findSourceFile; },
/* harmony export */   kv: function() { return /* binding */ placeProblems; },
/* harmony export */   ut: function() { return /* binding */ OF_OTHERS; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4521);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60443);



const OF_OTHERS = /(?:^|\/)(?:node_modules|site-packages|dist-packages|lib\/python[\d.]+|Python\d+\/Lib|\.pub-cache|\.cargo|cargo\/registry|\.rustup|_actions)\//;
function placeProblems(problems, workspace) {
    const fileByKey = new Map();
    const findOnce = (place) => {
        const key = `${place.file}\0${place.within ?? ''}`;
        const known = fileByKey.get(key);
        const file = known === undefined ? findSourceFile(place, workspace) : known;
        fileByKey.set(key, file);
        return file;
    };
    return problems.flatMap(({ places, message, level }) => {
        for (const place of places) {
            const file = findOnce(place);
            if (file === null)
                continue;
            const column = place.column === null ? {} : { column: place.column };
            return [{ file, line: Math.max(1, place.line), ...column, level: level ?? 'error', message }];
        }
        return [];
    });
}
function findSourceFile(place, { sources, cwd }) {
    const name = normalizePath(place.file);
    if (OF_OTHERS.test(name))
        return null;
    if (name.startsWith('/') || DRIVE.test(name))
        return findInside(sources, name) ?? findBySuffix(sources, name);
    const isBare = !name.includes('/');
    if (!isBare || place.within === null) {
        const local = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name);
        if (sources.isFile(local))
            return findInside(sources, local);
    }
    const tail = name.replace(/^(?:\.\.?\/)+/, '');
    const fitting = sources.named((0,_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .toBaseName */ .AU)(name)).filter((file) => file === tail || file.endsWith(`/${tail}`));
    const chosen = place.within === null || !isBare ? fitting : filterByPackage(fitting, place.within, sources);
    if (chosen.includes(tail))
        return tail;
    return chosen.length === 1 ? (chosen[0] ?? null) : null;
}
const DRIVE = /^[A-Za-z]:\//;
const OF_MACHINE = /^\/(?:usr\/(?:lib|lib64|local|include|share)|lib|lib64|etc|proc|opt\/hostedtoolcache|nix)\/|^\/?[A-Za-z]:\/(?:Program Files|Windows)/i;
const MAX_SUFFIX = 100;
function findBySuffix(sources, name) {
    if (OF_MACHINE.test(name) || sources.isFile(name))
        return null;
    const all = name.split('/').filter((part) => part !== '' && part !== '.' && !part.endsWith(':'));
    const parts = all.slice(-MAX_SUFFIX);
    if (all.includes('..'))
        return null;
    const files = sources.named((0,_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .toBaseName */ .AU)(name));
    const suffixes = parts.map((_, at) => parts.slice(at).join('/'));
    const whole = suffixes.find((suffix) => files.includes(suffix));
    if (whole !== undefined || files.length === 0)
        return whole ?? null;
    const longest = suffixes.slice(0, -1).map((suffix) => files.filter((file) => file.endsWith(`/${suffix}`)));
    const [first, ...others] = longest.find((fitting) => fitting.length > 0) ?? [];
    return others.length === 0 ? (first ?? null) : null;
}
function normalizePath(file) {
    return file
        .replaceAll('\\', '/')
        .replace(/^file:\/\//, '')
        .replace(/^\/(?=[A-Za-z]:\/)/, '');
}
function withoutEscapes(name) {
    try {
        return decodeURIComponent(name);
    }
    catch {
        return name;
    }
}
function findInside(sources, file) {
    const root = `${sources.root.replaceAll('\\', '/').replace(/\/$/, '')}/`;
    const ignoresCase = DRIVE.test(root) || process.platform === 'darwin';
    const spelling = sources.realPath(file) ?? sources.realPath(withoutEscapes(file)) ?? node_path__WEBPACK_IMPORTED_MODULE_0___default().normalize(file);
    const name = spelling.replaceAll('\\', '/');
    const isInside = ignoresCase ? name.toLowerCase().startsWith(root.toLowerCase()) : name.startsWith(root);
    return isInside ? name.slice(root.length) : null;
}
function filterByPackage(files, within, sources) {
    if (!within.includes('/')) {
        const folders = within.split('.').slice(0, -1).join('/');
        return folders === '' ? files : files.filter((file) => `/${node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(file)}`.endsWith(`/${folders}`));
    }
    const ways = files.map((file) => ({ file, way: findModulePath(node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(file), sources) }));
    const fitting = ways.filter(({ way }) => way === '' || within.endsWith(`/${way}`));
    const longest = (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .findLargest */ .qz)(fitting.map(({ way }) => way.length));
    return fitting.filter(({ way }) => way.length === longest).map(({ file }) => file);
}
function findModulePath(folder, sources) {
    for (let module = folder; module !== '.'; module = node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(module)) {
        if (sources.isFile(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(sources.root, module, 'go.mod')))
            return node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.relative(module, folder);
    }
    return folder === '.' ? '' : folder;
}


/***/ }),

/***/ 23926:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ servePage; }
/* harmony export */ });
/* harmony import */ var _adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38935);
/* harmony import */ var _adapters_live_server_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63837);
/* harmony import */ var _core_abort_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44366);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72918);




async function servePage(args, context, service) {
    const { terminal, name } = context;
    const port = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .parseNumberUpTo */ .rZ)(65_535, args.value('--port'));
    if (port === null)
        return context.badUsage('--port takes a number from 0 to 65535');
    const interrupts = (0,_adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_0__/* .cancelOnSignals */ .d)();
    const server = await (0,_adapters_live_server_js__WEBPACK_IMPORTED_MODULE_1__/* .serveLive */ .m)(service.createPage(interrupts.signal), port);
    if (!server.ok) {
        context.refuse(`cannot listen: ${server.error}`);
        return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT_FAILED */ .hj;
    }
    const { address, close } = server.value;
    terminal.stdout(`${address}\n`);
    terminal.stderr(`conductor ${name}: open this address in a browser; ${service.hint}\n`);
    service.onServed?.(address);
    await (0,_core_abort_js__WEBPACK_IMPORTED_MODULE_3__/* .waitForAbort */ .zO)(AbortSignal.any([interrupts.signal, terminal.lost, ...(service.until ? [service.until] : [])]));
    close();
    interrupts.release();
    return 0;
}


/***/ }),

/***/ 27600:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runStudio: function() { return /* binding */ runStudio; }
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/core/entries.js
var entries = __webpack_require__(52932);
// EXTERNAL MODULE: ./build/src/cli/serve-page.js
var serve_page = __webpack_require__(23926);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js + 1 modules
var file_store = __webpack_require__(72967);
// EXTERNAL MODULE: ./build/src/config/contract/coverage.js
var coverage = __webpack_require__(32700);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/scenario/load.js
var load = __webpack_require__(90073);
// EXTERNAL MODULE: ./build/src/scenario/test-files.js
var test_files = __webpack_require__(85859);
// EXTERNAL MODULE: ./build/src/simulate/index.js + 5 modules
var simulate = __webpack_require__(43449);
// EXTERNAL MODULE: ./build/src/simulate/model.js
var model = __webpack_require__(176);
// EXTERNAL MODULE: ./build/src/simulate/save.js
var save = __webpack_require__(30432);
// EXTERNAL MODULE: ./build/src/source/workspace.js
var workspace = __webpack_require__(2939);
// EXTERNAL MODULE: ./build/src/markup/html.js
var html = __webpack_require__(43614);
// EXTERNAL MODULE: ./build/src/markup/style.js
var style = __webpack_require__(85558);
// EXTERNAL MODULE: ./build/src/reporters/html/generated/scripts.js
var scripts = __webpack_require__(59283);
// EXTERNAL MODULE: ./build/src/reporters/html/states.js
var states = __webpack_require__(95267);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/simulate/text.js
var simulate_text = __webpack_require__(5606);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
// EXTERNAL MODULE: ./build/src/text/shell-words.js
var shell_words = __webpack_require__(95262);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var core_kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
;// CONCATENATED MODULE: ./build/src/studio/question.js


const MAX_ATTEMPT = 100;
const MAX_ITEMS = 50;
const EVERY_ATTEMPT = 'always';
const VALUES = { details: 'd.', inputs: 'i.', outputs: 'o.', gates: 'g.' };
function parseQuestion(query) {
    const texts = (prefix) => Object.fromEntries([...query].flatMap(([name, value]) => name.startsWith(prefix) && value !== '' ? [[name.slice(prefix.length), value]] : []));
    const added = query.get('output') ?? '';
    const value = query.get('value') ?? '';
    return {
        node: query.get('node') || null,
        kind: query.get('kind') || null,
        attempt: query.get('attempt') === EVERY_ATTEMPT ? null : (parseCount(query.get('attempt'), MAX_ATTEMPT) ?? 1),
        after: query.getAll('after'),
        details: texts(VALUES.details),
        inputs: texts(VALUES.inputs),
        outputs: { ...texts(VALUES.outputs), ...(added === '' || value === '' ? {} : { [added]: value }) },
        gates: texts(VALUES.gates),
        items: parseCount(query.get('items'), MAX_ITEMS),
        ending: parseCount(query.get('ending'), 1000) ?? 0,
        scenario: query.get('scenario') || null,
    };
}
function parseCount(text, highest) {
    const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : null;
    return number === null ? null : Math.min(number, highest);
}
function toSearch(question, changes = {}) {
    const asked = { ...question, ...changes };
    const query = new URLSearchParams(listQuestionFields(asked));
    if (asked.node !== null) {
        if (asked.kind !== null)
            query.set('attempt', asked.attempt === null ? EVERY_ATTEMPT : String(asked.attempt));
        if (asked.ending > 0)
            query.set('ending', String(asked.ending));
    }
    return `?${query}`;
}
function listQuestionFields(question, without = []) {
    const fields = [];
    if (question.node !== null)
        fields.push(['node', question.node]);
    if (question.kind !== null)
        fields.push(['kind', question.kind]);
    for (const failure of question.after)
        fields.push(['after', failure]);
    for (const [part, prefix] of Object.entries(VALUES))
        if (isValues(part))
            for (const [name, value] of Object.entries(question[part]))
                fields.push([prefix + name, value]);
    if (question.items !== null)
        fields.push(['items', String(question.items)]);
    if (question.scenario !== null)
        fields.push(['scenario', question.scenario]);
    return fields.filter(([name]) => !without.some((start) => name === start || (/\.$/.test(start) && name.startsWith(start))));
}
function isValues(part) {
    return Object.hasOwn(VALUES, part);
}
function toAssumptions({ inputs, outputs, gates, items }) {
    return {
        inputs,
        outputs: new Map(Object.entries(outputs).map(([name, text]) => [name, (0,json/* parseJsonOrText */.kd)(text)])),
        gates: new Map(Object.entries(gates).map(([name, value]) => [name, { value, fields: {} }])),
        itemCount: items ?? 2,
    };
}
function toFailures({ node, kind, attempt, after, details }) {
    const before = after.flatMap((text) => parseFailure(text) ?? []);
    if (node === null || kind === null)
        return [];
    let nested = {};
    for (const [name, text] of Object.entries(details))
        nested = (0,json/* withTextAt */.ni)(nested, name, text);
    return [...before, { node, kind, attempt, details: nested }];
}
function parseFailure(text) {
    const [, node, kind, attempt] = /^([^=]{1,300})=([\w.]{1,300})(?:@(\d{1,3}))?$/.exec(text) ?? [];
    if (node === undefined || kind === undefined)
        return null;
    return { node, kind, attempt: attempt === undefined ? null : Number(attempt), details: {} };
}
function toCommand(file, question) {
    const failures = toFailures(question);
    const pairs = (option, values, prefix = '') => Object.entries(values).flatMap(([name, value]) => [option, `${prefix}${name}=${(0,json/* printTextOrJson */._s)(value)}`]);
    return [
        ...['conductor', 'simulate', file],
        ...failures.map(simulate_text/* formatFailure */.M3),
        ...(failures.length === 0 ? [] : pairs('--inject-details', question.details, `${question.node}.`)),
        ...pairs('-i', question.inputs),
        ...pairs('--output', question.outputs),
        ...pairs('--gate', question.gates),
        ...(question.items === null ? [] : ['--item-count', String(question.items)]),
    ];
}
function proposeName({ node, kind, attempt, after }) {
    const times = attempt === null ? 'every time' : attempt === 1 ? 'once' : `at attempt ${attempt}`;
    const before = after.length === 0 ? '' : ` after ${after.join(' and ')}`;
    return `${node} meets ${kind} ${times}${before}`;
}

;// CONCATENATED MODULE: ./build/src/studio/forms.js



function renderQuestionForm(question, file) {
    const { node, kind, attempt } = question;
    const kinds = file.kinds.get(node ?? '') ?? [];
    const payload = Object.entries(file.payloads.get(kind ?? '') ?? {});
    const details = payload.map(([name, { type, description, required }]) => {
        const hint = `${type}${required === false ? ', optional' : ''}${description === undefined ? '' : `: ${description}`}`;
        return renderField(`d.${name}`, `details.${name}`, question.details[name] ?? '', hint);
    });
    const carried = listQuestionFields(question, ['kind', 'attempt', 'd.', 'i.', 'o.', 'g.', 'items', 'scenario']);
    const assumptions = renderAssumptions(question, file);
    return (0,html/* html */.qy) `<form method="get" class="ask"><fieldset><legend class="sr">What fails</legend>${renderHidden(carried)}
<label>Kind <select name="kind"><option value="">choose a kind</option>${kinds.map((name) => renderOption(name, name, name === kind))}</select></label>
<label>Attempt <select name="attempt">${renderAttempts(attempt)}</select></label>${(0,core_kinds/* isEngineKind */.Dj)(kind ?? '') ? null : details}</fieldset>${(0,core_kinds/* isEngineKind */.Dj)(kind ?? '') && details.length > 0 && (0,html/* renderFold */.I2)('Details', details, Object.keys(question.details).length > 0)}${assumptions}
<button class="act">Ask</button></form>`;
}
const ATTEMPTS = [1, 2, 3, 4, 5];
function renderAttempts(attempt) {
    const listed = attempt === null || ATTEMPTS.includes(attempt) ? ATTEMPTS : [...ATTEMPTS, attempt];
    const words = (number) => (number === 1 ? 'once: the first' : `only number ${number}`);
    return [
        ...listed.map((number) => renderOption(String(number), words(number), number === attempt)),
        renderOption('always', 'always: every one', attempt === null),
    ];
}
function renderAssumptions(question, file) {
    const inputs = file.inputs.map(({ name, type, fallback }) => renderField(`i.${name}`, `input ${name}`, question.inputs[name] ?? '', fallback === '' ? type : `${type}, ${fallback}`));
    const gates = file.gates.map(({ name, options }) => {
        const chosen = question.gates[name] ?? '';
        const listed = options.map((value) => renderOption(value, value, value === chosen));
        return (0,html/* html */.qy) `<label>Gate ${name} <select name="g.${name}"><option value="">first option</option>${listed}</select></label>`;
    });
    const outputs = Object.entries(question.outputs).map(([name, value]) => renderField(`o.${name}`, name, value, 'assumed output'));
    const suggested = file.readFields.map((name) => (0,html/* html */.qy) `<option value="${name}"></option>`);
    const another = (0,html/* html */.qy) `<label>Output <input name="output" list="read-fields" placeholder="node.field" autocomplete="off"></label><label>is <input name="value" placeholder="value" autocomplete="off"></label><datalist id="read-fields">${suggested}</datalist>`;
    const items = file.hasItems &&
        renderField('items', 'items of a for_each', question.items === null ? '' : String(question.items), '2');
    const isChanged = [question.inputs, question.outputs, question.gates].some((texts) => Object.keys(texts).length > 0);
    return (0,html/* renderFold */.I2)('Assumptions', (0,html/* html */.qy) `${inputs}${gates}${outputs}${another}${items}`, isChanged || question.items !== null);
}
function renderField(name, label, value, hint) {
    return (0,html/* html */.qy) `<label>${label} <input name="${name}" value="${value}" placeholder="${hint}" title="${hint}" autocomplete="off"></label>`;
}
function renderOption(value, text, isChosen) {
    return (0,html/* html */.qy) `<option value="${value}"${isChosen && (0,html/* html */.qy) ` selected`}>${text}</option>`;
}
function renderHidden(fields) {
    return fields.map(([name, value]) => (0,html/* html */.qy) `<input type="hidden" name="${name}" value="${value}">`);
}

;// CONCATENATED MODULE: ./build/src/studio/view.js
function toTone({ outcome }) {
    switch (outcome) {
        case 'success':
            return 'ok';
        case 'suspended':
            return 'info';
        case 'unknown':
            return 'idle';
        default:
            return 'bad';
    }
}
function pickEnding({ answer, question }) {
    return answer?.endings[Math.min(question.ending, answer.endings.length - 1)] ?? null;
}

// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
;// CONCATENATED MODULE: ./build/src/studio/words.js


function formatEnding({ outcome, handled_by: by, terminated_by: terminated, error }, asked = '') {
    switch (outcome) {
        case 'success':
            return terminated !== null
                ? `terminate · success (${terminated})`
                : by === null
                    ? 'succeeds'
                    : `succeeds, ${formatHandler(by)}`;
        case 'failed':
            return terminated !== null ? `terminate · failed (${terminated})` : 'fails';
        case 'halted':
            return error === null || error.kind === asked ? 'halts' : `halts: ${error.kind}`;
        case 'suspended':
            return 'waits for a person';
        case 'unknown':
            return 'cannot be said';
        default:
            return outcome;
    }
}
function formatHandler(by) {
    const words = {
        retry: 'a retry overcomes it',
        recover: 'recovered',
        group: 'its group tolerates it',
    };
    return words[by] ?? `${by} handles it`;
}
function describeEnding(ending) {
    const { outcome, exit_code: code, retries, seconds, error, unknown } = ending;
    if (outcome === 'unknown')
        return `What follows cannot be said: ${unknown?.reason ?? 'a value is only assumed'}.`;
    const at = error === null ? '' : ` ${error.node} raises ${error.kind}, and no route handles it.`;
    const waits = `${(0,simulate_text/* formatSeconds */.Xo)(seconds)} on the virtual clock, ${retries === 0 ? 'no retry' : (0,messages/* formatCount */.B4)(retries, 'retry')}.`;
    return `The run ${formatEnding({ ...ending, error: null })}: exit code ${code}.${outcome === 'halted' ? at : ''} ${waits}`;
}
function describeStep(step) {
    const which = step.attempt > 1 ? `, attempt ${step.attempt}` : '';
    return [`${describeStatus(step)}${which}`, describeNext(step)].filter((part) => part !== '').join('; ');
}
function describeStatus({ status, kind }) {
    switch (status) {
        case 'failed':
            return `fails: ${kind}`;
        case 'waiting':
            return 'waits';
        case 'terminated':
            return 'ends the run';
        case 'completed':
        case 'routed':
            return 'completes';
    }
}
function describeNext({ action, to, wait_seconds: wait }) {
    const then = to === null || to === '$end' ? '' : `then ${to}`;
    if (wait !== null)
        return `retries in ${(0,simulate_text/* formatSeconds */.Xo)(wait)}`;
    switch (action) {
        case 'recover':
            return then === '' ? 'recovers' : `recovers, ${then}`;
        case 'halt':
            return 'halts the run';
        case 'propagate':
            return 'goes to the caller';
        default:
            return then;
    }
}

;// CONCATENATED MODULE: ./build/src/studio/answer-panel.js









const MAX_STEPS = 200;
function renderAnswerPanel(view, file) {
    const { question, answer } = view;
    if (question.node === null)
        return null;
    const title = question.kind === null ? (0,html/* html */.qy) `What if ${(0,html/* renderCode */.cR)(question.node, 80)} fails?` : (0,terminal_text/* cut */.Jj)(proposeName(question), 300);
    const content = [
        renderQuestionForm(question, file),
        view.refusals.map((text) => (0,html/* html */.qy) `<p class="refusal" role="alert">${(0,html/* renderWords */.gW)(text, 1000)}</p>`),
        answer !== null && renderAnswer(view, answer),
    ];
    return (0,html/* html */.qy) `<section class="card" id="answer" aria-labelledby="h-answer"><div class="head"><h2 id="h-answer">${title}</h2><a href="?">close</a></div>${content}</section>`;
}
function renderAnswer(view, answer) {
    const ending = pickEnding(view);
    if (answer.not_reached || ending === null)
        return (0,html/* html */.qy) `<p class="verdict tone-idle">No way through the file leads to this failure.</p>`;
    const command = (0,shell_words/* joinShellWords */.MS)(toCommand(view.given, view.question));
    return (0,html/* html */.qy) `${renderConditions(answer)}${renderEndings(view, answer)}<p class="verdict tone-${toTone(ending)}" role="status">${(0,html/* renderWords */.gW)(describeEnding(ending), 600)}</p>
${renderHelp(ending)}${renderSteps(ending)}${renderAnnotation(ending)}${renderSave(view)}${(0,html/* renderFold */.I2)('The same question on the command line', (0,html/* renderBlock */.g8)(command, new html/* CharBudget */.Ab(8000, 8000)))}`;
}
function renderConditions({ met_if: conditions, left_out: isCut, ways }) {
    const met = conditions?.map(simulate_text/* formatChoices */.gc).filter((text) => text !== '') ?? [];
    return [
        met.length > 0 && (0,html/* html */.qy) `<p class="quiet">The failure happens only if ${(0,html/* renderWords */.gW)(met.join(', or if '), 600)}.</p>`,
        isCut && (0,html/* html */.qy) `<p class="quiet">${ways} ways were tried; there are more. Fix an assumption to see fewer.</p>`,
    ];
}
function renderEndings(view, { endings }) {
    if (endings.length < 2)
        return null;
    const shown = pickEnding(view);
    const items = endings.map((ending, index) => {
        const ways = ending.choices.map(simulate_text/* formatChoices */.gc).filter((text) => text !== '');
        const current = ending === shown && (0,html/* html */.qy) ` aria-current="true"`;
        return (0,html/* html */.qy) `<li><a class="cell tone-${toTone(ending)}" href="${toSearch(view.question, { ending: index })}"${current}>${formatEnding(ending)}</a>${ways.length > 0 && (0,html/* html */.qy) ` <span class="quiet">if ${(0,html/* renderWords */.gW)(ways.slice(0, 3).join(', or if '), 400)}${ways.length > 3 && ', ...'}</span>`}</li>`;
    });
    return (0,html/* html */.qy) `<p>It depends on what is only assumed:</p><ul class="endings">${items}</ul>`;
}
function renderHelp({ unknown }) {
    const help = unknown?.help ?? [];
    return (help.length > 0 &&
        (0,html/* html */.qy) `<p class="quiet">Give a value under Assumptions: ${help.map((text) => (0,html/* html */.qy) `${(0,html/* renderCode */.cR)(text, 200)} `)}</p>`);
}
const MIN_FOLDED = 8;
function renderSteps({ steps }) {
    const items = [];
    let plain = [];
    const flush = () => {
        const [first] = plain;
        const last = plain.at(-1);
        if (plain.length < MIN_FOLDED || first === undefined || last === undefined)
            (0,lists/* appendAll */.u2)(items, plain.map(renderStep));
        else
            items.push((0,html/* html */.qy) `<li class="tone-ok"><details><summary><span class="num">${(0,simulate_text/* formatSeconds */.Xo)(first.at_seconds)}</span> ${plain.length} nodes complete, ${(0,html/* renderCode */.cR)(first.node, 80)} to ${(0,html/* renderCode */.cR)(last.node, 80)}</summary><ol>${plain.map(renderStep)}</ol></details></li>`);
        plain = [];
    };
    for (const step of steps.slice(0, MAX_STEPS)) {
        const isPlain = step.status === 'completed' && step.attempt === 1 && step.choices.length === 0;
        if (isPlain && step.at_seconds === (plain[0] ?? step).at_seconds)
            plain.push(step);
        else {
            flush();
            if (isPlain)
                plain.push(step);
            else
                items.push(renderStep(step));
        }
    }
    flush();
    const more = steps.length > MAX_STEPS && (0,html/* html */.qy) `<li class="quiet">and ${steps.length - MAX_STEPS} more</li>`;
    return (0,html/* html */.qy) `<h3>Path</h3><ol class="steps">${items}${more}</ol>`;
}
function renderStep(step) {
    const tone = step.status === 'failed' ? 'bad' : step.status === 'waiting' ? 'info' : 'ok';
    const choices = step.choices.length > 0 && (0,html/* html */.qy) ` <span class="quiet">if ${(0,html/* renderWords */.gW)((0,simulate_text/* formatChoices */.gc)(step.choices), 300)}</span>`;
    return (0,html/* html */.qy) `<li class="tone-${tone}${step.simulated && ' here'}"><span class="num">${(0,simulate_text/* formatSeconds */.Xo)(step.at_seconds)}</span> ${(0,html/* renderCode */.cR)(step.node, 80)} ${(0,terminal_text/* cut */.Jj)(describeStep(step), 300)}${choices}</li>`;
}
function renderAnnotation({ records, error, terminated_by: terminated }) {
    if (error === null || records.length === 0) {
        const words = terminated !== null ? 'no annotation: the run ends on purpose' : 'no error';
        return (0,html/* html */.qy) `<p class="quiet">The pull request shows ${words}.</p>`;
    }
    return (0,html/* html */.qy) `<h3>On the pull request</h3><div class="annotation tone-bad"><b>${(0,terminal_text/* cut */.Jj)(error.kind, 120)} · ${(0,terminal_text/* cut */.Jj)(error.node, 80)}</b><p>${(0,terminal_text/* cut */.Jj)(error.message, 600)}</p></div>`;
}
function renderSave({ test, notSaved, isPreparing, question }) {
    if (isPreparing)
        return (0,html/* html */.qy) `<p class="quiet" aria-busy="true">The test of this answer is being prepared. <a href="${toSearch(question)}&wait=1">Wait for it</a></p>`;
    if (notSaved !== null)
        return (0,html/* html */.qy) `<p class="quiet">Not to be saved as a test: ${(0,html/* renderWords */.gW)(notSaved, 400)}</p>`;
    if (test === null)
        return null;
    const preview = (0,html/* renderFold */.I2)(`What ${test.file} gets`, (0,html/* renderBlock */.g8)(test.yaml, new html/* CharBudget */.Ab(16_000, 16_000)));
    return (0,html/* html */.qy) `<form class="save" method="post" data-before="${test.before}"><label>Name <input name="name" value="${test.name}" required maxlength="200"></label> <button class="act">Save as test</button></form>${preview}`;
}

// EXTERNAL MODULE: ./build/src/config/contract/index.js + 1 modules
var config_contract = __webpack_require__(1331);
// EXTERNAL MODULE: ./build/src/simulate/failures.js
var failures = __webpack_require__(7670);
;// CONCATENATED MODULE: ./build/src/studio/matrix-table.js








const MAX_ROWS = 400;
const MAX_TESTS = 3;
function renderMatrix({ question, matrix, isTrying }) {
    if (matrix === null)
        return (isTrying &&
            (0,html/* renderCard */.Tm)('matrix', 'Every failure', (0,html/* html */.qy) `<p class="quiet" aria-busy="true">Every failure is being tried. <a href="${toSearch(question)}&wait=1">Wait for the answers</a></p>`));
    const rows = question.node === null ? matrix.rows : matrix.rows.filter(({ node }) => isAbout(node, question.node ?? ''));
    const shown = rows.slice(0, MAX_ROWS).map((row) => renderRow(row, question));
    const left = rows.length - shown.length + (question.node === null ? (matrix.left_out?.rows ?? 0) : 0);
    const title = question.node === null ? 'Every failure' : (0,html/* html */.qy) `Failures of ${(0,html/* renderCode */.cR)(question.node, 80)}`;
    const all = question.node !== null && (0,html/* html */.qy) ` <a href="?">all nodes</a>`;
    const note = left > 0 ? `${left} more rows: conductor simulate lists them by --node` : '';
    const table = rows.length === 0
        ? (0,html/* html */.qy) `<p class="quiet">This node raises nothing that a route could see.</p>`
        : (0,html/* renderHtmlTable */.EX)('matrix', ['Node', 'Kind', 'Once', 'Always', 'Tests'], shown, note);
    return (0,html/* renderCard */.Tm)('matrix', (0,html/* html */.qy) `${title}${all}`, table);
}
function isAbout(node, chosen) {
    const group = chosen.split(/[.[]/, 1)[0] ?? '';
    return node === group || node.startsWith(`${group}.`);
}
function renderRow(row, question) {
    const { node, kinds, tests, after } = row;
    const kind = (0,failures/* toSampleKind */.OS)(kinds[0] ?? '');
    const more = kinds.length > 1 && (0,html/* html */.qy) ` <span class="quiet" title="${kinds.join(', ')}">and ${kinds.length - 1} more</span>`;
    const reached = after.length > 0 &&
        (0,html/* html */.qy) `<br><span class="quiet">after ${after.map(({ node: first, kind: met }) => (0,html/* html */.qy) `${(0,html/* renderCode */.cR)(first, 60)} meets ${renderKind(met)}`)}</span>`;
    const asked = { ...question, node, kind, after: after.map(simulate_text/* formatFailure */.M3), details: {}, ending: 0, scenario: null };
    const cell = (answer, attempt) => {
        const isHere = question.node === node && question.kind === kind && question.attempt === attempt;
        return (0,html/* html */.qy) `<td>${renderCell(answer, kind, toSearch(asked, { attempt }), isHere, `${node}, ${kind}, ${attempt === null ? 'always' : 'once'}`)}</td>`;
    };
    const tested = tests.length === 0
        ? (0,html/* html */.qy) `<span class="tag s-untested">untested</span>`
        : tests.slice(0, MAX_TESTS).map(({ file, line, name }) => {
            const href = toSearch(question, { scenario: `${file}:${line}`, node: null, kind: null });
            return (0,html/* html */.qy) `<a class="test" href="${href}">${(0,terminal_text/* cut */.Jj)(name, 60)}</a>`;
        });
    const others = tests.length > MAX_TESTS && (0,html/* html */.qy) `<span class="quiet">and ${tests.length - MAX_TESTS} more</span>`;
    return (0,html/* html */.qy) `<tr><th scope="row">${(0,html/* renderCode */.cR)(node, 60)}</th><td>${renderKind(kinds[0] ?? '')}${more}${reached}</td>${cell(row.once, 1)}${cell(row.always, null)}<td>${tested}${others}</td></tr>`;
}
function renderKind(kind) {
    if (kind === config_contract/* ANY_KIND */.Oy)
        return (0,html/* html */.qy) `any other kind`;
    const parts = (0,terminal_text/* cut */.Jj)(kind, 80).split('.');
    return (0,html/* html */.qy) `<code>${parts.map((part, at) => (0,html/* html */.qy) `${at > 0 && (0,html/* html */.qy) `.<wbr>`}${part}`)}</code>`;
}
function renderCell(answer, kind, href, isHere, name) {
    if (answer === null)
        return (0,html/* html */.qy) `<span class="quiet">not tried</span>`;
    if (answer.not_reached)
        return (0,html/* html */.qy) `<span class="quiet">not reached</span>`;
    const [first] = answer.endings;
    if (first === undefined)
        return (0,html/* html */.qy) `<span class="quiet">no ending</span>`;
    const tones = new Set(answer.endings.map(toTone));
    const tone = tones.size > 1 ? 'warn' : toTone(first);
    const text = answer.endings.length === 1
        ? formatEnding(first, kind)
        : `${answer.endings.length} endings: ${[...new Set(answer.endings.map(({ outcome }) => outcome))].join(', ')}`;
    const current = isHere && (0,html/* html */.qy) ` aria-current="true"`;
    return (0,html/* html */.qy) `<a class="cell tone-${tone}" href="${href}" aria-label="${name}: ${text}"${current}>${text}</a>`;
}

// EXTERNAL MODULE: ./build/src/core/report.js
var report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/reporters/graph.js
var reporters_graph = __webpack_require__(3711);
// EXTERNAL MODULE: ./build/src/reporters/html/graph.js
var html_graph = __webpack_require__(48981);
// EXTERNAL MODULE: ./build/src/reporters/html/layout.js + 1 modules
var layout = __webpack_require__(28096);
// EXTERNAL MODULE: ./build/src/account/visit.js
var account_visit = __webpack_require__(13229);
// EXTERNAL MODULE: ./build/src/core/place.js
var core_place = __webpack_require__(22719);
;// CONCATENATED MODULE: ./build/src/studio/trace.js




function toStops({ steps, outcome, terminated_by: terminatedBy }) {
    return steps.map(({ node: place, type, status, action, to, wait_seconds: wait }) => {
        const name = toName(place);
        if (place === terminatedBy)
            return { place, look: outcome === 'success' ? 'terminated-success' : 'terminated-failed', ways: [] };
        if (status !== 'failed') {
            const kind = type === 'human_gate' ? 'gate' : 'success';
            return { place, look: status === 'waiting' ? 'waiting' : 'completed', ways: to === null ? [] : [{ to, kind }] };
        }
        if (action === 'retry' || wait !== null)
            return { place, look: 'failed', ways: [{ to: to ?? name, kind: 'error' }] };
        if (action === 'recover') {
            const next = to === null ? [] : [{ to, kind: 'success' }];
            return { place, look: 'recovered', ways: [{ to: name, kind: 'error' }, ...next] };
        }
        const look = action === 'to' || action === 'end' ? 'handled' : 'failed';
        return { place, look, ways: [{ to: to ?? findErrorEnd(action, name), kind: 'error' }] };
    });
}
function listStops(visits) {
    return visits.flatMap((visit) => {
        const { node, route, attemptsTotal, recovered } = visit;
        const looped = attemptsTotal > 1 || recovered !== null ? [{ to: node, kind: 'error' }] : [];
        const to = route === null
            ? null
            : (route.to ??
                (route.action === 'end' ? report/* END_NODE */.hz : route.kind === null ? null : findErrorEnd(route.action, node)));
        const ways = route === null || to === null ? looped : [...looped, { to, kind: (0,account_visit/* toEdgeKind */.nK)(route) }];
        const place = (0,core_place/* formatReadablePlace */.TH)((0,core_place/* toNodeKey */.BJ)(visit));
        return [{ place, look: (0,account_visit/* getVisitState */.jw)(visit), ways }, ...listStops([...visit.children])];
    });
}
function findErrorEnd(action, name) {
    return `${action === 'halt' ? report/* HALTED_END */.hY : report/* ESCAPED_END */.Q9} ${name}`;
}
function toName(place) {
    return place.slice(place.lastIndexOf('/') + 1);
}
function tracePicture(picture, pictures, stops) {
    const order = new Map();
    const byPlace = new Map();
    const edges = [];
    for (const [index, { place, look, ways }] of stops.entries()) {
        const inFile = (0,core_place/* removeItems */.dZ)(place);
        if (findScope(inFile, pictures) !== picture.scope)
            continue;
        const name = toName(place);
        const [box = name] = inFile.slice(picture.scope.length).split('/');
        if (!order.has(box))
            order.set(box, index);
        byPlace.set(place, look);
        const { finallySteps = [], edges: all } = picture.graph;
        if (finallySteps.includes(name))
            for (const edge of all)
                if (edge.to === name)
                    edges.push({ ...edge, step: index - 0.5 });
        for (const { to, kind } of ways) {
            edges.push({ from: name, to, kind, step: index + 0.5 });
            if ((0,layout/* isEndBox */.J7)(to))
                order.set(to, index + 1);
        }
    }
    const looks = new Map();
    for (const [place, look] of byPlace) {
        const known = looks.get(toName(place));
        if (known === undefined || BAD_LOOKS.indexOf(look) > BAD_LOOKS.indexOf(known))
            looks.set(toName(place), look);
    }
    const path = { nodes: [...order.keys()], edges };
    return { path, looks, order };
}
const BAD_LOOKS = ['recovered', 'handled', 'waiting', 'failed'];
function findScope(place, pictures) {
    const around = pictures.map(({ scope }) => scope).filter((scope) => place.startsWith(scope));
    return around.reduce((longest, scope) => (scope.length > longest.length ? scope : longest), '');
}
function traceExpected({ scope, graph }, pictures, expected, taken) {
    const homes = expected.map((name) => pictures.find((each) => each.graph.nodes.some((node) => node.name === name)));
    if (scope !== '' && homes.every((home) => home?.scope === ''))
        return null;
    const nodes = expected.filter((_, index) => homes[index]?.scope === scope);
    const edges = nodes.flatMap((from, index) => {
        const to = nodes[index + 1] ?? report/* END_NODE */.hz;
        const ways = graph.edges.filter((edge) => edge.from === from && edge.to === to);
        const isTaken = (way) => taken.some((edge) => (0,layout/* toEdgeKey */.cf)(edge) === (0,layout/* toEdgeKey */.cf)(way));
        return [ways.find(isTaken) ?? ways[0] ?? []].flat();
    });
    return { nodes, edges };
}

;// CONCATENATED MODULE: ./build/src/studio/picture.js









const MAX_UNFOLDED = 60;
function renderPicture(view, file) {
    const ending = pickEnding(view);
    const scenario = view.scenarios.find(({ file: name, line }) => `${name}:${line}` === view.question.scenario) ?? null;
    const stops = ending === null ? (scenario?.stops ?? []) : toStops(ending);
    const expected = ending === null ? (scenario?.paths?.expected ?? null) : null;
    const [root, ...children] = file.pictures.map((picture) => {
        const traced = tracePicture(picture, file.pictures, stops);
        const expectedTrace = expected === null ? null : traceExpected(picture, file.pictures, expected, traced.path.edges);
        const open = new Set([...traced.path.nodes, ...(view.question.node ?? '').split('.')]);
        const folded = findFolded(picture.graph, open);
        const notes = new Map();
        for (const node of listBoxes(picture.graph)) {
            const isFolded = folded.includes(node);
            const note = (0,layout/* isEndBox */.J7)(node.name) ? createEndNote(node.name) : createNote(node, isFolded, view.question, file);
            const words = stops.length === 0 && note.title === undefined ? { title: (0,reporters_graph/* formatNodeType */.Qi)(node) } : {};
            const isAsked = view.question.node?.split(/[.[]/, 1)[0] === node.name;
            notes.set(node.name, { ...note, ...words, isAsked, ...describeStop(node.name, traced, expectedTrace) });
        }
        const taken = expectedTrace === null ? traced.path : { ...traced.path, expected: expectedTrace.edges };
        return { picture, graph: foldGroups(picture.graph, folded), taken, notes };
    });
    if (root === undefined)
        return null;
    const inside = children.map(({ picture: { scope, graph: whole }, graph, taken, notes }) => {
        const isLit = taken.nodes.length > 0;
        return (0,html/* html */.qy) `<details class="child"${isLit && (0,html/* html */.qy) ` open`}><summary>Inside ${(0,html/* renderCode */.cR)(scope.slice(0, -1), 80)} <span class="quiet">${(0,terminal_text/* cut */.Jj)(whole.file, 120)}</span></summary>${(0,html_graph/* renderCanvas */.nv)(graph, taken, notes, `Graph of ${(0,terminal_text/* cut */.Jj)(whole.name, 80)}, scrollable`).canvas}</details>`;
    });
    return (0,html/* html */.qy) `${(0,html_graph/* createGraphSection */.uV)(root.graph, root.taken, root.notes, renderTools(), [renderPaths(scenario), inside])}`;
}
function renderPaths(scenario) {
    if (scenario?.paths == null)
        return null;
    const { expected, actual } = scenario.paths;
    const line = (names) => (names.length === 0 ? 'none' : (0,terminal_text/* cut */.Jj)(names.join(' → '), 2000));
    return (0,html/* html */.qy) `<dl class="paths" aria-label="Paths of the test"><dt>Expected</dt><dd>${line(expected)}</dd><dt>Actual</dt><dd>${line(actual)}</dd></dl>`;
}
function listBoxes({ nodes }) {
    const names = new Set(nodes.map(({ name }) => name));
    const inner = nodes.flatMap((group) => group.members.filter((name) => !names.has(name)).map((name) => ({ ...group, name, members: [] })));
    return [...nodes, ...inner];
}
function findFolded({ nodes }, open) {
    if (nodes.length <= MAX_UNFOLDED)
        return [];
    return nodes.filter(({ name, members }) => members.length > 0 && ![name, ...members].some((each) => open.has(each)));
}
function foldGroups(graph, folded) {
    const hidden = new Set(folded.flatMap(({ members }) => members));
    const nodes = graph.nodes.filter(({ name }) => !hidden.has(name));
    return { ...graph, nodes: nodes.map((node) => (folded.includes(node) ? { ...node, members: [] } : node)) };
}
function describeStop(name, { order, looks }, expected) {
    const step = order.get(name);
    const look = looks.get(name) ?? (step === undefined ? 'skipped' : (0,layout/* isEndBox */.J7)(name) ? 'failed' : 'completed');
    const isOn = step !== undefined;
    const isUsual = expected === null || (0,layout/* isEndBox */.J7)(name) || isOn === expected.nodes.includes(name);
    const mark = isUsual ? {} : { mark: isOn ? 'not expected' : 'not reached' };
    return { look, ...(isOn && { step }), ...mark };
}
const ENDS = {
    [report/* HALTED_END */.hY]: 'a route halts the run',
    [report/* ESCAPED_END */.Q9]: 'nobody handles it',
};
function createEndNote(name) {
    const [end = '', from] = name.split(' ');
    return { look: 'skipped', words: '', reason: null, href: null, title: `${from}: ${ENDS[end]}` };
}
function createNote({ name, members, type }, isFolded, question, file) {
    const label = file.labels.get(name) ?? name;
    const kinds = file.kinds.get(label)?.length ?? 0;
    const words = [
        members.length > 0 && (isFolded ? `${members.length} members` : type),
        kinds > 0 && `${kinds} ${kinds === 1 ? 'kind' : 'kinds'}`,
    ].filter((part) => part !== false);
    const href = toSearch(question, { node: label, kind: null, after: [], details: {}, ending: 0, scenario: null });
    return {
        look: 'skipped',
        words: words.join(' · '),
        reason: null,
        href: kinds === 0 && members.length === 0 ? null : href,
        ...(isFolded && { holds: members }),
    };
}
function renderTools() {
    const zoom = (factor, sign, name) => (0,html/* html */.qy) `<button type="button" data-zoom="${factor}" aria-label="${name}">${sign}</button>`;
    return (0,html/* html */.qy) `<div class="tools"><label class="sr" for="find-node">Find a node</label><input id="find-node" type="search" placeholder="Find a node" autocomplete="off" spellcheck="false">
${zoom('0.8', '−', 'Smaller')}${zoom('0', 'Fit', 'Fit into the frame')}${zoom('1.25', '+', 'Larger')}<button type="button" data-play>Play</button></div>`;
}

;// CONCATENATED MODULE: ./build/src/studio/style.js
const STUDIO_STYLE = `
.tone-ok{--tone:var(--ok);--bar:var(--ok-bar);--wash:var(--ok-wash)}.tone-bad{--tone:var(--bad);--bar:var(--bad-bar);--wash:var(--bad-wash)}
.tone-warn,.s-untested{--tone:var(--warn);--bar:var(--warn-bar);--wash:var(--warn-wash)}.tone-info{--tone:var(--info);--bar:var(--info-bar);--wash:var(--info-wash)}
.tone-idle{--tone:var(--idle);--bar:var(--idle-bar);--wash:var(--idle-wash)}
.studio{max-width:1760px;display:grid;grid-template-columns:minmax(0,1.05fr) minmax(0,1fr);gap:0 18px;align-items:start}
.studio .left{position:sticky;top:12px;max-height:calc(100vh - 24px);overflow:auto}
.child{margin-top:12px}.child summary{cursor:pointer;width:fit-content}.child .canvas{max-height:46vh}
.paths{display:grid;grid-template-columns:max-content 1fr;gap:2px 14px;margin-top:12px;font-size:13.5px}.paths dt{color:var(--soft)}.paths dd{margin:0}
.studio .canvas{max-height:calc(100vh - 190px)}
@media (max-width:1000px){.studio{grid-template-columns:minmax(0,1fr)}.studio .left{position:static;max-height:none}.studio .canvas{max-height:60vh}}
footer.wrap{max-width:1760px}.studio-top{padding:18px 0 12px}.studio-top .wrap{max-width:1760px}.studio-top h1{font-size:21px}.studio-top p{color:var(--soft)}
.old .canvas{opacity:.55}
.plain .n.s-skipped .b{fill:var(--well);stroke-dasharray:none}.plain .n.s-skipped .t1{fill:var(--ink)}.plain .n use,.plain .legend,.plain [data-play]{display:none}
.notice{border:1px solid var(--bar);background:var(--wash);border-radius:12px;padding:10px 16px;margin-bottom:14px}
.tools{display:flex;gap:6px;align-items:center}.tools button,.tools input{background:var(--well);border:1px solid var(--line);border-radius:8px;padding:3px 10px}.tools button{cursor:pointer}.tools input{width:140px}
.cell{display:inline-block;color:var(--tone);background:var(--wash);border-radius:7px;padding:1px 8px;text-decoration:none}
.cell:hover{box-shadow:0 0 0 1px var(--bar)}.cell[aria-current]{box-shadow:0 0 0 2px var(--bar)}
.tag,.matrix th[scope=row]{white-space:nowrap}.tag{color:var(--tone);background:var(--wash);border-radius:7px;padding:1px 8px}
.matrix th[scope=row]{position:static;color:inherit;border-top:1px solid var(--line);padding:5px 14px 5px 0;vertical-align:top}
#matrix .scroll{max-height:none}.matrix td:nth-child(2){white-space:normal}.matrix{min-width:560px}.matrix .test{display:block;max-width:16ch}.matrix th{white-space:nowrap}.matrix code{overflow-wrap:normal;word-break:normal}
.ask fieldset{border:0;margin:0;padding:0}
.ask label,.save label{display:inline-flex;gap:8px;align-items:center;margin:0 14px 8px 0;color:var(--soft);font-size:13.5px}
.ask input,.ask select,.save input{background:var(--well);color:var(--ink);border:1px solid var(--idle-bar);border-radius:8px;padding:4px 9px;max-width:100%}
.save{margin-top:14px}.save input{width:min(420px,60vw)}
.act{margin-top:6px}
.verdict{margin:14px 0 4px;padding:10px 14px;border-radius:10px;color:var(--tone);background:var(--wash);font-weight:560}
.refusal{color:var(--bad);margin-top:10px}
.endings li{padding:3px 0}
.steps{border-left:2px solid var(--line);margin-left:6px}
.steps li{padding:3px 0 3px 16px;position:relative}
.steps li::before{content:"";position:absolute;left:-6px;top:11px;width:10px;height:10px;border-radius:50%;background:var(--bar)}
.steps+p{margin-top:10px}.steps .here{font-weight:600}.steps summary{cursor:pointer}
.annotation{border-left:4px solid var(--bar);background:var(--wash);border-radius:8px;padding:8px 14px}
.scenarios li{padding:5px 0;border-top:1px solid var(--line)}.scenarios a[aria-current]{font-weight:640}
.findings li{padding:6px 0;border-top:1px solid var(--line)}
.n.asked .b{stroke-width:2.8}.n.found .b{stroke:var(--info);stroke-width:3.4}.m.found text{fill:var(--info);font-weight:640}
#said{min-height:1.6em;color:var(--soft);font-size:13.5px}
@media (prefers-reduced-motion:no-preference){.play [data-step]{animation:lit .5s both ease-out}@keyframes lit{from{opacity:.15}to{opacity:1}}}
`;

;// CONCATENATED MODULE: ./build/src/studio/page.js










const MAX_FINDINGS = 100;
function renderStudio(view) {
    const { file } = view;
    const body = (0,html/* html */.qy) `${(0,states/* renderSymbols */.m9)()}<a class="skip" href="#main">Skip to the picture</a>
<header class="studio-top"><div class="wrap"><h1>${file?.name ?? view.given} <span class="word">studio</span></h1><p>${renderSummary(view)}</p><p id="live" class="sr" data-revision="${view.revision}"${view.isFinal && (0,html/* html */.qy) ` data-final`}>Live: this page follows the file.</p></div></header>
<main id="main" class="wrap studio${view.isOld && ' old'}${view.answer === null && view.question.scenario === null && ' plain'}" tabindex="-1"><div class="left">${renderNotice(view)}${file !== null && renderPicture(view, file)}<p id="said" data-spoken role="status" aria-live="polite"></p><p id="heard" class="sr" data-spoken role="status" aria-live="polite"></p></div>
<div class="right">${file !== null && renderAnswerPanel(view, file)}${renderFindings(view.findings)}${renderMatrix(view)}${renderScenarios(view)}</div></main>
<footer class="wrap"><p>conductor studio: nothing runs here, every failure is simulated on a virtual clock.</p></footer>
`;
    const policy = "; connect-src 'self'; form-action 'self'";
    return (0,html/* htmlDocument */.rN)(`${file?.name ?? view.given} · studio`, style/* STYLE */.Y + STUDIO_STYLE, body, [scripts/* LIVE_SCRIPT */.PO, scripts/* STUDIO_SCRIPT */.Pg], policy);
}
function renderSummary({ given, coverage, scenarios, matrix, isTrying }) {
    if (isTrying)
        return (0,html/* html */.qy) `${(0,html/* renderCode */.cR)(given, 200)} · trying every failure`;
    const failed = scenarios.filter(({ passed }) => passed === false).length;
    const open = scenarios.filter(({ passed }) => passed === null).length;
    const tests = scenarios.length === 0
        ? 'no scenarios'
        : `${(0,html/* count */.U9)(scenarios.length)} scenarios, ${failed > 0 ? `${failed} fail` : open === 0 ? 'all pass' : 'none fails'}`;
    const covered = coverage === null ? '' : `error coverage: ${coverage.tested} of ${coverage.total} failures tested`;
    const rows = matrix === null ? '' : `${(0,html/* count */.U9)(matrix.rows.length)} failures`;
    return (0,html/* html */.qy) `${(0,html/* renderCode */.cR)(given, 200)} · ${[rows, covered, tests].filter((part) => part !== '').join(' · ')}`;
}
function renderNotice({ isOld, file }) {
    if (!isOld)
        return null;
    const words = file === null
        ? 'The file has errors; correct them to see it.'
        : 'The file has errors: this picture is of its last valid state.';
    return (0,html/* html */.qy) `<p class="notice tone-bad" role="alert">${words}</p>`;
}
function renderFindings(findings) {
    if (findings.length === 0)
        return null;
    const rows = findings
        .slice(0, MAX_FINDINGS)
        .map(({ severity, file, line, message, suggestion, code }) => (0,html/* html */.qy) `<li class="tone-${severity === 'error' ? 'bad' : 'warn'}"><span class="tag">${severity}</span> <code>${file}:${line}</code> ${(0,html/* renderWords */.gW)(message, 600)} <span class="quiet">${code}</span>${suggestion !== null && (0,html/* html */.qy) `<br><span class="quiet">${(0,html/* renderWords */.gW)(suggestion, 600)}</span>`}</li>`);
    return (0,html/* renderCard */.Tm)('findings', (0,html/* html */.qy) `Findings <span class="count">${(0,html/* count */.U9)(findings.length)}</span>`, (0,html/* html */.qy) `<ul class="findings">${rows}</ul>`);
}
function renderScenarios({ scenarios, question }) {
    if (scenarios.length === 0)
        return null;
    const rows = scenarios.map(({ file, line, name, passed, failures }) => {
        const id = `${file}:${line}`;
        const href = toSearch(question, { scenario: id, node: null, kind: null, after: [], details: {}, ending: 0 });
        const current = question.scenario === id && (0,html/* html */.qy) ` aria-current="true"`;
        const why = failures.map((text) => (0,html/* html */.qy) `<br><span class="quiet">${(0,html/* renderWords */.gW)(text, 400)}</span>`);
        return (0,html/* html */.qy) `<li class="tone-${passed === null ? 'idle' : passed ? 'ok' : 'bad'}"><span class="tag">${passed === null ? 'not run here: it runs scripts' : passed ? 'passes' : 'fails'}</span> <a href="${href}"${current}>${(0,terminal_text/* cut */.Jj)(name, 200)}</a> <span class="quiet">${id}</span>${why}</li>`;
    });
    return (0,html/* renderCard */.Tm)('scenarios', (0,html/* html */.qy) `Tests <span class="count">${(0,html/* count */.U9)(scenarios.length)}</span>`, (0,html/* html */.qy) `<ul class="scenarios">${rows}</ul>`);
}

// EXTERNAL MODULE: ./build/src/config/model.js
var config_model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/config/workflow-graph.js
var workflow_graph = __webpack_require__(44201);
// EXTERNAL MODULE: ./build/src/core/catalogue.js
var catalogue = __webpack_require__(47581);
// EXTERNAL MODULE: ./build/src/simulate/reads.js
var reads = __webpack_require__(12180);
;// CONCATENATED MODULE: ./build/src/studio/read.js








function createStudioFile({ workflow, contract }) {
    const kinds = new Map();
    const labels = new Map();
    const payloads = new Map();
    for (const { node, raises } of (0,coverage/* listContracts */.YV)(contract).flatMap(({ nodes }) => nodes)) {
        const named = raises.map(({ kind }) => kind).filter((kind) => kind !== config_contract/* ANY_KIND */.Oy && !kind.endsWith('.*'));
        labels.set(node.slice(node.lastIndexOf('.') + 1), node);
        kinds.set(node, [...new Set([...(kinds.get(node) ?? []), ...named])]);
        for (const kind of named)
            payloads.set(kind, (0,catalogue/* findKindEntry */.KA)(workflow.settings.kinds, kind)?.details ?? {});
    }
    const sites = (0,config_model/* listWorkflows */.Dl)(workflow).flatMap(config_model/* collectSites */.b4);
    return {
        name: workflow.settings.name,
        pictures: listPictures(workflow, '', []),
        kinds,
        labels,
        payloads,
        inputs: Object.entries(workflow.settings.input ?? {}).map(([name, { type, default: fallback }]) => ({
            name,
            type: type ?? 'string',
            fallback: fallback === undefined ? '' : (0,json/* printTextOrJson */._s)(fallback),
        })),
        gates: sites
            .flatMap(({ step }) => (0,config_model/* listGateShapes */.aG)(step))
            .map(({ name, options }) => ({
            name,
            options: options.map(({ value }) => String(value)),
        })),
        hasItems: sites.some(({ step }) => step.type === 'for_each'),
        readFields: listReadFields(workflow),
    };
}
const MAX_PICTURES = 20;
function listPictures(workflow, scope, around) {
    const graph = (0,reporters_graph/* withFinally */.wj)((0,reporters_graph/* splitErrorEnds */.jp)((0,reporters_graph/* withErrorEnds */.ji)((0,workflow_graph/* createWorkflowGraph */.g)(workflow))));
    const inside = (0,config_model/* collectSites */.b4)(workflow).flatMap(({ step, group }) => {
        const child = step.type === 'workflow' ? workflow.children.get(step.workflow) : undefined;
        if (child === undefined || [...around, workflow].includes(child))
            return [];
        const place = `${scope}${group === null ? '' : `${group.name}/`}${step.name}/`;
        return listPictures(child, place, [...around, workflow]);
    });
    return [{ scope, graph }, ...inside].slice(0, MAX_PICTURES);
}
function listReadFields(workflow) {
    const { outputs } = (0,reads/* findFieldsRead */.P)(workflow);
    return [...outputs].flatMap(([step, fields]) => [...fields].map((field) => `${step.name}.${field}`));
}

// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/src/cli/run-request.js + 1 modules
var run_request = __webpack_require__(8354);
;// CONCATENATED MODULE: ./build/src/cli/studio-page.js



















const NOTHING_TRIED = { scenarios: [], coverage: null, matrix: null, findings: [] };
class StudioPage {
    given;
    context;
    cancel;
    patienceMs;
    #state = null;
    constructor(given, context, cancel, patienceMs = 300) {
        this.given = given;
        this.context = context;
        this.cancel = cancel;
        this.patienceMs = patienceMs;
    }
    render = async (isFinal, query) => {
        const state = await this.#read();
        const { patienceMs } = this;
        const later = patienceMs === 0 ? null : (0,promises_.setTimeout)(patienceMs, null, { ref: false });
        const tried = await (query.has('wait') ? state.tried : Promise.race([state.tried, later]));
        const question = parseQuestion(query);
        const asked = askOnce(state, question);
        const isPatient = query.has('wait') || query.has('since');
        const saving = isPatient ? await asked.prepare() : asked.saving;
        const isTrying = tried === null || saving === null;
        const revision = `${state.digest}${isTrying ? '-trying' : ''}${isFinal ? '-final' : ''}`;
        if (query.get('since') === revision)
            return { revision, text: () => '' };
        const { file, isOld, findings } = state;
        const view = {
            ...{ given: this.given, file, isOld, question, isTrying: tried === null, isPreparing: saving === null },
            ...(await asked.answered),
            ...(saving ?? NOT_SAVED),
            ...(tried ?? NOTHING_TRIED),
            findings: [...findings, ...(tried?.findings ?? [])],
        };
        const text = renderStudio({ ...view, revision, isFinal });
        return { revision, text: () => text };
    };
    receive = async (action, body) => {
        const { question, name, before } = body;
        if (action !== 'save')
            return { status: 404, text: 'Nothing takes this.' };
        if (typeof question !== 'string' || typeof name !== 'string' || name.trim() === '')
            return { status: 400, text: 'A test needs a question and a name.' };
        const { simulation, isOld } = await this.#read();
        if (simulation === null || isOld)
            return { status: 409, text: 'The file has errors; nothing was saved.' };
        const asked = parseQuestion(new URLSearchParams(question));
        const answer = await (0,simulate/* simulateQuestion */.P0)(simulation, toFailures(asked), toAssumptions(asked));
        if (!answer.ok)
            return { status: 400, text: listRefusals(answer.error).join(' ') };
        const file = (0,save/* toScenarioFile */.$)(simulation.workflow.file);
        const old = readScenarioFile(file);
        if (digestText(old) !== before)
            return { status: 409, text: `${external_node_path_default().basename(file)} has changed since this preview; look at it again.` };
        const saved = await (0,save/* createSavedScenario */.s)(simulation, answer.value, toAssumptions(asked), name.trim(), file);
        if (!saved.ok)
            return { status: 409, text: `Not saved: ${saved.error}` };
        const written = (0,file_store/* writeTextFile */.Tl)(file, saved.value);
        if (!written.ok)
            return { status: 409, text: `${external_node_path_default().basename(file)} ${written.error}` };
        return { status: 200, text: `Saved in ${external_node_path_default().basename(file)}.` };
    };
    #read() {
        const before = this.#state;
        const next = (before ?? Promise.resolve(null)).then(async (state) => state !== null && digestFiles(state.watched) === state.digest ? state : this.#load(state));
        this.#state = next.catch(() => before ?? this.#load(null));
        return next;
    }
    async #load(before) {
        const { given, context, cancel } = this;
        const around = { ...(0,run_request.createCommandSurroundings)(context), cancel };
        const file = external_node_path_default().resolve(context.cwd, given);
        const opened = await (0,simulate/* openSimulation */.kM)(given, around);
        const shownFrom = (0,workspace/* findShownFolder */.Hg)(file, context.env, context.cwd);
        const { sources } = opened.ok ? opened.value : opened.error;
        const parts = [...sources.keys()].map((shown) => external_node_path_default().resolve(shownFrom, shown));
        const tests = (0,load/* findScenarioFiles */.b2)((0,workspace/* resolveRealPath */.Sc)(file), external_node_path_default().dirname(file), [], workspace/* diskReader */.lJ);
        const watched = [...new Set([file, external_node_path_default().dirname(file), ...parts, ...tests])];
        const digest = digestFiles(watched);
        before?.stop();
        if (!opened.ok) {
            const tried = before?.tried.then(({ matrix }) => ({ ...NOTHING_TRIED, matrix })) ?? Promise.resolve(NOTHING_TRIED);
            const old = { simulation: before?.simulation ?? null, file: before?.file ?? null, tried, stop: () => { } };
            return { digest, watched, asked: new Map(), ...old, isOld: true, findings: opened.error.findings };
        }
        const simulation = opened.value;
        const stopped = new AbortController();
        const tried = tryFailures(simulation, tests, AbortSignal.any([cancel, stopped.signal]));
        tried.catch(() => undefined);
        return {
            digest,
            watched,
            simulation,
            asked: new Map(),
            file: createStudioFile(simulation),
            isOld: false,
            findings: simulation.findings,
            tried,
            stop: () => stopped.abort(),
        };
    }
}
async function tryFailures(simulation, tests, cancel) {
    const around = { ...simulation, cancel };
    const runs = new Map();
    const report = await (0,test_files.testFiles)(tests, around, true, (result, run) => runs.set(result, run));
    const matrix = await (0,simulate/* simulateMatrix */.Em)(around, model/* NO_ASSUMPTIONS */.p, model/* NO_FILTERS */.o);
    if (cancel.aborted)
        return NOTHING_TRIED;
    const scenarios = report.files.flatMap(({ file, scenarios: results }) => results.map((result) => {
        const { line, name, passed, failures, path: actual } = result;
        const expected = failures.find(({ what }) => what === 'path')?.expected;
        return {
            file,
            line,
            name,
            passed,
            failures: failures.map(({ what, message }) => `${what}: ${message}`),
            stops: listStops(runs.get(result)?.account.visits.roots ?? []),
            paths: Array.isArray(expected) ? { expected: expected.map(String), actual } : null,
        };
    }));
    for (const { file, line, name } of report.leftOut)
        scenarios.push({ file, line, name, passed: null, failures: [], stops: [], paths: null });
    const { tested, failures: total } = (0,coverage/* createCoverage */.X0)(report);
    const findings = [...report.findings, ...(matrix.ok ? [] : matrix.error.findings)];
    return { scenarios, coverage: { tested, total }, matrix: matrix.ok ? matrix.value : null, findings };
}
const NOT_SAVED = { test: null, notSaved: null };
const NOTHING_ASKED = {
    answered: Promise.resolve({ answer: null, refusals: [] }),
    prepare: async () => NOT_SAVED,
    saving: NOT_SAVED,
};
const MAX_ASKED = 30;
function askOnce({ simulation, isOld, asked }, question) {
    const failures = toFailures(question);
    if (simulation === null || failures.length === 0)
        return NOTHING_ASKED;
    const key = toSearch(question, { ending: 0 });
    const earlier = asked.get(key);
    if (earlier !== undefined)
        return earlier;
    const result = (0,simulate/* simulateQuestion */.P0)(simulation, failures, toAssumptions(question));
    const answered = result.then((given) => given.ok ? { answer: given.value, refusals: [] } : { answer: null, refusals: listRefusals(given.error) });
    let preparing = null;
    const prepareNow = async () => {
        const { answer } = await answered;
        made.saving = answer === null || isOld ? NOT_SAVED : await proposeTest(simulation, answer, question);
        return made.saving;
    };
    const prepare = () => {
        preparing ??= prepareNow();
        return preparing;
    };
    const made = { answered, prepare, saving: null };
    const [oldest] = asked.keys();
    if (asked.size >= MAX_ASKED && oldest !== undefined)
        asked.delete(oldest);
    asked.set(key, made);
    return made;
}
async function proposeTest(simulation, answer, question) {
    const file = (0,save/* toScenarioFile */.$)(simulation.workflow.file);
    const old = readScenarioFile(file);
    const proposed = proposeName(question);
    const isTaken = (name) => old?.includes(name) === true;
    const name = isTaken(proposed)
        ? ([2, 3, 4, 5].map((n) => `${proposed} (${n})`).find((each) => !isTaken(each)) ?? proposed)
        : proposed;
    const saved = await (0,save/* createSavedScenario */.s)(simulation, answer, toAssumptions(question), name, file);
    if (!saved.ok)
        return { test: null, notSaved: saved.error };
    const { value: text } = saved;
    const yaml = old !== null && text.startsWith(old) ? text.slice(old.length) : text;
    return { test: { name, file: external_node_path_default().basename(file), yaml, before: digestText(old) }, notSaved: null };
}
function readScenarioFile(file) {
    const read = (0,files/* readTextFile */.Gu)(file);
    return read.ok ? read.value : null;
}
function digestText(text) {
    return (0,external_node_crypto_.createHash)('sha256')
        .update(text ?? '\0')
        .digest('base64url')
        .slice(0, 20);
}
function listRefusals({ remedies, findings }) {
    return [...remedies, ...findings].map(({ message, suggestion }) => suggestion === null ? message : `${message} (${suggestion})`);
}
function digestFiles(files) {
    const stamps = files.map((file) => (0,result/* tryOr */.LE)('absent', () => {
        const { mtimeMs, size } = (0,external_node_fs_.statSync)(file);
        return `${mtimeMs}:${size}`;
    }));
    return (0,external_node_crypto_.createHash)('sha256').update(stamps.join('\n')).digest('base64url').slice(0, 20);
}

;// CONCATENATED MODULE: ./build/src/cli/studio.js





async function runStudio(args, context) {
    const [file = ''] = args.operands;
    const entry = (0,entries/* findEntryAt */.B)(external_node_path_default().resolve(context.cwd, file));
    if (entry !== 'file')
        return context.refuse(entry === 'absent' ? `there is no file ${file}` : `${file} is a folder`);
    const isOpened = !args.has('--no-open') && context.terminal.stderrIsTerminal;
    return (0,serve_page/* servePage */.Z)(args, context, {
        createPage: (cancel) => new StudioPage(file, context, cancel),
        hint: 'Ctrl-C ends the studio',
        onServed: (address) => {
            if (isOpened)
                openBrowser(address);
        },
        until: watchParent(),
    });
}
function watchParent() {
    const gone = new AbortController();
    process.once('disconnect', () => gone.abort());
    return gone.signal;
}
const OPENERS = {
    darwin: ['open'],
    win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};
function openBrowser(address) {
    const [command, ...words] = OPENERS[process.platform] ?? ['xdg-open'];
    const child = (0,external_node_child_process_.spawn)(command, [...words, address], { stdio: 'ignore', detached: true });
    child.on('error', () => undefined);
    child.unref();
}


/***/ }),

/***/ 82406:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: function() { return /* binding */ VALIDATED; },
/* harmony export */   IE: function() { return /* binding */ sortText; },
/* harmony export */   VC: function() { return /* binding */ listNamedFiles; },
/* harmony export */   ve: function() { return /* binding */ listTestedFiles; }
/* harmony export */ });
/* unused harmony exports sortYamlFile, TESTED */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38815);
/* harmony import */ var _core_entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52932);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99538);
/* harmony import */ var _core_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4019);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(62759);
/* harmony import */ var _source_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12070);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2939);
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12361);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89088);












const NOT_BROKEN = new Set(['yaml-multiple-documents', 'yaml-unknown-tag', 'yaml-bad-key']);
const WORKFLOW_KEYS = ['workflow', 'agents', 'nodes', 'entry_point'];
const ALL_KEYS = [...WORKFLOW_KEYS, 'scenarios'];
const GITLAB_FIELDS = ['rules', 'auto_cancel'];
const FOREIGN_KEYS = ['jobs', 'orbs', 'apiVersion'];
function sortYamlFile(content) {
    const text = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .decode */ .D4)(content);
    if (!text.ok)
        return text.error.code === 'file-too-large' ? 'other' : 'broken';
    const problems = [];
    const root = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_9__/* .readYaml */ .gM)(new _source_values_js__WEBPACK_IMPORTED_MODULE_7__/* .Source */ .kL('', '', text.value), () => null, problems);
    if (problems.some(({ code }) => !NOT_BROKEN.has(code)))
        return 'broken';
    const data = root?.data ?? null;
    if (data === null && problems.length === 0)
        return 'broken';
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(data) ? sortByKeys(data) : 'other';
}
const TOP_KEY = /^(["']?)([\w-]+)\1[ \t]*:(?=\s|$)[ \t]*([^\s#&!{[|>]?)/gm;
function sortText(file, text) {
    const name = node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(file);
    if (/^conductor-triage\.ya?ml$/.test(name))
        return 'rules';
    if (!/\.ya?ml$/i.test(name))
        return null;
    const keys = [...text.matchAll(TOP_KEY)].map(([, , key = '', value]) => [key, value || null]);
    if (keys.length === 1 && keys[0]?.[0] === 'tests' && mayBeQuarantine(name, text))
        return 'quarantine';
    const isMeant = keys.some(([key]) => findMeantKey(key) !== null);
    const sort = sortByKeys({ ...Object.fromEntries(keys), ...(isMeant ? readShape(text) : {}) });
    if (sort === 'workflow' || sort === 'scenarios')
        return sort;
    const named = sortByName(name);
    return named === 'scenarios' && keys.length > 0 ? null : named;
}
function readShape(text) {
    const top = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_9__/* .parseHalfWritten */ .I1)(text)?.contents;
    const shape = {};
    for (const { key, value } of (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(top) ? top.items : []) {
        const inner = (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(value) ? value.items.map((item) => [String(item.key), null]) : null;
        if (inner !== null)
            shape[String(key)] = Object.fromEntries(inner);
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isSeq */ .oP)(value))
            shape[String(key)] = [];
    }
    return shape;
}
function mayBeQuarantine(file, text) {
    return sortByName(file) === 'quarantine' || /(?:^|[\s{,"'])until["']?:/m.test(text);
}
function sortByName(file) {
    if (/^quarantine\.ya?ml$/.test(node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(file)))
        return 'quarantine';
    return /\.conductor\.ya?ml$/.test(file) ? 'workflow' : /\.test\.ya?ml$/.test(file) ? 'scenarios' : null;
}
function sortByKeys(data) {
    const keys = Object.keys(data);
    if (keys.some((key) => FOREIGN_KEYS.includes(key)))
        return 'other';
    const meant = new Map(keys.map((key) => [findMeantKey(key), key]));
    if (isForeign(data, meant))
        return 'other';
    if (meant.has('scenarios') || typeof data[meant.get('workflow') ?? ''] === 'string')
        return 'scenarios';
    if (WORKFLOW_KEYS.some((key) => meant.has(key)))
        return 'workflow';
    return isQuarantine(data) ? 'quarantine' : 'other';
}
function isForeign(data, meant) {
    const isList = (key) => Array.isArray(data[meant.get(key) ?? '']);
    if (isList('agents') || isList('nodes'))
        return false;
    const { workflow, workflows, agents } = data;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(workflow))
        return GITLAB_FIELDS.some((field) => Object.hasOwn(workflow, field));
    if (meant.has('scenarios') && typeof workflow !== 'string')
        return meant.has(null);
    return workflows !== undefined || ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(agents) && !meant.has('workflow'));
}
function isQuarantine({ tests, ...others }) {
    const hasDay = (test) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(test) && test['name'] !== undefined && test['until'] !== undefined;
    return Object.keys(others).length === 0 && Array.isArray(tests) && tests.some(hasDay);
}
function findMeantKey(key) {
    const isShort = key.length < 6;
    const meant = (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .findNearest */ .qg)(key, ALL_KEYS, key.length < 8 ? 1 : 2);
    if (meant === null || !isShort)
        return meant;
    const letters = [...key.toLowerCase()];
    const hasOnlyItsLetters = letters.every((letter) => meant.includes(letter));
    return hasOnlyItsLetters || letters.slice(0, 3).join('') === meant.slice(0, 3) ? meant : null;
}
const MAX_BYTES = 64 * 1024 * 1024;
const YAML_FILE = /\.ya?ml$/;
const NOT_ENTERED = new Set(['.git', 'node_modules']);
function listNamedFiles(operands, cwd, sorts) {
    const [files, others] = [new Set(), new Set()];
    const [scenarioFiles, quarantineFiles] = [new Set(), new Set()];
    const addNamed = (file) => {
        files.add(file);
        const resolved = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, file);
        const text = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .tryOr */ .LE)('', () => (0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegularFile */ .XF)(resolved, MAX_BYTES).toString('utf8'));
        if (mayBeQuarantine(file, text) && sortFile(resolved, sorts) === 'quarantine')
            quarantineFiles.add(file);
    };
    for (const given of operands) {
        const operand = process.platform === 'win32' ? given.replaceAll('\\', '/') : given;
        const entry = (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .findEntryAt */ .B)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, operand));
        if (entry === 'folder') {
            const before = files.size;
            for (const file of listFilesBelow(operand, cwd).filter((name) => YAML_FILE.test(name))) {
                const sort = sortFile(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, file), sorts);
                if (sorts.includes(sort))
                    files.add(file);
                if (sort === 'scenarios')
                    scenarioFiles.add(file);
                if (sort === 'quarantine' && sorts.includes(sort))
                    quarantineFiles.add(file);
                if (sort === 'other')
                    others.add(file);
            }
            if (files.size === before)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(`there is no ${sorts === TESTED ? 'scenario' : 'workflow'} file in ${operand}: ${describeSearch(sorts, others.size)}`);
        }
        else if (entry === 'absent' && (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_10__/* .hasMagic */ .qt)(operand)) {
            const matches = expandPattern(operand.replace(/^(?:\.\/)+/, ''), cwd);
            if (matches.length === 0)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(`nothing matches ${JSON.stringify(operand)}`);
            for (const file of matches)
                addNamed(file);
        }
        else
            addNamed(operand);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__.ok)({ files: [...files], scenarioFiles, quarantineFiles, others: [...others] });
}
const VALIDATED = ['workflow', 'scenarios', 'quarantine', 'broken'];
const TESTED = ['scenarios', 'broken'];
function listTestedFiles(operands, cwd) {
    const gone = operands.find((name) => !(0,_text_glob_js__WEBPACK_IMPORTED_MODULE_10__/* .hasMagic */ .qt)(name) && (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .findEntryAt */ .B)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, name)) === 'absent');
    return gone === undefined ? listNamedFiles(operands, cwd, TESTED) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(`there is no file or folder ${gone}`);
}
function describeSearch(sorts, others) {
    const more = sorts.includes('workflow') ? '`workflow:`, `agents:`, `nodes:`, `entry_point:` or ' : '';
    const files = others === 0 ? 'no .yaml or .yml file' : `none of ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(others, 'YAML file')}`;
    return `${files} below it has ${more}\`scenarios:\` at the top`;
}
function sortFile(file, sorts) {
    const named = sortByName(file);
    if (named === 'workflow')
        return 'workflow';
    const sort = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .tryOr */ .LE)('broken', () => sortYamlFile((0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegularFile */ .XF)(file, MAX_BYTES)));
    if (named === 'quarantine' && sort !== 'workflow' && sort !== 'scenarios')
        return named;
    return sort === 'other' && !sorts.includes('workflow') ? (named ?? sort) : sort;
}
function expandPattern(pattern, cwd) {
    const parts = pattern.split('/');
    const fixed = parts.slice(0, parts.findIndex(_text_glob_js__WEBPACK_IMPORTED_MODULE_10__/* .hasMagic */ .qt)).join('/');
    const start = fixed === '' && pattern.startsWith('/') ? '/' : fixed;
    const matcher = (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_10__/* .compileGlob */ .SO)(pattern);
    return listFilesBelow(start, cwd).filter((file) => matcher.test(file));
}
function listFilesBelow(folder, cwd) {
    const files = [];
    const prefix = folder === '' || folder === '.' ? '' : folder.replace(/\/?$/, '/');
    const enters = (name) => !NOT_ENTERED.has(name);
    const root = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, folder);
    (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .walk */ .G)(root, enters, (file, entry) => {
        const isDangling = entry.isSymbolicLink() && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, file));
        if (entry.isFile() || isDangling)
            files.push(`${prefix}${file}`);
    });
    return files.sort();
}


/***/ }),

/***/ 59283:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PO: function() { return /* binding */ LIVE_SCRIPT; },
/* harmony export */   Pg: function() { return /* binding */ STUDIO_SCRIPT; },
/* harmony export */   Yb: function() { return /* binding */ FIND_SCRIPT; }
/* harmony export */ });
const FIND_SCRIPT = "\"use strict\";\n;\n(() => {\n    const bar = document.getElementById('find');\n    const input = document.getElementById('q');\n    const said = document.getElementById('found');\n    if (bar === null || said === null || !(input instanceof HTMLInputElement))\n        return;\n    bar.hidden = false;\n    const chips = document.querySelectorAll('button[data-filter]');\n    const texts = new Map();\n    const opened = new Set();\n    let rows = [];\n    let filter = 'all';\n    function ownText(row) {\n        const body = row.querySelector(':scope > details > .body');\n        if (body === null)\n            return row.textContent ?? '';\n        const parts = [...body.children].filter((part) => !part.classList.contains('rows'));\n        return [row.querySelector('summary'), ...parts].map((part) => part?.textContent ?? '').join(' ');\n    }\n    function hasWords(row, words) {\n        const text = texts.get(row) ?? ownText(row).toLowerCase();\n        texts.set(row, text);\n        return words.every((word) => text.includes(word));\n    }\n    function reveal(element) {\n        for (let up = element.parentElement; up !== null; up = up.parentElement) {\n            if (up.matches('li.row'))\n                up.hidden = false;\n            if (up instanceof HTMLDetailsElement && !up.open) {\n                up.open = true;\n                opened.add(up);\n            }\n        }\n    }\n    function apply(field, count) {\n        const words = field.value.trim().toLowerCase().split(/\\s+/).filter(Boolean);\n        const isNarrowed = words.length > 0 || filter !== 'all';\n        for (const details of opened)\n            details.open = false;\n        opened.clear();\n        const isShown = (row) => (row.dataset['tags'] ?? '').split(' ').includes(filter);\n        const matches = rows.filter((row) => isShown(row) && hasWords(row, words));\n        for (const row of rows)\n            row.hidden = true;\n        for (const row of matches)\n            row.hidden = false;\n        if (isNarrowed)\n            matches.forEach(reveal);\n        count.textContent = isNarrowed ? `${matches.length} of ${rows.length} runs` : '';\n    }\n    const applyNow = () => apply(input, said);\n    let timer = 0;\n    input.addEventListener('input', () => {\n        clearTimeout(timer);\n        timer = setTimeout(applyNow, rows.length > 400 ? 180 : 0);\n    });\n    for (const chip of chips) {\n        chip.addEventListener('click', () => {\n            filter = chip.dataset['filter'] ?? 'all';\n            for (const other of chips)\n                other.setAttribute('aria-pressed', String(other === chip));\n            applyNow();\n        });\n    }\n    document.addEventListener('keydown', (event) => {\n        const isTyping = event.target instanceof HTMLInputElement;\n        if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {\n            event.preventDefault();\n            input.focus();\n        }\n        else if (event.key === 'Escape' && event.target === input) {\n            input.value = '';\n            applyNow();\n        }\n    });\n    function openTarget() {\n        const id = location.hash.slice(1);\n        const target = /^[a-z0-9-]+$/.test(id) ? document.getElementById(id) : null;\n        if (target === null)\n            return;\n        reveal(target);\n        if (target instanceof HTMLDetailsElement)\n            target.open = true;\n        target.scrollIntoView({ block: 'start' });\n    }\n    window.addEventListener('hashchange', openTarget);\n    function look() {\n        rows = [...document.querySelectorAll('li.row')];\n        texts.clear();\n        for (const button of document.querySelectorAll('button.copy'))\n            button.hidden = false;\n    }\n    look();\n    openTarget();\n    document.addEventListener('conductor-shown', () => {\n        look();\n        if (input.value.trim() !== '' || filter !== 'all')\n            applyNow();\n    });\n    document.addEventListener('click', async (event) => {\n        const button = event.target instanceof Element ? event.target.closest('button.copy') : null;\n        const source = button?.parentElement?.querySelector('code');\n        if (button === null || source === null || source === undefined)\n            return;\n        getSelection()?.selectAllChildren(source);\n        try {\n            await navigator.clipboard.writeText(source.textContent ?? '');\n        }\n        catch {\n            if (!document.execCommand('copy')) {\n                button.textContent = 'Selected';\n                return;\n            }\n        }\n        button.textContent = 'Copied';\n        setTimeout(() => {\n            button.textContent = 'Copy';\n        }, 1500);\n    });\n})();\n";
const LIVE_SCRIPT = "\"use strict\";\nconst conductorPage = (() => {\n    const READERS_OWN = ['open', 'hidden', 'aria-pressed', 'style'];\n    const SHOWN = 'body > svg, body > header, body > p, body > main, body > footer';\n    const name = String(Math.random()).slice(2);\n    let opened = new Set();\n    const findBar = (page) => page.getElementById('live');\n    const growing = (from) => [...from.querySelectorAll('.growing pre')];\n    const isAtEnd = (element) => element.scrollTop + element.clientHeight >= element.scrollHeight - 2;\n    const toEnd = (element) => {\n        element.scrollTop = element.scrollHeight;\n    };\n    function patchAttributes(old, fresh) {\n        const pageOwn = (element) => [...element.attributes].filter((each) => !READERS_OWN.includes(each.name));\n        for (const element of pageOwn(old))\n            if (!fresh.hasAttribute(element.name))\n                old.removeAttribute(element.name);\n        for (const element of pageOwn(fresh))\n            if (old.getAttribute(element.name) !== element.value)\n                old.setAttribute(element.name, element.value);\n    }\n    const getId = (node) => (node instanceof Element ? node.id : '');\n    function isSame(old, fresh) {\n        return old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && getId(old) === getId(fresh);\n    }\n    function copyNode(fresh) {\n        const copy = document.importNode(fresh, true);\n        if (copy instanceof Element)\n            for (const element of copy.querySelectorAll('details[id]'))\n                element.open = opened.has(element.id);\n        return copy;\n    }\n    function getKey(node) {\n        if (!(node instanceof Element))\n            return '';\n        return node.matches('.row') ? (node.querySelector('details')?.id ?? '') : node.id;\n    }\n    function patchChildren(old, fresh) {\n        const keyed = new Map([...old.childNodes].filter(getKey).map((element) => [getKey(element), element]));\n        for (const [index, element] of [...fresh.childNodes].entries()) {\n            let here = old.childNodes[index] ?? null;\n            const moved = keyed.get(getKey(element));\n            if (moved !== undefined && moved !== here)\n                here = old.insertBefore(moved, here);\n            if (here !== null && isSame(here, element) && getKey(here) === getKey(element))\n                patch(here, element);\n            else if (here !== null && getKey(here) === '')\n                old.replaceChild(copyNode(element), here);\n            else\n                old.insertBefore(copyNode(element), here);\n        }\n        while (old.childNodes.length > fresh.childNodes.length)\n            old.lastChild?.remove();\n    }\n    function patch(old, fresh) {\n        if (old.isEqualNode(fresh))\n            return;\n        if (old instanceof Element && old.hasAttribute('data-spoken'))\n            return;\n        if (!(old instanceof Element) || !(fresh instanceof Element)) {\n            old.nodeValue = fresh.nodeValue;\n            return;\n        }\n        patchAttributes(old, fresh);\n        patchChildren(old, fresh);\n    }\n    function show(text) {\n        const fresh = new DOMParser().parseFromString(text, 'text/html');\n        if (findBar(fresh) === null)\n            return;\n        const scrolledUp = growing(document).filter((element) => !isAtEnd(element));\n        opened = new Set([...document.querySelectorAll('details[open][id]')].map((element) => element.id));\n        const parts = fresh.querySelectorAll(SHOWN);\n        for (const [index, old] of [...document.querySelectorAll(SHOWN)].entries()) {\n            const part = parts[index];\n            if (part !== undefined)\n                patch(old, part);\n        }\n        document.title = fresh.title;\n        for (const element of growing(document))\n            if (!scrolledUp.includes(element))\n                toEnd(element);\n        document.dispatchEvent(new Event('conductor-shown'));\n    }\n    async function poll() {\n        let wait = 500;\n        try {\n            const { search } = location;\n            const query = new URLSearchParams(search);\n            query.set('page', name);\n            query.set('since', findBar(document)?.dataset['revision'] ?? '');\n            const answer = await fetch(`?${query}`, { cache: 'no-store' });\n            if (!answer.ok)\n                throw new Error(String(answer.status));\n            const text = await answer.text();\n            if (text !== '' && search === location.search)\n                show(text);\n        }\n        catch {\n            const bar = findBar(document);\n            if (bar !== null) {\n                bar.textContent = 'Nobody answers any more; this is the last state that was shown.';\n                bar.dataset['revision'] = '';\n            }\n            wait = 3000;\n        }\n        pollAfter(wait);\n    }\n    function pollAfter(wait) {\n        if (findBar(document)?.hasAttribute('data-final') !== true)\n            setTimeout(poll, wait);\n    }\n    async function answerGate(form) {\n        const text = new FormData(form).get('text');\n        const { gate, option } = form.dataset;\n        const body = JSON.stringify({ gate, option: Number(option), ...(typeof text === 'string' ? { text } : {}) });\n        const said = document.getElementById('answered');\n        if (said !== null)\n            said.textContent = 'Sending';\n        const sent = await fetch('gate', { method: 'POST', headers: { 'content-type': 'application/json' }, body });\n        if (said !== null)\n            said.textContent = await sent.text();\n    }\n    document.addEventListener('submit', (event) => {\n        if (!(event.target instanceof HTMLFormElement) || event.target.dataset['gate'] === undefined)\n            return;\n        event.preventDefault();\n        answerGate(event.target).catch(() => undefined);\n    });\n    const onToggle = ({ target }) => {\n        if (target instanceof HTMLDetailsElement && target.open)\n            growing(target).forEach(toEnd);\n    };\n    document.addEventListener('toggle', onToggle, true);\n    pollAfter(500);\n    return { show };\n})();\n";
const STUDIO_SCRIPT = "\"use strict\";\n;\n(() => {\n    const STEP_MS = 350;\n    let latest = 0;\n    let zoom = 1;\n    const say = (text) => {\n        const status = document.getElementById('said');\n        if (status !== null)\n            status.textContent = text;\n    };\n    function play() {\n        for (const picture of document.querySelectorAll('.canvas svg')) {\n            picture.classList.remove('play');\n            const lit = picture.querySelectorAll('[data-step]');\n            for (const element of lit)\n                element.style.animationDelay = `${Number(element.dataset['step']) * STEP_MS}ms`;\n            const child = picture.closest('details');\n            if (child !== null && lit.length > 0)\n                child.open = true;\n            picture.getBoundingClientRect();\n            picture.classList.add('play');\n            const asked = picture.querySelector('.asked, .marked');\n            if (asked !== null)\n                center(asked);\n        }\n    }\n    function center(node) {\n        const frame = node.closest('.canvas');\n        if (frame === null)\n            return;\n        const [box, view] = [node.getBoundingClientRect(), frame.getBoundingClientRect()];\n        const isSeen = box.top >= view.top && box.bottom <= view.bottom && box.left >= view.left && box.right <= view.right;\n        if (isSeen)\n            return;\n        frame.scrollTop += (box.top + box.bottom - view.top - view.bottom) / 2;\n        frame.scrollLeft += (box.left + box.right - view.left - view.right) / 2;\n    }\n    async function open(search, isNew) {\n        latest += 1;\n        const turn = latest;\n        const answer = await fetch(search === '' ? '?' : search, { cache: 'no-store' });\n        const text = await answer.text();\n        if (turn !== latest)\n            return;\n        if (!answer.ok)\n            return say(text);\n        if (isNew) {\n            history.pushState(null, '', search === '' ? location.pathname : search);\n            say('');\n        }\n        conductorPage.show(text);\n        for (const form of document.querySelectorAll('form[method=get]'))\n            form.reset();\n        const heard = document.getElementById('heard');\n        if (heard !== null)\n            heard.textContent = document.querySelector('.verdict, .refusal, .paths')?.textContent ?? '';\n        play();\n    }\n    function toSearch(form) {\n        const query = new URLSearchParams();\n        for (const [name, value] of new FormData(form))\n            if (typeof value === 'string' && value !== '')\n                query.append(name, value);\n        return `?${query}`;\n    }\n    async function save(form) {\n        const name = new FormData(form).get('name');\n        const body = JSON.stringify({ question: location.search, name, before: form.dataset['before'] ?? '' });\n        const sent = await fetch('save', { method: 'POST', headers: { 'content-type': 'application/json' }, body });\n        say(await sent.text());\n        if (sent.ok)\n            await open(location.search, false);\n    }\n    const orSay = (work) => {\n        work.catch(() => say('Nobody answers any more: the studio has ended.'));\n    };\n    document.addEventListener('click', (event) => {\n        if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey)\n            return;\n        const link = event.target.closest('a[href^=\"?\"]');\n        if (link !== null) {\n            event.preventDefault();\n            orSay(open(link.getAttribute('href') ?? '', true));\n        }\n        const button = event.target.closest('button[data-zoom]');\n        if (button !== null)\n            resize(Number(button.dataset['zoom']));\n        if (event.target.closest('button[data-play]') !== null)\n            play();\n    });\n    document.addEventListener('submit', (event) => {\n        const form = event.target;\n        if (!(form instanceof HTMLFormElement))\n            return;\n        if (form.method === 'get') {\n            event.preventDefault();\n            orSay(open(toSearch(form), true));\n        }\n        else if (form.dataset['before'] !== undefined) {\n            event.preventDefault();\n            orSay(save(form));\n        }\n    });\n    document.addEventListener('change', (event) => {\n        if (event.target instanceof HTMLElement)\n            event.target.closest('form[method=get]')?.requestSubmit();\n    });\n    window.addEventListener('popstate', () => orSay(open(location.search, false)));\n    function resize(factor) {\n        zoom = factor === 0 ? 1 : Math.min(3, Math.max(0.1, zoom * factor));\n        for (const picture of document.querySelectorAll('.canvas svg')) {\n            const frame = picture.closest('.canvas');\n            if (frame === null)\n                continue;\n            const { width, height } = picture.viewBox.baseVal;\n            const size = factor === 0 ? Math.min(1, (frame.clientWidth - 4) / width, (frame.clientHeight - 4) / height) : zoom;\n            if (factor === 0 && picture.closest('.child') === null)\n                zoom = size;\n            picture.style.width = `${width * size}px`;\n            picture.style.height = `${height * size}px`;\n        }\n    }\n    let found = [];\n    let next = 0;\n    document.addEventListener('input', (event) => {\n        if (!(event.target instanceof HTMLInputElement) || event.target.id !== 'find-node')\n            return;\n        const word = event.target.value.trim().toLowerCase();\n        found = [...document.querySelectorAll('.canvas :is(.n, .m)')].filter((node) => {\n            const names = `${node.getAttribute('data-node')} ${node.getAttribute('data-holds') ?? ''}`.toLowerCase();\n            const isFound = word !== '' && names.includes(word);\n            node.classList.toggle('found', isFound);\n            return isFound;\n        });\n        next = 0;\n        say(word === '' ? '' : `${found.length} found${found.length === 0 ? '' : '; Enter goes to the next one'}`);\n        found[0]?.scrollIntoView({ block: 'center', inline: 'center' });\n    });\n    document.addEventListener('keydown', (event) => {\n        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.id !== 'find-node')\n            return;\n        const node = found[next % found.length];\n        next += 1;\n        node?.scrollIntoView({ block: 'center', inline: 'center' });\n        if (found.length === 1 && node instanceof SVGElement)\n            node.focus();\n    });\n    const first = document.querySelector('.canvas .n');\n    if (first !== null)\n        center(first);\n    play();\n})();\n";


/***/ }),

/***/ 6309:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ createScenario; },
/* harmony export */   d: function() { return /* binding */ printYaml; }
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56461);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22719);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99448);
/* harmony import */ var _stubs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73608);








function createScenario({ account, result }, workflow) {
    const { run, ending } = account;
    if (run === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)('its events.jsonl has no beginning');
    if (ending === null && result === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)('it has not ended');
    const outcome = result?.outcome ?? ending?.outcome ?? 'success';
    const runs = listCountingRuns(account);
    const real = listRealNames(runs, account);
    const scenario = {
        name: createScenarioName(result, outcome),
        ...omitEmpty('inputs', run.input),
        ...omitEmpty('stub', createStubs(runs, findTimeLimitError(result))),
        ...(real.length === 0 ? {} : { real }),
        expect: createExpectation(runs, result, outcome),
    };
    const head = `# Made from the run ${run.run_id} of ${run.timestamp}; secrets are masked as they are in its files.\n`;
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(`${head}${printYaml({ workflow, scenarios: [scenario] })}`);
}
function listCountingRuns({ visits }) {
    const all = [...walkRuns(visits.roots, false)].sort((a, b) => a.attempt.order - b.attempt.order);
    return all.filter(({ visit, attempt }) => visits.again.every(({ at, first, last }) => attempt.order < first || attempt.order >= last || (0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .isInsideAttempt */ .qB)(visit.scope, at)));
}
function* walkRuns(visits, inGroup) {
    for (const visit of visits) {
        for (const attempt of visit.attempts)
            yield { visit, attempt, inGroup };
        yield* walkRuns(visit.children, inGroup || visit.group !== null);
    }
}
function listRealNames(runs, { governance }) {
    const gates = runs.filter(({ visit }) => visit.pauses.some(({ why }) => why === 'gate'));
    const policies = governance.policies.flatMap(({ policy_name: name }) => (typeof name === 'string' ? [name] : []));
    return [...new Set([...gates.map(({ visit }) => visit.node), ...policies])];
}
function createScenarioName(result, outcome) {
    const [error] = result?.errors ?? [];
    if (error !== undefined)
        return `${error.node_id ?? 'the run'} ends with ${error.kind}`;
    return `the run ended as ${outcome}`;
}
function createStubs(runs, timeLimitError) {
    const stubs = new Map();
    for (const { visit, attempt } of runs) {
        if (!(0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_2__/* .touchesOutside */ .$s)(visit.type) || attempt.state === 'open')
            continue;
        (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_6__/* .addTo */ .DN)(stubs, visit.node, createStubEntry(visit, attempt, timeLimitError));
    }
    for (const entries of stubs.values())
        while (entries.length > 1 && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)(entries.at(-1)) === (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)(entries.at(-2)))
            entries.pop();
    return Object.fromEntries([...stubs].map(([node, entries]) => [node, entries.length > 1 ? entries : (entries[0] ?? {})]));
}
function findTimeLimitError(result) {
    const [error] = result?.errors ?? [];
    return error?.kind === 'internal.limit_exceeded' && error.details['limit'] === 'timeout_seconds' ? error : null;
}
function createStubEntry({ node, type }, { output, failure }, timeLimitError) {
    const stubbed = output === undefined ? {} : { output: type === 'script' ? withoutRepetition(output) : output };
    if (failure === null)
        return stubbed;
    const { kind, message, details } = failure.envelope;
    if (kind === 'internal.cancelled' && timeLimitError?.node_id === node)
        return { error: { kind: timeLimitError.kind, message: timeLimitError.message, details: timeLimitError.details } };
    if (kind === 'internal.cancelled')
        return { output: {} };
    const isOfRoute = /^routes\[\d+\]\.(?:when|output)/.test((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(details['field']));
    if (kind === 'internal.template_error' && isOfRoute && output !== undefined)
        return stubbed;
    const typed = failure.origin === 'engine' && failure.typed ? { typed: true } : {};
    if (kind !== 'internal.undeclared_kind')
        return { ...stubbed, error: { kind, message, ...omitEmpty('details', details), ...typed } };
    const { original_kind: original = '', original_message: text = message, original_details: more } = details;
    return { ...stubbed, error: { kind: original, message: text, ...omitEmpty('details', more) } };
}
function omitEmpty(name, data) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(data) && Object.keys(data).length > 0 ? { [name]: data } : {};
}
function withoutRepetition(output) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(output))
        return output;
    const { stdout, stderr, exit_code: exitCode, ...fields } = output;
    return {
        ...fields,
        ...(stdout === undefined || stdout === (0,_stubs_js__WEBPACK_IMPORTED_MODULE_3__/* .formatFields */ .l)(fields) ? {} : { stdout }),
        ...(stderr === '' || stderr === undefined ? {} : { stderr }),
        ...(exitCode === 0 || exitCode === undefined ? {} : { exit_code: exitCode }),
    };
}
function createExpectation(runs, result, outcome) {
    const [error] = result?.errors ?? [];
    const counts = new Map();
    for (const { visit } of runs)
        counts.set(visit.node, (counts.get(visit.node) ?? 0) + 1);
    const retried = runs.filter(({ visit, inGroup }) => !inGroup && visit.pauses.some(({ why }) => why === 'retry'));
    const attempts = Object.fromEntries(retried.map(({ visit: { node } }) => [node, counts.get(node) ?? 0]));
    const entered = runs.filter(({ visit, attempt }) => visit.scope === '' && (attempt.number === 1 || attempt.reentered));
    return {
        outcome,
        path: entered.map(({ visit }) => visit.node),
        ...omitEmpty('attempts', attempts),
        ...(error === undefined
            ? {}
            :
                { error: { kind: error.kind, ...(counts.has(error.node_id ?? '') ? { node: error.node_id } : {}) } }),
        ...(outcome === 'success' ? omitEmpty('output', result?.output) : {}),
    };
}
function printYaml(value) {
    const toWritten = (_key, item) => {
        if (!(item instanceof _core_float_js__WEBPACK_IMPORTED_MODULE_7__/* .Float */ .nt))
            return item;
        return Object.assign(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5(item.value), { minFractionDigits: 1 });
    };
    const customTags = (tags) => tags.filter((tag) => typeof tag === 'string' || tag.tag !== 'tag:yaml.org,2002:merge');
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo(value, toWritten, { version: '1.1', customTags, aliasDuplicateObjects: false });
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Pair: (_, { key }) => {
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.value === '<<')
                key.type = 'QUOTE_DOUBLE';
        },
    });
    return document.toString({ lineWidth: 0 });
}


/***/ }),

/***/ 30432:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ toScenarioFile; },
/* harmony export */   s: function() { return /* binding */ createSavedScenario; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57280);
/* harmony import */ var _config_templates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39466);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(62759);
/* harmony import */ var _scenario_check_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60257);
/* harmony import */ var _scenario_from_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6309);
/* harmony import */ var _scenario_mismatches_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82781);
/* harmony import */ var _scenario_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29268);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2939);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(31160);
/* harmony import */ var _reads_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(12180);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5606);
/* harmony import */ var _way_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(13410);
















function toScenarioFile(workflow) {
    return workflow.replace(/(?:\.ya?ml)?$/, '.test.yaml');
}
async function createSavedScenario(simulation, answer, assumptions, name, file) {
    const refusal = findRefusal(answer);
    if (refusal !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(refusal);
    const [ending] = answer.endings;
    if (ending === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)('there is no ending to save');
    const read = _source_workspace_js__WEBPACK_IMPORTED_MODULE_10__/* .diskReader */ .lJ.read(file);
    if (!read.ok && read.error.code !== 'file-not-found')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(`${file} cannot be read`);
    const old = read.ok ? Buffer.from(read.value).toString('utf8') : null;
    const workflow = node_path__WEBPACK_IMPORTED_MODULE_0___default().relative(node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(file), simulation.workflow.file);
    const append = (scenario) => appendScenario(old, scenario, workflow);
    const way = await (0,_way_js__WEBPACK_IMPORTED_MODULE_14__/* .runWay */ .Z)(simulation, answer.failures, assumptions, []);
    const problems = [];
    for (const withStubs of [false, true]) {
        const scenario = createScenarioData(simulation, way, answer, assumptions, name, withStubs);
        const text = append(scenario);
        if (!text.ok)
            return text;
        const expected = await findExpectation(simulation, file, text.value, name, ending);
        const whole = expected.ok ? append({ ...scenario, expect: expected.value }) : expected;
        const problem = whole.ok ? await findProblem(simulation, file, whole.value, name) : whole.error;
        if (problem === null)
            return whole;
        problems.push(problem);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(`the scenario would not hold: ${problems[0]}`);
}
function findRefusal({ endings, not_reached: isUnreached, left_out: isPartial, met_if: metIf }) {
    const [first] = endings;
    if (isUnreached || first === undefined)
        return 'no way reaches this failure';
    const unknown = endings.find((ending) => ending.unknown !== null)?.unknown;
    if (unknown)
        return `an ending is unknown: ${unknown.reason}; give ${unknown.help.join(', ')}`;
    const open = (metIf ?? endings.flatMap(({ choices }) => choices)).find((way) => way.length > 0) ?? [];
    const undecided = open.slice(0, 2).map(({ condition }) => `\`${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_11__/* .toOneLine */ .GX)(condition, 80)}\``);
    const fix = `decide ${undecided.join(' and ')} with --output, -i or --inject-details`;
    if (endings.length > 1)
        return `the answer has ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(endings.length, 'ending')}; ${fix}`;
    if (metIf !== null)
        return `the failure is not met on every way; ${fix}`;
    return isPartial ? 'more ways exist than were tried' : null;
}
function createScenarioData(simulation, way, { failures }, assumptions, name, withStubs) {
    const { workflow } = simulation;
    const { ending } = way;
    const assumed = way.assumed();
    const sites = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_2__/* .listWorkflows */ .Dl)(workflow).flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_2__/* .collectSites */ .b4);
    const reads = (0,_reads_js__WEBPACK_IMPORTED_MODULE_12__/* .findFieldsRead */ .P)(workflow);
    const stub = {};
    for (const { step } of sites) {
        const failuresHere = failures.filter(({ node }) => node === step.name);
        const outputs = (assumed.outputs.get(step.name) ?? []).map((output) => {
            const { stdout, stderr, exit_code: code, ...fields } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(output) ? output : {};
            const printed = reads.outputs.get(step)?.has('stdout') === true && stdout !== undefined ? { stdout } : {};
            return { output: { ...printed, ...(code === 0 || code === undefined ? {} : { exit_code: code }), ...fields } };
        });
        const distinct = outputs.every((entry) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)(entry) === (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)(outputs[0]))
            ? outputs.slice(0, 1)
            : outputs;
        const { injected: _, ...details } = assumed.details.get(step.name) ?? {};
        const errors = failuresHere.map(({ kind, message = `injected ${kind}`, attempt }) => ({
            attempt,
            error: { kind, message, details },
        }));
        const entries = withStubs ? mergeEntries(distinct, errors) : distinct;
        if (entries.length > 0)
            stub[step.name] = entries.length === 1 ? (entries[0] ?? null) : entries;
    }
    const injected = withStubs ? failures.filter(({ node }) => !sites.some(({ step }) => step.name === node)) : failures;
    const inject = injected.map((failure) => `${(0,_text_js__WEBPACK_IMPORTED_MODULE_13__/* .formatFailure */ .M3)(failure)}${failure.message === undefined ? '' : `:${failure.message}`}`);
    const gates = sites.flatMap(({ step }) => {
        const answer = assumptions.gates.get(step.name)?.value ?? (step.type === 'human_gate' ? step.options[0]?.value : undefined);
        const isAsked = ending.steps.some(({ node }) => node.endsWith(step.name));
        return answer === undefined || answer === null || !isAsked ? [] : [[step.name, answer]];
    });
    const readsGithub = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_2__/* .listWorkflows */ .Dl)(workflow).some((file) => (0,_config_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .listTemplates */ .eG)(file).some(({ parsed }) => parsed.references.some((reference) => reference.path[0] === 'github')));
    return {
        name,
        ...(Object.keys(assumed.inputs).length === 0 ? {} : { inputs: assumed.inputs }),
        ...(Object.keys(stub).length === 0 ? {} : { stub }),
        ...(inject.length === 0 ? {} : { inject }),
        ...(gates.length === 0 ? {} : { gates: Object.fromEntries(gates) }),
        ...(readsGithub ? { github: assumed.github } : {}),
        expect: { outcome: ending.outcome },
    };
}
function mergeEntries(outputs, errors) {
    const always = errors.find(({ attempt }) => attempt === null);
    if (always !== undefined)
        return [{ error: always.error }];
    const last = outputs.at(-1) ?? { output: {} };
    const entries = [];
    for (const { attempt, error } of errors)
        entries[(attempt ?? 1) - 1] = { error };
    if (entries.length === 0)
        return outputs;
    return [...Array.from(entries, (entry, index) => entry ?? outputs[index] ?? last), last];
}
function appendScenario(old, scenario, workflow) {
    const end = old?.includes('\r\n') === true ? '\r\n' : '\n';
    const toItem = (indent) => {
        const [first = '', ...lines] = (0,_scenario_from_run_js__WEBPACK_IMPORTED_MODULE_7__/* .printYaml */ .d)(scenario).trimEnd().split('\n');
        return [`${indent}- ${first}`, ...lines.map((line) => (line === '' ? line : `${indent}  ${line}`)), ''].join(end);
    };
    if (old === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)(`workflow: ${(0,_scenario_from_run_js__WEBPACK_IMPORTED_MODULE_7__/* .printYaml */ .d)(workflow.split((node_path__WEBPACK_IMPORTED_MODULE_0___default().sep)).join('/')).trim()}\nscenarios:\n${toItem('  ')}`);
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .Tp)(old);
    const list = document.get('scenarios');
    if (document.errors.length > 0 || !(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(list) || list.range == null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)('the file is no scenario file');
    const [start, valueEnd] = list.range;
    if (list.flow === true) {
        const at = old.lastIndexOf(']', valueEnd);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)(`${old.slice(0, at)}${list.items.length === 0 ? '' : ', '}${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)(scenario)}${old.slice(at)}`);
    }
    const indent = /^[ \t]*/.exec(old.slice(old.lastIndexOf('\n', start - 1) + 1))?.[0] ?? '';
    const rest = old.slice(valueEnd);
    const isLast = rest.split('\n').every((line) => /^\s*(?:#.*)?$/.test(line));
    const line = old[valueEnd - 1] === '\n' ? valueEnd : old.indexOf('\n', valueEnd) + 1;
    const at = isLast || line === 0 ? old.length : line;
    const head = old.slice(0, at);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)(`${head}${head.endsWith('\n') ? '' : end}${toItem(indent)}${old.slice(at)}`);
}
async function findExpectation(simulation, file, text, name, { outcome, error, terminated_by: terminatedBy, steps }) {
    const tried = await tryScenario(simulation, file, text, name);
    if (!tried.ok)
        return tried;
    const { account, result, unfired } = tried.value.run;
    const kind = account.ending?.error?.envelope.kind ?? null;
    const isSameEnd = result.outcome === outcome &&
        kind === (error?.kind ?? null) &&
        (result.termination?.terminated_by ?? null) === terminatedBy;
    if (!isSameEnd)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(`it ends ${result.outcome}${kind === null ? '' : ` with ${kind}`}`);
    if (unfired.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)('the failure does not happen');
    const attempts = new Map();
    for (const { node, attempt } of steps)
        if (attempt > 1 && !node.includes('/'))
            attempts.set(node, Math.max(attempt, attempts.get(node) ?? 0));
    const [reported] = result.errors;
    const node = reported?.node_id == null ? {} : { node: reported.node_id };
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)({
        outcome,
        path: [...account.walk.path],
        ...(attempts.size === 0 ? {} : { attempts: Object.fromEntries(attempts) }),
        ...(reported === undefined ? {} : { error: { kind: reported.kind, ...node } }),
    });
}
async function findProblem(simulation, file, text, name) {
    const tried = await tryScenario(simulation, file, text, name);
    if (!tried.ok)
        return tried.error;
    const { run, ready } = tried.value;
    const [mismatch] = (0,_scenario_mismatches_js__WEBPACK_IMPORTED_MODULE_8__/* .findMismatches */ .U)(run, ready.scenario.expect, new Set(simulation.workflow.steps.keys()));
    return mismatch?.message ?? null;
}
async function tryScenario(simulation, file, text, name) {
    const target = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_10__/* .resolveRealPath */ .Sc)(file);
    const files = { ..._source_workspace_js__WEBPACK_IMPORTED_MODULE_10__/* .diskReader */ .lJ, read: (asked) => (asked === target ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)(text) : _source_workspace_js__WEBPACK_IMPORTED_MODULE_10__/* .diskReader */ .lJ.read(asked)) };
    const { sound, findings } = await (0,_scenario_check_js__WEBPACK_IMPORTED_MODULE_6__/* .checkScenarioFile */ .x)(file, { ...simulation, files }, new Map());
    const problem = findings.find(({ severity }) => severity === 'error');
    if (problem !== undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(problem.message);
    const ready = sound?.ready.find(({ scenario }) => scenario.name === name);
    if (sound === null || ready === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)('the file cannot be read as scenarios');
    if (sound.workflow.file !== simulation.workflow.file)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(`its scenarios are for ${sound.workflow.displayFile}`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)({ ready, run: await (0,_scenario_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runScenario */ .Ge)(ready, { ...simulation, ...sound }) });
}


/***/ })

};
;