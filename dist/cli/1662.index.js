"use strict";
exports.id = 1662;
exports.ids = [1662];
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

/***/ 83501:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: function() { return /* binding */ listHandled; },
/* harmony export */   Bl: function() { return /* binding */ listGates; },
/* harmony export */   EB: function() { return /* binding */ listWarnings; },
/* harmony export */   F8: function() { return /* binding */ listReason; },
/* harmony export */   OY: function() { return /* binding */ listNext; },
/* harmony export */   V$: function() { return /* binding */ describeCause; },
/* harmony export */   bP: function() { return /* binding */ listEscalations; },
/* harmony export */   rQ: function() { return /* binding */ listReactions; }
/* harmony export */ });
/* unused harmony exports listJobRemark, listSeenBefore, listGovernance, listFindings, listFirstCommands, listArtifact, listRunLink, listSteps, listAgents, listGraph */
/* harmony import */ var _account_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52015);
/* harmony import */ var _account_next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14719);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12170);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53325);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99538);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8572);
/* harmony import */ var _markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68417);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8891);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31160);
/* harmony import */ var _error_blocks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(33424);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3711);












const MAX_KINDS = 5;
function createText(...line) {
    return [{ type: 'text', line }];
}
function createAt({ hasNodes }, node) {
    return node === null || !hasNodes ? [] : [' at ', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .createName */ .mn)(node, 300)];
}
const listReason = ({ result, diagnosis }) => {
    const { termination, gates, error, isMany } = diagnosis;
    if (gates.length > 0)
        return [];
    if (termination !== null)
        return createText(...describeCause(diagnosis), ': ', { text: termination.reason, max: 4000, look: 'lines' });
    if (error === null)
        return createText(formatRan(diagnosis, result.execution));
    if (isMany && error.cause === null)
        return createText(...describeCause(diagnosis));
    const message = { text: error.message, max: 4000 };
    return createText(...describeCause(diagnosis), ': ', message, error.isTransient ? TRANSIENT : '');
};
const TRANSIENT = ' It is transient: another run may succeed without any change.';
function describeCause(diagnosis) {
    const { termination, error, isMany, kinds, group } = diagnosis;
    const [gate] = diagnosis.gates;
    if (termination !== null) {
        const { status, terminated_by: by } = termination;
        return [
            { text: `terminate · ${status === 'success' ? status : 'failed'}`, look: 'kind' },
            ' on purpose by ',
            (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .createName */ .mn)(by),
        ];
    }
    if (gate !== undefined)
        return [(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .createName */ .mn)(gate.node), ' waits for an answer'];
    if (error === null)
        return [];
    if (!isMany)
        return [{ text: error.kind, look: 'kind' }, ...createAt(diagnosis, error.name)];
    const shown = kinds.slice(0, MAX_KINDS).flatMap(({ kind, count }, at) => {
        return [at === 0 ? '' : ', ', { text: kind, look: 'kind' }, count === 1 ? '' : ` ${count} times`];
    });
    const hidden = kinds.length - MAX_KINDS;
    const more = hidden > 0 ? ` and ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(hidden, 'more kind')}` : '';
    return [...shown, more, ...(group === null ? [] : [' in the group ', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .createName */ .mn)(group)])];
}
function formatRan({ hasNodes }, execution) {
    const { nodes_executed: executed, nodes_total: total, duration_ms: duration } = execution;
    if (total === 0)
        return 'Nothing ran.';
    return `${hasNodes ? `${executed} of ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(total, 'node')}` : 'The step'} ran in ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(duration)}.`;
}
const listJobRemark = ({ jobPasses, result: { outcome } }) => jobPasses === true ? createText(`The job does not fail, because \`fail-on\` does not name \`${outcome}\`.`) : [];
const listHandled = ({ result, diagnosis }) => {
    const { handled, handledTotal } = diagnosis;
    const lines = { handled: [], tolerated: [], quarantine: [] };
    for (const { node, kind, by, through = [], item, message } of handled) {
        const at = [(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .createCode */ .oX)(kind), ...createAt(diagnosis, item === undefined ? node : `${node} [${item}]`)];
        if (by === 'quarantine')
            lines.quarantine.push({ text: message, max: 300 });
        else if (result.tolerated === true)
            lines.tolerated.push([...at, ': ', { text: message, max: 300 }]);
        else if (by === 'group')
            lines.tolerated.push(at);
        else
            lines.handled.push([...at, ', by ', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .createName */ .mn)(by), ...describeThrough(through)]);
    }
    const hidden = handledTotal - handled.length;
    return Object.entries(lines).flatMap(([label, all]) => (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .listFact */ .HG)(label, all, { noun: 'error', total: all.length + (label === 'handled' ? hidden : 0) }));
};
function describeThrough(names) {
    const parts = names.map((name) => (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .createName */ .mn)(name));
    return names.length === 0 ? [] : [' after ', ...(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .joinParts */ .nn)(parts, 5), ' failed'];
}
const listGates = ({ diagnosis: { gates } }) => gates.slice(0, 10).flatMap(({ node, prompt, options }) => [
    ...(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .listFact */ .HG)('gate', [(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .createName */ .mn)(node)]),
    ...(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .listFact */ .HG)('asks', [{ text: prompt, max: 4000 }]),
    ...(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .listFact */ .HG)('option', options
        .filter(({ value }) => value !== '')
        .map(({ value, label }) => [(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .createCode */ .oX)(value), ' (', { text: label, max: 200 }, ')']), { noun: 'option', weight: 2 }),
]);
const listWarnings = ({ result: { warnings } }) => (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .listFact */ .HG)(warnings.length === 1 ? 'warning' : 'warnings', warnings.map((text) => ({ text, max: 500 })), { noun: 'warning', where: 'in result.json' });
const listSeenBefore = ({ seenBefore }) => seenBefore ? listFact('ledger', [toOneLine(seenBefore, 300)]) : [];
function createKindAt({ kind, node, item }) {
    const where = `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asString */ .oJ)(node)}${typeof item === 'string' ? ` [${item}]` : ''}`;
    return [(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .createCode */ .oX)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asString */ .oJ)(kind)), ' at ', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .createName */ .mn)(where, 300)];
}
function createField(record, name) {
    return { text: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asString */ .oJ)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(record) ? record[name] : undefined), max: 300 };
}
const listEscalations = ({ result: { escalations } }) => {
    const lines = escalations
        .filter(({ earlier }) => earlier !== true)
        .map((escalation) => {
        const delivery = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_11__/* .withNobody */ ._R)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asString */ .oJ)(escalation['delivery'], _core_report_js__WEBPACK_IMPORTED_MODULE_11__/* .RECORDED */ .Ny));
        const told = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_11__/* .isUndelivered */ .I0)(escalation) ? { text: delivery, max: 500 } : delivery;
        return [...createKindAt(escalation), ': ', told, ' (', createField(escalation, 'title'), ')'];
    });
    return (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .listFact */ .HG)('escalated', lines, { noun: 'escalation' });
};
const listGovernance = ({ result, account }) => {
    const letters = result.dead_letters.map((letter) => [
        ...createKindAt(letter),
        ' (',
        createField(letter, 'reason'),
        '); `conductor redrive` runs it again',
    ]);
    const denials = result.policies
        .filter((answer) => isJsonObject(answer) && answer['allowed'] === false)
        .map((answer) => [
        createField(answer, 'node'),
        ' by ',
        createField(answer, 'policy_name'),
        ': ',
        createField(answer, 'reason'),
    ]);
    const circuits = (account?.governance.circuits ?? []).map(({ key, from, to }) => [
        createCode(key),
        `: ${from} → ${to}`,
    ]);
    return [
        ...listFact('given up', letters, { noun: 'dead letter' }),
        ...listFact('denied', denials, { noun: 'denial' }),
        ...listFact('circuit breaker', circuits, { noun: 'change' }),
    ];
};
function listReactions(reactions) {
    if (reactions.length === 0)
        return [];
    const entries = reactions.map((reaction) => [
        ...(reaction.kind === 'internal.group_failed'
            ? ['the group ', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .createName */ .mn)(reaction.node), ' failed']
            : [(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .createName */ .mn)(reaction.node), ' raised ', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .createCode */ .oX)(reaction.kind)]),
        ': ',
        ...describeReaction(reaction),
    ]);
    return [
        { type: 'heading', line: 'What was tried' },
        { type: 'list', entries, isTail: true, noun: 'reaction', weight: 2 },
    ];
}
const REACTIONS = {
    recover: 'recovered',
    propagate: 'handed to the caller',
    halt: 'halted by a route',
};
function describeReaction({ action, to, count, waitedSeconds }) {
    if (action === 'retry') {
        const waited = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(waitedSeconds * 1000);
        return [count === 1 ? `retried after ${waited}` : `retried ${count} times, after ${waited} in all`];
    }
    const isRouted = action === 'to' || action === 'end';
    const times = count === 1 ? '' : ` (${count} times)`;
    if (isRouted)
        return ['went to ', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .createName */ .mn)(to ?? _core_report_js__WEBPACK_IMPORTED_MODULE_11__/* .END_NODE */ .hz), times];
    return [(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .getOwnEntry */ .xL)(REACTIONS, action) ?? 'no route handled it', times];
}
const listFindings = ({ result: { findings = [] } }) => {
    if (findings.length === 0)
        return [];
    const entries = findings.map(({ severity, file, line, column, code, message, suggestion }) => [
        `${severity}: `,
        ...(file === NO_FILE ? [] : [createCode(`${formatPlace({ file, line })}:${column}`), ' ']),
        createCode(code),
        ' ',
        { text: message, max: 500 },
        ...(suggestion === null ? [] : [' ', createCode(suggestion)]),
    ]);
    return [{ type: 'list', entries, noun: 'finding', weight: 5 }];
};
const listNext = ({ result, github, diagnosis: { next } }) => {
    const parts = (0,_account_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .listNextParts */ .c0)(next, result);
    if (parts.every(({ label }) => label === ''))
        return [];
    const commit = github && (0,_error_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .shortCommit */ .Ax)(github);
    const clone = github && [
        ', in a clone of ',
        (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .createCode */ .oX)(github.repository),
        ...(commit === null ? [] : [' at ', (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .createCode */ .oX)(commit)]),
        ':',
    ];
    const lost = 'The run folder was not uploaded and is lost with its machine: run it again to reproduce.';
    return [
        { type: 'heading', line: ['What next', ...(clone ?? [])] },
        ...(next.isLost && !result.success ? [{ type: 'text', line: lost, isQuiet: true }] : []),
        { type: 'commands', parts },
    ];
};
const listFirstCommands = ({ diagnosis: { next, verdict } }) => {
    const commands = [...next.fetch, ...next.explain, ...next.again].slice(0, 2);
    if (commands.length === 0 || verdict.tone === 'good')
        return [];
    return [{ type: 'commands', parts: [{ label: '', what: '', commands }] }];
};
const listArtifact = ({ artifactUrl = null, artifactName }) => {
    const href = artifactUrl === null ? null : linkTarget(artifactUrl);
    if (href === null && !artifactName)
        return [];
    const words = 'Run folder as an artifact';
    const name = artifactName ? [href === null ? ': ' : ' ', createCode(artifactName)] : [];
    return createText(href === null ? words : { words, href }, ...name);
};
const listRunLink = ({ github }) => {
    if (github === null)
        return [];
    const href = linkTarget(github.run_url);
    const commit = shortCommit(github);
    const run = href === null ? [] : [{ words: 'Run', href }, ' · '];
    return commit === null ? createText(...run.slice(0, 1)) : createText(...run, 'commit ', createCode(commit));
};
const STATUS = {
    completed: '✅ completed',
    recovered: '✅ completed after an error',
    tolerated: '🟡 completed, some failed',
    failed: '❌ failed',
    handled: '🟡 error handled',
    waiting: '⏸️ waiting',
    open: '❌ cut short',
    skipped: '⚪ not executed',
    'terminated-success': '🟢 terminate · success',
    'terminated-failed': '🔴 terminate · failed',
};
const MAX_UNEXECUTED = 50;
const listSteps = ({ result, graph, account, diagnosis: { hasNodes } }) => {
    const { steps } = result.execution;
    if (steps.length === 0 || !hasNodes)
        return [];
    const states = graph === null || account === null ? new Map() : account.steps.states(graph);
    const order = [...states.keys()];
    const rows = steps
        .filter(({ status }) => steps.length <= MAX_UNEXECUTED || status !== 'not_executed')
        .toSorted((a, b) => order.indexOf(a.node_id) - order.indexOf(b.node_id))
        .map((step) => {
        const notes = [...(step.cached ? ['cached'] : []), ...(step.repaired ? ['changed'] : [])].join(', ');
        const group = account?.notices.tolerated.get(step.node_id);
        const state = states.get(step.node_id) ?? 'skipped';
        const isReached = step.status !== 'not_executed' || state === 'waiting';
        const word = group === undefined
            ? STATUS[isReached ? state : 'skipped']
            : `🟡 completed, ${group.failed} of ${group.total} failed`;
        return [
            createCode(step.node_id, 120),
            createCode(step.type),
            `${word}${notes === '' ? '' : ` (${notes})`}`,
            step.attempts === 0 ? '' : String(step.attempts),
            step.duration_ms === null ? '' : formatDuration(step.duration_ms),
        ];
    });
    const columns = ['Node', 'Type', 'Status', 'Attempts:', 'Duration:'];
    const hidden = { total: steps.length, noun: 'node', where: 'not shown' };
    return [{ type: 'table', label: 'steps', columns, rows, ...hidden, isTail: true, weight: 25 }];
};
const listAgents = ({ result }) => {
    const { agents = {}, input_tokens: input, output_tokens: output } = result.metrics;
    const rows = Object.entries(agents)
        .toSorted(([, a], [, b]) => countTokens(b) - countTokens(a))
        .map(([name, agent]) => [
        createCode(name, 120),
        createCode(agent.model === '' ? agent.provider : agent.model, 100),
        `${agent.runs}`,
        `${agent.input_tokens ?? '?'}`,
        `${agent.output_tokens ?? '?'}`,
        formatDuration(agent.duration_ms),
    ]);
    if (rows.length === 0)
        return [];
    const columns = ['Agent', 'Model', 'Runs:', 'Input:', 'Output:', 'Duration:'];
    return [
        ...(input === undefined ? [] : createText(`Agents used ${input} input and ${output ?? 0} output tokens.`)),
        { type: 'table', label: 'agents', columns, rows, noun: 'agent', where: 'not shown', weight: 25 },
    ];
};
function countTokens({ input_tokens: input, output_tokens: output }) {
    return (input ?? 0) + (output ?? 0);
}
const listGraph = ({ graph, account, diagnosis: { hasNodes } }) => {
    if (graph === null || account === null || graph.nodes.length === 0 || !hasNodes)
        return [];
    const path = account.walk.path.filter((node, index) => node !== account.walk.path[index - 1]);
    const text = renderMermaid(graph, account.steps.states(graph), path);
    return [{ type: 'code', label: 'graph', title: 'Graph', text, language: 'mermaid' }];
};


/***/ }),

/***/ 10554:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P4: function() { return /* binding */ listQuarantined; },
/* harmony export */   R4: function() { return /* binding */ listTestCounts; },
/* harmony export */   k5: function() { return /* binding */ listTestTables; },
/* harmony export */   vz: function() { return /* binding */ listProblems; }
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12170);
/* harmony import */ var _core_event_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15076);
/* harmony import */ var _core_test_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64495);
/* harmony import */ var _markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68417);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8891);
/* harmony import */ var _error_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33424);






const MAX_SUITE_ROWS = 100;
const WEIGHT = 5;
const quoteText = (text, max) => ({ text, max });
function listTestCounts({ tests, hasNodes }) {
    const lines = tests.map((counts) => [
        ...(hasNodes ? [(0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .createName */ .mn)((0,_core_event_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTestedName */ .G8)(counts)), ': '] : []),
        (0,_core_test_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTestCounts */ .G)(counts),
    ]);
    return (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('tests', lines, { noun: 'node' });
}
function listQuarantined({ tests }) {
    const lines = tests
        .flatMap(({ quarantined_tests: excused = [] }) => excused)
        .map(({ name, message, until, owner }) => [
        quoteText(`${name}: ${message}`, 300),
        ` (until ${until}`,
        ...(owner === null ? [] : [', ', quoteText(owner, 60)]),
        ')',
    ]);
    return (0,_markup_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .listFact */ .HG)('quarantine', lines, { noun: 'test' });
}
function listTestTables(tests, reader, isLong) {
    const { failed, failures, quarantined = 0, quarantined_tests: excused = [] } = tests;
    const listCells = ({ name, file, line, message }) => [
        quoteText(name, 200),
        file === null ? '' : (0,_error_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .createPlace */ .Ef)({ file, line }, reader),
        quoteText(message, 300),
    ];
    const rows = failures.map((test) => [
        ...listCells(test),
        test.seconds === null ? '' : (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(test.seconds * 1000),
    ]);
    const inQuarantine = excused.map((test) => [
        ...listCells(test),
        quoteText(test.owner ?? '', 60),
        createIssueLink(test.issue ?? ''),
        quoteText(test.reason, 200),
        { text: `${test.days_left}`, max: 10, tooltip: `until ${test.until}` },
    ]);
    const columns = ['In quarantine', 'Place', 'Message', 'Owner', 'Issue', 'Reason', 'Days left:'];
    const blocks = [
        {
            ...createTestTable(['Failed test', 'Place', 'Message', 'Duration:'], rows),
            total: failed,
            noun: 'failed test',
        },
        { ...createTestTable(columns, inQuarantine), total: quarantined, noun: 'test', where: 'in quarantine' },
    ];
    return [...blocks.filter((block) => block.rows.length > 0), ...(isLong ? listLongTables(tests) : [])];
}
function listProblems(error, page) {
    const hasTests = page.diagnosis.tests.some(({ node, failures }) => node === error.node && failures.length > 0);
    return hasTests ? [] : (0,_error_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .createErrorBlocks */ .tR)(error, page).problems;
}
function createTestTable(columns, rows) {
    return { type: 'table', label: 'problems', columns, rows, weight: WEIGHT };
}
function createIssueLink(issue) {
    if (!/^https:\/\/[\w./#-]{1,300}$/.test(issue))
        return quoteText(issue, 100);
    const last = issue.split('/').at(-1) ?? '';
    const text = /\/issues\/\d+$/.test(issue) ? `#${last}` : last;
    return { text, max: 120, href: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .linkTarget */ .Cm)(issue) };
}
function listLongTables({ flaky = 0, flaky_names: names = [], suites = [], slowest }) {
    const flakyNames = names.map((name) => quoteText(name, 200));
    const bySuite = suites.map(({ name, passed, failed, skipped, seconds, quarantined = 0 }) => [
        [`${failed > 0 ? '❌' : quarantined > 0 ? '🟡' : '✅'} `, quoteText(name, 200)],
        `${passed}`,
        `${failed}${quarantined > 0 ? ` (and ${quarantined} in quarantine)` : ''}`,
        `${skipped}`,
        (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(seconds * 1000),
    ]);
    const slow = slowest.map((test) => [quoteText(test.name, 200), (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(test.seconds * 1000)]);
    const columns = ['Suite', 'Passed:', 'Failed:', 'Skipped:', 'Duration:'];
    const count = suites.length === MAX_SUITE_ROWS ? `the first ${MAX_SUITE_ROWS}` : suites.length;
    const createFold = (title, block) => ({ type: 'fold', title, blocks: [block] });
    return [
        ...(flaky > 0
            ? [
                createFold(`Flaky tests (${flaky})`, {
                    type: 'list',
                    entries: flakyNames,
                    total: flaky,
                    noun: 'test',
                    weight: WEIGHT,
                }),
            ]
            : []),
        ...(suites.length > 1 ? [createFold(`Suites (${count})`, createTestTable(columns, bySuite))] : []),
        ...(slow.length > 0 ? [createFold('Slowest tests', createTestTable(['Test', 'Duration:'], slow))] : []),
    ];
}


/***/ })

};
;