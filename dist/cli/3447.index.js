"use strict";
exports.id = 3447;
exports.ids = [3447,6947];
exports.modules = {

/***/ 43447:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createLocatedEnvelope: function() { return /* binding */ createLocatedEnvelope; },
/* harmony export */   h: function() { return /* binding */ createEnvelope; },
/* harmony export */   k: function() { return /* binding */ createPlacedDetails; }
/* harmony export */ });
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57280);
/* harmony import */ var _core_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47581);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45979);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62759);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8670);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93833);
/* harmony import */ var _printed_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31540);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46947);









const MAX_MESSAGE_CHARS = 2000;
const MAX_CAPTURE_CHARS = 2000;
const NUMBERS = new Set(['line', 'end_line', 'column', 'retry_after_seconds', 'status_code']);
function createEnvelope(rule, by, failure, match) {
    const line = (0,_printed_text_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutRunFile */ .u7)(match.line ?? '', failure.runFile ?? null);
    const plain = line === '' ? describeExit(failure) : line;
    const message = rule.message === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(plain) : renderRuleText(rule.kind, rule.message, failure, match, plain);
    return {
        kind: rule.kind,
        message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .cutHead */ .fz)(message.ok ? message.value : plain, MAX_MESSAGE_CHARS, failure.secrets),
        details: {
            ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(rule.details ?? {}) ? { ...rule.details } : {}),
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
    return { classified_by: by, exit_code: exitCode, stderr_tail: (0,_printed_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutStreamTail */ .le)(stderr, secrets) };
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
    const annotations = workspace === null ? [] : (0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .placeProblems */ .kv)(problems, workspace);
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
    const said = (0,_printed_text_js__WEBPACK_IMPORTED_MODULE_5__/* .tellTrouble */ .xM)((0,_printed_text_js__WEBPACK_IMPORTED_MODULE_5__/* .findLastLine */ .WQ)(failure.stderr, failure.secrets), failure.exitCode, failure.runFile ?? null);
    return said === '' ? how : `${how}: ${said}`;
}
function renderRuleText(kind, source, { exitCode, signal }, { captures }, line) {
    const scope = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_4__/* .createScope */ .Ds)({ kind, exit_code: exitCode, signal, line, ...Object.fromEntries(captures) });
    const template = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTemplate */ .QC)(source);
    const text = template.ok ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_4__/* .render */ .XX)(template.value, scope) : template;
    return text.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(text.value.trim() || line) : text;
}
function describeTransience(rule, kinds) {
    const byKind = (0,_core_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .findKindEntry */ .KA)(kinds, rule.kind)?.transient ?? _core_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .TRANSIENT_KINDS */ .ty.has(rule.kind);
    const transient = rule.transient ?? byKind;
    return transient || byKind ? { transient } : {};
}
function captureDetails(kind, match, failure) {
    const details = {};
    const schema = (0,_core_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .findKindEntry */ .KA)(failure.kinds, kind)?.details ?? {};
    for (const [name, value] of match.captures) {
        if (value === null)
            continue;
        const type = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .getOwnEntry */ .xL)(schema, name)?.type;
        const typed = type === undefined || type === 'string' ? undefined : _config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .VALUE_TYPES */ .K4[type].parse(value);
        if (typed !== undefined) {
            (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .setKey */ .qL)(details, name, typed);
            continue;
        }
        const isNumber = type === undefined && NUMBERS.has(name) && /^\d{1,9}(\.\d{1,9})?$/.test(value);
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .setKey */ .qL)(details, name, isNumber ? Number(value) : (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .cutHead */ .fz)(value, MAX_CAPTURE_CHARS, failure.secrets));
    }
    return details;
}


/***/ }),

/***/ 45033:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: function() { return /* binding */ toBaseName; },
/* harmony export */   DO: function() { return /* binding */ locateProblems; },
/* harmony export */   IE: function() { return /* binding */ sortPlacedFirst; },
/* harmony export */   ti: function() { return /* binding */ findProblemsIn; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56461);

const MAX_MORE = 4;
const MARKED = /^(?:Error: (?=[\w./@-]{1,200}\.\w{1,5}:\d+:\d+: )|@[\w.-]{1,60}\/[\w.-]{1,60}:[\w:-]{1,60}: |[\w.-]{1,60}\/[\w./-]{1,60} [\w:-]{1,60}: |[A-Za-z][\w.-]{0,60}[-_]\d+ +\|(?: |$)|\[(?:exec|java|javac|junit|groovyc|scalac)\] +|\[[\w.-]{1,60}\]: +|\[xUnit\.net [\d:.]+\] +)/;
const MAX_PROBLEMS = 1000;
const QUOTED_CODE = /^(?:[>→] ?)?\d{1,6}(?:$| [|│{}()[\]/]| (?:const|let|var|await|async|return|import|export|function|if|for)\b| [\w.$]{1,60}\()/;
class ProblemParser {
    rows;
    problems = [];
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
            const found = row.text.exec(line);
            if (found === null || !this.#take(row, found.groups ?? {}, at))
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
    #take(row, said, at) {
        const open = this.#open;
        if (this.#isPassed && said['file'] !== undefined)
            return true;
        if (row.is === 'head' || row.is === 'end' || row.is === 'package')
            this.#beginTest();
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
            case 'pass':
                this.#open = null;
                this.problems.splice(this.#firstOfTest);
                this.#isPassed = true;
                return true;
            case 'head': {
                if (open !== null && ['name', 'message', 'file'].every((group) => said[group] === undefined))
                    return true;
                this.end();
                this.#class = said['class'] ?? this.#class;
                this.#file = said['file'] ?? this.#file;
                const known = said['line'] === undefined ? [] : readPlaces(said, this.#file, null);
                this.#open = { ...createDraft(row, said, at), lastPlaces: known };
                return true;
            }
            case 'problem': {
                const place = readPlaces(said, this.#file, null);
                this.#tell({ ...createDraft(row, said, at), name: said['name'] ?? open?.name ?? null, places: place });
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
    #beginTest() {
        this.#isPassed = false;
        this.#firstOfTest = this.problems.length;
    }
    #addTo(open, row, said, at) {
        const message = said['message'] ?? null;
        if (row.is === 'kind') {
            if (row.kind !== undefined)
                open.kind = row.kind;
            open.name = said['name'] ?? open.name;
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
        if (row.is === 'message' && open.isTold)
            Object.assign(open, { isTold: false, message: null, more: [], places: [] });
        if (message !== null && (open.message === null || row.is === 'reason')) {
            open.message = message;
            open.at = at;
            this.#awaits = null;
        }
        else if (row.is === 'message')
            return false;
        if (row.is !== 'place')
            return true;
        const place = readPlaces(said, this.#file, this.#class);
        if (row.order === 'at the end')
            open.lastPlaces = [...open.lastPlaces, ...place];
        else
            open.places = row.order === 'last first' ? [...place, ...open.places] : [...open.places, ...place];
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
        const said = [message, ...values].join('; ').replace(/:; /g, ': ').replace(/\s+/g, ' ').trim();
        const test = kind === 'test' ? name : null;
        this.problems.push({ kind, message: name === null ? said : `${name}: ${said}`, test, places: all, at });
    }
}
function createDraft(row, said, at) {
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
function readPlaces(said, file, within) {
    const inClass = said['class'];
    const name = said['file'] ?? file ?? (inClass === undefined ? null : `${inClass.replace(/\$.*/, '')}.java`);
    if (name === null)
        return [];
    const line = Number(said['line'] ?? 1);
    const column = said['column'] === undefined ? null : Number(said['column']);
    return [{ file: name, line, column, within: inClass ?? within }];
}
function findProblemsIn(tables, lines) {
    return sortPlacedFirst(locateProblems(tables, lines));
}
function sortPlacedFirst(problems) {
    const placed = problems.filter(({ places }) => places.length > 0);
    return placed.length > 0 ? placed : problems;
}
function locateProblems(tables, lines) {
    const texts = lines.map((line) => line.trim().replace(MARKED, '').trimStart());
    const found = tables.flatMap((rows) => {
        const parser = new ProblemParser(rows);
        for (const [at, text] of texts.entries())
            parser.add(text, at);
        parser.end();
        return parser.problems;
    });
    const seen = new Map();
    const toPlaceKey = ({ file, line, column }) => `${toBaseName(file)}:${line}:${column ?? ''}`;
    return found
        .toSorted((a, b) => a.at - b.at)
        .filter((problem) => {
        const keys = problem.places.length === 0 ? [problem.message] : problem.places.map(toPlaceKey);
        const isNew = !(seen.get(keys[0] ?? '') ?? []).some((known) => isRepeated(known, problem));
        if (isNew)
            for (const key of keys)
                (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_0__/* .addTo */ .DN)(seen, key, problem);
        return isNew;
    });
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

/***/ 46947:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: function() { return /* binding */ findSourceFile; },
/* harmony export */   kv: function() { return /* binding */ placeProblems; },
/* harmony export */   ut: function() { return /* binding */ OF_OTHERS; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4521);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45033);



const OF_OTHERS = /(?:^|\/)(?:node_modules|site-packages|dist-packages|lib\/python[\d.]+|Python\d+\/Lib|\.pub-cache|\.cargo|cargo\/registry|\.rustup|_actions)\//;
function placeProblems(problems, workspace) {
    const found = new Map();
    const findOnce = (place) => {
        const key = `${place.file}\0${place.within ?? ''}`;
        const file = found.get(key) ?? (found.has(key) ? null : findSourceFile(place, workspace));
        found.set(key, file);
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

/***/ 31540:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WQ: function() { return /* binding */ findLastLine; },
/* harmony export */   le: function() { return /* binding */ cutStreamTail; },
/* harmony export */   u7: function() { return /* binding */ withoutRunFile; },
/* harmony export */   xM: function() { return /* binding */ tellTrouble; }
/* harmony export */ });
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93833);


const TAIL_BYTES = 4096;
function cutStreamTail(text, secrets = _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_SECRETS */ .g1) {
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .cutTail */ .BO)(text, TAIL_BYTES, secrets);
}
const NODE_SIGNATURE = /^Node\.js v\d+\.\d+/;
const NAMED_ERROR = /^(?:Uncaught )?[\w$.]*(?:Error|Exception)(?: \[\w+\])?(?:: |$)/;
const NPM_POINTER = /^npm (?:error|ERR!)(?: +(?:\w+(?: This is related to .*)?|A complete log of this run can be found in:.*|For a full report see:|\S.*[\\/]_logs[\\/]\S+))?$/;
function findLastLine(text, secrets = _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_SECRETS */ .g1) {
    const lines = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .maskLines */ .sD)(cutStreamTail(text, secrets), secrets)
        .split(/\r?\n|\r/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
    const last = lines.findLast((line) => !NPM_POINTER.test(line)) ?? lines.at(-1) ?? '';
    const shown = NODE_SIGNATURE.test(last) ? (lines.findLast((line) => NAMED_ERROR.test(line)) ?? lines.at(-2)) : last;
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .cutHead */ .fz)(shown ?? last, 500, secrets);
}
const CRLF = 'it has Windows line ends (CRLF): convert it (`dos2unix`, or `sed -i "s/\\r$//"`), and add `*.sh text eol=lf` to .gitattributes';
const TROUBLES = [
    [
        /(?<!\S)(\S+): Permission denied$/,
        (script) => `${script} is not executable: run \`chmod +x ${script}\`, or \`git update-index --chmod=+x ${script}\``,
    ],
    [
        /(?<!\S)(\S+): (?:cannot execute: required file not found|bad interpreter: .*|.*\^M.*)$/,
        (script) => `the interpreter in the first line of ${script} does not exist; Windows line ends (CRLF) also look like this`,
    ],
    [
        /(env): (?:use -\[v\]S to pass options in shebang lines|.*\\r.*: No such file or directory)$/,
        () => `the script that was started: ${CRLF}`,
    ],
    [
        /(?<!\S)([^\s/]{0,255}\/\S{0,4096}): No such file or directory$/,
        (script, folder) => script.startsWith('/')
            ? `there is no ${script}`
            : `there is no ${script} in ${folder}; set \`working_dir\`, or give the path from there`,
    ],
    [
        /(?<!\S)(\S+): (?:command )?not found$/,
        (script) => `no program is called ${script}; is it installed, and on the PATH?`,
    ],
];
function tellTrouble(line, exitCode, runFile, folder = null) {
    const said = withoutRunFile(line, runFile);
    const startFolder = folder === null ? 'the folder where the script starts' : `${folder}, where the script starts`;
    if (!_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_STARTED */ .Yd.includes(exitCode))
        return said;
    for (const [pattern, reason] of TROUBLES) {
        const script = pattern.exec(said)?.[1];
        if (script !== undefined)
            return `${reason(script, startFolder)}: ${said}`;
    }
    return said;
}
function withoutRunFile(line, runFile) {
    return runFile === null || runFile === '' ? line : line.replaceAll(runFile, 'run');
}


/***/ })

};
;