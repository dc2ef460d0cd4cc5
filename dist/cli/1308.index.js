"use strict";
exports.id = 1308;
exports.ids = [1308];
exports.modules = {

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
/* harmony import */ var _core_lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16733);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89088);
/* harmony import */ var _file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49445);






const MAX_ENTRIES = 200_000;
const NOT_OF_WORKSPACE = new Set(['node_modules', 'target', '__pycache__', 'site-packages']);
const NOT_OF_RUN = new Set(['node_modules', '.git']);
function createSourceTree(root) {
    let byName = null;
    return {
        root,
        isFile: (file) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptedOr */ .w6)(false, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile()),
        realPath: (file) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptedOr */ .w6)(null, () => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file)),
        named: (name) => {
            byName ??= filesByName(root);
            return byName.get(name) ?? [];
        },
    };
}
function filesByName(root) {
    const found = new Map();
    const enters = (name) => !name.startsWith('.') && !NOT_OF_WORKSPACE.has(name);
    const isComplete = walk(root, enters, (file, entry) => {
        if (entry.isFile())
            (0,_core_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .addTo */ .D)(found, entry.name, file);
    });
    return isComplete ? found : new Map();
}
const reportFiles = {
    find: (globs, cwd, root) => {
        const found = new Map();
        for (const file of globs.flatMap((glob) => matches(glob, cwd))) {
            const real = realFile(file, root);
            if (real !== null)
                found.set(real.path, real);
        }
        return [...found.values()];
    },
    chunks: _file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .chunksOf */ .U_,
};
function realFile(file, root) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptedOr */ .w6)(null, () => {
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
    const fixed = parts.findIndex(_text_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .hasMagic */ .qt);
    if (fixed < 0)
        return [parts.join('/')];
    const base = parts.slice(0, fixed).join('/') || '/';
    const rest = parts.slice(fixed).join('/');
    const pattern = (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .globPattern */ .hp)(rest);
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
        const entries = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptedOr */ .w6)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, folder), { withFileTypes: true }));
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
/* harmony import */ var _adapters_source_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16335);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63696);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77400);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89088);









const MAX_BYTES = 64 * 1024 * 1024;
function readTextFile(file) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
        if (stats.isDirectory())
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)('is a folder, not a file');
        if (stats.size > MAX_BYTES)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(`is larger than ${MAX_BYTES / 1024 / 1024} MiB`);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));
    }
    catch (error) {
        if ((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorCode */ .CA)(error) === 'ENOENT')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)('does not exist');
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(`cannot be read: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .gJ)(error)}`);
    }
}
function writeTextFile(file, text) {
    const files = (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)();
    const written = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .attempted */ .zU)(() => {
        files.makeFolder(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(file));
        files.replace(file, text);
    });
    return written.ok ? written : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(`cannot be written: ${written.error}`);
}
function writeNewFiles(folder, files, shown) {
    const fileOf = ({ path: name }) => node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(folder, name);
    const names = (some) => some.map(({ path: name }) => shown(name)).join(', ');
    const taken = files.filter((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(fileOf(file)));
    if (taken.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(`${names(taken)} ${taken.length === 1 ? 'is' : 'are'} already there; nothing was written`);
    const written = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .attempted */ .zU)(() => {
        for (const file of files)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(fileOf(file)), { recursive: true });
        for (const file of files)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(fileOf(file), file.text, { flag: 'wx' });
    });
    return written.ok ? written : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(`${names(files)} cannot be written: ${written.error}`);
}
function entryAt(file) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .attemptedOr */ .w6)('absent', () => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isDirectory() ? 'folder' : 'file'));
}
const YAML_FILE = /\.ya?ml$/;
const NOT_ENTERED = new Set(['.git', 'node_modules']);
function namedFiles(operands, cwd, sort) {
    const found = new Set();
    for (const given of operands) {
        const operand = process.platform === 'win32' ? given.replaceAll('\\', '/') : given;
        const entry = entryAt(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, operand));
        const isPattern = entry === 'absent' && (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_8__/* .hasMagic */ .qt)(operand);
        const files = entry === 'folder'
            ? filesBelow(operand, cwd).filter((file) => isOf(sort, node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, file)))
            : isPattern
                ? matching(operand.replace(/^(?:\.\/)+/, ''), cwd)
                : [operand];
        if (isPattern && files.length === 0)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(`nothing matches ${JSON.stringify(operand)}`);
        if (files.length === 0)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(`there is no ${sort.what} in ${operand}: no .yaml or .yml file below it has ${sort.has}`);
        for (const file of files)
            found.add(file);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)([...found]);
}
const WORKFLOW_FILES = {
    what: 'workflow file',
    has: '`workflow:` with `entry_point`',
    name: /\.conductor\.ya?ml$/,
    isOne: (data) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(data) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(data['workflow']) && data['workflow']['entry_point'] !== undefined,
};
const SCENARIO_FILES = {
    what: 'scenario file',
    has: '`scenarios:`',
    name: /\.test\.ya?ml$/,
    isOne: (data) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(data) && data['scenarios'] !== undefined,
};
function isOf({ name, isOne }, file) {
    if (!YAML_FILE.test(file))
        return false;
    if (name.test(file))
        return true;
    const text = readTextFile(file);
    const data = text.ok ? (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .parseOption */ .ZY)(text.value) : text;
    return data.ok && isOne(data.value);
}
function matching(pattern, cwd) {
    const parts = pattern.split('/');
    const fixed = parts.slice(0, parts.findIndex(_text_glob_js__WEBPACK_IMPORTED_MODULE_8__/* .hasMagic */ .qt)).join('/');
    const start = fixed === '' && pattern.startsWith('/') ? '/' : fixed;
    const matcher = (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_8__/* .globPattern */ .hp)(pattern);
    return filesBelow(start, cwd).filter((file) => matcher.test(file));
}
function filesBelow(folder, cwd) {
    const files = [];
    const prefix = folder === '' || folder === '.' ? '' : folder.replace(/\/?$/, '/');
    const enters = (name) => !NOT_ENTERED.has(name);
    (0,_adapters_source_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .walk */ .GG)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, folder), enters, (file, entry) => {
        if (entry.isFile())
            files.push(`${prefix}${file}`);
    });
    return files.sort();
}


/***/ }),

/***/ 61881:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runInit: function() { return /* binding */ runInit; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51695);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17820);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95262);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72918);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82512);







async function runInit(args, context) {
    const folder = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOf */ .dN)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, args.operands[0] ?? '.'));
    const root = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .findWorkspace */ .pl)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'workflow.yaml'), {});
    const files = starterFiles(node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, folder).split((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)).join('/'));
    const shown = (name) => (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .displayPath */ .Gt)((0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOf */ .dN)(context.cwd), node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, name));
    const written = (0,_files_js__WEBPACK_IMPORTED_MODULE_6__/* .writeNewFiles */ .zn)(root, files, shown);
    if (!written.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .refuse */ .TR)(context, 'init', written.error);
    const names = files.map((file) => shown(file.path));
    context.terminal.stdout(names.map((name) => `${name}\n`).join(''));
    const [workflow = '', scenarios = ''] = names;
    context.terminal.stderr(`Next:\n  conductor run ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_4__/* .shellPath */ .G9)(workflow)}\n  conductor test ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_4__/* .shellPath */ .G9)(scenarios)}\n`);
    return 0;
}
function starterFiles(folder) {
    const read = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_3__/* .packageFolder */ .n4)(), 'starter', name), 'utf8');
    const workflow = node_path__WEBPACK_IMPORTED_MODULE_1___default().posix.join(folder, 'workflow.conductor.yaml');
    const scenarios = node_path__WEBPACK_IMPORTED_MODULE_1___default().posix.join(folder, 'workflow.test.yaml');
    const job = read('github-workflow.yml')
        .replace('workflow.test.yaml', () => (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_4__/* .shellPath */ .G9)(scenarios))
        .replace('workflow.conductor.yaml', () => yamlText(workflow));
    return [
        { path: workflow, text: read('workflow.conductor.yaml') },
        { path: scenarios, text: read('workflow.test.yaml') },
        { path: '.github/workflows/conductor.yml', text: job },
    ];
}
function yamlText(text) {
    return /^[\w./-]+$/.test(text) ? text : JSON.stringify(text);
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


/***/ }),

/***/ 95262:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: function() { return /* binding */ shellPath; },
/* harmony export */   ZL: function() { return /* binding */ shellQuote; },
/* harmony export */   g1: function() { return /* binding */ shellAssignment; },
/* harmony export */   q$: function() { return /* binding */ shellCommand; }
/* harmony export */ });
const SAFE = /^[A-Za-z0-9_@%+=:,./-]+$/;
const SAFE_ON_WINDOWS = /^[A-Za-z0-9_+=:./-]+$/;
const isWindows = process.platform === 'win32';
function shellQuote(word, windows = isWindows) {
    if (windows)
        return SAFE_ON_WINDOWS.test(word) ? word : windowsQuote(word);
    return SAFE.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
function windowsQuote(word) {
    return `"${word.replaceAll(/(\\*)"/g, '$1$1""').replace(/(\\+)$/, '$1$1')}"`;
}
function shellAssignment(name, variable, windows = isWindows) {
    return windows ? windowsQuote(`${name}=$env:${variable}`) : `${shellQuote(`${name}=`, false)}"\${${variable}:?}"`;
}
function shellPath(path, windows = isWindows) {
    const written = windows ? path.replaceAll('\\', '/') : path;
    return shellQuote(written.startsWith('-') ? `./${written}` : written, windows);
}
function shellCommand(words) {
    return words.map((word) => shellQuote(word)).join(' ');
}


/***/ })

};
;