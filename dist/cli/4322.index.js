"use strict";
exports.id = 4322;
exports.ids = [4322];
exports.modules = {

/***/ 72341:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createLocatedEnvelope: function() { return /* binding */ createLocatedEnvelope; },
/* harmony export */   h: function() { return /* binding */ createEnvelope; },
/* harmony export */   k: function() { return /* binding */ createPlacedDetails; }
/* harmony export */ });
/* harmony import */ var _core_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47581);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45979);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62759);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74183);
/* harmony import */ var _source_value_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16271);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93833);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95653);
/* harmony import */ var _printed_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81331);









const MAX_MESSAGE_CHARS = 2000;
const MAX_CAPTURE_CHARS = 2000;
const NUMBERS = new Set(['line', 'end_line', 'column', 'retry_after_seconds', 'status_code']);
function createEnvelope(rule, by, failure, match) {
    const line = (0,_printed_text_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutRunFile */ .u7)(match.line ?? '', failure.runFile ?? null);
    const plain = line === '' ? describeExit(failure) : line;
    const message = rule.message === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(plain) : renderRuleText(rule.kind, rule.message, failure, match, plain);
    return {
        kind: rule.kind,
        message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .cutHead */ .fz)(message.ok ? message.value : plain, MAX_MESSAGE_CHARS, failure.secrets),
        details: {
            ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(rule.details ?? {}) ? { ...rule.details } : {}),
            ...captureDetails(rule.kind, match, failure),
            ...(message.ok ? {} : { message_error: message.error.message }),
            ...(failure.signal === null ? {} : { signal: failure.signal }),
            ...(failure.timedOut ? { timed_out: true } : {}),
            ...describeTransience(rule, failure.kinds),
            ...describeEnd(by, failure),
        },
    };
}
function describeEnd(by, { exitCode, stderr, secrets }) {
    return { classified_by: by, exit_code: exitCode, stderr_tail: (0,_printed_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutStreamTail */ .le)(stderr, secrets) };
}
const MAX_ANNOTATIONS = 50;
function createLocatedEnvelope(by, failure, first, problems, workspace) {
    return {
        kind: `external.build.${first.kind}`,
        message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .cutHead */ .fz)(first.message, MAX_MESSAGE_CHARS, failure.secrets),
        details: {
            ...createPlacedDetails(failure, problems, workspace),
            ...(failure.signal === null ? {} : { signal: failure.signal }),
            ...describeEnd(by, failure),
        },
    };
}
function createPlacedDetails({ secrets }, problems, workspace) {
    const annotations = workspace === null ? [] : (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .placeProblems */ .kv)(problems, workspace);
    const leftOut = annotations.length - MAX_ANNOTATIONS;
    const shown = annotations
        .slice(0, MAX_ANNOTATIONS)
        .map((one) => ({ ...one, message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .cutHead */ .fz)(one.message, MAX_MESSAGE_CHARS, secrets) }));
    return {
        ...(shown.length === 0 ? {} : { annotations: shown }),
        ...(leftOut > 0 ? { annotations_left_out: leftOut } : {}),
        ...(problems.length > 1 ? { problem_count: problems.length } : {}),
    };
}
function describeExit(failure) {
    const how = failure.timedOut
        ? 'ended at its timeout'
        : failure.signal === null
            ? `exited with code ${failure.exitCode ?? 'unknown'}`
            : `ended by ${failure.signal}`;
    const lastLine = (0,_printed_text_js__WEBPACK_IMPORTED_MODULE_6__/* .explainLastLine */ .yZ)((0,_printed_text_js__WEBPACK_IMPORTED_MODULE_6__/* .findLastLine */ .WQ)(failure.stderr, failure.secrets), failure.exitCode, failure.runFile ?? null);
    return lastLine === '' ? how : `${how}: ${lastLine}`;
}
function renderRuleText(kind, source, { exitCode, signal }, { captures }, line) {
    const scope = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .createScope */ .Ds)({ kind, exit_code: exitCode, signal, line, ...Object.fromEntries(captures) });
    const template = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTemplate */ .QC)(source);
    const text = template.ok ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .render */ .XX)(template.value, scope) : template;
    return text.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(text.value.trim() || line) : text;
}
function describeTransience(rule, kinds) {
    const byKind = (0,_core_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .findKindEntry */ .KA)(kinds, rule.kind)?.transient ?? _core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .TRANSIENT_KINDS */ .ty.has(rule.kind);
    const transient = rule.transient ?? byKind;
    return transient || byKind ? { transient } : {};
}
function captureDetails(kind, match, failure) {
    const details = {};
    const schema = (0,_core_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .findKindEntry */ .KA)(failure.kinds, kind)?.details ?? {};
    for (const [name, value] of match.captures) {
        if (value === null)
            continue;
        const type = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwnEntry */ .xL)(schema, name)?.type;
        const typed = type === undefined || type === 'string' ? undefined : _source_value_types_js__WEBPACK_IMPORTED_MODULE_4__/* .VALUE_TYPES */ .K[type].parse(value);
        if (typed !== undefined) {
            (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .setKey */ .qL)(details, name, typed);
            continue;
        }
        const isNumber = type === undefined && NUMBERS.has(name) && /^\d{1,9}(\.\d{1,9})?$/.test(value);
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .setKey */ .qL)(details, name, isNumber ? Number(value) : (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .cutHead */ .fz)(value, MAX_CAPTURE_CHARS, failure.secrets));
    }
    return details;
}


/***/ }),

/***/ 74322:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  classify: function() { return /* binding */ classify; },
  findOtherFailure: function() { return /* binding */ findOtherFailure; },
  findPlaces: function() { return /* binding */ findPlaces; }
});

// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/core/tool-kinds.js
var tool_kinds = __webpack_require__(36750);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
// EXTERNAL MODULE: ./build/src/text/bounded-lines.js
var bounded_lines = __webpack_require__(48443);
// EXTERNAL MODULE: ./build/src/core/exit-codes.js
var exit_codes = __webpack_require__(29545);
// EXTERNAL MODULE: ./build/src/text/excerpt.js
var excerpt = __webpack_require__(93833);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/classify/choose.js
var choose = __webpack_require__(19144);
// EXTERNAL MODULE: ./build/src/classify/line.js
var classify_line = __webpack_require__(55423);
// EXTERNAL MODULE: ./build/src/classify/locate.js
var locate = __webpack_require__(60443);
// EXTERNAL MODULE: ./build/src/classify/prepared-rules.js
var prepared_rules = __webpack_require__(21402);
;// CONCATENATED MODULE: ./build/src/classify/failure.js








function toSignalName(word) {
    const name = word.trim().toUpperCase();
    return name.startsWith('SIG') ? name : `SIG${name}`;
}
const SEARCHED_CHARS = 256 * 1024;
const SEARCHED_LINES = 10_000;
function readFailure(failure) {
    const [stdout = '', stderr = ''] = [failure.stdout, failure.stderr].map((text) => toReadable(text, failure.secrets));
    const streams = [stderr, stdout].map((text) => {
        const lines = text.split('\n').slice(-SEARCHED_LINES);
        return (0,classify_line/* withoutSharedPrefixes */.ow)(lines.map((line, at) => (0,classify_line/* readLine */.Xw)(line, at + 1)));
    });
    return { failure, stdout, stderr, streams };
}
function toReadable(text, secrets = excerpt/* NO_SECRETS */.g1) {
    return (0,terminal_text/* toPlainText */.bo)((0,excerpt/* maskLines */.sD)(text.slice(-SEARCHED_CHARS), secrets));
}
function findProblems(read, tables) {
    return read.streams.flatMap((lines, stream) => numberLines(read, stream, (0,locate/* preferPlaced */.qR)((0,locate/* locateProblems */.DO)(tables, (0,locate/* listOutput */.OW)(lines)))));
}
function numberLines(read, stream, problems) {
    const before = stream === 0 ? 0 : (read.streams[0]?.length ?? 0);
    return problems.map((problem) => ({ ...problem, at: problem.at + before }));
}
function findSetHits(rules, read) {
    const codes = read.failure.exitCode === null ? [] : [read.failure.exitCode];
    const hints = (0,prepared_rules/* logRules */.W_)().filter(({ hint }) => hint);
    const hits = read.streams.flatMap((lines) => (0,choose/* findEvidence */.HO)([...rules, ...hints], lines, 'step', codes));
    return [...hits.filter(({ rule }) => !rule.hint), ...(0,choose/* findHitsByCode */.k7)(rules, codes, 0)];
}
function toRuleMatch({ cause, lines, captures }) {
    const named = Object.entries(captures).map(([name, value]) => [name, value ?? null]);
    return { line: cause ?? lines[0]?.text ?? null, captures: new Map(named) };
}
function matchOwn(rule, read, patterns) {
    const { exitCode, signal, timedOut } = read.failure;
    if (rule.timeout !== undefined && rule.timeout !== timedOut)
        return null;
    const signals = rule.signal === undefined ? null : [rule.signal].flat().map(toSignalName);
    if (signals !== null && (signal === null || !signals.includes(signal)))
        return null;
    if (rule.exit_code !== undefined && (exitCode === null || !(0,exit_codes/* matchesCode */.N)(rule.exit_code, exitCode)))
        return null;
    const captures = new Map();
    const places = [];
    let line = null;
    for (const name of ['stdout', 'stderr']) {
        const pattern = rule[name];
        if (pattern === undefined)
            continue;
        const compiled = patterns.compile(`(?m)${pattern}`);
        const hit = compiled.ok ? compiled.value.search(read[name]) : null;
        if (hit === null)
            return null;
        line = findLineAround(read[name], hit.start);
        for (const [key, value] of Object.entries(hit.named))
            captures.set(key, value);
        if (compiled.ok)
            (0,lists/* appendAll */.u2)(places, findOwnPlaces(compiled.value, read[name]));
    }
    return { line, captures, places };
}
const MAX_PLACES = 50;
function findOwnPlaces(pattern, text) {
    const problems = [];
    for (let start = 0; start < text.length && problems.length < MAX_PLACES;) {
        const rest = text.slice(start);
        const hit = pattern.search(rest);
        const { file, line, column, message } = hit?.named ?? {};
        if (hit === null || file === undefined || line === undefined)
            break;
        const place = { file: file ?? '', line: Number(line), column: Number(column) || null, within: null };
        if (place.file !== '' && Number.isInteger(place.line))
            problems.push({
                kind: 'lint',
                message: message ?? findLineAround(rest, hit.start),
                test: null,
                places: [place],
                at: problems.length,
            });
        const end = rest.indexOf('\n', hit.start);
        start = end < 0 ? text.length : start + end + 1;
    }
    return problems;
}
function findLineAround(text, hitStart) {
    const lineStart = hitStart === 0 ? 0 : text.lastIndexOf('\n', hitStart - 1) + 1;
    const lines = text.slice(lineStart).split('\n');
    return lines.find((line) => line.trim() !== '')?.trim() ?? '';
}

// EXTERNAL MODULE: ./build/src/classify/places.js
var places = __webpack_require__(95653);
// EXTERNAL MODULE: ./build/src/classify/sets/located-more.js
var located_more = __webpack_require__(75963);
;// CONCATENATED MODULE: ./build/src/classify/any-tool.js






const FILE = '(?<file>(?:[A-Za-z]:[\\\\/]|file://)?[^\\s:()[\\]"\'<>|*?,;=]{1,260})';
const FILE_WITH_SPACES = '(?<file>(?:[A-Za-z]:[\\\\/])?[^:()[\\]"\'<>|*?]{1,260}\\.\\w{1,10})';
const LINE = '(?<line>\\d{1,7})';
const COLUMN = '(?<column>\\d{1,7})';
const compileForms = (file) => [
    `^[["']?${file}["']?:\\[?${LINE}(?:[:,] ?${COLUMN})?(?:-\\d{1,7}(?::\\d{1,7})?)?\\]?(?: ?[:,]| -)? *(?<message>.*)`,
    `^${file} ?[[(]${LINE}(?:[,:] ?${COLUMN})?[-,:\\d]{0,20}[)\\]] ?:? *(?<message>.*)`,
    `^["']?${file}["']?[:,]? \\(?line:? ${LINE}(?:[,:]? ?col(?:umn)?:? ?${COLUMN})?[):,]{0,2} ?(?:- )?(?<message>.*)`,
    `^${file}(?:\\t+| {2,})${LINE}(?:\\t+| {2,})(?<message>[A-Za-z].*)$`,
    `^file=${file} message=(?<message>.*) line=${LINE}(?: column=${COLUMN})?$`,
    `^-- (?:\\[\\w+\\] )?(?<message>[\\w ]{1,100}): ${file}:${LINE}:${COLUMN} -+$`,
    `^${file}(?:: | - )(?<message>.*) (?:on|at) line ${LINE}(?:,? col(?:umn)? ${COLUMN})?\\.?$`,
].map((form) => new RegExp(form, 'i'));
const ANY_PLACES = compileForms(FILE);
const PLACES_WITH_SPACES = compileForms(FILE_WITH_SPACES);
const PREFIX = /^(?:\d{1,4}> ?|\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d+)? |\[[^\]]{1,60}\]:? +|(?:[-*+>]|--+>|[^\x20-\x7e\s]{1,4})\s+|(?:fatal |syntax )?(?:error|warning|warn|fatal|failed|failure)\b(?:\[[\w-]{1,40}\])?:? ?(?:in |at )?|[\w@./+-]{1,60}: +|[\w@./+-]{1,60} \| +|(?:in|File):? +|\[)/i;
const MAX_PREFIXES = 4;
const NO_PROBLEM = /^(?:[✓✔√✅]|w: |\[?(?:info|debug|trace|notice|ok|pass(?:ed)?|success)\b|(?:at|from) )/iu;
const NOTE = /^\W{0,2}(?:note|info|hint|help|debug|trace|remark|see|defined|required)\b(?! (?:by|argument))/i;
const WARNING = /^(?:\[?(?:warn(?:ing)?)\b|\w*Warning: |⚠)|\bWarning$/i;
const NO_MESSAGE = /^(?:in (?:[`'<][^'>]{0,200}['>](?:$|: )|\S+$)|[\w\\:$>.-]+\(.*\)$|\+0x|[|=]|at (?!.*:$))/;
const OPENS_MESSAGE = /^(?:at|in) .*:$/;
const NAMES_FILE = /[./\\]|^[A-Z]\w+$/;
const IN_FILE = /^(?:File:? |==> )?(?<file>[\w@~./\\: +-]{1,260}\.\w{1,10}):?$/;
const ENTRY = new bounded_lines/* BoundedPattern */.c9(`^${LINE}:${COLUMN}(?::|-\\d+:\\d+)?\\s{1,80}(?<level>error|warning|warn|info|[✖×⚠EW](?=\\s))?:?\\s{0,80}(?<message>\\S.*)$`);
const ARROW = new RegExp(`^--+> ${FILE}:${LINE}(?::${COLUMN})?$`);
const HEADLINE = /^(?:error|warning)(?:\[[\w-]{1,40}\])?: \S/;
const COMMAND = /^::(?<level>error|warning) (?<properties>[^:]{1,1000}(?::(?!:)[^:]{0,1000}){0,20})::(?<message>.*)$/;
function findCommandProblems(read, workspace) {
    return readStreams(read, workspace, true);
}
function findAnyProblems(read, workspace) {
    const problems = readStreams(read, workspace, false);
    if (problems.length > 0)
        return problems;
    return [read.stderr, read.stdout].flatMap((text) => findException(text, workspace)).slice(0, 1);
}
function readStreams(read, workspace, readsCommandsOnly) {
    return [read.stderr, read.stdout].flatMap((text, stream) => {
        const reader = new AnyReader(workspace, readsCommandsOnly);
        for (const [at, raw] of text.split('\n').entries())
            reader.add(raw, at);
        return numberLines(read, stream, reader.problems);
    });
}
function addAnyProblems(problems, anyProblems) {
    if (problems.some(({ kind, places }) => kind === 'test' && places.length > 0))
        return problems;
    const toLineKey = ({ file, line }) => `${(0,locate/* toBaseName */.AU)(file)}:${line}`;
    const placed = new Set(problems.flatMap(({ places }) => places.map(toLineKey)));
    const isNew = ({ places, kind }) => (kind !== 'crash' || problems.length === 0) && !places.some((place) => placed.has(toLineKey(place)));
    const all = [...problems, ...anyProblems.filter(isNew)].toSorted((a, b) => a.at - b.at);
    const errors = all.filter(({ level }) => level === undefined);
    const warnings = all.filter(({ level }) => level === 'warning');
    if (errors.length === 0)
        return warnings;
    const isLint = errors.every(({ kind }) => kind === 'lint' || kind === 'format');
    return isLint ? [...errors, ...warnings] : errors;
}
function findException(stream, workspace) {
    const lines = stream.split('\n').map(classify_line/* readLine */.Xw);
    const isOwn = (place) => !OF_DEPENDENCIES.test(place.file) && (0,places/* findSourceFile */.$r)(place, workspace) !== null;
    const exceptions = (0,locate/* locateProblems */.DO)([located_more/* EXCEPTIONS */.BJ], lines);
    const inWorkspace = exceptions.map((problem) => ({ ...problem, places: problem.places.filter(isOwn) }));
    return inWorkspace.filter(({ places }) => places.length > 0).slice(-1);
}
const OF_DEPENDENCIES = /(?:^|[\\/])(?:vendor|third_party|gems|\.?venv|\.nuget|\.m2|\.gradle|pkg[\\/]mod)[\\/]/;
const MAX_PROBLEMS = 1000;
class AnyReader {
    workspace;
    readsCommandsOnly;
    problems = [];
    #existsByFile = new Map();
    #told = new Set();
    #file = null;
    #indent = null;
    #awaitsMessage = false;
    #headline = null;
    constructor(workspace, readsCommandsOnly) {
        this.workspace = workspace;
        this.readsCommandsOnly = readsCommandsOnly;
    }
    add(raw, at) {
        const { text, mark } = (0,classify_line/* readLine */.Xw)(raw, at);
        if (text === '') {
            this.#indent = null;
            return;
        }
        const last = this.problems.at(-1);
        if (this.#awaitsMessage && last !== undefined)
            this.problems.splice(-1, 1, { ...last, message: text, at });
        this.#awaitsMessage = false;
        if (this.problems.length >= MAX_PROBLEMS || mark === 'group' || (0,classify_line/* isAside */.Zl)(text))
            return;
        const problem = this.#readCommand(text) ?? (this.readsCommandsOnly ? null : this.#readOutput(text, mark === 'warning'));
        if (problem === null) {
            this.#watchFile(text);
            if (HEADLINE.test(text))
                this.#headline = text;
            return;
        }
        const indent = raw.length - raw.trimStart().length;
        if (this.#indent !== null && indent > this.#indent)
            return;
        this.#indent = indent;
        const key = JSON.stringify([problem.places, problem.message]);
        if (!this.#told.has(key))
            this.problems.push({ ...problem, at });
        this.#told.add(key);
    }
    #readOutput(text, isWarned) {
        return this.#readArrow(text) ?? this.#readEntry(text) ?? this.#readLine(text, isWarned);
    }
    #readLine(text, isWarned) {
        let rest = text;
        let isWarning = isWarned;
        for (let count = 0; count <= MAX_PREFIXES; count += 1) {
            if (NO_PROBLEM.test(rest))
                return null;
            const forms = count === 0 ? [...ANY_PLACES, ...PLACES_WITH_SPACES] : ANY_PLACES;
            const problem = this.#readForms(forms, rest, isWarning);
            if (problem !== null)
                return problem;
            const prefix = PREFIX.exec(rest)?.[0];
            if (prefix === undefined)
                return null;
            if (/warn/i.test(prefix))
                isWarning = true;
            rest = rest.slice(prefix.length).trimStart();
        }
        return null;
    }
    #readForms(forms, text, isWarning) {
        for (const form of forms) {
            const { file, line, column, message = '' } = form.exec(text)?.groups ?? {};
            if (file === undefined || line === undefined)
                continue;
            const isOpening = OPENS_MESSAGE.test(message);
            const isMessage = /\p{L}{2}/u.test(message) && (isOpening || !NO_MESSAGE.test(message)) && !NOTE.test(message);
            const place = toPlace(file, line, column);
            if (!isMessage || !this.#exists(place))
                continue;
            this.#awaitsMessage = isOpening;
            return toProblem(place, message, isWarning);
        }
        return null;
    }
    #readArrow(text) {
        const { file, line, column } = this.#headline === null ? {} : (ARROW.exec(text)?.groups ?? {});
        if (this.#headline === null || file === undefined || line === undefined)
            return null;
        const [place, message] = [toPlace(file, line, column), this.#headline];
        this.#headline = null;
        return this.#exists(place) ? toProblem(place, message, false) : null;
    }
    #readEntry(text) {
        const { line, column, level = '', message } = this.#file === null ? {} : (ENTRY.exec(text)?.groups ?? {});
        if (this.#file === null || line === undefined || message === undefined)
            return null;
        return toProblem(toPlace(this.#file, line, column), message.replace(/\s{2,}/g, ' '), /^(?:w|⚠|info)/i.test(level));
    }
    #watchFile(text) {
        const file = IN_FILE.exec(text)?.groups?.['file'];
        this.#file = file !== undefined && this.#exists(toPlace(file, '1', undefined)) ? file : null;
    }
    #readCommand(text) {
        const { level, properties = '', message = '' } = COMMAND.exec(text)?.groups ?? {};
        if (level === undefined)
            return null;
        const valueByName = new Map(properties.split(',').map((pair) => {
            const [name = '', ...value] = pair.split('=');
            return [name.trim(), unescapeCommand(value.join('='))];
        }));
        const file = valueByName.get('file');
        if (file === undefined)
            return null;
        const place = toPlace(file, valueByName.get('line') ?? '1', valueByName.get('col'));
        const shown = unescapeCommand(message).trim() || valueByName.get('title') || '';
        return shown !== '' && this.#exists(place) ? toProblem(place, shown, level === 'warning') : null;
    }
    #exists(place) {
        const exists = this.#existsByFile.get(place.file) ??
            (NAMES_FILE.test(place.file) && (0,places/* findSourceFile */.$r)(place, this.workspace) !== null);
        this.#existsByFile.set(place.file, exists);
        return exists;
    }
}
function toPlace(file, line, column) {
    const isNumber = column !== undefined && /^[1-9]\d*$/.test(column);
    return { file, line: Number(line) || 1, column: isNumber ? Number(column) : null, within: null };
}
function toProblem(place, message, isWarned) {
    const isWarning = isWarned || WARNING.test(message);
    const kind = /^(?:(?:fatal |syntax )?error(?:\[\w+\])?:|[Ss]yntax ?[Ee]rror\b)|^[\w ]+ Error$/.test(message) && !isWarning
        ? 'compile'
        : 'lint';
    const problem = { kind, message: message.replace(/\s+/g, ' ').trim(), test: null, places: [place] };
    return isWarning ? { ...problem, level: 'warning' } : problem;
}
function unescapeCommand(text) {
    const signs = { '%0D': '', '%0A': '\n', '%3A': ':', '%2C': ',', '%25': '%' };
    return text.replace(/%(?:0D|0A|3A|2C|25)/gi, (sign) => signs[sign.toUpperCase()] ?? sign);
}

// EXTERNAL MODULE: ./build/src/classify/envelope.js
var classify_envelope = __webpack_require__(72341);
// EXTERNAL MODULE: ./build/src/classify/sets/index.js + 13 modules
var sets = __webpack_require__(27772);
;// CONCATENATED MODULE: ./build/src/classify/outrank.js





const FAILURE_WORDS = /^[ \t]{0,40}(?:[1-9]\d{0,6} failing\b|FAIL(?:ED|URES?)?\b|[✗✖✕×] |(?:fatal |\w{1,40})?error(?:\[\w{1,20}\])?: )|\bFailures: [1-9]|\bERR_ASSERTION\b|\bSegmentation fault\b/im;
const FAILED_SCRIPT = [
    /^npm (?:error|ERR!) command (?:\S{1,200} -c|\S{1,200} \/d \/s \/c) (?<script>.*)$/m,
    /^npm (?:error|ERR!) Lifecycle script [\x60"'](?<script>[^\x60"'\n]*)[\x60"'] failed/m,
    /^(?:npm (?:error|ERR!)|[ \t\u2009]{0,8}ELIFECYCLE)[ \u2009]{1,4}(?<script>Test failed)/m,
    /^error: script "(?<script>[^"\n]*)" exited with code/m,
    /^g?make(?:\[\d{1,3}\])?: \*\*\* \[(?<script>[^\]\n]*)\] Error/m,
];
const SURE_FAILURES = ['test', 'compile', 'link', 'types'].map((word) => `external.build.${word}`);
function outrank(envelope, judged) {
    const { rules, failure: whole, patterns, workspace, isExcused } = judged;
    const excused = rules.filter(({ kind }) => kind !== undefined && isExcused(kind));
    const failure = withoutLinesOf(excused, whole, patterns);
    const read = readFailure(failure);
    for (const rule of rules) {
        const { kind, use, stdout, stderr } = rule;
        if (kind === undefined || use !== undefined || isExcused(kind) || (stdout ?? stderr) === undefined)
            continue;
        const match = matchOwn(rule, read, patterns);
        if (match !== null)
            return (0,classify_envelope/* createEnvelope */.h)({ ...rule, kind }, 'rule', whole, match);
    }
    for (const set of rules.flatMap(({ use }) => use ?? [])) {
        const problems = findProblems(read, (0,sets/* listTablesOfSet */.T)(set));
        const other = problems.find(({ kind, level }) => level === undefined && !isExcused(`external.build.${kind}`));
        if (other !== undefined)
            return (0,classify_envelope.createLocatedEnvelope)(set, whole, other, problems, workspace);
        const firm = (0,prepared_rules/* listStepRules */.IM)(set).filter(({ kind, around }) => !around && !isExcused(kind));
        const [hit] = (0,choose/* sortHits */.dp)(findSetHits(firm, read));
        if (hit !== undefined)
            return (0,classify_envelope/* createEnvelope */.h)({ kind: hit.rule.kind }, set, whole, toRuleMatch(hit));
    }
    if (envelope.kind.startsWith('external.build.'))
        return envelope;
    const sure = SURE_FAILURES.filter((kind) => !isExcused(kind));
    const isByCode = envelope.details['classified_by'] === 'rule' &&
        excused.every(({ stdout, stderr, use }) => use === undefined && stdout === undefined && stderr === undefined);
    const texts = [failure.stdout, failure.stderr];
    const isElsewhere = (sure.length === SURE_FAILURES.length && !isByCode && texts.some((text) => FAILURE_WORDS.test(text))) ||
        (envelope.kind.startsWith('external.npm.audit.') && texts.some(namesOtherScript)) ||
        findProblems(read, (0,sets/* listTablesOfSet */.T)('build')).some(({ kind }) => sure.includes(`external.build.${kind}`)) ||
        findSetHits((0,prepared_rules/* listStepRules */.IM)('build').filter(({ kind, around }) => sure.includes(kind) && !around), read).length > 0;
    return isElsewhere ? null : envelope;
}
function namesOtherScript(text) {
    const scripts = FAILED_SCRIPT.flatMap((pattern) => pattern.exec(text)?.groups?.['script'] ?? []);
    const [first] = scripts;
    return first !== undefined && !/\baudit\b/.test(first);
}
function withoutLinesOf(rules, failure, patterns) {
    const drop = (text, stream) => {
        const searches = rules.flatMap((rule) => {
            const pattern = rule[stream];
            const compiled = pattern === undefined ? null : patterns.compile(`(?m)${pattern}`);
            return compiled?.ok === true ? [compiled.value] : [];
        });
        if (searches.length === 0)
            return text;
        return text
            .split('\n')
            .filter((line) => searches.every((search) => search.search(line) === null))
            .join('\n');
    };
    return { ...failure, stdout: drop(failure.stdout, 'stdout'), stderr: drop(failure.stderr, 'stderr') };
}

// EXTERNAL MODULE: ./build/src/classify/worth.js
var worth = __webpack_require__(55989);
;// CONCATENATED MODULE: ./build/src/classify/index.js











function classify(rules, failure, patterns, workspace = null, isExcused = () => false) {
    if (failure.exitCode === 0 && failure.signal === null && !failure.timedOut)
        return null;
    const envelope = new StepClassifier(rules, failure, patterns, workspace).classify();
    if (envelope === null || !isExcused(envelope.kind))
        return envelope;
    return outrank(envelope, { rules, failure, patterns, workspace, isExcused });
}
const COUNT = /^\W*\d+ (?:errors?|warnings?|problems?|hints?)\b/i;
class StepClassifier {
    rules;
    failure;
    patterns;
    workspace;
    #read;
    #sets;
    #anyProblems;
    #setHits;
    constructor(rules, failure, patterns, workspace) {
        this.rules = rules;
        this.failure = failure;
        this.patterns = patterns;
        this.workspace = workspace;
        this.#read = readFailure(failure);
        this.#sets = rules.flatMap(({ use }) => use ?? []);
        this.#anyProblems = (0,maps/* once */.Oo)(() => (workspace === null ? [] : findAnyProblems(this.#read, workspace)));
        this.#setHits = (0,maps/* once */.Oo)(() => (0,choose/* sortHits */.dp)(findSetHits(this.#sets.flatMap(prepared_rules/* listStepRules */.IM), this.#read)));
    }
    classify() {
        const undecided = [];
        for (const turn of listTurns(this.rules)) {
            if ('own' in turn) {
                const envelope = this.#matchOwn(turn.own);
                if (envelope !== null)
                    return envelope;
            }
            else if (!this.failure.timedOut) {
                const candidates = turn.sets.flatMap((set) => this.#findCandidate(set) ?? []);
                const chosen = (0,choose/* choose */.Sw)(candidates, turn.sets);
                if (chosen !== null)
                    return chosen.toEnvelope();
                (0,lists/* appendAll */.u2)(undecided, candidates);
            }
        }
        return this.#placeAnywhere() ?? undecided[0]?.toEnvelope() ?? null;
    }
    #matchOwn(rule) {
        const match = matchOwn(rule, this.#read, this.patterns);
        if (match === null)
            return null;
        const envelope = (0,classify_envelope/* createEnvelope */.h)(rule, 'rule', this.failure, match);
        const { places = [] } = match;
        if (places.length < 2)
            return envelope;
        return { ...envelope, details: { ...envelope.details, ...this.#createPlaces(places) } };
    }
    #findCandidate(set) {
        const hits = this.#setHits().filter(({ rule }) => rule.set === set);
        const firm = hits.filter(({ rule }) => !rule.around);
        const ofRegistry = firm.find(({ rule }) => !rule.kind.startsWith('external.build.'));
        const [problem] = ofRegistry === undefined ? findProblems(this.#read, (0,sets/* listTablesOfSet */.T)(set)) : [];
        if (problem !== undefined)
            return { rule: rankProblem(set, problem, firm[0]), lines: [], toEnvelope: () => this.#locate(set, problem) };
        const hit = ofRegistry ?? firm[0] ?? hits[0];
        return hit === undefined ? null : { ...hit, toEnvelope: () => this.#describe(set, hit) };
    }
    #locate(set, problem) {
        const problems = findProblems(this.#read, this.#sets.flatMap(sets/* listTablesOfSet */.T));
        const all = addAnyProblems(problems, this.#anyProblems());
        return (0,classify_envelope.createLocatedEnvelope)(set, this.failure, problem, all, this.workspace);
    }
    #describe(set, hit) {
        const envelope = (0,classify_envelope/* createEnvelope */.h)({ kind: hit.rule.kind }, set, this.failure, toRuleMatch(hit));
        if (hit.rule.transient)
            return envelope;
        const problems = addAnyProblems(findProblems(this.#read, (0,sets/* listTablesOfSet */.T)(set)), this.#anyProblems());
        const first = problems.find(({ level }) => level === undefined) ?? problems[0];
        const { message } = envelope;
        const isOfProblem = (0,worth/* opensBlock */.$c)(message) || COUNT.test(message) || problems.some((problem) => message.endsWith(problem.message));
        return {
            ...envelope,
            message: isOfProblem && first !== undefined ? first.message : message,
            details: { ...this.#createPlaces(problems), ...envelope.details },
        };
    }
    #placeAnywhere() {
        if (this.failure.timedOut)
            return null;
        const findSet = (kind) => this.#sets.find((set) => (0,tool_kinds/* listKindsOfSet */.b0)(set).includes(`external.build.${kind}`));
        const isOfTests = (0,maps/* once */.Oo)(() => findProblems(this.#read, (0,sets/* listTablesOfSet */.T)('build')).some(({ kind }) => kind === 'test'));
        for (const problem of this.#anyProblems()) {
            const set = findSet(problem.kind);
            if (set !== undefined && findSet('test') === undefined && isOfTests())
                return null;
            if (problem.level !== undefined || set === undefined)
                continue;
            const problems = addAnyProblems([], this.#anyProblems());
            return (0,classify_envelope.createLocatedEnvelope)(set, this.failure, problem, problems, this.workspace);
        }
        return null;
    }
    #createPlaces(problems) {
        return (0,classify_envelope/* createPlacedDetails */.k)(this.failure, problems, this.workspace);
    }
}
const OTHER_FAILURES = new Set(['compile', 'link', 'types', 'lint', 'format', 'findings', 'crash', 'memory_limit'].map((word) => `external.build.${word}`));
function findOtherFailure(failure) {
    const read = readFailure(failure);
    const problem = findProblems(read, (0,sets/* listTablesOfSet */.T)('build')).find(({ kind, level }) => level === undefined && OTHER_FAILURES.has(`external.build.${kind}`));
    if (problem !== undefined)
        return problem.message;
    const [hit] = findSetHits((0,prepared_rules/* listStepRules */.IM)('build').filter(({ kind, around }) => OTHER_FAILURES.has(kind) && !around), read);
    return hit === undefined ? null : (hit.lines[0]?.text ?? hit.rule.kind);
}
function findPlaces(rules, failure, workspace) {
    if (workspace === null)
        return {};
    const find = rules.some(({ use }) => use !== undefined) ? findAnyProblems : findCommandProblems;
    return (0,classify_envelope/* createPlacedDetails */.k)(failure, addAnyProblems([], find(readFailure(failure), workspace)), workspace);
}
function rankProblem(set, { kind }, told) {
    const consequence = set === 'build' && kind !== 'test';
    const plain = { around: false, consequence, transient: false, rank: 0, hint: false };
    return { ...plain, ...told?.rule, set, kind: `external.build.${kind}` };
}
function listTurns(rules) {
    const turns = [];
    for (const rule of rules) {
        const { use, kind } = rule;
        const last = turns.at(-1);
        if (use !== undefined && last !== undefined && 'sets' in last)
            turns.splice(-1, 1, { sets: [...last.sets, use] });
        else if (use !== undefined)
            turns.push({ sets: [use] });
        if (kind !== undefined)
            turns.push({ own: { ...(use === undefined ? {} : { timeout: false }), ...rule, kind } });
    }
    return turns;
}


/***/ })

};
;