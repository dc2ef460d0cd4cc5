"use strict";
exports.id = 2169;
exports.ids = [2169];
exports.modules = {

/***/ 22169:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ quoteHit; },
/* harmony export */   _: function() { return /* binding */ locateIn; },
/* harmony export */   findQuotableLine: function() { return /* binding */ findQuotableLine; }
/* harmony export */ });
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4521);
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19144);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55423);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60443);
/* harmony import */ var _prepared_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21402);
/* harmony import */ var _sets_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27772);
/* harmony import */ var _worth_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55989);







function locateIn(lines) {
    const output = (0,_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .listOutput */ .OW)(lines);
    const found = (0,_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .locateProblems */ .DO)((0,_sets_index_js__WEBPACK_IMPORTED_MODULE_4__/* .listTablesOfSet */ .T)('build'), output);
    const tests = listTests(found);
    return { problems: (0,_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .preferPlaced */ .qR)(found), tests: tests.length > 0 ? tests : findNamedTests(output), lines: output };
}
const FAILED_TEST = /^(?:--- FAIL: (?<go>\S+) \(|FAILED [^\s:]+::(?<pytest>\S+)$|test (?<rust>\S+) \.\.\. FAILED$|\[ +FAILED +\] (?<google>\w+[./]\w+)|not ok \d+ - (?<tap>\S.*)$)/;
function findNamedTests(lines) {
    const names = lines.flatMap(({ text }) => Object.values(FAILED_TEST.exec(text)?.groups ?? {}));
    return [...new Set(names.filter((name) => name !== undefined))].slice(0, MAX_TESTS);
}
function listTests(problems) {
    const sorted = problems.toSorted((a, b) => Number(a.places.length === 0) - Number(b.places.length === 0));
    const byName = new Map();
    for (const { test } of sorted) {
        const key = test?.replaceAll(/::|[.:>›\s]+/g, ' ');
        if (test !== null && key !== undefined && !byName.has(key))
            byName.set(key, test);
    }
    return [...byName.values()].slice(0, MAX_TESTS);
}
const MAX_TESTS = 100;
const LINES_TO_THE_POINT = 8;
const NAMES_OUTAGE = /\b(?:reset|refused|unreachable|unavailable|EOF|handshake|disconnect\w*|hang up|ECONN\w+|EAI_AGAIN|ETIMEDOUT|5\d\d|429|curl \d+|error sending request|deadline exceeded)\b|time(?:d ?|-)?out/i;
const NEAR = 60;
const BLOCK_GAP = 1;
const CLOSE = 5;
function quoteHit(hit, lines, { problems, lines: output }) {
    const first = findProblemBehind(hit.rule.kind, problems);
    const located = findProblemLine(first, output);
    const problem = located === undefined ? undefined : findSpecificLine(toEvidenceLine(located), lines);
    const namesTest = located !== undefined && located !== output[first?.at ?? -1];
    const isEnough = problem !== undefined &&
        (namesTest || _worth_js__WEBPACK_IMPORTED_MODULE_5__/* .PLACED */ .sX.test(problem.text) || (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(problem.text) > ((first?.test ?? null) === null ? 1 : 0));
    const other = isEnough ? undefined : findBestLine(hit, lines);
    const told = problem === undefined || (other !== undefined && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(other.text) > 1) ? other : problem;
    if (told === undefined)
        return [];
    const best = hit.rule.transient || told === problem ? told : findListHead(told, lines);
    return [best, ...hit.lines.filter(({ line, text }) => line !== best.line || text !== best.text)];
}
function findProblemBehind(kind, problems) {
    if (kind.startsWith('external.build.'))
        return problems[0];
    return kind === 'external.maven.rule_violated' ? problems.find((problem) => problem.kind !== 'test') : undefined;
}
function findProblemLine(problem, output) {
    if (problem === undefined)
        return undefined;
    const { at, test } = problem;
    const line = output[at];
    if (line === undefined || test === null || !(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeagre */ .kS)(line.text))
        return line;
    return output.slice(Math.max(0, at - CLOSE), at).findLast(({ text }) => text.includes(test)) ?? line;
}
function findSpecificLine(found, lines) {
    if (!(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .opensBlock */ .$c)(found.text))
        return found;
    const from = lines.findIndex(({ number }) => number === found.line) + 1;
    const below = lines.slice(from, from + LINES_TO_THE_POINT);
    const point = below.find(({ text }) => text !== '' && !_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .BETWEEN */ .j2.test(text) && !(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeagre */ .kS)(text) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isAside */ .Zl)(text));
    const isBetter = point !== undefined &&
        ((0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(found.text) < 3 || /:\d+:$|\berrors?:$/.test(found.text) || (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(point.text) >= (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(found.text));
    return from === 0 || point === undefined || !isBetter ? found : toEvidenceLine(point);
}
function findBestLine(hit, lines) {
    const { hint, consequence, transient } = hit.rule;
    const elsewhere = findGradleCause(hit, lines) ?? findReferredLine(hit, lines);
    const said = elsewhere ?? (hint ? (findAnnounced(lines) ?? findReported(lines)) : undefined);
    if (said !== undefined)
        return said;
    const closing = hint || consequence ? findClosingLine(lines) : undefined;
    if (closing !== undefined && !hint)
        return closing;
    const points = hit.lines.map((line) => transient && NAMES_OUTAGE.test(line.text) ? line : findSpecificLine(line, lines));
    const told = transient ? findOutageLine(hit, points, lines) : findToolLine(hit, points, lines);
    return told ?? findStrongestLine(hit, points, closing, lines);
}
function findGradleCause({ rule }, lines) {
    const { hint, around, set, transient } = rule;
    if (!hint && !around && (set !== 'gradle' || transient))
        return undefined;
    const heading = lines.findIndex(({ text }) => /^(?:\* )?What went wrong:$/.test((0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findInnerText */ .ty)(text) ?? text));
    if (heading === -1)
        return undefined;
    const cause = findInnermostCause(lines.slice(heading + 1, heading + 1 + LINES_TO_THE_POINT));
    return cause === undefined ? undefined : findSpecificLine(toEvidenceLine(cause), lines);
}
function sortFirmFirst(points, lines) {
    const warnings = new Set(lines.filter(_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isWarning */ .Vv).map(({ number }) => number));
    const telling = points.filter(({ text }) => !(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeagre */ .kS)(text));
    const firm = telling.filter(({ line }) => !warnings.has(line));
    return { firm, first: firm[0] ?? telling[0] };
}
function findOutageLine({ lines: hitLines }, points, lines) {
    const { firm, first } = sortFirmFirst(points, lines);
    const line = firm.find(({ text }) => NAMES_OUTAGE.test(text)) ??
        (firm.length === 0 ? findGivenUp(hitLines, lines) : undefined) ??
        first ??
        hitLines[0];
    return line === undefined ? undefined : (findOutageBelow(line, lines) ?? line);
}
function findToolLine({ rule: { set }, lines: hitLines }, points, lines) {
    if (set === 'build')
        return undefined;
    const line = sortFirmFirst(points, lines).first ?? (set === 'rule' ? hitLines[0] : undefined);
    return line === undefined ? undefined : (remoteAbove(line, lines) ?? line);
}
function findStrongestLine(hit, points, closing, lines) {
    const { hint, kind } = hit.rule;
    const isTest = kind === 'external.build.test';
    const introducedWorth = isTest ? 3 : 2;
    const worths = points.map((point, index) => Math.max((0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(point.text), point === hit.lines[index] ? 0 : introducedWorth));
    const most = (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_6__/* .findLargest */ .qz)(worths);
    const strongest = points.filter((_, index) => worths[index] === most);
    const chosen = hint ? strongest[startOfLastBlock(strongest)] : strongest[0];
    const isError = /^\W*(?:error|fatal)\b/i.test(chosen?.text ?? '');
    if (closing !== undefined && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(closing.text) >= most + Number(isError))
        return closing;
    if (most > (hint || isTest ? 2 : 1))
        return chosen;
    const beside = findClosingLine(lines) ?? (isTest ? undefined : findBesidePlace(lines));
    return beside ?? findNearby(hit, lines) ?? chosen;
}
function sliceAround(line, lines, above, below) {
    const at = lines.findIndex(({ number }) => number === line.line);
    return at === -1 ? [] : lines.slice(Math.max(0, at - above), at + below + 1);
}
function findReferredLine({ lines: found }, lines) {
    const [first] = found;
    if (first === undefined || !found.every(({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .refersBack */ .bl)(text)))
        return undefined;
    const isTelling = (line) => line.mark !== 'command' &&
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isWarning */ .Vv)(line) &&
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isCompilerWarning */ .GS)(line) &&
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isAside */ .Zl)(line.text) &&
        ((0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(line.text) > 2 || (SAYS_ERROR.test(line.text) && !(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeagre */ .kS)(line.text)));
    const above = sliceAround(first, lines, NEAR, -1).findLast(isTelling);
    return above === undefined ? undefined : toEvidenceLine(above);
}
const SAYS_ERROR = /(?:^|: )(?:fatal |internal )?error: /i;
function findGivenUp(found, lines) {
    const last = found.at(-1);
    const below = last === undefined ? [] : sliceAround(last, lines, 0, OUTAGE_LINES).slice(1);
    const line = below.find((other) => /^(?:error|fatal)\b.*\b(?:retries|connect|time|reach|resolve)/i.test(other.text) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isWarning */ .Vv)(other));
    return line === undefined ? undefined : toEvidenceLine(line);
}
const OUTAGE_LINES = 20;
function findOutageBelow(found, lines) {
    if (!(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeagre */ .kS)(found.text) && !/^[a-z]/.test(found.text))
        return undefined;
    const isBetter = (line) => NAMES_OUTAGE.test(line.text) && !(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeagre */ .kS)(line.text) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isWarning */ .Vv)(line);
    const below = sliceAround(found, lines, 0, OUTAGE_LINES).find(isBetter);
    return below === undefined ? undefined : toEvidenceLine(below);
}
const REMOTE_LINES = 15;
function remoteAbove(found, lines) {
    if (!/^! \[remote rejected\]/.test(found.text))
        return undefined;
    const told = sliceAround(found, lines, REMOTE_LINES, 0).find(({ text }) => /^remote: /.test(text) && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(text) > 2);
    return told === undefined ? undefined : toEvidenceLine(told);
}
function findInnermostCause(lines) {
    const end = lines.findIndex(({ text }, at) => at > 0 && !/(?:^|\] )> /.test(text));
    const chain = lines.slice(0, end === -1 ? lines.length : end);
    const last = chain.at(-1);
    return last !== undefined && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .opensBlock */ .$c)(last.text)
        ? last
        : (chain.findLast(({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(text) > 1) ?? chain[0]);
}
const LIST_GAP = 8;
const EXTENSION = /\.([A-Za-z]\w*)[:([]\d/;
const WARNING_FAILED = /\bwarnings? (?:being )?treated as errors?\b|^Failing due to -Werror|^Aborted with \d+ warnings? in strict mode|^\d+ hints?$/i;
function findListHead(line, lines) {
    const isOfWarnings = WARNING_FAILED.test(line.text);
    const [, extension] = _worth_js__WEBPACK_IMPORTED_MODULE_5__/* .PLACED */ .sX.exec(line.text) === null ? [] : (EXTENSION.exec(line.text) ?? []);
    if (extension === undefined && !isOfWarnings)
        return line;
    const isEntry = (other) => isOfWarnings
        ? /^(?:\S+(?::docstring of \S{1,200})?:\d+(?::\d+(?:-\d+)?)?:? )?(?:\[|- )?warning\b/i.test(other.text)
        : _worth_js__WEBPACK_IMPORTED_MODULE_5__/* .PLACED */ .sX.test(other.text) &&
            !(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeagre */ .kS)(other.text) &&
            !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isAside */ .Zl)(other.text) &&
            !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isCompilerWarning */ .GS)(other) &&
            EXTENSION.exec(other.text)?.[1] === extension;
    let first = lines.findIndex(({ number }) => number === line.line);
    for (let at = first - 1; at >= 0 && at >= first - LIST_GAP; at -= 1) {
        const other = lines[at];
        if (other !== undefined && isEntry(other))
            first = at;
    }
    const found = lines[first];
    return found === undefined ? line : findSpecificLine(toEvidenceLine(found), lines);
}
const LABELLED = /^(?:description|message|reason|issue)\s*:\s+\S/i;
function findReported(lines) {
    const reported = lines.findLast(({ mark, text }) => mark === 'error' && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(text) > 1 && !_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .PLACED */ .sX.test(text));
    return reported === undefined ? undefined : toEvidenceLine(reported);
}
function findAnnounced(lines) {
    const opening = lines.slice(-NEAR).findLast(({ text }) => /^(?:\W+ )?(?:error|fatal|failure|caused by):$/i.test(text));
    const found = opening === undefined ? undefined : findSpecificLine(toEvidenceLine(opening), lines);
    const least = opening?.text === 'Caused by:' ? 2 : 3;
    return found === undefined || found.line === opening?.number || (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(found.text) < least ? undefined : found;
}
const CLOSING_LINES = 5;
const STEP_FAILED = /^(?:Build step '.*' (?:marked|changed) build |ERROR: (?:Job failed|script returned)|The command ".*" exited with [1-9]|Exited with code |\W*Error: The command exited )/u;
function findClosingLine(lines) {
    const error = lines.findIndex(({ mark, text }) => (mark === 'error' && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isMeagre */ .kS)(text)) || STEP_FAILED.test(text));
    if (error === -1)
        return undefined;
    const last = lines
        .slice(0, error)
        .filter(({ text, mark }) => text !== '' && mark !== 'command')
        .slice(-CLOSING_LINES)
        .filter((line) => !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isWarning */ .Vv)(line) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isCompilerWarning */ .GS)(line) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isAside */ .Zl)(line.text));
    const most = (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_6__/* .findLargest */ .qz)([0, ...last.map(({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(text))]);
    const strongest = last.filter(({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(text) === most).map(toEvidenceLine);
    const chosen = strongest[startOfLastBlock(strongest)];
    return most < 3 || chosen === undefined ? undefined : findSpecificLine(chosen, lines);
}
function startOfLastBlock(lines) {
    const breaks = lines.map(({ line }, at) => (line ?? 0) - (lines[at - 1]?.line ?? 0) > BLOCK_GAP);
    return Math.max(0, breaks.lastIndexOf(true));
}
function findNearby(hit, lines) {
    const [from, to] = [hit.lines[0]?.line ?? 0, hit.lines.at(-1)?.line ?? 0];
    const within = (reach) => lines.filter((line) => line.number >= from - reach &&
        line.number <= to + reach &&
        line.mark !== 'command' &&
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotice */ .fD)(line.text) &&
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isCompilerWarning */ .GS)(line) &&
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isAside */ .Zl)(line.text) &&
        (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(line.text) > 1);
    const near = within(NEAR);
    const shaped = [_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .EXCEPTION */ .og, _worth_js__WEBPACK_IMPORTED_MODULE_5__/* .ASSERTION */ .V9, _worth_js__WEBPACK_IMPORTED_MODULE_5__/* .PLACED */ .sX, /^\[?(?:error|fatal)\b.*\w{3}/i, LABELLED].flatMap((each) => near.find(({ text }) => each.test(text) || each.test((0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findInnerText */ .ty)(text) ?? '')) ?? []);
    const isTelling = ({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(text) > 2;
    const found = shaped[0] ?? within(CLOSE).find(isTelling) ?? near.findLast(isTelling);
    return found === undefined ? undefined : toEvidenceLine(found);
}
const ABOVE_PLACE = 4;
const BELOW_PLACE = 8;
function findBesidePlace(lines) {
    const last = lines.filter(({ mark }) => mark !== 'command').slice(-NEAR);
    const at = last.findIndex(({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .isPlaceOnly */ .KT)((0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findInnerText */ .ty)(text) ?? text));
    const around = at === -1 ? [] : last.slice(Math.max(0, at - ABOVE_PLACE), at + BELOW_PLACE + 1);
    const beside = around.filter(({ text }) => !(0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .isAside */ .Zl)(text));
    const farness = ({ number }) => Math.abs(number - (last[at]?.number ?? 0));
    const found = beside.toSorted((a, b) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(b.text) - (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(a.text) || farness(a) - farness(b))[0];
    return found === undefined || (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .rateLine */ .PX)(found.text) < 2 ? undefined : toEvidenceLine(found);
}
function toEvidenceLine({ number, text }) {
    return { line: number, text };
}
function findQuotableLine(lines) {
    const read = lines.map((line, at) => (0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .readLine */ .Xw)(line, at + 1));
    const held = (0,_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .findEvidence */ .HO)((0,_prepared_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .logRules */ .W_)(), read, 'log');
    const found = (0,_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .choose */ .Sw)(held) ?? (0,_choose_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseTogether */ .Y_)(held.filter(({ rule }) => rule.hint)) ?? held[0];
    return found === undefined ? undefined : quoteHit(found, read, locateIn(read))[0]?.text;
}


/***/ })

};
;