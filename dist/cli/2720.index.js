export const id = 2720;
export const ids = [2720];
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

/***/ 2720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printResult: () => (/* binding */ printResult),
/* harmony export */   runRun: () => (/* binding */ runRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6561);
/* harmony import */ var _config_finding_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4196);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8314);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7224);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8213);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3192);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7057);
/* harmony import */ var _run_request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8943);










async function runRun(args, context) {
    const [file, ...more] = args.operands;
    if (file === undefined)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .badUsage */ .VT)(context, 'run', 'which file? conductor run FILE');
    const [extra] = more;
    if (extra !== undefined) {
        const hint = /^[\w.-]+=/.test(extra)
            ? `inputs are given with -i: -i ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_7__/* .shellPath */ .G9)(extra)}`
            : `one file at a time; ${JSON.stringify(extra)} is too much`;
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .badUsage */ .VT)(context, 'run', hint);
    }
    const asked = (0,_run_request_js__WEBPACK_IMPORTED_MODULE_6__/* .runRequest */ .BN)(args, context, file);
    if (!asked.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .badUsage */ .VT)(context, 'run', asked.error);
    const interrupts = (0,_adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_1__/* .cancelOnSignals */ .d)();
    const request = { ...asked.value, cancel: interrupts.signal };
    const format = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_8__/* .oneValue */ .o)(args, '--format') ?? 'text';
    if (args.flags.has('--dry-run')) {
        const { dryRun } = await __webpack_require__.e(/* import() */ 185).then(__webpack_require__.bind(__webpack_require__, 185));
        const refuse = (invalid) => printResult(invalid, format, context);
        return dryRun(request, format, context, refuse).finally(interrupts.release);
    }
    const page = args.flags.has('--watch') ? (await Promise.all(/* import() */[__webpack_require__.e(5317), __webpack_require__.e(3367), __webpack_require__.e(3666)]).then(__webpack_require__.bind(__webpack_require__, 3666))).ownPage(context) : null;
    const { observer } = request;
    const followed = noting(page?.following(observer) ?? observer, request.file, context);
    const result = await (0,_run_index_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .eF)({ ...request, runDir: (0,_arguments_js__WEBPACK_IMPORTED_MODULE_8__/* .oneValue */ .o)(args, '--run-dir'), observer: followed });
    await page?.finish(interrupts.signal.aborted);
    interrupts.release();
    return printResult(result, format, context);
}
function noting(observer, file, { cwd, env }) {
    return {
        ...observer,
        started: (start) => {
            const { runId: run_id, runDir, workflow } = start;
            if (runDir !== null) {
                const places = { file: (0,_run_index_js__WEBPACK_IMPORTED_MODULE_5__/* .realPath */ .Ye)(file), cwd: (0,_run_index_js__WEBPACK_IMPORTED_MODULE_5__/* .realPath */ .Ye)(cwd), folder: node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(cwd, runDir) };
                (0,_run_index_js__WEBPACK_IMPORTED_MODULE_5__/* .noteRun */ .W5)({ run_id, workflow: workflow.settings.name, ...places, started: new Date().toISOString() }, env);
            }
            return observer.started(start);
        },
    };
}
function printResult(result, format, context) {
    const { terminal } = context;
    if (result.status === 'invalid') {
        if (format === 'json')
            terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_9__/* .jsonText */ .s$)(result.result, 2)}\n`);
        else
            terminal.stderr(`${(0,_config_finding_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFindings */ .vO)(result.findings, result.sources, terminal.color)}\n`);
        return result.result.exit_code;
    }
    if (format === 'json')
        terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_9__/* .jsonText */ .s$)(result.result, 2)}\n`);
    else if (result.hasOutput && result.output !== null)
        terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_9__/* .jsonText */ .s$)(result.output, 2)}\n`);
    return result.result.exit_code;
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


/***/ })

};
