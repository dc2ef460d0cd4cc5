"use strict";
exports.id = 23;
exports.ids = [23];
exports.modules = {

/***/ 57023:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DS: function() { return /* binding */ copyPlan; },
  IK: function() { return /* binding */ findForeignReason; },
  resumeRun: function() { return /* binding */ resumeRun; },
  Ek: function() { return /* binding */ runShard; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/core/finding.js
var finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/place.js
var place = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/src/core/ports.js
var ports = __webpack_require__(51848);
// EXTERNAL MODULE: ./build/src/core/result.js
var core_result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/core/sharding.js
var sharding = __webpack_require__(99978);
// EXTERNAL MODULE: ./build/src/durability/dead-letter.js
var dead_letter = __webpack_require__(15893);
// EXTERNAL MODULE: ./build/src/durability/journal.js
var journal = __webpack_require__(90479);
// EXTERNAL MODULE: ./build/src/durability/saved-run.js
var saved_run = __webpack_require__(87451);
// EXTERNAL MODULE: ./build/src/durability/shards.js
var durability_shards = __webpack_require__(37183);
// EXTERNAL MODULE: ./build/src/durability/snapshot.js
var durability_snapshot = __webpack_require__(5094);
// EXTERNAL MODULE: ./build/src/text/bytes.js
var bytes = __webpack_require__(36659);
// EXTERNAL MODULE: ./build/src/run/execute.js + 1 modules
var execute = __webpack_require__(29120);
// EXTERNAL MODULE: ./build/src/run/index.js
var run = __webpack_require__(55872);
// EXTERNAL MODULE: ./build/src/run/prepare-resume.js
var prepare_resume = __webpack_require__(24783);
// EXTERNAL MODULE: ./build/src/run/run-folder.js
var run_folder = __webpack_require__(99870);
// EXTERNAL MODULE: ./build/src/account/run-account.js + 7 modules
var run_account = __webpack_require__(17509);
// EXTERNAL MODULE: ./build/src/account/run-reader.js
var run_reader = __webpack_require__(55807);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
;// CONCATENATED MODULE: ./build/src/run/survivors.js





const SHOWN = 3;
async function endFormerNodes({ files, endSurvivors: end }, folder, former) {
    const commands = former === undefined ? [] : ((await end?.(former)) ?? []);
    if (commands.length === 0)
        return null;
    const { visits } = readEvents(files, folder);
    const nodes = visits.listInFlight();
    const what = nodes.length === 0 ? 'a process of the killed session' : `the process of ${nodes.join(', ')}`;
    const shown = commands.slice(0, SHOWN).map((command) => `\`${(0,terminal_text/* toOneLine */.GX)(command, 200)}\``);
    return `${what} had survived the kill, and was ended before this resume began: ${shown.join(', ')}`;
}
function readEvents(files, folder) {
    const account = new run_account/* RunAccount */.b();
    const reader = new run_reader/* EventReader */.i8(account);
    (0,core_result/* tryAction */.Y$)(() => {
        for (const line of files.lines(external_node_path_default().join(folder, 'events.jsonl')))
            reader.line(line);
    });
    return account;
}

;// CONCATENATED MODULE: ./build/src/run/resume.js


















async function resumeRun(request) {
    const { files, lock } = request.adapters;
    const folder = external_node_path_default().resolve(request.cwd, request.folder);
    if (!files.exists(folder))
        return (0,prepare_resume/* refuseResume */.Q_)(request, `there is no run folder ${request.folder}`);
    const unsafe = [folder, ...(request.join?.folders ?? [])].flatMap((each) => (0,saved_run/* findUnsafeReason */.Co)(files, each) ?? []);
    if (unsafe[0] !== undefined)
        return (0,prepare_resume/* refuseResume */.Q_)(request, unsafe[0]);
    if (request.join !== undefined || !files.exists(external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5))) {
        const prepared = await prepare(request, folder, false);
        if (!prepared.ok)
            return prepared.error;
    }
    const locked = (0,run_folder/* takeFolder */.Cz)(lock, folder, request.folder);
    if (!locked.ok)
        return (0,prepare_resume/* refuseResume */.Q_)(request, locked.error);
    let release = locked.value.release;
    try {
        const survived = await endFormerNodes(request.adapters, folder, locked.value.former);
        const ready = await prepare(request, folder, locked.value.interrupted);
        if (!ready.ok)
            return ready.error;
        const { prepared, join } = ready.value;
        for (const name of LOGS) {
            const problem = (0,core_result/* tryAction */.Y$)(() => (0,saved_run/* mendLines */.Og)(files, external_node_path_default().join(folder, name)));
            if (problem !== null)
                request.observer.note(`${name} cannot be repaired: ${problem}`);
        }
        const lastEvent = (0,prepare_resume/* tryOnDisk */.cy)(request, () => join === null ? findLastSeq(files, folder) : writeJoin(files, folder, join));
        if (!lastEvent.ok)
            return lastEvent.error;
        const own = { path: folder, problem: null, release };
        const result = await (0,execute/* executeRun */.l)(createResumedRequest(prepared, own, lastEvent.value, join, survived));
        release = run_folder/* NO_FOLDER */.LQ.release;
        return result;
    }
    finally {
        release();
    }
}
async function prepare(request, folder, isInterrupted) {
    const { files } = request.adapters;
    const saved = (0,saved_run/* readCheckpoint */.HQ)(files, folder);
    if (!saved.ok)
        return (0,core_result/* err */._q)((0,prepare_resume/* refuseResume */.Q_)(request, saved.error));
    const over = explainOver(request, saved.value.snapshot, isInterrupted);
    if (over !== null)
        return (0,core_result/* err */._q)((0,prepare_resume/* refuseResume */.Q_)(request, over));
    const join = request.join === undefined ? (0,core_result.ok)(null) : readJoin(files, folder, saved.value, request.join);
    if (!join.ok)
        return (0,core_result/* err */._q)((0,prepare_resume/* refuseResume */.Q_)(request, join.error));
    const prepared = await (0,prepare_resume/* prepareResume */.FT)(request, join.value?.saved ?? saved.value);
    return prepared.ok ? (0,core_result.ok)({ prepared: prepared.value, join: join.value }) : prepared;
}
function explainOver({ join, from }, { status, resumable, reason, outcome }, isInterrupted) {
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
function createResumedRequest({ request, saved, checked, workflow, inputs, recalled, notes, resetBreakers }, folder, lastEvent, join, survived = null) {
    const { entries, ...rest } = saved;
    for (const note of notes)
        request.observer.note(note);
    return {
        request: { ...request, runId: saved.snapshot.run_id },
        folder,
        workflow,
        inputs,
        warnings: [
            ...checked.findings,
            ...(0,run/* findSettingsWarnings */.Wx)(workflow, request),
            ...(join?.warnings ?? []).map((warning) => (0,finding/* createUnplacedFinding */.W)('join', 'warning', warning)),
            ...(survived === null ? [] : [(0,finding/* createUnplacedFinding */.W)('process-survived', 'warning', survived)]),
        ],
        sources: checked.loaded.sources,
        resume: {
            saved: rest,
            ...recalled,
            breakers: entries.filter(({ event }) => event['type'] === 'breaker_counted'),
            nextSeq: lastEvent + 1,
            shard: saved.snapshot.shard,
            joined: join?.plan ?? null,
            resetBreakers,
        },
        workspace: checked.workspace,
    };
}
const LOGS = ['events.jsonl', 'errors.jsonl', 'dead-letter.jsonl'];
async function runShard(request) {
    const { files } = request.adapters;
    const folder = external_node_path_default().resolve(request.cwd, request.folder);
    const [taken] = (0,run_folder/* runDirProblems */.Q1)({ adapters: request.adapters, cwd: request.cwd, runDir: request.out });
    if (taken !== undefined)
        return (0,prepare_resume/* refuseResume */.Q_)(request, taken);
    const unsafe = (0,saved_run/* findUnsafeReason */.Co)(files, folder);
    if (unsafe !== null)
        return (0,prepare_resume/* refuseResume */.Q_)(request, unsafe);
    const saved = readShardPlan(request, folder);
    if (!saved.ok)
        return (0,prepare_resume/* refuseResume */.Q_)(request, saved.error);
    const prepared = await (0,prepare_resume/* prepareResume */.FT)(request, saved.value);
    if (!prepared.ok)
        return prepared.error;
    const { run_id: runId, workflow } = saved.value.snapshot;
    const claimed = (0,run_folder/* claimFolder */.Pm)({ ...prepared.value.request, runDir: request.out }, workflow.name, runId);
    if (!claimed.ok)
        return (0,prepare_resume/* refuseResume */.Q_)(request, claimed.error);
    const out = claimed.value.path;
    if (out === null)
        return (0,prepare_resume/* refuseResume */.Q_)(request, `${request.out} cannot be written, and a shard without its folder is of no use`);
    const { ended } = request;
    const copied = (0,prepare_resume/* tryOnDisk */.cy)(request, () => {
        copyPlan(files, folder, out);
        if (ended !== undefined)
            files.replace(external_node_path_default().join(out, durability_snapshot/* JOURNAL_FILE */.RD), (0,journal/* printJournalLines */.cA)(ended, (0,durability_snapshot/* findJournalStart */.DC)(saved.value.snapshot)).text);
    });
    if (!copied.ok) {
        claimed.value.release();
        return copied.error;
    }
    const refuseUnsaved = (problem) => {
        const cleared = (0,prepare_resume/* tryOnDisk */.cy)(request, () => files.remove(external_node_path_default().join(out, durability_snapshot/* CHECKPOINT_FILE */.S5)));
        return cleared.ok ? (0,prepare_resume/* refuseResume */.Q_)(request, (0,prepare_resume/* describeUnusable */.b2)(problem)) : cleared.error;
    };
    return (0,execute/* executeRun */.l)({ ...createResumedRequest(prepared.value, claimed.value, 0, null), refuseUnsaved });
}
function copyPlan(files, folder, out) {
    const plan = external_node_path_default().join(out, durability_shards/* PLAN_FOLDER */.Vx);
    files.makeFolder(plan);
    for (const name of [durability_snapshot/* JOURNAL_FILE */.RD, durability_snapshot/* CHECKPOINT_FILE */.S5, durability_shards/* SHARDS_FILE */.D6])
        files.replace(external_node_path_default().join(plan, name), files.readText(external_node_path_default().join(folder, name)));
}
function readShardPlan({ adapters: { files }, shard, folder: name, ended = [] }, folder) {
    if (!files.exists(folder))
        return (0,core_result/* err */._q)(`there is no run folder ${name}`);
    const saved = (0,saved_run/* readCheckpoint */.HQ)(files, folder);
    if (!saved.ok)
        return saved;
    const plan = (0,durability_shards/* readPlan */.m3)(files, folder);
    if (!plan.ok)
        return plan;
    const { group, visit, shards, base, run_id: runId } = plan.value;
    const { snapshot, crc } = saved.value;
    if (snapshot.shard !== null)
        return (0,core_result/* err */._q)('it is the folder of a shard, not of a plan');
    if (runId !== snapshot.run_id || base !== (0,bytes/* formatChecksum */.rH)(crc))
        return (0,core_result/* err */._q)('the run has continued since its plan was made; shards cannot be added any more');
    if (shard.of !== shards)
        return (0,core_result/* err */._q)(`its plan has ${shards} shards, not ${shard.of}`);
    if (shard.index < 1 || shard.index > shards)
        return (0,core_result/* err */._q)(`there is no shard ${shard.index} of ${shards}`);
    const own = { group, visit, index: shard.index, of: shards, base };
    const ofShard = { ...snapshot, shard: own };
    const entries = [...saved.value.entries, ...ended];
    const { crc: last } = (0,journal/* printJournalLines */.cA)(ended, (0,durability_snapshot/* findJournalStart */.DC)(ofShard));
    return (0,core_result.ok)({ snapshot: ofShard, entries, crc: last, lines: ended.length });
}
function readJoin(files, folder, saved, request) {
    const plan = (0,durability_shards/* readPlan */.m3)(files, folder);
    if (!plan.ok)
        return plan;
    if (plan.value.run_id !== saved.snapshot.run_id)
        return (0,core_result/* err */._q)('its shards.json is of another run');
    const shards = [];
    for (const shardFolder of request.folders) {
        const shard = readShard(files, shardFolder, plan.value);
        if (!shard.ok)
            return (0,core_result/* err */._q)(`${shardFolder} cannot be joined: ${shard.error}`);
        if (shard.value !== null)
            shards.push(shard.value);
    }
    const joined = (0,durability_shards/* joinShards */.eS)(plan.value, saved.entries, shards);
    const missing = listMissingShards(plan.value, joined.ended, shards);
    const items = `items of ${missing.length === 1 ? 'shard' : 'shards'} ${missing.join(', ')}`;
    if (request.requireAll && missing.length > 0)
        return (0,core_result/* err */._q)(`${items} have not ended, and --require-all was given`);
    const { text: lines, crc } = (0,journal/* printJournalLines */.cA)(joined.entries, saved.crc);
    return (0,core_result.ok)({
        ...joined,
        plan: plan.value,
        saved: {
            ...saved,
            entries: [...saved.entries, ...joined.entries],
            crc,
            lines: saved.lines + joined.entries.length,
        },
        lines,
        warnings: [
            ...(missing.length === 0 ? [] : [`${items} ended on no machine; they run here`]),
            ...[...joined.disputed].map((key) => `item ${plan.value.group}[${key}] completed in one folder and failed in another; it counts as completed`),
        ],
    });
}
function listMissingShards(plan, ended, shards) {
    const finished = new Set(shards.filter((shard) => shard.finished).map(({ shard }) => shard.index));
    const open = Array.from({ length: plan.shards }, (_, at) => at + 1).filter((index) => !finished.has(index));
    const endedIn = (index) => [...ended].filter((item) => (item % plan.shards) + 1 === index).length;
    return open.filter((index) => endedIn(index) < (0,sharding/* countItemsOfShard */.VT)(plan, index));
}
function readShard(files, folder, plan) {
    const read = (0,core_result/* tryResult */.Bh)(() => {
        const file = external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5);
        if (!files.exists(file))
            return (0,run_folder/* hasRun */.gb)(files, folder) ? (0,core_result/* err */._q)(`there is no ${durability_snapshot/* CHECKPOINT_FILE */.S5} in it`) : (0,core_result.ok)(null);
        const snapshot = (0,durability_snapshot/* parseSnapshot */.E$)(files.readText(file));
        if (!snapshot.ok)
            return snapshot;
        const { shard, status, outcome, broken } = snapshot.value;
        const foreign = findForeignReason(snapshot.value, plan);
        if (shard === null || foreign !== null)
            return (0,core_result/* err */._q)(foreign ?? '');
        if (broken !== null)
            return (0,core_result/* err */._q)(`what it did could not be written down (${broken})`);
        if (!files.exists(external_node_path_default().join(folder, durability_snapshot/* JOURNAL_FILE */.RD)))
            return (0,core_result/* err */._q)(`there is no ${durability_snapshot/* JOURNAL_FILE */.RD} in it`);
        const content = (0,journal/* readJournal */.a0)((0,saved_run/* readJournalFile */.Wp)(files, folder), (0,durability_snapshot/* findJournalStart */.DC)(snapshot.value));
        if (!content.ok)
            return content;
        if (!(0,saved_run/* isAsSealed */.HN)(snapshot.value, content.value))
            return (0,core_result/* err */._q)('its journal is not the one that it ended with');
        const { entries } = content.value;
        return (0,core_result.ok)({ folder, shard, entries, finished: status === 'ended' && outcome === 'success' });
    });
    return read.ok ? read.value : read;
}
function findForeignReason({ shard, run_id: runId }, plan) {
    if (shard === null)
        return 'it is not the folder of a shard';
    if (runId !== plan.run_id)
        return `it belongs to the run ${runId}, and the plan to ${plan.run_id}`;
    const { group, visit, of, base } = shard;
    const isOfPlan = group === plan.group && visit === plan.visit && of === plan.shards && base === plan.base;
    return isOfPlan ? null : 'it belongs to another plan of this run';
}
function writeJoin(files, folder, join) {
    const journal = external_node_path_default().join(folder, durability_snapshot/* JOURNAL_FILE */.RD);
    files.replace(external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5), (0,durability_snapshot/* formatSnapshot */.Q)({ ...join.saved.snapshot, ...durability_snapshot/* RUNNING */.W2 }));
    (0,saved_run/* mendLines */.Og)(files, journal);
    const append = (file, text) => {
        if (text !== '')
            (0,ports/* appendDurably */.iO)(files, file, text);
    };
    append(external_node_path_default().join(folder, dead_letter/* DEAD_LETTER_FILE */.NZ), joinDeadLetters(files, folder, join));
    append(external_node_path_default().join(folder, EVENTS_FILE), itemEvents(files, folder, join));
    append(journal, join.lines);
    return findLastSeq(files, folder);
}
const EVENTS_FILE = 'events.jsonl';
function* listItemLines(files, file, plan) {
    const findItem = (0,place/* itemsOfRoot */.Gd)(plan);
    for (const text of files.exists(file) ? files.lines(file) : []) {
        const value = (0,json/* parseJson */.qF)(text);
        const item = (0,json/* isJsonObject */.OW)(value) ? findItem((0,json/* asString */.oJ)(value['scope'])) : null;
        if ((0,json/* isJsonObject */.OW)(value) && item !== null)
            yield { item, value };
    }
}
function listLinesOfShards(files, name, { plan, sources }) {
    const folders = new Set([...sources.values()].map((source) => source.folder));
    return [...folders].flatMap((folder) => [...listItemLines(files, external_node_path_default().join(folder, name), plan)]
        .filter(({ item }) => sources.get(item)?.folder === folder)
        .map(({ value }) => value));
}
function joinDeadLetters(files, folder, join) {
    const file = external_node_path_default().join(folder, dead_letter/* DEAD_LETTER_FILE */.NZ);
    const known = files.exists(file) ? files.readText(file) : '';
    return listLinesOfShards(files, dead_letter/* DEAD_LETTER_FILE */.NZ, join)
        .filter(({ id }) => typeof id === 'string' && !known.includes((0,json/* printJson */.Q2)(id)))
        .map((value) => `${(0,json/* printJson */.Q2)(value)}\n`)
        .join('');
}
function itemEvents(files, folder, join) {
    const removeNumber = ({ seq: _, ...event }) => (0,json/* printJson */.Q2)(event);
    const own = [...listItemLines(files, external_node_path_default().join(folder, EVENTS_FILE), join.plan)];
    const known = new Set(own.map(({ value }) => removeNumber(value)));
    const readTime = ({ timestamp }) => Date.parse((0,json/* asString */.oJ)(timestamp)) || 0;
    const first = findLastSeq(files, folder) + 1;
    return listLinesOfShards(files, EVENTS_FILE, join)
        .filter((value) => !known.has(removeNumber(value)))
        .sort((a, b) => readTime(a) - readTime(b))
        .map((value, index) => `${(0,json/* printJson */.Q2)({ ...value, seq: first + index })}\n`)
        .join('');
}
function findLastSeq(files, folder) {
    let last = 0;
    (0,core_result/* tryAction */.Y$)(() => {
        for (const line of files.lines(external_node_path_default().join(folder, EVENTS_FILE))) {
            const { seq } = (0,json/* asObject */.eB)((0,json/* parseJson */.qF)(line));
            if (typeof seq === 'number')
                last = seq;
        }
    });
    return last;
}


/***/ })

};
;