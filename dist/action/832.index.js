export const id = 832;
export const ids = [832];
export const modules = {

/***/ 80832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSarif: () => (/* binding */ renderSarif),
/* harmony export */   sarifOf: () => (/* binding */ sarifOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _account_advice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70526);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34793);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4823);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2556);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28314);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17742);
/* harmony import */ var _source_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16721);








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


/***/ })

};
