"use strict";
exports.id = 712;
exports.ids = [712];
exports.modules = {

/***/ 3379:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d3: () => (/* binding */ namedRun),
/* harmony export */   sL: () => (/* binding */ resumableRun),
/* harmony export */   xo: () => (/* binding */ LAST)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9608);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8918);
/* harmony import */ var _durability_checkpointing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9089);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7997);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4802);






const LAST = 'last';
function namedRun(target, { cwd, env }) {
    if (target !== LAST)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(target);
    const here = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_4__/* .realPath */ .Ye)(cwd);
    const found = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_4__/* .notedRuns */ .d_)(env).find((entry) => entry.cwd === here && isThere(entry));
    return found === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)('no run was started in this folder; `conductor runs` lists all') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(found.folder);
}
function resumableRun(target, context) {
    if (!/\.ya?ml$/i.test(target) || (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .entryAt */ ._f)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(context.cwd, target)) !== 'file')
        return namedRun(target, context);
    const file = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_4__/* .realPath */ .Ye)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(context.cwd, target));
    const found = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_4__/* .notedRuns */ .d_)(context.env).find((entry) => entry.file === file && isThere(entry) && isResumable(entry));
    return found === undefined
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
        : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(found.folder);
}
function isThere({ folder }) {
    return (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .entryAt */ ._f)(folder) === 'folder';
}
function isResumable({ folder }) {
    const saved = (0,_durability_checkpointing_js__WEBPACK_IMPORTED_MODULE_2__/* .readCheckpoint */ .HQ)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_1__/* .createFileStore */ .I)(), folder);
    return saved.ok && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable);
}


/***/ }),

/***/ 1712:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  resumeCommand: () => (/* binding */ resumeCommand)
});

// EXTERNAL MODULE: ./build/core/gates.js
var gates = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(8918);
// EXTERNAL MODULE: ./build/run/resume.js + 3 modules
var resume = __webpack_require__(6997);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/durability/checkpointing.js
var checkpointing = __webpack_require__(9089);
// EXTERNAL MODULE: ./build/durability/shards.js
var durability_shards = __webpack_require__(2134);
// EXTERNAL MODULE: ./build/durability/snapshot.js
var snapshot = __webpack_require__(7047);
// EXTERNAL MODULE: ./build/text/crc32.js
var crc32 = __webpack_require__(3008);
// EXTERNAL MODULE: ./build/run/execute.js + 12 modules
var execute = __webpack_require__(5687);
// EXTERNAL MODULE: ./build/run/run-folder.js
var run_folder = __webpack_require__(6157);
;// CONCATENATED MODULE: ./build/run/shard.js









async function runShard(request) {
    const { files } = request.adapters;
    const folder = external_node_path_default().resolve(request.cwd, request.folder);
    const [taken] = (0,run_folder/* runDirProblems */.xE)({ adapters: request.adapters, cwd: request.cwd, runDir: request.out });
    if (taken !== undefined)
        return (0,resume/* refused */.J5)(request, taken);
    const saved = readShardPlan(request, folder);
    if (!saved.ok)
        return (0,resume/* refused */.J5)(request, saved.error);
    const prepared = await (0,resume/* prepareResume */.FT)(request, saved.value);
    if (!prepared.ok)
        return prepared.error;
    const { runId, workflow } = saved.value.snapshot;
    const claimed = (0,run_folder/* claimFolder */.Pm)({ ...prepared.value.request, runDir: request.out }, workflow.name, runId);
    if (!claimed.ok)
        return (0,resume/* refused */.J5)(request, claimed.error.join('; '));
    const out = claimed.value.path;
    if (out === null)
        return (0,resume/* refused */.J5)(request, `${request.out} cannot be written, and a shard without its folder is of no use`);
    const plan = external_node_path_default().join(out, durability_shards/* PLAN_FOLDER */.Vx);
    files.makeFolder(plan);
    files.replace(external_node_path_default().join(plan, snapshot/* JOURNAL_FILE */.RD), (0,checkpointing/* journalText */.Jh)(files, folder));
    for (const name of [snapshot/* CHECKPOINT_FILE */.S5, durability_shards/* SHARDS_FILE */.D6])
        files.replace(external_node_path_default().join(plan, name), files.readText(external_node_path_default().join(folder, name)));
    return (0,execute/* execute */.g)((0,resume/* resumed */.uN)(prepared.value, out, claimed.value.release, null));
}
function readShardPlan({ adapters: { files }, shard, folder: name }, folder) {
    if (!files.exists(folder))
        return (0,result/* err */._)(`there is no run folder ${name}`);
    const saved = (0,checkpointing/* readCheckpoint */.HQ)(files, folder);
    if (!saved.ok)
        return saved;
    const plan = (0,durability_shards/* readPlan */.m3)(files, folder);
    if (!plan.ok)
        return plan;
    const { group, visit, shards, base, runId } = plan.value;
    const { snapshot, crc } = saved.value;
    if (snapshot.shard !== null)
        return (0,result/* err */._)('it is the folder of a shard, not of a plan');
    if (runId !== snapshot.runId || base !== (0,crc32/* checksumText */.d8)(crc))
        return (0,result/* err */._)('the run has gone on since its plan was made; shards cannot be added any more');
    if (shard.of !== shards)
        return (0,result/* err */._)(`its plan has ${shards} shards, not ${shard.of}`);
    if (shard.index < 1 || shard.index > shards)
        return (0,result/* err */._)(`there is no shard ${shard.index} of ${shards}`);
    return (0,result.ok)({
        ...saved.value,
        lines: 0,
        mended: null,
        snapshot: { ...snapshot, shard: { group, visit, index: shard.index, of: shards, base } },
    });
}

// EXTERNAL MODULE: ./build/shell/interrupts.js
var shell_interrupts = __webpack_require__(8604);
// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8218);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(7727);
// EXTERNAL MODULE: ./build/cli/named-run.js
var named_run = __webpack_require__(3379);
// EXTERNAL MODULE: ./build/cli/run.js + 2 modules
var run = __webpack_require__(661);
// EXTERNAL MODULE: ./build/cli/run-options.js
var run_options = __webpack_require__(6588);
// EXTERNAL MODULE: ./build/cli/shard-options.js
var shard_options = __webpack_require__(9137);
;// CONCATENATED MODULE: ./build/cli/resume.js











const resumeCommand = {
    name: 'resume',
    summary: 'Go on with a run where it stopped',
    usage: 'resume RUN_DIR|FILE|last [--from NODE | --shard I/N --run-dir OUT | --join [DIR]...] [OPTIONS]',
    options: [
        { name: '--from', value: 'NODE', help: 'run this node and everything that ran after it again' },
        shard_options/* SHARDS */.Oq,
        { name: '--shard', value: 'I/N', help: 'run the items of one shard of a plan, into the folder of --run-dir' },
        { name: '--run-dir', value: 'DIR', help: 'with --shard: where the shard leaves its files' },
        { name: '--join', help: 'go on with what shards did; their folders follow' },
        { name: '--require-all', help: 'with --join: an item that ended on no machine is an error' },
        command/* INPUT_AGAIN */.Qb,
        command/* INPUT_FILE */.oi,
        { name: '--gate', value: 'NAME=VALUE', repeats: true, help: 'answer a human gate' },
        command/* SKIP_GATES */.n1,
        command/* NO_INTERACTIVE */.vr,
        { name: '--reset-breakers', help: 'forget the state of circuit breakers' },
        command/* BREAKER_STATE */.Nm,
        command/* PROVIDER */.Su,
        ...run_options/* RUN_OPTIONS */.p7,
        command/* JUNIT */.NH,
        command/* SARIF */.CB,
        command/* FORMAT */.uB,
        command/* QUIET */.DC,
        command/* DEBUG */.Oi,
    ],
    examples: [
        'conductor resume /tmp/conductor/deploy-20260102T030405Z-1a2b3c4d5e6f',
        'conductor resume last',
        'conductor resume workflow.yaml',
        'conductor resume RUN_DIR --gate approve=yes',
        'conductor resume RUN_DIR --from build',
        'conductor resume PLAN_DIR --shard 2/8 --run-dir shard-2',
        'conductor resume PLAN_DIR --join shard-1 shard-2',
    ],
    run: runResume,
};
async function runResume(args, context) {
    const [folder, ...more] = args.operands;
    if (folder === undefined)
        return (0,command/* badUsage */.VT)(context, resumeCommand, 'which run? conductor resume RUN_DIR');
    const part = partOf(args, more, context);
    if (!part.ok)
        return (0,command/* badUsage */.VT)(context, resumeCommand, part.error);
    if (more.length > 0 && part.value.join === undefined)
        return (0,command/* badUsage */.VT)(context, resumeCommand, `one run at a time; ${JSON.stringify(more[0])} is too much`);
    const given = (0,run/* inputsOf */.Vc)(args, context);
    if (!given.ok)
        return (0,command/* badUsage */.VT)(context, resumeCommand, given.error);
    const answers = (0,gates/* parseGateArguments */.L9)(args.values.get('--gate') ?? []);
    if (!answers.ok)
        return (0,command/* badUsage */.VT)(context, resumeCommand, answers.error);
    const from = (0,cli_arguments/* oneValue */.o)(args, '--from');
    if (from !== null && looksLikePath(from))
        return (0,command/* badUsage */.VT)(context, resumeCommand, `--from names a node, and ${JSON.stringify(from)} looks like a path; the run folder stands alone: conductor resume RUN_DIR`);
    const options = (0,run_options/* runOptionsOf */.Fq)(args, context, null);
    if (!options.ok)
        return (0,command/* badUsage */.VT)(context, resumeCommand, options.error);
    const observer = (0,run/* observerOf */.yr)(args, context);
    if (!observer.ok)
        return (0,command/* badUsage */.VT)(context, resumeCommand, observer.error);
    const named = (0,named_run/* resumableRun */.sL)(folder, context);
    if (!named.ok)
        return (0,command/* badUsage */.VT)(context, resumeCommand, named.error);
    const interrupts = (0,shell_interrupts/* cancelOnSignals */.d)();
    const request = {
        folder: named.value,
        from,
        resetBreakers: args.flags.has('--reset-breakers'),
        given: given.value,
        ...(0,run/* surroundings */.i5)(context, (0,run_options/* durabilityOf */.jk)(args)),
        strictExit: null,
        injections: [],
        gates: { answers: answers.value, skip: args.flags.has('--skip-gates'), human: (0,run/* humanAt */.hP)(args, context) },
        provider: (0,cli_arguments/* oneValue */.o)(args, '--provider'),
        breakerState: (0,cli_arguments/* oneValue */.o)(args, '--breaker-state'),
        cancel: interrupts.signal,
        reports: (0,run/* reportFiles */.IU)(args, context),
        observer: observer.value,
        ...options.value,
        ...part.value.plan,
        ...(part.value.join === undefined ? {} : { join: part.value.join }),
    };
    const { shard } = part.value;
    const result = await (shard === undefined ? (0,resume/* resumeRun */.ZL)(request) : runShard({ ...request, ...shard }));
    interrupts.release();
    return (0,run/* printResult */.RS)(result, (0,cli_arguments/* oneValue */.o)(args, '--format') ?? 'text', context);
}
function partOf(args, folders, context) {
    const plan = (0,shard_options/* shardsOf */.$b)(args);
    if (!plan.ok)
        return plan;
    const shard = (0,shard_options/* shardOf */.IS)(args);
    if (!shard.ok)
        return shard;
    const out = (0,cli_arguments/* oneValue */.o)(args, '--run-dir');
    const isJoin = args.flags.has('--join');
    const asked = ['--shards', '--shard', '--from'].filter((name) => args.values.has(name));
    const all = isJoin ? [...asked, '--join'] : asked;
    if (all.length > 1 && !(all.length === 2 && all[0] === '--shards' && all[1] === '--from'))
        return (0,result/* err */._)(`${all.join(' and ')} do not go together`);
    if (shard.value !== null && out === null)
        return (0,result/* err */._)('--shard needs --run-dir DIR, the folder of the shard');
    if (shard.value === null && out !== null)
        return (0,result/* err */._)('--run-dir goes with --shard; a resume goes on in its own folder');
    if (!isJoin && args.flags.has('--require-all'))
        return (0,result/* err */._)('--require-all goes with --join');
    if (shard.value !== null && out !== null)
        return (0,result.ok)({ plan: {}, shard: { shard: shard.value, out } });
    if (!isJoin)
        return (0,result.ok)({ plan: plan.value });
    const found = (0,shard_options/* shardFolders */._u)(folders, context.cwd);
    if (!found.ok)
        return found;
    return (0,result.ok)({ plan: {}, join: { folders: found.value, requireAll: args.flags.has('--require-all') } });
}
function looksLikePath(text) {
    return /[\\/]|\.(json|ya?ml)$/i.test(text);
}


/***/ })

};
;