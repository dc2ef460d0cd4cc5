"use strict";
exports.id = 2200;
exports.ids = [2200,7183];
exports.modules = {

/***/ 82510:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runLedger: function() { return /* binding */ runLedger; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49445);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);
/* harmony import */ var _durability_ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71355);
/* harmony import */ var _durability_ledger_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42158);
/* harmony import */ var _durability_ledger_view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93793);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72918);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82512);
/* harmony import */ var _inspect_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87684);









const DEFAULT_FILE = 'ledger.jsonl';
const FILTERS = ['workflow', 'node', 'kind'];
async function runLedger(args, context) {
    const [word, ...operands] = args.operands;
    if (word === 'add')
        return add(operands, args, context);
    if (word === 'show')
        return show(operands, args, context);
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .badUsage */ .VT)(context, 'ledger', `${JSON.stringify(word)} is not add or show`);
}
function add(operands, args, context) {
    const [target, ...more] = operands;
    if (target === undefined || more.length > 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .badUsage */ .VT)(context, 'ledger', 'give one run: conductor ledger add RUN_DIR');
    const wrong = FILTERS.find((name) => args.has(`--${name}`));
    if (wrong !== undefined)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .badUsage */ .VT)(context, 'ledger', `--${wrong} is for show`);
    const run = (0,_inspect_run_js__WEBPACK_IMPORTED_MODULE_8__.readRun)(target, context);
    if (!run.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TR)(context, 'ledger', run.error);
    const file = args.value('--file') ?? DEFAULT_FILE;
    const ledgerFile = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(context.cwd, file);
    const news = (0,_durability_ledger_file_js__WEBPACK_IMPORTED_MODULE_4__/* .recordInLedger */ .c2)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_1__/* .createFileStore */ .IF)(), ledgerFile, run.value.account, context.env['GITHUB_SHA']);
    if (!news.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TR)(context, 'ledger', news.error);
    const { entry, ledger } = news.value;
    if (ledger.warning !== null)
        context.terminal.stderr(`conductor ledger: ${file}: ${ledger.warning}\n`);
    const kinds = new Set(entry.sightings.map(({ kind }) => kind)).size;
    const what = kinds === 1 ? '1 kind of error' : `${kinds} kinds of errors`;
    const text = `${entry.run_id} is in ${file}: ${what}, ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(ledger.runs.length, 'run')} altogether\n`;
    context.terminal.stdout(args.value('--format') === 'json' ? `${JSON.stringify(entry, null, 2)}\n` : text);
    return 0;
}
function show(operands, args, context) {
    if (operands.length > 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .badUsage */ .VT)(context, 'ledger', `${JSON.stringify(operands[0])} is too much; the file is named by --file`);
    const file = args.value('--file') ?? DEFAULT_FILE;
    const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readTextFile */ .Gu)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(context.cwd, file));
    if (!text.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TR)(context, 'ledger', `${file} ${text.error}`);
    const ledger = (0,_durability_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .foldLedger */ .n2)(text.value);
    if (ledger.runs.length === 0 && ledger.warning !== null)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TR)(context, 'ledger', `${file}: ${ledger.warning}`);
    const given = FILTERS.flatMap((name) => args.all(`--${name}`).map((value) => [name, value]));
    const query = Object.fromEntries(given);
    const rows = (0,_durability_ledger_view_js__WEBPACK_IMPORTED_MODULE_5__/* .showLedger */ .T7)(ledger, query);
    if (args.value('--format') === 'json') {
        context.terminal.stdout(`${JSON.stringify((0,_durability_ledger_view_js__WEBPACK_IMPORTED_MODULE_5__/* .ledgerJson */ .eH)(rows, ledger.warning), null, 2)}\n`);
        return 0;
    }
    if (ledger.warning !== null)
        context.terminal.stderr(`conductor ledger: ${file}: ${ledger.warning}\n`);
    context.terminal.stdout((0,_durability_ledger_view_js__WEBPACK_IMPORTED_MODULE_5__/* .ledgerText */ .PK)(rows, query));
    return 0;
}


/***/ }),

/***/ 67183:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: function() { return /* binding */ startedRun; },
/* harmony export */   W5: function() { return /* binding */ noteRun; },
/* harmony export */   _h: function() { return /* binding */ fileRules; },
/* harmony export */   d3: function() { return /* binding */ namedRun; },
/* harmony export */   d_: function() { return /* binding */ notedRuns; },
/* harmony export */   iB: function() { return /* binding */ forgetRuns; },
/* harmony export */   sL: function() { return /* binding */ resumableRun; },
/* harmony export */   xo: function() { return /* binding */ LAST; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49445);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51695);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7725);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87451);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17820);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82512);










const FIELDS = {
    run_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH,
    workflow: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH,
    file: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH,
    cwd: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH,
    folder: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH)(value) && node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(value),
    started: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH)(value) && !Number.isNaN(Date.parse(value)),
};
const isEntry = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .shaped */ .e9)(FIELDS);
const MAX_ENTRIES = 1000;
function indexFolder(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_1___default().join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_7__/* .temporaryBase */ .du)(env), `conductor-runs-${process.getuid?.() ?? 'user'}`);
}
function noteRun(entry, env) {
    (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .attempted */ .zU)(() => {
        const folder = indexFolder(env);
        (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .fc)(folder, 0o700);
        if (!isOurs(folder))
            return;
        const name = `${entry.started.replaceAll(/[-:.]/g, '')}-${entry.run_id}.json`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name), `${JSON.stringify({ schema_version: 1, ...entry })}\n`, { mode: 0o600 });
        for (const old of entryNames(folder).slice(MAX_ENTRIES))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, old), { force: true });
    });
}
function notedRuns(env) {
    const folder = indexFolder(env);
    if (!isOurs(folder))
        return [];
    return entryNames(folder).flatMap((name) => readEntry(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name)) ?? []);
}
function startedRun(env) {
    return (runId, folder) => {
        const real = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(folder);
        return notedRuns(env).find((entry) => entry.run_id === runId && (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(entry.folder) === real) ?? null;
    };
}
function forgetRuns(folders, env) {
    const index = indexFolder(env);
    if (!isOurs(index))
        return;
    for (const name of entryNames(index)) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(index, name);
        const entry = readEntry(file);
        if (entry === null || folders.has(entry.folder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    }
}
function isOurs(folder) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() === true && (process.getuid === undefined || stats.uid === process.getuid());
}
function entryNames(folder) {
    const names = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .attemptedOr */ .w6)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)).filter((name) => name.endsWith('.json'));
    return names.sort().reverse();
}
function readEntry(file) {
    const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .readTextFile */ .Gu)(file);
    const value = text.ok ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text.value) : null;
    return isEntry(value) ? value : null;
}
const LAST = 'last';
function namedRun(target, { cwd, env }) {
    if (target !== LAST) {
        const resolved = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, target);
        const unsafe = (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(resolved) === 'folder' ? (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .whyUnsafe */ .TE)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), resolved) : null;
        return unsafe === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(target) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)(unsafe);
    }
    const here = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(cwd);
    const found = notedRuns(env).find((entry) => entry.cwd === here && (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(entry.folder) === 'folder');
    return found === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)('no run was started in this folder; `conductor runs` lists all') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(found.folder);
}
function resumableRun(target, context) {
    if (!/\.ya?ml$/i.test(target) || (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, target)) !== 'file')
        return namedRun(target, context);
    const file = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, target));
    const found = notedRuns(context.env).find((entry) => entry.file === file && isResumable(entry));
    return found === undefined
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
        : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(found.folder);
}
function isResumable({ folder }) {
    const saved = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .readCheckpoint */ .HQ)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), folder);
    return saved.ok && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable);
}
function fileRules(args, { cwd, env }) {
    const given = args.value('--workflow');
    const named = given === null ? {} : { named: { file: node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, given), fileAsGiven: given } };
    return { ...named, started: startedRun(env) };
}


/***/ }),

/***/ 42158:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XT: function() { return /* binding */ writeAllInLedger; },
/* harmony export */   c2: function() { return /* binding */ recordInLedger; },
/* harmony export */   w: function() { return /* binding */ writeInLedger; }
/* harmony export */ });
/* unused harmony export seenInLedger */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _account_run_account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15251);
/* harmony import */ var _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55807);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51848);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71355);
/* harmony import */ var _ledger_view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93793);








function recordInLedger(files, file, account, commit) {
    const run = (0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .runInfo */ .Q6)(account);
    return run === null
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)('the run has no events that tell how it began')
        : writeInLedger(files, file, () => (0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .ledgerEntry */ .ay)({ ...run, ...(commit ? { commit } : {}) }));
}
function writeInLedger(files, file, make) {
    const written = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .attempted */ .zU)(() => {
        const text = files.exists(file) ? files.readText(file) : '';
        const entry = make(text);
        const change = (0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .addToLedger */ .mq)(text, entry);
        files.makeFolder(node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(file));
        if (change.type === 'replace')
            files.replace(file, change.text);
        else
            (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_6__/* .appendDurably */ .iO)(files, file, change.text);
        return { entry, ledger: (0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .foldLedger */ .n2)(change.type === 'replace' ? change.text : text + change.text) };
    });
    return written.ok ? written : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._q)(`${file} cannot be written: ${written.error}`);
}
function writeAllInLedger(files, file, entries) {
    const problem = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .problemOf */ .Zw)(() => {
        const text = files.exists(file) ? files.readText(file) : '';
        const known = new Set((0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .foldLedger */ .n2)(text).runs.map((entry) => JSON.stringify(entry)));
        const lines = entries.slice(-_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_LEDGER_RUNS */ .U2).map((entry) => JSON.stringify(entry));
        const fresh = lines.filter((line) => !known.has(line));
        if (fresh.length === 0)
            return;
        files.makeFolder(node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(file));
        files.replace(file, (0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .ledgerLines */ .fi)((0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .foldLedger */ .n2)(`${text}\n${fresh.join('\n')}`).runs));
    });
    return problem === null ? null : `${file} cannot be written: ${problem}`;
}
function ledgerNote({ entry, ledger }, result) {
    for (const { kind, node_id: node } of result.errors) {
        const seen = entry.sightings.find((sighting) => sighting.kind === kind && (node === null || sighting.node === node || sighting.node.endsWith(`/${node}`)));
        const sentence = seen === undefined ? null : ledgerSentence(ledger, entry.workflow, seen.node, seen.kind);
        if (seen !== undefined && sentence !== null)
            return `${kind} at ${seen.node}: ${sentence}`;
    }
    return null;
}
function seenInLedger(files, file, runDir, result, commit) {
    const unseen = (why) => ({ seenBefore: null, problem: `the run is not in the ledger: ${why}` });
    try {
        const account = new RunAccount();
        const reader = new EventReader(account);
        for (const line of files.lines(path.join(runDir, 'events.jsonl')))
            reader.line(line);
        const news = recordInLedger(files, file, account, commit);
        if (!news.ok)
            return unseen(news.error);
        const { warning } = news.value.ledger;
        return { seenBefore: ledgerNote(news.value, result), problem: warning === null ? null : `${file}: ${warning}` };
    }
    catch (error) {
        return unseen(errorMessage(error));
    }
}


/***/ }),

/***/ 93793:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PK: function() { return /* binding */ ledgerText; },
/* harmony export */   T7: function() { return /* binding */ showLedger; },
/* harmony export */   eH: function() { return /* binding */ ledgerJson; },
/* harmony export */   fb: function() { return /* binding */ ledgerSentence; }
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53325);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _core_lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16733);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99538);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31160);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71355);






function showLedger(ledger, query = {}) {
    return [...runsByWorkflow(ledger.runs, query.workflow).values()].flatMap((runs) => [...seenIn(runs).values()]
        .filter((seen) => (query.node ?? seen.node) === seen.node && (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .patternTakes */ .Hq)(query.kind ?? '*', seen.kind))
        .map((seen) => rowOf(runs, seen))
        .sort((a, b) => b.rate - a.rate || (a.last_seen < b.last_seen ? 1 : a.last_seen > b.last_seen ? -1 : 0)));
}
function runsByWorkflow(runs, wanted) {
    const groups = new Map();
    for (const run of runs) {
        const { name, file } = run.workflow;
        if (wanted !== undefined && wanted !== name && wanted !== file)
            continue;
        (0,_core_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .addTo */ .D)(groups, JSON.stringify([name, file]), run);
    }
    return groups;
}
function seenIn(runs) {
    const found = new Map();
    for (const [index, run] of runs.entries()) {
        for (const sighting of run.sightings) {
            const key = JSON.stringify([sighting.node, sighting.kind]);
            const seen = found.get(key) ?? { node: sighting.node, kind: sighting.kind, at: [], sightings: [] };
            if (seen.at.at(-1) !== index)
                seen.at.push(index);
            seen.sightings.push(sighting);
            found.set(key, seen);
        }
    }
    return found;
}
function rowOf(runs, { node, kind, at, sightings }) {
    const windowRuns = Math.min(runs.length, _ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .LEDGER_WINDOW */ .jt);
    const windowSeen = at.filter((index) => index >= runs.length - windowRuns).length;
    const times = at.map((index) => runs[index]?.timestamp ?? '').sort();
    const recovered = sightings.reduce((sum, sighting) => sum + sighting.recovered, 0);
    const attempts = sightings.reduce((sum, sighting) => sum + sighting.recovery_attempts, 0);
    const firstSeen = times[0] ?? '';
    return {
        workflow: runs[0]?.workflow ?? { name: '', file: '' },
        node,
        kind,
        first_seen: firstSeen,
        last_seen: times.at(-1) ?? '',
        window_runs: windowRuns,
        window_seen: windowSeen,
        rate: windowRuns === 0 ? 0 : Math.round((windowSeen / windowRuns) * 1000) / 1000,
        pattern: recovered > 0 || hasGap(at) ? 'flaky' : 'steady',
        mean_attempts_to_recover: recovered === 0 ? null : Math.round((attempts / recovered) * 10) / 10,
        sentence: `seen in ${windowSeen} of the last ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(windowRuns, 'run')}, first on ${firstSeen.slice(0, 10)}`,
    };
}
function hasGap(at) {
    return at.some((index, position) => position > 0 && index - (at[position - 1] ?? index) > 1);
}
function ledgerSentence(ledger, workflow, node, kind) {
    const runs = ledger.runs.filter((run) => run.workflow.name === workflow.name && run.workflow.file === workflow.file);
    const seen = seenIn(runs).get(JSON.stringify([node, kind]));
    return seen === undefined ? null : rowOf(runs, seen).sentence;
}
function ledgerText(rows, query = {}) {
    if (rows.length === 0)
        return `The ledger knows no ${Object.keys(query).length === 0 ? '' : 'such '}errors.\n`;
    const lines = [];
    let heading = '';
    for (const row of rows) {
        const { name, file } = row.workflow;
        const title = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(file === _core_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_FILE */ .tW ? name : `${name} (${file})`);
        if (title !== heading)
            lines.push(...(heading === '' ? [title] : ['', title]));
        heading = title;
        lines.push(`  ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(row.kind)} at ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(row.node)}: ${row.pattern}`);
        lines.push(`    ${row.sentence}, last on ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(row.last_seen).slice(0, 10)} (${Math.round(row.rate * 100)} %)`);
        if (row.mean_attempts_to_recover !== null)
            lines.push(`    recovers after ${row.mean_attempts_to_recover} attempts on average`);
    }
    return `${lines.join('\n')}\n`;
}
function ledgerJson(rows, warning) {
    return {
        schema_version: 1,
        window: _ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .LEDGER_WINDOW */ .jt,
        warning,
        errors: rows.map((row) => ({ ...row, workflow: { ...row.workflow } })),
    };
}


/***/ }),

/***/ 71355:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q6: function() { return /* binding */ runInfo; },
/* harmony export */   U2: function() { return /* binding */ MAX_LEDGER_RUNS; },
/* harmony export */   ay: function() { return /* binding */ ledgerEntry; },
/* harmony export */   fi: function() { return /* binding */ ledgerLines; },
/* harmony export */   jt: function() { return /* binding */ LEDGER_WINDOW; },
/* harmony export */   mq: function() { return /* binding */ addToLedger; },
/* harmony export */   n2: function() { return /* binding */ foldLedger; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45979);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7725);



const SIGHTING = {
    node: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH,
    kind: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(value) && (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isKind */ .VF)(value),
    count: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my,
    recovered: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my,
    recovery_attempts: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my,
};
const ENTRY = {
    schema_version: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(1),
    run_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isName */ .Eo,
    timestamp: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(value) && !Number.isNaN(Date.parse(value)),
    workflow: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .shaped */ .e9)({ name: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, file: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH }),
    outcome: _core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH,
    commit: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH),
    event: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH),
    passed: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)),
    sightings: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .shaped */ .e9)(SIGHTING)),
};
const isEntry = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .shaped */ .e9)(ENTRY);
const LEDGER_WINDOW = 20;
const MAX_LEDGER_RUNS = 1000;
const MAX_LEDGER_CHARS = 64 * 1024 * 1024;
const MAX_SIGHTINGS = 500;
function runInfo({ run, ending, errors }) {
    if (run === null)
        return null;
    return {
        run_id: run.run_id,
        timestamp: run.timestamp,
        workflow: { name: run.workflow, file: run.file },
        outcome: ending?.outcome ?? 'unknown',
        sightings: [...errors.sightings.values()],
    };
}
function ledgerEntry(run) {
    return { schema_version: 1, ...run, sightings: run.sightings.slice(0, MAX_SIGHTINGS) };
}
function addToLedger(text, entry) {
    const line = `${JSON.stringify(entry)}\n`;
    const lines = text.split('\n').filter((entryLine) => entryLine.trim() !== '').length;
    if (lines < 2 * MAX_LEDGER_RUNS && text.length < MAX_LEDGER_CHARS / 2) {
        return { type: 'append', text: text === '' || text.endsWith('\n') ? line : `\n${line}` };
    }
    const { runs } = foldLedger(`${text.slice(-MAX_LEDGER_CHARS)}\n${line}`);
    return { type: 'replace', text: ledgerLines(runs) };
}
function ledgerLines(runs) {
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
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line);
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


/***/ })

};
;