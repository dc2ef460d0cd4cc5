"use strict";
exports.id = 927;
exports.ids = [927];
exports.modules = {

/***/ 78927:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   StdioTransport: function() { return /* binding */ StdioTransport; },
/* harmony export */   createToolServers: function() { return /* binding */ createToolServers; }
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _modelcontextprotocol_sdk_client_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30063);
/* harmony import */ var _modelcontextprotocol_sdk_client_streamableHttp_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31502);
/* harmony import */ var _modelcontextprotocol_sdk_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(330);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80020);
/* harmony import */ var _core_provider_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79615);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(62759);
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(42032);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(77400);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(93833);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8288);
/* harmony import */ var _process_end_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92465);
/* harmony import */ var _process_locate_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42135);
/* harmony import */ var _process_process_table_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(69921);
/* harmony import */ var _process_windows_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(11528);
















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
        const known = running.get(key);
        if (known !== undefined)
            return known;
        const connection = new Connection(server, () => {
            if (running.get(key) === opening)
                running.delete(key);
        });
        live.add(connection);
        const opening = connection.start(signal).then(async (problem) => {
            if (problem === null)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)(connection);
            live.delete(connection);
            await connection.close();
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .err */ ._q)(problem);
        });
        running.set(key, opening);
        return opening;
    };
    return {
        tools: async (server, signal) => {
            const opened = await connectServer(server, signal);
            return opened.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__.ok)(opened.value.tools) : opened;
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
    #client = new _modelcontextprotocol_sdk_client_index_js__WEBPACK_IMPORTED_MODULE_2__/* .Client */ .K({ name: 'conductor-action', version: _core_version_js__WEBPACK_IMPORTED_MODULE_13__/* .VERSION */ .x });
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
        this.#transport = server.kind === 'stdio' ? new StdioTransport(server, oversize) : httpTransport(server, oversize);
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
            const lines = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_14__/* .cutTail */ .BO)(this.#stdio?.stderr ?? '', MESSAGE_CHARS).split('\n');
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
            const asked = this.#client.request({ method: 'tools/call', params: { name: tool, arguments: input } }, _modelcontextprotocol_sdk_types_js__WEBPACK_IMPORTED_MODULE_4__/* .CallToolResultSchema */ .TF, { timeout, signal });
            asked.catch(() => undefined);
            const result = await Promise.race([asked, oversized]);
            return { status: 'answered', text: limitToolText(formatToolResult(result)), failed: result.isError === true };
        }
        catch (error) {
            if (signal.aborted)
                return { status: 'cancelled' };
            const message = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_14__/* .cutHead */ .fz)(describeToolError(error), MESSAGE_CHARS);
            const gone = this.#gone || (error instanceof _modelcontextprotocol_sdk_types_js__WEBPACK_IMPORTED_MODULE_4__/* .McpError */ .Nh && error.code === _modelcontextprotocol_sdk_types_js__WEBPACK_IMPORTED_MODULE_4__/* .ErrorCode */ .O4.ConnectionClosed);
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
function httpTransport(server, onOversize) {
    const transport = new _modelcontextprotocol_sdk_client_streamableHttp_js__WEBPACK_IMPORTED_MODULE_3__/* .StreamableHTTPClientTransport */ .j(new URL(server.url), {
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
    if (bytes.length <= _core_provider_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_TOOL_ANSWER_BYTES */ .V9)
        return text;
    const head = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_14__/* .trimSigns */ .$T)(new TextDecoder().decode(bytes.subarray(0, _core_provider_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_TOOL_ANSWER_BYTES */ .V9)), '\uFFFD');
    return `${head}\n[cut at 256 KiB of ${bytes.length} bytes]`;
}
function describeToolError(error) {
    const inner = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    return `${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_15__/* .errorMessage */ .gJ)(error)}${inner}`;
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
            if (size <= _core_provider_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_TOOL_MESSAGE_BYTES */ .AF) {
                controller.enqueue(chunk);
                return;
            }
            onOversize();
            controller.error(new Error('a message of the server has more than 4 MiB'));
        },
    });
}
const GRACE_MS = 2000;
const PAUSE_MS = 20;
const STDERR_CHARS = 2000;
class StdioTransport {
    server;
    onOversize;
    onmessage;
    onclose;
    onerror;
    #mark = (0,_process_process_table_js__WEBPACK_IMPORTED_MODULE_10__/* .newRunnerMark */ .c2)();
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
        const found = new _process_locate_js__WEBPACK_IMPORTED_MODULE_9__/* .CommandLocator */ .gl().locate(command, cwd, env);
        if (!found.ok)
            return Promise.reject(new Error(found.error.message));
        const start = (0,_process_windows_js__WEBPACK_IMPORTED_MODULE_11__/* .findProgramStart */ .Y_)(found.value, args);
        if (!start.ok)
            return Promise.reject(new Error(start.error));
        const { program, args: words, verbatim } = start.value;
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, [...words], {
            cwd,
            env: { ...env, [_process_process_table_js__WEBPACK_IMPORTED_MODULE_10__/* .MARK_VARIABLE */ .l6]: (0,_process_process_table_js__WEBPACK_IMPORTED_MODULE_10__/* .markValue */ .nj)(env[_process_process_table_js__WEBPACK_IMPORTED_MODULE_10__/* .MARK_VARIABLE */ .l6], this.#mark, 1) },
            detached: process.platform !== 'win32',
            windowsHide: true,
            windowsVerbatimArguments: verbatim,
        });
        this.#child = child;
        const lines = new _lines_js__WEBPACK_IMPORTED_MODULE_7__/* .LineSplitter */ .g(_core_provider_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_TOOL_MESSAGE_BYTES */ .AF + 1);
        child.stdout.on('data', (chunk) => lines.push(chunk).forEach(this.#take));
        child.stderr.on('data', (chunk) => {
            this.#stderr = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_14__/* .cutTail */ .BO)(this.#stderr + chunk.toString(), STDERR_CHARS);
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
        signalGroup(child.pid, 'SIGTERM');
        const until = performance.now() + GRACE_MS;
        while (isAlive(child.pid) && performance.now() < until)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(PAUSE_MS);
        signalGroup(child.pid, 'SIGKILL');
        await this.#endEscaped();
        child.stdin?.destroy();
        child.stdout?.destroy();
        child.stderr?.destroy();
        child.unref();
    }
    async #endEscaped() {
        if (process.platform === 'win32')
            return;
        const isMarked = (mark) => (0,_process_process_table_js__WEBPACK_IMPORTED_MODULE_10__/* .isOfRunner */ .OD)(mark, this.#mark);
        await (0,_process_end_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .endTree */ .Sb)((0,_process_process_table_js__WEBPACK_IMPORTED_MODULE_10__/* .createScan */ .ek)(), { root: null, isMarked, pipes: () => new Set() }, GRACE_MS).done;
    }
    kill() {
        if (this.#child?.pid !== undefined)
            signalGroup(this.#child.pid, 'SIGKILL');
    }
    #take = (line) => {
        if (line.length > _core_provider_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_TOOL_MESSAGE_BYTES */ .AF)
            this.onOversize();
        const parsed = _modelcontextprotocol_sdk_types_js__WEBPACK_IMPORTED_MODULE_4__/* .JSONRPCMessageSchema */ .OR.safeParse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(line));
        if (parsed.success && 'id' in parsed.data)
            this.onmessage?.(parsed.data);
    };
}
function signalGroup(pid, signal) {
    (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .tryResult */ .Bh)(() => {
        if (process.platform === 'win32')
            (0,_process_locate_js__WEBPACK_IMPORTED_MODULE_9__/* .runSystemProgram */ .ds)('taskkill', ['/pid', String(pid), '/t', '/f']);
        else
            process.kill(-pid, signal);
    });
}
function isAlive(pid) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_12__/* .tryResult */ .Bh)(() => process.kill(process.platform === 'win32' ? pid : -pid, 0)).ok;
}


/***/ }),

/***/ 42032:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: function() { return /* binding */ VERSION; }
/* harmony export */ });
const VERSION = '1.0.0';


/***/ })

};
;