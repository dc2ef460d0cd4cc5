"use strict";
exports.id = 3916;
exports.ids = [3916];
exports.modules = {

/***/ 33916:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runResume: function() { return /* binding */ runResume; },
/* harmony export */   shardFolders: function() { return /* binding */ shardFolders; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49445);
/* harmony import */ var _adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38935);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(62759);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87451);
/* harmony import */ var _durability_shards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37183);
/* harmony import */ var _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5094);
/* harmony import */ var _run_resume_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88678);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72918);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67642);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67183);
/* harmony import */ var _run_request_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(46556);













async function runResume(args, context) {
    const [folder = '', ...more] = args.operands;
    const part = partOf(args, folder, more, context);
    if (!part.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .badUsage */ .VT)(context, 'resume', part.error);
    if (more.length > 0 && part.value.join === undefined)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .badUsage */ .VT)(context, 'resume', `one run at a time; ${JSON.stringify(more[0])} is too much`);
    const from = args.value('--from');
    if (from !== null && /[\\/]|\.(json|ya?ml)$/i.test(from)) {
        const advice = 'to resume a run, give its folder without --from: conductor resume RUN_DIR';
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .badUsage */ .VT)(context, 'resume', `--from names a node, and ${JSON.stringify(from)} looks like a path; ${advice}`);
    }
    const asked = (0,_run_request_js__WEBPACK_IMPORTED_MODULE_11__/* .runRequest */ .BN)(args, context, null);
    if (!asked.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .badUsage */ .VT)(context, 'resume', asked.error);
    const named = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_10__/* .resumableRun */ .sL)(folder, context);
    if (!named.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .badUsage */ .VT)(context, 'resume', named.error);
    const interrupts = (0,_adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_3__/* .cancelOnSignals */ .d)();
    const request = {
        ...asked.value,
        ...(0,_run_index_js__WEBPACK_IMPORTED_MODULE_10__/* .fileRules */ ._h)(args, context),
        cancel: interrupts.signal,
        folder: named.value,
        from,
        resetBreakers: args.has('--reset-breakers'),
        ...(part.value.join === undefined ? {} : { join: part.value.join }),
    };
    const { shard } = part.value;
    const result = await (shard === undefined ? (0,_run_resume_js__WEBPACK_IMPORTED_MODULE_7__/* .resumeRun */ .ZL)(request) : (0,_run_resume_js__WEBPACK_IMPORTED_MODULE_7__/* .runShard */ .Ek)({ ...request, ...shard }));
    interrupts.release();
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_9__.printResult)(result, args.value('--format') ?? 'text', context);
}
function partOf(args, plan, folders, context) {
    const text = args.value('--shard');
    const [, index, of] = /^(\d+)\/(\d+)$/.exec(text ?? '') ?? [];
    if (text !== null && index === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`--shard ${JSON.stringify(text)} is not I/N`);
    const out = args.value('--run-dir');
    const isJoin = args.has('--join');
    const requireAll = args.has('--require-all');
    const asked = ['--shards', '--shard', '--from', '--join'].filter((name) => args.has(name));
    if (asked.length > 1 && asked.join() !== '--shards,--from')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`${asked.join(' and ')} do not go together`);
    if (text !== null && out === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)('--shard needs --run-dir DIR, the folder of the shard');
    if (text === null && out !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)('--run-dir goes with --shard; a resume goes on in its own folder');
    if (!isJoin && requireAll)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)('--require-all goes with --join');
    if (out !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)({ shard: { shard: { index: Number(index), of: Number(of) }, out } });
    if (!isJoin)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)({});
    const found = shardFolders(folders, context.cwd, hasNoShards(plan, context.cwd));
    return found.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)({ join: { folders: found.value, requireAll } }) : found;
}
function hasNoShards(folder, cwd) {
    const files = (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)();
    const resolved = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, folder);
    if ((0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_4__/* .whyUnsafe */ .TE)(files, resolved) !== null)
        return false;
    const plan = (0,_durability_shards_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlan */ .m3)(files, resolved);
    return plan.ok && plan.value.shards === 0;
}
function shardFolders(named, cwd, mayBeMissing = false) {
    const found = [];
    for (const name of named) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, name);
        if (isShard(folder)) {
            found.push(folder);
            continue;
        }
        const inside = entriesOf(folder);
        if (inside === null && mayBeMissing)
            continue;
        if (inside === null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`there is no folder ${name}`);
        const folders = inside.map((entry) => node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, entry)).filter((each) => entriesOf(each) !== null);
        const wrong = folders.find((each) => !isShard(each) && entriesOf(each)?.length !== 0);
        if (wrong !== undefined)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`${node_path__WEBPACK_IMPORTED_MODULE_1___default().join(name, node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(wrong))} is not the folder of a shard`);
        if (folders.length === 0 && inside.length > 0)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`${name} is not the folder of a shard`);
        found.push(...folders.filter(isShard));
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)(found);
}
function isShard(folder) {
    return [_durability_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .CHECKPOINT_FILE */ .S5, _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .JOURNAL_FILE */ .RD].some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name)));
}
function entriesOf(folder) {
    const names = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .attempted */ .zU)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder));
    return names.ok ? names.value.filter((name) => !name.startsWith('.')).sort() : null;
}


/***/ }),

/***/ 67642:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printResult: function() { return /* binding */ printResult; },
/* harmony export */   runRun: function() { return /* binding */ runRun; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38935);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51695);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80020);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55872);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72918);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67183);
/* harmony import */ var _run_request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46556);








async function runRun(args, context) {
    const [file = ''] = args.operands;
    const asked = (0,_run_request_js__WEBPACK_IMPORTED_MODULE_7__/* .runRequest */ .BN)(args, context, file);
    if (!asked.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .badUsage */ .VT)(context, 'run', asked.error);
    const interrupts = (0,_adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_1__/* .cancelOnSignals */ .d)();
    const request = { ...asked.value, cancel: interrupts.signal };
    const format = args.value('--format') ?? 'text';
    if (args.has('--dry-run')) {
        const { dryRun } = await __webpack_require__.e(/* import() */ 4342).then(__webpack_require__.bind(__webpack_require__, 4342));
        const refuse = (invalid) => printResult(invalid, format, context);
        return dryRun(request, format, context, refuse).finally(interrupts.release);
    }
    const page = args.has('--watch') ? (await Promise.all(/* import() */[__webpack_require__.e(7684), __webpack_require__.e(771), __webpack_require__.e(6699)]).then(__webpack_require__.bind(__webpack_require__, 16699))).ownPage(context) : null;
    const { observer } = request;
    const followed = noting(page?.following(observer) ?? observer, request.file, context);
    const result = await (0,_run_index_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .eF)({ ...request, runDir: args.value('--run-dir'), observer: followed });
    await page?.finish(interrupts.signal.aborted);
    interrupts.release();
    return printResult(result, format, context);
}
function noting(observer, file, { cwd, env }) {
    return {
        ...observer,
        started: (start) => {
            const { runId: run_id, runDir, workflow } = start;
            if (runDir !== null) {
                const places = { file: (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOf */ .dN)(file), cwd: (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .realPathOf */ .dN)(cwd), folder: node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, runDir) };
                (0,_run_index_js__WEBPACK_IMPORTED_MODULE_6__/* .noteRun */ .W5)({ run_id, workflow: workflow.settings.name, ...places, started: new Date().toISOString() }, env);
            }
            return observer.started(start);
        },
    };
}
function printResult(result, format, context) {
    const { terminal } = context;
    if (format === 'json')
        terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s$)(result.result, 2)}\n`);
    else if (result.status === 'invalid')
        (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .printFindings */ .c2)(context, result.findings, result.sources);
    else if (result.hasOutput && result.output !== null)
        terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s$)(result.output, 2)}\n`);
    return result.result.exit_code;
}


/***/ })

};
;