"use strict";
exports.id = 3479;
exports.ids = [3479];
exports.modules = {

/***/ 43447:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ placedDetails; },
/* harmony export */   G: function() { return /* binding */ envelopeOf; },
/* harmony export */   locatedEnvelope: function() { return /* binding */ locatedEnvelope; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _core_transient_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86266);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85140);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93833);
/* harmony import */ var _printed_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31540);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46947);







const MAX_MESSAGE_CHARS = 2000;
const MAX_CAPTURE_CHARS = 2000;
const NUMBERS = new Set(['line', 'end_line', 'column', 'retry_after_seconds', 'status_code']);
function envelopeOf(rule, by, failure, match) {
    const line = (0,_printed_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutRunFile */ .u7)(match.line ?? '', failure.runFile ?? null);
    const plain = line === '' ? howItEnded(failure) : line;
    const message = rule.message === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(plain) : templated(rule.kind, rule.message, failure, match, plain);
    return {
        kind: rule.kind,
        message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .headOf */ .Uo)(message.ok ? message.value : plain, MAX_MESSAGE_CHARS, failure.secrets),
        details: {
            ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(rule.details ?? {}) ? { ...rule.details } : {}),
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
    return { classified_by: by, exit_code: exitCode, stderr_tail: (0,_printed_text_js__WEBPACK_IMPORTED_MODULE_3__/* .tailOf */ .Cj)(stderr, secrets) };
}
const MAX_ANNOTATIONS = 50;
function locatedEnvelope(by, failure, first, problems, workspace) {
    return {
        kind: `external.build.${first.kind}`,
        message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .headOf */ .Uo)(first.message, MAX_MESSAGE_CHARS, failure.secrets),
        details: {
            ...placedDetails(failure, problems, workspace),
            ...(failure.signal === null ? {} : { signal: failure.signal }),
            ...endOf(by, failure),
        },
    };
}
function placedDetails({ secrets }, problems, workspace) {
    const annotations = workspace === null ? [] : (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .placed */ .G)(problems, workspace);
    const leftOut = annotations.length - MAX_ANNOTATIONS;
    const shown = annotations
        .slice(0, MAX_ANNOTATIONS)
        .map((one) => ({ ...one, message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .headOf */ .Uo)(one.message, MAX_MESSAGE_CHARS, secrets) }));
    return {
        ...(shown.length === 0 ? {} : { annotations: shown }),
        ...(leftOut > 0 ? { annotations_left_out: leftOut } : {}),
        ...(problems.length > 1 ? { problem_count: problems.length } : {}),
    };
}
function howItEnded(failure) {
    const how = failure.timedOut
        ? 'ended at its timeout'
        : failure.signal === null
            ? `exited with code ${failure.exitCode ?? 'unknown'}`
            : `ended by ${failure.signal}`;
    const said = (0,_printed_text_js__WEBPACK_IMPORTED_MODULE_3__/* .tellTrouble */ .xM)((0,_printed_text_js__WEBPACK_IMPORTED_MODULE_3__/* .lastLine */ .fM)(failure.stderr, failure.secrets), failure.exitCode, failure.runFile ?? null);
    return said === '' ? how : `${how}: ${said}`;
}
function templated(kind, source, { exitCode, signal }, { captures }, line) {
    const scope = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeOf */ .Od)({ kind, exit_code: exitCode, signal, line, ...Object.fromEntries(captures) });
    const template = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTemplate */ .QC)(source);
    const text = template.ok ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .render */ .XX)(template.value, scope) : template;
    return text.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(text.value.trim() || line) : text;
}
function transience(rule) {
    const byKind = _core_transient_js__WEBPACK_IMPORTED_MODULE_1__/* .TRANSIENT_KINDS */ .ty.has(rule.kind);
    const transient = rule.transient ?? byKind;
    return transient || byKind ? { transient } : {};
}
function capturedDetails(match, failure) {
    const details = {};
    for (const [name, value] of match.captures) {
        if (value === null)
            continue;
        const isNumber = NUMBERS.has(name) && /^\d{1,9}(\.\d{1,9})?$/.test(value);
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .setKey */ .qL)(details, name, isNumber ? Number(value) : (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .headOf */ .Uo)(value, MAX_CAPTURE_CHARS, failure.secrets));
    }
    return details;
}


/***/ }),

/***/ 33479:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   classify: function() { return /* binding */ classify; }
/* harmony export */ });
/* harmony import */ var _config_classify_sets_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41216);
/* harmony import */ var _core_transient_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86266);
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18694);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43447);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35054);
/* harmony import */ var _worth_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25787);






function classify(rules, failure, patterns, workspace = null) {
    if (failure.exitCode === 0 && failure.signal === null && !failure.timedOut)
        return null;
    const read = (0,_match_js__WEBPACK_IMPORTED_MODULE_4__/* .readFailure */ .f1)(failure);
    const allTables = rules.flatMap(({ use }) => (use === undefined ? [] : (0,_config_classify_sets_index_js__WEBPACK_IMPORTED_MODULE_0__/* .tablesOfSet */ .R)(use)));
    const foundBy = (by) => {
        const all = _config_classify_sets_index_js__WEBPACK_IMPORTED_MODULE_0__/* .CLASSIFY_SETS */ .t[by];
        const rows = all.filter(({ hint }) => hint !== true);
        const rowIn = (some) => {
            for (const row of some) {
                const match = (0,_match_js__WEBPACK_IMPORTED_MODULE_4__/* .matchRow */ .O5)(row, read);
                if (match === null)
                    continue;
                const lines = match.line === null ? [] : [{ line: null, text: match.line }];
                const { kind, around = false, consequence = false } = row;
                const envelope = () => {
                    const made = (0,_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .envelopeOf */ .G)(row, by, failure, match);
                    if (_core_transient_js__WEBPACK_IMPORTED_MODULE_1__/* .TRANSIENT_KINDS */ .ty.has(kind))
                        return made;
                    const problems = (0,_match_js__WEBPACK_IMPORTED_MODULE_4__/* .problemsOf */ .GW)(read, (0,_config_classify_sets_index_js__WEBPACK_IMPORTED_MODULE_0__/* .tablesOfSet */ .R)(by));
                    const message = (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .opens */ .UI)(made.message) ? (problems[0]?.message ?? made.message) : made.message;
                    return { ...made, message, details: { ...(0,_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .placedDetails */ .C)(failure, problems, workspace), ...made.details } };
                };
                return [{ ...ranked(by, kind, around, consequence), lines, envelope }];
            }
            return [];
        };
        const placeIn = () => {
            const [first] = (0,_match_js__WEBPACK_IMPORTED_MODULE_4__/* .problemsOf */ .GW)(read, (0,_config_classify_sets_index_js__WEBPACK_IMPORTED_MODULE_0__/* .tablesOfSet */ .R)(by));
            if (first === undefined)
                return [];
            const envelope = () => (0,_envelope_js__WEBPACK_IMPORTED_MODULE_3__.locatedEnvelope)(by, failure, first, (0,_match_js__WEBPACK_IMPORTED_MODULE_4__/* .problemsOf */ .GW)(read, allTables), workspace);
            return [{ ...ranked(by, `external.build.${first.kind}`, false, false), lines: [], envelope }];
        };
        const isBuild = ({ kind }) => kind.startsWith('external.build.');
        const lateness = ({ consequence }) => Number(consequence === true);
        const firm = rows.filter(({ around }) => around !== true).toSorted((a, b) => lateness(a) - lateness(b));
        const told = rowIn(firm.filter((row) => !isBuild(row)));
        const placed = told.length > 0 ? told : placeIn();
        const found = placed.length > 0 ? placed : rowIn(firm.filter(isBuild));
        return found.length > 0 ? found : rowIn(rows.filter(({ around }) => around === true));
    };
    const late = [];
    for (const turn of turnsOf(rules)) {
        if ('own' in turn) {
            const match = (0,_match_js__WEBPACK_IMPORTED_MODULE_4__/* .matchOwn */ .Im)(turn.own, read, patterns);
            if (match !== null)
                return (0,_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .envelopeOf */ .G)(turn.own, 'rule', failure, match);
        }
        else if (!failure.timedOut) {
            const found = turn.sets.flatMap(foundBy);
            const chosen = (0,_choose_js__WEBPACK_IMPORTED_MODULE_2__/* .choose */ .Sw)(found, turn.sets);
            if (chosen !== null)
                return chosen.envelope();
            late.push(...found);
        }
    }
    return late[0]?.envelope() ?? null;
}
function ranked(set, kind, around, consequence) {
    return { rule: { set, kind, around, consequence, transient: _core_transient_js__WEBPACK_IMPORTED_MODULE_1__/* .TRANSIENT_KINDS */ .ty.has(kind), rank: 0, hint: false } };
}
function turnsOf(rules) {
    const turns = [];
    for (const rule of rules) {
        const { use, kind } = rule;
        const last = turns.at(-1);
        if (use !== undefined && last !== undefined && 'sets' in last)
            turns.splice(-1, 1, { sets: [...last.sets, use] });
        else if (use !== undefined)
            turns.push({ sets: [use] });
        if (kind !== undefined)
            turns.push({ own: { ...(use === undefined ? {} : { timeout: false }), ...rule, kind } });
    }
    return turns;
}


/***/ }),

/***/ 46947:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ placed; },
/* harmony export */   u: function() { return /* binding */ OF_OTHERS; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45033);


const OF_OTHERS = /(?:^|\/)(?:node_modules|site-packages|dist-packages|lib\/python[\d.]+|Python\d+\/Lib|\.cargo|\.rustup)\//;
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
    const name = pathOf(place.file);
    if (OF_OTHERS.test(name))
        return null;
    if (name.startsWith('/') || DRIVE.test(name))
        return insideOf(sources, name);
    const isBare = !name.includes('/');
    if (!isBare || place.within === null) {
        const local = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name);
        if (sources.isFile(local))
            return insideOf(sources, local);
    }
    const tail = name.replace(/^(?:\.\.?\/)+/, '');
    const fitting = sources.named((0,_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .baseName */ .Fl)(name)).filter((file) => file === tail || file.endsWith(`/${tail}`));
    const chosen = place.within === null || !isBare ? fitting : ofPackage(fitting, place.within, sources);
    return chosen.length === 1 ? (chosen[0] ?? null) : null;
}
const DRIVE = /^[A-Za-z]:\//;
function pathOf(file) {
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
function insideOf(sources, file) {
    const root = `${sources.root.replaceAll('\\', '/').replace(/\/$/, '')}/`;
    const ignoresCase = DRIVE.test(root) || process.platform === 'darwin';
    for (const spelling of [sources.realPath(file) ?? sources.realPath(withoutEscapes(file)), node_path__WEBPACK_IMPORTED_MODULE_0___default().normalize(file)]) {
        const name = spelling?.replaceAll('\\', '/') ?? '';
        const isInside = ignoresCase ? name.toLowerCase().startsWith(root.toLowerCase()) : name.startsWith(root);
        if (isInside)
            return name.slice(root.length);
    }
    return null;
}
function ofPackage(files, within, sources) {
    if (!within.includes('/')) {
        const folders = within.split('.').slice(0, -1).join('/');
        return folders === '' ? files : files.filter((file) => `/${node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(file)}`.endsWith(`/${folders}`));
    }
    const ways = files.map((file) => ({ file, way: wayInModule(node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(file), sources) }));
    const fitting = ways.filter(({ way }) => way === '' || within.endsWith(`/${way}`));
    const longest = Math.max(...fitting.map(({ way }) => way.length));
    return fitting.filter(({ way }) => way.length === longest).map(({ file }) => file);
}
function wayInModule(folder, sources) {
    for (let module = folder; module !== '.'; module = node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(module)) {
        if (sources.isFile(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(sources.root, module, 'go.mod')))
            return node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.relative(module, folder);
    }
    return folder === '.' ? '' : folder;
}


/***/ })

};
;