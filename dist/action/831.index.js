"use strict";
exports.id = 831;
exports.ids = [831];
exports.modules = {

/***/ 62831:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  triage: () => (/* binding */ triage)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/adapters/actions-core.js + 8 modules
var actions_core = __webpack_require__(89067);
// EXTERNAL MODULE: ./build/adapters/event-payload.js
var event_payload = __webpack_require__(18595);
// EXTERNAL MODULE: ./build/adapters/file-store.js
var file_store = __webpack_require__(99608);
// EXTERNAL MODULE: ./build/adapters/github/api.js
var github_api = __webpack_require__(97102);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(56089);
// EXTERNAL MODULE: ./build/ledger/ledger-file.js + 1 modules
var ledger_file = __webpack_require__(77878);
// EXTERNAL MODULE: ./build/ledger/ledger-view.js
var ledger_view = __webpack_require__(93716);
// EXTERNAL MODULE: ./build/redaction/index.js + 1 modules
var redaction = __webpack_require__(40330);
// EXTERNAL MODULE: ./build/reporters/summary.js + 4 modules
var summary = __webpack_require__(14415);
// EXTERNAL MODULE: ./build/shell/adapters.js + 15 modules
var adapters = __webpack_require__(89608);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/adapters/patterns.js
var adapters_patterns = __webpack_require__(58505);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(8918);
// EXTERNAL MODULE: ./build/config/load/index.js + 12 modules
var load = __webpack_require__(33973);
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
var error_message = __webpack_require__(66227);
;// CONCATENATED MODULE: ./build/triage/evidence.js
const MAX_EVIDENCE = 10;
const MAX_CHARS = 4096;
class Evidence {
    hits = new Map();
    isFull(rule) {
        const hit = this.hits.get(rule);
        return hit !== undefined && hit.lines.length >= MAX_EVIDENCE && hit.found.every(Boolean) && hit.lastFirm > 0;
    }
    add(rule, pattern, line, at, isWarning) {
        const hit = this.hits.get(rule) ?? { rule, found: rule.patterns.map(() => false), lines: [], lastFirm: 0, last: 0 };
        this.hits.set(rule, hit);
        hit.found[pattern] = true;
        hit.last = at;
        if (!isWarning)
            hit.lastFirm = at;
        const text = line.text.slice(0, MAX_CHARS);
        if (hit.lines.at(-1)?.line === line.line && line.line !== null)
            return;
        if (hit.lines.length < MAX_EVIDENCE)
            hit.lines.push({ line: line.line, text });
        else if (isWarning)
            hit.lines.splice(1, 1, { line: line.line, text });
    }
    absorb(other) {
        for (const [rule, hit] of other.hits) {
            const known = this.hits.get(rule);
            if (known === undefined) {
                this.hits.set(rule, hit);
                continue;
            }
            known.last = Math.max(known.last, hit.last);
            known.lastFirm = Math.max(known.lastFirm, hit.lastFirm);
            for (const [index, found] of hit.found.entries())
                if (found)
                    known.found[index] = true;
            known.lines.push(...hit.lines.slice(0, MAX_EVIDENCE - known.lines.length));
        }
    }
}

;// CONCATENATED MODULE: ./build/triage/finder.js
const fold = (byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte);
function createFinder(texts) {
    const nodes = growTree(texts);
    const classes = letterClasses(texts);
    const width = Math.max(...classes) + 1;
    const table = new Int32Array(nodes.length * width);
    fillTable(nodes, classes, width, table);
    const steps = table.map((next) => (nodes[next]?.owners.length === 0 ? next * width : ~(next * width)));
    return {
        mark(bytes, start, end, owners) {
            let state = 0;
            for (let at = start; at < end; at += 1) {
                state = steps[state + (classes[bytes[at] ?? 0] ?? 0)] ?? 0;
                if (state < 0) {
                    state = ~state;
                    for (const owner of nodes[state / width]?.owners ?? [])
                        owners.add(owner);
                }
            }
        },
    };
}
function growTree(texts) {
    const nodes = [{ next: new Map(), owners: [], link: 0 }];
    for (const [text, owners] of texts) {
        let at = 0;
        for (const byte of Buffer.from(text, 'latin1')) {
            const known = nodes[at]?.next.get(fold(byte));
            if (known !== undefined)
                at = known;
            else {
                nodes[at]?.next.set(fold(byte), nodes.length);
                at = nodes.push({ next: new Map(), owners: [], link: 0 }) - 1;
            }
        }
        nodes[at]?.owners.push(...owners);
    }
    return nodes;
}
function letterClasses(texts) {
    const classes = new Uint8Array(256);
    let count = 0;
    for (const text of texts.keys()) {
        for (const byte of Buffer.from(text, 'latin1')) {
            if (classes[fold(byte)] === 0)
                classes[fold(byte)] = ++count;
        }
    }
    for (let byte = 65; byte <= 90; byte += 1)
        classes[byte] = classes[byte + 32] ?? 0;
    return classes;
}
function fillTable(nodes, classes, width, table) {
    const queue = [0];
    for (let head = 0; head < queue.length; head += 1) {
        const at = queue[head] ?? 0;
        const node = nodes[at];
        if (node === undefined)
            continue;
        if (at !== 0) {
            node.owners.push(...(nodes[node.link]?.owners ?? []));
            table.copyWithin(at * width, node.link * width, (node.link + 1) * width);
        }
        for (const [byte, child] of node.next) {
            const target = nodes[child];
            const cell = at * width + (classes[byte] ?? 0);
            if (target !== undefined)
                target.link = at === 0 ? 0 : (table[cell] ?? 0);
            table[cell] = child;
            queue.push(child);
        }
    }
}

// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(92659);
;// CONCATENATED MODULE: ./build/triage/line.js

const GH_COLUMNS = /^[^\t]{1,300}\t([^\t]{1,300})\t(?=\ufeff?\d{4}-\d\d-\d\dT)/;
const TIME = /^[[(]?(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d)(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]? ?/;
const CLOCK = /^[[(]?\d\d:\d\d:\d\d(?:[.,]\d+)?[\])]?(?: +|$)/;
const BUILDKIT = /^#\d+ (?:\d+\.\d+ )?/;
const FRAME = /^(?:[|\u2502\u2577\u2575] ?)?\s*/;
const MARK = /^##\[(error|warning|group)\]/;
const line_MAX_CHARS = 4096;
function readLine(raw) {
    let text = (0,terminal_text/* plainText */.wh)(raw.slice(0, line_MAX_CHARS)).replaceAll('\n', ' ');
    const columns = text.includes('\t') ? GH_COLUMNS.exec(text) : null;
    if (columns !== null)
        text = text.slice(columns[0].length);
    const time = TIME.exec(text);
    if (time !== null)
        text = text.slice(time[0].length);
    text = text.replace(CLOCK, '').replace(BUILDKIT, '');
    const mark = MARK.exec(text);
    if (mark !== null)
        text = text.slice(mark[0].length);
    const word = mark?.[1];
    return {
        text: text.replace(FRAME, '').trimEnd(),
        time: time?.[1]?.replace(' ', 'T') ?? null,
        step: columns?.[1] ?? null,
        mark: word === 'error' || word === 'warning' || word === 'group' ? word : null,
    };
}
const OUTER = /^(?:Error: |ERROR: |##\[error\])+/;
function readings(text) {
    const inner = text.replace(OUTER, '');
    return inner === text || inner === '' ? [text] : [text, inner];
}
const WARNING = /^(?:warn(?:ing)?\b|npm warn\b|info\b|W: |\[?WARN|notice\b)|\bretry(?:ing)?\b|Will retry|Back off/i;
function isWarning(line) {
    return line.mark === 'warning' || WARNING.test(line.text);
}
const LOCAL = /(?:127\.0\.0\.1|localhost|\[::1\]|0\.0\.0\.0|::1[:\s])/;
function isLocal(text) {
    return LOCAL.test(text);
}

// EXTERNAL MODULE: ./build/config/classify-sets/index.js + 20 modules
var classify_sets = __webpack_require__(93707);
// EXTERNAL MODULE: ./build/core/transient.js
var core_transient = __webpack_require__(45949);
// EXTERNAL MODULE: ./build/nodes/classify/rule.js
var classify_rule = __webpack_require__(6364);
;// CONCATENATED MODULE: ./build/triage/needles.js
const SHORTEST = 3;
const MOST = 400;
function needlesOf(pattern) {
    const reader = new Reader(pattern);
    const found = reader.alternatives();
    return reader.done ? found : null;
}
function branchesOf(pattern) {
    const flags = /^\(\?[a-zA-Z]+\)/.exec(pattern)?.[0] ?? '';
    const branches = [];
    let start = flags.length;
    let depth = 0;
    for (let at = start; at < pattern.length; at += 1) {
        const char = pattern[at];
        if (char === '\\')
            at += 1;
        else if (char === '[')
            at = endOfSet(pattern, at);
        else if (char === '(')
            depth += 1;
        else if (char === ')')
            depth -= 1;
        else if (char === '|' && depth === 0) {
            branches.push(flags + pattern.slice(start, at));
            start = at + 1;
        }
    }
    return [...branches, flags + pattern.slice(start)];
}
function endOfSet(pattern, open) {
    let at = open + 1;
    if (pattern[at] === '^')
        at += 1;
    if (pattern[at] === ']')
        at += 1;
    while (at < pattern.length && pattern[at] !== ']')
        at += pattern[at] === '\\' ? 2 : 1;
    return at;
}
class Reader {
    pattern;
    #at = 0;
    constructor(pattern) {
        this.pattern = pattern;
    }
    get done() {
        return this.#at >= this.pattern.length;
    }
    alternatives() {
        let all = [];
        for (;;) {
            const branch = this.#sequence();
            all = all === null || branch === null || all.length + branch.length > MOST ? null : [...all, ...branch];
            if (this.pattern[this.#at] !== '|')
                return all;
            this.#at += 1;
        }
    }
    #sequence() {
        let best = null;
        let run = '';
        const offer = (needles) => {
            if (worth(needles) > worth(best))
                best = needles;
        };
        const close = () => {
            offer(run.length >= SHORTEST ? [run] : null);
            run = '';
        };
        while (!this.done && this.pattern[this.#at] !== '|' && this.pattern[this.#at] !== ')') {
            const part = this.#part();
            const optional = this.#quantifier();
            if (part.kind === 'letter' && optional === 'once')
                run += part.text;
            else {
                if (part.kind === 'letter' && optional === 'some')
                    run += part.text;
                close();
                if (part.kind === 'group' && optional !== 'maybe')
                    offer(part.needles);
            }
        }
        close();
        return best;
    }
    #part() {
        const char = this.pattern[this.#at] ?? '';
        this.#at += 1;
        if (char === '(')
            return this.#group();
        if (char === '[')
            return this.#set();
        if (char === '\\')
            return escaped(this.pattern[this.#at++] ?? '');
        if (char === '.' || char === '^' || char === '$')
            return OTHER;
        return letter(char);
    }
    #group() {
        const opening = /^\?(?:P?<\w+>|[a-zA-Z-]*:|[a-zA-Z-]+\))/.exec(this.pattern.slice(this.#at));
        if (opening !== null)
            this.#at += opening[0].length;
        if (opening?.[0].endsWith(')') === true)
            return OTHER;
        const needles = this.alternatives();
        if (this.pattern[this.#at] === ')')
            this.#at += 1;
        return { kind: 'group', needles };
    }
    #set() {
        const start = this.#at;
        this.#at = endOfSet(this.pattern, start - 1);
        const inside = this.pattern.slice(start, this.#at);
        this.#at += 1;
        const isOneLetter = inside.length === 2 && inside[0]?.toLowerCase() === inside[1]?.toLowerCase();
        return isOneLetter ? letter(inside[0] ?? '') : OTHER;
    }
    #quantifier() {
        const found = /^(?:[*?+]|\{\d*(?:,\d*)?\})\??/.exec(this.pattern.slice(this.#at))?.[0];
        if (found === undefined)
            return 'once';
        this.#at += found.length;
        return found.startsWith('+') || /^\{[1-9]/.test(found) ? 'some' : 'maybe';
    }
}
const OTHER = { kind: 'other' };
function letter(char) {
    return char >= ' ' && char <= '~' ? { kind: 'letter', text: char.toLowerCase() } : OTHER;
}
function escaped(char) {
    if (char === 't')
        return { kind: 'letter', text: '\t' };
    return /[a-zA-Z0-9]/.test(char) ? OTHER : letter(char);
}
const COMMON = /^(?::\/\/|\s*|\W*(?:error|errors|failed|fail|failure|failures|status|code|test|tests|warning|warnings|exit|found|file|files|module|line|in|no|at|to|http|https)\W*)$/;
function worth(needles) {
    if (needles === null || needles.length === 0)
        return 0;
    const rarity = needles.map((text) => (COMMON.test(text) ? text.length / 10 : text.length));
    return Math.min(...rarity) - needles.length / 10_000;
}

;// CONCATENATED MODULE: ./build/triage/rules.js




function triageRules(own, patterns) {
    return [
        ...own.flatMap((rule, index) => ownRules(rule, index, patterns)),
        ...Object.entries(classify_sets/* CLASSIFY_SETS */.t).flatMap(([name, rows]) => setRules(name, rows, patterns)),
    ];
}
function ownRules(rule, rank, patterns) {
    if (rule.kind === undefined)
        return [];
    const texts = [rule.stdout, rule.stderr].filter((text) => text !== undefined);
    const made = ready(texts, patterns, false);
    const exitCodes = rule.exit_code === undefined ? null : (0,classify_rule/* codeRanges */.w)(rule.exit_code);
    if (texts.length === 0 && exitCodes === null)
        return [];
    const transient = rule.transient ?? core_transient/* TRANSIENT_KINDS */.t.has(rule.kind);
    return [{ kind: rule.kind, transient, set: 'rule', rank, around: false, exitCodes, ...made }];
}
function setRules(name, rows, patterns) {
    return rows.flatMap((row, rank) => {
        if (row.text === undefined || row.exitCode !== undefined || row.needsTool === true)
            return [];
        const made = ready([row.text], patterns, true);
        const transient = core_transient/* TRANSIENT_KINDS */.t.has(row.kind);
        return [{ kind: row.kind, transient, set: name, rank, around: row.around === true, exitCodes: null, ...made }];
    });
}
function ready(texts, patterns, isOurs) {
    const made = [];
    for (const text of texts) {
        const branches = [];
        for (const branch of branchesOf(text)) {
            const compile = () => {
                const made = patterns.compile(`(?m)${branch}`);
                return made.ok ? made.value : null;
            };
            branches.push({ compiled: compile, needles: needlesOf(branch), quick: isOurs ? quickOf(branch) : null });
        }
        made.push(branches);
    }
    return { patterns: made };
}
function quickOf(pattern) {
    try {
        return new RegExp(pattern.replaceAll(/\(\?P<\w+>|\(\?i:/g, '(?:').replaceAll('(?i)', ''), 'i');
    }
    catch {
        return null;
    }
}
function matches({ quick, compiled }, text) {
    return (quick === null || quick.test(text)) && (compiled()?.search(text) ?? null) !== null;
}

;// CONCATENATED MODULE: ./build/triage/log.js




const NEWLINE = 10;
const TAB = 9;
const MAX_LINE_BYTES = 64 * 1024;
const MAX_PARTS = 1000;
const MAX_ERROR_TIMES = 100;
const STRUCTURE = ['##[group]run ', '##[error]', 'post job cleanup.', 'process completed with exit code'];
const EXIT_CODE = /^(?:Error: )?(?:##\[error\])?Process completed with exit code (\d{1,9})/;
class LogMatcher {
    rules;
    finder;
    structure;
    always;
    trials;
    constructor(rules) {
        this.rules = rules;
        this.trials = rules.flatMap((rule) => rule.patterns.flatMap((branches, pattern) => branches.map((branch) => ({ rule, pattern, branch }))));
        const texts = new Map();
        const always = [];
        for (const [owner, trial] of this.trials.entries()) {
            const { needles } = trial.branch;
            if (needles === null)
                always.push(trial);
            for (const text of needles ?? [])
                texts.set(text, [...(texts.get(text) ?? []), owner]);
        }
        this.always = always;
        this.structure = this.trials.length;
        for (const text of STRUCTURE)
            texts.set(text, [...(texts.get(text) ?? []), this.structure]);
        this.finder = createFinder(texts);
    }
}
class LogReader {
    #matcher;
    #parts = [];
    #part;
    #line = 0;
    #rest = new Uint8Array(0);
    #columns = null;
    #tail = false;
    constructor(matcher) {
        this.#matcher = matcher;
        this.#part = newPart(null);
    }
    push(chunk) {
        const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
        let start = 0;
        for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
            this.#take(bytes, start, end, true);
            start = end + 1;
        }
        while (bytes.length - start > MAX_LINE_BYTES) {
            this.#take(bytes, start, start + MAX_LINE_BYTES, false);
            start += MAX_LINE_BYTES;
        }
        this.#rest = bytes.slice(start);
    }
    end() {
        if (this.#rest.length > 0)
            this.#take(this.#rest, 0, this.#rest.length, true);
        this.#rest = new Uint8Array(0);
        this.#close();
        return { parts: this.#parts, lines: this.#line };
    }
    #owners = new Set();
    #take(bytes, start, end, ends) {
        if (!this.#tail)
            this.#line += 1;
        this.#tail = !ends;
        this.#watchColumns(bytes, start, end);
        const { finder, always, structure, trials } = this.#matcher;
        finder.mark(bytes, start, end, this.#owners);
        if (this.#owners.size === 0 && always.length === 0)
            return;
        const line = readLine(Buffer.from(bytes.buffer, bytes.byteOffset + start, Math.min(end - start, MAX_LINE_BYTES)).toString('utf8'));
        if (this.#owners.has(structure))
            this.#watchSteps(line);
        this.#part.lastLine = this.#line;
        const texts = readings(line.text);
        for (const owner of this.#owners)
            this.#try(trials[owner], line, texts);
        for (const trial of always)
            this.#try(trial, line, texts);
        this.#owners.clear();
    }
    #try(trial, line, texts) {
        if (trial === undefined || !texts.some((text) => matches(trial.branch, text)))
            return;
        const { rule, pattern } = trial;
        if (this.#part.evidence.isFull(rule))
            return;
        if (rule.transient && rule.set !== 'rule' && isLocal(line.text) && /refused|reset/i.test(line.text))
            return;
        const warning = rule.transient && isWarning(line);
        this.#part.evidence.add(rule, pattern, { line: this.#line, text: line.text }, this.#line, warning);
    }
    #watchSteps(line) {
        if (line.mark === 'group' && line.text.startsWith('Run '))
            this.#open(line.text);
        else if (line.text === 'Post job cleanup.')
            this.#open(line.text);
        const code = EXIT_CODE.exec(line.text);
        if (code !== null)
            this.#part.exitCode = Number(code[1]);
        if (line.mark !== 'error' && code === null)
            return;
        this.#part.failed = true;
        if (line.time !== null && this.#part.errorTimes.length < MAX_ERROR_TIMES)
            this.#part.errorTimes.push(line.time);
    }
    #watchColumns(bytes, start, end) {
        if (this.#line === 1)
            this.#columns = columnsOf(bytes, start, end);
        const known = this.#columns;
        if (known === null || begins(bytes, start, end, known))
            return;
        const now = columnsOf(bytes, start, end);
        if (now === null)
            return;
        this.#columns = now;
        this.#open(readLine(Buffer.from(bytes.subarray(start, end)).toString('utf8')).step);
    }
    #open(step) {
        this.#close();
        this.#part = newPart(step);
    }
    #close() {
        const part = this.#part;
        part.lastLine = this.#line;
        if (this.#parts.length < MAX_PARTS)
            this.#parts.push(part);
        else
            this.#parts.at(-1)?.evidence.absorb(part.evidence);
    }
}
function newPart(step) {
    return { step, evidence: new Evidence(), failed: false, errorTimes: [], exitCode: null, lastLine: 0 };
}
function columnsOf(bytes, start, end) {
    const first = bytes.indexOf(TAB, start);
    const second = first === -1 || first >= end ? -1 : bytes.indexOf(TAB, first + 1);
    if (second === -1 || second >= end || second - start > 600)
        return null;
    const time = Buffer.from(bytes.subarray(second + 1, Math.min(second + 24, end))).toString('utf8');
    return /^\ufeff?\d{4}-\d\d-\d\dT/.test(time) ? bytes.slice(start, second + 1) : null;
}
function begins(bytes, start, end, with_) {
    if (end - start < with_.length)
        return false;
    for (let at = 0; at < with_.length; at += 1)
        if (bytes[start + at] !== with_[at])
            return false;
    return true;
}

;// CONCATENATED MODULE: ./build/shell/triage-rules.js








const DEFAULT_RULES = '.github/conductor-triage.yml';
async function triageMatcher(named, folder) {
    const patterns = await (0,adapters_patterns/* loadPatterns */.o)();
    const file = external_node_path_default().resolve(folder, named ?? DEFAULT_RULES);
    if (named === null && !(0,external_node_fs_.existsSync)(file))
        return (0,result.ok)(new LogMatcher(triageRules([], patterns)));
    const shown = named ?? DEFAULT_RULES;
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch (error) {
        return (0,result/* err */._)(`the rules ${shown} cannot be read: ${(0,error_message/* fileProblem */.W)(error)}`);
    }
    const rules = await readClassifyRules(text, shown, adapters_patterns/* loadPatterns */.o);
    return rules.ok ? (0,result.ok)(new LogMatcher(triageRules(rules.value, patterns))) : rules;
}

// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(10102);
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
        name: github_text(value['name']),
        workflow: github_text(value['path']).replace(/@.*$/, ''),
        event: github_text(value['event']),
        head_branch: typeof value['head_branch'] === 'string' ? value['head_branch'] : null,
        head_sha: github_text(value['head_sha']),
        url: github_text(value['html_url']),
        attempt: typeof value['run_attempt'] === 'number' ? value['run_attempt'] : 1,
        status: github_text(value['status']),
        headRepository: (0,json/* isJsonObject */.OW)(repository) ? github_text(repository['full_name']) || null : null,
        pullRequests: Array.isArray(pulls) ? pulls.flatMap((pull) => numberOf(pull)) : [],
    };
}
function numberOf(pull) {
    return (0,json/* isJsonObject */.OW)(pull) && typeof pull['number'] === 'number' ? [pull['number']] : [];
}
function failedJobs(value) {
    const jobs = (0,json/* isJsonObject */.OW)(value) && Array.isArray(value['jobs']) ? value['jobs'] : [];
    const failed = jobs.flatMap((job) => (0,json/* isJsonObject */.OW)(job) && FAILED.has(github_text(job['conclusion'])) ? jobRecord(job) : []);
    return { count: jobs.length, failed };
}
function jobRecord(job) {
    if (typeof job['id'] !== 'number')
        return [];
    const steps = Array.isArray(job['steps']) ? job['steps'] : [];
    const failed = steps.filter(json/* isJsonObject */.OW).filter((step) => FAILED.has(github_text(step['conclusion'])));
    return [
        {
            id: job['id'],
            name: github_text(job['name']),
            url: github_text(job['html_url']),
            conclusion: github_text(job['conclusion']),
            failedStep: failed[0] === undefined ? null : github_text(failed[0]['name']),
            failedAt: failed.map((step) => ({
                from: second(step['started_at']),
                to: second(step['completed_at']) || '9999',
            })),
        },
    ];
}
function second(value) {
    return github_text(value).slice(0, 19);
}
function newestCommit(value) {
    if (!(0,json/* isJsonObject */.OW)(value))
        return null;
    const commit = (0,json/* isJsonObject */.OW)(value['commit']) ? value['commit'] : value;
    return github_text(commit['sha']) || github_text(value['sha']) || null;
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
function github_text(value) {
    return typeof value === 'string' ? value : '';
}

;// CONCATENATED MODULE: ./build/triage/verdict.js




const NO_FACTS = { step: null, failedAt: [], annotations: [] };
const WARNING_REACH = 200;
const SET_ORDER = new Map(['rule', ...Object.keys(classify_sets/* CLASSIFY_SETS */.t)].map((name, index) => [name, index]));
const OF_THE_MACHINE = new Set(['lost', 'shutdown', 'no_space', 'out_of_memory'].map((name) => `external.runner.${name}`));
function jobVerdict(rules, log, facts = NO_FACTS) {
    const failed = log === null ? [] : failedParts(log.parts, facts);
    const own = new Evidence();
    for (const part of failed)
        own.absorb(part.evidence);
    annotate(own, rules, facts.annotations);
    const codes = failed.flatMap(({ exitCode }) => (exitCode === null ? [] : [exitCode]));
    const end = Math.max(0, ...failed.map(({ lastLine }) => lastLine));
    const step = facts.step ?? failed.find((part) => part.step !== null)?.step ?? null;
    const found = choose(holding(own, rules, codes, end)) ?? choose(holdingElsewhere(log, failed, rules));
    if (found === null)
        return { kind: null, class: 'unknown', evidence: [], step, rule: null };
    const lines = [...found.lines].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)).slice(0, MAX_EVIDENCE);
    const { rule } = found;
    return {
        kind: rule.kind,
        class: rule.transient ? 'transient' : 'deterministic',
        evidence: lines,
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
    const last = parts.findLast(({ step }) => step !== 'Post job cleanup.');
    return last === undefined ? parts : [last];
}
function annotate(evidence, rules, annotations) {
    for (const text of annotations) {
        const lines = text.split('\n').slice(0, 100);
        for (const rule of rules) {
            for (const [index, branches] of rule.patterns.entries()) {
                const line = lines.find((each) => readings(each.trim()).some((text) => branches.some((branch) => matches(branch, text))));
                if (line !== undefined)
                    evidence.add(rule, index, { line: null, text: line.trim() }, Number.MAX_SAFE_INTEGER, false);
            }
        }
    }
}
function holding(evidence, rules, codes, end) {
    const byCode = rules.filter((rule) => rule.exitCodes?.some(({ from, to }) => codes.some((code) => code >= from && code <= to)) === true);
    const bare = byCode.filter(({ patterns }) => patterns.length === 0);
    return [
        ...bare.map((rule) => ({ rule, found: [], lines: [], lastFirm: end, last: end })),
        ...[...evidence.hits.values()].filter(({ rule, found, lastFirm, last }) => found.every(Boolean) &&
            (rule.exitCodes === null || byCode.includes(rule)) &&
            (lastFirm > 0 || end - last <= WARNING_REACH)),
    ];
}
function holdingElsewhere(log, failed, rules) {
    const rest = new Evidence();
    for (const part of log?.parts ?? [])
        if (!failed.includes(part))
            rest.absorb(part.evidence);
    return holding(rest, rules, [], 0).filter(({ rule }) => !rule.transient || OF_THE_MACHINE.has(rule.kind));
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
    const telling = [...perSet.values()].filter(({ rule }) => !rule.around);
    const wrong = telling.filter(({ rule }) => !rule.transient);
    return inOrder(wrong.length > 0 ? wrong : telling);
}
function precedes(rule, other) {
    return rule.around === other.around ? rule.rank < other.rank : !rule.around;
}
function inOrder(hits) {
    const place = ({ rule }) => SET_ORDER.get(rule.set) ?? SET_ORDER.size;
    return [...hits].sort((a, b) => place(a) - place(b))[0] ?? null;
}

;// CONCATENATED MODULE: ./build/shell/triage-run.js





const PER_PAGE = 100;
const MAX_PAGES = 20;
const MAX_LOG_BYTES = 512 * 1024 * 1024;
const SPREAD_MS = 2000;
async function triageRun(request) {
    const run = await readRun(request);
    if (!run.ok)
        return { ok: false, error: `the run cannot be read: ${run.error}` };
    const jobs = await readJobs(request);
    if (!jobs.ok)
        return { ok: false, error: `the jobs of the run cannot be listed: ${jobs.error.message}` };
    const triaged = [];
    for (const job of jobs.value)
        triaged.push(await triageJob(request, job));
    const { decision, reason } = await decide(request, run.value, triaged);
    const { attempt, status: _status, headRepository: _repository, pullRequests: _pulls, ...facts } = run.value;
    const document = { schema_version: 1, run: facts, attempt, decision, reason, jobs: triaged };
    return (0,result.ok)({ document, pullRequests: run.value.pullRequests });
}
function base({ owner, repo }) {
    return `/repos/${owner}/${repo}`;
}
async function readRun(request) {
    const answer = await request.api.request('GET', `${base(request)}/actions/runs/${request.runId}`);
    if (!answer.ok)
        return { ok: false, error: answer.error.message };
    const run = runOf(answer.value);
    return run === null ? { ok: false, error: 'the answer is not a run' } : (0,result.ok)(run);
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
    const verdict = jobVerdict(request.matcher.rules, log.ok ? log.value : null, facts);
    const { id, name, url, conclusion } = job;
    const note = log.ok ? null : `the log cannot be read: ${log.error}`;
    return jobOf({ id, name: request.redactor.text(name), url, conclusion }, verdict, request.redactor, note);
}
async function readLog(request, job) {
    const stream = await request.api.stream(`${base(request)}/actions/jobs/${job.id}/logs`);
    if (!stream.ok)
        return { ok: false, error: stream.error.message };
    const reader = new LogReader(request.matcher);
    let bytes = 0;
    try {
        for await (const chunk of stream.value) {
            bytes += chunk.length;
            if (bytes > MAX_LOG_BYTES)
                break;
            reader.push(chunk);
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
        return { decision: 'leave', reason: `whether the run goes on already cannot be told: ${now.error}` };
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
        return `whether the branch ${run.head_branch} has moved on cannot be told: ${answer.error.message}`;
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

// EXTERNAL MODULE: ./build/ledger/ledger.js
var ledger_ledger = __webpack_require__(87924);
;// CONCATENATED MODULE: ./build/triage/remember.js

const UNKNOWN_KIND = 'external.job.unknown';
function ledgerOfTriage(document, ledger, now) {
    const { run, attempt, jobs, decision } = document;
    const id = `github-${run.id}`;
    const before = (0,ledger_ledger/* foldLedger */.n2)(ledger).runs.find((entry) => entry.run_id === id);
    const sightings = new Map();
    const failing = new Set(jobs.map(({ name }) => name ?? ''));
    for (const seen of before?.sightings ?? []) {
        const recovered = failing.has(seen.node) || seen.recovered > 0 ? {} : { recovered: 1, recovery_attempts: attempt };
        sightings.set(JSON.stringify([seen.node, seen.kind]), { ...seen, ...recovered });
    }
    for (const job of jobs) {
        const [node, kind] = [job.name ?? '', job.kind ?? UNKNOWN_KIND];
        const key = JSON.stringify([node, kind]);
        const known = sightings.get(key) ?? { node, kind, count: 0, recovered: 0, recovery_attempts: 0 };
        sightings.set(key, { ...known, count: Math.max(known.count + (known.count < attempt ? 1 : 0), 1) });
    }
    return (0,ledger_ledger/* ledgerEntry */.ay)({
        run_id: id,
        timestamp: before?.timestamp ?? now,
        workflow: { name: run.name, file: run.workflow },
        outcome: decision === 'none' ? 'success' : 'failed',
        sightings: [...sightings.values()],
    });
}

// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(99174);
;// CONCATENATED MODULE: ./build/triage/text.js


const WORDS = { transient: 'transient', deterministic: 'deterministic', unknown: 'unknown' };
const MAX_JOBS = 200;
function triageText(document) {
    const lines = document.jobs.flatMap((job) => [
        `${nameOf(job)}: ${WORDS[job.class]}${job.kind === null ? '' : `, ${job.kind}`}${job.rule === null ? '' : ` (${job.rule})`}`,
        ...(job.step === null ? [] : [`  step: ${(0,terminal_text/* oneLine */.TN)(job.step, 200)}`]),
        ...job.evidence.map(({ line, text }) => `  ${line === null ? 'annotation' : `line ${line}`}: ${(0,terminal_text/* oneLine */.TN)(text, 300)}`),
        ...(job.note === null ? [] : [`  note: ${(0,terminal_text/* oneLine */.TN)(job.note, 300)}`]),
    ]);
    const run = document.run === null ? [] : [`decision: ${document.decision}: ${(0,terminal_text/* oneLine */.TN)(document.reason, 300)}`];
    return `${[...lines, ...run].join('\n')}\n`;
}
function triageMarkdown(document, seen) {
    const shown = document.jobs.slice(0, MAX_JOBS);
    const more = document.jobs.length - shown.length;
    const rows = shown.map((job) => `| ${jobCell(job)} | ${cell(job.step)} | ${job.class} | ${cell(job.kind)} |`);
    const table = rows.length === 0 ? [] : ['| job | step | class | kind |', '| --- | --- | --- | --- |', ...rows, ''];
    const details = shown
        .filter((job) => job.evidence.length > 0 || job.note !== null)
        .flatMap((job) => [(0,markdown/* folded */.TM)((0,markdown/* tableCell */.xR)(nameOf(job)), evidenceBlock(job)), '']);
    return [
        title(document),
        '',
        ...table,
        ...(more > 0 ? [`And ${more} more.`, ''] : []),
        ...seen.map((sentence) => `- ${(0,markdown/* tableCell */.xR)(sentence, 300)}`),
        ...(seen.length > 0 ? [''] : []),
        ...details,
    ].join('\n');
}
function title({ decision, reason, run, attempt }) {
    const of = run === null ? '' : ` of ${(0,markdown/* tableCell */.xR)(run.name)}, attempt ${attempt}`;
    const word = { rerun: 'Failed jobs run again', leave: 'Left as it is', none: 'Nothing failed' }[decision];
    return `### Triage${of}: ${word}\n\n${(0,markdown/* tableCell */.xR)(reason, 400)}`;
}
function evidenceBlock(job) {
    const lines = job.evidence.map(({ line, text }) => `${line === null ? 'annotation' : line}: ${(0,terminal_text/* oneLine */.TN)(text, 500)}`);
    return (0,markdown/* codeBlock */.DV)([...lines, ...(job.note === null ? [] : [`note: ${(0,terminal_text/* oneLine */.TN)(job.note, 300)}`])].join('\n'));
}
function jobCell(job) {
    const url = job.url === undefined ? null : (0,markdown/* linkTarget */.Cm)(job.url);
    return url === null ? (0,markdown/* tableCell */.xR)(nameOf(job)) : `<a href="${url}">${(0,markdown/* tableCell */.xR)(nameOf(job))}</a>`;
}
function cell(text) {
    return text === null ? '' : (0,markdown/* tableCell */.xR)(text);
}
function nameOf(job) {
    return (0,terminal_text/* oneLine */.TN)(job.name ?? job.file ?? 'job', 200);
}

// EXTERNAL MODULE: ./build/action/comment.js
var comment = __webpack_require__(95435);
// EXTERNAL MODULE: ./build/action/event-facts.js
var event_facts = __webpack_require__(54776);
// EXTERNAL MODULE: ./build/action/note.js
var note = __webpack_require__(17744);
// EXTERNAL MODULE: ./build/action/outputs.js
var action_outputs = __webpack_require__(68748);
;// CONCATENATED MODULE: ./build/action/triage.js





















const LONGEST_LIMIT_MS = 60_000;
async function triage(host, inputs, secrets) {
    const redactor = new redaction/* Redactor */.pO({ secrets: [...(0,redaction/* secretsOfEnvironment */.O0)(host.env), ...secrets] });
    const repository = (0,event_facts/* repositoryOf */._M)(host.env);
    if (!repository.ok)
        return fail(host, inputs, redactor, repository.error);
    const runId = runOfEvent(host);
    if (runId === null)
        return fail(host, inputs, redactor, 'the event names no run: command: triage is for workflow_run');
    if (inputs.githubToken === '')
        return fail(host, inputs, redactor, 'there is no github-token');
    const matcher = await triageMatcher(inputs.rules, process.cwd());
    if (!matcher.ok)
        return fail(host, inputs, redactor, matcher.error);
    const api = host.api(inputs.githubToken, LONGEST_LIMIT_MS);
    const triaged = await triageRun({
        api,
        ...repository.value,
        runId,
        matcher: matcher.value,
        redactor,
        rerun: inputs.rerun,
        rerunAfterSeconds: inputs.rerunAfter,
        rerunStale: inputs.rerunStale,
        sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        random: Math.random,
        note: (text) => (0,note/* note */.N)(host, redactor.text(text)),
    });
    if (!triaged.ok)
        return fail(host, inputs, redactor, triaged.error);
    await tell(host, inputs, triaged.value, api, repository.value);
    return 0;
}
async function tell(host, inputs, triaged, api, place) {
    const { document } = triaged;
    host.commands.say(triageText(document).trimEnd());
    const seen = remember(host, inputs, document);
    (0,action_outputs/* setOutputs */.n0)(host, new Map([
        ['outcome', 'success'],
        ['exit-code', '0'],
        ['decision', document.decision],
        ['triage-path', writeDocument(host, document)],
        ['job-fails', 'false'],
    ]));
    const page = triageMarkdown(document, seen);
    if (inputs.summary) {
        const problem = await (0,actions_core/* appendSummary */.fe)(page);
        if (problem !== null)
            (0,note/* note */.N)(host, `the job summary was not written: ${problem}`);
    }
    if (!inputs.comment)
        return;
    const problem = await triage_comment(api, place, triaged, page);
    if (problem !== null)
        (0,note/* note */.N)(host, problem);
}
function writeDocument(host, document) {
    const folder = external_node_path_default().join((0,adapters/* temporaryBase */.du)(host.env), 'conductor', `triage-${document.run.id}-${document.attempt}`);
    const file = external_node_path_default().join(folder, 'triage.json');
    try {
        const files = (0,file_store/* createFileStore */.I)();
        files.makeFolder(folder);
        files.replace(file, `${JSON.stringify(document, null, 2)}\n`);
        return file;
    }
    catch (error) {
        (0,note/* note */.N)(host, `triage.json was not written: ${(0,error_message/* errorMessage */.g)(error)}`);
        return '';
    }
}
function remember(host, inputs, document) {
    if (inputs.ledger === null)
        return [];
    const file = external_node_path_default().resolve(process.cwd(), inputs.ledger);
    const now = new Date().toISOString();
    const news = (0,ledger_file/* writeInLedger */.w)((0,file_store/* createFileStore */.I)(), file, (text) => ledgerOfTriage(document, text, now));
    if (!news.ok) {
        (0,note/* note */.N)(host, `the run is not in the ledger: ${news.error}`);
        return [];
    }
    const { ledger, entry } = news.value;
    if (ledger.warning !== null)
        (0,note/* note */.N)(host, `${inputs.ledger}: ${ledger.warning}`);
    return document.jobs.flatMap(({ name = '', kind }) => {
        const sentence = kind === null ? null : (0,ledger_view/* ledgerSentence */.fb)(ledger, entry.workflow, name, kind);
        return sentence === null ? [] : [`${name}: ${kind}: ${sentence}`];
    });
}
async function triage_comment(api, place, triaged, page) {
    const { document } = triaged;
    const pullRequest = triaged.pullRequests[0] ?? (await pullRequestOf(api, place, document.run.head_sha));
    if (pullRequest === null)
        return 'the comment was not made: the run belongs to no pull request';
    const marker = (0,summary/* commentMarker */.Ql)(`triage-${document.run.workflow}`);
    return (0,comment/* deliverComment */.f)(api, {
        ...place,
        pullRequest,
        marker,
        body: `${marker}\n${page}`,
        onlyUpdate: document.decision === 'none',
    });
}
async function pullRequestOf(api, { owner, repo }, sha) {
    const listed = await (0,github_api/* requestList */.m)(api, `/repos/${owner}/${repo}/commits/${sha}/pulls`);
    return listed.ok ? (listed.value.flatMap(numberOf)[0] ?? null) : null;
}
function runOfEvent(host) {
    const file = host.env['GITHUB_EVENT_PATH'];
    const payload = file === undefined || file === '' ? undefined : (0,event_payload/* readEventPayload */.N)(file);
    const run = (0,json/* isJsonObject */.OW)(payload) ? payload['workflow_run'] : undefined;
    return (0,json/* isJsonObject */.OW)(run) && typeof run['id'] === 'number' ? run['id'] : null;
}
function fail(host, inputs, redactor, message) {
    const text = redactor.text(message);
    host.commands.annotate({ level: 'error', title: 'triage', message: text, file: null });
    const outputs = new Map([
        ['outcome', 'failed'],
        ['exit-code', '1'],
        ['error-message', text],
        ['job-fails', 'true'],
    ]);
    (0,action_outputs/* setOutputs */.n0)(host, outputs);
    return inputs.composite ? 0 : 1;
}


/***/ })

};
;