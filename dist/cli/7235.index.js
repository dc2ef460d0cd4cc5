"use strict";
exports.id = 7235;
exports.ids = [7235,2935];
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

/***/ 42135:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ds: function() { return /* binding */ runSystemProgram; },
/* harmony export */   gl: function() { return /* binding */ CommandLocator; },
/* harmony export */   my: function() { return /* binding */ findUnpassable; },
/* harmony export */   p$: function() { return /* binding */ checkFolder; },
/* harmony export */   q3: function() { return /* binding */ describeStartFailure; }
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _core_shells_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12669);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77400);
/* harmony import */ var _windows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11528);







const isWindows = process.platform === 'win32';
const FALLBACK_PATH = isWindows ? '' : '/usr/local/bin:/usr/bin:/bin';
class CommandLocator {
    #found = new Map();
    locate(command, cwd, env) {
        if (command.trim() === '')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)({ message: 'the command is empty', notFound: true });
        const searched = hasFolder(command) ? null : ((0,_core_shells_js__WEBPACK_IMPORTED_MODULE_3__/* .findVariable */ .q3)(env, 'PATH') ?? FALLBACK_PATH);
        const key = [command, searched ?? '', cwd].join('\0');
        const known = this.#found.get(key);
        if (known !== undefined && findCandidateState(known) === 'runnable')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(known);
        const found = search(command, searched, cwd, env);
        if (found.ok)
            this.#found.set(key, found.value);
        return found;
    }
}
function runSystemProgram(command, args) {
    const program = new CommandLocator().locate(command, process.cwd(), { PATH: process.env['PATH'] ?? FALLBACK_PATH });
    if (!program.ok)
        return '';
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program.value, args, { encoding: 'utf8', env, windowsHide: true }).stdout ?? '';
}
function checkFolder(folder) {
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(folder);
    const stats = readStat(absolute);
    if (stats === 'absent')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`working directory does not exist: ${folder}`);
    if (stats === 'denied')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`working directory cannot be entered: ${folder}`);
    if (!stats.isDirectory())
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`working directory is not a folder: ${folder}`);
    if (!isWindows && !isAccessible(absolute))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`working directory cannot be entered: ${folder}`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(absolute);
}
function search(command, searched, cwd, env) {
    const folders = searched === null ? [cwd] : listFolders(command, searched, env);
    let refused = null;
    const files = folders.map((folder) => node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(cwd, folder, command));
    for (const candidate of isWindows ? files.flatMap((file) => (0,_windows_js__WEBPACK_IMPORTED_MODULE_4__/* .windowsSpellings */ .fx)(file, env)) : files) {
        const state = findCandidateState(candidate);
        if (state === 'runnable')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(candidate);
        if (state === 'not_executable')
            refused ??= candidate;
    }
    if (refused === null) {
        if (isWindows && searched === null && findCandidateState(node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(cwd, command)) === 'runnable')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)({ message: (0,_windows_js__WEBPACK_IMPORTED_MODULE_4__/* .explainNotAProgram */ .CU)(command), notFound: false });
        const looked = searched === null && !node_path__WEBPACK_IMPORTED_MODULE_2___default().isAbsolute(command) ? ` (looked for in ${cwd})` : '';
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)({ message: `command not found: ${command}${looked}`, notFound: true });
    }
    const stats = readStat(refused);
    const isFolder = typeof stats === 'object' && stats.isDirectory();
    const how = isFolder ? ' is a folder' : ` (run \`chmod +x ${command}\`)`;
    const message = `not executable: ${searched === null ? `${command}${how}` : refused}`;
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)({ message, notFound: false });
}
function listFolders(command, searched, env) {
    return isWindows
        ? (0,_windows_js__WEBPACK_IMPORTED_MODULE_4__/* .windowsFolders */ .LE)(command, searched, env)
        : searched.split((node_path__WEBPACK_IMPORTED_MODULE_2___default().delimiter)).filter((folder) => folder !== '');
}
function findCandidateState(file) {
    const stats = readStat(file);
    if (stats === 'absent')
        return 'absent';
    if (stats === 'denied' || !stats.isFile())
        return 'not_executable';
    return isWindows || isAccessible(file) ? 'runnable' : 'not_executable';
}
function readStat(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file, { throwIfNoEntry: false }) ?? 'absent';
    }
    catch (error) {
        return ['EACCES', 'EPERM'].includes((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .CA)(error)) ? 'denied' : 'absent';
    }
}
function isAccessible(file) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .tryResult */ .Bh)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK)).ok;
}
function hasFolder(command) {
    return command.includes('/') || (isWindows && (command.includes('\\') || /^[A-Za-z]:/.test(command)));
}
function findUnpassable({ command, args, env }) {
    if (command.includes('\0'))
        return 'the command holds a NUL character';
    if (args.some((arg) => arg.includes('\0')))
        return `an argument of ${command} holds a NUL character`;
    const named = Object.entries(env).find(([name, value]) => name.includes('\0') || value.includes('\0'));
    return named === undefined ? null : `the environment variable ${named[0].replaceAll('\0', '')} holds a NUL character`;
}
function describeStartFailure(command, error) {
    switch ((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .CA)(error)) {
        case 'ENOENT':
            return `cannot start ${command}: the interpreter that its first line names does not exist; Windows line ends (CRLF) also look like this`;
        case 'E2BIG':
        case 'ENAMETOOLONG':
            return `cannot start ${command}: its arguments and environment are larger than the system allows`;
        default:
            return `cannot start ${command}: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorMessage */ .gJ)(error)}`;
    }
}


/***/ }),

/***/ 16335:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: function() { return /* binding */ createSourceTree; },
/* harmony export */   GG: function() { return /* binding */ walk; },
/* harmony export */   IU: function() { return /* binding */ reportFiles; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56461);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89088);
/* harmony import */ var _file_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49445);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17367);







const MAX_ENTRIES = 200_000;
const NOT_OF_WORKSPACE = new Set(['node_modules', 'target', '__pycache__', 'site-packages']);
const NOT_OF_RUN = new Set(['node_modules', '.git']);
function createSourceTree(root) {
    let byName = null;
    const isFile = (file) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .tryOr */ .LE)(false, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile());
    return {
        root,
        isFile,
        realPath: (file) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .tryOr */ .LE)(null, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file)),
        named: (name) => {
            byName ??= indexFilesByName(root);
            return (byName.get(name) ?? []).filter((file) => isFile(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, file)));
        },
    };
}
function indexFilesByName(root) {
    const found = new Map();
    const tracked = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .listGitFiles */ .K1)(root);
    if (tracked !== null) {
        for (const file of tracked)
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_6__/* .addTo */ .DN)(found, node_path__WEBPACK_IMPORTED_MODULE_1___default().posix.basename(file), file);
        return found;
    }
    const enters = (name) => !name.startsWith('.') && !NOT_OF_WORKSPACE.has(name);
    const isComplete = walk(root, enters, (file, entry) => {
        if (entry.isFile())
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_6__/* .addTo */ .DN)(found, entry.name, file);
    });
    return isComplete ? found : new Map();
}
const reportFiles = {
    find: (globs, cwd, root) => {
        const found = new Map();
        for (const file of globs.flatMap((glob) => matches(glob, cwd))) {
            const real = findRealFile(file, root);
            if (real !== null)
                found.set(real.path, real);
        }
        return [...found.values()];
    },
    chunks: _file_store_js__WEBPACK_IMPORTED_MODULE_3__/* .readChunks */ .zO,
};
function findRealFile(file, root) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .tryOr */ .LE)(null, () => {
        const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real, { bigint: true });
        const fromRoot = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, real);
        if (!stats.isFile() || fromRoot.startsWith('..') || node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(fromRoot))
            return null;
        const stamp = [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(':');
        return { path: real, name: fromRoot.replaceAll('\\', '/'), bytes: Number(stats.size), stamp };
    });
}
function matches(glob, cwd) {
    const parts = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, glob).replaceAll('\\', '/').split('/');
    const fixed = parts.findIndex(_text_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .hasMagic */ .qt);
    if (fixed < 0)
        return [parts.join('/')];
    const base = parts.slice(0, fixed).join('/') || '/';
    const rest = parts.slice(fixed).join('/');
    const pattern = (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(rest);
    const deepest = rest.includes('**') ? Number.POSITIVE_INFINITY : parts.length - fixed;
    const found = [];
    const enters = (name, file) => !NOT_OF_RUN.has(name) && file.split('/').length < deepest;
    walk(base, enters, (file, entry) => {
        if (!entry.isDirectory() && pattern.test(file))
            found.push(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(base, file));
    });
    return found;
}
function walk(root, enters, visit) {
    const folders = [''];
    let seen = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .tryOr */ .LE)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, folder), { withFileTypes: true }));
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

/***/ 72813:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jo: function() { return /* binding */ loadQuarantine; },
/* harmony export */   NW: function() { return /* binding */ describeQuarantineState; },
/* harmony export */   XG: function() { return /* binding */ DEFAULT_QUARANTINE; },
/* harmony export */   XV: function() { return /* binding */ OVER_HINT; }
/* harmony export */ });
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _load_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78684);
/* harmony import */ var _load_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51958);
/* harmony import */ var _load_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5482);





const DEFAULT_QUARANTINE = '.github/quarantine.yml';
const MOST_DAYS_AHEAD = 90;
const LEAST_CHARACTERS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
const KEYS = ['name', 'file', 'until', 'owner', 'issue', 'reason'];
const NO_FILES = { read: () => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)({ code: 'file-not-found' }), realpath: (file) => file };
function toDay(milliseconds) {
    return new Date(milliseconds).toISOString().slice(0, 10);
}
function loadQuarantine(text, file, now) {
    const source = new _load_values_js__WEBPACK_IMPORTED_MODULE_3__/* .Source */ .kL(file, file, text);
    const session = new _load_session_js__WEBPACK_IMPORTED_MODULE_2__/* .LoadSession */ .L({ workspace: '/', env: {}, literal: true, reader: NO_FILES });
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
    #report(path, code, message, suggestion = null) {
        const severity = code.startsWith('quarantine-') ? 'warning' : 'error';
        this.findings.push((0,_load_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(this.locator.at(path), code, message, suggestion, severity));
        return null;
    }
    readFile(top) {
        if (!(0,_load_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isDataObject */ .WT)(top)) {
            this.#report([], 'not-a-mapping', 'A quarantine file is a mapping with a list `tests`.');
            return [];
        }
        this.#checkKeys(top, [], ['tests']);
        const { tests = null } = top;
        if (!Object.hasOwn(top, 'tests'))
            this.#report([], 'missing-field', 'The list `tests` is missing.');
        else if (tests !== null && !Array.isArray(tests))
            this.#report(['tests'], 'wrong-type', `\`tests\` must be a list, not ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tests)}.`);
        return Array.isArray(tests) ? tests.flatMap((test, index) => this.#readEntry(test, ['tests', index]) ?? []) : [];
    }
    #checkKeys(value, path, known) {
        for (const key of Object.keys(value).filter((each) => !known.includes(each))) {
            const hint = (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .findNearest */ .qg)(key, known)) ?? `known here: ${known.join(', ')}`;
            const at = this.locator.keyAt([...path, key]);
            this.findings.push((0,_load_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(at, 'unknown-field', `There is no field ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)} here.`, hint));
        }
    }
    #readEntry(value, path) {
        if (!(0,_load_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isDataObject */ .WT)(value))
            return this.#report(path, 'wrong-type', 'An entry of `tests` is a mapping with `name`, `until` and `reason`.');
        this.#checkKeys(value, path, KEYS);
        const missing = ['name', 'until'].filter((key) => (value[key] ?? null) === null);
        for (const key of missing) {
            const hint = key === 'until' ? `the last day on which the test may fail, such as \`until: ${this.today}\`` : null;
            this.#report(path, 'missing-field', `The entry has no \`${key}\`.`, hint);
        }
        const [name = null, file = null, until = null, owner = null, issue = null, reason = null] = KEYS.map((key) => this.#text(value[key], [...path, key]));
        if (name === null || until === null)
            return null;
        const daysLeft = this.#daysLeft(until, [...path, 'until']);
        if (!this.#checkName(name, [...path, 'name']) || daysLeft === null)
            return null;
        const { line } = this.locator.at(path);
        const entry = { name, file, until, daysLeft, owner, issue, reason, line };
        const state = describeQuarantineState(entry);
        const over = `The quarantine of ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} was over on ${until}.`;
        const mute = `The entry ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} has no \`reason\`, and so does not count.`;
        if (state === 'over')
            this.#report([...path, 'until'], 'quarantine-over', over, OVER_HINT);
        if (state === 'without-reason')
            this.#report(path, 'quarantine-without-reason', mute, 'say why the test may fail');
        return entry;
    }
    #text(value, path) {
        if (value === undefined || value === null)
            return null;
        const text = typeof value === 'string' ? value : this.locator.writtenAt(path);
        if (text === null)
            return this.#report(path, 'wrong-type', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(String(path.at(-1)))} must be a text.`);
        if (text.trim() === '' && path.at(-1) !== 'reason')
            return this.#report(path, 'empty-value', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(String(path.at(-1)))} is empty.`);
        return text.trim() === '' ? null : text.trim();
    }
    #checkName(name, path) {
        if (!name.includes('*') || name.replaceAll(/[\s*>›:]/g, '').length >= LEAST_CHARACTERS)
            return true;
        const message = `The pattern ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} matches too much.`;
        this.#report(path, 'bad-pattern', message, `give at least ${LEAST_CHARACTERS} characters that are not \`*\``);
        return false;
    }
    #daysLeft(until, path) {
        const time = Date.parse(`${until}T00:00:00Z`);
        if (!/^\d{4}-\d{2}-\d{2}$/.test(until) || Number.isNaN(time) || toDay(time) !== until)
            return this.#report(path, 'wrong-value', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(until)} is not a day.`, 'write it as 2026-12-31');
        const days = Math.round((time - Date.parse(`${this.today}T00:00:00Z`)) / DAY_MS);
        if (days <= MOST_DAYS_AHEAD)
            return days;
        const message = `${until} is ${days} days ahead; a quarantine ends at most ${MOST_DAYS_AHEAD} days from today.`;
        const latest = toDay(Date.parse(`${this.today}T00:00:00Z`) + MOST_DAYS_AHEAD * DAY_MS);
        return this.#report(path, 'out-of-range', message, `the last possible day is ${latest}`);
    }
}
const OVER_HINT = 'mend the test and remove the entry, or give it another day and say why';
function describeQuarantineState({ daysLeft, reason }) {
    if (daysLeft < 0)
        return 'over';
    return reason === null ? 'without-reason' : 'active';
}


/***/ }),

/***/ 84126:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: function() { return /* binding */ createTestCase; },
/* harmony export */   Cl: function() { return /* binding */ ReportProblem; },
/* harmony export */   G8: function() { return /* binding */ compareCounts; },
/* harmony export */   Gt: function() { return /* binding */ appendEnd; },
/* harmony export */   as: function() { return /* binding */ formatTestTitle; },
/* harmony export */   fL: function() { return /* binding */ parseSeconds; },
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
        isFlaky: told.isFlaky ?? false,
        isSuite: told.isSuite ?? false,
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
function compareCounts(sink, what, counted, found, isCutOff = false) {
    if (counted !== null && counted > found)
        sink.incomplete(`it counts ${counted} ${what} and has ${found}`, isCutOff);
}
function parseCount(text) {
    return text !== undefined && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
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

/***/ 89618:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Db: function() { return /* binding */ readQuarantine; },
/* harmony export */   P4: function() { return /* binding */ listQuarantined; },
/* harmony export */   bH: function() { return /* binding */ listExcusedTests; },
/* harmony export */   c4: function() { return /* binding */ withDefaultQuarantine; },
/* harmony export */   mq: function() { return /* binding */ findQuarantineFindings; },
/* harmony export */   mt: function() { return /* binding */ findQuarantineProblems; },
/* harmony export */   sk: function() { return /* binding */ loadQuarantines; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51695);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57280);
/* harmony import */ var _config_quarantine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72813);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53325);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);






function readQuarantine({ adapters, cwd, env }, named) {
    const root = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .toShownFolder */ .$z)(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(cwd, 'x'), env, cwd);
    const file = named === undefined ? node_path__WEBPACK_IMPORTED_MODULE_0___default().join(root, _config_quarantine_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_QUARANTINE */ .XG) : node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, named);
    if (named === undefined && !adapters.files.exists(file))
        return { quarantine: null, findings: [] };
    const shown = named ?? _config_quarantine_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_QUARANTINE */ .XG;
    const text = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryResult */ .Bh)(() => adapters.files.readText(file));
    if (text.ok)
        return (0,_config_quarantine_js__WEBPACK_IMPORTED_MODULE_3__/* .loadQuarantine */ .Jo)(text.value, shown, adapters.clock.now());
    const problem = { message: `The quarantine file ${shown} cannot be read: ${text.error}`, suggestion: null };
    return { quarantine: null, findings: [(0,_core_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .createUnplacedFinding */ .W)('quarantine-file', 'error', problem)] };
}
function findNamedFiles(workflows) {
    const sites = workflows.flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_2__/* .listWorkflows */ .Dl).flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_2__/* .collectSites */ .b4);
    const scripts = sites.flatMap(({ step }) => (step.type === 'script' ? [step] : []));
    return new Set(scripts.filter(({ reports }) => reports !== undefined).map(({ quarantine }) => quarantine));
}
function findQuarantineFindings(workflow, request) {
    return [...findNamedFiles([workflow])].flatMap((named) => readQuarantine(request, named).findings);
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
function listExcusedTests(workflow, find = () => null) {
    const entries = [...findNamedFiles([workflow])]
        .flatMap((named) => find(named)?.entries ?? [])
        .filter((entry) => (0,_config_quarantine_js__WEBPACK_IMPORTED_MODULE_3__/* .describeQuarantineState */ .NW)(entry) === 'active');
    return ({ until, reason, owner, issue }) => entries.some((entry) => entry.until === until && entry.reason === reason && entry.owner === owner && entry.issue === issue);
}
function readForContract({ root, files = _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .diskReader */ .lJ, now = Date.now() }, name) {
    const content = files.read(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(root, name));
    const text = content.ok ? (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D4)(content.value) : content;
    return text.ok ? unlessWrong((0,_config_quarantine_js__WEBPACK_IMPORTED_MODULE_3__/* .loadQuarantine */ .Jo)(text.value, name, now)) : null;
}
function unlessWrong({ quarantine, findings }) {
    return findings.some(({ severity }) => severity === 'error') ? null : quarantine;
}
function withDefaultQuarantine(root, source) {
    if (readForContract(source, _config_quarantine_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_QUARANTINE */ .XG) === null)
        return root;
    const copies = new Map();
    const copyWorkflow = (workflow) => {
        const known = copies.get(workflow);
        if (known !== undefined)
            return known;
        const children = new Map();
        const steps = new Map([...workflow.steps].map(([name, step]) => [name, withQuarantine(step)]));
        const bound = { at: workflow.at.bind(workflow), within: workflow.within.bind(workflow) };
        const copy = { ...workflow, steps, children, ...bound };
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
    return { ...step, quarantine: _config_quarantine_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_QUARANTINE */ .XG };
}
function listQuarantined(contract, source) {
    const entries = contract.may_pass.flatMap(({ quarantine: named, ...entry }) => {
        const quarantine = named === undefined ? null : readForContract(source, named);
        if (quarantine === null)
            return [entry];
        return quarantine.entries
            .filter((each) => (0,_config_quarantine_js__WEBPACK_IMPORTED_MODULE_3__/* .describeQuarantineState */ .NW)(each) === 'active')
            .map(({ name, until, line }) => {
            return { ...entry, file: quarantine.file, line, column: 1, word: `quarantine of ${name} until ${until}` };
        });
    });
    return { ...contract, may_pass: entries };
}


/***/ }),

/***/ 89088:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kh: function() { return /* binding */ splitGlobs; },
/* harmony export */   SO: function() { return /* binding */ compileGlob; },
/* harmony export */   qt: function() { return /* binding */ hasMagic; }
/* harmony export */ });
function splitGlobs(text) {
    return (text.match(/(?:\{[^{}\n]*\}|[^,\n])+/g) ?? []).map((glob) => glob.trim()).filter((glob) => glob !== '');
}
function hasMagic(glob) {
    return /[*?{[]/.test(glob);
}
const IN_FOLDER = (char) => char !== '/';
const STEPS = {
    '**/': { is: 'folders', has: IN_FOLDER },
    '**': { is: 'many', has: () => true },
    '*': { is: 'many', has: IN_FOLDER },
    '?': { is: 'one', has: IN_FOLDER },
};
const MAX_ALTERNATIVES = 256;
function compileGlob(glob) {
    const ignoresCase = process.platform === 'win32';
    const ways = expandAlternatives(ignoresCase ? glob.toLowerCase() : glob).map(splitGlob);
    return { test: (path) => ways.some((steps) => matchesSteps(steps, ignoresCase ? path.toLowerCase() : path)) };
}
function expandAlternatives(glob) {
    let done = [''];
    for (const part of glob.match(/\{[^{}]*\}|[^{]+|\{/g) ?? []) {
        const choices = part.startsWith('{') && part.endsWith('}') ? part.slice(1, -1).split(',') : [part];
        const isTooMany = done.length * choices.length > MAX_ALTERNATIVES;
        done = done.flatMap((begun) => (isTooMany ? [part] : choices).map((choice) => begun + choice));
    }
    return done;
}
function splitGlob(glob) {
    return (glob.match(/\*\*\/|\*\*|[*?]|\[[^[\]/]+\]|[\s\S]/g) ?? []).map((part) => STEPS[part] ?? toGlobStep(part));
}
function toGlobStep(part) {
    if (part.length === 1)
        return { is: 'one', has: (char) => char === part };
    const set = new RegExp(`[${part.slice(1, -1).replace(/^!/, '^').replaceAll('\\', '\\\\')}]`);
    return { is: 'one', has: (char) => set.test(char) };
}
function matchesSteps(steps, path) {
    let [reached, inside] = [new Uint8Array(steps.length + 1), new Uint8Array(steps.length)];
    reached[0] = 1;
    skipOptional(steps, reached);
    for (const char of path) {
        const [next, stillInside] = [new Uint8Array(steps.length + 1), new Uint8Array(steps.length)];
        for (const [at, { is, has }] of steps.entries()) {
            if (is === 'folders') {
                if (inside[at] === 1 && char === '/')
                    next[at] = 1;
                else if ((inside[at] === 1 || reached[at] === 1) && has(char))
                    stillInside[at] = 1;
            }
            else if (reached[at] === 1 && has(char))
                next[is === 'many' ? at : at + 1] = 1;
        }
        skipOptional(steps, next);
        [reached, inside] = [next, stillInside];
    }
    return reached[steps.length] === 1;
}
function skipOptional(steps, reached) {
    for (const [at, { is }] of steps.entries())
        if (reached[at] === 1 && is !== 'one')
            reached[at + 1] = 1;
}


/***/ })

};
;