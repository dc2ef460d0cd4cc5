"use strict";
exports.id = 7416;
exports.ids = [7416];
exports.modules = {

/***/ 66643:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: function() { return /* binding */ withGraph; },
/* harmony export */   Mn: function() { return /* binding */ toStaticError; },
/* harmony export */   iA: function() { return /* binding */ toJsonLine; },
/* harmony export */   lN: function() { return /* binding */ toErrorRecord; },
/* harmony export */   zc: function() { return /* binding */ toReportedError; }
/* harmony export */ });
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10898);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97095);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53325);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45979);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7496);







const MAX_AVAILABLE = 20;
function withGraph(positionOf, graph) {
    const lines = new Map(graph.nodes.map(({ name, position }) => [name, position.line]));
    return (file, node, field) => {
        const line = file === graph.file ? lines.get(node) : undefined;
        return positionOf?.(file, node, field) ?? (line === undefined ? null : { line });
    };
}
function toReportedError(raised, context = {}) {
    const { kind, message, details } = raised.envelope;
    const frame = raised.frames[0];
    const position = frame && context.positionOf?.(frame.file, frame.node, asText(details['field']));
    const answers = answersFor(raised, context);
    const isPlaced = frame !== undefined && frame.file !== _core_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_FILE */ .tW;
    return {
        source: 'runtime',
        ...answers,
        kind,
        message,
        node_id: frame?.node ?? null,
        action: context.action ?? 'error',
        file: isPlaced ? frame.file : null,
        line: isPlaced ? (position?.line ?? null) : null,
        column: isPlaced ? (position?.column ?? null) : null,
        details,
        frames: raised.frames,
        attempts: raised.attempts,
        ...processFacts(raised),
        ...((0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .isTransient */ .dg)(raised.envelope, raised.about) ? { transient: true } : {}),
        ...(raised.while_handling === undefined ? {} : { while_handling: raised.while_handling }),
        ...describeKind(raised.about),
        ...liftDetails(details),
        ...(kind === 'internal.template_error' ? listAvailableFields(details, context.traceFile) : {}),
    };
}
function answersFor({ envelope, frames, about, attempts }, context) {
    const [frame] = frames;
    const isListed = (inner) => context.isRetryable?.({ envelope: inner, frames }) ?? false;
    const answers = (0,_advice_js__WEBPACK_IMPORTED_MODULE_3__/* .toAnswers */ .rc)(envelope, { isOneStep: frame?.file === _core_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_FILE */ .tW, isListed, about, attempts });
    const isExit = envelope.kind === 'internal.script_error' && typeof envelope.details['exit_code'] === 'number';
    if (!isExit || frame === undefined || context.isReadAfterFailure?.(frame.file, frame.node) !== true)
        return answers;
    const hint = 'If a later node reads the exit code on purpose, set `strict_exit: false` on this node.';
    return { ...answers, suggestion: `${answers.suggestion} ${hint}` };
}
function processFacts(raised) {
    const { details } = raised.envelope;
    const { exit_code: exitCode, stderr_tail: stderr } = raised;
    const { command = asText(details['command']), ...stdout } = (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .processTexts */ .c)(raised);
    return {
        ...(command ? { command } : {}),
        ...(exitCode === null ? {} : { exit_code: exitCode }),
        ...(stderr === '' || details['stderr_tail'] === stderr ? {} : { stderr_tail: stderr }),
        ...stdout,
    };
}
function describeKind({ description, docs, owner, } = {}) {
    return {
        ...(description === undefined ? {} : { description }),
        ...(docs === undefined ? {} : { docs }),
        ...(owner === undefined ? {} : { owner }),
    };
}
function asText(value) {
    return typeof value === 'string' ? value : undefined;
}
function toStaticError(finding) {
    const isPlaced = finding.file !== _core_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_FILE */ .tW;
    return {
        source: 'validation',
        category: 'static_validation',
        kind: finding.code,
        message: finding.message,
        node_id: finding.node_id ?? null,
        fixable: true,
        retryable: false,
        action: 'error',
        file: isPlaced ? finding.file : null,
        line: isPlaced ? finding.line : null,
        column: isPlaced ? finding.column : null,
        suggestion: finding.suggestion ??
            (isPlaced ? `Correct line ${finding.line} of ${finding.file}.` : 'Correct what the message names.'),
        details: {},
        frames: [],
        attempts: 0,
    };
}
const LIFTED = [
    'status_code',
    'raw_response',
    'response_headers',
    'response_time',
    'mcp_error',
    'mcp_error_details',
];
function liftDetails(details) {
    const found = Object.fromEntries(LIFTED.flatMap((key) => (details[key] === undefined ? [] : [[key, details[key]]])));
    const body = found['raw_response'];
    const data = typeof body === 'string' ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseOutsideJson */ .p6)(body) : null;
    return typeof data === 'object' && data !== null ? { ...found, raw_response: data } : found;
}
function listAvailableFields(details, traceFile) {
    const listed = details['available_fields'];
    const names = Array.isArray(listed) ? listed.filter((name) => typeof name === 'string') : [];
    const total = Math.max((0,_core_float_js__WEBPACK_IMPORTED_MODULE_5__/* .asNumber */ .i)(details['available_fields_total']) ?? 0, names.length);
    const file = asText(details['trace_file_hint']) ?? traceFile;
    return {
        available_fields: names.slice(0, MAX_AVAILABLE),
        available_fields_total: total,
        available_fields_truncated: total > Math.min(names.length, MAX_AVAILABLE),
        ...(file === undefined ? {} : { trace_file_hint: file }),
    };
}
function toErrorRecord(event, { workflow, github }) {
    const { timestamp, run_id } = event;
    const { origin: _, typed: __, about: ___, ...raised } = (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .findInnermostRaised */ .d8)(event);
    return { schema_version: 1, timestamp, run_id, workflow, node: (0,_core_events_js__WEBPACK_IMPORTED_MODULE_6__/* .findRaisingNode */ .h6)(event), ...raised, github };
}
function toJsonLine(value) {
    const text = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)(value) ?? 'null';
    return `${text.replace(/[\u0085\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
}


/***/ }),

/***/ 94141:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ listClassifiedKinds; },
/* harmony export */   m: function() { return /* binding */ listKindsOfScript; }
/* harmony export */ });
/* harmony import */ var _core_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29545);
/* harmony import */ var _core_tool_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36750);


function listKindsOfScript({ classify, fail_when: conditions, reports }) {
    const ofReports = reports === undefined ? [] : [_core_tool_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .TEST_FAILED */ .RJ];
    return [...new Set([...listClassifiedKinds(classify), ...(conditions ?? []).map(({ kind }) => kind), ...ofReports])];
}
function canMatch({ exit_code: codes }) {
    return codes === undefined || (0,_core_exit_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .mayCoverFailure */ .z)(codes);
}
function listClassifiedKinds(rules = []) {
    const made = rules
        .filter(canMatch)
        .flatMap(({ use, kind }) => [
        ...(use === undefined ? [] : (0,_core_tool_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .listKindsOfSet */ .b0)(use)),
        ...(kind === undefined ? [] : [kind]),
    ]);
    return [...new Set(made)];
}


/***/ }),

/***/ 17489:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E0: function() { return /* binding */ routesAfterSuccess; },
/* harmony export */   Jh: function() { return /* binding */ parseCodeRanges; },
/* harmony export */   _6: function() { return /* binding */ findExitRoutes; },
/* harmony export */   lN: function() { return /* binding */ toCodeRanges; },
/* harmony export */   t8: function() { return /* binding */ isScriptSite; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56461);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8670);
/* harmony import */ var _error_mode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48351);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1633);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);
/* harmony import */ var _rules_templates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21014);






const SAME_VERDICT = [true, false].map((now) => [now, now]);
const ANY_VERDICT = [...SAME_VERDICT, [true, false], [false, true]];
const HIGHEST_CODE = 255;
const HIGHEST_SIGNAL = 64;
function findExitRoutes(workflow, site) {
    const { routes } = site;
    const mayBeDecided = (0,_error_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .mayDecide */ .O1)(workflow, site);
    const conditions = routes.map((_, index) => new Condition(workflow, site, index));
    const found = new Map();
    for (const code of listCodesToTry(conditions)) {
        let turning = null;
        for (const [index, { on_error: onError, to, when }] of routes.entries()) {
            const condition = conditions[index];
            if (onError !== undefined || condition === undefined)
                continue;
            const verdicts = condition.verdictsFor(code);
            if (verdicts.some(([now]) => now)) {
                const route = found.get(index) ?? { word: '', decided: [], unseen: [] };
                found.set(index, route);
                const turns = (condition.readsExitCode && code > 0) || verdicts.some(([now, instead]) => now && instead !== true);
                if (mayBeDecided && (turns || turning !== null)) {
                    const unless = turns ? '' : `, unless ${turning}`;
                    route.word ||= `${when === undefined ? '' : `when: ${when}, `}to: ${to}${unless}`;
                    route.decided.push(code);
                }
                else
                    route.unseen.push(code);
            }
            if (verdicts.every(([now]) => now))
                break;
            if (verdicts.some(([now, instead]) => !now && instead !== false))
                turning ??= when ?? null;
        }
    }
    return [...found].map(([index, route]) => ({ index, to: routes[index]?.to, ...route }));
}
function routesAfterSuccess(workflow, site) {
    const edges = (0,_graph_js__WEBPACK_IMPORTED_MODULE_2__/* .staticGraph */ .xw)(workflow).edges.get(site.label) ?? [];
    const options = edges.filter(({ via }) => via === 'option').map(({ label, to }) => ({ label: `answer ${label}`, to }));
    const routes = site.routes.filter(({ on_error: onError }) => onError === undefined);
    if (routes.length === 0)
        return edges.some(({ via }) => via === 'implicit-end') ? [...options, { label: '', to: _model_js__WEBPACK_IMPORTED_MODULE_3__/* .END */ .Kp }] : options;
    const ways = [...options];
    for (const [index, { when, to = null, on_error: onError }] of site.routes.entries()) {
        if (onError !== undefined)
            continue;
        const certain = isScriptSite(site) ? new Condition(workflow, site, index).afterSuccess : null;
        if (when !== undefined && certain === false)
            continue;
        const label = when === undefined || certain === true ? '' : when;
        ways.push({ label, to });
        if (label === '')
            return ways;
    }
    return [...ways, { label: '', to: null }];
}
function isScriptSite(site) {
    return site.step.type === 'script';
}
function toCodeRanges(codes) {
    const sorted = [...new Set(codes)].sort((a, b) => a - b);
    const signals = sorted.filter((code) => code < 0);
    const shown = signals.length === HIGHEST_SIGNAL ? sorted.filter((code) => code > 0) : sorted;
    const ranges = [];
    for (const code of shown) {
        const last = ranges.at(-1);
        if (last !== undefined && code === last[1] + 1)
            last[1] = code;
        else
            ranges.push([code, code]);
    }
    const texts = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}..${to}`));
    return [...texts, ...(shown.length < sorted.length ? ['signals'] : [])].join(', ');
}
function parseCodeRanges(text) {
    const codes = text.split(', ').flatMap((range) => {
        const [from = 0, to = from] = range === 'signals' ? [-HIGHEST_SIGNAL, -1] : range.split('..').map(Number);
        return Array.from({ length: to - from + 1 }, (_, at) => from + at);
    });
    return new Set(codes);
}
function listCodesToTry(conditions) {
    if (!conditions.some(({ readsOutput }) => readsOutput))
        return [1];
    const all = Array.from({ length: HIGHEST_CODE + HIGHEST_SIGNAL + 1 }, (_, at) => at - HIGHEST_SIGNAL);
    const named = conditions.flatMap(({ source }) => source?.match(/\d{3,10}/g) ?? []).map(Number);
    const more = named.flatMap((code) => [code, code + 1]).filter((code) => code > HIGHEST_CODE);
    return [...all, ...more].filter((code) => code !== 0);
}
const conditionUses = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_5__/* .memoize */ .Bj)((workflow) => {
    const uses = new Map();
    for (const use of (0,_rules_templates_js__WEBPACK_IMPORTED_MODULE_4__/* .listTemplates */ .eG)(workflow))
        if (use.site !== null && use.scope === 'success-route' && use.path.at(-1) === 'when')
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_5__/* .addTo */ .DN)(uses, use.site.step, use);
    return uses;
});
const conditionResults = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_5__/* .memoize */ .Bj)((_workflow) => new Map());
const NAMES_OF_RUN = new Set(['workflow', 'github', 'conductor', 'error', 'context', 'policy']);
class Condition {
    readsExitCode;
    #fields;
    #readsOthers;
    #step;
    #held;
    source;
    constructor(workflow, site, index) {
        const { step } = site;
        const source = site.routes[index]?.when;
        const use = conditionUses(workflow)
            .get(step)
            ?.find(({ path }) => path[site.path.length + 1] === index);
        const isOther = (root) => root !== step.name && (NAMES_OF_RUN.has(root) || workflow.steps.has(root) || hasFlatName(root, step, workflow));
        const references = use?.parsed.references.map(({ path }) => path) ?? [];
        const own = references.flatMap((path) => {
            const found = use === undefined || isOther(path[0] ?? '') ? null : (0,_error_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .findOwnPath */ .Ji)(path, use, step.name);
            return found === null ? [] : [found];
        });
        const isExitCode = (path) => path.length === 0 ? source?.includes('exit_code') === true : path[0] === 'exit_code';
        this.readsExitCode = own.some(isExitCode);
        this.#fields = own.filter((path) => path.length === 0 || !isExitCode(path));
        this.#readsOthers = own.length < references.length;
        this.#step = step;
        this.source = source;
        const results = conditionResults(workflow);
        const key = source?.includes(step.name) === true ? `${step.name} ${source}` : (source ?? '');
        this.#held = results.get(key) ?? new Map();
        results.set(key, this.#held);
    }
    get readsOutput() {
        return this.readsExitCode || this.#fields.length > 0;
    }
    get afterSuccess() {
        return this.#fields.length > 0 || this.#readsOthers ? null : this.#holds(0, [], null);
    }
    verdictsFor(code) {
        if (this.source === undefined)
            return [[true, true]];
        if (this.#fields.length === 0 && !this.#readsOthers)
            return this.#verdict(code, [], null);
        if (this.readsExitCode)
            return ANY_VERDICT;
        const turning = code < 0 ? [] : this.#fields.filter((path) => this.#mayTurn(path));
        const [field = []] = turning;
        if (turning.length === 0)
            return SAME_VERDICT;
        if (turning.some((path) => path.join('.') !== field.join('.')) || !this.#isPlain())
            return ANY_VERDICT;
        return [...SAME_VERDICT, ...this.#verdict(code, field, false)];
    }
    #verdict(code, field, value) {
        const now = this.#holds(code, field, value);
        return now === null ? [] : [[now, this.#holds(0, field, value === null ? null : true)]];
    }
    #holds(code, field, value) {
        const { name } = this.#step;
        const key = `${code} ${value} ${field.join('.')}`;
        const known = this.#held.get(key);
        if (known !== undefined)
            return known;
        const fields = { exit_code: code, ...(field.length === 0 ? null : nest(field, value)) };
        const flat = Object.fromEntries(Object.entries(fields).map(([name, part]) => [`output_${name}`, part]));
        const names = { output: fields, [name]: { output: fields }, [`${name}_output`]: fields };
        const held = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateCondition */ .F9)(this.source ?? '', (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .createScope */ .Ds)(names), () => (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .createScope */ .Ds)({ ...names, ...flat, ...fields }));
        const result = held.ok ? held.value : null;
        this.#held.set(key, result);
        return result;
    }
    #mayTurn([name = '', ...deeper]) {
        if (name === 'stdout' || name === 'stderr')
            return false;
        const type = this.#step.output?.[name]?.type;
        return type === undefined || type === 'object' || (type === 'boolean' && deeper.length === 0);
    }
    #isPlain() {
        if (this.#readsOthers || this.#fields.some((path) => path.length === 0))
            return false;
        const text = (this.source ?? '')
            .replaceAll(/"[^"]*"|'[^']*'/g, '0')
            .replaceAll(/\|\s*d(?:efault)?\s*\([^()]*\)/g, '')
            .replace(/^\s*\{\{|\}\}\s*$/g, '');
        return !/[|[\]{}%]|\w\s*\(/.test(text.replaceAll(/\b(?:not|and|or|in|is|if|else)\s*\(/g, '('));
    }
}
function hasFlatName(root, step, { steps }) {
    const at = root.indexOf('_output');
    const name = root.slice(0, Math.max(at, 0));
    return name !== step.name && steps.has(name);
}
function nest([name = '', ...deeper], value) {
    return { [name]: deeper.length === 0 ? value : nest(deeper, value) };
}


/***/ }),

/***/ 93947:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ PatternSet; },
/* harmony export */   Q3: function() { return /* binding */ listHandlers; },
/* harmony export */   RO: function() { return /* binding */ HandlerIndex; },
/* harmony export */   Xw: function() { return /* binding */ listCoveringPatterns; },
/* harmony export */   fW: function() { return /* binding */ findHandling; },
/* harmony export */   hU: function() { return /* binding */ covers; }
/* harmony export */ });
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56461);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57280);
/* harmony import */ var _resilience_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90968);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10473);





function listPrefixes(kind) {
    const prefixes = [];
    for (let dot = kind.indexOf('.'); dot >= 0; dot = kind.indexOf('.', dot + 1))
        prefixes.push(`${kind.slice(0, dot)}.*`);
    return prefixes;
}
function listCoveringPatterns(kind) {
    return [_types_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_KIND */ .O, kind, ...listPrefixes(kind)];
}
function covers(pattern, kind) {
    return listCoveringPatterns(kind).includes(pattern);
}
class PatternSet {
    names;
    #names;
    #prefixes;
    constructor(names) {
        this.names = names;
        this.#names = new Set(names);
        this.#prefixes = new Set(names.flatMap(listPrefixes));
    }
    findCoverage(kind) {
        if (listCoveringPatterns(kind).some((pattern) => this.#names.has(pattern)))
            return 'full';
        if (kind === _types_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_KIND */ .O)
            return this.names.every(_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isReservedKind */ .HO) ? 'none' : 'part';
        return this.#prefixes.has(kind) ? 'part' : 'none';
    }
    hasAnyOf(pattern) {
        if (pattern === _types_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_KIND */ .O)
            return this.names.length > 0;
        if (this.#names.has(_types_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_KIND */ .O) && !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isReservedKind */ .HO)(pattern))
            return true;
        if (this.#prefixes.has(pattern))
            return true;
        return [pattern, ...listPrefixes(pattern)].some((kind) => this.#names.has(kind));
    }
}
function listHandlers(workflow, site) {
    return (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listRoutes */ .Bn)(workflow, site).flatMap(({ route, path }, index) => {
        const action = route.on_error === undefined ? undefined : (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listActions */ .kP)(route)[0];
        if (action === undefined)
            return [];
        const { to, when, retry } = route;
        return {
            ...workflow.at(path),
            scope: site === null ? 'workflow' : 'node',
            index,
            patterns: (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .toKindPatterns */ .bn)(route.on_error ?? false),
            when: when ?? null,
            action,
            target: to ?? retry?.from ?? null,
            retry: retry === undefined ? null : (0,_resilience_js__WEBPACK_IMPORTED_MODULE_2__/* .createRetryBudget */ .Ce)(retry),
            sideEffects: [...(route.dead_letter === true ? ['dead_letter'] : []), ...(route.escalate ? ['escalate'] : [])],
            conditional: when !== undefined || retry !== undefined,
        };
    });
}
const RETRY_EXHAUSTED = 'retry.exhausted';
class HandlerIndex {
    #candidates;
    #byPattern = new Map();
    #byPrefix = new Map();
    constructor(handlers) {
        this.#candidates = handlers.map((handler) => {
            const patterns = new PatternSet(handler.patterns);
            return { handler, patterns, matchesExhausted: patterns.findCoverage(RETRY_EXHAUSTED) === 'full' };
        });
        for (const [position, { patterns }] of handlers.entries()) {
            for (const pattern of patterns)
                (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_4__/* .addTo */ .DN)(this.#byPattern, pattern, position);
            for (const prefix of patterns.flatMap(listPrefixes))
                (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_4__/* .addTo */ .DN)(this.#byPrefix, prefix, position);
        }
    }
    findCandidates(kind) {
        const covering = [...listCoveringPatterns(kind), ...listCoveringPatterns(RETRY_EXHAUSTED)];
        const found = [
            ...covering.flatMap((pattern) => this.#byPattern.get(pattern) ?? []),
            ...(this.#byPrefix.get(kind) ?? []),
        ];
        const positions = [...new Set(found)].sort((a, b) => a - b);
        return positions.flatMap((position) => this.#candidates[position] ?? []);
    }
}
function findHandling(kind, indexes, node) {
    const candidates = indexes
        .flatMap((index) => index.findCandidates(kind))
        .filter(({ handler: { scope, action, target } }) => scope === 'node' || action !== 'to' || target !== node);
    const isRetried = candidates.some(({ handler, patterns }) => handler.action === 'retry' && patterns.findCoverage(kind) !== 'none');
    let exhausted = isRetried ? 'part' : 'none';
    const handledBy = [];
    for (const candidate of candidates) {
        const { handler } = candidate;
        const match = findMatch(candidate, kind, exhausted);
        if (match === 'none')
            continue;
        const isCertain = match === 'full' && handler.when === null;
        handledBy.push(isCertain ? handler : { ...handler, conditional: true });
        if (!isCertain)
            continue;
        if (handler.action !== 'retry')
            return { handledBy, escapes: handler.action === 'propagate' };
        exhausted = 'full';
    }
    return { handledBy, escapes: true };
}
function findMatch({ patterns, matchesExhausted }, kind, exhausted) {
    const match = patterns.findCoverage(kind);
    if (match !== 'full' && matchesExhausted && exhausted !== 'none')
        return exhausted;
    return match === 'part' && kind === _types_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_KIND */ .O ? 'none' : match;
}


/***/ }),

/***/ 41832:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Oy: function() { return /* reexport */ types/* ANY_KIND */.O; },
  NF: function() { return /* binding */ createContract; },
  s: function() { return /* reexport */ createContractRows; },
  t3: function() { return /* binding */ passingIn; },
  p7: function() { return /* reexport */ renderContract; }
});

// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/config/error-mode.js
var error_mode = __webpack_require__(48351);
// EXTERNAL MODULE: ./build/src/config/graph.js
var config_graph = __webpack_require__(1633);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/config/contract/handlers.js
var contract_handlers = __webpack_require__(93947);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var core_kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/shell-forms.js
var shell_forms = __webpack_require__(93812);
// EXTERNAL MODULE: ./build/src/core/step-types.js
var step_types = __webpack_require__(99448);
// EXTERNAL MODULE: ./build/src/core/tool-kinds.js
var tool_kinds = __webpack_require__(36750);
// EXTERNAL MODULE: ./build/src/expressions/index.js + 20 modules
var expressions = __webpack_require__(8670);
// EXTERNAL MODULE: ./build/src/config/rules/templates.js
var templates = __webpack_require__(21014);
// EXTERNAL MODULE: ./build/src/config/contract/exit-routes.js
var exit_routes = __webpack_require__(17489);
;// CONCATENATED MODULE: ./build/src/config/contract/may-pass.js












function mayPass(root, passingIn) {
    const use = findUses(root, passingIn);
    const entries = (0,model/* listVariants */.xZ)(root).flatMap((workflow) => {
        const passing = passingIn(workflow);
        const handledAt = use.handledAt.get(workflow);
        const succeeds = use.succeeding.has(workflow) && passing.canSucceed;
        if (handledAt === undefined && !succeeds)
            return [];
        return [
            ...(handledAt === undefined ? passing.withSuccess() : passing.withFailure()),
            ...(handledAt === undefined ? [] : passing.besides(handledAt)),
            ...hooksThatPass(workflow, succeeds, handledAt !== undefined),
        ];
    });
    const isPassed = (file, site) => use.handledAt.has(file) || (use.succeeding.has(file) && passingIn(file).isPassed(site));
    const policies = (0,model/* listVariants */.xZ)(root).flatMap((workflow) => findPassingPolicies(workflow, isPassed));
    const toEntryKey = ({ file, line, node, word, kinds }) => [file, line, node, word, ...kinds].join('\n');
    return [...new Map([...entries, ...policies].map((entry) => [toEntryKey(entry), entry])).values()];
}
function findUses(root, passingIn) {
    const succeeding = new Set([root]);
    const handledAt = new Map();
    if (root.children.size === 0)
        return { succeeding, handledAt };
    for (const workflow of succeeding) {
        const passing = passingIn(workflow);
        const passes = new Set(passing.withSuccess().map(({ node }) => node));
        for (const site of (0,model/* collectSites */.b4)(workflow)) {
            const child = site.step.type === 'workflow' ? workflow.children.get(site.step.workflow) : undefined;
            if (child === undefined)
                continue;
            if (passing.leadsGreen(site))
                succeeding.add(child);
            const isHandled = passes.has(site.label) || passes.has(site.group?.name ?? null);
            if (isHandled)
                for (const file of (0,model/* listVariants */.xZ)(child))
                    handledAt.set(file, handledAt.get(file) ?? site.label);
        }
    }
    return { succeeding, handledAt };
}
function hooksThatPass(workflow, succeeds, isHandled) {
    const { hooks = {} } = workflow.settings;
    const runs = { on_start: true, on_complete: succeeds, on_error: isHandled };
    return ['on_start', 'on_complete', 'on_error'].flatMap((name) => {
        const template = hooks[name];
        if (!runs[name] || template === undefined || !(0,expressions/* isTemplate */.Fl)(template))
            return [];
        const at = workflow.at(['workflow', 'hooks', name]);
        return { ...at, node: null, by: 'hook', word: `hooks.${name}`, kinds: ['internal.template_error'] };
    });
}
class Passing {
    #workflow;
    #nodes;
    #members = new Map();
    #handlers = new Map();
    green;
    withSuccess = (0,maps/* once */.Oo)(() => this.#entries((name) => this.green.has(name), (handler, site) => this.#endsGreen(handler, site)));
    withFailure = (0,maps/* once */.Oo)(() => this.#entries(() => true, ({ action, target }) => action === 'recover' || target !== null));
    constructor(workflow, nodes) {
        this.#workflow = workflow;
        this.#nodes = new Map(nodes.map((node) => [node.node, node]));
        for (const site of (0,model/* collectSites */.b4)(workflow))
            if (site.group !== null)
                (0,maps/* addTo */.DN)(this.#members, site.group, site);
        const before = new Map();
        for (const name of workflow.steps.keys())
            for (const to of this.#after(name))
                (0,maps/* addTo */.DN)(before, to, name);
        const green = new Set(listGreenEnds(workflow));
        for (const name of green)
            for (const from of before.get(name) ?? [])
                green.add(from);
        this.green = green;
    }
    get canSucceed() {
        return this.green.has(this.#workflow.settings.entry_point);
    }
    besides(node) {
        const last = new Set((0,model/* listFinallySteps */.hf)(this.#workflow));
        return (0,model/* collectSites */.b4)(this.#workflow)
            .filter(({ label }) => last.has(label))
            .flatMap((site) => {
            const kinds = this.#escaping(site, 'no routes');
            const word = `finally, beside an error that ${node} handles`;
            return kinds.length === 0 ? [] : [this.#entry(site.path, site, 'finally', word, kinds)];
        });
    }
    leadsGreen({ step, group }, isGreen = (name) => this.green.has(name)) {
        const name = group?.name ?? step.name;
        const isLast = (0,model/* listFinallySteps */.hf)(this.#workflow).includes(name);
        return (isLast && isGreen(this.#workflow.settings.entry_point)) || this.#succeeding(name).some(isGreen);
    }
    isPassed({ step, group }) {
        const name = group?.name ?? step.name;
        const last = (0,model/* listFinallySteps */.hf)(this.#workflow);
        return this.green.has(name) || (last.includes(name) && this.canSucceed);
    }
    #entries(isGreen, passes) {
        const reachable = (0,config_graph/* listReachableSteps */.RN)((0,config_graph/* staticGraph */.xw)(this.#workflow));
        return (0,model/* collectSites */.b4)(this.#workflow)
            .filter(({ label, group }) => reachable.has(label) || reachable.has(group?.name ?? ''))
            .flatMap((site) => [
            ...this.#exits(site, isGreen),
            ...this.#handled(site, passes),
            ...(this.leadsGreen(site, isGreen) ? [...this.#tolerated(site), ...this.#unchecked(site)] : []),
        ]);
    }
    #entry(path, { label }, by, word, kinds) {
        return { ...this.#workflow.at(path), node: label, by, word, kinds };
    }
    #exits(site, isGreen) {
        const { step, path, group } = site;
        if (!(0,exit_routes/* isScriptSite */.t8)(site) || group !== null)
            return [];
        const isLenient = !(0,error_mode/* usesErrorRouting */.fF)(this.#workflow, step);
        if (!isLenient && !(0,error_mode/* mayDecide */.O1)(this.#workflow, site))
            return [];
        const kinds = ['internal.script_error'];
        const routes = (0,exit_routes/* findExitRoutes */._6)(this.#workflow, site).filter(({ to }) => to !== undefined && isGreen(to));
        const deciding = routes.filter(({ decided }) => decided.length > 0);
        const entries = [];
        const isUnseen = routes.some(({ unseen }) => unseen.length > 0) || site.routes.length === 0 || site.inFinally;
        if (isLenient && isUnseen && this.leadsGreen(site, isGreen)) {
            const place = 'strict_exit' in step && step.strict_exit !== undefined ? path : ['workflow', 'runtime'];
            entries.push(this.#entry([...place, 'strict_exit'], site, 'strict_exit', 'strict_exit: false', kinds));
        }
        const [first] = deciding;
        if (first !== undefined) {
            const word = deciding.map((route) => route.word).join('; ');
            const codes = (0,exit_routes/* toCodeRanges */.lN)(deciding.flatMap(({ decided }) => decided));
            entries.push({ ...this.#entry([...path, 'routes', first.index], site, 'when', word, kinds), exit_codes: codes });
        }
        return entries;
    }
    #unchecked(site) {
        const { path } = site;
        if (!(0,exit_routes/* isScriptSite */.t8)(site))
            return [];
        const { shell, run, reports, reports_required: isRequired, quarantine } = site.step;
        const entries = [];
        const gap = shell === undefined ? null : (0,shell_forms/* findShellGap */.c)(shell, run);
        if (gap !== null) {
            const word = `shell: ${shell}${gap === 'pipes' ? ', without pipefail' : ''}`;
            entries.push(this.#entry([...path, 'shell'], site, 'shell', word, ['internal.script_error']));
        }
        const unasked = 'reports without reports_required';
        if (reports !== undefined && isRequired !== true)
            entries.push(this.#entry([...path, 'reports'], site, 'reports', unasked, [tool_kinds/* TEST_FAILED */.RJ]));
        if (reports !== undefined && quarantine !== undefined) {
            const entry = this.#entry([...path, 'quarantine'], site, 'quarantine', `quarantine: ${quarantine}`, [tool_kinds/* TEST_FAILED */.RJ]);
            entries.push({ ...entry, quarantine });
        }
        return entries;
    }
    #handled(site, passes) {
        return this.#handlersOf(site.label)
            .filter(({ handler }) => passes(handler, site))
            .map(({ handler, kinds }) => {
            const { file, line, column, action, when } = handler;
            const by = action === 'recover' || action === 'retry' ? action : 'route';
            const condition = when === null ? null : { when };
            return { file, line, column, node: site.label, by, word: routeWord(handler), kinds, ...condition };
        });
    }
    #handlersOf(name) {
        const raises = this.#nodes.get(name)?.raises ?? [];
        const known = this.#handlers.get(raises);
        if (known !== undefined)
            return known;
        const found = new Map();
        for (const { kind, handledBy } of raises)
            for (const handler of handledBy) {
                const key = `${handler.scope} ${handler.index}`;
                const entry = found.get(key) ?? { handler, kinds: [] };
                found.set(key, entry);
                entry.kinds.push(kind);
            }
        const handlers = [...found.values()];
        this.#handlers.set(raises, handlers);
        return handlers;
    }
    #endsGreen({ action, target }, site) {
        switch (action) {
            case 'recover':
                return this.leadsGreen(site);
            case 'to':
                return target !== null && this.green.has(target);
            case 'retry':
                return target !== null && this.#endsWithout(target, site.step.name);
            default:
                return false;
        }
    }
    #endsWithout(target, node) {
        const open = new Set([target]);
        const ends = new Set(listGreenEnds(this.#workflow));
        for (const name of open) {
            if (name === node)
                continue;
            if (ends.has(name))
                return true;
            for (const to of this.#after(name))
                open.add(to);
        }
        return false;
    }
    #tolerated(site) {
        const { step, path } = site;
        if (!(0,model/* isGroup */.IZ)(step))
            return [];
        const { tolerate, failure_mode: mode } = step;
        const kinds = [...new Set((this.#members.get(step) ?? []).flatMap((member) => this.#escaping(member)))];
        if (tolerate !== undefined) {
            const [field = '', most = 0] = Object.entries(tolerate)[0] ?? [];
            if (most === 0 || kinds.length === 0)
                return [];
            return [this.#entry([...path, 'tolerate'], site, 'tolerate', `tolerate: { ${field}: ${most} }`, kinds)];
        }
        if (kinds.length === 0 || mode !== 'continue_on_error' || (step.type === 'parallel' && step.agents.length < 2))
            return [];
        return [this.#entry([...path, 'failure_mode'], site, 'continue_on_error', `failure_mode: ${mode}`, kinds)];
    }
    #escaping({ label, step }, routes = 'own routes') {
        const node = this.#nodes.get(label);
        const kinds = (node?.raises ?? [])
            .filter(({ escapes, handledBy }) => routes === 'no routes' || escapes || handledBy.some((handler) => this.#canFail(handler, step)))
            .map(({ kind }) => kind);
        return node?.typed === true ? kinds : [...kinds, ...step_types/* STEP_TYPES */.FU[step.type].kinds.filter(core_kinds/* isReservedKind */.HO)];
    }
    #canFail({ scope, index, when }, step) {
        const routes = scope === 'workflow' ? this.#workflow.settings.error_routes : 'routes' in step ? step.routes : [];
        return when !== null || (0,expressions/* isTemplate */.Fl)((0,json/* printJson */.Q2)(routes?.[index] ?? null));
    }
    #after(name) {
        return [...this.#succeeding(name), ...this.#handlersOf(name).flatMap(({ handler }) => handler.target ?? [])];
    }
    #succeeding(name) {
        const edges = (0,config_graph/* staticGraph */.xw)(this.#workflow).edges.get(name) ?? [];
        return edges.filter(({ via }) => via !== 'error' && via !== 'retry').map(({ to }) => to);
    }
}
function listGreenEnds({ steps }) {
    const ends = [...steps.values()].filter((step) => step.type === 'terminate' && step.status === 'success');
    return [model/* END */.Kp, ...ends.map(({ name }) => name)];
}
function routeWord({ scope, patterns, when, action, target }) {
    const condition = when === null ? '' : `, when: ${when}`;
    const does = action === 'recover' ? 'recover' : action === 'to' ? `to: ${target}` : `retry from ${target}`;
    const list = scope === 'workflow' ? 'error_routes, ' : '';
    return `${list}on_error: ${patterns.join(', ')}${condition}, ${does}`;
}
function findPassingPolicies(workflow, isPassed) {
    const { policies = [] } = workflow.settings;
    return policies.flatMap((policy, index) => {
        const at = ['workflow', 'policies', index];
        const why = policy.mode === 'warn' ? 'mode: warn' : findMissingContext(policy, index, workflow);
        if (why === null)
            return [];
        const position = policy.mode === 'warn' ? workflow.at([...at, 'mode']) : workflow.at(at);
        const entry = { ...position, by: 'policy', word: `policy ${policy.name}, ${why}` };
        const passed = (0,model/* listVariants */.xZ)(workflow).flatMap((file) => listGoverned(policy, file).filter((site) => isPassed(file, site)));
        const nodes = policy.nodes?.filter((name) => passed.some(({ step }) => step.name === name)) ?? [null];
        return passed.length === 0 ? [] : nodes.map((node) => ({ ...entry, node, kinds: ['internal.policy_denied'] }));
    });
}
function findMissingContext(policy, index, workflow) {
    switch (policy.type) {
        case 'task_timeout': {
            const sites = (0,model/* listVariants */.xZ)(workflow).flatMap((file) => listGoverned(policy, file));
            const without = sites.find(({ step }) => (0,model/* getTimeout */.uN)(step) === null);
            return without === undefined ? null : `missing context: ${without.label} has no timeout`;
        }
        case 'phase_gate':
            return findNotRun([policy.group], policy, workflow);
        case 'expression': {
            const use = (0,templates/* listTemplates */.eG)(workflow).find(({ path }) => path[1] === 'policies' && path[2] === index);
            const read = use?.parsed.references.flatMap(({ guarded, path }) => (guarded ? [] : (path[0] ?? []))) ?? [];
            const steps = read.filter((name) => workflow.steps.has(name));
            return findNotRun(steps, policy, workflow);
        }
        default:
            return null;
    }
}
function listGoverned({ nodes }, workflow) {
    return (0,model/* collectSites */.b4)(workflow).filter(({ step, inFinally }) => (0,step_types/* isGovernedType */.vC)(step.type) && !inFinally && (nodes === undefined || nodes.includes(step.name)));
}
function findNotRun(names, policy, workflow) {
    const [first] = names;
    if (first === undefined)
        return null;
    const children = (0,model/* listVariants */.xZ)(workflow).filter((file) => file !== workflow);
    const isInherited = children.some((file) => listGoverned(policy, file).length > 0);
    const { mode = 'accumulate' } = workflow.settings.context ?? {};
    const graph = (0,config_graph/* staticGraph */.xw)(workflow);
    const next = (name) => graph.successors(name).map(({ to }) => to);
    const missing = names.find((name) => isInherited ||
        mode !== 'accumulate' ||
        listGoverned(policy, workflow).some(({ step, group }) => {
            const before = (0,config_graph/* findDominators */.UQ)(group?.name ?? step.name, graph.entry, next);
            return before !== null && (!before.has(name) || name === (group?.name ?? step.name));
        }));
    return missing === undefined ? null : `missing context: ${missing} may not have run`;
}

// EXTERNAL MODULE: ./build/src/config/contract/potential.js
var potential = __webpack_require__(4130);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/config/contract/types.js
var types = __webpack_require__(10473);
;// CONCATENATED MODULE: ./build/src/config/contract/render.js





const MANY = 4;
const MOST_OF_WORD = 120;
const STYLES = { bold: '1', dim: '2', red: '31', green: '32', yellow: '33' };
function renderContract(contract, color, all = false) {
    const paint = color ? (style, text) => `\u001b[${STYLES[style]}m${text}\u001b[0m` : (_, text) => text;
    const files = new Map();
    const visit = (file) => {
        if (files.has(file.file))
            return;
        files.set(file.file, file);
        file.children.forEach(visit);
    };
    visit(contract);
    return [...[...files.values()].map((file) => renderFile(file, paint, all)), ...passLines(contract, paint)].join('\n');
}
function passLines({ may_pass: entries }, paint) {
    if (entries.length === 0)
        return [paint('green', 'Nothing may pass: a run of this file that succeeds has no failure in it.')];
    const nodesOfLines = new Map();
    for (const { file, line, node, word, kinds } of entries) {
        const rest = `${kindGroups(kinds).join(', ')}  by ${(0,terminal_text/* toOneLine */.GX)(word, MOST_OF_WORD)}  ${file}:${line}`;
        const nodes = nodesOfLines.get(rest) ?? [];
        nodesOfLines.set(rest, nodes);
        if (node !== null)
            nodes.push(node);
    }
    const shown = [...nodesOfLines].map(([rest, nodes]) => `  ${nodes.join(', ')}${nodes.length === 0 ? '' : '  '}${rest}`);
    return [paint('yellow', 'May pass (these can fail, and the run still succeeds):'), ...shown];
}
function renderFile(contract, paint, all) {
    const rows = contract.nodes.flatMap((node) => createContractRows(node, all));
    const head = paint('bold', `${contract.workflow.replace(/\p{Cc}/gu, ' ')} (${contract.file})`);
    const body = rows.length === 0 ? ['  No node of this file can raise a typed error.'] : alignTable(rows, paint);
    return [head, '', ...body, '', ...escapeLines(contract, paint), ''].join('\n');
}
function createContractRows(node, all) {
    const isFolded = ({ source }) => source === 'engine' && !all;
    const rows = node.raises
        .filter((raised) => !isFolded(raised))
        .map((raised) => ['', formatKind(raised.kind), formatSource(raised), formatHandling(raised, node)]);
    const byHandling = new Map();
    for (const raised of node.raises.filter(isFolded))
        (0,maps/* addTo */.DN)(byHandling, formatHandling(raised, node), raised.kind);
    const folded = [...byHandling].map(([handling, kinds]) => ['', foldKinds(kinds), 'engine-made', handling]);
    const name = `${node.node} [${node.type}${node.typed ? '' : ', untyped'}]`;
    return [...rows, ...folded].map(([, ...cells], index) => [index === 0 ? name : '', ...cells]);
}
function foldKinds(kinds) {
    const [first = '', ...more] = kinds;
    if (more.length === 0)
        return first;
    const prefixes = new Set(kinds.map((kind) => `${kind.slice(0, kind.indexOf('.'))}.*`));
    return `${[...prefixes].join(', ')}, ${(0,messages/* formatCount */.B4)(kinds.length, 'kind')}`;
}
function formatKind(kind) {
    return kind === types/* ANY_KIND */.O ? '(any kind)' : kind;
}
function formatSource(raised) {
    if (raised.kind === types/* ANY_KIND */.O && raised.source === 'declared')
        return 'not declared';
    const source = raised.source === 'engine' ? 'engine-made' : raised.source === 'child' ? 'passed on' : raised.source;
    return raised.via === null ? source : `${source} by ${raised.via}`;
}
function formatHandling(raised, node) {
    const parts = raised.handledBy.filter((handler) => handler.action !== 'propagate').map(formatHandler);
    if (raised.escapes)
        parts.push(node.group === null ? 'ESCAPES' : `to group ${node.group}`);
    return parts.join(', then ');
}
function formatHandler({ action, target, retry, when, scope }) {
    const more = `${when === null ? '' : ' if its when holds'}${scope === 'workflow' ? ' (error_routes)' : ''}`;
    if (retry !== null)
        return `retry ${retry.maxRetries}x${target === null ? '' : ` from ${target}`}${more}`;
    return `${action}${target === null ? '' : ` ${target}`}${more}`;
}
function alignTable(rows, paint) {
    const head = ['node', 'kind', 'from', 'handled by'];
    const widths = head.map((_, column) => (0,lists/* findLargest */.qz)([head, ...rows].map((row) => row[column]?.length ?? 0)));
    const line = (cells) => `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd();
    return [paint('dim', line(head)), ...rows.map((row) => line(row).replace(/ESCAPES$/, paint('red', 'ESCAPES')))];
}
function escapeLines(contract, paint) {
    if (contract.escapes.length === 0)
        return [paint('green', '  Nothing escapes this file.')];
    const byNodes = new Map();
    for (const { kind, nodes } of contract.escapes)
        (0,maps/* addTo */.DN)(byNodes, nodes.join(', '), kind);
    const lines = [...byNodes].flatMap(([nodes, kinds]) => kindGroups(kinds).map((what) => `    ${what}  from ${nodes}`));
    return [paint('yellow', '  Escapes this file:'), ...lines];
}
function kindGroups(kinds) {
    const groups = new Map();
    for (const kind of kinds)
        (0,maps/* addTo */.DN)(groups, kind.slice(0, kind.lastIndexOf('.') + 1), formatKind(kind));
    return [...groups].flatMap(([prefix, group]) => group.length < MANY ? group : [`${prefix}* (${(0,messages/* formatCount */.B4)(group.length, 'kind')})`]);
}

;// CONCATENATED MODULE: ./build/src/config/contract/index.js









const createContract = (0,maps/* memoize */.Bj)((workflow) => asTree(workflow, new Set()));
function asTree(workflow, listed) {
    listed.add(workflow);
    const own = computeOwnContract(workflow);
    const children = [];
    for (const child of workflow.children.values())
        if (!listed.has(child))
            children.push(asTree(child, listed));
    return { ...own, children, may_pass: mayPass(workflow, passingIn) };
}
const passingIn = (0,maps/* memoize */.Bj)((workflow) => new Passing(workflow, computeOwnContract(workflow).nodes));
const ownContracts = new WeakMap();
function computeOwnContract(root) {
    const known = ownContracts.get(root);
    if (known !== undefined)
        return known;
    const variants = (0,model/* listVariants */.xZ)(root);
    const policies = policiesInForce(variants);
    const files = [...variants].reverse();
    const contracts = new Map();
    for (let before = -1, now = 0; now > before;) {
        before = now;
        for (const file of files)
            contracts.set(file, build(file, contracts, policies.get(file)));
        if (root.children.size > 0)
            now = [...contracts.values()].reduce((sum, { escapes }) => sum + escapes.length, 1);
    }
    for (const [file, contract] of contracts)
        ownContracts.set(file, contract);
    return contracts.get(root) ?? build(root, contracts, policies.get(root));
}
function policiesInForce(variants) {
    const inForce = new Map();
    for (const caller of variants)
        for (const policy of caller.settings.policies ?? [])
            for (const file of (0,model/* listVariants */.xZ)(caller))
                (0,maps/* addTo */.DN)(inForce, file, policy);
    return inForce;
}
function build(workflow, files, policies = []) {
    const { displayFile: file, settings, children } = workflow;
    const errorRoutes = (0,contract_handlers/* listHandlers */.Q3)(workflow, null);
    const sites = (0,model/* collectSites */.b4)(workflow);
    const contracts = new Map();
    const around = {
        workflow,
        policies,
        childEscapes(path) {
            const child = children.get(path);
            return child === undefined ? null : (files.get(child)?.escapes ?? []);
        },
        listMembers(group) {
            const labels = group.type === 'parallel' ? group.agents : [`${group.name}.${group.agent.name}`];
            return labels.flatMap((label) => contracts.get(label) ?? []);
        },
    };
    const forMembers = errorRoutes.filter(({ index }) => (0,model/* countsForMembers */.ht)(settings.error_routes?.[index] ?? {}));
    const shared = errorRoutes.length === 0 ? [] : [new contract_handlers/* HandlerIndex */.RO(errorRoutes)];
    const sharedForMembers = forMembers.length === 0 ? [] : [new contract_handlers/* HandlerIndex */.RO(forMembers)];
    const targets = new Set(errorRoutes.flatMap(({ target }) => target ?? []));
    const known = new Map();
    const createNode = (site) => {
        const { step, path, label, group, inFinally } = site;
        const isLast = inFinally && group === null && !(0,config_graph/* isTarget */.Ex)((0,config_graph/* staticGraph */.xw)(workflow), label);
        const handlers = isLast ? [] : (0,contract_handlers/* listHandlers */.Q3)(workflow, site);
        const common = targets.has(label) ? null : (0,potential/* listCommonKinds */.Hy)(site, around);
        const indexes = [new contract_handlers/* HandlerIndex */.RO(handlers), ...(isLast ? [] : group === null ? shared : sharedForMembers)];
        const raises = (common === null ? undefined : known.get(common)) ??
            (0,potential/* listPotentialKinds */.sZ)(site, around).map((raised) => ({ ...raised, ...(0,contract_handlers/* findHandling */.fW)(raised.kind, indexes, label) }));
        if (common !== null)
            known.set(common, raises);
        const typed = (0,error_mode/* usesErrorRouting */.fF)(workflow, step);
        return { ...workflow.at(path), node: label, type: step.type, typed, group: group?.name ?? null, raises, handlers };
    };
    for (const groups of [false, true])
        for (const site of sites)
            if ((0,model/* isGroup */.IZ)(site.step) === groups)
                contracts.set(site.label, createNode(site));
    const nodes = sites.flatMap(({ label }) => contracts.get(label) ?? []);
    return { file, workflow: settings.name, nodes, errorRoutes, escapes: listEscapes(workflow, nodes) };
}
function listEscapes(workflow, nodes) {
    const reachable = (0,config_graph/* listReachableSteps */.RN)((0,config_graph/* staticGraph */.xw)(workflow));
    const escapes = new Map();
    const escaping = new Map();
    for (const node of nodes) {
        if (node.group !== null || !reachable.has(node.node))
            continue;
        const kinds = escaping.get(node.raises) ?? node.raises.filter((raised) => raised.escapes);
        escaping.set(node.raises, kinds);
        for (const { kind } of kinds)
            (0,maps/* addTo */.DN)(escapes, kind, node.node);
    }
    return [...escapes].map(([kind, from]) => ({ kind, nodes: from }));
}


/***/ }),

/***/ 6705:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: function() { return /* binding */ findPayloads; },
/* harmony export */   CR: function() { return /* binding */ ALWAYS_CLASSIFIED; },
/* harmony export */   FE: function() { return /* binding */ withDetails; },
/* harmony export */   we: function() { return /* binding */ listCaptures; }
/* harmony export */ });
/* harmony import */ var _core_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47581);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45979);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56461);
/* harmony import */ var _classify_sets_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94141);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41832);






const CLASSIFIED = [
    ...['classified_by', 'exit_code', 'stderr_tail', 'signal', 'timed_out', 'message_error'],
    ...['problem_count', 'annotations_left_out', 'tests', 'not_overcome'],
];
const ALWAYS_CLASSIFIED = ['classified_by', 'exit_code', 'stderr_tail'];
function findPayloads(workflow, label, kind) {
    const found = new Map();
    return addPayloads(workflow, label, kind, found, new Set()) ? [...found.values()] : null;
}
const indexNodes = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_5__/* .memoize */ .Bj)((workflow) => {
    const nodes = new Map((0,_index_js__WEBPACK_IMPORTED_MODULE_4__/* .createContract */ .NF)(workflow).nodes.map((node) => [node.node, node]));
    return new Map((0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .collectSites */ .b4)(workflow).map((site) => [site.label, { site, node: nodes.get(site.label) }]));
});
function addPayloads(workflow, label, kind, found, seen) {
    const place = `${workflow.file}\n${label}`;
    if (seen.has(place))
        return true;
    seen.add(place);
    const { site, node } = indexNodes(workflow).get(label) ?? {};
    if (site === undefined)
        return false;
    const raised = node?.raises.find((each) => each.kind === kind);
    if (raised?.source !== 'child' || (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isEngineKind */ .Dj)(kind)) {
        const fields = (0,_core_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .findKindEntry */ .KA)(workflow.settings.kinds, kind)?.details;
        if (fields !== undefined)
            found.set(fields, { fields, extra: listExtraDetails(site.step, kind) });
        return fields !== undefined;
    }
    const { step } = site;
    if ((0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .isGroup */ .IZ)(step)) {
        const members = step.type === 'parallel' ? step.agents : [`${step.name}.${step.agent.name}`];
        return listRaising(workflow, members, kind).every((member) => addPayloads(workflow, member, kind, found, seen));
    }
    const child = step.type === 'workflow' ? workflow.children.get(step.workflow) : undefined;
    if (child === undefined)
        return false;
    const nodes = (0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .collectSites */ .b4)(child).map((each) => each.label);
    const escaping = listRaising(child, nodes, kind);
    return escaping.length > 0 && escaping.every((node) => addPayloads(child, node, kind, found, seen));
}
function listRaising(workflow, labels, kind) {
    const nodes = indexNodes(workflow);
    return labels.filter((label) => nodes.get(label)?.node?.raises.some((raised) => raised.kind === kind && raised.escapes));
}
function withDetails(contract, root) {
    const byFile = new Map((0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listWorkflows */ .Dl)(root).map((workflow) => [workflow.displayFile, workflow]));
    const visit = (file) => {
        const workflow = byFile.get(file.file);
        const find = (node, kind) => (workflow && findPayloads(workflow, node, kind)?.[0]?.fields) ?? null;
        return {
            ...file,
            nodes: file.nodes.map((node) => ({
                ...node,
                raises: node.raises.map((raised) => ({ ...raised, details: find(node.node, raised.kind) })),
            })),
            escapes: file.escapes.map((escaping) => ({ ...escaping, details: find(escaping.nodes[0] ?? '', escaping.kind) })),
            children: file.children.map(visit),
        };
    };
    return visit(contract);
}
function listCaptures({ stdout = '', stderr = '' }) {
    return [...`${stdout}\n${stderr}`.matchAll(/\(\?P?<([A-Za-z_]\w*)>/g)].map(([, name = '']) => name);
}
function listExtraDetails(step, kind) {
    if (step.type === 'script' && kind === 'internal.script_error')
        return CLASSIFIED;
    return step.type === 'script' ? listRuleDetails(step, kind) : [];
}
function listRuleDetails({ classify, fail_when: conditions, reports }, kind) {
    const isClassified = reports !== undefined || (0,_classify_sets_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .listClassifiedKinds */ .X)(classify).includes(kind);
    const rules = (classify ?? []).filter((rule) => rule.kind === kind);
    return [
        ...(isClassified ? CLASSIFIED : []),
        ...rules.flatMap((rule) => [...Object.keys(rule.details ?? {}), ...listCaptures(rule)]),
        ...(conditions ?? []).flatMap((rule) => (rule.kind === kind ? Object.keys(rule.details ?? {}) : [])),
    ];
}


/***/ }),

/***/ 4130:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: function() { return /* binding */ declaresKinds; },
/* harmony export */   Hy: function() { return /* binding */ listCommonKinds; },
/* harmony export */   sZ: function() { return /* binding */ listPotentialKinds; }
/* harmony export */ });
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56461);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99448);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8670);
/* harmony import */ var _classify_sets_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94141);
/* harmony import */ var _error_mode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48351);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1633);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57280);
/* harmony import */ var _resilience_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90968);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92978);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10473);











function listPotentialKinds(site, around) {
    const found = new Map();
    const add = (kind, source, via = null) => {
        if (!found.has(kind))
            found.set(kind, { kind, source, via });
    };
    const { step } = site;
    if ((0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .raisesItself */ .RR)(step))
        listAuthorKinds(step, site, around, add);
    if (step.type === 'workflow')
        listChildKinds(step, around, add);
    if ((0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .isGroup */ .IZ)(step) && failsFast(step))
        for (const { kind, member } of escapingMembers(step, (0,_error_mode_js__WEBPACK_IMPORTED_MODULE_4__/* .usesErrorRouting */ .fF)(around.workflow, step), around))
            add(kind, 'child', member);
    const open = found.get(_types_js__WEBPACK_IMPORTED_MODULE_8__/* .ANY_KIND */ .O);
    if (open !== undefined && !(0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .raisesItself */ .RR)(step))
        for (const kind of namedInRoutes(site, around.workflow))
            add(kind, open.source, open.via);
    for (const kind of listEngineKinds(site, around))
        add(kind, 'engine');
    return [...found.values()];
}
function listCommonKinds(site, around) {
    const { step, group, inFinally } = site;
    if (!(0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .raisesItself */ .RR)(step) || declaresKinds(step) || group !== null || inFinally)
        return null;
    if (site.routes.some((route) => route.on_error !== undefined))
        return null;
    return listEngineKinds(site, around).join(' ');
}
function listAuthorKinds(step, site, around, add) {
    for (const kind of step.raises ?? [])
        add(kind, 'declared');
    if (step.type === 'script') {
        for (const { kind } of step.fail_when ?? [])
            add(kind, 'fail_when');
        for (const kind of (0,_classify_sets_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .listKindsOfScript */ .m)(step))
            add(kind, 'classify');
    }
    if (declaresKinds(step))
        return;
    for (const kind of namedInRoutes(site, around.workflow))
        add(kind, 'declared');
    add(_types_js__WEBPACK_IMPORTED_MODULE_8__/* .ANY_KIND */ .O, 'declared');
}
function declaresKinds(step) {
    if ('raises' in step && step.raises !== undefined)
        return true;
    return step.type === 'script' && [step.classify, step.fail_when].some((rules) => (rules?.length ?? 0) > 0);
}
function namedInRoutes(site, workflow) {
    const routes = workflow.settings.error_routes ?? [];
    const shared = site.group === null ? routes : routes.filter(_model_js__WEBPACK_IMPORTED_MODULE_6__/* .countsForMembers */ .ht);
    return [...site.routes, ...shared]
        .flatMap((route) => (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .toKindPatterns */ .bn)(route.on_error ?? false))
        .filter((pattern) => pattern !== _types_js__WEBPACK_IMPORTED_MODULE_8__/* .ANY_KIND */ .O && !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isReservedKind */ .HO)(pattern));
}
function listChildKinds({ workflow: path, raises }, around, add) {
    const escapes = around.childEscapes(path);
    const file = around.workflow.children.get(path)?.displayFile ?? path;
    for (const { kind } of escapes ?? [])
        if ((0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isReservedKind */ .HO)(kind) || raises === undefined || raises.includes(kind))
            add(kind, 'child', file);
    if (escapes === null && raises === undefined)
        add(_types_js__WEBPACK_IMPORTED_MODULE_8__/* .ANY_KIND */ .O, 'child', path);
    if (escapes === null || escapes.some(({ kind }) => kind === _types_js__WEBPACK_IMPORTED_MODULE_8__/* .ANY_KIND */ .O))
        for (const kind of raises ?? [])
            add(kind, 'declared');
}
function failsFast({ failure_mode: mode = 'fail_fast' }) {
    return mode === 'fail_fast';
}
function escapingMembers(group, typed, around) {
    return around
        .listMembers(group)
        .flatMap((member) => member.raises
        .filter(({ kind, escapes }) => (member.typed || !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isEngineKind */ .Dj)(kind) ? escapes : typed))
        .map(({ kind }) => ({ kind, member: member.node })));
}
function listEngineKinds(site, around) {
    const { step, group } = site;
    const typed = (0,_error_mode_js__WEBPACK_IMPORTED_MODULE_4__/* .usesErrorRouting */ .fF)(around.workflow, step) || (group !== null && (0,_error_mode_js__WEBPACK_IMPORTED_MODULE_4__/* .usesErrorRouting */ .fF)(around.workflow, group));
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_1__/* .STEP_TYPES */ .FU[step.type].kinds.filter((kind) => isMade(kind, site, typed, around));
}
function isMade(kind, site, typed, around) {
    const { step } = site;
    const { resilience } = around.workflow.settings;
    switch (kind) {
        case 'internal.policy_denied':
            if (site.inFinally)
                return false;
            return around.policies.some(({ mode, nodes }) => mode !== 'warn' && (nodes?.includes(step.name) ?? true));
        case 'internal.circuit_open':
            return (0,_resilience_js__WEBPACK_IMPORTED_MODULE_7__/* .mergeResilience */ .OZ)(resilience, 'resilience' in step ? step.resilience : undefined).breaker !== null;
        case 'internal.schema_violation':
            return (0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .raisesItself */ .RR)(step) || (typed && hasSchema(step, around.workflow));
        case 'internal.group_failed':
            return (0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .isGroup */ .IZ)(step) && !failsFast(step) && (typed || escapingMembers(step, typed, around).length > 0);
        case 'provider.tool_unavailable':
        case 'internal.limit_exceeded':
            return typed && step.type === 'agent' && (0,_tools_js__WEBPACK_IMPORTED_MODULE_9__/* .mayUseTools */ .m2)(around.workflow, step);
        case 'internal.timeout':
            return typed && ((0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .getTimeout */ .uN)(step) !== null || (step.type === 'script' && step.idle_timeout !== undefined));
        case 'internal.undeclared_kind':
            if (!('raises' in step) || step.raises === undefined)
                return false;
            return step.type !== 'workflow' || maySurprise(around.childEscapes(step.workflow), step.raises);
        case 'internal.template_error':
            if (step.type === 'parallel' && !site.routes.some(({ on_error: kinds, when }) => !kinds && when))
                return false;
            return typed && (0,_error_mode_js__WEBPACK_IMPORTED_MODULE_4__/* .mayFailInTemplate */ .dV)(around.workflow, site);
        case 'subworkflow.terminated': {
            const child = step.type === 'workflow' ? around.workflow.children.get(step.workflow) : undefined;
            return typed && (child === undefined || canTerminate(child));
        }
        default:
            return typed;
    }
}
function hasSchema(step, workflow) {
    if (step.type === 'workflow')
        return step.output !== undefined || childMayRefuse(step, workflow);
    if (step.type === 'wait')
        return typeof step.duration === 'string' && (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isTemplate */ .Fl)(step.duration);
    if (step.type !== 'set' || step.output !== undefined)
        return true;
    return step.output_type !== undefined && step.output_type !== 'auto' && step.output_type !== 'string';
}
function childMayRefuse({ workflow: file, input_mapping: mapping }, workflow) {
    const own = workflow.settings.input ?? {};
    return Object.entries(workflow.children.get(file)?.settings.input ?? {}).some(([name, { type }]) => mapping === undefined
        ? own[name] !== undefined && own[name].type !== type
        : Object.hasOwn(mapping, name) && type !== 'string');
}
function maySurprise(escapes, raises) {
    return escapes === null || escapes.some(({ kind }) => !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isReservedKind */ .HO)(kind) && !raises.includes(kind));
}
const canTerminate = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_10__/* .memoize */ .Bj)((workflow) => {
    const reachable = (0,_graph_js__WEBPACK_IMPORTED_MODULE_5__/* .listReachableSteps */ .RN)((0,_graph_js__WEBPACK_IMPORTED_MODULE_5__/* .staticGraph */ .xw)(workflow));
    return [...workflow.steps].some(([name, step]) => step.type === 'terminate' && step.status === 'failed' && reachable.has(name));
});


/***/ }),

/***/ 10473:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ ANY_KIND; }
/* harmony export */ });
const ANY_KIND = '*';


/***/ }),

/***/ 48351:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: function() { return /* binding */ haltingScripts; },
/* harmony export */   Ji: function() { return /* binding */ findOwnPath; },
/* harmony export */   NM: function() { return /* binding */ isUnseen; },
/* harmony export */   Nd: function() { return /* binding */ listUnseenScripts; },
/* harmony export */   O1: function() { return /* binding */ mayDecide; },
/* harmony export */   dV: function() { return /* binding */ mayFailInTemplate; },
/* harmony export */   eZ: function() { return /* binding */ isStrictFile; },
/* harmony export */   fF: function() { return /* binding */ usesErrorRouting; },
/* harmony export */   gl: function() { return /* binding */ findExitDecision; },
/* harmony export */   xL: function() { return /* binding */ readsExitCode; },
/* harmony export */   xv: function() { return /* binding */ canTurnOff; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56461);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57280);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76551);
/* harmony import */ var _rules_templates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21014);




function isStrictFile({ settings }) {
    return settings.runtime?.strict_exit !== false;
}
function mayFailInTemplate(workflow, { step, group }) {
    const { runtime, error_routes: errorRoutes } = workflow.settings;
    const meant = runtime?.strict_exit === true || (errorRoutes !== undefined && errorRoutes.length > 0);
    if (meant || speaksOfErrors(step) || (group !== null && speaksOfErrors(group)))
        return true;
    return readExitFacts(workflow).templated.has(step) || (0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .getInputList */ .$D)(step).length > 0;
}
function usesErrorRouting(workflow, step) {
    if (step.type === 'terminate')
        return false;
    if (speaksOfErrors(step))
        return true;
    const own = 'strict_exit' in step ? step.strict_exit : undefined;
    return own ?? isStrictFile(workflow);
}
function findExitDecision(workflow, step) {
    return readExitFacts(workflow).decisions.get(step) ?? null;
}
function readsExitCode(decision, when) {
    return decision.some(({ path: [name], source }) => source === when && (name === undefined ? source.includes(FIELD) : name === FIELD));
}
function listUnseenScripts(workflow) {
    return (0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .collectSites */ .b4)(workflow).filter(({ step, group }) => step.type === 'script' && group === null && isUnseen(workflow, step));
}
function isUnseen(workflow, step) {
    if (usesErrorRouting(workflow, step) || step.strict_exit === false)
        return false;
    return !readExitFacts(workflow).exitCodesRead.has(step.name);
}
function canTurnOff(workflow, step) {
    return step.type === 'script' && !speaksOfErrors(step) && !(0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .mapMembersToGroups */ .Dd)(workflow).has(step.name);
}
const ENDS_NON_ZERO = /(?:^|[;&\n])[ \t]*exit[ \t]+[1-9]\d{0,2}$/;
function haltingScripts(workflow) {
    const { runtime, error_routes: errorRoutes = [] } = workflow.settings;
    if (runtime?.strict_exit !== undefined || errorRoutes.length > 0)
        return [];
    return (0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .collectSites */ .b4)(workflow).filter(({ step, group, inFinally }) => {
        if (step.type !== 'script' || group !== null || inFinally || step.strict_exit !== undefined)
            return false;
        if (!canTurnOff(workflow, step) || findExitDecision(workflow, step) !== null)
            return false;
        const text = String(step.run ?? step.args?.at(-1) ?? '').trim();
        const isCodeRead = readExitFacts(workflow).exitCodesRead.has(step.name);
        return isCodeRead || (ENDS_NON_ZERO.test(text) && (0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .isReadInside */ .Zg)(workflow, step.name));
    });
}
function speaksOfErrors(step) {
    if (step.type === 'terminate')
        return false;
    if ('strict_exit' in step && step.strict_exit === true)
        return true;
    if ('raises' in step && (step.raises ?? []).length > 0)
        return true;
    if ('classify' in step && (step.classify ?? []).length > 0)
        return true;
    if ('fail_when' in step && (step.fail_when ?? []).length > 0)
        return true;
    if ('resilience' in step && step.resilience !== undefined)
        return true;
    return step.routes?.some((route) => route.on_error !== undefined) === true;
}
const FIELD = 'exit_code';
const readExitFacts = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .Bj)((workflow) => {
    const templates = (0,_rules_templates_js__WEBPACK_IMPORTED_MODULE_2__/* .listTemplates */ .eG)(workflow);
    const sites = (0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .collectSites */ .b4)(workflow);
    const listed = sites.flatMap(({ step }) => (0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .getInputList */ .$D)(step)).map((entry) => entry.replace(/\?$/, '').split('.'));
    const read = [
        ...templates
            .filter(({ source }) => source.includes(FIELD))
            .flatMap((use) => use.parsed.references.map(({ path }) => nodeAsked(path, use, workflow))),
        ...listed.map(([name = '', ...rest]) => (rest.at(-1) === FIELD ? name : null)),
    ];
    return {
        decisions: findExitDecisions(workflow, templates),
        exitCodesRead: new Set(read.filter((name) => name !== null)),
        templated: new Set(templates.flatMap(({ site }) => (site === null ? [] : [site.step]))),
    };
});
function findExitDecisions(workflow, templates) {
    const decisions = new Map();
    for (const use of templates) {
        const { site, source } = use;
        if (site === null || use.isCondition !== true || !isOnSuccess(use) || !mayDecide(workflow, site))
            continue;
        for (const reference of use.parsed.references) {
            const path = findOwnPath(reference.path, use, site.step.name);
            if (path !== null)
                (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .DN)(decisions, site.step, { path, source });
        }
    }
    return decisions;
}
function mayDecide({ settings }, { step, group, inFinally }) {
    if (step.type !== 'script' || group !== null || inFinally || speaksOfErrors(step))
        return false;
    return settings.runtime?.strict_exit !== true || step.strict_exit === false;
}
function findOwnPath([root = '', ...rest], { form }, name) {
    if (root === name)
        return rest.length === 0 || rest[0] === 'output' ? rest.slice(1) : null;
    if (root === 'output' || root === `${name}_output`)
        return rest;
    if (form === 'expression' && root.startsWith('output_'))
        return [root.slice('output_'.length), ...rest];
    return form === 'expression' ? [root, ...rest] : null;
}
function nodeAsked(path, use, workflow) {
    const [root = '', second, third] = path;
    const leads = (field) => field === undefined || field === FIELD;
    if (workflow.steps.has(root))
        return second === undefined || (second === 'output' && leads(third)) ? root : null;
    for (const [suffix, field] of [
        [`_output_${FIELD}`, FIELD],
        ['_output', second],
    ]) {
        const name = root.endsWith(suffix) ? root.slice(0, -suffix.length) : '';
        if (workflow.steps.has(name))
            return leads(field) ? name : null;
    }
    const own = use.site === null || !isOnSuccess(use) ? null : use.site.step.name;
    if (root === FIELD || root === `output_${FIELD}`)
        return own;
    return root === 'output' && leads(second) ? own : null;
}
function isOnSuccess({ site, path }) {
    const at = path.indexOf('routes');
    const index = path[at + 1];
    if (site === null || at === -1 || typeof index !== 'number')
        return false;
    return site.routes[index]?.on_error === undefined;
}


/***/ }),

/***/ 76551:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: function() { return /* binding */ listNamesReadBy; },
/* harmony export */   ZI: function() { return /* binding */ findNamesReadWithin; },
/* harmony export */   Zg: function() { return /* binding */ isReadInside; },
/* harmony export */   f0: function() { return /* binding */ listNamesRead; },
/* harmony export */   jV: function() { return /* binding */ findNamesReadIn; }
/* harmony export */ });
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8670);
/* harmony import */ var _rules_templates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21014);


const BARE = new Set(['when', 'source', 'allow_if']);
function listNamesRead(step, { templateFiles }) {
    const names = namesOfSteps.get(step) ?? listNamesReadBy(step, templateFiles);
    namesOfSteps.set(step, names);
    return names;
}
const namesOfSteps = new WeakMap();
function findNamesReadWithin(step, workflow) {
    const members = step.type === 'parallel' ? step.agents.flatMap((name) => workflow.steps.get(name) ?? []) : [];
    return new Set([step, ...members].flatMap((each) => [...listNamesRead(each, workflow)]));
}
function findNamesReadIn(condition) {
    return new Set(listNamesInText(condition, 'when', undefined));
}
function listNamesReadBy(data, files) {
    const names = new Set();
    (0,_rules_templates_js__WEBPACK_IMPORTED_MODULE_1__/* .walkTexts */ .YR)(data, [], (text, path) => {
        const field = path.findLast((part) => typeof part === 'string');
        for (const name of listNamesInText(text, field, files))
            names.add(name);
    });
    return names;
}
function isReadInside(workflow, node) {
    const { policies, hooks, error_routes: errorRoutes, env } = workflow.settings;
    if (policies?.some(({ type }) => type === 'command') === true)
        return true;
    const names = listNamesReadBy([workflow.output, hooks, errorRoutes, env, policies], workflow.templateFiles);
    return names.has(node) || [...workflow.steps.values()].some((step) => findNamesReadWithin(step, workflow).has(node));
}
function listNamesInText(text, field, files) {
    if (field === 'input')
        return [text.split(/[.?]/)[0] ?? ''];
    const isText = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isTemplate */ .Fl)(text);
    if (!isText && !BARE.has(field ?? ''))
        return [];
    const parsed = isText ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTemplate */ .QC)(text, { files: files?.get(text) }) : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseExpression */ .YK)(text);
    if (!parsed.ok)
        return [];
    const inFiles = 'namesInFiles' in parsed.value ? parsed.value.namesInFiles : [];
    return [...parsed.value.references.map(({ path }) => path[0] ?? ''), ...inFiles];
}


/***/ }),

/***/ 90968:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: function() { return /* binding */ createRetryBudget; },
/* harmony export */   OZ: function() { return /* binding */ mergeResilience; },
/* harmony export */   md: function() { return /* binding */ POLICY_DEFAULTS; }
/* harmony export */ });
const DEFAULT_RETRIES = 3;
function createRetryBudget(route, policy = {}) {
    return {
        maxRetries: route.max ?? DEFAULT_RETRIES,
        backoff: route.backoff ?? 'exponential',
        initialSeconds: route.initial_seconds ?? policy.initial_delay ?? 1,
        multiplier: policy.backoff_multiplier ?? 2,
        maxSeconds: route.max_seconds ?? policy.max_delay ?? 60,
        jitter: route.jitter ?? policy.jitter ?? 0.25,
        maxElapsedSeconds: route.max_elapsed_seconds ?? null,
        from: route.from ?? null,
        retryable: policy.retryable ?? null,
    };
}
function createPolicyBudget(policy) {
    return { ...createRetryBudget({}, policy), maxRetries: policy.max_retries ?? DEFAULT_RETRIES };
}
function mergeResilience(workflow = {}, node = {}) {
    const isGiven = (name) => workflow[name] !== undefined || node[name] !== undefined;
    return {
        retry: isGiven('retry') ? createPolicyBudget({ ...workflow.retry, ...node.retry }) : null,
        breaker: isGiven('circuit_breaker')
            ? breakerPolicy({ ...workflow.circuit_breaker, ...node.circuit_breaker })
            : null,
    };
}
function breakerPolicy(settings) {
    return {
        failureThreshold: settings.failure_threshold ?? 5,
        recoveryTimeoutSeconds: settings.recovery_timeout ?? 60,
        successThreshold: settings.success_threshold ?? 2,
        key: settings.key ?? null,
        scope: settings.scope ?? 'run',
    };
}
const POLICY_DEFAULTS = {
    max_concurrent_tasks: { max: 5 },
    task_timeout: { max_seconds: 3600 },
    phase_gate: { min_success_rate: 0.8 },
    node_availability: {},
    expression: {},
    command: { args: [], timeout: 30 },
};


/***/ }),

/***/ 80192:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ findUnusedKinds; },
/* harmony export */   U: function() { return /* binding */ CATALOGUE_RULES; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45979);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);
/* harmony import */ var _core_tool_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36750);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41832);
/* harmony import */ var _contract_payloads_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6705);
/* harmony import */ var _contract_types_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10473);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57280);
/* harmony import */ var _step_hash_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75336);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99002);










const CATALOGUE_RULES = [checkRules, checkDifferences, checkResemblances, checkInlineUse];
function checkRules({ workflow, sites }, report) {
    const { kinds = {} } = workflow.settings;
    for (const { step, path } of sites) {
        if (step.type !== 'script')
            continue;
        for (const [field, index, kind, given] of listRuleDetails(step)) {
            const { details = {} } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(kinds, kind) ?? {};
            const lacking = Object.keys(details).filter((name) => details[name]?.required !== false && !given.includes(name));
            if (lacking.length === 0)
                continue;
            const names = (0,_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .joinNamesLimited */ .$0)(lacking.map((name) => `\`${name}\``));
            const message = `This rule cannot give ${names}, which every ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(kind)} has by the catalogue.`;
            const hint = field === 'classify'
                ? `capture it with a named group, such as \`(?P<${lacking[0]}>...)\`, or give it under \`details\``
                : 'give it under `details`';
            report.error('rule-lacks-detail', [...path, field, index], message, hint);
        }
    }
}
function listRuleDetails({ classify, fail_when: conditions }) {
    return [
        ...(classify ?? []).flatMap((rule, index) => {
            const given = [..._contract_payloads_js__WEBPACK_IMPORTED_MODULE_5__/* .ALWAYS_CLASSIFIED */ .CR, ...Object.keys(rule.details ?? {}), ...(0,_contract_payloads_js__WEBPACK_IMPORTED_MODULE_5__/* .listCaptures */ .we)(rule)];
            return rule.kind === undefined ? [] : [['classify', index, rule.kind, given]];
        }),
        ...(conditions ?? []).map(({ kind, details }, index) => {
            return ['fail_when', index, kind, Object.keys(details ?? {})];
        }),
    ];
}
function checkDifferences({ workflow }, report) {
    const { kinds = {} } = workflow.settings;
    const digests = new Map(Object.entries(kinds).map(([kind, entry]) => [kind, digestPayload(entry)]));
    if (digests.size === 0)
        return;
    for (const child of (0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .listWorkflows */ .Dl)(workflow)) {
        if (child === workflow || child.settings.kinds === undefined || child.settings.kinds === kinds)
            continue;
        for (const [kind, entry] of Object.entries(child.settings.kinds)) {
            const own = digests.get(kind);
            if (own === undefined || own === digestPayload(entry))
                continue;
            const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(kind)} has other details, or another \`transient\`, in ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(child.displayFile)}: the file whose node raises decides.`;
            const hint = 'share one catalogue with `kinds: !file kinds.yaml`';
            report.warning('kind-differs', workflow.keyAt(['workflow', 'kinds', kind]), message, hint);
        }
    }
}
function digestPayload({ details, transient }) {
    return (0,_step_hash_js__WEBPACK_IMPORTED_MODULE_7__/* .computeDigest */ .MK)([details === undefined ? null : toTypes(details), transient ?? null], []);
}
function toTypes(fields) {
    return Object.fromEntries(Object.keys(fields)
        .sort()
        .map((name) => [name, toType(fields[name])]));
}
function toType(field) {
    const { type = 'string', required, nullable, items, properties } = field ?? {};
    const inner = {
        items: items === undefined ? null : toType(items),
        properties: properties ? toTypes(properties) : null,
    };
    return { type, required: required !== false, nullable: nullable === true, ...inner };
}
const MAX_COMPARED = 200;
const MAX_DISTANCE = 2;
function checkResemblances({ workflow, sites }, report) {
    const { kinds } = workflow.settings;
    if (kinds === undefined)
        return;
    const known = Object.keys(kinds);
    const ready = new Set(_core_tool_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .SET_NAMES */ .O2.flatMap(_core_tool_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .listKindsOfSet */ .b0));
    const nearest = new Map();
    const warn = (kind, path) => {
        if (!(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isKind */ .VF)(kind) || (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedKind */ .HO)(kind) || Object.hasOwn(kinds, kind) || ready.has(kind))
            return;
        if (!nearest.has(kind) && nearest.size < MAX_COMPARED)
            nearest.set(kind, (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearest */ .qg)(kind, known, MAX_DISTANCE));
        const meant = nearest.get(kind) ?? null;
        if (meant === null)
            return;
        report.warning('kind-resembles', path, `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(kind)} resembles a kind of the catalogue and is none.`, (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(meant));
    };
    const declared = new Set();
    const lists = sites.map(({ step, path }) => ({ raises: 'raises' in step ? (step.raises ?? []) : [], path }));
    for (const { raises, path } of [...lists, { raises: workflow.settings.raises ?? [], path: ['workflow'] }])
        for (const [index, kind] of raises.entries()) {
            declared.add(kind);
            warn(kind, [...path, 'raises', index]);
        }
    for (const { route, path, site } of (0,_model_js__WEBPACK_IMPORTED_MODULE_6__/* .listAllRoutes */ .wq)(workflow)) {
        const isChecked = site !== null && 'raises' in site.step && site.step.raises !== undefined;
        for (const pattern of isChecked ? [] : (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .toKindPatterns */ .bn)(route.on_error ?? false))
            if (!declared.has(pattern))
                warn(pattern, [...path, 'on_error']);
    }
}
function checkInlineUse({ workflow }, report) {
    if (isShared(workflow))
        return;
    for (const kind of listUnraised([workflow]))
        reportUnraised(workflow, kind, report, 'no node of this file');
}
function findUnusedKinds(workflows) {
    const users = new Map();
    for (const workflow of workflows.filter(isShared)) {
        const { file } = workflow.at(['workflow', 'kinds']);
        const known = users.get(file);
        if (known === undefined)
            users.set(file, [workflow]);
        else
            known.push(workflow);
    }
    return new Map([...users.values()].map((files) => {
        const report = new _facts_js__WEBPACK_IMPORTED_MODULE_8__/* .Report */ .pl(files[0]);
        for (const kind of listUnraised(files))
            reportUnraised(files[0], kind, report, 'no file that was checked');
        return [files[0].file, report.findings];
    }));
}
function isShared(workflow) {
    return workflow.settings.kinds !== undefined && workflow.at(['workflow', 'kinds']).file !== workflow.displayFile;
}
function reportUnraised(workflow, kind, report, who) {
    const hint = 'remove it, or add it to `raises` of the node that raises it';
    const place = workflow.keyAt(['workflow', 'kinds', kind]);
    report.warning('kind-never-raised', place, `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(kind)} is in the catalogue, and ${who} raises it.`, hint);
}
function listUnraised(workflows) {
    const raised = new Set();
    for (const workflow of workflows)
        for (const { raises } of (0,_contract_index_js__WEBPACK_IMPORTED_MODULE_4__/* .createContract */ .NF)(workflow).nodes)
            for (const { kind } of raises)
                raised.add(kind);
    if (raised.has(_contract_types_js__WEBPACK_IMPORTED_MODULE_9__/* .ANY_KIND */ .O))
        return [];
    return Object.keys(workflows[0]?.settings.kinds ?? {}).filter((kind) => !raised.has(kind));
}


/***/ }),

/***/ 90063:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: function() { return /* binding */ checkDetail; },
/* harmony export */   HT: function() { return /* binding */ listDetailReads; },
/* harmony export */   dh: function() { return /* binding */ findDetailRead; },
/* harmony export */   q6: function() { return /* binding */ findFieldsBelow; }
/* harmony export */ });
/* harmony import */ var _core_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47581);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45979);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56461);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99538);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99448);
/* harmony import */ var _contract_handlers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93947);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41832);
/* harmony import */ var _contract_payloads_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6705);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57280);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99002);
/* harmony import */ var _templates_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21014);












function checkDetail(reference, use, file, report) {
    const read = findErrorRead(reference, use, file);
    if (read === null || read.fields.length === 0)
        return;
    const [name = ''] = read.fields;
    if (_core_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .WELL_KNOWN_DETAILS */ .eo.includes(name))
        return;
    const meant = findMeantKinds(read.sources, file);
    if (!meant?.some(({ isExpected }) => isExpected))
        return;
    const place = file.workflow.within(use.path, reference.line, reference.column);
    const path = reference.path.join('.');
    const having = meant.map((each) => ({ ...each, ...findField(each.payloads, read.fields) }));
    if (having.every(({ isKnown }) => !isKnown)) {
        if (reference.isTested)
            return;
        const kinds = (0,_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNamesLimited */ .$0)(meant.filter(({ isExpected }) => isExpected).map(({ kind }) => kind), 4);
        const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)} is read, but no error that can be meant here has it${kinds === '' ? '' : `: ${kinds}`}.`;
        const known = () => meant.flatMap(({ payloads }) => payloads.flatMap((one) => listSiblings(one.fields, read.fields)));
        report.error('unknown-detail', place, message, (0,_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .findNearName */ .lJ)(read.fields.at(-1) ?? '', known));
        return;
    }
    if (reference.guarded || read.asksKind)
        return;
    const lacking = having.filter(({ isExpected, isSure }) => isExpected && !isSure).map(({ kind }) => kind);
    if (lacking.length === 0)
        return;
    const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)} may be missing in errors of ${(0,_facts_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNamesLimited */ .$0)(lacking, 4)}.`;
    report.warning('detail-may-be-missing', place, message, `write \`${path} | default('')\``);
}
function listDetailReads(file) {
    const reads = new Set();
    for (const use of (0,_templates_js__WEBPACK_IMPORTED_MODULE_10__/* .listTemplates */ .eG)(file.workflow))
        for (const reference of use.parsed.references) {
            const read = findErrorRead(reference, use, file);
            for (const { label, on } of read?.sources ?? []) {
                const node = file.nodes.get(label);
                const kinds = node === undefined ? null : findKindsOn(node, on);
                const named = kinds ?? new Map(node?.raises.map(({ kind }) => [kind, true]));
                for (const kind of named.keys())
                    for (let length = 1; length <= (read?.fields.length ?? 0); length++)
                        reads.add(`${kind} ${read?.fields.slice(0, length).join('.')}`);
            }
        }
    return reads;
}
function findErrorRead({ path }, use, file) {
    const [root = '', second, third] = path;
    const isHook = use.scope === 'hook' || use.scope === 'complete-hook' || use.scope === 'error-hook';
    if (isHook || use.scope === 'captures' || use.scope === 'item')
        return null;
    const asksFor = (...owner) => use.parsed.references.some((other) => other.path.join('.') === [...owner, 'kind'].join('.'));
    if (root === 'details' && use.scope === 'error-route' && use.form === 'expression')
        return { sources: findErrorSources(use, file), fields: path.slice(1), asksKind: asksFor() || asksFor('error') };
    if (root === 'error')
        return second === 'details'
            ? { sources: findErrorSources(use, file), fields: path.slice(2), asksKind: asksFor('error') || asksFor() }
            : null;
    const step = file.workflow.steps.get(root);
    if (step === undefined)
        return null;
    if (second === 'error' && third === 'details')
        return { sources: findNodeSources(root, use, file), fields: path.slice(3), asksKind: asksFor(root, 'error') };
    if (second !== 'errors' || !(0,_model_js__WEBPACK_IMPORTED_MODULE_8__/* .isGroup */ .IZ)(step) || path[3] !== 'details' || third === undefined)
        return null;
    return { sources: findMemberSources(step, third), fields: path.slice(4), asksKind: asksFor(root, 'errors', third) };
}
function findMemberSources(group, member) {
    const label = group.type === 'for_each' ? `${group.name}.${group.agent.name}` : member;
    return [{ label, on: null }];
}
function findErrorSources(use, file) {
    if (use.scope === 'error-route') {
        const route = findRouteOf(use, file);
        if (route?.on_error === undefined)
            return [];
        return use.site === null ? listSharedSources(route, file) : [{ label: use.site.label, on: route }];
    }
    const entered = use.site?.group?.name ?? use.site?.step.name;
    return entered === undefined ? [] : (listEntrances(file).get(entered) ?? []);
}
function findNodeSources(name, use, file) {
    const all = [{ label: name, on: null }];
    const isOwnRoute = use.scope === 'error-route' && use.site?.label === name;
    if (use.scope === 'error-route')
        return isOwnRoute ? findErrorSources(use, file) : all;
    const entered = use.site?.group?.name ?? use.site?.step.name ?? '';
    const sources = listEntrances(file).get(entered) ?? [];
    const isOnly = file.handlers.get(entered) === 'always' && sources.every(({ label }) => label === name);
    return isOnly && sources.length > 0 ? sources : all;
}
function findRouteOf({ path, site }, { workflow }) {
    const routes = (0,_model_js__WEBPACK_IMPORTED_MODULE_8__/* .listRoutes */ .Bn)(workflow, site);
    return routes.find((use) => use.path.every((part, index) => part === path[index]))?.route;
}
const listEntrances = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_11__/* .memoize */ .Bj)((file) => {
    const entrances = new Map();
    const add = (to, sources) => {
        entrances.set(to, [...(entrances.get(to) ?? []), ...sources]);
    };
    for (const { label, routes, group } of file.sites)
        for (const route of group === null ? routes : [])
            if (route.on_error !== undefined && route.to !== undefined)
                add(route.to, [{ label, on: route }]);
    for (const { route } of (0,_model_js__WEBPACK_IMPORTED_MODULE_8__/* .listRoutes */ .Bn)(file.workflow, null))
        if (route.to !== undefined)
            add(route.to, listSharedSources(route, file).filter(({ label }) => label !== route.to));
    return entrances;
});
function listSharedSources(on, file) {
    return file.sites.filter(({ group }) => group === null).map(({ label }) => ({ label, on }));
}
function findDetailRead(path, use, file) {
    const read = findErrorRead({ path }, use, file);
    return read === null ? null : { fields: read.fields, kinds: [...walkMeantKinds(read.sources, file)] };
}
function findMeantKinds(sources, file) {
    const found = new Map();
    for (const { kind, payloads, isExpected } of walkMeantKinds(sources, file)) {
        if (payloads === null)
            return null;
        const before = found.get(kind);
        found.set(kind, {
            kind,
            payloads: [...new Set([...(before?.payloads ?? []), ...payloads])],
            isExpected: isExpected || before?.isExpected === true,
        });
    }
    return [...found.values()];
}
function* walkMeantKinds(sources, file) {
    for (const { label, on } of sources) {
        const node = file.nodes.get(label);
        const kinds = node === undefined ? null : findKindsOn(node, on);
        if (kinds === null)
            yield { kind: _contract_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ANY_KIND */ .Oy, payloads: null, isExpected: true };
        for (const [kind, isExpected] of kinds ?? [])
            yield { kind, isExpected, payloads: (0,_contract_payloads_js__WEBPACK_IMPORTED_MODULE_7__/* .findPayloads */ .$z)(file.workflow, label, kind) };
    }
}
function findKindsOn(node, on) {
    const written = on === null ? [_contract_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ANY_KIND */ .Oy] : (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .toKindPatterns */ .bn)(on.on_error ?? false);
    const patterns = written.includes('retry.exhausted') ? [_contract_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ANY_KIND */ .Oy] : written;
    const raised = node.raises.map(({ kind }) => kind);
    const isOpen = raised.includes(_contract_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ANY_KIND */ .Oy);
    const matching = new _contract_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .PatternSet */ .D(patterns);
    const kinds = new Map();
    for (const pattern of patterns) {
        const isKindItself = pattern !== _contract_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ANY_KIND */ .Oy && !pattern.endsWith('.*');
        if (isKindItself)
            kinds.set(pattern, true);
        else if (isOpen && !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .isReservedKind */ .HO)(pattern))
            return null;
    }
    for (const kind of raised) {
        const coverage = kind === _contract_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ANY_KIND */ .Oy ? 'none' : matching.findCoverage(kind);
        if (coverage === 'none')
            continue;
        if (kind.endsWith('.*'))
            return null;
        kinds.set(kind, true);
    }
    for (const kind of listPossibleKinds(node.type))
        if (!kinds.has(kind) && (0,_contract_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .listCoveringPatterns */ .Xw)(kind).some((pattern) => patterns.includes(pattern)))
            kinds.set(kind, false);
    return kinds;
}
const KINDS_OF_TYPES = _core_step_types_js__WEBPACK_IMPORTED_MODULE_4__/* .STEP_TYPES */ .FU;
function listPossibleKinds(type) {
    const inner = (0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_4__/* .hasSteps */ .yx)(type) ? Object.values(KINDS_OF_TYPES) : [];
    return [(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwnEntry */ .xL)(KINDS_OF_TYPES, type) ?? { kinds: [] }, ...inner].flatMap(({ kinds }) => kinds);
}
function findField(payloads, path) {
    const found = payloads.map(({ fields, extra }) => extra.includes(path[0] ?? '') ? { isKnown: true, isSure: true } : findIn(fields, path));
    return { isKnown: found.some(({ isKnown }) => isKnown), isSure: found.every(({ isSure }) => isSure) };
}
function findIn(fields, [name = '', ...rest]) {
    const field = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwnEntry */ .xL)(fields, name);
    if (field === undefined)
        return { isKnown: false, isSure: false };
    const isRequired = field.required !== false;
    if (rest.length === 0)
        return { isKnown: true, isSure: isRequired };
    if (field.type !== 'object')
        return { isKnown: field.type === 'array', isSure: false };
    if (field.properties === undefined)
        return { isKnown: true, isSure: isRequired };
    const inner = findIn(field.properties, rest);
    return { isKnown: inner.isKnown, isSure: inner.isSure && isRequired && field.nullable !== true };
}
function listSiblings(fields, path) {
    const known = Object.keys(findFieldsBelow(fields, path.slice(0, -1)));
    return path.length <= 1 ? [...known, ..._core_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .WELL_KNOWN_DETAILS */ .eo] : known;
}
function findFieldsBelow(fields, path) {
    const [name, ...rest] = path;
    return name === undefined ? fields : findFieldsBelow((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwnEntry */ .xL)(fields, name)?.properties ?? {}, rest);
}


/***/ }),

/***/ 99002:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $0: function() { return /* binding */ joinNamesLimited; },
/* harmony export */   M7: function() { return /* binding */ collectFacts; },
/* harmony export */   lJ: function() { return /* binding */ findNearName; },
/* harmony export */   oD: function() { return /* binding */ listLocalNames; },
/* harmony export */   ol: function() { return /* binding */ GROUP_ATTRIBUTES; },
/* harmony export */   pl: function() { return /* binding */ Report; }
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53325);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99538);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41832);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1633);
/* harmony import */ var _load_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78684);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57280);






function collectFacts(workflow, given, isRun) {
    const sites = (0,_model_js__WEBPACK_IMPORTED_MODULE_4__/* .collectSites */ .b4)(workflow);
    const graph = (0,_graph_js__WEBPACK_IMPORTED_MODULE_2__/* .staticGraph */ .xw)(workflow);
    const contract = (0,_contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .createContract */ .NF)(workflow);
    const members = sites.flatMap(({ step, group }) => group?.type === 'parallel' ? [[step.name, group.name]] : []);
    return {
        workflow,
        sites,
        graph,
        reachable: (0,_graph_js__WEBPACK_IMPORTED_MODULE_2__/* .listReachableSteps */ .RN)(graph),
        contract,
        nodes: new Map(contract.nodes.map((node) => [node.node, node])),
        members: new Map(members),
        handlers: findHandlerTargets(graph),
        given: workflow.settings.input === undefined ? new Set(given) : null,
        isRun,
    };
}
function findHandlerTargets(graph) {
    const byError = new Set();
    const otherwise = new Set([graph.entry, ...graph.finallySteps]);
    for (const name of graph.edges.keys())
        for (const { to, via } of graph.successors(name))
            (via === 'error' || via === 'shared-error' ? byError : otherwise).add(to);
    return new Map([...byError].map((name) => [name, otherwise.has(name) ? 'sometimes' : 'always']));
}
const GROUP_ATTRIBUTES = ['outputs', 'errors', 'results', 'count', 'error', 'type'];
const ERROR_FIELDS = ['kind', 'message', 'details', 'attempts'];
const NAMES_OF_SCOPES = {
    'own-output': ['output'],
    'success-route': ['output'],
    'error-route': ['output', 'error'],
    'error-hook': ['error'],
    'complete-hook': ['result'],
};
function listLocalNames({ scope, form, site }) {
    const isErrorCondition = scope === 'error-route' && form === 'expression';
    const ofScope = [...(NAMES_OF_SCOPES[scope] ?? []), ...(isErrorCondition ? ERROR_FIELDS : [])];
    return site?.group?.type === 'for_each' ? [...ofScope, site.group.as, '_index', '_key', site.step.name] : ofScope;
}
class Report {
    workflow;
    #drafts = [];
    constructor(workflow) {
        this.workflow = workflow;
    }
    get findings() {
        let errors = 0;
        return (0,_load_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .sortFindings */ .Tc)(this.#drafts, this.workflow.displayFile).map((draft, index) => {
            const shown = index < _core_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_FINDINGS */ .Mt || (draft.severity === 'error' && errors < _core_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_FINDINGS */ .Mt);
            if (draft.severity === 'error')
                errors++;
            const { suggestion } = draft;
            return { ...draft, suggestion: typeof suggestion !== 'function' ? suggestion : shown ? suggestion() : null };
        });
    }
    error(code, place, message, suggestion = null) {
        this.add('error', code, place, message, suggestion);
    }
    warning(code, place, message, suggestion = null) {
        this.add('warning', code, place, message, suggestion);
    }
    add(severity, code, place, message, suggestion) {
        const { file, line, column } = 'file' in place ? place : this.workflow.at(place);
        this.#drafts.push({ file, line, column, code, severity, message, suggestion });
    }
}
function findNearName(name, known, otherwise) {
    return () => {
        const names = [...(typeof known === 'function' ? known() : known)];
        const other = otherwise === undefined && names.length > 0 ? `known: ${joinNamesLimited(names, 12)}` : (otherwise ?? null);
        return (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .findNearest */ .qg)(name, names)) ?? other;
    };
}
function joinNamesLimited(names, limit = 8) {
    const more = names.length > limit ? `, and ${names.length - limit} more` : '';
    return `${names.slice(0, limit).join(', ')}${more}`;
}


/***/ }),

/***/ 56319:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: function() { return /* binding */ findUnseenFailures; },
  _: function() { return /* binding */ validateWorkflow; }
});

// EXTERNAL MODULE: ./build/src/expressions/index.js + 20 modules
var expressions = __webpack_require__(8670);
// EXTERNAL MODULE: ./build/src/config/contract/index.js + 2 modules
var contract = __webpack_require__(41832);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/config/rules/catalogue.js
var catalogue = __webpack_require__(80192);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/core/step-types.js
var step_types = __webpack_require__(99448);
// EXTERNAL MODULE: ./build/src/config/rules/templates.js
var templates = __webpack_require__(21014);
;// CONCATENATED MODULE: ./build/src/config/rules/catch-all.js




const CATCH_ALL_RULES = [checkCatchAlls, checkGreenCatchAlls];
const KIND = 'internal.template_error';
function checkCatchAlls(file, report) {
    const { workflow } = file;
    const warned = new Set();
    for (const { site, scope, parsed } of (0,templates/* listTemplates */.eG)(workflow)) {
        const read = parsed.references.find(({ guarded, path }) => !guarded && site !== null && !isCertainRead(workflow, site.step.name, path));
        if (site === null || scope !== 'node' || read === undefined || warned.has(site))
            continue;
        warned.add(site);
        const caught = findCatchAll(file, site);
        if (caught === null)
            continue;
        const { path, target, effect } = caught;
        const name = read.path.join('.');
        const there = effect === target ? (0,messages/* quote */.hD)(target) : `${(0,messages/* quote */.hD)(target)} and on to ${(0,messages/* quote */.hD)(effect)}`;
        const message = `This route handles everything, also a mistake in a template: ${(0,messages/* quote */.hD)(site.label)} reads ${(0,messages/* quote */.hD)(name)}, and where that is missing the run goes to ${there}.`;
        const hint = `put \`- { on_error: ${KIND}, propagate: true }\` before it, name the kinds that it is for, or write \`${name} | default('')\``;
        report.warning('catch-all-takes-template-error', [...path, 'on_error'], message, hint);
    }
}
function checkGreenCatchAlls({ workflow, contract }, report) {
    const { displayFile } = workflow;
    const toPositionKey = ({ line, column }) => `${line}:${column}`;
    const green = new Set(contract.may_pass.filter(({ file }) => file === displayFile).map(toPositionKey));
    const routes = [contract.errorRoutes, ...contract.nodes.map(({ handlers }) => handlers)].flat();
    for (const handler of routes) {
        const { action, target, when, patterns } = handler;
        if (when !== null || !patterns.includes('*') || !green.has(toPositionKey(handler)))
            continue;
        const end = action === 'to' && target !== model/* END */.Kp
            ? `${(0,messages/* quote */.hD)(target ?? '')} can end the run as a success`
            : 'the run goes on as a success';
        const message = `This route takes every error, also those that nobody has thought of, and ${end}.`;
        const hint = 'name the kinds that may pass; to tell somebody and still fail, lead the handler to a `terminate` with `status: failed`, use `halt`, or raise in the handler';
        report.warning('catch-all-ends-green', handler, message, hint);
    }
}
function findCatchAll(file, { label, path, group, inFinally }) {
    const raised = file.nodes.get(label)?.raises.find(({ kind }) => kind === KIND);
    if (group !== null || inFinally || raised === undefined)
        return null;
    const found = raised.handledBy.find(({ when, retry }) => when === null && retry === null);
    if (found?.action !== 'to' || found.target === null || !found.patterns.includes('*'))
        return null;
    const effect = findEffectBehind(file, found.target);
    const routes = found.scope === 'node' ? [...path, 'routes'] : ['workflow', 'error_routes'];
    return effect === null ? null : { path: [...routes, found.index], target: found.target, effect };
}
function findEffectBehind({ workflow, graph }, target) {
    const open = new Set([target]);
    for (const name of open) {
        const step = workflow.steps.get(name);
        if (step === undefined)
            continue;
        const { does } = step_types/* STEP_TYPES */.FU[step.type];
        if (does === 'work' || does === 'hold')
            return name;
        if (does === 'ask')
            continue;
        for (const { to, via } of graph.edges.get(name) ?? [])
            if (via === 'success')
                open.add(to);
    }
    return null;
}
const ENGINE_FIELDS = new Set([
    ...['stdout', 'stderr', 'exit_code', 'waited_seconds', 'result', 'selected', 'additional_input'],
]);
const GROUP_FIELDS = new Set(['outputs', 'errors', 'results', 'count', 'type']);
function isCertainRead(workflow, reader, path) {
    const [root = '', part, field, ...deeper] = path;
    const isShort = deeper.length === 0;
    if (root === 'workflow' && part === 'input' && field !== undefined)
        return isShort && Object.hasOwn(workflow.settings.input ?? {}, field);
    if (root === 'github')
        return part !== 'event' || field === undefined;
    const step = workflow.steps.get(root);
    if (step === undefined || part === undefined || part === 'error')
        return true;
    if (root === reader)
        return false;
    if ((0,model/* isGroup */.IZ)(step))
        return GROUP_FIELDS.has(part) && field === undefined;
    if (field === undefined)
        return true;
    const promised = 'output' in step && step.output !== undefined ? step.output[field] : undefined;
    if (promised !== undefined && promised.required !== false)
        return true;
    const made = step.type === 'set' ? step.values : null;
    const returned = step.type === 'workflow' ? workflow.children.get(step.workflow)?.output : null;
    return isShort && (ENGINE_FIELDS.has(field) || Object.hasOwn(made ?? returned ?? {}, field));
}

// EXTERNAL MODULE: ./build/src/config/rules/details.js
var details = __webpack_require__(90063);
// EXTERNAL MODULE: ./build/src/config/rules/facts.js
var facts = __webpack_require__(99002);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/config/contract/potential.js
var potential = __webpack_require__(4130);
// EXTERNAL MODULE: ./build/src/config/generated/shapes.js
var shapes = __webpack_require__(38765);
// EXTERNAL MODULE: ./build/src/config/resilience.js
var resilience = __webpack_require__(90968);
// EXTERNAL MODULE: ./build/src/config/tools.js
var tools = __webpack_require__(92978);
;// CONCATENATED MODULE: ./build/src/config/rules/names.js








const NAME_RULES = [checkNames, checkGroups, checkPolicies, checkTools, checkPrices, checkChildren];
function checkNames({ workflow, sites }, report) {
    const { entry_point: entry } = workflow.settings;
    if (!isKnown(workflow, entry) && workflow.steps.size > 0) {
        const message = `The entry point ${(0,messages/* quote */.hD)(entry)} is not a node or group of this file.`;
        report.error('unknown-entry-point', ['workflow', 'entry_point'], message, stepHint(workflow, entry));
    }
    checkFinally(workflow, report);
    const target = (name, path) => {
        if (name === undefined || name === model/* END */.Kp || isKnown(workflow, name))
            return;
        const message = `A route leads to ${(0,messages/* quote */.hD)(name)}, which is not a node or group of this file.`;
        report.error('unknown-target', path, message, stepHint(workflow, name, [model/* END */.Kp]));
    };
    for (const { route, path, site } of (0,model/* listAllRoutes */.wq)(workflow))
        if (site === null || site.group === null)
            target(route.to, [...path, 'to']);
    for (const { step, path } of sites) {
        if (step.type === 'questions')
            target(step.abort_route, [...path, 'abort_route']);
        if (step.type === 'human_gate')
            for (const [index, { route }] of step.options.entries())
                target(route, [...path, 'options', index, 'route']);
    }
}
function isKnown({ steps, unreadSteps }, name) {
    return steps.has(name) || unreadSteps.has(name);
}
function stepHint({ steps }, name, more = []) {
    if (name.includes('{{'))
        return 'it is a name, not a template; to choose, write one route for each with a `when`';
    return (0,facts/* findNearName */.lJ)(name, () => [...more, ...steps.keys()]);
}
function checkFinally(workflow, report) {
    const names = (0,model/* listFinallySteps */.hf)(workflow);
    for (const [index, name] of names.entries()) {
        const path = ['workflow', 'finally', ...(typeof workflow.settings.finally === 'string' ? [] : [index])];
        const step = workflow.steps.get(name);
        if (!isKnown(workflow, name)) {
            const message = `finally names ${(0,messages/* quote */.hD)(name)}, which is not a node of this file.`;
            report.error('unknown-finally', path, message, stepHint(workflow, name));
        }
        else if (step?.type === 'terminate' || (step !== undefined && (0,step_types/* endsOrAsks */.UP)(step.type))) {
            const message = `${(0,messages/* quote */.hD)(name)} is of the type ${step.type}: the run is already ending, so a node of finally cannot wait for an answer or end the run.`;
            report.error('finally-not-allowed', path, message);
        }
        else if (step?.routes !== undefined && step.routes.length > 0) {
            const at = [...(workflow.stepPaths.get(name) ?? []), 'routes'];
            report.warning('finally-routes', at, `${(0,messages/* quote */.hD)(name)} runs under finally, where its routes are ignored.`);
        }
    }
}
function checkGroups({ workflow, sites }, report) {
    const owners = new Map();
    for (const { step, path } of sites) {
        for (const [index, name] of step.type === 'parallel' ? step.agents.entries() : []) {
            const at = [...path, 'agents', index];
            checkMember(workflow, step.name, name, at, report);
            const owner = owners.get(name);
            if (owner === undefined)
                owners.set(name, step.name);
            else if (owner === step.name)
                report.error('duplicate-entry', at, `${(0,messages/* quote */.hD)(name)} is listed twice in the group ${owner}.`);
            else {
                const message = `${(0,messages/* quote */.hD)(name)} is a member of ${owner} already.`;
                report.error('member-of-two-groups', at, message, 'give each group a node of its own');
            }
        }
    }
}
function checkMember({ steps }, group, name, at, report) {
    const member = steps.get(name);
    if (member === undefined) {
        const nodes = () => [...steps.values()].filter(model/* isMember */.NB).map((step) => step.name);
        const message = `The group ${group} names ${(0,messages/* quote */.hD)(name)}, which is not a node of this file.`;
        report.error('unknown-member', at, message, (0,facts/* findNearName */.lJ)(name, nodes));
    }
    else if (!(0,model/* isMember */.NB)(member)) {
        const what = member.type === 'terminate' ? 'ends the run and' : `is of the type ${member.type}, which`;
        const types = (0,facts/* joinNamesLimited */.$0)(Object.keys(shapes/* UNIONS */.x.member));
        const hint = `only ${types} nodes may be members; route to it from \`${group}\` instead`;
        report.error('member-type', at, `${(0,messages/* quote */.hD)(name)} ${what} cannot be a member of a group.`, hint);
    }
}
function checkPolicies({ workflow }, report) {
    const known = new Set((0,model/* listVariants */.xZ)(workflow).flatMap((file) => (0,model/* collectSites */.b4)(file).map(({ step }) => step.name)));
    const groups = [...workflow.steps.values()].filter(model/* isGroup */.IZ);
    const names = groups.map(({ name }) => name);
    for (const [index, policy] of (workflow.settings.policies ?? []).entries()) {
        const path = ['workflow', 'policies', index];
        for (const [at, name] of (policy.nodes ?? []).entries()) {
            if (known.has(name))
                continue;
            const message = `The policy ${policy.name} names ${(0,messages/* quote */.hD)(name)}, which is not a node or group of this file.`;
            report.error('unknown-policy-node', [...path, 'nodes', at], message, (0,facts/* findNearName */.lJ)(name, known));
        }
        if (policy.type === 'phase_gate' && !names.includes(policy.group)) {
            const message = `phase_gate needs a group of this file, and ${(0,messages/* quote */.hD)(policy.group)} is none.`;
            report.error('unknown-group', [...path, 'group'], message, (0,facts/* findNearName */.lJ)(policy.group, names));
        }
        if (policy.mode === 'warn' || policy.type !== 'max_concurrent_tasks')
            continue;
        const max = policy.max ?? resilience/* POLICY_DEFAULTS */.md.max_concurrent_tasks.max;
        for (const step of groups) {
            const members = step.type === 'parallel' ? step.agents : [step.agent.name];
            const width = step.type === 'parallel' ? Math.min((0,model/* getConcurrency */.ow)(step), members.length) : (0,model/* getConcurrency */.ow)(step);
            const isGoverned = [step.name, ...members].some((name) => policy.nodes?.includes(name) ?? true);
            if (width <= max || !isGoverned)
                continue;
            const message = `${step.name} runs up to ${width} members at a time; the policy ${policy.name} denies what is over ${max}.`;
            report.warning('policy-too-narrow', [...(workflow.stepPaths.get(step.name) ?? []), 'max_concurrent'], message);
        }
    }
}
function checkPrices({ workflow, sites }, report) {
    const { limits = {}, cost, runtime } = workflow.settings;
    if (limits.budget_usd === undefined || limits.budget_mode !== 'enforce')
        return;
    const prices = cost?.pricing ?? {};
    const named = sites.flatMap(({ step, path }) => step.type === 'agent' ? [[step.model, [...path, 'model']]] : []);
    const byDefault = [runtime?.default_model, ['workflow', 'runtime', 'default_model']];
    for (const [model, path] of [...named, byDefault]) {
        if (model === undefined || (0,expressions/* isTemplate */.Fl)(model) || Object.hasOwn(prices, model))
            continue;
        const message = `\`budget_mode: enforce\` needs the price of ${(0,messages/* quote */.hD)(model)}, which \`cost.pricing\` does not have.`;
        const hint = `add \`${model}: { input_per_mtok: 0, output_per_mtok: 0 }\` with its prices to \`workflow.cost.pricing\``;
        report.error('price-missing', path, message, (0,facts/* findNearName */.lJ)(model, Object.keys(prices)) ?? hint);
    }
}
function checkChildren({ workflow, sites, given: handed, isRun }, report) {
    for (const { step, path } of sites) {
        const child = step.type === 'workflow' ? workflow.children.get(step.workflow) : undefined;
        if (step.type !== 'workflow' || child === undefined)
            continue;
        const { displayFile, settings } = child;
        const mapping = step.input_mapping;
        for (const name of settings.input === undefined ? [] : Object.keys(mapping ?? {})) {
            if (Object.hasOwn(settings.input ?? {}, name))
                continue;
            const message = `${displayFile} declares no input ${(0,messages/* quote */.hD)(name)}; it is not passed on.`;
            const hint = (0,facts/* findNearName */.lJ)(name, Object.keys(settings.input ?? {}));
            report.warning('unknown-child-input', [...path, 'input_mapping', name], message, hint);
        }
        const given = mapping ?? workflow.settings.input ?? Object.fromEntries([...(handed ?? [])].map((name) => [name, null]));
        for (const [name, input] of Object.entries(settings.input ?? {})) {
            if (input.default !== undefined || input.required === false || Object.hasOwn(given, name))
                continue;
            const at = [...path, mapping === undefined ? 'workflow' : 'input_mapping'];
            const message = `${displayFile} requires the input ${(0,messages/* quote */.hD)(name)}, which it does not get here.`;
            const isCertain = isRun || mapping !== undefined || workflow.settings.input !== undefined;
            const severity = isCertain ? 'error' : 'warning';
            report.add(severity, 'missing-child-input', at, message, `add \`${name}\` to \`input_mapping\``);
        }
    }
}
function checkTools({ workflow, sites }, report) {
    const servers = Object.keys(workflow.settings.runtime?.mcp_servers ?? {});
    const where = servers.length === 0 ? 'this file has no `runtime.mcp_servers`' : `its servers are ${(0,facts/* joinNamesLimited */.$0)(servers)}`;
    const isOfServer = (name) => servers.length > 0 && (!name.includes('__') || servers.some((server) => (0,tools/* toOwnTool */.gE)(name, server) !== null));
    const check = (tools, path) => {
        for (const [index, name] of (tools ?? []).entries())
            if (name !== '*' && !isOfServer(name))
                report.warning('unknown-tool', [...path, index], `No server has the tool ${(0,messages/* quote */.hD)(name)}: ${where}.`);
    };
    check(workflow.tools, ['tools']);
    for (const { step, path } of sites)
        if (step.type === 'agent')
            check(step.tools, [...path, 'tools']);
}

// EXTERNAL MODULE: ./build/src/config/rules/references.js
var rules_references = __webpack_require__(67675);
;// CONCATENATED MODULE: ./build/src/config/rules/input-lists.js









const ENTRY = /^[A-Za-z_][\w-]*(?:\.[A-Za-z_0-9][\w-]*)+\??$/;
const FORMS = '`workflow.input.x`, `node.output`, `node.output.field`, `node.error`, `group.outputs` or `group.errors`, with `?` at the end when optional';
function parseEntry(text) {
    return ENTRY.test(text.trim()) ? text.trim().replace('?', '').split('.') : null;
}
function checkInputLists(file, report) {
    for (const site of file.sites)
        for (const [index, text] of (0,model/* getInputList */.$D)(site.step).entries())
            checkEntry(text, site, [...site.path, 'input', index], file, report);
}
function checkEntry(text, site, path, file, report) {
    const names = parseEntry(text);
    if (names === null) {
        report.error('bad-input-reference', path, `${(0,messages/* quote */.hD)(text)} is not a reference.`, `write ${FORMS}`);
        return;
    }
    const guarded = text.trim().endsWith('?');
    const [root = '', attribute = ''] = names;
    const step = file.workflow.steps.get(root);
    if (root === 'workflow' && (attribute !== 'input' || names.length !== 3)) {
        const hint = 'write `workflow.input.x`; `workflow.name` and the like are always there';
        report.error('bad-input-reference', path, `${(0,messages/* quote */.hD)(text)} is not an input of the workflow.`, hint);
    }
    else if (root !== 'workflow' && step === undefined && guarded) {
        const message = `${(0,messages/* quote */.hD)(root)} is not a node or group of this file.`;
        report.warning('unknown-reference', path, message, stepHint(file.workflow, root));
    }
    else {
        const isShort = step !== undefined && !(0,model/* isGroup */.IZ)(step) && !rules_references/* STEP_MARKS */.Sr.has(attribute);
        const full = isShort ? [root, 'output', ...names.slice(1)] : names;
        const reference = { path: full, line: 1, column: 1, guarded, isTested: guarded, isPrinted: true };
        (0,rules_references/* checkReference */.M5)(reference, (0,templates/* templateUse */.Q2)({ source: text, path, form: 'template', scope: 'node', site }), file, report);
        if (step === undefined || attribute !== 'error' || guarded || !(0,model/* raisesItself */.RR)(step) || (0,potential/* declaresKinds */.$h)(step))
            return;
        const message = `${(0,messages/* quote */.hD)(text)} is required, but ${(0,messages/* quote */.hD)(root)} does not declare which kinds it raises.`;
        report.warning('error-not-declared', path, message, `give ${root} \`raises:\`, or write \`${text}?\``);
    }
}
function checkDeclared(reference, use, { workflow }, report) {
    const { site } = use;
    if (workflow.settings.context?.mode !== 'explicit' || site === null || use.scope !== 'node')
        return;
    const [root = '', attribute, field] = reference.path;
    if ((0,model/* isGroup */.IZ)(site.step) || (0,facts/* listLocalNames */.oD)(use).includes(root) || root === site.step.name)
        return;
    const isInput = root === 'workflow' && attribute === 'input' && field !== undefined;
    const step = workflow.steps.get(root);
    if (!isInput && step === undefined)
        return;
    const isListed = (0,model/* getInputList */.$D)(site.step).some((text) => {
        const [listed = '', part = '', ...rest] = parseEntry(text) ?? [];
        const whole = part === 'error' ? [listed, part] : [listed, 'output', part, ...rest];
        const path = step === undefined || (0,model/* isGroup */.IZ)(step) || part === 'output' ? [listed, part, ...rest] : whole;
        return path.every((name, index) => index >= reference.path.length || name === reference.path[index]);
    });
    if (isListed)
        return;
    const name = reference.path.slice(0, isInput ? 3 : 2).join('.');
    const at = workflow.within(use.path, reference.line, reference.column);
    const message = `${(0,messages/* quote */.hD)(name)} is not listed in the input of ${(0,messages/* quote */.hD)(site.step.name)}, and the context mode is explicit.`;
    report.warning('undeclared-reference', at, message, `add \`${name}\` to its \`input:\``);
}
const PATH = /^[A-Za-z_][\w-]*(?:\.[\w-]+|\[[^\]]*\])*$/;
function checkSources(file, report) {
    for (const site of file.sites) {
        if (site.step.type !== 'for_each' || (0,expressions/* isTemplate */.Fl)(site.step.source))
            continue;
        const source = site.step.source.trim();
        const path = [...site.path, 'source'];
        if (!PATH.test(source)) {
            const hint = 'write a path such as `finder.output.items`, or a template';
            report.error('bad-source', path, `${(0,messages/* quote */.hD)(source)} is neither a dotted path nor a template.`, hint);
            continue;
        }
        const names = source.split(/[.[]/).map((part) => part.replace(/\]$/, '').replace(/^['"]|['"]$/g, ''));
        const reference = { path: names, line: 1, column: 1, guarded: false, isTested: false, isPrinted: true };
        (0,rules_references/* checkReference */.M5)(reference, (0,templates/* templateUse */.Q2)({ source, path, form: 'template', scope: 'node', site }), file, report);
        const [root, part, name = '', ...rest] = names;
        const isInput = root === 'workflow' && part === 'input' && rest.length === 0;
        const type = isInput ? (0,json/* getOwnEntry */.xL)(file.workflow.settings.input ?? {}, name)?.type : undefined;
        if (type !== undefined && type !== 'array') {
            const message = `The input ${(0,messages/* quote */.hD)(name)} is declared as ${type}, and a source is a list.`;
            report.error('bad-source', path, message, 'declare it with `type: array`');
        }
    }
}

// EXTERNAL MODULE: ./build/src/core/kinds.js
var kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/maps.js
var maps = __webpack_require__(56461);
// EXTERNAL MODULE: ./build/src/config/classify-sets/kinds.js
var classify_sets_kinds = __webpack_require__(94141);
// EXTERNAL MODULE: ./build/src/config/contract/handlers.js
var handlers = __webpack_require__(93947);
;// CONCATENATED MODULE: ./build/src/config/rules/kinds.js










const KIND_RULES = [checkKinds, checkRaises];
function checkKinds({ workflow, sites, nodes, contract }, report) {
    const shared = workflow.settings.error_routes ?? [];
    const isRetry = (route) => route.retry !== undefined;
    const [sharedRetries, retriesOfMembers] = [shared.some(isRetry), shared.filter(model/* countsForMembers */.ht).some(isRetry)];
    checkRetryable(workflow.settings.resilience, ['workflow'], report);
    for (const site of sites) {
        if ('resilience' in site.step)
            checkRetryable(site.step.resilience, site.path, report);
        const node = nodes.get(site.label);
        if (node === undefined || site.inFinally)
            continue;
        const retries = (site.group === null ? sharedRetries : retriesOfMembers) || site.routes.some(isRetry);
        for (const use of findPatternsIn((0,model/* listRoutes */.Bn)(workflow, site)))
            checkPattern({ ...use, site, node, retries }, report);
    }
    const lists = new Set(contract.nodes.filter((node) => node.group === null).map((node) => node.raises));
    const raised = new Set([...lists].flatMap((list) => list.map(({ kind }) => kind)));
    const made = new handlers/* PatternSet */.D([...raised]);
    const retries = sharedRetries || sites.some((site) => site.routes.some(isRetry));
    for (const { pattern, path } of findPatternsIn((0,model/* listRoutes */.Bn)(workflow, null))) {
        if (made.hasAnyOf(pattern))
            continue;
        if ((0,kinds/* isReservedKind */.HO)(pattern) && !checkEngineKind(pattern, path, report))
            continue;
        if ((0,kinds/* matchesPattern */.MT)(pattern, 'retry.exhausted') && retries)
            continue;
        if ((0,kinds/* matchesPattern */.MT)(pattern, 'internal.policy_denied'))
            continue;
        const message = `${(0,messages/* quote */.hD)(pattern)} is handled here, but no node of this file can raise it.`;
        report.warning('handled-never-raised', path, message, (0,facts/* findNearName */.lJ)(pattern, raised, null));
    }
}
function checkRetryable(resilience, path, report) {
    for (const [index, pattern] of (resilience?.retry?.retryable ?? []).entries()) {
        const at = [...path, 'resilience', 'retry', 'retryable', index];
        if (pattern !== contract/* ANY_KIND */.Oy && !(0,kinds/* isKind */.VF)(pattern) && !(0,kinds/* isKindPrefix */.nm)(pattern))
            report.error('bad-on-error', at, `${(0,messages/* quote */.hD)(pattern)} is neither a kind nor a prefix.`);
        else if ((0,kinds/* isReservedKind */.HO)(pattern))
            checkEngineKind(pattern, at, report);
    }
}
function findPatternsIn(routes) {
    return routes.flatMap(({ route: { on_error: onError = false }, path }) => (0,kinds/* toKindPatterns */.bn)(onError)
        .map((pattern, at) => ({ pattern, path: [...path, 'on_error', ...(Array.isArray(onError) ? [at] : [])] }))
        .filter(({ pattern }) => (0,kinds/* isKind */.VF)(pattern) || (0,kinds/* isKindPrefix */.nm)(pattern)));
}
function checkPattern(use, report) {
    const { pattern, path, site, node } = use;
    const { step } = site;
    if ((0,kinds/* isReservedKind */.HO)(pattern))
        checkReserved(use, report);
    else if (!(0,model/* raisesItself */.RR)(step) && !(0,step_types/* hasSteps */.yx)(step.type)) {
        const made = (0,facts/* joinNamesLimited */.$0)(step_types/* STEP_TYPES */.FU[step.type].kinds);
        const message = `A node of the type ${step.type} can never raise ${(0,messages/* quote */.hD)(pattern)}; it can only meet ${made}.`;
        report.error('impossible-kind', path, message);
    }
    else if ((0,potential/* declaresKinds */.$h)(step)) {
        const declared = kindsDeclaredBy(site);
        if (declared.hasAnyOf(pattern))
            return;
        const message = `${(0,messages/* quote */.hD)(step.name)} does not declare ${(0,messages/* quote */.hD)(pattern)}; it declares ${declared.names.length === 0 ? 'none' : (0,facts/* joinNamesLimited */.$0)(declared.names)}.`;
        report.error('undeclared-kind', path, message, (0,facts/* findNearName */.lJ)(pattern, declared.names, 'add it to `raises`'));
    }
    else if (!kindsRaisedBy(node).hasAnyOf(pattern))
        reportNeverRaised(use, report);
}
const kindsRaisedBy = (0,maps/* memoize */.Bj)((node) => new handlers/* PatternSet */.D(node.raises.map(({ kind }) => kind)));
const kindsDeclaredBy = (0,maps/* memoize */.Bj)(({ step }) => {
    const raises = 'raises' in step ? (step.raises ?? []) : [];
    return new handlers/* PatternSet */.D([...raises, ...(step.type === 'script' ? (0,classify_sets_kinds/* listKindsOfScript */.m)(step) : [])]);
});
function reportNeverRaised({ pattern, path, node }, report) {
    const kinds = node.raises.map(({ kind }) => kind);
    const known = kinds.length === 0 ? 'nothing' : (0,facts/* joinNamesLimited */.$0)(kinds);
    const message = `${(0,messages/* quote */.hD)(pattern)} is handled here, but ${(0,messages/* quote */.hD)(node.node)} cannot raise it: it can raise ${known}.`;
    report.warning('handled-never-raised', path, message, (0,facts/* findNearName */.lJ)(pattern, kinds, null));
}
function checkReserved(use, report) {
    const { pattern, path, site, node } = use;
    const raised = kindsRaisedBy(node).hasAnyOf(pattern);
    if (!raised && !checkEngineKind(pattern, path, report))
        return;
    const { type } = site.step;
    const made = step_types/* STEP_TYPES */.FU[type].kinds;
    if ((0,kinds/* matchesPattern */.MT)(pattern, 'retry.exhausted')) {
        const message = `${(0,messages/* quote */.hD)(pattern)} matches only after a retry route has used up its attempts, and this node has none.`;
        if (!use.retries)
            report.warning('impossible-kind', path, message, 'add a route with `retry`');
    }
    else if (raised || (0,kinds/* matchesPattern */.MT)(pattern, 'internal.policy_denied'))
        return;
    else if ((0,step_types/* hasSteps */.yx)(type) || made.some((kind) => (0,kinds/* matchesPattern */.MT)(pattern, kind)))
        reportNeverRaised(use, report);
    else {
        const message = `A node of the type ${type} can never raise ${(0,messages/* quote */.hD)(pattern)}.`;
        const hint = (0,facts/* findNearName */.lJ)(pattern, made, `it can meet ${(0,facts/* joinNamesLimited */.$0)(made)}`);
        report.add(pattern.startsWith('provider.') ? 'warning' : 'error', 'impossible-kind', path, message, hint);
    }
}
function checkEngineKind(pattern, path, report) {
    const matching = kinds/* ENGINE_KINDS */.Fr.filter((kind) => (0,kinds/* matchesPattern */.MT)(pattern, kind));
    const routable = (kind) => !kinds/* NEVER_ROUTABLE */.Ce.includes(kind);
    if (matching.some(routable))
        return true;
    if (matching.length === 0) {
        const message = `${(0,messages/* quote */.hD)(pattern)} is reserved, but the engine makes no such kind.`;
        report.error('unknown-engine-kind', path, message, (0,facts/* findNearName */.lJ)(pattern, kinds/* ENGINE_KINDS */.Fr.filter(routable)));
    }
    else {
        const message = `${(0,messages/* quote */.hD)(pattern)} is recorded when it ends a run, but no route can handle it.`;
        const hint = 'remove it; what must run in the end stands under `workflow.finally`';
        report.error('never-routable', path, message, hint);
    }
    return false;
}
function checkRaises({ workflow, sites, contract }, report) {
    for (const { step, path } of sites)
        if ('raises' in step && step.raises !== undefined)
            checkList(step.raises, [...path, 'raises'], report);
    const announced = workflow.settings.raises ?? [];
    const path = ['workflow', 'raises'];
    if (workflow.settings.raises !== undefined)
        checkList(announced, path, report);
    for (const { kind, nodes: from } of announced.length === 0 ? [] : contract.escapes) {
        const isNamed = (0,kinds/* isKind */.VF)(kind) || (0,kinds/* isKindPrefix */.nm)(kind);
        const isMeant = announced.some((other) => (0,handlers/* covers */.hU)(kind, other) || ((0,kinds/* isKindPrefix */.nm)(other) && (0,handlers/* covers */.hU)(other, kind)));
        if (!isNamed || (0,kinds/* isReservedKind */.HO)(kind) || isMeant)
            continue;
        const message = `${(0,messages/* quote */.hD)(kind)} can escape this file (from ${(0,facts/* joinNamesLimited */.$0)(from)}) and is not announced.`;
        report.warning('escape-not-announced', path, message, `add \`${kind}\` to \`workflow.raises\`, or handle it`);
    }
}
function checkList(raises, path, report) {
    if (raises.length === 0)
        report.error('bad-raises', path, 'raises is an empty list.', 'leave it out: then any kind may be raised');
    raises.forEach((kind, index) => {
        const at = [...path, index];
        if ((0,kinds/* isKindPrefix */.nm)(kind)) {
            const message = `${(0,messages/* quote */.hD)(kind)} is a prefix, and \`raises\` names each kind.`;
            report.error('bad-raises', at, message, 'write the kinds one by one; prefixes are for `on_error`');
        }
        else if (!(0,kinds/* isKind */.VF)(kind))
            report.error('bad-raises', at, `${(0,messages/* quote */.hD)(kind)} is not a kind.`, findKindHint(kind));
        else if ((0,kinds/* isReservedKind */.HO)(kind)) {
            const hint = 'engine-made kinds need no declaration; your own may start with `external.`';
            report.error('bad-raises', at, `${(0,messages/* quote */.hD)(kind)} is reserved for the engine.`, hint);
        }
        else if (raises.indexOf(kind) < index)
            report.error('bad-raises', at, `${(0,messages/* quote */.hD)(kind)} is listed twice.`);
    });
}
function findKindHint(text, more = '') {
    const lower = text.trim().toLowerCase().replaceAll('-', '_');
    if (lower !== text && ((0,kinds/* isKind */.VF)(lower) || (0,kinds/* isKindPrefix */.nm)(lower)))
        return `did you mean \`${lower}\`?`;
    return `a kind is lower case with at least one dot, such as \`external.git.drift\`${more}`;
}

// EXTERNAL MODULE: ./build/src/config/graph.js
var config_graph = __webpack_require__(1633);
;// CONCATENATED MODULE: ./build/src/config/rules/paths.js








const PATH_RULES = [checkRetryFrom, checkReachable, checkLoops, checkOutputPaths, checkLimit];
function checkReachable({ workflow, graph, reachable }, report) {
    if (!workflow.steps.has(graph.entry))
        return;
    for (const [name, path] of workflow.stepPaths)
        if (!reachable.has(name))
            report.warning('unreachable-node', [...path, 'name'], `No route leads to ${(0,messages/* quote */.hD)(name)}: it can never run.`);
}
function checkLoops({ workflow, graph, reachable }, report) {
    const names = [...workflow.steps.keys()];
    const next = new Map(names.map((name) => [name, graph.successors(name).map(({ to }) => to)]));
    const before = new Map();
    for (const [name, targets] of next)
        for (const to of targets)
            (0,maps/* addTo */.DN)(before, to, name);
    const ends = (step) => step.type === 'terminate' ||
        step.routes?.some(({ halt, propagate }) => halt !== undefined || propagate !== undefined) === true;
    const ending = [...workflow.steps.values()].filter(ends).map(({ name }) => name);
    const leaving = followEdges([model/* END */.Kp, ...ending], before);
    const stuck = names.filter((name) => !leaving.has(name) && reachable.has(name));
    for (const loop of findLoops(stuck, next, before)) {
        const [name = ''] = loop;
        const at = [...(workflow.stepPaths.get(name) ?? []), 'name'];
        const message = `No route leads out of the loop of ${(0,facts/* joinNamesLimited */.$0)(loop)}: only a limit or an error ends it.`;
        report.warning('endless-loop', at, message, 'give one of them a route out, such as `- { to: $end, when: "..." }`');
    }
}
function findLoops(names, next, before) {
    const loopByName = new Map();
    const left = new Set(names);
    for (const start of listByEnd(names, next).reverse()) {
        if (!left.delete(start))
            continue;
        const members = [start];
        for (const name of members)
            for (const other of before.get(name) ?? [])
                if (left.delete(other))
                    members.push(other);
        const loop = [];
        if (members.length > 1 || next.get(start)?.includes(start))
            for (const name of members)
                loopByName.set(name, loop);
    }
    for (const name of names)
        loopByName.get(name)?.push(name);
    return [...new Set(names.flatMap((name) => (loopByName.has(name) ? [loopByName.get(name) ?? []] : [])))];
}
function listByEnd(names, next) {
    const ended = [];
    const wanted = new Set(names);
    for (const start of names) {
        const open = wanted.delete(start) ? [{ name: start, targets: (next.get(start) ?? []).values() }] : [];
        for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
            const { value: to, done } = last.targets.next();
            if (done === true)
                ended.push(open.pop()?.name ?? '');
            else if (wanted.delete(to))
                open.push({ name: to, targets: (next.get(to) ?? []).values() });
        }
    }
    return ended;
}
function followEdges(starts, edges) {
    const found = new Set(starts);
    for (const name of found)
        for (const target of edges.get(name) ?? [])
            found.add(target);
    return found;
}
function checkRetryFrom({ workflow, sites }, report) {
    const asked = sites.filter(({ group, inFinally }) => group === null && !inFinally);
    for (const { route, path, site } of [...asked, null].flatMap((owner) => (0,model/* listRoutes */.Bn)(workflow, owner))) {
        const from = route.retry?.from;
        if (from === undefined)
            continue;
        const at = [...path, 'retry', 'from'];
        const entry = `retry re-enters at ${(0,messages/* quote */.hD)(from)}`;
        if (!workflow.steps.has(from)) {
            const message = `${entry}, which is not a node or group of this file.`;
            report.error('unknown-target', at, message, stepHint(workflow, from));
        }
        else if (site === null) {
            const reached = new Set((0,config_graph/* walkStepsAfter */.xh)(workflow, from));
            const left = asked.filter(({ step }) => !(0,step_types/* endsOrAsks */.UP)(step.type) && !reached.has(step.name));
            const names = (0,facts/* joinNamesLimited */.$0)(left.map(({ step }) => step.name));
            const message = `${entry}, from where no path leads to ${names}: errors there are not retried by this route.`;
            const hint = 'give those nodes a retry of their own, or name a node that lies before them';
            if (left.length > 0)
                report.warning('retry-from-not-earlier', at, message, hint);
        }
        else if (!(0,config_graph/* canReenter */.mj)(workflow, from, site.step.name)) {
            const message = `${entry}, but no path leads from there to ${(0,messages/* quote */.hD)(site.step.name)}: it is not an earlier node.`;
            report.error('retry-from-not-earlier', at, message, 'name a node that leads here');
        }
    }
}
function checkOutputPaths({ workflow, graph, members }, report) {
    if (workflow.output === null || !workflow.steps.has(graph.entry))
        return;
    const certain = (0,config_graph/* stepsOnEveryPath */.pd)(workflow, graph);
    if (certain === null)
        return;
    const last = new Set(graph.finallySteps);
    const isCertain = (name) => certain.has(name) || last.has(name) || certain.has(members.get(name) ?? '');
    for (const { scope, path, parsed } of (0,templates/* listTemplates */.eG)(workflow)) {
        if (scope !== 'output')
            continue;
        for (const reference of parsed.references) {
            const [root = ''] = reference.path;
            if (reference.guarded || !workflow.steps.has(root) || isCertain(root))
                continue;
            const at = workflow.within(path, reference.line, reference.column);
            const message = `output reads ${(0,messages/* quote */.hD)(root)}, but some path to the end does not run it.`;
            const hint = `write \`{{ ${reference.path.join('.')} | default(none) }}\`, or give that path an output of its own`;
            report.warning('output-may-be-missing', at, message, hint);
        }
    }
}
function checkLimit({ workflow, graph }, report) {
    const limit = workflow.settings.limits?.max_iterations;
    if (limit === undefined || !workflow.steps.has(graph.entry))
        return;
    const path = findLongestPath(workflow, graph);
    if (path.length <= limit)
        return;
    const at = ['workflow', 'limits', 'max_iterations'];
    const message = `max_iterations is ${limit}, but a path without a loop has ${path.length} steps: ${(0,facts/* joinNamesLimited */.$0)(path)}.`;
    report.error('path-over-limit', at, message, `set it to ${path.length} or more, or leave it out`);
}
function findLongestPath({ steps }, graph) {
    const targets = (name) => (graph.edges.get(name) ?? [])
        .filter(({ via, to }) => (via === 'success' || via === 'option') && steps.has(to))
        .map(({ to }) => to);
    const counts = (name) => steps.get(name)?.type !== 'terminate';
    const best = new Map();
    const getPathLength = (name) => best.get(name)?.length ?? 0;
    const entered = new Set();
    const open = [graph.entry];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
        if (best.has(name))
            continue;
        if (entered.has(name)) {
            const next = targets(name).reduce((longest, to) => (getPathLength(to) > getPathLength(longest) ? to : longest), '');
            best.set(name, { length: getPathLength(next) + (counts(name) ? 1 : 0), next });
        }
        else {
            entered.add(name);
            open.push(name);
            for (const to of targets(name))
                if (!entered.has(to))
                    open.push(to);
        }
    }
    const path = [];
    for (let name = graph.entry; name !== ''; name = best.get(name)?.next ?? '')
        if (counts(name))
            path.push(name);
    return path;
}

;// CONCATENATED MODULE: ./build/src/config/rules/routes.js







const NAME_KINDS = 'such as `on_error: external.git.drift`';
const ADD_ON_ERROR = `add \`on_error\` with the kinds that it is for, ${NAME_KINDS}`;
function checkRoutes({ workflow, sites }, report) {
    for (const { route, path, site } of (0,model/* listAllRoutes */.wq)(workflow)) {
        checkActions(route, path, report);
        if (route.on_error !== undefined)
            checkPatterns(route.on_error, path, report);
        else if (site !== null)
            checkSuccessRoute(route, path, report);
        else {
            const message = 'Routes under workflow.error_routes need on_error: they are asked only after an error.';
            report.error('error-routes-success', path, message, ADD_ON_ERROR);
        }
        if (site !== null && site.group !== null)
            checkMemberRoute(site.step.name, site.group.name, route, path, report);
    }
    for (const site of sites) {
        checkHappyPath(site, report);
        checkShadowed((0,model/* listRoutes */.Bn)(workflow, site), report);
    }
    const shared = workflow.settings.error_routes ?? [];
    checkShadowed((0,model/* listRoutes */.Bn)(workflow, null), report, listAudiences(shared, sites));
}
function checkActions(route, path, report) {
    const actions = (0,model/* listActions */.kP)(route);
    const [first, second] = actions;
    if (first === undefined) {
        const choices = route.on_error === undefined ? 'to or halt' : 'to, retry, halt, propagate or recover';
        report.error('route-without-action', path, `A route needs an action: ${choices}.`, 'add `to: NODE`, or `to: $end`');
    }
    else if (second !== undefined) {
        const message = `A route has exactly one action; this one has ${actions.join(' and ')}.`;
        report.error('route-many-actions', [...path, second], message, 'write one route for each');
    }
    if (route.output !== undefined && route.to !== model/* END */.Kp) {
        const message = `output on a route counts only where the route leads to ${model/* END */.Kp}.`;
        report.warning('route-output-without-end', [...path, 'output'], message);
    }
}
const NEED_AN_ERROR = [
    ['retry', 'retry-on-success'],
    ['propagate', 'propagate-on-success'],
    ['recover', 'recover-on-success'],
    ['dead_letter', 'side-effect-on-success'],
    ['escalate', 'side-effect-on-success'],
];
function checkSuccessRoute(route, path, report) {
    for (const [field, code] of NEED_AN_ERROR) {
        if (route[field] === undefined || route[field] === false)
            continue;
        const message = `${field} needs an error; this route has no on_error, so it is taken on success.`;
        report.error(code, [...path, field], message, ADD_ON_ERROR);
    }
}
const TRUTHY_TEXTS = new Set(['true', 'yes', 'on', 'any', 'all', '**', '.*']);
function checkPatterns(onError, route, report) {
    const path = [...route, 'on_error'];
    const patterns = (0,kinds/* toKindPatterns */.bn)(onError);
    if (onError === false) {
        const hint = `leave it out for a success route, or name the kinds, ${NAME_KINDS}`;
        report.error('bad-on-error', path, '`on_error: false` has no meaning.', hint);
    }
    else if (patterns.length === 0) {
        const hint = 'name the kinds, such as `on_error: [external.git.drift, internal.timeout]`';
        report.error('bad-on-error', path, 'on_error is an empty list and can match nothing.', hint);
    }
    for (const [index, pattern] of patterns.entries()) {
        const at = Array.isArray(onError) ? [...path, index] : path;
        const written = Array.isArray(onError) ? onError[index] : onError;
        if (written !== pattern && written !== true) {
            const message = `${(0,messages/* quote */.hD)(written)} is microsoft/conductor's name of ${(0,messages/* quote */.hD)(pattern)}, and is read as that.`;
            report.warning('other-name', at, message, `write \`${pattern}\` in a file that is only run here`);
        }
        if (pattern === '*' || (0,kinds/* isKind */.VF)(pattern) || (0,kinds/* isKindPrefix */.nm)(pattern))
            continue;
        const message = `${(0,messages/* quote */.hD)(pattern)} is neither a kind, nor a prefix, nor "*".`;
        const hint = TRUTHY_TEXTS.has(pattern.trim().toLowerCase())
            ? 'name the kinds, such as `external.git.drift`; a prefix ends in `.*`, and `"*"` stands for any error'
            : findKindHint(pattern, '; a prefix ends in `.*`');
        report.error('bad-on-error', at, message, hint);
    }
}
function checkMemberRoute(member, group, route, path, report) {
    const hint = `move this route to \`${group}\``;
    if (route.on_error === undefined) {
        const message = `${(0,messages/* quote */.hD)(member)} is a member of the group ${group}; where to go on is decided by the group's routes.`;
        report.error('member-route', path, message, hint);
        return;
    }
    if (route.to !== undefined) {
        const message = `A member of a group may retry, recover, halt or propagate; to is decided by the routes of ${group}.`;
        report.error('member-route', [...path, 'to'], message, hint);
    }
    const message = 'A member of a group cannot re-enter another node: only the member runs again.';
    if (route.retry?.from !== undefined)
        report.error('member-retry-from', [...path, 'retry', 'from'], message, 'leave `from` out');
}
function checkHappyPath(site, report) {
    const { step, path, group, inFinally } = site;
    const routes = site.routes;
    const hasSuccess = routes.length === 0 || routes.some((route) => route.on_error === undefined);
    if (group !== null || inFinally || hasSuccess || (step.type === 'human_gate' && (0,config_graph/* optionsDecide */.Re)(step)))
        return;
    const message = `${(0,messages/* quote */.hD)(step.name)} has error routes only; when it succeeds the run has nowhere to go.`;
    report.error('no-success-route', [...path, 'name'], message, `add a route without on_error, such as \`- to: ${model/* END */.Kp}\``);
}
const EVERYBODY = () => true;
function listAudiences(routes, sites) {
    const targets = new Set(routes.flatMap(({ to }) => (to === undefined || to === model/* END */.Kp ? [] : [to])));
    const members = sites.some(({ group }) => group !== null) ? [model/* countsForMembers */.ht] : [];
    const allBut = (name) => (route) => route.to !== name;
    return [EVERYBODY, ...members, ...[...targets].map(allBut)];
}
function checkShadowed(uses, report, audiences = [EVERYBODY]) {
    let succeeded = false;
    const taken = new Map();
    for (const { route, path } of uses) {
        if (route.on_error === undefined) {
            const message = 'This route can never be taken: an earlier one has no condition.';
            if (succeeded)
                report.warning('unreachable-route', path, message, 'move the route without `when` to the end');
            if (route.when === undefined)
                succeeded = true;
            continue;
        }
        const patterns = (0,kinds/* toKindPatterns */.bn)(route.on_error);
        const isLeftBy = (audience) => patterns.some((pattern) => !(0,handlers/* listCoveringPatterns */.Xw)(pattern).some((wider) => taken.get(wider)?.some(audience) === true));
        const mayBeTaken = patterns.length > 0 && taken.size > 0;
        const message = 'This error route can never match: earlier ones handle every error that it names.';
        if (mayBeTaken && !audiences.some((audience) => audience(route) && isLeftBy(audience)))
            report.error('unreachable-error-route', path, message, 'move it up, or narrow the earlier route');
        if (route.when !== undefined || route.retry !== undefined)
            continue;
        for (const pattern of patterns)
            (0,maps/* addTo */.DN)(taken, pattern, route);
    }
}

// EXTERNAL MODULE: ./build/src/core/exit-codes.js
var exit_codes = __webpack_require__(29545);
// EXTERNAL MODULE: ./build/src/core/finding.js
var finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/core/shell-forms.js
var shell_forms = __webpack_require__(93812);
// EXTERNAL MODULE: ./build/src/redaction/formats.js
var formats = __webpack_require__(33052);
// EXTERNAL MODULE: ./build/src/redaction/sensitive-names.js
var sensitive_names = __webpack_require__(47481);
// EXTERNAL MODULE: ./build/src/redaction/spans.js
var redaction_spans = __webpack_require__(85605);
// EXTERNAL MODULE: ./build/src/config/error-mode.js
var error_mode = __webpack_require__(48351);
;// CONCATENATED MODULE: ./build/src/config/rules/scripts.js











const SCRIPT_RULES = [
    checkGithubExpressions,
    checkCommands,
    checkHaltingExits,
    checkShells,
    checkClassifyCodes,
    checkRetriedTests,
    checkLiteralSecrets,
];
function checkGithubExpressions({ workflow }, report) {
    if (workflow.literal === true)
        return;
    const check = (value, at) => (0,templates/* walkTexts */.YR)(value, at, (source, path) => {
        const offset = source.indexOf('${{');
        if (offset === -1)
            return;
        const lines = source.slice(0, offset).split('\n');
        const place = workflow.within(path, lines.length, (lines.at(-1) ?? '').length + 1);
        const hint = 'write `{{ ... }}`; values of the job come in as inputs: `{{ workflow.input.NAME }}`';
        report.warning('github-expression', place, `\`\${{ ... }}\` is GitHub's and means nothing here.`, hint);
    });
    check(workflow.settings, ['workflow']);
    for (const [name, step] of workflow.steps)
        check(step, workflow.stepPaths.get(name) ?? []);
    check(workflow.output, ['output']);
}
const SHELL = /^(?:ba|da|z|k|fi)?sh$/;
const INTERPRETERS = [
    [SHELL, /^-[a-z]*c$/],
    [/^(?:pwsh|powershell)$/, /^-c(?:ommand)?$/i],
    [/^cmd$/, /^\/[ck]$/i],
    [/^python[\d.]*$/, /^-[a-zA-Z]*c$/],
    [/^(?:node|ruby|perl)$/, /^(?:-[a-z]*[ep]|--eval|--print)$/],
];
function textArgument({ command = '', args = [] }) {
    const names = [command, ...args].map((word) => String(word)
        .replace(/^.*[/\\]/, '')
        .replace(/\.exe$/i, ''));
    const at = names[0] === 'env' ? names.findIndex((name, index) => index > 0 && !/^-|=/.test(name)) : 0;
    const option = INTERPRETERS.find(([program]) => program.test(names[at] ?? ''))?.[1];
    return option === undefined ? -1 : args.findIndex((arg, index) => index >= at && option.test(String(arg))) + 1 || -1;
}
function isScriptText({ form, path, site }) {
    if (form === 'run')
        return true;
    const [field, index] = path.slice(-2);
    return field === 'args' && site?.step.type === 'script' && index === textArgument(site.step);
}
function checkShellText(reference, use, { workflow }, report) {
    if (!reference.isPrinted || !isScriptText(use) || !isData(reference, use, workflow))
        return;
    const name = reference.path.join('.');
    const variable = (reference.path.at(-1) ?? 'VALUE').replace(/\W/g, '_').toUpperCase();
    const at = workflow.within(use.path, reference.line, reference.column);
    const message = `${(0,messages/* quote */.hD)(name)} is pasted into the script: a value with quotes, \`$\` or \`;\` in it would run as code.`;
    const hint = `pass it as data: \`env: { ${variable}: "{{ ${name} }}" }\`, and read "$${variable}" in the script`;
    report.warning('shell-interpolation', at, message, hint);
}
function isData({ path }, use, workflow) {
    const [root = '', attribute] = path;
    if (root === '_index')
        return false;
    if (root === 'workflow')
        return attribute === 'input' || attribute === undefined;
    return root === 'github' || workflow.steps.has(root) || (0,facts/* listLocalNames */.oD)(use).includes(root);
}
function checkCommands({ sites }, report) {
    for (const { step, path } of sites) {
        if (step.type === 'script' && /^[^\s{\\]*\\[^\s{]*$/.test(step.command ?? '')) {
            const message = 'A path with backslashes is found on Windows only.';
            const hint = `write \`command: ${step.command?.replaceAll('\\', '/')}\`, which works everywhere`;
            report.warning('command-backslashes', [...path, 'command'], message, hint);
        }
        if (step.type !== 'script' || step.command === undefined || (step.args?.length ?? 0) > 0)
            continue;
        const line = step.command.trim();
        if (!/\s/.test(line) || (0,expressions/* isTemplate */.Fl)(line))
            continue;
        const message = '`command` is the name of one program, and this one has spaces in it.';
        const shown = line.length > 60 ? '...' : line.replaceAll('`', "'");
        const hint = `write \`run: ${shown}\`, or the rest of the line as \`args\``;
        report.warning('command-with-spaces', [...path, 'command'], message, hint);
    }
}
function checkShells({ sites }, report) {
    for (const { step, path } of sites) {
        if (step.type !== 'script' || step.shell === undefined || (0,shell_forms/* findShellGap */.c)(step.shell, step.run) !== 'commands')
            continue;
        const message = `\`shell: ${step.shell}\` is not known to stop at the first failure (it has no \`-e\`, or a program before the shell): a command that fails before the last one may go unnoticed.`;
        const hint = 'write `shell: bash`, or `bash -eo pipefail {0}`';
        report.warning('shell-without-e', [...path, 'shell'], message, hint);
    }
}
function checkRetriedTests({ workflow, sites }, report) {
    const { error_routes: shared = [], resilience } = workflow.settings;
    for (const { step, path, group } of sites) {
        if (step.type !== 'script' || step.retry_tests === undefined)
            continue;
        const retries = [...(step.routes ?? []), ...shared].some(({ retry }) => retry !== undefined);
        const isRetried = retries || step.resilience?.retry !== undefined || resilience?.retry !== undefined || group !== null;
        const missing = step.reports === undefined ? '`reports`' : isRetried ? null : 'a route with `retry`';
        if (missing === null)
            continue;
        report.error('retry-tests', [...path, 'retry_tests'], `\`retry_tests\` needs ${missing}.`, null);
    }
}
function checkClassifyCodes({ sites }, report) {
    for (const { step, path } of sites)
        for (const [index, { exit_code: codes }] of step.type === 'script' ? (step.classify ?? []).entries() : []) {
            if (codes === undefined || !(0,exit_codes/* matchesCode */.N)(codes, 0) || !(0,exit_codes/* mayCoverFailure */.z)(codes))
                continue;
            const message = '`exit_code` of this rule includes 0, which never matches: a success is not classified.';
            const hint = 'leave 0 out; `fail_when` is for a program that tells its failure with exit code 0';
            report.warning('exit-code-zero', [...path, 'classify', index, 'exit_code'], message, hint);
        }
}
function checkUnseen(workflow, report) {
    const hint = 'turn strict_exit on (`workflow.runtime`, `--strict-exit`), or add an `on_error` route; `strict_exit: false` on the node says that its failure does not matter';
    for (const { step, path } of (0,error_mode/* listUnseenScripts */.Nd)(workflow)) {
        const message = `A failure of ${(0,messages/* quote */.hD)(step.name)} would go unnoticed: strict_exit is off, and nothing reads its exit_code.`;
        report.warning(finding/* UNSEEN_FAILURE */.kj, [...path, 'name'], message, hint);
    }
}
function checkHaltingExits({ workflow }, report) {
    const hint = 'decide on it with a route (`when: exit_code == 1`), or set `strict_exit: false` on the node, as microsoft/conductor does';
    for (const { step, path } of (0,error_mode/* haltingScripts */.Eu)(workflow)) {
        const message = `A non-zero exit of ${(0,messages/* quote */.hD)(step.name)} halts the run, and the file reads its output later.`;
        report.warning('exit-halts', [...path, 'name'], message, hint);
    }
}
const ABOUT_A_SECRET = /(?:file|path|dir|url|uri|name|env|variable|header|issuer|audience|realm)s?$/i;
function checkLiteralSecrets({ workflow, sites }, report) {
    const ofVariables = new Set(workflow.substitutions.map(({ path }) => path.join('\n')));
    const check = (value, at) => (0,templates/* walkTexts */.YR)(value, at, (text, path) => {
        const name = path.findLast((part) => typeof part === 'string' && part !== 'default');
        if (ofVariables.has(path.join('\n')) || !isSecret(String(name), text))
            return;
        const message = `${(0,messages/* quote */.hD)(path.at(-1) ?? '')} holds what looks like a secret, and everybody who reads the file has it.`;
        const hint = `take it from the environment (\`\${NAME}\`) or from an input with \`secret: true\`, and replace the secret`;
        report.warning('literal-secret', path, message, hint);
    });
    check(workflow.settings, ['workflow']);
    for (const { step, path } of sites)
        check(step, path);
}
function isSecret(name, value) {
    const spans = [];
    (0,formats/* findFormats */.yl)(value, spans);
    if (spans.length > 0)
        return true;
    const sensitivity = ABOUT_A_SECRET.test(name) ? 'none' : (0,sensitive_names/* rateSensitivity */["in"])(name);
    if (sensitivity === 'none' || (0,redaction_spans/* isPlaceholder */.wK)(value) || /\{[{%]|\$|\s|^[./~]|:\/\//.test(value))
        return false;
    return sensitivity === 'strong' ? value.length >= 6 : value.length >= 8 && /\d/.test(value);
}

;// CONCATENATED MODULE: ./build/src/config/rules/index.js















const RULES = [
    ...NAME_RULES,
    checkRoutes,
    ...KIND_RULES,
    ...catalogue/* CATALOGUE_RULES */.U,
    checkInputLists,
    checkTemplates,
    checkSources,
    ...SCRIPT_RULES,
    ...PATH_RULES,
    ...CATCH_ALL_RULES,
];
function validateWorkflow(root, inputs = null) {
    const given = inputs ?? new Set();
    const findings = (0,model/* listWorkflows */.Dl)(root).flatMap((workflow) => {
        const report = new facts/* Report */.pl(workflow);
        const names = workflow === root ? given : listInherited(workflow, root, given);
        const file = (0,facts/* collectFacts */.M7)(workflow, names, inputs !== null);
        for (const check of RULES)
            check(file, report);
        return report.findings;
    });
    return { findings, contract: (0,contract/* createContract */.NF)(root) };
}
function findUnseenFailures(root) {
    return (0,model/* listWorkflows */.Dl)(root).flatMap((workflow) => {
        const report = new facts/* Report */.pl(workflow);
        checkUnseen(workflow, report);
        return report.findings;
    });
}
function listInherited(child, root, given) {
    const names = new Set();
    for (const caller of (0,model/* listVariants */.xZ)(root)) {
        for (const { step } of (0,model/* collectSites */.b4)(caller)) {
            if (step.type !== 'workflow' || caller.children.get(step.workflow)?.file !== child.file)
                continue;
            const own = caller.settings.input === undefined && caller === root ? given : Object.keys(caller.settings.input ?? {});
            for (const name of step.input_mapping === undefined ? own : Object.keys(step.input_mapping))
                names.add(name);
        }
    }
    return names;
}
function checkTemplates(file, report) {
    const { workflow } = file;
    for (const use of (0,templates/* listTemplates */.eG)(workflow)) {
        const files = workflow.templateFiles?.get(use.source);
        const { references, failure } = files === undefined ? use.parsed : (0,templates/* parseText */.r4)(use.source, use.form, files);
        for (const reference of references) {
            (0,rules_references/* checkReference */.M5)(reference, use, file, report);
            checkDeclared(reference, use, file, report);
            (0,details/* checkDetail */.Ew)(reference, use, file, report);
            checkShellText(reference, use, file, report);
        }
        if (failure === null && use.isCondition === true)
            checkCondition(use, files, workflow, report);
        if (failure === null)
            continue;
        const { line, column, message } = failure;
        const place = failure.file === undefined ? workflow.within(use.path, line, column) : { file: failure.file, line, column };
        const hint = (0,templates/* findSyntaxHint */.We)(use.source, line, column, message);
        report.error('template-syntax', place, `The template cannot be read: ${message}`, hint);
    }
}
function checkCondition(use, files, workflow, report) {
    const found = (0,expressions/* formatCondition */.Rx)(use.source, files);
    if (found === null)
        return;
    const { line, column, isBlock, bare } = found;
    const message = isBlock
        ? 'A condition of statements may print nothing but `true` and `false`: any other text always holds.'
        : `Text outside of the braces makes a condition a text, which always holds: a condition is one expression${bare === null ? '' : `, here \`${bare}\``}.`;
    const hint = isBlock
        ? 'print `true` or `false` once in each branch, or write one expression without braces, such as `exit_code == 0`'
        : bare === null
            ? 'write one expression without braces, such as `exit_code == 0`'
            : `write \`${use.path.at(-1)}: ${bare}\``;
    report.error('condition-text', workflow.within(use.path, line, column), message, hint);
}


/***/ }),

/***/ 67675:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M5: function() { return /* binding */ checkReference; },
/* harmony export */   QH: function() { return /* binding */ listKnownNames; },
/* harmony export */   Sr: function() { return /* binding */ STEP_MARKS; }
/* harmony export */ });
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36657);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56461);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99538);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57280);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99002);
/* harmony import */ var _templates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21014);






const WORKFLOW_ATTRIBUTES = ['name', 'description', 'dir', 'file', 'input', 'run_id', 'metadata'];
const SCOPE = {
    workflow: WORKFLOW_ATTRIBUTES,
    context: ['iteration', 'history'],
    conductor: ['retry_attempt'],
    github: _core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_FIELDS */ .Cn,
    policy: [],
};
const SCOPE_NAMES = Object.keys(SCOPE);
const ERROR_ATTRIBUTES = ['kind', 'message', 'details', 'node', 'attempts', 'retries_exhausted', 'transient'];
const STEP_MARKS = new Set(['output', 'outputs', 'error', 'errors']);
const HOOKS = new Set(['hook', 'complete-hook', 'error-hook']);
function checkReference(reference, use, file, report) {
    const { line, column } = reference;
    const [root = ''] = reference.path;
    if (use.scope === 'captures' || use.scope === 'item' || (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .listLocalNames */ .oD)(use).includes(root))
        return;
    const read = {
        ...reference,
        root,
        use,
        file,
        add(severity, code, message, hint = null) {
            const place = file.workflow.within(use.path, line, column);
            report.add(HOOKS.has(use.scope) ? 'warning' : severity, code, place, message, hint);
        },
    };
    const [, attribute] = reference.path;
    const step = file.workflow.steps.get(root);
    if (root === 'workflow')
        checkWorkflowReference(read);
    else if (root === 'error')
        checkErrorReference(read);
    else if (root === 'policy' || root === 'github') {
        const isPolicy = root === 'policy';
        const known = isPolicy ? (file.workflow.settings.policies ?? []).map(({ name }) => name) : _core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_FIELDS */ .Cn;
        if (attribute === undefined || known.includes(attribute) || reference.guarded)
            return;
        const hint = (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearName */ .lJ)(attribute, known);
        if (isPolicy)
            read.add('error', 'unknown-policy', `This file has no policy ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(attribute)}.`, hint);
        else
            read.add('warning', 'unknown-attribute', `github has no ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(attribute)} here.`, hint);
    }
    else if (step !== undefined)
        checkStepReference(read, step);
    else if (root !== 'context' && root !== 'conductor')
        checkUnknownName(read);
}
function checkWorkflowReference({ path, guarded, use, file, add }) {
    const [, attribute, input] = path;
    if (attribute === 'input' && input !== undefined)
        checkInput(input, guarded, file, add);
    const attributes = [...WORKFLOW_ATTRIBUTES];
    const isEnding = use.scope === 'error-hook' || use.site?.inFinally === true;
    if (isEnding || use.scope === 'complete-hook')
        attributes.push('outcome');
    if (isEnding)
        attributes.push('error');
    if (HOOKS.has(use.scope) && use.scope !== 'hook')
        attributes.push('execution_time', 'iteration_count');
    if (attribute === undefined || attributes.includes(attribute) || guarded)
        return;
    const hint = attribute === 'inputs'
        ? `did you mean \`workflow.input${input === undefined ? '' : `.${input}`}\`?`
        : (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearName */ .lJ)(attribute, attributes);
    add('error', 'unknown-attribute', `workflow has no ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(attribute)} here.`, hint);
}
function checkInput(name, optional, { workflow, given }, add) {
    const declared = workflow.settings.input ?? {};
    if (Object.hasOwn(declared, name))
        return;
    if (given === null) {
        const hint = (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearName */ .lJ)(name, () => Object.keys(declared));
        const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} is not declared under workflow.input.`;
        add(optional ? 'warning' : 'error', 'unknown-input', message, hint);
    }
    else if (!optional && !given.has(name)) {
        given.add(name);
        const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} is declared nowhere: this file has no \`input\` block, so it is known only when it is given.`;
        add('warning', 'undeclared-input', message, `give it with -i ${name}=TEXT, or declare it under \`workflow.input\``);
    }
}
function checkErrorReference(read) {
    const { site, scope } = read.use;
    const step = site?.group?.name ?? site?.step.name;
    const handled = step === undefined || scope === 'output' ? undefined : read.file.handlers.get(step);
    if (handled === 'always' || read.guarded)
        return;
    const name = read.path.join('.');
    const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} is read, but not every way to ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(step)} is an error route.`;
    if (handled === undefined)
        checkUnknownName(read);
    else
        read.add('warning', 'error-may-be-absent', message, `write \`${name} | default('')\``);
}
function checkUnknownName({ root, path, guarded, use, file, add }) {
    const { steps, unreadSteps, settings } = file.workflow;
    const marked = STEP_MARKS.has(path[1] ?? '');
    if ((guarded && !marked) || unreadSteps.has(root))
        return;
    const called = (0,_templates_js__WEBPACK_IMPORTED_MODULE_4__/* .findFunctionHint */ .LA)(root, use.source);
    if (use.form === 'expression' && use.scope !== 'policy' && !marked && called === null)
        return;
    const dashed = (0,_templates_js__WEBPACK_IMPORTED_MODULE_4__/* .findDashedName */ .O0)(root, use.source, steps.keys());
    if (dashed !== null && !dashed.startsWith(`${root}-`))
        return;
    const message = marked
        ? `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path.join('.'))} is read, but this file has no node or group ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(root)}.`
        : `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(root)} is not known here.`;
    const known = () => [...(0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .listLocalNames */ .oD)(use), ...SCOPE_NAMES, ...steps.keys()];
    const hint = called ??
        (dashed === null
            ? ((0,_templates_js__WEBPACK_IMPORTED_MODULE_4__/* .findContextHint */ .wt)(path, settings.input) ?? (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearName */ .lJ)(root, known, findUnknownHint(root, use, file)))
            : `\`-\` means minus in a template: call the node \`${dashed.replaceAll('-', '_')}\``);
    if (use.scope === 'policy')
        add('warning', 'unknown-reference', `${message} The policy cannot be evaluated, and denies.`, hint);
    else
        add('error', 'unknown-reference', message, hint);
}
function findUnknownHint(root, { site }, { given }) {
    if (root === 'output')
        return '`output` is known in routes only; elsewhere write `node.output`';
    if (root === 'error')
        return '`error` is known in error routes and in nodes that one leads to; elsewhere write `node.error`';
    if (root === 'item' && site?.group?.type === 'for_each')
        return `the loop variable is \`${site.group.as}\``;
    const all = 'known are nodes that ran, `workflow`, and in CI `github`; texts stand in quotes';
    return given === null ? all : `an input is read as \`workflow.input.${root}\`; ${all}`;
}
function checkStepReference(read, step) {
    const { root: name, path, guarded, use, file, add } = read;
    const { site } = use;
    const group = file.members.get(name);
    if (group !== undefined && site?.group?.name === group && site.step.name !== name) {
        const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(site.step.name)} reads ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}, a member of the same group: members run side by side and do not see each other.`;
        const hint = `read it after the group as \`${group}.outputs.${name}\``;
        add(guarded ? 'warning' : 'error', 'reads-sibling', message, hint);
        return;
    }
    if (guarded || (use.form === 'expression' && !STEP_MARKS.has(path[1] ?? '')))
        return;
    if (group !== undefined && site?.step.name !== name && use.scope !== 'policy') {
        const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} is a member of the group ${group}; after the group its output is part of the group's.`;
        add('warning', 'member-read-outside', message, `read \`${group}.outputs.${name}\``);
    }
    checkStepAttribute(read, step);
    checkOutputField(read, step);
}
function listKnownNames(workflow, use, path) {
    const { steps, settings } = workflow;
    const [root, second, third] = path.map(String);
    const own = use.site?.step;
    if (root === undefined) {
        const fields = use.form === 'expression' && own !== undefined ? listOutputFields(workflow, own) : [];
        return [...new Set([...(0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .listLocalNames */ .oD)(use), ...fields, ...steps.keys(), ...SCOPE_NAMES])];
    }
    const step = steps.get(root);
    if (second === undefined) {
        if (root === 'policy')
            return (settings.policies ?? []).map(({ name }) => name);
        if (root === 'output')
            return own === undefined ? [] : listOutputFields(workflow, own);
        if (step !== undefined)
            return (0,_model_js__WEBPACK_IMPORTED_MODULE_2__/* .isGroup */ .IZ)(step) ? _facts_js__WEBPACK_IMPORTED_MODULE_3__/* .GROUP_ATTRIBUTES */ .ol : ['output', 'error'];
        return root === 'error' ? ERROR_ATTRIBUTES : (SCOPE[root] ?? []);
    }
    if (third !== undefined)
        return [];
    if (root === 'workflow' && second === 'input')
        return Object.keys(settings.input ?? {});
    if (step === undefined)
        return [];
    if (second === 'error')
        return ERROR_ATTRIBUTES;
    if (second === 'output')
        return listOutputFields(workflow, step);
    return step.type === 'parallel' && (second === 'outputs' || second === 'errors') ? step.agents : [];
}
function listOutputFields({ children }, step) {
    const declared = Object.keys(('output' in step ? step.output : undefined) ?? {});
    if (step.type === 'script')
        return [...declared, ...STREAM_FIELDS];
    if (step.type === 'agent')
        return declared.length > 0 ? declared : ['result'];
    if (step.type === 'wait')
        return ['waited_seconds'];
    if (step.type === 'human_gate')
        return ['selected', 'additional_input'];
    if (step.type === 'set')
        return Object.keys(step.values ?? {});
    if (step.type === 'workflow')
        return [...new Set([...declared, ...Object.keys(children.get(step.workflow)?.output ?? {})])];
    return declared;
}
const STREAM_FIELDS = ['stdout', 'stderr', 'exit_code', 'stdout_truncated', 'stderr_truncated'];
const MAX_FIELDS = 200;
const fieldsOfSchema = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_5__/* .memoize */ .Bj)((schema) => Object.keys(schema).slice(0, MAX_FIELDS));
function checkOutputField({ root: name, path: [, part, field], use, add }, step) {
    const schema = 'output' in step ? step.output : undefined;
    if (part !== 'output' || field === undefined || schema === undefined)
        return;
    if (Object.hasOwn(schema, field) || (step.type === 'script' && STREAM_FIELDS.includes(field)))
        return;
    const known = [...fieldsOfSchema(schema), ...(step.type === 'script' ? STREAM_FIELDS : [])];
    const isPolicy = use.scope === 'policy';
    if (!isPolicy && ((0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .findNearest */ .qg)(field, known) === null || recovers(step)))
        return;
    const why = isPolicy ? ' Without this field the policy denies.' : '';
    const message = `The output schema of ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} has no ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(field)}.${why}`;
    add('warning', 'unknown-attribute', message, (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearName */ .lJ)(field, known));
}
function recovers(step) {
    return 'routes' in step && step.routes?.some(({ recover }) => recover !== undefined) === true;
}
function checkStepAttribute({ root: name, path, use, file, add }, step) {
    const [, attribute, member] = path;
    if (attribute === undefined)
        return;
    if (!((0,_model_js__WEBPACK_IMPORTED_MODULE_2__/* .isGroup */ .IZ)(step) ? _facts_js__WEBPACK_IMPORTED_MODULE_3__/* .GROUP_ATTRIBUTES */ .ol : ['output', 'error']).includes(attribute)) {
        const message = `The ${(0,_model_js__WEBPACK_IMPORTED_MODULE_2__/* .isGroup */ .IZ)(step) ? 'group' : 'node'} ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} has no ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(attribute)}.`;
        const severity = use.scope === 'policy' ? 'warning' : 'error';
        add(severity, 'unknown-attribute', message, attributeHint(name, attribute, member, step));
    }
    else if (attribute === 'error' && (file.nodes.get(name)?.raises ?? []).length === 0) {
        const message = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(`${name}.error`)} is read, but ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} can raise nothing.`;
        add('error', 'error-never-raised', message, 'give it error routes, or read it as optional');
    }
    if (step.type !== 'parallel' || (attribute !== 'outputs' && attribute !== 'errors'))
        return;
    if (member === undefined || step.agents.includes(member) || (attribute === 'outputs' && recovers(step)))
        return;
    const message = `The group ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} has no member ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(member)}.`;
    add('error', 'unknown-member', message, (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearName */ .lJ)(member, step.agents));
}
function attributeHint(name, attribute, member, step) {
    if ((0,_model_js__WEBPACK_IMPORTED_MODULE_2__/* .isGroup */ .IZ)(step))
        return attribute === 'output' ? `did you mean \`${name}.outputs\`?` : `known: ${(0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNamesLimited */ .$0)(_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .GROUP_ATTRIBUTES */ .ol)}`;
    if (attribute === 'outputs')
        return `did you mean \`${name}.output${member === undefined ? '' : `.${member}`}\`?`;
    return `did you mean \`${name}.${attribute === 'errors' ? 'error' : `output.${attribute}`}\`?`;
}


/***/ }),

/***/ 21014:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LA: function() { return /* binding */ findFunctionHint; },
/* harmony export */   O0: function() { return /* binding */ findDashedName; },
/* harmony export */   Q2: function() { return /* binding */ templateUse; },
/* harmony export */   QD: function() { return /* binding */ conditionForm; },
/* harmony export */   We: function() { return /* binding */ findSyntaxHint; },
/* harmony export */   YR: function() { return /* binding */ walkTexts; },
/* harmony export */   eG: function() { return /* binding */ listTemplates; },
/* harmony export */   r4: function() { return /* binding */ parseText; },
/* harmony export */   wt: function() { return /* binding */ findContextHint; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56461);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99448);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8670);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);





function conditionForm(source) {
    return (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isTemplate */ .Fl)(source) ? 'template' : 'expression';
}
function parseText(source, form, files) {
    const result = form === 'expression' ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseExpression */ .YK)(source) : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTemplate */ .QC)(source, { comments: form !== 'run', files });
    return result.ok ? { references: result.value.references, failure: null } : { references: [], failure: result.error };
}
function templateUse(use) {
    return { ...use, parsed: parseText(use.source, use.form) };
}
function walkTexts(value, path, visit) {
    if (typeof value === 'string')
        visit(value, path);
    else if (Array.isArray(value))
        for (const [index, item] of value.entries())
            walkTexts(item, [...path, index], visit);
    else if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value))
        for (const [key, item] of Object.entries(value))
            walkTexts(item, [...path, key], visit);
}
const listTemplates = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_4__/* .memoize */ .Bj)((workflow) => [
    ...listFileTemplates(workflow),
    ...(0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .collectSites */ .b4)(workflow).flatMap((site) => [
        ..._core_step_types_js__WEBPACK_IMPORTED_MODULE_1__/* .STEP_TYPES */ .FU[site.step.type].templates.flatMap(({ path, form, scope }) => listValuesAt(site.step, path, site.path).flatMap(([value, at]) => findTemplatesIn(value, at, form, scope, site))),
        ...listRouteTemplates((0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listRoutes */ .Bn)(workflow, site)),
    ]),
]);
function findTemplatesIn(value, at, form, scope, site) {
    const uses = [];
    walkTexts(value, at, (source, path) => {
        if (form === 'condition')
            uses.push(conditionUse(source, path, scope, site));
        else if (source.includes('{'))
            uses.push(templateUse({ source, path, form, scope, site }));
    });
    return uses;
}
function listFileTemplates(workflow) {
    const { hooks, env, policies = [] } = workflow.settings;
    const templatesAt = (value, path, scope) => findTemplatesIn(value, path, 'template', scope, null);
    return [
        ...templatesAt(env, ['workflow', 'env'], 'node'),
        ...templatesAt(hooks?.on_start, ['workflow', 'hooks', 'on_start'], 'hook'),
        ...templatesAt(hooks?.on_complete, ['workflow', 'hooks', 'on_complete'], 'complete-hook'),
        ...templatesAt(hooks?.on_error, ['workflow', 'hooks', 'on_error'], 'error-hook'),
        ...templatesAt(workflow.output, ['output'], 'output'),
        ...policies.flatMap((policy, index) => {
            if (policy.type !== 'expression')
                return [];
            return conditionUse(policy.allow_if, ['workflow', 'policies', index, 'allow_if'], 'policy', null);
        }),
        ...listRouteTemplates((0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listRoutes */ .Bn)(workflow, null)),
    ];
}
function conditionUse(source, path, scope, site) {
    return templateUse({ source, path, form: conditionForm(source), scope, site, isCondition: true });
}
const ROUTE_FIELDS = [['output'], ['retry', 'max'], ['recover', 'output'], ['halt', 'message'], ['escalate', 'title']];
function listRouteTemplates(routes) {
    return routes.flatMap(({ route, path, site }) => {
        const { when } = route;
        const scope = route.on_error === undefined ? 'success-route' : 'error-route';
        const condition = when === undefined ? [] : [conditionUse(when, [...path, 'when'], scope, site)];
        const fields = ROUTE_FIELDS.flatMap((field) => {
            const as = field[0] === 'halt' ? 'error-route' : scope;
            return listValuesAt(route, field, path).flatMap(([value, at]) => findTemplatesIn(value, at, 'template', as, site));
        });
        return [...condition, ...fields];
    });
}
function listValuesAt(value, path, at) {
    const [name, ...rest] = path;
    if (name === undefined)
        return [[value, at]];
    if (name !== '*')
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) ? listValuesAt(value[name], rest, [...at, name]) : [];
    return Array.isArray(value) ? value.flatMap((item, index) => listValuesAt(item, rest, [...at, index])) : [];
}
const LONGEST_SEARCHED = 10_000;
const OPERATORS = [
    [/^[=!]?==/, 'compare with `==` or `!=`'],
    [/^=/, 'compare with `==`'],
    [/^&&?/, 'write `and`'],
    [/^\|\|?/, 'write `or`'],
    [/^!/, 'write `not`'],
    [/^\?\?/, "write `value | default('x')`"],
    [/^\?\./, 'write `.`, and `| default(none)` behind what may be missing'],
    [/^\?/, "write `'x' if condition else 'y'`"],
];
function findSyntaxHint(source, line, column, message) {
    if (/^'\}' closes nothing|^expected '\}\}', found the end/.test(message))
        return 'a template ends with `}}`';
    if (/^expected '%\}', found the end/.test(message))
        return 'a statement ends with `%}`';
    if (/^there is no filter '[^']+'$/.test(message))
        return 'the filters, such as `upper`, `length`, `default`, `join` and `tojson`, are listed in docs/templates.md';
    if (/^there is no statement '(?:foreach|each|while|loop)'$/.test(message))
        return 'write `{% for x in list %}...{% endfor %}`';
    const chars = [...(source.split(/\r\n|\r|\n/)[line - 1] ?? '')];
    let start = column - 1;
    while (start > 0 && /[=!&|?]/.test(chars[start - 1] ?? ''))
        start -= 1;
    const text = chars.slice(start).join('');
    return OPERATORS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
const FUNCTIONS = {
    always: 'a route without `when` is always taken; what runs whatever happens stands under `workflow.finally`',
    success: 'a route without `on_error` is for success: leave the condition out',
    failure: 'a route for failures names their kinds instead of a condition: `on_error: external.git.drift`',
    contains: "write `'text' in stdout`",
    startsWith: "write `stdout.startswith('text')`",
    endsWith: "write `stdout.endswith('text')`",
    fromJSON: 'the fields of a JSON object that a script prints are fields of its output',
    toJSON: 'write `value | tojson`',
    format: "write `'%s' | format(value)`, or put the template into the text",
    join: "write `list | join(', ')`",
};
function findFunctionHint(name, source) {
    const hint = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwnEntry */ .xL)(FUNCTIONS, name);
    return hint !== undefined && new RegExp(`\\b${name}\\s*\\(`).test(source) ? hint : null;
}
function findContextHint(path, inputs = {}) {
    const [root = '', first, second, third] = path;
    if (Object.hasOwn(inputs, root))
        return `did you mean \`workflow.input.${root}\`?`;
    const variable = `\`\${${first ?? 'NAME'}}\``;
    if (root === 'inputs' || root === 'input')
        return `did you mean \`workflow.input${first === undefined ? '' : `.${first}`}\`?`;
    if (root === 'env')
        return `templates do not see the environment; write ${variable}, which is filled in when the file is loaded`;
    if (root === 'secrets')
        return `declare an input with \`secret: true\` and hand it over, or write ${variable} for a variable of the step`;
    if (['matrix', 'needs', 'vars', 'runner', 'job', 'strategy'].includes(root))
        return 'declare an input under `workflow.input`, and hand the value over with `inputs:` of the action';
    if (!['steps', 'nodes', 'agents'].includes(root))
        return null;
    if (first === undefined)
        return 'a node is read by its name: `node.output.field`';
    const field = third !== undefined && (second === 'outputs' || second === 'output') ? `.${third}` : '';
    return `did you mean \`${first}.output${field}\`?`;
}
function findDashedName(root, source, names) {
    if (source.length > LONGEST_SEARCHED || !(source.includes(`${root}-`) || source.includes(`-${root}`)))
        return null;
    return [...names].find((name) => /-/.test(name) && name.split('-').includes(root) && source.includes(name)) ?? null;
}


/***/ }),

/***/ 93812:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ findShellGap; }
/* harmony export */ });
/* harmony import */ var _shells_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12669);

const POSIX_SHELLS = new Set(['bash', 'sh', 'dash', 'ksh', 'zsh']);
const USUAL_FLAGS = /^-[eufvxlpETCo]+$/;
const USUAL_WORDS = new Set(['--noprofile', '--norc', '--posix', '--login']);
const USUAL_NAMES = new Set([
    ...['errexit', 'pipefail', 'nounset', 'xtrace', 'verbose', 'noglob', 'noclobber', 'errtrace', 'functrace', 'posix'],
]);
const OTHER_FORMS = [
    [
        /^(?:pwsh|powershell)$/,
        /^(?:-(?:NoProfile|NoLogo|NonInteractive|ExecutionPolicy \w+) )*(?:-c(?:ommand)? \. '\{0\}'|(?:-f(?:ile)? )?\{0\})$/i,
    ],
    [/^python[\d.]*$/, /^(?:-[uBEIsSOq]{1,9} )*\{0\}(?: |$)/],
    [/^node$/, /^(?:--(?:enable-source-maps|no-warnings|trace-warnings|experimental-strip-types) )*\{0\}(?: |$)/],
    [/^(?:ruby|perl|bun)$/, /^\{0\}(?: |$)/],
];
function findShellGap(shell, script = '') {
    const made = (0,_shells_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveShell */ .jQ)(shell, { windows: false, has: () => true });
    if (!made.ok)
        return null;
    const { command, args } = made.value;
    const program = (0,_shells_js__WEBPACK_IMPORTED_MODULE_0__/* .toProgramName */ .jO)(command);
    if (POSIX_SHELLS.has(program))
        return findPosixGap(args, script);
    const isKnown = OTHER_FORMS.some(([name, form]) => name.test(program) && form.test(args.join(' ')));
    return isKnown ? null : 'commands';
}
function findPosixGap(args, script) {
    const given = readOptions(args);
    if (given === null)
        return 'commands';
    const lines = script.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line));
    const [first = ''] = lines;
    const own = /^\s*set\s/.test(first) ? readOptions([...first.trim().split(/\s+/).slice(1), _shells_js__WEBPACK_IMPORTED_MODULE_0__/* .PLACEHOLDER */ .Kx]) : null;
    const isOn = (name) => given.has(name) || own?.has(name) === true;
    if (!isOn('errexit'))
        return 'commands';
    return isOn('pipefail') || !lines.some((line) => /(?<!\|)\|(?!\|)/.test(line)) ? null : 'pipes';
}
function readOptions(args) {
    const names = new Set();
    for (let at = 0; at < args.length; at++) {
        const word = args[at] ?? '';
        if (word === _shells_js__WEBPACK_IMPORTED_MODULE_0__/* .PLACEHOLDER */ .Kx)
            return names;
        if (USUAL_WORDS.has(word))
            continue;
        if (!USUAL_FLAGS.test(word))
            return null;
        if (word.includes('e'))
            names.add('errexit');
        for (const _ of word.replaceAll(/[^o]/g, '')) {
            const name = args[++at] ?? '';
            if (!USUAL_NAMES.has(name))
                return null;
            names.add(name);
        }
    }
    return null;
}


/***/ }),

/***/ 71862:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: function() { return /* binding */ buildResult; },
/* harmony export */   nr: function() { return /* binding */ createInvalidResult; },
/* harmony export */   wQ: function() { return /* binding */ findTolerated; }
/* harmony export */ });
/* harmony import */ var _account_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52015);
/* harmony import */ var _account_next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14719);
/* harmony import */ var _account_reported_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66643);
/* harmony import */ var _account_run_account_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61091);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53325);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85636);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95262);








function buildResult(input) {
    const { account, graph } = input;
    const end = account.ending ?? _account_run_account_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_ENDED */ .T;
    const errors = listRunErrors(input, end).map((error) => toReported(error, input));
    const steps = account.steps.reports(graph, new Set(input.repaired ?? []));
    const executed = steps.filter((step) => step.status !== 'not_executed').length;
    const gates = end.gate === null ? [] : account.notices.gates(end.gate);
    const { handled, handledTotal } = account.errors;
    const tests = account.tests.totals();
    const tolerated = input.oneStep === undefined ? null : findTolerated(account);
    return {
        schema_version: 1,
        success: end.outcome === 'success',
        outcome: end.outcome,
        exit_code: (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .toExitCode */ .t4)(end.outcome, end.signal),
        run_id: input.runId,
        workflow: { name: input.workflowName, file: input.workflowFile },
        output: end.output,
        error: errors[0]?.message ?? (end.outcome === 'success' ? null : (end.termination?.reason ?? null)),
        error_cause: haltCause(end.error),
        ...(tolerated === null ? {} : { tolerated: true }),
        errors,
        warnings: [...(input.warnings ?? []), ...account.notices.texts()],
        ...(handled.length === 0 ? {} : { handled: handled.map((each) => withDetails(each, tolerated)) }),
        ...(handledTotal > handled.length ? { handled_total: handledTotal } : {}),
        ...(tests === null ? {} : { tests }),
        ...(account.notices.unseenFailures === 0 ? {} : { unseen_failures: account.notices.unseenFailures }),
        termination: end.termination,
        gate: end.gate,
        suspended: toSuspended(end, gates),
        ...(end.shard === null ? {} : { shard: toReportedShare(end.shard) }),
        ...(gates.length > 1 ? { gates } : {}),
        checkpoint: {
            completed_nodes: account.steps.listCompleted(graph),
            node_actions: account.steps.actions(graph),
            node_hashes: input.hashes,
            failed_node: end.error?.frames.at(-1)?.node ?? null,
            path: input.checkpointPath,
        },
        execution: { duration_ms: end.duration_ms, nodes_executed: executed, nodes_total: steps.length, steps },
        metrics: {
            duration_ms: end.duration_ms,
            nodes_executed: executed,
            total_cost_usd: account.usage.cost(),
            ...account.usage.metrics(),
        },
        policies: account.governance.policies,
        dead_letters: [...account.governance.deadLetters.values()],
        escalations: account.governance.escalations,
        next_commands: listNextCommands(end, input, gates),
    };
}
function haltCause(error) {
    if (error?.envelope.kind !== 'halt.intentional')
        return null;
    return (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__/* .causeKind */ .My)(error.envelope.details) ?? error.while_handling?.[0]?.kind ?? null;
}
function toSuspended({ outcome, plan }, gates) {
    if (outcome !== 'suspended')
        return null;
    if (plan === null)
        return { waits_for: 'gate', gates: gates.map(({ node }) => node) };
    const { group, total, shards } = plan;
    return { waits_for: 'shards', group, total, shards };
}
function toReportedShare({ visit: _, ...share }) {
    return share;
}
function withDetails(handled, tolerated) {
    const { kind, details } = tolerated?.error.envelope ?? {};
    return details === undefined || handled.by !== 'recover' || handled.kind !== kind ? handled : { ...handled, details };
}
function findTolerated({ ending, errors }) {
    if (ending?.outcome !== 'success')
        return null;
    return [...errors.overcome.values()].find(({ by }) => by === 'recover') ?? null;
}
function toReported(error, input) {
    const { account, graph, runDir } = input;
    const { kind, details } = error.envelope;
    const node = error.frames[0]?.node ?? '';
    const taken = account.reactions.findLast(node, kind) ?? account.reactions.findLast(node, (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__/* .causeKind */ .My)(details) ?? '');
    return (0,_account_reported_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toReportedError */ .zc)(error, {
        ...input,
        action: kind === 'halt.intentional' ? 'halt' : (taken ?? 'error'),
        positionOf: (0,_account_reported_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .withGraph */ .JD)(input.positionOf, graph),
        ...(runDir === null ? {} : { traceFile: `${runDir}/events.jsonl` }),
    });
}
function createInvalidResult(findings, workflowFile, { contract, workflowName = null, commandFile, } = {}) {
    const errors = findings.filter((finding) => finding.severity === 'error').map(_account_reported_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toStaticError */ .Mn);
    const outcome = errors.length === 0 ? 'success' : 'invalid';
    return {
        schema_version: 1,
        success: outcome === 'success',
        outcome,
        exit_code: (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .toExitCode */ .t4)(outcome, null),
        run_id: null,
        workflow: { name: workflowName, file: workflowFile },
        output: null,
        error: errors[0]?.message ?? null,
        error_cause: null,
        errors,
        warnings: findings.filter(({ severity }) => severity === 'warning').map(_core_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .formatPlacedMessage */ ._J),
        termination: null,
        gate: null,
        checkpoint: null,
        execution: { duration_ms: 0, nodes_executed: 0, nodes_total: 0, steps: [] },
        metrics: { duration_ms: 0, nodes_executed: 0, total_cost_usd: null },
        policies: [],
        dead_letters: [],
        escalations: [],
        findings,
        ...(contract === undefined ? {} : { contract }),
        next_commands: errors.length === 0 || commandFile === undefined ? [] : [`conductor validate ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .toShellPath */ .Ll)(commandFile)}`],
    };
}
function listRunErrors({ account }, { error }) {
    const { recorded } = account.errors;
    if (error === null)
        return recorded;
    const key = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)([error.envelope, error.frames]);
    return [error, ...recorded.filter(({ envelope, frames }) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)([envelope, frames]) !== key)];
}
const MAX_OPTIONS = 10;
function listNextCommands(end, input, gates) {
    const { account, oneStep, resumeFrom = null, inputsForCommands } = input;
    const runDir = input.commandDir === undefined ? input.runDir : input.commandDir;
    const file = (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .toShellPath */ .Ll)(input.commandFile ?? input.workflowFile);
    const asMoved = (command) => (runDir === input.runDir ? command : (0,_account_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .nameWorkflow */ .PY)(command, file));
    const inFolder = (command) => runDir === null ? [] : [asMoved(`conductor ${command} ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .toShellPath */ .Ll)(runDir)}`)];
    const redrive = account.governance.deadLetters.size > 0 ? inFolder('redrive') : [];
    if (end.plan !== null && runDir !== null && resumeFrom === null)
        return planCommands(runDir, end.plan.shards, input);
    if (end.outcome === 'success')
        return redrive;
    if (oneStep !== undefined)
        return [...inFolder('explain'), oneStep.again];
    const isHalted = end.error?.envelope.kind === 'halt.intentional' && end.shard === null;
    const mayResume = input.resumable && end.termination === null && !isHalted;
    return [
        ...(runDir !== null && mayResume ? resumeCommands(runDir, input, gates).map(asMoved) : []),
        ...redrive,
        ...inFolder('explain'),
        `conductor run ${file}${formatInputWords(Object.entries(inputsForCommands))}`,
    ];
}
function planCommands(runDir, shards, input) {
    const resume = `conductor resume ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .toShellPath */ .Ll)(runDir)}`;
    const again = formatWordsAgain(input);
    const together = `${runDir}-shards`;
    return [
        ...Array.from({ length: shards }, (_, index) => {
            const folder = (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .toShellPath */ .Ll)(`${together}/${index + 1}`);
            return `${resume} --shard ${index + 1}/${shards} --run-dir ${folder}${again}`;
        }),
        `${resume} --join ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .toShellPath */ .Ll)(together)}${again}`,
    ];
}
function formatInputWords(inputs) {
    const words = inputs.map(([name, input]) => typeof input === 'string' ? (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteForShell */ .eC)(`${name}=${input}`) : (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .shellAssignment */ .g1)(name, input.variable));
    return words.map((word) => ` -i ${word}`).join('');
}
function formatWordsAgain({ inputsForCommands, inputsAgain = [] }) {
    return formatInputWords(Object.entries(inputsForCommands).filter(([name]) => inputsAgain.includes(name)));
}
function resumeCommands(runDir, input, waiting) {
    const { resumeFrom = null } = input;
    const from = resumeFrom === null ? '' : ` --from ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteForShell */ .eC)(resumeFrom)}`;
    const resume = `conductor resume ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .toShellPath */ .Ll)(runDir)}${from}${formatWordsAgain(input)}`;
    const gates = [...new Map(waiting.map((gate) => [gate.node, gate])).values()];
    const single = gates.flatMap(listAnswers);
    if (single.length === 0)
        return [resume];
    const all = gates.flatMap((gate) => listAnswers(gate).slice(0, 1));
    const choices = gates.length > 1 ? [all.join(' '), ...single] : single;
    return choices.slice(0, MAX_OPTIONS).map((choice) => `${resume} ${choice}`);
}
function listAnswers({ node, options }) {
    const fields = options.flatMap(({ value, prompt_for: field }) => (value === '' && field !== null ? [field] : []));
    const fill = (field) => `--gate ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteForShell */ .eC)(`${node}.${field}=TEXT`)}`;
    if (fields.length > 0 && fields.length === options.length)
        return [fields.map(fill).join(' ')];
    return options.map(({ value, prompt_for: field }) => {
        return `--gate ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteForShell */ .eC)(`${node}=${value}`)}${field === null ? '' : ` ${fill(field)}`}`;
    });
}


/***/ }),

/***/ 64843:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TS: function() { return /* binding */ createCheckedResult; },
/* harmony export */   Uz: function() { return /* binding */ withMetadata; },
/* harmony export */   f$: function() { return /* binding */ withInherited; },
/* harmony export */   vH: function() { return /* binding */ checkFile; }
/* harmony export */ });
/* harmony import */ var _config_load_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45488);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51695);
/* harmony import */ var _config_rules_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56319);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53325);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _reporters_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71862);
/* harmony import */ var _quarantine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89618);







async function checkFile(request) {
    const { env, file, cwd, patterns, files, given, strictExit = null, strictAbilities = false, instructions } = request;
    const workspace = request.workspace ?? (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .findWorkspace */ .pl)(file, env);
    const isLoose = request.workspace === undefined && (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W1)(file, env) === null;
    const around = isLoose && cwd !== undefined && (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)((0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRealPath */ .Sc)(cwd), workspace) ? cwd : null;
    const { shownFrom = around === null ? (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepositoryWithin */ .jl)(workspace, file) : (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRealPath */ .Sc)(around) } = request;
    const reader = files === undefined ? {} : { reader: files };
    const loaded = await (0,_config_load_index_js__WEBPACK_IMPORTED_MODULE_0__/* .loadChecked */ .c)(file, { workspace, shownFrom, env, strictAbilities, ...reader }, patterns);
    const { workflow } = loaded;
    const judged = workflow && (0,_quarantine_js__WEBPACK_IMPORTED_MODULE_5__/* .withDefaultQuarantine */ .c4)(workflow, { root: shownFrom, ...request });
    const validated = judged && (0,_config_rules_index_js__WEBPACK_IMPORTED_MODULE_2__/* .validateWorkflow */ ._)(judged, given === undefined ? null : new Set(given));
    const known = [...loaded.findings, ...(validated?.findings ?? [])];
    const valid = !known.some((finding) => finding.severity === 'error');
    const { workspace: before = [], caller: after = [] } = instructions ?? {};
    const told = (root) => withSettings(root, { instructions: [...before, ...readInstructions(root), ...after] }, root.children);
    const hasMore = before.length + after.length > 0;
    const runnable = valid && workflow ? withInherited(hasMore ? told(workflow) : workflow, [], strictExit) : null;
    const unseen = runnable === null ? [] : (0,_config_rules_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findUnseenFailures */ .D)(runnable);
    const findings = (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .boundFindings */ .bx)([...known, ...unseen], loaded.unshown).map((finding) => {
        const node = loaded.stepAt(finding);
        return node === null ? finding : { ...finding, node_id: node };
    });
    const contract = validated && (0,_quarantine_js__WEBPACK_IMPORTED_MODULE_5__/* .listQuarantined */ .P4)(validated.contract, { root: shownFrom, ...request });
    return { loaded, findings, contract, workspace, runnable };
}
function createCheckedResult({ loaded: { workflow }, findings, contract }, file) {
    return (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_4__/* .createInvalidResult */ .nr)(findings, workflow?.displayFile ?? findings[0]?.file ?? file, {
        workflowName: workflow?.settings.name ?? null,
        commandFile: file,
        ...(contract === null ? {} : { contract: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .copyJson */ .aR)(contract) }),
    });
}
function withMetadata(workflow, metadata = {}) {
    if (Object.keys(metadata).length === 0)
        return workflow;
    return withSettings(workflow, { metadata: { ...workflow.settings.metadata, ...metadata } }, workflow.children);
}
function readInstructions({ settings: { instructions = [] } }) {
    return typeof instructions === 'string' ? [instructions] : instructions;
}
const MODEL_SETTINGS = ['provider', 'default_model', 'temperature', 'max_tokens', 'default_reasoning_effort'];
function withInherited(root, callers = [], strictExit = null) {
    if (callers.length === 0 && root.children.size === 0 && strictExit === null)
        return root;
    const override = strictExit === null ? {} : { strict_exit: strictExit };
    const copies = new Map();
    const copyWorkflow = (workflow, inherited) => {
        const handed = passOnHanded(workflow, inherited);
        const key = JSON.stringify([workflow.file, handed]);
        const known = copies.get(key);
        if (known !== undefined)
            return known;
        const { models, tools, instructions } = handed;
        const children = new Map();
        const runtime = { ...workflow.settings.runtime, ...models, ...tools, ...override };
        const told = instructions.length === 0 ? {} : { instructions: [...instructions] };
        const copy = withSettings(workflow, { runtime, ...told }, children);
        copies.set(key, copy);
        for (const [path, child] of workflow.children)
            children.set(path, copyWorkflow(child, handed));
        return copy;
    };
    const nothing = { models: {}, tools: {}, instructions: [] };
    return copyWorkflow(root, callers.reduce((handed, caller) => passOnHanded(caller, handed), nothing));
}
function passOnHanded(workflow, handed) {
    const servers = workflow.settings.runtime?.mcp_servers;
    return {
        models: inheritModels(workflow, handed.models),
        tools: servers === undefined ? handed.tools : { mcp_servers: servers },
        instructions: [...new Set([...handed.instructions, ...readInstructions(workflow)])],
    };
}
function inheritModels({ settings: { runtime = {} } }, handed) {
    const own = Object.fromEntries(MODEL_SETTINGS.filter((name) => runtime[name] !== undefined).map((name) => [name, runtime[name]]));
    return runtime.provider === undefined ? { ...handed, ...own } : own;
}
function withSettings(workflow, settings, children) {
    return {
        ...workflow,
        settings: { ...workflow.settings, ...settings },
        children,
        at: workflow.at.bind(workflow),
        within: workflow.within.bind(workflow),
    };
}


/***/ }),

/***/ 7822:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   be: function() { return /* binding */ nodeLookup; },
/* harmony export */   gb: function() { return /* binding */ createWorkflowGraph; },
/* harmony export */   ji: function() { return /* binding */ withErrorEnds; }
/* harmony export */ });
/* harmony import */ var _config_contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41832);
/* harmony import */ var _config_error_mode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48351);
/* harmony import */ var _config_graph_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1633);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);
/* harmony import */ var _config_references_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76551);
/* harmony import */ var _config_resilience_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90968);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45979);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99448);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4521);









function createWorkflowGraph(workflow) {
    const graph = (0,_config_graph_js__WEBPACK_IMPORTED_MODULE_2__/* .staticGraph */ .xw)(workflow);
    const edges = [];
    const apart = new Set([...[...graph.members.values()].flat(), ...graph.finallySteps]);
    for (const step of workflow.steps.values()) {
        for (const edge of apart.has(step.name) ? (graph.edges.get(step.name) ?? []) : graph.successors(step.name)) {
            const kind = edge.via === 'option' ? 'gate' : edge.via === 'success' || edge.via === 'implicit-end' ? 'success' : 'error';
            edges.push({ from: edge.from, to: edge.to, label: edge.label, kind, route: edge.route });
        }
        (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_8__/* .appendAll */ .u2)(edges, listRetryEdges(step.name, 'routes' in step ? step.routes : [], 'routes'));
        if ((0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_7__/* .isWork */ .cD)(step.type) && !apart.has(step.name) && graph.seesSharedRoutes(step.name))
            (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_8__/* .appendAll */ .u2)(edges, listRetryEdges(step.name, workflow.settings.error_routes, 'error_routes'));
    }
    return {
        name: workflow.settings.name,
        file: workflow.displayFile,
        entry: workflow.settings.entry_point,
        nodes: [...workflow.steps.values()].map((step) => graphNode(workflow, step)),
        edges,
        finallySteps: graph.finallySteps,
    };
}
const [HALTED, ESCAPED] = ['$halted', '$escaped'];
function withErrorEnds(graph, workflow) {
    const edges = [];
    for (const { node, group, handlers, raises } of (0,_config_contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .createContract */ .NF)(workflow).nodes) {
        const from = node.split('.').at(-1) ?? node;
        for (const { action, patterns, index } of handlers) {
            const label = `${action}, ${patterns.join(', ')}`;
            const about = { from, label, kind: 'error', route: `routes[${index}]` };
            if (action === 'halt')
                edges.push({ ...about, to: HALTED });
            else if (action === 'propagate')
                edges.push({ ...about, to: ESCAPED });
            else if (action === 'recover')
                edges.push({ ...about, to: from });
        }
        const escaping = raises.filter(({ kind, escapes }) => escapes && !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .isEngineKind */ .Dj)(kind) && kind !== _config_contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ANY_KIND */ .Oy);
        const kinds = escaping.map(({ kind, handledBy }) => handledBy.some(({ retry }) => retry !== null) ? `${kind} (retries exhausted)` : kind);
        if (kinds.length > 0 && group === null)
            edges.push({ from, to: ESCAPED, label: kinds.join(', '), kind: 'error' });
    }
    const ends = [HALTED, ESCAPED].filter((name) => edges.some(({ to }) => to === name));
    const position = { file: graph.file, line: 1 };
    const nodes = ends.map((name) => ({ name, type: 'terminate', position, members: [], child: null }));
    return { ...graph, nodes: [...graph.nodes, ...nodes], edges: [...graph.edges, ...edges] };
}
function listRetryEdges(name, routes = [], list) {
    return routes.flatMap((route, index) => {
        if (route.retry === undefined || route.retry.from !== undefined)
            return [];
        const kinds = [route.on_error ?? true].flat().map((kind) => (kind === true ? 'any error' : String(kind)));
        const label = `retry, ${kinds.join(', ')}`;
        return [{ from: name, to: name, label, kind: 'error', route: `${list}[${index}]` }];
    });
}
function graphNode(workflow, step) {
    const path = workflow.stepPaths.get(step.name);
    const { file, line } = path === undefined ? { file: workflow.displayFile, line: 1 } : workflow.at(path);
    const members = step.type === 'parallel' ? [...step.agents] : step.type === 'for_each' ? [step.agent.name] : [];
    return {
        name: step.name,
        type: step.type,
        position: { file, line },
        members,
        child: step.type === 'workflow' ? step.workflow : null,
        ...(step.type === 'terminate' ? { status: step.status } : {}),
    };
}
function nodeLookup(root) {
    const byFile = new Map((0,_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listWorkflows */ .Dl)(root).map((workflow) => [workflow.displayFile, workflow]));
    return {
        positionOf: (file, node, field = 'workflow') => {
            const workflow = byFile.get(file);
            const named = node === workflow?.settings.name ? field.split('.') : undefined;
            const path = (workflow && findSite(workflow, node)?.path) ?? named;
            return path === undefined ? null : (workflow?.at(path) ?? null);
        },
        isReadAfterFailure: (file, node) => {
            const workflow = byFile.get(file);
            const step = workflow?.steps.get(node);
            return workflow !== undefined && step !== undefined && (0,_config_error_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .canTurnOff */ .xv)(workflow, step) && (0,_config_references_js__WEBPACK_IMPORTED_MODULE_4__/* .isReadInside */ .Zg)(workflow, node);
        },
        isRetryable: ({ envelope, frames }) => {
            const workflow = byFile.get(frames[0]?.file ?? '');
            const step = workflow && findSite(workflow, frames[0]?.node ?? '')?.step;
            const own = step !== undefined && !(0,_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .isGroup */ .IZ)(step) && 'resilience' in step ? step.resilience : undefined;
            return (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .isRetryable */ .r3)({ envelope }, (0,_config_resilience_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeResilience */ .OZ)(workflow?.settings.resilience, own).retry?.retryable);
        },
    };
}
function findSite(workflow, node) {
    const sites = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_3__/* .collectSites */ .b4)(workflow);
    return sites.find(({ label }) => label === node) ?? sites.find(({ step }) => step.name === node);
}


/***/ })

};
;