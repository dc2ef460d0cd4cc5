"use strict";
exports.id = 9304;
exports.ids = [9304,5097];
exports.modules = {

/***/ 19304:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkNamedFile: function() { return /* binding */ checkNamedFile; },
  loadSoundWorkflow: function() { return /* binding */ loadSoundWorkflow; },
  printDocument: function() { return /* binding */ printDocument; },
  runContract: function() { return /* binding */ runContract; },
  runGraph: function() { return /* binding */ runGraph; },
  runValidate: function() { return /* binding */ runValidate; },
  tellOthers: function() { return /* binding */ tellOthers; }
});

// EXTERNAL MODULE: ./build/src/adapters/patterns.js
var patterns = __webpack_require__(61104);
// EXTERNAL MODULE: ./build/src/config/check.js
var check = __webpack_require__(67737);
// EXTERNAL MODULE: ./build/src/config/contract/index.js + 1 modules
var config_contract = __webpack_require__(1331);
// EXTERNAL MODULE: ./build/src/config/contract/payloads.js
var payloads = __webpack_require__(6705);
// EXTERNAL MODULE: ./build/src/config/finding-text.js
var finding_text = __webpack_require__(34054);
// EXTERNAL MODULE: ./build/src/config/load/file-sorts.js
var file_sorts = __webpack_require__(82406);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/config/providers.js
var providers = __webpack_require__(25055);
// EXTERNAL MODULE: ./build/src/config/quarantine.js
var quarantine = __webpack_require__(72813);
// EXTERNAL MODULE: ./build/src/config/rules/catalogue.js
var catalogue = __webpack_require__(80192);
// EXTERNAL MODULE: ./build/src/config/workflow-graph.js
var workflow_graph = __webpack_require__(44201);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/reporters/graph.js
var reporters_graph = __webpack_require__(3711);
// EXTERNAL MODULE: ./build/src/markup/html.js
var html = __webpack_require__(43614);
// EXTERNAL MODULE: ./build/src/markup/style.js
var style = __webpack_require__(85558);
// EXTERNAL MODULE: ./build/src/reporters/html/graph.js
var html_graph = __webpack_require__(48981);
// EXTERNAL MODULE: ./build/src/reporters/html/states.js
var states = __webpack_require__(95267);
;// CONCATENATED MODULE: ./build/src/reporters/html/svg.js





function renderSvg(workflow) {
    const graph = (0,reporters_graph/* withFinally */.wj)(workflow);
    const notes = new Map(graph.nodes.map((node) => [node.name, createNote(node)]));
    const path = { nodes: graph.nodes.map(({ name }) => name), edges: graph.edges };
    const { drawn, box, content } = (0,html_graph/* drawPicture */.ju)(graph, path, notes);
    const left = drawn.left === 0 ? '' : `; ${(0,html/* renderCount */.SS)(drawn.left, 'node')} left out`;
    return `${(0,html/* html */.qy) `<svg xmlns="http://www.w3.org/2000/svg" ${box} role="img"><title>${graph.name}${left}</title><style>${new html/* Markup */.VK(style/* PICTURE_STYLE */.v)}</style>
${(0,states/* renderDefinitions */.j3)()}
${content}
</svg>`.text}\n`;
}
function createNote(node) {
    const look = node.type !== 'terminate' ? 'skipped' : node.status === 'success' ? 'terminated-success' : 'terminated-failed';
    return {
        look,
        words: node.members.length > 0 ? (0,reporters_graph/* formatNodeType */.Qi)(node) : '',
        reason: null,
        href: null,
        title: (0,reporters_graph/* formatNodeType */.Qi)(node),
    };
}

// EXTERNAL MODULE: ./build/src/reporters/result.js
var result = __webpack_require__(71862);
// EXTERNAL MODULE: ./build/src/run/index.js
var run = __webpack_require__(55872);
// EXTERNAL MODULE: ./build/src/source/workspace.js
var workspace = __webpack_require__(2939);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/cli/quarantine.js
var cli_quarantine = __webpack_require__(37235);
;// CONCATENATED MODULE: ./build/src/cli/inspect-file.js





















async function checkNamedFile(file, context, strictAbilities = false) {
    const { env, cwd } = context;
    const shownFrom = (0,workspace/* findShownFolder */.Hg)(file, env, cwd);
    const checked = await (0,check/* checkFile */.vH)({ file, env, patterns: patterns/* loadPatterns */.o, shownFrom, strictAbilities });
    const lost = checked.runnable === null ? [] : (0,providers/* findLostTools */.TI)(checked.runnable, strictAbilities, null);
    if (lost.length === 0)
        return checked;
    return { ...checked, findings: [...checked.findings, ...lost], runnable: strictAbilities ? null : checked.runnable };
}
function printDocument(document, context) {
    const clean = context.redactor().json((0,json/* copyJson */.aR)({ document })['document'] ?? null);
    context.terminal.stdout(`${(0,json/* printJson */.Q2)(clean, 2)}\n`);
}
async function loadSoundWorkflow(file, format, context) {
    const checked = await checkNamedFile(file, context);
    if (checked.runnable !== null)
        return checked.runnable;
    if (format === 'json')
        printDocument((0,run/* createCheckedResult */.TS)(checked, file), context);
    else
        context.printFindings(checked.findings, checked.loaded.sources);
    return command/* EXIT_INVALID */.jL;
}
async function runValidate(args, context) {
    const named = (0,file_sorts/* listNamedFiles */.VC)(args.operands, context.cwd, file_sorts/* VALIDATED */.Fu);
    if (!named.ok)
        return context.badUsage(named.error);
    const { files, scenarioFiles, quarantineFiles, others } = named.value;
    const isJson = args.value('--format') === 'json';
    const documents = [];
    const checkedFiles = [];
    for (const file of files) {
        const isWorkflow = !scenarioFiles.has(file) && !quarantineFiles.has(file);
        const checked = isWorkflow
            ? await checkWorkflowFile(file, context, args.has('--strict-abilities'), quarantineFiles.size === 0)
            : await (scenarioFiles.has(file) ? checkScenarioFile : checkQuarantineFile)(file, context);
        checkedFiles.push({ ...checked, file, isWorkflow });
    }
    const workflows = new Map(checkedFiles
        .flatMap(({ workflow }) => (workflow === null ? [] : (0,model/* listWorkflows */.Dl)(workflow)))
        .map((one) => [one.file, one]));
    const unused = (0,catalogue/* findUnusedKinds */.LO)([...workflows.values()]);
    for (const { file, isWorkflow, workflow, sources, ...checked } of checkedFiles) {
        const findings = [...checked.findings, ...(workflow === null ? [] : (unused.get(workflow.file) ?? []))];
        const document = checked.createDocument(findings);
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
    return documents.every(({ success }) => success) ? 0 : command/* EXIT_INVALID */.jL;
}
async function checkWorkflowFile(file, context, strictAbilities, withQuarantine) {
    const checked = await checkNamedFile(file, context, strictAbilities);
    const { loaded, runnable } = checked;
    const excused = runnable === null || !withQuarantine ? [] : (0,quarantine/* findQuarantineFindings */.mq)(runnable, (0,cli_quarantine.createQuarantineRequest)(context));
    const findings = [...checked.findings, ...excused.filter(({ code }) => code !== 'quarantine-file')];
    const createDocument = (all) => (0,run/* createCheckedResult */.TS)({ ...checked, findings: all }, file);
    return { findings, sources: loaded.sources, workflow: runnable, createDocument };
}
async function checkQuarantineFile(file, context) {
    const { findings } = (0,quarantine/* readQuarantine */.Db)((0,cli_quarantine.createQuarantineRequest)(context), file);
    return { findings, sources: new Map(), workflow: null, createDocument: (all) => (0,result/* createInvalidResult */.nr)(all, file) };
}
async function checkScenarioFile(file, context) {
    const [{ checkScenarioFindings }, { createCommandSurroundings }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(9144), __webpack_require__.e(4322), __webpack_require__.e(257), __webpack_require__.e(5859), __webpack_require__.e(5619)]).then(__webpack_require__.bind(__webpack_require__, 85859)),
        Promise.all(/* import() */[__webpack_require__.e(1215), __webpack_require__.e(1662), __webpack_require__.e(4873)]).then(__webpack_require__.bind(__webpack_require__, 8354)),
    ]);
    const around = { ...createCommandSurroundings(context), cancel: new AbortController().signal };
    const { findings, sources } = await checkScenarioFindings(file, around);
    return { findings, sources, workflow: null, createDocument: (all) => (0,result/* createInvalidResult */.nr)(all, file) };
}
function tellOthers(others, isVerbose, context) {
    if (others.length === 0)
        return;
    const names = isVerbose ? others.map((file) => `  ${(0,terminal_text/* toOneLine */.GX)(file)}\n`).join('') : '';
    context.terminal.stdout(`${(0,messages/* formatCount */.B4)(others.length, 'other YAML file')}\n${names}`);
}
function formatFindingsVerdict(findings, isValid) {
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    const counts = [(0,finding_text/* formatCountOrNone */.WP)(errors, 'error'), (0,finding_text/* formatCountOrNone */.WP)(findings.length - errors, 'warning')].filter(Boolean);
    return `${isValid ? 'valid' : 'invalid'}${counts.length === 0 ? '' : ` (${counts.join(', ')})`}`;
}
async function runGraph(args, context) {
    const [file = ''] = args.operands;
    const workflow = await loadSoundWorkflow(file, 'text', context);
    if (typeof workflow === 'number')
        return workflow;
    const graph = (0,reporters_graph/* withErrorEnds */.ji)((0,workflow_graph/* createWorkflowGraph */.g)(workflow));
    const render = { dot: reporters_graph/* renderDot */.qu, svg: renderSvg }[args.value('--format') ?? ''] ?? reporters_graph/* renderWholeMermaid */.TW;
    context.terminal.stdout(render(graph));
    return 0;
}
async function runContract(args, context) {
    const [file = ''] = args.operands;
    const format = args.value('--format') ?? 'text';
    const workflow = await loadSoundWorkflow(file, format, context);
    if (typeof workflow === 'number')
        return workflow;
    const source = { root: (0,workspace/* findShownFolder */.Hg)(file, context.env, context.cwd) };
    const contract = (0,quarantine/* withQuarantineEntries */.tn)((0,config_contract/* createContract */.NF)((0,quarantine/* withDefaultQuarantine */.c4)(workflow, source)), source);
    if (format === 'json')
        printDocument((0,payloads/* withDetails */.FE)(contract, workflow), context);
    else {
        const text = (0,config_contract/* renderContract */.p7)(contract, context.terminal.stdoutColor, args.has('--all'));
        context.terminal.stdout(`${text.trimEnd()}\n`);
    }
    return 0;
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
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72967);
/* harmony import */ var _adapters_source_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16335);
/* harmony import */ var _config_quarantine_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72813);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(62759);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2939);
/* harmony import */ var _test_reports_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36214);
/* harmony import */ var _test_reports_quarantine_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75097);
/* harmony import */ var _test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38116);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(31160);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72918);













const DUE_DAYS = 7;
function createQuarantineRequest({ cwd, env }) {
    return { adapters: { files: (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), clock: _adapters_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml, sources: _adapters_source_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .createSourceTree */ .C }, cwd, env };
}
async function runQuarantine(args, context) {
    const [word, named] = args.operands;
    if (word !== 'list' && word !== 'check')
        return context.badUsage(`${JSON.stringify(word)} is not list or check`);
    const caps = readCaps(args);
    if (!caps.ok)
        return context.badUsage(caps.error);
    if (word === 'list' && (caps.value.max !== null || caps.value.needsOwners))
        return context.badUsage('--max and --owners go with check');
    const { quarantine, findings } = (0,_config_quarantine_js__WEBPACK_IMPORTED_MODULE_4__/* .readQuarantine */ .Db)(createQuarantineRequest(context), named);
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) {
        context.printFindings(errors, new Map());
        return _command_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT_INVALID */ .jL;
    }
    const { terminal } = context;
    const isJson = args.value('--format') === 'json';
    if (quarantine === null && !isJson) {
        terminal.stdout(`There is no quarantine: ${_test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_9__/* .DEFAULT_QUARANTINE */ .XG} does not exist.\n`);
        return 0;
    }
    const unused = quarantine === null ? new Set() : await findUnused(quarantine, args.value('--reports'), context);
    const entries = (quarantine?.entries ?? []).map((entry) => ({ entry, state: judgeEntry(entry, unused.has(entry)) }));
    if (isJson) {
        const rows = entries.map(({ entry: { daysLeft, ...entry }, state }) => ({ ...entry, days_left: daysLeft, state }));
        terminal.stdout(`${JSON.stringify({ file: quarantine?.file ?? null, entries: rows }, null, 2)}\n`);
    }
    else {
        terminal.stdout(`${quarantine?.file ?? ''}: ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(entries.length, 'test')} in quarantine\n`);
        for (const { entry, state } of entries)
            terminal.stdout(`${formatEntry(entry, state)}\n`);
    }
    if (word === 'list')
        return 0;
    const problems = listCapProblems(quarantine?.entries ?? [], caps.value);
    for (const problem of problems)
        terminal.stderr(`${problem}\n`);
    return problems.length > 0 || entries.some(({ state }) => state === 'over') ? _command_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT_FAILED */ .hj : 0;
}
function readCaps(args) {
    const [max, owners] = [args.value('--max'), args.value('--owners')];
    if (max !== null && !/^\d{1,6}$/.test(max))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)('--max must be a number');
    if (owners !== null && owners !== 'required')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)('--owners must be required');
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)({ max: max === null ? null : Number(max), needsOwners: owners === 'required' });
}
function listCapProblems(entries, caps) {
    const { max, needsOwners } = caps;
    const ownerless = needsOwners ? entries.filter(({ owner }) => owner === null) : [];
    return [
        ...(max !== null && entries.length > max
            ? [`${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(entries.length, 'test')} in quarantine, and at most ${max} may be`]
            : []),
        ...ownerless.map(({ name }) => `${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_10__/* .toOneLine */ .GX)(name, 200)} has no owner`),
    ];
}
function judgeEntry(entry, isUnused) {
    const state = (0,_test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_9__/* .getQuarantineState */ .Ij)(entry);
    if (state !== 'active')
        return state;
    if (isUnused)
        return 'unused';
    return entry.daysLeft <= DUE_DAYS ? 'due' : 'active';
}
async function findUnused(quarantine, reports, { cwd, env }) {
    if (reports === null)
        return new Set();
    const matcher = new _test_reports_quarantine_js__WEBPACK_IMPORTED_MODULE_8__.QuarantineMatcher(quarantine);
    const sources = (0,_adapters_source_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .createSourceTree */ .C)((0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .findShownFolder */ .Hg)(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(cwd, 'x'), env, cwd));
    const files = { ..._adapters_source_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .reportFiles */ .I, includesEarlier: true };
    await new _test_reports_index_js__WEBPACK_IMPORTED_MODULE_7__.TestReports(reports, files, { sources, cwd }, matcher).read({ clock: _adapters_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml, isOver: () => false });
    return new Set(matcher.listUnused());
}
function formatEntry({ name, file, until, daysLeft, owner, issue, reason }, state) {
    const when = daysLeft < 0 ? `over since ${until}` : `until ${until}, ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(daysLeft, 'day')} left`;
    const facts = [when, ...[file, owner, issue, reason].flatMap((fact) => (fact === null ? [] : [fact]))];
    return `  ${state.padEnd(14)} ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_10__/* .toOneLine */ .GX)(`${name}: ${facts.join('; ')}`, 500)}`;
}


/***/ }),

/***/ 82406:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: function() { return /* binding */ VALIDATED; },
/* harmony export */   IE: function() { return /* binding */ sortText; },
/* harmony export */   VC: function() { return /* binding */ listNamedFiles; },
/* harmony export */   ve: function() { return /* binding */ listTestedFiles; }
/* harmony export */ });
/* unused harmony exports sortYamlFile, TESTED */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38815);
/* harmony import */ var _core_entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52932);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99538);
/* harmony import */ var _core_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4019);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(62759);
/* harmony import */ var _source_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12070);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2939);
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12361);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89088);












const NOT_BROKEN = new Set(['yaml-multiple-documents', 'yaml-unknown-tag', 'yaml-bad-key']);
const WORKFLOW_KEYS = ['workflow', 'agents', 'nodes', 'entry_point'];
const ALL_KEYS = [...WORKFLOW_KEYS, 'scenarios'];
const GITLAB_FIELDS = ['rules', 'auto_cancel'];
const FOREIGN_KEYS = ['jobs', 'orbs', 'apiVersion'];
function sortYamlFile(content) {
    const text = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .decode */ .D4)(content);
    if (!text.ok)
        return text.error.code === 'file-too-large' ? 'other' : 'broken';
    const problems = [];
    const root = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_9__/* .readYaml */ .gM)(new _source_values_js__WEBPACK_IMPORTED_MODULE_7__/* .Source */ .kL('', '', text.value), () => null, problems);
    if (problems.some(({ code }) => !NOT_BROKEN.has(code)))
        return 'broken';
    const data = root?.data ?? null;
    if (data === null && problems.length === 0)
        return 'broken';
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(data) ? sortByKeys(data) : 'other';
}
const TOP_KEY = /^(["']?)([\w-]+)\1[ \t]*:(?=\s|$)[ \t]*([^\s#&!{[|>]?)/gm;
function sortText(file, text) {
    const name = node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(file);
    if (/^conductor-triage\.ya?ml$/.test(name))
        return 'rules';
    if (!/\.ya?ml$/i.test(name))
        return null;
    const keys = [...text.matchAll(TOP_KEY)].map(([, , key = '', value]) => [key, value || null]);
    if (keys.length === 1 && keys[0]?.[0] === 'tests' && mayBeQuarantine(name, text))
        return 'quarantine';
    const isMeant = keys.some(([key]) => findMeantKey(key) !== null);
    const sort = sortByKeys({ ...Object.fromEntries(keys), ...(isMeant ? readShape(text) : {}) });
    if (sort === 'workflow' || sort === 'scenarios')
        return sort;
    const named = sortByName(name);
    return named === 'scenarios' && keys.length > 0 ? null : named;
}
function readShape(text) {
    const top = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_9__/* .parseHalfWritten */ .I1)(text)?.contents;
    const shape = {};
    for (const { key, value } of (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(top) ? top.items : []) {
        const inner = (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(value) ? value.items.map((item) => [String(item.key), null]) : null;
        if (inner !== null)
            shape[String(key)] = Object.fromEntries(inner);
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isSeq */ .oP)(value))
            shape[String(key)] = [];
    }
    return shape;
}
function mayBeQuarantine(file, text) {
    return sortByName(file) === 'quarantine' || /(?:^|[\s{,"'])until["']?:/m.test(text);
}
function sortByName(file) {
    if (/^quarantine\.ya?ml$/.test(node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(file)))
        return 'quarantine';
    return /\.conductor\.ya?ml$/.test(file) ? 'workflow' : /\.test\.ya?ml$/.test(file) ? 'scenarios' : null;
}
function sortByKeys(data) {
    const keys = Object.keys(data);
    if (keys.some((key) => FOREIGN_KEYS.includes(key)))
        return 'other';
    const meant = new Map(keys.map((key) => [findMeantKey(key), key]));
    if (isForeign(data, meant))
        return 'other';
    if (meant.has('scenarios') || typeof data[meant.get('workflow') ?? ''] === 'string')
        return 'scenarios';
    if (WORKFLOW_KEYS.some((key) => meant.has(key)))
        return 'workflow';
    return isQuarantine(data) ? 'quarantine' : 'other';
}
function isForeign(data, meant) {
    const isList = (key) => Array.isArray(data[meant.get(key) ?? '']);
    if (isList('agents') || isList('nodes'))
        return false;
    const { workflow, workflows, agents } = data;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(workflow))
        return GITLAB_FIELDS.some((field) => Object.hasOwn(workflow, field));
    if (meant.has('scenarios') && typeof workflow !== 'string')
        return meant.has(null);
    return workflows !== undefined || ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(agents) && !meant.has('workflow'));
}
function isQuarantine({ tests, ...others }) {
    const hasDay = (test) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(test) && test['name'] !== undefined && test['until'] !== undefined;
    return Object.keys(others).length === 0 && Array.isArray(tests) && tests.some(hasDay);
}
function findMeantKey(key) {
    const isShort = key.length < 6;
    const meant = (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .findNearest */ .qg)(key, ALL_KEYS, key.length < 8 ? 1 : 2);
    if (meant === null || !isShort)
        return meant;
    const letters = [...key.toLowerCase()];
    const hasOnlyItsLetters = letters.every((letter) => meant.includes(letter));
    return hasOnlyItsLetters || letters.slice(0, 3).join('') === meant.slice(0, 3) ? meant : null;
}
const MAX_BYTES = 64 * 1024 * 1024;
const YAML_FILE = /\.ya?ml$/;
const NOT_ENTERED = new Set(['.git', 'node_modules']);
function listNamedFiles(operands, cwd, sorts) {
    const [files, others] = [new Set(), new Set()];
    const [scenarioFiles, quarantineFiles] = [new Set(), new Set()];
    const addNamed = (file) => {
        files.add(file);
        const resolved = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, file);
        const text = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .tryOr */ .LE)('', () => (0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegularFile */ .XF)(resolved, MAX_BYTES).toString('utf8'));
        if (mayBeQuarantine(file, text) && sortFile(resolved, sorts) === 'quarantine')
            quarantineFiles.add(file);
    };
    for (const given of operands) {
        const operand = process.platform === 'win32' ? given.replaceAll('\\', '/') : given;
        const entry = (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .findEntryAt */ .B)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, operand));
        if (entry === 'folder') {
            const before = files.size;
            for (const file of listFilesBelow(operand, cwd).filter((name) => YAML_FILE.test(name))) {
                const sort = sortFile(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, file), sorts);
                if (sorts.includes(sort))
                    files.add(file);
                if (sort === 'scenarios')
                    scenarioFiles.add(file);
                if (sort === 'quarantine' && sorts.includes(sort))
                    quarantineFiles.add(file);
                if (sort === 'other')
                    others.add(file);
            }
            if (files.size === before)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(`there is no ${sorts === TESTED ? 'scenario' : 'workflow'} file in ${operand}: ${describeSearch(sorts, others.size)}`);
        }
        else if (entry === 'absent' && (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_10__/* .hasMagic */ .qt)(operand)) {
            const matches = expandPattern(operand.replace(/^(?:\.\/)+/, ''), cwd);
            if (matches.length === 0)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(`nothing matches ${JSON.stringify(operand)}`);
            for (const file of matches)
                addNamed(file);
        }
        else
            addNamed(operand);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__.ok)({ files: [...files], scenarioFiles, quarantineFiles, others: [...others] });
}
const VALIDATED = ['workflow', 'scenarios', 'quarantine', 'broken'];
const TESTED = ['scenarios', 'broken'];
function listTestedFiles(operands, cwd) {
    const gone = operands.find((name) => !(0,_text_glob_js__WEBPACK_IMPORTED_MODULE_10__/* .hasMagic */ .qt)(name) && (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .findEntryAt */ .B)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, name)) === 'absent');
    return gone === undefined ? listNamedFiles(operands, cwd, TESTED) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._q)(`there is no file or folder ${gone}`);
}
function describeSearch(sorts, others) {
    const more = sorts.includes('workflow') ? '`workflow:`, `agents:`, `nodes:`, `entry_point:` or ' : '';
    const files = others === 0 ? 'no .yaml or .yml file' : `none of ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(others, 'YAML file')}`;
    return `${files} below it has ${more}\`scenarios:\` at the top`;
}
function sortFile(file, sorts) {
    const named = sortByName(file);
    if (named === 'workflow')
        return 'workflow';
    const sort = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .tryOr */ .LE)('broken', () => sortYamlFile((0,_core_regular_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readRegularFile */ .XF)(file, MAX_BYTES)));
    if (named === 'quarantine' && sort !== 'workflow' && sort !== 'scenarios')
        return named;
    return sort === 'other' && !sorts.includes('workflow') ? (named ?? sort) : sort;
}
function expandPattern(pattern, cwd) {
    const parts = pattern.split('/');
    const fixed = parts.slice(0, parts.findIndex(_text_glob_js__WEBPACK_IMPORTED_MODULE_10__/* .hasMagic */ .qt)).join('/');
    const start = fixed === '' && pattern.startsWith('/') ? '/' : fixed;
    const matcher = (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_10__/* .compileGlob */ .SO)(pattern);
    return listFilesBelow(start, cwd).filter((file) => matcher.test(file));
}
function listFilesBelow(folder, cwd) {
    const files = [];
    const prefix = folder === '' || folder === '.' ? '' : folder.replace(/\/?$/, '/');
    const enters = (name) => !NOT_ENTERED.has(name);
    const root = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, folder);
    (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .walk */ .G)(root, enters, (file, entry) => {
        const isDangling = entry.isSymbolicLink() && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, file));
        if (entry.isFile() || isDangling)
            files.push(`${prefix}${file}`);
    });
    return files.sort();
}


/***/ }),

/***/ 75097:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ isNamedBy; },
/* harmony export */   QuarantineMatcher: function() { return /* binding */ QuarantineMatcher; }
/* harmony export */ });
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89088);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65876);
/* harmony import */ var _quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38116);



class QuarantineMatcher {
    quarantine;
    #rules;
    #isSeen = false;
    constructor(quarantine) {
        this.quarantine = quarantine;
        this.#rules = quarantine.entries.filter((entry) => (0,_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__/* .getQuarantineState */ .Ij)(entry) === 'active').map(createRule);
    }
    get isActive() {
        return this.#rules.length > 0;
    }
    see(test) {
        this.#isSeen = true;
        if (this.#rules.length === 0)
            return;
        const names = collectTestNames(test);
        const suites = [test.suite, test.within, test.file ?? ''].map(canonicalize);
        for (const rule of this.#rules) {
            if (rule.isSuite !== null && !rule.isSuiteSeen)
                rule.isSuiteSeen = suites.some(rule.isSuite);
            const match = compareNames(rule, names);
            if (match === 'none')
                continue;
            rule.isUsed = true;
            if (match === 'bare' && rule.bearers.size < 2)
                rule.bearers.add(`${test.suite}\n${test.within}`);
        }
    }
    find(test, file) {
        const names = collectTestNames(test);
        const rule = this.#rules.find((each) => {
            if (each.entry.file !== null && !isOfFile(each.entry.file, [file, test.file]))
                return false;
            const match = compareNames(each, names);
            return match === 'full' || (match === 'bare' && (each.bearers.size < 2 || each.entry.file !== null));
        });
        if (rule === undefined)
            return null;
        const { name, file: entryFile, owner, issue, reason, until, daysLeft } = rule.entry;
        return { entry: name, entry_file: entryFile, owner, issue, reason: reason ?? '', until, days_left: daysLeft };
    }
    warnings() {
        const { file, entries } = this.quarantine;
        const say = ({ line, name }, what) => `${file}:${line}: ${name}: ${what}`;
        return [
            ...entries.flatMap((entry) => {
                const state = (0,_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__/* .getQuarantineState */ .Ij)(entry);
                if (state === 'over')
                    return [say(entry, `the quarantine was over on ${entry.until}; ${_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__/* .OVER_HINT */ .XV}`)];
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
    const parts = pattern.split('*');
    return (text) => (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesParts */ .m0)(parts, text);
}
function canonicalize(text) {
    return text
        .trim()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ?(?:›|»|::) ?/g, ' > ');
}
function collectTestNames(test) {
    const { suite, within, name, file } = test;
    const around = [suite, within, `${suite} > ${within}`, file ?? ''].filter((each) => each !== '');
    const title = (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTestTitle */ .as)(test);
    const full = [...around.map((each) => `${each} > ${name}`), ...(title === name && around.length > 0 ? [] : [title])];
    return { bare: canonicalize(name), full: new Set(full.map(canonicalize)) };
}
function compareNames({ matches, entry }, { bare, full }) {
    for (const name of full)
        if (matches(name))
            return 'full';
    if (!matches(bare))
        return 'none';
    return entry.name.includes('*') ? 'full' : 'bare';
}
function isOfFile(pattern, files) {
    const matches = compileWildcard(pattern.replaceAll('\\', '/').replace(/^\.\//, ''));
    return files.some((file) => {
        const name = (file ?? '').replaceAll('\\', '/');
        return matches(name) || (!pattern.includes('*') && name.endsWith(`/${pattern}`));
    });
}


/***/ })

};
;