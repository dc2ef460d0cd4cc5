"use strict";
exports.id = 437;
exports.ids = [437,29];
exports.modules = {

/***/ 437:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FanOutStep: function() { return /* binding */ FanOutStep; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(62759);
/* harmony import */ var _durability_join_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97202);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87451);
/* harmony import */ var _durability_shards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37183);
/* harmony import */ var _run_resume_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18029);
/* harmony import */ var _run_run_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99870);
/* harmony import */ var _earlier_attempts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36888);
/* harmony import */ var _ending_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72294);
/* harmony import */ var _fan_out_summary_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45136);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68575);
/* harmony import */ var _input_readers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88930);
/* harmony import */ var _resume_from_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41428);
/* harmony import */ var _run_artifacts_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(33862);
/* harmony import */ var _use_site_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(84924);















class FanOutStep {
    fetching;
    request;
    watcher;
    inputs;
    files;
    #resume;
    #attempt;
    #isContinued;
    #isStrict;
    constructor(fetching, request, watcher) {
        this.fetching = fetching;
        this.request = request;
        this.watcher = watcher;
        const { file, fileAsGiven, adapters } = request;
        this.inputs = fetching.inputs;
        this.files = adapters.files;
        this.#resume = { ...request, named: { file, fileAsGiven }, from: null, resetBreakers: false };
        this.#attempt = Number((0,_use_site_js__WEBPACK_IMPORTED_MODULE_13__/* .readRunAttempt */ .LO)(fetching.host.env));
        this.#isContinued = fetching.inputs.resumeFrom.includes(_input_readers_js__WEBPACK_IMPORTED_MODULE_10__/* .PREVIOUS_ATTEMPT */ .KP) && this.#attempt > 1;
        this.#isStrict = this.#isContinued && !(0,_resume_from_js__WEBPACK_IMPORTED_MODULE_11__/* .mayBeginAnew */ .s5)(fetching.inputs);
    }
    async ending() {
        const located = await this.#findPlan();
        if (!located.ok)
            return this.#refuse(located.error);
        const { folder, plan, artifacts } = located.value;
        if (this.inputs.command === 'join')
            return this.#join(folder, plan, artifacts);
        return plan === null
            ? this.#refuse('the plan has no shards.json: its run never came to the group')
            : this.#shard(folder, plan, artifacts);
    }
    #refuse(why) {
        return (0,_ending_js__WEBPACK_IMPORTED_MODULE_7__/* .createMisuseEnding */ .SE)(this.fetching.host, this.inputs, this.inputs.command, [why]);
    }
    async #findPlan() {
        const { files, fetching } = this;
        const listed = await (0,_run_artifacts_js__WEBPACK_IMPORTED_MODULE_12__/* .listArtifactsOfThisRun */ .aB)(fetching, this.#isStrict);
        if (!listed.ok)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__/* .err */ ._q)(`the artifacts of this run cannot be listed: ${listed.error}`);
        const folder = await this.#fetchPlan(listed.value);
        const checked = folder.ok ? (0,_resume_from_js__WEBPACK_IMPORTED_MODULE_11__/* .checkRun */ .Q5)(fetching, folder.value) : folder;
        if (!checked.ok)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__/* .err */ ._q)(`plan: ${checked.error}`);
        const commits = (0,_resume_from_js__WEBPACK_IMPORTED_MODULE_11__/* .compareCommits */ .kC)(fetching, checked.value);
        if (!commits.ok)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__/* .err */ ._q)(`plan: ${commits.error}`);
        const hasPlan = files.exists(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(checked.value, _durability_shards_js__WEBPACK_IMPORTED_MODULE_3__/* .SHARDS_FILE */ .D6));
        const plan = hasPlan ? (0,_durability_shards_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlan */ .m3)(files, checked.value) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__.ok)(null);
        if (!plan.ok)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__/* .err */ ._q)(`plan: ${plan.error}`);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__.ok)({ folder: checked.value, plan: plan.value, artifacts: listed.value });
    }
    async #fetchPlan(artifacts) {
        const { plan: name } = this.inputs;
        const folder = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(this.fetching.cwd, name);
        if ((0,_resume_from_js__WEBPACK_IMPORTED_MODULE_11__/* .isFolder */ .lQ)(folder))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__.ok)(folder);
        const found = (0,_run_artifacts_js__WEBPACK_IMPORTED_MODULE_12__/* .findNewestRun */ .H$)(artifacts.filter(({ artifact }) => artifact.name === name));
        return found === undefined
            ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__/* .err */ ._q)(`this run has no artifact ${JSON.stringify(name)}`)
            : (0,_run_artifacts_js__WEBPACK_IMPORTED_MODULE_12__/* .downloadArtifact */ .bk)(this.fetching, found);
    }
    async #shard(folder, plan, artifacts) {
        const shard = { index: this.inputs.shard, of: plan.shards };
        const earlier = await this.#fetchEarlierShard(folder, plan, artifacts);
        if (!earlier.ok)
            return this.#refuse(earlier.error);
        const ending = earlier.value === null
            ? await this.#runShard(folder, plan, shard, artifacts)
            : await this.#resumeFolder(earlier.value);
        const warnings = ending.account?.notices.warnings ?? [];
        const failures = warnings.flatMap(({ code, message }) => (code === 'item-failed' ? [message] : []));
        return { ...ending, shard, preface: (0,_fan_out_summary_js__WEBPACK_IMPORTED_MODULE_8__/* .renderShardPreface */ .T3)(ending.result, failures) };
    }
    async #runShard(folder, plan, shard, artifacts) {
        const ended = await this.#listEndedInJoin(plan, shard, artifacts);
        if (!ended.ok)
            return this.#refuse(ended.error);
        if (ended.value.length > 0)
            this.#note('the join of an earlier attempt has ended items of this shard; they do not run again');
        const out = (0,_run_artifacts_js__WEBPACK_IMPORTED_MODULE_12__/* .createFetchFolder */ .ni)(this.fetching);
        return this.#toEnding(await (0,_run_resume_js__WEBPACK_IMPORTED_MODULE_4__/* .runShard */ .E)({ ...this.#resume, folder, shard, out, ended: ended.value }));
    }
    async #listEndedInJoin(plan, shard, artifacts) {
        if (!this.#isContinued)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__.ok)([]);
        const isOfRun = (name) => (0,_use_site_js__WEBPACK_IMPORTED_MODULE_13__/* .parseRunOfArtifact */ .OV)(name) === (0,_use_site_js__WEBPACK_IMPORTED_MODULE_13__/* .shortenRunId */ .MI)(plan.run_id);
        const latest = (0,_run_artifacts_js__WEBPACK_IMPORTED_MODULE_12__/* .findNewestRun */ .H$)(artifacts.filter(({ artifact: { name } }) => name !== this.inputs.plan && isOfRun(name)));
        if (latest === undefined)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__.ok)([]);
        const folder = await (0,_run_artifacts_js__WEBPACK_IMPORTED_MODULE_12__/* .downloadArtifact */ .bk)(this.fetching, latest);
        if (!folder.ok)
            return this.#allow(folder.error, 'the shard runs all of its items', []);
        const saved = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_2__/* .readCheckpoint */ .HQ)(this.files, folder.value);
        if (!saved.ok || saved.value.snapshot.run_id !== plan.run_id)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__.ok)([]);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__.ok)((0,_durability_shards_js__WEBPACK_IMPORTED_MODULE_3__/* .listEndedItems */ .Ry)(saved.value.entries, plan, shard));
    }
    #allow(problem, instead, value) {
        if (this.#isStrict)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__/* .err */ ._q)(`${problem}; ${_run_artifacts_js__WEBPACK_IMPORTED_MODULE_12__/* .WHAT_TO_DO */ .L}`);
        this.#note(`${problem}; ${instead}`);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__.ok)(value);
    }
    async #fetchEarlierShard(folder, plan, artifacts) {
        if (!this.#isContinued)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__.ok)(null);
        const earlier = listShardArtifacts(plan, artifacts).find(({ index, attempt }) => index === this.inputs.shard && attempt < this.#attempt);
        if (earlier === undefined) {
            this.#note('no earlier attempt of this shard left an artifact; it goes on from its plan');
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__.ok)(null);
        }
        const fetched = await (0,_run_artifacts_js__WEBPACK_IMPORTED_MODULE_12__/* .downloadArtifact */ .bk)(this.fetching, earlier);
        const problem = fetched.ok ? this.#putPlanBack(folder, plan, earlier, fetched.value) : fetched.error;
        return fetched.ok && problem === null
            ? fetched
            : this.#allow(`${problem}`, 'this shard runs all of its items', null);
    }
    #putPlanBack(folder, plan, { artifact, index }, fetched) {
        const snapshot = (0,_run_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .readSnapshot */ .RA)(this.files, fetched);
        if (snapshot === null || (0,_durability_join_js__WEBPACK_IMPORTED_MODULE_1__/* .findForeignReason */ .IK)(snapshot, plan) !== null || snapshot.shard?.index !== index)
            return `${artifact.name} cannot be resumed: it is of another plan`;
        const copied = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__/* .tryResult */ .Bh)(() => (0,_durability_join_js__WEBPACK_IMPORTED_MODULE_1__/* .copyPlan */ .DS)(this.files, folder, fetched));
        return copied.ok ? null : `${artifact.name} cannot be resumed: ${copied.error}`;
    }
    async #join(folder, plan, artifacts) {
        const over = (0,_ending_js__WEBPACK_IMPORTED_MODULE_7__/* .concludeEndedRun */ .vT)(this.fetching.host, this.inputs, this.files, folder, 'the plan');
        if (over !== null)
            return over;
        if (plan === null)
            return this.#resumeFolder(folder);
        const shards = await this.#fetchShards(plan, artifacts);
        if (!shards.ok)
            return this.#refuse(shards.error);
        const rows = (0,_fan_out_summary_js__WEBPACK_IMPORTED_MODULE_8__/* .listShardRows */ .Qs)(this.files, plan, shards.value);
        const joined = await this.#fetchEarlierJoin(plan, artifacts);
        if (!joined.ok)
            return this.#refuse(joined.error);
        const ending = await this.#resumeFolder(joined.value ?? folder, {
            folders: shards.value.map((shard) => shard.folder),
            requireAll: false,
        });
        return { ...ending, preface: (0,_fan_out_summary_js__WEBPACK_IMPORTED_MODULE_8__/* .renderJoinPreface */ .Rr)(plan, rows) };
    }
    async #fetchShards(plan, artifacts) {
        const shards = [];
        for (const located of listShardArtifacts(plan, artifacts)) {
            if (shards.some(({ index, finished }) => index === located.index && finished))
                continue;
            const folder = await (0,_run_artifacts_js__WEBPACK_IMPORTED_MODULE_12__/* .downloadArtifact */ .bk)(this.fetching, located);
            if (!folder.ok)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__/* .err */ ._q)(`${folder.error}; run this job again`);
            const snapshot = (0,_run_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .readSnapshot */ .RA)(this.files, folder.value);
            if (snapshot !== null && (0,_durability_join_js__WEBPACK_IMPORTED_MODULE_1__/* .findForeignReason */ .IK)(snapshot, plan) !== null) {
                this.#note(`${located.artifact.name} belongs to another plan and is left out`);
                continue;
            }
            const finished = snapshot?.status === 'ended' && snapshot.outcome === 'success';
            shards.push({ index: located.index, folder: folder.value, finished });
        }
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__.ok)(shards);
    }
    async #fetchEarlierJoin({ run_id: runId }, artifacts) {
        if (!this.#isContinued)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__.ok)(null);
        const short = (0,_use_site_js__WEBPACK_IMPORTED_MODULE_13__/* .shortenRunId */ .MI)(runId);
        const ofRun = artifacts.filter(({ artifact: { name } }) => ((0,_use_site_js__WEBPACK_IMPORTED_MODULE_13__/* .parseRunOfArtifact */ .OV)(name) ?? short) === short);
        const earlier = await (0,_run_artifacts_js__WEBPACK_IMPORTED_MODULE_12__/* .findEarlierRuns */ .ai)(this.fetching, ofRun);
        if (!earlier.ok)
            return earlier.error.isAmbiguous ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__/* .err */ ._q)(earlier.error.why) : this.#joinAnew(earlier.error.why);
        const lost = await (0,_earlier_attempts_js__WEBPACK_IMPORTED_MODULE_6__/* .findLostAttempt */ .N)(this.fetching, earlier.value);
        if (!lost.ok || lost.value !== null) {
            const refused = this.#joinAnew(lost.ok ? (0,_earlier_attempts_js__WEBPACK_IMPORTED_MODULE_6__/* .describeLostAttempt */ .n)(lost.value ?? 0) : lost.error);
            if (!refused.ok)
                return refused;
        }
        const { newest } = earlier.value;
        if (newest === null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__.ok)(null);
        const folder = await (0,_run_artifacts_js__WEBPACK_IMPORTED_MODULE_12__/* .downloadArtifact */ .bk)(this.fetching, newest);
        if (!folder.ok)
            return this.#joinAnew(folder.error);
        if ((0,_run_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .readSnapshot */ .RA)(this.files, folder.value)?.run_id === runId)
            return folder;
        this.#note(`${newest.artifact.name} is of another run; the plan is joined anew`);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_14__.ok)(null);
    }
    #joinAnew(problem) {
        return this.#allow(problem, 'the plan is joined anew', null);
    }
    async #resumeFolder(folder, join) {
        const snapshot = (0,_run_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .readSnapshot */ .RA)(this.files, folder);
        const isEnded = snapshot?.status === 'ended';
        const { host } = this.fetching;
        if (isEnded && !snapshot.resumable)
            return (0,_ending_js__WEBPACK_IMPORTED_MODULE_7__/* .concludeEndedRun */ .vT)(host, this.inputs, this.files, folder) ?? this.#refuse(`${folder} cannot be resumed`);
        const isJoined = isEnded && snapshot.outcome !== 'suspended' && snapshot.outcome !== 'cancelled';
        const joining = join === undefined || isJoined ? {} : { join };
        return this.#toEnding(await (0,_run_resume_js__WEBPACK_IMPORTED_MODULE_4__.resumeRun)({ ...this.#resume, folder, ...joining }));
    }
    #toEnding(result) {
        if (result.status === 'invalid')
            return (0,_ending_js__WEBPACK_IMPORTED_MODULE_7__/* .concludeNotRun */ .GR)(this.fetching.host, this.inputs, result);
        return this.watcher.ending(result, this.request.cwd);
    }
    #note(message) {
        (0,_host_js__WEBPACK_IMPORTED_MODULE_9__.note)(this.fetching.host, message);
    }
}
function listShardArtifacts(plan, artifacts) {
    return artifacts
        .flatMap((located) => {
        const shard = (0,_use_site_js__WEBPACK_IMPORTED_MODULE_13__/* .parseShardOfArtifact */ .nQ)(located.artifact.name);
        if (shard === null || shard.run !== (0,_use_site_js__WEBPACK_IMPORTED_MODULE_13__/* .shortenRunId */ .MI)(plan.run_id) || shard.of !== plan.shards)
            return [];
        return shard.index < 1 || shard.index > plan.shards ? [] : [{ ...located, ...shard }];
    })
        .sort((a, b) => b.attempt - a.attempt || b.artifact.id - a.artifact.id);
}


/***/ }),

/***/ 97202:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: function() { return /* binding */ copyPlan; },
/* harmony export */   IK: function() { return /* binding */ findForeignReason; },
/* harmony export */   K: function() { return /* binding */ writeJoin; },
/* harmony export */   l: function() { return /* binding */ readJoin; },
/* harmony export */   nd: function() { return /* binding */ findLastSeq; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22719);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51848);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62759);
/* harmony import */ var _core_sharding_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99978);
/* harmony import */ var _dead_letter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15893);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90479);
/* harmony import */ var _saved_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87451);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37183);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5094);











function copyPlan(files, folder, out) {
    const plan = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(out, _shards_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAN_FOLDER */ .Vx);
    files.makeFolder(plan);
    for (const name of [_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .JOURNAL_FILE */ .RD, _snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .CHECKPOINT_FILE */ .S5, _shards_js__WEBPACK_IMPORTED_MODULE_5__/* .SHARDS_FILE */ .D6])
        files.replace(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(plan, name), files.readText(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, name)));
}
function readJoin(files, folder, saved, request) {
    const plan = (0,_shards_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlan */ .m3)(files, folder);
    if (!plan.ok)
        return plan;
    if (plan.value.run_id !== saved.snapshot.run_id)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)('its shards.json is of another run');
    const shards = [];
    for (const shardFolder of request.folders) {
        const shard = readShard(files, shardFolder, plan.value);
        if (!shard.ok)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`${shardFolder} cannot be joined: ${shard.error}`);
        if (shard.value !== null)
            shards.push(shard.value);
    }
    const joined = (0,_shards_js__WEBPACK_IMPORTED_MODULE_5__/* .joinShards */ .eS)(plan.value, saved.entries, shards);
    const missing = listMissingShards(plan.value, joined.ended, shards);
    const items = `items of ${missing.length === 1 ? 'shard' : 'shards'} ${missing.join(', ')}`;
    if (request.requireAll && missing.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`${items} have not ended, and --require-all was given`);
    const { text: lines, crc } = (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .printJournalLines */ .cA)(joined.entries, saved.crc);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)({
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
    return open.filter((index) => endedIn(index) < (0,_core_sharding_js__WEBPACK_IMPORTED_MODULE_8__/* .countItemsOfShard */ .VT)(plan, index));
}
function readShard(files, folder, plan) {
    const read = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .tryResult */ .Bh)(() => {
        const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .CHECKPOINT_FILE */ .S5);
        if (!files.exists(file))
            return (0,_saved_run_js__WEBPACK_IMPORTED_MODULE_4__/* .hasRun */ .gb)(files, folder) ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`there is no ${_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .CHECKPOINT_FILE */ .S5} in it`) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(null);
        const snapshot = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .parseSnapshot */ .E$)(files.readText(file));
        if (!snapshot.ok)
            return snapshot;
        const { shard, status, outcome, broken } = snapshot.value;
        const foreign = findForeignReason(snapshot.value, plan);
        if (shard === null || foreign !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(foreign ?? '');
        if (broken !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`what it did could not be written down (${broken})`);
        if (!files.exists(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .JOURNAL_FILE */ .RD)))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`there is no ${_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .JOURNAL_FILE */ .RD} in it`);
        const content = (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readJournal */ .a0)((0,_saved_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readJournalFile */ .Wp)(files, folder), (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .computeJournalStart */ .T0)(snapshot.value));
        if (!content.ok)
            return content;
        if (!(0,_saved_run_js__WEBPACK_IMPORTED_MODULE_4__/* .isAsSealed */ .HN)(snapshot.value, content.value))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)('its journal is not the one that it ended with');
        const { entries } = content.value;
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)({ folder, shard, entries, finished: status === 'ended' && outcome === 'success' });
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
    const journal = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .JOURNAL_FILE */ .RD);
    files.replace(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .CHECKPOINT_FILE */ .S5), (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .formatSnapshot */ .Q)({ ...join.saved.snapshot, ..._snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .RUNNING */ .W2 }));
    (0,_saved_run_js__WEBPACK_IMPORTED_MODULE_4__/* .mendLines */ .Og)(files, journal);
    const append = (file, text) => {
        if (text !== '')
            (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_9__/* .appendDurably */ .iO)(files, file, text);
    };
    append(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _dead_letter_js__WEBPACK_IMPORTED_MODULE_2__/* .DEAD_LETTER_FILE */ .NZ), joinDeadLetters(files, folder, join));
    append(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, EVENTS_FILE), joinEvents(files, folder, join));
    append(journal, join.lines);
    return findLastSeq(files, folder);
}
const EVENTS_FILE = 'events.jsonl';
function* readItemLines(files, file, plan) {
    const findItem = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_10__/* .itemsOfRoot */ .Gd)(plan);
    for (const text of files.exists(file) ? files.lines(file) : []) {
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
        const item = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) ? findItem((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['scope'])) : null;
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && item !== null)
            yield { item, value };
    }
}
function collectShardLines(files, name, { plan, sources }) {
    const folders = new Set([...sources.values()].map((source) => source.folder));
    return [...folders].flatMap((folder) => [...readItemLines(files, node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, name), plan)]
        .filter(({ item }) => sources.get(item)?.folder === folder)
        .map(({ value }) => value));
}
function joinDeadLetters(files, folder, join) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _dead_letter_js__WEBPACK_IMPORTED_MODULE_2__/* .DEAD_LETTER_FILE */ .NZ);
    const known = files.exists(file) ? files.readText(file) : '';
    return collectShardLines(files, _dead_letter_js__WEBPACK_IMPORTED_MODULE_2__/* .DEAD_LETTER_FILE */ .NZ, join)
        .filter(({ id }) => typeof id === 'string' && !known.includes((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)(id)))
        .map((value) => `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)(value)}\n`)
        .join('');
}
function joinEvents(files, folder, join) {
    const removeNumber = ({ seq: _, ...event }) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)(event);
    const written = [...readItemLines(files, node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, EVENTS_FILE), join.plan)];
    const known = new Set(written.map(({ value }) => removeNumber(value)));
    const readTime = ({ timestamp }) => Date.parse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(timestamp)) || 0;
    const first = findLastSeq(files, folder) + 1;
    return collectShardLines(files, EVENTS_FILE, join)
        .filter((value) => !known.has(removeNumber(value)))
        .sort((a, b) => readTime(a) - readTime(b))
        .map((value, index) => `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)({ ...value, seq: first + index })}\n`)
        .join('');
}
function findLastSeq(files, folder) {
    let last = 0;
    (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .tryAction */ .Y$)(() => {
        for (const line of files.lines(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, EVENTS_FILE))) {
            const { seq } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .eB)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(line));
            if (typeof seq === 'number')
                last = seq;
        }
    });
    return last;
}


/***/ }),

/***/ 18029:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ runShard; },
/* harmony export */   resumeRun: function() { return /* binding */ resumeRun; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _account_run_account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17509);
/* harmony import */ var _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55807);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53325);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(62759);
/* harmony import */ var _durability_join_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97202);
/* harmony import */ var _durability_journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90479);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87451);
/* harmony import */ var _durability_shards_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37183);
/* harmony import */ var _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5094);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(36659);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(31160);
/* harmony import */ var _execute_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(29120);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(55872);
/* harmony import */ var _prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(24783);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(99870);
















async function resumeRun(request) {
    const { files, lock } = request.adapters;
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(request.cwd, request.folder);
    if (!files.exists(folder))
        return (0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseResume */ .Q_)(request, `there is no run folder ${request.folder}`);
    const unsafe = [folder, ...(request.join?.folders ?? [])].flatMap((each) => (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .findUnsafeReason */ .Co)(files, each) ?? []);
    if (unsafe[0] !== undefined)
        return (0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseResume */ .Q_)(request, unsafe[0]);
    if (request.join !== undefined || !files.exists(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .CHECKPOINT_FILE */ .S5))) {
        const prepared = await prepare(request, folder, false);
        if (!prepared.ok)
            return prepared.error;
    }
    const locked = (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .takeFolder */ .Cz)(lock, folder, request.folder);
    if (!locked.ok)
        return (0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseResume */ .Q_)(request, locked.error);
    let release = locked.value.release;
    try {
        const survived = await endFormerNodes(request.adapters, folder, locked.value.former);
        const ready = await prepare(request, folder, locked.value.interrupted);
        if (!ready.ok)
            return ready.error;
        const { prepared, join } = ready.value;
        for (const name of LOGS) {
            const problem = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .tryAction */ .Y$)(() => (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .mendLines */ .Og)(files, node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, name)));
            if (problem !== null)
                request.observer.note(`${name} cannot be repaired: ${problem}`);
        }
        const lastEvent = (0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .tryOnDisk */ .cy)(request, () => join === null ? (0,_durability_join_js__WEBPACK_IMPORTED_MODULE_4__/* .findLastSeq */ .nd)(files, folder) : (0,_durability_join_js__WEBPACK_IMPORTED_MODULE_4__/* .writeJoin */ .K)(files, folder, join));
        if (!lastEvent.ok)
            return lastEvent.error;
        const owned = { path: folder, problem: null, release };
        const result = await (0,_execute_js__WEBPACK_IMPORTED_MODULE_11__/* .executeRun */ .l)(createResumedRequest(prepared, owned, lastEvent.value, join, survived));
        release = _run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .NO_FOLDER */ .LQ.release;
        return result;
    }
    finally {
        release();
    }
}
const SHOWN_COMMANDS = 3;
async function endFormerNodes({ files, endSurvivors: end }, folder, former) {
    const commands = former === undefined ? [] : ((await end?.(former)) ?? []);
    if (commands.length === 0)
        return null;
    const { visits } = readEvents(files, folder);
    const nodes = visits.listInFlight();
    const what = nodes.length === 0 ? 'a process of the killed session' : `the process of ${nodes.join(', ')}`;
    const shown = commands.slice(0, SHOWN_COMMANDS).map((command) => `\`${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_10__/* .toOneLine */ .GX)(command, 200)}\``);
    return `${what} had survived the kill, and was ended before this resume began: ${shown.join(', ')}`;
}
function readEvents(files, folder) {
    const account = new _account_run_account_js__WEBPACK_IMPORTED_MODULE_1__/* .RunAccount */ .b();
    const reader = new _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .EventReader */ .i8(account);
    (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .tryAction */ .Y$)(() => {
        for (const line of files.lines(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, 'events.jsonl')))
            reader.line(line);
    });
    return account;
}
async function prepare(request, folder, isInterrupted) {
    const { files } = request.adapters;
    const saved = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .readCheckpoint */ .HQ)(files, folder);
    if (!saved.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)((0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseRunFolder */ .GH)(request, saved.error));
    const over = explainEnded(request, saved.value.snapshot, isInterrupted);
    if (over !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)((0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseRunFolder */ .GH)(request, over));
    const join = request.join === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)(null) : (0,_durability_join_js__WEBPACK_IMPORTED_MODULE_4__/* .readJoin */ .l)(files, folder, saved.value, request.join);
    if (!join.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)((0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseRunFolder */ .GH)(request, join.error));
    const prepared = await (0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .prepareResume */ .FT)(request, join.value?.saved ?? saved.value);
    return prepared.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)({ prepared: prepared.value, join: join.value }) : prepared;
}
function explainEnded({ join, from }, { status, resumable, reason, outcome }, isInterrupted) {
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
            ...(0,_index_js__WEBPACK_IMPORTED_MODULE_12__/* .findSettingsWarnings */ .Wx)(workflow, request),
            ...(join?.warnings ?? []).map((warning) => (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .createUnplacedFinding */ .W)('join', 'warning', warning)),
            ...(survived === null ? [] : [(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .createUnplacedFinding */ .W)('process-survived', 'warning', survived)]),
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
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(request.cwd, request.folder);
    const [taken] = (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .findRunDirProblems */ .a$)({ adapters: request.adapters, cwd: request.cwd, runDir: request.out });
    if (taken !== undefined)
        return (0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseResume */ .Q_)(request, taken);
    if (!files.exists(folder))
        return (0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseResume */ .Q_)(request, `there is no run folder ${request.folder}`);
    const unsafe = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .findUnsafeReason */ .Co)(files, folder);
    if (unsafe !== null)
        return (0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseResume */ .Q_)(request, unsafe);
    const saved = readShardPlan(request, folder);
    if (!saved.ok)
        return (0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseRunFolder */ .GH)(request, saved.error);
    const prepared = await (0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .prepareResume */ .FT)(request, saved.value);
    if (!prepared.ok)
        return prepared.error;
    const { run_id: runId, workflow } = saved.value.snapshot;
    const claimed = (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .claimFolder */ .Pm)({ ...prepared.value.request, runDir: request.out }, workflow.name, runId);
    if (!claimed.ok)
        return (0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseResume */ .Q_)(request, claimed.error);
    const out = claimed.value.path;
    if (out === null)
        return (0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseResume */ .Q_)(request, `${request.out} cannot be written, and a shard without its folder is of no use`);
    const { ended } = request;
    const copied = (0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .tryOnDisk */ .cy)(request, () => {
        (0,_durability_join_js__WEBPACK_IMPORTED_MODULE_4__/* .copyPlan */ .DS)(files, folder, out);
        if (ended !== undefined)
            files.replace(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(out, _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .JOURNAL_FILE */ .RD), (0,_durability_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .printJournalLines */ .cA)(ended, (0,_durability_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .computeJournalStart */ .T0)(saved.value.snapshot)).text);
    });
    if (!copied.ok) {
        claimed.value.release();
        return copied.error;
    }
    const refuseUnsaved = (problem) => {
        const cleared = (0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .tryOnDisk */ .cy)(request, () => files.remove(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(out, _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .CHECKPOINT_FILE */ .S5)));
        return cleared.ok ? (0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseRunFolder */ .GH)(request, (0,_prepare_resume_js__WEBPACK_IMPORTED_MODULE_13__/* .describeUnusable */ .b2)(problem)) : cleared.error;
    };
    return (0,_execute_js__WEBPACK_IMPORTED_MODULE_11__/* .executeRun */ .l)({ ...createResumedRequest(prepared.value, claimed.value, 0, null), refuseUnsaved });
}
function readShardPlan({ adapters: { files }, shard, ended = [] }, folder) {
    const saved = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .readCheckpoint */ .HQ)(files, folder);
    if (!saved.ok)
        return saved;
    const plan = (0,_durability_shards_js__WEBPACK_IMPORTED_MODULE_7__/* .readPlan */ .m3)(files, folder);
    if (!plan.ok)
        return plan;
    const { group, visit, shards, base, run_id: runId } = plan.value;
    const { snapshot, crc } = saved.value;
    if (snapshot.shard !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)('it is the folder of a shard, not of a plan');
    if (runId !== snapshot.run_id || base !== (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_9__/* .formatChecksum */ .rH)(crc))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)('the run has continued since its plan was made; shards cannot be added any more');
    if (shard.of !== shards)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(`its plan has ${shards} shards, not ${shard.of}`);
    if (shard.index < 1 || shard.index > shards)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(`there is no shard ${shard.index} of ${shards}`);
    const shardId = { group, visit, index: shard.index, of: shards, base };
    const ofShard = { ...snapshot, shard: shardId };
    const entries = [...saved.value.entries, ...ended];
    const { crc: last } = (0,_durability_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .printJournalLines */ .cA)(ended, (0,_durability_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .computeJournalStart */ .T0)(ofShard));
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)({ snapshot: ofShard, entries, crc: last, lines: ended.length });
}


/***/ })

};
;