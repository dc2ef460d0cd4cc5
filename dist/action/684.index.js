export const id = 684;
export const ids = [684,598];
export const modules = {

/***/ 8684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  partEnding: () => (/* binding */ partEnding)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/ports.js
var ports = __webpack_require__(75158);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(84429);
// EXTERNAL MODULE: ./build/durability/saved-run.js
var saved_run = __webpack_require__(73505);
// EXTERNAL MODULE: ./build/durability/shards.js
var durability_shards = __webpack_require__(17389);
// EXTERNAL MODULE: ./build/durability/snapshot.js
var durability_snapshot = __webpack_require__(5464);
// EXTERNAL MODULE: ./build/run/resume.js + 1 modules
var resume = __webpack_require__(38598);
// EXTERNAL MODULE: ./build/durability/journal.js
var journal = __webpack_require__(23061);
// EXTERNAL MODULE: ./build/text/checksum.js
var checksum = __webpack_require__(86743);
// EXTERNAL MODULE: ./build/run/execute.js + 5 modules
var execute = __webpack_require__(63692);
// EXTERNAL MODULE: ./build/run/prepare-resume.js
var prepare_resume = __webpack_require__(85325);
// EXTERNAL MODULE: ./build/run/run-folder.js
var run_folder = __webpack_require__(77768);
;// CONCATENATED MODULE: ./build/run/shard.js











async function runShard(request) {
    const folder = external_node_path_.resolve(request.cwd, request.folder);
    const [taken] = (0,run_folder/* runDirProblems */.xE)({ adapters: request.adapters, cwd: request.cwd, runDir: request.out });
    if (taken !== undefined)
        return (0,prepare_resume/* refused */.J5)(request, taken);
    const unsafe = (0,saved_run/* whyUnsafe */.TE)(request.adapters.files, folder);
    if (unsafe !== null)
        return (0,prepare_resume/* refused */.J5)(request, unsafe);
    const saved = readShardPlan(request, folder);
    if (!saved.ok)
        return (0,prepare_resume/* refused */.J5)(request, saved.error);
    const prepared = await (0,prepare_resume/* prepareResume */.FT)(request, saved.value);
    if (!prepared.ok)
        return prepared.error;
    const { runId, workflow } = saved.value.snapshot;
    const claimed = (0,run_folder/* claimFolder */.Pm)({ ...prepared.value.request, runDir: request.out }, workflow.name, runId);
    if (!claimed.ok)
        return (0,prepare_resume/* refused */.J5)(request, claimed.error.join('; '));
    const out = claimed.value.path;
    if (out === null)
        return (0,prepare_resume/* refused */.J5)(request, `${request.out} cannot be written, and a shard without its folder is of no use`);
    const { release } = claimed.value;
    const copied = (0,prepare_resume/* onDisk */.FC)(request, () => copyPlan(request, folder, out, saved.value));
    if (!copied.ok) {
        release();
        return copied.error;
    }
    const refuseUnkept = (problem) => {
        const cleared = (0,prepare_resume/* onDisk */.FC)(request, () => request.adapters.files.remove(external_node_path_.join(out, durability_snapshot/* CHECKPOINT_FILE */.S5)));
        return cleared.ok ? (0,prepare_resume/* refused */.J5)(request, (0,prepare_resume/* unusable */._P)(problem)) : cleared.error;
    };
    return (0,execute/* execute */.g)({ ...(0,resume/* resumed */.u)(prepared.value, out, { release, lastEvent: 0, join: null }), refuseUnkept });
}
function copyPlan({ adapters: { files }, ended }, folder, out, { snapshot }) {
    const plan = external_node_path_.join(out, durability_shards/* PLAN_FOLDER */.Vx);
    files.makeFolder(plan);
    files.replace(external_node_path_.join(plan, durability_snapshot/* JOURNAL_FILE */.RD), (0,saved_run/* journalText */.Jh)(files, folder));
    for (const name of [durability_snapshot/* CHECKPOINT_FILE */.S5, durability_shards/* SHARDS_FILE */.D6])
        files.replace(external_node_path_.join(plan, name), files.readText(external_node_path_.join(folder, name)));
    if (ended !== undefined)
        files.replace(external_node_path_.join(out, durability_snapshot/* JOURNAL_FILE */.RD), afterPlan(ended, snapshot).text);
}
function readShardPlan({ adapters: { files }, shard, folder: name, ended = [] }, folder) {
    if (!files.exists(folder))
        return (0,result/* err */._)(`there is no run folder ${name}`);
    const saved = (0,saved_run/* readCheckpoint */.HQ)(files, folder);
    if (!saved.ok)
        return saved;
    const plan = (0,durability_shards/* readPlan */.m3)(files, folder);
    if (!plan.ok)
        return plan;
    const { group, visit, shards, base, runId } = plan.value;
    const { snapshot, crc } = saved.value;
    if (snapshot.shard !== null)
        return (0,result/* err */._)('it is the folder of a shard, not of a plan');
    if (runId !== snapshot.runId || base !== (0,checksum/* checksumText */.d)(crc))
        return (0,result/* err */._)('the run has continued since its plan was made; shards cannot be added any more');
    if (shard.of !== shards)
        return (0,result/* err */._)(`its plan has ${shards} shards, not ${shard.of}`);
    if (shard.index < 1 || shard.index > shards)
        return (0,result/* err */._)(`there is no shard ${shard.index} of ${shards}`);
    const own = { group, visit, index: shard.index, of: shards, base };
    const ofShard = { ...snapshot, shard: own };
    return (0,result.ok)({
        snapshot: ofShard,
        entries: [...saved.value.entries, ...ended],
        crc: afterPlan(ended, ofShard).crc,
        lines: ended.length,
        mend: null,
    });
}
function afterPlan(ended, snapshot) {
    return (0,journal/* journalLines */.nQ)(ended, (0,durability_snapshot/* journalStart */.mi)(snapshot));
}

// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(91898);
// EXTERNAL MODULE: ./build/action/ending.js
var action_ending = __webpack_require__(45248);
// EXTERNAL MODULE: ./build/action/fan-out-summary.js
var fan_out_summary = __webpack_require__(27198);
// EXTERNAL MODULE: ./build/action/host.js
var action_host = __webpack_require__(26941);
// EXTERNAL MODULE: ./build/action/inputs.js + 4 modules
var action_inputs = __webpack_require__(60394);
// EXTERNAL MODULE: ./build/action/naming.js
var naming = __webpack_require__(75027);
// EXTERNAL MODULE: ./build/action/resume-from.js
var resume_from = __webpack_require__(62537);
// EXTERNAL MODULE: ./build/action/run-artifacts.js
var run_artifacts = __webpack_require__(10720);
;// CONCATENATED MODULE: ./build/action/fan-out.js

















async function partEnding(host, inputs, request, watcher) {
    const { file, fileAsGiven, adapters, cwd, tempBase } = request;
    const { files } = adapters;
    const tell = (message) => (0,action_host/* note */.N)(host, message);
    const refuse = (why) => (0,action_ending/* notRun */.nE)(host, request.secrets, (0,action_ending/* misused */.PX)(host, inputs.command, [why], inputs));
    const { env, artifacts } = host;
    const workflowFile = (0,action_ending/* displayedFile */._h)(host, inputs.workflow);
    const context = { env, cwd, tempBase, inputs, workflowFile, artifacts, files };
    const found = await findPlan(context, tell);
    if (!found.ok)
        return refuse(found.error);
    const settings = { ...request, named: { file, fileAsGiven }, from: null, resetBreakers: false };
    const { plan } = found.value;
    if (inputs.command === 'shard') {
        if (plan === null)
            return refuse('the plan has no shards.json: its run never came to the group');
        const shard = { index: inputs.shard, of: plan.shards };
        const done = await performShard(context, settings, { ...found.value, plan }, tell);
        const ending = ended(done.status === 'over' ? null : done.result, done.folder);
        const failures = ending.annotations
            .filter(({ title }) => title.startsWith('item-failed'))
            .map((each) => each.message);
        return { ...ending, shard, preface: (0,fan_out_summary/* shardPreface */.nl)(ending.result, failures) };
    }
    const before = (0,action_ending/* endedBefore */.a6)(host, request, found.value.folder, 'the plan');
    if (before !== null)
        return before;
    const shards = plan === null ? { ok: true, value: [] } : await fetchShards(context, { ...found.value, plan }, tell);
    if (!shards.ok)
        return refuse(shards.error);
    const rows = plan === null ? [] : (0,fan_out_summary/* shardRows */._1)(files, plan, shards.value);
    const done = await performJoin(context, settings, found.value, shards.value, tell);
    const ending = ended(done.status === 'over' ? null : done.result, done.folder);
    return plan === null ? ending : { ...ending, preface: (0,fan_out_summary/* joinPreface */.N7)(plan, rows) };
    function ended(result, folder) {
        if (result === null)
            return (0,action_ending/* endedBefore */.a6)(host, request, folder, 'an earlier attempt') ?? refuse(`${folder} cannot be resumed`);
        if (result.status === 'invalid')
            return (0,action_ending/* notRun */.nE)(host, request.secrets, result);
        return watcher.ending(result, cwd);
    }
}
async function findPlan(context, note) {
    const { plan: name } = context.inputs;
    const listed = await (0,run_artifacts/* artifactsOfThisRun */.E4)(context, note);
    if (!listed.ok)
        return (0,result/* err */._)(`the artifacts of this run cannot be listed: ${listed.error}`);
    const folder = await planFolder(context, name, listed.value);
    const sound = folder.ok ? (0,resume_from/* checkedRun */.VL)(context, folder.value) : folder;
    if (!sound.ok)
        return (0,result/* err */._)(`plan: ${sound.error}`);
    const hasPlan = context.files.exists(external_node_path_.join(sound.value, durability_shards/* SHARDS_FILE */.D6));
    const plan = hasPlan ? (0,durability_shards/* readPlan */.m3)(context.files, sound.value) : (0,result.ok)(null);
    if (!plan.ok)
        return (0,result/* err */._)(`plan: ${plan.error}`);
    return (0,result.ok)({ folder: sound.value, plan: plan.value, artifacts: listed.value });
}
async function planFolder(context, name, artifacts) {
    const folder = external_node_path_.resolve(context.cwd, name);
    if ((0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() === true)
        return (0,result.ok)(folder);
    const [found] = newestFirst(artifacts.filter(({ artifact }) => artifact.name === name));
    if (found === undefined)
        return (0,result/* err */._)(`this run has no artifact ${JSON.stringify(name)}`);
    return (0,run_artifacts/* download */.RG)(context, found);
}
function newestFirst(artifacts) {
    return [...artifacts].sort((a, b) => b.artifact.id - a.artifact.id);
}
async function performShard(context, request, found, note) {
    const shard = { index: context.inputs.shard, of: found.plan.shards };
    const earlier = await earlierShard(context, found, note);
    if (earlier !== null) {
        if (isOver(context, earlier))
            return { status: 'over', folder: earlier };
        return { status: 'ran', result: await (0,resume.resumeRun)({ ...request, folder: earlier }), folder: earlier };
    }
    const out = (0,run_artifacts/* newFolder */.lC)(context);
    const ended = await endedInJoin(context, found, shard);
    if (ended.length > 0)
        note('the join of an earlier attempt has ended items of this shard; they do not run again');
    const result = await runShard({ ...request, folder: found.folder, shard, out, ended });
    return { status: 'ran', result, folder: out };
}
async function endedInJoin(context, { plan, artifacts }, shard) {
    const { inputs, env, files } = context;
    if (!inputs.resumeFrom.includes(action_inputs/* PREVIOUS_ATTEMPT */.KP) || Number((0,naming/* attemptOf */.tx)(env)) <= 1)
        return [];
    const [latest] = newestFirst(artifacts.filter(({ artifact: { name } }) => name !== inputs.plan && (0,naming/* runOfArtifact */.$N)(name) === (0,naming/* shortRun */.E)(plan.runId)));
    const folder = latest === undefined ? null : await (0,run_artifacts/* download */.RG)(context, latest);
    const saved = folder?.ok === true ? (0,saved_run/* readCheckpoint */.HQ)(files, folder.value) : null;
    if (saved?.ok !== true || saved.value.snapshot.runId !== plan.runId)
        return [];
    return (0,durability_shards/* endedItems */.zn)(saved.value.entries, plan, shard);
}
async function earlierShard(context, { plan, folder, artifacts }, note) {
    const attempt = Number((0,naming/* attemptOf */.tx)(context.env));
    if (!context.inputs.resumeFrom.includes(action_inputs/* PREVIOUS_ATTEMPT */.KP) || attempt <= 1)
        return null;
    const [own] = shardArtifacts(plan, artifacts).filter((one) => one.index === context.inputs.shard && one.attempt < attempt);
    if (own === undefined) {
        note('no earlier attempt of this shard left an artifact; it goes on from its plan');
        return null;
    }
    const fetched = await (0,run_artifacts/* download */.RG)(context, own);
    if (!fetched.ok) {
        note(`${fetched.error}; this shard runs all of its items`);
        return null;
    }
    try {
        const { files } = context;
        const snapshot = snapshotOf(context, fetched.value);
        if (!isOfPlan(snapshot, plan) || snapshot?.shard?.index !== own.index)
            throw new Error('it is of another plan');
        const copy = external_node_path_.join(fetched.value, durability_shards/* PLAN_FOLDER */.Vx);
        files.makeFolder(copy);
        files.replace(external_node_path_.join(copy, durability_snapshot/* JOURNAL_FILE */.RD), (0,saved_run/* journalText */.Jh)(files, folder));
        for (const name of [durability_snapshot/* CHECKPOINT_FILE */.S5, durability_shards/* SHARDS_FILE */.D6])
            files.replace(external_node_path_.join(copy, name), files.readText(external_node_path_.join(folder, name)));
        return fetched.value;
    }
    catch (error) {
        note(`${own.artifact.name} cannot be resumed: ${(0,error_message/* errorMessage */.g)(error)}; this shard runs all of its items`);
        return null;
    }
}
function hasEnded(snapshot) {
    return snapshot?.status === 'ended' && snapshot.outcome !== 'suspended' && snapshot.outcome !== 'cancelled';
}
function isOver(context, folder) {
    const snapshot = snapshotOf(context, folder);
    return snapshot !== null && snapshot.status === 'ended' && !snapshot.resumable;
}
function snapshotOf({ files }, folder) {
    const snapshot = (0,durability_snapshot/* parseSnapshot */.E$)((0,ports/* textIfReadable */.V)(files, external_node_path_.join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5)) ?? '');
    return snapshot.ok ? snapshot.value : null;
}
function isOfPlan(snapshot, plan) {
    const shard = snapshot?.shard ?? null;
    if (snapshot === null || shard === null || snapshot.runId !== plan.runId)
        return false;
    const { group, visit, of, base } = shard;
    return group === plan.group && visit === plan.visit && of === plan.shards && base === plan.base;
}
function shardArtifacts(plan, artifacts) {
    return artifacts
        .flatMap((located) => {
        const shard = (0,naming/* shardOfArtifact */.eW)(located.artifact.name);
        if (shard === null || shard.run !== (0,naming/* shortRun */.E)(plan.runId) || shard.of !== plan.shards)
            return [];
        return shard.index < 1 || shard.index > plan.shards ? [] : [{ ...located, ...shard }];
    })
        .sort((a, b) => b.attempt - a.attempt || b.artifact.id - a.artifact.id);
}
async function fetchShards(context, { plan, artifacts }, note) {
    const found = [];
    for (const one of shardArtifacts(plan, artifacts)) {
        if (found.some(({ index, finished }) => index === one.index && finished))
            continue;
        const folder = await (0,run_artifacts/* download */.RG)(context, one);
        if (!folder.ok)
            return (0,result/* err */._)(`${folder.error}; run this job again`);
        const snapshot = snapshotOf(context, folder.value);
        if (snapshot !== null && !isOfPlan(snapshot, plan)) {
            note(`${one.artifact.name} belongs to another plan and is left out`);
            continue;
        }
        const finished = snapshot?.status === 'ended' && snapshot.outcome === 'success';
        found.push({ index: one.index, attempt: one.attempt, folder: folder.value, finished });
    }
    return (0,result.ok)(found);
}
async function performJoin(context, request, found, shards, note) {
    const folder = (await earlierJoin(context, found, note)) ?? found.folder;
    if (isOver(context, folder))
        return { status: 'over', folder };
    const folders = shards.map((one) => one.folder);
    const isJoined = found.plan === null || hasEnded(snapshotOf(context, folder));
    const join = isJoined ? {} : { join: { folders, requireAll: false } };
    return { status: 'ran', result: await (0,resume.resumeRun)({ ...request, folder, ...join }), folder };
}
async function earlierJoin(context, { plan, artifacts }, note) {
    const { env, inputs } = context;
    const attempt = Number((0,naming/* attemptOf */.tx)(env));
    if (plan === null || !inputs.resumeFrom.includes(action_inputs/* PREVIOUS_ATTEMPT */.KP) || attempt <= 1)
        return null;
    const key = (0,naming/* placeKey */.r4)(inputs, env);
    const own = artifacts
        .map((located) => ({
        ...located,
        attempt: (0,naming/* attemptOfArtifact */.j3)(located.artifact.name, inputs.artifactName, key) ?? attempt,
    }))
        .filter((one) => one.attempt < attempt)
        .sort((a, b) => b.attempt - a.attempt || b.artifact.id - a.artifact.id);
    const [latest] = own;
    if (latest === undefined)
        return null;
    const folder = await (0,run_artifacts/* download */.RG)(context, latest);
    if (folder.ok && snapshotOf(context, folder.value)?.runId === plan.runId)
        return folder.value;
    note(`${folder.ok ? `${latest.artifact.name} is of another run` : folder.error}; the plan is joined anew`);
    return null;
}


/***/ }),

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

/***/ 38598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  resumeRun: () => (/* binding */ resumeRun),
  u: () => (/* binding */ resumed)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(84429);
// EXTERNAL MODULE: ./build/durability/saved-run.js
var saved_run = __webpack_require__(73505);
// EXTERNAL MODULE: ./build/durability/snapshot.js
var durability_snapshot = __webpack_require__(5464);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(91898);
// EXTERNAL MODULE: ./build/run/execute.js + 5 modules
var execute = __webpack_require__(63692);
// EXTERNAL MODULE: ./build/run/index.js
var run = __webpack_require__(35086);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/ports.js
var ports = __webpack_require__(75158);
// EXTERNAL MODULE: ./build/core/sharding.js
var sharding = __webpack_require__(20528);
// EXTERNAL MODULE: ./build/durability/dead-letter.js
var dead_letter = __webpack_require__(13327);
// EXTERNAL MODULE: ./build/durability/journal.js
var journal = __webpack_require__(23061);
// EXTERNAL MODULE: ./build/durability/shards.js
var durability_shards = __webpack_require__(17389);
// EXTERNAL MODULE: ./build/run/run-folder.js
var run_folder = __webpack_require__(77768);
;// CONCATENATED MODULE: ./build/run/join.js












function readJoin(files, folder, saved, request) {
    const plan = (0,durability_shards/* readPlan */.m3)(files, folder);
    if (!plan.ok)
        return plan;
    if (plan.value.runId !== saved.snapshot.runId)
        return (0,result/* err */._)('its shards.json is of another run');
    const shards = [];
    for (const each of request.folders) {
        const shard = readShard(files, each, plan.value);
        if (!shard.ok)
            return (0,result/* err */._)(`${each} cannot be joined: ${shard.error}`);
        if (shard.value !== null)
            shards.push(shard.value);
    }
    const joined = (0,durability_shards/* joinShards */.eS)(plan.value, saved.entries, shards);
    const missing = missingShards(plan.value, joined.ended, shards);
    if (request.requireAll && missing.length > 0)
        return (0,result/* err */._)(`items of ${shardNames(missing)} have not ended, and --require-all was given`);
    const { text: lines, crc } = (0,journal/* journalLines */.nQ)(joined.entries, saved.crc);
    return (0,result.ok)({
        ...joined,
        plan: plan.value,
        saved: {
            ...saved,
            entries: [...saved.entries, ...joined.entries],
            crc,
            lines: saved.lines + joined.entries.length,
            mend: null,
        },
        lines,
        mend: saved.mend,
        warning: missing.length === 0 ? null : `items of ${shardNames(missing)} ended on no machine; they run here`,
    });
}
function shardNames(missing) {
    return `${missing.length === 1 ? 'shard' : 'shards'} ${missing.join(', ')}`;
}
function missingShards(plan, ended, shards) {
    const counts = Array.from({ length: plan.shards + 1 }, () => 0);
    ended.forEach((item) => {
        const index = (item % plan.shards) + 1;
        counts[index] = (counts[index] ?? 0) + 1;
    });
    const finished = new Set(shards.filter((shard) => shard.finished).map(({ shard }) => shard.index));
    return Array.from({ length: plan.shards }, (_, at) => at + 1).filter((index) => !finished.has(index) && (counts[index] ?? 0) < (0,sharding/* itemsOfShard */.qZ)(plan, index));
}
function readShard(files, folder, plan) {
    try {
        const file = external_node_path_.join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5);
        if (!files.exists(file))
            return (0,run_folder/* holdsRun */.gM)(files, folder) ? (0,result/* err */._)(`there is no ${durability_snapshot/* CHECKPOINT_FILE */.S5} in it`) : (0,result.ok)(null);
        const snapshot = (0,durability_snapshot/* parseSnapshot */.E$)(files.readText(file));
        if (!snapshot.ok)
            return snapshot;
        const { shard, status, outcome, broken } = snapshot.value;
        const stranger = whyForeign(snapshot.value, plan);
        if (shard === null || stranger !== null)
            return (0,result/* err */._)(stranger ?? NO_SHARD);
        if (broken !== null)
            return (0,result/* err */._)(`what it did could not be written down (${broken})`);
        if (!files.exists(external_node_path_.join(folder, durability_snapshot/* JOURNAL_FILE */.RD)))
            return (0,result/* err */._)(`there is no ${durability_snapshot/* JOURNAL_FILE */.RD} in it`);
        const content = (0,journal/* readJournal */.a0)((0,saved_run/* journalFile */.i7)(files, folder), (0,durability_snapshot/* journalStart */.mi)(snapshot.value));
        if (!content.ok)
            return content;
        if (!(0,saved_run/* isAsSealed */.HN)(snapshot.value, content.value))
            return (0,result/* err */._)('its journal is not the one that it ended with');
        const { entries } = content.value;
        return (0,result.ok)({ folder, shard, entries, finished: status === 'ended' && outcome === 'success' });
    }
    catch (error) {
        return (0,result/* err */._)((0,error_message/* errorMessage */.g)(error));
    }
}
const NO_SHARD = 'it is not the folder of a shard';
function whyForeign({ shard, runId }, plan) {
    if (shard === null)
        return NO_SHARD;
    if (runId !== plan.runId)
        return `it belongs to the run ${runId}, and the plan to ${plan.runId}`;
    const { group, visit, of, base } = shard;
    const isOfPlan = group === plan.group && visit === plan.visit && of === plan.shards && base === plan.base;
    return isOfPlan ? null : 'it belongs to another plan of this run';
}
function writeJoin(files, folder, join) {
    const journal = external_node_path_.join(folder, durability_snapshot/* JOURNAL_FILE */.RD);
    files.replace(external_node_path_.join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5), (0,durability_snapshot/* snapshotText */.MY)({ ...join.saved.snapshot, ...durability_snapshot/* RUNNING */.W2 }));
    if (join.mend !== null)
        (0,saved_run/* mendJournal */.If)(files, journal, join.mend);
    const append = (file, text) => {
        if (text !== '')
            (0,ports/* appendDurably */.i)(files, file, text);
    };
    append(external_node_path_.join(folder, dead_letter/* DEAD_LETTER_FILE */.NZ), deadLetters(files, folder, join));
    const events = itemEvents(files, folder, join);
    append(external_node_path_.join(folder, 'events.jsonl'), events.text);
    append(journal, join.lines);
    return events.lastSeq;
}
function linesOfItems(files, name, { plan, sources }) {
    const found = [];
    const itemOf = (0,durability_shards/* itemsOf */.S3)(plan);
    for (const folder of new Set([...sources.values()].map((source) => source.folder))) {
        const file = external_node_path_.join(folder, name);
        for (const text of files.exists(file) ? files.lines(file) : []) {
            const value = (0,json/* parseJson */.qF)(text);
            const item = (0,json/* isJsonObject */.OW)(value) ? itemOf((0,json/* asString */.oJ)(value['scope'])) : null;
            if (!(0,json/* isJsonObject */.OW)(value) || item === null || sources.get(item)?.folder !== folder)
                continue;
            found.push({ value, at: Date.parse((0,json/* asString */.oJ)(value['timestamp'])) || 0 });
        }
    }
    return found;
}
function deadLetters(files, folder, join) {
    const file = external_node_path_.join(folder, dead_letter/* DEAD_LETTER_FILE */.NZ);
    const known = files.exists(file) ? files.readText(file) : '';
    return linesOfItems(files, dead_letter/* DEAD_LETTER_FILE */.NZ, join)
        .filter(({ value: { id } }) => typeof id === 'string' && !known.includes((0,json/* jsonText */.s$)(id)))
        .map(({ value }) => `${(0,json/* jsonText */.s$)(value)}\n`)
        .join('');
}
function itemEvents(files, folder, join) {
    const there = eventsOfItems(files, folder, join);
    const events = linesOfItems(files, 'events.jsonl', join).filter(({ value }) => !there.has(unnumbered(value)));
    events.sort((a, b) => a.at - b.at);
    const first = lastSeq(files, folder) + 1;
    const lines = events.map(({ value }, index) => `${(0,json/* jsonText */.s$)({ ...value, seq: first + index })}\n`);
    return { text: lines.join(''), lastSeq: first + lines.length - 1 };
}
function unnumbered({ seq: _, ...event }) {
    return (0,json/* jsonText */.s$)(event);
}
function eventsOfItems(files, folder, { plan }) {
    const there = new Set();
    const itemOf = (0,durability_shards/* itemsOf */.S3)(plan);
    const file = external_node_path_.join(folder, 'events.jsonl');
    for (const text of files.exists(file) ? files.lines(file) : []) {
        const value = (0,json/* parseJson */.qF)(text);
        if ((0,json/* isJsonObject */.OW)(value) && itemOf((0,json/* asString */.oJ)(value['scope'])) !== null)
            there.add(unnumbered(value));
    }
    return there;
}
function lastSeq(files, folder) {
    try {
        let seen = 0;
        for (const line of files.linesFromEnd(external_node_path_.join(folder, 'events.jsonl'))) {
            if (line.trim() === '')
                continue;
            const event = (0,json/* parseJson */.qF)(line);
            if ((0,json/* isJsonObject */.OW)(event) && typeof event['seq'] === 'number')
                return event['seq'];
            seen += 1;
            if (seen === 2)
                break;
        }
    }
    catch {
    }
    return 0;
}

// EXTERNAL MODULE: ./build/run/prepare-resume.js
var prepare_resume = __webpack_require__(85325);
;// CONCATENATED MODULE: ./build/run/resume.js











async function resumeRun(request) {
    const { files } = request.adapters;
    const folder = external_node_path_.resolve(request.cwd, request.folder);
    if (!files.exists(folder))
        return (0,prepare_resume/* refused */.J5)(request, `there is no run folder ${request.folder}`);
    const unsafe = [folder, ...(request.join?.folders ?? [])].flatMap((each) => (0,saved_run/* whyUnsafe */.TE)(files, each) ?? []);
    if (unsafe[0] !== undefined)
        return (0,prepare_resume/* refused */.J5)(request, unsafe[0]);
    if (!files.exists(external_node_path_.join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5))) {
        const nothing = (0,saved_run/* readCheckpoint */.HQ)(files, folder);
        if (!nothing.ok)
            return (0,prepare_resume/* refused */.J5)(request, nothing.error);
    }
    const { join } = request;
    if (join === undefined)
        return owning(request, folder, (lock) => resumeOwned(request, folder, lock));
    const ready = await prepareJoin(request, folder, join);
    return ready.ok ? owning(request, folder, (lock) => joinOwned(request, folder, lock, ready.value)) : ready.error;
}
async function owning(request, folder, act) {
    const locked = request.adapters.lock.acquire(folder);
    if (locked.status === 'taken')
        return (0,prepare_resume/* refused */.J5)(request, `${request.folder} is in use${(0,run_folder/* ownerText */.dP)(locked.owner)}; wait for it, or end it`);
    if (locked.status === 'failed')
        return (0,prepare_resume/* refused */.J5)(request, `${request.folder} cannot be taken: ${locked.message}`);
    let kept = false;
    try {
        const result = await act(locked);
        kept = result.status !== 'invalid';
        return result;
    }
    finally {
        if (!kept)
            locked.release();
    }
}
async function prepareJoin(request, folder, asked) {
    const { files } = request.adapters;
    const state = (0,prepare_resume/* onDisk */.FC)(request, () => stateOf(files, folder));
    if (!state.ok)
        return state;
    const saved = (0,saved_run/* readCheckpoint */.HQ)(files, folder);
    if (!saved.ok)
        return (0,result/* err */._)((0,prepare_resume/* refused */.J5)(request, saved.error));
    const over = whyOver(request, saved.value.snapshot);
    if (over !== null)
        return (0,result/* err */._)(over);
    const join = readJoin(files, folder, saved.value, asked);
    if (!join.ok)
        return (0,result/* err */._)((0,prepare_resume/* refused */.J5)(request, join.error));
    const prepared = await (0,prepare_resume/* prepareResume */.FT)(request, join.value.saved);
    return prepared.ok ? (0,result.ok)({ join: join.value, prepared: prepared.value, state: state.value }) : prepared;
}
function whyOver(request, { status, resumable, reason, outcome }) {
    if (status !== 'ended' || outcome === 'suspended' || outcome === 'cancelled')
        return null;
    const why = reason ?? `the run has ended (${outcome})`;
    return (0,prepare_resume/* refused */.J5)(request, `there is nothing to join any more: ${why}`, resumable ? '`conductor resume` without --join continues it' : null);
}
function stateOf(files, folder) {
    return `${files.readText(external_node_path_.join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5))}${(0,saved_run/* journalText */.Jh)(files, folder).length}`;
}
async function joinOwned(request, folder, lock, { join, prepared, state }) {
    const { files } = request.adapters;
    const now = (0,prepare_resume/* onDisk */.FC)(request, () => stateOf(files, folder));
    if (!now.ok)
        return now.error;
    if (now.value !== state)
        return (0,prepare_resume/* refused */.J5)(request, 'another process has continued this run in the meantime; look at it again');
    mendLogs(request, folder);
    const lastEvent = (0,prepare_resume/* onDisk */.FC)(request, () => writeJoin(files, folder, join));
    if (!lastEvent.ok)
        return lastEvent.error;
    return (0,execute/* execute */.g)(resumed(prepared, folder, { release: lock.release, lastEvent: lastEvent.value, join }));
}
async function resumeOwned(request, folder, lock) {
    const saved = (0,saved_run/* readCheckpoint */.HQ)(request.adapters.files, folder);
    if (!saved.ok)
        return (0,prepare_resume/* refused */.J5)(request, saved.error);
    const { snapshot } = saved.value;
    if (snapshot.status === 'ended' && !snapshot.resumable && request.from === null && !lock.interrupted) {
        return (0,prepare_resume/* refused */.J5)(request, `this run cannot be resumed: ${snapshot.reason ?? 'it has ended'}`, '`--from NODE` runs a node and everything after it again');
    }
    const prepared = await (0,prepare_resume/* prepareResume */.FT)(request, saved.value);
    if (!prepared.ok)
        return prepared.error;
    mendLogs(request, folder);
    const lastEvent = lastSeq(request.adapters.files, folder);
    return (0,execute/* execute */.g)(resumed(prepared.value, folder, { release: lock.release, lastEvent, join: null }));
}
function resumed(prepared, folder, { release, lastEvent, join }) {
    const { request, saved, checked, workflow, inputs, recalled, resetBreakers } = prepared;
    const { entries, ...rest } = saved;
    return {
        request,
        workflow,
        inputs,
        warnings: [...checked.findings, ...(0,run/* settingsWarnings */.Td)(workflow, request), ...resumeWarnings(join?.warning ?? null)],
        sources: checked.loaded.sources,
        resume: {
            runId: saved.snapshot.runId,
            folder,
            saved: rest,
            ...recalled,
            breakers: entries.filter(({ event }) => event['type'] === 'breaker_counted'),
            nextSeq: lastEvent + 1,
            shard: saved.snapshot.shard,
            joined: join?.plan ?? null,
            resetBreakers,
            release,
        },
        workspace: checked.workspace,
    };
}
function resumeWarnings(message) {
    if (message === null)
        return [];
    return [{ file: finding/* NO_FILE */.tW, line: 1, column: 1, code: 'join', severity: 'warning', message, suggestion: null }];
}
const LOGS = ['events.jsonl', 'errors.jsonl', 'dead-letter.jsonl'];
function mendLogs(request, folder) {
    for (const name of LOGS) {
        try {
            (0,saved_run/* mendLines */.Og)(request.adapters.files, external_node_path_.join(folder, name));
        }
        catch (error) {
            request.observer.note(`${name} cannot be put right: ${(0,error_message/* errorMessage */.g)(error)}`);
        }
    }
}


/***/ })

};
