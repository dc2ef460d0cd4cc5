"use strict";
exports.id = 293;
exports.ids = [293];
exports.modules = {

/***/ 38765:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ SHAPES; },
/* harmony export */   x: function() { return /* binding */ UNIONS; }
/* harmony export */ });
const SHAPES = { "workflow": { "name": "-", "description": "-", "version": "-", "entry_point": "-", "input": "inputSpec{}", "limits": "workflow.limits", "context": "workflow.context", "runtime": "workflow.runtime", "hooks": "workflow.hooks", "resilience": "resilience", "policies": "policy[]", "error_routes": "route[]", "finally": "-", "raises": "-", "env": "-", "metadata": "-", "instructions": "-", "cost": "cost", "mcp": "!", "bundle": "!", "defaults": "!", "skills": "!", "plugins": "!" }, "workflow.limits": { "max_iterations": "-", "timeout_seconds": "-", "max_output_bytes": "-", "max_tokens": "-", "budget_usd": "-", "budget_mode": "-" }, "workflow.context": { "mode": "-", "max_tokens": "!", "trim_strategy": "!" }, "workflow.runtime": { "strict_exit": "-", "provider": "provider", "default_model": "-", "temperature": "-", "max_tokens": "-", "timeout": "!", "checkpoint": "!", "tool_output": "!", "mcp_servers": "toolServer{}", "max_session_seconds": "!", "max_agent_iterations": "-", "default_reasoning_effort": "-", "default_context_tier": "!", "working_dir": "-", "skills": "!", "skill_injection": "!", "skill_discovery": "!", "plugin_sources": "!", "plugins": "!" }, "workflow.hooks": { "on_start": "-", "on_complete": "-", "on_error": "-" }, "scriptNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "max_output_bytes": "-", "resilience": "resilience", "raises": "-", "command": "-", "args": "-", "run": "-", "shell": "-", "env": "-", "working_dir": "-", "timeout": "-", "stdin": "-", "output": "outputField{}", "classify": "classifyRule[]", "reports": "-", "reports_required": "-", "quarantine": "-", "workflow_commands": "-", "execution": "!" }, "setNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "max_output_bytes": "-", "value": "-", "values": "-", "output_type": "-", "output": "outputField{}" }, "waitNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "max_output_bytes": "-", "duration": "-", "reason": "-" }, "terminateNode": { "name": "-", "type": "-", "description": "-", "input": "-", "status": "-", "reason": "-", "output_template": "-" }, "workflowNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "max_output_bytes": "-", "resilience": "resilience", "raises": "-", "workflow": "-", "input_mapping": "-", "max_depth": "-", "output": "outputField{}", "execution": "!" }, "agentNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "max_output_bytes": "-", "resilience": "resilience", "raises": "-", "prompt": "-", "system_prompt": "-", "model": "-", "provider": "provider", "output": "outputField{}", "retry": "agentRetry", "timeout_seconds": "-", "raise_instructions": "-", "working_dir": "-", "temperature": "-", "max_tokens": "-", "reasoning": "agentNode.reasoning", "tools": "-", "skills": "!", "plugins": "!", "output_mode": "!", "context_tier": "!", "session_key": "!", "max_session_seconds": "!", "max_agent_iterations": "-", "validator": "!", "sandbox": "!", "dialog": "!", "execution": "!", "settings_dir": "!" }, "agentNode.reasoning": { "effort": "-" }, "gateNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "prompt": "-", "options": "gateNode.options[]" }, "gateNode.options": { "label": "-", "value": "-", "route": "-", "prompt_for": "-", "multiline": "-" }, "questionsNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "prompt": "-", "questions": "questionsNode.questions[]", "source": "-", "allow_back": "-", "allow_skip": "-", "allow_skip_all": "-", "allow_abort": "-", "abort_route": "-" }, "questionsNode.questions": { "id": "-", "text": "-", "hint": "-", "choices": "-", "allow_free_text": "-", "default": "-", "required": "-", "multiline": "-" }, "parallel": { "name": "-", "description": "-", "max_concurrent": "-", "failure_mode": "-", "tolerate": "parallel.tolerate", "routes": "route[]", "strict_exit": "-", "type": "-", "agents": "-" }, "parallel.tolerate": { "count": "-", "percent": "-" }, "forEach": { "name": "-", "description": "-", "max_concurrent": "-", "failure_mode": "-", "tolerate": "forEach.tolerate", "routes": "route[]", "strict_exit": "-", "type": "-", "source": "-", "as": "-", "agent": "member", "key_by": "-" }, "forEach.tolerate": { "count": "-", "percent": "-" }, "route": { "to": "-", "when": "-", "on_error": "-", "retry": "retry", "halt": "route.halt", "propagate": "-", "recover": "route.recover", "dead_letter": "-", "escalate": "escalate", "output": "-" }, "route.halt": { "message": "-" }, "route.recover": { "output": "-" }, "retry": { "max": "-", "backoff": "-", "initial_seconds": "-", "max_seconds": "-", "jitter": "-", "max_elapsed_seconds": "-", "from": "-" }, "escalate": { "title": "-", "labels": "-", "assignees": "-" }, "cost": { "pricing": "price{}", "show_per_agent": "!", "show_summary": "!" }, "price": { "input_per_mtok": "-", "output_per_mtok": "-", "cache_read_per_mtok": "!", "cache_write_per_mtok": "!" }, "outputField": { "type": "-", "description": "-", "enum": "-", "pattern": "-", "minimum": "-", "maximum": "-", "minLength": "-", "maxLength": "-", "nullable": "-", "required": "-", "items": "outputField", "properties": "outputField{}" }, "classifyRule": { "exit_code": "-", "stdout": "-", "stderr": "-", "signal": "-", "timeout": "-", "kind": "-", "message": "-", "details": "-", "transient": "-", "use": "-", "job": "-", "step": "-", "rerun": "-", "include": "-" }, "inputSpec": { "type": "-", "description": "-", "default": "-", "required": "-", "secret": "-" }, "provider": { "name": "-", "base_url": "-", "api_key": "-", "headers": "-", "command": "-", "args": "-", "env": "-" }, "toolServer": { "type": "-", "command": "-", "args": "-", "env": "-", "url": "-", "headers": "-", "timeout": "-", "tools": "-" }, "agentRetry": { "max_attempts": "-", "backoff": "-", "delay_seconds": "-", "retry_on": "-", "max_parse_recovery_attempts": "-" }, "resilience": { "retry": "resilience.retry", "circuit_breaker": "resilience.circuit_breaker" }, "resilience.retry": { "max_retries": "-", "initial_delay": "-", "backoff_multiplier": "-", "max_delay": "-", "jitter": "-", "retryable": "-" }, "resilience.circuit_breaker": { "failure_threshold": "-", "recovery_timeout": "-", "success_threshold": "-", "key": "-", "scope": "-" }, "max_concurrent_tasks_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "max": "-" }, "task_timeout_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "max_seconds": "-" }, "phase_gate_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "group": "-", "min_success_rate": "-" }, "node_availability_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-" }, "expression_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "allow_if": "-" }, "command_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "command": "-", "args": "-", "timeout": "-" }, "file": { "workflow": "workflow", "agents": "node[]", "nodes": "node[]", "parallel": "parallel[]", "for_each": "forEach[]", "output": "-", "tools": "-", "skills": "!", "plugins": "!" } };
const UNIONS = { "node": { "script": "scriptNode", "set": "setNode", "wait": "waitNode", "terminate": "terminateNode", "workflow": "workflowNode", "agent": "agentNode", "human_gate": "gateNode", "questions": "questionsNode" }, "member": { "script": "scriptNode", "set": "setNode", "workflow": "workflowNode", "agent": "agentNode" }, "policy": { "max_concurrent_tasks": "max_concurrent_tasks_policy", "task_timeout": "task_timeout_policy", "phase_gate": "phase_gate_policy", "node_availability": "node_availability_policy", "expression": "expression_policy", "command": "command_policy" } };


/***/ }),

/***/ 51958:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ LoadSession; },
/* harmony export */   y: function() { return /* binding */ toPathKey; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99538);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31160);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78684);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5482);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51695);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78856);







const MAX_INCLUDES = 1000;
const LONGEST_NAME = 500;
const MAX_TEMPLATE_FILES = 100;
const NEEDS_FILES = /\{%[-+]?\s*(?:include|import|from|extends|block)\b/;
const FILE_NAMES = /\{%[-+]?\s*(?:include|import|from|extends)\s+(['"])(.{1,4096}?)\1/g;
const NAMED_BY_RUN = /\{%[-+]?\s*(?:include|import|from|extends)\s+(?!(['"])(?:(?!\1).)+\1\s*(?:[-+]?%\}|as\b|import\b|ignore\b|with(?:out)?\b))/;
const MOST_LOOKED_AT = 1000;
function toPathKey(path) {
    return JSON.stringify(path);
}
class LoadSession {
    options;
    findings = [];
    unshown = 0;
    sources = new Map();
    patterns = [];
    reader;
    #templateFiles = new Map();
    #includes = 0;
    constructor(options) {
        this.options = options;
        this.reader = options.reader ?? _workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .diskReader */ .lJ;
    }
    toShownPath(file) {
        return (0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .displayPath */ .Gt)(this.options.shownFrom ?? this.options.workspace, file);
    }
    report(at, code, message, suggestion = null) {
        this.findings.push((0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)(at, code, message, suggestion));
    }
    read(file, at, name) {
        const content = this.reader.read(file);
        const text = content.ok ? (0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .decode */ .D4)(content.value) : content;
        if (!text.ok) {
            const isMissing = text.error.code === 'file-not-found';
            const near = isMissing ? (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .findNearest */ .qg)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file), this.reader.names?.((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file)) ?? []) : null;
            const folder = name.slice(0, name.length - (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file).length);
            const meant = near === null || !name.endsWith((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file)) ? near : `${folder}${near}`;
            this.report(at, text.error.code, describeReadFailure(text.error, (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)), (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(meant));
            return null;
        }
        const source = new _values_js__WEBPACK_IMPORTED_MODULE_4__/* .Source */ .kL(file, this.toShownPath(file), text.value);
        this.sources.set(source.displayFile, text.value);
        return source;
    }
    textOrFile(text, at, from) {
        if (text === '' || text.length > LONGEST_NAME || /[\n\0]/.test(text))
            return text;
        const file = this.reader.realpath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(from), text));
        const content = this.reader.read(file);
        if (!content.ok && (content.error.code === 'file-not-found' || content.error.code === 'not-a-file'))
            return text;
        if (!this.isInWorkspace(file, (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(text), at))
            return '';
        return this.read(file, at, text)?.text ?? '';
    }
    load(source) {
        const root = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .readYaml */ .gM)(source, this.#include, this.findings);
        return root === null ? null : this.#resolve(source, new _values_js__WEBPACK_IMPORTED_MODULE_4__/* .Locator */ .hO(root), root.data);
    }
    #include = (path, at, from) => {
        const file = this.reader.realpath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(from.file), path));
        if (!this.isInWorkspace(file, `\`!file ${path}\``, at))
            return null;
        if (++this.#includes === MAX_INCLUDES + 1)
            this.report(at, 'include-limit', `More than ${MAX_INCLUDES} files are inlined with \`!file\`.`);
        const source = this.#includes > MAX_INCLUDES ? null : this.read(file, at, path);
        if (source === null)
            return null;
        if (/\.(ya?ml|json)$/i.test(file))
            return { source, isText: false };
        const text = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeNewlines */ .jN)(source.text);
        const files = new Map();
        this.#collectTemplateFiles(text, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file), at, files);
        if (files.size > 0 || NEEDS_FILES.test(text))
            this.#templateFiles.set(this.#resolved(text), files);
        return { source: new _values_js__WEBPACK_IMPORTED_MODULE_4__/* .Source */ .kL(file, source.displayFile, text), isText: true };
    };
    #resolved(text) {
        return this.options.literal === true ? text : (substitute(text, this.options.env)?.text ?? text);
    }
    isInWorkspace(file, written, at) {
        const { workspace } = this.options;
        if ((0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(workspace, file))
            return true;
        const suggestion = `files must lie in ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(workspace)}`;
        this.report(at, 'outside-workspace', `${written} leads out of the workspace.`, suggestion);
        return false;
    }
    #collectTemplateFiles(text, folder, at, files) {
        const written = [...text.matchAll(FILE_NAMES)].map(([, , name = '']) => name);
        const beside = NAMED_BY_RUN.test(text) ? this.#textsBelow(folder) : [];
        for (const name of [...written, ...beside]) {
            if (files.has(name) || files.size >= MAX_TEMPLATE_FILES)
                continue;
            const file = this.reader.realpath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, name));
            if (!this.isInWorkspace(file, (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name), at))
                continue;
            const source = this.reader.read(file).ok ? this.read(file, at, name) : null;
            if (source === null)
                continue;
            const partial = this.#resolved((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeNewlines */ .jN)(source.text));
            files.set(name, { file: source.displayFile, text: partial });
            this.#collectTemplateFiles(partial, folder, at, files);
        }
    }
    #textsBelow(folder) {
        const found = [];
        const folders = [''];
        let looked = 0;
        for (const inner of folders) {
            for (const entry of this.reader.names?.((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, inner)) ?? []) {
                if (++looked > MOST_LOOKED_AT || found.length >= MAX_TEMPLATE_FILES)
                    return found;
                if (entry.startsWith('.') || entry === 'node_modules')
                    continue;
                const name = inner === '' ? entry : `${inner}/${entry}`;
                const file = this.reader.realpath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, name));
                if (!(0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(this.options.workspace, file))
                    continue;
                const content = this.reader.read(file);
                if (content.ok && (0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .decode */ .D4)(content.value).ok)
                    found.push(name);
                else if (!content.ok && content.error.code === 'not-a-file')
                    folders.push(name);
            }
        }
        return found;
    }
    #resolve(source, locator, raw) {
        const substitutions = [];
        const unresolved = new Set();
        const text = (value, path) => {
            if (value === _yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .NOT_READ */ .VF)
                unresolved.add(toPathKey(path));
            const result = this.options.literal === true || belongsToShell(path) ? null : substitute(value, this.options.env);
            if (result === null)
                return value;
            substitutions.push(...result.uses.map((use) => ({ ...use, path })));
            for (const { variable, offset } of result.missing) {
                const lines = value.slice(0, offset).split('\n');
                const at = locator.within(path, lines.length, (lines.at(-1) ?? '').length + 1);
                const hint = `set ${variable}, or give a default: \`\${${variable}:-default}\``;
                const message = `The environment variable ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(variable)} is not set.`;
                this.findings.push((0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)(at, 'missing-variable', message, hint, isProviderKey(path) ? 'warning' : 'error'));
            }
            const deep = 'The environment variables of this text name each other more than 10 deep.';
            if (result.tooDeep)
                this.report(locator.at(path), 'variable-cycle', deep);
            if (result.missing.length > 0 || result.tooDeep)
                unresolved.add(toPathKey(path));
            return result.missing.length > 0 && isProviderKey(path) ? value : result.text;
        };
        const data = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .mapTexts */ .zO)(raw, [], text);
        return { source, locator, raw, data, substitutions, unresolved, templateFiles: this.#templateFiles };
    }
}
function isProviderKey(path) {
    return path.at(-1) === 'api_key' && path.at(-2) === 'provider';
}
function belongsToShell(path) {
    if (path.at(-1) !== 'run')
        return false;
    if (path.length === 3)
        return path[0] === 'agents' || path[0] === 'nodes';
    return path.length === 4 && path[0] === 'for_each' && path[2] === 'agent';
}
function describeReadFailure(failure, name) {
    if ('message' in failure)
        return `${name} cannot be read: ${failure.message}.`;
    if (failure.code === 'file-not-found')
        return `There is no file ${name}.`;
    if (failure.code === 'not-a-file')
        return `${name} is not a file.`;
    return `${name} is larger than ${_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_FILE_BYTES */ .gZ / 1024 / 1024} MiB.`;
}
const MAX_DEPTH = 10;
const MAX_DEFAULT = 10_000;
const REFERENCE = /\$\{(?:([A-Za-z_][A-Za-z0-9_]*)\}|([^{}:\s]+):-)/y;
const SECRET_NAME = /token|secret|passw|auth|credential|bearer|api_?key|private/i;
function substitute(text, env) {
    if (!text.includes('${'))
        return null;
    const uses = [];
    const missing = [];
    let tooDeep = false;
    const resolveVariables = (input, depth, fromValue) => {
        if (depth > MAX_DEPTH) {
            tooDeep = true;
            return input;
        }
        let output = '';
        let at = 0;
        for (let start = input.indexOf('${'); start !== -1; start = input.indexOf('${', at)) {
            const { variable, fallback, end } = referenceAt(input, start);
            const value = variable === null ? undefined : env[variable];
            output += input.slice(at, start);
            at = end;
            if (variable === null || (fromValue && (value === undefined || SECRET_NAME.test(variable)))) {
                output += input.slice(start, end);
            }
            else if (value !== undefined) {
                uses.push({ variable, value });
                output += resolveVariables(value, depth + 1, true);
            }
            else if (fallback !== null)
                output += resolveVariables(fallback, depth + 1, fromValue);
            else
                missing.push({ variable, offset: depth === 0 ? start : 0 });
        }
        return output + input.slice(at);
    };
    return { text: resolveVariables(text, 0, false), uses, missing, tooDeep };
}
function referenceAt(text, start) {
    REFERENCE.lastIndex = start;
    const [, plain, variable = null] = REFERENCE.exec(text) ?? [];
    const from = REFERENCE.lastIndex;
    if (plain !== undefined)
        return { variable: plain, fallback: null, end: from };
    let nested = 0;
    for (let at = from; variable !== null && at < Math.min(text.length, from + MAX_DEFAULT); at++) {
        if (text.startsWith('${', at))
            nested++;
        else if (text[at] === '}' && nested-- === 0)
            return { variable, fallback: text.slice(from, at), end: at + 1 };
    }
    return { variable: null, fallback: null, end: start + 2 };
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
/* harmony export */   K4: function() { return /* binding */ VALUE_TYPES; },
/* harmony export */   Kp: function() { return /* binding */ END; },
/* harmony export */   NB: function() { return /* binding */ isMember; },
/* harmony export */   RR: function() { return /* binding */ raisesItself; },
/* harmony export */   Uw: function() { return /* binding */ ROUTE_ACTIONS; },
/* harmony export */   aI: function() { return /* binding */ gateShapes; },
/* harmony export */   b4: function() { return /* binding */ collectSites; },
/* harmony export */   ce: function() { return /* binding */ isReservedName; },
/* harmony export */   cx: function() { return /* binding */ seesEverything; },
/* harmony export */   hf: function() { return /* binding */ listFinallySteps; },
/* harmony export */   ht: function() { return /* binding */ countsForMembers; },
/* harmony export */   kP: function() { return /* binding */ listActions; },
/* harmony export */   ow: function() { return /* binding */ getConcurrency; },
/* harmony export */   uN: function() { return /* binding */ getTimeout; },
/* harmony export */   wq: function() { return /* binding */ listAllRoutes; },
/* harmony export */   xZ: function() { return /* binding */ listVariants; },
/* harmony export */   zb: function() { return /* binding */ seesAllInputs; }
/* harmony export */ });
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56461);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99448);
/* harmony import */ var _generated_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38765);





const END = '$end';
function listWorkflows(root) {
    const byFile = new Map();
    for (const workflow of listVariants(root))
        if (!byFile.has(workflow.file))
            byFile.set(workflow.file, workflow);
    return [...byFile.values()];
}
function listVariants(root) {
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
const mapMembersToGroups = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .Bj)((workflow) => {
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
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_1__/* .STEP_TYPES */ .FU[step.type].sees === 'everything';
}
function seesAllInputs(step) {
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_1__/* .STEP_TYPES */ .FU[step.type].sees === 'inputs';
}
const toExactNumber = (text, isNumber) => isNumber && Number.isFinite(Number(text)) ? (0,_core_float_js__WEBPACK_IMPORTED_MODULE_4__/* .keepExact */ .BT)(text, Number(text)) : undefined;
const VALUE_TYPES = {
    string: { label: 'a text', zero: '', has: (value) => typeof value === 'string', parse: (text) => text },
    number: {
        label: 'a number',
        zero: 0,
        has: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonNumber */ .OD,
        parse: (text) => toExactNumber(text, (0,_core_float_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumberText */ .tZ)(text.trim())),
    },
    integer: {
        label: 'a whole number',
        zero: 0,
        has: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isWholeNumber */ .J6,
        parse: (text) => toExactNumber(text, /^\s*[-+]?\d+\s*$/.test(text)),
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
const collectSites = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .Bj)(listSites);
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
const ROUTE_ACTIONS = ['to', 'retry', 'halt', 'propagate', 'recover'];
function listActions(route) {
    return ROUTE_ACTIONS.filter((action) => route[action] !== undefined);
}


/***/ })

};
;