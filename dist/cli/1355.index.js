"use strict";
exports.id = 1355;
exports.ids = [1355,7167];
exports.modules = {

/***/ 77167:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Me: function() { return /* binding */ formatLedgerSentence; },
/* harmony export */   T7: function() { return /* binding */ showLedger; },
/* harmony export */   XT: function() { return /* binding */ writeAllInLedger; },
/* harmony export */   hasFailedBefore: function() { return /* binding */ hasFailedBefore; },
/* harmony export */   lF: function() { return /* binding */ printLedgerJson; },
/* harmony export */   n2: function() { return /* binding */ foldLedger; },
/* harmony export */   no: function() { return /* binding */ toLedgerEntry; },
/* harmony export */   t5: function() { return /* binding */ formatLedger; },
/* harmony export */   w: function() { return /* binding */ writeInLedger; }
/* harmony export */ });
/* unused harmony exports MAX_LEDGER_RUNS, addToLedger */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4521);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53325);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45979);
/* harmony import */ var _maps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56461);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99538);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51848);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62759);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7725);











const SIGHTING = {
    node: _shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg,
    kind: (value) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)(value) && (0,_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .isKind */ .VF)(value),
    count: _json_js__WEBPACK_IMPORTED_MODULE_3__/* .isCount */ .my,
    recovered: _json_js__WEBPACK_IMPORTED_MODULE_3__/* .isCount */ .my,
    recovery_attempts: _json_js__WEBPACK_IMPORTED_MODULE_3__/* .isCount */ .my,
};
const ENTRY = {
    schema_version: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .oneOf */ .yL)(1),
    run_id: _shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isName */ .Eo,
    timestamp: (value) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)(value) && !Number.isNaN(Date.parse(value)),
    workflow: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createObjectShape */ .Pg)({ name: _shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg, file: _shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg }),
    outcome: _shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg,
    commit: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
    branch: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
    event: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
    passed: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createListShape */ .Yk)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)),
    flaky_tests: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createListShape */ .Yk)(_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)),
    sightings: (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createListShape */ .Yk)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createObjectShape */ .Pg)(SIGHTING)),
};
const isEntry = (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createObjectShape */ .Pg)(ENTRY);
const LEDGER_WINDOW = 20;
const MAX_LEDGER_RUNS = 1000;
const MAX_LEDGER_CHARS = 64 * 1024 * 1024;
const MAX_SIGHTINGS = 500;
function toLedgerEntry(run) {
    return { schema_version: 1, ...run, sightings: run.sightings.slice(0, MAX_SIGHTINGS) };
}
function addToLedger(text, entry) {
    const line = `${JSON.stringify(entry)}\n`;
    const lines = text.split('\n').filter((entryLine) => entryLine.trim() !== '').length;
    if (lines < 2 * MAX_LEDGER_RUNS && text.length < MAX_LEDGER_CHARS / 2) {
        return { type: 'append', text: text === '' || text.endsWith('\n') ? line : `\n${line}` };
    }
    const { runs } = foldLedger(`${text.slice(-MAX_LEDGER_CHARS)}\n${line}`);
    return { type: 'replace', text: printLedgerLines(runs) };
}
function printLedgerLines(runs) {
    return runs.map((run) => `${JSON.stringify(run)}\n`).join('');
}
function foldLedger(text) {
    if (text.length > 2 * MAX_LEDGER_CHARS)
        return { runs: [], warning: 'the ledger is too large and is ignored' };
    const runs = new Map();
    let unusable = 0;
    for (const line of text.split('\n')) {
        if (line.trim() === '')
            continue;
        const value = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(line);
        if (!isEntry(value)) {
            unusable += 1;
            continue;
        }
        runs.delete(value.run_id);
        runs.set(value.run_id, value);
    }
    const warning = unusable === 0 ? null : `${unusable} lines of the ledger cannot be read and are left out`;
    return { runs: [...runs.values()].slice(-MAX_LEDGER_RUNS), warning };
}
const LEAST_RUNS = 5;
function showLedger(ledger, query = {}) {
    return [...runsByWorkflow(ledger.runs, query.workflow).values()].flatMap((runs) => [...collectSeen(runs).values()]
        .filter((seen) => (query.node ?? seen.node) === seen.node && (0,_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .matchesPattern */ .MT)(query.kind ?? '*', seen.kind))
        .map((seen) => createLedgerRow(runs, seen))
        .sort((a, b) => b.rate - a.rate || (a.last_seen < b.last_seen ? 1 : a.last_seen > b.last_seen ? -1 : 0)));
}
function runsByWorkflow(runs, workflow) {
    const groups = new Map();
    for (const run of runs) {
        const { name, file } = run.workflow;
        if (workflow !== undefined && workflow !== name && workflow !== file)
            continue;
        (0,_maps_js__WEBPACK_IMPORTED_MODULE_7__/* .addTo */ .DN)(groups, JSON.stringify([name, file]), run);
    }
    return groups;
}
function collectSeen(runs) {
    const seenByKey = new Map();
    for (const [index, run] of runs.entries()) {
        for (const sighting of run.sightings) {
            const key = JSON.stringify([sighting.node, sighting.kind]);
            const seen = seenByKey.get(key) ?? { node: sighting.node, kind: sighting.kind, runIndexes: [], sightings: [] };
            if (seen.runIndexes.at(-1) !== index)
                seen.runIndexes.push(index);
            seen.sightings.push(sighting);
            seenByKey.set(key, seen);
        }
    }
    return seenByKey;
}
function createLedgerRow(runs, { node, kind, runIndexes, sightings }) {
    const windowRuns = Math.min(runs.length, LEDGER_WINDOW);
    const windowSeen = runIndexes.filter((index) => index >= runs.length - windowRuns).length;
    const times = runIndexes.map((index) => runs[index]?.timestamp ?? '').sort();
    const recovered = sightings.reduce((sum, sighting) => sum + sighting.recovered, 0);
    const attempts = sightings.reduce((sum, sighting) => sum + sighting.recovery_attempts, 0);
    const firstSeen = times[0] ?? '';
    const hasGap = runIndexes.some((index, position) => position > 0 && index - (runIndexes[position - 1] ?? index) > 1);
    return {
        workflow: runs[0]?.workflow ?? { name: '', file: '' },
        node,
        kind,
        first_seen: firstSeen,
        last_seen: times.at(-1) ?? '',
        window_runs: windowRuns,
        window_seen: windowSeen,
        rate: windowRuns === 0 ? 0 : Math.round((windowSeen / windowRuns) * 1000) / 1000,
        pattern: runs.length < LEAST_RUNS ? null : recovered > 0 || hasGap ? 'flaky' : 'steady',
        mean_attempts_to_recover: recovered === 0 ? null : Math.round((attempts / recovered) * 10) / 10,
        sentence: `seen in ${windowSeen} of the last ${(0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(windowRuns, 'run')}, first on ${firstSeen.slice(0, 10)}`,
    };
}
function formatLedgerSentence({ runs: all }, workflow, node, kind) {
    const runs = all.filter((run) => run.workflow.name === workflow.name && run.workflow.file === workflow.file);
    const seen = collectSeen(runs).get(JSON.stringify([node, kind]));
    return seen === undefined ? null : createLedgerRow(runs, seen).sentence;
}
function formatLedger(rows, query = {}) {
    if (rows.length === 0)
        return `The ledger knows no ${Object.keys(query).length === 0 ? '' : 'such '}errors.\n`;
    const lines = [];
    let heading = '';
    for (const row of rows) {
        const { name, file } = row.workflow;
        const title = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(file === _finding_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_FILE */ .tW ? name : `${name} (${file})`);
        if (title !== heading)
            (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_8__/* .appendAll */ .u2)(lines, heading === '' ? [title] : ['', title]);
        heading = title;
        lines.push(`  ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(row.kind)} at ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(row.node)}${row.pattern === null ? '' : `: ${row.pattern}`}`);
        lines.push(`    ${row.sentence}, last on ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(row.last_seen).slice(0, 10)} (${Math.round(row.rate * 100)} %)`);
        if (row.mean_attempts_to_recover !== null)
            lines.push(`    recovers after ${row.mean_attempts_to_recover} attempts on average`);
    }
    return `${lines.join('\n')}\n`;
}
function printLedgerJson(rows, warning) {
    return {
        schema_version: 1,
        window: LEDGER_WINDOW,
        warning,
        errors: rows.map((row) => ({ ...row, workflow: { ...row.workflow } })),
    };
}
function hasFailedBefore(files, file, workflow, branch) {
    const read = (0,_result_js__WEBPACK_IMPORTED_MODULE_9__/* .tryResult */ .Bh)(() => (files.exists(file) ? foldLedger(files.readText(file)).runs : []));
    const runs = read.ok ? read.value : [];
    const isSame = (run) => run.workflow.file === workflow && (run.branch ?? null) === branch;
    const last = runs.findLast((run) => isSame(run) && run.outcome !== 'cancelled');
    return last !== undefined && last.outcome !== 'success';
}
function writeInLedger(files, file, make) {
    const written = changeLedger(files, file, (text) => {
        const entry = make(text);
        const change = addToLedger(text, entry);
        if (change.type === 'replace')
            files.replace(file, change.text);
        else
            (0,_ports_js__WEBPACK_IMPORTED_MODULE_10__/* .appendDurably */ .iO)(files, file, change.text);
        return { entry, ledger: foldLedger(change.type === 'replace' ? change.text : text + change.text) };
    });
    return written.ok ? written : (0,_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)(`${file} cannot be written: ${written.error}`);
}
function writeAllInLedger(files, file, entries) {
    const written = changeLedger(files, file, (text) => {
        const knownLines = new Set(foldLedger(text).runs.map((entry) => JSON.stringify(entry)));
        const lines = entries.slice(-MAX_LEDGER_RUNS).map((entry) => JSON.stringify(entry));
        const fresh = lines.filter((line) => !knownLines.has(line));
        if (fresh.length === 0)
            return;
        files.replace(file, printLedgerLines(foldLedger(`${text}\n${fresh.join('\n')}`).runs));
    });
    return written.ok ? null : `${file} cannot be written: ${written.error}`;
}
function changeLedger(files, file, change) {
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_9__/* .tryResult */ .Bh)(() => {
        files.makeFolder(node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(file));
        return files.whileLocked(file, () => change(files.exists(file) ? files.readText(file) : ''));
    });
}


/***/ }),

/***/ 71355:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ recordInLedger; },
/* harmony export */   recordFolderInLedger: function() { return /* binding */ recordFolderInLedger; }
/* harmony export */ });
/* unused harmony export createRunInfo */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _account_run_account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61091);
/* harmony import */ var _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55807);
/* harmony import */ var _core_ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77167);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77400);






function createRunInfo({ run, ending, sightings, tests }) {
    if (run === null)
        return null;
    const flaky = tests.flakyNames();
    return {
        run_id: run.run_id,
        timestamp: run.timestamp,
        workflow: { name: run.workflow, file: run.file },
        outcome: ending?.outcome ?? 'unknown',
        ...(flaky.length === 0 ? {} : { flaky_tests: [...flaky] }),
        sightings: [...sightings.all()],
    };
}
function recordInLedger(files, file, account, { commit, branch } = {}) {
    const run = createRunInfo(account);
    const built = { ...(commit ? { commit } : {}), ...(branch ? { branch } : {}) };
    return run === null
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)('the run has no events that tell how it began')
        : (0,_core_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .writeInLedger */ .w)(files, file, () => (0,_core_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .toLedgerEntry */ .no)({ ...run, ...built }));
}
function formatLedgerNote({ entry, ledger }, result) {
    for (const { kind, node_id: node } of result.errors) {
        const seen = entry.sightings.find((sighting) => sighting.kind === kind && (node === null || sighting.node === node || sighting.node.endsWith(`/${node}`)));
        const sentence = seen === undefined ? null : (0,_core_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLedgerSentence */ .Me)(ledger, entry.workflow, seen.node, seen.kind);
        if (seen !== undefined && sentence !== null)
            return `${kind} at ${seen.node}: ${sentence}`;
    }
    return null;
}
function recordFolderInLedger(files, file, runDir, result, built) {
    const createUnseen = (why) => ({ seenBefore: null, problem: `the run is not in the ledger: ${why}` });
    try {
        const account = new _account_run_account_js__WEBPACK_IMPORTED_MODULE_1__/* .RunAccount */ .b();
        const reader = new _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .EventReader */ .i8(account);
        for (const line of files.lines(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(runDir, 'events.jsonl')))
            reader.line(line);
        const news = recordInLedger(files, file, account, built);
        if (!news.ok)
            return createUnseen(news.error);
        const { warning } = news.value.ledger;
        return {
            seenBefore: formatLedgerNote(news.value, result),
            problem: warning === null ? null : `${file}: ${warning}`,
        };
    }
    catch (error) {
        return createUnseen((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_5__/* .errorMessage */ .gJ)(error));
    }
}


/***/ })

};
;