export const id = 874;
export const ids = [874];
export const modules = {

/***/ 40660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ lastSeq),
/* harmony export */   HM: () => (/* binding */ chained),
/* harmony export */   K: () => (/* binding */ writeJoin),
/* harmony export */   l: () => (/* binding */ readJoin)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(28314);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(75158);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84429);
/* harmony import */ var _core_sharding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20528);
/* harmony import */ var _durability_dead_letters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50922);
/* harmony import */ var _durability_join_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28896);
/* harmony import */ var _durability_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81777);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73505);
/* harmony import */ var _durability_shards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17389);
/* harmony import */ var _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5464);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91898);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77768);













function readJoin(files, folder, saved, request) {
    const plan = (0,_durability_shards_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlan */ .m3)(files, folder);
    if (!plan.ok)
        return plan;
    if (plan.value.runId !== saved.snapshot.runId)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)('its shards.json is of another run');
    const shards = [];
    for (const each of request.folders) {
        const shard = readShard(files, each, plan.value);
        if (!shard.ok)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(`${each} cannot be joined: ${shard.error}`);
        if (shard.value !== null)
            shards.push(shard.value);
    }
    const joined = (0,_durability_join_js__WEBPACK_IMPORTED_MODULE_2__/* .joinShards */ .eS)(plan.value, saved.records, shards);
    const missing = missingShards(plan.value, joined.ended, shards);
    if (request.requireAll && missing.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(`items of ${shardNames(missing)} have not ended, and --require-all was given`);
    const { lines, crc } = chained(joined.texts, saved.crc);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)({
        ...joined,
        plan: plan.value,
        saved: {
            ...saved,
            records: [...saved.records, ...joined.records],
            crc,
            lines: saved.lines + joined.records.length,
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
    return Array.from({ length: plan.shards }, (_, at) => at + 1).filter((index) => !finished.has(index) && (counts[index] ?? 0) < (0,_core_sharding_js__WEBPACK_IMPORTED_MODULE_10__/* .itemsOfShard */ .qZ)(plan, index));
}
function readShard(files, folder, plan) {
    try {
        const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .CHECKPOINT_FILE */ .S5);
        if (!files.exists(file))
            return (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .holdsRun */ .gM)(files, folder) ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(`there is no ${_durability_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .CHECKPOINT_FILE */ .S5} in it`) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(null);
        const snapshot = (0,_durability_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .parseSnapshot */ .E$)(files.readText(file));
        if (!snapshot.ok)
            return snapshot;
        const { shard, status, outcome, broken } = snapshot.value;
        const stranger = whyForeign(snapshot.value, plan);
        if (shard === null || stranger !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(stranger ?? NO_SHARD);
        if (broken !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(`what it did could not be written down (${broken})`);
        if (!files.exists(node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .JOURNAL_FILE */ .RD)))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(`there is no ${_durability_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .JOURNAL_FILE */ .RD} in it`);
        const content = (0,_durability_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .readJournal */ .a0)((0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__/* .journalLines */ .nQ)(files, folder), (0,_durability_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .journalStarts */ .dQ)(snapshot.value), true);
        if (!content.ok)
            return content;
        if (!(0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__/* .isAsSealed */ .HN)(snapshot.value, content.value))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)('its journal is not the one that it ended with');
        const { records, texts } = content.value;
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)({ folder, shard, records, texts, finished: status === 'ended' && outcome === 'success' });
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .g)(error));
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
function chained(texts, from) {
    let crc = from;
    const lines = texts.map((text) => {
        const line = (0,_durability_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .journalLine */ .Ee)(text, crc);
        crc = line.crc;
        return line.text;
    });
    return { lines: lines.join(''), crc };
}
function writeJoin(files, folder, join) {
    const journal = node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .JOURNAL_FILE */ .RD);
    files.replace(node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .CHECKPOINT_FILE */ .S5), (0,_durability_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .snapshotText */ .MY)({ ...join.saved.snapshot, ..._durability_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .RUNNING */ .W2 }));
    if (join.mend !== null)
        (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__/* .mendJournal */ .If)(files, journal, join.mend);
    const append = (file, text) => {
        if (text !== '')
            (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_11__/* .appendDurably */ .i)(files, file, text);
    };
    append(node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, _durability_dead_letters_js__WEBPACK_IMPORTED_MODULE_1__/* .DEAD_LETTER_FILE */ .NZ), deadLetters(files, folder, join));
    const events = itemEvents(files, folder, join);
    append(node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, 'events.jsonl'), events.text);
    append(journal, join.lines);
    return events.lastSeq;
}
function linesOfItems(files, name, { plan, sources }) {
    const found = [];
    const itemOf = (0,_durability_join_js__WEBPACK_IMPORTED_MODULE_2__/* .itemsOf */ .S3)(plan);
    const timeOf = lastKnown((text) => Date.parse(text) || 0);
    const folders = new Set();
    sources.forEach(({ folder }) => {
        folders.add(folder);
    });
    for (const folder of folders) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, name);
        if (!files.exists(file))
            continue;
        const isTaken = lastKnown((scope) => {
            const item = itemOf(scope);
            return item !== null && sources.get(item)?.folder === folder;
        });
        const lines = files.readText(file).split('\n');
        lines.forEach((text) => {
            const seen = glance(text);
            if (typeof seen?.scope !== 'string' || !isTaken(seen.scope))
                return;
            found.push({ text, id: seen.id, at: typeof seen.timestamp === 'string' ? timeOf(seen.timestamp) : 0 });
        });
    }
    return found;
}
function lastKnown(workOut) {
    let last = null;
    return (text) => {
        if (last?.text !== text)
            last = { text, value: workOut(text) };
        return last.value;
    };
}
const SCOPE = '{"scope":"';
const SCOPE_SECOND = /^\{"type":"\w+","scope":"/;
const TIME = '"timestamp":"';
const TIME_CHARS = '2026-01-02T03:04:05.678Z'.length;
const NUMBER = '"seq":';
function scopeOf(text) {
    const start = text.startsWith(SCOPE) ? SCOPE.length : (SCOPE_SECOND.exec(text)?.[0].length ?? -1);
    const end = start === -1 ? -1 : text.indexOf('"', start);
    const scope = end === -1 ? '\\' : text.slice(start, end);
    return scope.includes('\\') ? undefined : scope;
}
function glance(text) {
    const scope = scopeOf(text);
    const at = scope === undefined || !text.endsWith('}') ? -1 : text.lastIndexOf(TIME);
    const timestamp = text.slice(at + TIME.length, at + TIME.length + TIME_CHARS);
    if (at !== -1 && timestamp.endsWith('Z'))
        return { scope, timestamp };
    try {
        const value = JSON.parse(text);
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_12__/* .isRecord */ .u4)(value) ? value : null;
    }
    catch {
        return null;
    }
}
function deadLetters(files, folder, join) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, _durability_dead_letters_js__WEBPACK_IMPORTED_MODULE_1__/* .DEAD_LETTER_FILE */ .NZ);
    const known = files.exists(file) ? files.readText(file) : '';
    return linesOfItems(files, _durability_dead_letters_js__WEBPACK_IMPORTED_MODULE_1__/* .DEAD_LETTER_FILE */ .NZ, join)
        .filter(({ id }) => typeof id === 'string' && !known.includes((0,_core_json_js__WEBPACK_IMPORTED_MODULE_12__/* .jsonText */ .s$)(id)))
        .map(({ text }) => `${text}\n`)
        .join('');
}
function itemEvents(files, folder, join) {
    const there = eventsOfItems(files, folder, join);
    const all = linesOfItems(files, 'events.jsonl', join);
    const events = there.size === 0 ? all : all.filter(({ text }) => !there.has(unnumbered(text)));
    events.sort((a, b) => a.at - b.at);
    const first = lastSeq(files, folder) + 1;
    const lines = events.map(({ text }, index) => `${unnumbered(text)}${NUMBER}${first + index}}\n`);
    return { text: lines.join(''), lastSeq: first + lines.length - 1 };
}
function unnumbered(text) {
    const at = text.lastIndexOf(NUMBER);
    return at === -1 ? text : text.slice(0, at);
}
function eventsOfItems(files, folder, { plan }) {
    const there = new Set();
    const itemOf = (0,_durability_join_js__WEBPACK_IMPORTED_MODULE_2__/* .itemsOf */ .S3)(plan);
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, 'events.jsonl');
    for (const text of files.exists(file) ? files.lines(file) : []) {
        const scope = glance(text)?.scope;
        if (typeof scope === 'string' && itemOf(scope) !== null)
            there.add(unnumbered(text));
    }
    return there;
}
function lastSeq(files, folder) {
    try {
        let seen = 0;
        for (const line of files.linesFromEnd(node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, 'events.jsonl'))) {
            if (line.trim() === '')
                continue;
            const event = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_12__/* .parseJson */ .qF)(line);
            if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_12__/* .isJsonObject */ .OW)(event) && typeof event['seq'] === 'number')
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


/***/ }),

/***/ 85325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   FT: () => (/* binding */ prepareResume),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   _P: () => (/* binding */ unusable)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89190);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4823);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84429);
/* harmony import */ var _durability_rewind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33239);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73505);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91898);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35086);
/* harmony import */ var _kept_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58263);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96685);











async function prepareResume(request, saved) {
    const { snapshot } = saved;
    const options = (0,_kept_options_js__WEBPACK_IMPORTED_MODULE_6__/* .recalledOptions */ .h)(snapshot.options, request);
    if (!options.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(refused(request, options.error.message, options.error.suggestion));
    const run = runRequestOf({ ...request, ...options.value }, saved);
    const checked = await (0,_prepare_js__WEBPACK_IMPORTED_MODULE_7__/* .checkFile */ .vH)({
        file: run.file,
        env: run.env,
        patterns: run.adapters.patterns,
        given: [...Object.keys(snapshot.inputs), ...Object.keys(request.given)],
        ...(0,_index_js__WEBPACK_IMPORTED_MODULE_5__/* .checkSettings */ .EW)(run),
        ...(run.workspace === undefined ? {} : { workspace: run.workspace }),
    });
    if (checked.runnable === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)((0,_index_js__WEBPACK_IMPORTED_MODULE_5__/* .invalidRun */ .N8)(checked, checked.findings, run));
    const workflow = (0,_prepare_js__WEBPACK_IMPORTED_MODULE_7__/* .withMetadata */ .Uz)(checked.runnable, run.metadata);
    if (workflow.settings.name !== snapshot.workflow.name) {
        const message = `${request.folder} is a run of ${snapshot.workflow.name}, and ${run.fileAsGiven} is ${workflow.settings.name} now; resume with the file it was started from`;
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(refused(request, message));
    }
    const inputs = resumedInputs(workflow, saved, request.given, request.env);
    if (!inputs.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(refused(request, inputs.error.message, inputs.error.suggestion));
    const problems = (0,_index_js__WEBPACK_IMPORTED_MODULE_5__/* .settingsProblems */ .KK)(workflow, run);
    if (problems.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)((0,_index_js__WEBPACK_IMPORTED_MODULE_5__/* .invalidRun */ .N8)(checked, problems, run));
    const recalled = recalledRun(request, saved, inputs.value, workflow);
    if (!recalled.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(refused(request, recalled.error.message, recalled.error.suggestion));
    const { resetBreakers } = request;
    const prepared = { request: run, resetBreakers, saved, checked, workflow, inputs: inputs.value };
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)({ ...prepared, recalled: recalled.value });
}
function runRequestOf(request, saved) {
    const { snapshot } = saved;
    const { files } = request.adapters;
    const settings = {
        runDir: null,
        strictExit: request.strictExit ?? snapshot.strictExit,
        provider: request.provider ?? snapshot.provider,
    };
    if (request.named !== undefined)
        return { ...request, ...request.named, ...settings };
    const there = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(snapshot.cwd, snapshot.fileAsGiven);
    const candidates = [
        node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(request.cwd, snapshot.fileAsGiven),
        node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(request.workspace ?? request.cwd, snapshot.workflow.file),
        node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(request.cwd, snapshot.workflow.file),
    ];
    const isThere = files.exists(there);
    const here = candidates.find((file) => files.exists(file)) ?? candidates[0] ?? there;
    return {
        ...request,
        file: isThere ? there : here,
        fileAsGiven: isThere || !node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(snapshot.fileAsGiven) ? snapshot.fileAsGiven : here,
        cwd: isThere && files.exists(snapshot.cwd) ? snapshot.cwd : request.cwd,
        ...settings,
    };
}
function resumedInputs(workflow, saved, given, env) {
    const recorded = {};
    const missing = new Set();
    for (const [name, value] of Object.entries(saved.snapshot.inputs)) {
        if (Object.hasOwn(given, name))
            continue;
        const recalled = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .recalledValue */ .kq)(value, (variable) => env[variable]);
        if (recalled === null)
            missing.add(name);
        else if (Object.hasOwn(workflow.settings.input ?? {}, name))
            recorded[name] = recalled.value;
    }
    if (missing.size > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)({
            message: `secret inputs are not kept in a checkpoint and must be given again: ${[...missing].join(', ')}`,
            suggestion: (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .giveInputs */ .zR)([...missing]),
        });
    const inputs = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveInputs */ .eL)(workflow, { ...(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .givenData */ .Y)(recorded), ...given });
    return inputs.ok ? inputs : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(refusal(inputs.error.map((finding) => finding.message).join(' ')));
}
function recalledRun(request, saved, inputs, workflow) {
    let counting = saved.records;
    let rewind = null;
    if (request.from !== null) {
        if (!workflow.steps.has(request.from))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(refusal(`--from ${request.from}: the workflow has no such node`));
        const keep = (0,_durability_rewind_js__WEBPACK_IMPORTED_MODULE_2__/* .runsBefore */ .W)(saved.records, workflow.settings.entry_point, request.from);
        if (keep === null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(refusal(`--from ${request.from}: that node did not run, so nothing can be run again from there`));
        rewind = { from: request.from, keep };
        const mark = { t: 0, e: { type: 'run_rewound', keep } };
        counting = (0,_durability_rewind_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutRewound */ .p)([...saved.records, mark]);
    }
    const secrets = new Map((0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .secretInputValues */ .fl)(workflow, inputs).map(({ origin, value }) => [origin, value]));
    const lookup = (origin) => {
        if (origin.startsWith('env:'))
            return request.env[origin.slice(4)];
        const value = secrets.get(origin) ?? inputs[(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOfOrigin */ .op)(origin) ?? ''];
        return value === undefined ? undefined : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_9__/* .textOrJson */ .v9)(value);
    };
    const records = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .restoreRecords */ .Df)(counting, lookup);
    const trouble = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .secretTroubles */ .$$)(records, workflow);
    if (trouble !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(trouble);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)({ records, rewind });
}
function refusal(message) {
    return { message, suggestion: null };
}
function refused(request, message, suggestion = null) {
    const at = { file: _core_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .NO_FILE */ .tW, line: 1, column: 1 };
    const named = message.includes(request.folder) ? message : `${request.folder}: ${message}`;
    return (0,_index_js__WEBPACK_IMPORTED_MODULE_5__/* .invalidRun */ .N8)(null, [{ ...at, code: 'resume', severity: 'error', message: named, suggestion }], {
        ...request,
        fileAsGiven: request.folder,
    });
}
function unusable(problem) {
    return `its files cannot be used: ${problem}; nothing was run, try it again`;
}
function onDisk(request, act) {
    try {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)(act());
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)(refused(request, unusable((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .g)(error))));
    }
}


/***/ }),

/***/ 14874:
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
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(84429);
;// CONCATENATED MODULE: ./build/durability/mend-lines.js

function mendLines(files, file) {
    if (!files.exists(file) || !files.endsOpen(file))
        return;
    const text = files.readText(file);
    const sound = text.lastIndexOf('\n') + 1;
    const isWhole = (0,json/* parseJson */.qF)(text.slice(sound)) !== undefined;
    files.replace(file, isWhole ? `${text}\n` : text.slice(0, sound));
}

// EXTERNAL MODULE: ./build/durability/saved-run.js
var saved_run = __webpack_require__(73505);
// EXTERNAL MODULE: ./build/durability/snapshot.js
var snapshot = __webpack_require__(5464);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(91898);
// EXTERNAL MODULE: ./build/run/execute.js + 14 modules
var execute = __webpack_require__(30467);
// EXTERNAL MODULE: ./build/run/index.js
var run = __webpack_require__(35086);
// EXTERNAL MODULE: ./build/run/join.js
var run_join = __webpack_require__(40660);
// EXTERNAL MODULE: ./build/run/prepare-resume.js
var prepare_resume = __webpack_require__(85325);
// EXTERNAL MODULE: ./build/run/run-folder.js
var run_folder = __webpack_require__(77768);
;// CONCATENATED MODULE: ./build/run/resume.js













async function resumeRun(request) {
    const { files } = request.adapters;
    const folder = external_node_path_.resolve(request.cwd, request.folder);
    if (!files.exists(folder))
        return (0,prepare_resume/* refused */.J5)(request, `there is no run folder ${request.folder}`);
    if (!files.exists(external_node_path_.join(folder, snapshot/* CHECKPOINT_FILE */.S5))) {
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
    const join = (0,run_join/* readJoin */.l)(files, folder, saved.value, asked);
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
    return `${files.readText(external_node_path_.join(folder, snapshot/* CHECKPOINT_FILE */.S5))}${(0,saved_run/* journalText */.Jh)(files, folder).length}`;
}
async function joinOwned(request, folder, lock, { join, prepared, state }) {
    const { files } = request.adapters;
    const now = (0,prepare_resume/* onDisk */.FC)(request, () => stateOf(files, folder));
    if (!now.ok)
        return now.error;
    if (now.value !== state)
        return (0,prepare_resume/* refused */.J5)(request, 'another process has continued this run in the meantime; look at it again');
    mendLogs(request, folder);
    const lastEvent = (0,prepare_resume/* onDisk */.FC)(request, () => (0,run_join/* writeJoin */.K)(files, folder, join));
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
    const lastEvent = (0,run_join/* lastSeq */.Et)(request.adapters.files, folder);
    return (0,execute/* execute */.g)(resumed(prepared.value, folder, { release: lock.release, lastEvent, join: null }));
}
function resumed(prepared, folder, { release, lastEvent, join }) {
    const { request, saved, checked, workflow, inputs, recalled, resetBreakers } = prepared;
    const { records, ...kept } = saved;
    return {
        request,
        workflow,
        inputs,
        warnings: [...checked.findings, ...(0,run/* settingsWarnings */.Td)(workflow, request), ...resumeWarnings(join?.warning ?? null)],
        sources: checked.loaded.sources,
        resume: {
            runId: saved.snapshot.runId,
            folder,
            saved: kept,
            ...recalled,
            breakers: records.filter(isBreakerCount),
            nextSeq: lastEvent + 1,
            shard: saved.snapshot.shard,
            joined: join?.plan ?? null,
            resetBreakers,
            release,
        },
        workspace: checked.workspace,
    };
}
function isBreakerCount(record) {
    const entry = (0,json/* isJsonObject */.OW)(record) ? record['e'] : undefined;
    return (0,json/* isJsonObject */.OW)(entry) && entry['type'] === 'breaker_counted';
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
            mendLines(request.adapters.files, external_node_path_.join(folder, name));
        }
        catch (error) {
            request.observer.note(`${name} cannot be put right: ${(0,error_message/* errorMessage */.g)(error)}`);
        }
    }
}


/***/ })

};
