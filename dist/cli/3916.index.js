"use strict";
exports.id = 3916;
exports.ids = [3916];
exports.modules = {

/***/ 3916:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runResume: function() { return /* binding */ runResume; },
/* harmony export */   shardFolders: function() { return /* binding */ shardFolders; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8935);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2759);
/* harmony import */ var _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5094);
/* harmony import */ var _run_resume_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8678);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9247);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2918);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7642);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9564);
/* harmony import */ var _run_request_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6556);











async function runResume(args, context) {
    const [folder = '', ...more] = args.operands;
    const part = partOf(args, more, context);
    if (!part.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .badUsage */ .VT)(context, 'resume', part.error);
    if (more.length > 0 && part.value.join === undefined)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .badUsage */ .VT)(context, 'resume', `one run at a time; ${JSON.stringify(more[0])} is too much`);
    const from = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_5__/* .oneValue */ .o1)(args, '--from');
    if (from !== null && /[\\/]|\.(json|ya?ml)$/i.test(from)) {
        const advice = 'to resume a run, give its folder without --from: conductor resume RUN_DIR';
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .badUsage */ .VT)(context, 'resume', `--from names a node, and ${JSON.stringify(from)} looks like a path; ${advice}`);
    }
    const asked = (0,_run_request_js__WEBPACK_IMPORTED_MODULE_9__/* .runRequest */ .BN)(args, context, null);
    if (!asked.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .badUsage */ .VT)(context, 'resume', asked.error);
    const named = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_8__/* .resumableRun */ .sL)(folder, context);
    if (!named.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .badUsage */ .VT)(context, 'resume', named.error);
    const interrupts = (0,_adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_2__/* .cancelOnSignals */ .d)();
    const request = {
        ...asked.value,
        ...(0,_run_index_js__WEBPACK_IMPORTED_MODULE_8__/* .fileRules */ ._h)(args, context),
        cancel: interrupts.signal,
        folder: named.value,
        from,
        resetBreakers: args.flags.has('--reset-breakers'),
        ...(part.value.join === undefined ? {} : { join: part.value.join }),
    };
    const { shard } = part.value;
    const result = await (shard === undefined ? (0,_run_resume_js__WEBPACK_IMPORTED_MODULE_4__/* .resumeRun */ .ZL)(request) : (0,_run_resume_js__WEBPACK_IMPORTED_MODULE_4__/* .runShard */ .Ek)({ ...request, ...shard }));
    interrupts.release();
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_7__.printResult)(result, (0,_arguments_js__WEBPACK_IMPORTED_MODULE_5__/* .oneValue */ .o1)(args, '--format') ?? 'text', context);
}
function partOf(args, folders, context) {
    const text = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_5__/* .oneValue */ .o1)(args, '--shard');
    const [, index, of] = /^(\d+)\/(\d+)$/.exec(text ?? '') ?? [];
    if (text !== null && index === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(`--shard ${JSON.stringify(text)} is not I/N`);
    const out = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_5__/* .oneValue */ .o1)(args, '--run-dir');
    const isJoin = args.flags.has('--join');
    const requireAll = args.flags.has('--require-all');
    const asked = ['--shards', '--shard', '--from', '--join'].filter((name) => args.values.has(name) || args.flags.has(name));
    if (asked.length > 1 && asked.join() !== '--shards,--from')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(`${asked.join(' and ')} do not go together`);
    if (text !== null && out === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)('--shard needs --run-dir DIR, the folder of the shard');
    if (text === null && out !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)('--run-dir goes with --shard; a resume goes on in its own folder');
    if (!isJoin && requireAll)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)('--require-all goes with --join');
    if (out !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)({ shard: { shard: { index: Number(index), of: Number(of) }, out } });
    if (!isJoin)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)({});
    const found = shardFolders(folders, context.cwd);
    return found.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)({ join: { folders: found.value, requireAll } }) : found;
}
function shardFolders(named, cwd) {
    const found = [];
    for (const name of named) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, name);
        if (isShard(folder)) {
            found.push(folder);
            continue;
        }
        const inside = entriesOf(folder);
        if (inside === null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(`there is no folder ${name}`);
        const folders = inside.map((entry) => node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, entry)).filter((each) => entriesOf(each) !== null);
        const wrong = folders.find((each) => !isShard(each) && entriesOf(each)?.length !== 0);
        if (wrong !== undefined)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(`${node_path__WEBPACK_IMPORTED_MODULE_1___default().join(name, node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(wrong))} is not the folder of a shard`);
        if (folders.length === 0 && inside.length > 0)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._)(`${name} is not the folder of a shard`);
        found.push(...folders.filter(isShard));
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)(found);
}
function isShard(folder) {
    return [_durability_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECKPOINT_FILE */ .S5, _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL_FILE */ .RD].some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, name)));
}
function entriesOf(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)
            .filter((name) => !name.startsWith('.'))
            .sort();
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 7642:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printResult: function() { return /* binding */ printResult; },
/* harmony export */   runRun: function() { return /* binding */ runRun; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8935);
/* harmony import */ var _config_finding_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4054);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1695);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5872);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5262);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9247);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2918);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9564);
/* harmony import */ var _run_request_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6556);











async function runRun(args, context) {
    const [file = '', extra] = args.operands;
    if (extra !== undefined) {
        const hint = /^[\w.-]+=/.test(extra)
            ? `inputs are given with -i: -i ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_10__/* .shellPath */ .G9)(extra)}`
            : `one file at a time; ${JSON.stringify(extra)} is too much`;
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .badUsage */ .VT)(context, 'run', hint);
    }
    const asked = (0,_run_request_js__WEBPACK_IMPORTED_MODULE_9__/* .runRequest */ .BN)(args, context, file);
    if (!asked.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .badUsage */ .VT)(context, 'run', asked.error);
    const interrupts = (0,_adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_1__/* .cancelOnSignals */ .d)();
    const request = { ...asked.value, cancel: interrupts.signal };
    const format = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__/* .oneValue */ .o1)(args, '--format') ?? 'text';
    if (args.flags.has('--dry-run')) {
        const { dryRun } = await __webpack_require__.e(/* import() */ 4342).then(__webpack_require__.bind(__webpack_require__, 4342));
        const refuse = (invalid) => printResult(invalid, format, context);
        return dryRun(request, format, context, refuse).finally(interrupts.release);
    }
    const page = args.flags.has('--watch') ? (await Promise.all(/* import() */[__webpack_require__.e(3466), __webpack_require__.e(8060)]).then(__webpack_require__.bind(__webpack_require__, 8060))).ownPage(context) : null;
    const { observer } = request;
    const followed = noting(page?.following(observer) ?? observer, request.file, context);
    const result = await (0,_run_index_js__WEBPACK_IMPORTED_MODULE_5__/* .run */ .eF)({ ...request, runDir: (0,_arguments_js__WEBPACK_IMPORTED_MODULE_6__/* .oneValue */ .o1)(args, '--run-dir'), observer: followed });
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
                const places = { file: (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(file), cwd: (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(cwd), folder: node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, runDir) };
                (0,_run_index_js__WEBPACK_IMPORTED_MODULE_8__/* .noteRun */ .W5)({ run_id, workflow: workflow.settings.name, ...places, started: new Date().toISOString() }, env);
            }
            return observer.started(start);
        },
    };
}
function printResult(result, format, context) {
    const { terminal } = context;
    if (format === 'json')
        terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(result.result, 2)}\n`);
    else if (result.status === 'invalid')
        terminal.stderr(`${(0,_config_finding_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFindings */ .vO)(result.findings, result.sources, terminal.color)}\n`);
    else if (result.hasOutput && result.output !== null)
        terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(result.output, 2)}\n`);
    return result.result.exit_code;
}


/***/ })

};
;