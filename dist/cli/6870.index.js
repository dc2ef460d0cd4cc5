"use strict";
exports.id = 6870;
exports.ids = [6870];
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

/***/ 3711:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: function() { return /* binding */ typeLabel; },
/* harmony export */   Om: function() { return /* binding */ dot; },
/* harmony export */   T8: function() { return /* binding */ wholeMermaid; },
/* harmony export */   wj: function() { return /* binding */ withFinally; }
/* harmony export */ });
/* unused harmony export mermaid */
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99448);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);


const MAX_CHARS = 50_000;
const MAX_EDGES = 500;
const END = '$end';
const START = '$start';
const CLASSES = {
    completed: 'fill:#1a7f37,stroke:#116329,color:#ffffff',
    failed: 'fill:#cf222e,stroke:#82071e,color:#ffffff',
    recovered: 'fill:#bf8700,stroke:#7d4e00,color:#ffffff',
    running: 'fill:#0969da,stroke:#0550ae,color:#ffffff',
    waiting: 'fill:#8250df,stroke:#6639ba,color:#ffffff',
    skipped: 'fill:transparent,stroke:#8c959f,color:#8c959f,stroke-dasharray:3 3',
};
const CLASS_OF = {
    completed: 'completed',
    recovered: 'recovered',
    tolerated: 'recovered',
    handled: 'recovered',
    failed: 'failed',
    open: 'running',
    waiting: 'waiting',
    skipped: 'skipped',
    'terminated-success': 'completed',
    'terminated-failed': 'failed',
};
function wholeMermaid(graph) {
    return draw(withFinally(graph), new Map());
}
function mermaid(graph, state = new Map(), path = [], maxEdges = MAX_EDGES) {
    const own = graph.edges.filter(({ route }) => route?.startsWith('error_routes[') !== true);
    for (const drawn of [withFinally(graph), withFinally({ ...graph, edges: own })]) {
        if (drawn.edges.length >= maxEdges)
            continue;
        const whole = draw(drawn, state);
        if (whole.length <= MAX_CHARS)
            return whole;
    }
    for (let steps = Math.min(path.length, maxEdges - 1); steps > 0; steps = Math.floor(steps / 2)) {
        const partly = draw(pathGraph(graph, path, steps), state);
        if (partly.length <= MAX_CHARS)
            return partly;
    }
    return `flowchart TD\n  n0["${label(cut(graph.name, 100))}: too large to draw"]\n`;
}
function withFinally(graph) {
    const steps = graph.finallySteps ?? [];
    const chain = steps.map((to, index) => {
        return { from: steps[index - 1] ?? END, to, label: index === 0 ? 'finally' : '', kind: 'success' };
    });
    return { ...graph, edges: [...graph.edges.filter(({ from }) => !steps.includes(from)), ...chain] };
}
const SHAPES = {
    box: { mermaid: ['[', ']'], dot: '' },
    round: { mermaid: ['(', ')'], dot: '' },
    hexagon: { mermaid: ['{{', '}}'], dot: ' [shape=hexagon]' },
    oval: { mermaid: ['([', '])'], dot: ' [shape=oval]' },
    frame: { mermaid: ['[[', ']]'], dot: ' [shape=component]' },
};
function typeLabel({ type, status }) {
    return status === undefined ? type : `${type} · ${status}`;
}
function toMermaidShape({ type }) {
    return SHAPES[(0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .stepType */ .Nn)(type)?.shape ?? 'box'];
}
function outline({ nodes }) {
    const byName = new Map(nodes.map((node) => [node.name, node]));
    const inside = new Set(nodes.flatMap(({ members }) => members));
    return nodes
        .filter(({ name }) => !inside.has(name))
        .map((node) => ({ node, members: node.members.map((name) => byName.get(name) ?? { ...node, name, type: '' }) }));
}
function showsEnd({ edges }) {
    return edges.some(({ from, to }) => from === END || to === END);
}
function draw(graph, state) {
    const ids = new Map();
    const toMermaidId = (name) => {
        const id = ids.get(name) ?? `n${ids.size}`;
        ids.set(name, id);
        return id;
    };
    const box = (node) => {
        const [open, close] = toMermaidShape(node).mermaid;
        const more = node.status === undefined ? '' : `<br/>${typeLabel(node)}`;
        return `${toMermaidId(node.name)}${open}"${label(node.name)}${more}"${close}`;
    };
    const lines = ['flowchart TD', `  ${toMermaidId(START)}((" "))`];
    for (const { node, members } of outline(graph)) {
        if (members.length === 0)
            lines.push(`  ${box(node)}`);
        else {
            lines.push(`  subgraph ${toMermaidId(node.name)}["${label(node.name)} (${label(node.type)})"]`);
            lines.push(...members.map((member) => `    ${box(member)}`), '  end');
        }
    }
    if (showsEnd(graph))
        lines.push(`  ${toMermaidId(END)}(("end"))`);
    lines.push(`  ${toMermaidId(START)} --> ${toMermaidId(graph.entry)}`);
    for (const edge of graph.edges)
        lines.push(edgeLine(edge, toMermaidId));
    return `${[...lines, ...classLines(state, ids)].join('\n')}\n`;
}
function edgeLine(edge, idOf) {
    const arrow = edge.kind === 'error' ? '-.->' : '-->';
    const text = edge.label === '' ? '' : `|"${label(edge.label)}"|`;
    return `  ${idOf(edge.from)} ${arrow}${text} ${idOf(edge.to)}`;
}
function classLines(state, ids) {
    const lines = [];
    for (const [name, style] of Object.entries(CLASSES)) {
        const members = [...ids].flatMap(([node, id]) => {
            const known = state.get(node);
            return known !== undefined && CLASS_OF[known] === name ? [id] : [];
        });
        if (members.length > 0)
            lines.push(`  classDef ${name} ${style}`, `  class ${members.join(',')} ${name}`);
    }
    return lines;
}
function pathGraph(graph, path, steps) {
    const half = Math.ceil(steps / 2);
    const gap = `… ${path.length - steps} more steps …`;
    const shown = path.length <= steps ? path : [...path.slice(0, half), gap, ...path.slice(path.length - (steps - half))];
    const names = new Set(shown);
    const edges = new Map();
    for (const [index, to] of shown.entries()) {
        const from = shown[index - 1];
        if (from === undefined)
            continue;
        const known = graph.edges.find((edge) => edge.from === from && edge.to === to);
        edges.set(`${from}\n${to}`, known ?? { from, to, label: '', kind: 'success' });
    }
    const nodes = graph.nodes.filter((node) => names.has(node.name)).map((node) => ({ ...node, members: [] }));
    const position = { file: graph.file, line: 1 };
    const filler = names.has(gap) ? [{ name: gap, type: 'gap', position, members: [], child: null }] : [];
    return { ...graph, entry: shown[0] ?? graph.entry, nodes: [...nodes, ...filler], edges: [...edges.values()] };
}
function label(text) {
    const line = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, 120);
    return line.replace(/[^\p{L}\p{N} _.,:/$…-]/gu, (sign) => `#${sign.codePointAt(0)};`);
}
function dot(workflow) {
    const graph = withFinally(workflow);
    const byName = new Map(graph.nodes.map((node) => [node.name, node]));
    const box = (node) => {
        const { dot: shape } = toMermaidShape(node);
        if (node.status === undefined)
            return `${dotText(node.name)}${shape}`;
        return `${dotText(node.name)} [shape=oval, label=${dotText(`${node.name} (${typeLabel(node)})`)}]`;
    };
    const lines = [
        `digraph ${dotText(graph.name)} {`,
        '  compound=true',
        '  node [shape=box, style=rounded]',
        '  "$start" [shape=point]',
    ];
    for (const { node, members } of outline(graph)) {
        if (members.length === 0)
            lines.push(`  ${box(node)}`);
        else {
            lines.push(`  subgraph ${dotText(`cluster_${node.name}`)} {`);
            lines.push(`    label=${dotText(`${node.name} (${node.type})`)}`, ...members.map((member) => `    ${box(member)}`), '  }');
        }
    }
    if (showsEnd(graph))
        lines.push('  "$end" [label="end", shape=doublecircle]');
    lines.push(dotEdge({ from: START, to: graph.entry, label: '', kind: 'success' }, byName));
    for (const edge of graph.edges)
        lines.push(dotEdge(edge, byName));
    return `${[...lines, '}'].join('\n')}\n`;
}
function dotEdge(edge, byName) {
    const from = byName.get(edge.from)?.members.at(-1);
    const to = byName.get(edge.to)?.members[0];
    const attributes = [
        ...(edge.label === '' ? [] : [`label=${dotText(edge.label)}`]),
        ...(edge.kind === 'error' ? ['style=dotted', 'color=red'] : []),
        ...(from === undefined ? [] : [`ltail=${dotText(`cluster_${edge.from}`)}`]),
        ...(to === undefined ? [] : [`lhead=${dotText(`cluster_${edge.to}`)}`]),
    ];
    const tail = attributes.length === 0 ? '' : ` [${attributes.join(', ')}]`;
    return `  ${dotText(from ?? edge.from)} -> ${dotText(to ?? edge.to)}${tail}`;
}
function dotText(text) {
    return `"${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, 200).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
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


/***/ })

};
;