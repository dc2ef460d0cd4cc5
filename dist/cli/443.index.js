"use strict";
exports.id = 443;
exports.ids = [443];
exports.modules = {

/***/ 55423:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: function() { return /* binding */ isCompilerWarning; },
/* harmony export */   IX: function() { return /* binding */ isLocal; },
/* harmony export */   TV: function() { return /* binding */ readStepColumn; },
/* harmony export */   Vv: function() { return /* binding */ isWarning; },
/* harmony export */   X8: function() { return /* binding */ isOvercome; },
/* harmony export */   Xw: function() { return /* binding */ readLine; },
/* harmony export */   Zl: function() { return /* binding */ isAside; },
/* harmony export */   fD: function() { return /* binding */ isNotice; },
/* harmony export */   fx: function() { return /* binding */ withoutPaths; },
/* harmony export */   ow: function() { return /* binding */ withoutSharedPrefixes; },
/* harmony export */   ty: function() { return /* binding */ findInnerText; },
/* harmony export */   wR: function() { return /* binding */ readScriptLine; }
/* harmony export */ });
/* harmony import */ var _text_bounded_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48443);
/* harmony import */ var _text_code_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90743);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31160);



const GH_COLUMNS = /^[^\t]{1,300}\t([^\t]{1,300})\t\D{0,4}(?=\d{4}-\d\d-\d\dT)/;
const TIME = /^[[(]?(\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d)(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]? ?/;
const CLOCK = /^(?:[IWE]\d{4} (?=[\d:.]+\])|\s{0,9}[A-Z][a-z]{2} {1,2}\d{1,2} )?[[(]?\d\d:\d\d:\d\d(?:[.,]\d+)?[\])]?(?: ?[WEFi]?:\s+(?:\[[^\]]{1,60}\] +)?|\s+|(?=\[)|(?<=\])(?=\w)|$)/;
const BROKEN_MARK = /^(?:\ufeff|ï»¿|∩╗┐)+/;
const BUILDKIT = /^(?:#\d+ (?:\d+\.\d+ )?|\d{1,5}\.\d{1,3} +(?=[A-Za-z]))/;
const CODEBUILD = /^\[Container\] \d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d+)? /;
const FRAME = /^[\s|│┃╷╵▲]*/;
const CARET_COLOUR = /\^\[\[[\d;]*m/g;
const SCRIPT = /^(?:[^\t]+\t[^\t]+\t)?\S{0,40}? ?(?:\u001b|\^\[)\[36;1m/;
const MARK = /^##\[(error|warning|group|endgroup)\]/;
function readStepColumn(raw) {
    return raw.includes('\t') ? (GH_COLUMNS.exec(raw)?.[1] ?? null) : null;
}
function readScriptLine(raw) {
    const line = raw.replace(GH_COLUMNS, '').replace(BROKEN_MARK, '').replace(TIME, '');
    return line.replaceAll(/(?:\u001b|\^\[)\[[\d;]{0,20}m/g, '').trimEnd();
}
function readLine(raw, number) {
    let text = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainText */ .bo)((0,_text_code_page_js__WEBPACK_IMPORTED_MODULE_1__/* .undoCodePage */ .tk)((0,_text_bounded_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .boundLine */ .TH)(raw))).replaceAll('\n', ' ');
    if (text.includes('^[['))
        text = text.replaceAll(CARET_COLOUR, '');
    if (text.includes('\t'))
        text = text.replace(GH_COLUMNS, '');
    text = text.replace(BROKEN_MARK, '');
    const time = TIME.exec(text);
    if (time !== null)
        text = text
            .slice(time[0].length)
            .replace(/^(?::: |\d\d[OE][+ ])/, '')
            .replace(TIME, '');
    text = text.replace(CODEBUILD, '').replace(CLOCK, '').replace(BUILDKIT, '');
    const mark = MARK.exec(text);
    if (mark !== null)
        text = text.slice(mark[0].length);
    return {
        number,
        text: text.replace(FRAME, '').trimEnd(),
        time: time?.[1]?.replace(' ', 'T') ?? null,
        mark: readMark(raw, mark?.[1], text),
    };
}
function readMark(raw, word, text) {
    if (word === 'group')
        return text.startsWith('Run ') ? 'command' : 'group';
    if (word === 'error' || word === 'warning' || word === 'endgroup')
        return word;
    return raw.includes('[36;1m') && SCRIPT.test(raw) ? 'command' : null;
}
const OUTER = [
    /^(?:Error|ERROR): +/,
    /^buildx (?:call )?failed with: |^cargo:warning=/,
    /^##\[error\]/,
    /^[\w.-]{1,60} +\| /,
    /^Step #\d+(?: - "[^"]{1,60}")?: /,
    /^@[\w.-]{1,60}\/[\w.-]{1,60}: /,
    /^@?[\w./-]{1,80}[:#](?!\d)[\w:-]{1,60}: /,
    /^\[[\w .:@/-]{1,60}\] +/,
    /^[\w.+-]{1,60}> +/,
    /^> +(?=\S)/,
    /^==\d{1,9}== +/,
];
function findInnerText(text) {
    let inner = text;
    for (let outer = OUTER.find((each) => each.test(inner)); outer !== undefined;) {
        inner = inner.replace(outer, '');
        outer = OUTER.find((each) => each.test(inner));
    }
    return inner === text || inner === '' ? null : inner;
}
const SHARED_PREFIX = /^(?:\[(?!\W?(?:error|err|warn|warning|info|debug|trace|fatal|notice|fail|failed|pass|ok|e|w|i)\b|[\d/ :.]+\]|xUnit)[\w .:@#/-]{1,60}\]:?|(?:std)?(?:out|err):|[\w.@/-]{1,60} +\||Step #\d+(?: - "[^"]{1,60}")?:) ?(?=\s*\S)/i;
const FEWEST_SHARED = 4;
const SHARE = 0.6;
const SHARED_LEVEL = /^\[INFO\]:? +/;
const ALMOST_ALL = 0.95;
function withoutSharedPrefixes(lines) {
    return withoutPrefix(withoutPrefix(lines, SHARED_PREFIX, SHARE), SHARED_LEVEL, ALMOST_ALL);
}
function withoutPrefix(lines, prefix, share) {
    const printed = lines.filter(({ text, mark }) => text !== '' && mark === null);
    const prefixed = new Set(printed.filter(({ text }) => prefix.test(text)));
    if (prefixed.size < FEWEST_SHARED || prefixed.size < printed.length * share)
        return lines;
    return lines.map((line) => prefixed.has(line) ? { ...line, text: readLine(line.text.replace(prefix, ''), line.number).text } : line);
}
const WARNING = /^(?:warn(?:ing)?\b|npm warn\b|\[?info\b|W: |w: |\[W\] |\[?WARN(?!ING\]: ERROR)|notice\b)|(?<![-\w])retry(?:ing)?\b|Will retry|Back off|\battempt \d+(?: of \d+)? failed\b/i;
function isWarning(line) {
    return line.mark === 'warning' || WARNING.test(line.text);
}
const NOTICE = /^(?:\[W(?:ARN(?:ING)?)?\](?!: ERROR)|WARN(?:ING)?\b(?!.{0,200}(?:treated as|fatal))|npm warn\b|DEPRECAT\w+|Deprecat\w+ ?:)/;
function isNotice(text) {
    return NOTICE.test(text);
}
const COMPILER_WARNING = /^w: |^(?:\S+[:(]|"[^"]{1,200}", line )\d{1,7}(?:, ?\d{1,7}\))?\S{0,40} +(?:- |\[)?(?:[Ww]arning|WARNING|Hint)\b|^\d+:\d+ +warning\b|^\[warn\] (?!\S+$|Code style)|^warning(?:\[\w+\])?: (?!.*treated as)/;
function isCompilerWarning(line) {
    return line.mark === 'warning' || COMPILER_WARNING.test(line.text);
}
const LOCAL = /127\.0\.0\.\d|\blocalhost\b|\[::1\]|0\.0\.0\.0|(?:^|[\s:(])::1(?:$|[:\s)])|\b172\.(?:1[6-9]|2\d|3[01])\.\d/;
const NOT_REACHED = /refused|reset|timed? ?out|hang up|unreachable(?!=)|unavailable|closed|connect|EOF|sending|fetch|50[0234]/i;
const LOOKUP = /\blookup \S+ on /;
function isLocal(text) {
    const reached = text.includes('->') ? text.replaceAll(/\S{1,60}->/g, '') : text;
    return LOCAL.test(reached) && NOT_REACHED.test(text) && !LOOKUP.test(text);
}
const OVERCOME = /\b(?:succeeded|successful) (?:on|after|at) (?:the )?(?:attempt|retry|try|\d)|\b(?:attempt|try|retry) ?\d*(?: of \d+)? succeeded\b|^Emulator booted\b|\bBoot completed in \d/i;
function isOvercome(text) {
    return OVERCOME.test(text);
}
const ASIDE = [
    /^##\[debug\]|^(?:[\w:.,[\]()+-]{1,60} ){0,7}\[?(?:DEBUG|TRACE)\]? /,
    /^[\da-f]{12}: [A-Z]|\bif (?:it |they )?(?:do|does)(?:n.t| not) (?:already |yet )?exist|\b[Ff]alling back to\b/,
    /^>? ?\d+ ?\| |^(?:@@ -\d|diff --git |index [\da-f]{7}|(?:---|\+\+\+) [ab]\/)/,
    /^> git .* # timeout=\d+$|^\++ [\w./]|^[\w./\\-]{1,200}(?: --?[\w=+./:,-]{1,200}){3}/,
    /^(?=[^✓✔✅❌✗✖✕✘×]*[✓✔✅][^❌✗✖✕✘×]*$)(?!.*\b[1-9]\d* (?:fail|err))/u,
    /^\S{1,300}\.py:\d+: \w{1,60}Warning: /,
    /^(?:√|ok \d|ok\s+\S+\s+(?:[\d.]+s|\(cached\))|PASS(?:ED)?\b|=== RUN\b|--- PASS\b|\[ *(?:OK|PASSED|RUN) *\])/,
    /(?:\.\.\.|:) ?(?:ok|passed)$|\b(?:PASSED|SKIPPED)$|\+\+\+ OK, passed /,
    /^\?? *\S+\s+\[no test files\]$|^(?:passed|skipped|SKIP) /,
    /^# (?:Command failed: |ENVIRONMENT:|Buildozer failed|The error might|Please read|raising an|In case of|If the error|and retry| +\w+ = ')/,
    /^\S+\.py:\d+: \w*Warning: |^warnings\.warn\(/,
    /^(?:\[\w+\] +|-- )?(?:[Dd]ownload(?:ing|ed)|[Ff]etching|[Uu]npacking|[Ee]xtracting|[Rr]esolving|Get:\d+) (?!.*\b(?:fail|err|unable|could ?n.t|could not|cannot|not found|timed? ?out|4\d\d|5\d\d))/,
    /^(?:-\w, )?--[\w-]{2,40}(?:[ =][<[]?[\w-]{1,30}[\]>]?)? {2,}\S|^(?:E(?:rror|RROR): )?(?:[Uu]sage|USAGE|Options|Flags|Commands|Available [Cc]ommands|Examples?):(?: |$)/,
    /^(?:-- (?:Looking for|Performing Test|Check\w*|Could NOT find) |checking (?:for|whether|if|how) )/,
];
function isAside(text) {
    return ASIDE.some((each) => each.test(text));
}
function withoutPaths(text) {
    return text
        .split(/\s/)
        .map((word) => (/[/\\]/.test(word) ? '…' : word))
        .join(' ');
}


/***/ }),

/***/ 60443:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: function() { return /* binding */ toBaseName; },
/* harmony export */   DO: function() { return /* binding */ locateProblems; },
/* harmony export */   OW: function() { return /* binding */ listOutput; },
/* harmony export */   qR: function() { return /* binding */ preferPlaced; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56461);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4521);
/* harmony import */ var _worth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55989);



const MAX_MORE = 4;
const MARKED = /^(?:\d{1,4}>(?=\S)|Error: (?=[\w./@-]{1,200}\.\w{1,5}:\d+:\d+: )|@[\w.-]{1,60}\/[\w.-]{1,60}:[\w:-]{1,60}: |[\w.-]{1,60}\/[\w./-]{1,60} [\w:-]{1,60}: |[A-Za-z][\w.-]{0,60}[-_]\d+ +\|(?: |$)|\[(?:exec|java|javac|junit|groovyc|scalac)\] +|\[[\w.-]{1,60}\]: +|\[xUnit\.net [\d:.]+\] +)/;
const MAX_PROBLEMS = 1000;
const QUOTED_CODE = /^(?:[>→] ?)?\d{1,6}(?:$| [|│{}()[\]/]| (?:const|let|var|await|async|return|import|export|function|if|for)\b| [\w.$]{1,60}\()/;
class ProblemParser {
    rows;
    problems = [];
    #logs = new Map();
    #open = null;
    #file = null;
    #class = null;
    #awaits = null;
    #firstOfPackage = 0;
    #firstOfTest = 0;
    #isPassed = false;
    constructor(rows) {
        this.rows = rows;
    }
    add(line, at) {
        for (const row of this.rows) {
            const match = row.text.exec(line);
            if (match === null || !this.#take(row, match.groups ?? {}, at))
                continue;
            if (row.next === 'more' || (row.next === 'message' && this.#open?.message === null))
                this.#awaits = row.next;
            return;
        }
        if (this.#awaits === null || line === '' || QUOTED_CODE.test(line) || this.#open === null)
            return;
        if (this.#awaits === 'more')
            this.#open.more.push(line);
        else {
            this.#open.message = line;
            this.#open.at = at;
        }
        this.#awaits = null;
    }
    #take(row, groups, at) {
        const open = this.#open;
        if (this.#isPassed && groups['file'] !== undefined)
            return true;
        if (row.is === 'head' || row.is === 'end' || row.is === 'package')
            this.#beginTest();
        switch (row.is) {
            case 'file':
                this.#file = groups['file'] ?? null;
                return true;
            case 'end':
                this.end();
                return true;
            case 'drop':
                this.#open = null;
                return true;
            case 'pass':
                this.#open = null;
                if (groups['name'] === undefined)
                    this.problems.splice(this.#firstOfTest);
                else
                    (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .retain */ .aw)(this.problems, ({ test }) => test !== groups['name']);
                this.#isPassed = true;
                return true;
            case 'head': {
                if (open !== null && ['name', 'message', 'file'].every((group) => groups[group] === undefined))
                    return true;
                this.end();
                this.#class = groups['class'] ?? this.#class;
                this.#file = groups['file'] ?? this.#file;
                const lastPlaces = groups['line'] === undefined ? [] : readPlaces(groups, this.#file, null);
                this.#open = { ...createDraft(row, groups, at), lastPlaces };
                return true;
            }
            case 'problem': {
                const places = readPlaces(groups, this.#file, null);
                this.#report({ ...createDraft(row, groups, at), name: groups['name'] ?? open?.name ?? null, places });
                if (row.mayBeLog === true)
                    this.#logs.set(at, groups['message'] ?? '');
                else if (open !== null)
                    open.isReported = true;
                return true;
            }
            case 'package':
                this.end();
                this.#setPackage(groups['package'] ?? '');
                return true;
            default:
                return open !== null && this.#addTo(open, row, groups, at);
        }
    }
    #beginTest() {
        this.#isPassed = false;
        this.#firstOfTest = this.problems.length;
    }
    #addTo(open, row, groups, at) {
        const message = groups['message'] ?? null;
        if (row.is === 'kind') {
            if (row.kind !== undefined)
                open.kind = row.kind;
            open.name = groups['name'] ?? open.name;
            return true;
        }
        if (row.is === 'again') {
            Object.assign(open, { message: null, more: [] });
            return true;
        }
        if (row.is === 'more') {
            if (message !== null && open.message !== null && open.more.length < MAX_MORE)
                open.more.push(message);
            return open.message !== null;
        }
        if (row.is === 'message' && open.isReported)
            Object.assign(open, { isReported: false, message: null, more: [], places: [] });
        if (message !== null && (open.message === null || row.is === 'reason')) {
            open.message = message;
            open.at = at;
            this.#awaits = null;
        }
        else if (row.is === 'message')
            return false;
        if (row.is !== 'place')
            return true;
        const places = readPlaces(groups, this.#file, this.#class);
        if (row.order === 'at the end')
            open.lastPlaces = [...open.lastPlaces, ...places];
        else
            open.places = row.order === 'last first' ? [...places, ...open.places] : [...open.places, ...places];
        return true;
    }
    #setPackage(within) {
        for (const problem of this.problems.splice(this.#firstOfPackage))
            this.problems.push({ ...problem, places: problem.places.map((place) => ({ ...place, within })) });
        this.#firstOfPackage = this.problems.length;
    }
    end() {
        const open = this.#open;
        this.#open = null;
        this.#awaits = null;
        if (open !== null && !open.isReported)
            this.#report(open);
    }
    finish() {
        this.end();
        const byTest = new Map();
        for (const problem of this.problems)
            if (problem.test !== null)
                (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .DN)(byTest, problem.test, problem);
        const failures = new Set([...byTest.values()].flatMap((ofTest) => this.#withoutLogs(ofTest)));
        return this.problems.filter((problem) => problem.test === null || failures.has(problem));
    }
    #withoutLogs(ofTest) {
        const saysWith = (words) => (problem) => {
            const log = this.#logs.get(problem.at);
            return log === undefined || (words.test(log) && !GOES_ON.test(log));
        };
        const sure = [_worth_js__WEBPACK_IMPORTED_MODULE_0__/* .ASSERTION */ .V9, SAYS_FAILURE].map((words) => ofTest.filter(saysWith(words)));
        return sure.find((some) => some.length > 0) ?? ofTest.slice(-1);
    }
    #report({ kind, name, message, more, places, lastPlaces, at }) {
        const all = [...places, ...lastPlaces];
        if (message === null || (all.length === 0 && kind !== 'test' && kind !== 'link'))
            return;
        if (this.problems.length >= MAX_PROBLEMS)
            return;
        const values = more.filter((line) => line !== message);
        const text = [message, ...values].join('; ').replace(/:; /g, ': ').replace(/\s+/g, ' ').trim();
        const test = kind === 'test' ? name : null;
        this.problems.push({ kind, message: name === null ? text : `${name}: ${text}`, test, places: all, at });
    }
}
const SAYS_FAILURE = /\b(?:fail|error|err\b|unexpected|mismatch|wrong|invalid|missing|unable|cannot|can't|could(?: not|n't)|did(?: not|n't)|not (?:found|equal)|no such|differ|bad|panic|timed? ?out|deadline|exceeded|want)/i;
const GOES_ON = /\bretry|\btry(?:ing)? again\b|\battempt \d/i;
function createDraft(row, groups, at) {
    const { name = null, message = row.says ?? null, rule } = groups;
    return {
        kind: row.kind ?? 'compile',
        name,
        message: rule === undefined ? message : `${message} (${rule})`,
        more: [],
        places: [],
        lastPlaces: [],
        at,
        isReported: false,
    };
}
function readPlaces(groups, file, within) {
    const inClass = groups['class'];
    const name = groups['file'] ?? file ?? (inClass === undefined ? null : `${inClass.replace(/\$.*/, '')}.java`);
    if (name === null)
        return [];
    const line = Number(groups['line'] ?? 1);
    const column = groups['column'] === undefined ? null : Number(groups['column']);
    return [{ file: name, line, column, within: inClass ?? within }];
}
function preferPlaced(problems) {
    const placed = problems.filter(({ places }) => places.length > 0);
    return placed.length > 0 ? placed : problems;
}
const PLAYWRIGHT_TEST = /^\d+\) (?:\[[^\]]+\] › )?\S+:\d+:\d+ › /;
const RUSTC_ERROR = /^error\[E\d{4}\]: /;
function listOutput(lines) {
    const isServer = lines.some(({ text }) => PLAYWRIGHT_TEST.test(text)) ? /^\[WebServer\] / : null;
    return lines.filter(({ mark, text }) => mark !== 'command' && mark !== 'warning' && isServer?.test(text) !== true);
}
function locateProblems(tables, lines) {
    const texts = lines.map(({ text }) => text.trim().replace(MARKED, '').trimStart());
    const located = tables.flatMap((rows) => {
        const parser = new ProblemParser(rows);
        for (const [at, text] of texts.entries())
            parser.add(text, at);
        return parser.finish();
    });
    const seen = new Map();
    const toPlaceKey = ({ file, line, column }) => `${toBaseName(file)}:${line}:${column ?? ''}`;
    const distinct = located
        .toSorted((a, b) => a.at - b.at)
        .filter((problem) => {
        const keys = problem.places.length === 0 ? [problem.message] : problem.places.map(toPlaceKey);
        const isNew = !(seen.get(keys[0] ?? '') ?? []).some((known) => isRepeated(known, problem));
        if (isNew)
            for (const key of keys)
                (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .DN)(seen, key, problem);
        return isNew;
    });
    const errors = distinct[0]?.kind === 'lint' ? distinct.filter(({ message }) => RUSTC_ERROR.test(message)) : [];
    return [...errors, ...distinct.filter((problem) => !errors.includes(problem))];
}
function toWords(text) {
    return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
function isRepeated(known, problem) {
    if (known.at === problem.at)
        return true;
    const isPart = (a, b) => a !== null && b !== null && ` ${toWords(a)}`.endsWith(` ${toWords(b)}`);
    const { message, test } = problem;
    const isSaid = toWords(known.message).includes(toWords(message)) || toWords(message).includes(toWords(known.message));
    return isSaid || isPart(known.test, test) || isPart(test, known.test);
}
function toBaseName(file) {
    return file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
}


/***/ }),

/***/ 55989:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: function() { return /* binding */ opensBlock; },
/* harmony export */   KT: function() { return /* binding */ isPlaceOnly; },
/* harmony export */   MM: function() { return /* binding */ BARE_PLACES; },
/* harmony export */   PX: function() { return /* binding */ rateLine; },
/* harmony export */   V9: function() { return /* binding */ ASSERTION; },
/* harmony export */   bl: function() { return /* binding */ refersBack; },
/* harmony export */   hB: function() { return /* binding */ NAMED_PLACES; },
/* harmony export */   j2: function() { return /* binding */ BETWEEN; },
/* harmony export */   kS: function() { return /* binding */ isMeagre; },
/* harmony export */   og: function() { return /* binding */ EXCEPTION; },
/* harmony export */   sX: function() { return /* binding */ PLACED; }
/* harmony export */ });
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55423);

const FILE = '(?<file>(?:/?[A-Za-z]:[\\\\/]|(?:res|file):[/]{2}|[/](?:home|Users)[/][*]{3}(?=[/]))?[\\w./\\\\@+-]{0,200}?(?:\\.(?!(?:com|org|net|io|dev)\\b)[A-Za-z]\\w{0,9}|\\b(?:Docker|Make|Gem|Pod|Jenkins)file|\\bBUILD))';
const LINE = '(?<line>\\d{1,6})';
const COLUMN = '(?<column>\\d{1,6})';
const AT_LINE = `${LINE}(?:[:.,]${COLUMN})?(?:-\\d{1,6}(?:[:.]\\d{1,6})?)?`;
const NAMED_PLACES = [
    `^(?:\\[?(?:error|fatal|E)[\\]:\\s•-]{1,4}|\\w{2,20}:|(?:error )?in )?\\[?${FILE}(?::docstring of [\\w.]{1,200})?:\\[?${AT_LINE}\\]?(?::|,| -)? ?(?<message>\\S.*)$`,
    `^(?:[\\w.]{1,80}: )?${FILE} ?[[(]${LINE}(?:[:,] ?${COLUMN})?[)\\]] ?:? ?(?<message>\\S.*)$`,
    `^${FILE}(?:: | - )(?<message>\\S.*?),? (?:at|on) line ${LINE}(?:,? col(?:umn)? ${COLUMN})?`,
    `(?:[[(]|: | - |["'])${FILE}:${AT_LINE}(?:[)\\]"']?(?::| -) (?<message>\\S.*)|[)\\]]?$)`,
    `^${FILE}:? line ${LINE}: (?<message>\\S.*)$`,
    `^["']${FILE}["'], line ${LINE}: ?(?<message>\\S.*)$`,
    `\\b(?:at|in) ${FILE}:${AT_LINE}$`,
    `\\b(?:at|on) line ${LINE} (?:in|of) ["']?${FILE}`,
    `^::error (?:[^:,]{1,200},){0,9}file=(?<file>[^:,]{1,300})(?:,(?!line=)[^:,]{1,200}){0,9},line=${LINE}(?:,[^:]{0,300})?::(?<message>\\S.*)$`,
].map((form) => new RegExp(form, 'i'));
const BARE_PLACES = [
    `^(?:[^\\w./\\\\@]{1,6})?(?:@ |(?:at|in|on|from)(?= )|File:(?: /)?|Location:\\s{0,9}|CMake Error(?: in| at)?)? ?${FILE}:${AT_LINE}(?: ?\\]|:| \\(\\w+\\):?|: [\\w.]+/\\d+|: error:(?: \\[\\S+\\])?|: ?in (?!.*': ).*| - \\d+:\\d+ .*| # ?\\S.*| at #\\S+| char:\\d+|:\\w+)?$`,
    `\\[${FILE}\\(${LINE}\\)\\]$`,
    `^At (?<file>.{1,300}\\.psm?1):${LINE} char:${COLUMN}$`,
    `^${FILE} ${LINE}:${COLUMN}\\b`,
    `\\b(?:at|in) (?:\\S{1,200} )?${FILE}:(?:line )?${AT_LINE}$`,
    `\\(['"]?${FILE}:${AT_LINE}['"]?\\)`,
    `^(?:# )?File "(?<file>[^"<]{1,200})", line ${LINE}`,
    `(?:\\b(?:in|at|of|file:?) |\\()['"]?${FILE}['"]?(?:,|:| failed\\.)? line:? ${LINE}(?:,? col(?:umn)? ${COLUMN})?`,
].map((form) => new RegExp(form, 'i'));
function isPlaceOnly(text) {
    return BARE_PLACES[0]?.test(text) === true;
}
const SAYS_LITTLE = [
    /^[\W_\d]*$|^(?:[A-Za-z]:)?[\\/]\S{1,300}\.\w{1,10}$|\bfailed ?= ?'?\d+'?$/,
    /Traceback \(most recent call/,
    /^\S+:\d+(?::\d+)?:?$/,
    /^File "[^"]+", line \d+/,
    /^(?:# )?\S+:\d+(?: \(\w+\)$|:in (?!.*': ).*'$|: \w+$)/,
    /^(?:Checking|Compiling|Building|Validating|Analy[sz]ing|Running|Loading|Processing|Linting) \S+(?: \(.*\)\.*)?$|^done\b|^\w+\(\)$/i,
    /^(?:npm (?:error|ERR!|verb stack) +|\d+: )?(?:at|from) \S/,
    /^\S+\.go:\d+ \+0x|^#\d+ +(?:0x|\S+ \()|: 0x[\da-f]{4,16} in /,
    /^goroutine \d+ |^stack backtrace:|\bstack ?trace:?$|^Call Stack\b/i,
    /^exception in thread "[^"]+"$|^raise \w|^\([\w:.]+\)$|^<.*>: ?\{$/i,
    /^(?:npm (?:error|ERR!) +)?<?https?:\/\/\S+>?$|^(?:< )?HTTP\/[\d.]+ \d{3}$/,
    /^[A-Z][a-z]+ing (?!.*(?:fail|error)).*\.{3}$|^[a-z][\w-]*$|^Test suite failure for package /,
    /^<(?:!DOCTYPE|\/?(?:html|head|body|title|meta|link|style|script|div|center|p|h\d|hr|br)\b)/i,
    /^[=\-_#*!✖✗×❯ ]*\d+ (?:of \d+ )?(?:\w+ )?(?:failed|failing|passed|flaky)\b|^Failed tests?: +\d|^Non-zero exit status: \d/i,
    /^[=\-_#*!✖✗×❯ ]*\d+ (?:of \d+ )?(?:\w+ )?(?:errors?|problems?|tests?|failures?|examples?)\b/i,
    /^(?:Tests?|Test Suites|Test Files|Tests run|Failures|Errors|Snapshots|Suites|Failed)\b ?:? *\d/,
    /^(?:Executed|Ran|Found|Summary|Result|Status)\b.*\d|^Container \S+ +\w+$/,
    /^(?:Encountered|Totals?)\b.*\d\b.*(?:fail|error|skip)|^\**Test Failed\** \d|^Summarizing \d+ Failures?:/i,
    /^\[ FAIL \d|^[ℹ#] \w+ \d+$|^\d+% tests passed|^\W*\d+ files? inspected/,
    /^(?:Error: +)?\d+ [\w()]+(?: \w+)?, \d+ |^=+ no tests ran\b/,
    /^(?:(?:error|exit|return) )?(?:code|status):? -?\d+$|\S {2,}\d+ (?:errors?|warnings?|problems?)$/i,
    /^\S+[:(]\d[\d:,]*\)?:? (?:hint|note|info)\b|^(?:FAIL|PASS): \d+\/\d+$|\b\d+ (?:findings?|violations? found)\.?$/i,
    /\b\d+ errors? (?:were|was) reported\b/,
    /^[#=*~-]{2,20} [^=*~]{1,120} [=*~-]{5,120}#?$|\bPackage \S{1,100} errored during testing$/,
    /^# npm audit report$|^Build failed with \d+ errors?:?$|\(Wstat: \d+|^Dubious, test returned \d/,
    /^In \S+ line \d+:$|Ignored the following (?:yanked )?versions|^NOTICE\b|\bskipping\b|^Ignoring\b|^PLAY RECAP\b/i,
    /^[\w.$]+ at \w+\.(?:java|kt|groovy|scala):\d+$|^Execution optimizations have been disabled /,
    /^(?:\[ERROR\] |Error: +)?(?:Failures|Errors|COMPILATION ERROR|Tests run|There (?:was|were|are))\b/i,
    /^\[ +(?:ERROR|FAILED) +\] |^\[(?:Before|After)\w+\] \w+$|^(?:• )?Failure \[[\d.]+ seconds\]$|\bEmergency stop\.?$|==> Fatal error occurred|^Collected error summary\b/,
    /^(?:FAIL|FAILED|FAILURES?!?|ERRORS?!?|failures:|not ok|Expected|SECURITY ERROR)$|^(?:Got|Expected|Actual|Received):$|^\[error\]\s+\w+(?:\.\w+)+$/,
    /^Build FAILED\.?$|^BUILD FAILED|: Java returned: \d|occurred while executing this line:$|^=+ TEST FAILED =+$|^(?:not )?(?:to have )?occurred$/,
    /^FAIL[: \t]\s*\S+(?:\s+\[.*\]|\s+[\d.]+s)?$|^-+ FAIL: |^--- FAIL: /,
    /^(?:Error: +)?(?:[●✕✗]|×(?= .*(?: > | \d+ ?m?s$))|\d+\)) /,
    /chart\(s\) linted, \d+ chart\(s\) failed$|^Passed checks: \d|^\[warn\] Code style issues|^Build did NOT complete/,
    /^\d+: {2,}\S|^\S+\.feature:\d+ |^\W*found \d+ problems?\b/,
    /\bSome tests did not pass: \d|^Found \d+ of \d+ files that can be fixed/,
    /^Analysis of target \S+ failed; build aborted|^== Compilation error in file|\bpop_var_context: head of/,
    /^(?:\* )?What went wrong:$|^> Task \S+ FAILED$|^> A failure occurred while executing \S+$|^Execution halted$|^Failed to compile\.?$/,
    /^execute_process failed command indexes:$|"Child return code: \d+"$|\bfailed to execute the last command$/,
    /^Failing [Ss]cenarios:$|^cucumber \S+:\d+ # /,
    /^(?:info|warn(?:ing)?|note|hint|deprecated)\b|^[iℹ] \w/i,
    /^Build step '.*' marked build as failure$|^Finished: FAILURE$/,
    /^(?:found|required) *: |^Took \d|^process didn't exit successfully: |did not execute successfully\b|: recipe for target '.{0,300}' failed$|\berror occurred\.?$|\bCommand failed with exit code \d+\.?$|\bexited with (?:code |status )?'?\d+'?\.?$|^; class=\w+ \(\d+\)/,
    /^collect2: error: ld returned|linker command failed with exit code/,
    /^g?make(?:\[\d+\])?: \*\*\* \[|^(?:Error: )?Process completed with exit code/,
    /did not complete successfully: exit code: \d+$|\breturned non-zero exit status \d+\.?$/,
    /^error: (?:subprocess-exited-with-error|metadata-generation-failed)$|^× .* did not run successfully/,
    /^(?:error: )?(?:[Cc]ould not compile `|aborting due to )/,
    /^(?:> )?There were failing tests\b|\b[Ss]ee the report at\b/,
    /\blogs?(?: ?files?)?\b.{0,300}\b(?:stored|located|written|found|saved) (?:in|at|to)\b|^.{0,80}\bsee .{0,60}\blogs?\b/i,
    /^(?:\[ERROR\] +)?(?:Re-run Maven|To see the full stack trace|For more information about the errors|After correcting|mvn <goals>)/,
    /^npm (?:error|ERR!) (?:This is probably not|Test failed\b|There is likely|Failed at the \S+ \S+ script)|^(?:\[ERROR\] +)?"code": |Request failed after \d+ retries$|: ""$/,
];
const REFERS_BACK = /^The following build commands failed:$|^Command \w+ failed with a nonzero exit code|^(?:Error: )?(?:cabal(?:-[\d.]+)?: )?Failed to build [\w.-]+ \(which\b|^status code: \d{3}, request id\b/;
function refersBack(text) {
    return REFERS_BACK.test(text);
}
const OPENS = [
    /\bstd(?:err|out)=$|^CMake Error.*:$|^Your (?:requirements could not|lock file does not)\b/,
    /^[─-]+ (?:Failure|Error) \(|^Test Summary Report$|\.{3}Failed$|^\W*No solution found /,
    /\bpanicked at \S+:\d+:\d+:$|: error: \[GHC-\d+\]$/,
    /[\w)'"`\]]:$|\| FAIL \|$|^-- [A-Z ]{3,60} -{3,} \S+$/,
];
const BETWEEN = /^(?:Problem \d+$|Preset CMake variables:|dependencies:|(?:- )?(?:hook ?id|exit code|duration): |- Installation request)/;
const FOLLOWS = new RegExp([
    '(?:failed|unable|error|fail(?:ure|s)?) to (?:build|compile|install|run|start|execute|deploy|publish|load|process)\\b',
    "(?:could(?: not|n't)|cannot|can't) (?:build|compile|install|continue|proceed|publish)\\b",
    'error(?:s)? (?:copying|building|running|while|during|occurred|in (?:step|task|job))\\b|command failed|failed with(?! (?:status|http|error))\\b',
    '\\berrored (?:during|while)|BEGIN failed|due to (?:the |previous |above )?errors?|errors? above|\\bexit(?:ed)?(?: with)? (?:code|status|value)?:? ?\\d|400 Bad Request',
    '(?:build|compil|lint|test|task|step|job|recipe|stage|script|command|process)\\S{0,30}(?: \\S{1,200}){0,2} failed\\b|^FAILED: |abort(?:ed|ing)\\b',
].join('|'), 'i');
const SPECIFIC = new RegExp([
    'not (?:found|been|exist|a |an |defined|declared|expected|in scope|the same|installed|supported|allowed|permitted|set|valid|available|recogni|match|equal)',
    '\\bnever defined|no (?:such|matching|valid|module|package|version|tests?|rule|files?)\\b|no (?:[\\w.-]+ ){1,3}found\\b|(?:does|did)(?:n.t| not)|has no\\b|instead of',
    '(?<!-)\\b(?:invalid|undefined|unresolved|unknown|unexpected|unsupported|missing|mismatch|duplicate|denied|forbidden|broken(?! pipe))\\b',
    '\\bconflict',
    "(?:cannot|can't|could not|couldn't|unable to|failed to) (?:find|locate|open|read|parse|load|import|resolve|match|log ?in|sign|access|stat|create|write|overwrite|remove|move|copy)",
    'already |could not be\b|should (?:have|match|start|contain)\\b|referenced from|^! [A-Z]|(?<!\\bin )required?\\b|requires\\b|must |may not |can.?not be|cannot be|can only|incompatible|deprecated|is empty|is not\\b',
].join('|'), 'i');
const CONTINUES = /^(?!(?:could|can|fail|un|err|fatal|no|in|miss|exp|bad|panic|dupl))[a-z]+ [a-z]+ |^already /;
const EXCEPTION = /^(?:\*\* \(|Caused by: |Uncaught )?(?:[\w.$:]{1,200}[.:])?\w{1,100}(?:Error|Exception|Exit|Interrupt|Failure|Panic)\b\)?[: [(]{1,3}.*\w{2}|^panic: \S|^\S{1,300}:\d+:in [\x60'][^']{1,200}': .+ \([A-Z][\w:]*\)$/;
const ASSERTION = /assert(?!ions\b)|^expected: \S|\bactual\b.{0,500}\bexpected\b|\bexpected\b.{0,500}\b(?:but|got|to|found|was|actual|received)\b|expect\(|\bgot\b|!==?|is not equal|did not equal|not satisfied|to equal|should be|panicked at/i;
const PLACED = /^\[?\S*\.[A-Za-z]\w*[:([]\d{1,7}(?:[:.,] ?\d{1,7})?(?:-\d{1,7})?[)\]]?(?:: ?| )(?! |(?!missing|mismatching|conflicting|dangling|nothing|something)[A-Za-z][a-z]+ing\b|INFO\b|DEBUG\b|retry\b).*\w{3}/;
const OPENS_AT = /^\S+\.[A-Za-z]\w*:\d+ (?!.*\b(?:error|warning)\b).*:$|: error: \[[\w-]+\]$/;
function isMeagre(text) {
    return text.trim().length < 4 || isPlaceOnly(text) || refersBack(text) || SAYS_LITTLE.some((each) => each.test(text));
}
const ADVICE = /^(?:please|to|try|you (?:can|may|might|should)|instead|make sure|tip|for more|if|run|it is|this (?:is usually|usually|(?:may|might|could) be (?:due|caused|because))|read more|learn more|see also)\b/i;
function rateLine(line) {
    const text = (0,_line_js__WEBPACK_IMPORTED_MODULE_0__/* .findInnerText */ .ty)(line) ?? line;
    if (isMeagre(line) || isMeagre(text))
        return 0;
    if (ADVICE.test(text))
        return 1;
    if (OPENS_AT.test(text))
        return 1;
    const follows = FOLLOWS.test(text);
    if (ASSERTION.test(text) || (!follows && (EXCEPTION.test(text) || PLACED.test(text))))
        return 4;
    if (SPECIFIC.test((0,_line_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPaths */ .fx)(text).replace(FOLLOWS, '')))
        return CONTINUES.test(line) ? 1 : 3;
    return (follows && !EXCEPTION.test(text)) || opensBlock(text) ? 1 : 2;
}
const SAYS_ITSELF = / would have printed |^(?:Diff in|Expecting) \S/;
function opensBlock(text) {
    if (EXCEPTION.test(text) || SAYS_ITSELF.test(text) || ADVICE.test(text))
        return false;
    return OPENS.some((each) => each.test(text));
}


/***/ }),

/***/ 90743:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: function() { return /* binding */ createDecoder; },
/* harmony export */   ph: function() { return /* binding */ findUnpacker; },
/* harmony export */   tk: function() { return /* binding */ undoCodePage; }
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_1__);


const CODE_PAGES = [
    `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${Array.from({ length: 0x60 }, (_, at) => String.fromCharCode(0xa0 + at)).join('')}`,
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
    'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщъыьэюяЁёЄєЇїЎў°∙·√№¤■\u00a0',
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
].map((page) => new Map([...page].map((character, at) => [character, 0x80 + at])));
const LEADS = /[âÃÂðΓ├≡┬Ôтя]/;
const UTF_8 = new node_util__WEBPACK_IMPORTED_MODULE_1__.TextDecoder();
function undoCodePage(text) {
    if (GBK_LEADS.test(text))
        return text.replace(GBK_RUN, (run) => decodeGbkRun(run) ?? run);
    if (!LEADS.test(text))
        return text;
    return text.replace(/[\u0080-\uffff]{2,}/g, (run, at) => {
        const isText = /[âÃÂðΓÔтя]|[├┬]\p{L}/u.test(run) ||
            /[a-z]$/i.test(text.slice(0, at)) ||
            /^[a-z]/i.test(text.slice(at + run.length));
        return (isText ? decodeRun(run) : null) ?? run;
    });
}
function decodeRun(run) {
    for (const page of CODE_PAGES) {
        const bytes = [...run].map((character) => page.get(character) ?? 0);
        const decoded = bytes.includes(0) ? '\ufffd' : UTF_8.decode(Uint8Array.from(bytes));
        if (!decoded.includes('\ufffd'))
            return decoded;
    }
    return null;
}
const GBK_LEADS = /[鈥鈫鈳鈹鈺鈼鉁鉂]/;
const GBK_RUN = /[\u2000-\ufffd](?:[\u2000-\ufffd?])*/g;
const LOST_BYTES = {
    鈥: 0x99,
    鈫: 0x92,
    鈳: 0xaf,
    鈹: 0x80,
    鈺: 0x90,
    鈼: 0x8f,
    鉂: 0xaf,
};
let gbkBytes;
function mapGbk() {
    const gbk = new node_util__WEBPACK_IMPORTED_MODULE_1__.TextDecoder('gbk');
    const pairs = Array.from({ length: 0x7e * 0xbf }, (_, at) => [0x81 + Math.floor(at / 0xbf), 0x40 + (at % 0xbf)]);
    return new Map([...pairs.map((pair) => [gbk.decode(Uint8Array.from(pair)), pair]), ['€', [0x80]]]);
}
function decodeGbkRun(run) {
    gbkBytes ??= mapGbk();
    const bytesOf = gbkBytes;
    const characters = [...run];
    const bytes = characters.flatMap((character, index) => {
        if (/[?\ufffd]/.test(character))
            return [LOST_BYTES[characters[index - 1] ?? ''] ?? 0x3f];
        return bytesOf.get(character) ?? [0xff];
    });
    const decoded = UTF_8.decode(Uint8Array.from(bytes));
    return decoded.includes('\ufffd') ? null : decoded;
}
function createDecoder(first) {
    const mark = first.length >= 2 ? first.readUInt16BE(0) : 0;
    const zeros = (from) => first.subarray(0, 200).filter((byte, at) => at % 2 === from && byte === 0).length;
    const [even, odd] = [zeros(0), zeros(1)];
    const isLittle = mark === 0xfffe || (odd > 2 && even === 0);
    const isBig = mark === 0xfeff || (even > 2 && odd === 0);
    const decoder = new node_util__WEBPACK_IMPORTED_MODULE_1__.TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8');
    return (chunk) => {
        if (chunk === undefined)
            return decoder.decode();
        if (!isLittle && !isBig && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(chunk))
            return decoder.decode() + chunk.toString('latin1');
        return decoder.decode(chunk, { stream: true });
    };
}
function findUnpacker(first) {
    if (first.length >= 4 && first.readUInt32BE(0) === 0x504b0304)
        return 'unzip';
    if (first.length >= 2 && first.readUInt16BE(0) === 0x1f8b)
        return 'gunzip';
    return null;
}


/***/ })

};
;