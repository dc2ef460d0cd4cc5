"use strict";
exports.id = 226;
exports.ids = [226,919];
exports.modules = {

/***/ 46947:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ placed; },
/* harmony export */   u: function() { return /* binding */ OF_OTHERS; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45033);


const OF_OTHERS = /(?:^|\/)(?:node_modules|site-packages|dist-packages|lib\/python[\d.]+|Python\d+\/Lib|\.cargo|\.rustup)\//;
function placed(problems, workspace) {
    return problems.flatMap(({ places, message }) => {
        for (const place of places) {
            const file = fileOf(place, workspace);
            if (file === null)
                continue;
            const column = place.column === null ? {} : { column: place.column };
            return [{ file, line: Math.max(1, place.line), ...column, level: 'error', message }];
        }
        return [];
    });
}
function fileOf(place, { sources, cwd }) {
    const name = pathOf(place.file);
    if (OF_OTHERS.test(name))
        return null;
    if (name.startsWith('/') || DRIVE.test(name))
        return insideOf(sources, name);
    const isBare = !name.includes('/');
    if (!isBare || place.within === null) {
        const local = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name);
        if (sources.isFile(local))
            return insideOf(sources, local);
    }
    const tail = name.replace(/^(?:\.\.?\/)+/, '');
    const fitting = sources.named((0,_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .baseName */ .Fl)(name)).filter((file) => file === tail || file.endsWith(`/${tail}`));
    const chosen = place.within === null || !isBare ? fitting : ofPackage(fitting, place.within, sources);
    return chosen.length === 1 ? (chosen[0] ?? null) : null;
}
const DRIVE = /^[A-Za-z]:\//;
function pathOf(file) {
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
function insideOf(sources, file) {
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
function ofPackage(files, within, sources) {
    if (!within.includes('/')) {
        const folders = within.split('.').slice(0, -1).join('/');
        return folders === '' ? files : files.filter((file) => `/${node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(file)}`.endsWith(`/${folders}`));
    }
    const ways = files.map((file) => ({ file, way: wayInModule(node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(file), sources) }));
    const fitting = ways.filter(({ way }) => way === '' || within.endsWith(`/${way}`));
    const longest = Math.max(...fitting.map(({ way }) => way.length));
    return fitting.filter(({ way }) => way.length === longest).map(({ file }) => file);
}
function wayInModule(folder, sources) {
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
/* harmony export */   T: function() { return /* binding */ quoted; },
/* harmony export */   U: function() { return /* binding */ locatedIn; },
/* harmony export */   quotableLine: function() { return /* binding */ quotableLine; }
/* harmony export */ });
/* harmony import */ var _config_classify_sets_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41216);
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18694);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51402);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96881);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45033);
/* harmony import */ var _place_forms_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83554);
/* harmony import */ var _worth_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25787);







function locatedIn(lines) {
    const output = lines.filter(({ mark }) => mark !== 'command' && mark !== 'warning');
    const told = (0,_locate_js__WEBPACK_IMPORTED_MODULE_6__/* .toldIn */ .fk)((0,_config_classify_sets_index_js__WEBPACK_IMPORTED_MODULE_0__/* .tablesOfSet */ .R)('build'), output.map(({ text }) => text));
    return { problems: (0,_locate_js__WEBPACK_IMPORTED_MODULE_6__/* .placedFirst */ .Mc)(told), tests: testsOf(told), lines: output };
}
function testsOf(problems) {
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
function quoted(hit, lines, { problems, lines: output }) {
    const first = problemBehind(hit.rule.kind, problems);
    const located = lineOf(first, output);
    const problem = located === undefined ? undefined : pointOf(evidenceOf(located), lines);
    const namesTest = located !== undefined && located !== output[first?.at ?? -1];
    const isEnough = problem !== undefined && (namesTest || _worth_js__WEBPACK_IMPORTED_MODULE_5__/* .PLACED */ .sX.test(problem.text) || (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .worth */ .xj)(problem.text) > 1);
    const other = isEnough ? undefined : bestOf(hit, lines);
    const told = problem === undefined || (other !== undefined && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .worth */ .xj)(other.text) > 1) ? other : problem;
    if (told === undefined)
        return [];
    const best = hit.rule.transient || told === problem ? told : firstOfList(told, lines);
    return [best, ...hit.lines.filter(({ line, text }) => line !== best.line || text !== best.text)];
}
function problemBehind(kind, problems) {
    if (kind.startsWith('external.build.'))
        return problems[0];
    return kind === 'external.maven.rule_violated' ? problems.find((problem) => problem.kind !== 'test') : undefined;
}
function lineOf(problem, output) {
    if (problem === undefined)
        return undefined;
    const { at, test } = problem;
    const line = output[at];
    if (line === undefined || test === null || !(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .saysLittle */ .rj)(line.text))
        return line;
    return output.slice(Math.max(0, at - CLOSE), at).findLast(({ text }) => text.includes(test)) ?? line;
}
function pointOf(found, lines) {
    if (!(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .opens */ .UI)(found.text))
        return found;
    const from = lines.findIndex(({ number }) => number === found.line) + 1;
    const below = lines.slice(from, from + LINES_TO_THE_POINT);
    const point = below.find(({ text }) => text !== '' && !_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .BETWEEN */ .j2.test(text) && !(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .saysLittle */ .rj)(text) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isAside */ .Zl)(text));
    const isBetter = point !== undefined &&
        ((0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .worth */ .xj)(found.text) < 3 || /:\d+:$/.test(found.text) || (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .worth */ .xj)(point.text) >= (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .worth */ .xj)(found.text));
    return from === 0 || point === undefined || !isBetter ? found : evidenceOf(point);
}
function bestOf(hit, lines) {
    const { hint, around, kind, set, transient, consequence } = hit.rule;
    const wrong = hint || around || (set === 'gradle' && !transient)
        ? lines.findIndex(({ text }) => /^(?:\* )?What went wrong:$/.test((0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .innerText */ .a4)(text) ?? text))
        : -1;
    const below = wrong === -1 ? undefined : innermostOf(lines.slice(wrong + 1, wrong + 1 + LINES_TO_THE_POINT));
    if (below !== undefined)
        return pointOf(evidenceOf(below), lines);
    const reported = hint ? reportedIn(lines) : undefined;
    if (reported !== undefined)
        return evidenceOf(reported);
    const closing = hint || consequence ? closingOf(lines) : undefined;
    if (closing !== undefined && !hint)
        return closing;
    const warned = new Set(lines.filter(_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isWarning */ .Vv).map(({ number }) => number));
    const pointed = hit.lines.map((line) => (transient && NAMES_OUTAGE.test(line.text) ? line : pointOf(line, lines)));
    if (transient || set !== 'build') {
        const telling = pointed.filter(({ text }) => !(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .saysLittle */ .rj)(text));
        const firm = telling.filter(({ line }) => !warned.has(line));
        const first = firm.find(({ text }) => transient && NAMES_OUTAGE.test(text)) ?? firm[0] ?? telling[0];
        const line = first ?? hit.lines[0];
        if (line !== undefined && (first !== undefined || transient || set === 'rule'))
            return (transient ? outageBelow(line, lines) : remoteAbove(line, lines)) ?? line;
    }
    const isTest = kind === 'external.build.test';
    const worths = pointed.map((point, at) => Math.max((0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .worth */ .xj)(point.text), point === hit.lines[at] ? 0 : isTest ? 3 : 2));
    const most = Math.max(...worths);
    const best = pointed.filter((_, at) => worths[at] === most);
    const chosen = hint ? best[startOfLastBlock(best)] : best[0];
    if (closing !== undefined && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .worth */ .xj)(closing.text) >= most)
        return closing;
    return most > (hint || isTest ? 2 : 1)
        ? chosen
        : (closingOf(lines) ?? (isTest ? null : besidePlace(lines)) ?? nearby(hit, lines) ?? chosen);
}
function around(line, lines, above, below) {
    const at = lines.findIndex(({ number }) => number === line.line);
    return at === -1 ? [] : lines.slice(Math.max(0, at - above), at + below + 1);
}
const OUTAGE_LINES = 20;
function outageBelow(found, lines) {
    if (!(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .saysLittle */ .rj)(found.text) && !/^[a-z]/.test(found.text))
        return undefined;
    const isBetter = (line) => NAMES_OUTAGE.test(line.text) && !(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .saysLittle */ .rj)(line.text) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isWarning */ .Vv)(line);
    const below = around(found, lines, 0, OUTAGE_LINES).find(isBetter);
    return below === undefined ? undefined : evidenceOf(below);
}
const REMOTE_LINES = 15;
function remoteAbove(found, lines) {
    if (!/^! \[remote rejected\]/.test(found.text))
        return undefined;
    const told = around(found, lines, REMOTE_LINES, 0).find(({ text }) => /^remote: /.test(text) && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .worth */ .xj)(text) > 2);
    return told === undefined ? undefined : evidenceOf(told);
}
function innermostOf(lines) {
    const end = lines.findIndex(({ text }, at) => at > 0 && !/(?:^|\] )> /.test(text));
    const chain = lines.slice(0, end === -1 ? lines.length : end);
    const last = chain.at(-1);
    return last !== undefined && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .opens */ .UI)(last.text) ? last : (chain.findLast(({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .worth */ .xj)(text) > 1) ?? chain[0]);
}
const LIST_GAP = 8;
const EXTENSION = /\.([A-Za-z]\w*)[:([]\d/;
const WARNING_FAILED = /\bwarnings? (?:being )?treated as errors?\b|^Failing due to -Werror|^Aborted with \d+ warnings? in strict mode|^\d+ hints?$/i;
function firstOfList(line, lines) {
    const isOfWarnings = WARNING_FAILED.test(line.text);
    const [, extension] = _worth_js__WEBPACK_IMPORTED_MODULE_5__/* .PLACED */ .sX.exec(line.text) === null ? [] : (EXTENSION.exec(line.text) ?? []);
    if (extension === undefined && !isOfWarnings)
        return line;
    const isEntry = (other) => isOfWarnings
        ? /^(?:\S+:\d+(?::\d+(?:-\d+)?)?:? )?(?:\[|- )?warning\b/i.test(other.text)
        : _worth_js__WEBPACK_IMPORTED_MODULE_5__/* .PLACED */ .sX.test(other.text) &&
            !(0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .saysLittle */ .rj)(other.text) &&
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
    return found === undefined ? line : pointOf(evidenceOf(found), lines);
}
const LABELLED = /^(?:description|message|reason|issue)\s*:\s+\S/i;
function reportedIn(lines) {
    return lines.findLast(({ mark, text }) => mark === 'error' && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .worth */ .xj)(text) > 1 && !_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .PLACED */ .sX.test(text));
}
const CLOSING_LINES = 5;
const STEP_FAILED = /^(?:Build step '.*' (?:marked|changed) build |ERROR: (?:Job failed|script returned)|The command ".*" exited with [1-9]|Exited with code |\W*Error: The command exited )/u;
function closingOf(lines) {
    const error = lines.findIndex(({ mark, text }) => (mark === 'error' && (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .saysLittle */ .rj)(text)) || STEP_FAILED.test(text));
    if (error === -1)
        return undefined;
    const last = lines
        .slice(0, error)
        .filter(({ text, mark }) => text !== '' && mark !== 'command')
        .slice(-CLOSING_LINES)
        .filter((line) => !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isWarning */ .Vv)(line) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isCompilerWarning */ .GS)(line) && !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isAside */ .Zl)(line.text));
    const most = Math.max(0, ...last.map(({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .worth */ .xj)(text)));
    const strongest = last.filter(({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .worth */ .xj)(text) === most).map(evidenceOf);
    const chosen = strongest[startOfLastBlock(strongest)];
    return most < 3 || chosen === undefined ? undefined : pointOf(chosen, lines);
}
function startOfLastBlock(lines) {
    const breaks = lines.map(({ line }, at) => (line ?? 0) - (lines[at - 1]?.line ?? 0) > BLOCK_GAP);
    return Math.max(0, breaks.lastIndexOf(true));
}
function nearby(hit, lines) {
    const [from, to] = [hit.lines[0]?.line ?? 0, hit.lines.at(-1)?.line ?? 0];
    const within = (reach) => lines.filter((line) => line.number >= from - reach &&
        line.number <= to + reach &&
        line.mark !== 'command' &&
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isNotice */ .fD)(line.text) &&
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isCompilerWarning */ .GS)(line) &&
        !(0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .isAside */ .Zl)(line.text) &&
        (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .worth */ .xj)(line.text) > 1);
    const near = within(NEAR);
    const shaped = [_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .EXCEPTION */ .og, _worth_js__WEBPACK_IMPORTED_MODULE_5__/* .ASSERTION */ .V9, _worth_js__WEBPACK_IMPORTED_MODULE_5__/* .PLACED */ .sX, /^\[?(?:error|fatal)\b.*\w{3}/i, LABELLED].flatMap((each) => near.find(({ text }) => each.test(text) || each.test((0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .innerText */ .a4)(text) ?? '')) ?? []);
    const isTelling = ({ text }) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .worth */ .xj)(text) > 2;
    const found = shaped[0] ?? within(CLOSE).find(isTelling) ?? near.findLast(isTelling);
    return found === undefined ? null : evidenceOf(found);
}
const ABOVE_PLACE = 4;
const BELOW_PLACE = 8;
function besidePlace(lines) {
    const last = lines.filter(({ mark }) => mark !== 'command').slice(-NEAR);
    const at = last.findIndex(({ text }) => (0,_place_forms_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlaceOnly */ .KT)((0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .innerText */ .a4)(text) ?? text));
    const beside = at === -1 ? [] : last.slice(Math.max(0, at - ABOVE_PLACE), at + BELOW_PLACE + 1);
    const farness = ({ number }) => Math.abs(number - (last[at]?.number ?? 0));
    const found = beside.toSorted((a, b) => (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .worth */ .xj)(b.text) - (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .worth */ .xj)(a.text) || farness(a) - farness(b))[0];
    return found === undefined || (0,_worth_js__WEBPACK_IMPORTED_MODULE_5__/* .worth */ .xj)(found.text) < 2 ? undefined : evidenceOf(found);
}
function evidenceOf({ number, text }) {
    return { line: number, text };
}
function quotableLine(lines) {
    const read = lines.map((line, at) => (0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .readLine */ .Xw)(line, at + 1));
    const held = (0,_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutOvercome */ .fN)((0,_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .holding */ .G)((0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .hitsIn */ .MJ)((0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .readyRules */ .P8)(), read), [], read.length), read);
    const found = (0,_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .choose */ .Sw)(held) ?? (0,_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .together */ .bs)(held.filter(({ rule }) => rule.hint)) ?? held[0];
    return found === undefined ? undefined : quoted(found, read, locatedIn(read))[0]?.text;
}


/***/ }),

/***/ 82697:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: function() { return /* binding */ factsOf; },
  E: function() { return /* binding */ lookAtJob; }
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
;// CONCATENATED MODULE: ./build/src/triage/guard.js
const GUARD_WORDS = {
    deploy: /^(?:re)?deploy(?:s|ed|ing|er|ments?)?$/,
    release: /^(?:releas(?:es?|ed|ing|er)|prerelease)$/,
    publish: /^(?:re)?publish(?:es|ed|ing|er)?$/,
    promote: /^promot(?:es?|ed|ing|ions?)$/,
    rollout: /^roll(?:outs?|ing|back|backs)$/,
    migrate: /^migrat(?:es?|ed|ing|ions?|or)$/,
    provision: /^provision(?:s|ed|ing|er)?$/,
    production: /^prod(?:uction)?$/,
};
const { production: _production, ...ACTS } = GUARD_WORDS;
const GUARD_COMMANDS = [
    { programs: 'terraform|tofu', acts: 'apply|destroy|import' },
    { programs: 'terragrunt', acts: 'apply|destroy|run-all', unless: /\brun-all (?:plan|validate|init)\b/ },
    { programs: 'pulumi', acts: 'up|update|destroy|refresh' },
    { programs: 'cdk|cdktf|sst|sls|serverless|sam|copilot|amplify|eb', acts: 'deploy|destroy|remove|push|publish' },
    {
        programs: 'kubectl|oc',
        acts: 'apply|create|delete|patch|replace|rollout|scale|set|drain|label|annotate',
        unless: /\brollout (?:status|history)\b|\bauth can-i\b|^\w+ config /,
    },
    {
        programs: 'helm|helmfile',
        acts: 'install|upgrade|uninstall|delete|rollback|apply|sync|push',
        unless: /^helm plugin /,
    },
    { programs: 'argocd|flux', acts: 'sync|create|delete|reconcile|set' },
    {
        programs: 'npm|pnpm|yarn|bun|lerna|jsr|deno|poetry|uv|hatch|flit|vsce|ovsx|changeset|dart|flutter',
        acts: 'publish|unpublish|dist-tag',
        unless: /\bdist-tag ls\b/,
    },
    { programs: 'cargo', acts: 'publish|yank', unless: / -n(?: |$)/ },
    { programs: 'mix|rebar3', acts: 'hex\\.publish|publish|ecto\\.(?:migrate|rollback)' },
    { programs: 'twine|cabal|stack|luarocks|conan|anaconda', acts: 'upload' },
    { programs: 'gem|nuget|choco|pod|cf', acts: 'push' },
    { programs: 'docker|podman|buildah|nerdctl|crane|oras', acts: 'push|--push|--push=true' },
    { programs: 'skopeo', acts: 'copy|sync|delete' },
    { programs: 'git', acts: 'push', unless: /^git stash push\b| -n(?: |$)/ },
    { programs: 'gh', acts: 'release|merge', unless: /\brelease (?:view|list|download)\b/ },
    { programs: 'goreleaser', acts: 'release', unless: / --snapshot\b/ },
    { programs: 'semantic-release|release-it|gh-pages|surge', acts: '' },
    { programs: 'mvn|mvnw', acts: '(?:.*:)?deploy|release:perform' },
    {
        programs: 'gradle|gradlew',
        acts: '(?:.*:)?publish(?!\\w*MavenLocal)\\w*|(?:.*:)?(?:uploadArchives|closeAndRelease\\w*)',
    },
    { programs: 'sbt|lein', acts: 'publish|publishSigned|deploy|release' },
    {
        programs: 'aws|gcloud|az',
        acts: '(?:\\w+-)*deploy(?:ments?)?|(?:create|update|delete)-(?:stack|service|function-code)|execute-change-set|create-invalidation',
        unless: /^\w+(?: [a-z][\w-]*){1,4}? (?:describe|list|get|show|validate|what-if|wait)(?:-[\w-]+)?(?: |$)/,
    },
    { programs: 's3', acts: 'sync|cp|mv|rm', unless: /^s3 cp s3:\S+ (?!s3:)/ },
    { programs: 'flyctl|fly|vercel|netlify|wrangler|firebase|railway', acts: 'deploy|publish|--prod|promote|rollback' },
    { programs: 'ansible-playbook', acts: '', unless: / --(?:check|syntax-check|list-\w+|version)\b/ },
    { programs: 'cap|mina|kamal|heroku', acts: '(?:.*:)?(?:deploy|redeploy|rollback|promote|release)' },
    { programs: 'scp|rsync', acts: '(?:\\S+@)?[\\w.$-]+:\\S*' },
    { programs: 'ssh', acts: '\\S+@\\S+', unless: / -T git@/ },
    { programs: 'rails|rake', acts: 'db:(?:migrate|rollback|schema:load|seed|setup)\\S*', unless: /db:migrate:status/ },
    {
        programs: 'manage.py|artisan|flyway|dbmate|goose|atlas|sqlx',
        acts: 'migrate(?::\\S+)?|up|down|apply',
        unless: / --(?:plan|check|pretend)\b|migrate:status| migrate info\b/,
    },
    { programs: 'migrate', acts: 'up|down|goto|force|drop' },
    { programs: 'alembic', acts: 'upgrade|downgrade', unless: / --sql\b/ },
    { programs: 'liquibase', acts: 'update|rollback|dropAll' },
    { programs: 'prisma|supabase|drizzle-kit', acts: 'migrate|push', unless: /\bmigrate (?:status|diff)\b/ },
    {
        programs: 'knex|sequelize|sequelize-cli|typeorm|mikro-orm',
        acts: '(?:db:)?(?:migrate|migration)(?::(?:latest|up|down|run|revert|undo)\\S*)?',
    },
    { programs: 'diesel', acts: 'migration', unless: /\bmigration (?:list|pending|generate)\b/ },
    { programs: 'ef', acts: 'update' },
    { programs: 'console', acts: 'doctrine:migrations:migrate' },
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
const ROWS = new Map(GUARD_COMMANDS.flatMap(({ programs, acts, unless }) => {
    const row = { acts: acts === '' ? null : new RegExp(`^(?:${acts})$`), unless };
    return programs.split('|').map((program) => [program, row]);
}));
const DRY_RUN = /(?:^|\s)-{1,2}(?:dry-?run|noop|whatif)(?:=(?!none\b|false\b)\S*)?(?=\s|$)/i;
const HARMLESS = /^(?:echo|printf|grep|which|man)$/;
const INSTALLS = /^(?:install|add|i)$/;
function guardOfName(name) {
    const unnamed = /^Run (.*)$/s.exec(name)?.[1];
    const action = unnamed === undefined ? null : actionOf(unnamed);
    if (unnamed !== undefined && action === null)
        return guardOfCommand(unnamed) ?? (/^[a-z ]+$/i.test(unnamed) ? wordIn(unnamed.toLowerCase(), ACTS) : null);
    const text = action ?? name;
    if (/\bdry[- ]?run\b/i.test(text))
        return null;
    return wordIn(text, GUARD_WORDS) ?? guardOfCommand(text.toLowerCase());
}
function actionOf(text) {
    return /^([\w.-]+\/[\w./-]+)@\S+$/.exec(text.trim())?.[1] ?? null;
}
function wordIn(text, words) {
    const tokens = text
        .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase()
        .replaceAll(/\broll(?:ing)?[- ]out\b/g, 'rollout')
        .split(/[^a-z]+/);
    const found = Object.entries(words).find(([, pattern]) => tokens.some((token) => pattern.test(token)));
    return found?.[0] ?? null;
}
const MAX_COMMAND_CHARS = 1000;
const SEPARATOR = /&&|\|\||[;|\n]|\$\(/;
function guardOfCommand(line) {
    const text = line.slice(0, MAX_COMMAND_CHARS).replace(/(?:^|\s)#.*$/, '');
    for (const part of text.split(SEPARATOR)) {
        const words = part.split(/\s+/).flatMap((word) => word.replace(/^["'`({[]+|["'`)}\],]+$/g, '') || []);
        if (HARMLESS.test(words[0] ?? '') || DRY_RUN.test(part))
            continue;
        const found = words.map((_, at) => guardAt(words, at)).find((each) => each !== null) ?? guardOfScript(words);
        if (found !== null)
            return found;
    }
    return null;
}
function guardAt(words, at) {
    const program = baseOf(words[at] ?? '');
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
function baseOf(word) {
    return word.replace(/^.*[/\\]/, '').replace(/\.(?:exe|cmd|bat)$/, '');
}
const RUNNERS = /^(?:make|gmake|just|task|rake|npm|pnpm|yarn|bun|nx|turbo|invoke|inv|mage|composer)$/;
const NO_TARGET = /^(?:test|t|install|i|ci|add|jest|vitest|mocha|lint|audit|why|view|info|list|pack|version)$/;
const SHELLS = /^(?:ba|z|da|k)?sh$|^(?:source|\.|pwsh|python3?|node|ruby|perl|sudo|time|exec|npx|bunx|xargs)$/;
const LOOKS = /^(?:tests?|lint|check|verify|validate)[:_.-][a-z]+$|^[a-z]+[:_.-](?:tests?|dry|dry-?run|plan|diff|check|status|notes)$|^build[:_.-]release$|^release[:_.-]build$/i;
function guardOfScript(words) {
    const [first = '', ...rest] = words.filter((word) => !word.startsWith('-') && !/^\w+=/.test(word));
    const program = baseOf(first);
    if (RUNNERS.test(program)) {
        const target = NO_TARGET.test(rest[0] ?? '') ? undefined : rest.find(acts);
        return target === undefined ? null : `${program} ${target}`;
    }
    const scripts = [first, ...(SHELLS.test(program) ? rest.slice(0, 2) : [])].filter((word) => SCRIPT.test(word));
    return scripts.find((word) => acts(baseOf(word))) ?? null;
}
const SCRIPT = /[/\\]|\.(?:sh|bash|ps1|py|js|mjs|cjs|ts|rb|pl|cmd|bat)$/;
function acts(name) {
    const bare = name.replace(/\.\w+$/, '');
    return !LOOKS.test(bare) && wordIn(bare, ACTS) !== null;
}
const MAX_SCRIPT_LINES = 20_000;
class GuardReader {
    found = null;
    #action = null;
    #isEnvironment = false;
    #begun = '';
    #lines = 0;
    begin(headline) {
        const text = headline.replace(/^Run /, '');
        this.#action = actionOf(text);
        this.#isEnvironment = false;
        this.#begun = '';
        if (this.#action === null)
            this.add(text);
        else
            this.found ??= guardOfName(headline) ?? this.#byInput('');
    }
    add(line) {
        this.#lines += 1;
        if (this.found !== null || this.#isEnvironment || this.#lines > MAX_SCRIPT_LINES)
            return;
        const text = line.trim();
        this.#isEnvironment = text === 'env:';
        const whole = `${this.#begun}${text.replace(/^[\w-]{1,40}: (?=\S)/, '')}`;
        this.#begun = /[\\`]$/.test(whole) ? `${whole.slice(0, -1)} `.slice(0, MAX_COMMAND_CHARS) : '';
        this.found = guardOfCommand(whole) ?? this.#byInput(text);
    }
    #byInput(input) {
        const action = this.#action;
        if (action === null)
            return null;
        const row = GUARD_ACTIONS.find(([name, needed]) => name.test(action) && (needed?.test(input) ?? true));
        return row?.[2] ?? null;
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/nodes/classify/line.js
var line = __webpack_require__(96881);
// EXTERNAL MODULE: ./build/src/triage/steps.js
var steps = __webpack_require__(42796);
;// CONCATENATED MODULE: ./build/src/triage/log.js




function unpackerOf(first) {
    if (first.length >= 4 && first.readUInt32BE(0) === 0x504b0304)
        return 'unzip';
    if (first.length >= 2 && first.readUInt16BE(0) === 0x1f8b)
        return 'gunzip';
    return null;
}
function decoderOf(first) {
    const mark = first.length >= 2 ? first.readUInt16BE(0) : 0;
    return new external_node_util_.TextDecoder(mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8');
}
const TROUBLE = new RegExp([
    'error|fail|fatal|exception|panic|denied|refused|reset|time(?:d |-)?out|not |cannot|could|unable|no space|kill|abort',
    'lost|50\\d|429|assert|expected|received|went wrong|warnings summary|-->|[●❯✖✕×]|[^\\d]:\\d+:\\d|\\.\\w+:\\d|^E  |___ ',
].join('|'), 'i');
const FIRST_KEPT = 700;
const TROUBLE_KEPT = 1500;
const LAST_KEPT = 150;
const KEPT_AROUND = 2;
const KEPT_OF_OTHERS = 40;
const MAX_PARTS = 200;
const MAX_FAILED_PARTS = 20;
const MAX_ERROR_TIMES = 100;
const MAX_PENDING_CHARS = 64 * 1024;
const EXIT_CODE = /^(?:Error: )?(?:##\[error\])?Process completed with exit code (\d{1,9})/;
const ERASE = /\u001b\[[012]?K(?:\u001b\[[01]?G|\r)?|\u001b\[[01]?G/;
const PROGRESS = /\d ?%|\d\/\d|\.{3}|[█▏#=>-]{3}|\d ?[KMG]i?B\b|[⠁-⣿]/;
function lastStates(raw) {
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
    #decoder = null;
    #column = null;
    #folder = null;
    #stages = 0;
    #isParallel = false;
    #guard = new GuardReader();
    push(chunk) {
        this.#decoder ??= decoderOf(chunk);
        this.#addText(this.#decoder.decode(chunk, { stream: true }));
    }
    end() {
        this.#addText(this.#decoder?.decode() ?? '');
        if (this.#rest !== '')
            this.#addLine(this.#rest);
        this.#rest = '';
        this.#open(null);
        return { parts: this.#parts, lines: this.#line, guard: this.#guard.found, folder: this.#folder };
    }
    #addText(text) {
        const lines = (this.#rest + text).split('\n');
        this.#rest = lines.pop() ?? '';
        for (const line of lines)
            this.#addLine(line);
        if (this.#rest.length > MAX_PENDING_CHARS) {
            this.#addLine(this.#rest);
            this.#isMidLine = true;
            this.#rest = '';
        }
    }
    #addLine(text) {
        if (this.#isMidLine) {
            this.#isMidLine = false;
            return;
        }
        this.#line += 1;
        const raw = text.endsWith('\r') ? text.slice(0, -1) : text;
        if (raw.includes('\r') || raw.includes('\u001b['))
            for (const state of lastStates(raw))
                this.#addVersion(state);
        else
            this.#addVersion(raw);
    }
    #addVersion(raw) {
        if (this.#line === 1 || this.#column !== null)
            this.#watchColumn(raw);
        if (this.#folder === null && steps/* CHECKOUT_WORDS */.lZ.test(raw))
            this.#folder = (0,steps/* checkoutIn */.Kh)((0,line/* readLine */.Xw)(raw, this.#line).text);
        const isMarked = (0,steps/* mayBeStep */.pc)(raw);
        if (isMarked)
            this.#watchSteps((0,line/* readLine */.Xw)(raw, this.#line));
        else if (this.#part.scriptFrom !== null)
            this.#guard.add((0,line/* readLine */.Xw)(raw, this.#line).text);
        this.#part.add(raw, this.#line, isMarked || TROUBLE.test(raw));
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
        if (line.mark === 'command' && line.text.startsWith('Run ')) {
            this.#open(this.#column ?? line.text);
            this.#part.scriptFrom = this.#line;
            this.#guard.begin(line.text);
        }
        else if (line.mark === 'endgroup')
            this.#part.endScript(this.#line);
        else if (line.mark === 'group')
            this.#part.scriptFrom = null;
        else if (line.text === steps/* CLEANUP */.VV)
            this.#open(line.text);
        const sign = (0,steps/* stepSign */.uh)(line);
        if (sign !== null)
            this.#follow(sign);
        const code = EXIT_CODE.exec(line.text);
        if (code !== null)
            this.#part.exitCode = Number(code[1]);
        if (line.mark === 'error' || code !== null)
            this.#part.fail(line.time);
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
        const last = this.#parts.findLastIndex(({ step }) => step !== steps/* CLEANUP */.VV);
        const stage = this.#parts[last];
        if (stage !== undefined && !this.#parts.some(({ failed }) => failed))
            this.#parts[last] = { ...stage, failed: true };
        this.#part.fail(null);
    }
    #open(step) {
        const part = this.#part;
        this.#part = new OpenPart(step);
        if (part.isEmpty)
            return;
        const closed = part.close();
        if (closed.failed) {
            if (this.#parts.filter(({ failed }) => failed).length < MAX_FAILED_PARTS)
                this.#parts.push(closed);
            return;
        }
        const before = this.#parts.findLastIndex(({ failed }) => !failed);
        const shorter = this.#parts[before];
        if (shorter !== undefined && closed.step !== steps/* CLEANUP */.VV)
            this.#parts[before] = { ...shorter, lines: shorter.lines.slice(-KEPT_OF_OTHERS) };
        if (this.#parts.length < MAX_PARTS || closed.step !== steps/* CLEANUP */.VV)
            this.#parts.push(closed);
        if (this.#parts.length > MAX_PARTS)
            this.#parts.splice(before, 1);
    }
}
class OpenPart {
    step;
    failed = false;
    exitCode = null;
    scriptFrom = null;
    #errorTimes = [];
    #first = [];
    #trouble = [];
    #last = [];
    #lastLine = 0;
    #above = [];
    #keptTo = 0;
    constructor(step) {
        this.step = step;
    }
    get isEmpty() {
        return this.#lastLine === 0;
    }
    add(text, number, speaksOfTrouble) {
        this.#lastLine = number;
        const raw = text.length > line/* MAX_LINE_CHARS */.yL ? text.slice(0, line/* MAX_LINE_CHARS */.yL) : text;
        this.#last.push({ number, raw });
        if (this.#last.length >= LAST_KEPT * 2)
            this.#last = this.#last.slice(-LAST_KEPT);
        this.#above.push({ number, raw });
        if (speaksOfTrouble)
            this.#keptTo = number + KEPT_AROUND;
        if (number <= this.#keptTo)
            for (const line of this.#above.splice(0))
                this.#keep(line);
        else if (this.#above.length > KEPT_AROUND)
            this.#above.shift();
    }
    #keep({ number, raw }) {
        const line = { number, raw: Buffer.from(raw).toString() };
        if (this.#first.length < FIRST_KEPT)
            this.#first.push(line);
        else
            this.#trouble.push(line);
        if (this.#trouble.length >= TROUBLE_KEPT * 2)
            this.#trouble = this.#trouble.slice(-TROUBLE_KEPT);
    }
    fail(time) {
        this.failed = true;
        if (time !== null && this.#errorTimes.length < MAX_ERROR_TIMES)
            this.#errorTimes.push(time);
    }
    endScript(end) {
        const start = this.scriptFrom;
        this.scriptFrom = null;
        if (start === null)
            return;
        const isOutside = ({ number }) => number <= start || number > end;
        for (const lines of [this.#first, this.#trouble, this.#last])
            lines.splice(0, lines.length, ...lines.filter(isOutside));
    }
    close() {
        const last = this.#last.slice(-LAST_KEPT);
        const from = last[0]?.number ?? 0;
        const before = [...this.#first, ...this.#trouble.slice(-TROUBLE_KEPT)].filter(({ number }) => number < from);
        return {
            step: this.step,
            lines: withoutListedWarnings([...before, ...last].map(({ raw, number }) => (0,line/* readLine */.Xw)(raw, number))),
            failed: this.failed,
            errorTimes: this.#errorTimes,
            exitCode: this.exitCode,
            lastLine: this.#lastLine,
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
    const stream = await api.stream(`${base}/actions/jobs/${job.id}/logs`);
    const log = stream.ok ? await readLog(stream.value) : stream;
    const { id, name, url, conclusion } = job;
    const facts = factsOf(job);
    const identity = { id, name: redactor.text(name), url, conclusion };
    const alone = (0,triage_verdict/* jobVerdict */.pS)(rules, log.ok ? log.value : null, facts);
    const guardOf = (verdict) => guardOfName(name) ?? guardOfName(verdict.step ?? '') ?? (log.ok ? log.value.guard : null);
    const last = log.ok ? (0,triage_verdict/* lastWords */.aN)(log.value, facts) : null;
    const said = last === null ? null : { ...last, text: redactor.text(last.text) };
    if (isThrifty && alone.class === 'deterministic') {
        const triaged = (0,triage_document/* jobOf */.Z)(identity, alone, redactor, null, guardOf(alone));
        return { triaged, noLog: null, noAnnotations: null, last: said };
    }
    const listed = await api.request('GET', (0,github/* withQuery */.VL)(`${base}/check-runs/${id}/annotations`, { per_page: PER_PAGE }));
    const annotations = listed.ok ? (0,triage_github/* annotationTexts */.Y3)(listed.value) : [];
    const verdict = annotations.length === 0 ? alone : (0,triage_verdict/* jobVerdict */.pS)(rules, log.ok ? log.value : null, { ...facts, annotations });
    const more = listed.ok ? '' : '; neither can the annotations';
    const note = log.ok ? null : `the log cannot be read: ${log.error.message}${more}`;
    const triaged = (0,triage_document/* jobOf */.Z)(identity, verdict, redactor, note, guardOf(verdict));
    return { triaged, noLog: log.ok ? null : log.error, noAnnotations: listed.ok ? null : listed.error, last: said };
}
function factsOf({ name: job, conclusion, failedStep: step, failedAt }) {
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


/***/ }),

/***/ 48826:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ pullRequestOf; },
/* harmony export */   y: function() { return /* binding */ triageRun; }
/* harmony export */ });
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36657);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62759);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93833);
/* harmony import */ var _triage_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1509);
/* harmony import */ var _triage_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90848);
/* harmony import */ var _triage_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57883);
/* harmony import */ var _triage_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82697);








const PER_PAGE = 100;
const MAX_PAGES = 20;
const MAX_PAST_ATTEMPTS = 5;
const MAX_RUNS_BESIDE = 5;
const PAGES_OF_PAST = 3;
const MAX_DEPLOYMENTS = 30;
const SPREAD_MS = 2000;
function triageRun(request) {
    return new Triage(request).triage();
}
class Triage {
    request;
    #api;
    #base;
    #passed = [];
    #names = new Map();
    constructor(request) {
        this.request = request;
        this.#api = untilLimited(request.api);
        this.#base = `/repos/${request.owner}/${request.repo}`;
    }
    async triage() {
        const { known, runId, ledger, limits } = this.request;
        const run = await this.#readRun();
        if (!run.ok)
            return this.#unlooked(known, 'the run cannot be read', run.error);
        const hasPassed = run.value.conclusion === 'success';
        if (hasPassed && ledger === null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(this.#triaged(run.value, [], (0,_triage_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .decide */ .L)(run.value, [], limits)));
        const listed = await this.#listJobs(`runs/${runId}/jobs`, { filter: 'latest' });
        if (!listed.ok)
            return this.#unlooked(run.value, 'the jobs of the run cannot be listed', listed.error);
        for (const { name, conclusion } of listed.value)
            if (conclusion === 'success')
                this.#passed.push(name);
        const failed = [];
        for (const job of listed.value.filter((each) => !hasPassed && (0,_triage_github_js__WEBPACK_IMPORTED_MODULE_3__/* .hasFailed */ .WN)(each)))
            failed.push(await this.#triageJob(job));
        const past = failed.some((job) => job.class !== 'cancelled') ? await this.#readPast(run.value) : [];
        const jobs = failed.map((job) => (0,_triage_history_js__WEBPACK_IMPORTED_MODULE_4__/* .withHistory */ .$)(job, run.value, past, ledger ?? ''));
        const decided = await this.#decide(run.value, jobs, past);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(this.#triaged(run.value, decided.jobs, decided));
    }
    #triaged(run, jobs, { decision, reason: why }) {
        const { redactor } = this.request;
        const { attempt, status: _status, conclusion: _conclusion, headRepository: _repository, ...facts } = run;
        const branch = facts.head_branch === null ? null : redactor.text(facts.head_branch);
        const named = { ...facts, name: redactor.text(facts.name), head_branch: branch };
        const reason = redactor.text(why);
        const passed = this.#passed.map((name) => redactor.text(name));
        return { document: { schema_version: 1, run: named, attempt, decision, reason, jobs }, run, passed };
    }
    #unlooked(run, what, problem) {
        const message = `${what}: ${problem.message}`;
        if (problem.isRateLimit !== true || run === null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(message);
        this.request.note(message);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(this.#triaged(run, [], (0,_triage_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .leave */ .q)(message)));
    }
    async #readRun() {
        const answer = await this.#api.request('GET', `${this.#base}/actions/runs/${this.request.runId}`);
        if (!answer.ok)
            return answer;
        const run = (0,_triage_github_js__WEBPACK_IMPORTED_MODULE_3__/* .runOf */ .ng)(answer.value);
        return run === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)({ status: null, message: 'the answer is not a run' }) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(run);
    }
    async #listJobs(what, query, pages = MAX_PAGES) {
        const jobs = [];
        for (let page = 1; page <= pages; page += 1) {
            const path = (0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .withQuery */ .VL)(`${this.#base}/actions/${what}`, { ...query, per_page: PER_PAGE, page });
            const answer = await this.#api.request('GET', path);
            if (!answer.ok)
                return answer;
            const some = (0,_triage_github_js__WEBPACK_IMPORTED_MODULE_3__/* .jobsOf */ .aG)(answer.value);
            jobs.push(...some);
            for (const { id, name } of some)
                this.#names.set(id, name);
            if (some.length < PER_PAGE)
                break;
        }
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(jobs);
    }
    async #readPast(run) {
        const past = [];
        const oldest = Math.max(1, run.attempt - MAX_PAST_ATTEMPTS);
        for (let attempt = run.attempt - 1; attempt >= oldest; attempt -= 1) {
            const jobs = await this.#listJobs(`runs/${run.id}/attempts/${attempt}/jobs`, {}, PAGES_OF_PAST);
            if (jobs.ok)
                past.push({ run: run.id, attempt, jobs: jobs.value });
        }
        const path = (0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .withQuery */ .VL)(`${this.#base}/actions/runs`, {
            head_sha: run.head_sha,
            event: run.event,
            per_page: PER_PAGE,
        });
        const listed = await this.#api.request('GET', path);
        const beside = listed.ok ? (0,_triage_github_js__WEBPACK_IMPORTED_MODULE_3__/* .runsBeside */ .L5)(listed.value, run).slice(0, MAX_RUNS_BESIDE) : [];
        for (const { id } of beside) {
            const jobs = await this.#listJobs(`runs/${id}/jobs`, { filter: 'all' }, PAGES_OF_PAST);
            for (const job of jobs.ok ? jobs.value : [])
                past.push({ run: id, attempt: job.attempt, jobs: [job] });
        }
        return past;
    }
    async #triageJob(job) {
        const { rules, redactor } = this.request;
        return (await (0,_triage_job_js__WEBPACK_IMPORTED_MODULE_5__/* .lookAtJob */ .E)({ api: this.#api, base: this.#base, rules, redactor }, job)).triaged;
    }
    async #decide(run, failed, past) {
        const { limits } = this.request;
        const first = (0,_triage_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .decide */ .L)(run, failed, limits);
        if (first.decision !== 'rerun')
            return { ...first, jobs: failed };
        const jobs = limits.jobs.length > 0 ? failed : await this.#withDeployments(run, failed);
        const decided = (0,_triage_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .decide */ .L)(run, jobs, limits, await this.#before(run, jobs, past));
        return { ...(decided.decision === 'rerun' ? await this.#ask(run) : decided), jobs };
    }
    async #ask(run) {
        const { rerunAfterSeconds, sleep, random } = this.request;
        const stale = await this.#staleness(run);
        if (stale !== null)
            return (0,_triage_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .leave */ .q)(stale);
        await sleep(rerunAfterSeconds * 1000 + Math.floor(random() * SPREAD_MS));
        const now = await this.#readRun();
        if (!now.ok)
            return (0,_triage_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .leave */ .q)(`it is not known whether the run is already running again: ${now.error.message}`);
        const { attempt, status } = now.value;
        if (attempt !== run.attempt || status !== 'completed')
            return (0,_triage_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .leave */ .q)('another run of it has begun');
        const moved = rerunAfterSeconds > 0 ? await this.#staleness(run) : null;
        return moved === null ? this.#askAgain(run) : (0,_triage_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .leave */ .q)(moved);
    }
    async #before(run, jobs, past) {
        const before = past.find((each) => each.run === run.id && each.attempt === run.attempt - 1);
        const names = new Set(jobs.filter((job) => job.class === 'transient').map(({ name }) => name));
        const found = [];
        for (const job of before?.jobs ?? [])
            if (names.has(this.request.redactor.text(job.name)) && (0,_triage_github_js__WEBPACK_IMPORTED_MODULE_3__/* .hasFailed */ .WN)(job))
                found.push(await this.#triageJob(job));
        return found;
    }
    async #withDeployments(run, jobs) {
        const base = `${this.#base}/deployments`;
        const listed = await this.#api.request('GET', (0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .withQuery */ .VL)(base, { sha: run.head_sha, per_page: PER_PAGE }));
        let guarded = jobs;
        for (const { id, environment } of listed.ok ? (0,_triage_github_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentsOf */ .o)(listed.value).slice(0, MAX_DEPLOYMENTS) : []) {
            const statuses = await this.#api.request('GET', (0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .withQuery */ .VL)(`${base}/${id}/statuses`, { per_page: PER_PAGE }));
            const ids = (0,_triage_github_js__WEBPACK_IMPORTED_MODULE_3__/* .jobsOfDeployment */ .j6)(statuses.ok ? statuses.value : null, run.id);
            const names = ids.map((job) => (job === null ? null : (this.#names.get(job) ?? null)));
            const word = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_7__/* .headOf */ .Uo)(this.request.redactor.text(`deployment to ${environment}`), 100);
            const isMeant = ({ id: job = 0, name = '' }) => names.some((each) => each === null || each === this.#names.get(job) || each === name);
            guarded = guarded.map((job) => (isMeant(job) ? { ...job, guarded: job.guarded ?? word } : job));
        }
        return guarded;
    }
    async #staleness({ head_branch: name, head_sha, headRepository }) {
        if (this.request.rerunStale)
            return null;
        if (name === null)
            return 'the branch of the run is not known';
        const repository = headRepository === null ? this.#base : `/repos/${headRepository}`;
        const branch = name.split('/').map(encodeURIComponent).join('/');
        let answer = await this.#api.request('GET', `${repository}/branches/${branch}`);
        if (!answer.ok && answer.error.status === 404)
            answer = await this.#api.request('GET', `${repository}/commits/${branch}`);
        if (!answer.ok)
            return `it is not known whether the branch ${name} has moved on: ${answer.error.message}`;
        return (0,_triage_github_js__WEBPACK_IMPORTED_MODULE_3__/* .newestCommit */ .sM)(answer.value) === head_sha ? null : `the branch ${name} has moved on since`;
    }
    async #askAgain({ id, attempt }) {
        const asked = await this.#api.request('POST', `${this.#base}/actions/runs/${id}/rerun-failed-jobs`, {});
        if (asked.ok || asked.error.status === 201)
            return { decision: 'rerun', reason: `every failed job is transient; attempt ${attempt + 1} was asked for` };
        const { status, message } = asked.error;
        if (status === 403 && /already running|has already been|in progress/i.test(message))
            return (0,_triage_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .leave */ .q)('another run of it has begun');
        const advice = status === 403 ? '; the token needs actions: write' : '';
        this.request.note(`the failed jobs were not run again: ${message}${advice}`);
        return (0,_triage_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .leave */ .q)(`the request to run the failed jobs again was refused: ${message}`);
    }
}
function untilLimited(api) {
    let limit = null;
    const guarded = async (ask) => {
        if (limit !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._q)(limit);
        const answer = await ask();
        if (!answer.ok && answer.error.isRateLimit === true)
            limit = answer.error;
        return answer;
    };
    return {
        request: (method, path, body) => guarded(() => api.request(method, path, body)),
        stream: (path) => guarded(() => api.stream(path)),
    };
}
async function pullRequestOf(api, { owner, repo }, run) {
    if (run.head_branch === null)
        return null;
    const base = `/repos/${owner}/${repo}`;
    const from = run.headRepository ?? `${owner}/${repo}`;
    if (run.event === 'push' && from === `${owner}/${repo}`) {
        const repository = await api.request('GET', base);
        if (repository.ok && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .eB)(repository.value)['default_branch'] === run.head_branch)
            return null;
    }
    const head = `${from.split('/')[0] ?? owner}:${run.head_branch}`;
    const listed = await api.request('GET', (0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .withQuery */ .VL)(`${base}/pulls`, { state: 'open', head, per_page: PER_PAGE }));
    return listed.ok ? (0,_triage_github_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestAt */ .Yy)(listed.value, run.head_sha) : null;
}


/***/ }),

/***/ 30226:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CH: function() { return /* binding */ LONGEST_LIMIT_MS; },
/* harmony export */   GU: function() { return /* binding */ readTriageRules; },
/* harmony export */   ju: function() { return /* binding */ triageRulesText; },
/* harmony export */   lF: function() { return /* binding */ rememberedTriage; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _config_load_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26909);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51848);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62759);
/* harmony import */ var _durability_ledger_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42158);
/* harmony import */ var _durability_ledger_view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93793);
/* harmony import */ var _nodes_classify_evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51402);
/* harmony import */ var _triage_remember_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13864);
/* harmony import */ var _triage_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48826);










const LONGEST_LIMIT_MS = 60_000;
const DEFAULT_RULES = '.github/conductor-triage.yml';
function triageRulesText(named, folder) {
    const shown = named ?? DEFAULT_RULES;
    const file = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(folder, shown);
    if (named === null && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)(null);
    const text = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .attempted */ .zU)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));
    return text.ok ? text : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)(`the rules ${shown} cannot be read: ${text.error}`);
}
async function readTriageRules(named, folder, loadPatterns) {
    const text = triageRulesText(named, folder);
    if (!text.ok)
        return text;
    const patterns = await loadPatterns();
    if (text.value === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)((0,_nodes_classify_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .triageRules */ .eO)([], patterns));
    const rules = await (0,_config_load_index_js__WEBPACK_IMPORTED_MODULE_2__/* .readClassifyRules */ .sy)(text.value, named ?? DEFAULT_RULES, loadPatterns);
    return rules.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)((0,_nodes_classify_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .triageRules */ .eO)(rules.value, patterns)) : rules;
}
async function rememberedTriage(request, ledgerFile, files) {
    const ledger = ledgerFile === null ? null : ((0,_core_ports_js__WEBPACK_IMPORTED_MODULE_9__/* .textIfReadable */ .VQ)(files, ledgerFile) ?? '');
    const triaged = await (0,_triage_run_js__WEBPACK_IMPORTED_MODULE_7__/* .triageRun */ .y)({ ...request, ledger });
    if (!triaged.ok)
        return triaged;
    const { document, run, passed } = triaged.value;
    const hasLooked = document.jobs.length > 0 || run.conclusion === 'success';
    if (!hasLooked || ledgerFile === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)({ ...triaged.value, hasLooked, seen: [] });
    const now = new Date().toISOString();
    const news = (0,_durability_ledger_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeInLedger */ .w)(files, ledgerFile, (text) => (0,_triage_remember_js__WEBPACK_IMPORTED_MODULE_6__/* .ledgerOfTriage */ .d)(document, passed, text, now));
    if (!news.ok) {
        request.note(`the run is not in the ledger: ${news.error}`);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)({ ...triaged.value, hasLooked, seen: [] });
    }
    const { ledger: known, entry } = news.value;
    if (known.warning !== null)
        request.note(`${ledgerFile}: ${known.warning}`);
    const seen = document.jobs.flatMap(({ name = '', kind }) => {
        const sentence = kind === null ? null : (0,_durability_ledger_view_js__WEBPACK_IMPORTED_MODULE_4__/* .ledgerSentence */ .fb)(known, entry.workflow, name, kind);
        return sentence === null ? [] : [`${name}: ${kind}: ${sentence}`];
    });
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)({ ...triaged.value, hasLooked, seen });
}


/***/ }),

/***/ 1509:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ decide; },
/* harmony export */   q: function() { return /* binding */ leave; }
/* harmony export */ });
function decide(run, jobs, limits, before = []) {
    const ended = byConclusion(run, jobs);
    if (ended !== null)
        return ended;
    const inTheWay = (limits.highest === 0 ? 'this is a report only; rerun is 0' : null) ??
        byClass(run, jobs) ??
        byPermission(jobs, limits) ??
        (run.attempt >= limits.highest
            ? `attempt ${run.attempt} was the last that rerun: ${limits.highest} allows`
            : null) ??
        repeated(jobs, before);
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
function byConclusion({ status, conclusion, attempt }, jobs) {
    const nothing = NOTHING_FAILED[conclusion];
    if (nothing !== undefined)
        return { decision: 'none', reason: nothing };
    if (status !== '' && status !== 'completed')
        return leave(`the run has not completed (${status})`);
    if (conclusion === 'startup_failure' || conclusion === 'action_required' || jobs.length === 0)
        return leave(WITHOUT_JOBS[conclusion] ?? `the run ended as ${conclusion || 'unknown'} without a failed job`);
    return attempt < 1 ? leave('the attempt of the run is not known') : null;
}
const nameOf = (job) => job.name ?? job.file ?? 'a job';
const RUN_CANCELLED = /^(?:Error: )?(?:The run was cancell?ed by|Cancell?ing since a higher priority)/;
function byClass({ conclusion }, all) {
    const jobs = all.filter((job) => job.class !== 'cancelled');
    if (jobs.length === 0)
        return 'the jobs were cancelled, and nothing else failed';
    const wrong = jobs.find((job) => job.class === 'deterministic' && !mayPass(job));
    if (wrong !== undefined)
        return `${nameOf(wrong)} failed for a reason that another run cannot fix: ${wrong.kind}`;
    const stopped = all.some(({ evidence }) => evidence.some(({ text }) => RUN_CANCELLED.test(text)));
    if (conclusion === 'cancelled' || stopped)
        return 'the run was cancelled';
    const unknown = jobs.find((job) => !mayPass(job));
    return unknown === undefined ? null : `no rule knows why ${nameOf(unknown)} failed`;
}
function mayPass(job) {
    if (job.class === 'transient')
        return true;
    return job.flaky === true && (job.class === 'unknown' || job.kind === 'external.build.test');
}
function byPermission(jobs, { jobs: allowed, except }) {
    for (const job of jobs) {
        const name = nameOf(job);
        const excepted = except.find((pattern) => isNamed(pattern, name));
        if (excepted !== undefined)
            return `rerun-except names ${name} (${excepted})`;
        if (job.rerun === false)
            return `a rule says rerun: false for ${name}`;
        if (allowed.length > 0 && !allowed.some((pattern) => isNamed(pattern, name)))
            return `rerun-jobs does not name ${name}`;
        if (allowed.length === 0 && job.guarded !== undefined)
            return `${name} is guarded (${job.guarded}): what acts on the world is not repeated by a machine`;
    }
    return null;
}
function isNamed(pattern, name) {
    const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`, 'is').test(name);
}
function repeated(jobs, before) {
    const again = jobs.find((job) => job.class === 'transient' && before.some(({ name, kind }) => name === job.name && kind === job.kind));
    return again === undefined ? null : `${nameOf(again)} failed with ${again.kind} in two attempts in a row`;
}


/***/ }),

/***/ 90848:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: function() { return /* binding */ runsBeside; },
/* harmony export */   WN: function() { return /* binding */ hasFailed; },
/* harmony export */   Y3: function() { return /* binding */ annotationTexts; },
/* harmony export */   YM: function() { return /* binding */ runAddress; },
/* harmony export */   Yy: function() { return /* binding */ pullRequestAt; },
/* harmony export */   aG: function() { return /* binding */ jobsOf; },
/* harmony export */   j6: function() { return /* binding */ jobsOfDeployment; },
/* harmony export */   ng: function() { return /* binding */ runOf; },
/* harmony export */   o: function() { return /* binding */ deploymentsOf; },
/* harmony export */   sM: function() { return /* binding */ newestCommit; }
/* harmony export */ });
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36657);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);




const FAILED = new Set(['failure', 'timed_out', 'startup_failure']);
const CANCELLED = 'cancelled';
function runOf(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) || typeof value['id'] !== 'number')
        return null;
    const repository = value['head_repository'];
    return {
        id: value['id'],
        name: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['name']),
        workflow: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['path']).replace(/@.*$/, ''),
        event: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['event']),
        head_branch: typeof value['head_branch'] === 'string' ? value['head_branch'] : null,
        head_sha: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['head_sha']),
        url: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['html_url']),
        attempt: attemptOf(value),
        status: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['status']),
        conclusion: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['conclusion']),
        headRepository: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(repository) ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(repository['full_name']) || null : null,
    };
}
function attemptOf({ run_attempt: attempt }) {
    return typeof attempt === 'number' && Number.isSafeInteger(attempt) && attempt >= 1 ? attempt : 0;
}
function pullRequestAt(value, sha) {
    const pulls = Array.isArray(value) ? value : [];
    const isAt = (head) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(head) && head['sha'] === sha;
    const found = pulls.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW).find((pull) => pull['state'] !== 'closed' && isAt(pull['head']));
    return typeof found?.['number'] === 'number' ? found['number'] : null;
}
function jobsOf(value) {
    const jobs = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && Array.isArray(value['jobs']) ? value['jobs'] : [];
    return jobs.flatMap((job) => ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(job) ? jobRecord(job) : []));
}
function hasFailed({ conclusion }) {
    return FAILED.has(conclusion) || conclusion === CANCELLED;
}
function runsBeside(value, { id, workflow, event }) {
    const runs = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && Array.isArray(value['workflow_runs']) ? value['workflow_runs'] : [];
    return runs
        .flatMap((each) => runOf(each) ?? [])
        .filter((run) => run.id !== id && run.workflow === workflow && run.event === event);
}
function jobRecord(job) {
    if (typeof job['id'] !== 'number')
        return [];
    const steps = Array.isArray(job['steps']) ? job['steps'].filter(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW) : [];
    const failed = steps.filter((step) => FAILED.has((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(step['conclusion'])));
    const [stopped] = failed.length > 0 ? failed : steps.filter((step) => step['conclusion'] === CANCELLED);
    return [
        {
            id: job['id'],
            attempt: attemptOf(job),
            name: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(job['name']),
            url: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(job['html_url']),
            conclusion: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(job['conclusion']),
            failedStep: stopped === undefined ? null : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(stopped['name']),
            failedAt: failed.map((step) => ({
                from: second(step['started_at']),
                to: second(step['completed_at']) || '9999',
            })),
        },
    ];
}
function second(value) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value).slice(0, 19);
}
function newestCommit(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value))
        return null;
    const commit = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value['commit']) ? value['commit'] : value;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(commit['sha']) || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(value['sha']) || null;
}
function deploymentsOf(value) {
    const listed = Array.isArray(value) ? value : [];
    return listed.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW).flatMap(({ id, environment }) => {
        return typeof id === 'number' ? [{ id, environment: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(environment) }] : [];
    });
}
function jobsOfDeployment(statuses, run) {
    const listed = Array.isArray(statuses) ? statuses : [];
    if (listed.length === 0)
        return [null];
    return listed.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW).flatMap((status) => {
        const links = `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(status['log_url'])} ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(status['target_url'])}`;
        const job = /\/actions\/runs\/(\d{1,15})(?:\/(?:attempts\/\d+\/)?job\/(\d{1,15}))?/.exec(links);
        if (job !== null)
            return Number(job[1]) === run ? [job[2] === undefined ? null : Number(job[2])] : [];
        const check = /\/[\w.-]+\/[\w.-]+\/runs\/(\d{1,15})/.exec(links);
        return check === null ? [] : [Number(check[1])];
    });
}
function annotationTexts(value) {
    const listed = Array.isArray(value) ? value : [];
    return listed.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW).flatMap((each) => {
        const isFailure = each['annotation_level'] === 'failure';
        return isFailure && typeof each['message'] === 'string' ? [each['message'].slice(0, 20_000)] : [];
    });
}
function runAddress(url, servers) {
    const match = /^(https?:\/\/[^/\s]+)\/([\w.-]+)\/([\w.-]+)\/actions\/runs\/(\d{1,15})(?:[/?#].*)?$/.exec(url);
    const [, server = '', owner = '', repo = '', id = ''] = match ?? [];
    if (match === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(url)} is not the address of a run: https://github.com/OWNER/REPO/actions/runs/ID`);
    const origin = originOf(server);
    if (origin === null || !servers.some((each) => originOf(each) === origin))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`the token is for ${servers.join(' and ')}: no request was made to ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(server)}`);
    if (!(0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .isSafeServer */ .f_)(origin))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`a token is not sent over plain http: no request was made to ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(server)}`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ server: origin, owner, repo, id: Number(id) });
}
function originOf(url) {
    return URL.canParse(url) && new URL(url).username === '' ? new URL(url).origin : null;
}


/***/ }),

/***/ 57883:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ withHistory; }
/* harmony export */ });
/* harmony import */ var _durability_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71355);

function withHistory(job, run, past, ledger) {
    if (job.class === 'cancelled')
        return job;
    const where = passedIn(job, run, past) ?? passedByLedger(job, run, ledger);
    if (where === null)
        return job;
    return { ...job, flaky: true, evidence: [...job.evidence, { line: null, text: `it passed ${where}` }] };
}
function passedIn({ name }, run, past) {
    for (const { run: id, attempt, jobs } of past) {
        if (!jobs.some((job) => job.name === name && job.conclusion === 'success'))
            continue;
        const where = id === run.id ? 'this run' : `run ${id}`;
        return `in ${attempt === 0 ? where : `attempt ${attempt} of ${where}`}, on the same commit`;
    }
    return null;
}
function passedByLedger({ name = '', kind }, run, ledger) {
    const found = (0,_durability_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .foldLedger */ .n2)(ledger).runs.find(({ commit, event, workflow, passed = [], sightings }) => {
        if (commit !== run.head_sha || event !== run.event || workflow.file !== run.workflow)
            return false;
        return passed.includes(name) || sightings.some((one) => one.node === name && one.kind === kind && one.recovered > 0);
    });
    return found === undefined ? null : `in ${found.run_id}, on the same commit, by the ledger`;
}


/***/ }),

/***/ 13864:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ UNKNOWN_KIND; },
/* harmony export */   d: function() { return /* binding */ ledgerOfTriage; }
/* harmony export */ });
/* harmony import */ var _durability_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71355);

const UNKNOWN_KIND = 'external.job.unknown';
function ledgerOfTriage(document, passed, ledger, now) {
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
    return (0,_durability_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .ledgerEntry */ .ay)({
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
/* harmony export */   Kh: function() { return /* binding */ checkoutIn; },
/* harmony export */   VV: function() { return /* binding */ CLEANUP; },
/* harmony export */   lZ: function() { return /* binding */ CHECKOUT_WORDS; },
/* harmony export */   pc: function() { return /* binding */ mayBeStep; },
/* harmony export */   uh: function() { return /* binding */ stepSign; }
/* harmony export */ });
const CLEANUP = 'Post job cleanup.';
const STEP_WORDS = [
    /##\[|Post job cleanup\.|Process completed|section_start:\d|travis_fold:end:|The command "|\[Pipeline\] /,
    /Getting source|Executing "|Running after_script|Uploading artifacts|Cleaning up/,
    /^(?:\S{0,40} )?(?:Stage "|Post stage|Build step '|ERROR: script returned)/,
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
function stepSign({ text }) {
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
const CHECKOUT_WORDS = / Git repository in |^\S{0,40} ?(?:Building|Running on) /;
const CHECKOUT = /(?: Git repository in|^Building .*\bin workspace|^Running on .* in) ((?:\/|[A-Za-z]:[\\/])\S*)$/;
function checkoutIn(text) {
    const [, folder] = CHECKOUT.exec(text) ?? [];
    return folder === undefined ? null : folder.replaceAll('\\', '/').replace(/(?:\/\.git)?\/?$/, '');
}


/***/ }),

/***/ 10872:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pS: function() { return /* binding */ jobVerdict; },
  aN: function() { return /* binding */ lastWords; }
});

// UNUSED EXPORTS: NO_FACTS

// EXTERNAL MODULE: ./build/src/nodes/classify/choose.js
var choose = __webpack_require__(18694);
// EXTERNAL MODULE: ./build/src/nodes/classify/evidence.js
var evidence = __webpack_require__(51402);
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
// EXTERNAL MODULE: ./build/src/nodes/classify/place-forms.js
var place_forms = __webpack_require__(83554);
// EXTERNAL MODULE: ./build/src/nodes/classify/places.js
var places = __webpack_require__(46947);
;// CONCATENATED MODULE: ./build/src/triage/places.js





const MAX_PLACES = 50;
function placesOf({ problems, lines }, evidence, folder = null) {
    const located = problems.flatMap(({ places, message }) => placedAt(places, message, folder));
    if (located.length > 0)
        return located.slice(0, MAX_PLACES);
    const named = evidence.flatMap(({ text }) => placeBy(place_forms/* NAMED_PLACES */.hB, text, text, folder));
    return (named.length > 0 ? named : placeNear(evidence[0], lines, folder)).slice(0, MAX_PLACES);
}
function placedAt(places, message, folder) {
    const known = places.flatMap((place) => placeInRepository(place, folder));
    const found = known.find(({ within }) => !OF_LIBRARIES.test(within ?? '')) ?? known[0];
    if (found === undefined)
        return [];
    const column = found.column === null ? {} : { column: found.column };
    return [{ file: found.file, line: found.line, ...column, message }];
}
const NEAR = 15;
function placeNear(quoted, lines, folder) {
    const at = lines.findIndex(({ number }) => number === quoted?.line);
    if (quoted === undefined || at === -1)
        return [];
    const nearestFirst = Array.from({ length: NEAR + 1 }, (_, far) => [lines[at + far], lines[at - far]]).flat();
    return nearestFirst.flatMap((line) => placeBy(place_forms/* BARE_PLACES */.MM, line?.text ?? '', quoted.text, folder)).slice(0, 1);
}
const OF_JVM = /^(?:at )?(?:java|jdk|sun|kotlin|scala|groovy|worker|junit|com\.sun\.proxy|com\.android\.(?:build|builder|ide|tools)|org\.(?:gradle|junit|codehaus|jetbrains|scalatest|opentest4j|apache\.(?:maven|tools)))[.x]/;
const OF_LIBRARIES = /^(?:at )?(?:spock|reactor|io\.netty|com\.(?:sun|google\.common)|org\.(?:apache|spockframework|springframework|hibernate|mockito|hamcrest|assertj|testng))\./;
const OF_NODE = /^at .*[( ](?:node:|internal\/|[a-z_]+\.js:)/;
function placeBy(forms, text, otherwise, folder) {
    if (OF_JVM.test(text) || OF_LIBRARIES.test(text) || OF_NODE.test(text))
        return [];
    const inner = (0,classify_line/* innerText */.a4)(text);
    for (const form of forms) {
        const found = form.exec(text) ?? (inner === null ? null : form.exec(inner.trim()));
        const { file, line, column, message = otherwise } = found?.groups ?? {};
        if (file === undefined || line === undefined || !/\w{3}/.test(message))
            continue;
        const place = { file, line: Number(line), column: column === undefined ? null : Number(column), within: null };
        return placedAt([place], message, folder);
    }
    return [];
}
const CHECKOUT = /^(?:\/(?:home|Users)\/(?:runner|vsts)\/work|\/__w|[A-Za-z]:\/a|(?:[A-Za-z]:)?\/[\w./-]{1,100}\/_work)\/[^/]+\/[^/]+\/|^\/(?:(?:home|Users)\/travis\/(?:build|gopath\/src\/github\.com)\/[^/]+\/[^/]+|github\/workspace|builds\/[^/]+\/[^/]+|[\w./-]{1,100}\/workspace\/[^/]+|home\/circleci\/project|usr\/src\/app|app|workspace|code|src|[\w./-]{1,300}\/execroot\/\w+)\//;
const OF_PERSON = /^(?:\/(?:home|Users)|[A-Za-z]:\/Users)\/(?!runner\/|vsts\/)(?!.*\/(?:\.[^/]+|go\/pkg|Library|AppData|\w*conda\d?|[Ss]dk)\/)/;
function placeInRepository(place, folder) {
    const name = external_node_path_default().posix.normalize(place.file.replaceAll('\\', '/').replace(/^(?:file|res):\/\//, ''));
    const file = folder !== null && name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : name.replace(CHECKOUT, '');
    const isAbsolute = file.startsWith('/') || /^[A-Za-z]:\//.test(file);
    if ((isAbsolute && !OF_PERSON.test(file)) || places/* OF_OTHERS */.u.test(file) || OF_JVM.test(place.within ?? ''))
        return [];
    return [{ ...place, file: place.within !== null && file === (0,locate/* baseName */.Fl)(file) ? inPackage(file, place.within) : file }];
}
function inPackage(file, within) {
    const [, inRepository = ''] = /^git(?:hub|lab)\.com\/[^/]+\/[^/]+\/(.+)$/.exec(within) ?? [];
    const folder = within.includes('/') ? inRepository : within.split('.').slice(0, -1).join('/');
    return folder === '' ? file : `${folder}/${file}`;
}

// EXTERNAL MODULE: ./build/src/triage/steps.js
var steps = __webpack_require__(42796);
;// CONCATENATED MODULE: ./build/src/triage/verdict.js







const NO_FACTS = {
    job: null,
    step: null,
    failedAt: [],
    annotations: [],
    isCancelled: false,
    isTimedOut: false,
};
const ofRunner = (...names) => new Set(names.map((name) => `external.runner.${name}`));
const OF_THE_MACHINE = ofRunner('lost', 'shutdown', 'no_space', 'out_of_memory', 'timeout');
const OF_THE_RUNNER = ofRunner('lost', 'shutdown', 'timeout');
const TIMEOUT = 'external.runner.timeout';
const CANCELLED = /^(?:E(?:rror|RROR): )?(?:The (?:operation|run|job|workflow run) was cancell?ed(?: by \S+)?\.?|Cancell?ing since a higher priority waiting request .*exists\.?|Job failed: cancell?ed|Finished: ABORTED|(?:.*\.\.\. )?Aborted by \S.*)$/;
function jobVerdict(all, log, facts = NO_FACTS) {
    const failed = log === null ? [] : failedParts(log.parts, facts);
    const lines = failed.flatMap((part) => part.lines);
    const codes = failed.flatMap(({ exitCode }) => (exitCode === null ? [] : [exitCode]));
    const end = Math.max(0, ...failed.map(({ lastLine }) => lastLine));
    const step = facts.step ?? failed.find((part) => part.step !== null)?.step ?? null;
    const rules = all.filter((rule) => isFor(rule.job, facts.job) && isFor(rule.step, step));
    const own = [...failed.flatMap((part) => (0,evidence/* hitsIn */.MJ)(rules, part.lines)), ...hitsInAnnotations(rules, facts.annotations)];
    const holds = (0,choose/* withoutOvercome */.fN)([...byExitCode(rules, codes, end), ...(0,choose/* holding */.G)(own, codes, end)], lines);
    const held = holds.filter(({ rule }) => !rule.isVeto);
    const rerun = held.length === holds.length;
    const nothing = { kind: null, evidence: [], step, rule: null, annotations: [], tests: [], rerun };
    const cancelled = cancellationsIn(lines, facts);
    if (facts.isCancelled || facts.isTimedOut || cancelled.length > 0) {
        const said = held.find(({ rule }) => OF_THE_RUNNER.has(rule.kind));
        if (said !== undefined)
            return verdictOn(said, said.lines, step, rerun);
        if (facts.isTimedOut)
            return { ...nothing, kind: TIMEOUT, class: 'deterministic', rule: 'runner' };
        if (!hasFailed(failed, facts))
            return { ...nothing, class: 'cancelled', evidence: cancelled.slice(0, 1) };
    }
    const telling = rules.filter(({ isVeto }) => !isVeto);
    const found = (0,choose/* choose */.Sw)(held) ?? (0,choose/* choose */.Sw)(hitsElsewhere(telling, log, failed)) ?? (0,choose/* together */.bs)(held.filter(({ rule }) => rule.hint));
    if (found === null)
        return { ...nothing, class: 'unknown' };
    const first = isWeak(found.rule) ? firstOf(failed) : undefined;
    const before = log === null || first === undefined ? null : jobVerdict(all, { ...log, parts: [first] }, facts);
    if (before?.class === 'deterministic')
        return before;
    const isOfCode = found.rule.set === 'build' && found.rule.kind !== 'external.build.coverage';
    const isCode = !found.rule.transient && found.rule.set !== 'rule';
    const located = (0,quote/* locatedIn */.U)(isCode ? lines : []);
    const verdict = verdictOn(found, (0,quote/* quoted */.T)(found, lines, located), step, rerun);
    const [problem] = located.problems;
    const kind = isOfCode && problem !== undefined ? `external.build.${problem.kind}` : verdict.kind;
    return {
        ...verdict,
        kind,
        annotations: isCode ? placesOf(located, verdict.evidence, log?.folder ?? null) : [],
        tests: located.tests,
    };
}
function isWeak({ hint, consequence, transient }) {
    return !transient && (hint || consequence);
}
function firstOf(failed) {
    const ended = failed.filter(({ exitCode, lines }) => exitCode !== null && lines.some(({ mark }) => mark === 'error'));
    return failed.length > 1 ? ended[0] : undefined;
}
function verdictOn({ rule }, lines, step, rerun) {
    return {
        kind: rule.kind,
        class: rule.transient ? 'transient' : 'deterministic',
        evidence: lines.slice(0, evidence/* MAX_EVIDENCE */.Zz),
        step,
        rule: rule.set,
        annotations: [],
        tests: [],
        rerun: rerun && rule.rerun,
    };
}
function isFor(pattern, name) {
    return pattern === null || (name !== null && pattern.search(name) !== null);
}
function cancellationsIn(lines, { annotations }) {
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
function failedParts(parts, { failedAt }) {
    const marked = parts.filter(({ failed }) => failed);
    const inTime = marked.filter(({ errorTimes }) => errorTimes.some((time) => failedAt.some(({ from, to }) => time >= from && time <= to)));
    if (inTime.length > 0)
        return inTime;
    if (marked.length > 0)
        return marked;
    if (parts.some(({ step }) => step === steps/* CLEANUP */.VV) && parts.some(({ lines }) => lines.some(isEndOfJob)))
        return [];
    const last = parts.findLast(({ step }) => step !== steps/* CLEANUP */.VV);
    return last === undefined ? parts : [last];
}
function lastWords(log, facts) {
    const lines = failedParts(log.parts, facts).flatMap((part) => part.lines);
    const said = lines.findLast(({ text, mark }) => mark !== 'command' && mark !== 'warning' && !(0,worth/* saysLittle */.rj)(text));
    return said === undefined ? null : { line: said.number, text: said.text };
}
function isEndOfJob({ text }) {
    return text === 'Cleaning up orphan processes';
}
function hitsInAnnotations(rules, annotations) {
    const lines = annotations.flatMap((text) => text
        .split('\n')
        .slice(0, 100)
        .map((line) => (0,classify_line/* readLine */.Xw)(line.trim(), 1)));
    const atTheEnd = { lastFirm: Number.MAX_SAFE_INTEGER, last: Number.MAX_SAFE_INTEGER };
    return (0,evidence/* hitsIn */.MJ)(rules, lines).map((hit) => ({
        ...hit,
        ...atTheEnd,
        lines: hit.lines.map(({ text }) => ({ line: null, text })),
    }));
}
function byExitCode(rules, codes, end) {
    return rules
        .filter((rule) => rule.groups.length === 0 && (0,choose/* endedWith */.tX)(rule, codes))
        .map((rule) => ({ rule, lines: [], lastFirm: end, last: end }));
}
function hitsElsewhere(rules, log, failed) {
    const others = (log?.parts ?? []).filter((part) => !failed.includes(part));
    const hits = others.flatMap(({ lines }) => (0,evidence/* hitsIn */.MJ)(rules, lines));
    return (0,choose/* holding */.G)(hits, [], 0).filter(({ rule }) => OF_THE_MACHINE.has(rule.kind));
}


/***/ })

};
;