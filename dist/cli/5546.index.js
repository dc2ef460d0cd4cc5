"use strict";
exports.id = 5546;
exports.ids = [5546,2935];
exports.modules = {

/***/ 5546:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkNamed: function() { return /* binding */ checkNamed; },
/* harmony export */   loadSoundWorkflow: function() { return /* binding */ loadSoundWorkflow; },
/* harmony export */   printDocument: function() { return /* binding */ printDocument; },
/* harmony export */   runContract: function() { return /* binding */ runContract; },
/* harmony export */   runGraph: function() { return /* binding */ runGraph; },
/* harmony export */   runLsp: function() { return /* binding */ runLsp; },
/* harmony export */   runValidate: function() { return /* binding */ runValidate; },
/* harmony export */   tellOthers: function() { return /* binding */ tellOthers; }
/* harmony export */ });
/* harmony import */ var _adapters_patterns_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(61104);
/* harmony import */ var _config_contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41832);
/* harmony import */ var _config_finding_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34054);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51695);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99538);
/* harmony import */ var _reporters_graph_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3711);
/* harmony import */ var _reporters_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71862);
/* harmony import */ var _run_prepare_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64843);
/* harmony import */ var _run_providers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48294);
/* harmony import */ var _run_quarantine_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89618);
/* harmony import */ var _run_workflow_graph_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7822);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(31160);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(72918);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(82512);
/* harmony import */ var _quarantine_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(37235);
















async function checkNamed(file, context, strictAbilities = false) {
    const { env, cwd } = context;
    const shownFrom = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .toShownFolder */ .$z)(file, env, cwd);
    const checked = await (0,_run_prepare_js__WEBPACK_IMPORTED_MODULE_7__/* .checkFile */ .vH)({ file, env, patterns: _adapters_patterns_js__WEBPACK_IMPORTED_MODULE_15__/* .loadPatterns */ .o, shownFrom, strictAbilities });
    const lost = checked.runnable === null ? [] : (0,_run_providers_js__WEBPACK_IMPORTED_MODULE_8__/* .findLostTools */ .TI)(checked.runnable, strictAbilities, null);
    if (lost.length === 0)
        return checked;
    return { ...checked, findings: [...checked.findings, ...lost], runnable: strictAbilities ? null : checked.runnable };
}
function printDocument(document, context) {
    const clean = context.redactor().json((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .copyJson */ .aR)({ document })['document'] ?? null);
    context.terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)(clean, 2)}\n`);
}
async function loadSoundWorkflow(file, format, context) {
    const checked = await checkNamed(file, context);
    if (checked.runnable !== null)
        return checked.runnable;
    if (format === 'json')
        printDocument((0,_run_prepare_js__WEBPACK_IMPORTED_MODULE_7__/* .createCheckedResult */ .TS)(checked, file), context);
    else
        context.printFindings(checked.findings, checked.loaded.sources);
    return _command_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT_INVALID */ .jL;
}
async function runValidate(args, context) {
    const named = (0,_files_js__WEBPACK_IMPORTED_MODULE_13__/* .listNamedFiles */ .VC)(args.operands, context.cwd, _files_js__WEBPACK_IMPORTED_MODULE_13__/* .VALIDATED */ .Fu);
    if (!named.ok)
        return context.badUsage(named.error);
    const { files, scenarioFiles, quarantineFiles, others } = named.value;
    const isJson = args.value('--format') === 'json';
    const documents = [];
    for (const file of files) {
        const isWorkflow = !scenarioFiles.has(file) && !quarantineFiles.has(file);
        const checked = isWorkflow
            ? await checkWorkflowFile(file, context, args.has('--strict-abilities'), quarantineFiles.size === 0)
            : await (scenarioFiles.has(file) ? checkScenarioFile : checkQuarantineFile)(file, context);
        const { findings, sources, document } = checked;
        if (isWorkflow || !document.success || files.length === 1)
            documents.push(document);
        if (!isJson)
            context.printFindings(findings, sources);
        if (!isJson && !args.has('--quiet'))
            context.terminal.stdout(`${file}: ${formatFindingsVerdict(findings, document.success)}\n`);
    }
    if (!isJson && !args.has('--quiet'))
        tellOthers(others, args.has('--verbose'), context);
    if (isJson)
        printDocument(documents.length === 1 ? documents[0] : documents, context);
    return documents.every(({ success }) => success) ? 0 : _command_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT_INVALID */ .jL;
}
async function checkWorkflowFile(file, context, strictAbilities, withQuarantine) {
    const checked = await checkNamed(file, context, strictAbilities);
    const { loaded, runnable } = checked;
    const excused = runnable === null || !withQuarantine ? [] : (0,_run_quarantine_js__WEBPACK_IMPORTED_MODULE_9__/* .findQuarantineFindings */ .mq)(runnable, (0,_quarantine_js__WEBPACK_IMPORTED_MODULE_14__.createQuarantineRequest)(context));
    const findings = [...checked.findings, ...excused.filter(({ code }) => code !== 'quarantine-file')];
    return { findings, sources: loaded.sources, document: (0,_run_prepare_js__WEBPACK_IMPORTED_MODULE_7__/* .createCheckedResult */ .TS)({ ...checked, findings }, file) };
}
async function checkQuarantineFile(file, context) {
    const { findings } = (0,_run_quarantine_js__WEBPACK_IMPORTED_MODULE_9__/* .readQuarantine */ .Db)((0,_quarantine_js__WEBPACK_IMPORTED_MODULE_14__.createQuarantineRequest)(context), file);
    return { findings, sources: new Map(), document: (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_6__/* .createInvalidResult */ .nr)(findings, file) };
}
async function checkScenarioFile(file, context) {
    const [{ checkScenarioFindings }, { createSurroundings: surroundings }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(3361), __webpack_require__.e(7511), __webpack_require__.e(6934), __webpack_require__.e(9120), __webpack_require__.e(1615), __webpack_require__.e(2609), __webpack_require__.e(2716)]).then(__webpack_require__.bind(__webpack_require__, 2609)),
        Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(1298), __webpack_require__.e(3361), __webpack_require__.e(4873)]).then(__webpack_require__.bind(__webpack_require__, 8354)),
    ]);
    const around = { ...surroundings(context), cancel: new AbortController().signal };
    const { findings, sources } = await checkScenarioFindings(file, around);
    return { findings, sources, document: (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_6__/* .createInvalidResult */ .nr)(findings, file) };
}
function tellOthers(others, isVerbose, context) {
    if (others.length === 0)
        return;
    const names = isVerbose ? others.map((file) => `  ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_11__/* .toOneLine */ .GX)(file)}\n`).join('') : '';
    context.terminal.stdout(`${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(others.length, 'other YAML file')}\n${names}`);
}
function formatFindingsVerdict(findings, isValid) {
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    const counts = [(0,_config_finding_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOrNone */ .WP)(errors, 'error'), (0,_config_finding_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOrNone */ .WP)(findings.length - errors, 'warning')].filter(Boolean);
    return `${isValid ? 'valid' : 'invalid'}${counts.length === 0 ? '' : ` (${counts.join(', ')})`}`;
}
async function runGraph(args, context) {
    const [file = ''] = args.operands;
    const workflow = await loadSoundWorkflow(file, 'text', context);
    if (typeof workflow === 'number')
        return workflow;
    const graph = (0,_run_workflow_graph_js__WEBPACK_IMPORTED_MODULE_10__/* .createWorkflowGraph */ .g)(workflow);
    context.terminal.stdout(args.value('--format') === 'dot' ? (0,_reporters_graph_js__WEBPACK_IMPORTED_MODULE_5__/* .renderDot */ .qu)(graph) : (0,_reporters_graph_js__WEBPACK_IMPORTED_MODULE_5__/* .renderWholeMermaid */ .TW)(graph));
    return 0;
}
async function runContract(args, context) {
    const [file = ''] = args.operands;
    const format = args.value('--format') ?? 'text';
    const workflow = await loadSoundWorkflow(file, format, context);
    if (typeof workflow === 'number')
        return workflow;
    const source = { root: (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .toShownFolder */ .$z)(file, context.env, context.cwd) };
    const contract = (0,_run_quarantine_js__WEBPACK_IMPORTED_MODULE_9__/* .listQuarantined */ .P4)((0,_config_contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .createContract */ .NF)((0,_run_quarantine_js__WEBPACK_IMPORTED_MODULE_9__/* .withDefaultQuarantine */ .c4)(workflow, source)), source);
    if (format === 'json')
        printDocument(contract, context);
    else {
        const text = (0,_config_contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .renderContract */ .p7)(contract, context.terminal.stdoutColor, args.has('--all'));
        context.terminal.stdout(`${text.trimEnd()}\n`);
    }
    return 0;
}
async function runLsp(_args, context) {
    const [{ serveEditor }, { createSurroundings: surroundings }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(6020), __webpack_require__.e(3361), __webpack_require__.e(7511), __webpack_require__.e(6934), __webpack_require__.e(9120), __webpack_require__.e(1615), __webpack_require__.e(2609), __webpack_require__.e(6754)]).then(__webpack_require__.bind(__webpack_require__, 31223)),
        Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(1298), __webpack_require__.e(3361), __webpack_require__.e(4873)]).then(__webpack_require__.bind(__webpack_require__, 8354)),
    ]);
    const served = await serveEditor(process.stdin, process.stdout, surroundings(context));
    if (served.ok)
        return 0;
    context.refuse(`the editor sent a header that cannot be read: ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_11__/* .toOneLine */ .GX)(served.error)}`);
    return _command_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT_FAILED */ .hj;
}


/***/ }),

/***/ 37235:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createQuarantineRequest: function() { return /* binding */ createQuarantineRequest; },
/* harmony export */   runQuarantine: function() { return /* binding */ runQuarantine; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _adapters_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86025);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49445);
/* harmony import */ var _adapters_source_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16335);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51695);
/* harmony import */ var _config_quarantine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72813);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99538);
/* harmony import */ var _nodes_test_reports_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85990);
/* harmony import */ var _nodes_test_reports_quarantine_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32935);
/* harmony import */ var _run_quarantine_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89618);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(31160);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72918);












const DUE_DAYS = 7;
function createQuarantineRequest({ cwd, env }) {
    return { adapters: { files: (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), clock: _adapters_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml, sources: _adapters_source_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .createSourceTree */ .Cc }, cwd, env };
}
async function runQuarantine(args, context) {
    const [word, named] = args.operands;
    if (word !== 'list' && word !== 'check')
        return context.badUsage(`${JSON.stringify(word)} is not list or check`);
    const { quarantine, findings } = (0,_run_quarantine_js__WEBPACK_IMPORTED_MODULE_9__/* .readQuarantine */ .Db)(createQuarantineRequest(context), named);
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) {
        context.printFindings(errors, new Map());
        return _command_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT_INVALID */ .jL;
    }
    const { terminal } = context;
    const isJson = args.value('--format') === 'json';
    if (quarantine === null && !isJson) {
        terminal.stdout(`There is no quarantine: ${_config_quarantine_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULT_QUARANTINE */ .XG} does not exist.\n`);
        return 0;
    }
    const unused = quarantine === null ? new Set() : await findUnused(quarantine, args.value('--reports'), context);
    const entries = (quarantine?.entries ?? []).map((entry) => ({ entry, state: toState(entry, unused.has(entry)) }));
    if (isJson) {
        const rows = entries.map(({ entry: { daysLeft, ...entry }, state }) => ({ ...entry, days_left: daysLeft, state }));
        terminal.stdout(`${JSON.stringify({ file: quarantine?.file ?? null, entries: rows }, null, 2)}\n`);
    }
    else {
        terminal.stdout(`${quarantine?.file ?? ''}: ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(entries.length, 'test')} in quarantine\n`);
        for (const { entry, state } of entries)
            terminal.stdout(`${toLine(entry, state)}\n`);
    }
    return word === 'check' && entries.some(({ state }) => state === 'over') ? _command_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT_FAILED */ .hj : 0;
}
function toState(entry, isUnused) {
    const state = (0,_config_quarantine_js__WEBPACK_IMPORTED_MODULE_5__/* .describeQuarantineState */ .NW)(entry);
    if (state !== 'active')
        return state;
    if (isUnused)
        return 'unused';
    return entry.daysLeft <= DUE_DAYS ? 'due' : 'active';
}
async function findUnused(quarantine, reports, { cwd, env }) {
    if (reports === null)
        return new Set();
    const matcher = new _nodes_test_reports_quarantine_js__WEBPACK_IMPORTED_MODULE_8__.QuarantineMatcher(quarantine);
    const sources = (0,_adapters_source_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .createSourceTree */ .Cc)((0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .toShownFolder */ .$z)(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(cwd, 'x'), env, cwd));
    const files = { ..._adapters_source_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .reportFiles */ .IU, includesEarlier: true };
    await new _nodes_test_reports_index_js__WEBPACK_IMPORTED_MODULE_7__.TestReports(reports, files, { sources, cwd }, matcher).read({ clock: _adapters_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml, isOver: () => false });
    return new Set(matcher.listUnused());
}
function toLine({ name, file, until, daysLeft, owner, issue, reason }, state) {
    const when = daysLeft < 0 ? `over since ${until}` : `until ${until}, ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(daysLeft, 'day')} left`;
    const facts = [when, ...[file, owner, issue, reason].flatMap((fact) => (fact === null ? [] : [fact]))];
    return `  ${state.padEnd(14)} ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_10__/* .toOneLine */ .GX)(`${name}: ${facts.join('; ')}`, 500)}`;
}


/***/ }),

/***/ 32935:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ isNamedBy; },
/* harmony export */   QuarantineMatcher: function() { return /* binding */ QuarantineMatcher; }
/* harmony export */ });
/* harmony import */ var _config_quarantine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72813);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84126);


class QuarantineMatcher {
    quarantine;
    #rules;
    #isSeen = false;
    constructor(quarantine) {
        this.quarantine = quarantine;
        this.#rules = quarantine.entries.filter((entry) => (0,_config_quarantine_js__WEBPACK_IMPORTED_MODULE_0__/* .describeQuarantineState */ .NW)(entry) === 'active').map(createRule);
    }
    see(test) {
        this.#isSeen = true;
        if (this.#rules.length === 0)
            return;
        const names = createTestNames(test);
        const suites = [test.suite, test.within, test.file ?? ''].map(canonicalize);
        for (const rule of this.#rules) {
            if (rule.isSuite !== null && !rule.isSuiteSeen)
                rule.isSuiteSeen = suites.some(rule.isSuite);
            const how = toMatch(rule, names);
            if (how === 'none')
                continue;
            rule.isUsed = true;
            if (how === 'bare' && rule.bearers.size < 2)
                rule.bearers.add(`${test.suite}\n${test.within}`);
        }
    }
    find(test, file) {
        const names = createTestNames(test);
        const rule = this.#rules.find((each) => {
            if (each.entry.file !== null && !isFile(each.entry.file, [file, test.file]))
                return false;
            const how = toMatch(each, names);
            return how === 'full' || (how === 'bare' && (each.bearers.size < 2 || each.entry.file !== null));
        });
        if (rule === undefined)
            return null;
        const { owner, issue, reason, until, daysLeft } = rule.entry;
        return { owner, issue, reason: reason ?? '', until, days_left: daysLeft };
    }
    warnings() {
        const { file, entries } = this.quarantine;
        const say = ({ line, name }, what) => `${file}:${line}: ${name}: ${what}`;
        return [
            ...entries.flatMap((entry) => {
                const state = (0,_config_quarantine_js__WEBPACK_IMPORTED_MODULE_0__/* .describeQuarantineState */ .NW)(entry);
                if (state === 'over')
                    return [say(entry, `the quarantine was over on ${entry.until}; ${_config_quarantine_js__WEBPACK_IMPORTED_MODULE_0__/* .OVER_HINT */ .XV}`)];
                return state === 'active' ? [] : [say(entry, 'the entry has no reason, and so does not count')];
            }),
            ...this.#rules.flatMap(({ entry, bearers, isUsed, isSuite, isSuiteSeen }) => {
                if (bearers.size > 1 && entry.file === null)
                    return [say(entry, 'several suites have such a test, so the entry does not count; write suite > case')];
                const isUnused = this.#isSeen && !isUsed && (isSuite === null || isSuiteSeen);
                return isUnused ? [say(entry, 'the entry matches no test of the reports; remove it')] : [];
            }),
        ];
    }
    listUnused() {
        return this.#rules.filter(({ isUsed }) => !isUsed).map(({ entry }) => entry);
    }
}
function isNamedBy({ name: pattern }, name) {
    const [entry, test] = [canonicalize(pattern), canonicalize(name)];
    const toCase = (text) => text.split(' > ').at(-1) ?? '';
    const hasSuites = entry.includes(' > ') && test.includes(' > ');
    return compileWildcard(hasSuites ? entry : toCase(entry))(hasSuites ? test : toCase(test));
}
function createRule(entry) {
    const name = canonicalize(entry.name);
    const end = name.lastIndexOf(' > ');
    const isSuite = end < 0 ? null : compileWildcard(name.slice(0, end));
    return { entry, matches: compileWildcard(name), isSuite, bearers: new Set(), isUsed: false, isSuiteSeen: false };
}
function compileWildcard(pattern) {
    const [first = '', ...rest] = pattern.split('*');
    const last = rest.pop();
    if (last === undefined)
        return (text) => text === first;
    return (text) => {
        if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last))
            return false;
        let at = first.length;
        for (const part of rest) {
            const found = text.indexOf(part, at);
            if (found < 0)
                return false;
            at = found + part.length;
        }
        return at <= text.length - last.length;
    };
}
function canonicalize(text) {
    return text
        .trim()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ?(?:›|»|::) ?/g, ' > ');
}
function createTestNames(test) {
    const { suite, within, name, file } = test;
    const around = [suite, within, `${suite} > ${within}`, file ?? ''].filter((each) => each !== '');
    const title = (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTestTitle */ .as)(test);
    const full = [...around.map((each) => `${each} > ${name}`), ...(title === name && around.length > 0 ? [] : [title])];
    return { bare: canonicalize(name), full: new Set(full.map(canonicalize)) };
}
function toMatch({ matches, entry }, { bare, full }) {
    for (const name of full)
        if (matches(name))
            return 'full';
    if (!matches(bare))
        return 'none';
    return entry.name.includes('*') ? 'full' : 'bare';
}
function isFile(wanted, files) {
    const matches = compileWildcard(wanted.replaceAll('\\', '/').replace(/^\.\//, ''));
    return files.some((file) => {
        const name = (file ?? '').replaceAll('\\', '/');
        return matches(name) || (!wanted.includes('*') && name.endsWith(`/${wanted}`));
    });
}


/***/ }),

/***/ 3711:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: function() { return /* binding */ typeLabel; },
/* harmony export */   TW: function() { return /* binding */ renderWholeMermaid; },
/* harmony export */   qu: function() { return /* binding */ renderDot; },
/* harmony export */   wj: function() { return /* binding */ withFinally; }
/* harmony export */ });
/* unused harmony export renderMermaid */
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99448);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);


const MAX_CHARS = 50_000;
const MAX_EDGES = 500;
const END = '$end';
const START = '$start';
const CLASSES = {
    completed: 'fill:#1a7f37,stroke:#116329,color:#ffffff',
    failed: 'fill:#cf222e,stroke:#82071e,color:#ffffff',
    recovered: 'fill:#bf8700,stroke:#7d4e00,color:#ffffff',
    running: 'fill:#0969da,stroke:#0550ae,color:#ffffff',
    waiting: 'fill:#8250df,stroke:#6639ba,color:#ffffff',
    skipped: 'fill:transparent,stroke:#8c959f,color:#8c959f,stroke-dasharray:3 3',
};
const CLASS_OF = {
    none: null,
    completed: 'completed',
    recovered: 'recovered',
    tolerated: 'recovered',
    handled: 'recovered',
    failed: 'failed',
    open: 'running',
    waiting: 'waiting',
    skipped: 'skipped',
    'terminated-success': 'completed',
    'terminated-failed': 'failed',
};
function renderWholeMermaid(graph) {
    return draw(withFinally(graph), new Map());
}
function renderMermaid(graph, state = new Map(), path = [], maxEdges = MAX_EDGES) {
    const own = graph.edges.filter(({ route }) => route?.startsWith('error_routes[') !== true);
    for (const drawn of [withFinally(graph), withFinally({ ...graph, edges: own })]) {
        if (drawn.edges.length >= maxEdges)
            continue;
        const whole = draw(drawn, state);
        if (whole.length <= MAX_CHARS)
            return whole;
    }
    for (let steps = Math.min(path.length, maxEdges - 1); steps > 0; steps = Math.floor(steps / 2)) {
        const partly = draw(createPathGraph(graph, path, steps), state);
        if (partly.length <= MAX_CHARS)
            return partly;
    }
    return `flowchart TD\n  n0["${label(cut(graph.name, 100))}: too large to draw"]\n`;
}
function withFinally(graph) {
    const steps = graph.finallySteps ?? [];
    const chain = steps.map((to, index) => {
        return { from: steps[index - 1] ?? END, to, label: index === 0 ? 'finally' : '', kind: 'success' };
    });
    return { ...graph, edges: [...graph.edges.filter(({ from }) => !steps.includes(from)), ...chain] };
}
const SHAPES = {
    box: { mermaid: ['[', ']'], dot: '' },
    round: { mermaid: ['(', ')'], dot: '' },
    hexagon: { mermaid: ['{{', '}}'], dot: ' [shape=hexagon]' },
    oval: { mermaid: ['([', '])'], dot: ' [shape=oval]' },
    frame: { mermaid: ['[[', ']]'], dot: ' [shape=component]' },
};
function typeLabel({ type, status }) {
    return status === undefined ? type : `${type} · ${status}`;
}
function drawLines({ nodes, edges, entry }, { box, open, close, end, edge }) {
    const byName = new Map(nodes.map((node) => [node.name, node]));
    const inside = new Set(nodes.flatMap(({ members }) => members));
    const lines = nodes
        .filter(({ name }) => !inside.has(name))
        .flatMap((node) => {
        if (node.members.length === 0)
            return [`  ${box(node)}`];
        const opened = open(node);
        const members = node.members.map((name) => byName.get(name) ?? { ...node, name, type: '' });
        return [...opened, ...members.map((member) => `    ${box(member)}`), close];
    });
    if (edges.some(({ from, to }) => from === END || to === END))
        lines.push(end());
    return [...lines, edge({ from: START, to: entry, label: '', kind: 'success' }), ...edges.map(edge)];
}
function draw(graph, state) {
    const ids = new Map();
    const toMermaidId = (name) => {
        const id = ids.get(name) ?? `n${ids.size}`;
        ids.set(name, id);
        return id;
    };
    const start = `  ${toMermaidId(START)}((" "))`;
    const lines = drawLines(graph, {
        box: (node) => {
            const [opening, closing] = toShape(node).mermaid;
            const more = node.status === undefined ? '' : `<br/>${typeLabel(node)}`;
            return `${toMermaidId(node.name)}${opening}"${label(node.name)}${more}"${closing}`;
        },
        open: ({ name, type }) => [`  subgraph ${toMermaidId(name)}["${label(name)} (${label(type)})"]`],
        close: '  end',
        end: () => `  ${toMermaidId(END)}(("end"))`,
        edge: ({ from, to, label: text, kind }) => {
            const arrow = `${kind === 'error' ? '-.->' : '-->'}${text === '' ? '' : `|"${label(text)}"|`}`;
            return `  ${toMermaidId(from)} ${arrow} ${toMermaidId(to)}`;
        },
    });
    return `${['flowchart TD', start, ...lines, ...listClassLines(state, ids)].join('\n')}\n`;
}
function toShape({ type }) {
    return SHAPES[(0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .stepType */ .Nn)(type)?.shape ?? 'box'];
}
function listClassLines(state, ids) {
    return Object.entries(CLASSES).flatMap(([name, style]) => {
        const members = [...ids].flatMap(([node, id]) => (CLASS_OF[state.get(node) ?? 'none'] === name ? [id] : []));
        return members.length === 0 ? [] : [`  classDef ${name} ${style}`, `  class ${members.join(',')} ${name}`];
    });
}
function createPathGraph(graph, path, steps) {
    const half = Math.ceil(steps / 2);
    const gap = `… ${path.length - steps} more steps …`;
    const shown = path.length <= steps ? path : [...path.slice(0, half), gap, ...path.slice(path.length - (steps - half))];
    const names = new Set(shown);
    const edges = new Map();
    for (const [index, to] of shown.entries()) {
        const from = shown[index - 1];
        if (from === undefined)
            continue;
        const known = graph.edges.find((edge) => edge.from === from && edge.to === to);
        edges.set(`${from}\n${to}`, known ?? { from, to, label: '', kind: 'success' });
    }
    const nodes = graph.nodes.filter((node) => names.has(node.name)).map((node) => ({ ...node, members: [] }));
    const position = { file: graph.file, line: 1 };
    const filler = names.has(gap) ? [{ name: gap, type: 'gap', position, members: [], child: null }] : [];
    return { ...graph, entry: shown[0] ?? graph.entry, nodes: [...nodes, ...filler], edges: [...edges.values()] };
}
function label(text) {
    const line = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text, 120);
    return line.replace(/[^\p{L}\p{N} _.,:/$…-]/gu, (sign) => `#${sign.codePointAt(0)};`);
}
function renderDot(workflow) {
    const graph = withFinally(workflow);
    const byName = new Map(graph.nodes.map((node) => [node.name, node]));
    const lines = drawLines(graph, {
        box: (node) => {
            const name = escapeDot(node.name);
            if (node.status === undefined)
                return `${name}${toShape(node).dot}`;
            return `${name} [shape=oval, label=${escapeDot(`${node.name} (${typeLabel(node)})`)}]`;
        },
        open: ({ name, type }) => [
            `  subgraph ${escapeDot(`cluster_${name}`)} {`,
            `    label=${escapeDot(`${name} (${type})`)}`,
        ],
        close: '  }',
        end: () => '  "$end" [label="end", shape=doublecircle]',
        edge: (edge) => {
            const from = byName.get(edge.from)?.members.at(-1);
            const to = byName.get(edge.to)?.members[0];
            const attributes = [
                ...(edge.label === '' ? [] : [`label=${escapeDot(edge.label)}`]),
                ...(edge.kind === 'error' ? ['style=dotted', 'color=red'] : []),
                ...(from === undefined ? [] : [`ltail=${escapeDot(`cluster_${edge.from}`)}`]),
                ...(to === undefined ? [] : [`lhead=${escapeDot(`cluster_${edge.to}`)}`]),
            ];
            const tail = attributes.length === 0 ? '' : ` [${attributes.join(', ')}]`;
            return `  ${escapeDot(from ?? edge.from)} -> ${escapeDot(to ?? edge.to)}${tail}`;
        },
    });
    const head = ['  compound=true', '  node [shape=box, style=rounded]', '  "$start" [shape=point]'];
    return `${[`digraph ${escapeDot(graph.name)} {`, ...head, ...lines, '}'].join('\n')}\n`;
}
function escapeDot(text) {
    return `"${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(text, 200).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}


/***/ })

};
;