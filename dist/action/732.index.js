export const id = 732;
export const ids = [732];
export const modules = {

/***/ 11509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P9: () => (/* binding */ foreignFile),
/* harmony export */   VB: () => (/* binding */ currentWorkspace),
/* harmony export */   Z4: () => (/* binding */ isOwnFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32557);


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

/***/ 85325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   FT: () => (/* binding */ prepareResume),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   _P: () => (/* binding */ unusable),
/* harmony export */   hE: () => (/* binding */ recalledOptions)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89190);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32557);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4823);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84429);
/* harmony import */ var _durability_rewind_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33239);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73505);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91898);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35086);
/* harmony import */ var _own_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11509);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96685);
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13892);













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


/***/ }),

/***/ 9732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  redrive: () => (/* binding */ redrive)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/account/run-account.js + 11 modules
var run_account = __webpack_require__(87876);
// EXTERNAL MODULE: ./build/core/kinds.js
var kinds = __webpack_require__(61425);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(84429);
// EXTERNAL MODULE: ./build/durability/dead-letter.js
var dead_letter = __webpack_require__(13327);
// EXTERNAL MODULE: ./build/durability/dead-letters.js
var dead_letters = __webpack_require__(50922);
// EXTERNAL MODULE: ./build/durability/saved-run.js
var saved_run = __webpack_require__(73505);
// EXTERNAL MODULE: ./build/durability/snapshot.js
var durability_snapshot = __webpack_require__(5464);
// EXTERNAL MODULE: ./build/engine/governance.js + 2 modules
var governance = __webpack_require__(55618);
// EXTERNAL MODULE: ./build/engine/index.js + 1 modules
var engine = __webpack_require__(90753);
// EXTERNAL MODULE: ./build/config/model.js
var model = __webpack_require__(89814);
// EXTERNAL MODULE: ./build/core/abort.js
var abort = __webpack_require__(67844);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/place.js
var place = __webpack_require__(21493);
// EXTERNAL MODULE: ./build/nodes/derived-secrets.js
var derived_secrets = __webpack_require__(20479);
// EXTERNAL MODULE: ./build/engine/flow.js + 1 modules
var flow = __webpack_require__(83372);
// EXTERNAL MODULE: ./build/engine/members.js
var members = __webpack_require__(97348);
// EXTERNAL MODULE: ./build/engine/scopes.js
var scopes = __webpack_require__(41362);
// EXTERNAL MODULE: ./build/engine/state.js
var engine_state = __webpack_require__(80306);
// EXTERNAL MODULE: ./build/engine/step.js + 13 modules
var step = __webpack_require__(27266);
;// CONCATENATED MODULE: ./build/engine/single.js










async function runSingle(request) {
    const control = new AbortController();
    let reason = null;
    const stop = (why) => {
        reason ??= why;
        control.abort();
    };
    const unlink = (0,abort/* whenAborted */.eG)(request.cancel, () => stop({ kind: 'cancel' }));
    const services = {
        ...request.services,
        stop,
        stopReason: () => reason,
        finallySignal: () => request.cancel,
        runStep: step/* runStep */.e,
        runFlow: flow/* runFlow */.c,
    };
    const end = await (0,members/* runAlone */.l2)(hostOf(request, services, control.signal), request.step);
    unlink();
    switch (end.status) {
        case 'completed':
            return { status: 'succeeded', output: end.output };
        case 'failed':
            return { status: 'failed', error: end.error };
        case 'suspended':
            return { status: 'waiting', gate: end.gate.node };
        case 'stopped':
            return haltOf(reason) ?? { status: 'stopped' };
    }
}
function haltOf(reason) {
    return reason?.kind === 'halt' ? { status: 'failed', error: reason.error } : null;
}
function scopeAlone(item) {
    return item === null ? '' : (0,place/* scopeInside */.nY)({ scope: '', node: item.group.name, visit: 1, attempt: 1 }, item.index);
}
function hostOf(request, services, signal) {
    const { workflow, inputs, item } = request;
    const context = contextOf(workflow, request.context);
    const flow = new scopes/* FlowScope */.Rz(workflow, context, inputs, {
        runId: services.settings.runId,
        github: services.settings.github,
        policies: () => services.governance.policyView(),
        derived: (0,derived_secrets/* derivations */.h)(services.ports.secrets),
    });
    const own = item === null ? flow : (0,scopes/* withNames */.B1)(flow, { [item.group.as]: item.value, _index: item.index, _key: item.key });
    return {
        services,
        workflow,
        inputs,
        scope: scopeAlone(item),
        callers: request.callers,
        state: new engine_state/* FlowState */.e(),
        context,
        names: own,
        signal,
        item: item === null ? null : { group: item.group.name, index: item.index, key: item.key, value: item.value },
        inGroup: true,
        handling: [],
    };
}
function contextOf(workflow, recorded) {
    const state = new engine_state/* FlowState */.e();
    for (const [name, view] of Object.entries(recorded)) {
        if (!(0,json/* isJsonObject */.OW)(view))
            continue;
        const step = workflow.steps.get(name);
        state.steps.set(name, stepOf(view, step !== undefined && (0,model/* isGroup */.IZ)(step)));
        state.history.push(name);
        state.last = name;
    }
    return state;
}
function stepOf(view, group) {
    const { error, ...rest } = view;
    const output = group ? rest : view['output'];
    return { output, error: errorOf(error), isGroup: group };
}
function errorOf(value) {
    if (!(0,json/* isJsonObject */.OW)(value))
        return null;
    const { kind, message, details, attempts, retries_exhausted: exhausted, transient } = value;
    return {
        kind: typeof kind === 'string' ? kind : '',
        message: typeof message === 'string' ? message : '',
        details: (0,json/* isJsonObject */.OW)(details) ? details : {},
        attempts: typeof attempts === 'number' ? attempts : 1,
        retries_exhausted: exhausted === true,
        transient: transient === true,
    };
}

// EXTERNAL MODULE: ./build/redaction/index.js + 1 modules
var redaction = __webpack_require__(35948);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(91898);
// EXTERNAL MODULE: ./build/run/event-bus.js + 3 modules
var event_bus = __webpack_require__(4960);
// EXTERNAL MODULE: ./build/run/node-ports.js
var node_ports = __webpack_require__(28977);
// EXTERNAL MODULE: ./build/run/output-router.js
var output_router = __webpack_require__(61187);
// EXTERNAL MODULE: ./build/config/inputs.js
var config_inputs = __webpack_require__(89190);
// EXTERNAL MODULE: ./build/config/load/workspace.js
var workspace = __webpack_require__(32557);
// EXTERNAL MODULE: ./build/durability/protect.js
var protect = __webpack_require__(78973);
// EXTERNAL MODULE: ./build/run/index.js
var run = __webpack_require__(35086);
// EXTERNAL MODULE: ./build/run/own-file.js
var own_file = __webpack_require__(11509);
// EXTERNAL MODULE: ./build/run/prepare.js
var prepare = __webpack_require__(96685);
// EXTERNAL MODULE: ./build/run/providers.js
var providers = __webpack_require__(13892);
;// CONCATENATED MODULE: ./build/run/prepare-letters.js











async function prepareLetters(letters, folder, request) {
    const place = letterPlace(letters, folder, request);
    const loaded = new Map();
    const workflowOf = async (known, isRoot) => {
        const file = whereIs(known, isRoot, place, request);
        if (!file.ok)
            return file;
        const key = `${file.value}\n${known.name}\n${isRoot}`;
        const loading = loaded.get(key) ?? load(file.value, known, isRoot, request);
        loaded.set(key, loading);
        return loading;
    };
    const places = new Map();
    const prepared = [];
    const problems = new Set();
    const used = new Set();
    for (const letter of letters) {
        const key = JSON.stringify([letter.callers, letter.workflow]);
        const finding = places.get(key) ?? filesOfLetter(letter, workflowOf, request);
        places.set(key, finding);
        const files = await finding;
        const one = files.ok ? prepare_letters_prepare(letter, files.value, place.started?.cwd ?? request.cwd, request, used) : files;
        if (one.ok)
            prepared.push(one.value);
        else
            for (const problem of [one.error].flat())
                problems.add(problem);
    }
    for (const name of Object.keys(request.given)) {
        if (!used.has(name) && problems.size === 0 && letters.length > 0)
            problems.add(`no dead letter has an input ${name}`);
    }
    return problems.size > 0 ? (0,result/* err */._)([...problems]) : (0,result.ok)(prepared);
}
function letterPlace(letters, folder, request) {
    const started = request.started?.(letters[0]?.run_id ?? '', folder) ?? null;
    const files = [request.named?.file, started?.file].filter((file) => file !== undefined);
    return {
        folder,
        roots: [(0,own_file/* currentWorkspace */.VB)(request), ...files.map((file) => (0,workspace/* findWorkspace */.pl)(file, request.env))],
        started,
    };
}
function whereIs({ file, path: known = file }, isRoot, { folder, roots }, { named, cwd, env, adapters }) {
    if (isRoot && named !== undefined) {
        const isSame = file === (0,workspace/* displayPath */.Gt)((0,workspace/* findWorkspace */.pl)(named.file, env), (0,workspace/* realPathOf */.dN)(named.file));
        return named.isOnly === true && !isSame
            ? (0,result/* err */._)(`the letters are of ${file}, and the input workflow is ${named.fileAsGiven}`)
            : (0,result.ok)(named.file);
    }
    const candidates = [known, ...roots.map((root) => external_node_path_.resolve(root, file)), external_node_path_.resolve(cwd, file)];
    const found = candidates.filter((each) => adapters.files.exists(each));
    const own = found.find((each) => (0,own_file/* isOwnFile */.Z4)(each, folder, roots));
    if (own !== undefined)
        return (0,result.ok)(own);
    return (0,result/* err */._)(found.length === 0 ? `the workflow file ${file} is not there` : (0,own_file/* foreignFile */.P9)(file));
}
async function load(file, known, isRoot, request) {
    const checked = await (0,prepare/* checkFile */.vH)({
        file,
        env: request.env,
        patterns: request.adapters.patterns,
        ...(0,run/* checkSettings */.EW)(isRoot ? request : { strictExit: request.strictExit }),
    });
    const workflow = checked.runnable;
    if (workflow === null)
        return (0,result/* err */._)(`${known.file} cannot be run: ${firstError(checked)}`);
    if (workflow.settings.name !== known.name)
        return (0,result/* err */._)(`${known.file} is ${workflow.settings.name} now, and the letters are of ${known.name}`);
    return (0,result.ok)(isRoot ? (0,prepare/* withMetadata */.Uz)(workflow, request.metadata) : workflow);
}
async function filesOfLetter(letter, workflowOf, request) {
    const callers = [];
    const problems = [];
    for (const [depth, known] of letter.callers.entries()) {
        const caller = await workflowOf(known, depth === 0);
        if (caller.ok)
            callers.push(caller.value);
        else
            problems.push(caller.error);
    }
    const own = await workflowOf(letter.workflow, letter.callers.length === 0);
    if (!own.ok)
        return (0,result/* err */._)([...problems, own.error]);
    if (problems.length > 0)
        return (0,result/* err */._)(problems);
    const workflow = (0,prepare/* withInheritedModels */.bq)(own.value, callers);
    const [finding] = (0,providers/* checkProviders */.Dq)(workflow, (0,providers/* resolverOf */.EM)(request));
    return finding === undefined ? (0,result.ok)({ workflow, callers }) : (0,result/* err */._)([finding.message]);
}
function firstError(checked) {
    const [first] = checked.findings.filter(({ severity }) => severity === 'error');
    return first === undefined ? 'it is not valid' : `${first.file}:${first.line}:${first.column} ${first.message}`;
}
function prepare_letters_prepare(letter, { workflow, callers }, cwd, request, used) {
    const group = letter.item === null ? null : groupOf(workflow, letter);
    const step = group === null ? workflow.steps.get(letter.node) : group.agent;
    if (step === undefined || (letter.item !== null && group === null))
        return (0,result/* err */._)(`${letter.workflow.file} has no node ${letter.node} any more`);
    const restored = restoreLetter(letter, (0,providers/* referableVariables */.WP)(request, [...callers, workflow]), request, used);
    if (!restored.ok)
        return restored;
    const { secrets, context, item, key } = restored.value;
    const declared = workflow.settings.input ?? {};
    const own = (name) => Object.hasOwn(declared, name);
    const given = Object.fromEntries(Object.entries(request.given).filter(([name]) => own(name)));
    for (const name of Object.keys(given))
        used.add(name);
    const recorded = Object.fromEntries(Object.entries(restored.value.inputs).filter(([name]) => own(name)));
    const inputs = (0,config_inputs/* resolveInputs */.eL)(workflow, { ...(0,config_inputs/* givenData */.Y)(recorded), ...given });
    if (!inputs.ok)
        return (0,result/* err */._)(inputs.error.map(({ message }) => message).join(' '));
    const hash = workflow.hashes.get(step.name) ?? workflow.hashes.get(group?.name ?? '') ?? '';
    return (0,result.ok)({
        letter,
        workflow,
        callers,
        step,
        group,
        inputs: inputs.value,
        context,
        item,
        key,
        cwd,
        changed: letter.hash !== '' && letter.hash !== hash,
        secrets: [
            ...secrets,
            ...(0,prepare/* secretsOfRun */.cn)(workflow, inputs.value),
            ...(0,providers/* secretsOfProviders */.nq)([...callers, workflow], request.env, (0,providers/* resolverOf */.EM)(request)),
        ],
    });
}
function groupOf(workflow, letter) {
    const named = (0,place/* runAround */.tV)(letter.scope)?.node;
    for (const step of workflow.steps.values()) {
        if (step.type !== 'for_each' || step.agent.name !== letter.node)
            continue;
        if (named === undefined || named === step.name)
            return step;
    }
    return null;
}
function restoreLetter(letter, variable, request, used) {
    const secrets = [];
    const lookup = (origin) => {
        const value = origin.startsWith('env:') ? variable(origin.slice(4)) : givenText(request.given, origin, used);
        if (value !== undefined)
            secrets.push({ value, origin });
        return value;
    };
    const trouble = { missing: new Set(), lost: false };
    const inputs = (0,protect/* restore */.PF)(letter.inputs, lookup, trouble);
    const context = (0,protect/* restore */.PF)(letter.context, lookup, trouble);
    const item = (0,protect/* restore */.PF)(letter.item?.value ?? null, lookup, trouble);
    const key = String((0,protect/* restore */.PF)(letter.item?.key ?? '', lookup, trouble));
    if (trouble.missing.size > 0)
        return (0,result/* err */._)(`secrets are not kept; give them again: ${namesOf(trouble.missing)}`);
    if (trouble.lost)
        return (0,result/* err */._)(`${letter.node} read a secret that a node had produced, which is not kept; run it again with \`conductor resume RUN_DIR --from NODE\``);
    return (0,result.ok)({ inputs: (0,json/* asObject */.eB)(inputs), context: (0,json/* asObject */.eB)(context), item, key, secrets });
}
function givenText(given, origin, used) {
    const name = (0,config_inputs/* inputOfOrigin */.op)(origin) ?? '';
    const one = Object.hasOwn(given, name) ? given[name] : undefined;
    if (one === undefined)
        return undefined;
    used.add(name);
    return (0,config_inputs/* secretAt */.QF)(origin, one.from === 'text' ? one.text : (one.written ?? one.value));
}
function namesOf(missing) {
    const names = [...missing].map((origin) => origin.startsWith('env:') ? `the variable ${origin.slice(4)}` : `-i ${(0,config_inputs/* inputOfOrigin */.op)(origin)}=VALUE`);
    return [...new Set(names)].join(', ');
}

// EXTERNAL MODULE: ./build/run/prepare-resume.js
var prepare_resume = __webpack_require__(85325);
// EXTERNAL MODULE: ./build/run/run-folder.js
var run_folder = __webpack_require__(77768);
;// CONCATENATED MODULE: ./build/run/redrive.js




















async function redrive(request) {
    const { only } = request;
    if (only !== null && !(0,kinds/* isKind */.VF)(only) && !(0,kinds/* isKindPrefix */.nm)(only))
        return (0,result/* err */._)([`--only ${JSON.stringify(only)} is neither a kind nor a prefix such as external.api.*`]);
    const file = locate(request);
    if (!file.ok)
        return (0,result/* err */._)([file.error]);
    if (file.value === null)
        return (0,result.ok)(report(request, external_node_path_.resolve(request.cwd, request.target, dead_letter/* DEAD_LETTER_FILE */.NZ), [], 0, 0));
    const unsafe = (0,saved_run/* whyUnsafe */.TE)(request.adapters.files, external_node_path_.dirname(file.value));
    if (unsafe !== null)
        return (0,result/* err */._)([unsafe]);
    if (request.dryRun)
        return work(request, file.value);
    const locked = request.adapters.lock.acquire(external_node_path_.dirname(file.value));
    if (locked.status === 'taken') {
        const by = locked.owner === null ? '' : ` by process ${locked.owner.pid} on ${locked.owner.host}`;
        return (0,result/* err */._)([`${request.target} is in use${by}; wait for it, or end it`]);
    }
    if (locked.status === 'failed')
        return (0,result/* err */._)([`${request.target} cannot be taken: ${locked.message}`]);
    return work(request, file.value).finally(locked.release);
}
function locate({ target, cwd, adapters: { files } }) {
    const given = external_node_path_.resolve(cwd, target);
    const inside = external_node_path_.join(given, dead_letter/* DEAD_LETTER_FILE */.NZ);
    if (files.exists(inside))
        return (0,result.ok)(inside);
    if (!files.exists(given))
        return (0,result/* err */._)(`${target} does not exist`);
    const isRun = ['events.jsonl', 'result.json', 'checkpoint.json'].some((name) => files.exists(external_node_path_.join(given, name)));
    return (0,result.ok)(isRun ? null : given);
}
async function work(request, file) {
    const unmarked = (0,dead_letter/* whyUnmarked */._j)(request.adapters.files, file);
    if (unmarked !== null)
        return (0,result/* err */._)([unmarked]);
    const read = readLetters(request, file);
    if (!read.ok)
        return (0,result/* err */._)([`${request.target} is not a file of dead letters: ${read.error}`]);
    const wanted = (0,dead_letter/* pendingLetters */.Bg)(read.value.letters, request.only);
    const options = withOptionsOfRun(request, external_node_path_.dirname(file));
    if (!options.ok)
        return (0,result/* err */._)([`${options.error.message}; ${options.error.suggestion}`]);
    return runWanted(options.value, file, read.value, wanted);
}
async function runWanted(request, file, read, wanted) {
    const { files } = request.adapters;
    const open = new Set((0,dead_letter/* pendingLetters */.Bg)(read.letters, null).map(({ id }) => id));
    const prepared = await prepareLetters(wanted, external_node_path_.dirname(file), request);
    if (!prepared.ok)
        return prepared;
    for (const one of prepared.value) {
        if (one.changed)
            request.observer.note(`${one.step.name} changed since it was given up; it runs as it is now`);
    }
    if (request.dryRun)
        return (0,result.ok)(report(request, file, prepared.value.map(untouched), open.size, 0));
    if (prepared.value.length === 0)
        return (0,result.ok)(report(request, file, [], open.size, 0));
    const marks = new dead_letter/* LetterLines */.KC(files, file, read.text);
    const closed = marks.add('');
    if (closed !== null)
        return (0,result/* err */._)([`${request.target} cannot be written: ${closed}`]);
    const done = await runAll(request, prepared.value, marks, open);
    const code = request.cancel.aborted ? cancelCode(request) : done.isMarked ? 0 : (0,outcome/* exitCodeOf */.FO)('failed', null);
    return (0,result.ok)(report(request, file, done.letters, open.size, code));
}
function withOptionsOfRun(request, folder) {
    const read = snapshotIn(request, external_node_path_.join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5));
    if (!read.ok)
        return read;
    const snapshot = read.value;
    if (snapshot?.ok !== true)
        return (0,result.ok)(request);
    const options = (0,prepare_resume/* recalledOptions */.hE)(snapshot.value.options, request);
    if (!options.ok)
        return options;
    const strictExit = request.strictExit ?? snapshot.value.strictExit;
    return (0,result.ok)({ ...request, ...options.value, strictExit, provider: request.provider ?? snapshot.value.provider });
}
function snapshotIn({ adapters: { files } }, file) {
    try {
        return (0,result.ok)(files.exists(file) ? (0,durability_snapshot/* parseSnapshot */.E$)(files.readText(file)) : null);
    }
    catch (error) {
        const message = `${durability_snapshot/* CHECKPOINT_FILE */.S5}, which has the options of the run, cannot be read: ${(0,error_message/* fileProblem */.W)(error)}`;
        return (0,result/* err */._)({ message, suggestion: 'try it again' });
    }
}
function cancelCode({ cancel }) {
    return (0,outcome/* exitCodeOf */.FO)('cancelled', (0,outcome/* cancelSignalOf */.OJ)(cancel));
}
function readLetters({ adapters: { files } }, file) {
    try {
        const text = files.readText(file);
        const letters = (0,dead_letter/* parseDeadLetters */.Vb)(text);
        return letters.ok ? (0,result.ok)({ text, letters: letters.value }) : letters;
    }
    catch (error) {
        return (0,result/* err */._)((0,error_message/* fileProblem */.W)(error));
    }
}
function report(request, file, letters, remaining, code) {
    const count = (status) => letters.filter((one) => one.status === status).length;
    const failed = count('failed');
    return {
        schema_version: 1,
        file,
        dry_run: request.dryRun,
        exit_code: code === 0 && failed > 0 ? (0,outcome/* exitCodeOf */.FO)('halted', null) : code,
        settled: count('settled'),
        failed,
        remaining,
        letters,
    };
}
async function runAll(request, all, marks, open) {
    const { adapters, observer } = request;
    const redactor = new redaction/* Redactor */.pO({
        secrets: [...(0,redaction/* secretsOfEnvironment */.O0)(request.env), ...request.secrets, ...all.flatMap(({ secrets }) => secrets)],
    });
    const temp = (0,run_folder/* scratchFolder */.$B)(request, `conductor-redrive-${process.pid}`, null);
    const known = new Map();
    const done = [];
    let problem = null;
    for (const one of all) {
        if (request.cancel.aborted || problem !== null) {
            done.push(untouched(one));
            continue;
        }
        const { end, again } = await runLetter(request, one, redactor, temp, known);
        const redriven = outcomeOf(one, end, again.own, redactor);
        done.push(redriven);
        if (redriven.status === 'pending')
            continue;
        const settled = redriven.status === 'settled';
        const inside = settled ? again.inside : [];
        if (settled)
            open.delete(one.letter.id);
        for (const { id } of inside)
            open.add(id);
        const timestamp = nowOf(request);
        const outcome = redriven.error?.kind ?? 'success';
        const mark = (0,dead_letter/* deadLetterMarkLine */.u)({ id: one.letter.id, settled, timestamp, outcome });
        const lines = `${inside.map(dead_letter/* deadLetterLine */.r3).join('')}${mark}`;
        problem = settled ? marks.mark(lines) : marks.add(lines);
        if (problem !== null)
            problem = marks.add('');
    }
    await adapters.processes.endLeftovers();
    adapters.removeFolder(temp);
    if (problem !== null)
        observer.note(`what ran could not be marked in ${request.target}, so nothing more was run: ${problem}`);
    return { letters: done, isMarked: problem === null };
}
function untouched({ letter, changed }) {
    const { id, node, item, envelope } = letter;
    const place = item === null ? null : { index: item.index, key: typeof item.key === 'string' ? item.key : redaction/* MASK */.v5 };
    return { id, node, item: place, kind: envelope.kind, status: 'pending', changed, output: null, error: null };
}
function outcomeOf(one, end, givenUp, redactor) {
    const base = untouched(one);
    const failed = ({ envelope: { kind, message } }) => {
        return { ...base, status: 'failed', error: { kind, message: redactor.text(message) } };
    };
    switch (end.status) {
        case 'succeeded':
            return givenUp === null ? { ...base, status: 'settled', output: redactor.json(end.output) } : failed(givenUp);
        case 'failed':
            return failed(end.error);
        case 'waiting':
            return {
                ...base,
                status: 'failed',
                error: { kind: 'suspended', message: `it waits at the gate ${end.gate}` },
            };
        case 'stopped':
            return base;
    }
}
async function runLetter(request, one, redactor, temp, known) {
    const { letter, workflow } = one;
    const { adapters, observer } = request;
    const account = new run_account/* RunAccount */.b();
    const watching = observer.started({
        workflow,
        redactor,
        runId: letter.run_id,
        runDir: null,
        account,
        warnings: [],
        sources: new Map(),
    });
    const router = new output_router/* OutputRouter */.L(redactor, watching.sinks, observer.masked);
    const bus = new event_bus/* EventBus */.l7(letter.run_id, adapters.clock, redactor, null, [router, account, ...watching.consumers]);
    const place = JSON.stringify([workflow.file, letter.callers, letter.groups]);
    const governance = known.get(place) ?? governanceOf(request, one, bus);
    known.set(place, governance);
    const budget = new node_ports/* RunTokenBudget */.E((one.callers[0] ?? workflow).settings.limits?.max_tokens ?? null);
    const { ports, settings } = (0,node_ports/* nodeWorld */.$)({
        runId: letter.run_id,
        request,
        workflows: [...one.callers, workflow],
        cwd: one.cwd,
        temp,
        redactor,
        budget,
    });
    const item = itemOf(one);
    const again = new dead_letters/* RedrivenLetter */.C(letter, scopeAlone(item), { redactor, cwd: one.cwd, timestamp: nowOf(request) });
    const end = await runSingle({
        workflow,
        callers: one.callers,
        inputs: one.inputs,
        step: one.step,
        item,
        context: one.context,
        cancel: request.cancel,
        services: {
            ports,
            settings,
            recall: engine/* NOTHING_RECALLED */.b4,
            governance,
            intercept: () => null,
            emit: (event, replayedAt) => {
                bus.emit(event, replayedAt === null ? null : { at: replayedAt });
                if (event.type === 'node_completed')
                    again.completed(event);
            },
            beforeEffect: () => { },
            output: router.write,
            random: request.random ?? Math.random,
            deadLetter: (given) => again.giveUp(given),
        },
    });
    await ports.agents.tools.close();
    return { end, again };
}
function itemOf({ letter, group, key, item }) {
    return group === null || letter.item === null ? null : { group, index: letter.item.index, key, value: item };
}
function nowOf({ adapters }) {
    return new Date(adapters.clock.now()).toISOString();
}
function governanceOf(request, { letter, workflow, callers }, bus) {
    return new governance/* RunGovernance */.Q({
        root: workflow,
        emit: bus.emit,
        breakers: new Map(),
        answers: [],
        random: request.random ?? Math.random,
        inherited: {
            policies: callers.flatMap((caller) => caller.settings.policies ?? []),
            groups: new Map(Object.entries(letter.groups)),
        },
    });
}


/***/ })

};
