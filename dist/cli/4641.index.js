export const id = 4641;
export const ids = [4641];
export const modules = {

/***/ 7015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   I1: () => (/* binding */ newVisit),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Ub: () => (/* binding */ printedMore),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   jH: () => (/* binding */ outputOf),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
function newVisit({ scope, node, visit }, number) {
    return {
        number,
        scope,
        node,
        visit,
        type: '',
        item: null,
        attempts: [],
        attemptsTotal: 0,
        pauses: [],
        route: null,
        handlerFailed: false,
        recovered: null,
        reenters: false,
        termination: null,
        group: null,
        child: null,
        children: new Set(),
        childrenTotal: 0,
    };
}
function stateOf(visit) {
    if (visit.termination !== null)
        return visit.termination.status === 'failed' ? 'terminated-failed' : 'terminated-success';
    const last = visit.attempts.at(-1);
    if (last === undefined)
        return 'open';
    switch (last.state) {
        case 'open':
            return isWaiting(visit) ? 'waiting' : 'open';
        case 'completed':
            return (visit.group?.failed ?? 0) > 0 ? 'recovered' : 'completed';
        case 'failed':
            return failedState(visit);
    }
}
function isWaiting(visit) {
    return visit.pauses.some(({ why }) => why === 'gate') || [...visit.children].some((one) => stateOf(one) === 'waiting');
}
function failedState(visit) {
    if (visit.recovered !== null)
        return 'recovered';
    const isHandled = visit.route?.action === 'end' || (visit.route?.action === 'to' && !visit.handlerFailed);
    return isHandled ? 'handled' : 'failed';
}
function startOf(visit) {
    const own = visit.attempts[0]?.startedAt ?? visit.pauses[0]?.from ?? 0;
    return visit.group === null ? own : Math.min(own, firstInside(visit) ?? own);
}
function firstInside({ children }) {
    let first = null;
    for (const child of children) {
        const start = startOf(child);
        if (start > 0)
            first = Math.min(first ?? start, start);
    }
    return first;
}
function endOf(visit, runEnd) {
    let latest = startOf(visit);
    for (const { endedAt } of visit.attempts)
        latest = Math.max(latest, endedAt ?? runEnd);
    for (const { to } of visit.pauses)
        latest = Math.max(latest, to ?? runEnd);
    return latest;
}
function failuresOf(visit) {
    return visit.attempts.flatMap((attempt) => (attempt.failure === null ? [] : [attempt.failure]));
}
function outputOf(visit) {
    return visit.recovered === null ? visit.attempts.at(-1)?.output : visit.recovered.output;
}
const MOST_CHARS = 16 * 1024;
function printedMore(before, { stream, text, omitted }) {
    const known = before ?? { stdout: '', stderr: '' };
    const gap = omitted > 0 ? `… ${omitted} characters are left out here\n` : '';
    switch (stream) {
        case 'stdout':
            return { ...known, stdout: lastLines(known.stdout + gap + text) };
        case 'stderr':
            return { ...known, stderr: lastLines(known.stderr + gap + text) };
        default:
            return known;
    }
}
function lastLines(text) {
    if (text.length <= MOST_CHARS)
        return text;
    const tail = text.slice(-MOST_CHARS);
    return `…\n${tail.slice(tail.indexOf('\n') + 1)}`;
}


/***/ }),

/***/ 1425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ exceptionType),
/* harmony export */   Ce: () => (/* binding */ NEVER_ROUTABLE),
/* harmony export */   D4: () => (/* binding */ patternsOf),
/* harmony export */   Dj: () => (/* binding */ isEngineKind),
/* harmony export */   Fr: () => (/* binding */ ENGINE_KINDS),
/* harmony export */   HO: () => (/* binding */ isReservedKind),
/* harmony export */   Hq: () => (/* binding */ patternTakes),
/* harmony export */   Te: () => (/* binding */ isNeverRoutable),
/* harmony export */   VF: () => (/* binding */ isKind),
/* harmony export */   YY: () => (/* binding */ isLimitOfRun),
/* harmony export */   eL: () => (/* binding */ TOOL_LOOP_LIMIT),
/* harmony export */   nm: () => (/* binding */ isKindPrefix)
/* harmony export */ });
const KIND = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/;
const PREFIX = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*\.\*$/;
const RESERVED_PREFIXES = ['internal.', 'provider.', 'subworkflow.', 'retry.', 'halt.'];
const ENGINE_KINDS = [
    'internal.script_error',
    'internal.timeout',
    'internal.schema_violation',
    'internal.undeclared_kind',
    'internal.template_error',
    'internal.group_failed',
    'internal.policy_denied',
    'internal.circuit_open',
    'internal.limit_exceeded',
    'internal.no_route',
    'internal.cancelled',
    'internal.unexpected',
    'provider.exhausted',
    'provider.rejected',
    'provider.tool_unavailable',
    'subworkflow.terminated',
    'subworkflow.failed',
    'subworkflow.depth_exceeded',
    'retry.exhausted',
    'halt.intentional',
];
const NEVER_ROUTABLE = [
    'internal.limit_exceeded',
    'internal.no_route',
    'internal.cancelled',
    'internal.unexpected',
    'halt.intentional',
];
function isNeverRoutable({ kind, details }) {
    return NEVER_ROUTABLE.some((known) => known === kind) && !isLimitOfAgent({ kind, details });
}
const TOOL_LOOP_LIMIT = 'max_agent_iterations';
function isLimitOfAgent({ kind, details }) {
    return kind === 'internal.limit_exceeded' && details['limit'] === TOOL_LOOP_LIMIT;
}
function isLimitOfRun(error) {
    return error.kind === 'internal.limit_exceeded' && !isLimitOfAgent(error);
}
function isKind(text) {
    return text.length <= 200 && KIND.test(text);
}
function isKindPrefix(text) {
    return text.length <= 200 && PREFIX.test(text);
}
function isReservedKind(kind) {
    return RESERVED_PREFIXES.some((prefix) => kind.startsWith(prefix));
}
function isEngineKind(kind) {
    return ENGINE_KINDS.some((known) => known === kind);
}
function patternsOf(onError) {
    if (onError === true)
        return ['*'];
    if (onError === false)
        return [];
    if (typeof onError === 'string')
        return [OTHER_NAMES.get(onError) ?? onError];
    return onError.map((pattern) => OTHER_NAMES.get(pattern) ?? pattern);
}
const OTHER_NAMES = new Map([
    ['internal.script_error_transport', 'internal.schema_violation'],
]);
function patternTakes(pattern, kind) {
    if (pattern === '*')
        return true;
    if (pattern.endsWith('.*'))
        return kind.startsWith(pattern.slice(0, -1));
    return pattern === kind;
}
const EXCEPTION_TYPES = {
    'internal.script_error': 'ExecutionError',
    'internal.timeout': 'TimeoutError',
    'internal.schema_violation': 'ValidationError',
    'internal.template_error': 'TemplateError',
    'provider.exhausted': 'ProviderError',
    'provider.rejected': 'ProviderError',
};
function exceptionType(kind) {
    return Object.hasOwn(EXCEPTION_TYPES, kind) ? EXCEPTION_TYPES[kind] : undefined;
}


/***/ }),

/***/ 2735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ addTo)
/* harmony export */ });
function addTo(lists, key, value) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [value]);
    else
        list.push(value);
}


/***/ })

};
