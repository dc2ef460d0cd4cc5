"use strict";
exports.id = 502;
exports.ids = [502];
exports.modules = {

/***/ 16502:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSarif: function() { return /* binding */ renderSarif; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _account_advice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7496);
/* harmony import */ var _account_diagnosis_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52015);
/* harmony import */ var _account_error_details_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78003);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53325);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45979);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99538);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31160);
/* harmony import */ var _error_blocks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(33424);










const MAX_RESULTS = 5000;
const MAX_MESSAGE = 8000;
const HOME = 'https://github.com/conductor-action/conductor-action';
const RANK = { error: 0, warning: 1, note: 2 };
function renderSarif(input) {
    const { report } = input;
    const shown = [...createSarifEntries(input)].sort((a, b) => RANK[a.level] - RANK[b.level]).slice(0, MAX_RESULTS);
    const kinds = [...new Set(shown.map((entry) => entry.kind))];
    const rules = kinds.map((kind) => createSarifRule(kind, shown));
    const document = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'conductor-action', informationUri: HOME, rules } },
                automationDetails: { id: `conductor/${report.graph.name}/` },
                invocations: [{ executionSuccessful: report.result.success, exitCode: report.result.exit_code }],
                columnKind: 'utf16CodeUnits',
                results: shown.map((entry) => createSarifResult(entry, kinds.indexOf(entry.kind))),
            },
        ],
    };
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .printJson */ .Q2)(document, 2)}\n`;
}
function createSarifRule(kind, entries) {
    const name = kind.split(/[._]/).map(_core_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .capitalizeFirst */ .ND).join('');
    const level = entries.find((entry) => entry.kind === kind)?.level ?? 'error';
    const help = (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .isEngineKind */ .Dj)(kind)
        ? (0,_account_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .adviseGeneral */ .F5)(kind)
        : 'Route this kind with `on_error` to retry, repair or recover, or fix what raises it.';
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
function createSarifResult(entry, ruleIndex) {
    const { uri, region } = entry;
    const place = uri === null ? {} : { physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region } };
    return {
        ruleId: entry.kind,
        ruleIndex,
        level: entry.level,
        message: { text: entry.message },
        locations: [{ ...place, logicalLocations: [{ name: entry.node || 'workflow', kind: 'member' }] }],
        partialFingerprints: { 'conductorError/v1': computeFingerprint(entry) },
        properties: entry.properties,
    };
}
function computeFingerprint({ kind, node, uri, message }) {
    const stable = [kind, node, uri ?? '', message.replace(/\d+/g, '0')].join('\n');
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(stable).digest('hex').slice(0, 32);
}
function createSarifEntries(input) {
    return (0,_account_error_details_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutGroupErrors */ .Hr)(input.report.result.errors).flatMap((reported) => {
        const error = (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnoseError */ .x2)(reported, (file) => (0,_error_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .toRelativeFile */ .I_)(file, input));
        const base = findBasePlace(error, input);
        const headline = {
            kind: error.kind,
            node: error.node ?? '',
            level: 'error',
            message: joinText([(0,_account_error_details_js__WEBPACK_IMPORTED_MODULE_3__/* .prefixTitle */ .H1)(error.details, error.message), describeOutside(error.named), error.hint]),
            ...(toSarifPlace(error.named) ?? base),
            properties: { attempts: error.attempts, workflow: input.report.graph.name },
        };
        const more = error.problems.slice(0, MAX_RESULTS).map(({ level, message, place }) => {
            const full = joinText([message, describeOutside(place)]);
            return {
                ...headline,
                level: level === 'notice' ? 'note' : level,
                message: full,
                ...(toSarifPlace(place) ?? base),
            };
        });
        return [headline, ...more];
    });
}
function joinText(parts) {
    const joined = parts.filter((part) => part !== null && part.trim() !== '').join('\n');
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_8__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_8__/* .toPlainText */ .bo)(joined), MAX_MESSAGE) || 'No message';
}
function findBasePlace({ raisedAt }, input) {
    const { file } = input.report.graph;
    if (file === _core_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_FILE */ .tW)
        return { uri: null, region: { startLine: 1 } };
    const named = (0,_error_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .toRelativeFile */ .I_)(raisedAt?.file ?? file, input) ?? (0,_error_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .toRelativeFile */ .I_)(file, input) ?? 'workflow.yaml';
    return toSarifLocation(named, raisedAt?.line ?? null, undefined, raisedAt?.column ?? undefined);
}
function toSarifPlace(named) {
    return named === null || named.isOutside ? null : toSarifLocation(named.file, named.line, named.endLine, named.column);
}
function toSarifLocation(file, line, endLine, startColumn) {
    const end = endLine === undefined ? {} : { endLine };
    return {
        uri: toRelativeUri(file),
        region: { startLine: line ?? 1, ...end, ...(startColumn === undefined ? {} : { startColumn }) },
    };
}
function describeOutside(named) {
    return named?.isOutside === true ? `In ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_8__/* .toOneLine */ .GX)((0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlace */ .dE)(named), 300)}` : null;
}
function toRelativeUri(file) {
    return (0,_error_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .encodePath */ .O0)(file.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, ''));
}


/***/ })

};
;