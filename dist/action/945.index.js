"use strict";
exports.id = 945;
exports.ids = [945,643];
exports.modules = {

/***/ 62945:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  partEnding: () => (/* binding */ partEnding)
});

// EXTERNAL MODULE: ./build/action/ended-before.js
var ended_before = __webpack_require__(27828);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(8918);
// EXTERNAL MODULE: ./build/durability/checkpointing.js
var checkpointing = __webpack_require__(19089);
// EXTERNAL MODULE: ./build/durability/shards.js
var durability_shards = __webpack_require__(42134);
// EXTERNAL MODULE: ./build/durability/snapshot.js
var durability_snapshot = __webpack_require__(47047);
// EXTERNAL MODULE: ./build/run/resume.js + 2 modules
var resume = __webpack_require__(19643);
// EXTERNAL MODULE: ./build/text/crc32.js
var crc32 = __webpack_require__(33008);
// EXTERNAL MODULE: ./build/run/execute.js + 12 modules
var execute = __webpack_require__(85687);
// EXTERNAL MODULE: ./build/run/run-folder.js
var run_folder = __webpack_require__(36157);
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
    files.replace(external_node_path_default().join(plan, durability_snapshot/* JOURNAL_FILE */.RD), (0,checkpointing/* journalText */.Jh)(files, folder));
    for (const name of [durability_snapshot/* CHECKPOINT_FILE */.S5, durability_shards/* SHARDS_FILE */.D6])
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

// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(66227);
// EXTERNAL MODULE: ./build/action/inputs.js + 2 modules
var action_inputs = __webpack_require__(72443);
// EXTERNAL MODULE: ./build/action/naming.js
var naming = __webpack_require__(8304);
// EXTERNAL MODULE: ./build/action/resume-from.js
var resume_from = __webpack_require__(49048);
// EXTERNAL MODULE: ./build/action/run-artifacts.js
var run_artifacts = __webpack_require__(75813);
;// CONCATENATED MODULE: ./build/action/fan-out.js













async function findPlan(context, note) {
    const { plan: name } = context.inputs.fanOut;
    const listed = await (0,run_artifacts/* artifactsOfThisRun */.E4)(context, note);
    if (!listed.ok)
        return (0,result/* err */._)(`the artifacts of this run cannot be listed: ${listed.error}`);
    const folder = await planFolder(context, name, listed.value);
    const sound = folder.ok ? (0,resume_from/* checkedRun */.VL)(context, folder.value) : folder;
    if (!sound.ok)
        return (0,result/* err */._)(`plan: ${sound.error}`);
    const hasPlan = context.files.exists(external_node_path_default().join(sound.value, durability_shards/* SHARDS_FILE */.D6));
    const plan = hasPlan ? (0,durability_shards/* readPlan */.m3)(context.files, sound.value) : (0,result.ok)(null);
    if (!plan.ok)
        return (0,result/* err */._)(`plan: ${plan.error}`);
    return (0,result.ok)({ folder: sound.value, plan: plan.value, artifacts: listed.value });
}
async function planFolder(context, name, artifacts) {
    const folder = external_node_path_default().resolve(context.cwd, name);
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
    const shard = { index: context.inputs.fanOut.shard, of: found.plan.shards };
    const earlier = await earlierShard(context, found, note);
    if (earlier !== null) {
        if (isOver(context, earlier))
            return { status: 'over', folder: earlier };
        return { status: 'ran', result: await (0,resume.resumeRun)({ ...request, folder: earlier }), folder: earlier };
    }
    const out = (0,run_artifacts/* newFolder */.lC)(context);
    return { status: 'ran', result: await runShard({ ...request, folder: found.folder, shard, out }), folder: out };
}
async function earlierShard(context, { plan, folder, artifacts }, note) {
    const attempt = Number((0,naming/* attemptOf */.tx)(context.env));
    if (!context.inputs.resumeFrom.includes(action_inputs/* PREVIOUS_ATTEMPT */.KP) || attempt <= 1)
        return null;
    const [own] = shardArtifacts(plan, artifacts).filter((one) => one.index === context.inputs.fanOut.shard && one.attempt < attempt);
    if (own === undefined) {
        note('no earlier attempt of this shard left an artifact; it runs all of its items');
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
        const copy = external_node_path_default().join(fetched.value, durability_shards/* PLAN_FOLDER */.Vx);
        files.makeFolder(copy);
        files.replace(external_node_path_default().join(copy, durability_snapshot/* JOURNAL_FILE */.RD), (0,checkpointing/* journalText */.Jh)(files, folder));
        for (const name of [durability_snapshot/* CHECKPOINT_FILE */.S5, durability_shards/* SHARDS_FILE */.D6])
            files.replace(external_node_path_default().join(copy, name), files.readText(external_node_path_default().join(folder, name)));
        return fetched.value;
    }
    catch (error) {
        note(`${own.artifact.name} cannot be gone on with: ${(0,error_message/* errorMessage */.g)(error)}; this shard runs all of its items`);
        return null;
    }
}
function isOver(context, folder) {
    const snapshot = snapshotOf(context, folder);
    return snapshot !== null && snapshot.status === 'ended' && !snapshot.resumable;
}
function snapshotOf({ files }, folder) {
    const file = external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5);
    const snapshot = files.exists(file) ? (0,durability_snapshot/* parseSnapshot */.E$)(files.readText(file)) : null;
    return snapshot?.ok === true ? snapshot.value : null;
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
    const join = found.plan === null ? {} : { join: { folders: shards.map((one) => one.folder), requireAll: false } };
    return { status: 'ran', result: await (0,resume.resumeRun)({ ...request, folder, ...join }), folder };
}
async function earlierJoin(context, { plan, artifacts }, note) {
    const { env, inputs } = context;
    const attempt = Number((0,naming/* attemptOf */.tx)(env));
    if (plan === null || !inputs.resumeFrom.includes(action_inputs/* PREVIOUS_ATTEMPT */.KP) || attempt <= 1)
        return null;
    const key = (0,naming/* stepKey */.Ug)(inputs, env);
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

// EXTERNAL MODULE: ./build/account/run-reader.js
var run_reader = __webpack_require__(16580);
// EXTERNAL MODULE: ./build/durability/join.js
var join = __webpack_require__(3851);
// EXTERNAL MODULE: ./build/durability/lines.js
var lines = __webpack_require__(68396);
// EXTERNAL MODULE: ./build/reporters/text-format.js
var text_format = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/text/markdown.js
var markdown = __webpack_require__(99174);
;// CONCATENATED MODULE: ./build/action/fan-out-page.js







const SLOW = 2;
function itemsOf({ total, shards }, index) {
    return Math.max(0, Math.ceil((total - index + 1) / shards));
}
function shardPreface({ shard, warnings }, failures) {
    if (shard === undefined)
        return '';
    const { index, of, group, items, succeeded, failed } = shard;
    const left = items - succeeded - failed;
    const counts = `${(0,text_format/* counted */.hS)(items, 'item')}, ${succeeded} succeeded, ${failed} failed${left > 0 ? `, ${left} not taken` : ''}`;
    const named = failures.length > 0 ? failures : warnings.filter((each) => each.startsWith('item '));
    const list = failed === 0 ? '' : `${named.map((each) => `- ${(0,markdown/* codeSpan */.SS)(each)}`).join('\n')}\n\n`;
    return `**Shard ${index} of ${of} of ${(0,markdown/* codeSpan */.SS)(group)}**: ${counts}. The join judges all items together.\n\n${list}`;
}
function shardRows(files, plan, shards) {
    return Array.from({ length: plan.shards }, (_, at) => {
        const index = at + 1;
        const own = shards.filter((shard) => shard.index === index);
        const ends = new Map();
        for (const { folder } of own)
            for (const [item, kind] of endsIn(files, plan, folder))
                if (ends.get(item) !== null)
                    ends.set(item, kind);
        const failed = new Map();
        for (const kind of ends.values())
            if (kind !== null)
                failed.set(kind, (failed.get(kind) ?? 0) + 1);
        const [newest] = own;
        const state = newest === undefined ? 'lost' : own.some(({ finished }) => finished) ? 'finished' : 'unfinished';
        const durationMs = newest === undefined ? null : durationIn(files, newest.folder);
        return { index, items: itemsOf(plan, index), ended: ends.size, failed, durationMs, state };
    });
}
function endsIn(files, plan, folder) {
    const content = (0,lines/* readJournal */.a0)((0,checkpointing/* journalText */.Jh)(files, folder), Number.parseInt(plan.base, 16));
    const ends = new Map();
    if (!content.ok)
        return ends;
    for (const [index, { end, records }] of (0,join/* itemsIn */.Un)(content.value.records, plan, folder)) {
        if (end === 'completed')
            ends.set(index, null);
        if (end === 'failed')
            ends.set(index, lastKind(records));
    }
    return ends;
}
function lastKind(records) {
    for (const record of [...records].reverse()) {
        const kind = /"kind":("[^"]*")/.exec(JSON.stringify(record))?.[1];
        if (kind !== undefined)
            return String(JSON.parse(kind));
    }
    return 'unknown';
}
function durationIn(files, folder) {
    const file = external_node_path_default().join(folder, 'result.json');
    return files.exists(file) ? ((0,run_reader/* readResult */.Uv)(files.readText(file))?.execution.duration_ms ?? null) : null;
}
function joinPreface(plan, rows) {
    if (rows.length === 0)
        return '';
    const typical = median(rows.flatMap(({ durationMs }) => (durationMs === null ? [] : [durationMs])));
    const lines = rows.map((row) => {
        const kinds = [...row.failed].map(([kind, count]) => `${count} ${(0,markdown/* tableCell */.xR)(kind)}`).join(', ');
        const duration = row.durationMs === null ? '' : (0,text_format/* durationText */.S5)(row.durationMs);
        return `| ${row.index} | ${row.items} | ${row.ended} | ${kinds} | ${duration} | ${remark(row, typical)} |`;
    });
    const title = `**${(0,text_format/* counted */.hS)(plan.total, 'item')} of ${(0,markdown/* codeSpan */.SS)(plan.group)} on ${(0,text_format/* counted */.hS)(plan.shards, 'shard')}**`;
    const head = '| shard | items | ended there | failed | duration | |\n| --- | --- | --- | --- | --- | --- |';
    return `${title}\n\n${head}\n${lines.join('\n')}\n\n`;
}
function remark({ state, items, ended, durationMs }, typical) {
    if (state === 'lost')
        return 'lost: it left nothing, its items ran in the join';
    if (state === 'unfinished')
        return `not finished: ${(0,text_format/* counted */.hS)(items - ended, 'item')} left for the join`;
    return durationMs !== null && typical !== null && durationMs >= SLOW * typical ? 'slow' : '';
}
function median(values) {
    const sorted = [...values].sort((a, b) => a - b);
    return sorted.length < 2 ? null : (sorted[Math.floor((sorted.length - 1) / 2)] ?? null);
}

// EXTERNAL MODULE: ./build/action/not-run.js
var not_run = __webpack_require__(42467);
// EXTERNAL MODULE: ./build/action/note.js
var note = __webpack_require__(17744);
;// CONCATENATED MODULE: ./build/action/fan-out-ending.js





async function partEnding(host, inputs, request, watcher) {
    const { file, fileAsGiven, adapters, cwd, tempBase } = request;
    const { files } = adapters;
    const tell = (message) => (0,note/* note */.N)(host, message);
    const refuse = (why) => (0,not_run/* notRun */.nE)(host, request.secrets, (0,not_run/* misused */.PX)(host, inputs.command, [why], inputs));
    const { env, artifacts } = host;
    const workflowFile = (0,not_run/* displayedFile */._h)(host, inputs.workflow);
    const context = { env, cwd, tempBase, inputs, workflowFile, artifacts, files };
    const found = await findPlan(context, tell);
    if (!found.ok)
        return refuse(found.error);
    const goOn = { ...request, named: { file, fileAsGiven }, from: null, resetBreakers: false };
    const { plan } = found.value;
    if (inputs.command === 'shard') {
        if (plan === null)
            return refuse('the plan has no shards.json: its run never came to the group');
        const shard = { index: inputs.fanOut.shard, of: plan.shards };
        const done = await performShard(context, goOn, { ...found.value, plan }, tell);
        const ending = ended(done.status === 'over' ? null : done.result, done.folder);
        const failures = ending.annotations
            .filter(({ title }) => title.startsWith('item-failed'))
            .map((each) => each.message);
        return { ...ending, shard, preface: shardPreface(ending.result, failures) };
    }
    const before = (0,ended_before/* endedBefore */.a)(host, request, found.value.folder, 'the plan');
    if (before !== null)
        return before;
    const shards = plan === null ? { ok: true, value: [] } : await fetchShards(context, { ...found.value, plan }, tell);
    if (!shards.ok)
        return refuse(shards.error);
    const rows = plan === null ? [] : shardRows(files, plan, shards.value);
    const done = await performJoin(context, goOn, found.value, shards.value, tell);
    const ending = ended(done.status === 'over' ? null : done.result, done.folder);
    return plan === null ? ending : { ...ending, preface: joinPreface(plan, rows) };
    function ended(result, folder) {
        if (result === null)
            return (0,ended_before/* endedBefore */.a)(host, request, folder, 'an earlier attempt') ?? refuse(`${folder} cannot be gone on with`);
        if (result.status === 'invalid')
            return (0,not_run/* notRun */.nE)(host, request.secrets, result);
        return watcher.ending(result, cwd);
    }
}


/***/ }),

/***/ 3851:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R9: () => (/* binding */ itemAt),
/* harmony export */   Un: () => (/* binding */ itemsIn),
/* harmony export */   eS: () => (/* binding */ joinShards)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56089);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58556);


function entryOf(record) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(record) || typeof record['t'] !== 'number' || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(record['e']))
        return null;
    const { scope } = record['e'];
    if (typeof scope !== 'string')
        return null;
    return { at: record['t'], entry: record['e'] };
}
function itemAt(scope, plan) {
    const run = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_1__/* .rootRun */ .kw)(scope);
    return run !== null && run.node === plan.group && run.visit === plan.visit ? run.item : null;
}
function itemsIn(records, plan, folder) {
    const found = new Map();
    for (const record of records) {
        const line = entryOf(record);
        const index = line === null ? null : itemAt(line.entry.scope, plan);
        if (line === null || index === null)
            continue;
        const item = found.get(index) ?? { records: [], end: null, lastAt: 0 };
        found.set(index, item);
        item.records.push(record);
        item.lastAt = line.at;
        if (isOfMember(line.entry.scope))
            item.end = endAfter(line.entry, item.end);
    }
    return new Map([...found].map(([index, item]) => [index, { index, folder, ...item }]));
}
function isOfMember(scope) {
    return scope.indexOf('/') === scope.length - 1;
}
function endAfter(event, before) {
    switch (event.type) {
        case 'node_started':
        case 'node_retry_scheduled':
            return null;
        case 'node_completed':
            return 'completed';
        case 'route_taken':
            if (event.action === 'recover')
                return 'completed';
            if (event.action === 'collected' || event.action === 'propagate' || event.action === 'unhandled')
                return 'failed';
            return event.action === 'halt' ? null : before;
        default:
            return before;
    }
}
function better(a, b) {
    const rank = ({ end }) => (end === 'completed' ? 2 : end === 'failed' ? 1 : 0);
    if (rank(a) !== rank(b))
        return rank(a) > rank(b) ? a : b;
    return b.lastAt > a.lastAt ? b : a;
}
function joinShards(plan, own, shards) {
    const known = itemsIn(own, plan, '');
    const chosen = new Map();
    for (const { records, folder } of shards) {
        for (const [index, item] of itemsIn(records, plan, folder)) {
            if (index >= plan.total || known.has(index))
                continue;
            const other = chosen.get(index);
            chosen.set(index, other === undefined ? item : better(other, item));
        }
    }
    const lines = [...chosen.values()].flatMap(({ records }) => records);
    const isOpen = (index) => (known.get(index) ?? chosen.get(index))?.end == null;
    return {
        records: inOrderOfTime([...lines, ...breakersOf(own, shards)]),
        sources: new Map([...chosen].map(([index, { folder }]) => [index, folder])),
        open: Array.from({ length: plan.total }, (_, index) => index).filter(isOpen),
    };
}
function inOrderOfTime(records) {
    return records
        .map((record, order) => ({ record, order, at: entryOf(record)?.at ?? 0 }))
        .sort((a, b) => a.at - b.at || a.order - b.order)
        .map(({ record }) => record);
}
const OPENNESS = { closed: 0, half_open: 1, open: 2 };
function breakersOf(own, shards) {
    const last = new Map();
    for (const { records } of shards) {
        const ofShard = new Map();
        for (const record of records) {
            const entry = entryOf(record)?.entry;
            if (entry?.type === 'breaker_counted')
                ofShard.set(entry.id, record);
        }
        for (const [id, record] of ofShard) {
            const other = last.get(id);
            if (other === undefined || openness(record) > openness(other))
                last.set(id, record);
        }
    }
    if (last.size === 0)
        return [];
    const known = new Set(own.map((record) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(record)));
    return [...last.values()].filter((record) => !known.has((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(record)));
}
function openness(record) {
    const entry = entryOf(record)?.entry;
    if (entry?.type !== 'breaker_counted')
        return 0;
    const { name } = entry.state;
    return OPENNESS[typeof name === 'string' ? name : ''] ?? 0;
}


/***/ }),

/***/ 19643:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FT: () => (/* binding */ prepareResume),
  J5: () => (/* binding */ refused),
  resumeRun: () => (/* binding */ resumeRun),
  uN: () => (/* binding */ resumed)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/config/inputs.js
var config_inputs = __webpack_require__(72645);
// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(49250);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(56089);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(8918);
// EXTERNAL MODULE: ./build/durability/checkpointing.js
var checkpointing = __webpack_require__(19089);
;// CONCATENATED MODULE: ./build/durability/mend-lines.js

function mendLines(files, file) {
    if (!files.exists(file))
        return;
    const text = files.readText(file);
    const sound = text.lastIndexOf('\n') + 1;
    if (sound === text.length)
        return;
    const isWhole = (0,json/* parseJson */.qF)(text.slice(sound)) !== undefined;
    files.replace(file, isWhole ? `${text}\n` : text.slice(0, sound));
}

// EXTERNAL MODULE: ./build/durability/rewind.js
var durability_rewind = __webpack_require__(50132);
// EXTERNAL MODULE: ./build/durability/snapshot.js
var durability_snapshot = __webpack_require__(47047);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(66227);
// EXTERNAL MODULE: ./build/run/execute.js + 12 modules
var execute = __webpack_require__(85687);
// EXTERNAL MODULE: ./build/run/index.js
var build_run = __webpack_require__(17177);
// EXTERNAL MODULE: ./build/core/ports.js
var ports = __webpack_require__(93915);
// EXTERNAL MODULE: ./build/durability/dead-letters.js
var dead_letters = __webpack_require__(95845);
// EXTERNAL MODULE: ./build/durability/join.js
var join = __webpack_require__(3851);
// EXTERNAL MODULE: ./build/durability/lines.js
var durability_lines = __webpack_require__(68396);
// EXTERNAL MODULE: ./build/durability/shards.js
var durability_shards = __webpack_require__(42134);
// EXTERNAL MODULE: ./build/text/crc32.js
var crc32 = __webpack_require__(33008);
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
        shards.push(shard.value);
    }
    const joined = (0,join/* joinShards */.eS)(plan.value, saved.records, shards);
    const missing = missingShards(plan.value, joined.open, shards);
    if (request.requireAll && missing.length > 0)
        return (0,result/* err */._)(`items of ${shardNames(missing)} have not ended, and --require-all was given`);
    const { lines, crc } = chained(joined.records, saved.crc);
    return (0,result.ok)({
        ...joined,
        plan: plan.value,
        saved: {
            ...saved,
            records: [...saved.records, ...joined.records],
            crc,
            lines: saved.lines + joined.records.length,
            mended: null,
        },
        lines,
        mended: saved.mended,
        warning: missing.length === 0 ? null : `items of ${shardNames(missing)} ended on no machine; they run here`,
    });
}
function shardNames(missing) {
    return `${missing.length === 1 ? 'shard' : 'shards'} ${missing.join(', ')}`;
}
function missingShards(plan, open, shards) {
    const finished = new Set(shards.filter((shard) => shard.finished).map(({ shard }) => shard.index));
    const missing = new Set(open.map((item) => (item % plan.shards) + 1));
    return [...missing].filter((index) => !finished.has(index)).sort((a, b) => a - b);
}
function readShard(files, folder, plan) {
    try {
        const file = external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5);
        if (!files.exists(file))
            return (0,result/* err */._)(`there is no ${durability_snapshot/* CHECKPOINT_FILE */.S5} in it`);
        const snapshot = (0,durability_snapshot/* parseSnapshot */.E$)(files.readText(file));
        if (!snapshot.ok)
            return snapshot;
        const { shard, runId, status, outcome, broken, journal, journalLines } = snapshot.value;
        if (shard === null)
            return (0,result/* err */._)('it is not the folder of a shard');
        if (runId !== plan.runId)
            return (0,result/* err */._)(`it belongs to the run ${runId}, and the plan to ${plan.runId}`);
        if (shard.group !== plan.group ||
            shard.visit !== plan.visit ||
            shard.of !== plan.shards ||
            shard.base !== plan.base)
            return (0,result/* err */._)('it belongs to another plan of this run');
        if (broken !== null)
            return (0,result/* err */._)(`what it did could not be written down (${broken})`);
        const content = (0,durability_lines/* readJournal */.a0)((0,checkpointing/* journalText */.Jh)(files, folder), Number.parseInt(plan.base, 16));
        if (!content.ok)
            return content;
        const { records, crc } = content.value;
        if (journal !== null && journal !== (0,crc32/* checksumText */.d8)(crc) && (journalLines ?? 0) !== records.length + 1)
            return (0,result/* err */._)('its journal is not the one that it ended with');
        return (0,result.ok)({ folder, shard, records, finished: status === 'ended' && outcome === 'success' });
    }
    catch (error) {
        return (0,result/* err */._)((0,error_message/* errorMessage */.g)(error));
    }
}
function chained(records, from) {
    let crc = from;
    const lines = records.map((record) => {
        const line = (0,durability_lines/* journalLine */.Ee)((0,json/* jsonText */.s$)(record), crc);
        crc = line.crc;
        return line.text;
    });
    return { lines: lines.join(''), crc };
}
function writeJoin(files, folder, join) {
    const journal = external_node_path_default().join(folder, durability_snapshot/* JOURNAL_FILE */.RD);
    files.replace(external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5), (0,durability_snapshot/* snapshotText */.MY)({ ...join.saved.snapshot, ...durability_snapshot/* RUNNING */.W2 }));
    if (join.mended !== null)
        files.replace(journal, join.mended);
    const append = (file, text) => {
        if (text !== '')
            (0,ports/* appendDurably */.i)(files, file, text);
    };
    append(journal, join.lines);
    append(external_node_path_default().join(folder, dead_letters/* DEAD_LETTER_FILE */.NZ), deadLetters(files, folder, join));
    append(external_node_path_default().join(folder, 'events.jsonl'), itemEvents(files, folder, join));
}
function* linesOfItems(files, name, { plan, sources }) {
    for (const folder of new Set(sources.values())) {
        const file = external_node_path_default().join(folder, name);
        if (!files.exists(file))
            continue;
        for (const line of files.lines(file)) {
            const value = (0,json/* parseJson */.qF)(line);
            if (!(0,json/* isJsonObject */.OW)(value) || typeof value['scope'] !== 'string')
                continue;
            const item = (0,join/* itemAt */.R9)(value['scope'], plan);
            if (item !== null && sources.get(item) === folder)
                yield { line, value };
        }
    }
}
function deadLetters(files, folder, join) {
    const file = external_node_path_default().join(folder, dead_letters/* DEAD_LETTER_FILE */.NZ);
    const known = files.exists(file) ? files.readText(file) : '';
    const letters = [...linesOfItems(files, dead_letters/* DEAD_LETTER_FILE */.NZ, join)].filter(({ value }) => typeof value['id'] === 'string' && !known.includes((0,json/* jsonText */.s$)(value['id'])));
    const opening = known === '' || known.endsWith('\n') ? '' : '\n';
    return letters.length === 0 ? '' : opening + letters.map(({ line }) => `${line}\n`).join('');
}
function itemEvents(files, folder, join) {
    const events = [...linesOfItems(files, 'events.jsonl', join)];
    const at = ({ value }) => typeof value['timestamp'] === 'string' ? value['timestamp'] : '';
    events.sort((a, b) => (at(a) < at(b) ? -1 : at(a) > at(b) ? 1 : 0));
    let seq = lastSeq(files, folder);
    return events
        .map(({ value }) => {
        seq += 1;
        return `${(0,json/* jsonText */.s$)({ ...value, seq })}\n`;
    })
        .join('');
}
function lastSeq(files, folder) {
    try {
        let last = [];
        for (const line of files.lines(external_node_path_default().join(folder, 'events.jsonl')))
            if (line.trim() !== '')
                last = [line, ...last.slice(0, 1)];
        for (const line of last) {
            const event = (0,json/* parseJson */.qF)(line);
            if ((0,json/* isJsonObject */.OW)(event) && typeof event['seq'] === 'number')
                return event['seq'];
        }
    }
    catch {
    }
    return 0;
}

// EXTERNAL MODULE: ./build/run/prepare.js
var prepare = __webpack_require__(41906);
// EXTERNAL MODULE: ./build/run/run-folder.js
var run_folder = __webpack_require__(36157);
;// CONCATENATED MODULE: ./build/run/resume.js















async function resumeRun(request) {
    const { files } = request.adapters;
    const folder = external_node_path_default().resolve(request.cwd, request.folder);
    if (!files.exists(folder))
        return refused(request, `there is no run folder ${request.folder}`);
    if (!files.exists(external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5))) {
        const nothing = (0,checkpointing/* readCheckpoint */.HQ)(files, folder);
        if (!nothing.ok)
            return refused(request, nothing.error);
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
        return refused(request, `${request.folder} is in use${(0,run_folder/* ownerText */.dP)(locked.owner)}; wait for it, or end it`);
    if (locked.status === 'failed')
        return refused(request, `${request.folder} cannot be taken: ${locked.message}`);
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
    const state = stateOf(files, folder);
    const saved = (0,checkpointing/* readCheckpoint */.HQ)(files, folder);
    if (!saved.ok)
        return (0,result/* err */._)(refused(request, saved.error));
    const { status, resumable, reason } = saved.value.snapshot;
    if (status === 'ended' && !resumable)
        return (0,result/* err */._)(refused(request, `there is nothing to join any more: ${reason ?? 'the run has ended'}`));
    const join = readJoin(files, folder, saved.value, asked);
    if (!join.ok)
        return (0,result/* err */._)(refused(request, join.error));
    const prepared = await prepareResume(request, join.value.saved);
    return prepared.ok ? (0,result.ok)({ join: join.value, prepared: prepared.value, state }) : prepared;
}
function stateOf(files, folder) {
    return `${files.readText(external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5))}${(0,checkpointing/* journalText */.Jh)(files, folder).length}`;
}
async function joinOwned(request, folder, lock, { join, prepared, state }) {
    const { files } = request.adapters;
    if (stateOf(files, folder) !== state)
        return refused(request, 'somebody else has gone on with this run; look at it again');
    writeJoin(files, folder, join);
    mendLogs(request, folder);
    return (0,execute/* execute */.g)(resumed(prepared, folder, lock.release, join.warning));
}
async function resumeOwned(request, folder, lock) {
    const saved = (0,checkpointing/* readCheckpoint */.HQ)(request.adapters.files, folder);
    if (!saved.ok)
        return refused(request, saved.error);
    const { snapshot } = saved.value;
    if (snapshot.status === 'ended' && !snapshot.resumable && request.from === null && !lock.interrupted) {
        return refused(request, `this run cannot be resumed: ${snapshot.reason ?? 'it has ended'}`, '`--from NODE` runs a node and everything after it again');
    }
    const prepared = await prepareResume(request, saved.value);
    if (!prepared.ok)
        return prepared.error;
    mendLogs(request, folder);
    return (0,execute/* execute */.g)(resumed(prepared.value, folder, lock.release, null));
}
async function prepareResume(request, saved) {
    const { snapshot } = saved;
    const run = runRequestOf(request, saved);
    const checked = await (0,prepare/* checkFile */.vH)({
        file: run.file,
        env: run.env,
        patterns: run.adapters.patterns,
        given: [...Object.keys(snapshot.inputs), ...Object.keys(request.given)],
        ...(0,build_run/* checkSettings */.EW)(run),
        ...(run.workspace === undefined ? {} : { workspace: run.workspace }),
    });
    if (checked.runnable === null)
        return (0,result/* err */._)((0,build_run/* invalidRun */.N8)(checked, checked.findings, run));
    const workflow = (0,prepare/* withMetadata */.Uz)(checked.runnable, run.metadata);
    if (workflow.settings.name !== snapshot.workflow.name) {
        const message = `${request.folder} is a run of ${snapshot.workflow.name}, and ${run.fileAsGiven} is ${workflow.settings.name} now; resume with the file it was started from`;
        return (0,result/* err */._)(refused(request, message));
    }
    const inputs = resumedInputs(workflow, saved, request.given, request.env);
    if (!inputs.ok)
        return (0,result/* err */._)(refused(request, inputs.error.message, inputs.error.suggestion));
    const problems = (0,build_run/* settingsProblems */.KK)(workflow, run);
    if (problems.length > 0)
        return (0,result/* err */._)((0,build_run/* invalidRun */.N8)(checked, problems, run));
    const recalled = recalledRun(request, saved, inputs.value, workflow);
    if (!recalled.ok)
        return (0,result/* err */._)(refused(request, recalled.error.message, recalled.error.suggestion));
    const { resetBreakers } = request;
    const prepared = { request: run, resetBreakers, saved, checked, workflow, inputs: inputs.value };
    return (0,result.ok)({ ...prepared, recalled: recalled.value });
}
function resumed(prepared, folder, release, warning) {
    const { request, saved, checked, workflow, inputs, recalled, resetBreakers } = prepared;
    return {
        request,
        workflow,
        inputs,
        warnings: [...checked.findings, ...(0,build_run/* settingsWarnings */.Td)(workflow, request), ...resumeWarnings(warning)],
        sources: checked.loaded.sources,
        resume: {
            runId: saved.snapshot.runId,
            folder,
            saved,
            ...recalled,
            nextSeq: lastSeq(request.adapters.files, folder) + 1,
            shard: saved.snapshot.shard,
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
    const there = external_node_path_default().resolve(snapshot.cwd, snapshot.fileAsGiven);
    const candidates = [
        external_node_path_default().resolve(request.cwd, snapshot.fileAsGiven),
        external_node_path_default().resolve(request.workspace ?? request.cwd, snapshot.workflow.file),
        external_node_path_default().resolve(request.cwd, snapshot.workflow.file),
    ];
    const isThere = files.exists(there);
    const here = candidates.find((file) => files.exists(file)) ?? candidates[0] ?? there;
    return {
        ...request,
        file: isThere ? there : here,
        fileAsGiven: isThere || !external_node_path_default().isAbsolute(snapshot.fileAsGiven) ? snapshot.fileAsGiven : here,
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
        const recalled = (0,checkpointing/* recalledInput */.bo)(value, (variable) => env[variable]);
        if (recalled === null)
            missing.add(name);
        else if (Object.hasOwn(workflow.settings.input ?? {}, name))
            recorded[name] = recalled.value;
    }
    if (missing.size > 0)
        return (0,result/* err */._)({
            message: `secret inputs are not kept in a checkpoint and must be given again: ${[...missing].join(', ')}`,
            suggestion: (0,checkpointing/* giveInputs */.zR)([...missing]),
        });
    const inputs = (0,config_inputs/* resolveInputs */.eL)(workflow, { ...(0,config_inputs/* givenData */.Y)(recorded), ...given });
    return inputs.ok ? inputs : (0,result/* err */._)(refusal(inputs.error.map((finding) => finding.message).join(' ')));
}
function recalledRun(request, saved, inputs, workflow) {
    let counting = saved.records;
    let rewind = null;
    if (request.from !== null) {
        if (!workflow.steps.has(request.from))
            return (0,result/* err */._)(refusal(`--from ${request.from}: the workflow has no such node`));
        const keep = (0,durability_rewind/* runsBefore */.W)(saved.records, workflow.settings.entry_point, request.from);
        if (keep === null)
            return (0,result/* err */._)(refusal(`--from ${request.from}: that node did not run, so nothing can be run again from there`));
        rewind = { from: request.from, keep };
        const mark = { t: 0, e: { type: 'run_rewound', keep } };
        counting = (0,durability_rewind/* withoutRewound */.p)([...saved.records, mark]);
    }
    const secrets = new Map((0,config_inputs/* secretInputValues */.fl)(workflow, inputs).map(({ origin, value }) => [origin, value]));
    const lookup = (origin) => {
        if (origin.startsWith('env:'))
            return request.env[origin.slice(4)];
        const value = secrets.get(origin) ?? inputs[(0,config_inputs/* inputOfOrigin */.op)(origin) ?? ''];
        return value === undefined ? undefined : typeof value === 'string' ? value : (0,json/* jsonText */.s$)(value);
    };
    const records = (0,checkpointing/* restoreRecords */.Df)(counting, lookup);
    const trouble = (0,checkpointing/* secretTroubles */.$$)(records, workflow);
    if (trouble !== null)
        return (0,result/* err */._)(trouble);
    return (0,result.ok)({ records, rewind });
}
const LOGS = ['events.jsonl', 'errors.jsonl', 'dead-letter.jsonl'];
function mendLogs(request, folder) {
    for (const name of LOGS) {
        try {
            mendLines(request.adapters.files, external_node_path_default().join(folder, name));
        }
        catch (error) {
            request.observer.note(`${name} cannot be put right: ${(0,error_message/* errorMessage */.g)(error)}`);
        }
    }
}
function refusal(message) {
    return { message, suggestion: null };
}
function refused(request, message, suggestion = null) {
    const at = { file: finding/* NO_FILE */.tW, line: 1, column: 1 };
    const named = message.includes(request.folder) ? message : `${request.folder}: ${message}`;
    return (0,build_run/* invalidRun */.N8)(null, [{ ...at, code: 'resume', severity: 'error', message: named, suggestion }], {
        ...request,
        fileAsGiven: request.folder,
    });
}


/***/ })

};
;