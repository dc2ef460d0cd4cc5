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
    const part = readPart(args, folder, more, context);
    if (!part.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .badUsage */ .VT)(context, 'resume', part.error);
    if (more.length > 0 && part.value.join === undefined)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .badUsage */ .VT)(context, 'resume', `one run at a time; ${JSON.stringify(more[0])} is too much`);
    const from = args.value('--from');
    if (from !== null && /[\\/]|\.(json|ya?ml)$/i.test(from)) {
        const advice = 'to resume a run, give its folder without --from: conductor resume RUN_DIR';
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .badUsage */ .VT)(context, 'resume', `--from names a node, and ${JSON.stringify(from)} looks like a path; ${advice}`);
    }
    const asked = (0,_run_request_js__WEBPACK_IMPORTED_MODULE_11__.createCommandRequest)(args, context, null);
    if (!asked.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .badUsage */ .VT)(context, 'resume', asked.error);
    const named = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_10__/* .resumableRun */ .sL)(folder, context);
    if (!named.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .badUsage */ .VT)(context, 'resume', named.error);
    const interrupts = (0,_adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_3__/* .cancelOnSignals */ .d)();
    const request = {
        ...asked.value,
        ...(0,_run_index_js__WEBPACK_IMPORTED_MODULE_10__/* .fileRules */ ._h)(args, context),
        observer: (0,_run_index_js__WEBPACK_IMPORTED_MODULE_10__/* .noting */ .E_)(asked.value.observer, context),
        cancel: interrupts.signal,
        folder: named.value,
        from,
        resetBreakers: args.has('--reset-breakers'),
        ...(part.value.join === undefined ? {} : { join: part.value.join }),
    };
    const { shard } = part.value;
    const { deliver: _, ...untold } = request;
    const result = await (shard === undefined ? (0,_run_resume_js__WEBPACK_IMPORTED_MODULE_7__/* .resumeRun */ .ZL)(request) : (0,_run_resume_js__WEBPACK_IMPORTED_MODULE_7__/* .runShard */ .Ek)({ ...untold, ...shard, isShard: true }));
    interrupts.release();
    if (shard === undefined)
        (0,_run_js__WEBPACK_IMPORTED_MODULE_9__.noteInLedger)(args, context, result);
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_9__.printResult)(result, args.value('--format') ?? 'text', context);
}
function readPart(args, plan, folders, context) {
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
        const inside = listFolder(folder);
        if (inside === null && mayBeMissing)
            continue;
        if (inside === null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(`there is no folder ${name}`);
        const folders = inside.map((entry) => node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, entry)).filter((each) => listFolder(each) !== null);
        const wrong = folders.find((each) => !isShard(each) && listFolder(each)?.length !== 0);
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
function listFolder(folder) {
    const names = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .tryResult */ .Bh)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder));
    return names.ok ? names.value.filter((name) => !name.startsWith('.')).sort() : null;
}


/***/ }),

/***/ 67642:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   noteInLedger: function() { return /* binding */ noteInLedger; },
/* harmony export */   printResult: function() { return /* binding */ printResult; },
/* harmony export */   runRun: function() { return /* binding */ runRun; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49445);
/* harmony import */ var _adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38935);
/* harmony import */ var _core_abort_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(44366);
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36657);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _durability_ledger_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42158);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55872);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95262);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72918);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47179);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67183);
/* harmony import */ var _run_request_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(46556);













async function runRun(args, context) {
    const [file = ''] = args.operands;
    const asked = (0,_run_request_js__WEBPACK_IMPORTED_MODULE_11__.createCommandRequest)(args, context, file);
    if (!asked.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .badUsage */ .VT)(context, 'run', asked.error);
    if (isScenarioFile(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(context.cwd, file)))
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .refuse */ .TR)(context, 'run', `${file} is a scenario file: use conductor test ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_7__/* .shellPath */ .G9)(file)}`);
    const interrupts = (0,_adapters_interrupts_js__WEBPACK_IMPORTED_MODULE_2__/* .cancelOnSignals */ .d)();
    const request = { ...asked.value, cancel: interrupts.signal };
    const format = args.value('--format') ?? 'text';
    if (args.has('--dry-run')) {
        const { dryRun } = await __webpack_require__.e(/* import() */ 4342).then(__webpack_require__.bind(__webpack_require__, 4342));
        const reject = (invalid) => printResult(invalid, format, context);
        return dryRun(request, format, context, reject).finally(interrupts.release);
    }
    const page = args.has('--watch') ? (await Promise.all(/* import() */[__webpack_require__.e(7684), __webpack_require__.e(771), __webpack_require__.e(9080)]).then(__webpack_require__.bind(__webpack_require__, 16699))).ownPage(context) : null;
    const { observer } = request;
    const followed = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_10__/* .noting */ .E_)(page?.following(observer) ?? observer, context);
    const result = await (0,_run_index_js__WEBPACK_IMPORTED_MODULE_6__/* .run */ .eF)({ ...request, runDir: args.value('--run-dir'), observer: followed });
    if (page !== null && context.terminal.stderrIsTerminal && !interrupts.signal.aborted) {
        context.terminal.stderr('conductor: the page stays until Ctrl-C\n');
        await (0,_core_abort_js__WEBPACK_IMPORTED_MODULE_12__/* .waitForAbort */ .zO)(interrupts.signal);
    }
    await page?.finish(interrupts.signal.aborted);
    noteInLedger(args, context, result);
    interrupts.release();
    return printResult(result, format, context);
}
function isScenarioFile(file) {
    const text = /\.ya?ml$/.test(file) ? (0,_files_js__WEBPACK_IMPORTED_MODULE_9__/* .readTextFile */ .Gu)(file) : null;
    return text?.ok === true && /^scenarios:/m.test(text.value) && !/^(?:agents|nodes):/m.test(text.value);
}
function noteInLedger(args, context, result) {
    const file = args.file('--ledger', context.cwd);
    if (file === null || result.status !== 'ended' || result.runDir === null)
        return;
    const built = { commit: context.env['GITHUB_SHA'], branch: (0,_core_github_js__WEBPACK_IMPORTED_MODULE_3__/* .findBranch */ .E0)(context.env) };
    const { problem } = (0,_durability_ledger_file_js__WEBPACK_IMPORTED_MODULE_5__/* .seenInLedger */ .OQ)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_1__/* .createFileStore */ .IF)(), file, result.runDir, result.result, built);
    if (problem !== null)
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .complain */ .cc)(context, `conductor: ${problem}`);
}
function printResult(result, format, context) {
    const { terminal } = context;
    if (format === 'json')
        terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(result.result, 2)}\n`);
    else if (result.status === 'invalid')
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .printFindings */ .c2)(context, result.findings, result.sources);
    else if (result.hasOutput && result.output !== null)
        terminal.stdout(`${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(result.output, 2)}\n`);
    return result.result.exit_code;
}


/***/ })

};
;