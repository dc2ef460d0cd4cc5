"use strict";
exports.id = 1583;
exports.ids = [1583];
exports.modules = {

/***/ 67183:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: function() { return /* binding */ startedRun; },
/* harmony export */   E_: function() { return /* binding */ noting; },
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
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47179);










const FIELDS = {
    run_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg,
    workflow: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg,
    file: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg,
    cwd: _core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg,
    folder: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg)(value) && node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(value),
    started: (value) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .isString */ .Kg)(value) && !Number.isNaN(Date.parse(value)),
};
const isEntry = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .objectShape */ .pr)(FIELDS);
const MAX_ENTRIES = 1000;
function indexFolder(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_1___default().join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_7__/* .temporaryBase */ .du)(env), `conductor-runs-${process.getuid?.() ?? 'user'}`);
}
function noting(observer, { cwd, env }) {
    return {
        ...observer,
        onStarted: (start) => {
            const { runId: run_id, runDir, workflow } = start;
            const folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, runDir ?? '');
            if (runDir !== null && startedRun(env)(run_id, folder) === null) {
                const places = { file: (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc)(workflow.file), cwd: (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc)(cwd), folder };
                noteRun({ run_id, workflow: workflow.settings.name, ...places, started: new Date().toISOString() }, env);
            }
            return observer.onStarted(start);
        },
    };
}
function noteRun(entry, env) {
    (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .tryResult */ .Bh)(() => {
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
        const real = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc)(folder);
        return notedRuns(env).find((entry) => entry.run_id === runId && (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc)(entry.folder) === real) ?? null;
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
    const here = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc)(cwd);
    const found = notedRuns(env).find((entry) => entry.cwd === here && (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(entry.folder) === 'folder');
    return found === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._q)('no run was started in this folder; `conductor runs` lists all') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(found.folder);
}
function resumableRun(target, context) {
    if (!/\.ya?ml$/i.test(target) || (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .entryAt */ ._f)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, target)) !== 'file')
        return namedRun(target, context);
    const file = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRealPath */ .Sc)(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.cwd, target));
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

/***/ 80265:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runRuns: function() { return /* binding */ runRuns; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49445);
/* harmony import */ var _adapters_patience_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35424);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51695);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(62759);
/* harmony import */ var _core_run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29019);
/* harmony import */ var _durability_shards_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37183);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17820);
/* harmony import */ var _run_run_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99870);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(31160);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72918);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(67183);














const LISTED = 20;
const MOST_LISTED = 100_000;
async function runRuns(args, context) {
    const prune = args.value('--prune');
    const age = prune === null ? null : parseAge(prune);
    if (age !== null && !age.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_11__/* .badUsage */ .VT)(context, 'runs', age.error);
    const limit = (0,_command_js__WEBPACK_IMPORTED_MODULE_11__/* .numberUpTo */ .ob)(MOST_LISTED, args.value('--limit') ?? String(LISTED));
    if (limit === null || limit === 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_11__/* .badUsage */ .VT)(context, 'runs', `--limit is a number from 1 to ${MOST_LISTED}`);
    const all = listRuns(context);
    const old = age === null ? [] : all.filter((run) => isOlder(run, Date.now() - age.value));
    for (const { folder } of old)
        removeRun(folder, context);
    (0,_run_index_js__WEBPACK_IMPORTED_MODULE_12__/* .forgetRuns */ .iB)(new Set(old.map(({ folder }) => folder)), context.env);
    const left = all.filter((run) => !old.includes(run));
    if (age !== null)
        context.terminal.stderr(`${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(old.length, 'run')} removed\n`);
    const root = (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .findWorkspace */ .pl)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(context.cwd, 'x'), context.env);
    const here = args.has('--all') ? left : left.filter(({ cwd }) => cwd !== undefined && (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(root, cwd));
    const shown = here.slice(0, limit);
    const rows = shown.map(({ cwd: _, ...run }) => run);
    context.terminal.stdout(args.value('--format') === 'json' ? `${JSON.stringify(rows, null, 2)}\n` : renderTable(rows));
    const hidden = left.length - shown.length;
    if (hidden > 0)
        context.terminal.stderr(`${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(hidden, 'more run')} on this machine: --all, --limit N\n`);
    return 0;
}
const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 };
function parseAge(text) {
    const [, count = '', unit = ''] = /^(\d{1,6})([mhd])$/.exec(text.trim()) ?? [];
    const length = UNITS[unit];
    if (length === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__/* .err */ ._q)(`--prune ${JSON.stringify(text)} is not an age; write 30d, 12h or 90m`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__.ok)(Number(count) * length);
}
function listRuns({ env }) {
    const noted = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_12__/* .notedRuns */ .d_)(env);
    const known = new Set(noted.map(({ folder }) => folder));
    const base = (0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_8__/* .runsFolder */ .Xc)(env);
    const entries = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__/* .attemptedOr */ .w6)([], () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(base, { withFileTypes: true }));
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => node_path__WEBPACK_IMPORTED_MODULE_1___default().join(base, name));
    const others = folders.filter((folder) => !known.has(folder));
    return [...noted, ...others.flatMap(describeUnindexed)]
        .flatMap(toListedRun)
        .sort((a, b) => Date.parse(b.started) - Date.parse(a.started));
}
function toListedRun({ folder, workflow, started, run_id, cwd }) {
    const result = (0,_run_run_folder_js__WEBPACK_IMPORTED_MODULE_9__/* .resultIn */ .Do)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), folder);
    if (result === null && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'events.jsonl')))
        return [];
    const outcome = result?.outcome ?? 'unfinished';
    const place = cwd === undefined ? {} : { cwd };
    return [{ workflow: result?.workflow.name ?? workflow, outcome, started, folder, run_id, ...place }];
}
function describeUnindexed(folder) {
    const [, workflow = '', date = '', time = '', run_id = ''] = /^(.+)-(\d{8})T(\d{6})Z-([0-9a-f]+)$/.exec(node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(folder)) ?? [];
    const started = `${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}.000Z`;
    return Number.isNaN(Date.parse(started)) ? [] : [{ folder, workflow, started, run_id }];
}
function isOlder({ folder, started }, limit) {
    const events = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'events.jsonl'), { throwIfNoEntry: false });
    return Math.max(Date.parse(started), events?.mtimeMs ?? 0) < limit;
}
function removeRun(folder, context) {
    const removed = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_13__/* .tryResult */ .Bh)(() => {
        if ((0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveRealPath */ .Sc)(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(folder)) === (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveRealPath */ .Sc)((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_8__/* .runsFolder */ .Xc)(context.env))) {
            (0,_adapters_patience_js__WEBPACK_IMPORTED_MODULE_3__/* .patiently */ .d)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true }));
            return;
        }
        const names = [..._core_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .RUN_FILE_NAMES */ .eL, ...(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter(_core_run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .isOwnerFile */ .cM)];
        for (const name of names)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name), { force: true });
        for (const each of [node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, _durability_shards_js__WEBPACK_IMPORTED_MODULE_7__/* .PLAN_FOLDER */ .Vx), folder])
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(each) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(each).length === 0)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(each);
    });
    if (!removed.ok)
        context.terminal.stderr(`conductor runs: ${folder} cannot be removed: ${removed.error}\n`);
}
function renderTable(runs) {
    if (runs.length === 0)
        return 'no runs\n';
    const rows = runs.map(({ workflow, outcome, started, folder }) => [
        (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_10__/* .oneLine */ .TN)(workflow, 60),
        outcome,
        started.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'),
        folder,
    ]);
    const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return `${rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')}\n`;
}


/***/ }),

/***/ 76551:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CY: function() { return /* binding */ namesReadWithin; },
/* harmony export */   DQ: function() { return /* binding */ namesRead; },
/* harmony export */   Sf: function() { return /* binding */ namesReadBy; },
/* harmony export */   WG: function() { return /* binding */ namesReadIn; },
/* harmony export */   Zg: function() { return /* binding */ isReadInside; }
/* harmony export */ });
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(653);
/* harmony import */ var _rules_templates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21014);


const BARE = new Set(['when', 'source', 'allow_if']);
function namesRead(step, { templateFiles }) {
    const names = namesOfSteps.get(step) ?? namesReadBy(step, templateFiles);
    namesOfSteps.set(step, names);
    return names;
}
const namesOfSteps = new WeakMap();
function namesReadWithin(step, workflow) {
    const members = step.type === 'parallel' ? step.agents.flatMap((name) => workflow.steps.get(name) ?? []) : [];
    return new Set([step, ...members].flatMap((each) => [...namesRead(each, workflow)]));
}
function namesReadIn(condition) {
    return new Set(namesInText(condition, 'when', undefined));
}
function namesReadBy(data, files) {
    const names = new Set();
    (0,_rules_templates_js__WEBPACK_IMPORTED_MODULE_1__/* .eachText */ .hj)(data, [], (text, path) => {
        const field = path.findLast((part) => typeof part === 'string');
        for (const name of namesInText(text, field, files))
            names.add(name);
    });
    return names;
}
function isReadInside(workflow, node) {
    const { policies, hooks, error_routes: errorRoutes, env } = workflow.settings;
    if (policies?.some(({ type }) => type === 'command') === true)
        return true;
    const names = namesReadBy([workflow.output, hooks, errorRoutes, env, policies], workflow.templateFiles);
    return names.has(node) || [...workflow.steps.values()].some((step) => namesReadWithin(step, workflow).has(node));
}
function namesInText(text, field, files) {
    if (field === 'input')
        return [text.split(/[.?]/)[0] ?? ''];
    const isText = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isTemplate */ .Fl)(text);
    if (!isText && !BARE.has(field ?? ''))
        return [];
    const parsed = isText ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTemplate */ .QC)(text, { files: files?.get(text) }) : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseExpression */ .YK)(text);
    if (!parsed.ok)
        return [];
    const inFiles = 'namesInFiles' in parsed.value ? parsed.value.namesInFiles : [];
    return [...parsed.value.references.map(({ path }) => path[0] ?? ''), ...inFiles];
}


/***/ }),

/***/ 21014:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nn: function() { return /* binding */ dashedName; },
/* harmony export */   Q2: function() { return /* binding */ templateUse; },
/* harmony export */   QD: function() { return /* binding */ conditionForm; },
/* harmony export */   RR: function() { return /* binding */ syntaxHint; },
/* harmony export */   Ub: function() { return /* binding */ functionHint; },
/* harmony export */   hj: function() { return /* binding */ eachText; },
/* harmony export */   j5: function() { return /* binding */ contextHint; },
/* harmony export */   r3: function() { return /* binding */ templatesOf; },
/* harmony export */   r4: function() { return /* binding */ parseText; }
/* harmony export */ });
/* harmony import */ var _core_cached_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4644);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99448);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(653);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);





function conditionForm(source) {
    return (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isTemplate */ .Fl)(source) ? 'template' : 'expression';
}
function parseText(source, form, files) {
    const result = form === 'expression' ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseExpression */ .YK)(source) : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTemplate */ .QC)(source, { comments: form !== 'run', files });
    return result.ok ? { references: result.value.references, failure: null } : { references: [], failure: result.error };
}
function templateUse(use) {
    return { ...use, parsed: parseText(use.source, use.form) };
}
function eachText(value, path, visit) {
    if (typeof value === 'string')
        visit(value, path);
    else if (Array.isArray(value))
        for (const [index, item] of value.entries())
            eachText(item, [...path, index], visit);
    else if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value))
        for (const [key, item] of Object.entries(value))
            eachText(item, [...path, key], visit);
}
const templatesOf = (0,_core_cached_js__WEBPACK_IMPORTED_MODULE_4__/* .memoize */ .B)((workflow) => [
    ...fileTemplates(workflow),
    ...(0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .sitesOf */ .Yc)(workflow).flatMap((site) => [...stepTemplates(site), ...routeTemplates((0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listRoutes */ .Bn)(workflow, site))]),
]);
function templatesIn(value, at, form, scope, site) {
    const uses = [];
    eachText(value, at, (source, path) => {
        if (source.includes('{'))
            uses.push(templateUse({ source, path, form, scope, site }));
    });
    return uses;
}
function fileTemplates(workflow) {
    const { hooks, env, policies = [] } = workflow.settings;
    const templatesAt = (value, path, scope) => templatesIn(value, path, 'template', scope, null);
    return [
        ...templatesAt(env, ['workflow', 'env'], 'node'),
        ...templatesAt(hooks?.on_start, ['workflow', 'hooks', 'on_start'], 'hook'),
        ...templatesAt(hooks?.on_complete, ['workflow', 'hooks', 'on_complete'], 'complete-hook'),
        ...templatesAt(hooks?.on_error, ['workflow', 'hooks', 'on_error'], 'error-hook'),
        ...templatesAt(workflow.output, ['output'], 'output'),
        ...policies.flatMap((policy, index) => {
            if (policy.type !== 'expression')
                return [];
            return conditionUse(policy.allow_if, ['workflow', 'policies', index, 'allow_if'], 'policy', null);
        }),
        ...routeTemplates((0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listRoutes */ .Bn)(workflow, null)),
    ];
}
function conditionUse(source, path, scope, site) {
    return templateUse({ source, path, form: conditionForm(source), scope, site, isCondition: true });
}
const ROUTE_FIELDS = [['output'], ['recover', 'output'], ['halt', 'message'], ['escalate', 'title']];
function routeTemplates(routes) {
    return routes.flatMap(({ route, path, site }) => {
        const { when } = route;
        const scope = route.on_error === undefined ? 'success-route' : 'error-route';
        const condition = when === undefined ? [] : [conditionUse(when, [...path, 'when'], scope, site)];
        const fields = ROUTE_FIELDS.flatMap((field) => {
            const as = field[0] === 'halt' ? 'error-route' : scope;
            return valuesAt(route, field, path).flatMap(([value, at]) => templatesIn(value, at, 'template', as, site));
        });
        return [...condition, ...fields];
    });
}
function stepTemplates(site) {
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_1__/* .STEP_TYPES */ .FU[site.step.type].templates.flatMap(({ path, form, scope }) => valuesAt(site.step, path, site.path).flatMap(([value, at]) => templatesIn(value, at, form, scope, site)));
}
function valuesAt(value, path, at) {
    const [name, ...rest] = path;
    if (name === undefined)
        return [[value, at]];
    if (name !== '*')
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) ? valuesAt(value[name], rest, [...at, name]) : [];
    return Array.isArray(value) ? value.flatMap((item, index) => valuesAt(item, rest, [...at, index])) : [];
}
const LONGEST_SEARCHED = 10_000;
const OPERATORS = [
    [/^[=!]?==/, 'compare with `==` or `!=`'],
    [/^=/, 'compare with `==`'],
    [/^&&?/, 'write `and`'],
    [/^\|\|?/, 'write `or`'],
    [/^!/, 'write `not`'],
    [/^\?\?/, "write `value | default('x')`"],
    [/^\?\./, 'write `.`, and `| default(none)` behind what may be missing'],
    [/^\?/, "write `'x' if condition else 'y'`"],
];
function syntaxHint(source, line, column, message) {
    if (/^'\}' closes nothing|^expected '\}\}', found the end/.test(message))
        return 'a template ends with `}}`';
    if (/^expected '%\}', found the end/.test(message))
        return 'a statement ends with `%}`';
    if (/^there is no filter '[^']+'$/.test(message))
        return 'the filters, such as `upper`, `length`, `default`, `join` and `tojson`, are listed in docs/templates.md';
    if (/^there is no statement '(?:foreach|each|while|loop)'$/.test(message))
        return 'write `{% for x in list %}...{% endfor %}`';
    const text = textAround(source, line, column);
    return OPERATORS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
function textAround(source, line, column) {
    const text = [...(source.split(/\r\n|\r|\n/)[line - 1] ?? '')];
    let start = column - 1;
    while (start > 0 && /[=!&|?]/.test(text[start - 1] ?? ''))
        start -= 1;
    return text.slice(start).join('');
}
const FUNCTIONS = {
    always: 'a route without `when` is always taken; what runs whatever happens stands under `workflow.finally`',
    success: 'a route without `on_error` is for success: leave the condition out',
    failure: 'a route for failures names their kinds instead of a condition: `on_error: external.git.drift`',
    contains: "write `'text' in stdout`",
    startsWith: "write `stdout.startswith('text')`",
    endsWith: "write `stdout.endswith('text')`",
    fromJSON: 'the fields of a JSON object that a script prints are fields of its output',
    toJSON: 'write `value | tojson`',
    format: "write `'%s' | format(value)`, or put the template into the text",
    join: "write `list | join(', ')`",
};
function functionHint(name, source) {
    const hint = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownEntry */ .Pl)(FUNCTIONS, name);
    return hint !== undefined && new RegExp(`\\b${name}\\s*\\(`).test(source) ? hint : null;
}
function contextHint(path, inputs = {}) {
    const [root = '', first, second, third] = path;
    if (Object.hasOwn(inputs, root))
        return `did you mean \`workflow.input.${root}\`?`;
    const variable = `\`\${${first ?? 'NAME'}}\``;
    if (root === 'inputs' || root === 'input')
        return `did you mean \`workflow.input${first === undefined ? '' : `.${first}`}\`?`;
    if (root === 'env')
        return `templates do not see the environment; write ${variable}, which is filled in when the file is loaded`;
    if (root === 'secrets')
        return `declare an input with \`secret: true\` and hand it over, or write ${variable} for a variable of the step`;
    if (['matrix', 'needs', 'vars', 'runner', 'job', 'strategy'].includes(root))
        return 'declare an input under `workflow.input`, and hand the value over with `inputs:` of the action';
    if (!['steps', 'nodes', 'agents'].includes(root))
        return null;
    if (first === undefined)
        return 'a node is read by its name: `node.output.field`';
    const field = third !== undefined && (second === 'outputs' || second === 'output') ? `.${third}` : '';
    return `did you mean \`${first}.output${field}\`?`;
}
function dashedName(root, source, names) {
    if (source.length > LONGEST_SEARCHED || !(source.includes(`${root}-`) || source.includes(`-${root}`)))
        return null;
    return [...names].find((name) => /-/.test(name) && name.split('-').includes(root) && source.includes(name)) ?? null;
}


/***/ })

};
;