"use strict";
exports.id = 214;
exports.ids = [214];
exports.modules = {

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

/***/ 36214:
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
// EXTERNAL MODULE: ./build/src/test-reports/model.js
var model = __webpack_require__(65876);
;// CONCATENATED MODULE: ./build/src/test-reports/documents.js



const MAX_PART = 8 * 1024 * 1024;
const MAX_KEY = 1000;
async function* readParts(texts, lists) {
    let [depth, line] = [0, 1];
    let [isText, isEscaped, isSkipped] = [false, false, false];
    let part = '';
    const open = [];
    function* finish() {
        const text = part.trim();
        const key = open.at(-1)?.key;
        part = '';
        if (text !== '' && !isSkipped)
            yield* key === undefined ? listParts(parse(`{${text}}`)) : [{ key, value: parse(text) }];
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
            if (part.length <= MAX_PART || open.length > 0)
                return;
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
            const level = open.at(-1)?.depth ?? 1;
            if (character === '"')
                isText = true;
            else if (character === '{' || character === '[') {
                depth += 1;
                if (depth === 1)
                    from = at + 1;
                else if (character === '[' && depth === (open.length === 0 ? 2 : level + 2)) {
                    take(at);
                    const key = /"(\w+)"\s*:\s*$/.exec(part.slice(-MAX_KEY))?.[1] ?? '';
                    if (isSkipped || !lists.includes(key))
                        continue;
                    open.push({ key, before: part, depth });
                    part = '';
                    from = at + 1;
                }
            }
            else if (character === '}' || character === ']') {
                if (depth === level) {
                    take(at);
                    yield* finish();
                    from = at + 1;
                    const before = open.pop()?.before ?? '';
                    if (open.length > 0)
                        part = `${before}[]`;
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
const asList = (value) => (Array.isArray(value) ? value : []);
const toSeconds = (milliseconds) => milliseconds === undefined ? null : milliseconds / 1000;
function withSuite(fullTitle, title) {
    if (title === '' || !fullTitle.endsWith(` ${title}`))
        return fullTitle || title;
    return `${fullTitle.slice(0, -title.length - 1)} > ${title}`;
}
const JEST_SKIPPED = new Set(['pending', 'skipped', 'todo', 'disabled', 'focused']);
const readJest = async (texts, sink) => {
    const counted = { numTotalTests: null, numFailedTests: null };
    let [cases, failures, failedCases] = [0, 0, 0];
    let isSuccess = true;
    let tests = [];
    for await (const { key, value } of readParts(texts, ['testResults', 'assertionResults'])) {
        if (Object.hasOwn(counted, key))
            counted[key] = (0,core_float/* asNumber */.i)(value) ?? null;
        if (key === 'success')
            isSuccess = value !== false;
        const result = (0,json/* asObject */.eB)(value);
        const isTest = key === 'assertionResults' || (key === 'testResults' && Object.hasOwn(result, 'title'));
        if (isTest)
            tests.push(toJestTest(result));
        if (isTest || key !== 'testResults')
            continue;
        const file = (0,json/* asString */.oJ)(result['name']) || (0,json/* asString */.oJ)(result['testFilePath']);
        for (const test of tests)
            sink.test((0,model/* createTestCase */.BG)({ suite: file, file, ...test }));
        const failed = tests.filter(({ state }) => state === 'failed').length;
        cases += tests.length;
        failedCases += failed;
        failures += failed;
        tests = [];
        if ((0,json/* asString */.oJ)(result['status']) !== 'failed' || failed > 0)
            continue;
        failures += 1;
        const text = (0,json/* asString */.oJ)(result['message']) || (0,json/* asString */.oJ)(result['failureMessage']);
        sink.test((0,model/* createTestCase */.BG)({ suite: file, name: 'Test suite failed to run', state: 'failed', file, text, around: 'suite' }));
    }
    const { numTotalTests = null, numFailedTests = null } = counted;
    const message = 'the run failed without a failed test';
    if (!isSuccess && failures === 0)
        sink.test((0,model/* createTestCase */.BG)({ name: 'test run', state: 'failed', message, around: 'run' }));
    else
        (0,model/* compareFailures */.hD)(sink, numFailedTests, failedCases, { most: failures });
    (0,model/* compareCounts */.G8)(sink, 'tests', numTotalTests, cases);
};
function toJestTest(test) {
    const status = (0,json/* asString */.oJ)(test['status']);
    const state = JEST_SKIPPED.has(status) ? 'skipped' : status === 'passed' || status === '' ? 'passed' : 'failed';
    const titles = [...asList(test['ancestorTitles']), test['title']].map((each) => (0,json/* asString */.oJ)(each));
    return {
        name: titles.filter((title) => title !== '').join(' > '),
        state,
        seconds: toSeconds((0,core_float/* asNumber */.i)(test['duration'])),
        line: (0,core_float/* asNumber */.i)((0,json/* asObject */.eB)(test['location'])['line']),
        text: asList(test['failureMessages'])
            .map((each) => (0,json/* asString */.oJ)(each))
            .join('\n')
            .slice(0, model/* MAX_TEXT */.lG),
        isFlaky: state === 'passed' && asList(test['retryReasons']).length > 0,
    };
}
const readMocha = async (texts, sink) => {
    let stats = {};
    let [cases, failures] = [0, 0];
    const failed = new Set();
    for await (const { key, value } of readParts(texts, ['tests', 'pending', 'failures', 'passes'])) {
        if (key === 'stats')
            stats = (0,json/* asObject */.eB)(value);
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
        if (state === 'failed')
            failures += 1;
        sink.test((0,model/* createTestCase */.BG)({
            suite: file,
            name: withSuite(fullTitle, name),
            state,
            seconds: toSeconds(duration),
            file,
            message: (0,json/* asString */.oJ)(error['message']),
            text: (0,json/* asString */.oJ)(error['stack']),
            isFlaky: state === 'passed' && ((0,core_float/* asNumber */.i)(test['currentRetry']) ?? 0) > 0,
            around: isHook ? 'suite' : null,
        }));
    }
    (0,model/* compareFailures */.hD)(sink, (0,core_float/* asNumber */.i)(stats['failures']) ?? null, failures);
    (0,model/* compareCounts */.G8)(sink, 'tests', (0,core_float/* asNumber */.i)(stats['tests']) ?? null, cases);
};
const readRspec = async (texts, sink) => {
    let summary = {};
    let [cases, failures] = [0, 0];
    for await (const { key, value } of readParts(texts, ['examples'])) {
        if (key === 'summary')
            summary = (0,json/* asObject */.eB)(value);
        if (key !== 'examples')
            continue;
        cases += 1;
        const example = (0,json/* asObject */.eB)(value);
        const exception = (0,json/* asObject */.eB)(example['exception']);
        const [name, fullName] = [(0,json/* asString */.oJ)(example['description']), (0,json/* asString */.oJ)(example['full_description'])];
        const status = (0,json/* asString */.oJ)(example['status']);
        const file = (0,json/* asString */.oJ)(example['file_path']);
        if (status === 'failed')
            failures += 1;
        sink.test((0,model/* createTestCase */.BG)({
            suite: file,
            name: withSuite(fullName, name),
            state: status === 'failed' ? 'failed' : status === 'pending' ? 'skipped' : 'passed',
            seconds: (0,core_float/* asNumber */.i)(example['run_time']),
            file,
            line: (0,core_float/* asNumber */.i)(example['line_number']),
            message: (0,json/* asString */.oJ)(exception['message']),
            text: asList(exception['backtrace'])
                .map((each) => (0,json/* asString */.oJ)(each))
                .join('\n'),
        }));
    }
    const message = 'an error occurred outside of examples';
    if (((0,core_float/* asNumber */.i)(summary['errors_outside_of_examples_count']) ?? 0) > 0)
        sink.test((0,model/* createTestCase */.BG)({ name: 'rspec', state: 'failed', message, around: 'run' }));
    (0,model/* compareFailures */.hD)(sink, (0,core_float/* asNumber */.i)(summary['failure_count']) ?? null, failures);
    (0,model/* compareCounts */.G8)(sink, 'examples', (0,core_float/* asNumber */.i)(summary['example_count']) ?? null, cases);
};

;// CONCATENATED MODULE: ./build/src/test-reports/dotnet.js

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
function toTrxState(outcome = 'Error') {
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
    #countedFailures = null;
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
        else if (name === 'Counters' && path.at(-2) === 'ResultSummary') {
            this.#counted = (0,model/* parseCount */.zq)(attributes['total']);
            const failures = ['failed', 'error', 'timeout', 'aborted'].map((each) => (0,model/* parseCount */.zq)(attributes[each]) ?? 0);
            this.#countedFailures = attributes['failed'] === undefined ? null : failures.reduce((sum, each) => sum + each, 0);
        }
        else if (name === 'ResultSummary')
            this.#hasRunFailed = toTrxState(attributes['outcome'] ?? 'Completed') === 'failed';
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
            const state = toTrxState(attributes['outcome']);
            const className = this.#classes.get(attributes['testId'] ?? '')?.split(',', 1)[0];
            const named = splitName(attributes['testName'] ?? '', className);
            if (state === 'failed')
                failed += 1;
            const seconds = parseClock(attributes['duration']);
            this.sink.test((0,model/* createTestCase */.BG)({ ...named, suite: named.within, state, seconds, message, text: stack, printed }));
        }
        if (this.#hasRunFailed && failed === 0)
            this.sink.test((0,model/* createTestCase */.BG)({ name: 'test run', state: 'failed', message: this.#runInfo, around: 'run' }));
        else
            (0,model/* compareFailures */.hD)(this.sink, this.#countedFailures, failed);
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
    #run = {};
    #cases = 0;
    #failedCases = 0;
    #failedSuites = 0;
    constructor(sink) {
        this.sink = sink;
    }
    enter(name, attributes, path) {
        if (path.length === 1)
            this.#run = attributes;
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
        const state = toNunitState(attributes, hasFailure);
        if (state === 'failed') {
            this.#failedCases += 1;
            for (const suite of this.#suites)
                suite.failed += 1;
        }
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
        if (suite === undefined)
            return;
        const { name = '', fullname = name, site } = suite.attributes;
        const isFailed = suite.failed === 0 && site !== 'Parent' && toNunitState(suite.attributes, suite.hasFailure) === 'failed';
        if (!isFailed) {
            this.sink.suite(fullname);
            return;
        }
        for (const around of this.#suites)
            around.failed += 1;
        this.#failedSuites += 1;
        const { stack } = suite;
        const message = suite.message || suite.attributes['label'] || '';
        this.sink.test((0,model/* createTestCase */.BG)({ suite: fullname, name: fullname, state: 'failed', message, text: stack, around: 'suite' }));
    }
    end() {
        const { total, failed, errors, failures } = this.#run;
        (0,model/* compareCounts */.G8)(this.sink, 'tests', (0,model/* parseCount */.zq)(total), this.#cases);
        const most = this.#failedCases + this.#failedSuites;
        if (most === 0 && toNunitState(this.#run, false) === 'failed')
            this.sink.test((0,model/* createTestCase */.BG)({ name: 'test run', state: 'failed', around: 'run' }));
        else
            (0,model/* compareFailures */.hD)(this.sink, addCounts(failed ?? failures, errors), this.#failedCases, { most });
    }
}
function addCounts(failed, errors) {
    const count = (0,model/* parseCount */.zq)(failed);
    return count === null ? null : count + ((0,model/* parseCount */.zq)(errors) ?? 0);
}
function toNunitState({ result = '', label = '', success = '', executed = '' }, hasFailure) {
    if (/^(?:Failed|Failure|Error|Cancelled|Invalid|NotRunnable)$/.test(result) || label === 'Invalid')
        return 'failed';
    if (/^(?:Skipped|Ignored|Inconclusive)$/.test(result) || executed.toLowerCase() === 'false')
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
    #assembly = {};
    #cases = 0;
    #failed = 0;
    #errors = 0;
    constructor(sink) {
        this.sink = sink;
    }
    enter(name, attributes, path) {
        if (name === 'assembly') {
            this.#assembly = attributes;
            [this.#cases, this.#failed, this.#errors] = [0, 0, 0];
        }
        if (name === 'test' || (name === 'error' && path.at(-2) === 'errors'))
            this.#open = openTest(attributes);
    }
    leave(name, text, path) {
        if (this.#open !== null)
            addText(this.#open, name, text);
        if (name === 'assembly') {
            const { name: suite, total, failed, errors } = this.#assembly;
            (0,model/* compareCounts */.G8)(this.sink, 'tests', (0,model/* parseCount */.zq)(total), this.#cases);
            const most = this.#failed + this.#errors;
            (0,model/* compareFailures */.hD)(this.sink, addCounts(failed, errors), this.#failed, { most, name: suite });
        }
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
            this.#cases += 1;
        const { name = '', type = '', result = '', time } = attributes;
        const state = isSuite || result === 'Fail' ? 'failed' : /^(?:Skip|NotRun)$/.test(result) ? 'skipped' : 'passed';
        const named = isSuite ? { within: '', name: name || type } : splitName(name, type);
        if (isSuite)
            this.#errors += 1;
        else if (state === 'failed')
            this.#failed += 1;
        const suite = (this.#assembly['name'] ?? '').split(/[\\/]/).at(-1) ?? '';
        const around = isSuite ? 'run' : null;
        const told = { state, seconds: (0,model/* parseSeconds */.fL)(time), message, text: stack, printed, around };
        this.sink.test((0,model/* createTestCase */.BG)({ ...named, suite: type || suite, ...told }));
    }
}

;// CONCATENATED MODULE: ./build/src/test-reports/junit.js

const JUNIT = {
    roots: ['testsuites', 'testsuite'],
    visitor: (sink) => new JunitVisitor(sink),
};
const NOT_RUN = /^(?:notrun|not_run|disabled|skipped|ignored|suppressed|pending)$/i;
const HAS_FAILED = /^(?:fail(?:ed|ure)?|error(?:ed)?|broken|crashed|aborted|timed_?out|timeout)$/i;
const FAILURES = new Set(['failure', 'error']);
const FLAKY = new Set(['flakyFailure', 'flakyError']);
const junit_PRINTED = new Set(['system-out', 'system-err']);
const AROUND_TESTS = /^(?:collection failure\b|.*\bTest suite failed to run\b|\[build failed\]|\[setup failed\])/i;
const AROUND_CASE = /^(?:failed on (?:setup|teardown) with\b|test (?:setup|teardown) failure$)/i;
const GO_TEST = /^(?:Test|Benchmark|Example|Fuzz)(?![a-z])/;
class JunitVisitor {
    sink;
    #suites = [];
    #open = null;
    constructor(sink) {
        this.sink = sink;
    }
    enter(name, attributes, path) {
        if (name === 'testsuite' || path.length === 1)
            this.#suites.push({ attributes, cases: 0, failed: 0, failures: 0, hasOwnFailure: false });
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
        const open = this.#open;
        open.isFixture ||= AROUND_CASE.test(attributes['message'] ?? '');
        if (open.isNotRun || open.hasFailure)
            return;
        Object.assign(open, { state: 'failed', failure: attributes, hasFailure: true });
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
    #report({ attributes, failure, state, isCase, isFixture, isFlaky, text, printed }) {
        const suite = this.#suites.at(-1)?.attributes ?? {};
        for (const around of this.#suites) {
            if (isCase)
                around.cases += 1;
            if (state === 'failed')
                around.failed += 1;
        }
        const nearest = this.#suites.at(-1);
        if (!isCase && nearest !== undefined)
            nearest.hasOwnFailure = true;
        const name = attributes['name'] ?? '';
        const within = attributes['classname'] ?? attributes['class'] ?? '';
        const message = failure['message'] ?? '';
        const isSuite = !isCase || AROUND_TESTS.test(message) || AROUND_TESTS.test(name);
        this.sink.test((0,model/* createTestCase */.BG)({
            suite: suite['name'],
            within,
            name,
            state,
            seconds: (0,model/* parseSeconds */.fL)(attributes['time'] ?? attributes['duration']),
            ...findPlace(attributes, failure, suite),
            message,
            text,
            printed,
            hostname: suite['hostname'],
            isFlaky: isFlaky && state === 'passed',
            isGo: GO_TEST.test(name) && within !== '' && `/${suite['name']}`.endsWith(`/${within}`),
            around: state !== 'failed' ? null : isSuite ? 'suite' : isFixture ? 'case' : null,
        }));
    }
    #endSuite() {
        const suite = this.#suites.pop();
        if (suite === undefined)
            return;
        const [total, failures, errors] = ['tests', 'failures', 'errors'].map((name) => (0,model/* parseCount */.zq)(suite.attributes[name]));
        const counts = [failures, errors].filter((count) => typeof count === 'number');
        const failed = counts.reduce((sum, count) => sum + count, 0);
        const { name } = suite.attributes;
        if (suite.cases > 0 || suite.failures > 0) {
            (0,model/* compareCounts */.G8)(this.sink, 'tests', total ?? null, suite.cases);
            const most = Math.max(suite.failed, suite.failures);
            const isNamed = (0,model/* compareFailures */.hD)(this.sink, counts.length === 0 ? null : failed, suite.failed, { most, name });
            if (isNamed && !suite.hasOwnFailure && name !== undefined)
                this.sink.suite(name);
            if (!isNamed)
                for (const around of this.#suites)
                    around.failures += failed - most;
            return;
        }
        const skipped = (0,model/* parseCount */.zq)(suite.attributes['skipped'] ?? suite.attributes['disabled']) ?? 0;
        const counted = Math.max(total ?? 0, failed);
        if (counted === 0)
            return;
        this.sink.addCounts({ suite: name ?? '', total: counted, failed, skipped });
        if (failed === 0 && name !== undefined)
            this.sink.suite(name);
        for (const around of this.#suites) {
            around.cases += counted;
            around.failures += failed;
        }
    }
}
function openCase(attributes, isCase) {
    const words = [attributes['status'] ?? '', attributes['result'] ?? ''];
    const isNotRun = words.some((word) => NOT_RUN.test(word));
    const state = isNotRun ? 'skipped' : words.some((word) => HAS_FAILED.test(word)) ? 'failed' : 'passed';
    const flags = { isFlaky: false, hasFailure: false, isFixture: false };
    return { attributes, isCase, isNotRun, state, ...flags, failure: {}, text: '', printed: '' };
}
function findPlace(test, failure, suite) {
    for (const attributes of [failure, test])
        if (attributes['file'])
            return { file: attributes['file'], line: Number(attributes['line'] ?? attributes['lineno']) };
    return { file: suite['file'] ?? suite['filepath'], line: Number(test['line'] ?? test['lineno']) };
}

;// CONCATENATED MODULE: ./build/src/test-reports/lines.js



async function* splitIntoLines(texts) {
    let open = '';
    for await (const text of texts) {
        const lines = text.split('\n');
        for (const [index, line] of lines.entries()) {
            open += line;
            if (index === lines.length - 1)
                break;
            yield open.endsWith('\r') ? open.slice(0, -1) : open;
            open = '';
        }
    }
    if (open !== '')
        yield open;
}
const EVENT_START = /^\{\s*"(?:type|event|Time|Action|ImportPath|Package|protocolVersion|test|testID|suite|success)"\s*:/;
async function* findObjectsIn(texts, sink) {
    let number = 0;
    for await (const line of splitIntoLines(texts)) {
        number += 1;
        const value = line.startsWith('{') ? (0,json/* parseJson */.qF)(line) : undefined;
        if ((0,json/* isJsonObject */.OW)(value))
            yield value;
        else if (EVENT_START.test(line))
            sink.incomplete(`line ${number} is torn`, 'cut-off');
    }
}
const GO_STATES = { pass: 'passed', fail: 'failed', skip: 'skipped' };
const GO_FRAME = /^\s*(?:=== (?:RUN|PAUSE|CONT|NAME)|--- (?:PASS|FAIL|SKIP):)/;
const readGo = async (texts, sink) => {
    const printed = new Map();
    const failedIn = new Set();
    const running = new Map();
    for await (const event of findObjectsIn(texts, sink)) {
        const suite = (0,json/* asString */.oJ)(event['Package']) || (0,json/* asString */.oJ)(event['ImportPath']).replace(/ \[.*$/, '');
        const name = (0,json/* asString */.oJ)(event['Test']);
        const key = `${suite}\n${name}`;
        const action = (0,json/* asString */.oJ)(event['Action']);
        const output = (0,json/* asString */.oJ)(event['Output']);
        if (action === 'run') {
            printed.delete(key);
            running.set(key, name);
        }
        const before = printed.get(key) ?? '';
        if (output !== '' && before.length < model/* MAX_TEXT */.lG && !GO_FRAME.test(output))
            printed.set(key, before + output);
        const state = GO_STATES[action];
        if (state === undefined)
            continue;
        const text = printed.get(key) ?? '';
        printed.delete(key);
        running.delete(key);
        if (name !== '') {
            if (state === 'failed')
                failedIn.add(suite);
            const told = { state, seconds: (0,core_float/* asNumber */.i)(event['Elapsed']), text: state === 'failed' ? text : '' };
            sink.test((0,model/* createTestCase */.BG)({ suite, within: suite, name, isGo: true, ...told }));
        }
        else if (state === 'failed' && !failedIn.has(suite)) {
            const build = printed.get(`${(0,json/* asString */.oJ)(event['FailedBuild']).replace(/ \[.*$/, '')}\n`) ?? '';
            sink.test((0,model/* createTestCase */.BG)({ suite, name: suite, state, text: `${build}${text}`, around: 'suite' }));
        }
    }
    for (const name of running.values())
        sink.incomplete(`it ends before ${name}`, 'cut-off');
};
const readLibtest = async (texts, sink) => {
    let [suite, counted, cases, failed] = ['', 0, 0, 0];
    let isOpen = false;
    for await (const event of findObjectsIn(texts, sink)) {
        const kind = (0,json/* asString */.oJ)(event['type']);
        const how = (0,json/* asString */.oJ)(event['event']);
        if (kind === 'suite' && how === 'started') {
            (0,model/* compareCounts */.G8)(sink, 'tests', counted, cases, 'cut-off');
            isOpen = true;
            suite = (0,json/* asString */.oJ)((0,json/* asObject */.eB)(event['nextest'])['crate']);
            [counted, cases, failed] = [(0,core_float/* asNumber */.i)(event['test_count']) ?? 0, 0, 0];
        }
        if (kind === 'suite' && how !== 'started') {
            isOpen = false;
            if (how === 'failed' && failed === 0)
                sink.test((0,model/* createTestCase */.BG)({ suite, name: suite || 'suite', state: 'failed', around: suite ? 'suite' : 'run' }));
            else
                (0,model/* compareFailures */.hD)(sink, (0,core_float/* asNumber */.i)(event['failed']) ?? null, failed, { name: suite });
        }
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
    (0,model/* compareCounts */.G8)(sink, 'tests', counted, cases, 'cut-off');
    if (isOpen && cases >= counted)
        sink.incomplete('it ends before the end of a suite', 'cut-off');
};
const readDart = async (texts, sink) => {
    const suites = new Map();
    const tests = new Map();
    let [isDone, isFailed, failures] = [false, false, 0];
    for await (const event of findObjectsIn(texts, sink)) {
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
                const url = (rootLine === undefined ? (0,json/* asString */.oJ)(started['url']) : (0,json/* asString */.oJ)(started['root_url'])) || suite;
                const file = url.startsWith('package:') ? suite : url;
                const line = rootLine ?? (file === url ? (0,core_float/* asNumber */.i)(started['line']) : undefined);
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
                const around = state === 'failed' && told.name.startsWith('loading ') ? 'suite' : null;
                if (state === 'failed')
                    failures += 1;
                texts.text ||= texts.printed;
                sink.test((0,model/* createTestCase */.BG)({ ...told, state, seconds, ...(isPassed ? {} : texts), around }));
                break;
            }
            case 'done':
                isDone = event['success'] !== null;
                isFailed = event['success'] === false;
        }
    }
    const message = 'the run failed without a failed test';
    if (isFailed && failures === 0)
        sink.test((0,model/* createTestCase */.BG)({ name: 'test run', state: 'failed', message, around: 'run' }));
    if (!isDone)
        sink.incomplete('it ends before the runner was done', 'cut-off');
};

;// CONCATENATED MODULE: ./build/src/test-reports/tap.js


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
    #block = null;
    #isBehindPoint = false;
    #planned = null;
    #points = 0;
    constructor(sink) {
        this.sink = sink;
    }
    async read(texts) {
        for await (const line of splitIntoLines(texts))
            this.#add(line);
        this.#closeBlock(this.#block === null);
        this.#end();
        (0,model/* compareCounts */.G8)(this.sink, 'tests', this.#planned, this.#points, 'cut-off');
    }
    #add(line) {
        const indent = line.length - line.trimStart().length;
        const mayOpen = this.#isBehindPoint && this.#point !== null && /^ +---\s*$/.test(line);
        this.#isBehindPoint = false;
        if (mayOpen && indent > (this.#point?.depth ?? 0) && indent < (this.#point?.depth ?? 0) + 4) {
            this.#block = indent;
        }
        else if (this.#block !== null && line.trim() === '...' && indent === this.#block)
            this.#closeBlock(true);
        else if (this.#block !== null && this.#point !== null && (indent >= this.#block || line.trim() === '')) {
            if (this.#point.details.length < model/* MAX_TEXT */.lG)
                this.#point.details += `${line}\n`;
        }
        else {
            this.#closeBlock(this.#block === null);
            this.#addPoint(line);
        }
    }
    #closeBlock(isWhole) {
        this.#block = null;
        if (!isWhole)
            this.sink.incomplete(`the YAML block of ${this.#point?.name || 'a test'} has no end`, 'cut-off');
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
            this.sink.test((0,model/* createTestCase */.BG)({ name: 'Bail out!', state: 'failed', message: line, around: 'run' }));
        }
        const point = TAP_POINT.exec(line);
        if (point === null) {
            if (this.#point?.state === 'failed' && /^ *#/.test(line) && this.#point.details.length < model/* MAX_TEXT */.lG)
                this.#point.details += `${line.replace(/^ *# ?/, '')}\n`;
            return;
        }
        this.#end();
        const [, indent = '', not, tail = ''] = point;
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
        const failedBelow = deeper.reduce((sum, [, failed]) => sum + failed, 0);
        for (const [at] of deeper)
            this.#below.delete(at);
        this.#below.set(depth, (this.#below.get(depth) ?? 0) + (state === 'failed' ? 1 : 0));
        const isParent = deeper.length > 0 && (state !== 'failed' || failedBelow > 0);
        const suite = around.map(([, each]) => each).join(' > ');
        this.#point = { depth, suite, name: name || `test${number}`, state, isParent, details: '' };
        this.#isBehindPoint = true;
    }
    #end() {
        const point = this.#point;
        this.#point = null;
        if (point === null || point.isParent)
            return;
        const { suite, name, state, details } = point;
        const seconds = Number(readYamlText(details, ['duration_ms']) || Number.NaN) / 1000;
        const message = state === 'failed' ? readYamlText(details, ['error', 'message']) : '';
        const [file, line] = readPlace(details);
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
    const index = lines.findIndex((line) => keys.some((key) => line.trimStart().startsWith(`${key}:`)));
    const line = lines[index];
    if (line === undefined)
        return '';
    const indent = line.length - line.trimStart().length;
    const value = line.slice(line.indexOf(':') + 1).trim();
    if (!/^[|>][+-]?\d?$/.test(value))
        return value.replace(/^(['"])(.*)\1$/s, '$2');
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((each) => each.trim() !== '' && each.length - each.trimStart().length <= indent);
    return rest.slice(0, end < 0 ? rest.length : end).join('\n');
}
function readPlace(details) {
    const text = readYamlText(details, ['location', 'at']);
    const fields = text === '' ? readYamlText(details.replace(/^( *at:) *$/m, '$1 |'), ['at']) : text;
    const [, quotedFile, plainFile] = /(?:^|[\s{,"'])file(?:Name)?["']?\s*:\s*(?:["']([^"'\n]+)["']|([^\s,}"']+))/.exec(fields) ?? [];
    const [, line] = /(?:^|[\s{,"'])line(?:Number)?["']?\s*:\s*["']?(\d{1,9})/.exec(fields) ?? [];
    const file = quotedFile ?? plainFile;
    return file === undefined ? splitPlace(text) : [file, Number(line ?? Number.NaN)];
}
function splitPlace(text) {
    const place = text.slice(text.lastIndexOf('(') + 1).replace(/\)$/, '');
    const [, line] = /:(\d{1,9})(?::\d{1,9})?$/.exec(place) ?? [];
    return line === undefined ? [null, Number.NaN] : [place.replace(/(?::\d{1,9}){1,2}$/, ''), Number(line)];
}

// EXTERNAL MODULE: ./node_modules/saxes/saxes.js
var saxes = __webpack_require__(59800);
;// CONCATENATED MODULE: ./build/src/test-reports/xml.js


const MAX_DEPTH = 64;
const KEEPS_END = /^(?:system-(?:out|err)|std(?:out|err)|output)$/i;
function createXmlReader(formats) {
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
        const innermost = this.#texts.length - 1;
        const before = this.#texts[innermost];
        if (before === undefined)
            return;
        if (KEEPS_END.test(this.#path[innermost] ?? ''))
            this.#texts[innermost] = (0,model/* appendEnd */.Gt)(before, text);
        else if (before.length < model/* MAX_TEXT */.lG)
            this.#texts[innermost] = `${before}${text}`.slice(0, model/* MAX_TEXT */.lG);
    }
    #leave(name) {
        this.#visitor?.leave(name, this.#texts.pop() ?? '', this.#path);
        this.#path.pop();
    }
}

;// CONCATENATED MODULE: ./build/src/test-reports/formats.js










const FORMATS = [
    { start: /^\s*</, read: createXmlReader([JUNIT, TRX, NUNIT, XUNIT]) },
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
        return (0,result.ok)({ isLibtest: format.read === readLibtest });
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

// EXTERNAL MODULE: ./build/src/classify/places.js
var places = __webpack_require__(95653);
// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/text/bounded-lines.js
var bounded_lines = __webpack_require__(48443);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
;// CONCATENATED MODULE: ./build/src/test-reports/message.js



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
        const sourceLines = (0,bounded_lines/* boundLines */.ip)(withoutColours(source));
        const isPython = sourceLines.some((line) => line.startsWith('Traceback (most recent call last)'));
        const unindented = isPython ? sourceLines.filter((line) => !/^\s/.test(line)) : sourceLines;
        const marked = unindented.filter((line) => /^E\s{2,}\S/.test(line));
        const lines = (marked.length > 0 ? marked : unindented)
            .map((line) => withoutMargin(line))
            .filter((line) => isSaid(line, test));
        const [first, ...rest] = lines;
        if (first === undefined)
            continue;
        const values = first.endsWith(':') ? rest : rest.filter((line) => VALUES.test(line));
        const quoted = [first, ...values.slice(0, MAX_VALUES)].join('; ').replaceAll(':; ', ': ');
        return quoted.replace(/\s+/g, ' ').slice(0, 1000);
    }
    return 'failed';
}
const COLOUR_REST = /(?:&#27;|&#x1B;|#x1B|\\x1b|\\u001b|\ufffd|\u241b)?\[(?:\d{1,3}(?:;\d{1,3}){0,8})?m(?!\])/gi;
function withoutColours(text) {
    const plain = (0,terminal_text/* toPlainText */.bo)(text);
    return plain.includes('[') ? plain.replace(COLOUR_REST, '') : plain;
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
        for (const match of printed.matchAll(FRAME_PLACE)) {
            const name = findName(printed, match.index);
            if (name === '')
                continue;
            const [, ending = ''] = /^(\.\w+)/.exec(match[0]) ?? [];
            const frame = `${name}${ending}`.trim().replace(/^(?:panicked )?(?:at|in)\s+(?:\S+\s+)*/, '');
            const column = match[2] === undefined ? null : Number(match[2]);
            const inPackage = IN_PACKAGES.test(frame) && within !== '';
            stack.push({ file: frame, line: Number(match[1]), column, within: inPackage ? within : null });
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

// EXTERNAL MODULE: ./build/src/test-reports/open-failures.js
var open_failures = __webpack_require__(78513);
;// CONCATENATED MODULE: ./build/src/test-reports/sums.js
const MAX_SUITES = 100;
const MAX_NAMES = 100;
const SLOWEST = 5;
class TestSums {
    total = 0;
    failed = 0;
    skipped = 0;
    seconds = 0;
    flaky = 0;
    quarantined = 0;
    flakyNames = [];
    #slowest = [];
    #suites = new Map();
    addAll(history) {
        for (const { title, suite, passed, failed, skipped, seconds, isQuarantined, hasFailed, isFlaky, } of history.values()) {
            const isExcused = failed > 0 && isQuarantined;
            this.add(suite, { passed, failed: isExcused ? 0 : failed, skipped, seconds, quarantined: isExcused ? failed : 0 });
            this.#addSlow({ name: title, seconds });
            if (failed > 0 || passed === 0 || !(hasFailed || isFlaky))
                continue;
            this.flaky += 1;
            if (this.flakyNames.length < MAX_NAMES)
                this.flakyNames.push(title);
        }
    }
    add(suite, counts) {
        const sum = this.#suites.get(suite) ?? { passed: 0, failed: 0, skipped: 0, seconds: 0 };
        this.#suites.set(suite, sum);
        for (const key of ['passed', 'failed', 'skipped', 'seconds'])
            sum[key] += counts[key];
        if (counts.quarantined > 0)
            sum.quarantined = (sum.quarantined ?? 0) + counts.quarantined;
        this.total += counts.passed + counts.failed + counts.skipped + counts.quarantined;
        for (const key of ['failed', 'skipped', 'seconds', 'quarantined'])
            this[key] += counts[key];
    }
    #addSlow(test) {
        const last = this.#slowest.at(-1);
        if (test.seconds === 0 || (this.#slowest.length === SLOWEST && test.seconds <= (last?.seconds ?? 0)))
            return;
        this.#slowest = [...this.#slowest, test].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
    }
    get slowest() {
        return this.#slowest;
    }
    listSuites() {
        return [...this.#suites]
            .map(([name, counts]) => ({ name, ...counts, seconds: roundSeconds(counts.seconds) }))
            .sort((a, b) => b.failed - a.failed || (b.quarantined ?? 0) - (a.quarantined ?? 0))
            .slice(0, MAX_SUITES);
    }
}
function roundSeconds(seconds) {
    return Math.round(seconds * 1000) / 1000;
}

;// CONCATENATED MODULE: ./build/src/test-reports/tally.js







const MAX_TESTS = 500_000;
const MAX_FAILURES = 100;
const MAX_PROBLEMS = 1000;
const tally_MAX_NAMES = 100;
const MAX_PARENT = 1000;
class TestTally {
    workspace;
    quarantine;
    ignoresSkipped;
    maxTests;
    #seen = new Map();
    #around = [];
    #aroundTotal = 0;
    #counted = [];
    #open = new open_failures/* OpenFailures */._$();
    #report = new open_failures/* ReportState */.QF('');
    defects = [];
    #beyond = { passed: 0, skipped: 0 };
    #isFull = false;
    constructor(workspace, quarantine, ignoresSkipped = false, maxTests = MAX_TESTS) {
        this.workspace = workspace;
        this.quarantine = quarantine;
        this.ignoresSkipped = ignoresSkipped;
        this.maxTests = maxTests;
    }
    begin(name) {
        this.#report = this.#open.begin(name);
        return this.#report;
    }
    test(test) {
        const report = this.#report;
        if (test.around === 'suite' || test.around === 'run') {
            report.cases += 1;
            report.failed += 1;
            this.#open.addAround(test, test.around, report);
            this.#addAround(test);
            return;
        }
        report.add(test);
        const parts = [test.suite, test.within, test.name, test.file ?? '', test.hostname, report.name];
        const key = test.name === '' ? `${report.name}\0${report.cases}` : (0,open_failures/* toIdentityKey */.hC)(parts);
        const before = this.#seen.get(key);
        if (before === undefined && this.#seen.size >= this.maxTests) {
            this.#addBeyond(test);
            return;
        }
        const seen = before ?? { parts, passed: 0, skipped: 0, seconds: 0, isFlaky: false, failure: null };
        this.#seen.set(key, seen);
        if (test.state === 'passed')
            seen.passed += 1;
        else if (test.state === 'skipped')
            seen.skipped += 1;
        else if (seen.failure === null || test.around === 'case')
            seen.failure = this.#boundTexts(test);
        seen.seconds += test.seconds ?? 0;
        seen.isFlaky ||= test.isFlaky;
        this.quarantine?.see(test);
    }
    #addAround(test) {
        this.#aroundTotal += 1;
        if (this.#around.length < MAX_PROBLEMS)
            this.#around.push(test);
    }
    #addBeyond(test) {
        if (!this.#isFull)
            this.incomplete(`it has more than ${this.maxTests} tests`, 'too-large');
        this.#isFull = true;
        if (test.state !== 'failed') {
            this.#beyond[test.state] += 1;
            return;
        }
        this.#report.hasUnnamed = true;
        this.#addAround(test);
    }
    #failures = 0;
    #boundTexts(test) {
        this.#failures += 1;
        return this.#failures <= MAX_PROBLEMS ? test : { ...test, message: '', text: '', printed: '' };
    }
    addCounts(tests) {
        this.#report.cases += tests.total;
        this.#report.failed += tests.failed;
        this.#counted.push(tests);
        if (tests.failed === 0)
            return;
        this.#open.addAround(createUnnamedFailure(tests), 'suite', this.#report);
        this.incomplete(`it counts ${tests.failed} failed tests of ${tests.suite || 'a suite'} and names none of them`);
    }
    suite(name) {
        this.#report.markAsRun(name);
    }
    incomplete(reason, defect = 'incomplete') {
        if (defect === 'cut-off')
            this.#report.isWhole = false;
        if (this.defects.length < tally_MAX_NAMES)
            this.defects.push({ reason, defect });
    }
    listStillFailing(before) {
        return this.#open.listStillFailing(before, (test) => {
            const seen = this.#seen.get((0,open_failures/* toIdentityKey */.hC)(test));
            return seen !== undefined && !isFailed(seen) && !(this.ignoresSkipped && isOnlySkipped(seen));
        });
    }
    async judge(pause, history = new Map()) {
        const failed = [...this.#seen.values()].filter(isFailed);
        const excused = await this.#findExcused(failed, pause);
        for (const [key, seen] of this.#seen)
            this.#addTo(history, key, seen, excused.has(seen));
        const sums = new TestSums();
        sums.addAll(history);
        for (const { suite, total, failed: failures, skipped } of this.#counted) {
            const passed = Math.max(0, total - failures - skipped);
            sums.add(suite, { passed, failed: failures, skipped, seconds: 0, quarantined: 0 });
        }
        const open = failed.filter((seen) => !excused.has(seen));
        const unnamed = this.#counted.filter((tests) => tests.failed > 0).map(createUnnamedFailure);
        const around = [...this.#around, ...unnamed];
        const failures = [...open.flatMap(({ failure }) => failure ?? []), ...around].slice(0, MAX_PROBLEMS);
        const problems = [];
        for (const test of failures) {
            await pause();
            problems.push(this.#toProblem(test, problems.length));
        }
        const quarantined = [...excused]
            .slice(0, MAX_FAILURES)
            .map(([{ failure }, entry]) => ({ ...this.#toFailedTest(failure), ...entry }));
        const tests = {
            total: sums.total + this.#aroundTotal + this.#beyond.passed + this.#beyond.skipped,
            failed: sums.failed + this.#aroundTotal,
            skipped: sums.skipped + this.#beyond.skipped,
            seconds: roundSeconds(sums.seconds),
            flaky: sums.flaky,
            quarantined: sums.quarantined,
            failures: failures.slice(0, MAX_FAILURES).map((test) => this.#toFailedTest(test)),
            slowest: sums.slowest,
            flaky_names: sums.flakyNames,
            quarantined_tests: quarantined,
            suites: sums.listSuites(),
        };
        return { tests, problems, failed: open.map(({ parts }) => parts) };
    }
    #addTo(history, ownKey, seen, isQuarantined) {
        const { parts, skipped, seconds } = seen;
        const [, within, name] = parts;
        const key = name === '' ? ownKey : (0,open_failures/* toIdentityKey */.hC)(this.#open.toLastingIdentity(parts));
        const past = history.get(key);
        if (this.ignoresSkipped && past !== undefined && isOnlySkipped(seen))
            return;
        const isRepeated = seen.failure !== null;
        const counts = isFailed(seen)
            ? { passed: 0, failed: 1, skipped }
            : { passed: isRepeated ? 1 : seen.passed, failed: 0, skipped: isRepeated ? 0 : skipped };
        const named = past ?? { title: (0,model/* formatTestTitle */.as)({ within, name }), suite: this.#findSuiteLabel(parts) };
        const hasFailed = past !== undefined && (past.hasFailed || past.failed > 0);
        const isFlaky = isRepeated || seen.isFlaky || (past?.isFlaky ?? false);
        history.set(key, { ...named, ...counts, seconds, isQuarantined, hasFailed, isFlaky });
    }
    listReports() {
        return this.#open.reports;
    }
    listOpen(failed, notOvercome) {
        return this.#open.list(failed, notOvercome);
    }
    async #findExcused(failed, pause) {
        const excused = new Map();
        if (this.quarantine === null)
            return excused;
        for (const seen of failed) {
            await pause();
            if (seen.failure === null || seen.failure.around === 'case')
                continue;
            const entry = this.quarantine.find(seen.failure, this.#toFailedTest(seen.failure).file);
            if (entry !== null)
                excused.set(seen, entry);
        }
        const below = groupSubtests(failed);
        for (const seen of failed) {
            const isParent = seen.failure?.isGo === true && hasNoOwnFailure(seen.failure) && !excused.has(seen);
            const inner = isParent ? (below.get(createParentKey(seen.parts, seen.parts[2])) ?? []) : [];
            const [first] = inner;
            const entry = first === undefined ? undefined : excused.get(first);
            if (entry !== undefined && inner.every((each) => excused.has(each)))
                excused.set(seen, entry);
        }
        return excused;
    }
    #labels = new Map();
    #findSuiteLabel([suite, within, , file]) {
        const label = (open_failures/* ANY_SUITE */.EK.test(suite) ? within || file : suite) || suite;
        const labelBefore = this.#labels.get(label);
        if (labelBefore !== undefined)
            return labelBefore;
        const isPath = /^(?:\/|[A-Za-z]:[\\/]|file:)/.test(label);
        const place = { file: label, line: 1, column: null, within: null };
        const shown = (isPath ? (0,places/* findSourceFile */.$r)(place, this.workspace) : null) ?? label;
        this.#labels.set(label, shown);
        return shown;
    }
    #toProblem(test, at) {
        const title = (0,model/* formatTestTitle */.as)(test);
        return { kind: 'test', message: `${title}: ${quoteFailure(test)}`, test: title, places: listTestPlaces(test), at };
    }
    #toFailedTest(test) {
        if (test === null)
            return { name: '', file: null, line: null, message: '', seconds: null };
        const [place] = (0,places/* placeProblems */.kv)([this.#toProblem(test, 0)], this.workspace);
        const { file = null, line = null } = place ?? {};
        return { name: (0,model/* formatTestTitle */.as)(test), file, line, message: quoteFailure(test), seconds: test.seconds };
    }
}
function hasNoOwnFailure({ text, message }) {
    const printed = /^(?:failed)?$/i.test(message.trim()) ? text : `${message}\n${text}`;
    return printed.split('\n').every((line) => line.trim() === '' || GO_FRAME.test(line));
}
function createParentKey([suite, , , , hostname, report], name) {
    return [report, hostname, suite, name].join('\0');
}
function groupSubtests(failed) {
    const below = new Map();
    for (const seen of failed.filter(({ failure }) => failure?.isGo === true)) {
        const name = seen.parts[2].slice(0, MAX_PARENT);
        for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1))
            (0,maps/* addTo */.DN)(below, createParentKey(seen.parts, name.slice(0, at)), seen);
    }
    return below;
}
function createUnnamedFailure({ suite, failed }) {
    const message = `${failed} failed tests, which the report does not name`;
    return (0,model/* createTestCase */.BG)({ suite, name: suite, state: 'failed', message, around: 'suite' });
}
function isFailed({ failure, passed }) {
    return failure !== null && passed === 0;
}
function isOnlySkipped({ failure, passed, skipped }) {
    return failure === null && passed === 0 && skipped > 0;
}

;// CONCATENATED MODULE: ./build/src/test-reports/index.js



const MAX_FILES = 500;
const MAX_BYTES = 128 * 1024 * 1024;
class ReadingEnded extends Error {
}
class TestReports {
    files;
    workspace;
    quarantine;
    ignoresSkipped;
    #globs;
    #before;
    constructor(reports, files, workspace, quarantine = null, ignoresSkipped = false) {
        this.files = files;
        this.workspace = workspace;
        this.quarantine = quarantine;
        this.ignoresSkipped = ignoresSkipped;
        this.#globs = [reports].flat().flatMap(glob/* splitGlobs */.Kh);
        const before = files.includesEarlier === true ? [] : this.#find().flatMap((each) => each.files);
        this.#before = new Map(before.map(({ path, stamp }) => [path, stamp]));
    }
    #find() {
        const { cwd, sources } = this.workspace;
        return this.#globs.map((glob) => ({ glob, ...this.files.find(glob, cwd, sources.root) }));
    }
    async read({ clock, isOver }, failedBefore = [], history = new Map()) {
        const pause = async () => {
            await clock.turn?.();
            if (isOver())
                throw new ReadingEnded();
        };
        try {
            return await this.#read(failedBefore, history, pause);
        }
        catch (error) {
            if (error instanceof ReadingEnded)
                return null;
            throw error;
        }
    }
    async #read(failedBefore, history, pause) {
        const matches = this.#find().map((each) => ({
            ...each,
            files: each.files.filter(({ path, stamp }) => this.#before.get(path) !== stamp),
        }));
        const written = [...new Map(matches.flatMap(({ files }) => files).map((file) => [file.path, file])).values()];
        const tally = new TestTally(this.workspace, this.quarantine, this.ignoresSkipped);
        const defects = [];
        const warnings = [];
        const miscounts = [];
        const warn = (message) => {
            defects.push(message);
            warnings.push(message);
        };
        for (const { name, reason } of matches.flatMap(({ refused }) => refused))
            defects.push(`the test report ${name} is not read: ${reason}`);
        const missing = matches.filter(({ files }) => files.length === 0).map(({ glob }) => glob);
        const what = this.files.includesEarlier === true ? 'there is no test report' : 'the command wrote no test report';
        if (missing.length > 0)
            warn(`${what} that matches ${missing.join(', ')}`);
        let bytes = 0;
        let hasLibtest = false;
        for (const [index, file] of written.entries()) {
            bytes += file.bytes;
            if (index >= MAX_FILES || bytes > MAX_BYTES) {
                const unread = written.length - index;
                const left = unread === 1 ? 'a test report is' : `${unread} test reports are`;
                warn(`${left} not read, ${file.name} first: at most ${MAX_FILES} files and 128 MiB are read`);
                break;
            }
            const defectsBefore = tally.defects.length;
            const state = tally.begin(file.name);
            const end = await readReport(pauseBetween(this.files.chunks(file.path), pause), tally);
            await pause();
            hasLibtest ||= end.ok && end.value.isLibtest;
            if (!end.ok) {
                state.isWhole = false;
                warn(`the test report ${file.name} cannot be read: line ${end.error.line}: ${end.error.message}`);
            }
            else if (state.cases === 0)
                defects.push(`the test report ${file.name} has no test`);
            for (const { reason, defect } of tally.defects.slice(defectsBefore)) {
                const message = `the test report ${file.name} is not whole: ${reason}`;
                if (defect === 'cut-off' || defect === 'too-large')
                    warn(message);
                else if (defect === 'incomplete')
                    defects.push(message);
                else
                    miscounts.push(message);
            }
        }
        const { tests, problems, failed } = await tally.judge(pause, history);
        const notOvercome = tally.listStillFailing(failedBefore);
        return {
            tests: written.length === 0 ? null : tests,
            problems,
            warnings: [...warnings, ...(this.quarantine?.warnings() ?? [])],
            defects,
            doubts: [...defects, ...miscounts],
            hasLibtest,
            sizes: tally.listReports(),
            notOvercome,
            failing: tally.listOpen(failed, notOvercome),
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