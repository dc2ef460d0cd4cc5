export const id = 7038;
export const ids = [7038];
export const modules = {

/***/ 1759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qj: () => (/* binding */ nap),
/* harmony export */   ml: () => (/* binding */ systemClock)
/* harmony export */ });
/* unused harmony export clockFrom */
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);


const LONGEST_NAP_MS = 60_000;
const SHORTEST_SLEEP_MS = 1000;
const LONGEST_WORK_MS = 50;
function clockFrom(sources) {
    const { monotonic } = sources;
    let origin = sources.wall() - monotonic();
    let awake = sources.uptime() - monotonic();
    let lastTurn = monotonic();
    const now = () => Math.floor(origin + monotonic());
    const countSleep = () => {
        const slept = sources.uptime() - monotonic() - awake;
        if (slept < SHORTEST_SLEEP_MS)
            return;
        origin += slept;
        awake += slept;
    };
    return {
        now,
        monotonic,
        async sleepUntil(deadline, signal) {
            for (;;) {
                const left = deadline - now();
                if (left <= 0 || signal.aborted)
                    return;
                await nap(Math.min(Math.ceil(left), LONGEST_NAP_MS), signal);
                countSleep();
            }
        },
        turn() {
            if (monotonic() - lastTurn < LONGEST_WORK_MS)
                return null;
            return new Promise((resolve) => {
                setImmediate(() => {
                    lastTurn = monotonic();
                    resolve();
                });
            });
        },
    };
}
const systemClock = clockFrom({
    wall: () => Date.now(),
    monotonic: () => performance.now(),
    uptime: () => (0,node_os__WEBPACK_IMPORTED_MODULE_1__.uptime)() * 1000,
});
function nap(ms, signal) {
    return new Promise((resolve) => {
        const wake = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', wake);
            resolve();
        };
        const timer = setTimeout(wake, ms);
        (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, signal);
        signal.addEventListener('abort', wake, { once: true });
        if (signal.aborted)
            wake();
    });
}


/***/ }),

/***/ 813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ME: () => (/* binding */ createGithubApi),
/* harmony export */   N5: () => (/* binding */ readEventPayload)
/* harmony export */ });
/* unused harmony export requestList */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4429);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1898);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7742);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1759);






const TIMEOUT_MS = 10_000;
const LONGEST_STREAM_MS = 600_000;
const NEVER = new AbortController().signal;
const ATTEMPTS = 3;
const LONGEST_WAIT_MS = 5000;
const FIRST_WAIT_MS = 500;
function createGithubApi(options) {
    const sleep = options.sleep ?? ((milliseconds) => (0,_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .nap */ .Qj)(milliseconds, options.signal ?? NEVER));
    const again = async (method, ask) => {
        for (let attempt = 1;; attempt += 1) {
            const answer = await ask();
            if (answer.ok)
                return answer;
            const wait = retryWait(answer.error, method, attempt, options.longestWaitMs ?? LONGEST_WAIT_MS);
            if (wait === null || options.signal?.aborted === true)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)(describe(answer.error));
            await sleep(wait);
        }
    };
    return {
        request: (method, path, body) => again(method, () => once(options, method, path, body)),
        stream: (path) => again('GET', () => openStream(options, path)),
    };
}
async function requestList(api, path) {
    const answer = await api.request('GET', path);
    if (!answer.ok)
        return answer;
    return Array.isArray(answer.value) ? ok(answer.value) : err({ status: null, message: 'the answer is not a list' });
}
async function once(options, method, path, body) {
    const attempt = new Attempt(options);
    try {
        const reply = await attempt.ask(`${method} ${path}`, body === undefined ? {} : { data: body });
        const data = reply.data;
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJson */ .Fh)(data) && typeof data === 'object' && data !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(data);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)(attempt.obstacle() ?? { ...NO_ANSWER, status: reply.status, message: 'the answer is not JSON' });
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)(attempt.obstacle() ?? failureOf(error));
    }
    finally {
        attempt.end();
    }
}
class Attempt {
    #options;
    #late = new AbortController();
    #timer;
    #bounded = null;
    constructor(options) {
        this.#options = options;
    }
    async ask(route, more) {
        const { token, baseUrl, signal = NEVER, timeoutMs = TIMEOUT_MS } = this.#options;
        const { getOctokit } = await __webpack_require__.e(/* import() */ 5564).then(__webpack_require__.bind(__webpack_require__, 5564));
        const octokit = getOctokit(token, { baseUrl, log: SILENT });
        const bounded = boundedFetch(octokit.request.endpoint.DEFAULTS.request?.fetch);
        this.#bounded = bounded;
        this.#timer = setTimeout(() => this.#late.abort(), timeoutMs);
        const ends = AbortSignal.any([this.#late.signal, signal]);
        const headers = { 'X-GitHub-Api-Version': '2022-11-28' };
        return octokit.request(route, {
            ...more,
            headers,
            request: { ...more.request, signal: ends, fetch: bounded.fetch },
        });
    }
    stay() {
        this.#timer?.refresh();
    }
    obstacle() {
        if (this.#options.signal?.aborted === true)
            return { ...NO_ANSWER, message: 'the job was cancelled' };
        if (this.#late.signal.aborted)
            return { ...NO_ANSWER, message: 'no answer in time' };
        return this.#bounded?.wasTooLong() === true ? { ...NO_ANSWER, message: 'the answer is too long' } : null;
    }
    end() {
        clearTimeout(this.#timer);
    }
}
async function openStream(options, path) {
    const attempt = new Attempt(options);
    try {
        const reply = await attempt.ask(`GET ${path}`, { request: { parseSuccessResponseBody: false } });
        const data = reply.data;
        if (isChunks(data))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(whileMoreComes(data, attempt));
        attempt.end();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)({ ...NO_ANSWER, status: reply.status, message: 'the answer is not a stream' });
    }
    catch (error) {
        attempt.end();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)(attempt.obstacle() ?? failureOf(error));
    }
}
async function* whileMoreComes(chunks, attempt) {
    const begin = performance.now();
    try {
        for await (const chunk of chunks) {
            yield chunk;
            attempt.stay();
            if (performance.now() - begin > LONGEST_STREAM_MS)
                throw new Error('it took too long');
        }
    }
    catch (error) {
        throw new Error(attempt.obstacle()?.message ?? (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .g)(error));
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
function failureOf(error) {
    const status = property(error, 'status');
    const headers = property(property(error, 'response'), 'headers');
    const message = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .g)(error), 300);
    if (typeof status !== 'number' || property(error, 'response') === undefined) {
        return { ...NO_ANSWER, message };
    }
    const seconds = Number(property(headers, 'retry-after') ?? Number.NaN);
    const isSpent = String(property(headers, 'x-ratelimit-remaining') ?? '') === '0';
    const reset = Number(property(headers, 'x-ratelimit-reset') ?? Number.NaN) * 1000 - Date.now();
    const until = isSpent && Number.isFinite(reset) ? Math.max(0, reset) + 1000 : null;
    const isSecondary = status === 403 && /secondary rate limit/i.test(message);
    const otherwise = until ?? (isSecondary ? SECONDARY_WAIT_MS : null);
    return {
        status,
        message,
        retryAfterMs: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : otherwise,
        isRateLimit: status === 429 || (status === 403 && (isSpent || isSecondary || Number.isFinite(seconds))),
    };
}
function retryWait(failure, method, attempt, longest) {
    if (attempt >= ATTEMPTS)
        return null;
    const isOutage = failure.status !== null && failure.status >= 500;
    if (!failure.isRateLimit && !(isOutage && method !== 'POST'))
        return null;
    const wait = failure.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1);
    return wait > longest ? null : wait;
}
function describe(failure) {
    const { status } = failure;
    if (status === null)
        return { status, message: failure.message };
    const meaning = failure.isRateLimit ? 'too many requests' : MEANINGS[status];
    const message = `${status}${meaning === undefined ? '' : ` (${meaning})`}: ${failure.message}`;
    return { status, message, isRateLimit: failure.isRateLimit };
}
const MEANINGS = {
    401: 'the token was refused',
    403: 'the token lacks the permission',
    404: 'not found, or the token may not see it',
};
function property(value, name) {
    if (typeof value !== 'object' || value === null || !(name in value))
        return undefined;
    return Reflect.get(value, name);
}
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
function boundedFetch(inner) {
    let isTooLong = false;
    const bytesOf = async (body) => {
        const parts = [];
        let length = 0;
        for await (const part of body ?? []) {
            length += part.length;
            isTooLong = length > MAX_ANSWER_BYTES;
            if (isTooLong)
                throw new Error('the answer is too long');
            parts.push(part);
        }
        return Buffer.concat(parts);
    };
    return {
        wasTooLong: () => isTooLong,
        fetch: async (address, init) => {
            const { status, statusText, url, headers, body } = await inner(address, init);
            const text = async () => (await bytesOf(body)).toString('utf8');
            const arrayBuffer = async () => new Uint8Array(await bytesOf(body)).buffer;
            return { status, statusText, url, headers, body, text, arrayBuffer };
        },
    };
}
const MAX_PAYLOAD_BYTES = 32 * 1024 * 1024;
function readEventPayload(path) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > MAX_PAYLOAD_BYTES)
            return undefined;
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTriage: () => (/* binding */ runTriage)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapters/github/api.js
var api = __webpack_require__(813);
// EXTERNAL MODULE: ./build/adapters/patterns.js
var patterns = __webpack_require__(3846);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/redaction/index.js + 1 modules
var redaction = __webpack_require__(5948);
// EXTERNAL MODULE: ./build/config/load/index.js + 6 modules
var load = __webpack_require__(988);
;// CONCATENATED MODULE: ./build/config/classify-file.js



const AROUND = 'workflow: { name: rules, entry_point: rules }\nagents:\n  - name: rules\n    type: script\n    run: "true"\n    classify:\n';
const LINES_AROUND = AROUND.split('\n').length - 1;
const INDENT = '      ';
async function readClassifyRules(text, name, patterns) {
    if (text.trim() === '')
        return (0,result/* err */._)(`${name} is empty; it must be a list of classify rules`);
    const folder = (0,external_node_path_.resolve)('.');
    const file = (0,external_node_path_.resolve)(folder, 'rules.yaml');
    const bytes = Buffer.from(AROUND + text.replace(/^\ufeff/, '').replaceAll(/^(?=.)/gm, INDENT));
    const reader = { realpath: (path) => path, read: () => (0,result.ok)(bytes) };
    const { workflow, findings } = await (0,load/* loadChecked */.cQ)(file, { workspace: folder, env: {}, reader }, patterns);
    const problem = findings.find(({ severity }) => severity === 'error');
    if (problem !== undefined) {
        const hint = problem.suggestion === null ? '' : ` (${problem.suggestion})`;
        return (0,result/* err */._)(`${name}, line ${Math.max(1, problem.line - LINES_AROUND)}: ${problem.message}${hint}`);
    }
    const step = workflow?.steps.get('rules');
    return step?.type === 'script' && step.classify !== undefined
        ? (0,result.ok)(step.classify)
        : (0,result/* err */._)(`${name} must be a list of classify rules`);
}

// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(1898);
// EXTERNAL MODULE: ./build/config/classify-sets/index.js + 13 modules
var classify_sets = __webpack_require__(6999);
// EXTERNAL MODULE: ./build/core/transient.js
var core_transient = __webpack_require__(188);
// EXTERNAL MODULE: ./build/nodes/classify/rule.js
var classify_rule = __webpack_require__(3019);
// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(7742);
;// CONCATENATED MODULE: ./build/triage/line.js

const GH_COLUMNS = /^[^\t]{1,300}\t([^\t]{1,300})\t\D{0,4}(?=\d{4}-\d\d-\d\dT)/;
const TIME = /^[[(]?(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d)(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]? ?/;
const CLOCK = /^[[(]?\d\d:\d\d:\d\d(?:[.,]\d+)?[\])]?(?: +|$)/;
const BROKEN_MARK = /^(?:\ufeff|ï»¿|∩╗┐)+/;
const BUILDKIT = /^#\d+ (?:\d+\.\d+ )?/;
const FRAME = /^(?:[|│╷╵] ?)?\s*/;
const CARET_COLOUR = /\^\[\[[\d;]*m/g;
const SCRIPT = /^(?:[^\t]+\t[^\t]+\t)?\S{0,40}? ?(?:\u001b|\^\[)\[36;1m/;
const MARK = /^##\[(error|warning|group|endgroup)\]/;
const MAX_LINE_CHARS = 4096;
function stepColumn(raw) {
    return GH_COLUMNS.exec(raw)?.[1] ?? null;
}
function readLine(raw, number) {
    let text = (0,terminal_text/* plainText */.wh)(raw.slice(0, MAX_LINE_CHARS)).replaceAll('\n', ' ');
    if (text.includes('^[['))
        text = text.replaceAll(CARET_COLOUR, '');
    text = text.replace(GH_COLUMNS, '').replace(BROKEN_MARK, '');
    const time = TIME.exec(text);
    if (time !== null)
        text = text.slice(time[0].length);
    text = text.replace(CLOCK, '').replace(BUILDKIT, '');
    const mark = MARK.exec(text);
    if (mark !== null)
        text = text.slice(mark[0].length);
    return {
        number,
        text: text.replace(FRAME, '').trimEnd(),
        time: time?.[1]?.replace(' ', 'T') ?? null,
        mark: markOf(raw, mark?.[1], text),
    };
}
function markOf(raw, word, text) {
    if (word === 'group')
        return text.startsWith('Run ') ? 'command' : 'group';
    if (word === 'error' || word === 'warning' || word === 'endgroup')
        return word;
    return SCRIPT.test(raw) ? 'command' : null;
}
const OUTER = [
    /^(?:Error|ERROR): +/,
    /^##\[error\]/,
    /^[\w.-]{1,60} +\| /,
    /^Step #\d+(?: - "[^"]{1,60}")?: /,
    /^@?[\w./-]{1,80}[:#][\w:-]{1,60}: /,
    /^\[[\w .:@/-]{1,60}\] +/,
    /^[\w.+-]{1,60}> +/,
    /^> +(?=curl: )/,
];
function innerText(text) {
    let inner = text;
    for (let outer = OUTER.find((each) => each.test(inner)); outer !== undefined;) {
        inner = inner.replace(outer, '');
        outer = OUTER.find((each) => each.test(inner));
    }
    return inner === text || inner === '' ? null : inner;
}
const WARNING = /^(?:warn(?:ing)?\b|npm warn\b|info\b|W: |w: |\[?WARN|notice\b)|(?<![-\w])retry(?:ing)?\b|Will retry|Back off|\battempt \d+(?: of \d+)? failed\b/i;
function isWarning(line) {
    return line.mark === 'warning' || WARNING.test(line.text);
}
const COMPILER_WARNING = /^w: |^(?:\S+:)?\S+[:(]\d+\S*:? (?:- )?warning\b|^warning(?:\[\w+\])?: (?!.*treated as)/;
function isCompilerWarning(line) {
    return line.mark === 'warning' || COMPILER_WARNING.test(line.text);
}
const LOCAL = /127\.0\.0\.\d|\blocalhost\b|\[::1\]|0\.0\.0\.0|(?:^|[\s:(])::1(?:$|[:\s)])/;
const NOT_REACHED = /refused|reset|timed? ?out|hang up|unreachable|unavailable|closed|connect|EOF|50[0234]/i;
const LOOKUP = /\blookup \S+ on /;
function isLocal(text) {
    return LOCAL.test(text) && NOT_REACHED.test(text) && !LOOKUP.test(text);
}
const OVERCOME = /\b(?:succeeded|successful) (?:on|after|at) (?:the )?(?:attempt|retry|try|\d)|\b(?:attempt|try|retry) ?\d*(?: of \d+)? succeeded\b/i;
function isOvercome(text) {
    return OVERCOME.test(text);
}
const ASIDE = [
    /^(?:[✓✔√✅]|ok \d|PASS(?:ED)?\b|=== RUN\b|--- PASS\b|\[ *(?:OK|PASSED|RUN) *\])/,
    /\.\.\. ?(?:ok|passed)$|\b(?:PASSED|SKIPPED)$/,
];
function isAside(text) {
    return ASIDE.some((each) => each.test(text));
}

;// CONCATENATED MODULE: ./build/triage/rules.js




function triageRules(own, patterns) {
    return [
        ...own.flatMap((rule, index) => ownRules(rule, index, patterns)),
        ...Object.entries(classify_sets/* CLASSIFY_SETS */.tC).flatMap(([name, rows]) => setRules(name, rows)),
    ];
}
function ownRules(rule, rank, patterns) {
    if (rule.kind === undefined)
        return [];
    const texts = [rule.stdout, rule.stderr].filter((text) => text !== undefined);
    const exitCodes = rule.exit_code === undefined ? null : (0,classify_rule/* codeRanges */.w)(rule.exit_code);
    if (texts.length === 0 && exitCodes === null)
        return [];
    const compiled = texts.flatMap((text) => {
        const made = patterns.compile(`(?m)${text}`);
        return made.ok ? [made.value] : [];
    });
    return [
        {
            kind: rule.kind,
            transient: rule.transient ?? core_transient/* TRANSIENT_KINDS */.ty.has(rule.kind),
            set: 'rule',
            rank,
            around: false,
            hint: false,
            exitCodes,
            cause: null,
            groups: compiled.map((pattern) => [{ matches: (text) => pattern.search(text) !== null, inAny: () => true }]),
        },
    ];
}
function setRules(name, rows) {
    return rows.flatMap((row, rank) => {
        const { text, on, unless } = row;
        if (text === undefined || row.exitCode !== undefined || row.needsTool === true)
            return [];
        const isMeant = (line) => on?.test(line) !== false && unless?.test(line) !== true;
        return [
            {
                kind: row.kind,
                transient: core_transient/* TRANSIENT_KINDS */.ty.has(row.kind),
                set: name,
                rank,
                around: row.around === true,
                hint: row.hint === true,
                exitCodes: null,
                cause: row.cause ?? null,
                groups: [
                    text.map((pattern) => {
                        const inLines = new RegExp(pattern, `${pattern.flags}m`);
                        return {
                            matches: (line) => pattern.test(line) && isMeant(line),
                            inAny: (all) => inLines.test(all),
                        };
                    }),
                ],
            },
        ];
    });
}
const MAX_EVIDENCE = 10;
const HINT_REACH = 100;
const LINES_TO_A_CAUSE = 20;
function hitsIn(rules, lines) {
    const end = lines.at(-1)?.number ?? 0;
    const readings = lines.filter(({ mark }) => mark !== 'command').map((line) => readingOf(line, end));
    const everything = readings.flatMap(({ texts, marked }) => [...texts, ...marked]).join('\n');
    return rules.flatMap((rule) => {
        const found = rule.groups.map((tests) => {
            const likely = tests.filter(({ inAny }) => inAny(everything));
            return readings.filter((reading) => counts(rule, reading) && likely.some((test) => isHit(rule, test, reading)));
        });
        if (found.length === 0 || found.some((some) => some.length === 0))
            return [];
        return hitOf(rule, found.flat(), lines);
    });
}
function isHit(rule, { matches }, { texts, marked }) {
    return texts.some(matches) || (rule.hint && marked.some(matches));
}
function readingOf(line, end) {
    const inner = innerText(line.text);
    return {
        line,
        texts: [line.text, ...(inner === null ? [] : [inner])],
        marked: line.mark === 'error' ? [`Error: ${line.text}`] : [],
        isWarning: isWarning(line),
        isCompilerWarning: isCompilerWarning(line),
        isAside: isAside(line.text),
        isLocal: isLocal(line.text),
        isNearEnd: line.number > end - HINT_REACH,
    };
}
function counts(rule, reading) {
    if (rule.set === 'rule')
        return true;
    if (rule.hint)
        return reading.isNearEnd && !reading.isWarning && !reading.isAside;
    if (rule.transient)
        return !reading.isLocal && !reading.isAside;
    return !reading.isCompilerWarning && !reading.isAside;
}
function hitOf(rule, readings, lines) {
    const sorted = readings.toSorted((a, b) => a.line.number - b.line.number);
    const evidence = [];
    const firm = [];
    for (const { line, isWarning } of sorted) {
        const cause = causeOf(rule, line, lines);
        if (cause !== null && rule.transient && isLocal(cause.text))
            continue;
        if (cause !== null && !rule.transient && evidence.length < MAX_EVIDENCE)
            evidence.push({ line: cause.number, text: cause.text });
        if (evidence.length < MAX_EVIDENCE)
            evidence.push({ line: line.number, text: line.text });
        if (!(rule.transient && isWarning))
            firm.push(line.number);
    }
    if (evidence.length === 0)
        return [];
    return [{ rule, lines: evidence, lastFirm: firm.at(-1) ?? 0, last: sorted.at(-1)?.line.number ?? 0 }];
}
function causeOf({ cause }, { number }, lines) {
    if (cause === null)
        return null;
    const behind = lines.filter((line) => line.number > number && line.number <= number + LINES_TO_A_CAUSE);
    return (behind.find(({ text }) => {
        const opening = cause.behind.exec(text);
        return opening !== null && !cause.skip.test(text.slice(opening[0].length).trim());
    }) ?? null);
}

;// CONCATENATED MODULE: ./build/run/triage-rules.js






const DEFAULT_RULES = '.github/conductor-triage.yml';
async function readTriageRules(named, folder, loadPatterns) {
    const patterns = await loadPatterns();
    const file = external_node_path_.resolve(folder, named ?? DEFAULT_RULES);
    if (named === null && !(0,external_node_fs_.existsSync)(file))
        return (0,result.ok)(triageRules([], patterns));
    const shown = named ?? DEFAULT_RULES;
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch (error) {
        return (0,result/* err */._)(`the rules ${shown} cannot be read: ${(0,error_message/* fileProblem */.W)(error)}`);
    }
    const rules = await readClassifyRules(text, shown, loadPatterns);
    return rules.ok ? (0,result.ok)(triageRules(rules.value, patterns)) : rules;
}

// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
;// CONCATENATED MODULE: ./build/triage/document.js

const MAX_EVIDENCE_CHARS = 500;
function jobOf(identity, verdict, redactor, note) {
    const evidence = verdict.evidence.map(({ line, text }) => ({
        line,
        text: (0,excerpt/* headOf */.Uo)(redactor.text(text), MAX_EVIDENCE_CHARS),
    }));
    const step = verdict.step === null ? null : redactor.text(verdict.step);
    const annotations = verdict.annotations.map((place) => ({
        ...place,
        file: redactor.text(place.file),
        message: (0,excerpt/* headOf */.Uo)(redactor.text(place.message), MAX_EVIDENCE_CHARS),
    }));
    const places = annotations.length === 0 ? {} : { annotations };
    return { ...identity, kind: verdict.kind, class: verdict.class, evidence, step, rule: verdict.rule, ...places, note };
}
function mayPass(job) {
    if (job.class === 'transient')
        return true;
    return job.flaky === true && (job.class === 'unknown' || job.kind === 'external.build.test');
}
function obstacle(all, attempt, highest) {
    if (highest === 0)
        return 'this is a report only; rerun is 0';
    const name = (job) => job.name ?? job.file ?? 'a job';
    const jobs = all.filter((job) => job.class !== 'cancelled');
    if (jobs.length === 0)
        return 'the jobs were cancelled, and nothing else failed';
    const wrong = jobs.find((job) => job.class === 'deterministic' && !mayPass(job));
    if (wrong !== undefined)
        return `${name(wrong)} failed for a reason that another run does not mend: ${wrong.kind}`;
    const unknown = jobs.find((job) => !mayPass(job));
    if (unknown !== undefined)
        return `no rule knows why ${name(unknown)} failed`;
    if (attempt >= highest)
        return `attempt ${attempt} was the last that rerun: ${highest} allows`;
    return null;
}

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
;// CONCATENATED MODULE: ./build/triage/github.js

const FAILED = new Set(['failure', 'timed_out', 'startup_failure']);
const CANCELLED = 'cancelled';
function runOf(value) {
    if (!(0,json/* isJsonObject */.OW)(value) || typeof value['id'] !== 'number')
        return null;
    const repository = value['head_repository'];
    return {
        id: value['id'],
        name: (0,json/* asString */.oJ)(value['name']),
        workflow: (0,json/* asString */.oJ)(value['path']).replace(/@.*$/, ''),
        event: (0,json/* asString */.oJ)(value['event']),
        head_branch: typeof value['head_branch'] === 'string' ? value['head_branch'] : null,
        head_sha: (0,json/* asString */.oJ)(value['head_sha']),
        url: (0,json/* asString */.oJ)(value['html_url']),
        attempt: attemptOf(value),
        status: (0,json/* asString */.oJ)(value['status']),
        conclusion: (0,json/* asString */.oJ)(value['conclusion']),
        headRepository: (0,json/* isJsonObject */.OW)(repository) ? (0,json/* asString */.oJ)(repository['full_name']) || null : null,
    };
}
function attemptOf({ run_attempt: attempt }) {
    return typeof attempt === 'number' && Number.isSafeInteger(attempt) && attempt >= 1 ? attempt : 0;
}
function github_pullRequestAt(value, sha) {
    const pulls = Array.isArray(value) ? value : [];
    const isAt = (head) => isJsonObject(head) && head['sha'] === sha;
    const found = pulls.filter(isJsonObject).find((pull) => pull['state'] !== 'closed' && isAt(pull['head']));
    return typeof found?.['number'] === 'number' ? found['number'] : null;
}
function jobsOf(value) {
    const jobs = (0,json/* isJsonObject */.OW)(value) && Array.isArray(value['jobs']) ? value['jobs'] : [];
    return jobs.flatMap((job) => ((0,json/* isJsonObject */.OW)(job) ? jobRecord(job) : []));
}
function hasFailed({ conclusion }) {
    return FAILED.has(conclusion) || conclusion === CANCELLED;
}
function runsBeside(value, { id, workflow }) {
    const runs = (0,json/* isJsonObject */.OW)(value) && Array.isArray(value['workflow_runs']) ? value['workflow_runs'] : [];
    return runs.flatMap((each) => runOf(each) ?? []).filter((run) => run.id !== id && run.workflow === workflow);
}
function jobRecord(job) {
    if (typeof job['id'] !== 'number')
        return [];
    const steps = Array.isArray(job['steps']) ? job['steps'].filter(json/* isJsonObject */.OW) : [];
    const failed = steps.filter((step) => FAILED.has((0,json/* asString */.oJ)(step['conclusion'])));
    const [stopped] = failed.length > 0 ? failed : steps.filter((step) => step['conclusion'] === CANCELLED);
    return [
        {
            id: job['id'],
            attempt: attemptOf(job),
            name: (0,json/* asString */.oJ)(job['name']),
            url: (0,json/* asString */.oJ)(job['html_url']),
            conclusion: (0,json/* asString */.oJ)(job['conclusion']),
            failedStep: stopped === undefined ? null : (0,json/* asString */.oJ)(stopped['name']),
            failedAt: failed.map((step) => ({
                from: second(step['started_at']),
                to: second(step['completed_at']) || '9999',
            })),
        },
    ];
}
function second(value) {
    return (0,json/* asString */.oJ)(value).slice(0, 19);
}
function newestCommit(value) {
    if (!(0,json/* isJsonObject */.OW)(value))
        return null;
    const commit = (0,json/* isJsonObject */.OW)(value['commit']) ? value['commit'] : value;
    return (0,json/* asString */.oJ)(commit['sha']) || (0,json/* asString */.oJ)(value['sha']) || null;
}
function annotationTexts(value) {
    const listed = Array.isArray(value) ? value : [];
    return listed.filter(json/* isJsonObject */.OW).flatMap((each) => {
        const isFailure = each['annotation_level'] === 'failure';
        return isFailure && typeof each['message'] === 'string' ? [each['message'].slice(0, 20_000)] : [];
    });
}
function runAddress(url) {
    const match = /^(https?:\/\/[^/\s]+)\/([A-Za-z0-9_.-]+)\/([A-Za-z0-9_.-]+)\/actions\/runs\/(\d{1,15})(?:[/?#].*)?$/.exec(url);
    if (match === null)
        return null;
    const [, server = '', owner = '', repo = '', id = ''] = match;
    return { server, owner, repo, id: Number(id) };
}

// EXTERNAL MODULE: ./build/durability/ledger.js
var durability_ledger = __webpack_require__(9765);
;// CONCATENATED MODULE: ./build/triage/history.js

function withHistory(job, run, past, ledger) {
    if (job.class === 'cancelled')
        return job;
    const where = passedIn(job, run, past) ?? passedByLedger(job, run, ledger);
    if (where === null)
        return job;
    return { ...job, flaky: true, evidence: [...job.evidence, { line: null, text: `it passed ${where}` }] };
}
function passedIn({ name }, run, past) {
    for (const { run: id, attempt, jobs } of past) {
        if (!jobs.some((job) => job.name === name && job.conclusion === 'success'))
            continue;
        const where = id === run.id ? 'this run' : `run ${id}`;
        return `in ${attempt === 0 ? where : `attempt ${attempt} of ${where}`}, on the same commit`;
    }
    return null;
}
function passedByLedger({ name, kind }, run, ledger) {
    const same = (0,durability_ledger/* foldLedger */.n2)(ledger).runs.filter(({ commit, workflow }) => commit === run.head_sha && workflow.file === run.workflow);
    const found = same.find(({ outcome, sightings, run_id: id }) => {
        if (outcome === 'success' && id !== `github-${run.id}`)
            return true;
        return sightings.some((one) => one.node === name && one.kind === kind && one.recovered > 0);
    });
    return found === undefined ? null : `in ${found.run_id}, on the same commit, by the ledger`;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/triage/log.js


function unpackerOf(first) {
    if (first.length >= 4 && first.readUInt32BE(0) === 0x504b0304)
        return 'unzip';
    if (first.length >= 2 && first.readUInt16BE(0) === 0x1f8b)
        return 'gunzip';
    return null;
}
function decoderOf(first) {
    const mark = first.length >= 2 ? first.readUInt16BE(0) : 0;
    return new external_node_util_.TextDecoder(mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8');
}
const TROUBLE = new RegExp([
    'error|fail|fatal|exception|panic|denied|refused|reset|time(?:d |-)?out|not |cannot|could|unable|no space|kill|abort',
    'lost|50\\d|429|assert|expected|received|went wrong|warnings summary|-->|[●❯✖✕×]|:\\d+:\\d|\\.\\w+:\\d|^E  |___ ',
].join('|'), 'i');
const FIRST_KEPT = 500;
const TROUBLE_KEPT = 1500;
const LAST_KEPT = 150;
const KEPT_OF_OTHERS = 40;
const MAX_PARTS = 200;
const MAX_FAILED_PARTS = 20;
const MAX_ERROR_TIMES = 100;
const MAX_PENDING_CHARS = 64 * 1024;
const CLEANUP = 'Post job cleanup.';
const EXIT_CODE = /^(?:Error: )?(?:##\[error\])?Process completed with exit code (\d{1,9})/;
class LogReader {
    #parts = [];
    #part = new OpenPart(null);
    #line = 0;
    #rest = '';
    #isMidLine = false;
    #decoder = null;
    #column = null;
    push(chunk) {
        this.#decoder ??= decoderOf(chunk);
        this.#addText(this.#decoder.decode(chunk, { stream: true }));
    }
    end() {
        this.#addText(this.#decoder?.decode() ?? '');
        if (this.#rest !== '')
            this.#addLine(this.#rest);
        this.#rest = '';
        this.#open(null);
        return { parts: this.#parts, lines: this.#line };
    }
    #addText(text) {
        const lines = (this.#rest + text).split('\n');
        this.#rest = lines.pop() ?? '';
        for (const line of lines)
            this.#addLine(line);
        if (this.#rest.length > MAX_PENDING_CHARS) {
            this.#addLine(this.#rest);
            this.#isMidLine = true;
            this.#rest = '';
        }
    }
    #addLine(text) {
        if (this.#isMidLine) {
            this.#isMidLine = false;
            return;
        }
        this.#line += 1;
        const raw = text.endsWith('\r') ? text.slice(0, -1) : text;
        if (raw.includes('\r'))
            for (const version of raw.split('\r'))
                this.#addVersion(version);
        else
            this.#addVersion(raw);
    }
    #addVersion(raw) {
        if (this.#line === 1 || this.#column !== null)
            this.#watchColumn(raw);
        const isMarked = raw.includes('##[') || raw.includes(CLEANUP) || raw.includes('Process completed');
        if (isMarked)
            this.#watchSteps(readLine(raw, this.#line));
        this.#part.add(raw, this.#line, isMarked || TROUBLE.test(raw));
    }
    #watchColumn(raw) {
        const step = stepColumn(raw);
        if (step !== null && this.#column !== null && step !== this.#column)
            this.#open(step);
        if (step !== null && this.#column === null)
            this.#part.step = step;
        this.#column = step ?? this.#column;
    }
    #watchSteps(line) {
        if (line.mark === 'command' && line.text.startsWith('Run ')) {
            this.#open(this.#column ?? line.text);
            this.#part.scriptFrom = this.#line;
        }
        else if (line.mark === 'endgroup')
            this.#part.endScript(this.#line);
        else if (line.mark === 'group')
            this.#part.scriptFrom = null;
        else if (line.text === CLEANUP)
            this.#open(line.text);
        const code = EXIT_CODE.exec(line.text);
        if (code !== null)
            this.#part.exitCode = Number(code[1]);
        if (line.mark === 'error' || code !== null)
            this.#part.fail(line.time);
    }
    #open(step) {
        const part = this.#part;
        this.#part = new OpenPart(step);
        if (part.isEmpty)
            return;
        const closed = part.close();
        if (closed.failed) {
            if (this.#parts.filter(({ failed }) => failed).length < MAX_FAILED_PARTS)
                this.#parts.push(closed);
            return;
        }
        const before = this.#parts.findLastIndex(({ failed }) => !failed);
        const shorter = this.#parts[before];
        if (shorter !== undefined && closed.step !== CLEANUP)
            this.#parts[before] = { ...shorter, lines: shorter.lines.slice(-KEPT_OF_OTHERS) };
        if (this.#parts.length < MAX_PARTS || closed.step !== CLEANUP)
            this.#parts.push(closed);
        if (this.#parts.length > MAX_PARTS)
            this.#parts.splice(before, 1);
    }
}
class OpenPart {
    step;
    failed = false;
    exitCode = null;
    scriptFrom = null;
    #errorTimes = [];
    #first = [];
    #trouble = [];
    #last = [];
    #lastLine = 0;
    constructor(step) {
        this.step = step;
    }
    get isEmpty() {
        return this.#lastLine === 0;
    }
    add(text, number, speaksOfTrouble) {
        this.#lastLine = number;
        const raw = text.length > MAX_LINE_CHARS ? text.slice(0, MAX_LINE_CHARS) : text;
        this.#last.push({ number, raw });
        if (this.#last.length >= LAST_KEPT * 2)
            this.#last = this.#last.slice(-LAST_KEPT);
        if (!speaksOfTrouble)
            return;
        const kept = { number, raw: Buffer.from(raw).toString() };
        if (this.#first.length < FIRST_KEPT)
            this.#first.push(kept);
        else
            this.#trouble.push(kept);
        if (this.#trouble.length >= TROUBLE_KEPT * 2)
            this.#trouble = this.#trouble.slice(-TROUBLE_KEPT);
    }
    fail(time) {
        this.failed = true;
        if (time !== null && this.#errorTimes.length < MAX_ERROR_TIMES)
            this.#errorTimes.push(time);
    }
    endScript(end) {
        const start = this.scriptFrom;
        this.scriptFrom = null;
        if (start === null)
            return;
        const isOutside = ({ number }) => number <= start || number > end;
        for (const lines of [this.#first, this.#trouble, this.#last])
            lines.splice(0, lines.length, ...lines.filter(isOutside));
    }
    close() {
        const last = this.#last.slice(-LAST_KEPT);
        const from = last[0]?.number ?? 0;
        const before = [...this.#first, ...this.#trouble.slice(-TROUBLE_KEPT)].filter(({ number }) => number < from);
        return {
            step: this.step,
            lines: withoutListedWarnings([...before, ...last].map(({ raw, number }) => readLine(raw, number))),
            failed: this.failed,
            errorTimes: this.#errorTimes,
            exitCode: this.exitCode,
            lastLine: this.#lastLine,
        };
    }
}
function withoutListedWarnings(lines) {
    let isListing = false;
    return lines.map((line) => {
        if (/^=+ warnings summary/.test(line.text))
            isListing = true;
        else if (/^(?:-- Docs: |=+ )/.test(line.text))
            isListing = false;
        return isListing ? { ...line, mark: 'warning' } : line;
    });
}

// EXTERNAL MODULE: ./build/core/once.js
var once = __webpack_require__(3609);
// EXTERNAL MODULE: ./build/config/classify-sets/located.js
var located = __webpack_require__(930);
// EXTERNAL MODULE: ./build/nodes/classify/locate.js
var locate = __webpack_require__(4795);
;// CONCATENATED MODULE: ./build/triage/quote.js


function locatedIn(lines) {
    const output = lines.filter(({ mark }) => mark !== 'command' && mark !== 'warning');
    return {
        problems: (0,locate/* problemsIn */._)(Object.values(located/* LOCATED */.h), output.map(({ text }) => text)),
        lines: output,
    };
}
const MAX_PLACES = 50;
const CHECKOUT = /^(?:\/(?:home|Users)\/runner\/work|\/__w|[A-Za-z]:\/a)\/[^/]+\/[^/]+\/|^\/github\/workspace\//;
const OF_OTHERS = /(?:^|\/)(?:node_modules|site-packages|dist-packages|\.cargo|\.rustup)\//;
function placesOf({ problems }) {
    return problems
        .flatMap(({ places, message }) => {
        const found = places.flatMap((place) => placeInRepository(place))[0];
        if (found === undefined)
            return [];
        const column = found.column === null ? {} : { column: found.column };
        return [{ file: found.file, line: found.line, ...column, message }];
    })
        .slice(0, MAX_PLACES);
}
function placeInRepository(place) {
    const name = place.file
        .replaceAll('\\', '/')
        .replace(/^file:\/\//, '')
        .replace(/^\.\//, '');
    const file = name.replace(CHECKOUT, '');
    const isAbsolute = file.startsWith('/') || /^[A-Za-z]:\//.test(file);
    if (isAbsolute || OF_OTHERS.test(file) || file.startsWith('../'))
        return [];
    return place.within !== null && file === (0,locate/* baseName */.F)(file) ? [] : [{ ...place, file }];
}
const SAYS_LITTLE = [
    /^Traceback \(most recent call/,
    /^\S+:\d+(?::\d+)?:?$/,
    /^(?:at|from) \S/,
    /^File "[^"]+", line \d+/,
    /^[=\-_#*!✖✗×❯ ]*\d+ (?:of \d+ )?(?:\w+ )?(?:failed|failing|passed|errors?|problems?|tests?|failures?|examples?|flaky)\b/i,
    /^(?:Tests?|Test Suites|Test Files|Tests run|Failures|Errors|Snapshots|Suites)\b ?:? *\d*/,
    /^(?:\[ERROR\] )?(?:Failures|Errors|COMPILATION ERROR|Tests run|There (?:was|were|are))\b/i,
    /^(?:FAIL|FAILED|FAILURES?!?|ERRORS?!?|failures:|not ok|Build FAILED\.?|BUILD FAILED.*)$/,
    /^FAIL[: \t]\s*\S+(?:\s+\[.*\]|\s+[\d.]+s)?$/,
    /^(?:Executed|Ran|Found|Summary|Result|Status)\b.*\d/,
    /^-+ FAIL: |^--- FAIL: /,
    /^(?:[●✕×✗]|\d+\)) /,
    /^(?:goroutine \d+ |stack backtrace:|exception in thread "[^"]+"$)/i,
    /^\* What went wrong:$/,
    /^(?:info|warn(?:ing)?)\b/i,
    /^\W*\d+ files? inspected|Request failed after \d+ retries$/,
    /^Summarizing \d+ Failures?:|^Failed to compile\.?$|\bstack ?trace:?$/i,
];
const EXCEPTION = /^(?:[\w.$]+\.)?\w*(?:Error|Exception|Exit|Interrupt|Failure|Panic)\b(?:: .*| \[.*| \(.*)?$/;
const ASSERTION = /assert|expected|expect\(|\bgot\b|!==?|is not equal|to equal|should be/i;
const PLACED = /^\S+\.\w+:\d+(?::\d+)?:? .*\w{3}/;
const NEAR = 60;
function saysLittle(text) {
    return text.trim().length < 4 || SAYS_LITTLE.some((each) => each.test(text));
}
function quoted(hit, lines, { problems, lines: output }) {
    const { rule } = hit;
    const best = bestOf(hit, lines, rule.kind.startsWith('external.build.') ? output[problems[0]?.at ?? -1] : undefined);
    if (best === null)
        return hit.lines;
    return [best, ...hit.lines.filter(({ line, text }) => line !== best.line || text !== best.text)];
}
function bestOf(hit, lines, problem) {
    if (problem !== undefined)
        return evidenceOf(problem);
    const telling = hit.lines.filter(({ text }) => !saysLittle(text));
    const { hint, around, set } = hit.rule;
    if (hint || around || set === 'gradle') {
        const wrong = lines.findLastIndex(({ text }) => text === '* What went wrong:');
        const below = lines[wrong + 1];
        if (wrong !== -1 && below !== undefined && (hint || around))
            return evidenceOf(below);
    }
    const chosen = hint ? telling.at(-1) : telling[0];
    if (chosen !== undefined && !(hint && /^Traceback/.test(chosen.text)))
        return chosen;
    return nearby(hit, lines);
}
function nearby(hit, lines) {
    const from = (hit.lines[0]?.line ?? 0) - NEAR;
    const to = (hit.lines.at(-1)?.line ?? 0) + NEAR;
    const near = lines.filter(({ number, text, mark }) => number >= from && number <= to && mark !== 'command' && !saysLittle(text));
    const found = [EXCEPTION, ASSERTION, PLACED].flatMap((each) => near.find(({ text }) => each.test(text)) ?? [])[0];
    return found === undefined ? null : evidenceOf(found);
}
function evidenceOf({ number, text }) {
    return { line: number, text };
}

;// CONCATENATED MODULE: ./build/triage/verdict.js






const NO_FACTS = { step: null, failedAt: [], annotations: [], isCancelled: false };
const WARNING_REACH = 200;
const CONSEQUENCE_REACH = 20;
const SET_ORDER = new Map(['rule', ...Object.keys(classify_sets/* CLASSIFY_SETS */.tC)].map((name, index) => [name, index]));
const ofRunner = (...names) => new Set(names.map((name) => `external.runner.${name}`));
const OF_THE_MACHINE = ofRunner('lost', 'shutdown', 'no_space', 'out_of_memory', 'timeout');
const OF_THE_RUNNER = ofRunner('lost', 'shutdown', 'timeout');
const verdict_CANCELLED = /^(?:Error: )?The operation was cancell?ed\.?$/;
const LIMITED = /API rate limit|secondary rate limit|pull rate limit/i;
function jobVerdict(rules, log, facts = NO_FACTS) {
    const failed = log === null ? [] : failedParts(log.parts, facts);
    const lines = failed.flatMap((part) => part.lines);
    const codes = failed.flatMap(({ exitCode }) => (exitCode === null ? [] : [exitCode]));
    const end = Math.max(0, ...failed.map(({ lastLine }) => lastLine));
    const step = facts.step ?? failed.find((part) => part.step !== null)?.step ?? null;
    const own = [...failed.flatMap((part) => hitsIn(rules, part.lines)), ...hitsInAnnotations(rules, facts.annotations)];
    const held = withoutOvercome([...byExitCode(rules, codes, end), ...holding(own, codes, end)], lines);
    const nothing = { kind: null, evidence: [], step, rule: null, annotations: [] };
    const cancelled = facts.isCancelled ? [] : lines.filter(({ text }) => verdict_CANCELLED.test(text));
    if (facts.isCancelled || cancelled.length > 0) {
        const said = held.find(({ rule }) => OF_THE_RUNNER.has(rule.kind));
        if (said !== undefined)
            return verdictOn(said, said.lines, step);
        const evidence = cancelled.map(({ number, text }) => ({ line: number, text })).slice(0, 1);
        if (!verdict_hasFailed(failed, facts))
            return { ...nothing, class: 'cancelled', evidence };
    }
    const elsewhere = (0,once/* once */.O)(() => hitsElsewhere(rules, log, failed));
    const found = choose(held) ??
        choose(elsewhere().filter(({ rule }) => rule.transient || OF_THE_MACHINE.has(rule.kind))) ??
        mergedHint(held) ??
        choose(elsewhere());
    if (found === null)
        return { ...nothing, class: 'unknown' };
    const located = locatedIn(found.rule.set === 'build' ? lines : []);
    const [problem] = located.problems;
    const isOfCode = found.rule.set === 'build' && found.rule.kind !== 'external.build.coverage';
    const verdict = verdictOn(found, quoted(found, lines, located), step);
    return isOfCode && problem !== undefined
        ? { ...verdict, kind: `external.build.${problem.kind}`, annotations: placesOf(located) }
        : verdict;
}
function verdictOn({ rule }, lines, step) {
    return {
        kind: rule.kind,
        class: rule.transient ? 'transient' : 'deterministic',
        evidence: lines.slice(0, MAX_EVIDENCE),
        step,
        rule: rule.set,
        annotations: [],
    };
}
function verdict_hasFailed(failed, { failedAt }) {
    if (failedAt.length > 0)
        return true;
    const isMarked = ({ text, mark }) => mark === 'error' && !verdict_CANCELLED.test(text);
    return failed.some(({ exitCode, lines }) => exitCode !== null || lines.some(isMarked));
}
function mergedHint(hits) {
    const hints = hits.filter(({ rule }) => rule.hint);
    const [first] = hints;
    if (first === undefined)
        return null;
    const byLine = new Map(hints.flatMap(({ lines }) => lines).map((line) => [`${line.line} ${line.text}`, line]));
    const lines = [...byLine.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    return { ...first, lines: lines.slice(-MAX_EVIDENCE) };
}
function failedParts(parts, { failedAt }) {
    const marked = parts.filter(({ failed }) => failed);
    const inTime = marked.filter(({ errorTimes }) => errorTimes.some((time) => failedAt.some(({ from, to }) => time >= from && time <= to)));
    if (inTime.length > 0)
        return inTime;
    if (marked.length > 0)
        return marked;
    if (parts.some(({ step }) => step === CLEANUP) && parts.some(({ lines }) => lines.some(isEndOfJob)))
        return [];
    const last = parts.findLast(({ step }) => step !== CLEANUP);
    return last === undefined ? parts : [last];
}
function isEndOfJob({ text }) {
    return text === 'Cleaning up orphan processes';
}
function hitsInAnnotations(rules, annotations) {
    const lines = annotations.flatMap((text) => text
        .split('\n')
        .slice(0, 100)
        .map((line) => readLine(line.trim(), 1)));
    const atTheEnd = { lastFirm: Number.MAX_SAFE_INTEGER, last: Number.MAX_SAFE_INTEGER };
    return hitsIn(rules, lines).map((hit) => ({
        ...hit,
        ...atTheEnd,
        lines: hit.lines.map(({ text }) => ({ line: null, text })),
    }));
}
function byExitCode(rules, codes, end) {
    return rules
        .filter((rule) => rule.groups.length === 0 && endedWith(rule, codes))
        .map((rule) => ({ rule, lines: [], lastFirm: end, last: end }));
}
function endedWith({ exitCodes }, codes) {
    return exitCodes === null || exitCodes.some(({ from, to }) => codes.some((code) => code >= from && code <= to));
}
function holding(hits, codes, end) {
    return hits.filter(({ rule, lastFirm, last }) => endedWith(rule, codes) && (lastFirm > 0 || end - last <= WARNING_REACH));
}
function withoutOvercome(hits, lines) {
    const wrong = Math.max(0, ...hits.filter(({ rule }) => rule.hint).map(({ last }) => last));
    const well = lines.findLast(({ text }) => isOvercome(text))?.number ?? 0;
    return hits.filter(({ rule, lastFirm, last }) => !rule.transient || (last > well && (lastFirm > 0 || wrong - last <= CONSEQUENCE_REACH)));
}
function hitsElsewhere(rules, log, failed) {
    const others = (log?.parts ?? []).filter((part) => !failed.includes(part));
    const hits = others.flatMap(({ lines }) => hitsIn(rules, lines));
    return holding(hits, [], 0).filter(({ rule }) => !rule.transient || OF_THE_MACHINE.has(rule.kind));
}
function choose(hits) {
    const perSet = new Map();
    for (const hit of hits) {
        const known = perSet.get(hit.rule.set);
        if (known === undefined || precedes(hit.rule, known.rule))
            perSet.set(hit.rule.set, hit);
    }
    const own = perSet.get('rule');
    if (own !== undefined)
        return own;
    const full = hits.find(({ rule }) => rule.kind === 'external.runner.no_space');
    if (full !== undefined)
        return full;
    const telling = [...perSet.values()].filter(({ rule }) => !rule.around && !rule.hint);
    const wrong = telling.filter(({ rule }) => !rule.transient);
    const isTest = wrong.every(({ rule }) => rule.kind === 'external.build.test');
    const limited = hits.find(({ rule, lines }) => rule.transient && lines.some(({ text }) => LIMITED.test(text)));
    if (isTest && limited !== undefined)
        return limited;
    return inOrder(wrong.length > 0 ? wrong : telling);
}
function precedes(rule, other) {
    const speaksLate = (one) => one.around || one.hint;
    return speaksLate(rule) === speaksLate(other) ? rule.rank < other.rank : !speaksLate(rule);
}
function inOrder(hits) {
    const place = ({ rule }) => SET_ORDER.get(rule.set) ?? SET_ORDER.size;
    return [...hits].sort((a, b) => place(a) - place(b))[0] ?? null;
}

;// CONCATENATED MODULE: ./build/run/triage-run.js







const PER_PAGE = 100;
const MAX_PAGES = 20;
const MAX_LOG_BYTES = 512 * 1024 * 1024;
const SPREAD_MS = 2000;
async function triageRun(given) {
    const request = { ...given, api: untilLimited(given.api) };
    const run = await readRun(request);
    if (!run.ok)
        return unlooked(request, given.known, `the run cannot be read: ${run.error.message}`, run.error);
    if (run.value.conclusion === 'success')
        return (0,result.ok)(triagedOf(request, run.value, [], { decision: 'none', reason: 'the run succeeded' }));
    const jobs = await listJobs(request, `runs/${request.runId}/jobs?filter=latest`);
    if (!jobs.ok)
        return unlooked(request, run.value, `the jobs of the run cannot be listed: ${jobs.error.message}`, jobs.error);
    const triaged = [];
    for (const job of jobs.value.filter(hasFailed))
        triaged.push(await triageJob(request, job));
    const past = triaged.some((job) => job.class !== 'cancelled') ? await readPast(request, run.value) : [];
    const known = triaged.map((job) => withHistory(job, run.value, past, request.ledger));
    return (0,result.ok)(triagedOf(request, run.value, known, await decide(request, run.value, known, past)));
}
function triagedOf({ redactor }, run, jobs, { decision, reason: why }) {
    const { attempt, status: _status, conclusion: _conclusion, headRepository: _repository, ...facts } = run;
    const branch = facts.head_branch === null ? null : redactor.text(facts.head_branch);
    const named = { ...facts, name: redactor.text(facts.name), head_branch: branch };
    const reason = redactor.text(why);
    return { document: { schema_version: 1, run: named, attempt, decision, reason, jobs }, run };
}
function unlooked(request, run, message, { isRateLimit }) {
    if (isRateLimit !== true || run === null)
        return (0,result/* err */._)(message);
    request.note(message);
    return (0,result.ok)(triagedOf(request, run, [], { decision: 'leave', reason: message }));
}
function untilLimited(api) {
    let limit = null;
    const guarded = async (ask) => {
        if (limit !== null)
            return (0,result/* err */._)(limit);
        const answer = await ask();
        if (!answer.ok && answer.error.isRateLimit === true)
            limit = answer.error;
        return answer;
    };
    return {
        request: (method, path, body) => guarded(() => api.request(method, path, body)),
        stream: (path) => guarded(() => api.stream(path)),
    };
}
function base({ owner, repo }) {
    return `/repos/${owner}/${repo}`;
}
async function readRun(request) {
    const answer = await request.api.request('GET', `${base(request)}/actions/runs/${request.runId}`);
    if (!answer.ok)
        return answer;
    const run = runOf(answer.value);
    return run === null ? (0,result/* err */._)({ status: null, message: 'the answer is not a run' }) : (0,result.ok)(run);
}
async function listJobs(request, what, pages = MAX_PAGES) {
    const jobs = [];
    for (let page = 1; page <= pages; page += 1) {
        const mark = what.includes('?') ? '&' : '?';
        const path = `${base(request)}/actions/${what}${mark}per_page=${PER_PAGE}&page=${page}`;
        const answer = await request.api.request('GET', path);
        if (!answer.ok)
            return answer;
        const some = jobsOf(answer.value);
        jobs.push(...some);
        if (some.length < PER_PAGE)
            break;
    }
    return (0,result.ok)(jobs);
}
const MAX_PAST_ATTEMPTS = 5;
const MAX_RUNS_BESIDE = 5;
const PAGES_OF_PAST = 3;
async function readPast(request, run) {
    const past = [];
    const oldest = Math.max(1, run.attempt - MAX_PAST_ATTEMPTS);
    for (let attempt = run.attempt - 1; attempt >= oldest; attempt -= 1) {
        const jobs = await listJobs(request, `runs/${run.id}/attempts/${attempt}/jobs`, PAGES_OF_PAST);
        if (jobs.ok)
            past.push({ run: run.id, attempt, jobs: jobs.value });
    }
    const path = `${base(request)}/actions/runs?head_sha=${encodeURIComponent(run.head_sha)}&per_page=${PER_PAGE}`;
    const listed = await request.api.request('GET', path);
    const beside = listed.ok ? runsBeside(listed.value, run).slice(0, MAX_RUNS_BESIDE) : [];
    for (const { id } of beside) {
        const jobs = await listJobs(request, `runs/${id}/jobs?filter=all`, PAGES_OF_PAST);
        for (const job of jobs.ok ? jobs.value : [])
            past.push({ run: id, attempt: job.attempt, jobs: [job] });
    }
    return past;
}
async function repeated(request, run, jobs, past) {
    const before = past.find((each) => each.run === run.id && each.attempt === run.attempt - 1);
    for (const job of jobs) {
        if (job.class !== 'transient')
            continue;
        const same = before?.jobs.find((each) => each.name === job.name && hasFailed(each));
        if (same === undefined)
            continue;
        const then = await triageJob(request, same);
        if (then.kind === job.kind)
            return `${job.name} failed with ${job.kind} in two attempts in a row`;
    }
    return null;
}
async function pullRequestOf(api, { owner, repo }, run) {
    if (run.head_branch === null)
        return null;
    const from = run.headRepository ?? `${owner}/${repo}`;
    if (run.event === 'push' && from === `${owner}/${repo}`) {
        const repository = await api.request('GET', `/repos/${owner}/${repo}`);
        if (repository.ok && isJsonObject(repository.value) && repository.value['default_branch'] === run.head_branch)
            return null;
    }
    const head = `${from.split('/')[0] ?? owner}:${encodeURIComponent(run.head_branch)}`;
    const listed = await api.request('GET', `/repos/${owner}/${repo}/pulls?state=open&head=${head}&per_page=${PER_PAGE}`);
    return listed.ok ? pullRequestAt(listed.value, run.head_sha) : null;
}
async function triageJob(request, job) {
    const log = await readLog(request, job);
    const path = `${base(request)}/check-runs/${job.id}/annotations?per_page=${PER_PAGE}`;
    const listed = await request.api.request('GET', path);
    const annotations = listed.ok ? annotationTexts(listed.value) : [];
    const facts = {
        step: job.failedStep,
        failedAt: job.failedAt,
        annotations,
        isCancelled: job.conclusion === 'cancelled',
    };
    const verdict = jobVerdict(request.rules, log.ok ? log.value : null, facts);
    const { id, name, url, conclusion } = job;
    const note = log.ok ? null : `the log cannot be read: ${log.error}${listed.ok ? '' : '; neither can the annotations'}`;
    return jobOf({ id, name: request.redactor.text(name), url, conclusion }, verdict, request.redactor, note);
}
async function readLog(request, job) {
    const stream = await request.api.stream(`${base(request)}/actions/jobs/${job.id}/logs`);
    if (!stream.ok)
        return { ok: false, error: stream.error.message };
    const reader = new LogReader();
    let bytes = 0;
    try {
        for await (const chunk of stream.value) {
            bytes += chunk.length;
            if (bytes > MAX_LOG_BYTES)
                break;
            reader.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
        }
    }
    catch (error) {
        return { ok: false, error: error instanceof Error ? error.message : String(error) };
    }
    return (0,result.ok)(reader.end());
}
async function decide(request, run, jobs, past) {
    if (jobs.length === 0)
        return { decision: 'none', reason: 'no job of this attempt failed' };
    if (run.attempt < 1)
        return { decision: 'leave', reason: 'the attempt of the run is not known' };
    const inTheWay = obstacle(jobs, run.attempt, request.rerun) ??
        (await repeated(request, run, jobs, past)) ??
        (await staleness(request, run));
    if (inTheWay !== null)
        return { decision: 'leave', reason: inTheWay };
    await request.sleep(request.rerunAfterSeconds * 1000 + Math.floor(request.random() * SPREAD_MS));
    const now = await readRun(request);
    if (!now.ok)
        return {
            decision: 'leave',
            reason: `it is not known whether the run is already running again: ${now.error.message}`,
        };
    if (now.value.attempt !== run.attempt || now.value.status !== 'completed')
        return { decision: 'leave', reason: 'another run of it has begun' };
    const moved = request.rerunAfterSeconds > 0 ? await staleness(request, run) : null;
    return moved === null ? askAgain(request, run) : { decision: 'leave', reason: moved };
}
async function staleness(request, run) {
    if (request.rerunStale)
        return null;
    if (run.head_branch === null)
        return 'the branch of the run is not known';
    const repository = run.headRepository ?? `${request.owner}/${request.repo}`;
    const branch = run.head_branch.split('/').map(encodeURIComponent).join('/');
    let answer = await request.api.request('GET', `/repos/${repository}/branches/${branch}`);
    if (!answer.ok && answer.error.status === 404)
        answer = await request.api.request('GET', `/repos/${repository}/commits/${branch}`);
    if (!answer.ok)
        return `it is not known whether the branch ${run.head_branch} has moved on: ${answer.error.message}`;
    return newestCommit(answer.value) === run.head_sha ? null : `the branch ${run.head_branch} has moved on since`;
}
async function askAgain(request, run) {
    const asked = await request.api.request('POST', `${base(request)}/actions/runs/${run.id}/rerun-failed-jobs`, {});
    if (asked.ok || asked.error.status === 201)
        return { decision: 'rerun', reason: `every failed job is transient; attempt ${run.attempt + 1} was asked for` };
    const { status, message } = asked.error;
    if (status === 403 && /already running|has already been|in progress/i.test(message))
        return { decision: 'leave', reason: 'another run of it has begun' };
    request.note(`the failed jobs were not run again: ${message}${status === 403 ? '; the token needs actions: write' : ''}`);
    return { decision: 'leave', reason: `the request to run the failed jobs again was refused: ${message}` };
}

// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(1065);
;// CONCATENATED MODULE: ./build/triage/text.js


const MAX_JOBS = 200;
const SIGNS = { deterministic: '❌', unknown: '⚪', transient: '🔁', cancelled: '⏹' };
const ORDER = Object.keys(SIGNS);
function triageText(document) {
    const lines = document.jobs.flatMap((job) => [
        `${nameOf(job)}: ${classOf(job)}${job.kind === null ? '' : `, ${job.kind}`}${job.rule === null ? '' : ` (${job.rule})`}`,
        ...(job.step === null ? [] : [`  step: ${(0,terminal_text/* oneLine */.TN)(job.step, 200)}`]),
        ...job.evidence.map(({ line, text }) => `  ${line === null ? 'annotation' : `line ${line}`}: ${(0,terminal_text/* oneLine */.TN)(text, 300)}`),
        ...placeLines(job).map((line) => `  ${line}`),
        ...(job.note === null ? [] : [`  note: ${(0,terminal_text/* oneLine */.TN)(job.note, 300)}`]),
    ]);
    const run = document.run === null ? [] : [`decision: ${document.decision}: ${(0,terminal_text/* oneLine */.TN)(document.reason, 300)}`];
    return `${[...lines, ...run].join('\n')}\n`;
}
function triageMarkdown(document, seen) {
    const jobs = document.jobs.toSorted((one, other) => ORDER.indexOf(one.class) - ORDER.indexOf(other.class));
    const shown = jobs.slice(0, MAX_JOBS);
    const more = document.jobs.length - shown.length;
    const rows = shown.map((job) => `| ${jobCell(job)} | ${cell(job.step)} | ${SIGNS[job.class]} ${classOf(job)} | ${cell(job.kind)} | ${whyCell(job)} |`);
    const head = ['| job | step | class | kind | why |', '| --- | --- | --- | --- | --- |'];
    const table = rows.length === 0 ? [] : [...head, ...rows, ''];
    const details = shown
        .filter((job) => job.evidence.length + placeLines(job).length + (job.note === null ? 0 : 1) > 1)
        .flatMap((job) => [folded(tableCell(nameOf(job)), evidenceBlock(job)), '']);
    return [
        title(document),
        '',
        ...table,
        ...(more > 0 ? [`And ${more} more.`, ''] : []),
        ...seen.map((sentence) => `- ${tableCell(sentence, 300)}`),
        ...(seen.length > 0 ? [''] : []),
        ...details,
    ].join('\n');
}
function title({ decision, reason, run, attempt }) {
    const of = run === null ? '' : ` of ${tableCell(run.name)}, attempt ${attempt}`;
    const word = { rerun: 'Failed jobs run again', leave: 'Left as it is', none: 'Nothing failed' }[decision];
    return `### Triage${of}: ${word}\n\n${tableCell(reason, 400)}`;
}
function evidenceBlock(job) {
    const lines = job.evidence.map(({ line, text }) => `${line === null ? 'annotation' : line}: ${oneLine(text, 500)}`);
    return codeBlock([...lines, ...placeLines(job), ...(job.note === null ? [] : [`note: ${oneLine(job.note, 300)}`])].join('\n'));
}
const text_MAX_PLACES = 10;
function placeLines({ annotations = [] }) {
    const shown = annotations.slice(0, text_MAX_PLACES).map((one) => `${one.file}:${one.line}: ${(0,terminal_text/* oneLine */.TN)(one.message, 300)}`);
    const more = annotations.length - shown.length;
    return more > 0 ? [...shown, `and ${more} more places`] : shown;
}
function classOf(job) {
    return job.flaky === true ? `${job.class}, flaky` : job.class;
}
function whyCell({ evidence: [first], note }) {
    if (first === undefined)
        return note === null ? 'no line of its log is known' : cell(note);
    return `${first.line === null ? 'annotation' : `line ${first.line}`}: ${tableCell(first.text, 200)}`;
}
function jobCell(job) {
    const url = job.url === undefined ? null : linkTarget(job.url);
    return url === null ? tableCell(nameOf(job)) : `<a href="${url}">${tableCell(nameOf(job))}</a>`;
}
function cell(text) {
    return text === null ? '' : tableCell(text);
}
function nameOf(job) {
    return (0,terminal_text/* oneLine */.TN)(job.name ?? job.file ?? 'job', 200);
}

// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8213);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
;// CONCATENATED MODULE: ./build/cli/triage.js

















const HIGHEST_RERUN = 100;
const LONGEST_LIMIT_MS = 60_000;
const CHUNK_BYTES = 256 * 1024;
async function runTriage(args, context) {
    const [first, ...more] = args.operands;
    if (first === undefined)
        return (0,command/* badUsage */.VT)(context, 'triage', 'give logs, - for stdin, or the address of a run');
    const isRun = /^https?:\/\//.test(first);
    const online = ['--rerun', '--rerun-after'].find((name) => args.values.has(name));
    if (!isRun && (online !== undefined || args.flags.has('--rerun-stale')))
        return (0,command/* badUsage */.VT)(context, 'triage', `${online ?? '--rerun-stale'} is for the address of a run`);
    if (isRun && more.length > 0)
        return (0,command/* badUsage */.VT)(context, 'triage', 'give one run');
    const rules = await readTriageRules((0,cli_arguments/* oneValue */.o)(args, '--rules'), context.cwd, patterns/* loadPatterns */.o);
    if (!rules.ok)
        return (0,command/* refuse */.TR)(context, 'triage', rules.error);
    const redactor = new redaction/* Redactor */.pO({ secrets: (0,redaction/* secretsOfEnvironment */.O0)(context.env) });
    const document = isRun
        ? await triageOnline(first, args, context, rules.value, redactor)
        : await triageFiles(args.operands, context, rules.value, redactor);
    if (!document.ok)
        return (0,command/* refuse */.TR)(context, 'triage', redactor.text(document.error));
    const isJson = (0,cli_arguments/* oneValue */.o)(args, '--format') === 'json';
    context.terminal.stdout(isJson ? `${JSON.stringify(document.value, null, 2)}\n` : triageText(document.value));
    return 0;
}
async function triageFiles(files, context, rules, redactor) {
    const jobs = [];
    for (const file of files) {
        const log = await triage_readLog(file, context.cwd);
        if (!log.ok)
            return log;
        jobs.push(jobOf({ file }, jobVerdict(rules, log.value), redactor, null));
    }
    return (0,result.ok)({
        schema_version: 1,
        run: null,
        attempt: null,
        decision: 'leave',
        reason: 'logs were read, nothing is run again',
        jobs,
    });
}
async function triage_readLog(file, cwd) {
    const name = file === '-' ? 'stdin' : file;
    const reader = new LogReader();
    const stream = file === '-' ? process.stdin : (0,external_node_fs_.createReadStream)(external_node_path_.resolve(cwd, file), { highWaterMark: CHUNK_BYTES });
    let isFirst = true;
    try {
        for await (const chunk of stream) {
            const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
            const unpacker = isFirst ? unpackerOf(bytes) : null;
            if (unpacker !== null)
                return (0,result/* err */._)(`${name} is packed: unpack it with ${unpacker}, and give what comes of it`);
            isFirst = false;
            reader.push(bytes);
        }
    }
    catch (error) {
        return (0,result/* err */._)(`${name} cannot be read: ${(0,error_message/* fileProblem */.W)(error)}`);
    }
    return (0,result.ok)(reader.end());
}
async function triageOnline(url, args, context, rules, redactor) {
    const address = runAddress(url);
    if (address === null)
        return (0,result/* err */._)(`${JSON.stringify(url)} is not the address of a run: https://github.com/OWNER/REPO/actions/runs/ID`);
    const rerun = wholeNumber((0,cli_arguments/* oneValue */.o)(args, '--rerun'), HIGHEST_RERUN);
    const after = wholeNumber((0,cli_arguments/* oneValue */.o)(args, '--rerun-after'), duration/* MAX_WAIT_SECONDS */.ZI);
    if (rerun === null)
        return (0,result/* err */._)(`--rerun is a number from 0 to ${HIGHEST_RERUN}`);
    if (after === null)
        return (0,result/* err */._)(`--rerun-after is a number of seconds up to ${duration/* MAX_WAIT_SECONDS */.ZI}`);
    const { env } = context;
    const token = env['GH_TOKEN'] || env['GITHUB_TOKEN'] || '';
    if (token === '')
        return (0,result/* err */._)('set GH_TOKEN to a token that may read the run');
    const ofServer = address.server === 'https://github.com' ? 'https://api.github.com' : `${address.server}/api/v3`;
    const baseUrl = env['GITHUB_API_URL'] || ofServer;
    const triaged = await triageRun({
        api: (0,api/* createGithubApi */.ME)({ token, baseUrl, longestWaitMs: LONGEST_LIMIT_MS }),
        owner: address.owner,
        repo: address.repo,
        runId: address.id,
        known: null,
        rules,
        redactor,
        ledger: '',
        rerun,
        rerunAfterSeconds: after,
        rerunStale: args.flags.has('--rerun-stale'),
        sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        random: Math.random,
        note: (text) => context.terminal.stderr(`conductor triage: ${redactor.text(text)}\n`),
    });
    return triaged.ok ? (0,result.ok)(triaged.value.document) : triaged;
}
function wholeNumber(text, highest) {
    if (text === null)
        return 0;
    return /^\d{1,6}$/.test(text) && Number(text) <= highest ? Number(text) : null;
}


/***/ }),

/***/ 9765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q6: () => (/* binding */ runInfo),
/* harmony export */   ay: () => (/* binding */ ledgerEntry),
/* harmony export */   jt: () => (/* binding */ LEDGER_WINDOW),
/* harmony export */   mq: () => (/* binding */ addToLedger),
/* harmony export */   n2: () => (/* binding */ foldLedger)
/* harmony export */ });
/* unused harmony export MAX_LEDGER_RUNS */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8314);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1425);


const LEDGER_WINDOW = 20;
const MAX_LEDGER_RUNS = 1000;
const MAX_LEDGER_CHARS = 64 * 1024 * 1024;
const MAX_SIGHTINGS = 500;
const MAX_NAME_CHARS = 400;
function runInfo({ run, ending, errors }) {
    if (run === null)
        return null;
    return {
        run_id: run.runId,
        timestamp: run.timestamp,
        workflow: { name: run.workflow, file: run.file },
        outcome: ending?.outcome ?? 'unknown',
        sightings: errors.sightings().map(({ recoveryAttempts, ...seen }) => ({
            ...seen,
            recovery_attempts: recoveryAttempts,
        })),
    };
}
function ledgerEntry(run) {
    return {
        schema_version: 1,
        run_id: run.run_id.slice(0, MAX_NAME_CHARS),
        timestamp: run.timestamp,
        workflow: { name: run.workflow.name.slice(0, MAX_NAME_CHARS), file: run.workflow.file.slice(0, MAX_NAME_CHARS) },
        outcome: run.outcome,
        ...(run.commit === undefined ? {} : { commit: run.commit.slice(0, MAX_NAME_CHARS) }),
        sightings: run.sightings
            .slice(0, MAX_SIGHTINGS)
            .map((one) => ({ ...one, node: one.node.slice(0, MAX_NAME_CHARS) })),
    };
}
function addToLedger(text, entry) {
    const line = `${JSON.stringify(entry)}\n`;
    const lines = text.split('\n').filter((one) => one.trim() !== '').length;
    if (lines < 2 * MAX_LEDGER_RUNS && text.length < MAX_LEDGER_CHARS / 2) {
        return { append: text === '' || text.endsWith('\n') ? line : `\n${line}` };
    }
    const { runs } = foldLedger(`${text.slice(-MAX_LEDGER_CHARS)}\n${line}`);
    return { replace: runs.map((run) => `${JSON.stringify(run)}\n`).join('') };
}
function foldLedger(text) {
    if (text.length > 2 * MAX_LEDGER_CHARS)
        return { runs: [], warning: 'the ledger is too large and is ignored' };
    const runs = new Map();
    let unusable = 0;
    for (const line of text.split('\n')) {
        if (line.trim() === '')
            continue;
        const entry = entryOf((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(line));
        if (entry === null) {
            unusable += 1;
            continue;
        }
        runs.delete(entry.run_id);
        runs.set(entry.run_id, entry);
    }
    const warning = unusable === 0 ? null : `${unusable} lines of the ledger cannot be read and are left out`;
    return { runs: [...runs.values()].slice(-MAX_LEDGER_RUNS), warning };
}
function entryOf(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) || value['schema_version'] !== 1)
        return null;
    const { run_id: runId, timestamp, workflow, outcome, sightings } = value;
    if (typeof runId !== 'string' || runId === '')
        return null;
    if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp)))
        return null;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(workflow) || typeof workflow['name'] !== 'string' || typeof workflow['file'] !== 'string')
        return null;
    if (typeof outcome !== 'string' || !Array.isArray(sightings))
        return null;
    const { name, file } = workflow;
    const read = sightings.map((one) => ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(one) ? sightingOf(one) : null));
    const whole = read.filter((one) => one !== null);
    if (whole.length !== read.length)
        return null;
    const commit = typeof value['commit'] === 'string' ? { commit: value['commit'] } : {};
    return ledgerEntry({ run_id: runId, timestamp, workflow: { name, file }, outcome, ...commit, sightings: whole });
}
function sightingOf(value) {
    const { node, kind, count, recovered, recovery_attempts: attempts } = value;
    if (typeof node !== 'string' || typeof kind !== 'string' || !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(kind))
        return null;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my)(count) || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my)(recovered) || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my)(attempts))
        return null;
    return { node, kind, count, recovered, recovery_attempts: attempts };
}


/***/ }),

/***/ 4795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ baseName),
/* harmony export */   _: () => (/* binding */ problemsIn)
/* harmony export */ });
const MAX_MORE = 4;
const MAX_PROBLEMS = 1000;
class Teller {
    rows;
    problems = [];
    #open = null;
    #file = null;
    #class = null;
    #awaits = false;
    #firstOfPackage = 0;
    constructor(rows) {
        this.rows = rows;
    }
    add(line, at) {
        for (const row of this.rows) {
            const found = row.text.exec(line);
            if (found === null || !this.#take(row, found.groups ?? {}, at))
                continue;
            if (row.next === 'message' && this.#open?.message === null)
                this.#awaits = true;
            return;
        }
        if (!this.#awaits || line === '' || this.#open === null)
            return;
        this.#open.message = line;
        this.#open.at = at;
        this.#awaits = false;
    }
    #take(row, said, at) {
        const open = this.#open;
        switch (row.is) {
            case 'file':
                this.#file = said['file'] ?? null;
                return true;
            case 'end':
                this.end();
                return true;
            case 'drop':
                this.#open = null;
                return true;
            case 'head': {
                if (open !== null && said['name'] === undefined && said['message'] === undefined)
                    return true;
                this.end();
                this.#class = said['class'] ?? this.#class;
                this.#open = draftOf(row, said, at);
                return true;
            }
            case 'problem': {
                const place = placeOf(said, this.#file, null);
                this.#tell({ ...draftOf(row, said, at), name: said['name'] ?? open?.name ?? null, places: place });
                if (open !== null)
                    open.isTold = true;
                return true;
            }
            case 'package':
                this.end();
                this.#setPackage(said['package'] ?? '');
                return true;
            default:
                return open !== null && this.#addTo(open, row, said, at);
        }
    }
    #addTo(open, row, said, at) {
        const message = said['message'] ?? null;
        if (row.is === 'kind') {
            if (row.kind !== undefined)
                open.kind = row.kind;
            return true;
        }
        if (row.is === 'more') {
            if (message !== null && open.message !== null && open.more.length < MAX_MORE)
                open.more.push(message);
            return open.message !== null;
        }
        if (message !== null && open.message === null) {
            open.message = message;
            open.at = at;
            this.#awaits = false;
        }
        else if (row.is === 'message')
            return false;
        if (row.is !== 'place')
            return true;
        const place = placeOf(said, this.#file, this.#class);
        if (row.order === 'at the end')
            open.lastPlaces = [...open.lastPlaces, ...place];
        else
            open.places = row.order === 'last first' ? [...place, ...open.places] : [...open.places, ...place];
        return true;
    }
    #setPackage(name) {
        for (let at = this.#firstOfPackage; at < this.problems.length; at += 1) {
            const problem = this.problems[at];
            if (problem === undefined)
                continue;
            this.problems[at] = { ...problem, places: problem.places.map((place) => ({ ...place, within: name })) };
        }
        this.#firstOfPackage = this.problems.length;
    }
    end() {
        const open = this.#open;
        this.#open = null;
        this.#awaits = false;
        if (open !== null && !open.isTold)
            this.#tell(open);
    }
    #tell({ kind, name, message, more, places, lastPlaces, at }) {
        const all = [...places, ...lastPlaces];
        if (message === null || (all.length === 0 && kind !== 'test' && kind !== 'link'))
            return;
        if (this.problems.length >= MAX_PROBLEMS)
            return;
        const values = more.filter((line) => line !== message);
        const said = [message, ...values].join('; ').replace(/:; /g, ': ').replace(/\s+/g, ' ');
        this.problems.push({ kind, message: name === null ? said : `${name}: ${said}`, places: all, at });
    }
}
function draftOf(row, said, at) {
    const { name = null, message = row.says ?? null, rule } = said;
    return {
        kind: row.kind ?? 'compile',
        name,
        message: rule === undefined ? message : `${message} (${rule})`,
        more: [],
        places: [],
        lastPlaces: [],
        at,
        isTold: false,
    };
}
function placeOf(said, file, within) {
    const inClass = said['class'];
    const name = said['file'] ?? file ?? (inClass === undefined ? null : `${inClass.replace(/\$.*/, '')}.java`);
    if (name === null)
        return [];
    const line = Number(said['line'] ?? 1);
    const column = said['column'] === undefined ? null : Number(said['column']);
    return [{ file: name, line, column, within: inClass ?? within }];
}
function problemsIn(tables, lines) {
    const found = tables.flatMap((rows) => {
        const teller = new Teller(rows);
        for (const [at, line] of lines.entries())
            teller.add(line.trim(), at);
        teller.end();
        return teller.problems;
    });
    const seen = new Set();
    const keyOf = ({ file, line, column }) => `${baseName(file)}:${line}:${column ?? ''}`;
    const once = found
        .toSorted((a, b) => a.at - b.at)
        .filter(({ places, message }) => {
        const keys = places.length === 0 ? [message] : places.map(keyOf);
        const isNew = !seen.has(keys[0] ?? '');
        for (const key of keys)
            seen.add(key);
        return isNew;
    });
    const isPlaced = once.some(({ places }) => places.length > 0);
    return isPlaced ? once.filter(({ places }) => places.length > 0) : once;
}
function baseName(file) {
    return file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
}


/***/ }),

/***/ 3019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ codeRanges),
/* harmony export */   y: () => (/* binding */ signalName)
/* harmony export */ });
const RANGE = /^\s*(-?\d+)\s*(?:\.\.|-)\s*(-?\d+)\s*$/;
function codeRanges(given) {
    if (typeof given === 'number')
        return [{ from: given, to: given }];
    if (typeof given !== 'string')
        return given.map((code) => ({ from: code, to: code }));
    const match = RANGE.exec(given);
    if (match === null)
        return [];
    const ends = [Number(match[1]), Number(match[2])];
    return [{ from: Math.min(...ends), to: Math.max(...ends) }];
}
function signalName(given) {
    const name = given.trim().toUpperCase();
    return name.startsWith('SIG') ? name : `SIG${name}`;
}


/***/ }),

/***/ 6167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: () => (/* binding */ tailOf),
/* harmony export */   EF: () => (/* binding */ spanAcross),
/* harmony export */   Q9: () => (/* binding */ CUT_WINDOW),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   g1: () => (/* binding */ NO_SECRETS)
/* harmony export */ });
const CUT = '…';
const NO_SECRETS = () => [];
const CUT_WINDOW = 8192;
function spanAcross(before, after, secrets) {
    const found = secrets(before + after);
    for (let index = 0; index < found.length; index += 2) {
        const start = found[index] ?? 0;
        const end = found[index + 1] ?? 0;
        if (start < before.length && end > before.length)
            return { start, end };
    }
    return null;
}
function headOf(text, limit, secrets = NO_SECRETS) {
    if (text.length <= limit)
        return text;
    const at = headEnd(text, limit - CUT.length);
    const before = text.slice(Math.max(0, at - CUT_WINDOW), at);
    const span = spanAcross(before, text.slice(at, at + CUT_WINDOW), secrets);
    return `${text.slice(0, span === null ? at : at - before.length + span.start)}${CUT}`;
}
function headEnd(text, room) {
    for (let at = room; at > 0; at--)
        if (isSpace(text[at]) || endsValue(text, at))
            return at;
    const head = text.slice(0, room);
    if (isRuler(head))
        return room;
    return keyEnd(head);
}
function tailOf(text, bytes, secrets = NO_SECRETS) {
    if (text.length <= bytes / 4)
        return text;
    const last = lastBytes(text, bytes);
    if (last.length === text.length)
        return text;
    const { at, marked } = tailStart(text, last);
    const before = text.slice(Math.max(0, at - CUT_WINDOW), at);
    const span = spanAcross(before, text.slice(at, at + CUT_WINDOW), secrets);
    if (span !== null)
        return `${CUT}${text.slice(at - before.length + span.end)}`;
    return marked ? `${CUT}${text.slice(at)}` : withoutHalfKey(text.slice(at));
}
function tailStart(text, tail) {
    const at = text.length - tail.length;
    if (text[at - 1] === '\n')
        return { at, marked: false };
    const line = tail.search(/[\r\n]/);
    if (line !== -1 && line < tail.length - 1)
        return { at: at + line + 1, marked: false };
    const words = /^\S*\s+\S*\s+/.exec(tail);
    if (words !== null)
        return { at: at + words[0].length, marked: true };
    return isRuler(tail) ? { at, marked: false } : { at: text.length, marked: true };
}
const FEW_CHARACTERS = 8;
function isRuler(text) {
    const { size } = new Set(text);
    return size <= FEW_CHARACTERS && size * FEW_CHARACTERS <= text.length;
}
function isSpace(char) {
    return char !== undefined && /\s/.test(char);
}
function endsValue(text, at) {
    if (text[at - 1] !== ',')
        return false;
    return /["}\]\d]/.test(text[at - 2] ?? '') && /["{[\d-]/.test(text[at] ?? '');
}
function keyEnd(text) {
    const colon = text.lastIndexOf('":');
    return colon === -1 ? 0 : colon + 2;
}
function lastBytes(text, bytes) {
    const all = Buffer.from(text.slice(-bytes), 'utf8');
    let start = Math.max(0, all.length - bytes);
    while (start < all.length && ((all[start] ?? 0) & 0xc0) === 0x80)
        start++;
    return all.subarray(start).toString('utf8');
}
const KEY_END = /-----END [A-Z0-9 ]*PRIVATE KEY-----/;
function withoutHalfKey(tail) {
    const end = KEY_END.exec(tail);
    if (end === null || tail.slice(0, end.index).includes('-----BEGIN '))
        return tail;
    return tail.slice(end.index + end[0].length).replace(/^\r?\n/, '');
}


/***/ }),

/***/ 1065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ linkTarget)
/* harmony export */ });
/* unused harmony exports codeSpan, codeBlock, tableCell, folded */
/* harmony import */ var _terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7742);

function longestFence(text) {
    let longest = 0;
    for (const run of text.match(/`+/g) ?? [])
        longest = Math.max(longest, run.length);
    return longest;
}
function codeSpan(text, max = 300) {
    const line = oneLine(text, max);
    if (line === '')
        return '` `';
    const fence = '`'.repeat(longestFence(line) + 1);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${fence}${pad}${line}${pad}${fence}`;
}
function codeBlock(text, language = 'text', max = 20_000) {
    const head = text.length > max * 4 ? text.slice(0, max * 4) : text;
    const body = cut(plainText(head), max).replace(/\n+$/, '');
    const fence = '`'.repeat(Math.max(3, longestFence(body) + 1));
    return `${fence}${language}\n${body}\n${fence}`;
}
function tableCell(text, max = 120) {
    const line = oneLine(text, max);
    return line === '' ? '' : `<code>${entities(line)}</code>`;
}
function entities(text) {
    return text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}
function folded(title, body) {
    return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}
function linkTarget(url) {
    if (!/^https?:\/\/[^\s<>"'`()[\]\\{}|^]+$/i.test(url) || url.length > 2000)
        return null;
    return url;
}


/***/ })

};
