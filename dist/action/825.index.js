"use strict";
exports.id = 825;
exports.ids = [825];
exports.modules = {

/***/ 2825:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  resumeRun: () => (/* binding */ resumeRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/checkpoint/snapshot.js
var snapshot = __webpack_require__(26572);
// EXTERNAL MODULE: ./build/config/inputs.js
var config_inputs = __webpack_require__(72645);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(56089);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(8918);
// EXTERNAL MODULE: ./build/core/written-numbers.js
var written_numbers = __webpack_require__(94643);
// EXTERNAL MODULE: ./build/run/checkpointing.js
var checkpointing = __webpack_require__(37579);
// EXTERNAL MODULE: ./build/run/execute.js + 80 modules
var execute = __webpack_require__(31732);
// EXTERNAL MODULE: ./build/run/index.js
var build_run = __webpack_require__(17177);
;// CONCATENATED MODULE: ./build/run/mend-lines.js

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

// EXTERNAL MODULE: ./build/run/prepare.js + 21 modules
var prepare = __webpack_require__(94491);
// EXTERNAL MODULE: ./build/run/rewind.js
var run_rewind = __webpack_require__(67386);
// EXTERNAL MODULE: ./build/run/run-folder.js
var run_folder = __webpack_require__(36157);
;// CONCATENATED MODULE: ./build/run/resume.js













async function resumeRun(request) {
    const { files, lock } = request.adapters;
    const folder = external_node_path_default().resolve(request.cwd, request.folder);
    if (!files.exists(folder))
        return refused(request, `there is no run folder ${request.folder}`);
    if (!files.exists(external_node_path_default().join(folder, snapshot/* CHECKPOINT_FILE */.S5))) {
        const nothing = (0,checkpointing/* readCheckpoint */.HQ)(files, folder);
        if (!nothing.ok)
            return refused(request, nothing.error);
    }
    const locked = lock.acquire(folder);
    if (locked.status === 'taken')
        return refused(request, `${request.folder} is in use${(0,run_folder/* ownerText */.dP)(locked.owner)}; wait for it, or end it`);
    if (locked.status === 'failed')
        return refused(request, `${request.folder} cannot be taken: ${locked.message}`);
    let kept = false;
    try {
        const result = await resumeOwned(request, folder, locked);
        kept = result.status !== 'invalid';
        return result;
    }
    finally {
        if (!kept)
            locked.release();
    }
}
async function resumeOwned(request, folder, lock) {
    const saved = (0,checkpointing/* readCheckpoint */.HQ)(request.adapters.files, folder);
    if (!saved.ok)
        return refused(request, saved.error);
    const { snapshot } = saved.value;
    if (snapshot.status === 'ended' && !snapshot.resumable && request.from === null && !lock.interrupted) {
        return refused(request, `this run cannot be resumed: ${snapshot.reason ?? 'it has ended'}`, '`--from NODE` runs a node and everything after it again');
    }
    const run = runRequestOf(request, saved.value);
    const checked = await (0,prepare/* checkFile */.vH)({
        file: run.file,
        env: run.env,
        patterns: run.adapters.patterns,
        ...(run.workspace === undefined ? {} : { workspace: run.workspace }),
    });
    if (checked.runnable === null)
        return (0,build_run/* invalidRun */.N8)(checked, checked.findings, run);
    const workflow = run.strictExit === null ? checked.runnable : (0,prepare/* withStrictExit */.CQ)(checked.runnable, run.strictExit);
    if (workflow.settings.name !== snapshot.workflow.name) {
        return refused(request, `${request.folder} is a run of ${snapshot.workflow.name}, and ${run.fileAsGiven} is ${workflow.settings.name} now; resume with the file it was started from`);
    }
    const inputs = resumedInputs(workflow, saved.value, request.given, request.env);
    if (!inputs.ok)
        return refused(request, inputs.error.message, inputs.error.suggestion);
    const problems = (0,build_run/* settingsProblems */.KK)(workflow, run);
    if (problems.length > 0)
        return (0,build_run/* invalidRun */.N8)(checked, problems, run);
    const resume = resumeState(request, folder, saved.value, inputs.value, workflow, lock.release);
    if (!resume.ok)
        return refused(request, resume.error.message, resume.error.suggestion);
    mendLogs(request, folder);
    return (0,execute/* execute */.g)({
        request: run,
        workflow,
        inputs: inputs.value,
        warnings: checked.findings,
        sources: checked.loaded.sources,
        resume: resume.value,
        workspace: checked.workspace,
    });
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
        else if (Object.hasOwn(workflow.settings.input ?? {}, name)) {
            recorded[name] = recalled.value;
            (0,written_numbers/* carryNumber */.RK)(saved.snapshot.inputs, name, recorded);
        }
    }
    if (missing.size > 0)
        return (0,result/* err */._)({
            message: `secret inputs are not kept in a checkpoint and must be given again: ${[...missing].join(', ')}`,
            suggestion: (0,checkpointing/* giveInputs */.zR)([...missing]),
        });
    const inputs = (0,config_inputs/* resolveInputs */.eL)(workflow, { ...(0,config_inputs/* givenData */.Y)(recorded), ...given });
    return inputs.ok ? inputs : (0,result/* err */._)(refusal(inputs.error.map((finding) => finding.message).join(' ')));
}
function resumeState(request, folder, saved, inputs, workflow, release) {
    let counting = saved.records;
    let rewind = null;
    if (request.from !== null) {
        if (!workflow.steps.has(request.from))
            return (0,result/* err */._)(refusal(`--from ${request.from}: the workflow has no such node`));
        rewind = (0,run_rewind/* runsBefore */.W)(saved.records, workflow.settings.entry_point, request.from);
        if (rewind === null)
            return (0,result/* err */._)(refusal(`--from ${request.from}: that node did not run, so nothing can be run again from there`));
        const mark = { t: 0, e: { type: 'rewind', keep: rewind } };
        counting = (0,run_rewind/* withoutRewound */.p)([...saved.records, mark]);
    }
    const secrets = new Map((0,config_inputs/* secretInputValues */.fl)(workflow, inputs).map(({ origin, value }) => [origin, value]));
    const lookup = (origin) => {
        if (origin.startsWith('env:'))
            return request.env[origin.slice(4)];
        const value = secrets.get(origin) ?? inputs[(0,config_inputs/* inputOfOrigin */.op)(origin) ?? ''];
        return value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value);
    };
    const records = (0,checkpointing/* restoreRecords */.Df)(counting, lookup);
    const trouble = (0,checkpointing/* secretTroubles */.$$)(records, workflow);
    if (trouble !== null)
        return (0,result/* err */._)(trouble);
    return (0,result.ok)({
        runId: saved.snapshot.runId,
        folder,
        saved,
        records,
        rewind,
        nextSeq: lastSeq(request.adapters.files, folder) + 1,
        resetBreakers: request.resetBreakers,
        release,
    });
}
const LOGS = ['events.jsonl', 'errors.jsonl', 'dead-letter.jsonl'];
function mendLogs(request, folder) {
    for (const name of LOGS) {
        try {
            mendLines(request.adapters.files, external_node_path_default().join(folder, name));
        }
        catch (error) {
            request.observer.note(`${name} cannot be put right: ${error instanceof Error ? error.message : String(error)}`);
        }
    }
}
function lastSeq(files, folder) {
    try {
        const lines = files.readText(external_node_path_default().join(folder, 'events.jsonl')).trimEnd().split('\n');
        for (let index = lines.length - 1; index >= 0; index--) {
            const event = (0,json/* parseJson */.qF)(lines[index] ?? '');
            if ((0,json/* isJsonObject */.OW)(event) && typeof event['seq'] === 'number')
                return event['seq'];
        }
    }
    catch {
    }
    return 0;
}
function refusal(message) {
    return { message, suggestion: null };
}
function refused(request, message, suggestion = null) {
    const at = { file: request.folder, line: 1, column: 1 };
    return (0,build_run/* invalidRun */.N8)(null, [{ ...at, code: 'resume', severity: 'error', message, suggestion }], {
        ...request,
        fileAsGiven: request.folder,
    });
}


/***/ })

};
;