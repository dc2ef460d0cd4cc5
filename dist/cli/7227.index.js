"use strict";
exports.id = 7227;
exports.ids = [7227,7183];
exports.modules = {

/***/ 82512:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: function() { return /* binding */ WORKFLOW_FILES; },
/* harmony export */   Gu: function() { return /* binding */ readTextFile; },
/* harmony export */   Tl: function() { return /* binding */ writeTextFile; },
/* harmony export */   VD: function() { return /* binding */ SCENARIO_FILES; },
/* harmony export */   VI: function() { return /* binding */ namedFiles; },
/* harmony export */   _f: function() { return /* binding */ entryAt; },
/* harmony export */   zn: function() { return /* binding */ writeNewFiles; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49445);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63696);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77400);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89088);








const MAX_BYTES = 64 * 1024 * 1024;
function readTextFile(file) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
        if (stats.isDirectory())
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)('is a folder, not a file');
        if (stats.size > MAX_BYTES)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`is larger than ${MAX_BYTES / 1024 / 1024} MiB`);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));
    }
    catch (error) {
        if ((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .CA)(error) === 'ENOENT')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)('does not exist');
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`cannot be read: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorMessage */ .gJ)(error)}`);
    }
}
function writeTextFile(file, text) {
    const files = (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)();
    const written = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .attempted */ .zU)(() => {
        files.makeFolder(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(file));
        files.replace(file, text);
    });
    return written.ok ? written : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`cannot be written: ${written.error}`);
}
function writeNewFiles(folder, files, shown) {
    const fileOf = ({ path: name }) => node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(folder, name);
    const names = (some) => some.map(({ path: name }) => shown(name)).join(', ');
    const taken = files.filter((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(fileOf(file)));
    if (taken.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`${names(taken)} ${taken.length === 1 ? 'is' : 'are'} already there; nothing was written`);
    const written = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .attempted */ .zU)(() => {
        for (const file of files)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(fileOf(file)), { recursive: true });
        for (const file of files)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(fileOf(file), file.text, { flag: 'wx' });
    });
    return written.ok ? written : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`${names(files)} cannot be written: ${written.error}`);
}
function entryAt(file) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false });
        return stats === undefined ? 'absent' : stats.isDirectory() ? 'folder' : 'file';
    }
    catch {
        return 'absent';
    }
}
const YAML_FILE = /\.ya?ml$/;
const NOT_ENTERED = new Set(['.git', 'node_modules']);
const MAX_ENTRIES = 200_000;
function namedFiles(operands, cwd, sort) {
    const found = new Set();
    for (const given of operands) {
        const operand = process.platform === 'win32' ? given.replaceAll('\\', '/') : given;
        const entry = entryAt(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, operand));
        const isPattern = entry === 'absent' && (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_7__/* .hasMagic */ .qt)(operand);
        const files = entry === 'folder'
            ? filesBelow(operand, cwd).filter((file) => isOf(sort, node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, file)))
            : isPattern
                ? matching(operand.replace(/^(?:\.\/)+/, ''), cwd)
                : [operand];
        if (isPattern && files.length === 0)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`nothing matches ${JSON.stringify(operand)}`);
        if (files.length === 0)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`there is no ${sort.what} in ${operand}: no .yaml or .yml file below it has ${sort.has}`);
        for (const file of files)
            found.add(file);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)([...found]);
}
const WORKFLOW_FILES = {
    what: 'workflow file',
    has: '`workflow:` with `entry_point`',
    name: /\.conductor\.ya?ml$/,
    isOne: (data) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(data) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(data['workflow']) && data['workflow']['entry_point'] !== undefined,
};
const SCENARIO_FILES = {
    what: 'scenario file',
    has: '`scenarios:`',
    name: /\.test\.ya?ml$/,
    isOne: (data) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(data) && data['scenarios'] !== undefined,
};
function isOf({ name, isOne }, file) {
    if (!YAML_FILE.test(file))
        return false;
    if (name.test(file))
        return true;
    const text = readTextFile(file);
    const data = text.ok ? (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .parseOption */ .ZY)(text.value) : text;
    return data.ok && isOne(data.value);
}
function matching(pattern, cwd) {
    const parts = pattern.split('/');
    const fixed = parts.slice(0, parts.findIndex(_text_glob_js__WEBPACK_IMPORTED_MODULE_7__/* .hasMagic */ .qt)).join('/');
    const start = fixed === '' && pattern.startsWith('/') ? '/' : fixed;
    const matcher = (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_7__/* .globPattern */ .hp)(pattern);
    return filesBelow(start, cwd).filter((file) => matcher.test(file));
}
function filesBelow(folder, cwd) {
    const files = [];
    const open = [folder];
    for (let at = open.pop(); at !== undefined && files.length < MAX_ENTRIES; at = open.pop()) {
        const folderPath = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, at);
        const entries = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .attempted */ .zU)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folderPath, { withFileTypes: true }));
        for (const entry of entries.ok ? entries.value : []) {
            const name = at === '' || at === '.' ? entry.name : `${at.replace(/\/$/, '')}/${entry.name}`;
            if (entry.isFile())
                files.push(name);
            else if (entry.isDirectory() && !NOT_ENTERED.has(entry.name))
                open.push(name);
        }
    }
    return files.sort();
}


/***/ }),

/***/ 67183:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: function() { return /* binding */ startedRun; },
/* harmony export */   W5: function() { return /* binding */ noteRun; },
/* harmony export */   _h: function() { return /* binding */ fileRules; },
/* harmony export */   d3: function() { return /* binding */ namedRun; },
/* harmony export */   d_: function() { return /* binding */ notedRuns; },
/* harmony export */   iB: function() { return /* binding */ forgetRuns; },
/* harmony export */   sL: function() { return /* binding */ resumableRun; },
/* harmony export */   xo: function() { return /* binding */ LAST; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49445);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51695);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7725);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87451);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8811);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82512);










const FIELDS = {
    run_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH,
    workflow: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH,
    file: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH,
    cwd: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH,
    folder: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH)(value) && node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(value),
    started: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH)(value) && !Number.isNaN(Date.parse(value)),
};
const isEntry = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .shaped */ .e9)(FIELDS);
const MAX_ENTRIES = 1000;
function indexFolder(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_1___default().join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_7__/* .temporaryBase */ .du)(env), `conductor-runs-${process.getuid?.() ?? 'user'}`);
}
function noteRun(entry, env) {
    (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .attempted */ .zU)(() => {
        const folder = indexFolder(env);
        (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .fc)(folder, 0o700);
        if (!isOurs(folder))
            return;
        const name = `${entry.started.replaceAll(/[-:.]/g, '')}-${entry.run_id}.json`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name), `${JSON.stringify({ schema_version: 1, ...entry })}\n`, { mode: 0o600 });
        for (const old of entryNames(folder).slice(MAX_ENTRIES))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, old), { force: true });
    });
}
function notedRuns(env) {
    const folder = indexFolder(env);
    if (!isOurs(folder))
        return [];
    return entryNames(folder).flatMap((name) => readEntry(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name)) ?? []);
}
function startedRun(env) {
    return (runId, folder) => {
        const real = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(folder);
        return notedRuns(env).find((entry) => entry.run_id === runId && (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(entry.folder) === real) ?? null;
    };
}
function forgetRuns(folders, env) {
    const index = indexFolder(env);
    if (!isOurs(index))
        return;
    for (const name of entryNames(index)) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(index, name);
        const entry = readEntry(file);
        if (entry === null || folders.has(entry.folder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    }
}
function isOurs(folder) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() === true && (process.getuid === undefined || stats.uid === process.getuid());
}
function entryNames(folder) {
    const names = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .attempted */ .zU)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder));
    const entries = names.ok ? names.value.filter((name) => name.endsWith('.json')) : [];
    return entries.sort().reverse();
}
function readEntry(file) {
    const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .readTextFile */ .Gu)(file);
    const value = text.ok ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text.value) : null;
    return isEntry(value) ? value : null;
}
const LAST = 'last';
function namedRun(target, { cwd, env }) {
    if (target !== LAST) {
        const resolved = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, target);
        const unsafe = (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(resolved) === 'folder' ? (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .whyUnsafe */ .TE)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), resolved) : null;
        return unsafe === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(target) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)(unsafe);
    }
    const here = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(cwd);
    const found = notedRuns(env).find((entry) => entry.cwd === here && (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(entry.folder) === 'folder');
    return found === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)('no run was started in this folder; `conductor runs` lists all') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(found.folder);
}
function resumableRun(target, context) {
    if (!/\.ya?ml$/i.test(target) || (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, target)) !== 'file')
        return namedRun(target, context);
    const file = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, target));
    const found = notedRuns(context.env).find((entry) => entry.file === file && isResumable(entry));
    return found === undefined
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
        : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(found.folder);
}
function isResumable({ folder }) {
    const saved = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .readCheckpoint */ .HQ)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), folder);
    return saved.ok && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable);
}
function fileRules(args, { cwd, env }) {
    const given = args.value('--workflow');
    const named = given === null ? {} : { named: { file: node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, given), fileAsGiven: given } };
    return { ...named, started: startedRun(env) };
}


/***/ }),

/***/ 80265:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runRuns: function() { return /* binding */ runRuns; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49445);
/* harmony import */ var _adapters_patience_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35424);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51695);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(62759);
/* harmony import */ var _core_run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29019);
/* harmony import */ var _durability_shards_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37183);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8811);
/* harmony import */ var _run_run_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99870);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(31160);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72918);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(67183);














async function runRuns(args, context) {
    const prune = args.value('--prune');
    const age = prune === null ? null : ageOf(prune);
    if (age !== null && !age.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_11__/* .badUsage */ .VT)(context, 'runs', age.error);
    const all = listRuns(context);
    const old = age === null ? [] : all.filter((run) => isOlder(run, Date.now() - age.value));
    for (const { folder } of old)
        removeRun(folder, context);
    (0,_run_index_js__WEBPACK_IMPORTED_MODULE_12__/* .forgetRuns */ .iB)(new Set(old.map(({ folder }) => folder)), context.env);
    const left = all.filter((run) => !old.includes(run));
    if (age !== null)
        context.terminal.stderr(`${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(old.length, 'run')} removed\n`);
    context.terminal.stdout(args.value('--format') === 'json' ? `${JSON.stringify(left, null, 2)}\n` : tableOf(left));
    return 0;
}
const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 };
function ageOf(text) {
    const [, count = '', unit = ''] = /^(\d{1,6})([mhd])$/.exec(text.trim()) ?? [];
    const length = UNITS[unit];
    if (length === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__/* .err */ ._q)(`--prune ${JSON.stringify(text)} is not an age; write 30d, 12h or 90m`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__.ok)(Number(count) * length);
}
function listRuns(context) {
    const noted = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_12__/* .notedRuns */ .d_)(context.env);
    const known = new Set(noted.map(({ folder }) => folder));
    const others = defaultFolders(context).filter((folder) => !known.has(folder));
    return [...noted, ...others.flatMap(unnoted)]
        .flatMap(listed)
        .sort((a, b) => Date.parse(b.started) - Date.parse(a.started));
}
function defaultFolders(context) {
    const base = (0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_8__/* .runsFolder */ .Xc)(context.env);
    const entries = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__/* .attempted */ .zU)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(base, { withFileTypes: true }));
    const folders = entries.ok ? entries.value.filter((entry) => entry.isDirectory()) : [];
    return folders.map(({ name }) => node_path__WEBPACK_IMPORTED_MODULE_1___default().join(base, name));
}
function listed({ folder, workflow, started, run_id }) {
    const result = (0,_run_run_folder_js__WEBPACK_IMPORTED_MODULE_9__/* .resultIn */ .Do)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), folder);
    if (result === null && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'events.jsonl')))
        return [];
    const outcome = result?.outcome ?? 'unfinished';
    return [{ workflow: result?.workflow.name ?? workflow, outcome, started, folder, run_id }];
}
function unnoted(folder) {
    const [, workflow = '', date = '', time = '', run_id = ''] = /^(.+)-(\d{8})T(\d{6})Z-([0-9a-f]+)$/.exec(node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(folder)) ?? [];
    const started = `${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}.000Z`;
    return Number.isNaN(Date.parse(started)) ? [] : [{ folder, workflow, started, run_id }];
}
function isOlder({ folder, started }, limit) {
    const events = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'events.jsonl'), { throwIfNoEntry: false });
    return Math.max(Date.parse(started), events?.mtimeMs ?? 0) < limit;
}
function removeRun(folder, context) {
    const removed = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__/* .attempted */ .zU)(() => {
        if ((0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .realPathOf */ .dN)(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(folder)) === (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .realPathOf */ .dN)((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_8__/* .runsFolder */ .Xc)(context.env))) {
            (0,_adapters_patience_js__WEBPACK_IMPORTED_MODULE_3__/* .patiently */ .d)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true }));
            return;
        }
        const names = [..._core_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_FILE_NAMES */ .eL, ...(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter(_core_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .isOwnerFile */ .cM)];
        for (const name of names)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name), { force: true });
        for (const each of [node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, _durability_shards_js__WEBPACK_IMPORTED_MODULE_7__/* .PLAN_FOLDER */ .Vx), folder])
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(each) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(each).length === 0)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(each);
    });
    if (!removed.ok)
        context.terminal.stderr(`conductor runs: ${folder} cannot be removed: ${removed.error}\n`);
}
function tableOf(runs) {
    if (runs.length === 0)
        return 'no runs\n';
    const rows = runs.map(({ workflow, outcome, started, folder }) => [
        (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_10__/* .oneLine */ .TN)(workflow, 60),
        outcome,
        started.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'),
        folder,
    ]);
    const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return `${rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')}\n`;
}


/***/ }),

/***/ 63696:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: function() { return /* binding */ parseInputMapping; },
/* harmony export */   N2: function() { return /* binding */ valueUnlessGiven; },
/* harmony export */   QF: function() { return /* binding */ secretAt; },
/* harmony export */   Y: function() { return /* binding */ givenData; },
/* harmony export */   ZY: function() { return /* binding */ parseOption; },
/* harmony export */   _y: function() { return /* binding */ secretInputs; },
/* harmony export */   eL: function() { return /* binding */ resolveInputs; },
/* harmony export */   fl: function() { return /* binding */ secretInputValues; },
/* harmony export */   mV: function() { return /* binding */ givenTexts; },
/* harmony export */   op: function() { return /* binding */ inputOfOrigin; }
/* harmony export */ });
/* unused harmony export plainSecrets */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62759);
/* harmony import */ var _load_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62522);
/* harmony import */ var _load_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5482);
/* harmony import */ var _load_yaml_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78856);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57280);







function givenTexts(values) {
    return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, { from: 'text', text }]));
}
function givenData(values) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { from: 'data', value, written: null }]));
}
function parseInputMapping(text) {
    const read = readOption(text);
    if (!read.ok)
        return read;
    const { data, children } = read.value;
    if (data === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)({});
    if (!(0,_load_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isDataObject */ .WT)(data))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)('Inputs are a mapping of names to values.');
    const inputs = Object.entries(data).map(([name, value]) => {
        const scalar = children.get(name)?.scalar;
        const written = scalar?.source ?? (value === null ? '' : null);
        return [name, { from: 'data', value, written, isPlain: scalar?.type === 'PLAIN' }];
    });
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(Object.fromEntries(inputs));
}
function parseOption(text) {
    const read = readOption(text);
    return read.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(read.value.data) : read;
}
function readOption(text) {
    const problems = [];
    const include = (_, at) => {
        problems.push((0,_load_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)(at, 'yaml-unknown-tag', '`!file` is for workflow files.'));
        return null;
    };
    const root = (0,_load_yaml_js__WEBPACK_IMPORTED_MODULE_4__/* .readYaml */ .g)(new _load_values_js__WEBPACK_IMPORTED_MODULE_3__/* .Source */ .kL('inputs', 'inputs', text), include, problems);
    const [first] = problems;
    if (first !== undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(`Line ${first.line}, column ${first.column}: ${first.message}`);
    return root === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)('It is empty.') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(root);
}
function secretInputs(workflow) {
    return Object.entries(workflow.settings.input ?? {}).flatMap(([name, spec]) => (spec.secret === true ? [name] : []));
}
function plainSecrets(workflow, given) {
    return secretInputs(workflow).filter((name) => {
        const input = ownEntry(given, name);
        return input?.from === 'data' && input.isPlain === true;
    });
}
const SHORTEST_MEMBER = 4;
function secretInputValues(workflow, inputs) {
    return secretInputs(workflow).flatMap((name) => {
        const value = inputs[name];
        if (value === undefined || value === null)
            return [];
        const origin = `input:${name}`;
        const whole = { value: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrJson */ .v9)(value), origin };
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) || Array.isArray(value) ? [whole, ...secretMembers(value, `${origin}#`)] : [whole];
    });
}
function secretMembers(value, origin) {
    return Object.entries(value).flatMap(([key, item]) => {
        const at = `${origin}/${key}`;
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(item) || Array.isArray(item))
            return secretMembers(item, at);
        const text = String(item);
        return item === null || typeof item === 'boolean' || text.trim().length < SHORTEST_MEMBER
            ? []
            : [{ value: text, origin: at }];
    });
}
function secretAt(origin, value) {
    const name = `input:${inputOfOrigin(origin)}`;
    if (origin === name)
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrJson */ .v9)(value);
    const data = typeof value === 'string' ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(value) : value;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(data) && !Array.isArray(data))
        return undefined;
    return secretMembers(data, `${name}#`).find((member) => member.origin === origin)?.value;
}
function inputOfOrigin(origin) {
    return /^input:(.*?)(?:#\/.*)?$/s.exec(origin)?.[1] ?? null;
}
function resolveInputs(workflow, given) {
    const declared = workflow.settings.input;
    if (declared === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(takenAsGiven(given));
    const names = Object.keys(declared);
    const findings = Object.keys(given)
        .filter((name) => !Object.hasOwn(declared, name))
        .map((name) => unknownInput(name, names, workflow));
    const values = {};
    for (const [name, spec] of Object.entries(declared)) {
        const input = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownEntry */ .Pl)(given, name);
        const absent = valueUnlessGiven(spec);
        const result = (input === undefined ? undefined : read(spec, input)) ?? (absent === undefined ? undefined : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(absent));
        const at = workflow.at(['workflow', 'input', name]);
        if (result === undefined) {
            const purpose = spec.description === undefined ? '' : `: ${spec.description}`;
            const message = `The input ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} (${spec.type}) is required and was not given${purpose}.`;
            findings.push((0,_load_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)(at, 'input-missing', message, `give it with -i ${name}=VALUE`));
        }
        else if (result.ok)
            values[name] = result.value;
        else
            findings.push((0,_load_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)(at, 'input-wrong-type', `The input ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} ${result.error}.`));
    }
    return findings.length > 0 ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(findings) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(values);
}
function takenAsGiven(given) {
    const taken = (input) => {
        if (input.from === 'text')
            return input.text;
        return input.written !== null && isScalar(input.value) ? input.written : input.value;
    };
    return Object.fromEntries(Object.entries(given).map(([name, input]) => [name, taken(input)]));
}
function isScalar(value) {
    return !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) && !Array.isArray(value);
}
function unknownInput(name, known, workflow) {
    const at = { file: workflow.displayFile, line: 1, column: 1 };
    const list = known.length === 0 ? 'it has none' : `it has ${known.map((entry) => `\`${entry}\``).join(', ')}`;
    const message = `The workflow has no input ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}; ${list}.`;
    return (0,_load_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)(at, 'input-unknown', message, (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(name, known)));
}
function valueUnlessGiven(spec) {
    if (spec.default !== undefined && spec.default !== null && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(spec.default))
        return spec.default;
    return spec.required === false ? _model_js__WEBPACK_IMPORTED_MODULE_5__/* .VALUE_TYPES */ .K4[spec.type].zero : undefined;
}
function read(spec, given) {
    if (given.from === 'text')
        return fromText(spec, given.text);
    const { value, written } = given;
    if (spec.type === 'string' && typeof value !== 'string' && written !== null && isScalar(value))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(written);
    if (value === null || (spec.type !== 'string' && (value === 'None' || value === 'null')))
        return undefined;
    if (typeof value === 'string')
        return fromText(spec, value);
    return _model_js__WEBPACK_IMPORTED_MODULE_5__/* .VALUE_TYPES */ .K4[spec.type].has(value) ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(value) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(wrong(spec, value));
}
function fromText(spec, text) {
    const { parse, has } = _model_js__WEBPACK_IMPORTED_MODULE_5__/* .VALUE_TYPES */ .K4[spec.type];
    const value = parse(text);
    return value !== undefined && has(value) ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(value) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(wrong(spec, text));
}
const AS_JSON = {
    array: ', as JSON on the command line: ["a", "b"]',
    object: ', as JSON on the command line: {"key": "value"}',
};
function wrong(spec, value) {
    const shown = spec.secret === true ? '' : `, and ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(value)} is not`;
    return `must be ${_model_js__WEBPACK_IMPORTED_MODULE_5__/* .VALUE_TYPES */ .K4[spec.type].label}${AS_JSON[spec.type] ?? ''}${shown}`;
}


/***/ }),

/***/ 76551:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CY: function() { return /* binding */ namesReadWithin; },
/* harmony export */   DQ: function() { return /* binding */ namesRead; },
/* harmony export */   Sf: function() { return /* binding */ namesReadBy; },
/* harmony export */   WG: function() { return /* binding */ namesReadIn; },
/* harmony export */   Zg: function() { return /* binding */ isReadInside; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85140);


const BARE = new Set(['when', 'source', 'allow_if']);
function namesRead(step, { templateFiles }) {
    const names = namesOfSteps.get(step) ?? namesReadBy(step, templateFiles);
    namesOfSteps.set(step, names);
    return names;
}
const namesOfSteps = new WeakMap();
function namesReadWithin(step, workflow) {
    const members = step.type === 'parallel' ? step.agents.flatMap((name) => workflow.steps.get(name) ?? []) : [];
    return new Set([step, ...members].flatMap((each) => [...namesRead(each, workflow)]));
}
function namesReadIn(condition) {
    return new Set(namesInText(condition, 'when', undefined));
}
function namesReadBy(data, files) {
    return new Set(namesIn(data, '', files));
}
function isReadInside(workflow, node) {
    const { policies, hooks, error_routes: errorRoutes, env } = workflow.settings;
    if (policies?.some(({ type }) => type === 'command') === true)
        return true;
    const names = namesReadBy([workflow.output, hooks, errorRoutes, env, policies], workflow.templateFiles);
    return names.has(node) || [...workflow.steps.values()].some((step) => namesReadWithin(step, workflow).has(node));
}
function namesIn(value, field, files) {
    if (Array.isArray(value))
        return value.flatMap((item) => namesIn(item, field, files));
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value))
        return Object.entries(value).flatMap(([key, item]) => namesIn(item, key, files));
    return typeof value === 'string' ? namesInText(value, field, files) : [];
}
function namesInText(text, field, files) {
    if (field === 'input')
        return [text.split(/[.?]/)[0] ?? ''];
    const isText = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isTemplate */ .Fl)(text);
    if (!isText && !BARE.has(field))
        return [];
    const parsed = isText ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTemplate */ .QC)(text, { files: files?.get(text) }) : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseExpression */ .YK)(text);
    if (!parsed.ok)
        return [];
    const inFiles = 'namesInFiles' in parsed.value ? parsed.value.namesInFiles : [];
    return [...parsed.value.references.map(({ path }) => path[0] ?? ''), ...inFiles];
}


/***/ }),

/***/ 97095:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: function() { return /* binding */ IGNORED_EXIT; },
/* harmony export */   T$: function() { return /* binding */ eventJson; },
/* harmony export */   wb: function() { return /* binding */ raisedBy; }
/* harmony export */ });
function raisedBy({ frames }) {
    return frames[0]?.node ?? '';
}
const IGNORED_EXIT = 'exit-code-ignored';
function eventJson(event) {
    return event;
}


/***/ }),

/***/ 79615:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: function() { return /* binding */ MAX_TOOL_MESSAGE_BYTES; },
/* harmony export */   D2: function() { return /* binding */ TRANSPORT_CATEGORIES; },
/* harmony export */   HQ: function() { return /* binding */ REASONING_EFFORTS; },
/* harmony export */   V9: function() { return /* binding */ MAX_TOOL_ANSWER_BYTES; },
/* harmony export */   gB: function() { return /* binding */ MAX_ANSWER_BYTES; },
/* harmony export */   wM: function() { return /* binding */ HTTP_SERVERS; }
/* harmony export */ });
const HTTP_SERVERS = [
    {
        kind: 'openai',
        names: ['openai'],
        baseUrl: 'https://api.openai.com/v1',
        baseUrlVariable: 'OPENAI_BASE_URL',
        keyVariable: 'OPENAI_API_KEY',
        defaultModel: 'gpt-5-mini',
    },
    {
        kind: 'anthropic',
        names: ['anthropic', 'claude'],
        baseUrl: 'https://api.anthropic.com',
        baseUrlVariable: 'ANTHROPIC_BASE_URL',
        keyVariable: 'ANTHROPIC_API_KEY',
        defaultModel: 'claude-sonnet-4-5',
    },
];
const REASONING_EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'];
const TRANSPORT_CATEGORIES = ['rate_limit', 'provider_error', 'timeout', 'network'];
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
const MAX_TOOL_ANSWER_BYTES = 256 * 1024;
const MAX_TOOL_MESSAGE_BYTES = 4 * 1024 * 1024;


/***/ }),

/***/ 36750:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: function() { return /* binding */ kindsOfSet; },
/* harmony export */   O2: function() { return /* binding */ SET_NAMES; },
/* harmony export */   cF: function() { return /* binding */ transientKindsOfSets; }
/* harmony export */ });
/* unused harmony export isSetName */
const TOOL_KINDS = {
    git: 'rate_limited* auth server_error* network* tls not_found unsafe_repository not_a_repository locked* conflict dirty hook_declined rejected diverged ref_not_found patch_failed nothing_to_commit identity no_space',
    npm: 'audit.critical audit.high audit.moderate audit.low auth not_found rate_limited* server_error* tls network* busy* integrity dependency_conflict no_version unsupported bad_package_json lockfile version_exists missing_script permission no_space missing_file script_failed usage',
    pip: 'auth rate_limited* server_error* tls integrity dependency_conflict unsupported managed_environment network* not_found missing_file bad_requirement build_failed no_space permission',
    docker: 'daemon_unavailable rate_limited* auth no_space missing_file not_found server_error* tls network* port_in_use conflict platform command_not_found build_failed killed daemon_error',
    curl: 'auth not_found rate_limited* server_error* http dns* connect* timeout* certificate network* tls redirects write read missing_file too_large usage',
    gh: 'rate_limited* forbidden auth not_found already_exists not_mergeable server_error* network* invalid not_a_repository checks_failing usage',
    yarn: 'auth not_found rate_limited* server_error* tls network* integrity lockfile no_version unsupported missing_script script_failed',
    pnpm: 'auth not_found rate_limited* server_error* network* integrity lockfile dependency_conflict no_version unsupported missing_script bad_package_json script_failed',
    apt: 'locked* permission mirror_sync* not_found auth rate_limited* server_error* signature network* dependency_conflict no_space install_failed usage',
    maven: 'rate_limited* server_error* auth tls network* integrity not_found rule_violated bad_pom goal_failed +compile +test',
    gradle: 'rate_limited* server_error* auth tls network* locked* daemon_lost* integrity not_found dependency_conflict bad_build task_failed +compile +test +lint',
    cargo: 'auth rate_limited* server_error* tls network* integrity lockfile not_found unsupported bad_manifest build_script_failed usage +link +compile +lint +test +format',
    go: 'integrity rate_limited* server_error* network* tls auth not_found modules unsupported +lint +test +compile',
    playwright: 'not_found server_error* network* missing_browser missing_dependencies unsupported +test',
    terraform: 'locked* rate_limited* server_error* network* auth not_found lockfile invalid already_exists initialise +compile',
    aws: 'rate_limited* server_error* network* auth forbidden not_found conflict invalid usage error',
    kubectl: 'not_configured auth forbidden tls network* unavailable* not_found conflict invalid missing_file rollout usage',
    runner: 'timeout lost* shutdown* no_space* out_of_memory* action_download* rate_limited* unavailable* network*',
    build: 'compile link test coverage types lint format findings dependency permission certificate quota missing conflict crash memory_limit error step_failed',
    pytest: '+test',
    jest: '+test',
    vitest: '+test',
    node: '+test',
    tsc: '+compile',
    eslint: '+lint',
    ruff: '+format +lint',
    mypy: '+types',
    gcc: '+link +compile',
    dotnet: '+compile +test',
};
function isSetName(name) {
    return name in TOOL_KINDS;
}
const SET_NAMES = Object.keys(TOOL_KINDS).filter(isSetName);
function kindsOfSet(set) {
    return wordsOf(set).map((word) => kindOf(set, word));
}
function transientKindsOfSets() {
    return SET_NAMES.flatMap((set) => wordsOf(set)
        .filter((word) => word.endsWith('*'))
        .map((word) => kindOf(set, word)));
}
function wordsOf(set) {
    return TOOL_KINDS[set].split(' ');
}
function kindOf(set, word) {
    const name = word.replace('*', '');
    return name.startsWith('+') ? `external.build.${name.slice(1)}` : `external.${set}.${name}`;
}


/***/ }),

/***/ 86266:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dg: function() { return /* binding */ isTransient; },
/* harmony export */   r3: function() { return /* binding */ isRetryable; },
/* harmony export */   ty: function() { return /* binding */ TRANSIENT_KINDS; },
/* harmony export */   wK: function() { return /* binding */ neverStarted; }
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _tool_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36750);


const OF_THE_ENGINE = ['internal.timeout', 'provider.exhausted', 'internal.circuit_open'];
const TRANSIENT_KINDS = new Set([...OF_THE_ENGINE, ...(0,_tool_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .transientKindsOfSets */ .cF)()]);
function isTransient({ kind, details }) {
    for (const name of ['transient', 'retryable']) {
        const own = details[name];
        if (typeof own === 'boolean')
            return own;
    }
    return TRANSIENT_KINDS.has(kind);
}
const NOT_STARTED = [126, 127];
function neverStarted({ kind, details }) {
    if (kind !== 'internal.script_error')
        return false;
    const { exit_code: exitCode, signal = null, unread = false } = details;
    return NOT_STARTED.includes(exitCode) || (exitCode === null && signal === null && unread !== true);
}
function isRetryable(envelope, retryable = null) {
    const own = envelope.details['retryable'];
    if (typeof own === 'boolean')
        return own;
    if (retryable === null)
        return isTransient(envelope);
    return retryable.some((pattern) => (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .patternTakes */ .Hq)(pattern, envelope.kind));
}


/***/ }),

/***/ 53380:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uj: function() { return /* binding */ providerKeyVariables; },
/* harmony export */   V9: function() { return /* binding */ isToolSecret; },
/* harmony export */   nf: function() { return /* binding */ providerSecrets; },
/* harmony export */   sQ: function() { return /* binding */ PROVIDER_KEY_VARIABLES; }
/* harmony export */ });
/* harmony import */ var _core_provider_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79615);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33395);


const PROVIDER_KEY_VARIABLES = _core_provider_js__WEBPACK_IMPORTED_MODULE_0__/* .HTTP_SERVERS */ .wM.map(({ keyVariable }) => keyVariable);
function providerKeyVariables(substitutions) {
    const named = substitutions.filter(({ path }) => namesKey(path));
    return [...new Set([...PROVIDER_KEY_VARIABLES, ...named.map(({ variable }) => variable)])];
}
function providerSecrets(provider) {
    const given = provider.kind === 'command' ? Object.entries(provider.env) : Object.entries(provider.headers);
    const values = given.flatMap(([name, value]) => value !== null && isKeyName(name) ? [String(value), String(value).replace(/^\S+\s+/, '')] : []);
    const key = provider.kind === 'command' ? [] : [provider.apiKey];
    return [...new Set([...key, ...values])].filter((value) => value !== '');
}
function namesKey(path) {
    const field = path[path.lastIndexOf('provider') + 1];
    if (!path.includes('provider'))
        return false;
    if (field === 'api_key' || field === 'headers')
        return true;
    return field === 'env' && isKeyName(String(path.at(-1)));
}
function isToolSecret({ path }) {
    if (!path.includes('mcp_servers'))
        return false;
    const field = path[path.lastIndexOf('mcp_servers') + 2];
    return field === 'headers' || (field === 'env' && isKeyName(String(path.at(-1))));
}
function isKeyName(name) {
    return (0,_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isSensitiveName */ .eq)(name) || /auth|key|token|secret|cookie/i.test(name);
}


/***/ }),

/***/ 89088:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xq: function() { return /* binding */ globList; },
/* harmony export */   hp: function() { return /* binding */ globPattern; },
/* harmony export */   qt: function() { return /* binding */ hasMagic; }
/* harmony export */ });
function globList(text) {
    return (text.match(/(?:\{[^{}\n]*\}|[^,\n])+/g) ?? []).map((glob) => glob.trim()).filter((glob) => glob !== '');
}
function hasMagic(glob) {
    return /[*?{[]/.test(glob);
}
function globPattern(glob) {
    const parts = glob.match(/\*\*\/|\*\*|\*|\?|\{[^{}]*\}|\[[^\]/]+\]|[^*?{[]+|[{[]/g) ?? [];
    return new RegExp(`^${parts.map(partPattern).join('')}$`, process.platform === 'win32' ? 'i' : '');
}
function partPattern(part) {
    if (part === '**/')
        return '(?:[^/]+/)*';
    if (part === '**')
        return '.*';
    if (part === '*')
        return '[^/]*';
    if (part === '?')
        return '[^/]';
    if (part.startsWith('{') && part.endsWith('}')) {
        const choices = part.slice(1, -1).split(',');
        return `(?:${choices.map((choice) => globPattern(choice).source.slice(1, -1)).join('|')})`;
    }
    if (part.startsWith('[') && part.endsWith(']'))
        return `[${part.slice(1, -1).replace(/^!/, '^').replaceAll('\\', '\\\\')}]`;
    return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}


/***/ })

};
;