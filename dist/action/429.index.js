"use strict";
exports.id = 429;
exports.ids = [429];
exports.modules = {

/***/ 21429:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  triage: function() { return /* binding */ triage_triage; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/adapters/clock.js
var clock = __webpack_require__(86025);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js
var file_store = __webpack_require__(49445);
// EXTERNAL MODULE: ./build/src/adapters/patterns.js
var patterns = __webpack_require__(61104);
// EXTERNAL MODULE: ./build/src/adapters/runner-files.js + 1 modules
var runner_files = __webpack_require__(31615);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/redaction/index.js + 6 modules
var redaction = __webpack_require__(33395);
// EXTERNAL MODULE: ./build/src/reporters/summary.js + 2 modules
var summary = __webpack_require__(46924);
// EXTERNAL MODULE: ./build/src/run/triage.js
var triage = __webpack_require__(30226);
// EXTERNAL MODULE: ./build/src/run/triage-run.js
var triage_run = __webpack_require__(48826);
// EXTERNAL MODULE: ./build/src/triage/github.js
var github = __webpack_require__(90848);
// EXTERNAL MODULE: ./build/src/text/excerpt.js
var excerpt = __webpack_require__(93833);
// EXTERNAL MODULE: ./build/src/text/markdown.js
var markdown = __webpack_require__(8891);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
;// CONCATENATED MODULE: ./build/src/triage/text.js



const SIGNS = { deterministic: '❌', unknown: '⚪', transient: '🔁', cancelled: '⏹' };
const ORDER = Object.keys(SIGNS);
function triageText(document) {
    const lines = document.jobs.flatMap((job) => [
        `${nameOf(job)}: ${classOf(job)}${job.kind === null ? '' : `, ${job.kind}`}${job.rule === null ? '' : ` (${job.rule})`}`,
        ...(job.step === null ? [] : [`  step: ${(0,terminal_text/* oneLine */.TN)(job.step, 200)}`]),
        ...job.evidence.map(({ line, text }) => `  ${line === null ? 'annotation' : `line ${line}`}: ${(0,excerpt/* withoutMiddle */.Mg)((0,terminal_text/* oneLine */.TN)(text), 300)}`),
        ...placeLines(job).map((line) => `  ${line}`),
        ...(job.guarded === undefined ? [] : [`  guarded: ${(0,terminal_text/* oneLine */.TN)(job.guarded, 100)}`]),
        ...(job.note === null ? [] : [`  note: ${(0,terminal_text/* oneLine */.TN)(job.note, 300)}`]),
    ]);
    const run = document.run === null ? [] : [`decision: ${document.decision}: ${(0,terminal_text/* oneLine */.TN)(document.reason, 300)}`];
    return (0,terminal_text/* withoutCommands */.Df)(`${[...lines, ...run].join('\n')}\n`);
}
const AMOUNTS = [
    { details: Number.POSITIVE_INFINITY, cell: 200, seen: Number.POSITIVE_INFINITY },
    { details: 20, cell: 200, seen: 20 },
    { details: 3, cell: 120, seen: 5 },
    { details: 0, cell: 60, seen: 0 },
    { details: 0, cell: 30, seen: 0 },
];
const MAX_SUMMARY_BYTES = 900 * 1024;
const MAX_COMMENT_BYTES = 60_000;
function triageMarkdown(document, seen, most) {
    const jobs = document.jobs.toSorted((one, other) => ORDER.indexOf(one.class) - ORDER.indexOf(other.class));
    const fits = (page) => Buffer.byteLength(page) <= most;
    for (const amount of AMOUNTS) {
        const page = pageOf(document, jobs, seen, amount, jobs.length);
        if (fits(page))
            return page;
    }
    const least = AMOUNTS.at(-1) ?? { details: 0, cell: 60, seen: 0 };
    let [shown, tooMany] = [0, jobs.length];
    while (tooMany - shown > 1) {
        const middle = Math.floor((shown + tooMany) / 2);
        if (fits(pageOf(document, jobs, seen, least, middle)))
            shown = middle;
        else
            tooMany = middle;
    }
    return pageOf(document, jobs, seen, least, shown);
}
function pageOf(document, jobs, seen, amount, rows) {
    const cell = (text) => (text === null ? '' : (0,markdown/* tableCell */.xR)(text, amount.cell));
    const shown = jobs
        .slice(0, rows)
        .map((job) => `| ${jobCell(job, amount.cell)} | ${cell(job.step)} | ${SIGNS[job.class]} ${classOf(job)} | ${cell(job.kind)} | ${whyCell(job, amount.cell)} |`);
    const head = ['| job | step | class | kind | why |', '| --- | --- | --- | --- | --- |'];
    const details = jobs
        .filter((job) => job.evidence.length + placeLines(job).length + (job.note === null ? 0 : 1) > 1)
        .slice(0, amount.details)
        .flatMap((job) => [(0,markdown/* folded */.TM)((0,markdown/* tableCell */.xR)(nameOf(job)), evidenceBlock(job)), '']);
    const sentences = seen.slice(0, amount.seen).map((sentence) => `- ${(0,markdown/* tableCell */.xR)(sentence, 300)}`);
    return [
        title(document),
        '',
        ...(shown.length === 0 ? [] : [...head, ...shown, '']),
        ...(rows < jobs.length ? [`And ${jobs.length - rows} more.`, ''] : []),
        ...sentences,
        ...(sentences.length > 0 ? [''] : []),
        ...details,
    ].join('\n');
}
function title({ decision, reason, run, attempt }) {
    const of = run === null ? '' : ` of ${(0,markdown/* tableCell */.xR)(run.name)}, attempt ${attempt}`;
    const word = { rerun: 'Failed jobs run again', leave: 'Left as it is', none: 'Nothing failed' }[decision];
    return `### Triage${of}: ${word}\n\n${(0,markdown/* tableCell */.xR)(reason, 400)}`;
}
function evidenceBlock(job) {
    const lines = job.evidence.map(({ line, text }) => `${line === null ? 'annotation' : line}: ${(0,terminal_text/* oneLine */.TN)(text, 500)}`);
    return (0,markdown/* codeBlock */.DV)([...lines, ...placeLines(job), ...(job.note === null ? [] : [`note: ${(0,terminal_text/* oneLine */.TN)(job.note, 300)}`])].join('\n'));
}
const MAX_PLACES = 10;
function placeLines({ annotations }) {
    const shown = annotations.slice(0, MAX_PLACES).map((one) => `${one.file}:${one.line}: ${(0,terminal_text/* oneLine */.TN)(one.message, 300)}`);
    const more = annotations.length - shown.length;
    return more > 0 ? [...shown, `and ${more} more places`] : shown;
}
function classOf(job) {
    return job.flaky === true ? `${job.class}, flaky` : job.class;
}
function whyCell({ evidence: [first], note }, most) {
    if (first === undefined)
        return note === null ? 'no line of its log is known' : (0,markdown/* tableCell */.xR)(note, most);
    return `${first.line === null ? 'annotation' : `line ${first.line}`}: ${(0,markdown/* tableCell */.xR)((0,excerpt/* withoutMiddle */.Mg)((0,terminal_text/* oneLine */.TN)(first.text), most), most)}`;
}
function jobCell(job, most) {
    const url = job.url === undefined ? null : (0,markdown/* linkTarget */.Cm)(job.url);
    const name = (0,markdown/* tableCell */.xR)(nameOf(job), most);
    return url === null ? name : `<a href="${url}">${name}</a>`;
}
function nameOf(job) {
    return (0,terminal_text/* oneLine */.TN)(job.name ?? job.file ?? 'job', 200);
}

// EXTERNAL MODULE: ./build/src/action/comment.js
var comment = __webpack_require__(88224);
// EXTERNAL MODULE: ./build/src/action/event-facts.js
var event_facts = __webpack_require__(45203);
// EXTERNAL MODULE: ./build/src/action/host.js + 2 modules
var action_host = __webpack_require__(68575);
// EXTERNAL MODULE: ./build/src/action/outputs.js
var outputs = __webpack_require__(45491);
;// CONCATENATED MODULE: ./build/src/action/triage.js

















async function triage_triage(host, inputs) {
    const redactor = new redaction/* Redactor */.pO({ secrets: [...(0,redaction/* secretsOfEnvironment */.O0)(host.env), ...inputs.secrets] });
    const refuse = (message) => (0,outputs/* failCommand */.ux)(host, inputs, redactor.text(message));
    const requested = requestedRun(host, inputs);
    if (!requested.ok)
        return refuse(requested.error);
    const { runId, known, ...repository } = requested.value;
    if (inputs.githubToken === '')
        return refuse('there is no github-token');
    const rules = await (0,triage/* readTriageRules */.GU)(inputs.rules, process.cwd(), patterns/* loadPatterns */.o);
    if (!rules.ok)
        return refuse(rules.error);
    const api = host.api(inputs.githubToken, { longestWaitMs: triage/* LONGEST_LIMIT_MS */.CH });
    const request = {
        api,
        ...repository,
        runId,
        known,
        rules: rules.value,
        redactor,
        limits: { highest: inputs.rerun, jobs: inputs.rerunJobs, except: inputs.rerunExcept },
        rerunAfterSeconds: inputs.rerunAfter,
        rerunStale: inputs.rerunStale,
        sleep: (milliseconds) => (0,clock/* nap */.Qj)(milliseconds, host.cancel),
        random: Math.random,
        note: (text) => (0,action_host.note)(host, redactor.text(text)),
    };
    const ledger = inputs.ledger === null ? null : external_node_path_default().resolve(process.cwd(), inputs.ledger);
    const triaged = await (0,triage/* rememberedTriage */.lF)(request, ledger, (0,file_store/* createFileStore */.IF)());
    if (!triaged.ok)
        return refuse(triaged.error);
    await report(host, inputs, triaged.value, api, repository);
    return 0;
}
function requestedRun({ env, payload }, { runUrl }) {
    if (runUrl !== null) {
        const address = (0,github/* runAddress */.YM)(runUrl, [env['GITHUB_SERVER_URL'] || 'https://github.com']);
        if (!address.ok)
            return address;
        const { owner, repo, id: runId } = address.value;
        return (0,result.ok)({ owner, repo, runId, known: null });
    }
    const repository = (0,event_facts/* repositoryOf */._M)(env);
    if (!repository.ok)
        return repository;
    const known = (0,json/* isJsonObject */.OW)(payload) ? (0,github/* runOf */.ng)(payload['workflow_run'] ?? null) : null;
    if (known === null)
        return (0,result/* err */._q)('the event names no run: use command: triage with workflow_run, or give run-url');
    return (0,result.ok)({ ...repository.value, runId: known.id, known });
}
async function report(host, inputs, triaged, api, repository) {
    const { document, hasLooked, seen } = triaged;
    host.commands.say(triageText(document).trimEnd());
    const texts = { 'triage.json': `${JSON.stringify(document, null, 2)}\n` };
    const folder = (0,outputs/* leaveFiles */.b6)(host, `triage-${document.run.id}-${document.attempt}`, texts);
    const file = folder === null ? '' : external_node_path_default().join(folder, 'triage.json');
    const found = { decision: document.decision, 'triage-path': file };
    (0,outputs/* setOutputs */.n0)(host, { outcome: 'success', 'exit-code': '0', ...found, 'job-fails': 'false' });
    await (0,outputs/* writeSummary */.Sy)(host, inputs, triageMarkdown(document, seen, Math.min(MAX_SUMMARY_BYTES, (0,runner_files/* summaryBudget */.qN)())));
    if (!inputs.comment || !hasLooked)
        return;
    const problem = await triage_comment(api, repository, triaged, triageMarkdown(document, seen, MAX_COMMENT_BYTES - MARKER_BYTES));
    if (problem !== null)
        (0,action_host.note)(host, problem);
}
const MARKER_BYTES = 1000;
async function triage_comment(api, repository, triaged, page) {
    const { document } = triaged;
    const pullRequest = await (0,triage_run/* pullRequestOf */._)(api, repository, triaged.run);
    if (pullRequest === null)
        return 'the comment was not made: no open pull request has this commit as its head';
    const marker = (0,summary/* commentMarker */.Ql)(`triage-${document.run.workflow}`);
    return (0,comment/* deliverComment */.fM)(api, {
        ...repository,
        pullRequest,
        marker,
        body: `${marker}\n${page}`,
        run: null,
        onlyUpdate: document.decision === 'none',
    });
}


/***/ })

};
;