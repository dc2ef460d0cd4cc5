"use strict";
exports.id = 5990;
exports.ids = [5990,6947];
exports.modules = {

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
    for (const spelling of [sources.realPath(file) ?? sources.realPath(withoutEscapes(file)), node_path__WEBPACK_IMPORTED_MODULE_0___default().normalize(file)]) {
        const name = spelling?.replaceAll('\\', '/') ?? '';
        const isInside = ignoresCase ? name.toLowerCase().startsWith(root.toLowerCase()) : name.startsWith(root);
        if (isInside)
            return name.slice(root.length);
    }
    return null;
}
function filterByPackage(files, within, sources) {
    if (!within.includes('/')) {
        const folders = within.split('.').slice(0, -1).join('/');
        return folders === '' ? files : files.filter((file) => `/${node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(file)}`.endsWith(`/${folders}`));
    }
    const ways = files.map((file) => ({ file, way: findModulePath(node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(file), sources) }));
    const fitting = ways.filter(({ way }) => way === '' || within.endsWith(`/${way}`));
    const longest = Math.max(...fitting.map(({ way }) => way.length));
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

/***/ 85990:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TestReports: function() { return /* binding */ TestReports; }
});

// EXTERNAL MODULE: ./build/src/text/glob.js
var glob = __webpack_require__(89088);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/bytes.js
var bytes = __webpack_require__(36659);
// EXTERNAL MODULE: ./build/src/core/float.js
var core_float = __webpack_require__(75874);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/nodes/test-reports/model.js
var model = __webpack_require__(84126);
;// CONCATENATED MODULE: ./build/src/nodes/test-reports/documents.js



const MAX_PART = 8 * 1024 * 1024;
const MAX_KEY = 1000;
async function* readParts(texts, lists) {
    let [depth, line] = [0, 1];
    let [isText, isEscaped, isSkipped] = [false, false, false];
    let part = '';
    let list = null;
    function* finish() {
        const text = part.trim();
        part = '';
        if (text !== '' && !isSkipped)
            yield* list === null ? listParts(parse(`{${text}}`)) : [{ key: list, value: parse(text) }];
        isSkipped = false;
    }
    const parse = (text) => {
        try {
            return JSON.parse(text);
        }
        catch (error) {
            throw new model/* ReportProblem */.Cl(error instanceof Error ? error.message : 'it is not JSON', line);
        }
    };
    for await (const text of texts) {
        let from = 0;
        const take = (to) => {
            if (!isSkipped)
                part += text.slice(from, to);
            from = to;
            if (part.length <= MAX_PART)
                return;
            if (list !== null)
                throw new model/* ReportProblem */.Cl('an element is larger than 8 MiB', line);
            isSkipped = true;
            part = '';
        };
        for (let at = 0; at < text.length; at += 1) {
            const character = text[at];
            if (character === '\n')
                line += 1;
            if (isText) {
                if (isEscaped)
                    isEscaped = false;
                else if (character === '\\')
                    isEscaped = true;
                else if (character === '"')
                    isText = false;
                continue;
            }
            const level = list === null ? 1 : 2;
            if (character === '"')
                isText = true;
            else if (character === '{' || character === '[') {
                depth += 1;
                if (depth === 1)
                    from = at + 1;
                else if (depth === 2 && character === '[') {
                    take(at);
                    const key = part.length > MAX_KEY ? '' : (/^\s*"(\w+)"\s*:\s*$/.exec(part)?.[1] ?? '');
                    if (!lists.includes(key))
                        continue;
                    list = key;
                    part = '';
                    from = at + 1;
                }
            }
            else if (character === '}' || character === ']') {
                if (depth === level) {
                    take(at);
                    yield* finish();
                    from = at + 1;
                    list = null;
                }
                depth -= 1;
            }
            else if (character === ',' && depth === level) {
                take(at);
                yield* finish();
                from = at + 1;
            }
        }
        if (depth > 0)
            take(text.length);
    }
    if (depth > 0)
        throw new model/* ReportProblem */.Cl('it ends before its last bracket', line);
}
function* listParts(value) {
    if ((0,json/* isJsonObject */.OW)(value))
        for (const [key, each] of Object.entries(value))
            if (each !== undefined)
                yield { key, value: each };
}
const listAt = (value) => (Array.isArray(value) ? value : []);
const toSeconds = (milliseconds) => milliseconds === undefined ? null : milliseconds / 1000;
function withSuite(fullTitle, title) {
    if (title === '' || !fullTitle.endsWith(` ${title}`))
        return fullTitle || title;
    return `${fullTitle.slice(0, -title.length - 1)} > ${title}`;
}
const JEST_SKIPPED = new Set(['pending', 'skipped', 'todo', 'disabled', 'focused']);
const readJest = async (texts, sink) => {
    let [counted, cases, failures] = [0, 0, 0];
    let isSuccess = true;
    for await (const { key, value } of readParts(texts, ['testResults'])) {
        if (key === 'numTotalTests')
            counted = (0,core_float/* asNumber */.i)(value) ?? 0;
        if (key === 'success')
            isSuccess = value !== false;
        if (key !== 'testResults')
            continue;
        const result = (0,json/* asObject */.eB)(value);
        const file = (0,json/* asString */.oJ)(result['name']) || (0,json/* asString */.oJ)(result['testFilePath']);
        const tests = [...listAt(result['assertionResults']), ...listAt(result['testResults'])].map(json/* asObject */.eB);
        let failed = 0;
        for (const test of tests) {
            cases += 1;
            const status = (0,json/* asString */.oJ)(test['status']);
            const state = status === 'failed' ? 'failed' : JEST_SKIPPED.has(status) ? 'skipped' : 'passed';
            if (state === 'failed')
                failed += 1;
            const titles = [...listAt(test['ancestorTitles']), test['title']]
                .map((each) => (0,json/* asString */.oJ)(each))
                .filter((title) => title !== '');
            const text = listAt(test['failureMessages'])
                .map((each) => (0,json/* asString */.oJ)(each))
                .join('\n');
            const location = (0,json/* asObject */.eB)(test['location']);
            const retries = listAt(test['retryReasons']).length;
            sink.test((0,model/* createTestCase */.BG)({
                suite: file,
                name: titles.join(' > '),
                state,
                seconds: toSeconds((0,core_float/* asNumber */.i)(test['duration'])),
                file,
                line: (0,core_float/* asNumber */.i)(location['line']),
                text,
                isFlaky: state === 'passed' && retries > 0,
            }));
        }
        failures += failed;
        if ((0,json/* asString */.oJ)(result['status']) !== 'failed' || failed > 0)
            continue;
        failures += 1;
        const text = (0,json/* asString */.oJ)(result['message']) || (0,json/* asString */.oJ)(result['failureMessage']);
        sink.test((0,model/* createTestCase */.BG)({ suite: file, name: 'Test suite failed to run', state: 'failed', file, text, isSuite: true }));
    }
    if (!isSuccess && failures === 0)
        sink.test((0,model/* createTestCase */.BG)({
            name: 'test run',
            state: 'failed',
            message: 'the run failed without a failed test',
            isSuite: true,
        }));
    (0,model/* compareCounts */.G8)(sink, 'tests', counted, cases);
};
const readMocha = async (texts, sink) => {
    let [counted, cases] = [0, 0];
    const failed = new Set();
    for await (const { key, value } of readParts(texts, ['tests', 'pending', 'failures', 'passes'])) {
        if (key === 'stats')
            counted = (0,core_float/* asNumber */.i)((0,json/* asObject */.eB)(value)['tests']) ?? 0;
        const test = (0,json/* asObject */.eB)(value);
        const error = (0,json/* asObject */.eB)(test['err']);
        const [name, fullTitle, file] = [(0,json/* asString */.oJ)(test['title']), (0,json/* asString */.oJ)(test['fullTitle']), (0,json/* asString */.oJ)(test['file'])];
        const isFailed = Object.keys(error).length > 0;
        const isHook = key === 'failures' && !failed.has(fullTitle);
        if (key === 'tests')
            cases += 1;
        if (key !== 'tests' && !isHook)
            continue;
        if (isFailed)
            failed.add(fullTitle);
        const duration = (0,core_float/* asNumber */.i)(test['duration']);
        const state = isFailed || isHook ? 'failed' : duration === undefined ? 'skipped' : 'passed';
        sink.test((0,model/* createTestCase */.BG)({
            suite: file,
            name: withSuite(fullTitle, name),
            state,
            seconds: toSeconds(duration),
            file,
            message: (0,json/* asString */.oJ)(error['message']),
            text: (0,json/* asString */.oJ)(error['stack']),
            isFlaky: state === 'passed' && ((0,core_float/* asNumber */.i)(test['currentRetry']) ?? 0) > 0,
            isSuite: isHook,
        }));
    }
    (0,model/* compareCounts */.G8)(sink, 'tests', counted, cases);
};
const readRspec = async (texts, sink) => {
    let [counted, cases] = [0, 0];
    for await (const { key, value } of readParts(texts, ['examples'])) {
        if (key === 'summary') {
            const summary = (0,json/* asObject */.eB)(value);
            counted = (0,core_float/* asNumber */.i)(summary['example_count']) ?? 0;
            if (((0,core_float/* asNumber */.i)(summary['errors_outside_of_examples_count']) ?? 0) === 0)
                continue;
            const message = 'an error occurred outside of examples';
            sink.test((0,model/* createTestCase */.BG)({ name: 'rspec', state: 'failed', message, isSuite: true }));
        }
        if (key !== 'examples')
            continue;
        cases += 1;
        const example = (0,json/* asObject */.eB)(value);
        const exception = (0,json/* asObject */.eB)(example['exception']);
        const [name, fullName] = [(0,json/* asString */.oJ)(example['description']), (0,json/* asString */.oJ)(example['full_description'])];
        const status = (0,json/* asString */.oJ)(example['status']);
        const file = (0,json/* asString */.oJ)(example['file_path']);
        sink.test((0,model/* createTestCase */.BG)({
            suite: file,
            name: withSuite(fullName, name),
            state: status === 'failed' ? 'failed' : status === 'pending' ? 'skipped' : 'passed',
            seconds: (0,core_float/* asNumber */.i)(example['run_time']),
            file,
            line: (0,core_float/* asNumber */.i)(example['line_number']),
            message: (0,json/* asString */.oJ)(exception['message']),
            text: listAt(exception['backtrace'])
                .map((each) => (0,json/* asString */.oJ)(each))
                .join('\n'),
        }));
    }
    (0,model/* compareCounts */.G8)(sink, 'examples', counted, cases);
};

;// CONCATENATED MODULE: ./build/src/nodes/test-reports/dotnet.js

function openTest(attributes) {
    return { attributes, message: '', stack: '', printed: '', hasFailure: false };
}
const MESSAGES = new Set(['message', 'Message']);
const STACKS = new Set(['stack-trace', 'StackTrace']);
const PRINTED = new Set(['output', 'StdOut', 'StdErr']);
function addText(open, element, text) {
    if (MESSAGES.has(element))
        open.message ||= text;
    else if (STACKS.has(element))
        open.stack ||= text;
    else if (PRINTED.has(element))
        open.printed = text;
}
function splitName(fullName, within) {
    if (within !== undefined && within !== '')
        return { within, name: fullName.startsWith(`${within}.`) ? fullName.slice(within.length + 1) : fullName };
    const head = /^[^("\s]*/.exec(fullName)?.[0] ?? '';
    const dot = head.lastIndexOf('.');
    return dot < 0 ? { within: '', name: fullName } : { within: head.slice(0, dot), name: fullName.slice(dot + 1) };
}
const TRX = {
    roots: ['TestRun'],
    visitor: (sink) => new TrxVisitor(sink),
};
function trxState(outcome = 'Passed') {
    if (/^(?:Failed|Error|Timeout|Aborted|Disconnected)$/.test(outcome))
        return 'failed';
    return /^(?:Passed|PassedButRunAborted|Completed|Warning)$/.test(outcome) ? 'passed' : 'skipped';
}
const TRX_RESULT = /^(?:Unit|Generic|Web|Manual|Load)?TestResult$/;
class TrxVisitor {
    sink;
    #results = [];
    #classes = new Map();
    #open = null;
    #definition = '';
    #depth = 0;
    #counted = null;
    #hasRunFailed = false;
    #runInfo = '';
    constructor(sink) {
        this.sink = sink;
    }
    enter(name, attributes, path) {
        if (TRX_RESULT.test(name)) {
            this.#depth += 1;
            if (this.#depth === 1)
                this.#open = openTest(attributes);
        }
        else if (name === 'UnitTest')
            this.#definition = attributes['id'] ?? '';
        else if (name === 'TestMethod')
            this.#classes.set(this.#definition, attributes['className'] ?? '');
        else if (name === 'Counters' && path.at(-2) === 'ResultSummary')
            this.#counted = (0,model/* parseCount */.zq)(attributes['total']);
        else if (name === 'ResultSummary')
            this.#hasRunFailed = trxState(attributes['outcome']) === 'failed';
    }
    leave(name, text, path) {
        if (this.#open !== null)
            addText(this.#open, name, text);
        if (name === 'Text' && path.includes('RunInfo'))
            this.#runInfo ||= text;
        if (!TRX_RESULT.test(name))
            return;
        this.#depth -= 1;
        if (this.#depth > 0 || this.#open === null)
            return;
        this.#results.push(this.#open);
        this.#open = null;
    }
    end() {
        let failed = 0;
        for (const { attributes, message, stack, printed } of this.#results) {
            const state = trxState(attributes['outcome']);
            const className = this.#classes.get(attributes['testId'] ?? '')?.split(',', 1)[0];
            const named = splitName(attributes['testName'] ?? '', className);
            if (state === 'failed')
                failed += 1;
            const seconds = parseClock(attributes['duration']);
            this.sink.test((0,model/* createTestCase */.BG)({ ...named, suite: named.within, state, seconds, message, text: stack, printed }));
        }
        if (this.#hasRunFailed && failed === 0)
            this.sink.test((0,model/* createTestCase */.BG)({ name: 'test run', state: 'failed', message: this.#runInfo, isSuite: true }));
        (0,model/* compareCounts */.G8)(this.sink, 'tests', this.#counted, this.#results.length);
    }
}
function parseClock(text = '') {
    const [, hours = '', minutes = '', seconds = ''] = /^(\d+):(\d+):(\d+(?:\.\d+)?)$/.exec(text) ?? [];
    return seconds === '' ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
const NUNIT = {
    roots: ['test-results', 'test-run', 'test-suite'],
    visitor: (sink) => new NunitVisitor(sink),
};
class NunitVisitor {
    sink;
    #suites = [];
    #open = null;
    #counted = null;
    #cases = 0;
    constructor(sink) {
        this.sink = sink;
    }
    enter(name, attributes, path) {
        if (path.length === 1)
            this.#counted = (0,model/* parseCount */.zq)(attributes['total']);
        if (name === 'test-suite')
            this.#suites.push({ ...openTest(attributes), failed: 0 });
        if (name === 'test-case')
            this.#open = openTest(attributes);
        const failed = name === 'failure' ? (this.#open ?? this.#suites.at(-1)) : undefined;
        if (failed !== undefined)
            failed.hasFailure = true;
    }
    leave(name, text, path) {
        const open = this.#open ?? this.#suites.at(-1);
        if (open !== undefined && path.at(-2) !== 'reason')
            addText(open, name, text);
        if (name === 'test-case' && this.#open !== null)
            this.#report(this.#open);
        if (name === 'test-suite')
            this.#endSuite();
    }
    #report({ attributes, message, stack, printed, hasFailure }) {
        this.#open = null;
        this.#cases += 1;
        const state = findNunitState(attributes, hasFailure);
        if (state === 'failed')
            for (const suite of this.#suites)
                suite.failed += 1;
        const fullName = attributes['fullname'] ?? attributes['name'] ?? '';
        const named = splitName(fullName, attributes['classname']);
        const seconds = (0,model/* parseSeconds */.fL)(attributes['duration'] ?? attributes['time']);
        const suite = this.#suites.findLast((each) => each.attributes['type'] !== 'ParameterizedMethod')?.attributes;
        this.sink.test((0,model/* createTestCase */.BG)({
            ...named,
            suite: suite?.['fullname'] ?? suite?.['name'] ?? named.within,
            state,
            seconds,
            message: message || attributes['label'],
            text: stack,
            printed,
        }));
    }
    #endSuite() {
        const suite = this.#suites.pop();
        if (suite === undefined || suite.failed > 0 || !suite.hasFailure || suite.attributes['site'] === 'Parent')
            return;
        for (const around of this.#suites)
            around.failed += 1;
        const { name = '', fullname = name } = suite.attributes;
        const { message, stack } = suite;
        this.sink.test((0,model/* createTestCase */.BG)({ name: fullname, state: 'failed', message, text: stack, isSuite: true }));
    }
    end() {
        (0,model/* compareCounts */.G8)(this.sink, 'tests', this.#counted, this.#cases);
    }
}
function findNunitState({ result = '', success = '', executed = '' }, hasFailure) {
    if (/^(?:Failed|Failure|Error|Cancelled)$/.test(result))
        return 'failed';
    if (/^(?:Skipped|Ignored|NotRunnable|Inconclusive)$/.test(result) || executed.toLowerCase() === 'false')
        return 'skipped';
    return hasFailure || (result === '' && success.toLowerCase() === 'false') ? 'failed' : 'passed';
}
const XUNIT = {
    roots: ['assemblies', 'assembly'],
    visitor: (sink) => new XunitVisitor(sink),
};
class XunitVisitor {
    sink;
    #open = null;
    #assembly = { name: '', counted: null, cases: 0 };
    constructor(sink) {
        this.sink = sink;
    }
    enter(name, attributes, path) {
        if (name === 'assembly')
            this.#assembly = { name: attributes['name'] ?? '', counted: (0,model/* parseCount */.zq)(attributes['total']), cases: 0 };
        if (name === 'test' || (name === 'error' && path.at(-2) === 'errors'))
            this.#open = openTest(attributes);
    }
    leave(name, text, path) {
        if (this.#open !== null)
            addText(this.#open, name, text);
        if (name === 'assembly')
            (0,model/* compareCounts */.G8)(this.sink, 'tests', this.#assembly.counted, this.#assembly.cases);
        if (this.#open === null)
            return;
        if (name === 'test')
            this.#report(this.#open, false);
        else if (name === 'error' && path.at(-2) === 'errors')
            this.#report(this.#open, true);
    }
    #report({ attributes, message, stack, printed }, isSuite) {
        this.#open = null;
        if (!isSuite)
            this.#assembly.cases += 1;
        const { name = '', type = '', result = '', time } = attributes;
        const state = isSuite || result === 'Fail' ? 'failed' : /^(?:Skip|NotRun)$/.test(result) ? 'skipped' : 'passed';
        const named = isSuite ? { within: '', name: name || type } : splitName(name, type);
        const suite = this.#assembly.name.split(/[\\/]/).at(-1) ?? '';
        const told = { state, seconds: (0,model/* parseSeconds */.fL)(time), message, text: stack, printed, isSuite };
        this.sink.test((0,model/* createTestCase */.BG)({ ...named, suite: type || suite, ...told }));
    }
}

;// CONCATENATED MODULE: ./build/src/nodes/test-reports/junit.js

const JUNIT = {
    roots: ['testsuites', 'testsuite'],
    visitor: (sink) => new JunitVisitor(sink),
};
const NOT_RUN = /^(?:notrun|not_run|disabled|skipped|ignored|suppressed|pending)$/i;
const FAILURES = new Set(['failure', 'error']);
const FLAKY = new Set(['flakyFailure', 'flakyError']);
const junit_PRINTED = new Set(['system-out', 'system-err']);
const AROUND_TESTS = /^(?:collection failure\b|.*\bTest suite failed to run\b|\[build failed\]|\[setup failed\])/i;
class JunitVisitor {
    sink;
    #suites = [];
    #open = null;
    constructor(sink) {
        this.sink = sink;
    }
    enter(name, attributes, path) {
        if (name === 'testsuite' || path.length === 1)
            this.#suites.push({ attributes, cases: 0, failures: 0 });
        if (name === 'testcase')
            this.#open = openCase(attributes, true);
        else if (FAILURES.has(name))
            this.#fail(attributes);
        else if (FLAKY.has(name) && this.#open !== null)
            this.#open.isFlaky = true;
        else if (name === 'skipped' && this.#open?.state === 'passed')
            this.#open.state = 'skipped';
    }
    #fail(attributes) {
        for (const suite of this.#suites)
            suite.failures += 1;
        this.#open ??= openCase({ name: this.#suites.at(-1)?.attributes['name'] ?? '' }, false);
        if (this.#open.isNotRun || this.#open.state === 'failed')
            return;
        this.#open.state = 'failed';
        this.#open.failure = attributes;
    }
    leave(name, text, path) {
        const open = this.#open;
        if (open !== null && path.at(-2) === 'testcase') {
            if (FAILURES.has(name) && open.text === '')
                open.text = text;
            else if (junit_PRINTED.has(name))
                open.printed = text;
        }
        if (open !== null && !open.isCase && FAILURES.has(name))
            open.text = text;
        if (name === 'testsuite' || path.length === 1)
            this.#endSuite();
        if (open === null || (name !== 'testcase' && (open.isCase || !FAILURES.has(name))))
            return;
        this.#open = null;
        this.#report(open);
    }
    #report({ attributes, failure, state, isCase, isFlaky, text, printed }) {
        const suite = this.#suites.at(-1)?.attributes ?? {};
        if (isCase)
            for (const around of this.#suites)
                around.cases += 1;
        const name = attributes['name'] ?? '';
        const message = failure['message'] ?? '';
        this.sink.test((0,model/* createTestCase */.BG)({
            suite: suite['name'],
            within: attributes['classname'] ?? attributes['class'],
            name,
            state,
            seconds: (0,model/* parseSeconds */.fL)(attributes['time'] ?? attributes['duration']),
            ...place(attributes, failure, suite),
            message,
            text,
            printed,
            isFlaky: isFlaky && state === 'passed',
            isSuite: state === 'failed' && (!isCase || AROUND_TESTS.test(message) || AROUND_TESTS.test(name)),
        }));
    }
    #endSuite() {
        const suite = this.#suites.pop();
        if (suite === undefined)
            return;
        const [total, failures, errors] = ['tests', 'failures', 'errors'].map((name) => (0,model/* parseCount */.zq)(suite.attributes[name]));
        const failed = (failures ?? 0) + (errors ?? 0);
        if (suite.cases > 0 || suite.failures > 0) {
            (0,model/* compareCounts */.G8)(this.sink, 'tests', total ?? null, suite.cases);
            if (failed > suite.failures)
                this.sink.incomplete(`it counts ${failed} failed tests and has ${suite.failures}`);
            return;
        }
        const skipped = (0,model/* parseCount */.zq)(suite.attributes['skipped'] ?? suite.attributes['disabled']) ?? 0;
        const counted = Math.max(total ?? 0, failed);
        if (counted === 0)
            return;
        this.sink.addCounts({ suite: suite.attributes['name'] ?? '', total: counted, failed, skipped });
        for (const around of this.#suites) {
            around.cases += counted;
            around.failures += failed;
        }
    }
}
function openCase(attributes, isCase) {
    const isNotRun = [attributes['status'], attributes['result']].some((word) => NOT_RUN.test(word ?? ''));
    const state = isNotRun ? 'skipped' : 'passed';
    return { attributes, isCase, isNotRun, state, isFlaky: false, failure: {}, text: '', printed: '' };
}
function place(test, failure, suite) {
    for (const attributes of [failure, test])
        if (attributes['file'])
            return { file: attributes['file'], line: Number(attributes['line'] ?? attributes['lineno']) };
    return { file: suite['file'] ?? suite['filepath'], line: Number(test['line'] ?? test['lineno']) };
}

;// CONCATENATED MODULE: ./build/src/nodes/test-reports/lines.js



const MAX_LINE = 1024 * 1024;
async function* splitIntoLines(texts) {
    let open = '';
    for await (const text of texts) {
        const lines = text.split('\n');
        for (const [index, line] of lines.entries()) {
            open = open.length > MAX_LINE ? open : open + line;
            if (index === lines.length - 1)
                break;
            yield open.endsWith('\r') ? open.slice(0, -1) : open;
            open = '';
        }
    }
    if (open !== '')
        yield open;
}
async function* findObjectsIn(texts) {
    for await (const line of splitIntoLines(texts)) {
        const value = line.startsWith('{') ? (0,json/* parseJson */.qF)(line) : undefined;
        if ((0,json/* isJsonObject */.OW)(value))
            yield value;
    }
}
const GO_STATES = { pass: 'passed', fail: 'failed', skip: 'skipped' };
const GO_FRAME = /^\s*(?:=== (?:RUN|PAUSE|CONT|NAME)|--- (?:PASS|FAIL|SKIP):)/;
const readGo = async (texts, sink) => {
    const printed = new Map();
    const failedIn = new Set();
    for await (const event of findObjectsIn(texts)) {
        const suite = (0,json/* asString */.oJ)(event['Package']) || (0,json/* asString */.oJ)(event['ImportPath']).replace(/ \[.*$/, '');
        const name = (0,json/* asString */.oJ)(event['Test']);
        const key = `${suite}\n${name}`;
        const action = (0,json/* asString */.oJ)(event['Action']);
        const output = (0,json/* asString */.oJ)(event['Output']);
        if (action === 'run')
            printed.delete(key);
        const known = printed.get(key) ?? '';
        if (output !== '' && known.length < model/* MAX_TEXT */.lG && !GO_FRAME.test(output))
            printed.set(key, known + output);
        const state = GO_STATES[action];
        if (state === undefined)
            continue;
        const text = printed.get(key) ?? '';
        printed.delete(key);
        if (name !== '') {
            if (state === 'failed')
                failedIn.add(suite);
            const told = { state, seconds: (0,core_float/* asNumber */.i)(event['Elapsed']), text: state === 'failed' ? text : '' };
            sink.test((0,model/* createTestCase */.BG)({ suite, within: suite, name, ...told }));
        }
        else if (state === 'failed' && !failedIn.has(suite)) {
            const build = printed.get(`${(0,json/* asString */.oJ)(event['FailedBuild']).replace(/ \[.*$/, '')}\n`) ?? '';
            sink.test((0,model/* createTestCase */.BG)({ suite, name: suite, state, text: `${build}${text}`, isSuite: true }));
        }
    }
};
const readLibtest = async (texts, sink) => {
    let [suite, counted, cases, failed] = ['', 0, 0, 0];
    for await (const event of findObjectsIn(texts)) {
        const kind = (0,json/* asString */.oJ)(event['type']);
        const how = (0,json/* asString */.oJ)(event['event']);
        if (kind === 'suite' && how === 'started') {
            (0,model/* compareCounts */.G8)(sink, 'tests', counted, cases, true);
            suite = (0,json/* asString */.oJ)((0,json/* asObject */.eB)(event['nextest'])['crate']);
            [counted, cases, failed] = [(0,core_float/* asNumber */.i)(event['test_count']) ?? 0, 0, 0];
        }
        if (kind === 'suite' && how === 'failed' && failed === 0)
            sink.test((0,model/* createTestCase */.BG)({ suite, name: suite || 'suite', state: 'failed', isSuite: true }));
        if (kind !== 'test' || how === 'started' || how === 'timeout')
            continue;
        cases += 1;
        const state = how === 'ok' ? 'passed' : how === 'ignored' ? 'skipped' : 'failed';
        if (state === 'failed')
            failed += 1;
        const fullName = (0,json/* asString */.oJ)(event['name']);
        const end = fullName.lastIndexOf('$');
        const within = end < 0 ? suite : fullName.slice(0, end);
        const text = (0,json/* asString */.oJ)(event['stdout']) || (0,json/* asString */.oJ)(event['message']);
        const told = { state, seconds: (0,core_float/* asNumber */.i)(event['exec_time']), text: state === 'failed' ? text : '' };
        sink.test((0,model/* createTestCase */.BG)({
            suite: suite || within,
            within,
            name: fullName.slice(end + 1).replace(/#\d{1,9}$/, ''),
            ...told,
        }));
    }
    (0,model/* compareCounts */.G8)(sink, 'tests', counted, cases, true);
};
const readDart = async (texts, sink) => {
    const suites = new Map();
    const tests = new Map();
    let isDone = false;
    for await (const event of findObjectsIn(texts)) {
        const inner = (key) => (0,json/* asObject */.eB)(event[key]);
        const test = tests.get((0,core_float/* asNumber */.i)(event['testID']) ?? -1);
        switch ((0,json/* asString */.oJ)(event['type'])) {
            case 'suite':
                suites.set((0,core_float/* asNumber */.i)(inner('suite')['id']) ?? -1, (0,json/* asString */.oJ)(inner('suite')['path']));
                break;
            case 'testStart': {
                const started = inner('test');
                const suite = suites.get((0,core_float/* asNumber */.i)(started['suiteID']) ?? -1) ?? '';
                const rootLine = (0,core_float/* asNumber */.i)(started['root_line']);
                const own = (rootLine === undefined ? (0,json/* asString */.oJ)(started['url']) : (0,json/* asString */.oJ)(started['root_url'])) || suite;
                const file = own.startsWith('package:') ? suite : own;
                const line = rootLine ?? (file === own ? (0,core_float/* asNumber */.i)(started['line']) : undefined);
                const told = { suite, name: (0,json/* asString */.oJ)(started['name']), file, line };
                const texts = { message: '', text: '', printed: '' };
                tests.set((0,core_float/* asNumber */.i)(started['id']) ?? -1, { told, start: (0,core_float/* asNumber */.i)(event['time']) ?? 0, ...texts });
                break;
            }
            case 'error':
                if (test === undefined)
                    break;
                test.message ||= (0,json/* asString */.oJ)(event['error']);
                test.text ||= (0,json/* asString */.oJ)(event['stackTrace']).replaceAll(/^(\S+\.dart) (\d+):(\d+)/gm, '$1:$2:$3');
                break;
            case 'print':
                if (test !== undefined)
                    test.printed = (0,model/* appendEnd */.Gt)(test.printed, `${(0,json/* asString */.oJ)(event['message'])}\n`);
                break;
            case 'testDone': {
                if (test === undefined || event['hidden'] === true)
                    break;
                const isPassed = (0,json/* asString */.oJ)(event['result']) === 'success';
                const state = !isPassed ? 'failed' : event['skipped'] === true ? 'skipped' : 'passed';
                const { told, start, ...texts } = test;
                const seconds = Math.max(0, ((0,core_float/* asNumber */.i)(event['time']) ?? start) - start) / 1000;
                const isSuite = state === 'failed' && told.name.startsWith('loading ');
                texts.text ||= texts.printed;
                sink.test((0,model/* createTestCase */.BG)({ ...told, state, seconds, ...(isPassed ? {} : texts), isSuite }));
                break;
            }
            case 'done':
                isDone = true;
        }
    }
    if (!isDone)
        sink.incomplete('it ends before the runner was done', true);
};
const TAP_POINT = /^( *)(not )?ok\b(.*)$/;
const TAP_DIRECTIVE = /(?:^|\s)#\s*(skip|todo)\b/i;
const MAX_NAME = 1000;
const TAP_SUBTEST = /^( *)# Subtest: (.*)$/;
const readTap = (texts, sink) => new TapReport(sink).read(texts);
class TapReport {
    sink;
    #names = new Map();
    #below = new Map();
    #point = null;
    #isInDetails = false;
    #planned = null;
    #points = 0;
    constructor(sink) {
        this.sink = sink;
    }
    async read(texts) {
        for await (const line of splitIntoLines(texts))
            this.#add(line);
        this.#end();
        (0,model/* compareCounts */.G8)(this.sink, 'tests', this.#planned, this.#points, true);
    }
    #add(line) {
        if (this.#point !== null && /^ +---\s*$/.test(line))
            this.#isInDetails = true;
        else if (this.#isInDetails && /^ +\.\.\.\s*$/.test(line))
            this.#isInDetails = false;
        else if (this.#isInDetails && this.#point !== null) {
            if (this.#point.details.length < model/* MAX_TEXT */.lG)
                this.#point.details += `${line}\n`;
        }
        else
            this.#addPoint(line);
    }
    #addPoint(line) {
        const subtest = TAP_SUBTEST.exec(line);
        if (subtest !== null) {
            this.#end();
            this.#names.set(subtest[1]?.length ?? 0, (subtest[2] ?? '').slice(0, MAX_NAME));
            return;
        }
        const plan = /^1\.\.(\d{1,9})(?:\s|$)/.exec(line);
        if (plan !== null)
            this.#planned = (this.#planned ?? 0) + Number(plan[1]);
        if (/^Bail out!/i.test(line)) {
            this.#end();
            this.sink.test((0,model/* createTestCase */.BG)({ name: 'Bail out!', state: 'failed', message: line, isSuite: true }));
        }
        const found = TAP_POINT.exec(line);
        if (found === null) {
            if (this.#point?.state === 'failed' && /^ *#/.test(line) && this.#point.details.length < model/* MAX_TEXT */.lG)
                this.#point.details += `${line.replace(/^ *# ?/, '')}\n`;
            return;
        }
        this.#end();
        const [, indent = '', not, tail = ''] = found;
        const number = /^ *\d+/.exec(tail)?.[0] ?? '';
        const rest = tail.slice(number.length).replace(/^ *-?/, '').trim();
        const depth = indent.length;
        if (depth === 0)
            this.#points += 1;
        const directive = TAP_DIRECTIVE.exec(rest);
        const state = directive !== null ? 'skipped' : not === undefined ? 'passed' : 'failed';
        const name = (directive === null ? rest : rest.slice(0, directive.index)).trim().replaceAll(/\\([#\\])/g, '$1');
        const around = [...this.#names].filter(([at]) => at < depth).sort(([a], [b]) => a - b);
        const deeper = [...this.#below].filter(([at]) => at > depth);
        const failedBelow = deeper.reduce((sum, [, { failed }]) => sum + failed, 0);
        for (const [at] of deeper)
            this.#below.delete(at);
        const own = this.#below.get(depth) ?? { points: 0, failed: 0 };
        this.#below.set(depth, { points: own.points + 1, failed: own.failed + (state === 'failed' ? 1 : 0) });
        const isParent = deeper.length > 0 && (state !== 'failed' || failedBelow > 0);
        const suite = around.map(([, each]) => each).join(' > ');
        this.#point = { depth, suite, name: name || `test${number}`, state, isParent, details: '' };
    }
    #end() {
        const point = this.#point;
        this.#point = null;
        this.#isInDetails = false;
        if (point === null || point.isParent)
            return;
        const { suite, name, state, details } = point;
        const seconds = Number(readYamlText(details, ['duration_ms']) || Number.NaN) / 1000;
        const message = state === 'failed' ? readYamlText(details, ['error', 'message']) : '';
        const [file, line] = splitPlace(readYamlText(details, ['location', 'at']));
        this.sink.test((0,model/* createTestCase */.BG)({
            suite,
            name: suite === '' ? name : `${suite} > ${name}`,
            state,
            seconds: Number.isFinite(seconds) ? seconds : null,
            file: state === 'failed' ? file : null,
            line,
            message,
            text: state === 'failed' ? readYamlText(details, ['stack']) || details : '',
        }));
    }
}
function readYamlText(block, keys) {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => keys.some((key) => line.trimStart().startsWith(`${key}:`)));
    const line = lines[at];
    if (line === undefined)
        return '';
    const indent = line.length - line.trimStart().length;
    const value = line.slice(line.indexOf(':') + 1).trim();
    if (!/^[|>][+-]?\d?$/.test(value))
        return value.replace(/^(['"])(.*)\1$/s, '$2');
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((each) => each.trim() !== '' && each.length - each.trimStart().length <= indent);
    return rest.slice(0, end < 0 ? rest.length : end).join('\n');
}
function splitPlace(text) {
    const place = text.slice(text.lastIndexOf('(') + 1).replace(/\)$/, '');
    const [, line] = /:(\d{1,9})(?::\d{1,9})?$/.exec(place) ?? [];
    return line === undefined ? [null, Number.NaN] : [place.replace(/(?::\d{1,9}){1,2}$/, ''), Number(line)];
}

// EXTERNAL MODULE: ./node_modules/saxes/saxes.js
var saxes = __webpack_require__(59800);
;// CONCATENATED MODULE: ./build/src/nodes/test-reports/xml.js


const MAX_DEPTH = 64;
const KEEPS_END = /^(?:system-(?:out|err)|std(?:out|err)|output)$/i;
function readerForXml(formats) {
    return (texts, sink) => new XmlReport(formats, sink).read(texts);
}
class XmlReport {
    formats;
    sink;
    #parser = new saxes/* SaxesParser */.wT();
    #path = [];
    #texts = [];
    #visitor = null;
    constructor(formats, sink) {
        this.formats = formats;
        this.sink = sink;
        this.#parser.on('error', (error) => {
            if (!/(?:disallowed character|malformed character entity)\.?$/.test(error.message))
                throw error;
        });
        this.#parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
            if (!/^(?:utf-?8|utf-?16(?:le|be)?|us-ascii)$/i.test(encoding))
                throw new Error(`its encoding is ${encoding.slice(0, 40)}; only UTF-8 and UTF-16 are read`);
        });
        this.#parser.on('doctype', () => {
            throw new Error('a document type declaration is not allowed');
        });
        this.#parser.on('opentag', ({ name, attributes }) => this.#enter(name, attributes));
        this.#parser.on('closetag', ({ name }) => this.#leave(name));
        this.#parser.on('text', (text) => this.#add(text));
        this.#parser.on('cdata', (text) => this.#add(text));
    }
    async read(texts) {
        try {
            for await (const text of texts)
                this.#parser.write(text);
            this.#parser.close();
            this.#visitor?.end?.();
        }
        catch (error) {
            if (!(error instanceof Error))
                throw error;
            this.#visitor?.end?.();
            throw new model/* ReportProblem */.Cl(error.message.replace(/^\d+:\d+: /, ''), this.#parser.line);
        }
    }
    #enter(name, attributes) {
        if (this.#path.length === 0) {
            const format = this.formats.find(({ roots }) => roots.includes(name));
            if (format === undefined)
                throw new Error(`its root is <${name.slice(0, 40)}>, which no test report has`);
            this.#visitor = format.visitor(this.sink);
        }
        this.#path.push(name);
        this.#texts.push('');
        if (this.#path.length > MAX_DEPTH)
            throw new Error(`its elements nest deeper than ${MAX_DEPTH}`);
        this.#visitor?.enter(name, attributes, this.#path);
    }
    #add(text) {
        const at = this.#texts.length - 1;
        const known = this.#texts[at];
        if (known === undefined)
            return;
        if (KEEPS_END.test(this.#path[at] ?? ''))
            this.#texts[at] = (0,model/* appendEnd */.Gt)(known, text);
        else if (known.length < model/* MAX_TEXT */.lG)
            this.#texts[at] = `${known}${text}`.slice(0, model/* MAX_TEXT */.lG);
    }
    #leave(name) {
        this.#visitor?.leave(name, this.#texts.pop() ?? '', this.#path);
        this.#path.pop();
    }
}

;// CONCATENATED MODULE: ./build/src/nodes/test-reports/formats.js









const FORMATS = [
    { start: /^\s*</, read: readerForXml([JUNIT, TRX, NUNIT, XUNIT]) },
    { start: /^\s*\{[^{}[\]]*"num(?:Total|Failed|Passed)Test/, read: readJest },
    { start: /^\s*\{\s*"stats"\s*:\s*\{[^{}]*"tests"\s*:/, read: readMocha },
    { start: /^\s*\{[^{}]*"examples"\s*:\s*\[/, read: readRspec },
    { start: /^\{(?=[^\n]*"Action"\s*:\s*")(?=[^\n]*"(?:Package|ImportPath)"\s*:\s*")/m, read: readGo },
    { start: /^\{(?=[^\n]*"type"\s*:\s*"(?:suite|test)")(?=[^\n]*"event"\s*:\s*")/m, read: readLibtest },
    { start: /^\{(?=[^\n]*"type"\s*:\s*"start")(?=[^\n]*"protocolVersion"\s*:)/m, read: readDart },
    { start: /^(?:TAP version 1\d|1\.\.\d+|(?:not )?ok\b)/m, read: readTap },
];
const HEAD_CHARS = 64 * 1024;
async function readReport(chunks, sink) {
    try {
        const texts = decode(chunks);
        let head = '';
        for (let next = await texts.next(); next.done !== true; next = await texts.next()) {
            head += next.value;
            if (head.length > HEAD_CHARS)
                break;
        }
        const start = head.slice(0, HEAD_CHARS);
        const format = FORMATS.find((each) => each.start.test(start));
        if (format === undefined)
            throw new model/* ReportProblem */.Cl(start.trim() === '' ? 'it is empty' : 'its format is not known', 1);
        await format.read(chainTexts(head, texts), sink);
        return (0,result.ok)(null);
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        return (0,result/* err */._q)({ message: error.message, line: error instanceof model/* ReportProblem */.Cl ? error.line : 1 });
    }
}
async function* chainTexts(head, rest) {
    yield head;
    yield* rest;
}
async function* decode(chunks) {
    let decoder = null;
    for await (const chunk of chunks) {
        decoder ??= new external_node_util_.TextDecoder((0,bytes/* detectEncoding */.X0)(chunk), { fatal: true });
        yield decoder.decode(chunk, { stream: true });
    }
    yield decoder?.decode() ?? '';
    return undefined;
}

// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/nodes/classify/places.js
var places = __webpack_require__(46947);
// EXTERNAL MODULE: ./build/src/text/bounded-lines.js
var bounded_lines = __webpack_require__(48443);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
;// CONCATENATED MODULE: ./build/src/nodes/test-reports/message.js



const EMPTY_WORDS = /^(?:failed|failure|error|test failed|test failure|collection failure|no test result|timeout)?\.?$/i;
const FRAME = /^(?:at\s|#\d+\s|❯|══|File "|Traceback|-->|\||\d+\s*\||>\s|[-=_~^*\s]+$|in\s\S+:line\s|stack backtrace|note: )/;
const BARE_PLACE = /^(?:thread '.*' (?:\(\d+\) )?panicked at )?\S*[\w/\\.-]\.\w+:(?:line )?\d+(?::\d+)?:?$/;
const VALUES = /^(?:E\s+)?(?:expected|received|actual|left|right|got|want|but:? was|\+\s+where)\b/i;
const REFERENCES = /^(?:Test suite failed to run|Test failed\. See exception logs above\.|The test description was:.*|When the exception was thrown, this was the stack:)$/;
const MAX_VALUES = 3;
function quoteFailure(test) {
    for (const source of [test.message, test.text, test.printed]) {
        if (source === test.message && EMPTY_WORDS.test(source.trim()))
            continue;
        const given = (0,bounded_lines/* boundLines */.ip)((0,terminal_text/* normalizeNewlines */.jN)(source));
        const isPython = given.some((line) => line.startsWith('Traceback (most recent call last)'));
        const all = isPython ? given.filter((line) => !/^\s/.test(line)) : given;
        const marked = all.filter((line) => /^E\s{2,}\S/.test(line));
        const lines = (marked.length > 0 ? marked : all)
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
        .replace(/^(?:E\s{2,}|[●:] |\S+\.phpt(?=[A-Z]))/, '')
        .replace(/^[\w./\\-]+\.\w{1,5}:\d+(?::\d+)?: (?=\S)/, '');
}
function isSaid(line, { name, within }) {
    const title = (0,model/* formatTestTitle */.as)({ name, within });
    if (line === '' || FRAME.test(line) || BARE_PLACE.test(line) || REFERENCES.test(line))
        return false;
    const words = line.replace(/::/g, '.');
    return (words !== title && words !== name && words !== within && !/^(?:--- FAIL|=== RUN|=== FAIL|self = |def )/.test(line));
}
const FRAME_PLACE = /\.[A-Za-z]\w{0,5}(?::line |", line |:)(\d{1,7})(?::(\d{1,5}))?/g;
const NAME_SIGN = /[\w@+$ ./\\-]/;
const MAX_NAME_CHARS = 300;
const MAX_PLACES = 50;
const IN_PACKAGES = /\.(?:java|kt|groovy|scala|go)$/;
function listTestPlaces({ file, line, within, text, message }) {
    const stack = [];
    for (const printed of (0,bounded_lines/* boundLines */.ip)(`${text}\n${message}`)) {
        if (stack.length >= MAX_PLACES)
            break;
        for (const found of printed.matchAll(FRAME_PLACE)) {
            const name = findName(printed, found.index);
            if (name === '')
                continue;
            const [, ending = ''] = /^(\.\w+)/.exec(found[0]) ?? [];
            const frame = `${name}${ending}`.trim().replace(/^(?:panicked )?(?:at|in)\s+(?:\S+\s+)*/, '');
            const column = found[2] === undefined ? null : Number(found[2]);
            const inPackage = IN_PACKAGES.test(frame) && within !== '';
            stack.push({ file: frame, line: Number(found[1]), column, within: inPackage ? within : null });
        }
    }
    return file === null ? stack : [...stack, { file, line: line ?? 1, column: null, within: null }];
}
function findName(text, end) {
    if (!/[\w$-]/.test(text.charAt(end - 1)))
        return '';
    let start = end - 1;
    while (start > 0 && end - start < MAX_NAME_CHARS && NAME_SIGN.test(text.charAt(start - 1)))
        start -= 1;
    const scheme = /(?:file|(?<!\w)[A-Za-z]):$/.exec(text.slice(Math.max(0, start - 6), start));
    return text.slice(start - (scheme?.[0].length ?? 0), end);
}

;// CONCATENATED MODULE: ./build/src/nodes/test-reports/tally.js




const MAX_TESTS = 500_000;
const MAX_FAILURES = 100;
const MAX_PROBLEMS = 1000;
const MAX_SUITES = 100;
const MAX_NAMES = 100;
const SLOWEST = 5;
const MAX_PARENT = 1000;
const ANY_SUITE = /^(?:|pytest|nosetests|jest tests|mocha tests|root suite|undefined|test suite|tests?)$/i;
function toIdentityKey(parts) {
    return parts.join('\0');
}
class TestTally {
    workspace;
    quarantine;
    #seen = new Map();
    #around = [];
    #counted = [];
    defects = [];
    #isFull = false;
    constructor(workspace, quarantine) {
        this.workspace = workspace;
        this.quarantine = quarantine;
    }
    cases = 0;
    test(test) {
        this.cases += 1;
        if (test.isSuite) {
            if (this.#around.length < MAX_PROBLEMS)
                this.#around.push(test);
            return;
        }
        const parts = [test.suite, test.within, test.name, test.file ?? ''];
        const key = test.name === '' ? String(this.cases) : toIdentityKey(parts);
        const known = this.#seen.get(key);
        if (known === undefined && this.#seen.size >= MAX_TESTS) {
            this.#isFull = true;
            return;
        }
        const seen = known ?? { parts, passed: 0, skipped: 0, seconds: 0, isFlaky: false, failure: null };
        if (known === undefined)
            this.#seen.set(key, seen);
        if (test.state === 'passed')
            seen.passed += 1;
        else if (test.state === 'skipped')
            seen.skipped += 1;
        else
            seen.failure ??= this.#bounded(test);
        seen.seconds += test.seconds ?? 0;
        seen.isFlaky ||= test.isFlaky;
        this.quarantine?.see(test);
    }
    #failures = 0;
    #bounded(test) {
        this.#failures += 1;
        return this.#failures <= MAX_PROBLEMS ? test : { ...test, message: '', text: '', printed: '' };
    }
    addCounts(tests) {
        this.cases += tests.total;
        this.#counted.push(tests);
        if (tests.failed > 0)
            this.incomplete(`it counts ${tests.failed} failed tests of ${tests.suite || 'a suite'} and names none of them`);
    }
    incomplete(reason, isCutOff = false) {
        if (this.defects.length < MAX_NAMES)
            this.defects.push({ reason, isCutOff });
    }
    stillFailing(before) {
        return before.filter((parts) => {
            const seen = this.#seen.get(toIdentityKey(parts));
            return seen === undefined || (seen.failure !== null && seen.passed === 0);
        });
    }
    async judge(pause) {
        const sums = { total: 0, failed: 0, skipped: 0, seconds: 0 };
        const suites = new Map();
        const failed = [];
        const flaky = [];
        let slowest = [];
        let flakyTotal = 0;
        for (const seen of this.#seen.values()) {
            const { parts, passed, skipped, seconds } = seen;
            const hasFailed = seen.failure !== null && passed === 0;
            const isRepeated = seen.failure !== null;
            const counts = hasFailed
                ? { passed: 0, failed: 1, skipped, seconds }
                : { passed: isRepeated ? 1 : passed, failed: 0, skipped: isRepeated ? 0 : skipped, seconds };
            addCounts(suites, this.#suiteLabel(parts), counts);
            sums.total += counts.passed + counts.failed + counts.skipped;
            sums.skipped += counts.skipped;
            sums.seconds += seconds;
            if (hasFailed)
                failed.push(seen);
            else if (isRepeated || seen.isFlaky) {
                flakyTotal += 1;
                if (flaky.length < MAX_NAMES)
                    flaky.push((0,model/* formatTestTitle */.as)(toNamedTest(parts)));
            }
            const last = slowest.at(-1);
            if (seconds === 0 || (slowest.length === SLOWEST && seconds <= (last?.seconds ?? 0)))
                continue;
            slowest = [...slowest, { name: (0,model/* formatTestTitle */.as)(toNamedTest(parts)), seconds }]
                .sort((a, b) => b.seconds - a.seconds)
                .slice(0, SLOWEST);
        }
        for (const { suite, total, failed: failures, skipped } of this.#counted) {
            addCounts(suites, suite, {
                passed: Math.max(0, total - failures - skipped),
                failed: failures,
                skipped,
                seconds: 0,
            });
            sums.total += total;
            sums.skipped += skipped;
            sums.failed += failures;
        }
        if (this.#isFull)
            this.incomplete(`it has more than ${MAX_TESTS} tests`);
        const excused = await this.#excused(failed, pause);
        for (const { parts } of excused.keys()) {
            const counts = suites.get(this.#suiteLabel(parts));
            if (counts === undefined)
                continue;
            counts.failed -= 1;
            counts.quarantined = (counts.quarantined ?? 0) + 1;
        }
        const open = failed.filter((seen) => !excused.has(seen));
        const around = [...this.#around, ...this.#counted.flatMap(withoutCases)];
        const failures = [...open.flatMap(({ failure }) => failure ?? []), ...around].slice(0, MAX_PROBLEMS);
        const problems = [];
        for (const test of failures) {
            await pause();
            problems.push(this.#problem(test, problems.length));
        }
        const quarantined = [...excused]
            .slice(0, MAX_FAILURES)
            .map(([{ failure }, entry]) => ({ ...this.#failedTest(failure), ...entry }));
        const tests = {
            ...sums,
            total: sums.total + this.#around.length,
            failed: sums.failed + open.length + this.#around.length,
            seconds: Math.round(sums.seconds * 1000) / 1000,
            flaky: flakyTotal,
            quarantined: excused.size,
            failures: failures.slice(0, MAX_FAILURES).map((test) => this.#failedTest(test)),
            slowest,
            flaky_names: flaky,
            quarantined_tests: quarantined,
            suites: sortSuites(suites),
        };
        return { tests, problems, failing: open.map(({ parts }) => parts), isAroundTests: around.length > 0 };
    }
    async #excused(failed, pause) {
        const excused = new Map();
        if (this.quarantine === null)
            return excused;
        for (const seen of failed) {
            await pause();
            const file = this.#failedTest(seen.failure).file;
            const entry = seen.failure === null ? null : this.quarantine.find(seen.failure, file);
            if (entry !== null)
                excused.set(seen, entry);
        }
        const below = groupSubtests(failed);
        for (const seen of failed) {
            const inner = excused.has(seen) ? [] : (below.get(`${seen.parts[0]}\0${seen.parts[2]}`) ?? []);
            const [first] = inner;
            const entry = first === undefined ? undefined : excused.get(first);
            if (entry !== undefined && inner.every((each) => excused.has(each)))
                excused.set(seen, entry);
        }
        return excused;
    }
    #labels = new Map();
    #suiteLabel([suite, within, , file]) {
        const label = (ANY_SUITE.test(suite) ? within || file : suite) || suite;
        const known = this.#labels.get(label);
        if (known !== undefined)
            return known;
        const isPath = /^(?:\/|[A-Za-z]:[\\/]|file:)/.test(label);
        const place = { file: label, line: 1, column: null, within: null };
        const shown = (isPath ? (0,places/* findSourceFile */.$r)(place, this.workspace) : null) ?? label;
        this.#labels.set(label, shown);
        return shown;
    }
    #problem(test, at) {
        const title = (0,model/* formatTestTitle */.as)(test);
        return { kind: 'test', message: `${title}: ${quoteFailure(test)}`, test: title, places: listTestPlaces(test), at };
    }
    #failedTest(test) {
        if (test === null)
            return { name: '', file: null, line: null, message: '', seconds: null };
        const [place] = (0,places/* placeProblems */.kv)([this.#problem(test, 0)], this.workspace);
        const { file = null, line = null } = place ?? {};
        return { name: (0,model/* formatTestTitle */.as)(test), file, line, message: quoteFailure(test), seconds: test.seconds };
    }
}
function groupSubtests(failed) {
    const below = new Map();
    for (const seen of failed) {
        const [suite, , fullName] = seen.parts;
        const name = fullName.slice(0, MAX_PARENT);
        for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1))
            (0,maps/* addTo */.DN)(below, `${suite}\0${name.slice(0, at)}`, seen);
    }
    return below;
}
function toNamedTest([, within, name]) {
    return { within, name };
}
function withoutCases({ suite, failed }) {
    if (failed === 0)
        return [];
    const message = `${failed} failed tests, which the report does not name`;
    return [(0,model/* createTestCase */.BG)({ name: suite, state: 'failed', message, isSuite: true })];
}
function addCounts(suites, name, counts) {
    const sum = suites.get(name) ?? { passed: 0, failed: 0, skipped: 0, seconds: 0 };
    for (const key of ['passed', 'failed', 'skipped', 'seconds'])
        sum[key] += counts[key];
    suites.set(name, sum);
}
function sortSuites(suites) {
    return [...suites]
        .map(([name, counts]) => ({ name, ...counts, seconds: Math.round(counts.seconds * 1000) / 1000 }))
        .sort((a, b) => b.failed - a.failed || (b.quarantined ?? 0) - (a.quarantined ?? 0))
        .slice(0, MAX_SUITES);
}

;// CONCATENATED MODULE: ./build/src/nodes/test-reports/index.js



const MAX_FILES = 500;
const MAX_BYTES = 128 * 1024 * 1024;
class ReadingEnded extends Error {
}
class TestReports {
    files;
    workspace;
    quarantine;
    #globs;
    #before;
    constructor(reports, files, workspace, quarantine = null) {
        this.files = files;
        this.workspace = workspace;
        this.quarantine = quarantine;
        this.#globs = [reports].flat().flatMap(glob/* splitGlobs */.Kh);
        const before = files.includesEarlier === true ? [] : this.#find();
        this.#before = new Map(before.map(({ path, stamp }) => [path, stamp]));
    }
    #find() {
        return this.files.find(this.#globs, this.workspace.cwd, this.workspace.sources.root);
    }
    async read({ clock, isOver }, failedBefore = []) {
        const pause = async () => {
            await clock.turn?.();
            if (isOver())
                throw new ReadingEnded();
        };
        try {
            return await this.#read(failedBefore, pause);
        }
        catch (error) {
            if (error instanceof ReadingEnded)
                return null;
            throw error;
        }
    }
    async #read(failedBefore, pause) {
        const written = this.#find().filter(({ path, stamp }) => this.#before.get(path) !== stamp);
        const tally = new TestTally(this.workspace, this.quarantine);
        const defects = [];
        const warnings = [];
        const warn = (message) => {
            defects.push(message);
            warnings.push(message);
        };
        if (written.length === 0) {
            const what = this.files.includesEarlier === true ? 'there is no test report' : 'the command wrote no test report';
            warn(`${what} that matches ${this.#globs.join(', ')}`);
        }
        let bytes = 0;
        for (const [index, file] of written.entries()) {
            bytes += file.bytes;
            if (index >= MAX_FILES || bytes > MAX_BYTES) {
                const more = written.length - index;
                const what = more === 1 ? 'a test report is' : `${more} test reports are`;
                warn(`${what} not read, ${file.name} first: at most ${MAX_FILES} files and 128 MiB are read`);
                break;
            }
            const [cases, known] = [tally.cases, tally.defects.length];
            const end = await readReport(pauseBetween(this.files.chunks(file.path), pause), tally);
            await pause();
            if (!end.ok)
                warn(`the test report ${file.name} cannot be read: line ${end.error.line}: ${end.error.message}`);
            else if (tally.cases === cases)
                defects.push(`the test report ${file.name} has no test`);
            for (const { reason, isCutOff } of tally.defects.slice(known)) {
                const message = `the test report ${file.name} is not whole: ${reason}`;
                if (isCutOff)
                    warn(message);
                else
                    defects.push(message);
            }
        }
        const { tests, problems, failing, isAroundTests } = await tally.judge(pause);
        const notOvercome = tally.stillFailing(failedBefore);
        return {
            tests: written.length === 0 ? null : tests,
            problems,
            warnings: [...warnings, ...(this.quarantine?.warnings() ?? [])],
            defects,
            isAroundTests,
            notOvercome,
            failing: [...new Map([...failing, ...notOvercome].map((parts) => [toIdentityKey(parts), parts])).values()],
        };
    }
}
async function* pauseBetween(chunks, pause) {
    for (const chunk of chunks) {
        await pause();
        yield chunk;
    }
}


/***/ })

};
;