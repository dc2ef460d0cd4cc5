"use strict";
exports.id = 372;
exports.ids = [372];
exports.modules = {

/***/ 75402:
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
    const folder = (0,external_node_fs_.mkdtempSync)(external_node_path_default().join((0,external_node_os_.tmpdir)(), 'conductor-logs-'));
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
// EXTERNAL MODULE: ./build/src/redaction/index.js + 6 modules
var redaction = __webpack_require__(31501);
// EXTERNAL MODULE: ./build/src/reporters/summary.js + 2 modules
var summary = __webpack_require__(46924);
// EXTERNAL MODULE: ./build/src/run/notify.js
var notify = __webpack_require__(87491);
// EXTERNAL MODULE: ./build/src/run/triage.js + 1 modules
var triage = __webpack_require__(49132);
// EXTERNAL MODULE: ./build/src/run/triage-run.js + 1 modules
var triage_run = __webpack_require__(58384);
// EXTERNAL MODULE: ./build/src/run/verdicts.js
var verdicts = __webpack_require__(87740);
// EXTERNAL MODULE: ./build/src/triage/github.js
var github = __webpack_require__(90848);
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
function triageText(document) {
    const lines = (0,triage_document/* mergeLegs */.gI)(document.jobs).flatMap((job) => [
        `${formatJobName(job)}: ${formatClass(job)}${job.kind === null ? '' : `, ${job.kind}`}${job.rule === null ? '' : ` (${job.rule})`}`,
        ...(job.step === null ? [] : [`  step: ${(0,terminal_text/* toOneLine */.GX)(job.step, 200)}`]),
        ...job.evidence.map(({ line, text }) => `  ${line === null ? 'annotation' : `line ${line}`}: ${(0,excerpt/* withoutMiddle */.Mg)((0,terminal_text/* toOneLine */.GX)(text), 300)}`),
        ...placeLines(job).map((line) => `  ${line}`),
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
const AMOUNTS = [
    { details: Number.POSITIVE_INFINITY, cell: 200, seen: Number.POSITIVE_INFINITY, next: 60 },
    { details: 20, cell: 200, seen: 20, next: 30 },
    { details: 3, cell: 120, seen: 5, next: 9 },
    { details: 0, cell: 60, seen: 0, next: 3 },
    { details: 0, cell: 30, seen: 0, next: 0 },
];
const MAX_SUMMARY_BYTES = 900 * 1024;
const MAX_COMMENT_BYTES = 60_000;
function triageMarkdown(document, seen, most) {
    const jobs = (0,triage_document/* mergeLegs */.gI)(document.jobs).toSorted((one, other) => ORDER.indexOf(one.class) - ORDER.indexOf(other.class));
    const fits = (page) => Buffer.byteLength(page) <= most;
    for (const amount of AMOUNTS) {
        const page = createTriagePage(document, jobs, seen, amount, jobs.length);
        if (fits(page))
            return page;
    }
    const least = AMOUNTS.at(-1) ?? { details: 0, cell: 60, seen: 0, next: 0 };
    let [shown, tooMany] = [0, jobs.length];
    while (tooMany - shown > 1) {
        const middle = Math.floor((shown + tooMany) / 2);
        if (fits(createTriagePage(document, jobs, seen, least, middle)))
            shown = middle;
        else
            tooMany = middle;
    }
    return createTriagePage(document, jobs, seen, least, shown);
}
function createTriagePage(document, jobs, seen, amount, rows) {
    const cell = (text) => (text === null ? '' : (0,markdown/* formatTableCell */.Ot)(text, amount.cell));
    const shown = jobs
        .slice(0, rows)
        .map((job) => `| ${formatJobCell(job, amount.cell)} | ${cell(job.step)} | ${SIGNS[job.class]} ${formatClass(job)} | ${cell(job.kind)} | ${formatWhy(job, amount.cell)} |`);
    const head = ['| job | step | class | kind | why |', '| --- | --- | --- | --- | --- |'];
    const details = jobs
        .filter((job) => job.evidence.length + placeLines(job).length + (job.note === null ? 0 : 1) > 1)
        .slice(0, amount.details)
        .flatMap((job) => [(0,markdown/* foldSection */.DB)((0,markdown/* formatTableCell */.Ot)(formatJobName(job)), createEvidenceBlock(job)), '']);
    const sentences = seen.slice(0, amount.seen).map((sentence) => `- ${(0,markdown/* formatTableCell */.Ot)(sentence, 300)}`);
    return [
        formatTitle(document),
        '',
        ...(shown.length === 0 ? [] : [...head, ...shown, '']),
        ...(rows < jobs.length ? [`And ${jobs.length - rows} more.`, ''] : []),
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
    return (0,markdown/* toCodeBlock */.oU)([...lines, ...placeLines(job), ...(job.note === null ? [] : [`note: ${(0,terminal_text/* toOneLine */.GX)(job.note, 300)}`])].join('\n'));
}
const MAX_PLACES = 10;
function placeLines({ annotations }) {
    const shown = annotations.slice(0, MAX_PLACES).map((one) => `${one.file}:${one.line}: ${(0,terminal_text/* toOneLine */.GX)(one.message, 300)}`);
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
// EXTERNAL MODULE: ./build/src/action/conclude.js + 4 modules
var conclude = __webpack_require__(55557);
// EXTERNAL MODULE: ./build/src/action/host.js + 2 modules
var action_host = __webpack_require__(68575);
// EXTERNAL MODULE: ./build/src/action/outputs.js
var outputs = __webpack_require__(45491);
;// CONCATENATED MODULE: ./build/src/action/triage.js




















async function triage_triage(host, inputs) {
    const redactor = new redaction/* Redactor */.pO({ secrets: [...(0,redaction/* listSecretsOfEnvironment */.Yl)(host.env), ...inputs.secrets] });
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
        limits: { highest: inputs.rerun, jobs: inputs.rerunJobs, except: inputs.rerunExcept },
        rerunAfterSeconds: inputs.rerunAfter,
        rerunStale: inputs.rerunStale,
        unpackLogs: unpackLogs,
        sleep: (milliseconds) => (0,clock/* nap */.Qj)(milliseconds, host.cancel),
        random: Math.random,
        exportVerdicts: (0,verdicts/* createVerdictExport */.ue)(host.env, () => Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7061))),
        note: (text) => (0,action_host.note)(host, redactor.text(text)),
    };
    const ledger = inputs.ledger === null ? null : external_node_path_default().resolve(process.cwd(), inputs.ledger);
    const triaged = await (0,triage/* recallTriage */.ii)(request, ledger, (0,file_store/* createFileStore */.IF)());
    if (!triaged.ok)
        return refuse(triaged.error);
    const isWritten = await report(host, inputs, triaged.value, api, repository);
    const settings = (0,conclude/* readNotifyInputs */.DL)(inputs);
    const told = settings === null ? null : await (0,notify/* notifyOfTriage */.de)(settings, triaged.value.document);
    (0,conclude/* tellUndelivered */.zu)(host, told, redactor);
    return inputs.composite ? (0,outputs/* allowToPass */.iP)(host, isWritten) : 0;
}
function readRequestedRun({ env, payload }, { runUrl }) {
    if (runUrl !== null) {
        const address = (0,github/* runAddress */.YM)(runUrl, [env['GITHUB_SERVER_URL'] || 'https://github.com']);
        if (!address.ok)
            return address;
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
async function report(host, inputs, triaged, api, repository) {
    const { document, hasLooked, seen } = triaged;
    host.commands.say(triageText(document).trimEnd());
    const texts = { 'triage.json': `${JSON.stringify(document, null, 2)}\n` };
    const folder = (0,outputs/* leaveFiles */.b6)(host, `triage-${document.run.id}-${document.attempt}`, texts);
    const file = folder === null ? '' : external_node_path_default().join(folder, 'triage.json');
    const found = { decision: document.decision, 'triage-path': file };
    const isWritten = (0,outputs/* passOutputs */.Yo)(host, { outcome: 'success', 'exit-code': '0', ...found, 'job-fails': 'false' });
    await (0,outputs/* writeSummary */.Sy)(host, inputs, triageMarkdown(document, seen, Math.min(MAX_SUMMARY_BYTES, (0,runner_files/* summaryBudget */.qN)())));
    if (!inputs.comment || !hasLooked)
        return isWritten;
    const pullRequest = await (0,triage_run/* findPullRequest */._)(api, repository, triaged.run);
    const marker = (0,summary/* commentMarker */.Ql)(`triage-${document.run.workflow}`);
    const body = `${marker}\n${triageMarkdown(document, seen, MAX_COMMENT_BYTES - MARKER_BYTES)}`;
    const onlyUpdate = document.decision === 'none';
    const problem = pullRequest === null
        ? 'the comment was not made: no open pull request has this commit as its head'
        : await (0,comment/* deliverComment */.fM)(api, { ...repository, pullRequest, marker, body, run: null, onlyUpdate });
    if (problem !== null)
        (0,action_host.note)(host, problem);
    return isWritten;
}
const MARKER_BYTES = 1000;


/***/ }),

/***/ 52709:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: function() { return /* binding */ UNREAD_TITLES; },
/* harmony export */   Kq: function() { return /* binding */ listAttemptEnds; },
/* harmony export */   Nq: function() { return /* binding */ findAllowedFailures; },
/* harmony export */   Nv: function() { return /* binding */ CLASSES; },
/* harmony export */   Pe: function() { return /* binding */ isAtLimit; },
/* harmony export */   QM: function() { return /* binding */ createSighting; },
/* harmony export */   ik: function() { return /* binding */ Passes; }
/* harmony export */ });
/* unused harmony exports createSignature, withoutLeg, toCauseId */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56461);
/* harmony import */ var _triage_paste_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9588);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9459);




const CODE = /\b[A-Z]{1,6}\d{2,5}\b|(?<=[([])@?[a-z][\w-]*(?:\/[\w-]+)*(?=[)\]]$)|(?<= )(?:@[\w-]+\/)?[a-z]+(?:-[a-z]+)+$/;
function createSignature({ tests, annotations: [problem] }, line) {
    if (tests.length > 0)
        return JSON.stringify(['tests', ...tests.toSorted()]);
    if (problem === undefined)
        return (0,_triage_paste_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutVariables */ .KC)(line);
    return JSON.stringify(['file', problem.file, CODE.exec(problem.message)?.[0] ?? (0,_triage_paste_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutVariables */ .KC)(problem.message)]);
}
function withoutLeg(name) {
    const segments = name.split(' / ');
    return segments.map((segment) => segment.replace(/(?<=.) \((?:[^()]|\([^()]*\))*\)$/, '')).join(' / ');
}
function toCauseId(kind, { workflow, job, step }, signature) {
    const key = JSON.stringify([kind, workflow, job, step, signature]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 12);
}
const CLASSES = ['deterministic', 'unknown', 'flaky', 'transient', 'cancelled'];
const LIMIT_KIND = 'external.runner.timeout';
const UNREAD_TITLES = {
    read: 'The log says nothing about why it failed',
    gone: 'The log is gone',
    forbidden: 'The log may not be read with this token',
    cut: 'The log was not read: there are more failed jobs than --logs',
    failed: 'The log could not be fetched',
};
class Passes {
    successes;
    #read = new Map();
    constructor(runs, successes) {
        this.successes = successes;
        for (const { run, attempts } of runs) {
            for (const [at, { jobs }] of attempts.entries()) {
                for (const { name, conclusion, ended } of jobs) {
                    if (conclusion !== 'success')
                        continue;
                    const facts = { run: run.id, event: run.event, created: run.created, ended: ended ?? run.ended };
                    (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .DN)(this.#read, `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .commitKey */ .d9)(run)}\n${name}`, { ...facts, attempt: at + 1 });
                }
            }
        }
    }
    find(run, name, isMeant = () => true) {
        const commit = (0,_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .commitKey */ .d9)(run);
        return this.#read.get(`${commit}\n${name}`)?.find(isMeant) ?? this.successes.get(commit)?.find(isMeant);
    }
    after({ run, attempt, job }) {
        const isLater = (pass) => {
            if (pass.run === run.id)
                return pass.attempt > attempt;
            return pass.created >= run.created || pass.ended >= (job.ended ?? run.ended);
        };
        return this.find(run, job.name, isLater) !== undefined;
    }
}
function createSighting(at, passes) {
    const { run, job, finding } = at;
    const log = finding?.log ?? 'failed';
    const triaged = finding?.triaged;
    const kind = triaged?.kind ?? null;
    const ofClass = triaged?.class ?? (job.conclusion === 'cancelled' ? 'cancelled' : 'unknown');
    const [quoted] = triaged?.evidence ?? [];
    const said = quoted ?? (ofClass === 'cancelled' ? null : finding?.last) ?? null;
    const title = said?.text ?? (ofClass === 'cancelled' ? 'The job was cancelled' : UNREAD_TITLES[log]);
    const step = triaged?.step ?? job.failedStep;
    const place = { workflow: run.workflow, job: withoutLeg(job.name), step };
    const unquoted = ofClass === 'cancelled' ? 'cancelled' : said === null ? `log ${log}` : null;
    const signature = unquoted ?? createSignature(triaged ?? { tests: [], annotations: [] }, title);
    const tests = triaged?.tests ?? [];
    const [test] = tests.toSorted();
    const others = tests.length > 1 ? ` and ${tests.length - 1} more tests` : '';
    const recovered = ofClass !== 'cancelled' && passes.after(at);
    const counted = recovered && ofClass !== 'transient' ? 'flaky' : ofClass;
    return {
        at,
        cause: toCauseId(kind, place, signature),
        signature: toCauseId(kind, { workflow: '', job: '', step: null }, signature),
        kind,
        class: ofClass,
        counted,
        place,
        title: unquoted === null && test !== undefined ? `${test}${others}` : title,
        isRead: unquoted === null || ofClass === 'cancelled',
        line: said?.line ?? null,
        tests,
        rule: triaged?.rule ?? null,
        recovered,
    };
}
const FAILED = new Set(['failure', 'timed_out', 'startup_failure']);
function isAtLimit({ job, finding }) {
    return job.conclusion === 'timed_out' || finding?.triaged.kind === LIMIT_KIND;
}
function findAllowedFailures({ run, attempts }) {
    const last = attempts.at(-1);
    const jobs = run.conclusion === 'success' && last !== undefined ? [...last.jobs, ...last.takenOver] : [];
    return new Set(jobs.filter(({ conclusion }) => FAILED.has(conclusion)).map(({ name }) => name));
}
function listAttemptEnds(read) {
    const { run, attempts, failed } = read;
    const atLimit = new Set(failed.filter(isAtLimit).map(({ job }) => job.id));
    const allowed = findAllowedFailures(read);
    return attempts.map(({ jobs: ran, takenOver, isRead }, at) => {
        const jobs = [...ran, ...takenOver];
        const hitLimit = jobs.some(({ id }) => atLimit.has(id));
        if (at === attempts.length - 1)
            return toLastEnd(run.conclusion, hitLimit);
        if (!isRead)
            return 'unread';
        if (hitLimit || jobs.some(({ conclusion, name }) => FAILED.has(conclusion) && !allowed.has(name)))
            return 'failed';
        return jobs.some(({ conclusion }) => conclusion === 'cancelled') ? 'cancelled' : 'passed';
    });
}
function toLastEnd(conclusion, hitLimit) {
    if (conclusion === 'success')
        return 'passed';
    if (FAILED.has(conclusion) || (conclusion === 'cancelled' && hitLimit))
        return 'failed';
    return conclusion === 'cancelled' ? 'cancelled' : 'other';
}


/***/ }),

/***/ 9459:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: function() { return /* binding */ Tally; },
/* harmony export */   OI: function() { return /* binding */ computeMedian; },
/* harmony export */   d9: function() { return /* binding */ commitKey; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56461);
/* harmony import */ var _window_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29069);


class Tally {
    runs = 0;
    attempts = 0;
    other = 0;
    workflows = new Map();
    days = new Map();
    passedDays = new Map();
    branches = new Map();
    scheduled = null;
    remarkable = [];
    successes = new Map();
    #seen = new Set();
    add(run) {
        if (run.status !== 'completed' || this.#seen.has(run.id))
            return;
        this.#seen.add(run.id);
        this.runs += 1;
        this.attempts += run.attempt;
        const day = (0,_window_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInstant */ .r4)(run.created).slice(0, 10);
        this.days.set(day, (this.days.get(day) ?? 0) + 1);
        const known = this.workflows.get(run.workflow);
        const workflow = known ?? { name: run.name, runs: 0, passedFirst: 0, seconds: [] };
        this.workflows.set(run.workflow, workflow);
        workflow.runs += 1;
        if (run.name < workflow.name)
            workflow.name = run.name;
        this.#addToBranch(run);
        workflow.seconds.push(Math.max(0, run.ended - run.started));
        if (run.attempt > 1 || NEEDS_LOOK.has(run.conclusion))
            this.remarkable.push(run);
        else if (run.conclusion === 'success') {
            workflow.passedFirst += 1;
            this.passedDays.set(day, (this.passedDays.get(day) ?? 0) + 1);
            const { id, event, created, ended } = run;
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_1__/* .addTo */ .DN)(this.successes, commitKey(run), { run: id, attempt: 1, event, created, ended });
        }
        else
            this.other += 1;
    }
    #addToBranch({ head_branch: branch, event, conclusion, workflow, ended }) {
        if (branch === null || event.startsWith('pull_request') || !DECIDING.has(conclusion))
            return;
        if (event === 'schedule')
            this.scheduled = branch;
        (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_1__/* .addTo */ .DN)(this.branches, branch, { workflow, ended, passed: conclusion === 'success' });
    }
    findDefaultBranch() {
        const named = [this.scheduled, 'main', 'master'].find((name) => name !== null && this.branches.has(name));
        const [busiest] = [...this.branches].toSorted(([, one], [, other]) => other.length - one.length);
        return named ?? busiest?.[0] ?? null;
    }
}
const DECIDING = new Set(['success', 'failure', 'timed_out', 'startup_failure']);
const NEEDS_LOOK = new Set(['failure', 'timed_out', 'startup_failure', 'cancelled']);
function commitKey({ workflow, head_sha: sha }) {
    return `${workflow}\n${sha}`;
}
function computeMedian(numbers) {
    const sorted = numbers.toSorted((one, other) => one - other);
    const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
    return low === undefined || high === undefined ? null : (low + high) / 2;
}


/***/ }),

/***/ 9588:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: function() { return /* binding */ findStepCommand; },
/* harmony export */   KC: function() { return /* binding */ withoutVariables; },
/* harmony export */   Ph: function() { return /* binding */ quoteForYaml; },
/* harmony export */   S$: function() { return /* binding */ isOfTool; },
/* harmony export */   b$: function() { return /* binding */ createQuarantine; },
/* harmony export */   b8: function() { return /* binding */ suggestKind; },
/* harmony export */   hb: function() { return /* binding */ mendsInStep; },
/* harmony export */   jO: function() { return /* binding */ suggestRule; },
/* harmony export */   xx: function() { return /* binding */ createRetryStep; },
/* harmony export */   ys: function() { return /* binding */ createTriageWorkflow; }
/* harmony export */ });
/* unused harmony export suggestPattern */
/* harmony import */ var _text_bounded_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48443);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);


const ACTION = 'conductor-action/conductor-action@v1';
const VARIABLE = new _text_bounded_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .BoundedPattern */ .c9([
    '(?<=\\bhttps?:\\/\\/[^\\s?#"\'<>]{1,300})[?#][^\\s"\'<>)\\]]*',
    '\\b[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}\\b',
    '\\b\\d{4}-\\d\\d-\\d\\d(?:[T ]\\d\\d:\\d\\d(?::\\d\\d)?(?:[.,]\\d+)?(?:Z|[+-]\\d\\d:?\\d\\d)?)?\\b',
    '\\b\\d{1,2}:\\d\\d(?::\\d\\d)?(?:[.,]\\d+)?(?: ?[AP]M)?\\b',
    '(?:(?:\\/private)?\\/(?:tmp|var\\/tmp|var\\/folders)|\\/(?:home|Users)\\/runner\\/work\\/_temp|\\/__w\\/_temp)\\/[^\\s"\'`:;,)\\]]+',
    '[A-Za-z]:[\\\\/](?:[^\\s"\'`:;,)\\]]+[\\\\/])?(?:Temp|tmp|_temp)[\\\\/][^\\s"\'`:;,)\\]]+',
    '(?<![\\w.])\\d+(?:[.,]\\d+)? ?(?:ns|[µu]s|ms|msecs?|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?)\\b(?: ?\\d+(?:\\.\\d+)?(?:ms|s|m)\\b)*',
    '\\b0x[0-9a-fA-F]+\\b',
    '\\b(?=[0-9a-f]*\\d)(?=[0-9a-f]*[a-f])[0-9a-f]{6,}\\b|\\b(?=[0-9A-F]*\\d)(?=[0-9A-F]*[A-F])[0-9A-F]{6,}\\b',
    '(?<!\\b[A-Z]{1,6}-?)(?<!\\b[A-Z]{1,6}-?\\d+)\\d{2,}',
].join('|'), 'g');
const MARK = '#';
const REDACTED = /\*{3,}/g;
function withoutVariables(line) {
    return line.slice(0, 1000).replaceAll(VARIABLE, MARK).replaceAll(/\s+/g, ' ').trim();
}
function suggestPattern(line) {
    const parts = line.trim().slice(0, 150).replaceAll(VARIABLE, '\0').replaceAll(REDACTED, '\0').split('\0');
    return parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
}
function suggestRule(line, kind) {
    return `- stderr: '${suggestPattern(line).replaceAll("'", "''")}'\n  kind: ${kind}\n  # transient: true # if another run can mend it\n`;
}
function suggestKind(line) {
    const words = line.toLowerCase().match(/[a-z]{2,20}/g) ?? [];
    return `external.own.${words.slice(0, 3).join('_') || 'unknown'}`;
}
const NOT_OF_A_TOOL = new Set(['runner', 'build', 'rule', null]);
function isOfTool(set) {
    return !NOT_OF_A_TOOL.has(set);
}
function mendsInStep(kind) {
    return /^external\.runner\.(?:network|unavailable|rate_limited)$/.test(kind ?? '');
}
function findStepCommand(step) {
    return /^Run (?![\w.-]+\/[\w./-]+@)(.+)$/.exec(step)?.[1] ?? null;
}
function createRetryStep(step, command, set) {
    const name = step === null ? '' : `name: ${quoteForYaml(step)}\n  `;
    const lines = command.split('\n').map((line) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(line).replaceAll('${{', '$ {{'));
    const block = `|\n${lines.map((line) => (line === '' ? '' : `      ${line}`)).join('\n')}`;
    const run = command === ''
        ? 'COMMAND # replace COMMAND by the command of the step'
        : lines.length > 1
            ? block
            : JSON.stringify(lines[0]);
    return `- ${name}uses: ${ACTION}\n  with:\n    run: ${run}\n    classify: ${set}\n    retry: 2\n`;
}
function createTriageWorkflow(workflows, jobs) {
    const names = workflows.length === 0 ? '["CI"] # the names of the workflows' : `[${workflows.map(quoteForYaml).join(', ')}]`;
    const listed = jobs.map((name) => `            ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(name, 200).replaceAll('${{', '$ {{')}\n`).join('');
    const only = jobs.length === 0 ? ' "test*" # the names of the jobs that may run twice' : ` |\n${listed.trimEnd()}`;
    return `# .github/workflows/triage.yml
name: Triage
on:
  workflow_run:
    workflows: ${names}
    types: [completed]
permissions: {}
jobs:
  triage:
    if: \${{ github.event.workflow_run.conclusion == 'failure' }}
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      actions: write
      checks: read
      contents: read
      deployments: read
      pull-requests: write
    steps:
      - uses: ${ACTION}
        with:
          command: triage
          rerun: 2
          rerun-jobs:${only}
          comment: true
`;
}
function createQuarantine(tests, until) {
    const entries = tests.map((name) => `  - name: ${quoteForYaml(name.replaceAll('*', '?'))}\n    until: ${until}\n    reason: It failed and passed on the same commit.\n`);
    return `# .github/quarantine.yml\ntests:\n${entries.join('')}`;
}
function quoteForYaml(text) {
    return JSON.stringify((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text, 200).replaceAll('${{', '$ {{'));
}


/***/ })

};
;