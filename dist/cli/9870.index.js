"use strict";
exports.id = 9870;
exports.ids = [9870];
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

/***/ 9870:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  keepPaceWithReader: function() { return /* binding */ keepPaceWithReader; },
  runMcp: function() { return /* binding */ runMcp; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/server/index.js + 1 modules
var esm_server = __webpack_require__(39762);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/server/stdio.js + 1 modules
var stdio = __webpack_require__(99424);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/types.js + 1 modules
var types = __webpack_require__(330);
// EXTERNAL MODULE: ./build/src/adapters/interrupts.js
var adapters_interrupts = __webpack_require__(38935);
// EXTERNAL MODULE: ./build/src/core/abort.js
var abort = __webpack_require__(44366);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/result.js
var core_result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/core/version.js
var version = __webpack_require__(42032);
// EXTERNAL MODULE: ./build/src/run/adapters.js + 5 modules
var adapters = __webpack_require__(61215);
// EXTERNAL MODULE: ./build/src/source/workspace.js
var source_workspace = __webpack_require__(2939);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/config/inputs.js
var inputs = __webpack_require__(63696);
// EXTERNAL MODULE: ./build/src/core/event-fields.js
var event_fields = __webpack_require__(15076);
// EXTERNAL MODULE: ./build/src/core/event-types.js
var event_types = __webpack_require__(2728);
// EXTERNAL MODULE: ./build/src/core/gate-answers.js
var gate_answers = __webpack_require__(89903);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/engine/interception.js
var interception = __webpack_require__(62433);
// EXTERNAL MODULE: ./build/src/run/index.js
var run = __webpack_require__(55872);
// EXTERNAL MODULE: ./build/src/run/resume.js + 1 modules
var resume = __webpack_require__(90166);
// EXTERNAL MODULE: ./build/src/cli/inspect-file.js + 1 modules
var inspect_file = __webpack_require__(19304);
// EXTERNAL MODULE: ./build/src/cli/inspect-run.js + 1 modules
var inspect_run = __webpack_require__(87684);
// EXTERNAL MODULE: ./build/src/cli/run-index.js
var run_index = __webpack_require__(67183);
// EXTERNAL MODULE: ./build/src/cli/run-request.js + 1 modules
var run_request = __webpack_require__(8354);
// EXTERNAL MODULE: ./build/src/cli/simulate.js + 1 modules
var simulate = __webpack_require__(47331);
;// CONCATENATED MODULE: ./build/src/cli/mcp/calls.js


















const PRINTED = {
    validate: inspect_file.runValidate,
    contract: inspect_file.runContract,
    graph: inspect_file.runGraph,
    explain: inspect_run.runExplain,
    simulate: simulate.runSimulate,
};
async function callTool(tool, call) {
    if (tool === 'run')
        return runTool(call);
    if (tool === 'resume')
        return resumeTool(call);
    const { args, bounds } = call;
    const isRun = tool === 'explain';
    const named = resolveWithin(args.text(isRun ? 'run_dir' : 'file') ?? '', bounds, isRun ? 'runs' : 'workspace');
    const format = args.text('format') ?? (tool === 'graph' ? 'mermaid' : 'json');
    if (!named.ok)
        return named;
    const operands = tool === 'simulate' ? [named.value, ...args.texts('failures')] : [named.value];
    const options = new Map([['--format', [format]], ...(tool === 'simulate' ? listSimulateOptions(args) : [])]);
    return captureCommand(tool, new command/* ParsedArguments */.mu(operands, options), call);
}
function listSimulateOptions(args) {
    const pairs = (name) => Object.entries(args.mapping(name)).map(([key, value]) => `${key}=${(0,json/* printTextOrJson */._s)(value)}`);
    const count = args.values['item_count'];
    const options = [
        ['--input', pairs('inputs')],
        ['--output', pairs('outputs')],
        ['--gate', pairs('gates')],
        ['--item-count', count === undefined ? [] : [(0,json/* printTextOrJson */._s)(count)]],
    ];
    return options.filter(([, values]) => values.length > 0);
}
async function captureCommand(tool, args, { context }) {
    const out = [];
    const errors = [];
    const terminal = {
        ...context.terminal,
        stdout: (text) => void out.push(String(text)),
        stderr: (text) => void errors.push(String(text)),
        color: false,
        stdoutColor: false,
    };
    const code = await PRINTED[tool](args, (0,command/* createContext */.q6)(tool, { ...context, terminal }));
    const [stdout, isError] = [out.join(''), code === command/* EXIT_INVALID */.jL];
    const document = (0,json/* parseJson */.qF)(stdout);
    if ((0,json/* isJsonObject */.OW)(document))
        return (0,core_result.ok)(createDocumentReply(document, [], isError));
    return (0,core_result.ok)(createTextReply(stdout.trim() === '' ? errors.join('') : stdout, isError));
}
async function runTool(call) {
    const { args, bounds } = call;
    const file = resolveWithin(args.text('file') ?? '', bounds);
    if (!file.ok)
        return file;
    const runDir = resolveOptional(args.text('run_dir'), bounds);
    if (!runDir.ok)
        return runDir;
    const shared = createSharedRequest(call);
    if (!shared.ok)
        return shared;
    const { cwd, workspace } = bounds;
    const request = { ...shared.value, file: external_node_path_default().resolve(cwd, file.value), fileAsGiven: file.value, workspace };
    return (0,core_result.ok)(createRunReply(await (0,run/* run */.eF)({ ...request, runDir: runDir.value })));
}
async function resumeTool(call) {
    const { args, bounds } = call;
    const folder = resolveWithin(args.text('run_dir') ?? '', bounds, 'runs');
    if (!folder.ok)
        return folder;
    const file = resolveOptional(args.text('workflow'), bounds);
    if (!file.ok)
        return file;
    const shared = createSharedRequest(call);
    if (!shared.ok)
        return shared;
    const named = file.value === null ? {} : { named: { file: external_node_path_default().resolve(bounds.cwd, file.value), fileAsGiven: file.value } };
    const result = await (0,resume/* resumeRun */.Z)({
        ...shared.value,
        ...named,
        workspace: bounds.workspace,
        started: (0,run_index/* createStartedLookup */.A9)(call.context.env),
        folder: folder.value,
        from: args.text('from'),
        resetBreakers: args.flag('reset_breakers'),
    });
    return (0,core_result.ok)(createRunReply(result));
}
function createSharedRequest({ args, context, bounds, cancel, tell }) {
    const answers = (0,gate_answers/* gateAnswersFromMapping */.n)(args.mapping('gates'));
    if (!answers.ok)
        return answers;
    const injections = (0,interception/* parseInjections */.yL)(args.texts('inject'));
    if (!injections.ok)
        return (0,core_result/* err */._q)(`inject: ${injections.error}`);
    const surroundings = { ...context, cwd: bounds.cwd };
    return (0,core_result.ok)({
        ...(0,run_request.createPlainRequest)(surroundings, (0,run_index/* noteRunsOf */.eT)(createQuietObserver(context, tell), surroundings)),
        cancel,
        given: (0,inputs/* createDataInputs */.aG)(args.mapping('inputs')),
        injections: injections.value,
        gates: { answers: answers.value, skip: args.flag('skip_gates'), human: null },
        provider: args.text('provider'),
    });
}
function createQuietObserver(context, tell) {
    const consume = (event) => {
        if (event.replayed === true)
            return;
        const { level, mark, text } = (0,event_types/* formatEventLine */.Yp)(event);
        if ((0,event_fields/* isShown */.aJ)(level, 'info'))
            tell(`${mark} ${text}`);
    };
    return {
        onStarted: () => ({ consumers: [{ consume }], sinks: [] }),
        onMasked: () => { },
        note: (message) => context.terminal.stderr(`conductor mcp: ${message}\n`),
        onFinished: () => { },
    };
}
function createRunReply(result) {
    const notes = result.status === 'ended' && result.runDir !== null ? [`Run folder: ${result.runDir}`] : [];
    return createDocumentReply((0,json/* copyJson */.aR)(result.result), notes, result.status === 'invalid');
}
function resolveWithin(given, bounds, also = 'workspace') {
    const real = (0,source_workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(bounds.cwd, given));
    if ([bounds.workspace, bounds[also]].some((root) => (0,source_workspace/* isInside */.FK)((0,source_workspace/* resolveRealPath */.Sc)(root), real)))
        return (0,core_result.ok)(given);
    return (0,core_result/* err */._q)(`${JSON.stringify(given.slice(0, 300))} is outside of the workspace ${bounds.workspace}`);
}
function resolveOptional(given, bounds) {
    return given === null ? (0,core_result.ok)(null) : resolveWithin(given, bounds);
}
const MAX_REPLY_CHARS = 200_000;
function createTextReply(text, isError = false) {
    return { content: [{ type: 'text', text: (0,json/* cutText */.IN)(text, MAX_REPLY_CHARS) }], ...(isError ? { isError } : {}) };
}
function createDocumentReply(document, notes, isError) {
    const bounded = boundDocument(document);
    const text = (0,json/* printJson */.Q2)(bounded, 2);
    return {
        content: [text, ...notes].map((part) => ({ type: 'text', text: part })),
        structuredContent: JSON.parse(text),
        ...(isError ? { isError } : {}),
    };
}
function boundDocument(document) {
    for (const limit of [Number.POSITIVE_INFINITY, 16_384, 2048, 256]) {
        const cut = limit === Number.POSITIVE_INFINITY ? document : (0,json/* cutLongTexts */.h5)(document, limit);
        if ((0,json/* isJsonObject */.OW)(cut) && (0,json/* printJson */.Q2)(cut, 2).length <= MAX_REPLY_CHARS)
            return cut;
    }
    const fields = ESSENTIAL_FIELDS.map((name) => [name, (0,json/* cutLongTexts */.h5)(document[name] ?? null, 1024)]);
    return { ...Object.fromEntries(fields), truncated: LEFT_OUT };
}
const LEFT_OUT = 'left out: too long for an answer; result.json in the run folder has it';
const ESSENTIAL_FIELDS = 'schema_version success outcome exit_code run_id workflow error next_commands'.split(' ');
const FILE = { type: 'string', description: 'Path of the workflow file, inside the workspace' };
const RUN_DIR = { type: 'string', description: 'The run folder, as a run named it' };
const SHARED = {
    inputs: { type: 'object', additionalProperties: true, description: "Values of the workflow's inputs by name" },
    gates: {
        type: 'object',
        additionalProperties: true,
        description: 'Answers to human gates: {"gate": "value", "gate.field": "text"}; without one the run is suspended',
    },
    skip_gates: { type: 'boolean', description: 'Take the first option of every gate that has no answer' },
    provider: { type: 'string', description: 'The provider that answers agents, instead of the one in the file' },
};
const TOOLS = {
    run: {
        description: 'Run a workflow file and wait for its end. Answers with result.json: outcome, output, errors with kind, node, file and line, and next_commands.',
        readOnly: false,
        required: ['file'],
        fields: {
            file: FILE,
            ...SHARED,
            inject: {
                type: 'array',
                items: { type: 'string' },
                description: 'Errors to raise instead of running a node: NODE=KIND[@ATTEMPT][:MESSAGE]',
            },
            run_dir: {
                type: 'string',
                description: 'Where the run leaves its files, inside the workspace; else a temporary folder',
            },
        },
    },
    resume: {
        description: 'Resume a run that halted, failed, was cancelled or waits at a gate. Completed nodes do not run again; nodes that were changed in the file do. Answers as run does.',
        readOnly: false,
        required: ['run_dir'],
        fields: {
            run_dir: RUN_DIR,
            workflow: { ...FILE, description: 'The workflow file; needed for a run folder that this machine did not write' },
            ...SHARED,
            from: { type: 'string', description: 'Run this node and everything that ran after it again' },
            reset_breakers: { type: 'boolean', description: 'Forget the state of circuit breakers' },
        },
    },
    validate: {
        description: 'Check a workflow file: every problem with its line, and the error contract. Runs nothing.',
        readOnly: true,
        required: ['file'],
        fields: { file: FILE },
    },
    explain: {
        description: 'Tell what happened in a run, why, what was tried, and what to do next.',
        readOnly: true,
        required: ['run_dir'],
        fields: { run_dir: { ...RUN_DIR, description: 'A run folder, or an errors.jsonl' } },
    },
    graph: {
        description: 'Draw a workflow file as a graph.',
        readOnly: true,
        required: ['file'],
        fields: {
            file: FILE,
            format: { type: 'string', enum: ['mermaid', 'dot', 'svg'], description: 'mermaid by default' },
        },
    },
    contract: {
        description: 'Which errors each node of a workflow file can raise, who handles them, and which escape.',
        readOnly: true,
        required: ['file'],
        fields: { file: FILE },
    },
    simulate: {
        description: 'What a workflow file would do if nodes failed: the endings of every failure, or of the named ones. Runs nothing.',
        readOnly: true,
        required: ['file'],
        fields: {
            file: FILE,
            failures: {
                type: 'array',
                items: { type: 'string' },
                description: 'NODE=KIND[@ATTEMPT] for one question; without it every failure',
            },
            inputs: { type: 'object', description: 'Inputs of the workflow' },
            outputs: { type: 'object', description: 'Outputs that nodes have, by NODE.FIELD' },
            gates: { type: 'object', description: 'Answers to gates, by name' },
            item_count: { type: 'number', description: 'Number of items of an assumed list' },
        },
    },
};
function isToolName(name) {
    return Object.hasOwn(TOOLS, name);
}
function createInputSchema({ fields, required }) {
    return { type: 'object', properties: fields, required, additionalProperties: false };
}
class ToolArguments {
    values;
    constructor(values) {
        this.values = values;
    }
    text(name) {
        const value = this.values[name];
        return typeof value === 'string' ? value : null;
    }
    flag(name) {
        return this.values[name] === true;
    }
    texts(name) {
        const value = this.values[name];
        return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
    }
    mapping(name) {
        const value = this.values[name];
        return (0,json/* isJsonObject */.OW)(value) ? value : {};
    }
}
function checkArguments(tool, given) {
    const { fields, required } = TOOLS[tool];
    for (const [name, value] of Object.entries(given)) {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        if (field === undefined)
            return (0,core_result/* err */._q)(`${tool} takes no ${JSON.stringify(name)}${(0,messages/* formatNearHint */.DB)(name, Object.keys(fields))}`);
        if (value === null)
            continue;
        const type = Array.isArray(value) ? 'array' : typeof value;
        if (type !== field.type)
            return (0,core_result/* err */._q)(`${name} of ${tool} must be ${WORDS[field.type]}`);
        if (field.enum?.includes(String(value)) === false)
            return (0,core_result/* err */._q)(`${name} of ${tool} must be one of ${field.enum.join(', ')}`);
    }
    const missing = required.find((name) => (given[name] ?? '') === '');
    return missing === undefined
        ? (0,core_result.ok)(new ToolArguments(given))
        : (0,core_result/* err */._q)(`${tool} needs ${missing}: ${fields[missing]?.description}`);
}
const WORDS = {
    string: 'a text',
    boolean: 'true or false',
    array: 'a list of texts',
    object: 'an object',
    number: 'a number',
};

;// CONCATENATED MODULE: ./build/src/cli/mcp/server.js














const MAX_RUNS = 8;
const MAX_REFUSAL_CHARS = 2000;
const INSTRUCTIONS = [
    'Runs workflow files whose failures are typed.',
    'When a run ends with another outcome than success, read errors[0] (kind, node_id, file, line, suggestion), repair the file or its inputs,',
    'check with validate, and continue with resume and the run folder: what has completed does not run again.',
].join(' ');
async function runMcp(args, context) {
    const folder = external_node_path_default().resolve(context.cwd, args.value('--workspace') ?? '.');
    if ((0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
        return context.badUsage(`--workspace ${folder} is no folder`);
    process.chdir(folder);
    const interrupts = (0,adapters_interrupts/* cancelOnSignals */.d)();
    await serveMcp((0,command/* createContext */.q6)('mcp', { ...context, cwd: folder }), interrupts.signal);
    interrupts.release();
    return 0;
}
async function serveMcp(context, stop) {
    const { cwd, env } = context;
    const workspace = (0,source_workspace/* findWorkspace */.pl)(external_node_path_default().join(cwd, 'workflow.yaml'), env);
    const bounds = {
        cwd,
        workspace,
        get runs() {
            return (0,adapters.isTrustedRunsFolder)(env) ? (0,adapters.findRunsFolder)(env) : workspace;
        },
    };
    const running = new Set();
    const gone = new AbortController();
    const server = createServer({ context, bounds }, gone.signal, running);
    const closed = new Promise((resolve) => {
        server.onclose = resolve;
    });
    server.onerror = (error) => {
        const code = findErrorCode(error);
        const message = 'this is no message of the protocol';
        if (code !== null)
            process.stdout.write(`${(0,json/* printJson */.Q2)({ jsonrpc: '2.0', id: null, error: { code, message } })}\n`);
    };
    const close = () => void server.close();
    process.stdin.once('end', close);
    stop.addEventListener('abort', close, { once: true });
    keepPaceWithReader(process.stdin, process.stdout);
    await server.connect(new stdio/* StdioServerTransport */.S());
    await closed;
    gone.abort('SIGTERM');
    await Promise.allSettled(running);
}
function keepPaceWithReader(requests, answers) {
    answers.setMaxListeners(0);
    requests.on('data', () => {
        if (!answers.writableNeedDrain || requests.isPaused())
            return;
        requests.pause();
        answers.once('drain', () => requests.resume());
    });
}
function findErrorCode(error) {
    if (error instanceof SyntaxError)
        return types/* ErrorCode */.O4.ParseError;
    return error.name === 'ZodError' || error instanceof RangeError ? types/* ErrorCode */.O4.InvalidRequest : null;
}
function createServer(around, gone, running) {
    const capabilities = { tools: {} };
    const server = new esm_server/* Server */.g({ name: 'conductor', version: version/* VERSION */.x }, { capabilities, instructions: INSTRUCTIONS });
    server.setRequestHandler(types/* ListToolsRequestSchema */.gW, () => ({ tools: Object.entries(TOOLS).map(describeTool) }));
    server.setRequestHandler(types/* CallToolRequestSchema */.FT, async ({ params }, extra) => {
        const { name, arguments: given = {} } = params;
        if (!isToolName(name)) {
            const message = `there is no tool ${name}; tools are: ${Object.keys(TOOLS).join(', ')}`;
            throw new types/* McpError */.Nh(types/* ErrorCode */.O4.InvalidParams, composeRefusal(message, around.context));
        }
        const token = params._meta?.progressToken;
        let sent = 0;
        const tell = (message) => {
            if (token === undefined || extra.signal.aborted)
                return;
            sent += 1;
            const progress = { progressToken: token, progress: sent, message };
            void extra.sendNotification({ method: 'notifications/progress', params: progress }).catch(() => { });
        };
        if (running.size >= MAX_RUNS)
            return createTextReply(`${MAX_RUNS} calls are running already; wait for one of them`, true);
        const interrupt = new AbortController();
        (0,abort/* onAbort */.u7)(extra.signal, () => interrupt.abort('SIGINT'));
        const cancel = AbortSignal.any([interrupt.signal, gone]);
        const work = answerCall(name, given, { ...around, cancel, tell });
        running.add(work);
        return work.finally(() => running.delete(work));
    });
    return server;
}
async function answerCall(tool, given, call) {
    const isShallow = (0,json/* isJson */.Fh)(given, json/* MAX_LEVELS */.DD);
    const sent = isShallow ? (0,core_result/* tryResult */.Bh)(() => (0,json/* copyJson */.aR)(given)) : (0,core_result/* err */._q)(`the arguments have more than ${json/* MAX_LEVELS */.DD} levels`);
    const args = sent.ok ? checkArguments(tool, sent.value) : sent;
    const reply = args.ok ? await callTool(tool, { ...call, args: args.value }) : args;
    return reply.ok ? reply.value : createTextReply(composeRefusal(reply.error, call.context), true);
}
function composeRefusal(message, context) {
    return (0,json/* cutText */.IN)(context.redactor().text(message), MAX_REFUSAL_CHARS);
}
function describeTool([name, tool]) {
    const annotations = tool.readOnly
        ? { readOnlyHint: true, openWorldHint: false }
        : { readOnlyHint: false, destructiveHint: true, openWorldHint: true };
    return { name, description: tool.description, inputSchema: createInputSchema(tool), annotations };
}


/***/ })

};
;