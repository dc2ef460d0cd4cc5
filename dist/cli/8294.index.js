"use strict";
exports.id = 8294;
exports.ids = [8294];
exports.modules = {

/***/ 1633:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ex: function() { return /* binding */ isTarget; },
/* harmony export */   RN: function() { return /* binding */ listReachableSteps; },
/* harmony export */   Re: function() { return /* binding */ optionsDecide; },
/* harmony export */   UQ: function() { return /* binding */ findDominators; },
/* harmony export */   mj: function() { return /* binding */ canReenter; },
/* harmony export */   pd: function() { return /* binding */ stepsOnEveryPath; },
/* harmony export */   xh: function() { return /* binding */ walkStepsAfter; },
/* harmony export */   xw: function() { return /* binding */ staticGraph; }
/* harmony export */ });
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56461);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57280);



function handlesEverything({ on_error: kinds, when, retry }) {
    return kinds !== undefined && when === undefined && retry === undefined && (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .toKindPatterns */ .bn)(kinds).includes('*');
}
const staticGraph = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_2__/* .memoize */ .Bj)(build);
function build(workflow) {
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
        const own = (edges.get(name) ?? []).filter(({ via }) => via !== 'implicit-end');
        edges.set(name, own);
    }
    const seesSharedRoutes = (name) => {
        const step = workflow.steps.get(name);
        return step !== undefined && step.type !== 'terminate' && step.routes?.some(handlesEverything) !== true;
    };
    const sharedEdges = (from) => {
        const found = [];
        for (const { edge, to, isLast } of seesSharedRoutes(from) ? shared : []) {
            if (to === from)
                continue;
            if (to !== undefined)
                found.push({ ...edge, from, to });
            if (isLast)
                break;
        }
        return found;
    };
    return {
        entry,
        edges,
        members,
        finallySteps: (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listFinallySteps */ .hf)(workflow),
        successors: (name) => {
            const own = edges.get(name) ?? [];
            return shared.length === 0 ? own : [...own, ...sharedEdges(name)];
        },
        seesSharedRoutes,
    };
}
function describeEdge({ on_error: kinds, when = '', output }) {
    return { label: kinds === undefined ? when : (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .toKindPatterns */ .bn)(kinds).join(', '), ownOutput: output !== undefined };
}
function listEdges(from, step) {
    if (step.type === 'terminate')
        return [];
    const edges = [];
    const add = (to, via, route, label, ownOutput = false) => {
        if (to !== undefined)
            edges.push({ from, to, via, route, label, ownOutput });
    };
    if (step.type === 'human_gate')
        for (const { route, label } of step.options)
            add(route, 'option', 'options', label);
    if (step.type === 'questions' && step.allow_abort === true)
        add(step.abort_route ?? _model_js__WEBPACK_IMPORTED_MODULE_1__/* .END */ .Kp, 'option', '', 'abort');
    const routes = (step.routes ?? []).map((route, index) => ({
        route,
        name: `routes[${index}]`,
        ...describeEdge(route),
    }));
    const isDecided = step.type === 'human_gate' && optionsDecide(step);
    if (!isDecided && routes.length === 0)
        add(_model_js__WEBPACK_IMPORTED_MODULE_1__/* .END */ .Kp, 'implicit-end', '', '');
    for (const { route, name, label, ownOutput } of isDecided ? [] : routes) {
        if (route.on_error !== undefined)
            continue;
        add(route.to, 'success', name, label, ownOutput);
        if (route.when === undefined)
            break;
    }
    for (const { route, name, label, ownOutput } of routes) {
        if (route.on_error === undefined)
            continue;
        if (route.to === undefined)
            add(route.retry?.from, 'retry', name, label);
        else
            add(route.to, 'error', name, label, ownOutput);
        if (handlesEverything(route))
            break;
    }
    return edges;
}
function optionsDecide({ options, routes }) {
    return options.every((option) => option.route !== undefined) && !routes?.some((route) => route.recover !== undefined);
}
function* walkStepsAfter(workflow, from) {
    const graph = staticGraph(workflow);
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
function stepsOnEveryPath(workflow, graph) {
    const exit = ' exit';
    const next = (name) => {
        const step = workflow.steps.get(name);
        if (step?.type === 'terminate')
            return step.output_template === undefined ? [exit] : [];
        return graph.successors(name).flatMap(({ to, ownOutput }) => (to !== _model_js__WEBPACK_IMPORTED_MODULE_1__/* .END */ .Kp ? [to] : ownOutput ? [] : [exit]));
    };
    return findDominators(exit, graph.entry, next);
}
function findDominators(node, entry, next) {
    const path = pathTo(node, entry, next);
    if (path === null)
        return null;
    const places = new Map(path.map((name, index) => [name, index]));
    const seen = new Set();
    const found = new Set();
    let furthest = 0;
    for (const [index, start] of path.entries()) {
        if (furthest <= index)
            found.add(start);
        const open = [start];
        for (let name = open.pop(); name !== undefined; name = open.pop()) {
            for (const target of next(name)) {
                const place = places.get(target);
                if (place !== undefined)
                    furthest = Math.max(furthest, place);
                else if (!seen.has(target))
                    open.push(target);
                seen.add(target);
            }
        }
    }
    return found;
}
function pathTo(node, entry, next) {
    const cameFrom = new Map([[entry, null]]);
    for (const name of cameFrom.keys())
        for (const target of next(name))
            if (!cameFrom.has(target))
                cameFrom.set(target, name);
    if (!cameFrom.has(node))
        return null;
    const path = [];
    for (let at = node; at !== null; at = cameFrom.get(at) ?? null)
        path.push(at);
    return path.reverse();
}


/***/ }),

/***/ 92978:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vy: function() { return /* binding */ toolAccess; },
/* harmony export */   gE: function() { return /* binding */ toOwnTool; },
/* harmony export */   m2: function() { return /* binding */ mayUseTools; },
/* harmony export */   oL: function() { return /* binding */ TOOL_JOINT; }
/* harmony export */ });
const ANY = '*';
const TOOL_JOINT = '__';
function toolAccess(workflow, agent) {
    const listed = agent.tools ?? (workflow.tools?.length === 0 ? undefined : workflow.tools);
    const wanted = listed === undefined || listed.includes(ANY) ? null : listed;
    const offers = ({ tools }, tool) => tools === undefined || tools.includes(ANY) || tools.includes(tool);
    const mayServe = (name, server) => server.tools?.length !== 0 &&
        (wanted === null || wanted.some((each) => toOwnTool(each, name) !== null || offers(server, each)));
    const all = Object.entries(workflow.settings.runtime?.mcp_servers ?? {});
    const servers = new Map(all.filter(([name, server]) => mayServe(name, server)));
    const allows = (name, tool) => {
        const server = servers.get(name);
        if (server === undefined || !offers(server, tool))
            return false;
        return wanted === null || wanted.some((each) => each === tool || [tool, ANY].includes(toOwnTool(each, name) ?? ''));
    };
    return { servers, allows, wanted };
}
function toOwnTool(wanted, server) {
    const prefix = `${server}${TOOL_JOINT}`;
    return wanted.startsWith(prefix) && wanted.length > prefix.length ? wanted.slice(prefix.length) : null;
}
function mayUseTools(workflow, agent) {
    return toolAccess(workflow, agent).servers.size > 0;
}


/***/ }),

/***/ 79615:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: function() { return /* binding */ MAX_TOOL_MESSAGE_BYTES; },
/* harmony export */   D2: function() { return /* binding */ TRANSPORT_CATEGORIES; },
/* harmony export */   HQ: function() { return /* binding */ REASONING_EFFORTS; },
/* harmony export */   V9: function() { return /* binding */ MAX_TOOL_ANSWER_BYTES; },
/* harmony export */   gB: function() { return /* binding */ MAX_ANSWER_BYTES; },
/* harmony export */   wM: function() { return /* binding */ HTTP_SERVERS; }
/* harmony export */ });
const HTTP_SERVERS = [
    {
        kind: 'openai',
        names: ['openai'],
        baseUrl: 'https://api.openai.com/v1',
        baseUrlVariable: 'OPENAI_BASE_URL',
        keyVariable: 'OPENAI_API_KEY',
        defaultModel: 'gpt-5-mini',
    },
    {
        kind: 'anthropic',
        names: ['anthropic', 'claude'],
        baseUrl: 'https://api.anthropic.com',
        baseUrlVariable: 'ANTHROPIC_BASE_URL',
        keyVariable: 'ANTHROPIC_API_KEY',
        defaultModel: 'claude-sonnet-4-5',
    },
];
const REASONING_EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'];
const TRANSPORT_CATEGORIES = ['rate_limit', 'provider_error', 'timeout', 'network'];
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
const MAX_TOOL_ANSWER_BYTES = 256 * 1024;
const MAX_TOOL_MESSAGE_BYTES = 4 * 1024 * 1024;


/***/ }),

/***/ 53380:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V9: function() { return /* binding */ isToolSecret; },
/* harmony export */   c5: function() { return /* binding */ listProviderKeyVariables; },
/* harmony export */   sQ: function() { return /* binding */ PROVIDER_KEY_VARIABLES; },
/* harmony export */   vh: function() { return /* binding */ listProviderSecrets; }
/* harmony export */ });
/* harmony import */ var _core_provider_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79615);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31501);


const PROVIDER_KEY_VARIABLES = _core_provider_js__WEBPACK_IMPORTED_MODULE_0__/* .HTTP_SERVERS */ .wM.map(({ keyVariable }) => keyVariable);
function listProviderKeyVariables(substitutions) {
    const named = substitutions.filter(({ path }) => namesKey(path));
    return [...new Set([...PROVIDER_KEY_VARIABLES, ...named.map(({ variable }) => variable)])];
}
function listProviderSecrets(provider) {
    const given = provider.kind === 'command' ? Object.entries(provider.env) : Object.entries(provider.headers);
    const values = given.flatMap(([name, value]) => value !== null && isKeyName(name) ? [String(value), String(value).replace(/^\S+\s+/, '')] : []);
    const key = provider.kind === 'command' ? [] : [provider.apiKey];
    return [...new Set([...key, ...values])].filter((value) => value !== '');
}
function namesKey(path) {
    const field = path[path.lastIndexOf('provider') + 1];
    if (!path.includes('provider'))
        return false;
    if (field === 'api_key' || field === 'headers')
        return true;
    return field === 'env' && isKeyName(String(path.at(-1)));
}
function isToolSecret({ path }) {
    if (!path.includes('mcp_servers'))
        return false;
    const field = path[path.lastIndexOf('mcp_servers') + 2];
    return field === 'headers' || (field === 'env' && isKeyName(String(path.at(-1))));
}
function isKeyName(name) {
    return (0,_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isSensitiveName */ .eq)(name) || /auth|key|token|secret|cookie/i.test(name);
}


/***/ }),

/***/ 48294:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: function() { return /* binding */ listReferableVariables; },
/* harmony export */   Dq: function() { return /* binding */ checkProviders; },
/* harmony export */   Dv: function() { return /* binding */ isOfTheRunner; },
/* harmony export */   G$: function() { return /* binding */ withoutProviderKeys; },
/* harmony export */   GU: function() { return /* binding */ findProviderKeysIn; },
/* harmony export */   Lx: function() { return /* binding */ pickDefined; },
/* harmony export */   M$: function() { return /* binding */ findReplacedProviders; },
/* harmony export */   TI: function() { return /* binding */ findLostTools; },
/* harmony export */   Tw: function() { return /* binding */ createResolver; },
/* harmony export */   hR: function() { return /* binding */ listSecretsOfProviders; },
/* harmony export */   kc: function() { return /* binding */ findMissingKeys; }
/* harmony export */ });
/* harmony import */ var _config_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1633);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57280);
/* harmony import */ var _config_tools_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92978);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45979);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56461);
/* harmony import */ var _redaction_provider_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53380);






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
        const { entry, successors } = (0,_config_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .staticGraph */ .xw)(workflow);
        const seen = new Set([entry]);
        for (const name of seen) {
            const step = workflow.steps.get(name);
            if (name === _config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .END */ .Kp || (step?.type === 'terminate' && step.status === 'success'))
                return true;
            const passes = canPass(workflow, step);
            const recovers = step !== undefined && 'routes' in step && step.routes?.some(({ recover }) => recover !== undefined);
            for (const { to, via, label } of successors(name)) {
                const isError = via === 'error' || via === 'shared-error';
                if (via === 'retry')
                    continue;
                if (isError ? !passes && isRejected(label) : passes || recovers === true)
                    seen.add(to);
            }
        }
        return false;
    };
    return canSucceed;
}
function isRejected(patterns) {
    return patterns.split(', ').some((pattern) => REJECTED.some((kind) => (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesPattern */ .MT)(pattern, kind)));
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
        if (!isProgram(workflow, agent) || !(0,_config_tools_js__WEBPACK_IMPORTED_MODULE_5__/* .mayUseTools */ .m2)(workflow, agent))
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
        .flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listWorkflows */ .Dl)
        .flatMap(({ substitutions }) => substitutions.filter(_redaction_provider_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .isToolSecret */ .V9))
        .map(({ variable, value }) => ({ value, origin: `env:${variable}` }));
    const known = new Set(fromVariables.map(({ value }) => value));
    const resolved = roots.flatMap(listAgents).flatMap(({ workflow, agent }) => {
        const provider = resolve(workflow, agent);
        return provider.ok ? (0,_redaction_provider_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .listProviderSecrets */ .vh)(provider.value) : [];
    });
    const isStandIn = (key) => key.length < 6 || (key.length < 12 && !/\d/.test(key));
    const written = [...new Set(resolved)].filter((value) => !known.has(value) && !isStandIn(value));
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
function listReferableVariables({ env, scriptEnv }, roots) {
    const seen = withoutProviderKeys(scriptEnv, roots);
    const keys = new Set(listKeyVariables(roots));
    const handed = new Set();
    for (const workflow of roots.flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listWorkflows */ .Dl))
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
    return (0,_redaction_provider_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .listProviderKeyVariables */ .c5)(roots.flatMap(_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listWorkflows */ .Dl).flatMap(({ substitutions }) => substitutions));
}
function listAgents(root) {
    return (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .listVariants */ .xZ)(root).flatMap((workflow) => [...workflow.steps.values()].flatMap((step) => {
        const agent = step.type === 'for_each' ? step.agent : step;
        return agent.type === 'agent' ? [{ workflow, agent, step: step.name }] : [];
    }));
}


/***/ })

};
;