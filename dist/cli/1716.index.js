"use strict";
exports.id = 1716;
exports.ids = [1716];
exports.modules = {

/***/ 49445:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IF: function() { return /* binding */ createFileStore; },
/* harmony export */   fc: function() { return /* binding */ makeFolder; }
/* harmony export */ });
/* unused harmony export endsOpen */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8288);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35424);





function createFileStore(durability = 'machine') {
    const outlivesMachine = durability === 'machine';
    return {
        makeFolder: (folder, isPrivate = false) => makeFolder(folder, isPrivate ? 0o700 : 0o777),
        openAppend: (file) => openAppend(file, outlivesMachine),
        replace: (file, text, flush = 'flushed') => replace(file, text, outlivesMachine ? flush : 'plain'),
        readText: (file) => (0,_patience_js__WEBPACK_IMPORTED_MODULE_4__/* .patiently */ .d)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8')),
        lines: readLines,
        endsOpen,
        exists: (file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file),
        hasContent,
        isIrregular,
        remove: (file) => (0,_patience_js__WEBPACK_IMPORTED_MODULE_4__/* .patiently */ .d)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(file, { force: true })),
    };
}
function makeFolder(folder, mode = 0o777) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
        return;
    const above = node_path__WEBPACK_IMPORTED_MODULE_2___default().dirname(folder);
    if (above !== folder)
        makeFolder(above, mode);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { mode });
    }
    catch (error) {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
            throw error;
    }
}
function isIrregular(file) {
    try {
        return !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file).isFile();
    }
    catch {
        return false;
    }
}
function hasContent(file) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file);
        return stats.isFile() && stats.size > 0;
    }
    catch {
        return false;
    }
}
function endsOpen(file) {
    return withFile(file, 'r', (descriptor) => {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
        const last = Buffer.alloc(1);
        return size > 0 && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
    });
}
function withFile(file, flags, use) {
    const descriptor = (0,_patience_js__WEBPACK_IMPORTED_MODULE_4__/* .patiently */ .d)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, flags));
    try {
        return use(descriptor);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
const CHUNK_BYTES = 64 * 1024;
function* readLines(file, longest) {
    const descriptor = (0,_patience_js__WEBPACK_IMPORTED_MODULE_4__/* .patiently */ .d)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'r'));
    try {
        const chunk = Buffer.alloc(CHUNK_BYTES);
        const lines = new _lines_js__WEBPACK_IMPORTED_MODULE_3__/* .LineSplitter */ .g(longest);
        for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, chunk); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, chunk))
            yield* lines.push(chunk.subarray(0, size));
        const rest = lines.rest();
        if (rest !== '')
            yield rest;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
function openAppend(file, flushes) {
    const descriptor = (0,_patience_js__WEBPACK_IMPORTED_MODULE_4__/* .patiently */ .d)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'a'));
    let open = true;
    return {
        append: (data) => writeAll(descriptor, data),
        flush: () => {
            if (flushes)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fdatasyncSync)(descriptor);
        },
        close: () => {
            if (!open)
                return;
            open = false;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        },
    };
}
function replace(file, text, flush) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { throwIfNoEntry: false });
    if (stats === undefined || stats.isFile())
        renameOver(file, text, flush);
    else
        writeInto(file, text);
}
function renameOver(file, text, flush) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_2___default().dirname(file);
    const temporary = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, `.${node_path__WEBPACK_IMPORTED_MODULE_2___default().basename(file)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`);
    try {
        withFile(temporary, 'wx', (descriptor) => {
            writeAll(descriptor, text);
            if (flush !== 'plain')
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
        });
        (0,_patience_js__WEBPACK_IMPORTED_MODULE_4__/* .patiently */ .d)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, file));
    }
    catch (error) {
        (0,_patience_js__WEBPACK_IMPORTED_MODULE_4__/* .removeQuietly */ .S)(temporary);
        throw error;
    }
    if (flush === 'flushed')
        syncFolder(folder);
}
function writeInto(file, text) {
    const write = () => withFile(file, 'w', (descriptor) => writeAll(descriptor, text));
    const isPipe = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file, { throwIfNoEntry: false })?.isFIFO() === true;
    if (isPipe)
        withFile(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK, write);
    else
        write();
}
function writeAll(descriptor, data) {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    let written = 0;
    while (written < bytes.length)
        written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(descriptor, bytes, written, bytes.length - written);
}
function syncFolder(folder) {
    if (process.platform === 'win32')
        return;
    try {
        withFile(folder, 'r', node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync);
    }
    catch {
    }
}


/***/ }),

/***/ 8288:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: function() { return /* binding */ GrowingFile; },
/* harmony export */   g: function() { return /* binding */ LineSplitter; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46193);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_string_decoder__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77400);



const LONGEST_LINE = 64 * 1024 * 1024;
class LineSplitter {
    longest;
    #decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_1__.StringDecoder('utf8');
    #open = '';
    constructor(longest = LONGEST_LINE) {
        this.longest = longest;
    }
    push(chunk) {
        const lines = this.#decoder.write(chunk).split('\n');
        if (this.#open !== '')
            lines[0] = this.#open.length < this.longest ? `${this.#open}${lines[0]}` : this.#open;
        this.#open = lines.pop() ?? '';
        return lines;
    }
    rest() {
        return this.#open + this.#decoder.end();
    }
}
const CHUNK_BYTES = 256 * 1024;
class GrowingFile {
    path;
    #offset = 0;
    #identity = 0n;
    #lines = new LineSplitter();
    constructor(path) {
        this.path = path;
    }
    read(line, restart) {
        const descriptor = opened(this.path);
        if (descriptor === null)
            return;
        try {
            const { size, ino } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor, { bigint: true });
            if (this.#offset > 0 && (ino !== this.#identity || size < BigInt(this.#offset))) {
                this.#offset = 0;
                this.#lines = new LineSplitter();
                restart();
            }
            this.#identity = ino;
            const chunk = Buffer.alloc(CHUNK_BYTES);
            for (let got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, chunk, 0, CHUNK_BYTES, this.#offset); got > 0;) {
                this.#offset += got;
                for (const text of this.#lines.push(chunk.subarray(0, got)))
                    line(text);
                got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, chunk, 0, CHUNK_BYTES, this.#offset);
            }
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
    }
}
function opened(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    }
    catch (error) {
        if ((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT')
            return null;
        throw error;
    }
}


/***/ }),

/***/ 35424:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ removeQuietly; },
/* harmony export */   d: function() { return /* binding */ patiently; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77400);


const BUSY = new Set(['EPERM', 'EACCES', 'EBUSY']);
const PATIENCE_MS = 2000;
const LONGEST_PAUSE_MS = 100;
function patiently(action, windows = process.platform === 'win32') {
    const end = performance.now() + PATIENCE_MS;
    for (let pause = 5;; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
        try {
            return action();
        }
        catch (error) {
            if (!windows || !BUSY.has((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error)) || performance.now() >= end)
                throw error;
        }
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
}
function removeQuietly(path) {
    try {
        patiently(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true }));
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 61104:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: function() { return /* binding */ loadPatterns; }
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77400);


let loaded = null;
function loadPatterns() {
    loaded ??= __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856)).then(createPatterns);
    return loaded;
}
function createPatterns(engine) {
    const cache = new Map();
    const compile = (pattern) => {
        const known = cache.get(pattern);
        if (known !== undefined)
            return known;
        const made = compileWith(engine, pattern);
        cache.set(pattern, made);
        return made;
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
    try {
        const compiled = engine.compile(fromPython(pattern));
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)({ search: (text) => search(compiled, text) });
    }
    catch (cause) {
        const reason = (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(cause);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._q)(`the pattern ${JSON.stringify(pattern)} cannot be used: ${reason}${hint(pattern)}`);
    }
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
const SHAPES = { "workflow": { "name": "-", "description": "-", "version": "-", "entry_point": "-", "input": "inputSpec{}", "limits": "workflow.limits", "context": "workflow.context", "runtime": "workflow.runtime", "hooks": "workflow.hooks", "resilience": "resilience", "policies": "policy[]", "error_routes": "route[]", "finally": "-", "raises": "-", "env": "-", "metadata": "-", "instructions": "-", "cost": "!", "mcp": "!", "bundle": "!", "defaults": "!", "skills": "!", "plugins": "!" }, "workflow.limits": { "max_iterations": "-", "timeout_seconds": "-", "max_output_bytes": "-", "max_tokens": "-", "budget_usd": "!", "budget_mode": "!" }, "workflow.context": { "mode": "-", "max_tokens": "!", "trim_strategy": "!" }, "workflow.runtime": { "strict_exit": "-", "provider": "provider", "default_model": "-", "temperature": "-", "max_tokens": "-", "timeout": "!", "checkpoint": "!", "tool_output": "!", "mcp_servers": "toolServer{}", "max_session_seconds": "!", "max_agent_iterations": "-", "default_reasoning_effort": "-", "default_context_tier": "!", "working_dir": "-", "skills": "!", "skill_injection": "!", "skill_discovery": "!", "plugin_sources": "!", "plugins": "!" }, "workflow.hooks": { "on_start": "-", "on_complete": "-", "on_error": "-" }, "scriptNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "resilience": "resilience", "max_output_bytes": "-", "raises": "-", "command": "-", "args": "-", "run": "-", "shell": "-", "env": "-", "working_dir": "-", "timeout": "-", "stdin": "-", "output": "outputField{}", "classify": "classifyRule[]", "reports": "-", "reports_required": "-", "workflow_commands": "-", "execution": "!" }, "setNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "resilience": "resilience", "max_output_bytes": "-", "value": "-", "values": "-", "output_type": "-", "output": "outputField{}" }, "waitNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "resilience": "resilience", "max_output_bytes": "-", "duration": "-", "reason": "-" }, "terminateNode": { "name": "-", "type": "-", "description": "-", "input": "-", "status": "-", "reason": "-", "output_template": "-" }, "workflowNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "resilience": "resilience", "max_output_bytes": "-", "raises": "-", "workflow": "-", "input_mapping": "-", "max_depth": "-", "output": "outputField{}", "execution": "!" }, "agentNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "strict_exit": "-", "resilience": "resilience", "max_output_bytes": "-", "raises": "-", "prompt": "-", "system_prompt": "-", "model": "-", "provider": "provider", "output": "outputField{}", "retry": "agentRetry", "timeout_seconds": "-", "raise_instructions": "-", "working_dir": "-", "temperature": "-", "max_tokens": "-", "reasoning": "agentNode.reasoning", "tools": "-", "skills": "!", "plugins": "!", "output_mode": "!", "context_tier": "!", "session_key": "!", "max_session_seconds": "!", "max_agent_iterations": "-", "validator": "!", "sandbox": "!", "dialog": "!", "execution": "!", "settings_dir": "!" }, "agentNode.reasoning": { "effort": "-" }, "gateNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "prompt": "-", "options": "gateNode.options[]" }, "gateNode.options": { "label": "-", "value": "-", "route": "-", "prompt_for": "-", "multiline": "-" }, "questionsNode": { "name": "-", "type": "-", "description": "-", "input": "-", "routes": "route[]", "prompt": "-", "questions": "questionsNode.questions[]", "source": "-", "allow_back": "-", "allow_skip": "-", "allow_skip_all": "-", "allow_abort": "-", "abort_route": "-" }, "questionsNode.questions": { "id": "-", "text": "-", "hint": "-", "choices": "-", "allow_free_text": "-", "default": "-", "required": "-", "multiline": "-" }, "parallel": { "name": "-", "description": "-", "max_concurrent": "-", "failure_mode": "-", "tolerate": "parallel.tolerate", "routes": "route[]", "strict_exit": "-", "type": "-", "agents": "-" }, "parallel.tolerate": { "count": "-", "percent": "-" }, "forEach": { "name": "-", "description": "-", "max_concurrent": "-", "failure_mode": "-", "tolerate": "forEach.tolerate", "routes": "route[]", "strict_exit": "-", "type": "-", "source": "-", "as": "-", "agent": "member", "key_by": "-" }, "forEach.tolerate": { "count": "-", "percent": "-" }, "route": { "to": "-", "when": "-", "on_error": "-", "retry": "retry", "halt": "route.halt", "propagate": "-", "recover": "route.recover", "dead_letter": "-", "escalate": "escalate", "output": "-" }, "route.halt": { "message": "-" }, "route.recover": { "output": "-" }, "retry": { "max": "-", "backoff": "-", "initial_seconds": "-", "max_seconds": "-", "jitter": "-", "max_elapsed_seconds": "-", "from": "-" }, "escalate": { "title": "-", "labels": "-", "assignees": "-" }, "outputField": { "type": "-", "description": "-", "enum": "-", "pattern": "-", "minimum": "-", "maximum": "-", "minLength": "-", "maxLength": "-", "nullable": "-", "required": "-", "items": "outputField", "properties": "outputField{}" }, "classifyRule": { "exit_code": "-", "stdout": "-", "stderr": "-", "signal": "-", "timeout": "-", "kind": "-", "message": "-", "details": "-", "transient": "-", "use": "-", "job": "-", "step": "-", "rerun": "-" }, "inputSpec": { "type": "-", "description": "-", "default": "-", "required": "-", "secret": "-" }, "provider": { "name": "-", "base_url": "-", "api_key": "-", "headers": "-", "command": "-", "args": "-", "env": "-" }, "toolServer": { "type": "-", "command": "-", "args": "-", "env": "-", "url": "-", "headers": "-", "timeout": "-", "tools": "-" }, "agentRetry": { "max_attempts": "-", "backoff": "-", "delay_seconds": "-", "retry_on": "-", "max_parse_recovery_attempts": "-" }, "resilience": { "retry": "resilience.retry", "circuit_breaker": "resilience.circuit_breaker" }, "resilience.retry": { "max_retries": "-", "initial_delay": "-", "backoff_multiplier": "-", "max_delay": "-", "jitter": "-", "retryable": "-" }, "resilience.circuit_breaker": { "failure_threshold": "-", "recovery_timeout": "-", "success_threshold": "-", "key": "-", "scope": "-" }, "max_concurrent_tasks_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "max": "-" }, "task_timeout_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "max_seconds": "-" }, "phase_gate_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "group": "-", "min_success_rate": "-" }, "node_availability_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-" }, "expression_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "allow_if": "-" }, "command_policy": { "name": "-", "description": "-", "mode": "-", "nodes": "-", "type": "-", "command": "-", "args": "-", "timeout": "-" }, "file": { "workflow": "workflow", "agents": "node[]", "nodes": "node[]", "parallel": "parallel[]", "for_each": "forEach[]", "output": "-", "tools": "-", "skills": "!", "plugins": "!" } };
const UNIONS = { "node": { "script": "scriptNode", "set": "setNode", "wait": "waitNode", "terminate": "terminateNode", "workflow": "workflowNode", "agent": "agentNode", "human_gate": "gateNode", "questions": "questionsNode" }, "member": { "script": "scriptNode", "set": "setNode", "workflow": "workflowNode", "agent": "agentNode" }, "policy": { "max_concurrent_tasks": "max_concurrent_tasks_policy", "task_timeout": "task_timeout_policy", "phase_gate": "phase_gate_policy", "node_availability": "node_availability_policy", "expression": "expression_policy", "command": "command_policy" } };


/***/ }),

/***/ 62522:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z0: function() { return /* binding */ UNQUOTED_TEMPLATE; },
/* harmony export */   al: function() { return /* binding */ inOrder; },
/* harmony export */   gk: function() { return /* binding */ finding; },
/* harmony export */   oC: function() { return /* binding */ QUOTE_TEMPLATE; },
/* harmony export */   uO: function() { return /* binding */ checkPatterns; }
/* harmony export */ });
/* unused harmony export LOAD_CODES */
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99538);

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
function inOrder(findings, first) {
    const ranks = new Map([[first, 0]]);
    for (const { file } of findings)
        if (!ranks.has(file))
            ranks.set(file, ranks.size);
    const rank = ({ file }) => ranks.get(file) ?? 0;
    const unique = new Map();
    for (const entry of findings) {
        const key = `${entry.file}:${entry.line}:${entry.column}:${entry.code}:${entry.message}`;
        if (!unique.has(key))
            unique.set(key, entry);
    }
    return [...unique.values()].sort((a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column);
}
function checkPatterns(uses, patterns) {
    return uses.flatMap(({ pattern, at }) => {
        const compiled = patterns.compile(pattern);
        return compiled.ok ? [] : [finding(at, 'bad-pattern', `${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_0__/* .capital */ .Nx)(compiled.error)}.`)];
    });
}


/***/ }),

/***/ 5482:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WT: function() { return /* binding */ isDataObject; },
/* harmony export */   fK: function() { return /* binding */ valueAt; },
/* harmony export */   hO: function() { return /* binding */ Locator; },
/* harmony export */   kL: function() { return /* binding */ Source; },
/* harmony export */   zO: function() { return /* binding */ mapTexts; }
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);



function isDataObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof _core_float_js__WEBPACK_IMPORTED_MODULE_2__/* .Float */ .nt);
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
        const offsets = this.#offsets.get(scalar) ?? sourceOffsets(scalar, data, at.source.text);
        this.#offsets.set(scalar, offsets);
        const ofLine = offsets[line - 1] ?? [];
        return at.source.at(ofLine[column - 1] ?? ofLine.at(-1) ?? at.offset);
    }
}
const ESCAPE_LENGTH = { x: 4, u: 6, U: 10 };
const SPACE_ESCAPES = 'nrt \n\r';
function sourceOffsets({ type, range }, value, text) {
    const [start = 0, end = 0] = range ?? [];
    const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
    const isPlain = type === 'PLAIN';
    const visible = [];
    for (let at = isPlain ? start : isQuoted ? start + 1 : text.indexOf('\n', start) + 1; at < end;) {
        const char = text[at];
        const escaped = type === 'QUOTE_DOUBLE' && char === '\\';
        if (!isSpace(char) && !(escaped && SPACE_ESCAPES.includes(text[at + 1] ?? '')))
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

/***/ 51695:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: function() { return /* binding */ decode; },
/* harmony export */   FK: function() { return /* binding */ isInside; },
/* harmony export */   Gt: function() { return /* binding */ displayPath; },
/* harmony export */   Yc: function() { return /* binding */ repositoryWithin; },
/* harmony export */   dN: function() { return /* binding */ realPathOf; },
/* harmony export */   eD: function() { return /* binding */ shownFolder; },
/* harmony export */   gZ: function() { return /* binding */ MAX_FILE_BYTES; },
/* harmony export */   lJ: function() { return /* binding */ diskReader; },
/* harmony export */   pl: function() { return /* binding */ findWorkspace; }
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77400);





const MAX_FILE_BYTES = 10 * 1024 * 1024;
function realPathOf(path) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(absolute);
    }
    catch {
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute);
        return parent === absolute ? absolute : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(realPathOf(parent), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(parent, absolute));
    }
}
function readFromDisk(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
        if (!stat.isFile())
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'not-a-file' });
        if (stat.size > MAX_FILE_BYTES)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-too-large' });
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path));
    }
    catch (error) {
        const code = (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) || 'it cannot be opened';
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-not-found' });
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-unreadable', message: code });
    }
}
function namesOnDisk(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
const diskReader = { read: readFromDisk, realpath: realPathOf, names: namesOnDisk };
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way === '' || (way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way));
}
function displayPath(folder, path) {
    return (isInside(folder, path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path) : path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
}
function findWorkspace(file, env) {
    return repositoryOf(file, env) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(realPathOf(file));
}
function shownFolder(file, env, cwd) {
    return repositoryOf(file, env) ?? realPathOf(cwd);
}
function repositoryWithin(workspace, file) {
    const root = realPathOf(workspace);
    const real = realPathOf(file);
    return (isInside(root, real) ? gitRootOf(real, root) : null) ?? root;
}
function repositoryOf(file, env) {
    const real = realPathOf(file);
    const given = env['GITHUB_WORKSPACE'] ?? '';
    const root = given === '' ? null : realPathOf(given);
    return root !== null && isInside(root, real) ? root : gitRootOf(real, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.parse)(real).root);
}
function gitRootOf(file, last) {
    for (let at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, '.git')))
            return at;
        if (at === last || at === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at))
            return null;
    }
}
function decode(content) {
    if (content.length > MAX_FILE_BYTES)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-too-large' });
    const notText = (message) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._q)({ code: 'file-not-text', message });
    if (content[0] === 0xff && content[1] === 0xfe)
        return notText('it is UTF-16; save it as UTF-8');
    if (typeof content !== 'string' && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content))
        return notText('it is not UTF-8');
    const text = typeof content === 'string' ? content : Buffer.from(content).toString('utf8');
    return text.includes('\0') ? notText('it is a binary file') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(text.replace(/^\ufeff/, ''));
}


/***/ }),

/***/ 78856:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: function() { return /* binding */ NOT_READ; },
  g: function() { return /* binding */ readYaml; }
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/core/float.js
var core_float = __webpack_require__(75874);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/config/load/findings.js
var findings = __webpack_require__(62522);
// EXTERNAL MODULE: ./build/src/config/load/values.js
var values = __webpack_require__(5482);
;// CONCATENATED MODULE: ./build/src/config/load/yaml-syntax.js


function explainSyntax(text, errors) {
    const [first] = [...errors].sort((a, b) => a.pos[0] - b.pos[0]);
    if (first === undefined)
        return null;
    const [offset] = first.pos;
    const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
    const place = { text, offset, lineStart, line: lineAt(text, lineStart) };
    for (const explanation of EXPLANATIONS) {
        const { complaint = /./, line = /^/ } = explanation;
        const said = complaint.exec(`${first.code} ${first.message}`);
        const match = line.exec(place.line);
        const explain = 'explain' in explanation ? explanation.explain : filledIn(explanation);
        const explained = said === null || match === null ? null : explain(place, match, said);
        if (explained === null)
            continue;
        const [at, message, hint] = explained;
        return { code: message === findings/* UNQUOTED_TEMPLATE */.Z0 ? 'unquoted-template' : 'yaml-syntax', offset: at, message, hint };
    }
    const reason = first.message.replace(/\s+/g, ' ').replace(/[.:]$/, '');
    const hint = 'compare the indentation, the quotes and the brackets here with the lines around';
    return { code: 'yaml-syntax', offset, message: `This is not valid YAML: ${reason}.`, hint };
}
function lineAt(text, start) {
    const end = text.indexOf('\n', start);
    return text.slice(start, end === -1 ? text.length : end);
}
function filledIn({ message, hint }) {
    return ({ offset, lineStart }, line, complaint) => {
        const groups = { ...complaint.groups, ...line.groups };
        const filled = (text) => text.replace(/\$<(\w+)>/g, (_, name) => name === 'value' ? yaml_syntax_short(groups[name] ?? '') : (groups[name] ?? ''));
        const at = line.indices?.groups?.['at']?.[0];
        return [at === undefined ? offset : lineStart + at, filled(message), filled(hint)];
    };
}
const NEEDS_QUOTES = 'A text with a colon and a space in it needs quotes.';
const EXPLANATIONS = [
    {
        line: /[\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff]/,
        explain: ({ lineStart }, { 0: sign, index }) => {
            const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
            const name = code === '00A0' ? 'non-breaking space' : 'special space';
            return [
                lineStart + index,
                `There is a ${name} (U+${code}) here, which is no space to YAML.`,
                'write an ordinary space',
            ];
        },
    },
    {
        line: /^[ -]*(?<at>\t)/d,
        message: 'YAML is indented with spaces, not with tabs.',
        hint: 'use two spaces instead of each tab',
    },
    {
        line: /(?:^|[:,[{]\s|-\s)\s*(?<at>\{[{%])/d,
        message: findings/* UNQUOTED_TEMPLATE */.Z0,
        hint: findings/* QUOTE_TEMPLATE */.oC,
    },
    {
        line: /(?:^\s*|[:,-]\s+|[[{]\s*)[[{](?:[^'"#$]|"[^"]*"|'[^']*'|\$(?!\{))*(?<at>\$\{[^}\s]*\})/d,
        message: '`$<at>` between brackets needs quotes, or YAML takes its braces for its own.',
        hint: 'write `"$<at>"`',
    },
    {
        line: /^\s*(?<at>-)(?<value>\w[\w-]*:(?:\s.*)?)$/d,
        message: 'A space is missing after the `-` of this entry.',
        hint: 'write `- $<value>`',
    },
    {
        complaint: /^(?:BAD_SCALAR_START|BAD_ALIAS) /,
        explain: ({ text, line, lineStart, offset }) => {
            const rest = line.slice(offset - lineStart).replace(/\s+#.*$/, '');
            const hint = rest.includes('"') ? 'put single quotes around it' : `write \`"${yaml_syntax_short(rest)}"\``;
            return [offset, `A value that begins with \`${text[offset]}\` needs quotes.`, hint];
        },
    },
    {
        complaint: /Missing closing (["'])/,
        explain: (place, _, [, mark = '']) => [
            lastStart(place, mark === '"' ? /(?:^|[\s[{,])("(?:[^"\\]|\\.)*)$/ : /(?:^|[\s[{,])('[^']*)$/),
            `The quote \`${mark}\` that begins here is not closed.`,
            `add \`${mark}\` where the text ends`,
        ],
    },
    { complaint: /end with a [\]}]/, explain: (place) => wrongBracket(place) },
    {
        complaint: /end with a ([\]}])/,
        explain: (place, _, [, close]) => [
            lastStart(place, close === ']' ? /(\[)[^\]]*$/ : /(\{)[^}]*$/),
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
        line: /[A-Za-z_][\w-]*:\s+(?<at>(?<value>[^\s'"[\]{},:]+:\s+[^,}\]]*))/d,
        message: NEEDS_QUOTES,
        hint: 'write `"$<value>"`',
    },
    {
        complaint: / Block collections are not allowed within flow/,
        message: 'Entries between brackets need a comma between them.',
        hint: 'write `{ a: 1, b: 2 }`, or put each key on a line of its own without brackets',
    },
    {
        complaint: /^BLOCK_AS_IMPLICIT_KEY /,
        line: /^(\s*(?:- +)*[^\s:#'"]+:\s+)(.*?:(?:\s.*?)?)(?:\s+#.*)?$/,
        explain: ({ lineStart }, [, key = '', value = '']) => {
            const mark = value.includes('"') ? "'" : '"';
            const hint = value.includes(mark)
                ? 'write it below `|`, on a line of its own'
                : `write \`${mark}${yaml_syntax_short(value)}${mark}\`, or put it below \`|\``;
            return [lineStart + key.length, NEEDS_QUOTES, hint];
        },
    },
    {
        complaint: /^MULTILINE_IMPLICIT_KEY /,
        line: /^\s*(?:- +)?(?<key>[A-Za-z_][\w-]*(?<at>:))(?=[^\s/])(?<value>.*)/d,
        message: 'After `$<key>` a space is missing.',
        hint: 'write `$<key> $<value>`',
    },
    {
        explain: ({ text, line, lineStart }) => {
            const before = text.slice(0, lineStart).trimEnd().split('\n').at(-1) ?? '';
            const header = /^( *)(?:- +)?([\w-]+): *[|>][-+]?\s*$/.exec(before);
            if (header === null || indentOf(line) > (header[1] ?? '').length)
                return null;
            const message = `The text of \`${header[2]}\` must stand deeper than \`${header[2]}\` itself.`;
            return [lineStart + indentOf(line), message, 'put two more spaces before each of its lines'];
        },
    },
    {
        complaint: /^BLOCK_AS_IMPLICIT_KEY (?!A block sequence)/,
        line: /^(\s*(?:- +)*)[^\s:#]+:(?:\s|$)/,
        explain: ({ text, lineStart }, [, before = '']) => {
            const next = nextStart(text, lineStart);
            if (next === null || indentOf(lineAt(text, next)) <= before.length)
                return null;
            const hint = `begin it in the column of the key above (${before.length + 1}); a key with a value on its own line has nothing below it`;
            return shifted(text, next, hint);
        },
    },
    {
        line: /^[\s-]*[^\s:#]+:(?:\s|$)|^\s*-(?:\s|$)/,
        explain: ({ text, lineStart }) => {
            const hint = 'lines that belong together begin in the same column, and what belongs to a `-` begins below its first word';
            return shifted(text, lineStart, hint);
        },
    },
    {
        complaint: /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR) /,
        message: 'This line is neither `key: value` nor an entry of a list.',
        hint: 'a text of several lines stands below `key: |`, each line deeper than the key',
    },
];
function yaml_syntax_short(text) {
    return text.trim().slice(0, 60);
}
function indentOf(line) {
    return line.length - line.trimStart().length;
}
function shifted(text, start, hint) {
    const column = indentOf(lineAt(text, start));
    const message = `This line begins after ${(0,messages/* counted */.hS)(column, 'space')}, which matches no line above it.`;
    return [start + column, message, hint];
}
function wrongBracket({ line, lineStart }) {
    const open = [];
    for (const { 0: token, index } of line.matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'|\s#.*|[[\]{}]/g)) {
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
function nextStart(text, lineStart) {
    const next = /^[^\S\n]*[^\s#]/m.exec(text.slice(lineStart + lineAt(text, lineStart).length));
    return next === null ? null : lineStart + lineAt(text, lineStart).length + next.index;
}
function lastStart({ text, offset, line, lineStart }, pattern) {
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

;// CONCATENATED MODULE: ./build/src/config/load/yaml.js







const MAX_DEPTH = 200;
const TOO_DEEP = `The file nests deeper than ${MAX_DEPTH} levels.`;
const MAX_VALUES_FROM_ALIASES = 100_000;
const NOT_READ = '\u0000unread';
const NO_CHILDREN = new Map();
function readYaml(source, include, findings) {
    return new YamlReader(include, findings).read(source);
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
    #stopped = false;
    constructor(include, findings) {
        this.include = include;
        this.findings = findings;
    }
    read(source) {
        const root = this.#file(source, [], null, 0);
        return this.#stopped ? null : root;
    }
    #report({ source, offset }, code, message, suggestion = null) {
        this.findings.push((0,findings/* finding */.gk)(source.at(offset), code, message, suggestion));
    }
    #stop(at, code, message) {
        if (!this.#stopped)
            this.#report(at, code, message);
        this.#stopped = true;
    }
    #file(source, chain, key, depth) {
        const document = this.#parsed(source);
        const file = { source, chain: [...chain, source], anchors: new Map() };
        return document === null ? null : this.#value(file, document.contents, key, depth);
    }
    #parsed(source) {
        const tokens = tokensOf(source.text);
        if (!Array.isArray(tokens)) {
            this.#stop({ source, offset: tokens.tooDeepAt }, 'yaml-too-deep', TOO_DEEP);
            return null;
        }
        const [document, second] = new dist/* Composer */.Dk(OPTIONS).compose(tokens, true, source.text.length);
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
        const at = isEmpty ? (key ?? { source: file.source, offset: 0 }) : placeOf(file, node);
        const none = { data: null, at, key, children: NO_CHILDREN, scalar: null, textFile: null };
        if (!(0,dist/* isNode */.Ll)(node) || !this.#withinBounds(at, depth))
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
        return { ...none, data: scalarData(node), scalar: node };
    }
    #withinBounds(at, depth) {
        if (this.#aliasDepth > 0)
            this.#fromAliases++;
        const many = `The aliases of this file stand for more than ${MAX_VALUES_FROM_ALIASES} values.`;
        if (depth > MAX_DEPTH)
            this.#stop(at, 'yaml-too-deep', TOO_DEEP);
        else if (this.#fromAliases > MAX_VALUES_FROM_ALIASES)
            this.#stop(at, 'yaml-too-many-aliases', many);
        return !this.#stopped;
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
            const at = (0,dist/* isNode */.Ll)(pair.key) ? placeOf(file, pair.key) : map.at;
            const name = keyText(pair.key);
            if (name === null) {
                this.#report(at, 'yaml-bad-key', 'A key must be a text.');
            }
            else if (name === '<<' && (0,dist/* isScalar */.jn)(pair.key) && pair.key.type === 'PLAIN') {
                merged.push(...this.#mergeable(this.#value(file, pair.value, at, depth + 1)));
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
        if (!sources.every(({ data }) => (0,values/* isDataObject */.WT)(data)) && !this.#stopped)
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
        const root = this.#file(source, file.chain, scalar.key, depth + 1);
        return root === null ? unread : { ...root, key: scalar.key };
    }
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
function placeOf({ source }, node) {
    return { source, offset: node.range?.[0] ?? 0 };
}
function keyText(key) {
    if (!(0,dist/* isScalar */.jn)(key))
        return null;
    return typeof key.value === 'string' ? key.value : (key.source ?? '');
}
function scalarData({ value, source }) {
    if (typeof value === 'string' || typeof value === 'boolean' || value === null)
        return value;
    if (typeof value === 'number' && Number.isFinite(value))
        return (0,core_float/* exactNumber */.rf)(source ?? '', value);
    return source ?? String(value);
}


/***/ }),

/***/ 57280:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: function() { return /* binding */ allWorkflows; },
/* harmony export */   Em: function() { return /* binding */ allVariants; },
/* harmony export */   IZ: function() { return /* binding */ isGroup; },
/* harmony export */   K4: function() { return /* binding */ VALUE_TYPES; },
/* harmony export */   Kp: function() { return /* binding */ END; },
/* harmony export */   NB: function() { return /* binding */ isMember; },
/* harmony export */   RO: function() { return /* binding */ concurrencyOf; },
/* harmony export */   RR: function() { return /* binding */ raisesItself; },
/* harmony export */   Ro: function() { return /* binding */ actionsOf; },
/* harmony export */   Rq: function() { return /* binding */ timeoutOf; },
/* harmony export */   Uw: function() { return /* binding */ ROUTE_ACTIONS; },
/* harmony export */   Yc: function() { return /* binding */ sitesOf; },
/* harmony export */   aI: function() { return /* binding */ gateShapes; },
/* harmony export */   ce: function() { return /* binding */ isReservedName; },
/* harmony export */   cx: function() { return /* binding */ seesEverything; },
/* harmony export */   ht: function() { return /* binding */ countsForMembers; },
/* harmony export */   t5: function() { return /* binding */ groupsOfMembers; },
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
    const groups = [...workflow.steps.values()].filter((step) => step.type === 'parallel');
    return new Map(groups.flatMap((group) => group.agents.map((name) => [name, group])));
}
function countsForMembers(route) {
    return route.to === undefined && route.propagate === undefined && route.retry?.from === undefined;
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
const NUMBER = /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i;
const exactIf = (text, isNumber) => isNumber && Number.isFinite(Number(text)) ? (0,_core_float_js__WEBPACK_IMPORTED_MODULE_3__/* .exactNumber */ .rf)(text, Number(text)) : undefined;
const VALUE_TYPES = {
    string: { label: 'a text', zero: '', has: (value) => typeof value === 'string', parse: (text) => text },
    number: { label: 'a number', zero: 0, has: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonNumber */ .OD, parse: (text) => exactIf(text, NUMBER.test(text)) },
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
const sitesOf = (0,_core_cached_js__WEBPACK_IMPORTED_MODULE_4__/* .cached */ .P)(listSites);
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
const ROUTE_ACTIONS = ['to', 'retry', 'halt', 'propagate', 'recover'];
function actionsOf(route) {
    return ROUTE_ACTIONS.filter((action) => route[action] !== undefined);
}


/***/ }),

/***/ 75336:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ stepHash; },
/* harmony export */   o: function() { return /* binding */ digestOf; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36659);
/* harmony import */ var _load_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5482);





function stepHash(step, { workflow, item }) {
    const own = workflow.hashes.get(step.name);
    if (item !== null) {
        const group = workflow.hashes.get(item.group);
        return group === undefined ? own : `${group}-${(0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .checksumText */ .d8)((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(item.value)))}`;
    }
    if (step.type !== 'parallel' || own === undefined)
        return own;
    const members = step.agents.map((name) => workflow.hashes.get(name) ?? '').join('\n');
    return `${own}-${(0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .checksumText */ .d8)((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(members))}`;
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
    if (!(0,_load_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isDataObject */ .WT)(value))
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(value ?? null);
    const keys = Object.keys(value).sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}


/***/ }),

/***/ 4644:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ once; },
/* harmony export */   P: function() { return /* binding */ cached; }
/* harmony export */ });
function cached(compute) {
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
/* harmony export */   G5: function() { return /* binding */ partLabel; },
/* harmony export */   VL: function() { return /* binding */ withQuery; },
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
function isSafeServer(url) {
    if (!URL.canParse(url))
        return false;
    const { protocol, hostname } = new URL(url);
    return protocol === 'https:' || /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/.test(hostname);
}
function isRepositoryName(text) {
    return /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(text) && !text.split('/').some((part) => part === '.' || part === '..');
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

/***/ 12669:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X0: function() { return /* binding */ ignoresFailures; },
/* harmony export */   YT: function() { return /* binding */ shellProblem; },
/* harmony export */   dv: function() { return /* binding */ scriptExtension; },
/* harmony export */   q$: function() { return /* binding */ shellCommand; },
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
function shellCommand(shell, platform) {
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
function ignoresFailures(shell) {
    const made = shellCommand(shell, { windows: false, has: () => true });
    if (!made.ok || !POSIX_SHELLS.has(programName(made.value.command)))
        return false;
    return !made.value.args.some((arg) => /^-[a-zA-Z]*e/.test(arg) || arg === 'errexit');
}
const POSIX_SHELLS = new Set(['bash', 'sh', 'dash', 'ksh', 'zsh']);
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

/***/ 85140:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DW: function() { return /* reexport */ coerceText; },
  _3: function() { return /* binding */ expressions_evaluate; },
  v9: function() { return /* binding */ holds; },
  Fl: function() { return /* binding */ isTemplate; },
  yV: function() { return /* binding */ makesJson; },
  L5: function() { return /* binding */ onlyExpression; },
  YK: function() { return /* binding */ parseExpression; },
  Fp: function() { return /* binding */ parseIn; },
  QC: function() { return /* binding */ parseTemplate; },
  jt: function() { return /* reexport */ printValue; },
  XX: function() { return /* binding */ render; },
  Od: function() { return /* reexport */ scopeOf; },
  J8: function() { return /* reexport */ scopeOver; }
});

// UNUSED EXPORTS: conditionTextHolds, truthy

// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/core/float.js
var core_float = __webpack_require__(75874);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
;// CONCATENATED MODULE: ./build/src/expressions/coerce.js


const FALSE_TEXTS = new Set(['false', '0', 'no', 'none', '', '[]', '{}']);
const PYTHON_WORDS = new Map([
    ['True', true],
    ['False', false],
    ['None', null],
]);
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const NUMBER_LIKE = /^-?\d/;
function conditionTextHolds(text) {
    return !FALSE_TEXTS.has(text.trim().toLowerCase());
}
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
    const python = PYTHON_WORDS.get(trimmed);
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
const faultOf = (reason) => (message) => new Fault(reason, message);
const typeFault = faultOf('type');
const valueFault = faultOf('value');
const budgetFault = faultOf('budget');
function syntaxFault(message, pos) {
    return new Fault('syntax', message, pos);
}
function missingFile(name, pos) {
    return syntaxFault(`there is no file ${JSON.stringify(name.slice(0, 200))} beside the template`, pos);
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
    return { line, column: Array.from(source.slice(start, Math.max(start, pos))).length + 1 };
}
function describeFault(fault, source, fallbackPos) {
    const fields = [...fault.fields].sort();
    const { place } = fault;
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
        allFields: fields.slice(0, MOST_FIELDS),
    };
}
const MAX_NAME = 64;
function hint(name, candidates) {
    const limit = name.length <= 3 ? 1 : name.length <= 8 ? 2 : 3;
    const found = name.length > MAX_NAME ? null : (0,messages/* nearest */.pA)(name, candidates, limit);
    return found === null || found === name ? '' : `; did you mean '${found}'?`;
}

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
    fields() {
        return new Map();
    }
}
class Callable extends PyObject {
    name;
    invoke;
    beside;
    typeName = 'function';
    constructor(name, invoke, beside = null) {
        super();
        this.name = name;
        this.invoke = invoke;
        this.beside = beside;
    }
}
class Namespace extends PyObject {
    vars;
    typeName = 'namespace';
    constructor(vars) {
        super();
        this.vars = vars;
    }
    fields() {
        return this.vars;
    }
}
class Undefined {
    message;
    pos;
    wanted;
    fields;
    reason = 'undefined';
    constructor(message, pos, wanted = undefined, fields = () => []) {
        this.message = message;
        this.pos = pos;
        this.wanted = wanted;
        this.fields = fields;
    }
    fault() {
        const fields = this.fields();
        const suggestion = this.wanted === undefined ? '' : hint(this.wanted, fields);
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
function sequenceOf(value) {
    if (Array.isArray(value))
        return value;
    return value instanceof Tuple ? value.items : undefined;
}
function needText(value, what) {
    if (!isText(value))
        throw typeFault(`${what} must be a text, not ${kindOf(value)}`);
    return value;
}
const ASTRAL = /[\ud800-\udbff][\udc00-\udfff]/;
function isSimple(text) {
    return !ASTRAL.test(text);
}
function lengthOf(text) {
    return isSimple(text) ? text.length : Array.from(text).length;
}
function charsOf(text) {
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
function kindOf(value) {
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
function isOwnedList(value) {
    return Array.isArray(value) && owned.has(value);
}
function isOwnedMap(value) {
    return value instanceof Map && owned.has(value);
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
    const cut = (a % b) + 0;
    const rest = cut !== 0 && b < 0 !== cut < 0 ? cut + b : cut;
    return { quotient: Math.round((a - rest) / b), rest };
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
    const result = Number.isInteger(exponent) && exponent < 0 ? 1 / base ** -exponent : base ** exponent;
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
    const text = String(toBig(value));
    if (text.replace('-', '').length > 4_300)
        throw valueFault('an integer has too many digits to be printed');
    return text;
}
const MOST_DECIMALS = 100;
function signOf(value) {
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
        return `${signOf(value)}${BigInt(size)}${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}`;
    return signOf(value) + (evenTie(size.toFixed(MOST_DECIMALS), decimals) ?? size.toFixed(decimals));
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
function sizeOf(value) {
    if (isText(value))
        return lengthOf(value);
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
    const size = sizeOf(value);
    if (size === undefined)
        throw typeFault(`${kindOf(value)} has no length`);
    return size;
}
function isTrue(value) {
    if (value === null || value === undefined)
        return false;
    if (isNum(value))
        return compareNumbers(value, 0) !== 0;
    const size = sizeOf(value);
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
        throw typeFault(`${kindOf(key)} cannot be the key of a mapping`);
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
function setKey(map, key, value) {
    map.set(hashable(key), value);
}
function removeKey(map, key) {
    const value = getKey(map, key);
    map.delete(hashable(key));
    return value;
}
function keysOf(mapping) {
    return isMap(mapping) ? [...mapping.keys()] : Object.keys(mapping);
}
function entriesOf(mapping) {
    return isMap(mapping) ? [...mapping.entries()] : Object.entries(mapping);
}
function fieldNames(mapping) {
    return keysOf(mapping).filter((key) => typeof key === 'string');
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
    const chars = isSimple(target) ? target : charsOf(target);
    return chars[at(chars.length)];
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
        st.reserve(value.length * 8);
        return charsOf(value);
    }
    if (value instanceof Tuple || value instanceof View)
        return value.items;
    return isMapping(value) ? keysOf(value) : undefined;
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
    if (!isMapping(a) || !isMapping(b) || sizeOf(a) !== sizeOf(b))
        return false;
    return entriesOf(a).every(([key, value]) => {
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
    throw typeFault(`${kindOf(a)} and ${kindOf(b)} cannot be ordered`);
}
function contains(st, container, item) {
    if (isText(container)) {
        if (!isText(item))
            throw typeFault(`a text can only contain a text, not ${kindOf(item)}`);
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
    const entries = new Map(entriesOf(mapping));
    return sortBy(st, [...entries.keys()], (key) => key, false).map((key) => [key, entries.get(key)]);
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
    return derived(st, value, filter(st, `the filter ${name}`, value, args, kwargs));
}
function applyTest(st, name, value, args, kwargs) {
    const test = st.library.tests.get(name);
    if (test === undefined)
        throw valueFault(`there is no test '${name}'${hint(name, st.library.tests.keys())}`);
    return isTrue(test(st, `the test ${name}`, value, args, kwargs));
}
const MOST_TEXTS = 1000;
const listListeners = new WeakMap();
function derived(st, from, made) {
    const listener = made === from ? null : listenerOf(st, from);
    if (listener !== null) {
        if (typeof made === 'object' && made !== null)
            listListeners.set(made, listener);
        for (const text of textsIn(made))
            listener(text);
    }
    return made;
}
function derivedFromLetters(st, from, items, start) {
    const listener = st.out.length > start ? listenerOf(st, from) : null;
    if (listener !== null && items.every((item) => isText(item) && item.length <= 2))
        listener(st.out.slice(start));
}
function listenerOf(st, from) {
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
function fillOf(value) {
    if (value === undefined)
        return ' ';
    const fill = needText(value, 'the fill character');
    if (lengthOf(fill) !== 1)
        throw typeFault('the fill character must be one character');
    return fill;
}
function capitalize(text) {
    const [first = ''] = text;
    return first.toUpperCase() + text.slice(first.length).toLowerCase();
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
        ? splitSpaces(text, most)
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
const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
const AFTER_LINE_END = /(?<=[\n\v\f\x1c-\x1e\x85\u2028\u2029]|\r(?!\n))/;
function linesOf(text, end = LINE_END) {
    const lines = text.split(end);
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
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
    return at < 0 ? -1 : lengthOf(text.slice(0, at));
}
function found(at) {
    if (at < 0)
        throw valueFault('the text is not found');
    return at;
}
function count(text, wanted) {
    const needle = needText(wanted, 'the text to count');
    return needle === '' ? lengthOf(text) + 1 : text.split(needle).length - 1;
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
        const lines = linesOf(text, isOn(keep) ? AFTER_LINE_END : LINE_END);
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
    'center(width, fillchar?)': (st, text, [width, fill]) => centered(st, text, width, fillOf(fill)),
    'ljust(width, fillchar?)': (st, text, [width, fill]) => text + fillOf(fill).repeat(gap(st, text, width)),
    'rjust(width, fillchar?)': (st, text, [width, fill]) => fillOf(fill).repeat(gap(st, text, width)) + text,
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
    'index(sub)': (_st, text, [wanted]) => found(find(text, wanted, false)),
    'rindex(sub)': (_st, text, [wanted]) => found(find(text, wanted, true)),
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






function notOwned(kind) {
    return typeFault(`a ${kind} of the workflow cannot be changed in a template; change a copy: {% set mine = x.copy() %}`);
}
function ownedList(list) {
    if (!isOwnedList(list))
        throw notOwned('list');
    return list;
}
function ownedMap(mapping) {
    if (!isOwnedMap(mapping))
        throw notOwned('mapping');
    return mapping;
}
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
const MAPPING_METHODS = methodTable({
    'get(key, default?)': (_st, map, [key, fallback = null]) => {
        const found = getKey(map, key);
        return found === undefined ? fallback : found;
    },
    'items()': (st, map) => {
        const pairs = entriesOf(map).map((pair) => new Tuple(pair));
        st.charge(pairs.length);
        return new View('dict_items', pairs);
    },
    'keys()': (_st, map) => new View('dict_keys', keysOf(map)),
    'values()': (_st, map) => {
        const values = entriesOf(map).map(([, value]) => value);
        return new View('dict_values', values);
    },
    'copy()': (_st, map) => own(new Map(entriesOf(map))),
    'update(*)': (st, map, [source], kwargs) => {
        const target = ownedMap(map);
        if (source !== undefined)
            for (const [key, value] of pairsOf(st, source))
                setKey(target, key, value);
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
            setKey(ownedMap(map), key, fallback);
        return found === undefined ? fallback : found;
    },
});
function pick(table, name, target) {
    const method = table.get(name);
    if (method === undefined)
        return undefined;
    return new Callable(name, (st, args, kwargs) => derived(st, target, method(st, `${name}()`, target, args, kwargs)), isMapping(target) ? () => entriesOf(target).map(([key]) => String(key)) : null);
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
function methodNames(target) {
    if (isText(target))
        return [...TEXT_METHODS.keys()];
    if (Array.isArray(target))
        return [...LIST_METHODS.keys()];
    return [];
}
function missingMember(st, target, key, pos, label, why = null) {
    const name = isText(key) ? key : undefined;
    const shown = name === undefined ? 'such element' : `field '${name}'`;
    const subject = label === undefined ? kindOf(target) : `'${label}'`;
    const isData = label === undefined || isMapping(target) || Array.isArray(target);
    const message = `${isData ? subject : `${subject} is ${kindOf(target)} and`} has no ${shown}`;
    const fields = () => {
        if (isMapping(target))
            return fieldNames(target);
        return target instanceof PyObject ? [...target.fields().keys()] : methodNames(target);
    };
    st.charge(1);
    if (why !== null)
        return new Absent(`${message}: ${why}`, pos, undefined, fields);
    return new Undefined(message, pos, name, fields);
}
function memberOf(target, name) {
    if (target instanceof PyObject)
        return target.fields().get(name);
    if (target instanceof GroupTuple && (name === 'grouper' || name === 'list'))
        return target[name];
    return findMethod(target, name);
}
function itemOf(target, key) {
    const value = data_element(target, key);
    return value === undefined && isText(key) ? memberOf(target, key) : value;
}
function attributeGetter(st, attribute, fallback) {
    const parts = attributePath(attribute);
    return (item) => {
        let value = item;
        for (const part of parts) {
            const found = itemOf(value, part);
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
    const items = sequenceOf(target);
    if (items !== undefined)
        return likeSequence(target, pick(items));
    if (!isText(target))
        throw typeFault(`${kindOf(target)} cannot be sliced`);
    st.reserve(target.length);
    const isPlain = isSimple(target) && (bound(by) ?? 1) === 1;
    return isPlain ? target.slice(bound(from), bound(to)) : pick(charsOf(target)).join('');
}

;// CONCATENATED MODULE: ./build/src/expressions/state.js

function scopeOver(base, names) {
    return { ...base, lookup: names.lookup, names: names.names };
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
    frame = new Frame(undefined);
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
    nested(body) {
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
    const listed = (items) => {
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
        return `[${listed(value)}]`;
    if (isMapping(value))
        return pairs(st, entriesOf(value), depth + 1);
    if (value instanceof Tuple)
        return `(${listed(value.items)}${value.items.length === 1 ? ',' : ''})`;
    if (value instanceof View)
        return `${value.kind}([${listed(value.items)}])`;
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
const NO_LIBRARY = { filters: new Map(), tests: new Map(), globals: new Map() };
const NO_BOUNDS = { steps: Number.MAX_SAFE_INTEGER, outputChars: 2 ** 29 - 64 };
function printValue(value) {
    return toText(new State(scopeOf({}), NO_BOUNDS, NO_LIBRARY), value);
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
    throw typeFault(`${kindOf(key)} cannot be a key in JSON`);
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
    const items = sequenceOf(value);
    if (items !== undefined)
        return enclosed(st, '[', ']', items.map(inner), style, level);
    if (isMapping(value)) {
        const entries = style.lenient ? entriesOf(value) : sortedEntries(st, value);
        const parts = entries.map(([key, item]) => `${quoteJson(keyText(key))}: ${inner(item)}`);
        return enclosed(st, '{', '}', parts, style, level);
    }
    const kind = kindOf(value);
    if (style.lenient)
        return quoteJson(printValue(value));
    throw typeFault(`${kind} has no form in JSON`);
}
function enclosed(st, open, close, parts, { indent }, level) {
    if (parts.length === 0)
        return open + close;
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
        throw typeFault(`${kindOf(value)} is no data`);
    const entries = entriesOf(value).map(([key, item]) => [printValue(key), toPlain(st, item, depth + 1)]);
    return Object.fromEntries(entries);
}

;// CONCATENATED MODULE: ./build/src/expressions/evaluate.js







function mismatch(op, a, b) {
    const joins = op === '+' && (isText(a) || isText(b));
    const advice = joins ? '; use ~ to join texts' : op === '%' && isText(a) ? '; use the filter format' : '';
    return typeFault(`${op} does not take ${kindOf(a)} and ${kindOf(b)}${advice}`);
}
function plus(st, a, b) {
    if (isNum(a) && isNum(b))
        return add(a, b);
    if (isText(a) && isText(b)) {
        st.reserve(a.length + b.length);
        return a + b;
    }
    const [left, right] = [sequenceOf(a), sequenceOf(b)];
    if (left === undefined || right === undefined || Array.isArray(a) !== Array.isArray(b))
        throw mismatch('+', a, b);
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
    const items = sequenceOf(value);
    if (items === undefined)
        return undefined;
    st.charge(items.length * count);
    const repeated = Array.from({ length: items.length * count }, (_, i) => items[i % items.length]);
    return likeSequence(value, repeated);
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
const BINARY = {
    '+': plus,
    '-': numeric('-', subtract),
    '*': times,
    '/': numeric('/', divide),
    '//': numeric('//', floorDivide),
    '%': numeric('%', modulo),
    '**': numeric('**', power),
};
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
    const target = evaluate(st, expr.target);
    const key = evaluate(st, expr.index);
    st.pos = expr.index.pos;
    const found = itemOf(target, key);
    return found === undefined ? missing(st, target, key, expr.index.pos, expr.target) : found;
}
function slice(st, expr) {
    const target = evaluate(st, expr.target);
    const [start, stop, step] = [expr.start, expr.stop, expr.step].map((bound) => bound && evaluate(st, bound));
    st.pos = expr.pos;
    return derived(st, target, sliceOf(st, target, start, stop, step));
}
function argumentsOf(st, all) {
    const args = [];
    const kwargs = new Map();
    const named = (name, value) => {
        if (!isText(name))
            throw typeFault('the keys of a mapping after ** must be texts');
        if (kwargs.has(name))
            throw typeFault(`the argument '${name}' is given twice`);
        kwargs.set(name, value);
    };
    for (const { kind, name, value: expr } of all) {
        const value = evaluate(st, expr);
        if (kind === '')
            args.push(value);
        else if (kind === '=')
            named(name, value);
        else if (kind === '*')
            for (const item of data_elements(st, value))
                args.push(item);
        else if (!isMapping(value))
            throw typeFault(`after ** comes a mapping, not ${kindOf(value)}`);
        else {
            st.charge(1);
            for (const [key, item] of entriesOf(value))
                named(key, item);
        }
    }
    return { args, kwargs };
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
    if (!isNum(value))
        throw typeFault(`${kindOf(value)} ${expr.type === 'negative' ? 'has no negative' : 'is no number'}`);
    return expr.type === 'negative' ? negate(value) : typeof value === 'boolean' ? Number(value) : value;
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
        setKey(map, evaluate(st, key), evaluate(st, value));
    return map;
}
function evaluateAll(st, items) {
    st.charge(1 + items.length);
    return items.map((item) => evaluate(st, item));
}
function evaluate(st, expr) {
    switch (expr.type) {
        case 'const':
            return expr.value;
        case 'name':
            return lookup(st, expr.name, expr.pos);
        case 'item':
            return item(st, expr);
        case 'slice':
            return slice(st, expr);
        case 'list':
            return own(evaluateAll(st, expr.items));
        case 'tuple':
            return new Tuple(evaluateAll(st, expr.items));
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
            return st.join(evaluateAll(st, expr.parts).map((part) => toText(st, part)), '');
        case 'choice':
            return choice(st, expr);
    }
}

;// CONCATENATED MODULE: ./build/src/expressions/execute.js







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
            st.frame.vars.set(stmt.macro.name, macroCallable(stmt.macro, st.frame));
            break;
        case 'callBlock':
            st.write(toText(st, call(st, stmt.call, macroCallable(stmt.caller, st.frame))));
            break;
        case 'filterBlock':
            st.write(toText(st, filter(st, stmt.filter, blockText(st, stmt.body))));
            break;
        case 'include': {
            const body = linkedBody(st, stmt.linked);
            inOwnBlocks(st, new Frame(st.frame), () => execute(st, body));
            break;
        }
        case 'import':
            importFile(st, stmt);
            break;
        case 'block':
            block(st, stmt.name, [...(st.blocks.get(stmt.name) ?? []), stmt.body]);
            break;
        case 'layout':
            layout(st, stmt);
            break;
        case 'inFile':
            inFile(st, stmt);
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
        items.forEach((inner, i) => {
            execute_assign(st, inner, values[i]);
        });
    }
}
function filteredItems(st, stmt, items) {
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
    const items = filteredItems(st, stmt, data_elements(st, value));
    if (items.length === 0) {
        st.within(new Frame(home), () => execute(st, stmt.otherwise));
        return;
    }
    const recurse = (state, inner) => state.capture(() => state.nested(() => state.within(home, () => loop(state, stmt, inner, depth + 1, home))));
    const lengthBefore = st.out.length;
    const variable = new Loop(items, depth, stmt.recursive ? recurse : undefined);
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
    fields() {
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
            ['changed', new Callable('changed', (st, values) => this.changed(st, values))],
        ]);
    }
    cycle(values) {
        if (values.length === 0)
            throw typeFault('loop.cycle() needs at least one value');
        return values[this.at % values.length];
    }
    changed(st, values) {
        const previous = this.lastChecked;
        this.lastChecked = values;
        return previous?.length !== values.length || !values.every((value, i) => equal(st, value, previous[i]));
    }
}
function macroCallable({ name, params, body, pos, uses }, home) {
    const names = params.map((param) => param.name);
    return new Callable(name, (st, args, kwargs) => {
        const frame = new Frame(home);
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
                const otherwise = () => (fallback === undefined ? absent : evaluate(st, fallback));
                frame.vars.set(param, bound[i] === undefined ? otherwise() : bound[i]);
            });
            execute(st, body);
        };
        return st.capture(() => st.nested(() => st.within(frame, run)));
    });
}
function linkedBody(st, linked) {
    if (linked.type === 'opened')
        return linked.body;
    const { name, open, optional } = linked;
    const value = evaluate(st, name);
    const names = (sequenceOf(value) ?? [value]).map((file) => needText(file, 'the name of a file'));
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
    st.nested(() => st.within(frame, body));
    st.blocks = blocks;
}
function importFile(st, { linked, imported }) {
    const body = linkedBody(st, linked);
    const frame = new Frame(undefined);
    st.capture(() => inOwnBlocks(st, frame, () => execute(st, body)));
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
    const frame = new Frame(st.frame);
    frame.vars.set('super', new Callable('super', (inner) => inner.capture(() => block(inner, name, above))));
    st.nested(() => st.within(frame, () => execute(st, body)));
}
function layout(st, { blocks, parent }) {
    const all = new Map(st.blocks);
    for (const { name, body } of blocks)
        all.set(name, [...(all.get(name) ?? []), body]);
    st.blocks = all;
    execute(st, linkedBody(st, parent));
}
function inFile(st, { from, body }) {
    const { pos } = st;
    try {
        execute(st, body);
    }
    catch (error) {
        throw error instanceof Fault ? error.within(from, st.pos) : error;
    }
    st.pos = pos;
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
    nested(parse) {
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
    return isText(value) ? reversed(value) : own([...data_elements(st, value)].reverse());
}
function last(st, value) {
    const items = data_elements(st, value);
    return items.length === 0 ? empty(st, 'last') : items.at(-1);
}
function first(st, value) {
    const items = data_elements(st, value);
    return items.length === 0 ? empty(st, 'first') : items[0];
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
            throw typeFault(`${kindOf(key)} cannot be compared for uniqueness`);
        if (getKey(seen, key) !== undefined)
            return false;
        setKey(seen, key, true);
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
        throw typeFault(`dictsort needs a mapping, not ${kindOf(value)}`);
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
        total = BINARY['+'](st, total, get(item));
    return total;
}
function itemPairs(st, value) {
    if (value instanceof Undefined)
        return own([]);
    if (!isMapping(value))
        throw typeFault(`items needs a mapping, not ${kindOf(value)}`);
    const pairs = entriesOf(value).map((pair) => new Tuple(pair));
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

;// CONCATENATED MODULE: ./build/src/expressions/filters-values.js






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
    return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(trimmed) ? Number(trimmed) : undefined;
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
    const whole = parseInteger(value, base === undefined ? 10 : needInt(base, 'the base'));
    if (whole !== undefined)
        return whole;
    const float = parseFloatText(value);
    return (float === undefined ? undefined : truncated(makeFloat(float))) ?? fallback;
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
        throw typeFault(`${what} needs a number, not ${kindOf(value)}`);
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
    'tojson(indent?)': (st, value, [indent]) => htmlSafeJson(st, value, indentOf(indent, undefined)),
    'json(indent?)': (st, value, [indent]) => writeJson(st, value, { indent: indentOf(indent, 2), lenient: true }),
});

;// CONCATENATED MODULE: ./build/src/expressions/filters-text.js









function textual(change) {
    return (st, value) => change(toText(st, value));
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
function indent(st, value, [width = 4, first, blank]) {
    const text = needText(value, 'the value to indent');
    const columns = isText(width) ? 0 : needInt(width, 'the width');
    if (columns > 10_000)
        throw valueFault('the indent is too wide');
    const by = isText(width) ? width : ' '.repeat(Math.max(0, columns));
    const lines = linesOf(`${text}\n`);
    st.reserve(text.length + lines.length * by.length);
    const shifted = lines.map((line, i) => (i > 0 && (isOn(blank) || line !== '') ? by + line : line));
    return (isOn(first) ? by : '') + shifted.join('\n');
}
function truncate(st, value, [length = 255, killWords, ending = '...', slack]) {
    const end = needText(ending, 'the end');
    const most = needInt(length, 'the length');
    const leeway = needInt(slack, 'the leeway', 5);
    if (most < lengthOf(end))
        throw valueFault('the length is shorter than the end mark');
    if (leeway < 0)
        throw valueFault('the leeway must not be negative');
    if (lengthOfValue(value) <= most + leeway)
        return value;
    const text = needText(value, 'the value to truncate');
    st.reserve(text.length);
    const shown = sliceText(text, 0, most - lengthOf(end));
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
    const pairs = isMapping(value) ? entriesOf(value) : pairsOf(st, value);
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
        const spaces = ' '.repeat(Math.max(0, Number(width) - lengthOf(text)));
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
    'center(width?)': (st, value, [width = 80]) => centered(st, toText(st, value), width, ' '),
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
        throw typeFault(`${kindOf(isNum(value) ? divisor : value)} cannot be divided`);
    return compareNumbers(modulo(value, divisor), rest) === 0;
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
    'sequence()': (_st, value) => sizeOf(value) !== undefined && !(value instanceof View) && !(value instanceof Undefined),
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
        for (const [key, value] of pairsOf(st, args[0]))
            setKey(map, key, value);
    for (const [key, value] of kwargs ?? [])
        map.set(key, value);
    return map;
}
class Cycler extends PyObject {
    items;
    typeName = 'cycler';
    at = 0;
    constructor(items) {
        super();
        this.items = items;
    }
    fields() {
        const next = () => this.items[this.at++ % this.items.length];
        const reset = () => {
            this.at = 0;
            return null;
        };
        const current = this.items[this.at % this.items.length];
        return new Map([['current', current], callable('next', next), callable('reset', reset)]);
    }
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
        return new Cycler(args);
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

;// CONCATENATED MODULE: ./build/src/expressions/ast.js
function partsOf(expr) {
    switch (expr.type) {
        case 'const':
        case 'name':
            return [];
        case 'item':
            return [expr.target, expr.index];
        case 'slice':
            return present([expr.target, expr.start, expr.stop, expr.step]);
        case 'list':
        case 'tuple':
            return expr.items;
        case 'mapping':
            return expr.pairs.flat();
        case 'call':
        case 'filter':
        case 'test':
            return present([expr.target, ...expr.args.map(({ value }) => value)]);
        case 'not':
        case 'negative':
        case 'positive':
            return [expr.operand];
        case 'binary':
        case 'and':
        case 'or':
            return [expr.left, expr.right];
        case 'compare':
            return [expr.first, ...expr.rest.map(({ operand }) => operand)];
        case 'concat':
            return expr.parts;
        case 'choice':
            return present([expr.test, expr.then, expr.otherwise]);
    }
}
function present(parts) {
    return parts.filter((part) => part !== undefined);
}

;// CONCATENATED MODULE: ./build/src/expressions/parse-expression.js




const parse_expression_MAX_DEPTH = 1_000;
const CONSTANTS = new Map([
    ['true', true],
    ['True', true],
    ['false', false],
    ['False', false],
    ['none', null],
    ['None', null],
]);
const KEYWORDS = new Set(['else', 'or', 'and', 'if', 'in', 'not', 'recursive']);
const COMPARISONS = ['==', '!=', '<', '<=', '>', '>='];
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
        const depth = partsOf(shape).reduce((deepest, part) => Math.max(deepest, part.depth), 0) + 1;
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
        const item = () => (options.choice === false ? this.tokens.nested(() => this.or()) : this.expression());
        const { items, isTuple } = this.commaList(options.stop, item);
        const [only] = items;
        if (!isTuple && only !== undefined)
            return only;
        if (!isTuple && options.empty !== true)
            throw this.tokens.unexpected('an expression');
        return this.node(start, { type: 'tuple', items });
    }
    expression() {
        return this.tokens.nested(() => this.choice());
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
            const right = operand();
            left = this.node(left.pos, { type, left, right });
        }
        return left;
    }
    not() {
        if (!this.tokens.is('not'))
            return this.comparison();
        const { pos } = this.tokens.next();
        const operand = this.tokens.nested(() => this.not());
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
        const token = this.tokens.current;
        if (token.type === 'operator') {
            const op = COMPARISONS.find((operator) => operator === token.text);
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
            const op = token.type === 'operator' ? operators.find((operator) => operator === token.text) : undefined;
            if (op === undefined)
                return left;
            this.tokens.next();
            const right = operand();
            left = this.node(token.pos, { type: 'binary', op, left, right });
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
        const operand = this.tokens.nested(() => this.unary());
        return this.postfix(this.node(token.pos, { type: token.text === '-' ? 'negative' : 'positive', operand }));
    }
    primary() {
        const token = this.tokens.current;
        if (token.type === 'name') {
            this.tokens.next();
            const value = CONSTANTS.get(token.text);
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
            return this.node(token.pos, { type: 'list', items: this.separated(']', () => this.expression()) });
        }
        if (this.tokens.skip('{')) {
            return this.node(token.pos, { type: 'mapping', pairs: this.separated('}', () => this.pair()) });
        }
        throw this.tokens.unexpected('an expression');
    }
    separated(close, element) {
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
        const node = this.tokens.nested(() => this.subscribed(target));
        this.tokens.expect(']');
        return node;
    }
    subscribed(target) {
        const start = this.tokens.is(':') ? undefined : this.tuple({ stop: ']' });
        if (start !== undefined && !this.tokens.is(':'))
            return this.node(target.pos, { type: 'item', target, index: start });
        this.tokens.expect(':');
        const stop = this.sliceBound();
        const step = this.tokens.skip(':') ? this.sliceBound() : undefined;
        return this.node(target.pos, { type: 'slice', target, start, stop, step });
    }
    sliceBound() {
        return this.tokens.is(':') || this.tokens.is(']') ? undefined : this.expression();
    }
    args() {
        this.tokens.expect('(');
        return this.separated(')', () => {
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
        const name = this.bare && CONSTANTS.has(text) ? text.toLowerCase() : text;
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



const STATEMENTS = ['if', 'for', 'set', 'with', 'macro', 'call', 'filter', 'raw'];
const FILE_STATEMENTS = ['include', 'import', 'from', 'extends', 'block'];
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
        return this.tokens.nested(() => this.body(endings, opener));
    }
    closed(ending, opener) {
        return this.block([ending], opener).statements;
    }
    statement(opener, endings) {
        const token = this.tokens.next();
        if (token.type !== 'name')
            throw syntaxFault('expected the name of a statement after {%', token.pos);
        const statement = this.known(token);
        if (statement === undefined)
            throw this.unknown(token, opener, endings);
        this.tokens.expectType('blockEnd');
        return statement;
    }
    known(token) {
        switch (token.text) {
            case 'if':
                return this.ifStatement(token);
            case 'for':
                return this.forStatement(token);
            case 'set':
                return this.setStatement(token);
            case 'with':
                return this.withStatement(token);
            case 'macro':
                return this.macroStatement(token);
            case 'call':
                return this.callStatement(token);
            case 'filter':
                return {
                    type: 'filterBlock',
                    filter: this.filterChain(),
                    body: this.closed('endfilter', token),
                    pos: token.pos,
                };
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
                return { type: 'include', linked: parse_template_link(name, open, optional), pos: token.pos };
            }
            case 'import': {
                const linked = parse_template_link(this.expression(), open);
                this.tokens.expect('as');
                const { text } = this.tokens.expectType('name');
                this.context();
                return { type: 'import', linked, imported: { type: 'module', as: text }, pos: token.pos };
            }
            case 'from': {
                const linked = parse_template_link(this.expression(), open);
                this.tokens.expect('import');
                return { type: 'import', linked, imported: { type: 'names', names: this.importedNames() }, pos: token.pos };
            }
            case 'extends':
                return { type: 'extends', linked: parse_template_link(this.expression(), open), pos: token.pos };
            case 'block': {
                const { text: name } = this.tokens.expectType('name');
                this.tokens.skip('scoped');
                this.tokens.skip('required');
                const body = this.closed('endblock', token);
                this.tokens.skip(name);
                const block = { type: 'block', name, body, pos: token.pos };
                this.blocks.push(block);
                return block;
            }
            default:
                return undefined;
        }
    }
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
        if (FILE_STATEMENTS.includes(token.text))
            return syntaxFault(`only a template that came from a file (!file) can use {% ${token.text} %}`, token.pos);
        if (opener !== undefined && (token.text.startsWith('end') || token.text === 'else' || token.text === 'elif')) {
            const wanted = endings.map((ending) => `{% ${ending} %}`).join(' or ');
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
    params() {
        this.tokens.expect('(');
        let hasDefault = false;
        return this.separated(')', () => {
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
function rootOf(expr) {
    if (expr.type === 'name')
        return expr.name;
    return expr.type === 'item' ? rootOf(expr.target) : undefined;
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
        const [first, ...rest] = partsOf(expr);
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
                const guards = guardsOf(expr.left);
                this.expr(expr.left, context);
                this.expr(expr.right, this.with(context, expr.type === 'and' ? guards.whenTrue : guards.whenFalse));
                return;
            }
            case 'choice': {
                const guards = guardsOf(expr.test);
                this.expr(expr.test, this.condition(context));
                this.expr(expr.then, this.with(context, guards.whenTrue));
                if (expr.otherwise !== undefined)
                    this.expr(expr.otherwise, this.with(context, guards.whenFalse));
                return;
            }
            default:
                for (const part of partsOf(expr))
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
        switch (stmt.type) {
            case 'print':
                this.expr(stmt.value, context);
                break;
            case 'if':
                this.ifStmt(stmt, context);
                break;
            case 'for': {
                const inside = this.inner(context, [...boundNames(stmt.target), 'loop']);
                this.expr(stmt.source, context);
                if (stmt.filter !== undefined)
                    this.expr(stmt.filter, this.condition(inside));
                this.body(stmt.body, inside);
                this.body(stmt.otherwise, this.inner(context, []));
                break;
            }
            case 'set':
                this.expr(stmt.value, context);
                for (const name of boundNames(stmt.target))
                    context.locals.add(name);
                break;
            case 'setBlock':
                if (stmt.filter !== undefined)
                    this.expr(stmt.filter, context);
                this.body(stmt.body, this.inner(context, []));
                for (const name of boundNames(stmt.target))
                    context.locals.add(name);
                break;
            case 'filterBlock':
                this.expr(stmt.filter, context);
                this.body(stmt.body, this.inner(context, []));
                break;
            case 'macro':
                context.locals.add(stmt.macro.name);
                this.macro(stmt.macro, context);
                break;
            case 'callBlock':
                this.expr(stmt.call, context);
                this.macro(stmt.caller, context);
                break;
            case 'with': {
                const names = stmt.bindings.flatMap((binding) => boundNames(binding.target));
                for (const { value } of stmt.bindings)
                    this.expr(value, context);
                this.body(stmt.body, this.inner(context, names));
                break;
            }
            case 'import': {
                const names = stmt.imported.type === 'module' ? [stmt.imported] : stmt.imported.names;
                this.linked(stmt.linked, context);
                for (const { as } of names)
                    context.locals.add(as);
                break;
            }
            case 'block':
                this.body(stmt.body, this.inner(context, ['super', 'self']));
                break;
            case 'layout':
                this.linked(stmt.parent, context);
                this.body(stmt.blocks, context);
                break;
            case 'include':
                this.linked(stmt.linked, context);
                break;
            case 'inFile':
                this.linked({ type: 'opened', body: [stmt] }, context);
                break;
            case 'text':
            case 'extends':
        }
    }
    linked(linked, context) {
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
    ifStmt(stmt, start) {
        let context = start;
        for (const { test, body } of stmt.branches) {
            const guards = guardsOf(test);
            this.expr(test, this.condition(context));
            this.body(body, this.with(context, guards.whenTrue));
            context = this.with(context, guards.whenFalse);
        }
        this.body(stmt.otherwise, context);
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
function cached(syntax, source, files, parse) {
    const key = `${syntax} ${source}`;
    const texts = cache.get(files) ?? new Map();
    const known = texts.get(key);
    if (known !== undefined)
        return known;
    const parsed = guarded(source, parse);
    if (texts.size >= MOST_CACHED)
        texts.clear();
    if (source.length <= LONGEST_CACHED)
        cache.set(files, texts.set(key, parsed));
    return parsed;
}
function guarded(source, work, position = () => 0) {
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
    return cached(comments ? 'template' : 'script', source, files, () => {
        const parse = (text, open) => parseStatements(lexTemplate(text, comments), open);
        const body = parse(source, files === NO_FILES ? undefined : fileOpener(files, parse));
        return { source, ...referencesIn(source, body, LIBRARY.globals), body };
    });
}
function parseIn(scope, source, comments = true) {
    return parseTemplate(source, { comments, files: scope.files?.(source) });
}
function parseExpression(source) {
    const parsed = cached('condition', source, NO_FILES, () => {
        const value = parseBareExpression(lexExpression(source));
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
    const work = () => {
        execute(st, body);
        return st.out;
    };
    return guarded(source, work, () => st.pos);
}
function expressions_evaluate(expression, scope) {
    const st = new State(scope, undefined, CONDITION_LIBRARY);
    const work = () => toPlain(st, evaluate(st, expression.tree));
    return guarded(expression.source, work, () => st.pos);
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
    const value = expressions_evaluate(expression.value, bareScope());
    return value.ok ? (0,result.ok)(isTrue(value.value)) : value;
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
            return expressions_inFile(found, tracked(parse(found.text, opener([...chain, name])), found));
        }
        catch (error) {
            throw error instanceof Fault ? error.within(found, 0) : error;
        }
    };
    return opener([]);
}
function expressions_inFile(from, body) {
    return [{ type: 'inFile', from, body, pos: 0 }];
}
function tracked(body, from) {
    return body.map((stmt) => {
        if (stmt.type === 'macro')
            return { ...stmt, macro: { ...stmt.macro, body: expressions_inFile(from, stmt.macro.body) } };
        if (stmt.type === 'block')
            return { ...stmt, body: expressions_inFile(from, stmt.body) };
        return stmt.type === 'layout'
            ? { ...stmt, blocks: stmt.blocks.map((block) => ({ ...block, body: expressions_inFile(from, block.body) })) }
            : stmt;
    });
}


/***/ })

};
;