"use strict";
exports.id = 6545;
exports.ids = [6545];
exports.modules = {

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

/***/ 16502:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createSarif: function() { return /* binding */ createSarif; },
/* harmony export */   renderSarif: function() { return /* binding */ renderSarif; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _account_advice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7496);
/* harmony import */ var _account_diagnosis_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52015);
/* harmony import */ var _account_error_details_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78003);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53325);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45979);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31160);
/* harmony import */ var _source_link_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17915);









const MAX_RESULTS = 5000;
const MAX_MESSAGE = 8000;
const HOME = 'https://github.com/conductor-action/conductor-action';
const RANK = { error: 0, warning: 1, note: 2 };
function renderSarif(input) {
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(createSarif(input), 2)}\n`;
}
function createSarif(input) {
    const { report } = input;
    const shown = [...createSarifEntries(input)].sort((a, b) => RANK[a.level] - RANK[b.level]).slice(0, MAX_RESULTS);
    const kinds = [...new Set(shown.map((entry) => entry.kind))];
    return {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'conductor-action',
                        informationUri: HOME,
                        rules: kinds.map((kind) => createSarifRule(kind, shown)),
                    },
                },
                automationDetails: { id: `conductor/${report.graph.name}/` },
                invocations: [{ executionSuccessful: report.result.success, exitCode: report.result.exit_code }],
                columnKind: 'utf16CodeUnits',
                results: shown.map((entry) => createSarifResult(entry, kinds.indexOf(entry.kind))),
            },
        ],
    };
}
function createSarifRule(kind, entries) {
    const words = kind.split(/[._]/);
    const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
    const level = entries.find((entry) => entry.kind === kind)?.level ?? 'error';
    const help = (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .isEngineKind */ .Dj)(kind)
        ? (0,_account_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .generalAdvice */ .th)(kind)
        : 'Route this kind with `on_error` to retry, repair or recover, or fix what raises it.';
    return {
        id: kind,
        name,
        shortDescription: { text: `A node raised ${kind}` },
        fullDescription: { text: `The run ended because no route handled ${kind}.` },
        help: { text: help, markdown: help },
        defaultConfiguration: { level },
        properties: { tags: ['conductor', kind.split('.')[0] ?? kind] },
    };
}
function createSarifResult(entry, ruleIndex) {
    const { uri } = entry;
    return {
        ruleId: entry.kind,
        ruleIndex,
        level: entry.level,
        message: { text: entry.message },
        locations: [
            {
                ...(uri === null
                    ? {}
                    : { physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region: entry.region } }),
                logicalLocations: [{ name: entry.node === '' ? 'workflow' : entry.node, kind: 'member' }],
            },
        ],
        partialFingerprints: { 'conductorError/v1': fingerprint(entry) },
        properties: entry.properties,
    };
}
function fingerprint({ kind, node, uri, message }) {
    const stable = [kind, node, uri ?? '', message.replace(/\d+/g, '0')].join('\n');
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(stable).digest('hex').slice(0, 32);
}
function createSarifEntries(input) {
    return (0,_account_error_details_js__WEBPACK_IMPORTED_MODULE_3__/* .leadingErrors */ .Eq)(input.report.result.errors).flatMap((reported) => {
        const error = (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnoseError */ .x2)(reported, (file) => (0,_source_link_js__WEBPACK_IMPORTED_MODULE_7__/* .relativeFile */ .N$)(file, input));
        const base = basePlace(error, input);
        const own = {
            kind: error.kind,
            node: error.node ?? '',
            level: 'error',
            message: text([(0,_account_error_details_js__WEBPACK_IMPORTED_MODULE_3__/* .prefixTitle */ .H1)(error.details, error.message), outside(error.named), error.hint]),
            ...(toSarifPlace(error.named) ?? base),
            properties: { attempts: error.attempts, workflow: input.report.graph.name },
        };
        const more = error.problems.slice(0, MAX_RESULTS).map(({ level, message, place }) => {
            const full = text([message, outside(place)]);
            return { ...own, level: level === 'notice' ? 'note' : level, message: full, ...(toSarifPlace(place) ?? base) };
        });
        return [own, ...more];
    });
}
function text(parts) {
    const joined = parts.filter((part) => part !== null && part.trim() !== '').join('\n');
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cut */ .Jj)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plainText */ .wh)(joined), MAX_MESSAGE) || 'No message';
}
function basePlace({ raisedAt }, input) {
    const { file } = input.report.graph;
    if (file === _core_finding_js__WEBPACK_IMPORTED_MODULE_8__/* .NO_FILE */ .tW)
        return { uri: null, region: { startLine: 1 } };
    const named = (0,_source_link_js__WEBPACK_IMPORTED_MODULE_7__/* .relativeFile */ .N$)(raisedAt?.file ?? file, input) ?? (0,_source_link_js__WEBPACK_IMPORTED_MODULE_7__/* .relativeFile */ .N$)(file, input) ?? 'workflow.yaml';
    return toSarifLocation(named, raisedAt?.line ?? null, undefined, raisedAt?.column ?? undefined);
}
function toSarifPlace(named) {
    return named === null || named.isOutside ? null : toSarifLocation(named.file, named.line, named.endLine, named.column);
}
function toSarifLocation(file, line, endLine, startColumn) {
    const end = endLine === undefined ? {} : { endLine };
    return {
        uri: toRelativeUri(file),
        region: { startLine: line ?? 1, ...end, ...(startColumn === undefined ? {} : { startColumn }) },
    };
}
function outside(named) {
    return named?.isOutside === true ? `In ${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)((0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlace */ .dE)(named), 300)}` : null;
}
function toRelativeUri(path) {
    const segments = path
        .replaceAll('\\', '/')
        .replace(/^(?:\.?\/)+/, '')
        .split('/');
    return segments.map((segment) => encodeURIComponent((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .wellFormed */ .ES)(segment))).join('/');
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