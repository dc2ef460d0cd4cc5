"use strict";
exports.id = 5;
exports.ids = [5,892];
exports.modules = {

/***/ 17892:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YI: function() { return /* binding */ extendUrl; },
/* harmony export */   dR: function() { return /* binding */ DEFAULT_LIMITS; },
/* harmony export */   mu: function() { return /* binding */ parseRetryAfter; },
/* harmony export */   postJson: function() { return /* binding */ postJson; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79615);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77400);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93833);





const DEFAULT_LIMITS = { firstByteMs: 290_000, idleMs: 60_000, maxBytes: _core_provider_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ANSWER_BYTES */ .gB };
const TIMEOUT_CODES = new Set([
    'ETIMEDOUT',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_HEADERS_TIMEOUT',
    'UND_ERR_BODY_TIMEOUT',
]);
async function postJson(request, signal, { firstByteMs, idleMs, maxBytes }) {
    const json = 'application/json';
    const defaults = { 'content-type': json, accept: json, 'user-agent': 'conductor-action' };
    const headers = buildHeaders({ ...defaults, ...request.headers });
    if (typeof headers === 'string')
        return { status: 'rejected', statusCode: null, message: headers, body: '', headers: {} };
    const silence = new AbortController();
    const expect = (withinMs, otherwise) => setTimeout(() => silence.abort(new Error(otherwise)), withinMs);
    let timer = expect(firstByteMs, `no answer after ${firstByteMs / 1000} s`);
    try {
        const response = await fetch(request.url, {
            method: 'POST',
            headers,
            body: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(request.body),
            redirect: 'manual',
            signal: AbortSignal.any([signal, silence.signal]),
        });
        clearTimeout(timer);
        timer = expect(idleMs, `the answer stood still for ${idleMs / 1000} s`);
        const chunks = [];
        let size = 0;
        for await (const chunk of response.body ?? []) {
            timer.refresh();
            size += chunk.byteLength;
            chunks.push(chunk);
            if (size > maxBytes)
                break;
        }
        const text = new TextDecoder().decode(Buffer.concat(chunks));
        const { status: statusCode, headers: told } = response;
        return { status: 'replied', statusCode, headers: Object.fromEntries(told), text, tooLarge: size > maxBytes };
    }
    catch (cause) {
        if (signal.aborted)
            return { status: 'cancelled' };
        return silence.signal.aborted ? createNoReply('timeout', (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(silence.signal.reason)) : toNoReply(cause);
    }
    finally {
        clearTimeout(timer);
    }
}
function extendUrl(baseUrl, pathOf) {
    const [path = '', ...query] = baseUrl.split(/(?=[?#])/);
    return [pathOf((0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .trimSigns */ .$T)(path, '/')), ...query].join('');
}
function parseRetryAfter(headers, now) {
    const exact = Number(headers['retry-after-ms'] ?? Number.NaN);
    if (Number.isFinite(exact) && exact >= 0)
        return exact / 1000;
    const text = headers['retry-after']?.trim() ?? '';
    if (/^\d{1,9}(\.\d+)?$/.test(text))
        return Number(text);
    const date = /^[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
function buildHeaders(headers) {
    const built = new Headers();
    for (const [name, value] of Object.entries(headers)) {
        if (!(0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryResult */ .Bh)(() => built.set(name, value)).ok)
            return `the header ${JSON.stringify(name.slice(0, 100))} has a name or a value that cannot be sent`;
    }
    return built;
}
function toNoReply(cause) {
    const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    const [code, text] = [(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(inner), (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(inner)];
    const message = text.includes(code) ? text : `${text} (${code})`;
    return createNoReply(TIMEOUT_CODES.has(code) ? 'timeout' : 'network', message);
}
function createNoReply(category, message) {
    return { status: 'failed', category, statusCode: null, message, retryAfterSeconds: null, body: '', headers: {} };
}


/***/ }),

/***/ 64005:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createProvider: function() { return /* binding */ createProvider; }
});

// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/adapters/providers/http.js
var http = __webpack_require__(17892);
// EXTERNAL MODULE: ./build/src/core/float.js
var core_float = __webpack_require__(75874);
// EXTERNAL MODULE: ./build/src/text/excerpt.js
var excerpt = __webpack_require__(93833);
;// CONCATENATED MODULE: ./build/src/adapters/providers/reply.js




const BODY_CHARS = 2000;
const MAX_CALLS = 100;
const MESSAGE_CHARS = 500;
const TELLING_HEADERS = /^(retry-after(-ms)?|content-type|location|(x-)?request-id|cf-ray|(x-|anthropic-)ratelimit-.+)$/;
function toRejection({ statusCode, text, headers }, message) {
    const telling = Object.entries(headers).filter(([name]) => TELLING_HEADERS.test(name));
    const body = (0,excerpt/* cutHead */.fz)(text, BODY_CHARS);
    return { status: 'rejected', statusCode, message, body, headers: Object.fromEntries(telling) };
}
function judgeReply(reply, read) {
    if (reply.status !== 'replied')
        return reply;
    const { statusCode } = reply;
    if (reply.tooLarge)
        return toRejection(reply, 'the answer is larger than 16 MiB');
    if (statusCode >= 300 && statusCode < 400)
        return toRejection(reply, describeRedirect(reply));
    const body = (0,json/* parseJson */.qF)(reply.text);
    if (statusCode < 200 || statusCode >= 300)
        return judgeStatus(reply, statusCode, readReplyMessage(reply, body));
    if (!(0,json/* isJsonObject */.OW)(body))
        return toRejection(reply, `HTTP ${statusCode}, but ${describeReply(reply)}`);
    const inner = findErrorInside(body);
    if (inner !== null)
        return judgeStatus(reply, inner.code, inner.message);
    const completion = read(body);
    if (typeof completion === 'string')
        return toRejection(reply, completion);
    const calls = completion.status === 'answered' ? (completion.calls?.list.length ?? 0) : 0;
    if (calls > MAX_CALLS)
        return toRejection(reply, `the answer has ${calls} calls of tools, and ${MAX_CALLS} are the most`);
    return completion;
}
function judgeStatus(reply, code, message) {
    const category = toTransportCategory(code);
    if (category === null)
        return toRejection(reply, message);
    const wait = (0,http/* parseRetryAfter */.mu)(reply.headers, Date.now());
    return { ...toRejection(reply, message), status: 'failed', category, retryAfterSeconds: wait };
}
function toTransportCategory(code) {
    if (code === 429)
        return 'rate_limit';
    if (code === 408)
        return 'timeout';
    return code === 425 || (code !== null && code >= 500) ? 'provider_error' : null;
}
function findErrorInside(body) {
    const error = body['error'];
    if (error === undefined || error === null)
        return null;
    const text = readErrorText(error);
    const message = `HTTP 200 with an error inside: ${text === '' ? (0,excerpt/* cutHead */.fz)((0,json/* printJson */.Q2)(error), MESSAGE_CHARS) : text}`;
    if (!(0,json/* isJsonObject */.OW)(error))
        return { code: null, message };
    const code = Number(error['code'] ?? error['status'] ?? Number.NaN);
    if (Number.isInteger(code) && code >= 400)
        return { code, message };
    const type = `${String(error['type'] ?? '')} ${String(error['code'] ?? '')}`;
    if (/rate_limit/.test(type))
        return { code: 429, message };
    return { code: /overloaded|server_error|api_error|timeout/.test(type) ? 503 : null, message };
}
function readReplyMessage(reply, body) {
    const said = (0,json/* isJsonObject */.OW)(body) ? readErrorText(body['error'] ?? body['message'] ?? body['detail'] ?? null) : '';
    return `HTTP ${reply.statusCode}: ${said || describeReply(reply)}`;
}
function readErrorText(error) {
    return (0,excerpt/* cutHead */.fz)((0,json/* asString */.oJ)(typeof error === 'string' ? error : (0,json/* asObject */.eB)(error)['message']), MESSAGE_CHARS);
}
function describeReply(reply) {
    if (reply.text.trim() === '')
        return 'the body is empty';
    if (/^\s*<(!doctype|html|head|body|\?xml)/i.test(reply.text)) {
        return 'the body is a web page and not JSON: is the base URL that of an API?';
    }
    return (0,json/* parseJson */.qF)(reply.text) === undefined ? 'the body is not JSON' : 'the body is JSON of another form';
}
function describeRedirect(reply) {
    const target = reply.headers['location'] ?? 'another place';
    return `HTTP ${reply.statusCode}: the server redirects to ${target.slice(0, 200)}; redirects are not followed, because they would carry the key along: use that address as base_url`;
}
function createAnswer(body, text, cut, [inputTokens, outputTokens], calls) {
    const usage = { inputTokens, outputTokens };
    const called = calls.list.length === 0 ? {} : { calls };
    return { status: 'answered', text, usage, model: (0,json/* asString */.oJ)(body['model']), cut, ...called };
}
function readTokenCount(value) {
    const number = (0,core_float/* asNumber */.i)(value);
    return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

;// CONCATENATED MODULE: ./build/src/adapters/providers/anthropic.js



const API_VERSION = '2023-06-01';
const DEFAULT_MAX_TOKENS = 8192;
async function askAnthropic(server, request, signal, limits) {
    const headers = { 'x-api-key': server.apiKey, 'anthropic-version': API_VERSION, ...server.headers };
    const tools = (request.tools ?? []).map(({ inputSchema, ...tool }) => ({ ...tool, input_schema: inputSchema }));
    const body = {
        model: request.model,
        ...createLimits(request),
        ...(request.system === null ? {} : { system: request.system }),
        messages: request.messages.map(toTurn),
        ...(tools.length === 0 ? {} : { tools }),
    };
    return judgeReply(await (0,http.postJson)({ url: createMessagesUrl(server.baseUrl), headers, body }, signal, limits), readMessage);
}
function toTurn(message) {
    if (message.role === 'calls')
        return { role: 'assistant', content: message.said };
    if (message.role !== 'answers')
        return { role: message.role, content: message.content };
    const content = message.answers.map(({ id, text, failed }) => {
        return { type: 'tool_result', tool_use_id: id, content: text, ...(failed ? { is_error: true } : {}) };
    });
    return { role: 'user', content };
}
const THINKING_TOKENS = {
    low: 2048,
    medium: 8192,
    high: 16_384,
    xhigh: 32_768,
    max: 59_904,
};
const ROOM_FOR_THE_ANSWER = 4096;
const THINKING_MODELS = /^claude-(3-7-|(opus|sonnet|haiku)-[4-9]|[a-z]+-[5-9])/;
function createLimits({ model, effort, maxTokens, temperature }) {
    const max_tokens = maxTokens ?? DEFAULT_MAX_TOKENS;
    if (effort === undefined || !THINKING_MODELS.test(model))
        return { max_tokens, ...(temperature === undefined ? {} : { temperature }) };
    const budget_tokens = THINKING_TOKENS[effort];
    const thinking = { type: 'enabled', budget_tokens };
    return { max_tokens: Math.max(max_tokens, budget_tokens + ROOM_FOR_THE_ANSWER), thinking };
}
function createMessagesUrl(baseUrl) {
    return (0,http/* extendUrl */.YI)(baseUrl, (base) => {
        if (base.endsWith('/messages'))
            return base;
        return base.endsWith('/v1') ? `${base}/messages` : `${base}/v1/messages`;
    });
}
function readMessage(body) {
    const content = body['content'];
    if (!Array.isArray(content))
        return 'the answer is not a message: it has no content';
    const blocks = content;
    const texts = blocks.flatMap((block) => (0,json/* isJsonObject */.OW)(block) && block['type'] === 'text' && typeof block['text'] === 'string' ? [block['text']] : []);
    if (body['stop_reason'] === 'refusal')
        return `the model refused: ${texts.join('').slice(0, 500)}`;
    const list = blocks.flatMap(readToolCall);
    if (texts.length === 0 && list.length === 0 && blocks.length > 0)
        return 'the answer is not a message: its content has no text';
    const usage = (0,json/* asObject */.eB)(body['usage']);
    const tokens = [countInputTokens(usage), readTokenCount(usage['output_tokens'])];
    return createAnswer(body, texts.join(''), body['stop_reason'] === 'max_tokens', tokens, { list, said: content });
}
function readToolCall(block) {
    if (!(0,json/* isJsonObject */.OW)(block) || block['type'] !== 'tool_use')
        return [];
    const { id, name, input } = block;
    if (typeof id !== 'string' || typeof name !== 'string')
        return [];
    return [{ id, name, input: (0,json/* isJsonObject */.OW)(input) ? input : null }];
}
function countInputTokens(usage) {
    const fresh = readTokenCount(usage['input_tokens']);
    const cached = ['cache_creation_input_tokens', 'cache_read_input_tokens'].map((name) => readTokenCount(usage[name]) ?? 0);
    return fresh === null ? null : cached.reduce((sum, count) => sum + count, fresh);
}

// EXTERNAL MODULE: ./build/src/core/provider.js
var provider = __webpack_require__(79615);
// EXTERNAL MODULE: ./build/src/core/shells.js
var shells = __webpack_require__(12669);
;// CONCATENATED MODULE: ./build/src/adapters/providers/command.js




const TAIL_CHARS = 2000;
const NO_TOKENS = { inputTokens: null, outputTokens: null };
async function askCommand(program, request, signal, { processes, env, cwd }) {
    const texts = [...(request.system === null ? [] : [request.system]), ...request.messages.map(formatTurn)];
    const result = await processes.run({
        command: program.command,
        args: program.args,
        cwd: request.workingDir ?? cwd,
        env: {
            ...(0,shells/* overlayEnvironment */.C8)(env, program.env),
            ...(request.model === '' ? {} : { CONDUCTOR_MODEL: request.model }),
        },
        stdin: texts.join('\n\n'),
        timeoutSeconds: null,
        maxRetainedBytes: provider/* MAX_ANSWER_BYTES */.gB,
        onOutput: request.onOutput ?? (() => undefined),
    }, signal);
    return toProviderAnswer(program.command, result);
}
function formatTurn(message) {
    if (message.role === 'user')
        return message.content;
    return message.role === 'assistant' ? `Your last answer was:\n${message.content}` : '';
}
function toProviderAnswer(command, result) {
    if (result.status === 'cancelled')
        return { status: 'cancelled' };
    if (result.status === 'not_started')
        return createRejection(`${command} cannot be started: ${result.message}`, '');
    if (result.status === 'unread')
        return createFailure('provider_error', `what ${command} printed could not be read: ${result.message}`, '');
    const { stdout, stderr } = result;
    if (result.status === 'timed_out')
        return createFailure('timeout', `${command} was ended at its timeout`, stderr.text);
    const isRaise = (0,json/* asObject */.eB)((0,json/* parseJson */.qF)(stdout.text.trim()))['conductor_error'] === true;
    if (result.exitCode !== 0 && !isRaise) {
        const how = result.signal === null ? `exited with ${result.exitCode}` : `was ended by ${result.signal}`;
        const said = stderr.text.trim() === '' ? stdout.text : stderr.text;
        const lastLine = said.trimEnd().split('\n').at(-1)?.trim() ?? '';
        const why = lastLine === '' ? '' : `: ${(0,excerpt/* cutHead */.fz)(lastLine, 500)}`;
        return createFailure('provider_error', `${command} ${how}${why}`, said);
    }
    if (stdout.truncated)
        return createRejection(`${command} printed more than 16 MiB`, stdout.text);
    return { status: 'answered', text: stdout.text, usage: NO_TOKENS, model: '', cut: false };
}
function createFailure(category, message, output) {
    const body = (0,excerpt/* cutTail */.BO)(output, TAIL_CHARS);
    return { status: 'failed', category, statusCode: null, message, retryAfterSeconds: null, body, headers: {} };
}
function createRejection(message, output) {
    return { status: 'rejected', statusCode: null, message, body: (0,excerpt/* cutHead */.fz)(output, TAIL_CHARS), headers: {} };
}

;// CONCATENATED MODULE: ./build/src/adapters/providers/openai.js



const OFFICIAL = 'api.openai.com';
const OPTIONAL_PARTS = {
    schema: /response_format|json_schema|structured output/i,
    effort: /reasoning[_. ]?effort/i,
};
const PARTS = ['schema', 'effort'];
class OpenAiClient {
    limits;
    #unknown = new Map();
    constructor(limits) {
        this.limits = limits;
    }
    async ask(server, request, signal) {
        const key = `${server.baseUrl} ${request.model}`;
        const unknown = this.#unknown.get(key) ?? new Set();
        this.#unknown.set(key, unknown);
        const url = (0,http/* extendUrl */.YI)(server.baseUrl, (base) => base.endsWith('/chat/completions') ? base : `${base}/chat/completions`);
        const headers = { authorization: `Bearer ${server.apiKey}`, ...server.headers };
        for (;;) {
            const asked = {
                ...request,
                schema: unknown.has('schema') ? null : request.schema,
                effort: unknown.has('effort') ? undefined : request.effort,
            };
            const reply = await (0,http.postJson)({ url, headers, body: createRequestBody(server, asked) }, signal, this.limits);
            const refused = PARTS.find((part) => (asked[part] ?? null) !== null && refuses(reply, part));
            if (refused === undefined)
                return judgeReply(reply, readCompletion);
            unknown.add(refused);
        }
    }
}
function createRequestBody(server, request) {
    const { schema, effort, temperature, maxTokens, tools = [] } = request;
    const system = request.system === null ? [] : [{ role: 'system', content: request.system }];
    const messages = request.messages.flatMap(toTurns);
    const tokenField = new URL(server.baseUrl).hostname === OFFICIAL ? 'max_completion_tokens' : 'max_tokens';
    const offered = tools.map(({ name, description, inputSchema: parameters }) => {
        return { type: 'function', function: { name, description, parameters } };
    });
    const form = { name: 'output', strict: fitsStrict(schema ?? undefined) };
    return {
        model: request.model,
        messages: [...system, ...messages],
        ...(temperature === undefined ? {} : { temperature }),
        ...(maxTokens === undefined ? {} : { [tokenField]: maxTokens }),
        ...(offered.length === 0 ? {} : { tools: offered }),
        ...(effort === undefined ? {} : { reasoning_effort: effort === 'max' ? 'xhigh' : effort }),
        ...(schema === null ? {} : { response_format: { type: 'json_schema', json_schema: { ...form, schema } } }),
    };
}
function toTurns(message) {
    if (message.role === 'calls')
        return [message.said];
    if (message.role !== 'answers')
        return [{ role: message.role, content: message.content }];
    return message.answers.map(({ id, text, failed }) => {
        return { role: 'tool', tool_call_id: id, content: failed ? `Error: ${text}` : text };
    });
}
function fitsStrict(schema) {
    if (!(0,json/* isJsonObject */.OW)(schema))
        return false;
    if ('minLength' in schema || 'maxLength' in schema || 'anyOf' in schema)
        return false;
    const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type'] ?? null];
    if (types.includes('array'))
        return fitsStrict(schema['items']);
    if (!types.includes('object'))
        return true;
    const properties = schema['properties'];
    const required = schema['required'];
    if (!(0,json/* isJsonObject */.OW)(properties) || !Array.isArray(required))
        return false;
    const names = Object.keys(properties);
    return names.every((name) => required.includes(name)) && names.every((name) => fitsStrict(properties[name]));
}
function refuses(reply, part) {
    if (reply.status !== 'replied' || ![400, 404, 422, 501].includes(reply.statusCode))
        return false;
    return OPTIONAL_PARTS[part].test(reply.text);
}
function readCompletion(body) {
    const choices = body['choices'];
    const choice = Array.isArray(choices) ? choices[0] : undefined;
    const message = (0,json/* isJsonObject */.OW)(choice) ? choice['message'] : undefined;
    if (!(0,json/* isJsonObject */.OW)(choice) || !(0,json/* isJsonObject */.OW)(message))
        return 'the answer is not a chat completion: it has no choices';
    const refusal = message['refusal'];
    if (typeof refusal === 'string' && refusal !== '')
        return `the model refused: ${refusal.slice(0, 500)}`;
    const list = readToolCalls(message['tool_calls']);
    const text = readContent(message['content']) ?? (list.length > 0 ? '' : null);
    if (text === null)
        return 'the answer is not a chat completion: its message has no text';
    const usage = (0,json/* asObject */.eB)(body['usage']);
    const tokens = [readTokenCount(usage['prompt_tokens']), readTokenCount(usage['completion_tokens'])];
    const said = { ...message, content: message['content'] ?? null };
    return createAnswer(body, text, choice['finish_reason'] === 'length', tokens, { list, said });
}
function readToolCalls(calls) {
    const list = Array.isArray(calls) ? calls : [];
    return list.map(json/* asObject */.eB).flatMap(({ id, function: called }) => {
        const { name, arguments: written } = (0,json/* asObject */.eB)(called);
        if (typeof id !== 'string' || typeof name !== 'string')
            return [];
        const input = typeof written === 'string' ? (0,json/* parseJson */.qF)(written.trim() === '' ? '{}' : written) : (written ?? {});
        return [{ id, name, input: (0,json/* isJsonObject */.OW)(input) ? input : null }];
    });
}
function readContent(content) {
    if (!Array.isArray(content))
        return typeof content === 'string' ? content : null;
    const parts = content;
    return parts.map((part) => (0,json/* asString */.oJ)((0,json/* asObject */.eB)(part)['text'])).join('');
}

;// CONCATENATED MODULE: ./build/src/adapters/providers/index.js




function createProvider(surroundings, limits = http/* DEFAULT_LIMITS */.dR) {
    const openAi = new OpenAiClient(limits);
    return {
        ask: (request, signal) => {
            const { provider } = request;
            if (provider.kind === 'command')
                return askCommand(provider, request, signal, surroundings);
            return provider.kind === 'openai'
                ? openAi.ask(provider, request, signal)
                : askAnthropic(provider, request, signal, limits);
        },
    };
}


/***/ })

};
;