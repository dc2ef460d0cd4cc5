"use strict";
exports.id = 8968;
exports.ids = [8968,5872,3491,2125,7167,1355];
exports.modules = {

/***/ 87684:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadFileGraph: function() { return /* binding */ loadFileGraph; },
  readRun: function() { return /* binding */ readRun; },
  runExplain: function() { return /* binding */ runExplain; },
  runReport: function() { return /* binding */ runReport; },
  traceGraph: function() { return /* binding */ traceGraph; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/account/run-account.js + 6 modules
var run_account = __webpack_require__(61091);
// EXTERNAL MODULE: ./build/src/account/run-reader.js
var run_reader = __webpack_require__(55807);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js + 1 modules
var file_store = __webpack_require__(72967);
// EXTERNAL MODULE: ./build/src/config/workflow-graph.js
var workflow_graph = __webpack_require__(44201);
// EXTERNAL MODULE: ./build/src/core/entries.js
var entries = __webpack_require__(52932);
// EXTERNAL MODULE: ./build/src/core/github.js
var github = __webpack_require__(36657);
// EXTERNAL MODULE: ./build/src/core/result.js
var core_result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/account/diagnosis.js
var diagnosis = __webpack_require__(52015);
// EXTERNAL MODULE: ./build/src/account/groups.js
var groups = __webpack_require__(95604);
// EXTERNAL MODULE: ./build/src/account/next-steps.js
var next_steps = __webpack_require__(14719);
// EXTERNAL MODULE: ./build/src/account/reported-errors.js
var reported_errors = __webpack_require__(66643);
// EXTERNAL MODULE: ./build/src/core/duration.js
var duration = __webpack_require__(12170);
// EXTERNAL MODULE: ./build/src/core/event-fields.js
var event_fields = __webpack_require__(15076);
// EXTERNAL MODULE: ./build/src/core/event-types.js
var event_types = __webpack_require__(2728);
// EXTERNAL MODULE: ./build/src/core/finding.js
var finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/core/place.js
var place = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/src/markup/text-blocks.js
var text_blocks = __webpack_require__(9391);
// EXTERNAL MODULE: ./build/src/text/shell-words.js
var shell_words = __webpack_require__(95262);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/reporters/error-blocks.js
var error_blocks = __webpack_require__(33424);
// EXTERNAL MODULE: ./build/src/reporters/run-blocks.js
var run_blocks = __webpack_require__(83501);
;// CONCATENATED MODULE: ./build/src/reporters/explain.js















const MAX_ERRORS = 10;
const MAX_IN_FLIGHT = 10;
const MAX_LOG_LINES = 1000;
const LIMITS = { chars: 4000, code: 1500, lines: 15, entries: 10, command: 100_000 };
function explain(input) {
    const { account, log, result } = input;
    const blocks = [
        ...listTitled('What happened', log.lines(), { weight: MAX_LOG_LINES }),
        ...listWhy(input),
        ...(0,run_blocks/* listReactions */.rQ)((0,diagnosis/* listTried */.ng)(account)),
        ...listNext(input),
        ...listTitled('Warnings', (result?.warnings ?? []).map((text) => ({ text, max: 500 })), { noun: 'warning', where: 'in result.json' }),
        ...listUnread(input),
    ];
    const lines = [explainHeadline(input), ...(0,text_blocks/* renderTextBlocks */.YD)(blocks, LIMITS)];
    return (0,terminal_text/* withoutCommands */.Df)(`${(0,terminal_text/* toPlainText */.bo)(lines.join('\n'))}\n`);
}
function listTitled(line, entries, more = {}) {
    if (entries.length === 0)
        return [];
    return [
        { type: 'heading', line },
        { type: 'list', entries, ...more },
    ];
}
function explainHeadline(input) {
    const { account, result = null, records } = input;
    if (result !== null) {
        const verdict = (0,diagnosis/* createVerdict */.mL)(result, account);
        const name = (0,terminal_text/* toOneLine */.GX)(result.workflow.name ?? result.workflow.file);
        const file = result.workflow.file === finding/* NO_FILE */.tW ? '' : ` (${(0,terminal_text/* toOneLine */.GX)(result.workflow.file)})`;
        const took = `after ${(0,duration/* formatDuration */.a3)(result.execution.duration_ms)} (exit code ${result.exit_code})`;
        if (result.termination !== null) {
            const { status, reason, terminated_by: by } = result.termination;
            return `${name} was terminated (${status}) by ${(0,terminal_text/* toOneLine */.GX)(by)} ${took}: ${(0,terminal_text/* toOneLine */.GX)(reason, 1000)}`;
        }
        return `${name}${file} ${(0,diagnosis/* formatVerdict */.Pu)(verdict, terminal_text/* toOneLine */.GX)} ${took}.`;
    }
    const { ending } = account;
    const name = account.run?.workflow ?? records[0]?.workflow.name ?? '';
    const shown = name === '' ? 'The run' : (0,terminal_text/* toOneLine */.GX)(name);
    if (ending !== null) {
        const message = ending.message === '' ? '.' : `: ${(0,terminal_text/* toOneLine */.GX)(ending.message)}`;
        return `${shown} ended as ${ending.outcome} after ${(0,duration/* formatDuration */.a3)(ending.duration_ms)}${message}`;
    }
    if (account.startedAt !== null) {
        const nodes = account.visits.listInFlight();
        const more = nodes.length > MAX_IN_FLIGHT ? ` and ${nodes.length - MAX_IN_FLIGHT} more` : '';
        const inFlight = nodes.slice(0, MAX_IN_FLIGHT).map((node) => (0,terminal_text/* toOneLine */.GX)(node, 200));
        const where = nodes.length === 0 ? '' : ` In flight: ${inFlight.join(', ')}${more}.`;
        return `${shown} did not reach its end: the process was stopped, or it is still running.${where}`;
    }
    if (records.length === 0)
        return 'There is nothing to explain: no events, no errors, no result.';
    return `${shown} ended with ${(0,messages/* formatCount */.B4)(records.length, 'error')} on record.`;
}
function listExplainedErrors({ account, result, records }) {
    const { recorded } = account.errors;
    const known = recorded.length > 0 ? recorded : records;
    return result?.errors ?? known.map((record) => (0,reported_errors/* toReportedError */.zc)({ origin: 'author', typed: true, ...record }));
}
function listWhy(input) {
    const errors = listExplainedErrors(input);
    if (errors.length === 0)
        return [];
    const { kinds, examples } = (0,diagnosis/* diagnoseErrors */.MU)(errors);
    const isMany = errors.length > MAX_ERRORS;
    const countByKind = new Map(isMany ? kinds.map(({ kind, count }) => [kind, count]) : []);
    const shown = isMany ? examples : errors.map((error) => (0,diagnosis/* diagnoseError */.x2)(error));
    const hidden = shown.length - MAX_ERRORS;
    const createText = (line) => ({ type: 'text', line });
    return [
        { type: 'heading', line: 'Why' },
        ...shown.slice(0, MAX_ERRORS).flatMap((error, at) => {
            const others = (countByKind.get(error.kind) ?? 1) - 1;
            return [
                ...(at === 0 ? [] : [createText('')]),
                ...(0,error_blocks/* listErrorBlocks */.X0)(error, { github: null }),
                ...(others > 0 ? [createText(`and ${others} more of this kind`)] : []),
            ];
        }),
        ...(hidden > 0 ? [createText(`and ${(0,messages/* formatCount */.B4)(hidden, 'more kind')}`)] : []),
    ];
}
function listNext(input) {
    const { result, account, runDir = null } = input;
    const isUnfinished = account.ending === null && account.startedAt !== null && runDir !== null;
    const all = result?.next_commands ?? (isUnfinished ? [`conductor resume ${(0,shell_words/* toShellPath */.Ll)(runDir)}`] : []);
    const commands = all.filter((line) => (0,next_steps/* getVerb */.qd)(line) !== 'explain').map((line) => moveCommand(line, input));
    if (commands.length === 0)
        return [];
    return [
        { type: 'heading', line: 'What next' },
        { type: 'commands', parts: [{ label: '', what: '', commands }] },
    ];
}
function moveCommand(command, { account, result, runDir = null, isUnknown }) {
    if (isUnknown !== true || runDir === null)
        return command;
    const isOfFolder = ['resume', 'redrive'].includes((0,next_steps/* getVerb */.qd)(command));
    const moved = (0,shell_words/* replaceShellWords */.Up)(command, (word, at) => (isOfFolder && at === 2 ? (0,shell_words/* toPathWord */.Tq)(runDir) : word));
    return (0,next_steps/* nameWorkflow */.PY)(moved, (0,shell_words/* toPathWord */.Tq)(result?.workflow.file ?? account.run?.file ?? ''));
}
function listUnread({ skipped = 0 }) {
    const line = `${(0,messages/* formatCount */.B4)(skipped, 'line')} could not be read and ${skipped === 1 ? 'was' : 'were'} skipped.`;
    return skipped === 0 ? [] : [{ type: 'heading', line }];
}
const HALF = 30;
class LogExcerpt {
    account;
    #lines = [];
    #hidden = 0;
    #now = '';
    constructor(account) {
        this.account = account;
    }
    consume(event) {
        this.#now = event.timestamp;
        const { endedGroup: ended } = this.account.visits;
        if (this.account.visits.isCrowded(event.scope) || event.type === 'node_started')
            return;
        if (event.type === 'workflow_started' && !event.resumed)
            return;
        if (event.type === 'route_taken' && this.account.run?.file === finding/* NO_FILE */.tW)
            return;
        this.#add((0,event_types/* formatEventLine */.Yp)(event), (0,place/* countLevels */.ZT)(event.scope));
        if (ended?.isLarge)
            for (const line of (0,groups/* listFailureLines */.IR)(ended))
                this.#add(line, (0,place/* countLevels */.ZT)(ended.start.scope) + 1);
    }
    lines() {
        const open = this.account.visits.runningGroups().filter(({ isLarge, start }) => {
            return isLarge && !this.account.visits.isCrowded(start.scope);
        });
        const failures = open.flatMap((group) => (0,groups/* listFailureLines */.IR)(group).map((line) => this.#text(line, (0,place/* countLevels */.ZT)(group.start.scope) + 1)));
        const more = this.#hidden > 0 ? [`… ${this.#hidden} more …`] : [];
        return [...this.#lines.slice(0, HALF), ...more, ...this.#lines.slice(HALF), ...failures];
    }
    #add(line, depth) {
        if (!(0,event_fields/* isShown */.aJ)(line.level, 'info'))
            return;
        this.#lines.push(this.#text(line, depth));
        if (this.#lines.length > 2 * HALF)
            this.#hidden += this.#lines.splice(HALF, 1).length;
    }
    #text({ mark, text }, depth) {
        return `${this.#now.slice(11, 19)} ${'  '.repeat(Math.min(10, depth))}${mark} ${text}`;
    }
}

// EXTERNAL MODULE: ./build/src/reporters/report-files.js
var report_files = __webpack_require__(50275);
// EXTERNAL MODULE: ./build/src/run/conclude.js
var conclude = __webpack_require__(57511);
// EXTERNAL MODULE: ./build/src/source/workspace.js
var source_workspace = __webpack_require__(2939);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/src/cli/inspect-file.js + 1 modules
var inspect_file = __webpack_require__(19304);
// EXTERNAL MODULE: ./build/src/cli/run-index.js
var run_index = __webpack_require__(67183);
// EXTERNAL MODULE: ./build/src/cli/run-request.js + 1 modules
var run_request = __webpack_require__(8354);
;// CONCATENATED MODULE: ./build/src/cli/inspect-run.js


















async function runExplain(args, context) {
    const [target = ''] = args.operands;
    const account = new run_account/* RunAccount */.b();
    const log = new LogExcerpt(account);
    const run = readRun(target, context, account, log);
    if (!run.ok)
        return context.refuse(run.error);
    const { folder, ...left } = run.value;
    const runId = left.result?.run_id ?? account.run?.run_id ?? '';
    const isUnknown = folder !== null && (0,run_index/* createStartedLookup */.A9)(context.env)(runId, folder) === null;
    const runDir = folder === null ? null : target === run_index/* LAST */.xo ? folder : target;
    context.terminal.stdout(explain({ ...left, log, runDir, isUnknown }));
    return 0;
}
async function runReport(args, context) {
    const [target = ''] = args.operands;
    const run = readRun(target, context);
    if (!run.ok)
        return context.refuse(run.error);
    const { folder, result, account } = run.value;
    if (folder === null)
        return context.refuse(`${target} is not a run folder`);
    if (result === null) {
        const advice = `the run did not come to its end; see conductor explain ${(0,shell_words/* toShellPath */.Ll)(target)}`;
        return context.refuse(`${target} has no result.json that can be read: ${advice}`);
    }
    const workspace = (0,source_workspace/* findWorkspace */.pl)(external_node_path_default().join(context.cwd, 'workflow.yaml'), context.env);
    const toRelative = (file) => (0,conclude/* findNamedSource */.QE)(file, context.cwd, workspace);
    const graph = (await loadFileGraph(result.workflow.file, account, context)) ?? traceGraph(account, result);
    const report = { account, result, graph, runDir: folder, github: (0,github/* createGithubRecord */.$m)(context.env) };
    const targets = { ...(0,run_request.readReportOptions)(args, context), html: external_node_path_default().join(folder, (0,report_files/* reportFile */.rn)('html').file) };
    const written = await (0,conclude/* writeReportFiles */.t4)((0,file_store/* createFileStore */.IF)(), targets, { report, toRelative });
    for (const { file, problem } of written) {
        if (problem === null)
            context.terminal.stdout(`${file}\n`);
        else
            context.terminal.stderr(`conductor report: ${file} ${problem}\n`);
    }
    return written.every(({ problem }) => problem === null) ? 0 : command/* EXIT_FAILED */.hj;
}
const EVENTS = 'events.jsonl';
const ERRORS = 'errors.jsonl';
const RESULT = 'result.json';
function readRun(named, context, account = new run_account/* RunAccount */.b(), ...others) {
    const run = (0,run_index/* findNamedRun */.qm)(named, context);
    if (!run.ok)
        return run;
    const target = run.value;
    const resolved = external_node_path_default().resolve(context.cwd, target);
    const entry = (0,entries/* findEntryAt */.B)(resolved);
    if (entry === 'absent')
        return (0,core_result/* err */._q)(`${target} does not exist; \`conductor runs\` lists the runs of this machine`);
    const isFolder = entry === 'folder';
    const names = isFolder
        ? [EVENTS, ERRORS, RESULT].filter((name) => (0,entries/* findEntryAt */.B)(external_node_path_default().join(resolved, name)) !== 'absent')
        : [external_node_path_default().basename(resolved)];
    if (names.length === 0)
        return (0,core_result/* err */._q)(`${target} holds no run: there is no ${EVENTS}, ${ERRORS}, ${RESULT} in it`);
    const events = new run_reader/* EventReader */.i8(account, ...others);
    const errors = new run_reader/* RecordReader */.Jd();
    let result = null;
    for (const name of names) {
        const file = isFolder ? external_node_path_default().join(resolved, name) : resolved;
        const text = name === RESULT ? (0,files/* readTextFile */.Gu)(file) : readLines(file, name === EVENTS ? events : errors);
        if (!text.ok)
            return (0,core_result/* err */._q)(`${isFolder ? external_node_path_default().join(target, name) : target} ${text.error}`);
        if (name === RESULT)
            result = (0,run_reader/* readResult */.Uv)(text.value);
    }
    const skipped = events.skipped + errors.skipped;
    const isEmpty = account.startedAt === null && errors.records.length === 0 && result === null;
    if (!isFolder && isEmpty && (skipped > 0 || names[0] === RESULT))
        return (0,core_result/* err */._q)(`${target} holds no error record, no events and no result`);
    return (0,core_result.ok)({ folder: isFolder ? resolved : null, account, records: errors.records, result, skipped });
}
function readLines(file, reader) {
    if ((0,entries/* findEntryAt */.B)(file) === 'folder')
        return (0,core_result/* err */._q)('is a folder, not a file');
    const read = (0,core_result/* tryResult */.Bh)(() => {
        for (const line of (0,file_store/* createFileStore */.IF)().lines(file))
            reader.line(line);
    });
    return read.ok ? (0,core_result.ok)('') : (0,core_result/* err */._q)(`cannot be read: ${read.error}`);
}
async function loadFileGraph(named, account, context) {
    const workspace = (0,source_workspace/* findWorkspace */.pl)(external_node_path_default().join(context.cwd, 'workflow.yaml'), context.env);
    for (const folder of new Set([workspace, context.cwd])) {
        const file = external_node_path_default().resolve(folder, named);
        if ((0,entries/* findEntryAt */.B)(file) !== 'file')
            continue;
        const { runnable } = await (0,inspect_file.checkNamedFile)(file, context);
        const isRight = runnable !== null && runnable.settings.name === account.run?.workflow;
        if (isRight && [...account.walk.types].every(([name, type]) => runnable.steps.get(name)?.type === type))
            return (0,workflow_graph/* createWorkflowGraph */.g)(runnable);
    }
    return null;
}
function traceGraph({ walk, run }, result) {
    const file = result?.workflow.file ?? run?.file ?? '';
    const steps = result?.execution.steps ?? [];
    const types = new Map(steps.map((step) => [step.node_id, step.type]));
    for (const [name, type] of walk.types)
        if (!types.has(name))
            types.set(name, type);
    const position = { file, line: 1 };
    const nodes = [...types].map(([name, type]) => ({ name, type, position, members: [], child: null }));
    const edges = [...walk.edges.values()].filter(({ to }) => to === '$end' || types.has(to));
    const entry = walk.path[0] ?? steps[0]?.node_id ?? '$end';
    return { name: result?.workflow.name ?? run?.workflow ?? file, file, entry, nodes, edges };
}


/***/ }),

/***/ 80265:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runLedger: function() { return /* binding */ runLedger; },
/* harmony export */   runRuns: function() { return /* binding */ runRuns; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72967);
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36657);
/* harmony import */ var _core_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77167);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(62759);
/* harmony import */ var _core_run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29019);
/* harmony import */ var _durability_ledger_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71355);
/* harmony import */ var _durability_shards_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37183);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61215);
/* harmony import */ var _run_run_folder_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(99870);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2939);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(4521);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(31160);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(72918);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(82512);
/* harmony import */ var _inspect_run_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(87684);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(67183);



















const LISTED = 20;
const MOST_LISTED = 100_000;
async function runRuns(args, context) {
    const prune = args.value('--prune');
    const age = prune === null ? null : parseAge(prune);
    if (age !== null && !age.ok)
        return context.badUsage(age.error);
    const limit = (0,_command_js__WEBPACK_IMPORTED_MODULE_13__/* .parseNumberUpTo */ .rZ)(MOST_LISTED, args.value('--limit') ?? String(LISTED));
    if (limit === null || limit === 0)
        return context.badUsage(`--limit is a number from 1 to ${MOST_LISTED}`);
    const all = listRuns(context);
    const isOld = ({ folder, started }) => {
        const events = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'events.jsonl'), { throwIfNoEntry: false });
        return Math.max(Date.parse(started), events?.mtimeMs ?? 0) < Date.now() - (age?.value ?? 0);
    };
    const old = age === null ? [] : all.filter(isOld);
    for (const { folder } of old)
        removeRun(folder, context);
    (0,_run_index_js__WEBPACK_IMPORTED_MODULE_16__/* .forgetRuns */ .iB)(new Set(old.map(({ folder }) => folder)), context.env);
    const left = all.filter((run) => !old.includes(run));
    if (age !== null)
        context.terminal.stderr(`${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(old.length, 'run')} removed\n`);
    const root = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_11__/* .findWorkspace */ .pl)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(context.cwd, 'x'), context.env);
    const here = args.has('--all') ? left : left.filter(({ cwd }) => cwd !== undefined && (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_11__/* .isInside */ .FK)(root, cwd));
    const shown = here.slice(0, limit);
    const rows = shown.map(({ cwd: _, ...run }) => run);
    context.terminal.stdout(args.value('--format') === 'json' ? `${JSON.stringify(rows, null, 2)}\n` : renderTable(rows));
    const hidden = left.length - shown.length;
    if (hidden > 0)
        context.terminal.stderr(`${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(hidden, 'more run')} on this machine: --all, --limit N\n`);
    return 0;
}
const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 };
function parseAge(text) {
    const [, count = '', unit = ''] = /^(\d{1,6})([mhd])$/.exec(text.trim()) ?? [];
    const length = UNITS[unit];
    if (length === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_17__/* .err */ ._q)(`--prune ${JSON.stringify(text)} is not an age; write 30d, 12h or 90m`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_17__.ok)(Number(count) * length);
}
function listRuns({ env }) {
    const noted = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_16__/* .listNotedRuns */ .jB)(env);
    const indexed = new Set(noted.map(({ folder }) => folder));
    const base = (0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_9__.findRunsFolder)(env);
    const entries = (0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_9__.isTrustedRunsFolder)(env) ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_17__/* .tryOr */ .LE)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(base, { withFileTypes: true })) : [];
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => node_path__WEBPACK_IMPORTED_MODULE_1___default().join(base, name));
    const others = folders.filter((folder) => !indexed.has(folder));
    return [...noted, ...others.flatMap(readFolderName)]
        .flatMap(toListedRun)
        .sort((a, b) => Date.parse(b.started) - Date.parse(a.started));
}
function toListedRun({ workflow, started, folder, run_id, cwd }) {
    const result = (0,_run_run_folder_js__WEBPACK_IMPORTED_MODULE_10__/* .readRunResult */ .vg)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), folder);
    if (result === null && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'events.jsonl')))
        return [];
    const outcome = result?.outcome ?? 'unfinished';
    return [{ workflow: result?.workflow.name ?? workflow, outcome, started, folder, run_id, ...(cwd && { cwd }) }];
}
function readFolderName(folder) {
    const [, workflow = '', date = '', time = '', run_id = ''] = /^(.+)-(\d{8})T(\d{6})Z-([0-9a-f]+)$/.exec(node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(folder)) ?? [];
    const started = `${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}.000Z`;
    return Number.isNaN(Date.parse(started)) ? [] : [{ folder, workflow, started, run_id }];
}
function removeRun(folder, context) {
    const removed = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_17__/* .tryResult */ .Bh)(() => {
        if ((0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_11__/* .resolveRealPath */ .Sc)(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(folder)) === (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_11__/* .resolveRealPath */ .Sc)((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_9__.findRunsFolder)(context.env))) {
            (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .tryPatiently */ .zF)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true }));
            return;
        }
        const names = [..._core_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_FILE_NAMES */ .eL, ...(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter(_core_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .isOwnerFile */ .cM)];
        for (const name of names)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name), { force: true });
        for (const each of [node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, _durability_shards_js__WEBPACK_IMPORTED_MODULE_8__/* .PLAN_FOLDER */ .Vx), folder])
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(each) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(each).length === 0)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(each);
    });
    if (!removed.ok)
        context.terminal.stderr(`conductor runs: ${folder} cannot be removed: ${removed.error}\n`);
}
function renderTable(runs) {
    if (runs.length === 0)
        return 'no runs\n';
    const rows = runs.map(({ workflow, outcome, started, folder }) => [
        (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_12__/* .toOneLine */ .GX)(workflow, 60),
        outcome,
        started.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'),
        folder,
    ]);
    const widths = [0, 1, 2].map((column) => (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_18__/* .findLargest */ .qz)(rows.map((row) => row[column]?.length ?? 0)));
    return `${rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')}\n`;
}
const DEFAULT_FILE = 'ledger.jsonl';
const FILTERS = ['workflow', 'node', 'kind'];
async function runLedger(args, context) {
    const [word, ...operands] = args.operands;
    if (word !== 'add' && word !== 'show')
        return context.badUsage(`${JSON.stringify(word)} is not add or show`);
    return (word === 'add' ? addRun : printLedger)(operands, args, context);
}
function addRun(operands, args, context) {
    const [target, ...more] = operands;
    if (target === undefined || more.length > 0)
        return context.badUsage('give one run: conductor ledger add RUN_DIR');
    const wrong = FILTERS.find((name) => args.has(`--${name}`));
    if (wrong !== undefined)
        return context.badUsage(`--${wrong} is for show`);
    const run = (0,_inspect_run_js__WEBPACK_IMPORTED_MODULE_15__.readRun)(target, context);
    if (!run.ok)
        return context.refuse(run.error);
    const file = args.value('--file') ?? DEFAULT_FILE;
    const ledgerFile = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, file);
    const news = (0,_durability_ledger_js__WEBPACK_IMPORTED_MODULE_7__/* .recordInLedger */ .c)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), ledgerFile, run.value.account, {
        commit: context.env['GITHUB_SHA'],
        branch: (0,_core_github_js__WEBPACK_IMPORTED_MODULE_3__/* .getBuiltBranch */ .Fm)(context.env),
    });
    if (!news.ok)
        return context.refuse(news.error);
    const { entry, ledger } = news.value;
    if (ledger.warning !== null)
        context.terminal.stderr(`conductor ledger: ${file}: ${ledger.warning}\n`);
    const kinds = new Set(entry.sightings.map(({ kind }) => kind)).size;
    const what = kinds === 1 ? '1 kind of error' : `${kinds} kinds of errors`;
    const text = `${entry.run_id} is in ${file}: ${what}, ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(ledger.runs.length, 'run')} altogether\n`;
    context.terminal.stdout(args.value('--format') === 'json' ? `${JSON.stringify(entry, null, 2)}\n` : text);
    return 0;
}
function printLedger(operands, args, context) {
    if (operands.length > 0)
        return context.badUsage(`${JSON.stringify(operands[0])} is too much; the file is named by --file`);
    const file = args.value('--file') ?? DEFAULT_FILE;
    const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_14__/* .readTextFile */ .Gu)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, file));
    if (!text.ok)
        return context.refuse(`${file} ${text.error}`);
    const ledger = (0,_core_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .foldLedger */ .n2)(text.value);
    if (ledger.runs.length === 0 && ledger.warning !== null)
        return context.refuse(`${file}: ${ledger.warning}`);
    const filters = FILTERS.flatMap((name) => args.all(`--${name}`).map((value) => [name, value]));
    const query = Object.fromEntries(filters);
    const rows = (0,_core_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .showLedger */ .T7)(ledger, query);
    if (args.value('--format') === 'json') {
        context.terminal.stdout(`${JSON.stringify((0,_core_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .printLedgerJson */ .lF)(rows, ledger.warning), null, 2)}\n`);
        return 0;
    }
    if (ledger.warning !== null)
        context.terminal.stderr(`conductor ledger: ${file}: ${ledger.warning}\n`);
    context.terminal.stdout((0,_core_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .formatLedger */ .t5)(rows, query));
    return 0;
}


/***/ }),

/***/ 77167:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Me: function() { return /* binding */ formatLedgerSentence; },
/* harmony export */   T7: function() { return /* binding */ showLedger; },
/* harmony export */   XT: function() { return /* binding */ writeAllInLedger; },
/* harmony export */   hasFailedBefore: function() { return /* binding */ hasFailedBefore; },
/* harmony export */   lF: function() { return /* binding */ printLedgerJson; },
/* harmony export */   n2: function() { return /* binding */ foldLedger; },
/* harmony export */   no: function() { return /* binding */ toLedgerEntry; },
/* harmony export */   t5: function() { return /* binding */ formatLedger; },
/* harmony export */   w: function() { return /* binding */ writeInLedger; }
/* harmony export */ });
/* unused harmony exports MAX_LEDGER_RUNS, addToLedger */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4521);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53325);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45979);
/* harmony import */ var _maps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56461);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99538);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51848);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62759);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7725);











const SIGHTING = {
    node: _shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg,
    kind: (value) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)(value) && (0,_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(value),
    count: _json_js__WEBPACK_IMPORTED_MODULE_3__/* .isCount */ .my,
    recovered: _json_js__WEBPACK_IMPORTED_MODULE_3__/* .isCount */ .my,
    recovery_attempts: _json_js__WEBPACK_IMPORTED_MODULE_3__/* .isCount */ .my,
};
const ENTRY = {
    schema_version: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .oneOf */ .yL)(1),
    run_id: _shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isName */ .Eo,
    timestamp: (value) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)(value) && !Number.isNaN(Date.parse(value)),
    workflow: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createObjectShape */ .Pg)({ name: _shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg, file: _shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg }),
    outcome: _shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg,
    commit: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
    branch: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
    event: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
    passed: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createListShape */ .Yk)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)),
    flaky_tests: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createListShape */ .Yk)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)),
    sightings: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createListShape */ .Yk)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createObjectShape */ .Pg)(SIGHTING)),
};
const isEntry = (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createObjectShape */ .Pg)(ENTRY);
const LEDGER_WINDOW = 20;
const MAX_LEDGER_RUNS = 1000;
const MAX_LEDGER_CHARS = 64 * 1024 * 1024;
const MAX_SIGHTINGS = 500;
function toLedgerEntry(run) {
    return { schema_version: 1, ...run, sightings: run.sightings.slice(0, MAX_SIGHTINGS) };
}
function addToLedger(text, entry) {
    const line = `${JSON.stringify(entry)}\n`;
    const lines = text.split('\n').filter((entryLine) => entryLine.trim() !== '').length;
    if (lines < 2 * MAX_LEDGER_RUNS && text.length < MAX_LEDGER_CHARS / 2) {
        return { type: 'append', text: text === '' || text.endsWith('\n') ? line : `\n${line}` };
    }
    const { runs } = foldLedger(`${text.slice(-MAX_LEDGER_CHARS)}\n${line}`);
    return { type: 'replace', text: printLedgerLines(runs) };
}
function printLedgerLines(runs) {
    return runs.map((run) => `${JSON.stringify(run)}\n`).join('');
}
function foldLedger(text) {
    if (text.length > 2 * MAX_LEDGER_CHARS)
        return { runs: [], warning: 'the ledger is too large and is ignored' };
    const runs = new Map();
    let unusable = 0;
    for (const line of text.split('\n')) {
        if (line.trim() === '')
            continue;
        const value = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(line);
        if (!isEntry(value)) {
            unusable += 1;
            continue;
        }
        runs.delete(value.run_id);
        runs.set(value.run_id, value);
    }
    const warning = unusable === 0 ? null : `${unusable} lines of the ledger cannot be read and are left out`;
    return { runs: [...runs.values()].slice(-MAX_LEDGER_RUNS), warning };
}
const LEAST_RUNS = 5;
function showLedger(ledger, query = {}) {
    return [...runsByWorkflow(ledger.runs, query.workflow).values()].flatMap((runs) => [...collectSeen(runs).values()]
        .filter((seen) => (query.node ?? seen.node) === seen.node && (0,_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .matchesPattern */ .MT)(query.kind ?? '*', seen.kind))
        .map((seen) => createLedgerRow(runs, seen))
        .sort((a, b) => b.rate - a.rate || (a.last_seen < b.last_seen ? 1 : a.last_seen > b.last_seen ? -1 : 0)));
}
function runsByWorkflow(runs, workflow) {
    const groups = new Map();
    for (const run of runs) {
        const { name, file } = run.workflow;
        if (workflow !== undefined && workflow !== name && workflow !== file)
            continue;
        (0,_maps_js__WEBPACK_IMPORTED_MODULE_7__/* .addTo */ .DN)(groups, JSON.stringify([name, file]), run);
    }
    return groups;
}
function collectSeen(runs) {
    const seenByKey = new Map();
    for (const [index, run] of runs.entries()) {
        for (const sighting of run.sightings) {
            const key = JSON.stringify([sighting.node, sighting.kind]);
            const seen = seenByKey.get(key) ?? { node: sighting.node, kind: sighting.kind, runIndexes: [], sightings: [] };
            if (seen.runIndexes.at(-1) !== index)
                seen.runIndexes.push(index);
            seen.sightings.push(sighting);
            seenByKey.set(key, seen);
        }
    }
    return seenByKey;
}
function createLedgerRow(runs, { node, kind, runIndexes, sightings }) {
    const windowRuns = Math.min(runs.length, LEDGER_WINDOW);
    const windowSeen = runIndexes.filter((index) => index >= runs.length - windowRuns).length;
    const times = runIndexes.map((index) => runs[index]?.timestamp ?? '').sort();
    const recovered = sightings.reduce((sum, sighting) => sum + sighting.recovered, 0);
    const attempts = sightings.reduce((sum, sighting) => sum + sighting.recovery_attempts, 0);
    const firstSeen = times[0] ?? '';
    const hasGap = runIndexes.some((index, position) => position > 0 && index - (runIndexes[position - 1] ?? index) > 1);
    return {
        workflow: runs[0]?.workflow ?? { name: '', file: '' },
        node,
        kind,
        first_seen: firstSeen,
        last_seen: times.at(-1) ?? '',
        window_runs: windowRuns,
        window_seen: windowSeen,
        rate: windowRuns === 0 ? 0 : Math.round((windowSeen / windowRuns) * 1000) / 1000,
        pattern: runs.length < LEAST_RUNS ? null : recovered > 0 || hasGap ? 'flaky' : 'steady',
        mean_attempts_to_recover: recovered === 0 ? null : Math.round((attempts / recovered) * 10) / 10,
        sentence: `seen in ${windowSeen} of the last ${(0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(windowRuns, 'run')}, first on ${firstSeen.slice(0, 10)}`,
    };
}
function formatLedgerSentence({ runs: all }, workflow, node, kind) {
    const runs = all.filter((run) => run.workflow.name === workflow.name && run.workflow.file === workflow.file);
    const seen = collectSeen(runs).get(JSON.stringify([node, kind]));
    return seen === undefined ? null : createLedgerRow(runs, seen).sentence;
}
function formatLedger(rows, query = {}) {
    if (rows.length === 0)
        return `The ledger knows no ${Object.keys(query).length === 0 ? '' : 'such '}errors.\n`;
    const lines = [];
    let heading = '';
    for (const row of rows) {
        const { name, file } = row.workflow;
        const title = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(file === _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_FILE */ .tW ? name : `${name} (${file})`);
        if (title !== heading)
            (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_8__/* .appendAll */ .u2)(lines, heading === '' ? [title] : ['', title]);
        heading = title;
        lines.push(`  ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(row.kind)} at ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(row.node)}${row.pattern === null ? '' : `: ${row.pattern}`}`);
        lines.push(`    ${row.sentence}, last on ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(row.last_seen).slice(0, 10)} (${Math.round(row.rate * 100)} %)`);
        if (row.mean_attempts_to_recover !== null)
            lines.push(`    recovers after ${row.mean_attempts_to_recover} attempts on average`);
    }
    return `${lines.join('\n')}\n`;
}
function printLedgerJson(rows, warning) {
    return {
        schema_version: 1,
        window: LEDGER_WINDOW,
        warning,
        errors: rows.map((row) => ({ ...row, workflow: { ...row.workflow } })),
    };
}
function hasFailedBefore(files, file, workflow, branch) {
    const read = (0,_result_js__WEBPACK_IMPORTED_MODULE_9__/* .tryResult */ .Bh)(() => (files.exists(file) ? foldLedger(files.readText(file)).runs : []));
    const runs = read.ok ? read.value : [];
    const isSame = (run) => run.workflow.file === workflow && (run.branch ?? null) === branch;
    const last = runs.findLast((run) => isSame(run) && run.outcome !== 'cancelled');
    return last !== undefined && last.outcome !== 'success';
}
function writeInLedger(files, file, make) {
    const written = changeLedger(files, file, (text) => {
        const entry = make(text);
        const change = addToLedger(text, entry);
        if (change.type === 'replace')
            files.replace(file, change.text);
        else
            (0,_ports_js__WEBPACK_IMPORTED_MODULE_10__/* .appendDurably */ .iO)(files, file, change.text);
        return { entry, ledger: foldLedger(change.type === 'replace' ? change.text : text + change.text) };
    });
    return written.ok ? written : (0,_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)(`${file} cannot be written: ${written.error}`);
}
function writeAllInLedger(files, file, entries) {
    const written = changeLedger(files, file, (text) => {
        const knownLines = new Set(foldLedger(text).runs.map((entry) => JSON.stringify(entry)));
        const lines = entries.slice(-MAX_LEDGER_RUNS).map((entry) => JSON.stringify(entry));
        const fresh = lines.filter((line) => !knownLines.has(line));
        if (fresh.length === 0)
            return;
        files.replace(file, printLedgerLines(foldLedger(`${text}\n${fresh.join('\n')}`).runs));
    });
    return written.ok ? null : `${file} cannot be written: ${written.error}`;
}
function changeLedger(files, file, change) {
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_9__/* .tryResult */ .Bh)(() => {
        files.makeFolder(node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(file));
        return files.whileLocked(file, () => change(files.exists(file) ? files.readText(file) : ''));
    });
}


/***/ }),

/***/ 71355:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ recordInLedger; },
/* harmony export */   recordFolderInLedger: function() { return /* binding */ recordFolderInLedger; }
/* harmony export */ });
/* unused harmony export createRunInfo */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _account_run_account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61091);
/* harmony import */ var _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55807);
/* harmony import */ var _core_ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77167);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77400);






function createRunInfo({ run, ending, sightings, tests }) {
    if (run === null)
        return null;
    const flaky = tests.flakyNames();
    return {
        run_id: run.run_id,
        timestamp: run.timestamp,
        workflow: { name: run.workflow, file: run.file },
        outcome: ending?.outcome ?? 'unknown',
        ...(flaky.length === 0 ? {} : { flaky_tests: [...flaky] }),
        sightings: [...sightings.all()],
    };
}
function recordInLedger(files, file, account, { commit, branch } = {}) {
    const run = createRunInfo(account);
    const built = { ...(commit ? { commit } : {}), ...(branch ? { branch } : {}) };
    return run === null
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)('the run has no events that tell how it began')
        : (0,_core_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .writeInLedger */ .w)(files, file, () => (0,_core_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .toLedgerEntry */ .no)({ ...run, ...built }));
}
function formatLedgerNote({ entry, ledger }, result) {
    for (const { kind, node_id: node } of result.errors) {
        const seen = entry.sightings.find((sighting) => sighting.kind === kind && (node === null || sighting.node === node || sighting.node.endsWith(`/${node}`)));
        const sentence = seen === undefined ? null : (0,_core_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLedgerSentence */ .Me)(ledger, entry.workflow, seen.node, seen.kind);
        if (seen !== undefined && sentence !== null)
            return `${kind} at ${seen.node}: ${sentence}`;
    }
    return null;
}
function recordFolderInLedger(files, file, runDir, result, built) {
    const createUnseen = (why) => ({ seenBefore: null, problem: `the run is not in the ledger: ${why}` });
    try {
        const account = new _account_run_account_js__WEBPACK_IMPORTED_MODULE_1__/* .RunAccount */ .b();
        const reader = new _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .EventReader */ .i8(account);
        for (const line of files.lines(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(runDir, 'events.jsonl')))
            reader.line(line);
        const news = recordInLedger(files, file, account, built);
        if (!news.ok)
            return createUnseen(news.error);
        const { warning } = news.value.ledger;
        return {
            seenBefore: formatLedgerNote(news.value, result),
            problem: warning === null ? null : `${file}: ${warning}`,
        };
    }
    catch (error) {
        return createUnseen((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .errorMessage */ .gJ)(error));
    }
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