"use strict";
exports.id = 6441;
exports.ids = [6441];
exports.modules = {

/***/ 6441:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  classify: function() { return /* binding */ classify; }
});

// EXTERNAL MODULE: ./build/src/config/classify-sets/index.js + 13 modules
var classify_sets = __webpack_require__(3446);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(20);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(2759);
// EXTERNAL MODULE: ./build/src/core/transient.js
var core_transient = __webpack_require__(6266);
// EXTERNAL MODULE: ./build/src/expressions/index.js + 21 modules
var expressions = __webpack_require__(375);
// EXTERNAL MODULE: ./build/src/text/excerpt.js
var excerpt = __webpack_require__(3833);
// EXTERNAL MODULE: ./build/src/nodes/script-output.js
var script_output = __webpack_require__(5807);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/nodes/classify/locate.js
var locate = __webpack_require__(5033);
;// CONCATENATED MODULE: ./build/src/nodes/classify/places.js


const OF_OTHERS = /(?:^|\/)(?:node_modules|site-packages|dist-packages|\.cargo|\.rustup)\//;
function placed(problems, workspace) {
    return problems.flatMap(({ places, message }) => {
        for (const place of places) {
            const file = fileOf(place, workspace);
            if (file === null)
                continue;
            const column = place.column === null ? {} : { column: place.column };
            return [{ file, line: Math.max(1, place.line), ...column, level: 'error', message }];
        }
        return [];
    });
}
function fileOf(place, { sources, cwd }) {
    const name = place.file.replaceAll('\\', '/').replace(/^file:\/\//, '');
    if (OF_OTHERS.test(name))
        return null;
    if (name.startsWith('/') || /^[A-Za-z]:\//.test(name))
        return insideOf(sources.root, name);
    const isBare = !name.includes('/');
    if (!isBare || place.within === null) {
        const local = external_node_path_default().resolve(cwd, name);
        if (sources.isFile(local))
            return insideOf(sources.root, local);
    }
    const tail = name.replace(/^(?:\.\.?\/)+/, '');
    const fitting = sources.named((0,locate/* baseName */.F)(name)).filter((file) => file === tail || file.endsWith(`/${tail}`));
    const chosen = place.within === null || !isBare ? fitting : ofPackage(fitting, place.within, sources);
    return chosen.length === 1 ? (chosen[0] ?? null) : null;
}
function insideOf(root, file) {
    const from = `${root.replaceAll('\\', '/').replace(/\/$/, '')}/`;
    const to = external_node_path_default().normalize(file).replaceAll('\\', '/');
    const isInside = /^[A-Za-z]:/.test(from) ? to.toLowerCase().startsWith(from.toLowerCase()) : to.startsWith(from);
    return isInside ? to.slice(from.length) : null;
}
function ofPackage(files, within, sources) {
    if (!within.includes('/')) {
        const folders = within.split('.').slice(0, -1).join('/');
        return folders === '' ? files : files.filter((file) => `/${external_node_path_default().posix.dirname(file)}`.endsWith(`/${folders}`));
    }
    const ways = files.map((file) => ({ file, way: wayInModule(external_node_path_default().posix.dirname(file), sources) }));
    const fitting = ways.filter(({ way }) => way === '' || within.endsWith(`/${way}`));
    const longest = Math.max(...fitting.map(({ way }) => way.length));
    return fitting.filter(({ way }) => way.length === longest).map(({ file }) => file);
}
function wayInModule(folder, sources) {
    for (let module = folder; module !== '.'; module = external_node_path_default().posix.dirname(module)) {
        if (sources.isFile(external_node_path_default().join(sources.root, module, 'go.mod')))
            return external_node_path_default().posix.relative(module, folder);
    }
    return folder === '.' ? '' : folder;
}

;// CONCATENATED MODULE: ./build/src/nodes/classify/envelope.js







const MAX_MESSAGE_CHARS = 2000;
const MAX_CAPTURE_CHARS = 2000;
const NUMBERS = new Set(['line', 'end_line', 'column', 'retry_after_seconds', 'status_code']);
function envelopeOf(rule, by, failure, match) {
    const line = (0,script_output/* withoutRunFile */.u7)(match.line ?? '', failure.runFile ?? null);
    const plain = line === '' ? howItEnded(failure) : line;
    const message = rule.message === undefined ? (0,result.ok)(plain) : templated(rule.kind, rule.message, failure, match, plain);
    return {
        kind: rule.kind,
        message: (0,excerpt/* headOf */.Uo)(message.ok ? message.value : plain, MAX_MESSAGE_CHARS, failure.secrets),
        details: {
            ...((0,json/* isJson */.Fh)(rule.details ?? {}) ? { ...rule.details } : {}),
            ...capturedDetails(match, failure),
            ...(message.ok ? {} : { message_error: message.error.message }),
            ...(failure.signal === null ? {} : { signal: failure.signal }),
            ...(failure.timedOut ? { timed_out: true } : {}),
            ...transience(rule),
            ...endOf(by, failure),
        },
    };
}
function endOf(by, { exitCode, stderr, secrets }) {
    return { classified_by: by, exit_code: exitCode, stderr_tail: (0,script_output/* tailOf */.Cj)(stderr, secrets) };
}
const MAX_ANNOTATIONS = 50;
function locatedEnvelope(by, failure, problems, workspace) {
    const [first] = problems;
    const annotations = workspace === null ? [] : placed(problems, workspace);
    const leftOut = annotations.length - MAX_ANNOTATIONS;
    const cut = (text) => (0,excerpt/* headOf */.Uo)(text, MAX_MESSAGE_CHARS, failure.secrets);
    return {
        kind: `external.build.${first?.kind ?? 'compile'}`,
        message: cut(first?.message ?? ''),
        details: {
            ...(annotations.length === 0
                ? {}
                : { annotations: annotations.slice(0, MAX_ANNOTATIONS).map((one) => ({ ...one, message: cut(one.message) })) }),
            ...(leftOut > 0 ? { annotations_left_out: leftOut } : {}),
            ...(problems.length > 1 ? { problem_count: problems.length } : {}),
            ...(failure.signal === null ? {} : { signal: failure.signal }),
            ...endOf(by, failure),
        },
    };
}
function howItEnded(failure) {
    const how = failure.timedOut
        ? 'ended at its timeout'
        : failure.signal === null
            ? `exited with code ${failure.exitCode ?? 'unknown'}`
            : `ended by ${failure.signal}`;
    const said = (0,script_output/* tellTrouble */.xM)((0,script_output/* lastLine */.fM)(failure.stderr, failure.secrets), failure.exitCode, failure.runFile ?? null);
    return said === '' ? how : `${how}: ${said}`;
}
function templated(kind, source, { exitCode, signal }, { captures }, line) {
    const scope = (0,expressions/* scopeOf */.Od)({ kind, exit_code: exitCode, signal, line, ...Object.fromEntries(captures) });
    const template = (0,expressions/* parseTemplate */.QC)(source);
    const text = template.ok ? (0,expressions/* render */.XX)(template.value, scope) : template;
    return text.ok ? (0,result.ok)(text.value.trim() || line) : text;
}
function transience(rule) {
    const byKind = core_transient/* TRANSIENT_KINDS */.ty.has(rule.kind);
    const transient = rule.transient ?? byKind;
    return transient || byKind ? { transient } : {};
}
function capturedDetails(match, failure) {
    const details = {};
    for (const [name, value] of match.captures) {
        if (value === null)
            continue;
        const isNumber = NUMBERS.has(name) && /^\d{1,9}(\.\d{1,9})?$/.test(value);
        (0,json/* setKey */.qL)(details, name, isNumber ? Number(value) : (0,excerpt/* headOf */.Uo)(value, MAX_CAPTURE_CHARS, failure.secrets));
    }
    return details;
}

// EXTERNAL MODULE: ./build/src/nodes/classify/match.js
var classify_match = __webpack_require__(5054);
;// CONCATENATED MODULE: ./build/src/nodes/classify/index.js



function classify(rules, failure, patterns, workspace = null) {
    if (failure.exitCode === 0 && failure.signal === null && !failure.timedOut)
        return null;
    const read = (0,classify_match/* readFailure */.f1)(failure);
    for (const candidate of inOrder(rules)) {
        if ('own' in candidate) {
            const match = (0,classify_match/* matchOwn */.Im)(candidate.own, read, patterns);
            if (match !== null)
                return envelopeOf(candidate.own, 'rule', failure, match);
            continue;
        }
        if (failure.timedOut)
            continue;
        if ('tables' in candidate) {
            const problems = (0,classify_match/* problemsOf */.GW)(read, candidate.tables);
            if (problems.length > 0)
                return locatedEnvelope(candidate.by, failure, problems, workspace);
        }
        else {
            const match = (0,classify_match/* matchRow */.O5)(candidate.row, read);
            if (match !== null)
                return envelopeOf(candidate.row, candidate.by, failure, match);
        }
    }
    return null;
}
function inOrder(rules) {
    const expanded = rules.flatMap((rule) => {
        const { use: by, kind } = rule;
        const own = kind === undefined ? [] : [{ own: { ...(by === undefined ? {} : { timeout: false }), ...rule, kind } }];
        if (by === undefined)
            return own;
        const all = classify_sets/* CLASSIFY_SETS */.t[by];
        const rows = all.filter(({ hint }) => hint !== true).map((row) => ({ by, row }));
        const isBuild = ({ row }) => row.kind.startsWith('external.build.');
        const told = rows.filter((each) => !isBuild(each));
        return [...told, { by, tables: (0,classify_sets/* tablesOfSet */.R)(by) }, ...rows.filter(isBuild), ...own];
    });
    const isAround = (each) => Number('row' in each && each.row.around === true);
    return expanded.toSorted((a, b) => isAround(a) - isAround(b));
}


/***/ })

};
;