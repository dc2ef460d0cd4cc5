"use strict";
exports.id = 5082;
exports.ids = [5082,6335];
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
    const found = new Map();
    const tracked = (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .listGitFiles */ .K1)(root);
    if (tracked !== null) {
        for (const file of tracked)
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_7__/* .addTo */ .DN)(found, node_path__WEBPACK_IMPORTED_MODULE_1___default().posix.basename(file), file);
        return found;
    }
    const enters = (name) => !name.startsWith('.') && !NOT_OF_WORKSPACE.has(name);
    const isComplete = (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .walk */ .G)(root, enters, (file, entry) => {
        if (entry.isFile())
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_7__/* .addTo */ .DN)(found, entry.name, file);
    });
    return isComplete ? found : new Map();
}
const reportFiles = {
    find: (glob, cwd, root) => {
        const found = matches(glob, cwd).map((file) => judgeFile(file, root));
        return {
            files: found.flatMap((each) => (each !== null && 'stamp' in each ? [each] : [])),
            refused: found.flatMap((each) => (each !== null && 'reason' in each ? [each] : [])),
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
function matches(glob, cwd) {
    const parts = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, glob).replaceAll('\\', '/').split('/');
    const fixed = parts.findIndex(_text_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .hasMagic */ .qt);
    if (fixed < 0)
        return [parts.join('/')];
    const base = parts.slice(0, fixed).join('/') || '/';
    const rest = parts.slice(fixed).join('/');
    const pattern = (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .SO)(rest);
    const deepest = rest.includes('**') ? Number.POSITIVE_INFINITY : parts.length - fixed;
    const meansFolders = !rest.endsWith('**');
    const found = [];
    const enters = (name, file) => !NOT_OF_RUN.has(name) && file.split('/').length < deepest;
    (0,_core_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .walk */ .G)(base, enters, (file, entry) => {
        if ((meansFolders || !entry.isDirectory()) && pattern.test(file))
            found.push(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(base, file));
    });
    return found;
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
/* harmony export */   V9: function() { return /* binding */ isToolSecret; },
/* harmony export */   c5: function() { return /* binding */ listProviderKeyVariables; },
/* harmony export */   sQ: function() { return /* binding */ PROVIDER_KEY_VARIABLES; },
/* harmony export */   vh: function() { return /* binding */ listProviderSecrets; }
/* harmony export */ });
/* harmony import */ var _core_provider_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79615);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31501);


const PROVIDER_KEY_VARIABLES = _core_provider_js__WEBPACK_IMPORTED_MODULE_0__/* .HTTP_SERVERS */ .wM.map(({ keyVariable }) => keyVariable);
function listProviderKeyVariables(substitutions) {
    const named = substitutions.filter(({ path }) => namesKey(path));
    return [...new Set([...PROVIDER_KEY_VARIABLES, ...named.map(({ variable }) => variable)])];
}
function listProviderSecrets(provider) {
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