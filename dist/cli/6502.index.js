"use strict";
exports.id = 6502;
exports.ids = [6502];
exports.modules = {

/***/ 67785:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: function() { return /* binding */ listErrorRows; },
/* harmony export */   Ax: function() { return /* binding */ shortCommit; },
/* harmony export */   HG: function() { return /* binding */ formatThrough; },
/* harmony export */   I_: function() { return /* binding */ toRelativeFile; },
/* harmony export */   _o: function() { return /* binding */ sourceLink; },
/* harmony export */   dZ: function() { return /* binding */ formatRows; },
/* harmony export */   h8: function() { return /* binding */ formatReaction; },
/* harmony export */   iZ: function() { return /* binding */ formatRow; }
/* harmony export */ });
/* unused harmony exports renderLinkedPlace, listDetailLines */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52015);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12170);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53325);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4521);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8891);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31160);








function sourceLink({ file, line }, github) {
    if (github === null)
        return null;
    const base = github.run_url.split('/actions/')[0] ?? '';
    if ((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .linkTarget */ .Cm)(base) === null || shortCommit(github) === null)
        return null;
    if (file.startsWith('/') || file.includes('\\') || file.split('/').includes('..'))
        return null;
    const path = file
        .split('/')
        .map(encodeURIComponent)
        .join('/')
        .replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .linkTarget */ .Cm)(`${base}/blob/${github.sha}/${path}${line === null ? '' : `#L${line}`}`);
}
function shortCommit({ sha }) {
    return /^[0-9a-f]{7,64}$/i.test(sha) ? sha.slice(0, 12) : null;
}
function renderLinkedPlace(place, github, show) {
    const text = show(formatPlace(place));
    const link = 'isOutside' in place && place.isOutside ? null : sourceLink(place, github);
    return link === null ? text : `[${text}](${link})`;
}
function toRelativeFile(file, { toRelative }) {
    return toRelative === undefined ? file.replaceAll('\\', '/') : toRelative(file);
}
function listErrorRows(error, amount, folder) {
    const { cause, available, details, command } = error;
    const showEntries = (list, text) => [
        ...list.slice(0, amount.others).map(text),
        ...(list.length > amount.others ? [`and ${list.length - amount.others} more`] : []),
    ];
    const label = error.frames[0]?.file === _core_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_FILE */ .tW ? 'step' : 'node';
    const shownNames = available?.names.slice(0, amount.others * 4).map((name) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(name, 100));
    const hiddenNames = (available?.total ?? 0) - (shownNames?.length ?? 0);
    const ran = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toPlainText */ .bo)(command ?? '').split('\n');
    const printed = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toPlainText */ .bo)(error.printed.text)
        .split('\n')
        .filter((line) => line.trim() !== '');
    return [
        ...formatRow(label, error.name === '' ? null : error.name && (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(error.name)),
        ...formatRow('kind', `${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(error.kind)}${error.isTransient ? ' (transient: another run may succeed)' : ''}`),
        ...formatRows('message', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toPlainText */ .bo)(error.message), amount.message).split('\n')),
        ...formatRow('cause', cause && (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(`${cause.kind}: ${cause.message}`, amount.message)),
        ...formatRows('handling', showEntries(error.whileHandling, (text) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(`while handling ${text}`, 300))),
        ...formatRows('not taken', showEntries(error.unmet, (text) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(text, 500))),
        ...formatRows('details', amount.details === null ? [] : listDetailLines(details, amount.details)),
        ...formatRow('attempts', error.attempts > 1 ? String(error.attempts) : null),
        ...formatRows('where', (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__/* .listErrorPlaces */ .rj)(error).map((place) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(`${placeFrom(folder, place)}${place.node === null ? '' : ` (node ${place.node})`}`))),
        ...formatRows('problems', showEntries(error.problems, ({ place, message }) => (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(`${place === null ? '' : `${placeFrom(folder, place)} `}${message}`, 200))),
        ...error.frames
            .slice(1, 1 + amount.others)
            .flatMap(({ node, type, file }) => formatRow('through', `${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(node)} (${type}) in ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(file)}`)),
        ...formatRows('command', command === null ? [] : [...ran.slice(0, 3).map(shortenLine), ...(ran.length > 3 ? ['…'] : [])]),
        ...(error.ending === null ? [] : formatRow(...error.ending)),
        ...formatRows(error.printed.stream, printed.slice(-amount.printed).map(shortenLine)),
        ...formatRow('available', shownNames ? `${shownNames.join(', ')}${hiddenNames > 0 ? ` and ${hiddenNames} more` : ''}` : null),
        ...formatRow('meaning', error.description && (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(error.description, 500)),
        ...formatRow('hint', error.hint && (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(error.hint, 500)),
        ...formatRow('docs', error.docs && (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(error.docs, 500)),
    ];
}
function shortenLine(line) {
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toOneLine */ .GX)(line, 200);
}
function placeFrom(folder, place) {
    const isElsewhere = folder === '' || node_path__WEBPACK_IMPORTED_MODULE_0___default().isAbsolute(place.file);
    return (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPlace */ .dE)(isElsewhere ? place : { ...place, file: node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.relative(folder, place.file) });
}
function formatRows(label, texts) {
    return texts.map((text, index) => `  ${(index === 0 ? label : '').padEnd(11)}${text}`);
}
function formatRow(label, text) {
    return formatRows(label, text === null ? [] : [text]);
}
const REACTIONS = {
    recover: 'recovered',
    propagate: 'handed to the caller',
    halt: 'halted by a route',
};
function formatThrough(names) {
    const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
    return names.length === 0 ? '' : ` after ${names.slice(0, 5).join(', ')}${more} failed`;
}
function formatReaction({ action, to, count, waitedSeconds }, show) {
    if (action === 'retry') {
        const waited = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(waitedSeconds * 1000);
        return count === 1 ? `retried after ${waited}` : `retried ${count} times, after ${waited} in all`;
    }
    const isRouted = action === 'to' || action === 'end';
    const done = isRouted ? `went to ${show(to ?? '$end')}` : ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .getOwnEntry */ .xL)(REACTIONS, action) ?? 'no route handled it');
    return `${done}${count === 1 ? '' : ` (${count} times)`}`;
}
function listDetailLines(details, limits) {
    const lines = [];
    for (const [key, value] of Object.entries(details)) {
        (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_7__/* .appendAll */ .u2)(lines, listValueLines((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toPlainText */ .bo)(key), value, limits));
        if (lines.length > limits.maxLines)
            break;
    }
    if (lines.length <= limits.maxLines)
        return lines;
    return [...lines.slice(0, limits.maxLines - 1), '…'];
}
function listValueLines(key, value, limits) {
    const short = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printTextOrJson */ ._s)(value);
    const isData = typeof value === 'object' && value !== null;
    const text = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .toPlainText */ .bo)(isData && short.length > 80 ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)(value, 2) : short);
    const [first = '', ...more] = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cut */ .Jj)(text, limits.maxChars).split('\n');
    if (more.length === 0)
        return [`${key}: ${first.trimEnd()}`];
    return [`${key}:`, ...[first, ...more].map((row) => `  ${row.trimEnd()}`)];
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
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67785);










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
        partialFingerprints: { 'conductorError/v1': toFingerprint(entry) },
        properties: entry.properties,
    };
}
function toFingerprint({ kind, node, uri, message }) {
    const stable = [kind, node, uri ?? '', message.replace(/\d+/g, '0')].join('\n');
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(stable).digest('hex').slice(0, 32);
}
function createSarifEntries(input) {
    return (0,_account_error_details_js__WEBPACK_IMPORTED_MODULE_3__/* .leadingErrors */ .Eq)(input.report.result.errors).flatMap((reported) => {
        const error = (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnoseError */ .x2)(reported, (file) => (0,_error_text_js__WEBPACK_IMPORTED_MODULE_9__/* .toRelativeFile */ .I_)(file, input));
        const base = findBasePlace(error, input);
        const own = {
            kind: error.kind,
            node: error.node ?? '',
            level: 'error',
            message: joinText([(0,_account_error_details_js__WEBPACK_IMPORTED_MODULE_3__/* .prefixTitle */ .H1)(error.details, error.message), outside(error.named), error.hint]),
            ...(toSarifPlace(error.named) ?? base),
            properties: { attempts: error.attempts, workflow: input.report.graph.name },
        };
        const more = error.problems.slice(0, MAX_RESULTS).map(({ level, message, place }) => {
            const full = joinText([message, outside(place)]);
            return { ...own, level: level === 'notice' ? 'note' : level, message: full, ...(toSarifPlace(place) ?? base) };
        });
        return [own, ...more];
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
    const named = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_9__/* .toRelativeFile */ .I_)(raisedAt?.file ?? file, input) ?? (0,_error_text_js__WEBPACK_IMPORTED_MODULE_9__/* .toRelativeFile */ .I_)(file, input) ?? 'workflow.yaml';
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
function outside(named) {
    return named?.isOutside === true ? `In ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_8__/* .toOneLine */ .GX)((0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlace */ .dE)(named), 300)}` : null;
}
function toRelativeUri(path) {
    const segments = path
        .replaceAll('\\', '/')
        .replace(/^(?:\.?\/)+/, '')
        .split('/');
    return segments.map((segment) => encodeURIComponent((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_8__/* .toWellFormed */ .lH)(segment))).join('/');
}


/***/ })

};
;