"use strict";
exports.id = 5859;
exports.ids = [5859];
exports.modules = {

/***/ 21922:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ readAnswer; },
/* harmony export */   v: function() { return /* binding */ createUnfitAnswerError; }
/* harmony export */ });
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10898);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85636);
/* harmony import */ var _core_payload_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20132);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93833);
/* harmony import */ var _find_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36684);
/* harmony import */ var _raise_marker_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53571);







const EXCERPT_CHARS = 4000;
function readAnswer(node, text, output, match) {
    const error = readRaise(node, text);
    if (error !== null)
        return { status: 'raised', error: { ...error, typed: true } };
    if (output === undefined)
        return { status: 'good', output: { result: text }, warnings: [] };
    return readOutput(text, output, match);
}
function createUnfitAnswerError(node, text, problems, turns) {
    const described = (0,_core_payload_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .describeProblems */ .yg)(problems);
    const message = `the answer of ${node} breaks its output schema: ${described}`;
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .createSchemaViolation */ .LN)(node, 'agent', problems[0]?.path ?? '$', message, {
        original_message: described,
        problems: problems.map(({ path, message }) => ({ path, message })),
        answers: turns,
        excerpt: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .cutHead */ .fz)(text, EXCERPT_CHARS),
    });
}
function readRaise(node, text) {
    const { marked, isOther } = (0,_raise_marker_js__WEBPACK_IMPORTED_MODULE_5__/* .findRaises */ .d)(text);
    const parsed = marked.map((object) => (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEnvelopeJson */ .kc)(object, text));
    const [first, ...others] = [...parsed, ...(isOther ? [(0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEnvelopeJson */ .kc)(null, text)] : [])];
    if (first === undefined)
        return null;
    const malformed = [first, ...others].find((one) => one.status === 'broken');
    const kinds = [...new Set(parsed.flatMap((one) => (one.status === 'envelope' ? one.envelope.kind : [])))];
    if (first.status === 'envelope' && malformed === undefined && kinds.length === 1)
        return { envelope: first.envelope, origin: 'author' };
    const reason = malformed?.reason ?? `its objects have several kinds, ${kinds.join(' and ')}`;
    const message = `${node} answered with an error that is malformed: ${reason}`;
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .createSchemaViolation */ .LN)(node, _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .RAISE_MARKER */ .GF, malformed?.failedField ?? 'kind', message, {
        original_message: malformed?.originalMessage || reason,
        excerpt: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .cutHead */ .fz)(text, EXCERPT_CHARS),
    });
}
function readOutput(text, output, match) {
    const json = (0,_find_json_js__WEBPACK_IMPORTED_MODULE_4__/* .findJson */ .o)(text);
    const candidates = json.objects.map((object) => {
        const { value, unwrapped } = withoutWrappers(object, output);
        return { value, unwrapped, problems: (0,_core_payload_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .validateData */ .lv)(value, output, match) };
    });
    const [best] = candidates.toReversed().toSorted((a, b) => a.problems.length - b.problems.length);
    if (best !== undefined) {
        const { value, unwrapped, problems } = best;
        if (problems.length > 0)
            return { status: 'unfit', problems, found: value };
        const warnings = unwrapped.map((name) => `${name} came inside a wrapper object and was taken out of it`);
        return { status: 'good', output: value, warnings };
    }
    if (json.other !== undefined) {
        const wrapped = { result: json.other };
        if (Object.hasOwn(output, 'result') && (0,_core_payload_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .validateData */ .lv)(wrapped, output, match).length === 0)
            return { status: 'good', output: wrapped, warnings: [] };
        return { status: 'unfit', problems: (0,_core_payload_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .validateData */ .lv)(json.other, output, match), found: json.other };
    }
    const message = text.trim() === '' ? 'the answer is empty' : 'the answer contains no JSON object';
    return { status: 'unfit', problems: [{ path: '$', message }], found: undefined };
}
function withoutWrappers(object, schema) {
    const inner = Object.entries(object).flatMap(([name, found]) => {
        const type = Object.hasOwn(schema, name) ? schema[name]?.type : undefined;
        if (type === undefined || type === 'array' || type === 'object' || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(found))
            return [];
        if (!Object.keys(found).every((key) => [name, 'value', 'result'].includes(key)))
            return [];
        const [only, ...more] = Object.values(found).filter((value) => typeof value === type);
        return only === undefined || more.length > 0 ? [] : [[name, only]];
    });
    return { value: { ...object, ...Object.fromEntries(inner) }, unwrapped: inner.map(([name]) => name) };
}


/***/ }),

/***/ 82781:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: function() { return /* binding */ findMismatches; }
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12170);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97095);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _engine_interception_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62433);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31160);







function findMismatches(run, expect, rootNodes) {
    if (run.accidents.length > 0)
        return run.accidents.map((node) => {
            const message = `${node} was about to run, and it is neither stubbed nor named in \`real\``;
            return { what: 'stub', expected: null, actual: node, message };
        });
    const { walk: trace } = run.account;
    const { result } = run;
    const [ending] = result.errors;
    return [
        ...(expectsNothing(expect) ? [NOTHING_EXPECTED] : []),
        ...run.unfired.map((injection) => createNeverFired(injection, trace.runs)),
        ...compareSame('outcome', expect.outcome, result.outcome, describeEnd(run)),
        ...compareSame('exit_code', expect.exitCode, result.exit_code),
        ...compareSame('path', expect.path, expect.path?.every((node) => rootNodes.has(node)) ? trace.path : trace.fullPath),
        ...[...expect.attempts].flatMap(([node, count]) => compareSame(`attempts.${node}`, count, trace.runs.get(node) ?? 0)),
        ...expect.notRun.flatMap((node) => {
            const actual = trace.runs.get(node) ?? 0;
            return actual === 0 ? [] : [{ what: `not_run.${node}`, expected: 0, actual, message: (0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_3__/* .describeRuns */ ._N)(node, actual) }];
        }),
        ...compareSame('waited_seconds', expect.waitedSeconds, (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .roundToMilliseconds */ .uI)(run.waitedSeconds)),
        ...compareSame('terminated_by', expect.terminatedBy, result.termination?.terminated_by ?? null),
        ...findOutputMismatches(expect.output, run.output),
        ...findErrorMismatches('error', expect.error, ending === undefined ? null : { ...ending, node: ending.node_id }),
        ...findErrorsMismatches(expect.errors, run),
    ];
}
const NOTHING_EXPECTED = {
    what: 'expect',
    expected: null,
    actual: null,
    message: 'nothing in it could fail; add `outcome`, or what the path, the output or the error must be',
};
function expectsNothing({ attempts, notRun, output, ...others }) {
    const isEmptyOutput = output === undefined || ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(output) && Object.keys(output).length === 0);
    const isOpen = Object.values(others).every((value) => value === null);
    return isOpen && isEmptyOutput && attempts.size === 0 && notRun.length === 0;
}
function createNeverFired(injection, runs) {
    const expected = (0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_3__/* .formatInjection */ .Dc)(injection);
    return { what: 'inject', expected, actual: null, message: (0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_3__/* .describeUnfired */ .pk)(injection, runs) };
}
function compareSame(what, expected, actual, why = '') {
    return expected === null ? [] : compareEqual(what, expected, actual, why);
}
function compareEqual(what, expected, actual, why = '') {
    const isEqual = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(withoutFloats(expected), withoutFloats(actual));
    return isEqual ? [] : [createUnequal(what, expected, actual, why)];
}
function describeEnd({ result }) {
    const [error] = result.errors;
    if (error !== undefined)
        return ` (${error.node_id ?? 'the run'}: ${error.kind}: ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toOneLine */ .GX)(error.message, 300)})`;
    const { termination } = result;
    return termination === null ? '' : ` (${termination.terminated_by}: ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toOneLine */ .GX)(termination.reason, 300)})`;
}
function findOutputMismatches(expected, actual) {
    if (expected === undefined)
        return [];
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(expected))
        return compareEqual('output', expected, actual);
    const output = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(actual) ? actual : {};
    return Object.entries(expected).flatMap(([key, value]) => {
        const actualValue = Object.hasOwn(output, key) ? output[key] : undefined;
        if (actualValue === undefined) {
            const message = `expected ${showValue(value)}, and there is no such key`;
            return [{ what: `output.${key}`, expected: value, actual: null, message }];
        }
        return compareEqual(`output.${key}`, value, actualValue);
    });
}
function createUnequal(what, expected, actual, why = '') {
    const isAlike = showValue(expected) === showValue(actual);
    const show = isAlike ? showTyped : showValue;
    return { what, expected, actual, message: `expected ${show(expected)}, was ${show(actual)}${why}` };
}
function findErrorMismatches(what, expected, raised) {
    if (expected === null)
        return [];
    if (raised === null) {
        const message = `expected ${expected.kind ?? 'an error'}, and there was none`;
        return [{ what, expected: expected.kind, actual: null, message }];
    }
    const { kind, message, details } = raised;
    const isMessageRight = expected.message === null || message.includes(expected.message);
    return [
        ...compareSame(`${what}.kind`, expected.kind, kind),
        ...(isMessageRight ? [] : [createUnequal(`${what}.message`, expected.message, message)]),
        ...compareSame(`${what}.node`, expected.node, raised.node),
        ...Object.entries(expected.details ?? {}).flatMap(([key, value]) => compareEqual(`${what}.details.${key}`, value, details[key] ?? null)),
    ];
}
function findErrorsMismatches(expected, run) {
    if (expected === null)
        return [];
    const { recorded } = run.account.errors;
    const kinds = recorded.map(({ envelope }) => envelope.kind);
    if (expected.length !== kinds.length) {
        const message = `expected ${expected.length} on record, there ${kinds.length === 1 ? 'is' : 'are'} ${kinds.length}${kinds.length === 0 ? '' : `: ${kinds.join(', ')}`}`;
        return [{ what: 'errors', expected: expected.map(({ kind }) => kind), actual: kinds, message }];
    }
    return recorded.flatMap((record, index) => {
        const raised = { ...record.envelope, node: (0,_core_events_js__WEBPACK_IMPORTED_MODULE_5__/* .findRaisingNode */ .h6)(record) };
        return findErrorMismatches(`errors[${index}]`, expected[index] ?? null, raised);
    });
}
function withoutFloats(value) {
    if (Array.isArray(value))
        return value.map(withoutFloats);
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return new Map(Object.entries(value).map(([key, item]) => [key, withoutFloats(item)]));
    return value instanceof _core_float_js__WEBPACK_IMPORTED_MODULE_6__/* .Float */ .nt ? value.value : value;
}
function showTyped(value) {
    const type = Array.isArray(value) ? 'a list' : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value) ? 'a mapping' : TYPE_WORDS.get(typeof value);
    return `${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toOneLine */ .GX)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)(value), 500)}${type === undefined ? '' : ` (${type})`}`;
}
const TYPE_WORDS = new Map([
    ['string', 'a text'],
    ['number', 'a number'],
    ['boolean', 'a truth value'],
]);
function showValue(value) {
    if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
        return `[${value.join(', ')}]`;
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toOneLine */ .GX)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printTextOrJson */ ._s)(value), 500);
}


/***/ }),

/***/ 29268:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: function() { return /* binding */ runScenario; },
/* harmony export */   So: function() { return /* binding */ runAssumed; }
/* harmony export */ });
/* unused harmony export VirtualClock */
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_events__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _account_run_account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61091);
/* harmony import */ var _core_abort_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44366);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22719);
/* harmony import */ var _run_execute_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29120);
/* harmony import */ var _run_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12013);
/* harmony import */ var _stubs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73608);








const START_TIME = Date.UTC(2024, 0, 1);
async function runScenario(ready, around, simulated) {
    const prepared = await prepareScenario(ready, around, simulated);
    const ended = await (0,_run_execute_js__WEBPACK_IMPORTED_MODULE_3__/* .executeRun */ .l)(prepared.todo);
    const { account, raised, stubs } = prepared;
    return {
        result: ended.result,
        output: ended.status === 'ended' ? ended.output : null,
        account: account(),
        ...prepared.conclude(),
        accidents: [...stubs.accidents],
        raised: raised.failures,
    };
}
async function runAssumed(ready, around, simulated) {
    const prepared = await prepareScenario(ready, around, simulated);
    const end = await (0,_run_execute_js__WEBPACK_IMPORTED_MODULE_3__/* .executeUnreported */ .K)(prepared.todo);
    return { end, ...prepared.conclude() };
}
async function prepareScenario(ready, around, simulated) {
    await Promise.all([__webpack_require__.e(/* import() */ 4181).then(__webpack_require__.bind(__webpack_require__, 66562)), __webpack_require__.e(/* import() */ 9721).then(__webpack_require__.bind(__webpack_require__, 19721)), __webpack_require__.e(/* import() */ 9673).then(__webpack_require__.bind(__webpack_require__, 59673))]);
    const clock = new VirtualClock(START_TIME);
    let account = new _account_run_account_js__WEBPACK_IMPORTED_MODULE_2__/* .RunAccount */ .b();
    const stopped = new AbortController();
    const unlink = (0,_core_abort_js__WEBPACK_IMPORTED_MODULE_6__/* .onAbort */ .u7)(around.cancel, () => stopped.abort('SIGINT'));
    const { workflow, sources, workspace } = around;
    const stubs = (0,_stubs_js__WEBPACK_IMPORTED_MODULE_5__/* .createStubbing */ .D)(ready, workflow, await around.adapters.patterns(), () => stopped.abort('SIGTERM'), simulated);
    const { scenario, inputs, answers } = ready;
    const raised = new RaisedLog();
    const request = {
        ..._run_request_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAIN_RUN */ .f,
        ...around,
        file: workflow.file,
        fileAsGiven: workflow.displayFile,
        given: scenario.inputs,
        gates: { answers, skip: simulated !== undefined, human: null },
        cancel: stopped.signal,
        random: () => 0.5,
        runId: 'scenario',
        intercept: stubs.intercept,
        adapters: createScenarioAdapters(scenario, around.adapters, clock, simulated),
        ...(simulated?.assumed && { assumed: simulated.assumed }),
        observer: {
            onStarted: (start) => {
                account = start.account;
                return {
                    consumers: [createHold(scenario, clock), raised, ...(simulated ? [simulated.consumer] : [])],
                    sinks: [],
                };
            },
            onMasked: () => { },
            note: () => { },
            onFinished: () => { },
        },
    };
    const conclude = () => {
        unlink();
        const unfired = ready.injections.filter((injection) => !stubs.fired.has(injection));
        return { waitedSeconds: clock.slept / 1000, unfired };
    };
    const todo = { request, workflow, inputs, warnings: [], sources, resume: null, workspace };
    return { todo, stubs, raised, account: () => account, conclude };
}
class RaisedLog {
    failures = [];
    consume(event) {
        const [frame] = event.type === 'node_failed' && event.frames.length === 1 ? event.frames : [];
        if (event.type !== 'node_failed' || frame === undefined || event.is_explicit === true)
            return;
        this.failures.push({ file: frame.file, node: event.node, kind: event.envelope.kind });
    }
}
function createHold(scenario, clock) {
    const held = new Map();
    return {
        consume: (event) => {
            if (event.type !== 'node_started' && event.type !== 'node_completed' && event.type !== 'node_failed')
                return;
            if (event.node_type !== 'script' || !scenario.real.includes(event.node))
                return;
            const key = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_7__/* .toNodeKey */ .BJ)(event);
            if (event.type === 'node_started')
                held.set(key, clock.hold());
            else
                held.get(key)?.();
        },
    };
}
const ALLOWING = {
    status: 'exited',
    exitCode: 0,
    signal: null,
    stdout: { text: '{"allowed": true, "reason": "assumed"}', truncated: false, totalBytes: 0 },
    stderr: { text: '', truncated: false, totalBytes: 0 },
};
function createScenarioAdapters(scenario, real, clock, simulated) {
    const held = async (work) => {
        const release = clock.hold();
        try {
            return await work();
        }
        finally {
            release();
        }
    };
    const nothingReal = scenario.real.length === 0;
    return {
        ...real,
        clock,
        files: NO_FILES,
        temporaryFolder: nothingReal ? (base, prefix) => node_path__WEBPACK_IMPORTED_MODULE_1___default().join(base, prefix) : real.temporaryFolder,
        removeFolder: nothingReal ? () => { } : real.removeFolder,
        processes: {
            run: (request, signal) => nothingReal
                ? Promise.resolve(simulated ? ALLOWING : { status: 'not_started', message: 'nothing is named in `real`' })
                : held(() => real.processes.run(request, signal)),
            endLeftovers: (graceMs) => (nothingReal ? Promise.resolve([]) : held(() => real.processes.endLeftovers(graceMs))),
        },
        patterns: () => held(real.patterns),
        provider: async (surroundings) => ({
            ask: (request, signal) => held(async () => (await real.provider(surroundings)).ask(request, signal)),
        }),
        github: () => scenario.github ?? (simulated ?? real).github(),
    };
}
function refuse() {
    throw new Error('a scenario leaves no files');
}
const NO_FILES = {
    makeFolder: refuse,
    openAppend: refuse,
    whileLocked: refuse,
    replace: refuse,
    readText: refuse,
    lines: refuse,
    endsOpen: refuse,
    exists: () => false,
    hasContent: () => false,
    isIrregular: () => false,
    identifyFolder: () => '',
    isPrivateFolder: () => true,
    remove: () => { },
};
class VirtualClock {
    #start;
    #sleepers = new Set();
    #now;
    #registered = 0;
    #watching = false;
    #held = 0;
    constructor(start = 0) {
        this.#start = start;
        this.#now = start;
    }
    get slept() {
        return this.#now - this.#start;
    }
    hold() {
        this.#held += 1;
        let holding = true;
        return () => {
            if (!holding)
                return;
            holding = false;
            this.#held -= 1;
            this.#watch();
        };
    }
    now() {
        return this.#now;
    }
    monotonic() {
        return this.#now;
    }
    sleepUntil(deadline, signal) {
        if (signal.aborted || deadline <= this.#now)
            return Promise.resolve();
        return new Promise((resolve) => {
            const wake = () => {
                this.#sleepers.delete(sleeper);
                signal.removeEventListener('abort', wake);
                resolve();
            };
            this.#registered += 1;
            const sleeper = { deadline, wake };
            this.#sleepers.add(sleeper);
            (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, signal);
            signal.addEventListener('abort', wake, { once: true });
            this.#watch();
        });
    }
    #watch() {
        if (this.#watching || this.#held > 0 || this.#sleepers.size === 0)
            return;
        this.#watching = true;
        const registered = this.#registered;
        setImmediate(() => {
            this.#watching = false;
            if (this.#held === 0 && registered === this.#registered)
                this.#jump();
            this.#watch();
        });
    }
    #jump() {
        const waiting = [...this.#sleepers].sort((a, b) => a.deadline - b.deadline);
        const [first] = waiting;
        if (first === undefined)
            return;
        this.#now = first.deadline;
        for (const sleeper of waiting)
            if (sleeper.deadline <= this.#now)
                sleeper.wake();
    }
}


/***/ }),

/***/ 73608:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ createStubbing; },
/* harmony export */   l: function() { return /* binding */ formatFields; }
/* harmony export */ });
/* harmony import */ var _classify_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74322);
/* harmony import */ var _classify_printed_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81331);
/* harmony import */ var _config_error_mode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48351);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(75874);
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3588);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45979);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(56461);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85636);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99448);
/* harmony import */ var _engine_interception_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62433);
/* harmony import */ var _nodes_agent_answer_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21922);
/* harmony import */ var _nodes_fail_when_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(76347);
/* harmony import */ var _nodes_output_schema_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13511);















function createStubbing(ready, root, patterns, stop, simulated) {
    const { scenario, injections, answers } = ready;
    const fired = new Set();
    const inject = (0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_9__/* .createInjector */ .J)(injections, fired);
    const facts = collectFacts(root);
    const runs = new Map();
    const accidents = new Set();
    const intercept = (at, step, names, flow) => {
        if (simulated?.arrive?.(at, names, flow, fired) === true)
            return { status: 'cancelled' };
        const injected = inject(at, () => names().lookup('_key'));
        if (injected !== null)
            return simulated?.assumeError(at, step, injected) ?? injected;
        const entries = scenario.stubs.get(step.name) ?? [];
        const run = runs.get(step.name) ?? 0;
        const entry = entries[Math.min(run, entries.length - 1)];
        const stepFacts = {
            ...(facts.get(step) ?? { failingExitRaises: false, mayDecideExit: false, kinds: {} }),
            patterns,
            names,
        };
        if (entry !== undefined) {
            runs.set(step.name, run + 1);
            return createStubOutcome(entry, step, stepFacts);
        }
        if (simulated !== undefined) {
            if (!(0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_8__/* .isWork */ .cD)(step.type))
                return null;
            const { output, isAssumed } = simulated.assumeOutput(at, step);
            const { assumed } = simulated;
            const facts = { ...stepFacts, isAssumed, ...(assumed && { assumed }) };
            return createStubOutcome({ output, error: null, answer: null }, step, facts);
        }
        if (!(0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_8__/* .touchesOutside */ .$s)(step.type) || scenario.real.includes(step.name))
            return null;
        if (isAnswered(step, answers.get(step.name)))
            return null;
        accidents.add(step.name);
        stop();
        return { status: 'cancelled' };
    };
    return { intercept, accidents, fired };
}
const collectFacts = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_13__/* .memoize */ .Bj)((root) => {
    const facts = new Map();
    for (const workflow of (0,_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listWorkflows */ .Dl)(root))
        for (const { step, group } of (0,_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .collectSites */ .b4)(workflow)) {
            const failingExitRaises = group !== null || (0,_config_error_mode_js__WEBPACK_IMPORTED_MODULE_2__/* .usesErrorRouting */ .fF)(workflow, step);
            const mayDecideExit = (0,_config_error_mode_js__WEBPACK_IMPORTED_MODULE_2__/* .findExitDecision */ .gl)(workflow, step) !== null;
            facts.set(step, { failingExitRaises, mayDecideExit, kinds: workflow.settings.kinds ?? {} });
        }
    return facts;
});
function isAnswered({ type }, answer) {
    if (answer === undefined)
        return false;
    return type === 'human_gate' ? answer.value !== null : type === 'questions';
}
function createStubOutcome(entry, step, facts) {
    const { output, error } = entry;
    if (error !== null) {
        const isPrinted = step.type === 'script' && output !== undefined;
        return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .createRaised */ .bP)(createStubbedError(error), isPrinted ? createScriptOutput(output) : output);
    }
    switch (step.type) {
        case 'script':
            return createScriptOutcome(step, createScriptOutput(output ?? null), facts);
        case 'agent':
            return createAgentOutcome(step, entry, facts);
        case 'human_gate':
            return createGateOutcome(step, entry);
        case 'workflow':
            return checkStubOutput(step, 'output of the child', output ?? {}, facts);
        default:
            return { status: 'completed', output: output ?? {} };
    }
}
function createStubbedError({ kind, message, details, typed }) {
    const code = details['exit_code'];
    return {
        envelope: { kind, message, details },
        origin: (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .isEngineKind */ .Dj)(kind) ? 'engine' : 'author',
        ...(typeof code === 'number' ? { exit_code: code } : {}),
        ...(typed ? { typed } : (0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_9__/* .markTyped */ .I3)(kind)),
    };
}
function createScriptOutput(given) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(given)) {
        const stdout = typeof given === 'string' ? given : given === null ? '' : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .printJson */ .Q2)(given);
        const printed = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(stdout);
        return { stdout, stderr: '', exit_code: 0, ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(printed) ? printed : {}) };
    }
    const { stdout, stderr, exit_code: exitCode, ...fields } = given;
    return { stdout: stdout ?? formatFields(fields), stderr: stderr ?? '', exit_code: exitCode ?? 0, ...fields };
}
function formatFields(fields) {
    return Object.keys(fields).length === 0 ? '' : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .printJson */ .Q2)(fields);
}
function createScriptOutcome(step, output, facts) {
    const exitCode = (0,_core_float_js__WEBPACK_IMPORTED_MODULE_14__/* .asNumber */ .i)(output['exit_code']) ?? 0;
    const [stdout, stderr] = [printStubText(output['stdout']), printStubText(output['stderr'])];
    const { exit_code: _code, stdout: _stdout, stderr: _stderr, ...fields } = output;
    const note = { exit_code: exitCode };
    const isSignal = exitCode < 0;
    const createFailedStub = () => {
        const failure = { exitCode, signal: null, timedOut: false, stdout, stderr, kinds: facts.kinds };
        const envelope = step.classify === undefined ? null : (0,_classify_index_js__WEBPACK_IMPORTED_MODULE_0__.classify)(step.classify, failure, facts.patterns);
        const error = envelope === null ? createStubScriptError(step.name, exitCode, stderr) : { envelope, origin: 'author' };
        return { ...(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .createRaised */ .bP)({ ...error, exit_code: exitCode, stderr_tail: (0,_classify_printed_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutStreamTail */ .le)(stderr) }, output), note };
    };
    const failure = exitCode !== 0 && facts.failingExitRaises ? createFailedStub() : null;
    if (failure !== null && !facts.mayDecideExit)
        return failure;
    const isAsked = exitCode === 0 && step.fail_when !== undefined && facts.isAssumed !== true;
    const told = isAsked ? (0,_nodes_fail_when_js__WEBPACK_IMPORTED_MODULE_11__/* .findToldFailure */ .r)(step, facts.kinds, output, facts.names()) : null;
    if (told !== null)
        return { ...(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .createRaised */ .bP)({ ...told, exit_code: exitCode }, output), note };
    const outcome = checkStubOutput(step, 'stdout', output, facts);
    const settled = outcome.status === 'completed' ? { ...outcome, note } : outcome;
    if (exitCode === 0 || !facts.mayDecideExit)
        return settled;
    const successOutput = { ...output, ...(isSignal ? null : (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .withTrue */ .jV)(fields)), exit_code: 0 };
    const decided = (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .markDecided */ .Ky)(settled);
    return { status: 'undecided', output, isSignal, successOutput, decided, otherwise: failure ?? settled };
}
function createStubScriptError(node, exitCode, stderr) {
    const line = (0,_classify_printed_text_js__WEBPACK_IMPORTED_MODULE_1__/* .findLastLine */ .WQ)(stderr);
    const message = `${node} exited with code ${exitCode}${line === '' ? '' : `: ${line}`}`;
    const details = { exit_code: exitCode, signal: null, command: '(stub)', stderr_tail: (0,_classify_printed_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutStreamTail */ .le)(stderr) };
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .createEngineFailure */ .fU)('internal.script_error', message, details);
}
function printStubText(value) {
    return value === undefined ? '' : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .printTextOrJson */ ._s)(value);
}
function checkStubOutput(step, source, output, { patterns, assumed }) {
    const problems = step.output === undefined ? [] : (0,_nodes_output_schema_js__WEBPACK_IMPORTED_MODULE_12__/* .checkOutput */ .yr)(output, step.output, patterns.matches, assumed);
    if (problems.length === 0)
        return { status: 'completed', output };
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .createRaised */ .bP)((0,_nodes_output_schema_js__WEBPACK_IMPORTED_MODULE_12__/* .createSchemaError */ .QL)(step.name, source, problems, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .printJson */ .Q2)(output)), output);
}
function createAgentOutcome(step, { output, answer }, facts) {
    if (answer === null) {
        const result = typeof output === 'string' ? { result: output } : (output ?? {});
        return checkStubOutput(step, 'agent', result, facts);
    }
    const reading = (0,_nodes_agent_answer_js__WEBPACK_IMPORTED_MODULE_10__/* .readAnswer */ .J)(step.name, answer, step.output, facts.patterns.matches);
    switch (reading.status) {
        case 'good':
            return { status: 'completed', output: reading.output };
        case 'raised':
            return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .createRaised */ .bP)(reading.error);
        case 'unfit':
            return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .createRaised */ .bP)((0,_nodes_agent_answer_js__WEBPACK_IMPORTED_MODULE_10__/* .createUnfitAnswerError */ .v)(step.name, answer, reading.problems, 1), reading.found);
    }
}
function createGateOutcome(step, { output, answer }) {
    const given = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(output) ? output : {};
    const selected = answer ?? printStubText(given['selected']);
    const option = step.options[(0,_core_gates_js__WEBPACK_IMPORTED_MODULE_4__/* .optionIndex */ .mU)(step, selected)];
    const choice = { selected: option?.value ?? selected, additional_input: given['additional_input'] ?? {} };
    return option?.route === undefined
        ? { status: 'completed', output: choice }
        : { status: 'routed', output: choice, to: option.route };
}


/***/ }),

/***/ 85859:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkScenarioFindings: function() { return /* binding */ checkScenarioFindings; },
/* harmony export */   createTestDocument: function() { return /* binding */ createTestDocument; },
/* harmony export */   describeLack: function() { return /* binding */ describeLack; },
/* harmony export */   formatErrorCoverage: function() { return /* binding */ formatErrorCoverage; },
/* harmony export */   formatHolding: function() { return /* binding */ formatHolding; },
/* harmony export */   hasPassed: function() { return /* binding */ hasPassed; },
/* harmony export */   listGivenFailures: function() { return /* binding */ listGivenFailures; },
/* harmony export */   listTestedFailures: function() { return /* binding */ listTestedFailures; },
/* harmony export */   renderTestJunit: function() { return /* binding */ renderTestJunit; },
/* harmony export */   renderTestText: function() { return /* binding */ renderTestText; },
/* harmony export */   testFiles: function() { return /* binding */ testFiles; }
/* harmony export */ });
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57280);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53325);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45979);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99538);
/* harmony import */ var _engine_interception_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62433);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4521);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31160);
/* harmony import */ var _text_xml_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32185);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60257);
/* harmony import */ var _mismatches_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82781);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(29268);












async function testFiles(names, around, withoutReal = false, observe = () => { }) {
    const findings = [];
    const sources = new Map();
    const prepared = [];
    for (const name of names) {
        const checked = await (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .checkScenarioFile */ .x)(name, around, sources);
        for (const finding of checked.findings)
            findings.push(finding);
        if (checked.sound !== null)
            prepared.push(checked.sound);
    }
    const files = [];
    const taken = new Set();
    const raised = [];
    const sound = findings.some(({ severity }) => severity === 'error') ? [] : prepared;
    const leftOut = [];
    for (const file of sound) {
        const isReal = ({ scenario }) => withoutReal && scenario.real.length > 0;
        for (const ready of file.ready.filter(isReal)) {
            const { position, name } = ready.scenario;
            leftOut.push({ file: file.file.displayFile, line: position.line, name });
            (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_11__/* .appendAll */ .u2)(raised, listGivenFailures(ready, file.workflow));
        }
        const ready = file.ready.filter((each) => !isReal(each));
        files.push(await runFile({ ...file, ready }, around, taken, raised, observe));
    }
    const workflows = sound.map(({ workflow }) => workflow);
    const routes = collectErrorRoutes(workflows);
    const notTaken = [...routes].filter(([key]) => !taken.has(key)).map(([, route]) => route);
    const coverage = { total: routes.size, taken: routes.size - notTaken.length, notTaken };
    return { files, findings: removeDuplicates(findings), sources, coverage, workflows, raised, leftOut };
}
async function checkScenarioFindings(name, around) {
    const sources = new Map();
    const { findings } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_8__/* .checkScenarioFile */ .x)(name, around, sources);
    return { findings: removeDuplicates(findings), sources };
}
function removeDuplicates(findings) {
    return (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .boundFindings */ .bx)([...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()], 0);
}
async function runFile({ file, ready, ...checked }, around, taken, raised, observe) {
    const { workflow } = checked;
    const rootNodes = new Set(workflow.steps.keys());
    const scenarios = [];
    for (const scenario of ready) {
        const run = await (0,_run_js__WEBPACK_IMPORTED_MODULE_10__/* .runScenario */ .Ge)(scenario, { ...around, ...checked });
        for (const { file: routeFile, node, row } of run.account.walk.errorRows.values())
            taken.add(toRowKey(routeFile, node, row));
        const result = createScenarioResult(scenario, run, rootNodes);
        scenarios.push(result);
        observe(result, run);
        if (result.passed)
            (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_11__/* .appendAll */ .u2)(raised, listTestedFailures(scenario, workflow, run));
    }
    return { file: file.displayFile, workflow: workflow.displayFile, scenarios };
}
function listTestedFailures(ready, root, run) {
    return ready.scenario.real.length > 0 ? listGivenFailures(ready, root) : run.raised;
}
function listGivenFailures({ scenario, injections }, root) {
    const stubbed = [...scenario.stubs].flatMap(([node, entries]) => entries.flatMap(({ error }) => (error === null ? [] : [{ node, kind: error.kind }])));
    return [...injections, ...stubbed].flatMap(({ node, kind }) => (0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_5__/* .findInjectedSites */ .uh)(root, node).map(({ workflow, site }) => ({
        file: workflow.displayFile,
        node: site.step.name,
        kind,
    })));
}
function createScenarioResult({ scenario }, run, rootNodes) {
    const failures = (0,_mismatches_js__WEBPACK_IMPORTED_MODULE_9__/* .findMismatches */ .U)(run, scenario.expect, rootNodes);
    return {
        name: scenario.name,
        line: scenario.position.line,
        passed: failures.length === 0,
        failures,
        outcome: run.result.outcome,
        exit_code: run.result.exit_code,
        path: run.account.walk.path,
        waited_seconds: run.waitedSeconds,
        output: run.output,
    };
}
function collectErrorRoutes(roots) {
    const routes = new Map();
    for (const workflow of roots.flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .listWorkflows */ .Dl))
        for (const { route, path, site } of (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .listAllRoutes */ .wq)(workflow)) {
            if (route.on_error === undefined)
                continue;
            const node = site?.step.name ?? '';
            const row = `${path.at(-2)}[${path.at(-1)}]`;
            const { file, line, column } = workflow.at(path);
            const label = `${node === '' ? '' : `${node} `}${row} on ${(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .toKindPatterns */ .bn)(route.on_error).join(', ')}`;
            routes.set(toRowKey(workflow.displayFile, node, row), { file, line, column, label });
        }
    return routes;
}
function toRowKey(file, node, row) {
    return `${file}\n${node}\n${row}`;
}
function hasPassed(report) {
    return report.files.every(({ scenarios }) => scenarios.every((result) => result.passed));
}
function describeLack({ failures, tested }, least) {
    return tested * 100 >= failures * least ? null : `${tested} of ${failures} failures tested is below ${least} %`;
}
function formatErrorCoverage({ failures, tested }) {
    return `error coverage: ${tested} of ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(failures, 'failure')} tested`;
}
function formatHolding({ files }) {
    const all = files.flatMap(({ scenarios }) => scenarios);
    const failed = all.filter((result) => !result.passed).length;
    const count = (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(all.length, 'scenario');
    return failed === 0 ? `${count}, all hold` : `${count}, ${failed} ${failed === 1 ? 'does' : 'do'} not hold`;
}
function renderTestText(report, failures, color, verbose) {
    const paint = (code, text) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
    const lines = report.files.flatMap(({ file, scenarios }) => [
        paint(1, file),
        ...scenarios.flatMap((result) => [
            `  ${result.passed ? paint(32, '✓') : paint(31, '✗')} ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(result.name, 300)}`,
            ...result.failures.map(({ what, message }) => `      ${what}: ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(message, 1200)}`),
            ...(result.passed ? [] : [`      at ${file}:${result.line}, path taken: ${result.path.join(' → ') || 'none'}`]),
        ]),
        '',
    ]);
    lines.push(formatHolding(report));
    const { total, taken, notTaken } = report.coverage;
    const end = notTaken.length === 0 ? '' : '; no scenario took:';
    if (total > 0)
        lines.push(`${taken} of ${total} error routes taken${end}`);
    (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_11__/* .appendAll */ .u2)(lines, notTaken.map(({ file, line, label }) => `  ${file}:${line} ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(label, 300)}`));
    if (failures.failures > 0)
        lines.push(formatErrorCoverage(failures));
    if (verbose)
        (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_11__/* .appendAll */ .u2)(lines, failures.untested.map(({ file, line, node, kind }) => `  ${file}:${line} no test: ${node}=${kind}`));
    return `${lines.join('\n')}\n`;
}
function createTestDocument(report, failures, exitCode) {
    const { coverage } = report;
    const document = {
        schema_version: 1,
        success: exitCode === 0,
        exit_code: exitCode,
        files: report.files,
        coverage: { error_routes: coverage.total, taken: coverage.taken, not_taken: coverage.notTaken, ...failures },
        findings: report.findings,
    };
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .copyJson */ .aR)(document);
}
function renderTestJunit(report, coverage) {
    const suites = report.files.map(({ file, scenarios }) => {
        const failures = scenarios.filter((result) => !result.passed).length;
        const attributes = { name: file, tests: scenarios.length, failures, errors: 0, skipped: 0, time: 0 };
        const cases = scenarios.map((result) => renderTestCase(result, file));
        return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_7__/* .xmlElement */ .E6)('testsuite', attributes, cases);
    });
    const all = report.files.flatMap(({ scenarios }) => scenarios);
    const failures = all.filter((result) => !result.passed).length;
    const facts = { failures: coverage.failures, tested: coverage.tested };
    const properties = Object.entries(facts).map(([name, value]) => (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_7__/* .xmlElement */ .E6)('property', { name: `error_coverage.${name}`, value }, []));
    const attributes = { name: 'conductor test', tests: all.length, failures, errors: 0 };
    const root = (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_7__/* .xmlElement */ .E6)('testsuites', attributes, [(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_7__/* .xmlElement */ .E6)('properties', {}, properties), ...suites]);
    return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
function renderTestCase(result, file) {
    const lines = result.failures.map(({ what, message }) => `${what}: ${message}`);
    const failure = (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_7__/* .xmlElement */ .E6)('failure', { message: (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(lines[0] ?? '', 500) }, lines.join('\n'));
    const attributes = { name: result.name, classname: file, file, line: result.line, time: 0 };
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_7__/* .xmlElement */ .E6)('testcase', attributes, result.passed ? [] : [failure]);
}


/***/ }),

/***/ 32185:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: function() { return /* binding */ xmlElement; }
/* harmony export */ });
/* unused harmony exports escapeXmlText, escapeXmlAttribute */
/* harmony import */ var _terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31160);

const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '\t': '&#9;',
    '\n': '&#10;',
    '\r': '&#13;',
};
function toWritable(text) {
    return (0,_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toWellFormed */ .lH)(text).replace(FORBIDDEN, '');
}
function escapeXmlText(text) {
    return toWritable(text).replace(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign);
}
function escapeXmlAttribute(text) {
    return toWritable(text).replace(/[&<>"\t\n\r]/g, (sign) => ENTITIES[sign] ?? sign);
}
function xmlElement(name, attributes, content = []) {
    const written = Object.entries(attributes)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([key, value]) => ` ${key}="${escapeXmlAttribute(String(value))}"`)
        .join('');
    if (typeof content === 'string')
        return `<${name}${written}>${escapeXmlText(content)}</${name}>`;
    if (content.length === 0)
        return `<${name}${written}/>`;
    return `<${name}${written}>\n${content.join('\n')}\n</${name}>`;
}


/***/ })

};
;