"use strict";
exports.id = 9535;
exports.ids = [9535];
exports.modules = {

/***/ 61104:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: function() { return /* binding */ loadPatterns; }
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62759);

let loaded = null;
function loadPatterns() {
    loaded ??= __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856)).then(createPatterns);
    return loaded;
}
function createPatterns(engine) {
    const cache = new Map();
    const compile = (pattern) => {
        const compiled = cache.get(pattern) ?? compileWith(engine, pattern);
        cache.set(pattern, compiled);
        return compiled;
    };
    return {
        compile,
        matches: (pattern, text) => {
            const compiled = compile(pattern);
            if (!compiled.ok)
                throw new Error(compiled.error);
            return compiled.value.search(text) !== null;
        },
    };
}
function compileWith({ RE2JS: engine }, pattern) {
    const compiled = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .tryResult */ .Bh)(() => engine.compile(fromPython(pattern)));
    if (compiled.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)({ search: (text) => search(compiled.value, text) });
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._q)(`the pattern ${JSON.stringify(pattern)} cannot be used: ${compiled.error}${hint(pattern)}`);
}
function search(pattern, text) {
    const matcher = pattern.matcher(text);
    if (!matcher.find())
        return null;
    const named = Object.entries(pattern.namedGroups()).map(([name, index]) => [name, matcher.group(index) ?? null]);
    return { start: matcher.start(), named: Object.fromEntries(named) };
}
function fromPython(pattern) {
    return pattern.replaceAll(/\\[\s\S]/g, (pair) => (pair === '\\Z' ? '\\z' : pair));
}
function hint(pattern) {
    if (/\(\?<?[=!]/.test(pattern))
        return ' (look-around is not supported: patterns are matched in linear time)';
    if (/\\[1-9]|\(\?P=/.test(pattern))
        return ' (back-references are not supported: patterns are matched in linear time)';
    return '';
}


/***/ }),

/***/ 38765:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ SHAPES; },
/* harmony export */   x: function() { return /* binding */ UNIONS; }
/* harmony export */ });
const SHAPES = { "workflow": { "name": "-", "description": "-", "version": "-", "entry_point": "-", "input": "inputSpec{}", "limits": "workflow.limits", "context": "workflow.context", "runtime": "workflow.runtime", "hooks": "workflow.hooks", "resilience": "resilience", "policies": "policy[]", "error_routes": "route[]", "finally": "-", "raises": "-", "env": "-", "metadata": "-", "instructions": "-", "cost": "cost", "mcp": "!", "bundle": "!", "defaults": "!", "skills": "!", "plugins": "!" }, "workflow.limits": { "max_iterations": "-", "timeout_seconds": "-", "max_output_bytes": "-", "max_tokens": "-", "budget_usd": "-", "budget_mode": "-" }, "workflow.context": { "mode": "-", "max_tokens": "!", "trim_strategy": "!" }, "workflow.runtime": { "strict_exit": "-", "provider": "provider", "default_model": "-", "temperature": "-", "max_tokens": "-", "timeout": "!", "checkpoint": "!", "tool_output": "!", "mcp_servers": "toolServer{}", "max_session_seconds": "!", "max_agent_iterations": "-", "default_reasoning_effort": "-", "default_context_tier": "!", "working_dir": "-", "skills": "!", "skill_injection": "!", "skill_discovery": "!", "plugin_sources": "!", "plugins": "!" }, "workflow.hooks": { "on_start": "-", "on_complete": "-", "on_error": "-" }, "scriptNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "max_output_bytes": "-", "resilience": "resilience", "raises": "-", "command": "-", "args": "-", "run": "-", "shell": "-", "env": "-", "working_dir": "-", "timeout": "-", "stdin": "-", "output": "outputField{}", "classify": "classifyRule[]", "reports": "-", "reports_required": "-", "quarantine": "-", "workflow_commands": "-", "execution": "!" }, "setNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "max_output_bytes": "-", "value": "-", "values": "-", "output_type": "-", "output": "outputField{}" }, "waitNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "max_output_bytes": "-", "duration": "-", "reason": "-" }, "terminateNode": { "name": "-", "type": "-", "description": "-", "input": "-", "status": "-", "reason": "-", "output_template": "-" }, "workflowNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "max_output_bytes": "-", "resilience": "resilience", "raises": "-", "workflow": "-", "input_mapping": "-", "max_depth": "-", "output": "outputField{}", "execution": "!" }, "agentNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "max_output_bytes": "-", "resilience": "resilience", "raises": "-", "prompt": "-", "system_prompt": "-", "model": "-", "provider": "provider", "output": "outputField{}", "retry": "agentRetry", "timeout_seconds": "-", "raise_instructions": "-", "working_dir": "-", "temperature": "-", "max_tokens": "-", "reasoning": "agentNode.reasoning", "tools": "-", "skills": "!", "plugins": "!", "output_mode": "!", "context_tier": "!", "session_key": "!", "max_session_seconds": "!", "max_agent_iterations": "-", "validator": "!", "sandbox": "!", "dialog": "!", "execution": "!", "settings_dir": "!" }, "agentNode.reasoning": { "effort": "-" }, "gateNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "prompt": "-", "options": "gateNode.options[]" }, "gateNode.options": { "label": "-", "value": "-", "route": "-", "prompt_for": "-", "multiline": "-" }, "questionsNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "prompt": "-", "questions": "questionsNode.questions[]", "source": "-", "allow_back": "-", "allow_skip": "-", "allow_skip_all": "-", "allow_abort": "-", "abort_route": "-" }, "questionsNode.questions": { "id": "-", "text": "-", "hint": "-", "choices": "-", "allow_free_text": "-", "default": "-", "required": "-", "multiline": "-" }, "parallel": { "name": "-", "description": "-", "max_concurrent": "-", "failure_mode": "-", "tolerate": "parallel.tolerate", "routes": "route[]", "strict_exit": "-", "type": "-", "agents": "-" }, "parallel.tolerate": { "count": "-", "percent": "-" }, "forEach": { "name": "-", "description": "-", "max_concurrent": "-", "failure_mode": "-", "tolerate": "forEach.tolerate", "routes": "route[]", "strict_exit": "-", "type": "-", "source": "-", "as": "-", "agent": "member", "key_by": "-" }, "forEach.tolerate": { "count": "-", "percent": "-" }, "route": { "to": "-", "when": "-", "on_error": "-", "retry": "retry", "halt": "route.halt", "propagate": "-", "recover": "route.recover", "dead_letter": "-", "escalate": "escalate", "output": "-" }, "route.halt": { "message": "-" }, "route.recover": { "output": "-" }, "retry": { "max": "-", "backoff": "-", "initial_seconds": "-", "max_seconds": "-", "jitter": "-", "max_elapsed_seconds": "-", "from": "-" }, "escalate": { "title": "-", "labels": "-", "assignees": "-" }, "cost": { "pricing": "price{}", "show_per_agent": "!", "show_summary": "!" }, "price": { "input_per_mtok": "-", "output_per_mtok": "-", "cache_read_per_mtok": "!", "cache_write_per_mtok": "!" }, "outputField": { "type": "-", "description": "-", "enum": "-", "pattern": "-", "minimum": "-", "maximum": "-", "minLength": "-", "maxLength": "-", "nullable": "-", "required": "-", "items": "outputField", "properties": "outputField{}" }, "classifyRule": { "exit_code": "-", "stdout": "-", "stderr": "-", "signal": "-", "timeout": "-", "kind": "-", "message": "-", "details": "-", "transient": "-", "use": "-", "job": "-", "step": "-", "rerun": "-" }, "inputSpec": { "type": "-", "description": "-", "default": "-", "required": "-", "secret": "-" }, "provider": { "name": "-", "base_url": "-", "api_key": "-", "headers": "-", "command": "-", "args": "-", "env": "-" }, "toolServer": { "type": "-", "command": "-", "args": "-", "env": "-", "url": "-", "headers": "-", "timeout": "-", "tools": "-" }, "agentRetry": { "max_attempts": "-", "backoff": "-", "delay_seconds": "-", "retry_on": "-", "max_parse_recovery_attempts": "-" }, "resilience": { "retry": "resilience.retry", "circuit_breaker": "resilience.circuit_breaker" }, "resilience.retry": { "max_retries": "-", "initial_delay": "-", "backoff_multiplier": "-", "max_delay": "-", "jitter": "-", "retryable": "-" }, "resilience.circuit_breaker": { "failure_threshold": "-", "recovery_timeout": "-", "success_threshold": "-", "key": "-", "scope": "-" }, "max_concurrent_tasks_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "max": "-" }, "task_timeout_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "max_seconds": "-" }, "phase_gate_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "group": "-", "min_success_rate": "-" }, "node_availability_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-" }, "expression_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "allow_if": "-" }, "command_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "command": "-", "args": "-", "timeout": "-" }, "file": { "workflow": "workflow", "agents": "node[]", "nodes": "node[]", "parallel": "parallel[]", "for_each": "forEach[]", "output": "-", "tools": "-", "skills": "!", "plugins": "!" } };
const UNIONS = { "node": { "script": "scriptNode", "set": "setNode", "wait": "waitNode", "terminate": "terminateNode", "workflow": "workflowNode", "agent": "agentNode", "human_gate": "gateNode", "questions": "questionsNode" }, "member": { "script": "scriptNode", "set": "setNode", "workflow": "workflowNode", "agent": "agentNode" }, "policy": { "max_concurrent_tasks": "max_concurrent_tasks_policy", "task_timeout": "task_timeout_policy", "phase_gate": "phase_gate_policy", "node_availability": "node_availability_policy", "expression": "expression_policy", "command": "command_policy" } };


/***/ }),

/***/ 57280:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: function() { return /* binding */ getInputList; },
/* harmony export */   Am: function() { return /* binding */ allWorkflows; },
/* harmony export */   Bn: function() { return /* binding */ listRoutes; },
/* harmony export */   Em: function() { return /* binding */ allVariants; },
/* harmony export */   IZ: function() { return /* binding */ isGroup; },
/* harmony export */   K4: function() { return /* binding */ VALUE_TYPES; },
/* harmony export */   Kp: function() { return /* binding */ END; },
/* harmony export */   NB: function() { return /* binding */ isMember; },
/* harmony export */   RR: function() { return /* binding */ raisesItself; },
/* harmony export */   Uw: function() { return /* binding */ ROUTE_ACTIONS; },
/* harmony export */   Yc: function() { return /* binding */ sitesOf; },
/* harmony export */   aI: function() { return /* binding */ gateShapes; },
/* harmony export */   ce: function() { return /* binding */ isReservedName; },
/* harmony export */   cx: function() { return /* binding */ seesEverything; },
/* harmony export */   ht: function() { return /* binding */ countsForMembers; },
/* harmony export */   kP: function() { return /* binding */ listActions; },
/* harmony export */   mL: function() { return /* binding */ allRoutes; },
/* harmony export */   ow: function() { return /* binding */ getConcurrency; },
/* harmony export */   t5: function() { return /* binding */ groupsOfMembers; },
/* harmony export */   uN: function() { return /* binding */ getTimeout; },
/* harmony export */   ui: function() { return /* binding */ siteRoutes; },
/* harmony export */   x3: function() { return /* binding */ finallySteps; },
/* harmony export */   zb: function() { return /* binding */ seesAllInputs; }
/* harmony export */ });
/* harmony import */ var _core_cached_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4644);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99448);
/* harmony import */ var _generated_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38765);





const END = '$end';
function allWorkflows(root) {
    const byFile = new Map();
    for (const workflow of allVariants(root))
        if (!byFile.has(workflow.file))
            byFile.set(workflow.file, workflow);
    return [...byFile.values()];
}
function allVariants(root) {
    const found = new Set([root]);
    for (const workflow of found)
        for (const child of workflow.children.values())
            found.add(child);
    return [...found];
}
function isGroup(step) {
    return step.type === 'parallel' || step.type === 'for_each';
}
function isMember(step) {
    return Object.hasOwn(_generated_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .UNIONS */ .x.member, step.type);
}
function raisesItself(step) {
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_1__/* .STEP_TYPES */ .FU[step.type].does === 'work';
}
function getTimeout(step) {
    if ('timeout' in step && step.timeout !== undefined)
        return { field: 'timeout', seconds: step.timeout };
    if ('timeout_seconds' in step && step.timeout_seconds !== undefined)
        return { field: 'timeout_seconds', seconds: step.timeout_seconds };
    return null;
}
const DEFAULT_CONCURRENT_ITEMS = 10;
function getConcurrency(group) {
    return group.max_concurrent ?? (group.type === 'parallel' ? group.agents.length : DEFAULT_CONCURRENT_ITEMS);
}
function groupsOfMembers(workflow) {
    const groups = [...workflow.steps.values()].filter((step) => step.type === 'parallel');
    return new Map(groups.flatMap((group) => group.agents.map((name) => [name, group])));
}
function countsForMembers(route) {
    return route.to === undefined && route.propagate === undefined && route.retry?.from === undefined;
}
function getInputList(step) {
    return ('input' in step ? step.input : undefined) ?? [];
}
function finallySteps(workflow) {
    return [workflow.settings.finally ?? []].flat();
}
function seesEverything(step) {
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_1__/* .STEP_TYPES */ .FU[step.type].sees === 'everything';
}
function seesAllInputs(step) {
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_1__/* .STEP_TYPES */ .FU[step.type].sees === 'inputs';
}
const exactIf = (text, isNumber) => isNumber && Number.isFinite(Number(text)) ? (0,_core_float_js__WEBPACK_IMPORTED_MODULE_3__/* .exactNumber */ .rf)(text, Number(text)) : undefined;
const VALUE_TYPES = {
    string: { label: 'a text', zero: '', has: (value) => typeof value === 'string', parse: (text) => text },
    number: { label: 'a number', zero: 0, has: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonNumber */ .OD, parse: (text) => exactIf(text, (0,_core_float_js__WEBPACK_IMPORTED_MODULE_3__/* .isNumberText */ .tZ)(text.trim())) },
    integer: {
        label: 'a whole number',
        zero: 0,
        has: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isWholeNumber */ .J6,
        parse: (text) => exactIf(text, /^\s*[-+]?\d+\s*$/.test(text)),
    },
    boolean: {
        label: '`true` or `false`',
        zero: false,
        has: (value) => typeof value === 'boolean',
        parse: (text) => (/^\s*(true|false)\s*$/i.test(text) ? text.trim().toLowerCase() === 'true' : undefined),
    },
    array: { label: 'a list', zero: [], has: Array.isArray, parse: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF },
    object: { label: 'a mapping', zero: {}, has: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4, parse: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF },
};
const RESERVED_NAMES = /^(?:workflow|output|error|context|conductor|github|policy|_index|_key|[Tt]rue|[Ff]alse|[Nn]one|and|or|not|in|is|if|else)$/;
function isReservedName(name) {
    return RESERVED_NAMES.test(name);
}
function gateShapes(step) {
    if (step.type === 'human_gate')
        return [step];
    if (step.type !== 'questions')
        return [];
    const fields = step.questions?.map(({ id }, index) => id ?? `q${index + 1}`) ?? null;
    return [{ name: step.name, options: [], fields }];
}
const sitesOf = (0,_core_cached_js__WEBPACK_IMPORTED_MODULE_4__/* .memoize */ .B)(listSites);
function listSites(workflow) {
    const groups = groupsOfMembers(workflow);
    const last = new Set(finallySteps(workflow));
    return [...workflow.steps].flatMap(([name, step]) => {
        const path = workflow.stepPaths.get(name) ?? [];
        const inFinally = last.has(name);
        const site = { step, path, label: name, group: groups.get(name) ?? null, inFinally };
        if (step.type !== 'for_each')
            return [site];
        const label = `${name}.${step.agent.name}`;
        return [site, { step: step.agent, path: [...path, 'agent'], label, group: step, inFinally }];
    });
}
function siteRoutes(site) {
    return site.step.type === 'terminate' ? [] : (site.step.routes ?? []);
}
function listRoutes(workflow, site) {
    const routes = site === null ? (workflow.settings.error_routes ?? []) : siteRoutes(site);
    const path = site === null ? ['workflow', 'error_routes'] : [...site.path, 'routes'];
    return routes.map((route, index) => ({ route, path: [...path, index], site }));
}
function allRoutes(workflow) {
    return [...sitesOf(workflow), null].flatMap((site) => listRoutes(workflow, site));
}
const ROUTE_ACTIONS = ['to', 'retry', 'halt', 'propagate', 'recover'];
function listActions(route) {
    return ROUTE_ACTIONS.filter((action) => route[action] !== undefined);
}


/***/ }),

/***/ 75336:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MK: function() { return /* binding */ computeDigest; },
/* harmony export */   YC: function() { return /* binding */ findChange; },
/* harmony export */   n4: function() { return /* binding */ stepHash; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_cached_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4644);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99448);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36659);






const SETTINGS = '+';
function stepHash(step, definition) {
    const own = ownHash(step, definition);
    const isReached = (0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_3__/* .isGovernedType */ .vC)(step.type) || step.type === 'set';
    return own === undefined || !isReached ? own : `${own}${SETTINGS}${settingsHash(step, definition)}`;
}
function findChange(recorded, now) {
    if (recorded === undefined || now === undefined || recorded === now)
        return null;
    const [ownBefore, settingsBefore] = recorded.split(SETTINGS);
    const [own] = now.split(SETTINGS);
    if (ownBefore !== own)
        return 'step';
    return settingsBefore === undefined ? null : 'settings';
}
function ownHash(step, { workflow, item }) {
    const own = workflow.hashes.get(step.name);
    if (item !== null) {
        const group = workflow.hashes.get(item.group);
        return group === undefined ? own : `${group}-${(0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .checksumText */ .d8)((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(item.value)))}`;
    }
    if (step.type !== 'parallel' || own === undefined)
        return own;
    const members = step.agents.map((name) => workflow.hashes.get(name) ?? '').join('\n');
    return `${own}-${(0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .checksumText */ .d8)((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(members))}`;
}
function settingsHash(step, { workflow, callers = [] }) {
    const steps = [step, ...listGroupMembers(step, workflow)];
    const known = knownHashes(workflow);
    const own = known.get(step) ?? shortDigest(steps.flatMap((each) => ownSettings(each, workflow)));
    known.set(step, own);
    const inherited = callers.flatMap((caller) => steps.flatMap((each) => policiesOn(each, caller)));
    return inherited.length === 0 ? own : shortDigest([own, ...inherited]);
}
const knownHashes = (0,_core_cached_js__WEBPACK_IMPORTED_MODULE_5__/* .memoize */ .B)((_) => new Map());
function shortDigest(parts) {
    return computeDigest(parts, []).slice(0, 8);
}
function listGroupMembers(step, { steps }) {
    if (step.type === 'for_each')
        return [step.agent];
    return step.type === 'parallel' ? step.agents.flatMap((name) => steps.get(name) ?? []) : [];
}
function ownSettings(step, workflow) {
    const raw = workflow.rawSettings ?? {};
    const { type } = step;
    const isStrict = 'strict_exit' in step && step.strict_exit !== undefined ? null : isStrictSetting(workflow);
    const reaches = (isReached, name) => (isReached ? (raw[name] ?? null) : null);
    const hasFolder = 'working_dir' in step && step.working_dir !== undefined;
    const folder = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(raw['runtime']) ? raw['runtime']['working_dir'] : undefined;
    return [
        isStrict,
        reaches(true, 'error_routes'),
        reaches(true, 'context'),
        reaches((0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_3__/* .isWork */ .cD)(type), 'resilience'),
        reaches(type === 'script', 'env'),
        (type === 'script' || type === 'agent') && !hasFolder ? folder : null,
        policiesOn(step, workflow),
    ];
}
function isStrictSetting({ settings }) {
    return settings.runtime?.strict_exit ?? null;
}
function policiesOn({ name, type }, { rawSettings }) {
    const policies = rawSettings?.['policies'];
    if (!Array.isArray(policies) || !(0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_3__/* .isGovernedType */ .vC)(type))
        return [];
    return policies.filter((policy) => {
        const nodes = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(policy) ? policy['nodes'] : undefined;
        return !Array.isArray(nodes) || nodes.includes(name) || type === 'workflow';
    });
}
function computeDigest(parts, others) {
    const lines = [...parts.map((part) => canonical(part)), ...others];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(lines.map((line) => `${line}\n`).join(''))
        .digest('hex');
}
function canonical(value) {
    if (Array.isArray(value))
        return `[${value.map(canonical).join(',')}]`;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(value ?? null);
    const keys = Object.keys(value).sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}


/***/ }),

/***/ 97095:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: function() { return /* binding */ IGNORED_EXIT; },
/* harmony export */   T$: function() { return /* binding */ eventJson; },
/* harmony export */   p$: function() { return /* binding */ handle; },
/* harmony export */   wb: function() { return /* binding */ raisedBy; }
/* harmony export */ });
function raisedBy({ frames }) {
    return frames[0]?.node ?? '';
}
function handle(handlers, event, ...more) {
    const handler = handlers[event.type];
    handler?.(event, ...more);
}
const IGNORED_EXIT = 'exit-code-ignored';
function eventJson(event) {
    return event;
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

/***/ 12669:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: function() { return /* binding */ hidesExitCodes; },
/* harmony export */   YT: function() { return /* binding */ shellProblem; },
/* harmony export */   dv: function() { return /* binding */ scriptExtension; },
/* harmony export */   jQ: function() { return /* binding */ resolveShell; },
/* harmony export */   r7: function() { return /* binding */ scriptText; },
/* harmony export */   rG: function() { return /* binding */ scriptCommand; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62759);


const PLACEHOLDER = '{0}';
const PLAIN = { extension: '.sh', prelude: '', epilogue: '', pathQuoting: 'none' };
const POWERSHELL = {
    args: ['-command', `. '${PLACEHOLDER}'`],
    extension: '.ps1',
    prelude: "$ErrorActionPreference = 'stop'\n",
    epilogue: '\nif ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }\n',
    pathQuoting: 'single_quotes_doubled',
};
const POWERSHELL_5 = {
    ...POWERSHELL,
    args: ['-ExecutionPolicy', 'Bypass', ...POWERSHELL.args],
    prelude: `\uFEFF${POWERSHELL.prelude}`,
};
const SHELLS = {
    bash: { ...PLAIN, args: ['--noprofile', '--norc', '-eo', 'pipefail', PLACEHOLDER] },
    sh: { ...PLAIN, args: ['-e', PLACEHOLDER] },
    pwsh: POWERSHELL,
    powershell: POWERSHELL_5,
    python: { ...PLAIN, args: [PLACEHOLDER], extension: '.py' },
    node: { ...PLAIN, args: [PLACEHOLDER], extension: '.cjs' },
    cmd: {
        ...PLAIN,
        args: [],
        extension: '.cmd',
        prelude: '@echo off\n"%SystemRoot%\\System32\\chcp.com" 65001 >nul\n',
    },
};
const DEFAULT_SHELLS = ['bash', 'pwsh', 'powershell'];
function resolveShell(shell, platform) {
    const fallback = (platform.windows ? DEFAULT_SHELLS.find(platform.has) : undefined) ?? 'bash';
    const wanted = shell === null || shell.trim() === '' ? fallback : shell.trim();
    const named = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownEntry */ .Pl)(SHELLS, wanted);
    if (named !== undefined) {
        const isPython3 = wanted === 'python' && !platform.has('python') && platform.has('python3');
        const program = isPython3 ? 'python3' : wanted;
        if (!platform.has(program))
            return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._q)(missingShell(program, platform));
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)({ ...named, command: wanted === 'cmd' ? PLACEHOLDER : program });
    }
    if (!wanted.includes(PLACEHOLDER)) {
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._q)(`unknown shell '${wanted}': use ${Object.keys(SHELLS).join(', ')}, or a command line that contains ${PLACEHOLDER}`);
    }
    const words = splitWords(wanted);
    if (!words.ok)
        return words;
    const [command, ...args] = words.value;
    if (command === undefined || command.includes(PLACEHOLDER)) {
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._q)(`the shell '${wanted}' must start with a command`);
    }
    const form = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownEntry */ .Pl)(SHELLS, programName(command)) ?? PLAIN;
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)({ ...form, command, args });
}
function missingShell(shell, { has }) {
    const found = Object.keys(SHELLS).filter(has);
    return `the shell ${shell} was not found; ${found.length === 0 ? 'no other shell was found' : `available: ${found.join(', ')}`}`;
}
function hidesExitCodes(shell, script = '') {
    const made = resolveShell(shell, { windows: false, has: () => true });
    if (!made.ok || !POSIX_SHELLS.has(programName(made.value.command)))
        return false;
    if (/^[ \t]*set (?:-[a-zA-Z]*e|-o errexit)/m.test(script))
        return false;
    return !made.value.args.some((arg) => /^-[a-zA-Z]*e/.test(arg) || arg === 'errexit');
}
const POSIX_SHELLS = new Set(['bash', 'sh', 'dash', 'ksh', 'zsh']);
function shellProblem(shell) {
    const made = resolveShell(shell, { windows: false, has: () => true });
    return made.ok ? null : made.error;
}
function scriptText(shell, text) {
    const whole = `${shell.prelude}${text}${shell.epilogue}`;
    return shell.extension === '.cmd' ? whole.replaceAll(/\r?\n/g, '\r\n') : whole;
}
function scriptExtension(shell, text) {
    const isModule = /^[ \t]*(?:import[ \t]*[\w{*'"]|export[ \t]+[\w{*])/m.test(text);
    return shell.extension === '.cjs' && isModule ? '.mjs' : shell.extension;
}
function scriptCommand(shell, file) {
    const quoted = shell.pathQuoting === 'single_quotes_doubled' ? file.replaceAll("'", "''") : file;
    const args = shell.args.map((arg) => arg.replaceAll(PLACEHOLDER, () => quoted));
    return { command: shell.command === PLACEHOLDER ? file : shell.command, args };
}
function programName(command) {
    const file = command.slice(Math.max(command.lastIndexOf('/'), command.lastIndexOf('\\')) + 1);
    return file
        .toLowerCase()
        .replace(/\.exe$/, '')
        .replace(/^python3$/, 'python');
}
function splitWords(line) {
    const word = /(?:"[^"]*"|'[^']*'|[^\s"'])+/g;
    if (line.replaceAll(word, '').trim() !== '')
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._q)(`the shell '${line}' has a quote that is not closed`);
    const words = line.match(word) ?? [];
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2')));
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

/***/ 653:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DW: function() { return /* reexport */ coerceText; },
  D3: function() { return /* binding */ conditionText; },
  Ds: function() { return /* reexport */ createScope; },
  _3: function() { return /* binding */ evaluate; },
  v9: function() { return /* binding */ holds; },
  Fl: function() { return /* binding */ isTemplate; },
  yV: function() { return /* binding */ makesJson; },
  L5: function() { return /* binding */ onlyExpression; },
  YK: function() { return /* binding */ parseExpression; },
  Fp: function() { return /* binding */ parseIn; },
  QC: function() { return /* binding */ parseTemplate; },
  jt: function() { return /* reexport */ printValue; },
  XX: function() { return /* binding */ render; },
  J8: function() { return /* reexport */ scopeOver; }
});

// UNUSED EXPORTS: valueHolds

// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/core/float.js
var core_float = __webpack_require__(75874);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
;// CONCATENATED MODULE: ./build/src/expressions/failure.js

class Fault extends Error {
    reason;
    pos;
    fields;
    place;
    constructor(reason, message, pos = undefined, fields = [], place = undefined) {
        super(message);
        this.reason = reason;
        this.pos = pos;
        this.fields = fields;
        this.place = place;
    }
    within({ file, text }, pos) {
        if (this.place !== undefined)
            return this;
        return new Fault(this.reason, this.message, this.pos, this.fields, { file, source: text, pos: this.pos ?? pos });
    }
}
const createFault = (reason) => (message) => new Fault(reason, message);
const typeFault = createFault('type');
const valueFault = createFault('value');
const budgetFault = createFault('budget');
function syntaxFault(message, pos) {
    return new Fault('syntax', message, pos);
}
function missingFile(name, pos) {
    return syntaxFault(`there is no file ${JSON.stringify(name.slice(0, 200))} beside the template`, pos);
}
const SHOWN_FIELDS = 20;
const SHOWN_SOURCE = 1_000;
function positionAt(source, pos) {
    let line = 1;
    let start = 0;
    const newline = /\r\n|\r|\n/g;
    for (let match = newline.exec(source); match !== null && match.index < pos; match = newline.exec(source)) {
        line += 1;
        start = newline.lastIndex;
    }
    return { line, column: Array.from(source.slice(start, Math.max(start, pos))).length + 1 };
}
function describeFault(fault, source, fallbackPos) {
    const { fields, place } = fault;
    const { line, column } = positionAt(place?.source ?? source, place?.pos ?? fault.pos ?? fallbackPos);
    return {
        reason: fault.reason,
        message: place === undefined ? fault.message : `${place.file}:${line}:${column}: ${fault.message}`,
        template: Array.from((place?.source ?? source).slice(0, SHOWN_SOURCE * 2))
            .slice(0, SHOWN_SOURCE)
            .join(''),
        ...(place === undefined ? {} : { file: place.file }),
        line,
        column,
        availableFields: fields.slice(0, SHOWN_FIELDS),
        availableFieldsTotal: fields.length,
    };
}
const MAX_NAME = 64;
function hint(name, candidates) {
    const limit = name.length <= 3 ? 1 : name.length <= 8 ? 2 : 3;
    const found = name.length > MAX_NAME ? null : (0,messages/* nearest */.pA)(name, candidates, limit);
    return found === null || found === name ? '' : `; did you mean '${found}'?`;
}

// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
;// CONCATENATED MODULE: ./build/src/expressions/values.js



class Tuple {
    items;
    constructor(items) {
        this.items = items;
    }
}
class GroupTuple extends Tuple {
    grouper;
    list;
    constructor(grouper, list) {
        super([grouper, list]);
        this.grouper = grouper;
        this.list = list;
    }
}
class View {
    kind;
    items;
    constructor(kind, items) {
        this.kind = kind;
        this.items = items;
    }
}
class PyObject {
    typeName;
    fields;
    constructor(typeName, fields = () => new Map()) {
        this.typeName = typeName;
        this.fields = fields;
    }
}
class Callable extends PyObject {
    name;
    invoke;
    beside;
    constructor(name, invoke, beside = null) {
        super('function');
        this.name = name;
        this.invoke = invoke;
        this.beside = beside;
    }
}
class Namespace extends PyObject {
    vars;
    constructor(vars) {
        super('namespace', () => vars);
        this.vars = vars;
    }
}
class Undefined {
    message;
    pos;
    wanted;
    fields;
    meant;
    reason = 'undefined';
    constructor(message, pos, wanted = undefined, fields = () => [], meant = fields) {
        this.message = message;
        this.pos = pos;
        this.wanted = wanted;
        this.fields = fields;
        this.meant = meant;
    }
    fault() {
        const fields = this.fields();
        const suggestion = this.wanted === undefined ? '' : hint(this.wanted, this.meant());
        return new Fault(this.reason, this.message + suggestion, this.pos, fields);
    }
}
class Absent extends Undefined {
    reason = 'absent';
}
class Nothing extends Undefined {
}
function isMap(value) {
    return value instanceof Map;
}
function isMapping(value) {
    return value instanceof Map || (0,json/* isRecord */.u4)(value);
}
function isText(value) {
    return typeof value === 'string';
}
function likeSequence(source, items) {
    return source instanceof Tuple ? new Tuple(items) : own(items);
}
function toSequence(value) {
    if (Array.isArray(value))
        return value;
    return value instanceof Tuple ? value.items : undefined;
}
function needText(value, what) {
    if (!isText(value))
        throw typeFault(`${what} must be a text, not ${describeType(value)}`);
    return value;
}
const ASTRAL = /[\ud800-\udbff][\udc00-\udfff]/;
function isSimple(text) {
    return !ASTRAL.test(text);
}
function countCodePoints(text) {
    return isSimple(text) ? text.length : Array.from(text).length;
}
function splitCodePoints(text) {
    return isSimple(text) ? text.split('') : Array.from(text);
}
function sliceText(text, start, stop) {
    return isSimple(text) ? text.slice(start, stop) : Array.from(text).slice(start, stop).join('');
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    "'": '&#39;',
    '"': '&#34;',
};
function escapeHtml(text) {
    return text.replace(/[&<>'"]/g, (char) => ENTITIES[char] ?? char);
}
function describeType(value) {
    if (value instanceof Undefined)
        throw value.fault();
    if (value === null)
        return 'none';
    if (typeof value === 'boolean')
        return 'a boolean';
    if (typeof value === 'number' || typeof value === 'bigint' || value instanceof core_float/* Float */.nt)
        return 'a number';
    if (isText(value))
        return 'a text';
    if (Array.isArray(value))
        return 'a list';
    if (value instanceof Tuple)
        return 'a tuple';
    if (isMapping(value))
        return 'a mapping';
    if (value instanceof View)
        return 'a view of a mapping (add `| list` to use it as a list)';
    if (value instanceof PyObject)
        return `a ${value.typeName}`;
    return 'a value that is no data';
}
const owned = new WeakSet();
function own(value) {
    owned.add(value);
    return value;
}
function ownedList(list) {
    if (!Array.isArray(list) || !owned.has(list))
        throw notOwned('list');
    return list;
}
function ownedMap(mapping) {
    if (!(mapping instanceof Map) || !owned.has(mapping))
        throw notOwned('mapping');
    return mapping;
}
function notOwned(kind) {
    return typeFault(`a ${kind} of the workflow cannot be changed in a template; change a copy: {% set mine = x.copy() %}`);
}

;// CONCATENATED MODULE: ./build/src/expressions/numbers.js



const MAX_BITS = 65_536;
function isNum(value) {
    const type = typeof value;
    return type === 'number' || type === 'bigint' || type === 'boolean' || value instanceof core_float/* Float */.nt;
}
function isInt(value) {
    if (typeof value === 'number')
        return Number.isSafeInteger(value);
    return typeof value === 'bigint' || typeof value === 'boolean';
}
function isFloat(value) {
    return value instanceof core_float/* Float */.nt || (typeof value === 'number' && !Number.isSafeInteger(value));
}
function makeFloat(value) {
    return Number.isInteger(value) ? new core_float/* Float */.nt(value) : value;
}
function normalizeInt(value) {
    const small = Number(value);
    return Number.isSafeInteger(small) ? small : value;
}
function toFloat(value) {
    if (typeof value === 'number')
        return value;
    if (value instanceof core_float/* Float */.nt)
        return value.value;
    const result = Number(value);
    if (!Number.isFinite(result))
        throw valueFault('an integer is too large to become a decimal number');
    return result;
}
function toBig(value) {
    return typeof value === 'bigint' ? value : BigInt(value);
}
function asIndex(value) {
    if (typeof value === 'number' && Number.isSafeInteger(value))
        return value;
    if (typeof value === 'boolean')
        return value ? 1 : 0;
    if (typeof value === 'bigint')
        return value > 0n ? Number.MAX_SAFE_INTEGER : Number.MIN_SAFE_INTEGER;
    return undefined;
}
function needInt(value, what, fallback) {
    if (fallback !== undefined && (value === undefined || value === null))
        return fallback;
    const index = asIndex(value);
    if (index === undefined)
        throw typeFault(`${what} must be an integer, not ${describeType(value)}`);
    return index;
}
function bits(value) {
    return (value < 0n ? -value : value).toString(16).length * 4;
}
function checkBound(size) {
    if (size > MAX_BITS)
        throw budgetFault('an integer grows too large');
}
function divide(a, b) {
    const divisor = toFloat(b);
    if (divisor === 0)
        throw valueFault('division by zero');
    return makeFloat(toFloat(a) / divisor);
}
function floatDivmod(a, b) {
    if (b === 0)
        throw valueFault('division by zero');
    const cut = (a % b) + 0;
    const rest = cut !== 0 && b < 0 !== cut < 0 ? cut + b : cut;
    return { quotient: Math.round((a - rest) / b), rest };
}
function intDivmod(a, b) {
    if (b === 0n)
        throw valueFault('division by zero');
    const [quotient, rest] = [a / b, a % b];
    return rest !== 0n && rest < 0n !== b < 0n ? { quotient: quotient - 1n, rest: rest + b } : { quotient, rest };
}
function product(a, b) {
    checkBound(bits(a) + bits(b));
    return a * b;
}
function power(a, b) {
    if (isInt(a) && isInt(b) && toBig(b) >= 0n) {
        const [base, exponent] = [toBig(a), toBig(b)];
        if (base > 1n || base < -1n) {
            checkBound(Number(exponent));
            checkBound(bits(base) * Number(exponent));
        }
        return normalizeInt(base === 1n || base === 0n ? (exponent === 0n ? 1n : base) : base ** exponent);
    }
    const [base, exponent] = [toFloat(a), toFloat(b)];
    if (base === 0 && exponent < 0)
        throw valueFault('zero cannot be raised to a negative power');
    if (base < 0 && !Number.isInteger(exponent))
        throw valueFault('a negative number cannot be raised to a fraction');
    if (base === 1 || exponent === 0)
        return makeFloat(1);
    const result = Number.isInteger(exponent) && exponent < 0 ? 1 / base ** -exponent : base ** exponent;
    if (!Number.isFinite(result) && Number.isFinite(base) && Number.isFinite(exponent)) {
        throw valueFault('the result is too large');
    }
    return makeFloat(result);
}
function exact(ofIntegers, ofFloats) {
    return (a, b) => isInt(a) && isInt(b) ? normalizeInt(ofIntegers(toBig(a), toBig(b))) : makeFloat(ofFloats(toFloat(a), toFloat(b)));
}
const ARITHMETIC = {
    '+': exact((a, b) => a + b, (a, b) => a + b),
    '-': exact((a, b) => a - b, (a, b) => a - b),
    '*': exact(product, (a, b) => a * b),
    '/': divide,
    '//': exact((a, b) => intDivmod(a, b).quotient, (a, b) => floatDivmod(a, b).quotient),
    '%': exact((a, b) => intDivmod(a, b).rest, (a, b) => floatDivmod(a, b).rest),
    '**': power,
};
function negate(a) {
    if (!isInt(a))
        return makeFloat(-toFloat(a));
    return typeof a === 'bigint' ? normalizeInt(-a) : 0 - Number(a);
}
function compareNumbers(a, b) {
    const x = typeof a === 'bigint' ? a : a instanceof core_float/* Float */.nt ? a.value : Number(a);
    const y = typeof b === 'bigint' ? b : b instanceof core_float/* Float */.nt ? b.value : Number(b);
    if (x < y)
        return -1;
    if (x > y)
        return 1;
    return x == y ? 0 : Number.NaN;
}
function intText(value) {
    const text = String(toBig(value));
    if (text.replace('-', '').length > 4_300)
        throw valueFault('an integer has too many digits to be printed');
    return text;
}
const MOST_DECIMALS = 100;
function formatSign(value) {
    return value < 0 || Object.is(value, -0) ? '-' : '';
}
function evenTie(exact, decimals) {
    const point = exact.indexOf('.');
    const cut = exact.slice(0, decimals === 0 ? point : point + 1 + decimals);
    return /^50*$/.test(exact.slice(point + 1 + decimals)) && /[02468]$/.test(cut) ? cut : null;
}
function fixedText(value, decimals) {
    if (!Number.isFinite(value))
        return (0,core_float/* floatText */.qx)(value);
    if (decimals > MOST_DECIMALS)
        throw budgetFault(`a number cannot have more than ${MOST_DECIMALS} decimals`);
    const size = Math.abs(value);
    if (size >= 1e21)
        return `${formatSign(value)}${BigInt(size)}${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}`;
    return formatSign(value) + (evenTie(size.toFixed(MOST_DECIMALS), decimals) ?? size.toFixed(decimals));
}
function roundTo(value, decimals) {
    if (!Number.isFinite(value) || decimals > MOST_DECIMALS)
        return value;
    if (decimals >= 0)
        return Number(fixedText(value, decimals));
    const unit = 10 ** -decimals;
    const scaled = Number(fixedText(value / unit, 0));
    return scaled * unit;
}

;// CONCATENATED MODULE: ./build/src/expressions/data.js




const MAX_DEPTH = 600;
function countElements(value) {
    if (isText(value))
        return countCodePoints(value);
    if (Array.isArray(value))
        return value.length;
    if (value instanceof Tuple || value instanceof View)
        return value.items.length;
    if (isMap(value))
        return value.size;
    if (value instanceof Nothing)
        return 0;
    return isMapping(value) ? Object.keys(value).length : undefined;
}
function lengthOfValue(value) {
    const size = countElements(value);
    if (size === undefined)
        throw typeFault(`${describeType(value)} has no length`);
    return size;
}
function isTrue(value) {
    if (value === null || value === undefined)
        return false;
    if (isNum(value))
        return compareNumbers(value, 0) !== 0;
    const size = countElements(value);
    if (size === undefined && value instanceof Undefined)
        throw value.fault();
    return size !== 0;
}
function isOn(argument) {
    return argument !== undefined && isTrue(argument);
}
function hashable(key) {
    if (key instanceof core_float/* Float */.nt)
        return key.value === 0 ? 0 : key.value;
    if (key instanceof Tuple) {
        key.items.forEach(hashable);
        return key;
    }
    if (key instanceof Undefined)
        throw key.fault();
    if (Array.isArray(key) || isMapping(key))
        throw typeFault(`${describeType(key)} cannot be the key of a mapping`);
    return key;
}
function getKey(mapping, key) {
    const name = hashable(key);
    if (isMap(mapping))
        return mapping.get(name);
    if (typeof name !== 'string' || !Object.hasOwn(mapping, name))
        return undefined;
    const value = mapping[name];
    return typeof value === 'function' || typeof value === 'symbol' ? undefined : value;
}
function setMappingKey(map, key, value) {
    map.set(hashable(key), value);
}
function removeKey(map, key) {
    const value = getKey(map, key);
    map.delete(hashable(key));
    return value;
}
function listKeys(mapping) {
    return isMap(mapping) ? [...mapping.keys()] : Object.keys(mapping);
}
function listMappingEntries(mapping) {
    return isMap(mapping) ? [...mapping.entries()] : Object.entries(mapping);
}
function fieldNames(mapping) {
    return listKeys(mapping).filter((key) => typeof key === 'string');
}
function data_element(target, key) {
    if (target instanceof Absent)
        return target;
    if (target instanceof Undefined)
        throw target.fault();
    if (key instanceof Undefined)
        throw key.fault();
    if (isMapping(target))
        return Array.isArray(key) || isMapping(key) ? undefined : getKey(target, key);
    const index = asIndex(key);
    if (index === undefined)
        return undefined;
    const at = (length) => (index < 0 ? length + index : index);
    if (Array.isArray(target))
        return target[at(target.length)];
    if (target instanceof Tuple)
        return target.items[at(target.items.length)];
    if (!isText(target))
        return undefined;
    const chars = isSimple(target) ? target : splitCodePoints(target);
    return chars[at(chars.length)];
}
function data_elements(st, value) {
    const found = elementsOrUndefined(st, value);
    if (found === undefined)
        throw typeFault(`${describeType(value)} cannot be looped over`);
    st.charge(found.length);
    return found;
}
function elementsOrUndefined(st, value) {
    if (Array.isArray(value))
        return value;
    if (value instanceof Nothing)
        return [];
    if (value instanceof Undefined)
        throw value.fault();
    if (isText(value)) {
        st.reserve(value.length * 8);
        return splitCodePoints(value);
    }
    if (value instanceof Tuple || value instanceof View)
        return value.items;
    return isMapping(value) ? listKeys(value) : undefined;
}
function equal(st, a, b, depth = 0) {
    const inside = (left, right) => equal(st, left, right, depth + 1);
    const sequences = (left, right) => left.length === right.length && left.every((item, i) => inside(item, right[i]));
    st.charge(1);
    if (depth > MAX_DEPTH)
        throw budgetFault('data nests too deeply to be compared');
    for (const side of [a, b])
        if (side instanceof Undefined && !(side instanceof Nothing))
            throw side.fault();
    if (a instanceof Nothing || b instanceof Nothing)
        return a instanceof Nothing && b instanceof Nothing;
    if (a === b)
        return !Number.isNaN(a);
    if (isNum(a))
        return isNum(b) && compareNumbers(a, b) === 0;
    if (Array.isArray(a))
        return Array.isArray(b) && sequences(a, b);
    if (a instanceof Tuple)
        return b instanceof Tuple && sequences(a.items, b.items);
    if (a instanceof View && b instanceof View)
        return a.items.length === b.items.length && a.items.every((item) => b.items.some((other) => inside(item, other)));
    if (!isMapping(a) || !isMapping(b) || countElements(a) !== countElements(b))
        return false;
    return listMappingEntries(a).every(([key, value]) => {
        const other = getKey(b, key);
        return other !== undefined && inside(value, other);
    });
}
function orderSequences(st, a, b, depth) {
    for (let i = 0; i < a.length && i < b.length; i += 1) {
        if (!equal(st, a[i], b[i], depth))
            return order(st, a[i], b[i], depth + 1);
    }
    return a.length - b.length;
}
function order(st, a, b, depth = 0) {
    st.charge(1);
    if (depth > MAX_DEPTH)
        throw budgetFault('data nests too deeply to be compared');
    if (isNum(a) && isNum(b))
        return compareNumbers(a, b);
    if (isText(a) && isText(b))
        return a === b ? 0 : a < b ? -1 : 1;
    if (Array.isArray(a) && Array.isArray(b))
        return orderSequences(st, a, b, depth);
    if (a instanceof Tuple && b instanceof Tuple)
        return orderSequences(st, a.items, b.items, depth);
    throw typeFault(`${describeType(a)} and ${describeType(b)} cannot be ordered`);
}
function contains(st, container, item) {
    if (isText(container)) {
        if (!isText(item))
            throw typeFault(`a text can only contain a text, not ${describeType(item)}`);
        st.reserve(container.length);
        return container.includes(item);
    }
    if (isMapping(container))
        return getKey(container, item) !== undefined;
    return data_elements(st, container).some((element) => equal(st, element, item));
}
function sortBy(st, items, keyOf, reverse) {
    st.charge(items.length);
    const keyed = items.map((item) => ({ item, key: keyOf(item) }));
    const direction = reverse ? -1 : 1;
    keyed.sort((a, b) => direction * order(st, a.key, b.key));
    return keyed.map(({ item }) => item);
}
function sortedEntries(st, mapping) {
    const entries = new Map(listMappingEntries(mapping));
    return sortBy(st, [...entries.keys()], (key) => key, false).map((key) => [key, entries.get(key)]);
}

;// CONCATENATED MODULE: ./build/src/expressions/conditions.js


const FALSE_TEXTS = new Set(['false', '0', 'no', 'none', 'null', '', '[]', '{}']);
function valueHolds(value) {
    return isText(value) ? !FALSE_TEXTS.has(value.trim().toLowerCase()) : isTrue(value);
}
function findConditionText(body) {
    const [only, ...others] = body.filter((stmt) => stmt.type !== 'text' || stmt.text.trim() !== '');
    if (only === undefined || (only.type === 'print' && others.length === 0))
        return null;
    const isPlain = [only, ...others].every(({ type }) => type === 'text' || type === 'print');
    if (!isPlain)
        return printedBy(body).unfit;
    return (only.type === 'print' ? (others.find(({ type }) => type === 'text') ?? others[0]) : only)?.pos ?? null;
}
const NOTHING = { most: 0, hasFalse: false, unfit: null };
function printedBy(body) {
    return body.reduce((before, stmt) => {
        const next = printedByOne(stmt);
        const both = { most: before.most + next.most, hasFalse: before.hasFalse || next.hasFalse };
        const isMixed = both.hasFalse && before.most > 0 && next.most > 0;
        return { ...both, unfit: before.unfit ?? next.unfit ?? (isMixed ? stmt.pos : null) };
    }, NOTHING);
}
function printedByOne(stmt) {
    const unfit = { ...NOTHING, unfit: stmt.pos };
    switch (stmt.type) {
        case 'text': {
            const text = stmt.text.trim().toLowerCase();
            if (text === 'true' || text === 'false')
                return { ...NOTHING, most: 1, hasFalse: text === 'false' };
            return text === '' ? NOTHING : unfit;
        }
        case 'print':
            return isBoolean(stmt.value) ? { ...NOTHING, most: 1, hasFalse: true } : unfit;
        case 'if':
            return mergePrinted([...stmt.branches.map(({ body }) => body), stmt.otherwise]);
        case 'for':
            return mergePrinted([[...stmt.body, ...stmt.body], stmt.otherwise]);
        case 'with':
        case 'block':
        case 'inFile':
            return printedBy(stmt.body);
        case 'include':
            return stmt.linked.type === 'opened' ? printedBy(stmt.linked.body) : unfit;
        case 'layout':
        case 'callBlock':
        case 'filterBlock':
            return unfit;
        case 'set':
        case 'setBlock':
        case 'macro':
        case 'import':
        case 'extends':
            return NOTHING;
    }
}
function mergePrinted(bodies) {
    const each = bodies.map(printedBy);
    return {
        most: Math.max(...each.map(({ most }) => most)),
        hasFalse: each.some(({ hasFalse }) => hasFalse),
        unfit: each.find(({ unfit }) => unfit !== null)?.unfit ?? null,
    };
}
function isBoolean(expr) {
    switch (expr.type) {
        case 'compare':
        case 'not':
        case 'test':
            return true;
        case 'const':
            return typeof expr.value === 'boolean';
        case 'and':
        case 'or':
            return isBoolean(expr.left) && isBoolean(expr.right);
        default:
            return false;
    }
}

;// CONCATENATED MODULE: ./build/src/expressions/functions.js



function methodTable(methods) {
    const entries = Object.entries(methods).flatMap(([signature, run]) => {
        const [names = '', inner = ''] = signature.replace(')', '').split('(');
        const words = inner.split(', ').filter((word) => word !== '');
        const required = words.filter((word) => !word.endsWith('?')).length;
        const params = words.map((word) => word.replace('?', ''));
        const method = (st, what, target, args, kwargs) => {
            st.charge(1);
            if (inner === '*')
                return run(st, target, args, kwargs);
            return run(st, target, bindArgs(what, params, required, args, kwargs), undefined);
        };
        return names.split('|').map((name) => [name, method]);
    });
    return new Map(entries);
}
function bindArgs(what, params, required, args, kwargs) {
    if (args.length > params.length) {
        throw typeFault(`${what} takes at most ${params.length} argument${params.length === 1 ? '' : 's'}, got ${args.length}`);
    }
    const bound = [...args];
    for (const [name, value] of kwargs ?? []) {
        const index = params.indexOf(name);
        if (index < 0)
            throw typeFault(`${what} has no argument '${name}'${hint(name, params)}`);
        if (index < args.length)
            throw typeFault(`${what} got the argument '${name}' twice`);
        bound[index] = value;
    }
    const absent = params.slice(0, required).find((_, i) => bound[i] === undefined);
    if (absent !== undefined)
        throw typeFault(`${what} needs the argument '${absent}'`);
    return bound;
}
function applyFilter(st, name, value, args, kwargs) {
    const filter = st.library.filters.get(name);
    if (filter === undefined)
        throw valueFault(`there is no filter '${name}'${hint(name, st.library.filters.keys())}`);
    return deriveValue(st, value, filter(st, `the filter ${name}`, value, args, kwargs));
}
function applyTest(st, name, value, args, kwargs) {
    const test = st.library.tests.get(name);
    if (test === undefined)
        throw valueFault(`there is no test '${name}'${hint(name, st.library.tests.keys())}`);
    return isTrue(test(st, `the test ${name}`, value, args, kwargs));
}
const MOST_TEXTS = 1000;
const listListeners = new WeakMap();
function deriveValue(st, from, made) {
    const listener = made === from ? null : findListener(st, from);
    if (listener !== null) {
        if (typeof made === 'object' && made !== null)
            listListeners.set(made, listener);
        for (const text of textsIn(made))
            listener(text);
    }
    return made;
}
function derivedFromLetters(st, from, items, start) {
    const listener = st.out.length > start ? findListener(st, from) : null;
    if (listener !== null && items.every((item) => isText(item) && item.length <= 2))
        listener(st.out.slice(start));
}
function findListener(st, from) {
    const ask = st.scope.derived;
    if (ask === undefined)
        return null;
    if (isText(from))
        return ask(from);
    return typeof from === 'object' && from !== null ? (listListeners.get(from) ?? null) : null;
}
function textsIn(made) {
    const texts = [];
    const left = [made];
    for (let value = left.pop(); value !== undefined && texts.length < MOST_TEXTS; value = left.pop()) {
        if (isText(value))
            texts.push(value);
        else if (typeof value === 'number' || typeof value === 'bigint')
            texts.push(String(value));
        else if (Array.isArray(value))
            left.push(...value.slice(0, MOST_TEXTS));
        else if (value instanceof Tuple)
            left.push(...value.items.slice(0, MOST_TEXTS));
    }
    return texts;
}

;// CONCATENATED MODULE: ./build/src/expressions/methods-text.js





const MAX_WIDTH = 16 * 1024 * 1024;
const SPACES = /[\s\x1c-\x1f\x85]+/u;
function readFillCharacter(value) {
    if (value === undefined)
        return ' ';
    const fill = needText(value, 'the fill character');
    if (countCodePoints(fill) !== 1)
        throw typeFault('the fill character must be one character');
    return fill;
}
function capitalize(text) {
    const [first = ''] = text;
    return first.toUpperCase() + text.slice(first.length).toLowerCase();
}
function gap(st, text, width) {
    const missing = needInt(width, 'the width') - countCodePoints(text);
    if (missing > 0)
        st.reserve(text.length + Math.min(missing, MAX_WIDTH * 2));
    return Math.max(0, missing);
}
function centerText(st, text, width, fill) {
    const missing = gap(st, text, width);
    const left = Math.floor(missing / 2) + (missing & needInt(width, 'the width') & 1);
    return fill.repeat(left) + text + fill.repeat(missing - left);
}
function strip(text, chars, start, end) {
    if (chars === undefined || chars === null) {
        if (start && end)
            return text.trim();
        return start ? text.trimStart() : text.trimEnd();
    }
    const set = new Set(splitCodePoints(needText(chars, 'the characters to strip')));
    const units = splitCodePoints(text);
    let from = 0;
    let to = units.length;
    while (start && from < to && set.has(units[from] ?? ''))
        from += 1;
    while (end && to > from && set.has(units[to - 1] ?? ''))
        to -= 1;
    return units.slice(from, to).join('');
}
function stripText(text, chars) {
    return strip(text, chars, true, true);
}
function readSplitLimit(value) {
    const limit = value === undefined ? -1 : needInt(value, 'the number of splits');
    return limit < 0 ? Number.POSITIVE_INFINITY : limit;
}
function splitSpaces(text, limit) {
    if (!Number.isFinite(limit))
        return text.split(SPACES).filter((part) => part !== '');
    const parts = [];
    let rest = text.trimStart();
    while (rest !== '' && parts.length < limit) {
        const found = SPACES.exec(rest);
        if (found === null)
            break;
        parts.push(rest.slice(0, found.index));
        rest = rest.slice(found.index + found[0].length);
    }
    if (rest !== '')
        parts.push(rest);
    return parts;
}
function reverseText(text) {
    return splitCodePoints(text).reverse().join('');
}
function splitBy(text, separator, limit) {
    if (separator === '')
        throw valueFault('the separator must not be empty');
    const parts = text.split(separator);
    if (parts.length - 1 <= limit)
        return parts;
    return [...parts.slice(0, limit), parts.slice(limit).join(separator)];
}
function splitText(text, separator, limit) {
    if (separator === undefined || separator === null)
        return splitSpaces(text, limit);
    return splitBy(text, needText(separator, 'the separator'), limit);
}
function split(st, text, [separator, limit]) {
    st.reserve(text.length);
    const parts = splitText(text, separator, readSplitLimit(limit));
    st.charge(parts.length);
    return own(parts);
}
function rsplit(st, text, [separator, limit]) {
    const most = readSplitLimit(limit);
    if (!Number.isFinite(most))
        return split(st, text, [separator, limit]);
    st.reserve(text.length * 4);
    const parts = splitText(reverseText(text), isText(separator) ? reverseText(separator) : separator, most);
    return own(parts.map(reverseText).reverse());
}
const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
const AFTER_LINE_END = /(?<=[\n\v\f\x1c-\x1e\x85\u2028\u2029]|\r(?!\n))/;
function splitTextLines(text, end = LINE_END) {
    const lines = text.split(end);
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}
function replaceText(st, text, from, to, count) {
    const limit = count < 0 ? Number.POSITIVE_INFINITY : count;
    const found = from === '' ? countCodePoints(text) + 1 : text.split(from).length - 1;
    const times = Math.min(found, limit);
    st.reserve(text.length + times * Math.max(0, to.length - from.length));
    if (times === 0)
        return text;
    if (from !== '') {
        if (times === found)
            return text.replaceAll(from, () => to);
        return splitBy(text, from, times).join(to);
    }
    const chars = splitCodePoints(text);
    return chars.map((char, i) => (i < times ? to + char : char)).join('') + (times > chars.length ? to : '');
}
function zfill(st, text, width) {
    const zeros = '0'.repeat(gap(st, text, width));
    return /^[+-]/.test(text) ? text.slice(0, 1) + zeros + text.slice(1) : zeros + text;
}
function partition(text, separator, last) {
    const by = needText(separator, 'the separator');
    if (by === '')
        throw valueFault('the separator must not be empty');
    const at = last ? text.lastIndexOf(by) : text.indexOf(by);
    if (at < 0)
        return new Tuple(last ? ['', '', text] : [text, '', '']);
    return new Tuple([text.slice(0, at), by, text.slice(at + by.length)]);
}
function find(text, wanted, last) {
    const needle = needText(wanted, 'the text to find');
    const at = last ? text.lastIndexOf(needle) : text.indexOf(needle);
    return at < 0 ? -1 : countCodePoints(text.slice(0, at));
}
function requireFound(at) {
    if (at < 0)
        throw valueFault('the text is not found');
    return at;
}
function count(text, wanted) {
    const needle = needText(wanted, 'the text to count');
    return needle === '' ? countCodePoints(text) + 1 : text.split(needle).length - 1;
}
function affix(wanted, has) {
    const parts = wanted instanceof Tuple ? wanted.items : [wanted];
    return parts.some((part) => has(needText(part, 'a beginning or an end')));
}
function isLower(text) {
    return /\p{Lowercase}/u.test(text) && !/[\p{Lu}\p{Lt}]/u.test(text);
}
function isUpper(text) {
    return /\p{Uppercase}/u.test(text) && !/[\p{Ll}\p{Lt}]/u.test(text);
}
const TEXT_METHODS = methodTable({
    'upper()': (_st, text) => text.toUpperCase(),
    'lower()': (_st, text) => text.toLowerCase(),
    'capitalize()': (_st, text) => capitalize(text),
    'title()': (_st, text) => text.replace(/\p{L}+/gu, capitalize),
    'strip(chars?)': (_st, text, [chars]) => stripText(text, chars),
    'lstrip(chars?)': (_st, text, [chars]) => strip(text, chars, true, false),
    'rstrip(chars?)': (_st, text, [chars]) => strip(text, chars, false, true),
    'split(sep?, maxsplit?)': split,
    'rsplit(sep?, maxsplit?)': rsplit,
    'splitlines(keepends?)': (st, text, [keep]) => {
        st.reserve(text.length);
        const lines = splitTextLines(text, isOn(keep) ? AFTER_LINE_END : LINE_END);
        st.charge(lines.length);
        return own(lines);
    },
    'partition(sep)': (_st, text, [separator]) => partition(text, separator, false),
    'rpartition(sep)': (_st, text, [separator]) => partition(text, separator, true),
    'join(iterable)': (st, text, [values]) => st.join(data_elements(st, values).map((part) => needText(part, 'every element to join')), text),
    'replace(old, new, count?)': (st, text, [from, to, count]) => {
        const most = count === undefined ? -1 : needInt(count, 'the count');
        return replaceText(st, text, needText(from, 'the old text'), needText(to, 'the new text'), most);
    },
    'center(width, fillchar?)': (st, text, [width, fill]) => centerText(st, text, width, readFillCharacter(fill)),
    'ljust(width, fillchar?)': (st, text, [width, fill]) => text + readFillCharacter(fill).repeat(gap(st, text, width)),
    'rjust(width, fillchar?)': (st, text, [width, fill]) => readFillCharacter(fill).repeat(gap(st, text, width)) + text,
    'zfill(width)': (st, text, [width]) => zfill(st, text, width),
    'removeprefix(prefix)': (_st, text, [value]) => {
        const prefix = needText(value, 'the prefix');
        return text.startsWith(prefix) ? text.slice(prefix.length) : text;
    },
    'removesuffix(suffix)': (_st, text, [value]) => {
        const suffix = needText(value, 'the suffix');
        return text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text;
    },
    'find(sub)': (_st, text, [wanted]) => find(text, wanted, false),
    'rfind(sub)': (_st, text, [wanted]) => find(text, wanted, true),
    'index(sub)': (_st, text, [wanted]) => requireFound(find(text, wanted, false)),
    'rindex(sub)': (_st, text, [wanted]) => requireFound(find(text, wanted, true)),
    'count(sub)': (_st, text, [wanted]) => count(text, wanted),
    'startswith(prefix)': (_st, text, [prefix]) => affix(prefix, (part) => text.startsWith(part)),
    'endswith(suffix)': (_st, text, [suffix]) => affix(suffix, (part) => text.endsWith(part)),
    'isdigit|isdecimal|isnumeric()': (_st, text) => /^\p{Nd}+$/u.test(text),
    'isalpha()': (_st, text) => /^\p{L}+$/u.test(text),
    'isalnum()': (_st, text) => /^[\p{L}\p{N}]+$/u.test(text),
    'isspace()': (_st, text) => /^[\s\x1c-\x1f\x85]+$/u.test(text),
    'islower()': (_st, text) => isLower(text),
    'isupper()': (_st, text) => isUpper(text),
});

;// CONCATENATED MODULE: ./build/src/expressions/methods.js






function changing(change) {
    return (st, list, args) => {
        change(ownedList(list), args, st);
        return null;
    };
}
function indexIn(st, list, value) {
    const at = list.findIndex((item) => equal(st, item, value));
    if (at < 0)
        throw valueFault('the value is not in the list');
    return at;
}
const LIST_METHODS = methodTable({
    'index(value)': (st, list, [value]) => indexIn(st, list, value),
    'count(value)': (st, list, [value]) => list.filter((item) => equal(st, item, value)).length,
    'copy()': (st, list) => own([...data_elements(st, list)]),
    'append(value)': changing((list, [value]) => list.push(value)),
    'insert(index, value)': changing((list, [index, value]) => list.splice(needInt(index, 'the position'), 0, value)),
    'remove(value)': changing((list, [value], st) => list.splice(indexIn(st, list, value), 1)),
    'reverse()': changing((list) => list.reverse()),
    'clear()': changing((list) => list.splice(0)),
    'extend(values)': changing((list, [values], st) => {
        for (const value of [...data_elements(st, values)])
            list.push(value);
    }),
    'pop(index?)': (_st, list, [index = -1]) => {
        const position = needInt(index, 'the position');
        const at = position < 0 ? position + ownedList(list).length : position;
        if (at < 0 || at >= list.length)
            throw valueFault('there is no element to pop');
        return ownedList(list).splice(at, 1)[0];
    },
});
function listPairs(st, source) {
    if (isMapping(source)) {
        st.charge(1);
        return listMappingEntries(source);
    }
    return data_elements(st, source).map((pair) => {
        const [key, value, ...more] = data_elements(st, pair);
        if (value === undefined || more.length > 0)
            throw valueFault('a mapping is made of pairs');
        return [key, value];
    });
}
const MAPPING_METHODS = methodTable({
    'get(key, default?)': (_st, map, [key, fallback = null]) => {
        const found = getKey(map, key);
        return found === undefined ? fallback : found;
    },
    'items()': (st, map) => {
        const pairs = listMappingEntries(map).map((pair) => new Tuple(pair));
        st.charge(pairs.length);
        return new View('dict_items', pairs);
    },
    'keys()': (_st, map) => new View('dict_keys', listKeys(map)),
    'values()': (_st, map) => {
        const values = listMappingEntries(map).map(([, value]) => value);
        return new View('dict_values', values);
    },
    'copy()': (_st, map) => own(new Map(listMappingEntries(map))),
    'update(*)': (st, map, [source], kwargs) => {
        const target = ownedMap(map);
        if (source !== undefined)
            for (const [key, value] of listPairs(st, source))
                setMappingKey(target, key, value);
        for (const [key, value] of kwargs ?? [])
            target.set(key, value);
        return null;
    },
    'pop(key, default?)': (_st, map, [key, fallback]) => {
        const value = removeKey(ownedMap(map), key);
        if (value === undefined && fallback === undefined)
            throw valueFault('the mapping has no such key');
        return value === undefined ? fallback : value;
    },
    'setdefault(key, default?)': (_st, map, [key, fallback = null]) => {
        const found = getKey(map, key);
        if (found === undefined)
            setMappingKey(ownedMap(map), key, fallback);
        return found === undefined ? fallback : found;
    },
});
function pick(table, name, target) {
    const method = table.get(name);
    if (method === undefined)
        return undefined;
    return new Callable(name, (st, args, kwargs) => deriveValue(st, target, method(st, `${name}()`, target, args, kwargs)), isMapping(target) ? () => listMappingEntries(target).map(([key]) => String(key)) : null);
}
function findMethod(target, name) {
    if (isText(target))
        return pick(TEXT_METHODS, name, target);
    if (Array.isArray(target))
        return pick(LIST_METHODS, name, target);
    if (isMapping(target))
        return pick(MAPPING_METHODS, name, target);
    return undefined;
}
function missingMember(st, target, key, pos, label, why = null) {
    const name = isText(key) ? key : undefined;
    const shown = name === undefined ? 'such element' : `field '${name}'`;
    const subject = label === undefined ? describeType(target) : `'${label}'`;
    const hasFields = isMapping(target) || target instanceof PyObject;
    const isPlain = label === undefined || isMapping(target) || Array.isArray(target);
    const message = label !== undefined && name !== undefined && !hasFields
        ? `${label} is ${describeType(target)}, it has no fields, and so no '${name}'`
        : `${isPlain ? subject : `${subject} is ${describeType(target)} and`} has no ${shown}`;
    const fields = () => {
        if (isMapping(target))
            return fieldNames(target);
        return target instanceof PyObject ? [...target.fields().keys()] : [];
    };
    const methods = () => [...(isText(target) ? TEXT_METHODS : Array.isArray(target) ? LIST_METHODS : new Map()).keys()];
    st.charge(1);
    if (why !== null)
        return new Absent(`${message}: ${why}`, pos, undefined, fields);
    return new Undefined(message, pos, name, fields, hasFields ? fields : methods);
}
function getMember(target, name) {
    if (target instanceof PyObject)
        return target.fields().get(name);
    if (target instanceof GroupTuple && (name === 'grouper' || name === 'list'))
        return target[name];
    return findMethod(target, name);
}
function getItem(target, key) {
    const value = data_element(target, key);
    return value === undefined && isText(key) ? getMember(target, key) : value;
}
function attributeGetter(st, attribute, fallback) {
    const parts = attributePath(attribute);
    return (item) => {
        let value = item;
        for (const part of parts) {
            const found = getItem(value, part);
            if (found !== undefined)
                value = found;
            else
                value = fallback === undefined || fallback === null ? missingMember(st, value, part, st.pos) : fallback;
        }
        return value;
    };
}
function attributePath(attribute) {
    if (attribute === undefined || attribute === null)
        return [];
    if (!isText(attribute))
        return [attribute];
    return attribute.split('.').map((part) => (/^\p{Nd}+$/u.test(part) ? (asIndex(Number(part)) ?? part) : part));
}
function bound(value) {
    if (value === null || value === undefined)
        return undefined;
    const index = asIndex(value);
    if (index !== undefined)
        return index;
    throw typeFault(`the bounds of a slice must be integers, not ${describeType(value)}`);
}
function sliceIndices(length, from, to, by) {
    const step = bound(by) ?? 1;
    if (step === 0)
        throw valueFault('the step of a slice cannot be zero');
    const lowest = step > 0 ? 0 : -1;
    const highest = step > 0 ? length : length - 1;
    const clamp = (value, fallback) => {
        const index = bound(value);
        if (index === undefined)
            return fallback;
        return Math.min(Math.max(index < 0 ? index + length : index, lowest), highest);
    };
    const start = clamp(from, step > 0 ? lowest : highest);
    const stop = clamp(to, step > 0 ? highest : lowest);
    const indices = [];
    for (let i = start; step > 0 ? i < stop : i > stop; i += step)
        indices.push(i);
    return indices;
}
function getSlice(st, target, from, to, by) {
    const pick = (items) => {
        st.charge(Math.floor(items.length / 16));
        const indices = sliceIndices(items.length, from, to, by);
        st.charge(indices.length);
        return indices.map((i) => items[i]);
    };
    const items = toSequence(target);
    if (items !== undefined)
        return likeSequence(target, pick(items));
    if (!isText(target))
        throw typeFault(`${describeType(target)} cannot be sliced`);
    st.reserve(target.length);
    const isPlain = isSimple(target) && (bound(by) ?? 1) === 1;
    return isPlain ? target.slice(bound(from), bound(to)) : pick(splitCodePoints(target)).join('');
}

;// CONCATENATED MODULE: ./build/src/expressions/state.js

function scopeOver(base, names) {
    return { ...base, lookup: names.lookup, names: names.names };
}
function createScope(values, parent = NO_NAMES) {
    return scopeOver(parent, {
        lookup(name) {
            const own = Object.hasOwn(values, name) ? values[name] : undefined;
            return own === undefined ? parent.lookup(name) : own;
        },
        names: () => new Set([...Object.keys(values).filter((name) => values[name] !== undefined), ...parent.names()]),
    });
}
const NO_NAMES = { lookup: () => undefined, names: () => [] };
const DEFAULT_BUDGET = { steps: 1_000_000, depth: 100, outputChars: 16 * 1024 * 1024 };
class VariableFrame {
    parent;
    vars = new Map();
    constructor(parent) {
        this.parent = parent;
    }
    lookup(name) {
        const own = this.vars.get(name);
        return own === undefined ? this.parent?.lookup(name) : own;
    }
    names() {
        return [...this.vars.keys(), ...(this.parent?.names() ?? [])];
    }
}
class State {
    scope;
    library;
    out = '';
    blocks = new Map();
    pos = 0;
    frame = new VariableFrame(undefined);
    budget;
    stepsLeft;
    depth = 0;
    printed = 0;
    constructor(scope, budget, library) {
        this.scope = scope;
        this.library = library;
        this.budget = { ...DEFAULT_BUDGET, ...budget };
        this.stepsLeft = this.budget.steps;
    }
    charge(cost) {
        this.stepsLeft -= cost;
        if (this.stepsLeft < 0)
            throw budgetFault(`the template does too much work (more than ${this.budget.steps} steps)`);
    }
    reserve(chars) {
        this.#bound(chars);
        this.charge(1 + Math.floor(chars / 256));
    }
    #bound(chars) {
        const most = this.budget.outputChars;
        if (chars > most)
            throw budgetFault(`a text grows too long (more than ${most} characters)`);
    }
    startPrint() {
        this.printed = 0;
    }
    print(text) {
        this.printed += text.length;
        this.#bound(this.printed);
        return text;
    }
    join(parts, separator) {
        let length = 0;
        for (const part of parts)
            length += part.length + separator.length;
        this.reserve(length);
        return parts.join(separator);
    }
    write(text) {
        this.charge(1 + Math.floor(text.length / 256));
        this.#bound(this.out.length + text.length);
        this.out += text;
    }
    runNested(body) {
        this.depth += 1;
        if (this.depth > this.budget.depth)
            throw budgetFault(`calls nest too deeply (more than ${this.budget.depth})`);
        body();
        this.depth -= 1;
    }
    capture(body) {
        const outer = this.out;
        this.out = '';
        body();
        const text = this.out;
        this.out = outer;
        return text;
    }
    within(frame, body) {
        const outer = this.frame;
        this.frame = frame;
        body();
        this.frame = outer;
    }
}

;// CONCATENATED MODULE: ./build/src/expressions/print.js






const print_MAX_DEPTH = 600;
const NAMED = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };
function escapeChar(char) {
    const named = NAMED[char];
    if (named !== undefined)
        return named;
    const code = char.codePointAt(0) ?? 0;
    const hex = code.toString(16);
    if (code < 0x100)
        return `\\x${hex.padStart(2, '0')}`;
    return code < 0x10000 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}
function quoteText(text) {
    const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
    const body = text.replace(/(?! )[\p{C}\p{Z}\\]/gu, escapeChar);
    return quote + (quote === "'" ? body.replaceAll("'", "\\'") : body) + quote;
}
function pairs(st, entries, depth) {
    const parts = entries.map(([key, value]) => `${repr(st, key, depth)}: ${repr(st, value, depth)}`);
    return `{${st.join(parts, ', ')}}`;
}
function numberText(value) {
    if (isInt(value))
        return intText(value);
    return (0,core_float/* floatText */.qx)(toFloat(value));
}
function repr(st, value, depth = 0) {
    const printItems = (items) => {
        const parts = items.map((item) => repr(st, item, depth + 1));
        return st.join(parts, ', ');
    };
    st.charge(1);
    if (depth === 0)
        st.startPrint();
    if (depth > print_MAX_DEPTH)
        throw budgetFault('data nests too deeply to be printed');
    if (typeof value === 'string')
        return quoteText(st.print(value));
    if (value === null)
        return 'None';
    if (typeof value === 'boolean')
        return value ? 'True' : 'False';
    if (isNum(value))
        return numberText(value);
    if (value instanceof Undefined)
        throw value.fault();
    if (Array.isArray(value))
        return `[${printItems(value)}]`;
    if (isMapping(value))
        return pairs(st, listMappingEntries(value), depth + 1);
    if (value instanceof Tuple)
        return `(${printItems(value.items)}${value.items.length === 1 ? ',' : ''})`;
    if (value instanceof View)
        return `${value.kind}([${printItems(value.items)}])`;
    if (value instanceof Namespace)
        return `<Namespace ${pairs(st, [...value.vars], depth + 1)}>`;
    if (value instanceof Callable)
        return `<${value.typeName} ${value.name}>`;
    if (value instanceof PyObject)
        return `<${value.typeName}>`;
    throw typeFault('this value is not data and cannot be printed');
}
function toText(st, value) {
    if (typeof value === 'string')
        return value;
    if (value instanceof Nothing)
        return '';
    return repr(st, value);
}
const NO_LIBRARY = { filters: new Map(), tests: new Map(), globals: new Map(), isTrue: isTrue };
const NO_BOUNDS = { steps: Number.MAX_SAFE_INTEGER, outputChars: 2 ** 29 - 64 };
function printValue(value) {
    return toText(new State(createScope({}), NO_BOUNDS, NO_LIBRARY), value);
}
function unicodeEscape(unit) {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
function quoteJson(text) {
    return JSON.stringify(text).replace(/[\x7f-\uffff]/g, unicodeEscape);
}
function keyText(key) {
    if (isText(key))
        return key;
    if (key === null)
        return 'null';
    if (typeof key === 'boolean')
        return key ? 'true' : 'false';
    if (isNum(key))
        return numberText(key);
    throw typeFault(`${describeType(key)} cannot be a key in JSON`);
}
function writeJson(st, value, style, level = 0) {
    const inner = (item) => writeJson(st, item, style, level + 1);
    st.charge(1);
    if (level === 0)
        st.startPrint();
    if (level > print_MAX_DEPTH)
        throw budgetFault('data nests too deeply for JSON');
    if (value === null)
        return 'null';
    if (isText(value))
        return quoteJson(st.print(value));
    if (typeof value === 'boolean')
        return value ? 'true' : 'false';
    if (isNum(value))
        return numberText(value);
    const items = toSequence(value);
    if (items !== undefined)
        return printEnclosed(st, '[]', items.map(inner), style, level);
    if (isMapping(value)) {
        const entries = style.lenient ? listMappingEntries(value) : sortedEntries(st, value);
        const parts = entries.map(([key, item]) => `${quoteJson(keyText(key))}: ${inner(item)}`);
        return printEnclosed(st, '{}', parts, style, level);
    }
    const kind = describeType(value);
    if (style.lenient)
        return quoteJson(printValue(value));
    throw typeFault(`${kind} has no form in JSON`);
}
function printEnclosed(st, brackets, parts, { indent }, level) {
    const [open = '', close = ''] = brackets;
    if (parts.length === 0)
        return brackets;
    if (indent === undefined)
        return open + st.join(parts, ', ') + close;
    const outer = ' '.repeat(indent * level);
    const inner = `\n${outer}${' '.repeat(indent)}`;
    return `${open}${inner}${st.join(parts, `,${inner}`)}\n${outer}${close}`;
}
function htmlSafeJson(st, value, indent) {
    return writeJson(st, value, { indent, lenient: false }).replace(/[<>&']/g, unicodeEscape);
}
const DEEPEST_DATA = 500;
function toPlain(st, value, depth = 0) {
    const list = (items) => items.map((item) => toPlain(st, item, depth + 1));
    st.charge(1);
    if (depth > DEEPEST_DATA)
        throw budgetFault('data nests too deeply');
    if (value === null || typeof value === 'boolean' || value instanceof core_float/* Float */.nt)
        return value;
    if (isText(value)) {
        st.charge(Math.floor(value.length / 256));
        return value;
    }
    if (typeof value === 'number')
        return Number.isFinite(value) ? value : (0,core_float/* floatText */.qx)(value);
    if (typeof value === 'bigint')
        return intText(value).length > core_float/* MOST_DIGITS */.X3 ? intText(value) : value;
    if (Array.isArray(value))
        return list(value);
    if (value instanceof Tuple || value instanceof View)
        return list(value.items);
    if (value instanceof Callable && value.beside !== null) {
        const message = `there is no field '${value.name}'; to call the method of that name, write ${value.name}()`;
        throw new Fault('undefined', message, st.pos, value.beside());
    }
    if (!isMapping(value))
        throw typeFault(`${describeType(value)} is no data`);
    const entries = listMappingEntries(value).map(([key, item]) => [printValue(key), toPlain(st, item, depth + 1)]);
    return Object.fromEntries(entries);
}

;// CONCATENATED MODULE: ./build/src/expressions/evaluate.js







function mismatch(op, a, b) {
    const joins = op === '+' && (isText(a) || isText(b));
    const advice = joins ? '; use ~ to join texts' : op === '%' && isText(a) ? '; use the filter format' : '';
    return typeFault(`${op} does not take ${describeType(a)} and ${describeType(b)}${advice}`);
}
function concatenate(st, a, b) {
    if (isText(a) && isText(b)) {
        st.reserve(a.length + b.length);
        return a + b;
    }
    const [left, right] = [toSequence(a), toSequence(b)];
    if (left === undefined || right === undefined || Array.isArray(a) !== Array.isArray(b))
        return undefined;
    st.charge(left.length + right.length);
    return likeSequence(a, [...left, ...right]);
}
function repeat(st, value, times) {
    const index = asIndex(times);
    if (index === undefined)
        return undefined;
    const count = Math.max(0, index);
    if (isText(value)) {
        st.reserve(value.length * count);
        return value === '' ? '' : value.repeat(count);
    }
    const items = toSequence(value);
    if (items === undefined)
        return undefined;
    st.charge(items.length * count);
    const repeated = Array.from({ length: items.length * count }, (_, i) => items[i % items.length]);
    return likeSequence(value, repeated);
}
function operate(st, op, a, b) {
    if (isNum(a) && isNum(b))
        return ARITHMETIC[op](a, b);
    const result = op === '+' ? concatenate(st, a, b) : op === '*' ? (repeat(st, a, b) ?? repeat(st, b, a)) : undefined;
    if (result === undefined)
        throw mismatch(op, a, b);
    return result;
}
function lookup(st, name, pos) {
    const { frame, scope, library } = st;
    const variable = frame.lookup(name);
    if (variable !== undefined)
        return variable;
    const found = scope.lookup(name);
    if (found !== undefined && typeof found !== 'function' && typeof found !== 'symbol')
        return found;
    const builtin = library.globals.get(name);
    if (builtin !== undefined)
        return builtin;
    const names = () => [...new Set([...scope.names(), ...frame.names()])];
    const why = scope.absent?.(name) ?? null;
    if (why !== null)
        return new Absent(`'${name}' is undefined: ${why}`, pos, undefined, names);
    return new Undefined(`'${name}' is undefined`, pos, name, names);
}
function pathLabel(expr) {
    if (expr.type === 'name')
        return expr.name;
    if (expr.type !== 'item')
        return undefined;
    const base = pathLabel(expr.target);
    if (base === undefined)
        return undefined;
    const key = expr.index.type === 'const' ? expr.index.value : undefined;
    if (typeof key === 'string')
        return `${base}.${key}`;
    return typeof key === 'number' ? `${base}[${key}]` : undefined;
}
function missing(st, target, key, pos, holder) {
    const isOfScope = holder.type === 'name' && isText(key) && st.frame.lookup(holder.name) === undefined;
    const why = isOfScope ? st.scope.absent?.(holder.name, key) : null;
    return missingMember(st, target, key, pos, pathLabel(holder), why ?? null);
}
function item(st, expr) {
    const target = evaluateExpression(st, expr.target);
    const key = evaluateExpression(st, expr.index);
    st.pos = expr.index.pos;
    const found = getItem(target, key);
    return found === undefined ? missing(st, target, key, expr.index.pos, expr.target) : found;
}
function slice(st, expr) {
    const target = evaluateExpression(st, expr.target);
    const [start, stop, step] = expr.bounds.map((bound) => bound && evaluateExpression(st, bound));
    st.pos = expr.pos;
    return deriveValue(st, target, getSlice(st, target, start, stop, step));
}
function evaluateArguments(st, all) {
    const args = [];
    const kwargs = new Map();
    const addNamed = (name, value) => {
        if (!isText(name))
            throw typeFault('the keys of a mapping after ** must be texts');
        if (kwargs.has(name))
            throw typeFault(`the argument '${name}' is given twice`);
        kwargs.set(name, value);
    };
    for (const { kind, name, value: expr } of all) {
        const value = evaluateExpression(st, expr);
        if (kind === '')
            args.push(value);
        else if (kind === '=')
            addNamed(name, value);
        else if (kind === '*')
            for (const item of data_elements(st, value))
                args.push(item);
        else if (!isMapping(value))
            throw typeFault(`after ** comes a mapping, not ${describeType(value)}`);
        else {
            st.charge(1);
            for (const [key, item] of listMappingEntries(value))
                addNamed(key, item);
        }
    }
    return { args, kwargs };
}
function call(st, expr, caller) {
    const target = evaluateExpression(st, expr.target);
    if (target instanceof Undefined)
        throw target.fault();
    st.pos = expr.pos;
    const { args, kwargs } = evaluateArguments(st, expr.args);
    st.pos = expr.pos;
    st.charge(1);
    if (!(target instanceof Callable)) {
        const label = pathLabel(expr.target);
        throw typeFault(label === undefined
            ? `${describeType(target)} is no function`
            : `'${label}' is ${describeType(target)}, no function`);
    }
    if (caller !== undefined)
        kwargs.set('caller', caller);
    return target.invoke(st, args, kwargs);
}
function filter(st, expr, body) {
    const { target } = expr;
    const value = target === undefined ? body : target.type === 'filter' ? filter(st, target, body) : evaluateExpression(st, target);
    const { args, kwargs } = evaluateArguments(st, expr.args);
    st.pos = expr.pos;
    return applyFilter(st, expr.name, value, args, kwargs);
}
function test(st, expr) {
    const value = evaluateExpression(st, expr.target);
    const { args, kwargs } = evaluateArguments(st, expr.args);
    st.pos = expr.pos;
    return applyTest(st, expr.name, value, args, kwargs);
}
const COMPARE = {
    '==': equal,
    '!=': (st, a, b) => !equal(st, a, b),
    '<': (st, a, b) => order(st, a, b) < 0,
    '<=': (st, a, b) => order(st, a, b) <= 0,
    '>': (st, a, b) => order(st, a, b) > 0,
    '>=': (st, a, b) => order(st, a, b) >= 0,
    in: (st, a, b) => contains(st, b, a),
    'not in': (st, a, b) => !contains(st, b, a),
};
function compare(st, expr) {
    let left = evaluateExpression(st, expr.first);
    for (const { op, operand, pos } of expr.rest) {
        const right = evaluateExpression(st, operand);
        st.pos = pos;
        if (!COMPARE[op](st, left, right))
            return false;
        left = right;
    }
    return true;
}
function binary(st, expr) {
    const left = evaluateExpression(st, expr.left);
    const right = evaluateExpression(st, expr.right);
    st.pos = expr.pos;
    st.charge(1);
    return operate(st, expr.op, left, right);
}
function unary(st, expr) {
    const value = evaluateExpression(st, expr.operand);
    st.pos = expr.pos;
    if (expr.type === 'not')
        return !st.library.isTrue(value);
    if (!isNum(value))
        throw typeFault(`${describeType(value)} ${expr.type === 'negative' ? 'has no negative' : 'is no number'}`);
    return expr.type === 'negative' ? negate(value) : typeof value === 'boolean' ? Number(value) : value;
}
function logic(st, expr) {
    const left = evaluateExpression(st, expr.left);
    return st.library.isTrue(left) === (expr.type === 'or') ? left : evaluateExpression(st, expr.right);
}
function choice(st, expr) {
    if (st.library.isTrue(evaluateExpression(st, expr.test)))
        return evaluateExpression(st, expr.then);
    if (expr.otherwise !== undefined)
        return evaluateExpression(st, expr.otherwise);
    return new Nothing('an inline if without else gave nothing, because its condition does not hold', expr.pos);
}
function mapping(st, { pairs }) {
    st.charge(1 + pairs.length);
    const map = own(new Map());
    for (const [key, value] of pairs)
        setMappingKey(map, evaluateExpression(st, key), evaluateExpression(st, value));
    return map;
}
function evaluateAll(st, items) {
    st.charge(1 + items.length);
    return items.map((item) => evaluateExpression(st, item));
}
const EVALUATORS = {
    const: (_st, { value }) => value,
    name: (st, { name, pos }) => lookup(st, name, pos),
    item,
    slice,
    list: (st, { items }) => own(evaluateAll(st, items)),
    tuple: (st, { items }) => new Tuple(evaluateAll(st, items)),
    mapping,
    call,
    filter,
    test,
    not: unary,
    negative: unary,
    positive: unary,
    binary,
    compare,
    and: logic,
    or: logic,
    concat(st, { parts }) {
        const texts = evaluateAll(st, parts).map((part) => toText(st, part));
        return st.join(texts, '');
    },
    choice,
};
function evaluateExpression(st, expr) {
    return EVALUATORS[expr.type](st, expr);
}

;// CONCATENATED MODULE: ./build/src/expressions/execute.js







function executeTemplate(st, body) {
    for (const stmt of body)
        statement(st, stmt);
}
function statement(st, stmt) {
    STATEMENTS[stmt.type](st, stmt);
}
const STATEMENTS = {
    text: (st, { text }) => st.write(text),
    print(st, { value }) {
        const printed = evaluateExpression(st, value);
        st.pos = value.pos;
        st.write(toText(st, printed));
    },
    if: (st, { branches, otherwise }) => executeTemplate(st, branches.find(({ test }) => st.library.isTrue(evaluateExpression(st, test)))?.body ?? otherwise),
    for: (st, stmt) => loop(st, stmt, evaluateExpression(st, stmt.source), 0, st.frame),
    set: (st, { target, value }) => execute_assign(st, target, evaluateExpression(st, value)),
    setBlock(st, { target, filter: changing, body }) {
        const text = blockText(st, body);
        execute_assign(st, target, changing === undefined ? text : filter(st, changing, text));
    },
    with(st, { bindings, body }) {
        const values = bindings.map(({ value }) => evaluateExpression(st, value));
        st.within(new VariableFrame(st.frame), () => {
            for (const [i, { target }] of bindings.entries())
                execute_assign(st, target, values[i]);
            executeTemplate(st, body);
        });
    },
    macro: (st, { macro }) => st.frame.vars.set(macro.name, macroCallable(macro, st.frame)),
    callBlock: (st, stmt) => st.write(toText(st, call(st, stmt.call, macroCallable(stmt.caller, st.frame)))),
    filterBlock: (st, stmt) => st.write(toText(st, filter(st, stmt.filter, blockText(st, stmt.body)))),
    include(st, { linked }) {
        const body = linkedBody(st, linked);
        inOwnBlocks(st, new VariableFrame(st.frame), () => executeTemplate(st, body));
    },
    import: importFile,
    extends: () => { },
    block: (st, { name, body }) => block(st, name, [...(st.blocks.get(name) ?? []), body]),
    layout(st, { blocks, parent }) {
        const all = new Map(st.blocks);
        for (const { name, body } of blocks)
            all.set(name, [...(all.get(name) ?? []), body]);
        st.blocks = all;
        executeTemplate(st, linkedBody(st, parent));
    },
    inFile(st, { from, body }) {
        const { pos } = st;
        try {
            executeTemplate(st, body);
        }
        catch (error) {
            throw error instanceof Fault ? error.within(from, st.pos) : error;
        }
        st.pos = pos;
    },
};
function blockText(st, body) {
    return st.capture(() => st.within(new VariableFrame(st.frame), () => executeTemplate(st, body)));
}
function execute_assign(st, target, value) {
    const { pos } = target;
    if (target.type === 'name') {
        st.frame.vars.set(target.name, value);
    }
    else if (target.type === 'member') {
        const space = lookup(st, target.name, pos);
        st.pos = pos;
        if (!(space instanceof Namespace))
            throw typeFault(`only fields of a namespace() can be set, and '${target.name}' is ${describeType(space)}`);
        space.vars.set(target.member, value);
    }
    else {
        st.pos = pos;
        const { items } = target;
        const values = data_elements(st, value);
        if (values.length !== items.length)
            throw valueFault(`${values.length} values cannot be put into ${items.length} names`);
        for (const [i, inner] of items.entries())
            execute_assign(st, inner, values[i]);
    }
}
function filteredItems(st, stmt, items) {
    const { filter: condition } = stmt;
    if (condition === undefined)
        return [...items];
    return items.filter((item) => {
        let holds = false;
        st.within(new VariableFrame(st.frame), () => {
            execute_assign(st, stmt.target, item);
            holds = st.library.isTrue(evaluateExpression(st, condition));
        });
        return holds;
    });
}
function loop(st, stmt, value, depth, home) {
    st.pos = stmt.source.pos;
    const items = filteredItems(st, stmt, data_elements(st, value));
    if (items.length === 0) {
        st.within(new VariableFrame(home), () => executeTemplate(st, stmt.otherwise));
        return;
    }
    const recurse = (state, inner) => state.capture(() => state.runNested(() => state.within(home, () => loop(state, stmt, inner, depth + 1, home))));
    const lengthBefore = st.out.length;
    const variable = new Loop(items, depth, stmt.recursive ? recurse : undefined);
    items.forEach((item, i) => {
        st.charge(1);
        variable.at = i;
        const frame = new VariableFrame(home);
        frame.vars.set('loop', variable);
        st.within(frame, () => {
            execute_assign(st, stmt.target, item);
            executeTemplate(st, stmt.body);
        });
    });
    derivedFromLetters(st, value, items, lengthBefore);
}
class Loop extends Callable {
    items;
    depth0;
    typeName = 'loop';
    at = 0;
    lastChecked;
    constructor(items, depth0, recurse) {
        super('loop', (st, args) => {
            if (recurse === undefined)
                throw typeFault('loop() can be called in a loop marked as recursive only');
            return recurse(st, args[0]);
        });
        this.items = items;
        this.depth0 = depth0;
    }
    fields = () => {
        const { at, items, depth0 } = this;
        const neighbour = (place, absent) => place >= 0 && place < items.length ? items[place] : new Undefined(absent, undefined);
        return new Map([
            ['index', at + 1],
            ['index0', at],
            ['revindex', items.length - at],
            ['revindex0', items.length - at - 1],
            ['first', at === 0],
            ['last', at === items.length - 1],
            ['length', items.length],
            ['depth', depth0 + 1],
            ['depth0', depth0],
            ['previtem', neighbour(at - 1, 'the first round of a loop has no previous item')],
            ['nextitem', neighbour(at + 1, 'the last round of a loop has no next item')],
            ['cycle', new Callable('cycle', (_st, values) => this.cycle(values))],
            ['changed', new Callable('changed', (st, values) => this.hasChanged(st, values))],
        ]);
    };
    cycle(values) {
        if (values.length === 0)
            throw typeFault('loop.cycle() needs at least one value');
        return values[this.at % values.length];
    }
    hasChanged(st, values) {
        const previous = this.lastChecked;
        this.lastChecked = values;
        return previous?.length !== values.length || !values.every((value, i) => equal(st, value, previous[i]));
    }
}
function macroCallable({ name, params, body, pos, uses }, home) {
    const names = params.map((param) => param.name);
    return new Callable(name, (st, args, kwargs) => {
        const frame = new VariableFrame(home);
        const named = new Map(kwargs);
        if (uses.caller && !names.includes('caller')) {
            const absent = new Undefined('the macro was not called by a call block', undefined);
            frame.vars.set('caller', named.get('caller') ?? absent);
            named.delete('caller');
        }
        if (uses.varargs)
            frame.vars.set('varargs', new Tuple(args.slice(names.length)));
        if (uses.kwargs) {
            const rest = [...named].filter(([key]) => !names.includes(key));
            frame.vars.set('kwargs', own(new Map(rest)));
            for (const [key] of rest)
                named.delete(key);
        }
        const positional = uses.varargs ? args.slice(0, names.length) : args;
        const bound = bindArgs(`macro '${name}'`, names, 0, positional, named);
        const run = () => {
            params.forEach(({ name: param, fallback }, i) => {
                const absent = new Undefined(`the argument '${param}' of macro '${name}' was not given`, pos);
                const otherwise = () => (fallback === undefined ? absent : evaluateExpression(st, fallback));
                frame.vars.set(param, bound[i] === undefined ? otherwise() : bound[i]);
            });
            executeTemplate(st, body);
        };
        return st.capture(() => st.runNested(() => st.within(frame, run)));
    });
}
function linkedBody(st, linked) {
    if (linked.type === 'opened')
        return linked.body;
    const { name, open, optional } = linked;
    const value = evaluateExpression(st, name);
    const names = (toSequence(value) ?? [value]).map((file) => needText(file, 'the name of a file'));
    for (const file of names) {
        const found = open(file, name.pos);
        if (found !== null)
            return found;
    }
    if (!optional)
        throw missingFile(names.join(', '), name.pos);
    return [];
}
function inOwnBlocks(st, frame, body) {
    const { blocks } = st;
    st.blocks = new Map();
    st.runNested(() => st.within(frame, body));
    st.blocks = blocks;
}
function importFile(st, { linked, imported }) {
    const body = linkedBody(st, linked);
    const frame = new VariableFrame(undefined);
    st.capture(() => inOwnBlocks(st, frame, () => executeTemplate(st, body)));
    const exported = new Map([...frame.vars].filter(([name]) => !name.startsWith('_')));
    if (imported.type === 'module') {
        st.frame.vars.set(imported.as, new Namespace(exported));
        return;
    }
    for (const { name, as } of imported.names) {
        if (!exported.has(name))
            throw valueFault(`the imported file has no '${name}'`);
        st.frame.vars.set(as, exported.get(name));
    }
}
function block(st, name, [body, ...above]) {
    if (body === undefined)
        throw typeFault(`the block '${name}' has no block above it: super() has nothing to give`);
    const frame = new VariableFrame(st.frame);
    frame.vars.set('super', new Callable('super', (inner) => inner.capture(() => block(inner, name, above))));
    st.runNested(() => st.within(frame, () => executeTemplate(st, body)));
}

;// CONCATENATED MODULE: ./build/src/expressions/lexer.js



const DESCRIBED = {
    data: 'text',
    printBegin: "'{{'",
    printEnd: "'}}'",
    blockBegin: "'{%'",
    blockEnd: "'%}'",
    name: 'a name',
    text: 'a quoted text',
    number: 'a number',
    operator: 'an operator',
    end: 'the end of the template',
};
const SPACE = /\s+/y;
const NAME = /[\p{XID_Start}_]\p{XID_Continue}*/uy;
const TEXT = /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/y;
const FLOAT = /(?<!\.)(?:\d+_)*\d+(?:(?:\.(?:\d+_)*\d+)?[eE][+-]?(?:\d+_)*\d+|\.(?:\d+_)*\d+)/y;
const INTEGER = /0[bB](?:_?[01])+|0[oO](?:_?[0-7])+|0[xX](?:_?[0-9a-fA-F])+|[1-9](?:_?\d)*|0(?:_?0)*/y;
const OPERATOR = /\/\/|\*\*|==|!=|>=|<=|[-+/*%~[\](){}><=.:|,;]/y;
const PRINT_END = /-\}\}\s*|\}\}/y;
const BLOCK_END = /\+%\}|-%\}\s*|%\}/y;
const RAW_BEGIN = /\{%[-+]?\s*raw\s*(?:-%\}\s*|%\})/y;
const RAW_END = /\{%([-+]?)\s*endraw\s*(?:\+%\}|-%\}\s*|%\})/g;
const COMMENT_END = /\+#\}|-#\}\s*|#\}/g;
const CLOSES = { ')': '(', ']': '[', '}': '{' };
const MAX_INTEGER_DIGITS = 4_300;
const ESCAPED = {
    n: '\n',
    r: '\r',
    t: '\t',
    b: '\b',
    f: '\f',
    v: '\v',
    a: '\x07',
    '\\': '\\',
    "'": "'",
    '"': '"',
    '\n': '',
};
const ESCAPE = /\\(?:([nrtbfva\\'"\n])|([0-7]{1,3})|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([xuUN])|([\s\S]))/gu;
function readEscapes(raw, pos) {
    const body = (0,terminal_text/* normalizeNewlines */.jN)(raw);
    if (!body.includes('\\'))
        return body;
    return body.replace(ESCAPE, (_all, simple, octal, x, u, long, broken, other) => {
        if (typeof simple === 'string')
            return ESCAPED[simple] ?? '';
        if (typeof octal === 'string')
            return String.fromCodePoint(Number.parseInt(octal, 8));
        if (typeof broken === 'string')
            throw syntaxFault(`the escape \\${broken} in a quoted text is incomplete`, pos);
        if (typeof other === 'string')
            return `\\${other}`;
        const code = Number.parseInt(String(x ?? u ?? long), 16);
        if (code > 0x10ffff)
            throw syntaxFault('an escape in a quoted text names no character', pos);
        return String.fromCodePoint(code);
    });
}
class Lexer {
    source;
    tagStart;
    pos = 0;
    tokens = [];
    constructor(source, tagStart) {
        this.source = source;
        this.tagStart = tagStart;
    }
    match(pattern) {
        pattern.lastIndex = this.pos;
        return pattern.exec(this.source)?.[0];
    }
    take(type, text, value = text) {
        this.tokens.push({ type, text, value, pos: this.pos });
        this.pos += text.length;
    }
    data(from, to, trimEnd) {
        const raw = this.source.slice(from, to);
        const text = (0,terminal_text/* normalizeNewlines */.jN)(trimEnd ? raw.trimEnd() : raw);
        if (text !== '')
            this.tokens.push({ type: 'data', text, value: text, pos: from });
    }
    template() {
        while (this.pos < this.source.length) {
            this.tagStart.lastIndex = this.pos;
            const found = this.tagStart.exec(this.source);
            if (found === null) {
                this.data(this.pos, this.source.length, false);
                break;
            }
            const sign = this.source[found.index + 2];
            this.data(this.pos, found.index, sign === '-');
            this.pos = found.index;
            this.tag(found[0], sign === '-' || sign === '+' ? 3 : 2);
        }
        return this.finishTokens();
    }
    expression() {
        this.inside(undefined, 'end');
        return this.finishTokens();
    }
    finishTokens() {
        this.pos = this.source.length;
        this.take('end', '');
        return this.tokens;
    }
    tag(opening, width) {
        const start = this.pos;
        if (opening === '{#') {
            COMMENT_END.lastIndex = start + width;
            if (COMMENT_END.exec(this.source) === null)
                throw syntaxFault('a comment is not closed with #}', start);
            this.pos = COMMENT_END.lastIndex;
            return;
        }
        const raw = this.match(RAW_BEGIN);
        if (raw !== undefined) {
            this.raw(start, start + raw.length);
        }
        else if (opening === '{%') {
            this.take('blockBegin', this.source.slice(start, start + width));
            this.inside(BLOCK_END, 'blockEnd');
        }
        else {
            this.take('printBegin', this.source.slice(start, start + width));
            this.inside(PRINT_END, 'printEnd');
        }
    }
    raw(start, bodyStart) {
        RAW_END.lastIndex = bodyStart;
        const found = RAW_END.exec(this.source);
        if (found === null)
            throw syntaxFault('a raw block is not closed with {% endraw %}', start);
        this.pos = RAW_END.lastIndex;
        this.data(bodyStart, found.index, found[1] === '-');
    }
    inside(closing, endType) {
        const open = [];
        while (this.pos < this.source.length) {
            this.pos += this.match(SPACE)?.length ?? 0;
            if (this.pos >= this.source.length)
                break;
            const end = open.length === 0 && closing !== undefined ? this.match(closing) : undefined;
            if (end === undefined)
                this.take(...this.one(open));
            else {
                this.take(endType, end);
                return;
            }
        }
    }
    one(open) {
        const { pos } = this;
        const name = this.match(NAME);
        if (name !== undefined)
            return ['name', name];
        const quoted = this.match(TEXT);
        if (quoted !== undefined)
            return ['text', quoted, readEscapes(quoted.slice(1, -1), pos)];
        const float = this.match(FLOAT);
        if (float !== undefined)
            return ['number', float, makeFloat(Number(float.replaceAll('_', '')))];
        const integer = this.match(INTEGER);
        if (integer !== undefined) {
            if (integer.length > MAX_INTEGER_DIGITS)
                throw syntaxFault('a number has too many digits', pos);
            return ['number', integer, normalizeInt(BigInt(integer.replaceAll('_', '')))];
        }
        const operator = this.match(OPERATOR);
        if (operator === undefined) {
            const char = String.fromCodePoint(this.source.codePointAt(pos) ?? 0);
            const isQuote = char === '"' || char === "'";
            throw syntaxFault(isQuote ? 'a quoted text is not closed' : `the character '${char}' has no meaning here`, pos);
        }
        if (Object.values(CLOSES).includes(operator))
            open.push(operator);
        const last = CLOSES[operator] === undefined ? undefined : open.pop();
        if (CLOSES[operator] !== undefined && last === undefined)
            throw syntaxFault(`'${operator}' closes nothing`, pos);
        if (CLOSES[operator] !== last)
            throw syntaxFault(`'${operator}' does not close '${last}'`, pos);
        return ['operator', operator];
    }
}
function lexTemplate(source, comments) {
    return new Lexer(source, comments ? /\{[{%#]/g : /\{[{%]/g).template();
}
function lexExpression(source) {
    return new Lexer(source, /$/g).expression();
}
const MAX_NESTING = 200;
class TokenStream {
    tokens;
    index = 0;
    nesting = 0;
    constructor(tokens) {
        this.tokens = tokens;
    }
    get current() {
        return this.tokens[this.index] ?? this.peek(0);
    }
    peek(ahead) {
        const token = this.tokens[Math.min(this.index + ahead, this.tokens.length - 1)];
        if (token === undefined)
            throw new Error('the token list must end with an end token');
        return token;
    }
    next() {
        const token = this.current;
        this.index += 1;
        return token;
    }
    is(text, token = this.current) {
        return (token.type === 'operator' || token.type === 'name') && token.text === text;
    }
    skip(text) {
        const found = this.is(text);
        if (found)
            this.index += 1;
        return found;
    }
    expect(text) {
        if (!this.is(text))
            throw this.unexpected(`'${text}'`);
        return this.next();
    }
    expectType(type) {
        if (this.current.type !== type)
            throw this.unexpected(DESCRIBED[type]);
        return this.next();
    }
    unexpected(wanted) {
        const { type, text, pos } = this.current;
        const found = type === 'name' || type === 'operator' ? `'${text}'` : DESCRIBED[type];
        return syntaxFault(`expected ${wanted}, found ${found}`, pos);
    }
    parseNested(parse) {
        this.nesting += 1;
        if (this.nesting > MAX_NESTING)
            throw syntaxFault('the template nests too deeply', this.current.pos);
        const result = parse();
        this.nesting -= 1;
        return result;
    }
}

;// CONCATENATED MODULE: ./build/src/expressions/filters-lists.js









function empty(st, what) {
    return new Undefined(`there is no ${what} element: the list is empty`, st.pos);
}
function join(st, value, [separator, attribute]) {
    const by = separator === undefined ? '' : toText(st, separator);
    const get = attributeGetter(st, attribute);
    const texts = data_elements(st, value).map((item) => toText(st, get(item)));
    return st.join(texts, by);
}
function reverse(st, value) {
    return isText(value) ? reverseText(value) : own([...data_elements(st, value)].reverse());
}
function atEnd(what, index) {
    return (st, value) => {
        const items = data_elements(st, value);
        return items.length === 0 ? empty(st, what) : items.at(index);
    };
}
function casing(sensitive) {
    if (isOn(sensitive))
        return (value) => value;
    return (value) => (isText(value) ? value.toLowerCase() : value);
}
function extreme(direction) {
    return (st, value, [sensitive, attribute]) => {
        const fold = casing(sensitive);
        const get = attributeGetter(st, attribute);
        let best;
        for (const item of data_elements(st, value)) {
            const key = fold(get(item));
            if (best === undefined || direction * order(st, key, best.key) > 0)
                best = { item, key };
        }
        return best === undefined ? empty(st, direction > 0 ? 'largest' : 'smallest') : best.item;
    };
}
function unique(st, value, [sensitive, attribute]) {
    const fold = casing(sensitive);
    const get = attributeGetter(st, attribute);
    const seen = new Map();
    const isNew = (item) => {
        const key = fold(get(item));
        if (Array.isArray(key) || isMapping(key))
            throw typeFault(`${describeType(key)} cannot be compared for uniqueness`);
        if (getKey(seen, key) !== undefined)
            return false;
        setMappingKey(seen, key, true);
        return true;
    };
    return own(data_elements(st, value).filter(isNew));
}
function groupBy(st, value, [attribute, fallback, sensitive]) {
    const fold = casing(sensitive);
    const get = attributeGetter(st, attribute, fallback);
    const groups = [];
    for (const item of sortBy(st, data_elements(st, value), (element) => fold(get(element)), false)) {
        const key = fold(get(item));
        const current = groups.at(-1);
        if (current !== undefined && equal(st, current.key, key))
            current.items.push(item);
        else
            groups.push({ key, name: get(item), items: [item] });
    }
    return own(groups.map(({ name, items }) => new GroupTuple(name, own(items))));
}
function batch(st, value, [size, fill = null]) {
    const count = needInt(size, 'the size of a batch');
    const groups = [own([])];
    for (const item of data_elements(st, value)) {
        if (groups.at(-1)?.length === count)
            groups.push(own([]));
        groups.at(-1)?.push(item);
    }
    const last = groups.at(-1) ?? [];
    if (last.length === 0)
        return own([]);
    if (fill !== null) {
        st.charge(Math.max(0, count - last.length));
        while (last.length < count)
            last.push(fill);
    }
    return own(groups);
}
function filters_lists_slice(st, value, [parts, fill = null]) {
    const count = needInt(parts, 'the number of slices');
    const items = data_elements(st, value);
    if (count === 0)
        throw valueFault('the number of slices cannot be zero');
    st.charge(Math.max(0, count));
    const size = Math.floor(items.length / count);
    const longer = items.length % count;
    return own(Array.from({ length: Math.max(0, count) }, (_, i) => {
        const start = i * size + Math.min(i, longer);
        const part = items.slice(start, start + size + (i < longer ? 1 : 0));
        return own(fill !== null && i >= longer ? [...part, fill] : part);
    }));
}
function dictSort(st, value, [sensitive, by, reversed]) {
    if (!isMapping(value))
        throw typeFault(`dictsort needs a mapping, not ${describeType(value)}`);
    if (by !== undefined && by !== 'key' && by !== 'value')
        throw valueFault("dictsort sorts by 'key' or 'value' only");
    const at = by === 'value' ? 1 : 0;
    const fold = casing(sensitive);
    const pairs = listMappingEntries(value).map((pair) => new Tuple(pair));
    const getSortKey = (pair) => fold(pair instanceof Tuple ? pair.items[at] : pair);
    return own(sortBy(st, pairs, getSortKey, isOn(reversed)));
}
function someElements(st, value) {
    return isTrue(value) ? data_elements(st, value) : [];
}
function mapItems(st, value, args, kwargs) {
    const attribute = kwargs?.get('attribute');
    if (args.length === 0 && attribute !== undefined) {
        for (const name of kwargs?.keys() ?? []) {
            if (name !== 'attribute' && name !== 'default')
                throw typeFault(`the filter map has no argument '${name}'`);
        }
        return own(someElements(st, value).map(attributeGetter(st, attribute, kwargs?.get('default'))));
    }
    if (args.length === 0)
        throw typeFault('the filter map needs the name of a filter, or attribute=');
    const name = needText(args[0], 'the name of a filter');
    return own(someElements(st, value).map((item) => applyFilter(st, name, item, args.slice(1), kwargs)));
}
function chooser(wanted, byAttribute) {
    return (st, value, args, kwargs) => {
        if (byAttribute && args.length === 0)
            throw typeFault('the name of an attribute is missing');
        const get = byAttribute ? attributeGetter(st, args[0]) : (item) => item;
        const [test, ...rest] = byAttribute ? args.slice(1) : args;
        const holds = test === undefined
            ? (item) => isTrue(get(item))
            : (item) => applyTest(st, needText(test, 'the name of a test'), get(item), rest, kwargs);
        return own(someElements(st, value).filter((item) => holds(item) === wanted));
    };
}
function sum(st, value, [attribute, start]) {
    const get = attributeGetter(st, attribute);
    if (start !== undefined && isText(start))
        throw typeFault('texts cannot be summed; use the filter join');
    let total = start === undefined ? 0 : start;
    for (const item of data_elements(st, value))
        total = operate(st, '+', total, get(item));
    return total;
}
function itemPairs(st, value) {
    if (value instanceof Undefined)
        return own([]);
    if (!isMapping(value))
        throw typeFault(`items needs a mapping, not ${describeType(value)}`);
    const pairs = listMappingEntries(value).map((pair) => new Tuple(pair));
    st.charge(pairs.length);
    return own(pairs);
}
function sort(st, value, [reversed, sensitive, attribute]) {
    const fold = casing(sensitive);
    const paths = isText(attribute) ? attribute.split(',') : [attribute];
    const getters = paths.map((path) => attributeGetter(st, path));
    return own(sortBy(st, data_elements(st, value), (item) => getters.map((get) => fold(get(item))), isOn(reversed)));
}
const LIST_FILTERS = methodTable({
    'batch(linecount, fill_with?)': batch,
    'count|length()': (_st, value) => lengthOfValue(value),
    'dictsort(case_sensitive?, by?, reverse?)': dictSort,
    'first()': atEnd('first', 0),
    'last()': atEnd('last', -1),
    'groupby(attribute, default?, case_sensitive?)': groupBy,
    'items()': itemPairs,
    'join(d?, attribute?)': join,
    'list()': (st, value) => own([...data_elements(st, value)]),
    'map(*)': mapItems,
    'max(case_sensitive?, attribute?)': extreme(1),
    'min(case_sensitive?, attribute?)': extreme(-1),
    'reject(*)': chooser(false, false),
    'rejectattr(*)': chooser(false, true),
    'select(*)': chooser(true, false),
    'selectattr(*)': chooser(true, true),
    'reverse()': reverse,
    'slice(slices, fill_with?)': filters_lists_slice,
    'sort(reverse?, case_sensitive?, attribute?)': sort,
    'sum(attribute?, start?)': sum,
    'unique(case_sensitive?, attribute?)': unique,
});

;// CONCATENATED MODULE: ./build/src/expressions/filters-values.js







const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
function parseInteger(text, base) {
    if (text.length > core_float/* MOST_DIGITS */.X3)
        return undefined;
    const found = /^([+-]?)(0[xX]|0[oO]|0[bB])?([0-9a-zA-Z]+(?:_[0-9a-zA-Z]+)*)$/.exec(text.trim());
    if (found === null || base === 1 || base < 0 || base > DIGITS.length)
        return undefined;
    const [, sign, prefix = '', body = ''] = found;
    const named = { x: 16, o: 8, b: 2 }[prefix.slice(1).toLowerCase()];
    let radix = base;
    let digits = body.replaceAll('_', '').toLowerCase();
    if (base === 0)
        radix = named ?? 10;
    if (prefix !== '' && named !== radix)
        digits = prefix.toLowerCase() + digits;
    let value = 0n;
    for (const char of digits) {
        const digit = DIGITS.indexOf(char);
        if (digit < 0 || digit >= radix)
            return undefined;
        value = value * BigInt(radix) + BigInt(digit);
    }
    return normalizeInt(sign === '-' ? -value : value);
}
function parseFloatText(text) {
    const trimmed = text.trim().replace(/(?<=\d)_(?=\d)/g, '');
    return (0,core_float/* isNumberText */.tZ)(trimmed) ? Number(trimmed) : undefined;
}
function truncateNumber(value) {
    if (isInt(value))
        return typeof value === 'bigint' ? value : Number(value);
    const float = toFloat(value);
    return Number.isFinite(float) ? normalizeInt(BigInt(Math.trunc(float))) : undefined;
}
function toInteger(value, fallback, base) {
    if (value instanceof Undefined)
        throw value.fault();
    if (isNum(value))
        return truncateNumber(value) ?? fallback;
    if (!isText(value))
        return fallback;
    const whole = parseInteger(value, base === undefined ? 10 : needInt(base, 'the base'));
    if (whole !== undefined)
        return whole;
    const float = parseFloatText(value);
    return (float === undefined ? undefined : truncateNumber(makeFloat(float))) ?? fallback;
}
function toDecimal(value, fallback) {
    if (value instanceof Undefined)
        throw value.fault();
    if (isNum(value))
        return makeFloat(toFloat(value));
    const float = isText(value) ? parseFloatText(value) : undefined;
    return float === undefined ? fallback : makeFloat(float);
}
function needNumber(value, what) {
    if (!isNum(value))
        throw typeFault(`${what} needs a number, not ${describeType(value)}`);
    return value;
}
function round(value, precision, how) {
    const number = needNumber(value, 'round');
    const decimals = precision === undefined ? 0 : needInt(precision, 'the precision');
    if (Math.abs(decimals) > 400)
        throw valueFault('the precision is out of range');
    if (how === undefined || how === 'common') {
        if (isInt(number) && decimals >= 0)
            return typeof number === 'boolean' ? Number(number) : number;
        const rounded = roundTo(toFloat(number), decimals);
        return isInt(number) ? normalizeInt(BigInt(rounded)) : makeFloat(rounded);
    }
    if (how !== 'ceil' && how !== 'floor')
        throw valueFault("round knows 'common', 'ceil' and 'floor' only");
    const scale = 10 ** decimals;
    const scaled = toFloat(number) * scale;
    return makeFloat(((how === 'ceil' ? Math.ceil(scaled) : Math.floor(scaled)) + 0) / scale);
}
function fileSize(value, binary) {
    const float = toDecimal(value, undefined);
    if (float === undefined || !isNum(float))
        throw valueFault('filesizeformat needs a number');
    const bytes = toFloat(float);
    const isBinary = isOn(binary);
    const base = isBinary ? 1024 : 1000;
    if (bytes === 1)
        return '1 Byte';
    if (bytes < base)
        return `${Math.trunc(bytes)} Bytes`;
    const letters = ['k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y'];
    const index = letters.findIndex((_, i) => bytes < base ** (i + 2));
    const at = index < 0 ? letters.length - 1 : index;
    const letter = isBinary ? letters[at]?.toUpperCase() : letters[at];
    return `${fixedText((base * bytes) / base ** (at + 2), 1)} ${letter}${isBinary ? 'iB' : 'B'}`;
}
function orDefault(_st, value, [fallback, falsy]) {
    const absent = value instanceof Undefined || value === null || value === undefined;
    if (absent || (isOn(falsy) && !isTrue(value)))
        return fallback ?? '';
    return value;
}
function readIndent(value, fallback) {
    if (value === undefined)
        return fallback;
    if (value === null)
        return undefined;
    const indent = needInt(value, 'the indent');
    if (indent > 100)
        throw valueFault('the indent is too wide');
    return Math.max(0, indent);
}
const VALUE_FILTERS = methodTable({
    'abs()': (_st, value) => {
        const number = needNumber(value, 'abs');
        if (compareNumbers(number, 0) < 0 || Object.is(toFloat(number), -0))
            return negate(number);
        return typeof number === 'boolean' ? Number(number) : number;
    },
    'default|d(default_value?, boolean?)': orDefault,
    'escape|e|forceescape()': (st, value) => escapeHtml(toText(st, value)),
    'filesizeformat(binary?)': (_st, value, [binary]) => fileSize(value, binary),
    'float(default?)': (_st, value, [fallback = makeFloat(0)]) => toDecimal(value, fallback),
    'int(default?, base?)': (_st, value, [fallback = 0, base]) => toInteger(value, fallback, base),
    'round(precision?, method?)': (_st, value, [precision, how]) => round(value, precision, how),
    'string|safe()': (st, value) => toText(st, value),
    'tojson(indent?)': (st, value, [indent]) => htmlSafeJson(st, value, readIndent(indent, undefined)),
    'json(indent?)': (st, value, [indent]) => writeJson(st, value, { indent: readIndent(indent, 2), lenient: true }),
});

;// CONCATENATED MODULE: ./build/src/expressions/filters-text.js









function textual(change) {
    return (st, value) => change(toText(st, value));
}
function titleCase(text) {
    return text
        .split(/([-\s({[<]+)/u)
        .filter((part) => part !== '')
        .map(capitalize)
        .join('');
}
function indent(st, value, [width = 4, first, blank]) {
    const text = needText(value, 'the value to indent');
    const columns = isText(width) ? 0 : needInt(width, 'the width');
    if (columns > 10_000)
        throw valueFault('the indent is too wide');
    const by = isText(width) ? width : ' '.repeat(Math.max(0, columns));
    const lines = splitTextLines(`${text}\n`);
    st.reserve(text.length + lines.length * by.length);
    const shifted = lines.map((line, i) => (i > 0 && (isOn(blank) || line !== '') ? by + line : line));
    return (isOn(first) ? by : '') + shifted.join('\n');
}
function truncate(st, value, [length = 255, killWords, ending = '...', slack]) {
    const end = needText(ending, 'the end');
    const most = needInt(length, 'the length');
    const leeway = needInt(slack, 'the leeway', 5);
    if (most < countCodePoints(end))
        throw valueFault('the length is shorter than the end mark');
    if (leeway < 0)
        throw valueFault('the leeway must not be negative');
    if (lengthOfValue(value) <= most + leeway)
        return value;
    const text = needText(value, 'the value to truncate');
    st.reserve(text.length);
    const shown = sliceText(text, 0, most - countCodePoints(end));
    const space = isOn(killWords) ? -1 : shown.lastIndexOf(' ');
    return (space < 0 ? shown : shown.slice(0, space)) + end;
}
function quoteUrl(st, value, query) {
    const encoded = encodeURIComponent(toText(st, value).replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
    return query ? encoded.replaceAll('%20', '+') : encoded.replaceAll('%2F', '/');
}
function urlEncode(st, value) {
    if (value instanceof Undefined)
        throw value.fault();
    const walkable = isMapping(value) || Array.isArray(value) || value instanceof Tuple;
    if (isText(value) || !walkable)
        return quoteUrl(st, value, false);
    const pairs = isMapping(value) ? listMappingEntries(value) : listPairs(st, value);
    return pairs.map(([key, item]) => `${quoteUrl(st, key, true)}=${quoteUrl(st, item, true)}`).join('&');
}
const FORMAT_PLACE = /%(?:\(([^)]*)\))?([-+ 0]*)(\d*)(?:\.(\d+))?([\s\S]?)/g;
function formatNumber(value, type, flags, width, decimals) {
    const number = needNumber(value, `%${type}`);
    const whole = type === 'f' ? undefined : type === 'x' ? number : toInteger(number, undefined, undefined);
    if (type !== 'f' && !isInt(whole))
        throw typeFault(`%${type} needs an integer`);
    const text = isInt(whole) ? toBig(whole).toString(type === 'x' ? 16 : 10) : fixedText(toFloat(number), decimals);
    const sign = text.startsWith('-') ? '-' : flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '';
    const zeros = flags.includes('0') && !flags.includes('-') ? width - sign.length : 0;
    return sign + text.replace('-', '').padStart(zeros, '0');
}
function format(st, value, args, kwargs) {
    if (args.length > 0 && kwargs !== undefined && kwargs.size > 0)
        throw typeFault('the filter format takes either names or positions, not both');
    let used = 0;
    let size = 0;
    const formatted = toText(st, value).replace(FORMAT_PLACE, (_all, name, flags, width, precision, type) => {
        if (type === '%')
            return '%';
        if (!/^[sdifx]$/.test(type))
            throw valueFault(`the filter format knows %s, %d, %f and %x, not %${type}`);
        const given = name === undefined ? args[used++] : kwargs?.get(name);
        if (given === undefined)
            throw typeFault(`the filter format has no value for ${name === undefined ? `place ${used}` : `'${name}'`}`);
        st.reserve(size + Number(width));
        const text = type === 's'
            ? sliceText(toText(st, given), 0, Number(precision ?? Number.POSITIVE_INFINITY))
            : formatNumber(given, type, flags, Number(width), Number(precision ?? 6));
        const spaces = ' '.repeat(Math.max(0, Number(width) - countCodePoints(text)));
        size += text.length + spaces.length;
        return flags.includes('-') ? text + spaces : spaces + text;
    });
    if (used < args.length)
        throw typeFault('the filter format has more values than places');
    return formatted;
}
const TEXT_FILTERS = methodTable({
    'capitalize()': textual(capitalize),
    'lower()': textual((text) => text.toLowerCase()),
    'upper()': textual((text) => text.toUpperCase()),
    'title()': textual(titleCase),
    'center(width?)': (st, value, [width = 80]) => centerText(st, toText(st, value), width, ' '),
    'format(*)': format,
    'indent(width?, first?, blank?)': indent,
    'replace(old, new, count?)': (st, value, [from, to, count]) => replaceText(st, toText(st, value), toText(st, from), toText(st, to), needInt(count, 'the count', -1)),
    'trim(chars?)': (st, value, [chars]) => textual((text) => stripText(text, chars))(st, value, [], undefined),
    'truncate(length?, killwords?, end?, leeway?)': truncate,
    'urlencode()': urlEncode,
    'wordcount()': (st, value) => toText(st, value).match(/[\p{L}\p{N}\p{M}_]+/gu)?.length ?? 0,
});

;// CONCATENATED MODULE: ./build/src/expressions/library.js












function leaves(value, divisor, rest) {
    if (!isNum(value) || !isNum(divisor))
        throw typeFault(`${describeType(isNum(value) ? divisor : value)} cannot be divided`);
    return compareNumbers(ARITHMETIC['%'](value, divisor), rest) === 0;
}
const TESTS = methodTable({
    'boolean()': (_st, value) => typeof value === 'boolean',
    'callable()': (_st, value) => value instanceof Callable || value instanceof Undefined,
    'defined()': (_st, value) => !(value instanceof Undefined),
    'undefined()': (_st, value) => value instanceof Undefined,
    'divisibleby(num)': (_st, value, [divisor]) => leaves(value, divisor, 0),
    'even()': (_st, value) => leaves(value, 2, 0),
    'odd()': (_st, value) => leaves(value, 2, 1),
    'escaped()': () => false,
    'false()': (_st, value) => value === false,
    'true()': (_st, value) => value === true,
    'none()': (_st, value) => value === null,
    'filter()': (st, value) => isText(value) && st.library.filters.has(value),
    'test()': (st, value) => isText(value) && st.library.tests.has(value),
    'float()': (_st, value) => isFloat(value),
    'integer()': (_st, value) => isInt(value) && typeof value !== 'boolean',
    'number()': (_st, value) => isNum(value),
    'in(seq)': (st, value, [container]) => contains(st, container, value),
    'iterable()': (st, value) => isText(value) || elementsOrUndefined(st, value) !== undefined,
    'sequence()': (_st, value) => countElements(value) !== undefined && !(value instanceof View) && !(value instanceof Undefined),
    'mapping()': (_st, value) => isMapping(value),
    'string()': (_st, value) => isText(value),
    'lower()': (st, value) => isLower(toText(st, value)),
    'upper()': (st, value) => isUpper(toText(st, value)),
    'sameas(other)': (_st, value, [other]) => !(isFloat(value) && isFloat(other)) && Object.is(value, other),
    'eq|equalto|==(other)': (st, value, [other]) => equal(st, value, other),
    'ne|!=(other)': (st, value, [other]) => !equal(st, value, other),
    'lt|lessthan|<(other)': (st, value, [other]) => order(st, value, other) < 0,
    'le|<=(other)': (st, value, [other]) => order(st, value, other) <= 0,
    'gt|greaterthan|>(other)': (st, value, [other]) => order(st, value, other) > 0,
    'ge|>=(other)': (st, value, [other]) => order(st, value, other) >= 0,
});
function refuseNames(what, kwargs) {
    if (kwargs !== undefined && kwargs.size > 0)
        throw typeFault(`${what} takes no named arguments`);
}
const MAX_RANGE = 1_000_000;
function range(st, args, kwargs) {
    refuseNames('range()', kwargs);
    if (args.length < 1 || args.length > 3)
        throw typeFault('range() takes one to three arguments');
    const numbers = args.map((arg) => needInt(arg, 'an argument of range()'));
    const [first = 0, second, step = 1] = numbers;
    if (step === 0)
        throw valueFault('the step of range() cannot be zero');
    const [start, stop] = second === undefined ? [0, first] : [first, second];
    const length = Math.max(0, Math.ceil((stop - start) / step));
    if (length > MAX_RANGE)
        throw budgetFault(`a range cannot have more than ${MAX_RANGE} elements`);
    st.charge(length);
    return own(Array.from({ length }, (_, i) => start + i * step));
}
function makeMap(st, args, kwargs) {
    if (args.length > 1)
        throw typeFault('dict() takes at most one argument');
    const map = own(new Map());
    if (args.length === 1)
        for (const [key, value] of listPairs(st, args[0]))
            setMappingKey(map, key, value);
    for (const [key, value] of kwargs ?? [])
        map.set(key, value);
    return map;
}
function cycler(items) {
    let at = 0;
    const next = () => items[at++ % items.length];
    const reset = () => {
        at = 0;
        return null;
    };
    const fields = () => new Map([['current', items[at % items.length]], callable('next', next), callable('reset', reset)]);
    return new PyObject('cycler', fields);
}
function callable(name, invoke) {
    return [name, new Callable(name, invoke)];
}
const GLOBALS = new Map([
    callable('range', range),
    callable('dict', makeMap),
    callable('namespace', (st, args, kwargs) => {
        const vars = [...makeMap(st, args, kwargs)].map(([key, value]) => [String(key), value]);
        return new Namespace(new Map(vars));
    }),
    callable('cycler', (_st, args, kwargs) => {
        refuseNames('cycler()', kwargs);
        if (args.length === 0)
            throw valueFault('cycler() needs at least one value');
        return cycler(args);
    }),
    callable('joiner', (_st, args, kwargs) => {
        const [separator = ', '] = bindArgs('joiner()', ['sep'], 0, args, kwargs);
        let next = '';
        return new Callable('joiner', () => {
            const text = next;
            next = separator;
            return text;
        });
    }),
]);
function single(name, compute) {
    return callable(name, (st, args, kwargs) => compute(st, bindArgs(`${name}()`, ['value'], 1, args, kwargs)[0]));
}
function convertResult(value, source) {
    if (value === undefined)
        throw valueFault(`${describeType(source)} is not a number here`);
    return value;
}
const CONDITION_GLOBALS = new Map([
    ...GLOBALS,
    single('len', (_st, value) => lengthOfValue(value)),
    single('str', (st, value) => toText(st, value)),
    single('int', (_st, value) => convertResult(toInteger(value, undefined, undefined), value)),
    single('float', (_st, value) => convertResult(toDecimal(value, undefined), value)),
]);
const FILTERS = new Map([...LIST_FILTERS, ...TEXT_FILTERS, ...VALUE_FILTERS]);
const LIBRARY = { filters: FILTERS, tests: TESTS, globals: GLOBALS, isTrue: isTrue };
const BARE_LIBRARY = { ...LIBRARY, globals: CONDITION_GLOBALS };
const CONDITION_LIBRARIES = {
    template: { ...LIBRARY, isTrue: valueHolds },
    bare: { ...BARE_LIBRARY, isTrue: valueHolds },
};

;// CONCATENATED MODULE: ./build/src/expressions/ast.js
const PARTS = {
    const: () => [],
    name: () => [],
    item: ({ target, index }) => [target, index],
    slice: ({ target, bounds }) => [target, ...bounds],
    list: ({ items }) => items,
    tuple: ({ items }) => items,
    mapping: ({ pairs }) => pairs.flat(),
    call: ({ target, args }) => [target, ...args.map(({ value }) => value)],
    filter: ({ target, args }) => [target, ...args.map(({ value }) => value)],
    test: ({ target, args }) => [target, ...args.map(({ value }) => value)],
    not: ({ operand }) => [operand],
    negative: ({ operand }) => [operand],
    positive: ({ operand }) => [operand],
    binary: ({ left, right }) => [left, right],
    and: ({ left, right }) => [left, right],
    or: ({ left, right }) => [left, right],
    compare: ({ first, rest }) => [first, ...rest.map(({ operand }) => operand)],
    concat: ({ parts }) => parts,
    choice: ({ test, then, otherwise }) => [test, then, otherwise],
};
function listSubexpressions(expr) {
    return PARTS[expr.type](expr).filter((part) => part !== undefined);
}

;// CONCATENATED MODULE: ./build/src/expressions/coerce.js


const PYTHON_WORDS = { True: true, False: false, None: null };
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const NUMBER_LIKE = /^-?\d/;
function longAsText(value) {
    if (typeof value === 'bigint')
        return String(value);
    if (Array.isArray(value))
        return value.map(longAsText);
    if (!(0,json/* isRecord */.u4)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, longAsText(item)]));
}
function coerceText(text) {
    const trimmed = text.trim();
    if (trimmed === '')
        return text;
    const python = (0,json/* ownEntry */.Pl)(PYTHON_WORDS, trimmed);
    if (python !== undefined)
        return python;
    if (NUMBER_LIKE.test(trimmed)) {
        const isExact = NUMBER.test(trimmed) && Math.abs(Number(trimmed)) <= Number.MAX_SAFE_INTEGER;
        return isExact ? (0,core_float/* exactNumber */.rf)(trimmed, Number(trimmed)) : text;
    }
    if (!/^(?:["[{]|true$|false$|null$)/.test(trimmed))
        return text;
    const value = (0,json/* parseJson */.qF)(trimmed);
    return value === undefined ? text : longAsText(value);
}

;// CONCATENATED MODULE: ./build/src/expressions/parse-expression.js






const parse_expression_MAX_DEPTH = 1_000;
const CONSTANTS = { ...PYTHON_WORDS, true: true, false: false, none: null };
const KEYWORDS = new Set(['else', 'or', 'and', 'if', 'in', 'not', 'recursive']);
const COMPARISONS = ['==', '!=', '<', '<=', '>', '>=', 'in'];
const FACTORS = ['*', '/', '//', '%'];
class ExpressionParser {
    tokens;
    bare;
    constructor(tokens, bare) {
        this.tokens = tokens;
        this.bare = bare;
    }
    names = new Set();
    node(pos, shape) {
        const depth = listSubexpressions(shape).reduce((deepest, part) => Math.max(deepest, part.depth), 0) + 1;
        if (depth > parse_expression_MAX_DEPTH)
            throw syntaxFault('an expression is too long', pos);
        return { ...shape, pos, depth };
    }
    commaList(stop, item) {
        const items = [];
        let isTuple = false;
        for (;;) {
            if (items.length > 0)
                this.tokens.expect(',');
            const { type } = this.tokens.current;
            if (type === 'printEnd' || type === 'blockEnd' || this.tokens.is(')') || this.tokens.is(stop ?? ')'))
                break;
            items.push(item());
            if (!this.tokens.is(','))
                break;
            isTuple = true;
        }
        return { items, isTuple };
    }
    tuple(options = {}) {
        const start = this.tokens.current.pos;
        const item = () => (options.choice === false ? this.tokens.parseNested(() => this.or()) : this.expression());
        const { items, isTuple } = this.commaList(options.stop, item);
        const [only] = items;
        if (!isTuple && only !== undefined)
            return only;
        if (!isTuple && options.empty !== true)
            throw this.tokens.unexpected('an expression');
        return this.node(start, { type: 'tuple', items });
    }
    expression() {
        return this.tokens.parseNested(() => this.choice());
    }
    choice() {
        let then = this.or();
        while (this.tokens.skip('if')) {
            const test = this.or();
            const otherwise = this.tokens.skip('else') ? this.expression() : undefined;
            then = this.node(then.pos, { type: 'choice', test, then, otherwise });
        }
        return then;
    }
    or() {
        return this.logic('or', () => this.logic('and', () => this.not()));
    }
    logic(type, operand) {
        let left = operand();
        while (this.tokens.skip(type)) {
            left = this.node(left.pos, { type, left, right: operand() });
        }
        return left;
    }
    not() {
        if (!this.tokens.is('not'))
            return this.comparison();
        const { pos } = this.tokens.next();
        const operand = this.tokens.parseNested(() => this.not());
        return this.node(pos, { type: 'not', operand });
    }
    comparison() {
        const first = this.sum();
        const rest = [];
        for (;;) {
            const { pos } = this.tokens.current;
            const op = this.comparisonOperator();
            if (op === undefined)
                break;
            rest.push({ op, operand: this.sum(), pos });
        }
        if (rest.length === 0)
            return first;
        return this.node(first.pos, { type: 'compare', first, rest });
    }
    comparisonOperator() {
        const op = COMPARISONS.find((operator) => this.tokens.skip(operator));
        if (op !== undefined || !this.tokens.is('not') || !this.tokens.is('in', this.tokens.peek(1)))
            return op;
        this.tokens.next();
        this.tokens.next();
        return 'not in';
    }
    chain(operators, operand) {
        let left = operand();
        for (;;) {
            const { pos } = this.tokens.current;
            const op = operators.find((operator) => this.tokens.skip(operator));
            if (op === undefined)
                return left;
            left = this.node(pos, { type: 'binary', op, left, right: operand() });
        }
    }
    sum() {
        return this.chain(['+', '-'], () => this.concat());
    }
    concat() {
        const first = this.product();
        if (!this.tokens.is('~'))
            return first;
        const parts = [first];
        while (this.tokens.skip('~'))
            parts.push(this.product());
        return this.node(first.pos, { type: 'concat', parts });
    }
    product() {
        return this.chain(FACTORS, () => this.chain(['**'], () => this.filtersAndTests(this.unary())));
    }
    unary() {
        const token = this.tokens.current;
        if (!this.tokens.skip('-') && !this.tokens.skip('+'))
            return this.postfix(this.primary());
        const operand = this.tokens.parseNested(() => this.unary());
        return this.postfix(this.node(token.pos, { type: token.text === '-' ? 'negative' : 'positive', operand }));
    }
    primary() {
        const token = this.tokens.current;
        if (token.type === 'name') {
            this.tokens.next();
            const value = (0,json/* ownEntry */.Pl)(CONSTANTS, token.text);
            if (value !== undefined)
                return this.node(token.pos, { type: 'const', value });
            this.names.add(token.text);
            return this.node(token.pos, { type: 'name', name: token.text });
        }
        if (token.type === 'number')
            return this.node(token.pos, { type: 'const', value: this.tokens.next().value });
        if (token.type === 'text') {
            let value = '';
            while (this.tokens.current.type === 'text')
                value += String(this.tokens.next().value);
            return this.node(token.pos, { type: 'const', value });
        }
        if (this.tokens.skip('(')) {
            const inner = this.tuple({ empty: true });
            this.tokens.expect(')');
            return inner;
        }
        if (this.tokens.skip('[')) {
            return this.node(token.pos, { type: 'list', items: this.parseSeparated(']', () => this.expression()) });
        }
        if (this.tokens.skip('{')) {
            return this.node(token.pos, { type: 'mapping', pairs: this.parseSeparated('}', () => this.pair()) });
        }
        throw this.tokens.unexpected('an expression');
    }
    parseSeparated(close, element) {
        const items = [];
        while (!this.tokens.is(close)) {
            if (items.length > 0)
                this.tokens.expect(',');
            if (!this.tokens.is(close))
                items.push(element());
        }
        this.tokens.expect(close);
        return items;
    }
    pair() {
        const key = this.expression();
        this.tokens.expect(':');
        return [key, this.expression()];
    }
    postfix(start) {
        let node = start;
        for (;;) {
            if (this.tokens.is('.') || this.tokens.is('['))
                node = this.subscript(node);
            else if (this.tokens.is('('))
                node = this.call(node);
            else
                return node;
        }
    }
    call(target) {
        const args = this.args();
        return this.node(target.pos, { type: 'call', target, args });
    }
    subscript(target) {
        if (this.tokens.skip('.')) {
            const { type, text, value, pos } = this.tokens.next();
            if (type !== 'name' && (type !== 'number' || !isInt(value)))
                throw syntaxFault(`expected a name or a number after '.'`, pos);
            const index = this.node(pos, { type: 'const', value: type === 'name' ? text : value });
            return this.node(target.pos, { type: 'item', target, index });
        }
        this.tokens.expect('[');
        if (this.tokens.is(']'))
            throw this.tokens.unexpected('an index');
        const node = this.tokens.parseNested(() => this.parseSubscript(target));
        this.tokens.expect(']');
        return node;
    }
    parseSubscript(target) {
        const start = this.tokens.is(':') ? undefined : this.tuple({ stop: ']' });
        if (start !== undefined && !this.tokens.is(':'))
            return this.node(target.pos, { type: 'item', target, index: start });
        this.tokens.expect(':');
        const stop = this.sliceBound();
        const step = this.tokens.skip(':') ? this.sliceBound() : undefined;
        return this.node(target.pos, { type: 'slice', target, bounds: [start, stop, step] });
    }
    sliceBound() {
        return this.tokens.is(':') || this.tokens.is(']') ? undefined : this.expression();
    }
    args() {
        this.tokens.expect('(');
        return this.parseSeparated(')', () => {
            const isNamed = this.tokens.current.type === 'name' && this.tokens.is('=', this.tokens.peek(1));
            const kind = isNamed ? '=' : this.tokens.skip('**') ? '**' : this.tokens.skip('*') ? '*' : '';
            const name = isNamed ? this.tokens.next().text : '';
            if (isNamed)
                this.tokens.expect('=');
            return { kind, name, value: this.expression() };
        });
    }
    filtersAndTests(start) {
        let node = start;
        for (;;) {
            if (this.tokens.skip('|'))
                node = this.filter(node);
            else if (this.tokens.skip('is'))
                node = this.test(node);
            else if (this.tokens.is('('))
                node = this.call(node);
            else
                return node;
        }
    }
    filterChain() {
        let node = this.filter(undefined);
        while (this.tokens.skip('|'))
            node = this.filter(node);
        return node;
    }
    filter(target) {
        const { text: name, pos } = this.tokens.expectType('name');
        if (!LIBRARY.filters.has(name)) {
            const reason = name === 'random' ? ': a workflow must do the same thing every time' : hint(name, LIBRARY.filters.keys());
            throw syntaxFault(`there is no filter '${name}'${reason}`, pos);
        }
        const args = this.tokens.is('(') ? this.args() : [];
        return this.node(pos, { type: 'filter', target, name, args });
    }
    test(target) {
        const negated = this.tokens.skip('not');
        const { text, pos } = this.tokens.expectType('name');
        const name = this.bare && Object.hasOwn(CONSTANTS, text) ? text.toLowerCase() : text;
        if (!LIBRARY.tests.has(name))
            throw syntaxFault(`there is no test '${name}'${hint(name, LIBRARY.tests.keys())}`, pos);
        const test = this.node(pos, { type: 'test', target, name, args: this.testArgs() });
        return negated ? this.node(pos, { type: 'not', operand: test }) : test;
    }
    testArgs() {
        if (this.tokens.is('('))
            return this.args();
        const { type, text, pos } = this.tokens.current;
        if (type === 'name' && text === 'is')
            throw syntaxFault("tests with 'is' cannot be chained", pos);
        const literal = type === 'text' || type === 'number' || this.tokens.is('[') || this.tokens.is('{');
        if (!literal && (type !== 'name' || KEYWORDS.has(text)))
            return [];
        return [{ kind: '', name: '', value: this.postfix(this.primary()) }];
    }
}

;// CONCATENATED MODULE: ./build/src/expressions/parse-template.js




const INSTEAD = new Map([
    ['do', '{% set _ = ... %}'],
    ['break', 'a filter on the loop: {% for x in xs if ... %}'],
    ['continue', 'a filter on the loop: {% for x in xs if ... %}'],
    ['autoescape', 'the filter escape where it is needed'],
]);
const DEFINES = new Set(['set', 'setBlock', 'macro', 'import']);
class TemplateParser extends ExpressionParser {
    open;
    blocks = [];
    constructor(stream, open) {
        super(stream, false);
        this.open = open;
    }
    template() {
        const body = this.body([], undefined).statements;
        const base = body.find((stmt) => stmt.type === 'extends');
        if (base === undefined)
            return body;
        const definitions = body.filter((stmt) => DEFINES.has(stmt.type));
        return [...definitions, { type: 'layout', blocks: this.blocks, parent: base.linked, pos: base.pos }];
    }
    body(endings, opener) {
        const statements = [];
        for (;;) {
            const token = this.tokens.next();
            if (token.type === 'data') {
                statements.push({ type: 'text', text: token.text, pos: token.pos });
            }
            else if (token.type === 'printBegin') {
                statements.push({ type: 'print', value: this.tuple(), pos: token.pos });
                this.tokens.expectType('printEnd');
            }
            else if (token.type === 'blockBegin') {
                const name = this.tokens.current;
                if (name.type === 'name' && endings.includes(name.text)) {
                    this.tokens.next();
                    return { statements, ending: name.text };
                }
                statements.push(this.statement(opener, endings));
            }
            else {
                if (opener === undefined)
                    return { statements, ending: '' };
                throw syntaxFault(`{% ${opener.text} %} is not closed; expected {% ${endings.at(-1)} %}`, opener.pos);
            }
        }
    }
    block(endings, opener) {
        this.tokens.skip(':');
        this.tokens.expectType('blockEnd');
        return this.tokens.parseNested(() => this.body(endings, opener));
    }
    parseClosed(ending, opener) {
        return this.block([ending], opener).statements;
    }
    statement(opener, endings) {
        const token = this.tokens.next();
        if (token.type !== 'name')
            throw syntaxFault('expected the name of a statement after {%', token.pos);
        const { open } = this;
        const parseFile = (0,json/* ownEntry */.Pl)(this.fileStatements, token.text);
        if (parseFile !== undefined && open === undefined)
            throw syntaxFault(`only a template that came from a file (!file) can use {% ${token.text} %}`, token.pos);
        const ofFile = open === undefined ? undefined : parseFile?.(token, open);
        const statement = ofFile ?? (0,json/* ownEntry */.Pl)(this.statements, token.text)?.(token);
        if (statement === undefined)
            throw this.unknown(token, opener, endings);
        this.tokens.expectType('blockEnd');
        return statement;
    }
    statements = {
        if: (opener) => {
            const branches = [];
            for (;;) {
                const test = this.tuple({ choice: false });
                const { statements, ending } = this.block(['elif', 'else', 'endif'], opener);
                branches.push({ test, body: statements });
                if (ending === 'elif')
                    continue;
                const otherwise = ending === 'else' ? this.parseClosed('endif', opener) : [];
                return { type: 'if', branches, otherwise, pos: opener.pos };
            }
        },
        for: (opener) => {
            const target = this.target('in', false);
            this.tokens.expect('in');
            const source = this.tuple({ choice: false, stop: 'recursive' });
            const filter = this.tokens.skip('if') ? this.expression() : undefined;
            const recursive = this.tokens.skip('recursive');
            const { statements: body, ending } = this.block(['endfor', 'else'], opener);
            const otherwise = ending === 'else' ? this.parseClosed('endfor', opener) : [];
            return { type: 'for', target, source, filter, recursive, body, otherwise, pos: opener.pos };
        },
        set: (opener) => {
            const target = this.target(undefined, true);
            if (this.tokens.skip('='))
                return { type: 'set', target, value: this.tuple(), pos: opener.pos };
            const filter = this.tokens.skip('|') ? this.filterChain() : undefined;
            return { type: 'setBlock', target, filter, body: this.parseClosed('endset', opener), pos: opener.pos };
        },
        with: (opener) => {
            const bindings = [];
            while (this.tokens.current.type !== 'blockEnd') {
                if (bindings.length > 0)
                    this.tokens.expect(',');
                const target = this.target(undefined, false);
                this.tokens.expect('=');
                bindings.push({ target, value: this.expression() });
            }
            return { type: 'with', bindings, body: this.parseClosed('endwith', opener), pos: opener.pos };
        },
        macro: (opener) => {
            const { text: name } = this.tokens.expectType('name');
            return { type: 'macro', macro: this.macro(name, this.params(), 'endmacro', opener), pos: opener.pos };
        },
        call: (opener) => {
            const params = this.tokens.is('(') ? this.params() : [];
            const call = this.expression();
            if (call.type !== 'call')
                throw syntaxFault('{% call %} needs the call of a macro', call.pos);
            return { type: 'callBlock', call, caller: this.macro('caller', params, 'endcall', opener), pos: opener.pos };
        },
        filter: (opener) => {
            const filter = this.filterChain();
            return { type: 'filterBlock', filter, body: this.parseClosed('endfilter', opener), pos: opener.pos };
        },
    };
    fileStatements = {
        include: ({ pos }, open) => {
            const name = this.expression();
            const optional = this.tokens.skip('ignore');
            if (optional)
                this.tokens.expect('missing');
            this.context();
            return { type: 'include', linked: parse_template_link(name, open, optional), pos };
        },
        import: ({ pos }, open) => {
            const linked = parse_template_link(this.expression(), open);
            this.tokens.expect('as');
            const { text } = this.tokens.expectType('name');
            this.context();
            return { type: 'import', linked, imported: { type: 'module', as: text }, pos };
        },
        from: ({ pos }, open) => {
            const linked = parse_template_link(this.expression(), open);
            this.tokens.expect('import');
            return { type: 'import', linked, imported: { type: 'names', names: this.importedNames() }, pos };
        },
        extends: ({ pos }, open) => ({ type: 'extends', linked: parse_template_link(this.expression(), open), pos }),
        block: (opener) => {
            const { text: name } = this.tokens.expectType('name');
            this.tokens.skip('scoped');
            this.tokens.skip('required');
            const body = this.parseClosed('endblock', opener);
            this.tokens.skip(name);
            const block = { type: 'block', name, body, pos: opener.pos };
            this.blocks.push(block);
            return block;
        },
    };
    importedNames() {
        const names = [];
        do {
            const { text: name } = this.tokens.expectType('name');
            names.push({ name, as: this.tokens.skip('as') ? this.tokens.expectType('name').text : name });
        } while (this.tokens.skip(',') && this.tokens.current.type !== 'blockEnd');
        this.context();
        return names;
    }
    context() {
        if (this.tokens.skip('with') || this.tokens.skip('without'))
            this.tokens.expect('context');
    }
    unknown(token, opener, endings) {
        const instead = INSTEAD.get(token.text);
        if (instead !== undefined)
            return syntaxFault(`there is no statement ${token.text}; use ${instead}`, token.pos);
        if (opener !== undefined && (token.text.startsWith('end') || token.text === 'else' || token.text === 'elif')) {
            const wanted = endings.map((ending) => `{% ${ending} %}`).join(' or ');
            return syntaxFault(`{% ${token.text} %} does not fit here; {% ${opener.text} %} expects ${wanted}`, token.pos);
        }
        if (token.text.startsWith('end'))
            return syntaxFault(`{% ${token.text} %} closes nothing`, token.pos);
        return syntaxFault(`there is no statement '${token.text}'${hint(token.text, [...Object.keys(this.statements), 'raw'])}`, token.pos);
    }
    macro(name, params, ending, opener) {
        const outer = this.names;
        this.names = new Set();
        const body = this.parseClosed(ending, opener);
        const { names } = this;
        this.names = new Set([...outer, ...names]);
        const uses = { varargs: names.has('varargs'), kwargs: names.has('kwargs'), caller: names.has('caller') };
        return { name, params, body, pos: opener.pos, uses };
    }
    params() {
        this.tokens.expect('(');
        let hasDefault = false;
        return this.parseSeparated(')', () => {
            const { text: name, pos } = this.tokens.expectType('name');
            const fallback = this.tokens.skip('=') ? this.expression() : undefined;
            if (fallback === undefined && hasDefault)
                throw syntaxFault('a parameter without a default follows one with a default', pos);
            hasDefault = fallback !== undefined;
            return { name, fallback };
        });
    }
    target(stop, members) {
        const { pos } = this.tokens.current;
        const { items, isTuple } = this.commaList(stop, () => this.singleTarget(members));
        const [only] = items;
        if (isTuple)
            return { type: 'tuple', items, pos };
        if (only === undefined)
            throw this.tokens.unexpected('a name');
        return only;
    }
    singleTarget(members) {
        if (this.tokens.skip('(')) {
            const inner = this.tokens.parseNested(() => this.target(undefined, members));
            this.tokens.expect(')');
            return inner;
        }
        const { text: name, pos } = this.tokens.expectType('name');
        if (/^(?:true|false|none)$/i.test(name))
            throw syntaxFault(`nothing can be assigned to '${name}'`, pos);
        if (!members || !this.tokens.skip('.'))
            return { type: 'name', name, pos };
        return { type: 'member', name, member: this.tokens.expectType('name').text, pos };
    }
}
function parse_template_link(name, open, optional = false) {
    if (name.type !== 'const' || typeof name.value !== 'string')
        return { type: 'named', name, open: openedOnce(open), optional };
    const found = open(name.value, name.pos);
    if (found === null && !optional)
        throw missingFile(name.value, name.pos);
    return { type: 'opened', body: found ?? [] };
}
function openedOnce(open) {
    const opened = new Map();
    return (name, pos) => {
        if (!opened.has(name))
            opened.set(name, open(name, pos));
        return opened.get(name) ?? null;
    };
}
function parseStatements(tokens, open) {
    return new TemplateParser(new TokenStream(tokens), open).template();
}
function parseBareExpression(tokens) {
    const stream = new TokenStream(tokens);
    const expression = new ExpressionParser(stream, true).expression();
    if (stream.current.type !== 'end')
        throw stream.unexpected('the end of the condition');
    return expression;
}

;// CONCATENATED MODULE: ./build/src/expressions/references.js


const NONE = new Set();
const FORGIVING = new Set(['default', 'd', 'defined', 'undefined']);
const NO_GUARDS = { whenTrue: NONE, whenFalse: NONE };
function union(a, b) {
    if (a.size === 0)
        return b;
    return b.size === 0 ? a : new Set([...a, ...b]);
}
function findRootName(expr) {
    if (expr.type === 'name')
        return expr.name;
    return expr.type === 'item' ? findRootName(expr.target) : undefined;
}
function findGuards(test) {
    if (test.type === 'not') {
        const inner = findGuards(test.operand);
        return { whenTrue: inner.whenFalse, whenFalse: inner.whenTrue };
    }
    if (test.type === 'and' || test.type === 'or') {
        const [left, right] = [findGuards(test.left), findGuards(test.right)];
        if (test.type === 'and')
            return { whenTrue: union(left.whenTrue, right.whenTrue), whenFalse: NONE };
        return { whenTrue: NONE, whenFalse: union(left.whenFalse, right.whenFalse) };
    }
    if (test.type !== 'test')
        return NO_GUARDS;
    const root = findRootName(test.target);
    if (root === undefined)
        return NO_GUARDS;
    if (test.name === 'defined')
        return { whenTrue: new Set([root]), whenFalse: NONE };
    return test.name === 'undefined' ? { whenTrue: NONE, whenFalse: new Set([root]) } : NO_GUARDS;
}
function boundNames(target) {
    if (target.type === 'tuple')
        return target.items.flatMap(boundNames);
    return target.type === 'name' ? [target.name] : [];
}
const START = { pos: 0, line: 1, column: 1 };
class Collector {
    source;
    globals;
    found = [];
    foundInFiles = new Set();
    inOtherFile = false;
    last = START;
    constructor(source, globals) {
        this.source = source;
        this.globals = globals;
    }
    position(pos) {
        const from = pos < this.last.pos ? START : this.last;
        const step = positionAt(this.source.slice(from.pos, pos), pos - from.pos);
        const column = step.line === 1 ? from.column + step.column - 1 : step.column;
        this.last = { pos, line: from.line + step.line - 1, column };
        return this.last;
    }
    add(path, pos, context, expected) {
        const [root = ''] = path;
        if (context.locals.has(root) || (path.length === 1 && this.globals.has(root)))
            return;
        if (this.inOtherFile) {
            this.foundInFiles.add(root);
            return;
        }
        const { line, column } = this.position(pos);
        this.found.push({
            path,
            line,
            column,
            guarded: expected || context.guarded.has(root),
            isPrinted: context.isCondition !== true,
        });
    }
    path(expr, context) {
        if (expr.type === 'name')
            return { path: [expr.name], open: true };
        if (expr.type !== 'item')
            return undefined;
        const base = this.path(expr.target, context);
        const key = expr.index.type === 'const' ? expr.index.value : undefined;
        if (expr.index.type !== 'const')
            this.expr(expr.index, context);
        if (base === undefined)
            return undefined;
        return base.open && typeof key === 'string' ? { path: [...base.path, key], open: true } : { ...base, open: false };
    }
    expr(expr, context, expected = false) {
        const path = this.path(expr, context);
        if (path !== undefined) {
            this.add(path.path, expr.pos, context, expected);
            return;
        }
        const [first, ...rest] = listSubexpressions(expr);
        switch (expr.type) {
            case 'call': {
                const { target } = expr;
                const isMethod = target.type === 'item' && target.index.type === 'const';
                this.expr(isMethod ? target.target : target, context);
                for (const part of rest)
                    this.expr(part, context);
                return;
            }
            case 'item':
                this.expr(expr.target, context);
                return;
            case 'test':
            case 'filter': {
                const inner = expr.type === 'test' ? this.condition(context) : context;
                if (first !== undefined)
                    this.expr(first, inner, expr.target !== undefined && FORGIVING.has(expr.name));
                for (const part of rest)
                    this.expr(part, inner);
                return;
            }
            case 'and':
            case 'or': {
                const guards = findGuards(expr.left);
                this.expr(expr.left, context);
                this.expr(expr.right, this.with(context, expr.type === 'and' ? guards.whenTrue : guards.whenFalse));
                return;
            }
            case 'choice': {
                const guards = findGuards(expr.test);
                this.expr(expr.test, this.condition(context));
                this.expr(expr.then, this.with(context, guards.whenTrue));
                if (expr.otherwise !== undefined)
                    this.expr(expr.otherwise, this.with(context, guards.whenFalse));
                return;
            }
            default:
                for (const part of listSubexpressions(expr))
                    this.expr(part, context);
        }
    }
    with(context, guarded) {
        return guarded.size === 0 ? context : { ...context, guarded: union(context.guarded, guarded) };
    }
    condition(context) {
        return { ...context, isCondition: true };
    }
    inner(context, names) {
        return { locals: new Set([...context.locals, ...names]), guarded: context.guarded };
    }
    body(body, context) {
        for (const stmt of body)
            this.stmt(stmt, context);
    }
    stmt(stmt, context) {
        this.statements[stmt.type](stmt, context);
    }
    statements = {
        text: () => { },
        print: ({ value }, context) => this.expr(value, context),
        if: ({ branches, otherwise }, start) => {
            let context = start;
            for (const { test, body } of branches) {
                const guards = findGuards(test);
                this.expr(test, this.condition(context));
                this.body(body, this.with(context, guards.whenTrue));
                context = this.with(context, guards.whenFalse);
            }
            this.body(otherwise, context);
        },
        for: ({ target, source, filter, body, otherwise }, context) => {
            const inside = this.inner(context, [...boundNames(target), 'loop']);
            this.expr(source, context);
            if (filter !== undefined)
                this.expr(filter, this.condition(inside));
            this.body(body, inside);
            this.body(otherwise, this.inner(context, []));
        },
        set: ({ target, value }, context) => {
            this.expr(value, context);
            for (const name of boundNames(target))
                context.locals.add(name);
        },
        setBlock: ({ target, filter, body }, context) => {
            if (filter !== undefined)
                this.expr(filter, context);
            this.body(body, this.inner(context, []));
            for (const name of boundNames(target))
                context.locals.add(name);
        },
        with: ({ bindings, body }, context) => {
            for (const { value } of bindings)
                this.expr(value, context);
            const names = bindings.flatMap(({ target }) => boundNames(target));
            this.body(body, this.inner(context, names));
        },
        macro: ({ macro }, context) => {
            context.locals.add(macro.name);
            this.macro(macro, context);
        },
        callBlock: ({ call, caller }, context) => {
            this.expr(call, context);
            this.macro(caller, context);
        },
        filterBlock: ({ filter, body }, context) => {
            this.expr(filter, context);
            this.body(body, this.inner(context, []));
        },
        include: ({ linked }, context) => this.visitLinked(linked, context),
        import: ({ linked, imported }, context) => {
            this.visitLinked(linked, context);
            for (const { as } of imported.type === 'module' ? [imported] : imported.names)
                context.locals.add(as);
        },
        extends: () => { },
        block: ({ body }, context) => this.body(body, this.inner(context, ['super', 'self'])),
        layout: ({ blocks, parent }, context) => {
            this.visitLinked(parent, context);
            this.body(blocks, context);
        },
        inFile: (stmt, context) => this.visitLinked({ type: 'opened', body: [stmt] }, context),
    };
    visitLinked(linked, context) {
        if (linked.type === 'named') {
            this.expr(linked.name, context);
            return;
        }
        const wasInOtherFile = this.inOtherFile;
        this.inOtherFile = true;
        for (const stmt of linked.body)
            this.body(stmt.type === 'inFile' ? stmt.body : [stmt], this.inner(context, []));
        this.inOtherFile = wasInOtherFile;
    }
    macro({ params, body }, context) {
        const inside = this.inner(context, [...params.map((param) => param.name), 'varargs', 'kwargs', 'caller']);
        for (const { fallback } of params)
            if (fallback !== undefined)
                this.expr(fallback, inside);
        this.body(body, inside);
    }
}
function referencesIn(source, body, globals) {
    const collector = new Collector(source, globals);
    collector.body(body, { locals: new Set(), guarded: NONE });
    return { references: collector.found, namesInFiles: [...collector.foundInFiles] };
}

;// CONCATENATED MODULE: ./build/src/expressions/index.js

















const MOST_CACHED = 5_000;
const LONGEST_CACHED = 100_000;
const NO_FILES = new Map();
const cache = new WeakMap();
function parseCached(syntax, source, files, parse) {
    const key = `${syntax} ${source}`;
    const texts = cache.get(files) ?? new Map();
    const known = texts.get(key);
    if (known !== undefined)
        return known;
    const parsed = runGuarded(source, parse);
    if (texts.size >= MOST_CACHED)
        texts.clear();
    if (source.length <= LONGEST_CACHED)
        cache.set(files, texts.set(key, parsed));
    return parsed;
}
function runGuarded(source, work, position = () => 0) {
    try {
        return (0,result.ok)(work());
    }
    catch (error) {
        const fault = error instanceof RangeError ? budgetFault('the template needs too much') : error;
        if (fault instanceof Fault)
            return (0,result/* err */._q)(describeFault(fault, source, position()));
        throw error;
    }
}
function isTemplate(source) {
    return source.includes('{{') || source.includes('{%');
}
function parseTemplate(source, options = {}) {
    if (!/\{[{%#]/.test(source))
        return (0,result.ok)({ source, references: [], namesInFiles: [], body: null });
    const { comments = true, files = NO_FILES } = options;
    return parseCached(comments ? 'template' : 'script', source, files, () => {
        const parse = (text, open) => parseStatements(lexTemplate(text, comments), open);
        const body = parse(source, files === NO_FILES ? undefined : fileOpener(files, parse));
        return { source, ...referencesIn(source, body, LIBRARY.globals), body };
    });
}
function parseIn(scope, source, comments = true) {
    return parseTemplate(source, { comments, files: scope.files?.(source) });
}
function parseExpression(source) {
    const parsed = parseCached('condition', source, NO_FILES, () => {
        const value = parseBareExpression(lexExpression(source));
        const body = [{ type: 'print', value, pos: 0 }];
        return { source, ...referencesIn(source, body, BARE_LIBRARY.globals), body };
    });
    if (!parsed.ok)
        return parsed;
    const expression = onlyExpression(parsed.value);
    if (expression === null)
        throw new Error('a condition is one expression');
    return (0,result.ok)(expression);
}
function onlyExpression({ source, references, body }) {
    const [only, ...others] = (body ?? []).filter((stmt) => stmt.type !== 'text' || stmt.text.trim() !== '');
    return only?.type === 'print' && others.length === 0 ? { source, references, tree: only.value } : null;
}
function makesJson({ tree }) {
    return tree.type === 'filter' && (tree.name === 'tojson' || tree.name === 'json');
}
function render(template, scope, budget) {
    return renderWith(LIBRARY, template, scope, budget);
}
function renderWith(library, { body, source }, scope, budget) {
    if (body === null)
        return (0,result.ok)((0,terminal_text/* normalizeNewlines */.jN)(source));
    const st = new State(scope, budget, library);
    const work = () => {
        executeTemplate(st, body);
        return st.out;
    };
    return runGuarded(source, work, () => st.pos);
}
function evaluate(expression, scope) {
    const st = new State(scope, undefined, BARE_LIBRARY);
    const work = () => toPlain(st, evaluateExpression(st, expression.tree));
    return runGuarded(expression.source, work, () => st.pos);
}
function holds(condition, scope, bareScope = () => scope) {
    if (!isTemplate(condition)) {
        const bare = parseExpression(condition);
        return bare.ok ? expressionHolds(bare.value, bareScope(), CONDITION_LIBRARIES.bare) : bare;
    }
    const template = parseIn(scope, condition);
    if (!template.ok)
        return template;
    const expression = onlyExpression(template.value);
    const { template: library } = CONDITION_LIBRARIES;
    if (expression !== null)
        return expressionHolds(expression, scope, library);
    const text = renderWith(library, template.value, scope);
    return text.ok ? (0,result.ok)(valueHolds(text.value)) : text;
}
function expressionHolds({ tree, source }, scope, library) {
    const st = new State(scope, undefined, library);
    const work = () => {
        const value = evaluateExpression(st, tree);
        return value instanceof Nothing ? false : valueHolds(toPlain(st, value));
    };
    return runGuarded(source, work, () => st.pos);
}
function conditionText(condition, files) {
    if (!isTemplate(condition))
        return null;
    const parsed = parseTemplate(condition, { files });
    const body = parsed.ok ? parsed.value.body : null;
    const pos = body === null ? null : findConditionText(body);
    if (body === null || pos === null)
        return null;
    const blanks = /^\s*/.exec(condition.slice(pos))?.[0].length ?? 0;
    return { ...positionAt(condition, pos + blanks), isBlock: condition.includes('{%'), bare: bareExpression(condition) };
}
function bareExpression(condition) {
    if (/\}\}\s*\{\{/.test(condition))
        return null;
    const bare = condition
        .replace(/\$?(['"]?)\{\{-?([^{}]*?)-?\}\}\1/g, (_, _quote, inner) => parenthesize(inner.trim()))
        .replace(/(?<!\s)\s*&&\s*/g, ' and ')
        .replace(/(?<!\s)\s*\|\|\s*/g, ' or ')
        .replace(/!(?!=)\s*/g, 'not ')
        .trim();
    const whole = /^\(([^()]*)\)$/.exec(bare)?.[1] ?? bare;
    return parseExpression(whole).ok ? whole : null;
}
function parenthesize(text) {
    const parsed = parseExpression(text);
    const isTight = parsed.ok && ['name', 'item', 'call', 'filter', 'const'].includes(parsed.value.tree.type);
    return isTight ? text : `(${text})`;
}
const DEEPEST = 20;
const MOST_OPENED = 1000;
function fileOpener(files, parse) {
    let opened = 0;
    const opener = (chain) => (name, pos) => {
        const found = files.get(name);
        if (found === undefined)
            return null;
        if (chain.includes(name))
            throw syntaxFault(`the files lead in a circle: ${[...chain, name].join(' -> ')}`, pos);
        if (chain.length >= DEEPEST)
            throw syntaxFault(`files include each other more than ${DEEPEST} deep`, pos);
        if (++opened > MOST_OPENED)
            throw syntaxFault(`more than ${MOST_OPENED} files are included`, pos);
        try {
            return inFile(found, trackFile(parse(found.text, opener([...chain, name])), found));
        }
        catch (error) {
            throw error instanceof Fault ? error.within(found, 0) : error;
        }
    };
    return opener([]);
}
function inFile(from, body) {
    return [{ type: 'inFile', from, body, pos: 0 }];
}
function trackFile(body, from) {
    return body.map((stmt) => {
        if (stmt.type === 'macro')
            return { ...stmt, macro: { ...stmt.macro, body: inFile(from, stmt.macro.body) } };
        if (stmt.type === 'block')
            return { ...stmt, body: inFile(from, stmt.body) };
        return stmt.type === 'layout'
            ? { ...stmt, blocks: stmt.blocks.map((block) => ({ ...block, body: inFile(from, block.body) })) }
            : stmt;
    });
}


/***/ })

};
;