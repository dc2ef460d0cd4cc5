"use strict";
exports.id = 2510;
exports.ids = [2510];
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
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36657);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99538);
/* harmony import */ var _durability_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71355);
/* harmony import */ var _durability_ledger_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42158);
/* harmony import */ var _durability_ledger_view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93793);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72918);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47179);
/* harmony import */ var _inspect_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87684);










const DEFAULT_FILE = 'ledger.jsonl';
const FILTERS = ['workflow', 'node', 'kind'];
async function runLedger(args, context) {
    const [word, ...operands] = args.operands;
    if (word === 'add')
        return add(operands, args, context);
    if (word === 'show')
        return show(operands, args, context);
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .badUsage */ .VT)(context, 'ledger', `${JSON.stringify(word)} is not add or show`);
}
function add(operands, args, context) {
    const [target, ...more] = operands;
    if (target === undefined || more.length > 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .badUsage */ .VT)(context, 'ledger', 'give one run: conductor ledger add RUN_DIR');
    const wrong = FILTERS.find((name) => args.has(`--${name}`));
    if (wrong !== undefined)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .badUsage */ .VT)(context, 'ledger', `--${wrong} is for show`);
    const run = (0,_inspect_run_js__WEBPACK_IMPORTED_MODULE_9__.readRun)(target, context);
    if (!run.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .refuse */ .TR)(context, 'ledger', run.error);
    const file = args.value('--file') ?? DEFAULT_FILE;
    const ledgerFile = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(context.cwd, file);
    const news = (0,_durability_ledger_file_js__WEBPACK_IMPORTED_MODULE_5__/* .recordInLedger */ .c2)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_1__/* .createFileStore */ .IF)(), ledgerFile, run.value.account, {
        commit: context.env['GITHUB_SHA'],
        branch: (0,_core_github_js__WEBPACK_IMPORTED_MODULE_2__/* .findBranch */ .E0)(context.env),
    });
    if (!news.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .refuse */ .TR)(context, 'ledger', news.error);
    const { entry, ledger } = news.value;
    if (ledger.warning !== null)
        context.terminal.stderr(`conductor ledger: ${file}: ${ledger.warning}\n`);
    const kinds = new Set(entry.sightings.map(({ kind }) => kind)).size;
    const what = kinds === 1 ? '1 kind of error' : `${kinds} kinds of errors`;
    const text = `${entry.run_id} is in ${file}: ${what}, ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(ledger.runs.length, 'run')} altogether\n`;
    context.terminal.stdout(args.value('--format') === 'json' ? `${JSON.stringify(entry, null, 2)}\n` : text);
    return 0;
}
function show(operands, args, context) {
    if (operands.length > 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .badUsage */ .VT)(context, 'ledger', `${JSON.stringify(operands[0])} is too much; the file is named by --file`);
    const file = args.value('--file') ?? DEFAULT_FILE;
    const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .readTextFile */ .Gu)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(context.cwd, file));
    if (!text.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .refuse */ .TR)(context, 'ledger', `${file} ${text.error}`);
    const ledger = (0,_durability_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .foldLedger */ .n2)(text.value);
    if (ledger.runs.length === 0 && ledger.warning !== null)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .refuse */ .TR)(context, 'ledger', `${file}: ${ledger.warning}`);
    const given = FILTERS.flatMap((name) => args.all(`--${name}`).map((value) => [name, value]));
    const query = Object.fromEntries(given);
    const rows = (0,_durability_ledger_view_js__WEBPACK_IMPORTED_MODULE_6__/* .showLedger */ .T7)(ledger, query);
    if (args.value('--format') === 'json') {
        context.terminal.stdout(`${JSON.stringify((0,_durability_ledger_view_js__WEBPACK_IMPORTED_MODULE_6__/* .ledgerJson */ .eH)(rows, ledger.warning), null, 2)}\n`);
        return 0;
    }
    if (ledger.warning !== null)
        context.terminal.stderr(`conductor ledger: ${file}: ${ledger.warning}\n`);
    context.terminal.stdout((0,_durability_ledger_view_js__WEBPACK_IMPORTED_MODULE_6__/* .ledgerText */ .PK)(rows, query));
    return 0;
}


/***/ })

};
;