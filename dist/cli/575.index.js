"use strict";
exports.id = 575;
exports.ids = [575,5653,2169,7167];
exports.modules = {

/***/ 76159:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: function() { return /* binding */ createGithubApi; },
/* harmony export */   N: function() { return /* binding */ readEventPayload; }
/* harmony export */ });
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36657);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56461);
/* harmony import */ var _core_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4019);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77400);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31160);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86025);








const TIMEOUT_MS = 10_000;
const LONGEST_STREAM_MS = 600_000;
const NEVER = new AbortController().signal;
const ATTEMPTS = 3;
const LONGEST_WAIT_MS = 5000;
const LONGEST_ASKED_MS = 60 * 60 * 1000;
const FIRST_WAIT_MS = 500;
function createGithubApi(options) {
    const sleep = options.sleep ?? ((milliseconds) => (0,_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .nap */ .Qj)(milliseconds, options.signal ?? NEVER));
    const withRetries = async (method, ask, isOnce = false) => {
        for (let attempt = isOnce ? ATTEMPTS : 1;; attempt += 1) {
            const answer = await ask();
            if (answer.ok)
                return answer;
            const wait = computeRetryWait(answer.error, method, attempt, options.longestWaitMs ?? LONGEST_WAIT_MS);
            if (wait === null || options.signal?.aborted === true)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(describeFailure(answer.error));
            await sleep(wait);
        }
    };
    return {
        request: (method, path, body, { memory, isOnce = false } = {}) => withRetries(method, () => requestOnce(options, method, path, body, memory), isOnce),
        stream: (path) => withRetries('GET', () => openStream(options, path)),
    };
}
async function requestOnce(options, method, path, body, memory) {
    const attempt = new Attempt(options);
    const stored = memory?.stored ?? null;
    try {
        const data = body === undefined ? {} : { data: body };
        const headers = stored === null ? {} : { headers: { 'If-None-Match': stored.etag } };
        const reply = await attempt.ask(method, path, { ...data, ...headers });
        const { etag } = reply.headers;
        const answer = reply.data;
        const remaining = Number(reply.headers['x-ratelimit-remaining'] ?? Number.NaN);
        if (Number.isFinite(remaining))
            options.onRemaining?.(remaining);
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(answer) && typeof answer === 'object' && answer !== null) {
            if (etag !== undefined)
                memory?.store(etag, answer);
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(answer);
        }
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(attempt.ownFailure() ?? { ...NO_ANSWER, status: reply.status, message: 'the answer is not JSON' });
    }
    catch (error) {
        if (stored !== null && getProperty(error, 'status') === 304)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(stored.value);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(attempt.ownFailure() ?? toApiFailure(error));
    }
    finally {
        attempt.end();
    }
}
const openOctokit = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_6__/* .memoize */ .Bj)(async ({ token, baseUrl }) => {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 5564).then(__webpack_require__.bind(__webpack_require__, 65564));
    return getOctokit(token, { baseUrl, log: SILENT });
});
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const TOO_LONG = 'the answer is too long';
class Attempt {
    options;
    #late = new AbortController();
    #timer;
    #isTooLong = false;
    constructor(options) {
        this.options = options;
    }
    async ask(method, path, more) {
        const { baseUrl, signal = NEVER, timeoutMs = TIMEOUT_MS } = this.options;
        if (!(0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .isSafeServer */ .f_)(baseUrl))
            throw new Error(`a token is not sent over plain http: ${baseUrl}`);
        const octokit = await openOctokit(this.options);
        const fetch = this.#limitSize(octokit.request.endpoint.DEFAULTS.request?.fetch);
        this.#timer = setTimeout(() => this.#late.abort(), timeoutMs);
        const ends = AbortSignal.any([this.#late.signal, signal]);
        const headers = { 'X-GitHub-Api-Version': '2022-11-28', ...more.headers };
        const route = `${method} ${path.replace(/[:{}]/g, encodeURIComponent)}`;
        return octokit.request(route, { ...more, headers, request: { ...more.request, signal: ends, fetch } });
    }
    #limitSize(inner) {
        return async (address, init) => {
            const { status, statusText, url, headers, body } = await inner(address, init);
            const text = async () => (await this.#readBytes(body)).toString('utf8');
            const arrayBuffer = async () => new Uint8Array(await this.#readBytes(body)).buffer;
            return { status, statusText, url, headers, body, text, arrayBuffer };
        };
    }
    async #readBytes(body) {
        const parts = [];
        let length = 0;
        for await (const part of body ?? []) {
            length += part.length;
            this.#isTooLong = length > MAX_ANSWER_BYTES;
            if (this.#isTooLong)
                throw new Error(TOO_LONG);
            parts.push(part);
        }
        return Buffer.concat(parts);
    }
    extend() {
        this.#timer?.refresh();
    }
    ownFailure() {
        if (this.options.signal?.aborted === true)
            return { ...NO_ANSWER, message: 'the job was cancelled' };
        if (this.#late.signal.aborted)
            return { ...NO_ANSWER, message: 'no answer in time' };
        return this.#isTooLong ? { ...NO_ANSWER, message: TOO_LONG } : null;
    }
    end() {
        clearTimeout(this.#timer);
    }
}
async function openStream(options, path) {
    const attempt = new Attempt(options);
    try {
        const reply = await attempt.ask('GET', path, { request: { parseSuccessResponseBody: false } });
        const data = reply.data;
        if (isChunks(data))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(extendTimeout(data, attempt));
        attempt.end();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)({ ...NO_ANSWER, status: reply.status, message: 'the answer is not a stream' });
    }
    catch (error) {
        attempt.end();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(attempt.ownFailure() ?? toApiFailure(error));
    }
}
async function* extendTimeout(chunks, attempt) {
    const begin = performance.now();
    try {
        for await (const chunk of chunks) {
            yield chunk;
            attempt.extend();
            if (performance.now() - begin > LONGEST_STREAM_MS)
                throw new Error('it took too long');
        }
    }
    catch (error) {
        throw new Error(attempt.ownFailure()?.message ?? (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .gJ)(error));
    }
    finally {
        attempt.end();
    }
}
function isChunks(value) {
    return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
const SILENT = { debug: () => { }, info: () => { }, warn: () => { }, error: () => { } };
const SECONDARY_WAIT_MS = 60_000;
const NO_ANSWER = { status: null, retryAfterMs: null, isRateLimit: false };
function toApiFailure(error) {
    const status = getProperty(error, 'status');
    const headers = getProperty(getProperty(error, 'response'), 'headers');
    const message = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toOneLine */ .GX)((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .gJ)(error), 300);
    if (typeof status !== 'number' || getProperty(error, 'response') === undefined) {
        return { ...NO_ANSWER, message };
    }
    const seconds = Number(getProperty(headers, 'retry-after') ?? Number.NaN);
    const isSpent = String(getProperty(headers, 'x-ratelimit-remaining') ?? '') === '0';
    const reset = Number(getProperty(headers, 'x-ratelimit-reset') ?? Number.NaN) * 1000 - Date.now();
    const until = isSpent && Number.isFinite(reset) ? Math.max(0, reset) + 1000 : null;
    const isSecondary = status === 403 && /secondary rate limit/i.test(message);
    const otherwise = until ?? (isSecondary ? SECONDARY_WAIT_MS : null);
    const waitMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : otherwise;
    return {
        status,
        message,
        retryAfterMs: waitMs === null ? null : Math.min(waitMs, LONGEST_ASKED_MS),
        isRateLimit: status === 429 || (status === 403 && (isSpent || isSecondary || Number.isFinite(seconds))),
    };
}
function computeRetryWait(failure, method, attempt, longest) {
    if (attempt >= ATTEMPTS)
        return null;
    const isOutage = failure.status !== null && failure.status >= 500;
    if (!failure.isRateLimit && !(isOutage && method !== 'POST'))
        return null;
    const wait = failure.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1);
    const isAsked = failure.isRateLimit || failure.retryAfterMs !== null;
    return isAsked && wait > longest ? null : wait;
}
function describeFailure(failure) {
    const { status } = failure;
    if (status === null)
        return { status, message: failure.message };
    const isRefusal = status === 403 && !(0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .isPermissionRefusal */ .MA)(failure);
    const meaning = failure.isRateLimit ? 'too many requests' : isRefusal ? 'refused' : MEANINGS[status];
    const message = `${status}${meaning === undefined ? '' : ` (${meaning})`}: ${failure.message}`;
    return { status, message, isRateLimit: failure.isRateLimit, retryAfterMs: failure.retryAfterMs };
}
const MEANINGS = {
    401: 'the token was refused',
    403: 'the token lacks the permission',
    404: 'not found, or the token may not see it',
};
function getProperty(value, name) {
    if (typeof value !== 'object' || value === null || !(name in value))
        return undefined;
    return Reflect.get(value, name);
}
const MAX_PAYLOAD_BYTES = 32 * 1024 * 1024;
function readEventPayload(path) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .tryOr */ .LE)(undefined, () => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)((0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .XF)(path, MAX_PAYLOAD_BYTES).toString('utf8')));
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

/***/ 22169:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ quoteHit; },
/* harmony export */   _: function() { return /* binding */ locateIn; },
/* harmony export */   findQuotableLine: function() { return /* binding */ findQuotableLine; }
/* harmony export */ });
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4521);
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19144);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55423);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60443);
/* harmony import */ var _prepared_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21402);
/* harmony import */ var _sets_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27772);
/* harmony import */ var _worth_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55989);







function locateIn(lines) {
    const output = (0,_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .listOutput */ .OW)(lines);
    const found = (0,_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .locateProblems */ .DO)((0,_sets_index_js__WEBPACK_IMPORTED_MODULE_4__/* .listTablesOfSet */ .T)('build'), output);
    const tests = listTests(found);
    return { problems: (0,_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .preferPlaced */ .qR)(found), tests: tests.length > 0 ? tests : findNamedTests(output), lines: output };
}
const FAILED_TEST = /^(?:--- FAIL: (?<go>\S+) \(|FAILED [^\s:]+::(?<pytest>\S+)$|test (?<rust>\S+) \.\.\. FAILED$|\[ +FAILED +\] (?<google>\w+[./]\w+)|not ok \d+ - (?<tap>\S.*)$)/;
function findNamedTests(lines) {
    const names = lines.flatMap(({ text }) => Object.values(FAILED_TEST.exec(text)?.groups ?? {}));
    return [...new Set(names.filter((name) => name !== undefined))].slice(0, MAX_TESTS);
}
function listTests(problems) {
    const sorted = problems.toSorted((a, b) => Number(a.places.length === 0) - Number(b.places.length === 0));
    const byName = new Map();
    for (const { test } of sorted) {
        const key = test?.replaceAll(/::|[.:>›\s]+/g, ' ');
        if (test !== null && key !== undefined && !byName.has(key))
            byName.set(key, test);
    }
    return [...byName.values()].slice(0, MAX_TESTS);
}
const MAX_TESTS = 100;
const LINES_TO_THE_POINT = 8;
const NAMES_OUTAGE = /\b(?:reset|refused|unreachable|unavailable|EOF|handshake|disconnect\w*|hang up|ECONN\w+|EAI_AGAIN|ETIMEDOUT|5\d\d|429|curl \d+|error sending request|deadline exceeded)\b|time(?:d ?|-)?out/i;
const NEAR = 60;
const BLOCK_GAP = 1;
const CLOSE = 5;
function quoteHit(hit, lines, { problems, lines: output }) {
    const first = findProblemBehind(hit.rule.kind, problems);
    const located = findProblemLine(first, output);
    const problem = located === undefined ? undefined : findSpecificLine(toEvidenceLine(located), lines);
    const namesTest = located !== undefined && located !== output[first?.at ?? -1];
    const isEnough = problem !== undefined &&
        (namesTest || _worth_js__WEBPACK_IMPORTED_MODULE_5__/* .PLACED */ .sX.test(problem.text) || (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(problem.text) > ((first?.test ?? null) === null ? 1 : 0));
    const other = isEnough ? undefined : findBestLine(hit, lines);
    const told = problem === undefined || (other !== undefined && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(other.text) > 1) ? other : problem;
    if (told === undefined)
        return [];
    const best = hit.rule.transient || told === problem ? told : findListHead(told, lines);
    return [best, ...hit.lines.filter(({ line, text }) => line !== best.line || text !== best.text)];
}
function findProblemBehind(kind, problems) {
    if (kind.startsWith('external.build.'))
        return problems[0];
    return kind === 'external.maven.rule_violated' ? problems.find((problem) => problem.kind !== 'test') : undefined;
}
function findProblemLine(problem, output) {
    if (problem === undefined)
        return undefined;
    const { at, test } = problem;
    const line = output[at];
    if (line === undefined || test === null || !(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeagre */ .kS)(line.text))
        return line;
    return output.slice(Math.max(0, at - CLOSE), at).findLast(({ text }) => text.includes(test)) ?? line;
}
function findSpecificLine(found, lines) {
    if (!(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .opensBlock */ .$c)(found.text))
        return found;
    const from = lines.findIndex(({ number }) => number === found.line) + 1;
    const below = lines.slice(from, from + LINES_TO_THE_POINT);
    const point = below.find(({ text }) => text !== '' && !_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .BETWEEN */ .j2.test(text) && !(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeagre */ .kS)(text) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isAside */ .Zl)(text));
    const isBetter = point !== undefined &&
        ((0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(found.text) < 3 || /:\d+:$|\berrors?:$/.test(found.text) || (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(point.text) >= (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(found.text));
    return from === 0 || point === undefined || !isBetter ? found : toEvidenceLine(point);
}
function findBestLine(hit, lines) {
    const { hint, consequence, transient } = hit.rule;
    const elsewhere = findGradleCause(hit, lines) ?? findReferredLine(hit, lines);
    const said = elsewhere ?? (hint ? (findAnnounced(lines) ?? findReported(lines)) : undefined);
    if (said !== undefined)
        return said;
    const closing = hint || consequence ? findClosingLine(lines) : undefined;
    if (closing !== undefined && !hint)
        return closing;
    const points = hit.lines.map((line) => transient && NAMES_OUTAGE.test(line.text) ? line : findSpecificLine(line, lines));
    const told = transient ? findOutageLine(hit, points, lines) : findToolLine(hit, points, lines);
    return told ?? findStrongestLine(hit, points, closing, lines);
}
function findGradleCause({ rule }, lines) {
    const { hint, around, set, transient } = rule;
    if (!hint && !around && (set !== 'gradle' || transient))
        return undefined;
    const heading = lines.findIndex(({ text }) => /^(?:\* )?What went wrong:$/.test((0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findInnerText */ .ty)(text) ?? text));
    if (heading === -1)
        return undefined;
    const cause = findInnermostCause(lines.slice(heading + 1, heading + 1 + LINES_TO_THE_POINT));
    return cause === undefined ? undefined : findSpecificLine(toEvidenceLine(cause), lines);
}
function sortFirmFirst(points, lines) {
    const warnings = new Set(lines.filter(_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isWarning */ .Vv).map(({ number }) => number));
    const telling = points.filter(({ text }) => !(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeagre */ .kS)(text));
    const firm = telling.filter(({ line }) => !warnings.has(line));
    return { firm, first: firm[0] ?? telling[0] };
}
function findOutageLine({ lines: hitLines }, points, lines) {
    const { firm, first } = sortFirmFirst(points, lines);
    const line = firm.find(({ text }) => NAMES_OUTAGE.test(text)) ??
        (firm.length === 0 ? findGivenUp(hitLines, lines) : undefined) ??
        first ??
        hitLines[0];
    return line === undefined ? undefined : (findOutageBelow(line, lines) ?? line);
}
function findToolLine({ rule: { set }, lines: hitLines }, points, lines) {
    if (set === 'build')
        return undefined;
    const line = sortFirmFirst(points, lines).first ?? (set === 'rule' ? hitLines[0] : undefined);
    return line === undefined ? undefined : (remoteAbove(line, lines) ?? line);
}
function findStrongestLine(hit, points, closing, lines) {
    const { hint, kind } = hit.rule;
    const isTest = kind === 'external.build.test';
    const introducedWorth = isTest ? 3 : 2;
    const worths = points.map((point, index) => Math.max((0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(point.text), point === hit.lines[index] ? 0 : introducedWorth));
    const most = (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_6__/* .findLargest */ .qz)(worths);
    const strongest = points.filter((_, index) => worths[index] === most);
    const chosen = hint ? strongest[startOfLastBlock(strongest)] : strongest[0];
    const isError = /^\W*(?:error|fatal)\b/i.test(chosen?.text ?? '');
    if (closing !== undefined && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(closing.text) >= most + Number(isError))
        return closing;
    if (most > (hint || isTest ? 2 : 1))
        return chosen;
    const beside = findClosingLine(lines) ?? (isTest ? undefined : findBesidePlace(lines));
    return beside ?? findNearby(hit, lines) ?? chosen;
}
function sliceAround(line, lines, above, below) {
    const at = lines.findIndex(({ number }) => number === line.line);
    return at === -1 ? [] : lines.slice(Math.max(0, at - above), at + below + 1);
}
function findReferredLine({ lines: found }, lines) {
    const [first] = found;
    if (first === undefined || !found.every(({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .refersBack */ .bl)(text)))
        return undefined;
    const isTelling = (line) => line.mark !== 'command' &&
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isWarning */ .Vv)(line) &&
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isCompilerWarning */ .GS)(line) &&
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isAside */ .Zl)(line.text) &&
        ((0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(line.text) > 2 || (SAYS_ERROR.test(line.text) && !(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeagre */ .kS)(line.text)));
    const above = sliceAround(first, lines, NEAR, -1).findLast(isTelling);
    return above === undefined ? undefined : toEvidenceLine(above);
}
const SAYS_ERROR = /(?:^|: )(?:fatal |internal )?error: /i;
function findGivenUp(found, lines) {
    const last = found.at(-1);
    const below = last === undefined ? [] : sliceAround(last, lines, 0, OUTAGE_LINES).slice(1);
    const line = below.find((other) => /^(?:error|fatal)\b.*\b(?:retries|connect|time|reach|resolve)/i.test(other.text) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isWarning */ .Vv)(other));
    return line === undefined ? undefined : toEvidenceLine(line);
}
const OUTAGE_LINES = 20;
function findOutageBelow(found, lines) {
    if (!(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeagre */ .kS)(found.text) && !/^[a-z]/.test(found.text))
        return undefined;
    const isBetter = (line) => NAMES_OUTAGE.test(line.text) && !(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeagre */ .kS)(line.text) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isWarning */ .Vv)(line);
    const below = sliceAround(found, lines, 0, OUTAGE_LINES).find(isBetter);
    return below === undefined ? undefined : toEvidenceLine(below);
}
const REMOTE_LINES = 15;
function remoteAbove(found, lines) {
    if (!/^! \[remote rejected\]/.test(found.text))
        return undefined;
    const told = sliceAround(found, lines, REMOTE_LINES, 0).find(({ text }) => /^remote: /.test(text) && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(text) > 2);
    return told === undefined ? undefined : toEvidenceLine(told);
}
function findInnermostCause(lines) {
    const end = lines.findIndex(({ text }, at) => at > 0 && !/(?:^|\] )> /.test(text));
    const chain = lines.slice(0, end === -1 ? lines.length : end);
    const last = chain.at(-1);
    return last !== undefined && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .opensBlock */ .$c)(last.text)
        ? last
        : (chain.findLast(({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(text) > 1) ?? chain[0]);
}
const LIST_GAP = 8;
const EXTENSION = /\.([A-Za-z]\w*)[:([]\d/;
const WARNING_FAILED = /\bwarnings? (?:being )?treated as errors?\b|^Failing due to -Werror|^Aborted with \d+ warnings? in strict mode|^\d+ hints?$/i;
function findListHead(line, lines) {
    const isOfWarnings = WARNING_FAILED.test(line.text);
    const [, extension] = _worth_js__WEBPACK_IMPORTED_MODULE_5__/* .PLACED */ .sX.exec(line.text) === null ? [] : (EXTENSION.exec(line.text) ?? []);
    if (extension === undefined && !isOfWarnings)
        return line;
    const isEntry = (other) => isOfWarnings
        ? /^(?:\S+(?::docstring of \S{1,200})?:\d+(?::\d+(?:-\d+)?)?:? )?(?:\[|- )?warning\b/i.test(other.text)
        : _worth_js__WEBPACK_IMPORTED_MODULE_5__/* .PLACED */ .sX.test(other.text) &&
            !(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeagre */ .kS)(other.text) &&
            !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isAside */ .Zl)(other.text) &&
            !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isCompilerWarning */ .GS)(other) &&
            EXTENSION.exec(other.text)?.[1] === extension;
    let first = lines.findIndex(({ number }) => number === line.line);
    for (let at = first - 1; at >= 0 && at >= first - LIST_GAP; at -= 1) {
        const other = lines[at];
        if (other !== undefined && isEntry(other))
            first = at;
    }
    const found = lines[first];
    return found === undefined ? line : findSpecificLine(toEvidenceLine(found), lines);
}
const LABELLED = /^(?:description|message|reason|issue)\s*:\s+\S/i;
function findReported(lines) {
    const reported = lines.findLast(({ mark, text }) => mark === 'error' && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(text) > 1 && !_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .PLACED */ .sX.test(text));
    return reported === undefined ? undefined : toEvidenceLine(reported);
}
function findAnnounced(lines) {
    const opening = lines.slice(-NEAR).findLast(({ text }) => /^(?:\W+ )?(?:error|fatal|failure|caused by):$/i.test(text));
    const found = opening === undefined ? undefined : findSpecificLine(toEvidenceLine(opening), lines);
    const least = opening?.text === 'Caused by:' ? 2 : 3;
    return found === undefined || found.line === opening?.number || (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(found.text) < least ? undefined : found;
}
const CLOSING_LINES = 5;
const STEP_FAILED = /^(?:Build step '.*' (?:marked|changed) build |ERROR: (?:Job failed|script returned)|The command ".*" exited with [1-9]|Exited with code |\W*Error: The command exited )/u;
function findClosingLine(lines) {
    const error = lines.findIndex(({ mark, text }) => (mark === 'error' && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeagre */ .kS)(text)) || STEP_FAILED.test(text));
    if (error === -1)
        return undefined;
    const last = lines
        .slice(0, error)
        .filter(({ text, mark }) => text !== '' && mark !== 'command')
        .slice(-CLOSING_LINES)
        .filter((line) => !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isWarning */ .Vv)(line) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isCompilerWarning */ .GS)(line) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isAside */ .Zl)(line.text));
    const most = (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_6__/* .findLargest */ .qz)([0, ...last.map(({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(text))]);
    const strongest = last.filter(({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(text) === most).map(toEvidenceLine);
    const chosen = strongest[startOfLastBlock(strongest)];
    return most < 3 || chosen === undefined ? undefined : findSpecificLine(chosen, lines);
}
function startOfLastBlock(lines) {
    const breaks = lines.map(({ line }, at) => (line ?? 0) - (lines[at - 1]?.line ?? 0) > BLOCK_GAP);
    return Math.max(0, breaks.lastIndexOf(true));
}
function findNearby(hit, lines) {
    const [from, to] = [hit.lines[0]?.line ?? 0, hit.lines.at(-1)?.line ?? 0];
    const within = (reach) => lines.filter((line) => line.number >= from - reach &&
        line.number <= to + reach &&
        line.mark !== 'command' &&
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotice */ .fD)(line.text) &&
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isCompilerWarning */ .GS)(line) &&
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isAside */ .Zl)(line.text) &&
        (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(line.text) > 1);
    const near = within(NEAR);
    const shaped = [_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .EXCEPTION */ .og, _worth_js__WEBPACK_IMPORTED_MODULE_5__/* .ASSERTION */ .V9, _worth_js__WEBPACK_IMPORTED_MODULE_5__/* .PLACED */ .sX, /^\[?(?:error|fatal)\b.*\w{3}/i, LABELLED].flatMap((each) => near.find(({ text }) => each.test(text) || each.test((0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findInnerText */ .ty)(text) ?? '')) ?? []);
    const isTelling = ({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(text) > 2;
    const found = shaped[0] ?? within(CLOSE).find(isTelling) ?? near.findLast(isTelling);
    return found === undefined ? undefined : toEvidenceLine(found);
}
const ABOVE_PLACE = 4;
const BELOW_PLACE = 8;
function findBesidePlace(lines) {
    const last = lines.filter(({ mark }) => mark !== 'command').slice(-NEAR);
    const at = last.findIndex(({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isPlaceOnly */ .KT)((0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findInnerText */ .ty)(text) ?? text));
    const around = at === -1 ? [] : last.slice(Math.max(0, at - ABOVE_PLACE), at + BELOW_PLACE + 1);
    const beside = around.filter(({ text }) => !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isAside */ .Zl)(text));
    const farness = ({ number }) => Math.abs(number - (last[at]?.number ?? 0));
    const found = beside.toSorted((a, b) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(b.text) - (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(a.text) || farness(a) - farness(b))[0];
    return found === undefined || (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(found.text) < 2 ? undefined : toEvidenceLine(found);
}
function toEvidenceLine({ number, text }) {
    return { line: number, text };
}
function findQuotableLine(lines) {
    const read = lines.map((line, at) => (0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .readLine */ .Xw)(line, at + 1));
    const held = (0,_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .findEvidence */ .HO)((0,_prepared_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .logRules */ .W_)(), read, 'log');
    const found = (0,_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .choose */ .Sw)(held) ?? (0,_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseTogether */ .Y_)(held.filter(({ rule }) => rule.hint)) ?? held[0];
    return found === undefined ? undefined : quoteHit(found, read, locateIn(read))[0]?.text;
}


/***/ }),

/***/ 6409:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: function() { return /* binding */ readRulesFile; },
/* harmony export */   r: function() { return /* binding */ parseRulesFile; }
/* harmony export */ });
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62759);
/* harmony import */ var _source_check_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27666);
/* harmony import */ var _source_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(246);
/* harmony import */ var _source_generated_validators_cjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44736);
/* harmony import */ var _source_session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28546);
/* harmony import */ var _source_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12070);
/* harmony import */ var _check_rule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49520);








const LISTS = ['rules', 'classify'];
async function readRulesFile(text, name, loadPatterns) {
    const session = (0,_source_session_js__WEBPACK_IMPORTED_MODULE_4__/* .createFreeSession */ .$Z)();
    const file = session.load(new _source_values_js__WEBPACK_IMPORTED_MODULE_5__/* .Source */ .kL(name, name, text.replace(/^\ufeff/, '')));
    const entries = file === null ? [] : new RulesReader(session, file).read(file.data);
    const { patterns } = session;
    const slowOrWrong = patterns.length === 0 ? [] : (0,_source_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPatterns */ .uO)(patterns, await loadPatterns());
    return { entries, findings: (0,_source_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .sortFindings */ .Tc)([...session.findings, ...slowOrWrong], name) };
}
async function parseRulesFile(text, name, patterns, warn = () => { }) {
    const { entries, findings } = await readRulesFile(text, name, patterns);
    const say = ({ line, message }) => `${name}, line ${line}: ${message}`;
    for (const finding of findings)
        if (finding.code === 'slow-pattern')
            warn(say(finding));
    const problem = findings.find(({ severity }) => severity === 'error');
    if (problem === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(entries);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`${say(problem)}${problem.suggestion === null ? '' : ` (${problem.suggestion})`}`);
}
const MAX_FINDINGS = 1000;
class RulesReader {
    session;
    file;
    constructor(session, file) {
        this.session = session;
        this.file = file;
    }
    read(data) {
        if (!(0,_source_values_js__WEBPACK_IMPORTED_MODULE_5__/* .isDataObject */ .WT)(data))
            return this.#readList(data, []);
        const unknown = Object.keys(data).find((field) => field !== 'include' && !LISTS.includes(field));
        if (unknown !== undefined) {
            const at = this.file.locator.keyAt([unknown]);
            this.session.report(at, 'unknown-field', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(unknown)} is not a field: give include and rules`);
            return [];
        }
        const field = LISTS.find((name) => Object.hasOwn(data, name));
        const rules = field === undefined ? [] : this.#readList(data[field] ?? null, [field]);
        return [...rules, ...this.#readIncludes(data['include'] ?? [], ['include'])];
    }
    #readList(list, path) {
        if (Array.isArray(list) && list.length > 0)
            return list.flatMap((rule, at) => {
                const isHopeless = this.session.findings.length >= MAX_FINDINGS;
                return isHopeless ? [] : this.#readRule(rule, [...path, at]);
            });
        const message = list === null ? 'The file is empty; it must be a list of classify rules.' : 'A list of classify rules is needed.';
        this.session.report(this.file.locator.at(path), list === null ? 'empty-value' : 'wrong-type', message);
        return [];
    }
    #readRule(data, path) {
        const label = `rule ${Number(path.at(-1)) + 1}`;
        const subject = { shape: 'classifyRule', data, path, label };
        const rule = (0,_source_check_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .readShape */ ._)(this.session, this.file, _source_generated_validators_cjs__WEBPACK_IMPORTED_MODULE_3__.classifyRule, subject);
        if (rule === null)
            return [];
        (0,_check_rule_js__WEBPACK_IMPORTED_MODULE_6__/* .checkRule */ .T9)(rule, [], (0,_source_check_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .createSink */ .O)(this.session, this.file, path), true);
        return rule.include === undefined ? [{ rule }] : this.#readIncludes(rule.include, [...path, 'include']);
    }
    #readIncludes(named, path) {
        const isList = Array.isArray(named);
        return (isList ? named : [named]).flatMap((include, index) => {
            const at = this.file.locator.at(isList ? [...path, index] : path);
            if (typeof include === 'string')
                return [{ include, line: at.line }];
            this.session.report(at, 'wrong-type', '`include` is a path or a list of paths');
            return [];
        });
    }
}


/***/ }),

/***/ 82512:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: function() { return /* binding */ isOwnDescriptor; },
/* harmony export */   Gu: function() { return /* binding */ readTextFile; },
/* harmony export */   zn: function() { return /* binding */ writeNewFiles; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4019);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77400);





const MAX_BYTES = 64 * 1024 * 1024;
function readTextFile(file) {
    try {
        const bytes = isOwnDescriptor(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) : (0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .XF)(file, MAX_BYTES);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(bytes.toString('utf8'));
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(READ_PROBLEMS[(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error)] ?? `cannot be read: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error)}`);
    }
}
const READ_PROBLEMS = {
    ENOENT: 'does not exist',
    EISDIR: 'is a folder, not a file',
    ENOTREG: 'is not a regular file',
    EFBIG: `is larger than ${MAX_BYTES / 1024 / 1024} MiB`,
};
function isOwnDescriptor(file) {
    return /^\/dev\/(?:stdin|fd\/\d{1,9})$/.test(file);
}
function writeNewFiles(folder, files, shown) {
    const resolveFile = ({ path: name }) => node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(folder, name);
    const names = (some) => some.map(({ path: name }) => shown(name)).join(', ');
    const taken = files.filter((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(resolveFile(file)));
    if (taken.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`${names(taken)} ${taken.length === 1 ? 'is' : 'are'} already there; nothing was written`);
    const written = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .tryResult */ .Bh)(() => {
        for (const file of files)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(resolveFile(file)), { recursive: true });
        for (const file of files)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(resolveFile(file), file.text, { flag: 'wx' });
    });
    return written.ok ? written : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`${names(files)} cannot be written: ${written.error}`);
}


/***/ }),

/***/ 46566:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gO: function() { return /* binding */ readNotifyOptions; },
/* harmony export */   hd: function() { return /* binding */ createNotifyFacts; },
/* harmony export */   iX: function() { return /* binding */ createDeliveryRequest; },
/* harmony export */   oj: function() { return /* binding */ notifyAddress; },
/* harmony export */   tF: function() { return /* binding */ URL_VARIABLE; }
/* harmony export */ });
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36657);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7725);
/* harmony import */ var _markup_notice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84915);
/* harmony import */ var _reporters_notify_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84118);





const URL_VARIABLE = 'CONDUCTOR_NOTIFY_URL';
const isFormat = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(..._markup_notice_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTIFY_FORMATS */ .fK);
function readNotifyOptions(args, { env }) {
    const on = (0,_markup_notice_js__WEBPACK_IMPORTED_MODULE_2__/* .parseNotifyEvents */ .Yp)(args.value('--notify-on') ?? '');
    if (!on.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(`--notify-on ${on.error}`);
    const url = args.value('--notify') || env[URL_VARIABLE] || '';
    const format = args.value('--notify-format');
    if (url === '')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(null);
    const send = async (to, body) => (await __webpack_require__.e(/* import() */ 2786).then(__webpack_require__.bind(__webpack_require__, 82786))).sendNotification(to, body);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)({ url, format: isFormat(format) ? format : null, on: on.value, send });
}
function createDeliveryRequest(settings, ledger, { env }, { files }) {
    if (settings === null)
        return { secrets: [] };
    return {
        secrets: [{ value: settings.url, origin: `env:${URL_VARIABLE}` }],
        deliver: async ({ result }) => {
            const { hasFailedBefore } = await __webpack_require__.e(/* import() */ 7167).then(__webpack_require__.bind(__webpack_require__, 77167));
            const isRecovered = ledger !== null && hasFailedBefore(files, ledger, result.workflow.file, (0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .getBuiltBranch */ .Fm)(env));
            return {
                issues: new Map(),
                problem: null,
                notified: await (0,_reporters_notify_js__WEBPACK_IMPORTED_MODULE_3__/* .notifyOfRun */ .Ak)(settings, result, { ...createNotifyFacts({ env }), isRecovered }),
            };
        },
    };
}
function createNotifyFacts({ env }) {
    const number = /^refs\/pull\/(\d{1,9})\//.exec(env['GITHUB_REF'] ?? '')?.[1];
    return {
        github: (0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .createGithubRecord */ .$m)(env),
        branch: (0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .getBuiltBranch */ .Fm)(env),
        pullRequest: number === undefined ? null : Number(number),
        isRecovered: false,
    };
}
async function notifyAddress(args, context, notify) {
    const settings = readNotifyOptions(args, context);
    if (!settings.ok || settings.value === null)
        return;
    const problem = (await notify(settings.value))?.problem ?? null;
    if (problem !== null)
        context.refuse(`the notification was not delivered: ${problem}`);
}


/***/ }),

/***/ 50575:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GITHUB: function() { return /* binding */ GITHUB; },
  findApiUrl: function() { return /* binding */ findApiUrl; },
  readToken: function() { return /* binding */ readToken; },
  runTriage: function() { return /* binding */ runTriage; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/adapters/clock.js
var clock = __webpack_require__(86025);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js + 1 modules
var file_store = __webpack_require__(72967);
// EXTERNAL MODULE: ./build/src/adapters/github/api.js
var api = __webpack_require__(76159);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/src/adapters/unzip.js






const LIMITS = { bytes: 2 * 2 ** 30, entries: 100_000 };
const MAX_DEPTH = 64;
const END = { signature: 0x06054b50, bytes: 22, longestComment: 0xffff };
const ZIP64_LOCATOR = { signature: 0x07064b50, bytes: 20 };
const ZIP64_END = { signature: 0x06064b50, bytes: 56 };
const RECORD = { signature: 0x02014b50, bytes: 46 };
const LOCAL_HEADER = { signature: 0x04034b50, bytes: 30 };
const IN_ZIP64 = 0xffffffff;
const MAX_DIRECTORY_BYTES = 64 * 2 ** 20;
const FILE_TYPE = 0o170000;
const REGULAR_FILE = 0o100000;
const FOLDER = 0o040000;
async function unzipOnlyFile(from, folder, signal) {
    const [name, ...more] = await readdir(from);
    if (name === undefined || more.length > 0)
        throw new Error('it is not one archive');
    await unzip(path.join(from, name), folder, signal === undefined ? {} : { signal });
}
async function unzip(archive, folder, { signal, limits = LIMITS, isWanted = () => true } = {}) {
    const file = await (0,external_node_fs_promises_.open)(archive, 'r');
    try {
        const entries = await readEntries(file, limits, isWanted);
        await (0,external_node_fs_promises_.mkdir)(folder, { recursive: true });
        for (const entry of entries) {
            const target = external_node_path_default().join(folder, ...entry.parts);
            await (0,external_node_fs_promises_.mkdir)(entry.isFolder ? target : external_node_path_default().dirname(target), { recursive: true });
            if (!entry.isFolder)
                await unpackFile(archive, file, entry, target);
            signal?.throwIfAborted();
        }
    }
    catch (error) {
        await (0,external_node_fs_promises_.rm)(folder, { recursive: true, force: true });
        throw error;
    }
    finally {
        await file.close();
    }
}
async function unpackFile(archive, file, entry, target) {
    const { headerAt, packedBytes: bytes, isDeflated } = entry;
    const header = await read(file, headerAt, LOCAL_HEADER);
    const start = headerAt + header.length + header.readUInt16LE(26) + header.readUInt16LE(28);
    const packed = bytes === 0 ? external_node_stream_.Readable.from([]) : (0,external_node_fs_.createReadStream)(archive, { start, end: start + bytes - 1 });
    const out = (0,external_node_fs_.createWriteStream)(target, { flags: 'wx' });
    if (isDeflated && bytes > 0)
        await (0,promises_.pipeline)(packed, (0,external_node_zlib_.createInflateRaw)(), createChecker(entry), out);
    else
        await (0,promises_.pipeline)(packed, createChecker(entry), out);
}
function createChecker({ parts, bytes, crc }) {
    let [size, sum] = [0, 0];
    const createDamageError = () => new Error(`its entry ${JSON.stringify(parts.join('/'))} is damaged`);
    return new external_node_stream_.Transform({
        transform(chunk, _, done) {
            size += chunk.length;
            sum = (0,external_node_zlib_.crc32)(chunk, sum);
            if (size > bytes)
                done(createDamageError());
            else
                done(null, chunk);
        },
        flush(done) {
            done(size === bytes && sum === crc ? null : createDamageError());
        },
    });
}
async function readEntries(file, limits, isWanted) {
    const { at, bytes } = await findDirectory(file);
    if (bytes > MAX_DIRECTORY_BYTES)
        throw new Error('its list of entries is too long');
    const directory = Buffer.alloc(bytes);
    const { bytesRead } = await file.read(directory, 0, bytes, at);
    if (bytesRead < bytes)
        throw new Error('the archive is not whole');
    const entries = [];
    let [entryCount, unpackedBytes] = [0, 0];
    for (let from = 0; from < bytes;) {
        if (from + RECORD.bytes > bytes || directory.readUInt32LE(from) !== RECORD.signature)
            throw new Error('its list of entries is damaged');
        const nameEnd = from + RECORD.bytes + directory.readUInt16LE(from + 28);
        const name = directory.toString('utf8', from + RECORD.bytes, nameEnd);
        const record = directory.subarray(from, from + RECORD.bytes);
        from = nameEnd + directory.readUInt16LE(from + 30) + directory.readUInt16LE(from + 32);
        if (!isWanted(name))
            continue;
        const entry = checkEntry(name, record);
        const { parts } = entry;
        const shared = parts.findIndex((part, index) => part !== entries.at(-1)?.parts[index]);
        entryCount += Math.max(1, parts.length - (shared === -1 ? parts.length : shared));
        unpackedBytes += entry.bytes;
        if (entryCount > limits.entries)
            throw new Error(`it has more than ${limits.entries} entries`);
        if (unpackedBytes > limits.bytes)
            throw new Error(`it unpacks to more than ${limits.bytes / 2 ** 20} MiB`);
        entries.push(entry);
    }
    return entries;
}
async function findDirectory(file) {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, END.bytes + END.longestComment));
    await file.read(tail, 0, tail.length, size - tail.length);
    const signature = Buffer.alloc(4);
    signature.writeUInt32LE(END.signature);
    const end = tail.lastIndexOf(signature, tail.length - END.bytes);
    if (end < 0)
        throw new Error('it is not a zip archive');
    const [bytes, at] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
    if (at !== IN_ZIP64 && bytes !== IN_ZIP64 && tail.readUInt16LE(end + 10) !== 0xffff)
        return { at, bytes };
    const locator = await read(file, size - tail.length + end - ZIP64_LOCATOR.bytes, ZIP64_LOCATOR);
    const long = await read(file, Number(locator.readBigUInt64LE(8)), ZIP64_END);
    return { at: Number(long.readBigUInt64LE(48)), bytes: Number(long.readBigUInt64LE(40)) };
}
function checkEntry(name, record) {
    const isFolder = name.endsWith('/');
    const parts = (isFolder ? name.slice(0, -1) : name).split('/');
    const refuse = (why) => {
        throw new Error(`its entry ${JSON.stringify(name.slice(0, 200))} ${why}`);
    };
    if (parts.some((part) => part === '' || part === '.' || part === '..' || /[\\:\0]/.test(part)))
        refuse('is no path below a folder');
    if (parts.length > MAX_DEPTH)
        refuse(`is more than ${MAX_DEPTH} folders deep`);
    const type = (record.readUInt32LE(38) >>> 16) & FILE_TYPE;
    if (type !== 0 && type !== (isFolder ? FOLDER : REGULAR_FILE))
        refuse('is no regular file');
    const [flags, method] = [record.readUInt16LE(8), record.readUInt16LE(10)];
    if ((flags & 1) !== 0)
        refuse('is encrypted');
    if (method !== 0 && method !== 8)
        refuse('is packed in an unknown way');
    const [packedBytes, bytes, headerAt] = [record.readUInt32LE(20), record.readUInt32LE(24), record.readUInt32LE(42)];
    if (packedBytes === IN_ZIP64 || bytes === IN_ZIP64 || headerAt === IN_ZIP64)
        refuse('is too large');
    return { parts, isFolder, isDeflated: method === 8, packedBytes, bytes, crc: record.readUInt32LE(16), headerAt };
}
async function read(file, at, { signature, bytes }) {
    const buffer = Buffer.alloc(bytes);
    const { bytesRead } = at < 0 ? { bytesRead: 0 } : await file.read(buffer, 0, bytes, at);
    if (bytesRead < bytes || buffer.readUInt32LE(0) !== signature)
        throw new Error('the archive is damaged');
    return buffer;
}

;// CONCATENATED MODULE: ./build/src/adapters/github/log-archive.js









const MAX_ARCHIVE_BYTES = 512 * 1024 * 1024;
const MAX_NAME_CHARS = 90;
const JOB_LOG = /^-?\d{1,20}_([^/]+)\.txt$/;
const unpackLogs = async (chunks) => {
    const folder = (0,file_store/* makeTemporaryFolder */.wE)((0,external_node_os_.tmpdir)(), 'conductor-logs-');
    const remove = () => (0,file_store/* removeQuietly */.S2)(folder);
    try {
        const [packed, unpacked] = [external_node_path_default().join(folder, 'logs.zip'), external_node_path_default().join(folder, 'logs')];
        await (0,promises_.pipeline)(external_node_stream_.Readable.from(limitBytes(chunks)), (0,external_node_fs_.createWriteStream)(packed));
        await unzip(packed, unpacked, { isWanted: (name) => JOB_LOG.test(name) });
        const files = (0,external_node_fs_.readdirSync)(unpacked);
        const open = (job) => {
            const [file, ...others] = files.filter((name) => toFileName(JOB_LOG.exec(name)?.[1] ?? '') === toFileName(job));
            return file === undefined || others.length > 0 ? null : (0,external_node_fs_.createReadStream)(external_node_path_default().join(unpacked, file));
        };
        return (0,result.ok)({ open, remove });
    }
    catch (error) {
        remove();
        return (0,result/* err */._q)(`the archive of the logs cannot be read: ${(0,error_message/* errorMessage */.gJ)(error)}`);
    }
};
function toFileName(job) {
    return job
        .replaceAll(/[/:"*?<>|\\]/g, '')
        .slice(0, MAX_NAME_CHARS)
        .trim();
}
async function* limitBytes(chunks) {
    let bytes = 0;
    for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > MAX_ARCHIVE_BYTES)
            throw new Error('it is too large');
        yield chunk;
    }
}

// EXTERNAL MODULE: ./build/src/adapters/patterns.js
var patterns = __webpack_require__(61104);
// EXTERNAL MODULE: ./build/src/core/duration.js
var duration = __webpack_require__(12170);
// EXTERNAL MODULE: ./build/src/core/github.js
var github = __webpack_require__(36657);
// EXTERNAL MODULE: ./build/src/core/regular-file.js
var regular_file = __webpack_require__(4019);
// EXTERNAL MODULE: ./build/src/reporters/telemetry/settings.js
var settings = __webpack_require__(56002);
// EXTERNAL MODULE: ./build/src/text/code-page.js
var code_page = __webpack_require__(90743);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/triage/document.js
var triage_document = __webpack_require__(58934);
// EXTERNAL MODULE: ./build/src/triage/github.js
var triage_github = __webpack_require__(90848);
// EXTERNAL MODULE: ./build/src/triage/guard.js
var triage_guard = __webpack_require__(45338);
// EXTERNAL MODULE: ./build/src/triage/index.js + 9 modules
var triage = __webpack_require__(86579);
// EXTERNAL MODULE: ./build/src/triage/log.js + 1 modules
var log = __webpack_require__(26597);
// EXTERNAL MODULE: ./build/src/triage/next.js
var next = __webpack_require__(72814);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/markup/notice.js
var notice = __webpack_require__(84915);
;// CONCATENATED MODULE: ./build/src/triage/notify.js


async function notifyOfTriage(settings, document) {
    const { run, jobs } = document;
    const [first, ...others] = jobs;
    if (first === undefined || document.decision === 'none' || !settings.on.has('failed'))
        return null;
    const kinds = jobs.map(({ kind }) => kind ?? '');
    if (!(0,notice/* isMeant */.EZ)(settings, kinds, []))
        return null;
    const more = others.length === 0 ? '' : ` (and ${(0,messages/* formatCount */.B4)(others.length, 'more job')})`;
    const place = first.annotations[0];
    return (0,notice/* sendNotice */.$q)(settings, {
        ...notice/* EMPTY_NOTICE */.hh,
        event: 'triage',
        outcome: 'failed',
        repository: run === null ? null : (/^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/actions\//.exec(run.url)?.[1] ?? null),
        branch: run?.head_branch ?? null,
        workflow: run?.name ?? first.file ?? '',
        kind: first.kind,
        message: `${first.evidence[0]?.text ?? first.note ?? 'the job failed'}${more}`,
        node: first.name ?? first.file ?? null,
        file: place?.file ?? null,
        line: place?.line ?? null,
        run_url: run?.url ?? null,
        commit: run?.head_sha ?? null,
    });
}

// EXTERNAL MODULE: ./build/src/text/excerpt.js
var excerpt = __webpack_require__(93833);
// EXTERNAL MODULE: ./build/src/text/markdown.js
var markdown = __webpack_require__(8891);
;// CONCATENATED MODULE: ./build/src/triage/text.js




const SIGNS = { deterministic: '❌', unknown: '⚪', transient: '🔁', cancelled: '⏹' };
const ORDER = Object.keys(SIGNS);
function renderTriageText(document) {
    const lines = (0,triage_document/* mergeLegs */.gI)(document.jobs).flatMap((job) => [
        `${formatJobName(job)}: ${formatClass(job)}${job.kind === null ? '' : `, ${job.kind}`}${job.rule === null ? '' : ` (${job.rule})`}`,
        ...(job.step === null ? [] : [`  step: ${(0,terminal_text/* toOneLine */.GX)(job.step, 200)}`]),
        ...job.evidence.map(({ line, text }) => `  ${line === null ? 'annotation' : `line ${line}`}: ${(0,excerpt/* withoutMiddle */.Mg)((0,terminal_text/* toOneLine */.GX)(text), 300)}`),
        ...listPlaceLines(job).map((line) => `  ${line}`),
        ...(job.guarded === undefined ? [] : [`  guarded: ${(0,terminal_text/* toOneLine */.GX)(job.guarded, 100)}`]),
        ...(job.note === null ? [] : [`  note: ${(0,terminal_text/* toOneLine */.GX)(job.note, 300)}`]),
        ...(job.next ?? []).flatMap(({ text, paste }) => [`  next: ${text}`, ...listPasteLines(paste)]),
    ]);
    const run = document.run === null ? [] : [`decision: ${document.decision}: ${(0,terminal_text/* toOneLine */.GX)(document.reason, 300)}`];
    return (0,terminal_text/* withoutCommands */.Df)(`${[...lines, ...run].join('\n')}\n`);
}
function listPasteLines(paste) {
    const lines = paste === null ? [] : (0,terminal_text/* toPlainText */.bo)(paste.trimEnd()).split('\n');
    return lines.map((line) => `    ${line}`);
}
const LEAST = { details: 0, cell: 30, seen: 0, next: 0 };
const AMOUNTS = [
    { details: Number.POSITIVE_INFINITY, cell: 200, seen: Number.POSITIVE_INFINITY, next: 60 },
    { details: 20, cell: 200, seen: 20, next: 30 },
    { details: 3, cell: 120, seen: 5, next: 9 },
    { details: 0, cell: 60, seen: 0, next: 3 },
    LEAST,
];
const MAX_SUMMARY_BYTES = (/* unused pure expression or super */ null && (900 * 1024));
const MAX_COMMENT_BYTES = 60_000;
function renderTriageMarkdown(document, seen, most) {
    const jobs = mergeLegs(document.jobs).toSorted((a, b) => ORDER.indexOf(a.class) - ORDER.indexOf(b.class));
    const fits = (page) => Buffer.byteLength(page) <= most;
    for (const amount of AMOUNTS) {
        const page = renderTriagePage(document, jobs, seen, amount, jobs.length);
        if (fits(page))
            return page;
    }
    let [shown, tooMany] = [0, jobs.length];
    while (tooMany - shown > 1) {
        const middle = Math.floor((shown + tooMany) / 2);
        if (fits(renderTriagePage(document, jobs, seen, LEAST, middle)))
            shown = middle;
        else
            tooMany = middle;
    }
    return renderTriagePage(document, jobs, seen, LEAST, shown);
}
function renderTriagePage(document, jobs, seen, amount, rows) {
    const cell = (text) => (text === null ? '' : formatTableCell(text, amount.cell));
    const shown = jobs
        .slice(0, rows)
        .map((job) => [
        formatJobCell(job, amount.cell),
        cell(job.step),
        `${SIGNS[job.class]} ${formatClass(job)}`,
        cell(job.kind),
        formatWhy(job, amount.cell),
    ]);
    const more = rows < jobs.length ? `And ${jobs.length - rows} more.` : '';
    const details = jobs
        .filter((job) => job.evidence.length + listPlaceLines(job).length + (job.note === null ? 0 : 1) > 1)
        .slice(0, amount.details)
        .flatMap((job) => [foldSection(formatTableCell(formatJobName(job)), createEvidenceBlock(job)), '']);
    const sentences = seen.slice(0, amount.seen).map((sentence) => `- ${formatTableCell(sentence, 300)}`);
    return [
        formatTitle(document),
        '',
        ...(jobs.length === 0 ? [] : [renderMarkdownTable(['job', 'step', 'class', 'kind', 'why'], shown, more), '']),
        ...sentences,
        ...(sentences.length > 0 ? [''] : []),
        ...listNextLines(document, amount.next),
        ...details,
    ].join('\n');
}
function listNextLines({ next }, most) {
    const shown = next
        .slice(0, most)
        .flatMap(({ text, paste }) => [
        `- ${formatTableCell(text, 400)}`,
        ...(paste === null ? [] : ['', foldSection('Text to paste', toCodeBlock(toPlainText(paste), 'yaml', 3000)), '']),
    ]);
    return shown.length === 0 ? [] : ['**What next**', '', ...shown, ''];
}
function formatTitle({ decision, reason, run, attempt }) {
    const of = run === null ? '' : ` of ${formatTableCell(run.name)}, attempt ${attempt}`;
    const word = { rerun: 'Failed jobs run again', leave: 'Left as it is', none: 'Nothing failed' }[decision];
    return `### Triage${of}: ${word}\n\n${formatTableCell(reason, 400)}`;
}
function createEvidenceBlock(job) {
    const lines = job.evidence.map(({ line, text }) => `${line === null ? 'annotation' : line}: ${toOneLine(text, 500)}`);
    return toCodeBlock([...lines, ...listPlaceLines(job), ...(job.note === null ? [] : [`note: ${toOneLine(job.note, 300)}`])].join('\n'));
}
const MAX_PLACES = 10;
function listPlaceLines({ annotations }) {
    const shown = annotations
        .slice(0, MAX_PLACES)
        .map(({ file, line, message }) => `${file}:${line}: ${(0,terminal_text/* toOneLine */.GX)(message, 300)}`);
    const more = annotations.length - shown.length;
    return more > 0 ? [...shown, `and ${more} more places`] : shown;
}
function formatClass(job) {
    return job.flaky === true ? `${job.class}, flaky` : job.class;
}
function formatWhy({ evidence: [first], note }, most) {
    if (first === undefined)
        return note === null ? 'no line of its log is known' : formatTableCell(note, most);
    return `${first.line === null ? 'annotation' : `line ${first.line}`}: ${formatTableCell(withoutMiddle(toOneLine(first.text), most), most)}`;
}
function formatJobCell(job, most) {
    const url = job.url === undefined ? null : linkTarget(job.url);
    const name = formatTableCell(formatJobName(job), most);
    return url === null ? name : `<a href="${url}">${name}</a>`;
}
function formatJobName(job) {
    return (0,terminal_text/* toOneLine */.GX)(job.name ?? job.file ?? 'job', 200);
}

// EXTERNAL MODULE: ./build/src/triage/traced.js
var traced = __webpack_require__(22808);
// EXTERNAL MODULE: ./build/src/triage/verdict.js + 1 modules
var triage_verdict = __webpack_require__(10872);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/src/cli/notify.js
var notify = __webpack_require__(46566);
;// CONCATENATED MODULE: ./build/src/cli/triage.js




























const CHUNK_BYTES = 256 * 1024;
const RUN_OPTIONS = [
    '--rerun',
    '--rerun-after',
    '--rerun-jobs',
    '--rerun-except',
    '--rerun-guarded',
    '--rerun-limit',
    '--rerun-stale',
    '--ledger',
];
async function runTriage(args, context) {
    const [first = '', ...more] = args.operands;
    const isRun = /^https?:\/\//.test(first);
    const runOption = RUN_OPTIONS.find((name) => args.has(name));
    if (!isRun && runOption !== undefined)
        return context.badUsage(`${runOption} is for the address of a run`);
    if (isRun && more.length > 0)
        return context.badUsage('give one run');
    const redactor = context.redactor();
    const warn = (text) => context.terminal.stderr(`conductor triage: warning: ${redactor.text(text)}\n`);
    const rules = await (0,triage/* readTriageRules */.GU)(args.all('--rules'), context.cwd, patterns/* loadPatterns */.o, warn);
    if (!rules.ok)
        return context.refuse(rules.error);
    const document = await (isRun ? triageOnline : triageFiles)(args, context, rules.value.rules);
    if (!document.ok)
        return context.refuse(redactor.text(document.error));
    const isJson = args.value('--format') === 'json';
    context.terminal.stdout(isJson ? (0,terminal_text/* jsonWithoutCommands */.Dw)(document.value) : renderTriageText(document.value));
    await (0,notify/* notifyAddress */.oj)(args, context, (settings) => notifyOfTriage(settings, document.value));
    return 0;
}
async function triageFiles(args, context, rules) {
    const redactor = context.redactor();
    const jobs = [];
    for (const file of args.operands) {
        const log = await readLog(file, context.cwd);
        if (!log.ok)
            return log;
        const verdict = (0,triage_verdict/* judgeJob */.JB)(rules, log.value);
        const guard = (0,triage_guard/* findGuardInName */.v_)(verdict.step ?? '') ?? log.value.guard;
        jobs.push((0,triage_document/* createTriagedJob */.Mo)({ file }, verdict, redactor, null, guard));
    }
    const decided = { decision: 'leave', reason: 'logs were read, nothing is run again' };
    const now = Date.now();
    const facts = { now, isForeign: false, safe: [] };
    const document = (0,next/* completeDocument */.P)({ schema_version: 1, run: null, attempt: null, ...decided, jobs }, facts);
    const exportVerdicts = (0,settings/* createVerdictExport */.ue)(context.env, () => Promise.all(/* import() */[__webpack_require__.e(1215), __webpack_require__.e(7130)]).then(__webpack_require__.bind(__webpack_require__, 61215)));
    const untraced = await exportVerdicts((0,traced/* createLogVerdicts */.dz)(document, now));
    if (untraced !== null)
        context.terminal.stderr(`conductor triage: ${redactor.text(untraced)}\n`);
    return (0,result.ok)(document);
}
function openLog(file) {
    const options = { highWaterMark: CHUNK_BYTES };
    return (0,external_node_fs_.createReadStream)(file, (0,files/* isOwnDescriptor */.C1)(file) ? options : { ...options, fd: (0,regular_file/* openRegularFile */.ZU)(file) });
}
async function readLog(file, cwd) {
    const name = file === '-' ? 'stdin' : file;
    const reader = new log/* LogReader */.w();
    let isFirst = true;
    try {
        const stream = file === '-' ? process.stdin : openLog(external_node_path_default().resolve(cwd, file));
        for await (const chunk of stream) {
            const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
            const unpacker = isFirst ? (0,code_page/* findUnpacker */.ph)(bytes) : null;
            if (unpacker !== null)
                return (0,result/* err */._q)(`${name} is packed: unpack it with ${unpacker}, and give what comes of it`);
            isFirst = false;
            reader.push(bytes);
        }
    }
    catch (error) {
        return (0,result/* err */._q)(`${name} cannot be read: ${(0,error_message/* describeFileError */.SQ)(error)}`);
    }
    return (0,result.ok)(reader.end());
}
async function triageOnline(args, context, rules) {
    const { env } = context;
    const redactor = context.redactor();
    const address = (0,triage_github/* parseRunAddress */.bw)(args.operands[0] ?? '', listServers(env));
    if (!address.ok)
        return address;
    const rerun = (0,command/* parseNumberUpTo */.rZ)(triage_document/* HIGHEST_RERUN */.KT, args.value('--rerun'));
    const after = (0,command/* parseNumberUpTo */.rZ)(duration/* MAX_WAIT_SECONDS */.ZI, args.value('--rerun-after'));
    if (rerun === null)
        return (0,result/* err */._q)(`--rerun is a number from 0 to ${triage_document/* HIGHEST_RERUN */.KT}`);
    if (after === null)
        return (0,result/* err */._q)(`--rerun-after is a number of seconds up to ${duration/* MAX_WAIT_SECONDS */.ZI}`);
    const limit = (0,command/* parseNumberUpTo */.rZ)(triage_document/* HIGHEST_RERUN_LIMIT */.Gt, args.value('--rerun-limit') ?? String(triage_document/* DEFAULT_RERUN_LIMIT */.D0));
    if (limit === null)
        return (0,result/* err */._q)(`--rerun-limit is a number from 0 to ${triage_document/* HIGHEST_RERUN_LIMIT */.Gt}`);
    const token = readToken(env);
    if (token === '')
        return (0,result/* err */._q)('set GH_TOKEN to a token that may read the run');
    const { server, owner, repo, id } = address.value;
    const request = {
        api: (0,api/* createGithubApi */.M)({ token, baseUrl: findApiUrl(server, env), longestWaitMs: triage/* LONGEST_LIMIT_MS */.CH }),
        owner,
        repo,
        runId: id,
        known: null,
        rules,
        redactor,
        limits: {
            highest: rerun,
            jobs: args.all('--rerun-jobs'),
            except: args.all('--rerun-except'),
            guarded: args.all('--rerun-guarded'),
        },
        rerunLimit: limit,
        rerunAfterSeconds: after,
        rerunStale: args.has('--rerun-stale'),
        sleep: (milliseconds) => (0,clock/* nap */.Qj)(milliseconds, new AbortController().signal),
        unpackLogs: unpackLogs,
        random: Math.random,
        exportVerdicts: (0,settings/* createVerdictExport */.ue)(env, () => Promise.all(/* import() */[__webpack_require__.e(1215), __webpack_require__.e(7130)]).then(__webpack_require__.bind(__webpack_require__, 61215))),
        note: (text) => context.terminal.stderr(`conductor triage: ${redactor.text(text)}\n`),
    };
    const triaged = await (0,triage/* triageAndRecord */.Xs)(request, args.file('--ledger', context.cwd), (0,file_store/* createFileStore */.IF)());
    return triaged.ok ? (0,result.ok)(triaged.value.document) : triaged;
}
const GITHUB = 'https://github.com';
function readToken(env) {
    return env['GH_TOKEN'] || env['GITHUB_TOKEN'] || '';
}
function listServers(env) {
    const { GH_HOST: host, GITHUB_SERVER_URL: server } = env;
    const named = host ? [`https://${host}`, ...((0,github/* isSafeServer */.f_)(`http://${host}`) ? [`http://${host}`] : [])] : [];
    return [...new Set([GITHUB, ...named, ...(server ? [server] : [])])];
}
function findApiUrl(server, env) {
    const { GITHUB_API_URL: api, GITHUB_SERVER_URL: own = GITHUB } = env;
    if (api && (server === GITHUB || server === own))
        return api;
    return server === GITHUB ? 'https://api.github.com' : `${server}/api/v3`;
}


/***/ }),

/***/ 77167:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Me: function() { return /* binding */ formatLedgerSentence; },
/* harmony export */   T7: function() { return /* binding */ showLedger; },
/* harmony export */   XT: function() { return /* binding */ writeAllInLedger; },
/* harmony export */   hasFailedBefore: function() { return /* binding */ hasFailedBefore; },
/* harmony export */   lF: function() { return /* binding */ printLedgerJson; },
/* harmony export */   n2: function() { return /* binding */ foldLedger; },
/* harmony export */   no: function() { return /* binding */ toLedgerEntry; },
/* harmony export */   t5: function() { return /* binding */ formatLedger; },
/* harmony export */   w: function() { return /* binding */ writeInLedger; }
/* harmony export */ });
/* unused harmony exports MAX_LEDGER_RUNS, addToLedger */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4521);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53325);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45979);
/* harmony import */ var _maps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56461);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99538);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51848);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62759);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7725);











const SIGHTING = {
    node: _shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg,
    kind: (value) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)(value) && (0,_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(value),
    count: _json_js__WEBPACK_IMPORTED_MODULE_3__/* .isCount */ .my,
    recovered: _json_js__WEBPACK_IMPORTED_MODULE_3__/* .isCount */ .my,
    recovery_attempts: _json_js__WEBPACK_IMPORTED_MODULE_3__/* .isCount */ .my,
};
const ENTRY = {
    schema_version: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .oneOf */ .yL)(1),
    run_id: _shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isName */ .Eo,
    timestamp: (value) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)(value) && !Number.isNaN(Date.parse(value)),
    workflow: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createObjectShape */ .Pg)({ name: _shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg, file: _shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg }),
    outcome: _shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg,
    commit: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
    branch: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
    event: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
    passed: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createListShape */ .Yk)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)),
    flaky_tests: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createListShape */ .Yk)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)),
    sightings: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createListShape */ .Yk)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createObjectShape */ .Pg)(SIGHTING)),
};
const isEntry = (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createObjectShape */ .Pg)(ENTRY);
const LEDGER_WINDOW = 20;
const MAX_LEDGER_RUNS = 1000;
const MAX_LEDGER_CHARS = 64 * 1024 * 1024;
const MAX_SIGHTINGS = 500;
function toLedgerEntry(run) {
    return { schema_version: 1, ...run, sightings: run.sightings.slice(0, MAX_SIGHTINGS) };
}
function addToLedger(text, entry) {
    const line = `${JSON.stringify(entry)}\n`;
    const lines = text.split('\n').filter((entryLine) => entryLine.trim() !== '').length;
    if (lines < 2 * MAX_LEDGER_RUNS && text.length < MAX_LEDGER_CHARS / 2) {
        return { type: 'append', text: text === '' || text.endsWith('\n') ? line : `\n${line}` };
    }
    const { runs } = foldLedger(`${text.slice(-MAX_LEDGER_CHARS)}\n${line}`);
    return { type: 'replace', text: printLedgerLines(runs) };
}
function printLedgerLines(runs) {
    return runs.map((run) => `${JSON.stringify(run)}\n`).join('');
}
function foldLedger(text) {
    if (text.length > 2 * MAX_LEDGER_CHARS)
        return { runs: [], warning: 'the ledger is too large and is ignored' };
    const runs = new Map();
    let unusable = 0;
    for (const line of text.split('\n')) {
        if (line.trim() === '')
            continue;
        const value = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(line);
        if (!isEntry(value)) {
            unusable += 1;
            continue;
        }
        runs.delete(value.run_id);
        runs.set(value.run_id, value);
    }
    const warning = unusable === 0 ? null : `${unusable} lines of the ledger cannot be read and are left out`;
    return { runs: [...runs.values()].slice(-MAX_LEDGER_RUNS), warning };
}
const LEAST_RUNS = 5;
function showLedger(ledger, query = {}) {
    return [...runsByWorkflow(ledger.runs, query.workflow).values()].flatMap((runs) => [...collectSeen(runs).values()]
        .filter((seen) => (query.node ?? seen.node) === seen.node && (0,_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .matchesPattern */ .MT)(query.kind ?? '*', seen.kind))
        .map((seen) => createLedgerRow(runs, seen))
        .sort((a, b) => b.rate - a.rate || (a.last_seen < b.last_seen ? 1 : a.last_seen > b.last_seen ? -1 : 0)));
}
function runsByWorkflow(runs, workflow) {
    const groups = new Map();
    for (const run of runs) {
        const { name, file } = run.workflow;
        if (workflow !== undefined && workflow !== name && workflow !== file)
            continue;
        (0,_maps_js__WEBPACK_IMPORTED_MODULE_7__/* .addTo */ .DN)(groups, JSON.stringify([name, file]), run);
    }
    return groups;
}
function collectSeen(runs) {
    const seenByKey = new Map();
    for (const [index, run] of runs.entries()) {
        for (const sighting of run.sightings) {
            const key = JSON.stringify([sighting.node, sighting.kind]);
            const seen = seenByKey.get(key) ?? { node: sighting.node, kind: sighting.kind, runIndexes: [], sightings: [] };
            if (seen.runIndexes.at(-1) !== index)
                seen.runIndexes.push(index);
            seen.sightings.push(sighting);
            seenByKey.set(key, seen);
        }
    }
    return seenByKey;
}
function createLedgerRow(runs, { node, kind, runIndexes, sightings }) {
    const windowRuns = Math.min(runs.length, LEDGER_WINDOW);
    const windowSeen = runIndexes.filter((index) => index >= runs.length - windowRuns).length;
    const times = runIndexes.map((index) => runs[index]?.timestamp ?? '').sort();
    const recovered = sightings.reduce((sum, sighting) => sum + sighting.recovered, 0);
    const attempts = sightings.reduce((sum, sighting) => sum + sighting.recovery_attempts, 0);
    const firstSeen = times[0] ?? '';
    const hasGap = runIndexes.some((index, position) => position > 0 && index - (runIndexes[position - 1] ?? index) > 1);
    return {
        workflow: runs[0]?.workflow ?? { name: '', file: '' },
        node,
        kind,
        first_seen: firstSeen,
        last_seen: times.at(-1) ?? '',
        window_runs: windowRuns,
        window_seen: windowSeen,
        rate: windowRuns === 0 ? 0 : Math.round((windowSeen / windowRuns) * 1000) / 1000,
        pattern: runs.length < LEAST_RUNS ? null : recovered > 0 || hasGap ? 'flaky' : 'steady',
        mean_attempts_to_recover: recovered === 0 ? null : Math.round((attempts / recovered) * 10) / 10,
        sentence: `seen in ${windowSeen} of the last ${(0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(windowRuns, 'run')}, first on ${firstSeen.slice(0, 10)}`,
    };
}
function formatLedgerSentence({ runs: all }, workflow, node, kind) {
    const runs = all.filter((run) => run.workflow.name === workflow.name && run.workflow.file === workflow.file);
    const seen = collectSeen(runs).get(JSON.stringify([node, kind]));
    return seen === undefined ? null : createLedgerRow(runs, seen).sentence;
}
function formatLedger(rows, query = {}) {
    if (rows.length === 0)
        return `The ledger knows no ${Object.keys(query).length === 0 ? '' : 'such '}errors.\n`;
    const lines = [];
    let heading = '';
    for (const row of rows) {
        const { name, file } = row.workflow;
        const title = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(file === _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_FILE */ .tW ? name : `${name} (${file})`);
        if (title !== heading)
            (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_8__/* .appendAll */ .u2)(lines, heading === '' ? [title] : ['', title]);
        heading = title;
        lines.push(`  ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(row.kind)} at ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(row.node)}${row.pattern === null ? '' : `: ${row.pattern}`}`);
        lines.push(`    ${row.sentence}, last on ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(row.last_seen).slice(0, 10)} (${Math.round(row.rate * 100)} %)`);
        if (row.mean_attempts_to_recover !== null)
            lines.push(`    recovers after ${row.mean_attempts_to_recover} attempts on average`);
    }
    return `${lines.join('\n')}\n`;
}
function printLedgerJson(rows, warning) {
    return {
        schema_version: 1,
        window: LEDGER_WINDOW,
        warning,
        errors: rows.map((row) => ({ ...row, workflow: { ...row.workflow } })),
    };
}
function hasFailedBefore(files, file, workflow, branch) {
    const read = (0,_result_js__WEBPACK_IMPORTED_MODULE_9__/* .tryResult */ .Bh)(() => (files.exists(file) ? foldLedger(files.readText(file)).runs : []));
    const runs = read.ok ? read.value : [];
    const isSame = (run) => run.workflow.file === workflow && (run.branch ?? null) === branch;
    const last = runs.findLast((run) => isSame(run) && run.outcome !== 'cancelled');
    return last !== undefined && last.outcome !== 'success';
}
function writeInLedger(files, file, make) {
    const written = changeLedger(files, file, (text) => {
        const entry = make(text);
        const change = addToLedger(text, entry);
        if (change.type === 'replace')
            files.replace(file, change.text);
        else
            (0,_ports_js__WEBPACK_IMPORTED_MODULE_10__/* .appendDurably */ .iO)(files, file, change.text);
        return { entry, ledger: foldLedger(change.type === 'replace' ? change.text : text + change.text) };
    });
    return written.ok ? written : (0,_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)(`${file} cannot be written: ${written.error}`);
}
function writeAllInLedger(files, file, entries) {
    const written = changeLedger(files, file, (text) => {
        const knownLines = new Set(foldLedger(text).runs.map((entry) => JSON.stringify(entry)));
        const lines = entries.slice(-MAX_LEDGER_RUNS).map((entry) => JSON.stringify(entry));
        const fresh = lines.filter((line) => !knownLines.has(line));
        if (fresh.length === 0)
            return;
        files.replace(file, printLedgerLines(foldLedger(`${text}\n${fresh.join('\n')}`).runs));
    });
    return written.ok ? null : `${file} cannot be written: ${written.error}`;
}
function changeLedger(files, file, change) {
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_9__/* .tryResult */ .Bh)(() => {
        files.makeFolder(node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(file));
        return files.whileLocked(file, () => change(files.exists(file) ? files.readText(file) : ''));
    });
}


/***/ }),

/***/ 56002:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: function() { return /* binding */ readTelemetrySettings; },
/* harmony export */   ZI: function() { return /* binding */ parseTraceParent; },
/* harmony export */   ue: function() { return /* binding */ createVerdictExport; },
/* harmony export */   vg: function() { return /* binding */ wantsTelemetry; }
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62759);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93833);


const SERVICE = 'conductor';
const TRACES_PATH = '/v1/traces';
function wantsTelemetry(env) {
    return (findEndpoint(env) !== null &&
        env['OTEL_SDK_DISABLED']?.trim().toLowerCase() !== 'true' &&
        env['OTEL_TRACES_EXPORTER'] !== 'none');
}
function createVerdictExport(env, loadSender) {
    return async (verdicts) => (wantsTelemetry(env) ? (await loadSender()).sendVerdicts(env, verdicts) : null);
}
function readTelemetrySettings(env) {
    const url = findEndpoint(env);
    const parent = parseTraceParent(env['TRACEPARENT']);
    if (url === null || !wantsTelemetry(env) || parent?.sampled === false)
        return null;
    const name = env['OTEL_SERVICE_NAME'] ?? '';
    const resource = { 'service.name': SERVICE, ...parseKeyValues(env['OTEL_RESOURCE_ATTRIBUTES']) };
    return {
        url,
        headers: {
            ...parseKeyValues(env['OTEL_EXPORTER_OTLP_HEADERS']),
            ...parseKeyValues(env['OTEL_EXPORTER_OTLP_TRACES_HEADERS']),
        },
        resource: name === '' ? resource : { ...resource, 'service.name': name },
        parent,
    };
}
function findEndpoint(env) {
    const traces = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']?.trim() ?? '';
    if (traces !== '')
        return traces;
    const common = env['OTEL_EXPORTER_OTLP_ENDPOINT']?.trim() ?? '';
    return common === '' ? null : `${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSigns */ .$T)(common, '/')}${TRACES_PATH}`;
}
function parseKeyValues(text) {
    const headers = {};
    for (const part of (text ?? '').split(',')) {
        const equals = part.indexOf('=');
        const key = part.slice(0, Math.max(equals, 0)).trim();
        if (key !== '')
            headers[decodePercent(key)] = decodePercent(part.slice(equals + 1).trim());
    }
    return headers;
}
function decodePercent(text) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .tryOr */ .LE)(text, () => decodeURIComponent(text));
}
const TRACE_PARENT = /^(?!ff)(?:00(?=.{53}$)|(?!00)[0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;
const ALL_ZERO = /^0+$/;
function parseTraceParent(text) {
    const [, traceId = '', spanId = '', flags = ''] = TRACE_PARENT.exec(text?.trim().toLowerCase() ?? '') ?? [];
    if (traceId === '' || ALL_ZERO.test(traceId) || ALL_ZERO.test(spanId))
        return null;
    return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}


/***/ }),

/***/ 1509:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XR: function() { return /* binding */ decideRerun; },
/* harmony export */   Zw: function() { return /* binding */ suggestRerunJobs; },
/* harmony export */   pY: function() { return /* binding */ RULE_GUARD; },
/* harmony export */   qG: function() { return /* binding */ leave; }
/* harmony export */ });
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89088);

const NO_FACTS = { before: [], repeated: null, unread: [] };
function decideRerun(run, jobs, limits, { before, repeated, unread } = NO_FACTS) {
    const ended = judgeConclusion(run, jobs);
    if (ended !== null)
        return ended;
    const judged = repeated ?? jobs.map(toJudged);
    const objection = (limits.highest === 0 ? 'this is a report only; rerun is 0' : null) ??
        judgeClasses(run, jobs) ??
        judgePermission(judged, limits) ??
        (run.attempt < limits.highest
            ? null
            : `attempt ${run.attempt} was the last that rerun: ${limits.highest} allows`) ??
        findRepeatedKind(jobs, before) ??
        unread[0] ??
        (limits.jobs.length > 0 ? null : describeMissingList(judged));
    return objection === null ? { decision: 'rerun', reason: 'every failed job is transient' } : leave(objection);
}
function describeMissingList(repeated) {
    const names = suggestRerunJobs(repeated.map(({ name }) => name));
    return `rerun-jobs names no job, and without it nothing is run again; it would have been safe with rerun-jobs: ${names.join(', ')}`;
}
function suggestRerunJobs(names) {
    const plain = names.filter((name) => !name.includes('*')).map((name) => name.replaceAll(/ \([^()]*\)/g, ' (*)'));
    return [...new Set(plain)];
}
function toJudged(job) {
    const name = getJobName(job);
    const guarded = job.guarded ?? (job.rerun === false ? RULE_GUARD : null);
    return { name, spellings: [name], id: name, guarded, isDependent: false };
}
const RULE_GUARD = 'rerun: false';
function leave(reason) {
    return { decision: 'leave', reason };
}
const NOTHING_FAILED = {
    success: 'the run succeeded',
    skipped: 'the run was skipped',
    neutral: 'the run ended neutral',
};
const WITHOUT_JOBS = {
    startup_failure: 'the run failed before any job began (startup_failure): look at its workflow file',
    action_required: 'the run waits for an approval (action_required)',
    stale: 'GitHub gave the run up (stale)',
    cancelled: 'the run was cancelled',
};
function judgeConclusion({ status, conclusion, attempt }, jobs) {
    const nothing = NOTHING_FAILED[conclusion];
    if (nothing !== undefined)
        return { decision: 'none', reason: nothing };
    if (status !== '' && status !== 'completed')
        return leave(`the run has not completed (${status})`);
    if (conclusion === 'startup_failure' || conclusion === 'action_required' || jobs.length === 0)
        return leave(WITHOUT_JOBS[conclusion] ?? `the run ended as ${conclusion || 'unknown'} without a failed job`);
    return attempt < 1 ? leave('the attempt of the run is not known') : null;
}
const getJobName = (job) => job.name ?? job.file ?? 'a job';
const RUN_CANCELLED = /^(?:Error: )?(?:The run was cancell?ed by|Cancell?ing since a higher priority)/;
function judgeClasses({ conclusion }, all) {
    const jobs = all.filter((job) => job.class !== 'cancelled');
    if (jobs.length === 0)
        return 'the jobs were cancelled, and nothing else failed';
    const wrong = jobs.find((job) => job.class === 'deterministic' && !mayPass(job));
    if (wrong !== undefined)
        return `${getJobName(wrong)} failed for a reason that another run cannot fix: ${wrong.kind}`;
    const stopped = all.some(({ evidence }) => evidence.some(({ text }) => RUN_CANCELLED.test(text)));
    if (conclusion === 'cancelled' || stopped)
        return 'the run was cancelled';
    const unknown = jobs.find((job) => !mayPass(job));
    return unknown === undefined ? null : `no rule knows why ${getJobName(unknown)} failed`;
}
function mayPass(job) {
    if (job.class === 'transient')
        return true;
    return job.flaky === true && (job.class === 'unknown' || job.kind === 'external.build.test');
}
function judgePermission(jobs, limits) {
    for (const { name, spellings, id, guarded, isDependent } of jobs) {
        const job = isDependent ? `${name}, which would run again after a failed job,` : name;
        const find = (patterns) => spellings.map((spelling) => findPattern(patterns, spelling)).find((pattern) => pattern !== null) ?? null;
        const excepted = find(limits.except) ?? findPattern(limits.except, id);
        if (excepted !== null)
            return `rerun-except names ${job} (${excepted})`;
        if (limits.jobs.length > 0 && find(limits.jobs) === null)
            return `rerun-jobs does not name ${job}`;
        if (guarded === null || find(limits.guarded) !== null)
            continue;
        return guarded === RULE_GUARD
            ? `a rule says rerun: false for ${job}`
            : `${job} is guarded (${guarded}): what acts on the world is not repeated by a machine`;
    }
    return null;
}
function findPattern(patterns, name) {
    const text = name.toLowerCase();
    return patterns.find((pattern) => (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesParts */ .m0)(pattern.toLowerCase().split('*'), text)) ?? null;
}
function findRepeatedKind(jobs, before) {
    const again = jobs.find((job) => job.class === 'transient' && before.some(({ name, kind }) => name === job.name && kind === job.kind));
    return again === undefined ? null : `${getJobName(again)} failed with ${again.kind} in two attempts in a row`;
}


/***/ }),

/***/ 58934:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: function() { return /* binding */ DEFAULT_RERUN_LIMIT; },
/* harmony export */   Gt: function() { return /* binding */ HIGHEST_RERUN_LIMIT; },
/* harmony export */   KT: function() { return /* binding */ HIGHEST_RERUN; },
/* harmony export */   Mo: function() { return /* binding */ createTriagedJob; },
/* harmony export */   Px: function() { return /* binding */ MAX_GUARD_CHARS; },
/* harmony export */   gI: function() { return /* binding */ mergeLegs; },
/* harmony export */   lu: function() { return /* binding */ groupLegs; }
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93833);

const HIGHEST_RERUN = 50;
const DEFAULT_RERUN_LIMIT = 10;
const HIGHEST_RERUN_LIMIT = 1000;
function groupLegs(jobs) {
    const groups = new Map();
    for (const [index, job] of jobs.entries()) {
        const base = job.name?.replaceAll(/ \([^()]*\)/g, ' ()');
        const key = base === undefined || base === job.name ? String(index) : JSON.stringify([base, ...listCauseParts(job)]);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [job]);
        else
            group.push(job);
    }
    return [...groups.values()];
}
const NUMBER = /(?<!\b[A-Z]{1,6}-?\d{0,8})\d+/g;
function listCauseParts({ class: ofClass, kind, rule, step, flaky, guarded, rerun, tests, note, evidence, }) {
    const [first] = evidence;
    const texts = [note ?? '', first?.text ?? ''].map((text) => text.replaceAll(NUMBER, '0'));
    return [ofClass, kind, rule, step, flaky, guarded, rerun, tests, texts];
}
function mergeLegs(jobs) {
    return groupLegs(jobs).map((legs) => {
        const [first] = legs;
        return legs.length === 1 ? first : { ...first, name: `${legs.length} legs: ${first.name} ... ${legs.at(-1)?.name}` };
    });
}
const MAX_EVIDENCE_CHARS = 500;
const MAX_GUARD_CHARS = 100;
function createTriagedJob(identity, verdict, redactor, note, guard = null) {
    const evidence = verdict.evidence.map(({ line, text }) => ({
        line,
        text: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutMiddle */ .Mg)(redactor.text(text), MAX_EVIDENCE_CHARS),
    }));
    const step = verdict.step === null ? null : redactor.text(verdict.step);
    const toShown = (text) => (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .cutHead */ .fz)(redactor.text(text), MAX_EVIDENCE_CHARS);
    const annotations = verdict.annotations.map((place) => ({
        ...place,
        file: redactor.text(place.file),
        message: toShown(place.message),
        ...(place.test === undefined ? {} : { test: toShown(place.test) }),
    }));
    const tests = verdict.tests.map(toShown);
    const likely = verdict.likely.map(({ line, text }) => ({ line, text: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutMiddle */ .Mg)(redactor.text(text), 300) }));
    const { kind, class: ofClass, rule } = verdict;
    const held = {
        ...(likely.length === 0 ? {} : { likely }),
        ...(guard === null ? {} : { guarded: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .cutHead */ .fz)(redactor.text(guard), MAX_GUARD_CHARS) }),
        ...(verdict.rerun ? {} : { rerun: false }),
        ...(verdict.script === null ? {} : { script: redactor.text(verdict.script) }),
    };
    return { ...identity, kind, class: ofClass, evidence, step, rule, annotations, tests, ...held, note };
}


/***/ }),

/***/ 90848:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: function() { return /* binding */ parseDeployments; },
/* harmony export */   JN: function() { return /* binding */ parseJob; },
/* harmony export */   KX: function() { return /* binding */ parseAnnotations; },
/* harmony export */   NL: function() { return /* binding */ parsePage; },
/* harmony export */   Qs: function() { return /* binding */ readNewestCommit; },
/* harmony export */   VZ: function() { return /* binding */ isNewerRun; },
/* harmony export */   WN: function() { return /* binding */ hasFailed; },
/* harmony export */   bw: function() { return /* binding */ parseRunAddress; },
/* harmony export */   hd: function() { return /* binding */ findPullRequestAt; },
/* harmony export */   zZ: function() { return /* binding */ parseRun; }
/* harmony export */ });
/* unused harmony export findQueuedPullRequest */
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36657);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);




const FAILED = new Set(['failure', 'timed_out', 'startup_failure']);
const CANCELLED = 'cancelled';
function parseRun(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) || typeof value['id'] !== 'number')
        return null;
    const repository = value['head_repository'];
    return {
        id: value['id'],
        name: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['name']),
        workflow: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['path']).split('@', 1)[0] ?? '',
        event: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['event']),
        head_branch: typeof value['head_branch'] === 'string' ? value['head_branch'] : null,
        head_sha: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['head_sha']),
        url: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['html_url']),
        attempt: readAttempt(value),
        status: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['status']),
        conclusion: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['conclusion']),
        headRepository: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(repository) ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(repository['full_name']) || null : null,
        startedMs: toTime(value['run_started_at']),
        endedMs: toTime(value['updated_at']),
        createdMs: toTime(value['created_at']),
        number: typeof value['run_number'] === 'number' ? value['run_number'] : 0,
        calledCommits: readCalledCommits(value['referenced_workflows']),
    };
}
function readCalledCommits(value) {
    const called = Array.isArray(value) ? value : [];
    const pairs = called.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW).map(({ path, sha }) => [(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(path), (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(sha)]);
    return Object.fromEntries(pairs.filter(([path, sha]) => path !== '' && sha !== ''));
}
function isNewerRun(run, than) {
    if (run.number > 0 && than.number > 0)
        return run.number > than.number;
    const isTimed = run.createdMs !== null && than.createdMs !== null && run.createdMs !== than.createdMs;
    return isTimed ? (run.createdMs ?? 0) > (than.createdMs ?? 0) : run.id > than.id;
}
function readAttempt({ run_attempt: attempt }) {
    return typeof attempt === 'number' && Number.isSafeInteger(attempt) && attempt >= 1 ? attempt : 0;
}
function findPullRequestAt(pulls, sha) {
    const isAt = (head) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(head) && head['sha'] === sha;
    const pull = pulls.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW).find(({ state, head }) => state !== 'closed' && isAt(head));
    return typeof pull?.['number'] === 'number' ? pull['number'] : null;
}
function findQueuedPullRequest(branch) {
    const [, number] = /^(?:refs\/heads\/)?gh-readonly-queue\/.{1,300}\/pr-(\d{1,10})-[0-9a-f]{4,64}$/.exec(branch) ?? [];
    return number === undefined ? null : Number(number);
}
function hasFailed({ conclusion }) {
    return FAILED.has(conclusion) || conclusion === CANCELLED;
}
function parsePage(value, field, parseEntry) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) || !Array.isArray(value[field]))
        return null;
    const total = value['total_count'];
    const listed = value[field];
    const entries = listed.map(parseEntry);
    const isWhole = entries.every((entry) => entry !== null);
    return typeof total === 'number' && isWhole ? { entries: entries.filter((entry) => entry !== null), total } : null;
}
function parseJob(job) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(job) || typeof job['id'] !== 'number')
        return null;
    const steps = Array.isArray(job['steps']) ? job['steps'].filter(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW) : [];
    const failed = steps.filter((step) => FAILED.has((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(step['conclusion'])));
    const [stopped] = failed.length > 0 ? failed : steps.filter((step) => step['conclusion'] === CANCELLED);
    return {
        id: job['id'],
        attempt: readAttempt(job),
        name: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(job['name']),
        url: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(job['html_url']),
        conclusion: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(job['conclusion']),
        steps: steps.filter((step) => step['conclusion'] !== 'skipped').map((step) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(step['name'])),
        failedStep: stopped === undefined ? null : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(stopped['name']),
        failedAt: failed.map((step) => ({
            from: parseSecond(step['started_at']),
            to: parseSecond(step['completed_at']) || '9999',
        })),
    };
}
function toTime(value) {
    const time = Date.parse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value));
    return Number.isNaN(time) ? null : time;
}
function parseSecond(value) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value).slice(0, 19);
}
function readNewestCommit(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value))
        return null;
    const commit = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value['commit']) ? value['commit'] : value;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(commit['sha']) || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['sha']) || null;
}
function parseDeployments(value) {
    const listed = Array.isArray(value) ? value : null;
    return listed?.every(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW) === true ? listed.map(({ environment }) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(environment) || '?') : null;
}
function parseAnnotations(value) {
    const listed = Array.isArray(value) ? value : null;
    if (listed?.every(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW) !== true)
        return null;
    return listed.flatMap(({ annotation_level: level, message }) => level === 'failure' && typeof message === 'string' ? [message.slice(0, 20_000)] : []);
}
function parseRunAddress(url, servers) {
    const match = /^(https?:\/\/[^/\s]+)\/([\w.-]+)\/([\w.-]+)\/actions\/runs\/(\d{1,15})(?:[/?#].*)?$/.exec(url);
    const [, server = '', owner = '', repo = '', id = ''] = match ?? [];
    if (match === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(url)} is not the address of a run: https://github.com/OWNER/REPO/actions/runs/ID`);
    const origin = parseOrigin(server);
    if (origin === null || !servers.some((each) => parseOrigin(each) === origin))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`the token is for ${servers.join(' and ')}: no request was made to ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(server)}`);
    if (!(0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .isSafeServer */ .f_)(origin))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`a token is not sent over plain http: no request was made to ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(server)}`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ server: origin, owner, repo, id: Number(id) });
}
function parseOrigin(url) {
    return URL.canParse(url) && new URL(url).username === '' ? new URL(url).origin : null;
}


/***/ }),

/***/ 97527:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ak: function() { return /* binding */ findWritePermission; },
/* harmony export */   Ge: function() { return /* binding */ isHarmlessAction; },
/* harmony export */   Qe: function() { return /* binding */ GUARD_ACTIONS; },
/* harmony export */   Sy: function() { return /* binding */ GUARD_WORDS; },
/* harmony export */   TC: function() { return /* binding */ PERMISSIONS_GROUP; },
/* harmony export */   d8: function() { return /* binding */ GUARD_COMMANDS; },
/* harmony export */   gJ: function() { return /* binding */ findGivenPermission; }
/* harmony export */ });
const GUARD_WORDS = {
    deploy: /^(?:re)?deploy(?:s|ed|ing|er|ments?)?$/,
    release: /^(?:releas(?:es?|ed|ing|er)|prerelease)$/,
    publish: /^(?:re)?publish(?:es|ed|ing|er)?$/,
    promote: /^promot(?:es?|ed|ing|ions?)$/,
    rollout: /^roll(?:outs?|ing)$/,
    rollback: /^roll(?:ed|ing)?backs?$/,
    ship: /^ship(?:s|ped|ping|it|ments?)?$/,
    migrate: /^migrat(?:es?|ed|ing|ions?|or)$/,
    provision: /^provision(?:s|ed|ing|er)?$/,
    production: /^prod(?:uction)?$/,
};
const GUARD_COMMANDS = [
    [
        'terraform|tofu',
        'apply|destroy|import|state|taint|force-unlock|workspace',
        /\bstate (?:list|show|pull)\b|\bworkspace (?:list|select|show|new)\b/,
    ],
    ['terragrunt', 'apply|destroy|run-all', /\brun-all (?:plan|validate|init)\b/],
    ['pulumi', 'up|update|destroy|refresh|import'],
    [
        'cdk|cdktf|sst|sls|serverless|sam|copilot|amplify|eb|chalice|zappa|ecspresso|lambroll',
        'deploy|destroy|remove|push|publish|sync|update|swap|bootstrap|rollback|terminate|undeploy',
        /^sam local /,
    ],
    ['packer', 'build'],
    [
        'kubectl|oc',
        'apply|create|delete|patch|replace|rollout|scale|set|drain|cordon|label|annotate|start-build|new-app|import-image|edit',
        /\brollout (?:status|history)\b|\bauth can-i\b|^\w+ config /,
    ],
    ['helm|helmfile', 'install|upgrade|uninstall|delete|rollback|apply|sync|destroy|push|cm-push', /^helm plugin /],
    ['argocd|flux', 'sync|create|delete|reconcile|set|rollback|terminate-op'],
    ['skaffold', 'run|deploy|apply|delete|dev'],
    ['werf|kapp|tk|kops|eksctl', 'converge|deploy|apply|delete|update|upgrade|create|replace|dismiss|cleanup'],
    [
        'nomad',
        'run|stop|dispatch|promote|revert|restart|purge|drain|scale|fail|unblock',
        /^nomad (?:job )?(?:plan|status|validate|inspect)\b/,
    ],
    [
        'npm|pnpm|yarn|bun|lerna|jsr|deno|poetry|uv|hatch|flit|pdm|maturin|vsce|ovsx|changeset|dart|flutter|rush|nimble|opam|elm|wasm-pack',
        'publish|unpublish|dist-tag|deprecate',
        /\bdist-tag ls\b/,
    ],
    ['cargo', 'publish|yank', / -n(?: |$)/],
    ['mix|rebar3', 'hex\\.publish|publish|ecto\\.(?:migrate|rollback|reset|drop)'],
    ['twine|cabal|stack|luarocks|conan|anaconda|setup.py|snapcraft|cr', 'upload|release|deploy'],
    ['gem|nuget|choco|pod|cf', 'push|yank|restage|delete|deploy|bg-deploy'],
    ['docker|docker-compose|podman|buildah|nerdctl|cachix', 'push|--push|--push=true|(?:-H|--host=)?ssh://\\S+'],
    ['systemctl|supervisorctl', '(?:try-|reload-or-)?restart|reload'],
    ['crane|oras|regctl|imagetools', 'push|copy|cp|tag|append|create|delete'],
    ['service', 'update|create|rollback|scale'],
    ['ko', 'apply|build|create|publish|resolve', / (?:--local|-L|--push=false)\b/],
    ['cosign', 'sign|attest|attach|upload|copy'],
    ['pack|earthly', '--publish|--push'],
    ['skopeo', 'copy|sync|delete'],
    ['git', 'push', /^git stash push\b| -n(?: |$)/],
    [
        'gh|hub|glab',
        'release|merge|workflow|create|edit|close|delete|ci|secret|variable|rerun|(?:-X|--method=)?(?:POST|PUT|PATCH|DELETE)|-[fF]|\\S*/dispatches',
        /^\w+ (?:release (?:view|list|download)|workflow (?:list|view)|ci (?:list|view|status|get|lint|trace)|secret list|variable (?:list|get)|(?:run|search|auth) (?!rerun))/,
    ],
    ['goreleaser', 'release', / --snapshot\b/],
    [
        'semantic-release|release-it|release-please|gh-pages|surge|shipit|np|dune-release|chrome-webstore-upload|ecs-deploy|lftp|gh-ost|pt-online-schema-change',
        '',
        / (?:--version|--help|-h)\b/,
    ],
    ['mvn|mvnw', '(?:.*:)?deploy|release:(?:perform|prepare)|jib:build|flyway:migrate|liquibase:update'],
    [
        'gradle|gradlew',
        '(?:.*:)?publish(?!\\w*MavenLocal)\\w*|(?:.*:)?(?:uploadArchives|closeAndRelease\\w*|jib|flywayMigrate|deploy\\w*)',
    ],
    ['sbt|lein', 'publish|publishSigned|deploy|release'],
    [
        'aws',
        '(?:\\w+-)*deploy(?:ments?)?|(?:create|update|delete|put|start|stop|terminate|run|modify|register|publish|execute|reboot|promote|restore|change|send|purge|rollback)-[\\w-]+|publish|invoke',
        /^aws(?: -\S+)*(?: [a-z][\w-]*){1,4}? (?:describe|list|get|show|validate|wait)(?:-[\w-]+)?(?: |$)|\bupdate-kubeconfig\b|--endpoint-url[= ]\S{0,260}(?:localhost|127\.0\.0\.1|localstack)/,
    ],
    [
        'gcloud',
        '(?:\\w+-)*deploy(?:ments?)?|submit|create|delete|update|update-traffic|replace|execute|resize|promote|import|publish|upgrade|reset|rsync|add-iam-policy-binding|rolling-action',
        /^gcloud (?:config|auth|components|info)\b|^gcloud(?: [a-z][\w-]*){1,4}? (?:describe|list|get)(?:-[\w-]+)?(?: |$)/,
    ],
    [
        'az',
        '(?:\\w+-)*deploy(?:ments?)?|create|delete|update|up|restart|start|stop|swap|upload(?:-batch)?|config-zip|import|invoke|set|purge',
        /^az (?:login|account|config|configure|extension|bicep)\b|^az(?: [a-z][\w-]*){1,4}? (?:list|get|show|validate|what-if|wait)(?:-[\w-]+)?(?: |$)/,
    ],
    [
        's3|s3cmd|gsutil|rclone|azcopy|mc',
        'sync|cp|mv|rm|rb|put|copy|move|mirror|rsync',
        /^(?:s3|gsutil)(?: -\S{1,200}){0,9} cp (?:-\S{1,200} ){0,9}(?:s3|gs):\S{1,200} (?!s3:|gs:)/,
    ],
    [
        'flyctl|fly|vercel|netlify|wrangler|firebase|railway|render|doctl|eas|eas-cli|expo|shorebird',
        '(?:.*:)?(?:deploy|distribute)|deploys|publish|--prod|promote|rollback|redeploy|up|update|submit|release|patch|apply|put|create-deployment',
    ],
    [
        'fastlane',
        '',
        / (?:(?:unit_|ui_)?tests?|scan|gym|snapshot|screenshots|lint|build(?:_app|_debug|_for_testing)?|match|certificates|install_plugins|init|lanes|env|docs|actions?|list|--version)(?: |$)/,
    ],
    ['xcrun|altool|iTMSTransporter', '--upload-app|--upload-package|upload'],
    ['electron-builder|electron-forge', 'publish|always|onTag|onTagOrDraft'],
    ['ansible-playbook', '', / --(?:check|syntax-check|list-\w+|version)\b/],
    ['ansible', '-m|-a|--module-name', / --check\b| -m (?:ping|setup)\b/],
    ['salt|salt-ssh|salt-call|puppet|knife|chef-client', 'state\\.\\S+|cmd\\.run|apply|agent|ssh|bootstrap'],
    [
        'cap|mina|kamal|heroku|pm2|dokku|capistrano',
        '(?:.*:)?(?:deploy|redeploy|rollback|promote|release|push)|deploy:(?!check$)\\S+|ps:\\S+',
    ],
    ['scp|rsync|sftp', '(?:[^\\s@]+@)?[\\w.$-]+:\\S*|[^\\s@]+@\\S+'],
    ['ssh', '[^\\s@]+@\\S+', / -T git@/],
    [
        'curl|wget|http|https',
        '(?:-X|--request=|--method=)?(?:POST|PUT|PATCH|DELETE)|\\S*/dispatches|\\S*(?:deploy|DEPLOY|_HOOK)\\S*|-d|--data\\S*|--json|-F|--form|-T|--upload-file|--post-data\\S*',
        /(?:\/\/|[ @])(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0)/,
    ],
    [
        'hcloud|linode-cli|ibmcloud|aliyun|oci|octo|octopus|spin|ecs-cli|crossplane|codedeploy',
        'create|delete|rebuild|update|restart|deploy|push|execute|save|up|(?:create|deploy)-release',
    ],
    ['wingetcreate|winget-create|brew', 'submit|--submit|bump-(?:formula|cask)-pr'],
    ['vault|consul|etcdctl', 'put|write|delete|patch'],
    ['sentry-cli', 'new|finalize|upload\\S*'],
    ['jfrog|jf', 'upload|u|bp|build-publish|docker-push|dp'],
    ['psql|mysql|mariadb|sqlcmd|sqlplus|cockroach|clickhouse-client|sqlite3|mongosh|mongo|cqlsh', '\\S*migrat\\S*'],
    ['rails|rake|hanami', 'db:(?:migrate|rollback|prepare|reset|drop|schema:load|seed|setup)\\S*', /db:migrate:status/],
    [
        'manage.py|artisan|django-admin|flyway|dbmate|goose|atlas|sqlx|sql-migrate|tern|sea-orm-cli|phinx|node-pg-migrate|db-migrate|migrate-mongo|umzug|yoyo',
        'migrate(?::\\S+)?|\\S+:deploy|up|down|apply|rollback|reset|repair|undo|clean|drop|redo',
        / --(?:plan|check|pretend|fake)\b|migrate:status| migrate (?:info|lint|diff|hash|validate|status|new)\b/,
    ],
    ['migrate', 'up|down|goto|force|drop'],
    ['alembic|aerich|flask', 'upgrade|downgrade|stamp', / --sql\b/],
    ['liquibase', 'update(?:-count|-to-tag|All)?|rollback\\S*|drop-?[aA]ll|changelog-?[sS]ync', /-?(?:sql|SQL)(?: |$)/],
    ['sqitch|skeema', 'deploy|revert|rebase|push'],
    [
        'prisma|supabase|drizzle-kit|hasura',
        'migrate|push|migration|apply|deploy|reset',
        /\bmigrat(?:e|ion) (?:status|diff|new|list)\b/,
    ],
    [
        'knex|sequelize|sequelize-cli|typeorm|typeorm-ts-node-commonjs|typeorm-ts-node-esm|mikro-orm',
        '(?:db:)?(?:migrate|migration|seed)(?::(?:latest|up|down|run|revert|rollback|undo|all)\\S*)?',
    ],
    ['diesel', 'migration|reset', /\bmigration (?:list|pending|generate)\b/],
    ['ef', 'update'],
    ['console', 'doctrine:(?:migrations:(?:migrate|execute)|schema:update)'],
];
const GUARD_ACTIONS = [
    [/^docker\/(?:build-push|bake)-action$/, /^push: true$/, 'push: true'],
    [/^goreleaser\/goreleaser-action$/, /^args: release(?!.*--snapshot)/, 'goreleaser release'],
    [/^cloudflare\/wrangler-action$/, /^command: .*\b(?:deploy|publish)\b/, 'wrangler deploy'],
    [/^changesets\/action$/, /^publish: \S/, 'publish'],
    [/^appleboy\/(?:ssh|scp)-action$/, null, 'ssh'],
    [
        /^(?:ad-m\/github-push-action|stefanzweifel\/git-auto-commit-action|peaceiris\/actions-gh-pages)$/,
        null,
        'git push',
    ],
];
const HARMLESS_ACTIONS = [
    [
        /^actions\/(?:checkout|cache(?:\/(?:restore|save))?|(?:upload|download)-artifact(?:\/merge)?|dependency-review-action)$/,
    ],
    [/^[\w.-]+(?:\/[\w.-]+){0,3}\/setup-[\w.-]+$/],
    [/^[\w.-]+\/(?:action-setup|install-action|install-nix-action|nix-installer-action|magic-nix-cache-action)$/],
    [
        /^(?:actions-rs|dtolnay)\/(?:toolchain|rust-toolchain|cargo)$|^swatinem\/rust-cache$|^mozilla-actions\/sccache-action$/,
    ],
    [
        /^gradle\/(?:gradle-build-action|wrapper-validation-action|actions\/wrapper-validation)$|^subosito\/flutter-action$/,
    ],
    [
        /^docker\/(?:login-action|metadata-action)$|^ilammy\/msvc-dev-cmd$|^jlumbroso\/free-disk-space$|^helm\/kind-action$/,
    ],
    [/^docker\/(?:build-push|bake)-action$/, ['push', 'outputs', 'set']],
    [/^(?:supercharge\/(?:redis|mongodb)-github-action|getong\/mariadb-action|harmon758\/postgresql-action)$/],
    [/^(?:codecov\/codecov-action|coverallsapp\/github-action|dorny\/(?:paths-filter|test-reporter))$/],
    [/^(?:mikepenz\/action-junit-report|tj-actions\/changed-files|step-security\/harden-runner)$/],
    [/^(?:golangci\/golangci-lint-action|pre-commit\/action|crate-ci\/typos|psf\/black|astral-sh\/ruff-action)$/],
    [/^(?:super-linter\/super-linter(?:\/slim)?|hadolint\/hadolint-action|ludeeus\/action-shellcheck)$/],
    [/^github\/codeql-action\/(?:init|autobuild|analyze|upload-sarif)$|^cypress-io\/github-action$/],
    [/^nick-(?:fields|invision)\/retry$/],
    [/^conductor-action\/conductor-action(?:\/[\w-]+)?$/, ['workflow']],
];
function isHarmlessAction(uses, inputs) {
    const name = uses.split('@', 1)[0]?.toLowerCase() ?? '';
    const row = HARMLESS_ACTIONS.find(([action]) => action.test(name));
    const isOff = (input) => ['', 'false'].includes(inputs[input]?.trim().toLowerCase() ?? '');
    return row !== undefined && (row[1] ?? []).every(isOff);
}
const PERMISSIONS_GROUP = 'GITHUB_TOKEN Permissions';
const GUARDED_PERMISSION = /^(?:contents|packages|deployments|pages|attestations)$/;
const READ_ONLY = /^(?:metadata|models)$/;
const DEFAULT_PERMISSIONS = 6;
function findWritePermission(lines) {
    const permissions = lines.flatMap((line) => {
        const [, name = '', level] = /^([A-Za-z-]{1,40}): (\w{1,10})$/.exec(line.trim()) ?? [];
        return level === undefined || READ_ONLY.test(name.toLowerCase()) ? [] : [{ name: name.toLowerCase(), level }];
    });
    const isDefault = permissions.length >= DEFAULT_PERMISSIONS && permissions.every(({ level }) => level === 'write');
    const guarded = permissions.find(({ name, level }) => level === 'write' && GUARDED_PERMISSION.test(name));
    return isDefault || guarded === undefined ? null : `${guarded.name}: write`;
}
function findGivenPermission(permissions) {
    if (typeof permissions === 'string')
        return permissions === 'read-all' ? null : `permissions: ${permissions}`;
    const guarded = Object.entries(permissions).find(([name, level]) => level !== 'read' && level !== 'none' && GUARDED_PERMISSION.test(name));
    return guarded === undefined ? null : guarded.join(': ');
}


/***/ }),

/***/ 45338:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: function() { return /* binding */ GuardReader; },
/* harmony export */   ps: function() { return /* binding */ findGuardInCommand; },
/* harmony export */   v_: function() { return /* binding */ findGuardInName; }
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93833);
/* harmony import */ var _guard_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97527);


const { production: _production, ...NAMED_ACTS } = _guard_table_js__WEBPACK_IMPORTED_MODULE_0__/* .GUARD_WORDS */ .Sy;
const ACTS = {
    ...NAMED_ACTS,
    push: /^push$/,
    apply: /^apply$/,
    destroy: /^(?:destroy|teardown)$/,
    deliver: /^(?:deliver|cd)$/,
};
const ROWS = new Map(_guard_table_js__WEBPACK_IMPORTED_MODULE_0__/* .GUARD_COMMANDS */ .d8.flatMap(([programs, acts, unless]) => {
    const row = { acts: acts === '' ? null : new RegExp(`^(?:${acts})$`), unless };
    return programs.split('|').map((program) => [program, row]);
}));
const DRY_RUN = /(?:^|\s)-{1,2}(?:dry-?run|noop|whatif)(?:=(?!none\b|false\b)\S*)?(?=\s|$)/i;
const HARMLESS = /^(?:echo|printf|grep|which|man|exit|mkdir|rm|touch|find|tree|stat|file)$/;
const INSTALLS = /^(?:install|add|i)$/;
function findGuardInName(name) {
    const unnamed = /^Run (.*)$/s.exec(name)?.[1];
    const action = unnamed === undefined ? null : parseActionName(unnamed);
    if (unnamed !== undefined && action === null)
        return (findGuardInCommand(unnamed) ?? (/^[a-z ]+$/i.test(unnamed) ? findWordIn(unnamed.toLowerCase(), NAMED_ACTS) : null));
    const text = action ?? name;
    if (/\bdry[- ]?run\b/i.test(text))
        return null;
    return findWordIn(text, _guard_table_js__WEBPACK_IMPORTED_MODULE_0__/* .GUARD_WORDS */ .Sy) ?? (action === null ? findGuardInCommand(text.toLowerCase()) : null);
}
function parseActionName(text) {
    return /^([\w.-]+\/[\w./-]+)@\S+$/.exec(text.trim())?.[1] ?? null;
}
function findWordIn(text, words) {
    const tokens = text
        .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase()
        .replaceAll(/\broll(?:ing)?[- ]out\b/g, 'rollout')
        .replaceAll(/\broll(?:ing)?[- ]back\b/g, 'rollback')
        .split(/[^a-z]+/);
    const [word] = Object.entries(words).find(([, pattern]) => tokens.some((token) => pattern.test(token))) ?? [];
    return word ?? null;
}
const MAX_COMMAND_CHARS = 1000;
const SEPARATOR = /&&|\|\||[;|\n]|\$\(/;
function findGuardInCommand(line) {
    const text = line.slice(0, MAX_COMMAND_CHARS).replace(/(?:^|\s)#.*$/, '');
    for (const part of text.split(SEPARATOR)) {
        const words = part.split(/\s+/).flatMap((word) => (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .trimSigns */ .$T)(word.replace(/^["'`({[]+/, ''), '"\'`)}],') || []);
        if (HARMLESS.test(words[0] ?? '') || DRY_RUN.test(part))
            continue;
        const guard = words.map((_, at) => findGuardAt(words, at)).find((each) => each !== null) ?? findActingScript(words);
        if (guard !== null)
            return guard;
    }
    if (/\bDOCKER_HOST=["']?ssh:/.test(text))
        return 'DOCKER_HOST=ssh';
    const [, client] = INTO_DATABASE.exec(text) ?? [];
    return client !== undefined && /migrat/i.test(text) ? `migrations | ${client}` : null;
}
const INTO_DATABASE = /\| ?(?:sudo )?(psql|mysql|mariadb|sqlite3|sqlcmd)(?: |$)/;
function findGuardAt(words, at) {
    const program = toBaseWord(words[at] ?? '');
    const row = ROWS.get(program);
    if (row === undefined)
        return null;
    const rest = words.slice(at + 1);
    if (row.unless?.test([program, ...rest].join(' ')) === true)
        return null;
    if (row.acts === null)
        return words.slice(0, at).some((word) => INSTALLS.test(word)) ? null : program;
    const act = rest.find((word) => row.acts?.test(word) === true);
    return act === undefined ? null : `${program} ${act}`;
}
function toBaseWord(word) {
    return word.replace(/^.*[/\\]/, '').replace(/\.(?:exe|cmd|bat)$/, '');
}
const RUNNERS = /^(?:make|gmake|just|task|rake|npm|pnpm|yarn|bun|nx|turbo|moon|invoke|inv|fab|mage|composer|gulp|grunt|ant|jake|thor|tox|nox|poe|doit|dagger|earthly|lerna|rush)$/;
const RUN_TARGETS = /^(?:bazel|bazelisk|pants|buck2?|please|plz|poetry|uv|pdm|hatch|pipenv|go|deno)$/;
const NO_TARGET = /^(?:test|t|install|i|ci|add|jest|vitest|mocha|lint|audit|why|view|info|list|pack|version)$/;
const SHELLS = /^(?:ba|z|da|k)?sh$|^(?:source|\.|pwsh|python3?|node|ruby|perl|php|sudo|time|exec|npx|bunx|xargs)$/;
const LOOKS = /^(?:tests?|lint|check|verify|validate)[:_.-][a-z]+$|^[a-z]+[:_.-](?:tests?|dry|dry-?run|plan|diff|check|status|notes|patch(?:es)?)$|^build[:_.-]release$|^release[:_.-]build$/i;
const SUBCOMMAND = /^(?:re|un)?deploy$|^(?:publish|release|promote|rollout|rollback|ship)$/;
const WITHOUT_SUBCOMMANDS = /^(?:cd|pushd|ls|cat|cp|mv|tar|zip|unzip|head|tail|sed|awk|chmod|chown|ln|du|diff|wc|test|export|set|if|for|while|case|read|git|dotnet|pytest|jest|vitest|mocha|go|cargo|cmake|ninja|meson|docker|pip3?|eslint|tsc|run|build)$/;
function findActingScript(words) {
    const named = words.filter((word) => !word.startsWith('-') && !/^\w+=/.test(word));
    const [first = '', ...rest] = SHELLS.test(named[0] ?? '') && SUBCOMMAND.test(named[2] ?? '') ? named.slice(1) : named;
    const program = toBaseWord(first);
    if (RUNNERS.test(program)) {
        const target = NO_TARGET.test(rest[0] ?? '') ? undefined : rest.find(isActingName);
        return target === undefined ? null : `${program} ${target}`;
    }
    const run = RUN_TARGETS.test(program) ? rest.indexOf('run') : -1;
    const target = run < 0 ? '' : (rest[run + 1] ?? '');
    if (isActingName(target) || (target.startsWith('//') && findWordIn(target, _guard_table_js__WEBPACK_IMPORTED_MODULE_0__/* .GUARD_WORDS */ .Sy) !== null))
        return `${program} run ${target}`;
    const mayAct = /^[\w./-]+$/.test(first) && !WITHOUT_SUBCOMMANDS.test(program) && !ROWS.has(program);
    const depth = /^(?!(?:tests?|check|lint|verify|build)$)[a-z][a-z-]*$/.test(rest[0] ?? '') ? 2 : 1;
    const subcommand = mayAct ? rest.slice(0, depth).find((word) => SUBCOMMAND.test(word)) : undefined;
    if (subcommand !== undefined)
        return `${program} ${subcommand}`;
    const scripts = [first, ...(SHELLS.test(program) ? rest.slice(0, 2) : [])].filter((word) => SCRIPT.test(word));
    return scripts.find((word) => isActingName(toBaseWord(word))) ?? null;
}
const SCRIPT = /[/\\]|\.(?:sh|bash|ps1|py|js|mjs|cjs|ts|rb|pl|cmd|bat)$/;
function isActingName(name) {
    const bare = name.replace(/\.\w+$/, '');
    return !LOOKS.test(bare) && findWordIn(bare, ACTS) !== null;
}
const MAX_SCRIPT_LINES = 20_000;
const MAX_PERMISSIONS = 100;
class GuardReader {
    #found = null;
    #permissions = null;
    #permission = null;
    #action = null;
    #isEnvironment = false;
    #begun = '';
    #lines = 0;
    get found() {
        return this.#found ?? this.#permission;
    }
    get isListing() {
        return this.#permissions !== null;
    }
    beginPermissions() {
        this.#permissions = [];
    }
    endPermissions() {
        this.#permission ??= (0,_guard_table_js__WEBPACK_IMPORTED_MODULE_0__/* .findWritePermission */ .Ak)(this.#permissions ?? []);
        this.#permissions = null;
    }
    begin(headline) {
        const text = headline.replace(/^Run /, '');
        this.#action = parseActionName(text);
        this.#isEnvironment = false;
        this.#begun = '';
        if (this.#action === null)
            this.add(text);
        else
            this.#found ??= findGuardInName(headline) ?? this.#byInput('');
    }
    add(line) {
        this.#lines += 1;
        if (this.#permissions !== null && this.#permissions.length < MAX_PERMISSIONS)
            this.#permissions.push(line);
        if (this.#permissions !== null || this.#found !== null || this.#isEnvironment || this.#lines > MAX_SCRIPT_LINES)
            return;
        const text = line.trim();
        this.#isEnvironment = text === 'env:';
        const whole = `${this.#begun}${text.replace(/^[\w-]{1,40}: (?=\S)/, '')}`;
        this.#begun = /[\\`]$/.test(whole) ? `${whole.slice(0, -1)} `.slice(0, MAX_COMMAND_CHARS) : '';
        this.#found = findGuardInCommand(whole) ?? this.#byInput(text);
    }
    #byInput(input) {
        const action = this.#action;
        if (action === null)
            return null;
        const row = _guard_table_js__WEBPACK_IMPORTED_MODULE_0__/* .GUARD_ACTIONS */ .Qe.find(([name, needed]) => name.test(action) && (needed?.test(input) ?? true));
        return row?.[2] ?? null;
    }
}


/***/ }),

/***/ 57883:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: function() { return /* binding */ withHistory; },
/* harmony export */   ak: function() { return /* binding */ UNKNOWN_KIND; },
/* harmony export */   n9: function() { return /* binding */ isComparable; },
/* harmony export */   u2: function() { return /* binding */ createTriageLedger; }
/* harmony export */ });
/* harmony import */ var _core_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77167);

function isComparable({ event }) {
    return event === 'push';
}
function withHistory(job, run, past, ledger) {
    if (job.class === 'cancelled')
        return job;
    const where = findPass(job, run, past) ?? (isComparable(run) ? findPassInLedger(job, run, ledger) : null);
    if (where === null)
        return job;
    return { ...job, flaky: true, evidence: [...job.evidence, { line: null, text: `it passed ${where}` }] };
}
function findPass({ name }, run, past) {
    for (const { run: id, attempt, jobs } of past) {
        if (!jobs.some((job) => job.name === name && job.conclusion === 'success'))
            continue;
        const where = id === run.id ? 'this run' : `run ${id}`;
        return `in ${attempt === 0 ? where : `attempt ${attempt} of ${where}`}, on the same commit`;
    }
    return null;
}
function findPassInLedger({ name = '', kind }, run, ledger) {
    const entry = (0,_core_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .foldLedger */ .n2)(ledger).runs.find(({ commit, event, workflow, passed = [], sightings }) => {
        if (commit !== run.head_sha || event !== run.event || workflow.file !== run.workflow)
            return false;
        return passed.includes(name) || sightings.some((one) => one.node === name && one.kind === kind && one.recovered > 0);
    });
    return entry === undefined ? null : `in ${entry.run_id}, on the same commit, by the ledger`;
}
const UNKNOWN_KIND = 'external.job.unknown';
function createTriageLedger(document, passed, ledger, now) {
    const { run, attempt, jobs, decision } = document;
    const id = `github-${run.id}`;
    const before = (0,_core_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .foldLedger */ .n2)(ledger).runs.find((entry) => entry.run_id === id);
    const sightings = new Map();
    for (const seen of before?.sightings ?? []) {
        const hasRecovered = passed.includes(seen.node) && seen.recovered === 0;
        const recovered = hasRecovered ? { recovered: 1, recovery_attempts: attempt } : {};
        sightings.set(JSON.stringify([seen.node, seen.kind]), { ...seen, ...recovered });
    }
    for (const job of jobs) {
        const [node, kind] = [job.name ?? '', job.kind ?? UNKNOWN_KIND];
        const key = JSON.stringify([node, kind]);
        const seen = sightings.get(key) ?? { node, kind, count: 0, recovered: 0, recovery_attempts: 0 };
        sightings.set(key, { ...seen, count: Math.max(seen.count + (seen.count < attempt ? 1 : 0), 1) });
    }
    return (0,_core_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .toLedgerEntry */ .no)({
        run_id: id,
        timestamp: before?.timestamp ?? now,
        workflow: { name: run.name, file: run.workflow },
        outcome: decision === 'none' ? 'success' : 'failed',
        commit: run.head_sha,
        event: run.event,
        passed,
        sightings: [...sightings.values()],
    });
}


/***/ }),

/***/ 86579:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CH: function() { return /* binding */ LONGEST_LIMIT_MS; },
  GU: function() { return /* binding */ readTriageRules; },
  Xs: function() { return /* binding */ triageAndRecord; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/classify/prepared-rules.js
var prepared_rules = __webpack_require__(21402);
// EXTERNAL MODULE: ./build/src/classify/rules-file.js
var rules_file = __webpack_require__(6409);
// EXTERNAL MODULE: ./build/src/core/ledger.js
var core_ledger = __webpack_require__(77167);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/core/ports.js
var ports = __webpack_require__(51848);
// EXTERNAL MODULE: ./build/src/core/regular-file.js
var regular_file = __webpack_require__(4019);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/source/workspace.js
var workspace = __webpack_require__(2939);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
// EXTERNAL MODULE: ./build/src/triage/document.js
var triage_document = __webpack_require__(58934);
// EXTERNAL MODULE: ./build/src/triage/history.js
var triage_history = __webpack_require__(57883);
// EXTERNAL MODULE: ./build/src/triage/decision.js
var decision = __webpack_require__(1509);
// EXTERNAL MODULE: ./build/src/triage/github.js
var github = __webpack_require__(90848);
// EXTERNAL MODULE: ./build/src/triage/job.js
var triage_job = __webpack_require__(90428);
// EXTERNAL MODULE: ./build/src/triage/lists.js
var triage_lists = __webpack_require__(22670);
// EXTERNAL MODULE: ./build/src/triage/next.js
var next = __webpack_require__(72814);
// EXTERNAL MODULE: ./build/src/core/github.js
var core_github = __webpack_require__(36657);
// EXTERNAL MODULE: ./build/src/text/excerpt.js
var excerpt = __webpack_require__(93833);
// EXTERNAL MODULE: ./build/src/triage/guard.js
var guard = __webpack_require__(45338);
// EXTERNAL MODULE: ./build/src/triage/guard-table.js
var guard_table = __webpack_require__(97527);
;// CONCATENATED MODULE: ./build/src/triage/file-guards.js


function findGuardInFile({ job, steps, permissions }) {
    if (job.environment !== null)
        return `environment: ${job.environment}`;
    return ((0,guard/* findGuardInName */.v_)(job.id) ??
        (permissions === null ? null : (0,guard_table/* findGivenPermission */.gJ)(permissions)) ??
        steps.map(findGuardInStep).find((guard) => guard !== null) ??
        null);
}
function findGuardInStep({ name, uses, run, inputs, isRead = false }) {
    const byName = name === null ? null : (0,guard/* findGuardInName */.v_)(name);
    if (byName !== null)
        return byName;
    if (run !== null)
        return findGuardInScript(run);
    if (uses === null)
        return null;
    if (isLocalAction(uses))
        return (0,guard/* findGuardInName */.v_)(uses) ?? (isRead ? findGuardInInputs(inputs) : `uses: ${uses}`);
    if (!(0,guard_table/* isHarmlessAction */.Ge)(uses, inputs))
        return (0,guard/* findGuardInName */.v_)(`Run ${uses}`) ?? `uses: ${uses}`;
    return findGuardInInputs(inputs);
}
function findGuardInInputs(inputs) {
    const guards = Object.values(inputs).map(findGuardInScript);
    return guards.find((guard) => guard !== null) ?? null;
}
function isLocalAction(uses) {
    return uses.startsWith('./') || uses === '.';
}
function findGuardInScript(script) {
    const lines = script.replaceAll(/[\\`]\r?\n/g, ' ').split('\n');
    return lines.map((line) => (0,guard/* findGuardInCommand */.ps)(line)).find((guard) => guard !== null) ?? null;
}
function hasUnknownCommand(steps) {
    return steps.some(({ run }) => run?.split('\n').some((line) => line.trimStart().startsWith('${{')) === true);
}

;// CONCATENATED MODULE: ./build/src/triage/github-expression.js
function createContexts(run) {
    const { event, head_branch: branch, head_sha, headRepository, name, id } = run;
    const common = { event_name: event, workflow: name || undefined, run_id: String(id) };
    if (branch === null)
        return [common];
    if (event === 'pull_request') {
        const number = `${headRepository}:${branch}`;
        const ref = { ref: `refs/pull/${number}/merge`, ref_name: `${number}/merge`, ref_type: 'branch', head_ref: branch };
        return [{ ...common, ...ref, 'event.pull_request.number': number, 'event.number': number }];
    }
    return ['heads', 'tags'].map((type) => ({
        ...common,
        ref: `refs/${type}/${branch}`,
        ref_name: branch,
        ref_type: type === 'heads' ? 'branch' : 'tag',
        head_ref: '',
        base_ref: '',
        sha: head_sha,
        'event.pull_request.number': '',
        'event.number': '',
    }));
}
function isNeverTrue(condition, contexts) {
    const whole = condition.trim();
    const text = whole.startsWith('${{') && whole.indexOf('}}') === whole.length - 2 ? whole.slice(3, -2) : whole;
    if (text.includes('${{'))
        return false;
    return contexts.every((context) => isFalse(evaluateExpression(text, context)));
}
function evaluateTemplate(template, context) {
    let [text, end] = ['', 0];
    for (;;) {
        const from = template.indexOf('${{', end);
        if (from < 0)
            return text + template.slice(end);
        const to = template.indexOf('}}', from);
        const value = to < 0 ? undefined : evaluateExpression(template.slice(from + 3, to), context);
        if (value === undefined)
            return null;
        text += template.slice(end, from) + (value === null ? '' : String(value));
        end = to + 2;
    }
}
function splitAtExpressions(text) {
    const parts = [];
    let end = 0;
    for (;;) {
        const from = text.indexOf('${{', end);
        const to = from < 0 ? -1 : text.indexOf('}}', from);
        if (to < 0)
            return [...parts, text.slice(end)];
        parts.push(text.slice(end, from));
        end = to + 2;
    }
}
const isFalse = (value) => value === false || value === null || value === '';
const TOKEN = /\s+|'(?:[^']|'')*'|==|!=|&&|\|\||[!(),]|[\w.*-]+/y;
const MAX_CHARS = 2000;
function evaluateExpression(text, context) {
    const tokens = [];
    for (TOKEN.lastIndex = 0; TOKEN.lastIndex < text.length;) {
        const [token] = text.length > MAX_CHARS ? [] : (TOKEN.exec(text) ?? []);
        if (token === undefined)
            return undefined;
        if (token.trim() !== '')
            tokens.push(token);
    }
    const parser = new ExpressionParser(tokens, context);
    const value = parser.parseOr();
    return parser.isDone ? value : undefined;
}
class ExpressionParser {
    tokens;
    context;
    #at = 0;
    #depth = 0;
    constructor(tokens, context) {
        this.tokens = tokens;
        this.context = context;
    }
    get isDone() {
        return this.#at === this.tokens.length;
    }
    parseOr() {
        let left = this.#parseAnd();
        while (this.#take('||')) {
            const right = this.#parseAnd();
            if (left === undefined)
                left = right === true ? true : undefined;
            else if (isFalse(left))
                left = right;
        }
        return left;
    }
    #parseAnd() {
        let left = this.#parseEquality();
        while (this.#take('&&')) {
            const right = this.#parseEquality();
            if (left === undefined)
                left = right !== undefined && isFalse(right) ? false : undefined;
            else if (!isFalse(left))
                left = right;
        }
        return left;
    }
    #parseEquality() {
        let left = this.#parseUnary();
        for (;;) {
            const operator = this.tokens[this.#at];
            if (operator !== '==' && operator !== '!=')
                return left;
            this.#at += 1;
            const isEqual = this.#compare(left, this.#parseUnary());
            left = isEqual === undefined ? undefined : isEqual === (operator === '==');
        }
    }
    #compare(left, right) {
        if (typeof left !== 'string' || typeof right !== 'string')
            return undefined;
        return left.toLowerCase() === right.toLowerCase();
    }
    #parseUnary() {
        this.#depth += 1;
        if (this.#depth > 100)
            return undefined;
        const value = this.#parseOperand();
        this.#depth -= 1;
        return value;
    }
    #parseOperand() {
        const token = this.tokens[this.#at];
        this.#at += 1;
        if (token === undefined)
            return undefined;
        if (token === '!') {
            const value = this.#parseUnary();
            return value === undefined ? undefined : isFalse(value);
        }
        if (token === '(') {
            const value = this.parseOr();
            return this.#take(')') ? value : undefined;
        }
        if (token.startsWith("'"))
            return token.slice(1, -1).replaceAll("''", "'");
        if (this.tokens[this.#at] === '(')
            return this.#call(token.toLowerCase());
        if (token === 'true' || token === 'false')
            return token === 'true';
        if (token === 'null')
            return null;
        const name = /^github\.([\w.-]+)$/.exec(token)?.[1];
        return name === undefined ? undefined : this.context[name];
    }
    #call(name) {
        this.#at += 1;
        const values = [];
        while (!this.isDone && !this.#take(')')) {
            values.push(this.parseOr());
            if (!this.#take(',') && this.tokens[this.#at] !== ')')
                return undefined;
        }
        const [text, part] = values;
        if (typeof text !== 'string' || typeof part !== 'string' || values.length !== 2)
            return undefined;
        const [whole, sought] = [text.toLowerCase(), part.toLowerCase()];
        if (name === 'startswith')
            return whole.startsWith(sought);
        if (name === 'endswith')
            return whole.endsWith(sought);
        return name === 'contains' ? whole.includes(sought) : undefined;
    }
    #take(token) {
        if (this.tokens[this.#at] !== token)
            return false;
        this.#at += 1;
        return true;
    }
}

// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
;// CONCATENATED MODULE: ./build/src/triage/standing.js







const HOUR_MS = 3_600_000;
const RECENT_HOURS = 3;
const MOST_LISTED = 1000;
const UNFINISHED = ['in_progress', 'queued', 'pending', 'waiting'];
class RunStanding {
    request;
    #base;
    constructor(request) {
        this.request = request;
        this.#base = `/repos/${request.owner}/${request.repo}`;
    }
    async findObjection(run, file, repeated, findOutage) {
        const ofBranch = (await this.#findStaleness(run)) ?? (await this.#findClosedPull(run));
        if (ofBranch !== null)
            return ofBranch;
        const recent = await this.#listRecent();
        if (!recent.ok)
            return recent.error;
        return ((await this.#findNewerRun(run, recent.value)) ??
            (await this.#findConcurrent(run, file, repeated)) ??
            this.#judgeNumberOfReruns(recent.value.runs) ??
            findOutage(recent.value.runs.filter((other) => this.#failedLately(other))));
    }
    async #findStaleness({ head_branch: name, head_sha, headRepository, event }) {
        const isQueued = event === 'merge_group';
        if (this.request.rerunStale && !isQueued)
            return null;
        if (name === null)
            return 'the branch of the run is not known';
        if (headRepository === null && event === 'pull_request')
            return 'the repository of the pull request is not known';
        const repository = headRepository === null ? this.#base : `/repos/${headRepository}`;
        const branch = name.split('/').map(encodeURIComponent).join('/');
        const { api } = this.request;
        let answer = await api.request('GET', `${repository}/branches/${branch}`);
        if (!answer.ok && answer.error.status === 404 && isQueued)
            return `the branch ${name} of the merge queue is gone`;
        if (!answer.ok && answer.error.status === 404)
            answer = await api.request('GET', `${repository}/commits/${branch}`);
        if (!answer.ok)
            return `it is not known whether the branch ${name} has moved on: ${answer.error.message}`;
        return (0,github/* readNewestCommit */.Qs)(answer.value) === head_sha ? null : `the branch ${name} has moved on since`;
    }
    async #findClosedPull(run) {
        if (run.event !== 'pull_request')
            return null;
        const { api, rerunStale } = this.request;
        const pulls = await listOpenPulls(api, this.request, run);
        if (!pulls.ok)
            return describeUnread('the pull request of the run', pulls.error, 'pull-requests: read');
        const isOpen = rerunStale ? pulls.value.length > 0 : (0,github/* findPullRequestAt */.hd)(pulls.value, run.head_sha) !== null;
        return isOpen ? null : 'no open pull request has this commit as its head';
    }
    async #listRecent() {
        for (const hours of [RECENT_HOURS, 1]) {
            const sinceMs = this.request.now() - hours * HOUR_MS;
            const listed = await (0,triage_lists/* listRuns */.v)(this.request.api, this.#base, { created: `>=${formatMoment(sinceMs)}` });
            const isBusy = listed.ok && listed.value.missing !== null && listed.value.entries.length >= MOST_LISTED;
            if (isBusy && hours > 1)
                continue;
            const problem = findListProblem(listed);
            if (problem !== null)
                return (0,result/* err */._q)(describeUnread('the recent runs of the repository', problem));
            if (listed.ok)
                return (0,result.ok)({ runs: listed.value.entries, sinceMs });
        }
        return (0,result/* err */._q)('the recent runs of the repository are too many');
    }
    async #findNewerRun(run, recent) {
        let candidates = recent.runs;
        if (run.createdMs === null || run.createdMs < recent.sinceMs) {
            const created = run.createdMs === null ? {} : { created: `>=${formatMoment(run.createdMs)}` };
            const listed = await (0,triage_lists/* listRuns */.v)(this.request.api, this.#base, { branch: run.head_branch ?? '', ...created });
            const problem = findListProblem(listed);
            if (problem !== null)
                return describeUnread('the runs of the branch', problem);
            candidates = listed.ok ? listed.value.entries : [];
        }
        const newer = candidates.find((other) => this.#supersedes(other, run));
        return newer === undefined ? null : `run ${newer.id} of the same workflow and branch is newer`;
    }
    #supersedes(other, run) {
        const isSamePlace = other.id !== run.id &&
            other.workflow === run.workflow &&
            other.head_branch === run.head_branch &&
            other.headRepository === run.headRepository;
        if (!isSamePlace || !(0,github/* isNewerRun */.VZ)(other, run))
            return false;
        return other.head_sha === run.head_sha ? other.event === run.event : !this.request.rerunStale;
    }
    async #findConcurrent(run, file, repeated) {
        const templates = listGroups(file, repeated);
        if (templates.length === 0)
            return null;
        const unfinished = [];
        for (const status of UNFINISHED) {
            const listed = await (0,triage_lists/* listRuns */.v)(this.request.api, this.#base, { status });
            const problem = findListProblem(listed);
            if (problem !== null)
                return describeUnread('the runs in progress', problem);
            const runs = listed.ok ? listed.value.entries : [];
            (0,lists/* appendAll */.u2)(unfinished, runs.filter((other) => other.status !== 'completed' && other.id !== run.id));
        }
        for (const template of templates) {
            for (const other of unfinished) {
                if (!(await this.#shareGroup(template, run, other)))
                    continue;
                return `run ${other.id} of the same concurrency group is in progress`;
            }
        }
        return null;
    }
    async #shareGroup(template, run, other) {
        const groups = evaluateGroup(template, run);
        if (other.workflow === run.workflow)
            return mayBeEqual(groups, evaluateGroup(template, other));
        if (/github\.(?:workflow|run_id)\b/.test(template))
            return false;
        const file = await this.request.files.readOf(other);
        if (!file.ok)
            return true;
        return listAllGroups(file.value).some((each) => mayBeEqual(groups, evaluateGroup(each, other)));
    }
    #judgeNumberOfReruns(runs) {
        const { rerunLimit, now } = this.request;
        const count = runs.filter(({ attempt, startedMs }) => attempt > 1 && now() - (startedMs ?? now()) < HOUR_MS).length;
        if (count < rerunLimit)
            return null;
        return `${count} runs of the repository were run again within the last hour, and rerun-limit is ${rerunLimit}`;
    }
    #failedLately({ conclusion, endedMs }) {
        const hasFailed = conclusion === 'failure' || conclusion === 'timed_out';
        return hasFailed && this.request.now() - (endedMs ?? 0) < HOUR_MS;
    }
}
function formatMoment(milliseconds) {
    return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}
function listGroups({ concurrency }, repeated) {
    const groups = [concurrency, ...repeated.map(({ node }) => node.job.concurrency)];
    return [...new Set(groups.filter((group) => group !== null))];
}
function listAllGroups({ concurrency, jobs }) {
    return [concurrency, ...jobs.map((job) => job.concurrency)].filter((group) => group !== null);
}
function evaluateGroup(template, run) {
    return createContexts(run).map((context) => evaluateTemplate(template, context)?.toLowerCase() ?? null);
}
function mayBeEqual(groups, others) {
    return groups.some((left) => others.some((right) => left === null || right === null || left === right));
}
function findListProblem(listed) {
    if (!listed.ok)
        return listed.error;
    return listed.value.missing === null ? null : { status: null, message: listed.value.missing };
}
function describeUnread(what, { message }, permission = 'actions: read') {
    return `${what} cannot be read (this needs ${permission}): ${message}. What cannot be found out counts as a guard`;
}
async function findPullRequest(api, { owner, repo }, run) {
    if (run.head_branch === null)
        return ok(null);
    if (run.event === 'merge_group')
        return ok(findQueuedPullRequest(run.head_branch));
    const base = `/repos/${owner}/${repo}`;
    const from = run.headRepository ?? `${owner}/${repo}`;
    if (run.event === 'push' && from === `${owner}/${repo}`) {
        const repository = await api.request('GET', base);
        if (repository.ok && asObject(repository.value)['default_branch'] === run.head_branch)
            return ok(null);
    }
    const pulls = await listOpenPulls(api, { owner, repo }, run);
    return pulls.ok ? ok(findPullRequestAt(pulls.value, run.head_sha)) : pulls;
}
async function listOpenPulls(api, { owner, repo }, { headRepository, head_branch: branch }) {
    const head = `${headRepository?.split('/')[0] ?? owner}:${branch}`;
    return (0,core_github/* requestList */.mL)(api, (0,core_github/* withQuery */.VL)(`/repos/${owner}/${repo}/pulls`, { state: 'open', head, per_page: triage_lists/* PER_PAGE */.EK }));
}

;// CONCATENATED MODULE: ./build/src/triage/outage.js




const OUTAGE_RUNS = 5;
const MAX_RUNS = 12;
async function findOutage(reading, run, failed, failedRuns) {
    const others = failedRuns.filter(({ id, workflow }) => id !== run.id && workflow === run.workflow);
    if (others.length < OUTAGE_RUNS - 1)
        return null;
    const kindByJob = new Map(failed.map(({ name = '', kind }) => [withoutMatrixValues(name), kind]));
    const runsByJob = new Map();
    for (const other of others.slice(0, MAX_RUNS)) {
        const listed = await (0,triage_lists/* listJobs */.N6)(reading.api, reading.base, `runs/${other.id}/jobs`, { filter: 'latest' });
        const problem = findListProblem(listed);
        if (problem !== null)
            return describeUnread(`the jobs of run ${other.id}`, problem);
        if (!listed.ok)
            continue;
        const jobByName = new Map(listed.value.entries.filter(github/* hasFailed */.WN).map((job) => [withoutMatrixValues(job.name), job]));
        for (const [name, kind] of kindByJob) {
            const job = jobByName.get(name);
            if (job === undefined || kind === null)
                continue;
            const { triaged } = await (0,triage_job/* lookAtJob */.EG)({ ...reading, wantsAnnotations: () => false }, job);
            const count = (runsByJob.get(name) ?? 1) + (triaged.kind === kind ? 1 : 0);
            runsByJob.set(name, count);
            if (count >= OUTAGE_RUNS)
                return `${count} runs of this workflow failed with ${kind} in ${name} within the last hour: this is an outage`;
        }
    }
    return null;
}
function withoutMatrixValues(name) {
    return name.replaceAll(/ \([^()]*\)/g, '');
}

// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/text/glob.js
var glob = __webpack_require__(89088);
;// CONCATENATED MODULE: ./build/src/triage/rerun-plan.js






function planRerun(file, listed, run) {
    const placed = placeNodes(file, null);
    const jobsByNode = new Map();
    for (const job of listed) {
        const matches = findNodes(placed, job.name);
        if (matches.length === 0)
            return (0,result/* err */._q)(`the job ${job.name} of the run is not in its workflow file`);
        for (const match of matches)
            (0,maps/* addTo */.DN)(jobsByNode, match, job);
    }
    const failed = [...jobsByNode].flatMap(([place, jobs]) => (jobs.some(github/* hasFailed */.WN) ? [place] : []));
    const whole = findDependents(placed, failed);
    const contexts = createContexts(run);
    const repeated = placed.flatMap((place) => {
        const jobs = jobsByNode.get(place) ?? [];
        if (!whole.has(place))
            return jobs.filter(github/* hasFailed */.WN).map((job) => createRepeated(place, job));
        const hasRun = jobs.some(({ conclusion }) => conclusion !== 'skipped');
        if (place.node.called.length > 0 || (!hasRun && isSkipped(place, contexts)))
            return [];
        return jobs.length > 0 ? jobs.map((job) => createRepeated(place, job)) : [createRepeated(place, null)];
    });
    return (0,result.ok)(repeated);
}
function findJobIds(file, name, level) {
    const places = findNodes(placeNodes(file, null), name);
    return [...new Set(places.flatMap(({ path }) => path[level]?.job.id ?? []))];
}
function placeNodes(nodes, parent) {
    return nodes.flatMap((node) => {
        const place = { node, path: [...(parent?.path ?? []), node], parent };
        return [place, ...placeNodes(node.called, place)];
    });
}
function findDependents(placed, failed) {
    const whole = new Set();
    const reached = new Set(failed.flatMap((place) => [place, ...listAncestors(place)]));
    for (const place of failed)
        if (place.node.called.length > 0)
            whole.add(place);
    const jobsOfCaller = new Map(placed.map((place) => [place, new Map()]));
    const outermost = new Map();
    const getSiblings = ({ parent }) => (parent === null ? outermost : jobsOfCaller.get(parent));
    for (const place of placed)
        getSiblings(place)?.set(place.node.job.id, place);
    for (let size = -1; size !== reached.size + whole.size;) {
        size = reached.size + whole.size;
        for (const place of placed) {
            const isCalled = place.parent !== null && whole.has(place.parent);
            const siblings = getSiblings(place);
            const isReached = (id) => {
                const needed = siblings?.get(id);
                return needed !== undefined && reached.has(needed);
            };
            if (!isCalled && !place.node.job.needs.some(isReached))
                continue;
            whole.add(place);
            for (const each of [place, ...listAncestors(place)])
                reached.add(each);
        }
    }
    return whole;
}
function listAncestors({ parent }) {
    return parent === null ? [] : [parent, ...listAncestors(parent)];
}
function isSkipped({ path }, contexts) {
    return path.some(({ job }) => job.condition !== null && isNeverTrue(job.condition, contexts));
}
function findNodes(placed, name) {
    const matches = placed.flatMap((place) => {
        const fitting = listNameForms(place.path).filter((parts) => (0,glob/* matchesParts */.m0)(parts, name));
        const wildcards = (0,lists/* findSmallest */.$g)(fitting.map((parts) => parts.length));
        return fitting.length === 0 ? [] : [{ place, wildcards }];
    });
    const exact = matches.filter(({ wildcards }) => wildcards === 1);
    return (exact.length > 0 ? exact : matches).map(({ place }) => place);
}
const SEPARATOR = ' / ';
function listNameForms(path) {
    let forms = [['']];
    for (const [level, { job }] of path.entries()) {
        const name = splitAtExpressions(job.name);
        const formsOfJob = job.hasMatrix ? [name, joinParts(name, [' (', ''])] : [name];
        const begin = level === 0 ? [''] : [SEPARATOR];
        forms = forms.flatMap((form) => formsOfJob.map((parts) => joinParts(joinParts(form, begin), parts)));
    }
    return forms;
}
function joinParts(left, [first = '', ...right]) {
    return [...left.slice(0, -1), `${left.at(-1) ?? ''}${first}`, ...right];
}
function createRepeated({ node, path }, listed) {
    const inFile = path.map(({ job }) => job.name).join(SEPARATOR);
    const name = listed?.name ?? inFile;
    const isUnexpanded = node.job.hasMatrix && (listed === null || listed.conclusion === 'skipped');
    return { listed, name, spellings: [name, ...(isUnexpanded ? [`${name} ()`] : [])], node };
}

// EXTERNAL MODULE: ./build/src/triage/verdict.js + 1 modules
var verdict = __webpack_require__(10872);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
;// CONCATENATED MODULE: ./build/src/triage/workflow-file.js





const MAX_JOBS = 1000;
function parseWorkflowFile(text) {
    const root = parseYaml(text);
    if (!root.ok)
        return root;
    const jobs = (0,json/* isRecord */.u4)(root.value) ? root.value['jobs'] : undefined;
    if (!(0,json/* isRecord */.u4)(root.value) || !(0,json/* isRecord */.u4)(jobs))
        return (0,result/* err */._q)('it has no jobs');
    const permissions = parsePermissions(root.value['permissions']);
    const fileJobs = [];
    for (const [id, value] of Object.entries(jobs).slice(0, MAX_JOBS + 1)) {
        const job = (0,json/* isRecord */.u4)(value) ? parseFileJob(id, value, permissions) : null;
        if (job === null)
            return (0,result/* err */._q)(`its job ${(0,terminal_text/* toOneLine */.GX)(id, 100)} has an unexpected form`);
        fileJobs.push(job);
    }
    const ids = new Set(fileJobs.map(({ id }) => id));
    const lost = fileJobs.find(({ needs }) => needs.some((name) => !ids.has(name)));
    if (lost !== undefined)
        return (0,result/* err */._q)(`its job ${(0,terminal_text/* toOneLine */.GX)(lost.id, 100)} needs a job that is not there`);
    if (fileJobs.length > MAX_JOBS)
        return (0,result/* err */._q)(`it has more than ${MAX_JOBS} jobs`);
    return (0,result.ok)({ jobs: fileJobs, concurrency: parseGroup(root.value['concurrency']) });
}
function parseCompositeAction(text) {
    const root = parseYaml(text);
    const runs = root.ok && (0,json/* isRecord */.u4)(root.value) ? root.value['runs'] : undefined;
    return (0,json/* isRecord */.u4)(runs) && runs['using'] === 'composite' ? parseSteps(runs['steps']) : null;
}
function parseYaml(text) {
    try {
        return (0,result.ok)((0,dist/* parse */.qg)(text, { logLevel: 'error', prettyErrors: false, uniqueKeys: false }));
    }
    catch (error) {
        return (0,result/* err */._q)(`it is not valid YAML: ${(0,terminal_text/* toOneLine */.GX)((0,error_message/* errorMessage */.gJ)(error), 200)}`);
    }
}
function parseFileJob(id, job, ofFile) {
    const { name, needs = [], uses, strategy } = job;
    const needed = Array.isArray(needs) ? needs : [needs];
    const steps = uses === undefined ? parseSteps(job['steps']) : [];
    if (steps === null || !needed.every((each) => typeof each === 'string'))
        return null;
    if (uses !== undefined && typeof uses !== 'string')
        return null;
    return {
        id,
        name: toText(name) ?? id,
        hasMatrix: (0,json/* isRecord */.u4)(strategy) && strategy['matrix'] !== undefined,
        needs: needed,
        condition: toText(job['if']),
        uses: uses ?? null,
        environment: parseEnvironment(job['environment']),
        permissions: parsePermissions(job['permissions']) ?? ofFile,
        concurrency: parseGroup(job['concurrency']),
        steps,
    };
}
function parseSteps(value) {
    const steps = Array.isArray(value) ? value : null;
    if (steps === null || !steps.every(json/* isRecord */.u4))
        return null;
    return steps
        .filter((step) => !/^(?:\$\{\{)?\s*false\s*(?:\}\})?$/.test(toText(step['if']) ?? ''))
        .map((step) => {
        const inputs = (0,json/* isRecord */.u4)(step['with']) ? Object.entries(step['with']) : [];
        return {
            name: toText(step['name']),
            uses: toText(step['uses']),
            run: toText(step['run']),
            inputs: Object.fromEntries(inputs.map(([name, input]) => [name.toLowerCase(), toText(input) ?? '?'])),
        };
    });
}
function toText(value) {
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
function parseEnvironment(value) {
    if (value === undefined || value === null || value === '')
        return null;
    return toText((0,json/* isRecord */.u4)(value) ? value['name'] : value) ?? '?';
}
function parseGroup(value) {
    return toText((0,json/* isRecord */.u4)(value) ? value['group'] : value);
}
function parsePermissions(value) {
    if (value === undefined || value === null)
        return null;
    if (!(0,json/* isRecord */.u4)(value))
        return toText(value) ?? 'unknown';
    return Object.fromEntries(Object.entries(value).map(([name, level]) => [name, toText(level) ?? 'unknown']));
}

;// CONCATENATED MODULE: ./build/src/triage/workflow-files.js





const MAX_LEVELS = 10;
const MAX_FILES = 50;
const FILE_OF_BASE = new Set(['pull_request_target']);
class WorkflowFiles {
    api;
    repository;
    run;
    #answers = new Map();
    constructor(api, repository, run) {
        this.api = api;
        this.repository = repository;
        this.run = run;
    }
    async read() {
        const { workflow, event, head_sha: ref } = this.run;
        if (FILE_OF_BASE.has(event))
            return (0,result/* err */._q)(`${event} uses the workflow file of the base branch, and GitHub does not say at which commit`);
        const source = { repository: this.repository, ref };
        const file = await this.#readWorkflow(source, workflow);
        if (!file.ok)
            return file;
        const jobs = await this.#expand(file.value, source, null, 0);
        return jobs.ok ? (0,result.ok)({ file: file.value, jobs: jobs.value }) : jobs;
    }
    async readOf(other) {
        return this.#readWorkflow({ repository: this.repository, ref: other.head_sha }, other.workflow);
    }
    async #readWorkflow(source, path) {
        const text = await this.#readText(source, path);
        const where = source.repository === this.repository ? path : `${source.repository}/${path}`;
        if (!text.ok)
            return (0,result/* err */._q)(`the workflow file ${where} cannot be read (this needs contents: read): ${text.error.message}`);
        const file = parseWorkflowFile(text.value);
        return file.ok ? file : (0,result/* err */._q)(`the workflow file ${where} cannot be understood: ${file.error}`);
    }
    async #expand({ jobs }, source, passedOn, level) {
        const nodes = [];
        for (const job of jobs) {
            const permissions = job.permissions ?? passedOn;
            const called = await this.#expandCall(job, source, permissions, level);
            if (!called.ok)
                return called;
            const steps = await this.#expandSteps(job.steps, 0);
            if (!steps.ok)
                return steps;
            nodes.push({ job, permissions, steps: steps.value, called: called.value });
        }
        return (0,result.ok)(nodes);
    }
    async #expandCall({ uses }, source, permissions, level) {
        if (uses === null)
            return (0,result.ok)([]);
        const called = this.#findCalled(uses, source);
        if (called === null || level >= MAX_LEVELS)
            return (0,result/* err */._q)(`the workflow ${uses} cannot be read`);
        const file = await this.#readWorkflow(called, called.path);
        return file.ok ? this.#expand(file.value, called, permissions, level + 1) : file;
    }
    #findCalled(uses, source) {
        if (uses.startsWith('./'))
            return { ...source, path: uses.slice(2) };
        const [, repository, path, ref] = /^([\w.-]{1,100}\/[\w.-]{1,100})\/([^@]{1,300})@(\S{1,300})$/.exec(uses) ?? [];
        if (repository === undefined || path === undefined || ref === undefined)
            return null;
        return { repository, path, ref: this.run.calledCommits[uses] ?? ref };
    }
    async #expandSteps(steps, level) {
        const expanded = [];
        for (const step of steps) {
            const { uses } = step;
            const inner = uses === null || !isLocalAction(uses) ? null : await this.#readAction(uses, level);
            if (inner?.ok === false)
                return inner;
            expanded.push(inner === null ? step : { ...step, isRead: inner.value !== null }, ...(inner?.value ?? []));
        }
        return (0,result.ok)(expanded);
    }
    async #readAction(uses, level) {
        if (level >= MAX_LEVELS)
            return (0,result.ok)(null);
        const source = { repository: this.repository, ref: this.run.head_sha };
        const folder = uses.replace(/^\.\/?/, '').replace(/\/$/, '');
        for (const name of ['action.yml', 'action.yaml']) {
            const path = folder === '' ? name : `${folder}/${name}`;
            const text = await this.#readText(source, path);
            if (!text.ok && text.error.status === 404)
                continue;
            if (!text.ok)
                return (0,result/* err */._q)(`the action ${uses} cannot be read (this needs contents: read): ${text.error.message}`);
            const steps = parseCompositeAction(text.value);
            return steps === null ? (0,result.ok)(null) : this.#expandSteps(steps, level + 1);
        }
        return (0,result.ok)(null);
    }
    async #readText(source, path) {
        const key = JSON.stringify([source.repository.toLowerCase(), source.ref, path]);
        const asked = this.#answers.get(key);
        if (asked !== undefined)
            return asked;
        if (this.#answers.size >= MAX_FILES)
            return (0,result/* err */._q)({ status: null, message: `it uses more than ${MAX_FILES} files` });
        const answer = this.#ask(source, path);
        this.#answers.set(key, answer);
        return answer;
    }
    async #ask({ repository, ref }, path) {
        const segments = path.split('/');
        if (segments.some((part) => part === '' || part === '.' || part === '..'))
            return (0,result/* err */._q)({ status: null, message: 'its path is not one of a file' });
        const file = segments.map(encodeURIComponent).join('/');
        const answer = await this.api.request('GET', (0,core_github/* withQuery */.VL)(`/repos/${repository}/contents/${file}`, { ref }));
        if (!answer.ok)
            return answer;
        const text = decodeContent(answer.value);
        return text === null ? (0,result/* err */._q)({ status: null, message: 'the answer is not a file' }) : (0,result.ok)(text);
    }
}
function decodeContent(value) {
    if (!(0,json/* isJsonObject */.OW)(value) || value['encoding'] !== 'base64' || typeof value['content'] !== 'string')
        return null;
    const text = Buffer.from(value['content'], 'base64').toString('utf8');
    return text === '' ? null : text;
}

;// CONCATENATED MODULE: ./build/src/triage/rerun.js















const SPREAD_MS = 2000;
const TRIES = 3;
const LONGEST_WAIT_MS = 60_000;
const LOOK_UP_MS = 5000;
class RerunJudge {
    request;
    api;
    desk;
    unread;
    readRun;
    #base;
    #logGuards = new Map();
    constructor(request, api, desk, unread, readRun) {
        this.request = request;
        this.api = api;
        this.desk = desk;
        this.unread = unread;
        this.readRun = readRun;
        this.#base = `/repos/${request.owner}/${request.repo}`;
    }
    async decide(run, failed, past, all) {
        const { owner, repo } = this.request;
        const first = this.#decideBy(run, failed, null, []);
        if (first.decision !== 'rerun')
            return { ...first, jobs: failed, safe: [] };
        const files = new WorkflowFiles(this.api, `${owner}/${repo}`, run);
        const read = await files.read();
        if (!read.ok)
            return { ...leaveUnknown(read.error), jobs: failed, safe: [] };
        const planned = planRerun(read.value.jobs, all, run);
        if (!planned.ok)
            return { ...leaveUnknown(planned.error), jobs: failed, safe: [] };
        return this.#judge({ run, failed, past, file: read.value.file, files, repeated: planned.value });
    }
    async #judge(candidate) {
        const { run, failed, repeated } = candidate;
        const byFile = repeated.map((job) => this.#judgeJob(candidate, job));
        const early = this.#decideBy(run, failed, byFile, []);
        if (early.decision !== 'rerun')
            return { ...early, jobs: addGuards(failed, repeated, byFile), safe: [] };
        await this.#readLastLogs(candidate);
        const judged = await this.#judgeNow(candidate);
        const jobs = addGuards(failed, repeated, judged);
        const before = await this.#lookAtPrevious(candidate);
        const decided = this.#decideBy(run, failed, judged, before);
        if (decided.decision !== 'rerun')
            return { ...decided, jobs, safe: [] };
        if (this.request.limits.jobs.length > 0)
            return { ...(await this.#ask(candidate)), jobs, safe: [] };
        const safe = (0,decision/* suggestRerunJobs */.Zw)(judged.map(({ name }) => name));
        return { ...(0,decision/* decideRerun */.XR)(run, failed, this.request.limits, { before, repeated: judged, unread: [] }), jobs, safe };
    }
    #decideBy(run, failed, repeated, before) {
        const { limits } = this.request;
        const open = limits.jobs.length > 0 ? limits : { ...limits, jobs: ['*'] };
        return (0,decision/* decideRerun */.XR)(run, failed, open, { before, repeated, unread: this.unread });
    }
    async #judgeNow(candidate) {
        const deployment = await this.#findDeployment(candidate.run);
        return candidate.repeated.map((job) => {
            const judged = this.#judgeJob(candidate, job);
            return { ...judged, guarded: judged.guarded ?? deployment };
        });
    }
    #judgeJob({ failed }, job) {
        const { redactor, rules } = this.request;
        const triaged = failed.find(({ id }) => id !== undefined && id === job.listed?.id);
        const isForbidden = triaged?.rerun === false || (0,verdict/* forbidsJob */.hx)(rules, job.name);
        const guard = triaged?.guarded ??
            (isForbidden ? decision/* RULE_GUARD */.pY : null) ??
            findGuardInNames([splitAtExpressions(job.name).join(' '), ...(job.listed?.steps ?? [])]) ??
            findGuardInFile(job.node) ??
            this.#logGuards.get(job) ??
            null;
        return {
            name: redactor.text(job.name),
            spellings: job.spellings.map((name) => redactor.text(name)),
            id: job.node.job.id,
            guarded: guard === null ? null : (0,excerpt/* cutHead */.fz)(redactor.text(guard), triage_document/* MAX_GUARD_CHARS */.Px),
            isDependent: triaged === undefined,
        };
    }
    async #readLastLogs({ run, repeated, past, failed }) {
        const dependents = repeated.filter(({ listed }) => !failed.some(({ id }) => id === listed?.id));
        const logs = this.desk.open(run, run.attempt, dependents.length);
        for (const job of dependents) {
            const last = findLastRun(job, run, past);
            if (last === null && hasUnknownCommand(job.node.steps))
                this.#logGuards.set(job, 'a command that only an expression names');
            if (last === null)
                continue;
            const source = last.attempt === run.attempt ? logs : this.desk.open(run, last.attempt, 1);
            const log = await (0,triage_job/* readJobLog */.gM)(this.desk.readingFrom(source), last.record);
            if (log.ok)
                this.#logGuards.set(job, log.value.guard);
            else
                this.#addUnread(`the log of ${job.name}`, log.error);
            if (log.ok && log.value.guard !== null)
                return;
        }
    }
    #addUnread(what, problem, permission) {
        this.unread.push(describeUnread(this.request.redactor.text(what), problem, permission));
    }
    async #findDeployment({ head_sha: sha }) {
        const listed = await this.api.request('GET', (0,core_github/* withQuery */.VL)(`${this.#base}/deployments`, { sha, per_page: triage_lists/* PER_PAGE */.EK }));
        const environments = listed.ok ? (0,github/* parseDeployments */.Et)(listed.value) : null;
        if (environments === null) {
            const problem = listed.ok ? { status: null, message: 'the answer is not a list of deployments' } : listed.error;
            this.#addUnread('the deployments of the commit', problem, 'deployments: read');
        }
        const [first] = environments ?? [];
        return first === undefined ? null : `deployment to ${first}`;
    }
    async #lookAtPrevious({ run, failed, past }) {
        const before = past.find((each) => each.run === run.id && each.attempt === run.attempt - 1);
        const names = new Set(failed.filter((job) => job.class === 'transient').map(({ name }) => name));
        const isSame = ({ name }) => names.has(this.request.redactor.text(name));
        const again = (before?.jobs ?? []).filter((job) => isSame(job) && (0,github/* hasFailed */.WN)(job));
        const logs = this.desk.open(run, run.attempt - 1, again.length);
        const previous = [];
        for (const job of again) {
            const { triaged, noLog } = await (0,triage_job/* lookAtJob */.EG)(this.desk.readingFrom(logs), job);
            previous.push(triaged);
            if (noLog !== null && triaged.kind === null)
                this.#addUnread(`the log of ${triaged.name} in attempt ${run.attempt - 1}`, noLog);
        }
        return previous;
    }
    async #ask(candidate) {
        const { rerunAfterSeconds, sleep, random, api } = this.request;
        const { run, failed } = candidate;
        const inTheWay = await this.#findObjection(candidate);
        if (inTheWay !== null)
            return (0,decision/* leave */.qG)(inTheWay);
        await sleep(rerunAfterSeconds * 1000 + Math.floor(random() * SPREAD_MS));
        let hasWaited = rerunAfterSeconds > 0;
        for (let tries = 1;; tries += 1) {
            const again = hasWaited ? this.#decideBy(run, failed, await this.#judgeNow(candidate), []) : null;
            if (again !== null && again.decision !== 'rerun')
                return again;
            const changed = hasWaited ? await this.#findObjection(candidate) : null;
            if (changed !== null)
                return (0,decision/* leave */.qG)(changed);
            const now = await this.readRun();
            if (!now.ok)
                return (0,decision/* leave */.qG)(`it is not known whether the run is already running again: ${now.error.message}`);
            if (now.value.attempt !== run.attempt || now.value.status !== 'completed')
                return (0,decision/* leave */.qG)('another run of it has begun');
            const path = `${this.#base}/actions/runs/${run.id}/rerun-failed-jobs`;
            const asked = await api.request('POST', path, {}, { isOnce: true });
            if (asked.ok || asked.error.status === 201)
                return createRerunDecision(run);
            const wait = asked.error.isRateLimit === true ? (asked.error.retryAfterMs ?? LONGEST_WAIT_MS) : null;
            if (wait === null || wait > LONGEST_WAIT_MS || tries === TRIES)
                return this.#describeEnd(run, asked.error);
            await sleep(wait);
            hasWaited = true;
        }
    }
    #findObjection({ run, failed, file, files, repeated }) {
        const standing = new RunStanding({ ...this.request, api: this.api, files, now: Date.now });
        return standing.findObjection(run, file, repeated, (failedRuns) => findOutage({ ...this.request, api: this.api, base: this.#base }, run, failed, failedRuns));
    }
    async #describeEnd(run, problem) {
        if (/already running|has already been|in progress/i.test(problem.message))
            return (0,decision/* leave */.qG)(`another run of it has begun: ${problem.message}`);
        const isLost = problem.status === null || problem.status >= 500;
        if (isLost)
            return this.#lookUp(run, problem);
        const refusal = (0,core_github/* describeRefusal */.a2)(problem, 'actions: write');
        this.request.note(`the failed jobs were not run again: ${refusal}`);
        return (0,decision/* leave */.qG)(`the request to run the failed jobs again was refused: ${refusal}`);
    }
    async #lookUp(run, { message }) {
        await this.request.sleep(LOOK_UP_MS);
        const now = await this.readRun();
        if (!now.ok)
            return (0,decision/* leave */.qG)(`it is not known whether the request for a re-run arrived: ${message}`);
        const hasBegun = now.value.attempt > run.attempt || now.value.status !== 'completed';
        return hasBegun
            ? createRerunDecision(run)
            : (0,decision/* leave */.qG)(`the request for a re-run was not answered and had no effect: ${message}`);
    }
}
function createRerunDecision({ attempt }) {
    return { decision: 'rerun', reason: `every failed job is transient; attempt ${attempt + 1} was asked for` };
}
function leaveUnknown(problem) {
    return (0,decision/* leave */.qG)(`${problem}. What cannot be found out counts as a guard`);
}
function findGuardInNames(names) {
    return names.map(guard/* findGuardInName */.v_).find((word) => word !== null) ?? null;
}
function findLastRun({ listed, name }, run, past) {
    const hasRun = ({ conclusion }) => conclusion !== 'skipped' && conclusion !== '';
    if (listed !== null && hasRun(listed))
        return { attempt: run.attempt, record: listed };
    for (const { run: id, attempt, jobs } of past) {
        const record = id === run.id ? jobs.find((job) => job.name === name && hasRun(job)) : undefined;
        if (record !== undefined)
            return { attempt, record };
    }
    return null;
}
function addGuards(failed, repeated, judged) {
    const guardById = new Map(repeated.map(({ listed }, at) => [listed?.id, judged[at]?.guarded ?? null]));
    return failed.map((job) => {
        const guarded = job.guarded ?? guardById.get(job.id) ?? null;
        return guarded === null || guarded === decision/* RULE_GUARD */.pY ? job : { ...job, guarded };
    });
}

;// CONCATENATED MODULE: ./build/src/triage/run.js









const MAX_PAST_ATTEMPTS = 5;
const MAX_RUNS_BESIDE = 5;
class Triage {
    request;
    #api;
    #base;
    #passed = [];
    #unread = [];
    #desk;
    constructor(request) {
        this.request = request;
        this.#api = (0,triage_job/* stopAtRateLimit */.h2)(request.api);
        this.#base = `/repos/${request.owner}/${request.repo}`;
        this.#desk = new triage_job/* LogDesk */.Gs({ ...request, api: this.#api, base: this.#base, mayRerun: request.limits.highest > 0 });
    }
    triage() {
        return this.#triage().finally(() => this.#desk.close());
    }
    async #triage() {
        const { known, runId, ledger, limits } = this.request;
        const run = await this.#readRun();
        if (!run.ok)
            return this.#unlooked(known, 'the run cannot be read', run.error);
        const hasPassed = run.value.conclusion === 'success';
        if (hasPassed && ledger === null)
            return (0,result.ok)(this.#triaged(run.value, [], (0,decision/* decideRerun */.XR)(run.value, [], limits)));
        const listed = await (0,triage_lists/* listJobs */.N6)(this.#api, this.#base, `runs/${runId}/jobs`, { filter: 'latest' });
        if (!listed.ok)
            return this.#unlooked(run.value, 'the jobs of the run cannot be listed', listed.error);
        const { entries: all, missing } = listed.value;
        if (missing !== null)
            this.#addUnread('the list of the jobs', { status: null, message: missing });
        for (const { name, conclusion } of all)
            if (conclusion === 'success')
                this.#passed.push(name);
        const failed = await this.#lookAtJobs(run.value, all.filter((each) => !hasPassed && (0,github/* hasFailed */.WN)(each)));
        const past = failed.some((job) => job.class !== 'cancelled') ? await this.#readPast(run.value) : [];
        const jobs = failed.map((job) => (0,triage_history/* withHistory */.$k)(job, run.value, past, ledger ?? ''));
        const judge = new RerunJudge(this.request, this.#api, this.#desk, this.#unread, () => this.#readRun());
        const decided = await judge.decide(run.value, jobs, past, all);
        return (0,result.ok)(this.#triaged(run.value, decided.jobs, decided, decided.safe));
    }
    async #lookAtJobs(run, records) {
        const logs = this.#desk.open(run, run.attempt, records.length);
        const failed = [];
        for (const job of records) {
            const { triaged, noLog, noAnnotations } = await (0,triage_job/* lookAtJob */.EG)(this.#desk.readingFrom(logs), job);
            failed.push(triaged);
            const hasBegun = job.conclusion !== 'cancelled' || job.steps.length > 0;
            if (noLog !== null && hasBegun)
                this.#addUnread(`the log of ${triaged.name}`, noLog);
            if (noAnnotations !== null)
                this.#addUnread(`the annotations of ${triaged.name}`, noAnnotations, 'checks: read');
        }
        return failed;
    }
    #triaged(run, jobs, { decision, reason: why }, safe = []) {
        const { redactor, owner, repo } = this.request;
        const { attempt, id, workflow, event, head_sha, url } = run;
        const branch = run.head_branch === null ? null : redactor.text(run.head_branch);
        const named = { id, name: redactor.text(run.name), workflow, event, head_branch: branch, head_sha, url };
        const reason = redactor.text(why);
        const passed = this.#passed.map((name) => redactor.text(name));
        const document = { schema_version: 1, run: named, attempt, decision, reason, jobs };
        const from = run.headRepository ?? (event.startsWith('pull_request') ? null : `${owner}/${repo}`);
        const isForeign = from?.toLowerCase() !== `${owner}/${repo}`.toLowerCase();
        return { document: (0,next/* completeDocument */.P)(document, { now: Date.now(), isForeign, safe }), run, passed };
    }
    #unlooked(run, what, problem) {
        const message = `${what}: ${problem.message}`;
        const isPassing = problem.isRateLimit === true || problem.status === null || problem.status >= 500;
        if (!isPassing || run === null)
            return (0,result/* err */._q)(message);
        this.request.note(message);
        return (0,result.ok)(this.#triaged(run, [], (0,decision/* leave */.qG)(message)));
    }
    async #readRun() {
        const answer = await this.#api.request('GET', `${this.#base}/actions/runs/${this.request.runId}`);
        if (!answer.ok)
            return answer;
        const run = (0,github/* parseRun */.zZ)(answer.value);
        return run === null ? (0,result/* err */._q)({ status: null, message: 'the answer is not a run' }) : (0,result.ok)(run);
    }
    #addUnread(what, problem, permission = 'actions: read') {
        this.#unread.push(describeUnread(what, problem, permission));
    }
    async #readPast(run) {
        const past = [];
        const oldest = Math.max(1, run.attempt - (this.#desk.isLarge ? 1 : MAX_PAST_ATTEMPTS));
        for (let attempt = run.attempt - 1; attempt >= oldest; attempt -= 1) {
            const listed = await (0,triage_lists/* listJobs */.N6)(this.#api, this.#base, `runs/${run.id}/attempts/${attempt}/jobs`);
            const problem = findListProblem(listed);
            if (problem !== null)
                this.#addUnread(`the jobs of attempt ${attempt}`, problem);
            if (listed.ok)
                past.push({ run: run.id, attempt, jobs: listed.value.entries });
        }
        if (this.#desk.isLarge || !(0,triage_history/* isComparable */.n9)(run))
            return past;
        const { head_sha, event, id, workflow } = run;
        const listed = await (0,triage_lists/* listRuns */.v)(this.#api, this.#base, { head_sha, event });
        const beside = (listed.ok ? listed.value.entries : []).filter((other) => other.id !== id && other.workflow === workflow && other.event === event);
        for (const other of beside.slice(0, MAX_RUNS_BESIDE)) {
            const jobs = await (0,triage_lists/* listJobs */.N6)(this.#api, this.#base, `runs/${other.id}/jobs`, { filter: 'all' });
            for (const job of jobs.ok ? jobs.value.entries : [])
                past.push({ run: other.id, attempt: job.attempt, jobs: [job] });
        }
        return past;
    }
}

// EXTERNAL MODULE: ./build/src/triage/traced.js
var traced = __webpack_require__(22808);
;// CONCATENATED MODULE: ./build/src/triage/index.js















const LONGEST_LIMIT_MS = 60_000;
const DEFAULT_RULES = '.github/conductor-triage.yml';
const MOST_RULE_FILES = 100;
async function readTriageRules(named, folder, loadPatterns, warn) {
    const isThere = (0,external_node_fs_.existsSync)(external_node_path_default().resolve(folder, DEFAULT_RULES));
    const reader = new RulesReader((0,workspace/* resolveRealPath */.Sc)((0,workspace/* findWorkspace */.pl)(external_node_path_default().join(folder, 'rules'), {})), loadPatterns, warn);
    const ownRules = [];
    for (const shown of [...(isThere ? [DEFAULT_RULES] : []), ...named]) {
        const rules = await reader.read(external_node_path_default().resolve(folder, shown), shown, '', []);
        if (!rules.ok)
            return rules;
        (0,lists/* appendAll */.u2)(ownRules, rules.value);
    }
    return (0,result.ok)({ rules: (0,prepared_rules/* prepareLogRules */.zV)(ownRules, await loadPatterns()), text: reader.texts.join('\n') });
}
function readRulesText(file) {
    return (0,result/* tryResult */.Bh)(() => (0,regular_file/* readRegularFile */.XF)(file, workspace/* MAX_FILE_BYTES */.gZ).toString('utf8'));
}
class RulesReader {
    workspace;
    loadPatterns;
    warn;
    texts = [];
    #seen = new Set();
    constructor(workspace, loadPatterns, warn) {
        this.workspace = workspace;
        this.loadPatterns = loadPatterns;
        this.warn = warn;
    }
    async read(file, shown, namedBy, chain) {
        const real = (0,workspace/* resolveRealPath */.Sc)(file);
        if (chain.includes(real))
            return (0,result/* err */._q)(`${namedBy}the files include each other in a circle: ${shown} is read already`);
        if (this.#seen.has(real))
            return (0,result.ok)([]);
        this.#seen.add(real);
        if (this.#seen.size > MOST_RULE_FILES)
            return (0,result/* err */._q)(`${namedBy}there are more than ${MOST_RULE_FILES} files of rules`);
        const isOut = (0,workspace/* isLedOut */.os)(this.workspace, file);
        const text = isOut ? (0,result/* err */._q)('a link leads out of the workspace') : readRulesText(real);
        if (!text.ok)
            return (0,result/* err */._q)(`${namedBy}the rules ${shown} cannot be read: ${text.error}`);
        this.texts.push(text.value);
        const entries = await (0,rules_file/* parseRulesFile */.r)(text.value, shown, this.loadPatterns, this.warn);
        if (!entries.ok)
            return entries;
        const rules = [];
        for (const entry of entries.value) {
            if ('rule' in entry) {
                rules.push(entry.rule);
                continue;
            }
            const from = `${shown}, line ${entry.line}: `;
            const target = (0,workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(external_node_path_default().dirname(file), entry.include));
            if (![external_node_path_default().dirname(real), this.workspace].some((folder) => (0,workspace/* isInside */.FK)(folder, target)))
                return (0,result/* err */._q)(`${from}${(0,messages/* quote */.hD)(entry.include)} is neither below the folder of this file nor in the workspace`);
            const name = external_node_path_default().join(external_node_path_default().dirname(shown), entry.include);
            const included = await this.read(target, name, from, [...chain, real]);
            if (!included.ok)
                return included;
            (0,lists/* appendAll */.u2)(rules, included.value);
        }
        return (0,result.ok)(rules);
    }
}
async function triageAndRecord(request, ledgerFile, files) {
    const ledger = ledgerFile === null ? null : ((0,ports/* readTextIfReadable */.fP)(files, ledgerFile) ?? '');
    const triaged = await new Triage({ ...request, ledger }).triage();
    if (!triaged.ok)
        return triaged;
    const { document, run, passed } = triaged.value;
    const untraced = await request.exportVerdicts([(0,traced/* createRunVerdict */.PS)(triaged.value, Date.now())]);
    if (untraced !== null)
        request.note(untraced);
    const hasLooked = document.jobs.length > 0 || run.conclusion === 'success';
    const now = new Date().toISOString();
    const news = hasLooked && ledgerFile !== null
        ? (0,core_ledger/* writeInLedger */.w)(files, ledgerFile, (text) => (0,triage_history/* createTriageLedger */.u2)(document, passed, text, now))
        : null;
    if (news?.ok === false)
        request.note(`the run is not in the ledger: ${news.error}`);
    const written = news?.ok === true ? news.value : null;
    if (written && written.ledger.warning !== null)
        request.note(`${ledgerFile}: ${written.ledger.warning}`);
    const seen = (0,triage_document/* groupLegs */.lu)(document.jobs).flatMap(([{ name = '', kind }]) => {
        const sentence = kind && written && (0,core_ledger/* formatLedgerSentence */.Me)(written.ledger, written.entry.workflow, name, kind);
        return sentence === null ? [] : [`${name}: ${kind}: ${sentence}`];
    });
    return (0,result.ok)({ ...triaged.value, hasLooked, seen });
}


/***/ }),

/***/ 90428:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: function() { return /* binding */ lookAtJob; },
/* harmony export */   Gs: function() { return /* binding */ LogDesk; },
/* harmony export */   gM: function() { return /* binding */ readJobLog; },
/* harmony export */   h2: function() { return /* binding */ stopAtRateLimit; },
/* harmony export */   hR: function() { return /* binding */ createJobFacts; }
/* harmony export */ });
/* unused harmony export AttemptLogs */
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36657);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77400);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58934);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90848);
/* harmony import */ var _guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45338);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22670);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26597);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10872);









const MAX_LOG_BYTES = 512 * 1024 * 1024;
async function lookAtJob(reading, job, isThrifty = false) {
    const { api, base, rules, redactor } = reading;
    const read = await readJobLog(reading, job);
    const [log, noLog] = read.ok ? [read.value, null] : [null, read.error];
    const { id, name, url, conclusion } = job;
    const facts = createJobFacts(job);
    const alone = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeJob */ .JB)(rules, log, facts);
    const isEnough = isThrifty ? alone.class === 'deterministic' : reading.wantsAnnotations?.(alone) === false;
    const address = (0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .withQuery */ .VL)(`${base}/check-runs/${id}/annotations`, { per_page: _lists_js__WEBPACK_IMPORTED_MODULE_3__/* .PER_PAGE */ .EK });
    const answer = isEnough ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)([]) : await api.request('GET', address);
    const listed = answer.ok ? checkAnnotations(answer.value) : answer;
    const annotations = listed.ok ? listed.value : [];
    const verdict = annotations.length === 0 ? alone : (0,_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeJob */ .JB)(rules, log, { ...facts, annotations });
    const more = listed.ok ? '' : '; neither can the annotations';
    const note = noLog && `the log cannot be read: ${noLog.message}${more}`;
    const guard = (0,_guard_js__WEBPACK_IMPORTED_MODULE_2__/* .findGuardInName */ .v_)(name) ?? (0,_guard_js__WEBPACK_IMPORTED_MODULE_2__/* .findGuardInName */ .v_)(verdict.step ?? '') ?? log?.guard ?? null;
    const triaged = (0,_document_js__WEBPACK_IMPORTED_MODULE_7__/* .createTriagedJob */ .Mo)({ id, name: redactor.text(name), url, conclusion }, verdict, redactor, note, guard);
    const last = log && (0,_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .findLastWords */ .X4)(log, facts);
    const lastWords = last && { ...last, text: redactor.text(last.text) };
    return { triaged, noLog, noAnnotations: listed.ok ? null : listed.error, last: lastWords };
}
function checkAnnotations(value) {
    const texts = (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAnnotations */ .KX)(value);
    return texts === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)({ status: null, message: 'the answer is not a list of annotations' }) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(texts);
}
async function readJobLog({ api, base, openLog }, job) {
    const stream = await (openLog?.(job) ?? api.stream(`${base}/actions/jobs/${job.id}/logs`));
    return stream.ok ? readLog(stream.value) : stream;
}
function createJobFacts({ name: job, conclusion, failedStep: step, failedAt }) {
    const ended = { isCancelled: conclusion === 'cancelled', isTimedOut: conclusion === 'timed_out' };
    return { job, step, failedAt, annotations: [], ...ended };
}
async function readLog(chunks) {
    const reader = new _log_js__WEBPACK_IMPORTED_MODULE_4__/* .LogReader */ .w();
    let bytes = 0;
    try {
        for await (const chunk of chunks) {
            bytes += chunk.length;
            if (bytes > MAX_LOG_BYTES)
                break;
            reader.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
        }
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)({ status: null, message: (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_8__/* .errorMessage */ .gJ)(error) });
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(reader.end());
}
const MAX_SINGLE_LOGS = 20;
const MAX_MISSING_LOGS = 5;
class AttemptLogs {
    source;
    #archive = null;
    #singleLogs = 0;
    #refusal = null;
    constructor(source) {
        this.source = source;
    }
    open = async (job) => {
        if (!this.source.usesArchive)
            return this.#openSingle(job);
        this.#archive ??= this.#fetch();
        const archive = await this.#archive;
        const log = archive.ok ? archive.value.open(job.name) : null;
        if (log !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(log);
        if (this.#refusal !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(this.#refusal);
        this.#singleLogs += 1;
        if (archive.ok && this.#singleLogs > MAX_MISSING_LOGS)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)({ status: 404, message: 'the archive of the logs has no log of this job' });
        const single = await this.#openSingle(job);
        if (!single.ok)
            this.#refusal = single.error;
        return single;
    };
    #openSingle({ id }) {
        return this.source.api.stream(`${this.source.base}/actions/jobs/${id}/logs`);
    }
    async #fetch() {
        const { api, base, runId, attempt } = this.source;
        const ofAttempt = attempt > 0 ? `/attempts/${attempt}` : '';
        const stream = await api.stream(`${base}/actions/runs/${runId}${ofAttempt}/logs`);
        if (!stream.ok)
            return stream;
        const unpacked = await this.source.unpackLogs(stream.value);
        return unpacked.ok ? unpacked : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)({ status: null, message: unpacked.error });
    }
    async close() {
        const archive = await this.#archive;
        if (archive?.ok === true)
            archive.value.remove();
    }
}
class LogDesk {
    request;
    #logs = [];
    #causes = new Set();
    isLarge = false;
    constructor(request) {
        this.request = request;
    }
    open({ id: runId }, attempt, jobs) {
        const usesArchive = jobs > MAX_SINGLE_LOGS;
        this.isLarge ||= usesArchive;
        const { api, base, unpackLogs } = this.request;
        const logs = new AttemptLogs({ api, base, runId, attempt, usesArchive, unpackLogs });
        this.#logs.push(logs);
        return logs;
    }
    readingFrom(logs) {
        const wantsAnnotations = ({ kind, class: ofClass }) => {
            const isKnown = this.#causes.has(`${ofClass} ${kind}`);
            this.#causes.add(`${ofClass} ${kind}`);
            return !this.isLarge || !isKnown || (ofClass === 'cancelled' && this.request.mayRerun);
        };
        return { ...this.request, openLog: logs.open, wantsAnnotations };
    }
    async close() {
        await Promise.all(this.#logs.map((logs) => logs.close()));
    }
}
function stopAtRateLimit(api) {
    let limit = null;
    const askOnce = async (ask) => {
        if (limit !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(limit);
        const answer = await ask();
        if (!answer.ok && answer.error.isRateLimit === true)
            limit = answer.error;
        return answer;
    };
    return {
        request: (method, path, body, options) => askOnce(() => api.request(method, path, body, options)),
        stream: (path) => askOnce(() => api.stream(path)),
    };
}


/***/ }),

/***/ 22670:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: function() { return /* binding */ PER_PAGE; },
/* harmony export */   N6: function() { return /* binding */ listJobs; },
/* harmony export */   v: function() { return /* binding */ listRuns; }
/* harmony export */ });
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36657);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62759);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90848);



const PER_PAGE = 100;
const MAX_PAGES = 20;
function listJobs(api, base, what, query = {}) {
    return listAll(api, `${base}/actions/${what}`, query, 'jobs', _github_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJob */ .JN);
}
function listRuns(api, base, query) {
    return listAll(api, `${base}/actions/runs`, query, 'workflow_runs', _github_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRun */ .zZ);
}
async function listAll(api, path, query, field, parseEntry) {
    const entries = [];
    let total = 0;
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const answer = await api.request('GET', (0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .withQuery */ .VL)(path, { ...query, per_page: PER_PAGE, page }));
        if (!answer.ok)
            return answer;
        const parsed = (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePage */ .NL)(answer.value, field, parseEntry);
        if (parsed === null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)({ status: null, message: `the answer is not a list of ${field}` });
        for (const entry of parsed.entries)
            entries.push(entry);
        total = parsed.total;
        if (parsed.entries.length < PER_PAGE || entries.length >= total)
            break;
    }
    const isShort = entries.length < total;
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)({ entries, missing: isShort ? `GitHub listed ${entries.length} of ${total}` : null });
}


/***/ }),

/***/ 26597:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: function() { return /* binding */ LogReader; },
  U: function() { return /* binding */ TROUBLE_WORDS; }
});

// EXTERNAL MODULE: ./build/src/classify/line.js
var line = __webpack_require__(55423);
// EXTERNAL MODULE: ./build/src/text/bounded-lines.js
var bounded_lines = __webpack_require__(48443);
// EXTERNAL MODULE: ./build/src/text/code-page.js
var code_page = __webpack_require__(90743);
// EXTERNAL MODULE: ./build/src/triage/guard.js
var guard = __webpack_require__(45338);
// EXTERNAL MODULE: ./build/src/triage/guard-table.js
var guard_table = __webpack_require__(97527);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
;// CONCATENATED MODULE: ./build/src/triage/log-part.js


const FIRST_KEPT = 700;
const TROUBLE_KEPT = 1500;
const LAST_KEPT = 150;
const KEPT_AROUND = 2;
const KEPT_OF_OTHERS = 40;
const MAX_ERROR_TIMES = 100;
const LINES_AFTER_ERROR = 15;
const MAX_ASIDE = 60;
const MAX_SCRIPT_LINES = 100;
class OpenPart {
    step;
    failed = false;
    isAssumed = false;
    exitCode = null;
    scriptFrom = null;
    #script = [];
    #isInScript = true;
    #isScriptWhole = false;
    #errorTimes = [];
    #first = [];
    #trouble = [];
    #last = [];
    #lastLine = 0;
    #copiedTo = 0;
    #lastError = 0;
    #asideFrom = Number.POSITIVE_INFINITY;
    #builds = new BuildPins();
    #passed = 0;
    #keptTo = 0;
    constructor(step) {
        this.step = step;
    }
    get isEmpty() {
        return this.#lastLine === 0;
    }
    add(raw, number, speaksOfTrouble) {
        const added = { number, raw };
        this.#lastLine = number;
        this.#builds.add(added, speaksOfTrouble);
        this.#last.push(added);
        if (this.#last.length >= LAST_KEPT * 2)
            this.#last = this.#last.slice(-LAST_KEPT);
        if (speaksOfTrouble) {
            this.#keptTo = number + KEPT_AROUND;
            for (let above = Math.min(this.#passed, KEPT_AROUND); above > 0; above -= 1)
                this.#keep(this.#last.at(-1 - above));
        }
        if (number <= this.#keptTo)
            this.#keep(added);
        this.#passed = number <= this.#keptTo ? 0 : this.#passed + 1;
    }
    #keep(line) {
        if (line === undefined)
            return;
        if (this.#first.length < FIRST_KEPT)
            this.#first.push(line);
        else
            this.#trouble.push(line);
        if (this.#trouble.length >= TROUBLE_KEPT * 2)
            this.#trouble = this.#trouble.slice(-TROUBLE_KEPT);
    }
    copyKept() {
        if (this.#copiedTo === this.#lastLine)
            return;
        const kept = new Set([this.#first, this.#trouble, this.#last, this.#builds.pinned].flat());
        const added = [...kept].filter(({ number }) => number > this.#copiedTo);
        const texts = Buffer.from(added.map(({ raw }) => raw).join('\n'))
            .toString()
            .split('\n');
        for (const [index, line] of added.entries())
            line.raw = texts[index] ?? '';
        this.#copiedTo = this.#lastLine;
    }
    fail(time, line = Number.POSITIVE_INFINITY) {
        this.failed = true;
        this.#lastError = Math.max(this.#lastError, line);
        this.#asideFrom = Number.POSITIVE_INFINITY;
        if (time !== null && this.#errorTimes.length < MAX_ERROR_TIMES)
            this.#errorTimes.push(time);
    }
    beginGroup(line) {
        this.scriptFrom = null;
        if (this.failed)
            this.#asideFrom = Math.min(this.#asideFrom, line);
    }
    addScript(line) {
        this.#isInScript &&= this.scriptFrom !== null && !/^(?:shell|env|with):/.test(line);
        if (this.#isInScript && this.#script.length <= MAX_SCRIPT_LINES)
            this.#script.push(line);
    }
    endScript(end) {
        const start = this.scriptFrom;
        this.scriptFrom = null;
        if (start === null)
            return;
        this.#isScriptWhole = true;
        this.#passed = 0;
        const isOutside = ({ number }) => number <= start || number > end;
        for (const lines of [this.#first, this.#trouble, this.#last, this.#builds.pinned])
            (0,lists/* retain */.aw)(lines, isOutside);
    }
    shorten() {
        this.#first = [];
        this.#trouble = [];
        this.#builds.pinned = [];
        this.#last = this.#last.slice(-KEPT_OF_OTHERS);
    }
    close() {
        const asideFrom = this.#lastLine - this.#asideFrom < MAX_ASIDE ? this.#asideFrom : Number.POSITIVE_INFINITY;
        this.copyKept();
        const last = this.#last.slice(-LAST_KEPT);
        const from = last[0]?.number ?? 0;
        const kept = [...this.#first, ...this.#trouble.slice(-TROUBLE_KEPT), ...this.#builds.pinned];
        const once = new Map(kept.filter(({ number }) => number < from).map((line) => [`${line.number} ${line.raw}`, line]));
        const before = [...once.values()].toSorted((a, b) => a.number - b.number);
        const pinned = new Set(this.#builds.pinned.map(({ number }) => number));
        const lines = [...before, ...last]
            .filter(({ number }) => number >= this.#builds.firstLine && number < asideFrom)
            .map(({ raw, number }) => ({
            ...(0,line/* readLine */.Xw)(raw, number),
            ...(pinned.has(number) ? { isOfFailure: true } : {}),
        }));
        return {
            step: this.step,
            lines: withoutListedWarnings((0,line/* withoutSharedPrefixes */.ow)(lines)),
            failed: this.failed,
            endsInError: this.exitCode !== null || this.#lastLine - this.#lastError <= LINES_AFTER_ERROR,
            isAssumed: this.isAssumed,
            errorTimes: this.#errorTimes,
            exitCode: this.exitCode,
            lastLine: this.#lastLine,
            script: this.#joinScript(),
        };
    }
    #joinScript() {
        if (!this.#isScriptWhole)
            return null;
        return this.#script.length > MAX_SCRIPT_LINES ? '' : this.#script.join('\n') || null;
    }
}
function withoutListedWarnings(lines) {
    let isListing = false;
    return lines.filter(({ text }) => {
        if (/^=+ warnings summary/.test(text))
            isListing = true;
        else if (/^(?:-- Docs: |=+ )/.test(text))
            isListing = false;
        return !isListing;
    });
}
const BUILD_WORDS = /went wrong:|\* Try:|BUILD (?:SUCCESS|FAIL)|Scanning for projects\.\.\./;
const PINNED_AFTER = 40;
const GOAL_FAILED = 'Failed to execute goal ';
const HEADING = /\bFAIL(?:ED)?: |(?:^|\s)[✗✘❌] |\(failed\)/;
const KEPT_BELOW_HEADING = 5;
const MAX_PINNED = 400;
class BuildPins {
    pinned = [];
    #buildStart = 0;
    #buildEnd = 0;
    #hasSucceeded = false;
    #pinTo = 0;
    add(line, speaksOfTrouble) {
        if (BUILD_WORDS.test(line.raw) || (speaksOfTrouble && line.raw.includes(GOAL_FAILED)))
            this.#follow(line);
        if (speaksOfTrouble && HEADING.test(line.raw))
            this.#pinTo = Math.max(this.#pinTo, line.number + KEPT_BELOW_HEADING);
        if (line.number > this.#pinTo)
            return;
        this.pinned.push(line);
        if (this.pinned.length > MAX_PINNED)
            this.pinned = [...this.pinned.slice(0, MAX_PINNED / 4), ...this.pinned.slice(-MAX_PINNED / 2)];
    }
    #follow({ number, raw }) {
        if (raw.includes('* Try:'))
            this.#pinTo = 0;
        else if (raw.includes(GOAL_FAILED))
            this.#pinTo = Math.max(this.#pinTo, number);
        else if (raw.includes('went wrong:'))
            this.#pinTo = number + PINNED_AFTER;
        else if (raw.includes('Scanning for projects')) {
            if (this.#buildEnd > 0)
                this.#buildStart = number;
            this.#hasSucceeded = false;
        }
        else {
            if (this.#buildEnd > this.#buildStart && / in \d/.test(raw))
                this.#buildStart = this.#buildEnd + 1;
            this.#buildEnd = number;
            this.#hasSucceeded = raw.includes('BUILD SUCCESS');
            if (!this.#hasSucceeded)
                this.#pinTo = Math.max(this.#pinTo, number + PINNED_AFTER);
        }
    }
    get firstLine() {
        return this.#hasSucceeded ? 0 : this.#buildStart;
    }
}

// EXTERNAL MODULE: ./build/src/triage/steps.js
var steps = __webpack_require__(42796);
;// CONCATENATED MODULE: ./build/src/triage/log.js







const TROUBLE_WORDS = /(?:error|fail|fatal|exception|panic|denied|refused|reset|time(?:d |-)?out|not |cannot|could|unable|no space|kill|abort|lost|clippy::|assert|expected|received|went wrong|warnings summary)(?<!\s--?[a-z][\w-]{0,60})/i;
const TROUBLE_PLACES = /:\d(?:(?<=\D:\d)\d*:\d|(?<=\.\w{1,64}:\d))|50\d|429|-->|[●❯✖✕×✗✘❌]|[ΓÔâ][£œùÅ]|^E {2}|___ /;
const MAX_PARTS = 200;
const MAX_FAILED_PARTS = 20;
const MAX_PENDING_CHARS = 64 * 1024;
const COPY_EACH_CHARS = 8 * 1024 * 1024;
const EXIT_CODE = /^(?:Error: )?(?:##\[error\])?Process completed with exit code (\d{1,9})/;
const ERASE = /\u001b\[[012]?K(?:\u001b\[[01]?G|\r)?|\u001b\[[01]?G/;
const PROGRESS = /\d ?%|\d\/\d|\.{3}|[█▏#=>-]{3}|\d ?[KMG]i?B\b|[⠁-⣿]/;
function listLastStates(raw) {
    const shown = raw.split('\r').map((version) => version.split(ERASE).findLast((state) => state !== '') ?? '');
    const last = shown.findLastIndex((version) => version.trim() !== '');
    return shown.filter((version, at) => at === last || (at < last && !PROGRESS.test(version)));
}
class LogReader {
    #parts = [];
    #part = new OpenPart(null);
    #line = 0;
    #rest = '';
    #isMidLine = false;
    #readChars = 0;
    #decode = null;
    #column = null;
    #folder = null;
    #isWhole = false;
    #isOfBuildkite = false;
    #stages = 0;
    #isParallel = false;
    #guard = new guard/* GuardReader */.F_();
    push(chunk) {
        this.#decode ??= (0,code_page/* createDecoder */.$C)(chunk);
        this.#addText(this.#decode(chunk));
        this.#readChars += chunk.length;
        if (this.#readChars < COPY_EACH_CHARS)
            return;
        for (const part of [...this.#parts, this.#part])
            part.copyKept();
        this.#readChars = 0;
    }
    end() {
        this.#addText(this.#decode?.() ?? '');
        if (this.#rest !== '')
            this.#addLine(this.#rest, true);
        this.#rest = '';
        this.#open(null);
        return {
            parts: this.#parts.map((part) => part.close()),
            lines: this.#line,
            isWhole: this.#isWhole,
            guard: this.#guard.found,
            folder: this.#folder,
        };
    }
    #addText(text) {
        const whole = this.#rest + text;
        const lines = whole.split('\n');
        this.#rest = lines.pop() ?? '';
        const mayReturn = whole.includes('\r') || whole.includes('\u001b[');
        for (const line of lines)
            this.#addLine(line, mayReturn);
        if (this.#rest.length > MAX_PENDING_CHARS) {
            this.#addLine(this.#rest, mayReturn);
            this.#isMidLine = true;
            this.#rest = '';
        }
    }
    #addLine(text, mayReturn) {
        if (this.#isMidLine) {
            this.#isMidLine = false;
            return;
        }
        this.#line += 1;
        const raw = mayReturn && text.endsWith('\r') ? text.slice(0, -1) : text;
        if (mayReturn && (raw.includes('\r') || raw.includes('\u001b[')))
            for (const state of listLastStates(raw))
                this.#addVersion((0,bounded_lines/* boundLine */.TH)(state));
        else
            this.#addVersion((0,bounded_lines/* boundLine */.TH)(raw));
    }
    #addVersion(raw) {
        if (this.#line === 1 || this.#column !== null)
            this.#watchColumn(raw);
        if (this.#folder === null && steps/* CHECKOUT_WORDS */.lZ.test(raw))
            this.#folder = (0,steps/* readCheckout */.b$)((0,line/* readLine */.Xw)(raw, this.#line).text);
        const isMarked = (0,steps/* mayBeStep */.pc)(raw);
        if (isMarked)
            this.#watchSteps((0,line/* readLine */.Xw)(raw, this.#line));
        else if (this.#part.scriptFrom !== null || this.#guard.isListing) {
            this.#guard.add((0,line/* readLine */.Xw)(raw, this.#line).text);
            this.#part.addScript((0,line/* readScriptLine */.wR)(raw));
        }
        this.#part.add(raw, this.#line, isMarked || TROUBLE_WORDS.test(raw) || TROUBLE_PLACES.test(raw));
    }
    #watchColumn(raw) {
        const step = (0,line/* readStepColumn */.TV)(raw);
        if (step !== null && this.#column !== null && step !== this.#column)
            this.#open(step);
        if (step !== null && this.#column === null)
            this.#part.step = step;
        this.#column = step ?? this.#column;
    }
    #watchSteps(line) {
        if (this.#guard.isListing)
            this.#guard.endPermissions();
        if (line.mark === 'group' && line.text === guard_table/* PERMISSIONS_GROUP */.TC)
            this.#guard.beginPermissions();
        if (line.mark === 'command' && line.text.startsWith('Run ')) {
            this.#open(this.#column ?? line.text);
            this.#part.scriptFrom = this.#line;
            this.#guard.begin(line.text);
        }
        else if (line.mark === 'endgroup')
            this.#part.endScript(this.#line);
        else if (line.mark === 'group')
            this.#part.beginGroup(this.#line);
        else if (line.text === steps/* CLEANUP */.VV)
            this.#open(line.text);
        else if (line.text === steps/* END_OF_JOB */._P)
            this.#isWhole = true;
        this.#isOfBuildkite ||= (0,steps/* isBuildkite */.EB)(line.text);
        const sign = (0,steps/* readStepSign */.yX)(line, this.#isOfBuildkite);
        if (sign !== null)
            this.#follow(sign);
        const code = EXIT_CODE.exec(line.text);
        if (code !== null)
            this.#part.exitCode = Number(code[1]);
        if (line.mark === 'error' || code !== null)
            this.#part.fail(line.time, this.#line);
    }
    #follow(sign) {
        switch (sign.kind) {
            case 'begin':
                this.#open(sign.step);
                break;
            case 'stage':
                if (this.#stages === 0 && !this.#isParallel)
                    this.#open(sign.step);
                this.#stages += 1;
                break;
            case 'stage end':
                this.#stages = Math.max(0, this.#stages - 1);
                break;
            case 'parallel':
                this.#isParallel = sign.isOpen;
                break;
            case 'skipped':
                if (this.#stages === 1 && !this.#isParallel)
                    this.#part.step = steps/* CLEANUP */.VV;
                break;
            case 'failed':
                this.#part.fail(null);
                if (sign.isLast)
                    this.#open(steps/* CLEANUP */.VV);
                break;
            case 'ended':
                this.#part.step = sign.command;
                this.#part.exitCode = sign.exitCode;
                if (sign.exitCode !== 0)
                    this.#part.fail(null);
                this.#open(null);
                break;
            case 'end':
                this.#endPipeline();
                break;
        }
    }
    #endPipeline() {
        this.#isParallel = false;
        this.#open(null);
        const stage = this.#parts.findLast(({ step }) => step !== steps/* CLEANUP */.VV);
        if (stage !== undefined && !this.#parts.some(({ failed }) => failed)) {
            stage.fail(null);
            stage.isAssumed = true;
        }
        this.#part.fail(null);
    }
    #open(step) {
        const part = this.#part;
        this.#part = new OpenPart(step);
        if (part.isEmpty)
            return;
        if (part.failed) {
            if (this.#parts.filter(({ failed }) => failed).length < MAX_FAILED_PARTS)
                this.#parts.push(part);
            return;
        }
        const before = this.#parts.findLastIndex(({ failed }) => !failed);
        if (part.step !== steps/* CLEANUP */.VV)
            this.#parts[before]?.shorten();
        if (this.#parts.length < MAX_PARTS || part.step !== steps/* CLEANUP */.VV)
            this.#parts.push(part);
        if (this.#parts.length > MAX_PARTS)
            this.#parts.splice(before, 1);
    }
}


/***/ }),

/***/ 72814:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ completeDocument; }
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93833);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31160);
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1509);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58934);
/* harmony import */ var _paste_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9588);





const MAX_TEXT_CHARS = 400;
const QUARANTINE_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_QUARANTINED = 5;
function completeDocument(document, { safe, ...more }) {
    const facts = { workflow: document.run?.name ?? null, ...more };
    const jobs = document.jobs.map(({ script: _script, ...job }, at) => ({
        ...job,
        next: findNextSteps(document.jobs[at] ?? job, facts),
    }));
    const steps = [...offerRerunJobs(safe, more.isForeign), ...(0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeLegs */ .gI)(jobs).flatMap(({ next = [] }) => next)];
    const byText = new Map(steps.map((step) => [`${step.text}\n${step.paste}`, step]));
    return { ...document, jobs, next: [...byText.values()] };
}
function offerRerunJobs(safe, isForeign) {
    if (safe.length === 0)
        return [];
    const text = 'Nothing runs again that rerun-jobs does not name.';
    return [isForeign ? say(text) : say(`${text} This line would have allowed it:`, (0,_paste_js__WEBPACK_IMPORTED_MODULE_2__/* .createRerunJobs */ .tI)(safe))];
}
function findNextSteps(job, facts) {
    const steps = job.flaky === true && job.class !== 'cancelled' ? mendFlaky(job, facts) : mendByClass(job, facts);
    return steps.map(({ text, paste }) => ({ text: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutMiddle */ .Mg)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(text), MAX_TEXT_CHARS), paste }));
}
function mendByClass(job, facts) {
    switch (job.class) {
        case 'cancelled':
            return [say('Nothing needs a change: the job was cancelled. Run it again if its result is needed.')];
        case 'transient':
            return [repeatJob(job, facts, `Another run can help: ${job.kind} is transient.`)];
        case 'deterministic':
            return [changeFirst(job)];
        case 'unknown':
            return explainUnknown(job, facts);
    }
}
function say(text, paste = null) {
    return { text, paste };
}
function repeatJob(job, { workflow, isForeign }, why) {
    const { rule, guarded, kind } = job;
    const { step, script = null, name } = isForeign ? { step: null } : job;
    if (guarded !== undefined)
        return say(`${why} The job acts on the world (${guarded}): a person should start the run.`);
    const command = script ?? (step === null ? '' : ((0,_paste_js__WEBPACK_IMPORTED_MODULE_2__/* .findStepCommand */ .BK)(step) ?? ''));
    const isKnown = command !== '' || step === null || !step.startsWith('Run ');
    if (rule !== null && ((0,_paste_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfTool */ .S$)(rule) ? isKnown : command !== '' && (0,_paste_js__WEBPACK_IMPORTED_MODULE_2__/* .mendsInStep */ .hb)(kind)))
        return say(`${why} This step repeats the command by itself${command === '' ? '; replace COMMAND' : ''}:`, (0,_paste_js__WEBPACK_IMPORTED_MODULE_2__/* .createRetryStep */ .xx)(step, command, rule));
    const workflows = workflow === null || isForeign ? [] : [workflow];
    const jobs = name === undefined ? [] : (0,_decision_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestRerunJobs */ .Zw)([name]);
    return say(`${why} This workflow runs the job again:`, (0,_paste_js__WEBPACK_IMPORTED_MODULE_2__/* .createTriageWorkflow */ .ys)(workflows, jobs));
}
function mendFlaky(job, facts) {
    const tests = job.tests.slice(0, MAX_QUARANTINED);
    const [first] = tests;
    if (first === undefined)
        return [repeatJob(job, facts, 'Another run can help: the job also passed on this commit.')];
    const until = new Date(facts.now + QUARANTINE_DAYS * DAY_MS).toISOString().slice(0, 10);
    const more = job.tests.length > 1 ? ` and ${job.tests.length - 1} more` : '';
    const mend = say(`Mend the flaky test ${first}${more}: it failed and passed on the same commit. Another run can help.`);
    if (facts.isForeign)
        return [mend];
    return [mend, say('Until it is mended, a quarantine lets it fail:', (0,_paste_js__WEBPACK_IMPORTED_MODULE_2__/* .createQuarantine */ .b$)(tests, until))];
}
const TIME_LIMIT = 'external.runner.timeout';
function changeFirst({ kind, annotations, evidence }) {
    const [place] = annotations;
    const [line] = evidence;
    if (place !== undefined && place.near !== true) {
        const more = annotations.length > 1 ? ` (and ${annotations.length - 1} more places)` : '';
        return say(`Change ${place.file}:${place.line} first${more}: ${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .cutHead */ .fz)(place.message, 300)}`);
    }
    if (kind === TIME_LIMIT)
        return say('Make the job faster, or raise its timeout-minutes: it ran into its time limit.');
    const reason = line === undefined ? `${kind} is not transient.` : line.text;
    const near = place === undefined ? '' : ` (near ${place.file}:${place.line})`;
    return say(`Change what this line names first, another run would fail alike: ${reason}${near}`);
}
function explainUnknown({ likely = [], note }, { isForeign }) {
    const [first] = likely;
    if (first === undefined) {
        const why = note === null ? 'its log has no line that could say why' : note;
        return [say(`Nothing is known about this failure: ${why}. Look at the page of the job.`)];
    }
    const lines = likely.map(({ line, text }) => `line ${line}: ${(0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .cutHead */ .fz)(text, 120)}`);
    const shown = say(`Nothing in the log was recognised. The likeliest lines: ${lines.join(' · ')}`);
    if (isForeign)
        return [shown];
    return [
        shown,
        say('This rule recognises it from now on:', `# .github/conductor-triage.yml\n${(0,_paste_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestRule */ .jO)(first.text, (0,_paste_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestKind */ .b8)(first.text))}`),
    ];
}


/***/ }),

/***/ 9588:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: function() { return /* binding */ findStepCommand; },
/* harmony export */   KC: function() { return /* binding */ withoutVariables; },
/* harmony export */   Ph: function() { return /* binding */ quoteForYaml; },
/* harmony export */   S$: function() { return /* binding */ isOfTool; },
/* harmony export */   b$: function() { return /* binding */ createQuarantine; },
/* harmony export */   b8: function() { return /* binding */ suggestKind; },
/* harmony export */   hb: function() { return /* binding */ mendsInStep; },
/* harmony export */   jO: function() { return /* binding */ suggestRule; },
/* harmony export */   tI: function() { return /* binding */ createRerunJobs; },
/* harmony export */   xx: function() { return /* binding */ createRetryStep; },
/* harmony export */   ys: function() { return /* binding */ createTriageWorkflow; }
/* harmony export */ });
/* unused harmony export suggestPattern */
/* harmony import */ var _text_bounded_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48443);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);


const ACTION = 'conductor-action/conductor-action@v1';
const VARIABLE = new _text_bounded_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .BoundedPattern */ .c9([
    '(?<=\\bhttps?:\\/\\/[^\\s?#"\'<>]{1,300})[?#][^\\s"\'<>)\\]]*',
    '\\b[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}\\b',
    '\\b\\d{4}-\\d\\d-\\d\\d(?:[T ]\\d\\d:\\d\\d(?::\\d\\d)?(?:[.,]\\d+)?(?:Z|[+-]\\d\\d:?\\d\\d)?)?\\b',
    '\\b\\d{1,2}:\\d\\d(?::\\d\\d)?(?:[.,]\\d+)?(?: ?[AP]M)?\\b',
    '(?:(?:\\/private)?\\/(?:tmp|var\\/tmp|var\\/folders)|\\/(?:home|Users)\\/runner\\/work\\/_temp|\\/__w\\/_temp)\\/[^\\s"\'`:;,)\\]]+',
    '[A-Za-z]:[\\\\/](?:[^\\s"\'`:;,)\\]]+[\\\\/])?(?:Temp|tmp|_temp)[\\\\/][^\\s"\'`:;,)\\]]+',
    '(?<![\\w.])\\d+(?:[.,]\\d+)? ?(?:ns|[µu]s|ms|msecs?|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?)\\b(?: ?\\d+(?:\\.\\d+)?(?:ms|s|m)\\b)*',
    '\\b0x[0-9a-fA-F]+\\b',
    '\\b(?=[0-9a-f]*\\d)(?=[0-9a-f]*[a-f])[0-9a-f]{6,}\\b|\\b(?=[0-9A-F]*\\d)(?=[0-9A-F]*[A-F])[0-9A-F]{6,}\\b',
    '(?<!\\b[A-Z]{1,6}-?)(?<!\\b[A-Z]{1,6}-?\\d+)\\d{2,}',
].join('|'), 'g');
const MARK = '#';
const REDACTED = /\*{3,}/g;
function withoutVariables(line) {
    return line.slice(0, 1000).replaceAll(VARIABLE, MARK).replaceAll(/\s+/g, ' ').trim();
}
function suggestPattern(line) {
    const parts = line.trim().slice(0, 150).replaceAll(VARIABLE, '\0').replaceAll(REDACTED, '\0').split('\0');
    return parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
}
function suggestRule(line, kind) {
    return `- stderr: '${suggestPattern(line).replaceAll("'", "''")}'\n  kind: ${kind}\n  # transient: true # if another run can mend it\n`;
}
function suggestKind(line) {
    const words = line.toLowerCase().match(/[a-z]{2,20}/g) ?? [];
    return `external.own.${words.slice(0, 3).join('_') || 'unknown'}`;
}
const NOT_OF_A_TOOL = new Set(['runner', 'build', 'rule', null]);
function isOfTool(set) {
    return !NOT_OF_A_TOOL.has(set);
}
function mendsInStep(kind) {
    return /^external\.runner\.(?:network|unavailable|rate_limited)$/.test(kind ?? '');
}
function findStepCommand(step) {
    return /^Run (?![\w.-]+\/[\w./-]+@)(.+)$/.exec(step)?.[1] ?? null;
}
function createRetryStep(step, command, set) {
    const name = step === null ? '' : `name: ${quoteForYaml(step)}\n  `;
    const lines = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(command)
        .split('\n')
        .map((line) => line.replaceAll('${{', '$ {{'));
    const indentation = /^\s/.test(lines.find((line) => line.trim() !== '') ?? '') ? '2' : '';
    const block = `|${indentation}\n${lines.map((line) => (line.trim() === '' ? '' : `      ${line}`)).join('\n')}`;
    const run = command === ''
        ? 'COMMAND # replace COMMAND by the command of the step'
        : lines.length > 1
            ? block
            : JSON.stringify(lines[0]);
    return `- ${name}uses: ${ACTION}\n  with:\n    run: ${run}\n    classify: ${set}\n    retry: 2\n`;
}
function createTriageWorkflow(workflows, jobs) {
    const names = workflows.length === 0 ? '["CI"] # the names of the workflows' : `[${workflows.map(quoteForYaml).join(', ')}]`;
    const listed = jobs.map((name) => `            ${toListedName(name)}\n`).join('');
    const only = jobs.length === 0 ? ' "test*" # the names of the jobs that may run twice' : ` |\n${listed.trimEnd()}`;
    return `# .github/workflows/triage.yml
name: Triage
on:
  workflow_run:
    workflows: ${names}
    types: [completed]
permissions: {}
jobs:
  triage:
    if: \${{ vars.CONDUCTOR_TRIAGE != 'off' && github.event.workflow_run.conclusion == 'failure' }}
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      actions: write
      checks: read
      contents: read
      deployments: read
      pull-requests: write
    steps:
      - uses: ${ACTION}
        with:
          command: triage
          rerun: 2
          rerun-jobs:${only}
          comment: true
`;
}
function createRerunJobs(names) {
    return `rerun-jobs: |\n${names.map((name) => `  ${toListedName(name)}\n`).join('')}`;
}
function toListedName(name) {
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(name, 200).trim().replaceAll('${{', '$ {{');
}
function createQuarantine(tests, until) {
    const entries = tests.map((name) => `  - name: ${quoteForYaml(name.replaceAll('*', '?'))}\n    until: ${until}\n    reason: It failed and passed on the same commit.\n`);
    return `# .github/quarantine.yml\ntests:\n${entries.join('')}`;
}
function quoteForYaml(text) {
    return JSON.stringify((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text, 200).replaceAll('${{', '$ {{'));
}


/***/ }),

/***/ 42796:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: function() { return /* binding */ isBuildkite; },
/* harmony export */   VV: function() { return /* binding */ CLEANUP; },
/* harmony export */   _P: function() { return /* binding */ END_OF_JOB; },
/* harmony export */   b$: function() { return /* binding */ readCheckout; },
/* harmony export */   lZ: function() { return /* binding */ CHECKOUT_WORDS; },
/* harmony export */   pc: function() { return /* binding */ mayBeStep; },
/* harmony export */   yX: function() { return /* binding */ readStepSign; }
/* harmony export */ });
const CLEANUP = 'Post job cleanup.';
const END_OF_JOB = 'Cleaning up orphan processes';
const STEP_WORDS = [
    /##\[|Post job cleanup\.|Process completed|section_start:\d|travis_fold:end:|The command "|\[Pipeline\] /,
    /Getting source|Executing "|Running after_script|Uploading artifacts|Cleaning up|Stage "|Post stage|Build step '|ERROR: script returned/,
    /^(?:\S{0,30}\u0007)?(?:~~~|---|\+\+\+) |Error: The command exited with status|##teamcity\[block|^\[\d\d:\d\d:\d\d\].{0,20}(?:Step \d|Process exited)/,
];
function mayBeStep(raw) {
    if (raw.startsWith('[Container] ') || raw.startsWith('ERROR: build step ') || raw.startsWith('Starting Step #'))
        return true;
    return STEP_WORDS.some((words) => words.test(raw));
}
const begin = (step) => ({ kind: 'begin', step });
const SIGNS = [
    [/^\W*Error: The command exited with status [1-9]/, () => ({ kind: 'failed', isLast: true })],
    [/^(?:Step \d+\/\d+: |##teamcity\[blockOpened name=')([^']+)/, ([, name = '']) => begin(name.trim())],
    [/^(?:\[[^\]]{1,60}\] +)?Process exited with code [1-9]/, () => ({ kind: 'failed', isLast: false })],
    [/^section_start:\d+:(?:after_script|upload|archive|cleanup)/, () => begin(CLEANUP)],
    [
        /^section_start:\d+:((?:prepare|get_sources|restore|download|step_|build_script)\w*)/,
        ([, name = '']) => begin(name),
    ],
    [
        /^(?:Running after_script|Uploading artifacts for failed job|Cleaning up (?:project directory and )?file based variables)(?:$|\d\d:\d\d$)/,
        () => begin(CLEANUP),
    ],
    [
        /^(Getting source from Git repository|Executing "(?:step|build)_script" stage of the job script)(?:$|\d\d:\d\d$)/,
        ([, title = '']) => begin(title),
    ],
    [/^##\[section\]Starting: (.+)/, ([, task = '']) => begin(task)],
    [/^travis_fold:end:(?:system_info|worker_info|git\.|cache\.1|before_|install)/, () => begin(null)],
    [
        /^The command "(.*)" (?:(?:failed and )?exited with (\d{1,9})\b|failed \d times)/,
        ([, command = '', code = '1']) => ({ kind: 'ended', command, exitCode: Number(code) }),
    ],
    [/^Starting (Step #\d+(?: - ".*")?)$/, ([, step = '']) => begin(step)],
    [/^(?:Entering phase|Running command) (.+)$/, ([, step = '']) => begin(step)],
    [
        /^Command did not exit successfully (.*) exit status (\d{1,9})$/,
        ([, command = '', code]) => ({ kind: 'ended', command, exitCode: Number(code) }),
    ],
    [/^Phase context status code: (?!COMMAND_EXECUTION_ERROR)\w+ Message: \S/, () => ({ kind: 'failed', isLast: false })],
    [/^ERROR: build step \d+ ".*" failed: /, () => ({ kind: 'failed', isLast: true })],
    [
        /^\[Pipeline\] (?:\[[^\]]*\] )?\{ \((?!Branch: )(.+)\)$/,
        ([, stage = '']) => ({ kind: 'stage', step: stage === 'Declarative: Post Actions' ? CLEANUP : stage }),
    ],
    [/^\[Pipeline\] (?:\[[^\]]*\] )?\/\/ stage$/, () => ({ kind: 'stage end' })],
    [/^\[Pipeline\] (\/\/ )?parallel$/, ([, end]) => ({ kind: 'parallel', isOpen: end === undefined })],
    [/^Post stage$/, () => begin(CLEANUP)],
    [/^Stage ".*" skipped due to /, () => ({ kind: 'skipped' })],
    [/^\[Pipeline\] End of Pipeline$/, () => ({ kind: 'end' })],
    [/^ERROR: script returned exit code [1-9]/, () => ({ kind: 'failed', isLast: false })],
    [
        /^Build step '.*' (?:marked build as failure|changed build result to FAILURE)/,
        () => ({ kind: 'failed', isLast: true }),
    ],
];
const BUILDKITE_GROUP = /^(?:~~~|---|\+\+\+) (?!FAIL|PASS|SKIP|[ab]\/|std)(?=:?\w)(.+)/;
const isBuildkite = (text) => /^~~~ :?\w/.test(text);
const BUILDKITE_AFTER = /\b(?:post-command|pre-exit)\b|^Uploading artifacts/;
function readStepSign({ text }, isOfBuildkite) {
    const [, group] = isOfBuildkite ? (BUILDKITE_GROUP.exec(text) ?? []) : [];
    if (group !== undefined)
        return begin(BUILDKITE_AFTER.test(group) ? CLEANUP : group);
    for (const [pattern, toSign] of SIGNS) {
        const match = pattern.exec(text);
        if (match !== null)
            return toSign(match);
    }
    return null;
}
const CHECKOUT_WORDS = / Git repository in |in workspace |Running on /;
const CHECKOUT = /(?: Git repository in|^Building .*\bin workspace|^Running on .* in) ((?:\/|[A-Za-z]:[\\/])\S*)$/;
function readCheckout(text) {
    const [, folder] = CHECKOUT.exec(text) ?? [];
    return folder === undefined ? null : folder.replaceAll('\\', '/').replace(/(?:\/\.git)?\/?$/, '');
}


/***/ }),

/***/ 22808:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PS: function() { return /* binding */ createRunVerdict; },
/* harmony export */   X5: function() { return /* binding */ toResult; },
/* harmony export */   bN: function() { return /* binding */ findWorst; },
/* harmony export */   dz: function() { return /* binding */ createLogVerdicts; },
/* harmony export */   gl: function() { return /* binding */ describeTracedRun; }
/* harmony export */ });
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57883);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10872);


function findWorst(jobs) {
    return _verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .CLASSES */ .Nv.flatMap((name) => jobs.filter((job) => job.class === name))[0];
}
function toResult(conclusion) {
    if (conclusion === 'success')
        return 'success';
    return conclusion === 'cancelled' ? 'cancellation' : 'failure';
}
function describeTracedRun({ id, url, head_branch: branch, head_sha: commit }) {
    return {
        'cicd.pipeline.run.id': String(id),
        'cicd.pipeline.run.url.full': url,
        'vcs.repository.url.full': url.replace(/\/actions\/runs\/.*$/, ''),
        'vcs.ref.head.name': branch,
        'vcs.ref.head.revision': commit,
    };
}
function createRunVerdict({ document, run }, now) {
    const worst = findWorst(document.jobs);
    const isFailed = worst !== undefined && worst.class !== 'cancelled';
    return {
        id: `github-${run.id}-${document.attempt}`,
        name: document.run.name,
        startMs: run.startedMs ?? now,
        endMs: run.endedMs ?? now,
        result: toResult(run.conclusion),
        kind: isFailed ? (worst.kind ?? _history_js__WEBPACK_IMPORTED_MODULE_0__/* .UNKNOWN_KIND */ .ak) : null,
        message: worst?.evidence[0]?.text ?? document.reason,
        facts: {
            ...describeTracedRun(document.run),
            'conductor.attempt': document.attempt,
            'conductor.class': worst?.class ?? null,
            'conductor.decision': document.decision,
        },
    };
}
function createLogVerdicts({ jobs }, now) {
    return jobs.map(({ file = '', kind, class: name, evidence }) => ({
        id: `log-${file}-${now}`,
        name: file,
        startMs: now,
        endMs: now,
        result: name === 'cancelled' ? 'cancellation' : 'failure',
        kind: name === 'cancelled' ? null : (kind ?? _history_js__WEBPACK_IMPORTED_MODULE_0__/* .UNKNOWN_KIND */ .ak),
        message: evidence[0]?.text ?? '',
        facts: { 'conductor.class': name },
    }));
}


/***/ }),

/***/ 10872:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Nv: function() { return /* binding */ CLASSES; },
  X4: function() { return /* binding */ findLastWords; },
  hx: function() { return /* binding */ forbidsJob; },
  JB: function() { return /* binding */ judgeJob; }
});

// UNUSED EXPORTS: NO_FACTS

// EXTERNAL MODULE: ./build/src/classify/choose.js
var choose = __webpack_require__(19144);
// EXTERNAL MODULE: ./build/src/classify/line.js
var classify_line = __webpack_require__(55423);
// EXTERNAL MODULE: ./build/src/classify/match.js
var match = __webpack_require__(91992);
// EXTERNAL MODULE: ./build/src/classify/quote.js
var quote = __webpack_require__(22169);
// EXTERNAL MODULE: ./build/src/classify/worth.js
var worth = __webpack_require__(55989);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
// EXTERNAL MODULE: ./build/src/triage/log.js + 1 modules
var log = __webpack_require__(26597);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/classify/locate.js
var locate = __webpack_require__(60443);
// EXTERNAL MODULE: ./build/src/classify/places.js
var places = __webpack_require__(95653);
;// CONCATENATED MODULE: ./build/src/triage/places.js





const MAX_PLACES = 50;
function findLogPlaces({ problems, lines }, evidence, folder = null) {
    const located = problems.flatMap(({ places, message, test }) => placeAt(places, message, folder).map((place) => (test === null ? place : { ...place, test })));
    if (located.length > 0)
        return located.slice(0, MAX_PLACES);
    const named = evidence.flatMap(({ text }, at) => placeBy(worth/* NAMED_PLACES */.hB, text, text, folder).map((place) => (at === 0 ? place : { ...place, near: true })));
    return (named.length > 0 ? named : placeNear(evidence[0], lines, folder)).slice(0, MAX_PLACES);
}
function placeAt(places, message, folder) {
    const inRepository = places.flatMap((place) => placeInRepository(place, folder));
    const place = inRepository.find(({ within }) => !OF_LIBRARIES.test(within ?? '')) ?? inRepository[0];
    if (place === undefined)
        return [];
    const column = place.column === null ? {} : { column: place.column };
    return [{ file: place.file, line: place.line, ...column, message }];
}
const NEAR = 20;
const BESIDE = 3;
function placeNear(quoted, lines, folder) {
    const index = lines.findIndex(({ number }) => number === quoted?.line);
    if (quoted === undefined || index === -1)
        return [];
    const isThrown = worth/* EXCEPTION */.og.test((0,classify_line/* findInnerText */.ty)(quoted.text) ?? quoted.text);
    const nearestFirst = Array.from({ length: NEAR + 1 }, (_, far) => [lines[index + far], lines[index - far]].map((line) => ({
        text: line?.text ?? '',
        isBeside: far <= BESIDE || isThrown,
    }))).flat();
    const places = nearestFirst.flatMap(({ text, isBeside }) => placeBy(worth/* BARE_PLACES */.MM, text, quoted.text, folder).map((place) => isBeside ? place : { ...place, near: true }));
    return places.slice(0, 1);
}
const OF_JVM = /^(?:at )?(?:java|jdk|sun|kotlin|scala|groovy|worker|junit|com\.sun\.proxy|com\.android\.(?:build|builder|ide|tools)|org\.(?:gradle|junit|codehaus|jetbrains|scalatest|opentest4j|apache\.(?:maven|tools)))[.x]/;
const OF_LIBRARIES = /^(?:at )?(?:spock|reactor|io\.netty|com\.(?:sun|google\.common)|org\.(?:apache|spockframework|springframework|hibernate|mockito|hamcrest|assertj|testng))\./;
const OF_NODE = /^at .*[( ](?:node:|internal\/|[a-z_]+\.js:)|^(?:node:)?internal\/|^in call from (?:escript|init|erl_eval|proc_lib):/;
function placeBy(forms, text, otherwise, folder) {
    if (OF_JVM.test(text) || OF_LIBRARIES.test(text) || OF_NODE.test(text))
        return [];
    const inner = (0,classify_line/* findInnerText */.ty)(text);
    for (const form of forms) {
        const match = form.exec(text) ?? (inner === null ? null : form.exec(inner.trim()));
        const { file, line, column, message = otherwise } = match?.groups ?? {};
        if (file === undefined || line === undefined || !/\w{3}/.test(message))
            continue;
        const place = { file, line: Number(line), column: column === undefined ? null : Number(column), within: null };
        return placeAt([place], message, folder);
    }
    return [];
}
const CHECKOUT = /^(?:\/(?:home|Users)\/(?:runner|vsts|\*{3})\/work|\/__w|[A-Za-z]:\/a|(?:[A-Za-z]:)?\/[\w.*/-]{1,100}\/_work)\/[^/]+\/[^/]+\/|^\/(?:(?:home|Users)\/travis\/(?:build|gopath\/src\/github\.com)\/[^/]+\/[^/]+|github\/workspace|builds\/[^/]+\/[^/]+|[\w./-]{1,100}\/workspace\/[^/]+|home\/circleci\/project|(?:home|Users)\/\*{3}\/[^/]+|usr\/src\/app|(?:private\/)?(?:tmp\/nix-build-[^/]+|build)\/[\w-]{0,60}source|app|workspace|code|src|[\w./-]{1,300}\/execroot\/\w+)\//;
const OF_PERSON = /^(?:\/(?:home|Users)|[A-Za-z]:\/Users)\/(?!runner\/|vsts\/)(?!.*\/(?:\.[^/]+|go\/pkg|Library|AppData|\w*conda\d?|[Ss]dk)\/)/;
const GOPATH = /^.*\/go\/src\/(?:git(?:hub|lab)\.com\/[^/]+|[\w-]+\.[\w.-]+)\/[^/]+\//;
const OF_MACHINE = /^(?:[A-Za-z]:)?\/(?:usr|lib|etc|nix|snap|rustc|checkout|opt\/(?!build|app)|var\/lib|Library|Applications|System|Program Files|Windows|hostedtoolcache)\/|\/(?:sdk|go[\d.]*|pkg\/mod|gems|vendor|\.\w+)\/|^\/_\/src\/(?:libraries|coreclr|mscorlib|System|Microsoft|xunit|NUnit)\b/;
const SOURCE_FOLDER = /^.*?\/(?=(?:src|lib|app|apps|tests?|specs?|packages|pkg|cmd|internal|include|crates|modules|examples|sources?|docs|scripts)\/)/;
function withoutCheckout(name, folder) {
    if (folder !== null && name.startsWith(`${folder}/`))
        return name.slice(folder.length + 1);
    const relative = name.replace(CHECKOUT, '').replace(GOPATH, '');
    if (relative !== name || !/^(?:[A-Za-z]:)?\//.test(name) || OF_PERSON.test(name) || OF_MACHINE.test(name))
        return relative;
    return name.replace(SOURCE_FOLDER, '');
}
function placeInRepository(place, folder) {
    const name = external_node_path_default().posix.normalize(place.file.replaceAll('\\', '/').replace(/^(?:file|res):\/\//, ''));
    const file = withoutCheckout(name, folder);
    const isAbsolute = file.startsWith('/') || /^[A-Za-z]:\//.test(file);
    if ((isAbsolute && !OF_PERSON.test(file)) || places/* OF_OTHERS */.ut.test(name) || OF_JVM.test(place.within ?? ''))
        return [];
    return [
        { ...place, file: place.within !== null && file === (0,locate/* toBaseName */.AU)(file) ? toPackagePath(file, place.within) : file },
    ];
}
function toPackagePath(file, within) {
    const [, inRepository = ''] = /^git(?:hub|lab)\.com\/[^/]+\/[^/]+\/(.+)$/.exec(within) ?? [];
    const folder = within.includes('/') ? inRepository : within.split('.').slice(0, -1).join('/');
    return folder === '' ? file : `${folder}/${file}`;
}

// EXTERNAL MODULE: ./build/src/triage/steps.js
var triage_steps = __webpack_require__(42796);
;// CONCATENATED MODULE: ./build/src/triage/verdict.js









const CLASSES = ['deterministic', 'unknown', 'flaky', 'transient', 'cancelled'];
const NO_FACTS = {
    job: null,
    step: null,
    failedAt: [],
    annotations: [],
    isCancelled: false,
    isTimedOut: false,
};
const createRunnerKinds = (...names) => new Set(names.map((name) => `external.runner.${name}`));
const OF_THE_MACHINE = createRunnerKinds('lost', 'shutdown', 'no_space', 'out_of_memory', 'timeout');
const OF_THE_RUNNER = createRunnerKinds('lost', 'shutdown', 'timeout');
const TIMEOUT = 'external.runner.timeout';
const CANCELLED = /^(?:E(?:rror|RROR): )?(?:The (?:operation|run|job|workflow run) was cancell?ed(?: by \S+)?\.?|Cancell?ing since a higher priority waiting request .*exists\.?|Job failed: cancell?ed|Finished: ABORTED|(?:.*\.\.\. )?Aborted by \S.*)$/;
function judgeJob(all, log, facts = NO_FACTS) {
    const steps = log === null ? [] : listFailedSteps(log.parts, facts);
    const [firstParts = [], ...later] = withoutAllowed(steps, log?.parts ?? []);
    const first = judgeParts(all, log, facts, firstParts);
    if (facts.failedAt.length > 0 || !first.isWeak || first.verdict.class === 'cancelled')
        return first.verdict;
    for (const parts of later) {
        const { verdict, isWeak } = judgeParts(all, log, facts, parts);
        if (verdict.class === 'deterministic' && !isWeak && !REPORTS.test(verdict.step ?? ''))
            return verdict;
    }
    return first.verdict;
}
const STEPS_AFTER_ALLOWED = 2;
function withoutAllowed(steps, parts) {
    const isOrdinary = ({ step }) => step !== null && step !== triage_steps/* CLEANUP */.VV && !REPORTS.test(step);
    const last = steps.findLastIndex((step) => step.every(isOrdinary));
    const positions = steps.map(([part]) => (part === undefined ? -1 : parts.indexOf(part)));
    const from = steps.findIndex((step, at) => {
        const between = parts.slice((positions[at] ?? 0) + 1, positions[at + 1]).filter(isOrdinary);
        return at >= last || step[0]?.errorTimes.length === 0 || between.length < STEPS_AFTER_ALLOWED;
    });
    return steps.slice(Math.max(0, from));
}
const VITEST_FAILED = /^(?:Test Files +[1-9]\d* failed|⎯+ Failed (?:Tests|Suites) [1-9])/;
const REPORTS = /upload|report|coverage|codecov|artifact|cache|publish|notif|summary|annotat|comment|slack|clean|\bpost\b|\balways\b|\blogs?\b/i;
const CLOSING_LINES = 3;
function judgeParts(all, log, facts, failed) {
    const lines = failed.flatMap((part) => part.lines);
    const step = facts.step ?? failed.find((part) => part.step !== null)?.step ?? null;
    const rules = all.filter((rule) => isFor(rule.job, facts.job) && isFor(rule.step, step));
    const holding = findHoldingHits(rules, log, facts, failed);
    const hits = holding.filter(({ rule }) => !rule.isVeto);
    const rerun = hits.length === holding.length;
    const script = failed.find((part) => part.script !== null)?.script ?? null;
    const nothing = { kind: null, evidence: [], step, rule: null, annotations: [], tests: [], likely: [], rerun, script };
    const stopped = judgeStop(hits, facts, failed, nothing);
    if (stopped !== null)
        return { verdict: stopped, isWeak: false };
    const telling = rules.filter(({ isVeto }) => !isVeto);
    const chosen = (0,choose/* choose */.Sw)(hits) ??
        (0,choose/* choose */.Sw)(findHitsElsewhere(telling, log, failed)) ??
        (0,choose/* chooseTogether */.Y_)(hits.filter(({ rule }) => rule.hint)) ??
        (0,choose/* chooseTogether */.Y_)(findDistantHints(telling, failed));
    if (chosen === null) {
        const likely = findLikelyLines(lines, failed.some((part) => part.failed) || facts.failedAt.length > 0);
        return { verdict: { ...nothing, class: 'unknown', likely }, isWeak: true };
    }
    const { hint, consequence, transient } = chosen.rule;
    return {
        verdict: createVerdict(chosen, lines, log?.folder ?? null, nothing),
        isWeak: !transient && (hint || consequence),
    };
}
function findHoldingHits(rules, log, { annotations }, failed) {
    const lines = failed.flatMap((part) => part.lines);
    const codes = failed.flatMap(({ exitCode }) => (exitCode === null ? [] : [exitCode]));
    const end = (0,lists/* findLargest */.qz)([0, ...failed.map(({ lastLine }) => lastLine)]);
    const hits = [...failed.flatMap((part) => (0,match/* findHits */.E)(rules, part.lines)), ...findHitsInAnnotations(rules, annotations)];
    const holding = [...(0,choose/* findHitsByCode */.k7)(rules, codes, end), ...(0,choose/* keepHolding */.Zn)(hits, codes, end)];
    const isMarked = failed.some((part) => part.failed) || log?.isWhole !== true;
    return (0,choose/* withoutOvercome */.fN)(holding, lines).filter(({ rule, lastFirm, last }) => isMarked || (lastFirm > 0 && (!rule.hint || end - last < CLOSING_LINES)));
}
function judgeStop(hits, facts, failed, nothing) {
    const cancellations = findCancellationsIn(failed.flatMap((part) => part.lines), facts);
    if (!facts.isCancelled && !facts.isTimedOut && cancellations.length === 0)
        return null;
    const ofRunner = hits.find(({ rule }) => OF_THE_RUNNER.has(rule.kind));
    if (ofRunner !== undefined)
        return applyRule(ofRunner, ofRunner.lines, nothing);
    if (facts.isTimedOut)
        return { ...nothing, kind: TIMEOUT, class: 'deterministic', rule: 'runner' };
    return hasFailed(failed, facts) ? null : { ...nothing, class: 'cancelled', evidence: cancellations.slice(0, 1) };
}
function createVerdict(hit, lines, folder, nothing) {
    const { set, kind, transient } = hit.rule;
    const isCode = !transient && set !== 'rule';
    const located = (0,quote/* locateIn */._)(isCode ? lines : []);
    const verdict = applyRule(hit, (0,quote/* quoteHit */.Y)(hit, lines, located), nothing);
    const [problem] = set === 'build' && kind !== 'external.build.coverage' ? located.problems : [];
    const isVitest = lines.some(({ text }) => VITEST_FAILED.test(text));
    return {
        ...verdict,
        kind: problem === undefined ? verdict.kind : `external.build.${isVitest ? 'test' : problem.kind}`,
        annotations: isCode ? findLogPlaces(located, verdict.evidence, folder) : [],
        tests: located.tests,
    };
}
function applyRule({ rule }, lines, nothing) {
    return {
        ...nothing,
        kind: rule.kind,
        class: rule.transient ? 'transient' : 'deterministic',
        evidence: lines.slice(0, match/* MAX_EVIDENCE */.Z),
        rule: rule.set,
        rerun: nothing.rerun && rule.rerun,
    };
}
function forbidsJob(rules, job) {
    return rules.some((rule) => !rule.rerun && rule.groups.length === 0 && rule.exitCode === null && rule.step === null && isFor(rule.job, job));
}
function isFor(pattern, name) {
    return pattern === null || (name !== null && pattern.search(name) !== null);
}
function findCancellationsIn(lines, { annotations }) {
    const noted = annotations.flatMap((text) => text.split('\n')).map((text) => ({ line: null, text: text.trim() }));
    const printed = lines.map(({ number, text }) => ({ line: number, text }));
    const cancellations = [...printed, ...noted].filter(({ text }) => CANCELLED.test(text));
    const isBare = ({ text }) => /The operation was|^Finished: /.test(text);
    return cancellations.sort((a, b) => Number(isBare(a)) - Number(isBare(b)));
}
function hasFailed(failed, { failedAt }) {
    if (failedAt.length > 0)
        return true;
    const isMarked = ({ text, mark }) => mark === 'error' && !CANCELLED.test(text);
    return failed.some(({ exitCode, lines }) => exitCode !== null || lines.some(isMarked));
}
function listFailedSteps(parts, { failedAt }) {
    const marked = parts.filter(({ failed }) => failed);
    const inTime = marked.filter(({ errorTimes }) => errorTimes.some((time) => failedAt.some(({ from, to }) => time >= from && time <= to)));
    const failed = inTime.length > 0 ? inTime : marked;
    const sure = failed.filter(({ endsInError }) => endsInError);
    const steps = sure.length > 0 ? sure : failed;
    if (steps.length > 0) {
        const assumed = steps.findIndex(({ isAssumed }) => !isAssumed);
        return [steps.slice(0, Math.max(1, assumed + 1)), ...steps.slice(Math.max(1, assumed + 1)).map((part) => [part])];
    }
    const cleanup = parts.findIndex(({ step }) => step === triage_steps/* CLEANUP */.VV);
    const last = parts[(cleanup === -1 ? parts.length : cleanup) - 1];
    return [last === undefined ? parts : [last]];
}
const MAX_LIKELY = 3;
const LIKELY_REACH = 100;
const rateLikeliness = ({ text, mark }) => (0,worth/* rateLine */.PX)(text) + (mark === 'error' ? 2 : 0) + (/^\W*(?:error|fatal|failed|failure|exception)\b/i.test(text) ? 1 : 0);
const NONE = /\b0 (?:\w+ )?(?:fail|err|problem|issue)/i;
function findLikelyLines(lines, isReported) {
    const candidates = [];
    for (const line of lines.toReversed()) {
        const { number, text, mark } = line;
        if (mark === 'command' || mark === 'warning' || (0,worth/* isMeagre */.kS)(text) || (0,classify_line/* isAside */.Zl)(text))
            continue;
        if (!isReported && (!log/* TROUBLE_WORDS */.U.test(text) || NONE.test(text)))
            continue;
        candidates.unshift({ number, text, likeliness: rateLikeliness(line) });
        if (candidates.length === LIKELY_REACH)
            break;
    }
    return candidates
        .toSorted((a, b) => b.likeliness - a.likeliness || b.number - a.number)
        .slice(0, MAX_LIKELY)
        .map(({ number, text }) => ({ line: number, text }));
}
function findLastWords(log, facts) {
    const lines = (listFailedSteps(log.parts, facts)[0] ?? []).flatMap((part) => part.lines);
    const last = lines.findLast(({ text, mark }) => mark !== 'command' && mark !== 'warning' && !(0,worth/* isMeagre */.kS)(text));
    return last === undefined ? null : { line: last.number, text: last.text };
}
function findHitsInAnnotations(rules, annotations) {
    const lines = annotations.flatMap((text) => text
        .split('\n')
        .slice(0, 100)
        .map((line) => (0,classify_line/* readLine */.Xw)(line.trim(), 1)));
    const atTheEnd = { lastFirm: Number.MAX_SAFE_INTEGER, last: Number.MAX_SAFE_INTEGER };
    return (0,match/* findHits */.E)(rules, lines).map((hit) => ({
        ...hit,
        ...atTheEnd,
        lines: hit.lines.map(({ text }) => ({ line: null, text })),
    }));
}
function findDistantHints(rules, failed) {
    const hints = rules.filter(({ hint }) => hint);
    const lines = failed.filter((part) => part.failed).flatMap((part) => part.lines);
    return (0,match/* findHits */.E)(hints, lines.map((line) => ({ ...line, isOfFailure: true })));
}
function findHitsElsewhere(rules, log, failed) {
    const others = (log?.parts ?? []).filter((part) => !failed.includes(part));
    const hits = others.flatMap(({ lines }) => (0,match/* findHits */.E)(rules, lines));
    return (0,choose/* keepHolding */.Zn)(hits, [], 0).filter(({ rule }) => OF_THE_MACHINE.has(rule.kind));
}


/***/ })

};
;