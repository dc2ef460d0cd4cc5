"use strict";
exports.id = 97;
exports.ids = [97];
exports.modules = {

/***/ 75097:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ isNamedBy; },
/* harmony export */   QuarantineMatcher: function() { return /* binding */ QuarantineMatcher; }
/* harmony export */ });
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89088);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65876);
/* harmony import */ var _quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38116);



class QuarantineMatcher {
    quarantine;
    #rules;
    #isSeen = false;
    constructor(quarantine) {
        this.quarantine = quarantine;
        this.#rules = quarantine.entries.filter((entry) => (0,_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__/* .getQuarantineState */ .Ij)(entry) === 'active').map(createRule);
    }
    get isActive() {
        return this.#rules.length > 0;
    }
    see(test) {
        this.#isSeen = true;
        if (this.#rules.length === 0)
            return;
        const names = collectTestNames(test);
        const suites = [test.suite, test.within, test.file ?? ''].map(canonicalize);
        for (const rule of this.#rules) {
            if (rule.isSuite !== null && !rule.isSuiteSeen)
                rule.isSuiteSeen = suites.some(rule.isSuite);
            const match = compareNames(rule, names);
            if (match === 'none')
                continue;
            rule.isUsed = true;
            if (match === 'bare' && rule.bearers.size < 2)
                rule.bearers.add(`${test.suite}\n${test.within}`);
        }
    }
    find(test, file) {
        const names = collectTestNames(test);
        const rule = this.#rules.find((each) => {
            if (each.entry.file !== null && !isOfFile(each.entry.file, [file, test.file]))
                return false;
            const match = compareNames(each, names);
            return match === 'full' || (match === 'bare' && (each.bearers.size < 2 || each.entry.file !== null));
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
                const state = (0,_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__/* .getQuarantineState */ .Ij)(entry);
                if (state === 'over')
                    return [say(entry, `the quarantine was over on ${entry.until}; ${_quarantine_file_js__WEBPACK_IMPORTED_MODULE_2__/* .OVER_HINT */ .XV}`)];
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
    const parts = pattern.split('*');
    return (text) => (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesParts */ .m0)(parts, text);
}
function canonicalize(text) {
    return text
        .trim()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ?(?:›|»|::) ?/g, ' > ');
}
function collectTestNames(test) {
    const { suite, within, name, file } = test;
    const around = [suite, within, `${suite} > ${within}`, file ?? ''].filter((each) => each !== '');
    const title = (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTestTitle */ .as)(test);
    const full = [...around.map((each) => `${each} > ${name}`), ...(title === name && around.length > 0 ? [] : [title])];
    return { bare: canonicalize(name), full: new Set(full.map(canonicalize)) };
}
function compareNames({ matches, entry }, { bare, full }) {
    for (const name of full)
        if (matches(name))
            return 'full';
    if (!matches(bare))
        return 'none';
    return entry.name.includes('*') ? 'full' : 'bare';
}
function isOfFile(pattern, files) {
    const matches = compileWildcard(pattern.replaceAll('\\', '/').replace(/^\.\//, ''));
    return files.some((file) => {
        const name = (file ?? '').replaceAll('\\', '/');
        return matches(name) || (!pattern.includes('*') && name.endsWith(`/${pattern}`));
    });
}


/***/ })

};
;