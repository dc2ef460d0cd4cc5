export const id = 598;
export const ids = [598];
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
