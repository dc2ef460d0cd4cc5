export const id = 4704;
export const ids = [4704];
export const modules = {

/***/ 4793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: () => (/* binding */ IGNORED_EXIT),
/* harmony export */   T$: () => (/* binding */ eventJson),
/* harmony export */   wb: () => (/* binding */ raisedBy)
/* harmony export */ });
function raisedBy({ frames }) {
    return frames[0]?.node ?? '';
}
const IGNORED_EXIT = 'exit-code-ignored';
function eventJson(event) {
    return event;
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

/***/ 832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSarif: () => (/* binding */ renderSarif),
/* harmony export */   sarifOf: () => (/* binding */ sarifOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _account_advice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(526);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4793);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4823);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2556);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8314);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7742);
/* harmony import */ var _source_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6721);








const MAX_RESULTS = 5000;
const MAX_MESSAGE = 8000;
const HOME = 'https://github.com/conductor-action/conductor-action';
function renderSarif(input) {
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(sarifOf(input), 2)}\n`;
}
function sarifOf(input) {
    const { report } = input;
    const entries = entriesOf(input);
    const kept = [...entries].sort((a, b) => RANK[a.level] - RANK[b.level]).slice(0, MAX_RESULTS);
    const kinds = [...new Set(kept.map((entry) => entry.kind))];
    const left = entries.length - kept.length;
    return {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: { name: 'conductor-action', informationUri: HOME, rules: kinds.map((kind) => ruleOf(kind, kept)) },
                },
                automationDetails: { id: `conductor/${report.graph.name}/` },
                invocations: [invocation(report, left)],
                columnKind: 'utf16CodeUnits',
                results: kept.map((entry) => resultOf(entry, kinds.indexOf(entry.kind))),
            },
        ],
    };
}
const RANK = { error: 0, warning: 1, note: 2 };
function invocation(report, left) {
    const note = { level: 'note', message: { text: `${left} more results were left out.` } };
    return {
        executionSuccessful: report.result.success,
        exitCode: report.result.exit_code,
        ...(left > 0 ? { toolExecutionNotifications: [note] } : {}),
    };
}
function ruleOf(kind, entries) {
    const words = kind.split(/[._]/);
    const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
    const level = entries.find((entry) => entry.kind === kind)?.level ?? 'error';
    const help = (0,_account_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .generalAdvice */ .t)(kind) ?? 'Route this kind with `on_error` to retry, repair or recover, or fix what raises it.';
    return {
        id: kind,
        name,
        shortDescription: { text: `A node raised ${kind}` },
        fullDescription: { text: `The run ended because no route handled ${kind}.` },
        help: { text: help, markdown: help },
        defaultConfiguration: { level },
        properties: { tags: ['conductor', kind.split('.')[0] ?? kind] },
    };
}
function resultOf(entry, ruleIndex) {
    return {
        ruleId: entry.kind,
        ruleIndex,
        level: entry.level,
        message: { text: entry.message },
        locations: [
            {
                ...(entry.place.uri === null
                    ? {}
                    : {
                        physicalLocation: {
                            artifactLocation: { uri: entry.place.uri, uriBaseId: '%SRCROOT%' },
                            region: entry.place.region,
                        },
                    }),
                logicalLocations: [{ name: entry.node === '' ? 'workflow' : entry.node, kind: 'member' }],
            },
        ],
        partialFingerprints: { 'conductorError/v1': fingerprint(entry) },
        properties: entry.properties,
    };
}
function fingerprint({ kind, node, place, message }) {
    const stable = message.replace(/\d+/g, '0');
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update([kind, node, place.uri ?? '', stable].join('\n'))
        .digest('hex')
        .slice(0, 32);
}
function entriesOf(input) {
    const { account, result } = input.report;
    const { recorded } = account.errors;
    if (recorded.length > 0)
        return recorded.flatMap((record) => entriesOfRecord(record, input));
    return result.errors.map((error) => entryOfError(error, input));
}
function entriesOfRecord(record, input) {
    const { kind, message, details } = record.envelope;
    const node = (0,_core_events_js__WEBPACK_IMPORTED_MODULE_5__/* .raisedBy */ .wb)(record);
    const base = nodePlace(record.frames[0]?.file ?? input.report.result.workflow.file, node, input);
    const main = located(details, base, input);
    const properties = { attempts: record.attempts, workflow: input.report.graph.name };
    const own = {
        kind,
        node,
        level: 'error',
        message: text([titleOf(details), message, main.outside, (0,_account_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .adviceFor */ .c)(kind, details)]),
        place: main.place,
        properties,
    };
    const listed = Array.isArray(details['annotations']) ? details['annotations'] : [];
    const more = listed
        .slice(0, MAX_RESULTS)
        .filter(_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)
        .map((annotation) => {
        const at = located(annotation, base, input);
        const said = typeof annotation['message'] === 'string' ? annotation['message'] : message;
        const level = levelOf(annotation['level']);
        return { ...own, level, message: text([titleOf(annotation), said, at.outside]), place: at.place };
    });
    return [own, ...more];
}
function titleOf(details) {
    const title = details['title'];
    return typeof title === 'string' && title.trim() !== '' ? (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(title, 300) : null;
}
function levelOf(level) {
    if (level === 'error' || level === 'failure')
        return 'error';
    return level === 'notice' ? 'note' : 'warning';
}
function text(parts) {
    const said = parts.filter((part) => part !== null && part.trim() !== '').join('\n');
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(said), MAX_MESSAGE) || 'No message';
}
function entryOfError(error, input) {
    const node = error.node_id ?? '';
    const base = nodePlace(error.file ?? input.report.result.workflow.file, node, input);
    const line = natural(error.line);
    const column = natural(error.column);
    const region = line === null ? base.region : { startLine: line, ...(column === null ? {} : { startColumn: column }) };
    const { kind, message, suggestion, source, category } = error;
    return {
        kind,
        node,
        level: 'error',
        message: text([message, suggestion]),
        place: { uri: base.uri, region },
        properties: { source, category },
    };
}
function nodePlace(file, node, input) {
    const { report } = input;
    const known = report.graph.nodes.find((one) => one.name === node && one.position.file === file) ??
        (file === report.graph.file ? report.graph.nodes.find((one) => one.name === node) : undefined);
    if (report.graph.file === _core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_FILE */ .tW)
        return { uri: null, region: { startLine: 1 } };
    const uri = (0,_source_link_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeFile */ .N$)(file, input) ?? (0,_source_link_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeFile */ .N$)(report.graph.file, input) ?? 'workflow.yaml';
    const line = known?.position.line ?? lineInResult(file, node, report);
    return { uri: uriOf(uri), region: { startLine: line ?? 1 } };
}
function lineInResult(file, node, { result }) {
    return natural(result.errors.find((error) => error.node_id === node && error.file === file)?.line ?? null);
}
function located(details, base, input) {
    const file = details['file'];
    if (typeof file !== 'string' || file.trim() === '')
        return { place: base, outside: null };
    const relative = (0,_source_link_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeFile */ .N$)(file, input);
    const line = natural(details['line']);
    if (relative === null)
        return { place: base, outside: `In ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(file, 300)}${line === null ? '' : `:${line}`}` };
    return { place: { uri: uriOf(relative), region: regionOf(details, line ?? 1) }, outside: null };
}
function regionOf(details, startLine) {
    const endLine = natural(details['end_line']);
    const startColumn = natural(details['column']);
    return {
        startLine,
        ...(endLine !== null && endLine >= startLine ? { endLine } : {}),
        ...(startColumn === null ? {} : { startColumn }),
    };
}
function natural(value) {
    const number = (0,_core_float_js__WEBPACK_IMPORTED_MODULE_7__/* .asNumber */ .i)(value) ?? 0;
    return Number.isSafeInteger(number) && number >= 1 && number <= 2_147_483_647 ? number : null;
}
function uriOf(path) {
    const segments = path
        .replaceAll('\\', '/')
        .replace(/^(?:\.?\/)+/, '')
        .split('/');
    return segments.map((segment) => encodeURIComponent((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .wellFormed */ .ES)(segment))).join('/');
}


/***/ }),

/***/ 6721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N$: () => (/* binding */ relativeFile),
/* harmony export */   _o: () => (/* binding */ sourceLink)
/* harmony export */ });
/* unused harmony export linkedPlace */
/* harmony import */ var _account_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5056);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1065);


function sourceLink({ file, line }, github) {
    if (github === null)
        return null;
    const base = github.run_url.split('/actions/')[0] ?? '';
    if ((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .linkTarget */ .Cm)(base) === null || !/^[0-9a-f]{7,64}$/i.test(github.sha))
        return null;
    if (file.startsWith('/') || file.includes('\\') || file.split('/').includes('..'))
        return null;
    const path = file.split('/').map(encodeURIComponent).join('/').replace(/[()']/g, percent);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .linkTarget */ .Cm)(`${base}/blob/${github.sha}/${path}${line === null ? '' : `#L${line}`}`);
}
function percent(sign) {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
function linkedPlace(place, github, show) {
    const text = show(placeText(place));
    const link = sourceLink(place, github);
    return link === null ? text : `[${text}](${link})`;
}
function relativeFile(file, { toRelative }) {
    return toRelative === undefined ? file.replaceAll('\\', '/') : toRelative(file);
}


/***/ }),

/***/ 1065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ linkTarget)
/* harmony export */ });
/* unused harmony exports codeSpan, codeBlock, tableCell, folded */
/* harmony import */ var _terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7742);

function longestFence(text) {
    let longest = 0;
    for (const run of text.match(/`+/g) ?? [])
        longest = Math.max(longest, run.length);
    return longest;
}
function codeSpan(text, max = 300) {
    const line = oneLine(text, max);
    if (line === '')
        return '` `';
    const fence = '`'.repeat(longestFence(line) + 1);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${fence}${pad}${line}${pad}${fence}`;
}
function codeBlock(text, language = 'text', max = 20_000) {
    const head = text.length > max * 4 ? text.slice(0, max * 4) : text;
    const body = cut(plainText(head), max).replace(/\n+$/, '');
    const fence = '`'.repeat(Math.max(3, longestFence(body) + 1));
    return `${fence}${language}\n${body}\n${fence}`;
}
function tableCell(text, max = 120) {
    const line = oneLine(text, max);
    return line === '' ? '' : `<code>${entities(line)}</code>`;
}
function entities(text) {
    return text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}
function folded(title, body) {
    return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}
function linkTarget(url) {
    if (!/^https?:\/\/[^\s<>"'`()[\]\\{}|^]+$/i.test(url) || url.length > 2000)
        return null;
    return url;
}


/***/ })

};
