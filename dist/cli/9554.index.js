export const id = 9554;
export const ids = [9554,7173];
export const modules = {

/***/ 8576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ readAnswer),
/* harmony export */   P3: () => (/* binding */ unfitEnvelope)
/* harmony export */ });
/* unused harmony exports findJson, wholeObject */
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3364);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8314);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6167);
/* harmony import */ var _output_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3433);




const EXCERPT_CHARS = 4000;
function readAnswer(node, text, output, match) {
    const whole = wholeObject(text);
    if (whole !== null && whole['conductor_error'] === true)
        return readRaise(node, whole, text);
    if (output === null)
        return { status: 'good', output: { result: text }, warnings: [] };
    return readOutput(text, output, match);
}
function unfitEnvelope(node, text, problems, turns) {
    const [first] = problems;
    return {
        kind: 'internal.schema_violation',
        message: `the answer of ${node} breaks its output schema: ${(0,_output_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .describeProblems */ .yg)(problems)}`,
        details: {
            node,
            source: 'agent',
            original_message: (0,_output_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .describeProblems */ .yg)(problems),
            failed_field: first?.path ?? '$',
            problems: problems.map(({ path, message }) => ({ path, message })),
            answers: turns,
            excerpt: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .headOf */ .Uo)(text, EXCERPT_CHARS),
        },
    };
}
function readRaise(node, whole, text) {
    const parsed = (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .envelopeFromJson */ .X0)(whole, text);
    switch (parsed.status) {
        case 'envelope':
            return { status: 'raised', envelope: parsed.envelope };
        case 'broken':
            return {
                status: 'broken_raise',
                envelope: {
                    kind: 'internal.schema_violation',
                    message: `${node} answered with an error that is malformed: ${parsed.reason}`,
                    details: {
                        node,
                        source: 'conductor_error',
                        original_message: parsed.originalMessage || parsed.reason,
                        failed_field: parsed.failedField,
                        excerpt: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .headOf */ .Uo)(text, EXCERPT_CHARS),
                    },
                },
            };
        case 'nothing':
            return { status: 'unfit', problems: [{ path: '$', message: 'the answer is empty' }], found: undefined };
    }
}
function readOutput(text, output, match) {
    const found = findJson(text);
    const candidates = found.objects.map((object) => {
        const { value, unwrapped } = normaliseAnswer(object, output);
        return { value, unwrapped, problems: (0,_output_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .validateOutput */ .Qm)(value, output, match) };
    });
    const fitting = candidates.findLast(({ problems }) => problems.length === 0);
    if (fitting !== undefined) {
        const warnings = fitting.unwrapped.map((name) => `${name} came inside a wrapper object and was taken out of it`);
        return { status: 'good', output: fitting.value, warnings };
    }
    const nearest = candidates.reduce((best, each) => (best === null || each.problems.length <= best.problems.length ? each : best), null);
    if (nearest !== null)
        return { status: 'unfit', problems: nearest.problems, found: nearest.value };
    if (found.other !== undefined) {
        const wrapped = { result: found.other };
        if (Object.hasOwn(output, 'result') && (0,_output_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .validateOutput */ .Qm)(wrapped, output, match).length === 0)
            return { status: 'good', output: wrapped, warnings: [] };
        return { status: 'unfit', problems: (0,_output_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .validateOutput */ .Qm)(found.other, output, match), found: found.other };
    }
    const message = text.trim() === '' ? 'the answer is empty' : 'the answer contains no JSON object';
    return { status: 'unfit', problems: [{ path: '$', message }], found: undefined };
}
const GENERIC_KEYS = ['value', 'result'];
function normaliseAnswer(value, schema) {
    const unwrapped = [];
    const entries = Object.entries(value).map(([name, found]) => {
        const field = Object.hasOwn(schema, name) ? schema[name] : undefined;
        const inner = field === undefined ? undefined : unwrap(name, field, found);
        if (inner === undefined)
            return [name, found];
        unwrapped.push(name);
        return [name, inner];
    });
    return unwrapped.length === 0 ? { value, unwrapped } : { value: Object.fromEntries(entries), unwrapped };
}
function unwrap(name, field, found) {
    if (field.type === 'array' || field.type === 'object' || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(found))
        return undefined;
    const allowed = [name, ...GENERIC_KEYS];
    const entries = Object.entries(found);
    if (!entries.every(([key]) => allowed.includes(key)))
        return undefined;
    const candidates = entries.filter(([, inner]) => typeof inner === field.type);
    const [only] = candidates;
    return candidates.length === 1 && only !== undefined ? only[1] : undefined;
}
const FENCE_OPENS = /^[ \t]{0,3}(`{3,}|~{3,})[ \t]*[\w+.-]*[ \t]*\r?\n?/gm;
const MAX_FENCES = 100;
const MAX_CLOSINGS = 50;
const PROSE_BUDGET = 64_000_000;
const MAX_FOUND = 1000;
const FENCE_BUDGET = 64_000_000;
function findJson(text) {
    const whole = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(trimmed(text));
    if (whole !== undefined)
        return sorted([whole]);
    const fenced = sorted(fencedJson(text));
    if (fenced.objects.length > 0)
        return fenced;
    const prose = sorted(proseJson(text));
    return prose.objects.length > 0 || fenced.other === undefined ? prose : fenced;
}
function wholeObject(text) {
    const whole = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(trimmed(text));
    if (whole !== undefined)
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(whole) ? whole : null;
    const fenced = fencedJson(text, true);
    const [only] = fenced;
    return fenced.length === 1 && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(only) ? only : null;
}
function trimmed(text) {
    return text.replace(/^\uFEFF/, '').trim();
}
function sorted(values) {
    return { objects: values.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW), other: values.find((value) => !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(value)) };
}
function fencedJson(text, strict = false) {
    const found = [];
    let position = 0;
    let budget = FENCE_BUDGET;
    for (let opened = 0; opened < MAX_FENCES && budget > 0; opened++) {
        FENCE_OPENS.lastIndex = position;
        const opening = FENCE_OPENS.exec(text);
        if (opening === null)
            return found;
        const start = opening.index + opening[0].length;
        const block = readBlock(text, start, opening[1] ?? '```');
        if (block.value !== undefined)
            found.push(block.value);
        else if (strict)
            return [];
        position = block.end;
        budget -= block.cost;
    }
    return found;
}
function readBlock(text, start, fence) {
    let from = start;
    let cost = 0;
    let firstEnd = text.length;
    for (let tried = 0; tried < MAX_CLOSINGS; tried++) {
        const at = text.indexOf(fence, from);
        const end = at === -1 ? text.length : at;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text.slice(start, end).trim());
        cost += end - start;
        const after = at === -1 ? end : at + fence.length;
        if (value !== undefined)
            return { value, end: after, cost };
        if (tried === 0)
            firstEnd = after;
        if (at === -1 || cost > FENCE_BUDGET)
            break;
        from = after;
    }
    return { value: undefined, end: firstEnd, cost };
}
function proseJson(text) {
    const found = [];
    let budget = PROSE_BUDGET;
    let position = 0;
    while (budget > 0 && found.length < MAX_FOUND) {
        const start = nextBracket(text, position);
        if (start === -1)
            return found;
        const { end, looked } = closingBracket(text, start, budget);
        budget -= looked;
        const value = end === -1 ? undefined : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text.slice(start, end + 1));
        if (value === undefined) {
            position = start + 1;
        }
        else {
            found.push(value);
            position = end + 1;
        }
    }
    return found;
}
function nextBracket(text, from) {
    for (let index = from; index < text.length; index++) {
        const character = text[index];
        if (character === '{' || character === '[')
            return index;
    }
    return -1;
}
function closingBracket(text, start, budget) {
    const limit = Math.min(text.length, start + budget);
    let depth = 0;
    let quoted = false;
    for (let index = start; index < limit; index++) {
        const character = text[index];
        if (quoted) {
            if (character === '\\')
                index += 1;
            else if (character === '"')
                quoted = false;
            else if (character === '\n')
                return { end: -1, looked: index - start + 1 };
        }
        else if (character === '"')
            quoted = true;
        else if (character === '{' || character === '[')
            depth += 1;
        else if (character === '}' || character === ']') {
            depth -= 1;
            if (depth === 0)
                return { end: index, looked: index - start + 1 };
        }
    }
    return { end: -1, looked: limit - start };
}


/***/ }),

/***/ 7173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  executeAgent: () => (/* binding */ executeAgent)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/config/tools.js
var config_tools = __webpack_require__(704);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(9058);
// EXTERNAL MODULE: ./build/core/provider.js
var provider = __webpack_require__(5525);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/nodes/output-schema.js
var output_schema = __webpack_require__(3433);
// EXTERNAL MODULE: ./build/nodes/rendering.js
var rendering = __webpack_require__(3734);
// EXTERNAL MODULE: ./build/core/abort.js
var abort = __webpack_require__(7844);
// EXTERNAL MODULE: ./build/core/kinds.js
var kinds = __webpack_require__(1425);
// EXTERNAL MODULE: ./build/nodes/agent/answer.js
var answer = __webpack_require__(8576);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
;// CONCATENATED MODULE: ./build/nodes/agent/instructions.js


const ENVELOPE_FIELDS = {
    conductor_error: { type: 'boolean', description: 'true: this answer reports a failure.' },
    kind: { type: 'string', description: 'Which failure it is.' },
    message: { type: 'string', description: 'What happened, in one sentence.' },
    details: { type: 'object', description: 'Facts about the failure.' },
};
function systemText({ systemPrompt, output, raises }) {
    const parts = [
        ...(systemPrompt === null || systemPrompt.trim() === '' ? [] : [systemPrompt]),
        ...(output === null ? [] : [outputInstructions(output)]),
        ...(raises.length === 0 ? [] : [raiseInstructions(raises)]),
    ];
    return parts.length === 0 ? null : parts.join('\n\n');
}
function answerSchema(output, raises) {
    const schema = (0,output_schema/* toJsonSchema */.PF)(output);
    if (raises.length === 0)
        return schema;
    const own = schema['properties'];
    const properties = (0,json/* isJsonObject */.OW)(own) ? { ...own } : {};
    for (const [name, field] of Object.entries(ENVELOPE_FIELDS)) {
        const taken = Object.hasOwn(properties, name) ? properties[name] : undefined;
        properties[name] = taken === undefined ? field : { anyOf: [taken, field] };
    }
    return { type: 'object', properties, additionalProperties: false };
}
function repairText(problems, output) {
    return [
        `Your last answer cannot be used: ${(0,output_schema/* describeProblems */.yg)(problems, 10)}.`,
        `Answer again. ${outputInstructions(output)}`,
    ].join('\n');
}
function outputInstructions(output) {
    return [
        'Answer with one JSON object and nothing else: no prose before or after it. It must satisfy this JSON Schema:',
        JSON.stringify((0,output_schema/* toJsonSchema */.PF)(output)),
    ].join('\n');
}
function raiseInstructions(raises) {
    return [
        'When the task fails for one of the reasons listed here, report that instead of making an answer up.',
        'The whole answer is then one JSON object of this form:',
        '{"conductor_error": true, "kind": "<one of the kinds>", "message": "<what happened, one sentence>", "details": {}}',
        'Kinds that you may report:',
        ...raises.map((kind) => `- ${kind}`),
        'Put facts that help to handle the failure into details. Use no other kind.',
    ].join('\n');
}

// EXTERNAL MODULE: ./build/core/backoff.js
var core_backoff = __webpack_require__(8186);
;// CONCATENATED MODULE: ./build/nodes/agent/transport.js


const MAX_DELAY_SECONDS = 60;
const MAX_RETRY_AFTER_SECONDS = 600;
async function askWithRetries(request, policy, { provider, clock, signal }, onFailed) {
    for (let attempt = 1;; attempt++) {
        if (signal.aborted)
            return { status: 'cancelled' };
        const answer = await provider.ask(request, signal);
        switch (answer.status) {
            case 'answered':
            case 'cancelled':
                return answer;
            case 'rejected':
                return { status: 'rejected', rejection: answer, attempts: attempt };
            case 'failed': {
                const delay = delayBefore(attempt, answer, policy);
                const { category, statusCode, message } = answer;
                onFailed({ type: 'attempt_failed', attempt, category, statusCode, message, retryInSeconds: delay });
                if (delay === null)
                    return { status: 'exhausted', failure: answer, attempts: attempt };
                await clock.sleepUntil(clock.now() + delay * 1000, signal);
                break;
            }
            default:
                return (0,result/* unreachable */.H)(answer);
        }
    }
}
function delayBefore(attempt, failure, policy) {
    if (attempt >= policy.maxAttempts || !isRetried(failure.category, policy.retryOn))
        return null;
    const { retryAfterSeconds } = failure;
    if ((retryAfterSeconds ?? 0) > MAX_RETRY_AFTER_SECONDS)
        return null;
    const { backoff, delaySeconds } = policy;
    const settings = { backoff, initialSeconds: delaySeconds, maxSeconds: MAX_DELAY_SECONDS, jitter: 0 };
    return (0,core_backoff/* backoffSeconds */.Gw)(settings, attempt - 1, 0, retryAfterSeconds);
}
function isRetried(category, retryOn) {
    if (retryOn.includes(category))
        return true;
    return category !== 'timeout' && retryOn.includes('provider_error');
}
function exhaustedEnvelope(request, { failure, attempts }) {
    const { name } = request.provider;
    const times = attempts === 1 ? 'one attempt' : `${attempts} attempts`;
    return {
        kind: 'provider.exhausted',
        message: `${name} gave no answer in ${times}: ${failure.message}`,
        details: {
            ...commonDetails(request, attempts, failure),
            category: failure.category,
            ...(failure.retryAfterSeconds === null ? {} : { retry_after_seconds: failure.retryAfterSeconds }),
        },
    };
}
function rejectedEnvelope(request, { rejection, attempts }) {
    return {
        kind: 'provider.rejected',
        message: `${request.provider.name} refused the request: ${rejection.message}`,
        details: commonDetails(request, attempts, rejection),
    };
}
function commonDetails({ provider, model }, attempts, trouble) {
    return {
        provider: provider.name,
        model,
        attempts,
        last_error: trouble.message,
        status_code: trouble.statusCode,
        raw_response: trouble.body,
        response_headers: trouble.headers,
    };
}

;// CONCATENATED MODULE: ./build/nodes/agent/ask-agent.js








const DEFAULT_ATTEMPTS = 3;
const DEFAULT_DELAY_SECONDS = 2;
const DEFAULT_REPAIRS = 2;
const DEFAULT_ITERATIONS = 10;
async function askAgent(input) {
    const ledger = new Ledger(input);
    if (input.isSecret?.(`${input.systemPrompt ?? ''}\n${input.prompt}`) === true) {
        ledger.warnings.push(`the prompt of ${input.node.name} contains a value that is redacted elsewhere; it was sent`);
    }
    const timeoutSeconds = input.node.timeout_seconds ?? null;
    const timed = await withDeadline(input.clock, timeoutSeconds, input.signal, (signal) => converse(input, ledger, signal));
    const account = { usage: ledger.usage(), warnings: ledger.warnings };
    switch (timed.status) {
        case 'done':
            return { ...timed.value, ...account };
        case 'cancelled':
            return { status: 'cancelled', ...account };
        case 'timed_out':
            return { ...engineRaise(timeoutEnvelope(input, timeoutSeconds)), ...account };
        default:
            return (0,result/* unreachable */.H)(timed);
    }
}
function transportPolicy(retry) {
    return {
        maxAttempts: retry?.max_attempts ?? DEFAULT_ATTEMPTS,
        backoff: retry?.backoff ?? 'exponential',
        delaySeconds: retry?.delay_seconds ?? DEFAULT_DELAY_SECONDS,
        retryOn: retry?.retry_on ?? provider/* TRANSPORT_CATEGORIES */.D2,
    };
}
async function converse(input, ledger, signal) {
    const { node, provider, clock } = input;
    const output = node.output ?? null;
    const repairs = output === null ? 0 : (node.retry?.max_parse_recovery_attempts ?? DEFAULT_REPAIRS);
    const messages = [{ role: 'user', content: input.prompt }];
    const opened = (await input.openTools?.(signal)) ?? null;
    if (signal.aborted)
        return { status: 'cancelled' };
    if (opened !== null && !opened.ok)
        return engineRaise(opened.error);
    const tools = opened?.value ?? null;
    let requests = 0;
    for (let turn = 1;;) {
        if (isSpent(input.budget))
            return engineRaise(limitEnvelope(node.name, input.budget));
        ledger.asked = true;
        const request = requestFor(input, output, messages, tools);
        requests++;
        const said = await askWithRetries(request, transportPolicy(node.retry), { provider, clock, signal }, (failed) => input.onEvent?.(failed));
        if (said.status === 'cancelled')
            return said;
        if (said.status === 'exhausted')
            return engineRaise(exhaustedEnvelope(request, said));
        if (said.status === 'rejected')
            return engineRaise(rejectedEnvelope(request, said));
        ledger.count(said);
        if (tools !== null && said.calls !== undefined) {
            if (requests >= (input.maxIterations ?? DEFAULT_ITERATIONS))
                return engineRaise(loopEnvelope(input, requests));
            const answered = await answerCalls(tools, said.calls.list, signal);
            if ('kind' in answered)
                return engineRaise(answered);
            if (signal.aborted)
                return { status: 'cancelled' };
            messages.push({ role: 'calls', said: said.calls.said }, { role: 'answers', answers: answered.answers });
            continue;
        }
        const reading = (0,answer/* readAnswer */.JN)(node.name, said.text, output, input.match);
        switch (reading.status) {
            case 'good':
                ledger.warnings.push(...reading.warnings);
                return { status: 'completed', output: reading.output };
            case 'raised':
                return { status: 'raised', envelope: reading.envelope, origin: 'author', partial: undefined };
            case 'broken_raise':
                return engineRaise(reading.envelope);
            case 'unfit':
                if (output === null || turn > repairs) {
                    return engineRaise((0,answer/* unfitEnvelope */.P3)(node.name, said.text, reading.problems, turn), reading.found);
                }
                input.onEvent?.({ type: 'repair_asked', turn, problems: reading.problems });
                messages.push({ role: 'assistant', content: said.text.trim() === '' ? '(no answer)' : said.text });
                messages.push({ role: 'user', content: repairText(reading.problems, output) });
                turn++;
                break;
            default:
                return (0,result/* unreachable */.H)(reading);
        }
    }
}
async function answerCalls(tools, calls, signal) {
    const answers = [];
    for (const call of calls) {
        const answer = await tools.call(call, signal);
        if (!answer.ok)
            return answer.error;
        if (answer.value === 'cancelled')
            break;
        answers.push(answer.value);
    }
    return { answers };
}
function loopEnvelope({ node }, requests) {
    return {
        kind: 'internal.limit_exceeded',
        message: `${node.name} called tools in each of ${requests} requests and gave no answer; raise max_agent_iterations to let it go on`,
        details: { limit: kinds/* TOOL_LOOP_LIMIT */.eL, value: requests, node: node.name },
    };
}
function requestFor(input, output, messages, tools) {
    const raises = input.node.raise_instructions === false ? [] : (input.node.raises ?? []);
    return {
        provider: input.resolved,
        model: modelOf(input),
        system: systemText({ systemPrompt: input.systemPrompt, output, raises }),
        messages: [...messages],
        schema: output === null ? null : answerSchema(output, raises),
        ...(tools === null ? {} : { tools: tools.offered }),
        ...(input.temperature === undefined ? {} : { temperature: input.temperature }),
        ...(input.maxTokens === undefined ? {} : { maxTokens: input.maxTokens }),
        ...(input.effort === undefined ? {} : { effort: input.effort }),
        ...(input.workingDir === undefined ? {} : { workingDir: input.workingDir }),
        ...(input.onOutput === undefined ? {} : { onOutput: input.onOutput }),
    };
}
function modelOf({ model, resolved }) {
    if (model.trim() !== '')
        return model;
    return resolved.kind === 'command' ? '' : resolved.defaultModel;
}
function engineRaise(envelope, partial) {
    return { status: 'raised', envelope, origin: 'engine', partial };
}
function timeoutEnvelope(input, timeoutSeconds) {
    const { node, resolved } = input;
    return {
        kind: 'internal.timeout',
        message: `${node.name} had no answer after ${timeoutSeconds} s`,
        details: { timeout_seconds: timeoutSeconds, provider: resolved.name, model: modelOf(input) },
    };
}
function isSpent(budget) {
    return budget !== undefined && budget.limit !== null && budget.used >= budget.limit;
}
function limitEnvelope(node, { limit, used }) {
    return {
        kind: 'internal.limit_exceeded',
        message: `${node} was not asked: the run used ${used} tokens of its limit of ${limit}; raise workflow.limits.max_tokens to go on`,
        details: { limit: 'max_tokens', value: limit, used, next: node },
    };
}
class Ledger {
    warnings = [];
    asked = false;
    #input;
    #tokens = { inputTokens: null, outputTokens: null };
    #model;
    constructor(input) {
        this.#input = input;
        this.#model = modelOf(input);
    }
    count(answer) {
        this.#tokens = {
            inputTokens: (0,outcome/* addTokens */.Ox)(this.#tokens.inputTokens, answer.usage.inputTokens),
            outputTokens: (0,outcome/* addTokens */.Ox)(this.#tokens.outputTokens, answer.usage.outputTokens),
        };
        this.#input.budget?.spend((answer.usage.inputTokens ?? 0) + (answer.usage.outputTokens ?? 0));
        if (answer.model !== '')
            this.#model = answer.model;
        if (answer.cut)
            this.warnings.push(`an answer to ${this.#input.node.name} was cut at the limit of tokens`);
    }
    usage() {
        if (!this.asked)
            return null;
        const { inputTokens, outputTokens } = this.#tokens;
        const { name } = this.#input.resolved;
        return { provider: name, model: this.#model, input_tokens: inputTokens, output_tokens: outputTokens };
    }
}
async function withDeadline(clock, timeoutSeconds, outer, work) {
    if (outer.aborted)
        return { status: 'cancelled' };
    const limit = (0,abort/* deadline */.nl)(clock, timeoutSeconds, outer);
    try {
        const value = await work(limit.signal);
        if (outer.aborted)
            return { status: 'cancelled' };
        return limit.expired() ? { status: 'timed_out' } : { status: 'done', value };
    }
    finally {
        limit.release();
    }
}

;// CONCATENATED MODULE: ./build/nodes/agent/toolbox.js


const DEFAULT_TIMEOUT_MS = 30_000;
const LONGEST_NAME = 64;
const NOT_IN_NAMES = /[^a-zA-Z0-9_-]/g;
async function openToolbox(request) {
    const { workflow, agent, servers, signal, warn } = request;
    const access = (0,config_tools/* toolAccess */.Vy)(workflow, agent);
    if (access.servers.size === 0)
        return (0,result.ok)(null);
    const specs = [...access.servers].map(([name, definition]) => serverOf(name, definition, request));
    const listed = await Promise.all(specs.map(async (server) => ({ server, tools: await servers.tools(server, signal) })));
    const tools = [];
    for (const { server, tools: found } of listed) {
        if (!found.ok)
            return (0,result/* err */._)(unavailable(agent.name, server.name, null, `it cannot be reached: ${found.error}`));
        const missing = missingOf(access.wanted, server.name, found.value, access.allows);
        if (missing !== null)
            return (0,result/* err */._)(unavailable(agent.name, server.name, missing, `it has no tool ${missing}`));
        for (const served of found.value) {
            if (access.allows(server.name, served.name))
                tools.push({ server, served, fullName: `${server.name}${config_tools/* TOOL_JOINT */.oL}${served.name}` });
        }
    }
    for (const name of access.wanted ?? []) {
        if (!tools.some((tool) => tool.served.name === name || (0,config_tools/* ownTool */.Rq)(name, tool.server.name) !== null))
            warn(`${agent.name} lists the tool ${name}, which no server has`);
    }
    return (0,result.ok)(toolboxOf(agent.name, named(tools), servers));
}
function serverOf(name, definition, { env, workingDir }) {
    const timeoutMs = definition.timeout ?? DEFAULT_TIMEOUT_MS;
    if (definition.type === 'http')
        return { kind: 'http', name, url: definition.url ?? '', headers: definition.headers ?? {}, timeoutMs };
    const own = { ...env };
    for (const [key, value] of Object.entries(definition.env ?? {})) {
        if (value === null)
            delete own[key];
        else
            own[key] = String(value);
    }
    const args = (definition.args ?? []).map(String);
    return { kind: 'stdio', name, command: definition.command ?? '', args, env: own, cwd: workingDir, timeoutMs };
}
function missingOf(wanted, server, served, allows) {
    for (const each of wanted ?? []) {
        const own = (0,config_tools/* ownTool */.Rq)(each, server);
        if (own === null || own === '*')
            continue;
        if (!served.some((tool) => tool.name === own) || !allows(server, own))
            return own;
    }
    return null;
}
function named(tools) {
    const names = new Map();
    for (const tool of tools) {
        const base = tool.fullName.replaceAll(NOT_IN_NAMES, '_').slice(0, LONGEST_NAME);
        let name = base;
        for (let count = 2; names.has(name); count++) {
            const suffix = `_${count}`;
            name = `${base.slice(0, LONGEST_NAME - suffix.length)}${suffix}`;
        }
        names.set(name, tool);
    }
    return names;
}
function toolboxOf(agent, tools, servers) {
    const offered = [...tools].map(([name, { served }]) => ({
        name,
        description: served.description,
        inputSchema: served.inputSchema,
    }));
    const answer = ({ id }, text, failed = true) => (0,result.ok)({ id, text, failed });
    return {
        offered,
        async call(call, signal) {
            const tool = tools.get(call.name) ?? [...tools.values()].find(({ fullName }) => fullName === call.name);
            if (tool === undefined)
                return answer(call, `there is no tool ${call.name}; there are ${[...tools.keys()].join(', ')}`);
            if (call.input === null)
                return answer(call, 'the arguments of the call are no JSON object');
            const reply = await servers.call(tool.server, tool.served.name, call.input, signal);
            switch (reply.status) {
                case 'cancelled':
                    return (0,result.ok)('cancelled');
                case 'answered':
                    return answer(call, reply.text, reply.failed);
                case 'gone':
                    return (0,result/* err */._)(unavailable(agent, tool.server.name, tool.served.name, `it is gone: ${reply.message}`));
            }
        },
    };
}
function unavailable(agent, server, tool, why) {
    const details = { server, tool, reason: why };
    return { kind: 'provider.tool_unavailable', message: `${agent} needs the server ${server}, and ${why}`, details };
}

;// CONCATENATED MODULE: ./build/nodes/agent/index.js










async function executeAgent(node, context) {
    const texts = renderTexts(node, context);
    if (!texts.ok)
        return (0,outcome/* raised */.P5)(texts.error);
    const { agents, clock, patterns } = context.ports;
    const resolved = agents.resolve(context.workflow, node);
    if (!resolved.ok)
        return (0,outcome/* raised */.P5)(notConfigured(node, resolved.error));
    const match = node.output !== undefined && (0,output_schema/* hasPattern */.vY)(node.output) ? (await patterns()).matches : () => true;
    const result = await askAgent({
        node,
        ...texts.value,
        resolved: resolved.value,
        ...samplingOf(node, context.workflow.settings.runtime),
        ...toolsOf(node, context, resolved.value, texts.value.workingDir),
        provider: agents.provider,
        clock,
        signal: context.signal,
        match,
        isSecret: agents.isSecret,
        budget: agents.budget,
        onEvent: (event) => tell(node, context, event),
        onOutput: context.output,
    });
    for (const warning of result.warnings)
        context.warn('agent', warning);
    return outcomeOf(result);
}
function renderTexts(node, context) {
    const prompt = (0,rendering/* renderText */.S5)(node.prompt ?? '', context.scope, 'prompt');
    if (!prompt.ok)
        return prompt;
    const system = node.system_prompt === undefined ? (0,result.ok)(null) : (0,rendering/* renderText */.S5)(node.system_prompt, context.scope, 'system_prompt');
    if (!system.ok)
        return system;
    const model = (0,rendering/* renderText */.S5)(node.model ?? context.workflow.settings.runtime?.default_model ?? '', context.scope, 'model');
    if (!model.ok)
        return model;
    const { runtime } = context.workflow.settings;
    const folder = (0,rendering/* renderText */.S5)(node.working_dir ?? runtime?.working_dir ?? '.', context.scope, 'working_dir');
    if (!folder.ok)
        return folder;
    const effort = effortOf(node, context);
    if (!effort.ok)
        return effort;
    return (0,result.ok)({
        prompt: prompt.value,
        systemPrompt: withInstructions(context.workflow.settings.instructions, system.value),
        model: model.value,
        workingDir: external_node_path_.resolve(context.settings.cwd, folder.value),
        ...(effort.value === null ? {} : { effort: effort.value }),
    });
}
function toolsOf(node, context, provider, workingDir) {
    const { workflow, ports, settings } = context;
    if (provider.kind === 'command' || !(0,config_tools/* mayUseTools */.m2)(workflow, node))
        return {};
    const most = node.max_agent_iterations ?? workflow.settings.runtime?.max_agent_iterations;
    return {
        ...(most === undefined ? {} : { maxIterations: most }),
        openTools: (signal) => openToolbox({
            workflow,
            agent: node,
            servers: ports.agents.tools,
            env: settings.env,
            workingDir,
            signal,
            warn: (message) => context.warn('unknown-tool', message),
        }),
    };
}
function withInstructions(instructions, system) {
    const listed = typeof instructions === 'string' ? [instructions] : (instructions ?? []);
    const parts = [...listed, system ?? ''].map((part) => part.trim()).filter((part) => part !== '');
    return listed.length === 0 ? system : parts.join('\n\n') || null;
}
function samplingOf(node, runtime) {
    const temperature = node.temperature ?? runtime?.temperature;
    const maxTokens = node.max_tokens ?? runtime?.max_tokens;
    return { ...(temperature === undefined ? {} : { temperature }), ...(maxTokens === undefined ? {} : { maxTokens }) };
}
function effortOf(node, context) {
    const wanted = node.reasoning?.effort ?? context.workflow.settings.runtime?.default_reasoning_effort;
    if (wanted === undefined)
        return (0,result.ok)(null);
    const rendered = (0,rendering/* renderText */.S5)(wanted, context.scope, 'reasoning.effort');
    if (!rendered.ok)
        return rendered;
    const found = provider/* REASONING_EFFORTS */.HQ.find((effort) => effort === rendered.value.trim().toLowerCase());
    if (found !== undefined)
        return (0,result.ok)(found);
    const message = `the reasoning.effort of ${node.name} must be one of ${provider/* REASONING_EFFORTS */.HQ.join(', ')}, not ${JSON.stringify((0,excerpt/* headOf */.Uo)(rendered.value, 100))}`;
    return (0,result/* err */._)((0,outcome/* engineFailure */.FR)('internal.template_error', message, { template: wanted }));
}
function tell(node, context, event) {
    if (event.type === 'repair_asked') {
        const what = (0,output_schema/* describeProblems */.yg)(event.problems, 3);
        context.warn('agent-repair', `${node.name} was asked again (repair turn ${event.turn}): ${what}`);
    }
    else if (event.retryInSeconds !== null) {
        const wait = `attempt ${event.attempt + 1} in ${event.retryInSeconds} s`;
        context.warn('agent-retry', `${node.name}: ${event.category}, ${event.message}; ${wait}`);
    }
}
function notConfigured(node, message) {
    return (0,outcome/* engineFailure */.FR)('provider.rejected', `${node.name}: ${message}`, {});
}
function outcomeOf(result) {
    const note = result.usage === null ? {} : { usage: result.usage };
    switch (result.status) {
        case 'completed':
            return { status: 'completed', output: result.output, note };
        case 'raised': {
            const { envelope, origin, partial } = result;
            const inBand = origin === 'author' || envelope.details['source'] === 'conductor_error';
            const error = { envelope, origin, ...(inBand ? { typed: true } : {}) };
            return { status: 'raised', error, partial, note };
        }
        case 'cancelled':
            return { status: 'cancelled' };
    }
}


/***/ })

};
