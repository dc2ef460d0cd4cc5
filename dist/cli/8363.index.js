export const id = 8363;
export const ids = [8363];
export const modules = {

/***/ 9955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runLedger: () => (/* binding */ runLedger)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapters/file-store.js
var file_store = __webpack_require__(4311);
// EXTERNAL MODULE: ./build/durability/ledger.js
var durability_ledger = __webpack_require__(9765);
// EXTERNAL MODULE: ./build/account/run-account.js + 10 modules
var run_account = __webpack_require__(8823);
// EXTERNAL MODULE: ./build/account/run-reader.js
var run_reader = __webpack_require__(3141);
// EXTERNAL MODULE: ./build/core/ports.js
var ports = __webpack_require__(5158);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(1898);
// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/core/kinds.js
var kinds = __webpack_require__(1425);
// EXTERNAL MODULE: ./build/core/lists.js
var lists = __webpack_require__(2735);
// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(7742);
;// CONCATENATED MODULE: ./build/durability/ledger-view.js





function showLedger(ledger, query = {}) {
    return [...runsByWorkflow(ledger.runs, query.workflow).values()].flatMap((runs) => [...seenIn(runs).values()]
        .filter((seen) => (query.node ?? seen.node) === seen.node && (0,kinds/* patternTakes */.Hq)(query.kind ?? '*', seen.kind))
        .map((seen) => rowOf(runs, seen))
        .sort((a, b) => b.rate - a.rate || (a.last_seen < b.last_seen ? 1 : a.last_seen > b.last_seen ? -1 : 0)));
}
function runsByWorkflow(runs, wanted) {
    const groups = new Map();
    for (const run of runs) {
        const { name, file } = run.workflow;
        if (wanted !== undefined && wanted !== name && wanted !== file)
            continue;
        (0,lists/* addTo */.D)(groups, JSON.stringify([name, file]), run);
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
function rowOf(runs, seen) {
    const windowRuns = Math.min(runs.length, durability_ledger/* LEDGER_WINDOW */.jt);
    const windowSeen = seen.at.filter((index) => index >= runs.length - windowRuns).length;
    const times = seen.at.map((index) => runs[index]?.timestamp ?? '').sort();
    const recovered = total(seen, 'recovered');
    const firstSeen = times[0] ?? '';
    const [run] = runs;
    return {
        workflow: run?.workflow ?? { name: '', file: '' },
        node: seen.node,
        kind: seen.kind,
        first_seen: firstSeen,
        last_seen: times.at(-1) ?? '',
        window_runs: windowRuns,
        window_seen: windowSeen,
        rate: windowRuns === 0 ? 0 : Math.round((windowSeen / windowRuns) * 1000) / 1000,
        pattern: recovered > 0 || hasGap(seen.at) ? 'flaky' : 'steady',
        mean_attempts_to_recover: recovered === 0 ? null : Math.round((total(seen, 'recovery_attempts') / recovered) * 10) / 10,
        sentence: sentenceOf(windowSeen, windowRuns, firstSeen),
    };
}
function total(seen, field) {
    return seen.sightings.reduce((sum, sighting) => sum + sighting[field], 0);
}
function hasGap(at) {
    return at.some((index, position) => position > 0 && index - (at[position - 1] ?? index) > 1);
}
function sentenceOf(seen, runs, first) {
    return `seen in ${seen} of the last ${runs} ${runs === 1 ? 'run' : 'runs'}, first on ${first.slice(0, 10)}`;
}
function ledger_view_ledgerSentence(ledger, workflow, node, kind) {
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
        const title = (0,terminal_text/* oneLine */.TN)(file === finding/* NO_FILE */.tW ? name : `${name} (${file})`);
        if (title !== heading)
            lines.push(...(heading === '' ? [title] : ['', title]));
        heading = title;
        lines.push(`  ${(0,terminal_text/* oneLine */.TN)(row.kind)} at ${(0,terminal_text/* oneLine */.TN)(row.node)}: ${row.pattern}`);
        lines.push(`    ${row.sentence}, last on ${(0,terminal_text/* oneLine */.TN)(row.last_seen).slice(0, 10)} (${Math.round(row.rate * 100)} %)`);
        if (row.mean_attempts_to_recover !== null)
            lines.push(`    recovers after ${row.mean_attempts_to_recover} attempts on average`);
    }
    return `${lines.join('\n')}\n`;
}
function ledgerJson(rows, warning) {
    return {
        schema_version: 1,
        window: durability_ledger/* LEDGER_WINDOW */.jt,
        warning,
        errors: rows.map((row) => ({ ...row, workflow: { ...row.workflow } })),
    };
}

;// CONCATENATED MODULE: ./build/durability/ledger-file.js








function recordInLedger(files, file, account, commit) {
    const run = (0,durability_ledger/* runInfo */.Q6)(account);
    return run === null
        ? (0,result/* err */._)('the run has no events that tell how it began')
        : writeInLedger(files, file, () => (0,durability_ledger/* ledgerEntry */.ay)({ ...run, ...(commit ? { commit } : {}) }));
}
function writeInLedger(files, file, make) {
    try {
        const text = files.exists(file) ? files.readText(file) : '';
        const entry = make(text);
        const write = (0,durability_ledger/* addToLedger */.mq)(text, entry);
        files.makeFolder(external_node_path_.dirname(file));
        if ('replace' in write)
            files.replace(file, write.replace);
        else
            (0,ports/* appendDurably */.i)(files, file, write.append);
        return (0,result.ok)({ entry, ledger: (0,durability_ledger/* foldLedger */.n2)('replace' in write ? write.replace : text + write.append) });
    }
    catch (error) {
        return (0,result/* err */._)(`${file} cannot be written: ${(0,error_message/* fileProblem */.W)(error)}`);
    }
}
function ledgerNote({ entry, ledger }, result) {
    for (const { kind, node_id: node } of result.errors) {
        const seen = entry.sightings.find((one) => one.kind === kind && (node === null || one.node === node || one.node.endsWith(`/${node}`)));
        const sentence = seen === undefined ? null : ledgerSentence(ledger, entry.workflow, seen.node, seen.kind);
        if (seen !== undefined && sentence !== null)
            return { kind, node: seen.node, sentence };
    }
    return null;
}
function seenInLedger(files, file, runDir, result, commit) {
    try {
        const account = new RunAccount();
        const reader = new EventReader(account);
        for (const line of files.lines(path.join(runDir, 'events.jsonl')))
            reader.line(line);
        const news = recordInLedger(files, file, account, commit);
        if (!news.ok)
            return { seenBefore: null, problem: `the run is not in the ledger: ${news.error}` };
        const note = ledgerNote(news.value, result);
        const warning = news.value.ledger.warning;
        return {
            seenBefore: note === null ? null : `${note.kind} at ${note.node}: ${note.sentence}`,
            problem: warning === null ? null : `${file}: ${warning}`,
        };
    }
    catch (error) {
        const message = errorMessage(error);
        return { seenBefore: null, problem: `the run is not in the ledger: ${message}` };
    }
}

// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8213);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/files.js
var files = __webpack_require__(2566);
// EXTERNAL MODULE: ./build/cli/run-folder.js
var run_folder = __webpack_require__(7698);
;// CONCATENATED MODULE: ./build/cli/ledger.js









const DEFAULT_FILE = 'ledger.jsonl';
async function runLedger(args, context) {
    const [word, ...operands] = args.operands;
    if (word === 'add')
        return add(operands, args, context);
    if (word === 'show')
        return show(operands, args, context);
    return (0,command/* badUsage */.VT)(context, 'ledger', word === undefined ? 'add or show?' : `${JSON.stringify(word)} is not add or show`);
}
function add(operands, args, context) {
    const [target, ...more] = operands;
    if (target === undefined || more.length > 0)
        return (0,command/* badUsage */.VT)(context, 'ledger', 'give one run: conductor ledger add RUN_DIR');
    const wrong = ['--workflow', '--node', '--kind'].find((name) => args.values.has(name));
    if (wrong !== undefined)
        return (0,command/* badUsage */.VT)(context, 'ledger', `${wrong} is for show`);
    const run = (0,run_folder/* readRun */.cI)(target, context);
    if (!run.ok)
        return (0,command/* refuse */.TR)(context, 'ledger', run.error);
    const file = fileOf(args);
    const news = recordInLedger((0,file_store/* createFileStore */.I)(), external_node_path_.resolve(context.cwd, file), run.value.account, context.env['GITHUB_SHA']);
    if (!news.ok)
        return (0,command/* refuse */.TR)(context, 'ledger', news.error);
    const { entry, ledger } = news.value;
    if (ledger.warning !== null)
        context.terminal.stderr(`conductor ledger: ${file}: ${ledger.warning}\n`);
    const kinds = new Set(entry.sightings.map(({ kind }) => kind)).size;
    const text = `${entry.run_id} is in ${file}: ${kinds === 1 ? '1 kind of error' : `${kinds} kinds of errors`}, ${ledger.runs.length} ${ledger.runs.length === 1 ? 'run' : 'runs'} altogether\n`;
    context.terminal.stdout((0,cli_arguments/* oneValue */.o)(args, '--format') === 'json' ? `${JSON.stringify(entry, null, 2)}\n` : text);
    return 0;
}
function show(operands, args, context) {
    if (operands.length > 0)
        return (0,command/* badUsage */.VT)(context, 'ledger', `${JSON.stringify(operands[0])} is too much; the file is named by --file`);
    const file = fileOf(args);
    const text = (0,files/* readTextFile */.Gu)(external_node_path_.resolve(context.cwd, file));
    if (!text.ok)
        return (0,command/* refuse */.TR)(context, 'ledger', `${file} ${text.error}`);
    const ledger = (0,durability_ledger/* foldLedger */.n2)(text.value);
    if (ledger.runs.length === 0 && ledger.warning !== null)
        return (0,command/* refuse */.TR)(context, 'ledger', `${file}: ${ledger.warning}`);
    const [workflow, node, kind] = ['--workflow', '--node', '--kind'].map((name) => (0,cli_arguments/* oneValue */.o)(args, name));
    const query = {
        ...(workflow == null ? {} : { workflow }),
        ...(node == null ? {} : { node }),
        ...(kind == null ? {} : { kind }),
    };
    const rows = showLedger(ledger, query);
    if ((0,cli_arguments/* oneValue */.o)(args, '--format') === 'json') {
        context.terminal.stdout(`${JSON.stringify(ledgerJson(rows, ledger.warning), null, 2)}\n`);
        return 0;
    }
    if (ledger.warning !== null)
        context.terminal.stderr(`conductor ledger: ${file}: ${ledger.warning}\n`);
    context.terminal.stdout(ledgerText(rows, query));
    return 0;
}
function fileOf(args) {
    return (0,cli_arguments/* oneValue */.o)(args, '--file') ?? DEFAULT_FILE;
}


/***/ }),

/***/ 7057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ startedRun),
/* harmony export */   W5: () => (/* binding */ noteRun),
/* harmony export */   Ye: () => (/* binding */ realPath),
/* harmony export */   _h: () => (/* binding */ fileRules),
/* harmony export */   d3: () => (/* binding */ namedRun),
/* harmony export */   d_: () => (/* binding */ notedRuns),
/* harmony export */   iB: () => (/* binding */ forgetRuns),
/* harmony export */   sL: () => (/* binding */ resumableRun),
/* harmony export */   xo: () => (/* binding */ LAST)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4311);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4429);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3505);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1853);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8213);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2566);









const MAX_ENTRIES = 1000;
const SPARE_ENTRIES = 100;
const MAX_ENTRY_BYTES = 64 * 1024;
function indexFolder(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_4__/* .temporaryBase */ .du)(env), `conductor-runs-${process.getuid?.() ?? 'user'}`);
}
function noteRun(entry, env) {
    try {
        const folder = indexFolder(env);
        (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .f)(folder, 0o700);
        if (!isOurs(folder))
            return;
        const name = `${entry.started.replaceAll('-', '').replaceAll(':', '').replaceAll('.', '')}-${entry.run_id}.json`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name), `${JSON.stringify({ schema_version: 1, ...entry })}\n`, { mode: 0o600 });
        forgetOldest(folder);
    }
    catch {
    }
}
function forgetOldest(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).length <= MAX_ENTRIES + SPARE_ENTRIES)
        return;
    for (const old of entryNames(folder).slice(MAX_ENTRIES))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, old), { force: true });
}
function notedRuns(env) {
    const folder = indexFolder(env);
    if (!isOurs(folder))
        return [];
    return entryNames(folder).flatMap((name) => readEntry(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name)) ?? []);
}
function startedRun(env) {
    return (runId, folder) => {
        const real = realPath(folder);
        return notedRuns(env).find((entry) => entry.run_id === runId && realPath(entry.folder) === real) ?? null;
    };
}
function forgetRuns(folders, env) {
    const index = indexFolder(env);
    if (!isOurs(index))
        return;
    for (const name of entryNames(index)) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(index, name);
        const entry = readEntry(file);
        if (entry === null || folders.has(entry.folder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    }
}
function realPath(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file);
    }
    catch {
        return node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(file);
    }
}
function isOurs(folder) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() === true && (process.getuid === undefined || stats.uid === process.getuid());
}
function entryNames(folder) {
    try {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => name.endsWith('.json'));
        return names.sort().reverse();
    }
    catch {
        return [];
    }
}
function readEntry(file) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file);
        if (!stats.isFile() || stats.size > MAX_ENTRY_BYTES)
            return null;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isJsonObject */ .OW)(value))
            return null;
        const { run_id, workflow, file: source, cwd, folder, started } = value;
        const texts = [run_id, workflow, source, cwd, folder, started];
        if (!texts.every((text) => typeof text === 'string'))
            return null;
        if (Number.isNaN(Date.parse(String(started))) || !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(String(folder)))
            return null;
        return {
            run_id: String(run_id),
            workflow: String(workflow),
            file: String(source),
            cwd: String(cwd),
            folder: String(folder),
            started: String(started),
        };
    }
    catch {
        return null;
    }
}
const LAST = 'last';
function namedRun(target, { cwd, env }) {
    if (target !== LAST) {
        const resolved = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, target);
        const unsafe = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(resolved) === 'folder' ? (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .whyUnsafe */ .TE)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .I)(), resolved) : null;
        return unsafe === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(target) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)(unsafe);
    }
    const here = realPath(cwd);
    const found = notedRuns(env).find((entry) => entry.cwd === here && isThere(entry));
    return found === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)('no run was started in this folder; `conductor runs` lists all') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(found.folder);
}
function resumableRun(target, context) {
    if (!/\.ya?ml$/i.test(target) || (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(context.cwd, target)) !== 'file')
        return namedRun(target, context);
    const file = realPath(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(context.cwd, target));
    const found = notedRuns(context.env).find((entry) => entry.file === file && isThere(entry) && isResumable(entry));
    return found === undefined
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
        : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(found.folder);
}
function isThere({ folder }) {
    return (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(folder) === 'folder';
}
function isResumable({ folder }) {
    const saved = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readCheckpoint */ .HQ)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .I)(), folder);
    return saved.ok && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable);
}
function fileRules(args, { cwd, env }) {
    const given = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_8__/* .oneValue */ .o)(args, '--workflow');
    const named = given === null ? {} : { named: { file: node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, given), fileAsGiven: given } };
    return { ...named, started: startedRun(env) };
}


/***/ }),

/***/ 9765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q6: () => (/* binding */ runInfo),
/* harmony export */   ay: () => (/* binding */ ledgerEntry),
/* harmony export */   jt: () => (/* binding */ LEDGER_WINDOW),
/* harmony export */   mq: () => (/* binding */ addToLedger),
/* harmony export */   n2: () => (/* binding */ foldLedger)
/* harmony export */ });
/* unused harmony export MAX_LEDGER_RUNS */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8314);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1425);


const LEDGER_WINDOW = 20;
const MAX_LEDGER_RUNS = 1000;
const MAX_LEDGER_CHARS = 64 * 1024 * 1024;
const MAX_SIGHTINGS = 500;
const MAX_NAME_CHARS = 400;
function runInfo({ run, ending, errors }) {
    if (run === null)
        return null;
    return {
        run_id: run.runId,
        timestamp: run.timestamp,
        workflow: { name: run.workflow, file: run.file },
        outcome: ending?.outcome ?? 'unknown',
        sightings: errors.sightings().map(({ recoveryAttempts, ...seen }) => ({
            ...seen,
            recovery_attempts: recoveryAttempts,
        })),
    };
}
function ledgerEntry(run) {
    return {
        schema_version: 1,
        run_id: run.run_id.slice(0, MAX_NAME_CHARS),
        timestamp: run.timestamp,
        workflow: { name: run.workflow.name.slice(0, MAX_NAME_CHARS), file: run.workflow.file.slice(0, MAX_NAME_CHARS) },
        outcome: run.outcome,
        ...(run.commit === undefined ? {} : { commit: run.commit.slice(0, MAX_NAME_CHARS) }),
        sightings: run.sightings
            .slice(0, MAX_SIGHTINGS)
            .map((one) => ({ ...one, node: one.node.slice(0, MAX_NAME_CHARS) })),
    };
}
function addToLedger(text, entry) {
    const line = `${JSON.stringify(entry)}\n`;
    const lines = text.split('\n').filter((one) => one.trim() !== '').length;
    if (lines < 2 * MAX_LEDGER_RUNS && text.length < MAX_LEDGER_CHARS / 2) {
        return { append: text === '' || text.endsWith('\n') ? line : `\n${line}` };
    }
    const { runs } = foldLedger(`${text.slice(-MAX_LEDGER_CHARS)}\n${line}`);
    return { replace: runs.map((run) => `${JSON.stringify(run)}\n`).join('') };
}
function foldLedger(text) {
    if (text.length > 2 * MAX_LEDGER_CHARS)
        return { runs: [], warning: 'the ledger is too large and is ignored' };
    const runs = new Map();
    let unusable = 0;
    for (const line of text.split('\n')) {
        if (line.trim() === '')
            continue;
        const entry = entryOf((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(line));
        if (entry === null) {
            unusable += 1;
            continue;
        }
        runs.delete(entry.run_id);
        runs.set(entry.run_id, entry);
    }
    const warning = unusable === 0 ? null : `${unusable} lines of the ledger cannot be read and are left out`;
    return { runs: [...runs.values()].slice(-MAX_LEDGER_RUNS), warning };
}
function entryOf(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) || value['schema_version'] !== 1)
        return null;
    const { run_id: runId, timestamp, workflow, outcome, sightings } = value;
    if (typeof runId !== 'string' || runId === '')
        return null;
    if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp)))
        return null;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(workflow) || typeof workflow['name'] !== 'string' || typeof workflow['file'] !== 'string')
        return null;
    if (typeof outcome !== 'string' || !Array.isArray(sightings))
        return null;
    const { name, file } = workflow;
    const read = sightings.map((one) => ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(one) ? sightingOf(one) : null));
    const whole = read.filter((one) => one !== null);
    if (whole.length !== read.length)
        return null;
    const commit = typeof value['commit'] === 'string' ? { commit: value['commit'] } : {};
    return ledgerEntry({ run_id: runId, timestamp, workflow: { name, file }, outcome, ...commit, sightings: whole });
}
function sightingOf(value) {
    const { node, kind, count, recovered, recovery_attempts: attempts } = value;
    if (typeof node !== 'string' || typeof kind !== 'string' || !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(kind))
        return null;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my)(count) || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my)(recovered) || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my)(attempts))
        return null;
    return { node, kind, count, recovered, recovery_attempts: attempts };
}


/***/ })

};
