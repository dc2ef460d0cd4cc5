"use strict";
exports.id = 257;
exports.ids = [257];
exports.modules = {

/***/ 60257:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: function() { return /* binding */ checkScenarioFile; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67737);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63696);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);
/* harmony import */ var _config_providers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25055);
/* harmony import */ var _config_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80192);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53325);
/* harmony import */ var _core_gate_answers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89903);
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3588);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(56461);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99538);
/* harmony import */ var _engine_interception_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62433);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2939);
/* harmony import */ var _load_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(90073);














async function checkScenarioFile(name, around, sources) {
    const shownFrom = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_11__/* .findShownFolder */ .Hg)(name, around.env, around.cwd);
    const files = around.files === undefined ? {} : { files: around.files };
    const loaded = (0,_load_js__WEBPACK_IMPORTED_MODULE_12__/* .loadScenarios */ .qC)(name, around.workspace ?? (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_11__/* .findWorkspace */ .pl)(name, around.env), shownFrom, around.files);
    for (const [shown, text] of loaded.sources)
        sources.set(shown, text);
    const { file } = loaded;
    if (file === null)
        return { file, sound: null, workflow: null, contract: null, findings: loaded.findings };
    const target = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(file.file), file.workflow);
    const workspace = around.workspace ?? (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_11__/* .findWorkspace */ .pl)(target, around.env);
    const { patterns, resolveProvider } = around.adapters;
    const checked = await (0,_config_check_js__WEBPACK_IMPORTED_MODULE_1__/* .checkFile */ .vH)({ file: target, env: around.env, patterns, workspace, shownFrom, ...files });
    const { contract } = checked;
    const { workflow } = checked.loaded;
    for (const [shown, text] of checked.loaded.sources)
        sources.set(shown, text);
    const fileErrors = checked.findings
        .filter(({ severity }) => severity === 'error')
        .map((finding) => moveToReference(finding, file, shownFrom));
    if (checked.runnable === null)
        return { file, sound: null, workflow, contract, findings: [...loaded.findings, ...fileErrors] };
    const checker = new Checker(file, checked.runnable);
    const ready = file.scenarios.map((scenario) => checker.check(scenario));
    const real = new Set(file.scenarios.flatMap((scenario) => scenario.real));
    const providers = (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .checkProviders */ .Dq)(checked.runnable, (called, node) => resolveProvider(called, node, null), (agent) => real.has(agent));
    const sound = { file, ready, workflow: checked.runnable, sources: checked.loaded.sources, workspace };
    return { file, sound, workflow, contract, findings: [...loaded.findings, ...checker.problems.findings, ...providers] };
}
function moveToReference(finding, file, shownFrom) {
    const target = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_11__/* .resolveRealPath */ .Sc)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(file.file), file.workflow));
    if (finding.code !== 'file-not-found' || finding.file !== (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_11__/* .displayPath */ .Gt)(shownFrom, target))
        return finding;
    const message = `There is no workflow file \`${file.workflow}\`; the path is relative to this file.`;
    return { ...finding, ...file.locator.at(['workflow']), message };
}
const MAX_HINTS = 100;
class Checker {
    file;
    workflow;
    problems;
    #steps = new Map();
    #policies;
    #findResembled;
    constructor(file, workflow) {
        this.file = file;
        this.workflow = workflow;
        this.problems = new _load_js__WEBPACK_IMPORTED_MODULE_12__/* .Problems */ .Zw(file.locator);
        const files = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listWorkflows */ .Dl)(workflow);
        for (const { step } of files.flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .collectSites */ .b4))
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_13__/* .addTo */ .DN)(this.#steps, step.name, step);
        this.#policies = files.flatMap(({ settings }) => (settings.policies ?? []).map(({ name }) => name));
        this.#findResembled = (0,_config_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_5__/* .createResemblanceLookup */ .gd)(files.flatMap(({ settings }) => Object.keys(settings.kinds ?? {})));
    }
    check(scenario) {
        const { path, expect } = scenario;
        this.#stubs(scenario);
        this.#names(scenario.real, [...path, 'real'], this.#policies);
        this.#names(expect.path ?? [], [...path, 'expect', 'path']);
        this.#names(expect.notRun, [...path, 'expect', 'not_run']);
        for (const node of expect.attempts.keys())
            this.#name(node, [...path, 'expect', 'attempts', node], 'key');
        if (expect.error?.kind != null)
            this.#kind(expect.error.kind, [...path, 'expect', 'error', 'kind']);
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
        const isOneOfMany = this.problems.findings.length > MAX_HINTS;
        const hint = isOneOfMany ? null : (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestNearest */ .nD)(name, [...this.#steps.keys(), ...others]);
        const message = `The workflow ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .hD)(this.file.workflow)} has no node ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .hD)(name)}.`;
        if (where === 'key')
            this.problems.addAtKey(path, 'scenario-unknown-node', message, hint);
        else
            this.problems.add(path, 'scenario-unknown-node', message, hint);
        return false;
    }
    #kind(kind, path) {
        const meant = this.#findResembled(kind);
        if (meant !== null)
            this.problems.add(path, 'kind-resembles', ...(0,_config_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_5__/* .describeResemblance */ .Js)(kind, meant));
    }
    #stubs({ path, stubs, real }) {
        for (const [name, entries] of stubs) {
            const at = [...path, 'stub', name];
            if (!this.#name(name, at, 'key'))
                continue;
            const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .hD)(name)} is stubbed and named in \`real\`.`;
            if (real.includes(name))
                this.problems.addAtKey(at, 'scenario-stubbed-and-real', message, 'remove one of them');
            const steps = this.#steps.get(name) ?? [];
            const always = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .hD)(name)} is a terminate: it always runs, and cannot be stubbed.`;
            if (steps.every(({ type }) => type === 'terminate'))
                this.problems.addAtKey(at, 'scenario-bad-stub', always);
            for (const entry of entries)
                this.#entry(entry, steps);
        }
    }
    #entry({ answer, error, path }, steps) {
        if (error !== null)
            this.#kind(error.kind, [...path, 'error', 'kind']);
        if (answer === null || steps.some(({ type }) => type === 'agent'))
            return;
        const gates = steps.filter((step) => step.type === 'human_gate');
        const at = [...path, 'answer'];
        if (gates.length === 0) {
            this.problems.addAtKey(at, 'scenario-bad-stub', 'Only agents and gates answer; other nodes have an `output`.');
        }
        else if (gates.every((gate) => (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_8__/* .optionIndex */ .mU)(gate, answer) === -1)) {
            const values = gates.flatMap((gate) => gate.options.map(({ value }) => String(value)));
            const hint = (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestNearest */ .nD)(answer, values) ?? `answers are ${values.join(', ')}`;
            this.problems.add(at, 'scenario-unknown-gate', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .hD)(answer)} is not an answer to the gate.`, hint);
        }
    }
    #inputs({ path, inputs }) {
        const resolved = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveInputs */ .eL)(this.workflow, inputs);
        if (resolved.ok)
            return resolved.value;
        for (const problem of resolved.error)
            this.problems.add([...path, 'inputs'], 'scenario-bad-input', problem.message, problem);
        return {};
    }
    #injections({ path, inject }) {
        return inject.flatMap((given, index) => {
            const at = [...path, 'inject', index];
            const parsed = (0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_10__/* .checkInjection */ .Ej)(given);
            const problems = parsed.ok
                ? (0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_10__/* .findInjectionProblems */ .t1)(this.workflow, [parsed.value], (_, field) => `details: { ${field}: VALUE }`)
                : [{ message: parsed.error, suggestion: null }];
            for (const problem of problems)
                this.problems.add(at, 'scenario-bad-inject', `${problem.message}.`, problem);
            if (parsed.ok)
                this.#kind(parsed.value.kind, at);
            return parsed.ok && problems.length === 0 ? (0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_10__/* .completeInjections */ .Kc)(this.workflow, [parsed.value]).injections : [];
        });
    }
    #answers({ path, gates }) {
        const answers = (0,_core_gate_answers_js__WEBPACK_IMPORTED_MODULE_7__/* .gateAnswersFromMapping */ .n)(gates);
        if (!answers.ok) {
            this.problems.add([...path, 'gates'], 'scenario-wrong-type', `${answers.error}.`);
            return _core_gates_js__WEBPACK_IMPORTED_MODULE_8__/* .NO_GATE_ANSWERS */ .iU;
        }
        const shapes = [...this.#steps.values()].flat().flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listGateShapes */ .aG);
        for (const [name, answer] of answers.value) {
            const key = Object.keys(gates).find((given) => given === name || given.startsWith(`${name}.`)) ?? name;
            for (const problem of (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_8__/* .checkGateAnswers */ .Hy)(shapes, new Map([[name, answer]])))
                this.problems.addAtKey([...path, 'gates', key], 'scenario-unknown-gate', `${problem}.`);
        }
        return answers.value;
    }
}


/***/ }),

/***/ 90073:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: function() { return /* binding */ findFilesOfSort; },
/* harmony export */   YN: function() { return /* binding */ isScenarioFileOf; },
/* harmony export */   Zw: function() { return /* binding */ Problems; },
/* harmony export */   b2: function() { return /* binding */ findScenarioFiles; },
/* harmony export */   qC: function() { return /* binding */ loadScenarios; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_load_file_sorts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82406);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53325);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45979);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99538);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85636);
/* harmony import */ var _source_findings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(246);
/* harmony import */ var _source_session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28546);
/* harmony import */ var _source_values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12070);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2939);
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(12361);













function loadScenarios(name, workspace, shownFrom = workspace, reader) {
    const file = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_10__/* .resolveRealPath */ .Sc)(name);
    const session = new _source_session_js__WEBPACK_IMPORTED_MODULE_8__/* .LoadSession */ .Lk({ workspace, shownFrom, env: {}, literal: true, ...(reader && { reader }) });
    const source = session.read(file, { file: session.toShownPath(file), line: 1, column: 1 }, name);
    const data = source === null ? null : session.load(source);
    const { sources, findings } = session;
    if (source === null || data === null)
        return { file: null, findings, sources };
    const { locator } = data;
    const problems = new Problems(locator);
    const read = readFile(new ScenarioField(data.raw, [], problems));
    const { displayFile } = source;
    return {
        file: read === null ? null : { file, displayFile, ...read, locator },
        findings: [...findings, ...problems.findings],
        sources,
    };
}
const MOST_FILES = 2000;
const MOST_CHARACTERS = 2 * 1024 * 1024;
function findFilesOfSort(sort, beside, root, known, reader) {
    const folders = new Set([node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(beside), root]);
    const files = new Set(known);
    const isWanted = sort === null ? /\.(?:ya?ml|json|md|txt)$/ : /\.ya?ml$/;
    for (const folder of folders)
        for (const name of reader.names?.(folder) ?? []) {
            if (isWanted.test(name) && files.size < MOST_FILES)
                files.add(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, name));
            else if (!/\.|^node_modules$/.test(name) && folders.size < MOST_FILES)
                folders.add(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, name));
        }
    return [...files].filter((file) => {
        const read = reader.read(file);
        const text = read.ok ? read.value.toString() : '';
        return text.length <= MOST_CHARACTERS && (0,_config_load_file_sorts_js__WEBPACK_IMPORTED_MODULE_1__/* .sortText */ .IE)(file, text) === sort;
    });
}
function findScenarioFiles(workflow, root, known, reader) {
    const files = findFilesOfSort('scenarios', workflow, root, known, reader);
    return files.filter((file) => isScenarioFileOf(workflow, file, reader));
}
function isScenarioFileOf(workflow, file, reader) {
    const read = reader.read(file);
    const named = read.ok ? (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_11__/* .parseHalfWritten */ .I1)(read.value.toString())?.get('workflow') : null;
    return typeof named === 'string' && (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_10__/* .resolveRealPath */ .Sc)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(file), named)) === workflow;
}
function readFile(top) {
    if ((0,_source_values_js__WEBPACK_IMPORTED_MODULE_9__/* .isDataObject */ .WT)(top.value) && ['agents', 'nodes'].some((key) => top.at(key).isGiven)) {
        const hint = 'its scenarios stand in a file of their own, such as `NAME.test.yaml`, with `workflow:` and `scenarios:`';
        top.error('scenario-is-workflow', 'This is a workflow file, not a file of scenarios.', hint);
        return null;
    }
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
    const names = new Set();
    for (const { name, path } of scenarios) {
        const message = `Two scenarios are named ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(name)}.`;
        if (names.has(name))
            top.problems.add([...path, 'name'], 'scenario-duplicate-name', message);
        names.add(name);
    }
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
        inject: field.at('inject').ifGiven(readInjections) ?? [],
        gates: field.at('gates').ifGiven((given) => given.mapping()) ?? {},
        real: field.at('real').ifGiven((given) => given.texts()) ?? [],
        github: field.at('github').ifGiven((given) => given.mapping()),
        expect: readExpectations(field.at('expect')),
    };
}
const INJECT_KEYS = ['node', 'kind', 'attempt', 'message', 'details'];
function readInjections(field) {
    if (typeof field.value === 'string')
        return [field.value];
    return (field.list() ?? []).flatMap((item) => {
        const text = (0,_source_values_js__WEBPACK_IMPORTED_MODULE_9__/* .isDataObject */ .WT)(item.value) ? null : item.text();
        if (!(0,_source_values_js__WEBPACK_IMPORTED_MODULE_9__/* .isDataObject */ .WT)(item.value))
            return text === null ? [] : [text];
        item.mapping(INJECT_KEYS);
        const [node, kind] = [item.at('node').text(), item.at('kind').text()];
        if (node === null || kind === null)
            return [];
        const attempt = item.at('attempt').ifGiven((given) => given.number());
        const message = item.at('message').ifGiven((given) => given.text());
        const details = item.at('details').ifGiven((given) => given.mapping()) ?? {};
        return [{ node, kind, attempt, ...(message === null ? {} : { message }), details }];
    });
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
        field.problems.addAtKey(field.path.slice(0, -1), 'scenario-missing-field', message);
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
const OUTCOME_WORDS = new Map([
    ...['succeeded', 'succeeds', 'succeed', 'passed', 'pass', 'ok', 'green', 'completed'].map((word) => [word, 'success']),
    ...['failure', 'error', 'fails', 'red', 'terminated'].map((word) => [word, 'failed']),
    ...['canceled', 'cancel'].map((word) => [word, 'cancelled']),
    ...['waiting', 'paused'].map((word) => [word, 'suspended']),
]);
function readOutcome(field) {
    const text = field.text();
    const outcomes = _core_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_OUTCOMES */ .wi.filter((outcome) => outcome !== 'invalid');
    const outcome = outcomes.find((name) => name === text) ?? null;
    if (text === null || outcome !== null)
        return outcome;
    const meant = OUTCOME_WORDS.get(text.toLowerCase()) ?? null;
    const hint = (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(text, meant) ?? (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestNearest */ .nD)(text, outcomes) ?? `outcomes are ${outcomes.join(', ')}`;
    field.error('scenario-wrong-value', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text)} is not an outcome of a run.`, hint);
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
            given.error('scenario-empty', `The stub of ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(node)} has no entry.`);
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
    if (typeof value === 'string' || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonNumber */ .OD)(value) || typeof value === 'boolean')
        return String(value);
    return field.text();
}
function readStubError(given) {
    const isShort = typeof given.value === 'string';
    const field = isShort ? new ScenarioField({ kind: given.value ?? null }, given.path, given.problems) : given;
    if (field.mapping(['kind', 'message', 'details', 'typed', 'conductor_error']) === null)
        return null;
    const kind = field.at('kind').text();
    if (kind === null)
        return null;
    const problem = findKindProblem(kind);
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
function findKindProblem(kind) {
    if (!(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(kind))
        return `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(kind)} is not a kind; kinds are dotted and lower-case, such as external.git.drift.`;
    if ((0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .isReservedKind */ .HO)(kind) && !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .isEngineKind */ .Dj)(kind))
        return `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(kind)} is reserved, and the engine makes no such kind.`;
    return null;
}
const MAX_UNKNOWN = 100;
class Problems {
    locator;
    findings = [];
    constructor(locator) {
        this.locator = locator;
    }
    add(path, code, message, hint = null) {
        this.findings.push((0,_source_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .createFinding */ .uP)(this.locator.at(path), code, message, hint));
    }
    addAtKey(path, code, message, hint = null) {
        this.findings.push((0,_source_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .createFinding */ .uP)(this.locator.keyAt(path), code, message, hint));
    }
}
class ScenarioField {
    value;
    path;
    problems;
    constructor(value, path, problems) {
        this.value = value;
        this.path = path;
        this.problems = problems;
    }
    at(key) {
        const value = (0,_source_values_js__WEBPACK_IMPORTED_MODULE_9__/* .isDataObject */ .WT)(this.value) && Object.hasOwn(this.value, key) ? this.value[key] : undefined;
        return new ScenarioField(value, [...this.path, key], this.problems);
    }
    get isGiven() {
        return this.value !== undefined;
    }
    ifGiven(read) {
        return this.isGiven ? read(this) : null;
    }
    error(code, message, hint = null) {
        this.problems.add(this.path, code, message, hint);
    }
    mapping(known) {
        if (!(0,_source_values_js__WEBPACK_IMPORTED_MODULE_9__/* .isDataObject */ .WT)(this.value))
            return this.#wrong('a mapping');
        if (known === undefined)
            return this.value;
        const unknown = Object.keys(this.value).filter((key) => !known.includes(key));
        for (const key of unknown.slice(0, MAX_UNKNOWN)) {
            const hint = (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestNearest */ .nD)(key, known) ?? `known here: ${known.join(', ')}`;
            const message = `There is no field ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(key)} here.`;
            this.problems.addAtKey([...this.path, key], 'scenario-unknown-field', message, hint);
        }
        return this.value;
    }
    members() {
        return Object.keys(this.mapping() ?? {}).map((name) => [name, this.at(name)]);
    }
    list() {
        if (!Array.isArray(this.value))
            return this.#wrong('a list');
        return this.value.map((item, index) => new ScenarioField(item, [...this.path, index], this.problems));
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
        return (0,_core_float_js__WEBPACK_IMPORTED_MODULE_12__/* .asNumber */ .i)(this.value) ?? this.#wrong('a number');
    }
    texts() {
        if (typeof this.value === 'string')
            return [this.value];
        return (this.list() ?? []).flatMap((item) => item.text() ?? []);
    }
    #wrong(wanted) {
        const what = this.value === undefined || this.value === null ? 'nothing' : (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(this.value);
        this.error('scenario-wrong-type', `${this.#name()} must be ${wanted}, not ${what}.`);
        return null;
    }
    #name() {
        const last = this.path.at(-1);
        if (last === undefined)
            return 'A file of scenarios';
        const list = (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(String(this.path.at(-2) ?? 'the list'));
        return typeof last === 'number' ? `Entry ${last + 1} of ${list}` : (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(last);
    }
}


/***/ })

};
;