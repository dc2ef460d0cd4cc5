"use strict";
exports.id = 3916;
exports.ids = [3916];
exports.modules = {

/***/ 33916:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runResume: function() { return /* binding */ runResume; },
/* harmony export */   shardFolders: function() { return /* binding */ shardFolders; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49445);
/* harmony import */ var _adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38935);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(62759);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87451);
/* harmony import */ var _durability_shards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37183);
/* harmony import */ var _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5094);
/* harmony import */ var _run_resume_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88678);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39247);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72918);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67642);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67183);
/* harmony import */ var _run_request_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(46556);














async function runResume(args, context) {
    const [folder = '', ...more] = args.operands;
    const part = partOf(args, folder, more, context);
    if (!part.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_9__/* .badUsage */ .VT)(context, 'resume', part.error);
    if (more.length > 0 && part.value.join === undefined)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_9__/* .badUsage */ .VT)(context, 'resume', `one run at a time; ${JSON.stringify(more[0])} is too much`);
    const from = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_8__/* .oneValue */ .o1)(args, '--from');
    if (from !== null && /[\\/]|\.(json|ya?ml)$/i.test(from)) {
        const advice = 'to resume a run, give its folder without --from: conductor resume RUN_DIR';
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_9__/* .badUsage */ .VT)(context, 'resume', `--from names a node, and ${JSON.stringify(from)} looks like a path; ${advice}`);
    }
    const asked = (0,_run_request_js__WEBPACK_IMPORTED_MODULE_12__/* .runRequest */ .BN)(args, context, null);
    if (!asked.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_9__/* .badUsage */ .VT)(context, 'resume', asked.error);
    const named = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_11__/* .resumableRun */ .sL)(folder, context);
    if (!named.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_9__/* .badUsage */ .VT)(context, 'resume', named.error);
    const interrupts = (0,_adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_3__/* .cancelOnSignals */ .d)();
    const request = {
        ...asked.value,
        ...(0,_run_index_js__WEBPACK_IMPORTED_MODULE_11__/* .fileRules */ ._h)(args, context),
        cancel: interrupts.signal,
        folder: named.value,
        from,
        resetBreakers: args.flags.has('--reset-breakers'),
        ...(part.value.join === undefined ? {} : { join: part.value.join }),
    };
    const { shard } = part.value;
    const result = await (shard === undefined ? (0,_run_resume_js__WEBPACK_IMPORTED_MODULE_7__/* .resumeRun */ .ZL)(request) : (0,_run_resume_js__WEBPACK_IMPORTED_MODULE_7__/* .runShard */ .Ek)({ ...request, ...shard }));
    interrupts.release();
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_10__.printResult)(result, (0,_arguments_js__WEBPACK_IMPORTED_MODULE_8__/* .oneValue */ .o1)(args, '--format') ?? 'text', context);
}
function partOf(args, plan, folders, context) {
    const text = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_8__/* .oneValue */ .o1)(args, '--shard');
    const [, index, of] = /^(\d+)\/(\d+)$/.exec(text ?? '') ?? [];
    if (text !== null && index === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__/* .err */ ._)(`--shard ${JSON.stringify(text)} is not I/N`);
    const out = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_8__/* .oneValue */ .o1)(args, '--run-dir');
    const isJoin = args.flags.has('--join');
    const requireAll = args.flags.has('--require-all');
    const asked = ['--shards', '--shard', '--from', '--join'].filter((name) => args.values.has(name) || args.flags.has(name));
    if (asked.length > 1 && asked.join() !== '--shards,--from')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__/* .err */ ._)(`${asked.join(' and ')} do not go together`);
    if (text !== null && out === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__/* .err */ ._)('--shard needs --run-dir DIR, the folder of the shard');
    if (text === null && out !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__/* .err */ ._)('--run-dir goes with --shard; a resume goes on in its own folder');
    if (!isJoin && requireAll)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__/* .err */ ._)('--require-all goes with --join');
    if (out !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__.ok)({ shard: { shard: { index: Number(index), of: Number(of) }, out } });
    if (!isJoin)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__.ok)({});
    const found = shardFolders(folders, context.cwd, hasNoShards(plan, context.cwd));
    return found.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__.ok)({ join: { folders: found.value, requireAll } }) : found;
}
function hasNoShards(folder, cwd) {
    const files = (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)();
    const resolved = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, folder);
    if ((0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__/* .whyUnsafe */ .TE)(files, resolved) !== null)
        return false;
    const plan = (0,_durability_shards_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlan */ .m3)(files, resolved);
    return plan.ok && plan.value.shards === 0;
}
function shardFolders(named, cwd, mayBeMissing = false) {
    const found = [];
    for (const name of named) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, name);
        if (isShard(folder)) {
            found.push(folder);
            continue;
        }
        const inside = entriesOf(folder);
        if (inside === null && mayBeMissing)
            continue;
        if (inside === null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__/* .err */ ._)(`there is no folder ${name}`);
        const folders = inside.map((entry) => node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, entry)).filter((each) => entriesOf(each) !== null);
        const wrong = folders.find((each) => !isShard(each) && entriesOf(each)?.length !== 0);
        if (wrong !== undefined)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__/* .err */ ._)(`${node_path__WEBPACK_IMPORTED_MODULE_1___default().join(name, node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(wrong))} is not the folder of a shard`);
        if (folders.length === 0 && inside.length > 0)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__/* .err */ ._)(`${name} is not the folder of a shard`);
        found.push(...folders.filter(isShard));
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__.ok)(found);
}
function isShard(folder) {
    return [_durability_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .CHECKPOINT_FILE */ .S5, _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .JOURNAL_FILE */ .RD].some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name)));
}
function entriesOf(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)
            .filter((name) => !name.startsWith('.'))
            .sort();
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 67642:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printResult: function() { return /* binding */ printResult; },
/* harmony export */   runRun: function() { return /* binding */ runRun; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38935);
/* harmony import */ var _config_finding_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34054);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51695);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55872);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95262);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39247);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72918);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67183);
/* harmony import */ var _run_request_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(46556);











async function runRun(args, context) {
    const [file = '', extra] = args.operands;
    if (extra !== undefined) {
        const hint = /^[\w.-]+=/.test(extra)
            ? `inputs are given with -i: -i ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .shellPath */ .G9)(extra)}`
            : `one file at a time; ${JSON.stringify(extra)} is too much`;
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .badUsage */ .VT)(context, 'run', hint);
    }
    const asked = (0,_run_request_js__WEBPACK_IMPORTED_MODULE_10__/* .runRequest */ .BN)(args, context, file);
    if (!asked.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .badUsage */ .VT)(context, 'run', asked.error);
    const interrupts = (0,_adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_1__/* .cancelOnSignals */ .d)();
    const request = { ...asked.value, cancel: interrupts.signal };
    const format = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_7__/* .oneValue */ .o1)(args, '--format') ?? 'text';
    if (args.flags.has('--dry-run')) {
        const { dryRun } = await __webpack_require__.e(/* import() */ 4342).then(__webpack_require__.bind(__webpack_require__, 4342));
        const refuse = (invalid) => printResult(invalid, format, context);
        return dryRun(request, format, context, refuse).finally(interrupts.release);
    }
    const page = args.flags.has('--watch') ? (await Promise.all(/* import() */[__webpack_require__.e(6251), __webpack_require__.e(8060)]).then(__webpack_require__.bind(__webpack_require__, 88060))).ownPage(context) : null;
    const { observer } = request;
    const followed = noting(page?.following(observer) ?? observer, request.file, context);
    const result = await (0,_run_index_js__WEBPACK_IMPORTED_MODULE_5__/* .run */ .eF)({ ...request, runDir: (0,_arguments_js__WEBPACK_IMPORTED_MODULE_7__/* .oneValue */ .o1)(args, '--run-dir'), observer: followed });
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
                (0,_run_index_js__WEBPACK_IMPORTED_MODULE_9__/* .noteRun */ .W5)({ run_id, workflow: workflow.settings.name, ...places, started: new Date().toISOString() }, env);
            }
            return observer.started(start);
        },
    };
}
function printResult(result, format, context) {
    const { terminal } = context;
    if (format === 'json')
        terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(result.result, 2)}\n`);
    else if (result.status === 'invalid')
        terminal.stderr(`${(0,_config_finding_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFindings */ .vO)(result.findings, result.sources, terminal.color)}\n`);
    else if (result.hasOutput && result.output !== null)
        terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(result.output, 2)}\n`);
    return result.result.exit_code;
}


/***/ }),

/***/ 88678:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZL: function() { return /* binding */ resumeRun; },
  Ek: function() { return /* binding */ runShard; }
});

// UNUSED EXPORTS: copyPlan

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/core/finding.js
var finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/durability/journal.js
var journal = __webpack_require__(90479);
// EXTERNAL MODULE: ./build/src/durability/saved-run.js
var saved_run = __webpack_require__(87451);
// EXTERNAL MODULE: ./build/src/durability/shards.js
var durability_shards = __webpack_require__(37183);
// EXTERNAL MODULE: ./build/src/durability/snapshot.js
var durability_snapshot = __webpack_require__(5094);
// EXTERNAL MODULE: ./build/src/text/checksum.js
var checksum = __webpack_require__(80685);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/run/execute.js + 1 modules
var execute = __webpack_require__(29120);
// EXTERNAL MODULE: ./build/src/run/index.js
var run = __webpack_require__(55872);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/ports.js
var ports = __webpack_require__(51848);
// EXTERNAL MODULE: ./build/src/core/sharding.js
var sharding = __webpack_require__(99978);
// EXTERNAL MODULE: ./build/src/durability/dead-letter.js
var dead_letter = __webpack_require__(15893);
// EXTERNAL MODULE: ./build/src/run/run-folder.js
var run_folder = __webpack_require__(99870);
;// CONCATENATED MODULE: ./build/src/run/join.js












function readJoin(files, folder, saved, request) {
    const plan = (0,durability_shards/* readPlan */.m3)(files, folder);
    if (!plan.ok)
        return plan;
    if (plan.value.run_id !== saved.snapshot.run_id)
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
    const finished = new Set(shards.filter((shard) => shard.finished).map(({ shard }) => shard.index));
    const open = Array.from({ length: plan.shards }, (_, at) => at + 1).filter((index) => !finished.has(index));
    const endedIn = (index) => [...ended].filter((item) => (item % plan.shards) + 1 === index).length;
    return open.filter((index) => endedIn(index) < (0,sharding/* itemsOfShard */.qZ)(plan, index));
}
function readShard(files, folder, plan) {
    try {
        const file = external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5);
        if (!files.exists(file))
            return (0,run_folder/* holdsRun */.gM)(files, folder) ? (0,result/* err */._)(`there is no ${durability_snapshot/* CHECKPOINT_FILE */.S5} in it`) : (0,result.ok)(null);
        const snapshot = (0,durability_snapshot/* parseSnapshot */.E$)(files.readText(file));
        if (!snapshot.ok)
            return snapshot;
        const { shard, status, outcome, broken } = snapshot.value;
        const foreign = whyForeign(snapshot.value, plan);
        if (shard === null || foreign !== null)
            return (0,result/* err */._)(foreign ?? NO_SHARD);
        if (broken !== null)
            return (0,result/* err */._)(`what it did could not be written down (${broken})`);
        if (!files.exists(external_node_path_default().join(folder, durability_snapshot/* JOURNAL_FILE */.RD)))
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
        return (0,result/* err */._)((0,error_message/* errorMessage */.gJ)(error));
    }
}
const NO_SHARD = 'it is not the folder of a shard';
function whyForeign({ shard, run_id: runId }, plan) {
    if (shard === null)
        return NO_SHARD;
    if (runId !== plan.run_id)
        return `it belongs to the run ${runId}, and the plan to ${plan.run_id}`;
    const { group, visit, of, base } = shard;
    const isOfPlan = group === plan.group && visit === plan.visit && of === plan.shards && base === plan.base;
    return isOfPlan ? null : 'it belongs to another plan of this run';
}
function writeJoin(files, folder, join) {
    const journal = external_node_path_default().join(folder, durability_snapshot/* JOURNAL_FILE */.RD);
    files.replace(external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5), (0,durability_snapshot/* snapshotText */.MY)({ ...join.saved.snapshot, ...durability_snapshot/* RUNNING */.W2 }));
    if (join.mend !== null)
        (0,saved_run/* mendJournal */.If)(files, journal, join.mend);
    const append = (file, text) => {
        if (text !== '')
            (0,ports/* appendDurably */.i)(files, file, text);
    };
    append(external_node_path_default().join(folder, dead_letter/* DEAD_LETTER_FILE */.NZ), deadLetters(files, folder, join));
    const events = itemEvents(files, folder, join);
    append(external_node_path_default().join(folder, EVENTS_FILE), events.join(''));
    append(journal, join.lines);
    return lastSeq(files, folder);
}
const EVENTS_FILE = 'events.jsonl';
function* itemLines(files, file, plan) {
    const itemOf = (0,durability_shards/* itemsOf */.S3)(plan);
    for (const text of files.exists(file) ? files.lines(file) : []) {
        const value = (0,json/* parseJson */.qF)(text);
        const item = (0,json/* isJsonObject */.OW)(value) ? itemOf((0,json/* asString */.oJ)(value['scope'])) : null;
        if ((0,json/* isJsonObject */.OW)(value) && item !== null)
            yield { item, value };
    }
}
function linesOfShards(files, name, { plan, sources }) {
    const folders = new Set([...sources.values()].map((source) => source.folder));
    return [...folders].flatMap((folder) => [...itemLines(files, external_node_path_default().join(folder, name), plan)]
        .filter(({ item }) => sources.get(item)?.folder === folder)
        .map(({ value }) => value));
}
function deadLetters(files, folder, join) {
    const file = external_node_path_default().join(folder, dead_letter/* DEAD_LETTER_FILE */.NZ);
    const known = files.exists(file) ? files.readText(file) : '';
    return linesOfShards(files, dead_letter/* DEAD_LETTER_FILE */.NZ, join)
        .filter(({ id }) => typeof id === 'string' && !known.includes((0,json/* jsonText */.s$)(id)))
        .map((value) => `${(0,json/* jsonText */.s$)(value)}\n`)
        .join('');
}
function itemEvents(files, folder, join) {
    const unnumbered = ({ seq: _, ...event }) => (0,json/* jsonText */.s$)(event);
    const own = [...itemLines(files, external_node_path_default().join(folder, EVENTS_FILE), join.plan)];
    const there = new Set(own.map(({ value }) => unnumbered(value)));
    const timeOf = ({ timestamp }) => Date.parse((0,json/* asString */.oJ)(timestamp)) || 0;
    const first = lastSeq(files, folder) + 1;
    return linesOfShards(files, EVENTS_FILE, join)
        .filter((value) => !there.has(unnumbered(value)))
        .sort((a, b) => timeOf(a) - timeOf(b))
        .map((value, index) => `${(0,json/* jsonText */.s$)({ ...value, seq: first + index })}\n`);
}
function lastSeq(files, folder) {
    try {
        for (const line of files.linesFromEnd(external_node_path_default().join(folder, EVENTS_FILE))) {
            const event = (0,json/* parseJson */.qF)(line);
            if ((0,json/* isJsonObject */.OW)(event) && typeof event['seq'] === 'number')
                return event['seq'];
        }
    }
    catch {
    }
    return 0;
}

// EXTERNAL MODULE: ./build/src/run/prepare-resume.js + 1 modules
var prepare_resume = __webpack_require__(27439);
;// CONCATENATED MODULE: ./build/src/run/resume.js














async function resumeRun(request) {
    const { files, lock } = request.adapters;
    const folder = external_node_path_default().resolve(request.cwd, request.folder);
    if (!files.exists(folder))
        return (0,prepare_resume/* refused */.J5)(request, `there is no run folder ${request.folder}`);
    const unsafe = [folder, ...(request.join?.folders ?? [])].flatMap((each) => (0,saved_run/* whyUnsafe */.TE)(files, each) ?? []);
    if (unsafe[0] !== undefined)
        return (0,prepare_resume/* refused */.J5)(request, unsafe[0]);
    if (request.join !== undefined || !files.exists(external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5))) {
        const looked = await prepare(request, folder, false);
        if (!looked.ok)
            return looked.error;
    }
    const locked = (0,run_folder/* takeFolder */.Cz)(lock, folder, request.folder);
    if (!locked.ok)
        return (0,prepare_resume/* refused */.J5)(request, locked.error);
    let isReleased = false;
    try {
        const ready = await prepare(request, folder, locked.value.interrupted);
        if (!ready.ok)
            return ready.error;
        const { prepared, join } = ready.value;
        mendLogs(request, folder);
        const lastEvent = (0,prepare_resume/* onDisk */.FC)(request, () => (join === null ? lastSeq(files, folder) : writeJoin(files, folder, join)));
        if (!lastEvent.ok)
            return lastEvent.error;
        const result = await (0,execute/* execute */.g)(resumed(prepared, folder, locked.value.release, lastEvent.value, join));
        isReleased = true;
        return result;
    }
    finally {
        if (!isReleased)
            locked.value.release();
    }
}
async function prepare(request, folder, isInterrupted) {
    const { files } = request.adapters;
    const saved = (0,saved_run/* readCheckpoint */.HQ)(files, folder);
    if (!saved.ok)
        return (0,result/* err */._)((0,prepare_resume/* refused */.J5)(request, saved.error));
    const over = whyOver(request, saved.value.snapshot, isInterrupted);
    if (over !== null)
        return (0,result/* err */._)((0,prepare_resume/* refused */.J5)(request, over));
    const join = request.join === undefined ? (0,result.ok)(null) : readJoin(files, folder, saved.value, request.join);
    if (!join.ok)
        return (0,result/* err */._)((0,prepare_resume/* refused */.J5)(request, join.error));
    const prepared = await (0,prepare_resume/* prepareResume */.FT)(request, join.value?.saved ?? saved.value);
    return prepared.ok ? (0,result.ok)({ prepared: prepared.value, join: join.value }) : prepared;
}
function whyOver({ join, from }, { status, resumable, reason, outcome }, isInterrupted) {
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
function resumed({ request, saved, checked, workflow, inputs, recalled, resetBreakers }, folder, release, lastEvent, join) {
    const { entries, ...rest } = saved;
    return {
        request,
        workflow,
        inputs,
        warnings: [...checked.findings, ...(0,run/* settingsWarnings */.Td)(workflow, request), ...joinWarnings(join?.warning ?? null)],
        sources: checked.loaded.sources,
        resume: {
            runId: saved.snapshot.run_id,
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
function joinWarnings(message) {
    if (message === null)
        return [];
    return [{ file: finding/* NO_FILE */.tW, line: 1, column: 1, code: 'join', severity: 'warning', message, suggestion: null }];
}
const LOGS = ['events.jsonl', 'errors.jsonl', 'dead-letter.jsonl'];
function mendLogs(request, folder) {
    for (const name of LOGS) {
        try {
            (0,saved_run/* mendLines */.Og)(request.adapters.files, external_node_path_default().join(folder, name));
        }
        catch (error) {
            request.observer.note(`${name} cannot be put right: ${(0,error_message/* errorMessage */.gJ)(error)}`);
        }
    }
}
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
    return (0,execute/* execute */.g)({ ...resumed(prepared.value, out, release, 0, null), refuseUnsaved });
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


/***/ })

};
;