"use strict";
exports.id = 166;
exports.ids = [166,5872,3491];
exports.modules = {

/***/ 55872:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HI: function() { return /* binding */ findSettingsProblems; },
/* harmony export */   TS: function() { return /* binding */ createCheckedResult; },
/* harmony export */   Wx: function() { return /* binding */ findSettingsWarnings; },
/* harmony export */   Z0: function() { return /* binding */ prepareRun; },
/* harmony export */   eF: function() { return /* binding */ run; },
/* harmony export */   vB: function() { return /* binding */ createInvalidRun; },
/* harmony export */   yG: function() { return /* binding */ checkRequest; }
/* harmony export */ });
/* harmony import */ var _config_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67737);
/* harmony import */ var _config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6705);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63696);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);
/* harmony import */ var _config_providers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25055);
/* harmony import */ var _config_quarantine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72813);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53325);
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3588);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(62759);
/* harmony import */ var _core_sharding_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(99978);
/* harmony import */ var _engine_interception_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62433);
/* harmony import */ var _redaction_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80344);
/* harmony import */ var _redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97440);
/* harmony import */ var _reporters_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(71862);
/* harmony import */ var _execute_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(29120);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(99870);

















async function prepareRun(request) {
    const checked = await (request.oneStep?.check() ?? checkRequest(request));
    const refuse = (problems) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(createInvalidRun(checked, [...problems, ...checked.findings], request));
    if (checked.runnable === null)
        return refuse([]);
    const workflow = (0,_config_check_js__WEBPACK_IMPORTED_MODULE_0__/* .withMetadata */ .Uz)(checked.runnable, request.metadata);
    const inputs = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveInputs */ .eL)(workflow, request.given);
    if (!inputs.ok)
        return refuse(inputs.error);
    const problems = findSettingsProblems(workflow, request);
    return problems.length > 0 ? refuse(problems) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)({ checked, workflow, inputs: inputs.value });
}
async function run(request) {
    const prepared = await prepareRun(request);
    if (!prepared.ok)
        return prepared.error;
    const { checked, workflow, inputs } = prepared.value;
    const runId = request.runId ?? (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .createRunId */ .nq)();
    const folder = (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .claimFolder */ .Pm)(request, workflow.settings.name, runId);
    if (!folder.ok) {
        return createInvalidRun(checked, [(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .createUnplacedFinding */ .W)('run-dir', 'error', folder.error), ...checked.findings], request);
    }
    return (0,_execute_js__WEBPACK_IMPORTED_MODULE_13__/* .executeRun */ .l)({
        request: { ...request, runId },
        workflow,
        inputs,
        warnings: [...checked.findings, ...findSettingsWarnings(workflow, request)],
        sources: checked.loaded.sources,
        resume: null,
        folder: folder.value,
        workspace: checked.workspace,
    });
}
function checkRequest(request, alsoGiven = []) {
    const { adapters, given } = request;
    const now = adapters.clock.now();
    return (0,_config_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFile */ .vH)({ ...request, now, patterns: adapters.patterns, given: [...alsoGiven, ...Object.keys(given)] });
}
function findSettingsProblems(workflow, request) {
    const { answers, human } = request.gates;
    const gates = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listWorkflows */ .Dl)(workflow).flatMap((file) => [...file.steps.values()].flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listGateShapes */ .aG));
    return [
        ...findUsageFindings('gate-answer', (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_7__/* .checkGateAnswers */ .Hy)(gates, answers)),
        ...findUsageFindings('gate-answer', human === null ? (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_7__/* .listMissingGateTexts */ .es)(gates, answers) : []),
        ...findUsageFindings('injection', (0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_9__/* .checkInjections */ .RY)(workflow, request.injections)),
        ...findUsageFindings('run-dir', (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .findRunDirProblems */ .a$)(request)),
        ...(0,_config_quarantine_js__WEBPACK_IMPORTED_MODULE_5__/* .findQuarantineProblems */ .mt)(workflow, request),
        ...findUsageFindings('shards', findShardsProblems(workflow, request.shards)),
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .checkProviders */ .Dq)(workflow, (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .createResolver */ .Tw)(request)),
        ...(request.strictAbilities === true ? (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findLostTools */ .TI)(workflow, true, (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .createResolver */ .Tw)(request)) : []),
    ];
}
function findSettingsWarnings(workflow, request) {
    const resolve = (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .createResolver */ .Tw)(request);
    return [
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findReplacedProviders */ .M$)(workflow, resolve),
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findMissingKeys */ .kc)(workflow, resolve),
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findLostTools */ .TI)(workflow, false, resolve),
    ];
}
function findShardsProblems(workflow, shards) {
    if (shards === undefined)
        return [];
    const { group, count } = shards;
    if (!Number.isInteger(count) || count < 1 || count > _core_sharding_js__WEBPACK_IMPORTED_MODULE_16__/* .MOST_SHARDS */ .Y)
        return [`--shards ${group}=${count}: the number of shards is from 1 to ${_core_sharding_js__WEBPACK_IMPORTED_MODULE_16__/* .MOST_SHARDS */ .Y}`];
    if (workflow.steps.get(group)?.type === 'for_each')
        return [];
    const groups = [...workflow.steps.values()].filter(({ type }) => type === 'for_each').map(({ name }) => name);
    const message = `--shards ${group}: ${group} is not a for_each of ${workflow.displayFile}`;
    return [{ message, ...(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .toAdvice */ .S_)((0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestNearest */ .nD)(group, groups)) }];
}
function findUsageFindings(code, problems) {
    return problems.map((problem) => (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .createUnplacedFinding */ .W)(code, 'error', problem));
}
function createInvalidRun(checked, findings, request) {
    const workflow = checked?.loaded.workflow ?? null;
    const redactor = new _redaction_index_js__WEBPACK_IMPORTED_MODULE_10__/* .Redactor */ .pO({ secrets: [...(0,_redaction_index_js__WEBPACK_IMPORTED_MODULE_10__/* .listSecretsOfEnvironment */ .Yl)(request.env), ...request.secrets] });
    const shown = findings.map((finding) => (0,_redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_11__/* .redactFinding */ .lE)(finding, redactor));
    const contract = checked?.contract && workflow ? redactor.json((0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .copyJson */ .aR)((0,_config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_1__/* .withDetails */ .FE)(checked.contract, workflow))) : null;
    const result = (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_12__/* .createInvalidResult */ .nr)(shown, workflow?.displayFile ?? findings[0]?.file ?? request.fileAsGiven, {
        workflowName: workflow?.settings.name ?? request.oneStep?.name ?? null,
        ...(checked?.runnable === null && request.oneStep === undefined ? { commandFile: request.fileAsGiven } : {}),
        ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isJsonObject */ .OW)(contract) ? { contract } : {}),
    });
    const sources = [...(checked?.loaded.sources ?? [])].map(([file, text]) => [file, redactor.text(text)]);
    return { status: 'invalid', result, findings: shown, sources: new Map(sources) };
}
function createCheckedResult({ loaded: { workflow }, findings, contract }, file) {
    return (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_12__/* .createInvalidResult */ .nr)(findings, workflow?.displayFile ?? findings[0]?.file ?? file, {
        workflowName: workflow?.settings.name ?? null,
        commandFile: file,
        ...(contract === null || workflow === null ? {} : { contract: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .copyJson */ .aR)((0,_config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_1__/* .withDetails */ .FE)(contract, workflow)) }),
    });
}


/***/ }),

/***/ 24783:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: function() { return /* binding */ describeUnknownFolder; },
/* harmony export */   FT: function() { return /* binding */ prepareResume; },
/* harmony export */   GH: function() { return /* binding */ refuseRunFolder; },
/* harmony export */   Q_: function() { return /* binding */ refuseResume; },
/* harmony export */   S_: function() { return /* binding */ findCurrentWorkspace; },
/* harmony export */   b2: function() { return /* binding */ describeUnusable; },
/* harmony export */   cV: function() { return /* binding */ findOwnFile; },
/* harmony export */   cy: function() { return /* binding */ tryOnDisk; },
/* harmony export */   mv: function() { return /* binding */ recallOptions; }
/* harmony export */ });
/* unused harmony export isOwnFile */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67737);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63696);
/* harmony import */ var _config_providers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25055);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53325);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80020);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(22719);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(62759);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87451);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2939);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95262);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55872);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(46612);













async function prepareResume(request, saved) {
    const { snapshot } = saved;
    const options = recallOptions(snapshot.options, request);
    if (!options.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(refuseRunFolder(request, options.error));
    const resumed = createRunRequest({ ...request, ...options.value }, saved);
    if (!resumed.ok)
        return resumed;
    const run = resumed.value;
    const checked = await (0,_index_js__WEBPACK_IMPORTED_MODULE_9__/* .checkRequest */ .yG)(run, Object.keys(snapshot.inputs));
    if (checked.runnable === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)((0,_index_js__WEBPACK_IMPORTED_MODULE_9__/* .createInvalidRun */ .vB)(checked, checked.findings, run));
    const workflow = (0,_config_check_js__WEBPACK_IMPORTED_MODULE_1__/* .withMetadata */ .Uz)(checked.runnable, run.metadata);
    if (workflow.settings.name !== snapshot.workflow.name) {
        const message = `${request.folder} is a run of ${snapshot.workflow.name}, and ${run.fileAsGiven} is ${workflow.settings.name} now; resume with the file it was started from`;
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(refuseResume(request, message));
    }
    const variable = (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_3__/* .createVariableReader */ .oc)(request, [workflow]);
    const inputs = recallInputs(workflow, saved, request.given, variable);
    if (!inputs.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(refuseRunFolder(request, inputs.error));
    const problems = (0,_index_js__WEBPACK_IMPORTED_MODULE_9__/* .findSettingsProblems */ .HI)(workflow, run);
    if (problems.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)((0,_index_js__WEBPACK_IMPORTED_MODULE_9__/* .createInvalidRun */ .vB)(checked, problems, run));
    const recalled = recallSavedRun(request, saved, inputs.value, workflow, variable);
    if (!recalled.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(refuseRunFolder(request, recalled.error));
    const isChanged = (node, hash) => (workflow.hashes.get(node) ?? hash) !== hash;
    const gates = findRepeatedAnswers(recalled.value.records, run.gates.answers, isChanged);
    if (gates.refused.length > 0) {
        const suggestion = 'resume without this answer; `--from NODE` runs the gate and everything after it again';
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(refuseRunFolder(request, { message: gates.refused.join('; '), suggestion }));
    }
    const { resetBreakers } = request;
    const prepared = { request: run, resetBreakers, saved, checked, workflow, inputs: inputs.value };
    const moved = (0,_origin_js__WEBPACK_IMPORTED_MODULE_10__/* .describeOtherCommit */ .rw)(snapshot, (0,_origin_js__WEBPACK_IMPORTED_MODULE_10__/* .readOrigin */ .P2)(run.adapters.files, run).commit);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__.ok)({ ...prepared, recalled: recalled.value, notes: [...gates.notes, ...(moved === null ? [] : [moved])] });
}
function describeUnknownFolder(folder, file) {
    const advice = `if it is a run of ${file}, say so: --workflow ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_8__/* .quoteForShell */ .eC)(file)}`;
    return `no run of this machine was started in ${folder}, and a run folder does not decide which file runs; ${advice}`;
}
function createRunRequest(request, { snapshot }) {
    const { files } = request.adapters;
    const { file: fileAsGiven, workflow, run_id: runId } = snapshot;
    const settings = {
        runDir: null,
        strictExit: request.strictExit ?? snapshot.strict_exit,
        provider: request.provider ?? snapshot.provider,
    };
    if (request.named !== undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__.ok)({ ...request, ...request.named, ...settings });
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(request.cwd, request.folder);
    const there = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(snapshot.cwd, fileAsGiven);
    const started = request.started?.(runId, folder) ?? null;
    if (started !== null && files.exists(there) && (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveRealPath */ .Sc)(there) === (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveRealPath */ .Sc)(started.file)) {
        const cwd = files.exists(started.cwd) ? started.cwd : request.cwd;
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__.ok)({ ...request, file: there, fileAsGiven, cwd, ...settings });
    }
    if (started === null && request.started !== undefined && request.join === undefined && request.isShard !== true)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(refuseResume(request, describeUnknownFolder(request.folder, fileAsGiven)));
    const { cwd, workspace = cwd } = request;
    const first = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, fileAsGiven);
    const candidates = [first, node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(workspace, workflow.file), node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, workflow.file), there];
    const runnable = findOwnFile(candidates, request, folder, [findCurrentWorkspace(request)], fileAsGiven);
    if (!runnable.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(refuseRunFolder(request, runnable.error));
    const file = runnable.value ?? first;
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__.ok)({ ...request, file, fileAsGiven: node_path__WEBPACK_IMPORTED_MODULE_0___default().isAbsolute(fileAsGiven) ? file : fileAsGiven, ...settings });
}
function recallInputs(workflow, saved, given, variable) {
    const recorded = {};
    const missing = new Set();
    for (const [name, value] of Object.entries(saved.snapshot.inputs)) {
        if (Object.hasOwn(given, name))
            continue;
        const recalled = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .recallValue */ .Dz)(value, (variableName) => variable(variableName, null));
        if (recalled === null)
            missing.add(name);
        else if (workflow.settings.input === undefined || Object.hasOwn(workflow.settings.input, name))
            recorded[name] = recalled.value;
    }
    if (missing.size > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)({
            message: `secret inputs are not stored in a checkpoint and must be given again: ${[...missing].join(', ')}`,
            suggestion: (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .formatInputAdvice */ ._l)([...missing]),
        });
    const inputs = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveInputs */ .eL)(workflow, { ...(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .createDataInputs */ .aG)(recorded), ...given });
    return inputs.ok ? inputs : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(inputs.error.map((finding) => finding.message).join(' '));
}
function recallSavedRun(request, saved, inputs, workflow, variable) {
    let counting = saved.entries;
    let rewind = null;
    if (request.from !== null) {
        if (!workflow.steps.has(request.from))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(`--from ${request.from}: the workflow has no such node`);
        const keep = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .listRunsBefore */ .Ut)(saved.entries, workflow.settings.entry_point, request.from);
        if (keep === null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(`--from ${request.from}: that node did not run, so nothing can be run again from there`);
        rewind = { from: request.from, keep };
        counting = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutRewound */ .p)([...saved.entries, { at: 0, event: { type: 'run_rewound', keep } }]);
    }
    const secrets = new Map((0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .listSecretValues */ .D_)(workflow, inputs).map(({ origin, value }) => [origin, value]));
    const lookup = (origin, node) => {
        if (origin.startsWith('env:'))
            return variable(origin.slice(4), node);
        const value = secrets.get(origin) ?? inputs[(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .toInputName */ .Ft)(origin) ?? ''];
        return value === undefined ? undefined : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .printTextOrJson */ ._s)(value);
    };
    const records = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .restoreEntries */ .Hw)(counting, lookup);
    const trouble = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .findSecretTroubles */ .EE)(records, workflow);
    if (trouble !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(trouble);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__.ok)({ records, rewind });
}
function refuseRunFolder(request, why) {
    const { message, ...remedy } = typeof why === 'string' ? { message: why, suggestion: null } : why;
    return refuseResume(request, { ...remedy, message: `${request.folder}: ${message}` });
}
function refuseResume(request, why) {
    const finding = (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .createUnplacedFinding */ .W)('resume', 'error', why);
    return (0,_index_js__WEBPACK_IMPORTED_MODULE_9__/* .createInvalidRun */ .vB)(null, [finding], { ...request, fileAsGiven: request.folder });
}
function describeUnusable(problem) {
    return `its files cannot be used: ${problem}; nothing was run, try it again`;
}
function tryOnDisk(request, act) {
    const done = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .tryResult */ .Bh)(act);
    return done.ok ? done : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(refuseRunFolder(request, describeUnusable(done.error)));
}
function recallOptions(stored, { instructions, metadata = {}, scriptEnv }) {
    const again = [];
    const recall = (value, option) => {
        const recalled = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .recallValue */ .Dz)(value ?? null, (name) => ((0,_config_providers_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfTheRunner */ .Dv)(name) ? undefined : scriptEnv[name]));
        if (recalled === null)
            again.push(option);
        return recalled?.value ?? null;
    };
    const storedTexts = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .asObject */ .eB)(stored['instructions']);
    const texts = (given, part, option) => {
        const recalled = given.length > 0 ? null : recall(storedTexts[part], option);
        return Array.isArray(recalled) ? recalled.filter((text) => typeof text === 'string') : given;
    };
    const caller = texts(instructions?.caller ?? [], 'caller', '--instructions FILE');
    const workspace = texts(instructions?.workspace ?? [], 'workspace', '--workspace-instructions');
    const entries = Object.entries((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .asObject */ .eB)(stored['metadata'])).flatMap(([key, value]) => {
        const text = Object.hasOwn(metadata, key) ? null : recall(value, `-m ${key}=VALUE`);
        return typeof text === 'string' ? [[key, text]] : [];
    });
    if (again.length === 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__.ok)({ instructions: { workspace, caller }, metadata: { ...Object.fromEntries(entries), ...metadata } });
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)({
        message: `these options held a secret, and secrets are not stored in a checkpoint: ${again.join(', ')}`,
        suggestion: 'give them again',
    });
}
function findCurrentWorkspace({ cwd, env, workspace }) {
    return (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveRealPath */ .Sc)(workspace ?? (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .findWorkspace */ .pl)(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(cwd, 'workflow.yaml'), env));
}
function isOwnFile(file, folder, roots) {
    const real = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveRealPath */ .Sc)(file);
    return roots.some((root) => (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .isInside */ .FK)((0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveRealPath */ .Sc)(root), real)) && !(0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .isInside */ .FK)((0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveRealPath */ .Sc)(folder), real);
}
function findOwnFile(candidates, { adapters: { files } }, folder, roots, shown) {
    const existing = candidates.filter((file) => files.exists(file));
    const own = existing.find((file) => isOwnFile(file, folder, roots));
    if (own !== undefined || existing.length === 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__.ok)(own ?? null);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(`${shown}, the workflow file of this run, is not a file of this workspace, and a run folder does not decide what runs; --workflow FILE names the file`);
}
function findRepeatedAnswers(records, given, isChanged) {
    const waiting = new Map();
    const answered = new Map();
    for (const { event } of records) {
        if (event.type === 'gate_waiting')
            waiting.set((0,_core_place_js__WEBPACK_IMPORTED_MODULE_12__/* .toNodeKey */ .BJ)(event), event.node);
        if (event.type !== 'node_completed')
            continue;
        waiting.delete((0,_core_place_js__WEBPACK_IMPORTED_MODULE_12__/* .toNodeKey */ .BJ)(event));
        const { node, node_type: type, output, hash } = event;
        if ((type !== 'human_gate' && type !== 'questions') || (hash !== undefined && isChanged(node, hash)))
            continue;
        answered.set(node, [...(answered.get(node) ?? []), readRecordedAnswer(output)]);
    }
    const open = new Set(waiting.values());
    const refused = [];
    const notes = [];
    for (const [name, answer] of given) {
        const recorded = answered.get(name) ?? [];
        if (recorded.length === 0 || open.has(name))
            continue;
        const isSame = ({ value, fields }) => (answer.value ?? value) === value &&
            Object.entries(answer.fields).every(([field, text]) => fields[field] === text);
        const last = recorded.at(-1);
        if (recorded.some(isSame))
            notes.push(`${name} was answered before, and the answer is the same`);
        else
            refused.push(`${name} was answered with ${JSON.stringify(last?.value ?? last?.fields)} before, and an answer cannot be changed`);
    }
    return { refused, notes };
}
function readRecordedAnswer(output) {
    const { selected, additional_input: fields, answers } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .asObject */ .eB)(output);
    const texts = Object.entries((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .asObject */ .eB)(answers ?? fields ?? null)).map(([name, text]) => [name, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .printTextOrJson */ ._s)(text)]);
    return { value: selected === undefined ? null : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .printTextOrJson */ ._s)(selected), fields: Object.fromEntries(texts) };
}


/***/ }),

/***/ 90166:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: function() { return /* binding */ resumeRun; },
  E: function() { return /* binding */ runShard; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/account/run-account.js + 6 modules
var run_account = __webpack_require__(61091);
// EXTERNAL MODULE: ./build/src/account/run-reader.js
var run_reader = __webpack_require__(55807);
// EXTERNAL MODULE: ./build/src/core/finding.js
var finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/core/result.js
var core_result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/place.js
var place = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/src/core/ports.js
var ports = __webpack_require__(51848);
// EXTERNAL MODULE: ./build/src/core/sharding.js
var sharding = __webpack_require__(99978);
// EXTERNAL MODULE: ./build/src/durability/dead-letter.js
var dead_letter = __webpack_require__(15893);
// EXTERNAL MODULE: ./build/src/durability/journal.js
var journal = __webpack_require__(90479);
// EXTERNAL MODULE: ./build/src/durability/saved-run.js
var saved_run = __webpack_require__(87451);
// EXTERNAL MODULE: ./build/src/durability/shards.js
var durability_shards = __webpack_require__(37183);
// EXTERNAL MODULE: ./build/src/durability/snapshot.js
var durability_snapshot = __webpack_require__(5094);
;// CONCATENATED MODULE: ./build/src/durability/join.js











function copyPlan(files, folder, out) {
    const plan = external_node_path_default().join(out, durability_shards/* PLAN_FOLDER */.Vx);
    files.makeFolder(plan);
    for (const name of [durability_snapshot/* JOURNAL_FILE */.RD, durability_snapshot/* CHECKPOINT_FILE */.S5, durability_shards/* SHARDS_FILE */.D6])
        files.replace(external_node_path_default().join(plan, name), files.readText(external_node_path_default().join(folder, name)));
}
function readJoin(files, folder, saved, request) {
    const plan = (0,durability_shards/* readPlan */.m3)(files, folder);
    if (!plan.ok)
        return plan;
    if (plan.value.run_id !== saved.snapshot.run_id)
        return (0,core_result/* err */._q)('its shards.json is of another run');
    const shards = [];
    for (const shardFolder of request.folders) {
        const shard = readShard(files, shardFolder, plan.value);
        if (!shard.ok)
            return (0,core_result/* err */._q)(`${shardFolder} cannot be joined: ${shard.error}`);
        if (shard.value !== null)
            shards.push(shard.value);
    }
    const joined = (0,durability_shards/* joinShards */.eS)(plan.value, saved.entries, shards);
    const missing = listMissingShards(plan.value, joined.ended, shards);
    const items = `items of ${missing.length === 1 ? 'shard' : 'shards'} ${missing.join(', ')}`;
    if (request.requireAll && missing.length > 0)
        return (0,core_result/* err */._q)(`${items} have not ended, and --require-all was given`);
    const { text: lines, crc } = (0,journal/* printJournalLines */.cA)(joined.entries, saved.crc);
    return (0,core_result.ok)({
        ...joined,
        plan: plan.value,
        saved: {
            ...saved,
            entries: [...saved.entries, ...joined.entries],
            crc,
            lines: saved.lines + joined.entries.length,
        },
        lines,
        warnings: [
            ...(missing.length === 0 ? [] : [`${items} ended on no machine; they run here`]),
            ...[...joined.disputed].map((key) => `item ${plan.value.group}[${key}] completed in one folder and failed in another; it counts as completed`),
        ],
    });
}
function listMissingShards(plan, ended, shards) {
    const finished = new Set(shards.filter((shard) => shard.finished).map(({ shard }) => shard.index));
    const open = Array.from({ length: plan.shards }, (_, at) => at + 1).filter((index) => !finished.has(index));
    const endedIn = (index) => [...ended].filter((item) => (item % plan.shards) + 1 === index).length;
    return open.filter((index) => endedIn(index) < (0,sharding/* countItemsOfShard */.VT)(plan, index));
}
function readShard(files, folder, plan) {
    const read = (0,core_result/* tryResult */.Bh)(() => {
        const file = external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5);
        if (!files.exists(file))
            return (0,saved_run/* hasRun */.gb)(files, folder) ? (0,core_result/* err */._q)(`there is no ${durability_snapshot/* CHECKPOINT_FILE */.S5} in it`) : (0,core_result.ok)(null);
        const snapshot = (0,durability_snapshot/* parseSnapshot */.E$)(files.readText(file));
        if (!snapshot.ok)
            return snapshot;
        const { shard, status, outcome, broken } = snapshot.value;
        const foreign = findForeignReason(snapshot.value, plan);
        if (shard === null || foreign !== null)
            return (0,core_result/* err */._q)(foreign ?? '');
        if (broken !== null)
            return (0,core_result/* err */._q)(`what it did could not be written down (${broken})`);
        if (!files.exists(external_node_path_default().join(folder, durability_snapshot/* JOURNAL_FILE */.RD)))
            return (0,core_result/* err */._q)(`there is no ${durability_snapshot/* JOURNAL_FILE */.RD} in it`);
        const content = (0,journal/* readJournal */.a0)((0,saved_run/* readJournalFile */.Wp)(files, folder), (0,durability_snapshot/* computeJournalStart */.T0)(snapshot.value));
        if (!content.ok)
            return content;
        if (!(0,saved_run/* isAsSealed */.HN)(snapshot.value, content.value))
            return (0,core_result/* err */._q)('its journal is not the one that it ended with');
        const { entries } = content.value;
        return (0,core_result.ok)({ folder, shard, entries, finished: status === 'ended' && outcome === 'success' });
    });
    return read.ok ? read.value : read;
}
function findForeignReason({ shard, run_id: runId }, plan) {
    if (shard === null)
        return 'it is not the folder of a shard';
    if (runId !== plan.run_id)
        return `it belongs to the run ${runId}, and the plan to ${plan.run_id}`;
    const { group, visit, of, base } = shard;
    const isOfPlan = group === plan.group && visit === plan.visit && of === plan.shards && base === plan.base;
    return isOfPlan ? null : 'it belongs to another plan of this run';
}
function writeJoin(files, folder, join) {
    const journal = external_node_path_default().join(folder, durability_snapshot/* JOURNAL_FILE */.RD);
    files.replace(external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5), (0,durability_snapshot/* formatSnapshot */.Q)({ ...join.saved.snapshot, ...durability_snapshot/* RUNNING */.W2 }));
    (0,saved_run/* mendLines */.Og)(files, journal);
    const append = (file, text) => {
        if (text !== '')
            (0,ports/* appendDurably */.iO)(files, file, text);
    };
    append(external_node_path_default().join(folder, dead_letter/* DEAD_LETTER_FILE */.NZ), joinDeadLetters(files, folder, join));
    append(external_node_path_default().join(folder, EVENTS_FILE), joinEvents(files, folder, join));
    append(journal, join.lines);
    return findLastSeq(files, folder);
}
const EVENTS_FILE = 'events.jsonl';
function* readItemLines(files, file, plan) {
    const findItem = (0,place/* itemsOfRoot */.Gd)(plan);
    for (const text of files.exists(file) ? files.lines(file) : []) {
        const value = (0,json/* parseJson */.qF)(text);
        const item = (0,json/* isJsonObject */.OW)(value) ? findItem((0,json/* asString */.oJ)(value['scope'])) : null;
        if ((0,json/* isJsonObject */.OW)(value) && item !== null)
            yield { item, value };
    }
}
function collectShardLines(files, name, { plan, sources }) {
    const folders = new Set([...sources.values()].map((source) => source.folder));
    return [...folders].flatMap((folder) => [...readItemLines(files, external_node_path_default().join(folder, name), plan)]
        .filter(({ item }) => sources.get(item)?.folder === folder)
        .map(({ value }) => value));
}
function joinDeadLetters(files, folder, join) {
    const file = external_node_path_default().join(folder, dead_letter/* DEAD_LETTER_FILE */.NZ);
    const known = files.exists(file) ? files.readText(file) : '';
    return collectShardLines(files, dead_letter/* DEAD_LETTER_FILE */.NZ, join)
        .filter(({ id }) => typeof id === 'string' && !known.includes((0,json/* printJson */.Q2)(id)))
        .map((value) => `${(0,json/* printJson */.Q2)(value)}\n`)
        .join('');
}
function joinEvents(files, folder, join) {
    const removeNumber = ({ seq: _, ...event }) => (0,json/* printJson */.Q2)(event);
    const written = [...readItemLines(files, external_node_path_default().join(folder, EVENTS_FILE), join.plan)];
    const known = new Set(written.map(({ value }) => removeNumber(value)));
    const readTime = ({ timestamp }) => Date.parse((0,json/* asString */.oJ)(timestamp)) || 0;
    const first = findLastSeq(files, folder) + 1;
    return collectShardLines(files, EVENTS_FILE, join)
        .filter((value) => !known.has(removeNumber(value)))
        .sort((a, b) => readTime(a) - readTime(b))
        .map((value, index) => `${(0,json/* printJson */.Q2)({ ...value, seq: first + index })}\n`)
        .join('');
}
function findLastSeq(files, folder) {
    let last = 0;
    (0,core_result/* tryAction */.Y$)(() => {
        for (const line of files.lines(external_node_path_default().join(folder, EVENTS_FILE))) {
            const { seq } = (0,json/* asObject */.eB)((0,json/* parseJson */.qF)(line));
            if (typeof seq === 'number')
                last = seq;
        }
    });
    return last;
}

// EXTERNAL MODULE: ./build/src/text/bytes.js
var bytes = __webpack_require__(36659);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/run/execute.js + 1 modules
var execute = __webpack_require__(29120);
// EXTERNAL MODULE: ./build/src/run/index.js
var run = __webpack_require__(55872);
// EXTERNAL MODULE: ./build/src/run/prepare-resume.js
var prepare_resume = __webpack_require__(24783);
// EXTERNAL MODULE: ./build/src/run/run-folder.js
var run_folder = __webpack_require__(99870);
;// CONCATENATED MODULE: ./build/src/run/resume.js
















async function resumeRun(request) {
    const { files, lock } = request.adapters;
    const folder = external_node_path_default().resolve(request.cwd, request.folder);
    if (!files.exists(folder))
        return (0,prepare_resume/* refuseResume */.Q_)(request, `there is no run folder ${request.folder}`);
    const unsafe = [folder, ...(request.join?.folders ?? [])].flatMap((each) => (0,saved_run/* findUnsafeReason */.Co)(files, each) ?? []);
    if (unsafe[0] !== undefined)
        return (0,prepare_resume/* refuseResume */.Q_)(request, unsafe[0]);
    if (request.join !== undefined || !files.exists(external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5))) {
        const prepared = await prepare(request, folder, false);
        if (!prepared.ok)
            return prepared.error;
    }
    const locked = (0,run_folder/* takeFolder */.Cz)(lock, folder, request.folder);
    if (!locked.ok)
        return (0,prepare_resume/* refuseResume */.Q_)(request, locked.error);
    let release = locked.value.release;
    try {
        const survived = await endFormerNodes(request.adapters, folder, locked.value.former);
        const ready = await prepare(request, folder, locked.value.interrupted);
        if (!ready.ok)
            return ready.error;
        const { prepared, join } = ready.value;
        for (const name of LOGS) {
            const problem = (0,core_result/* tryAction */.Y$)(() => (0,saved_run/* mendLines */.Og)(files, external_node_path_default().join(folder, name)));
            if (problem !== null)
                request.observer.note(`${name} cannot be repaired: ${problem}`);
        }
        const lastEvent = (0,prepare_resume/* tryOnDisk */.cy)(request, () => join === null ? findLastSeq(files, folder) : writeJoin(files, folder, join));
        if (!lastEvent.ok)
            return lastEvent.error;
        const owned = { path: folder, problem: null, release };
        const result = await (0,execute/* executeRun */.l)(createResumedRequest(prepared, owned, lastEvent.value, join, survived));
        release = run_folder/* NO_FOLDER */.LQ.release;
        return result;
    }
    finally {
        release();
    }
}
const SHOWN_COMMANDS = 3;
async function endFormerNodes({ files, endSurvivors: end }, folder, former) {
    const commands = former === undefined ? [] : ((await end?.(former)) ?? []);
    if (commands.length === 0)
        return null;
    const { visits } = readEvents(files, folder);
    const nodes = visits.listInFlight();
    const what = nodes.length === 0 ? 'a process of the killed session' : `the process of ${nodes.join(', ')}`;
    const shown = commands.slice(0, SHOWN_COMMANDS).map((command) => `\`${(0,terminal_text/* toOneLine */.GX)(command, 200)}\``);
    return `${what} had survived the kill, and was ended before this resume began: ${shown.join(', ')}`;
}
function readEvents(files, folder) {
    const account = new run_account/* RunAccount */.b();
    const reader = new run_reader/* EventReader */.i8(account);
    (0,core_result/* tryAction */.Y$)(() => {
        for (const line of files.lines(external_node_path_default().join(folder, 'events.jsonl')))
            reader.line(line);
    });
    return account;
}
async function prepare(request, folder, isInterrupted) {
    const { files } = request.adapters;
    const saved = (0,saved_run/* readCheckpoint */.HQ)(files, folder);
    if (!saved.ok)
        return (0,core_result/* err */._q)((0,prepare_resume/* refuseRunFolder */.GH)(request, saved.error));
    const over = explainEnded(request, saved.value.snapshot, isInterrupted);
    if (over !== null)
        return (0,core_result/* err */._q)((0,prepare_resume/* refuseRunFolder */.GH)(request, over));
    const join = request.join === undefined ? (0,core_result.ok)(null) : readJoin(files, folder, saved.value, request.join);
    if (!join.ok)
        return (0,core_result/* err */._q)((0,prepare_resume/* refuseRunFolder */.GH)(request, join.error));
    const prepared = await (0,prepare_resume/* prepareResume */.FT)(request, join.value?.saved ?? saved.value);
    return prepared.ok ? (0,core_result.ok)({ prepared: prepared.value, join: join.value }) : prepared;
}
function explainEnded({ join, from }, { status, resumable, reason, outcome }, isInterrupted) {
    if (status !== 'ended')
        return null;
    if (join !== undefined) {
        if (outcome === 'suspended' || outcome === 'cancelled')
            return null;
        const message = `there is nothing to join any more: ${reason ?? `the run has ended (${outcome})`}`;
        return { message, suggestion: resumable ? '`conductor resume` without --join continues it' : null };
    }
    if (resumable || from !== null || isInterrupted)
        return null;
    const message = `this run cannot be resumed: ${reason ?? 'it has ended'}`;
    return { message, suggestion: '`--from NODE` runs a node and everything after it again' };
}
function createResumedRequest({ request, saved, checked, workflow, inputs, recalled, notes, resetBreakers }, folder, lastEvent, join, survived = null) {
    const { entries, ...rest } = saved;
    for (const note of notes)
        request.observer.note(note);
    return {
        request: { ...request, runId: saved.snapshot.run_id },
        folder,
        workflow,
        inputs,
        warnings: [
            ...checked.findings,
            ...(0,run/* findSettingsWarnings */.Wx)(workflow, request),
            ...(join?.warnings ?? []).map((warning) => (0,finding/* createUnplacedFinding */.W)('join', 'warning', warning)),
            ...(survived === null ? [] : [(0,finding/* createUnplacedFinding */.W)('process-survived', 'warning', survived)]),
        ],
        sources: checked.loaded.sources,
        resume: {
            saved: rest,
            ...recalled,
            breakers: entries.filter(({ event }) => event['type'] === 'breaker_counted'),
            nextSeq: lastEvent + 1,
            shard: saved.snapshot.shard,
            joined: join?.plan ?? null,
            resetBreakers,
        },
        workspace: checked.workspace,
    };
}
const LOGS = ['events.jsonl', 'errors.jsonl', 'dead-letter.jsonl'];
async function runShard(request) {
    const { files } = request.adapters;
    const folder = external_node_path_default().resolve(request.cwd, request.folder);
    const [taken] = (0,run_folder/* findRunDirProblems */.a$)({ adapters: request.adapters, cwd: request.cwd, runDir: request.out });
    if (taken !== undefined)
        return (0,prepare_resume/* refuseResume */.Q_)(request, taken);
    if (!files.exists(folder))
        return (0,prepare_resume/* refuseResume */.Q_)(request, `there is no run folder ${request.folder}`);
    const unsafe = (0,saved_run/* findUnsafeReason */.Co)(files, folder);
    if (unsafe !== null)
        return (0,prepare_resume/* refuseResume */.Q_)(request, unsafe);
    const saved = readShardPlan(request, folder);
    if (!saved.ok)
        return (0,prepare_resume/* refuseRunFolder */.GH)(request, saved.error);
    const prepared = await (0,prepare_resume/* prepareResume */.FT)(request, saved.value);
    if (!prepared.ok)
        return prepared.error;
    const { run_id: runId, workflow } = saved.value.snapshot;
    const claimed = (0,run_folder/* claimFolder */.Pm)({ ...prepared.value.request, runDir: request.out }, workflow.name, runId);
    if (!claimed.ok)
        return (0,prepare_resume/* refuseResume */.Q_)(request, claimed.error);
    const out = claimed.value.path;
    if (out === null)
        return (0,prepare_resume/* refuseResume */.Q_)(request, `${request.out} cannot be written, and a shard without its folder is of no use`);
    const { ended } = request;
    const copied = (0,prepare_resume/* tryOnDisk */.cy)(request, () => {
        copyPlan(files, folder, out);
        if (ended !== undefined)
            files.replace(external_node_path_default().join(out, durability_snapshot/* JOURNAL_FILE */.RD), (0,journal/* printJournalLines */.cA)(ended, (0,durability_snapshot/* computeJournalStart */.T0)(saved.value.snapshot)).text);
    });
    if (!copied.ok) {
        claimed.value.release();
        return copied.error;
    }
    const refuseUnsaved = (problem) => {
        const cleared = (0,prepare_resume/* tryOnDisk */.cy)(request, () => files.remove(external_node_path_default().join(out, durability_snapshot/* CHECKPOINT_FILE */.S5)));
        return cleared.ok ? (0,prepare_resume/* refuseRunFolder */.GH)(request, (0,prepare_resume/* describeUnusable */.b2)(problem)) : cleared.error;
    };
    return (0,execute/* executeRun */.l)({ ...createResumedRequest(prepared.value, claimed.value, 0, null), refuseUnsaved });
}
function readShardPlan({ adapters: { files }, shard, ended = [] }, folder) {
    const saved = (0,saved_run/* readCheckpoint */.HQ)(files, folder);
    if (!saved.ok)
        return saved;
    const plan = (0,durability_shards/* readPlan */.m3)(files, folder);
    if (!plan.ok)
        return plan;
    const { group, visit, shards, base, run_id: runId } = plan.value;
    const { snapshot, crc } = saved.value;
    if (snapshot.shard !== null)
        return (0,core_result/* err */._q)('it is the folder of a shard, not of a plan');
    if (runId !== snapshot.run_id || base !== (0,bytes/* formatChecksum */.rH)(crc))
        return (0,core_result/* err */._q)('the run has continued since its plan was made; shards cannot be added any more');
    if (shard.of !== shards)
        return (0,core_result/* err */._q)(`its plan has ${shards} shards, not ${shard.of}`);
    if (shard.index < 1 || shard.index > shards)
        return (0,core_result/* err */._q)(`there is no shard ${shard.index} of ${shards}`);
    const shardId = { group, visit, index: shard.index, of: shards, base };
    const ofShard = { ...snapshot, shard: shardId };
    const entries = [...saved.value.entries, ...ended];
    const { crc: last } = (0,journal/* printJournalLines */.cA)(ended, (0,durability_snapshot/* computeJournalStart */.T0)(ofShard));
    return (0,core_result.ok)({ snapshot: ofShard, entries, crc: last, lines: ended.length });
}


/***/ })

};
;