"use strict";
exports.id = 6335;
exports.ids = [6335];
exports.modules = {

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


/***/ })

};
;