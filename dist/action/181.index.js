"use strict";
exports.id = 181;
exports.ids = [181];
exports.modules = {

/***/ 66562:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  executeAgent: function() { return /* binding */ executeAgent; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/core/abort.js
var abort = __webpack_require__(44366);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var core_outcome = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/core/payload-schema.js
var payload_schema = __webpack_require__(20132);
// EXTERNAL MODULE: ./build/src/core/provider.js
var provider = __webpack_require__(79615);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/excerpt.js
var excerpt = __webpack_require__(93833);
// EXTERNAL MODULE: ./build/src/nodes/output-schema.js
var output_schema = __webpack_require__(13511);
// EXTERNAL MODULE: ./build/src/nodes/rendering.js
var rendering = __webpack_require__(22108);
// EXTERNAL MODULE: ./build/src/nodes/agent/answer.js
var answer = __webpack_require__(21922);
// EXTERNAL MODULE: ./build/src/nodes/agent/overspent.js
var overspent = __webpack_require__(54536);
// EXTERNAL MODULE: ./build/src/config/tools.js
var config_tools = __webpack_require__(92978);
// EXTERNAL MODULE: ./build/src/core/shells.js
var shells = __webpack_require__(12669);
;// CONCATENATED MODULE: ./build/src/nodes/agent/toolbox.js





const DEFAULT_TIMEOUT_MS = 30_000;
const MAX_TOOL_CHARS = 8 * 1024 * 1024;
const LONGEST_NAME = 64;
const NOT_IN_NAMES = /[^a-zA-Z0-9_-]/g;
async function openToolbox(agent, context, { provider, workingDir }, signal) {
    const servers = context.ports.agents.tools;
    const access = (0,config_tools/* resolveToolAccess */.xd)(context.workflow, agent);
    if (provider.kind === 'command' || access.servers.size === 0)
        return (0,result.ok)(null);
    const listed = await Promise.all([...access.servers].map(async ([name, definition]) => {
        const server = createServer(name, definition, context.settings.env, workingDir);
        return { server, tools: await servers.tools(server, signal) };
    }));
    const tools = [];
    for (const { server, tools: found } of listed) {
        if (!found.ok)
            return (0,result/* err */._q)(createUnavailableError(agent.name, server.name, null, `it cannot be reached: ${found.error}`));
        const missing = findMissingTool(access, server.name, found.value);
        if (missing !== null)
            return (0,result/* err */._q)(createUnavailableError(agent.name, server.name, missing, `it has no tool ${missing}`));
        for (const served of found.value) {
            if (access.allows(server.name, served.name))
                tools.push({ server, served, fullName: `${server.name}${config_tools/* TOOL_JOINT */.oL}${served.name}` });
        }
    }
    for (const name of access.listedTools ?? []) {
        if (!tools.some((tool) => tool.served.name === name || (0,config_tools/* toOwnTool */.gE)(name, tool.server.name) !== null))
            context.warn('unknown-tool', `${agent.name} lists the tool ${name}, which no server has`);
    }
    return (0,result.ok)(createToolbox(agent.name, nameTools(tools), servers));
}
function createServer(name, definition, env, cwd) {
    const timeoutMs = definition.timeout ?? DEFAULT_TIMEOUT_MS;
    if (definition.type === 'http')
        return { kind: 'http', name, url: definition.url ?? '', headers: definition.headers ?? {}, timeoutMs };
    const args = (definition.args ?? []).map(String);
    const own = (0,shells/* overlayEnvironment */.C8)(env, definition.env ?? {});
    return { kind: 'stdio', name, command: definition.command ?? '', args, env: own, cwd, timeoutMs };
}
function findMissingTool({ listedTools, allows }, server, served) {
    for (const each of listedTools ?? []) {
        const name = (0,config_tools/* toOwnTool */.gE)(each, server);
        if (name === null || name === '*')
            continue;
        if (!served.some((tool) => tool.name === name) || !allows(server, name))
            return name;
    }
    return null;
}
function nameTools(tools) {
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
function createToolbox(agent, tools, servers) {
    const offered = [...tools].map(([name, { served }]) => ({ ...served, name }));
    const answer = ({ id }, text, failed = true) => (0,result.ok)({ id, text, failed });
    let chars = 0;
    return {
        offered,
        async call(call, signal) {
            const tool = tools.get(call.name) ?? [...tools.values()].find(({ fullName }) => fullName === call.name);
            if (tool === undefined)
                return answer(call, `there is no tool ${(0,excerpt/* cutHead */.fz)(call.name, LONGEST_NAME)}; call one of those that were offered`);
            if (call.input === null)
                return answer(call, 'the arguments of the call are no JSON object');
            if (chars > MAX_TOOL_CHARS)
                return answer(call, 'the tools of this agent have said too much; answer without them');
            const reply = await servers.call(tool.server, tool.served.name, call.input, signal);
            switch (reply.status) {
                case 'cancelled':
                    return (0,result.ok)('cancelled');
                case 'answered':
                    chars += reply.text.length;
                    return answer(call, reply.text, reply.failed);
                case 'gone':
                    return (0,result/* err */._q)(createUnavailableError(agent, tool.server.name, tool.served.name, `it is gone: ${reply.message}`));
            }
        },
    };
}
function createUnavailableError(agent, server, tool, why) {
    const message = `${agent} needs the server ${server}, and ${why}`;
    return (0,core_outcome/* createEngineFailure */.fU)('provider.tool_unavailable', message, { server, tool, reason: why });
}

// EXTERNAL MODULE: ./build/src/core/duration.js
var duration = __webpack_require__(12170);
;// CONCATENATED MODULE: ./build/src/nodes/agent/transport.js



const DEFAULT_ATTEMPTS = 3;
const DEFAULT_DELAY_SECONDS = 2;
const MAX_DELAY_SECONDS = 60;
const MAX_RETRY_AFTER_SECONDS = 600;
async function askWithRetries(request, node, { ports: { agents, clock }, warn }, signal) {
    const { name } = request.provider;
    for (let attempt = 1;; attempt++) {
        if (signal.aborted)
            return { status: 'cancelled' };
        const answer = await agents.provider.ask(request, signal);
        if (answer.status === 'answered' || answer.status === 'cancelled')
            return answer;
        const details = {
            provider: name,
            model: request.model,
            attempts: attempt,
            last_error: answer.message,
            status_code: answer.statusCode,
            raw_response: answer.body,
            response_headers: answer.headers,
        };
        if (answer.status === 'rejected')
            return (0,core_outcome/* createRaised */.bP)((0,core_outcome/* createEngineFailure */.fU)('provider.rejected', `${name} refused the request: ${answer.message}`, details));
        const { category, retryAfterSeconds } = answer;
        const delay = computeDelayBefore(attempt, answer, node.retry ?? {});
        if (delay === null) {
            const times = attempt === 1 ? 'one attempt' : `${attempt} attempts`;
            const wait = retryAfterSeconds === null ? {} : { retry_after_seconds: retryAfterSeconds };
            const message = `${name} gave no answer in ${times}: ${answer.message}`;
            return (0,core_outcome/* createRaised */.bP)((0,core_outcome/* createEngineFailure */.fU)('provider.exhausted', message, { ...details, category, ...wait }));
        }
        warn('agent-retry', `${node.name}: ${category}, ${answer.message}; attempt ${attempt + 1} in ${delay} s`);
        await clock.sleepUntil(clock.now() + delay * 1000, signal);
    }
}
function computeDelayBefore(attempt, failure, retry) {
    const { category, retryAfterSeconds } = failure;
    const retryOn = retry.retry_on ?? provider/* TRANSPORT_CATEGORIES */.D2;
    const isRetried = retryOn.includes(category) || (category !== 'timeout' && retryOn.includes('provider_error'));
    if (attempt >= (retry.max_attempts ?? DEFAULT_ATTEMPTS) || !isRetried)
        return null;
    if ((retryAfterSeconds ?? 0) > MAX_RETRY_AFTER_SECONDS)
        return null;
    const settings = {
        backoff: retry.backoff ?? 'exponential',
        initialSeconds: retry.delay_seconds ?? DEFAULT_DELAY_SECONDS,
        maxSeconds: MAX_DELAY_SECONDS,
        jitter: 0,
    };
    return (0,duration/* computeBackoff */.O7)(settings, attempt - 1, 0, retryAfterSeconds);
}

;// CONCATENATED MODULE: ./build/src/nodes/agent/index.js















const DEFAULT_REPAIRS = 2;
const DEFAULT_ITERATIONS = 10;
async function executeAgent(node, context) {
    const request = createFirstRequest(node, context);
    if (!request.ok)
        return (0,core_outcome/* createRaised */.bP)(request.error);
    const { signal } = context;
    if (signal.aborted)
        return { status: 'cancelled' };
    const seconds = node.timeout_seconds ?? null;
    const limit = (0,abort/* createDeadline */.dU)(context.ports.clock, seconds, signal);
    const conversation = new Conversation(node, context, request.value, limit.signal);
    try {
        const outcome = await conversation.run();
        if (signal.aborted)
            return { status: 'cancelled' };
        const ended = limit.expired() ? (0,core_outcome/* createRaised */.bP)(createTimeoutError(node, request.value, seconds)) : outcome;
        return ended.status === 'cancelled' ? ended : { ...ended, note: conversation.note() };
    }
    finally {
        limit.release();
    }
}
function createTimeoutError({ name }, { provider, model }, seconds) {
    const details = { timeout_seconds: seconds, provider: provider.name, model };
    return (0,core_outcome/* createEngineFailure */.fU)('internal.timeout', `${name} had no answer after ${seconds} s`, details);
}
class Conversation {
    node;
    context;
    request;
    signal;
    #usage = null;
    constructor(node, context, request, signal) {
        this.node = node;
        this.context = context;
        this.request = request;
        this.signal = signal;
    }
    note() {
        return this.#usage === null ? {} : { usage: this.#usage };
    }
    async run() {
        const { node, context, signal } = this;
        const { prompt, ...request } = this.request;
        const { agents, patterns } = context.ports;
        if (agents.isSecret(`${request.system ?? ''}\n${prompt}`))
            context.warn('agent', `the prompt of ${node.name} contains a value that is redacted elsewhere; it was sent`);
        const match = await (0,payload_schema/* patternMatcher */.l2)(node.output ?? {}, patterns);
        const opened = await openToolbox(node, context, request, signal);
        if (signal.aborted)
            return { status: 'cancelled' };
        if (!opened.ok)
            return (0,core_outcome/* createRaised */.bP)(opened.error);
        const tools = opened.value;
        const messages = [{ role: 'user', content: prompt }];
        const repairs = node.retry?.max_parse_recovery_attempts ?? DEFAULT_REPAIRS;
        for (let requests = 1, turn = 1;; requests++) {
            const offered = tools === null ? {} : { tools: tools.offered };
            const reply = await this.#ask({ ...request, ...offered, messages: [...messages] });
            if (reply.status !== 'answered')
                return reply;
            const after = (0,overspent/* createOverspentError */.z)(node.name, agents.budget);
            if (tools !== null && reply.calls !== undefined) {
                if (after !== null)
                    return (0,core_outcome/* createRaised */.bP)(after);
                if (requests >= limitRequests(node, context))
                    return (0,core_outcome/* createRaised */.bP)(createLoopError(node.name, requests));
                const answers = await answerCalls(tools, reply.calls.list, signal);
                if (!answers.ok)
                    return (0,core_outcome/* createRaised */.bP)(answers.error);
                if (signal.aborted)
                    return { status: 'cancelled' };
                messages.push({ role: 'calls', said: reply.calls.said }, { role: 'answers', answers: answers.value });
                continue;
            }
            const reading = (0,answer/* readAnswer */.J)(node.name, reply.text, node.output, match);
            if (reading.status !== 'good' && after !== null)
                return (0,core_outcome/* createRaised */.bP)(after);
            if (reading.status === 'raised')
                return (0,core_outcome/* createRaised */.bP)(reading.error);
            if (reading.status === 'good') {
                for (const warning of reading.warnings)
                    context.warn('agent', warning);
                return { status: 'completed', output: reading.output };
            }
            const { problems, found } = reading;
            if (node.output === undefined || turn > repairs)
                return (0,core_outcome/* createRaised */.bP)((0,answer/* createUnfitAnswerError */.v)(node.name, reply.text, problems, turn), found);
            const what = (0,payload_schema/* describeProblems */.yg)(problems, 3);
            context.warn('agent-repair', `${node.name} was asked again (repair turn ${turn}): ${what}`);
            messages.push({ role: 'assistant', content: reply.text.trim() === '' ? '(no answer)' : reply.text });
            messages.push({ role: 'user', content: formatRepairRequest(problems, node.output) });
            turn++;
        }
    }
    async #ask(request) {
        const { node, context, signal } = this;
        const { budget } = context.ports.agents;
        const release = await budget.admit(signal);
        try {
            if (budget.limit !== null && budget.used >= budget.limit)
                return (0,core_outcome/* createRaised */.bP)(createBudgetError(node.name, budget.limit, budget.used));
            const before = (0,overspent/* createOverspentError */.z)(node.name, budget);
            if (before !== null)
                return (0,core_outcome/* createRaised */.bP)(before);
            this.#usage ??= { ...NO_USAGE, provider: request.provider.name, model: request.model };
            const reply = await askWithRetries(request, node, context, signal);
            if (reply.status !== 'answered')
                return reply;
            this.#count(reply, this.#usage);
            return reply;
        }
        finally {
            release();
        }
    }
    #pay({ inputTokens, outputTokens }, models, before) {
        const { context, node } = this;
        const { budget } = context.ports.agents;
        const ownPrices = context.workflow.settings.cost?.pricing ?? {};
        const price = models
            .map((model) => (0,json/* getOwnEntry */.xL)(ownPrices, model) ?? (0,json/* getOwnEntry */.xL)(budget.prices, model))
            .find((each) => each);
        const isCounted = inputTokens !== null && outputTokens !== null;
        if (price === undefined || !isCounted) {
            const isSpent = budget.cost?.isEnforced === true;
            budget.spend((inputTokens ?? 0) + (outputTokens ?? 0), isSpent ? Number.POSITIVE_INFINITY : 0);
            const why = price === undefined ? `cost.pricing has no price for ${models[0]}` : 'its provider counts no tokens';
            if (budget.cost !== null)
                context.warn('cost-unknown', `the cost of ${node.name} ${isSpent ? 'is not known, and counts as all of' : 'is not in'} limits.budget_usd: ${why}`);
            return null;
        }
        const usd = (inputTokens * price.input_per_mtok + outputTokens * price.output_per_mtok) / 1e6;
        const isCrossed = budget.cost !== null && budget.spentUsd <= budget.cost.limitUsd;
        budget.spend(inputTokens + outputTokens, usd);
        if (isCrossed && budget.cost !== null && budget.spentUsd > budget.cost.limitUsd && !budget.cost.isEnforced) {
            const spent = `$${(0,overspent/* roundUsd */.t)(budget.spentUsd)} of a budget of $${budget.cost.limitUsd}`;
            context.warn('budget-exceeded', `the agents of this run cost ${spent}, up to ${node.name}; budget_mode: audit`);
        }
        return before === null ? null : (0,overspent/* roundUsd */.t)(before + usd);
    }
    #count({ usage, model, cut }, before) {
        this.#usage = {
            provider: before.provider,
            model: model === '' ? before.model : model,
            input_tokens: (0,core_outcome/* addTokens */.Ox)(before.input_tokens, usage.inputTokens),
            output_tokens: (0,core_outcome/* addTokens */.Ox)(before.output_tokens, usage.outputTokens),
            cost_usd: this.#pay(usage, [this.request.model, model], before.cost_usd ?? null),
        };
        if (cut)
            this.context.warn('agent', `an answer to ${this.node.name} was cut at the limit of tokens`);
    }
}
const NO_USAGE = { input_tokens: null, output_tokens: null, cost_usd: 0 };
function limitRequests(node, { workflow }) {
    return node.max_agent_iterations ?? workflow.settings.runtime?.max_agent_iterations ?? DEFAULT_ITERATIONS;
}
async function answerCalls(tools, calls, signal) {
    const answers = [];
    for (const call of calls) {
        const answer = await tools.call(call, signal);
        if (!answer.ok)
            return answer;
        if (answer.value === 'cancelled')
            break;
        answers.push(answer.value);
    }
    return (0,result.ok)(answers);
}
function createLoopError(node, requests) {
    const message = `${node} called tools in each of ${requests} requests and gave no answer; raise max_agent_iterations to let it go on`;
    return (0,core_outcome/* createEngineFailure */.fU)('internal.limit_exceeded', message, { limit: kinds/* TOOL_LOOP_LIMIT */.eL, value: requests, node });
}
function createBudgetError(node, limit, used) {
    const message = `${node} was not asked: the run used ${used} tokens of its limit of ${limit}; raise workflow.limits.max_tokens to go on`;
    return (0,core_outcome/* createEngineFailure */.fU)('internal.limit_exceeded', message, {
        limit: 'max_tokens',
        value: limit,
        used,
        next: node,
    });
}
function createFirstRequest(node, context) {
    const { scope, workflow, ports } = context;
    const { runtime = {}, instructions } = workflow.settings;
    const prompt = (0,rendering/* renderText */.S5)(node.prompt ?? '', scope, 'prompt');
    if (!prompt.ok)
        return prompt;
    const system = (0,rendering/* renderText */.S5)(node.system_prompt ?? '', scope, 'system_prompt');
    if (!system.ok)
        return system;
    const model = (0,rendering/* renderText */.S5)(node.model ?? runtime.default_model ?? '', scope, 'model');
    if (!model.ok)
        return model;
    const folder = (0,rendering/* renderText */.S5)(node.working_dir ?? runtime.working_dir ?? '.', scope, 'working_dir');
    if (!folder.ok)
        return folder;
    const effort = readEffort(node, context);
    if (!effort.ok)
        return effort;
    const resolved = ports.agents.resolve(workflow, node);
    if (!resolved.ok)
        return (0,result/* err */._q)((0,core_outcome/* createEngineFailure */.fU)('provider.rejected', `${node.name}: ${resolved.error.message}`, {}));
    const provider = resolved.value;
    if (provider.kind !== 'command' && provider.missingKey !== undefined) {
        const details = { provider: provider.name, suggestion: 'Set the key that the message names, and resume the run.' };
        return (0,result/* err */._q)((0,core_outcome/* createEngineFailure */.fU)('provider.rejected', `${node.name}: ${provider.missingKey}`, details));
    }
    const raises = node.raise_instructions === false ? [] : (node.raises ?? []);
    const otherwise = provider.kind === 'command' ? '' : provider.defaultModel;
    return (0,result.ok)({
        provider,
        prompt: prompt.value,
        model: model.value.trim() === '' ? otherwise : model.value,
        system: formatSystem([instructions ?? [], system.value].flat(), node.output, raises),
        schema: node.output === undefined ? null : createAnswerSchema(node.output, raises),
        temperature: node.temperature ?? runtime.temperature,
        maxTokens: node.max_tokens ?? runtime.max_tokens,
        effort: effort.value,
        workingDir: external_node_path_default().resolve(context.settings.cwd, folder.value),
        onOutput: context.output,
    });
}
function readEffort(node, context) {
    const wanted = node.reasoning?.effort ?? context.workflow.settings.runtime?.default_reasoning_effort;
    if (wanted === undefined)
        return (0,result.ok)(undefined);
    const field = 'reasoning.effort';
    const rendered = (0,rendering/* renderText */.S5)(wanted, context.scope, field);
    if (!rendered.ok)
        return rendered;
    const found = provider/* REASONING_EFFORTS */.HQ.find((effort) => effort === rendered.value.trim().toLowerCase());
    if (found !== undefined)
        return (0,result.ok)(found);
    const message = `the reasoning.effort of ${node.name} must be one of ${provider/* REASONING_EFFORTS */.HQ.join(', ')}, not ${JSON.stringify((0,excerpt/* cutHead */.fz)(rendered.value, 100))}`;
    return (0,result/* err */._q)((0,rendering/* createValueError */.CW)(field, wanted, message));
}
const ENVELOPE_FIELDS = {
    conductor_error: { type: 'boolean', description: 'true: this answer reports a failure.' },
    kind: { type: 'string', description: 'Which failure it is.' },
    message: { type: 'string', description: 'What happened, in one sentence.' },
    details: { type: 'object', description: 'Facts about the failure.' },
};
function formatSystem(own, output, raises) {
    const parts = [
        ...own.map((part) => part.trim()).filter((part) => part !== ''),
        ...(output === undefined ? [] : [formatOutputInstructions(output)]),
        ...(raises.length === 0 ? [] : [formatRaiseInstructions(raises)]),
    ];
    return parts.length === 0 ? null : parts.join('\n\n');
}
function createAnswerSchema(output, raises) {
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
function formatRepairRequest(problems, output) {
    return [
        `Your last answer cannot be used: ${(0,payload_schema/* describeProblems */.yg)(problems, 10)}.`,
        `Answer again. ${formatOutputInstructions(output)}`,
    ].join('\n');
}
function formatOutputInstructions(output) {
    return [
        'Answer with one JSON object and nothing else: no prose before or after it. It must satisfy this JSON Schema:',
        JSON.stringify((0,output_schema/* toJsonSchema */.PF)(output)),
    ].join('\n');
}
function formatRaiseInstructions(raises) {
    return [
        'When the task fails for one of the reasons listed here, report that instead of making an answer up.',
        'The whole answer is then one JSON object of this form:',
        '{"conductor_error": true, "kind": "<one of the kinds>", "message": "<what happened, one sentence>", "details": {}}',
        'Kinds that you may report:',
        ...raises.map((kind) => `- ${kind}`),
        'Put facts that help to handle the failure into details. Use no other kind.',
    ].join('\n');
}


/***/ })

};
;