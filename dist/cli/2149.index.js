export const id = 2149;
export const ids = [2149];
export const modules = {

/***/ 131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ SHAPES),
/* harmony export */   x: () => (/* binding */ UNIONS)
/* harmony export */ });
const SHAPES = { "workflow": { "name": "-", "description": "-", "version": "-", "entry_point": "-", "input": "inputSpec{}", "limits": "workflow.limits", "context": "workflow.context", "runtime": "workflow.runtime", "hooks": "workflow.hooks", "resilience": "resilience", "policies": "policy[]", "error_routes": "route[]", "finally": "-", "raises": "-", "env": "-", "metadata": "-", "instructions": "-", "cost": "!", "mcp": "!", "bundle": "!", "defaults": "!", "skills": "!", "plugins": "!" }, "workflow.limits": { "max_iterations": "-", "timeout_seconds": "-", "max_output_bytes": "-", "max_tokens": "-", "budget_usd": "!", "budget_mode": "!" }, "workflow.context": { "mode": "-", "max_tokens": "!", "trim_strategy": "!" }, "workflow.runtime": { "strict_exit": "-", "provider": "provider", "default_model": "-", "temperature": "-", "max_tokens": "-", "timeout": "!", "checkpoint": "!", "tool_output": "!", "mcp_servers": "toolServer{}", "max_session_seconds": "!", "max_agent_iterations": "-", "default_reasoning_effort": "-", "default_context_tier": "!", "working_dir": "-", "skills": "!", "skill_injection": "!", "skill_discovery": "!", "plugin_sources": "!", "plugins": "!" }, "workflow.hooks": { "on_start": "-", "on_complete": "-", "on_error": "-" }, "scriptNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "resilience": "resilience", "max_output_bytes": "-", "raises": "-", "command": "-", "args": "-", "run": "-", "shell": "-", "env": "-", "working_dir": "-", "timeout": "-", "stdin": "-", "output": "outputField{}", "classify": "classifyRule[]", "workflow_commands": "-", "execution": "!" }, "setNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "resilience": "resilience", "max_output_bytes": "-", "value": "-", "values": "-", "output_type": "-", "output": "outputField{}" }, "waitNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "resilience": "resilience", "max_output_bytes": "-", "duration": "-", "reason": "-" }, "terminateNode": { "name": "-", "type": "-", "description": "-", "input": "-", "status": "-", "reason": "-", "output_template": "-" }, "workflowNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "resilience": "resilience", "max_output_bytes": "-", "raises": "-", "workflow": "-", "input_mapping": "-", "max_depth": "-", "output": "outputField{}", "execution": "!" }, "agentNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "resilience": "resilience", "max_output_bytes": "-", "raises": "-", "prompt": "-", "system_prompt": "-", "model": "-", "provider": "provider", "output": "outputField{}", "retry": "agentRetry", "timeout_seconds": "-", "raise_instructions": "-", "working_dir": "-", "temperature": "-", "max_tokens": "-", "reasoning": "agentNode.reasoning", "tools": "-", "skills": "!", "plugins": "!", "output_mode": "!", "context_tier": "!", "session_key": "!", "max_session_seconds": "!", "max_agent_iterations": "-", "validator": "!", "sandbox": "!", "dialog": "!", "execution": "!", "settings_dir": "!" }, "agentNode.reasoning": { "effort": "-" }, "gateNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "prompt": "-", "options": "gateNode.options[]" }, "gateNode.options": { "label": "-", "value": "-", "route": "-", "prompt_for": "-", "multiline": "-" }, "questionsNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "prompt": "-", "questions": "questionsNode.questions[]", "source": "-", "allow_back": "-", "allow_skip": "-", "allow_skip_all": "-", "allow_abort": "-", "abort_route": "-" }, "questionsNode.questions": { "id": "-", "text": "-", "hint": "-", "choices": "-", "allow_free_text": "-", "default": "-", "required": "-", "multiline": "-" }, "parallel": { "name": "-", "description": "-", "max_concurrent": "-", "failure_mode": "-", "tolerate": "parallel.tolerate", "routes": "route[]", "strict_exit": "-", "type": "-", "agents": "-" }, "parallel.tolerate": { "count": "-", "percent": "-" }, "forEach": { "name": "-", "description": "-", "max_concurrent": "-", "failure_mode": "-", "tolerate": "forEach.tolerate", "routes": "route[]", "strict_exit": "-", "type": "-", "source": "-", "as": "-", "agent": "member", "key_by": "-" }, "forEach.tolerate": { "count": "-", "percent": "-" }, "route": { "to": "-", "when": "-", "on_error": "-", "retry": "retry", "halt": "route.halt", "propagate": "-", "recover": "route.recover", "dead_letter": "-", "escalate": "escalate", "output": "-" }, "route.halt": { "message": "-" }, "route.recover": { "output": "-" }, "retry": { "max": "-", "backoff": "-", "initial_seconds": "-", "max_seconds": "-", "jitter": "-", "max_elapsed_seconds": "-", "from": "-" }, "escalate": { "title": "-", "labels": "-", "assignees": "-" }, "outputField": { "type": "-", "description": "-", "enum": "-", "pattern": "-", "minimum": "-", "maximum": "-", "minLength": "-", "maxLength": "-", "nullable": "-", "required": "-", "items": "outputField", "properties": "outputField{}" }, "classifyRule": { "exit_code": "-", "stdout": "-", "stderr": "-", "signal": "-", "timeout": "-", "kind": "-", "message": "-", "details": "-", "transient": "-", "use": "-" }, "inputSpec": { "type": "-", "description": "-", "default": "-", "required": "-", "secret": "-" }, "provider": { "name": "-", "base_url": "-", "api_key": "-", "headers": "-", "command": "-", "args": "-", "env": "-" }, "toolServer": { "type": "-", "command": "-", "args": "-", "env": "-", "url": "-", "headers": "-", "timeout": "-", "tools": "-" }, "agentRetry": { "max_attempts": "-", "backoff": "-", "delay_seconds": "-", "retry_on": "-", "max_parse_recovery_attempts": "-" }, "resilience": { "retry": "resilience.retry", "circuit_breaker": "resilience.circuit_breaker" }, "resilience.retry": { "max_retries": "-", "initial_delay": "-", "backoff_multiplier": "-", "max_delay": "-", "jitter": "-", "retryable": "-" }, "resilience.circuit_breaker": { "failure_threshold": "-", "recovery_timeout": "-", "success_threshold": "-", "key": "-", "scope": "-" }, "max_concurrent_tasks_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "max": "-" }, "task_timeout_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "max_seconds": "-" }, "phase_gate_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "group": "-", "min_success_rate": "-" }, "node_availability_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-" }, "expression_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "allow_if": "-" }, "command_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "command": "-", "args": "-", "timeout": "-" }, "file": { "workflow": "workflow", "agents": "node[]", "nodes": "node[]", "parallel": "parallel[]", "for_each": "forEach[]", "output": "-", "tools": "-", "skills": "!", "plugins": "!" } };
const UNIONS = { "node": { "script": "scriptNode", "set": "setNode", "wait": "waitNode", "terminate": "terminateNode", "workflow": "workflowNode", "agent": "agentNode", "human_gate": "gateNode", "questions": "questionsNode" }, "member": { "script": "scriptNode", "set": "setNode", "workflow": "workflowNode", "agent": "agentNode" }, "policy": { "max_concurrent_tasks": "max_concurrent_tasks_policy", "task_timeout": "task_timeout_policy", "phase_gate": "phase_gate_policy", "node_availability": "node_availability_policy", "expression": "expression_policy", "command": "command_policy" } };


/***/ }),

/***/ 1384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z0: () => (/* binding */ UNQUOTED_TEMPLATE),
/* harmony export */   gk: () => (/* binding */ finding),
/* harmony export */   oC: () => (/* binding */ QUOTE_TEMPLATE),
/* harmony export */   uO: () => (/* binding */ checkPatterns)
/* harmony export */ });
/* unused harmony export LOAD_CODES */
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1072);

const QUOTE_TEMPLATE = 'put quotes around it: `"{{ ... }}"`';
const UNQUOTED_TEMPLATE = 'A template that begins a value needs quotes, or YAML takes its braces for a mapping.';
const LOAD_CODES = (/* unused pure expression or super */ null && ([
    'file-not-found',
    'not-a-file',
    'file-unreadable',
    'file-too-large',
    'file-not-text',
    'file-empty',
    'outside-workspace',
    'yaml-syntax',
    'unquoted-template',
    'yaml-duplicate-key',
    'yaml-too-deep',
    'yaml-too-many-aliases',
    'yaml-multiple-documents',
    'yaml-unknown-tag',
    'yaml-bad-key',
    'not-a-mapping',
    'github-workflow',
    'include-cycle',
    'include-limit',
    'missing-variable',
    'variable-cycle',
    'unknown-field',
    'field-not-for-type',
    'missing-field',
    'conflicting-fields',
    'wrong-type',
    'wrong-value',
    'out-of-range',
    'empty-value',
    'unknown-type',
    'unsupported-type',
    'no-effect',
    'lost-ability',
    'bad-name',
    'reserved-name',
    'duplicate-name',
    'bad-duration',
    'bad-pattern',
    'bad-kind',
    'reserved-kind',
    'bad-shell',
    'bad-default',
    'gate-option-without-route',
    'duplicate-option',
    'classify-without-condition',
    'classify-without-kind',
    'child-not-found',
    'child-cycle',
    'child-too-deep',
    'child-is-template',
    'registry-reference',
    'input-missing',
    'input-unknown',
    'input-wrong-type',
    'more-findings',
]));
function finding(at, code, message, suggestion = null, severity = 'error') {
    return { file: at.file, line: at.line, column: at.column, code, severity, message, suggestion };
}
function checkPatterns(uses, patterns) {
    return uses.flatMap(({ pattern, at }) => {
        const compiled = patterns.compile(pattern);
        return compiled.ok ? [] : [finding(at, 'bad-pattern', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .capital */ .Nx)(compiled.error)}.`)];
    });
}


/***/ }),

/***/ 5406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tq: () => (/* binding */ Converter),
/* harmony export */   VF: () => (/* binding */ NOT_READ),
/* harmony export */   WT: () => (/* binding */ isDataObject),
/* harmony export */   fK: () => (/* binding */ valueAt)
/* harmony export */ });
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2556);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8314);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1072);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1384);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2770);





function isDataObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof _core_float_js__WEBPACK_IMPORTED_MODULE_1__/* .Float */ .nt);
}
function valueAt(root, path) {
    let at = root;
    for (const segment of path) {
        if (Array.isArray(at))
            at = typeof segment === 'number' ? at[segment] : undefined;
        else if (isDataObject(at))
            at = Object.hasOwn(at, segment) ? at[segment] : undefined;
        else
            return undefined;
    }
    return at;
}
const NOT_READ = '\u0000unread';
const MAX_VALUES_FROM_ALIASES = 100_000;
class Converter {
    #include;
    #findings;
    #aliasDepth = 0;
    #fromAliases = 0;
    #stopped = false;
    constructor(include, findings) {
        this.#include = include;
        this.#findings = findings;
    }
    convert(tree) {
        return tree.root === null ? null : this.#value(tree, tree.root, 0);
    }
    #value(tree, node, depth) {
        if (this.#stopped || !this.#withinBounds(tree, node, depth))
            return null;
        switch (node.kind) {
            case 'alias':
                return this.#alias(tree, node, depth);
            case 'map':
                return this.#map(tree, node, depth);
            case 'seq':
                return this.#list(tree, node, depth);
            case 'scalar':
                return node.tag === '!file' ? this.#file(tree, node, depth) : scalarData(node);
        }
    }
    #withinBounds(tree, node, depth) {
        if (depth > _yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr)
            return this.#stop(tree, node, 'yaml-too-deep', `The file nests deeper than ${_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr} levels.`);
        if (this.#aliasDepth > 0 && ++this.#fromAliases > MAX_VALUES_FROM_ALIASES) {
            const message = `The aliases of this file stand for more than ${MAX_VALUES_FROM_ALIASES} values.`;
            return this.#stop(tree, node, 'yaml-too-many-aliases', message);
        }
        return true;
    }
    #stop(tree, node, code, message) {
        this.#stopped = true;
        this.#findings.push((0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)(positionOf(tree, node), code, message));
        return false;
    }
    #list(tree, node, depth) {
        return node.items.map((item) => (item === null ? null : this.#value(tree, item, depth + 1)));
    }
    #alias(tree, node, depth) {
        if (node.target === null) {
            this.#findings.push((0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)(positionOf(tree, node), 'yaml-syntax', 'This alias has no anchor before it.', 'write `&name` before a value above, or put quotes around a text that begins with `*`'));
            return null;
        }
        this.#aliasDepth++;
        const value = this.#value(tree, node.target, depth + 1);
        this.#aliasDepth--;
        return value;
    }
    #map(tree, node, depth) {
        if (tree.source.text.startsWith('{{', node.start))
            return this.#bareTemplate(tree, node);
        const result = {};
        const merges = [];
        for (const pair of node.pairs) {
            if ((0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .isMergeKey */ .yJ)(pair.key)) {
                if (pair.value !== null)
                    merges.push(pair.value);
                continue;
            }
            const key = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .keyText */ .Pu)(pair.key);
            if (key === null) {
                this.#findings.push((0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)(tree.source.at(pair.keyStart), 'yaml-bad-key', 'A key must be a text.'));
            }
            else if (Object.hasOwn(result, key)) {
                const message = `The key ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(key)} is given twice.`;
                this.#findings.push((0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)(tree.source.at(pair.keyStart), 'yaml-duplicate-key', message, 'remove one of them'));
            }
            else {
                (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .setKey */ .qL)(result, key, pair.value === null ? null : this.#value(tree, pair.value, depth + 1));
            }
        }
        for (const merge of merges)
            this.#merge(tree, merge, result, depth);
        return result;
    }
    #bareTemplate(tree, node) {
        this.#findings.push((0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)(positionOf(tree, node), 'unquoted-template', _findings_js__WEBPACK_IMPORTED_MODULE_2__/* .UNQUOTED_TEMPLATE */ .Z0, _findings_js__WEBPACK_IMPORTED_MODULE_2__/* .QUOTE_TEMPLATE */ .oC));
        return NOT_READ;
    }
    #merge(tree, node, into, depth) {
        const value = this.#value(tree, node, depth + 1);
        if (value === null)
            return;
        for (const source of Array.isArray(value) ? value : [value]) {
            if (!isDataObject(source)) {
                if (!this.#stopped)
                    this.#findings.push((0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)(positionOf(tree, node), 'yaml-bad-key', 'Only a mapping, or a list of them, can be merged with `<<`.'));
                continue;
            }
            for (const [key, item] of Object.entries(source)) {
                if (!Object.hasOwn(into, key))
                    (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .setKey */ .qL)(into, key, item);
            }
        }
    }
    #file(tree, node, depth) {
        if (typeof node.value !== 'string')
            return null;
        const included = tree.includes.get(node) ?? this.#include(node.value, positionOf(tree, node), tree);
        if (included === null)
            return NOT_READ;
        tree.includes.set(node, included);
        if (included.kind === 'text')
            return included.source.text;
        return included.tree.root === null ? null : this.#value(included.tree, included.tree.root, depth + 1);
    }
}
function scalarData({ value, source }) {
    return typeof value === 'number' ? (0,_core_float_js__WEBPACK_IMPORTED_MODULE_1__/* .exactNumber */ .rf)(source, value) : value;
}
function positionOf(tree, node) {
    return tree.source.at(node.start);
}


/***/ }),

/***/ 2770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lr: () => (/* binding */ MAX_DEPTH),
  kL: () => (/* binding */ Source),
  DS: () => (/* binding */ dereference),
  yJ: () => (/* binding */ isMergeKey),
  Pu: () => (/* binding */ keyText),
  _$: () => (/* binding */ lineStarts),
  cZ: () => (/* binding */ parseTree)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/config/load/findings.js
var load_findings = __webpack_require__(1384);
// EXTERNAL MODULE: ./build/core/messages.js
var messages = __webpack_require__(1072);
;// CONCATENATED MODULE: ./build/config/load/yaml-syntax.js


const BARE_TEMPLATE = /(?:^|[:,[{]\s|-\s)\s*(\{[{%])/;
function explainSyntax(text, complaints) {
    const [first] = [...complaints].sort((a, b) => a.offset - b.offset);
    if (first === undefined)
        return null;
    const place = new Place(text, first);
    for (const explain of EXPLANATIONS) {
        const problem = explain(place);
        if (problem !== null)
            return problem;
    }
    const reason = first.message.replace(/\s+/g, ' ').replace(/[.:]$/, '');
    return {
        code: 'yaml-syntax',
        offset: first.offset,
        message: `This is not valid YAML: ${reason}.`,
        hint: 'compare the indentation, the quotes and the brackets here with the lines around',
    };
}
class Place {
    text;
    complaint;
    #lineStart;
    constructor(text, complaint) {
        this.text = text;
        this.complaint = complaint;
        this.#lineStart = text.lastIndexOf('\n', complaint.offset - 1) + 1;
    }
    get lineStart() {
        return this.#lineStart;
    }
    get line() {
        return this.lineAt(this.#lineStart);
    }
    lineAt(start) {
        const end = this.text.indexOf('\n', start);
        return this.text.slice(start, end === -1 ? this.text.length : end);
    }
    get nextStart() {
        for (let at = this.text.indexOf('\n', this.#lineStart); at !== -1; at = this.text.indexOf('\n', at + 1)) {
            const line = this.lineAt(at + 1);
            if (line.trim() !== '' && !line.trim().startsWith('#'))
                return at + 1;
        }
        return null;
    }
    get before() {
        return this.text.slice(0, this.#lineStart).trimEnd().split('\n').at(-1) ?? '';
    }
    problem(offset, message, hint) {
        return { code: 'yaml-syntax', offset, message, hint };
    }
    lastMatch(pattern) {
        let end = this.text.indexOf('\n', this.complaint.offset);
        if (end === -1)
            end = this.text.length;
        for (let seen = 0; end >= 0 && seen < 10_000; seen++) {
            const start = this.text.lastIndexOf('\n', end - 1) + 1;
            const line = this.text.slice(start, end);
            const match = pattern.exec(line);
            if (match !== null)
                return { offset: start + match.index + match[0].indexOf(match[1] ?? ''), line };
            end = start - 1;
        }
        return null;
    }
}
function indentOf(line) {
    return line.length - line.trimStart().length;
}
const tab = (place) => place.complaint.code === 'TAB_AS_INDENT' || /^ *\t/.test(place.line)
    ? place.problem(place.lineStart + place.line.indexOf('\t'), 'YAML is indented with spaces, not with tabs.', 'use two spaces instead of each tab')
    : null;
const template = (place) => {
    const match = BARE_TEMPLATE.exec(place.line);
    if (match === null)
        return null;
    const offset = place.lineStart + match.index + match[0].indexOf('{');
    return { code: 'unquoted-template', offset, message: load_findings/* UNQUOTED_TEMPLATE */.Z0, hint: load_findings/* QUOTE_TEMPLATE */.oC };
};
const variable = (place) => {
    const match = /(?:^\s*|[:,-]\s+|[[{]\s*)[[{](?:[^'"#$]|"[^"]*"|'[^']*'|\$(?!\{))*(\$\{[^}\s]*\})/.exec(place.line);
    if (match === null)
        return null;
    const [whole, name = ''] = match;
    return place.problem(place.lineStart + match.index + whole.length - name.length, `\`${name}\` between brackets needs quotes, or YAML takes its braces for its own.`, `write \`"${name}"\``);
};
const dash = (place) => {
    const match = /^(\s*)-(\w[\w-]*:(?:\s.*)?)$/.exec(place.line);
    if (match === null)
        return null;
    return place.problem(place.lineStart + (match[1] ?? '').length, 'A space is missing after the `-` of this entry.', `write \`- ${(match[2] ?? '').trim().slice(0, 60)}\``);
};
const wrongBracket = (place) => {
    if (!/end with a [\]}]/.test(place.complaint.message))
        return null;
    const open = [];
    for (const { 0: token, index } of place.line.matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'|\s#.*|[[\]{}]/g)) {
        if (token === '[' || token === '{')
            open.push({ char: token, at: index });
        if (token !== ']' && token !== '}')
            continue;
        const last = open.pop();
        const wanted = last?.char === '[' ? ']' : '}';
        if (last === undefined || wanted === token)
            continue;
        return place.problem(place.lineStart + index, `The bracket \`${last.char}\` in column ${last.at + 1} is closed by \`${token}\`.`, `write \`${wanted}\` where the ${wanted === ']' ? 'list' : 'mapping'} ends`);
    }
    return null;
};
const colonInFlow = (place) => {
    if (!place.complaint.message.startsWith('Block collections are not allowed within flow'))
        return null;
    const match = /([A-Za-z_][\w-]*:\s+)([^\s'"[\]{},:]+:\s+[^,}\]]*)/.exec(place.line);
    if (match === null)
        return null;
    const [, key = '', value = ''] = match;
    return place.problem(place.lineStart + match.index + key.length, 'A text with a colon and a space in it needs quotes.', `write \`"${value.trim().slice(0, 60)}"\``);
};
const firstCharacter = (place) => {
    const { code, offset } = place.complaint;
    if (code !== 'BAD_SCALAR_START' && code !== 'BAD_ALIAS')
        return null;
    const char = place.text[offset] ?? '';
    const rest = place.line
        .slice(offset - place.lineStart)
        .replace(/\s+#.*$/, '')
        .trim();
    return place.problem(offset, `A value that begins with \`${char}\` needs quotes.`, rest.includes('"') ? `put single quotes around it` : `write \`"${rest.slice(0, 60)}"\``);
};
const openQuote = (place) => {
    const mark = /^Missing closing (["'])/.exec(place.complaint.message)?.[1];
    if (mark === undefined)
        return null;
    const open = place.lastMatch(mark === '"' ? /(?:^|[\s[{,])("(?:[^"\\]|\\.)*)$/ : /(?:^|[\s[{,])('[^']*)$/);
    return place.problem(open?.offset ?? place.complaint.offset, `The quote \`${mark}\` that begins here is not closed.`, `add \`${mark}\` where the text ends`);
};
const openBracket = (place) => {
    const close = /end with a ([\]}])/.exec(place.complaint.message)?.[1];
    if (close === undefined)
        return null;
    const open = close === ']' ? '[' : '{';
    const found = place.lastMatch(close === ']' ? /(\[)[^\]]*$/ : /(\{)[^}]*$/);
    return place.problem(found?.offset ?? place.complaint.offset, `The bracket \`${open}\` that begins here is not closed.`, `add \`${close}\` where it ends`);
};
const afterQuote = (place) => {
    if (!place.complaint.message.startsWith('Unexpected scalar at node end'))
        return null;
    return place.problem(place.complaint.offset, 'There is text after the end of this value.', 'put quotes around the whole value, or write it below `|`');
};
const badEscape = (place) => {
    const found = /^Invalid escape sequence (\S+)/.exec(place.complaint.message)?.[1];
    if (found === undefined)
        return null;
    return place.problem(place.complaint.offset, `\`${found}\` is not an escape sequence.`, `use single quotes, or write \`\\${found}\``);
};
const comma = (place) => place.complaint.message.startsWith('Block collections are not allowed within flow')
    ? place.problem(place.complaint.offset, 'Entries between brackets need a comma between them.', 'write `{ a: 1, b: 2 }`, or put each key on a line of its own without brackets')
    : null;
const colon = (place) => {
    if (place.complaint.code !== 'BLOCK_AS_IMPLICIT_KEY')
        return null;
    const key = /^\s*(?:- +)*[^\s:#'"]+:\s+/.exec(place.line);
    const rest = key === null ? '' : place.line.slice(key[0].length).replace(/\s+#.*$/, '');
    if (key === null || !/:(\s|$)/.test(rest))
        return null;
    const quoted = rest.includes('"') ? "'" : '"';
    return place.problem(place.lineStart + key[0].length, 'A text with a colon and a space in it needs quotes.', rest.includes("'") && rest.includes('"')
        ? 'write it below `|`, on a line of its own'
        : `write \`${quoted}${rest.slice(0, 60)}${quoted}\`, or put it below \`|\``);
};
const noSpace = (place) => {
    const match = /^\s*(?:- +)?([A-Za-z_][\w-]*):(?=[^\s/])/.exec(place.line);
    if (match === null || place.complaint.code !== 'MULTILINE_IMPLICIT_KEY')
        return null;
    return place.problem(place.lineStart + match[0].length - 1, `After \`${match[1]}:\` a space is missing.`, `write \`${match[1]}: ${place.line.slice(match[0].length).trim().slice(0, 60)}\``);
};
const blockText = (place) => {
    const header = /^( *)(?:- +)?([\w-]+): *[|>][-+]?\s*$/.exec(place.before);
    if (header === null || indentOf(place.line) > (header[1] ?? '').length)
        return null;
    return place.problem(place.lineStart + indentOf(place.line), `The text of \`${header[2]}\` must stand deeper than \`${header[2]}\` itself.`, 'put two more spaces before each of its lines');
};
const indentation = (place) => {
    const next = place.nextStart;
    const own = /^[\s-]*[^\s:#]+:(\s|$)/.test(place.line);
    const deeper = next !== null && indentOf(place.lineAt(next)) > keyColumn(place.line);
    const isList = place.complaint.message.startsWith('A block sequence');
    if (place.complaint.code === 'BLOCK_AS_IMPLICIT_KEY' && !isList && own && deeper && next !== null)
        return shifted(place, next, keyColumn(place.line));
    if (own || /^\s*-(\s|$)/.test(place.line))
        return shifted(place, place.lineStart, null);
    return null;
};
function keyColumn(line) {
    return (/^\s*(?:- +)*/.exec(line) ?? [''])[0].length;
}
function shifted(place, start, wanted) {
    const column = indentOf(place.lineAt(start));
    const message = `This line begins after ${(0,messages/* counted */.hS)(column, 'space')}, which matches no line above it.`;
    const hint = wanted === null
        ? 'lines that belong together begin in the same column, and what belongs to a `-` begins below its first word'
        : `begin it in the column of the key above (${wanted + 1}); a key with a value on its own line has nothing below it`;
    return place.problem(start + column, message, hint);
}
const noKey = (place) => place.complaint.code === 'MULTILINE_IMPLICIT_KEY' || place.complaint.code === 'MISSING_CHAR'
    ? place.problem(place.complaint.offset, 'This line is neither `key: value` nor an entry of a list.', 'a text of several lines stands below `key: |`, each line deeper than the key')
    : null;
const EXPLANATIONS = [
    tab,
    template,
    variable,
    dash,
    firstCharacter,
    openQuote,
    wrongBracket,
    openBracket,
    afterQuote,
    badEscape,
    colonInFlow,
    comma,
    colon,
    noSpace,
    blockText,
    indentation,
    noKey,
];

;// CONCATENATED MODULE: ./build/config/load/yaml.js



const MAX_DEPTH = 200;
function dereference(node) {
    let at = node;
    for (let hops = 0; at?.kind === 'alias' && hops < 100; hops++)
        at = at.target;
    return at?.kind === 'alias' ? null : at;
}
function keyText(key) {
    if (key === null)
        return null;
    if (typeof key.value === 'string')
        return key.value;
    return key.source;
}
function isMergeKey(key) {
    return key !== null && key.style === 'plain' && key.value === '<<';
}
class Source {
    file;
    displayFile;
    text;
    #lineStarts;
    constructor(file, displayFile, text) {
        this.file = file;
        this.displayFile = displayFile;
        this.text = text;
        this.#lineStarts = lineStarts(text);
    }
    at(offset) {
        let low = 0;
        let high = this.#lineStarts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.#lineStarts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { file: this.displayFile, line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 };
    }
}
function lineStarts(text) {
    const starts = [0];
    for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1))
        starts.push(index + 1);
    return starts;
}
const OPTIONS = {
    version: '1.2',
    uniqueKeys: false,
    customTags: [{ tag: '!file', resolve: (text) => text }],
};
function parseTree(source, chain = []) {
    const tree = (root) => ({ source, root, includes: new Map(), chain: [...chain, source.file] });
    const tokens = tokensOf(source.text);
    if (!Array.isArray(tokens)) {
        const message = `The file nests deeper than ${MAX_DEPTH} levels.`;
        return { tree: null, findings: [(0,load_findings/* finding */.gk)(source.at(tokens.tooDeepAt), 'yaml-too-deep', message)] };
    }
    const [document, second] = new dist/* Composer */.Dk(OPTIONS).compose(tokens, true, source.text.length);
    if (document === undefined)
        return { tree: tree(null), findings: [] };
    const errors = document.errors.map(({ code, message, pos }) => ({ code, message, offset: pos[0] }));
    const problem = explainSyntax(source.text, errors);
    if (problem !== null) {
        const { offset, code, message, hint } = problem;
        return { tree: null, findings: [(0,load_findings/* finding */.gk)(source.at(offset), code, message, hint)] };
    }
    const root = document.contents === null ? null : new Adapter().node(document.contents);
    return { tree: tree(root), findings: documentFindings(source, document, second) };
}
function tokensOf(text) {
    const parser = new dist/* Parser */.iX();
    const tokens = [];
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        for (const token of parser.next(lexeme))
            tokens.push(token);
        if (parser.stack.length > MAX_DEPTH)
            return { tooDeepAt: parser.offset };
    }
    for (const token of parser.end())
        tokens.push(token);
    return tokens;
}
function documentFindings(source, document, second) {
    const findings = document.warnings
        .filter(({ code }) => code === 'TAG_RESOLVE_FAILED')
        .map(({ pos }) => (0,load_findings/* finding */.gk)(source.at(pos[0]), 'yaml-unknown-tag', 'This YAML tag is not known; the only one is `!file`.', 'put quotes around a text that begins with `!`'));
    if (second === undefined)
        return findings;
    const more = (0,load_findings/* finding */.gk)(source.at(second.range?.[0] ?? 0), 'yaml-multiple-documents', 'The file holds more than one YAML document; a workflow file is one.', 'remove the line `---` and what follows it');
    return [more, ...findings];
}
class Adapter {
    #anchors = new Map();
    node(node) {
        const start = node.range?.[0] ?? 0;
        if ((0,dist/* isAlias */.Vj)(node))
            return { kind: 'alias', start, target: this.#anchors.get(node.source) ?? null };
        if ((0,dist/* isMap */.jh)(node)) {
            const pairs = [];
            const map = { kind: 'map', start, pairs };
            this.#anchor(node.anchor, map);
            for (const { key, value } of node.items)
                pairs.push(this.#pair(key, value, start));
            return map;
        }
        if ((0,dist/* isSeq */.oP)(node)) {
            const items = [];
            const seq = { kind: 'seq', start, items };
            this.#anchor(node.anchor, seq);
            for (const item of node.items)
                items.push((0,dist/* isNode */.Ll)(item) ? this.node(item) : null);
            return seq;
        }
        const scalar = (0,dist/* isScalar */.jn)(node)
            ? {
                kind: 'scalar',
                start,
                end: node.range?.[1] ?? start,
                style: styleOf(node.type),
                value: scalarValue(node.value, node.source),
                source: node.source ?? '',
                tag: node.tag ?? null,
            }
            : { kind: 'scalar', start, end: start, style: 'plain', value: null, source: '', tag: null };
        this.#anchor(node.anchor, scalar);
        return scalar;
    }
    #pair(key, value, start) {
        const name = (0,dist/* isNode */.Ll)(key) ? this.node(key) : null;
        return {
            key: name?.kind === 'scalar' ? name : null,
            keyStart: name?.start ?? start,
            value: (0,dist/* isNode */.Ll)(value) ? this.node(value) : null,
        };
    }
    #anchor(name, node) {
        if (name !== undefined)
            this.#anchors.set(name, node);
    }
}
function styleOf(type) {
    switch (type) {
        case 'QUOTE_DOUBLE':
            return 'double';
        case 'QUOTE_SINGLE':
            return 'single';
        case 'BLOCK_LITERAL':
            return 'literal';
        case 'BLOCK_FOLDED':
            return 'folded';
        default:
            return 'plain';
    }
}
function scalarValue(value, source) {
    if (typeof value === 'string' || typeof value === 'boolean' || value === null)
        return value;
    if (typeof value === 'number' && Number.isFinite(value))
        return value;
    return source ?? String(value);
}


/***/ }),

/***/ 9814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ allWorkflows),
/* harmony export */   Em: () => (/* binding */ allVariants),
/* harmony export */   IZ: () => (/* binding */ isGroup),
/* harmony export */   Kp: () => (/* binding */ END),
/* harmony export */   NB: () => (/* binding */ isMember),
/* harmony export */   RO: () => (/* binding */ concurrencyOf),
/* harmony export */   RR: () => (/* binding */ raisesItself),
/* harmony export */   Rq: () => (/* binding */ timeoutOf),
/* harmony export */   aI: () => (/* binding */ gateShapes),
/* harmony export */   ce: () => (/* binding */ isReservedName),
/* harmony export */   cx: () => (/* binding */ seesEverything),
/* harmony export */   ht: () => (/* binding */ countsForMembers),
/* harmony export */   t5: () => (/* binding */ groupsOfMembers),
/* harmony export */   uV: () => (/* binding */ ZERO_VALUES),
/* harmony export */   x3: () => (/* binding */ finallySteps),
/* harmony export */   zb: () => (/* binding */ seesAllInputs)
/* harmony export */ });
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3302);
/* harmony import */ var _generated_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(131);


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
    return Object.hasOwn(_generated_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .UNIONS */ .x.member, step.type);
}
function raisesItself(step) {
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .STEP_TYPES */ .FU[step.type].does === 'work';
}
function timeoutOf(step) {
    if ('timeout' in step && step.timeout !== undefined)
        return { field: 'timeout', seconds: step.timeout };
    if ('timeout_seconds' in step && step.timeout_seconds !== undefined)
        return { field: 'timeout_seconds', seconds: step.timeout_seconds };
    return null;
}
const DEFAULT_CONCURRENT_ITEMS = 10;
function concurrencyOf(group) {
    return group.max_concurrent ?? (group.type === 'parallel' ? group.agents.length : DEFAULT_CONCURRENT_ITEMS);
}
function groupsOfMembers(workflow) {
    const groups = new Map();
    for (const step of workflow.steps.values()) {
        if (step.type === 'parallel')
            for (const name of step.agents)
                groups.set(name, step);
    }
    return groups;
}
function countsForMembers(route) {
    return route.to === undefined && route.propagate === undefined && route.retry?.from === undefined;
}
function finallySteps(workflow) {
    const listed = workflow.settings.finally;
    if (listed === undefined)
        return [];
    return typeof listed === 'string' ? [listed] : listed;
}
function seesEverything(step) {
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .STEP_TYPES */ .FU[step.type].sees === 'everything';
}
function seesAllInputs(step) {
    return _core_step_types_js__WEBPACK_IMPORTED_MODULE_0__/* .STEP_TYPES */ .FU[step.type].sees === 'inputs';
}
const ZERO_VALUES = {
    string: '',
    number: 0,
    integer: 0,
    boolean: false,
    array: [],
    object: {},
};
const RESERVED_NAMES = new Set(('workflow output error context conductor github policy _index _key ' +
    'true false none True False None and or not in is if else').split(' '));
function isReservedName(name) {
    return RESERVED_NAMES.has(name);
}
function gateShapes(step) {
    if (step.type === 'human_gate')
        return [step];
    if (step.type !== 'questions')
        return [];
    const fields = step.questions?.map(({ id }, index) => id ?? `q${index + 1}`) ?? null;
    return [{ name: step.name, options: [], fields }];
}


/***/ }),

/***/ 4810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ stepHash),
/* harmony export */   o: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8314);
/* harmony import */ var _text_checksum_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6743);
/* harmony import */ var _load_yaml_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5406);





function stepHash(step, { workflow, item }) {
    const own = workflow.hashes.get(step.name);
    if (item !== null) {
        const group = workflow.hashes.get(item.group);
        return group === undefined ? own : `${group}-${(0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_3__/* .checksumText */ .d)((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(item.value)))}`;
    }
    if (step.type !== 'parallel' || own === undefined)
        return own;
    const members = step.agents.map((name) => workflow.hashes.get(name) ?? '').join('\n');
    return `${own}-${(0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_3__/* .checksumText */ .d)((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(members))}`;
}
function digestOf(parts, others) {
    const lines = [...parts.map((part) => canonical(part)), ...others];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(lines.map((line) => `${line}\n`).join(''))
        .digest('hex');
}
function canonical(value) {
    if (Array.isArray(value))
        return `[${value.map(canonical).join(',')}]`;
    if (!(0,_load_yaml_data_js__WEBPACK_IMPORTED_MODULE_2__/* .isDataObject */ .WT)(value))
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(value ?? null);
    const keys = Object.keys(value).sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}


/***/ }),

/***/ 1425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ exceptionType),
/* harmony export */   Ce: () => (/* binding */ NEVER_ROUTABLE),
/* harmony export */   D4: () => (/* binding */ patternsOf),
/* harmony export */   Dj: () => (/* binding */ isEngineKind),
/* harmony export */   Fr: () => (/* binding */ ENGINE_KINDS),
/* harmony export */   HO: () => (/* binding */ isReservedKind),
/* harmony export */   Hq: () => (/* binding */ patternTakes),
/* harmony export */   Te: () => (/* binding */ isNeverRoutable),
/* harmony export */   VF: () => (/* binding */ isKind),
/* harmony export */   YY: () => (/* binding */ isLimitOfRun),
/* harmony export */   eL: () => (/* binding */ TOOL_LOOP_LIMIT),
/* harmony export */   nm: () => (/* binding */ isKindPrefix)
/* harmony export */ });
const KIND = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/;
const PREFIX = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*\.\*$/;
const RESERVED_PREFIXES = ['internal.', 'provider.', 'subworkflow.', 'retry.', 'halt.'];
const ENGINE_KINDS = [
    'internal.script_error',
    'internal.timeout',
    'internal.schema_violation',
    'internal.undeclared_kind',
    'internal.template_error',
    'internal.group_failed',
    'internal.policy_denied',
    'internal.circuit_open',
    'internal.limit_exceeded',
    'internal.no_route',
    'internal.cancelled',
    'internal.unexpected',
    'provider.exhausted',
    'provider.rejected',
    'provider.tool_unavailable',
    'subworkflow.terminated',
    'subworkflow.failed',
    'subworkflow.depth_exceeded',
    'retry.exhausted',
    'halt.intentional',
];
const NEVER_ROUTABLE = [
    'internal.limit_exceeded',
    'internal.no_route',
    'internal.cancelled',
    'internal.unexpected',
    'halt.intentional',
];
function isNeverRoutable({ kind, details }) {
    return NEVER_ROUTABLE.some((known) => known === kind) && !isLimitOfAgent({ kind, details });
}
const TOOL_LOOP_LIMIT = 'max_agent_iterations';
function isLimitOfAgent({ kind, details }) {
    return kind === 'internal.limit_exceeded' && details['limit'] === TOOL_LOOP_LIMIT;
}
function isLimitOfRun(error) {
    return error.kind === 'internal.limit_exceeded' && !isLimitOfAgent(error);
}
function isKind(text) {
    return text.length <= 200 && KIND.test(text);
}
function isKindPrefix(text) {
    return text.length <= 200 && PREFIX.test(text);
}
function isReservedKind(kind) {
    return RESERVED_PREFIXES.some((prefix) => kind.startsWith(prefix));
}
function isEngineKind(kind) {
    return ENGINE_KINDS.some((known) => known === kind);
}
function patternsOf(onError) {
    if (onError === true)
        return ['*'];
    if (onError === false)
        return [];
    if (typeof onError === 'string')
        return [OTHER_NAMES.get(onError) ?? onError];
    return onError.map((pattern) => OTHER_NAMES.get(pattern) ?? pattern);
}
const OTHER_NAMES = new Map([
    ['internal.script_error_transport', 'internal.schema_violation'],
]);
function patternTakes(pattern, kind) {
    if (pattern === '*')
        return true;
    if (pattern.endsWith('.*'))
        return kind.startsWith(pattern.slice(0, -1));
    return pattern === kind;
}
const EXCEPTION_TYPES = {
    'internal.script_error': 'ExecutionError',
    'internal.timeout': 'TimeoutError',
    'internal.schema_violation': 'ValidationError',
    'internal.template_error': 'TemplateError',
    'provider.exhausted': 'ProviderError',
    'provider.rejected': 'ProviderError',
};
function exceptionType(kind) {
    return Object.hasOwn(EXCEPTION_TYPES, kind) ? EXCEPTION_TYPES[kind] : undefined;
}


/***/ }),

/***/ 3609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
function once(make) {
    let made = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}


/***/ }),

/***/ 7627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X4: () => (/* binding */ scriptArgs),
/* harmony export */   YT: () => (/* binding */ shellProblem),
/* harmony export */   dv: () => (/* binding */ scriptExtension),
/* harmony export */   q$: () => (/* binding */ shellCommand),
/* harmony export */   r7: () => (/* binding */ scriptText)
/* harmony export */ });
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4429);

const SHELL_NAMES = ['bash', 'sh', 'pwsh', 'powershell', 'python', 'node', 'cmd'];
const PLACEHOLDER = '{0}';
function shellCommand(shell, platform) {
    const wanted = shell === null || shell.trim() === '' ? defaultShell(platform) : shell.trim();
    if (isShellName(wanted))
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)({ ...namedCommand(wanted, platform), ...formOf(wanted) });
    if (!wanted.includes(PLACEHOLDER)) {
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._)(`unknown shell '${wanted}': use ${SHELL_NAMES.join(', ')}, or a command line that contains ${PLACEHOLDER}`);
    }
    const words = splitWords(wanted);
    if (!words.ok)
        return words;
    const [command, ...args] = words.value;
    if (command === undefined || command.includes(PLACEHOLDER)) {
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._)(`the shell '${wanted}' must start with a command`);
    }
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)({ command, args, ...formOf(programName(command)) });
}
function shellProblem(shell) {
    const made = shellCommand(shell, { windows: false, has: () => true });
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
function scriptArgs(shell, file) {
    const written = shell.pathQuoting === 'single_quotes_doubled' ? file.replaceAll("'", "''") : file;
    return shell.args.map((arg) => arg.replaceAll(PLACEHOLDER, () => written));
}
function defaultShell(platform) {
    return platform.windows && !platform.has('bash') ? 'pwsh' : 'bash';
}
function isShellName(name) {
    return SHELL_NAMES.some((each) => each === name);
}
function namedCommand(shell, platform) {
    switch (shell) {
        case 'bash':
            return { command: 'bash', args: ['--noprofile', '--norc', '-eo', 'pipefail', PLACEHOLDER] };
        case 'sh':
            return { command: 'sh', args: ['-e', PLACEHOLDER] };
        case 'pwsh':
        case 'powershell':
            return { command: shell, args: ['-command', `. '${PLACEHOLDER}'`] };
        case 'python': {
            const command = !platform.has('python') && platform.has('python3') ? 'python3' : 'python';
            return { command, args: [PLACEHOLDER] };
        }
        case 'node':
            return { command: 'node', args: [PLACEHOLDER] };
        case 'cmd':
            return { command: 'cmd', args: ['/D', '/E:ON', '/V:OFF', '/S', '/C', 'CALL', PLACEHOLDER] };
    }
}
function formOf(program) {
    switch (program) {
        case 'pwsh':
        case 'powershell':
            return {
                extension: '.ps1',
                prelude: "$ErrorActionPreference = 'stop'\n",
                epilogue: '\nif ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }\n',
                pathQuoting: 'single_quotes_doubled',
            };
        case 'cmd':
            return { extension: '.cmd', prelude: '@echo off\n', epilogue: '', pathQuoting: 'none' };
        case 'python':
        case 'python3':
            return { extension: '.py', prelude: '', epilogue: '', pathQuoting: 'none' };
        case 'node':
            return { extension: '.cjs', prelude: '', epilogue: '', pathQuoting: 'none' };
        default:
            return { extension: '.sh', prelude: '', epilogue: '', pathQuoting: 'none' };
    }
}
function programName(command) {
    const file = command.slice(Math.max(command.lastIndexOf('/'), command.lastIndexOf('\\')) + 1);
    return file.toLowerCase().replace(/\.exe$/, '');
}
function splitWords(line) {
    const words = [];
    let word = null;
    let quote = null;
    for (const character of line) {
        if (quote !== null) {
            if (character === quote)
                quote = null;
            else
                word = `${word ?? ''}${character}`;
        }
        else if (character === '"' || character === "'") {
            quote = character;
            word ??= '';
        }
        else if (/\s/.test(character)) {
            if (word !== null)
                words.push(word);
            word = null;
        }
        else {
            word = `${word ?? ''}${character}`;
        }
    }
    if (quote !== null)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._)(`the shell '${line}' has a quote that is not closed`);
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)(word === null ? words : [...words, word]);
}


/***/ }),

/***/ 3302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ touchesOutside),
/* harmony export */   FU: () => (/* binding */ STEP_TYPES),
/* harmony export */   Nn: () => (/* binding */ stepType),
/* harmony export */   UP: () => (/* binding */ endsOrAsks),
/* harmony export */   Ym: () => (/* binding */ takesTime),
/* harmony export */   cD: () => (/* binding */ isWork),
/* harmony export */   vC: () => (/* binding */ isGovernedType),
/* harmony export */   wd: () => (/* binding */ holdsSteps)
/* harmony export */ });
const template = (...path) => ({ path, form: 'template', scope: 'node' });
const GOVERNED = [
    'internal.schema_violation',
    'internal.undeclared_kind',
    'internal.template_error',
    'internal.policy_denied',
    'internal.circuit_open',
];
const SCRIPT = {
    does: 'work',
    sees: 'inputs',
    kinds: ['internal.script_error', 'internal.timeout', ...GOVERNED],
    templates: [
        template('command'),
        template('args'),
        template('env'),
        template('working_dir'),
        template('stdin'),
        { path: ['run'], form: 'run', scope: 'node' },
        { path: ['classify', '*', 'message'], form: 'template', scope: 'captures' },
    ],
    plan: [
        { field: 'run', label: 'run', labelFrom: 'shell', form: 'run' },
        { field: 'command', label: 'command', followedBy: 'args' },
        { field: 'env', label: 'env' },
    ],
    shape: 'box',
};
const SET = {
    does: 'compute',
    sees: 'inputs',
    kinds: ['internal.template_error', 'internal.schema_violation'],
    templates: [template('value'), template('values')],
    plan: [],
    shape: 'box',
};
const WAIT = {
    does: 'wait',
    sees: 'inputs',
    kinds: ['internal.template_error', 'internal.schema_violation'],
    templates: [template('duration'), template('reason')],
    plan: [{ field: 'duration', label: 'duration' }],
    shape: 'box',
};
const TERMINATE = {
    does: 'end',
    sees: 'listed',
    kinds: [],
    templates: [template('reason'), template('output_template')],
    plan: [{ field: 'reason', label: 'reason', labelFrom: 'status' }],
    shape: 'oval',
};
const WORKFLOW = {
    does: 'hold',
    sees: 'inputs',
    kinds: ['subworkflow.terminated', 'subworkflow.failed', 'subworkflow.depth_exceeded', ...GOVERNED],
    templates: [template('input_mapping')],
    plan: [{ field: 'workflow', label: 'file', asWritten: true }],
    shape: 'frame',
};
const AGENT = {
    does: 'work',
    sees: 'listed',
    kinds: [
        'provider.exhausted',
        'provider.rejected',
        'provider.tool_unavailable',
        'internal.limit_exceeded',
        'internal.timeout',
        ...GOVERNED,
    ],
    templates: [
        template('prompt'),
        template('system_prompt'),
        template('model'),
        template('working_dir'),
        template('reasoning'),
    ],
    plan: [{ field: 'prompt', label: 'prompt' }],
    shape: 'round',
};
const HUMAN_GATE = {
    does: 'ask',
    sees: 'everything',
    kinds: ['internal.template_error', 'internal.schema_violation'],
    templates: [template('prompt')],
    plan: [{ field: 'prompt', label: 'prompt' }],
    shape: 'hexagon',
};
const QUESTIONS = {
    does: 'ask',
    sees: 'everything',
    kinds: ['internal.template_error', 'internal.schema_violation'],
    templates: [
        template('prompt'),
        template('source'),
        template('questions', '*', 'text'),
        template('questions', '*', 'hint'),
        template('questions', '*', 'choices'),
    ],
    plan: [{ field: 'prompt', label: 'prompt' }],
    shape: 'hexagon',
};
const PARALLEL = {
    does: 'hold',
    sees: 'listed',
    kinds: ['internal.group_failed', 'internal.policy_denied'],
    templates: [],
    plan: [],
    shape: 'box',
};
const FOR_EACH = {
    does: 'hold',
    sees: 'listed',
    kinds: ['internal.group_failed', 'internal.template_error', 'internal.schema_violation', 'internal.policy_denied'],
    templates: [template('source'), { path: ['key_by'], form: 'template', scope: 'item' }],
    plan: [{ field: 'source', label: 'for each of', asWritten: true }],
    shape: 'box',
};
const STEP_TYPES = {
    script: SCRIPT,
    set: SET,
    wait: WAIT,
    terminate: TERMINATE,
    workflow: WORKFLOW,
    agent: AGENT,
    human_gate: HUMAN_GATE,
    questions: QUESTIONS,
    parallel: PARALLEL,
    for_each: FOR_EACH,
};
function stepType(name) {
    return isStepType(name) ? STEP_TYPES[name] : null;
}
function isStepType(name) {
    return Object.hasOwn(STEP_TYPES, name);
}
function activityOf(type) {
    return stepType(type)?.does ?? null;
}
function touchesOutside(type) {
    return isWork(type) || activityOf(type) === 'ask';
}
function isWork(type) {
    return activityOf(type) === 'work';
}
function takesTime(type) {
    return touchesOutside(type) || activityOf(type) === 'wait';
}
function endsOrAsks(type) {
    return activityOf(type) === 'end' || activityOf(type) === 'ask';
}
function holdsSteps(type) {
    return activityOf(type) === 'hold';
}
function isGovernedType(type) {
    return isWork(type) || holdsSteps(type);
}


/***/ }),

/***/ 3367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DW: () => (/* reexport */ coerceText),
  _3: () => (/* reexport */ template_evaluate),
  v9: () => (/* reexport */ holds),
  Fl: () => (/* reexport */ isTemplate),
  yV: () => (/* reexport */ makesJson),
  L5: () => (/* reexport */ onlyExpression),
  YK: () => (/* reexport */ parseExpression),
  Fp: () => (/* reexport */ parseIn),
  QC: () => (/* reexport */ parseTemplate),
  jt: () => (/* reexport */ printValue),
  XX: () => (/* reexport */ render),
  Od: () => (/* reexport */ scopeOf),
  J8: () => (/* reexport */ scopeOver)
});

// UNUSED EXPORTS: conditionTextHolds, truthy

// EXTERNAL MODULE: ./build/core/float.js
var core_float = __webpack_require__(2556);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/messages.js
var messages = __webpack_require__(1072);
;// CONCATENATED MODULE: ./build/expressions/failure.js

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
}
function typeFault(message) {
    return new Fault('type', message);
}
function valueFault(message) {
    return new Fault('value', message);
}
function budgetFault(message) {
    return new Fault('budget', message);
}
function syntaxFault(message, pos) {
    return new Fault('syntax', message, pos);
}
const SHOWN_FIELDS = 20;
const MOST_FIELDS = 10_000;
const SHOWN_SOURCE = 1_000;
function positionAt(source, pos) {
    let line = 1;
    let start = 0;
    const newline = /\r\n|\r|\n/g;
    for (let match = newline.exec(source); match !== null && match.index < pos; match = newline.exec(source)) {
        line += 1;
        start = newline.lastIndex;
    }
    let column = 1;
    for (const _ of source.slice(start, Math.max(start, pos)))
        column += 1;
    return { line, column };
}
function cut(source) {
    if (source.length <= SHOWN_SOURCE)
        return source;
    return Array.from(source.slice(0, SHOWN_SOURCE * 2))
        .slice(0, SHOWN_SOURCE)
        .join('');
}
function describeFault(fault, source, fallbackPos) {
    const fields = [...fault.fields].sort();
    const { place } = fault;
    const { line, column } = positionAt(place?.source ?? source, place?.pos ?? fault.pos ?? fallbackPos);
    return {
        reason: fault.reason,
        message: place === undefined ? fault.message : `${place.file}:${line}:${column}: ${fault.message}`,
        template: cut(place?.source ?? source),
        ...(place === undefined ? {} : { file: place.file }),
        line,
        column,
        availableFields: fields.slice(0, SHOWN_FIELDS),
        availableFieldsTotal: fields.length,
        allFields: fields.slice(0, MOST_FIELDS),
    };
}
const MAX_NAME = 64;
function hint(name, candidates) {
    const limit = name.length <= 3 ? 1 : name.length <= 8 ? 2 : 3;
    const found = name.length > MAX_NAME ? null : (0,messages/* nearest */.pA)(name, candidates, limit);
    return found === null || found === name ? '' : `; did you mean '${found}'?`;
}

;// CONCATENATED MODULE: ./build/expressions/values.js



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
class Markup {
    text;
    constructor(text) {
        this.text = text;
    }
}
class Iter {
    left;
    constructor(items) {
        this.left = items;
    }
    drain() {
        const items = this.left ?? [];
        this.left = undefined;
        return items;
    }
    takeFirst() {
        const first = this.left?.[0];
        this.left = this.left?.slice(1);
        return first;
    }
    peek() {
        return this.left ?? [];
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
class Range {
    start;
    stop;
    step;
    length;
    constructor(start, stop, step) {
        this.start = start;
        this.stop = stop;
        this.step = step;
        this.length = Math.max(0, Math.ceil((stop - start) / step));
    }
    at(index) {
        return this.start + index * this.step;
    }
}
class PyObject {
    attribute(_name) {
        return undefined;
    }
    attributeNames() {
        return [];
    }
}
class Callable extends PyObject {
    name;
    invoke;
    typeName = 'function';
    constructor(name, invoke) {
        super();
        this.name = name;
        this.invoke = invoke;
    }
}
class Namespace extends PyObject {
    vars;
    typeName = 'namespace';
    constructor(vars) {
        super();
        this.vars = vars;
    }
    attribute(name) {
        return this.vars.get(name);
    }
    attributeNames() {
        return [...this.vars.keys()];
    }
}
class Undefined {
    message;
    pos;
    wanted;
    fields;
    constructor(message, pos, wanted = undefined, fields = () => []) {
        this.message = message;
        this.pos = pos;
        this.wanted = wanted;
        this.fields = fields;
    }
    fault() {
        const fields = this.fields();
        const suggestion = this.wanted === undefined ? '' : hint(this.wanted, fields);
        return new Fault('undefined', this.message + suggestion, this.pos, fields);
    }
}
class Absent extends Undefined {
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
    return typeof value === 'string' || value instanceof Markup;
}
function plainText(value) {
    return typeof value === 'string' ? value : value.text;
}
function needText(value, what) {
    if (value instanceof Undefined)
        throw value.fault();
    if (!isText(value))
        throw typeFault(`${what} must be a text, not ${kindOf(value)}`);
    return plainText(value);
}
function kindOf(value) {
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
    if (value instanceof Iter)
        return 'a generator (add `| list` to use it as a list)';
    if (value instanceof View)
        return 'a view of a mapping (add `| list` to use it as a list)';
    if (value instanceof Range)
        return 'a range';
    if (value instanceof PyObject)
        return `a ${value.typeName}`;
    return 'a value that is no data';
}
const owned = new WeakSet();
function own(value) {
    owned.add(value);
    return value;
}
function isOwnedList(value) {
    return Array.isArray(value) && owned.has(value);
}
function isOwnedMap(value) {
    return value instanceof Map && owned.has(value);
}

;// CONCATENATED MODULE: ./build/expressions/numbers.js



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
function needInt(value, what) {
    const index = asIndex(value);
    if (index === undefined)
        throw typeFault(`${what} must be an integer, not ${kindOf(value)}`);
    return index;
}
function bits(value) {
    return (value < 0n ? -value : value).toString(16).length * 4;
}
function bounded(size) {
    if (size > MAX_BITS)
        throw budgetFault('an integer grows too large');
}
function add(a, b) {
    return isInt(a) && isInt(b) ? normalizeInt(toBig(a) + toBig(b)) : makeFloat(toFloat(a) + toFloat(b));
}
function subtract(a, b) {
    return isInt(a) && isInt(b) ? normalizeInt(toBig(a) - toBig(b)) : makeFloat(toFloat(a) - toFloat(b));
}
function multiply(a, b) {
    if (!isInt(a) || !isInt(b))
        return makeFloat(toFloat(a) * toFloat(b));
    const [left, right] = [toBig(a), toBig(b)];
    bounded(bits(left) + bits(right));
    return normalizeInt(left * right);
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
    let rest = a % b;
    let quotient = (a - rest) / b;
    if (rest !== 0) {
        if (b < 0 !== rest < 0) {
            rest += b;
            quotient -= 1;
        }
    }
    else {
        rest = Object.is(b, -0) || b < 0 ? -0 : 0;
    }
    if (quotient === 0)
        return { quotient: 0 * (a / b), rest };
    const floor = Math.floor(quotient);
    return { quotient: quotient - floor > 0.5 ? floor + 1 : floor, rest };
}
function intDivmod(a, b) {
    const [left, right] = [toBig(a), toBig(b)];
    if (right === 0n)
        throw valueFault('division by zero');
    let rest = left % right;
    let quotient = left / right;
    if (rest !== 0n && rest < 0n !== right < 0n) {
        rest += right;
        quotient -= 1n;
    }
    return { quotient, rest };
}
function floorDivide(a, b) {
    if (isInt(a) && isInt(b))
        return normalizeInt(intDivmod(a, b).quotient);
    return makeFloat(floatDivmod(toFloat(a), toFloat(b)).quotient);
}
function modulo(a, b) {
    if (isInt(a) && isInt(b))
        return normalizeInt(intDivmod(a, b).rest);
    return makeFloat(floatDivmod(toFloat(a), toFloat(b)).rest);
}
function floatPower(base, exponent) {
    const plain = base ** exponent;
    if (!Number.isFinite(plain) || plain === 0)
        return plain;
    if (Number.isInteger(exponent))
        return exponent < 0 ? 1 / base ** -exponent : plain;
    const half = exponent > 0 && exponent < 16 && exponent % 1 === 0.5;
    return half ? Math.sqrt(base ** (2 * exponent)) : plain;
}
function power(a, b) {
    if (isInt(a) && isInt(b) && toBig(b) >= 0n) {
        const [base, exponent] = [toBig(a), toBig(b)];
        if (base > 1n || base < -1n) {
            bounded(Number(exponent));
            bounded(bits(base) * Number(exponent));
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
    const result = floatPower(base, exponent);
    if (!Number.isFinite(result) && Number.isFinite(base) && Number.isFinite(exponent)) {
        throw valueFault('the result is too large');
    }
    return makeFloat(result);
}
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
    const text = String(value);
    if (text.replace('-', '').length > 4_300)
        throw valueFault('an integer has too many digits to be printed');
    return text;
}
const MAX_PRECISION = 1_000;
function decompose(value) {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, value);
    const bits = view.getBigUint64(0);
    const exponent = Number((bits >> 52n) & 0x7ffn);
    const fraction = bits & 0xfffffffffffffn;
    if (exponent === 0)
        return { mantissa: fraction, exponent: -1074 };
    return { mantissa: fraction | 0x10000000000000n, exponent: exponent - 1075 };
}
function roundedQuotient(numerator, denominator) {
    const quotient = numerator / denominator;
    const twice = (numerator % denominator) * 2n;
    if (twice > denominator || (twice === denominator && quotient % 2n === 1n))
        return quotient + 1n;
    return quotient;
}
function checkPrecision(precision) {
    if (precision > MAX_PRECISION)
        throw budgetFault(`a number cannot have more than ${MAX_PRECISION} decimals`);
}
function fixedText(value, decimals) {
    if (!Number.isFinite(value))
        return (0,core_float/* floatText */.qx)(value);
    checkPrecision(decimals);
    const negative = value < 0 || Object.is(value, -0);
    const { mantissa, exponent } = decompose(Math.abs(value));
    const scaled = mantissa * 10n ** BigInt(decimals);
    const digits = (exponent >= 0 ? scaled << BigInt(exponent) : roundedQuotient(scaled, 1n << BigInt(-exponent))).toString();
    const padded = digits.padStart(decimals + 1, '0');
    const cut = padded.length - decimals;
    const text = decimals === 0 ? padded : `${padded.slice(0, cut)}.${padded.slice(cut)}`;
    return negative ? `-${text}` : text;
}
function roundTo(value, decimals) {
    if (!Number.isFinite(value) || decimals > 320)
        return value;
    if (decimals >= 0)
        return Number(fixedText(value, decimals));
    const unit = 10 ** -decimals;
    const scaled = Number(fixedText(value / unit, 0));
    return scaled * unit;
}
function exponentText(value, precision) {
    checkPrecision(precision);
    const sign = value < 0 || Object.is(value, -0) ? '-' : '';
    const { digits, power } = significantDigits(Math.abs(value), precision + 1);
    const mantissa = precision === 0 ? digits : `${digits.slice(0, 1)}.${digits.slice(1)}`;
    return `${sign}${mantissa}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}
function significantDigits(value, count) {
    if (value === 0)
        return { digits: '0'.repeat(count), power: 0 };
    const { mantissa, exponent } = decompose(value);
    const power = Number(value.toExponential(20).split('e')[1]);
    const shift = count - 1 - power;
    const numerator = (exponent > 0 ? mantissa << BigInt(exponent) : mantissa) * 10n ** BigInt(Math.max(shift, 0));
    const denominator = (exponent < 0 ? 1n << BigInt(-exponent) : 1n) * 10n ** BigInt(Math.max(-shift, 0));
    const digits = roundedQuotient(numerator, denominator).toString();
    return digits.length > count ? { digits: digits.slice(0, count), power: power + 1 } : { digits, power };
}
function trimZeros(text) {
    const [mantissa = '', ...exponent] = text.split('e');
    const short = mantissa.includes('.') ? mantissa.replace(/\.?0+$/, '') : mantissa;
    return [short, ...exponent].join('e');
}
function generalText(value, wanted, keepZeros) {
    const precision = wanted === 0 ? 1 : wanted;
    checkPrecision(precision);
    const exponent = significantDigits(Math.abs(value), precision).power;
    const fixed = exponent >= -4 && exponent < precision;
    const text = fixed ? fixedText(value, precision - 1 - exponent) : exponentText(value, precision - 1);
    return keepZeros ? text : trimZeros(text);
}
function floatIn(notation, value, precision, alternate) {
    const upper = notation >= 'A' && notation <= 'Z';
    let text;
    if (!Number.isFinite(value))
        text = (0,core_float/* floatText */.qx)(value);
    else if (notation === 'e' || notation === 'E')
        text = exponentText(value, precision ?? 6);
    else if (notation === 'g' || notation === 'G')
        text = generalText(value, precision ?? 6, alternate);
    else if (notation === '%')
        text = `${fixedText(value * 100, precision ?? 6)}%`;
    else
        text = fixedText(value, precision ?? 6);
    return upper ? text.toUpperCase() : text;
}
function floatPlain(value, precision) {
    if (precision === undefined || !Number.isFinite(value))
        return (0,core_float/* floatText */.qx)(value);
    const text = generalText(value, precision, false);
    if (text.includes('e') || text.includes('.'))
        return text;
    return text.replace('-', '').length >= Math.max(1, precision)
        ? exponentText(value, Math.max(0, precision - 1))
        : `${text}.0`;
}
function groupDigits(digits, separator, every) {
    const [whole = '', ...rest] = digits.split('.');
    const grouped = whole.replace(new RegExp(`\\B(?=(?:[0-9a-zA-Z]{${every}})+(?![0-9a-zA-Z]))`, 'g'), separator);
    return [grouped, ...rest].join('.');
}

;// CONCATENATED MODULE: ./build/expressions/text.js

const ASTRAL = /[\ud800-\udbff][\udc00-\udfff]/;
function isSimple(text) {
    return !ASTRAL.test(text);
}
function lengthOf(text) {
    if (isSimple(text))
        return text.length;
    let count = 0;
    for (const _ of text)
        count += 1;
    return count;
}
function charsOf(text) {
    return isSimple(text) ? text.split('') : Array.from(text);
}
function sliceText(text, start, stop) {
    return isSimple(text) ? text.slice(start, stop) : Array.from(text).slice(start, stop).join('');
}
function compareText(a, b) {
    if (a === b)
        return 0;
    if (isSimple(a) && isSimple(b))
        return a < b ? -1 : 1;
    const [left, right] = [Array.from(a), Array.from(b)];
    for (let i = 0; i < left.length && i < right.length; i += 1) {
        const difference = (left[i]?.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? 0);
        if (difference !== 0)
            return difference;
    }
    return left.length - right.length;
}
function capitalize(text) {
    const [first = ''] = text;
    return titleChar(first) + text.slice(first.length).toLowerCase();
}
function titleChar(char) {
    const upper = char.toUpperCase();
    if (lengthOf(upper) === 1)
        return upper;
    const [first = ''] = upper;
    return first + upper.slice(first.length).toLowerCase();
}
function chunksOf(line, hyphens) {
    const pieces = line.match(/\s+|\S+/g) ?? [];
    return hyphens ? pieces.flatMap((piece) => (piece.includes('-') ? afterHyphens(piece) : [piece])) : pieces;
}
function afterHyphens(piece) {
    return piece.split(/(?<=[\p{L}_]{2}-|[\p{L}_]-[\p{L}_]-)(?=[\p{L}_]-?[\p{L}_])/u);
}
function takeLine(chunks, options, { size, head: headOf }) {
    const { width, breakLongWords, breakOnHyphens } = options;
    const taken = [];
    let room = width;
    for (let next = chunks.at(-1); next !== undefined && size(next) <= room; next = chunks.at(-1)) {
        taken.push(next);
        room -= size(next);
        chunks.pop();
    }
    const long = chunks.at(-1);
    if (long === undefined || size(long) <= width)
        return taken;
    if (breakLongWords) {
        let head = headOf(long, Math.max(room, 0));
        const hyphen = breakOnHyphens ? head.lastIndexOf('-') : -1;
        if (hyphen > 0 && /[^-]/.test(head.slice(0, hyphen)))
            head = head.slice(0, hyphen + 1);
        taken.push(head);
        chunks[chunks.length - 1] = long.slice(head.length);
    }
    else if (taken.length === 0) {
        taken.push(long);
        chunks.pop();
    }
    return taken;
}
function wrapLine(st, line, options) {
    const inUnits = { size: (text) => text.length, head: (text, length) => text.slice(0, length) };
    const inPoints = {
        size(text) {
            st.reserve(text.length);
            return lengthOf(text);
        },
        head: (text, length) => sliceText(text, 0, length),
    };
    const measure = isSimple(line) ? inUnits : inPoints;
    const chunks = chunksOf(line, options.breakOnHyphens).reverse();
    const lines = [];
    while (chunks.length > 0) {
        st.charge(1);
        if (lines.length > 0 && chunks.at(-1)?.trim() === '')
            chunks.pop();
        const taken = takeLine(chunks, options, measure);
        if ((taken.at(-1) ?? '').trim() === '')
            taken.pop();
        if (taken.length > 0)
            lines.push(taken.join(''));
    }
    return lines;
}
function wrapText(st, lines, options) {
    if (options.width <= 0)
        throw valueFault('the width must be above zero');
    return lines.map((line) => wrapLine(st, line, options).join(options.newline)).join(options.newline);
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

;// CONCATENATED MODULE: ./build/expressions/data.js





const MAX_DEPTH = 600;
function isTrue(value) {
    if (typeof value === 'boolean')
        return value;
    if (value === null || value === undefined)
        return false;
    if (typeof value === 'string')
        return value !== '';
    if (typeof value === 'number')
        return value !== 0;
    if (typeof value === 'bigint')
        return value !== 0n;
    if (Array.isArray(value))
        return value.length > 0;
    if (value instanceof Undefined) {
        if (value instanceof Nothing)
            return false;
        throw value.fault();
    }
    if (value instanceof core_float/* Float */.nt)
        return value.value !== 0;
    if (isText(value))
        return plainText(value) !== '';
    if (value instanceof Tuple || value instanceof View)
        return value.items.length > 0;
    if (value instanceof Range)
        return value.length > 0;
    if (isMap(value))
        return value.size > 0;
    if (isMapping(value))
        return Object.keys(value).length > 0;
    return true;
}
function hashable(key) {
    if (typeof key === 'string')
        return key;
    if (key instanceof core_float/* Float */.nt)
        return key.value === 0 ? 0 : key.value;
    if (key instanceof Tuple) {
        key.items.forEach(hashable);
        return key;
    }
    if (isText(key))
        return plainText(key);
    if (key instanceof Undefined)
        throw key.fault();
    if (Array.isArray(key) || isMapping(key))
        throw typeFault(`${kindOf(key)} cannot be the key of a mapping`);
    return key;
}
function sameKey(st, map, wanted) {
    if (map.has(wanted))
        return wanted;
    const twin = typeof wanted === 'boolean' ? Number(wanted) : wanted === 0 ? false : wanted === 1 ? true : undefined;
    if (twin !== undefined && map.has(twin))
        return twin;
    if (wanted instanceof Tuple) {
        for (const key of map.keys())
            if (key instanceof Tuple && equal(st, key, wanted))
                return key;
    }
    return wanted;
}
function getKey(st, mapping, key) {
    if (isMap(mapping)) {
        const wanted = hashable(key);
        return mapping.get(typeof wanted === 'string' ? wanted : sameKey(st, mapping, wanted));
    }
    const name = hashable(key);
    if (typeof name !== 'string' || !Object.hasOwn(mapping, name))
        return undefined;
    const value = mapping[name];
    return typeof value === 'function' || typeof value === 'symbol' ? undefined : value;
}
function setKey(st, map, key, value) {
    map.set(sameKey(st, map, hashable(key)), value);
}
function removeKey(st, map, key) {
    const wanted = sameKey(st, map, hashable(key));
    const value = map.get(wanted);
    map.delete(wanted);
    return value;
}
function keysOf(mapping) {
    return isMap(mapping) ? [...mapping.keys()] : Object.keys(mapping);
}
function entriesOf(mapping) {
    return isMap(mapping) ? [...mapping.entries()] : Object.entries(mapping);
}
function sizeOf(mapping) {
    return isMap(mapping) ? mapping.size : Object.keys(mapping).length;
}
function fieldNames(mapping) {
    return keysOf(mapping).filter((key) => typeof key === 'string');
}
function data_element(st, target, key) {
    if (target instanceof Absent)
        return target;
    if (target instanceof Undefined)
        throw target.fault();
    if (key instanceof Undefined)
        throw key.fault();
    if (isMapping(target))
        return Array.isArray(key) || isMapping(key) ? undefined : getKey(st, target, key);
    const index = asIndex(key);
    if (index === undefined)
        return undefined;
    const at = (length) => (index < 0 ? length + index : index);
    if (Array.isArray(target))
        return target[at(target.length)];
    if (target instanceof Tuple)
        return target.items[at(target.items.length)];
    if (target instanceof Range) {
        const place = at(target.length);
        return place >= 0 && place < target.length ? target.at(place) : undefined;
    }
    if (!isText(target))
        return undefined;
    const text = plainText(target);
    const chars = isSimple(text) ? text : charsOf(text);
    const char = chars[at(chars.length)];
    return char !== undefined && target instanceof Markup ? new Markup(char) : char;
}
function data_elements(st, value) {
    const found = elementsOrUndefined(st, value);
    if (found === undefined)
        throw typeFault(`${kindOf(value)} cannot be looped over`);
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
        st.reserve(plainText(value).length * 8);
        return charsOf(plainText(value));
    }
    if (value instanceof Tuple || value instanceof View)
        return value.items;
    if (value instanceof Iter)
        return value.drain();
    if (value instanceof Range) {
        st.charge(value.length);
        return Array.from({ length: value.length }, (_, i) => value.at(i));
    }
    return isMapping(value) ? keysOf(value) : undefined;
}
function lengthOfValue(value) {
    if (isText(value))
        return lengthOf(plainText(value));
    if (Array.isArray(value))
        return value.length;
    if (value instanceof Tuple || value instanceof View)
        return value.items.length;
    if (value instanceof Range)
        return value.length;
    if (value instanceof Nothing)
        return 0;
    if (value instanceof Undefined)
        throw value.fault();
    if (isMapping(value))
        return sizeOf(value);
    throw typeFault(`${kindOf(value)} has no length`);
}
function equalSequences(st, a, b, depth) {
    return a.length === b.length && a.every((item, i) => equal(st, item, b[i], depth + 1));
}
function equalMappings(st, a, b, depth) {
    if (sizeOf(a) !== sizeOf(b))
        return false;
    return entriesOf(a).every(([key, value]) => {
        const other = getKey(st, b, key);
        return other !== undefined && equal(st, value, other, depth + 1);
    });
}
function equalUndefined(a, b) {
    for (const side of [a, b])
        if (side instanceof Undefined && !(side instanceof Nothing))
            throw side.fault();
    return a instanceof Nothing && b instanceof Nothing;
}
function equal(st, a, b, depth = 0) {
    st.charge(1);
    if (depth > MAX_DEPTH)
        throw budgetFault('data nests too deeply to be compared');
    if (a instanceof Undefined || b instanceof Undefined)
        return equalUndefined(a, b);
    if (a === b)
        return !Number.isNaN(a);
    if (isText(a))
        return isText(b) && plainText(a) === plainText(b);
    if (isNum(a))
        return isNum(b) && compareNumbers(a, b) === 0;
    if (Array.isArray(a))
        return Array.isArray(b) && equalSequences(st, a, b, depth);
    if (a instanceof Tuple)
        return b instanceof Tuple && equalSequences(st, a.items, b.items, depth);
    if (a instanceof Range && b instanceof Range) {
        return a.length === b.length && (a.length === 0 || (a.start === b.start && (a.length === 1 || a.step === b.step)));
    }
    if (a instanceof View && b instanceof View) {
        if (a.kind === 'dict_values' || a.kind !== b.kind || a.items.length !== b.items.length)
            return false;
        return a.items.every((item) => b.items.some((other) => equal(st, item, other, depth + 1)));
    }
    return isMapping(a) && isMapping(b) && equalMappings(st, a, b, depth);
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
        return compareText(plainText(a), plainText(b));
    if (Array.isArray(a) && Array.isArray(b))
        return orderSequences(st, a, b, depth);
    if (a instanceof Tuple && b instanceof Tuple)
        return orderSequences(st, a.items, b.items, depth);
    if (a instanceof Undefined)
        throw a.fault();
    if (b instanceof Undefined)
        throw b.fault();
    throw typeFault(`${kindOf(a)} and ${kindOf(b)} cannot be ordered`);
}
function contains(st, container, item) {
    if (isText(container)) {
        if (item instanceof Undefined)
            throw item.fault();
        if (!isText(item))
            throw typeFault(`a text can only contain a text, not ${kindOf(item)}`);
        const text = plainText(container);
        st.reserve(text.length);
        return text.includes(plainText(item));
    }
    if (container instanceof Range) {
        if (!isNum(item))
            return false;
        const at = (Number(item instanceof core_float/* Float */.nt ? item.value : item) - container.start) / container.step;
        return Number.isInteger(at) && at >= 0 && at < container.length;
    }
    if (isMapping(container))
        return getKey(st, container, item) !== undefined;
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
    const entries = new Map(entriesOf(mapping));
    return sortBy(st, [...entries.keys()], (key) => key, false).map((key) => [key, entries.get(key)]);
}

;// CONCATENATED MODULE: ./build/expressions/state.js

function scopeOver(base, names) {
    const { absent, derived, files } = base;
    return { lookup: names.lookup, names: names.names, absent, derived, files };
}
function scopeOf(values, parent = NO_NAMES) {
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
class Frame {
    parent;
    vars = new Map();
    constructor(parent) {
        this.parent = parent;
    }
}
class State {
    scope;
    library;
    out = '';
    blocks = new Map();
    pos = 0;
    frame = new Frame(undefined);
    budget;
    stepsLeft;
    depth = 0;
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
        const most = this.budget.outputChars;
        if (chars > most)
            throw budgetFault(`a text grows too long (more than ${most} characters)`);
        this.charge(1 + Math.floor(chars / 256));
    }
    join(parts, separator) {
        let length = 0;
        for (const part of parts)
            length += part.length + separator.length;
        this.reserve(length);
        return parts.join(separator);
    }
    write(text) {
        const most = this.budget.outputChars;
        this.charge(1 + Math.floor(text.length / 256));
        if (this.out.length + text.length > most)
            throw budgetFault(`the template writes too much (more than ${most} characters)`);
        this.out += text;
    }
    nested(body) {
        this.depth += 1;
        if (this.depth > this.budget.depth)
            throw budgetFault(`calls nest too deeply (more than ${this.budget.depth})`);
        body();
        this.depth -= 1;
    }
    capture(body) {
        const before = this.out;
        this.out = '';
        body();
        const text = this.out;
        this.out = before;
        return text;
    }
    within(frame, body) {
        const before = this.frame;
        this.frame = frame;
        body();
        this.frame = before;
    }
}

;// CONCATENATED MODULE: ./build/expressions/print.js







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
    const parts = [];
    for (const [key, value] of entries)
        parts.push(`${repr(st, key, depth)}: ${repr(st, value, depth)}`);
    return `{${st.join(parts, ', ')}}`;
}
function sequence(st, items, depth) {
    const parts = items.map((item) => repr(st, item, depth));
    return st.join(parts, ', ');
}
function objectText(st, value, depth) {
    if (value instanceof Tuple) {
        const body = sequence(st, value.items, depth);
        return value.items.length === 1 ? `(${body},)` : `(${body})`;
    }
    if (value instanceof Iter)
        return `[${sequence(st, value.peek(), depth)}]`;
    if (value instanceof View)
        return `${value.kind}([${sequence(st, value.items, depth)}])`;
    if (value instanceof Range) {
        const step = value.step === 1 ? '' : `, ${value.step}`;
        return `range(${value.start}, ${value.stop}${step})`;
    }
    if (value instanceof Namespace)
        return `<Namespace ${pairs(st, value.vars, depth)}>`;
    if (value instanceof Callable)
        return `<${value.typeName} ${value.name}>`;
    if (value instanceof PyObject)
        return `<${value.typeName}>`;
    throw typeFault('this value is not data and cannot be printed');
}
function repr(st, value, depth = 0) {
    st.charge(1);
    if (depth > print_MAX_DEPTH)
        throw budgetFault('data nests too deeply to be printed');
    if (typeof value === 'string')
        return quoteText(value);
    if (value === null)
        return 'None';
    if (typeof value === 'number')
        return Number.isSafeInteger(value) ? String(value) : (0,core_float/* floatText */.qx)(value);
    if (typeof value === 'boolean')
        return value ? 'True' : 'False';
    if (typeof value === 'bigint')
        return intText(value);
    if (value instanceof core_float/* Float */.nt)
        return (0,core_float/* floatText */.qx)(value.value);
    if (Array.isArray(value))
        return `[${sequence(st, value, depth + 1)}]`;
    if (value instanceof Map)
        return pairs(st, value, depth + 1);
    if (value instanceof Undefined)
        throw value.fault();
    if (value instanceof Markup)
        return `Markup(${quoteText(value.text)})`;
    if ((0,json/* isRecord */.u4)(value))
        return pairs(st, Object.entries(value), depth + 1);
    if (typeof value === 'object')
        return objectText(st, value, depth + 1);
    throw typeFault('this value is not data and cannot be printed');
}
function toText(st, value) {
    if (typeof value === 'string')
        return value;
    if (value instanceof Markup)
        return value.text;
    if (value instanceof Nothing)
        return '';
    return repr(st, value);
}
const NO_LIBRARY = { filters: new Map(), tests: new Map(), globals: new Map() };
const NO_BOUNDS = { steps: Number.MAX_SAFE_INTEGER, outputChars: 2 ** 29 - 64 };
function printValue(value) {
    return toText(new State(scopeOf({}), NO_BOUNDS, NO_LIBRARY), value);
}
const WIDTH = 80;
function block(open, close, parts, indent) {
    return open + parts.join(`,\n${' '.repeat(indent + 1)}`) + close;
}
function pretty(st, value, indent, allowance) {
    const flat = repr(st, sortedKeys(st, value));
    if (flat.length <= WIDTH - indent - allowance)
        return flat;
    if (Array.isArray(value) || value instanceof Tuple) {
        const items = value instanceof Tuple ? value.items : value;
        const parts = items.map((item, i) => pretty(st, item, indent + 1, i === items.length - 1 ? allowance + 1 : 1));
        return value instanceof Tuple
            ? block('(', items.length === 1 ? ',)' : ')', parts, indent)
            : block('[', ']', parts, indent);
    }
    if (isMapping(value)) {
        const entries = sortedEntries(st, value);
        const parts = entries.map(([key, item], i) => {
            const head = `${repr(st, key)}: `;
            return head + pretty(st, item, indent + 1 + head.length, i === entries.length - 1 ? allowance + 1 : 1);
        });
        return block('{', '}', parts, indent);
    }
    return flat;
}
function sortedKeys(st, value) {
    st.charge(1);
    if (Array.isArray(value))
        return value.map((item) => sortedKeys(st, item));
    if (value instanceof Tuple)
        return new Tuple(value.items.map((item) => sortedKeys(st, item)));
    if (!isMapping(value))
        return value;
    return new Map(sortedEntries(st, value).map(([key, item]) => [key, sortedKeys(st, item)]));
}
function prettyPrint(st, value) {
    return pretty(st, value, 0, 0);
}

;// CONCATENATED MODULE: ./build/expressions/json.js







const json_MAX_DEPTH = 600;
const json_NAMED = {
    '"': '\\"',
    '\\': '\\\\',
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t',
    '\f': '\\f',
    '\b': '\\b',
};
function unicodeEscape(unit) {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
function quoteJson(text) {
    return `"${text.replace(/["\\]|[^\x20-\x7e]/g, (unit) => json_NAMED[unit] ?? unicodeEscape(unit))}"`;
}
function numberText(value) {
    if (Number.isSafeInteger(value))
        return String(value);
    if (Number.isFinite(value))
        return (0,core_float/* floatText */.qx)(value);
    return Number.isNaN(value) ? 'NaN' : value > 0 ? 'Infinity' : '-Infinity';
}
function keyText(key) {
    if (isText(key))
        return plainText(key);
    if (key === null)
        return 'null';
    if (typeof key === 'boolean')
        return key ? 'true' : 'false';
    if (typeof key === 'number' || typeof key === 'bigint' || key instanceof core_float/* Float */.nt)
        return printValue(key);
    throw typeFault(`${kindOf(key)} cannot be a key in JSON`);
}
class Writer {
    st;
    style;
    constructor(st, style) {
        this.st = st;
        this.style = style;
    }
    wrap(open, close, parts, level) {
        if (parts.length === 0)
            return open + close;
        if (this.style.indent === undefined)
            return open + this.st.join(parts, ', ') + close;
        const outer = ' '.repeat(this.style.indent * level);
        const inner = `\n${outer}${' '.repeat(this.style.indent)}`;
        return `${open}${inner}${this.st.join(parts, `,${inner}`)}\n${outer}${close}`;
    }
    write(value, level) {
        this.st.charge(1);
        if (level > json_MAX_DEPTH)
            throw budgetFault('data nests too deeply for JSON');
        if (value === null)
            return 'null';
        if (isText(value))
            return quoteJson(plainText(value));
        if (typeof value === 'boolean')
            return value ? 'true' : 'false';
        if (typeof value === 'number')
            return numberText(value);
        if (typeof value === 'bigint')
            return intText(value);
        if (value instanceof core_float/* Float */.nt)
            return (0,core_float/* floatText */.qx)(value.value);
        if (Array.isArray(value))
            return this.list(value, level);
        if (value instanceof Tuple)
            return this.list(value.items, level);
        if (value instanceof Undefined)
            throw value.fault();
        if (isMapping(value))
            return this.mapping(value, level);
        if (this.style.lenient)
            return quoteJson(printValue(value));
        throw typeFault(`${kindOf(value)} has no form in JSON`);
    }
    list(items, level) {
        const parts = items.map((item) => this.write(item, level + 1));
        return this.wrap('[', ']', parts, level);
    }
    mapping(mapping, level) {
        const entries = this.style.sortKeys ? sortedEntries(this.st, mapping) : entriesOf(mapping);
        const parts = entries.map(([key, value]) => `${quoteJson(keyText(key))}: ${this.write(value, level + 1)}`);
        return this.wrap('{', '}', parts, level);
    }
}
function writeJson(st, value, style) {
    return new Writer(st, style).write(value, 0);
}
function htmlSafeJson(st, value, indent) {
    return writeJson(st, value, { indent, sortKeys: true, lenient: false }).replace(/[<>&']/g, unicodeEscape);
}
const DEEPEST_DATA = 500;
function toPlain(st, value, depth = 0) {
    const list = (items) => items.map((item) => toPlain(st, item, depth + 1));
    st.charge(1);
    if (depth > DEEPEST_DATA)
        throw budgetFault('data nests too deeply');
    if (value === null || typeof value === 'boolean' || value instanceof core_float/* Float */.nt)
        return value;
    if (isText(value))
        return plainText(value);
    if (typeof value === 'number')
        return Number.isFinite(value) ? value : (0,core_float/* floatText */.qx)(value);
    if (typeof value === 'bigint')
        return intText(value).length > core_float/* MOST_DIGITS */.X3 ? intText(value) : value;
    if (Array.isArray(value))
        return list(value);
    if (value instanceof Tuple || value instanceof View)
        return list(value.items);
    if (value instanceof Iter)
        return list(value.drain());
    if (value instanceof Range)
        return Array.from({ length: value.length }, (_, i) => value.at(i));
    if (value instanceof Undefined)
        throw value.fault();
    if (!isMapping(value))
        throw typeFault(`${kindOf(value)} is no data`);
    const entries = entriesOf(value).map(([key, item]) => [printValue(key), toPlain(st, item, depth + 1)]);
    return Object.fromEntries(entries);
}
const HOLDS_NOT = new Set(['false', '0', 'no', 'none', '', '[]', '{}']);
const PYTHON = new Map([
    ['True', true],
    ['False', false],
    ['None', null],
]);
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const NUMBER_LIKE = /^-?\d/;
const LONG_NUMBER = /\d{16}/;
const TEXT_OR_NUMBER = /"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
function conditionTextHolds(text) {
    return !HOLDS_NOT.has(text.trim().toLowerCase());
}
function exact(value) {
    return Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}
function coerceNumber(text) {
    if (!NUMBER.test(text))
        return undefined;
    const value = Number(text);
    return exact(value) ? (0,core_float/* exactNumber */.rf)(text, value) : undefined;
}
function guardLongNumbers(text) {
    if (!LONG_NUMBER.test(text))
        return text;
    let guarded = '';
    let at = 0;
    TEXT_OR_NUMBER.lastIndex = 0;
    for (let found = TEXT_OR_NUMBER.exec(text); found !== null; found = TEXT_OR_NUMBER.exec(text)) {
        const [token] = found;
        if (token === '"')
            TEXT_OR_NUMBER.lastIndex = (0,json/* endOfText */.YZ)(text, found.index);
        else if (/^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token))) {
            guarded += `${text.slice(at, found.index)}"${token}"`;
            at = TEXT_OR_NUMBER.lastIndex;
        }
    }
    return guarded + text.slice(at);
}
function coerceText(text) {
    const trimmed = text.trim();
    if (trimmed === '')
        return text;
    const python = PYTHON.get(trimmed);
    if (python !== undefined)
        return python;
    if (NUMBER_LIKE.test(trimmed))
        return coerceNumber(trimmed) ?? text;
    if (!/^(?:["[{]|true$|false$|null$)/.test(trimmed))
        return text;
    const value = (0,json/* parseJson */.qF)(guardLongNumbers(trimmed));
    return value === undefined ? text : value;
}

;// CONCATENATED MODULE: ./build/expressions/format.js






const DIRECTIVE = /%(?:\(([^)]*)\))?([-+ #0]*)(\*|\d+)?(?:(\.)(\*|\d+)?)?[hlL]?([\s\S])?/g;
const SPEC = /^(?:([\s\S])?([<>=^]))?([-+ ]?)(#?)(0?)(\d*)([,_]?)(?:\.(\d+))?([a-zA-Z%]?)$/u;
const WIDEST = 1_000_000;
const BASES = { b: 2, o: 8, x: 16, X: 16 };
function pad(text, spec, usual, head) {
    const missing = spec.width - lengthOf(text);
    if (missing <= 0)
        return text;
    const align = spec.align === '' ? usual : spec.align;
    if (align === '<')
        return text + spec.fill.repeat(missing);
    if (align === '^') {
        const left = Math.floor(missing / 2);
        return spec.fill.repeat(left) + text + spec.fill.repeat(missing - left);
    }
    if (align === '=')
        return text.slice(0, head) + spec.fill.repeat(missing) + text.slice(head);
    return spec.fill.repeat(missing) + text;
}
function shortened(text, precision) {
    return precision === undefined ? text : charsOf(text).slice(0, precision).join('');
}
function assemble(text, prefix, spec) {
    const negative = text.startsWith('-');
    const digits = negative ? text.slice(1) : text;
    const head = (negative ? '-' : spec.sign === '-' ? '' : spec.sign) + prefix;
    if (spec.grouping === '')
        return pad(head + digits, spec, '>', head.length);
    const every = BASES[spec.type] === undefined ? 3 : 4;
    let zeros = digits;
    let body = groupDigits(digits, spec.grouping, every);
    while (spec.fill === '0' && spec.align === '=' && head.length + body.length < spec.width) {
        zeros = `0${zeros}`;
        body = groupDigits(zeros, spec.grouping, every);
    }
    return pad(head + body, spec, '>', head.length);
}
function integerText(value, { type, precision = 0, alternate }) {
    const base = BASES[type];
    const size = value < 0n ? -value : value;
    const digits = (base === undefined ? intText(size) : size.toString(base)).padStart(precision, '0');
    return {
        text: (value < 0n ? '-' : '') + (type === 'X' ? digits.toUpperCase() : digits),
        prefix: alternate && base !== undefined ? `0${type}` : '',
    };
}
function percentNumber(value, spec) {
    const { type } = spec;
    if (value instanceof Undefined)
        throw value.fault();
    if (!isNum(value))
        throw typeFault(`%${type} needs a number, not ${kindOf(value)}`);
    if (!'diuoxX'.includes(type))
        return assemble(floatIn(type, toFloat(value), spec.precision, spec.alternate), '', spec);
    if (!isInt(value) && BASES[type] !== undefined)
        throw typeFault(`%${type} needs an integer`);
    if (!isInt(value) && !Number.isFinite(toFloat(value)))
        throw valueFault('a number without end cannot become an integer');
    const whole = isInt(value) ? toBig(value) : BigInt(Math.trunc(toFloat(value)));
    const { text, prefix } = integerText(whole, spec);
    return assemble(text, prefix, spec);
}
function percentText(st, value, { type, precision }) {
    if (type === 's')
        return shortened(toText(st, value), precision);
    if (type === 'r' || type === 'a')
        return shortened(repr(st, value), precision);
    if (type !== 'c')
        throw valueFault(`'%${type}' is no format`);
    if (isText(value) && lengthOf(plainText(value)) === 1)
        return plainText(value);
    const code = needInt(value, '%c');
    if (code < 0 || code > 0x10ffff)
        throw valueFault('%c needs the number of a character');
    return String.fromCodePoint(code);
}
function percentFormat(st, format, values) {
    if (values instanceof Undefined)
        throw values.fault();
    const positional = values instanceof Tuple ? values.items : [values];
    let used = 0;
    let byName = false;
    const nextValue = () => {
        if (used >= positional.length)
            throw typeFault('a format has more places than values');
        used += 1;
        return positional[used - 1];
    };
    const size = (text) => {
        const wanted = text === '*' ? needInt(nextValue(), 'a width') : Number(text ?? 0);
        if (Math.abs(wanted) > WIDEST)
            throw valueFault('a format is too wide');
        return wanted;
    };
    const named = (name) => {
        byName = true;
        if (!isMapping(values))
            throw typeFault('a format with names needs a mapping');
        const value = getKey(st, values, name);
        if (value === undefined)
            throw valueFault(`the format names '${name}', which is not in the mapping`);
        return value;
    };
    const result = format.replace(DIRECTIVE, (_all, name, flags, width, point, precision, type) => {
        st.charge(1);
        if (type === undefined)
            throw valueFault('a format ends in the middle');
        if (type === '%')
            return '%';
        const wide = size(width);
        const left = wide < 0 || flags.includes('-');
        const zeros = flags.includes('0') && !left;
        const spec = {
            fill: zeros ? '0' : ' ',
            align: left ? '<' : zeros ? '=' : '>',
            sign: flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '',
            alternate: flags.includes('#'),
            width: Math.abs(wide),
            grouping: '',
            precision: point === undefined ? undefined : size(precision),
            type,
        };
        const value = typeof name === 'string' ? named(name) : nextValue();
        if ('diuoxXeEfFgG'.includes(type))
            return percentNumber(value, spec);
        return pad(percentText(st, value, spec), { ...spec, fill: ' ', align: left ? '<' : '>' }, '>', 0);
    });
    if (!byName && used < positional.length && !isMapping(values) && (values instanceof Tuple || used === 0)) {
        if (!(values instanceof Tuple) && Array.isArray(values))
            return result;
        throw typeFault('a format has fewer places than values');
    }
    st.reserve(result.length);
    return result;
}
function readSpec(text) {
    const found = SPEC.exec(text);
    if (found === null)
        throw valueFault(`'${text}' is no format`);
    const [, fill, align, sign = '', hash, zero, width, grouping = '', precision, type = ''] = found;
    if (Number(width) > WIDEST)
        throw valueFault('a format is too wide');
    if (precision !== undefined)
        checkPrecision(Number(precision));
    return {
        fill: fill ?? (zero === '0' ? '0' : ' '),
        align: align ?? (zero === '0' ? '=' : ''),
        sign,
        alternate: hash === '#',
        width: Number(width),
        grouping,
        precision: precision === undefined ? undefined : Number(precision),
        type,
    };
}
function formatNumber(value, spec) {
    const { type } = spec;
    if (isInt(value) && !(type !== '' && 'eEfFgG%'.includes(type))) {
        if (type === 'c')
            return pad(String.fromCodePoint(Number(value)), spec, '<', 0);
        if (type !== '' && !'dnboxX'.includes(type))
            throw valueFault(`'${type}' is not a format for integers`);
        if (spec.precision !== undefined)
            throw valueFault('an integer has no precision');
        const { text, prefix } = integerText(toBig(value), spec);
        return assemble(text, prefix, spec);
    }
    if (type !== '' && !'eEfFgGn%'.includes(type))
        throw valueFault(`'${type}' is not a format for decimal numbers`);
    const float = toFloat(value);
    const notation = type === 'n' ? 'g' : type;
    const text = notation === '' ? floatPlain(float, spec.precision) : floatIn(notation, float, spec.precision, spec.alternate);
    return assemble(text, '', spec);
}
function formatValue(st, value, specText) {
    if (value instanceof Undefined)
        throw value.fault();
    if (specText === '')
        return toText(st, value);
    const spec = readSpec(specText);
    st.reserve(spec.width);
    if (isNum(value))
        return formatNumber(value, spec);
    if (!isText(value))
        throw typeFault(`${kindOf(value)} takes no format`);
    if (spec.type !== '' && spec.type !== 's')
        throw valueFault(`'${spec.type}' is not a format for texts`);
    if (spec.align === '=' && specText.includes('='))
        throw valueFault("'=' is no alignment of texts");
    if (spec.sign !== '' || spec.grouping !== '' || spec.alternate)
        throw valueFault(`'${specText}' is not a format for texts`);
    return pad(shortened(plainText(value), spec.precision), spec.align === '=' ? { ...spec, align: '<' } : spec, '<', 0);
}
function resolveField(st, field, source) {
    const [, name = '', path = ''] = /^([^.[]*)([\s\S]*)$/.exec(field) ?? [];
    let value;
    if (name === '' || /^\d+$/.test(name)) {
        const numbering = name === '' ? 'automatic' : 'manual';
        source.numbering ??= numbering;
        if (source.numbering !== numbering)
            throw valueFault('a format numbers all of its fields, or none of them');
        const index = name === '' ? source.next : Number(name);
        if (name === '')
            source.next += 1;
        value = source.args[index];
    }
    else {
        value = source.kwargs?.get(name);
    }
    if (value === undefined)
        throw valueFault(`the format names '${name === '' ? source.next - 1 : name}', which was not given`);
    for (const [all, key = ''] of path.matchAll(/\[([^\]]*)\]|[\s\S]/g)) {
        if (!all.startsWith('['))
            throw valueFault('a format can reach elements with [..] only');
        const index = /^\d+$/.test(key) ? asIndex(Number(key)) : key;
        const found = data_element(st, value, index);
        if (found === undefined)
            throw valueFault(`the format names '${field}', which is not there`);
        value = found;
    }
    return value;
}
function fieldEnd(format, start) {
    let depth = 1;
    for (let i = start; i < format.length; i += 1) {
        if (format[i] === '{')
            depth += 1;
        if (format[i] === '}')
            depth -= 1;
        if (depth === 0)
            return i;
    }
    throw valueFault("a '{' in a format is not closed");
}
function formatField(st, body, source, depth) {
    const [, field = '', conversion, spec = ''] = /^((?:\[[^\]]*\]|[^!:[])*)(?:!([\s\S]))?(?::([\s\S]*))?$/.exec(body) ?? [];
    const value = resolveField(st, field, source);
    const inner = spec.includes('{') ? formatText(st, spec, source, depth + 1) : spec;
    if (conversion === undefined)
        return formatValue(st, value, inner);
    if (!'rsa'.includes(conversion))
        throw valueFault(`'!${conversion}' is not a conversion of a format`);
    return formatValue(st, conversion === 's' ? toText(st, value) : repr(st, value), inner);
}
function formatText(st, format, source, depth) {
    if (depth > 2)
        throw valueFault('a format nests too deeply');
    let result = '';
    for (let i = 0; i < format.length;) {
        const char = format[i];
        if ((char === '{' || char === '}') && format[i + 1] === char) {
            result += char;
            i += 2;
        }
        else if (char === '}') {
            throw valueFault("a single '}' in a format");
        }
        else if (char === '{') {
            const end = fieldEnd(format, i + 1);
            result += formatField(st, format.slice(i + 1, end), source, depth);
            st.reserve(result.length);
            i = end + 1;
        }
        else {
            result += char;
            i += 1;
        }
    }
    return result;
}
function strFormat(st, format, args, kwargs) {
    return formatText(st, format, { args, kwargs, next: 0 }, 0);
}

;// CONCATENATED MODULE: ./build/expressions/operators.js







const VERBS = {
    '+': 'added',
    '-': 'subtracted',
    '*': 'multiplied',
    '/': 'divided',
    '//': 'divided',
    '%': 'divided',
    '**': 'raised to a power',
};
function mismatch(op, a, b) {
    if (a instanceof Undefined)
        return a.fault();
    if (b instanceof Undefined)
        return b.fault();
    const advice = op === '+' && (isText(a) || isText(b)) ? '; use ~ to join texts' : '';
    return typeFault(`${kindOf(a)} and ${kindOf(b)} cannot be ${VERBS[op]} (${op})${advice}`);
}
function plus(st, a, b) {
    if (isNum(a) && isNum(b))
        return add(a, b);
    if (isText(a) && isText(b)) {
        st.reserve(plainText(a).length + plainText(b).length);
        if (a instanceof Markup)
            return new Markup(a.text + (b instanceof Markup ? b.text : escapeHtml(plainText(b))));
        if (b instanceof Markup)
            return new Markup(escapeHtml(plainText(a)) + b.text);
        return plainText(a) + plainText(b);
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        st.charge(a.length + b.length);
        return own([...a, ...b]);
    }
    if (a instanceof Tuple && b instanceof Tuple) {
        st.charge(a.items.length + b.items.length);
        return new Tuple([...a.items, ...b.items]);
    }
    throw mismatch('+', a, b);
}
function repeatItems(st, items, times) {
    const count = Math.max(0, times);
    st.charge(items.length * count);
    return own(Array.from({ length: items.length * count }, (_, i) => items[i % items.length]));
}
function repeat(st, value, times) {
    const count = asIndex(times);
    if (count === undefined)
        return undefined;
    if (isText(value)) {
        const text = plainText(value);
        const wanted = Math.max(0, count);
        st.reserve(text.length * wanted);
        const repeated = text === '' ? '' : text.repeat(wanted);
        return value instanceof Markup ? new Markup(repeated) : repeated;
    }
    if (Array.isArray(value))
        return repeatItems(st, value, count);
    return value instanceof Tuple ? new Tuple(repeatItems(st, value.items, count)) : undefined;
}
function times(st, a, b) {
    if (isNum(a) && isNum(b))
        return multiply(a, b);
    const result = repeat(st, a, b) ?? repeat(st, b, a);
    if (result === undefined)
        throw mismatch('*', a, b);
    return result;
}
function numeric(op, compute) {
    return (_st, a, b) => {
        if (!isNum(a) || !isNum(b))
            throw mismatch(op, a, b);
        return compute(a, b);
    };
}
function percent(st, a, b) {
    if (!isText(a))
        return numeric('%', modulo)(st, a, b);
    const text = percentFormat(st, plainText(a), b);
    return a instanceof Markup ? new Markup(text) : text;
}
const BINARY = {
    '+': plus,
    '-': numeric('-', subtract),
    '*': times,
    '/': numeric('/', divide),
    '//': numeric('//', floorDivide),
    '%': percent,
    '**': numeric('**', power),
};
function minus(value) {
    if (value instanceof Undefined)
        throw value.fault();
    if (!isNum(value))
        throw typeFault(`${kindOf(value)} has no negative`);
    return negate(value);
}
function unaryPlus(value) {
    if (value instanceof Undefined)
        throw value.fault();
    if (!isNum(value))
        throw typeFault(`${kindOf(value)} is no number`);
    return typeof value === 'boolean' ? Number(value) : value;
}
function concatenate(st, parts) {
    let result = '';
    for (const part of parts) {
        const text = toText(st, part);
        st.reserve(result.length + text.length);
        result += text;
    }
    return result;
}
function truthy(value) {
    return !(value instanceof Undefined) && isTrue(value);
}

// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(7742);
;// CONCATENATED MODULE: ./build/expressions/functions.js



function methodTable(methods) {
    return new Map(Object.entries(methods).map(([signature, run]) => {
        const [name = '', inner = ''] = signature.replace(')', '').split('(');
        const params = inner.split(', ').filter((word) => word !== '');
        const required = params.filter((word) => !word.endsWith('?')).length;
        const names = inner === '*' ? undefined : params.map((word) => word.replace('?', ''));
        return [name, { params: names, required, run }];
    }));
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
function runMethod(st, what, method, target, args, kwargs) {
    st.charge(1);
    const { params, required, run } = method;
    if (params === undefined)
        return run(st, target, args, kwargs);
    return run(st, target, bindArgs(what, params, required, args, kwargs), undefined);
}
function applyFilter(st, name, value, args, kwargs) {
    const filter = st.library.filters.get(name);
    if (filter === undefined)
        throw valueFault(`there is no filter '${name}'${hint(name, st.library.filters.keys())}`);
    return derived(st, value, runMethod(st, `the filter ${name}`, filter, value, args, kwargs));
}
function applyTest(st, name, value, args, kwargs) {
    const test = st.library.tests.get(name);
    if (test === undefined)
        throw valueFault(`there is no test '${name}'${hint(name, st.library.tests.keys())}`);
    return isTrue(runMethod(st, `the test ${name}`, test, value, args, kwargs));
}
const MOST_TEXTS = 1000;
const listsOf = new WeakMap();
function derived(st, from, made) {
    const tell = made === from ? null : whoCares(st, from);
    if (tell !== null) {
        if (typeof made === 'object' && made !== null)
            listsOf.set(made, tell);
        for (const text of textsIn(made))
            tell(text);
    }
    return made;
}
function derivedFromLetters(st, from, items, before) {
    const tell = st.out.length > before ? whoCares(st, from) : null;
    if (tell !== null && items.every((item) => isText(item) && plainText(item).length <= 2))
        tell(st.out.slice(before));
}
function whoCares(st, from) {
    const ask = st.scope.derived;
    if (ask === undefined)
        return null;
    if (isText(from))
        return ask(plainText(from));
    return typeof from === 'object' && from !== null ? (listsOf.get(from) ?? null) : null;
}
function textsIn(made) {
    const texts = [];
    const left = [made];
    for (let value = left.pop(); value !== undefined && texts.length < MOST_TEXTS; value = left.pop()) {
        if (isText(value))
            texts.push(plainText(value));
        else if (typeof value === 'number' || typeof value === 'bigint')
            texts.push(String(value));
        else if (Array.isArray(value))
            left.push(...value.slice(0, MOST_TEXTS));
        else if (value instanceof Tuple)
            left.push(...value.items.slice(0, MOST_TEXTS));
    }
    return texts;
}

;// CONCATENATED MODULE: ./build/expressions/methods-text.js







const MAX_WIDTH = 16 * 1024 * 1024;
const SPACES = /[\s\x1c-\x1f\x85]+/u;
function fillOf(value) {
    if (value === undefined)
        return ' ';
    const fill = needText(value, 'the fill character');
    if (lengthOf(fill) !== 1)
        throw typeFault('the fill character must be one character');
    return fill;
}
function gap(st, text, width) {
    const missing = needInt(width, 'the width') - lengthOf(text);
    if (missing > 0)
        st.reserve(text.length + Math.min(missing, MAX_WIDTH * 2));
    return Math.max(0, missing);
}
function centered(st, text, width, fill) {
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
    const set = new Set(charsOf(needText(chars, 'the characters to strip')));
    const units = charsOf(text);
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
function limitOf(value) {
    const limit = value === undefined ? -1 : needInt(value, 'the number of splits');
    return limit < 0 ? Number.POSITIVE_INFINITY : limit;
}
function splitSpaces(text, limit) {
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
function reversed(text) {
    return charsOf(text).reverse().join('');
}
function splitBy(text, separator, limit) {
    if (separator === '')
        throw valueFault('the separator must not be empty');
    const parts = text.split(separator);
    if (parts.length - 1 <= limit)
        return parts;
    return [...parts.slice(0, limit), parts.slice(limit).join(separator)];
}
function split(st, text, [separator, limit]) {
    st.reserve(text.length);
    const most = limitOf(limit);
    const parts = separator === undefined || separator === null
        ? Number.isFinite(most)
            ? splitSpaces(text, most)
            : text.split(SPACES).filter((part) => part !== '')
        : splitBy(text, needText(separator, 'the separator'), most);
    st.charge(parts.length);
    return own(parts);
}
function rsplit(st, text, [separator, limit]) {
    const most = limitOf(limit);
    if (!Number.isFinite(most))
        return split(st, text, [separator, limit]);
    st.reserve(text.length * 4);
    const by = separator === undefined || separator === null ? undefined : reversed(needText(separator, 'the separator'));
    const parts = by === undefined ? splitSpaces(reversed(text), most) : splitBy(reversed(text), by, most);
    return own(parts.map(reversed).reverse());
}
function splitLines(st, text, [keep]) {
    st.reserve(text.length);
    const lines = text.match(/[^\n\r\v\f\x1c-\x1e\x85\u2028\u2029]*(?:\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029])|[\s\S]+$/g) ?? [];
    st.charge(lines.length);
    if (keep === true || keep === 1)
        return own([...lines]);
    return own(lines.map((line) => line.replace(/(?:\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029])$/, '')));
}
function replaceText(st, text, from, to, count) {
    const limit = count < 0 ? Number.POSITIVE_INFINITY : count;
    const found = from === '' ? lengthOf(text) + 1 : text.split(from).length - 1;
    const times = Math.min(found, limit);
    st.reserve(text.length + times * Math.max(0, to.length - from.length));
    if (times === 0)
        return text;
    if (from !== '') {
        if (times === found)
            return text.replaceAll(from, () => to);
        return splitBy(text, from, times).join(to);
    }
    const chars = charsOf(text);
    return chars.map((char, i) => (i < times ? to + char : char)).join('') + (times > chars.length ? to : '');
}
function zfill(st, text, width) {
    const zeros = '0'.repeat(gap(st, text, width));
    return /^[+-]/.test(text) ? text.slice(0, 1) + zeros + text.slice(1) : zeros + text;
}
function expandTabs(st, text, size) {
    const width = size === undefined ? 8 : needInt(size, 'the tab size');
    st.reserve(text.length + (text.split('\t').length - 1) * Math.max(0, width));
    let column = 0;
    let result = '';
    for (const char of text) {
        if (char === '\t') {
            const spaces = width <= 0 ? 0 : width - (column % width);
            result += ' '.repeat(spaces);
            column += spaces;
        }
        else {
            result += char;
            column = char === '\n' || char === '\r' ? 0 : column + 1;
        }
    }
    return result;
}
function title(text) {
    return text.replace(/\p{L}+/gu, (word) => {
        const [first = ''] = word;
        return titleChar(first) + word.slice(first.length).toLowerCase();
    });
}
function swapCase(text) {
    return charsOf(text)
        .map((char) => (char === char.toLowerCase() ? char.toUpperCase() : char.toLowerCase()))
        .join('');
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
function windowOf(text, from, to) {
    if ((from === undefined || from === null) && (to === undefined || to === null))
        return { text, start: 0 };
    const length = lengthOf(text);
    const clamp = (value, fallback) => {
        if (value === undefined || value === null)
            return fallback;
        const index = needInt(value, 'a position');
        return index < 0 ? Math.max(0, index + length) : index;
    };
    const start = clamp(from, 0);
    const stop = Math.min(clamp(to, length), length);
    if (start > length || start > stop)
        return undefined;
    return { text: sliceText(text, start, stop), start };
}
function find(text, [wanted, from, to], last) {
    const needle = needText(wanted, 'the text to find');
    const window = windowOf(text, from, to);
    if (window === undefined)
        return -1;
    const at = last ? window.text.lastIndexOf(needle) : window.text.indexOf(needle);
    return at < 0 ? -1 : lengthOf(window.text.slice(0, at)) + window.start;
}
function indexOf(text, args, last) {
    const at = find(text, args, last);
    if (at < 0)
        throw valueFault('the text is not found');
    return at;
}
function count(text, [wanted, from, to]) {
    const needle = needText(wanted, 'the text to count');
    const window = windowOf(text, from, to);
    if (window === undefined)
        return 0;
    return needle === '' ? charsOf(window.text).length + 1 : window.text.split(needle).length - 1;
}
function affix(text, [wanted, from, to], has) {
    const parts = wanted instanceof Tuple ? wanted.items : [wanted];
    const window = windowOf(text, from, to);
    return parts.some((part) => {
        if (!isText(part))
            throw typeFault(`a text can start or end with a text only, not ${kindOf(part)}`);
        return window !== undefined && has(window.text, needText(part, 'the text'));
    });
}
function isLower(text) {
    return /\p{Lowercase}/u.test(text) && !/[\p{Lu}\p{Lt}]/u.test(text);
}
function isUpper(text) {
    return /\p{Uppercase}/u.test(text) && !/[\p{Ll}\p{Lt}]/u.test(text);
}
function isTitle(text) {
    let cased = false;
    let previous = false;
    for (const char of text) {
        if (/[\p{Lu}\p{Lt}]/u.test(char)) {
            if (previous)
                return false;
            previous = true;
            cased = true;
        }
        else if (/\p{Lowercase}/u.test(char)) {
            if (!previous)
                return false;
            cased = true;
        }
        else {
            previous = false;
        }
    }
    return cased;
}
function matches(pattern) {
    return (_st, text) => pattern.test(text);
}
const TEXT_METHODS = methodTable({
    'upper()': (_st, text) => text.toUpperCase(),
    'lower()': (_st, text) => text.toLowerCase(),
    'casefold()': (_st, text) => text.toLowerCase().replaceAll('ß', 'ss'),
    'capitalize()': (_st, text) => capitalize(text),
    'title()': (_st, text) => title(text),
    'swapcase()': (_st, text) => swapCase(text),
    'strip(chars?)': (_st, text, [chars]) => stripText(text, chars),
    'lstrip(chars?)': (_st, text, [chars]) => strip(text, chars, true, false),
    'rstrip(chars?)': (_st, text, [chars]) => strip(text, chars, false, true),
    'split(sep?, maxsplit?)': split,
    'rsplit(sep?, maxsplit?)': rsplit,
    'splitlines(keepends?)': splitLines,
    'partition(sep)': (_st, text, [separator]) => partition(text, separator, false),
    'rpartition(sep)': (_st, text, [separator]) => partition(text, separator, true),
    'join(iterable)': (st, text, [values]) => st.join(data_elements(st, values).map((part) => needText(part, 'every element to join')), text),
    'replace(old, new, count?)': (st, text, [from, to, count]) => {
        const most = count === undefined ? -1 : needInt(count, 'the count');
        return replaceText(st, text, needText(from, 'the old text'), needText(to, 'the new text'), most);
    },
    'format(*)': strFormat,
    'format_map(mapping)': (st, text, [mapping]) => {
        if (!isMapping(mapping))
            throw typeFault('format_map() needs a mapping');
        return strFormat(st, text, [], new Map(entriesOf(mapping).map(([key, value]) => [String(key), value])));
    },
    'center(width, fillchar?)': (st, text, [width, fill]) => centered(st, text, width, fillOf(fill)),
    'ljust(width, fillchar?)': (st, text, [width, fill]) => text + fillOf(fill).repeat(gap(st, text, width)),
    'rjust(width, fillchar?)': (st, text, [width, fill]) => fillOf(fill).repeat(gap(st, text, width)) + text,
    'zfill(width)': (st, text, [width]) => zfill(st, text, width),
    'expandtabs(tabsize?)': (st, text, [size]) => expandTabs(st, text, size),
    'removeprefix(prefix)': (_st, text, [value]) => {
        const prefix = needText(value, 'the prefix');
        return text.startsWith(prefix) ? text.slice(prefix.length) : text;
    },
    'removesuffix(suffix)': (_st, text, [value]) => {
        const suffix = needText(value, 'the suffix');
        return text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text;
    },
    'find(sub, start?, end?)': (_st, text, args) => find(text, args, false),
    'rfind(sub, start?, end?)': (_st, text, args) => find(text, args, true),
    'index(sub, start?, end?)': (_st, text, args) => indexOf(text, args, false),
    'rindex(sub, start?, end?)': (_st, text, args) => indexOf(text, args, true),
    'count(sub, start?, end?)': (_st, text, args) => count(text, args),
    'startswith(prefix, start?, end?)': (_st, text, args) => affix(text, args, (whole, part) => whole.startsWith(part)),
    'endswith(suffix, start?, end?)': (_st, text, args) => affix(text, args, (whole, part) => whole.endsWith(part)),
    'isdigit()': matches(/^[\p{Nd}²³¹⁰⁴-⁹₀-₉①-⑨]+$/u),
    'isdecimal()': matches(/^\p{Nd}+$/u),
    'isnumeric()': matches(/^\p{N}+$/u),
    'isalpha()': matches(/^\p{L}+$/u),
    'isalnum()': matches(/^[\p{L}\p{N}]+$/u),
    'isspace()': matches(/^[\s\x1c-\x1f\x85]+$/u),
    'isascii()': matches(/^[\x00-\x7f]*$/),
    'isidentifier()': matches(/^[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*$/u),
    'isprintable()': matches(/^(?: |[^\p{C}\p{Z}])*$/u),
    'islower()': (_st, text) => isLower(text),
    'isupper()': (_st, text) => isUpper(text),
    'istitle()': (_st, text) => isTitle(text),
});

;// CONCATENATED MODULE: ./build/expressions/methods.js






function frozen(kind) {
    return typeFault(`a ${kind} of the workflow cannot be changed in a template; change a copy: {% set mine = x.copy() %}`);
}
function mine(list) {
    if (!isOwnedList(list))
        throw frozen('list');
    return list;
}
function mineMap(mapping) {
    if (!isOwnedMap(mapping))
        throw frozen('mapping');
    return mapping;
}
function methods_indexOf(st, list, value) {
    const at = list.findIndex((item) => equal(st, item, value));
    if (at < 0)
        throw valueFault('the value is not in the list');
    return at;
}
function countOf(st, list, value) {
    return list.filter((item) => equal(st, item, value)).length;
}
function place(index, length) {
    const at = needInt(index, 'the position');
    return at < 0 ? at + length : at;
}
function pop(list, index) {
    const at = index === undefined ? list.length - 1 : place(index, list.length);
    if (at < 0 || at >= list.length)
        throw valueFault('there is no element to pop');
    return list.splice(at, 1)[0];
}
function changing(change) {
    return (st, list, args) => {
        change(mine(list), args, st);
        return null;
    };
}
const LIST_METHODS = methodTable({
    'index(value)': (st, list, [value]) => methods_indexOf(st, list, value),
    'count(value)': (st, list, [value]) => countOf(st, list, value),
    'copy()': (st, list) => own([...data_elements(st, list)]),
    'append(value)': changing((list, [value]) => list.push(value)),
    'extend(values)': changing((list, [values], st) => {
        for (const value of [...data_elements(st, values)])
            list.push(value);
    }),
    'insert(index, value)': changing((list, [index, value]) => list.splice(Math.max(0, place(index, list.length)), 0, value)),
    'pop(index?)': (_st, list, [index]) => pop(mine(list), index),
    'remove(value)': changing((list, [value], st) => list.splice(methods_indexOf(st, list, value), 1)),
    'clear()': changing((list) => list.splice(0)),
    'reverse()': changing((list) => list.reverse()),
    'sort(reverse?)': changing((list, [reverse], st) => {
        const sorted = sortBy(st, list, (item) => item, reverse === true);
        sorted.forEach((item, at) => {
            list[at] = item;
        });
    }),
});
const TUPLE_METHODS = methodTable({
    'index(value)': (st, tuple, [value]) => methods_indexOf(st, tuple.items, value),
    'count(value)': (st, tuple, [value]) => countOf(st, tuple.items, value),
});
function pairsOf(st, source) {
    if (isMapping(source)) {
        st.charge(1);
        return entriesOf(source);
    }
    return data_elements(st, source).map((pair) => {
        const [key, value, ...more] = data_elements(st, pair);
        if (value === undefined || more.length > 0)
            throw valueFault('a mapping is made of pairs');
        return [key, value];
    });
}
function itemsView(st, mapping) {
    const entries = entriesOf(mapping);
    st.charge(entries.length);
    return new View('dict_items', entries.map((pair) => new Tuple(pair)));
}
function popKey(st, mapping, [key, fallback]) {
    const value = removeKey(st, mineMap(mapping), key);
    if (value !== undefined)
        return value;
    if (fallback === undefined)
        throw valueFault('the mapping has no such key');
    return fallback;
}
function popItem(mapping) {
    const target = mineMap(mapping);
    const last = [...target.entries()].at(-1);
    if (last === undefined)
        throw valueFault('the mapping is empty');
    target.delete(last[0]);
    return new Tuple(last);
}
function setDefault(st, mapping, [key, fallback = null]) {
    const found = getKey(st, mapping, key);
    if (found !== undefined)
        return found;
    setKey(st, mineMap(mapping), key, fallback);
    return fallback;
}
const MAPPING_METHODS = methodTable({
    'get(key, default?)': (st, map, [key, fallback = null]) => {
        const found = getKey(st, map, key);
        return found === undefined ? fallback : found;
    },
    'items()': itemsView,
    'keys()': (_st, map) => new View('dict_keys', keysOf(map)),
    'values()': (_st, map) => {
        const values = entriesOf(map).map(([, value]) => value);
        return new View('dict_values', values);
    },
    'copy()': (_st, map) => own(new Map(entriesOf(map))),
    'update(*)': (st, map, [source], kwargs) => {
        const target = mineMap(map);
        if (source !== undefined)
            for (const [key, value] of pairsOf(st, source))
                setKey(st, target, key, value);
        for (const [key, value] of kwargs ?? [])
            target.set(key, value);
        return null;
    },
    'pop(key, default?)': popKey,
    'popitem()': (_st, map) => popItem(map),
    'setdefault(key, default?)': setDefault,
    'clear()': (_st, map) => {
        mineMap(map).clear();
        return null;
    },
});
function bitLength(value) {
    if (!isInt(value))
        throw typeFault('a decimal number has no bit_length()');
    const big = toBig(value);
    return big === 0n ? 0 : (big < 0n ? -big : big).toString(2).length;
}
const NUMBER_METHODS = methodTable({
    'is_integer()': (_st, value) => isFloat(value) && Number.isInteger(toFloat(value)),
    'bit_length()': (_st, value) => bitLength(value),
});
function marked(value) {
    if (typeof value === 'string')
        return new Markup(value);
    if (Array.isArray(value))
        return own(value.map(marked));
    return value instanceof Tuple ? new Tuple(value.items.map(marked)) : value;
}
function pick(table, name, target, wrap = (value) => value) {
    const method = table.get(name);
    if (method === undefined)
        return undefined;
    return new Callable(name, (st, args, kwargs) => derived(st, target, wrap(runMethod(st, `${name}()`, method, target, args, kwargs))));
}
function findMethod(target, name) {
    if (typeof target === 'string')
        return pick(TEXT_METHODS, name, target);
    if (isText(target))
        return pick(TEXT_METHODS, name, plainText(target), marked);
    if (Array.isArray(target))
        return pick(LIST_METHODS, name, target);
    if (isMapping(target))
        return pick(MAPPING_METHODS, name, target);
    if (target instanceof Tuple)
        return pick(TUPLE_METHODS, name, target);
    if (isFloat(target) || isInt(target))
        return pick(NUMBER_METHODS, name, target);
    return undefined;
}
function methodNames(target) {
    if (isText(target))
        return [...TEXT_METHODS.keys()];
    if (Array.isArray(target))
        return [...LIST_METHODS.keys()];
    return [];
}

;// CONCATENATED MODULE: ./build/expressions/access.js






function missingMember(st, target, key, pos, label, why = null) {
    const name = isText(key) ? plainText(key) : undefined;
    const shown = name === undefined ? 'such element' : `field '${name}'`;
    const subject = label === undefined ? kindOf(target) : `'${label}'`;
    const isData = label === undefined || isMapping(target) || Array.isArray(target);
    const message = `${isData ? subject : `${subject} is ${kindOf(target)} and`} has no ${shown}`;
    const fields = () => {
        if (isMapping(target))
            return fieldNames(target);
        return target instanceof PyObject ? target.attributeNames() : methodNames(target);
    };
    st.charge(1);
    if (why !== null)
        return new Absent(`${message}: ${why}`, pos, undefined, fields);
    return new Undefined(message, pos, name, fields);
}
function memberOf(target, name) {
    if (target instanceof PyObject)
        return target.attribute(name);
    if (target instanceof GroupTuple && (name === 'grouper' || name === 'list'))
        return target[name];
    return findMethod(target, name);
}
function attributeOf(st, target, name) {
    if (target instanceof Absent)
        return target;
    if (target instanceof Undefined)
        throw target.fault();
    const own = isMapping(target) ? getKey(st, target, name) : undefined;
    return own === undefined ? memberOf(target, name) : own;
}
function itemOf(st, target, key) {
    const value = data_element(st, target, key);
    return value === undefined && isText(key) ? memberOf(target, plainText(key)) : value;
}
function attributeGetter(st, attribute, fallback) {
    const parts = attributePath(attribute);
    return (item) => {
        let value = item;
        for (const part of parts) {
            const found = itemOf(st, value, part);
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
    return plainText(attribute)
        .split('.')
        .map((part) => (/^\p{Nd}+$/u.test(part) ? (asIndex(Number(part)) ?? part) : part));
}
function bound(value) {
    if (value === null || value === undefined)
        return undefined;
    const index = asIndex(value);
    if (index !== undefined)
        return index;
    if (value instanceof Undefined)
        throw value.fault();
    throw typeFault(`the bounds of a slice must be integers, not ${kindOf(value)}`);
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
function sliceOf(st, target, from, to, by) {
    const pick = (items) => {
        st.charge(Math.floor(items.length / 16));
        const indices = sliceIndices(items.length, from, to, by);
        st.charge(indices.length);
        return indices.map((i) => items[i]);
    };
    if (Array.isArray(target))
        return own(pick(target));
    if (target instanceof Tuple)
        return new Tuple(pick(target.items));
    if (target instanceof Range) {
        const indices = sliceIndices(target.length, from, to, by);
        const step = target.step * (bound(by) ?? 1);
        const start = target.at(indices[0] ?? 0);
        return new Range(start, start + step * indices.length, step);
    }
    if (target instanceof Undefined)
        throw target.fault();
    if (!isText(target))
        throw typeFault(`${kindOf(target)} cannot be sliced`);
    const text = plainText(target);
    st.reserve(text.length);
    const isPlain = isSimple(text) && (bound(by) ?? 1) === 1;
    const result = isPlain ? text.slice(bound(from), bound(to)) : pick(charsOf(text)).join('');
    return target instanceof Markup ? new Markup(result) : result;
}

;// CONCATENATED MODULE: ./build/expressions/evaluate.js






function variableOf(st, name) {
    for (let frame = st.frame; frame !== undefined; frame = frame.parent) {
        const value = frame.vars.get(name);
        if (value !== undefined)
            return value;
    }
    return undefined;
}
function lookup(st, name, pos) {
    const variable = variableOf(st, name);
    if (variable !== undefined)
        return variable;
    const found = st.scope.lookup(name);
    if (found !== undefined && typeof found !== 'function' && typeof found !== 'symbol')
        return found;
    const builtin = st.library.globals.get(name);
    if (builtin !== undefined)
        return builtin;
    const { frame } = st;
    const why = st.scope.absent?.(name) ?? null;
    const names = () => {
        const known = new Set(st.scope.names());
        for (let at = frame; at !== undefined; at = at.parent) {
            for (const own of at.vars.keys())
                known.add(own);
        }
        return [...known];
    };
    if (why !== null)
        return new Absent(`'${name}' is undefined: ${why}`, pos, undefined, names);
    return new Undefined(`'${name}' is undefined`, pos, name, names);
}
function pathLabel(expr) {
    if (expr.type === 'name')
        return expr.name;
    if (expr.type !== 'attribute' && expr.type !== 'item')
        return undefined;
    const base = pathLabel(expr.target);
    if (base === undefined)
        return undefined;
    if (expr.type === 'attribute')
        return `${base}.${expr.name}`;
    const key = expr.index.type === 'const' ? expr.index.value : undefined;
    if (typeof key === 'string')
        return `${base}.${key}`;
    return typeof key === 'number' ? `${base}[${key}]` : undefined;
}
function missing(st, target, key, pos, holder) {
    const isOfScope = holder.type === 'name' && isText(key) && variableOf(st, holder.name) === undefined;
    const why = isOfScope ? st.scope.absent?.(holder.name, plainText(key)) : null;
    return missingMember(st, target, key, pos, pathLabel(holder), why ?? null);
}
function attribute(st, expr) {
    const target = evaluate(st, expr.target);
    st.pos = expr.namePos;
    const found = attributeOf(st, target, expr.name);
    return found === undefined ? missing(st, target, expr.name, expr.namePos, expr.target) : found;
}
function item(st, expr) {
    const target = evaluate(st, expr.target);
    const key = evaluate(st, expr.index);
    st.pos = expr.index.pos;
    const found = itemOf(st, target, key);
    return found === undefined ? missing(st, target, key, expr.index.pos, expr.target) : found;
}
function slice(st, expr) {
    const target = evaluate(st, expr.target);
    const [start, stop, step] = [expr.start, expr.stop, expr.step].map((bound) => bound && evaluate(st, bound));
    st.pos = expr.pos;
    return derived(st, target, sliceOf(st, target, start, stop, step));
}
function namedValues(st, value, into) {
    if (value instanceof Undefined)
        throw value.fault();
    if (!isMapping(value))
        throw typeFault(`after ** comes a mapping, not ${kindOf(value)}`);
    st.charge(1);
    for (const [key, named] of entriesOf(value)) {
        if (!isText(key))
            throw typeFault('the keys of a mapping after ** must be texts');
        if (into.has(plainText(key)))
            throw typeFault(`the argument '${plainText(key)}' is given twice`);
        into.set(plainText(key), named);
    }
}
function argumentsOf(st, args) {
    const values = args.positional.map((one) => evaluate(st, one));
    if (args.spread !== undefined)
        for (const one of data_elements(st, evaluate(st, args.spread)))
            values.push(one);
    const kwargs = new Map();
    for (const { name, value } of args.named) {
        if (kwargs.has(name))
            throw typeFault(`the argument '${name}' is given twice`);
        kwargs.set(name, evaluate(st, value));
    }
    if (args.spreadNamed !== undefined)
        namedValues(st, evaluate(st, args.spreadNamed), kwargs);
    return { args: values, kwargs };
}
function call(st, expr, caller) {
    const target = evaluate(st, expr.target);
    if (target instanceof Undefined)
        throw target.fault();
    st.pos = expr.pos;
    const { args, kwargs } = argumentsOf(st, expr.args);
    st.pos = expr.pos;
    st.charge(1);
    if (!(target instanceof Callable)) {
        const label = pathLabel(expr.target);
        throw typeFault(label === undefined ? `${kindOf(target)} is no function` : `'${label}' is ${kindOf(target)}, no function`);
    }
    if (caller !== undefined)
        kwargs.set('caller', caller);
    return target.invoke(st, args, kwargs);
}
function filter(st, expr, body) {
    const { target } = expr;
    const value = target === undefined ? body : target.type === 'filter' ? filter(st, target, body) : evaluate(st, target);
    const { args, kwargs } = argumentsOf(st, expr.args);
    st.pos = expr.pos;
    return applyFilter(st, expr.name, value, args, kwargs);
}
function test(st, expr) {
    const value = evaluate(st, expr.target);
    const { args, kwargs } = argumentsOf(st, expr.args);
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
    let left = evaluate(st, expr.first);
    for (const { op, operand, pos } of expr.rest) {
        const right = evaluate(st, operand);
        st.pos = pos;
        if (!COMPARE[op](st, left, right))
            return false;
        left = right;
    }
    return true;
}
function binary(st, expr) {
    const left = evaluate(st, expr.left);
    const right = evaluate(st, expr.right);
    st.pos = expr.pos;
    st.charge(1);
    return BINARY[expr.op](st, left, right);
}
function unary(st, expr) {
    const value = evaluate(st, expr.operand);
    st.pos = expr.pos;
    if (expr.type === 'not')
        return !isTrue(value);
    return expr.type === 'negative' ? minus(value) : unaryPlus(value);
}
function logic(st, expr) {
    const left = evaluate(st, expr.left);
    return isTrue(left) === (expr.type === 'or') ? left : evaluate(st, expr.right);
}
function choice(st, expr) {
    if (isTrue(evaluate(st, expr.test)))
        return evaluate(st, expr.then);
    if (expr.otherwise !== undefined)
        return evaluate(st, expr.otherwise);
    return new Nothing('an inline if without else gave nothing, because its condition does not hold', expr.pos);
}
function mapping(st, pairs) {
    st.charge(1 + pairs.length);
    const map = own(new Map());
    for (const [key, value] of pairs)
        setKey(st, map, evaluate(st, key), evaluate(st, value));
    return map;
}
function evaluate_all(st, items) {
    st.charge(1 + items.length);
    return items.map((one) => evaluate(st, one));
}
function evaluate(st, expr) {
    switch (expr.type) {
        case 'const':
            return expr.value;
        case 'name':
            return lookup(st, expr.name, expr.pos);
        case 'attribute':
            return attribute(st, expr);
        case 'item':
            return item(st, expr);
        case 'slice':
            return slice(st, expr);
        case 'list':
            return own(evaluate_all(st, expr.items));
        case 'tuple':
            return new Tuple(evaluate_all(st, expr.items));
        case 'mapping':
            return mapping(st, expr.pairs);
        case 'call':
            return call(st, expr);
        case 'filter':
            return filter(st, expr);
        case 'test':
            return test(st, expr);
        case 'not':
        case 'negative':
        case 'positive':
            return unary(st, expr);
        case 'binary':
            return binary(st, expr);
        case 'compare':
            return compare(st, expr);
        case 'and':
        case 'or':
            return logic(st, expr);
        case 'concat':
            return concatenate(st, evaluate_all(st, expr.parts));
        case 'choice':
            return choice(st, expr);
    }
}

;// CONCATENATED MODULE: ./build/expressions/files.js

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
            return inFile(found, linked(parse(found.text, opener([...chain, name])), found));
        }
        catch (error) {
            throw error instanceof Fault ? placed(error, found, 0) : error;
        }
    };
    return opener([]);
}
function missingFile(name, pos) {
    return syntaxFault(`there is no file ${JSON.stringify(name.slice(0, 200))} beside the template`, pos);
}
function placed(fault, { file, text }, pos) {
    if (fault.place !== undefined)
        return fault;
    const place = { file, source: text, pos: fault.pos ?? pos };
    return new Fault(fault.reason, fault.message, fault.pos, fault.fields, place);
}
function inFile(from, body) {
    return [{ type: 'inFile', from, body, pos: 0 }];
}
function linked(body, from) {
    return body.map((stmt) => {
        if (stmt.type === 'macro')
            return { ...stmt, macro: { ...stmt.macro, body: inFile(from, stmt.macro.body) } };
        if (stmt.type === 'block')
            return { ...stmt, body: inFile(from, stmt.body) };
        return stmt.type === 'layout'
            ? { ...stmt, blocks: stmt.blocks.map((one) => ({ ...one, body: inFile(from, one.body) })) }
            : stmt;
    });
}

;// CONCATENATED MODULE: ./build/expressions/execute.js








function execute(st, body) {
    for (const stmt of body)
        statement(st, stmt);
}
function statement(st, stmt) {
    switch (stmt.type) {
        case 'text':
            st.write(stmt.text);
            break;
        case 'print': {
            const value = evaluate(st, stmt.value);
            st.pos = stmt.value.pos;
            st.write(toText(st, value));
            break;
        }
        case 'if':
            execute(st, stmt.branches.find(({ test }) => isTrue(evaluate(st, test)))?.body ?? stmt.otherwise);
            break;
        case 'for':
            loop(st, stmt, evaluate(st, stmt.source), 0, st.frame);
            break;
        case 'set':
            execute_assign(st, stmt.target, evaluate(st, stmt.value));
            break;
        case 'setBlock': {
            const text = blockText(st, stmt.body);
            execute_assign(st, stmt.target, stmt.filter === undefined ? text : filter(st, stmt.filter, text));
            break;
        }
        case 'with': {
            const values = stmt.bindings.map(({ value }) => evaluate(st, value));
            st.within(new Frame(st.frame), () => {
                stmt.bindings.forEach(({ target }, i) => {
                    execute_assign(st, target, values[i]);
                });
                execute(st, stmt.body);
            });
            break;
        }
        case 'macro':
            st.frame.vars.set(stmt.macro.name, new MacroCallable(stmt.macro, st.frame));
            break;
        case 'callBlock':
            st.write(toText(st, call(st, stmt.call, new MacroCallable(stmt.caller, st.frame))));
            break;
        case 'filterBlock':
            st.write(toText(st, filter(st, stmt.filter, blockText(st, stmt.body))));
            break;
        case 'include': {
            const body = linkedBody(st, stmt.linked);
            apart(st, new Frame(st.frame), () => execute(st, body));
            break;
        }
        case 'import':
            importFile(st, stmt);
            break;
        case 'block':
            execute_block(st, stmt.name, [...(st.blocks.get(stmt.name) ?? []), stmt.body]);
            break;
        case 'layout':
            layout(st, stmt);
            break;
        case 'inFile':
            execute_inFile(st, stmt);
            break;
        case 'extends':
            break;
    }
}
function blockText(st, body) {
    return st.capture(() => st.within(new Frame(st.frame), () => execute(st, body)));
}
function execute_assign(st, target, value) {
    const { pos } = target;
    if (target.type === 'name') {
        st.frame.vars.set(target.name, value);
    }
    else if (target.type === 'member') {
        const space = lookup(st, target.name, pos);
        st.pos = pos;
        if (space instanceof Undefined)
            throw space.fault();
        if (!(space instanceof Namespace))
            throw typeFault(`only fields of a namespace() can be set, and '${target.name}' is ${kindOf(space)}`);
        space.vars.set(target.member, value);
    }
    else {
        st.pos = pos;
        const { items } = target;
        const values = data_elements(st, value);
        if (values.length !== items.length)
            throw valueFault(`${values.length} values cannot be put into ${items.length} names`);
        items.forEach((one, i) => {
            execute_assign(st, one, values[i]);
        });
    }
}
function chosen(st, stmt, items) {
    const { filter: condition } = stmt;
    if (condition === undefined)
        return [...items];
    return items.filter((item) => {
        let holds = false;
        st.within(new Frame(st.frame), () => {
            execute_assign(st, stmt.target, item);
            holds = isTrue(evaluate(st, condition));
        });
        return holds;
    });
}
function loop(st, stmt, value, depth, home) {
    st.pos = stmt.source.pos;
    const items = chosen(st, stmt, data_elements(st, value));
    if (items.length === 0) {
        st.within(new Frame(home), () => execute(st, stmt.otherwise));
        return;
    }
    const again = (state, inner) => state.capture(() => state.nested(() => state.within(home, () => loop(state, stmt, inner, depth + 1, home))));
    const before = st.out.length;
    const variable = new Loop(items, depth, stmt.recursive ? again : undefined);
    items.forEach((item, i) => {
        st.charge(1);
        variable.at = i;
        const frame = new Frame(home);
        frame.vars.set('loop', variable);
        st.within(frame, () => {
            execute_assign(st, stmt.target, item);
            execute(st, stmt.body);
        });
    });
    derivedFromLetters(st, value, items, before);
}
class Loop extends Callable {
    items;
    depth0;
    typeName = 'loop';
    at = 0;
    lastChecked;
    constructor(items, depth0, again) {
        super('loop', (st, args) => {
            if (again === undefined)
                throw typeFault('loop() can be called in a loop marked as recursive only');
            return again(st, args[0]);
        });
        this.items = items;
        this.depth0 = depth0;
    }
    fields = {
        index: () => this.at + 1,
        index0: () => this.at,
        revindex: () => this.items.length - this.at,
        revindex0: () => this.items.length - this.at - 1,
        first: () => this.at === 0,
        last: () => this.at === this.items.length - 1,
        length: () => this.items.length,
        depth: () => this.depth0 + 1,
        depth0: () => this.depth0,
        previtem: () => this.item(this.at - 1, 'the first round of a loop has no previous item'),
        nextitem: () => this.item(this.at + 1, 'the last round of a loop has no next item'),
        cycle: () => new Callable('cycle', (_st, values) => this.cycle(values)),
        changed: () => new Callable('changed', (st, values) => this.changed(st, values)),
    };
    attribute(name) {
        return Object.hasOwn(this.fields, name) ? this.fields[name]?.() : undefined;
    }
    attributeNames() {
        return Object.keys(this.fields);
    }
    item(at, otherwise) {
        return at >= 0 && at < this.items.length ? this.items[at] : new Undefined(otherwise, undefined);
    }
    cycle(values) {
        if (values.length === 0)
            throw typeFault('loop.cycle() needs at least one value');
        return values[this.at % values.length];
    }
    changed(st, values) {
        const before = this.lastChecked;
        this.lastChecked = values;
        return (before === undefined || before.length !== values.length || !values.every((one, i) => equal(st, one, before[i])));
    }
}
class MacroCallable extends Callable {
    macro;
    typeName = 'macro';
    constructor(macro, home) {
        super(macro.name, (st, args, kwargs) => {
            const frame = new Frame(home);
            this.fill(frame, args, kwargs);
            return st.capture(() => st.nested(() => st.within(frame, () => this.run(st, frame))));
        });
        this.macro = macro;
    }
    run(st, frame) {
        const { name, params, body, pos } = this.macro;
        for (const { name: param, fallback } of params) {
            if (frame.vars.has(param))
                continue;
            const absent = new Undefined(`the argument '${param}' of macro '${name}' was not given`, pos);
            frame.vars.set(param, fallback === undefined ? absent : evaluate(st, fallback));
        }
        execute(st, body);
    }
    fill(frame, args, kwargs) {
        const { name: macro, params, uses } = this.macro;
        const rest = new Map(kwargs);
        params.forEach(({ name }, i) => {
            const given = args[i];
            const named = rest.get(name);
            if (given !== undefined && named !== undefined)
                throw typeFault(`macro '${macro}' got '${name}' twice`);
            rest.delete(name);
            const value = given === undefined ? named : given;
            if (value !== undefined)
                frame.vars.set(name, value);
        });
        if (uses.caller && !params.some(({ name }) => name === 'caller')) {
            const absent = new Undefined('the macro was not called by a call block', undefined);
            frame.vars.set('caller', rest.get('caller') ?? absent);
            rest.delete('caller');
        }
        const [unknown] = rest.keys();
        if (uses.kwargs)
            frame.vars.set('kwargs', own(new Map(rest)));
        else if (unknown === 'caller')
            throw typeFault(`macro '${macro}' does not use caller(), so a call block has no effect`);
        else if (unknown !== undefined) {
            const names = params.map(({ name }) => name);
            throw typeFault(`macro '${macro}' has no argument '${unknown}'${hint(unknown, names)}`);
        }
        const more = args.slice(params.length);
        if (uses.varargs)
            frame.vars.set('varargs', new Tuple(more));
        else if (more.length > 0)
            throw typeFault(`macro '${macro}' takes at most ${params.length} arguments`);
    }
    attribute(name) {
        const { name: own, params, uses } = this.macro;
        const fields = new Map([
            ['name', own],
            ['arguments', new Tuple(params.map((param) => param.name))],
            ['catch_varargs', uses.varargs],
            ['catch_kwargs', uses.kwargs],
            ['caller', uses.caller],
        ]);
        return fields.get(name);
    }
}
function linkedBody(st, linked) {
    if (!('open' in linked))
        return linked;
    const { name, open, optional } = linked;
    const names = fileNames(st, evaluate(st, name));
    for (const one of names) {
        const found = open(one, name.pos);
        if (found !== null)
            return found;
    }
    if (!optional)
        throw missingFile(names.join(', '), name.pos);
    return [];
}
function fileNames(st, value) {
    const items = Array.isArray(value) || value instanceof Tuple ? data_elements(st, value) : [value];
    return items.map((item) => {
        if (item instanceof Undefined)
            return toText(st, item);
        if (!isText(item))
            throw typeFault(`the name of a file must be a text, not ${kindOf(item)}`);
        return plainText(item);
    });
}
function apart(st, frame, body) {
    const { blocks } = st;
    st.blocks = new Map();
    st.nested(() => st.within(frame, body));
    st.blocks = blocks;
}
function importFile(st, { linked, imported }) {
    const body = linkedBody(st, linked);
    const frame = new Frame(undefined);
    st.capture(() => apart(st, frame, () => execute(st, body)));
    const exported = new Map([...frame.vars].filter(([name]) => !name.startsWith('_')));
    if ('as' in imported) {
        st.frame.vars.set(imported.as, new Namespace(exported));
        return;
    }
    for (const { name, as } of imported.names) {
        if (!exported.has(name))
            throw valueFault(`the imported file has no '${name}'`);
        st.frame.vars.set(as, exported.get(name));
    }
}
function execute_block(st, name, [body, ...above]) {
    if (body === undefined)
        throw typeFault(`the block '${name}' has no block above it: super() has nothing to give`);
    const frame = new Frame(st.frame);
    frame.vars.set('super', new Callable('super', (inner) => inner.capture(() => execute_block(inner, name, above))));
    st.nested(() => st.within(frame, () => execute(st, body)));
}
function layout(st, { blocks, parent }) {
    const all = new Map(st.blocks);
    for (const { name, body } of blocks)
        all.set(name, [...(all.get(name) ?? []), body]);
    st.blocks = all;
    execute(st, linkedBody(st, parent));
}
function execute_inFile(st, { from, body }) {
    const before = st.pos;
    try {
        execute(st, body);
    }
    catch (error) {
        throw error instanceof Fault ? placed(error, from, st.pos) : error;
    }
    st.pos = before;
}

;// CONCATENATED MODULE: ./build/expressions/lexer.js



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
const FLOAT = /(?:\d+_)*\d+(?:(?:\.(?:\d+_)*\d+)?[eE][+-]?(?:\d+_)*\d+|\.(?:\d+_)*\d+)/y;
const INTEGER = /0[bB](?:_?[01])+|0[oO](?:_?[0-7])+|0[xX](?:_?[0-9a-fA-F])+|[1-9](?:_?\d)*|0(?:_?0)*/y;
const NAME = /[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*/uy;
const TEXT = /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/y;
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
        return this.ended();
    }
    expression() {
        this.inside(undefined, 'end');
        return this.ended();
    }
    ended() {
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
        const float = this.source[pos - 1] === '.' ? undefined : this.match(FLOAT);
        if (float !== undefined)
            return ['number', float, makeFloat(Number(float.replaceAll('_', '')))];
        const integer = this.match(INTEGER);
        if (integer !== undefined) {
            if (integer.length > MAX_INTEGER_DIGITS)
                throw syntaxFault('a number has too many digits', pos);
            return ['number', integer, normalizeInt(BigInt(integer.replaceAll('_', '')))];
        }
        const operator = this.match(OPERATOR);
        if (operator === undefined)
            throw this.unexpected(pos);
        this.balance(operator, open, pos);
        return ['operator', operator];
    }
    balance(operator, open, pos) {
        if (operator === '(' || operator === '[' || operator === '{')
            open.push(operator);
        const opening = CLOSES[operator];
        if (opening === undefined)
            return;
        const last = open.pop();
        if (last === undefined)
            throw syntaxFault(`'${operator}' closes nothing`, pos);
        if (last !== opening)
            throw syntaxFault(`'${operator}' does not close '${last}'`, pos);
    }
    unexpected(pos) {
        const char = String.fromCodePoint(this.source.codePointAt(pos) ?? 0);
        if (char === '"' || char === "'")
            return syntaxFault('a quoted text is not closed', pos);
        return syntaxFault(`the character '${char}' has no meaning here`, pos);
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
    nested(parse) {
        this.nesting += 1;
        if (this.nesting > MAX_NESTING)
            throw syntaxFault('the template nests too deeply', this.current.pos);
        const result = parse();
        this.nesting -= 1;
        return result;
    }
}

;// CONCATENATED MODULE: ./build/expressions/filters-lists.js









function isOn(argument) {
    return argument !== undefined && isTrue(argument);
}
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
    if (isText(value)) {
        const text = charsOf(plainText(value)).reverse().join('');
        return value instanceof Markup ? new Markup(text) : text;
    }
    return new Iter([...data_elements(st, value)].reverse());
}
function last(st, value) {
    if (value instanceof Iter)
        throw typeFault(`${kindOf(value)} has no last element`);
    const items = data_elements(st, value);
    return items.length === 0 ? empty(st, 'last') : items.at(-1);
}
function first(st, value) {
    const found = value instanceof Iter ? value.takeFirst() : data_elements(st, value)[0];
    return found === undefined ? empty(st, 'first') : found;
}
function casing(sensitive) {
    if (isOn(sensitive))
        return (value) => value;
    return (value) => (isText(value) ? plainText(value).toLowerCase() : value);
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
function numberKey(value) {
    return isInt(value) ? (typeof value === 'bigint' ? value : Number(value)) : toFloat(value);
}
function unique(st, value, [sensitive, attribute]) {
    const fold = casing(sensitive);
    const get = attributeGetter(st, attribute);
    const plain = new Set();
    const other = [];
    const unique = data_elements(st, value).filter((item) => {
        const key = fold(get(item));
        if (key instanceof Undefined)
            throw key.fault();
        if (Array.isArray(key) || isMapping(key))
            throw typeFault(`${kindOf(key)} cannot be compared for uniqueness`);
        const simple = isNum(key) ? numberKey(key) : key;
        if (!(key instanceof Tuple)) {
            if (plain.has(simple))
                return false;
            plain.add(simple);
            return true;
        }
        if (other.some((seen) => equal(st, seen, key)))
            return false;
        other.push(key);
        return true;
    });
    return new Iter(unique);
}
function groupBy(st, value, [attribute, fallback, sensitive]) {
    const fold = casing(sensitive);
    const get = attributeGetter(st, attribute, fallback);
    const groups = [];
    for (const item of sortBy(st, data_elements(st, value), (one) => fold(get(one)), false)) {
        const key = fold(get(item));
        const current = groups.at(-1);
        if (current !== undefined && equal(st, current.key, key))
            current.items.push(item);
        else
            groups.push({ key, name: get(item), items: [item] });
    }
    return own(groups.map(({ name, items }) => new GroupTuple(name, own(items))));
}
function batch(st, value, [size, fill]) {
    const count = needInt(size, 'the size of a batch');
    const groups = [];
    let current = own([]);
    for (const item of data_elements(st, value)) {
        if (current.length === count) {
            groups.push(current);
            current = own([]);
        }
        current.push(item);
    }
    if (current.length === 0)
        return new Iter(groups);
    if (fill !== undefined && fill !== null) {
        st.charge(Math.max(0, count - current.length));
        while (current.length < count)
            current.push(fill);
    }
    return new Iter([...groups, current]);
}
function filters_lists_slice(st, value, [parts, fill]) {
    const count = needInt(parts, 'the number of slices');
    const items = data_elements(st, value);
    if (count === 0)
        throw valueFault('the number of slices cannot be zero');
    st.charge(Math.max(0, count));
    const size = Math.floor(items.length / count);
    const extra = items.length % count;
    const slices = [];
    let start = 0;
    for (let i = 0; i < count; i += 1) {
        const end = start + size + (i < extra ? 1 : 0);
        const part = own(items.slice(start, end));
        if (fill !== undefined && fill !== null && i >= extra)
            part.push(fill);
        slices.push(part);
        start = end;
    }
    return new Iter(slices);
}
function dictSort(st, value, [sensitive, by, reversed]) {
    if (!isMapping(value)) {
        if (value instanceof Undefined)
            throw value.fault();
        throw typeFault(`dictsort needs a mapping, not ${kindOf(value)}`);
    }
    if (by !== undefined && by !== 'key' && by !== 'value')
        throw valueFault("dictsort sorts by 'key' or 'value' only");
    const at = by === 'value' ? 1 : 0;
    const fold = casing(sensitive);
    const pairs = entriesOf(value).map((pair) => new Tuple(pair));
    const keyOf = (pair) => fold(pair instanceof Tuple ? pair.items[at] : pair);
    return own(sortBy(st, pairs, keyOf, isOn(reversed)));
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
        return new Iter(someElements(st, value).map(attributeGetter(st, attribute, kwargs?.get('default'))));
    }
    if (args.length === 0)
        throw typeFault('the filter map needs the name of a filter, or attribute=');
    const name = needText(args[0], 'the name of a filter');
    return new Iter(someElements(st, value).map((item) => applyFilter(st, name, item, args.slice(1), kwargs)));
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
        return new Iter(someElements(st, value).filter((item) => holds(item) === wanted));
    };
}
function sum(st, value, [attribute, start]) {
    const get = attributeGetter(st, attribute);
    if (start !== undefined && isText(start))
        throw typeFault('texts cannot be summed; use the filter join');
    let total = start === undefined ? 0 : start;
    for (const item of data_elements(st, value))
        total = BINARY['+'](st, total, get(item));
    return total;
}
function itemPairs(st, value) {
    if (value instanceof Undefined)
        return new Iter([]);
    if (!isMapping(value))
        throw typeFault(`items needs a mapping, not ${kindOf(value)}`);
    const pairs = entriesOf(value).map((pair) => new Tuple(pair));
    st.charge(pairs.length);
    return new Iter(pairs);
}
function sort(st, value, [reversed, sensitive, attribute]) {
    const fold = casing(sensitive);
    const paths = isText(attribute) ? plainText(attribute).split(',') : [attribute];
    const getters = paths.map((path) => attributeGetter(st, path));
    return own(sortBy(st, data_elements(st, value), (item) => getters.map((get) => fold(get(item))), isOn(reversed)));
}
const LIST_FILTERS = methodTable({
    'batch(linecount, fill_with?)': batch,
    'count()': (_st, value) => lengthOfValue(value),
    'length()': (_st, value) => lengthOfValue(value),
    'dictsort(case_sensitive?, by?, reverse?)': dictSort,
    'first()': first,
    'last()': last,
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

;// CONCATENATED MODULE: ./build/expressions/filters-text.js










const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
function textual(change) {
    return (st, value) => {
        const text = change(toText(st, value));
        return value instanceof Markup ? new Markup(text) : text;
    };
}
function titleCase(text) {
    return text
        .split(/([-\s({[<]+)/u)
        .filter((part) => part !== '')
        .map((part) => {
        const [first = ''] = part;
        return first.toUpperCase() + part.slice(first.length).toLowerCase();
    })
        .join('');
}
function linesOf(text) {
    const lines = text.split(LINE_END);
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}
function indent(st, value, [width, first, blank]) {
    const text = needText(value, 'the value to indent');
    const by = isText(width) ? needText(width, 'the indent') : ' '.repeat(columns(width));
    const lines = linesOf(`${text}\n`);
    st.reserve(text.length + lines.length * by.length);
    const all = blank !== undefined && isTrue(blank);
    const shifted = lines.map((line, i) => (i > 0 && (all || line !== '') ? by + line : line));
    return (first !== undefined && isTrue(first) ? by : '') + shifted.join('\n');
}
function columns(width) {
    const count = width === undefined ? 4 : needInt(width, 'the width');
    if (count > 10_000)
        throw valueFault('the indent is too wide');
    return Math.max(0, count);
}
function truncate(st, value, args) {
    const [length, killWords, ending, slack] = args;
    const end = ending === undefined ? '...' : needText(ending, 'the end');
    const most = length === undefined ? 255 : needInt(length, 'the length');
    const leeway = slack === undefined || slack === null ? 5 : needInt(slack, 'the leeway');
    if (most < lengthOf(end))
        throw valueFault('the length is shorter than the end mark');
    if (leeway < 0)
        throw valueFault('the leeway must not be negative');
    if (lengthOfValue(value) <= most + leeway)
        return value;
    const text = needText(value, 'the value to truncate');
    st.reserve(text.length);
    const chars = charsOf(text);
    const shown = chars.slice(0, most - lengthOf(end)).join('');
    if (killWords !== undefined && isTrue(killWords))
        return shown + end;
    const space = shown.lastIndexOf(' ');
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
    const pairs = isMapping(value) ? entriesOf(value) : pairsOf(st, value);
    return pairs.map(([key, item]) => `${quoteUrl(st, key, true)}=${quoteUrl(st, item, true)}`).join('&');
}
function attributes(st, value, [space]) {
    if (!isMapping(value))
        throw typeFault(`xmlattr needs a mapping, not ${kindOf(value)}`);
    const parts = [];
    for (const [key, item] of entriesOf(value)) {
        if (item === null || item instanceof Undefined)
            continue;
        const name = toText(st, key);
        if (/[\s/>=]/.test(name))
            throw valueFault(`'${name}' cannot be the name of an attribute`);
        const text = item instanceof Markup ? item.text : escapeHtml(toText(st, item));
        parts.push(`${escapeHtml(name)}="${text}"`);
    }
    const joined = parts.join(' ');
    return joined !== '' && (space === undefined || isTrue(space)) ? ` ${joined}` : joined;
}
function replace(st, value, [from, to, count]) {
    const most = count === undefined || count === null ? -1 : needInt(count, 'the count');
    return replaceText(st, toText(st, value), toText(st, from), toText(st, to), most);
}
function wordWrap(st, value, args) {
    const [width, breakLong, mark, hyphens] = args;
    const text = needText(value, 'the value to wrap');
    st.reserve(text.length * 2);
    return wrapText(st, linesOf(text), {
        width: width === undefined ? 79 : needInt(width, 'the width'),
        breakLongWords: breakLong === undefined || isTrue(breakLong),
        breakOnHyphens: hyphens === undefined || isTrue(hyphens),
        newline: mark === undefined || mark === null ? '\n' : needText(mark, 'the wrap string'),
    });
}
function isWebAddress(text) {
    return /^(?:https?:\/\/(?:[\p{L}\p{N}_-]+\.)*[\p{L}\p{N}_-]*|(?:www\.)?(?:[\p{L}\p{N}_-]+\.)+(?:com|net|int|edu|gov|org|info|mil))(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(text);
}
function hasHost(text) {
    return /^https?:\/\/[\p{L}\p{N}_-]/iu.test(text);
}
function isMailAddress(text) {
    return /^\S+@[\p{L}\p{N}_][\p{L}\p{N}_.-]*\.[\p{L}\p{N}_]+$/u.test(text);
}
const filters_text_NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
function unescapeHtml(text) {
    return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w{2,8}));/g, (all, decimal, hex, name) => {
        if (typeof name === 'string')
            return filters_text_NAMED[name] ?? all;
        const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    });
}
function cutBetween(text, open, close) {
    const left = [];
    let from = 0;
    for (;;) {
        const start = text.indexOf(open, from);
        const end = start < 0 ? -1 : text.indexOf(close, start);
        if (end < 0)
            break;
        left.push(text.slice(from, start));
        from = end + close.length;
    }
    return left.join('') + text.slice(from);
}
function stripTags(st, html) {
    st.reserve(html.length);
    const bare = cutBetween(cutBetween(html, '<!--', '-->'), '<', '>');
    return unescapeHtml(bare.split(/\s+/).filter(Boolean).join(' '));
}
function filters_text_split(word) {
    const head = /^(?:[(<]|&lt;)+/.exec(word)?.[0] ?? '';
    let end = word.length;
    while (end > head.length) {
        if (word.endsWith('&gt;', end))
            end -= 4;
        else if (/[)>.,\n]/.test(word.charAt(end - 1)))
            end -= 1;
        else
            break;
    }
    let middle = word.slice(head.length, Math.max(end, head.length));
    let tail = word.slice(head.length + middle.length);
    for (const [open, close] of [
        ['(', ')'],
        ['<', '>'],
        ['&lt;', '&gt;'],
    ]) {
        const opened = middle.split(open).length - 1;
        if (opened <= middle.split(close).length - 1)
            continue;
        for (let i = Math.min(opened, tail.split(close).length - 1); i > 0; i -= 1) {
            const cut = tail.indexOf(close) + close.length;
            middle += tail.slice(0, cut);
            tail = tail.slice(cut);
        }
    }
    return { head, middle, tail };
}
function shorten(text, limit) {
    const chars = charsOf(text);
    return limit === undefined || chars.length <= limit ? text : `${chars.slice(0, limit).join('')}...`;
}
function filters_text_linked(middle, link) {
    if (isWebAddress(middle) && (hasHost(middle) || !/^https?:/i.test(middle))) {
        const href = /^https?:\/\//.test(middle) ? middle : `https://${middle}`;
        return `<a href="${href}"${link.attributes}>${shorten(middle, link.limit)}</a>`;
    }
    if (middle.startsWith('mailto:') && isMailAddress(middle.slice(7)))
        return `<a href="${middle}">${middle.slice(7)}</a>`;
    const address = middle.includes('@') && !/^(?:www\.|@)/.test(middle) && !middle.includes(':');
    if (address && isMailAddress(middle))
        return `<a href="mailto:${middle}">${middle}</a>`;
    const scheme = link.schemes.find((one) => middle !== one && middle.startsWith(one));
    return scheme === undefined ? middle : `<a href="${middle}"${link.attributes}>${middle}</a>`;
}
function urlize(st, value, args) {
    const [limit, nofollow, target, rel, schemes] = args;
    const text = value instanceof Markup ? value.text : escapeHtml(toText(st, value));
    st.reserve(text.length * 3);
    const rels = new Set(rel === undefined || rel === null ? [] : needText(rel, 'rel').split(/\s+/).filter(Boolean));
    if (nofollow !== undefined && isTrue(nofollow))
        rels.add('nofollow');
    rels.add('noopener');
    const targetText = target === undefined || target === null ? '' : ` target="${escapeHtml(needText(target, 'target'))}"`;
    const link = {
        limit: limit === undefined || limit === null ? undefined : needInt(limit, 'the limit'),
        attributes: ` rel="${escapeHtml([...rels].sort().join(' '))}"${targetText}`,
        schemes: schemes === undefined || schemes === null ? [] : data_elements(st, schemes).map((one) => needText(one, 'a scheme')),
    };
    return text
        .split(/(\s+)/)
        .map((word) => {
        const { head, middle, tail } = filters_text_split(word);
        return head + filters_text_linked(middle, link) + tail;
    })
        .join('');
}
const TEXT_FILTERS = methodTable({
    'capitalize()': textual(capitalize),
    'lower()': textual((text) => text.toLowerCase()),
    'upper()': textual((text) => text.toUpperCase()),
    'title()': textual(titleCase),
    'center(width?)': (st, value, [width = 80]) => centered(st, toText(st, value), width, ' '),
    'format(*)': (st, value, args, kwargs) => {
        const named = kwargs !== undefined && kwargs.size > 0;
        if (named && args.length > 0)
            throw typeFault('the filter format takes either names or positions, not both');
        return percentFormat(st, toText(st, value), named ? new Map(kwargs) : new Tuple(args));
    },
    'indent(width?, first?, blank?)': indent,
    'replace(old, new, count?)': replace,
    'striptags()': (st, value) => stripTags(st, toText(st, value)),
    'trim(chars?)': (st, value, [chars]) => textual((text) => stripText(text, chars))(st, value, [], undefined),
    'truncate(length?, killwords?, end?, leeway?)': truncate,
    'urlencode()': urlEncode,
    'urlize(trim_url_limit?, nofollow?, target?, rel?, extra_schemes?)': urlize,
    'wordcount()': (st, value) => toText(st, value).match(/[\p{L}\p{N}\p{M}_]+/gu)?.length ?? 0,
    'wordwrap(width?, break_long_words?, wrapstring?, break_on_hyphens?)': wordWrap,
    'xmlattr(autospace?)': attributes,
});

;// CONCATENATED MODULE: ./build/expressions/filters-values.js









const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
function parseInteger(text, base) {
    const found = /^([+-]?)(0[xX]|0[oO]|0[bB])?([0-9a-zA-Z]+(?:_[0-9a-zA-Z]+)*)$/.exec(text.trim());
    if (found === null || text.length > 4_300 || base === 1 || base < 0 || base > DIGITS.length)
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
    if (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(trimmed))
        return Number(trimmed);
    const special = /^([+-]?)(inf|infinity|nan)$/i.exec(trimmed);
    if (special === null)
        return undefined;
    if (special[2]?.toLowerCase() === 'nan')
        return Number.NaN;
    return special[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}
function truncated(value) {
    if (isInt(value))
        return typeof value === 'bigint' ? value : Number(value);
    const float = toFloat(value);
    return Number.isFinite(float) ? normalizeInt(BigInt(Math.trunc(float))) : undefined;
}
function toInteger(value, fallback, base) {
    if (value instanceof Undefined)
        throw value.fault();
    if (isNum(value))
        return truncated(value) ?? fallback;
    if (!isText(value))
        return fallback;
    const whole = parseInteger(plainText(value), base === undefined ? 10 : needInt(base, 'the base'));
    if (whole !== undefined)
        return whole;
    const float = parseFloatText(plainText(value));
    return (float === undefined ? undefined : truncated(makeFloat(float))) ?? fallback;
}
function toDecimal(value, fallback) {
    if (value instanceof Undefined)
        throw value.fault();
    if (isNum(value))
        return makeFloat(toFloat(value));
    const float = isText(value) ? parseFloatText(plainText(value)) : undefined;
    return float === undefined ? fallback : makeFloat(float);
}
function needNumber(value, what) {
    if (value instanceof Undefined)
        throw value.fault();
    if (!isNum(value))
        throw typeFault(`${what} needs a number, not ${kindOf(value)}`);
    return value;
}
function round(value, precision, how) {
    const number = needNumber(value, 'round');
    const decimals = precision === undefined ? 0 : needInt(precision, 'the precision');
    if (Math.abs(decimals) > 400)
        throw valueFault('the precision is out of range');
    if (how === undefined || how === 'common') {
        if (!isInt(number))
            return makeFloat(roundTo(toFloat(number), decimals));
        if (decimals >= 0)
            return typeof number === 'boolean' ? Number(number) : number;
        const unit = 10n ** BigInt(-decimals);
        const rest = ((toBig(number) % unit) + unit) % unit;
        const down = toBig(number) - rest;
        const up = rest * 2n > unit || (rest * 2n === unit && (down / unit) % 2n !== 0n);
        return normalizeInt(up ? down + unit : down);
    }
    if (how !== 'ceil' && how !== 'floor')
        throw valueFault("round knows 'common', 'ceil' and 'floor' only");
    const scale = 10 ** decimals;
    const scaled = toFloat(number) * scale;
    return makeFloat(((how === 'ceil' ? Math.ceil(scaled) : Math.floor(scaled)) + 0) / scale);
}
function absolute(value) {
    const number = needNumber(value, 'abs');
    const negative = isInt(number) ? toBig(number) < 0n : toFloat(number) < 0;
    if (negative || Object.is(toFloat(number), -0))
        return negate(number);
    return typeof number === 'boolean' ? Number(number) : number;
}
function fileSize(value, binary) {
    const float = toDecimal(value, undefined);
    if (float === undefined || !isNum(float))
        throw valueFault('filesizeformat needs a number');
    const bytes = toFloat(float);
    const two = binary !== undefined && isTrue(binary);
    const base = two ? 1024 : 1000;
    if (bytes === 1)
        return '1 Byte';
    if (bytes < base)
        return `${Math.trunc(bytes)} Bytes`;
    const letters = ['k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y'];
    const index = letters.findIndex((_, i) => bytes < base ** (i + 2));
    const at = index < 0 ? letters.length - 1 : index;
    const letter = two ? letters[at]?.toUpperCase() : letters[at];
    return `${fixedText((base * bytes) / base ** (at + 2), 1)} ${letter}${two ? 'iB' : 'B'}`;
}
function orDefault(_st, value, [fallback, falsy]) {
    const absent = value instanceof Undefined || value === null || value === undefined;
    if (absent || (falsy !== undefined && isTrue(falsy) && !isTrue(value)))
        return fallback ?? '';
    return value;
}
function indentOf(value, fallback) {
    if (value === undefined)
        return fallback;
    if (value === null)
        return undefined;
    const indent = needInt(value, 'the indent');
    if (indent > 100)
        throw valueFault('the indent is too wide');
    return Math.max(0, indent);
}
function filters_values_attribute(st, value, [name]) {
    const key = needText(name, 'the name');
    if (isMapping(value)) {
        return new Undefined(`the filter attr finds no fields of a mapping; write x['${key}']`, st.pos);
    }
    const found = attributeOf(st, value, key);
    return found === undefined ? missingMember(st, value, key, st.pos) : found;
}
function escaped(st, value) {
    return value instanceof Markup ? value : new Markup(escapeHtml(toText(st, value)));
}
const VALUE_FILTERS = methodTable({
    'abs()': (_st, value) => absolute(value),
    'attr(name)': filters_values_attribute,
    'default(default_value?, boolean?)': orDefault,
    'd(default_value?, boolean?)': orDefault,
    'escape()': escaped,
    'e()': escaped,
    'forceescape()': (st, value) => new Markup(escapeHtml(toText(st, value))),
    'safe()': (st, value) => new Markup(toText(st, value)),
    'filesizeformat(binary?)': (_st, value, [binary]) => fileSize(value, binary),
    'float(default?)': (_st, value, [fallback = makeFloat(0)]) => toDecimal(value, fallback),
    'int(default?, base?)': (_st, value, [fallback = 0, base]) => toInteger(value, fallback, base),
    'round(precision?, method?)': (_st, value, [precision, how]) => round(value, precision, how),
    'string()': (st, value) => (value instanceof Markup ? value : toText(st, value)),
    'pprint()': prettyPrint,
    'tojson(indent?)': (st, value, [indent]) => new Markup(htmlSafeJson(st, value, indentOf(indent, undefined))),
    'json(indent?)': (st, value, [indent]) => writeJson(st, value, { indent: indentOf(indent, 2), sortKeys: false, lenient: true }),
});

;// CONCATENATED MODULE: ./build/expressions/library.js











function leaves(value, divisor, rest) {
    if (value instanceof Undefined)
        throw value.fault();
    if (!isNum(value) || !isNum(divisor))
        throw typeFault(`${kindOf(isNum(value) ? divisor : value)} cannot be divided`);
    return compareNumbers(modulo(value, divisor), rest) === 0;
}
function isIterable(st, value) {
    if (value instanceof Iter || value instanceof Range || value instanceof View)
        return true;
    if (isText(value) || value instanceof Tuple || isMapping(value))
        return true;
    return elementsOrUndefined(st, value) !== undefined;
}
function isSequence(value) {
    if (value instanceof Undefined || value instanceof Iter || value instanceof View)
        return false;
    try {
        return lengthOfValue(value) >= 0;
    }
    catch {
        return false;
    }
}
function ordered(holds) {
    return (st, value, [other]) => holds(order(st, value, other));
}
const eq = (st, value, [other]) => equal(st, value, other);
const ne = (st, value, [other]) => !equal(st, value, other);
const [lt, le] = [ordered((sign) => sign < 0), ordered((sign) => sign <= 0)];
const [gt, ge] = [ordered((sign) => sign > 0), ordered((sign) => sign >= 0)];
const TESTS = methodTable({
    'boolean()': (_st, value) => typeof value === 'boolean',
    'callable()': (_st, value) => value instanceof Callable || value instanceof Undefined,
    'defined()': (_st, value) => !(value instanceof Undefined),
    'undefined()': (_st, value) => value instanceof Undefined,
    'divisibleby(num)': (_st, value, [divisor]) => leaves(value, divisor, 0),
    'even()': (_st, value) => leaves(value, 2, 0),
    'odd()': (_st, value) => leaves(value, 2, 1),
    'escaped()': (_st, value) => value instanceof Markup,
    'false()': (_st, value) => value === false,
    'true()': (_st, value) => value === true,
    'none()': (_st, value) => value === null,
    'filter()': (st, value) => isText(value) && st.library.filters.has(plainText(value)),
    'test()': (st, value) => isText(value) && st.library.tests.has(plainText(value)),
    'float()': (_st, value) => isFloat(value),
    'integer()': (_st, value) => isInt(value) && typeof value !== 'boolean',
    'number()': (_st, value) => isNum(value),
    'in(seq)': (st, value, [container]) => contains(st, container, value),
    'iterable()': isIterable,
    'sequence()': (_st, value) => isSequence(value),
    'mapping()': (_st, value) => isMapping(value),
    'string()': (_st, value) => isText(value),
    'lower()': (st, value) => isLower(toText(st, value)),
    'upper()': (st, value) => isUpper(toText(st, value)),
    'sameas(other)': (_st, value, [other]) => !(isFloat(value) && isFloat(other)) && Object.is(value, other),
    'eq(other)': eq,
    'equalto(other)': eq,
    '==(other)': eq,
    'ne(other)': ne,
    '!=(other)': ne,
    'lt(other)': lt,
    'lessthan(other)': lt,
    '<(other)': lt,
    'le(other)': le,
    '<=(other)': le,
    'gt(other)': gt,
    'greaterthan(other)': gt,
    '>(other)': gt,
    'ge(other)': ge,
    '>=(other)': ge,
});
const MAX_RANGE = 1_000_000;
function range(_st, args, kwargs) {
    if (kwargs !== undefined && kwargs.size > 0)
        throw typeFault('range() takes no named arguments');
    if (args.length < 1 || args.length > 3)
        throw typeFault('range() takes one to three arguments');
    const numbers = args.map((arg) => needInt(arg, 'an argument of range()'));
    const [first = 0, second, step = 1] = numbers;
    if (step === 0)
        throw valueFault('the step of range() cannot be zero');
    const result = second === undefined ? new Range(0, first, 1) : new Range(first, second, step);
    if (result.length > MAX_RANGE)
        throw budgetFault(`a range cannot have more than ${MAX_RANGE} elements`);
    return result;
}
function makeMap(st, args, kwargs) {
    if (args.length > 1)
        throw typeFault('dict() takes at most one argument');
    const map = own(new Map());
    if (args.length === 1)
        for (const [key, value] of pairsOf(st, args[0]))
            setKey(st, map, key, value);
    for (const [key, value] of kwargs ?? [])
        map.set(key, value);
    return map;
}
function namespace(st, args, kwargs) {
    const vars = new Map();
    for (const [key, value] of makeMap(st, args, kwargs))
        vars.set(String(key), value);
    return new Namespace(vars);
}
class Cycler extends PyObject {
    items;
    typeName = 'cycler';
    at = 0;
    constructor(items) {
        super();
        this.items = items;
    }
    attribute(name) {
        if (name === 'current')
            return this.items[this.at];
        if (name === 'reset') {
            return new Callable('reset', () => {
                this.at = 0;
                return null;
            });
        }
        if (name !== 'next')
            return undefined;
        return new Callable('next', () => {
            const item = this.items[this.at];
            this.at = (this.at + 1) % this.items.length;
            return item;
        });
    }
    attributeNames() {
        return ['current', 'next', 'reset'];
    }
}
function cycler(_st, args, kwargs) {
    if (kwargs !== undefined && kwargs.size > 0)
        throw typeFault('cycler() takes no named arguments');
    if (args.length === 0)
        throw valueFault('cycler() needs at least one value');
    return new Cycler(args);
}
function joiner(_st, args, kwargs) {
    const [separator = ', '] = bindArgs('joiner()', ['sep'], 0, args, kwargs);
    let used = false;
    return new Callable('joiner', () => {
        if (used)
            return separator;
        used = true;
        return '';
    });
}
function callable(name, invoke) {
    return [name, new Callable(name, invoke)];
}
const GLOBALS = new Map([
    callable('range', range),
    callable('dict', makeMap),
    callable('namespace', namespace),
    callable('cycler', cycler),
    callable('joiner', joiner),
]);
function single(name, compute) {
    return callable(name, (st, args, kwargs) => compute(st, bindArgs(`${name}()`, ['value'], 1, args, kwargs)[0]));
}
function converted(value, source) {
    if (value === undefined)
        throw valueFault(`${kindOf(source)} is not a number here`);
    return value;
}
const CONDITION_GLOBALS = new Map([
    ...GLOBALS,
    single('len', (_st, value) => lengthOfValue(value)),
    single('str', (st, value) => toText(st, value)),
    single('int', (_st, value) => converted(toInteger(value, undefined, undefined), value)),
    single('float', (_st, value) => converted(toDecimal(value, undefined), value)),
]);
const FILTERS = new Map([...LIST_FILTERS, ...TEXT_FILTERS, ...VALUE_FILTERS]);
const LIBRARY = { filters: FILTERS, tests: TESTS, globals: GLOBALS };
const CONDITION_LIBRARY = { ...LIBRARY, globals: CONDITION_GLOBALS };

;// CONCATENATED MODULE: ./build/expressions/ast.js
function argExpressions(args) {
    const values = [...args.positional, ...args.named.map((one) => one.value), args.spread, args.spreadNamed];
    return values.filter((value) => value !== undefined);
}

;// CONCATENATED MODULE: ./build/expressions/parse-expression.js



const parse_expression_MAX_DEPTH = 1_000;
const CONSTANTS = new Map([
    ['true', true],
    ['True', true],
    ['false', false],
    ['False', false],
    ['none', null],
    ['None', null],
]);
const NO_ARGS = { positional: [], named: [], spread: undefined, spreadNamed: undefined };
const COMPARISONS = ['==', '!=', '<', '<=', '>', '>='];
const FACTORS = ['*', '/', '//', '%'];
const SUMS = ['+', '-'];
class ExpressionParser {
    tokens;
    library;
    bare;
    constructor(tokens, library, bare) {
        this.tokens = tokens;
        this.library = library;
        this.bare = bare;
    }
    names = new Set();
    at(pos, ...children) {
        let depth = 0;
        for (const child of children)
            if (child !== undefined && child.depth > depth)
                depth = child.depth;
        if (depth >= parse_expression_MAX_DEPTH)
            throw syntaxFault('an expression is too long', pos);
        return { pos, depth: depth + 1 };
    }
    tuple(options = {}) {
        const start = this.tokens.current.pos;
        const items = [];
        let isTuple = false;
        for (;;) {
            if (items.length > 0)
                this.tokens.expect(',');
            if (this.atTupleEnd(options.stop))
                break;
            items.push(options.choice === false ? this.tokens.nested(() => this.or()) : this.expression());
            if (!this.tokens.is(','))
                break;
            isTuple = true;
        }
        const [only] = items;
        if (!isTuple && only !== undefined)
            return only;
        if (!isTuple && options.empty !== true)
            throw this.tokens.unexpected('an expression');
        return { ...this.at(start, ...items), type: 'tuple', items };
    }
    atTupleEnd(stop) {
        const { type } = this.tokens.current;
        if (type === 'printEnd' || type === 'blockEnd' || this.tokens.is(')'))
            return true;
        return stop !== undefined && this.tokens.is(stop);
    }
    expression() {
        return this.tokens.nested(() => this.choice());
    }
    choice() {
        let then = this.or();
        while (this.tokens.skip('if')) {
            const test = this.or();
            const otherwise = this.tokens.skip('else') ? this.expression() : undefined;
            then = { ...this.at(then.pos, then, test, otherwise), type: 'choice', test, then, otherwise };
        }
        return then;
    }
    or() {
        let left = this.and();
        while (this.tokens.skip('or')) {
            const right = this.and();
            left = { ...this.at(left.pos, left, right), type: 'or', left, right };
        }
        return left;
    }
    and() {
        let left = this.not();
        while (this.tokens.skip('and')) {
            const right = this.not();
            left = { ...this.at(left.pos, left, right), type: 'and', left, right };
        }
        return left;
    }
    not() {
        if (!this.tokens.is('not'))
            return this.comparison();
        const { pos } = this.tokens.next();
        const operand = this.tokens.nested(() => this.not());
        return { ...this.at(pos, operand), type: 'not', operand };
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
        return { ...this.at(first.pos, first, ...rest.map((one) => one.operand)), type: 'compare', first, rest };
    }
    comparisonOperator() {
        const token = this.tokens.current;
        if (token.type === 'operator') {
            const op = COMPARISONS.find((one) => one === token.text);
            if (op !== undefined)
                this.tokens.next();
            return op;
        }
        if (this.tokens.skip('in'))
            return 'in';
        if (this.tokens.is('not') && this.tokens.is('in', this.tokens.peek(1))) {
            this.tokens.next();
            this.tokens.next();
            return 'not in';
        }
        return undefined;
    }
    chain(operators, operand) {
        let left = operand();
        for (;;) {
            const token = this.tokens.current;
            const op = token.type === 'operator' ? operators.find((one) => one === token.text) : undefined;
            if (op === undefined)
                return left;
            this.tokens.next();
            const right = operand();
            left = { ...this.at(token.pos, left, right), type: 'binary', op, left, right };
        }
    }
    sum() {
        return this.chain(SUMS, () => this.concat());
    }
    concat() {
        const first = this.chain(FACTORS, () => this.power());
        if (!this.tokens.is('~'))
            return first;
        const parts = [first];
        while (this.tokens.skip('~'))
            parts.push(this.chain(FACTORS, () => this.power()));
        return { ...this.at(first.pos, ...parts), type: 'concat', parts };
    }
    power() {
        let left = this.unary(true);
        while (this.tokens.is('**')) {
            const { pos } = this.tokens.next();
            const right = this.unary(true);
            left = { ...this.at(pos, left, right), type: 'binary', op: '**', left, right };
        }
        return left;
    }
    unary(withFilter) {
        const token = this.tokens.current;
        let node;
        if (this.tokens.skip('-')) {
            const operand = this.tokens.nested(() => this.unary(false));
            node = { ...this.at(token.pos, operand), type: 'negative', operand };
        }
        else if (this.tokens.skip('+')) {
            const operand = this.tokens.nested(() => this.unary(false));
            node = { ...this.at(token.pos, operand), type: 'positive', operand };
        }
        else {
            node = this.primary();
        }
        node = this.postfix(node);
        return withFilter ? this.filtersAndTests(node) : node;
    }
    primary() {
        const token = this.tokens.current;
        if (token.type === 'name') {
            this.tokens.next();
            const value = CONSTANTS.get(token.text);
            if (value !== undefined)
                return { pos: token.pos, depth: 1, type: 'const', value };
            this.names.add(token.text);
            return { pos: token.pos, depth: 1, type: 'name', name: token.text };
        }
        if (token.type === 'number') {
            this.tokens.next();
            return { pos: token.pos, depth: 1, type: 'const', value: token.value };
        }
        if (token.type === 'text') {
            let value = '';
            while (this.tokens.current.type === 'text')
                value += String(this.tokens.next().value);
            return { pos: token.pos, depth: 1, type: 'const', value };
        }
        if (this.tokens.skip('(')) {
            const inner = this.tuple({ empty: true });
            this.tokens.expect(')');
            return inner;
        }
        if (this.tokens.is('['))
            return this.list();
        if (this.tokens.is('{'))
            return this.mapping();
        throw this.tokens.unexpected('an expression');
    }
    separated(close, element) {
        for (let first = true; !this.tokens.is(close); first = false) {
            if (!first)
                this.tokens.expect(',');
            if (!this.tokens.is(close))
                element();
        }
        this.tokens.expect(close);
    }
    list() {
        const { pos } = this.tokens.expect('[');
        const items = [];
        this.separated(']', () => items.push(this.expression()));
        return { ...this.at(pos, ...items), type: 'list', items };
    }
    mapping() {
        const { pos } = this.tokens.expect('{');
        const pairs = [];
        this.separated('}', () => {
            const key = this.expression();
            this.tokens.expect(':');
            pairs.push([key, this.expression()]);
        });
        return { ...this.at(pos, ...pairs.flat()), type: 'mapping', pairs };
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
        return { ...this.at(target.pos, target, ...argExpressions(args)), type: 'call', target, args };
    }
    subscript(target) {
        if (this.tokens.skip('.')) {
            const token = this.tokens.next();
            if (token.type === 'name') {
                const { text: name, pos: namePos } = token;
                return { ...this.at(target.pos, target), type: 'attribute', target, name, namePos };
            }
            if (token.type !== 'number' || !isInt(token.value))
                throw syntaxFault(`expected a name or a number after '.'`, token.pos);
            const index = { pos: token.pos, depth: 1, type: 'const', value: token.value };
            return { ...this.at(target.pos, target), type: 'item', target, index };
        }
        const { pos } = this.tokens.expect('[');
        if (this.tokens.is(']'))
            throw this.tokens.unexpected('an index');
        const node = this.tokens.nested(() => this.subscribed(target, pos));
        this.tokens.expect(']');
        return node;
    }
    subscribed(target, pos) {
        const start = this.tokens.is(':') ? undefined : this.expression();
        if (!this.tokens.skip(':')) {
            if (start === undefined)
                throw this.tokens.unexpected('an index');
            if (!this.tokens.is(','))
                return { ...this.at(target.pos, target, start), type: 'item', target, index: start };
            const items = [start];
            while (this.tokens.skip(','))
                items.push(this.expression());
            const index = { ...this.at(pos, ...items), type: 'tuple', items };
            return { ...this.at(target.pos, target, index), type: 'item', target, index };
        }
        const stop = this.sliceBound();
        const step = this.tokens.skip(':') ? this.sliceBound() : undefined;
        return { ...this.at(target.pos, target, start, stop, step), type: 'slice', target, start, stop, step };
    }
    sliceBound() {
        return this.tokens.is(':') || this.tokens.is(']') ? undefined : this.expression();
    }
    args() {
        const { pos } = this.tokens.expect('(');
        const positional = [];
        const named = [];
        let spread;
        let spreadNamed;
        const ensure = (fine) => {
            if (!fine)
                throw syntaxFault('the arguments of a call are out of order', pos);
        };
        this.separated(')', () => {
            if (this.tokens.skip('*')) {
                ensure(spread === undefined && spreadNamed === undefined);
                spread = this.expression();
            }
            else if (this.tokens.skip('**')) {
                ensure(spreadNamed === undefined);
                spreadNamed = this.expression();
            }
            else if (this.tokens.current.type === 'name' && this.tokens.is('=', this.tokens.peek(1))) {
                ensure(spreadNamed === undefined);
                const name = this.tokens.next().text;
                this.tokens.next();
                named.push({ name, value: this.expression() });
            }
            else {
                ensure(spread === undefined && spreadNamed === undefined && named.length === 0);
                positional.push(this.expression());
            }
        });
        return { positional, named, spread, spreadNamed };
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
        const token = this.tokens.expectType('name');
        const name = this.dotted(token.text);
        if (!this.library.filters.has(name)) {
            const reason = name === 'random' ? ': a workflow must do the same thing every time' : hint(name, this.library.filters.keys());
            throw syntaxFault(`there is no filter '${name}'${reason}`, token.pos);
        }
        const args = this.tokens.is('(') ? this.args() : NO_ARGS;
        return { ...this.at(token.pos, target, ...argExpressions(args)), type: 'filter', target, name, args };
    }
    dotted(first) {
        let name = first;
        while (this.tokens.skip('.'))
            name += `.${this.tokens.expectType('name').text}`;
        return name;
    }
    test(target) {
        const negated = this.tokens.skip('not');
        const token = this.tokens.expectType('name');
        const name = this.bare && CONSTANTS.has(token.text) ? token.text.toLowerCase() : this.dotted(token.text);
        if (!this.library.tests.has(name)) {
            throw syntaxFault(`there is no test '${name}'${hint(name, this.library.tests.keys())}`, token.pos);
        }
        const args = this.testArgs();
        const test = { ...this.at(token.pos, target, ...argExpressions(args)), type: 'test', target, name, args };
        return negated ? { ...this.at(token.pos, test), type: 'not', operand: test } : test;
    }
    testArgs() {
        if (this.tokens.is('('))
            return this.args();
        const { type, text, pos } = this.tokens.current;
        const literal = type === 'text' || type === 'number' || this.tokens.is('[') || this.tokens.is('{');
        const name = type === 'name' && text !== 'else' && text !== 'or' && text !== 'and';
        if (!literal && !name)
            return NO_ARGS;
        if (name && text === 'is')
            throw syntaxFault("tests with 'is' cannot be chained", pos);
        if (name && (text === 'if' || text === 'in' || text === 'not' || text === 'recursive'))
            return NO_ARGS;
        const value = this.postfix(this.primary());
        return { ...NO_ARGS, positional: [value] };
    }
}

;// CONCATENATED MODULE: ./build/expressions/parse-template.js




const STATEMENTS = ['if', 'for', 'set', 'with', 'macro', 'call', 'filter', 'raw', 'print'];
const REFUSED = new Map([
    ['include', 'a template cannot include other files; only one that came from a file (!file) can'],
    ['import', 'a template cannot import other files; only one that came from a file (!file) can'],
    ['from', 'a template cannot import other files; only one that came from a file (!file) can'],
    ['extends', 'a template cannot extend another file; only one that came from a file (!file) can'],
    ['block', 'a template has no blocks for inheritance; only one that came from a file (!file) can'],
    ['do', 'there is no statement do; use {% set _ = ... %}'],
    ['break', 'there is no statement break; use a filter on the loop: {% for x in xs if ... %}'],
    ['continue', 'there is no statement continue; use a filter on the loop: {% for x in xs if ... %}'],
    ['autoescape', 'there is no statement autoescape; use the filter escape where it is needed'],
]);
const DEFINES = new Set(['set', 'setBlock', 'macro', 'import']);
class TemplateParser extends ExpressionParser {
    open;
    blocks = [];
    constructor(stream, library, open) {
        super(stream, library, false);
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
                statements.push(...this.statement(opener, endings));
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
        return this.tokens.nested(() => this.body(endings, opener));
    }
    closed(ending, opener) {
        return this.block([ending], opener).statements;
    }
    statement(opener, endings) {
        const token = this.tokens.next();
        if (token.type !== 'name')
            throw syntaxFault('expected the name of a statement after {%', token.pos);
        const statements = this.known(token);
        if (statements === undefined)
            throw this.unknown(token, opener, endings);
        this.tokens.expectType('blockEnd');
        return statements;
    }
    known(token) {
        switch (token.text) {
            case 'if':
                return [this.ifStatement(token)];
            case 'for':
                return [this.forStatement(token)];
            case 'set':
                return [this.setStatement(token)];
            case 'with':
                return [this.withStatement(token)];
            case 'macro':
                return [this.macroStatement(token)];
            case 'call':
                return [this.callStatement(token)];
            case 'filter':
                return [
                    { type: 'filterBlock', filter: this.filterChain(), body: this.closed('endfilter', token), pos: token.pos },
                ];
            case 'print':
                return this.printStatement(token);
            default:
                return this.open === undefined ? undefined : this.fileStatement(token, this.open);
        }
    }
    fileStatement(token, open) {
        switch (token.text) {
            case 'include': {
                const name = this.expression();
                const optional = this.tokens.skip('ignore');
                if (optional)
                    this.tokens.expect('missing');
                this.context();
                return [{ type: 'include', linked: parse_template_link(name, open, optional), pos: token.pos }];
            }
            case 'import': {
                const linked = parse_template_link(this.expression(), open);
                this.tokens.expect('as');
                const { text } = this.tokens.expectType('name');
                this.context();
                return [{ type: 'import', linked, imported: { as: text }, pos: token.pos }];
            }
            case 'from': {
                const linked = parse_template_link(this.expression(), open);
                this.tokens.expect('import');
                return [{ type: 'import', linked, imported: { names: this.importedNames() }, pos: token.pos }];
            }
            case 'extends':
                return [{ type: 'extends', linked: parse_template_link(this.expression(), open), pos: token.pos }];
            case 'block': {
                const { text: name } = this.tokens.expectType('name');
                this.tokens.skip('scoped');
                this.tokens.skip('required');
                const body = this.closed('endblock', token);
                this.tokens.skip(name);
                const block = { type: 'block', name, body, pos: token.pos };
                this.blocks.push(block);
                return [block];
            }
            default:
                return undefined;
        }
    }
    importedNames() {
        const names = [];
        for (;;) {
            const { text: name } = this.tokens.expectType('name');
            const as = this.tokens.skip('as') ? this.tokens.expectType('name').text : name;
            names.push({ name, as });
            if (!this.tokens.skip(','))
                break;
            if (this.tokens.current.type === 'blockEnd')
                break;
        }
        this.context();
        return names;
    }
    context() {
        if (this.tokens.skip('with') || this.tokens.skip('without'))
            this.tokens.expect('context');
    }
    unknown(token, opener, endings) {
        const reason = REFUSED.get(token.text);
        if (reason !== undefined)
            return syntaxFault(reason, token.pos);
        if (opener !== undefined && (token.text.startsWith('end') || token.text === 'else' || token.text === 'elif')) {
            const wanted = endings.map((one) => `{% ${one} %}`).join(' or ');
            return syntaxFault(`{% ${token.text} %} does not fit here; {% ${opener.text} %} expects ${wanted}`, token.pos);
        }
        if (token.text.startsWith('end'))
            return syntaxFault(`{% ${token.text} %} closes nothing`, token.pos);
        return syntaxFault(`there is no statement '${token.text}'${hint(token.text, STATEMENTS)}`, token.pos);
    }
    ifStatement(opener) {
        const branches = [];
        for (;;) {
            const test = this.tuple({ choice: false });
            const { statements, ending } = this.block(['elif', 'else', 'endif'], opener);
            branches.push({ test, body: statements });
            if (ending === 'elif')
                continue;
            const otherwise = ending === 'else' ? this.closed('endif', opener) : [];
            return { type: 'if', branches, otherwise, pos: opener.pos };
        }
    }
    forStatement(opener) {
        const target = this.target('in', false);
        this.tokens.expect('in');
        const source = this.tuple({ choice: false, stop: 'recursive' });
        const filter = this.tokens.skip('if') ? this.expression() : undefined;
        const recursive = this.tokens.skip('recursive');
        const { statements, ending } = this.block(['endfor', 'else'], opener);
        const otherwise = ending === 'else' ? this.closed('endfor', opener) : [];
        return { type: 'for', target, source, filter, recursive, body: statements, otherwise, pos: opener.pos };
    }
    setStatement(opener) {
        const target = this.target(undefined, true);
        if (this.tokens.skip('='))
            return { type: 'set', target, value: this.tuple(), pos: opener.pos };
        const filter = this.tokens.skip('|') ? this.filterChain() : undefined;
        return { type: 'setBlock', target, filter, body: this.closed('endset', opener), pos: opener.pos };
    }
    withStatement(opener) {
        const bindings = [];
        while (this.tokens.current.type !== 'blockEnd') {
            if (bindings.length > 0)
                this.tokens.expect(',');
            const target = this.target(undefined, false);
            this.tokens.expect('=');
            bindings.push({ target, value: this.expression() });
        }
        return { type: 'with', bindings, body: this.closed('endwith', opener), pos: opener.pos };
    }
    macroStatement(opener) {
        const { text: name } = this.tokens.expectType('name');
        return { type: 'macro', macro: this.macro(name, this.params(), 'endmacro', opener), pos: opener.pos };
    }
    callStatement(opener) {
        const params = this.tokens.is('(') ? this.params() : [];
        const call = this.expression();
        if (call.type !== 'call')
            throw syntaxFault('{% call %} needs the call of a macro', call.pos);
        return { type: 'callBlock', call, caller: this.macro('caller', params, 'endcall', opener), pos: opener.pos };
    }
    macro(name, params, ending, opener) {
        const outer = this.names;
        this.names = new Set();
        const body = this.closed(ending, opener);
        const { names } = this;
        this.names = new Set([...outer, ...names]);
        const uses = { varargs: names.has('varargs'), kwargs: names.has('kwargs'), caller: names.has('caller') };
        return { name, params, body, pos: opener.pos, uses };
    }
    printStatement(opener) {
        const statements = [];
        while (this.tokens.current.type !== 'blockEnd') {
            if (statements.length > 0)
                this.tokens.expect(',');
            statements.push({ type: 'print', value: this.expression(), pos: opener.pos });
        }
        return statements;
    }
    params() {
        this.tokens.expect('(');
        const params = [];
        while (!this.tokens.is(')')) {
            if (params.length > 0)
                this.tokens.expect(',');
            const { text: name, pos } = this.tokens.expectType('name');
            const fallback = this.tokens.skip('=') ? this.expression() : undefined;
            if (name === 'caller' && fallback === undefined)
                throw syntaxFault("a parameter 'caller' needs a default", pos);
            if (fallback === undefined && params.at(-1)?.fallback !== undefined) {
                throw syntaxFault('a parameter without a default follows one with a default', pos);
            }
            params.push({ name, fallback });
        }
        this.tokens.expect(')');
        return params;
    }
    target(stop, members) {
        const { pos } = this.tokens.current;
        const items = [];
        let isTuple = false;
        for (;;) {
            if (items.length > 0)
                this.tokens.expect(',');
            if (this.targetEnd(stop))
                break;
            items.push(this.singleTarget(members));
            if (!this.tokens.is(','))
                break;
            isTuple = true;
        }
        const [only] = items;
        if (isTuple)
            return { type: 'tuple', items, pos };
        if (only === undefined)
            throw this.tokens.unexpected('a name');
        return only;
    }
    targetEnd(stop) {
        if (stop !== undefined && this.tokens.is(stop))
            return true;
        return this.tokens.current.type === 'blockEnd' || this.tokens.is(')');
    }
    singleTarget(members) {
        if (this.tokens.skip('(')) {
            const inner = this.tokens.nested(() => this.target(undefined, members));
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
        return { name, open: openedOnce(open), optional };
    const found = open(name.value, name.pos);
    if (found === null && !optional)
        throw missingFile(name.value, name.pos);
    return found ?? [];
}
function openedOnce(open) {
    const opened = new Map();
    return (name, pos) => {
        const known = opened.get(name);
        if (known !== undefined)
            return known;
        const found = open(name, pos);
        opened.set(name, found);
        return found;
    };
}
function parseStatements(tokens, library, open) {
    return new TemplateParser(new TokenStream(tokens), library, open).template();
}
function parseBareExpression(tokens, library) {
    const stream = new TokenStream(tokens);
    const expression = new ExpressionParser(stream, library, true).expression();
    if (stream.current.type !== 'end')
        throw stream.unexpected('the end of the condition');
    return expression;
}

;// CONCATENATED MODULE: ./build/expressions/references.js


const NONE = new Set();
const NO_GUARDS = { whenTrue: NONE, whenFalse: NONE };
function union(a, b) {
    if (a.size === 0)
        return b;
    return b.size === 0 ? a : new Set([...a, ...b]);
}
function rootOf(expr) {
    if (expr.type === 'name')
        return expr.name;
    return expr.type === 'attribute' || expr.type === 'item' ? rootOf(expr.target) : undefined;
}
function guardsOf(test) {
    if (test.type === 'not') {
        const inner = guardsOf(test.operand);
        return { whenTrue: inner.whenFalse, whenFalse: inner.whenTrue };
    }
    if (test.type === 'and' || test.type === 'or') {
        const [left, right] = [guardsOf(test.left), guardsOf(test.right)];
        if (test.type === 'and')
            return { whenTrue: union(left.whenTrue, right.whenTrue), whenFalse: NONE };
        return { whenTrue: NONE, whenFalse: union(left.whenFalse, right.whenFalse) };
    }
    if (test.type !== 'test')
        return NO_GUARDS;
    const root = rootOf(test.target);
    if (root === undefined)
        return NO_GUARDS;
    if (test.name === 'defined')
        return { whenTrue: new Set([root]), whenFalse: NONE };
    return test.name === 'undefined' ? { whenTrue: NONE, whenFalse: new Set([root]) } : NO_GUARDS;
}
function references_bound(target) {
    if (target.type === 'tuple')
        return target.items.flatMap(references_bound);
    return target.type === 'name' ? [target.name] : [];
}
function operandsOf(expr) {
    switch (expr.type) {
        case 'slice':
            return [expr.target, expr.start, expr.stop, expr.step].filter((part) => part !== undefined);
        case 'list':
        case 'tuple':
            return expr.items;
        case 'mapping':
            return expr.pairs.flat();
        case 'not':
        case 'negative':
        case 'positive':
            return [expr.operand];
        case 'binary':
            return [expr.left, expr.right];
        case 'compare':
            return [expr.first, ...expr.rest.map((one) => one.operand)];
        case 'concat':
            return expr.parts;
        default:
            return [];
    }
}
class Collector {
    source;
    globals;
    found = [];
    foundInFiles = new Set();
    inOtherFile = false;
    last = { pos: 0, line: 1, column: 1 };
    constructor(source, globals) {
        this.source = source;
        this.globals = globals;
    }
    position(pos) {
        const { last } = this;
        if (pos < last.pos || last.pos === 0)
            this.last = { pos, ...positionAt(this.source, pos) };
        else {
            const step = positionAt(this.source.slice(last.pos, pos), pos - last.pos);
            const isSameLine = step.line === 1;
            this.last = {
                pos,
                line: last.line + step.line - 1,
                column: isSameLine ? last.column + step.column - 1 : step.column,
            };
        }
        return this.last;
    }
    add(path, pos, place, expected) {
        const [root = ''] = path;
        if (place.locals.has(root) || (path.length === 1 && this.globals.has(root)))
            return;
        if (this.inOtherFile) {
            this.foundInFiles.add(root);
            return;
        }
        const { line, column } = this.position(pos);
        this.found.push({ path, line, column, guarded: expected || place.guarded.has(root) });
    }
    path(expr, place) {
        if (expr.type === 'name')
            return { path: [expr.name], open: true };
        if (expr.type !== 'attribute' && expr.type !== 'item')
            return undefined;
        const base = this.path(expr.target, place);
        if (expr.type === 'attribute') {
            if (base === undefined)
                return undefined;
            return base.open ? { path: [...base.path, expr.name], open: true } : base;
        }
        const key = expr.index.type === 'const' ? expr.index.value : undefined;
        if (expr.index.type !== 'const')
            this.expr(expr.index, place, false);
        if (base === undefined)
            return undefined;
        return base.open && typeof key === 'string' ? { path: [...base.path, key], open: true } : { ...base, open: false };
    }
    expr(expr, place, expected) {
        const path = this.path(expr, place);
        if (path !== undefined) {
            this.add(path.path, expr.pos, place, expected);
            return;
        }
        switch (expr.type) {
            case 'call':
                this.expr(expr.target.type === 'attribute' ? expr.target.target : expr.target, place, false);
                for (const part of argExpressions(expr.args))
                    this.expr(part, place, false);
                return;
            case 'test':
                this.expr(expr.target, place, expr.name === 'defined' || expr.name === 'undefined');
                for (const part of argExpressions(expr.args))
                    this.expr(part, place, false);
                return;
            case 'filter':
                this.filter(expr, place);
                return;
            case 'and':
            case 'or': {
                const guards = guardsOf(expr.left);
                this.expr(expr.left, place, false);
                this.expr(expr.right, this.with(place, expr.type === 'and' ? guards.whenTrue : guards.whenFalse), false);
                return;
            }
            case 'choice': {
                const guards = guardsOf(expr.test);
                this.expr(expr.test, place, false);
                this.expr(expr.then, this.with(place, guards.whenTrue), false);
                if (expr.otherwise !== undefined)
                    this.expr(expr.otherwise, this.with(place, guards.whenFalse), false);
                return;
            }
            case 'attribute':
            case 'item':
                this.expr(expr.target, place, false);
                return;
            default:
                for (const part of operandsOf(expr))
                    this.expr(part, place, false);
        }
    }
    filter(expr, place) {
        const forgiving = expr.name === 'default' || expr.name === 'd';
        if (expr.target !== undefined)
            this.expr(expr.target, place, forgiving);
        for (const part of argExpressions(expr.args))
            this.expr(part, place, false);
    }
    with(place, guarded) {
        return guarded.size === 0 ? place : { locals: place.locals, guarded: union(place.guarded, guarded) };
    }
    inner(place, names) {
        return { locals: new Set([...place.locals, ...names]), guarded: place.guarded };
    }
    body(body, place) {
        for (const stmt of body)
            this.stmt(stmt, place);
    }
    stmt(stmt, place) {
        switch (stmt.type) {
            case 'print':
                this.expr(stmt.value, place, false);
                break;
            case 'if':
                this.ifStmt(stmt, place);
                break;
            case 'for': {
                const inside = this.inner(place, [...references_bound(stmt.target), 'loop']);
                this.expr(stmt.source, place, false);
                if (stmt.filter !== undefined)
                    this.expr(stmt.filter, inside, false);
                this.body(stmt.body, inside);
                this.body(stmt.otherwise, this.inner(place, []));
                break;
            }
            case 'set':
                this.expr(stmt.value, place, false);
                for (const name of references_bound(stmt.target))
                    place.locals.add(name);
                break;
            case 'setBlock':
                if (stmt.filter !== undefined)
                    this.expr(stmt.filter, place, false);
                this.body(stmt.body, this.inner(place, []));
                for (const name of references_bound(stmt.target))
                    place.locals.add(name);
                break;
            case 'filterBlock':
                this.expr(stmt.filter, place, false);
                this.body(stmt.body, this.inner(place, []));
                break;
            case 'macro':
                place.locals.add(stmt.macro.name);
                this.macro(stmt.macro, place);
                break;
            case 'callBlock':
                this.expr(stmt.call, place, false);
                this.macro(stmt.caller, place);
                break;
            case 'with': {
                const names = stmt.bindings.flatMap((one) => references_bound(one.target));
                for (const { value } of stmt.bindings)
                    this.expr(value, place, false);
                this.body(stmt.body, this.inner(place, names));
                break;
            }
            case 'import': {
                const names = 'as' in stmt.imported ? [stmt.imported] : stmt.imported.names;
                this.linked(stmt.linked, place);
                for (const { as } of names)
                    place.locals.add(as);
                break;
            }
            case 'block':
                this.body(stmt.body, this.inner(place, ['super', 'self']));
                break;
            case 'layout':
                this.linked(stmt.parent, place);
                this.body(stmt.blocks, place);
                break;
            case 'include':
                this.linked(stmt.linked, place);
                break;
            case 'inFile':
                this.linked([stmt], place);
                break;
            case 'text':
            case 'extends':
        }
    }
    linked(linked, place) {
        if ('open' in linked) {
            this.expr(linked.name, place, false);
            return;
        }
        const before = this.inOtherFile;
        this.inOtherFile = true;
        for (const stmt of linked)
            this.body(stmt.type === 'inFile' ? stmt.body : [stmt], this.inner(place, []));
        this.inOtherFile = before;
    }
    macro({ params, body }, place) {
        const inside = this.inner(place, [...params.map((param) => param.name), 'varargs', 'kwargs', 'caller']);
        for (const { fallback } of params)
            if (fallback !== undefined)
                this.expr(fallback, inside, false);
        this.body(body, inside);
    }
    ifStmt(stmt, start) {
        let place = start;
        for (const { test, body } of stmt.branches) {
            const guards = guardsOf(test);
            this.expr(test, place, false);
            this.body(body, this.with(place, guards.whenTrue));
            place = this.with(place, guards.whenFalse);
        }
        this.body(stmt.otherwise, place);
    }
}
function referencesIn(source, body, globals) {
    const collector = new Collector(source, globals);
    collector.body(body, { locals: new Set(), guarded: NONE });
    return { references: collector.found, namesInFiles: [...collector.foundInFiles] };
}

;// CONCATENATED MODULE: ./build/expressions/template.js













const MOST_CACHED = 5_000;
const LONGEST_CACHED = 100_000;
const NO_FILES = new Map();
const cache = new WeakMap();
function cached(how, source, files, parse) {
    const key = `${how} ${source}`;
    const texts = cache.get(files) ?? new Map();
    const known = texts.get(key);
    if (known !== undefined)
        return known;
    const parsed = guarded(source, () => 0, parse);
    if (texts.size >= MOST_CACHED)
        texts.clear();
    if (source.length <= LONGEST_CACHED)
        cache.set(files, texts.set(key, parsed));
    return parsed;
}
function guarded(source, position, work) {
    try {
        return (0,result.ok)(work());
    }
    catch (error) {
        if (error instanceof Fault)
            return (0,result/* err */._)(describeFault(error, source, position()));
        if (error instanceof RangeError)
            return (0,result/* err */._)(describeFault(budgetFault('the template needs too much'), source, position()));
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
    return cached(comments ? 'template' : 'script', source, files, () => {
        const parse = (text, open) => parseStatements(lexTemplate(text, comments), LIBRARY, open);
        const body = parse(source, files === NO_FILES ? undefined : fileOpener(files, parse));
        return { source, ...referencesIn(source, body, LIBRARY.globals), body };
    });
}
function parseIn(scope, source, comments = true) {
    const files = scope.files?.(source);
    return parseTemplate(source, files === undefined ? { comments } : { comments, files });
}
function parseExpression(source) {
    const parsed = cached('condition', source, NO_FILES, () => {
        const value = parseBareExpression(lexExpression(source), LIBRARY);
        const body = [{ type: 'print', value, pos: 0 }];
        return { source, ...referencesIn(source, body, CONDITION_LIBRARY.globals), body };
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
    const { body, source } = template;
    if (body === null)
        return (0,result.ok)((0,terminal_text/* normalizeNewlines */.jN)(source));
    const st = new State(scope, budget, LIBRARY);
    return guarded(source, () => st.pos, () => {
        execute(st, body);
        return st.out;
    });
}
function template_evaluate(expression, scope) {
    const st = new State(scope, undefined, CONDITION_LIBRARY);
    return guarded(expression.source, () => st.pos, () => toPlain(st, evaluate(st, expression.tree)));
}
function holds(condition, scope, bareScope = () => scope) {
    if (isTemplate(condition)) {
        const template = parseIn(scope, condition);
        if (!template.ok)
            return template;
        const text = render(template.value, scope);
        return text.ok ? (0,result.ok)(conditionTextHolds(text.value)) : text;
    }
    const expression = parseExpression(condition);
    if (!expression.ok)
        return expression;
    const value = template_evaluate(expression.value, bareScope());
    return value.ok ? (0,result.ok)(truthy(value.value)) : value;
}

;// CONCATENATED MODULE: ./build/expressions/index.js







/***/ }),

/***/ 6743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ checksumText)
/* harmony export */ });
function checksumText(crc) {
    return crc.toString(16).padStart(8, '0');
}


/***/ })

};
