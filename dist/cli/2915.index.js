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

/***/ 8598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ resumeRun),
  u: () => (/* binding */ resumed)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/durability/saved-run.js
var saved_run = __webpack_require__(3505);
// EXTERNAL MODULE: ./build/durability/snapshot.js
var durability_snapshot = __webpack_require__(5464);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(1898);
// EXTERNAL MODULE: ./build/run/execute.js + 5 modules
var execute = __webpack_require__(3692);
// EXTERNAL MODULE: ./build/run/index.js
var run = __webpack_require__(5086);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/ports.js
var ports = __webpack_require__(5158);
// EXTERNAL MODULE: ./build/core/sharding.js
var sharding = __webpack_require__(528);
// EXTERNAL MODULE: ./build/durability/dead-letter.js
var dead_letter = __webpack_require__(3327);
// EXTERNAL MODULE: ./build/durability/journal.js
var journal = __webpack_require__(3061);
// EXTERNAL MODULE: ./build/durability/shards.js
var durability_shards = __webpack_require__(7389);
// EXTERNAL MODULE: ./build/run/run-folder.js
var run_folder = __webpack_require__(7768);
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
var prepare_resume = __webpack_require__(5325);
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
