"use strict";
exports.id = 8731;
exports.ids = [8731,5872,3491,2125];
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

/***/ 63062:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTest: function() { return /* binding */ runTest; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/account/run-account.js + 6 modules
var run_account = __webpack_require__(61091);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js + 1 modules
var file_store = __webpack_require__(72967);
// EXTERNAL MODULE: ./build/src/adapters/interrupts.js
var adapters_interrupts = __webpack_require__(38935);
// EXTERNAL MODULE: ./build/src/config/contract/coverage.js
var contract_coverage = __webpack_require__(32700);
// EXTERNAL MODULE: ./build/src/config/load/file-sorts.js
var file_sorts = __webpack_require__(82406);
// EXTERNAL MODULE: ./build/src/core/entries.js
var entries = __webpack_require__(52932);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/run/run-folder.js
var run_folder = __webpack_require__(99870);
// EXTERNAL MODULE: ./build/src/scenario/from-run.js
var from_run = __webpack_require__(6309);
// EXTERNAL MODULE: ./build/src/scenario/test-files.js
var test_files = __webpack_require__(85859);
// EXTERNAL MODULE: ./build/src/source/workspace.js
var workspace = __webpack_require__(2939);
;// CONCATENATED MODULE: ./build/src/text/percentage.js
function parsePercentage(text) {
    const digits = /^(\d{1,3}(?:\.\d{1,9})?)%?$/.exec(text.trim())?.[1];
    const value = Number(digits);
    return digits === undefined || value > 100 ? null : value;
}

// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(82512);
// EXTERNAL MODULE: ./build/src/cli/inspect-file.js + 1 modules
var inspect_file = __webpack_require__(19304);
// EXTERNAL MODULE: ./build/src/cli/inspect-run.js + 1 modules
var inspect_run = __webpack_require__(87684);
// EXTERNAL MODULE: ./build/src/cli/run-request.js + 1 modules
var run_request = __webpack_require__(8354);
;// CONCATENATED MODULE: ./build/src/cli/test.js


















async function runTest(args, context) {
    const recorded = args.value('--from-run');
    if (recorded !== null) {
        const [file, ...more] = args.operands;
        if (more.length === 0)
            return writeScenarioOfRun(recorded, file ?? null, context);
        return context.badUsage('--from-run writes one file: conductor test --from-run RUN_DIR [FILE]');
    }
    if (args.operands.length === 0)
        return context.badUsage('which file? conductor test FILE|DIR...');
    const named = (0,file_sorts/* listTestedFiles */.ve)(args.operands, context.cwd);
    if (!named.ok)
        return context.badUsage(named.error);
    const minCoverage = args.value('--min-coverage') ?? '0';
    const least = parsePercentage(minCoverage);
    if (least === null)
        return context.badUsage(`--min-coverage ${JSON.stringify(minCoverage)} is not a percentage from 0 to 100`);
    const interrupts = (0,adapters_interrupts/* cancelOnSignals */.d)();
    const report = await (0,test_files.testFiles)(named.value.files, {
        ...(0,run_request.createCommandSurroundings)(context),
        cancel: interrupts.signal,
    });
    interrupts.release();
    const invalid = report.findings.some(({ severity }) => severity === 'error');
    const coverage = (0,contract_coverage/* createCoverage */.X0)(report);
    const lack = (0,test_files.describeLack)(coverage, least);
    const code = invalid ? command/* EXIT_INVALID */.jL : (0,test_files.hasPassed)(report) && lack === null ? 0 : command/* EXIT_FAILED */.hj;
    const { stdout, stdoutColor } = context.terminal;
    if (args.value('--format') === 'json')
        (0,inspect_file.printDocument)((0,test_files.createTestDocument)(report, coverage, code), context);
    else {
        context.printFindings(report.findings, report.sources);
        if (!invalid)
            stdout(context.redactor().text((0,test_files.renderTestText)(report, coverage, stdoutColor, args.has('--verbose'))));
        (0,inspect_file.tellOthers)(named.value.others, args.has('--verbose'), context);
    }
    if (!invalid && lack !== null)
        context.terminal.stderr(`conductor test: ${lack}\n`);
    const junit = args.value('--junit');
    if (junit !== null && !invalid)
        writeJunit(junit, (0,test_files.renderTestJunit)(report, coverage), context);
    return code;
}
function writeJunit(file, junit, context) {
    const text = context.redactor().text(junit);
    const written = (0,file_store/* writeTextFile */.Tl)(external_node_path_default().resolve(context.cwd, file), text);
    if (!written.ok)
        context.terminal.stderr(`conductor test: --junit ${file} ${written.error}\n`);
}
function writeScenarioOfRun(target, file, context) {
    const run = (0,inspect_run.readRun)(target, context, new run_account/* RunAccount */.b({ whole: true }));
    if (!run.ok)
        return context.refuse(run.error);
    const folder = file === null ? context.cwd : external_node_path_default().dirname(external_node_path_default().resolve(context.cwd, file));
    const workflow = external_node_path_default().relative(folder, findRunWorkflow(run.value, context)).split((external_node_path_default()).sep).join('/');
    const text = (0,from_run/* createScenario */.L)(run.value, workflow);
    if (!text.ok)
        return context.refuse(`${target} cannot become a scenario: ${text.error}`);
    const written = file === null ? (0,result.ok)(null) : (0,files/* writeNewFiles */.zn)(context.cwd, [{ path: file, text: text.value }], String);
    if (!written.ok)
        return context.refuse(written.error);
    context.terminal.stdout(file === null ? text.value : `${file}\n`);
    return 0;
}
function findRunWorkflow({ folder, account, result }, { cwd, env }) {
    const recorded = account.run?.file ?? result?.workflow.file ?? '';
    const snapshot = folder === null ? null : (0,run_folder/* readSnapshot */.RA)((0,file_store/* createFileStore */.IF)(), folder);
    const started = snapshot === null ? [] : [external_node_path_default().resolve(snapshot.cwd, snapshot.file)];
    const here = external_node_path_default().resolve(cwd, recorded);
    const inWorkspace = external_node_path_default().resolve((0,workspace/* findWorkspace */.pl)(external_node_path_default().join(cwd, 'workflow.yaml'), env), recorded);
    return [...started, inWorkspace].find((candidate) => (0,entries/* findEntryAt */.B)(candidate) === 'file') ?? here;
}


/***/ }),

/***/ 32700:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vq: function() { return /* binding */ listPossibleFailures; },
/* harmony export */   X0: function() { return /* binding */ createCoverage; },
/* harmony export */   YV: function() { return /* binding */ listContracts; }
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1331);

function listContracts(contract) {
    return [contract, ...contract.children.flatMap(listContracts)];
}
function listPossibleFailures(contract) {
    return listContracts(contract).flatMap(({ nodes }) => nodes.flatMap(({ file, line, node, raises }) => raises.map(({ kind, source, handledBy }) => {
        const isNamed = handledBy.some(({ patterns }) => patterns.includes(kind));
        return { file, line, node, kind, source, isNamed };
    })));
}
function createCoverage({ workflows, raised, }) {
    const toKey = (file, node, kind) => [file, node.split('.').at(-1), kind].join('\n');
    const all = workflows
        .flatMap((workflow) => listPossibleFailures((0,_index_js__WEBPACK_IMPORTED_MODULE_0__/* .createContract */ .NF)(workflow)))
        .filter(({ kind, source, isNamed }) => !kind.includes('*') && source !== 'child' && (source !== 'engine' || isNamed));
    const failures = new Map(all.map((failure) => [toKey(failure.file, failure.node, failure.kind), failure]));
    const tested = new Set(raised.map(({ file, node, kind }) => toKey(file, node, kind)));
    const untested = [...failures]
        .filter(([key]) => !tested.has(key))
        .map(([, { file, line, node, kind }]) => ({ file, line, node, kind }));
    return { failures: failures.size, tested: failures.size - untested.length, untested };
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


/***/ }),

/***/ 6309:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ createScenario; },
/* harmony export */   d: function() { return /* binding */ printYaml; }
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56461);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22719);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99448);
/* harmony import */ var _stubs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73608);








function createScenario({ account, result }, workflow) {
    const { run, ending } = account;
    if (run === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)('its events.jsonl has no beginning');
    if (ending === null && result === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)('it has not ended');
    const outcome = result?.outcome ?? ending?.outcome ?? 'success';
    const runs = listCountingRuns(account);
    const real = listRealNames(runs, account);
    const scenario = {
        name: createScenarioName(result, outcome),
        ...omitEmpty('inputs', run.input),
        ...omitEmpty('stub', createStubs(runs, findTimeLimitError(result))),
        ...(real.length === 0 ? {} : { real }),
        expect: createExpectation(runs, result, outcome),
    };
    const head = `# Made from the run ${run.run_id} of ${run.timestamp}; secrets are masked as they are in its files.\n`;
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(`${head}${printYaml({ workflow, scenarios: [scenario] })}`);
}
function listCountingRuns({ visits }) {
    const all = [...walkRuns(visits.roots, false)].sort((a, b) => a.attempt.order - b.attempt.order);
    return all.filter(({ visit, attempt }) => visits.again.every(({ at, first, last }) => attempt.order < first || attempt.order >= last || (0,_core_place_js__WEBPACK_IMPORTED_MODULE_5__/* .isInsideAttempt */ .qB)(visit.scope, at)));
}
function* walkRuns(visits, inGroup) {
    for (const visit of visits) {
        for (const attempt of visit.attempts)
            yield { visit, attempt, inGroup };
        yield* walkRuns(visit.children, inGroup || visit.group !== null);
    }
}
function listRealNames(runs, { governance }) {
    const gates = runs.filter(({ visit }) => visit.pauses.some(({ why }) => why === 'gate'));
    const policies = governance.policies.flatMap(({ policy_name: name }) => (typeof name === 'string' ? [name] : []));
    return [...new Set([...gates.map(({ visit }) => visit.node), ...policies])];
}
function createScenarioName(result, outcome) {
    const [error] = result?.errors ?? [];
    if (error !== undefined)
        return `${error.node_id ?? 'the run'} ends with ${error.kind}`;
    return `the run ended as ${outcome}`;
}
function createStubs(runs, timeLimitError) {
    const stubs = new Map();
    for (const { visit, attempt } of runs) {
        if (!(0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_2__/* .touchesOutside */ .$s)(visit.type) || attempt.state === 'open')
            continue;
        (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_6__/* .addTo */ .DN)(stubs, visit.node, createStubEntry(visit, attempt, timeLimitError));
    }
    for (const entries of stubs.values())
        while (entries.length > 1 && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)(entries.at(-1)) === (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)(entries.at(-2)))
            entries.pop();
    return Object.fromEntries([...stubs].map(([node, entries]) => [node, entries.length > 1 ? entries : (entries[0] ?? {})]));
}
function findTimeLimitError(result) {
    const [error] = result?.errors ?? [];
    return error?.kind === 'internal.limit_exceeded' && error.details['limit'] === 'timeout_seconds' ? error : null;
}
function createStubEntry({ node, type }, { output, failure }, timeLimitError) {
    const stubbed = output === undefined ? {} : { output: type === 'script' ? withoutRepetition(output) : output };
    if (failure === null)
        return stubbed;
    const { kind, message, details } = failure.envelope;
    if (kind === 'internal.cancelled' && timeLimitError?.node_id === node)
        return { error: { kind: timeLimitError.kind, message: timeLimitError.message, details: timeLimitError.details } };
    if (kind === 'internal.cancelled')
        return { output: {} };
    const isOfRoute = /^routes\[\d+\]\.(?:when|output)/.test((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(details['field']));
    if (kind === 'internal.template_error' && isOfRoute && output !== undefined)
        return stubbed;
    const typed = failure.origin === 'engine' && failure.typed ? { typed: true } : {};
    if (kind !== 'internal.undeclared_kind')
        return { ...stubbed, error: { kind, message, ...omitEmpty('details', details), ...typed } };
    const { original_kind: original = '', original_message: text = message, original_details: more } = details;
    return { ...stubbed, error: { kind: original, message: text, ...omitEmpty('details', more) } };
}
function omitEmpty(name, data) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(data) && Object.keys(data).length > 0 ? { [name]: data } : {};
}
function withoutRepetition(output) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(output))
        return output;
    const { stdout, stderr, exit_code: exitCode, ...fields } = output;
    return {
        ...fields,
        ...(stdout === undefined || stdout === (0,_stubs_js__WEBPACK_IMPORTED_MODULE_3__/* .formatFields */ .l)(fields) ? {} : { stdout }),
        ...(stderr === '' || stderr === undefined ? {} : { stderr }),
        ...(exitCode === 0 || exitCode === undefined ? {} : { exit_code: exitCode }),
    };
}
function createExpectation(runs, result, outcome) {
    const [error] = result?.errors ?? [];
    const counts = new Map();
    for (const { visit } of runs)
        counts.set(visit.node, (counts.get(visit.node) ?? 0) + 1);
    const retried = runs.filter(({ visit, inGroup }) => !inGroup && visit.pauses.some(({ why }) => why === 'retry'));
    const attempts = Object.fromEntries(retried.map(({ visit: { node } }) => [node, counts.get(node) ?? 0]));
    const entered = runs.filter(({ visit, attempt }) => visit.scope === '' && (attempt.number === 1 || attempt.reentered));
    return {
        outcome,
        path: entered.map(({ visit }) => visit.node),
        ...omitEmpty('attempts', attempts),
        ...(error === undefined
            ? {}
            :
                { error: { kind: error.kind, ...(counts.has(error.node_id ?? '') ? { node: error.node_id } : {}) } }),
        ...(outcome === 'success' ? omitEmpty('output', result?.output) : {}),
    };
}
function printYaml(value) {
    const toWritten = (_key, item) => {
        if (!(item instanceof _core_float_js__WEBPACK_IMPORTED_MODULE_7__/* .Float */ .nt))
            return item;
        return Object.assign(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5(item.value), { minFractionDigits: 1 });
    };
    const customTags = (tags) => tags.filter((tag) => typeof tag === 'string' || tag.tag !== 'tag:yaml.org,2002:merge');
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo(value, toWritten, { version: '1.1', customTags, aliasDuplicateObjects: false });
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Pair: (_, { key }) => {
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.value === '<<')
                key.type = 'QUOTE_DOUBLE';
        },
    });
    return document.toString({ lineWidth: 0 });
}


/***/ })

};
;