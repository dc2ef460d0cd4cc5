export const id = 7395;
export const ids = [7395];
export const modules = {

/***/ 7057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ startedRun),
/* harmony export */   W5: () => (/* binding */ noteRun),
/* harmony export */   Ye: () => (/* binding */ realPath),
/* harmony export */   _h: () => (/* binding */ fileRules),
/* harmony export */   d3: () => (/* binding */ namedRun),
/* harmony export */   d_: () => (/* binding */ notedRuns),
/* harmony export */   iB: () => (/* binding */ forgetRuns),
/* harmony export */   sL: () => (/* binding */ resumableRun),
/* harmony export */   xo: () => (/* binding */ LAST)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4311);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4429);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3505);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1853);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8213);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2566);









const MAX_ENTRIES = 1000;
const SPARE_ENTRIES = 100;
const MAX_ENTRY_BYTES = 64 * 1024;
function indexFolder(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_4__/* .temporaryBase */ .du)(env), `conductor-runs-${process.getuid?.() ?? 'user'}`);
}
function noteRun(entry, env) {
    try {
        const folder = indexFolder(env);
        (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .f)(folder, 0o700);
        if (!isOurs(folder))
            return;
        const name = `${entry.started.replaceAll('-', '').replaceAll(':', '').replaceAll('.', '')}-${entry.run_id}.json`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name), `${JSON.stringify({ schema_version: 1, ...entry })}\n`, { mode: 0o600 });
        forgetOldest(folder);
    }
    catch {
    }
}
function forgetOldest(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).length <= MAX_ENTRIES + SPARE_ENTRIES)
        return;
    for (const old of entryNames(folder).slice(MAX_ENTRIES))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, old), { force: true });
}
function notedRuns(env) {
    const folder = indexFolder(env);
    if (!isOurs(folder))
        return [];
    return entryNames(folder).flatMap((name) => readEntry(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name)) ?? []);
}
function startedRun(env) {
    return (runId, folder) => {
        const real = realPath(folder);
        return notedRuns(env).find((entry) => entry.run_id === runId && realPath(entry.folder) === real) ?? null;
    };
}
function forgetRuns(folders, env) {
    const index = indexFolder(env);
    if (!isOurs(index))
        return;
    for (const name of entryNames(index)) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(index, name);
        const entry = readEntry(file);
        if (entry === null || folders.has(entry.folder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    }
}
function realPath(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file);
    }
    catch {
        return node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(file);
    }
}
function isOurs(folder) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() === true && (process.getuid === undefined || stats.uid === process.getuid());
}
function entryNames(folder) {
    try {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => name.endsWith('.json'));
        return names.sort().reverse();
    }
    catch {
        return [];
    }
}
function readEntry(file) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file);
        if (!stats.isFile() || stats.size > MAX_ENTRY_BYTES)
            return null;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isJsonObject */ .OW)(value))
            return null;
        const { run_id, workflow, file: source, cwd, folder, started } = value;
        const texts = [run_id, workflow, source, cwd, folder, started];
        if (!texts.every((text) => typeof text === 'string'))
            return null;
        if (Number.isNaN(Date.parse(String(started))) || !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(String(folder)))
            return null;
        return {
            run_id: String(run_id),
            workflow: String(workflow),
            file: String(source),
            cwd: String(cwd),
            folder: String(folder),
            started: String(started),
        };
    }
    catch {
        return null;
    }
}
const LAST = 'last';
function namedRun(target, { cwd, env }) {
    if (target !== LAST) {
        const resolved = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, target);
        const unsafe = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(resolved) === 'folder' ? (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .whyUnsafe */ .TE)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .I)(), resolved) : null;
        return unsafe === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(target) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)(unsafe);
    }
    const here = realPath(cwd);
    const found = notedRuns(env).find((entry) => entry.cwd === here && isThere(entry));
    return found === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)('no run was started in this folder; `conductor runs` lists all') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(found.folder);
}
function resumableRun(target, context) {
    if (!/\.ya?ml$/i.test(target) || (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(context.cwd, target)) !== 'file')
        return namedRun(target, context);
    const file = realPath(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(context.cwd, target));
    const found = notedRuns(context.env).find((entry) => entry.file === file && isThere(entry) && isResumable(entry));
    return found === undefined
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
        : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(found.folder);
}
function isThere({ folder }) {
    return (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(folder) === 'folder';
}
function isResumable({ folder }) {
    const saved = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readCheckpoint */ .HQ)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .I)(), folder);
    return saved.ok && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable);
}
function fileRules(args, { cwd, env }) {
    const given = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_8__/* .oneValue */ .o)(args, '--workflow');
    const named = given === null ? {} : { named: { file: node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, given), fileAsGiven: given } };
    return { ...named, started: startedRun(env) };
}


/***/ }),

/***/ 6499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTest: () => (/* binding */ runTest),
  scenarioOfRun: () => (/* binding */ scenarioOfRun)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/account/run-account.js + 10 modules
var run_account = __webpack_require__(8823);
// EXTERNAL MODULE: ./build/adapters/interrupts.js
var adapters_interrupts = __webpack_require__(6561);
// EXTERNAL MODULE: ./build/config/finding-text.js
var finding_text = __webpack_require__(4196);
// EXTERNAL MODULE: ./build/config/load/index.js + 6 modules
var load = __webpack_require__(988);
// EXTERNAL MODULE: ./build/core/result.js
var core_result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/durability/snapshot.js
var durability_snapshot = __webpack_require__(5464);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/lists.js
var lists = __webpack_require__(2735);
// EXTERNAL MODULE: ./build/core/place.js
var place = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/core/step-types.js
var step_types = __webpack_require__(3302);
// EXTERNAL MODULE: ./build/config/error-mode.js
var error_mode = __webpack_require__(1449);
// EXTERNAL MODULE: ./build/config/model.js
var model = __webpack_require__(9814);
// EXTERNAL MODULE: ./build/core/float.js
var core_float = __webpack_require__(2556);
// EXTERNAL MODULE: ./build/core/gates.js
var core_gates = __webpack_require__(6822);
// EXTERNAL MODULE: ./build/core/kinds.js
var kinds = __webpack_require__(1425);
// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(9058);
// EXTERNAL MODULE: ./build/nodes/agent/answer.js
var agent_answer = __webpack_require__(8576);
// EXTERNAL MODULE: ./build/nodes/classify/index.js + 3 modules
var classify = __webpack_require__(6866);
// EXTERNAL MODULE: ./build/nodes/output-schema.js
var output_schema = __webpack_require__(3433);
// EXTERNAL MODULE: ./build/nodes/script-output.js
var script_output = __webpack_require__(1405);
// EXTERNAL MODULE: ./build/run/interception.js
var interception = __webpack_require__(5312);
;// CONCATENATED MODULE: ./build/scenario/stubs.js













function stubbing(ready, root, patterns, stop) {
    const { scenario, injections, answers } = ready;
    const inject = (0,interception/* injecting */.G)(injections);
    const raising = whereExitsRaise(root);
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
            return stubOutcome(entry, step, { failingExitRaises: raising(step), patterns });
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
function whereExitsRaise(root) {
    const raising = new Set();
    for (const workflow of (0,model/* allWorkflows */.Am)(root)) {
        const members = (0,model/* groupsOfMembers */.t5)(workflow);
        for (const step of workflow.steps.values()) {
            if (step.type === 'for_each')
                raising.add(step.agent);
            if (members.has(step.name) || (0,error_mode/* isStrict */.io)(workflow, step))
                raising.add(step);
        }
    }
    return (step) => raising.has(step);
}
const ALWAYS_TYPED = ['internal.policy_denied', 'internal.circuit_open'];
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
            return checked(step.name, 'output of the child', entry.output ?? {}, step.output, facts);
        default:
            return { status: 'completed', output: entry.output ?? {} };
    }
}
function stubbedError({ kind, message, details, typed }) {
    const engine = (0,kinds/* isEngineKind */.Dj)(kind);
    const code = details['exit_code'];
    return {
        envelope: { kind, message, details },
        origin: engine ? 'engine' : 'author',
        ...(typeof code === 'number' ? { exit_code: code } : {}),
        ...(typed || ALWAYS_TYPED.includes(kind) ? { typed: true } : {}),
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
    const note = { exit_code: exitCode };
    if (exitCode !== 0 && facts.failingExitRaises) {
        const failure = { exitCode, signal: null, timedOut: false, stdout, stderr };
        const envelope = step.classify === undefined ? null : (0,classify/* classify */.L)(step.classify, failure, facts.patterns);
        const error = envelope === null ? scriptError(step.name, exitCode, stderr) : { envelope, origin: 'author' };
        return { status: 'raised', error: { ...error, ...note, stderr_tail: (0,script_output/* tailOf */.Cj)(stderr) }, partial: output, note };
    }
    const outcome = checked(step.name, 'stdout', output, step.output, facts);
    return outcome.status === 'completed' ? { ...outcome, note } : outcome;
}
function scriptError(node, exitCode, stderr) {
    const said = (0,script_output/* lastLine */.fM)(stderr);
    const message = `${node} exited with code ${exitCode}${said === '' ? '' : `: ${said}`}`;
    const details = { exit_code: exitCode, signal: null, command: '(stub)', stderr_tail: (0,script_output/* tailOf */.Cj)(stderr) };
    return (0,core_outcome/* engineFailure */.FR)('internal.script_error', message, details);
}
function textOf(value) {
    return value === undefined ? '' : (0,json/* textOrJson */.v9)(value);
}
function checked(node, source, output, schema, facts) {
    const problems = schema === undefined ? [] : (0,output_schema/* validateOutput */.Qm)(output, schema, facts.patterns.matches);
    if (problems.length === 0)
        return { status: 'completed', output };
    return (0,core_outcome/* raised */.P5)((0,output_schema/* schemaViolation */.Hz)(node, source, problems, (0,json/* jsonText */.s$)(output)), output);
}
function agentOutcome(step, { output, answer }, facts) {
    if (answer === null) {
        const said = typeof output === 'string' ? { result: output } : (output ?? {});
        return checked(step.name, 'agent', said, step.output, facts);
    }
    const reading = (0,agent_answer/* readAnswer */.JN)(step.name, answer, step.output ?? null, facts.patterns.matches);
    switch (reading.status) {
        case 'good':
            return { status: 'completed', output: reading.output };
        case 'raised':
            return (0,core_outcome/* raised */.P5)({ envelope: reading.envelope, origin: 'author', typed: true });
        case 'broken_raise':
            return (0,core_outcome/* raised */.P5)({ envelope: reading.envelope, origin: 'engine', typed: true });
        case 'unfit': {
            const envelope = (0,agent_answer/* unfitEnvelope */.P3)(step.name, answer, reading.problems, 1);
            return (0,core_outcome/* raised */.P5)({ envelope, origin: 'engine' }, reading.found);
        }
    }
}
function gateOutcome(step, { output, answer }) {
    const given = (0,json/* isJsonObject */.OW)(output) ? output : {};
    const selected = answer ?? textOf(given['selected']);
    const option = step.options[(0,core_gates/* optionIndex */.mU)(step, selected)];
    const said = { selected: option?.value ?? selected, additional_input: given['additional_input'] ?? {} };
    return option?.route === undefined
        ? { status: 'completed', output: said }
        : { status: 'routed', output: said, to: option.route };
}

;// CONCATENATED MODULE: ./build/scenario/from-run.js






function scenarioFromRun({ account, result }, workflow) {
    const { run, ending } = account;
    if (run === null)
        return (0,core_result/* err */._)('its events.jsonl has no beginning');
    if (ending === null && result === null)
        return (0,core_result/* err */._)('it has not come to its end');
    const outcome = result?.outcome ?? ending?.outcome ?? 'success';
    const runs = countingRuns(account);
    const stubs = stubsOf(runs, timeSpent(result));
    const real = realNames(runs, account);
    const scenario = {
        name: nameOf(runs, result, outcome),
        ...(Object.keys(run.input).length === 0 ? {} : { inputs: run.input }),
        ...(Object.keys(stubs).length === 0 ? {} : { stub: stubs }),
        ...(real.length === 0 ? {} : { real }),
        expect: expectation(runs, result, outcome),
    };
    const head = `# Made from the run ${run.runId} of ${run.timestamp}; secrets are masked as they are in its files.\n`;
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
function nameOf(runs, result, outcome) {
    const [error] = result?.errors ?? [];
    if (error !== undefined)
        return `${error.node_id ?? 'the run'} ends with ${error.kind}`;
    const failed = runs.find(({ attempt }) => attempt.failure !== null);
    return failed === undefined
        ? `the run ended as ${outcome}`
        : `${failed.visit.node} raised ${failed.attempt.failure?.envelope.kind}, the run ended as ${outcome}`;
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
    const said = output === undefined ? {} : { output: type === 'script' ? withoutRepetition(output) : output };
    if (failure === null)
        return said;
    const { kind, message, details } = failure.envelope;
    if (kind === 'internal.cancelled' && spent?.node_id === node)
        return { error: { kind: spent.kind, message: spent.message, details: spent.details } };
    if (kind === 'internal.cancelled')
        return { output: {} };
    if (kind === 'internal.template_error' && isRouteField(details['field']) && output !== undefined)
        return said;
    const typed = failure.origin === 'engine' && failure.typed ? { typed: true } : {};
    if (kind === 'internal.undeclared_kind')
        return { ...said, error: original(details, message) };
    return { ...said, error: { kind, message, ...(Object.keys(details).length === 0 ? {} : { details }), ...typed } };
}
function isRouteField(field) {
    return typeof field === 'string' && /^routes\[\d+\]\.(?:when|output)/.test(field);
}
function original(details, message) {
    const { original_kind: kind, original_message: said, original_details: more } = details;
    return {
        kind: kind ?? '',
        message: said ?? message,
        ...((0,json/* isJsonObject */.OW)(more) && Object.keys(more).length > 0 ? { details: more } : {}),
    };
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
    const attempts = Object.fromEntries(retriedOutsideGroups(runs).map((node) => [node, counts.get(node) ?? 0]));
    const output = result?.output ?? null;
    return {
        outcome,
        path: pathOf(runs),
        ...(Object.keys(attempts).length === 0 ? {} : { attempts }),
        ...(error === undefined
            ? {}
            :
                { error: { kind: error.kind, ...(counts.has(error.node_id ?? '') ? { node: error.node_id } : {}) } }),
        ...(outcome === 'success' && (0,json/* isJsonObject */.OW)(output) && Object.keys(output).length > 0 ? { output } : {}),
    };
}
function pathOf(runs) {
    const entered = runs.filter(({ visit, attempt }) => visit.scope === '' && (attempt.number === 1 || attempt.reentered));
    return entered.map(({ visit }) => visit.node);
}
function retriedOutsideGroups(runs) {
    const retried = runs.filter(({ visit, inGroup }) => !inGroup && visit.pauses.some(({ why }) => why === 'retry'));
    return [...new Set(retried.map(({ visit }) => visit.node))];
}
const PLAIN = /^[A-Za-z][A-Za-z0-9_./-]*( [A-Za-z0-9_./-]+)*$/;
const MEANS_SOMETHING = /^(true|false|null|yes|no|on|off|y|n)$/i;
function yamlText(value, indent = '') {
    if (Array.isArray(value) && value.length > 0)
        return value.map((item) => `${indent}- ${yamlText(item, `${indent}  `).trimStart()}`).join('');
    if ((0,json/* isJsonObject */.OW)(value) && Object.keys(value).length > 0)
        return Object.entries(value)
            .map(([key, item]) => `${indent}${scalar(key)}:${after(item, indent)}`)
            .join('');
    return `${indent}${scalar(value)}\n`;
}
function after(value, indent) {
    if (((0,json/* isJsonObject */.OW)(value) || Array.isArray(value)) && Object.keys(value).length > 0)
        return `\n${yamlText(value, `${indent}  `)}`;
    return ` ${scalar(value)}\n`;
}
function scalar(value) {
    if (typeof value === 'string' && PLAIN.test(value) && !MEANS_SOMETHING.test(value))
        return value;
    return (0,json/* jsonText */.s$)(value);
}

// EXTERNAL MODULE: ./build/core/messages.js
var messages = __webpack_require__(1072);
// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(7742);
// EXTERNAL MODULE: ./build/text/xml.js
var xml = __webpack_require__(6359);
;// CONCATENATED MODULE: ./build/scenario/report.js




function passed(report) {
    return report.files.every(({ scenarios }) => scenarios.every((one) => one.passed));
}
function testText(report, color) {
    const paint = (code, text) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
    const lines = report.files.flatMap(({ file, scenarios }) => [
        paint(1, file),
        ...scenarios.flatMap((one) => [
            `  ${one.passed ? paint(32, '✓') : paint(31, '✗')} ${(0,terminal_text/* oneLine */.TN)(one.name, 300)}`,
            ...one.mismatches.map(({ what, message }) => `      ${what}: ${(0,terminal_text/* oneLine */.TN)(message, 1200)}`),
            ...(one.passed ? [] : [`      at ${one.file}:${one.line}, path taken: ${one.path.join(' → ') || 'none'}`]),
        ]),
        '',
    ]);
    const all = report.files.flatMap(({ scenarios }) => scenarios);
    const failed = all.filter((one) => !one.passed).length;
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
        files: report.files.map(({ file, workflow, scenarios }) => ({
            file,
            workflow,
            scenarios: scenarios.map(scenarioJson),
        })),
        coverage: { error_routes: coverage.total, taken: coverage.taken, not_taken: coverage.notTaken },
        findings: report.findings,
    };
    return (0,json/* jsonCopy */.Uq)(document);
}
function scenarioJson(one) {
    return {
        name: one.name,
        line: one.line,
        passed: one.passed,
        failures: one.mismatches,
        outcome: one.outcome,
        exit_code: one.exitCode,
        path: one.path,
        waited_seconds: one.waitedSeconds,
        output: one.output,
    };
}
function testJunit(report) {
    const suites = report.files.map(({ file, scenarios }) => {
        const failures = scenarios.filter((one) => !one.passed).length;
        const attributes = { name: file, tests: scenarios.length, failures, errors: 0, skipped: 0, time: 0 };
        return (0,xml/* xmlElement */.E6)('testsuite', attributes, scenarios.map((one) => testCase(one, file)));
    });
    const all = report.files.flatMap(({ scenarios }) => scenarios);
    const failures = all.filter((one) => !one.passed).length;
    const root = (0,xml/* xmlElement */.E6)('testsuites', { name: 'conductor test', tests: all.length, failures, errors: 0 }, suites);
    return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
function testCase(one, file) {
    const lines = one.mismatches.map(({ what, message }) => `${what}: ${message}`);
    const failure = (0,xml/* xmlElement */.E6)('failure', { message: (0,terminal_text/* oneLine */.TN)(lines[0] ?? '', 500) }, lines.join('\n'));
    const attributes = { name: one.name, classname: file, file: one.file, line: one.line, time: 0 };
    return (0,xml/* xmlElement */.E6)('testcase', attributes, one.passed ? [] : [failure]);
}

// EXTERNAL MODULE: ./build/config/load/workspace.js
var load_workspace = __webpack_require__(2557);
// EXTERNAL MODULE: ./build/config/sites.js
var sites = __webpack_require__(2247);
// EXTERNAL MODULE: ./build/run/prepare.js
var prepare = __webpack_require__(6685);
// EXTERNAL MODULE: ./build/run/providers.js
var run_providers = __webpack_require__(3892);
// EXTERNAL MODULE: ./build/config/inputs.js
var config_inputs = __webpack_require__(9190);
// EXTERNAL MODULE: ./build/core/injection.js
var injection = __webpack_require__(7815);
// EXTERNAL MODULE: ./build/run/gate-answers.js
var gate_answers = __webpack_require__(7225);
// EXTERNAL MODULE: ./build/config/load/yaml-data.js
var yaml_data = __webpack_require__(5406);
;// CONCATENATED MODULE: ./build/scenario/read.js






class ShapeReader {
    locator;
    findings = [];
    constructor(locator) {
        this.locator = locator;
    }
    error(path, code, message, suggestion = null) {
        this.#add(this.locator.at(path), code, message, suggestion);
    }
    keyError(path, code, message, suggestion = null) {
        this.#add(this.locator.keyAt(path), code, message, suggestion);
    }
    #add({ file, line, column }, code, message, suggestion) {
        this.findings.push({ file, line, column, code, severity: 'error', message, suggestion });
    }
    mapping(value, path, known) {
        if (!(0,yaml_data/* isDataObject */.WT)(value))
            return this.#wrong(path, 'a mapping', value);
        for (const key of known === undefined ? [] : Object.keys(value)) {
            if (known?.includes(key) === true)
                continue;
            const hint = (0,messages/* didYouMean */.au)((0,messages/* nearest */.pA)(key, known ?? [])) ?? `known here: ${known?.join(', ')}`;
            this.keyError([...path, key], 'scenario-unknown-field', `There is no field ${(0,messages/* quote */.hD)(key)} here.`, hint);
        }
        return value;
    }
    list(value, path) {
        return Array.isArray(value) ? value : this.#wrong(path, 'a list', value);
    }
    text(value, path) {
        if (typeof value !== 'string')
            return this.#wrong(path, 'a text', value);
        if (value.trim() !== '')
            return value;
        this.error(path, 'scenario-empty', `${read_name(path)} is empty.`);
        return null;
    }
    number(value, path) {
        return (0,core_float/* asNumber */.i)(value) ?? this.#wrong(path, 'a number', value);
    }
    texts(value, path) {
        if (typeof value === 'string')
            return [value];
        const items = this.list(value, path) ?? [];
        return items.flatMap((item, index) => this.text(item, [...path, index]) ?? []);
    }
    #wrong(path, wanted, found) {
        const what = found === undefined || found === null ? 'nothing' : (0,messages/* quote */.hD)(found);
        this.error(path, 'scenario-wrong-type', `${read_name(path)} must be ${wanted}, not ${what}.`);
        return null;
    }
}
function read_name(path) {
    const last = path.at(-1);
    if (last === undefined)
        return 'A file of scenarios';
    return typeof last === 'number' ? `Entry ${last + 1} of ${(0,messages/* quote */.hD)(String(path.at(-2) ?? 'the list'))}` : (0,messages/* quote */.hD)(last);
}
const KEYS = [
    'outcome',
    'exit_code',
    'path',
    'attempts',
    'not_run',
    'waited_seconds',
    'output',
    'error',
    'errors',
    'terminated_by',
];
const NOTHING = {
    outcome: null,
    exitCode: null,
    path: null,
    attempts: new Map(),
    notRun: [],
    waitedSeconds: null,
    output: undefined,
    error: null,
    errors: null,
    terminatedBy: null,
};
function readExpectations(value, path, shape) {
    if (value === undefined) {
        shape.keyError(path.slice(0, -1), 'scenario-missing-field', 'This scenario has no `expect`, so it cannot fail.');
        return NOTHING;
    }
    const given = shape.mapping(value, path, KEYS);
    if (given === null)
        return NOTHING;
    if (Object.keys(given).length === 0)
        shape.error(path, 'scenario-empty', '`expect` expects nothing.');
    const at = (key) => [...path, key];
    const has = (key) => Object.hasOwn(given, key);
    return {
        outcome: has('outcome') ? readOutcome(given['outcome'], at('outcome'), shape) : null,
        exitCode: has('exit_code') ? shape.number(given['exit_code'], at('exit_code')) : null,
        path: has('path') ? shape.texts(given['path'], at('path')) : null,
        attempts: has('attempts') ? readAttempts(given['attempts'], at('attempts'), shape) : NOTHING.attempts,
        notRun: has('not_run') ? shape.texts(given['not_run'], at('not_run')) : [],
        waitedSeconds: has('waited_seconds') ? shape.number(given['waited_seconds'], at('waited_seconds')) : null,
        output: has('output') ? given['output'] : undefined,
        error: has('error') ? readError(given['error'], at('error'), shape) : null,
        errors: has('errors') ? readErrors(given['errors'], at('errors'), shape) : null,
        terminatedBy: has('terminated_by') ? shape.text(given['terminated_by'], at('terminated_by')) : null,
    };
}
function readOutcome(value, path, shape) {
    const text = shape.text(value, path);
    if (text === null)
        return null;
    const outcome = core_outcome/* RUN_OUTCOMES */.wi.find((known) => known === text);
    if (outcome !== undefined && outcome !== 'invalid')
        return outcome;
    const known = core_outcome/* RUN_OUTCOMES */.wi.filter((one) => one !== 'invalid');
    const hint = (0,messages/* didYouMean */.au)((0,messages/* nearest */.pA)(text, known)) ?? `outcomes are ${known.join(', ')}`;
    shape.error(path, 'scenario-wrong-value', `${(0,messages/* quote */.hD)(text)} is not an outcome of a run.`, hint);
    return null;
}
function readAttempts(value, path, shape) {
    const attempts = new Map();
    for (const [node, count] of Object.entries(shape.mapping(value, path) ?? {})) {
        const number = shape.number(count, [...path, node]);
        if (number !== null)
            attempts.set(node, number);
    }
    return attempts;
}
function readError(value, path, shape) {
    if (typeof value === 'string')
        return { kind: value, message: null, node: null, details: null };
    const given = shape.mapping(value, path, ['kind', 'message', 'node', 'details']);
    if (given === null)
        return null;
    const text = (key) => given[key] === undefined ? null : shape.text(given[key], [...path, key]);
    const details = given['details'] === undefined ? null : shape.mapping(given['details'], [...path, 'details']);
    return { kind: text('kind'), message: text('message'), node: text('node'), details };
}
function readErrors(value, path, shape) {
    const items = shape.list(value, path);
    return items === null ? null : items.flatMap((item, index) => readError(item, [...path, index], shape) ?? []);
}
function readStubs(value, path, shape) {
    const stubs = new Map();
    if (value === undefined)
        return stubs;
    for (const [node, given] of Object.entries(shape.mapping(value, path) ?? {})) {
        const at = [...path, node];
        const items = Array.isArray(given) ? given : [given];
        if (items.length === 0)
            shape.error(at, 'scenario-empty', `The stub of ${(0,messages/* quote */.hD)(node)} has no entry.`);
        const place = (index) => (Array.isArray(given) ? [...at, index] : at);
        stubs.set(node, items.flatMap((item, index) => readEntry(item, place(index), shape) ?? []));
    }
    return stubs;
}
function readEntry(value, path, shape) {
    const given = shape.mapping(value, path, ['output', 'error', 'answer']);
    if (given === null)
        return null;
    const [output, error, answer] = [given['output'], given['error'], given['answer']];
    if (output === undefined && error === undefined && answer === undefined) {
        shape.error(path, 'scenario-bad-stub', 'A stub says what the run does: `output`, `error`, or `answer`.');
        return null;
    }
    if (answer !== undefined && (output !== undefined || error !== undefined))
        shape.error(path, 'scenario-bad-stub', '`answer` stands for the whole run: `output` and `error` follow from it.');
    return {
        path,
        output,
        error: error === undefined ? null : readStubError(error, [...path, 'error'], shape),
        answer: answer === undefined ? null : readAnswer(answer, [...path, 'answer'], shape),
    };
}
function readAnswer(value, path, shape) {
    if (typeof value === 'string')
        return value;
    if ((0,json/* isJsonNumber */.OD)(value) || typeof value === 'boolean')
        return String(value);
    return shape.text(value, path);
}
function readStubError(value, path, shape) {
    const given = typeof value === 'string' ? { kind: value } : value;
    const fields = shape.mapping(given, path, ['kind', 'message', 'details', 'typed', 'conductor_error']);
    const kind = fields === null ? null : shape.text(fields['kind'], [...path, 'kind']);
    if (fields === null || kind === null)
        return null;
    const problem = kindProblem(kind);
    if (problem !== null)
        shape.error([...path, 'kind'], 'scenario-bad-kind', problem);
    const message = fields['message'] === undefined ? `stubbed ${kind}` : shape.text(fields['message'], [...path, 'message']);
    const details = fields['details'] ?? {};
    return {
        kind,
        message: message ?? '',
        details: shape.mapping(details, [...path, 'details']) ?? {},
        typed: fields['typed'] === true,
    };
}
function kindProblem(kind) {
    if (!(0,kinds/* isKind */.VF)(kind))
        return `${(0,messages/* quote */.hD)(kind)} is not a kind; kinds are dotted and lower-case, such as external.git.drift.`;
    if ((0,kinds/* isReservedKind */.HO)(kind) && !(0,kinds/* isEngineKind */.Dj)(kind))
        return `${(0,messages/* quote */.hD)(kind)} is reserved, and the engine makes no such kind.`;
    return null;
}

;// CONCATENATED MODULE: ./build/scenario/check.js









function checkScenarios(file, workflow) {
    const checker = new Checker(file, workflow);
    const ready = file.scenarios.map((scenario) => checker.check(scenario));
    return { ready, findings: checker.findings };
}
class Checker {
    file;
    workflow;
    #shape;
    #steps = new Map();
    #policies;
    constructor(file, workflow) {
        this.file = file;
        this.workflow = workflow;
        this.#shape = new ShapeReader(file);
        const files = (0,model/* allWorkflows */.Am)(workflow);
        for (const { steps } of files) {
            for (const step of steps.values())
                for (const one of step.type === 'for_each' ? [step, step.agent] : [step])
                    (0,lists/* addTo */.D)(this.#steps, one.name, one);
        }
        this.#policies = files.flatMap(({ settings }) => (settings.policies ?? []).map(({ name }) => name));
    }
    get findings() {
        return this.#shape.findings;
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
            this.#shape.keyError(path, 'scenario-unknown-node', message, hint);
        else
            this.#shape.error(path, 'scenario-unknown-node', message, hint);
        return false;
    }
    #stubs({ path, stubs, real }) {
        for (const [name, entries] of stubs) {
            const at = [...path, 'stub', name];
            if (!this.#name(name, at, 'key'))
                continue;
            if (real.includes(name))
                this.#shape.keyError(at, 'scenario-stubbed-and-real', `${(0,messages/* quote */.hD)(name)} is stubbed and named in \`real\`.`, 'remove one of them');
            const steps = this.#steps.get(name) ?? [];
            if (steps.every(({ type }) => type === 'terminate'))
                this.#shape.keyError(at, 'scenario-bad-stub', `${(0,messages/* quote */.hD)(name)} is a terminate: it always runs, and cannot be stubbed.`);
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
            this.#shape.keyError(at, 'scenario-bad-stub', 'Only agents and gates answer; other nodes have an `output`.');
        }
        else if (gates.every((gate) => (0,core_gates/* optionIndex */.mU)(gate, answer) === -1)) {
            const values = gates.flatMap((gate) => gate.options.map(({ value }) => String(value)));
            const hint = (0,messages/* didYouMean */.au)((0,messages/* nearest */.pA)(answer, values)) ?? `answers are ${values.join(', ')}`;
            this.#shape.error(at, 'scenario-unknown-gate', `${(0,messages/* quote */.hD)(answer)} is not an answer to the gate.`, hint);
        }
    }
    #inputs({ path, inputs }) {
        const resolved = (0,config_inputs/* resolveInputs */.eL)(this.workflow, inputs);
        if (resolved.ok)
            return resolved.value;
        for (const { message, suggestion } of resolved.error)
            this.#shape.error([...path, 'inputs'], 'scenario-bad-input', message, suggestion);
        return {};
    }
    #injections({ path, inject }) {
        return inject.flatMap((text, index) => {
            const at = [...path, 'inject', index];
            const parsed = (0,injection/* parseInjection */.v)(text);
            const problems = parsed.ok
                ? (0,interception/* checkInjections */.R)(this.workflow, [parsed.value])
                : [{ message: parsed.error, suggestion: null }];
            for (const { message, suggestion } of problems)
                this.#shape.error(at, 'scenario-bad-inject', `${message}.`, suggestion);
            return parsed.ok && problems.length === 0 ? [parsed.value] : [];
        });
    }
    #answers({ path, gates }) {
        const answers = (0,gate_answers/* gateAnswersFromMapping */.n)(gates);
        if (!answers.ok) {
            this.#shape.error([...path, 'gates'], 'scenario-wrong-type', `${answers.error}.`);
            return core_gates/* NO_GATE_ANSWERS */.iU;
        }
        const known = [...this.#steps.values()].flat().flatMap(model/* gateShapes */.aI);
        for (const [name, answer] of answers.value) {
            const key = Object.keys(gates).find((given) => given === name || given.startsWith(`${name}.`)) ?? name;
            for (const problem of (0,core_gates/* checkGateAnswers */.Hy)(known, new Map([[name, answer]])))
                this.#shape.keyError([...path, 'gates', key], 'scenario-unknown-gate', `${problem}.`);
        }
        return answers.value;
    }
}

// EXTERNAL MODULE: ./build/config/load/session.js + 2 modules
var load_session = __webpack_require__(7436);
// EXTERNAL MODULE: ./build/config/load/yaml.js + 1 modules
var yaml = __webpack_require__(2770);
;// CONCATENATED MODULE: ./build/scenario/load.js






const load_KEYS = ['name', 'description', 'inputs', 'stub', 'inject', 'gates', 'real', 'github', 'expect'];
function loadScenarios(name, workspace, shownFrom = workspace) {
    const file = (0,load_workspace/* realPathOf */.dN)(name);
    const session = new load_session/* Session */.N({ workspace, shownFrom, env: {}, reader: load/* diskReader */.lJ });
    const at = { file: session.shown(file), line: 1, column: 1 };
    const source = session.read(file, at, name);
    const data = source === null ? null : session.load(source);
    const findings = session.findings.filter(({ code }) => code !== 'missing-variable' && code !== 'variable-cycle');
    if (source === null || data === null)
        return { file: null, findings, sources: session.sources };
    const shape = new ShapeReader(data.locator);
    const reader = new FileReader(shape, (0,yaml/* parseTree */.cZ)(source).tree?.root ?? null);
    const read = reader.read(data.raw);
    const all = [...findings, ...shape.findings];
    if (read === null)
        return { file: null, findings: all, sources: session.sources };
    const { locator } = data;
    const scenarios = {
        file,
        displayFile: source.displayFile,
        ...read,
        at: (path) => locator.at(path),
        keyAt: (path) => locator.keyAt(path),
    };
    return { file: scenarios, findings: all, sources: session.sources };
}
class FileReader {
    shape;
    root;
    constructor(shape, root) {
        this.shape = shape;
        this.root = root;
    }
    read(data) {
        const top = this.shape.mapping(data, [], ['workflow', 'scenarios']);
        if (top === null)
            return null;
        for (const key of ['workflow', 'scenarios'])
            if (!Object.hasOwn(top, key))
                this.shape.error([], 'scenario-missing-field', `The field \`${key}\` is missing.`);
        if (!Object.hasOwn(top, 'workflow') || !Object.hasOwn(top, 'scenarios'))
            return null;
        const workflow = this.shape.text(top['workflow'], ['workflow']);
        const list = this.shape.list(top['scenarios'], ['scenarios']);
        if (workflow === null || list === null)
            return null;
        if (list.length === 0)
            this.shape.error(['scenarios'], 'scenario-empty', 'There is no scenario in this file.');
        const scenarios = list.flatMap((item, index) => this.#scenario(item, ['scenarios', index]) ?? []);
        this.#checkNames(scenarios);
        return { workflow, scenarios };
    }
    #checkNames(scenarios) {
        const seen = new Set();
        for (const { name, path } of scenarios) {
            if (seen.has(name))
                this.shape.error([...path, 'name'], 'scenario-duplicate-name', `Two scenarios are named ${(0,messages/* quote */.hD)(name)}.`);
            seen.add(name);
        }
    }
    #scenario(item, path) {
        const { shape } = this;
        const given = shape.mapping(item, path, load_KEYS);
        if (given === null)
            return null;
        const at = (key) => [...path, key];
        if (given['name'] === undefined)
            shape.error(path, 'scenario-missing-field', 'A scenario needs a `name`.');
        const name = given['name'] === undefined ? null : shape.text(given['name'], at('name'));
        return {
            name: name ?? `scenario ${Number(path.at(-1)) + 1}`,
            path,
            position: shape.locator.at(path),
            inputs: this.#inputs(given['inputs'], at('inputs')),
            stubs: readStubs(given['stub'], at('stub'), shape),
            inject: given['inject'] === undefined ? [] : shape.texts(given['inject'], at('inject')),
            gates: given['gates'] === undefined ? {} : (shape.mapping(given['gates'], at('gates')) ?? {}),
            real: given['real'] === undefined ? [] : shape.texts(given['real'], at('real')),
            github: given['github'] === undefined ? null : shape.mapping(given['github'], at('github')),
            expect: readExpectations(given['expect'], at('expect'), shape),
        };
    }
    #inputs(value, path) {
        if (value === undefined || value === null)
            return {};
        const given = Object.entries(this.shape.mapping(value, path) ?? {});
        return Object.fromEntries(given.map(([name, item]) => {
            const node = nodeAt(this.root, [...path, name]);
            return [name, { from: 'data', value: item, written: node?.kind === 'scalar' ? node.source : null }];
        }));
    }
}
function nodeAt(root, path) {
    let at = (0,yaml/* dereference */.DS)(root);
    for (const segment of path) {
        if (at?.kind === 'seq' && typeof segment === 'number')
            at = (0,yaml/* dereference */.DS)(at.items[segment] ?? null);
        else if (at?.kind === 'map')
            at = (0,yaml/* dereference */.DS)(at.pairs.find(({ key }) => (0,yaml/* keyText */.Pu)(key) === segment)?.value ?? null);
        else
            return null;
    }
    return at;
}

// EXTERNAL MODULE: ./build/core/backoff.js
var backoff = __webpack_require__(8186);
// EXTERNAL MODULE: ./build/core/events.js
var events = __webpack_require__(4793);
;// CONCATENATED MODULE: ./build/scenario/mismatches.js





function mismatchesOf(run, expect, rootNodes) {
    if (run.accidents.length > 0)
        return run.accidents.map(accident);
    const { walk: trace } = run.account;
    const { result } = run;
    return [
        ...same('outcome', expect.outcome, result.outcome, ended(run)),
        ...same('exit_code', expect.exitCode, result.exit_code),
        ...pathMismatch(expect.path, trace, rootNodes),
        ...[...expect.attempts].flatMap(([node, count]) => same(`attempts.${node}`, count, trace.runs.get(node) ?? 0)),
        ...expect.notRun.filter((node) => trace.runs.has(node)).map((node) => ranAnyway(node, trace)),
        ...same('waited_seconds', expect.waitedSeconds, (0,backoff/* roundToMilliseconds */.uI)(run.waitedSeconds)),
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
    if (expected === null || equal(expected, actual))
        return [];
    return [{ what, expected, actual, message: `expected ${shown(expected)}, was ${shown(actual)}${why}` }];
}
function ended({ result }) {
    const [error] = result.errors;
    if (error !== undefined)
        return ` (${error.node_id ?? 'the run'}: ${error.kind}: ${(0,terminal_text/* oneLine */.TN)(error.message, 300)})`;
    return result.termination === null
        ? ''
        : ` (${result.termination.terminated_by}: ${(0,terminal_text/* oneLine */.TN)(result.termination.reason, 300)})`;
}
function pathMismatch(expected, trace, rootNodes) {
    if (expected === null)
        return [];
    const inner = expected.some((node) => !rootNodes.has(node));
    return same('path', expected, inner ? trace.fullPath : trace.path);
}
function ranAnyway(node, trace) {
    const actual = trace.runs.get(node) ?? 0;
    return {
        what: `not_run.${node}`,
        expected: 0,
        actual,
        message: `${node} ran ${actual === 1 ? 'once' : `${actual} times`}`,
    };
}
function outputMismatches(expected, actual) {
    if (expected === undefined)
        return [];
    if (!(0,json/* isJsonObject */.OW)(expected))
        return equal(expected, actual) ? [] : [unequal('output', expected, actual)];
    const found = (0,json/* isJsonObject */.OW)(actual) ? actual : {};
    return Object.entries(expected).flatMap(([key, value]) => {
        const is = Object.hasOwn(found, key) ? found[key] : undefined;
        if (is === undefined) {
            const message = `expected ${shown(value)}, and there is no such key`;
            return [{ what: `output.${key}`, expected: value, actual: null, message }];
        }
        return equal(value, is) ? [] : [unequal(`output.${key}`, value, is)];
    });
}
function unequal(what, expected, actual) {
    return { what, expected, actual, message: `expected ${shown(expected)}, was ${shown(actual)}` };
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
    if (found === null)
        return [
            {
                what,
                expected: expected.kind,
                actual: null,
                message: `expected ${expected.kind ?? 'an error'}, and there was none`,
            },
        ];
    const { kind, message, details } = found.envelope;
    const said = expected.message === null || message.includes(expected.message);
    return [
        ...same(`${what}.kind`, expected.kind, kind),
        ...(said ? [] : [unequal(`${what}.message`, expected.message, message)]),
        ...same(`${what}.node`, expected.node, found.node),
        ...Object.entries(expected.details ?? {}).flatMap(([key, value]) => {
            const is = details[key] ?? null;
            return equal(value, is) ? [] : [unequal(`${what}.details.${key}`, value, is)];
        }),
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
    return expected.flatMap((one, index) => {
        const record = recorded[index];
        return errorMismatches(`errors[${index}]`, one, record === undefined ? null : { envelope: record.envelope, node: (0,events/* raisedBy */.wb)(record) });
    });
}
function equal(a, b) {
    if (a === b)
        return true;
    if ((0,json/* isJsonNumber */.OD)(a) && (0,json/* isJsonNumber */.OD)(b))
        return sameNumber(a, b);
    if (Array.isArray(a) && Array.isArray(b))
        return a.length === b.length && a.every((item, index) => equal(item, b[index] ?? null));
    if (!(0,json/* isJsonObject */.OW)(a) || !(0,json/* isJsonObject */.OW)(b))
        return false;
    const keys = Object.keys(a);
    return (keys.length === Object.keys(b).length &&
        keys.every((key) => Object.hasOwn(b, key) && equal(a[key] ?? null, b[key] ?? null)));
}
function sameNumber(a, b) {
    return (typeof a !== 'bigint' || typeof b !== 'bigint') && (0,core_float/* asNumber */.i)(a) === (0,core_float/* asNumber */.i)(b);
}
function shown(value) {
    if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
        return `[${value.join(', ')}]`;
    return (0,terminal_text/* oneLine */.TN)((0,json/* textOrJson */.v9)(value), 500);
}

// EXTERNAL MODULE: ./build/core/abort.js
var abort = __webpack_require__(7844);
// EXTERNAL MODULE: ./build/run/execute.js + 5 modules
var execute = __webpack_require__(3692);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
;// CONCATENATED MODULE: ./build/scenario/virtual-clock.js

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
            const sleeper = { deadline, order: this.#registered, wake };
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
        const waiting = [...this.#sleepers].sort((a, b) => a.deadline - b.deadline || a.order - b.order);
        const [first] = waiting;
        if (first === undefined)
            return;
        this.#now = first.deadline;
        for (const sleeper of waiting)
            if (sleeper.deadline <= this.#now)
                sleeper.wake();
    }
}

;// CONCATENATED MODULE: ./build/scenario/run.js






const BEGINNING = Date.UTC(2024, 0, 1);
async function runScenario(ready, around) {
    await importExecutors();
    const clock = new VirtualClock(BEGINNING);
    let account = new run_account/* RunAccount */.b();
    const stopped = new AbortController();
    const unlink = (0,abort/* whenAborted */.eG)(around.cancel, () => stopped.abort('SIGINT'));
    const { workflow, sources, workspace } = around;
    const stubs = stubbing(ready, workflow, await around.adapters.patterns(), () => stopped.abort('SIGTERM'));
    const request = {
        ...unattended(ready, around),
        cancel: stopped.signal,
        intercept: stubs.intercept,
        adapters: scenarioAdapters(ready, around.adapters, clock),
        observer: {
            started: (start) => {
                account = start.account;
                return { consumers: [holding(ready, clock)], sinks: [] };
            },
            masked: () => { },
            note: () => { },
            finished: () => { },
        },
    };
    const { inputs } = ready;
    const ended = await (0,execute/* execute */.g)({ request, workflow, inputs, warnings: [], sources, resume: null, workspace });
    unlink();
    const output = ended.status === 'ended' ? ended.output : null;
    const waitedSeconds = clock.slept / 1000;
    return { result: ended.result, output, account, waitedSeconds, accidents: [...stubs.accidents] };
}
async function importExecutors() {
    await Promise.all([__webpack_require__.e(/* import() */ 7173).then(__webpack_require__.bind(__webpack_require__, 7173)), __webpack_require__.e(/* import() */ 3863).then(__webpack_require__.bind(__webpack_require__, 3863)), __webpack_require__.e(/* import() */ 7131).then(__webpack_require__.bind(__webpack_require__, 7131))]);
}
function unattended({ scenario, answers }, { workflow, workspace, cwd, env, scriptEnv, tempBase, helpersFolder }) {
    return {
        file: workflow.file,
        fileAsGiven: workflow.displayFile,
        workspace,
        given: scenario.inputs,
        cwd,
        env,
        scriptEnv,
        tempBase,
        runDir: null,
        strictExit: null,
        injections: [],
        gates: { answers, skip: false, human: null },
        provider: null,
        helpersFolder,
        secrets: [],
        breakerState: null,
        random: () => 0.5,
        runId: 'scenario',
        reports: {},
    };
}
function holding({ scenario }, clock) {
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
function scenarioAdapters({ scenario }, real, clock) {
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
    linesFromEnd: refuse,
    endsOpen: refuse,
    exists: () => false,
    hasContent: () => false,
    isIrregular: () => false,
    remove: () => { },
};

;// CONCATENATED MODULE: ./build/scenario/test-files.js












async function testFiles(names, around) {
    const findings = [];
    const sources = new Map();
    const prepared = [];
    for (const name of names) {
        const one = await test_files_prepare(name, around, sources);
        findings.push(...one.findings);
        if (one.prepared !== null)
            prepared.push(one.prepared);
    }
    const coverage = new RouteCoverage();
    const files = [];
    const invalid = findings.some(({ severity }) => severity === 'error');
    for (const one of invalid ? [] : prepared)
        files.push(await runFile(one, coverage));
    return { files, findings: unique(findings), sources, coverage: coverage.summary };
}
async function test_files_prepare(name, around, sources) {
    const shownFrom = (0,load/* shownFolder */.eD)(name, around.env, around.cwd);
    const loaded = loadScenarios(name, (0,load/* findWorkspace */.pl)(name, around.env), shownFrom);
    for (const [file, text] of loaded.sources)
        sources.set(file, text);
    if (loaded.file === null)
        return { prepared: null, findings: loaded.findings };
    const { file } = loaded;
    const target = external_node_path_.resolve(external_node_path_.dirname(file.file), file.workflow);
    const workspace = (0,load/* findWorkspace */.pl)(target, around.env);
    const { patterns, resolveProvider } = around.adapters;
    const checked = await (0,prepare/* checkFile */.vH)({ file: target, env: around.env, patterns, workspace, shownFrom });
    for (const [shown, text] of checked.loaded.sources)
        sources.set(shown, text);
    const own = checked.findings
        .filter(({ severity }) => severity === 'error')
        .map((one) => atReference(one, file, shownFrom));
    if (checked.runnable === null)
        return { prepared: null, findings: [...loaded.findings, ...own] };
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
    const target = (0,load_workspace/* realPathOf */.dN)(external_node_path_.resolve(external_node_path_.dirname(file.file), file.workflow));
    if (finding.code !== 'file-not-found' || finding.file !== (0,load_workspace/* displayPath */.Gt)(shownFrom, target))
        return finding;
    const message = `There is no workflow file \`${file.workflow}\`; the path is relative to this file.`;
    return { ...finding, ...file.at(['workflow']), message };
}
function unique(findings) {
    const seen = new Map(findings.map((one) => [`${one.file}:${one.line}:${one.column}:${one.code}:${one.message}`, one]));
    return [...seen.values()];
}
async function runFile({ file, around, ready }, coverage) {
    const { workflow } = around;
    coverage.add(workflow);
    const rootNodes = new Set(workflow.steps.keys());
    const scenarios = [];
    for (const one of ready) {
        const run = await runScenario(one, around);
        coverage.count(run.account);
        const { scenario } = one;
        const mismatches = mismatchesOf(run, scenario.expect, rootNodes);
        scenarios.push({
            name: scenario.name,
            file: file.displayFile,
            line: scenario.position.line,
            passed: mismatches.length === 0,
            mismatches,
            outcome: run.result.outcome,
            exitCode: run.result.exit_code,
            path: run.account.walk.path,
            waitedSeconds: run.waitedSeconds,
            output: run.output,
        });
    }
    return { file: file.displayFile, workflow: workflow.displayFile, scenarios };
}
class RouteCoverage {
    #routes = new Map();
    #taken = new Set();
    add(root) {
        for (const workflow of (0,model/* allWorkflows */.Am)(root)) {
            for (const site of (0,sites/* sitesOf */.Yc)(workflow)) {
                const rows = (0,sites/* siteRoutes */.ui)(site);
                for (const [index, route] of rows.entries())
                    this.#know(workflow, site.step.name, 'routes', index, route, workflow.at([...site.path, 'routes', index]));
            }
            for (const [index, route] of (workflow.settings.error_routes ?? []).entries())
                this.#know(workflow, '', 'error_routes', index, route, workflow.at(['workflow', 'error_routes', index]));
        }
    }
    #know(workflow, node, table, index, route, at) {
        if (route.on_error === undefined)
            return;
        const row = `${table}[${index}]`;
        const label = `${node === '' ? '' : `${node} `}${row} on ${(0,kinds/* patternsOf */.D4)(route.on_error).join(', ')}`;
        this.#routes.set(rowKey(workflow.displayFile, node, row), {
            file: at.file,
            line: at.line,
            column: at.column,
            label,
        });
    }
    count({ walk }) {
        for (const { file, node, row } of walk.errorRows())
            this.#taken.add(rowKey(file, node, row));
    }
    get summary() {
        const notTaken = [...this.#routes].filter(([key]) => !this.#taken.has(key)).map(([, route]) => route);
        return { total: this.#routes.size, taken: this.#routes.size - notTaken.length, notTaken };
    }
}
function rowKey(file, node, row) {
    return `${file}\n${node}\n${row}`;
}

// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(1898);
// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8213);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/files.js
var cli_files = __webpack_require__(2566);
// EXTERNAL MODULE: ./build/cli/inspect-file.js + 1 modules
var inspect_file = __webpack_require__(5684);
// EXTERNAL MODULE: ./build/cli/run-folder.js
var run_folder = __webpack_require__(7698);
// EXTERNAL MODULE: ./build/cli/run-request.js + 3 modules
var run_request = __webpack_require__(8943);
;// CONCATENATED MODULE: ./build/cli/test.js


















const EXIT_FAILED = 1;
async function runTest(args, context) {
    const recorded = (0,cli_arguments/* oneValue */.o)(args, '--from-run');
    if (recorded !== null) {
        const [file, ...more] = args.operands;
        if (more.length === 0)
            return scenarioOfRun(recorded, file ?? null, context);
        return (0,command/* badUsage */.VT)(context, 'test', '--from-run writes one file: conductor test --from-run RUN_DIR [FILE]');
    }
    if (args.operands.length === 0)
        return (0,command/* badUsage */.VT)(context, 'test', 'which file? conductor test FILE|DIR...');
    const gone = args.operands.find((name) => !/[*?]/.test(name) && (0,cli_files/* entryAt */._f)(external_node_path_.resolve(context.cwd, name)) === 'absent');
    if (gone !== undefined)
        return (0,command/* badUsage */.VT)(context, 'test', `there is no file or folder ${gone}`);
    const files = (0,cli_files/* namedFiles */.VI)(args.operands, context.cwd, cli_files/* SCENARIO_FILES */.VD);
    if (!files.ok)
        return (0,command/* badUsage */.VT)(context, 'test', files.error);
    const report = await test(files.value, context);
    const invalid = report.findings.some(({ severity }) => severity === 'error');
    const code = invalid ? command/* EXIT_INVALID */.jL : passed(report) ? 0 : EXIT_FAILED;
    tell(report, code, (0,cli_arguments/* oneValue */.o)(args, '--format') ?? 'text', context);
    const junit = (0,cli_arguments/* oneValue */.o)(args, '--junit');
    if (junit !== null && !invalid)
        writeJunit(junit, report, context);
    return code;
}
async function test(files, context) {
    const interrupts = (0,adapters_interrupts/* cancelOnSignals */.d)();
    const report = await testFiles(files, {
        ...(0,run_request/* surroundings */.i5)(context),
        cancel: interrupts.signal,
    });
    interrupts.release();
    return report;
}
function tell(report, code, format, context) {
    const { terminal } = context;
    const redactor = (0,command/* environmentRedactor */.uv)(context);
    if (format === 'json') {
        (0,inspect_file.printDocument)(testJson(report, code), context);
        return;
    }
    if (report.findings.length > 0)
        terminal.stderr(`${redactor.text((0,finding_text/* renderFindings */.vO)(report.findings, report.sources, terminal.color))}\n`);
    if (code !== command/* EXIT_INVALID */.jL)
        terminal.stdout(redactor.text(testText(report, terminal.stdoutColor)));
}
function writeJunit(file, report, context) {
    const text = (0,command/* environmentRedactor */.uv)(context).text(testJunit(report));
    const written = (0,cli_files/* writeTextFile */.Tl)(external_node_path_.resolve(context.cwd, file), text);
    if (!written.ok)
        context.terminal.stderr(`conductor test: --junit ${file} ${written.error}\n`);
}
function scenarioOfRun(target, file, context) {
    const made = (0,run_folder/* readRun */.cI)(target, context, { account: new run_account/* RunAccount */.b({ whole: true }) });
    const text = made.ok ? scenarioText(made.value, target, file, context) : made;
    const written = !text.ok || file === null ? text : writeNew(file, text.value, context);
    if (!written.ok)
        return (0,command/* complain */.cc)(context, `conductor test: ${written.error}`);
    context.terminal.stdout(written.value);
    return 0;
}
function scenarioText(run, target, file, context) {
    const recorded = run.account.run?.file ?? run.result?.workflow.file ?? '';
    const folder = file === null ? context.cwd : external_node_path_.dirname(external_node_path_.resolve(context.cwd, file));
    const text = scenarioFromRun(run, workflowPath(recorded, startedFrom(run), folder, context));
    return text.ok ? text : (0,core_result/* err */._)(`${target} cannot become a scenario: ${text.error}`);
}
function startedFrom({ folder }) {
    const text = folder === null ? null : (0,cli_files/* readTextFile */.Gu)(external_node_path_.join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5));
    const snapshot = text?.ok === true ? (0,durability_snapshot/* parseSnapshot */.E$)(text.value) : null;
    return snapshot?.ok === true ? external_node_path_.resolve(snapshot.value.cwd, snapshot.value.fileAsGiven) : null;
}
function workflowPath(recorded, started, folder, context) {
    const workspace = (0,load/* findWorkspace */.pl)(external_node_path_.join(context.cwd, 'workflow.yaml'), context.env);
    const candidates = [
        ...(started === null ? [] : [started]),
        ...[workspace, context.cwd].map((root) => external_node_path_.resolve(root, recorded)),
    ];
    const found = candidates.find((candidate) => (0,cli_files/* entryAt */._f)(candidate) === 'file') ?? external_node_path_.resolve(context.cwd, recorded);
    return external_node_path_.relative(folder, found).split(external_node_path_.sep).join('/');
}
function writeNew(file, text, context) {
    try {
        const target = external_node_path_.resolve(context.cwd, file);
        (0,external_node_fs_.mkdirSync)(external_node_path_.dirname(target), { recursive: true });
        (0,external_node_fs_.writeFileSync)(target, text, { flag: 'wx' });
        return (0,core_result.ok)(`${file}\n`);
    }
    catch (error) {
        const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
        if (exists)
            return (0,core_result/* err */._)(`${file} is already there; nothing was written`);
        return (0,core_result/* err */._)(`${file} cannot be written: ${(0,error_message/* errorMessage */.g)(error)}`);
    }
}


/***/ }),

/***/ 8576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ readAnswer),
/* harmony export */   P3: () => (/* binding */ unfitEnvelope)
/* harmony export */ });
/* unused harmony exports findJson, wholeObject */
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3364);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8314);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6167);
/* harmony import */ var _output_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3433);




const EXCERPT_CHARS = 4000;
function readAnswer(node, text, output, match) {
    const whole = wholeObject(text);
    if (whole !== null && whole['conductor_error'] === true)
        return readRaise(node, whole, text);
    if (output === null)
        return { status: 'good', output: { result: text }, warnings: [] };
    return readOutput(text, output, match);
}
function unfitEnvelope(node, text, problems, turns) {
    const [first] = problems;
    return {
        kind: 'internal.schema_violation',
        message: `the answer of ${node} breaks its output schema: ${(0,_output_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .describeProblems */ .yg)(problems)}`,
        details: {
            node,
            source: 'agent',
            original_message: (0,_output_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .describeProblems */ .yg)(problems),
            failed_field: first?.path ?? '$',
            problems: problems.map(({ path, message }) => ({ path, message })),
            answers: turns,
            excerpt: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .headOf */ .Uo)(text, EXCERPT_CHARS),
        },
    };
}
function readRaise(node, whole, text) {
    const parsed = (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .envelopeFromJson */ .X0)(whole, text);
    switch (parsed.status) {
        case 'envelope':
            return { status: 'raised', envelope: parsed.envelope };
        case 'broken':
            return {
                status: 'broken_raise',
                envelope: {
                    kind: 'internal.schema_violation',
                    message: `${node} answered with an error that is malformed: ${parsed.reason}`,
                    details: {
                        node,
                        source: 'conductor_error',
                        original_message: parsed.originalMessage || parsed.reason,
                        failed_field: parsed.failedField,
                        excerpt: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .headOf */ .Uo)(text, EXCERPT_CHARS),
                    },
                },
            };
        case 'nothing':
            return { status: 'unfit', problems: [{ path: '$', message: 'the answer is empty' }], found: undefined };
    }
}
function readOutput(text, output, match) {
    const found = findJson(text);
    const candidates = found.objects.map((object) => {
        const { value, unwrapped } = normaliseAnswer(object, output);
        return { value, unwrapped, problems: (0,_output_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .validateOutput */ .Qm)(value, output, match) };
    });
    const fitting = candidates.findLast(({ problems }) => problems.length === 0);
    if (fitting !== undefined) {
        const warnings = fitting.unwrapped.map((name) => `${name} came inside a wrapper object and was taken out of it`);
        return { status: 'good', output: fitting.value, warnings };
    }
    const nearest = candidates.reduce((best, each) => (best === null || each.problems.length <= best.problems.length ? each : best), null);
    if (nearest !== null)
        return { status: 'unfit', problems: nearest.problems, found: nearest.value };
    if (found.other !== undefined) {
        const wrapped = { result: found.other };
        if (Object.hasOwn(output, 'result') && (0,_output_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .validateOutput */ .Qm)(wrapped, output, match).length === 0)
            return { status: 'good', output: wrapped, warnings: [] };
        return { status: 'unfit', problems: (0,_output_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .validateOutput */ .Qm)(found.other, output, match), found: found.other };
    }
    const message = text.trim() === '' ? 'the answer is empty' : 'the answer contains no JSON object';
    return { status: 'unfit', problems: [{ path: '$', message }], found: undefined };
}
const GENERIC_KEYS = ['value', 'result'];
function normaliseAnswer(value, schema) {
    const unwrapped = [];
    const entries = Object.entries(value).map(([name, found]) => {
        const field = Object.hasOwn(schema, name) ? schema[name] : undefined;
        const inner = field === undefined ? undefined : unwrap(name, field, found);
        if (inner === undefined)
            return [name, found];
        unwrapped.push(name);
        return [name, inner];
    });
    return unwrapped.length === 0 ? { value, unwrapped } : { value: Object.fromEntries(entries), unwrapped };
}
function unwrap(name, field, found) {
    if (field.type === 'array' || field.type === 'object' || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(found))
        return undefined;
    const allowed = [name, ...GENERIC_KEYS];
    const entries = Object.entries(found);
    if (!entries.every(([key]) => allowed.includes(key)))
        return undefined;
    const candidates = entries.filter(([, inner]) => typeof inner === field.type);
    const [only] = candidates;
    return candidates.length === 1 && only !== undefined ? only[1] : undefined;
}
const FENCE_OPENS = /^[ \t]{0,3}(`{3,}|~{3,})[ \t]*[\w+.-]*[ \t]*\r?\n?/gm;
const MAX_FENCES = 100;
const MAX_CLOSINGS = 50;
const PROSE_BUDGET = 64_000_000;
const MAX_FOUND = 1000;
const FENCE_BUDGET = 64_000_000;
function findJson(text) {
    const whole = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(trimmed(text));
    if (whole !== undefined)
        return sorted([whole]);
    const fenced = sorted(fencedJson(text));
    if (fenced.objects.length > 0)
        return fenced;
    const prose = sorted(proseJson(text));
    return prose.objects.length > 0 || fenced.other === undefined ? prose : fenced;
}
function wholeObject(text) {
    const whole = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(trimmed(text));
    if (whole !== undefined)
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(whole) ? whole : null;
    const fenced = fencedJson(text, true);
    const [only] = fenced;
    return fenced.length === 1 && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(only) ? only : null;
}
function trimmed(text) {
    return text.replace(/^\uFEFF/, '').trim();
}
function sorted(values) {
    return { objects: values.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW), other: values.find((value) => !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(value)) };
}
function fencedJson(text, strict = false) {
    const found = [];
    let position = 0;
    let budget = FENCE_BUDGET;
    for (let opened = 0; opened < MAX_FENCES && budget > 0; opened++) {
        FENCE_OPENS.lastIndex = position;
        const opening = FENCE_OPENS.exec(text);
        if (opening === null)
            return found;
        const start = opening.index + opening[0].length;
        const block = readBlock(text, start, opening[1] ?? '```');
        if (block.value !== undefined)
            found.push(block.value);
        else if (strict)
            return [];
        position = block.end;
        budget -= block.cost;
    }
    return found;
}
function readBlock(text, start, fence) {
    let from = start;
    let cost = 0;
    let firstEnd = text.length;
    for (let tried = 0; tried < MAX_CLOSINGS; tried++) {
        const at = text.indexOf(fence, from);
        const end = at === -1 ? text.length : at;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text.slice(start, end).trim());
        cost += end - start;
        const after = at === -1 ? end : at + fence.length;
        if (value !== undefined)
            return { value, end: after, cost };
        if (tried === 0)
            firstEnd = after;
        if (at === -1 || cost > FENCE_BUDGET)
            break;
        from = after;
    }
    return { value: undefined, end: firstEnd, cost };
}
function proseJson(text) {
    const found = [];
    let budget = PROSE_BUDGET;
    let position = 0;
    while (budget > 0 && found.length < MAX_FOUND) {
        const start = nextBracket(text, position);
        if (start === -1)
            return found;
        const { end, looked } = closingBracket(text, start, budget);
        budget -= looked;
        const value = end === -1 ? undefined : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text.slice(start, end + 1));
        if (value === undefined) {
            position = start + 1;
        }
        else {
            found.push(value);
            position = end + 1;
        }
    }
    return found;
}
function nextBracket(text, from) {
    for (let index = from; index < text.length; index++) {
        const character = text[index];
        if (character === '{' || character === '[')
            return index;
    }
    return -1;
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

/***/ 6359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: () => (/* binding */ xmlElement)
/* harmony export */ });
/* unused harmony exports xmlText, xmlAttribute */
/* harmony import */ var _terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7742);

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
function entity(sign) {
    return ENTITIES[sign] ?? sign;
}
function writable(text) {
    return (0,_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .ES)(text).replace(FORBIDDEN, '');
}
function xmlText(text) {
    return writable(text).replace(/[&<>\r]/g, entity);
}
function xmlAttribute(text) {
    return writable(text).replace(/[&<>"\t\n\r]/g, entity);
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
