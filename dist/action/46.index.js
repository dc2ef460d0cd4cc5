"use strict";
exports.id = 46;
exports.ids = [46];
exports.modules = {

/***/ 14046:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createRetryArguments: function() { return /* binding */ createRetryArguments; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56461);


const RUNNERS = {
    pytest: (tests, workspace) => collectWords(tests, (test) => toPytestId(test, workspace)),
    jest: (tests) => {
        const files = collectWords(tests, ({ file }) => file || null);
        const named = ['--testNamePattern', `^(?:${distinct(tests.map(toTitlePattern)).join('|')})$`];
        return files === null ? named : ['--runTestsByPath', ...files, ...named];
    },
    vitest: (tests, { cwd }) => {
        const files = collectWords(tests, ({ file, suite, within }) => toRelative(cwd, file || suite || within) || null);
        const named = ['--testNamePattern', `^ ?(?:${distinct(tests.map(toTitlePattern)).join('|')})$`];
        return files === null ? named : [...files, ...named];
    },
    playwright: (tests) => {
        const files = collectWords(tests, ({ within, suite }) => escapePattern(within || suite) || null);
        const projects = tests.every(({ hostname }) => hostname !== '') ? distinct(tests.map((test) => test.hostname)) : [];
        const titles = distinct(tests.map(toTitlePattern)).join('|');
        return [...(files ?? []), '--grep', `(?:^| )(?:${titles})$`, ...projects.map((project) => `--project=${project}`)];
    },
    go: (tests) => {
        const names = distinct(tests.map(({ name }) => escapePattern(name.split('/', 1)[0] ?? '')));
        const packages = collectWords(tests, ({ suite, within }) => suite || within || null);
        return packages === null ? null : [`-run=^(?:${names.join('|')})$`, ...packages];
    },
    cargo: (tests) => {
        const packages = collectWords(tests, ({ within }) => within.split('::', 1)[0] || null) ?? [];
        return [...packages.map((name) => `--package=${name}`), '--', '--exact', ...distinct(tests.map(({ name }) => name))];
    },
    maven: (tests) => {
        const classes = groupByClass(tests, '+', '#');
        return classes === null
            ? null
            : [`-Dtest=${classes.join(',')}`, '-Dsurefire.failIfNoSpecifiedTests=false', '-DfailIfNoTests=false'];
    },
    gradle: (tests) => collectWords(tests, ({ within, name }) => joinMethod(within, name, '.'))?.flatMap((each) => ['--tests', each]) ??
        null,
    dotnet: (tests) => {
        const terms = collectWords(tests, ({ within, name }) => {
            const method = name.split('(', 1)[0] ?? '';
            if (within === '' || method === '')
                return null;
            return `FullyQualifiedName${method === name ? '=' : '~'}${escapeFilter(`${within}.${method}`)}`;
        });
        return terms === null ? null : ['--filter', terms.join('|')];
    },
    rspec: (tests) => {
        const files = collectWords(tests, ({ file }) => file || null);
        if (files === null)
            return null;
        return [...files, ...distinct(tests.map(({ name }) => name.replaceAll(' > ', ' '))).flatMap((name) => ['-e', name])];
    },
};
function createRetryArguments(runner, failing, workspace) {
    const tests = failing.map(([suite, within, name, file, hostname = '']) => ({ suite, within, name, file, hostname }));
    const isTest = failing.every(([, , name, , , , around]) => around === undefined && name !== '');
    const words = isTest && tests.length > 0 ? RUNNERS[runner](tests, workspace) : null;
    return words === null || words.some((word) => /[\n\r\0]/.test(word)) ? [] : words;
}
function distinct(words) {
    return [...new Set(words)];
}
function collectWords(tests, toWord) {
    const words = tests.map(toWord);
    return words.every((word) => word !== null) ? distinct(words) : null;
}
function escapePattern(text) {
    return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
function toTitlePattern({ name }) {
    return name
        .split(/ [>›] /)
        .map(escapePattern)
        .join('(?: | [>›] )');
}
function toRelative(cwd, file) {
    return node_path__WEBPACK_IMPORTED_MODULE_0___default().isAbsolute(file) ? node_path__WEBPACK_IMPORTED_MODULE_0___default().relative(cwd, file).replaceAll('\\', '/') : file;
}
function toPytestId({ within, name, file }, { sources, cwd }) {
    const parts = within.split('.');
    for (let end = parts.length; end > 0; end -= 1) {
        const module = file || `${parts.slice(0, end).join('/')}.py`;
        const dotted = parts.slice(0, end).join('.');
        const isModule = file === '' ? sources.isFile(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, module)) : toDotted(file).endsWith(dotted);
        if (!isModule)
            continue;
        return /[\n\r]/.test(name) ? module : [module, ...parts.slice(end), name].join('::');
    }
    return file || null;
}
function toDotted(file) {
    return file.replace(/\.py$/, '').replaceAll(/[\\/]/g, '.');
}
const METHOD = /^[\p{L}_$][\p{L}\p{N}_$]*/u;
function joinMethod(within, name, separator) {
    if (within === '')
        return null;
    const [method = ''] = METHOD.exec(name) ?? [];
    const isMethod = method !== '' && /^(?:$|[([{])/.test(name.slice(method.length));
    return isMethod ? `${within}${separator}${method}` : within;
}
function groupByClass(tests, and, separator) {
    const methods = new Map();
    for (const { within, name } of tests) {
        const joined = joinMethod(within, name, separator);
        if (joined === null)
            return null;
        (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_1__/* .addTo */ .DN)(methods, within, joined.slice(within.length + 1));
    }
    return [...methods].map(([within, names]) => names.includes('') ? within : `${within}${separator}${distinct(names).join(and)}`);
}
function escapeFilter(text) {
    return text.replaceAll(/[\\()&|=!~]/g, '\\$&');
}


/***/ })

};
;