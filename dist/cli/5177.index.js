"use strict";
exports.id = 5177;
exports.ids = [5177];
exports.modules = {

/***/ 18150:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: function() { return /* binding */ getSeverity; }
/* harmony export */ });
/* unused harmony export FINDING_CODES */
const FINDING_CODES = {
    reading: {
        'file-not-found, not-a-file, file-unreadable, file-too-large, file-not-text, file-empty, not-a-mapping': 'missing, a folder, not readable, over 10 MiB, not UTF-8, empty; the top level is not a mapping',
        'github-workflow, outside-workspace': 'a workflow or an action of GitHub; the file, a child or a `!file` lies outside of the workspace',
        'include-cycle, include-limit': '`!file` leads back to itself, or to more than 1,000 files',
        'missing-variable, variable-cycle': "`${VAR}` has no default and is not set (a warning for a provider's `api_key`); variables name each other",
        'more-findings': 'number of findings after the first 100',
        'yaml-syntax, unquoted-template': 'a tab, an open bracket, `${VAR}` without quotes in `{ }` or `[ ]`, an alias without an anchor; a value that begins with `{{` or `{%` has no quotes',
        'yaml-duplicate-key, yaml-multiple-documents, yaml-unknown-tag, yaml-bad-key': 'the same key twice; a second document; a tag other than `!file`; a key that is not a text, or `<<` that cannot be merged',
        'yaml-too-deep, yaml-too-many-aliases': 'more than 200 levels, or more than 100,000 values from aliases',
    },
    fields: {
        'unknown-field, missing-field, field-not-for-type': 'the field does not exist, is required, or belongs to another type of node',
        'conflicting-fields': 'two fields exclude each other, or one needs another (`shell` needs `run`)',
        'wrong-type, wrong-value, out-of-range, empty-value, bad-duration': 'the value of a field; a duration is over 0 and at most 24 hours',
        'unknown-type, unsupported-type': 'the type of node or policy does not exist, or only in microsoft/conductor',
        'no-effect (warning), lost-ability': 'a field that only microsoft/conductor uses; with `--strict-abilities` one that changes answers there, or tools for a program that cannot call them',
        'bad-name, reserved-name, duplicate-name': 'names of nodes, groups, policies and loop variables',
        'bad-pattern': 'a regular expression that does not compile, or needs look-around or back-references',
        'slow-pattern (warning)': "a regular expression that takes more than linear time in engines that backtrack (conductor's does not): `(a+)+`, `.*\\s*`, `\\s+$`. Not every slow pattern is recognized",
        'quarantine-file, quarantine-over (warning), quarantine-without-reason (warning)': 'a [quarantine file](one-step.md#quarantine) that cannot be read; an entry that excuses no test: its day is over, or it has no reason',
        'quarantine-one-command (warning), retry-tests': 'a script that is [not one command](one-step.md#quarantine): no failed test excuses its exit code; `retry_tests` without `reports`, or where nothing retries',
        'bad-shell, bad-default': 'an unknown shell, or a line without `{0}`; a `default` or `example` that does not fit its type or schema',
        'bad-kind, reserved-kind, classify-without-kind, classify-without-condition': 'a `classify` or `fail_when` rule whose kind is malformed, reserved for the engine or missing, or without a condition',
        'exit-code-never, exit-code-zero (warning)': 'the `exit_code` of a rule can only be 0, below 0 or above 4294967295; it includes 0, which is never classified',
        'gate-option-without-route, duplicate-option': 'an option of a gate leads nowhere, or two have the same value',
    },
    'children and inputs': {
        'child-not-found, child-is-template, registry-reference': '`workflow:` names no file; it must be a path, not a template or `name@registry#ref`',
        'child-cycle (warning), child-too-deep': 'a file calls itself, directly or through others; a chain of more than 50 files',
        'input-missing, input-unknown, input-wrong-type': 'the given inputs do not fit `workflow.input`',
    },
    'names and paths': {
        'unknown-entry-point, unknown-target, unknown-finally, unknown-policy-node, unknown-group': 'the name of a node or a group that does not exist',
        'finally-not-allowed, finally-routes (warning)': 'a terminate or a gate under `finally`; routes of a node there are ignored',
        'unknown-member, duplicate-entry': 'a group names a node that does not exist, or names it twice; `group.outputs.x` without a member `x`',
        'unreachable-node (warning), endless-loop (warning)': 'no route leads to the node, or out of the loop: only a limit or an error ends the run',
        'node-may-not-have-run (warning), output-may-be-missing (warning)': 'a template, or `output:`, reads a node that some path to it skips. Write `{{ x.output.y | default(none) }}`',
        'path-over-limit, unseen-failure (warning)': 'the longest path without a loop exceeds `limits.max_iterations`; under `strict_exit: false` this script may fail while the run succeeds',
    },
    routes: {
        'route-without-action, route-many-actions': 'a route has exactly one of `to`, `retry`, `halt`, `propagate`, `recover`',
        'retry-on-success, propagate-on-success, recover-on-success, side-effect-on-success, error-routes-success': 'the route has no `on_error`, and this needs an error',
        'bad-on-error': '`false`, an empty list, `"true"`, or a text that is neither a kind nor a prefix',
        'other-name (warning), foreign-template (warning)': "microsoft/conductor's name of a kind, an alias here; pflow's `${node.field}` is `{{ node.output.field }}`",
        'no-success-route, no-last-route (warning)': 'a success has nowhere to go; every success route has a `when`: where none holds the run fails',
        'rule-never-matches (warning)': 'a `classify` rule behind one that takes every failure',
        'unreachable-route (warning), unreachable-error-route': 'an earlier route handles everything that this one could',
        'catch-all-ends-green (warning)': 'a route for any error (`on_error: true`) after which the run can succeed. Name the kinds, or [notify and still fail](green.md#notify-and-still-fail)',
        'catch-all-takes-template-error (warning)': 'a mistake in a template of the node would start the script, agent, child or group of a route for any error. Put `{ on_error: internal.template_error, propagate: true }` before it, or name the kinds',
        'route-output-without-end (warning), retry-from-not-earlier': '`output` on a route that does not lead to `$end`; no path leads from `retry.from` to this node (in `error_routes` a warning)',
    },
    kinds: {
        'bad-raises': 'an empty list, a duplicate, a malformed or a reserved kind',
        'unknown-engine-kind, never-routable': 'a reserved kind that the engine does not make; one that ends the run before any route, such as `internal.limit_exceeded`',
        'impossible-kind': 'this type of node can never raise it; a warning for `provider.*`, and for `retry.exhausted` without a retry route',
        'unknown-detail, rule-lacks-detail, detail-may-be-missing (warning), kind-differs (warning), kind-resembles (warning), kind-never-raised (warning)': '[payloads of kinds](kinds.md#what-validate-finds)',
        'undeclared-kind, handled-never-raised (warning)': 'the node declares other kinds; it cannot raise this one: it has no `timeout`, no breaker, ...',
        'escape-not-announced (warning)': 'a kind can escape the file, and `workflow.raises` does not list it',
    },
    templates: {
        'template-syntax, github-expression (warning)': "a template or a condition cannot be read; `${{ ... }}` is GitHub's: write `{{ ... }}`",
        'condition-text': 'a `when` or `allow_if` with text outside of its one pair of braces, or with statements that print something else than `true` and `false`: it would always hold',
        'unknown-reference': 'no such node, group or name. `default` and `is defined` allow an unknown name, not an unknown node. A warning in `allow_if`, `hooks` and optional entries of `input:`',
        'unknown-input, undeclared-input (warning)': 'not declared under `workflow.input` (with a default a warning); no `input:` block, and this input was not given',
        'unknown-attribute, unknown-policy': '`node.outputs`, `group.output`, `workflow.inputs`, ... (for `github` a warning); `policy.x` without a policy `x`',
        'error-never-raised, error-not-declared (warning)': '`x.error` is required, and `x` can raise nothing; `x` is a script or agent without `raises` and `classify`',
        'error-may-be-absent (warning)': "a node that not only error routes lead to reads `error`: write `error.kind | default('')`",
        'reads-sibling, member-read-outside (warning)': 'a member of a group reads another one (with a default a warning); `member.output` after the group is `group.outputs.member`',
        'bad-input-reference, undeclared-reference (warning)': 'an entry of `input:` that is not a reference; in explicit mode the node does not list what it reads',
        'bad-source': '`source:` is neither a path nor a template, or it is an input that is no `array`',
        'shell-without-e (warning)': 'a `shell:` that is not known to stop at the first failure: `bash {0}` without `-e`, `cmd`, another program before the shell',
        'command-with-spaces (warning), command-backslashes (warning)': '`command` is one program, `run` is for a whole line; a path with backslashes is found on Windows only',
        'unknown-tool (warning), shell-interpolation (warning)': 'no server of `mcp_servers` offers this tool; [data is pasted into `run:`](#data-in-a-shell)',
        'literal-secret (warning)': 'a known token format, or a literal value under a sensitive name',
    },
    groups: {
        'member-type, member-of-two-groups': 'only script, agent, set and workflow nodes may be members, of one group each',
        'member-route, member-retry-from': 'a member may only `retry`, `recover`, `halt` and `propagate`',
        'policy-too-narrow (warning), price-missing': 'a group runs more members at a time than a policy allows; `budget_mode: enforce`, and `cost.pricing` lacks a model that the file names',
        'exit-halts (warning)': 'the file reads the output of a script whose non-zero exit halts the run here, but not in microsoft/conductor',
        'missing-child-input, unknown-child-input (warning)': 'a child does not get an input that it requires (a warning if the parent declares none), or gets one that it does not declare',
    },
};
const WARNING = ' (warning)';
const CODES = Object.values(FINDING_CODES).flatMap((rows) => Object.keys(rows).join(', ').split(', '));
const WARNINGS = new Set(CODES.filter((code) => code.endsWith(WARNING)));
function getSeverity(code) {
    return WARNINGS.has(`${code}${WARNING}`) ? 'warning' : 'error';
}


/***/ }),

/***/ 246:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oC: function() { return /* binding */ QUOTE_TEMPLATE; },
  Z0: function() { return /* binding */ UNQUOTED_TEMPLATE; },
  uO: function() { return /* binding */ checkPatterns; },
  uP: function() { return /* binding */ createFinding; },
  Tc: function() { return /* binding */ sortFindings; }
});

// EXTERNAL MODULE: ./build/src/core/finding.js
var finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/core/finding-codes.js
var finding_codes = __webpack_require__(18150);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
;// CONCATENATED MODULE: ./build/src/source/slow-patterns.js
const TOKEN = /(?<open>\((?:\?(?:[=!]|<[=!]|P?<\w{1,100}>|[a-zA-Z-]{0,10}:?))?)|(?<close>\))|(?<bar>\|)|(?<anchor>\^|\$|\\[AbBzZ])|(?<atom>\\[pP]\{\w{1,50}\}|\\x\{?[\da-fA-F]{1,6}\}?|\\.|\[\^?\]?(?:\\.|\[:\^?\w{1,10}:\]|[^\]\\])*\]|[^()|])/suy;
const QUANTIFIER = /(?:[*+?]|\{\d{1,4}(?:,\d{0,4})?\})[?+]?/y;
const SAMPLES = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), '\t', 'é'];
const MAX_PATTERN_CHARS = 2000;
const MAX_NESTING = 20;
function findSlowPart(pattern) {
    if (pattern.length > MAX_PATTERN_CHARS)
        return null;
    const branches = parseBranches(pattern);
    return branches === null
        ? null
        : (branches.map(findSlowStart).find(isText) ?? branches.map(findSlowInside).find(isText) ?? null);
}
const isText = (reason) => reason !== null;
function parseBranches(pattern) {
    let at = 0;
    const take = (token) => {
        token.lastIndex = at;
        const found = token.exec(pattern);
        at += found?.[0].length ?? 0;
        return found;
    };
    const parse = (depth) => {
        const branches = [[]];
        while (at < pattern.length && depth < MAX_NESTING) {
            const { open, close, bar, atom = '' } = take(TOKEN)?.groups ?? { close: '' };
            if (close !== undefined)
                return branches;
            if (bar !== undefined)
                branches.push([]);
            else {
                const inner = open === undefined ? [] : parse(depth + 1);
                const quantifier = take(QUANTIFIER)?.[0] ?? '';
                const isAround = open !== undefined && /^\(\?<?[=!]/.test(open);
                const isUnbounded = /^(?:[*+]|\{\d+,\})/.test(quantifier);
                const isOptional = /^(?:[*?]|\{0)/.test(quantifier);
                branches.at(-1)?.push({ atom, inner: isAround ? [] : inner, isUnbounded, isOptional });
            }
        }
        return branches;
    };
    const branches = parse(0);
    return at < pattern.length ? null : branches;
}
function findSlowStart(parts) {
    const flat = flatten(parts);
    const at = flat.findIndex(({ isUnbounded }) => isUnbounded);
    const repeated = flat[at]?.atom ?? '';
    const isFound = flat.slice(0, at).every(({ atom }) => /^[\\[.]/.test(atom) && hasCommonSign(atom, repeated));
    if (repeated === '' || !isFound || flat.slice(at + 1).every(({ isOptional }) => isOptional))
        return null;
    return 'it begins with a repetition, which a search reads again from each place: anchor it with `^`, or leave the repetition out';
}
function findSlowInside(parts) {
    for (const { inner, isUnbounded } of parts) {
        const branches = isUnbounded ? inner.map(flatten) : [];
        if (branches.some(isFree))
            return 'a repetition is repeated, so that a text can be split in very many ways';
        const hasTwin = (branch) => branch.length === 1 && branches.some((other) => other !== branch && beginAlike(branch, other));
        if (branches.some(hasTwin))
            return 'alternatives of a repeated group begin alike, so that a text can be split in very many ways';
        const found = inner.map(findSlowInside).find(isText);
        if (found !== undefined)
            return found;
    }
    let before = null;
    for (const part of flatten(parts)) {
        if (before !== null && part.isUnbounded && hasCommonSign(before.atom, part.atom))
            return 'two repetitions that match the same characters stand side by side';
        if (part.isUnbounded)
            before = part;
        else if (!part.isOptional)
            before = null;
    }
    return null;
}
function isFree(branch) {
    const repeated = branch.find(({ isUnbounded }) => isUnbounded);
    if (repeated === undefined)
        return false;
    return branch.every((part) => part.isUnbounded || part.isOptional || hasCommonSign(part.atom, repeated.atom));
}
function beginAlike([one], [other]) {
    return hasCommonSign(one?.atom ?? '', other?.atom ?? '');
}
function flatten(parts) {
    return parts.flatMap((part) => {
        const [only, ...others] = part.inner;
        return only !== undefined && others.length === 0 && !part.isUnbounded && !part.isOptional ? flatten(only) : [part];
    });
}
function hasCommonSign(one, other) {
    if (one === '' || other === '')
        return false;
    try {
        const [first, second] = [one, other].map((atom) => new RegExp(`^(?:${atom})$`, 'u'));
        return SAMPLES.some((sign) => first?.test(sign) === true && second?.test(sign) === true);
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/src/source/findings.js




const QUOTE_TEMPLATE = 'put quotes around it: `"{{ ... }}"`';
const UNQUOTED_TEMPLATE = 'A template that begins a value needs quotes, or YAML takes its braces for a mapping.';
function createFinding(at, code, message, hint = null, severity = (0,finding_codes/* getSeverity */.o)(code)) {
    return { file: at.file, line: at.line, column: at.column, code, severity, message, ...(0,finding/* toAdvice */.S_)(hint) };
}
function sortFindings(findings, first) {
    const files = [...new Set([first, ...findings.map(({ file }) => file)])];
    const ranks = new Map(files.map((file, index) => [file, index]));
    const rank = ({ file }) => ranks.get(file) ?? 0;
    const toKey = ({ file, line, column, code, message }) => `${file}:${line}:${column}:${code}:${message}`;
    const unique = new Map(findings.map((entry) => [toKey(entry), entry]));
    return [...unique.values()].sort((a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column);
}
function checkPatterns(uses, patterns) {
    return uses.flatMap(({ pattern, at }) => {
        const compiled = patterns.compile(pattern);
        if (!compiled.ok)
            return [createFinding(at, 'bad-pattern', `${(0,messages/* capitalizeFirst */.ND)(compiled.error)}.`)];
        const reason = findSlowPart(pattern);
        if (reason === null)
            return [];
        const message = `The pattern ${(0,messages/* quote */.hD)(pattern)} takes more than linear time in engines that backtrack: ${reason}.`;
        return [createFinding(at, 'slow-pattern', message, 'conductor itself matches it in linear time')];
    });
}


/***/ }),

/***/ 32224:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HY: function() { return /* binding */ SHAPES; },
/* harmony export */   dR: function() { return /* binding */ NEVER_EMPTY; },
/* harmony export */   xK: function() { return /* binding */ UNIONS; }
/* harmony export */ });
const SHAPES = { "workflow": { "name": "-", "description": "-", "version": "scalar", "entry_point": "-", "input": "inputSpec{}", "limits": "workflow.limits", "context": "workflow.context", "runtime": "workflow.runtime", "hooks": "workflow.hooks", "resilience": "resilience", "policies": "policy[]", "error_routes": "route[]", "finally": "-", "raises": "-", "kinds": "kindEntry{}", "env": "argument{}", "metadata": "-", "instructions": "-", "cost": "cost", "mcp": "!", "bundle": "!", "defaults": "!", "skills": "!", "plugins": "!" }, "workflow.limits": { "max_iterations": "integer", "timeout_seconds": "duration", "max_output_bytes": "integer", "max_tokens": "integer", "budget_usd": "number", "budget_mode": "-" }, "workflow.context": { "mode": "-", "max_tokens": "!", "trim_strategy": "!" }, "workflow.runtime": { "strict_exit": "boolean", "provider": "provider", "default_model": "-", "temperature": "number", "max_tokens": "integer", "timeout": "!", "checkpoint": "!", "tool_output": "!", "mcp_servers": "toolServer{}", "max_session_seconds": "!", "max_agent_iterations": "integer", "default_reasoning_effort": "-", "default_context_tier": "!", "working_dir": "-", "skills": "!", "skill_injection": "!", "skill_discovery": "!", "plugin_sources": "!", "plugins": "!" }, "workflow.hooks": { "on_start": "-", "on_complete": "-", "on_error": "-" }, "scriptNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "boolean", "max_output_bytes": "integer", "resilience": "resilience", "raises": "-", "command": "-", "args": "argument[]", "run": "-", "shell": "-", "env": "argument{}", "working_dir": "-", "timeout": "duration", "idle_timeout": "duration", "stdin": "-", "output": "outputField{}", "classify": "classifyRule[]", "fail_when": "failRule[]", "reports": "-", "retry_tests": "-", "test_exit_codes": "integer[]", "reports_required": "boolean", "quarantine": "-", "workflow_commands": "-", "execution": "!" }, "setNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "boolean", "max_output_bytes": "integer", "value": "*", "values": "-", "output_type": "-", "output": "outputField{}" }, "waitNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "boolean", "max_output_bytes": "integer", "duration": "scalar", "reason": "-" }, "terminateNode": { "name": "-", "type": "-", "description": "-", "input": "-", "status": "-", "reason": "-", "output_template": "-" }, "workflowNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "boolean", "max_output_bytes": "integer", "resilience": "resilience", "raises": "-", "workflow": "-", "input_mapping": "-", "max_depth": "integer", "output": "outputField{}", "execution": "!" }, "agentNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "boolean", "max_output_bytes": "integer", "resilience": "resilience", "raises": "-", "prompt": "-", "system_prompt": "-", "model": "-", "provider": "provider", "output": "outputField{}", "retry": "agentRetry", "timeout_seconds": "duration", "raise_instructions": "boolean", "working_dir": "-", "temperature": "number", "max_tokens": "integer", "reasoning": "agentNode.reasoning", "tools": "-", "skills": "!", "plugins": "!", "output_mode": "!", "context_tier": "!", "session_key": "!", "max_session_seconds": "!", "max_agent_iterations": "integer", "validator": "!", "sandbox": "!", "dialog": "!", "execution": "!", "settings_dir": "!" }, "agentNode.reasoning": { "effort": "-" }, "gateNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "prompt": "-", "options": "gateNode.options[]" }, "gateNode.options": { "label": "-", "value": "scalar", "route": "-", "prompt_for": "-", "multiline": "boolean" }, "questionsNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "prompt": "-", "questions": "questionsNode.questions[]", "source": "-", "allow_back": "boolean", "allow_skip": "boolean", "allow_skip_all": "boolean", "allow_abort": "boolean", "abort_route": "-" }, "questionsNode.questions": { "id": "-", "text": "-", "hint": "-", "choices": "scalar[]", "allow_free_text": "boolean", "default": "scalar", "required": "boolean", "multiline": "boolean" }, "parallel": { "name": "-", "description": "-", "max_concurrent": "integer", "failure_mode": "-", "tolerate": "parallel.tolerate", "routes": "route[]", "strict_exit": "boolean", "type": "-", "agents": "-" }, "parallel.tolerate": { "count": "integer", "percent": "number" }, "forEach": { "name": "-", "description": "-", "max_concurrent": "integer", "failure_mode": "-", "tolerate": "forEach.tolerate", "routes": "route[]", "strict_exit": "boolean", "type": "-", "source": "-", "as": "-", "agent": "member", "key_by": "-" }, "forEach.tolerate": { "count": "integer", "percent": "number" }, "route": { "to": "-", "when": "-", "on_error": "-", "retry": "retry", "halt": "route.halt", "propagate": "-", "recover": "route.recover", "dead_letter": "boolean", "escalate": "escalate", "output": "-" }, "route.halt": { "message": "-" }, "route.recover": { "output": "*" }, "retry": { "max": "scalar", "backoff": "-", "initial_seconds": "number", "max_seconds": "number", "jitter": "number", "max_elapsed_seconds": "number", "from": "-" }, "escalate": { "title": "-", "labels": "-", "assignees": "-" }, "cost": { "pricing": "price{}", "show_per_agent": "!", "show_summary": "!" }, "price": { "input_per_mtok": "number", "output_per_mtok": "number", "cache_read_per_mtok": "!", "cache_write_per_mtok": "!" }, "outputField": { "type": "-", "description": "-", "enum": "scalar[]", "pattern": "-", "minimum": "number", "maximum": "number", "minLength": "integer", "maxLength": "integer", "nullable": "boolean", "required": "boolean", "default": "*", "example": "*", "items": "outputField", "properties": "outputField{}" }, "kindEntry": { "description": "-", "details": "outputField{}", "suggestion": "-", "docs": "-", "owner": "-", "transient": "boolean" }, "classifyRule": { "exit_code": "integer", "stdout": "-", "stderr": "-", "signal": "-", "timeout": "boolean", "kind": "-", "message": "-", "details": "-", "transient": "boolean", "use": "-", "job": "-", "step": "-", "rerun": "boolean", "include": "-" }, "failRule": { "when": "-", "kind": "-", "message": "-", "details": "-" }, "inputSpec": { "type": "-", "description": "-", "default": "*", "required": "boolean", "secret": "boolean" }, "provider": { "name": "-", "base_url": "-", "api_key": "-", "headers": "-{}", "command": "-", "args": "argument[]", "env": "argument{}" }, "toolServer": { "type": "-", "command": "-", "args": "argument[]", "env": "argument{}", "url": "-", "headers": "-{}", "timeout": "integer", "tools": "-" }, "agentRetry": { "max_attempts": "integer", "backoff": "-", "delay_seconds": "number", "retry_on": "-", "max_parse_recovery_attempts": "integer" }, "resilience": { "retry": "resilience.retry", "circuit_breaker": "resilience.circuit_breaker" }, "resilience.retry": { "max_retries": "integer", "initial_delay": "number", "backoff_multiplier": "number", "max_delay": "number", "jitter": "number", "retryable": "-" }, "resilience.circuit_breaker": { "failure_threshold": "integer", "recovery_timeout": "number", "success_threshold": "integer", "key": "-", "scope": "-" }, "max_concurrent_tasks_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "max": "integer" }, "task_timeout_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "max_seconds": "number" }, "phase_gate_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "group": "-", "min_success_rate": "number" }, "node_availability_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-" }, "expression_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "allow_if": "-" }, "command_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "command": "-", "args": "argument[]", "timeout": "duration" }, "file": { "workflow": "workflow", "agents": "node[]", "nodes": "node[]", "parallel": "parallel[]", "for_each": "forEach[]", "output": "-", "tools": "-", "skills": "!", "plugins": "!" } };
const NEVER_EMPTY = new Set(["workflow.raises", "scriptNode.routes", "scriptNode.raises", "setNode.routes", "waitNode.routes", "workflowNode.routes", "workflowNode.raises", "agentNode.routes", "agentNode.raises", "gateNode.routes", "questionsNode.routes", "parallel.routes", "forEach.routes", "route.to", "route.when", "route.on_error", "route.retry", "route.halt", "route.propagate", "route.recover", "route.escalate"]);
const UNIONS = { "node": { "script": "scriptNode", "set": "setNode", "wait": "waitNode", "terminate": "terminateNode", "workflow": "workflowNode", "agent": "agentNode", "human_gate": "gateNode", "questions": "questionsNode" }, "member": { "script": "scriptNode", "set": "setNode", "workflow": "workflowNode", "agent": "agentNode" }, "policy": { "max_concurrent_tasks": "max_concurrent_tasks_policy", "task_timeout": "task_timeout_policy", "phase_gate": "phase_gate_policy", "node_availability": "node_availability_policy", "expression": "expression_policy", "command": "command_policy" } };


/***/ }),

/***/ 28546:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: function() { return /* binding */ createFreeSession; },
/* harmony export */   Lk: function() { return /* binding */ LoadSession; },
/* harmony export */   dj: function() { return /* binding */ createFileData; },
/* harmony export */   yH: function() { return /* binding */ toPathKey; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53325);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62759);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4521);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31160);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(246);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12070);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2939);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12361);










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
const NO_FILES = { read: () => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._q)({ code: 'file-not-found' }), realpath: (file) => file };
function createFreeSession(literal = false) {
    return new LoadSession({ workspace: '/', env: {}, literal, reader: NO_FILES });
}
function createFileData(value, toSource, nameValue) {
    const root = (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .locateData */ .zA)(value, toSource);
    return {
        source: toSource([]),
        locator: new _values_js__WEBPACK_IMPORTED_MODULE_5__/* .Locator */ .hO(root),
        raw: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .locateData */ .zA)(value, toSource).data,
        data: root.data,
        substitutions: [],
        templateFiles: new Map(),
        unresolved: new Set(),
        nameValue,
    };
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
        this.reader = options.reader ?? _workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .diskReader */ .lJ;
    }
    toShownPath(file) {
        return (0,_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .displayPath */ .Gt)(this.options.shownFrom ?? this.options.workspace, file);
    }
    report(at, code, message, hint = null) {
        this.findings.push((0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .createFinding */ .uP)(at, code, message, hint));
    }
    read(file, at, name) {
        const content = this.reader.read(file);
        const text = content.ok ? (0,_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .decode */ .D4)(content.value) : content;
        if (!text.ok) {
            const isMissing = text.error.code === 'file-not-found';
            const near = isMissing
                ? (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearest */ .qg)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file), this.reader.names?.((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file)) ?? [], countTypos((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file)))
                : null;
            const folder = name.slice(0, name.length - (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file).length);
            const meant = near === null || !name.endsWith((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file)) ? near : `${folder}${near}`;
            this.report(at, text.error.code, describeReadFailure(text.error, (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)), (0,_core_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, meant));
            return null;
        }
        const source = new _values_js__WEBPACK_IMPORTED_MODULE_5__/* .Source */ .kL(file, this.toShownPath(file), text.value);
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
        if (!this.isInWorkspace(file, (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text), at))
            return '';
        return this.read(file, at, text)?.text ?? '';
    }
    load(source) {
        const root = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_7__/* .readYaml */ .gM)(source, this.#include, this.findings);
        return root === null ? null : this.#resolve(source, new _values_js__WEBPACK_IMPORTED_MODULE_5__/* .Locator */ .hO(root), root.data);
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
        const text = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizeNewlines */ .jN)(source.text);
        const files = new Map();
        this.#collectTemplateFiles(text, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file), at, files);
        if (files.size > 0 || NEEDS_FILES.test(text))
            this.#templateFiles.set(this.#resolveText(text), files);
        return { source: new _values_js__WEBPACK_IMPORTED_MODULE_5__/* .Source */ .kL(file, source.displayFile, text), isText: true };
    };
    #resolveText(text) {
        return this.options.literal === true ? text : (substitute(text, this.options.env)?.text ?? text);
    }
    isInWorkspace(file, written, at) {
        const { workspace } = this.options;
        if ((0,_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .isInside */ .FK)(workspace, file))
            return true;
        const suggestion = `files must lie in ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(workspace)}`;
        this.report(at, 'outside-workspace', `${written} leads out of the workspace.`, suggestion);
        return false;
    }
    #collectTemplateFiles(text, folder, at, files) {
        const written = [...text.matchAll(FILE_NAMES)].map(([, , name = '']) => name);
        const beside = NAMED_BY_RUN.test(text) ? this.#listTextFiles(folder) : [];
        for (const name of [...written, ...beside]) {
            if (files.has(name) || files.size >= MAX_TEMPLATE_FILES)
                continue;
            const file = this.reader.realpath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, name));
            if (!this.isInWorkspace(file, (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name), at))
                continue;
            const source = this.reader.read(file).ok ? this.read(file, at, name) : null;
            if (source === null)
                continue;
            const partial = this.#resolveText((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizeNewlines */ .jN)(source.text));
            files.set(name, { file: source.displayFile, text: partial });
            this.#collectTemplateFiles(partial, folder, at, files);
        }
    }
    #listTextFiles(folder) {
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
                if (!(0,_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .isInside */ .FK)(this.options.workspace, file))
                    continue;
                const content = this.reader.read(file);
                if (content.ok && (0,_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .decode */ .D4)(content.value).ok)
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
            if (value === _yaml_js__WEBPACK_IMPORTED_MODULE_7__/* .NOT_READ */ .VF)
                unresolved.add(toPathKey(path));
            const result = this.options.literal === true || belongsToShell(path) ? null : substitute(value, this.options.env);
            if (result === null)
                return value;
            (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_9__/* .appendAll */ .u2)(substitutions, result.uses.map((use) => ({ ...use, path })));
            this.unshown += Math.max(0, result.missing.length - MAX_MISSING);
            for (const { variable, offset } of result.missing.slice(0, MAX_MISSING)) {
                const lines = value.slice(0, offset).split('\n');
                const at = locator.within(path, lines.length, (lines.at(-1) ?? '').length + 1);
                const hint = `set ${variable}, or give a default: \`\${${variable}:-default}\``;
                const message = `The environment variable ${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(variable)} is not set.`;
                this.findings.push((0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .createFinding */ .uP)(at, 'missing-variable', message, hint, isProviderKey(path) ? 'warning' : 'error'));
            }
            const deep = 'The environment variables of this text name each other more than 10 deep.';
            if (result.tooDeep)
                this.report(locator.at(path), 'variable-cycle', deep);
            if (result.missing.length > 0 || result.tooDeep)
                unresolved.add(toPathKey(path));
            return result.missing.length > 0 && isProviderKey(path) ? value : result.text;
        };
        const data = (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .mapTexts */ .zO)(raw, [], text);
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
function countTypos(name) {
    return Math.max(1, Math.min(3, Math.floor(name.replace(/\.\w+$/, '').length / 3)));
}
function describeReadFailure(failure, name) {
    if ('message' in failure)
        return `${name} cannot be read: ${failure.message}.`;
    if (failure.code === 'file-not-found')
        return `There is no file ${name}.`;
    if (failure.code === 'not-a-file')
        return `${name} is not a file.`;
    return `${name} is larger than ${_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_FILE_BYTES */ .gZ / 1024 / 1024} MiB.`;
}
const MAX_DEPTH = 10;
const MAX_MISSING = 200;
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
        const closings = findClosings(input);
        for (let start = input.indexOf('${'); start !== -1; start = input.indexOf('${', at)) {
            const { variable, fallback, end } = parseReferenceAt(input, start, closings);
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
function findClosings(text) {
    const closings = new Map();
    const open = [];
    for (const { 0: found, index } of text.matchAll(/\$\{|\}/g)) {
        if (found === '${')
            open.push(index);
        else
            closings.set(open.pop() ?? -1, index);
    }
    return closings;
}
function parseReferenceAt(text, start, closings) {
    REFERENCE.lastIndex = start;
    const [, plain, variable = null] = REFERENCE.exec(text) ?? [];
    const from = REFERENCE.lastIndex;
    if (plain !== undefined)
        return { variable: plain, fallback: null, end: from };
    const end = closings.get(start) ?? -1;
    if (variable === null || end < from || end - from >= MAX_DEFAULT)
        return { variable: null, fallback: null, end: start + 2 };
    return { variable, fallback: text.slice(from, end), end: end + 1 };
}


/***/ }),

/***/ 12070:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WT: function() { return /* binding */ isDataObject; },
/* harmony export */   dm: function() { return /* binding */ getValueAt; },
/* harmony export */   hO: function() { return /* binding */ Locator; },
/* harmony export */   kL: function() { return /* binding */ Source; },
/* harmony export */   zA: function() { return /* binding */ locateData; },
/* harmony export */   zO: function() { return /* binding */ mapTexts; }
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);



function isDataObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof _core_float_js__WEBPACK_IMPORTED_MODULE_2__/* .Float */ .nt);
}
function getValueAt(root, path) {
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
function mapTexts(value, path, replace) {
    if (typeof value === 'string')
        return replace(value, path);
    if (Array.isArray(value))
        return value.map((item, index) => mapTexts(item, [...path, index], replace));
    if (!isDataObject(value))
        return value;
    const copy = {};
    for (const [key, item] of Object.entries(value))
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .setKey */ .qL)(copy, key, mapTexts(item, [...path, key], replace));
    return copy;
}
class Source {
    file;
    displayFile;
    text;
    #lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    constructor(file, displayFile, text) {
        this.file = file;
        this.displayFile = displayFile;
        this.text = text;
        this.#lines.addNewLine(0);
        for (const { index } of text.matchAll(/\n/g))
            this.#lines.addNewLine(index + 1);
    }
    at(offset) {
        const { line, col } = this.#lines.linePos(offset);
        return { file: this.displayFile, line, column: col };
    }
}
const isJsonList = (value) => Array.isArray(value);
function locateData(value, toSource, path = []) {
    const at = { source: toSource(path), offset: 0 };
    const locate = (key, child) => locateData(child, toSource, [...path, key]);
    const place = { at, key: at, scalar: null, textFile: null };
    if (isJsonList(value)) {
        const items = value.map((item, index) => locate(index, item));
        return { ...place, data: items.map(({ data }) => data), children: new Map(items.entries()) };
    }
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value))
        return { ...place, data: value, children: new Map() };
    const children = new Map(Object.entries(value).map(([key, child]) => [key, locate(key, child)]));
    return { ...place, data: Object.fromEntries([...children].map(([key, { data }]) => [key, data])), children };
}
const LONGEST_COUNTED = 50_000;
class Locator {
    root;
    #offsets = new Map();
    constructor(root) {
        this.root = root;
    }
    #find(path) {
        let value = this.root;
        for (const segment of path) {
            const next = value.children.get(segment);
            if (next === undefined)
                return { value, isExact: false };
            value = next;
        }
        return { value, isExact: true };
    }
    at(path) {
        const { source, offset } = this.#find(path).value.at;
        return source.at(offset);
    }
    keyAt(path) {
        const { value, isExact } = this.#find(path);
        const { source, offset } = (isExact ? value.key : null) ?? value.at;
        return source.at(offset);
    }
    writtenAt(path) {
        const { value, isExact } = this.#find(path);
        return isExact ? (value.scalar?.source ?? null) : null;
    }
    within(path, line, column) {
        const { scalar, textFile, data, at } = this.#find(path).value;
        if (textFile !== null)
            return { file: textFile.displayFile, line, column };
        if (scalar === null || typeof data !== 'string' || data.length > LONGEST_COUNTED)
            return this.at(path);
        const offsets = this.#offsets.get(scalar) ?? computeOffsets(scalar, data, at.source.text);
        this.#offsets.set(scalar, offsets);
        const ofLine = offsets[line - 1] ?? [];
        return at.source.at(ofLine[column - 1] ?? ofLine.at(-1) ?? at.offset);
    }
}
const ESCAPE_LENGTH = { x: 4, u: 6, U: 10 };
const SPACE_ESCAPES = 'nrt \n\r';
function computeOffsets({ type, range }, value, text) {
    const [start = 0, end = 0] = range ?? [];
    const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
    const isPlain = type === 'PLAIN';
    const visible = [];
    for (let at = isPlain ? start : isQuoted ? start + 1 : text.indexOf('\n', start) + 1; at < end;) {
        const char = text[at];
        const escaped = type === 'QUOTE_DOUBLE' && char === '\\';
        if (!isSpace(char) && !(escaped && SPACE_ESCAPES.includes(text[at + 1] ?? '')))
            visible.push(at);
        if (escaped && text[at + 1] === 'U' && !text.startsWith('0000', at + 2))
            visible.push(at);
        at += escaped ? (ESCAPE_LENGTH[text[at + 1] ?? ''] ?? 2) : type === 'QUOTE_SINGLE' && char === "'" ? 2 : 1;
    }
    let seen = 0;
    return value
        .split('\n')
        .map((line) => [...line.split(''), '\n'].map((char) => visible[isSpace(char) ? seen : seen++] ?? Math.min(end, text.length)));
}
function isSpace(char) {
    return char === ' ' || char === '\n' || char === '\t' || char === '\r';
}


/***/ }),

/***/ 12361:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VF: function() { return /* binding */ NOT_READ; },
  bQ: function() { return /* binding */ findScalarAt; },
  I1: function() { return /* binding */ parseHalfWritten; },
  YZ: function() { return /* binding */ readKey; },
  gM: function() { return /* binding */ readYaml; }
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/core/float.js
var core_float = __webpack_require__(75874);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
// EXTERNAL MODULE: ./build/src/source/findings.js + 1 modules
var findings = __webpack_require__(246);
// EXTERNAL MODULE: ./build/src/source/values.js
var values = __webpack_require__(12070);
// EXTERNAL MODULE: ./build/src/core/finding.js
var finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/text/bounded-lines.js
var bounded_lines = __webpack_require__(48443);
;// CONCATENATED MODULE: ./build/src/source/yaml-syntax.js




function explainSyntax(text, errors) {
    const [first] = [...errors].sort((a, b) => a.pos[0] - b.pos[0]);
    if (first === undefined)
        return null;
    const [offset] = first.pos;
    const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
    const place = { text, offset, lineStart, line: findLineAt(text, lineStart) };
    for (const explanation of EXPLANATIONS) {
        const { complaint = /./, line = /^/, code = 'yaml-syntax' } = explanation;
        const said = complaint.exec(`${first.code} ${first.message}`);
        const match = line.exec(place.line);
        const explain = 'explain' in explanation ? explanation.explain : createExplainer(explanation);
        const explained = said === null || match === null ? null : explain(place, match, said);
        if (explained === null)
            continue;
        const [at, message, hint] = explained;
        return { code, offset: at, message, hint };
    }
    const reason = first.message.replace(/\s+/g, ' ').replace(/[.:]$/, '');
    const hint = 'compare the indentation, the quotes and the brackets here with the lines around';
    return { code: 'yaml-syntax', offset, message: `This is not valid YAML: ${reason}.`, hint };
}
function findLineAt(text, start) {
    const end = text.indexOf('\n', start);
    return text.slice(start, end === -1 ? text.length : end);
}
function createExplainer({ message, hint }) {
    return ({ offset, lineStart }, line, complaint) => {
        const groups = { ...complaint.groups, ...line.groups };
        const fillGap = (text) => text.replace(/\$<(\w+)>/g, (_, name) => groups[name]?.trim() ?? '');
        const at = line.indices?.groups?.['at']?.[0];
        const [replaces = '', text = '', words] = [hint].flat().map(fillGap);
        const advice = typeof hint === 'string' ? replaces : suggestSpelling(replaces, text, words);
        return [at === undefined ? offset : lineStart + at, fillGap(message), advice];
    };
}
const NEEDS_QUOTES = 'A text with a colon and a space in it needs quotes.';
const OPEN_DOUBLE_QUOTE = new bounded_lines/* BoundedPattern */.c9(/(?:^|[\s[{,])("(?:[^"\\]|\\.)*)$/);
const OPEN_QUOTE = new bounded_lines/* BoundedPattern */.c9(/(?:^|[\s[{,])('[^']*)$/);
const OPEN_BRACKET = new bounded_lines/* BoundedPattern */.c9(/(\[)[^\]]*$/);
const OPEN_BRACE = new bounded_lines/* BoundedPattern */.c9(/(\{)[^}]*$/);
const EXPLANATIONS = [
    {
        line: /[\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff]/,
        explain: ({ lineStart }, { 0: sign, index }) => {
            const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
            const name = code === '00A0' ? 'non-breaking space' : 'special space';
            const message = `There is a ${name} (U+${code}) here, which is no space to YAML.`;
            return [lineStart + index, message, 'write an ordinary space'];
        },
    },
    {
        line: /^[ -]*(?<at>\t)/d,
        message: 'YAML is indented with spaces, not with tabs.',
        hint: 'use two spaces instead of each tab',
    },
    {
        line: /(?:^|[:,[{]\s|-\s)\s*(?<at>\{[{%])/d,
        code: 'unquoted-template',
        message: findings/* UNQUOTED_TEMPLATE */.Z0,
        hint: findings/* QUOTE_TEMPLATE */.oC,
    },
    {
        line: new bounded_lines/* BoundedPattern */.c9(/(?:^\s*|[:,-]\s+)[[{](?:[^'"#$]|"[^"]*"|'[^']*'|\$(?!\{))*(?<at>\$\{[^}\s]*\})/d),
        message: '`$<at>` between brackets needs quotes, or YAML takes its braces for its own.',
        hint: ['$<at>', '"$<at>"'],
    },
    {
        line: /^\s*(?<at>-)(?<value>\w[\w-]*:(?:\s.*)?)$/d,
        message: 'A space is missing after the `-` of this entry.',
        hint: ['-$<value>', '- $<value>'],
    },
    {
        complaint: /^(?:BAD_SCALAR_START|BAD_ALIAS) /,
        explain: ({ text, line, lineStart, offset }) => {
            const rest = withoutComment(line.slice(offset - lineStart));
            const hint = rest.includes('"') ? 'put single quotes around it' : suggestSpelling(rest, quoteText(rest));
            return [offset, `A value that begins with \`${text[offset]}\` needs quotes.`, hint];
        },
    },
    {
        complaint: /Missing closing (["'])/,
        explain: (place, _, [, mark = '']) => [
            findLastStart(place, mark === '"' ? OPEN_DOUBLE_QUOTE : OPEN_QUOTE),
            `The quote \`${mark}\` that begins here is not closed.`,
            `add \`${mark}\` where the text ends`,
        ],
    },
    { complaint: /end with a [\]}]/, explain: (place) => findWrongBracket(place) },
    {
        complaint: /end with a ([\]}])/,
        explain: (place, _, [, close]) => [
            findLastStart(place, close === ']' ? OPEN_BRACKET : OPEN_BRACE),
            `The bracket \`${close === ']' ? '[' : '{'}\` that begins here is not closed.`,
            `add \`${close}\` where it ends`,
        ],
    },
    {
        complaint: / Unexpected scalar at node end/,
        message: 'There is text after the end of this value.',
        hint: 'put quotes around the whole value, or write it below `|`',
    },
    {
        complaint: / Invalid escape sequence (?<sequence>\S+)/,
        message: '`$<sequence>` is not an escape sequence.',
        hint: 'use single quotes, or write `\\$<sequence>`',
    },
    {
        complaint: / Block collections are not allowed within flow/,
        line: new bounded_lines/* BoundedPattern */.c9(/[A-Za-z_][\w-]{0,64}:\s+(?<at>(?<value>[^\s'"[\]{},:]+:\s+[^,}\]]*))/d),
        message: NEEDS_QUOTES,
        hint: ['$<value>', '"$<value>"'],
    },
    {
        complaint: / Block collections are not allowed within flow/,
        message: 'Entries between brackets need a comma between them.',
        hint: 'write `{ a: 1, b: 2 }`, or put each key on a line of its own without brackets',
    },
    {
        complaint: /^BLOCK_AS_IMPLICIT_KEY /,
        line: /^(\s*(?:- +)*[^\s:#'"]+:\s+)(\S.*)$/,
        explain: ({ lineStart }, [, key = '', rest = '']) => {
            const value = withoutComment(rest);
            if (!/:(?:\s|$)/.test(value))
                return null;
            const isPlain = !value.includes('"') || !value.includes("'");
            const hint = isPlain
                ? suggestSpelling(value, quoteText(value), `write ${(0,messages/* quote */.hD)(quoteText(value))}, or put it below \`|\``)
                : 'write it below `|`, on a line of its own';
            return [lineStart + key.length, NEEDS_QUOTES, hint];
        },
    },
    {
        complaint: /^MULTILINE_IMPLICIT_KEY /,
        line: /^\s*(?:- +)?(?<key>[A-Za-z_][\w-]*(?<at>:))(?=[^\s/])(?<value>.*)/d,
        message: 'After `$<key>` a space is missing.',
        hint: [':$<value>', ': $<value>', 'write `$<key> $<value>`'],
    },
    {
        explain: ({ text, line, lineStart }) => {
            const before = text.slice(0, lineStart).trimEnd().split('\n').at(-1) ?? '';
            const header = /^( *)(?:- +)?([\w-]+): *[|>][-+]?\s*$/.exec(before);
            if (header === null || measureIndent(line) > (header[1] ?? '').length)
                return null;
            const message = `The text of \`${header[2]}\` must stand deeper than \`${header[2]}\` itself.`;
            return [lineStart + measureIndent(line), message, 'put two more spaces before each of its lines'];
        },
    },
    {
        complaint: /^BLOCK_AS_IMPLICIT_KEY (?!A block sequence)/,
        line: /^(\s*(?:- +)*)[^\s:#]+:(?:\s|$)/,
        explain: ({ text, lineStart }, [, before = '']) => {
            const next = findNextStart(text, lineStart);
            if (next === null || measureIndent(findLineAt(text, next)) <= before.length)
                return null;
            const hint = `begin it in the column of the key above (${before.length + 1}); a key with a value on its own line has nothing below it`;
            return explainIndentation(text, next, hint);
        },
    },
    {
        line: /^[\s-]*[^\s:#-][^\s:#]*:(?:\s|$)|^\s*-(?:\s|$)/,
        explain: ({ text, lineStart }) => {
            const hint = 'lines that belong together begin in the same column, and what belongs to a `-` begins below its first word';
            return explainIndentation(text, lineStart, hint);
        },
    },
    {
        complaint: /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR) /,
        message: 'This line is neither `key: value` nor an entry of a list.',
        hint: 'a text of several lines stands below `key: |`, each line deeper than the key',
    },
];
function withoutComment(text) {
    return (text.split(/\s#/, 1)[0] ?? '').trimEnd();
}
function suggestSpelling(replaces, text, suggestion = `write ${(0,messages/* quote */.hD)(text)}`) {
    return (0,finding/* suggestText */.EY)(replaces, text, suggestion);
}
function quoteText(text) {
    const mark = /["\\]/.test(text) && !text.includes("'") ? "'" : '"';
    return `${mark}${text}${mark}`;
}
function measureIndent(line) {
    return line.length - line.trimStart().length;
}
function explainIndentation(text, start, hint) {
    const column = measureIndent(findLineAt(text, start));
    const message = `This line begins after ${(0,messages/* formatCount */.B4)(column, 'space')}, which matches no line above it.`;
    return [start + column, message, hint];
}
function findWrongBracket({ line, lineStart }) {
    const open = [];
    for (const { 0: token, index } of line
        .slice(0, bounded_lines/* MAX_LINE_CHARS */.yL)
        .matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'|\s#.*|[[\]{}]/g)) {
        if (token === '[' || token === '{')
            open.push({ char: token, at: index });
        if (token !== ']' && token !== '}')
            continue;
        const last = open.pop();
        const wanted = last?.char === '[' ? ']' : '}';
        if (last === undefined || wanted === token)
            continue;
        const message = `The bracket \`${last.char}\` in column ${last.at + 1} is closed by \`${token}\`.`;
        return [lineStart + index, message, `write \`${wanted}\` where the ${wanted === ']' ? 'list' : 'mapping'} ends`];
    }
    return null;
}
function findNextStart(text, lineStart) {
    const next = /^[^\S\n\r\u2028\u2029]*[^\s#]/m.exec(text.slice(lineStart + findLineAt(text, lineStart).length));
    return next === null ? null : lineStart + findLineAt(text, lineStart).length + next.index;
}
function findLastStart({ text, offset, line, lineStart }, pattern) {
    let end = lineStart + line.length;
    for (let seen = 0; end >= 0 && seen < 10_000; seen++) {
        const start = text.lastIndexOf('\n', end - 1) + 1;
        const match = pattern.exec(text.slice(start, end));
        if (match !== null)
            return start + match.index + match[0].indexOf(match[1] ?? '');
        end = start - 1;
    }
    return offset;
}

;// CONCATENATED MODULE: ./build/src/source/yaml.js








const MAX_DEPTH = 200;
const TOO_DEEP = `The file nests deeper than ${MAX_DEPTH} levels.`;
const MAX_VALUES_FROM_ALIASES = 100_000;
const NOT_READ = '\u0000unread';
const NO_CHILDREN = new Map();
function readYaml(source, include, findings) {
    const reader = new YamlReader(include, findings);
    const root = reader.readFile(source, [], null, 0);
    return reader.hasStopped ? null : root;
}
const OPTIONS = {
    version: '1.2',
    uniqueKeys: false,
    customTags: [{ tag: '!file', resolve: (text) => text }],
};
class YamlReader {
    include;
    findings;
    #aliasDepth = 0;
    #fromAliases = 0;
    hasStopped = false;
    constructor(include, findings) {
        this.include = include;
        this.findings = findings;
    }
    #report({ source, offset }, code, message, hint = null) {
        this.findings.push((0,findings/* createFinding */.uP)(source.at(offset), code, message, hint));
    }
    #stop(at, code, message) {
        if (!this.hasStopped)
            this.#report(at, code, message);
        this.hasStopped = true;
    }
    readFile(source, chain, key, depth) {
        const document = this.#parse(source);
        const file = { source, chain: [...chain, source], anchors: new Map() };
        return document === null ? null : this.#value(file, document.contents, key, depth);
    }
    #parse(source) {
        const tokens = tokenizeYaml(source.text);
        if (!Array.isArray(tokens)) {
            this.#stop({ source, offset: tokens.tooDeepAt }, 'yaml-too-deep', TOO_DEEP);
            return null;
        }
        const [document, second] = composeTokens(tokens, source.text.length);
        const problem = explainSyntax(source.text, document?.errors ?? []);
        if (problem !== null)
            this.#report({ source, offset: problem.offset }, problem.code, problem.message, problem.hint);
        if (problem !== null || document === undefined)
            return null;
        if (second !== undefined) {
            const at = { source, offset: second.range?.[0] ?? 0 };
            const message = 'The file holds more than one YAML document; a workflow file is one.';
            this.#report(at, 'yaml-multiple-documents', message, 'remove the line `---` and what follows it');
        }
        for (const { pos } of document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED')) {
            const message = 'This YAML tag is not known; the only one is `!file`.';
            const hint = 'put quotes around a text that begins with `!`';
            this.#report({ source, offset: pos[0] }, 'yaml-unknown-tag', message, hint);
        }
        return document;
    }
    #value(file, node, key, depth) {
        const isEmpty = !(0,dist/* isNode */.Ll)(node) || ((0,dist/* isScalar */.jn)(node) && node.value === null && node.range?.[0] === node.range?.[1]);
        const at = isEmpty ? (key ?? { source: file.source, offset: 0 }) : locateYamlNode(file, node);
        const none = { data: null, at, key, children: NO_CHILDREN, scalar: null, textFile: null };
        if (!(0,dist/* isNode */.Ll)(node) || !this.#isWithinBounds(at, depth))
            return none;
        if ((0,dist/* isAlias */.Vj)(node))
            return this.#alias(file, node, none, depth);
        if (node.anchor !== undefined && this.#aliasDepth === 0)
            file.anchors.set(node.anchor, node);
        if ((0,dist/* isMap */.jh)(node))
            return this.#map(file, node, none, depth);
        if ((0,dist/* isSeq */.oP)(node)) {
            const items = node.items.map((item) => this.#value(file, item, null, depth + 1));
            return { ...none, data: items.map(({ data }) => data), children: new Map(items.entries()) };
        }
        if (!(0,dist/* isScalar */.jn)(node))
            return none;
        if (node.tag === '!file' && typeof node.value === 'string')
            return this.#included(file, node.value, { ...none, scalar: node }, depth);
        return { ...none, data: readScalar(node), scalar: node };
    }
    #isWithinBounds(at, depth) {
        if (this.#aliasDepth > 0)
            this.#fromAliases++;
        const many = `The aliases of this file stand for more than ${MAX_VALUES_FROM_ALIASES} values.`;
        if (depth > MAX_DEPTH)
            this.#stop(at, 'yaml-too-deep', TOO_DEEP);
        else if (this.#fromAliases > MAX_VALUES_FROM_ALIASES)
            this.#stop(at, 'yaml-too-many-aliases', many);
        return !this.hasStopped;
    }
    #alias(file, { source }, alias, depth) {
        const target = file.anchors.get(source);
        if (target === undefined) {
            const hint = 'write `&name` before a value above, or put quotes around a text that begins with `*`';
            this.#report(alias.at, 'yaml-syntax', 'This alias has no anchor before it.', hint);
            return alias;
        }
        this.#aliasDepth++;
        const value = this.#value(file, target, alias.key, depth + 1);
        this.#aliasDepth--;
        return { ...value, at: alias.at };
    }
    #map(file, node, map, depth) {
        if (file.source.text.startsWith('{{', map.at.offset)) {
            this.#report(map.at, 'unquoted-template', findings/* UNQUOTED_TEMPLATE */.Z0, findings/* QUOTE_TEMPLATE */.oC);
            return { ...map, data: NOT_READ };
        }
        const data = {};
        const children = new Map();
        const merged = [];
        for (const pair of node.items) {
            const at = (0,dist/* isNode */.Ll)(pair.key) ? locateYamlNode(file, pair.key) : map.at;
            const name = readKey(pair.key);
            if (name === null) {
                this.#report(at, 'yaml-bad-key', 'A key must be a text.');
            }
            else if (name === '<<' && (0,dist/* isScalar */.jn)(pair.key) && pair.key.type === 'PLAIN') {
                (0,lists/* appendAll */.u2)(merged, this.#mergeable(this.#value(file, pair.value, at, depth + 1)));
            }
            else if (Object.hasOwn(data, name)) {
                this.#report(at, 'yaml-duplicate-key', `The key ${(0,messages/* quote */.hD)(name)} is given twice.`, 'remove one of them');
            }
            else {
                const value = this.#value(file, pair.value, at, depth + 1);
                (0,json/* setKey */.qL)(data, name, value.data);
                children.set(name, value);
            }
        }
        for (const [name, value] of merged.flatMap(({ children: entries }) => [...entries])) {
            if (Object.hasOwn(data, name))
                continue;
            (0,json/* setKey */.qL)(data, String(name), value.data);
            children.set(String(name), value);
        }
        return { ...map, data, children };
    }
    #mergeable(value) {
        if (value.data === null)
            return [];
        const sources = Array.isArray(value.data) ? [...value.children.values()] : [value];
        if (!sources.every(({ data }) => (0,values/* isDataObject */.WT)(data)) && !this.hasStopped)
            this.#report(value.at, 'yaml-bad-key', 'Only a mapping, or a list of them, can be merged with `<<`.');
        return sources;
    }
    #included(file, path, scalar, depth) {
        const unread = { ...scalar, data: NOT_READ };
        const included = this.include(path, scalar.at.source.at(scalar.at.offset), file.source);
        if (included === null)
            return unread;
        const { source, isText } = included;
        if (isText)
            return { ...scalar, data: source.text, textFile: source };
        const first = file.chain.findIndex((open) => open.file === source.file);
        if (first !== -1) {
            const names = [...file.chain.slice(first), source].map(({ displayFile }) => displayFile);
            this.#report(scalar.at, 'include-cycle', `\`!file\` goes round in a circle: ${names.join(' -> ')}.`);
            return unread;
        }
        const root = this.readFile(source, file.chain, scalar.key, depth + 1);
        return root === null ? unread : { ...root, key: scalar.key };
    }
}
function parseHalfWritten(text) {
    const tokens = tokenizeYaml(text);
    return (Array.isArray(tokens) ? composeTokens(tokens, text.length)[0] : null) ?? null;
}
function findScalarAt(node, path, offset, holder = null) {
    const holds = (each) => (0,dist/* isNode */.Ll)(each) && each.range != null && each.range[0] <= offset && offset <= each.range[1];
    if ((0,dist/* isScalar */.jn)(node) && holds(node))
        return { path, isKey: false, scalar: node, holder };
    const pairs = (0,dist/* isMap */.jh)(node) ? node.items.map(({ key, value }) => [readKey(key) ?? '', value, key]) : [];
    const items = (0,dist/* isSeq */.oP)(node) ? node.items.map((item, index) => [index, item, null]) : [];
    for (const [segment, value, key] of [...pairs, ...items]) {
        const at = [...path, segment];
        if ((0,dist/* isScalar */.jn)(key) && holds(key) && (0,dist/* isMap */.jh)(node))
            return { path: at, isKey: true, scalar: key, holder: node };
        const found = holds(value) ? findScalarAt(value, at, offset, (0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node) ? node : null) : null;
        if (found !== null)
            return found;
    }
    return null;
}
function composeTokens(tokens, length) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
        return [...new dist/* Composer */.Dk(OPTIONS).compose(tokens, true, length)];
    }
    finally {
        Error.stackTraceLimit = stackTraceLimit;
    }
}
function tokenizeYaml(text) {
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
function locateYamlNode({ source }, node) {
    return { source, offset: node.range?.[0] ?? 0 };
}
function readKey(key) {
    if (!(0,dist/* isScalar */.jn)(key))
        return null;
    return typeof key.value === 'string' ? key.value : (key.source ?? '');
}
function readScalar({ value, source }) {
    if (typeof value === 'string' || typeof value === 'boolean' || value === null)
        return value;
    if (typeof value === 'number' && Number.isFinite(value))
        return (0,core_float/* keepExact */.BT)(source ?? '', value);
    return source ?? String(value);
}


/***/ }),

/***/ 48443:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: function() { return /* binding */ boundLine; },
/* harmony export */   c9: function() { return /* binding */ BoundedPattern; },
/* harmony export */   ip: function() { return /* binding */ boundLines; },
/* harmony export */   yL: function() { return /* binding */ MAX_LINE_CHARS; }
/* harmony export */ });
/* unused harmony export MAX_WORD_CHARS */
const MAX_LINE_CHARS = 1000;
const MAX_WORD_CHARS = 260;
const CUT = '…';
const HEAD_CHARS = 700;
const TAIL_CHARS = MAX_LINE_CHARS - HEAD_CHARS - CUT.length - 2;
function boundLine(line) {
    if (line.length <= MAX_WORD_CHARS)
        return line;
    return boundWords(line.length <= MAX_LINE_CHARS ? line : withoutLongMiddle(line));
}
function withoutLongMiddle(line) {
    const head = line.slice(0, HEAD_CHARS);
    const tail = line.slice(-TAIL_CHARS);
    const headEnd = head.lastIndexOf(' ');
    const tailStart = tail.indexOf(' ');
    const kept = head.slice(0, headEnd > HEAD_CHARS - MAX_WORD_CHARS ? headEnd : HEAD_CHARS);
    return `${kept} ${CUT} ${tail.slice(tailStart < MAX_WORD_CHARS ? tailStart + 1 : 0)}`;
}
function boundWords(line) {
    let result = '';
    let [start, copied] = [0, 0];
    for (let index = 0; index <= line.length; index += 1) {
        const code = index < line.length ? line.charCodeAt(index) : BLANK;
        if (code !== BLANK && code !== TAB)
            continue;
        if (index - start > MAX_WORD_CHARS) {
            result += `${line.slice(copied, start + MAX_WORD_CHARS - CUT.length)}${CUT}`;
            copied = index;
        }
        start = index + 1;
    }
    return copied === 0 ? line : result + line.slice(copied);
}
const BLANK = 0x20;
const TAB = 0x09;
function boundLines(text) {
    return text.split('\n').map(boundLine);
}
class BoundedPattern extends RegExp {
    exec(text) {
        return super.exec(text.slice(0, MAX_LINE_CHARS));
    }
}


/***/ })

};
;