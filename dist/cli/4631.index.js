"use strict";
exports.id = 4631;
exports.ids = [4631];
exports.modules = {

/***/ 64631:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTriage: function() { return /* binding */ runTriage; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js
var file_store = __webpack_require__(49445);
// EXTERNAL MODULE: ./build/src/adapters/github/api.js
var api = __webpack_require__(76159);
// EXTERNAL MODULE: ./build/src/adapters/patterns.js
var patterns = __webpack_require__(61104);
// EXTERNAL MODULE: ./build/src/core/duration.js
var duration = __webpack_require__(12170);
// EXTERNAL MODULE: ./build/src/core/github.js
var github = __webpack_require__(36657);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/run/triage.js + 1 modules
var triage = __webpack_require__(8158);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/triage/document.js
var triage_document = __webpack_require__(58934);
// EXTERNAL MODULE: ./build/src/triage/github.js
var triage_github = __webpack_require__(90848);
// EXTERNAL MODULE: ./build/src/triage/log.js
var log = __webpack_require__(55129);
// EXTERNAL MODULE: ./build/src/text/excerpt.js
var excerpt = __webpack_require__(93833);
// EXTERNAL MODULE: ./build/src/text/markdown.js
var markdown = __webpack_require__(8891);
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
const MAX_SUMMARY_BYTES = (/* unused pure expression or super */ null && (900 * 1024));
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
    const cell = (text) => (text === null ? '' : tableCell(text, amount.cell));
    const shown = jobs
        .slice(0, rows)
        .map((job) => `| ${jobCell(job, amount.cell)} | ${cell(job.step)} | ${SIGNS[job.class]} ${classOf(job)} | ${cell(job.kind)} | ${whyCell(job, amount.cell)} |`);
    const head = ['| job | step | class | kind | why |', '| --- | --- | --- | --- | --- |'];
    const details = jobs
        .filter((job) => job.evidence.length + placeLines(job).length + (job.note === null ? 0 : 1) > 1)
        .slice(0, amount.details)
        .flatMap((job) => [folded(tableCell(nameOf(job)), evidenceBlock(job)), '']);
    const sentences = seen.slice(0, amount.seen).map((sentence) => `- ${tableCell(sentence, 300)}`);
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
    const of = run === null ? '' : ` of ${tableCell(run.name)}, attempt ${attempt}`;
    const word = { rerun: 'Failed jobs run again', leave: 'Left as it is', none: 'Nothing failed' }[decision];
    return `### Triage${of}: ${word}\n\n${tableCell(reason, 400)}`;
}
function evidenceBlock(job) {
    const lines = job.evidence.map(({ line, text }) => `${line === null ? 'annotation' : line}: ${oneLine(text, 500)}`);
    return codeBlock([...lines, ...placeLines(job), ...(job.note === null ? [] : [`note: ${oneLine(job.note, 300)}`])].join('\n'));
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
        return note === null ? 'no line of its log is known' : tableCell(note, most);
    return `${first.line === null ? 'annotation' : `line ${first.line}`}: ${tableCell(withoutMiddle(oneLine(first.text), most), most)}`;
}
function jobCell(job, most) {
    const url = job.url === undefined ? null : linkTarget(job.url);
    const name = tableCell(nameOf(job), most);
    return url === null ? name : `<a href="${url}">${name}</a>`;
}
function nameOf(job) {
    return (0,terminal_text/* oneLine */.TN)(job.name ?? job.file ?? 'job', 200);
}

// EXTERNAL MODULE: ./build/src/triage/verdict.js + 1 modules
var verdict = __webpack_require__(10872);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
;// CONCATENATED MODULE: ./build/src/cli/triage.js

















const CHUNK_BYTES = 256 * 1024;
const RUN_OPTIONS = ['--rerun', '--rerun-after', '--rerun-jobs', '--rerun-except', '--rerun-stale', '--ledger'];
async function runTriage(args, context) {
    const [first = '', ...more] = args.operands;
    const isRun = /^https?:\/\//.test(first);
    const runOption = RUN_OPTIONS.find((name) => args.has(name));
    if (!isRun && runOption !== undefined)
        return (0,command/* badUsage */.VT)(context, 'triage', `${runOption} is for the address of a run`);
    if (isRun && more.length > 0)
        return (0,command/* badUsage */.VT)(context, 'triage', 'give one run');
    const rules = await (0,triage/* readTriageRules */.GU)(args.value('--rules'), context.cwd, patterns/* loadPatterns */.o);
    if (!rules.ok)
        return (0,command/* refuse */.TR)(context, 'triage', rules.error);
    const redactor = (0,command/* environmentRedactor */.uv)(context);
    const around = { args, context, rules: rules.value, redactor };
    const document = isRun ? await triageOnline(first, around) : await triageFiles(around);
    if (!document.ok)
        return (0,command/* refuse */.TR)(context, 'triage', redactor.text(document.error));
    const isJson = args.value('--format') === 'json';
    context.terminal.stdout(isJson ? (0,terminal_text/* jsonWithoutCommands */.Dw)(document.value) : triageText(document.value));
    return 0;
}
async function triageFiles({ args, context, rules, redactor }) {
    const jobs = [];
    for (const file of args.operands) {
        const log = await readLog(file, context.cwd);
        if (!log.ok)
            return log;
        jobs.push((0,triage_document/* jobOf */.Z)({ file }, (0,verdict/* jobVerdict */.pS)(rules, log.value), redactor, null));
    }
    const decided = { decision: 'leave', reason: 'logs were read, nothing is run again' };
    return (0,result.ok)({ schema_version: 1, run: null, attempt: null, ...decided, jobs });
}
async function readLog(file, cwd) {
    const name = file === '-' ? 'stdin' : file;
    const reader = new log/* LogReader */.w0();
    const stream = file === '-' ? process.stdin : (0,external_node_fs_.createReadStream)(external_node_path_default().resolve(cwd, file), { highWaterMark: CHUNK_BYTES });
    let isFirst = true;
    try {
        for await (const chunk of stream) {
            const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
            const unpacker = isFirst ? (0,log/* unpackerOf */.Z)(bytes) : null;
            if (unpacker !== null)
                return (0,result/* err */._q)(`${name} is packed: unpack it with ${unpacker}, and give what comes of it`);
            isFirst = false;
            reader.push(bytes);
        }
    }
    catch (error) {
        return (0,result/* err */._q)(`${name} cannot be read: ${(0,error_message/* fileProblem */.Wj)(error)}`);
    }
    return (0,result.ok)(reader.end());
}
async function triageOnline(url, around) {
    const { args, context, rules, redactor } = around;
    const { env } = context;
    const address = (0,triage_github/* runAddress */.YM)(url, serversOf(env));
    if (!address.ok)
        return address;
    const rerun = (0,command/* numberUpTo */.ob)(triage_document/* HIGHEST_RERUN */.K, args.value('--rerun'));
    const after = (0,command/* numberUpTo */.ob)(duration/* MAX_WAIT_SECONDS */.ZI, args.value('--rerun-after'));
    if (rerun === null)
        return (0,result/* err */._q)(`--rerun is a number from 0 to ${triage_document/* HIGHEST_RERUN */.K}`);
    if (after === null)
        return (0,result/* err */._q)(`--rerun-after is a number of seconds up to ${duration/* MAX_WAIT_SECONDS */.ZI}`);
    const token = env['GH_TOKEN'] || env['GITHUB_TOKEN'] || '';
    if (token === '')
        return (0,result/* err */._q)('set GH_TOKEN to a token that may read the run');
    const { server, owner, repo, id } = address.value;
    const given = args.value('--ledger');
    const request = {
        api: (0,api/* createGithubApi */.ME)({ token, baseUrl: apiOf(server, env), longestWaitMs: triage/* LONGEST_LIMIT_MS */.CH }),
        owner,
        repo,
        runId: id,
        known: null,
        rules,
        redactor,
        limits: {
            highest: rerun,
            jobs: args.all('--rerun-jobs'),
            except: args.all('--rerun-except'),
        },
        rerunAfterSeconds: after,
        rerunStale: args.has('--rerun-stale'),
        sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        random: Math.random,
        note: (text) => context.terminal.stderr(`conductor triage: ${redactor.text(text)}\n`),
    };
    const ledger = given === null ? null : external_node_path_default().resolve(context.cwd, given);
    const triaged = await (0,triage/* rememberedTriage */.lF)(request, ledger, (0,file_store/* createFileStore */.IF)());
    return triaged.ok ? (0,result.ok)(triaged.value.document) : triaged;
}
const GITHUB = 'https://github.com';
function serversOf(env) {
    const { GH_HOST: host, GITHUB_SERVER_URL: server } = env;
    const named = host ? [`https://${host}`, ...((0,github/* isSafeServer */.f_)(`http://${host}`) ? [`http://${host}`] : [])] : [];
    return [...new Set([GITHUB, ...named, ...(server ? [server] : [])])];
}
function apiOf(server, env) {
    const { GITHUB_API_URL: api, GITHUB_SERVER_URL: own = GITHUB } = env;
    if (api && (server === GITHUB || server === own))
        return api;
    return server === GITHUB ? 'https://api.github.com' : `${server}/api/v3`;
}


/***/ })

};
;