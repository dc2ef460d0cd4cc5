"use strict";
exports.id = 4174;
exports.ids = [4174];
exports.modules = {

/***/ 94174:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createToolServers: function() { return /* binding */ createToolServers; }
});

// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/client/index.js + 1 modules
var client = __webpack_require__(53018);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/client/streamableHttp.js + 11 modules
var streamableHttp = __webpack_require__(31502);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/types.js + 1 modules
var types = __webpack_require__(330);
// EXTERNAL MODULE: ./build/src/core/provider.js
var provider = __webpack_require__(79615);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/core/version.js
var version = __webpack_require__(42032);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/text/excerpt.js
var excerpt = __webpack_require__(93833);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/adapters/lines.js
var adapters_lines = __webpack_require__(8288);
// EXTERNAL MODULE: ./build/src/adapters/process/end-tree.js
var end_tree = __webpack_require__(92465);
// EXTERNAL MODULE: ./build/src/adapters/process/locate.js
var locate = __webpack_require__(42135);
// EXTERNAL MODULE: ./build/src/adapters/process/process-table.js
var process_table = __webpack_require__(69921);
// EXTERNAL MODULE: ./build/src/adapters/process/windows.js
var windows = __webpack_require__(11528);
;// CONCATENATED MODULE: ./build/src/adapters/tools/stdio.js











const GRACE_MS = 2000;
const STDERR_CHARS = 2000;
class StdioTransport {
    server;
    onOversize;
    onmessage;
    onclose;
    onerror;
    #mark = (0,process_table/* createRunnerMark */._v)();
    #child = null;
    #stderr = '';
    constructor(server, onOversize) {
        this.server = server;
        this.onOversize = onOversize;
    }
    get stderr() {
        return this.#stderr.trim();
    }
    start() {
        const { command, args, env, cwd } = this.server;
        const located = new locate/* CommandLocator */.gl().locate(command, cwd, env);
        if (!located.ok)
            return Promise.reject(new Error(located.error.message));
        const start = (0,windows/* createProgramStart */.TX)(located.value, args);
        if (!start.ok)
            return Promise.reject(new Error(start.error));
        const { program, args: words, verbatim } = start.value;
        const child = (0,external_node_child_process_.spawn)(program, [...words], {
            cwd,
            env: { ...env, [process_table/* MARK_VARIABLE */.l6]: (0,process_table/* formatMark */.ry)(env[process_table/* MARK_VARIABLE */.l6], this.#mark, 1) },
            detached: process.platform !== 'win32',
            windowsHide: true,
            windowsVerbatimArguments: verbatim,
        });
        this.#child = child;
        const lines = new adapters_lines/* LineSplitter */.g(provider/* MAX_TOOL_MESSAGE_BYTES */.AF + 1);
        child.stdout.on('data', (chunk) => lines.push(chunk).forEach(this.#take));
        child.stderr.on('data', (chunk) => {
            this.#stderr = (0,excerpt/* cutTail */.BO)(this.#stderr + chunk.toString(), STDERR_CHARS);
        });
        child.stdin.on('error', () => undefined);
        child.on('close', () => this.onclose?.());
        return new Promise((resolve, reject) => {
            child.once('spawn', () => resolve());
            child.once('error', reject);
        });
    }
    send(message) {
        const stdin = this.#child?.stdin;
        if (stdin === null || stdin === undefined || stdin.destroyed)
            return Promise.reject(new Error('it has ended'));
        return new Promise((resolve, reject) => {
            stdin.write(`${JSON.stringify(message)}\n`, (error) => error === null || error === undefined ? resolve() : reject(error));
        });
    }
    async close() {
        const child = this.#child;
        if (child?.pid === undefined)
            return;
        child.stdin?.end();
        const isMarked = (mark) => (0,process_table/* isOfRunner */.OD)(mark, this.#mark);
        if (process.platform === 'win32')
            killGroup(child.pid);
        else
            await (0,end_tree/* endTree */.Sb)((0,process_table/* createScan */.ek)(), { root: child.pid, isMarked, pipes: () => new Set() }, GRACE_MS).done;
        child.stdin?.destroy();
        child.stdout?.destroy();
        child.stderr?.destroy();
        child.unref();
    }
    kill() {
        if (this.#child?.pid !== undefined)
            killGroup(this.#child.pid);
    }
    #take = (line) => {
        if (line.length > provider/* MAX_TOOL_MESSAGE_BYTES */.AF)
            this.onOversize();
        const parsed = types/* JSONRPCMessageSchema */.OR.safeParse((0,json/* parseJson */.qF)(line));
        if (parsed.success && 'id' in parsed.data)
            this.onmessage?.(parsed.data);
    };
}
function killGroup(pid) {
    (0,result/* tryResult */.Bh)(() => {
        if (process.platform === 'win32')
            (0,locate/* runSystemProgram */.ds)('taskkill', ['/pid', String(pid), '/t', '/f']);
        else
            process.kill(-pid, 'SIGKILL');
    });
}

;// CONCATENATED MODULE: ./build/src/adapters/tools/index.js









const MAX_PAGES = 100;
const MAX_TOOLS = 1000;
const MESSAGE_CHARS = 500;
const MAX_REPLIES = 100;
function createToolServers() {
    const running = new Map();
    const live = new Set();
    const killAll = () => {
        for (const connection of live)
            connection.kill();
    };
    process.once('exit', killAll);
    const connectServer = (server, signal) => {
        const key = JSON.stringify(server);
        const opened = running.get(key);
        if (opened !== undefined)
            return opened;
        const connection = new Connection(server, () => {
            if (running.get(key) === opening)
                running.delete(key);
        });
        live.add(connection);
        const opening = connection.start(signal).then(async (problem) => {
            if (problem === null)
                return (0,result.ok)(connection);
            live.delete(connection);
            await connection.close();
            return (0,result/* err */._q)(problem);
        });
        running.set(key, opening);
        return opening;
    };
    return {
        tools: async (server, signal) => {
            const opened = await connectServer(server, signal);
            return opened.ok ? (0,result.ok)(opened.value.tools) : opened;
        },
        call: async (server, tool, input, signal) => {
            const opened = await connectServer(server, signal);
            if (signal.aborted)
                return { status: 'cancelled' };
            return opened.ok ? opened.value.call(tool, input, signal) : { status: 'gone', message: opened.error };
        },
        close: async () => {
            process.removeListener('exit', killAll);
            running.clear();
            await Promise.all([...live].map((connection) => connection.close()));
            live.clear();
        },
    };
}
class Connection {
    server;
    onGone;
    tools = [];
    #client = new client/* Client */.K({ name: 'conductor-action', version: version/* VERSION */.x });
    #transport;
    #pending = new Set();
    #gone = false;
    constructor(server, onGone) {
        this.server = server;
        this.onGone = onGone;
        const oversize = () => {
            for (const fail of this.#pending)
                fail(new Error('the server sent a message of more than 4 MiB'));
        };
        this.#transport =
            server.kind === 'stdio' ? new StdioTransport(server, oversize) : createHttpTransport(server, oversize);
        limitReplies(this.#transport);
        this.#client.onclose = () => {
            this.#gone = true;
            onGone();
        };
    }
    get #stdio() {
        return this.#transport instanceof StdioTransport ? this.#transport : null;
    }
    async start(signal) {
        const { timeoutMs: timeout } = this.server;
        const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
        try {
            await this.#client.connect(this.#transport, { timeout, signal: deadline });
            this.tools = await this.#list(timeout, deadline);
            return null;
        }
        catch (error) {
            const isLate = deadline.aborted && !signal.aborted;
            const why = isLate ? `it was not ready after ${timeout} ms` : describeToolError(error);
            const lines = (0,excerpt/* cutTail */.BO)(this.#stdio?.stderr ?? '', MESSAGE_CHARS).split('\n');
            const said = lines.flatMap((line) => line.trim() || []).join(' | ');
            return said === '' ? why : `${why}; it said: ${said}`;
        }
    }
    async #list(timeout, signal) {
        const tools = [];
        let cursor;
        for (let page = 0; page < MAX_PAGES && tools.length < MAX_TOOLS; page++) {
            const listed = await this.#client.listTools(cursor === undefined ? {} : { cursor }, { timeout, signal });
            for (const { name, description, inputSchema } of listed.tools) {
                const schema = JSON.parse(JSON.stringify(inputSchema));
                tools.push({ name, description: description ?? '', inputSchema: schema });
            }
            cursor = listed.nextCursor;
            if (cursor === undefined)
                break;
        }
        return tools.slice(0, MAX_TOOLS);
    }
    async call(tool, input, signal) {
        const { timeoutMs: timeout } = this.server;
        let fail = () => { };
        const oversized = new Promise((_, reject) => {
            fail = reject;
        });
        this.#pending.add(fail);
        try {
            const asked = this.#client.request({ method: 'tools/call', params: { name: tool, arguments: input } }, types/* CallToolResultSchema */.TF, { timeout, signal });
            asked.catch(() => undefined);
            const result = await Promise.race([asked, oversized]);
            return { status: 'answered', text: limitToolText(formatToolResult(result)), failed: result.isError === true };
        }
        catch (error) {
            if (signal.aborted)
                return { status: 'cancelled' };
            const message = (0,excerpt/* cutHead */.fz)(describeToolError(error), MESSAGE_CHARS);
            const gone = this.#gone || (error instanceof types/* McpError */.Nh && error.code === types/* ErrorCode */.O4.ConnectionClosed);
            return gone ? { status: 'gone', message } : { status: 'answered', text: message, failed: true };
        }
        finally {
            this.#pending.delete(fail);
        }
    }
    async close() {
        this.onGone();
        await this.#client.close().catch(() => undefined);
        await this.#stdio?.close();
    }
    kill() {
        this.#stdio?.kill();
    }
}
function createHttpTransport(server, onOversize) {
    const transport = new streamableHttp/* StreamableHTTPClientTransport */.j(new URL(server.url), {
        requestInit: { headers: { ...server.headers } },
        fetch: createBoundedFetch(onOversize),
    });
    return transport;
}
function limitReplies(transport) {
    const send = transport.send.bind(transport);
    let waiting = 0;
    transport.send = async (message, options) => {
        if ('method' in message)
            return send(message, options);
        if (waiting >= MAX_REPLIES)
            return;
        waiting++;
        await send(message, options).finally(() => waiting--);
    };
}
function formatToolResult({ content, structuredContent }) {
    const parts = content.map((part) => {
        if (part.type === 'text')
            return part.text;
        if (part.type === 'resource' && 'text' in part.resource)
            return part.resource.text;
        if (part.type === 'resource_link')
            return part.uri;
        return `[${part.type}]`;
    });
    if (parts.length > 0 || structuredContent === undefined)
        return parts.join('\n');
    return JSON.stringify(structuredContent);
}
function limitToolText(text) {
    const bytes = Buffer.from(text);
    if (bytes.length <= provider/* MAX_TOOL_ANSWER_BYTES */.V9)
        return text;
    const head = (0,excerpt/* trimSigns */.$T)(new TextDecoder().decode(bytes.subarray(0, provider/* MAX_TOOL_ANSWER_BYTES */.V9)), '\uFFFD');
    return `${head}\n[cut at 256 KiB of ${bytes.length} bytes]`;
}
function describeToolError(error) {
    const inner = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    return `${(0,error_message/* errorMessage */.gJ)(error)}${inner}`;
}
const NEWLINE = 10;
function createBoundedFetch(onOversize) {
    return async (input, init) => {
        const response = await fetch(input, { ...init, redirect: 'error' });
        const { body } = response;
        if (body === null)
            return response;
        const isStream = response.headers.get('content-type')?.includes('text/event-stream') === true;
        const { status, statusText, headers } = response;
        return new Response(body.pipeThrough(createBoundary(isStream, onOversize)), { status, statusText, headers });
    };
}
function createBoundary(isStream, onOversize) {
    let size = 0;
    let last = 0;
    return new TransformStream({
        transform(chunk, controller) {
            for (const byte of chunk) {
                size = isStream && byte === NEWLINE && last === NEWLINE ? 0 : size + 1;
                if (byte !== 13)
                    last = byte;
            }
            if (size <= provider/* MAX_TOOL_MESSAGE_BYTES */.AF) {
                controller.enqueue(chunk);
                return;
            }
            onOversize();
            controller.error(new Error('a message of the server has more than 4 MiB'));
        },
    });
}


/***/ })

};
;