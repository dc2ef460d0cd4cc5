"use strict";
exports.id = 132;
exports.ids = [132,919];
exports.modules = {

/***/ 46947:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: function() { return /* binding */ findSourceFile; },
/* harmony export */   kv: function() { return /* binding */ placeProblems; },
/* harmony export */   ut: function() { return /* binding */ OF_OTHERS; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45033);


const OF_OTHERS = /(?:^|\/)(?:node_modules|site-packages|dist-packages|lib\/python[\d.]+|Python\d+\/Lib|\.pub-cache|\.cargo|cargo\/registry|\.rustup|_actions)\//;
function placeProblems(problems, workspace) {
    const found = new Map();
    const findOnce = (place) => {
        const key = `${place.file}\0${place.within ?? ''}`;
        const file = found.get(key) ?? (found.has(key) ? null : findSourceFile(place, workspace));
        found.set(key, file);
        return file;
    };
    return problems.flatMap(({ places, message, level }) => {
        for (const place of places) {
            const file = findOnce(place);
            if (file === null)
                continue;
            const column = place.column === null ? {} : { column: place.column };
            return [{ file, line: Math.max(1, place.line), ...column, level: level ?? 'error', message }];
        }
        return [];
    });
}
function findSourceFile(place, { sources, cwd }) {
    const name = normalizePath(place.file);
    if (OF_OTHERS.test(name))
        return null;
    if (name.startsWith('/') || DRIVE.test(name))
        return findInside(sources, name) ?? findBySuffix(sources, name);
    const isBare = !name.includes('/');
    if (!isBare || place.within === null) {
        const local = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name);
        if (sources.isFile(local))
            return findInside(sources, local);
    }
    const tail = name.replace(/^(?:\.\.?\/)+/, '');
    const fitting = sources.named((0,_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .toBaseName */ .AU)(name)).filter((file) => file === tail || file.endsWith(`/${tail}`));
    const chosen = place.within === null || !isBare ? fitting : filterByPackage(fitting, place.within, sources);
    if (chosen.includes(tail))
        return tail;
    return chosen.length === 1 ? (chosen[0] ?? null) : null;
}
const DRIVE = /^[A-Za-z]:\//;
const OF_MACHINE = /^\/(?:usr\/(?:lib|lib64|local|include|share)|lib|lib64|etc|proc|opt\/hostedtoolcache|nix)\/|^\/?[A-Za-z]:\/(?:Program Files|Windows)/i;
const MAX_SUFFIX = 100;
function findBySuffix(sources, name) {
    if (OF_MACHINE.test(name) || sources.isFile(name))
        return null;
    const all = name.split('/').filter((part) => part !== '' && part !== '.' && !part.endsWith(':'));
    const parts = all.slice(-MAX_SUFFIX);
    if (all.includes('..'))
        return null;
    const files = sources.named((0,_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .toBaseName */ .AU)(name));
    const suffixes = parts.map((_, at) => parts.slice(at).join('/'));
    const whole = suffixes.find((suffix) => files.includes(suffix));
    if (whole !== undefined || files.length === 0)
        return whole ?? null;
    const longest = suffixes.slice(0, -1).map((suffix) => files.filter((file) => file.endsWith(`/${suffix}`)));
    const [first, ...others] = longest.find((fitting) => fitting.length > 0) ?? [];
    return others.length === 0 ? (first ?? null) : null;
}
function normalizePath(file) {
    return file
        .replaceAll('\\', '/')
        .replace(/^file:\/\//, '')
        .replace(/^\/(?=[A-Za-z]:\/)/, '');
}
function withoutEscapes(name) {
    try {
        return decodeURIComponent(name);
    }
    catch {
        return name;
    }
}
function findInside(sources, file) {
    const root = `${sources.root.replaceAll('\\', '/').replace(/\/$/, '')}/`;
    const ignoresCase = DRIVE.test(root) || process.platform === 'darwin';
    for (const spelling of [sources.realPath(file) ?? sources.realPath(withoutEscapes(file)), node_path__WEBPACK_IMPORTED_MODULE_0___default().normalize(file)]) {
        const name = spelling?.replaceAll('\\', '/') ?? '';
        const isInside = ignoresCase ? name.toLowerCase().startsWith(root.toLowerCase()) : name.startsWith(root);
        if (isInside)
            return name.slice(root.length);
    }
    return null;
}
function filterByPackage(files, within, sources) {
    if (!within.includes('/')) {
        const folders = within.split('.').slice(0, -1).join('/');
        return folders === '' ? files : files.filter((file) => `/${node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(file)}`.endsWith(`/${folders}`));
    }
    const ways = files.map((file) => ({ file, way: findModulePath(node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(file), sources) }));
    const fitting = ways.filter(({ way }) => way === '' || within.endsWith(`/${way}`));
    const longest = Math.max(...fitting.map(({ way }) => way.length));
    return fitting.filter(({ way }) => way.length === longest).map(({ file }) => file);
}
function findModulePath(folder, sources) {
    for (let module = folder; module !== '.'; module = node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(module)) {
        if (sources.isFile(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(sources.root, module, 'go.mod')))
            return node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.relative(module, folder);
    }
    return folder === '.' ? '' : folder;
}


/***/ }),

/***/ 81919:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ quoteHit; },
/* harmony export */   _: function() { return /* binding */ locateIn; },
/* harmony export */   findQuotableLine: function() { return /* binding */ findQuotableLine; }
/* harmony export */ });
/* harmony import */ var _config_classify_sets_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29403);
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18694);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8242);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96881);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45033);
/* harmony import */ var _worth_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25787);






function locateIn(lines) {
    const isServer = lines.some(({ text }) => PLAYWRIGHT_TEST.test(text)) ? /^\[WebServer\] / : null;
    const output = lines.filter(({ mark, text }) => mark !== 'command' && mark !== 'warning' && isServer?.test(text) !== true);
    const found = (0,_locate_js__WEBPACK_IMPORTED_MODULE_5__/* .locateProblems */ .DO)((0,_config_classify_sets_index_js__WEBPACK_IMPORTED_MODULE_0__/* .listTablesOfSet */ .T)('build'), output.map(({ text }) => text));
    const errors = found[0]?.kind === 'lint' ? found.filter(({ message }) => RUSTC_ERROR.test(message)) : [];
    const told = [...errors, ...found.filter((problem) => !errors.includes(problem))];
    const tests = listTests(told);
    return { problems: (0,_locate_js__WEBPACK_IMPORTED_MODULE_5__/* .sortPlacedFirst */ .IE)(told), tests: tests.length > 0 ? tests : findNamedTests(output), lines: output };
}
const PLAYWRIGHT_TEST = /^\d+\) (?:\[[^\]]+\] › )?\S+:\d+:\d+ › /;
const RUSTC_ERROR = /^error\[E\d{4}\]: /;
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
    const isEnough = problem !== undefined && (namesTest || _worth_js__WEBPACK_IMPORTED_MODULE_4__/* .PLACED */ .sX.test(problem.text) || (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(problem.text) > 1);
    const other = isEnough ? undefined : findBestLine(hit, lines);
    const told = problem === undefined || (other !== undefined && (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(other.text) > 1) ? other : problem;
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
    if (line === undefined || test === null || !(0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .isMeagre */ .kS)(line.text))
        return line;
    return output.slice(Math.max(0, at - CLOSE), at).findLast(({ text }) => text.includes(test)) ?? line;
}
function findSpecificLine(found, lines) {
    if (!(0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .opensBlock */ .$c)(found.text))
        return found;
    const from = lines.findIndex(({ number }) => number === found.line) + 1;
    const below = lines.slice(from, from + LINES_TO_THE_POINT);
    const point = below.find(({ text }) => text !== '' && !_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .BETWEEN */ .j2.test(text) && !(0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .isMeagre */ .kS)(text) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isAside */ .Zl)(text));
    const isBetter = point !== undefined &&
        ((0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(found.text) < 3 || /:\d+:$/.test(found.text) || (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(point.text) >= (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(found.text));
    return from === 0 || point === undefined || !isBetter ? found : toEvidenceLine(point);
}
function findBestLine(hit, lines) {
    const { hint, around, kind, set, transient, consequence } = hit.rule;
    const wrong = hint || around || (set === 'gradle' && !transient)
        ? lines.findIndex(({ text }) => /^(?:\* )?What went wrong:$/.test((0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .findInnerText */ .ty)(text) ?? text))
        : -1;
    const below = wrong === -1 ? undefined : findInnermostCause(lines.slice(wrong + 1, wrong + 1 + LINES_TO_THE_POINT));
    if (below !== undefined)
        return findSpecificLine(toEvidenceLine(below), lines);
    const announced = hint ? findAnnounced(lines) : undefined;
    if (announced !== undefined)
        return announced;
    const reported = hint ? findReported(lines) : undefined;
    if (reported !== undefined)
        return toEvidenceLine(reported);
    const closing = hint || consequence ? findClosingLine(lines) : undefined;
    if (closing !== undefined && !hint)
        return closing;
    const warned = new Set(lines.filter(_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isWarning */ .Vv).map(({ number }) => number));
    const pointed = hit.lines.map((line) => transient && NAMES_OUTAGE.test(line.text) ? line : findSpecificLine(line, lines));
    if (transient || set !== 'build') {
        const telling = pointed.filter(({ text }) => !(0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .isMeagre */ .kS)(text));
        const firm = telling.filter(({ line }) => !warned.has(line));
        const first = firm.find(({ text }) => transient && NAMES_OUTAGE.test(text)) ?? firm[0] ?? telling[0];
        const line = first ?? hit.lines[0];
        if (line !== undefined && (first !== undefined || transient || set === 'rule'))
            return (transient ? findOutageBelow(line, lines) : remoteAbove(line, lines)) ?? line;
    }
    const isTest = kind === 'external.build.test';
    const worths = pointed.map((point, at) => Math.max((0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(point.text), point === hit.lines[at] ? 0 : isTest ? 3 : 2));
    const most = Math.max(...worths);
    const best = pointed.filter((_, at) => worths[at] === most);
    const chosen = hint ? best[startOfLastBlock(best)] : best[0];
    const isError = /^\W*(?:error|fatal)\b/i.test(chosen?.text ?? '');
    if (closing !== undefined && (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(closing.text) >= most + Number(isError))
        return closing;
    return most > (hint || isTest ? 2 : 1)
        ? chosen
        : (findClosingLine(lines) ?? (isTest ? null : findBesidePlace(lines)) ?? findNearby(hit, lines) ?? chosen);
}
function sliceAround(line, lines, above, below) {
    const at = lines.findIndex(({ number }) => number === line.line);
    return at === -1 ? [] : lines.slice(Math.max(0, at - above), at + below + 1);
}
const OUTAGE_LINES = 20;
function findOutageBelow(found, lines) {
    if (!(0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .isMeagre */ .kS)(found.text) && !/^[a-z]/.test(found.text))
        return undefined;
    const isBetter = (line) => NAMES_OUTAGE.test(line.text) && !(0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .isMeagre */ .kS)(line.text) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isWarning */ .Vv)(line);
    const below = sliceAround(found, lines, 0, OUTAGE_LINES).find(isBetter);
    return below === undefined ? undefined : toEvidenceLine(below);
}
const REMOTE_LINES = 15;
function remoteAbove(found, lines) {
    if (!/^! \[remote rejected\]/.test(found.text))
        return undefined;
    const told = sliceAround(found, lines, REMOTE_LINES, 0).find(({ text }) => /^remote: /.test(text) && (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(text) > 2);
    return told === undefined ? undefined : toEvidenceLine(told);
}
function findInnermostCause(lines) {
    const end = lines.findIndex(({ text }, at) => at > 0 && !/(?:^|\] )> /.test(text));
    const chain = lines.slice(0, end === -1 ? lines.length : end);
    const last = chain.at(-1);
    return last !== undefined && (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .opensBlock */ .$c)(last.text)
        ? last
        : (chain.findLast(({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(text) > 1) ?? chain[0]);
}
const LIST_GAP = 8;
const EXTENSION = /\.([A-Za-z]\w*)[:([]\d/;
const WARNING_FAILED = /\bwarnings? (?:being )?treated as errors?\b|^Failing due to -Werror|^Aborted with \d+ warnings? in strict mode|^\d+ hints?$/i;
function findListHead(line, lines) {
    const isOfWarnings = WARNING_FAILED.test(line.text);
    const [, extension] = _worth_js__WEBPACK_IMPORTED_MODULE_4__/* .PLACED */ .sX.exec(line.text) === null ? [] : (EXTENSION.exec(line.text) ?? []);
    if (extension === undefined && !isOfWarnings)
        return line;
    const isEntry = (other) => isOfWarnings
        ? /^(?:\S+:\d+(?::\d+(?:-\d+)?)?:? )?(?:\[|- )?warning\b/i.test(other.text)
        : _worth_js__WEBPACK_IMPORTED_MODULE_4__/* .PLACED */ .sX.test(other.text) &&
            !(0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .isMeagre */ .kS)(other.text) &&
            !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isAside */ .Zl)(other.text) &&
            !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isCompilerWarning */ .GS)(other) &&
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
    return lines.findLast(({ mark, text }) => mark === 'error' && (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(text) > 1 && !_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .PLACED */ .sX.test(text));
}
function findAnnounced(lines) {
    const opening = lines.slice(-NEAR).findLast(({ text }) => /^(?:\W+ )?(?:error|fatal|failure|caused by):$/i.test(text));
    const found = opening === undefined ? undefined : findSpecificLine(toEvidenceLine(opening), lines);
    const least = opening?.text === 'Caused by:' ? 2 : 3;
    return found === undefined || found.line === opening?.number || (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(found.text) < least ? undefined : found;
}
const CLOSING_LINES = 5;
const STEP_FAILED = /^(?:Build step '.*' (?:marked|changed) build |ERROR: (?:Job failed|script returned)|The command ".*" exited with [1-9]|Exited with code |\W*Error: The command exited )/u;
function findClosingLine(lines) {
    const error = lines.findIndex(({ mark, text }) => (mark === 'error' && (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .isMeagre */ .kS)(text)) || STEP_FAILED.test(text));
    if (error === -1)
        return undefined;
    const last = lines
        .slice(0, error)
        .filter(({ text, mark }) => text !== '' && mark !== 'command')
        .slice(-CLOSING_LINES)
        .filter((line) => !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isWarning */ .Vv)(line) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isCompilerWarning */ .GS)(line) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isAside */ .Zl)(line.text));
    const most = Math.max(0, ...last.map(({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(text)));
    const strongest = last.filter(({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(text) === most).map(toEvidenceLine);
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
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isNotice */ .fD)(line.text) &&
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isCompilerWarning */ .GS)(line) &&
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isAside */ .Zl)(line.text) &&
        (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(line.text) > 1);
    const near = within(NEAR);
    const shaped = [_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .EXCEPTION */ .og, _worth_js__WEBPACK_IMPORTED_MODULE_4__/* .ASSERTION */ .V9, _worth_js__WEBPACK_IMPORTED_MODULE_4__/* .PLACED */ .sX, /^\[?(?:error|fatal)\b.*\w{3}/i, LABELLED].flatMap((each) => near.find(({ text }) => each.test(text) || each.test((0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .findInnerText */ .ty)(text) ?? '')) ?? []);
    const isTelling = ({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(text) > 2;
    const found = shaped[0] ?? within(CLOSE).find(isTelling) ?? near.findLast(isTelling);
    return found === undefined ? null : toEvidenceLine(found);
}
const ABOVE_PLACE = 4;
const BELOW_PLACE = 8;
function findBesidePlace(lines) {
    const last = lines.filter(({ mark }) => mark !== 'command').slice(-NEAR);
    const at = last.findIndex(({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlaceOnly */ .KT)((0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .findInnerText */ .ty)(text) ?? text));
    const beside = at === -1 ? [] : last.slice(Math.max(0, at - ABOVE_PLACE), at + BELOW_PLACE + 1);
    const farness = ({ number }) => Math.abs(number - (last[at]?.number ?? 0));
    const found = beside.toSorted((a, b) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(b.text) - (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(a.text) || farness(a) - farness(b))[0];
    return found === undefined || (0,_worth_js__WEBPACK_IMPORTED_MODULE_4__/* .rateLine */ .PX)(found.text) < 2 ? undefined : toEvidenceLine(found);
}
function toEvidenceLine({ number, text }) {
    return { line: number, text };
}
function findQuotableLine(lines) {
    const read = lines.map((line, at) => (0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .readLine */ .Xw)(line, at + 1));
    const held = (0,_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutOvercome */ .fN)((0,_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .keepHolding */ .Zn)((0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .findHitsIn */ .j6)((0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .readyRules */ .P8)(), read), [], read.length), read);
    const found = (0,_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .choose */ .Sw)(held) ?? (0,_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseTogether */ .Y_)(held.filter(({ rule }) => rule.hint)) ?? held[0];
    return found === undefined ? undefined : quoteHit(found, read, locateIn(read))[0]?.text;
}


/***/ }),

/***/ 6736:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lE: function() { return /* binding */ AttemptLogs; },
  wP: function() { return /* binding */ MAX_SINGLE_LOGS; },
  hR: function() { return /* binding */ createJobFacts; },
  EG: function() { return /* binding */ lookAtJob; },
  gM: function() { return /* binding */ readJobLog; },
  h2: function() { return /* binding */ stopAtRateLimit; }
});

// EXTERNAL MODULE: ./build/src/core/github.js
var github = __webpack_require__(36657);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/triage/document.js
var triage_document = __webpack_require__(58934);
// EXTERNAL MODULE: ./build/src/triage/github.js
var triage_github = __webpack_require__(90848);
// EXTERNAL MODULE: ./build/src/triage/guard.js
var triage_guard = __webpack_require__(45338);
// EXTERNAL MODULE: ./build/src/nodes/classify/line.js
var line = __webpack_require__(96881);
// EXTERNAL MODULE: ./build/src/text/bounded-lines.js
var bounded_lines = __webpack_require__(48443);
// EXTERNAL MODULE: ./build/src/text/code-page.js
var code_page = __webpack_require__(90743);
// EXTERNAL MODULE: ./build/src/triage/guard-table.js
var guard_table = __webpack_require__(97527);
// EXTERNAL MODULE: ./build/src/triage/steps.js
var steps = __webpack_require__(42796);
;// CONCATENATED MODULE: ./build/src/triage/log.js






const TROUBLE_WORDS = /(?:error|fail|fatal|exception|panic|denied|refused|reset|time(?:d |-)?out|not |cannot|could|unable|no space|kill|abort|lost|clippy::|assert|expected|received|went wrong|warnings summary)(?<!\s--?[a-z][\w-]{0,60})/i;
const TROUBLE_PLACES = /:\d(?:(?<=\D:\d)\d*:\d|(?<=\.\w{1,64}:\d))|50\d|429|-->|[●❯✖✕×]|[ΓÔâ][£œùÅ]|^E {2}|___ /;
const FIRST_KEPT = 700;
const TROUBLE_KEPT = 1500;
const LAST_KEPT = 150;
const KEPT_AROUND = 2;
const KEPT_OF_OTHERS = 40;
const MAX_PARTS = 200;
const MAX_FAILED_PARTS = 20;
const MAX_ERROR_TIMES = 100;
const LINES_AFTER_ERROR = 15;
const MAX_ASIDE = 60;
const MAX_PENDING_CHARS = 64 * 1024;
const COPY_EACH_CHARS = 8 * 1024 * 1024;
const MAX_SCRIPT_LINES = 100;
const EXIT_CODE = /^(?:Error: )?(?:##\[error\])?Process completed with exit code (\d{1,9})/;
const ERASE = /\u001b\[[012]?K(?:\u001b\[[01]?G|\r)?|\u001b\[[01]?G/;
const PROGRESS = /\d ?%|\d\/\d|\.{3}|[█▏#=>-]{3}|\d ?[KMG]i?B\b|[⠁-⣿]/;
function listLastStates(raw) {
    const shown = raw.split('\r').map((version) => version.split(ERASE).findLast((state) => state !== '') ?? '');
    const last = shown.findLastIndex((version) => version.trim() !== '');
    return shown.filter((version, at) => at === last || (at < last && !PROGRESS.test(version)));
}
class LogReader {
    #parts = [];
    #part = new OpenPart(null);
    #line = 0;
    #rest = '';
    #isMidLine = false;
    #readChars = 0;
    #decode = null;
    #column = null;
    #folder = null;
    #isWhole = false;
    #isOfBuildkite = false;
    #stages = 0;
    #isParallel = false;
    #guard = new triage_guard/* GuardReader */.F_();
    push(chunk) {
        this.#decode ??= (0,code_page/* createDecoder */.$C)(chunk);
        this.#addText(this.#decode(chunk));
        this.#readChars += chunk.length;
        if (this.#readChars < COPY_EACH_CHARS)
            return;
        for (const part of [...this.#parts, this.#part])
            part.copyKept();
        this.#readChars = 0;
    }
    end() {
        this.#addText(this.#decode?.() ?? '');
        if (this.#rest !== '')
            this.#addLine(this.#rest, true);
        this.#rest = '';
        this.#open(null);
        return {
            parts: this.#parts.map((part) => part.close()),
            lines: this.#line,
            isWhole: this.#isWhole,
            guard: this.#guard.found,
            folder: this.#folder,
        };
    }
    #addText(text) {
        const whole = this.#rest + text;
        const lines = whole.split('\n');
        this.#rest = lines.pop() ?? '';
        const mayReturn = whole.includes('\r') || whole.includes('\u001b[');
        for (const line of lines)
            this.#addLine(line, mayReturn);
        if (this.#rest.length > MAX_PENDING_CHARS) {
            this.#addLine(this.#rest, mayReturn);
            this.#isMidLine = true;
            this.#rest = '';
        }
    }
    #addLine(text, mayReturn) {
        if (this.#isMidLine) {
            this.#isMidLine = false;
            return;
        }
        this.#line += 1;
        const raw = mayReturn && text.endsWith('\r') ? text.slice(0, -1) : text;
        if (mayReturn && (raw.includes('\r') || raw.includes('\u001b[')))
            for (const state of listLastStates(raw))
                this.#addVersion((0,bounded_lines/* boundLine */.TH)(state));
        else
            this.#addVersion((0,bounded_lines/* boundLine */.TH)(raw));
    }
    #addVersion(raw) {
        if (this.#line === 1 || this.#column !== null)
            this.#watchColumn(raw);
        if (this.#folder === null && steps/* CHECKOUT_WORDS */.lZ.test(raw))
            this.#folder = (0,steps/* readCheckout */.b$)((0,line/* readLine */.Xw)(raw, this.#line).text);
        const isMarked = (0,steps/* mayBeStep */.pc)(raw);
        if (isMarked)
            this.#watchSteps((0,line/* readLine */.Xw)(raw, this.#line));
        else if (this.#part.scriptFrom !== null || this.#guard.isListing) {
            this.#guard.add((0,line/* readLine */.Xw)(raw, this.#line).text);
            this.#part.addScript((0,line/* readScriptLine */.wR)(raw));
        }
        this.#part.add(raw, this.#line, isMarked || TROUBLE_WORDS.test(raw) || TROUBLE_PLACES.test(raw));
    }
    #watchColumn(raw) {
        const step = (0,line/* stepColumn */.X5)(raw);
        if (step !== null && this.#column !== null && step !== this.#column)
            this.#open(step);
        if (step !== null && this.#column === null)
            this.#part.step = step;
        this.#column = step ?? this.#column;
    }
    #watchSteps(line) {
        if (this.#guard.isListing)
            this.#guard.endPermissions();
        if (line.mark === 'group' && line.text === guard_table/* PERMISSIONS_GROUP */.TC)
            this.#guard.beginPermissions();
        if (line.mark === 'command' && line.text.startsWith('Run ')) {
            this.#open(this.#column ?? line.text);
            this.#part.scriptFrom = this.#line;
            this.#guard.begin(line.text);
        }
        else if (line.mark === 'endgroup')
            this.#part.endScript(this.#line);
        else if (line.mark === 'group')
            this.#part.beginGroup(this.#line);
        else if (line.text === steps/* CLEANUP */.VV)
            this.#open(line.text);
        else if (line.text === steps/* END_OF_JOB */._P)
            this.#isWhole = true;
        this.#isOfBuildkite ||= (0,steps/* isBuildkite */.EB)(line.text);
        const sign = (0,steps/* stepSign */.uh)(line, this.#isOfBuildkite);
        if (sign !== null)
            this.#follow(sign);
        const code = EXIT_CODE.exec(line.text);
        if (code !== null)
            this.#part.exitCode = Number(code[1]);
        if (line.mark === 'error' || code !== null)
            this.#part.fail(line.time, this.#line);
    }
    #follow(sign) {
        switch (sign.kind) {
            case 'begin':
                this.#open(sign.step);
                break;
            case 'stage':
                if (this.#stages === 0 && !this.#isParallel)
                    this.#open(sign.step);
                this.#stages += 1;
                break;
            case 'stage end':
                this.#stages = Math.max(0, this.#stages - 1);
                break;
            case 'parallel':
                this.#isParallel = sign.isOpen;
                break;
            case 'skipped':
                if (this.#stages === 1 && !this.#isParallel)
                    this.#part.step = steps/* CLEANUP */.VV;
                break;
            case 'failed':
                this.#part.fail(null);
                if (sign.isLast)
                    this.#open(steps/* CLEANUP */.VV);
                break;
            case 'ended':
                this.#part.step = sign.command;
                this.#part.exitCode = sign.exitCode;
                if (sign.exitCode !== 0)
                    this.#part.fail(null);
                this.#open(null);
                break;
            case 'end':
                this.#endPipeline();
                break;
        }
    }
    #endPipeline() {
        this.#isParallel = false;
        this.#open(null);
        const stage = this.#parts.findLast(({ step }) => step !== steps/* CLEANUP */.VV);
        if (stage !== undefined && !this.#parts.some(({ failed }) => failed)) {
            stage.fail(null);
            stage.isAssumed = true;
        }
        this.#part.fail(null);
    }
    #open(step) {
        const part = this.#part;
        this.#part = new OpenPart(step);
        if (part.isEmpty)
            return;
        if (part.failed) {
            if (this.#parts.filter(({ failed }) => failed).length < MAX_FAILED_PARTS)
                this.#parts.push(part);
            return;
        }
        const before = this.#parts.findLastIndex(({ failed }) => !failed);
        if (part.step !== steps/* CLEANUP */.VV)
            this.#parts[before]?.shorten();
        if (this.#parts.length < MAX_PARTS || part.step !== steps/* CLEANUP */.VV)
            this.#parts.push(part);
        if (this.#parts.length > MAX_PARTS)
            this.#parts.splice(before, 1);
    }
}
class OpenPart {
    step;
    failed = false;
    isAssumed = false;
    exitCode = null;
    scriptFrom = null;
    #script = [];
    #isInScript = true;
    #errorTimes = [];
    #first = [];
    #trouble = [];
    #last = [];
    #lastLine = 0;
    #copiedTo = 0;
    #lastError = 0;
    #asideFrom = Number.POSITIVE_INFINITY;
    #builds = new steps/* BuildReader */.yQ();
    #passed = 0;
    #keptTo = 0;
    constructor(step) {
        this.step = step;
    }
    get isEmpty() {
        return this.#lastLine === 0;
    }
    add(raw, number, speaksOfTrouble) {
        const added = { number, raw };
        this.#lastLine = number;
        this.#builds.add(added);
        this.#last.push(added);
        if (this.#last.length >= LAST_KEPT * 2)
            this.#last = this.#last.slice(-LAST_KEPT);
        if (speaksOfTrouble) {
            this.#keptTo = number + KEPT_AROUND;
            for (let above = Math.min(this.#passed, KEPT_AROUND); above > 0; above -= 1)
                this.#keep(this.#last.at(-1 - above));
        }
        if (number <= this.#keptTo)
            this.#keep(added);
        this.#passed = number <= this.#keptTo ? 0 : this.#passed + 1;
    }
    #keep(line) {
        if (line === undefined)
            return;
        if (this.#first.length < FIRST_KEPT)
            this.#first.push(line);
        else
            this.#trouble.push(line);
        if (this.#trouble.length >= TROUBLE_KEPT * 2)
            this.#trouble = this.#trouble.slice(-TROUBLE_KEPT);
    }
    copyKept() {
        if (this.#copiedTo === this.#lastLine)
            return;
        const kept = new Set([this.#first, this.#trouble, this.#last, this.#builds.pinned].flat());
        const added = [...kept].filter(({ number }) => number > this.#copiedTo);
        const texts = Buffer.from(added.map(({ raw }) => raw).join('\n'))
            .toString()
            .split('\n');
        for (const [at, line] of added.entries())
            line.raw = texts[at] ?? '';
        this.#copiedTo = this.#lastLine;
    }
    fail(time, line = Number.POSITIVE_INFINITY) {
        this.failed = true;
        this.#lastError = Math.max(this.#lastError, line);
        this.#asideFrom = Number.POSITIVE_INFINITY;
        if (time !== null && this.#errorTimes.length < MAX_ERROR_TIMES)
            this.#errorTimes.push(time);
    }
    beginGroup(line) {
        this.scriptFrom = null;
        if (this.failed)
            this.#asideFrom = Math.min(this.#asideFrom, line);
    }
    addScript(line) {
        this.#isInScript &&= this.scriptFrom !== null && !/^(?:shell|env|with):/.test(line);
        if (this.#isInScript && this.#script.length <= MAX_SCRIPT_LINES)
            this.#script.push(line);
    }
    endScript(end) {
        const start = this.scriptFrom;
        this.scriptFrom = null;
        if (start === null)
            return;
        this.#passed = 0;
        const isOutside = ({ number }) => number <= start || number > end;
        for (const lines of [this.#first, this.#trouble, this.#last, this.#builds.pinned])
            lines.splice(0, lines.length, ...lines.filter(isOutside));
    }
    shorten() {
        this.#first = [];
        this.#trouble = [];
        this.#builds.pinned = [];
        this.#last = this.#last.slice(-KEPT_OF_OTHERS);
    }
    close() {
        const asideFrom = this.#lastLine - this.#asideFrom < MAX_ASIDE ? this.#asideFrom : Number.POSITIVE_INFINITY;
        this.copyKept();
        const last = this.#last.slice(-LAST_KEPT);
        const from = last[0]?.number ?? 0;
        const kept = [...this.#first, ...this.#trouble.slice(-TROUBLE_KEPT), ...this.#builds.pinned];
        const once = new Map(kept.filter(({ number }) => number < from).map((line) => [`${line.number} ${line.raw}`, line]));
        const before = [...once.values()].toSorted((a, b) => a.number - b.number);
        const pinned = new Set(this.#builds.pinned.map(({ number }) => number));
        const lines = [...before, ...last]
            .filter(({ number }) => number >= this.#builds.firstLine && number < asideFrom)
            .map(({ raw, number }) => ({
            ...(0,line/* readLine */.Xw)(raw, number),
            ...(pinned.has(number) ? { isOfFailure: true } : {}),
        }));
        return {
            step: this.step,
            lines: withoutListedWarnings(lines),
            failed: this.failed,
            endsInError: this.exitCode !== null || this.#lastLine - this.#lastError <= LINES_AFTER_ERROR,
            isAssumed: this.isAssumed,
            errorTimes: this.#errorTimes,
            exitCode: this.exitCode,
            lastLine: this.#lastLine,
            script: this.#script.length > MAX_SCRIPT_LINES ? '' : this.#script.join('\n') || null,
        };
    }
}
function withoutListedWarnings(lines) {
    let isListing = false;
    return lines.map((line) => {
        if (/^=+ warnings summary/.test(line.text))
            isListing = true;
        else if (/^(?:-- Docs: |=+ )/.test(line.text))
            isListing = false;
        return isListing ? { ...line, mark: 'warning' } : line;
    });
}

// EXTERNAL MODULE: ./build/src/triage/verdict.js + 1 modules
var triage_verdict = __webpack_require__(10872);
;// CONCATENATED MODULE: ./build/src/run/triage-job.js








const PER_PAGE = 100;
const MAX_LOG_BYTES = 512 * 1024 * 1024;
async function lookAtJob(reading, job, isThrifty = false) {
    const { api, base, rules, redactor } = reading;
    const read = await readJobLog(reading, job);
    const [log, noLog] = read.ok ? [read.value, null] : [null, read.error];
    const { id, name, url, conclusion } = job;
    const facts = createJobFacts(job);
    const alone = (0,triage_verdict/* judgeJob */.JB)(rules, log, facts);
    const isEnough = isThrifty ? alone.class === 'deterministic' : reading.wantsAnnotations?.(alone) === false;
    const address = (0,github/* withQuery */.VL)(`${base}/check-runs/${id}/annotations`, { per_page: PER_PAGE });
    const listed = isEnough ? (0,result.ok)(null) : await api.request('GET', address);
    const annotations = listed.ok ? (0,triage_github/* annotationTexts */.Y3)(listed.value) : [];
    const verdict = annotations.length === 0 ? alone : (0,triage_verdict/* judgeJob */.JB)(rules, log, { ...facts, annotations });
    const more = listed.ok ? '' : '; neither can the annotations';
    const note = noLog && `the log cannot be read: ${noLog.message}${more}`;
    const guard = (0,triage_guard/* guardOfName */.Uj)(name) ?? (0,triage_guard/* guardOfName */.Uj)(verdict.step ?? '') ?? log?.guard ?? null;
    const triaged = (0,triage_document/* createTriagedJob */.Mo)({ id, name: redactor.text(name), url, conclusion }, verdict, redactor, note, guard);
    const last = log && (0,triage_verdict/* findLastWords */.X4)(log, facts);
    const said = last && { ...last, text: redactor.text(last.text) };
    return { triaged, noLog, noAnnotations: listed.ok ? null : listed.error, last: said };
}
async function readJobLog({ api, base, openLog }, job) {
    const stream = await (openLog?.(job) ?? api.stream(`${base}/actions/jobs/${job.id}/logs`));
    return stream.ok ? readLog(stream.value) : stream;
}
function createJobFacts({ name: job, conclusion, failedStep: step, failedAt }) {
    const ended = { isCancelled: conclusion === 'cancelled', isTimedOut: conclusion === 'timed_out' };
    return { job, step, failedAt, annotations: [], ...ended };
}
async function readLog(chunks) {
    const reader = new LogReader();
    let bytes = 0;
    try {
        for await (const chunk of chunks) {
            bytes += chunk.length;
            if (bytes > MAX_LOG_BYTES)
                break;
            reader.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
        }
    }
    catch (error) {
        return (0,result/* err */._q)({ status: null, message: (0,error_message/* errorMessage */.gJ)(error) });
    }
    return (0,result.ok)(reader.end());
}
const MAX_SINGLE_LOGS = 20;
const MAX_MISSING_LOGS = 5;
class AttemptLogs {
    source;
    #archive = null;
    #singleLogs = 0;
    #refusal = null;
    constructor(source) {
        this.source = source;
    }
    open = async (job) => {
        if (!this.source.usesArchive)
            return this.#openSingle(job);
        this.#archive ??= this.#fetch();
        const archive = await this.#archive;
        const log = archive.ok ? archive.value.open(job.name) : null;
        if (log !== null)
            return (0,result.ok)(log);
        if (this.#refusal !== null)
            return (0,result/* err */._q)(this.#refusal);
        this.#singleLogs += 1;
        if (archive.ok && this.#singleLogs > MAX_MISSING_LOGS)
            return (0,result/* err */._q)({ status: 404, message: 'the archive of the logs has no log of this job' });
        const single = await this.#openSingle(job);
        if (!single.ok)
            this.#refusal = single.error;
        return single;
    };
    #openSingle({ id }) {
        return this.source.api.stream(`${this.source.base}/actions/jobs/${id}/logs`);
    }
    async #fetch() {
        const { api, base, runId, attempt } = this.source;
        const ofAttempt = attempt > 0 ? `/attempts/${attempt}` : '';
        const stream = await api.stream(`${base}/actions/runs/${runId}${ofAttempt}/logs`);
        if (!stream.ok)
            return stream;
        const unpacked = await this.source.unpackLogs(stream.value);
        return unpacked.ok ? unpacked : (0,result/* err */._q)({ status: null, message: unpacked.error });
    }
    async close() {
        const archive = await this.#archive;
        if (archive?.ok === true)
            archive.value.remove();
    }
}
function stopAtRateLimit(api) {
    let limit = null;
    const askOnce = async (ask) => {
        if (limit !== null)
            return (0,result/* err */._q)(limit);
        const answer = await ask();
        if (!answer.ok && answer.error.isRateLimit === true)
            limit = answer.error;
        return answer;
    };
    return {
        request: (method, path, body) => askOnce(() => api.request(method, path, body)),
        stream: (path) => askOnce(() => api.stream(path)),
    };
}


/***/ }),

/***/ 58384:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: function() { return /* binding */ Triage; },
  _: function() { return /* binding */ findPullRequest; }
});

// EXTERNAL MODULE: ./build/src/core/github.js
var github = __webpack_require__(36657);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/excerpt.js
var excerpt = __webpack_require__(93833);
// EXTERNAL MODULE: ./build/src/triage/decision.js
var decision = __webpack_require__(1509);
// EXTERNAL MODULE: ./build/src/triage/document.js
var triage_document = __webpack_require__(58934);
// EXTERNAL MODULE: ./build/src/triage/github.js
var triage_github = __webpack_require__(90848);
// EXTERNAL MODULE: ./build/src/triage/guard.js
var guard = __webpack_require__(45338);
// EXTERNAL MODULE: ./build/src/triage/history.js
var triage_history = __webpack_require__(57883);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/triage/paste.js
var paste = __webpack_require__(9588);
;// CONCATENATED MODULE: ./build/src/triage/next.js




const MAX_TEXT_CHARS = 400;
const QUARANTINE_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_QUARANTINED = 5;
function completeDocument(document, now) {
    const facts = { workflow: document.run?.name ?? null, now };
    const jobs = document.jobs.map(({ script: _script, ...job }, at) => ({
        ...job,
        next: findNextSteps(document.jobs[at] ?? job, facts),
    }));
    const steps = (0,triage_document/* mergeLegs */.gI)(jobs).flatMap(({ next = [] }) => next);
    const byText = new Map(steps.map((step) => [`${step.text}\n${step.paste}`, step]));
    return { ...document, jobs, next: [...byText.values()] };
}
function findNextSteps(job, facts) {
    const steps = job.flaky === true && job.class !== 'cancelled' ? mendFlaky(job, facts) : mendByClass(job, facts);
    return steps.map(({ text, paste }) => ({ text: (0,excerpt/* withoutMiddle */.Mg)((0,terminal_text/* toOneLine */.GX)(text), MAX_TEXT_CHARS), paste }));
}
function mendByClass(job, facts) {
    switch (job.class) {
        case 'cancelled':
            return [say('Nothing needs a change: the job was cancelled. Run it again if its result is needed.')];
        case 'transient':
            return [repeatJob(job, facts, `Another run can help: ${job.kind} is transient.`)];
        case 'deterministic':
            return [changeFirst(job)];
        case 'unknown':
            return explainUnknown(job);
    }
}
function say(text, paste = null) {
    return { text, paste };
}
function repeatJob(job, { workflow }, why) {
    const { step, rule, guarded, kind, script = null } = job;
    if (guarded !== undefined)
        return say(`${why} The job acts on the world (${guarded}): a person should start the run.`);
    const command = script ?? (step === null ? '' : ((0,paste/* findStepCommand */.BK)(step) ?? ''));
    const isKnown = command !== '' || step === null || !step.startsWith('Run ');
    if (rule !== null && ((0,paste/* isOfTool */.S$)(rule) ? isKnown : command !== '' && (0,paste/* mendsInStep */.hb)(kind)))
        return say(`${why} This step repeats the command by itself${command === '' ? '; replace COMMAND' : ''}:`, (0,paste/* createRetryStep */.xx)(step, command, rule));
    const jobs = job.name === undefined ? [] : [job.name.replaceAll(/ \([^()]*\)/g, ' (*)')];
    return say(`${why} This workflow runs the job again:`, (0,paste/* createTriageWorkflow */.ys)(workflow === null ? [] : [workflow], jobs));
}
function mendFlaky(job, facts) {
    const tests = job.tests.slice(0, MAX_QUARANTINED);
    const [first] = tests;
    if (first === undefined)
        return [repeatJob(job, facts, 'Another run can help: the job also passed on this commit.')];
    const until = new Date(facts.now + QUARANTINE_DAYS * DAY_MS).toISOString().slice(0, 10);
    const more = job.tests.length > 1 ? ` and ${job.tests.length - 1} more` : '';
    return [
        say(`Mend the flaky test ${first}${more}: it failed and passed on the same commit. Another run can help.`),
        say('Until it is mended, a quarantine lets it fail:', (0,paste/* createQuarantine */.b$)(tests, until)),
    ];
}
const TIME_LIMIT = 'external.runner.timeout';
function changeFirst({ kind, annotations, evidence }) {
    const [place] = annotations;
    const [line] = evidence;
    if (place !== undefined) {
        const more = annotations.length > 1 ? ` (and ${annotations.length - 1} more places)` : '';
        return say(`Change ${place.file}:${place.line} first${more}: ${(0,excerpt/* cutHead */.fz)(place.message, 300)}`);
    }
    if (kind === TIME_LIMIT)
        return say('Make the job faster, or raise its timeout-minutes: it ran into its time limit.');
    const said = line === undefined ? `${kind} is not transient.` : line.text;
    return say(`Change what this line names first, another run would fail alike: ${said}`);
}
function explainUnknown({ likely = [], note }) {
    const [first] = likely;
    if (first === undefined) {
        const why = note === null ? 'its log has no line that could say why' : note;
        return [say(`Nothing is known about this failure: ${why}. Look at the page of the job.`)];
    }
    const lines = likely.map(({ line, text }) => `line ${line}: ${(0,excerpt/* cutHead */.fz)(text, 120)}`);
    return [
        say(`Nothing in the log was recognised. The likeliest lines: ${lines.join(' · ')}`),
        say('This rule recognises it from now on:', `# .github/conductor-triage.yml\n${(0,paste/* suggestRule */.jO)(first.text, (0,paste/* suggestKind */.b8)(first.text))}`),
    ];
}

// EXTERNAL MODULE: ./build/src/run/triage-job.js + 1 modules
var triage_job = __webpack_require__(6736);
;// CONCATENATED MODULE: ./build/src/run/triage-run.js











const PER_PAGE = 100;
const MAX_PAGES = 20;
const MAX_PAST_ATTEMPTS = 5;
const MAX_RUNS_BESIDE = 5;
const PAGES_OF_PAST = 3;
const MAX_DEPLOYMENTS = 30;
const MAX_OF_MANY = 1;
const SPREAD_MS = 2000;
class Triage {
    request;
    #api;
    #base;
    #passed = [];
    #names = new Map();
    #unread = [];
    #logs = [];
    #isLarge = false;
    #deployments = null;
    #annotationsAsked = 0;
    constructor(request) {
        this.request = request;
        this.#api = (0,triage_job/* stopAtRateLimit */.h2)(request.api);
        this.#base = `/repos/${request.owner}/${request.repo}`;
    }
    triage() {
        return this.#triage().finally(() => Promise.all(this.#logs.map((logs) => logs.close())));
    }
    async #triage() {
        const { known, runId, ledger, limits } = this.request;
        const run = await this.#readRun();
        if (!run.ok)
            return this.#unlooked(known, 'the run cannot be read', run.error);
        const hasPassed = run.value.conclusion === 'success';
        if (hasPassed && ledger === null)
            return (0,result.ok)(this.#triaged(run.value, [], (0,decision/* decideRerun */.X)(run.value, [], limits)));
        const listed = await this.#listJobs(`runs/${runId}/jobs`, { filter: 'latest' });
        if (!listed.ok)
            return this.#unlooked(run.value, 'the jobs of the run cannot be listed', listed.error);
        for (const { name, conclusion } of listed.value)
            if (conclusion === 'success')
                this.#passed.push(name);
        const records = listed.value.filter((each) => !hasPassed && (0,triage_github/* hasFailed */.WN)(each));
        const logs = this.#openLogs(run.value, run.value.attempt, records.length);
        const failed = [];
        for (const job of records) {
            const { triaged, noLog } = await (0,triage_job/* lookAtJob */.EG)(this.#readingFrom(logs), job);
            failed.push(triaged);
            const hasBegun = job.conclusion !== 'cancelled' || job.steps.length > 0;
            if (noLog !== null && hasBegun)
                this.#addUnread(`the log of ${triaged.name}`, noLog);
        }
        const past = failed.some((job) => job.class !== 'cancelled') ? await this.#readPast(run.value) : [];
        const jobs = failed.map((job) => (0,triage_history/* withHistory */.$k)(job, run.value, past, ledger ?? ''));
        const decided = await this.#decide(run.value, jobs, past, { all: listed.value, logs });
        return (0,result.ok)(this.#triaged(run.value, decided.jobs, decided));
    }
    #triaged(run, jobs, { decision, reason: why }) {
        const { redactor } = this.request;
        const { attempt, id, workflow, event, head_sha, url } = run;
        const branch = run.head_branch === null ? null : redactor.text(run.head_branch);
        const named = { id, name: redactor.text(run.name), workflow, event, head_branch: branch, head_sha, url };
        const reason = redactor.text(why);
        const passed = this.#passed.map((name) => redactor.text(name));
        const document = { schema_version: 1, run: named, attempt, decision, reason, jobs };
        return { document: completeDocument(document, Date.now()), run, passed };
    }
    #unlooked(run, what, problem) {
        const message = `${what}: ${problem.message}`;
        if (problem.isRateLimit !== true || run === null)
            return (0,result/* err */._q)(message);
        this.request.note(message);
        return (0,result.ok)(this.#triaged(run, [], (0,decision/* leave */.q)(message)));
    }
    async #readRun() {
        const answer = await this.#api.request('GET', `${this.#base}/actions/runs/${this.request.runId}`);
        if (!answer.ok)
            return answer;
        const run = (0,triage_github/* parseRun */.zZ)(answer.value);
        return run === null ? (0,result/* err */._q)({ status: null, message: 'the answer is not a run' }) : (0,result.ok)(run);
    }
    async #listJobs(what, query, pages = MAX_PAGES) {
        const jobs = [];
        for (let page = 1; page <= pages; page += 1) {
            const path = (0,github/* withQuery */.VL)(`${this.#base}/actions/${what}`, { ...query, per_page: PER_PAGE, page });
            const answer = await this.#api.request('GET', path);
            if (!answer.ok)
                return answer;
            const some = (0,triage_github/* parseJobs */.YF)(answer.value);
            for (const job of some) {
                jobs.push(job);
                this.#names.set(job.id, job.name);
            }
            if (some.length < PER_PAGE)
                break;
        }
        return (0,result.ok)(jobs);
    }
    #openLogs(run, attempt, jobs) {
        this.#isLarge ||= jobs > triage_job/* MAX_SINGLE_LOGS */.wP;
        const usesArchive = jobs > triage_job/* MAX_SINGLE_LOGS */.wP;
        const { unpackLogs } = this.request;
        const logs = new triage_job/* AttemptLogs */.lE({ api: this.#api, base: this.#base, runId: run.id, attempt, usesArchive, unpackLogs });
        this.#logs.push(logs);
        return logs;
    }
    #addUnread(what, { message }, permission = 'actions: read') {
        this.#unread.push(`${what} cannot be read (this needs ${permission}): ${message}`);
    }
    async #readPast(run) {
        const past = [];
        const oldest = Math.max(1, run.attempt - (this.#isLarge ? 1 : MAX_PAST_ATTEMPTS));
        for (let attempt = run.attempt - 1; attempt >= oldest; attempt -= 1) {
            const jobs = await this.#listJobs(`runs/${run.id}/attempts/${attempt}/jobs`, {}, PAGES_OF_PAST);
            if (jobs.ok)
                past.push({ run: run.id, attempt, jobs: jobs.value });
            else
                this.#addUnread(`the jobs of attempt ${attempt}`, jobs.error);
        }
        if (this.#isLarge || !(0,triage_history/* isComparable */.n9)(run))
            return past;
        const { head_sha, event } = run;
        const path = (0,github/* withQuery */.VL)(`${this.#base}/actions/runs`, { head_sha, event, per_page: PER_PAGE });
        const listed = await this.#api.request('GET', path);
        const beside = listed.ok ? (0,triage_github/* listRunsBeside */.pC)(listed.value, run).slice(0, MAX_RUNS_BESIDE) : [];
        for (const { id } of beside) {
            const jobs = await this.#listJobs(`runs/${id}/jobs`, { filter: 'all' }, PAGES_OF_PAST);
            for (const job of jobs.ok ? jobs.value : [])
                past.push({ run: id, attempt: job.attempt, jobs: [job] });
        }
        return past;
    }
    #readingFrom(logs) {
        const { rules, redactor } = this.request;
        const wantsAnnotations = ({ kind }) => {
            if (!this.#isLarge)
                return true;
            if (kind === null)
                this.#annotationsAsked += 1;
            return kind === null && this.#annotationsAsked <= MAX_OF_MANY;
        };
        return { api: this.#api, base: this.#base, rules, redactor, openLog: logs.open, wantsAnnotations };
    }
    async #decide(run, failed, past, { all, logs }) {
        const { limits } = this.request;
        const unread = this.#unread;
        const records = (0,triage_github/* findDependents */.it)(all);
        const named = records.map((job) => this.#toDependent(job, [job.name, ...job.steps].map(guard/* guardOfName */.Uj).find((word) => word !== null) ?? null));
        const first = (0,decision/* decideRerun */.X)(run, failed, limits, { before: [], dependents: named, unread });
        if (first.decision !== 'rerun')
            return { ...first, jobs: failed };
        const isNamed = limits.jobs.length > 0;
        const guarded = isNamed ? named : await this.#guardDependents(run, records, logs);
        const [jobs, dependents] = isNamed
            ? [failed, guarded]
            : [await this.#withDeployments(run, failed), await this.#withDeployments(run, guarded)];
        const before = await this.#before(run, jobs, past);
        const decided = (0,decision/* decideRerun */.X)(run, jobs, limits, { before, dependents, unread });
        return { ...(decided.decision === 'rerun' ? await this.#ask(run) : decided), jobs };
    }
    async #guardDependents(run, jobs, logs) {
        const opened = logs.source.usesArchive || jobs.length <= triage_job/* MAX_SINGLE_LOGS */.wP ? logs : this.#openLogs(run, run.attempt, jobs.length);
        const dependents = [];
        for (const job of jobs) {
            const log = await (0,triage_job/* readJobLog */.gM)(this.#readingFrom(opened), job);
            const dependent = this.#toDependent(job, log.ok ? log.value.guard : null);
            if (!log.ok)
                this.#addUnread(`the log of ${dependent.name}`, log.error);
            dependents.push(dependent);
            if (dependent.guarded !== undefined)
                break;
        }
        return dependents;
    }
    #toDependent({ id, name }, guard) {
        const { redactor } = this.request;
        const guarded = guard === null ? {} : { guarded: (0,excerpt/* cutHead */.fz)(redactor.text(guard), triage_document/* MAX_GUARD_CHARS */.Px) };
        return { id, name: redactor.text(name), ...guarded };
    }
    async #ask(run) {
        const { rerunAfterSeconds, sleep, random } = this.request;
        const stale = await this.#staleness(run);
        if (stale !== null)
            return (0,decision/* leave */.q)(stale);
        await sleep(rerunAfterSeconds * 1000 + Math.floor(random() * SPREAD_MS));
        const now = await this.#readRun();
        if (!now.ok)
            return (0,decision/* leave */.q)(`it is not known whether the run is already running again: ${now.error.message}`);
        const { attempt, status } = now.value;
        if (attempt !== run.attempt || status !== 'completed')
            return (0,decision/* leave */.q)('another run of it has begun');
        const moved = rerunAfterSeconds > 0 ? await this.#staleness(run) : null;
        return moved === null ? this.#askAgain(run) : (0,decision/* leave */.q)(moved);
    }
    async #before(run, jobs, past) {
        const before = past.find((each) => each.run === run.id && each.attempt === run.attempt - 1);
        const names = new Set(jobs.filter((job) => job.class === 'transient').map(({ name }) => name));
        const isSame = ({ name }) => names.has(this.request.redactor.text(name));
        const again = (before?.jobs ?? []).filter((job) => isSame(job) && (0,triage_github/* hasFailed */.WN)(job));
        const logs = this.#openLogs(run, run.attempt - 1, again.length);
        const found = [];
        for (const job of again) {
            const { triaged, noLog } = await (0,triage_job/* lookAtJob */.EG)(this.#readingFrom(logs), job);
            found.push(triaged);
            if (noLog !== null && triaged.kind === null)
                this.#addUnread(`the log of ${triaged.name} in attempt ${run.attempt - 1}`, noLog);
        }
        return found;
    }
    async #withDeployments(run, jobs) {
        this.#deployments ??= this.#readDeployments(run);
        const deployments = await this.#deployments;
        return jobs.map((job) => {
            const isMeant = (name) => name === null || name === this.#names.get(job.id ?? 0) || name === job.name;
            const found = deployments.find(({ names }) => names.some(isMeant));
            return found === undefined ? job : { ...job, guarded: job.guarded ?? found.word };
        });
    }
    async #readDeployments(run) {
        const base = `${this.#base}/deployments`;
        const listed = await this.#api.request('GET', (0,github/* withQuery */.VL)(base, { sha: run.head_sha, per_page: PER_PAGE }));
        if (!listed.ok) {
            this.#addUnread('the deployments of the commit', listed.error, 'deployments: read');
            return [];
        }
        const found = [];
        for (const [index, { id, environment }] of (0,triage_github/* parseDeployments */.Et)(listed.value).entries()) {
            const isAsked = index < (this.#isLarge ? MAX_OF_MANY : MAX_DEPLOYMENTS);
            const statuses = isAsked
                ? await this.#api.request('GET', (0,github/* withQuery */.VL)(`${base}/${id}/statuses`, { per_page: PER_PAGE }))
                : null;
            const ids = (0,triage_github/* listJobsOfDeployment */.zC)(statuses?.ok === true ? statuses.value : null, run.id);
            const names = ids.map((job) => (job === null ? null : (this.#names.get(job) ?? null)));
            found.push({ word: (0,excerpt/* cutHead */.fz)(this.request.redactor.text(`deployment to ${environment}`), triage_document/* MAX_GUARD_CHARS */.Px), names });
        }
        return found;
    }
    async #staleness({ head_branch: name, head_sha, headRepository, event }) {
        const isQueued = event === 'merge_group';
        if (this.request.rerunStale && !isQueued)
            return null;
        if (name === null)
            return 'the branch of the run is not known';
        const repository = headRepository === null ? this.#base : `/repos/${headRepository}`;
        const branch = name.split('/').map(encodeURIComponent).join('/');
        let answer = await this.#api.request('GET', `${repository}/branches/${branch}`);
        if (!answer.ok && answer.error.status === 404 && isQueued)
            return `the branch ${name} of the merge queue is gone`;
        if (!answer.ok && answer.error.status === 404)
            answer = await this.#api.request('GET', `${repository}/commits/${branch}`);
        if (!answer.ok)
            return `it is not known whether the branch ${name} has moved on: ${answer.error.message}`;
        return (0,triage_github/* readNewestCommit */.Qs)(answer.value) === head_sha ? null : `the branch ${name} has moved on since`;
    }
    async #askAgain({ id, attempt }) {
        const asked = await this.#api.request('POST', `${this.#base}/actions/runs/${id}/rerun-failed-jobs`, {});
        if (asked.ok || asked.error.status === 201)
            return { decision: 'rerun', reason: `every failed job is transient; attempt ${attempt + 1} was asked for` };
        if (/already running|has already been|in progress/i.test(asked.error.message))
            return (0,decision/* leave */.q)(`another run of it has begun: ${asked.error.message}`);
        const refusal = (0,github/* describeRefusal */.a2)(asked.error, 'actions: write');
        this.request.note(`the failed jobs were not run again: ${refusal}`);
        return (0,decision/* leave */.q)(`the request to run the failed jobs again was refused: ${refusal}`);
    }
}
async function findPullRequest(api, { owner, repo }, run) {
    if (run.head_branch === null)
        return null;
    if (run.event === 'merge_group')
        return (0,triage_github/* findQueuedPullRequest */.BY)(run.head_branch);
    const base = `/repos/${owner}/${repo}`;
    const from = run.headRepository ?? `${owner}/${repo}`;
    if (run.event === 'push' && from === `${owner}/${repo}`) {
        const repository = await api.request('GET', base);
        if (repository.ok && (0,json/* asObject */.eB)(repository.value)['default_branch'] === run.head_branch)
            return null;
    }
    const head = `${from.split('/')[0] ?? owner}:${run.head_branch}`;
    const listed = await api.request('GET', (0,github/* withQuery */.VL)(`${base}/pulls`, { state: 'open', head, per_page: PER_PAGE }));
    return listed.ok ? (0,triage_github/* pullRequestAt */.Yy)(listed.value, run.head_sha) : null;
}


/***/ }),

/***/ 49132:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CH: function() { return /* binding */ LONGEST_LIMIT_MS; },
  GU: function() { return /* binding */ readTriageRules; },
  ii: function() { return /* binding */ recallTriage; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/config/load/findings.js + 1 modules
var findings = __webpack_require__(78684);
// EXTERNAL MODULE: ./build/src/config/load/index.js + 2 modules
var load = __webpack_require__(45488);
// EXTERNAL MODULE: ./build/src/config/load/structure.js
var structure = __webpack_require__(71391);
;// CONCATENATED MODULE: ./build/src/config/load/rules-file.js







const AROUND = 'workflow: { name: rules, entry_point: rules }\nagents:\n  - name: rules\n    type: script\n    run: "true"\n    classify:\n';
const LINES_AROUND = AROUND.split('\n').length - 1;
const INDENT = '      ';
const LISTS = ['rules', 'classify'];
async function parseRulesFile(text, name, patterns, warn = () => { }) {
    const { root, lineAt, fields, list, named, isMapping, source } = readShape(text);
    const unknown = [...fields].find(([field]) => field !== 'include' && !LISTS.includes(field));
    if (isMapping && unknown !== undefined)
        return (0,result/* err */._q)(`${name}, line ${lineAt(unknown[1].key)}: ${(0,messages/* quote */.hD)(unknown[0])} is not a field: give include and rules`);
    const rules = source === '' && isMapping ? (0,result.ok)([]) : await readClassifyRules(source, name, patterns, warn);
    if (!rules.ok)
        return rules;
    const items = isMapping ? (list?.items ?? []) : (0,dist/* isSeq */.oP)(root) ? root.items : [];
    const entries = rules.value.flatMap((rule, at) => {
        const { include } = rule;
        if (include === undefined)
            return [{ rule }];
        return [include].flat().map((path) => ({ include: path, line: lineAt(items[at]) }));
    });
    const included = (0,dist/* isSeq */.oP)(named) ? named.items : isMapping && named !== undefined ? [named] : [];
    const wrong = included.find((node) => !(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string');
    if (wrong !== undefined)
        return (0,result/* err */._q)(`${name}, line ${lineAt(wrong)}: \`include\` is a path or a list of paths`);
    return (0,result.ok)([
        ...entries,
        ...included.filter(dist/* isScalar */.jn).map((node) => ({ include: String(node.value), line: lineAt(node) })),
    ]);
}
function readShape(text) {
    const counter = new dist/* LineCounter */.HN();
    const root = (0,result/* tryOr */.LE)(null, () => (0,dist/* parseDocument */.Tp)(text, { lineCounter: counter, logLevel: 'silent' }))?.contents;
    const lineAt = (node) => counter.linePos((0,dist/* isNode */.Ll)(node) ? (node.range?.[0] ?? 0) : 0).line;
    const fields = (0,dist/* isMap */.jh)(root) ? new Map(root.items.map(({ key, value }) => [String(key), { key, value }])) : new Map();
    const list = LISTS.map((field) => fields.get(field)?.value).find((value) => (0,dist/* isSeq */.oP)(value));
    const named = fields.get('include')?.value;
    const isMapping = list !== undefined || named !== undefined;
    const source = !isMapping ? text : list === undefined ? '' : keepOnly(text, list);
    return { root, lineAt, fields, list, named, isMapping, source };
}
async function checkRulesFile(text, name, patterns) {
    const read = await parseRulesFile(text, name, patterns);
    if (read.ok)
        return [];
    const { source } = readShape(text);
    const { findings } = source.trim() === '' ? { findings: [] } : await loadClassifyRules(source, name, patterns);
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (errors.length > 0)
        return errors;
    const [, line = '1', message = read.error] = /, line (\d+): (.*)$/s.exec(read.error) ?? [];
    return [finding({ file: name, line: Number(line), column: 1 }, 'wrong-value', message)];
}
function keepOnly(text, node) {
    const [start, , end] = node?.range ?? [0, 0, 0];
    return text.slice(0, start).replaceAll(/[^\n]/g, ' ') + text.slice(start, end);
}
async function loadClassifyRules(text, name, patterns) {
    const folder = (0,external_node_path_.resolve)('.');
    const bytes = Buffer.from(AROUND + text.replace(/^\ufeff/, '').replaceAll(/^(?=.)/gm, INDENT));
    const reader = { realpath: (path) => path, read: () => (0,result.ok)(bytes) };
    const loaded = await (0,load/* loadChecked */.c)((0,external_node_path_.resolve)(folder, 'rules.yaml'), { workspace: folder, env: {}, reader }, patterns);
    const step = loaded.workflow?.steps.get('rules');
    const findings = loaded.findings
        .filter(({ code }) => code !== structure/* ONLY_FOR_TRIAGE */.k5)
        .map((found) => ({
        ...found,
        file: name,
        line: Math.max(1, found.line - LINES_AROUND),
        column: found.line > LINES_AROUND ? Math.max(1, found.column - INDENT.length) : 1,
    }));
    return { rules: step?.type === 'script' ? step.classify : undefined, findings };
}
async function readClassifyRules(text, name, patterns, warn = () => { }) {
    if (text.trim() === '')
        return (0,result/* err */._q)(`${name} is empty; it must be a list of classify rules`);
    const { rules, findings } = await loadClassifyRules(text, name, patterns);
    const problem = findings.find(({ severity }) => severity === 'error');
    for (const { code, line, message } of findings)
        if (code === 'slow-pattern')
            warn(`${name}, line ${line}: ${message}`);
    if (problem === undefined)
        return rules === undefined ? (0,result/* err */._q)(`${name} must be a list of classify rules`) : (0,result.ok)(rules);
    const hint = problem.suggestion === null ? '' : ` (${problem.suggestion})`;
    return (0,result/* err */._q)(`${name}, line ${problem.line}: ${problem.message}${hint}`);
}

// EXTERNAL MODULE: ./build/src/config/load/workspace.js
var workspace = __webpack_require__(51695);
// EXTERNAL MODULE: ./build/src/core/ports.js
var ports = __webpack_require__(51848);
// EXTERNAL MODULE: ./build/src/durability/ledger.js
var durability_ledger = __webpack_require__(71355);
// EXTERNAL MODULE: ./build/src/nodes/classify/evidence.js + 1 modules
var evidence = __webpack_require__(8242);
// EXTERNAL MODULE: ./build/src/triage/document.js
var triage_document = __webpack_require__(58934);
// EXTERNAL MODULE: ./build/src/triage/history.js
var triage_history = __webpack_require__(57883);
// EXTERNAL MODULE: ./build/src/run/triage-run.js + 1 modules
var triage_run = __webpack_require__(58384);
// EXTERNAL MODULE: ./build/src/run/verdicts.js
var verdicts = __webpack_require__(87740);
;// CONCATENATED MODULE: ./build/src/run/triage.js













const LONGEST_LIMIT_MS = 60_000;
const DEFAULT_RULES = '.github/conductor-triage.yml';
const MOST_RULE_FILES = 100;
async function readTriageRules(named, folder, loadPatterns, warn) {
    const isThere = (0,external_node_fs_.existsSync)(external_node_path_default().resolve(folder, DEFAULT_RULES));
    const reader = new RulesReader((0,workspace/* resolveRealPath */.Sc)((0,workspace/* findWorkspace */.pl)(external_node_path_default().join(folder, 'rules'), {})), loadPatterns, warn);
    const own = [];
    for (const shown of [...(isThere ? [DEFAULT_RULES] : []), ...named]) {
        const rules = await reader.read(external_node_path_default().resolve(folder, shown), shown, '', []);
        if (!rules.ok)
            return rules;
        own.push(...rules.value);
    }
    return (0,result.ok)({ rules: (0,evidence/* triageRules */.eO)(own, await loadPatterns()), text: reader.texts.join('\n') });
}
class RulesReader {
    workspace;
    loadPatterns;
    warn;
    texts = [];
    #seen = new Set();
    constructor(workspace, loadPatterns, warn) {
        this.workspace = workspace;
        this.loadPatterns = loadPatterns;
        this.warn = warn;
    }
    async read(file, shown, from, chain) {
        const real = (0,workspace/* resolveRealPath */.Sc)(file);
        if (chain.includes(real))
            return (0,result/* err */._q)(`${from}the files include each other in a circle: ${shown} is read already`);
        if (this.#seen.has(real))
            return (0,result.ok)([]);
        this.#seen.add(real);
        if (this.#seen.size > MOST_RULE_FILES)
            return (0,result/* err */._q)(`${from}there are more than ${MOST_RULE_FILES} files of rules`);
        const text = (0,result/* tryResult */.Bh)(() => (0,external_node_fs_.readFileSync)(real, 'utf8'));
        if (!text.ok)
            return (0,result/* err */._q)(`${from}the rules ${shown} cannot be read: ${text.error}`);
        this.texts.push(text.value);
        const entries = await parseRulesFile(text.value, shown, this.loadPatterns, this.warn);
        if (!entries.ok)
            return entries;
        const rules = [];
        for (const entry of entries.value) {
            if ('rule' in entry) {
                rules.push(entry.rule);
                continue;
            }
            const at = `${shown}, line ${entry.line}: `;
            const target = (0,workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(external_node_path_default().dirname(file), entry.include));
            if (![external_node_path_default().dirname(real), this.workspace].some((folder) => (0,workspace/* isInside */.FK)(folder, target)))
                return (0,result/* err */._q)(`${at}${(0,messages/* quote */.hD)(entry.include)} is neither below the folder of this file nor in the workspace`);
            const name = external_node_path_default().join(external_node_path_default().dirname(shown), entry.include);
            const included = await this.read(target, name, at, [...chain, real]);
            if (!included.ok)
                return included;
            rules.push(...included.value);
        }
        return (0,result.ok)(rules);
    }
}
async function recallTriage(request, ledgerFile, files) {
    const ledger = ledgerFile === null ? null : ((0,ports/* readTextIfReadable */.fP)(files, ledgerFile) ?? '');
    const triaged = await new triage_run/* Triage */.T({ ...request, ledger }).triage();
    if (!triaged.ok)
        return triaged;
    const { document, run, passed } = triaged.value;
    const untraced = await request.exportVerdicts([(0,verdicts/* createRunVerdict */.PS)(triaged.value, Date.now())]);
    if (untraced !== null)
        request.note(untraced);
    const hasLooked = document.jobs.length > 0 || run.conclusion === 'success';
    const now = new Date().toISOString();
    const news = hasLooked && ledgerFile !== null
        ? (0,durability_ledger/* writeInLedger */.w)(files, ledgerFile, (text) => (0,triage_history/* createTriageLedger */.u2)(document, passed, text, now))
        : null;
    if (news?.ok === false)
        request.note(`the run is not in the ledger: ${news.error}`);
    const written = news?.ok === true ? news.value : null;
    if (written && written.ledger.warning !== null)
        request.note(`${ledgerFile}: ${written.ledger.warning}`);
    const seen = (0,triage_document/* groupLegs */.lu)(document.jobs).flatMap(([{ name = '', kind }]) => {
        const sentence = kind && written && (0,durability_ledger/* formatLedgerSentence */.Me)(written.ledger, written.entry.workflow, name, kind);
        return sentence === null ? [] : [`${name}: ${kind}: ${sentence}`];
    });
    return (0,result.ok)({ ...triaged.value, hasLooked, seen });
}


/***/ }),

/***/ 87740:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PS: function() { return /* binding */ createRunVerdict; },
/* harmony export */   WK: function() { return /* binding */ createSurveyVerdict; },
/* harmony export */   ue: function() { return /* binding */ createVerdictExport; }
/* harmony export */ });
/* unused harmony export createLogVerdicts */
/* harmony import */ var _reporters_telemetry_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56002);
/* harmony import */ var _survey_sightings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52709);
/* harmony import */ var _triage_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57883);



function createVerdictExport(env, loadSender) {
    return async (verdicts) => ((0,_reporters_telemetry_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .wantsTelemetry */ .vg)(env) ? (await loadSender()).sendVerdicts(env, verdicts) : null);
}
function findWorst(jobs) {
    return _survey_sightings_js__WEBPACK_IMPORTED_MODULE_0__/* .CLASSES */ .Nv.flatMap((name) => jobs.filter((job) => job.class === name))[0];
}
function toResult(conclusion) {
    if (conclusion === 'success')
        return 'success';
    return conclusion === 'cancelled' ? 'cancellation' : 'failure';
}
function describeRun({ id, url, head_branch: branch, head_sha: commit }) {
    return {
        'cicd.pipeline.run.id': String(id),
        'cicd.pipeline.run.url.full': url,
        'vcs.repository.url.full': url.replace(/\/actions\/runs\/.*$/, ''),
        'vcs.ref.head.name': branch,
        'vcs.ref.head.revision': commit,
    };
}
function createRunVerdict({ document, run }, now) {
    const worst = findWorst(document.jobs);
    const isFailed = worst !== undefined && worst.class !== 'cancelled';
    return {
        id: `github-${run.id}-${document.attempt}`,
        name: document.run.name,
        startMs: run.startedMs ?? now,
        endMs: run.endedMs ?? now,
        result: toResult(run.conclusion),
        kind: isFailed ? (worst.kind ?? _triage_history_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN_KIND */ .ak) : null,
        message: worst?.evidence[0]?.text ?? document.reason,
        facts: {
            ...describeRun(document.run),
            'conductor.attempt': document.attempt,
            'conductor.class': worst?.class ?? null,
            'conductor.decision': document.decision,
        },
    };
}
function createLogVerdicts({ jobs }, now) {
    return jobs.map(({ file = '', kind, class: name, evidence }) => ({
        id: `log-${file}-${now}`,
        name: file,
        startMs: now,
        endMs: now,
        result: name === 'cancelled' ? 'cancellation' : 'failure',
        kind: name === 'cancelled' ? null : (kind ?? UNKNOWN_KIND),
        message: evidence[0]?.text ?? '',
        facts: { 'conductor.class': name },
    }));
}
function createSurveyVerdict({ run, ends, sightings, attempts }) {
    const failed = sightings.map((some) => some.filter((one) => one.class !== 'cancelled'));
    const worst = findWorst(failed.findLast((some) => some.length > 0) ?? []);
    const end = ends.at(-1);
    const started = attempts.flatMap(({ jobs }) => jobs.flatMap((job) => job.started ?? []));
    return {
        id: `github-${run.id}-${run.attempt}`,
        name: run.name,
        startMs: started.reduce((first, at) => Math.min(first, at), run.created) * 1000,
        endMs: run.ended * 1000,
        result: end === 'passed' ? 'success' : end === 'failed' ? 'failure' : toResult(run.conclusion),
        kind: worst === undefined ? null : (worst.kind ?? _triage_history_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN_KIND */ .ak),
        message: worst?.title ?? '',
        facts: { ...describeRun(run), 'conductor.attempt': run.attempt, 'conductor.class': worst?.counted ?? null },
    };
}


/***/ }),

/***/ 1509:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ decideRerun; },
/* harmony export */   q: function() { return /* binding */ leave; }
/* harmony export */ });
const NO_FACTS = { before: [], dependents: [], unread: [] };
function decideRerun(run, jobs, limits, { before, dependents, unread } = NO_FACTS) {
    const ended = judgeConclusion(run, jobs);
    if (ended !== null)
        return ended;
    const inTheWay = (limits.highest === 0 ? 'this is a report only; rerun is 0' : null) ??
        judgeClasses(run, jobs) ??
        judgePermission([...jobs, ...dependents], limits, jobs.length) ??
        (run.attempt >= limits.highest
            ? `attempt ${run.attempt} was the last that rerun: ${limits.highest} allows`
            : null) ??
        findRepeatedKind(jobs, before) ??
        judgeUnread(unread, limits);
    return inTheWay === null ? { decision: 'rerun', reason: 'every failed job is transient' } : leave(inTheWay);
}
function leave(reason) {
    return { decision: 'leave', reason };
}
const NOTHING_FAILED = {
    success: 'the run succeeded',
    skipped: 'the run was skipped',
    neutral: 'the run ended neutral',
};
const WITHOUT_JOBS = {
    startup_failure: 'the run failed before any job began (startup_failure): look at its workflow file',
    action_required: 'the run waits for an approval (action_required)',
    stale: 'GitHub gave the run up (stale)',
    cancelled: 'the run was cancelled',
};
function judgeConclusion({ status, conclusion, attempt }, jobs) {
    const nothing = NOTHING_FAILED[conclusion];
    if (nothing !== undefined)
        return { decision: 'none', reason: nothing };
    if (status !== '' && status !== 'completed')
        return leave(`the run has not completed (${status})`);
    if (conclusion === 'startup_failure' || conclusion === 'action_required' || jobs.length === 0)
        return leave(WITHOUT_JOBS[conclusion] ?? `the run ended as ${conclusion || 'unknown'} without a failed job`);
    return attempt < 1 ? leave('the attempt of the run is not known') : null;
}
const getJobName = (job) => job.name ?? job.file ?? 'a job';
const RUN_CANCELLED = /^(?:Error: )?(?:The run was cancell?ed by|Cancell?ing since a higher priority)/;
function judgeClasses({ conclusion }, all) {
    const jobs = all.filter((job) => job.class !== 'cancelled');
    if (jobs.length === 0)
        return 'the jobs were cancelled, and nothing else failed';
    const wrong = jobs.find((job) => job.class === 'deterministic' && !mayPass(job));
    if (wrong !== undefined)
        return `${getJobName(wrong)} failed for a reason that another run cannot fix: ${wrong.kind}`;
    const stopped = all.some(({ evidence }) => evidence.some(({ text }) => RUN_CANCELLED.test(text)));
    if (conclusion === 'cancelled' || stopped)
        return 'the run was cancelled';
    const unknown = jobs.find((job) => !mayPass(job));
    return unknown === undefined ? null : `no rule knows why ${getJobName(unknown)} failed`;
}
function mayPass(job) {
    if (job.class === 'transient')
        return true;
    return job.flaky === true && (job.class === 'unknown' || job.kind === 'external.build.test');
}
function judgePermission(jobs, { jobs: allowed, except }, failed) {
    for (const [index, job] of jobs.entries()) {
        const name = index < failed ? getJobName(job) : `${getJobName(job)}, which would run again after a failed job,`;
        const excepted = except.find((pattern) => isNamed(pattern, getJobName(job)));
        if (excepted !== undefined)
            return `rerun-except names ${name} (${excepted})`;
        if (job.rerun === false)
            return `a rule says rerun: false for ${name}`;
        if (allowed.length > 0 && !allowed.some((pattern) => isNamed(pattern, getJobName(job))))
            return `rerun-jobs does not name ${name}`;
        if (allowed.length === 0 && job.guarded !== undefined)
            return `${name} is guarded (${job.guarded}): what acts on the world is not repeated by a machine`;
    }
    return null;
}
function judgeUnread([first], { jobs: allowed }) {
    if (first === undefined || allowed.length > 0)
        return null;
    return `${first}. What cannot be found out counts as a guard; rerun-jobs can name the jobs that may run again`;
}
function isNamed(pattern, name) {
    const [first = '', ...parts] = pattern.toLowerCase().split('*');
    const last = parts.pop();
    const text = name.toLowerCase();
    if (last === undefined)
        return text === first;
    if (!text.startsWith(first) || !text.endsWith(last))
        return false;
    let at = first.length;
    for (const part of parts) {
        const found = text.indexOf(part, at);
        if (found < 0)
            return false;
        at = found + part.length;
    }
    return at + last.length <= text.length;
}
function findRepeatedKind(jobs, before) {
    const again = jobs.find((job) => job.class === 'transient' && before.some(({ name, kind }) => name === job.name && kind === job.kind));
    return again === undefined ? null : `${getJobName(again)} failed with ${again.kind} in two attempts in a row`;
}


/***/ }),

/***/ 97527:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ak: function() { return /* binding */ findWritePermission; },
/* harmony export */   Qe: function() { return /* binding */ GUARD_ACTIONS; },
/* harmony export */   Sy: function() { return /* binding */ GUARD_WORDS; },
/* harmony export */   TC: function() { return /* binding */ PERMISSIONS_GROUP; },
/* harmony export */   d8: function() { return /* binding */ GUARD_COMMANDS; }
/* harmony export */ });
const GUARD_WORDS = {
    deploy: /^(?:re)?deploy(?:s|ed|ing|er|ments?)?$/,
    release: /^(?:releas(?:es?|ed|ing|er)|prerelease)$/,
    publish: /^(?:re)?publish(?:es|ed|ing|er)?$/,
    promote: /^promot(?:es?|ed|ing|ions?)$/,
    rollout: /^roll(?:outs?|ing)$/,
    rollback: /^roll(?:ed|ing)?backs?$/,
    ship: /^ship(?:s|ped|ping|it|ments?)?$/,
    migrate: /^migrat(?:es?|ed|ing|ions?|or)$/,
    provision: /^provision(?:s|ed|ing|er)?$/,
    production: /^prod(?:uction)?$/,
};
const GUARD_COMMANDS = [
    [
        'terraform|tofu',
        'apply|destroy|import|state|taint|force-unlock|workspace',
        /\bstate (?:list|show|pull)\b|\bworkspace (?:list|select|show|new)\b/,
    ],
    ['terragrunt', 'apply|destroy|run-all', /\brun-all (?:plan|validate|init)\b/],
    ['pulumi', 'up|update|destroy|refresh|import'],
    [
        'cdk|cdktf|sst|sls|serverless|sam|copilot|amplify|eb|chalice|zappa|ecspresso|lambroll',
        'deploy|destroy|remove|push|publish|sync|update|swap|bootstrap|rollback|terminate|undeploy',
        /^sam local /,
    ],
    ['packer', 'build'],
    [
        'kubectl|oc',
        'apply|create|delete|patch|replace|rollout|scale|set|drain|cordon|label|annotate|start-build|new-app|import-image|edit',
        /\brollout (?:status|history)\b|\bauth can-i\b|^\w+ config /,
    ],
    ['helm|helmfile', 'install|upgrade|uninstall|delete|rollback|apply|sync|destroy|push|cm-push', /^helm plugin /],
    ['argocd|flux', 'sync|create|delete|reconcile|set|rollback|terminate-op'],
    ['skaffold', 'run|deploy|apply|delete|dev'],
    ['werf|kapp|tk|kops|eksctl', 'converge|deploy|apply|delete|update|upgrade|create|replace|dismiss|cleanup'],
    [
        'nomad',
        'run|stop|dispatch|promote|revert|restart|purge|drain|scale|fail|unblock',
        /^nomad (?:job )?(?:plan|status|validate|inspect)\b/,
    ],
    [
        'npm|pnpm|yarn|bun|lerna|jsr|deno|poetry|uv|hatch|flit|pdm|maturin|vsce|ovsx|changeset|dart|flutter|rush|nimble|opam|elm|wasm-pack',
        'publish|unpublish|dist-tag|deprecate',
        /\bdist-tag ls\b/,
    ],
    ['cargo', 'publish|yank', / -n(?: |$)/],
    ['mix|rebar3', 'hex\\.publish|publish|ecto\\.(?:migrate|rollback|reset|drop)'],
    ['twine|cabal|stack|luarocks|conan|anaconda|setup.py|snapcraft|cr', 'upload|release|deploy'],
    ['gem|nuget|choco|pod|cf', 'push|yank|restage|delete|deploy|bg-deploy'],
    ['docker|docker-compose|podman|buildah|nerdctl|cachix', 'push|--push|--push=true|(?:-H|--host=)?ssh://\\S+'],
    ['systemctl|supervisorctl', '(?:try-|reload-or-)?restart|reload'],
    ['crane|oras|regctl|imagetools', 'push|copy|cp|tag|append|create|delete'],
    ['service', 'update|create|rollback|scale'],
    ['ko', 'apply|build|create|publish|resolve', / (?:--local|-L|--push=false)\b/],
    ['cosign', 'sign|attest|attach|upload|copy'],
    ['pack|earthly', '--publish|--push'],
    ['skopeo', 'copy|sync|delete'],
    ['git', 'push', /^git stash push\b| -n(?: |$)/],
    [
        'gh|hub|glab',
        'release|merge|workflow|create|edit|close|delete|ci|secret|variable|rerun|(?:-X|--method=)?(?:POST|PUT|PATCH|DELETE)|-[fF]|\\S*/dispatches',
        /^\w+ (?:release (?:view|list|download)|workflow (?:list|view)|ci (?:list|view|status|get|lint|trace)|secret list|variable (?:list|get)|(?:run|search|auth) (?!rerun))/,
    ],
    ['goreleaser', 'release', / --snapshot\b/],
    [
        'semantic-release|release-it|release-please|gh-pages|surge|shipit|np|dune-release|chrome-webstore-upload|ecs-deploy|lftp|gh-ost|pt-online-schema-change',
        '',
        / (?:--version|--help|-h)\b/,
    ],
    ['mvn|mvnw', '(?:.*:)?deploy|release:(?:perform|prepare)|jib:build|flyway:migrate|liquibase:update'],
    [
        'gradle|gradlew',
        '(?:.*:)?publish(?!\\w*MavenLocal)\\w*|(?:.*:)?(?:uploadArchives|closeAndRelease\\w*|jib|flywayMigrate|deploy\\w*)',
    ],
    ['sbt|lein', 'publish|publishSigned|deploy|release'],
    [
        'aws',
        '(?:\\w+-)*deploy(?:ments?)?|(?:create|update|delete|put|start|stop|terminate|run|modify|register|publish|execute|reboot|promote|restore|change|send|purge|rollback)-[\\w-]+|publish|invoke',
        /^aws(?: -\S+)*(?: [a-z][\w-]*){1,4}? (?:describe|list|get|show|validate|wait)(?:-[\w-]+)?(?: |$)|\bupdate-kubeconfig\b|--endpoint-url[= ]\S{0,260}(?:localhost|127\.0\.0\.1|localstack)/,
    ],
    [
        'gcloud',
        '(?:\\w+-)*deploy(?:ments?)?|submit|create|delete|update|update-traffic|replace|execute|resize|promote|import|publish|upgrade|reset|rsync|add-iam-policy-binding|rolling-action',
        /^gcloud (?:config|auth|components|info)\b|^gcloud(?: [a-z][\w-]*){1,4}? (?:describe|list|get)(?:-[\w-]+)?(?: |$)/,
    ],
    [
        'az',
        '(?:\\w+-)*deploy(?:ments?)?|create|delete|update|up|restart|start|stop|swap|upload(?:-batch)?|config-zip|import|invoke|set|purge',
        /^az (?:login|account|config|configure|extension|bicep)\b|^az(?: [a-z][\w-]*){1,4}? (?:list|get|show|validate|what-if|wait)(?:-[\w-]+)?(?: |$)/,
    ],
    [
        's3|s3cmd|gsutil|rclone|azcopy|mc',
        'sync|cp|mv|rm|rb|put|copy|move|mirror|rsync',
        /^(?:s3|gsutil)(?: -\S{1,200}){0,9} cp (?:-\S{1,200} ){0,9}(?:s3|gs):\S{1,200} (?!s3:|gs:)/,
    ],
    [
        'flyctl|fly|vercel|netlify|wrangler|firebase|railway|render|doctl|eas|eas-cli|expo|shorebird',
        '(?:.*:)?(?:deploy|distribute)|deploys|publish|--prod|promote|rollback|redeploy|up|update|submit|release|patch|apply|put|create-deployment',
    ],
    [
        'fastlane',
        '',
        / (?:(?:unit_|ui_)?tests?|scan|gym|snapshot|screenshots|lint|build(?:_app|_debug|_for_testing)?|match|certificates|install_plugins|init|lanes|env|docs|actions?|list|--version)(?: |$)/,
    ],
    ['xcrun|altool|iTMSTransporter', '--upload-app|--upload-package|upload'],
    ['electron-builder|electron-forge', 'publish|always|onTag|onTagOrDraft'],
    ['ansible-playbook', '', / --(?:check|syntax-check|list-\w+|version)\b/],
    ['ansible', '-m|-a|--module-name', / --check\b| -m (?:ping|setup)\b/],
    ['salt|salt-ssh|salt-call|puppet|knife|chef-client', 'state\\.\\S+|cmd\\.run|apply|agent|ssh|bootstrap'],
    [
        'cap|mina|kamal|heroku|pm2|dokku|capistrano',
        '(?:.*:)?(?:deploy|redeploy|rollback|promote|release|push)|deploy:(?!check$)\\S+|ps:\\S+',
    ],
    ['scp|rsync|sftp', '(?:[^\\s@]+@)?[\\w.$-]+:\\S*|[^\\s@]+@\\S+'],
    ['ssh', '[^\\s@]+@\\S+', / -T git@/],
    [
        'curl|wget|http|https',
        '(?:-X|--request=|--method=)?(?:POST|PUT|PATCH|DELETE)|\\S*/dispatches|\\S*(?:deploy|DEPLOY|_HOOK)\\S*|-d|--data\\S*|--json|-F|--form|-T|--upload-file|--post-data\\S*',
        /(?:\/\/|[ @])(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0)/,
    ],
    [
        'hcloud|linode-cli|ibmcloud|aliyun|oci|octo|octopus|spin|ecs-cli|crossplane|codedeploy',
        'create|delete|rebuild|update|restart|deploy|push|execute|save|up|(?:create|deploy)-release',
    ],
    ['wingetcreate|winget-create|brew', 'submit|--submit|bump-(?:formula|cask)-pr'],
    ['vault|consul|etcdctl', 'put|write|delete|patch'],
    ['sentry-cli', 'new|finalize|upload\\S*'],
    ['jfrog|jf', 'upload|u|bp|build-publish|docker-push|dp'],
    ['psql|mysql|mariadb|sqlcmd|sqlplus|cockroach|clickhouse-client|sqlite3|mongosh|mongo|cqlsh', '\\S*migrat\\S*'],
    ['rails|rake|hanami', 'db:(?:migrate|rollback|prepare|reset|drop|schema:load|seed|setup)\\S*', /db:migrate:status/],
    [
        'manage.py|artisan|django-admin|flyway|dbmate|goose|atlas|sqlx|sql-migrate|tern|sea-orm-cli|phinx|node-pg-migrate|db-migrate|migrate-mongo|umzug|yoyo',
        'migrate(?::\\S+)?|\\S+:deploy|up|down|apply|rollback|reset|repair|undo|clean|drop|redo',
        / --(?:plan|check|pretend|fake)\b|migrate:status| migrate (?:info|lint|diff|hash|validate|status|new)\b/,
    ],
    ['migrate', 'up|down|goto|force|drop'],
    ['alembic|aerich|flask', 'upgrade|downgrade|stamp', / --sql\b/],
    ['liquibase', 'update(?:-count|-to-tag|All)?|rollback\\S*|drop-?[aA]ll|changelog-?[sS]ync', /-?(?:sql|SQL)(?: |$)/],
    ['sqitch|skeema', 'deploy|revert|rebase|push'],
    [
        'prisma|supabase|drizzle-kit|hasura',
        'migrate|push|migration|apply|deploy|reset',
        /\bmigrat(?:e|ion) (?:status|diff|new|list)\b/,
    ],
    [
        'knex|sequelize|sequelize-cli|typeorm|typeorm-ts-node-commonjs|typeorm-ts-node-esm|mikro-orm',
        '(?:db:)?(?:migrate|migration|seed)(?::(?:latest|up|down|run|revert|rollback|undo|all)\\S*)?',
    ],
    ['diesel', 'migration|reset', /\bmigration (?:list|pending|generate)\b/],
    ['ef', 'update'],
    ['console', 'doctrine:(?:migrations:(?:migrate|execute)|schema:update)'],
];
const GUARD_ACTIONS = [
    [/^docker\/(?:build-push|bake)-action$/, /^push: true$/, 'push: true'],
    [/^goreleaser\/goreleaser-action$/, /^args: release(?!.*--snapshot)/, 'goreleaser release'],
    [/^cloudflare\/wrangler-action$/, /^command: .*\b(?:deploy|publish)\b/, 'wrangler deploy'],
    [/^changesets\/action$/, /^publish: \S/, 'publish'],
    [/^appleboy\/(?:ssh|scp)-action$/, null, 'ssh'],
    [
        /^(?:ad-m\/github-push-action|stefanzweifel\/git-auto-commit-action|peaceiris\/actions-gh-pages)$/,
        null,
        'git push',
    ],
];
const PERMISSIONS_GROUP = 'GITHUB_TOKEN Permissions';
const GUARDED_PERMISSION = /^(?:contents|packages|deployments|pages|attestations)$/;
const READ_ONLY = /^(?:metadata|models)$/;
const DEFAULT_PERMISSIONS = 6;
function findWritePermission(lines) {
    const permissions = lines.flatMap((line) => {
        const [, name = '', level] = /^([A-Za-z-]{1,40}): (\w{1,10})$/.exec(line.trim()) ?? [];
        return level === undefined || READ_ONLY.test(name.toLowerCase()) ? [] : [{ name: name.toLowerCase(), level }];
    });
    const isDefault = permissions.length >= DEFAULT_PERMISSIONS && permissions.every(({ level }) => level === 'write');
    const found = permissions.find(({ name, level }) => level === 'write' && GUARDED_PERMISSION.test(name));
    return isDefault || found === undefined ? null : `${found.name}: write`;
}


/***/ }),

/***/ 45338:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: function() { return /* binding */ GuardReader; },
/* harmony export */   Uj: function() { return /* binding */ guardOfName; }
/* harmony export */ });
/* unused harmony export guardOfCommand */
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93833);
/* harmony import */ var _guard_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97527);


const { production: _production, ...NAMED_ACTS } = _guard_table_js__WEBPACK_IMPORTED_MODULE_0__/* .GUARD_WORDS */ .Sy;
const ACTS = {
    ...NAMED_ACTS,
    push: /^push$/,
    apply: /^apply$/,
    destroy: /^(?:destroy|teardown)$/,
    deliver: /^(?:deliver|cd)$/,
};
const ROWS = new Map(_guard_table_js__WEBPACK_IMPORTED_MODULE_0__/* .GUARD_COMMANDS */ .d8.flatMap(([programs, acts, unless]) => {
    const row = { acts: acts === '' ? null : new RegExp(`^(?:${acts})$`), unless };
    return programs.split('|').map((program) => [program, row]);
}));
const DRY_RUN = /(?:^|\s)-{1,2}(?:dry-?run|noop|whatif)(?:=(?!none\b|false\b)\S*)?(?=\s|$)/i;
const HARMLESS = /^(?:echo|printf|grep|which|man|exit|mkdir|rm|touch|find|tree|stat|file)$/;
const INSTALLS = /^(?:install|add|i)$/;
function guardOfName(name) {
    const unnamed = /^Run (.*)$/s.exec(name)?.[1];
    const action = unnamed === undefined ? null : parseActionName(unnamed);
    if (unnamed !== undefined && action === null)
        return (guardOfCommand(unnamed) ?? (/^[a-z ]+$/i.test(unnamed) ? findWordIn(unnamed.toLowerCase(), NAMED_ACTS) : null));
    const text = action ?? name;
    if (/\bdry[- ]?run\b/i.test(text))
        return null;
    return findWordIn(text, _guard_table_js__WEBPACK_IMPORTED_MODULE_0__/* .GUARD_WORDS */ .Sy) ?? (action === null ? guardOfCommand(text.toLowerCase()) : null);
}
function parseActionName(text) {
    return /^([\w.-]+\/[\w./-]+)@\S+$/.exec(text.trim())?.[1] ?? null;
}
function findWordIn(text, words) {
    const tokens = text
        .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase()
        .replaceAll(/\broll(?:ing)?[- ]out\b/g, 'rollout')
        .replaceAll(/\broll(?:ing)?[- ]back\b/g, 'rollback')
        .split(/[^a-z]+/);
    const found = Object.entries(words).find(([, pattern]) => tokens.some((token) => pattern.test(token)));
    return found?.[0] ?? null;
}
const MAX_COMMAND_CHARS = 1000;
const SEPARATOR = /&&|\|\||[;|\n]|\$\(/;
function guardOfCommand(line) {
    const text = line.slice(0, MAX_COMMAND_CHARS).replace(/(?:^|\s)#.*$/, '');
    for (const part of text.split(SEPARATOR)) {
        const words = part.split(/\s+/).flatMap((word) => (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .trimSigns */ .$T)(word.replace(/^["'`({[]+/, ''), '"\'`)}],') || []);
        if (HARMLESS.test(words[0] ?? '') || DRY_RUN.test(part))
            continue;
        const found = words.map((_, at) => guardAt(words, at)).find((each) => each !== null) ?? guardOfScript(words);
        if (found !== null)
            return found;
    }
    if (/\bDOCKER_HOST=["']?ssh:/.test(text))
        return 'DOCKER_HOST=ssh';
    const [, client] = INTO_DATABASE.exec(text) ?? [];
    return client !== undefined && /migrat/i.test(text) ? `migrations | ${client}` : null;
}
const INTO_DATABASE = /\| ?(?:sudo )?(psql|mysql|mariadb|sqlite3|sqlcmd)(?: |$)/;
function guardAt(words, at) {
    const program = toBaseWord(words[at] ?? '');
    const row = ROWS.get(program);
    if (row === undefined)
        return null;
    const rest = words.slice(at + 1);
    if (row.unless?.test([program, ...rest].join(' ')) === true)
        return null;
    if (row.acts === null)
        return words.slice(0, at).some((word) => INSTALLS.test(word)) ? null : program;
    const act = rest.find((word) => row.acts?.test(word) === true);
    return act === undefined ? null : `${program} ${act}`;
}
function toBaseWord(word) {
    return word.replace(/^.*[/\\]/, '').replace(/\.(?:exe|cmd|bat)$/, '');
}
const RUNNERS = /^(?:make|gmake|just|task|rake|npm|pnpm|yarn|bun|nx|turbo|moon|invoke|inv|fab|mage|composer|gulp|grunt|ant|jake|thor|tox|nox|poe|doit|dagger|earthly|lerna|rush)$/;
const RUN_TARGETS = /^(?:bazel|bazelisk|pants|buck2?|please|plz|poetry|uv|pdm|hatch|pipenv|go|deno)$/;
const NO_TARGET = /^(?:test|t|install|i|ci|add|jest|vitest|mocha|lint|audit|why|view|info|list|pack|version)$/;
const SHELLS = /^(?:ba|z|da|k)?sh$|^(?:source|\.|pwsh|python3?|node|ruby|perl|php|sudo|time|exec|npx|bunx|xargs)$/;
const LOOKS = /^(?:tests?|lint|check|verify|validate)[:_.-][a-z]+$|^[a-z]+[:_.-](?:tests?|dry|dry-?run|plan|diff|check|status|notes|patch(?:es)?)$|^build[:_.-]release$|^release[:_.-]build$/i;
const SUBCOMMAND = /^(?:re|un)?deploy$|^(?:publish|release|promote|rollout|rollback|ship)$/;
const WITHOUT_SUBCOMMANDS = /^(?:cd|pushd|ls|cat|cp|mv|tar|zip|unzip|head|tail|sed|awk|chmod|chown|ln|du|diff|wc|test|export|set|if|for|while|case|read|git|dotnet|pytest|jest|vitest|mocha|go|cargo|cmake|ninja|meson|docker|pip3?|eslint|tsc|run|build)$/;
function guardOfScript(words) {
    const named = words.filter((word) => !word.startsWith('-') && !/^\w+=/.test(word));
    const [first = '', ...rest] = SHELLS.test(named[0] ?? '') && SUBCOMMAND.test(named[2] ?? '') ? named.slice(1) : named;
    const program = toBaseWord(first);
    if (RUNNERS.test(program)) {
        const target = NO_TARGET.test(rest[0] ?? '') ? undefined : rest.find(isActingName);
        return target === undefined ? null : `${program} ${target}`;
    }
    const run = RUN_TARGETS.test(program) ? rest.indexOf('run') : -1;
    const target = run < 0 ? '' : (rest[run + 1] ?? '');
    if (isActingName(target) || (target.startsWith('//') && findWordIn(target, _guard_table_js__WEBPACK_IMPORTED_MODULE_0__/* .GUARD_WORDS */ .Sy) !== null))
        return `${program} run ${target}`;
    const mayAct = /^[\w./-]+$/.test(first) && !WITHOUT_SUBCOMMANDS.test(program) && !ROWS.has(program);
    const depth = /^(?!(?:tests?|check|lint|verify|build)$)[a-z][a-z-]*$/.test(rest[0] ?? '') ? 2 : 1;
    const subcommand = mayAct ? rest.slice(0, depth).find((word) => SUBCOMMAND.test(word)) : undefined;
    if (subcommand !== undefined)
        return `${program} ${subcommand}`;
    const scripts = [first, ...(SHELLS.test(program) ? rest.slice(0, 2) : [])].filter((word) => SCRIPT.test(word));
    return scripts.find((word) => isActingName(toBaseWord(word))) ?? null;
}
const SCRIPT = /[/\\]|\.(?:sh|bash|ps1|py|js|mjs|cjs|ts|rb|pl|cmd|bat)$/;
function isActingName(name) {
    const bare = name.replace(/\.\w+$/, '');
    return !LOOKS.test(bare) && findWordIn(bare, ACTS) !== null;
}
const MAX_SCRIPT_LINES = 20_000;
const MAX_PERMISSIONS = 100;
class GuardReader {
    #found = null;
    #permissions = null;
    #permission = null;
    #action = null;
    #isEnvironment = false;
    #begun = '';
    #lines = 0;
    get found() {
        return this.#found ?? this.#permission;
    }
    get isListing() {
        return this.#permissions !== null;
    }
    beginPermissions() {
        this.#permissions = [];
    }
    endPermissions() {
        this.#permission ??= (0,_guard_table_js__WEBPACK_IMPORTED_MODULE_0__/* .findWritePermission */ .Ak)(this.#permissions ?? []);
        this.#permissions = null;
    }
    begin(headline) {
        const text = headline.replace(/^Run /, '');
        this.#action = parseActionName(text);
        this.#isEnvironment = false;
        this.#begun = '';
        if (this.#action === null)
            this.add(text);
        else
            this.#found ??= guardOfName(headline) ?? this.#byInput('');
    }
    add(line) {
        this.#lines += 1;
        if (this.#permissions !== null && this.#permissions.length < MAX_PERMISSIONS)
            this.#permissions.push(line);
        if (this.#permissions !== null || this.#found !== null || this.#isEnvironment || this.#lines > MAX_SCRIPT_LINES)
            return;
        const text = line.trim();
        this.#isEnvironment = text === 'env:';
        const whole = `${this.#begun}${text.replace(/^[\w-]{1,40}: (?=\S)/, '')}`;
        this.#begun = /[\\`]$/.test(whole) ? `${whole.slice(0, -1)} `.slice(0, MAX_COMMAND_CHARS) : '';
        this.#found = guardOfCommand(whole) ?? this.#byInput(text);
    }
    #byInput(input) {
        const action = this.#action;
        if (action === null)
            return null;
        const row = _guard_table_js__WEBPACK_IMPORTED_MODULE_0__/* .GUARD_ACTIONS */ .Qe.find(([name, needed]) => name.test(action) && (needed?.test(input) ?? true));
        return row?.[2] ?? null;
    }
}


/***/ }),

/***/ 57883:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: function() { return /* binding */ withHistory; },
/* harmony export */   ak: function() { return /* binding */ UNKNOWN_KIND; },
/* harmony export */   n9: function() { return /* binding */ isComparable; },
/* harmony export */   u2: function() { return /* binding */ createTriageLedger; }
/* harmony export */ });
/* harmony import */ var _durability_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71355);

const SAME_TREE = new Set(['push', 'schedule', 'workflow_dispatch']);
function isComparable({ event }) {
    return SAME_TREE.has(event);
}
function withHistory(job, run, past, ledger) {
    if (job.class === 'cancelled')
        return job;
    const where = findPass(job, run, past) ?? (isComparable(run) ? findPassInLedger(job, run, ledger) : null);
    if (where === null)
        return job;
    return { ...job, flaky: true, evidence: [...job.evidence, { line: null, text: `it passed ${where}` }] };
}
function findPass({ name }, run, past) {
    for (const { run: id, attempt, jobs } of past) {
        if (!jobs.some((job) => job.name === name && job.conclusion === 'success'))
            continue;
        const where = id === run.id ? 'this run' : `run ${id}`;
        return `in ${attempt === 0 ? where : `attempt ${attempt} of ${where}`}, on the same commit`;
    }
    return null;
}
function findPassInLedger({ name = '', kind }, run, ledger) {
    const found = (0,_durability_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .foldLedger */ .n2)(ledger).runs.find(({ commit, event, workflow, passed = [], sightings }) => {
        if (commit !== run.head_sha || event !== run.event || workflow.file !== run.workflow)
            return false;
        return passed.includes(name) || sightings.some((one) => one.node === name && one.kind === kind && one.recovered > 0);
    });
    return found === undefined ? null : `in ${found.run_id}, on the same commit, by the ledger`;
}
const UNKNOWN_KIND = 'external.job.unknown';
function createTriageLedger(document, passed, ledger, now) {
    const { run, attempt, jobs, decision } = document;
    const id = `github-${run.id}`;
    const before = (0,_durability_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .foldLedger */ .n2)(ledger).runs.find((entry) => entry.run_id === id);
    const sightings = new Map();
    for (const seen of before?.sightings ?? []) {
        const hasRecovered = passed.includes(seen.node) && seen.recovered === 0;
        const recovered = hasRecovered ? { recovered: 1, recovery_attempts: attempt } : {};
        sightings.set(JSON.stringify([seen.node, seen.kind]), { ...seen, ...recovered });
    }
    for (const job of jobs) {
        const [node, kind] = [job.name ?? '', job.kind ?? UNKNOWN_KIND];
        const key = JSON.stringify([node, kind]);
        const known = sightings.get(key) ?? { node, kind, count: 0, recovered: 0, recovery_attempts: 0 };
        sightings.set(key, { ...known, count: Math.max(known.count + (known.count < attempt ? 1 : 0), 1) });
    }
    return (0,_durability_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .toLedgerEntry */ .no)({
        run_id: id,
        timestamp: before?.timestamp ?? now,
        workflow: { name: run.name, file: run.workflow },
        outcome: decision === 'none' ? 'success' : 'failed',
        commit: run.head_sha,
        event: run.event,
        passed,
        sightings: [...sightings.values()],
    });
}


/***/ }),

/***/ 42796:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: function() { return /* binding */ isBuildkite; },
/* harmony export */   VV: function() { return /* binding */ CLEANUP; },
/* harmony export */   _P: function() { return /* binding */ END_OF_JOB; },
/* harmony export */   b$: function() { return /* binding */ readCheckout; },
/* harmony export */   lZ: function() { return /* binding */ CHECKOUT_WORDS; },
/* harmony export */   pc: function() { return /* binding */ mayBeStep; },
/* harmony export */   uh: function() { return /* binding */ stepSign; },
/* harmony export */   yQ: function() { return /* binding */ BuildReader; }
/* harmony export */ });
const CLEANUP = 'Post job cleanup.';
const END_OF_JOB = 'Cleaning up orphan processes';
const STEP_WORDS = [
    /##\[|Post job cleanup\.|Process completed|section_start:\d|travis_fold:end:|The command "|\[Pipeline\] /,
    /Getting source|Executing "|Running after_script|Uploading artifacts|Cleaning up|Stage "|Post stage|Build step '|ERROR: script returned/,
    /^(?:\S{0,30}\u0007)?(?:~~~|---|\+\+\+) |Error: The command exited with status|##teamcity\[block|^\[\d\d:\d\d:\d\d\].{0,20}(?:Step \d|Process exited)/,
];
function mayBeStep(raw) {
    return STEP_WORDS.some((words) => words.test(raw));
}
const GITLAB_SECTION = /^section_start:\d+:((?:prepare|get_sources|restore|download|step_|build_script|after_script|upload|archive|cleanup)\w*)/;
const GITLAB_TITLE = /^(?:(Getting source from Git repository|Executing "(?:step|build)_script" stage of the job script)|(Running after_script|Uploading artifacts for failed job|Cleaning up (?:project directory and )?file based variables))(?:$|\d\d:\d\d$)/;
const AFTER_SCRIPT = /^(?:after_script|upload|archive|cleanup)/;
const AZURE_STEP = /^##\[section\]Starting: (.+)/;
const TRAVIS_PHASE = /^travis_fold:end:(?:system_info|worker_info|git\.|cache\.1|before_|install)/;
const COMMAND_ENDED = /^The command "(.*)" (?:(?:failed and )?exited with (\d{1,9})\b|failed \d times)/;
const JENKINS_STAGE = /^\[Pipeline\] (?:\[[^\]]*\] )?\{ \((?!Branch: )(.+)\)$/;
const JENKINS_STAGE_END = /^\[Pipeline\] (?:\[[^\]]*\] )?\/\/ stage$/;
const JENKINS_PARALLEL = /^\[Pipeline\] (\/\/ )?parallel$/;
const JENKINS_SKIPPED = /^Stage ".*" skipped due to /;
const JENKINS_CAUGHT = /^ERROR: script returned exit code [1-9]/;
const JENKINS_FAILED = /^Build step '.*' (?:marked build as failure|changed build result to FAILURE)/;
const BUILDKITE_GROUP = /^(?:~~~|---|\+\+\+) (?!FAIL|PASS|SKIP|[ab]\/|std)(?=:?\w)(.+)/;
const isBuildkite = (text) => /^~~~ :?\w/.test(text);
const BUILDKITE_FAILED = /^\W*Error: The command exited with status [1-9]/;
const BUILDKITE_AFTER = /\b(?:post-command|pre-exit)\b|^Uploading artifacts/;
const TEAMCITY_STEP = /^(?:Step \d+\/\d+: |##teamcity\[blockOpened name=')([^']+)/;
const TEAMCITY_FAILED = /^(?:\[[^\]]{1,60}\] +)?Process exited with code [1-9]/;
function stepSign({ text }, isOfBuildkite = false) {
    const [, group] = isOfBuildkite ? (BUILDKITE_GROUP.exec(text) ?? []) : [];
    if (group !== undefined)
        return { kind: 'begin', step: BUILDKITE_AFTER.test(group) ? CLEANUP : group };
    if (BUILDKITE_FAILED.test(text))
        return { kind: 'failed', isLast: true };
    const [, stepName] = TEAMCITY_STEP.exec(text) ?? [];
    if (stepName !== undefined)
        return { kind: 'begin', step: stepName.trim() };
    if (TEAMCITY_FAILED.test(text))
        return { kind: 'failed', isLast: false };
    const [, section] = GITLAB_SECTION.exec(text) ?? [];
    if (section !== undefined)
        return { kind: 'begin', step: AFTER_SCRIPT.test(section) ? CLEANUP : section };
    const [isTitle, title] = GITLAB_TITLE.exec(text) ?? [];
    if (isTitle !== undefined)
        return { kind: 'begin', step: title ?? CLEANUP };
    const [, task] = AZURE_STEP.exec(text) ?? [];
    if (task !== undefined)
        return { kind: 'begin', step: task };
    if (TRAVIS_PHASE.test(text))
        return { kind: 'begin', step: null };
    const [, command, code] = COMMAND_ENDED.exec(text) ?? [];
    if (command !== undefined)
        return { kind: 'ended', command, exitCode: Number(code ?? 1) };
    return jenkinsSign(text);
}
function jenkinsSign(text) {
    const [, stage] = JENKINS_STAGE.exec(text) ?? [];
    if (stage !== undefined)
        return { kind: 'stage', step: stage === 'Declarative: Post Actions' ? CLEANUP : stage };
    if (JENKINS_STAGE_END.test(text))
        return { kind: 'stage end' };
    const [isParallel, end] = JENKINS_PARALLEL.exec(text) ?? [];
    if (isParallel !== undefined)
        return { kind: 'parallel', isOpen: end === undefined };
    if (text === 'Post stage')
        return { kind: 'begin', step: CLEANUP };
    if (JENKINS_SKIPPED.test(text))
        return { kind: 'skipped' };
    if (text === '[Pipeline] End of Pipeline')
        return { kind: 'end' };
    if (JENKINS_CAUGHT.test(text))
        return { kind: 'failed', isLast: false };
    return JENKINS_FAILED.test(text) ? { kind: 'failed', isLast: true } : null;
}
const CHECKOUT_WORDS = / Git repository in |in workspace |Running on /;
const CHECKOUT = /(?: Git repository in|^Building .*\bin workspace|^Running on .* in) ((?:\/|[A-Za-z]:[\\/])\S*)$/;
function readCheckout(text) {
    const [, folder] = CHECKOUT.exec(text) ?? [];
    return folder === undefined ? null : folder.replaceAll('\\', '/').replace(/(?:\/\.git)?\/?$/, '');
}
const BUILD_WORDS = /went wrong:|\* Try:|BUILD (?:SUCCESS|FAIL)|Scanning for projects\.\.\./;
const PINNED_AFTER = 40;
const MAX_PINNED = 400;
class BuildReader {
    pinned = [];
    #from = 0;
    #lastEnd = 0;
    #hasSucceeded = false;
    #pinTo = 0;
    add(line) {
        if (BUILD_WORDS.test(line.raw))
            this.#follow(line);
        if (line.number > this.#pinTo)
            return;
        this.pinned.push(line);
        if (this.pinned.length > MAX_PINNED)
            this.pinned = this.pinned.slice(-MAX_PINNED / 2);
    }
    #follow({ number, raw }) {
        if (raw.includes('* Try:'))
            this.#pinTo = 0;
        else if (raw.includes('went wrong:'))
            this.#pinTo = number + PINNED_AFTER;
        else if (raw.includes('Scanning for projects')) {
            if (this.#lastEnd > 0)
                this.#from = number;
            this.#hasSucceeded = false;
        }
        else {
            if (this.#lastEnd > this.#from && / in \d/.test(raw))
                this.#from = this.#lastEnd + 1;
            this.#lastEnd = number;
            this.#hasSucceeded = raw.includes('BUILD SUCCESS');
            if (!this.#hasSucceeded)
                this.#pinTo = Math.max(this.#pinTo, number + PINNED_AFTER);
        }
    }
    get firstLine() {
        return this.#hasSucceeded ? 0 : this.#from;
    }
}


/***/ }),

/***/ 10872:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X4: function() { return /* binding */ findLastWords; },
  JB: function() { return /* binding */ judgeJob; }
});

// UNUSED EXPORTS: NO_FACTS

// EXTERNAL MODULE: ./build/src/nodes/classify/choose.js
var choose = __webpack_require__(18694);
// EXTERNAL MODULE: ./build/src/nodes/classify/evidence.js + 1 modules
var evidence = __webpack_require__(8242);
// EXTERNAL MODULE: ./build/src/nodes/classify/line.js
var classify_line = __webpack_require__(96881);
// EXTERNAL MODULE: ./build/src/nodes/classify/quote.js
var quote = __webpack_require__(81919);
// EXTERNAL MODULE: ./build/src/nodes/classify/worth.js
var worth = __webpack_require__(25787);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/nodes/classify/locate.js
var locate = __webpack_require__(45033);
// EXTERNAL MODULE: ./build/src/nodes/classify/places.js
var places = __webpack_require__(46947);
;// CONCATENATED MODULE: ./build/src/triage/places.js





const MAX_PLACES = 50;
function findLogPlaces({ problems, lines }, evidence, folder = null) {
    const located = problems.flatMap(({ places, message }) => placeAt(places, message, folder));
    if (located.length > 0)
        return located.slice(0, MAX_PLACES);
    const named = evidence.flatMap(({ text }) => placeBy(worth/* NAMED_PLACES */.hB, text, text, folder));
    return (named.length > 0 ? named : placeNear(evidence[0], lines, folder)).slice(0, MAX_PLACES);
}
function placeAt(places, message, folder) {
    const known = places.flatMap((place) => placeInRepository(place, folder));
    const found = known.find(({ within }) => !OF_LIBRARIES.test(within ?? '')) ?? known[0];
    if (found === undefined)
        return [];
    const column = found.column === null ? {} : { column: found.column };
    return [{ file: found.file, line: found.line, ...column, message }];
}
const NEAR = 20;
function placeNear(quoted, lines, folder) {
    const at = lines.findIndex(({ number }) => number === quoted?.line);
    if (quoted === undefined || at === -1)
        return [];
    const nearestFirst = Array.from({ length: NEAR + 1 }, (_, far) => [lines[at + far], lines[at - far]]).flat();
    return nearestFirst.flatMap((line) => placeBy(worth/* BARE_PLACES */.MM, line?.text ?? '', quoted.text, folder)).slice(0, 1);
}
const OF_JVM = /^(?:at )?(?:java|jdk|sun|kotlin|scala|groovy|worker|junit|com\.sun\.proxy|com\.android\.(?:build|builder|ide|tools)|org\.(?:gradle|junit|codehaus|jetbrains|scalatest|opentest4j|apache\.(?:maven|tools)))[.x]/;
const OF_LIBRARIES = /^(?:at )?(?:spock|reactor|io\.netty|com\.(?:sun|google\.common)|org\.(?:apache|spockframework|springframework|hibernate|mockito|hamcrest|assertj|testng))\./;
const OF_NODE = /^at .*[( ](?:node:|internal\/|[a-z_]+\.js:)|^(?:node:)?internal\/|^in call from (?:escript|init|erl_eval|proc_lib):/;
function placeBy(forms, text, otherwise, folder) {
    if (OF_JVM.test(text) || OF_LIBRARIES.test(text) || OF_NODE.test(text))
        return [];
    const inner = (0,classify_line/* findInnerText */.ty)(text);
    for (const form of forms) {
        const found = form.exec(text) ?? (inner === null ? null : form.exec(inner.trim()));
        const { file, line, column, message = otherwise } = found?.groups ?? {};
        if (file === undefined || line === undefined || !/\w{3}/.test(message))
            continue;
        const place = { file, line: Number(line), column: column === undefined ? null : Number(column), within: null };
        return placeAt([place], message, folder);
    }
    return [];
}
const CHECKOUT = /^(?:\/(?:home|Users)\/(?:runner|vsts)\/work|\/__w|[A-Za-z]:\/a|(?:[A-Za-z]:)?\/[\w./-]{1,100}\/_work)\/[^/]+\/[^/]+\/|^\/(?:(?:home|Users)\/travis\/(?:build|gopath\/src\/github\.com)\/[^/]+\/[^/]+|github\/workspace|builds\/[^/]+\/[^/]+|[\w./-]{1,100}\/workspace\/[^/]+|home\/circleci\/project|usr\/src\/app|app|workspace|code|src|[\w./-]{1,300}\/execroot\/\w+)\//;
const OF_PERSON = /^(?:\/(?:home|Users)|[A-Za-z]:\/Users)\/(?!runner\/|vsts\/)(?!.*\/(?:\.[^/]+|go\/pkg|Library|AppData|\w*conda\d?|[Ss]dk)\/)/;
const GOPATH = /^.*\/go\/src\/(?:git(?:hub|lab)\.com\/[^/]+|[\w-]+\.[\w.-]+)\/[^/]+\//;
const OF_MACHINE = /^(?:[A-Za-z]:)?\/(?:usr|lib|etc|nix|snap|rustc|checkout|opt\/(?!build|app)|var\/lib|Library|Applications|System|Program Files|Windows|hostedtoolcache)\/|\/(?:sdk|go[\d.]*|pkg\/mod|gems|vendor|\.\w+)\/|^\/_\/src\/(?:libraries|coreclr|mscorlib|System|Microsoft|xunit|NUnit)\b/;
const SOURCE_FOLDER = /^.*?\/(?=(?:src|lib|app|apps|tests?|specs?|packages|pkg|cmd|internal|include|crates|modules|examples|sources?|docs|scripts)\/)/;
function withoutCheckout(name, folder) {
    if (folder !== null && name.startsWith(`${folder}/`))
        return name.slice(folder.length + 1);
    const known = name.replace(CHECKOUT, '').replace(GOPATH, '');
    if (known !== name || !/^(?:[A-Za-z]:)?\//.test(name) || OF_PERSON.test(name) || OF_MACHINE.test(name))
        return known;
    return name.replace(SOURCE_FOLDER, '');
}
function placeInRepository(place, folder) {
    const name = external_node_path_default().posix.normalize(place.file.replaceAll('\\', '/').replace(/^(?:file|res):\/\//, ''));
    const file = withoutCheckout(name, folder);
    const isAbsolute = file.startsWith('/') || /^[A-Za-z]:\//.test(file);
    if ((isAbsolute && !OF_PERSON.test(file)) || places/* OF_OTHERS */.ut.test(name) || OF_JVM.test(place.within ?? ''))
        return [];
    return [
        { ...place, file: place.within !== null && file === (0,locate/* toBaseName */.AU)(file) ? toPackagePath(file, place.within) : file },
    ];
}
function toPackagePath(file, within) {
    const [, inRepository = ''] = /^git(?:hub|lab)\.com\/[^/]+\/[^/]+\/(.+)$/.exec(within) ?? [];
    const folder = within.includes('/') ? inRepository : within.split('.').slice(0, -1).join('/');
    return folder === '' ? file : `${folder}/${file}`;
}

// EXTERNAL MODULE: ./build/src/triage/steps.js
var triage_steps = __webpack_require__(42796);
;// CONCATENATED MODULE: ./build/src/triage/verdict.js







const NO_FACTS = {
    job: null,
    step: null,
    failedAt: [],
    annotations: [],
    isCancelled: false,
    isTimedOut: false,
};
const toRunnerKinds = (...names) => new Set(names.map((name) => `external.runner.${name}`));
const OF_THE_MACHINE = toRunnerKinds('lost', 'shutdown', 'no_space', 'out_of_memory', 'timeout');
const OF_THE_RUNNER = toRunnerKinds('lost', 'shutdown', 'timeout');
const TIMEOUT = 'external.runner.timeout';
const CANCELLED = /^(?:E(?:rror|RROR): )?(?:The (?:operation|run|job|workflow run) was cancell?ed(?: by \S+)?\.?|Cancell?ing since a higher priority waiting request .*exists\.?|Job failed: cancell?ed|Finished: ABORTED|(?:.*\.\.\. )?Aborted by \S.*)$/;
function judgeJob(all, log, facts = NO_FACTS) {
    const steps = log === null ? [] : listFailedSteps(log.parts, facts);
    const [firstParts = [], ...later] = withoutAllowed(steps, log?.parts ?? []);
    const first = judgeParts(all, log, facts, firstParts);
    if (facts.failedAt.length > 0 || !first.isWeak || first.verdict.class === 'cancelled')
        return first.verdict;
    for (const parts of later) {
        const { verdict, isWeak } = judgeParts(all, log, facts, parts);
        if (verdict.class === 'deterministic' && !isWeak && !REPORTS.test(verdict.step ?? ''))
            return verdict;
    }
    return first.verdict;
}
const STEPS_AFTER_ALLOWED = 2;
function withoutAllowed(steps, parts) {
    const isOrdinary = ({ step }) => step !== null && step !== triage_steps/* CLEANUP */.VV && !REPORTS.test(step);
    const last = steps.findLastIndex((step) => step.every(isOrdinary));
    const positions = steps.map(([part]) => (part === undefined ? -1 : parts.indexOf(part)));
    const from = steps.findIndex((step, at) => {
        const between = parts.slice((positions[at] ?? 0) + 1, positions[at + 1]).filter(isOrdinary);
        return at >= last || step[0]?.errorTimes.length === 0 || between.length < STEPS_AFTER_ALLOWED;
    });
    return steps.slice(Math.max(0, from));
}
const VITEST_FAILED = /^(?:Test Files +[1-9]\d* failed|⎯+ Failed (?:Tests|Suites) [1-9])/;
const REPORTS = /upload|report|coverage|codecov|artifact|cache|publish|notif|summary|annotat|comment|slack|clean|\bpost\b|\balways\b|\blogs?\b/i;
const CLOSING_LINES = 3;
function judgeParts(all, log, facts, failed) {
    const lines = failed.flatMap((part) => part.lines);
    const codes = failed.flatMap(({ exitCode }) => (exitCode === null ? [] : [exitCode]));
    const end = Math.max(0, ...failed.map(({ lastLine }) => lastLine));
    const step = facts.step ?? failed.find((part) => part.step !== null)?.step ?? null;
    const rules = all.filter((rule) => isFor(rule.job, facts.job) && isFor(rule.step, step));
    const own = [
        ...failed.flatMap((part) => (0,evidence/* findHitsIn */.j6)(rules, part.lines)),
        ...findHitsInAnnotations(rules, facts.annotations),
    ];
    const isMarked = failed.some((part) => part.failed) || (log?.isWhole ?? false) === false;
    const holds = (0,choose/* withoutOvercome */.fN)([...findExitCodeHits(rules, codes, end), ...(0,choose/* keepHolding */.Zn)(own, codes, end)], lines).filter(({ rule, lastFirm, last }) => isMarked || (lastFirm > 0 && (!rule.hint || end - last < CLOSING_LINES)));
    const held = holds.filter(({ rule }) => !rule.isVeto);
    const rerun = held.length === holds.length;
    const script = failed.find((part) => part.script !== null)?.script ?? null;
    const nothing = { kind: null, evidence: [], step, rule: null, annotations: [], tests: [], likely: [], rerun, script };
    const cancelled = findCancellationsIn(lines, facts);
    if (facts.isCancelled || facts.isTimedOut || cancelled.length > 0) {
        const said = held.find(({ rule }) => OF_THE_RUNNER.has(rule.kind));
        if (said !== undefined)
            return { verdict: verdictOn(said, said.lines, nothing), isWeak: false };
        const timedOut = { ...nothing, kind: TIMEOUT, class: 'deterministic', rule: 'runner' };
        if (facts.isTimedOut)
            return { verdict: timedOut, isWeak: false };
        if (!hasFailed(failed, facts))
            return { verdict: { ...nothing, class: 'cancelled', evidence: cancelled.slice(0, 1) }, isWeak: false };
    }
    const telling = rules.filter(({ isVeto }) => !isVeto);
    const found = (0,choose/* choose */.Sw)(held) ??
        (0,choose/* choose */.Sw)(findHitsElsewhere(telling, log, failed)) ??
        (0,choose/* chooseTogether */.Y_)(held.filter(({ rule }) => rule.hint));
    if (found === null)
        return { verdict: { ...nothing, class: 'unknown', likely: findLikelyLines(lines) }, isWeak: true };
    const isOfCode = found.rule.set === 'build' && found.rule.kind !== 'external.build.coverage';
    const isCode = !found.rule.transient && found.rule.set !== 'rule';
    const located = (0,quote/* locateIn */._)(isCode ? lines : []);
    const verdict = verdictOn(found, (0,quote/* quoteHit */.Y)(found, lines, located), nothing);
    const [problem] = located.problems;
    const isVitest = lines.some(({ text }) => VITEST_FAILED.test(text));
    const kind = isOfCode && problem !== undefined ? `external.build.${isVitest ? 'test' : problem.kind}` : verdict.kind;
    const annotations = isCode ? findLogPlaces(located, verdict.evidence, log?.folder ?? null) : [];
    const { hint, consequence, transient } = found.rule;
    return {
        verdict: { ...verdict, kind, annotations, tests: located.tests },
        isWeak: !transient && (hint || consequence),
    };
}
function verdictOn({ rule }, lines, nothing) {
    return {
        ...nothing,
        kind: rule.kind,
        class: rule.transient ? 'transient' : 'deterministic',
        evidence: lines.slice(0, evidence/* MAX_EVIDENCE */.Zz),
        rule: rule.set,
        rerun: nothing.rerun && rule.rerun,
    };
}
function isFor(pattern, name) {
    return pattern === null || (name !== null && pattern.search(name) !== null);
}
function findCancellationsIn(lines, { annotations }) {
    const noted = annotations.flatMap((text) => text.split('\n')).map((text) => ({ line: null, text: text.trim() }));
    const found = [...lines.map(({ number, text }) => ({ line: number, text })), ...noted].filter(({ text }) => CANCELLED.test(text));
    const isBare = ({ text }) => (/The operation was|^Finished: /.test(text) ? 1 : 0);
    return found.sort((one, other) => isBare(one) - isBare(other));
}
function hasFailed(failed, { failedAt }) {
    if (failedAt.length > 0)
        return true;
    const isMarked = ({ text, mark }) => mark === 'error' && !CANCELLED.test(text);
    return failed.some(({ exitCode, lines }) => exitCode !== null || lines.some(isMarked));
}
function listFailedSteps(parts, { failedAt }) {
    const marked = parts.filter(({ failed }) => failed);
    const inTime = marked.filter(({ errorTimes }) => errorTimes.some((time) => failedAt.some(({ from, to }) => time >= from && time <= to)));
    const failed = inTime.length > 0 ? inTime : marked;
    const sure = failed.filter(({ endsInError }) => endsInError);
    const steps = sure.length > 0 ? sure : failed;
    if (steps.length > 0) {
        const assumed = steps.findIndex(({ isAssumed }) => !isAssumed);
        return [steps.slice(0, Math.max(1, assumed + 1)), ...steps.slice(Math.max(1, assumed + 1)).map((part) => [part])];
    }
    const cleanup = parts.findIndex(({ step }) => step === triage_steps/* CLEANUP */.VV);
    const last = parts[(cleanup === -1 ? parts.length : cleanup) - 1];
    return [last === undefined ? parts : [last]];
}
const MAX_LIKELY = 3;
const LIKELY_REACH = 100;
const toLikeliness = ({ text, mark }) => (0,worth/* rateLine */.PX)(text) + (mark === 'error' ? 2 : 0) + (/^\W*(?:error|fatal|failed|failure|exception)\b/i.test(text) ? 1 : 0);
function findLikelyLines(lines) {
    const told = [];
    for (const line of lines.toReversed()) {
        const { number, text, mark } = line;
        if (mark === 'command' || mark === 'warning' || (0,worth/* isMeagre */.kS)(text) || (0,classify_line/* isAside */.Zl)(text))
            continue;
        told.unshift({ number, text, likeliness: toLikeliness(line) });
        if (told.length === LIKELY_REACH)
            break;
    }
    return told
        .toSorted((a, b) => b.likeliness - a.likeliness || b.number - a.number)
        .slice(0, MAX_LIKELY)
        .map(({ number, text }) => ({ line: number, text }));
}
function findLastWords(log, facts) {
    const lines = (listFailedSteps(log.parts, facts)[0] ?? []).flatMap((part) => part.lines);
    const said = lines.findLast(({ text, mark }) => mark !== 'command' && mark !== 'warning' && !(0,worth/* isMeagre */.kS)(text));
    return said === undefined ? null : { line: said.number, text: said.text };
}
function findHitsInAnnotations(rules, annotations) {
    const lines = annotations.flatMap((text) => text
        .split('\n')
        .slice(0, 100)
        .map((line) => (0,classify_line/* readLine */.Xw)(line.trim(), 1)));
    const atTheEnd = { lastFirm: Number.MAX_SAFE_INTEGER, last: Number.MAX_SAFE_INTEGER };
    return (0,evidence/* findHitsIn */.j6)(rules, lines).map((hit) => ({
        ...hit,
        ...atTheEnd,
        lines: hit.lines.map(({ text }) => ({ line: null, text })),
    }));
}
function findExitCodeHits(rules, codes, end) {
    return rules
        .filter((rule) => rule.groups.length === 0 && (0,choose/* matchesExitCode */.$s)(rule, codes))
        .map((rule) => ({ rule, lines: [], lastFirm: end, last: end }));
}
function findHitsElsewhere(rules, log, failed) {
    const others = (log?.parts ?? []).filter((part) => !failed.includes(part));
    const hits = others.flatMap(({ lines }) => (0,evidence/* findHitsIn */.j6)(rules, lines));
    return (0,choose/* keepHolding */.Zn)(hits, [], 0).filter(({ rule }) => OF_THE_MACHINE.has(rule.kind));
}


/***/ })

};
;