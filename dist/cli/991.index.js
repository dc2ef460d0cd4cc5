"use strict";
exports.id = 991;
exports.ids = [991];
exports.modules = {

/***/ 5991:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resumeCommand: () => (/* binding */ resumeCommand)
/* harmony export */ });
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6487);
/* harmony import */ var _run_resume_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2825);
/* harmony import */ var _adapters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6542);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8218);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7727);
/* harmony import */ var _interrupts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1628);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6056);







const resumeCommand = {
    name: 'resume',
    summary: 'Go on with a run where it stopped',
    usage: 'resume RUN_DIR [--from NODE] [OPTIONS]',
    options: [
        { name: '--from', value: 'NODE', help: 'run this node and everything that ran after it again' },
        _command_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_AGAIN */ .Qb,
        _command_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_FILE */ .oi,
        { name: '--gate', value: 'NAME=VALUE', repeats: true, help: 'answer a human gate' },
        _command_js__WEBPACK_IMPORTED_MODULE_3__/* .SKIP_GATES */ .n1,
        _command_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_INTERACTIVE */ .vr,
        { name: '--reset-breakers', help: 'forget the state of circuit breakers' },
        _command_js__WEBPACK_IMPORTED_MODULE_3__/* .BREAKER_STATE */ .Nm,
        _command_js__WEBPACK_IMPORTED_MODULE_3__/* .PROVIDER */ .Su,
        _command_js__WEBPACK_IMPORTED_MODULE_3__/* .JUNIT */ .NH,
        _command_js__WEBPACK_IMPORTED_MODULE_3__/* .SARIF */ .CB,
        _command_js__WEBPACK_IMPORTED_MODULE_3__/* .FORMAT */ .uB,
        _command_js__WEBPACK_IMPORTED_MODULE_3__/* .QUIET */ .DC,
        _command_js__WEBPACK_IMPORTED_MODULE_3__/* .DEBUG */ .Oi,
    ],
    examples: [
        'conductor resume /tmp/conductor/deploy-20260102T030405Z-1a2b3c4d5e6f',
        'conductor resume RUN_DIR --gate approve=yes',
        'conductor resume RUN_DIR --from build',
    ],
    run: runResume,
};
async function runResume(args, context) {
    const [folder, ...more] = args.operands;
    if (folder === undefined)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .badUsage */ .VT)(context, resumeCommand, 'which run? conductor resume RUN_DIR');
    if (more.length > 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .badUsage */ .VT)(context, resumeCommand, `one run at a time; ${JSON.stringify(more[0])} is too much`);
    const given = (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .inputsOf */ .Vc)(args, context);
    if (!given.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .badUsage */ .VT)(context, resumeCommand, given.error);
    const answers = (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .parseGateArguments */ .L9)(args.values.get('--gate') ?? []);
    if (!answers.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .badUsage */ .VT)(context, resumeCommand, answers.error);
    const interrupts = (0,_interrupts_js__WEBPACK_IMPORTED_MODULE_5__/* .cancelOnSignals */ .d)();
    const result = await (0,_run_resume_js__WEBPACK_IMPORTED_MODULE_1__/* .resumeRun */ .Z)({
        folder,
        from: (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__/* .oneValue */ .o)(args, '--from'),
        resetBreakers: args.flags.has('--reset-breakers'),
        given: given.value,
        cwd: context.cwd,
        env: context.env,
        scriptEnv: (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .scriptEnvironment */ .F5)(context.env),
        tempBase: (0,_adapters_js__WEBPACK_IMPORTED_MODULE_2__/* .temporaryBase */ .du)(context.env),
        strictExit: null,
        injections: [],
        gates: { answers: answers.value, skip: args.flags.has('--skip-gates'), human: (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .humanAt */ .hP)(args, context) },
        provider: (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__/* .oneValue */ .o)(args, '--provider'),
        breakerState: (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__/* .oneValue */ .o)(args, '--breaker-state'),
        helpersFolder: (0,_adapters_js__WEBPACK_IMPORTED_MODULE_2__/* .helpersFolder */ .uJ)(),
        secrets: [],
        cancel: interrupts.signal,
        adapters: (0,_adapters_js__WEBPACK_IMPORTED_MODULE_2__/* .realAdapters */ .Z2)(context.env),
        reports: (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .reportFiles */ .IU)(args, context),
        observer: (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .terminalObserver */ .L_)(context, args.flags.has('--quiet')),
    });
    interrupts.release();
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .printResult */ .RS)(result, (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__/* .oneValue */ .o)(args, '--format') ?? 'text', context);
}


/***/ }),

/***/ 2825:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ resumeRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/checkpoint/snapshot.js
var snapshot = __webpack_require__(6572);
// EXTERNAL MODULE: ./build/config/inputs.js
var config_inputs = __webpack_require__(2645);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(6089);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(8918);
// EXTERNAL MODULE: ./build/core/written-numbers.js
var written_numbers = __webpack_require__(4643);
// EXTERNAL MODULE: ./build/run/checkpointing.js
var checkpointing = __webpack_require__(7579);
// EXTERNAL MODULE: ./build/run/execute.js + 11 modules
var execute = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/run/index.js
var build_run = __webpack_require__(7177);
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

// EXTERNAL MODULE: ./build/run/prepare.js
var prepare = __webpack_require__(1906);
// EXTERNAL MODULE: ./build/run/rewind.js
var run_rewind = __webpack_require__(7386);
// EXTERNAL MODULE: ./build/run/run-folder.js
var run_folder = __webpack_require__(6157);
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