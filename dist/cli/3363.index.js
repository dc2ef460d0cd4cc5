"use strict";
exports.id = 3363;
exports.ids = [3363,7183,3479];
exports.modules = {

/***/ 67183:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: function() { return /* binding */ startedRun; },
/* harmony export */   W5: function() { return /* binding */ noteRun; },
/* harmony export */   _h: function() { return /* binding */ fileRules; },
/* harmony export */   d3: function() { return /* binding */ namedRun; },
/* harmony export */   d_: function() { return /* binding */ notedRuns; },
/* harmony export */   iB: function() { return /* binding */ forgetRuns; },
/* harmony export */   sL: function() { return /* binding */ resumableRun; },
/* harmony export */   xo: function() { return /* binding */ LAST; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49445);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51695);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7725);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87451);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17820);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82512);










const FIELDS = {
    run_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH,
    workflow: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH,
    file: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH,
    cwd: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH,
    folder: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH)(value) && node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(value),
    started: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH)(value) && !Number.isNaN(Date.parse(value)),
};
const isEntry = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .shaped */ .e9)(FIELDS);
const MAX_ENTRIES = 1000;
function indexFolder(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_1___default().join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_7__/* .temporaryBase */ .du)(env), `conductor-runs-${process.getuid?.() ?? 'user'}`);
}
function noteRun(entry, env) {
    (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .attempted */ .zU)(() => {
        const folder = indexFolder(env);
        (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .fc)(folder, 0o700);
        if (!isOurs(folder))
            return;
        const name = `${entry.started.replaceAll(/[-:.]/g, '')}-${entry.run_id}.json`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name), `${JSON.stringify({ schema_version: 1, ...entry })}\n`, { mode: 0o600 });
        for (const old of entryNames(folder).slice(MAX_ENTRIES))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, old), { force: true });
    });
}
function notedRuns(env) {
    const folder = indexFolder(env);
    if (!isOurs(folder))
        return [];
    return entryNames(folder).flatMap((name) => readEntry(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name)) ?? []);
}
function startedRun(env) {
    return (runId, folder) => {
        const real = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(folder);
        return notedRuns(env).find((entry) => entry.run_id === runId && (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(entry.folder) === real) ?? null;
    };
}
function forgetRuns(folders, env) {
    const index = indexFolder(env);
    if (!isOurs(index))
        return;
    for (const name of entryNames(index)) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(index, name);
        const entry = readEntry(file);
        if (entry === null || folders.has(entry.folder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    }
}
function isOurs(folder) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() === true && (process.getuid === undefined || stats.uid === process.getuid());
}
function entryNames(folder) {
    const names = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .attemptedOr */ .w6)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)).filter((name) => name.endsWith('.json'));
    return names.sort().reverse();
}
function readEntry(file) {
    const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .readTextFile */ .Gu)(file);
    const value = text.ok ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text.value) : null;
    return isEntry(value) ? value : null;
}
const LAST = 'last';
function namedRun(target, { cwd, env }) {
    if (target !== LAST) {
        const resolved = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, target);
        const unsafe = (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(resolved) === 'folder' ? (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .whyUnsafe */ .TE)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), resolved) : null;
        return unsafe === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(target) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)(unsafe);
    }
    const here = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(cwd);
    const found = notedRuns(env).find((entry) => entry.cwd === here && (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(entry.folder) === 'folder');
    return found === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)('no run was started in this folder; `conductor runs` lists all') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(found.folder);
}
function resumableRun(target, context) {
    if (!/\.ya?ml$/i.test(target) || (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, target)) !== 'file')
        return namedRun(target, context);
    const file = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, target));
    const found = notedRuns(context.env).find((entry) => entry.file === file && isResumable(entry));
    return found === undefined
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
        : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(found.folder);
}
function isResumable({ folder }) {
    const saved = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .readCheckpoint */ .HQ)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), folder);
    return saved.ok && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable);
}
function fileRules(args, { cwd, env }) {
    const given = args.value('--workflow');
    const named = given === null ? {} : { named: { file: node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, given), fileAsGiven: given } };
    return { ...named, started: startedRun(env) };
}


/***/ }),

/***/ 2461:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTest: function() { return /* binding */ runTest; },
  scenarioOfRun: function() { return /* binding */ scenarioOfRun; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/account/run-account.js + 6 modules
var run_account = __webpack_require__(15251);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js
var file_store = __webpack_require__(49445);
// EXTERNAL MODULE: ./build/src/adapters/interrupts.js
var adapters_interrupts = __webpack_require__(38935);
// EXTERNAL MODULE: ./build/src/config/load/workspace.js
var load_workspace = __webpack_require__(51695);
// EXTERNAL MODULE: ./build/src/core/result.js
var core_result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/run/run-folder.js
var run_folder = __webpack_require__(99870);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/core/float.js
var core_float = __webpack_require__(75874);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/lists.js
var lists = __webpack_require__(16733);
// EXTERNAL MODULE: ./build/src/core/place.js
var place = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/src/core/step-types.js
var step_types = __webpack_require__(99448);
// EXTERNAL MODULE: ./build/src/config/error-mode.js
var error_mode = __webpack_require__(48351);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/core/gates.js
var core_gates = __webpack_require__(3588);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var core_outcome = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/nodes/agent/answer.js
var agent_answer = __webpack_require__(21922);
// EXTERNAL MODULE: ./build/src/nodes/classify/index.js
var classify = __webpack_require__(33479);
// EXTERNAL MODULE: ./build/src/nodes/output-schema.js
var output_schema = __webpack_require__(13511);
// EXTERNAL MODULE: ./build/src/nodes/printed-text.js
var printed_text = __webpack_require__(31540);
// EXTERNAL MODULE: ./build/src/run/interception.js
var interception = __webpack_require__(75750);
;// CONCATENATED MODULE: ./build/src/scenario/stubs.js













function stubbing(ready, root, patterns, stop) {
    const { scenario, injections, answers } = ready;
    const inject = (0,interception/* injecting */.Gk)(injections);
    const exitFactsOf = exitFacts(root);
    const runs = new Map();
    const accidents = new Set();
    const intercept = (at, step) => {
        const injected = inject(at, step);
        if (injected !== null)
            return injected;
        const entries = scenario.stubs.get(step.name) ?? [];
        const run = runs.get(step.name) ?? 0;
        const entry = entries[Math.min(run, entries.length - 1)];
        if (entry !== undefined) {
            runs.set(step.name, run + 1);
            return stubOutcome(entry, step, { ...exitFactsOf(step), patterns });
        }
        if (!(0,step_types/* touchesOutside */.$s)(step.type) || scenario.real.includes(step.name))
            return null;
        if (isAnswered(step, answers.get(step.name)))
            return null;
        accidents.add(step.name);
        stop();
        return { status: 'cancelled' };
    };
    return { intercept, accidents };
}
function isAnswered({ type }, answer) {
    if (answer === undefined)
        return false;
    return type === 'human_gate' ? answer.value !== null : type === 'questions';
}
function exitFacts(root) {
    const facts = new Map();
    for (const workflow of (0,model/* allWorkflows */.Am)(root))
        for (const { step, group } of (0,model/* sitesOf */.Yc)(workflow)) {
            const failingExitRaises = group !== null || (0,error_mode/* usesErrorRouting */.fF)(workflow, step);
            facts.set(step, { failingExitRaises, exitDecision: (0,error_mode/* exitDecision */.zO)(workflow, step) });
        }
    return (step) => facts.get(step) ?? { failingExitRaises: false, exitDecision: null };
}
function stubOutcome(entry, step, facts) {
    if (entry.error !== null)
        return (0,core_outcome/* raised */.P5)(stubbedError(entry.error), partialOf(entry, step));
    switch (step.type) {
        case 'script':
            return scriptOutcome(step, scriptOutput(entry.output ?? null), facts);
        case 'agent':
            return agentOutcome(step, entry, facts);
        case 'human_gate':
            return gateOutcome(step, entry);
        case 'workflow':
            return checked(step, 'output of the child', entry.output ?? {}, facts);
        default:
            return { status: 'completed', output: entry.output ?? {} };
    }
}
function stubbedError({ kind, message, details, typed }) {
    const code = details['exit_code'];
    return {
        envelope: { kind, message, details },
        origin: (0,kinds/* isEngineKind */.Dj)(kind) ? 'engine' : 'author',
        ...(typeof code === 'number' ? { exit_code: code } : {}),
        ...(typed ? { typed } : (0,interception/* typedAnywhere */.Wb)(kind)),
    };
}
function partialOf({ output }, step) {
    if (output === undefined)
        return undefined;
    return step.type === 'script' ? scriptOutput(output) : output;
}
function scriptOutput(given) {
    if (!(0,json/* isJsonObject */.OW)(given)) {
        const stdout = typeof given === 'string' ? given : given === null ? '' : (0,json/* jsonText */.s$)(given);
        const printed = (0,json/* parseJson */.qF)(stdout);
        return { stdout, stderr: '', exit_code: 0, ...((0,json/* isJsonObject */.OW)(printed) ? printed : {}) };
    }
    const { stdout, stderr, exit_code: exitCode, ...fields } = given;
    return { stdout: stdout ?? printedFields(fields), stderr: stderr ?? '', exit_code: exitCode ?? 0, ...fields };
}
function printedFields(fields) {
    return Object.keys(fields).length === 0 ? '' : (0,json/* jsonText */.s$)(fields);
}
function scriptOutcome(step, output, facts) {
    const exitCode = (0,core_float/* asNumber */.i)(output['exit_code']) ?? 0;
    const [stdout, stderr] = [textOf(output['stdout']), textOf(output['stderr'])];
    const { exit_code: _code, stdout: _stdout, stderr: _stderr, ...fields } = output;
    const isDecided = exitCode !== 0 && (0,error_mode/* ownRoutesDecide */.n5)(facts.exitDecision, exitCode > 0 ? fields : undefined, output);
    const note = { exit_code: exitCode, ...(isDecided ? { handled_by: 'when' } : null) };
    if (exitCode !== 0 && facts.failingExitRaises && !isDecided) {
        const failure = { exitCode, signal: null, timedOut: false, stdout, stderr };
        const envelope = step.classify === undefined ? null : (0,classify.classify)(step.classify, failure, facts.patterns);
        const error = envelope === null ? scriptError(step.name, exitCode, stderr) : { envelope, origin: 'author' };
        return { ...(0,core_outcome/* raised */.P5)({ ...error, exit_code: exitCode, stderr_tail: (0,printed_text/* tailOf */.Cj)(stderr) }, output), note };
    }
    const outcome = checked(step, 'stdout', output, facts);
    return outcome.status === 'completed' ? { ...outcome, note } : outcome;
}
function scriptError(node, exitCode, stderr) {
    const line = (0,printed_text/* lastLine */.fM)(stderr);
    const message = `${node} exited with code ${exitCode}${line === '' ? '' : `: ${line}`}`;
    const details = { exit_code: exitCode, signal: null, command: '(stub)', stderr_tail: (0,printed_text/* tailOf */.Cj)(stderr) };
    return (0,core_outcome/* engineFailure */.FR)('internal.script_error', message, details);
}
function textOf(value) {
    return value === undefined ? '' : (0,json/* textOrJson */.v9)(value);
}
function checked({ name, output: schema }, source, output, facts) {
    const problems = schema === undefined ? [] : (0,output_schema/* validateOutput */.Qm)(output, schema, facts.patterns.matches);
    if (problems.length === 0)
        return { status: 'completed', output };
    return (0,core_outcome/* raised */.P5)((0,output_schema/* schemaViolation */.Hz)(name, source, problems, (0,json/* jsonText */.s$)(output)), output);
}
function agentOutcome(step, { output, answer }, facts) {
    if (answer === null) {
        const result = typeof output === 'string' ? { result: output } : (output ?? {});
        return checked(step, 'agent', result, facts);
    }
    const reading = (0,agent_answer/* readAnswer */.JN)(step.name, answer, step.output, facts.patterns.matches);
    switch (reading.status) {
        case 'good':
            return { status: 'completed', output: reading.output };
        case 'raised':
            return (0,core_outcome/* raised */.P5)(reading.error);
        case 'unfit':
            return (0,core_outcome/* raised */.P5)((0,agent_answer/* unfitAnswer */.N3)(step.name, answer, reading.problems, 1), reading.found);
    }
}
function gateOutcome(step, { output, answer }) {
    const given = (0,json/* isJsonObject */.OW)(output) ? output : {};
    const selected = answer ?? textOf(given['selected']);
    const option = step.options[(0,core_gates/* optionIndex */.mU)(step, selected)];
    const choice = { selected: option?.value ?? selected, additional_input: given['additional_input'] ?? {} };
    return option?.route === undefined
        ? { status: 'completed', output: choice }
        : { status: 'routed', output: choice, to: option.route };
}

;// CONCATENATED MODULE: ./build/src/scenario/from-run.js








function scenarioFromRun({ account, result }, workflow) {
    const { run, ending } = account;
    if (run === null)
        return (0,core_result/* err */._q)('its events.jsonl has no beginning');
    if (ending === null && result === null)
        return (0,core_result/* err */._q)('it has not ended');
    const outcome = result?.outcome ?? ending?.outcome ?? 'success';
    const runs = countingRuns(account);
    const real = realNames(runs, account);
    const scenario = {
        name: nameOf(result, outcome),
        ...unlessEmpty('inputs', run.input),
        ...unlessEmpty('stub', stubsOf(runs, timeSpent(result))),
        ...(real.length === 0 ? {} : { real }),
        expect: expectation(runs, result, outcome),
    };
    const head = `# Made from the run ${run.run_id} of ${run.timestamp}; secrets are masked as they are in its files.\n`;
    return (0,core_result.ok)(`${head}${yamlText({ workflow, scenarios: [scenario] })}`);
}
function countingRuns({ visits }) {
    const all = [...runsIn(visits.roots, false)].sort((a, b) => a.attempt.order - b.attempt.order);
    return all.filter(({ visit, attempt }) => visits.again.every(({ at, first, last }) => attempt.order < first || attempt.order >= last || (0,place/* isInside */.FK)(visit.scope, at)));
}
function* runsIn(visits, inGroup) {
    for (const visit of visits) {
        for (const attempt of visit.attempts)
            yield { visit, attempt, inGroup };
        yield* runsIn(visit.children, inGroup || visit.group !== null);
    }
}
function realNames(runs, { governance }) {
    const gates = runs.filter(({ visit }) => visit.pauses.some(({ why }) => why === 'gate'));
    const policies = governance.policies.flatMap(({ policy_name: name }) => (typeof name === 'string' ? [name] : []));
    return [...new Set([...gates.map(({ visit }) => visit.node), ...policies])];
}
function nameOf(result, outcome) {
    const [error] = result?.errors ?? [];
    if (error !== undefined)
        return `${error.node_id ?? 'the run'} ends with ${error.kind}`;
    return `the run ended as ${outcome}`;
}
function stubsOf(runs, spent) {
    const stubs = new Map();
    for (const { visit, attempt } of runs) {
        if (!(0,step_types/* touchesOutside */.$s)(visit.type) || attempt.state === 'open')
            continue;
        (0,lists/* addTo */.D)(stubs, visit.node, entryOf(visit, attempt, spent));
    }
    return Object.fromEntries([...stubs].map(([node, entries]) => [node, shortened(entries)]));
}
function shortened(entries) {
    const different = [...entries];
    while (different.length > 1 && (0,json/* jsonText */.s$)(different.at(-1)) === (0,json/* jsonText */.s$)(different.at(-2)))
        different.pop();
    return different.length === 1 ? (different[0] ?? {}) : different;
}
function timeSpent(result) {
    const [error] = result?.errors ?? [];
    return error?.kind === 'internal.limit_exceeded' && error.details['limit'] === 'timeout_seconds' ? error : null;
}
function entryOf({ node, type }, { output, failure }, spent) {
    const stubbed = output === undefined ? {} : { output: type === 'script' ? withoutRepetition(output) : output };
    if (failure === null)
        return stubbed;
    const { kind, message, details } = failure.envelope;
    if (kind === 'internal.cancelled' && spent?.node_id === node)
        return { error: { kind: spent.kind, message: spent.message, details: spent.details } };
    if (kind === 'internal.cancelled')
        return { output: {} };
    const isOfRoute = /^routes\[\d+\]\.(?:when|output)/.test((0,json/* asString */.oJ)(details['field']));
    if (kind === 'internal.template_error' && isOfRoute && output !== undefined)
        return stubbed;
    const typed = failure.origin === 'engine' && failure.typed ? { typed: true } : {};
    if (kind === 'internal.undeclared_kind')
        return { ...stubbed, error: originalError(details, message) };
    return { ...stubbed, error: { kind, message, ...unlessEmpty('details', details), ...typed } };
}
function originalError(details, message) {
    const { original_kind: kind, original_message: text, original_details: more } = details;
    return { kind: kind ?? '', message: text ?? message, ...unlessEmpty('details', more) };
}
function unlessEmpty(name, data) {
    return (0,json/* isJsonObject */.OW)(data) && Object.keys(data).length > 0 ? { [name]: data } : {};
}
function withoutRepetition(output) {
    if (!(0,json/* isJsonObject */.OW)(output))
        return output;
    const { stdout, stderr, exit_code: exitCode, ...fields } = output;
    return {
        ...fields,
        ...(stdout === undefined || stdout === printedFields(fields) ? {} : { stdout }),
        ...(stderr === '' || stderr === undefined ? {} : { stderr }),
        ...(exitCode === 0 || exitCode === undefined ? {} : { exit_code: exitCode }),
    };
}
function expectation(runs, result, outcome) {
    const [error] = result?.errors ?? [];
    const counts = new Map();
    for (const { visit } of runs)
        counts.set(visit.node, (counts.get(visit.node) ?? 0) + 1);
    const retried = runs.filter(({ visit, inGroup }) => !inGroup && visit.pauses.some(({ why }) => why === 'retry'));
    const attempts = Object.fromEntries(retried.map(({ visit: { node } }) => [node, counts.get(node) ?? 0]));
    const entered = runs.filter(({ visit, attempt }) => visit.scope === '' && (attempt.number === 1 || attempt.reentered));
    return {
        outcome,
        path: entered.map(({ visit }) => visit.node),
        ...unlessEmpty('attempts', attempts),
        ...(error === undefined
            ? {}
            :
                { error: { kind: error.kind, ...(counts.has(error.node_id ?? '') ? { node: error.node_id } : {}) } }),
        ...(outcome === 'success' ? unlessEmpty('output', result?.output) : {}),
    };
}
function withoutMerge(tags) {
    return tags.filter((tag) => typeof tag === 'string' || tag.tag !== 'tag:yaml.org,2002:merge');
}
function yamlText(value) {
    const written = (_key, item) => (item instanceof core_float/* Float */.nt ? decimal(item) : item);
    const document = new dist/* Document */.yo(value, written, {
        version: '1.1',
        customTags: withoutMerge,
        aliasDuplicateObjects: false,
    });
    (0,dist/* visit */.YR)(document, {
        Pair: (_, { key }) => {
            if ((0,dist/* isScalar */.jn)(key) && key.value === '<<')
                key.type = 'QUOTE_DOUBLE';
        },
    });
    return document.toString({ lineWidth: 0 });
}
function decimal(number) {
    const scalar = new dist/* Scalar */.X5(number.value);
    scalar.minFractionDigits = 1;
    return scalar;
}

// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/run/prepare.js
var prepare = __webpack_require__(64843);
// EXTERNAL MODULE: ./build/src/run/providers.js
var run_providers = __webpack_require__(48294);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/text/xml.js
var xml = __webpack_require__(32185);
// EXTERNAL MODULE: ./build/src/config/inputs.js
var config_inputs = __webpack_require__(63696);
// EXTERNAL MODULE: ./build/src/core/injection.js
var injection = __webpack_require__(51905);
// EXTERNAL MODULE: ./build/src/run/gate-answers.js
var gate_answers = __webpack_require__(26891);
// EXTERNAL MODULE: ./build/src/config/load/findings.js
var findings = __webpack_require__(62522);
// EXTERNAL MODULE: ./build/src/config/load/values.js
var values = __webpack_require__(5482);
;// CONCATENATED MODULE: ./build/src/scenario/field.js




class Problems {
    locator;
    findings = [];
    constructor(locator) {
        this.locator = locator;
    }
    error(path, code, message, suggestion = null) {
        this.findings.push((0,findings/* finding */.gk)(this.locator.at(path), code, message, suggestion));
    }
    keyError(path, code, message, suggestion = null) {
        this.findings.push((0,findings/* finding */.gk)(this.locator.keyAt(path), code, message, suggestion));
    }
}
class Field {
    value;
    path;
    problems;
    constructor(value, path, problems) {
        this.value = value;
        this.path = path;
        this.problems = problems;
    }
    at(key) {
        const value = (0,values/* isDataObject */.WT)(this.value) && Object.hasOwn(this.value, key) ? this.value[key] : undefined;
        return new Field(value, [...this.path, key], this.problems);
    }
    get isGiven() {
        return this.value !== undefined;
    }
    ifGiven(read) {
        return this.isGiven ? read(this) : null;
    }
    error(code, message, suggestion = null) {
        this.problems.error(this.path, code, message, suggestion);
    }
    mapping(known = Object.keys(this.value ?? {})) {
        if (!(0,values/* isDataObject */.WT)(this.value))
            return this.#wrong('a mapping');
        for (const key of Object.keys(this.value).filter((each) => !known.includes(each))) {
            const hint = (0,messages/* didYouMean */.au)((0,messages/* nearest */.pA)(key, known)) ?? `known here: ${known.join(', ')}`;
            const message = `There is no field ${(0,messages/* quote */.hD)(key)} here.`;
            this.problems.keyError([...this.path, key], 'scenario-unknown-field', message, hint);
        }
        return this.value;
    }
    members() {
        return Object.keys(this.mapping() ?? {}).map((name) => [name, this.at(name)]);
    }
    list() {
        if (!Array.isArray(this.value))
            return this.#wrong('a list');
        return this.value.map((item, index) => new Field(item, [...this.path, index], this.problems));
    }
    text() {
        if (typeof this.value !== 'string')
            return this.#wrong('a text');
        if (this.value.trim() !== '')
            return this.value;
        this.error('scenario-empty', `${this.#name()} is empty.`);
        return null;
    }
    number() {
        return (0,core_float/* asNumber */.i)(this.value) ?? this.#wrong('a number');
    }
    texts() {
        if (typeof this.value === 'string')
            return [this.value];
        return (this.list() ?? []).flatMap((item) => item.text() ?? []);
    }
    #wrong(wanted) {
        const what = this.value === undefined || this.value === null ? 'nothing' : (0,messages/* quote */.hD)(this.value);
        this.error('scenario-wrong-type', `${this.#name()} must be ${wanted}, not ${what}.`);
        return null;
    }
    #name() {
        const last = this.path.at(-1);
        if (last === undefined)
            return 'A file of scenarios';
        const list = (0,messages/* quote */.hD)(String(this.path.at(-2) ?? 'the list'));
        return typeof last === 'number' ? `Entry ${last + 1} of ${list}` : (0,messages/* quote */.hD)(last);
    }
}

;// CONCATENATED MODULE: ./build/src/scenario/check.js









function checkScenarios(file, workflow) {
    const checker = new Checker(file, workflow);
    const ready = file.scenarios.map((scenario) => checker.check(scenario));
    return { ready, findings: checker.problems.findings };
}
class Checker {
    file;
    workflow;
    problems;
    #steps = new Map();
    #policies;
    constructor(file, workflow) {
        this.file = file;
        this.workflow = workflow;
        this.problems = new Problems(file.locator);
        const files = (0,model/* allWorkflows */.Am)(workflow);
        for (const { step } of files.flatMap(model/* sitesOf */.Yc))
            (0,lists/* addTo */.D)(this.#steps, step.name, step);
        this.#policies = files.flatMap(({ settings }) => (settings.policies ?? []).map(({ name }) => name));
    }
    check(scenario) {
        const { path, expect } = scenario;
        this.#stubs(scenario);
        this.#names(scenario.real, [...path, 'real'], this.#policies);
        this.#names(expect.path ?? [], [...path, 'expect', 'path']);
        this.#names(expect.notRun, [...path, 'expect', 'not_run']);
        for (const node of expect.attempts.keys())
            this.#name(node, [...path, 'expect', 'attempts', node], 'key');
        if (expect.error?.node != null)
            this.#name(expect.error.node, [...path, 'expect', 'error', 'node'], 'value');
        return {
            scenario,
            inputs: this.#inputs(scenario),
            injections: this.#injections(scenario),
            answers: this.#answers(scenario),
        };
    }
    #names(names, path, others = []) {
        for (const [index, name] of names.entries())
            this.#name(name, [...path, index], 'value', others);
    }
    #name(name, path, where, others = []) {
        if (this.#steps.has(name) || others.includes(name))
            return true;
        const hint = (0,messages/* didYouMean */.au)((0,messages/* nearest */.pA)(name, [...this.#steps.keys(), ...others]));
        const message = `The workflow ${(0,messages/* quote */.hD)(this.file.workflow)} has no node ${(0,messages/* quote */.hD)(name)}.`;
        if (where === 'key')
            this.problems.keyError(path, 'scenario-unknown-node', message, hint);
        else
            this.problems.error(path, 'scenario-unknown-node', message, hint);
        return false;
    }
    #stubs({ path, stubs, real }) {
        for (const [name, entries] of stubs) {
            const at = [...path, 'stub', name];
            if (!this.#name(name, at, 'key'))
                continue;
            const message = `${(0,messages/* quote */.hD)(name)} is stubbed and named in \`real\`.`;
            if (real.includes(name))
                this.problems.keyError(at, 'scenario-stubbed-and-real', message, 'remove one of them');
            const steps = this.#steps.get(name) ?? [];
            const always = `${(0,messages/* quote */.hD)(name)} is a terminate: it always runs, and cannot be stubbed.`;
            if (steps.every(({ type }) => type === 'terminate'))
                this.problems.keyError(at, 'scenario-bad-stub', always);
            for (const entry of entries)
                this.#entry(entry, steps);
        }
    }
    #entry({ answer, path }, steps) {
        if (answer === null || steps.some(({ type }) => type === 'agent'))
            return;
        const gates = steps.filter((step) => step.type === 'human_gate');
        const at = [...path, 'answer'];
        if (gates.length === 0) {
            this.problems.keyError(at, 'scenario-bad-stub', 'Only agents and gates answer; other nodes have an `output`.');
        }
        else if (gates.every((gate) => (0,core_gates/* optionIndex */.mU)(gate, answer) === -1)) {
            const values = gates.flatMap((gate) => gate.options.map(({ value }) => String(value)));
            const hint = (0,messages/* didYouMean */.au)((0,messages/* nearest */.pA)(answer, values)) ?? `answers are ${values.join(', ')}`;
            this.problems.error(at, 'scenario-unknown-gate', `${(0,messages/* quote */.hD)(answer)} is not an answer to the gate.`, hint);
        }
    }
    #inputs({ path, inputs }) {
        const resolved = (0,config_inputs/* resolveInputs */.eL)(this.workflow, inputs);
        if (resolved.ok)
            return resolved.value;
        for (const { message, suggestion } of resolved.error)
            this.problems.error([...path, 'inputs'], 'scenario-bad-input', message, suggestion);
        return {};
    }
    #injections({ path, inject }) {
        return inject.flatMap((text, index) => {
            const at = [...path, 'inject', index];
            const parsed = (0,injection/* parseInjection */.v)(text);
            const problems = parsed.ok
                ? (0,interception/* checkInjections */.RY)(this.workflow, [parsed.value])
                : [{ message: parsed.error, suggestion: null }];
            for (const { message, suggestion } of problems)
                this.problems.error(at, 'scenario-bad-inject', `${message}.`, suggestion);
            return parsed.ok && problems.length === 0 ? [parsed.value] : [];
        });
    }
    #answers({ path, gates }) {
        const answers = (0,gate_answers/* gateAnswersFromMapping */.nJ)(gates);
        if (!answers.ok) {
            this.problems.error([...path, 'gates'], 'scenario-wrong-type', `${answers.error}.`);
            return core_gates/* NO_GATE_ANSWERS */.iU;
        }
        const known = [...this.#steps.values()].flat().flatMap(model/* gateShapes */.aI);
        for (const [name, answer] of answers.value) {
            const key = Object.keys(gates).find((given) => given === name || given.startsWith(`${name}.`)) ?? name;
            for (const problem of (0,core_gates/* checkGateAnswers */.Hy)(known, new Map([[name, answer]])))
                this.problems.keyError([...path, 'gates', key], 'scenario-unknown-gate', `${problem}.`);
        }
        return answers.value;
    }
}

// EXTERNAL MODULE: ./build/src/config/load/session.js
var load_session = __webpack_require__(51958);
;// CONCATENATED MODULE: ./build/src/scenario/load.js







function loadScenarios(name, workspace, shownFrom = workspace) {
    const file = (0,load_workspace/* realPathOf */.dN)(name);
    const session = new load_session/* Session */.N({ workspace, shownFrom, env: {}, literal: true });
    const source = session.read(file, { file: session.shown(file), line: 1, column: 1 }, name);
    const data = source === null ? null : session.load(source);
    const { sources, findings } = session;
    if (source === null || data === null)
        return { file: null, findings, sources };
    const { locator } = data;
    const problems = new Problems(locator);
    const read = readFile(new Field(data.raw, [], problems));
    const { displayFile } = source;
    return {
        file: read === null ? null : { file, displayFile, ...read, locator },
        findings: [...findings, ...problems.findings],
        sources,
    };
}
function readFile(top) {
    if (top.mapping(['workflow', 'scenarios']) === null)
        return null;
    const missing = ['workflow', 'scenarios'].filter((key) => !top.at(key).isGiven);
    for (const key of missing)
        top.error('scenario-missing-field', `The field \`${key}\` is missing.`);
    if (missing.length > 0)
        return null;
    const workflow = top.at('workflow').text();
    const list = top.at('scenarios').list();
    if (workflow === null || list === null)
        return null;
    if (list.length === 0)
        top.at('scenarios').error('scenario-empty', 'There is no scenario in this file.');
    const scenarios = list.flatMap((item) => readScenario(item) ?? []);
    const names = scenarios.map(({ name }) => name);
    for (const [index, { name, path }] of scenarios.entries())
        if (names.indexOf(name) < index)
            top.problems.error([...path, 'name'], 'scenario-duplicate-name', `Two scenarios are named ${(0,messages/* quote */.hD)(name)}.`);
    return { workflow, scenarios };
}
const KEYS = ['name', 'description', 'inputs', 'stub', 'inject', 'gates', 'real', 'github', 'expect'];
function readScenario(field) {
    if (field.mapping(KEYS) === null)
        return null;
    const { path, problems } = field;
    const name = field.at('name');
    if (!name.isGiven)
        field.error('scenario-missing-field', 'A scenario needs a `name`.');
    return {
        name: name.ifGiven((given) => given.text()) ?? `scenario ${Number(path.at(-1)) + 1}`,
        path,
        position: problems.locator.at(path),
        inputs: readInputs(field.at('inputs')),
        stubs: readStubs(field.at('stub')),
        inject: field.at('inject').ifGiven((given) => given.texts()) ?? [],
        gates: field.at('gates').ifGiven((given) => given.mapping()) ?? {},
        real: field.at('real').ifGiven((given) => given.texts()) ?? [],
        github: field.at('github').ifGiven((given) => given.mapping()),
        expect: readExpectations(field.at('expect')),
    };
}
function readInputs(field) {
    if ((field.value ?? null) === null)
        return {};
    const { locator } = field.problems;
    return Object.fromEntries(field.members().map(([name, { value = null, path }]) => {
        return [name, { from: 'data', value, written: locator.writtenAt(path) }];
    }));
}
const EXPECTED_KEYS = 'outcome exit_code path attempts not_run waited_seconds output error errors terminated_by'.split(' ');
function readExpectations(field) {
    const message = 'This scenario has no `expect`, so it cannot fail.';
    if (!field.isGiven)
        field.problems.keyError(field.path.slice(0, -1), 'scenario-missing-field', message);
    const given = field.ifGiven(() => field.mapping(EXPECTED_KEYS));
    if (given !== null && Object.keys(given).length === 0)
        field.error('scenario-empty', '`expect` expects nothing.');
    const read = (key, how) => field.at(key).ifGiven(how);
    return {
        outcome: read('outcome', readOutcome),
        exitCode: read('exit_code', (value) => value.number()),
        path: read('path', (value) => value.texts()),
        attempts: read('attempts', readAttempts) ?? new Map(),
        notRun: read('not_run', (value) => value.texts()) ?? [],
        waitedSeconds: read('waited_seconds', (value) => value.number()),
        output: field.at('output').value,
        error: read('error', readError),
        errors: read('errors', (value) => value.list()?.flatMap((item) => readError(item) ?? []) ?? null),
        terminatedBy: read('terminated_by', (value) => value.text()),
    };
}
function readOutcome(field) {
    const text = field.text();
    const known = core_outcome/* RUN_OUTCOMES */.wi.filter((outcome) => outcome !== 'invalid');
    const outcome = known.find((name) => name === text) ?? null;
    if (text === null || outcome !== null)
        return outcome;
    const hint = (0,messages/* didYouMean */.au)((0,messages/* nearest */.pA)(text, known)) ?? `outcomes are ${known.join(', ')}`;
    field.error('scenario-wrong-value', `${(0,messages/* quote */.hD)(text)} is not an outcome of a run.`, hint);
    return null;
}
function readAttempts(field) {
    const counts = field.members().map(([node, count]) => [node, count.number()]);
    return new Map(counts.flatMap(([node, count]) => (count === null ? [] : [[node, count]])));
}
function readError(field) {
    if (typeof field.value === 'string')
        return { kind: field.value, message: null, node: null, details: null };
    if (field.mapping(['kind', 'message', 'node', 'details']) === null)
        return null;
    const text = (key) => field.at(key).ifGiven((given) => given.text());
    const details = field.at('details').ifGiven((given) => given.mapping());
    return { kind: text('kind'), message: text('message'), node: text('node'), details };
}
function readStubs(field) {
    const stubs = new Map();
    for (const [node, given] of field.isGiven ? field.members() : []) {
        const items = Array.isArray(given.value) ? (given.list() ?? []) : [given];
        if (items.length === 0)
            given.error('scenario-empty', `The stub of ${(0,messages/* quote */.hD)(node)} has no entry.`);
        const entries = items.flatMap((item) => readEntry(item) ?? []);
        stubs.set(node, entries);
    }
    return stubs;
}
function readEntry(field) {
    if (field.mapping(['output', 'error', 'answer']) === null)
        return null;
    const [output, error, answer] = [field.at('output'), field.at('error'), field.at('answer')];
    if (!output.isGiven && !error.isGiven && !answer.isGiven) {
        field.error('scenario-bad-stub', 'A stub needs `output`, `error` or `answer`.');
        return null;
    }
    if (answer.isGiven && (output.isGiven || error.isGiven))
        field.error('scenario-bad-stub', '`answer` cannot be combined with `output` or `error`, which follow from it.');
    return {
        path: field.path,
        output: output.value,
        error: error.ifGiven(readStubError),
        answer: answer.ifGiven(readAnswer),
    };
}
function readAnswer(field) {
    const { value } = field;
    if (typeof value === 'string' || (0,json/* isJsonNumber */.OD)(value) || typeof value === 'boolean')
        return String(value);
    return field.text();
}
function readStubError(given) {
    const isShort = typeof given.value === 'string';
    const field = isShort ? new Field({ kind: given.value ?? null }, given.path, given.problems) : given;
    if (field.mapping(['kind', 'message', 'details', 'typed', 'conductor_error']) === null)
        return null;
    const kind = field.at('kind').text();
    if (kind === null)
        return null;
    const problem = kindProblem(kind);
    if (problem !== null)
        field.at('kind').error('scenario-bad-kind', problem);
    const message = field.at('message');
    return {
        kind,
        message: message.isGiven ? (message.text() ?? '') : `stubbed ${kind}`,
        details: field.at('details').ifGiven((details) => (details.value === null ? {} : details.mapping())) ?? {},
        typed: field.at('typed').value === true,
    };
}
function kindProblem(kind) {
    if (!(0,kinds/* isKind */.VF)(kind))
        return `${(0,messages/* quote */.hD)(kind)} is not a kind; kinds are dotted and lower-case, such as external.git.drift.`;
    if ((0,kinds/* isReservedKind */.HO)(kind) && !(0,kinds/* isEngineKind */.Dj)(kind))
        return `${(0,messages/* quote */.hD)(kind)} is reserved, and the engine makes no such kind.`;
    return null;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/core/duration.js
var duration = __webpack_require__(12170);
// EXTERNAL MODULE: ./build/src/core/events.js
var events = __webpack_require__(97095);
;// CONCATENATED MODULE: ./build/src/scenario/mismatches.js






function mismatchesOf(run, expect, rootNodes) {
    if (run.accidents.length > 0)
        return run.accidents.map(accident);
    const { walk: trace } = run.account;
    const { result } = run;
    return [
        ...same('outcome', expect.outcome, result.outcome, ended(run)),
        ...same('exit_code', expect.exitCode, result.exit_code),
        ...same('path', expect.path, expect.path?.every((node) => rootNodes.has(node)) ? trace.path : trace.fullPath),
        ...[...expect.attempts].flatMap(([node, count]) => same(`attempts.${node}`, count, trace.runs.get(node) ?? 0)),
        ...expect.notRun.flatMap((node) => ranAnyway(node, trace.runs.get(node) ?? 0)),
        ...same('waited_seconds', expect.waitedSeconds, (0,duration/* roundToMilliseconds */.uI)(run.waitedSeconds)),
        ...same('terminated_by', expect.terminatedBy, result.termination?.terminated_by ?? null),
        ...outputMismatches(expect.output, run.output),
        ...errorMismatches('error', expect.error, endingError(run)),
        ...errorsMismatches(expect.errors, run),
    ];
}
function accident(node) {
    const message = `${node} was about to run, and it is neither stubbed nor named in \`real\``;
    return { what: 'stub', expected: null, actual: node, message };
}
function same(what, expected, actual, why = '') {
    return expected === null ? [] : unequalIf(what, expected, actual, why);
}
function unequalIf(what, expected, actual, why = '') {
    return equal(expected, actual) ? [] : [unequal(what, expected, actual, why)];
}
function ended({ result }) {
    const [error] = result.errors;
    if (error !== undefined)
        return ` (${error.node_id ?? 'the run'}: ${error.kind}: ${(0,terminal_text/* oneLine */.TN)(error.message, 300)})`;
    const { termination } = result;
    return termination === null ? '' : ` (${termination.terminated_by}: ${(0,terminal_text/* oneLine */.TN)(termination.reason, 300)})`;
}
function ranAnyway(node, actual) {
    const message = `${node} ran ${actual === 1 ? 'once' : `${actual} times`}`;
    return actual === 0 ? [] : [{ what: `not_run.${node}`, expected: 0, actual, message }];
}
function outputMismatches(expected, actual) {
    if (expected === undefined)
        return [];
    if (!(0,json/* isJsonObject */.OW)(expected))
        return unequalIf('output', expected, actual);
    const output = (0,json/* isJsonObject */.OW)(actual) ? actual : {};
    return Object.entries(expected).flatMap(([key, value]) => {
        const found = Object.hasOwn(output, key) ? output[key] : undefined;
        if (found === undefined) {
            const message = `expected ${shown(value)}, and there is no such key`;
            return [{ what: `output.${key}`, expected: value, actual: null, message }];
        }
        return unequalIf(`output.${key}`, value, found);
    });
}
function unequal(what, expected, actual, why = '') {
    return { what, expected, actual, message: `expected ${shown(expected)}, was ${shown(actual)}${why}` };
}
function endingError({ result }) {
    const [error] = result.errors;
    if (error === undefined)
        return null;
    const { kind, message, details, node_id: node } = error;
    return { envelope: { kind, message, details }, node };
}
function errorMismatches(what, expected, found) {
    if (expected === null)
        return [];
    if (found === null) {
        const message = `expected ${expected.kind ?? 'an error'}, and there was none`;
        return [{ what, expected: expected.kind, actual: null, message }];
    }
    const { kind, message, details } = found.envelope;
    const isMessageRight = expected.message === null || message.includes(expected.message);
    return [
        ...same(`${what}.kind`, expected.kind, kind),
        ...(isMessageRight ? [] : [unequal(`${what}.message`, expected.message, message)]),
        ...same(`${what}.node`, expected.node, found.node),
        ...Object.entries(expected.details ?? {}).flatMap(([key, value]) => unequalIf(`${what}.details.${key}`, value, details[key] ?? null)),
    ];
}
function errorsMismatches(expected, run) {
    if (expected === null)
        return [];
    const { recorded } = run.account.errors;
    const kinds = recorded.map(({ envelope }) => envelope.kind);
    if (expected.length !== kinds.length) {
        const message = `expected ${expected.length} on record, there ${kinds.length === 1 ? 'is' : 'are'} ${kinds.length}${kinds.length === 0 ? '' : `: ${kinds.join(', ')}`}`;
        return [{ what: 'errors', expected: expected.map(({ kind }) => kind), actual: kinds, message }];
    }
    return recorded.flatMap((record, index) => {
        const found = { envelope: record.envelope, node: (0,events/* raisedBy */.wb)(record) };
        return errorMismatches(`errors[${index}]`, expected[index] ?? null, found);
    });
}
function equal(a, b) {
    return (0,external_node_util_.isDeepStrictEqual)(withoutFloats(a), withoutFloats(b));
}
function withoutFloats(value) {
    if (Array.isArray(value))
        return value.map(withoutFloats);
    if ((0,json/* isJsonObject */.OW)(value))
        return new Map(Object.entries(value).map(([key, item]) => [key, withoutFloats(item)]));
    return value instanceof core_float/* Float */.nt ? value.value : value;
}
function shown(value) {
    if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
        return `[${value.join(', ')}]`;
    return (0,terminal_text/* oneLine */.TN)((0,json/* textOrJson */.v9)(value), 500);
}

// EXTERNAL MODULE: ./build/src/core/abort.js
var abort = __webpack_require__(44366);
// EXTERNAL MODULE: ./build/src/run/execute.js + 1 modules
var execute = __webpack_require__(29120);
// EXTERNAL MODULE: ./build/src/run/request.js
var run_request = __webpack_require__(12013);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
;// CONCATENATED MODULE: ./build/src/scenario/virtual-clock.js

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
            (0,external_node_events_.setMaxListeners)(0, signal);
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

;// CONCATENATED MODULE: ./build/src/scenario/run.js







const START_TIME = Date.UTC(2024, 0, 1);
async function runScenario(ready, around) {
    await Promise.all([__webpack_require__.e(/* import() */ 9110).then(__webpack_require__.bind(__webpack_require__, 46729)), __webpack_require__.e(/* import() */ 9721).then(__webpack_require__.bind(__webpack_require__, 19721)), __webpack_require__.e(/* import() */ 6305).then(__webpack_require__.bind(__webpack_require__, 76305))]);
    const clock = new VirtualClock(START_TIME);
    let account = new run_account/* RunAccount */.b();
    const stopped = new AbortController();
    const unlink = (0,abort/* whenAborted */.eG)(around.cancel, () => stopped.abort('SIGINT'));
    const { workflow, sources, workspace } = around;
    const stubs = stubbing(ready, workflow, await around.adapters.patterns(), () => stopped.abort('SIGTERM'));
    const { scenario, inputs, answers } = ready;
    const request = {
        ...run_request/* PLAIN_RUN */.f,
        ...around,
        file: workflow.file,
        fileAsGiven: workflow.displayFile,
        given: scenario.inputs,
        gates: { answers, skip: false, human: null },
        cancel: stopped.signal,
        random: () => 0.5,
        runId: 'scenario',
        intercept: stubs.intercept,
        adapters: scenarioAdapters(scenario, around.adapters, clock),
        observer: {
            started: (start) => {
                account = start.account;
                return { consumers: [holding(scenario, clock)], sinks: [] };
            },
            masked: () => { },
            note: () => { },
            finished: () => { },
        },
    };
    const ended = await (0,execute/* execute */.g)({ request, workflow, inputs, warnings: [], sources, resume: null, workspace });
    unlink();
    const output = ended.status === 'ended' ? ended.output : null;
    const waitedSeconds = clock.slept / 1000;
    return { result: ended.result, output, account, waitedSeconds, accidents: [...stubs.accidents] };
}
function holding(scenario, clock) {
    const held = new Map();
    return {
        consume: (event) => {
            if (event.type !== 'node_started' && event.type !== 'node_completed' && event.type !== 'node_failed')
                return;
            if (event.node_type !== 'script' || !scenario.real.includes(event.node))
                return;
            const key = (0,place/* nodeKey */.u8)(event);
            if (event.type === 'node_started')
                held.set(key, clock.hold());
            else
                held.get(key)?.();
        },
    };
}
function scenarioAdapters(scenario, real, clock) {
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
        processes: {
            run: (request, signal) => nothingReal
                ? Promise.resolve({ status: 'not_started', message: 'nothing is named in `real`' })
                : held(() => real.processes.run(request, signal)),
            endLeftovers: (graceMs) => (nothingReal ? Promise.resolve() : held(() => real.processes.endLeftovers(graceMs))),
        },
        patterns: () => held(real.patterns),
        provider: async (surroundings) => ({
            ask: (request, signal) => held(async () => (await real.provider(surroundings)).ask(request, signal)),
        }),
        github: () => scenario.github ?? real.github(),
    };
}
function refuse() {
    throw new Error('a scenario leaves no files');
}
const NO_FILES = {
    makeFolder: refuse,
    openAppend: refuse,
    replace: refuse,
    readText: refuse,
    lines: refuse,
    endsOpen: refuse,
    exists: () => false,
    hasContent: () => false,
    isIrregular: () => false,
    remove: () => { },
};

;// CONCATENATED MODULE: ./build/src/scenario/test-files.js














async function testFiles(names, around) {
    const findings = [];
    const sources = new Map();
    const prepared = [];
    for (const name of names) {
        const checked = await test_files_prepare(name, around, sources);
        findings.push(...checked.findings);
        if (checked.prepared !== null)
            prepared.push(checked.prepared);
    }
    const files = [];
    const taken = new Set();
    const sound = findings.some(({ severity }) => severity === 'error') ? [] : prepared;
    for (const file of sound)
        files.push(await runFile(file, taken));
    const routes = errorRoutes(sound.map(({ around: { workflow } }) => workflow));
    const notTaken = [...routes].filter(([key]) => !taken.has(key)).map(([, route]) => route);
    const coverage = { total: routes.size, taken: routes.size - notTaken.length, notTaken };
    return { files, findings: unique(findings), sources, coverage };
}
async function test_files_prepare(name, around, sources) {
    const shownFrom = (0,load_workspace/* shownFolder */.eD)(name, around.env, around.cwd);
    const loaded = loadScenarios(name, (0,load_workspace/* findWorkspace */.pl)(name, around.env), shownFrom);
    for (const [file, text] of loaded.sources)
        sources.set(file, text);
    if (loaded.file === null)
        return { prepared: null, findings: loaded.findings };
    const { file } = loaded;
    const target = external_node_path_default().resolve(external_node_path_default().dirname(file.file), file.workflow);
    const workspace = (0,load_workspace/* findWorkspace */.pl)(target, around.env);
    const { patterns, resolveProvider } = around.adapters;
    const checked = await (0,prepare/* checkFile */.vH)({ file: target, env: around.env, patterns, workspace, shownFrom });
    for (const [shown, text] of checked.loaded.sources)
        sources.set(shown, text);
    const fileErrors = checked.findings
        .filter(({ severity }) => severity === 'error')
        .map((finding) => atReference(finding, file, shownFrom));
    if (checked.runnable === null)
        return { prepared: null, findings: [...loaded.findings, ...fileErrors] };
    const { ready, findings } = checkScenarios(file, checked.runnable);
    const real = new Set(file.scenarios.flatMap((scenario) => scenario.real));
    const providers = (0,run_providers/* checkProviders */.Dq)(checked.runnable, (workflow, node) => resolveProvider(workflow, node, null), (agent) => real.has(agent));
    const scenarioAround = { ...around, workflow: checked.runnable, sources: checked.loaded.sources, workspace };
    return {
        prepared: { file, around: scenarioAround, ready },
        findings: [...loaded.findings, ...findings, ...providers],
    };
}
function atReference(finding, file, shownFrom) {
    const target = (0,load_workspace/* realPathOf */.dN)(external_node_path_default().resolve(external_node_path_default().dirname(file.file), file.workflow));
    if (finding.code !== 'file-not-found' || finding.file !== (0,load_workspace/* displayPath */.Gt)(shownFrom, target))
        return finding;
    const message = `There is no workflow file \`${file.workflow}\`; the path is relative to this file.`;
    return { ...finding, ...file.locator.at(['workflow']), message };
}
function unique(findings) {
    return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}
async function runFile({ file, around, ready }, taken) {
    const { workflow } = around;
    const rootNodes = new Set(workflow.steps.keys());
    const scenarios = [];
    for (const scenario of ready) {
        const run = await runScenario(scenario, around);
        for (const { file: routeFile, node, row } of run.account.walk.errorRows.values())
            taken.add(rowKey(routeFile, node, row));
        scenarios.push(resultOf(scenario, run, rootNodes));
    }
    return { file: file.displayFile, workflow: workflow.displayFile, scenarios };
}
function resultOf({ scenario }, run, rootNodes) {
    const failures = mismatchesOf(run, scenario.expect, rootNodes);
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
function errorRoutes(roots) {
    const found = new Map();
    for (const workflow of roots.flatMap(model/* allWorkflows */.Am))
        for (const { route, path, site } of (0,model/* allRoutes */.mL)(workflow)) {
            if (route.on_error === undefined)
                continue;
            const node = site?.step.name ?? '';
            const row = `${path.at(-2)}[${path.at(-1)}]`;
            const { file, line, column } = workflow.at(path);
            const label = `${node === '' ? '' : `${node} `}${row} on ${(0,kinds/* patternsOf */.D4)(route.on_error).join(', ')}`;
            found.set(rowKey(workflow.displayFile, node, row), { file, line, column, label });
        }
    return found;
}
function rowKey(file, node, row) {
    return `${file}\n${node}\n${row}`;
}
function passed(report) {
    return report.files.every(({ scenarios }) => scenarios.every((result) => result.passed));
}
function testText(report, color) {
    const paint = (code, text) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
    const lines = report.files.flatMap(({ file, scenarios }) => [
        paint(1, file),
        ...scenarios.flatMap((result) => [
            `  ${result.passed ? paint(32, '✓') : paint(31, '✗')} ${(0,terminal_text/* oneLine */.TN)(result.name, 300)}`,
            ...result.failures.map(({ what, message }) => `      ${what}: ${(0,terminal_text/* oneLine */.TN)(message, 1200)}`),
            ...(result.passed ? [] : [`      at ${file}:${result.line}, path taken: ${result.path.join(' → ') || 'none'}`]),
        ]),
        '',
    ]);
    const all = report.files.flatMap(({ scenarios }) => scenarios);
    const failed = all.filter((result) => !result.passed).length;
    const count = (0,messages/* counted */.hS)(all.length, 'scenario');
    lines.push(failed === 0 ? `${count}, all hold` : `${count}, ${failed} ${failed === 1 ? 'does' : 'do'} not hold`);
    return `${[...lines, ...coverageLines(report)].join('\n')}\n`;
}
function coverageLines({ coverage }) {
    if (coverage.total === 0)
        return [];
    const counts = `${coverage.taken} of ${coverage.total} error routes taken`;
    if (coverage.notTaken.length === 0)
        return [counts];
    return [
        `${counts}; no scenario took:`,
        ...coverage.notTaken.map(({ file, line, label }) => `  ${file}:${line} ${(0,terminal_text/* oneLine */.TN)(label, 300)}`),
    ];
}
function testJson(report, exitCode) {
    const { coverage } = report;
    const document = {
        schema_version: 1,
        success: exitCode === 0,
        exit_code: exitCode,
        files: report.files,
        coverage: { error_routes: coverage.total, taken: coverage.taken, not_taken: coverage.notTaken },
        findings: report.findings,
    };
    return (0,json/* jsonCopy */.Uq)(document);
}
function testJunit(report) {
    const suites = report.files.map(({ file, scenarios }) => {
        const failures = scenarios.filter((result) => !result.passed).length;
        const attributes = { name: file, tests: scenarios.length, failures, errors: 0, skipped: 0, time: 0 };
        const cases = scenarios.map((result) => testCase(result, file));
        return (0,xml/* xmlElement */.E6)('testsuite', attributes, cases);
    });
    const all = report.files.flatMap(({ scenarios }) => scenarios);
    const failures = all.filter((result) => !result.passed).length;
    const root = (0,xml/* xmlElement */.E6)('testsuites', { name: 'conductor test', tests: all.length, failures, errors: 0 }, suites);
    return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
function testCase(result, file) {
    const lines = result.failures.map(({ what, message }) => `${what}: ${message}`);
    const failure = (0,xml/* xmlElement */.E6)('failure', { message: (0,terminal_text/* oneLine */.TN)(lines[0] ?? '', 500) }, lines.join('\n'));
    const attributes = { name: result.name, classname: file, file, line: result.line, time: 0 };
    return (0,xml/* xmlElement */.E6)('testcase', attributes, result.passed ? [] : [failure]);
}

// EXTERNAL MODULE: ./build/src/text/glob.js
var glob = __webpack_require__(89088);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/files.js
var cli_files = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/src/cli/inspect-file.js
var inspect_file = __webpack_require__(5546);
// EXTERNAL MODULE: ./build/src/cli/inspect-run.js + 1 modules
var inspect_run = __webpack_require__(87684);
// EXTERNAL MODULE: ./build/src/cli/run-request.js + 2 modules
var cli_run_request = __webpack_require__(46556);
;// CONCATENATED MODULE: ./build/src/cli/test.js















async function runTest(args, context) {
    const recorded = args.value('--from-run');
    if (recorded !== null) {
        const [file, ...more] = args.operands;
        if (more.length === 0)
            return scenarioOfRun(recorded, file ?? null, context);
        return (0,command/* badUsage */.VT)(context, 'test', '--from-run writes one file: conductor test --from-run RUN_DIR [FILE]');
    }
    if (args.operands.length === 0)
        return (0,command/* badUsage */.VT)(context, 'test', 'which file? conductor test FILE|DIR...');
    const gone = args.operands.find((name) => !(0,glob/* hasMagic */.qt)(name) && (0,cli_files/* entryAt */._f)(external_node_path_default().resolve(context.cwd, name)) === 'absent');
    if (gone !== undefined)
        return (0,command/* badUsage */.VT)(context, 'test', `there is no file or folder ${gone}`);
    const files = (0,cli_files/* namedFiles */.VI)(args.operands, context.cwd, cli_files/* SCENARIO_FILES */.VD);
    if (!files.ok)
        return (0,command/* badUsage */.VT)(context, 'test', files.error);
    const interrupts = (0,adapters_interrupts/* cancelOnSignals */.d)();
    const report = await testFiles(files.value, { ...(0,cli_run_request/* surroundings */.i5)(context), cancel: interrupts.signal });
    interrupts.release();
    const invalid = report.findings.some(({ severity }) => severity === 'error');
    const code = invalid ? command/* EXIT_INVALID */.jL : passed(report) ? 0 : command/* EXIT_FAILED */.hj;
    tell(report, code, args.value('--format') ?? 'text', context);
    const junit = args.value('--junit');
    if (junit !== null && !invalid)
        writeJunit(junit, report, context);
    return code;
}
function tell(report, code, format, context) {
    const { stdout, stdoutColor } = context.terminal;
    if (format === 'json') {
        (0,inspect_file.printDocument)(testJson(report, code), context);
        return;
    }
    (0,command/* printFindings */.c2)(context, report.findings, report.sources);
    if (code !== command/* EXIT_INVALID */.jL)
        stdout((0,command/* environmentRedactor */.uv)(context).text(testText(report, stdoutColor)));
}
function writeJunit(file, report, context) {
    const text = (0,command/* environmentRedactor */.uv)(context).text(testJunit(report));
    const written = (0,cli_files/* writeTextFile */.Tl)(external_node_path_default().resolve(context.cwd, file), text);
    if (!written.ok)
        context.terminal.stderr(`conductor test: --junit ${file} ${written.error}\n`);
}
function scenarioOfRun(target, file, context) {
    const run = (0,inspect_run.readRun)(target, context, new run_account/* RunAccount */.b({ whole: true }));
    if (!run.ok)
        return (0,command/* refuse */.TR)(context, 'test', run.error);
    const folder = file === null ? context.cwd : external_node_path_default().dirname(external_node_path_default().resolve(context.cwd, file));
    const workflow = external_node_path_default().relative(folder, workflowOf(run.value, context)).split((external_node_path_default()).sep).join('/');
    const text = scenarioFromRun(run.value, workflow);
    if (!text.ok)
        return (0,command/* refuse */.TR)(context, 'test', `${target} cannot become a scenario: ${text.error}`);
    const written = file === null ? (0,core_result.ok)(null) : (0,cli_files/* writeNewFiles */.zn)(context.cwd, [{ path: file, text: text.value }], String);
    if (!written.ok)
        return (0,command/* refuse */.TR)(context, 'test', written.error);
    context.terminal.stdout(file === null ? text.value : `${file}\n`);
    return 0;
}
function workflowOf({ folder, account, result }, { cwd, env }) {
    const recorded = account.run?.file ?? result?.workflow.file ?? '';
    const snapshot = folder === null ? null : (0,run_folder/* snapshotIn */.wI)((0,file_store/* createFileStore */.IF)(), folder);
    const started = snapshot === null ? [] : [external_node_path_default().resolve(snapshot.cwd, snapshot.file)];
    const here = external_node_path_default().resolve(cwd, recorded);
    const inWorkspace = external_node_path_default().resolve((0,load_workspace/* findWorkspace */.pl)(external_node_path_default().join(cwd, 'workflow.yaml'), env), recorded);
    return [...started, inWorkspace].find((candidate) => (0,cli_files/* entryAt */._f)(candidate) === 'file') ?? here;
}


/***/ }),

/***/ 21922:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: function() { return /* binding */ readAnswer; },
/* harmony export */   N3: function() { return /* binding */ unfitAnswer; }
/* harmony export */ });
/* unused harmony exports findJson, wholeObject */
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10898);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85636);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93833);
/* harmony import */ var _output_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13511);





const EXCERPT_CHARS = 4000;
function readAnswer(node, text, output, match) {
    const whole = wholeObject(text);
    if (whole !== null && whole['conductor_error'] === true)
        return { status: 'raised', error: { ...readRaise(node, whole, text), typed: true } };
    if (output === undefined)
        return { status: 'good', output: { result: text }, warnings: [] };
    return readOutput(text, output, match);
}
function unfitAnswer(node, text, problems, turns) {
    const described = (0,_output_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .describeProblems */ .yg)(problems);
    const message = `the answer of ${node} breaks its output schema: ${described}`;
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .unfitData */ .p6)(node, 'agent', problems[0]?.path ?? '$', message, {
        original_message: described,
        problems: problems.map(({ path, message }) => ({ path, message })),
        answers: turns,
        excerpt: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(text, EXCERPT_CHARS),
    });
}
function readRaise(node, whole, text) {
    const parsed = (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .envelopeFromJson */ .X0)(whole, text);
    if (parsed.status === 'envelope')
        return { envelope: parsed.envelope, origin: 'author' };
    const message = `${node} answered with an error that is malformed: ${parsed.reason}`;
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .unfitData */ .p6)(node, 'conductor_error', parsed.failedField, message, {
        original_message: parsed.originalMessage || parsed.reason,
        excerpt: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(text, EXCERPT_CHARS),
    });
}
function readOutput(text, output, match) {
    const found = findJson(text);
    const candidates = found.objects.map((object) => {
        const { value, unwrapped } = withoutWrappers(object, output);
        return { value, unwrapped, problems: (0,_output_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .validateOutput */ .Qm)(value, output, match) };
    });
    const [best] = candidates.toReversed().toSorted((a, b) => a.problems.length - b.problems.length);
    if (best !== undefined) {
        const { value, unwrapped, problems } = best;
        if (problems.length > 0)
            return { status: 'unfit', problems, found: value };
        const warnings = unwrapped.map((name) => `${name} came inside a wrapper object and was taken out of it`);
        return { status: 'good', output: value, warnings };
    }
    if (found.other !== undefined) {
        const wrapped = { result: found.other };
        if (Object.hasOwn(output, 'result') && (0,_output_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .validateOutput */ .Qm)(wrapped, output, match).length === 0)
            return { status: 'good', output: wrapped, warnings: [] };
        return { status: 'unfit', problems: (0,_output_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .validateOutput */ .Qm)(found.other, output, match), found: found.other };
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
const FENCED = /^[ \t]{0,3}(`{3,}|~{3,})[ \t]*[\w+.-]*[ \t]*\r?\n?([\s\S]*?)(?:^[ \t]{0,3}\1|\1[ \t]*\r?$|(?![\s\S]))/gm;
const PROSE_BUDGET = 64_000_000;
const MAX_FOUND = 1000;
function findJson(text) {
    const whole = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(trimmed(text));
    if (whole !== undefined)
        return sorted([whole]);
    const fenced = sorted(fencedJson(text).filter((value) => value !== undefined));
    if (fenced.objects.length > 0)
        return fenced;
    const prose = sorted(proseJson(text));
    return prose.objects.length > 0 || fenced.other === undefined ? prose : fenced;
}
function wholeObject(text) {
    const whole = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(trimmed(text));
    if (whole !== undefined)
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(whole) ? whole : null;
    const fenced = fencedJson(text);
    const [only] = fenced;
    return fenced.length === 1 && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(only) ? only : null;
}
function trimmed(text) {
    return text.replace(/^\uFEFF/, '').trim();
}
function sorted(values) {
    return { objects: values.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW), other: values.find((value) => !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value)) };
}
function fencedJson(text) {
    return [...text.matchAll(FENCED)].map(([, , block = '']) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(block.trim()));
}
function proseJson(text) {
    const found = [];
    const opening = /[{[]/g;
    let budget = PROSE_BUDGET;
    for (let at = opening.exec(text); at !== null; at = opening.exec(text)) {
        const { end, looked } = closingBracket(text, at.index, budget);
        budget -= looked;
        const value = end === -1 ? undefined : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text.slice(at.index, end + 1));
        if (value !== undefined) {
            found.push(value);
            opening.lastIndex = end + 1;
        }
        if (budget <= 0 || found.length === MAX_FOUND)
            break;
    }
    return found;
}
function closingBracket(text, start, budget) {
    const limit = Math.min(text.length, start + budget);
    let depth = 0;
    let quoted = false;
    for (let index = start; index < limit; index++) {
        const character = text[index];
        if (quoted) {
            if (character === '\\')
                index += 1;
            else if (character === '"')
                quoted = false;
            else if (character === '\n')
                return { end: -1, looked: index - start + 1 };
        }
        else if (character === '"')
            quoted = true;
        else if (character === '{' || character === '[')
            depth += 1;
        else if (character === '}' || character === ']') {
            depth -= 1;
            if (depth === 0)
                return { end: index, looked: index - start + 1 };
        }
    }
    return { end: -1, looked: limit - start };
}


/***/ }),

/***/ 43447:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ placedDetails; },
/* harmony export */   G: function() { return /* binding */ envelopeOf; },
/* harmony export */   locatedEnvelope: function() { return /* binding */ locatedEnvelope; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _core_transient_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86266);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85140);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93833);
/* harmony import */ var _printed_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31540);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46947);







const MAX_MESSAGE_CHARS = 2000;
const MAX_CAPTURE_CHARS = 2000;
const NUMBERS = new Set(['line', 'end_line', 'column', 'retry_after_seconds', 'status_code']);
function envelopeOf(rule, by, failure, match) {
    const line = (0,_printed_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutRunFile */ .u7)(match.line ?? '', failure.runFile ?? null);
    const plain = line === '' ? howItEnded(failure) : line;
    const message = rule.message === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(plain) : templated(rule.kind, rule.message, failure, match, plain);
    return {
        kind: rule.kind,
        message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .headOf */ .Uo)(message.ok ? message.value : plain, MAX_MESSAGE_CHARS, failure.secrets),
        details: {
            ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(rule.details ?? {}) ? { ...rule.details } : {}),
            ...capturedDetails(match, failure),
            ...(message.ok ? {} : { message_error: message.error.message }),
            ...(failure.signal === null ? {} : { signal: failure.signal }),
            ...(failure.timedOut ? { timed_out: true } : {}),
            ...transience(rule),
            ...endOf(by, failure),
        },
    };
}
function endOf(by, { exitCode, stderr, secrets }) {
    return { classified_by: by, exit_code: exitCode, stderr_tail: (0,_printed_text_js__WEBPACK_IMPORTED_MODULE_3__/* .tailOf */ .Cj)(stderr, secrets) };
}
const MAX_ANNOTATIONS = 50;
function locatedEnvelope(by, failure, first, problems, workspace) {
    return {
        kind: `external.build.${first.kind}`,
        message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .headOf */ .Uo)(first.message, MAX_MESSAGE_CHARS, failure.secrets),
        details: {
            ...placedDetails(failure, problems, workspace),
            ...(failure.signal === null ? {} : { signal: failure.signal }),
            ...endOf(by, failure),
        },
    };
}
function placedDetails({ secrets }, problems, workspace) {
    const annotations = workspace === null ? [] : (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .placed */ .G)(problems, workspace);
    const leftOut = annotations.length - MAX_ANNOTATIONS;
    const shown = annotations
        .slice(0, MAX_ANNOTATIONS)
        .map((one) => ({ ...one, message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .headOf */ .Uo)(one.message, MAX_MESSAGE_CHARS, secrets) }));
    return {
        ...(shown.length === 0 ? {} : { annotations: shown }),
        ...(leftOut > 0 ? { annotations_left_out: leftOut } : {}),
        ...(problems.length > 1 ? { problem_count: problems.length } : {}),
    };
}
function howItEnded(failure) {
    const how = failure.timedOut
        ? 'ended at its timeout'
        : failure.signal === null
            ? `exited with code ${failure.exitCode ?? 'unknown'}`
            : `ended by ${failure.signal}`;
    const said = (0,_printed_text_js__WEBPACK_IMPORTED_MODULE_3__/* .tellTrouble */ .xM)((0,_printed_text_js__WEBPACK_IMPORTED_MODULE_3__/* .lastLine */ .fM)(failure.stderr, failure.secrets), failure.exitCode, failure.runFile ?? null);
    return said === '' ? how : `${how}: ${said}`;
}
function templated(kind, source, { exitCode, signal }, { captures }, line) {
    const scope = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeOf */ .Od)({ kind, exit_code: exitCode, signal, line, ...Object.fromEntries(captures) });
    const template = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTemplate */ .QC)(source);
    const text = template.ok ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .render */ .XX)(template.value, scope) : template;
    return text.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(text.value.trim() || line) : text;
}
function transience(rule) {
    const byKind = _core_transient_js__WEBPACK_IMPORTED_MODULE_1__/* .TRANSIENT_KINDS */ .ty.has(rule.kind);
    const transient = rule.transient ?? byKind;
    return transient || byKind ? { transient } : {};
}
function capturedDetails(match, failure) {
    const details = {};
    for (const [name, value] of match.captures) {
        if (value === null)
            continue;
        const isNumber = NUMBERS.has(name) && /^\d{1,9}(\.\d{1,9})?$/.test(value);
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .setKey */ .qL)(details, name, isNumber ? Number(value) : (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .headOf */ .Uo)(value, MAX_CAPTURE_CHARS, failure.secrets));
    }
    return details;
}


/***/ }),

/***/ 33479:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   classify: function() { return /* binding */ classify; }
/* harmony export */ });
/* harmony import */ var _config_classify_sets_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41216);
/* harmony import */ var _core_transient_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86266);
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18694);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43447);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35054);
/* harmony import */ var _worth_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25787);






function classify(rules, failure, patterns, workspace = null) {
    if (failure.exitCode === 0 && failure.signal === null && !failure.timedOut)
        return null;
    const read = (0,_match_js__WEBPACK_IMPORTED_MODULE_4__/* .readFailure */ .f1)(failure);
    const allTables = rules.flatMap(({ use }) => (use === undefined ? [] : (0,_config_classify_sets_index_js__WEBPACK_IMPORTED_MODULE_0__/* .tablesOfSet */ .R)(use)));
    const foundBy = (by) => {
        const all = _config_classify_sets_index_js__WEBPACK_IMPORTED_MODULE_0__/* .CLASSIFY_SETS */ .t[by];
        const rows = all.filter(({ hint }) => hint !== true);
        const rowIn = (some) => {
            for (const row of some) {
                const match = (0,_match_js__WEBPACK_IMPORTED_MODULE_4__/* .matchRow */ .O5)(row, read);
                if (match === null)
                    continue;
                const lines = match.line === null ? [] : [{ line: null, text: match.line }];
                const { kind, around = false, consequence = false } = row;
                const envelope = () => {
                    const made = (0,_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .envelopeOf */ .G)(row, by, failure, match);
                    if (_core_transient_js__WEBPACK_IMPORTED_MODULE_1__/* .TRANSIENT_KINDS */ .ty.has(kind))
                        return made;
                    const problems = (0,_match_js__WEBPACK_IMPORTED_MODULE_4__/* .problemsOf */ .GW)(read, (0,_config_classify_sets_index_js__WEBPACK_IMPORTED_MODULE_0__/* .tablesOfSet */ .R)(by));
                    const message = (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .opens */ .UI)(made.message) ? (problems[0]?.message ?? made.message) : made.message;
                    return { ...made, message, details: { ...(0,_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .placedDetails */ .C)(failure, problems, workspace), ...made.details } };
                };
                return [{ ...ranked(by, kind, around, consequence), lines, envelope }];
            }
            return [];
        };
        const placeIn = () => {
            const [first] = (0,_match_js__WEBPACK_IMPORTED_MODULE_4__/* .problemsOf */ .GW)(read, (0,_config_classify_sets_index_js__WEBPACK_IMPORTED_MODULE_0__/* .tablesOfSet */ .R)(by));
            if (first === undefined)
                return [];
            const envelope = () => (0,_envelope_js__WEBPACK_IMPORTED_MODULE_3__.locatedEnvelope)(by, failure, first, (0,_match_js__WEBPACK_IMPORTED_MODULE_4__/* .problemsOf */ .GW)(read, allTables), workspace);
            return [{ ...ranked(by, `external.build.${first.kind}`, false, false), lines: [], envelope }];
        };
        const isBuild = ({ kind }) => kind.startsWith('external.build.');
        const lateness = ({ consequence }) => Number(consequence === true);
        const firm = rows.filter(({ around }) => around !== true).toSorted((a, b) => lateness(a) - lateness(b));
        const told = rowIn(firm.filter((row) => !isBuild(row)));
        const placed = told.length > 0 ? told : placeIn();
        const found = placed.length > 0 ? placed : rowIn(firm.filter(isBuild));
        return found.length > 0 ? found : rowIn(rows.filter(({ around }) => around === true));
    };
    const late = [];
    for (const turn of turnsOf(rules)) {
        if ('own' in turn) {
            const match = (0,_match_js__WEBPACK_IMPORTED_MODULE_4__/* .matchOwn */ .Im)(turn.own, read, patterns);
            if (match !== null)
                return (0,_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .envelopeOf */ .G)(turn.own, 'rule', failure, match);
        }
        else if (!failure.timedOut) {
            const found = turn.sets.flatMap(foundBy);
            const chosen = (0,_choose_js__WEBPACK_IMPORTED_MODULE_2__/* .choose */ .Sw)(found, turn.sets);
            if (chosen !== null)
                return chosen.envelope();
            late.push(...found);
        }
    }
    return late[0]?.envelope() ?? null;
}
function ranked(set, kind, around, consequence) {
    return { rule: { set, kind, around, consequence, transient: _core_transient_js__WEBPACK_IMPORTED_MODULE_1__/* .TRANSIENT_KINDS */ .ty.has(kind), rank: 0, hint: false } };
}
function turnsOf(rules) {
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

/***/ 32185:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: function() { return /* binding */ xmlElement; }
/* harmony export */ });
/* unused harmony exports xmlText, xmlAttribute */
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
function writable(text) {
    return (0,_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .ES)(text).replace(FORBIDDEN, '');
}
function xmlText(text) {
    return writable(text).replace(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign);
}
function xmlAttribute(text) {
    return writable(text).replace(/[&<>"\t\n\r]/g, (sign) => ENTITIES[sign] ?? sign);
}
function xmlElement(name, attributes, content = []) {
    const written = Object.entries(attributes)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([key, value]) => ` ${key}="${xmlAttribute(String(value))}"`)
        .join('');
    if (typeof content === 'string')
        return `<${name}${written}>${xmlText(content)}</${name}>`;
    if (content.length === 0)
        return `<${name}${written}/>`;
    return `<${name}${written}>\n${content.join('\n')}\n</${name}>`;
}


/***/ })

};
;