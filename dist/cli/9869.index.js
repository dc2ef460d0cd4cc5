export const id = 9869;
export const ids = [9869,1702];
export const modules = {

/***/ 1702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ retryAfterSeconds),
/* harmony export */   U3: () => (/* binding */ urlUnder),
/* harmony export */   dR: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   postJson: () => (/* binding */ postJson)
/* harmony export */ });
/* harmony import */ var _core_abort_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7844);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8314);
/* harmony import */ var _core_provider_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5525);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1898);




const DEFAULT_LIMITS = { firstByteMs: 290_000, idleMs: 60_000, maxBytes: _core_provider_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ANSWER_BYTES */ .gB };
const HEAD_OF_TOO_LARGE = 4096;
const TIMEOUT_CODES = new Set([
    'ETIMEDOUT',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_HEADERS_TIMEOUT',
    'UND_ERR_BODY_TIMEOUT',
]);
async function postJson(request, signal, limits = DEFAULT_LIMITS) {
    const headers = buildHeaders(request.headers);
    if (typeof headers === 'string')
        return { status: 'refused', message: headers };
    if (!URL.canParse(request.url))
        return { status: 'refused', message: 'the URL of the provider is not one' };
    const guard = new SilenceGuard(signal);
    try {
        guard.expect(limits.firstByteMs, `no answer after ${seconds(limits.firstByteMs)} s`);
        const response = await fetch(request.url, {
            method: 'POST',
            headers,
            body: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(request.body),
            redirect: 'manual',
            signal: guard.signal,
        });
        const body = await readBody(response, guard, limits);
        return { status: 'replied', statusCode: response.status, headers: Object.fromEntries(response.headers), ...body };
    }
    catch (cause) {
        if (signal.aborted)
            return { status: 'cancelled' };
        if (guard.silence !== null)
            return { status: 'failed', category: 'timeout', message: guard.silence };
        return describeFailure(cause);
    }
    finally {
        guard.end();
    }
}
function urlUnder(baseUrl, pathOf) {
    const [path = '', ...query] = baseUrl.split(/(?=[?#])/);
    return [pathOf(path.replace(/\/+$/, '')), ...query].join('');
}
function retryAfterSeconds(headers, now) {
    const exact = Number(headers['retry-after-ms'] ?? Number.NaN);
    if (Number.isFinite(exact) && exact >= 0)
        return exact / 1000;
    const text = headers['retry-after']?.trim() ?? '';
    if (text === '')
        return null;
    if (/^\d{1,9}(\.\d+)?$/.test(text))
        return Number(text);
    const date = /^[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
class SilenceGuard {
    #controller = new AbortController();
    #unlink;
    #timer = null;
    silence = null;
    constructor(outer) {
        this.#unlink = (0,_core_abort_js__WEBPACK_IMPORTED_MODULE_3__/* .whenAborted */ .eG)(outer, () => this.#controller.abort());
    }
    get signal() {
        return this.#controller.signal;
    }
    expect(withinMs, otherwise) {
        if (this.#timer !== null)
            clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
            this.silence = otherwise;
            this.#controller.abort();
        }, withinMs);
    }
    end() {
        if (this.#timer !== null)
            clearTimeout(this.#timer);
        this.#unlink();
        this.#controller.abort();
    }
}
async function readBody(response, guard, limits) {
    const stalled = `the answer stood still for ${seconds(limits.idleMs)} s`;
    guard.expect(limits.idleMs, stalled);
    const reader = response.body?.getReader();
    if (reader === undefined)
        return { text: '', tooLarge: false };
    const chunks = [];
    let size = 0;
    for (;;) {
        const { done, value } = await reader.read();
        if (done)
            return { text: decode(chunks), tooLarge: false };
        guard.expect(limits.idleMs, stalled);
        size += value.byteLength;
        chunks.push(value);
        if (size > limits.maxBytes) {
            await reader.cancel().catch(() => undefined);
            return { text: decode(chunks).slice(0, HEAD_OF_TOO_LARGE), tooLarge: true };
        }
    }
}
function decode(chunks) {
    return new TextDecoder().decode(Buffer.concat(chunks));
}
function buildHeaders(headers) {
    const built = new Headers();
    for (const [name, value] of Object.entries(headers)) {
        try {
            built.set(name, value);
        }
        catch {
            return `the header ${JSON.stringify(name.slice(0, 100))} has a name or a value that cannot be sent`;
        }
    }
    return built;
}
function describeFailure(cause) {
    const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    const code = codeOf(inner);
    const text = (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .g)(inner);
    const message = code === null || text.includes(code) ? text : `${text} (${code})`;
    return { status: 'failed', category: code !== null && TIMEOUT_CODES.has(code) ? 'timeout' : 'network', message };
}
function codeOf(cause) {
    if (!(cause instanceof Error) || !('code' in cause))
        return null;
    return typeof cause.code === 'string' ? cause.code : null;
}
function seconds(milliseconds) {
    return milliseconds / 1000;
}


/***/ }),

/***/ 9869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createProvider: () => (/* binding */ createProvider)
});

// EXTERNAL MODULE: ./build/core/result.js
var core_result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/adapters/providers/http.js
var http = __webpack_require__(1702);
// EXTERNAL MODULE: ./build/core/float.js
var core_float = __webpack_require__(2556);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
;// CONCATENATED MODULE: ./build/adapters/providers/reply.js




const BODY_CHARS = 2000;
const MESSAGE_CHARS = 500;
const TELLING_HEADERS = /^(retry-after(-ms)?|content-type|location|(x-)?request-id|cf-ray|(x-|anthropic-)ratelimit-.+)$/;
function answerFrom(outcome, read, now) {
    switch (outcome.status) {
        case 'cancelled':
            return outcome;
        case 'refused':
            return { status: 'rejected', statusCode: null, message: outcome.message, body: '', headers: {} };
        case 'failed': {
            const { category, message } = outcome;
            return { status: 'failed', category, statusCode: null, message, retryAfterSeconds: null, body: '', headers: {} };
        }
        case 'replied':
            return fromReply(outcome, read, now);
    }
}
function rejection(reply, message) {
    return { status: 'rejected', statusCode: reply.statusCode, message, ...kept(reply) };
}
function fromReply(reply, read, now) {
    const { statusCode } = reply;
    if (reply.tooLarge)
        return rejection(reply, 'the answer is larger than 16 MiB');
    if (statusCode >= 300 && statusCode < 400)
        return rejection(reply, redirectMessage(reply));
    const body = (0,json/* parseJson */.qF)(reply.text);
    if (statusCode < 200 || statusCode >= 300)
        return byStatus(reply, statusCode, messageOf(reply, body), now);
    if (!(0,json/* isJsonObject */.OW)(body))
        return rejection(reply, `HTTP ${statusCode}, but ${whatInstead(reply)}`);
    const inner = errorInside(body);
    if (inner !== null)
        return byStatus(reply, inner.code, inner.message, now);
    const completion = read(body);
    return typeof completion === 'string' ? rejection(reply, completion) : completion;
}
function byStatus(reply, code, message, now) {
    const category = categoryOf(code);
    if (category === null)
        return rejection(reply, message);
    const headers = reply.headers;
    return {
        status: 'failed',
        category,
        statusCode: reply.statusCode,
        message,
        retryAfterSeconds: (0,http/* retryAfterSeconds */.C3)(headers, now),
        ...kept(reply),
    };
}
function categoryOf(code) {
    if (code === 429)
        return 'rate_limit';
    if (code === 408)
        return 'timeout';
    return code === 425 || (code !== null && code >= 500) ? 'provider_error' : null;
}
function errorInside(body) {
    const error = body['error'];
    if (error === undefined || error === null)
        return null;
    const text = errorText(error);
    const message = `HTTP 200 with an error inside: ${text === '' ? (0,excerpt/* headOf */.Uo)((0,json/* jsonText */.s$)(error), MESSAGE_CHARS) : text}`;
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
function messageOf(reply, body) {
    const said = (0,json/* isJsonObject */.OW)(body) ? errorText(body['error'] ?? body['message'] ?? body['detail'] ?? null) : '';
    return said === '' ? `HTTP ${reply.statusCode}: ${whatInstead(reply)}` : `HTTP ${reply.statusCode}: ${said}`;
}
function errorText(error) {
    if (typeof error === 'string')
        return (0,excerpt/* headOf */.Uo)(error, MESSAGE_CHARS);
    if (!(0,json/* isJsonObject */.OW)(error))
        return '';
    const message = error['message'];
    return typeof message === 'string' ? (0,excerpt/* headOf */.Uo)(message, MESSAGE_CHARS) : '';
}
function whatInstead(reply) {
    if (reply.text.trim() === '')
        return 'the body is empty';
    if (/^\s*<(!doctype|html|head|body|\?xml)/i.test(reply.text)) {
        return 'the body is a web page and not JSON: is the base URL that of an API?';
    }
    return (0,json/* parseJson */.qF)(reply.text) === undefined ? 'the body is not JSON' : 'the body is JSON of another form';
}
function redirectMessage(reply) {
    const target = reply.headers['location'] ?? 'another place';
    return `HTTP ${reply.statusCode}: the server redirects to ${target.slice(0, 200)}; redirects are not followed, because they would carry the key along: use that address as base_url`;
}
function kept(reply) {
    const headers = Object.entries(reply.headers).filter(([name]) => TELLING_HEADERS.test(name));
    return { body: (0,excerpt/* headOf */.Uo)(reply.text, BODY_CHARS), headers: Object.fromEntries(headers) };
}
function tokenCount(value) {
    const number = (0,core_float/* asNumber */.i)(value);
    return number !== undefined && number >= 0 ? number : null;
}

;// CONCATENATED MODULE: ./build/adapters/providers/anthropic.js



const API_VERSION = '2023-06-01';
const DEFAULT_MAX_TOKENS = 8192;
async function askAnthropic(server, request, signal, limits) {
    const headers = {
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': 'conductor-action',
        'x-api-key': server.apiKey,
        'anthropic-version': API_VERSION,
        ...server.headers,
    };
    const body = {
        model: request.model,
        ...limitsOf(request),
        ...(request.system === null ? {} : { system: request.system }),
        messages: request.messages.map(turnOf),
        ...(request.tools === undefined || request.tools.length === 0
            ? {}
            : {
                tools: request.tools.map(({ name, description, inputSchema }) => ({
                    name,
                    description,
                    input_schema: inputSchema,
                })),
            }),
    };
    return answerFrom(await (0,http.postJson)({ url: messagesUrl(server.baseUrl), headers, body }, signal, limits), readMessage, Date.now());
}
function turnOf(message) {
    switch (message.role) {
        case 'user':
        case 'assistant':
            return { role: message.role, content: message.content };
        case 'calls':
            return { role: 'assistant', content: message.said };
        case 'answers':
            return {
                role: 'user',
                content: message.answers.map(({ id, text, failed }) => ({
                    type: 'tool_result',
                    tool_use_id: id,
                    content: text,
                    ...(failed ? { is_error: true } : {}),
                })),
            };
    }
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
function limitsOf({ model, effort, maxTokens, temperature }) {
    if (effort === undefined || !THINKING_MODELS.test(model)) {
        return {
            max_tokens: maxTokens ?? DEFAULT_MAX_TOKENS,
            ...(temperature === undefined ? {} : { temperature }),
        };
    }
    const budget = THINKING_TOKENS[effort];
    return {
        max_tokens: Math.max(maxTokens ?? DEFAULT_MAX_TOKENS, budget + ROOM_FOR_THE_ANSWER),
        thinking: { type: 'enabled', budget_tokens: budget },
    };
}
function messagesUrl(baseUrl) {
    return (0,http/* urlUnder */.U3)(baseUrl, (base) => {
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
    const list = blocks.flatMap(callOf);
    if (texts.length === 0 && list.length === 0 && blocks.length > 0)
        return 'the answer is not a message: its content has no text';
    const usage = body['usage'];
    return {
        status: 'answered',
        text: texts.join(''),
        usage: {
            inputTokens: (0,json/* isJsonObject */.OW)(usage) ? inputTokens(usage) : null,
            outputTokens: (0,json/* isJsonObject */.OW)(usage) ? tokenCount(usage['output_tokens']) : null,
        },
        model: typeof body['model'] === 'string' ? body['model'] : '',
        cut: body['stop_reason'] === 'max_tokens',
        ...(list.length === 0 ? {} : { calls: { list, said: content } }),
    };
}
function callOf(block) {
    if (!(0,json/* isJsonObject */.OW)(block) || block['type'] !== 'tool_use')
        return [];
    const { id, name, input } = block;
    if (typeof id !== 'string' || typeof name !== 'string')
        return [];
    return [{ id, name, input: (0,json/* isJsonObject */.OW)(input) ? input : null }];
}
function inputTokens(usage) {
    const fresh = tokenCount(usage['input_tokens']);
    if (fresh === null)
        return null;
    return (fresh +
        (tokenCount(usage['cache_creation_input_tokens']) ?? 0) +
        (tokenCount(usage['cache_read_input_tokens']) ?? 0));
}

// EXTERNAL MODULE: ./build/core/provider.js
var provider = __webpack_require__(5525);
;// CONCATENATED MODULE: ./build/adapters/providers/command.js




const TAIL_CHARS = 2000;
const LINE_END = 10;
const NO_TOKENS = { inputTokens: null, outputTokens: null };
async function askCommand(program, request, signal, { processes, env, cwd }) {
    const live = wholeLines(request.onOutput ?? (() => undefined));
    const result = await processes.run({
        command: program.command,
        args: program.args,
        cwd: request.workingDir ?? cwd,
        env: { ...overlaid(env, program.env), ...(request.model === '' ? {} : { CONDUCTOR_MODEL: request.model }) },
        stdin: promptText(request),
        timeoutSeconds: null,
        maxRetainedBytes: provider/* MAX_ANSWER_BYTES */.gB,
        onOutput: live.write,
    }, signal);
    live.end();
    return answerOf(program.command, result);
}
function wholeLines(onOutput) {
    const open = new Set();
    return {
        write: (stream, printed) => {
            if (printed.at(-1) === (typeof printed === 'string' ? '\n' : LINE_END))
                open.delete(stream);
            else if (printed.length > 0)
                open.add(stream);
            onOutput(stream, printed);
        },
        end: () => {
            for (const stream of open)
                onOutput(stream, '\n');
        },
    };
}
function promptText({ system, messages }) {
    const parts = [...(system === null ? [] : [system]), ...messages.map(turnText)];
    return parts.join('\n\n');
}
function turnText(message) {
    switch (message.role) {
        case 'user':
            return message.content;
        case 'assistant':
            return `Your last answer was:\n${message.content}`;
        case 'calls':
            return '';
        case 'answers':
            return message.answers.map(({ text }) => text).join('\n');
    }
}
function answerOf(command, result) {
    switch (result.status) {
        case 'cancelled':
            return { status: 'cancelled' };
        case 'not_started':
            return rejected(`${command} cannot be started: ${result.message}`, '');
        case 'unread':
            return failed('provider_error', `what ${command} printed could not be read: ${result.message}`, '');
        case 'timed_out':
            return failed('timeout', `${command} was ended at its timeout`, result.stderr.text);
        case 'exited':
            if (result.exitCode !== 0 && !isRaise(result.stdout.text)) {
                return failed('provider_error', exitMessage(command, result), saidBy(result));
            }
            if (result.stdout.truncated)
                return rejected(`${command} printed more than 16 MiB`, result.stdout.text);
            return { status: 'answered', text: result.stdout.text, usage: NO_TOKENS, model: '', cut: false };
        default:
            return (0,core_result/* unreachable */.H)(result);
    }
}
function isRaise(answer) {
    const whole = (0,json/* parseJson */.qF)(answer.trim());
    return (0,json/* isJsonObject */.OW)(whole) && whole['conductor_error'] === true;
}
function saidBy({ stdout, stderr }) {
    return stderr.text.trim() === '' ? stdout.text : stderr.text;
}
function exitMessage(command, result) {
    const how = result.signal === null ? `exited with ${result.exitCode}` : `was ended by ${result.signal}`;
    const lastLine = saidBy(result).trimEnd().split('\n').at(-1)?.trim() ?? '';
    return lastLine === '' ? `${command} ${how}` : `${command} ${how}: ${(0,excerpt/* headOf */.Uo)(lastLine, 500)}`;
}
function failed(category, message, output) {
    const body = (0,excerpt/* tailOf */.Cj)(output, TAIL_CHARS);
    return { status: 'failed', category, statusCode: null, message, retryAfterSeconds: null, body, headers: {} };
}
function rejected(message, output) {
    return { status: 'rejected', statusCode: null, message, body: (0,excerpt/* headOf */.Uo)(output, TAIL_CHARS), headers: {} };
}
function overlaid(env, own) {
    const result = { ...env };
    for (const [name, value] of Object.entries(own)) {
        if (value === null)
            delete result[name];
        else
            result[name] = value;
    }
    return result;
}

;// CONCATENATED MODULE: ./build/adapters/providers/openai.js



const OFFICIAL = 'api.openai.com';
const OPTIONAL_PARTS = {
    schema: /response_format|json_schema|structured output/i,
    effort: /reasoning[_. ]?effort/i,
};
const PARTS = ['schema', 'effort'];
class OpenAiClient {
    #limits;
    #unknown = new Map();
    constructor(limits) {
        this.#limits = limits;
    }
    async ask(server, request, signal) {
        const key = `${server.baseUrl} ${request.model}`;
        const unknown = this.#unknown.get(key) ?? new Set();
        this.#unknown.set(key, unknown);
        for (;;) {
            const outcome = await this.#post(server, without(request, unknown), signal);
            const refused = PARTS.find((part) => !unknown.has(part) && has(request, part) && refuses(outcome, part));
            if (refused === undefined)
                return answerFrom(outcome, readCompletion, Date.now());
            unknown.add(refused);
        }
    }
    #post(server, request, signal) {
        const body = requestBody(server, request);
        const headers = {
            'content-type': 'application/json',
            accept: 'application/json',
            'user-agent': 'conductor-action',
            authorization: `Bearer ${server.apiKey}`,
            ...server.headers,
        };
        return (0,http.postJson)({ url: completionsUrl(server.baseUrl), headers, body }, signal, this.#limits);
    }
}
function completionsUrl(baseUrl) {
    return (0,http/* urlUnder */.U3)(baseUrl, (base) => (base.endsWith('/chat/completions') ? base : `${base}/chat/completions`));
}
function has(request, part) {
    return part === 'schema' ? request.schema !== null : request.effort !== undefined;
}
function without(request, parts) {
    const { effort, ...rest } = request;
    return {
        ...rest,
        schema: parts.has('schema') ? null : request.schema,
        ...(effort === undefined || parts.has('effort') ? {} : { effort }),
    };
}
function requestBody(server, request) {
    const { schema, effort } = request;
    const system = request.system === null ? [] : [{ role: 'system', content: request.system }];
    const messages = request.messages.flatMap(turns);
    return {
        model: request.model,
        messages: [...system, ...messages],
        ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
        ...(request.maxTokens === undefined ? {} : { [tokenField(server)]: request.maxTokens }),
        ...(request.tools === undefined || request.tools.length === 0 ? {} : { tools: request.tools.map(toolOf) }),
        ...(effort === undefined ? {} : { reasoning_effort: effort === 'max' ? 'xhigh' : effort }),
        ...(schema === null
            ? {}
            : {
                response_format: { type: 'json_schema', json_schema: { name: 'output', strict: fitsStrict(schema), schema } },
            }),
    };
}
function turns(message) {
    switch (message.role) {
        case 'user':
        case 'assistant':
            return [{ role: message.role, content: message.content }];
        case 'calls':
            return [message.said];
        case 'answers':
            return message.answers.map(({ id, text, failed }) => ({
                role: 'tool',
                tool_call_id: id,
                content: failed ? `Error: ${text}` : text,
            }));
    }
}
function toolOf({ name, description, inputSchema }) {
    return { type: 'function', function: { name, description, parameters: inputSchema } };
}
function tokenField(server) {
    return new URL(server.baseUrl).hostname === OFFICIAL ? 'max_completion_tokens' : 'max_tokens';
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
function refuses(outcome, part) {
    if (outcome.status !== 'replied' || ![400, 404, 422, 501].includes(outcome.statusCode))
        return false;
    return OPTIONAL_PARTS[part].test(outcome.text);
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
    const list = callsOf(message['tool_calls']);
    const text = contentText(message['content']) ?? (list.length > 0 ? '' : null);
    if (text === null)
        return 'the answer is not a chat completion: its message has no text';
    const usage = body['usage'];
    return {
        status: 'answered',
        text,
        usage: {
            inputTokens: (0,json/* isJsonObject */.OW)(usage) ? tokenCount(usage['prompt_tokens']) : null,
            outputTokens: (0,json/* isJsonObject */.OW)(usage) ? tokenCount(usage['completion_tokens']) : null,
        },
        model: typeof body['model'] === 'string' ? body['model'] : '',
        cut: choice['finish_reason'] === 'length',
        ...(list.length === 0 ? {} : { calls: { list, said: { ...message, content: message['content'] ?? null } } }),
    };
}
function callsOf(calls) {
    if (!Array.isArray(calls))
        return [];
    const list = calls;
    return list.flatMap((call) => {
        const called = (0,json/* isJsonObject */.OW)(call) ? call['function'] : undefined;
        if (!(0,json/* isJsonObject */.OW)(call) || !(0,json/* isJsonObject */.OW)(called))
            return [];
        const { id } = call;
        const { name, arguments: written } = called;
        if (typeof id !== 'string' || typeof name !== 'string')
            return [];
        const input = typeof written === 'string' ? (0,json/* parseJson */.qF)(written.trim() === '' ? '{}' : written) : (written ?? {});
        return [{ id, name, input: (0,json/* isJsonObject */.OW)(input) ? input : null }];
    });
}
function contentText(content) {
    if (typeof content === 'string')
        return content;
    if (!Array.isArray(content))
        return null;
    const parts = content;
    const texts = parts.map((part) => ((0,json/* isJsonObject */.OW)(part) && typeof part['text'] === 'string' ? part['text'] : ''));
    return texts.join('');
}

;// CONCATENATED MODULE: ./build/adapters/providers/index.js





function createProvider(surroundings, limits = http/* DEFAULT_LIMITS */.dR) {
    const openAi = new OpenAiClient(limits);
    return {
        ask: (request, signal) => {
            const { provider } = request;
            switch (provider.kind) {
                case 'openai':
                    return openAi.ask(provider, request, signal);
                case 'anthropic':
                    return askAnthropic(provider, request, signal, limits);
                case 'command':
                    return askCommand(provider, request, signal, surroundings);
                default:
                    return (0,core_result/* unreachable */.H)(provider);
            }
        },
    };
}


/***/ }),

/***/ 7844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QH: () => (/* binding */ aborted),
/* harmony export */   eG: () => (/* binding */ whenAborted),
/* harmony export */   nl: () => (/* binding */ deadline)
/* harmony export */ });
function whenAborted(signal, act) {
    signal.addEventListener('abort', act, { once: true });
    if (signal.aborted)
        act();
    return () => signal.removeEventListener('abort', act);
}
function aborted(signal) {
    return new Promise((resolve) => whenAborted(signal, resolve));
}
function deadline(clock, seconds, outer) {
    if (seconds === null)
        return { signal: outer, expired: () => false, release: () => { } };
    const inner = new AbortController();
    const timer = new AbortController();
    const unlink = whenAborted(outer, () => inner.abort());
    let expired = false;
    void clock.sleepUntil(clock.now() + seconds * 1000, timer.signal).then(() => {
        if (timer.signal.aborted || inner.signal.aborted)
            return;
        expired = true;
        inner.abort();
    });
    return {
        signal: inner.signal,
        expired: () => expired,
        release: () => {
            unlink();
            timer.abort();
        },
    };
}


/***/ })

};
