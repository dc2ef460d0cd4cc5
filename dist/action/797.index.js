"use strict";
exports.id = 797;
exports.ids = [797];
exports.modules = {

/***/ 94797:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeWorkflow: function() { return /* binding */ judgeWorkflow; }
});

// EXTERNAL MODULE: ./build/src/adapters/patterns.js
var patterns = __webpack_require__(61104);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var outcome = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/triage/index.js + 5 modules
var triage = __webpack_require__(66303);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/triage/github.js
var github = __webpack_require__(90848);
// EXTERNAL MODULE: ./build/src/triage/job.js
var triage_job = __webpack_require__(90428);
// EXTERNAL MODULE: ./build/src/triage/lists.js
var lists = __webpack_require__(22670);
// EXTERNAL MODULE: ./build/src/triage/rerun-plan.js
var rerun_plan = __webpack_require__(92573);
// EXTERNAL MODULE: ./build/src/triage/workflow-files.js + 1 modules
var workflow_files = __webpack_require__(49205);
;// CONCATENATED MODULE: ./build/src/verdict/jobs.js






const SEPARATOR = ' / ';
const MAX_LOGS = 20;
async function readAttemptJobs(reading) {
    const { api, repository, runId, attempt, own } = reading;
    const base = `/repos/${repository}`;
    const listed = await (0,lists/* listJobs */.N6)(api, base, `runs/${runId}/attempts/${attempt}/jobs`);
    if (!listed.ok)
        return (0,result/* err */._q)(listed.error.message);
    const { entries, missing } = listed.value;
    if (missing !== null)
        return (0,result/* err */._q)(missing);
    const me = entries.find(({ id, name }) => String(id) === own.id || (own.id === '' && name === own.name));
    const caller = findCaller(me?.name ?? own.name);
    const jobs = entries.filter((job) => job !== me && isOfCaller(job.name, caller));
    const file = jobs.some(github/* hasFailed */.WN) ? await readWorkflowJobs(reading) : (0,result.ok)([]);
    const notes = file.ok ? [] : [`names of jobs are compared with the ids of needs only: ${file.error}`];
    const named = [];
    let logs = 0;
    for (const job of jobs) {
        const ids = findIds(file.ok ? file.value : [], job, caller, reading.ids);
        const facts = { name: job.name, conclusion: job.conclusion === '' ? null : job.conclusion, ids };
        const isRead = reading.rules !== null && (0,github/* hasFailed */.WN)(job) && logs < MAX_LOGS;
        if (isRead)
            logs += 1;
        named.push(isRead ? { ...facts, ...(await readCause(reading, job)) } : facts);
    }
    return (0,result.ok)({ jobs: named, notes });
}
function findCaller(name) {
    return name.includes(SEPARATOR) ? name.slice(0, name.lastIndexOf(SEPARATOR)) : '';
}
function isOfCaller(name, caller) {
    return caller === '' || name.startsWith(`${caller}${SEPARATOR}`);
}
async function readWorkflowJobs({ api, repository, runId, }) {
    const answer = await api.request('GET', `/repos/${repository}/actions/runs/${runId}`);
    const run = answer.ok ? (0,github/* parseRun */.zZ)(answer.value) : null;
    if (run === null)
        return (0,result/* err */._q)(answer.ok ? 'the run cannot be read' : answer.error.message);
    const read = await new workflow_files/* WorkflowFiles */.D(api, repository, run).read();
    return read.ok ? (0,result.ok)(read.value.jobs) : read;
}
function findIds(file, { name }, caller, ids) {
    const level = caller === '' ? 0 : caller.split(SEPARATOR).length;
    if (file.length > 0)
        return (0,rerun_plan/* findJobIds */.x)(file, name, level);
    const local = caller === '' ? name : name.slice(caller.length + SEPARATOR.length);
    return ids.filter((id) => local === id || local.startsWith(`${id} (`) || local.startsWith(`${id}${SEPARATOR}`));
}
async function readCause({ api, repository, rules, redactor }, job) {
    const { triaged } = await (0,triage_job/* lookAtJob */.EG)({ api, base: `/repos/${repository}`, rules: rules ?? [], redactor }, job);
    const { kind, evidence } = triaged;
    return kind === null || kind === undefined ? {} : { kind, message: evidence[0]?.text ?? '' };
}

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
var text_lists = __webpack_require__(4521);
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
    const width = Math.min(40, (0,text_lists/* findLargest */.qz)(verdict.jobs.map(({ name }) => name.length)));
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
        (0,markdown/* formatTableCell */.Ot)(name, 200),
        (0,markdown/* formatTableCell */.Ot)(result, 40),
        (0,markdown/* formatTableCell */.Ot)(why, 500),
    ]);
    const heading = verdict.outcome === 'success' ? '## Verdict: passed' : '## Verdict: failed';
    const kind = verdict.error_kind === null ? '' : `\n\nKind: ${(0,markdown/* toCodeSpan */.Ro)(verdict.error_kind)}`;
    const table = (0,markdown/* renderMarkdownTable */.Ij)(['verdict', 'job', 'result', 'why'], rows);
    return `${[heading, `${(0,markdown/* formatTableCell */.Ot)(formatJobsVerdict(verdict), 600)}${kind}`, table, ...notes.map((note) => `> ${note}`)].join('\n\n')}\n`;
}

// EXTERNAL MODULE: ./build/src/action/host.js + 2 modules
var action_host = __webpack_require__(68575);
// EXTERNAL MODULE: ./build/src/action/outputs.js
var outputs = __webpack_require__(45491);
;// CONCATENATED MODULE: ./build/src/action/verdict.js








const LIST_MS = 60_000;
async function judgeWorkflow(host, inputs) {
    const redactor = (0,action_host.createStepRedactor)(host, inputs);
    const request = parseVerdictRequest(inputs, '');
    if (!request.ok)
        return (0,outputs/* failCommand */.ux)(host, inputs, request.error, 'invalid');
    const ids = request.value.needs.map(({ id }) => id);
    const read = await readJobs(host, inputs, ids, redactor);
    const notes = read.notes.map((text) => redactor.text(text));
    const verdict = judgeJobs({ ...request.value, listed: read.jobs });
    host.commands.say(redactor.text(renderVerdictText(verdict, notes)).trimEnd());
    for (const text of notes)
        (0,action_host.note)(host, text);
    for (const warning of verdict.warnings)
        host.commands.annotate({ level: 'warning', title: 'verdict', message: redactor.text(warning), file: null });
    const isGood = verdict.outcome === 'success';
    const message = redactor.text(formatJobsVerdict(verdict));
    if (!isGood)
        host.commands.annotate({ level: 'error', title: verdict.error_kind ?? 'verdict', message, file: null });
    const isWritten = (0,outputs/* passOutputs */.Yo)(host, {
        outcome: verdict.outcome,
        'exit-code': String((0,outcome/* toExitCode */.t4)(verdict.outcome, null)),
        'error-kind': verdict.error_kind ?? '',
        'error-message': isGood ? '' : message,
        'failed-jobs': JSON.stringify(verdict.failed_jobs),
        'skipped-jobs': JSON.stringify(verdict.skipped_jobs),
        'job-fails': String(!isGood),
    });
    await (0,outputs/* writeSummary */.Sy)(host, inputs, redactor.text(renderVerdictMarkdown(verdict, notes)));
    if (!isGood)
        return inputs.composite ? 0 : 1;
    return (0,outputs/* passJob */.JL)(host, inputs, isWritten);
}
async function readJobs(host, inputs, ids, redactor) {
    const rest = (why) => ({
        jobs: null,
        notes: [`the verdict rests on needs alone, so a job that needs does not list is not seen: ${why}`],
    });
    const { GITHUB_RUN_ID: runId = '', GITHUB_RUN_ATTEMPT: attempt = '1' } = host.env;
    const repository = (0,action_host.parseRepository)(host.env);
    if (inputs.githubToken === '')
        return rest('there is no github-token');
    if (!repository.ok || runId === '')
        return rest('this is not a job of GitHub Actions');
    const rules = inputs.triage
        ? await (0,triage/* readTriageRules */.GU)(inputs.rules, process.cwd(), patterns/* loadPatterns */.o, (text) => (0,action_host.note)(host, redactor.text(text)))
        : null;
    if (rules?.ok === false)
        return rest(rules.error);
    const ownJob = await (0,action_host.readOwnJob)(host, inputs);
    const read = await readAttemptJobs({
        api: host.api(inputs.githubToken, { signal: AbortSignal.timeout(LIST_MS) }),
        repository: `${repository.value.owner}/${repository.value.repo}`,
        runId,
        attempt,
        own: { id: inputs.checkRunId, name: ownJob?.name ?? '' },
        ids,
        rules: rules === null ? null : rules.value.rules,
        redactor,
    });
    return read.ok ? read.value : rest(`${read.error} (this needs actions: read)`);
}


/***/ })

};
;