"use strict";
exports.id = 2341;
exports.ids = [2341,5653];
exports.modules = {

/***/ 72341:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createLocatedEnvelope: function() { return /* binding */ createLocatedEnvelope; },
/* harmony export */   h: function() { return /* binding */ createEnvelope; },
/* harmony export */   k: function() { return /* binding */ createPlacedDetails; }
/* harmony export */ });
/* harmony import */ var _core_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47581);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45979);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62759);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74183);
/* harmony import */ var _source_value_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16271);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93833);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95653);
/* harmony import */ var _printed_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81331);









const MAX_MESSAGE_CHARS = 2000;
const MAX_CAPTURE_CHARS = 2000;
const NUMBERS = new Set(['line', 'end_line', 'column', 'retry_after_seconds', 'status_code']);
function createEnvelope(rule, by, failure, match) {
    const line = (0,_printed_text_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutRunFile */ .u7)(match.line ?? '', failure.runFile ?? null);
    const plain = line === '' ? describeExit(failure) : line;
    const message = rule.message === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(plain) : renderRuleText(rule.kind, rule.message, failure, match, plain);
    return {
        kind: rule.kind,
        message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .cutHead */ .fz)(message.ok ? message.value : plain, MAX_MESSAGE_CHARS, failure.secrets),
        details: {
            ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(rule.details ?? {}) ? { ...rule.details } : {}),
            ...captureDetails(rule.kind, match, failure),
            ...(message.ok ? {} : { message_error: message.error.message }),
            ...(failure.signal === null ? {} : { signal: failure.signal }),
            ...(failure.timedOut ? { timed_out: true } : {}),
            ...describeTransience(rule, failure.kinds),
            ...describeEnd(by, failure),
        },
    };
}
function describeEnd(by, { exitCode, stderr, secrets }) {
    return { classified_by: by, exit_code: exitCode, stderr_tail: (0,_printed_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutStreamTail */ .le)(stderr, secrets) };
}
const MAX_ANNOTATIONS = 50;
function createLocatedEnvelope(by, failure, first, problems, workspace) {
    return {
        kind: `external.build.${first.kind}`,
        message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .cutHead */ .fz)(first.message, MAX_MESSAGE_CHARS, failure.secrets),
        details: {
            ...createPlacedDetails(failure, problems, workspace),
            ...(failure.signal === null ? {} : { signal: failure.signal }),
            ...describeEnd(by, failure),
        },
    };
}
function createPlacedDetails({ secrets }, problems, workspace) {
    const annotations = workspace === null ? [] : (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .placeProblems */ .kv)(problems, workspace);
    const leftOut = annotations.length - MAX_ANNOTATIONS;
    const shown = annotations
        .slice(0, MAX_ANNOTATIONS)
        .map((one) => ({ ...one, message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .cutHead */ .fz)(one.message, MAX_MESSAGE_CHARS, secrets) }));
    return {
        ...(shown.length === 0 ? {} : { annotations: shown }),
        ...(leftOut > 0 ? { annotations_left_out: leftOut } : {}),
        ...(problems.length > 1 ? { problem_count: problems.length } : {}),
    };
}
function describeExit(failure) {
    const how = failure.timedOut
        ? 'ended at its timeout'
        : failure.signal === null
            ? `exited with code ${failure.exitCode ?? 'unknown'}`
            : `ended by ${failure.signal}`;
    const lastLine = (0,_printed_text_js__WEBPACK_IMPORTED_MODULE_6__/* .explainLastLine */ .yZ)((0,_printed_text_js__WEBPACK_IMPORTED_MODULE_6__/* .findLastLine */ .WQ)(failure.stderr, failure.secrets), failure.exitCode, failure.runFile ?? null);
    return lastLine === '' ? how : `${how}: ${lastLine}`;
}
function renderRuleText(kind, source, { exitCode, signal }, { captures }, line) {
    const scope = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .createScope */ .Ds)({ kind, exit_code: exitCode, signal, line, ...Object.fromEntries(captures) });
    const template = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTemplate */ .QC)(source);
    const text = template.ok ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .render */ .XX)(template.value, scope) : template;
    return text.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(text.value.trim() || line) : text;
}
function describeTransience(rule, kinds) {
    const byKind = (0,_core_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .findKindEntry */ .KA)(kinds, rule.kind)?.transient ?? _core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .TRANSIENT_KINDS */ .ty.has(rule.kind);
    const transient = rule.transient ?? byKind;
    return transient || byKind ? { transient } : {};
}
function captureDetails(kind, match, failure) {
    const details = {};
    const schema = (0,_core_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .findKindEntry */ .KA)(failure.kinds, kind)?.details ?? {};
    for (const [name, value] of match.captures) {
        if (value === null)
            continue;
        const type = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwnEntry */ .xL)(schema, name)?.type;
        const typed = type === undefined || type === 'string' ? undefined : _source_value_types_js__WEBPACK_IMPORTED_MODULE_4__/* .VALUE_TYPES */ .K[type].parse(value);
        if (typed !== undefined) {
            (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .setKey */ .qL)(details, name, typed);
            continue;
        }
        const isNumber = type === undefined && NUMBERS.has(name) && /^\d{1,9}(\.\d{1,9})?$/.test(value);
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .setKey */ .qL)(details, name, isNumber ? Number(value) : (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_8__/* .cutHead */ .fz)(value, MAX_CAPTURE_CHARS, failure.secrets));
    }
    return details;
}


/***/ }),

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