"use strict";
exports.id = 7168;
exports.ids = [7168];
exports.modules = {

/***/ 13229:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: function() { return /* binding */ listFailures; },
/* harmony export */   Gb: function() { return /* binding */ getVisitStart; },
/* harmony export */   Gu: function() { return /* binding */ isWaiting; },
/* harmony export */   Kx: function() { return /* binding */ toNodeAction; },
/* harmony export */   UI: function() { return /* binding */ Attempt; },
/* harmony export */   Ub: function() { return /* binding */ printedMore; },
/* harmony export */   ZZ: function() { return /* binding */ getVisitEnd; },
/* harmony export */   _i: function() { return /* binding */ Visit; },
/* harmony export */   jw: function() { return /* binding */ getVisitState; },
/* harmony export */   vY: function() { return /* binding */ getVisitOutput; }
/* harmony export */ });
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22719);

class Attempt {
    number;
    startedAt;
    cached;
    order;
    reentered;
    endedAt = null;
    state = 'open';
    output = undefined;
    printed = null;
    failure = null;
    exitCode = null;
    durationMs = null;
    usage = null;
    constructor(number, startedAt, cached, order, reentered) {
        this.number = number;
        this.startedAt = startedAt;
        this.cached = cached;
        this.order = order;
        this.reentered = reentered;
    }
}
function toNodeAction({ action, kind }) {
    if (kind === null)
        return action === 'halt' ? 'halt' : 'default';
    if (action === 'unhandled' || action === 'collected')
        return 'error';
    return action === 'end' ? 'to' : action;
}
class Visit {
    scope;
    node;
    visit;
    number;
    type = '';
    item = null;
    attempts = [];
    attemptsTotal = 0;
    failedBefore = 0;
    pauses = [];
    route = null;
    handlerFailed = false;
    endOrder = 0;
    recovered = null;
    reenters = false;
    termination = null;
    group = null;
    child = null;
    children = new Set();
    childrenTotal = 0;
    constructor(scope, node, visit, number) {
        this.scope = scope;
        this.node = node;
        this.visit = visit;
        this.number = number;
    }
    get stepKey() {
        if (this.scope === '')
            return this.node;
        const around = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .isItem */ .WZ)(this.scope) || (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(this.scope) !== 1 ? null : (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runAround */ .tV)(this.scope);
        return around === null ? null : `${around.node}/${this.node}`;
    }
    attempt(number) {
        return this.attempts.find((attempt) => attempt.number === number);
    }
    endPauses(time) {
        for (const pause of this.pauses)
            if (pause.to === null || pause.to > time)
                pause.to = time;
    }
}
function getVisitState(visit) {
    if (visit.termination !== null)
        return visit.termination.status === 'failed' ? 'terminated-failed' : 'terminated-success';
    const last = visit.attempts.at(-1);
    if (last === undefined)
        return 'open';
    switch (last.state) {
        case 'open':
            return isWaiting(visit) ? 'waiting' : 'open';
        case 'completed':
            return (visit.group?.failed ?? 0) > 0 ? 'tolerated' : 'completed';
        case 'failed':
            return failedState(visit);
    }
}
function isWaiting(visit) {
    return (visit.pauses.some(({ why }) => why === 'gate') ||
        [...visit.children].some((child) => getVisitState(child) === 'waiting'));
}
function failedState(visit) {
    if (visit.recovered !== null)
        return 'recovered';
    const isHandled = visit.route?.action === 'end' || (visit.route?.action === 'to' && !visit.handlerFailed);
    return isHandled ? 'handled' : 'failed';
}
function getVisitStart(visit) {
    let start = visit.attempts[0]?.startedAt ?? visit.pauses[0]?.from ?? 0;
    if (visit.group !== null)
        for (const child of visit.children)
            start = Math.min(start, getVisitStart(child) || start);
    return start;
}
function getVisitEnd(visit, runEnd) {
    let latest = getVisitStart(visit);
    for (const { endedAt } of visit.attempts)
        latest = Math.max(latest, endedAt ?? runEnd);
    for (const { to } of visit.pauses)
        latest = Math.max(latest, to ?? runEnd);
    return latest;
}
function listFailures(visit) {
    return visit.attempts.flatMap((attempt) => (attempt.failure === null ? [] : [attempt.failure]));
}
function getVisitOutput(visit) {
    return visit.recovered === null ? visit.attempts.at(-1)?.output : visit.recovered.output;
}
const MOST_CHARS = 16 * 1024;
function printedMore(earlier, { stream, text, omitted }) {
    const known = earlier ?? { stdout: '', stderr: '' };
    const gap = omitted > 0 ? `… ${omitted} characters are left out here\n` : '';
    return { ...known, [stream]: lastLines(`${known[stream] ?? ''}${gap}${text}`) };
}
function lastLines(text) {
    if (text.length <= MOST_CHARS)
        return text;
    const tail = text.slice(-MOST_CHARS);
    return `…\n${tail.slice(tail.indexOf('\n') + 1)}`;
}


/***/ }),

/***/ 4644:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ memoize; },
/* harmony export */   O: function() { return /* binding */ once; }
/* harmony export */ });
function memoize(compute) {
    const results = new WeakMap();
    return (key) => {
        const known = results.get(key) ?? { value: compute(key) };
        results.set(key, known);
        return known.value;
    };
}
function once(make) {
    let made = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}


/***/ }),

/***/ 36657:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: function() { return /* binding */ githubRecord; },
/* harmony export */   Cn: function() { return /* binding */ GITHUB_FIELDS; },
/* harmony export */   E0: function() { return /* binding */ findBranch; },
/* harmony export */   G5: function() { return /* binding */ partLabel; },
/* harmony export */   MA: function() { return /* binding */ isPermissionRefusal; },
/* harmony export */   VL: function() { return /* binding */ withQuery; },
/* harmony export */   a2: function() { return /* binding */ describeRefusal; },
/* harmony export */   en: function() { return /* binding */ isRepositoryName; },
/* harmony export */   f_: function() { return /* binding */ isSafeServer; },
/* harmony export */   h4: function() { return /* binding */ githubContext; },
/* harmony export */   m0: function() { return /* binding */ inGithubActions; }
/* harmony export */ });
/* harmony import */ var _cached_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4644);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);


function inGithubActions(env) {
    return env['GITHUB_ACTIONS'] === 'true';
}
function githubRecord(env, matrix = null) {
    if (!inGithubActions(env))
        return null;
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    const runId = env['GITHUB_RUN_ID'] ?? '';
    const server = env['GITHUB_SERVER_URL'] ?? 'https://github.com';
    return {
        repository,
        sha: env['GITHUB_SHA'] ?? '',
        ref: env['GITHUB_REF'] ?? '',
        run_id: runId,
        run_attempt: env['GITHUB_RUN_ATTEMPT'] ?? '1',
        job: env['GITHUB_JOB'] ?? '',
        matrix,
        run_url: repository === '' || runId === '' ? '' : `${server}/${repository}/actions/runs/${runId}`,
    };
}
const NAMES = {
    repository: 'GITHUB_REPOSITORY',
    ref: 'GITHUB_REF',
    sha: 'GITHUB_SHA',
    actor: 'GITHUB_ACTOR',
    event_name: 'GITHUB_EVENT_NAME',
    head_ref: 'GITHUB_HEAD_REF',
    base_ref: 'GITHUB_BASE_REF',
    run_id: 'GITHUB_RUN_ID',
    run_attempt: 'GITHUB_RUN_ATTEMPT',
};
const GITHUB_FIELDS = [...Object.keys(NAMES), 'event'];
function githubContext(env, readEvent) {
    return (0,_cached_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => {
        if (!inGithubActions(env))
            return null;
        const facts = Object.entries(NAMES).map(([name, variable]) => [name, env[variable] ?? '']);
        const path = env['GITHUB_EVENT_PATH'] ?? '';
        return { ...Object.fromEntries(facts), event: path === '' ? {} : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(readEvent(path)) };
    });
}
function partLabel(matrix, shard) {
    const leg = Object.values(matrix ?? {})
        .map(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrJson */ .v9)
        .join(', ');
    if (shard === undefined)
        return leg;
    const part = `shard ${shard.index} of ${shard.of}`;
    return leg === '' || /^\d+$/.test(leg) ? part : `${leg}, ${part}`;
}
function withQuery(path, query) {
    const values = new URLSearchParams();
    for (const [name, value] of Object.entries(query))
        values.set(name, String(value));
    return `${path}?${values}`;
}
function findBranch(env) {
    return env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'] || null;
}
function isSafeServer(url) {
    if (!URL.canParse(url))
        return false;
    const { protocol, hostname } = new URL(url);
    return protocol === 'https:' || /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/.test(hostname);
}
function isRepositoryName(text) {
    return /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(text) && !text.split('/').some((part) => part === '.' || part === '..');
}
const NO_PERMISSION_HELPS = /already|running|in progress|completed|too (?:old|many|long)|over a month|days? ago|expired|cannot be (?:retried|re-?run)|re-?runs?\b.*\b(?:limit|maximum)|maximum|disabled|archived|locked/i;
function isPermissionRefusal({ status, message }) {
    return status === 404 || (status === 403 && !NO_PERMISSION_HELPS.test(message));
}
function describeRefusal(problem, permission) {
    const isPermission = isPermissionRefusal(problem) && problem.isRateLimit !== true;
    return isPermission ? `${problem.message} (the token needs ${permission})` : problem.message;
}


/***/ }),

/***/ 16733:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ addTo; }
/* harmony export */ });
function addTo(lists, key, value) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [value]);
    else
        list.push(value);
}


/***/ }),

/***/ 36750:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: function() { return /* binding */ kindsOfSet; },
/* harmony export */   O2: function() { return /* binding */ SET_NAMES; },
/* harmony export */   RJ: function() { return /* binding */ TEST_FAILED; },
/* harmony export */   cF: function() { return /* binding */ transientKindsOfSets; }
/* harmony export */ });
/* unused harmony export isSetName */
const TEST_FAILED = 'external.build.test';
const TOOL_KINDS = {
    git: 'rate_limited* auth server_error* network* tls not_found unsafe_repository not_a_repository locked* conflict dirty hook_declined rejected diverged ref_not_found patch_failed nothing_to_commit identity no_space',
    npm: 'audit.critical audit.high audit.moderate audit.low auth not_found rate_limited* server_error* tls network* busy* integrity dependency_conflict no_version unsupported bad_package_json lockfile version_exists missing_script permission no_space missing_file script_failed usage',
    pip: 'auth rate_limited* server_error* tls integrity dependency_conflict unsupported managed_environment network* not_found missing_file bad_requirement build_failed no_space permission',
    docker: 'daemon_unavailable rate_limited* auth no_space missing_file not_found server_error* tls network* port_in_use conflict platform command_not_found build_failed killed daemon_error',
    curl: 'auth not_found rate_limited* server_error* http dns* connect* timeout* certificate network* tls redirects write read missing_file too_large usage',
    gh: 'rate_limited* forbidden auth not_found already_exists not_mergeable server_error* network* invalid not_a_repository checks_failing usage',
    yarn: 'auth not_found rate_limited* server_error* tls network* integrity lockfile no_version unsupported missing_script script_failed',
    pnpm: 'auth not_found rate_limited* server_error* network* integrity lockfile dependency_conflict no_version unsupported missing_script bad_package_json script_failed',
    apt: 'locked* permission mirror_sync* not_found auth rate_limited* server_error* signature network* dependency_conflict no_space install_failed usage',
    maven: 'rate_limited* server_error* auth tls network* integrity not_found rule_violated bad_pom goal_failed +compile +test',
    gradle: 'rate_limited* server_error* auth tls network* locked* daemon_lost* integrity not_found dependency_conflict bad_build task_failed +compile +test +lint',
    cargo: 'auth rate_limited* server_error* tls network* integrity lockfile not_found unsupported bad_manifest build_script_failed usage +link +compile +lint +test +format',
    go: 'integrity rate_limited* server_error* network* tls auth not_found modules unsupported +lint +test +compile',
    playwright: 'not_found server_error* network* missing_browser missing_dependencies unsupported +test',
    terraform: 'locked* rate_limited* server_error* network* auth not_found lockfile invalid already_exists initialise +compile',
    aws: 'rate_limited* server_error* network* auth forbidden not_found conflict invalid usage error',
    kubectl: 'not_configured auth forbidden tls network* unavailable* not_found conflict invalid missing_file rollout usage',
    runner: 'timeout lost* shutdown* no_space* out_of_memory* action_download* rate_limited* unavailable* network*',
    build: 'compile link test coverage types lint format findings dependency permission certificate quota missing conflict crash memory_limit error step_failed',
    pytest: '+test',
    jest: '+test',
    vitest: '+test',
    node: '+test',
    tsc: '+compile',
    eslint: '+lint',
    ruff: '+format +lint',
    mypy: '+types',
    gcc: '+link +compile',
    dotnet: '+compile +test',
};
function isSetName(name) {
    return name in TOOL_KINDS;
}
const SET_NAMES = Object.keys(TOOL_KINDS).filter(isSetName);
function kindsOfSet(set) {
    return listKindWords(set).map((word) => toToolKind(set, word));
}
function transientKindsOfSets() {
    return SET_NAMES.flatMap((set) => listKindWords(set)
        .filter((word) => word.endsWith('*'))
        .map((word) => toToolKind(set, word)));
}
function listKindWords(set) {
    return TOOL_KINDS[set].split(' ');
}
function toToolKind(set, word) {
    const name = word.replace('*', '');
    return name.startsWith('+') ? `external.build.${name.slice(1)}` : `external.${set}.${name}`;
}


/***/ }),

/***/ 86266:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yd: function() { return /* binding */ NOT_STARTED; },
/* harmony export */   dg: function() { return /* binding */ isTransient; },
/* harmony export */   r3: function() { return /* binding */ isRetryable; },
/* harmony export */   ty: function() { return /* binding */ TRANSIENT_KINDS; },
/* harmony export */   wK: function() { return /* binding */ neverStarted; }
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _tool_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36750);


const OF_THE_ENGINE = ['internal.timeout', 'provider.exhausted', 'internal.circuit_open'];
const TRANSIENT_KINDS = new Set([...OF_THE_ENGINE, ...(0,_tool_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .transientKindsOfSets */ .cF)()]);
function isTransient({ kind, details }) {
    for (const name of ['transient', 'retryable']) {
        const own = details[name];
        if (typeof own === 'boolean')
            return own;
    }
    return TRANSIENT_KINDS.has(kind);
}
const NOT_STARTED = [126, 127];
function neverStarted({ kind, details }) {
    if (kind !== 'internal.script_error')
        return false;
    const { exit_code: exitCode, signal = null, unread = false } = details;
    return NOT_STARTED.includes(exitCode) || (exitCode === null && signal === null && unread !== true);
}
function isRetryable(envelope, retryable = null) {
    const own = envelope.details['retryable'];
    if (typeof own === 'boolean')
        return own;
    if (retryable === null)
        return isTransient(envelope);
    return retryable.some((pattern) => (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .patternTakes */ .Hq)(pattern, envelope.kind));
}


/***/ }),

/***/ 93483:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_CASES: function() { return /* binding */ MAX_CASES; },
/* harmony export */   renderJunit: function() { return /* binding */ renderJunit; }
/* harmony export */ });
/* harmony import */ var _account_visit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13229);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53325);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16733);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);
/* harmony import */ var _text_xml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32185);
/* harmony import */ var _source_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17915);







const MAX_CASES = 5000;
const MAX_MESSAGE = 2000;
const MAX_TEXT = 8000;
const MAX_FLAKY = 20;
function renderJunit(input) {
    const { report } = input;
    const visits = report.account.visits.roots;
    const suites = [
        { name: report.graph.name, cases: rootCases(input, visits), hidden: 0 },
        ...visits.filter((visit) => visit.children.size > 0).map((visit) => groupSuite(visit, input)),
    ];
    const seconds = (report.result.execution.duration_ms / 1000).toFixed(3);
    const attributes = { name: report.graph.name, ...totals(suites.flatMap(({ cases }) => cases)), time: seconds };
    const written = suites.map((suite) => suiteXml(suite, report));
    return `<?xml version="1.0" encoding="UTF-8"?>\n${(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .xmlElement */ .E6)('testsuites', attributes, written)}\n`;
}
function totals(cases) {
    const having = (verdict) => cases.filter((testCase) => testCase.verdict === verdict).length;
    return { tests: cases.length, failures: having('failure'), errors: having('error'), skipped: having('skipped') };
}
function suiteXml({ name, cases, hidden }, report) {
    const seconds = cases.reduce((sum, testCase) => sum + testCase.seconds, 0);
    const { result } = report;
    const properties = Object.entries({
        outcome: result.outcome,
        exit_code: String(result.exit_code),
        run_id: result.run_id ?? '',
        ...(hidden > 0 ? { cases_not_listed: String(hidden) } : {}),
    }).map(([property, value]) => (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .xmlElement */ .E6)('property', { name: property, value }));
    const caseElements = cases.map(({ name: caseName, seconds: took, file, line, content }) => (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .xmlElement */ .E6)('testcase', { name: caseName, classname: name, time: took.toFixed(3), file, line }, content));
    const attributes = { name, ...totals(cases), time: seconds.toFixed(3) };
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .xmlElement */ .E6)('testsuite', attributes, [(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .xmlElement */ .E6)('properties', {}, properties), ...caseElements]);
}
function rootCases(input, visits) {
    const { report } = input;
    const members = new Set(report.graph.nodes.flatMap((node) => node.members));
    const steps = report.graph.nodes.filter((node) => !members.has(node.name));
    const byNode = new Map();
    for (const visit of visits)
        (0,_core_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .addTo */ .D)(byNode, visit.node, visit);
    const cases = steps.slice(0, MAX_CASES).map((node) => createCase(node.name, node, byNode.get(node.name) ?? [], input));
    const hasFailure = cases.some(({ verdict }) => verdict === 'failure' || verdict === 'error');
    return hasFailure || report.result.success || report.result.outcome === 'suspended'
        ? cases
        : [...cases, ...runCases(input)];
}
function runCases(input) {
    const { result } = input.report;
    const errors = result.errors.length === 0 ? [null] : result.errors.slice(0, 200);
    return errors.map((error) => {
        const message = error?.message ?? result.error ?? `The run ended as ${result.outcome}`;
        const place = { file: (0,_source_link_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeFile */ .N$)(error?.file ?? result.workflow.file, input), line: error?.line ?? null };
        const content = [problem('error', error?.kind ?? result.outcome, message)];
        return { name: error?.kind ?? 'workflow', seconds: 0, verdict: 'error', ...place, content };
    });
}
function createCase(name, node, visits, input) {
    const file = node === undefined ? null : (0,_source_link_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeFile */ .N$)(node.position.file, input);
    const place = { file, line: node?.position.line ?? null };
    const last = visits.at(-1);
    if (last === undefined)
        return { name, seconds: 0, ...place, ...createSkipped('not executed') };
    const earlier = visits.slice(0, -1).flatMap(_account_visit_js__WEBPACK_IMPORTED_MODULE_5__/* .listFailures */ .As);
    const seconds = visits.reduce((sum, visit) => sum + (0,_account_visit_js__WEBPACK_IMPORTED_MODULE_5__/* .getVisitEnd */ .ZZ)(visit, input.report.account.lastAt) - (0,_account_visit_js__WEBPACK_IMPORTED_MODULE_5__/* .getVisitStart */ .Gb)(visit), 0) /
        1000;
    return { ...toCaseVerdict(last, earlier, place, input), name, seconds, ...place };
}
function toCaseName(visit) {
    if (visit.item === null)
        return visit.visit > 1 ? `${visit.node} (visit ${visit.visit})` : visit.node;
    return `${visit.node}[${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(visit.item.key === '' ? String(visit.item.index) : visit.item.key, 200)}]`;
}
function toCaseVerdict(visit, earlier, place, input) {
    const failures = [...earlier, ...(0,_account_visit_js__WEBPACK_IMPORTED_MODULE_5__/* .listFailures */ .As)(visit)];
    switch ((0,_account_visit_js__WEBPACK_IMPORTED_MODULE_5__/* .getVisitState */ .jw)(visit)) {
        case 'failed': {
            const last = failures.at(-1);
            if (last === undefined)
                break;
            const name = last.typed ? 'failure' : 'error';
            const rest = failures.slice(0, -1).map((failure) => repeatedFailure('rerunFailure', failure, place));
            return { verdict: name, content: [renderProblem(name, last, place, input), ...rest.slice(-MAX_FLAKY)] };
        }
        case 'terminated-failed': {
            const reason = visit.termination?.reason ?? '';
            return { verdict: 'failure', content: [problem('failure', 'terminated', reason)] };
        }
        case 'open': {
            const message = 'The run ended before this node did';
            return { verdict: 'error', content: [problem('error', 'internal.cancelled', message)] };
        }
        case 'waiting':
            return createSkipped('waits for an answer');
        default:
    }
    const flaky = failures.slice(-MAX_FLAKY).map((failure) => repeatedFailure('flakyFailure', failure, place));
    return { verdict: 'passed', content: flaky };
}
function createSkipped(message) {
    return { verdict: 'skipped', content: [(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .xmlElement */ .E6)('skipped', { message })] };
}
function problem(name, type, message, text = message) {
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .xmlElement */ .E6)(name, { message: (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(message, MAX_MESSAGE), type }, (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(text), MAX_TEXT));
}
function renderProblem(name, failure, place, input) {
    const { envelope, stderr_tail: stderrTail } = failure;
    const parts = [`${envelope.kind}: ${envelope.message}`, ...trace(failure, place, input)];
    if (Object.keys(envelope.details).length > 0)
        parts.push('', (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(envelope.details, 2), 4000));
    if (stderrTail.trim() !== '')
        parts.push('', stderrTail);
    return problem(name, envelope.kind, envelope.message, parts.join('\n'));
}
function trace(failure, place, input) {
    const placed = failure.frames.filter(({ file }) => file !== _core_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_FILE */ .tW);
    return placed.slice(0, 20).map((frame) => {
        const file = (0,_source_link_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeFile */ .N$)(frame.file, input) ?? frame.file;
        const node = input.report.graph.nodes.find(({ name, position }) => name === frame.node && position.file === frame.file);
        const line = file === place.file ? place.line : node?.position.line;
        const from = [...file.split('/').slice(0, -1), `Node ${frame.node}`].join('.');
        return `at ${from}(${file.split('/').at(-1)}:${line ?? 1})`;
    });
}
function repeatedFailure(name, failure, place) {
    const { envelope, stderr_tail: stderrTail } = failure;
    const at = place.file === null ? '' : `\n${place.file}:${place.line ?? 1}`;
    const text = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(`${envelope.kind}: ${envelope.message}${at}`), MAX_MESSAGE);
    const streams = stderrTail.trim() === '' ? [] : [(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .xmlElement */ .E6)('system-err', {}, (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(stderrTail), MAX_TEXT))];
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .xmlElement */ .E6)(name, { message: (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(envelope.message, MAX_MESSAGE), type: envelope.kind }, [
        (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .xmlElement */ .E6)('stackTrace', {}, text),
        ...streams,
    ]);
}
function limitVisits(visits) {
    if (visits.length <= MAX_CASES)
        return visits;
    const bad = visits.filter((visit) => (0,_account_visit_js__WEBPACK_IMPORTED_MODULE_5__/* .getVisitState */ .jw)(visit) === 'failed' || (0,_account_visit_js__WEBPACK_IMPORTED_MODULE_5__/* .getVisitState */ .jw)(visit) === 'open');
    const chosen = new Set([...new Set([...bad, ...visits])].slice(0, MAX_CASES));
    return visits.filter((visit) => chosen.has(visit));
}
function groupSuite(visit, input) {
    const nodes = new Map(input.report.graph.nodes.map((node) => [node.name, node]));
    const shown = limitVisits([...visit.children]);
    const name = `${input.report.graph.name} › ${visit.node}${visit.visit > 1 ? ` (visit ${visit.visit})` : ''}`;
    const cases = shown.map((child) => createCase(toCaseName(child), nodes.get(child.node), [child], input));
    return { name, cases, hidden: visit.childrenTotal - shown.length };
}


/***/ }),

/***/ 17915:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: function() { return /* binding */ shortCommit; },
/* harmony export */   N$: function() { return /* binding */ relativeFile; },
/* harmony export */   _o: function() { return /* binding */ sourceLink; }
/* harmony export */ });
/* unused harmony export linkedPlace */
/* harmony import */ var _account_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52015);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8891);


function sourceLink({ file, line }, github) {
    if (github === null)
        return null;
    const base = github.run_url.split('/actions/')[0] ?? '';
    if ((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .linkTarget */ .Cm)(base) === null || shortCommit(github) === null)
        return null;
    if (file.startsWith('/') || file.includes('\\') || file.split('/').includes('..'))
        return null;
    const path = file
        .split('/')
        .map(encodeURIComponent)
        .join('/')
        .replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .linkTarget */ .Cm)(`${base}/blob/${github.sha}/${path}${line === null ? '' : `#L${line}`}`);
}
function shortCommit({ sha }) {
    return /^[0-9a-f]{7,64}$/i.test(sha) ? sha.slice(0, 12) : null;
}
function linkedPlace(place, github, show) {
    const text = show(formatPlace(place));
    const link = 'isOutside' in place && place.isOutside ? null : sourceLink(place, github);
    return link === null ? text : `[${text}](${link})`;
}
function relativeFile(file, { toRelative }) {
    return toRelative === undefined ? file.replaceAll('\\', '/') : toRelative(file);
}


/***/ }),

/***/ 32185:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: function() { return /* binding */ xmlElement; }
/* harmony export */ });
/* unused harmony exports xmlText, xmlAttribute */
/* harmony import */ var _terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31160);

const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '\t': '&#9;',
    '\n': '&#10;',
    '\r': '&#13;',
};
function writable(text) {
    return (0,_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .ES)(text).replace(FORBIDDEN, '');
}
function xmlText(text) {
    return writable(text).replace(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign);
}
function xmlAttribute(text) {
    return writable(text).replace(/[&<>"\t\n\r]/g, (sign) => ENTITIES[sign] ?? sign);
}
function xmlElement(name, attributes, content = []) {
    const written = Object.entries(attributes)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([key, value]) => ` ${key}="${xmlAttribute(String(value))}"`)
        .join('');
    if (typeof content === 'string')
        return `<${name}${written}>${xmlText(content)}</${name}>`;
    if (content.length === 0)
        return `<${name}${written}/>`;
    return `<${name}${written}>\n${content.join('\n')}\n</${name}>`;
}


/***/ })

};
;