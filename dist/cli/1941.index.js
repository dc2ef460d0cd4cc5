"use strict";
exports.id = 1941;
exports.ids = [1941];
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
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87451);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44599);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39247);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82512);










const MAX_ENTRIES = 1000;
function indexFolder(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_1___default().join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_6__/* .temporaryBase */ .du)(env), `conductor-runs-${process.getuid?.() ?? 'user'}`);
}
function noteRun(entry, env) {
    try {
        const folder = indexFolder(env);
        (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .fc)(folder, 0o700);
        if (!isOurs(folder))
            return;
        const name = `${entry.started.replaceAll(/[-:.]/g, '')}-${entry.run_id}.json`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name), `${JSON.stringify({ schema_version: 1, ...entry })}\n`, { mode: 0o600 });
        for (const old of entryNames(folder).slice(MAX_ENTRIES))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, old), { force: true });
    }
    catch {
    }
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
    try {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => name.endsWith('.json'));
        return names.sort().reverse();
    }
    catch {
        return [];
    }
}
function readEntry(file) {
    const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .readTextFile */ .Gu)(file);
    const value = text.ok ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text.value) : null;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(value) && isEntry(value) ? value : null;
}
function isEntry(value) {
    const { run_id, workflow, file, cwd, folder, started } = value;
    if (![run_id, workflow, file, cwd, folder, started].every((text) => typeof text === 'string'))
        return false;
    return !Number.isNaN(Date.parse(String(started))) && node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(String(folder));
}
const LAST = 'last';
function namedRun(target, { cwd, env }) {
    if (target !== LAST) {
        const resolved = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, target);
        const unsafe = (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(resolved) === 'folder' ? (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_5__/* .whyUnsafe */ .TE)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), resolved) : null;
        return unsafe === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(target) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(unsafe);
    }
    const here = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(cwd);
    const found = notedRuns(env).find((entry) => entry.cwd === here && (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(entry.folder) === 'folder');
    return found === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)('no run was started in this folder; `conductor runs` lists all') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(found.folder);
}
function resumableRun(target, context) {
    if (!/\.ya?ml$/i.test(target) || (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, target)) !== 'file')
        return namedRun(target, context);
    const file = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, target));
    const found = notedRuns(context.env).find((entry) => entry.file === file && isResumable(entry));
    return found === undefined
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
        : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(found.folder);
}
function isResumable({ folder }) {
    const saved = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readCheckpoint */ .HQ)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), folder);
    return saved.ok && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable);
}
function fileRules(args, { cwd, env }) {
    const given = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_7__/* .oneValue */ .o1)(args, '--workflow');
    const named = given === null ? {} : { named: { file: node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, given), fileAsGiven: given } };
    return { ...named, started: startedRun(env) };
}


/***/ }),

/***/ 55872:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KK: function() { return /* binding */ settingsProblems; },
/* harmony export */   N8: function() { return /* binding */ invalidRun; },
/* harmony export */   Td: function() { return /* binding */ settingsWarnings; },
/* harmony export */   Z0: function() { return /* binding */ prepareRun; },
/* harmony export */   eF: function() { return /* binding */ run; },
/* harmony export */   yG: function() { return /* binding */ checkRequest; }
/* harmony export */ });
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63696);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57280);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(53325);
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3588);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(62759);
/* harmony import */ var _core_sharding_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(99978);
/* harmony import */ var _redaction_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55462);
/* harmony import */ var _redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97440);
/* harmony import */ var _reporters_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82517);
/* harmony import */ var _execute_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29120);
/* harmony import */ var _interception_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75750);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64843);
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(48294);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(99870);
















async function prepareRun(request) {
    const checked = await (request.oneStep?.check() ?? checkRequest(request));
    const refuse = (problems) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__/* .err */ ._)(invalidRun(checked, [...problems, ...checked.findings], request));
    if (checked.runnable === null)
        return refuse([]);
    const workflow = (0,_prepare_js__WEBPACK_IMPORTED_MODULE_10__/* .withMetadata */ .Uz)(checked.runnable, request.metadata);
    const inputs = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveInputs */ .eL)(workflow, request.given);
    if (!inputs.ok)
        return refuse(inputs.error);
    const problems = settingsProblems(workflow, request);
    return problems.length > 0 ? refuse(problems) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__.ok)({ checked, workflow, inputs: inputs.value });
}
async function run(request) {
    const prepared = await prepareRun(request);
    if (!prepared.ok)
        return prepared.error;
    const { checked, workflow, inputs } = prepared.value;
    const runId = request.runId ?? (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_12__/* .newRunId */ .F$)();
    const folder = (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_12__/* .claimFolder */ .Pm)(request, workflow.settings.name, runId);
    if (!folder.ok) {
        const problems = usageFindings('run-dir', [folder.error]);
        return invalidRun(checked, [...problems, ...checked.findings], request);
    }
    return (0,_execute_js__WEBPACK_IMPORTED_MODULE_8__/* .execute */ .g)({
        request: { ...request, runId },
        workflow,
        inputs,
        warnings: [...checked.findings, ...settingsWarnings(workflow, request)],
        sources: checked.loaded.sources,
        resume: null,
        folder: folder.value,
        workspace: checked.workspace,
    });
}
function checkRequest(request, alsoGiven = []) {
    const { adapters, given } = request;
    return (0,_prepare_js__WEBPACK_IMPORTED_MODULE_10__/* .checkFile */ .vH)({ ...request, patterns: adapters.patterns, given: [...alsoGiven, ...Object.keys(given)] });
}
function settingsProblems(workflow, request) {
    const { answers, human } = request.gates;
    const gates = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .allWorkflows */ .Am)(workflow).flatMap((file) => [...file.steps.values()].flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .gateShapes */ .aI));
    return [
        ...usageFindings('gate-answer', (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .checkGateAnswers */ .Hy)(gates, answers)),
        ...usageFindings('gate-answer', human === null ? (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .missingGateTexts */ .Il)(gates, answers) : []),
        ...usageFindings('injection', (0,_interception_js__WEBPACK_IMPORTED_MODULE_9__/* .checkInjections */ .RY)(workflow, request.injections), '--inject: '),
        ...usageFindings('run-dir', (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_12__/* .runDirProblems */ .xE)(request)),
        ...usageFindings('shards', shardsProblems(workflow, request.shards)),
        ...(0,_providers_js__WEBPACK_IMPORTED_MODULE_11__/* .checkProviders */ .Dq)(workflow, (0,_providers_js__WEBPACK_IMPORTED_MODULE_11__/* .resolverOf */ .EM)(request)),
        ...(request.strictAbilities === true ? (0,_providers_js__WEBPACK_IMPORTED_MODULE_11__/* .lostTools */ .kk)(workflow, true, (0,_providers_js__WEBPACK_IMPORTED_MODULE_11__/* .resolverOf */ .EM)(request)) : []),
    ];
}
function settingsWarnings(workflow, request) {
    const resolve = (0,_providers_js__WEBPACK_IMPORTED_MODULE_11__/* .resolverOf */ .EM)(request);
    return [...(0,_providers_js__WEBPACK_IMPORTED_MODULE_11__/* .replacedProviders */ .zT)(workflow, resolve), ...(0,_providers_js__WEBPACK_IMPORTED_MODULE_11__/* .lostTools */ .kk)(workflow, false, resolve)];
}
function shardsProblems(workflow, shards) {
    if (shards === undefined)
        return [];
    const { group, count } = shards;
    if (!Number.isInteger(count) || count < 1 || count > _core_sharding_js__WEBPACK_IMPORTED_MODULE_14__/* .MOST_SHARDS */ .Y)
        return [`--shards ${group}=${count}: the number of shards is from 1 to ${_core_sharding_js__WEBPACK_IMPORTED_MODULE_14__/* .MOST_SHARDS */ .Y}`];
    if (workflow.steps.get(group)?.type === 'for_each')
        return [];
    const groups = [...workflow.steps.values()].filter(({ type }) => type === 'for_each').map(({ name }) => name);
    const message = `--shards ${group}: ${group} is not a for_each of ${workflow.displayFile}`;
    return [{ message, suggestion: (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .au)((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(group, groups)) }];
}
function usageFindings(code, problems, option = '') {
    const at = { file: _core_finding_js__WEBPACK_IMPORTED_MODULE_15__/* .NO_FILE */ .tW, line: 1, column: 1, code, severity: 'error' };
    return problems.map((problem) => {
        const { message, suggestion } = typeof problem === 'string' ? { message: problem, suggestion: null } : problem;
        return { ...at, message: `${option}${message}`, suggestion };
    });
}
function invalidRun(checked, findings, request) {
    const workflow = checked?.loaded.workflow ?? null;
    const redactor = new _redaction_index_js__WEBPACK_IMPORTED_MODULE_5__/* .Redactor */ .pO({ secrets: [...(0,_redaction_index_js__WEBPACK_IMPORTED_MODULE_5__/* .secretsOfEnvironment */ .O0)(request.env), ...request.secrets] });
    const shown = findings.map((finding) => (0,_redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_6__/* .redactFinding */ .lE)(finding, redactor));
    const contract = checked === null || checked.contract === null ? null : redactor.json((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonCopy */ .Uq)(checked.contract));
    const result = (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_7__/* .invalidResult */ .nf)(shown, workflow?.displayFile ?? findings[0]?.file ?? request.fileAsGiven, {
        workflowName: workflow?.settings.name ?? request.oneStep?.name ?? null,
        ...(checked?.runnable === null && request.oneStep === undefined ? { commandFile: request.fileAsGiven } : {}),
        ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(contract) ? { contract } : {}),
    });
    const sources = [...(checked?.loaded.sources ?? [])].map(([file, text]) => [file, redactor.text(text)]);
    return { status: 'invalid', result, findings: shown, sources: new Map(sources) };
}


/***/ }),

/***/ 27439:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VB: function() { return /* binding */ currentWorkspace; },
  FC: function() { return /* binding */ onDisk; },
  PV: function() { return /* binding */ ownFile; },
  FT: function() { return /* binding */ prepareResume; },
  hE: function() { return /* binding */ recalledOptions; },
  J5: function() { return /* binding */ refused; },
  _P: function() { return /* binding */ unusable; }
});

// UNUSED EXPORTS: isOwnFile

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/config/inputs.js
var config_inputs = __webpack_require__(63696);
// EXTERNAL MODULE: ./build/src/config/load/workspace.js
var load_workspace = __webpack_require__(51695);
// EXTERNAL MODULE: ./build/src/core/finding.js
var core_finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/durability/rewind.js
var durability_rewind = __webpack_require__(35161);
// EXTERNAL MODULE: ./build/src/durability/saved-run.js
var saved_run = __webpack_require__(87451);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/core/place.js
var place = __webpack_require__(22719);
;// CONCATENATED MODULE: ./build/src/run/answered-gates.js


function givenAgain(records, given, isChanged) {
    const waiting = new Map();
    const answered = new Map();
    for (const { event } of records) {
        if (event.type === 'gate_waiting')
            waiting.set((0,place/* nodeKey */.u8)(event), event.node);
        if (event.type !== 'node_completed')
            continue;
        waiting.delete((0,place/* nodeKey */.u8)(event));
        const { node, node_type: type, output, hash } = event;
        if ((type !== 'human_gate' && type !== 'questions') || (hash !== undefined && isChanged(node, hash)))
            continue;
        answered.set(node, [...(answered.get(node) ?? []), answerIn(output)]);
    }
    const open = new Set(waiting.values());
    const refused = [];
    const notes = [];
    for (const [name, answer] of given) {
        const before = answered.get(name) ?? [];
        if (before.length === 0 || open.has(name))
            continue;
        if (before.some((one) => isSame(one, answer)))
            notes.push(`${name} was answered before, and the answer is the same`);
        else
            refused.push(`${name} was answered with ${textOf(before)} before, and an answer cannot be changed`);
    }
    return { refused, notes };
}
function answerIn(output) {
    const { selected, additional_input: fields, answers } = (0,json/* asObject */.eB)(output);
    const texts = Object.entries((0,json/* asObject */.eB)(answers ?? fields ?? null)).map(([name, text]) => [name, (0,json/* textOrJson */.v9)(text)]);
    return { value: selected === undefined ? null : (0,json/* textOrJson */.v9)(selected), fields: Object.fromEntries(texts) };
}
function isSame(before, now) {
    if (now.value !== null && now.value !== before.value)
        return false;
    return Object.entries(now.fields).every(([name, text]) => before.fields[name] === text);
}
function textOf(answers) {
    const [{ value, fields } = { value: null, fields: {} }] = answers.slice(-1);
    return value === null ? JSON.stringify(fields) : JSON.stringify(value);
}

// EXTERNAL MODULE: ./build/src/run/index.js
var src_run = __webpack_require__(55872);
// EXTERNAL MODULE: ./build/src/run/prepare.js
var prepare = __webpack_require__(64843);
// EXTERNAL MODULE: ./build/src/run/providers.js
var providers = __webpack_require__(48294);
;// CONCATENATED MODULE: ./build/src/run/prepare-resume.js













async function prepareResume(request, saved) {
    const { snapshot } = saved;
    const options = recalledOptions(snapshot.options, request);
    if (!options.ok)
        return (0,result/* err */._)(refused(request, options.error));
    const found = runRequestOf({ ...request, ...options.value }, saved);
    if (!found.ok)
        return (0,result/* err */._)(refused(request, found.error));
    const run = found.value;
    const checked = await (0,src_run/* checkRequest */.yG)(run, Object.keys(snapshot.inputs));
    if (checked.runnable === null)
        return (0,result/* err */._)((0,src_run/* invalidRun */.N8)(checked, checked.findings, run));
    const workflow = (0,prepare/* withMetadata */.Uz)(checked.runnable, run.metadata);
    if (workflow.settings.name !== snapshot.workflow.name) {
        const message = `${request.folder} is a run of ${snapshot.workflow.name}, and ${run.fileAsGiven} is ${workflow.settings.name} now; resume with the file it was started from`;
        return (0,result/* err */._)(refused(request, message));
    }
    const variable = (0,providers/* referableVariables */.WP)(request, [workflow]);
    const inputs = resumedInputs(workflow, saved, request.given, variable);
    if (!inputs.ok)
        return (0,result/* err */._)(refused(request, inputs.error));
    const problems = (0,src_run/* settingsProblems */.KK)(workflow, run);
    if (problems.length > 0)
        return (0,result/* err */._)((0,src_run/* invalidRun */.N8)(checked, problems, run));
    const recalled = recalledRun(request, saved, inputs.value, workflow, variable);
    if (!recalled.ok)
        return (0,result/* err */._)(refused(request, recalled.error));
    const gates = givenAgain(recalled.value.records, run.gates.answers, (node, hash) => {
        const now = workflow.hashes.get(node);
        return now !== undefined && now !== hash;
    });
    if (gates.refused.length > 0) {
        const suggestion = 'resume without this answer; `--from NODE` runs the gate and everything after it again';
        return (0,result/* err */._)(refused(request, { message: gates.refused.join('; '), suggestion }));
    }
    for (const note of gates.notes)
        request.observer.note(note);
    const { resetBreakers } = request;
    const prepared = { request: run, resetBreakers, saved, checked, workflow, inputs: inputs.value };
    return (0,result.ok)({ ...prepared, recalled: recalled.value });
}
function runRequestOf(request, { snapshot }) {
    const { files } = request.adapters;
    const { file: fileAsGiven, workflow, run_id: runId } = snapshot;
    const settings = {
        runDir: null,
        strictExit: request.strictExit ?? snapshot.strict_exit,
        provider: request.provider ?? snapshot.provider,
    };
    if (request.named !== undefined)
        return (0,result.ok)({ ...request, ...request.named, ...settings });
    const folder = external_node_path_default().resolve(request.cwd, request.folder);
    const there = external_node_path_default().resolve(snapshot.cwd, fileAsGiven);
    const started = request.started?.(runId, folder) ?? null;
    if (started !== null && files.exists(there) && (0,load_workspace/* realPathOf */.dN)(there) === (0,load_workspace/* realPathOf */.dN)(started.file)) {
        const cwd = files.exists(started.cwd) ? started.cwd : request.cwd;
        return (0,result.ok)({ ...request, file: there, fileAsGiven, cwd, ...settings });
    }
    const first = external_node_path_default().resolve(request.cwd, fileAsGiven);
    const others = [
        external_node_path_default().resolve(request.workspace ?? request.cwd, workflow.file),
        external_node_path_default().resolve(request.cwd, workflow.file),
        there,
    ];
    const own = ownFile([first, ...others], request, folder, [currentWorkspace(request)], fileAsGiven);
    if (!own.ok)
        return own;
    const file = own.value ?? first;
    return (0,result.ok)({ ...request, file, fileAsGiven: external_node_path_default().isAbsolute(fileAsGiven) ? file : fileAsGiven, ...settings });
}
function resumedInputs(workflow, saved, given, variable) {
    const recorded = {};
    const missing = new Set();
    for (const [name, value] of Object.entries(saved.snapshot.inputs)) {
        if (Object.hasOwn(given, name))
            continue;
        const recalled = (0,saved_run/* recalledValue */.kq)(value, (variableName) => variable(variableName, null));
        if (recalled === null)
            missing.add(name);
        else if (workflow.settings.input === undefined || Object.hasOwn(workflow.settings.input, name))
            recorded[name] = recalled.value;
    }
    if (missing.size > 0)
        return (0,result/* err */._)({
            message: `secret inputs are not stored in a checkpoint and must be given again: ${[...missing].join(', ')}`,
            suggestion: (0,saved_run/* giveInputs */.zR)([...missing]),
        });
    const inputs = (0,config_inputs/* resolveInputs */.eL)(workflow, { ...(0,config_inputs/* givenData */.Y)(recorded), ...given });
    return inputs.ok ? inputs : (0,result/* err */._)(inputs.error.map((finding) => finding.message).join(' '));
}
function recalledRun(request, saved, inputs, workflow, variable) {
    let counting = saved.entries;
    let rewind = null;
    if (request.from !== null) {
        if (!workflow.steps.has(request.from))
            return (0,result/* err */._)(`--from ${request.from}: the workflow has no such node`);
        const keep = (0,durability_rewind/* runsBefore */.W)(saved.entries, workflow.settings.entry_point, request.from);
        if (keep === null)
            return (0,result/* err */._)(`--from ${request.from}: that node did not run, so nothing can be run again from there`);
        rewind = { from: request.from, keep };
        counting = (0,durability_rewind/* withoutRewound */.p)([...saved.entries, { at: 0, event: { type: 'run_rewound', keep } }]);
    }
    const secrets = new Map((0,config_inputs/* secretInputValues */.fl)(workflow, inputs).map(({ origin, value }) => [origin, value]));
    const lookup = (origin, node) => {
        if (origin.startsWith('env:'))
            return variable(origin.slice(4), node);
        const value = secrets.get(origin) ?? inputs[(0,config_inputs/* inputOfOrigin */.op)(origin) ?? ''];
        return value === undefined ? undefined : (0,json/* textOrJson */.v9)(value);
    };
    const records = (0,saved_run/* restoreEntries */.Hw)(counting, lookup);
    const trouble = (0,saved_run/* secretTroubles */.$$)(records, workflow);
    if (trouble !== null)
        return (0,result/* err */._)(trouble);
    return (0,result.ok)({ records, rewind });
}
function refused(request, why) {
    const { message, suggestion } = typeof why === 'string' ? { message: why, suggestion: null } : why;
    const at = { file: core_finding/* NO_FILE */.tW, line: 1, column: 1 };
    const named = message.includes(request.folder) ? message : `${request.folder}: ${message}`;
    const finding = { ...at, code: 'resume', severity: 'error', message: named, suggestion };
    return (0,src_run/* invalidRun */.N8)(null, [finding], { ...request, fileAsGiven: request.folder });
}
function unusable(problem) {
    return `its files cannot be used: ${problem}; nothing was run, try it again`;
}
function onDisk(request, act) {
    try {
        return (0,result.ok)(act());
    }
    catch (error) {
        return (0,result/* err */._)(refused(request, unusable((0,error_message/* errorMessage */.gJ)(error))));
    }
}
function recalledOptions(stored, { instructions, metadata = {}, scriptEnv }) {
    const again = [];
    const recall = (value, option) => {
        const recalled = (0,saved_run/* recalledValue */.kq)(value ?? null, (name) => ((0,providers/* isOfTheRunner */.Dv)(name) ? undefined : scriptEnv[name]));
        if (typeof recalled?.value === 'string')
            return recalled.value;
        if (!again.includes(option))
            again.push(option);
        return null;
    };
    const before = (0,json/* asObject */.eB)(stored['instructions']);
    const texts = (now, part, option) => {
        const list = before[part];
        if (now.length > 0 || !Array.isArray(list))
            return now;
        return list.flatMap((text) => recall(text, option) ?? []);
    };
    const caller = texts(instructions?.caller ?? [], 'caller', '--instructions FILE');
    const workspace = texts(instructions?.workspace ?? [], 'workspace', '--workspace-instructions');
    const entries = Object.entries((0,json/* asObject */.eB)(stored['metadata'])).flatMap(([key, value]) => {
        const text = Object.hasOwn(metadata, key) ? null : recall(value, `-m ${key}=VALUE`);
        return text === null ? [] : [[key, text]];
    });
    if (again.length === 0)
        return (0,result.ok)({ instructions: { workspace, caller }, metadata: { ...Object.fromEntries(entries), ...metadata } });
    return (0,result/* err */._)({
        message: `these options held a secret, and secrets are not stored in a checkpoint: ${again.join(', ')}`,
        suggestion: 'give them again',
    });
}
function currentWorkspace({ cwd, env, workspace }) {
    return (0,load_workspace/* realPathOf */.dN)(workspace ?? (0,load_workspace/* findWorkspace */.pl)(external_node_path_default().join(cwd, 'workflow.yaml'), env));
}
function isOwnFile(file, folder, roots) {
    const real = (0,load_workspace/* realPathOf */.dN)(file);
    return roots.some((root) => (0,load_workspace/* isInside */.FK)((0,load_workspace/* realPathOf */.dN)(root), real)) && !(0,load_workspace/* isInside */.FK)((0,load_workspace/* realPathOf */.dN)(folder), real);
}
function ownFile(candidates, { adapters: { files } }, folder, roots, shown) {
    const found = candidates.filter((each) => files.exists(each));
    const own = found.find((each) => isOwnFile(each, folder, roots));
    if (own !== undefined || found.length === 0)
        return (0,result.ok)(own ?? null);
    return (0,result/* err */._)(`${shown}, the workflow file of this run, is not a file of this workspace, and a run folder does not decide what runs; --workflow FILE names the file`);
}


/***/ })

};
;