"use strict";
exports.id = 7235;
exports.ids = [7235,2935];
exports.modules = {

/***/ 37235:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createQuarantineRequest: function() { return /* binding */ createQuarantineRequest; },
/* harmony export */   runQuarantine: function() { return /* binding */ runQuarantine; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _adapters_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86025);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72967);
/* harmony import */ var _adapters_source_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16335);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51695);
/* harmony import */ var _config_quarantine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72813);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(62759);
/* harmony import */ var _nodes_test_reports_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84898);
/* harmony import */ var _nodes_test_reports_quarantine_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32935);
/* harmony import */ var _run_quarantine_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89618);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(31160);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72918);













const DUE_DAYS = 7;
function createQuarantineRequest({ cwd, env }) {
    return { adapters: { files: (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .IF)(), clock: _adapters_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml, sources: _adapters_source_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .createSourceTree */ .C }, cwd, env };
}
async function runQuarantine(args, context) {
    const [word, named] = args.operands;
    if (word !== 'list' && word !== 'check')
        return context.badUsage(`${JSON.stringify(word)} is not list or check`);
    const caps = readCaps(args);
    if (!caps.ok)
        return context.badUsage(caps.error);
    if (word === 'list' && (caps.value.max !== null || caps.value.needsOwners))
        return context.badUsage('--max and --owners go with check');
    const { quarantine, findings } = (0,_run_quarantine_js__WEBPACK_IMPORTED_MODULE_9__/* .readQuarantine */ .Db)(createQuarantineRequest(context), named);
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) {
        context.printFindings(errors, new Map());
        return _command_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT_INVALID */ .jL;
    }
    const { terminal } = context;
    const isJson = args.value('--format') === 'json';
    if (quarantine === null && !isJson) {
        terminal.stdout(`There is no quarantine: ${_config_quarantine_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULT_QUARANTINE */ .XG} does not exist.\n`);
        return 0;
    }
    const unused = quarantine === null ? new Set() : await findUnused(quarantine, args.value('--reports'), context);
    const entries = (quarantine?.entries ?? []).map((entry) => ({ entry, state: toState(entry, unused.has(entry)) }));
    if (isJson) {
        const rows = entries.map(({ entry: { daysLeft, ...entry }, state }) => ({ ...entry, days_left: daysLeft, state }));
        terminal.stdout(`${JSON.stringify({ file: quarantine?.file ?? null, entries: rows }, null, 2)}\n`);
    }
    else {
        terminal.stdout(`${quarantine?.file ?? ''}: ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(entries.length, 'test')} in quarantine\n`);
        for (const { entry, state } of entries)
            terminal.stdout(`${toLine(entry, state)}\n`);
    }
    if (word === 'list')
        return 0;
    const problems = listCapProblems(quarantine?.entries ?? [], caps.value);
    for (const problem of problems)
        terminal.stderr(`${problem}\n`);
    return problems.length > 0 || entries.some(({ state }) => state === 'over') ? _command_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT_FAILED */ .hj : 0;
}
function readCaps(args) {
    const [max, owners] = [args.value('--max'), args.value('--owners')];
    if (max !== null && !/^\d{1,6}$/.test(max))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)('--max must be a number');
    if (owners !== null && owners !== 'required')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)('--owners must be required');
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)({ max: max === null ? null : Number(max), needsOwners: owners === 'required' });
}
function listCapProblems(entries, caps) {
    const { max, needsOwners } = caps;
    const ownerless = needsOwners ? entries.filter(({ owner }) => owner === null) : [];
    return [
        ...(max !== null && entries.length > max
            ? [`${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(entries.length, 'test')} in quarantine, and at most ${max} may be`]
            : []),
        ...ownerless.map(({ name }) => `${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_10__/* .toOneLine */ .GX)(name, 200)} has no owner`),
    ];
}
function toState(entry, isUnused) {
    const state = (0,_config_quarantine_js__WEBPACK_IMPORTED_MODULE_5__/* .describeQuarantineState */ .NW)(entry);
    if (state !== 'active')
        return state;
    if (isUnused)
        return 'unused';
    return entry.daysLeft <= DUE_DAYS ? 'due' : 'active';
}
async function findUnused(quarantine, reports, { cwd, env }) {
    if (reports === null)
        return new Set();
    const matcher = new _nodes_test_reports_quarantine_js__WEBPACK_IMPORTED_MODULE_8__.QuarantineMatcher(quarantine);
    const sources = (0,_adapters_source_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .createSourceTree */ .C)((0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .toShownFolder */ .$z)(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(cwd, 'x'), env, cwd));
    const files = { ..._adapters_source_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .reportFiles */ .I, includesEarlier: true };
    await new _nodes_test_reports_index_js__WEBPACK_IMPORTED_MODULE_7__.TestReports(reports, files, { sources, cwd }, matcher).read({ clock: _adapters_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml, isOver: () => false });
    return new Set(matcher.listUnused());
}
function toLine({ name, file, until, daysLeft, owner, issue, reason }, state) {
    const when = daysLeft < 0 ? `over since ${until}` : `until ${until}, ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(daysLeft, 'day')} left`;
    const facts = [when, ...[file, owner, issue, reason].flatMap((fact) => (fact === null ? [] : [fact]))];
    return `  ${state.padEnd(14)} ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_10__/* .toOneLine */ .GX)(`${name}: ${facts.join('; ')}`, 500)}`;
}


/***/ }),

/***/ 32935:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ isNamedBy; },
/* harmony export */   QuarantineMatcher: function() { return /* binding */ QuarantineMatcher; }
/* harmony export */ });
/* harmony import */ var _config_quarantine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72813);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84126);


class QuarantineMatcher {
    quarantine;
    #rules;
    #isSeen = false;
    constructor(quarantine) {
        this.quarantine = quarantine;
        this.#rules = quarantine.entries.filter((entry) => (0,_config_quarantine_js__WEBPACK_IMPORTED_MODULE_0__/* .describeQuarantineState */ .NW)(entry) === 'active').map(createRule);
    }
    get isActive() {
        return this.#rules.length > 0;
    }
    see(test) {
        this.#isSeen = true;
        if (this.#rules.length === 0)
            return;
        const names = createTestNames(test);
        const suites = [test.suite, test.within, test.file ?? ''].map(canonicalize);
        for (const rule of this.#rules) {
            if (rule.isSuite !== null && !rule.isSuiteSeen)
                rule.isSuiteSeen = suites.some(rule.isSuite);
            const how = toMatch(rule, names);
            if (how === 'none')
                continue;
            rule.isUsed = true;
            if (how === 'bare' && rule.bearers.size < 2)
                rule.bearers.add(`${test.suite}\n${test.within}`);
        }
    }
    find(test, file) {
        const names = createTestNames(test);
        const rule = this.#rules.find((each) => {
            if (each.entry.file !== null && !isFile(each.entry.file, [file, test.file]))
                return false;
            const how = toMatch(each, names);
            return how === 'full' || (how === 'bare' && (each.bearers.size < 2 || each.entry.file !== null));
        });
        if (rule === undefined)
            return null;
        const { name, file: entryFile, owner, issue, reason, until, daysLeft } = rule.entry;
        return { entry: name, entry_file: entryFile, owner, issue, reason: reason ?? '', until, days_left: daysLeft };
    }
    warnings() {
        const { file, entries } = this.quarantine;
        const say = ({ line, name }, what) => `${file}:${line}: ${name}: ${what}`;
        return [
            ...entries.flatMap((entry) => {
                const state = (0,_config_quarantine_js__WEBPACK_IMPORTED_MODULE_0__/* .describeQuarantineState */ .NW)(entry);
                if (state === 'over')
                    return [say(entry, `the quarantine was over on ${entry.until}; ${_config_quarantine_js__WEBPACK_IMPORTED_MODULE_0__/* .OVER_HINT */ .XV}`)];
                return state === 'active' ? [] : [say(entry, 'the entry has no reason, and so does not count')];
            }),
            ...this.#rules.flatMap(({ entry, bearers, isUsed, isSuite, isSuiteSeen }) => {
                if (bearers.size > 1 && entry.file === null)
                    return [say(entry, 'several suites have such a test, so the entry does not count; write suite > case')];
                const isUnused = this.#isSeen && !isUsed && (isSuite === null || isSuiteSeen);
                return isUnused ? [say(entry, 'the entry matches no test of the reports; remove it')] : [];
            }),
        ];
    }
    listUnused() {
        return this.#rules.filter(({ isUsed }) => !isUsed).map(({ entry }) => entry);
    }
}
function isNamedBy({ name: pattern }, name) {
    const [entry, test] = [canonicalize(pattern), canonicalize(name)];
    const toCase = (text) => text.split(' > ').at(-1) ?? '';
    const hasSuites = entry.includes(' > ') && test.includes(' > ');
    return compileWildcard(hasSuites ? entry : toCase(entry))(hasSuites ? test : toCase(test));
}
function createRule(entry) {
    const name = canonicalize(entry.name);
    const end = name.lastIndexOf(' > ');
    const isSuite = end < 0 ? null : compileWildcard(name.slice(0, end));
    return { entry, matches: compileWildcard(name), isSuite, bearers: new Set(), isUsed: false, isSuiteSeen: false };
}
function compileWildcard(pattern) {
    const [first = '', ...rest] = pattern.split('*');
    const last = rest.pop();
    if (last === undefined)
        return (text) => text === first;
    return (text) => {
        if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last))
            return false;
        let at = first.length;
        for (const part of rest) {
            const found = text.indexOf(part, at);
            if (found < 0)
                return false;
            at = found + part.length;
        }
        return at <= text.length - last.length;
    };
}
function canonicalize(text) {
    return text
        .trim()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ?(?:›|»|::) ?/g, ' > ');
}
function createTestNames(test) {
    const { suite, within, name, file } = test;
    const around = [suite, within, `${suite} > ${within}`, file ?? ''].filter((each) => each !== '');
    const title = (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTestTitle */ .as)(test);
    const full = [...around.map((each) => `${each} > ${name}`), ...(title === name && around.length > 0 ? [] : [title])];
    return { bare: canonicalize(name), full: new Set(full.map(canonicalize)) };
}
function toMatch({ matches, entry }, { bare, full }) {
    for (const name of full)
        if (matches(name))
            return 'full';
    if (!matches(bare))
        return 'none';
    return entry.name.includes('*') ? 'full' : 'bare';
}
function isFile(wanted, files) {
    const matches = compileWildcard(wanted.replaceAll('\\', '/').replace(/^\.\//, ''));
    return files.some((file) => {
        const name = (file ?? '').replaceAll('\\', '/');
        return matches(name) || (!wanted.includes('*') && name.endsWith(`/${wanted}`));
    });
}


/***/ })

};
;