export const id = 16;
export const ids = [16];
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
function sinceBoot() {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1000 + nanoseconds / 1e6;
}
const systemClock = clockFrom({
    wall: () => Date.now(),
    monotonic: sinceBoot,
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

/***/ 3846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ loadPatterns)
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4429);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1898);


let loaded = null;
function loadPatterns() {
    loaded ??= __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856)).then(createPatterns);
    return loaded;
}
function createPatterns(engine) {
    const cache = new Map();
    const compile = (pattern) => {
        const known = cache.get(pattern);
        if (known !== undefined)
            return known;
        const made = compileWith(engine, pattern);
        cache.set(pattern, made);
        return made;
    };
    return {
        compile,
        matches: (pattern, text) => {
            const compiled = compile(pattern);
            if (!compiled.ok)
                throw new Error(compiled.error);
            return compiled.value.search(text) !== null;
        },
    };
}
function compileWith({ RE2JS: engine }, pattern) {
    try {
        const compiled = engine.compile(fromPython(pattern));
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)({ search: (text) => search(compiled, text) });
    }
    catch (cause) {
        const reason = (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .g)(cause);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)(`the pattern ${JSON.stringify(pattern)} cannot be used: ${reason}${hint(pattern)}`);
    }
}
function search(pattern, text) {
    const matcher = pattern.matcher(text);
    if (!matcher.find())
        return null;
    const groups = Array.from({ length: pattern.groupCount() }, (_, index) => matcher.group(index + 1) ?? null);
    const named = Object.entries(pattern.namedGroups()).map(([name, index]) => [name, groups[index - 1] ?? null]);
    return {
        start: matcher.start(),
        end: matcher.end(),
        text: matcher.group() ?? '',
        groups,
        named: Object.fromEntries(named),
    };
}
function fromPython(pattern) {
    return pattern.replaceAll(/\\[\s\S]/g, (pair) => (pair === '\\Z' ? '\\z' : pair));
}
function hint(pattern) {
    if (/\(\?<?[=!]/.test(pattern))
        return ' (look-around is not supported: patterns are matched in linear time)';
    if (/\\[1-9]|\(\?P=/.test(pattern))
        return ' (back-references are not supported: patterns are matched in linear time)';
    return '';
}


/***/ }),

/***/ 7948:
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
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(1898);
// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(7742);
// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(1759);
;// CONCATENATED MODULE: ./build/adapters/github/bounded-answer.js
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

;// CONCATENATED MODULE: ./build/adapters/github/api.js






const TIMEOUT_MS = 10_000;
const LONGEST_STREAM_MS = 600_000;
const NEVER = new AbortController().signal;
const ATTEMPTS = 3;
const LONGEST_WAIT_MS = 5000;
const FIRST_WAIT_MS = 500;
function createGithubApi(options) {
    const sleep = options.sleep ?? ((milliseconds) => (0,clock/* nap */.Qj)(milliseconds, options.signal ?? NEVER));
    const again = async (method, ask) => {
        for (let attempt = 1;; attempt += 1) {
            const answer = await ask();
            if (answer.ok)
                return answer;
            const wait = retryWait(answer.error, method, attempt, options.longestWaitMs ?? LONGEST_WAIT_MS);
            if (wait === null || options.signal?.aborted === true)
                return (0,result/* err */._)(describe(answer.error));
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
        if ((0,json/* isJson */.Fh)(data) && typeof data === 'object' && data !== null)
            return (0,result.ok)(data);
        return (0,result/* err */._)(attempt.obstacle() ?? { ...NO_ANSWER, status: reply.status, message: 'the answer is not JSON' });
    }
    catch (error) {
        return (0,result/* err */._)(attempt.obstacle() ?? failureOf(error));
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
        const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(5564), __webpack_require__.e(4091)]).then(__webpack_require__.bind(__webpack_require__, 4091));
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
            return (0,result.ok)(whileMoreComes(data, attempt));
        attempt.end();
        return (0,result/* err */._)({ ...NO_ANSWER, status: reply.status, message: 'the answer is not a stream' });
    }
    catch (error) {
        attempt.end();
        return (0,result/* err */._)(attempt.obstacle() ?? failureOf(error));
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
        throw new Error(attempt.obstacle()?.message ?? (0,error_message/* errorMessage */.g)(error));
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
    const message = (0,terminal_text/* oneLine */.TN)((0,error_message/* errorMessage */.g)(error), 300);
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

// EXTERNAL MODULE: ./build/adapters/patterns.js
var patterns = __webpack_require__(3846);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
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

// EXTERNAL MODULE: ./build/config/classify-sets/index.js + 14 modules
var classify_sets = __webpack_require__(4168);
// EXTERNAL MODULE: ./build/core/transient.js
var core_transient = __webpack_require__(188);
// EXTERNAL MODULE: ./build/nodes/classify/rule.js
var classify_rule = __webpack_require__(3019);
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
];
function innerText(text) {
    let inner = text;
    for (let outer = OUTER.find((each) => each.test(inner)); outer !== undefined;) {
        inner = inner.replace(outer, '');
        outer = OUTER.find((each) => each.test(inner));
    }
    return inner === text || inner === '' ? null : inner;
}
const WARNING = /^(?:warn(?:ing)?\b|npm warn\b|info\b|W: |w: |\[?WARN|notice\b)|(?<![-\w])retry(?:ing)?\b|Will retry|Back off/i;
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
            transient: rule.transient ?? core_transient/* TRANSIENT_KINDS */.t.has(rule.kind),
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
                transient: core_transient/* TRANSIENT_KINDS */.t.has(row.kind),
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
        if (cause !== null && evidence.length < MAX_EVIDENCE)
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
    return { ...identity, kind: verdict.kind, class: verdict.class, evidence, step, rule: verdict.rule, note };
}
function obstacle(jobs, attempt, highest) {
    if (highest === 0)
        return 'this is a report only; rerun is 0';
    const name = (job) => job.name ?? job.file ?? 'a job';
    const wrong = jobs.find((job) => job.class === 'deterministic');
    if (wrong !== undefined)
        return `${name(wrong)} failed for a reason that another run does not mend: ${wrong.kind}`;
    const unknown = jobs.find((job) => job.class === 'unknown');
    if (unknown !== undefined)
        return `no rule knows why ${name(unknown)} failed`;
    if (attempt >= highest)
        return `attempt ${attempt} was the last that rerun: ${highest} allows`;
    return null;
}

;// CONCATENATED MODULE: ./build/triage/github.js

const FAILED = new Set(['failure', 'timed_out', 'startup_failure']);
function runOf(value) {
    if (!(0,json/* isJsonObject */.OW)(value) || typeof value['id'] !== 'number')
        return null;
    const pulls = value['pull_requests'];
    const repository = value['head_repository'];
    return {
        id: value['id'],
        name: (0,json/* asString */.oJ)(value['name']),
        workflow: (0,json/* asString */.oJ)(value['path']).replace(/@.*$/, ''),
        event: (0,json/* asString */.oJ)(value['event']),
        head_branch: typeof value['head_branch'] === 'string' ? value['head_branch'] : null,
        head_sha: (0,json/* asString */.oJ)(value['head_sha']),
        url: (0,json/* asString */.oJ)(value['html_url']),
        attempt: typeof value['run_attempt'] === 'number' ? value['run_attempt'] : 1,
        status: (0,json/* asString */.oJ)(value['status']),
        headRepository: (0,json/* isJsonObject */.OW)(repository) ? (0,json/* asString */.oJ)(repository['full_name']) || null : null,
        pullRequests: Array.isArray(pulls) ? pulls.flatMap((pull) => numberOf(pull)) : [],
    };
}
function numberOf(pull) {
    return (0,json/* isJsonObject */.OW)(pull) && typeof pull['number'] === 'number' ? [pull['number']] : [];
}
function failedJobs(value) {
    const jobs = (0,json/* isJsonObject */.OW)(value) && Array.isArray(value['jobs']) ? value['jobs'] : [];
    const failed = jobs.flatMap((job) => (0,json/* isJsonObject */.OW)(job) && FAILED.has((0,json/* asString */.oJ)(job['conclusion'])) ? jobRecord(job) : []);
    return { count: jobs.length, failed };
}
function jobRecord(job) {
    if (typeof job['id'] !== 'number')
        return [];
    const steps = Array.isArray(job['steps']) ? job['steps'] : [];
    const failed = steps.filter(json/* isJsonObject */.OW).filter((step) => FAILED.has((0,json/* asString */.oJ)(step['conclusion'])));
    return [
        {
            id: job['id'],
            name: (0,json/* asString */.oJ)(job['name']),
            url: (0,json/* asString */.oJ)(job['html_url']),
            conclusion: (0,json/* asString */.oJ)(job['conclusion']),
            failedStep: failed[0] === undefined ? null : (0,json/* asString */.oJ)(failed[0]['name']),
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
const TROUBLE = /error|fail|fatal|exception|panic|denied|refused|reset|time(?:d |-)?out|not |cannot|could|unable|no space|kill|abort|lost|50\d|429/i;
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
            lines: [...before, ...last].map(({ raw, number }) => readLine(raw, number)),
            failed: this.failed,
            errorTimes: this.#errorTimes,
            exitCode: this.exitCode,
            lastLine: this.#lastLine,
        };
    }
}

;// CONCATENATED MODULE: ./build/triage/verdict.js




const NO_FACTS = { step: null, failedAt: [], annotations: [] };
const WARNING_REACH = 200;
const CONSEQUENCE_REACH = 20;
const SET_ORDER = new Map(['rule', ...Object.keys(classify_sets/* CLASSIFY_SETS */.tC)].map((name, index) => [name, index]));
const OF_THE_MACHINE = new Set(['lost', 'shutdown', 'no_space', 'out_of_memory'].map((name) => `external.runner.${name}`));
function jobVerdict(rules, log, facts = NO_FACTS) {
    const failed = log === null ? [] : failedParts(log.parts, facts);
    const codes = failed.flatMap(({ exitCode }) => (exitCode === null ? [] : [exitCode]));
    const end = Math.max(0, ...failed.map(({ lastLine }) => lastLine));
    const step = facts.step ?? failed.find((part) => part.step !== null)?.step ?? null;
    const own = [...failed.flatMap(({ lines }) => hitsIn(rules, lines)), ...hitsInAnnotations(rules, facts.annotations)];
    const held = withoutOvercome([...byExitCode(rules, codes, end), ...holding(own, codes, end)]);
    const elsewhere = () => hitsElsewhere(rules, log, failed);
    const found = choose(held) ??
        choose(elsewhere().filter(({ rule }) => rule.transient)) ??
        held.findLast(({ rule }) => rule.hint) ??
        choose(elsewhere());
    if (found === null)
        return { kind: null, class: 'unknown', evidence: [], step, rule: null };
    const { rule, lines } = found;
    return {
        kind: rule.kind,
        class: rule.transient ? 'transient' : 'deterministic',
        evidence: lines.slice(0, MAX_EVIDENCE),
        step,
        rule: rule.set,
    };
}
function failedParts(parts, { failedAt }) {
    const marked = parts.filter(({ failed }) => failed);
    const inTime = marked.filter(({ errorTimes }) => errorTimes.some((time) => failedAt.some(({ from, to }) => time >= from && time <= to)));
    if (inTime.length > 0)
        return inTime;
    if (marked.length > 0)
        return marked;
    const last = parts.findLast(({ step }) => step !== CLEANUP);
    return last === undefined ? parts : [last];
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
function withoutOvercome(hits) {
    const wrong = Math.max(0, ...hits.filter(({ rule }) => rule.hint).map(({ last }) => last));
    return hits.filter(({ rule, lastFirm, last }) => !rule.transient || lastFirm > 0 || wrong - last <= CONSEQUENCE_REACH);
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
    const telling = [...perSet.values()].filter(({ rule }) => !rule.around && !rule.hint);
    const wrong = telling.filter(({ rule }) => !rule.transient);
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
    const jobs = await readJobs(request);
    if (!jobs.ok)
        return unlooked(request, run.value, `the jobs of the run cannot be listed: ${jobs.error.message}`, jobs.error);
    const triaged = [];
    for (const job of jobs.value)
        triaged.push(await triageJob(request, job));
    return (0,result.ok)(triagedOf(request, run.value, triaged, await decide(request, run.value, triaged)));
}
function triagedOf({ redactor }, run, jobs, { decision, reason: why }) {
    const { attempt, status: _status, headRepository: _repository, pullRequests, ...facts } = run;
    const branch = facts.head_branch === null ? null : redactor.text(facts.head_branch);
    const named = { ...facts, name: redactor.text(facts.name), head_branch: branch };
    const reason = redactor.text(why);
    return { document: { schema_version: 1, run: named, attempt, decision, reason, jobs }, pullRequests };
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
async function readJobs(request) {
    const failed = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const path = `${base(request)}/actions/runs/${request.runId}/jobs?filter=latest&per_page=${PER_PAGE}&page=${page}`;
        const answer = await request.api.request('GET', path);
        if (!answer.ok)
            return answer;
        const { count, failed: some } = failedJobs(answer.value);
        failed.push(...some);
        if (count < PER_PAGE)
            break;
    }
    return (0,result.ok)(failed);
}
async function triageJob(request, job) {
    const log = await readLog(request, job);
    const path = `${base(request)}/check-runs/${job.id}/annotations?per_page=${PER_PAGE}`;
    const listed = await request.api.request('GET', path);
    const annotations = listed.ok ? annotationTexts(listed.value) : [];
    const facts = { step: job.failedStep, failedAt: job.failedAt, annotations };
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
async function decide(request, run, jobs) {
    if (jobs.length === 0)
        return { decision: 'none', reason: 'no job of this attempt failed' };
    const inTheWay = obstacle(jobs, run.attempt, request.rerun) ?? (await staleness(request, run));
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
const SIGNS = { deterministic: '❌', unknown: '⚪', transient: '🔁' };
const ORDER = Object.keys(SIGNS);
function triageText(document) {
    const lines = document.jobs.flatMap((job) => [
        `${nameOf(job)}: ${job.class}${job.kind === null ? '' : `, ${job.kind}`}${job.rule === null ? '' : ` (${job.rule})`}`,
        ...(job.step === null ? [] : [`  step: ${(0,terminal_text/* oneLine */.TN)(job.step, 200)}`]),
        ...job.evidence.map(({ line, text }) => `  ${line === null ? 'annotation' : `line ${line}`}: ${(0,terminal_text/* oneLine */.TN)(text, 300)}`),
        ...(job.note === null ? [] : [`  note: ${(0,terminal_text/* oneLine */.TN)(job.note, 300)}`]),
    ]);
    const run = document.run === null ? [] : [`decision: ${document.decision}: ${(0,terminal_text/* oneLine */.TN)(document.reason, 300)}`];
    return `${[...lines, ...run].join('\n')}\n`;
}
function triageMarkdown(document, seen) {
    const jobs = document.jobs.toSorted((one, other) => ORDER.indexOf(one.class) - ORDER.indexOf(other.class));
    const shown = jobs.slice(0, MAX_JOBS);
    const more = document.jobs.length - shown.length;
    const rows = shown.map((job) => `| ${jobCell(job)} | ${cell(job.step)} | ${SIGNS[job.class]} ${job.class} | ${cell(job.kind)} | ${whyCell(job)} |`);
    const head = ['| job | step | class | kind | why |', '| --- | --- | --- | --- | --- |'];
    const table = rows.length === 0 ? [] : [...head, ...rows, ''];
    const details = shown
        .filter((job) => job.evidence.length + (job.note === null ? 0 : 1) > 1)
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
    return codeBlock([...lines, ...(job.note === null ? [] : [`note: ${oneLine(job.note, 300)}`])].join('\n'));
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
    const after = wholeNumber((0,cli_arguments/* oneValue */.o)(args, '--rerun-after'), duration/* MAX_WAIT_SECONDS */.Z);
    if (rerun === null)
        return (0,result/* err */._)(`--rerun is a number from 0 to ${HIGHEST_RERUN}`);
    if (after === null)
        return (0,result/* err */._)(`--rerun-after is a number of seconds up to ${duration/* MAX_WAIT_SECONDS */.Z}`);
    const { env } = context;
    const token = env['GH_TOKEN'] || env['GITHUB_TOKEN'] || '';
    if (token === '')
        return (0,result/* err */._)('set GH_TOKEN to a token that may read the run');
    const ofServer = address.server === 'https://github.com' ? 'https://api.github.com' : `${address.server}/api/v3`;
    const baseUrl = env['GITHUB_API_URL'] || ofServer;
    const triaged = await triageRun({
        api: createGithubApi({ token, baseUrl, longestWaitMs: LONGEST_LIMIT_MS }),
        owner: address.owner,
        repo: address.repo,
        runId: address.id,
        known: null,
        rules,
        redactor,
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

/***/ 1425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ NEVER_ROUTABLE),
/* harmony export */   D4: () => (/* binding */ patternsOf),
/* harmony export */   Dj: () => (/* binding */ isEngineKind),
/* harmony export */   Fr: () => (/* binding */ ENGINE_KINDS),
/* harmony export */   HO: () => (/* binding */ isReservedKind),
/* harmony export */   Hq: () => (/* binding */ patternTakes),
/* harmony export */   Te: () => (/* binding */ isNeverRoutable),
/* harmony export */   VF: () => (/* binding */ isKind),
/* harmony export */   YY: () => (/* binding */ isLimitOfRun),
/* harmony export */   eL: () => (/* binding */ TOOL_LOOP_LIMIT),
/* harmony export */   nm: () => (/* binding */ isKindPrefix)
/* harmony export */ });
const KIND = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/;
const PREFIX = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*\.\*$/;
const RESERVED_PREFIXES = ['internal.', 'provider.', 'subworkflow.', 'retry.', 'halt.'];
const ENGINE_KINDS = [
    'internal.script_error',
    'internal.timeout',
    'internal.schema_violation',
    'internal.undeclared_kind',
    'internal.template_error',
    'internal.group_failed',
    'internal.policy_denied',
    'internal.circuit_open',
    'internal.limit_exceeded',
    'internal.no_route',
    'internal.cancelled',
    'internal.unexpected',
    'provider.exhausted',
    'provider.rejected',
    'provider.tool_unavailable',
    'subworkflow.terminated',
    'subworkflow.failed',
    'subworkflow.depth_exceeded',
    'retry.exhausted',
    'halt.intentional',
];
const NEVER_ROUTABLE = [
    'internal.limit_exceeded',
    'internal.no_route',
    'internal.cancelled',
    'internal.unexpected',
    'halt.intentional',
];
function isNeverRoutable({ kind, details }) {
    return NEVER_ROUTABLE.some((known) => known === kind) && !isLimitOfAgent({ kind, details });
}
const TOOL_LOOP_LIMIT = 'max_agent_iterations';
function isLimitOfAgent({ kind, details }) {
    return kind === 'internal.limit_exceeded' && details['limit'] === TOOL_LOOP_LIMIT;
}
function isLimitOfRun(error) {
    return error.kind === 'internal.limit_exceeded' && !isLimitOfAgent(error);
}
function isKind(text) {
    return text.length <= 200 && KIND.test(text);
}
function isKindPrefix(text) {
    return text.length <= 200 && PREFIX.test(text);
}
function isReservedKind(kind) {
    return RESERVED_PREFIXES.some((prefix) => kind.startsWith(prefix));
}
function isEngineKind(kind) {
    return ENGINE_KINDS.some((known) => known === kind);
}
function patternsOf(onError) {
    if (onError === true)
        return ['*'];
    if (onError === false)
        return [];
    if (typeof onError === 'string')
        return [OTHER_NAMES.get(onError) ?? onError];
    return onError.map((pattern) => OTHER_NAMES.get(pattern) ?? pattern);
}
const OTHER_NAMES = new Map([
    ['internal.script_error_transport', 'internal.schema_violation'],
]);
function patternTakes(pattern, kind) {
    if (pattern === '*')
        return true;
    if (pattern.endsWith('.*'))
        return kind.startsWith(pattern.slice(0, -1));
    return pattern === kind;
}


/***/ }),

/***/ 188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ isTransient),
/* harmony export */   t: () => (/* binding */ TRANSIENT_KINDS)
/* harmony export */ });
const OF_THE_ENGINE = ['internal.timeout', 'provider.exhausted', 'internal.circuit_open'];
const OF_SETS = {
    git: 'network rate_limited server_error locked',
    npm: 'network rate_limited server_error',
    pip: 'network rate_limited server_error',
    docker: 'network rate_limited server_error',
    curl: 'dns connect timeout network rate_limited server_error',
    gh: 'network rate_limited server_error',
    yarn: 'network rate_limited server_error',
    pnpm: 'network rate_limited server_error',
    apt: 'network rate_limited server_error locked mirror_sync',
    maven: 'network rate_limited server_error',
    gradle: 'network rate_limited server_error locked daemon_lost',
    cargo: 'network rate_limited server_error',
    go: 'network rate_limited server_error',
    playwright: 'network server_error',
    terraform: 'network rate_limited server_error locked',
    aws: 'network rate_limited server_error',
    kubectl: 'network unavailable',
    runner: 'lost shutdown no_space out_of_memory action_download rate_limited unavailable network',
};
const TRANSIENT_KINDS = new Set([
    ...OF_THE_ENGINE,
    ...Object.entries(OF_SETS).flatMap(([set, names]) => names.split(' ').map((name) => `external.${set}.${name}`)),
]);
function isTransient({ kind, details }) {
    for (const name of ['transient', 'retryable']) {
        const own = details[name];
        if (typeof own === 'boolean')
            return own;
    }
    return TRANSIENT_KINDS.has(kind);
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
