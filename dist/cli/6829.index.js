export const id = 6829;
export const ids = [6829];
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

/***/ 5086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ checkSettings),
/* harmony export */   KK: () => (/* binding */ settingsProblems),
/* harmony export */   N8: () => (/* binding */ invalidRun),
/* harmony export */   Td: () => (/* binding */ settingsWarnings),
/* harmony export */   eF: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9190);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9814);
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6822);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8314);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1072);
/* harmony import */ var _core_sharding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(528);
/* harmony import */ var _redaction_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5948);
/* harmony import */ var _redaction_redact_parts_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5802);
/* harmony import */ var _reporters_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5970);
/* harmony import */ var _execute_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3692);
/* harmony import */ var _interception_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5312);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6685);
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3892);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7768);














function checkNamedFile(request) {
    const { file, env, adapters, given, workspace } = request;
    return (0,_prepare_js__WEBPACK_IMPORTED_MODULE_7__/* .checkFile */ .vH)({
        file,
        env,
        patterns: adapters.patterns,
        given: Object.keys(given),
        ...checkSettings(request),
        ...(workspace === undefined ? {} : { workspace }),
    });
}
async function run(request) {
    const checked = await (request.oneStep?.check() ?? checkNamedFile(request));
    if (checked.runnable === null)
        return invalidRun(checked, checked.findings, request);
    const workflow = (0,_prepare_js__WEBPACK_IMPORTED_MODULE_7__/* .withMetadata */ .Uz)(checked.runnable, request.metadata);
    const inputs = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveInputs */ .eL)(workflow, request.given);
    if (!inputs.ok)
        return invalidRun(checked, [...inputs.error, ...checked.findings], request);
    const problems = settingsProblems(workflow, request);
    if (problems.length > 0)
        return invalidRun(checked, [...problems, ...checked.findings], request);
    const runId = request.runId ?? (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_9__/* .newRunId */ .F$)();
    const folder = (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_9__/* .claimFolder */ .Pm)(request, workflow.settings.name, runId);
    if (!folder.ok)
        return invalidRun(checked, [...usageFindings(workflow, 'run-dir', plainly(folder.error)), ...checked.findings], request);
    return (0,_execute_js__WEBPACK_IMPORTED_MODULE_5__/* .execute */ .g)({
        request: { ...request, runId },
        workflow,
        inputs: inputs.value,
        warnings: [...checked.findings, ...settingsWarnings(workflow, request)],
        sources: checked.loaded.sources,
        resume: null,
        folder: folder.value,
        workspace: checked.workspace,
    });
}
function checkSettings({ strictAbilities, strictExit, instructions, }) {
    return {
        strictExit,
        ...(strictAbilities === undefined ? {} : { strictAbilities }),
        ...(instructions === undefined ? {} : { instructions }),
    };
}
function settingsProblems(workflow, request) {
    const gates = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .allWorkflows */ .Am)(workflow).flatMap((file) => [...file.steps.values()].flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .gateShapes */ .aI));
    return [
        ...usageFindings(workflow, 'gate-answer', plainly((0,_core_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .checkGateAnswers */ .Hy)(gates, request.gates.answers))),
        ...(request.gates.human === null
            ? usageFindings(workflow, 'gate-answer', plainly((0,_core_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .missingGateTexts */ .Il)(gates, request.gates.answers)))
            : []),
        ...usageFindings(workflow, 'injection', (0,_interception_js__WEBPACK_IMPORTED_MODULE_6__/* .checkInjections */ .R)(workflow, request.injections).map((problem) => ({
            ...problem,
            message: `--inject: ${problem.message}`,
        }))),
        ...usageFindings(workflow, 'run-dir', plainly((0,_run_folder_js__WEBPACK_IMPORTED_MODULE_9__/* .runDirProblems */ .xE)(request))),
        ...usageFindings(workflow, 'shards', shardsProblems(workflow, request.shards)),
        ...(0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .checkProviders */ .Dq)(workflow, (0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .resolverOf */ .EM)(request)),
        ...(request.strictAbilities === true ? (0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .lostTools */ .kk)(workflow, (0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .resolverOf */ .EM)(request), true) : []),
    ];
}
function settingsWarnings(workflow, request) {
    const resolve = (0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .resolverOf */ .EM)(request);
    return [...(0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .replacedProviders */ .zT)(workflow, resolve), ...(0,_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .lostTools */ .kk)(workflow, resolve, false)];
}
function shardsProblems(workflow, shards) {
    if (shards === undefined)
        return [];
    const { group, count } = shards;
    if (!Number.isInteger(count) || count < 1 || count > _core_sharding_js__WEBPACK_IMPORTED_MODULE_10__/* .MOST_SHARDS */ .Y)
        return plainly([`--shards ${group}=${count}: the number of shards is from 1 to ${_core_sharding_js__WEBPACK_IMPORTED_MODULE_10__/* .MOST_SHARDS */ .Y}`]);
    if (workflow.steps.get(group)?.type === 'for_each')
        return [];
    const groups = [...workflow.steps.values()].filter(({ type }) => type === 'for_each').map(({ name }) => name);
    const message = `--shards ${group}: ${group} is not a for_each of ${workflow.displayFile}`;
    return [{ message, suggestion: (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_11__/* .didYouMean */ .au)((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_11__/* .nearest */ .pA)(group, groups)) }];
}
function plainly(messages) {
    return messages.map((message) => ({ message, suggestion: null }));
}
function usageFindings(workflow, code, problems) {
    const at = { file: workflow.displayFile, line: 1, column: 1 };
    return problems.map((problem) => ({ ...at, code, severity: 'error', ...problem }));
}
function invalidRun(checked, findings, request) {
    const workflow = checked?.loaded.workflow ?? null;
    const redactor = new _redaction_index_js__WEBPACK_IMPORTED_MODULE_3__/* .Redactor */ .pO({ secrets: [...(0,_redaction_index_js__WEBPACK_IMPORTED_MODULE_3__/* .secretsOfEnvironment */ .O0)(request.env), ...request.secrets] });
    const shown = findings.map((finding) => (0,_redaction_redact_parts_js__WEBPACK_IMPORTED_MODULE_12__/* .redactFinding */ .lE)(finding, redactor));
    const contract = checked === null || checked.contract === null ? null : redactor.json((0,_core_json_js__WEBPACK_IMPORTED_MODULE_13__/* .jsonCopy */ .Uq)(checked.contract));
    const result = (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_4__/* .invalidResult */ .nf)(shown, workflow?.displayFile ?? findings[0]?.file ?? request.fileAsGiven, {
        workflowName: workflow?.settings.name ?? request.oneStep?.name ?? null,
        ...(checked?.runnable === null && request.oneStep === undefined ? { commandFile: request.fileAsGiven } : {}),
        ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_13__/* .isJsonObject */ .OW)(contract) ? { contract } : {}),
    });
    const sources = [...(checked?.loaded.sources ?? [])].map(([file, text]) => [file, redactor.text(text)]);
    return { status: 'invalid', result, findings: shown, sources: new Map(sources) };
}


/***/ }),

/***/ 1509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P9: () => (/* binding */ foreignFile),
/* harmony export */   VB: () => (/* binding */ currentWorkspace),
/* harmony export */   Z4: () => (/* binding */ isOwnFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2557);


function currentWorkspace({ cwd, env, workspace }) {
    return (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .realPathOf */ .dN)(workspace ?? (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .findWorkspace */ .pl)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(cwd, 'workflow.yaml'), env));
}
function isOwnFile(file, folder, roots) {
    const real = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .realPathOf */ .dN)(file);
    return roots.some((root) => (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)((0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .realPathOf */ .dN)(root), real)) && !(0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)((0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .realPathOf */ .dN)(folder), real);
}
function foreignFile(file) {
    return `${file}, the workflow file of this run, is not a file of this workspace, and a run folder does not decide what runs; --workflow FILE names the file`;
}


/***/ }),

/***/ 5325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   FT: () => (/* binding */ prepareResume),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   _P: () => (/* binding */ unusable),
/* harmony export */   hE: () => (/* binding */ recalledOptions)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2557);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4823);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4429);
/* harmony import */ var _durability_rewind_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3239);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3505);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1898);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5086);
/* harmony import */ var _own_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1509);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6685);
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3892);













async function prepareResume(request, saved) {
    const { snapshot } = saved;
    const options = recalledOptions(snapshot.options, request);
    if (!options.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(refused(request, options.error.message, options.error.suggestion));
    const found = runRequestOf({ ...request, ...options.value }, saved);
    if (!found.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(refused(request, found.error));
    const run = found.value;
    const checked = await (0,_prepare_js__WEBPACK_IMPORTED_MODULE_8__/* .checkFile */ .vH)({
        file: run.file,
        env: run.env,
        patterns: run.adapters.patterns,
        given: [...Object.keys(snapshot.inputs), ...Object.keys(request.given)],
        ...(0,_index_js__WEBPACK_IMPORTED_MODULE_6__/* .checkSettings */ .EW)(run),
        ...(run.workspace === undefined ? {} : { workspace: run.workspace }),
    });
    if (checked.runnable === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)((0,_index_js__WEBPACK_IMPORTED_MODULE_6__/* .invalidRun */ .N8)(checked, checked.findings, run));
    const workflow = (0,_prepare_js__WEBPACK_IMPORTED_MODULE_8__/* .withMetadata */ .Uz)(checked.runnable, run.metadata);
    if (workflow.settings.name !== snapshot.workflow.name) {
        const message = `${request.folder} is a run of ${snapshot.workflow.name}, and ${run.fileAsGiven} is ${workflow.settings.name} now; resume with the file it was started from`;
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(refused(request, message));
    }
    const variable = (0,_providers_js__WEBPACK_IMPORTED_MODULE_9__/* .referableVariables */ .WP)(request, [workflow]);
    const inputs = resumedInputs(workflow, saved, request.given, variable);
    if (!inputs.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(refused(request, inputs.error.message, inputs.error.suggestion));
    const problems = (0,_index_js__WEBPACK_IMPORTED_MODULE_6__/* .settingsProblems */ .KK)(workflow, run);
    if (problems.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)((0,_index_js__WEBPACK_IMPORTED_MODULE_6__/* .invalidRun */ .N8)(checked, problems, run));
    const recalled = recalledRun(request, saved, inputs.value, workflow, variable);
    if (!recalled.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(refused(request, recalled.error.message, recalled.error.suggestion));
    const { resetBreakers } = request;
    const prepared = { request: run, resetBreakers, saved, checked, workflow, inputs: inputs.value };
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)({ ...prepared, recalled: recalled.value });
}
function runRequestOf(request, { snapshot }) {
    const { files } = request.adapters;
    const { fileAsGiven, workflow, runId } = snapshot;
    const settings = {
        runDir: null,
        strictExit: request.strictExit ?? snapshot.strictExit,
        provider: request.provider ?? snapshot.provider,
    };
    if (request.named !== undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)({ ...request, ...request.named, ...settings });
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(request.cwd, request.folder);
    const there = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(snapshot.cwd, fileAsGiven);
    const started = request.started?.(runId, folder) ?? null;
    if (started !== null && files.exists(there) && (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOf */ .dN)(there) === (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOf */ .dN)(started.file)) {
        const cwd = files.exists(started.cwd) ? started.cwd : request.cwd;
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)({ ...request, file: there, fileAsGiven, cwd, ...settings });
    }
    const first = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(request.cwd, fileAsGiven);
    const others = [
        node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(request.workspace ?? request.cwd, workflow.file),
        node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(request.cwd, workflow.file),
        there,
    ];
    const found = [first, ...others].filter((file) => files.exists(file));
    const own = found.find((file) => (0,_own_file_js__WEBPACK_IMPORTED_MODULE_7__/* .isOwnFile */ .Z4)(file, folder, [(0,_own_file_js__WEBPACK_IMPORTED_MODULE_7__/* .currentWorkspace */ .VB)(request)]));
    if (own === undefined && found.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)((0,_own_file_js__WEBPACK_IMPORTED_MODULE_7__/* .foreignFile */ .P9)(fileAsGiven));
    const file = own ?? first;
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)({ ...request, file, fileAsGiven: node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(fileAsGiven) ? file : fileAsGiven, ...settings });
}
function resumedInputs(workflow, saved, given, variable) {
    const recorded = {};
    const missing = new Set();
    for (const [name, value] of Object.entries(saved.snapshot.inputs)) {
        if (Object.hasOwn(given, name))
            continue;
        const recalled = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__/* .recalledValue */ .kq)(value, variable);
        if (recalled === null)
            missing.add(name);
        else if (workflow.settings.input === undefined || Object.hasOwn(workflow.settings.input, name))
            recorded[name] = recalled.value;
    }
    if (missing.size > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)({
            message: `secret inputs are not kept in a checkpoint and must be given again: ${[...missing].join(', ')}`,
            suggestion: (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__/* .giveInputs */ .zR)([...missing]),
        });
    const inputs = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveInputs */ .eL)(workflow, { ...(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .givenData */ .Y)(recorded), ...given });
    return inputs.ok ? inputs : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(refusal(inputs.error.map((finding) => finding.message).join(' ')));
}
function recalledRun(request, saved, inputs, workflow, variable) {
    let counting = saved.entries;
    let rewind = null;
    if (request.from !== null) {
        if (!workflow.steps.has(request.from))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(refusal(`--from ${request.from}: the workflow has no such node`));
        const keep = (0,_durability_rewind_js__WEBPACK_IMPORTED_MODULE_3__/* .runsBefore */ .W)(saved.entries, workflow.settings.entry_point, request.from);
        if (keep === null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(refusal(`--from ${request.from}: that node did not run, so nothing can be run again from there`));
        rewind = { from: request.from, keep };
        counting = (0,_durability_rewind_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutRewound */ .p)([...saved.entries, { at: 0, event: { type: 'run_rewound', keep } }]);
    }
    const secrets = new Map((0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .secretInputValues */ .fl)(workflow, inputs).map(({ origin, value }) => [origin, value]));
    const lookup = (origin) => {
        if (origin.startsWith('env:'))
            return variable(origin.slice(4));
        const value = secrets.get(origin) ?? inputs[(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOfOrigin */ .op)(origin) ?? ''];
        return value === undefined ? undefined : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_11__/* .textOrJson */ .v9)(value);
    };
    const records = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__/* .restoreEntries */ .Hw)(counting, lookup);
    const trouble = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__/* .secretTroubles */ .$$)(records, workflow);
    if (trouble !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(trouble);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)({ records, rewind });
}
function refusal(message) {
    return { message, suggestion: null };
}
function refused(request, message, suggestion = null) {
    const at = { file: _core_finding_js__WEBPACK_IMPORTED_MODULE_12__/* .NO_FILE */ .tW, line: 1, column: 1 };
    const named = message.includes(request.folder) ? message : `${request.folder}: ${message}`;
    return (0,_index_js__WEBPACK_IMPORTED_MODULE_6__/* .invalidRun */ .N8)(null, [{ ...at, code: 'resume', severity: 'error', message: named, suggestion }], {
        ...request,
        fileAsGiven: request.folder,
    });
}
function unusable(problem) {
    return `its files cannot be used: ${problem}; nothing was run, try it again`;
}
function onDisk(request, act) {
    try {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)(act());
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(refused(request, unusable((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .errorMessage */ .g)(error))));
    }
}
function recalledOptions(kept, { instructions, metadata = {}, scriptEnv }) {
    const again = [];
    const recall = (value, option) => {
        const recalled = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__/* .recalledValue */ .kq)(value ?? null, (name) => scriptEnv[name]);
        if (typeof recalled?.value === 'string')
            return recalled.value;
        if (!again.includes(option))
            again.push(option);
        return null;
    };
    const before = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_11__/* .asObject */ .eB)(kept['instructions']);
    const texts = (now, part, option) => {
        const list = before[part];
        if (now.length > 0 || !Array.isArray(list))
            return now;
        return list.flatMap((text) => recall(text, option) ?? []);
    };
    const caller = texts(instructions?.caller ?? [], 'caller', '--instructions FILE');
    const workspace = texts(instructions?.workspace ?? [], 'workspace', '--workspace-instructions');
    const entries = Object.entries((0,_core_json_js__WEBPACK_IMPORTED_MODULE_11__/* .asObject */ .eB)(kept['metadata'])).flatMap(([key, value]) => {
        const text = Object.hasOwn(metadata, key) ? null : recall(value, `-m ${key}=VALUE`);
        return text === null ? [] : [[key, text]];
    });
    if (again.length === 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)({ instructions: { workspace, caller }, metadata: { ...Object.fromEntries(entries), ...metadata } });
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)({
        message: `these options held a secret, and secrets are not kept in a checkpoint: ${again.join(', ')}`,
        suggestion: 'give them again',
    });
}


/***/ })

};
