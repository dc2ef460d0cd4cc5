"use strict";
exports.id = 2879;
exports.ids = [2879];
exports.modules = {

/***/ 17367:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: function() { return /* binding */ listGitFiles; },
/* harmony export */   VC: function() { return /* binding */ readRemoteOrigin; },
/* harmony export */   xh: function() { return /* binding */ openGitTree; }
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);
/* harmony import */ var _process_locate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42135);




const MAX_BYTES = 64 * 1024 * 1024;
function openGitTree(ref, cwd, env) {
    if (ref.startsWith('-'))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`${JSON.stringify(ref)} is not a ref`);
    const git = createGit(cwd, env);
    if (git === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)('git is needed to read a ref, and it was not found');
    const top = git(['rev-parse', '--show-toplevel']);
    if (top.status !== 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`${cwd} is not inside a git repository`);
    const commit = git(['rev-parse', '--verify', '--quiet', `${ref}^{tree}`]);
    if (commit.status !== 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)(`there is no ref ${JSON.stringify(ref)} in this repository`);
    const tree = commit.stdout.toString('utf8').trim();
    const root = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(top.stdout.toString('utf8').replace(/\r?\n$/, ''));
    const read = (file) => {
        const name = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, file).split((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)).join('/');
        if (name.includes('\n'))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-not-found' });
        return parseBlob(git(['cat-file', '--batch', '--follow-symlinks'], `${tree}:${name}\n`));
    };
    const reader = { read, realpath: (file) => node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(file) };
    const locate = (name) => node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(/^\.\.?[\\/]/.test(name) ? cwd : root, name);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ root, reader, locate });
}
function parseBlob({ status, stdout, stderr, error }) {
    const problem = error?.message ?? (status === 0 ? null : stderr.toString('utf8').trim().split('\n', 1).join(''));
    if (problem !== null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-unreadable', message: problem });
    const lineEnd = stdout.indexOf(0x0a);
    const [, type, size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(stdout.subarray(0, lineEnd).toString('utf8')) ?? [];
    if (type === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-not-found' });
    if (type !== 'blob')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'not-a-file' });
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(stdout.subarray(lineEnd + 1, lineEnd + 1 + Number(size)));
}
function readRemoteOrigin(cwd, env) {
    const asked = createGit(cwd, env)?.(['config', '--get', 'remote.origin.url']);
    return asked?.status === 0 ? asked.stdout.toString('utf8').trim() : null;
}
function listGitFiles(folder) {
    const listing = ['-c', 'core.fsmonitor=false', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const present = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    const asked = createGit(folder, Object.fromEntries(present))?.(listing);
    if (asked?.status !== 0)
        return null;
    return [...new Set(asked.stdout.toString('utf8').split('\0'))].filter((file) => file !== '');
}
function createGit(cwd, env) {
    const program = new _process_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandLocator */ .gl().locate('git', cwd, env);
    if (!program.ok)
        return null;
    return (args, input = '') => (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program.value, args, { cwd, env, input, maxBuffer: MAX_BYTES, windowsHide: true });
}


/***/ }),

/***/ 1633:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: function() { return /* binding */ findStepsOnEveryPath; },
/* harmony export */   Ex: function() { return /* binding */ isTarget; },
/* harmony export */   Js: function() { return /* binding */ listByEnd; },
/* harmony export */   RN: function() { return /* binding */ listReachableSteps; },
/* harmony export */   Re: function() { return /* binding */ optionsDecide; },
/* harmony export */   XT: function() { return /* binding */ getGraph; },
/* harmony export */   mj: function() { return /* binding */ canReenter; },
/* harmony export */   nJ: function() { return /* binding */ createDominators; },
/* harmony export */   xh: function() { return /* binding */ walkStepsAfter; }
/* harmony export */ });
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56461);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57280);



function handlesEverything({ on_error: kinds, when, retry }) {
    return kinds !== undefined && when === undefined && retry === undefined && (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .toKindPatterns */ .bn)(kinds).includes('*');
}
const getGraph = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .memoize */ .Bj)(buildGraph);
function buildGraph(workflow) {
    const edges = new Map();
    const members = new Map();
    for (const [name, step] of workflow.steps) {
        edges.set(name, listEdges(name, step));
        if (step.type === 'parallel')
            members.set(name, step.agents);
    }
    const shared = (workflow.settings.error_routes ?? []).map((route, index) => {
        const edge = { via: 'shared-error', route: `error_routes[${index}]`, ...describeEdge(route) };
        return { edge, to: route.to, isLast: handlesEverything(route) };
    });
    const entry = workflow.settings.entry_point;
    const targets = new Set([entry, ...[...edges.values(), shared].flat().map(({ to }) => to)]);
    for (const name of [...members.values()].flat().filter((member) => !targets.has(member))) {
        const withoutEnd = (edges.get(name) ?? []).filter(({ via }) => via !== 'implicit-end');
        edges.set(name, withoutEnd);
    }
    const seesSharedRoutes = (name) => {
        const step = workflow.steps.get(name);
        return step !== undefined && step.type !== 'terminate' && step.routes?.some(handlesEverything) !== true;
    };
    const sharedEdges = (from) => {
        const followed = [];
        for (const { edge, to, isLast } of seesSharedRoutes(from) ? shared : []) {
            if (to === from)
                continue;
            if (to !== undefined)
                followed.push({ ...edge, from, to });
            if (isLast)
                break;
        }
        return followed;
    };
    const leadsTo = (name, handler) => [...(edges.get(name) ?? []), ...sharedEdges(name)].some(({ to, via }) => to === handler && (via === 'error' || via === 'shared-error'));
    for (const [handler, targets] of edges) {
        if (!targets.some(({ to }) => to === _model_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILED */ .Wk))
            continue;
        const failing = [...edges.keys()].filter((name) => leadsTo(name, handler));
        edges.set(handler, targets.flatMap((edge) => (edge.to === _model_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILED */ .Wk ? failing.map((to) => ({ ...edge, to })) : [edge])));
    }
    return {
        entry,
        edges,
        members,
        finallySteps: (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listFinallySteps */ .hf)(workflow),
        successors: (name) => {
            const ownEdges = edges.get(name) ?? [];
            return shared.length === 0 ? ownEdges : [...ownEdges, ...sharedEdges(name)];
        },
        seesSharedRoutes,
    };
}
function describeEdge({ on_error: given, when = '', output }) {
    const kinds = given === undefined ? [] : (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .toKindPatterns */ .bn)(given);
    return { label: given === undefined ? when : kinds.join(', '), kinds, ownOutput: output !== undefined };
}
function listEdges(from, step) {
    if (step.type === 'terminate')
        return [];
    const edges = [];
    const add = (to, via, route, look) => {
        const { label, kinds, ownOutput } = typeof look === 'string' ? { label: look, kinds: [], ownOutput: false } : look;
        if (to !== undefined)
            edges.push({ from, to, via, route, label, kinds, ownOutput });
    };
    if (step.type === 'human_gate')
        for (const { route, label } of step.options)
            add(route, 'option', 'options', label);
    if (step.type === 'questions' && step.allow_abort === true)
        add(step.abort_route ?? _model_js__WEBPACK_IMPORTED_MODULE_1__/* .END */ .Kp, 'option', '', 'abort');
    const routes = (step.routes ?? []).map((route, index) => ({
        route,
        name: `routes[${index}]`,
        look: describeEdge(route),
    }));
    const isDecided = step.type === 'human_gate' && optionsDecide(step);
    if (!isDecided && routes.length === 0)
        add(_model_js__WEBPACK_IMPORTED_MODULE_1__/* .END */ .Kp, 'implicit-end', '', '');
    for (const { route, name, look } of isDecided ? [] : routes) {
        if (route.on_error !== undefined)
            continue;
        add(route.to, 'success', name, look);
        if (route.when === undefined)
            break;
    }
    for (const { route, name, look } of routes) {
        if (route.on_error === undefined)
            continue;
        if (route.to === undefined)
            add(route.retry?.from, 'retry', name, { ...look, ownOutput: false });
        else
            add(route.to, 'error', name, look);
        if (handlesEverything(route))
            break;
    }
    return edges;
}
function optionsDecide({ options, routes }) {
    return options.every((option) => option.route !== undefined) && !routes?.some((route) => route.recover !== undefined);
}
function* walkStepsAfter(workflow, from) {
    const graph = getGraph(workflow);
    const seen = new Set([from]);
    for (const name of seen) {
        yield name;
        for (const { to, via } of graph.successors(name))
            if (via !== 'retry')
                seen.add(to);
    }
}
function canReenter(workflow, from, step) {
    return [...walkStepsAfter(workflow, from)].includes(step);
}
function isTarget(graph, step) {
    const leadsThere = (name) => graph.successors(name).some(({ to }) => to === step);
    return graph.entry === step || [...graph.edges.keys()].some(leadsThere);
}
function listReachableSteps(graph) {
    const open = new Set([graph.entry, ...graph.finallySteps]);
    for (const name of open)
        for (const { to } of graph.successors(name))
            open.add(to);
    return new Set([...open].flatMap((name) => [name, ...(graph.members.get(name) ?? [])]));
}
function findStepsOnEveryPath(workflow, graph) {
    const exit = ' exit';
    const next = (name) => {
        const step = workflow.steps.get(name);
        if (step?.type === 'terminate')
            return step.output_template === undefined ? [exit] : [];
        return graph.successors(name).flatMap(({ to, ownOutput }) => (to !== _model_js__WEBPACK_IMPORTED_MODULE_1__/* .END */ .Kp ? [to] : ownOutput ? [] : [exit]));
    };
    return createDominators(graph.entry, next)(exit);
}
function createDominators(entry, next) {
    const order = listByEnd([entry], next).reverse();
    const ranks = new Map(order.map((name, rank) => [name, rank]));
    const before = new Map();
    for (const [rank, name] of order.entries())
        for (const to of next(name))
            (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .DN)(before, ranks.get(to) ?? 0, rank);
    const parents = [0];
    const meet = (a, b) => {
        let [low, high] = [a, b];
        while (low !== high) {
            if (low > high)
                low = parents[low] ?? 0;
            else
                high = parents[high] ?? 0;
        }
        return low;
    };
    for (let isChanged = true; isChanged;) {
        isChanged = false;
        for (let rank = 1; rank < order.length; rank++) {
            const visited = (before.get(rank) ?? []).filter((each) => parents[each] !== undefined);
            const parent = visited.reduce(meet, visited[0] ?? 0);
            isChanged ||= parents[rank] !== parent;
            parents[rank] = parent;
        }
    }
    return (node) => {
        const dominators = new Set();
        for (let rank = ranks.get(node); rank !== undefined; rank = rank === 0 ? undefined : parents[rank])
            dominators.add(order[rank] ?? '');
        return dominators.size === 0 ? null : dominators;
    };
}
function listByEnd(starts, next) {
    const ended = [];
    const seen = new Set();
    for (const start of starts) {
        const open = seen.has(start) ? [] : [{ name: start, targets: next(start).values() }];
        seen.add(start);
        for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
            const { value: to, done } = last.targets.next();
            if (done === true)
                ended.push(open.pop()?.name ?? '');
            else if (!seen.has(to)) {
                seen.add(to);
                open.push({ name: to, targets: next(to).values() });
            }
        }
    }
    return ended;
}


/***/ }),

/***/ 57280:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: function() { return /* binding */ getInputList; },
/* harmony export */   Bn: function() { return /* binding */ listRoutes; },
/* harmony export */   Dd: function() { return /* binding */ mapMembersToGroups; },
/* harmony export */   Dl: function() { return /* binding */ listWorkflows; },
/* harmony export */   IZ: function() { return /* binding */ isGroup; },
/* harmony export */   Kp: function() { return /* binding */ END; },
/* harmony export */   NB: function() { return /* binding */ isMember; },
/* harmony export */   ND: function() { return /* binding */ getMaxIterations; },
/* harmony export */   RR: function() { return /* binding */ raisesItself; },
/* harmony export */   Wk: function() { return /* binding */ FAILED; },
/* harmony export */   aG: function() { return /* binding */ listGateShapes; },
/* harmony export */   b4: function() { return /* binding */ collectSites; },
/* harmony export */   ce: function() { return /* binding */ isReservedName; },
/* harmony export */   cx: function() { return /* binding */ seesEverything; },
/* harmony export */   hf: function() { return /* binding */ listFinallySteps; },
/* harmony export */   ht: function() { return /* binding */ countsForMembers; },
/* harmony export */   kP: function() { return /* binding */ listActions; },
/* harmony export */   me: function() { return /* binding */ listMemberLabels; },
/* harmony export */   ow: function() { return /* binding */ getConcurrency; },
/* harmony export */   pl: function() { return /* binding */ STREAM_FIELDS; },
/* harmony export */   t8: function() { return /* binding */ isScriptSite; },
/* harmony export */   uN: function() { return /* binding */ getTimeout; },
/* harmony export */   wq: function() { return /* binding */ listAllRoutes; },
/* harmony export */   xZ: function() { return /* binding */ listVariants; },
/* harmony export */   zb: function() { return /* binding */ seesAllInputs; }
/* harmony export */ });
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56461);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99448);
/* harmony import */ var _source_generated_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32224);



const STREAM_FIELDS = ['stdout', 'stderr', 'exit_code', 'stdout_truncated', 'stderr_truncated'];
const END = '$end';
const FAILED = '$failed';
function listWorkflows(root) {
    const byFile = new Map();
    for (const workflow of listVariants(root))
        if (!byFile.has(workflow.file))
            byFile.set(workflow.file, workflow);
    return [...byFile.values()];
}
function listVariants(root) {
    const variants = new Set([root]);
    for (const workflow of variants)
        for (const child of workflow.children.values())
            variants.add(child);
    return [...variants];
}
function isGroup(step) {
    return step.type === 'parallel' || step.type === 'for_each';
}
function isMember(step) {
    return Object.hasOwn(_source_generated_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .UNIONS */ .xK.member, step.type);
}
function raisesItself(step) {
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .STEP_TYPES */ .FU[step.type].does === 'work';
}
function getTimeout(step) {
    if ('timeout' in step && step.timeout !== undefined)
        return { field: 'timeout', seconds: typeof step.timeout === 'number' ? step.timeout : null };
    if ('timeout_seconds' in step && step.timeout_seconds !== undefined)
        return { field: 'timeout_seconds', seconds: step.timeout_seconds };
    return null;
}
const DEFAULT_CONCURRENT_ITEMS = 10;
function getConcurrency(group) {
    return group.max_concurrent ?? (group.type === 'parallel' ? group.agents.length : DEFAULT_CONCURRENT_ITEMS);
}
const LEAST_ITERATIONS = 10;
function getMaxIterations({ settings, steps }) {
    return settings.limits?.max_iterations ?? Math.max(LEAST_ITERATIONS, 2 * steps.size);
}
const mapMembersToGroups = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .memoize */ .Bj)((workflow) => {
    const groups = [...workflow.steps.values()].filter((step) => step.type === 'parallel');
    return new Map(groups.flatMap((group) => group.agents.map((name) => [name, group])));
});
function countsForMembers(route) {
    return route.to === undefined && route.propagate === undefined && route.retry?.from === undefined;
}
function getInputList(step) {
    return ('input' in step ? step.input : undefined) ?? [];
}
function listFinallySteps(workflow) {
    return [workflow.settings.finally ?? []].flat();
}
function seesEverything(step) {
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .STEP_TYPES */ .FU[step.type].sees === 'everything';
}
function seesAllInputs(step) {
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .STEP_TYPES */ .FU[step.type].sees === 'inputs';
}
const RESERVED_NAMES = /^(?:workflow|output|error|context|conductor|github|policy|_index|_key|[Tt]rue|[Ff]alse|[Nn]one|and|or|not|in|is|if|else)$/;
function isReservedName(name) {
    return RESERVED_NAMES.test(name);
}
function listGateShapes(step) {
    if (step.type === 'human_gate')
        return [step];
    if (step.type !== 'questions')
        return [];
    const fields = step.questions?.map(({ id }, index) => id ?? `q${index + 1}`) ?? null;
    return [{ name: step.name, options: [], fields }];
}
function isScriptSite(site) {
    return site.step.type === 'script';
}
function listMemberLabels(group) {
    return group.type === 'parallel' ? group.agents : [`${group.name}.${group.agent.name}`];
}
const collectSites = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .memoize */ .Bj)(listSites);
function listSites(workflow) {
    const groups = mapMembersToGroups(workflow);
    const last = new Set(listFinallySteps(workflow));
    return [...workflow.steps].flatMap(([name, step]) => {
        const path = workflow.stepPaths.get(name) ?? [];
        const inFinally = last.has(name);
        const { routes = [] } = step.type === 'terminate' ? {} : step;
        const site = { step, path, label: name, group: groups.get(name) ?? null, inFinally, routes };
        if (step.type !== 'for_each')
            return [site];
        const { agent } = step;
        const [label, own] = [`${name}.${agent.name}`, agent.routes ?? []];
        return [site, { step: agent, path: [...path, 'agent'], label, group: step, inFinally, routes: own }];
    });
}
function listRoutes(workflow, site) {
    const routes = site === null ? (workflow.settings.error_routes ?? []) : site.routes;
    const path = site === null ? ['workflow', 'error_routes'] : [...site.path, 'routes'];
    return routes.map((route, index) => ({ route, path: [...path, index], site }));
}
function listAllRoutes(workflow) {
    return [...collectSites(workflow), null].flatMap((site) => listRoutes(workflow, site));
}
function listActions(route) {
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .ROUTE_ACTIONS */ .Uw.filter((action) => route[action] !== undefined);
}


/***/ }),

/***/ 25055:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: function() { return /* binding */ checkProviders; },
/* harmony export */   Dv: function() { return /* binding */ isOfTheRunner; },
/* harmony export */   G$: function() { return /* binding */ withoutProviderKeys; },
/* harmony export */   GU: function() { return /* binding */ findProviderKeysIn; },
/* harmony export */   Lx: function() { return /* binding */ pickDefined; },
/* harmony export */   M$: function() { return /* binding */ findReplacedProviders; },
/* harmony export */   TI: function() { return /* binding */ findLostTools; },
/* harmony export */   Tw: function() { return /* binding */ createResolver; },
/* harmony export */   hR: function() { return /* binding */ listSecretsOfProviders; },
/* harmony export */   kc: function() { return /* binding */ findMissingKeys; },
/* harmony export */   oc: function() { return /* binding */ createVariableReader; }
/* harmony export */ });
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56461);
/* harmony import */ var _redaction_secret_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54453);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1633);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57280);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92978);






function createResolver({ adapters, provider }) {
    return (file, node) => adapters.resolveProvider(file, node, provider);
}
function checkProviders(root, resolve, isAsked = () => true) {
    const findMissing = (workflow, agent) => isAsked(agent.name) ? findMissingProvider(resolve(workflow, agent)) : null;
    const canSucceed = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_4__/* .once */ .Oo)(() => canSucceedWithout((workflow, agent) => findMissing(workflow, agent) !== null)(root));
    const asked = listAgents(root).filter(({ agent }) => isAsked(agent.name));
    const findings = asked.flatMap(({ workflow, agent, step }) => {
        const resolved = resolve(workflow, agent);
        const missing = findMissing(workflow, agent);
        if (missing === null ? resolved.ok : canSucceed())
            return [];
        const message = `${agent.name}: ${missing ?? (resolved.ok ? '' : resolved.error.message)}`;
        return [{ ...findStepPosition(workflow, step), code: 'provider', severity: 'error', message, suggestion: null }];
    });
    return deduplicateFindings(findings);
}
function findMissingProvider(resolved) {
    if (!resolved.ok)
        return resolved.error.isMissing ? resolved.error.message : null;
    return resolved.value.kind === 'command' ? null : (resolved.value.missingKey ?? null);
}
function findStepPosition(workflow, step) {
    return workflow.at(workflow.stepPaths.get(step) ?? []);
}
function deduplicateFindings(findings) {
    return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}
const REJECTED = ['provider.rejected', 'internal.group_failed', 'subworkflow.failed', 'retry.exhausted'];
function canSucceedWithout(isMissing) {
    const entered = new Set();
    const canPass = (workflow, step) => {
        if (step === undefined)
            return true;
        if (step.type === 'agent')
            return !isMissing(workflow, step);
        if (step.type === 'for_each')
            return step.tolerate !== undefined || canPass(workflow, step.agent);
        if (step.type === 'parallel') {
            const passing = step.agents.filter((name) => canPass(workflow, workflow.steps.get(name)));
            const isLenient = step.tolerate !== undefined || step.failure_mode === 'continue_on_error';
            return passing.length === step.agents.length || (isLenient && passing.length > 0);
        }
        const child = step.type === 'workflow' ? workflow.children.get(step.workflow) : undefined;
        return child === undefined || entered.has(child) || canSucceed(child);
    };
    const canSucceed = (workflow) => {
        entered.add(workflow);
        const { entry, successors } = (0,_graph_js__WEBPACK_IMPORTED_MODULE_2__/* .getGraph */ .XT)(workflow);
        const seen = new Set([entry]);
        for (const name of seen) {
            const step = workflow.steps.get(name);
            if (name === _model_js__WEBPACK_IMPORTED_MODULE_3__/* .END */ .Kp || (step?.type === 'terminate' && step.status === 'success'))
                return true;
            const passes = canPass(workflow, step);
            const recovers = step !== undefined && 'routes' in step && step.routes?.some(({ recover }) => recover !== undefined);
            for (const { to, via, kinds } of successors(name)) {
                const isError = via === 'error' || via === 'shared-error';
                if (via === 'retry')
                    continue;
                if (isError ? !passes && kinds.some(isRejected) : passes || recovers === true)
                    seen.add(to);
            }
        }
        return false;
    };
    return canSucceed;
}
function isRejected(pattern) {
    return REJECTED.some((kind) => (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesPattern */ .MT)(pattern, kind));
}
function findMissingKeys(root, resolve) {
    const byMessage = new Map();
    for (const { workflow, agent, step } of listAgents(root)) {
        const resolved = resolve(workflow, agent);
        const missing = findMissingProvider(resolved) ?? (resolved.ok ? null : resolved.error.message);
        if (missing === null || byMessage.has(missing))
            continue;
        const message = `${agent.name}: ${missing}.`;
        const suggestion = 'the run fails with provider.rejected if it reaches this agent';
        const at = findStepPosition(workflow, step);
        byMessage.set(missing, { ...at, code: 'provider-key', severity: 'warning', message, suggestion });
    }
    return [...byMessage.values()];
}
function findReplacedProviders(root, resolve) {
    for (const { workflow, agent, step } of listAgents(root)) {
        const resolved = resolve(workflow, agent);
        if (!resolved.ok || resolved.value.replaces === undefined)
            continue;
        const { replaces, name } = resolved.value;
        const ofFile = agent.provider === undefined;
        const at = ofFile ? workflow.at(['workflow', 'runtime', 'provider']) : findStepPosition(workflow, step);
        const message = `\`${replaces}\` is a provider of microsoft/conductor; \`${name}\` answers instead.`;
        const suggestion = 'models are asked for by the names that the file has';
        return [{ ...at, code: 'provider-replaced', severity: 'warning', message, suggestion }];
    }
    return [];
}
function findLostTools(root, strict, resolve) {
    const isProgram = (workflow, agent) => {
        const resolved = resolve?.(workflow, agent);
        if (resolved !== undefined)
            return resolved.ok && resolved.value.kind === 'command';
        const provider = agent.provider ?? workflow.settings.runtime?.provider;
        return (typeof provider === 'string' ? provider : provider?.name) === 'command';
    };
    const findings = listAgents(root).flatMap(({ workflow, agent, step }) => {
        if (!isProgram(workflow, agent) || !(0,_tools_js__WEBPACK_IMPORTED_MODULE_5__/* .mayUseTools */ .m2)(workflow, agent))
            return [];
        const message = `${agent.name}: a program answers, and the tools of \`mcp_servers\` are not offered to it.`;
        const suggestion = 'give the tools to the program itself, or write `tools: []`';
        const rule = strict ? ['lost-ability', 'error'] : ['no-effect', 'warning'];
        return [{ ...findStepPosition(workflow, step), code: rule[0], severity: rule[1], message, suggestion }];
    });
    return deduplicateFindings(findings);
}
function listSecretsOfProviders(roots, env, resolve) {
    const fromVariables = Object.entries(findProviderKeysIn(env, roots)).map(([name, value]) => ({ value, origin: `env:${name}` }));
    const ofServers = roots
        .flatMap(_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listWorkflows */ .Dl)
        .flatMap(({ substitutions }) => substitutions.filter(_redaction_secret_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .isToolSecret */ .V9))
        .map(({ variable, value }) => ({ value, origin: `env:${variable}` }));
    const keysInVariables = new Set(fromVariables.map(({ value }) => value));
    const resolved = roots.flatMap(listAgents).flatMap(({ workflow, agent }) => {
        const provider = resolve(workflow, agent);
        return provider.ok ? (0,_redaction_secret_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .listProviderSecrets */ .vh)(provider.value) : [];
    });
    const isStandIn = (key) => key.length < 6 || (key.length < 12 && !/\d/.test(key));
    const written = [...new Set(resolved)].filter((value) => !keysInVariables.has(value) && !isStandIn(value));
    return [...fromVariables, ...ofServers, ...written.map((value) => ({ value, origin: 'mask' }))];
}
function withoutProviderKeys(env, roots) {
    return pickDefined(env, listKeyVariables(roots));
}
function findProviderKeysIn(env, roots) {
    return pickDefined(Object.fromEntries(listKeyVariables(roots).map((name) => [name, env[name]])));
}
function pickDefined(env, except = []) {
    const names = new Set(except.map((name) => name.toUpperCase()));
    const kept = Object.entries(env).filter(([name]) => !names.has(name.toUpperCase()));
    return Object.fromEntries(kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
function createVariableReader({ env, scriptEnv }, roots) {
    const seen = withoutProviderKeys(scriptEnv, roots);
    const keys = new Set(listKeyVariables(roots));
    const handed = new Set();
    for (const workflow of roots.flatMap(_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listWorkflows */ .Dl))
        for (const { path, variable } of workflow.substitutions)
            if (keys.has(variable))
                for (const node of listNodesWithEnvAt(workflow, path))
                    handed.add(`${node}\n${variable}`);
    return (name, node) => {
        if (isOfTheRunner(name))
            return undefined;
        if (Object.hasOwn(seen, name))
            return seen[name];
        return node !== null && handed.has(`${node}\n${name}`) ? env[name] : undefined;
    };
}
function isOfTheRunner(name) {
    return /^(INPUT|ACTIONS)_/i.test(name);
}
function listNodesWithEnvAt({ steps, stepPaths }, path) {
    if (path[0] === 'workflow' && path[1] === 'env')
        return [...steps.values()].flatMap((step) => (step.type === 'for_each' ? [step.agent.name] : [step.name]));
    return [...steps.values()].flatMap((step) => {
        const at = stepPaths.get(step.name) ?? [];
        if (at.length === 0 || at.some((part, index) => path[index] !== part))
            return [];
        const [field, inner] = path.slice(at.length);
        if (field === 'env')
            return [step.name];
        return step.type === 'for_each' && field === 'agent' && inner === 'env' ? [step.agent.name] : [];
    });
}
function listKeyVariables(roots) {
    return (0,_redaction_secret_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .listProviderKeyVariables */ .c5)(roots.flatMap(_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listWorkflows */ .Dl).flatMap(({ substitutions }) => substitutions));
}
function listAgents(root) {
    return (0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .listVariants */ .xZ)(root).flatMap((workflow) => [...workflow.steps.values()].flatMap((step) => {
        const agent = step.type === 'for_each' ? step.agent : step;
        return agent.type === 'agent' ? [{ workflow, agent, step: step.name }] : [];
    }));
}


/***/ }),

/***/ 92978:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gE: function() { return /* binding */ toOwnTool; },
/* harmony export */   m2: function() { return /* binding */ mayUseTools; },
/* harmony export */   oL: function() { return /* binding */ TOOL_JOINT; },
/* harmony export */   xd: function() { return /* binding */ resolveToolAccess; }
/* harmony export */ });
const ANY = '*';
const TOOL_JOINT = '__';
function resolveToolAccess(workflow, agent) {
    const listed = agent.tools ?? (workflow.tools?.length === 0 ? undefined : workflow.tools);
    const listedTools = listed === undefined || listed.includes(ANY) ? null : listed;
    const offers = ({ tools }, tool) => tools === undefined || tools.includes(ANY) || tools.includes(tool);
    const mayServe = (name, server) => server.tools?.length !== 0 &&
        (listedTools === null || listedTools.some((each) => toOwnTool(each, name) !== null || offers(server, each)));
    const all = Object.entries(workflow.settings.runtime?.mcp_servers ?? {});
    const servers = new Map(all.filter(([name, server]) => mayServe(name, server)));
    const allows = (name, tool) => {
        const server = servers.get(name);
        if (server === undefined || !offers(server, tool))
            return false;
        return (listedTools === null ||
            listedTools.some((each) => each === tool || [tool, ANY].includes(toOwnTool(each, name) ?? '')));
    };
    return { servers, allows, listedTools };
}
function toOwnTool(wanted, server) {
    const prefix = `${server}${TOOL_JOINT}`;
    return wanted.startsWith(prefix) && wanted.length > prefix.length ? wanted.slice(prefix.length) : null;
}
function mayUseTools(workflow, agent) {
    return resolveToolAccess(workflow, agent).servers.size > 0;
}


/***/ }),

/***/ 65876:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: function() { return /* binding */ createTestCase; },
/* harmony export */   Cl: function() { return /* binding */ ReportProblem; },
/* harmony export */   G8: function() { return /* binding */ compareCounts; },
/* harmony export */   Gt: function() { return /* binding */ appendEnd; },
/* harmony export */   as: function() { return /* binding */ formatTestTitle; },
/* harmony export */   fL: function() { return /* binding */ parseSeconds; },
/* harmony export */   hD: function() { return /* binding */ compareFailures; },
/* harmony export */   lG: function() { return /* binding */ MAX_TEXT; },
/* harmony export */   zq: function() { return /* binding */ parseCount; }
/* harmony export */ });
class ReportProblem extends Error {
    line;
    constructor(message, line) {
        super(message);
        this.line = line;
    }
}
const MAX_TEXT = 64 * 1024;
const MAX_ATTRIBUTE = 16 * 1024;
function appendEnd(known, text) {
    const joined = known + text;
    return joined.length > 2 * MAX_TEXT ? joined.slice(-MAX_TEXT) : joined;
}
function createTestCase(told) {
    const { file, line } = told;
    return {
        suite: (told.suite ?? '').slice(0, MAX_ATTRIBUTE),
        within: (told.within ?? '').slice(0, MAX_ATTRIBUTE),
        name: told.name.slice(0, MAX_ATTRIBUTE),
        state: told.state ?? 'passed',
        seconds: told.seconds ?? null,
        file: file === undefined || file === null || file === '' || file.length > MAX_ATTRIBUTE ? null : file,
        line: Number.isInteger(line) && Number(line) > 0 ? Number(line) : null,
        message: (told.message ?? '').slice(0, MAX_ATTRIBUTE),
        text: (told.text ?? '').slice(0, MAX_TEXT),
        printed: (told.printed ?? '').slice(-MAX_TEXT),
        hostname: (told.hostname ?? '').slice(0, MAX_ATTRIBUTE),
        isFlaky: told.isFlaky ?? false,
        isGo: told.isGo ?? false,
        around: told.around ?? null,
    };
}
function formatTestTitle({ name, within }) {
    if (name === '')
        return within === '' ? '(unnamed)' : within;
    if (within === '' || within === 'test' || name.includes(within))
        return name;
    return /^[\w.$]+$/.test(within) && !/\s/.test(name) ? `${within}.${name}` : `${within} › ${name}`;
}
function parseSeconds(text = '') {
    const seconds = Number(text.replaceAll(',', ''));
    return text.trim() === '' || !Number.isFinite(seconds) || seconds < 0 ? null : seconds;
}
function compareCounts(sink, what, counted, found, defect = 'incomplete') {
    if (counted !== null && counted > found)
        sink.incomplete(`it counts ${counted} ${what} and has ${found}`, defect);
}
function compareFailures(sink, counted, found, { most = found, name = '' } = {}) {
    if (counted === null)
        return true;
    if (counted < found)
        sink.incomplete(`it counts ${counted} failed tests and has ${found}`, 'miscounted');
    if (counted <= most)
        return true;
    const message = `${counted - most} failed tests, which the report does not name`;
    sink.test(createTestCase({ name: name || 'test run', suite: name, state: 'failed', message, around: name ? 'suite' : 'run' }));
    return false;
}
function parseCount(text) {
    return text !== undefined && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}


/***/ }),

/***/ 38116:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: function() { return /* binding */ getQuarantineState; },
/* harmony export */   Jo: function() { return /* binding */ loadQuarantine; },
/* harmony export */   XG: function() { return /* binding */ DEFAULT_QUARANTINE; },
/* harmony export */   XV: function() { return /* binding */ OVER_HINT; },
/* harmony export */   Yg: function() { return /* binding */ describeSeveralCommands; }
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53325);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99538);
/* harmony import */ var _source_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(246);
/* harmony import */ var _source_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28546);
/* harmony import */ var _source_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12070);





const DEFAULT_QUARANTINE = '.github/quarantine.yml';
const MOST_DAYS_AHEAD = 90;
const LEAST_CHARACTERS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
const KEYS = ['name', 'file', 'until', 'owner', 'issue', 'reason'];
function toDay(milliseconds) {
    return new Date(milliseconds).toISOString().slice(0, 10);
}
function loadQuarantine(text, file, now) {
    const source = new _source_values_js__WEBPACK_IMPORTED_MODULE_4__/* .Source */ .kL(file, file, text);
    const session = (0,_source_session_js__WEBPACK_IMPORTED_MODULE_3__/* .createFreeSession */ .$Z)(true);
    const data = session.load(source);
    const { findings } = session;
    const reader = data === null ? null : new QuarantineReader(data.locator, toDay(now));
    const entries = reader?.readFile(data?.raw) ?? [];
    return { quarantine: { file, entries }, findings: [...findings, ...(reader?.findings ?? [])] };
}
class QuarantineReader {
    locator;
    today;
    findings = [];
    constructor(locator, today) {
        this.locator = locator;
        this.today = today;
    }
    #report(path, code, message, hint = null) {
        this.findings.push((0,_source_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .createFinding */ .uP)(this.locator.at(path), code, message, hint));
        return null;
    }
    readFile(top) {
        if (!(0,_source_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isDataObject */ .WT)(top)) {
            this.#report([], 'not-a-mapping', 'A quarantine file is a mapping with a list `tests`.');
            return [];
        }
        this.#checkKeys(top, [], ['tests']);
        const { tests = null } = top;
        if (!Object.hasOwn(top, 'tests'))
            this.#report([], 'missing-field', 'The list `tests` is missing.');
        else if (tests !== null && !Array.isArray(tests))
            this.#report(['tests'], 'wrong-type', `\`tests\` must be a list, not ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tests)}.`);
        return Array.isArray(tests) ? tests.flatMap((test, index) => this.#readEntry(test, ['tests', index]) ?? []) : [];
    }
    #checkKeys(value, path, known) {
        for (const key of Object.keys(value).filter((each) => !known.includes(each))) {
            const hint = (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestNearest */ .nD)(key, known) ?? `known here: ${known.join(', ')}`;
            const at = this.locator.keyAt([...path, key]);
            this.findings.push((0,_source_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .createFinding */ .uP)(at, 'unknown-field', `There is no field ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(key)} here.`, hint));
        }
    }
    #readEntry(value, path) {
        if (!(0,_source_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isDataObject */ .WT)(value))
            return this.#report(path, 'wrong-type', 'An entry of `tests` is a mapping with `name`, `until` and `reason`.');
        this.#checkKeys(value, path, KEYS);
        const missing = ['name', 'until'].filter((key) => (value[key] ?? null) === null);
        for (const key of missing) {
            const hint = key === 'until' ? `the last day on which the test may fail, such as \`until: ${this.today}\`` : null;
            this.#report(path, 'missing-field', `The entry has no \`${key}\`.`, hint);
        }
        const [name = null, file = null, until = null, owner = null, issue = null, reason = null] = KEYS.map((key) => this.#readText(value[key], [...path, key]));
        if (name === null || until === null)
            return null;
        const daysLeft = this.#parseDaysLeft(until, [...path, 'until']);
        if (!this.#checkName(name, [...path, 'name']) || daysLeft === null)
            return null;
        const { line } = this.locator.at(path);
        const entry = { name, file, until, daysLeft, owner, issue, reason, line };
        const state = getQuarantineState(entry);
        const over = `The quarantine of ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} was over on ${until}.`;
        const mute = `The entry ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} has no \`reason\`, and so does not count.`;
        if (state === 'over')
            this.#report([...path, 'until'], 'quarantine-over', over, OVER_HINT);
        if (state === 'without-reason')
            this.#report(path, 'quarantine-without-reason', mute, 'say why the test may fail');
        return entry;
    }
    #readText(value, path) {
        if (value === undefined || value === null)
            return null;
        const text = typeof value === 'string' ? value : this.locator.writtenAt(path);
        if (text === null)
            return this.#report(path, 'wrong-type', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(String(path.at(-1)))} must be a text.`);
        if (text.trim() === '' && path.at(-1) !== 'reason')
            return this.#report(path, 'empty-value', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(String(path.at(-1)))} is empty.`);
        return text.trim() === '' ? null : text.trim();
    }
    #checkName(name, path) {
        if (!name.includes('*') || name.replaceAll(/[\s*>›:]/g, '').length >= LEAST_CHARACTERS)
            return true;
        const message = `The pattern ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} matches too much.`;
        this.#report(path, 'bad-pattern', message, `give at least ${LEAST_CHARACTERS} characters that are not \`*\``);
        return false;
    }
    #parseDaysLeft(until, path) {
        const time = Date.parse(`${until}T00:00:00Z`);
        if (!/^\d{4}-\d{2}-\d{2}$/.test(until) || Number.isNaN(time) || toDay(time) !== until)
            return this.#report(path, 'wrong-value', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(until)} is not a day.`, 'write it as 2026-12-31');
        const days = Math.round((time - Date.parse(`${this.today}T00:00:00Z`)) / DAY_MS);
        if (days <= MOST_DAYS_AHEAD)
            return days;
        const message = `${until} is ${days} days ahead; a quarantine ends at most ${MOST_DAYS_AHEAD} days from today.`;
        const latest = toDay(Date.parse(`${this.today}T00:00:00Z`) + MOST_DAYS_AHEAD * DAY_MS);
        return this.#report(path, 'out-of-range', message, `the last possible day is ${latest}`);
    }
}
const OVER_HINT = 'mend the test and remove the entry, or give it another day and say why';
function getQuarantineState({ daysLeft, reason }) {
    if (daysLeft < 0)
        return 'over';
    return reason === null ? 'without-reason' : 'active';
}
function describeSeveralCommands(name) {
    return `${name} has a quarantine and is not one command, so its failed tests do not excuse its exit code; give the tests a step of their own`;
}


/***/ })

};
;