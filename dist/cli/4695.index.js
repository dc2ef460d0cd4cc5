"use strict";
exports.id = 4695;
exports.ids = [4695,5097];
exports.modules = {

/***/ 17367:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: function() { return /* binding */ listGitFiles; },
/* harmony export */   VC: function() { return /* binding */ readRemoteOrigin; },
/* harmony export */   xh: function() { return /* binding */ openGitTree; }
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);
/* harmony import */ var _process_locate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42135);




const MAX_BYTES = 64 * 1024 * 1024;
function openGitTree(ref, cwd, env) {
    if (ref.startsWith('-'))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`${JSON.stringify(ref)} is not a ref`);
    const git = createGit(cwd, env);
    if (git === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)('git is needed to read a ref, and it was not found');
    const top = git(['rev-parse', '--show-toplevel']);
    if (top.status !== 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`${cwd} is not inside a git repository`);
    const commit = git(['rev-parse', '--verify', '--quiet', `${ref}^{tree}`]);
    if (commit.status !== 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`there is no ref ${JSON.stringify(ref)} in this repository`);
    const tree = commit.stdout.toString('utf8').trim();
    const root = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(top.stdout.toString('utf8').replace(/\r?\n$/, ''));
    const read = (file) => {
        const name = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, file).split((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)).join('/');
        if (name.includes('\n'))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-not-found' });
        return parseBlob(git(['cat-file', '--batch', '--follow-symlinks'], `${tree}:${name}\n`));
    };
    const reader = { read, realpath: (file) => node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(file) };
    const locate = (name) => node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(/^\.\.?[\\/]/.test(name) ? cwd : root, name);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ root, reader, locate });
}
function parseBlob({ status, stdout, stderr, error }) {
    const problem = error?.message ?? (status === 0 ? null : stderr.toString('utf8').trim().split('\n', 1).join(''));
    if (problem !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-unreadable', message: problem });
    const lineEnd = stdout.indexOf(0x0a);
    const [, type, size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(stdout.subarray(0, lineEnd).toString('utf8')) ?? [];
    if (type === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-not-found' });
    if (type !== 'blob')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'not-a-file' });
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(stdout.subarray(lineEnd + 1, lineEnd + 1 + Number(size)));
}
function readRemoteOrigin(cwd, env) {
    const asked = createGit(cwd, env)?.(['config', '--get', 'remote.origin.url']);
    return asked?.status === 0 ? asked.stdout.toString('utf8').trim() : null;
}
function listGitFiles(folder) {
    const listing = ['-c', 'core.fsmonitor=false', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const present = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    const asked = createGit(folder, Object.fromEntries(present))?.(listing);
    if (asked?.status !== 0)
        return null;
    return [...new Set(asked.stdout.toString('utf8').split('\0'))].filter((file) => file !== '');
}
function createGit(cwd, env) {
    const program = new _process_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandLocator */ .gl().locate('git', cwd, env);
    if (!program.ok)
        return null;
    return (args, input = '') => (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program.value, args, { cwd, env, input, maxBuffer: MAX_BYTES, windowsHide: true });
}


/***/ }),

/***/ 16335:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ createSourceTree; },
/* harmony export */   I: function() { return /* binding */ reportFiles; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52932);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56461);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62759);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89088);
/* harmony import */ var _file_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72967);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17367);








const NOT_OF_WORKSPACE = new Set(['node_modules', 'target', '__pycache__', 'site-packages']);
const NOT_OF_RUN = new Set(['node_modules', '.git']);
function createSourceTree(root) {
    let byName = null;
    const isFile = (file) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryOr */ .LE)(false, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile());
    return {
        root,
        isFile,
        realPath: (file) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryOr */ .LE)(null, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file)),
        named: (name) => {
            byName ??= indexFilesByName(root);
            return (byName.get(name) ?? []).filter((file) => isFile(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, file)));
        },
    };
}
function indexFilesByName(root) {
    const filesByName = new Map();
    const tracked = (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .listGitFiles */ .K1)(root);
    if (tracked !== null) {
        for (const file of tracked)
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_7__/* .addTo */ .DN)(filesByName, node_path__WEBPACK_IMPORTED_MODULE_1___default().posix.basename(file), file);
        return filesByName;
    }
    const enters = (name) => !name.startsWith('.') && !NOT_OF_WORKSPACE.has(name);
    const isComplete = (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .walk */ .G)(root, enters, (file, entry) => {
        if (entry.isFile())
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_7__/* .addTo */ .DN)(filesByName, entry.name, file);
    });
    return isComplete ? filesByName : new Map();
}
const reportFiles = {
    find: (glob, cwd, root) => {
        const judged = listMatches(glob, cwd).map((file) => judgeFile(file, root));
        return {
            files: judged.flatMap((each) => (each !== null && 'stamp' in each ? [each] : [])),
            refused: judged.flatMap((each) => (each !== null && 'reason' in each ? [each] : [])),
        };
    },
    chunks: _file_store_js__WEBPACK_IMPORTED_MODULE_4__/* .readChunks */ .zO,
};
function judgeFile(file, root) {
    if ((0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryOr */ .LE)(null, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file)) === null)
        return null;
    const name = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, file).replaceAll('\\', '/');
    const real = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryOr */ .LE)(null, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file));
    const stats = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryOr */ .LE)(null, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real ?? file, { bigint: true }));
    if (real === null || stats === null)
        return { name, reason: 'it is a link that leads nowhere' };
    const fromRoot = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, real);
    if (fromRoot.startsWith('..') || node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(fromRoot))
        return { name, reason: 'it lies outside of the workspace' };
    if (!stats.isFile())
        return { name, reason: `it is ${describeType(stats)}` };
    const stamp = [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(':');
    return { path: real, name: fromRoot.replaceAll('\\', '/'), bytes: Number(stats.size), stamp };
}
function describeType(stats) {
    return stats.isDirectory() ? 'a folder' : stats.isFIFO() ? 'a pipe' : 'not a regular file';
}
function listMatches(glob, cwd) {
    const parts = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, glob).replaceAll('\\', '/').split('/');
    const fixed = parts.findIndex(_text_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .hasMagic */ .qt);
    if (fixed < 0)
        return [parts.join('/')];
    const base = parts.slice(0, fixed).join('/') || '/';
    const rest = parts.slice(fixed).join('/');
    const pattern = (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .SO)(rest);
    const deepest = rest.includes('**') ? Number.POSITIVE_INFINITY : parts.length - fixed;
    const meansFolders = !rest.endsWith('**');
    const files = [];
    const enters = (name, file) => !NOT_OF_RUN.has(name) && file.split('/').length < deepest;
    (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .walk */ .G)(base, enters, (file, entry) => {
        if ((meansFolders || !entry.isDirectory()) && pattern.test(file))
            files.push(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(base, file));
    });
    return files;
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

/***/ 57280:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: function() { return /* binding */ getInputList; },
/* harmony export */   Bn: function() { return /* binding */ listRoutes; },
/* harmony export */   Dd: function() { return /* binding */ mapMembersToGroups; },
/* harmony export */   Dl: function() { return /* binding */ listWorkflows; },
/* harmony export */   IZ: function() { return /* binding */ isGroup; },
/* harmony export */   Kp: function() { return /* binding */ END; },
/* harmony export */   NB: function() { return /* binding */ isMember; },
/* harmony export */   ND: function() { return /* binding */ getMaxIterations; },
/* harmony export */   RR: function() { return /* binding */ raisesItself; },
/* harmony export */   Wk: function() { return /* binding */ FAILED; },
/* harmony export */   aG: function() { return /* binding */ listGateShapes; },
/* harmony export */   b4: function() { return /* binding */ collectSites; },
/* harmony export */   ce: function() { return /* binding */ isReservedName; },
/* harmony export */   cx: function() { return /* binding */ seesEverything; },
/* harmony export */   hf: function() { return /* binding */ listFinallySteps; },
/* harmony export */   ht: function() { return /* binding */ countsForMembers; },
/* harmony export */   kP: function() { return /* binding */ listActions; },
/* harmony export */   me: function() { return /* binding */ listMemberLabels; },
/* harmony export */   ow: function() { return /* binding */ getConcurrency; },
/* harmony export */   pl: function() { return /* binding */ STREAM_FIELDS; },
/* harmony export */   t8: function() { return /* binding */ isScriptSite; },
/* harmony export */   uN: function() { return /* binding */ getTimeout; },
/* harmony export */   wq: function() { return /* binding */ listAllRoutes; },
/* harmony export */   xZ: function() { return /* binding */ listVariants; },
/* harmony export */   zb: function() { return /* binding */ seesAllInputs; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56461);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99448);
/* harmony import */ var _source_generated_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32224);



const STREAM_FIELDS = ['stdout', 'stderr', 'exit_code', 'stdout_truncated', 'stderr_truncated'];
const END = '$end';
const FAILED = '$failed';
function listWorkflows(root) {
    const byFile = new Map();
    for (const workflow of listVariants(root))
        if (!byFile.has(workflow.file))
            byFile.set(workflow.file, workflow);
    return [...byFile.values()];
}
function listVariants(root) {
    const variants = new Set([root]);
    for (const workflow of variants)
        for (const child of workflow.children.values())
            variants.add(child);
    return [...variants];
}
function isGroup(step) {
    return step.type === 'parallel' || step.type === 'for_each';
}
function isMember(step) {
    return Object.hasOwn(_source_generated_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .UNIONS */ .xK.member, step.type);
}
function raisesItself(step) {
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .STEP_TYPES */ .FU[step.type].does === 'work';
}
function getTimeout(step) {
    if ('timeout' in step && step.timeout !== undefined)
        return { field: 'timeout', seconds: typeof step.timeout === 'number' ? step.timeout : null };
    if ('timeout_seconds' in step && step.timeout_seconds !== undefined)
        return { field: 'timeout_seconds', seconds: step.timeout_seconds };
    return null;
}
const DEFAULT_CONCURRENT_ITEMS = 10;
function getConcurrency(group) {
    return group.max_concurrent ?? (group.type === 'parallel' ? group.agents.length : DEFAULT_CONCURRENT_ITEMS);
}
const LEAST_ITERATIONS = 10;
function getMaxIterations({ settings, steps }) {
    return settings.limits?.max_iterations ?? Math.max(LEAST_ITERATIONS, 2 * steps.size);
}
const mapMembersToGroups = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .memoize */ .Bj)((workflow) => {
    const groups = [...workflow.steps.values()].filter((step) => step.type === 'parallel');
    return new Map(groups.flatMap((group) => group.agents.map((name) => [name, group])));
});
function countsForMembers(route) {
    return route.to === undefined && route.propagate === undefined && route.retry?.from === undefined;
}
function getInputList(step) {
    return ('input' in step ? step.input : undefined) ?? [];
}
function listFinallySteps(workflow) {
    return [workflow.settings.finally ?? []].flat();
}
function seesEverything(step) {
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .STEP_TYPES */ .FU[step.type].sees === 'everything';
}
function seesAllInputs(step) {
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .STEP_TYPES */ .FU[step.type].sees === 'inputs';
}
const RESERVED_NAMES = /^(?:workflow|output|error|context|conductor|github|policy|_index|_key|[Tt]rue|[Ff]alse|[Nn]one|and|or|not|in|is|if|else)$/;
function isReservedName(name) {
    return RESERVED_NAMES.test(name);
}
function listGateShapes(step) {
    if (step.type === 'human_gate')
        return [step];
    if (step.type !== 'questions')
        return [];
    const fields = step.questions?.map(({ id }, index) => id ?? `q${index + 1}`) ?? null;
    return [{ name: step.name, options: [], fields }];
}
function isScriptSite(site) {
    return site.step.type === 'script';
}
function listMemberLabels(group) {
    return group.type === 'parallel' ? group.agents : [`${group.name}.${group.agent.name}`];
}
const collectSites = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .memoize */ .Bj)(listSites);
function listSites(workflow) {
    const groups = mapMembersToGroups(workflow);
    const last = new Set(listFinallySteps(workflow));
    return [...workflow.steps].flatMap(([name, step]) => {
        const path = workflow.stepPaths.get(name) ?? [];
        const inFinally = last.has(name);
        const { routes = [] } = step.type === 'terminate' ? {} : step;
        const site = { step, path, label: name, group: groups.get(name) ?? null, inFinally, routes };
        if (step.type !== 'for_each')
            return [site];
        const { agent } = step;
        const [label, own] = [`${name}.${agent.name}`, agent.routes ?? []];
        return [site, { step: agent, path: [...path, 'agent'], label, group: step, inFinally, routes: own }];
    });
}
function listRoutes(workflow, site) {
    const routes = site === null ? (workflow.settings.error_routes ?? []) : site.routes;
    const path = site === null ? ['workflow', 'error_routes'] : [...site.path, 'routes'];
    return routes.map((route, index) => ({ route, path: [...path, index], site }));
}
function listAllRoutes(workflow) {
    return [...collectSites(workflow), null].flatMap((site) => listRoutes(workflow, site));
}
function listActions(route) {
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .ROUTE_ACTIONS */ .Uw.filter((action) => route[action] !== undefined);
}


/***/ }),

/***/ 72813:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Db: function() { return /* binding */ readQuarantine; },
/* harmony export */   c4: function() { return /* binding */ withDefaultQuarantine; },
/* harmony export */   mq: function() { return /* binding */ findQuarantineFindings; },
/* harmony export */   mt: function() { return /* binding */ findQuarantineProblems; },
/* harmony export */   sk: function() { return /* binding */ loadQuarantines; },
/* harmony export */   tn: function() { return /* binding */ withQuarantineEntries; },
/* harmony export */   yG: function() { return /* binding */ createExcuseCheck; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53325);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62759);
/* harmony import */ var _source_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(246);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2939);
/* harmony import */ var _test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38116);
/* harmony import */ var _text_simple_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52348);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57280);








function readQuarantine({ adapters, cwd, env }, named) {
    const root = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .findShownFolder */ .Hg)(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(cwd, 'x'), env, cwd);
    const file = named === undefined ? node_path__WEBPACK_IMPORTED_MODULE_0___default().join(root, _test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_QUARANTINE */ .XG) : node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, named);
    if (named === undefined && !adapters.files.exists(file))
        return { quarantine: null, findings: [] };
    const shown = named ?? _test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_QUARANTINE */ .XG;
    const isOut = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .isLedOut */ .os)(root, file);
    const read = () => adapters.files.readText(file, _source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .gZ);
    const text = isOut ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)('a link leads out of the workspace') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .tryResult */ .Bh)(read);
    if (text.ok)
        return (0,_test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .loadQuarantine */ .Jo)(text.value, shown, adapters.clock.now());
    const problem = { message: `The quarantine file ${shown} cannot be read: ${text.error}`, suggestion: null };
    return { quarantine: null, findings: [(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .createUnplacedFinding */ .W)('quarantine-file', 'error', problem)] };
}
function listTestScripts(workflows) {
    return workflows
        .flatMap(_model_js__WEBPACK_IMPORTED_MODULE_5__/* .listWorkflows */ .Dl)
        .flatMap((workflow) => (0,_model_js__WEBPACK_IMPORTED_MODULE_5__/* .collectSites */ .b4)(workflow).flatMap(({ step, path: at }) => step.type === 'script' && step.reports !== undefined ? [{ workflow, step, at }] : []));
}
function findNamedFiles(workflows) {
    return new Set(listTestScripts(workflows).map(({ step }) => step.quarantine));
}
function findQuarantineFindings(workflow, request) {
    const loaded = new Map([...findNamedFiles([workflow])].map((named) => [named, readQuarantine(request, named)]));
    const several = listTestScripts([workflow]).flatMap(({ workflow: root, step, at }) => {
        const { entries } = loaded.get(step.quarantine)?.quarantine ?? { entries: [] };
        if (!entries.some((entry) => (0,_test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .getQuarantineState */ .Ij)(entry) === 'active') || mayBeOneCommand(step))
            return [];
        const place = root.at([...at, step.run === undefined ? 'command' : 'run']);
        const message = (0,_test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .describeSeveralCommands */ .Yg)(step.name);
        return [(0,_source_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .createFinding */ .uP)(place, 'quarantine-one-command', message)];
    });
    return [...[...loaded.values()].flatMap(({ findings }) => findings), ...several];
}
function mayBeOneCommand({ command = '', args = [], run, shell }) {
    const fill = (text) => text.replaceAll(/\{\{[^{}]*\}\}/g, 'x');
    const started = run === undefined
        ? { command: fill(command), args: args.map((each) => fill(String(each))) }
        : { run: fill(run), shell: shell ?? null };
    return /\{[{%]/.test(JSON.stringify(started)) || (0,_text_simple_command_js__WEBPACK_IMPORTED_MODULE_7__/* .findSimpleCommand */ .N)(started) !== null;
}
function findQuarantineProblems(workflow, request) {
    if (request.adapters.sources === undefined)
        return [];
    return findQuarantineFindings(workflow, request).filter(({ severity }) => severity === 'error');
}
function loadQuarantines(workflows, request) {
    const loaded = new Map([...findNamedFiles(workflows)].map((named) => [named, unlessWrong(readQuarantine(request, named))]));
    return (named) => loaded.get(named) ?? null;
}
function createExcuseCheck(workflow, find = () => null) {
    const entries = [...findNamedFiles([workflow])]
        .flatMap((named) => find(named)?.entries ?? [])
        .filter((entry) => (0,_test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .getQuarantineState */ .Ij)(entry) === 'active');
    return ({ entry: name, entry_file: file, until, reason, owner, issue }) => entries.some((entry) => entry.name === name &&
        entry.file === file &&
        entry.until === until &&
        entry.reason === reason &&
        entry.owner === owner &&
        entry.issue === issue);
}
function readForContract({ root, files = _source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .diskReader */ .lJ, now = Date.now() }, name) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(root, name);
    if ((0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .isLedOut */ .os)(root, file, files.realpath))
        return null;
    const content = files.read(file);
    const text = content.ok ? (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .decode */ .D4)(content.value) : content;
    return text.ok ? unlessWrong((0,_test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .loadQuarantine */ .Jo)(text.value, name, now)) : null;
}
function unlessWrong({ quarantine, findings }) {
    return findings.some(({ severity }) => severity === 'error') ? null : quarantine;
}
function withDefaultQuarantine(root, source) {
    if (readForContract(source, _test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_QUARANTINE */ .XG) === null)
        return root;
    const copies = new Map();
    const copyWorkflow = (workflow) => {
        const copied = copies.get(workflow);
        if (copied !== undefined)
            return copied;
        const children = new Map();
        const steps = new Map([...workflow.steps].map(([name, step]) => [name, withQuarantine(step)]));
        const copy = { ...workflow, steps, children };
        copies.set(workflow, copy);
        for (const [name, child] of workflow.children)
            children.set(name, copyWorkflow(child));
        return copy;
    };
    return copyWorkflow(root);
}
function withQuarantine(step) {
    if (step.type === 'for_each')
        return { ...step, agent: withQuarantine(step.agent) };
    if (step.type !== 'script' || step.reports === undefined || step.quarantine !== undefined)
        return step;
    return { ...step, quarantine: _test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_QUARANTINE */ .XG };
}
function withQuarantineEntries(contract, source) {
    const entries = contract.may_pass.flatMap(({ quarantine: named, ...entry }) => {
        const quarantine = named === undefined ? null : readForContract(source, named);
        if (quarantine === null)
            return [entry];
        return quarantine.entries
            .filter((each) => (0,_test_reports_quarantine_file_js__WEBPACK_IMPORTED_MODULE_4__/* .getQuarantineState */ .Ij)(each) === 'active')
            .map(({ name, until, line }) => {
            return { ...entry, file: quarantine.file, line, column: 1, word: `quarantine of ${name} until ${until}` };
        });
    });
    return { ...contract, may_pass: entries };
}


/***/ }),

/***/ 52932:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ findEntryAt; },
/* harmony export */   G: function() { return /* binding */ walk; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62759);



const MAX_ENTRIES = 200_000;
function findEntryAt(file) {
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .tryOr */ .LE)('absent', () => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isDirectory() ? 'folder' : 'file'));
}
function walk(root, enters, visit) {
    const folders = [''];
    let seen = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .tryOr */ .LE)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, folder), { withFileTypes: true }));
        for (const entry of entries) {
            seen += 1;
            if (seen > MAX_ENTRIES)
                return false;
            const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory() && enters(entry.name, file))
                folders.push(file);
            visit(file, entry);
        }
    }
    return true;
}


/***/ }),

/***/ 65876:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: function() { return /* binding */ createTestCase; },
/* harmony export */   Cl: function() { return /* binding */ ReportProblem; },
/* harmony export */   G8: function() { return /* binding */ compareCounts; },
/* harmony export */   Gt: function() { return /* binding */ appendEnd; },
/* harmony export */   as: function() { return /* binding */ formatTestTitle; },
/* harmony export */   fL: function() { return /* binding */ parseSeconds; },
/* harmony export */   hD: function() { return /* binding */ compareFailures; },
/* harmony export */   lG: function() { return /* binding */ MAX_TEXT; },
/* harmony export */   zq: function() { return /* binding */ parseCount; }
/* harmony export */ });
class ReportProblem extends Error {
    line;
    constructor(message, line) {
        super(message);
        this.line = line;
    }
}
const MAX_TEXT = 64 * 1024;
const MAX_ATTRIBUTE = 16 * 1024;
function appendEnd(known, text) {
    const joined = known + text;
    return joined.length > 2 * MAX_TEXT ? joined.slice(-MAX_TEXT) : joined;
}
function createTestCase(told) {
    const { file, line } = told;
    return {
        suite: (told.suite ?? '').slice(0, MAX_ATTRIBUTE),
        within: (told.within ?? '').slice(0, MAX_ATTRIBUTE),
        name: told.name.slice(0, MAX_ATTRIBUTE),
        state: told.state ?? 'passed',
        seconds: told.seconds ?? null,
        file: file === undefined || file === null || file === '' || file.length > MAX_ATTRIBUTE ? null : file,
        line: Number.isInteger(line) && Number(line) > 0 ? Number(line) : null,
        message: (told.message ?? '').slice(0, MAX_ATTRIBUTE),
        text: (told.text ?? '').slice(0, MAX_TEXT),
        printed: (told.printed ?? '').slice(-MAX_TEXT),
        hostname: (told.hostname ?? '').slice(0, MAX_ATTRIBUTE),
        isFlaky: told.isFlaky ?? false,
        isGo: told.isGo ?? false,
        around: told.around ?? null,
    };
}
function formatTestTitle({ name, within }) {
    if (name === '')
        return within === '' ? '(unnamed)' : within;
    if (within === '' || within === 'test' || name.includes(within))
        return name;
    return /^[\w.$]+$/.test(within) && !/\s/.test(name) ? `${within}.${name}` : `${within} › ${name}`;
}
function parseSeconds(text = '') {
    const seconds = Number(text.replaceAll(',', ''));
    return text.trim() === '' || !Number.isFinite(seconds) || seconds < 0 ? null : seconds;
}
function compareCounts(sink, what, counted, found, defect = 'incomplete') {
    if (counted !== null && counted > found)
        sink.incomplete(`it counts ${counted} ${what} and has ${found}`, defect);
}
function compareFailures(sink, counted, found, { most = found, name = '' } = {}) {
    if (counted === null)
        return true;
    if (counted < found)
        sink.incomplete(`it counts ${counted} failed tests and has ${found}`, 'miscounted');
    if (counted <= most)
        return true;
    const message = `${counted - most} failed tests, which the report does not name`;
    sink.test(createTestCase({ name: name || 'test run', suite: name, state: 'failed', message, around: name ? 'suite' : 'run' }));
    return false;
}
function parseCount(text) {
    return text !== undefined && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}


/***/ }),

/***/ 78513:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: function() { return /* binding */ ANY_SUITE; },
/* harmony export */   QF: function() { return /* binding */ ReportState; },
/* harmony export */   _$: function() { return /* binding */ OpenFailures; },
/* harmony export */   hC: function() { return /* binding */ toIdentityKey; }
/* harmony export */ });
const MAX_NAMED = 1000;
const MAX_AROUND = 10_000;
const ANY_SUITE = /^(?:|pytest|nosetests|jest tests|mocha tests|root suite|undefined|test suite|tests?)$/i;
function toIdentityKey([suite, within, name, file, hostname, report, around]) {
    return [suite, within, name, file, hostname, report, around].join('\0');
}
class ReportState {
    name;
    cases = 0;
    failed = 0;
    hasUnnamed = false;
    isWhole = true;
    hostnames = new Set();
    #ran = new Set();
    constructor(name) {
        this.name = name;
    }
    add({ suite, within, file, hostname, state }) {
        this.cases += 1;
        if (state === 'failed')
            this.failed += 1;
        this.hostnames.add(hostname);
        this.markAsRun(suite, within, file ?? '');
    }
    markAsRun(...names) {
        for (const name of names) {
            if (this.#ran.has(name) || ANY_SUITE.test(name))
                continue;
            this.#ran.add(name);
            for (let end = name.lastIndexOf('.'); end > 0; end = name.lastIndexOf('.', end - 1))
                this.#ran.add(name.slice(0, end));
        }
    }
    hasRun([suite, within, name, file]) {
        return [suite, within, name, file].some((each) => !ANY_SUITE.test(each) && this.#ran.has(each));
    }
}
class OpenFailures {
    #reports = new Map();
    #around = new Map();
    get reports() {
        return [...this.#reports.values()];
    }
    begin(name) {
        const state = this.#reports.get(name) ?? new ReportState(name);
        this.#reports.set(name, state);
        return state;
    }
    addAround({ suite, within, name, file }, around, report) {
        const identity = [suite, within, name, file ?? '', '', report.name, around];
        if (this.#around.size < MAX_AROUND)
            this.#around.set(toIdentityKey(identity), identity);
        else
            report.hasUnnamed = true;
    }
    toLastingIdentity(identity) {
        const [suite, within, name, file, hostname = '', report = ''] = identity;
        const isOnly = (this.#reports.get(report)?.hostnames.size ?? 0) < 2;
        return [suite, within, name, file, isOnly ? '' : hostname, report];
    }
    #toOwn(identity) {
        const [suite, within, name, file, hostname = '', report = ''] = identity;
        const hostnames = this.#reports.get(report)?.hostnames;
        const [only] = hostnames?.size === 1 && hostname === '' ? hostnames : [];
        return [suite, within, name, file, only ?? hostname, report];
    }
    listStillFailing(before, hasOvercome) {
        return before.filter((identity) => {
            const [, , , , , name = '', around, tests = 0] = identity;
            if (around === undefined)
                return !hasOvercome(this.#toOwn(identity));
            const report = this.#reports.get(name);
            if (report === undefined || !report.isWhole || report.cases === 0)
                return true;
            if (around === 'rest')
                return report.failed > 0 || report.cases < tests;
            return this.#around.has(toIdentityKey(identity)) || (around === 'suite' && !report.hasRun(identity));
        });
    }
    list(failed, notOvercome) {
        const tests = failed.map((each) => this.toLastingIdentity(each));
        const all = new Map([...tests, ...this.#around.values(), ...notOvercome].map((each) => [toIdentityKey(each), each]));
        const named = [...all.values()];
        const rest = new Map();
        for (const { name, cases, hasUnnamed } of this.#reports.values())
            if (hasUnnamed)
                rest.set(name, cases);
        for (const [, , , , , report = '', , tests = 0] of named.slice(MAX_NAMED))
            rest.set(report, Math.max(this.#reports.get(report)?.cases ?? 0, tests, rest.get(report) ?? 0));
        const name = 'failed tests that are too many to be remembered by name';
        const unnamed = [...rest].map(([report, cases]) => ['', '', name, '', '', report, 'rest', cases]);
        return [...named.slice(0, MAX_NAMED), ...unnamed];
    }
}


/***/ }),

/***/ 38116:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: function() { return /* binding */ getQuarantineState; },
/* harmony export */   Jo: function() { return /* binding */ loadQuarantine; },
/* harmony export */   XG: function() { return /* binding */ DEFAULT_QUARANTINE; },
/* harmony export */   XV: function() { return /* binding */ OVER_HINT; },
/* harmony export */   Yg: function() { return /* binding */ describeSeveralCommands; }
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53325);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99538);
/* harmony import */ var _source_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(246);
/* harmony import */ var _source_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28546);
/* harmony import */ var _source_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12070);





const DEFAULT_QUARANTINE = '.github/quarantine.yml';
const MOST_DAYS_AHEAD = 90;
const LEAST_CHARACTERS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
const KEYS = ['name', 'file', 'until', 'owner', 'issue', 'reason'];
function toDay(milliseconds) {
    return new Date(milliseconds).toISOString().slice(0, 10);
}
function loadQuarantine(text, file, now) {
    const source = new _source_values_js__WEBPACK_IMPORTED_MODULE_4__/* .Source */ .kL(file, file, text);
    const session = (0,_source_session_js__WEBPACK_IMPORTED_MODULE_3__/* .createFreeSession */ .$Z)(true);
    const data = session.load(source);
    const { findings } = session;
    const reader = data === null ? null : new QuarantineReader(data.locator, toDay(now));
    const entries = reader?.readFile(data?.raw) ?? [];
    return { quarantine: { file, entries }, findings: [...findings, ...(reader?.findings ?? [])] };
}
class QuarantineReader {
    locator;
    today;
    findings = [];
    constructor(locator, today) {
        this.locator = locator;
        this.today = today;
    }
    #report(path, code, message, hint = null) {
        this.findings.push((0,_source_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .createFinding */ .uP)(this.locator.at(path), code, message, hint));
        return null;
    }
    readFile(top) {
        if (!(0,_source_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isDataObject */ .WT)(top)) {
            this.#report([], 'not-a-mapping', 'A quarantine file is a mapping with a list `tests`.');
            return [];
        }
        this.#checkKeys(top, [], ['tests']);
        const { tests = null } = top;
        if (!Object.hasOwn(top, 'tests'))
            this.#report([], 'missing-field', 'The list `tests` is missing.');
        else if (tests !== null && !Array.isArray(tests))
            this.#report(['tests'], 'wrong-type', `\`tests\` must be a list, not ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tests)}.`);
        return Array.isArray(tests) ? tests.flatMap((test, index) => this.#readEntry(test, ['tests', index]) ?? []) : [];
    }
    #checkKeys(value, path, known) {
        for (const key of Object.keys(value).filter((each) => !known.includes(each))) {
            const hint = (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestNearest */ .nD)(key, known) ?? `known here: ${known.join(', ')}`;
            const at = this.locator.keyAt([...path, key]);
            this.findings.push((0,_source_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .createFinding */ .uP)(at, 'unknown-field', `There is no field ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(key)} here.`, hint));
        }
    }
    #readEntry(value, path) {
        if (!(0,_source_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isDataObject */ .WT)(value))
            return this.#report(path, 'wrong-type', 'An entry of `tests` is a mapping with `name`, `until` and `reason`.');
        this.#checkKeys(value, path, KEYS);
        const missing = ['name', 'until'].filter((key) => (value[key] ?? null) === null);
        for (const key of missing) {
            const hint = key === 'until' ? `the last day on which the test may fail, such as \`until: ${this.today}\`` : null;
            this.#report(path, 'missing-field', `The entry has no \`${key}\`.`, hint);
        }
        const [name = null, file = null, until = null, owner = null, issue = null, reason = null] = KEYS.map((key) => this.#readText(value[key], [...path, key]));
        if (name === null || until === null)
            return null;
        const daysLeft = this.#parseDaysLeft(until, [...path, 'until']);
        if (!this.#checkName(name, [...path, 'name']) || daysLeft === null)
            return null;
        const { line } = this.locator.at(path);
        const entry = { name, file, until, daysLeft, owner, issue, reason, line };
        const state = getQuarantineState(entry);
        const over = `The quarantine of ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} was over on ${until}.`;
        const mute = `The entry ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} has no \`reason\`, and so does not count.`;
        if (state === 'over')
            this.#report([...path, 'until'], 'quarantine-over', over, OVER_HINT);
        if (state === 'without-reason')
            this.#report(path, 'quarantine-without-reason', mute, 'say why the test may fail');
        return entry;
    }
    #readText(value, path) {
        if (value === undefined || value === null)
            return null;
        const text = typeof value === 'string' ? value : this.locator.writtenAt(path);
        if (text === null)
            return this.#report(path, 'wrong-type', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(String(path.at(-1)))} must be a text.`);
        if (text.trim() === '' && path.at(-1) !== 'reason')
            return this.#report(path, 'empty-value', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(String(path.at(-1)))} is empty.`);
        return text.trim() === '' ? null : text.trim();
    }
    #checkName(name, path) {
        if (!name.includes('*') || name.replaceAll(/[\s*>›:]/g, '').length >= LEAST_CHARACTERS)
            return true;
        const message = `The pattern ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} matches too much.`;
        this.#report(path, 'bad-pattern', message, `give at least ${LEAST_CHARACTERS} characters that are not \`*\``);
        return false;
    }
    #parseDaysLeft(until, path) {
        const time = Date.parse(`${until}T00:00:00Z`);
        if (!/^\d{4}-\d{2}-\d{2}$/.test(until) || Number.isNaN(time) || toDay(time) !== until)
            return this.#report(path, 'wrong-value', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(until)} is not a day.`, 'write it as 2026-12-31');
        const days = Math.round((time - Date.parse(`${this.today}T00:00:00Z`)) / DAY_MS);
        if (days <= MOST_DAYS_AHEAD)
            return days;
        const message = `${until} is ${days} days ahead; a quarantine ends at most ${MOST_DAYS_AHEAD} days from today.`;
        const latest = toDay(Date.parse(`${this.today}T00:00:00Z`) + MOST_DAYS_AHEAD * DAY_MS);
        return this.#report(path, 'out-of-range', message, `the last possible day is ${latest}`);
    }
}
const OVER_HINT = 'mend the test and remove the entry, or give it another day and say why';
function getQuarantineState({ daysLeft, reason }) {
    if (daysLeft < 0)
        return 'over';
    return reason === null ? 'without-reason' : 'active';
}
function describeSeveralCommands(name) {
    return `${name} has a quarantine and is not one command, so its failed tests do not excuse its exit code; give the tests a step of their own`;
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


/***/ }),

/***/ 52348:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ findSimpleCommand; },
/* harmony export */   W: function() { return /* binding */ stripProgramPath; }
/* harmony export */ });
const OPERATORS = ';&|<>()';
const RESERVED = /^(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|select|function|coproc|!|\{|\}|\[\[)$/;
const ASSIGNMENT = /^[A-Za-z_]\w*\+?=/;
const SHELL = /^(?:(?:ba|da|a|z|k|mk|c|tc|fi)?sh|busybox|pwsh|powershell|cmd|su|runuser)(?:\.exe)?$/i;
const COMMAND_FLAG = /^(?:-[abd-z]*c[a-z]*|--command|-command|\/[ck])$/i;
const POSIX_SHELL = /^(?:ba|da|a|z|k)?sh$/;
const OTHER_SHELL = /^(?:pwsh|powershell|cmd)$/;
function findSimpleCommand(started) {
    if ('command' in started)
        return unwrapShell([started.command, ...started.args].map(createFixedWord));
    const [line = 'bash'] = (started.shell ?? '').trim().split(/\s+/);
    const shell = stripProgramPath(line || 'bash').toLowerCase();
    if (OTHER_SHELL.test(shell) && /[{}]/.test(started.run))
        return null;
    return POSIX_SHELL.test(shell) || OTHER_SHELL.test(shell) ? judgeText(started.run) : null;
}
function createFixedWord(text) {
    return { text, isFixed: true, bare: text };
}
function stripProgramPath(command) {
    return (command.split(/[\\/]/).at(-1) ?? '').replace(/\.exe$/i, '');
}
function judgeText(text) {
    const words = parseWords(text);
    if (words === null)
        return null;
    const start = words.findIndex(({ bare }) => !ASSIGNMENT.test(bare));
    const [program, ...args] = start < 0 ? [] : words.slice(start);
    if (program === undefined || RESERVED.test(program.bare))
        return null;
    if (program.text !== 'eval')
        return unwrapShell([program, ...args]);
    return args.every(({ isFixed }) => isFixed) ? judgeText(args.map((each) => each.text).join(' ')) : null;
}
function unwrapShell(words) {
    const shell = words.findIndex(({ text, isFixed }, at) => isShell(text) || (at === 0 && !isFixed));
    const flag = shell < 0 ? -1 : words.findIndex(({ text }, at) => at > shell && COMMAND_FLAG.test(text));
    if (flag < 0)
        return words.map(({ text }) => text);
    const script = words.slice(flag + 1).find(({ text }) => !text.startsWith('-'));
    return script?.isFixed === true ? judgeText(script.text) : null;
}
function isShell(text) {
    return SHELL.test(stripProgramPath(text));
}
function parseWords(text) {
    const words = [];
    let word = null;
    let [quote, isEnded, isSecond] = ['', false, false];
    const add = (part, isQuoted, isExpanded = false) => {
        isSecond ||= isEnded;
        word ??= { text: '', isFixed: true, bare: '', isBare: true };
        word.text += part;
        word.isFixed &&= !isExpanded;
        if (isQuoted)
            word.isBare = false;
        else if (word.isBare)
            word.bare += part;
    };
    const finish = () => {
        if (word !== null)
            words.push(word);
        word = null;
    };
    for (let index = 0; index < text.length; index += 1) {
        const [sign, next] = [text.charAt(index), text.charAt(index + 1)];
        if (quote === "'") {
            if (sign === quote)
                quote = '';
            else
                add(sign, true);
        }
        else if (sign === '`' || (sign === '$' && (next === '(' || (quote === '' && /['"]/.test(next)))))
            return null;
        else if (sign === '\\') {
            index += text.startsWith('\r\n', index + 1) ? 2 : 1;
            if (!/[\r\n]/.test(next))
                add(next, true);
        }
        else if (quote !== '') {
            if (sign === quote)
                quote = '';
            else
                add(sign, true, sign === '$');
        }
        else if (sign === "'" || sign === '"') {
            quote = sign;
            add('', true);
        }
        else if (OPERATORS.includes(sign))
            return null;
        else if (sign === '#' && word === null) {
            const end = text.indexOf('\n', index);
            index = end < 0 ? text.length : end - 1;
        }
        else if (/\s/.test(sign)) {
            finish();
            isEnded ||= sign === '\n' && words.length > 0;
        }
        else
            add(sign, false, /[$*?[~]/.test(sign));
    }
    finish();
    return quote === '' && !isSecond ? words : null;
}


/***/ })

};
;