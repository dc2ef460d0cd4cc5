"use strict";
exports.id = 9120;
exports.ids = [9120];
exports.modules = {

/***/ 15893:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: function() { return /* binding */ openDeadLetters; },
/* harmony export */   BD: function() { return /* binding */ formatDeadLetterMarkLine; },
/* harmony export */   C9: function() { return /* binding */ RedrivenLetter; },
/* harmony export */   Ht: function() { return /* binding */ findUnmarkedReason; },
/* harmony export */   KC: function() { return /* binding */ LetterLines; },
/* harmony export */   NZ: function() { return /* binding */ DEAD_LETTER_FILE; },
/* harmony export */   Vb: function() { return /* binding */ parseDeadLetters; },
/* harmony export */   gW: function() { return /* binding */ formatDeadLetterLine; },
/* harmony export */   ng: function() { return /* binding */ filterPendingLetters; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57280);
/* harmony import */ var _config_references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76551);
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10898);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45979);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(22719);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(51848);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62759);
/* harmony import */ var _core_shape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7725);
/* harmony import */ var _engine_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3417);
/* harmony import */ var _redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97440);
/* harmony import */ var _protect_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(33131);













const DEAD_LETTER_FILE = 'dead-letter.jsonl';
function isIdentity(value) {
    return Array.isArray(value) && value.every((part) => (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)(part) || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isCount */ .my)(part));
}
const isFailing = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .mapShape */ .g4)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .listShape */ .Cp)(isIdentity));
const isReference = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createObjectShape */ .Pg)({ name: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg, file: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isName */ .Eo, path: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)(_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg) });
const FIELDS = {
    schema_version: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .oneOf */ .yL)(1),
    id: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isName */ .Eo,
    timestamp: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg,
    run_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg,
    workflow: isReference,
    callers: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .listShape */ .Cp)(isReference),
    groups: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .mapShape */ .g4)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createObjectShape */ .Pg)({ total: _core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isCount */ .my, completed: _core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isCount */ .my })),
    cwd: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)(_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg),
    node: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isName */ .Eo,
    scope: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg,
    item: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowNull */ .Hu)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createObjectShape */ .Pg)({ index: _core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isCount */ .my, key: isKey, value: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isThere */ .$B })),
    envelope: isTyped,
    attempts: _core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isCount */ .my,
    inputs: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv,
    context: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv,
    failing: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)(isFailing),
    hash: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg,
};
const isLetter = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createObjectShape */ .Pg)(FIELDS);
const LINE_START = '{"schema_version":1';
function formatDeadLetterLine(letter) {
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)(letter)}\n`;
}
function formatDeadLetterMarkLine(mark) {
    return `${JSON.stringify({ schema_version: 1, ...mark })}\n`;
}
function parseDeadLetters(text) {
    const letters = new Map();
    const lines = text.split('\n');
    for (const [index, line] of lines.entries()) {
        if (line.trim() === '')
            continue;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(line);
        if (value === undefined) {
            const isTorn = line.startsWith(LINE_START) || LINE_START.startsWith(line);
            if (isTorn && (index > 0 || lines.slice(1).some((later) => later.trim() !== '')))
                continue;
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._q)(`line ${index + 1}: it is not JSON`);
        }
        const problem = takeLine(letters, value);
        if (problem !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .err */ ._q)(`line ${index + 1}: ${problem}`);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__.ok)([...letters.values()]);
}
function takeLine(letters, value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(value))
        return 'it is not a JSON object';
    const { schema_version: version, id, settled } = value;
    if (version !== 1)
        return `its schema_version ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)(version ?? null)} is not known`;
    if (!(0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isName */ .Eo)(id))
        return 'its field id is missing or wrong';
    const letter = letters.get(id);
    if (settled === undefined) {
        if (!isLetter(value))
            return `its field ${(0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .findWrongField */ .r3)(value, FIELDS)} is missing or wrong`;
        letters.set(id, value);
    }
    else if (settled === true && letter !== undefined)
        letters.set(id, { ...letter, settled });
    return null;
}
function isKey(value) {
    return (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg)(value) || (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(value);
}
function isTyped(value) {
    return (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnvelope */ .XT)(value) && (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .isKind */ .VF)(value.kind);
}
function filterPendingLetters(letters, only) {
    return letters.filter((letter) => letter.settled !== true && (only === null || (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .matchesPattern */ .MT)(only, letter.envelope.kind)));
}
function describeUnmarkedFile(file) {
    return `${file}.unmarked`;
}
function findUnmarkedReason(files, file) {
    const mark = describeUnmarkedFile(file);
    if (!files.exists(mark))
        return null;
    return `letters that were redriven could not be marked in ${file}, and a letter must not run twice; find out which letters ran, remove their lines, then remove ${mark}`;
}
class LetterLines {
    files;
    file;
    #lineBreak;
    #owed = '';
    #isUnmarked = false;
    constructor(files, file, text) {
        this.files = files;
        this.file = file;
        this.#lineBreak = text === '' || text.endsWith('\n') ? '' : '\n';
    }
    add(lines) {
        this.#owed += lines;
        const problem = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .tryAction */ .Y$)(() => (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_11__/* .appendDurably */ .iO)(this.files, this.file, this.#lineBreak + this.#owed));
        this.#lineBreak = problem === null ? '' : '\n';
        if (problem !== null)
            return problem;
        this.#owed = '';
        if (this.#isUnmarked)
            this.#isUnmarked = !(0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .tryResult */ .Bh)(() => this.files.remove(describeUnmarkedFile(this.file))).ok;
        return null;
    }
    mark(lines) {
        const problem = this.add(lines);
        if (problem !== null && (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .tryResult */ .Bh)(() => this.files.openAppend(describeUnmarkedFile(this.file)).close()).ok)
            this.#isUnmarked = true;
        return problem;
    }
}
function openDeadLetters(context) {
    const { emit, runId, files, runDir, resumed } = context;
    const file = runDir === null ? null : node_path__WEBPACK_IMPORTED_MODULE_0___default().join(runDir, DEAD_LETTER_FILE);
    const text = (resumed && file !== null ? (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_11__/* .readTextIfReadable */ .fP)(files, file) : null) ?? '';
    const letters = parseDeadLetters(text);
    const open = new Set(letters.ok ? filterPendingLetters(letters.value, null).map(({ id }) => id) : []);
    const lines = file === null ? null : new LetterLines(files, file, text);
    const tell = (at, problem) => {
        if (problem === null)
            return;
        const message = `the dead letter of ${at.node} could not be written: ${problem}`;
        emit({ type: 'warning', scope: at.scope, node: at.node, code: 'dead-letter-write-failed', message });
    };
    return {
        giveUp: (request) => {
            const { at, error, reason } = request;
            const letter = createLetter({ ...context, timestamp: (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_11__/* .formatTimestamp */ .Ey)(context.clock) }, request);
            open.add(letter.id);
            tell(at, lines === null ? 'there is no run folder' : lines.add(formatDeadLetterLine(letter)));
            const mark = (0,_engine_index_js__WEBPACK_IMPORTED_MODULE_7__/* .itemMark */ .Fj)(request.host);
            emit({ type: 'dead_lettered', ...at, ...mark, id: letter.id, kind: error.envelope.kind, reason });
        },
        completed: (at) => {
            if (open.size === 0 || lines === null)
                return;
            const id = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_12__/* .toDeadLetterId */ .NF)(runId, at);
            if (!open.delete(id))
                return;
            const mark = formatDeadLetterMarkLine({
                id,
                settled: true,
                timestamp: (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_11__/* .formatTimestamp */ .Ey)(context.clock),
                outcome: 'success',
            });
            tell(at, lines.mark(mark));
        },
    };
}
function createLetter(facts, { host, step, at, error }) {
    const { runId, redactor, cwd, timestamp } = facts;
    const inForce = host.services.governance.inForce(host, step);
    const context = {};
    for (const name of listRecordedNames(host, step, inForce)) {
        const state = host.context.steps.get(name);
        if (state !== undefined)
            context[name] = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .copyJson */ .aR)((0,_engine_index_js__WEBPACK_IMPORTED_MODULE_7__/* .stepView */ .K3)(state));
    }
    const open = Object.entries(host.services.failedTests.listInside(at));
    const tests = open.map(([key, all]) => [key, all.map((parts) => parts.map((part) => part ?? ''))]);
    const failing = redactor.json(Object.fromEntries(tests));
    return {
        schema_version: 1,
        id: (0,_core_place_js__WEBPACK_IMPORTED_MODULE_12__/* .toDeadLetterId */ .NF)(runId, at),
        timestamp,
        run_id: runId,
        workflow: referenceTo(host.workflow),
        callers: host.callers.map(referenceTo),
        groups: Object.fromEntries(inForce.groups),
        cwd,
        node: step.name,
        scope: at.scope,
        item: host.item && {
            index: host.item.index,
            key: (0,_protect_js__WEBPACK_IMPORTED_MODULE_9__/* .protect */ .yQ)(host.item.key, redactor),
            value: (0,_protect_js__WEBPACK_IMPORTED_MODULE_9__/* .protect */ .yQ)(host.item.value, redactor),
        },
        envelope: (0,_redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_8__/* .redactEnvelope */ .GI)(error.envelope, redactor),
        attempts: at.attempt,
        inputs: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asObject */ .eB)((0,_protect_js__WEBPACK_IMPORTED_MODULE_9__/* .protect */ .yQ)(host.inputs, redactor)),
        context: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asObject */ .eB)((0,_protect_js__WEBPACK_IMPORTED_MODULE_9__/* .protect */ .yQ)(context, redactor)),
        ...(isFailing(failing) && Object.keys(failing).length > 0 ? { failing } : {}),
        hash: host.workflow.hashes.get(step.name) ?? host.workflow.hashes.get(host.item?.group ?? '') ?? '',
    };
}
function listRecordedNames(host, step, { policies }) {
    const all = [...host.context.steps.keys()];
    const asked = policies.some(({ type }) => type === 'command')
        ? all
        : policies.flatMap((policy) => (policy.type === 'expression' ? [...(0,_config_references_js__WEBPACK_IMPORTED_MODULE_2__/* .findNamesReadIn */ .jV)(policy.allow_if)] : []));
    if (host.workflow.settings.context?.mode !== 'last_only' || (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .seesEverything */ .cx)(step)) {
        const read = new Set([...(0,_config_references_js__WEBPACK_IMPORTED_MODULE_2__/* .listNamesRead */ .f0)(step, host.workflow), ...asked]);
        return all.filter((name) => read.has(name));
    }
    const last = host.context.history.findLast((name) => name !== step.name);
    const listed = (0,_engine_index_js__WEBPACK_IMPORTED_MODULE_7__/* .listErrorEntries */ .nY)('input' in step ? (step.input ?? []) : []);
    const others = new Set([...asked, ...listed].filter((name) => name !== last));
    return [...others, ...(last === undefined ? [] : [last])];
}
function referenceTo({ settings, displayFile, file }) {
    return { name: settings.name, file: displayFile, path: file };
}
class RedrivenLetter {
    letter;
    scope;
    facts;
    #inside = new Map();
    own = null;
    constructor(letter, scope, facts) {
        this.letter = letter;
        this.scope = scope;
        this.facts = facts;
    }
    get inside() {
        return [...this.#inside.values()];
    }
    giveUp(request) {
        const at = this.#inRun(request.at);
        if (at.scope === this.letter.scope) {
            this.own = request.error;
            return;
        }
        const made = createLetter({ ...this.facts, runId: this.letter.run_id }, { ...request, at });
        this.#inside.set(made.id, { ...made, callers: [...this.letter.callers, ...made.callers] });
    }
    dropLetter(at) {
        if (at.scope === this.scope)
            this.own = null;
        else
            this.#inside.delete((0,_core_place_js__WEBPACK_IMPORTED_MODULE_12__/* .toDeadLetterId */ .NF)(this.letter.run_id, this.#inRun(at)));
    }
    #inRun(at) {
        const { id, scope, node } = this.letter;
        const visit = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_12__/* .letterVisit */ .kB)(id);
        if (at.scope === this.scope)
            return { ...at, scope, visit };
        const here = { scope: this.scope, node, visit: 1 };
        return { ...at, scope: (0,_core_place_js__WEBPACK_IMPORTED_MODULE_12__/* .moveScope */ .q4)(at.scope, here, { scope, node, visit }) };
    }
}


/***/ }),

/***/ 68257:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: function() { return /* binding */ RunGovernance; }
});

// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/config/resilience.js
var resilience = __webpack_require__(90968);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/place.js
var place = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/core/step-types.js
var step_types = __webpack_require__(99448);
// EXTERNAL MODULE: ./build/src/expressions/index.js + 20 modules
var expressions = __webpack_require__(8670);
// EXTERNAL MODULE: ./build/src/nodes/rendering.js
var rendering = __webpack_require__(22108);
// EXTERNAL MODULE: ./build/src/engine/resilience/breaker.js
var resilience_breaker = __webpack_require__(41803);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var outcome = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
;// CONCATENATED MODULE: ./build/src/engine/resilience/policies.js






function filterPolicies(policies, node) {
    return policies.filter(({ nodes }) => nodes === undefined || nodes.includes(node));
}
async function askCommands(policies, input, ports) {
    const verdicts = new Map();
    for (const policy of policies)
        if (policy.type === 'command')
            verdicts.set(policy, await askCommand(policy, input, ports).catch(createBrokenVerdict));
    return verdicts;
}
function evaluatePolicies(list, input, commands) {
    return list.map((policy) => {
        const { name: policy_name, mode = 'enforce' } = policy;
        try {
            return { policy_name, ...judgePolicy(policy, input, commands), mode };
        }
        catch (cause) {
            return { policy_name, ...createBrokenVerdict(cause), mode };
        }
    });
}
function findDenial(answers) {
    const denial = answers.find(({ allowed, mode }) => !allowed && mode === 'enforce');
    if (denial === undefined)
        return null;
    const { policy_name: policy, reason, metadata } = denial;
    const message = `policy ${policy} denied the start: ${reason}`;
    return { ...(0,outcome/* createEngineFailure */.fU)('internal.policy_denied', message, { policy, reason, metadata }), typed: true };
}
function createBrokenVerdict(cause) {
    const message = (0,error_message/* errorMessage */.gJ)(cause);
    return createDenial(`the policy could not be evaluated: ${message}`, message);
}
function createDenial(reason, error = reason) {
    return { allowed: false, reason, metadata: { error } };
}
function judgePolicy(policy, input, commands) {
    switch (policy.type) {
        case 'max_concurrent_tasks':
            return judgeConcurrency(policy.max ?? resilience/* POLICY_DEFAULTS */.md.max_concurrent_tasks.max, input);
        case 'task_timeout':
            return judgeTimeout(policy.max_seconds ?? resilience/* POLICY_DEFAULTS */.md.task_timeout.max_seconds, input);
        case 'phase_gate':
            return judgePhaseGate(policy.group, policy.min_success_rate ?? resilience/* POLICY_DEFAULTS */.md.phase_gate.min_success_rate, input);
        case 'node_availability':
            return judgeAvailability(input);
        case 'expression':
            return askExpression(policy.allow_if, input.scope(policy));
        case 'command':
            return commands.get(policy) ?? createBrokenVerdict('it was not asked');
        default:
            return (0,result/* unreachable */.HB)(policy);
    }
}
function judgeConcurrency(max, { runningTotal: running, node }) {
    const allowed = running < max;
    const reason = `${running} of at most ${max} tasks are running`;
    if (!allowed || node.maxConcurrent === null || node.maxConcurrent <= max)
        return { allowed, reason, metadata: { running, max } };
    const warning = `max_concurrent ${node.maxConcurrent} of ${node.name} exceeds ${max}: members over the limit are denied`;
    return { allowed, reason, metadata: { running, max, warning } };
}
function judgeTimeout(max, { node }) {
    const given = node.timeoutSeconds;
    if (given === null)
        return createSkippedVerdict(`${node.name} has no timeout`);
    const allowed = given > 0 && given < max;
    const reason = allowed
        ? `the timeout of ${given} s is below ${max} s`
        : `the timeout of ${given} s is not over 0 and below ${max} s`;
    return { allowed, reason, metadata: { timeout_seconds: given, max_seconds: max } };
}
function judgePhaseGate(name, wanted, { group }) {
    const result = group(name);
    if (result === null)
        return createSkippedVerdict(`${name} has not run`);
    const { total, completed } = result;
    if (total === 0)
        return { allowed: true, reason: `${name} had no items`, metadata: { group: name, total, completed } };
    const rate = completed / total;
    const allowed = completed > 0 && rate >= wanted;
    const needed = allowed
        ? ''
        : `, a rate of ${Number(rate.toFixed(4))}; at least one, and a rate of ${wanted}, are needed`;
    const metadata = { group: name, total, completed, success_rate: rate, min_success_rate: wanted };
    return { allowed, reason: `${completed} of ${total} in ${name} completed${needed}`, metadata };
}
function judgeAvailability({ node: { name }, running, failedBefore, isRetry }) {
    const now = running.get(name) ?? 0;
    const failed = failedBefore();
    const reason = isRetry
        ? `this is a retry of ${name}`
        : now > 0
            ? `${name} is already running`
            : `${name} ${failed ? 'failed before' : 'is available'}`;
    const metadata = { running: now, failed_before: failed, retry: isRetry };
    return { allowed: isRetry || (now === 0 && !failed), reason, metadata };
}
function createSkippedVerdict(reason) {
    return { allowed: true, reason, metadata: { skipped: true } };
}
function askExpression(allowIf, scope) {
    const held = (0,expressions/* evaluateCondition */.F9)(allowIf, scope);
    if (held.ok) {
        const reason = `allow_if ${held.value ? 'holds' : 'does not hold'}: ${allowIf}`;
        return { allowed: held.value, reason, metadata: {} };
    }
    const { reason, message } = held.error;
    if (reason === 'absent')
        return createSkippedVerdict(message);
    return createDenial(`allow_if could not be evaluated: ${message}`, message);
}
const MAX_ANSWER_BYTES = 1024 * 1024;
const MAX_REASON_CHARS = 1000;
async function askCommand(policy, input, ports) {
    const { name, type, timeoutSeconds, maxConcurrent } = input.node;
    const question = {
        policy: policy.name,
        node: { name, type, timeout_seconds: timeoutSeconds, max_concurrent: maxConcurrent },
        running: Object.fromEntries(input.running),
        running_total: input.runningTotal,
        retry: input.isRetry,
        context: input.contextJson(),
    };
    const { processes, signal, cwd, env } = ports;
    const request = {
        command: policy.command,
        args: (policy.args ?? []).map(String),
        cwd,
        env,
        stdin: `${(0,json/* printJson */.Q2)(question)}\n`,
        timeoutSeconds: policy.timeout ?? resilience/* POLICY_DEFAULTS */.md.command.timeout,
        maxRetainedBytes: MAX_ANSWER_BYTES,
        onOutput: () => { },
    };
    return commandAnswer(policy, await processes.run(request, signal));
}
function commandAnswer({ command, timeout }, result) {
    switch (result.status) {
        case 'not_started':
            return createDenial(`${command} could not be started: ${result.message}`);
        case 'timed_out':
            return createDenial(`${command} gave no answer within ${timeout ?? resilience/* POLICY_DEFAULTS */.md.command.timeout} s`);
        case 'unread':
            return createDenial(`the output of ${command} could not be read: ${result.message}`);
        case 'cancelled':
            return createDenial(`${command} was cancelled`);
        case 'exited':
            if (result.exitCode !== 0)
                return createDenial(`${command} exited with code ${result.exitCode}`);
            return result.stdout.truncated
                ? createDenial(`${command} answered with too much`)
                : readAnswer(command, result.stdout.text);
    }
}
function readAnswer(command, text) {
    const { allowed, reason, metadata } = (0,json/* asObject */.eB)((0,json/* parseJson */.qF)(text));
    if (typeof allowed !== 'boolean')
        return createDenial(`${command} answered with something else than {allowed, reason, metadata}`);
    const said = (0,json/* asString */.oJ)(reason).trim() || `${command} ${allowed ? 'allowed' : 'denied'} it`;
    return { allowed, reason: said.slice(0, MAX_REASON_CHARS), metadata: (0,json/* asObject */.eB)(metadata) };
}

;// CONCATENATED MODULE: ./build/src/engine/governance.js










const NO_VERDICTS = new Map();
class RunGovernance {
    options;
    #breakers;
    #latest = new Map();
    #answers = new WeakMap();
    #frames = new Map();
    #resilience = new WeakMap();
    #passes = new Map();
    #running = new Map();
    #names = new Set();
    #tasks = 0;
    constructor(options) {
        this.options = options;
        this.#breakers = new resilience_breaker/* Breakers */.wr(options);
        for (const { name } of options.inherited?.policies ?? [])
            this.#names.add(name);
        for (const { settings } of (0,model/* listVariants */.xZ)(options.root))
            for (const { name } of settings.policies ?? [])
                this.#names.add(name);
        for (const answer of options.answers)
            this.#latest.set(answer.policy_name, answer);
    }
    async enter(host, step, at) {
        if (!(0,step_types/* isGovernedType */.vC)(step.type))
            return null;
        const frames = this.#around(host);
        const isFinally = !host.inGroup && (0,model/* listFinallySteps */.hf)(host.workflow).includes(step.name);
        const exempt = frames.some((frame) => frame.exempt) || isFinally;
        const policies = this.#policiesAt(host, frames);
        if (step.type === 'workflow' || exempt) {
            const ownPolicies = step.type === 'workflow' ? (host.workflow.settings.policies ?? []) : [];
            this.#frames.set((0,place/* runKey */.r7)(at), { host, policies: ownPolicies, exempt });
        }
        if (exempt)
            return null;
        if (this.#names.size === 0 && this.#resilienceOf(host, step).breaker === null)
            return null;
        return this.#ask(host, step, at, filterPolicies(policies, step.name));
    }
    #policiesAt(host, frames) {
        return [
            ...(this.options.inherited?.policies ?? []),
            ...frames.flatMap((frame) => frame.policies),
            ...(host.workflow.settings.policies ?? []),
        ];
    }
    inForce(host, step) {
        const frames = this.#around(host);
        const all = this.#policiesAt(host, frames);
        const policies = step.type === 'workflow' || (0,model/* isGroup */.IZ)(step) ? all : filterPolicies(all, step.name);
        const groups = new Map();
        for (const policy of policies) {
            if (policy.type !== 'phase_gate')
                continue;
            const counts = this.#groupCounts(host, policy.group);
            if (counts !== null)
                groups.set(policy.group, counts);
        }
        return { policies, groups };
    }
    #around(host) {
        if (this.#frames.size === 0)
            return [];
        const around = [...(0,place/* walkRunsAround */.rU)(host.scope)].reverse();
        return around.flatMap((run) => this.#frames.get((0,place/* runKey */.r7)(run)) ?? []);
    }
    async #ask(host, step, at, policies) {
        const { settings, ports, beforeEffect } = host.services;
        let commands = NO_VERDICTS;
        if (policies.some(({ type }) => type === 'command')) {
            beforeEffect();
            const { processes } = ports;
            const around = { processes, signal: host.signal, cwd: settings.cwd, env: settings.env };
            commands = await askCommands(policies, this.#input(host, step, at), around);
        }
        const answers = evaluatePolicies(policies, this.#input(host, step, at), commands);
        this.#tell(host, step, answers);
        const { breaker } = this.#resilienceOf(host, step);
        const denial = findDenial(answers);
        const pass = denial !== null ? (0,result/* err */._q)(denial) : breaker === null ? (0,result.ok)(null) : this.#breakers.ask(host, step, at, breaker);
        if (!pass.ok) {
            this.#frames.delete((0,place/* runKey */.r7)(at));
            return pass.error;
        }
        this.#passes.set((0,place/* runKey */.r7)(at), pass.value);
        this.#count(host, step, 1);
        return null;
    }
    #tell(host, step, answers) {
        for (const answer of answers) {
            this.#latest.set(answer.policy_name, answer);
            this.options.emit({ type: 'policy_evaluated', scope: host.scope, node: step.name, ...answer });
        }
        const byNode = this.#answers.get(host) ?? new Map();
        this.#answers.set(host, byNode.set(step.name, answers));
    }
    #count(host, step, change) {
        const nodes = this.#running.get(host.workflow.file) ?? new Map();
        const now = (nodes.get(step.name) ?? 0) + change;
        if (now > 0)
            nodes.set(step.name, now);
        else
            nodes.delete(step.name);
        this.#running.set(host.workflow.file, nodes);
        if ((0,step_types/* isWork */.cD)(step.type))
            this.#tasks += change;
    }
    #input(host, step, at) {
        return {
            node: {
                name: step.name,
                type: step.type,
                timeoutSeconds: (0,model/* getTimeout */.uN)(step)?.seconds ?? null,
                maxConcurrent: (0,model/* isGroup */.IZ)(step) ? (0,model/* getConcurrency */.ow)(step) : null,
            },
            running: this.#running.get(host.workflow.file) ?? new Map(),
            runningTotal: this.#tasks,
            failedBefore: () => hasFailed(host, step),
            isRetry: (0,place/* isRetried */.mo)(at),
            group: (name) => this.#groupCounts(host, name),
            scope: (policy) => this.#scopeOf(host, policy, { conductor: { retry_attempt: host.state.retryAttempt(step.name) } }),
            contextJson: () => toContextJson(host, step),
        };
    }
    #scopeOf(host, policy, names) {
        const isOwn = host.workflow.settings.policies?.includes(policy) === true;
        const owner = isOwn ? host : this.#around(host).findLast((frame) => frame.policies.includes(policy))?.host;
        const outer = owner?.names ?? host.names;
        const absent = (name, part) => {
            const why = outer.absent?.(name, part) ?? host.names.absent?.(name, part) ?? null;
            if (why !== null || part !== undefined)
                return why;
            if (owner === undefined)
                return 'the file of the policy does not run here';
            return name === 'github' ? 'the run is not a job on GitHub' : null;
        };
        const scope = (0,expressions/* scopeOver */.J8)(outer, {
            lookup: (name) => outer.lookup(name) ?? host.names.lookup(name),
            names: () => new Set([...outer.names(), ...host.names.names()]),
        });
        return (0,rendering/* withNames */.B1)({ ...scope, absent }, names);
    }
    #groupCounts(host, name) {
        const hosts = [...this.#around(host).map((frame) => frame.host), host];
        const known = this.options.inherited?.groups.get(name) ?? null;
        return hosts.reduce((found, inner) => groupCounts(inner, name) ?? found, known);
    }
    leave(host, step, at, ended) {
        this.#frames.delete((0,place/* runKey */.r7)(at));
        const pass = this.#passes.get((0,place/* runKey */.r7)(at));
        if (pass === undefined)
            return;
        this.#passes.delete((0,place/* runKey */.r7)(at));
        this.#count(host, step, -1);
        if (pass !== null)
            this.#breakers.count(host, step, pass, ended);
    }
    decide(host, step, at, error) {
        if ((0,model/* isGroup */.IZ)(step) || !(0,step_types/* isGovernedType */.vC)(step.type))
            return null;
        const { retry, breaker } = this.#resilienceOf(host, step);
        if (retry === null && breaker === null)
            return null;
        return (0,resilience_breaker/* decidePolicy */.tT)({
            error,
            policy: retry,
            breaker: breaker === null ? null : this.#breakers.state(host, step, breaker),
            attempts: at.attempt,
            random: this.options.random(),
        });
    }
    policyView(host = null, node = '') {
        const view = {};
        for (const name of this.#names)
            view[name] = { allowed: true, reason: '', metadata: {} };
        const ownAnswers = host === null ? [] : (this.#answers.get(host)?.get(node) ?? []);
        for (const { policy_name: name, allowed, reason, metadata } of [...this.#latest.values(), ...ownAnswers])
            view[name] = { allowed, reason, metadata };
        return view;
    }
    #resilienceOf(host, step) {
        const own = 'resilience' in step ? step.resilience : undefined;
        const made = this.#resilience.get(step) ??
            ((0,model/* isGroup */.IZ)(step) ? { retry: null, breaker: null } : (0,resilience/* mergeResilience */.OZ)(host.workflow.settings.resilience, own));
        this.#resilience.set(step, made);
        return made;
    }
}
function hasFailed({ item, state, context }, step) {
    if (item === null)
        return (state.steps.get(step.name)?.error ?? null) !== null;
    const results = findGroupResults(context, item.group) ?? [];
    return results.some((result) => (0,json/* isRecord */.u4)(result) && result['key'] === item.key && result['status'] === 'failed');
}
function findGroupResults(context, group) {
    const output = context.steps.get(group)?.output;
    return (0,json/* isRecord */.u4)(output) && Array.isArray(output['results']) ? output['results'] : null;
}
function groupCounts(host, name) {
    const results = findGroupResults(host.context, name);
    if (results === null)
        return null;
    const completed = results.filter((result) => (0,json/* isRecord */.u4)(result) && result['status'] === 'completed').length;
    return { total: results.length, completed };
}
function toContextJson(host, step) {
    const nodes = {};
    for (const [name, { output, error }] of host.context.steps) {
        nodes[name] = { output: output ?? null, error: error === null ? null : { ...error } };
    }
    return {
        workflow: { name: host.workflow.settings.name, file: host.workflow.displayFile, input: host.inputs },
        node: { name: step.name, type: step.type },
        item: host.item && { ...host.item },
        nodes,
    };
}


/***/ }),

/***/ 29120:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: function() { return /* binding */ executeRun; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/config/inputs.js
var config_inputs = __webpack_require__(63696);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var outcome = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/core/place.js
var place = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/src/core/ports.js
var ports = __webpack_require__(51848);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/durability/dead-letter.js
var dead_letter = __webpack_require__(15893);
// EXTERNAL MODULE: ./build/src/durability/recall.js
var durability_recall = __webpack_require__(60791);
// EXTERNAL MODULE: ./build/src/durability/saved-run.js
var saved_run = __webpack_require__(87451);
// EXTERNAL MODULE: ./build/src/engine/index.js
var engine = __webpack_require__(3417);
// EXTERNAL MODULE: ./build/src/redaction/index.js + 6 modules
var redaction = __webpack_require__(31501);
// EXTERNAL MODULE: ./build/src/reporters/report-files.js
var report_files = __webpack_require__(50275);
// EXTERNAL MODULE: ./build/src/run/conclude.js
var conclude = __webpack_require__(57511);
// EXTERNAL MODULE: ./build/src/config/resilience.js
var config_resilience = __webpack_require__(90968);
// EXTERNAL MODULE: ./build/src/engine/governance.js + 1 modules
var governance = __webpack_require__(68257);
// EXTERNAL MODULE: ./build/src/engine/resilience/breaker.js
var resilience_breaker = __webpack_require__(41803);
;// CONCATENATED MODULE: ./build/src/run/governance.js






function createGovernance(session) {
    const { todo, bus } = session;
    const repository = openRepositoryBreakers(session);
    const breakers = new Map([...recallBreakers(session), ...repository.breakers]);
    if (todo.resume !== null)
        for (const [id, state] of breakers)
            bus.emit({ type: 'breaker_counted', scope: '', node: null, id, state });
    return new governance/* RunGovernance */.Q({
        root: todo.workflow,
        emit: (event) => {
            bus.emit(event);
            if (event.type === 'breaker_counted')
                repository.save(event.id, event.state);
        },
        breakers,
        answers: (todo.resume?.records ?? []).flatMap(({ event }) => (event.type === 'policy_evaluated' ? [event] : [])),
        random: todo.request.random ?? Math.random,
    });
}
function openRepositoryBreakers({ todo: { request, resume, workflow } }) {
    const file = request.breakerState;
    const ids = repositoryIds(workflow);
    const breakers = new Map();
    if (file === null || ids.size === 0)
        return { breakers, save: () => { } };
    const { files } = request.adapters;
    const { note } = request.observer;
    let noted = false;
    const write = (changes) => {
        const problem = writeChanges(files, file, changes);
        if (problem !== null && !noted)
            note(`${file} cannot be written: ${problem}`);
        noted ||= problem !== null;
    };
    const save = (id, state) => {
        if (ids.has(id))
            write(new Map([[id, (0,resilience_breaker/* readBreakerState */.AX)(state)]]));
    };
    const read = (0,result/* tryResult */.Bh)(() => readFile(files, file));
    const { breakers: stored, warning } = read.ok
        ? read.value
        : { breakers: new Map(), warning: read.error };
    if (warning !== null)
        note(`${file}: ${warning}`);
    if (resume?.resetBreakers === true) {
        if (stored.size > 0)
            write(new Map([...ids].map((id) => [id, null])));
        return { breakers, save };
    }
    for (const id of ids) {
        const state = stored.get(id) ?? (resume === null ? undefined : resilience_breaker/* CLOSED_BREAKER */.qJ);
        if (state !== undefined)
            breakers.set(id, state);
    }
    return { breakers, save };
}
function repositoryIds(root) {
    const ids = (0,model/* listWorkflows */.Dl)(root).flatMap((workflow) => {
        const { name, resilience } = workflow.settings;
        return (0,model/* collectSites */.b4)(workflow).flatMap(({ step }) => {
            const own = !(0,model/* isGroup */.IZ)(step) && 'resilience' in step ? step.resilience : undefined;
            const { breaker } = (0,model/* isGroup */.IZ)(step) ? {} : (0,config_resilience/* mergeResilience */.OZ)(resilience, own);
            return breaker?.scope === 'repository'
                ? [(0,resilience_breaker/* toBreakerId */.BA)(breaker.key, { name, file: workflow.displayFile }, step.name)]
                : [];
        });
    });
    return new Set(ids);
}
function readFile(files, file) {
    return files.exists(file) ? (0,resilience_breaker/* readBreakerFile */.Fw)(files.readText(file)) : { breakers: new Map(), warning: null };
}
function writeChanges(files, file, changes) {
    return (0,result/* tryAction */.Y$)(() => {
        files.makeFolder(external_node_path_default().dirname(file));
        files.whileLocked(file, () => {
            const breakers = new Map(readFile(files, file).breakers);
            for (const [id, state] of changes) {
                if (state === null)
                    breakers.delete(id);
                else
                    breakers.set(id, state);
            }
            files.replace(file, (0,resilience_breaker/* writeBreakerFile */.oY)(breakers));
        });
    });
}
function recallBreakers({ todo }) {
    const breakers = new Map();
    if (todo.resume === null || todo.resume.resetBreakers)
        return breakers;
    for (const { event } of todo.resume.breakers) {
        const state = (0,resilience_breaker/* readBreakerState */.AX)(event['state']);
        if (state !== null && typeof event['id'] === 'string')
            breakers.set(event['id'], (0,resilience_breaker/* releaseBreaker */.Cz)(state));
    }
    return breakers;
}

// EXTERNAL MODULE: ./build/src/run/interception.js
var interception = __webpack_require__(75750);
// EXTERNAL MODULE: ./build/src/run/node-ports.js
var node_ports = __webpack_require__(58127);
// EXTERNAL MODULE: ./build/src/run/providers.js
var providers = __webpack_require__(48294);
// EXTERNAL MODULE: ./build/src/run/quarantine.js
var quarantine = __webpack_require__(89618);
// EXTERNAL MODULE: ./build/src/run/run-folder.js
var run_folder = __webpack_require__(99870);
// EXTERNAL MODULE: ./build/src/run/session.js
var run_session = __webpack_require__(82372);
;// CONCATENATED MODULE: ./build/src/run/execute.js





















async function executeRun(given) {
    const todo = withGuardedFolder(given);
    const { request, workflow, inputs, resume, folder = run_folder/* NO_FOLDER */.LQ } = todo;
    const { adapters, runId = (0,run_folder/* createRunId */.nq)() } = request;
    const redactor = new redaction/* Redactor */.pO({
        secrets: [
            ...(0,redaction/* listSecretsOfEnvironment */.Yl)(request.env),
            ...request.secrets,
            ...(0,config_inputs/* secretInputValues */.fl)(workflow, inputs),
            ...(0,providers/* listSecretsOfProviders */.hR)([workflow], request.env, (0,providers/* createResolver */.Tw)(request)),
        ],
    });
    redactor.keepNames((0,model/* listWorkflows */.Dl)(workflow).flatMap((file) => [
        file.settings.name,
        ...Object.keys(file.settings.input ?? {}),
        ...(0,model/* collectSites */.b4)(file).map(({ step }) => step.name),
    ]));
    const traced = resume === null
        ? { runId, storedParent: request.env['TRACEPARENT'] ?? null, resumed: null }
        : { runId, storedParent: resume.saved.snapshot.traceparent, resumed: `${adapters.clock.now()} ${process.pid}` };
    const tracer = (await adapters.tracer?.(traced)) ?? null;
    const session = (0,run_session/* openSession */.f)(todo, runId, folder.path, redactor, tracer);
    const unsaved = session.checkpoint?.problem ?? null;
    if (unsaved !== null && todo.refuseUnsaved !== undefined) {
        folder.release();
        return todo.refuseUnsaved(unsaved);
    }
    if (resume !== null && folder.path !== null)
        forgetEnd(request, folder.path);
    const begun = adapters.clock.monotonic();
    const { end: ended, repaired } = await runEngine(session);
    const end = endOfPlan(session, endOfShard(session, ended));
    const before = resume === null ? 0 : (0,saved_run/* sumEarlierDuration */.SG)(resume);
    const durationMs = Math.round(before + adapters.clock.monotonic() - begun);
    const report = await (0,conclude/* deliverRunEnd */.mW)(session, (0,conclude/* concludeRun */.jf)(session, end, repaired, durationMs));
    await (0,conclude/* writeReports */.Li)(request, todo.workspace, report);
    (0,conclude/* sealRun */.BM)(session, end, durationMs);
    const untraced = (await tracer?.finish()) ?? null;
    if (untraced !== null)
        request.observer.note(redactor.text(untraced));
    await request.observer.onFinished(report);
    folder.release();
    return {
        status: 'ended',
        result: report.result,
        output: end.output,
        hasOutput: workflow.output !== null || end.termination !== null || Object.keys(end.output ?? {}).length > 0,
        runDir: folder.path,
    };
}
function withGuardedFolder(todo) {
    const { request, folder = run_folder/* NO_FOLDER */.LQ } = todo;
    if (folder.path === null)
        return todo;
    const files = (0,ports/* guardFolder */.Q)(request.adapters.files, folder.path);
    return { ...todo, request: { ...request, adapters: { ...request.adapters, files } } };
}
function forgetEnd({ adapters: { files }, observer }, folder) {
    for (const name of ['result.json', (0,report_files/* reportFile */.rn)('html').file]) {
        const removed = (0,result/* tryResult */.Bh)(() => files.remove(external_node_path_default().join(folder, name)));
        if (!removed.ok)
            observer.note(`${name} of the earlier session cannot be removed: ${removed.error}`);
    }
}
function endOfPlan({ todo: { workflow }, checkpoint }, end) {
    const { handoff, ...rest } = end;
    const node = handoff?.part === 'plan' ? (checkpoint?.lost() ?? null) : null;
    if (handoff === undefined || node === null)
        return end;
    const { group } = handoff;
    const message = `${group} cannot be spread over shards: the output of ${node} held a secret, and secrets are not stored in a run folder`;
    const suggestion = `Give the secret to the run as an input, or resume with --from ${node} and without shards.`;
    const { envelope } = (0,outcome/* createSchemaViolation */.LN)(node, 'output', 'output', message, { suggestion });
    const error = (0,engine/* createEngineError */.f6)(workflow, group, 'for_each', envelope);
    return { ...rest, outcome: 'invalid', error, records: [...end.records, error] };
}
function endOfShard({ todo: { workflow, resume }, checkpoint }, end) {
    const shard = resume?.shard ?? null;
    if (shard === null || end.outcome === 'cancelled')
        return end;
    checkpoint?.flush();
    const problem = checkpoint === null ? 'there is no run folder' : checkpoint.problem;
    if (problem === null)
        return end;
    const message = `what this shard did could not be saved, and the join needs it: ${problem}`;
    const suggestion = 'Run this shard again from its plan, where its folder can be written.';
    const envelope = { kind: 'internal.unexpected', message, details: { suggestion } };
    const error = (0,engine/* createEngineError */.f6)(workflow, shard.group, 'for_each', envelope);
    return { ...end, outcome: 'failed', error: end.error ?? error, records: [...end.records, error] };
}
const SHOWN_LEFTOVERS = 3;
async function runEngine(session) {
    const { todo, runId, bus, router, redactor, budget } = session;
    const { request, workflow, inputs, resume } = todo;
    const { adapters, cwd } = request;
    const temp = (0,run_folder/* createScratchFolder */.DB)(request, `conductor-${runId}-`, session.runDir);
    const { ports, settings } = (0,node_ports/* createNodeWorld */.Z)({ runId, request, workflows: [workflow], cwd, temp, redactor, budget });
    const runsAgain = ({ scope, node }, reason) => bus.emit({ type: 'warning', scope, node, code: 'node-changed', message: `${reason}; it runs again` });
    const recall = resume === null ? null : new durability_recall/* SessionRecall */.i(resume.records, runsAgain, (0,quarantine/* listExcusedTests */.bH)(workflow, ports.quarantine));
    const letters = (0,dead_letter/* openDeadLetters */.A3)({
        runId,
        runDir: session.runDir,
        cwd,
        resumed: resume !== null,
        redactor,
        files: adapters.files,
        clock: adapters.clock,
        emit: (event) => bus.emit(event),
    });
    if (resume !== null)
        replayFacts(resume, bus);
    const { shards } = request;
    const planned = shards === undefined ? null : { role: 'plan', group: shards.group, shards: shards.count };
    const sharding = resume?.shard ? { role: 'shard', ...resume.shard } : planned;
    const fired = new Set();
    const { injections, notes } = (0,interception/* completeInjections */.Kc)(workflow, request.injections);
    for (const note of notes)
        request.observer.note(session.redactor.text(note));
    const inject = (0,interception/* createInjection */.Ao)(injections, fired);
    const end = await (0,engine/* runWorkflow */.FZ)({
        workflow,
        inputs,
        resumed: resume !== null,
        cancel: request.cancel,
        services: {
            ports,
            settings: session.tracer === null ? settings : { ...settings, traceParentOf: session.tracer.traceParentOf },
            recall: recall ?? engine/* NOTHING_RECALLED */.b4,
            governance: createGovernance(session),
            intercept: request.intercept ?? ((at, _step, names) => inject(at, () => names().lookup('_key'))),
            emit: (event, replayedAt) => {
                bus.emit(event, replayedAt === null ? null : { at: replayedAt });
                if (event.type === 'node_completed')
                    letters.completed(event);
            },
            beforeEffect: () => (0,run_session/* makeDurable */.M)(session),
            output: router.write,
            random: request.random ?? Math.random,
            deadLetter: letters.giveUp,
            ...(sharding === null ? {} : { sharding }),
        },
    });
    session.liveOutput?.close();
    for (const injection of request.intercept === undefined ? injections : []) {
        const message = `--inject ${(0,interception/* describeUnfired */.pk)(injection, session.account.walk.runs)}`;
        if (!fired.has(injection))
            bus.emit({ type: 'warning', scope: '', node: null, code: 'injection-unfired', message });
    }
    await ports.agents.tools.close();
    const left = await adapters.processes.endLeftovers();
    if (left.length > 0 && !request.cancel.aborted) {
        const more = left.length > SHOWN_LEFTOVERS ? ` and ${left.length - SHOWN_LEFTOVERS} more` : '';
        const shown = left.slice(0, SHOWN_LEFTOVERS).map((command) => `\`${command}\``);
        const message = `left running in the background, and ended with the run: ${shown.join(', ')}${more}`;
        bus.emit({ type: 'warning', scope: '', node: null, code: 'left-in-background', message });
    }
    adapters.removeFolder(temp);
    return { end, repaired: recall?.repaired ?? [] };
}
function replayFacts({ joined, records }, bus) {
    const findItem = joined === null ? null : (0,place/* itemsOfRoot */.Gd)(joined);
    for (const { event, at } of records) {
        if (event.type !== 'policy_evaluated' && event.type !== 'dead_lettered' && event.type !== 'escalated')
            continue;
        const isOfShard = findItem !== null && findItem(event.scope) !== null;
        bus.emit(event, { at, ...(isOfShard ? { joined: true } : {}) });
    }
}


/***/ })

};
;