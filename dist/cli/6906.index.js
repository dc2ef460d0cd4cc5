export const id = 6906;
export const ids = [6906,4525];
export const modules = {

/***/ 4525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExplain: () => (/* binding */ runExplain),
  runReport: () => (/* binding */ runReport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/account/run-account.js + 10 modules
var run_account = __webpack_require__(8823);
// EXTERNAL MODULE: ./build/config/load/index.js + 6 modules
var load = __webpack_require__(988);
// EXTERNAL MODULE: ./build/core/github.js
var github = __webpack_require__(4207);
// EXTERNAL MODULE: ./build/account/diagnosis.js + 1 modules
var diagnosis = __webpack_require__(5056);
// EXTERNAL MODULE: ./build/account/error-kinds.js
var error_kinds = __webpack_require__(8672);
// EXTERNAL MODULE: ./build/account/groups.js
var groups = __webpack_require__(6226);
// EXTERNAL MODULE: ./build/core/events.js
var events = __webpack_require__(4793);
// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/core/messages.js
var messages = __webpack_require__(1072);
// EXTERNAL MODULE: ./build/core/place.js
var place = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/text/shell-words.js
var shell_words = __webpack_require__(7224);
// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(7742);
// EXTERNAL MODULE: ./build/reporters/progress-lines.js
var progress_lines = __webpack_require__(2104);
// EXTERNAL MODULE: ./build/reporters/text-format.js
var text_format = __webpack_require__(4628);
;// CONCATENATED MODULE: ./build/reporters/explain.js











const MAX_ERRORS = 10;
const MAX_WARNINGS = 10;
const MAX_PROBLEMS = 10;
const LIMITS = { maxLines: 30, maxChars: 1500 };
function explain(input) {
    const parts = [headline(input), input.story.text(), why(input), tried(input.account), next(input), notes(input)];
    const sections = parts.filter((part) => part.length > 0).map((part) => part.join('\n'));
    return (0,terminal_text/* withoutCommands */.Df)(`${sections.join('\n\n')}\n`);
}
function headline(input) {
    const { account, result = null, records } = input;
    if (result !== null) {
        const verdict = (0,diagnosis/* verdictOf */.Vj)(result, account);
        const name = (0,terminal_text/* oneLine */.TN)(result.workflow.name ?? result.workflow.file);
        const file = result.workflow.file === finding/* NO_FILE */.tW ? '' : ` (${(0,terminal_text/* oneLine */.TN)(result.workflow.file)})`;
        const took = `after ${(0,text_format/* durationText */.S5)(result.execution.duration_ms)} (exit code ${result.exit_code})`;
        if (result.termination !== null) {
            const { status, reason, terminated_by: by } = result.termination;
            return [`${name} was terminated (${status}) by ${(0,terminal_text/* oneLine */.TN)(by)} ${took}: ${(0,terminal_text/* oneLine */.TN)(reason, 1000)}`];
        }
        return [`${name}${file} ${(0,diagnosis/* verdictText */.nt)(verdict, terminal_text/* oneLine */.TN)} ${took}.`];
    }
    const { ending } = account;
    const name = account.run?.workflow ?? records[0]?.workflow.name ?? '';
    const shown = name === '' ? 'The run' : (0,terminal_text/* oneLine */.TN)(name);
    if (ending !== null) {
        const message = ending.message === '' ? '.' : `: ${(0,terminal_text/* oneLine */.TN)(ending.message)}`;
        return [`${shown} ended as ${ending.outcome} after ${(0,text_format/* durationText */.S5)(ending.durationMs)}${message}`];
    }
    if (account.excerpt.total > 0)
        return [`${shown} did not reach its end: the process was stopped, or it is still running.`];
    if (records.length === 0)
        return ['There is nothing to explain: no events, no errors, no result.'];
    return [`${shown} ended with ${(0,messages/* counted */.hS)(records.length, 'error')} on record.`];
}
function errorsOf({ account, result, records }) {
    if (result !== undefined && result !== null)
        return result.errors;
    const { recorded } = account.errors;
    return (recorded.length > 0 ? recorded : records).map((record) => ({
        ...record.envelope,
        node_id: (0,events/* raisedBy */.wb)(record),
        file: record.frames[0]?.file ?? null,
        frames: record.frames,
        attempts: record.attempts,
        ...(record.exit_code === null ? {} : { exit_code: record.exit_code }),
        ...(record.stderr_tail === '' ? {} : { stderr_tail: record.stderr_tail }),
        ...(record.while_handling === undefined ? {} : { while_handling: record.while_handling }),
    }));
}
function why(input) {
    const errors = errorsOf(input);
    if (errors.length === 0)
        return [];
    const isMany = errors.length > MAX_ERRORS;
    const more = new Map(isMany ? (0,error_kinds/* kindsOf */.tG)(errors).map(({ kind, count }) => [kind, count - 1]) : []);
    const shown = isMany ? (0,error_kinds/* firstOfEachKind */.ph)(errors) : errors;
    const hidden = shown.length - MAX_ERRORS;
    return [
        'Why',
        ...shown.slice(0, MAX_ERRORS).flatMap((error) => {
            const others = more.get(error.kind) ?? 0;
            return [...errorLines((0,diagnosis/* diagnoseError */.x2)(error)), ...(others > 0 ? [`    and ${others} more of this kind`] : [])];
        }),
        ...(hidden > 0 ? [`  and ${(0,messages/* counted */.hS)(hidden, 'more kind')}`] : []),
    ];
}
function errorLines(error) {
    const { node, cause, command, exitCode } = error;
    const [first] = (0,diagnosis/* placesOf */.ek)(error);
    const place = error.raisedAt ?? first ?? null;
    const where = place === null ? '' : ` in ${(0,terminal_text/* oneLine */.TN)((0,diagnosis/* placeText */.Z9)(place))}`;
    const stderr = (0,terminal_text/* plainText */.wh)(error.stderr).trimEnd();
    const lines = [
        ...(0,terminal_text/* plainText */.wh)(error.message).slice(0, 4000).split('\n'),
        ...error.whileHandling.map((text) => (0,terminal_text/* oneLine */.TN)(`while handling ${text}`)),
        ...(error.named === null ? [] : [`at ${(0,terminal_text/* oneLine */.TN)((0,diagnosis/* placeText */.Z9)(error.named))}`]),
        ...error.problems.slice(0, MAX_PROBLEMS).map(problemText),
        ...(error.problems.length > MAX_PROBLEMS ? [`and ${error.problems.length - MAX_PROBLEMS} more`] : []),
        ...(error.attempts > 1 ? [`after ${error.attempts} attempts`] : []),
        ...(command === null ? [] : [`command ${(0,terminal_text/* oneLine */.TN)(command)}`]),
        ...(exitCode === null ? [] : [`exit code ${exitCode}`]),
        ...error.frames.slice(1).map((frame) => `through ${(0,terminal_text/* oneLine */.TN)(frame.node)} in ${(0,terminal_text/* oneLine */.TN)(frame.file)}`),
        ...(cause === null ? [] : [`caused by ${(0,terminal_text/* oneLine */.TN)(`${cause.kind}: ${cause.message}`)}`]),
        ...(0,text_format/* detailLines */.ZN)(error.details, LIMITS),
        ...(stderr === ''
            ? []
            : [
                'the end of stderr:',
                ...stderr
                    .split('\n')
                    .slice(-10)
                    .map((row) => `  ${(0,terminal_text/* oneLine */.TN)(row, 300)}`),
            ]),
    ];
    return [
        `  ${(0,terminal_text/* oneLine */.TN)(error.kind)}${node === null || node === '' ? '' : ` raised by ${(0,terminal_text/* oneLine */.TN)(node)}${where}`}`,
        ...lines.map((line) => `    ${line}`),
    ];
}
function problemText({ file, outside, span, message }) {
    return (0,terminal_text/* oneLine */.TN)(`${(0,diagnosis/* placeText */.Z9)({ file: file ?? outside ?? '', line: span.line })} ${message ?? ''}`, 300);
}
function tried(account) {
    const lines = (0,diagnosis/* triedIn */.ch)(account).map((reaction) => `  ${(0,terminal_text/* oneLine */.TN)(reaction.node)} raised ${(0,terminal_text/* oneLine */.TN)(reaction.kind)}: ${(0,text_format/* reactionText */.d)(reaction, terminal_text/* oneLine */.TN)}`);
    return lines.length === 0 ? [] : ['What was tried', ...middleCut(lines, 20)];
}
function next(input) {
    const [error] = errorsOf(input);
    const hint = error === undefined ? null : (0,diagnosis/* diagnoseError */.x2)(error).hint;
    const commands = (input.result?.next_commands ?? unfinished(input)).filter((line) => !line.startsWith('conductor explain '));
    const lines = [...(hint === null ? [] : [(0,terminal_text/* oneLine */.TN)(hint, 1000)]), ...commands.map((line) => (0,terminal_text/* plainText */.wh)(line))];
    return lines.length === 0 ? [] : ['What to do next', ...lines.map((line) => `  ${line}`)];
}
function unfinished(input) {
    const { ending, excerpt } = input.account;
    if (ending !== null || excerpt.total === 0 || input.runDir === undefined || input.runDir === null)
        return [];
    return [`conductor resume ${(0,shell_words/* shellPath */.G9)(input.runDir)}`];
}
function notes(input) {
    const skipped = input.skipped ?? 0;
    const warnings = middleCut((input.result?.warnings ?? []).map((warning) => `  ${(0,terminal_text/* oneLine */.TN)(warning, 500)}`), MAX_WARNINGS);
    return [
        ...(warnings.length === 0 ? [] : ['Warnings', ...warnings]),
        ...(skipped === 0
            ? []
            : [`${(0,messages/* counted */.hS)(skipped, 'line')} could not be read and ${skipped === 1 ? 'was' : 'were'} left out.`]),
    ];
}
function middleCut(lines, max) {
    if (lines.length <= max)
        return lines;
    const half = Math.floor(max / 2);
    return [...lines.slice(0, half), `  … ${lines.length - 2 * half} more …`, ...lines.slice(-half)];
}
const MAX_STORY = 60;
class Story {
    #groups;
    #first = [];
    #last = [];
    #total = 0;
    #now = '';
    constructor(groups) {
        this.#groups = groups;
    }
    consume(event) {
        this.#now = event.timestamp;
        const { ended } = this.#groups.news;
        if (this.#groups.isCrowded(event.scope) || event.type === 'node_started' || event.type === 'workflow_started')
            return;
        const line = (0,progress_lines/* lineFor */.y1)(event);
        if (line !== null)
            this.#tell(line, (0,place/* depthOf */.d1)(event.scope));
        if (ended !== null && (0,groups/* isLarge */.s)(ended))
            for (const row of (0,progress_lines/* familyLines */.WG)(ended))
                this.#tell(row, (0,place/* depthOf */.d1)(ended.scope) + 1);
    }
    text() {
        const open = this.#open();
        if (this.#total + open.length === 0)
            return [];
        const last = this.#last.slice(-MAX_STORY / 2);
        const hidden = this.#total - this.#first.length - last.length;
        return ['What happened', ...this.#first, ...(hidden > 0 ? [`  … ${hidden} more …`] : []), ...last, ...open];
    }
    #open() {
        return [...this.#groups.running()]
            .filter((group) => (0,groups/* isLarge */.s)(group) && !this.#groups.isCrowded(group.scope))
            .flatMap((group) => (0,progress_lines/* familyLines */.WG)(group).map((row) => this.#text(row, (0,place/* depthOf */.d1)(group.scope) + 1)));
    }
    #tell(line, depth) {
        if (line.level === 'debug')
            return;
        const text = this.#text(line, depth);
        this.#total += 1;
        if (this.#first.length < MAX_STORY / 2)
            this.#first.push(text);
        else
            this.#last.push(text);
        if (this.#last.length > MAX_STORY)
            this.#last = this.#last.slice(-MAX_STORY / 2);
    }
    #text(line, depth) {
        return `  ${this.#now.slice(11, 19)} ${'  '.repeat(Math.min(10, depth))}${line.mark} ${line.text}`;
    }
}

// EXTERNAL MODULE: ./build/reporters/report-files.js
var report_files = __webpack_require__(2249);
// EXTERNAL MODULE: ./build/run/reports.js
var reports = __webpack_require__(1049);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/files.js
var files = __webpack_require__(2566);
// EXTERNAL MODULE: ./build/cli/run-folder.js
var run_folder = __webpack_require__(7698);
// EXTERNAL MODULE: ./build/cli/run-index.js
var run_index = __webpack_require__(7057);
// EXTERNAL MODULE: ./build/cli/run-request.js + 3 modules
var run_request = __webpack_require__(8943);
;// CONCATENATED MODULE: ./build/cli/inspect-run.js













async function runExplain(args, context) {
    const [target, ...more] = args.operands;
    if (target === undefined || more.length > 0)
        return (0,command/* badUsage */.VT)(context, 'explain', 'give one run: conductor explain RUN_DIR|errors.jsonl');
    const account = new run_account/* RunAccount */.b();
    const story = new Story(account.groups);
    const run = (0,run_folder/* readRun */.cI)(target, context, { account, consumers: [story] });
    if (!run.ok)
        return (0,command/* refuse */.TR)(context, 'explain', run.error);
    const { folder, ...left } = run.value;
    context.terminal.stdout(explain({ ...left, story, runDir: folder === null ? null : target === run_index/* LAST */.xo ? folder : target }));
    return 0;
}
const EXIT_FAILED = 1;
async function runReport(args, context) {
    const [target, ...more] = args.operands;
    if (target === undefined || more.length > 0)
        return (0,command/* badUsage */.VT)(context, 'report', 'give one run folder: conductor report RUN_DIR');
    const run = (0,run_folder/* readRun */.cI)(target, context);
    if (!run.ok)
        return (0,command/* refuse */.TR)(context, 'report', run.error);
    const { folder, result, account } = run.value;
    if (folder === null)
        return (0,command/* refuse */.TR)(context, 'report', `${target} is not a run folder`);
    if (result === null)
        return (0,command/* refuse */.TR)(context, 'report', `${target} has no result.json that can be read: the run did not come to its end; see conductor explain ${(0,shell_words/* shellPath */.G9)(target)}`);
    const workspace = (0,load/* findWorkspace */.pl)(external_node_path_.join(context.cwd, 'workflow.yaml'), context.env);
    const toRelative = (file) => (0,reports/* sourceFile */.s)(file, context.cwd, workspace);
    const graph = await (0,run_folder/* graphOfRun */.hF)(result, account, context);
    const report = { account, result, graph, runDir: folder, github: (0,github/* githubRecord */.BF)(context.env) };
    const targets = { ...(0,run_request/* reportFiles */.IU)(args, context), html: external_node_path_.join(folder, (0,report_files/* reportFile */.rn)('html').file) };
    for (const name of report_files/* REPORT_NAMES */.Ky) {
        const file = targets[name] ?? null;
        if (file === null)
            continue;
        const render = await (0,report_files/* reportFile */.rn)(name).renderer();
        const written = (0,files/* writeTextFile */.Tl)(file, render({ report, toRelative }));
        if (!written.ok) {
            context.terminal.stderr(`conductor report: ${file} ${written.error}\n`);
            return EXIT_FAILED;
        }
        context.terminal.stdout(`${file}\n`);
    }
    return 0;
}


/***/ }),

/***/ 7057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ startedRun),
/* harmony export */   W5: () => (/* binding */ noteRun),
/* harmony export */   Ye: () => (/* binding */ realPath),
/* harmony export */   _h: () => (/* binding */ fileRules),
/* harmony export */   d3: () => (/* binding */ namedRun),
/* harmony export */   d_: () => (/* binding */ notedRuns),
/* harmony export */   iB: () => (/* binding */ forgetRuns),
/* harmony export */   sL: () => (/* binding */ resumableRun),
/* harmony export */   xo: () => (/* binding */ LAST)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4311);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4429);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3505);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1853);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8213);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2566);









const MAX_ENTRIES = 1000;
const SPARE_ENTRIES = 100;
const MAX_ENTRY_BYTES = 64 * 1024;
function indexFolder(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_4__/* .temporaryBase */ .du)(env), `conductor-runs-${process.getuid?.() ?? 'user'}`);
}
function noteRun(entry, env) {
    try {
        const folder = indexFolder(env);
        (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .f)(folder, 0o700);
        if (!isOurs(folder))
            return;
        const name = `${entry.started.replaceAll('-', '').replaceAll(':', '').replaceAll('.', '')}-${entry.run_id}.json`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name), `${JSON.stringify({ schema_version: 1, ...entry })}\n`, { mode: 0o600 });
        forgetOldest(folder);
    }
    catch {
    }
}
function forgetOldest(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).length <= MAX_ENTRIES + SPARE_ENTRIES)
        return;
    for (const old of entryNames(folder).slice(MAX_ENTRIES))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, old), { force: true });
}
function notedRuns(env) {
    const folder = indexFolder(env);
    if (!isOurs(folder))
        return [];
    return entryNames(folder).flatMap((name) => readEntry(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name)) ?? []);
}
function startedRun(env) {
    return (runId, folder) => {
        const real = realPath(folder);
        return notedRuns(env).find((entry) => entry.run_id === runId && realPath(entry.folder) === real) ?? null;
    };
}
function forgetRuns(folders, env) {
    const index = indexFolder(env);
    if (!isOurs(index))
        return;
    for (const name of entryNames(index)) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(index, name);
        const entry = readEntry(file);
        if (entry === null || folders.has(entry.folder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    }
}
function realPath(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file);
    }
    catch {
        return node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(file);
    }
}
function isOurs(folder) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() === true && (process.getuid === undefined || stats.uid === process.getuid());
}
function entryNames(folder) {
    try {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => name.endsWith('.json'));
        return names.sort().reverse();
    }
    catch {
        return [];
    }
}
function readEntry(file) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file);
        if (!stats.isFile() || stats.size > MAX_ENTRY_BYTES)
            return null;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isJsonObject */ .OW)(value))
            return null;
        const { run_id, workflow, file: source, cwd, folder, started } = value;
        const texts = [run_id, workflow, source, cwd, folder, started];
        if (!texts.every((text) => typeof text === 'string'))
            return null;
        if (Number.isNaN(Date.parse(String(started))) || !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(String(folder)))
            return null;
        return {
            run_id: String(run_id),
            workflow: String(workflow),
            file: String(source),
            cwd: String(cwd),
            folder: String(folder),
            started: String(started),
        };
    }
    catch {
        return null;
    }
}
const LAST = 'last';
function namedRun(target, { cwd, env }) {
    if (target !== LAST) {
        const resolved = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, target);
        const unsafe = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(resolved) === 'folder' ? (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .whyUnsafe */ .TE)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .I)(), resolved) : null;
        return unsafe === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(target) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)(unsafe);
    }
    const here = realPath(cwd);
    const found = notedRuns(env).find((entry) => entry.cwd === here && isThere(entry));
    return found === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)('no run was started in this folder; `conductor runs` lists all') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(found.folder);
}
function resumableRun(target, context) {
    if (!/\.ya?ml$/i.test(target) || (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(context.cwd, target)) !== 'file')
        return namedRun(target, context);
    const file = realPath(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(context.cwd, target));
    const found = notedRuns(context.env).find((entry) => entry.file === file && isThere(entry) && isResumable(entry));
    return found === undefined
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
        : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(found.folder);
}
function isThere({ folder }) {
    return (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(folder) === 'folder';
}
function isResumable({ folder }) {
    const saved = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readCheckpoint */ .HQ)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .I)(), folder);
    return saved.ok && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable);
}
function fileRules(args, { cwd, env }) {
    const given = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_8__/* .oneValue */ .o)(args, '--workflow');
    const named = given === null ? {} : { named: { file: node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, given), fileAsGiven: given } };
    return { ...named, started: startedRun(env) };
}


/***/ })

};
