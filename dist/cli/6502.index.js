"use strict";
exports.id = 6502;
exports.ids = [6502];
exports.modules = {

/***/ 68417:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HG: function() { return /* binding */ listFact; },
/* harmony export */   IG: function() { return /* binding */ toInlines; },
/* harmony export */   _: function() { return /* binding */ limitEntries; },
/* harmony export */   l$: function() { return /* binding */ toQuotedLines; },
/* harmony export */   mn: function() { return /* binding */ createName; },
/* harmony export */   nn: function() { return /* binding */ joinParts; },
/* harmony export */   oX: function() { return /* binding */ createCode; }
/* harmony export */ });
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99538);

function toQuotedLines(text, max, look) {
    return text === null || text === '' ? [] : [{ text, max, ...(look === undefined ? {} : { look }) }];
}
function createCode(text, max = 300) {
    return { text, max, look: 'code' };
}
function createName(text, max = 120) {
    return { text, max, look: 'name' };
}
function listFact(label, lines, more = {}) {
    return lines.length === 0 ? [] : [{ type: 'fact', label, lines, ...more }];
}
function joinParts(parts, max, total = parts.length) {
    const shown = parts.slice(0, max).flatMap((part, at) => (at === 0 ? [part] : [', ', part]));
    const hidden = total - Math.min(parts.length, max);
    return hidden > 0 ? [...shown, ` and ${hidden} more`] : shown;
}
function toInlines(line) {
    return typeof line === 'string' || !('length' in line) ? [line] : line;
}
function limitEntries(entries, block, share) {
    const { weight = 1, total = entries.length, noun = 'entry', where = '', isTail = false } = block;
    const shown = isTail ? entries.slice(-share * weight) : entries.slice(0, share * weight);
    const hidden = total - shown.length;
    const words = `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(hidden, `${isTail ? 'earlier' : 'more'} ${noun}`)}${where === '' ? '' : ` ${where}`}`;
    return { shown, note: hidden > 0 ? words : '' };
}


/***/ }),

/***/ 33424:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: function() { return /* binding */ shortCommit; },
/* harmony export */   Ef: function() { return /* binding */ createPlace; },
/* harmony export */   FY: function() { return /* binding */ listKindFact; },
/* harmony export */   I_: function() { return /* binding */ toRelativeFile; },
/* harmony export */   O0: function() { return /* binding */ encodePath; },
/* harmony export */   X0: function() { return /* binding */ listErrorBlocks; },
/* harmony export */   bl: function() { return /* binding */ listKindTable; },
/* harmony export */   tR: function() { return /* binding */ createErrorBlocks; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52015);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53325);
/* harmony import */ var _markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68417);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8891);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31160);






function sourceLink({ file, line }, github) {
    if (github === null)
        return null;
    const base = github.run_url.split('/actions/')[0] ?? '';
    if ((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .linkTarget */ .Cm)(base) === null || shortCommit(github) === null)
        return null;
    if (file.startsWith('/') || file.includes('\\') || file.split('/').includes('..'))
        return null;
    const encoded = encodePath(file).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .linkTarget */ .Cm)(`${base}/blob/${github.sha}/${encoded}${line === null ? '' : `#L${line}`}`);
}
function encodePath(file) {
    return file
        .split('/')
        .map((part) => encodeURIComponent((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_5__/* .toWellFormed */ .lH)(part)))
        .join('/');
}
function shortCommit({ sha }) {
    return /^[0-9a-f]{7,64}$/i.test(sha) ? sha.slice(0, 12) : null;
}
function toRelativeFile(file, { toRelative }) {
    return toRelative === undefined ? file.replaceAll('\\', '/') : toRelative(file);
}
function createPlace(place, { github, folder = '' }) {
    const isElsewhere = github !== null || folder === '' || node_path__WEBPACK_IMPORTED_MODULE_0___default().isAbsolute(place.file);
    const shown = isElsewhere ? place : { ...place, file: node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.relative(folder, place.file) };
    const isOutside = 'isOutside' in place && place.isOutside;
    return { ...(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createCode */ .oX)((0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlace */ .dE)(shown)), href: isOutside ? null : sourceLink(place, github) };
}
function listErrorBlocks(error, reader) {
    return Object.values(createErrorBlocks(error, reader)).flat();
}
function createErrorBlocks(error, reader) {
    const { cause, command, ending, printed, available } = error;
    const exit = ending === null ? '' : `, ${ending.join(' ')}`;
    const docsUrl = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .linkTarget */ .Cm)(error.docs ?? reader.docsUrlFor?.(error.kind) ?? '');
    const docs = error.docs !== null
        ? [{ text: error.docs, max: 500, href: docsUrl }]
        : docsUrl === null
            ? []
            : [{ words: 'about this kind', href: docsUrl }];
    return {
        node: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)(error.frames[0]?.file === _core_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_FILE */ .tW ? 'step' : 'node', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .toQuotedLines */ .l$)(error.name, 300, 'name')),
        kind: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('kind', [[(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createCode */ .oX)(error.kind), error.isTransient ? ' (transient: another run may succeed)' : '']], {
            isBare: true,
        }),
        message: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('message', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .toQuotedLines */ .l$)(error.message, 4000, 'lines'), { isBare: true }),
        cause: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('cause', cause === null ? [] : [[(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createCode */ .oX)(cause.kind), ': ', { text: cause.message, max: 1000 }]]),
        handling: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('handling', error.whileHandling.map((text) => ['while handling ', { text, max: 500 }]), {
            noun: 'error',
        }),
        unmet: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('not taken', error.unmet.map((text) => ({ text, max: 700 })), { noun: 'route' }),
        details: Object.keys(error.details).length === 0 ? [] : [{ type: 'data', label: 'details', value: error.details }],
        attempts: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('attempts', error.attempts > 1 ? [`${error.attempts}`] : []),
        where: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('where', (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__/* .listErrorPlaces */ .rj)(error).map((place) => [
            createPlace(place, reader),
            ...(place.node === null ? [] : [' (node ', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createName */ .mn)(place.node), ')']),
        ])),
        problems: listProblemTable(error, reader),
        through: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('through', error.frames
            .slice(1)
            .map(({ node, type, file }) => [(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createName */ .mn)(node), ` (${type}) in `, createPlace({ file, line: null }, reader)])),
        command: command === null ? [] : [{ type: 'code', label: 'command', title: 'Command', text: command }],
        ending: ending === null ? [] : (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)(ending[0], [ending[1]]),
        printed: printed.text.trim() === ''
            ? []
            : [
                {
                    type: 'code',
                    label: printed.stream,
                    title: `The end of ${printed.stream}${exit}`,
                    text: printed.text,
                    isTail: true,
                },
            ],
        available: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('available', available === null
            ? []
            : [
                (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParts */ .nn)(available.names.map((name) => (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createCode */ .oX)(name, 100)), 20, available.total),
            ]),
        meaning: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('meaning', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .toQuotedLines */ .l$)(error.description, 600)),
        hint: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('hint', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .toQuotedLines */ .l$)(error.hint, 600, 'words')),
        docs: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('docs', docs),
        owner: (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('owner', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .toQuotedLines */ .l$)(error.owner, 200)),
    };
}
function listProblemTable({ problems }, reader) {
    if (problems.length === 0)
        return [];
    const rows = problems.map(({ place, level, message }) => [
        place === null ? '' : createPlace(place, reader),
        level,
        { text: message, max: 300 },
    ]);
    const columns = ['Place', 'Level', 'Message'];
    return [{ type: 'table', label: 'problems', columns, rows, noun: 'place', where: 'in errors.jsonl' }];
}
const MAX_ITEMS = 8;
function listKindTable({ kinds, isMany }, reader) {
    if (!isMany)
        return [];
    const rows = kinds.map(({ kind, count, items, message, place }) => [
        (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createCode */ .oX)(kind, 200),
        `${count}`,
        (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParts */ .nn)(items.map((item) => (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createCode */ .oX)(item, 60)), MAX_ITEMS),
        [{ text: message, max: 300 }, ...(place === null ? [] : [' (', createPlace(place, reader), ')'])],
    ]);
    const columns = ['Kind', 'Count:', 'Items', 'Message'];
    return [{ type: 'table', label: 'kinds', columns, rows, noun: 'kind', where: 'in errors.jsonl' }];
}
function listKindFact({ kinds, isMany }) {
    if (!isMany)
        return [];
    const lines = kinds.map(({ kind, count, items, message }) => [
        (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createCode */ .oX)(kind),
        `${count === 1 ? '' : ` ${count} times`} at `,
        ...(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParts */ .nn)(items.map((item) => (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createName */ .mn)(item, 40)), 4),
        ': ',
        { text: message, max: 160 },
    ]);
    return (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('all', lines, { noun: 'kind' });
}


/***/ }),

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