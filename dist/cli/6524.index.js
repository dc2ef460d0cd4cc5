"use strict";
exports.id = 6524;
exports.ids = [6524];
exports.modules = {

/***/ 6524:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runResume: function() { return /* binding */ runResume; },
  shardFolders: function() { return /* binding */ shardFolders; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/adapters/interrupts.js
var adapters_interrupts = __webpack_require__(8935);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(2759);
// EXTERNAL MODULE: ./build/src/durability/snapshot.js
var durability_snapshot = __webpack_require__(5094);
// EXTERNAL MODULE: ./build/src/run/resume.js + 1 modules
var resume = __webpack_require__(8678);
// EXTERNAL MODULE: ./build/src/durability/journal.js
var journal = __webpack_require__(479);
// EXTERNAL MODULE: ./build/src/durability/saved-run.js
var saved_run = __webpack_require__(9832);
// EXTERNAL MODULE: ./build/src/durability/shards.js
var durability_shards = __webpack_require__(7183);
// EXTERNAL MODULE: ./build/src/text/checksum.js
var checksum = __webpack_require__(685);
// EXTERNAL MODULE: ./build/src/run/execute.js + 5 modules
var execute = __webpack_require__(8454);
// EXTERNAL MODULE: ./build/src/run/prepare-resume.js
var prepare_resume = __webpack_require__(4783);
// EXTERNAL MODULE: ./build/src/run/run-folder.js
var run_folder = __webpack_require__(9870);
;// CONCATENATED MODULE: ./build/src/run/shard.js











async function runShard(request) {
    const { files } = request.adapters;
    const folder = external_node_path_default().resolve(request.cwd, request.folder);
    const [taken] = (0,run_folder/* runDirProblems */.xE)({ adapters: request.adapters, cwd: request.cwd, runDir: request.out });
    if (taken !== undefined)
        return (0,prepare_resume/* refused */.J5)(request, taken);
    const unsafe = (0,saved_run/* whyUnsafe */.TE)(files, folder);
    if (unsafe !== null)
        return (0,prepare_resume/* refused */.J5)(request, unsafe);
    const saved = readShardPlan(request, folder);
    if (!saved.ok)
        return (0,prepare_resume/* refused */.J5)(request, saved.error);
    const prepared = await (0,prepare_resume/* prepareResume */.FT)(request, saved.value);
    if (!prepared.ok)
        return prepared.error;
    const { run_id: runId, workflow } = saved.value.snapshot;
    const claimed = (0,run_folder/* claimFolder */.Pm)({ ...prepared.value.request, runDir: request.out }, workflow.name, runId);
    if (!claimed.ok)
        return (0,prepare_resume/* refused */.J5)(request, claimed.error);
    const out = claimed.value.path;
    if (out === null)
        return (0,prepare_resume/* refused */.J5)(request, `${request.out} cannot be written, and a shard without its folder is of no use`);
    const { release } = claimed.value;
    const { ended } = request;
    const copied = (0,prepare_resume/* onDisk */.FC)(request, () => {
        copyPlan(files, folder, out);
        if (ended !== undefined)
            files.replace(external_node_path_default().join(out, durability_snapshot/* JOURNAL_FILE */.RD), (0,journal/* journalLines */.nQ)(ended, (0,durability_snapshot/* journalStart */.mi)(saved.value.snapshot)).text);
    });
    if (!copied.ok) {
        release();
        return copied.error;
    }
    const refuseUnsaved = (problem) => {
        const cleared = (0,prepare_resume/* onDisk */.FC)(request, () => files.remove(external_node_path_default().join(out, durability_snapshot/* CHECKPOINT_FILE */.S5)));
        return cleared.ok ? (0,prepare_resume/* refused */.J5)(request, (0,prepare_resume/* unusable */._P)(problem)) : cleared.error;
    };
    return (0,execute/* execute */.g)({ ...(0,resume/* resumed */.u)(prepared.value, out, release, 0, null), refuseUnsaved });
}
function copyPlan(files, folder, out) {
    const plan = external_node_path_default().join(out, durability_shards/* PLAN_FOLDER */.Vx);
    files.makeFolder(plan);
    files.replace(external_node_path_default().join(plan, durability_snapshot/* JOURNAL_FILE */.RD), (0,saved_run/* journalText */.Jh)(files, folder));
    for (const name of [durability_snapshot/* CHECKPOINT_FILE */.S5, durability_shards/* SHARDS_FILE */.D6])
        files.replace(external_node_path_default().join(plan, name), files.readText(external_node_path_default().join(folder, name)));
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
    const { group, visit, shards, base, run_id: runId } = plan.value;
    const { snapshot, crc } = saved.value;
    if (snapshot.shard !== null)
        return (0,result/* err */._)('it is the folder of a shard, not of a plan');
    if (runId !== snapshot.run_id || base !== (0,checksum/* checksumText */.d)(crc))
        return (0,result/* err */._)('the run has continued since its plan was made; shards cannot be added any more');
    if (shard.of !== shards)
        return (0,result/* err */._)(`its plan has ${shards} shards, not ${shard.of}`);
    if (shard.index < 1 || shard.index > shards)
        return (0,result/* err */._)(`there is no shard ${shard.index} of ${shards}`);
    const own = { group, visit, index: shard.index, of: shards, base };
    const ofShard = { ...snapshot, shard: own };
    const entries = [...saved.value.entries, ...ended];
    const { crc: last } = (0,journal/* journalLines */.nQ)(ended, (0,durability_snapshot/* journalStart */.mi)(ofShard));
    return (0,result.ok)({ snapshot: ofShard, entries, crc: last, lines: ended.length, mend: null });
}

// EXTERNAL MODULE: ./build/src/cli/arguments.js
var cli_arguments = __webpack_require__(9247);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(2918);
// EXTERNAL MODULE: ./build/src/cli/run.js
var run = __webpack_require__(7642);
// EXTERNAL MODULE: ./build/src/cli/run-index.js
var run_index = __webpack_require__(9564);
// EXTERNAL MODULE: ./build/src/cli/run-request.js + 3 modules
var run_request = __webpack_require__(2101);
;// CONCATENATED MODULE: ./build/src/cli/resume.js












async function runResume(args, context) {
    const [folder = '', ...more] = args.operands;
    const part = partOf(args, more, context);
    if (!part.ok)
        return (0,command/* badUsage */.VT)(context, 'resume', part.error);
    if (more.length > 0 && part.value.join === undefined)
        return (0,command/* badUsage */.VT)(context, 'resume', `one run at a time; ${JSON.stringify(more[0])} is too much`);
    const from = (0,cli_arguments/* oneValue */.o1)(args, '--from');
    if (from !== null && looksLikePath(from)) {
        const advice = 'to resume a run, give its folder without --from: conductor resume RUN_DIR';
        return (0,command/* badUsage */.VT)(context, 'resume', `--from names a node, and ${JSON.stringify(from)} looks like a path; ${advice}`);
    }
    const asked = (0,run_request/* runRequest */.BN)(args, context, null);
    if (!asked.ok)
        return (0,command/* badUsage */.VT)(context, 'resume', asked.error);
    const named = (0,run_index/* resumableRun */.sL)(folder, context);
    if (!named.ok)
        return (0,command/* badUsage */.VT)(context, 'resume', named.error);
    const interrupts = (0,adapters_interrupts/* cancelOnSignals */.d)();
    const request = {
        ...asked.value,
        ...(0,run_index/* fileRules */._h)(args, context),
        cancel: interrupts.signal,
        folder: named.value,
        from,
        resetBreakers: args.flags.has('--reset-breakers'),
        ...(part.value.join === undefined ? {} : { join: part.value.join }),
    };
    const { shard } = part.value;
    const result = await (shard === undefined ? (0,resume/* resumeRun */.Z)(request) : runShard({ ...request, ...shard }));
    interrupts.release();
    return (0,run.printResult)(result, (0,cli_arguments/* oneValue */.o1)(args, '--format') ?? 'text', context);
}
function partOf(args, folders, context) {
    const text = (0,cli_arguments/* oneValue */.o1)(args, '--shard');
    const [, index, of] = /^(\d+)\/(\d+)$/.exec(text ?? '') ?? [];
    if (text !== null && index === undefined)
        return (0,result/* err */._)(`--shard ${JSON.stringify(text)} is not I/N`);
    const out = (0,cli_arguments/* oneValue */.o1)(args, '--run-dir');
    const isJoin = args.flags.has('--join');
    const requireAll = args.flags.has('--require-all');
    const asked = ['--shards', '--shard', '--from', '--join'].filter((name) => args.values.has(name) || args.flags.has(name));
    if (asked.length > 1 && asked.join() !== '--shards,--from')
        return (0,result/* err */._)(`${asked.join(' and ')} do not go together`);
    if (text !== null && out === null)
        return (0,result/* err */._)('--shard needs --run-dir DIR, the folder of the shard');
    if (text === null && out !== null)
        return (0,result/* err */._)('--run-dir goes with --shard; a resume goes on in its own folder');
    if (!isJoin && requireAll)
        return (0,result/* err */._)('--require-all goes with --join');
    if (out !== null)
        return (0,result.ok)({ shard: { shard: { index: Number(index), of: Number(of) }, out } });
    if (!isJoin)
        return (0,result.ok)({});
    const found = shardFolders(folders, context.cwd);
    return found.ok ? (0,result.ok)({ join: { folders: found.value, requireAll } }) : found;
}
function looksLikePath(text) {
    return /[\\/]|\.(json|ya?ml)$/i.test(text);
}
function shardFolders(named, cwd) {
    const found = [];
    for (const name of named) {
        const folder = external_node_path_default().resolve(cwd, name);
        if (isShard(folder)) {
            found.push(folder);
            continue;
        }
        const inside = entriesOf(folder);
        if (inside === null)
            return (0,result/* err */._)(`there is no folder ${name}`);
        const folders = inside.map((entry) => external_node_path_default().join(folder, entry)).filter((each) => entriesOf(each) !== null);
        const wrong = folders.find((each) => !isShard(each) && entriesOf(each)?.length !== 0);
        if (wrong !== undefined)
            return (0,result/* err */._)(`${external_node_path_default().join(name, external_node_path_default().basename(wrong))} is not the folder of a shard`);
        if (folders.length === 0 && inside.length > 0)
            return (0,result/* err */._)(`${name} is not the folder of a shard`);
        found.push(...folders.filter(isShard));
    }
    return (0,result.ok)(found);
}
function isShard(folder) {
    return [durability_snapshot/* CHECKPOINT_FILE */.S5, durability_snapshot/* JOURNAL_FILE */.RD].some((name) => (0,external_node_fs_.existsSync)(external_node_path_default().join(folder, name)));
}
function entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder)
            .filter((name) => !name.startsWith('.'))
            .sort();
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 7642:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printResult: function() { return /* binding */ printResult; },
/* harmony export */   runRun: function() { return /* binding */ runRun; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8935);
/* harmony import */ var _config_finding_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4054);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1695);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5872);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5262);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9247);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2918);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9564);
/* harmony import */ var _run_request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2101);











async function runRun(args, context) {
    const [file = '', extra] = args.operands;
    if (extra !== undefined) {
        const hint = /^[\w.-]+=/.test(extra)
            ? `inputs are given with -i: -i ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_8__/* .shellPath */ .G9)(extra)}`
            : `one file at a time; ${JSON.stringify(extra)} is too much`;
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .badUsage */ .VT)(context, 'run', hint);
    }
    const asked = (0,_run_request_js__WEBPACK_IMPORTED_MODULE_7__/* .runRequest */ .BN)(args, context, file);
    if (!asked.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .badUsage */ .VT)(context, 'run', asked.error);
    const interrupts = (0,_adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_1__/* .cancelOnSignals */ .d)();
    const request = { ...asked.value, cancel: interrupts.signal };
    const format = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_9__/* .oneValue */ .o1)(args, '--format') ?? 'text';
    if (args.flags.has('--dry-run')) {
        const { dryRun } = await __webpack_require__.e(/* import() */ 4342).then(__webpack_require__.bind(__webpack_require__, 4342));
        const refuse = (invalid) => printResult(invalid, format, context);
        return dryRun(request, format, context, refuse).finally(interrupts.release);
    }
    const page = args.flags.has('--watch') ? (await Promise.all(/* import() */[__webpack_require__.e(7987), __webpack_require__.e(8060)]).then(__webpack_require__.bind(__webpack_require__, 8060))).ownPage(context) : null;
    const { observer } = request;
    const followed = noting(page?.following(observer) ?? observer, request.file, context);
    const result = await (0,_run_index_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .eF)({ ...request, runDir: (0,_arguments_js__WEBPACK_IMPORTED_MODULE_9__/* .oneValue */ .o1)(args, '--run-dir'), observer: followed });
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
                const places = { file: (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(file), cwd: (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(cwd), folder: node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, runDir) };
                (0,_run_index_js__WEBPACK_IMPORTED_MODULE_6__/* .noteRun */ .W5)({ run_id, workflow: workflow.settings.name, ...places, started: new Date().toISOString() }, env);
            }
            return observer.started(start);
        },
    };
}
function printResult(result, format, context) {
    const { terminal } = context;
    if (format === 'json')
        terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_10__/* .jsonText */ .s$)(result.result, 2)}\n`);
    else if (result.status === 'invalid')
        terminal.stderr(`${(0,_config_finding_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFindings */ .vO)(result.findings, result.sources, terminal.color)}\n`);
    else if (result.hasOutput && result.output !== null)
        terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_10__/* .jsonText */ .s$)(result.output, 2)}\n`);
    return result.result.exit_code;
}


/***/ })

};
;