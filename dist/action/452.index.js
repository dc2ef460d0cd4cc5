"use strict";
exports.id = 452;
exports.ids = [452];
exports.modules = {

/***/ 95452:
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
// EXTERNAL MODULE: ./build/src/adapters/file-store.js + 1 modules
var file_store = __webpack_require__(72967);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/adapters/unzip.js
var unzip = __webpack_require__(27949);
;// CONCATENATED MODULE: ./build/src/adapters/github/log-archive.js









const MAX_ARCHIVE_BYTES = 512 * 1024 * 1024;
const MAX_NAME_CHARS = 90;
const JOB_LOG = /^-?\d{1,20}_([^/]+)\.txt$/;
const unpackLogs = async (chunks) => {
    const folder = (0,file_store/* makeTemporaryFolder */.wE)((0,external_node_os_.tmpdir)(), 'conductor-logs-');
    const remove = () => (0,file_store/* removeQuietly */.S2)(folder);
    try {
        const [packed, unpacked] = [external_node_path_default().join(folder, 'logs.zip'), external_node_path_default().join(folder, 'logs')];
        await (0,promises_.pipeline)(external_node_stream_.Readable.from(limitBytes(chunks)), (0,external_node_fs_.createWriteStream)(packed));
        await (0,unzip/* unzip */.$)(packed, unpacked, { isWanted: (name) => JOB_LOG.test(name) });
        const files = (0,external_node_fs_.readdirSync)(unpacked);
        const open = (job) => {
            const [file, ...others] = files.filter((name) => toFileName(JOB_LOG.exec(name)?.[1] ?? '') === toFileName(job));
            return file === undefined || others.length > 0 ? null : (0,external_node_fs_.createReadStream)(external_node_path_default().join(unpacked, file));
        };
        return (0,result.ok)({ open, remove });
    }
    catch (error) {
        remove();
        return (0,result/* err */._q)(`the archive of the logs cannot be read: ${(0,error_message/* errorMessage */.gJ)(error)}`);
    }
};
function toFileName(job) {
    return job
        .replaceAll(/[/:"*?<>|\\]/g, '')
        .slice(0, MAX_NAME_CHARS)
        .trim();
}
async function* limitBytes(chunks) {
    let bytes = 0;
    for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > MAX_ARCHIVE_BYTES)
            throw new Error('it is too large');
        yield chunk;
    }
}

// EXTERNAL MODULE: ./build/src/adapters/patterns.js
var patterns = __webpack_require__(61104);
// EXTERNAL MODULE: ./build/src/adapters/runner-files.js
var runner_files = __webpack_require__(15231);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/reporters/summary.js + 1 modules
var summary = __webpack_require__(33694);
// EXTERNAL MODULE: ./build/src/reporters/telemetry/settings.js
var settings = __webpack_require__(56002);
// EXTERNAL MODULE: ./build/src/triage/github.js
var github = __webpack_require__(90848);
// EXTERNAL MODULE: ./build/src/triage/index.js + 5 modules
var triage = __webpack_require__(66303);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/markup/notice.js
var notice = __webpack_require__(84915);
;// CONCATENATED MODULE: ./build/src/triage/notify.js


async function notifyOfTriage(settings, document) {
    const { run, jobs } = document;
    const [first, ...others] = jobs;
    if (first === undefined || document.decision === 'none' || !settings.on.has('failed'))
        return null;
    const kinds = jobs.map(({ kind }) => kind ?? '');
    if (!(0,notice/* isMeant */.EZ)(settings, kinds, []))
        return null;
    const more = others.length === 0 ? '' : ` (and ${(0,messages/* formatCount */.B4)(others.length, 'more job')})`;
    const place = first.annotations[0];
    return (0,notice/* sendNotice */.$q)(settings, {
        ...notice/* EMPTY_NOTICE */.hh,
        event: 'triage',
        outcome: 'failed',
        repository: run === null ? null : (/^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/actions\//.exec(run.url)?.[1] ?? null),
        branch: run?.head_branch ?? null,
        workflow: run?.name ?? first.file ?? '',
        kind: first.kind,
        message: `${first.evidence[0]?.text ?? first.note ?? 'the job failed'}${more}`,
        node: first.name ?? first.file ?? null,
        file: place?.file ?? null,
        line: place?.line ?? null,
        run_url: run?.url ?? null,
        commit: run?.head_sha ?? null,
    });
}

// EXTERNAL MODULE: ./build/src/triage/standing.js
var standing = __webpack_require__(68027);
// EXTERNAL MODULE: ./build/src/text/excerpt.js
var excerpt = __webpack_require__(93833);
// EXTERNAL MODULE: ./build/src/text/markdown.js
var markdown = __webpack_require__(8891);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/triage/document.js
var triage_document = __webpack_require__(58934);
;// CONCATENATED MODULE: ./build/src/triage/text.js




const SIGNS = { deterministic: '❌', unknown: '⚪', transient: '🔁', cancelled: '⏹' };
const ORDER = Object.keys(SIGNS);
function renderTriageText(document) {
    const lines = (0,triage_document/* mergeLegs */.gI)(document.jobs).flatMap((job) => [
        `${formatJobName(job)}: ${formatClass(job)}${job.kind === null ? '' : `, ${job.kind}`}${job.rule === null ? '' : ` (${job.rule})`}`,
        ...(job.step === null ? [] : [`  step: ${(0,terminal_text/* toOneLine */.GX)(job.step, 200)}`]),
        ...job.evidence.map(({ line, text }) => `  ${line === null ? 'annotation' : `line ${line}`}: ${(0,excerpt/* withoutMiddle */.Mg)((0,terminal_text/* toOneLine */.GX)(text), 300)}`),
        ...listPlaceLines(job).map((line) => `  ${line}`),
        ...(job.guarded === undefined ? [] : [`  guarded: ${(0,terminal_text/* toOneLine */.GX)(job.guarded, 100)}`]),
        ...(job.note === null ? [] : [`  note: ${(0,terminal_text/* toOneLine */.GX)(job.note, 300)}`]),
        ...(job.next ?? []).flatMap(({ text, paste }) => [`  next: ${text}`, ...listPasteLines(paste)]),
    ]);
    const run = document.run === null ? [] : [`decision: ${document.decision}: ${(0,terminal_text/* toOneLine */.GX)(document.reason, 300)}`];
    return (0,terminal_text/* withoutCommands */.Df)(`${[...lines, ...run].join('\n')}\n`);
}
function listPasteLines(paste) {
    const lines = paste === null ? [] : (0,terminal_text/* toPlainText */.bo)(paste.trimEnd()).split('\n');
    return lines.map((line) => `    ${line}`);
}
const LEAST = { details: 0, cell: 30, seen: 0, next: 0 };
const AMOUNTS = [
    { details: Number.POSITIVE_INFINITY, cell: 200, seen: Number.POSITIVE_INFINITY, next: 60 },
    { details: 20, cell: 200, seen: 20, next: 30 },
    { details: 3, cell: 120, seen: 5, next: 9 },
    { details: 0, cell: 60, seen: 0, next: 3 },
    LEAST,
];
const MAX_SUMMARY_BYTES = 900 * 1024;
const MAX_COMMENT_BYTES = 60_000;
function renderTriageMarkdown(document, seen, most) {
    const jobs = (0,triage_document/* mergeLegs */.gI)(document.jobs).toSorted((a, b) => ORDER.indexOf(a.class) - ORDER.indexOf(b.class));
    const fits = (page) => Buffer.byteLength(page) <= most;
    for (const amount of AMOUNTS) {
        const page = renderTriagePage(document, jobs, seen, amount, jobs.length);
        if (fits(page))
            return page;
    }
    let [shown, tooMany] = [0, jobs.length];
    while (tooMany - shown > 1) {
        const middle = Math.floor((shown + tooMany) / 2);
        if (fits(renderTriagePage(document, jobs, seen, LEAST, middle)))
            shown = middle;
        else
            tooMany = middle;
    }
    return renderTriagePage(document, jobs, seen, LEAST, shown);
}
function renderTriagePage(document, jobs, seen, amount, rows) {
    const cell = (text) => (text === null ? '' : (0,markdown/* formatTableCell */.Ot)(text, amount.cell));
    const shown = jobs
        .slice(0, rows)
        .map((job) => [
        formatJobCell(job, amount.cell),
        cell(job.step),
        `${SIGNS[job.class]} ${formatClass(job)}`,
        cell(job.kind),
        formatWhy(job, amount.cell),
    ]);
    const more = rows < jobs.length ? `And ${jobs.length - rows} more.` : '';
    const details = jobs
        .filter((job) => job.evidence.length + listPlaceLines(job).length + (job.note === null ? 0 : 1) > 1)
        .slice(0, amount.details)
        .flatMap((job) => [(0,markdown/* foldSection */.DB)((0,markdown/* formatTableCell */.Ot)(formatJobName(job)), createEvidenceBlock(job)), '']);
    const sentences = seen.slice(0, amount.seen).map((sentence) => `- ${(0,markdown/* formatTableCell */.Ot)(sentence, 300)}`);
    return [
        formatTitle(document),
        '',
        ...(jobs.length === 0 ? [] : [(0,markdown/* renderMarkdownTable */.Ij)(['job', 'step', 'class', 'kind', 'why'], shown, more), '']),
        ...sentences,
        ...(sentences.length > 0 ? [''] : []),
        ...listNextLines(document, amount.next),
        ...details,
    ].join('\n');
}
function listNextLines({ next }, most) {
    const shown = next
        .slice(0, most)
        .flatMap(({ text, paste }) => [
        `- ${(0,markdown/* formatTableCell */.Ot)(text, 400)}`,
        ...(paste === null ? [] : ['', (0,markdown/* foldSection */.DB)('Text to paste', (0,markdown/* toCodeBlock */.oU)((0,terminal_text/* toPlainText */.bo)(paste), 'yaml', 3000)), '']),
    ]);
    return shown.length === 0 ? [] : ['**What next**', '', ...shown, ''];
}
function formatTitle({ decision, reason, run, attempt }) {
    const of = run === null ? '' : ` of ${(0,markdown/* formatTableCell */.Ot)(run.name)}, attempt ${attempt}`;
    const word = { rerun: 'Failed jobs run again', leave: 'Left as it is', none: 'Nothing failed' }[decision];
    return `### Triage${of}: ${word}\n\n${(0,markdown/* formatTableCell */.Ot)(reason, 400)}`;
}
function createEvidenceBlock(job) {
    const lines = job.evidence.map(({ line, text }) => `${line === null ? 'annotation' : line}: ${(0,terminal_text/* toOneLine */.GX)(text, 500)}`);
    return (0,markdown/* toCodeBlock */.oU)([...lines, ...listPlaceLines(job), ...(job.note === null ? [] : [`note: ${(0,terminal_text/* toOneLine */.GX)(job.note, 300)}`])].join('\n'));
}
const MAX_PLACES = 10;
function listPlaceLines({ annotations }) {
    const shown = annotations
        .slice(0, MAX_PLACES)
        .map(({ file, line, message }) => `${file}:${line}: ${(0,terminal_text/* toOneLine */.GX)(message, 300)}`);
    const more = annotations.length - shown.length;
    return more > 0 ? [...shown, `and ${more} more places`] : shown;
}
function formatClass(job) {
    return job.flaky === true ? `${job.class}, flaky` : job.class;
}
function formatWhy({ evidence: [first], note }, most) {
    if (first === undefined)
        return note === null ? 'no line of its log is known' : (0,markdown/* formatTableCell */.Ot)(note, most);
    return `${first.line === null ? 'annotation' : `line ${first.line}`}: ${(0,markdown/* formatTableCell */.Ot)((0,excerpt/* withoutMiddle */.Mg)((0,terminal_text/* toOneLine */.GX)(first.text), most), most)}`;
}
function formatJobCell(job, most) {
    const url = job.url === undefined ? null : (0,markdown/* linkTarget */.Cm)(job.url);
    const name = (0,markdown/* formatTableCell */.Ot)(formatJobName(job), most);
    return url === null ? name : `<a href="${url}">${name}</a>`;
}
function formatJobName(job) {
    return (0,terminal_text/* toOneLine */.GX)(job.name ?? job.file ?? 'job', 200);
}

// EXTERNAL MODULE: ./build/src/action/comment.js
var comment = __webpack_require__(88224);
// EXTERNAL MODULE: ./build/src/action/conclude.js + 5 modules
var conclude = __webpack_require__(16097);
// EXTERNAL MODULE: ./build/src/action/host.js + 2 modules
var action_host = __webpack_require__(68575);
// EXTERNAL MODULE: ./build/src/action/outputs.js
var outputs = __webpack_require__(45491);
;// CONCATENATED MODULE: ./build/src/action/triage.js



















async function triage_triage(host, inputs) {
    const redactor = (0,action_host.createStepRedactor)(host, inputs);
    const refuse = (message) => (0,outputs/* failCommand */.ux)(host, inputs, redactor.text(message));
    const requested = readRequestedRun(host, inputs);
    if (!requested.ok)
        return refuse(requested.error);
    const { runId, known, ...repository } = requested.value;
    if (inputs.githubToken === '')
        return refuse('there is no github-token');
    const rules = await (0,triage/* readTriageRules */.GU)(inputs.rules, process.cwd(), patterns/* loadPatterns */.o, (text) => (0,action_host.note)(host, redactor.text(text)));
    if (!rules.ok)
        return refuse(rules.error);
    const api = host.api(inputs.githubToken, { longestWaitMs: triage/* LONGEST_LIMIT_MS */.CH });
    const request = {
        api,
        ...repository,
        runId,
        known,
        rules: rules.value.rules,
        redactor,
        limits: {
            highest: inputs.rerun,
            jobs: inputs.rerunJobs,
            except: inputs.rerunExcept,
            guarded: inputs.rerunGuarded,
        },
        rerunLimit: inputs.rerunLimit,
        rerunAfterSeconds: inputs.rerunAfter,
        rerunStale: inputs.rerunStale,
        unpackLogs: unpackLogs,
        sleep: (milliseconds) => (0,clock/* nap */.Qj)(milliseconds, host.cancel),
        random: Math.random,
        exportVerdicts: (0,settings/* createVerdictExport */.ue)(host.env, () => Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 32043))),
        note: (text) => (0,action_host.note)(host, redactor.text(text)),
    };
    const ledger = inputs.ledger === null ? null : external_node_path_default().resolve(process.cwd(), inputs.ledger);
    const triaged = await (0,triage/* triageAndRecord */.Xs)(request, ledger, (0,file_store/* createFileStore */.IF)());
    if (!triaged.ok)
        return refuse(triaged.error);
    const isWritten = await reportTriage(host, inputs, triaged.value, api, repository);
    await (0,conclude/* notifyAddresses */.aS)(host, inputs, redactor, (settings) => notifyOfTriage(settings, triaged.value.document));
    return (0,outputs/* passJob */.JL)(host, inputs, isWritten);
}
function readRequestedRun({ env, payload }, { runUrl }) {
    if (runUrl !== null) {
        const address = (0,github/* parseRunAddress */.bw)(runUrl, [env['GITHUB_SERVER_URL'] || 'https://github.com']);
        if (!address.ok)
            return (0,result/* err */._q)(`the input run-url: ${address.error}`);
        const { owner, repo, id: runId } = address.value;
        return (0,result.ok)({ owner, repo, runId, known: null });
    }
    const repository = (0,action_host.parseRepository)(env);
    if (!repository.ok)
        return repository;
    const known = (0,json/* isJsonObject */.OW)(payload) ? (0,github/* parseRun */.zZ)(payload['workflow_run'] ?? null) : null;
    if (known === null)
        return (0,result/* err */._q)('the event names no run: use command: triage with workflow_run, or give run-url');
    return (0,result.ok)({ ...repository.value, runId: known.id, known });
}
async function reportTriage(host, inputs, triaged, api, repository) {
    const { document, hasLooked, seen } = triaged;
    host.commands.say(renderTriageText(document).trimEnd());
    const texts = { 'triage.json': `${JSON.stringify(document, null, 2)}\n` };
    const folder = (0,outputs/* leaveFiles */.b6)(host, `triage-${document.run.id}-${document.attempt}`, texts);
    const file = folder === null ? '' : external_node_path_default().join(folder, 'triage.json');
    const found = { decision: document.decision, 'triage-path': file };
    const isWritten = (0,outputs/* passOutputs */.Yo)(host, { outcome: 'success', 'exit-code': '0', ...found, 'job-fails': 'false' });
    await (0,outputs/* writeSummary */.Sy)(host, inputs, renderTriageMarkdown(document, seen, Math.min(MAX_SUMMARY_BYTES, (0,runner_files/* computeSummaryBudget */.T)())));
    if (!inputs.comment || !hasLooked)
        return isWritten;
    const problem = await commentOnPull(api, repository, triaged);
    if (problem !== null)
        (0,action_host.note)(host, problem);
    return isWritten;
}
async function commentOnPull(api, repository, { document, run, seen }) {
    const pull = await (0,standing/* findPullRequest */._f)(api, repository, run);
    if (!pull.ok)
        return `the comment was not made: ${(0,standing/* describeUnread */.Fn)('the pull request', pull.error, 'pull-requests: write')}`;
    const pullRequest = pull.value;
    if (pullRequest === null)
        return 'the comment was not made: no open pull request has this commit as its head';
    const marker = (0,summary/* formatCommentMarker */.HP)(`triage-${run.workflow}-${run.event}`);
    const body = `${marker}\n${renderTriageMarkdown(document, seen, MAX_COMMENT_BYTES - MARKER_BYTES)}`;
    const onlyUpdate = document.decision === 'none';
    return (0,comment/* deliverComment */.fM)(api, { ...repository, pullRequest, marker, body, run: null, onlyUpdate });
}
const MARKER_BYTES = 1000;


/***/ })

};
;