"use strict";
exports.id = 8374;
exports.ids = [8374,5872,3491];
exports.modules = {

/***/ 82512:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: function() { return /* binding */ isOwnDescriptor; },
/* harmony export */   Gu: function() { return /* binding */ readTextFile; },
/* harmony export */   zn: function() { return /* binding */ writeNewFiles; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4019);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77400);





const MAX_BYTES = 64 * 1024 * 1024;
function readTextFile(file) {
    try {
        const bytes = isOwnDescriptor(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) : (0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .XF)(file, MAX_BYTES);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(bytes.toString('utf8'));
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(READ_PROBLEMS[(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error)] ?? `cannot be read: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error)}`);
    }
}
const READ_PROBLEMS = {
    ENOENT: 'does not exist',
    EISDIR: 'is a folder, not a file',
    ENOTREG: 'is not a regular file',
    EFBIG: `is larger than ${MAX_BYTES / 1024 / 1024} MiB`,
};
function isOwnDescriptor(file) {
    return /^\/dev\/(?:stdin|fd\/\d{1,9})$/.test(file);
}
function writeNewFiles(folder, files, shown) {
    const resolveFile = ({ path: name }) => node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(folder, name);
    const names = (some) => some.map(({ path: name }) => shown(name)).join(', ');
    const taken = files.filter((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(resolveFile(file)));
    if (taken.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`${names(taken)} ${taken.length === 1 ? 'is' : 'are'} already there; nothing was written`);
    const written = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .tryResult */ .Bh)(() => {
        for (const file of files)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(resolveFile(file)), { recursive: true });
        for (const file of files)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(resolveFile(file), file.text, { flag: 'wx' });
    });
    return written.ok ? written : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`${names(files)} cannot be written: ${written.error}`);
}


/***/ }),

/***/ 98283:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runVerdict: function() { return /* binding */ runVerdict; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var outcome = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/text/glob.js
var glob = __webpack_require__(89088);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
;// CONCATENATED MODULE: ./build/src/verdict/judge.js





const RESULTS = new Set(['success', 'failure', 'cancelled', 'skipped']);
const BAD_CONCLUSIONS = new Set([
    'failure',
    'cancelled',
    'timed_out',
    'startup_failure',
    'action_required',
    'stale',
]);
function parseNeeds(text) {
    const data = (0,json/* parseJson */.qF)(text);
    if (text.trim() === '')
        return (0,result/* err */._q)('needs is empty: give `needs: ${{ toJSON(needs) }}`');
    if (!(0,json/* isJsonObject */.OW)(data))
        return (0,result/* err */._q)('needs is not a JSON object: give `needs: ${{ toJSON(needs) }}`');
    const jobs = [];
    for (const [id, job] of Object.entries(data)) {
        if (!(0,json/* isJsonObject */.OW)(job) || typeof job['result'] !== 'string')
            return (0,result/* err */._q)(`needs: the job ${(0,terminal_text/* toOneLine */.GX)(id, 100)} has no result`);
        const outputs = (0,json/* isJsonObject */.OW)(job['outputs']) ? job['outputs'] : {};
        const kind = (0,json/* asString */.oJ)(outputs['error-kind']);
        jobs.push({
            id,
            result: job['result'],
            kind: (0,kinds/* isKind */.VF)(kind) ? kind : null,
            message: (0,json/* asString */.oJ)(outputs['error-message']) || null,
        });
    }
    return jobs.length === 0
        ? (0,result/* err */._q)('needs has no jobs: name every job of the workflow under `needs` of this one')
        : (0,result.ok)(jobs);
}
function parseJobNames(list, text) {
    const names = text.split(/[\s,]+/).filter((name) => name !== '');
    const wrong = names.find((name) => !/^[\w*?[\]{}.-]+$/.test(name));
    return wrong === undefined
        ? (0,result.ok)(names)
        : (0,result/* err */._q)(`${list}: ${JSON.stringify((0,terminal_text/* toOneLine */.GX)(wrong, 60))} is not the id of a job`);
}
function parseVerdictRequest(texts, prefix) {
    const needs = parseNeeds(texts.needs);
    if (!needs.ok)
        return needs;
    const allowSkipped = parseJobNames(`${prefix}allow-skipped`, texts.allowSkipped);
    if (!allowSkipped.ok)
        return allowSkipped;
    const allowFailed = parseJobNames(`${prefix}allow-failed`, texts.allowFailed);
    if (!allowFailed.ok)
        return allowFailed;
    return (0,result.ok)({ needs: needs.value, allowSkipped: allowSkipped.value, allowFailed: allowFailed.value });
}
function judgeJobs({ needs, allowSkipped, allowFailed, listed }) {
    const byId = new Map(needs.map(({ id }) => [id, (listed ?? []).filter(({ ids }) => ids.includes(id))]));
    const rows = [
        ...needs.flatMap((job) => judgeNeed(job, byId.get(job.id) ?? [], allowSkipped, allowFailed)),
        ...(listed ?? []).flatMap((job) => judgeForgotten(job, byId)),
        ...findUnmatched('allow-skipped', allowSkipped, needs),
        ...findUnmatched('allow-failed', allowFailed, needs),
    ];
    const failed = rows.filter(({ verdict }) => verdict === 'failed');
    const kind = failed.find((row) => row.kind !== null)?.kind ?? null;
    return {
        schema_version: 1,
        outcome: failed.length === 0 ? 'success' : kind === null ? 'failed' : 'halted',
        jobs: rows,
        failed_jobs: failed.map(({ name }) => name),
        skipped_jobs: rows.filter(({ result }) => result === 'skipped').map(({ name }) => name),
        error_kind: kind,
        handled: rows.flatMap(({ name, kind: known, verdict, result }) => verdict === 'allowed' && result !== 'skipped' ? [{ job: name, kind: known, by: 'allow-failed' }] : []),
        warnings: rows.flatMap(({ name, verdict, why, result }) => verdict === 'warning' || (verdict === 'allowed' && result !== 'skipped') ? [`${name}: ${why}`] : []),
    };
}
function judgeNeed(need, legs, allowSkipped, allowFailed) {
    const { id, result, kind, message } = need;
    const said = kind === null ? null : `${kind}${message === null ? '' : `: ${message}`}`;
    const row = (verdict, why) => ({
        name: id,
        result,
        verdict,
        why,
        kind: verdict === 'passed' ? null : kind,
    });
    switch (result) {
        case 'success': {
            const overlooked = legs.filter(({ conclusion }) => conclusion !== null && BAD_CONCLUSIONS.has(conclusion));
            const why = 'failed under continue-on-error, so `needs` calls it a success';
            return [
                row('passed', said ?? ''),
                ...overlooked.map((leg) => ({ ...describeLeg(leg), verdict: 'warning', why })),
            ];
        }
        case 'skipped':
            return [
                isNamed(id, allowSkipped)
                    ? row('allowed', 'skipped, as allow-skipped says')
                    : row('failed', 'skipped, and not named in allow-skipped'),
            ];
        case 'failure': {
            const verdict = isNamed(id, allowFailed) ? 'allowed' : 'failed';
            const bad = legs.filter(({ conclusion }) => conclusion !== null && BAD_CONCLUSIONS.has(conclusion));
            if (bad.length === 0)
                return [row(verdict, said ?? 'failed')];
            return bad.map((leg) => ({ ...describeLeg(leg, said, kind), verdict }));
        }
        case 'cancelled':
            return [row('failed', 'cancelled')];
        default:
            return [
                row('failed', `has the result ${JSON.stringify((0,terminal_text/* toOneLine */.GX)(result, 60))}, which is not one of ${[...RESULTS].join(', ')}`),
            ];
    }
}
function describeLeg({ name, conclusion, kind, message }, whyOfJob = null, kindOfJob = null) {
    const why = kind === undefined ? whyOfJob : `${kind}${message === undefined ? '' : `: ${message}`}`;
    return { name, result: conclusion ?? 'running', why: why ?? 'failed', kind: kind ?? kindOfJob };
}
function judgeForgotten(job, byId) {
    if (job.ids.some((id) => byId.has(id)))
        return [];
    if (job.conclusion === null)
        return [
            {
                name: job.name,
                result: 'running',
                verdict: 'warning',
                why: 'still runs, and is missing from needs',
                kind: null,
            },
        ];
    if (!BAD_CONCLUSIONS.has(job.conclusion))
        return [];
    const { why, ...leg } = describeLeg(job, '');
    return [{ ...leg, verdict: 'failed', why: `missing from needs${why === '' ? '' : ` (${why})`}` }];
}
function findUnmatched(list, names, needs) {
    return names
        .filter((name) => !needs.some(({ id }) => isNamed(id, [name])))
        .map((name) => ({
        name,
        result: 'unknown',
        verdict: 'failed',
        why: `${list} names it, and no job of needs has this name`,
        kind: null,
    }));
}
function isNamed(id, names) {
    return names.some((name) => (0,glob/* compileGlob */.SO)(name).test(id));
}

// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
// EXTERNAL MODULE: ./build/src/text/markdown.js
var markdown = __webpack_require__(8891);
;// CONCATENATED MODULE: ./build/src/verdict/text.js




const MARKS = { passed: '✓', allowed: '~', failed: '✗', warning: '!' };
const MAX_ROWS = 500;
function formatJobsVerdict({ outcome, jobs, failed_jobs: failed, handled }) {
    if (outcome !== 'success')
        return `${(0,messages/* formatCount */.B4)(failed.length, 'job')} of ${jobs.length} ${failed.length === 1 ? 'fails' : 'fail'} the verdict: ${(0,terminal_text/* cut */.Jj)(failed.join(', '), 400)}`;
    const allowed = handled.length === 0 ? '' : `, ${(0,messages/* formatCount */.B4)(handled.length, 'failure')} allowed`;
    return `${(0,messages/* formatCount */.B4)(jobs.length, 'job')} passed${allowed}`;
}
function renderVerdictText(verdict, notes) {
    const width = Math.min(40, (0,lists/* findLargest */.qz)(verdict.jobs.map(({ name }) => name.length)));
    const rows = verdict.jobs
        .slice(0, MAX_ROWS)
        .map(({ name, result, verdict: judged, why }) => `${MARKS[judged]} ${(0,terminal_text/* toOneLine */.GX)(name, 200).padEnd(width)}  ${result}${why === '' ? '' : `  ${(0,terminal_text/* toOneLine */.GX)(why, 300)}`}`.trimEnd());
    return `${[...rows, ...notes.map((note) => `note: ${note}`), formatJobsVerdict(verdict)].join('\n')}\n`;
}
function renderVerdictMarkdown(verdict, notes) {
    const order = { failed: 0, warning: 1, allowed: 2, passed: 3 };
    const sorted = verdict.jobs.toSorted((a, b) => order[a.verdict] - order[b.verdict]).slice(0, MAX_ROWS);
    const rows = sorted.map(({ name, result, verdict: judged, why }) => [
        `${MARKS[judged]} ${judged}`,
        formatTableCell(name, 200),
        formatTableCell(result, 40),
        formatTableCell(why, 500),
    ]);
    const heading = verdict.outcome === 'success' ? '## Verdict: passed' : '## Verdict: failed';
    const kind = verdict.error_kind === null ? '' : `\n\nKind: ${toCodeSpan(verdict.error_kind)}`;
    const table = renderMarkdownTable(['verdict', 'job', 'result', 'why'], rows);
    return `${[heading, `${formatTableCell(formatJobsVerdict(verdict), 600)}${kind}`, table, ...notes.map((note) => `> ${note}`)].join('\n\n')}\n`;
}

// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/src/cli/inspect-file.js + 1 modules
var inspect_file = __webpack_require__(19304);
;// CONCATENATED MODULE: ./build/src/cli/verdict.js








async function runVerdict(args, context) {
    const named = args.value('--needs');
    if (named === null)
        return context.badUsage('which jobs? conductor verdict --needs FILE|-');
    const needs = await readNeeds(named, context);
    if (!needs.ok)
        return context.refuse(`--needs ${named} ${needs.error}`);
    const [allowSkipped, allowFailed] = [args.value('--allow-skipped') ?? '', args.value('--allow-failed') ?? ''];
    const request = parseVerdictRequest({ needs: needs.value, allowSkipped, allowFailed }, '--');
    if (!request.ok)
        return context.refuse(request.error);
    const verdict = judgeJobs({ ...request.value, listed: null });
    if (args.value('--format') === 'json')
        (0,inspect_file.printDocument)(verdict, context);
    else
        context.terminal.stdout(context.redactor().text(renderVerdictText(verdict, [])));
    return (0,outcome/* toExitCode */.t4)(verdict.outcome, null);
}
async function readNeeds(name, { cwd }) {
    if (name !== '-')
        return (0,files/* readTextFile */.Gu)(external_node_path_default().resolve(cwd, name));
    return (0,consumers_.text)(process.stdin).then(result.ok, () => (0,result/* err */._q)('cannot be read'));
}


/***/ }),

/***/ 55872:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HI: function() { return /* binding */ findSettingsProblems; },
/* harmony export */   TS: function() { return /* binding */ createCheckedResult; },
/* harmony export */   Wx: function() { return /* binding */ findSettingsWarnings; },
/* harmony export */   Z0: function() { return /* binding */ prepareRun; },
/* harmony export */   eF: function() { return /* binding */ run; },
/* harmony export */   vB: function() { return /* binding */ createInvalidRun; },
/* harmony export */   yG: function() { return /* binding */ checkRequest; }
/* harmony export */ });
/* harmony import */ var _config_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67737);
/* harmony import */ var _config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6705);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63696);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);
/* harmony import */ var _config_providers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25055);
/* harmony import */ var _config_quarantine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72813);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53325);
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3588);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(62759);
/* harmony import */ var _core_sharding_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(99978);
/* harmony import */ var _engine_interception_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62433);
/* harmony import */ var _redaction_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80344);
/* harmony import */ var _redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97440);
/* harmony import */ var _reporters_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(71862);
/* harmony import */ var _execute_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(29120);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(99870);

















async function prepareRun(request) {
    const checked = await (request.oneStep?.check() ?? checkRequest(request));
    const refuse = (problems) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .err */ ._q)(createInvalidRun(checked, [...problems, ...checked.findings], request));
    if (checked.runnable === null)
        return refuse([]);
    const workflow = (0,_config_check_js__WEBPACK_IMPORTED_MODULE_0__/* .withMetadata */ .Uz)(checked.runnable, request.metadata);
    const inputs = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveInputs */ .eL)(workflow, request.given);
    if (!inputs.ok)
        return refuse(inputs.error);
    const problems = findSettingsProblems(workflow, request);
    return problems.length > 0 ? refuse(problems) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__.ok)({ checked, workflow, inputs: inputs.value });
}
async function run(request) {
    const prepared = await prepareRun(request);
    if (!prepared.ok)
        return prepared.error;
    const { checked, workflow, inputs } = prepared.value;
    const runId = request.runId ?? (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .createRunId */ .nq)();
    const folder = (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .claimFolder */ .Pm)(request, workflow.settings.name, runId);
    if (!folder.ok) {
        return createInvalidRun(checked, [(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .createUnplacedFinding */ .W)('run-dir', 'error', folder.error), ...checked.findings], request);
    }
    return (0,_execute_js__WEBPACK_IMPORTED_MODULE_13__/* .executeRun */ .l)({
        request: { ...request, runId },
        workflow,
        inputs,
        warnings: [...checked.findings, ...findSettingsWarnings(workflow, request)],
        sources: checked.loaded.sources,
        resume: null,
        folder: folder.value,
        workspace: checked.workspace,
    });
}
function checkRequest(request, alsoGiven = []) {
    const { adapters, given } = request;
    const now = adapters.clock.now();
    return (0,_config_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFile */ .vH)({ ...request, now, patterns: adapters.patterns, given: [...alsoGiven, ...Object.keys(given)] });
}
function findSettingsProblems(workflow, request) {
    const { answers, human } = request.gates;
    const gates = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listWorkflows */ .Dl)(workflow).flatMap((file) => [...file.steps.values()].flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listGateShapes */ .aG));
    return [
        ...findUsageFindings('gate-answer', (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_7__/* .checkGateAnswers */ .Hy)(gates, answers)),
        ...findUsageFindings('gate-answer', human === null ? (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_7__/* .listMissingGateTexts */ .es)(gates, answers) : []),
        ...findUsageFindings('injection', (0,_engine_interception_js__WEBPACK_IMPORTED_MODULE_9__/* .checkInjections */ .RY)(workflow, request.injections)),
        ...findUsageFindings('run-dir', (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_14__/* .findRunDirProblems */ .a$)(request)),
        ...(0,_config_quarantine_js__WEBPACK_IMPORTED_MODULE_5__/* .findQuarantineProblems */ .mt)(workflow, request),
        ...findUsageFindings('shards', findShardsProblems(workflow, request.shards)),
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .checkProviders */ .Dq)(workflow, (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .createResolver */ .Tw)(request)),
        ...(request.strictAbilities === true ? (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findLostTools */ .TI)(workflow, true, (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .createResolver */ .Tw)(request)) : []),
    ];
}
function findSettingsWarnings(workflow, request) {
    const resolve = (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .createResolver */ .Tw)(request);
    return [
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findReplacedProviders */ .M$)(workflow, resolve),
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findMissingKeys */ .kc)(workflow, resolve),
        ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .findLostTools */ .TI)(workflow, false, resolve),
    ];
}
function findShardsProblems(workflow, shards) {
    if (shards === undefined)
        return [];
    const { group, count } = shards;
    if (!Number.isInteger(count) || count < 1 || count > _core_sharding_js__WEBPACK_IMPORTED_MODULE_16__/* .MOST_SHARDS */ .Y)
        return [`--shards ${group}=${count}: the number of shards is from 1 to ${_core_sharding_js__WEBPACK_IMPORTED_MODULE_16__/* .MOST_SHARDS */ .Y}`];
    if (workflow.steps.get(group)?.type === 'for_each')
        return [];
    const groups = [...workflow.steps.values()].filter(({ type }) => type === 'for_each').map(({ name }) => name);
    const message = `--shards ${group}: ${group} is not a for_each of ${workflow.displayFile}`;
    return [{ message, ...(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .toAdvice */ .S_)((0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestNearest */ .nD)(group, groups)) }];
}
function findUsageFindings(code, problems) {
    return problems.map((problem) => (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .createUnplacedFinding */ .W)(code, 'error', problem));
}
function createInvalidRun(checked, findings, request) {
    const workflow = checked?.loaded.workflow ?? null;
    const redactor = new _redaction_index_js__WEBPACK_IMPORTED_MODULE_10__/* .Redactor */ .pO({ secrets: [...(0,_redaction_index_js__WEBPACK_IMPORTED_MODULE_10__/* .listSecretsOfEnvironment */ .Yl)(request.env), ...request.secrets] });
    const shown = findings.map((finding) => (0,_redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_11__/* .redactFinding */ .lE)(finding, redactor));
    const contract = checked?.contract && workflow ? redactor.json((0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .copyJson */ .aR)((0,_config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_1__/* .withDetails */ .FE)(checked.contract, workflow))) : null;
    const result = (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_12__/* .createInvalidResult */ .nr)(shown, workflow?.displayFile ?? findings[0]?.file ?? request.fileAsGiven, {
        workflowName: workflow?.settings.name ?? request.oneStep?.name ?? null,
        ...(checked?.runnable === null && request.oneStep === undefined ? { commandFile: request.fileAsGiven } : {}),
        ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isJsonObject */ .OW)(contract) ? { contract } : {}),
    });
    const sources = [...(checked?.loaded.sources ?? [])].map(([file, text]) => [file, redactor.text(text)]);
    return { status: 'invalid', result, findings: shown, sources: new Map(sources) };
}
function createCheckedResult({ loaded: { workflow }, findings, contract }, file) {
    return (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_12__/* .createInvalidResult */ .nr)(findings, workflow?.displayFile ?? findings[0]?.file ?? file, {
        workflowName: workflow?.settings.name ?? null,
        commandFile: file,
        ...(contract === null || workflow === null ? {} : { contract: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .copyJson */ .aR)((0,_config_contract_payloads_js__WEBPACK_IMPORTED_MODULE_1__/* .withDetails */ .FE)(contract, workflow)) }),
    });
}


/***/ })

};
;