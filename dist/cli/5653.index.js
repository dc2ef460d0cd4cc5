"use strict";
exports.id = 5653;
exports.ids = [5653];
exports.modules = {

/***/ 95653:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: function() { return /* binding */ findSourceFile; },
/* harmony export */   kv: function() { return /* binding */ placeProblems; },
/* harmony export */   ut: function() { return /* binding */ OF_OTHERS; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4521);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60443);



const OF_OTHERS = /(?:^|\/)(?:node_modules|site-packages|dist-packages|lib\/python[\d.]+|Python\d+\/Lib|\.pub-cache|\.cargo|cargo\/registry|\.rustup|_actions)\//;
function placeProblems(problems, workspace) {
    const fileByKey = new Map();
    const findOnce = (place) => {
        const key = `${place.file}\0${place.within ?? ''}`;
        const known = fileByKey.get(key);
        const file = known === undefined ? findSourceFile(place, workspace) : known;
        fileByKey.set(key, file);
        return file;
    };
    return problems.flatMap(({ places, message, level }) => {
        for (const place of places) {
            const file = findOnce(place);
            if (file === null)
                continue;
            const column = place.column === null ? {} : { column: place.column };
            return [{ file, line: Math.max(1, place.line), ...column, level: level ?? 'error', message }];
        }
        return [];
    });
}
function findSourceFile(place, { sources, cwd }) {
    const name = normalizePath(place.file);
    if (OF_OTHERS.test(name))
        return null;
    if (name.startsWith('/') || DRIVE.test(name))
        return findInside(sources, name) ?? findBySuffix(sources, name);
    const isBare = !name.includes('/');
    if (!isBare || place.within === null) {
        const local = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name);
        if (sources.isFile(local))
            return findInside(sources, local);
    }
    const tail = name.replace(/^(?:\.\.?\/)+/, '');
    const fitting = sources.named((0,_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .toBaseName */ .AU)(name)).filter((file) => file === tail || file.endsWith(`/${tail}`));
    const chosen = place.within === null || !isBare ? fitting : filterByPackage(fitting, place.within, sources);
    if (chosen.includes(tail))
        return tail;
    return chosen.length === 1 ? (chosen[0] ?? null) : null;
}
const DRIVE = /^[A-Za-z]:\//;
const OF_MACHINE = /^\/(?:usr\/(?:lib|lib64|local|include|share)|lib|lib64|etc|proc|opt\/hostedtoolcache|nix)\/|^\/?[A-Za-z]:\/(?:Program Files|Windows)/i;
const MAX_SUFFIX = 100;
function findBySuffix(sources, name) {
    if (OF_MACHINE.test(name) || sources.isFile(name))
        return null;
    const all = name.split('/').filter((part) => part !== '' && part !== '.' && !part.endsWith(':'));
    const parts = all.slice(-MAX_SUFFIX);
    if (all.includes('..'))
        return null;
    const files = sources.named((0,_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .toBaseName */ .AU)(name));
    const suffixes = parts.map((_, at) => parts.slice(at).join('/'));
    const whole = suffixes.find((suffix) => files.includes(suffix));
    if (whole !== undefined || files.length === 0)
        return whole ?? null;
    const longest = suffixes.slice(0, -1).map((suffix) => files.filter((file) => file.endsWith(`/${suffix}`)));
    const [first, ...others] = longest.find((fitting) => fitting.length > 0) ?? [];
    return others.length === 0 ? (first ?? null) : null;
}
function normalizePath(file) {
    return file
        .replaceAll('\\', '/')
        .replace(/^file:\/\//, '')
        .replace(/^\/(?=[A-Za-z]:\/)/, '');
}
function withoutEscapes(name) {
    try {
        return decodeURIComponent(name);
    }
    catch {
        return name;
    }
}
function findInside(sources, file) {
    const root = `${sources.root.replaceAll('\\', '/').replace(/\/$/, '')}/`;
    const ignoresCase = DRIVE.test(root) || process.platform === 'darwin';
    const spelling = sources.realPath(file) ?? sources.realPath(withoutEscapes(file)) ?? node_path__WEBPACK_IMPORTED_MODULE_0___default().normalize(file);
    const name = spelling.replaceAll('\\', '/');
    const isInside = ignoresCase ? name.toLowerCase().startsWith(root.toLowerCase()) : name.startsWith(root);
    return isInside ? name.slice(root.length) : null;
}
function filterByPackage(files, within, sources) {
    if (!within.includes('/')) {
        const folders = within.split('.').slice(0, -1).join('/');
        return folders === '' ? files : files.filter((file) => `/${node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(file)}`.endsWith(`/${folders}`));
    }
    const ways = files.map((file) => ({ file, way: findModulePath(node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(file), sources) }));
    const fitting = ways.filter(({ way }) => way === '' || within.endsWith(`/${way}`));
    const longest = (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .findLargest */ .qz)(fitting.map(({ way }) => way.length));
    return fitting.filter(({ way }) => way.length === longest).map(({ file }) => file);
}
function findModulePath(folder, sources) {
    for (let module = folder; module !== '.'; module = node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(module)) {
        if (sources.isFile(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(sources.root, module, 'go.mod')))
            return node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.relative(module, folder);
    }
    return folder === '.' ? '' : folder;
}


/***/ })

};
;