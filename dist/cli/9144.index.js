"use strict";
exports.id = 9144;
exports.ids = [9144];
exports.modules = {

/***/ 19144:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HO: function() { return /* binding */ findEvidence; },
/* harmony export */   Sw: function() { return /* binding */ choose; },
/* harmony export */   Y_: function() { return /* binding */ chooseTogether; },
/* harmony export */   Zn: function() { return /* binding */ keepHolding; },
/* harmony export */   dp: function() { return /* binding */ sortHits; },
/* harmony export */   fN: function() { return /* binding */ withoutOvercome; },
/* harmony export */   k7: function() { return /* binding */ findHitsByCode; }
/* harmony export */ });
/* harmony import */ var _core_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29545);
/* harmony import */ var _core_tool_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36750);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4521);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55423);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91992);





const WARNING_REACH = 200;
const CONSEQUENCE_REACH = 20;
const SAYS_MISSING = /not (?:be )?(?:found|exist|installed|available|resolved)|missing|\bno (?:such|matching|module)\b|(?:could|can) ?not (?:find|open|load|resolve|install)/i;
const OUTAGE_REACH = 400;
const MISSING_REACH = 100;
const SURVIVABLE = /\.(?:network|dns|connect|timeout|server_error|unavailable|rate_limited)$/;
const LIMITED = /API rate limit|secondary rate limit|pull rate limit/i;
function choose(hits, order = _core_tool_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .SET_NAMES */ .O2) {
    const perSet = new Map(sortHits(hits)
        .toReversed()
        .map((hit) => [hit.rule.set, hit]));
    const own = perSet.get('rule');
    if (own !== undefined)
        return own;
    const full = hits.find(({ rule }) => rule.kind === 'external.runner.no_space');
    if (full !== undefined)
        return full;
    const telling = [...perSet.values()].filter(({ rule }) => !rule.around && !rule.hint);
    const lost = hits.filter(({ rule }) => rule.kind === 'external.runner.lost').flatMap(({ lines }) => lines);
    const isOfMachine = ({ lines }) => lines.length > 0 && lines.every((line) => lost.some((other) => other.text === line.text));
    const transient = telling.filter(({ rule }) => rule.transient);
    const wrong = telling.filter((hit) => !hit.rule.transient && !(transient.length > 0 && (hit.rule.consequence || isOfMachine(hit))));
    const isTest = wrong.every(({ rule }) => rule.kind === 'external.build.test');
    const limited = hits.find(({ rule, lines }) => rule.transient && lines.some(({ text }) => LIMITED.test(text)));
    if (isTest && limited !== undefined)
        return limited;
    const reasons = wrong.filter(({ rule }) => !rule.consequence);
    const chosen = chooseByOrder([reasons, wrong, transient].find((some) => some.length > 0) ?? [], order);
    if (chosen?.rule.set !== 'runner')
        return chosen;
    return chooseTogether(hits.filter(({ rule }) => rule.set === 'runner' && rule.kind === chosen.rule.kind));
}
function sortHits(hits) {
    const lateness = ({ rule }) => (rule.around || rule.hint ? 2 : Number(rule.consequence));
    return hits.toSorted((a, b) => lateness(a) - lateness(b) || a.rule.rank - b.rule.rank);
}
function chooseByOrder(hits, order) {
    return hits.toSorted((a, b) => order.indexOf(a.rule.set) - order.indexOf(b.rule.set))[0] ?? null;
}
function chooseTogether(hits) {
    const [first] = hits;
    if (first === undefined)
        return null;
    const byLine = new Map(hits.flatMap(({ lines }) => lines).map((line) => [`${line.line} ${line.text}`, line]));
    const lines = [...byLine.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    return { ...first, lines: first.rule.hint ? lines.slice(-_match_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_EVIDENCE */ .Z) : lines };
}
function isReason({ set, around, hint, consequence }) {
    return set !== 'rule' && !around && !hint && !consequence;
}
function matchesExitCode({ exitCode }, codes) {
    return exitCode === null || codes.some((code) => (0,_core_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .matchesCode */ .N)(exitCode, code));
}
function findEvidence(rules, lines, origin, codes = []) {
    const end = lines.at(-1)?.number ?? 0;
    return withoutOvercome(keepHolding((0,_match_js__WEBPACK_IMPORTED_MODULE_2__/* .findHits */ .E)(rules, lines, origin), codes, end), lines);
}
function findHitsByCode(rules, codes, end) {
    return rules
        .filter((rule) => rule.groups.length === 0 && matchesExitCode(rule, codes))
        .map((rule) => ({ rule, lines: [], captures: {}, cause: null, lastFirm: end, last: end }));
}
function keepHolding(hits, codes, end) {
    return hits.filter(({ rule, lastFirm, last }) => matchesExitCode(rule, codes) && (lastFirm > 0 || end - last <= WARNING_REACH));
}
function withoutOvercome(hits, lines) {
    const end = lines.at(-1)?.number ?? 0;
    const wrong = (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .findLargest */ .qz)([0, ...hits.filter(({ rule, last }) => rule.hint && last <= end).map(({ last }) => last)]);
    const wrongLine = lines.findLast(({ number }) => number === wrong)?.text ?? '';
    const warningReach = SAYS_MISSING.test(wrongLine) ? CONSEQUENCE_REACH : 0;
    const well = lines.findLast(({ text }) => (0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isOvercome */ .X8)(text))?.number ?? 0;
    const findReach = ({ rule, lastFirm }) => lastFirm === 0 ? warningReach : SURVIVABLE.test(rule.kind) ? OUTAGE_REACH : Number.POSITIVE_INFINITY;
    const reasons = hits.filter(({ rule }) => isReason(rule) && !rule.transient);
    const findLastReason = (set) => (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .findLargest */ .qz)([0, ...reasons.filter(({ rule }) => rule.set !== set).map(({ last }) => last)]);
    return hits.filter((hit) => {
        if (hit.rule.transient)
            return hit.last > well && wrong - hit.last <= findReach(hit);
        if (hit.rule.consequence && hit.rule.kind.endsWith('.missing'))
            return wrong - hit.last <= MISSING_REACH;
        return (!isReason(hit.rule) || hit.rule.set === 'build' || findLastReason(hit.rule.set) - hit.last <= CONSEQUENCE_REACH);
    });
}


/***/ }),

/***/ 91992:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ findHits; },
/* harmony export */   Z: function() { return /* binding */ MAX_EVIDENCE; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56461);
/* harmony import */ var _text_required_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80823);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55423);
/* harmony import */ var _prepared_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21402);




const MAX_EVIDENCE = 10;
const HINT_REACH = 100;
function findHits(rules, lines, origin = 'log') {
    const end = lines.at(-1)?.number ?? 0;
    const output = lines.filter(({ mark }) => mark !== 'command');
    const texts = collectTexts(output.map((line, at) => createReading(line, at, end, origin)));
    const byWord = indexByWord(texts);
    return rules.flatMap((rule) => {
        const sort = toRuleSort(rule);
        const matchesOfGroups = rule.groups.map((tests) => {
            const matches = new Map();
            const tried = new Set();
            for (const { find, words } of tests)
                for (const candidates of words === null ? [texts] : words.map((word) => byWord.get(word) ?? []))
                    for (const searched of candidates) {
                        const readings = searched.readings[sort];
                        const captures = readings.length > 0 && !tried.has(searched) ? find(searched.text) : null;
                        if (captures === null)
                            continue;
                        tried.add(searched);
                        for (const reading of readings)
                            if (!matches.has(reading) && fitsBelow(rule, output, reading.at))
                                matches.set(reading, { reading, captures });
                    }
            return [...matches.values()];
        });
        if (matchesOfGroups.length === 0 || matchesOfGroups.some((matches) => matches.length === 0))
            return [];
        return createHits(rule, matchesOfGroups.flat(), lines, origin);
    });
}
function toRuleSort({ set, hint, transient, warns }) {
    if (set === 'rule')
        return 'own';
    return hint ? 'hint' : transient ? 'transient' : warns ? 'warning' : 'certain';
}
function fitsBelow({ next, tail }, lines, at) {
    if (next?.test(lines[at + 1]?.text ?? '') === false)
        return false;
    return tail === null || lines.slice(at + 1).every(({ text }) => tail.test(text));
}
function collectTexts(readings) {
    const searched = new Map();
    const add = (text, reading, sorts) => {
        const entry = searched.get(text) ?? {
            text,
            readings: { own: [], hint: [], transient: [], certain: [], warning: [] },
        };
        searched.set(text, entry);
        for (const sort of sorts)
            entry.readings[sort].push(reading);
    };
    for (const reading of readings) {
        for (const text of reading.texts)
            add(text, reading, reading.sorts);
        if (reading.line.mark === 'error' && reading.sorts.includes('hint'))
            add(`Error: ${reading.line.text}`, reading, ['hint']);
    }
    return [...searched.values()];
}
const wordFinder = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .Oo)(() => new _text_required_words_js__WEBPACK_IMPORTED_MODULE_0__/* .WordFinder */ .v((0,_prepared_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .allSetRules */ .R1)().flatMap(({ groups }) => groups.flat().flatMap(({ words }) => words ?? []))));
function indexByWord(texts) {
    const byWord = new Map();
    for (const searched of texts)
        wordFinder().find(searched.text, (word) => {
            const withWord = byWord.get(word);
            if (withWord === undefined)
                byWord.set(word, [searched]);
            else if (withWord.at(-1) !== searched)
                withWord.push(searched);
        });
    return byWord;
}
function createReading(line, at, end, origin) {
    const inner = (0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findInnerText */ .ty)(line.text);
    return { at, line, texts: inner === null ? [line.text] : [line.text, inner], sorts: listSorts(line, end, origin) };
}
function listSorts(line, end, origin) {
    if ((0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isAside */ .Zl)(line.text))
        return ['own'];
    const isSure = !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isCompilerWarning */ .GS)(line);
    const isOutside = origin === 'step' || !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocal */ .IX)(line.text);
    const isNearEnd = line.isOfFailure === true || line.number > end - HINT_REACH;
    return [
        'own',
        'warning',
        ...(isNearEnd && isSure && isOutside && !isIdleWarning(line, end) ? ['hint'] : []),
        ...(isOutside ? ['transient'] : []),
        ...(isSure && !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotice */ .fD)(line.text) ? ['certain'] : []),
    ];
}
const LAST_LINES = 3;
function isIdleWarning(line, end) {
    const saysWhy = line.number > end - LAST_LINES && /^warning: (?:failed|unable|could not|cannot)\b/i.test(line.text);
    return (0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isWarning */ .Vv)(line) && !saysWhy;
}
function createHits(rule, matches, lines, origin) {
    const sorted = matches.toSorted((a, b) => a.reading.at - b.reading.at);
    const evidence = [];
    const firm = [];
    let named = null;
    for (const { line } of sorted.map(({ reading }) => reading)) {
        const cause = findReasonLine(rule, line, lines);
        if (cause !== null && rule.transient && origin === 'log' && (0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocal */ .IX)(cause.text))
            continue;
        if (evidence.length === 0 && cause !== null && rule.cause !== null)
            named = findCauseIn(cause.text, rule.cause);
        if (cause !== null && !rule.transient && evidence.length < MAX_EVIDENCE)
            evidence.push({ line: cause.number, text: cause.text });
        if (evidence.length < MAX_EVIDENCE)
            evidence.push({ line: line.number, text: line.text });
        if (!(rule.transient && (0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isWarning */ .Vv)(line)))
            firm.push(line.number);
    }
    if (evidence.length === 0)
        return [];
    const [first, last] = [sorted[0], sorted.at(-1)];
    return [
        {
            rule,
            lines: evidence,
            captures: first?.captures ?? {},
            cause: named,
            lastFirm: firm.at(-1) ?? 0,
            last: last?.reading.line.number ?? 0,
        },
    ];
}
const LINES_TO_A_CAUSE = 20;
function findReasonLine({ cause }, { number }, lines) {
    if (cause === null)
        return null;
    const behind = lines.filter((line) => line.number > number && line.number <= number + LINES_TO_A_CAUSE);
    return behind.find(({ text }) => findCauseIn(text, cause) !== null) ?? null;
}
function findCauseIn(line, { behind, skip }) {
    const opening = behind.exec(line);
    const reason = opening === null ? '' : line.slice(opening[0].length).trim();
    return reason === '' || skip.test(reason) ? null : reason;
}


/***/ }),

/***/ 21402:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: function() { return /* binding */ listStepRules; },
/* harmony export */   R1: function() { return /* binding */ allSetRules; },
/* harmony export */   W_: function() { return /* binding */ logRules; },
/* harmony export */   zV: function() { return /* binding */ prepareLogRules; }
/* harmony export */ });
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56461);
/* harmony import */ var _text_required_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80823);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55423);
/* harmony import */ var _sets_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27772);





function prepareLogRules(own, patterns) {
    return [...own.flatMap((rule, index) => prepareOwnRule(rule, index, patterns)), ...logRules()];
}
const allSetRules = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_4__/* .once */ .Oo)(() => Object.entries(_sets_index_js__WEBPACK_IMPORTED_MODULE_3__/* .CLASSIFY_SETS */ .t).flatMap(([name, rows]) => rows.map((row, rank) => prepareSetRule(name, row, rank))));
const logRules = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_4__/* .once */ .Oo)(() => allSetRules().filter(({ needsTool }) => !needsTool));
function listStepRules(name) {
    return allSetRules().filter(({ set, hint }) => set === name && !hint);
}
const PLAIN = {
    around: false,
    consequence: false,
    hint: false,
    needsTool: false,
    warns: false,
    exitCode: null,
    cause: null,
    next: null,
    tail: null,
};
const FOR_ALL = { job: null, step: null, rerun: true, isVeto: false };
function prepareOwnRule(rule, rank, patterns) {
    const { kind = '', rerun = true } = rule;
    if (kind === '' && rerun)
        return [];
    const compilePatterns = (text) => {
        const compiled = text === undefined ? null : patterns.compile(`(?m)${text}`);
        return compiled?.ok === true ? [compiled.value] : [];
    };
    const texts = [rule.stdout, rule.stderr].flatMap(compilePatterns);
    const [[job = null], [step = null]] = [compilePatterns(rule.job), compilePatterns(rule.step)];
    const exitCode = rule.exit_code ?? null;
    if (texts.length === 0 && exitCode === null && job === null && step === null)
        return [];
    return [
        {
            kind,
            transient: rule.transient ?? _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .TRANSIENT_KINDS */ .ty.has(kind),
            set: 'rule',
            rank,
            ...PLAIN,
            exitCode,
            groups: texts.map((pattern) => [{ find: (text) => pattern.search(text)?.named ?? null, words: null }]),
            job,
            step,
            rerun,
            isVeto: kind === '',
        },
    ];
}
function prepareSetRule(set, row, rank) {
    const { kind, text, on, unless, beside, inWords, exitCode = null, ...options } = row;
    const isMeant = (line) => on?.test(line) !== false && unless?.test(row.hint === true ? (0,_line_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPaths */ .fx)(line) : line) !== true;
    const tests = (text ?? []).map((pattern) => ({
        find: (line) => {
            const match = pattern.exec(line);
            const counts = match !== null && isMeant(line) && (inWords !== true || pattern.test((0,_line_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPaths */ .fx)(line)));
            return counts ? (match.groups ?? {}) : null;
        },
        words: (0,_text_required_words_js__WEBPACK_IMPORTED_MODULE_1__/* .findRequiredWords */ .S)(pattern),
    }));
    return {
        ...PLAIN,
        ...FOR_ALL,
        ...options,
        kind,
        transient: _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .TRANSIENT_KINDS */ .ty.has(kind),
        set,
        rank,
        needsTool: row.needsTool === true || exitCode !== null,
        exitCode,
        groups: [
            ...(text === undefined ? [] : [tests]),
            ...(beside === undefined ? [] : [[{ find: (line) => (beside.test(line) ? {} : null), words: null }]]),
        ],
    };
}


/***/ }),

/***/ 27772:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: function() { return /* binding */ CLASSIFY_SETS; },
  T: function() { return /* binding */ listTablesOfSet; }
});

;// CONCATENATED MODULE: ./build/src/classify/sets/rule.js
function rule(kind, first, text) {
    if (isPatterns(first))
        return { kind, text: first };
    return text === undefined ? { kind, ...first } : { kind, ...first, text };
}
function isPatterns(first) {
    return Array.isArray(first);
}
function qualifyRules(set, rows) {
    return rows.map((row) => ({ ...row, kind: `external.${set}.${row.kind}` }));
}
const STATUS_KINDS = { auth: '401|403', not_found: '404', rate_limited: '429', server_error: '5\\d\\d' };
function rulesOnStatus(patterns, options = {}) {
    return Object.entries(STATUS_KINDS).map(([kind, codes]) => rule(kind, options, patterns.map((pattern) => new RegExp(pattern.replace('#', `(?<status_code>${codes})`)))));
}

;// CONCATENATED MODULE: ./build/src/classify/sets/build-setup.js

const SETUP_RULES = [
    rule('dependency', [
        /ModuleNotFoundError: No module named/,
        /python[\d.]*: No module named /,
        /ImportError: (?:cannot import name|No module named|attempted relative)/,
        /Error: Cannot find module '/,
        /Cannot find package '.*' imported from/,
        /LoadError: cannot load such file/,
        /Could not find gem '/,
        /Bundler could not find compatible versions/,
        /Your bundle is locked to/,
        /install in deployment mode after changing/,
        /lockfile does not have all gems needed/,
        /Your requirements could not be resolved to an installable set/,
        /The lock file is not up to date with|Required (?:\(in require-dev\) )?package "\S+" is not (?:present|satisfied)/,
        /Your lock file does not contain a compatible set/,
        /pyproject\.toml changed significantly since poetry\.lock/,
        /SolverProblemError/,
        /^(?:And |So, )?[Bb]ecause .* depends on .* version solving failed/,
        /error NU1(?:0\d\d|1\d\d|20\d|60\d|002)/,
        /NETSDK1\d{3}/,
        /No package '.*' found/,
        /Could NOT find \w+ \(missing/,
        /error: Microsoft Visual C\+\+ [\d.]+ (?:or greater )?is required|configure: error: |\b[Nn]o acceptable C compiler found/,
        /fatal error: \S+: No such file/,
        /UnsatisfiableError: /,
        /failed to solve:$/,
        /none of the providers can be installed/,
        /[Nn]othing provides /,
        /LibMambaUnsatisfiableError/,
        /PackagesNotFoundError: /,
        /No such module '/,
        /unable to resolve dependency/,
        /Cannot find module '.*' from '/,
        /No solution found when resolving dependencies/,
        /no known rule to make it/,
        /module not found: \S+#/,
        /^Could not find [\w.-]+:[\w.-]+:[\w.-]+\.$/,
        /hash mismatch in fixed-output derivation/,
    ]),
    rule('permission', [
        /Permission to \S+ denied to /,
        /^The action .* is not allowed in .* because/,
        /Resource not accessible by (?:integration|personal access token)/,
        /[Pp]ermission denied \(publickey/,
        /: Permission denied$/,
        /EACCES: permission denied/,
        /HttpError: (?:Not Found|Bad credentials|Must have admin)/,
        /[Bb]ad credentials/,
        /Input required and not supplied: /,
        /is requesting '.*', but is only allowed '/,
        /(?:secret|token|SECRET|TOKEN)\S* (?:is )?(?:not set|missing|required|empty|not found)/,
        /denied: (?:permission_denied|requested access|installation not allowed)/,
        /unauthorized: authentication required/,
        /Error: Credentials could not be loaded/,
        /invalid_grant/,
        /refusing to allow .* to create or update workflow/,
        /GH006: Protected branch/,
        /401 Unauthorized/,
        /does not indicate success: 40[13]\b|[Rr]esponded with(?: (?:status|code|HTTP)){0,2}:? 40[13]\b/,
        /access a socket in a way forbidden by its access permissions/,
        /403\)? Forbidden/,
        /.[Ss]tatus(?: ?[Cc]ode)?:? (?:401|403)\b/,
        /^status code: 40[13], request id/,
        /HTTP (?:401|Error:? 40[13])\b/,
        /\b(?:GET|HEAD|POST|PUT|PATCH|DELETE) https?:\/\/\S+: 401\b/,
        /returned error: 40[13]/,
        /PERMISSION_DENIED/,
        /(?:server returned|HTTP response) code:? 40[137]\b/,
        /\bAccess ?[Dd]enied\b/,
        /\bAADSTS\d{4,}/,
        /^Host key verification failed/,
        /error in libcrypto/,
        /[Aa]uthentication failed/,
        /\bENEEDAUTH\b/,
        /[Uu]sername and password required/,
        /Unable to locate build via Github Actions API/,
    ]),
    rule('certificate', [
        /invalid peer certificate|no certificate subject alternative name matches/,
        /CERTIFICATE_VERIFY_FAILED/,
        /certificate signed by unknown authority/,
        /[Cc]ertificate (?:has|is) expired/,
        /unable to get (?:local )?issuer certificate/,
        /PKIX path building failed/,
        /SSL certificate problem/,
    ]),
    rule('quota', [
        /quota restrictions/,
        /over its data quota/,
        /QUOTA_EXCEEDED/,
        /spending limit needs to be increased/,
        /has exceeded quota/,
    ]),
    rule('missing', [
        /is not recognized as (?:an internal or external command|(?:the|a) name of a cmdlet)/,
        /No rule to make target/,
        /^[\w./-]+:\d+: \*\*\* .*\. +Stop\.$/,
        /An action could not be found at the URI/,
        /Unable to resolve action .*(?:not found|unable to find version)/,
        /Failed to (?:download|resolve) action .*(?:404|not found)/i,
        /Can't find 'action\.yml'/,
        /No files were found with the provided path/,
        /Error: (?:Unable to find|Could not find) /,
        /^go: no such tool /,
        /cannot find package "/,
        /version .* (?:was not found|not found)(?:$|[^ ]| [^i]| in [^t]| in the [^l])/,
        /Version \S+ with arch \S+ not found/,
        /Cannot find path '.*' because it does not exist/,
        /(?:COPY|ADD) failed: /,
        /Artifact not found for name/,
        /404 Not Found/,
        /does not indicate success: 4(?:0[04]|10)\b/,
        /(?:HTTP|[Hh]ttp) (?:error|status|response|code)[ :=a-z]*4(?:0[0134579]|10|22)\b/,
        /returned error: 4(?:0[04]|10|16|22)\b/,
        /[Ss]tatus(?: ?[Cc]ode)?:? 404\b/,
        /\b(?:GET|HEAD|POST|PUT|PATCH|DELETE) https?:\/\/\S+: 4(?:0[0459]|10|22)\b/,
        /HTTP(?:\/[\d.]+)? (?:Error )?404\b/,
        /^\W{0,4}\[4(?:0[0-57-9]|10)\] [[<]?https?:|^(?:\d+\. )?(?:\[L\d+\] )?4(?:0[0-57-9]|10) https?:/,
        /\b4(?:0[0-57-9]|10) Client Error\b|\blink \S+ failed: 4(?:0[0-57-9]|10)\b/,
        /[Cc]ould not resolve host(?:name)?:? (?:null|undefined|None|nil|:|\$|\{)/,
        /getaddrinfo (?:ENOTFOUND|EAI_AGAIN) (?:null|undefined)\b/,
        /lookup [\w-]+(?: on \S+)?: no such host/,
        /Invalid workflow file/,
        /The workflow is not valid/,
        /peer not authenticated/,
        /exceeded its LFS budget/,
        /Git LFS is disabled for this repository/,
        /automatically failed because it uses a deprecated version/,
        /artifact with this name already exists/,
        /upload-pack: not our ref/,
        /npm (?:ERR!|error) code EEXIST/,
        /can't push tagged ref by digest/,
        /\(gcloud\.\S+\) (?:FAILED_PRECONDITION|INVALID_ARGUMENT|NOT_FOUND|ALREADY_EXISTS)/,
    ]),
    rule('missing', { consequence: true }, [
        /(?:^|: )(?:line \d+: )?[\w./-]+: (?:command )?not found$/,
        /(?:^|: )No such file or directory$/,
    ]),
    rule('dependency', { consequence: true }, [/CMake Error at (?:[^s]|s[^c]|sc[^r])/, /CMake Error: /]),
    rule('conflict', [
        /Automatic merge failed/,
        /Merge conflict in /,
        /is not possible because you have unmerged files/,
        /fatal: refusing to merge unrelated histories/,
    ]),
];

;// CONCATENATED MODULE: ./build/src/classify/sets/build-tests.js

const TEST_RULES = [
    rule('test', [
        /^--- FAIL: /,
        /^FAIL\t\S+\t/,
        /^FAILED \S+(?:::\S+)/,
        /^=+ .*\d (?:failed|errors?)[, ].*in \d/,
        /^(?:Tests|Test Suites|Test Files):? .*\b[1-9]\d* failed/,
        /^[1-9]\d* fail(?:ing|ed)?$/,
        /^Failures?\/Error: /,
        /^(?:FAILURES|ERRORS)!$/,
        /^Tests: \d+, Assertions: \d.*(?:Failures|Errors): [1-9]/,
        /^There (?:was|were) \d+ (?:failure|error)s?:/,
        /Tests run: \d+, (?:Failures: [1-9]\d*|Failures: \d+, Errors: [1-9])/,
        /There (?:are|were) (?:test failures|failing tests)/,
        /[Tt]est result: FAILED|\b[1-9]\d* failing tests?\b/,
        /^error: test failed, to rerun|^npm (?:ERR!|error) Test failed\b/,
        /^(?:test \S+ \.\.\. )?(?:thread .* )?panicked at|^Minitest::Assertion: |^(?:Note: )?Some test targets reported failures:/,
        /Failed! {2}- Failed: +[1-9]/,
        /^Test Run Failed/,
        /Failed +\w[\w.]* \[\d/,
        /\[ {2}FAILED {2}\]/,
        /\b\d+% tests passed, [1-9]\d* tests? failed out of/,
        /The following tests FAILED|^=+ TEST FAILED =+$/,
        /^\d+\/\d+ .* (?:FAIL|TIMEOUT) +[\d.]+s\b/,
        /XCTAssert\w+ failed/,
        /Executed \d+ tests?, with [1-9]\d* failures?/,
        /^not ok \d+/,
        /^(?:[1-9]\d* failures?, \d+ errors?|\d+ failures?, [1-9]\d* errors?)\b/,
        /^\[ +[1-9]\d* tests failed +\]|\d of \d+ tests failed|^(?:✖ +)?\d+ of \d+ failed/,
        /^[1-9]\d* flaky/,
        /Some tests failed\./,
        /FAILED \((?:failures|errors)=\d/,
        /^FAIL: test/,
        /^ERROR: test_\w+ \(/,
        /^\S{1,200}#\w\S{0,300} \[\S{1,300}:\d+\]:$/,
        /^(?:FAIL|ERROR) in \(.{1,200}\) \(.{1,200}:\d+\)$/,
        /\bAssertion(?:Failed)?Error\b|ComparisonFailure: /,
        /^E {3,}\S/,
        /^\S+\.py:\d+: \w+(?:Error|Exception|Timeout)$/,
        /^FAIL +\S+\.[cm]?[jt]sx?\b/,
        /<<< (?:FAILURE|ERROR)!/,
        /^\w{1,100}(?:Test|Tests|Spec|IT)\b.* > .* FAILED$/,
        /^rspec \.\/spec/,
        /^test \S+ \.\.\. FAILED/,
        /Test [Cc]ase '.*' failed/,
        /error: -\[\w+ \w+\]/,
        /^\d+\) test .* \(\w+/,
        /\| FAIL \|$/,
        /^\(fail\) /,
        /^# +failure +detail/,
        /DOTNETTEST : error /,
        /> Task :(?:[\w-]+:)*(?:test\w*|\w+Test) FAILED/,
        /\b[1-9]\d* (?:tests? )?failed, \d+ passed/,
        /\bpassed(?:,| \|) [1-9]\d* failed/,
        /\(\d+ tests? \| [1-9]\d* failed/,
        /\b\d+ tests completed, [1-9]\d* failed/,
        /Test suite failed to run/,
        /Exceeded timeout of \d+ ?ms for a /,
        /[Tt]est timed out (?:in|after|at) \d+/,
        /[Tt]imeout (?:of )?\d+ ?ms exceeded/,
        /Navigation timeout of \d+/,
        /Timed out (?:waiting )?\d+ ?m?s (?:waiting for|from|for the) /,
        /CypressError: /,
        /\b(?:page|locator|browserContext|elementHandle|frame)\.[a-z]\w*: /,
        /org\.openqa\.selenium\.[\w.]*(?:Exception|Error)\b/,
        /expect\(\w+\)\./,
        /^ERROR \S+\.py(?:::\S+)?/,
        /errors? during collection/,
        /ImportError while importing test module/,
        /\bno new tests completed within|Timed out while running tests|^Rejected promise returned by test\b/,
        /^\*+Test Failed\*+ \d|^There were \d+ pact failures?/,
        /^evaluation failed :\(/,
        /race detected during execution of test/,
        /Error Trace:\s/,
        /\d tests? run: .*\b[1-9]\d{0,5} failed/,
        /^error: (?:test run|Test) failed/,
        /\b\d+ (?:runs|tests), \d+ assertions, (?:[1-9]\d* failures|\d+ failures, [1-9]\d* errors)/,
        /Failed asserting that/,
        /^Testing failed:/,
        /^\[FAIL(?:\] |[.:])|\[FAIL\]$|^\[Fail\] |FAIL: Unexpected error/,
        /Assert\.\w+(?:\(\))? [Ff]ail(?:ed|ure)/,
        /(?<!\S)\/\/\S+ +(?:FAILED|TIMEOUT) in [\d.]+s/,
        /Executed \d+ out of \d+ tests?: .*fail/,
        /^[1-9]\d* tests? failed/,
        /^. failing tests:/,
        /^. fail [1-9]/,
        /^\d+ (?:examples?|doctests?|tests?|properties), .*\b[1-9]\d* failures?/,
        /Assertion with \S+ failed/,
        /Tests unsuccessful/,
        /test cases: .* [1-9]\d{0,5} failed/,
        /\[ FAIL [1-9]|^── (?:Failure|Error) \(/,
        /R CMD check found /,
        /^\* checking .* \.\.\. ERROR$/,
        /^Status: [1-9]\d* ERROR/,
        /^Result: FAIL$/,
        /^Test Summary Report$/,
        /\b\d+\/\d+ subtests failed|^Failed \d+\/\d+ subtests/,
        /^(?:# +)?Failed test (?:at |['"])|^(?:# )?Looks like you failed \d/,
        /^Expected error:$|not to have occurred$/,
        /Summarizing [1-9]\d* Failures?:|^(?:• )?Failure \[[\d.]+ seconds\]$/,
        /^(?:. failed )?\[FAILED\] /,
        /^(?:\w+ )?Timed out after [\d.]+s\.$/,
        /passed to (?:Eventually|Consistently) (?:failed|returned)/,
        /\w(?:Test|Tests)\.cs:line \d+/,
        /^FAIL! +(?:--|:) |: FAIL \([\d.]+[µnm]?s\)$/,
        /\(\d+ FAILED\)/,
        /^Failing [Ss]cenarios?:/,
        /ExpectationNotMetError/,
        /\d scenarios? \(.*\b[1-9]\d{0,5} failed/,
        /Test Failed at /,
        /[Ss]ome tests did not pass/,
        /\b\d+ success(?:es|ful)(?:,| \/)? [1-9]\d* failures?\b/,
        /Total tests run: \d+, .*Failures: [1-9]|Failed: Total \d+, Failed [1-9]/,
        /^Test suite (?:\S+: FAIL|failure for package )|: +exited with: ExitFailure /,
        /\b[1-9]\d* snapshots? failed/,
        /thresholds on metrics .* have been crossed/,
        /^\S+:\d+: FAILED:$|^(?:REQUIRE|CHECK)(?:_\w+)?\(|^[Aa]ssertion failed: |\bAssertion failed:? .* [!=]= /,
        /^Found errors in Test_\w+\(\):$|^TEST FAILURE$|^!! +\d+ - \S+ +\[|^==> X [^\s.]+\.\S+ /,
    ]),
    rule('coverage', [
        /[Cc]overage (?:threshold|for \w+ \([\d.]+%\) does not meet)/,
        /FAIL Required test coverage of/,
        /Coverage failure: total of|\b[Cc]overage checks have not been met/,
        /coverage .*(?:below|less than|under) (?:the )?(?:expected |required )?(?:minimum|threshold)/,
        /Rule violated for bundle/,
        /does not meet (?:global|"?\S+"?) threshold/,
    ]),
];
const TEST_FRAMES = rule('test', [
    /^\S+_test\.go:\d+: /,
    /^(?:at |from |❯ |#|\d+\) ).*\.(?:test|spec)\.[cm]?[jt]sx?:\d+/,
    /^(?:at |from |#|\d+: |\[\w+\] ).*_(?:test|spec)\.(?:rb|exs|py|dart|ts|js|cc|cpp|rs):\d+/,
    /^(?:File "|at ).*\btest_\w+\.py(?:", line |:)\d+/,
    /^(?:at |#|\/).*\w(?:Test|Tests|Spec|IT)\.(?:java|kt|scala|groovy|swift|php):\d+/,
]);

;// CONCATENATED MODULE: ./build/src/classify/sets/hints.js

const GIVES_UP = /(?:error|fatal|exception|failed|failure|abort\w*|unable|panic)\b|^[✗✘✖❌] /i;
const CANNOT = "\\b(?:unable to|could(?: not|n.t)|cannot|can not|can't|failed to) ";
const SAYS_NOTHING = new RegExp([
    'exit(?:ed)?(?: with)?(?: an?)? (?:code|status|value|error)|return(?:ed)? code|non-?zero|status code',
    'returned [1-9]',
    'cancel|timed? ?out|timeout|deadline|connect|network|unreachable|socket|epipe|broken pipe|unavailable',
    'download|fetch',
    '\\bagain\\b|retry|retries|\\bhttp: |https?error|in time\\b|health ?check|tls error|end-?of-?file|\\boffline\\b',
    '\\b(?:http|io|eof|ssl|tls|remote|transport|protocol|interrupted|url|dns)\\w*(?:error|exception)\\b',
    '\\bserver\\b|\\bservice\\b|\\bworker\\b|administrator|\\blog(?:s|file)?\\b|not ready|within \\d+',
    'client error \\(|calledprocesserror|dependency failed to start|is unhealthy',
    'command failed|failed with|unknown ?error|unexpected error|internal error|undefined$|aborting',
    'finished with errors|command .* exited',
    'failed to deploy\\b|failed to (?:build|start|run|exec)\\b[^:]*$|command execution failed',
    'see (?:the )?(?:above|output|details)',
    'failed[.!]?$',
    '(?:^|error: |failure: )(?:failed to |build )?(?:deploy|build|run|publish|upload|test|release)\\w*(?: failed)?[.:!]?$',
    '^> task|^> loading|should be used instead|cache not found',
    '\\b0 (?:errors?|failures?|problems?|issues?)\\b|no (?:errors?|problems?|issues?)\\b|without errors?',
].join('|'), 'i');
const HINT_RULES = [
    rule('error', { hint: true, on: GIVES_UP }, [
        /\bnot (?:found|exist|defined|installed|supported|allowed|permitted|authorized|set|valid)\b/i,
        /\bnot (?:available|recogni[sz]ed|specified|configured|declared|implemented)\b/i,
        /\bno (?:such|matching|valid|default|module|matches|version|candidates?|files?|tests?|credentials?)\b/i,
        /\b(?:invalid|incorrect|wrong|malformed|mismatch|duplicate|conflict|bad request)/i,
        /\bun(?:supported|recogni[sz]ed|defined|resolved|authorized)\b/i,
        /\bunknown (?:[a-df-gi-z]|e[^r])/i,
        /[^-]\bmissing\b|\b(?:is|are) required\b|\brequires\b/i,
        /\b(?:denied|forbidden|incompatible|deprecated)\b/i,
        /\balready (?:exists?|defined|in use|taken|published)\b/i,
        /\bexpected\b|\bunexpected (?:token|character|argument|type|key|value|keyword|indent|hash)/i,
        /\bmust (?:be|have|not|match|contain)\b|\bshould be (?:either|one of|an?)\b/i,
        /\b(?:status(?: ?code)?[:=]?|returned(?: error:)?|responded with|got) 4(?:0[0-79]|[1-9]\d)\b/i,
    ]),
    rule('error', { hint: true }, [
        /\bconflicting \w|\[(?:emerg|alert|crit)\] \S|\bmissing (?:dependenc|required|modules?\b|packages?\b|librar|files?\b|arguments?\b|parameters?\b|env)/i,
        /\bthere (?:is|are|was|were) no \w/i,
        /\bno (?:\w+ ){1,3}(?:configured|specified|defined|provided|installed|found)\b/i,
        /\b(?:is|are|was|were) not (?:allowed|supported|permitted|installed|defined|recogni[sz]ed)\b/i,
        /\b(?:do not|don.t|does not|doesn.t|did not|didn.t) (?:currently )?(?:exist|match|satisfy|have|contain)\b/i,
        /\b(?:do not|don.t|does not|doesn.t|did not|didn.t) (?:currently )?(?:support|produce|specify)\b/i,
        /\b(?:is|are) (?:only|not) (?:allowed|permitted|supported|available)\b|\bcan only \w|\bonly supports\b/i,
        /\bmust be (?:provided|set|specified|defined|one of|an?|the)\b|\bcannot be \w{2}/i,
        /\bis not an? \w{3}|^invalid \w|\bis not a valid\b/i,
        /\bshould (?:start|match|have|contain|follow|equal)\b|^expected .*\bbut\b/i,
        /\b(?:is|are|was) (?:empty|missing|null|invalid|unset|undefined|too (?:long|large|small|old|new))\b/i,
        /\bnot found[.!]?$|\bfile not found\b|\balready exists?(?:[.!]|$)|\btoo many open files\b|\bout[- ]of[- ]date\b/i,
        /\bhttp 4(?:00|09|10|22)\b|\brequest has errors\b|\bin (?:a |the )?(?:failed|\w{0,20}rollback\w{0,20}) state\b/i,
        /\bunreachable=0\b.*\bfailed=[1-9]/,
        /\bcould not be (?:found|resolved|located|loaded|read|opened|parsed|determined)\b/i,
        /\b(?:exiting|giving up|quitting)\W*$|\bplease report (?:a|this) (?:bug|issue)\b|^\* what went wrong:$/i,
        /\b(?:threw|raised) an? \w*(?:exception|error)\b|\bexception: .*\w{3}|\bhas no (?:attribute|member|method)\b/i,
        /\binstead of (?:the )?expected\b|\S - failed$|^failed +<<< |\bfailed with (?:\w+ ){0,2}4(?:0[0-79]|[1-9]\d)\b/i,
        /\bline \d+: \w+: .*\w{3}/i,
        /^In \w{1,200}\.php line \d+:$|^xcodebuild: error: |^cmake error at |^> task \S+ failed$|(?:^|\] )\*\* \(\w|^(?:> )?for input string: /i,
        /^(?:awk|cat|chmod|chown|cp|date|diff|expr|find|grep|gzip|jq|ln|ls|mkdir|mv|patch): .*\w{3}/,
        /^(?:rm|sed|sort|tar|unzip|xargs|zip): .*\w{3}/,
        /failed to build gem native|build backend returned an error|a problem occurred (?:configuring|evaluating) /i,
        /does not allow request for unadvertised object/i,
        /\b(?:is|are|was|were) not (?:(?:found|valid|set|available)\b|(?:properly )?(?:closed|terminated)\b)/i,
        /(?:filenotfound|permission|validation|argument|reference|range|nullpointer)(?:error|exception)\b/i,
        /(?:notimplemented|parse|config|configuration|parser|json)(?:error|exception)\b/i,
        /\b(?:nosuch|illegal|unsupported|unicode|duplicate)\w{1,20}(?:error|exception)\b/i,
        /java\.lang\.\w+(?:exception|error)\b/i,
        /(?:runtime|assertion|attribute|key|value|type|name|index|import|lookup|syntax)(?:error|exception)\b/i,
    ]),
    rule('error', {
        hint: true,
        unless: /\bwarn(?:ing)?\b|\bskip(?:ping|ped)?\b|\bignor(?:ing|ed)\b|\boptional\b|\bno longer\b|\b0 \w+ (?:found|detected)\b/i,
    }, [
        /\b(?:exceed(?:s|ed)?|below|above|under|over)\b.{0,40}\b(?:limit|threshold|minimum|maximum|required?|allowed|budget)\b/i,
        /\b(?:limit|threshold|budget|quota)\b.{0,40}\b(?:exceeded|not (?:met|reached))\b/i,
        /\b(?:is|are) required\b|\brequires? (?!no\b)\S+ .*\d/i,
        /\bunknown (?:\w+ ){0,2}(?:variable|option|flag|command|key|field|property|type|target|rule|module|attribute)\b/i,
        /\bundefined \w+ ["'`‘]|\bundefined (?:method|variable|constant|function|symbol|name|local|type|identifier)\b/i,
        /\bunexpected (?:token|character|value|argument|key|end of|indent|type|field|property)\b/i,
        /\b(?:header|key|field|value|file|argument|symbol|property|comma|semicolon|separator)s? (?:is |are )?missing\b/i,
        /\b(?:does|did)(?: not|n't) (?:include|allow|accept|conform|comply|follow|compile|parse|implement|define|provide)\b/i,
        /\b(?:signing|validation|verification|parsing|compilation|linking|assertion|policy|lint|check) (?:check )?failed\b/i,
        /\bfailed (?:for (?:resource|rule|check|policy)|(?:validation|verification))\b|\bfailure for \w+ assertion\b|\bmismatch between\b/i,
        /\b[1-9]\d* (?:\w+ ){0,2}(?:findings?|violations?|problems?|issues?|offen[cs]es|snapshots?|result\(s\)).{0,12}\b(?:found|detected|changed)\b/i,
        /\b[1-9]\d* findings?\b|\bissues? ?: [1-9]|^\W*issue: \S|\b[1-9]\d* of \d+ (?:checks?|tests?|jobs?|tasks?|specs?) failed\b/i,
        /\bno (?:secret|private|public|signing) key\b|\bfound (?:uncommitted |unstaged )?(?:changes|differences)\b/i,
        /\balready exists? (?:on|in|at) (?:the )?(?:registry|repository|remote|index|server)\b/i,
        /^expected:? .{1,200}\b(?:actual|received|got|found)\b|^\d+:\d+ +error +\S/i,
    ]),
    rule('error', { hint: true, unless: /exit (?:status|code) \d+\W*$|is unhealthy$|exited \(\d+\)$|load the service index/i }, [
        new RegExp(`${CANNOT}(?:find|locate|open|read|parse|load|import|recogni[sz]e|determine|create|write)\\b`, 'i'),
        new RegExp(`${CANNOT}(?:compile|match|convert|decode|validate|apply|infer|assign|use|set|start|execute|install|process|evaluate)\\b`, 'i'),
    ]),
    rule('error', { hint: true, unless: SAYS_NOTHING }, [
        /^error\[[^\]]{1,60}\]: \S/,
        /^npm (?:error|ERR!) (?!A complete log)[A-Z][a-z]* .*\w{3}/,
        /^(?:[\w./-]+:? )?(?:error|fatal|fatal error|exception|critical|failure|failed|abort\w*)[:!] .*\w{3}/i,
        /^\[?\w*error\]? +\S+ .*\w{3}|^err(?:or)?[:!]+ +\S+ .*\w{3}|\blevel=(?:fatal|error) .*\w{3}/i,
        /\b(?:make sure|ensure|check|verify) (?:that|if|whether|you|your) \w|\bplease (?:re)?(?:run|build|generate|update|commit|apply|fix|format)\b/i,
        /\b(?:cannot|can not|can.t|unable to|not able to|could(?: not|n.t)|refus(?:e|es|ed|ing) to) \w{2}/i,
        /\bfail(?:s|ed|ure)? to \w{2}/i,
        /\b(?:error|failure)s? (?:on|in|at|when|while|during|for) \S|\berrors? occur+ed\b/i,
        /\b(?:must|may|can|should|shall|will) (?:not|only|be) \w{2}/i,
        /\b(?:not|no longer) (?:a |an |the )?(?:supported|allowed|valid|known|found|exist|available|compatible|match)/i,
        /\b(?:rejected|blocked (?:due to|because|by)|prohibited|disallowed|violat(?:es|ed|ion)|deprecated and|has been removed|was removed)\b/i,
        /\bexception in thread\b|^goroutine \d+ \[|^[a-z_][\w.]{0,100}\.[A-Z]\w{1,60}: .*\w{3}/,
        /\b(?:unhandled|uncaught) (?:exception|error|rejection|promise)|^execution halted$|\bpanicked at\b/i,
        /^(?:caused by|reason|details?|message): .*\w{3}|^! [a-z]/i,
        /(?:^|[\s(:])[a-z][\w.:]{0,100}(?:error|exception|failure)(?:: |\b.{0,40}$)/i,
        /^\[(?:fail|failed|ko|x|!|err|fatal|crit|critical|e)\] +\S|\[(?:fail|failed)\]/i,
        /^fail(?:ed|ure)?(?:[:!]|\s+[|-]|\t) *\S|\b(?:error|err|reason)=["']?\w{3}/i,
        /^(?:[⨯✘✖✗✕❌🚨❗]|⛔) *\S+ .*\w{3}/u,
        /^\S+\.[a-z]\w{0,7}:(?:\w{1,30}:)?\d{1,6}(?::\d{1,6})?:? ?\S.*\w{3}/i,
        /^[\w./\\:-]{1,200}\.[a-z]\w{0,9}[:(]\d+(?:[:.,]\d+)?(?:-\d+)?\)?:?$/i,
        /^\d+:\d+(?:-\d+:\d+)? +(?:error|[✖×✗]) +\S/i,
        /^[A-Z]{1,6}\d{3,5}: \S|^[\w.]{0,100}(?:NotFound|Invalid|Missing|Denied|Mismatch|Unsupported)\w{0,40}: ?\S/,
        /(?:[:)\]]| -) (?:error|fatal)[:!] .*\w{3}|\bfailed with [1-9]\d* |\bwith vulnerabilities\b/i,
        /\bline \d+,? col(?:umn)? \d+|\(\d+,\d+\): (?:error|fatal)|^offenses?:$/i,
        /\bno tests? (?:ran|found|were found|executed)\b|failed with errors\b/i,
        /\b[1-9]\d* (?:errors?|problems?|issues?|violations?|failures?)(?: (?:found|detected|occurred)|[.!:]?$)/i,
        /\b[1-9]\d* (?:packages?|targets?|tasks?|projects?|modules?|checks?|suites?|scenarios?|files?) failed: \S/i,
        /\b[1-9]\d* (?:vulnerabilit(?:y|ies)|broken links?|conflicts?|errors generated)\b/i,
        /\b(?:found|detected|reported) [1-9]\d* \w+|\b(?:errors?|failures?) (?:found|detected|in)\b/i,
    ]),
    rule('error', {
        hint: true,
        unless: /\b(?:install|update|upgrade|apt|apk|yum|dnf|pip|npm (?:i|ci)|curl|wget|clone|add|pull|fetch|download)\b/i,
    }, [
        /\b(?:compil\w+|lint\w*|do_compile|type-?check\w*|unit tests?)\b.{0,60}\bfailed\b/i,
        /\b(?:process|command) .{0,200}\b(?:tests?|lint|check|compile|build)\b.{0,200}(?:exit(?:ed)? |did not complete)/i,
    ]),
];

;// CONCATENATED MODULE: ./build/src/classify/sets/build.js




const MODULE_NOT_FETCHED = /:\d+: (?:could not import \S{1,200} \(-: )?\S{1,200}@v\S{1,100}: (?:Get "|reading )https:\/\/(?:proxy|sum)\.golang\.org\/\S{1,300}: (?:5\d\d |(?:dial|read) tcp|net\/http: |context deadline|(?:unexpected )?EOF|stream error|http2: )/;
const STYLE_RULES = [
    rule('types', [
        /\.pyi?:\d+(?::\d+)?: error: /,
        /\.pyi?:\d+:\d+ - error: /,
        /^Found [1-9]\d* errors? in \d+ files? \(checked /,
    ]),
    rule('lint', [
        /^\d+ errors? .*(?:eslint|found)/,
        /^Found [1-9]\d* (?:lint|offense)/,
        /\b[1-9]\d* offenses? detected/,
        /clippy::/,
        /\[-Werror[=\]]/,
        /\.py:\d+:\d+: [A-Z]{1,4}\d{2,4}\b/,
        /Your code has been rated at/,
        /\*{13} Module /,
        /msg="(?:Running error|(?:Timeout|Deadline) exceeded)|^ERRO Timeout exceeded|golangci-lint exit with code (?!137)/,
        /(?:[Cc]heckstyle|PMD|SpotBugs).*(?:violation|ERROR|Failure)/,
        /Lint found (?:fatal )?errors/,
        /\[phpstan\]/,
        /\[ERROR\] Found [1-9]\d* errors?/,
        /(?:shellcheck.*|\(line \d+\): )SC\d{4}|SC\d{4} \((?:error|warning)\)/,
        /^In (?!\w{1,200}\.php )\S.* line \d+:$/,
        /ktlint.*(?:error|Lint)/,
        /detekt.*(?:issues|failed)/,
        /::error (?:[^:]{0,300},)?file=/,
        /commitlint.*✖|found [1-9]\d* problems?, \d+ warnings/,
        /MD0\d\d\//,
        /^\d+:\d+ +error +/,
        /\b[1-9]\d* errors?, \d+ warnings?/,
        /found too many warnings/,
        /\.tsx?\[\d+, \d+\]: /,
        /FOUND \d+ ERRORS? AFFECTING/,
        /files that can be fixed in/,
        /^ERROR: [A-Z]\w+ - \S+\.php:\d+/,
        /^>> Issue: \[B\d{3}/,
        /Dockerfile.*\bDL[34]\d{3}\b/,
        /\.ya?ml:\d+:\d+: .*\[[a-z-]{2,60}\]$/,
        /Unknown word \(/,
        /^Unused (?:files|dependencies|exports|devDependencies) \(\d+\)/,
        /\b[1-9]\d* issue\(s\) found/,
        /Failed checks: [1-9]/,
        /chart\(s\) failed/,
        /^[1-9]\d* hints?$/,
        /^L: +\d+ \| P: +\d+ \| \w+ \| /,
    ]),
    rule('lint', { unless: MODULE_NOT_FETCHED }, [/\.go:\d+:\d+: .*\([a-z]{3,20}\)$/]),
    rule('lint', { consequence: true }, [/\.\.\.\.Failed$/]),
    rule('format', [
        /Code style issues (?:found|were found|detected)/,
        /[Ww]ould (?:be )?reformat/,
        /^Oh no! .*/,
        /Diff in .*\.rs(?::| at line)/,
        /The following files had format violations/,
        /(?:gofmt.*(?:not|needs)|files? (?:is|are) not (?:properly)?|Found \d+ not) ?formatt?/,
        /clang-format(?:ted|.*violations)/,
        /Imports are incorrectly sorted/,
        /Formatter would have printed/,
        /terraform fmt.*(?:failed|diff)/,
        /mix format failed/,
        /\b[1-9]\d* files? (?:need|require|requires?|with) (?:formatting|style)/,
        /[Ff]iles were modified by this hook/,
        /File is not .{0,2}(?:gofmt|goimports|gofumpt)/,
    ]),
    rule('lint', [/^Found [1-9]\d* errors?(?:\.| in| \()/]),
    rule('findings', [
        /^# npm audit report$/,
        /^\d+ (?:critical|high|moderate|low) severity vulnerabilit|^\d+ vulnerabilities \(\d/,
        /^Warning, treated as error:/,
        /\[SC\d{4}\]/,
        /\b[1-9]\d* style issues?\b/,
        /^Total: [1-9]\d* \(.*(?:HIGH|CRITICAL): [1-9]/,
        /QUALITY GATE STATUS: FAILED/,
        /Quality gate (?:is not OK|has FAILED|failed)/,
        /leaks found: [1-9]/,
        /[Ff]ound [1-9]\d* known vulnerabilit/,
        /^error: [1-9]\d* vulnerabilit/,
    ]),
];
const CODE_RULES = [
    rule('compile', [
        /error TS\d{4,5}: /,
        /^error\[E\d{4}\]: |^(?:\w+)?Error \(\d{4}\): |^devicetree error: /,
        /^-- [A-Z ]{3,60} -{3,} \S+\.\w+$/,
        /^error: (?:could not compile |aborting due to )/,
        /\.java:\[\d+,\d+\]/,
        /\.kt:\d+:\d+:? /,
        /\.kt: \(\d+, \d+\): /,
        /\bcompilation (?:error|failure|failed;)(?!s)/i,
        /: error (?:CS|FS|BC|NETSDK|AD|IDE|CA|SA|LNK|C)\d{4,5}: /,
        /^error (?:CS|FS|BC)\d{4}: /,
        /\.(?:c|cc|cpp|cxx|h|hpp|hh|m|mm|cu|S|swift|scala|hs|dart|java):\d+(?::\d+)?: (?:fatal )?[Ee]rror\b/,
        /\.(?:c|cc|cpp|cxx|h|hpp|hh|m|mm|cu|S)\(\d+(?:,\d+)?\): (?:fatal )?error /,
        /\[build failed\]/,
        /: sorry, unimplemented: /,
        /^(?:nvcc|clang|gcc|g\+\+|cc1\w*|rustc|javac|swiftc)(?:\.exe)?:? (?:fatal(?: error)?|error) *: (?!.* signal 9\b)/,
        /^\[error\] \S+\.(?:scala|sbt):\d+(?::\d+)?: /,
        /\.(?:vue|svelte|tsx?|jsx?|mjs)[:(]\d+[:,]\d+\)?:? (?:- )?error /,
        /Module not found: Error: Can't resolve/,
        /^(?:ERROR in|Error:) .*Module not found/,
        /Failed to compile\.?$/,
        /Module build failed|^error during build:|Parsing error: /,
        /\[vite\]: Rollup failed to resolve/,
        /RollupError: /,
        /✘ \[ERROR\] /,
        /^Error: .*\.ex:\d+/,
        /SyntaxError: (?:invalid|unexpected|missing|unterminated|cannot use import)/i,
        /IndentationError: /,
        /PHP (?:Parse|Fatal) error: /,
        /^Undefined symbols for architecture/,
        /^(?:vet: )?\S+\.go:\d+:\d+: [^@]*$/,
        /^\d+ errors? generated/,
        /\.scala:\d+:\d+: /,
        /Fatal error compiling/,
        /Android resource (?:linking|compilation) failed/,
        /Swift Compiler Error|code signed but requires entitlements|Code signing is required for product type/,
        /^Command (?:\w*Swift\w*|CompileC|Ld|CodeSign) failed with a nonzero/,
        /^Type error: /,
        /warnings found and -Werror specified|^Failing due to -Werror/,
        /Build failed with (?:[1-9]\d* )?errors?/,
        /syntax error(?: near|:) unexpected/,
        /unexpected EOF while looking for matching/,
        /: unbound variable$/,
        /dockerfile parse error|unknown instruction: /,
        /warnings? (?:being )?treated as errors?/,
        /Aborted with \d+ \w+ in strict mode/,
    ]),
    rule('link', [
        /undefined reference to /,
        /collect2: error: ld returned|\boverflowed by \d+ bytes|\bwill not fit in region\b/,
        /ld: (?:cannot find|symbol\(s\) not found|library not found|framework not found)/,
        /linker command failed with exit code/,
        /error: linking with .* failed/,
        /fatal error LNK\d{4}/,
        /multiple definition of /,
    ]),
    rule('compile', { consequence: true }, [
        /: error MSB(?!3073)\d{4}: /,
        /^The following build commands failed:$/,
        /^Command PhaseScriptExecution failed with a nonzero/,
    ]),
];
const BUILD_RULES = qualifyRules('build', [
    ...CODE_RULES,
    ...TEST_RULES,
    ...STYLE_RULES,
    ...SETUP_RULES,
    TEST_FRAMES,
    rule('crash', [
        /[Ss]egmentation fault/,
        /SIGSEGV|SIGILL|SIGABRT|SIGBUS|SIGFPE|\bwasm trap: /,
        /(?:command failed|died) due to signal (?:4|5|6|7|8|11)\b/,
        /\bcode:? '?(?:3221225477|3221226505|-1073741819|-1073740791)\b|\b0xC000(?:0005|0409)\b|Test host process crashed/i,
        /core dumped|^(?:.*: )?(?:Bus error|Illegal instruction|Floating point exception)\b/,
        /AddressSanitizer: /,
        /ThreadSanitizer: /,
        /LeakSanitizer: /,
        /\bbytes in [\d,]+ blocks are (?:definitely|indirectly) lost\b/,
        /undefined method `/,
        /uninitialized constant /,
        /fatal error: unexpectedly found nil/,
        /\binternal compiler error: (?!Killed)|\binternal error occurred (?:during|while) /i,
        /^panic: /,
    ]),
    rule('crash', { consequence: true }, [
        /^TypeError: (?:[^f]|f[^e]|fe[^t])/,
        /(?:exit code|\] Error) (?:132|134|136|139)\b/,
        /Uncaught (?:TypeError|ReferenceError|Error)/,
        /java\.lang\.(?:NullPointerException|IllegalArgumentException|IllegalStateException)/,
        /java\.lang\.(?:ClassNotFoundException|NoSuchMethodError|NoClassDefFoundError)/,
        /java\.lang\.UnsupportedClassVersionError/,
        /System\.(?:NullReferenceException|ArgumentException|InvalidOperationException)/,
        /^(?:ReferenceError|NameError|AttributeError|KeyError|ValueError|IndexError|ZeroDivisionError): /,
        /^(?:NoMethodError|UnboundLocalError|NullPointerException|ArgumentError|RangeError): /,
        /^(?:NotImplementedError|RecursionError): /,
        /^\S{1,300}:\d+:in [\x60'].{1,200}': .+ \([A-Z][\w:]*\)$/,
    ]),
    rule('memory_limit', [
        /JavaScript heap out of memory/,
        /java\.lang\.OutOfMemoryError|insufficient memory for the Java Runtime Environment/,
        /Allowed memory size of \d+ bytes exhausted/,
    ]),
    ...HINT_RULES,
    rule('step_failed', { around: true }, [
        /^(?:Error: )?Process completed with exit code \d+/,
        /^g?make(?:\[\d+\])?: \*\*\* .*Error \d+/,
        /^ninja: build stopped/,
        /Unable to load the service index for source/,
        /^The process .* failed with exit code \d+/,
        /^Error: The process .* failed with exit code/,
        /exited with (?:code|status) [1-9]/,
        /^lerna ERR! /,
        /Command failed with exit code/,
        /executor failed running/,
        /returned non-zero exit status/,
        /returned a non-zero code/,
        /Build did NOT complete successfully/,
        /^\*\* (?:BUILD|TEST) FAILED \*\*/,
        /^error: builder for .* failed with exit code/,
    ]),
]);

;// CONCATENATED MODULE: ./build/src/classify/sets/transport.js
const OUTAGE_CODES = 'ECONNRESET|ECONNABORTED|ETIMEDOUT|ESOCKETTIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|UND_ERR_\\w{1,40}';
const TRANSPORT_CODES = `${OUTAGE_CODES}|ECONNREFUSED|ENOTFOUND|EPIPE|FETCH_ERROR`;
const REGISTRIES = [
    'github|githubusercontent|npmjs|yarnpkg|pypi|pythonhosted|docker|crates|golang|maven|gradle|nuget',
    'rubygems|nodejs|amazonaws|azureedge|windows|microsoft|googleapis',
].join('|');
const NOT_REACHED = [
    /[Cc]onnection (?:refused|timed out|reset|closed|pool shut down)|waiting for connection from pool/,
    /[Oo]peration timed out|i\/o timeout|TLS handshake timeout|Client\.Timeout/,
    /[Nn]o route to host|[Nn]etwork is unreachable|[Nn]o such host|[Nn]ame resolution|server misbehaving/,
];
const FAR_HOST = new RegExp([
    'https?://(?!localhost|127\\.|0\\.0|10\\.|172\\.|192\\.168\\.|\\[)[\\w*]',
    '\\b[\\w-]{1,60}\\.(?:com|org|net|io|dev|edu|gov|app|cloud|sh)\\b',
    '(?<![\\w.-])(?!127|10\\.|172\\.|192\\.168|0\\.)\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}[:/ ]',
].join('|'), 'i');
const TRANSFER_FAILED = new RegExp([
    "\\b(?:could(?: not|n.t)|cannot|can't|unable to|failed to|failure to|error) ",
    '(?:transfer|fetch(?:ing)?|download(?:ing)?|retriev(?:e|ing)|upload(?:ing)?|pull(?:ing)?|(?:make|send) (?:a |the )?request)\\b.{0,400}',
    `(?:\\b(?:(?:dis)?connect\\w{0,6}|socket|stream|transfer closed|timed? ?out|timeout|reset|hang up|closed|aborted|interrupted|ended before|incomplete|eof|handshake|network|unreachable|gateway|unavailable|dns|(?:un)?resolved?|5\\d\\d)\\b|\\b(?:${TRANSPORT_CODES})\\b)`,
].join(''), 'i');
const FOR_A_REASON = new RegExp([
    '\\b(?:40[0-57-9]|41\\d|42[0-46-8]|451)\\b|not found|denied|forbidden|unauthori[sz]ed|certificate|credential|invalid|unknown (?:option|flag)',
    '\\bx509|\\bpkix|checksum|\\bhash|digest|integrity|signature|mismatch|blocked|offline mode|unsupported|unexpected (?:token|char|type|key|field|value)',
    'missing|required|no such (?!host)|does not exist|already exists|too (?:large|long|big|old|new)|\\bgone\\b|\\btoken\\b|permission|EACCES|EPERM|ENOSPC|not (?:allowed|permitted|supported|a valid)',
    'must be|deprecated|assert|\\bexpect|\\bparse|syntax|schema|malformed|\\b(?:see|docs?|documentation|more|visit|refer|guide)\\b.{0,60}https?:',
].join('|'), 'i');

;// CONCATENATED MODULE: ./build/src/classify/sets/git.js


const SAYS = /^(?:fatal|error|ssh|remote): /;
const STATUS = /^(?:fatal: unable to access .*returned error: |error: RPC failed; HTTP )/;
const GIT_RULES = qualifyRules('git', [
    rule('rate_limited', { on: STATUS }, [/ (?<status_code>429)/]),
    rule('rate_limited', [/^remote: .*(?:rate limit|too many requests)/i]),
    rule('auth', [
        /^fatal: (?:Authentication failed for|could not read (?:Username|Password) for)/,
        /^remote: (?:Invalid username or (?:password|token)|Permission to .* denied)/,
        /^remote: (?:HTTP Basic: Access denied|Write access to repository not granted)/,
        /^[^\s@]+@\S+: Permission denied \(/,
        /^Host key verification failed/,
        /^ERROR: Permission to .* denied/,
    ]),
    rule('auth', { on: STATUS }, [/ (?<status_code>401|403)/]),
    rule('server_error', { on: STATUS }, [/ (?<status_code>5\d\d)/]),
    rule('server_error', [
        /^remote: Internal Server Error/,
        /^fatal: remote error: .*(?:internal|unavailable|overloaded)/,
    ]),
    rule('network', { on: SAYS }, [
        /(?:gnutls_handshake\(\)|GnuTLS, handshake) failed: The TLS connection was non-properly terminated/,
        /(?:gnutls_handshake\(\)|GnuTLS, handshake) failed: Error in the pull function/,
        /GnuTLS recv error/,
        /SSL_ERROR_SYSCALL/,
        /OpenSSL SSL_(?:connect|read): (?:Connection (?:was )?reset|Connection timed out|.*unexpected eof)/,
    ]),
    rule('tls', { on: SAYS }, [
        /server certificate verification failed/,
        /SSL certificate problem/,
        /gnutls_handshake\(\) failed/,
        /SSL_connect/,
        /SSL routines/,
        /schannel: .*(?:handshake|certificate)/,
        /certificate subject name .* does not match/,
    ]),
    rule('network', { on: SAYS }, [
        ...NOT_REACHED,
        /Could not resolve (?:host|hostname|proxy)/,
        /Failed to connect to|Couldn't connect to server|Empty reply from server/,
        /Operation too slow|(?:Recv|Send) failure/,
    ]),
    rule('network', [
        /^fatal: (?:unable to connect to|the remote end hung up unexpectedly|early EOF)/,
        /^fatal: fetch-pack: invalid index-pack output/,
        /^error: RPC failed/,
        /unexpected disconnect while reading sideband packet/,
        /^kex_exchange_identification/,
        /^Connection (?:closed|reset) by \S+ port \d+/,
    ]),
    rule('not_found', [
        /^fatal: repository '.*' (?:not found|does not exist)/,
        /^(?:remote|ERROR): (?:Repository not found|The project you were looking for could not be found)/,
        /^fatal: '.*' does not appear to be a git repository/,
    ]),
    rule('unsafe_repository', [/^fatal: (?:detected dubious ownership in|unsafe) repository/]),
    rule('not_a_repository', { consequence: true }, [/^(?:fatal|error): not a git repository/]),
    rule('locked', [
        /^(?:fatal|error): (?:Unable to create|could not lock) .*\.lock': File exists/,
        /^error: cannot lock ref .*(?:File exists|but expected)/,
    ]),
    rule('conflict', [
        /^CONFLICT \([^)]*\): .* in (?<file>\S.*)$/,
        /^CONFLICT \(/,
        /^error: cannot lock ref /,
        /^error: could not apply /,
        /because you have unmerged files/,
        /^fatal: Exiting because of an unresolved conflict/,
        /^Automatic merge failed/,
        /needs merge$/,
    ]),
    rule('dirty', [
        /^error: Your local changes to the following files would be (?:overwritten|removed)/,
        /^error: The following untracked working tree files would be (?:overwritten|removed)/,
        /^(?:error: )?[Cc]annot (?:rebase|pull with rebase|merge|cherry-pick): You have unstaged changes/,
        /^error: cannot (?:rebase|pull with rebase|merge): Your index contains uncommitted changes/,
        /^error: cannot cherry-pick: Your index contains uncommitted changes/,
        /^error: your local changes would be overwritten/,
    ]),
    rule('hook_declined', [
        /^ ?! \[remote rejected\].*\((?:[^()]*hook declined|protected branch|push declined)/,
        /^remote: error: GH\d+/,
    ]),
    rule('rejected', [/^ ?! \[(?:remote )?rejected\]\s+\S+ -> (?<ref>\S+) \((?<why>[^)]*)\)/]),
    rule('diverged', [
        /^(?:fatal|hint): Not possible to fast-forward/,
        /^(?:fatal|hint): (?:Need to specify how to reconcile divergent branches|Diverging branches)/,
    ]),
    rule('ref_not_found', [
        /^error: (?:pathspec '(?<ref>[^']*)' did not match|src refspec \S+ does not match any)/,
        /^error: (?:remote-tracking )?(?:branch|tag) '.*' not found/,
        /^merge: .* - not something we can merge/,
        /^fatal: (?:couldn't find remote ref|path '.*' (?:does not exist in|exists on disk, but not in))/,
        /^fatal: (?:[Rr]emote branch .* not found in upstream|ambiguous argument '.*': unknown revision)/,
        /^fatal: (?:bad revision|Needed a single revision|invalid reference|reference is not a tree)/,
        /^fatal: (?:bad object|unable to read tree|Not a valid object name)/,
    ]),
    rule('patch_failed', [
        /^error: (?:patch failed: (?<file>[^:]+):(?<line>\d+)|.*patch does not apply)/,
        /^Patch failed at/,
    ]),
    rule('nothing_to_commit', { consequence: true }, [
        /^(?:nothing to commit|nothing added to commit|no changes added to commit)/,
    ]),
    rule('identity', [
        /^(?:fatal|error): (?:unable to auto-detect email address|empty ident name)/,
        /^(?:fatal|error): no (?:email|name) was given/,
        /^\*\*\* Please tell me who you are/,
    ]),
    rule('no_space', { on: SAYS, needsTool: true }, [
        /No space left on device/,
        /unable to write (?:new index file|loose object file)/,
    ]),
]);
const GH_RULES = qualifyRules('gh', [
    rule('rate_limited', [
        /API rate limit (?:already )?exceeded/,
        /[Ss]econdary rate limit/,
        /[Aa]buse detection/,
        /submitted too quickly/,
        /HTTP (?<status_code>429)/,
    ]),
    rule('forbidden', [
        /Resource not accessible by (?:integration|personal access token)/,
        /Must have admin rights/,
        /HTTP (?<status_code>403)/,
        /[Rr]equires? (?:one of )?the (?:following|.*) scopes?/,
        /does not have (?:the correct permissions|permission)/,
    ]),
    rule('auth', [
        /HTTP (?<status_code>401)/,
        /[Bb]ad credentials/,
        /gh auth login/,
        /GH_TOKEN environment variable/,
        /[Aa]uthentication token .* invalid/,
    ]),
    rule('auth', { exitCode: 4 }),
    rule('not_found', { needsTool: true }, [
        /HTTP (?<status_code>404)/,
        /[Cc]ould not resolve to an? /,
        /[Nn]o pull requests found/,
        /[Rr]elease not found/,
        /[Cc]ould not find any (?:workflows?|runs?)/,
        /[Nn]o (?:git remotes|runs?|artifacts?) found/,
        /[Ww]orkflow .* not found/,
    ]),
    rule('already_exists', { needsTool: true }, [/already exists/]),
    rule('not_mergeable', [
        /is not mergeable/,
        /not possible to (?:fast-forward|merge)/,
        /head branch is not up to date/,
    ]),
    rule('server_error', { needsTool: true }, [
        /HTTP (?<status_code>5\d\d)/,
        /[Ss]omething went wrong while executing your query/,
    ]),
    rule('network', [
        /^error connecting to /,
        /^check your internet connection/,
        /^(?:gh: )?(?:Get|Head|Post|Put|Patch|Delete) "https?:\/\/[^"]*": .*(?:dial tcp|no such host|connection re)/,
        /^(?:gh: )?(?:Get|Head|Post|Put|Patch|Delete) "https?:\/\/[^"]*": .*(?:timeout|canceled|unexpected EOF)/,
    ]),
    rule('invalid', { needsTool: true }, [/HTTP (?<status_code>422|400)/, /[Vv]alidation [Ff]ailed/]),
    rule('not_a_repository', { consequence: true }, [/(?:fatal: )?not a git repository/]),
    rule('checks_failing', { exitCode: 8 }, [/checks?/]),
    rule('usage', { needsTool: true }, [
        /^(?:unknown (?:command|flag|shorthand flag)|accepts \d+ arg|flag needs an argument|must provide )/,
    ]),
]);

;// CONCATENATED MODULE: ./build/src/classify/sets/javascript.js


const CODE = /^(?:npm (?:error|ERR!) )+code /;
const CAUSE = {
    behind: /^npm (?:error|ERR!) /,
    skip: /^(?:code |errno |syscall |path |workspace |location |command failed$|type |stat |\d{3}$|A complete log|$)/,
};
const AUDIT_TAIL = /^(?:$|To address |Some issues |a different dependency\.|npm )/;
const AUDIT_ROWS = ['critical', 'high', 'moderate', 'low'].map((severity) => {
    const count = `\\d+ (?:${severity} severity vulnerabilit(?:y|ies)|vulnerabilities \\([^)]*\\d ${severity}\\))`;
    const text = [new RegExp(`^(?<vulnerabilities>${count})$`)];
    return { kind: `audit.${severity}`, exitCode: 1, tail: AUDIT_TAIL, text };
});
const NPM_RULES = qualifyRules('npm', [
    ...AUDIT_ROWS,
    rule('version_exists', [/[Cc]annot publish over\b/]),
    rule('version_exists', { on: CODE, cause: CAUSE }, [/ EPUBLISHCONFLICT$/]),
    ...rulesOnStatus([' E#$'], { on: CODE, cause: CAUSE }),
    rule('auth', { on: CODE, cause: CAUSE }, [/ (?:ENEEDAUTH|EOTP|EAUTHUNKNOWN)$/]),
    rule('tls', { on: CODE, cause: CAUSE }, [
        / (?:CERT_HAS_EXPIRED|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT)$/,
        / (?:UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|ERR_TLS_\w+)$/,
        / (?:ERR_SSL_\w+|EPROTO)$/,
    ]),
    rule('network', { on: CODE, cause: CAUSE }, [new RegExp(` (?<code>${TRANSPORT_CODES})$`)]),
    rule('server_error', [/^npm (?:error|ERR!) registry error parsing json/]),
    rule('network', [/^npm (?:error|ERR!) fatal: unable to access .*(?:resolve|connect|Connection)/]),
    rule('busy', { on: CODE, cause: CAUSE }, [/ (?:ETXTBSY|EBUSY)$/]),
    rule('busy', [/^npm (?:error|ERR!) .*\bETXTBSY\b/]),
    rule('integrity', { on: CODE, cause: CAUSE }, [/ (?:EINTEGRITY|TAR_BAD_ARCHIVE|Z_DATA_ERROR)$/]),
    rule('dependency_conflict', { on: CODE, cause: CAUSE }, [/ (?:ERESOLVE|EPEERINVALID)$/]),
    rule('no_version', { on: CODE, cause: CAUSE }, [/ (?:ETARGET|ENOVERSIONS)$/]),
    rule('unsupported', { on: CODE, cause: CAUSE }, [/ (?:EBADENGINE|EBADPLATFORM|ENOTSUP)$/]),
    rule('bad_package_json', { on: CODE, cause: CAUSE }, [
        / (?:E422|EJSONPARSE|EINVALIDPACKAGENAME|EINVALIDTAGNAME|EINVALIDVERSION|EBADPACKAGENAME)$/,
    ]),
    rule('lockfile', [
        /^npm (?:error|ERR!) The `npm ci` command can only install with an existing/,
        /^npm (?:error|ERR!) (?:(?:`npm ci`|cipm) can only install packages when|Invalid: lock file)/,
    ]),
    rule('missing_script', [/^npm (?:error|ERR!) [Mm]issing script: "?(?<script>[^"]+)/]),
    rule('permission', { on: CODE, cause: CAUSE }, [/ (?:EACCES|EPERM|EROFS)$/]),
    rule('no_space', { on: CODE, needsTool: true, cause: CAUSE }, [/ ENOSPC$/]),
    rule('missing_file', { on: CODE, cause: CAUSE }, [/ ENOENT$/]),
    rule('script_failed', { on: CODE, around: true, cause: CAUSE }, [/ (?:ELIFECYCLE|\d+)$/]),
    rule('script_failed', { around: true, cause: CAUSE }, [
        /^npm (?:error|ERR!) command failed/,
        /^npm (?:error|ERR!) Lifecycle script /,
    ]),
    rule('usage', { on: CODE, cause: CAUSE }, [/ (?:EUSAGE|EUNKNOWNCONFIG)$/]),
]);
const YARN_RULES = qualifyRules('yarn', [
    ...rulesOnStatus(['Request failed \\\\?"#', '^error .* returned a #', 'YN\\d{4}: .*Response Code: #']),
    rule('auth', [/YN0041: /]),
    rule('not_found', [/^error Couldn't find package "?(?<package>[^"\s]+)/]),
    rule('tls', [/^error .*(?:self[- ]signed certificate|unable to get local issuer|certificate has expired)/]),
    rule('network', [
        /An unexpected error occurred: "https?:\/\/[^"\s]+: (?:E[A-Z]+|[Ss]ocket|connect E|read E)/,
        /An unexpected error occurred: "https?:\/\/[^"\s]+: (?:getaddrinfo E|tunneling socket)/,
        /An unexpected error occurred: "https?:\/\/[^"\s]+: (?:Client network socket|network|aborted)/,
        /^error An unexpected error occurred: "(?:Unexpected end of data|aborted)/,
        /^error https?:\/\/\S+: Extracting tar content of undefined failed/,
        /^error https?:\/\/\S+: (?:E[A-Z]+|[Ss]ocket|connect E|read E|getaddrinfo E|tunneling socket)/,
        /^error (?:.*: )?(?:Error: )?(?:connect|read|getaddrinfo) E[A-Z]/,
        /YN0001: .*(?:RequestError|TimeoutError|connect E|read E|getaddrinfo E|socket hang up)/,
        /YN0001: .*Timeout awaiting/,
        /There appears to be trouble with your network connection/,
    ]),
    rule('integrity', [/^error .*Integrity check failed/, /YN0018: /]),
    rule('lockfile', [
        /^error Your lockfile needs to be updated/,
        /YN0028: /,
        /This package doesn.t seem to be present in your lockfile/,
    ]),
    rule('no_version', [/^error Couldn't find any versions for/, /YN0082: /]),
    rule('unsupported', [/^error .*The engine "\w+" is incompatible/, /^error Found incompatible module/]),
    rule('missing_script', [
        /^error Command "(?<script>[^"]+)" not found/,
        /^Usage Error: Couldn't find a script named/,
        /^error Couldn't find a package.json/,
    ]),
    rule('script_failed', { around: true }, [/^error Command failed with exit code/, /YN0009: /]),
]);
const PNPM_RULES = qualifyRules('pnpm', [
    ...rulesOnStatus(['ERR_PNPM_FETCH_#\\b']),
    rule('network', [
        /ERR_PNPM_(?:META_FETCH_FAIL|FETCH_FAIL|FETCH_TIMEOUT|REQUEST_TIMEOUT)\b/,
        /^.{0,8}WARN.{1,4}GET https?:\/\/\S+ error \((?:E[A-Z]+|ERR_SOCKET_TIMEOUT|UND_ERR_\w+)\)\. Will retry/,
    ]),
    rule('integrity', [/ERR_PNPM_(?:TARBALL_INTEGRITY|BAD_TARBALL_SIZE)\b/]),
    rule('lockfile', [
        /ERR_PNPM_(?:OUTDATED_LOCKFILE|NO_LOCKFILE|BROKEN_LOCKFILE|LOCKFILE_\w+)\b/,
        /ERR_PNPM_FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE\b/,
    ]),
    rule('dependency_conflict', [/ERR_PNPM_(?:PEER_DEP_ISSUES)\b/]),
    rule('no_version', [
        /ERR_PNPM_(?:NO_MATCHING_VERSION|NO_MATCHING_VERSION_INSIDE_WORKSPACE|NO_VERSIONS)\b/,
        /ERR_PNPM_(?:NO_OFFLINE_META|NO_OFFLINE_TARBALL)\b/,
    ]),
    rule('unsupported', [
        /Multiple versions of pnpm specified/,
        /ERR_PNPM_(?:UNSUPPORTED_ENGINE|UNSUPPORTED_PLATFORM|BAD_PM_VERSION)\b/,
    ]),
    rule('missing_script', [/ERR_PNPM_(?:NO_SCRIPT|RECURSIVE_EXEC_NO_PACKAGE|NO_SCRIPT_OR_SERVER)\b/]),
    rule('bad_package_json', [/ERR_PNPM_(?:JSON_PARSE|NO_IMPORTER_MANIFEST_FOUND|NO_PKG_MANIFEST|BAD_PACKAGE_JSON)\b/]),
    rule('script_failed', { around: true }, [/ERR_PNPM_(?:RECURSIVE_\w+FAIL)\b/, /ELIFECYCLE.{1,4}Command failed/]),
]);
const PLAYWRIGHT_RULES = qualifyRules('playwright', [
    rule('not_found', [/Download failed: server returned code (?<status_code>404|400)/]),
    rule('server_error', [/Download failed: server returned code (?<status_code>5\d\d|429)/]),
    rule('network', [
        /(?:Error: |^)Failed to download (?:Chrom|Firefox|firefox|chrom|WebKit|webkit|FFmpeg|ffmpeg|Edge)/,
        /Download failed: (?:server closed connection|size mismatch)/,
        /Downloading (?:Chrom|Firefox|WebKit|Webkit)\S* .*Error: /,
    ]),
    rule('missing_browser', [
        /Executable doesn't exist at /,
        /Looks like Playwright (?:Test or Playwright )?was just (?:installed|updated)/,
    ]),
    rule('missing_dependencies', [/Host system is missing dependencies to run browsers/]),
    rule('unsupported', [/ERROR: Playwright does not support/]),
]);

;// CONCATENATED MODULE: ./build/src/classify/sets/languages.js


const PIP_RULES = qualifyRules('pip', [
    rule('auth', [/^WARNING: 401 Error, Credentials not correct/, /^User for \S+: /, /, in handle_401$/]),
    ...rulesOnStatus(['^\\s*ERROR: HTTP error # while getting', 'too many # error responses']),
    rule('auth', [/Could not fetch URL .*: (?:401|403) Client Error/]),
    rule('rate_limited', [/Could not fetch URL .*: 429 Client Error/]),
    rule('server_error', [/Could not fetch URL .*: 5\d\d Server Error/]),
    rule('tls', [/There was a problem confirming the ssl certificate/]),
    rule('tls', { needsTool: true }, [/SSLCertVerificationError|CERTIFICATE_VERIFY_FAILED|SSLError\(/]),
    rule('integrity', [
        /THESE PACKAGES DO NOT MATCH THE HASHES/,
        /^ERROR: (?:In --require-hashes mode|Hashes are required in --require-hashes mode)/,
    ]),
    rule('dependency_conflict', [
        /^ERROR: ResolutionImpossible/,
        /^ERROR: Cannot install .* because these package versions have conflicting dependencies/,
    ]),
    rule('unsupported', [
        /^ERROR: Package .* requires a different Python/,
        /is not a supported wheel on this platform/,
        /^ERROR: Ignored the following versions that require a different python version/,
    ]),
    rule('managed_environment', [/^error: externally-managed-environment/]),
    rule('network', [
        /Failed to establish a new connection/,
        /(?:NewConnection|ConnectTimeout|ReadTimeout|ConnectionReset|NameResolution)Error/,
        /HTTPSConnectionPool\(host=[^)]*\): Read timed out/,
        /IncompleteRead/,
        /RemoteDisconnected/,
        /ProtocolError\(/,
    ]),
    rule('network', { beside: /^× git clone .* did not run successfully/ }, [
        /^fatal: unable to access .*(?:resolve|connect|Connection)/,
    ]),
    rule('not_found', [/^ERROR: No matching distribution found for (?<requirement>\S+)/]),
    rule('missing_file', { next: /^Hint: It looks like a path/ }, [/^ERROR: Invalid requirement: /]),
    rule('missing_file', [
        /^ERROR: (?:Could not open requirements file|Directory .* is not installable)/,
        /^ERROR: .* does not appear to be a Python project/,
    ]),
    rule('bad_requirement', [/^ERROR: Invalid requirement/]),
    rule('build_failed', { consequence: true }, [
        /^\s*error: (?<stage>metadata-generation-failed|subprocess-exited-with-error|legacy-install-failure)/,
        /^ERROR: (?:Failed building wheel for|Could not build wheels for|Failed to build(?! gem))/,
    ]),
    rule('no_space', { needsTool: true }, [/\[Errno 28\]/, /No space left on device/]),
    rule('permission', { needsTool: true }, [/\[Errno 13\] Permission denied/]),
]);
const GOT = /failed to get (?:200|successful HTTP) response from .*got /;
const CARGO_RULES = qualifyRules('cargo', [
    ...rulesOnStatus(['#\\b'], { on: GOT }),
    rule('auth', [/no token found, please run .cargo login/, /^error: failed to publish to registry.*status 403/]),
    rule('rate_limited', [/status 429 Too Many Requests/]),
    rule('server_error', [/server returned (?<code>5\d\d)/]),
    rule('tls', [/^\s*\[(?:51|58|60|77)\] (?:SSL peer certificate|SSL certificate|Problem with)/]),
    rule('network', [
        /^\s*\[\d+\] (?:Could(?:n.t| not) (?:resolve|connect)|Timeout was reached|Error in the HTTP2)/,
        /^\s*\[\d+\] (?:Transferred a partial|SSL connect error|Server returned nothing)/,
        /^\s*\[\d+\] (?:Fail(?:ed|ure) (?:sending|when receiving)|Stream error)/,
        /spurious network error/,
        /^(?:error|warning): failed to (?:fetch|download) from .*(?:timed out|reset)/,
        /network failure seems to have happened/,
        /failed to (?:connect|resolve address) .*class=Net/,
        /class=(?:Net|Http|Ssl|Os) \(\d+\)/,
    ]),
    rule('integrity', [/failed to verify the checksum of/, /checksum for .* changed between lock files/]),
    rule('lockfile', [
        /lock file .* needs to be updated but --(?:locked|frozen)/,
        /cannot update the lock file .* because --locked/,
    ]),
    rule('not_found', [
        /^(?:error: )?(?:no matching package\b|could not find .* in registry)/,
        /^(?:error: )?failed to get .* as a dependency of package .*no matching/,
        /^error: failed to select a version for/,
        /^error: the crate `.*` could not be found in registry/,
        /got 404\b/,
    ]),
    rule('unsupported', [
        /^error: (?:rustc .* is not supported by|package .* cannot be built because it requires rustc)/,
        /^error: toolchain .* is not installed/,
        /requires rustc \d/,
    ]),
    rule('bad_manifest', [
        /^ *--> .*Cargo\.toml:\d+/,
        /^error: (?:failed to parse manifest at|failed to load manifest|could not find .Cargo\.toml.)/,
        /^error: invalid type: .*Cargo/,
    ]),
    rule('build_script_failed', { around: true }, [
        /^error: failed to run custom build command for/,
        /^error: failed to (?:get|load source|compile) /,
    ]),
    rule('usage', [/^error: (?:unexpected argument|no such command|no bin target|package ID specification)/]),
]);
const ASKED = /^go(?: get| mod download)?:? |proxy\.golang\.org|sum\.golang\.org|@v\//;
const GO_RULES = qualifyRules('go', [
    rule('integrity', [/^(?:go: .*)?verifying .*: checksum mismatch/, /^SECURITY ERROR/]),
    rule('rate_limited', { on: ASKED }, [/\b(?<status_code>429) Too Many Requests/]),
    rule('server_error', { on: ASKED }, [
        /: (?<status_code>5\d\d) (?:Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time)/,
    ]),
    rule('network', { on: ASKED }, [
        ...NOT_REACHED,
        /: EOF$|unexpected EOF/,
        /context deadline exceeded/,
        /stream error|GOAWAY|http2: /,
    ]),
    rule('network', [/\/@v\/\S+: (?:net\/http: TLS handshake timeout|EOF|.*i\/o timeout)/]),
    rule('tls', { on: ASKED }, [/x509: /]),
    rule('auth', { on: ASKED }, [
        /terminal prompts disabled/,
        /could not read Username/,
        /invalid credentials/,
        /(?<status_code>401|403) (?:Unauthorized|Forbidden)/,
    ]),
    rule('not_found', { on: ASKED }, [
        /unknown revision/,
        /(?<status_code>404) Not Found/,
        /410 Gone/,
        /no matching versions/,
        /unrecognized import path/,
        /repository .* not found/,
    ]),
    rule('not_found', [
        /no matching versions for query/,
        /no required module provides package/,
        /cannot find module providing package/,
        /package \S+ is not in (?:GOROOT|std)/,
        /: module [^\s@]+@\S+ found.*but does not contain package/,
    ]),
    rule('modules', [
        /updates to go\.(?:mod|sum|work) needed/,
        /missing go\.sum entry/,
        /inconsistent vendoring/,
        /go\.mod file not found/,
        /errors parsing go\.mod/,
        /invalid go version/,
    ]),
    rule('unsupported', [/toolchain not available/, /requires go(?: version)? >?=? ?\d+\.\d+ \(running go/]),
]);
const TRANSFER = /Could not transfer |Failed to transfer file|[Tt]ransfer failed for|Non-resolvable parent POM/;
const MAVEN_RULES = qualifyRules('maven', [
    ...rulesOnStatus([
        '(?:status(?: code)?:? |status: |return code is: ?)#\\b',
        '(?:\\.(?:jar|pom|xml|war|zip) |, ReasonPhrase: ?|: )#\\b',
    ], { on: TRANSFER }),
    rule('rate_limited', { on: TRANSFER }, [/Too Many Requests/]),
    rule('auth', { on: TRANSFER }, [
        /Not authorized/,
        /[Aa]uthentication failed/,
        /authorization failed/,
        /Access denied to/,
        /Forbidden/,
    ]),
    rule('tls', { on: TRANSFER }, [/PKIX path/, /certificate/]),
    rule('network', { on: TRANSFER }, [
        ...NOT_REACHED,
        /Connect(?:ion)? to .* (?:failed|refused)|[Tt]imed out/,
        /Unknown host|Name or service not known/,
        /Remote host (?:terminated|closed)|handshake|SocketException|failed to respond/,
        /Premature (?:end|EOF)|unexpected end|[Bb]roken pipe|GOAWAY|stream was reset/,
    ]),
    rule('integrity', [/Checksum validation failed/]),
    rule('network', { on: TRANSFER, unless: FOR_A_REASON }, [/ from\/to \S+ \(https:\/\/[^)]+\): \w/]),
    rule('not_found', [
        /Could not find artifact (?<artifact>\S+)/,
        /Failure to find \S+:\S+/,
        /was not found in \S+ during a previous attempt/,
        /No plugin found for prefix/,
    ]),
    rule('rule_violated', [
        /Failed to execute goal \S{0,100}\b(?:license|checkstyle|pmd|spotbugs|enforcer|spotless|rat|formatter|revapi|japicmp)\b/,
        /Some Enforcer rules have failed/,
        /Rule \d+: .*Enforcer/,
    ]),
    rule('bad_pom', [
        /Non-parseable POM/,
        /Malformed POM/,
        /'dependencies\.dependency\.[\w:.-]+' .*is missing/,
        /there is no POM in this directory/,
        /Unknown lifecycle phase/,
        /Could not find the selected project in the reactor/,
    ]),
    rule('goal_failed', { around: true }, [/Failed to execute goal /, /^\[INFO\] BUILD FAILURE/]),
]);
const GRADLE_RULES = qualifyRules('gradle', [
    ...rulesOnStatus(['Received status code # from server', 'Server returned HTTP response code: # for URL']),
    rule('tls', [/> PKIX path building failed/, /unable to find valid certification path/]),
    rule('network', [
        /Could not (?:GET|HEAD|PUT|download) .*(?:timed out|refused|reset|closed)/,
        /^ *> (?:Read timed out|Connect(?:ion)? (?:to|timed out|reset|refused|pool shut)|Timeout waiting for connection)/,
        /^ *> (?:Remote host (?:terminated|closed)|No route to host|Network is unreachable|Premature end)/,
        /^ *> .*: (?:Name or service not known|Temporary failure in name resolution|nodename nor servname)/,
        /^ *> (?:Unexpected end of file|Unknown host )/,
        /^Exception in thread "main" java\.net\.(?:SocketTimeoutException|UnknownHostException)/,
        /^Exception in thread "main" java\.net\.(?:ConnectException|SocketException)/,
        /^Exception in thread "main" java\.io\.IOException: Downloading from/,
        /Downloading from https:\/\/services\.gradle\.org\S* failed/,
        /^ *> (?:repo\d?\.maven\.(?:apache\.)?org|plugins\.gradle\.org|services\.gradle\.org)(?::|$)/,
        /^ *> (?:dl\.google\.com|maven\.google\.com|jcenter\.bintray\.com|repo\.spring\.io)(?::|$)/,
        /^ *> (?:jitpack\.io|oss\.sonatype\.org)(?::|$)/,
    ]),
    rule('locked', [/Timeout waiting to lock /]),
    rule('daemon_lost', [/Gradle build daemon disappeared unexpectedly/]),
    rule('integrity', [/Dependency verification failed for/]),
    rule('not_found', [
        /^ *> Could not find \S+:\S+/,
        /Received status code (?<status_code>410) from server/,
        /Plugin \[id: .* was not found in any/,
        /Could not find any (?:version|matches) (?:that|for)/,
    ]),
    rule('dependency_conflict', [
        /Cannot find a version of .* that satisfies the version constraints/,
        /Could not resolve all .* because of a version conflict/,
        /^ *> Conflict found for/,
    ]),
    rule('bad_build', [
        /^Could not compile (?:build|settings|initialization script)/,
        /A problem occurred evaluating /,
        /Could not find method /,
        /Unsupported class file major version/,
        /Task '.*' not found in/,
        /does not contain a Gradle build/,
        /Could not find or load main class org\.gradle\.wrapper/,
    ]),
    rule('task_failed', { around: true }, [
        /^FAILURE: Build (?:failed with an exception|completed with \d+ failures)/,
        /Execution failed for task '/,
        /Could not resolve all (?:files|artifacts|dependencies|task dependencies)/,
        /A problem occurred configuring /,
    ]),
]);

// EXTERNAL MODULE: ./build/src/text/bounded-lines.js
var bounded_lines = __webpack_require__(48443);
// EXTERNAL MODULE: ./build/src/classify/sets/locate-row.js
var locate_row = __webpack_require__(69308);
// EXTERNAL MODULE: ./build/src/classify/sets/located-more.js
var located_more = __webpack_require__(75963);
;// CONCATENATED MODULE: ./build/src/classify/sets/located.js



const JVM_FRAME = /^at (?:[\w.@]+\/\/?)?(?<class>[\w.$]+)\.[^().]{1,200}\((?<file>\w+\.(?:java|kt|groovy|scala)):(?<line>\d+)\)/;
const JVM_ERROR = /^(?<message>[\w.$]+(?:Error|Exception|Failure|Failed)\b(?!:$).*)$/;
const JVM_STACK = [
    (0,locate_row/* setKind */.HN)('test', /^[\w.$]+(?:Error|Exception|Failure):$/, { next: 'message' }),
    (0,locate_row/* message */.iU)(JVM_ERROR),
    (0,locate_row/* place */.ik)(JVM_FRAME),
];
const MAVEN_ERROR = '(?:\\[ERROR\\] *|Error: +)';
const MAVEN_TEST = '[\\w.$]+(?:\\[[^\\]]*\\])?(?:\\([^)]*\\))?(?:\\[[^\\]]*\\])?';
const JVM_FILE = '(?<file>(?:/?[A-Za-z]:)?[^\\s:[\\]][^:[\\]]*\\.(?:java|kts?|scala|groovy))';
const CS_FILE = '(?<file>[^()]+\\.(?:cs|fs|vb|razor|cshtml|xaml))';
const TSC_FILE = locate_row/* SCRIPT_FILE */.le.replace('astro', 'astro|json');
const PYTEST = [
    (0,locate_row/* head */.d5)('test', /^_{3,} (?:ERROR (?:collecting|at \w+ of) )?(?<name>\S.*?) _{3,}$/),
    (0,locate_row/* head */.d5)('test', /^(?:FAIL|ERROR): (?<name>\w+) \(.+\)$/),
    (0,locate_row/* head */.d5)('test', /^Failed example:$/, { next: 'message' }),
    (0,locate_row/* more */.OS)(/^(?<message>(?:Expected|Got):)$/, { next: 'more' }),
    (0,locate_row/* again */.TG)(/^(?:During handling of the above exception, another|The above exception was the direct cause of the following) /),
    (0,locate_row/* place */.ik)(/^E {3,}File "(?<file>[^"]+)", line (?<line>\d+)$/, { order: 'last first' }),
    (0,locate_row/* reason */.l)(/^E {2,}(?<message>(?:Syntax|Indentation|Tab)Error: .+)$/),
    (0,locate_row/* message */.iU)(/^E {2,}(?<message>(?!\w+(?:Error|Exception):$)\S.*)$/),
    (0,locate_row/* more */.OS)(/^E {2,}(?<message>assert .*)$/),
    (0,locate_row/* message */.iU)(/^(?<message>[A-Za-z_][\w.]*(?:Error|Exception|Failed)(?:: .*)?)$/),
    (0,locate_row/* problem */.CC)('test', /^(?<file>\S+\.py):(?<line>\d+): (?<message>(?:assert |\w+(?:Error|Exception): ).+)$/),
    (0,locate_row/* place */.ik)(/^(?<file>\S+\.py):(?<line>\d+): *(?:in .*|\w*(?:Error|Exception|Failed|Warning|Timeout)?)$/, {
        order: 'last first',
    }),
    (0,locate_row/* place */.ik)(/^[Ff]ile "?(?<file>[^",]+\.py)"?, line (?<line>\d+)(?:, in .*)?$/, { order: 'last first' }),
    (0,locate_row/* end */._N)(/^(?:=+ .* =+|-+ .* -+|!+ .* !+|-- Docs: .*|Ran \d+ tests? .*)$/),
    (0,locate_row/* problem */.CC)('test', /^FAILED \S+?\.py::(?<name>\S+) - (?<message>.+)$/),
];
const JEST = [
    (0,locate_row/* end */._N)(/^(?:● Console$|PASS )/),
    (0,locate_row/* head */.d5)('test', /^● (?<name>\S.*)$/, { next: 'message' }),
    (0,locate_row/* more */.OS)(/^(?<message>(?:Expected|Received)(?: \w+)?: .+)$/),
    (0,locate_row/* place */.ik)(locate_row/* V8_FRAME */.jp),
    (0,locate_row/* end */._N)(/^(?:Test Suites|Tests|Snapshots): /),
];
const VITEST = [
    (0,locate_row/* head */.d5)('test', /^FAIL {1,2}(?:\|\S+\| )?\S+\.[cm]?[jt]sx?(?: \[ .* \]| > (?<name>.+))$/, { next: 'message' }),
    (0,locate_row/* place */.ik)(locate_row/* V8_FRAME */.jp),
    (0,locate_row/* end */._N)(/^(?:⎯{3,}|Test Files|Tests) /),
    (0,locate_row/* end */._N)(/^⎯{3,}\[/),
];
const NODE = [
    (0,locate_row/* end */._N)(/^(?:ℹ |▶ |# (?:Subtest|tests|pass)|test at |✖ failing tests:$)/),
    (0,locate_row/* head */.d5)('test', /^✖ (?<name>.+?) \([\d.]+ms\)$/, { next: 'message' }),
    (0,locate_row/* head */.d5)('test', /^not ok \d+ (?:- )?(?<name>\S.*)$/),
    (0,locate_row/* head */.d5)('test', /^✗ (?<name>\S.*)$/),
    (0,locate_row/* place */.ik)(/^(?:# +)?\(?in test file (?<file>[^\s,]+), line (?<line>\d+)\)$/, { next: 'message' }),
    (0,locate_row/* drop */.gv)(/^failureType: 'subtestsFailed'$/),
    (0,locate_row/* message */.iU)(/^error: ['"](?<message>.+)['"]$/),
    (0,locate_row/* head */.d5)('test', /^error: \|-$/, { next: 'message' }),
    (0,locate_row/* more */.OS)(/^(?<message>\S+ !==? .+)$/),
    (0,locate_row/* more */.OS)(/^(?<message>[+-] {2,}\S.*)$/),
    (0,locate_row/* place */.ik)(/^(?:at )?(?:async )?[\w.<>[\] ]*\(file:\/\/(?<file>(?:\/?[A-Za-z]:)?[^:()]+):(?<line>\d+):(?<column>\d+)\)/),
    (0,locate_row/* place */.ik)(locate_row/* V8_FRAME */.jp),
    (0,locate_row/* place */.ik)(/^location: '(?<file>(?:\/?[A-Za-z]:)?[^:']+):(?<line>\d+):(?<column>\d+)'$/, { order: 'at the end' }),
];
const GO = [
    (0,locate_row/* head */.d5)('test', /^(?:--- FAIL: |=== (?:RUN|CONT|NAME) +|=== FAIL: \S+ )(?<name>\S+)/),
    (0,locate_row/* head */.d5)('test', /^WARNING: (?<message>DATA RACE)$/),
    (0,locate_row/* pass */.IX)(/^--- (?:PASS|SKIP): (?<name>\S+)/),
    (0,locate_row/* end */._N)(/^(?:={10,}$|=== PAUSE)/),
    (0,locate_row/* inPackage */.s0)(/^FAIL\t(?<package>\S+)(?:\t[\d.]+s| \[build failed\])/),
    (0,locate_row/* problem */.CC)('compile', /^(?:vet: )?(?<file>\S+\.go):(?<line>\d+):(?<column>\d+): (?<message>[^@]+)$/),
    (0,locate_row/* problem */.CC)('compile', /^(?<file>\S*go\.(?:mod|sum|work)):(?<line>\d+)(?::(?<column>\d+))?: (?<message>\S.*)$/),
    (0,locate_row/* problem */.CC)('test', /^(?<file>\S+_test\.go):(?<line>\d+): (?<message>\S.*)$/, { mayBeLog: true }),
    (0,locate_row/* place */.ik)(/^.{0,60}Error Trace:\s{1,9}(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.go):(?<line>\d+)$/, { order: 'last first' }),
    (0,locate_row/* place */.ik)(/^(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.go):(?<line>\d+):?(?: \+0x\w+)?$/),
    (0,locate_row/* message */.iU)(/^(?<message>panic: .+)$/),
    (0,locate_row/* message */.iU)(/^Error:\s+(?<message>\S.*)$/),
    (0,locate_row/* more */.OS)(/^(?<message>(?:expected|actual) *: .+)$/),
    (0,locate_row/* head */.d5)('test', /^FAIL: (?<file>\S+_test\.go):(?<line>\d+): (?<name>\S+)$/),
    (0,locate_row/* message */.iU)(/^(?<message>c\.(?:Assert|Check)\(.+\))$/),
    (0,locate_row/* more */.OS)(/^\.{3} (?<message>(?:obtained|expected) .+)$/),
];
const GO_LINT = '(?<file>(?:[A-Za-z]:)?[^\\s:]+\\.go):(?<line>\\d+):(?<column>\\d+): ';
const GO_LINTERS = [
    (0,locate_row/* problem */.CC)('lint', new RegExp(`^${GO_LINT}(?<message>(?!(?:could not import \\S{1,200} \\(-: )?\\S{1,200}@v\\d).+ \\((?:[a-z]+|(?:SA|S|ST|QF|U)\\d{4}|Rule:G\\d+[^()]{0,200})\\))$`)),
    (0,locate_row/* problem */.CC)('lint', /^\[(?<file>(?:[A-Za-z]:)?[^\s:]+\.go):(?<line>\d+)\] - (?<message>G\d{3}\b.+)$/),
    (0,locate_row/* problem */.CC)('lint', new RegExp(`^${GO_LINT}(?<message>(?:exported \\w+ |comment on exported |package comment |receiver name |error var |error strings |context\\.Context should |a blank import |if block ends |(?:don.t|should|\\w+ \\w+ should) (?:use|be|have|omit|replace|not)\\b).*)$`)),
];
const CARGO = [
    (0,locate_row/* end */._N)(/^(?:warning(?:\[\w+\])?: |error: (?:could not compile|aborting due|test failed)|failures:$|test result: )/),
    (0,locate_row/* problem */.CC)('compile', /^(?<file>[^\s:]+\.rs):(?<line>\d+):(?<column>\d+): (?<message>error(?:\[E\d+\])?: .+)$/),
    (0,locate_row/* head */.d5)('compile', /^error: failed to run custom build command for /),
    (0,locate_row/* place */.ik)(/^thread '[^']*' panicked at '(?<message>.+)', (?<file>[^\s:']{1,300}):(?<line>\d{1,7})(?::\d{1,7})?$/),
    (0,locate_row/* head */.d5)('test', /^(?:test \S+ \.\.\. )?thread '(?:main|(?<name>[^']+))' panicked at '(?<message>[^']+)$/),
    (0,locate_row/* place */.ik)(/^right: .+', (?<file>[^\s:']{1,300}):(?<line>\d{1,7})(?::\d{1,7})?$/),
    (0,locate_row/* message */.iU)(/^error occurred(?: in cc-rs)?: (?<message>.+)$/),
    (0,locate_row/* head */.d5)('link', /^error: (?<message>linking with .* failed.*)$/),
    (0,locate_row/* head */.d5)('compile', /^(?<message>error(?:\[E\d+\])?: .+)$/),
    (0,locate_row/* setKind */.HN)('lint', /clippy::|implied by `-D /),
    (0,locate_row/* head */.d5)('test', /^-{4} (?<name>\S+) stdout -{4}$/),
    (0,locate_row/* head */.d5)('test', /^-{3} STDERR: +\S+ (?<name>\S+) -{3}$|^(?:FAIL|SIGABRT) \[ *[\d.]+s\] +\S+ (?<test>\S+)$/),
    (0,locate_row/* place */.ik)(/panicked at (?<file>\S+\.rs):(?<line>\d+):(?<column>\d+):$/, { next: 'message' }),
    (0,locate_row/* head */.d5)('test', /^thread '(?!main'|<)(?<name>[^']+)' (?:\(\d+\) )?panicked at (?<file>\S+\.rs):(?<line>\d+):(?<column>\d+):$/, { next: 'message' }),
    (0,locate_row/* more */.OS)(/^(?<message>(?:left|right): .+)$/),
    (0,locate_row/* place */.ik)(/^(?:-->|:::) (?<file>\S+\.rs):(?<line>\d+):(?<column>\d+)/),
    (0,locate_row/* place */.ik)(/^at (?<file>\S+\.rs):(?<line>\d+):(?<column>\d+)/, { order: 'at the end' }),
    (0,locate_row/* problem */.CC)('format', /^Diff in (?<file>\S+\.rs)(?::| at line )(?<line>\d+):?$/, {
        says: 'rustfmt would write it in another way',
    }),
];
const TSC = [
    (0,locate_row/* problem */.CC)('compile', new RegExp(`^${TSC_FILE}\\((?<line>\\d+),(?<column>\\d+)\\): error (?<message>TS\\d+: .+)$`)),
    (0,locate_row/* problem */.CC)('compile', new RegExp(`^${TSC_FILE}:(?<line>\\d+):(?<column>\\d+) - error (?<message>TS\\d+: .+)$`)),
    (0,locate_row/* problem */.CC)('compile', /^error (?<message>TS\d+: .+)$/),
];
const ESLINT = [
    (0,locate_row/* inFile */.s5)(/^(?<file>(?:\/?[A-Za-z]:)?[\\/.\w@][^:*?"<>|]*\.(?:[cm]?[jt]sx?|vue|svelte|astro|json|md|ya?ml|html|css))$/),
    (0,locate_row/* problem */.CC)('lint', new bounded_lines/* BoundedPattern */.c9(/^(?<line>\d+):(?<column>\d+) +(?:error|[✖×]) +(?<message>\S.*?)(?: {2,100}(?<rule>[@\w/-]+))?$/)),
    (0,locate_row/* problem */.CC)('lint', /^(?<file>\S.*): line (?<line>\d+), col (?<column>\d+), Error - (?<message>.+)$/),
    (0,locate_row/* problem */.CC)('lint', new RegExp(`^${locate_row/* SCRIPT_FILE */.le}:(?<line>\\d+):(?<column>\\d+): (?<message>.+ \\[Error/.+\\])$`)),
    (0,locate_row/* end */._N)(/^✖ \d+ problems? /),
];
const RUFF = [
    (0,locate_row/* problem */.CC)('lint', /^(?<file>\S+\.pyi?):(?<line>\d+):(?<column>\d+): (?<message>[A-Z]{1,4}\d{2,4} .+)$/),
    (0,locate_row/* head */.d5)('lint', /^(?<message>(?:[A-Z]{1,4}\d{2,4}|invalid-syntax:?) .+)$/),
    (0,locate_row/* head */.d5)('format', /^unformatted: (?<message>.+)$/),
    (0,locate_row/* place */.ik)(/^--> (?<file>\S+\.(?:pyi?|ipynb)):(?<line>\d+):(?<column>\d+)$/),
    (0,locate_row/* end */._N)(/^(?:\d+ \||help: |Found \d+ errors?)/),
    (0,locate_row/* problem */.CC)('format', /^error: cannot format (?<file>\S+\.pyi?): (?:Cannot parse(?: for target version [\w. ]{1,40})?: )?(?<line>\d+):(?<column>\d+): (?<message>.+)$/),
    (0,locate_row/* problem */.CC)('format', /^error: (?<message>cannot format (?<file>\S+\.pyi?): .+)$/),
    (0,locate_row/* problem */.CC)('format', /^(?<message>[Ww]ould reformat:? (?<file>\S+\.pyi?))$/),
    (0,locate_row/* problem */.CC)('format', /^ERROR: (?<file>\S+\.pyi?) (?<message>Imports are incorrectly sorted\b.*)$/),
];
const MYPY = [
    (0,locate_row/* problem */.CC)('types', /^(?<file>\S+\.pyi?):(?<line>\d+)(?::(?<column>\d+))?(?::\d+:\d+)?: error: (?<message>.+)$/),
    (0,locate_row/* problem */.CC)('types', /^(?<file>\S.*\.pyi?):(?<line>\d+):(?<column>\d+) - error: (?<message>.+)$/),
];
const GCC = [
    (0,locate_row/* head */.d5)('compile', /^(?<file>\S+\.[fF]\w{0,3}):(?<line>\d+)[.:](?<column>\d+)(?:-\d+)?:$/),
    (0,locate_row/* message */.iU)(/^(?:Fatal )?Error: (?<message>.+)$/),
    (0,locate_row/* problem */.CC)('compile', new RegExp(`^(?<file>${locate_row/* C_FILE */.bh}):(?<line>\\d+):(?:(?<column>\\d+):)? (?:(?:fatal )?error: |(?=sorry, ))(?<message>.+)$`)),
    (0,locate_row/* problem */.CC)('compile', new RegExp(`^(?<file>${locate_row/* C_FILE */.bh})\\((?<line>\\d+)(?:,(?<column>\\d+))?\\) ?: (?:fatal )?error (?<message>C\\d+: [^[]+)`)),
    (0,locate_row/* problem */.CC)('link', /^ld\.lld: error: (?<message>.+)$/),
    (0,locate_row/* problem */.CC)('compile', /^(?:cc1\w*|clang|gcc|g\+\+): (?:fatal )?error: (?!linker command)(?<message>.+)$/),
    (0,locate_row/* problem */.CC)('link', new RegExp(`(?:^|: )(?<file>${locate_row/* C_FILE */.bh}):(?<line>\\d+): (?<message>(?:undefined reference to|multiple definition of) .+)$`)),
    (0,locate_row/* problem */.CC)('link', /(?<message>(?:undefined reference to|multiple definition of) .+)$/),
    (0,locate_row/* problem */.CC)('link', /^\S*ld(?:\.\w+)?: (?<message>(?:cannot find|library not found|region |\S+ section ).*)$/),
    (0,locate_row/* problem */.CC)('link', /^(?<message>"\S+", referenced from:)$/),
];
const JAVAC = [
    (0,locate_row/* problem */.CC)('compile', new RegExp(`^(?:${MAVEN_ERROR})?${JVM_FILE}:\\[(?<line>\\d+),(?<column>\\d+)\\] (?:error: )?(?<message>.+)$`)),
    (0,locate_row/* problem */.CC)('compile', new bounded_lines/* BoundedPattern */.c9(`^(?::\\w+)*${JVM_FILE}:(?<line>\\d+)(?::(?<column>\\d+))?: error: (?<message>.+)$`)),
    (0,locate_row/* problem */.CC)('compile', new RegExp(`^e: (?:file://)?${JVM_FILE}:(?<line>\\d+):(?<column>\\d+):? (?<message>.+)$`)),
    (0,locate_row/* problem */.CC)('compile', new RegExp(`^e: ${JVM_FILE}: \\((?<line>\\d+), (?<column>\\d+)\\): (?<message>.+)$`)),
];
const MAVEN = [
    ...JAVAC,
    (0,locate_row/* end */._N)(/^\[INFO\]|^(?:\[ERROR\]|Error: ) *Tests run: /),
    (0,locate_row/* head */.d5)('test', new RegExp(`^(?:${MAVEN_ERROR})?(?<name>${MAVEN_TEST}) +(?:-- )?Time elapsed: .* <<< (?:FAILURE|ERROR)!$`), { next: 'message' }),
    (0,locate_row/* problem */.CC)('test', new RegExp(`^${MAVEN_ERROR}(?<class>[A-Z][\\w$]*)(?:>\\w+)?\\.(?<name>\\w+):(?<line>\\d+) (?:» )?(?<message>.+)$`)),
    ...JVM_STACK,
];
const GRADLE = [
    ...JAVAC,
    (0,locate_row/* problem */.CC)('compile', /^(?:ERROR: ?)?(?<file>(?:[A-Za-z]:)?[^\s:]+\.xml):(?<line>\d+):(?:\d+(?:-\d+(?::\d+)?)?:)? (?:AAPT: )?error: (?<message>.+)$/),
    (0,locate_row/* problem */.CC)('test', /^(?<file>\S+\.xml):(?<line>\d+): (?<message>Test (?<name>\S+) failed)$/),
    (0,locate_row/* head */.d5)('test', /^(?<name>(?<class>[\w.$]+) > .+) FAILED$/, { next: 'message' }),
    (0,locate_row/* head */.d5)('test', /^(?<name>(?<class>[a-z][\w.$]*\.[A-Z][\w$]*)\.\w+) FAILED$/),
    (0,locate_row/* place */.ik)(/^(?<message>[\w.$]+) at (?<file>\w+\.(?:java|kt|groovy)):(?<line>\d+)$/),
    (0,locate_row/* place */.ik)(/^at (?<file>\w+\.(?:java|kt|groovy)):(?<line>\d+)$/),
    ...JVM_STACK,
    (0,locate_row/* problem */.CC)('lint', /^(?<file>\S+\.(?:java|kts?|xml|gradle|toml|properties)):(?<line>\d+): Error: (?<message>.+ \[\w+\])/),
    (0,locate_row/* head */.d5)('compile', /^(?:Build|Settings) file '(?<file>[^']+)' line: (?<line>\d+)$/),
    (0,locate_row/* message */.iU)(/^(?:\^|>(?! Task )) (?<message>\S.*)$/),
    (0,locate_row/* end */._N)(/^(?:> Task |FAILURE: |\d+ tests completed)/),
];
const DOTNET = [
    (0,locate_row/* problem */.CC)('compile', new bounded_lines/* BoundedPattern */.c9(`^${CS_FILE}\\((?<line>\\d+),(?<column>\\d{1,7})[\\d,]*\\): error (?<message>\\w{1,40}\\d: .+?)(?: \\[[^\\]]+\\])?$`)),
    (0,locate_row/* head */.d5)('test', /^Failed (?<name>\S.*) \[[<\d].*\]$/),
    (0,locate_row/* head */.d5)('test', /^(?:failed|FAILED) (?<name>\S.*) \([\d.]+m?s[\s\d.ms]*\)$/, { next: 'message' }),
    (0,locate_row/* head */.d5)('test', /^(?<name>[\w.+]+\.\w+) \[FAIL\]$/, { next: 'message' }),
    (0,locate_row/* place */.ik)(new RegExp(`^${CS_FILE}\\((?<line>\\d+),\\d+\\): at `)),
    (0,locate_row/* setKind */.HN)('test', /^Error Message:$/, { next: 'message' }),
    (0,locate_row/* more */.OS)(/^(?<message>(?:Expected|Actual|But was): .+)$/),
    (0,locate_row/* place */.ik)(/^at .+ in (?<file>.+):(?:line )?(?<line>\d{1,7})$/),
];
const LOCATED = {
    pytest: PYTEST,
    jest: JEST,
    vitest: VITEST,
    node: NODE,
    go: [...GO_LINTERS, ...GO],
    cargo: CARGO,
    tsc: TSC,
    eslint: ESLINT,
    ruff: RUFF,
    mypy: MYPY,
    gcc: GCC,
    maven: MAVEN,
    gradle: GRADLE,
    dotnet: DOTNET,
    playwright: located_more/* PLAYWRIGHT */.ws,
    terraform: located_more/* TERRAFORM */.n0,
};

;// CONCATENATED MODULE: ./build/src/classify/sets/machines.js


const machines_SAYS = /^(?:(?:docker: )?Error response from daemon|(?:#\d+ (?:.* )?)?ERROR|Error|error pulling image .*|failed to \w+): /;
const DOCKER_RULES = qualifyRules('docker', [
    rule('daemon_unavailable', [
        /[Cc]annot connect to the [Dd]ocker daemon/,
        /^error during connect: /,
        /[Pp]ermission denied while trying to connect to the [Dd]ocker (?:daemon socket|API)/,
        /[Ff]ailed to connect to the [Dd]ocker API/,
    ]),
    rule('rate_limited', [/^toomanyrequests: /]),
    rule('rate_limited', { on: machines_SAYS }, [/toomanyrequests/i, /429 Too Many Requests/i, /pull rate limit/i]),
    rule('auth', [/^(?:denied|unauthorized): /, /^invalid from flag value .*: pull access denied/]),
    rule('auth', { on: machines_SAYS }, [
        /access denied for/i,
        /denied: /i,
        /unauthorized(?::|$)/i,
        /authentication required/i,
        /no basic auth credentials/i,
        /401 Unauthorized/i,
        /403 Forbidden/i,
        /incorrect username or password/i,
    ]),
    rule('no_space', { on: machines_SAYS, needsTool: true }, [/no space left on device/]),
    rule('missing_file', [/^unable to (?:prepare context|evaluate symlinks in Dockerfile path)/]),
    rule('missing_file', { on: machines_SAYS }, [
        /failed to read dockerfile/,
        /failed to compute cache key: .*not found/,
        /(?:COPY|ADD) failed: .*(?:no such file or directory|not found)/,
    ]),
    rule('not_found', { on: machines_SAYS }, [
        /manifest unknown/i,
        /No such (?:container|image|object|volume)/i,
        /name unknown/i,
        /manifest for \S+ not found/i,
        /\S: not found$/i,
        /repository .* not found/i,
        /(?:network|volume) \S+ not found/i,
    ]),
    rule('server_error', { on: machines_SAYS }, [
        /received unexpected HTTP status: (?<status_code>5\d\d)/i,
        /50[0234] (?:Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out)/i,
    ]),
    rule('tls', { on: machines_SAYS }, [
        /x509: /,
        /tls: (?:failed|handshake failure|bad certificate)/,
        /server gave HTTP response to HTTPS client/,
    ]),
    rule('network', { on: machines_SAYS }, [...NOT_REACHED, /unexpected EOF/]),
    rule('port_in_use', { on: machines_SAYS }, [/port is already allocated/, /: bind: address already in use/]),
    rule('conflict', { on: machines_SAYS }, [/[Tt]he container name "?(?<container>[^"\s]+)"? is already in use/, /Conflict\. /]),
    rule('platform', { on: machines_SAYS }, [
        /no matching manifest for/,
        /exec format error/,
        /does not match the (?:specified|detected host) platform/,
    ]),
    rule('command_not_found', { on: machines_SAYS, exitCode: 127 }, [
        /executable file not found in \$PATH/,
        /OCI runtime create failed/,
    ]),
    rule('build_failed', { on: machines_SAYS, around: true }, [
        /failed to solve/,
        /did not complete successfully: exit code: (?<command_exit_code>\d+)/,
        /dockerfile parse error/,
    ]),
    rule('build_failed', { around: true }, [/^The command .* returned a non-zero code: \d+/]),
    rule('killed', { exitCode: 137 }),
    rule('daemon_error', { around: true }, [/^(?:docker: )?Error response from daemon: /]),
]);
const KUBECTL_RULES = qualifyRules('kubectl', [
    rule('not_configured', [
        /^The connection to the server (?:localhost|127\.0\.0\.1):8080 was refused/,
        /^error: (?:no configuration has been provided|current-context is not set)/,
        /^error: (?:context .* does not exist|stat .*kubeconfig|Missing or incomplete configuration)/,
        /connect to the server: dial tcp (?:127\.0\.0\.1|\[::1\]):8080/,
    ]),
    rule('auth', [
        /^Error from server \((?:Unauthorized)\)/,
        /^error: You must be logged in to the server/,
        /getting credentials: exec: /,
    ]),
    rule('forbidden', [/^Error from server \((?:Forbidden)\)/]),
    rule('tls', [/^Unable to connect to the server: (?:tls: |x509: )/]),
    rule('network', [
        /^Unable to connect to the server: /,
        /^The connection to the server \S+ was refused/,
        /^error: .*(?:TLS handshake timeout|i\/o timeout|http2: client connection lost)/,
        /^E\d{4} .*couldn.t get current server API group list: .*(?:timeout|refused|EOF)/,
    ]),
    rule('unavailable', [
        /^Error from server \((?:ServerTimeout|ServiceUnavailable|InternalError|(?:Gateway)?Timeout|TooManyRequests)\)/,
        /etcdserver: (?:request timed out|leader changed)/,
        /the server is currently unable to handle the request/,
    ]),
    rule('not_found', [
        /^Error from server \((?:NotFound)\)/,
        /the server doesn.t have a resource type/,
        /no matches for kind /,
    ]),
    rule('conflict', [/^Error from server \((?:Conflict|AlreadyExists)\)/]),
    rule('invalid', [
        /^Error from server \((?:BadRequest|Invalid|MethodNotAllowed|UnsupportedMediaType)\)/,
        /^The \w+ ".*" is invalid: /,
        /error validating (?:data|")/,
        /^error: (?:error parsing|unable to decode) /,
        /strict decoding error/,
    ]),
    rule('missing_file', [/^error: the path ".*" does not exist/, /^error: must specify one of -f and -k/]),
    rule('rollout', [
        /^[Ee]rror: (?:timed out waiting for the condition|\S+ .* exceeded its progress deadline)/,
        /^Error: (?:UPGRADE|INSTALLATION) FAILED: .*(?:timed out waiting|context deadline exceeded)/,
    ]),
    rule('usage', { needsTool: true }, [
        /^(?:[Ee]rror: unknown (?:command|flag|shorthand flag)|unknown (?:flag|command))/,
    ]),
]);
const CODED = /[Aa]n error occurred \(\w+\) when calling|A client error \(\w+\) occurred|\b(?:api error|Code:) \w/;
const AWS_RULES = qualifyRules('aws', [
    rule('rate_limited', { on: CODED }, [
        /[ (](?<code>Throttl\w*|RequestLimitExceeded|TooManyRequests\w*|SlowDown)\b/,
        /[ (](?<code>ProvisionedThroughputExceeded\w*|LimitExceededException|EC2ThrottledException)\b/,
    ]),
    rule('rate_limited', [/\bThrottling(?:Exception)?: Rate exceeded/, /\(reached max retries: \d+\): Rate exceeded/]),
    rule('server_error', { on: CODED }, [
        /[ (](?<code>Internal\w*|Insufficient\w*Capacity|ServiceUnavailable\w*|ServerException|ServiceException|Unavailable|50[023])\b/,
    ]),
    rule('network', [
        /Could not connect to the endpoint URL/,
        /(?:Connect|Read) timeout on endpoint URL/,
        /Connection was closed before we received a valid response from endpoint/,
        /Failed to establish a new connection to endpoint/,
        /EndpointConnectionError/,
    ]),
    rule('auth', { on: CODED }, [
        /[ (](?<code>ExpiredToken\w*|InvalidClientTokenId|UnrecognizedClientException|SignatureDoesNotMatch)\b/,
        /[ (](?<code>AuthFailure|InvalidAccessKeyId|InvalidToken|RequestExpired|InvalidIdentityToken)\b/,
    ]),
    rule('auth', [
        /Unable to locate credentials/,
        /The config profile \(.*\) could not be found/,
        /Partial credentials found/,
        /Could not load credentials from any providers/,
        /Not authorized to perform sts:AssumeRole/,
        /security token included in the request is (?:invalid|expired)/,
    ]),
    rule('forbidden', { on: CODED }, [
        /[ (](?<code>AccessDenied\w*|UnauthorizedOperation|Forbidden|403|AuthorizationError)\b/,
    ]),
    rule('forbidden', [/is not authorized to perform: \S+/]),
    rule('not_found', { on: CODED }, [
        /[ (](?<code>NoSuch\w+|\w*NotFound\w*|404|ResourceNotFoundException|RepositoryNotFoundException)\b/,
    ]),
    rule('conflict', { on: CODED }, [
        /[ (](?<code>\w*AlreadyExists\w*|\w*Conflict\w*|BucketAlreadyOwnedByYou|ResourceInUseException)\b/,
    ]),
    rule('invalid', { on: CODED }, [
        /[ (](?<code>Validation\w*|Invalid\w*|Malformed\w*|Missing\w*|BadRequest\w*|ParamValidation\w*|400)\b/,
    ]),
    rule('usage', [
        /^usage: aws \[options\]/,
        /^Parameter validation failed/,
        /^You must specify a region/,
        /^aws: error: /,
        /^Unknown options: /,
    ]),
    rule('error', { on: CODED, needsTool: true }, [/[ (](?<code>\w+)\) when calling the \w+ operation/]),
]);
const ERROR = /^(?:[│|] )?Error: /;
const TERRAFORM_RULES = qualifyRules('terraform', [
    rule('locked', { on: ERROR, beside: /^[│\s]*(?:Lock Info:|Who: {2,}\S)/ }, [/Error acquiring the state lock/]),
    rule('auth', [/Error message: .*(?:AccessDenied|AuthorizationFailed|[Ff]orbidden|[Uu]nauthorized|not authorized)/]),
    rule('rate_limited', [
        /(?:error|Error).*(?:RequestLimitExceeded|TooManyRequestsException)/,
        /(?:error|Error).*Throttling(?:Exception)?: Rate exceeded/,
    ]),
    rule('server_error', [
        /registry\.terraform\.io.*\b(?:status code |returned )?(?<status_code>50[0234])\b/,
        /releases\.hashicorp\.com.*\b(?:status code |returned )?(?<status_code>50[0234])\b/,
        /provider registry.*\b(?:status code |returned )?(?<status_code>50[0234])\b/,
        /the registry responded with .*50[0234]/,
        /\b(?<status_code>50[0234]) [A-Z][\w -]+ returned from \S/,
    ]),
    rule('network', [
        /[Cc]ould not connect to registry\.terraform\.io/,
        /Failed to request discovery document/,
        /could not query provider registry for .*(?:request failed|dial tcp|net\/http)/,
        /registry\.terraform\.io\S*": (?:dial tcp|net\/http|context deadline|read tcp|EOF)/,
        /releases\.hashicorp\.com.*(?:dial tcp|timeout|EOF|reset)/,
    ]),
    rule('auth', { on: ERROR }, [
        /No valid credential sources found/,
        /error configuring S3 Backend: no valid credential/,
        /Invalid provider configuration/,
        /Required token could not be found/,
    ]),
    rule('auth', [/ExpiredToken: /, /InvalidClientTokenId/]),
    rule('not_found', [
        /provider registry \S+ does not have|does not have a provider named/,
        /no available releases match the given constraints/,
        /^(?:Error: )?Module not found$/,
        /Could not download module/,
    ]),
    rule('lockfile', { on: ERROR }, [/Inconsistent dependency lock file/]),
    rule('lockfile', [/doesn't match any of the checksums/, /Required plugins are not installed/]),
    rule('invalid', { on: ERROR }, [
        /Unsupported (?:argument|block type|attribute|Terraform Core version)/,
        /Missing required argument/,
        /Reference to undeclared/,
        /Invalid (?:value|reference|expression|function|index|resource type|template|count|for_each)/,
        /Invalid (?:single-argument|provider|legacy)/,
        /Duplicate (?:resource|variable|provider|local|output)/,
        /Argument or block definition required/,
        /Incorrect attribute value type/,
        /Unclosed configuration block/,
        /Invalid character/,
        /Module not installed/,
        /No value for required variable/,
    ]),
    rule('already_exists', { needsTool: true }, [/^Error: .*already exists/, /AlreadyOwnedByYou/, /EntityAlreadyExists/]),
    rule('initialise', { on: ERROR }, [/Backend initialization required/, /Could not load plugin/]),
]);
const FETCH = /^(?:E|W): Failed to fetch \S+ +/;
const APT_RULES = qualifyRules('apt', [
    rule('locked', [
        /Could not get lock \/var\/(?:lib|cache)\//,
        /Unable to acquire the dpkg frontend lock/,
        /Unable to lock (?:directory|the administration directory)/,
        /dpkg: error: .*is locked by another process/,
    ]),
    rule('permission', [/^E: Could not open lock file .*Permission denied/, /are you root\?$/]),
    rule('mirror_sync', [/Hash Sum mismatch/, /File has unexpected size/, /Mirror sync in progress/]),
    ...rulesOnStatus(['#'], { on: FETCH }),
    rule('not_found', [/^404 +Not Found \[IP/]),
    rule('server_error', [/^5\d\d +[A-Z][A-Za-z -]+\[IP/]),
    rule('signature', [
        /^(?:E|W): (?:GPG error|The repository .* is not signed|.*NO_PUBKEY|.*EXPKEYSIG)/,
        /^E: The repository .* no longer has a Release file/,
    ]),
    rule('network', { on: FETCH }, [
        /(?:Temporary failure resolving|Could not resolve|Could not connect)/,
        /(?:Connection (?:failed|timed out|refused|reset)|Unable to connect)/,
        /(?:Cannot initiate the connection|Connection closed|Undetermined Error|TLS|handshake)/,
    ]),
    rule('network', [
        /^(?:E|W|Err:\d+)?:? ?(?:Temporary failure resolving|Could not connect to \S+:\d+ \()/,
        /^(?:E|W|Err:\d+)?:? ?Cannot initiate the connection to/,
        /^(?:E|W|Err:\d+)?:? ?(?:Unable to connect to \S+:(?:https?|\d+):|Connection timed out \[IP)/,
        /^(?:E|W|Err:\d+)?:? ?Could not resolve '/,
        /^E: Some index files failed to download/,
    ]),
    rule('not_found', [
        /^E: (?:Unable to locate package|Package '.*' has no installation candidate)/,
        /^E: (?:Version '.*' for '.*' was not found|Couldn't find any package)/,
        /^E: The repository .* does not have a Release file/,
    ]),
    rule('dependency_conflict', [
        /^E: (?:Unable to correct problems, you have held broken packages|Unmet dependencies|Broken packages)/,
        /^The following packages have unmet dependencies/,
    ]),
    rule('no_space', { needsTool: true }, [/^E: You don't have enough free space in/]),
    rule('install_failed', { around: true }, [
        /^E: Sub-process \/usr\/bin\/dpkg returned an error code/,
        /^dpkg: error processing/,
    ]),
    rule('usage', [/^E: (?:Command line option .* is not understood|Invalid operation)/]),
]);
const CURL_CODES = [
    ['dns', [5, 6]],
    ['connect', [7]],
    ['timeout', [28]],
    ['certificate', [51, 58, 60, 77, 82, 83, 90, 91]],
    ['tls', [35, 53, 54, 59, 64, 66, 80]],
    ['network', [16, 18, 52, 55, 56, 92, 95, 96]],
    ['auth', [67]],
    ['redirects', [47]],
    ['write', [23]],
    ['read', [26]],
    ['missing_file', [37, 78]],
    ['too_large', [63]],
];
const CURL_RULES = qualifyRules('curl', [
    rule('auth', [/^curl: \((?:22|56)\).*error: (?<status_code>401|403|407)/]),
    rule('not_found', [/^curl: \((?:22|56)\).*error: (?<status_code>404|410)/]),
    rule('rate_limited', [/^curl: \((?:22|56)\).*error: (?<status_code>429)/]),
    rule('server_error', [/^curl: \((?:22|56)\).*error: (?<status_code>5\d\d)/]),
    rule('http', [/^curl: \((?:22|56)\).*error: (?<status_code>\d{3})/]),
    rule('network', [
        /^curl: \((?:35)\).*(?:SSL_ERROR_SYSCALL|Connection (?:was )?reset|Operation timed out)/,
        /^curl: \((?:35)\).*(?:unexpected eof|Recv failure|[Ss]erver aborted the SSL handshake)/,
    ]),
    ...CURL_CODES.map(([kind, codes]) => rule(kind, [new RegExp(`^curl: \\((?:${codes.join('|')})\\)`)])),
    rule('usage', [/^curl: \((?:1|2|3|4|27|43|48)\)/, /^curl: (?:option |no URL |try 'curl --help')/]),
    ...CURL_CODES.map(([kind, exitCode]) => rule(kind, { exitCode })),
    rule('http', { exitCode: [22] }),
]);

;// CONCATENATED MODULE: ./build/src/classify/sets/network.js


const BEFORE = `(?:read |connect |write |getaddrinfo |[Ee]rror: |: |\\(|\\[|'|"|^)`;
const FAR = '(?:[02-9a-km-zA-Z]|1(?:[013-9.]|2[0-689.]))\\S*';
const NO_ANSWER = 'no such host|i/o timeout|server misbehaving|try again|[Tt]emporary failure';
const network_ASKED = '(?:Get|Post|Put|Head|Patch|Delete) "?https?://[^ ]+"?';
const NETWORK_RULES = [
    rule('network', { inWords: true, on: FAR_HOST, unless: FOR_A_REASON }, [
        /\btime(?:d|s)?[ -]?out\b|\bdeadline exceeded\b/i,
        /\b(?:connection|request|stream|socket|transfer|handshake|server|host|peer)\b.{0,60}\b(?:resets?|refused|closed)\b/i,
        /\b(?:connection|request|stream|socket|transfer|handshake|server|host|peer)\b.{0,60}\b(?:aborted|lost|dropped)\b/i,
        /\b(?:connection|request|transfer|handshake|download|server)\b.{0,60}\b(?:terminated|interrupted|failure|broken)\b/i,
        /\bEOF\b|unexpected end of (?:file|stream|data)|\btruncated\b|\bincomplete (?:read|download|response|chunk)/i,
        /\bunreachable\b(?! code)|\bno route\b|\bnetwork (?:error|failure|problem|issue)\b|\btemporar(?:y|ily)\b|\bbroken pipe\b/i,
        /\b(?:can(?:no|')t|cannot|could(?: not|n't)|unable to|failed to) (?:connect|create (?:a )?connection|reach|resolve(?! dependenc)|establish|contact)\b/i,
    ]),
    rule('network', { on: FAR_HOST, unless: FOR_A_REASON }, [TRANSFER_FAILED]),
    rule('network', { unless: FOR_A_REASON }, [
        new RegExp(`\\b(?:unable|failed) to (?:make|send) (?:the |a )?request: (?:${TRANSPORT_CODES})\\b`, 'i'),
        /\b(?:staging|production|remote|upstream) (?:cluster|server|api|service|registry) (?:never answered|did not answer)\b/i,
    ]),
    rule('network', { inWords: true, unless: FOR_A_REASON }, [
        /\bconnection (?:was |has been )?(?:reset|aborted|lost|dropped)\b|\bother side closed\b|\bforcibly closed\b/i,
        /(?:tls|ssl)\b.{0,20}\bhandshake (?:fail|time|error|did not)/i,
        /\b(?:remote|server|peer)(?: \w+){0,2} (?:closed|disconnected|hung up|dropped|terminated)\b/i,
        /\bclosed by (?:the )?(?:remote|server|peer|foreign)\b|\bno such host is known\b/i,
        /^(?:\w+: )*(?:network is unreachable|no route to host)\.?$/i,
        /\b(?:download|fetch|upload|transfer|pull)(?:s|ed|ing)?\b.{0,100}\b(?:timed? ?out|timeout|interrupted|truncated)\b/i,
        /\b(?:timed? ?out|timeout|interrupted|truncated)\b.{0,60}\b(?:download|fetch|upload|pull)(?:s|ing)?\b/i,
        /\brequest (?:failed|error)\b.{0,40}\btimed? ?out\b|\b\d+ out of \d+ bytes received\b/i,
        /\b(?:feed|registry|mirror|index|api)\b.{0,40}\bunavailable\b|\bunable to connect to the (?:remote )?server\b/i,
        /\brequest to https?:\S+ failed\b/i,
    ]),
    rule('network', [
        /\b(?:download|archive|tarball)\b.{0,60}\b(?:incomplete|corrupt(?:ed)?|damaged)\b/i,
        /\bdownload\w* (?:was |is |has been )?truncated\b/i,
        /^(?:tar|gzip|xz|unzip|bzip2|zstd|zlib|lzma|tarfile|zipfile)\b.*(?:unexpected e|truncated|not in gzip|zipfile dir)/i,
        /end-of-central-directory signature not found|unexpected end-of-file|\bpremature (?:eof|end of)\b/i,
        /\bbad pack header\b|did not send all necessary objects|unexpected disconnect/i,
        /https?:\/\/\S+\.(?:tgz|tar\.gz|zip|whl|gem|jar): (?:invalid (?:tar|distance|block)|incorrect header)/,
        /java\.util\.zip\.ZipException: (?:error in opening zip file|zip END header not found|Unexpected end)/,
        /error inflating zlib stream|^Found incorrect download: |Bytes read \d+ but wanted \d+|Tried to reconnect at offset/,
    ]),
    rule('network', [
        new RegExp(`${BEFORE}(?:${OUTAGE_CODES})\\b`),
        /ERR_STREAM_PREMATURE_CLOSE|ERR_HTTP2_STREAM_ERROR|Premature close$|socket hang up$/,
        new RegExp(`ECONNREFUSED ${FAR}`),
        new RegExp(`getaddrinfo ENOTFOUND (?:\\S*\\.)?(?:${REGISTRIES})|The remote name could not be resolved: '[\\w-]+\\.`),
        /(?:^|[Ee]rror: )Connect Timeout Error\b/,
        /Client network socket disconnected before secure TLS connection/,
        /net\/http: (?:TLS handshake timeout|request canceled)|Client\.Timeout (?:exceeded|or context)/,
        new RegExp(`dial tcp ${FAR}(?: on \\S+)?: (?:connect: connection (?:refused|timed out|reset)|i/o timeout)`),
        new RegExp(`dial tcp ${FAR}(?: on \\S+)?: connect: (?:no route|network is unreachable|cannot assign)`),
        new RegExp(`dial tcp(?: ${FAR}(?: on \\S+)?)?: (?:i/o timeout|lookup .*(?:${NO_ANSWER}))`),
        /(?:read|write) tcp \S+->\S+: (?:\w+: )?(?:connection reset|i\/o timeout|use of closed)/,
        /(?:read|write) tcp \S+->\S+: (?:\w+: )?(?:operation|connection) timed out/,
        new RegExp(`${network_ASKED}: (?:context deadline exceeded|net/http|(?:dial|read|write) tcp|http2|stream error)`),
        new RegExp(`${network_ASKED}: (?:(?:unexpected )?EOF|(?:remote error: )?tls: internal)`),
        /stream error: stream ID \d+; (?:INTERNAL_ERROR|PROTOCOL_ERROR|CANCEL|REFUSED_STREAM)|http2: (?:server sent GOAWAY|client conn)/,
        /rpc error: code = (?:Unavailable|DeadlineExceeded)|connection error: desc = "transport: |transport is closing/,
        /error reading from server: EOF|io: read\/write on closed pipe/,
        /[Tt]emporary failure (?:in name resolution|resolving)|[Uu]nable to resolve host\b/,
        /Could not resolve host(?:name)?:? \S+|: unknown host(?:$|\.| caused by)|Unknown host: [\w-]+\.\w|SocketError: getaddrinfo/,
        /[Cc]onnection reset by peer|(?:: |> )Connection reset(?:$| ->| \(\d+ms)/,
        /[Cc]onnection timed out(?: - | after|\.|$|\)|,| \[| \()/,
        /(?:[Cc]onnect|Read) timed out(?:$| ->|\)|,| and referenced by)/,
        /SSL_ERROR_SYSCALL|GnuTLS recv error|SSL_connect (?:SYSCALL|returned=5)|SSL peer shut down incorrectly/,
        /EOF occurred in violation of protocol|[Uu]nexpected eof while reading|Unable to establish SSL connection/,
        /\b(?:Couldn't resolve host name|Failure when receiving data from the peer|Failed sending data to the peer|SSL connect error|Server returned nothing \(|Transferred a partial file)/,
        /(?:c[Uu][Rr][Ll]|Curl|Download) error:? \(?(?:5|6|7|16|18|28|35|52|55|56|92)\b/,
        /curl: \((?:5|6|7|16|18|28|52|55|56|92|97)\)/,
        /curl: \(35\) .*(?:SYSCALL|reset|timed out|timeout|[Uu]nexpected eof|Server aborted|Unknown SSL)/,
        /Failed\. Status: (?:6|7|28|35|52|55|56);|error 0x80072e|WinHttp\w+: 12\d{3}/,
        /NSURLErrorDomain Code=-(?:1001|1003|1004|1005|1009)\b|server with the specified hostname could not be found/,
        new RegExp(`\\[Errno (?:-2|-3|101|104|110|113)\\] |Errno::(?:${OUTAGE_CODES})`),
    ]),
    rule('network', [
        /\b(?:Connect|Connection|Read|Socket|Pool)Timeout(?:Error|Exception)?\b(?:: |\(|$)|(?:Read|Connect)TimeoutError/,
        /\b(?:RemoteDisconnected|ServerDisconnectedError|ConnectionResetError|ChunkedEncodingError|IncompleteRead\()/,
        /urllib3\.exceptions\.(?:ProtocolError|NewConnectionError|NameResolutionError)|httpx\.(?:RemoteProtocol|Read)Error/,
        /HTTPSConnectionPool\(host='[^'.]*\.[^']*'.*(?:Read timed out|Max retries exceeded)/,
        /requests\.exceptions\.(?:ConnectionError|SSLError): .*(?:aborted|timed out|Max retries|EOF occurred)/,
        /aiohttp\.client_exceptions\.Client(?:Payload|OS)Error|socket\.(?:timeout: |gaierror: )/,
        /The (?:read )?operation (?:has )?timed out|Remote end closed connection/,
        /urlopen error .*(?:timed out|[Tt]emporary failure|[Cc]onnection (?:reset|refused))/,
        /java\.net\.(?:SocketTimeout|UnknownHost|NoRouteToHost)Exception|failed to respond$/,
        /org\.apache\.http\.(?:conn\.ConnectTimeout|NoHttpResponse|ConnectionClosed|TruncatedChunk)Exception/,
        /Net::(?:OpenTimeout|ReadTimeout)|Failed to open TCP connection to \S+ \((?:getaddrinfo|Connection|execution|Net)/,
        /A connection attempt failed because the connected party|\b(?:ConnectFailure \(|NameResolutionFailure\b)/,
        /The SSL connection could not be established|An error occurred while sending the request\.?(?:$| --->)/,
        /Unable to read data from the transport connection|(?:^|error ?: +)A task was canceled\.?(?:$| \[)/,
        /^(?:TypeError: )?fetch failed$|^TypeError: terminated$|Error: timeout of \d+ms exceeded$|\bError: aborted$/,
        /Timeout awaiting '(?:request|socket|response|connect|secureConnect|lookup)'/,
        /Invalid response body while trying to fetch https?:\/\//,
        /error (?:sending request for url|trying to connect: |decoding response body$)|client error \(Connect\)/,
        /connection closed before message completed|tcp connect error: |dns error: failed to lookup/,
        /Caused by: (?:operation timed out|connection (?:closed|reset|refused|error)|error (?:decoding|sending))/,
        /caused by: (?:error reading from socket|timed out|\[28\])|─▶ operation timed out$|^operation timed out\.?$/,
        /php_network_getaddresses: |failed to open stream: (?:Connection (?:timed|reset)|HTTP request.* (?:5\d\d|429))/,
        /SocketException:? \(?(?:Failed host lookup|Connection|Broken pipe|Operation timed)/,
    ]),
    rule('network', [
        /Gem::RemoteFetcher::(?:UnknownHostError|FetchError: (?:Errno::E|.*(?:timed out|timeout|reset|refused)))/,
        /Bundler::(?:HTTPError|Fetcher::NetworkDownError)|Could not (?:download gem|fetch specs) from https?:\/\//,
        /Unable to download data from https?:\/\/\S+ - (?:no such name|timed out|Net::|Errno::E|[Cc]onnection|too many)/,
        /Could not reach any registry endpoint|CondaHTTPError: HTTP (?:000|5\d\d)|SERVER ERROR: .* url=https?:\/\//,
        /Failed to connect to \S+ port \d+|awaiting response\.\.\. (?:5\d\d|No data received|Read error)/,
        /kex_exchange_identification: (?:read: )?[Cc]onnection|ssh_exchange_identification: |client_loop: send disc/,
        /ssh: connect to host \S+ port \d+: (?:Connection (?:timed out|refused)|Network is unreachable)/,
        /^(?:scp: )?lost connection$|rsync error: timeout in data|rsync: .*Broken pipe/,
        /The requested URL returned error ?: (?:5\d\d|429)|received unexpected HTTP status: 5\d\d/,
        /All mirrors were tried|No more mirrors to try|cannot download source from any mirror|Operation too slow\. Less/,
        /Failed to download metadata for repo|Cannot find a valid baseurl for repo|unable to contact snap store/,
        /failed retrieving file \S+ from .*(?:timed|too slow|[Cc]ould not resolve|error: 5\d\d)/,
        /Failed to fetch https?:\/\/\S+ +(?:Connection failed|Could not connect|Unable to connect|Error reading)/,
        /keyserver receive failed: (?:Server|Network|Connection|No keyserver|Try again|Timeout|End of file|General)/,
        /unable to download ['‘]https?:\/\/\S+['’]: (?:Couldn't resolve|Timeout|.*\((?:6|7|18|28|35|52|55|56|92)\))/,
        /^:(?:timeout|closed|econnrefused|econnreset|ehostunreach|nxdomain)$/,
        /\{:?failed_connect, *\[|^! Failed to fetch distribution \S|^\[12\] SSL error: /,
        /could not download file from 'https?:\/\/|unable to complete request to https?:\/\/\S+ within/,
        /Failed to (?:download package|retrieve information about) .* from (?:remote source )?.https?:\/\//,
        /badResponseStatusCode\((?:5\d\d|429)\)|Got (?:socket|TLS) error trying to find package/,
        /CDN: trunk (?:URL couldn't be downloaded|Repo update failed).*(?:5\d\d|imeout|ould ?n.t|SSL)/,
        /failed to (?:fetch|get) (?:anonymous|oauth) token: .*(?:5\d\d|timeout|EOF|reset|deadline|dial tcp)/,
        /failed to copy: httpReadSeeker: failed open: (?:failed to do request|unexpected status.*5\d\d)/,
        /blob upload unknown|failed to register layer: .*unexpected EOF|failed commit on ref .*: no response|error during connect: .*(?:EOF|timeout|reset)/,
        /the server is currently unable to handle the request|etcdserver: (?:request timed out|leader changed)/,
        /cluster unreachable: .*(?:i\/o timeout|EOF|reset|TLS handshake timeout|deadline exceeded)/,
        /cannot be reached: .*(?:timeout|EOF|reset|no such host|50[0234])/,
        /Unable to get an update from the ".*" chart repository|the request failed after \d+ attempts/,
        /Request failed after \d+ retries|batch response: .*(?:[Rr]ate limit|[Ii]nternal|try again|5\d\d)/,
        /remote: fatal error in commit_refs|remote rejected\].*\(Internal Server Error\)|TLS error in procedure/,
        /[Tt]ry (?:pushing|deploying|uploading|publishing|the request|your request) again/,
        /(?:[Tt]ry|[Rr]etry) again (?:later|in (?:a few|a minute|\d+|some))/,
    ]),
];

;// CONCATENATED MODULE: ./build/src/classify/sets/runner.js


const RUNNER_RULES = qualifyRules('runner', [
    rule('timeout', [
        /exceeded the maximum execution time of/,
        /^The action '.*' has timed out after \d+ minutes|^Timeout of \d+ ?ms hit$/,
        /^The job (?:running on \S+ )?.*(?:exceeded the maximum time|ran longer than the maximum time)/,
        /^(?:ERROR: )?Job failed: execution took longer than/,
        /^(?:No output has been received in the last \d+m|Too long with no output)/,
    ]),
    rule('lost', [
        /The runner was lost|\b[Rr]unner\b.{0,200}\blost (?:contact|communication|connection)/,
        /We stopped hearing from agent /,
        /hudson\.remoting\.(?!Proxy)\w+Exception|java\.nio\.channels\.ClosedChannelException|Unexpected termination of the channel/,
        /Backing channel .* is disconnected/,
        /The channel is closing down or has closed down/,
        /^Cannot contact \S+: /,
        /\bwas marked offline: /,
        /The hosted runner encountered an error while running your job/,
        /GitHub Actions has encountered an internal error/,
        /An error occurred while provisioning resources/,
        /\bJob failed \(system failure\)/,
        /^wrapper script does not seem to be touching the log file/,
        /\b(?:worker|agent|container|pod|vm|instance) (?:was |has been |unexpectedly )*(?:restarted|rebooted|recycled)\b/i,
        /\b(?:worker|agent|container|pod|vm|instance) (?:was |has been |is being )*(?:preempted|evicted)\b/i,
    ]),
    rule('shutdown', [
        /The runner has received a shutdown signal/,
        /Runner is shutting down/,
        /The job was not acquired by Runner/,
        /Received request to deprovision/,
        /The request was cancelled by the remote provider/,
        /no enabled runners online to process the request/,
        /finished with non-zero exit value 143\b/,
        /spot instance.*(?:interrupt|terminat)/,
    ]),
    rule('timeout', { consequence: true }, [/^(?:Timeout has been exceeded|Cancelling nested steps due to timeout)$/]),
    rule('no_space', [
        /[Nn]o space left on device/,
        /\bENOSPC\b/,
        /There is not enough space on the disk/,
        /[Dd]isk quota exceeded/,
        /You are running out of disk space/,
    ]),
    rule('out_of_memory', [
        /[Oo]ut of memory: Killed process/,
        /\boom-kill/,
        /OOMKilled/,
        /(?:code|exit value|exited with|status):? 137\b/,
        /^(?:.*: line \d+: +\d+ )?Killed(?: .*)?$/,
        /Killed signal terminated program|internal compiler error: Killed/,
        /unable to execute command: Killed/,
        /(?:command failed|died) due to signal 9\b/,
        /signal: killed/,
        /\(signal: 9, SIGKILL/,
        /[Cc]annot allocate memory/,
        /fatal error: runtime: out of memory/,
        /virtual memory exhausted/,
        /ResourceExhausted: .*memory/,
    ]),
    rule('action_download', { unless: /40[34]|not found|not allowed|forbidden/i }, [
        /Failed to (?:download|resolve) action/,
        /Unable to resolve action download info/,
        /Failed to download archive '/,
        /Download action repository .* failed/,
        /An action could not be found at the URI .*\(5/,
        /Can't use 'tar -xzf' extract archive file: .*_actions/,
    ]),
    rule('rate_limited', [
        /[Rr]ate limit (?:already )?(?:exceeded|reached)/,
        /[Ss]econdary rate limit/,
        /toomanyrequests|ratelimitexceeded|Quota exceeded for quota metric .*per minute/i,
        /(?:HTTP(?:\/[\d.]+)?|status(?: code)?:?|responded with|[Ee]rror:?|[Rr]esponse(?: code)?:?) 429\b/,
        /Rate exceeded$|\brate[- ]limit(?:ed|ing)\b.*\b(?:again|wait|retry|later|\d ?s)|\btoo many requests\b/i,
    ]),
    rule('unavailable', [
        /Cache service responded with (?:5\d\d|429)/,
        /(?:Failed|Error).{0,60}(?:CreateArtifact|FinalizeArtifact|ListArtifacts).*(?:\b5\d\d|[Tt]imeout|<!DOCTYPE)/,
        /(?:Failed|Error).{0,60}artifact service.*(?:\b5\d\d|[Tt]imeout|<!DOCTYPE)/,
        /Response status code does not indicate success: (?:5\d\d|499|429|408)/,
        /(?:^|[ :(["])50[234][ ,:()\]-]+(?:Bad [Gg]ateway|Service|Gateway Time-?[Oo]ut|Backend fetch failed)/,
        /HTTP(?:\/[\d.]+| response code:)? (?:50[234]|-1|408)\b|HTTP Error:? 50[0234]\b/,
        /Failed to fetch blobs because they do not exist remotely/,
        /failed to get layer sha256:\S+: layer does not exist/,
        /(?:error code:|returned (?:code|error:)|responded with) 5(?:0[0234]|2\d)\b/,
        /server error \(5\d\d/,
        /^(?:Service (?:Temporarily )?Unavailable|Bad Gateway|Gateway Time-?[Oo]ut)\.?$/,
        /GitHub Actions is (?:currently )?(?:unavailable|experiencing)/,
        /[Ss]ervice (?:is )?(?:temporarily|currently) unavailable/,
        /\b(?:is|are) temporarily (?:disabled|unavailable|suspended|offline)\b/,
        /Our services aren.t available right now/,
        /GET (?:https?:\/\/\S+ )?returned 5\d\d/,
        /[Ii]nternal [Ss]erver [Ee]rror(?:$|["\\(.:])/,
        /(?:^|[ :(["])5\d\d (?:Internal|Server Error)/,
        /(?:Bad Gateway|Service (?:Temporarily )?Unavailable|Gateway Time-?[Oo]ut)(?:[ :,(]+)50[234]/,
        /unexpected status (?:code )?from \w+ request to .*: 5\d\d/,
        /SonarQube server .* can ?not be reached/,
        /\bUNAVAILABLE: (?:io exception|upstream|HTTP)|exception: UNAVAILABLE: /,
        /(?:code=|ERROR )50[0234]\b/,
        /503 Backend unavailable/,
        /\b(?:GET|HEAD|POST|PUT|PATCH|DELETE) https?:\/\/\S+: 5\d\d\b/,
        /(?:response|status|http)(?: \w+){0,2}[ :=({#-]{1,3}5(?:0[0234]|2[0-7])\b/i,
        /(?:error|failed|failure).*[^\w./#](?:50[234]|52[0-7])(?:\)|\.?$|: )/i,
        /(?:[Rr]esponse|[Mm]essage|[Rr]eason|[Ee]rror): (?:Bad Gateway|Gateway Time-?[Oo]ut|Service (?:Temp\w+ )?Unavailable)/,
        /(?:unknown|unexpected) internal error|\binternal error encountered\b|\berror (?:occurred )?on our (?:side|end)\b/i,
        /\bupstream (?:request|connect)\w* (?:timeout|error)|\bStatusCode\.UNAVAILABLE\b|\bstatus:? 5\d\d\b/i,
        /\binternal error\b.*(?:try again|contact support)/i,
        /^(?:\w+: )?(?:an )?internal error (?:has )?occurred(?! (?:during|while|in)\b)/i,
        /failed to solve: rpc error: code = Unavailable/,
        /^(?:- )?Backend Error$/,
        /upstream connect error or disconnect\/reset before headers/,
        /cannot reuse body, request must be retried/,
        /InsufficientInstanceCapacity|do not have sufficient \S+ capacity/,
        /A conflicting (?:conditional )?operation is currently in progress/,
        /cannot access the file .{1,300} being used by another process/,
        /Unable to boot the Simulator/,
        /launchd_sim may have crashed or quit responding/,
        /[Tt]imed out (?:waiting|trying) .*(?:for simulator to boot|to boot simulator)/,
        /Timeout waiting for emulator to boot/,
        /Simulator session timed out|DTXProxyChannel error/,
        /(?:adb|error): device (?:\S+ )?offline$|^cmd: Failure calling service /,
        /Failed to fetch results from V\d feed/,
        /The operation cannot be completed in timeout/,
        /error: no devices\/emulators found$/,
    ]),
    ...NETWORK_RULES,
]);

;// CONCATENATED MODULE: ./build/src/classify/sets/index.js









const createNamedRules = (...rows) => qualifyRules('build', rows.map(([kind, text]) => rule(kind, { needsTool: true }, text)));
const LOCATED_ONLY = {
    pytest: createNamedRules(['test', [/^=+ .*\d (?:failed|errors?)\b/, /^(?:FAILED|ERROR) \S+\.py/]]),
    jest: createNamedRules(['test', [/^Tests: .*\d failed/, /^FAIL \S/]]),
    vitest: createNamedRules(['test', [/^ *Tests .*\d failed/, /^ FAIL /]]),
    node: createNamedRules(['test', [/^not ok \d+/, /^[#ℹ] fail [1-9]/]]),
    tsc: createNamedRules(['compile', [/error TS\d+: /]]),
    eslint: createNamedRules(['lint', [/^✖ \d+ problems? \([1-9]/]]),
    ruff: createNamedRules(['format', [/would be reformatted$/]], ['lint', [/^Found \d+ errors?/]]),
    mypy: createNamedRules(['types', [/^Found \d+ errors? in /]]),
    gcc: createNamedRules(['link', [/^collect2: error: /, /linker command failed/]], ['compile', [/^compilation terminated\./, /\b\d+ errors? generated\./]]),
    dotnet: [
        ...createNamedRules(['compile', [/error (?:CS|FS|BC)\d+: /]], ['test', [/^Failed! +- Failed: +[1-9]/, /^Test Run Failed/]]),
        ...qualifyRules('build', [
            rule('compile', { needsTool: true, consequence: true }, [/error MSB\d+: /, /^Build FAILED\./]),
        ]),
    ],
};
const CLASSIFY_SETS = {
    git: GIT_RULES,
    npm: NPM_RULES,
    pip: PIP_RULES,
    docker: DOCKER_RULES,
    curl: CURL_RULES,
    gh: GH_RULES,
    yarn: YARN_RULES,
    pnpm: PNPM_RULES,
    apt: APT_RULES,
    maven: MAVEN_RULES,
    gradle: GRADLE_RULES,
    cargo: CARGO_RULES,
    go: GO_RULES,
    playwright: PLAYWRIGHT_RULES,
    terraform: TERRAFORM_RULES,
    aws: AWS_RULES,
    kubectl: KUBECTL_RULES,
    runner: RUNNER_RULES,
    build: BUILD_RULES,
    ...LOCATED_ONLY,
};
function listTablesOfSet(name) {
    return name === 'build' ? [...Object.values(LOCATED), ...located_more/* OTHERS */.As] : [LOCATED[name] ?? []];
}


/***/ }),

/***/ 69308:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: function() { return /* binding */ problem; },
/* harmony export */   HN: function() { return /* binding */ setKind; },
/* harmony export */   IX: function() { return /* binding */ pass; },
/* harmony export */   OS: function() { return /* binding */ more; },
/* harmony export */   TG: function() { return /* binding */ again; },
/* harmony export */   _N: function() { return /* binding */ end; },
/* harmony export */   bh: function() { return /* binding */ C_FILE; },
/* harmony export */   d5: function() { return /* binding */ head; },
/* harmony export */   gv: function() { return /* binding */ drop; },
/* harmony export */   iU: function() { return /* binding */ message; },
/* harmony export */   ik: function() { return /* binding */ place; },
/* harmony export */   jp: function() { return /* binding */ V8_FRAME; },
/* harmony export */   l: function() { return /* binding */ reason; },
/* harmony export */   le: function() { return /* binding */ SCRIPT_FILE; },
/* harmony export */   s0: function() { return /* binding */ inPackage; },
/* harmony export */   s5: function() { return /* binding */ inFile; }
/* harmony export */ });
const createLocateRow = (is) => (text, options = {}) => ({ is, text, ...options });
const createKindRow = (is) => (kind, text, options = {}) => ({ is, kind, text, ...options });
const problem = createKindRow('problem');
const head = createKindRow('head');
const setKind = createKindRow('kind');
const message = createLocateRow('message');
const reason = createLocateRow('reason');
const more = createLocateRow('more');
const again = createLocateRow('again');
const place = createLocateRow('place');
const inFile = createLocateRow('file');
const inPackage = createLocateRow('package');
const end = createLocateRow('end');
const drop = createLocateRow('drop');
const pass = createLocateRow('pass');
const C_FILE = '(?:/?[A-Za-z]:)?[^:()\\s][^:()]*\\.(?:c|cc|cpp|cxx|c\\+\\+|h|hh|hpp|hxx|m|mm|cu|S|s|ino|f90|F90)';
const V8_FRAME = /^(?:at (?:.*\()?|❯ (?:[^\s/]+ )?)(?:file:\/\/|https?:\/\/[^\s()]{1,100}\?p=|webpack:\/\/\/?(?:[\w@.-]*\/)?\.\/)?(?<file>(?:\/?[A-Za-z]:)?[^:()]+\.[cm]?[jt]sx?):(?<line>\d+):(?<column>\d+)\)?$/;
const SCRIPT_FILE = '(?<file>(?:/?[A-Za-z]:)?[^:()\\s][^:()>]*\\.(?:[cm]?[jt]sx?|vue|svelte|astro))';


/***/ }),

/***/ 75963:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: function() { return /* binding */ OTHERS; },
/* harmony export */   BJ: function() { return /* binding */ EXCEPTIONS; },
/* harmony export */   n0: function() { return /* binding */ TERRAFORM; },
/* harmony export */   ws: function() { return /* binding */ PLAYWRIGHT; }
/* harmony export */ });
/* harmony import */ var _locate_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69308);

const PLAYWRIGHT = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^\d+\) (?:\[[^\]]+\] › )?(?<file>\S+\.[cm]?[jt]sx?):(?<line>\d+):(?<column>\d+) › (?<name>[^─]+)(?: ─+)?$/, { next: 'message' }),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .more */ .OS)(/^(?<message>(?:Expected|Received)(?: \w+)?: .+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .V8_FRAME */ .jp),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .end */ ._N)(/^\d+ (?:failed|flaky|passed)\b/),
];
const TERRAFORM = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('compile', /^Error: (?<message>\S.*)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^on (?<file>\S+\.(?:tf|tfvars|hcl|tf\.json)) line (?<line>\d+)(?:, in .*)?:$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .more */ .OS)(/^(?<message>(?:An?|The|This|No|There|Did) [\w"].*[.?])$/),
];
const RUBY = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .pass */ .IX)(/^(?:\d+\) )?Skipped:$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .end */ ._N)(/^(?:Failure|Error):$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^(?<name>\w[\w:-]*#\w.*?) {1,2}\[(?<file>(?:\/?[A-Za-z]:)?[^\]:]+):(?<line>\d+)\]:?$/, {
        next: 'message',
    }),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^\d+\) (?<name>[^─]+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^(?<name>test\w*\([\w:]+\))$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^(?<file>[^\s:]+\.rb):(?<line>\d+):in [`']/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(/^(?<message><.*> expected but was)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(/^Failure\/Error: (?<message>.+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .more */ .OS)(/^(?<message>(?:expected|got|Expected|Actual): .+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .more */ .OS)(/^(?<message>[A-Z]\w*(?:::\w+)*:)$/, { next: 'more' }),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^# (?<file>(?:\/?[A-Za-z]:)?[^\s:]+\.rb):(?<line>\d+):in /),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .end */ ._N)(/^(?:Finished in |rspec \S)/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('lint', /^(?<file>\S+\.rb):(?<line>\d+):(?<column>\d+): [CWEF]: (?:\[Correctable\] )?(?<message>.+)$/),
];
const PHPSTAN = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .inFile */ .s5)(/^Line +(?<file>\S.*\.\w{1,10})(?: \(in context .*\))?$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('lint', /^:?(?<line>\d+) {2,}(?<message>[^\s\d].*)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .inFile */ .s5)(/^\[(?:ERROR|OK|WARNING)\] /),
];
const EXCEPTIONS = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('crash', /^Traceback \(most recent call last\):$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^File "(?<file>[^"<]+)", line (?<line>\d+)(?:, in .*)?$/, { order: 'last first' }),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(/^(?<message>(?:[a-z_]\w*\.)*[A-Z]\w*(?:: .+)?)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('crash', /^Exception in thread "[^"]*" (?<message>\S.*)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('crash', /^Caused by: (?<message>\S.*)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('crash', /^Unhandled exception[.:] (?<message>\S.*)$/i),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('crash', /^(?<file>[^\s:]+\.rb):(?<line>\d+):in [`'][^']{0,200}': (?<message>.+ \([A-Z][\w:]*\))$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('crash', /^(?:PHP )?Fatal error: +(?<message>Uncaught .+) in (?<file>[^\s:]{1,300}\.php):(?<line>\d+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('crash', /^thread '[^']*' (?:\(\d+\) )?panicked at (?<file>\S+\.rs):(?<line>\d+):(?<column>\d+):$/, {
        next: 'message',
    }),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('crash', /^(?<message>panic: .+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('crash', /^(?:Uncaught |\[Error: )?(?<message>[\w.$]*(?:Error|Exception)\b(?: \[\w+\])?(?:: .+)?)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .V8_FRAME */ .jp),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^at (?:[\w.@]+\/\/?)?(?<class>[\w.$]+)\.[^().]{1,200}\((?<file>\w+\.(?:java|kt|groovy|scala)):(?<line>\d+)\)/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^at .+ in (?<file>.+):line (?<line>\d{1,7})$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^from (?<file>[^\s:]+\.rb):(?<line>\d+):in /, { order: 'at the end' }),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^(?:#\d+ )?(?<file>[^\s(]+\.php)\((?<line>\d+)\): /, { order: 'at the end' }),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.go):(?<line>\d+)(?: \+0x\w+)?$/),
];
const PHP = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^\d+\) (?<name>[\w\\]+::\w.*)$/, { next: 'message' }),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^(?<file>\S+\.php):(?<line>\d+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('format', /^\d+\) (?<message>(?<file>\S+\.php) \([\w, ]+\))$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .end */ ._N)(/^(?:FAILURES!|ERRORS!|Tests: \d)/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('compile', /^(?:PHP )?(?:Parse|Fatal) error: {1,2}(?! ?Uncaught )(?<message>.+) in (?<file>(?:\/?[A-Za-z]:)?[^\s:]{1,300}\.php)(?: on line |:)(?<line>\d+)$/),
];
const SHELLCHECK = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('lint', /^In (?<file>\S+) line (?<line>\d+):$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(/^[\^-]+ (?<message>SC\d{4}(?: \(\w+\))?: .+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .end */ ._N)(/^For more information:$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('lint', /^(?<file>\S+):(?<line>\d+):(?<column>\d+): (?:error|warning|note): (?<message>.+ \[SC\d{4}\])$/),
];
const SWIFT = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('test', /^(?<file>(?:\/?[A-Za-z]:)?[^:]+\.swift):(?<line>\d+): error: -?\[?(?<name>[\w.]+[. ]\w+)\]? : (?<message>.+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('compile', /^(?<file>(?:\/?[A-Za-z]:)?[^:]+\.swift):(?<line>\d+):(?:(?<column>\d+):)? (?:fatal )?error: (?<message>.+)$/),
];
const PROVE = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^(?:# +)?Failed test '(?<name>.+)'$/, { says: 'failed' }),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^(?:# +)?Failed test at (?<file>\S+) line (?<line>\d+)\.$/, { says: 'a test failed' }),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^(?:# +)?(?:in|at) (?<file>\S+)(?: at)? line (?<line>\d+)\.$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .more */ .OS)(/^(?:# +)?(?<message>(?:got|expected): .+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .end */ ._N)(/^(?:ok|not ok) \d|^# Looks like|^Test Summary Report$/),
];
const PESTER = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^\[-\] (?<name>[^(]+?) [\d.]+m?s(?: \(.*\))?$/, { next: 'message' }),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^at .*, (?<file>(?:\/?[A-Za-z]:)?[^\s,:]{1,300}\.ps1):(?<line>\d+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .end */ ._N)(/^(?:\[\+\] |Tests completed in )/),
];
const C_TESTS = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^\[ +RUN +\] (?<name>\S+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .drop */ .gv)(/^\[ +OK +\] /),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(new RegExp(`^(?<file>${_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .C_FILE */ .bh}):(?<line>\\d+): Failure$`), { next: 'message' }),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .more */ .OS)(/^(?<message>(?:Which is|Expected|Actual|To be equal to): .+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .end */ ._N)(/^\[ +FAILED +\] /),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', new RegExp(`^(?<file>${_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .C_FILE */ .bh}):(?<line>\\d+): FAILED:$`), { next: 'message' }),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('test', new RegExp(`^\\S+: (?<file>${_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .C_FILE */ .bh}):(?<line>\\d+): .*: (?<message>Assertion .+ failed\\.)$`)),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('test', /^\d+ - (?<name>\S+) \((?<message>Failed|Timeout|SEGFAULT|Subprocess aborted|ILLEGAL|NUMERICAL)\)/),
];
const JUNIT = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^JUnit \w+:(?<name>\S.*)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(/^=> (?<message>\S.*)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^(?<class>[\w.$]+)\.[\w$<>]+\((?<file>\w+\.(?:java|kt|groovy|scala)):(?<line>\d+)\)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .end */ ._N)(/^Test run finished after /),
];
const MARKDOWN = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('compile', /^(?:\[\w+\]:? )?(?:Error: )?MDX compilation failed for file "(?<file>[^"]+)"/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(/^Cause: (?<message>.+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^"line": (?<line>\d+),$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('lint', /^(?<file>\S+\.mdx?):(?<line>\d+)(?::(?<column>\d+))? (?:error )?(?<message>MD\d{3}\/.+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('compile', /^(?:\[[^\]]+\] )?(?<file>\S+\.mdx):(?<line>\d+):(?<column>\d+)(?:-\d+:\d+)?:? (?<message>\S.*)$/),
];
const OTHER_CHECKS = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('format', /^\[warn\] (?<message>(?<file>[\w./@-]+\.\w{1,10}))$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('compile', /^error: (?<message>\S.*)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('lint', /^× (?<message>\S.*)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('lint', /^error file=(?<file>\S+) message=(?<message>.+?)(?: line=(?<line>\d+))?(?: column=(?<column>\d+))?$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('compile', /^\[[A-Z]{2,20}_[A-Z_]{2,20}\] (?:Error: )?(?<message>\S.*)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('lint', /^error (?:-|•) (?<file>\S+\.dart):(?<line>\d+):(?<column>\d+) (?:-|•) (?<message>.+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('lint', /^error (?:-|•) (?<message>[^•]{1,4000}) (?:-|•) (?<file>[^\s:]{1,300}\.dart):(?<line>\d+):(?<column>\d+)\b/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .drop */ .gv)(/^warning\b/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^(?:[└┌]─|[╭┌]─\[|,-\[) ?(?<file>[^\s:\]]+\.\w+):(?<line>\d+)(?::(?<column>\d+))?/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('lint', /^(?<message>[A-Z]\w{1,60} - .{1,200}) at (?<file>[^\s:]{1,300}\.kts?):(?<line>\d+):(?<column>\d+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .inFile */ .s5)(/^(?:== \[|┌─ )?(?<file>[\w./-]+\.\w{1,10})(?:\] FAIL|:)?$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .inFile */ .s5)(/^File: +(?<file>[^\s:]+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('lint', /^L: +(?<line>\d+) \| P: +(?<column>\d+) \| (?<message>\S.*)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('compile', /^(?<line>\d+) │/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(/^╰── (?<message>\S.*)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('lint', /^(?:RuleID: +|❯+❱ )(?<message>\S+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^Line: +(?<line>\d+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^(?<line>\d+)┆/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('lint', /^(?<message>Check: \w+: ".+")$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .drop */ .gv)(/^PASSED for resource: /),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^File: \/?(?<file>\S+):(?<line>\d+)-\d+$/),
];
const BUNDLERS = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('compile', /^[✘X] \[ERROR\] (?<message>.+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(new RegExp(`^${_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .SCRIPT_FILE */ .le}:(?<line>\\d+):(?<column>\\d+):$`)),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('compile', new RegExp(`^${_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .SCRIPT_FILE */ .le}:(?<line>\\d+):(?<column>\\d+): ERROR: (?<message>.+)$`)),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('compile', new RegExp(`^(?:(?:error during build:|\\[!\\]|RollupError:) *){1,3}${_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .SCRIPT_FILE */ .le} \\((?<line>\\d+):(?<column>\\d+)\\): (?<message>.+)$`)),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('compile', new RegExp(`^(?!at |[❯›] |test at )(?:ERROR in )?(?:\\./)?${_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .SCRIPT_FILE */ .le}[: ](?<line>\\d+):(?<column>\\d+)(?:-\\d+(?::\\d+)?)?$`), { next: 'message' }),
];
const OTHER_TESTS = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^\d\d:\d\d \+\d+(?: ~\d+)? -\d+: (?:\S+\.dart: )?(?<name>.+) \[E\]$/, { next: 'message' }),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^::group::❌ (?:\S+\.dart: )?(?<name>.+?)(?: \(failed\))?$/, { next: 'message' }),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .end */ ._N)(/^::endgroup::$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^(?<name>[^=]{1,200}) => (?<file>[\w./@-]+\.[cm]?[jt]sx?):(?<line>\d+):(?<column>\d+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^\[FAILED\] (?<message>\S.*)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^\d+\) (?<name>[^─]+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(/^(?<message>(?:error: )?\w*Error(?: \[\w+\])?: .+|Assertion (?:with \S+ )?failed.*|(?:uncaught exception|predicate failed)\b.*)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .more */ .OS)(/^(?<message>(?:left|right|code|Actual): .+|<[\w.*]+>: .+|\S+ !==? .+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^(?<file>\S+\.exs):(?<line>\d+)$/, { order: 'at the end' }),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^(?<file>test\/\S+\.exs):(?<line>\d+): \(test\)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^(?<file>\S+_test\.dart) (?<line>\d+):(?<column>\d+) /),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^In \[\w+\] at: (?<file>\S+\.go):(?<line>\d+) /),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .V8_FRAME */ .jp),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .end */ ._N)(/^(?:\d+ (?:passing|failing|tests?, )|Finished in |-{10,}$)/),
];
const CLOJURE = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^(?:FAIL|ERROR) in \((?<name>[^()]+)\) \((?<file>[\w./-]+\.clj[cs]?):(?<line>\d+)\)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .reason */ .l)(/^actual: (?<message>[\w.$]+(?:Exception|Error|ExceptionInfo): .+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(/^(?<message>expected: \S.*)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .more */ .OS)(/^(?<message>actual: \S.*)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .end */ ._N)(/^(?:lein test |Ran \d+ tests )/),
];
const OCAML = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('compile', /^(?:# )?File "(?<file>[^"]+\.ml\w?)", lines? (?<line>\d+)(?:-\d+)?(?:, characters \d+-\d+)?:$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .drop */ .gv)(/^(?:# )?Warning\b/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(/^(?:# )?Error(?: \([^()]{1,100}\))?: (?<message>\S.*)$/),
];
const HSPEC = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^(?<file>\S+\.hs):(?<line>\d+):(?<column>\d+):$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .setKind */ .HN)('test', /^\d+\) (?<name>\S.*)$/, { next: 'message' }),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .more */ .OS)(/^(?<message>(?:expected|but got): .+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .end */ ._N)(/^(?:To rerun use: |Finished in )/),
];
const IN_ONE_LINE = [
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('test', /^==> X (?<name>\S+) .{0,100}?(?<message>[\w.]+(?:Exception|Error)): (?<file>\S+\.scala):(?<line>\d+)(?: |$)/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^\[info\] - (?<name>.+) \*{3} FAILED \*{3}$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .place */ .ik)(/^\[info\] {2,}(?<message>\S(?:[^(]|\((?!\w+\.scala:))*) \((?<file>\w+\.scala):(?<line>\d+)\)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .end */ ._N)(/^\[info\] (?:- |\w)/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('test', /^\d+\. (?:Failure|Error) \(at (?<file>\S+\.[Rr])#(?<line>\d+)\): (?<message>.+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('test', /^(?:── )?\d+\. (?:Failure|Error): (?<message>[^@]+) \(@(?<file>\S+\.[Rr])#(?<line>\d+)\)/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('test', /^!! +\d+ - (?<name>\S+) +(?<message>\[.+\])$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('test', /\.\.(?<name>Test_\w+) line \d+: (?<message>.+)$/),
    (0,_locate_row_js__WEBPACK_IMPORTED_MODULE_0__/* .head */ .d5)('test', /^── (?:Failure|Error) \('?(?<file>\S+\.[Rr]):(?<line>\d+)(?::(?<column>\d+))?'?\): (?<name>.+?) ─*$/, {
        next: 'message',
    }),
];
const OTHERS = [
    RUBY,
    PHP,
    PHPSTAN,
    SHELLCHECK,
    SWIFT,
    PROVE,
    PESTER,
    C_TESTS,
    JUNIT,
    MARKDOWN,
    OTHER_CHECKS,
    BUNDLERS,
    OTHER_TESTS,
    CLOJURE,
    OCAML,
    HSPEC,
    IN_ONE_LINE,
];


/***/ }),

/***/ 80823:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ findRequiredWords; },
/* harmony export */   v: function() { return /* binding */ WordFinder; }
/* harmony export */ });
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4521);

const PLAIN_RUN = /[ !"#%&',\-/0-9:;<=>@A-Z_`a-z~]+/y;
const SPECIAL = /u[\da-fA-F]{4}|x[\da-fA-F]{2}|[upP]\{[^}]*\}|k<[^>]*>|[a-zA-Z0-9]/y;
const CLASS = /(?:[^\]\\]|\\.)*\]/y;
const GROUP_KIND = /\?(?:[:=!]|<[=!]|<\w+>)/y;
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;
const BAR = /\|/y;
const SHORTEST_WORD = 3;
function findRequiredWords({ source }) {
    return new PatternReader(source).alternatives();
}
class PatternReader {
    source;
    #at = 0;
    constructor(source) {
        this.source = source;
    }
    alternatives() {
        const words = [];
        do
            words.push(this.#sequence());
        while (this.#take(BAR) !== '');
        return words.includes(null) ? null : words.flatMap((each) => each ?? []);
    }
    #sequence() {
        let best = null;
        let length = SHORTEST_WORD - 1;
        const consider = (words) => {
            const shortest = (0,_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .findSmallest */ .$g)(words.map((word) => word.length));
            if (shortest > length)
                [best, length] = [words, shortest];
        };
        let run = '';
        while (this.#at < this.source.length && !'|)'.includes(this.source.charAt(this.#at))) {
            const atom = this.#atom();
            const quantifier = this.#take(QUANTIFIER);
            const isOptional = /^(?:[*?]|\{0)/.test(quantifier);
            if (typeof atom === 'string')
                run += isOptional ? atom.slice(0, -1) : atom;
            if (typeof atom === 'string' && quantifier === '')
                continue;
            consider([run]);
            run = '';
            if (typeof atom === 'object' && atom !== null && !isOptional)
                consider(atom);
        }
        consider([run]);
        return best;
    }
    #atom() {
        const plain = this.#take(PLAIN_RUN);
        if (plain !== '')
            return plain.toLowerCase();
        this.#at += 1;
        const character = this.source.charAt(this.#at - 1);
        if (character === '(')
            return this.#group();
        if (character === '[')
            this.#take(CLASS);
        if (character !== '\\' || this.#take(SPECIAL) !== '')
            return null;
        this.#at += 1;
        return this.source.charAt(this.#at - 1);
    }
    #group() {
        const kind = this.#take(GROUP_KIND);
        const words = this.alternatives();
        this.#at += 1;
        return /[=!]$/.test(kind) ? null : words;
    }
    #take(pattern) {
        pattern.lastIndex = this.#at;
        const taken = pattern.exec(this.source)?.[0] ?? '';
        this.#at += taken.length;
        return taken;
    }
}
const HEAD_BITS = 5;
const HEAD_MASK = (1 << (SHORTEST_WORD * HEAD_BITS)) - 1;
const shiftHead = (head, code) => ((head << HEAD_BITS) | (code & ((1 << HEAD_BITS) - 1))) & HEAD_MASK;
class WordFinder {
    #byHead = Array.from({ length: HEAD_MASK + 1 });
    constructor(words) {
        for (const word of new Set(words)) {
            const head = [...word.slice(0, SHORTEST_WORD)].reduce((sum, each) => shiftHead(sum, each.charCodeAt(0)), 0);
            this.#byHead[head] = [...(this.#byHead[head] ?? []), word];
        }
    }
    find(text, onFound) {
        const lower = text.toLowerCase();
        let head = 0;
        for (let at = 0; at < lower.length; at += 1) {
            head = shiftHead(head, lower.charCodeAt(at));
            const words = this.#byHead[head];
            if (words === undefined)
                continue;
            for (const word of words)
                if (lower.startsWith(word, at + 1 - SHORTEST_WORD))
                    onFound(word);
        }
    }
}


/***/ })

};
;