"use strict";
exports.id = 402;
exports.ids = [402];
exports.modules = {

/***/ 45033:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: function() { return /* binding */ baseName; },
/* harmony export */   Mc: function() { return /* binding */ placedFirst; },
/* harmony export */   _n: function() { return /* binding */ problemsIn; },
/* harmony export */   fk: function() { return /* binding */ toldIn; }
/* harmony export */ });
const MAX_MORE = 4;
const MARKED = /^(?:Error: (?=[\w./@-]{1,200}\.\w{1,5}:\d+:\d+: )|@[\w.-]{1,60}\/[\w.-]{1,60}:[\w:-]{1,60}: |[\w.-]{1,60}\/[\w./-]{1,60} [\w:-]{1,60}: |[A-Za-z][\w.-]{0,60}[-_]\d+ +\|(?: |$)|\[(?:exec|java|javac|junit|groovyc|scalac)\] +|\[[\w.-]{1,60}\]: +)/;
const MAX_PROBLEMS = 1000;
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
        if (this.#awaits === null || line === '' || this.#open === null)
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
                const known = said['line'] === undefined ? [] : placeOf(said, this.#file, null);
                this.#open = { ...draftOf(row, said, at), lastPlaces: known };
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
    #beginTest() {
        this.#isPassed = false;
        this.#firstOfTest = this.problems.length;
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
        const place = placeOf(said, this.#file, this.#class);
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
    return placedFirst(toldIn(tables, lines));
}
function placedFirst(problems) {
    const placed = problems.filter(({ places }) => places.length > 0);
    return placed.length > 0 ? placed : problems;
}
function toldIn(tables, lines) {
    const found = tables.flatMap((rows) => {
        const parser = new ProblemParser(rows);
        for (const [at, line] of lines.entries())
            parser.add(line.trim().replace(MARKED, '').trimStart(), at);
        parser.end();
        return parser.problems;
    });
    const seen = new Set();
    const keyOf = ({ file, line, column }) => `${baseName(file)}:${line}:${column ?? ''}`;
    return found
        .toSorted((a, b) => a.at - b.at)
        .filter(({ places, message }) => {
        const keys = places.length === 0 ? [message] : places.map(keyOf);
        const isNew = !seen.has(keys[0] ?? '');
        for (const key of keys)
            seen.add(key);
        return isNew;
    });
}
function baseName(file) {
    return file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
}


/***/ }),

/***/ 46947:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ placed; },
/* harmony export */   u: function() { return /* binding */ OF_OTHERS; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45033);


const OF_OTHERS = /(?:^|\/)(?:node_modules|site-packages|dist-packages|lib\/python[\d.]+|Python\d+\/Lib|\.cargo|\.rustup)\//;
function placed(problems, workspace) {
    return problems.flatMap(({ places, message }) => {
        for (const place of places) {
            const file = fileOf(place, workspace);
            if (file === null)
                continue;
            const column = place.column === null ? {} : { column: place.column };
            return [{ file, line: Math.max(1, place.line), ...column, level: 'error', message }];
        }
        return [];
    });
}
function fileOf(place, { sources, cwd }) {
    const name = pathOf(place.file);
    if (OF_OTHERS.test(name))
        return null;
    if (name.startsWith('/') || DRIVE.test(name))
        return insideOf(sources, name);
    const isBare = !name.includes('/');
    if (!isBare || place.within === null) {
        const local = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name);
        if (sources.isFile(local))
            return insideOf(sources, local);
    }
    const tail = name.replace(/^(?:\.\.?\/)+/, '');
    const fitting = sources.named((0,_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .baseName */ .Fl)(name)).filter((file) => file === tail || file.endsWith(`/${tail}`));
    const chosen = place.within === null || !isBare ? fitting : ofPackage(fitting, place.within, sources);
    return chosen.length === 1 ? (chosen[0] ?? null) : null;
}
const DRIVE = /^[A-Za-z]:\//;
function pathOf(file) {
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
function insideOf(sources, file) {
    const root = `${sources.root.replaceAll('\\', '/').replace(/\/$/, '')}/`;
    const ignoresCase = DRIVE.test(root) || process.platform === 'darwin';
    for (const spelling of [sources.realPath(file) ?? sources.realPath(withoutEscapes(file)), node_path__WEBPACK_IMPORTED_MODULE_0___default().normalize(file)]) {
        const name = spelling?.replaceAll('\\', '/') ?? '';
        const isInside = ignoresCase ? name.toLowerCase().startsWith(root.toLowerCase()) : name.startsWith(root);
        if (isInside)
            return name.slice(root.length);
    }
    return null;
}
function ofPackage(files, within, sources) {
    if (!within.includes('/')) {
        const folders = within.split('.').slice(0, -1).join('/');
        return folders === '' ? files : files.filter((file) => `/${node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(file)}`.endsWith(`/${folders}`));
    }
    const ways = files.map((file) => ({ file, way: wayInModule(node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(file), sources) }));
    const fitting = ways.filter(({ way }) => way === '' || within.endsWith(`/${way}`));
    const longest = Math.max(...fitting.map(({ way }) => way.length));
    return fitting.filter(({ way }) => way.length === longest).map(({ file }) => file);
}
function wayInModule(folder, sources) {
    for (let module = folder; module !== '.'; module = node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(module)) {
        if (sources.isFile(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(sources.root, module, 'go.mod')))
            return node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.relative(module, folder);
    }
    return folder === '.' ? '' : folder;
}


/***/ }),

/***/ 60402:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TestReports: function() { return /* binding */ TestReports; }
});

// EXTERNAL MODULE: ./build/src/text/glob.js
var glob = __webpack_require__(89088);
// EXTERNAL MODULE: ./build/src/nodes/classify/places.js
var places = __webpack_require__(46947);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/saxes/saxes.js
var saxes = __webpack_require__(59800);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/bytes.js
var bytes = __webpack_require__(36659);
;// CONCATENATED MODULE: ./build/src/nodes/test-reports/junit.js




const MAX_DEPTH = 64;
const MAX_TEXT = 64 * 1024;
const MAX_ATTRIBUTE = 16 * 1024;
const NOT_RUN = new Set(['notrun', 'disabled', 'skipped', 'ignored']);
function readJunit(chunks, found) {
    const reader = new JunitReader(found);
    try {
        for (const text of decoded(chunks))
            reader.parser.write(text);
        reader.parser.close();
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        return (0,result/* err */._q)({ message: error.message.replace(/^\d+:\d+: /, ''), line: reader.parser.line });
    }
    return reader.isReport ? (0,result.ok)(null) : (0,result/* err */._q)({ message: 'it holds no test suite', line: 1 });
}
function* decoded(chunks) {
    let decoder = null;
    for (const chunk of chunks) {
        decoder ??= new external_node_util_.TextDecoder((0,bytes/* encodingOf */.P$)(chunk), { fatal: true });
        yield decoder.decode(chunk, { stream: true });
    }
    yield decoder?.decode() ?? '';
}
const FAILURES = new Set(['failure', 'error']);
const PRINTED = new Set(['system-out', 'system-err']);
class JunitReader {
    found;
    parser = new saxes/* SaxesParser */.wT();
    isReport = false;
    #path = [];
    #suites = [];
    #open = null;
    constructor(found) {
        this.found = found;
        this.parser.on('error', (error) => {
            throw error;
        });
        this.parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
            if (!/^(?:utf-?8|utf-?16(?:le|be)?|us-ascii)$/i.test(encoding))
                throw new Error(`its encoding is ${encoding.slice(0, 40)}; only UTF-8 and UTF-16 are read`);
        });
        this.parser.on('doctype', () => {
            throw new Error('a document type declaration is not allowed');
        });
        this.parser.on('opentag', (tag) => this.#enter(tag));
        this.parser.on('closetag', (tag) => this.#leave(tag));
        this.parser.on('text', (text) => this.#read(text));
        this.parser.on('cdata', (text) => this.#read(text));
    }
    #enter({ name, attributes }) {
        if (this.#path.length === 0 && name !== 'testsuites' && name !== 'testsuite')
            throw new Error(`its root is <${name.slice(0, 40)}>, not <testsuites> or <testsuite>`);
        this.isReport = true;
        this.#path.push(name);
        if (this.#path.length > MAX_DEPTH)
            throw new Error(`its elements nest deeper than ${MAX_DEPTH}`);
        if (name === 'testsuite')
            this.#suites.push(attributes['name'] ?? '');
        if (name === 'testcase')
            this.#open = openCase(attributes);
        else if (FAILURES.has(name))
            this.#fail(attributes['message'] ?? '');
        else if (name === 'skipped' && this.#open?.status === 'passed')
            this.#open.status = 'skipped';
    }
    #fail(message) {
        this.#open ??= openCase({ name: this.#suites.at(-1) ?? '' });
        if (this.#open.status === 'failed')
            return;
        this.#open.status = 'failed';
        this.#open.message = message.slice(0, MAX_ATTRIBUTE);
    }
    #read(text) {
        const open = this.#open;
        const element = this.#path.at(-1) ?? '';
        if (open === null)
            return;
        if (FAILURES.has(element))
            open.text = `${open.text}${text}`.slice(0, MAX_TEXT);
        else if (PRINTED.has(element))
            open.printed = `${open.printed}${text}`.slice(-MAX_TEXT);
    }
    #leave({ name }) {
        this.#path.pop();
        if (name === 'testsuite')
            this.#suites.pop();
        const open = this.#open;
        const isEnd = name === 'testcase' || (FAILURES.has(name) && !this.#path.includes('testcase'));
        if (open === null || !isEnd)
            return;
        this.#open = null;
        const { attributes, ...told } = open;
        const { name: own = '', classname: within = '', file, time } = attributes;
        const line = Number(attributes['line'] ?? Number.NaN);
        this.found({
            ...told,
            name: qualified(own.slice(0, MAX_ATTRIBUTE), within.slice(0, MAX_ATTRIBUTE)),
            within: within.slice(0, MAX_ATTRIBUTE),
            file: file === undefined || file === '' || file.length > MAX_ATTRIBUTE ? null : file,
            line: Number.isInteger(line) && line > 0 ? line : null,
            seconds: secondsOf(time),
        });
    }
}
function openCase(attributes) {
    const isNotRun = NOT_RUN.has((attributes['status'] ?? '').toLowerCase());
    return { attributes, status: isNotRun ? 'skipped' : 'passed', message: '', text: '', printed: '' };
}
function qualified(name, within) {
    if (name === '')
        return within === '' ? '(unnamed)' : within;
    if (within === '' || within === 'test' || name.includes(within))
        return name;
    return /^[\w.$]+$/.test(within) && !/\s/.test(name) ? `${within}.${name}` : `${within} › ${name}`;
}
function secondsOf(time = '') {
    const seconds = Number(time.replaceAll(',', ''));
    return time.trim() === '' || !Number.isFinite(seconds) || seconds < 0 ? null : seconds;
}

// EXTERNAL MODULE: ./build/src/nodes/classify/locate.js
var locate = __webpack_require__(45033);
;// CONCATENATED MODULE: ./build/src/nodes/test-reports/message.js

const EMPTY_WORDS = /^(?:failed|failure|error|test failed|test failure|collection failure|no test result|timeout)?\.?$/i;
const FRAME = /^(?:at\s|❯|File "|Traceback|-->|\||\d+\s*\||>\s|[-=_~^*]+$|in\s\S+:line\s|stack backtrace|note: )/;
const BARE_PLACE = /^(?:thread '.*' (?:\(\d+\) )?panicked at )?\S*[\w/\\.-]+\.\w+:(?:line )?\d+(?::\d+)?:?$/;
const VALUES = /^(?:E\s+)?(?:expected|received|actual|left|right|got|want|but was|\+\s+where)\b/i;
const MAX_VALUES = 3;
function failureText(test) {
    for (const source of [test.message, test.text, test.printed]) {
        if (source === test.message && EMPTY_WORDS.test(source.trim()))
            continue;
        const lines = source
            .split(/\r?\n/)
            .map((line) => withoutMargin(line))
            .filter((line) => isSaid(line, test));
        const [first, ...rest] = lines;
        if (first === undefined)
            continue;
        const values = first.endsWith(':') ? rest : rest.filter((line) => VALUES.test(line));
        const said = [first, ...values.slice(0, MAX_VALUES)].join('; ').replaceAll(':; ', ': ');
        return said.replace(/\s+/g, ' ').slice(0, 1000);
    }
    return 'failed';
}
function withoutMargin(line) {
    return line
        .trim()
        .replace(/^E\s{2,}/, '')
        .replace(/^[\w./\\-]+\.\w{1,5}:\d+(?::\d+)?: (?=\S)/, '');
}
function isSaid(line, { name, within }) {
    if (line === '' || FRAME.test(line) || BARE_PLACE.test(line))
        return false;
    const words = line.replace(/::/g, '.');
    return words !== name && words !== within && !/^(?:--- FAIL|=== RUN|=== FAIL|self = |def )/.test(line);
}
const FRAME_PLACE = /((?:file:\/\/\/?|[A-Za-z]:)?[\w@+$ ./\\-]*[\w$-]\.[A-Za-z]\w{0,5})(?::line |", line |:)(\d{1,7})(?::(\d{1,5}))?/g;
const MAX_PLACES = 50;
const IN_PACKAGES = /\.(?:java|kt|groovy|scala|go)$/;
function placesOf({ file, line, within, text, message }) {
    const stack = [...`${text}\n${message}`.matchAll(FRAME_PLACE)]
        .slice(0, MAX_PLACES)
        .map(([, name = '', at, column]) => {
        const frame = name.trim().replace(/^(?:panicked )?(?:at|in)\s+(?:\S+\s+)*/, '');
        return {
            file: frame,
            line: Number(at),
            column: column === undefined ? null : Number(column),
            within: IN_PACKAGES.test(frame) && within !== '' ? within : null,
        };
    });
    if (file === null)
        return stack;
    const isNamed = (place) => (0,locate/* baseName */.Fl)(place.file) === (0,locate/* baseName */.Fl)(file);
    const own = { file, line: line ?? 1, column: null, within: null };
    return [...stack.filter(isNamed), own, ...stack.filter((place) => !isNamed(place))];
}

;// CONCATENATED MODULE: ./build/src/nodes/test-reports/index.js




const MAX_FILES = 500;
const MAX_BYTES = 128 * 1024 * 1024;
const MAX_FAILURES = 100;
const MAX_PROBLEMS = 1000;
const SLOWEST = 5;
class TestReports {
    files;
    workspace;
    #globs;
    #before;
    constructor(reports, files, workspace) {
        this.files = files;
        this.workspace = workspace;
        this.#globs = [reports].flat().flatMap(glob/* globList */.Xq);
        this.#before = new Map(this.#find().map(({ path, stamp }) => [path, stamp]));
    }
    #find() {
        return this.files.find(this.#globs, this.workspace.cwd, this.workspace.sources.root);
    }
    read() {
        const written = this.#find().filter(({ path, stamp }) => this.#before.get(path) !== stamp);
        const globs = this.#globs.join(', ');
        if (written.length === 0)
            return { tests: null, problems: [], warnings: [`the command wrote no test report that matches ${globs}`] };
        const tally = new Tally(this.workspace);
        const warnings = [];
        let bytes = 0;
        for (const [index, file] of written.entries()) {
            bytes += file.bytes;
            if (index >= MAX_FILES || bytes > MAX_BYTES) {
                warnings.push(`${written.length - index} test reports are not read: at most ${MAX_FILES} files and 128 MiB are`);
                break;
            }
            const problem = this.#readOne(file, tally);
            if (problem !== null)
                warnings.push(problem);
        }
        return { tests: tally.counts(), problems: tally.problems, warnings };
    }
    #readOne({ path, name }, tally) {
        const end = readJunit(this.files.chunks(path), (test) => tally.add(test));
        return end.ok ? null : `the test report ${name} cannot be read: line ${end.error.line}: ${end.error.message}`;
    }
}
class Tally {
    workspace;
    problems = [];
    #failures = [];
    #slowest = [];
    #counts = { total: 0, failed: 0, skipped: 0, seconds: 0 };
    constructor(workspace) {
        this.workspace = workspace;
    }
    add(test) {
        const { name, status, seconds } = test;
        this.#counts.total += 1;
        this.#counts.seconds += seconds ?? 0;
        if (status === 'skipped')
            this.#counts.skipped += 1;
        if (status === 'failed')
            this.#fail(test);
        const last = this.#slowest.at(-1);
        if (seconds === null || seconds === 0 || (this.#slowest.length === SLOWEST && seconds <= (last?.seconds ?? 0)))
            return;
        this.#slowest = [...this.#slowest, { name, seconds }].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
    }
    #fail(test) {
        const { name, seconds } = test;
        this.#counts.failed += 1;
        if (this.problems.length >= MAX_PROBLEMS)
            return;
        const said = failureText(test);
        const problem = {
            kind: 'test',
            message: `${name}: ${said}`,
            test: name,
            places: placesOf(test),
            at: this.#counts.failed,
        };
        this.problems.push(problem);
        if (this.#failures.length >= MAX_FAILURES)
            return;
        const [place] = (0,places/* placed */.G)([problem], this.workspace);
        this.#failures.push({ name, file: place?.file ?? null, line: place?.line ?? null, message: said, seconds });
    }
    counts() {
        const seconds = Math.round(this.#counts.seconds * 1000) / 1000;
        return { ...this.#counts, seconds, failures: this.#failures, slowest: this.#slowest };
    }
}


/***/ })

};
;