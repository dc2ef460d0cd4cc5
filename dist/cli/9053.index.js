"use strict";
exports.id = 9053;
exports.ids = [9053];
exports.modules = {

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
/* harmony import */ var _config_load_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26530);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51695);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62759);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8811);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95262);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72918);








async function runInit(args, context) {
    const folder = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, args.operands[0] ?? '.'));
    const root = (0,_config_load_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findWorkspace */ .pl)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'workflow.yaml'), {});
    const starter = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .attempted */ .zU)(() => starterFiles(node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, folder).split((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)).join('/')));
    const shown = (name) => (0,_config_load_index_js__WEBPACK_IMPORTED_MODULE_2__/* .displayPath */ .Gt)((0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(context.cwd), node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, name));
    const files = starter.ok ? starter.value : [];
    const written = starter.ok ? writeAll(root, files, shown) : starter;
    if (!written.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TR)(context, 'init', `${written.error}; nothing was written`);
    const names = files.map((file) => shown(file.path));
    context.terminal.stdout(names.map((name) => `${name}\n`).join(''));
    const [workflow = '', scenarios = ''] = names;
    context.terminal.stderr(`Next:\n  conductor run ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__/* .shellPath */ .G9)(workflow)}\n  conductor test ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__/* .shellPath */ .G9)(scenarios)}\n`);
    return 0;
}
function writeAll(root, files, shown) {
    const taken = files.filter(({ path: name }) => exists(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, name))).map(({ path: name }) => shown(name));
    if (taken.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`${taken.join(', ')} ${taken.length === 1 ? 'is' : 'are'} already there`);
    const written = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .attempted */ .zU)(() => {
        for (const { path: name } of files)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, name)), { recursive: true });
        for (const { path: name, text } of files)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(root, name), text, { flag: 'wx' });
    });
    return written.ok ? written : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(`${root} cannot be written: ${written.error}`);
}
function exists(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
function starterFiles(folder) {
    const read = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_4__/* .packageFolder */ .n4)(), 'starter', name), 'utf8');
    const workflow = node_path__WEBPACK_IMPORTED_MODULE_1___default().posix.join(folder, 'workflow.conductor.yaml');
    const scenarios = node_path__WEBPACK_IMPORTED_MODULE_1___default().posix.join(folder, 'workflow.test.yaml');
    const job = read('github-workflow.yml')
        .replace('workflow.test.yaml', () => (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_5__/* .shellPath */ .G9)(scenarios))
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