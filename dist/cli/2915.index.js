export const id = 2915;
export const ids = [2915];
export const modules = {

/***/ 2915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runResume: () => (/* binding */ runResume),
  shardFolders: () => (/* binding */ shardFolders)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapters/interrupts.js
var adapters_interrupts = __webpack_require__(6561);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/durability/snapshot.js
var durability_snapshot = __webpack_require__(5464);
// EXTERNAL MODULE: ./build/run/resume.js + 1 modules
var resume = __webpack_require__(8598);
// EXTERNAL MODULE: ./build/durability/journal.js
var journal = __webpack_require__(3061);
// EXTERNAL MODULE: ./build/durability/saved-run.js
var saved_run = __webpack_require__(3505);
// EXTERNAL MODULE: ./build/durability/shards.js
var durability_shards = __webpack_require__(7389);
// EXTERNAL MODULE: ./build/text/checksum.js
var checksum = __webpack_require__(6743);
// EXTERNAL MODULE: ./build/run/execute.js + 5 modules
var execute = __webpack_require__(3692);
// EXTERNAL MODULE: ./build/run/prepare-resume.js
var prepare_resume = __webpack_require__(5325);
// EXTERNAL MODULE: ./build/run/run-folder.js
var run_folder = __webpack_require__(7768);
;// CONCATENATED MODULE: ./build/run/shard.js











async function runShard(request) {
    const folder = external_node_path_.resolve(request.cwd, request.folder);
    const [taken] = (0,run_folder/* runDirProblems */.xE)({ adapters: request.adapters, cwd: request.cwd, runDir: request.out });
    if (taken !== undefined)
        return (0,prepare_resume/* refused */.J5)(request, taken);
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

// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8213);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/run.js
var run = __webpack_require__(2720);
// EXTERNAL MODULE: ./build/cli/run-index.js
var run_index = __webpack_require__(7057);
// EXTERNAL MODULE: ./build/cli/run-request.js + 3 modules
var run_request = __webpack_require__(8943);
;// CONCATENATED MODULE: ./build/cli/resume.js












async function runResume(args, context) {
    const [folder, ...more] = args.operands;
    if (folder === undefined)
        return (0,command/* badUsage */.VT)(context, 'resume', 'which run? conductor resume RUN_DIR');
    const part = partOf(args, more, context);
    if (!part.ok)
        return (0,command/* badUsage */.VT)(context, 'resume', part.error);
    if (more.length > 0 && part.value.join === undefined)
        return (0,command/* badUsage */.VT)(context, 'resume', `one run at a time; ${JSON.stringify(more[0])} is too much`);
    const from = (0,cli_arguments/* oneValue */.o)(args, '--from');
    if (from !== null && looksLikePath(from))
        return (0,command/* badUsage */.VT)(context, 'resume', `--from names a node, and ${JSON.stringify(from)} looks like a path; to resume a run, give its folder without --from: conductor resume RUN_DIR`);
    const asked = (0,run_request/* runRequest */.BN)(args, context, null);
    if (!asked.ok)
        return (0,command/* badUsage */.VT)(context, 'resume', asked.error);
    const named = (0,run_index/* resumableRun */.sL)(folder, context);
    if (!named.ok)
        return (0,command/* badUsage */.VT)(context, 'resume', named.error);
    const interrupts = (0,adapters_interrupts/* cancelOnSignals */.d)();
    const request = {
        ...asked.value,
        cancel: interrupts.signal,
        folder: named.value,
        from,
        resetBreakers: args.flags.has('--reset-breakers'),
        ...(part.value.join === undefined ? {} : { join: part.value.join }),
    };
    const { shard } = part.value;
    const result = await (shard === undefined ? (0,resume/* resumeRun */.Z)(request) : runShard({ ...request, ...shard }));
    interrupts.release();
    return (0,run.printResult)(result, (0,cli_arguments/* oneValue */.o)(args, '--format') ?? 'text', context);
}
function partOf(args, folders, context) {
    const shard = shardOf(args);
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
        return (0,result.ok)({ shard: { shard: shard.value, out } });
    if (!isJoin)
        return (0,result.ok)({});
    const found = shardFolders(folders, context.cwd);
    if (!found.ok)
        return found;
    return (0,result.ok)({ join: { folders: found.value, requireAll: args.flags.has('--require-all') } });
}
function looksLikePath(text) {
    return /[\\/]|\.(json|ya?ml)$/i.test(text);
}
function shardOf(args) {
    const text = (0,cli_arguments/* oneValue */.o)(args, '--shard');
    if (text === null)
        return (0,result.ok)(null);
    const [, index, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
    return index === undefined
        ? (0,result/* err */._)(`--shard ${JSON.stringify(text)} is not I/N`)
        : (0,result.ok)({ index: Number(index), of: Number(of) });
}
function shardFolders(named, cwd) {
    const found = [];
    for (const name of named) {
        const folder = external_node_path_.resolve(cwd, name);
        if (isShard(folder)) {
            found.push(folder);
            continue;
        }
        const inside = entriesOf(folder);
        if (inside === null)
            return (0,result/* err */._)(`there is no folder ${name}`);
        const folders = inside.map((entry) => external_node_path_.join(folder, entry)).filter((each) => entriesOf(each) !== null);
        const wrong = folders.find((each) => !isShard(each) && entriesOf(each)?.length !== 0);
        if (wrong !== undefined)
            return (0,result/* err */._)(`${external_node_path_.join(name, external_node_path_.basename(wrong))} is not the folder of a shard`);
        if (folders.length === 0 && inside.length > 0)
            return (0,result/* err */._)(`${name} is not the folder of a shard`);
        found.push(...folders.filter(isShard));
    }
    return (0,result.ok)(found);
}
function isShard(folder) {
    return [durability_snapshot/* CHECKPOINT_FILE */.S5, durability_snapshot/* JOURNAL_FILE */.RD].some((name) => (0,external_node_fs_.existsSync)(external_node_path_.join(folder, name)));
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

/***/ 7057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W5: () => (/* binding */ noteRun),
/* harmony export */   Ye: () => (/* binding */ realPath),
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
    if (target !== LAST)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(target);
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
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8314);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8213);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3192);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7057);
/* harmony import */ var _run_request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8943);









async function runRun(args, context) {
    const [file, ...more] = args.operands;
    if (file === undefined)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .badUsage */ .VT)(context, 'run', 'which file? conductor run FILE');
    if (more.length > 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .badUsage */ .VT)(context, 'run', `one file at a time; ${JSON.stringify(more[0])} is too much`);
    const asked = (0,_run_request_js__WEBPACK_IMPORTED_MODULE_6__/* .runRequest */ .BN)(args, context, file);
    if (!asked.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .badUsage */ .VT)(context, 'run', asked.error);
    const interrupts = (0,_adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_1__/* .cancelOnSignals */ .d)();
    const request = { ...asked.value, cancel: interrupts.signal };
    const format = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_7__/* .oneValue */ .o)(args, '--format') ?? 'text';
    if (args.flags.has('--dry-run')) {
        const { dryRun } = await __webpack_require__.e(/* import() */ 185).then(__webpack_require__.bind(__webpack_require__, 185));
        const refuse = (invalid) => printResult(invalid, format, context);
        return dryRun(request, format, context, refuse).finally(interrupts.release);
    }
    const page = args.flags.has('--watch') ? (await Promise.all(/* import() */[__webpack_require__.e(8666), __webpack_require__.e(3367), __webpack_require__.e(3666)]).then(__webpack_require__.bind(__webpack_require__, 3666))).ownPage(context) : null;
    const { observer } = request;
    const followed = noting(page?.following(observer) ?? observer, request.file, context);
    const result = await (0,_run_index_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .eF)({ ...request, runDir: (0,_arguments_js__WEBPACK_IMPORTED_MODULE_7__/* .oneValue */ .o)(args, '--run-dir'), observer: followed });
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
            terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonText */ .s$)(result.result, 2)}\n`);
        else
            terminal.stderr(`${(0,_config_finding_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFindings */ .vO)(result.findings, result.sources, terminal.color)}\n`);
        return result.result.exit_code;
    }
    if (format === 'json')
        terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonText */ .s$)(result.result, 2)}\n`);
    else if (result.hasOutput && result.output !== null)
        terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonText */ .s$)(result.output, 2)}\n`);
    return result.result.exit_code;
}


/***/ })

};
