export const id = 981;
export const ids = [981];
export const modules = {

/***/ 981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMcp: () => (/* binding */ runMcp)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/server/index.js + 1 modules
var esm_server = __webpack_require__(9762);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/server/stdio.js + 1 modules
var stdio = __webpack_require__(9424);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/types.js + 1 modules
var types = __webpack_require__(330);
// EXTERNAL MODULE: ./build/adapters/interrupts.js
var adapters_interrupts = __webpack_require__(6561);
// EXTERNAL MODULE: ./build/config/load/index.js + 6 modules
var load = __webpack_require__(988);
// EXTERNAL MODULE: ./build/core/abort.js
var abort = __webpack_require__(7844);
// EXTERNAL MODULE: ./build/core/bounded.js
var bounded = __webpack_require__(9671);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/version.js
var version = __webpack_require__(8614);
// EXTERNAL MODULE: ./build/run/adapters.js + 10 modules
var adapters = __webpack_require__(1853);
// EXTERNAL MODULE: ./build/cli/arguments.js
var cli_arguments = __webpack_require__(8213);
// EXTERNAL MODULE: ./build/cli/command.js
var cli_command = __webpack_require__(3192);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
;// CONCATENATED MODULE: ./build/cli/mcp/bounded-lines.js


const LINE_FEED = 10;
const EDGE_BYTES = 4096;
const ID = '"id"\\s*:\\s*("(?:[^"\\\\]|\\\\.){0,200}"|-?[0-9]{1,15})';
const AT_START = new RegExp(`^\\s*\\{\\s*(?:"jsonrpc"\\s*:\\s*"2\\.0"\\s*,\\s*)?${ID}`);
const AT_END = new RegExp(`${ID}\\s*(?:,\\s*"jsonrpc"\\s*:\\s*"2\\.0"\\s*)?\\}\\s*$`);
class BoundedLines extends external_node_stream_.Transform {
    maxBytes;
    onTooLong;
    #parts = [];
    #length = 0;
    #long = null;
    constructor(maxBytes, onTooLong) {
        super();
        this.maxBytes = maxBytes;
        this.onTooLong = onTooLong;
    }
    _transform(chunk, _encoding, done) {
        let at = 0;
        for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, at)) {
            this.#add(chunk.subarray(at, end + 1));
            this.#endLine();
            at = end + 1;
        }
        if (at < chunk.length)
            this.#add(chunk.subarray(at));
        done();
    }
    _flush(done) {
        if (this.#length > 0)
            this.#endLine();
        done();
    }
    #add(part) {
        this.#length += part.length;
        if (this.#long !== null) {
            this.#long.tail = `${this.#long.tail}${edge(part, -1)}`.slice(-EDGE_BYTES);
            return;
        }
        this.#parts.push(part);
        if (this.#length <= this.maxBytes)
            return;
        const whole = Buffer.concat(this.#parts);
        this.#parts = [];
        this.#long = { head: edge(whole, 1), tail: edge(whole, -1) };
    }
    #endLine() {
        if (this.#long === null)
            this.#pass(Buffer.concat(this.#parts));
        else
            this.onTooLong(requestId(this.#long.head, this.#long.tail));
        this.#parts = [];
        this.#length = 0;
        this.#long = null;
    }
    #pass(line) {
        if (line.length > 2 || line.toString('latin1').trim() !== '')
            this.push(line);
    }
}
function edge(bytes, side) {
    return (side === 1 ? bytes.subarray(0, EDGE_BYTES) : bytes.subarray(-EDGE_BYTES)).toString('latin1');
}
function requestId(head, tail) {
    const found = AT_START.exec(head)?.[1] ?? AT_END.exec(tail)?.[1];
    return found === undefined ? null : ((0,json/* parseJson */.qF)(found) ?? null);
}

// EXTERNAL MODULE: ./build/config/inputs.js
var inputs = __webpack_require__(9190);
// EXTERNAL MODULE: ./build/core/injection.js
var core_injection = __webpack_require__(7815);
// EXTERNAL MODULE: ./build/core/result.js
var core_result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/reporters/progress-lines.js
var progress_lines = __webpack_require__(2104);
// EXTERNAL MODULE: ./build/run/gate-answers.js
var gate_answers = __webpack_require__(7225);
// EXTERNAL MODULE: ./build/run/index.js
var run = __webpack_require__(5086);
// EXTERNAL MODULE: ./build/run/resume.js + 1 modules
var resume = __webpack_require__(8598);
// EXTERNAL MODULE: ./build/cli/run-index.js
var run_index = __webpack_require__(7057);
// EXTERNAL MODULE: ./build/cli/run-request.js + 3 modules
var run_request = __webpack_require__(8943);
;// CONCATENATED MODULE: ./build/cli/mcp/calls.js














async function callTool(tool, call) {
    switch (tool) {
        case 'run':
            return runTool(call);
        case 'resume':
            return resumeTool(call);
        case 'validate':
            return onFile(call, (await __webpack_require__.e(/* import() */ 3303).then(__webpack_require__.bind(__webpack_require__, 5684))).runValidate, 'json');
        case 'contract':
            return onFile(call, (await __webpack_require__.e(/* import() */ 3303).then(__webpack_require__.bind(__webpack_require__, 5684))).runContract, 'json');
        case 'graph':
            return onFile(call, (await __webpack_require__.e(/* import() */ 3303).then(__webpack_require__.bind(__webpack_require__, 5684))).runGraph, call.args.text('format') ?? 'mermaid');
        case 'explain': {
            const folder = runFolder(call.args.text('run_dir') ?? '', call.bounds);
            if (!folder.ok)
                return folder;
            return printed((await Promise.all(/* import() */[__webpack_require__.e(5317), __webpack_require__.e(4525)]).then(__webpack_require__.bind(__webpack_require__, 4525))).runExplain, [folder.value], null, call.context);
        }
    }
}
function onFile(call, command, format) {
    const file = insideWorkspace(call.args.text('file') ?? '', call.bounds);
    return file.ok ? printed(command, [file.value], format, call.context) : file;
}
async function printed(command, operands, format, context) {
    const out = [];
    const errors = [];
    const terminal = {
        ...context.terminal,
        stdout: (text) => void out.push(String(text)),
        stderr: (text) => void errors.push(String(text)),
        color: false,
        stdoutColor: false,
    };
    const values = new Map(format === null ? [] : [['--format', [format]]]);
    const args = { operands, flags: new Set(), values };
    const code = await command(args, { ...context, terminal });
    return (0,core_result.ok)(printedReply(out.join(''), errors.join(''), code === cli_command/* EXIT_INVALID */.jL));
}
async function runTool(call) {
    const { args, bounds } = call;
    const file = insideWorkspace(args.text('file') ?? '', bounds);
    if (!file.ok)
        return file;
    const given = args.text('run_dir');
    const runDir = given === null ? (0,core_result.ok)(null) : insideWorkspace(given, bounds);
    if (!runDir.ok)
        return runDir;
    const shared = sharedRequest(call);
    if (!shared.ok)
        return shared;
    const { cwd, workspace } = bounds;
    const request = { ...shared.value, file: external_node_path_.resolve(cwd, file.value), fileAsGiven: file.value, workspace };
    return (0,core_result.ok)(replyOf(await (0,run/* run */.eF)({ ...request, runDir: runDir.value })));
}
async function resumeTool(call) {
    const { args, bounds } = call;
    const folder = runFolder(args.text('run_dir') ?? '', bounds);
    if (!folder.ok)
        return folder;
    const shared = sharedRequest(call);
    if (!shared.ok)
        return shared;
    const result = await (0,resume/* resumeRun */.Z)({
        ...shared.value,
        workspace: bounds.workspace,
        started: (0,run_index/* startedRun */.DS)(call.context.env),
        folder: folder.value,
        from: args.text('from'),
        resetBreakers: args.flag('reset_breakers'),
    });
    return (0,core_result.ok)(replyOf(result));
}
function sharedRequest({ args, context, bounds, cancel, tell }) {
    const answers = (0,gate_answers/* gateAnswersFromMapping */.n)(args.mapping('gates'));
    if (!answers.ok)
        return answers;
    const injections = [];
    for (const text of args.texts('inject')) {
        const injection = (0,core_injection/* parseInjection */.v)(text);
        if (!injection.ok)
            return (0,core_result/* err */._)(`inject: ${injection.error}`);
        injections.push(injection.value);
    }
    return (0,core_result.ok)({
        ...(0,run_request/* plainRequest */.k1)({ ...context, cwd: bounds.cwd }, quietObserver(context, tell)),
        cancel,
        given: (0,inputs/* givenData */.Y)(args.mapping('inputs')),
        injections,
        gates: { answers: answers.value, skip: args.flag('skip_gates'), human: null },
        provider: args.text('provider'),
    });
}
function quietObserver(context, tell) {
    const consume = (event) => {
        if (event.replayed === true)
            return;
        const line = (0,progress_lines/* lineFor */.y1)(event);
        if (line !== null && line.level !== 'debug')
            tell(`${line.mark} ${line.text}`);
    };
    return {
        started: () => ({ consumers: [{ consume }], sinks: [] }),
        masked: () => { },
        note: (message) => context.terminal.stderr(`conductor mcp: ${message}\n`),
        finished: () => { },
    };
}
function replyOf(result) {
    const folder = result.status === 'ended' ? result.runDir : null;
    return documentReply((0,json/* jsonCopy */.Uq)(result.result), folder === null ? [] : [`Run folder: ${folder}`], result.status === 'invalid');
}
function insideWorkspace(given, bounds) {
    return within(given, [bounds.workspace], bounds);
}
function runFolder(given, bounds) {
    return within(given, [bounds.workspace, bounds.runs], bounds);
}
function within(given, roots, { cwd, workspace }) {
    const real = realPath(external_node_path_.resolve(cwd, given));
    if (roots.some((root) => isInside(realPath(root), real)))
        return (0,core_result.ok)(given);
    return (0,core_result/* err */._)(`${JSON.stringify(given.slice(0, 300))} is outside of the workspace ${workspace}`);
}
function isInside(root, target) {
    const relative = external_node_path_.relative(root, target);
    return relative === '' || (!relative.startsWith(`..${external_node_path_.sep}`) && relative !== '..' && !external_node_path_.isAbsolute(relative));
}
function realPath(target) {
    try {
        return (0,external_node_fs_.realpathSync)(target);
    }
    catch {
        const parent = external_node_path_.dirname(target);
        return parent === target ? target : external_node_path_.join(realPath(parent), external_node_path_.basename(target));
    }
}
const MAX_REPLY_CHARS = 200_000;
function textReply(text, isError = false) {
    return { content: [{ type: 'text', text: (0,bounded/* cutText */.I)(text, MAX_REPLY_CHARS) }], ...(isError ? { isError } : {}) };
}
function documentReply(document, notes, isError) {
    const bounded = boundedDocument(document);
    const text = (0,json/* jsonText */.s$)(bounded, 2);
    return {
        content: [text, ...notes].map((part) => ({ type: 'text', text: part })),
        structuredContent: JSON.parse(text),
        ...(isError ? { isError } : {}),
    };
}
function printedReply(stdout, stderr, isError) {
    const document = (0,json/* parseJson */.qF)(stdout);
    if ((0,json/* isJsonObject */.OW)(document))
        return documentReply(document, [], isError);
    return textReply(stdout.trim() === '' ? stderr : stdout, isError);
}
function boundedDocument(document) {
    for (const limit of [Number.POSITIVE_INFINITY, 16_384, 2048, 256]) {
        const cut = limit === Number.POSITIVE_INFINITY ? document : (0,bounded/* cutLongTexts */.h)(document, limit);
        if ((0,json/* isJsonObject */.OW)(cut) && fits(cut))
            return cut;
    }
    const short = (0,bounded/* cutLongTexts */.h)({ ...document, output: LEFT_OUT }, 1024);
    if ((0,json/* isJsonObject */.OW)(short) && fits(short))
        return short;
    return { ...bones(document), truncated: LEFT_OUT };
}
const LEFT_OUT = 'left out: too long for an answer; result.json in the run folder has it';
const ESSENTIAL_FIELDS = [
    'schema_version',
    'success',
    'outcome',
    'exit_code',
    'run_id',
    'workflow',
    'error',
    'next_commands',
];
function bones(document) {
    const fields = ESSENTIAL_FIELDS.flatMap((name) => {
        const value = document[name];
        return value === undefined ? [] : [[name, (0,bounded/* cutLongTexts */.h)(value, 1024)]];
    });
    return Object.fromEntries(fields);
}
function fits(document) {
    return (0,json/* jsonText */.s$)(document, 2).length <= MAX_REPLY_CHARS;
}

// EXTERNAL MODULE: ./build/core/messages.js
var messages = __webpack_require__(1072);
;// CONCATENATED MODULE: ./build/cli/mcp/tools.js



const FILE = { type: 'text', required: true, description: 'Path of the workflow file, inside the workspace' };
const RUN_DIR = { type: 'text', required: true, description: 'The run folder, as a run named it' };
const SHARED = {
    inputs: { type: 'mapping', description: "Values of the workflow's inputs by name" },
    gates: {
        type: 'mapping',
        description: 'Answers to human gates: {"gate": "value", "gate.field": "text"}; without one the run is suspended',
    },
    skip_gates: { type: 'flag', description: 'Take the first option of every gate that has no answer' },
    provider: { type: 'text', description: 'The provider that answers agents, instead of the one in the file' },
};
const TOOL_NAMES = ['run', 'resume', 'validate', 'explain', 'graph', 'contract'];
const TOOLS = {
    run: {
        description: 'Run a workflow file and wait for its end. Answers with result.json: outcome, output, errors with kind, node, file and line, and next_commands.',
        readOnly: false,
        fields: {
            file: FILE,
            ...SHARED,
            inject: {
                type: 'texts',
                description: 'Errors to raise instead of running a node: NODE=KIND[@ATTEMPT][:MESSAGE]',
            },
            run_dir: {
                type: 'text',
                description: 'Where the run leaves its files, inside the workspace; else a temporary folder',
            },
        },
    },
    resume: {
        description: 'Resume a run that halted, failed, was cancelled or waits at a gate. Completed nodes do not run again; nodes that were changed in the file do. Answers as run does.',
        readOnly: false,
        fields: {
            run_dir: RUN_DIR,
            ...SHARED,
            from: { type: 'text', description: 'Run this node and everything that ran after it again' },
            reset_breakers: { type: 'flag', description: 'Forget the state of circuit breakers' },
        },
    },
    validate: {
        description: 'Check a workflow file: every problem with its line, and the error contract. Runs nothing.',
        readOnly: true,
        fields: { file: FILE },
    },
    explain: {
        description: 'Tell what happened in a run, why, what was tried, and what to do next.',
        readOnly: true,
        fields: { run_dir: { ...RUN_DIR, description: 'A run folder, or an errors.jsonl' } },
    },
    graph: {
        description: 'Draw a workflow file as a graph.',
        readOnly: true,
        fields: { file: FILE, format: { type: 'text', choices: ['mermaid', 'dot'], description: 'mermaid by default' } },
    },
    contract: {
        description: 'Which errors each node of a workflow file can raise, who handles them, and which escape.',
        readOnly: true,
        fields: { file: FILE },
    },
};
function isToolName(name) {
    return TOOL_NAMES.some((known) => known === name);
}
function inputSchema({ fields }) {
    const properties = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]);
    const required = Object.entries(fields).flatMap(([name, field]) => (field.required === true ? [name] : []));
    return { type: 'object', properties: Object.fromEntries(properties), required, additionalProperties: false };
}
function fieldSchema({ type, description, choices }) {
    switch (type) {
        case 'text':
            return { type: 'string', description, ...(choices === undefined ? {} : { enum: [...choices] }) };
        case 'flag':
            return { type: 'boolean', description };
        case 'texts':
            return { type: 'array', items: { type: 'string' }, description };
        case 'mapping':
            return { type: 'object', additionalProperties: true, description };
    }
}
class ToolArguments {
    #values;
    constructor(values) {
        this.#values = values;
    }
    text(name) {
        const value = this.#values[name];
        return typeof value === 'string' ? value : null;
    }
    flag(name) {
        return this.#values[name] === true;
    }
    texts(name) {
        const value = this.#values[name];
        return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
    }
    mapping(name) {
        const value = this.#values[name];
        return (0,json/* isJsonObject */.OW)(value) ? value : {};
    }
}
function readArguments(tool, given) {
    const { fields } = TOOLS[tool];
    for (const [name, value] of Object.entries(given)) {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        if (field === undefined) {
            return (0,core_result/* err */._)(`${tool} takes no ${JSON.stringify(name)}${(0,messages/* nearHint */.ap)(name, Object.keys(fields))}`);
        }
        const wrong = value === null ? null : problemOf(field, value);
        if (wrong !== null)
            return (0,core_result/* err */._)(`${name} of ${tool} must be ${wrong}`);
    }
    for (const [name, field] of Object.entries(fields))
        if (field.required === true && (given[name] ?? '') === '')
            return (0,core_result/* err */._)(`${tool} needs ${name}: ${field.description}`);
    return (0,core_result.ok)(new ToolArguments(given));
}
function problemOf({ type, choices }, value) {
    switch (type) {
        case 'text':
            if (typeof value !== 'string' || value.includes('\0'))
                return 'a text';
            return choices === undefined || choices.includes(value) ? null : `one of ${choices.join(', ')}`;
        case 'flag':
            return typeof value === 'boolean' ? null : 'true or false';
        case 'texts':
            return Array.isArray(value) && value.every((item) => typeof item === 'string') ? null : 'a list of texts';
        case 'mapping':
            return (0,json/* isJsonObject */.OW)(value) ? null : 'an object';
    }
}

;// CONCATENATED MODULE: ./build/cli/mcp/server.js

















const MAX_RUNS = 8;
const MAX_REFUSAL_CHARS = 2000;
const MIB = 1024 * 1024;
const MAX_MESSAGE_BYTES = 8 * MIB;
const INSTRUCTIONS = [
    'Runs workflow files whose failures are typed.',
    'When a run ends with another outcome than success, read errors[0] (kind, node_id, file, line, suggestion), repair the file or its inputs,',
    'check with validate, and continue with resume and the run folder: what has completed does not run again.',
].join(' ');
async function runMcp(args, context) {
    const [extra] = args.operands;
    if (extra !== undefined)
        return (0,cli_command/* badUsage */.VT)(context, 'mcp', `${JSON.stringify(extra)} is too much`);
    const folder = external_node_path_.resolve(context.cwd, (0,cli_arguments/* oneValue */.o)(args, '--workspace') ?? '.');
    if ((0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
        return (0,cli_command/* badUsage */.VT)(context, 'mcp', `--workspace ${folder} is no folder`);
    process.chdir(folder);
    const interrupts = (0,adapters_interrupts/* cancelOnSignals */.d)();
    await serveMcp({ ...context, cwd: folder }, interrupts.signal);
    interrupts.release();
    return 0;
}
async function serveMcp(context, stop) {
    const bounds = {
        cwd: context.cwd,
        workspace: (0,load/* findWorkspace */.pl)(external_node_path_.join(context.cwd, 'workflow.yaml'), context.env),
        runs: (0,adapters/* runsFolder */.Xc)(context.env),
    };
    const { stdout } = process;
    const running = new Set();
    const gone = new AbortController();
    const server = createServer(context, bounds, gone.signal, running);
    const closed = new Promise((resolve) => {
        server.onclose = resolve;
    });
    server.onerror = (error) => {
        const code = unreadable(error);
        if (code !== null)
            stdout.write(refusal(null, code, 'this is no message of the protocol'));
    };
    const close = () => void server.close();
    process.stdin.once('end', close);
    stop.addEventListener('abort', close, { once: true });
    const lines = new BoundedLines(MAX_MESSAGE_BYTES, (id) => void stdout.write(tooLong(id)));
    await server.connect(new stdio/* StdioServerTransport */.S(process.stdin.pipe(lines)));
    await closed;
    gone.abort('SIGTERM');
    await Promise.allSettled(running);
}
function tooLong(id) {
    const message = `the message is longer than ${MAX_MESSAGE_BYTES / MIB} MiB; give large data as a file in the workspace`;
    return refusal(id, types/* ErrorCode */.O4.InvalidRequest, message);
}
function refusal(id, code, message) {
    return `${(0,json/* jsonText */.s$)({ jsonrpc: '2.0', id, error: { code, message } })}\n`;
}
function unreadable(error) {
    if (error instanceof SyntaxError)
        return types/* ErrorCode */.O4.ParseError;
    return error.name === 'ZodError' || error instanceof RangeError ? types/* ErrorCode */.O4.InvalidRequest : null;
}
function createServer(context, bounds, gone, running) {
    const capabilities = { tools: {} };
    const server = new esm_server/* Server */.g({ name: 'conductor', version: version/* VERSION */.x }, { capabilities, instructions: INSTRUCTIONS });
    server.setRequestHandler(types/* ListToolsRequestSchema */.gW, () => ({ tools: TOOL_NAMES.map(listed) }));
    server.setRequestHandler(types/* CallToolRequestSchema */.FT, async ({ params }, extra) => {
        if (!isToolName(params.name)) {
            throw new types/* McpError */.Nh(types/* ErrorCode */.O4.InvalidParams, refused(`there is no tool ${params.name}; tools are: ${TOOL_NAMES.join(', ')}`, context));
        }
        const token = params._meta?.progressToken;
        let sent = 0;
        const tell = (message) => {
            if (token === undefined || extra.signal.aborted)
                return;
            sent += 1;
            const progress = { progressToken: token, progress: sent, message };
            void extra.sendNotification({ method: 'notifications/progress', params: progress }).catch(() => { });
        };
        if (running.size >= MAX_RUNS)
            return textReply(`${MAX_RUNS} calls are running already; wait for one of them`, true);
        const cancel = AbortSignal.any([cancelledCall(extra.signal), gone]);
        const work = answer(params.name, params.arguments, context, bounds, cancel, tell);
        running.add(work);
        return work.finally(() => running.delete(work));
    });
    return server;
}
function cancelledCall(signal) {
    const controller = new AbortController();
    (0,abort/* whenAborted */.eG)(signal, () => controller.abort('SIGINT'));
    return controller.signal;
}
async function answer(tool, given, context, bounds, cancel, tell) {
    const sent = plainCopy(given ?? {});
    if (sent === null)
        return textReply(`the arguments of ${tool} are nested too deeply`, true);
    const args = readArguments(tool, sent);
    if (!args.ok)
        return textReply(refused(args.error, context), true);
    const reply = await callTool(tool, { args: args.value, context, bounds, cancel, tell });
    return reply.ok ? reply.value : textReply(refused(reply.error, context), true);
}
function refused(message, context) {
    return (0,bounded/* cutText */.I)((0,cli_command/* environmentRedactor */.uv)(context).text(message), MAX_REFUSAL_CHARS);
}
function plainCopy(given) {
    try {
        const copy = JSON.parse(JSON.stringify(given));
        return copy;
    }
    catch {
        return null;
    }
}
function listed(name) {
    const tool = TOOLS[name];
    const annotations = tool.readOnly
        ? { readOnlyHint: true, openWorldHint: false }
        : { readOnlyHint: false, destructiveHint: true, openWorldHint: true };
    return { name, description: tool.description, inputSchema: inputSchema(tool), annotations };
}


/***/ }),

/***/ 8598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ resumeRun),
  u: () => (/* binding */ resumed)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/core/result.js
var result = __webpack_require__(4429);
// EXTERNAL MODULE: ./build/durability/saved-run.js
var saved_run = __webpack_require__(3505);
// EXTERNAL MODULE: ./build/durability/snapshot.js
var durability_snapshot = __webpack_require__(5464);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(1898);
// EXTERNAL MODULE: ./build/run/execute.js + 5 modules
var execute = __webpack_require__(3692);
// EXTERNAL MODULE: ./build/run/index.js
var run = __webpack_require__(5086);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/ports.js
var ports = __webpack_require__(5158);
// EXTERNAL MODULE: ./build/core/sharding.js
var sharding = __webpack_require__(528);
// EXTERNAL MODULE: ./build/durability/dead-letter.js
var dead_letter = __webpack_require__(3327);
// EXTERNAL MODULE: ./build/durability/journal.js
var journal = __webpack_require__(3061);
// EXTERNAL MODULE: ./build/durability/shards.js
var durability_shards = __webpack_require__(7389);
// EXTERNAL MODULE: ./build/run/run-folder.js
var run_folder = __webpack_require__(7768);
;// CONCATENATED MODULE: ./build/run/join.js












function readJoin(files, folder, saved, request) {
    const plan = (0,durability_shards/* readPlan */.m3)(files, folder);
    if (!plan.ok)
        return plan;
    if (plan.value.runId !== saved.snapshot.runId)
        return (0,result/* err */._)('its shards.json is of another run');
    const shards = [];
    for (const each of request.folders) {
        const shard = readShard(files, each, plan.value);
        if (!shard.ok)
            return (0,result/* err */._)(`${each} cannot be joined: ${shard.error}`);
        if (shard.value !== null)
            shards.push(shard.value);
    }
    const joined = (0,durability_shards/* joinShards */.eS)(plan.value, saved.entries, shards);
    const missing = missingShards(plan.value, joined.ended, shards);
    if (request.requireAll && missing.length > 0)
        return (0,result/* err */._)(`items of ${shardNames(missing)} have not ended, and --require-all was given`);
    const { text: lines, crc } = (0,journal/* journalLines */.nQ)(joined.entries, saved.crc);
    return (0,result.ok)({
        ...joined,
        plan: plan.value,
        saved: {
            ...saved,
            entries: [...saved.entries, ...joined.entries],
            crc,
            lines: saved.lines + joined.entries.length,
            mend: null,
        },
        lines,
        mend: saved.mend,
        warning: missing.length === 0 ? null : `items of ${shardNames(missing)} ended on no machine; they run here`,
    });
}
function shardNames(missing) {
    return `${missing.length === 1 ? 'shard' : 'shards'} ${missing.join(', ')}`;
}
function missingShards(plan, ended, shards) {
    const counts = Array.from({ length: plan.shards + 1 }, () => 0);
    ended.forEach((item) => {
        const index = (item % plan.shards) + 1;
        counts[index] = (counts[index] ?? 0) + 1;
    });
    const finished = new Set(shards.filter((shard) => shard.finished).map(({ shard }) => shard.index));
    return Array.from({ length: plan.shards }, (_, at) => at + 1).filter((index) => !finished.has(index) && (counts[index] ?? 0) < (0,sharding/* itemsOfShard */.qZ)(plan, index));
}
function readShard(files, folder, plan) {
    try {
        const file = external_node_path_.join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5);
        if (!files.exists(file))
            return (0,run_folder/* holdsRun */.gM)(files, folder) ? (0,result/* err */._)(`there is no ${durability_snapshot/* CHECKPOINT_FILE */.S5} in it`) : (0,result.ok)(null);
        const snapshot = (0,durability_snapshot/* parseSnapshot */.E$)(files.readText(file));
        if (!snapshot.ok)
            return snapshot;
        const { shard, status, outcome, broken } = snapshot.value;
        const stranger = whyForeign(snapshot.value, plan);
        if (shard === null || stranger !== null)
            return (0,result/* err */._)(stranger ?? NO_SHARD);
        if (broken !== null)
            return (0,result/* err */._)(`what it did could not be written down (${broken})`);
        if (!files.exists(external_node_path_.join(folder, durability_snapshot/* JOURNAL_FILE */.RD)))
            return (0,result/* err */._)(`there is no ${durability_snapshot/* JOURNAL_FILE */.RD} in it`);
        const content = (0,journal/* readJournal */.a0)((0,saved_run/* journalFile */.i7)(files, folder), (0,durability_snapshot/* journalStart */.mi)(snapshot.value));
        if (!content.ok)
            return content;
        if (!(0,saved_run/* isAsSealed */.HN)(snapshot.value, content.value))
            return (0,result/* err */._)('its journal is not the one that it ended with');
        const { entries } = content.value;
        return (0,result.ok)({ folder, shard, entries, finished: status === 'ended' && outcome === 'success' });
    }
    catch (error) {
        return (0,result/* err */._)((0,error_message/* errorMessage */.g)(error));
    }
}
const NO_SHARD = 'it is not the folder of a shard';
function whyForeign({ shard, runId }, plan) {
    if (shard === null)
        return NO_SHARD;
    if (runId !== plan.runId)
        return `it belongs to the run ${runId}, and the plan to ${plan.runId}`;
    const { group, visit, of, base } = shard;
    const isOfPlan = group === plan.group && visit === plan.visit && of === plan.shards && base === plan.base;
    return isOfPlan ? null : 'it belongs to another plan of this run';
}
function writeJoin(files, folder, join) {
    const journal = external_node_path_.join(folder, durability_snapshot/* JOURNAL_FILE */.RD);
    files.replace(external_node_path_.join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5), (0,durability_snapshot/* snapshotText */.MY)({ ...join.saved.snapshot, ...durability_snapshot/* RUNNING */.W2 }));
    if (join.mend !== null)
        (0,saved_run/* mendJournal */.If)(files, journal, join.mend);
    const append = (file, text) => {
        if (text !== '')
            (0,ports/* appendDurably */.i)(files, file, text);
    };
    append(external_node_path_.join(folder, dead_letter/* DEAD_LETTER_FILE */.NZ), deadLetters(files, folder, join));
    const events = itemEvents(files, folder, join);
    append(external_node_path_.join(folder, 'events.jsonl'), events.text);
    append(journal, join.lines);
    return events.lastSeq;
}
function linesOfItems(files, name, { plan, sources }) {
    const found = [];
    const itemOf = (0,durability_shards/* itemsOf */.S3)(plan);
    for (const folder of new Set([...sources.values()].map((source) => source.folder))) {
        const file = external_node_path_.join(folder, name);
        for (const text of files.exists(file) ? files.lines(file) : []) {
            const value = (0,json/* parseJson */.qF)(text);
            const item = (0,json/* isJsonObject */.OW)(value) ? itemOf((0,json/* asString */.oJ)(value['scope'])) : null;
            if (!(0,json/* isJsonObject */.OW)(value) || item === null || sources.get(item)?.folder !== folder)
                continue;
            found.push({ value, at: Date.parse((0,json/* asString */.oJ)(value['timestamp'])) || 0 });
        }
    }
    return found;
}
function deadLetters(files, folder, join) {
    const file = external_node_path_.join(folder, dead_letter/* DEAD_LETTER_FILE */.NZ);
    const known = files.exists(file) ? files.readText(file) : '';
    return linesOfItems(files, dead_letter/* DEAD_LETTER_FILE */.NZ, join)
        .filter(({ value: { id } }) => typeof id === 'string' && !known.includes((0,json/* jsonText */.s$)(id)))
        .map(({ value }) => `${(0,json/* jsonText */.s$)(value)}\n`)
        .join('');
}
function itemEvents(files, folder, join) {
    const there = eventsOfItems(files, folder, join);
    const events = linesOfItems(files, 'events.jsonl', join).filter(({ value }) => !there.has(unnumbered(value)));
    events.sort((a, b) => a.at - b.at);
    const first = lastSeq(files, folder) + 1;
    const lines = events.map(({ value }, index) => `${(0,json/* jsonText */.s$)({ ...value, seq: first + index })}\n`);
    return { text: lines.join(''), lastSeq: first + lines.length - 1 };
}
function unnumbered({ seq: _, ...event }) {
    return (0,json/* jsonText */.s$)(event);
}
function eventsOfItems(files, folder, { plan }) {
    const there = new Set();
    const itemOf = (0,durability_shards/* itemsOf */.S3)(plan);
    const file = external_node_path_.join(folder, 'events.jsonl');
    for (const text of files.exists(file) ? files.lines(file) : []) {
        const value = (0,json/* parseJson */.qF)(text);
        if ((0,json/* isJsonObject */.OW)(value) && itemOf((0,json/* asString */.oJ)(value['scope'])) !== null)
            there.add(unnumbered(value));
    }
    return there;
}
function lastSeq(files, folder) {
    try {
        let seen = 0;
        for (const line of files.linesFromEnd(external_node_path_.join(folder, 'events.jsonl'))) {
            if (line.trim() === '')
                continue;
            const event = (0,json/* parseJson */.qF)(line);
            if ((0,json/* isJsonObject */.OW)(event) && typeof event['seq'] === 'number')
                return event['seq'];
            seen += 1;
            if (seen === 2)
                break;
        }
    }
    catch {
    }
    return 0;
}

// EXTERNAL MODULE: ./build/run/prepare-resume.js
var prepare_resume = __webpack_require__(5325);
;// CONCATENATED MODULE: ./build/run/resume.js











async function resumeRun(request) {
    const { files } = request.adapters;
    const folder = external_node_path_.resolve(request.cwd, request.folder);
    if (!files.exists(folder))
        return (0,prepare_resume/* refused */.J5)(request, `there is no run folder ${request.folder}`);
    const unsafe = [folder, ...(request.join?.folders ?? [])].flatMap((each) => (0,saved_run/* whyUnsafe */.TE)(files, each) ?? []);
    if (unsafe[0] !== undefined)
        return (0,prepare_resume/* refused */.J5)(request, unsafe[0]);
    if (!files.exists(external_node_path_.join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5))) {
        const nothing = (0,saved_run/* readCheckpoint */.HQ)(files, folder);
        if (!nothing.ok)
            return (0,prepare_resume/* refused */.J5)(request, nothing.error);
    }
    const { join } = request;
    if (join === undefined)
        return owning(request, folder, (lock) => resumeOwned(request, folder, lock));
    const ready = await prepareJoin(request, folder, join);
    return ready.ok ? owning(request, folder, (lock) => joinOwned(request, folder, lock, ready.value)) : ready.error;
}
async function owning(request, folder, act) {
    const locked = request.adapters.lock.acquire(folder);
    if (locked.status === 'taken')
        return (0,prepare_resume/* refused */.J5)(request, `${request.folder} is in use${(0,run_folder/* ownerText */.dP)(locked.owner)}; wait for it, or end it`);
    if (locked.status === 'failed')
        return (0,prepare_resume/* refused */.J5)(request, `${request.folder} cannot be taken: ${locked.message}`);
    let kept = false;
    try {
        const result = await act(locked);
        kept = result.status !== 'invalid';
        return result;
    }
    finally {
        if (!kept)
            locked.release();
    }
}
async function prepareJoin(request, folder, asked) {
    const { files } = request.adapters;
    const state = (0,prepare_resume/* onDisk */.FC)(request, () => stateOf(files, folder));
    if (!state.ok)
        return state;
    const saved = (0,saved_run/* readCheckpoint */.HQ)(files, folder);
    if (!saved.ok)
        return (0,result/* err */._)((0,prepare_resume/* refused */.J5)(request, saved.error));
    const over = whyOver(request, saved.value.snapshot);
    if (over !== null)
        return (0,result/* err */._)(over);
    const join = readJoin(files, folder, saved.value, asked);
    if (!join.ok)
        return (0,result/* err */._)((0,prepare_resume/* refused */.J5)(request, join.error));
    const prepared = await (0,prepare_resume/* prepareResume */.FT)(request, join.value.saved);
    return prepared.ok ? (0,result.ok)({ join: join.value, prepared: prepared.value, state: state.value }) : prepared;
}
function whyOver(request, { status, resumable, reason, outcome }) {
    if (status !== 'ended' || outcome === 'suspended' || outcome === 'cancelled')
        return null;
    const why = reason ?? `the run has ended (${outcome})`;
    return (0,prepare_resume/* refused */.J5)(request, `there is nothing to join any more: ${why}`, resumable ? '`conductor resume` without --join continues it' : null);
}
function stateOf(files, folder) {
    return `${files.readText(external_node_path_.join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5))}${(0,saved_run/* journalText */.Jh)(files, folder).length}`;
}
async function joinOwned(request, folder, lock, { join, prepared, state }) {
    const { files } = request.adapters;
    const now = (0,prepare_resume/* onDisk */.FC)(request, () => stateOf(files, folder));
    if (!now.ok)
        return now.error;
    if (now.value !== state)
        return (0,prepare_resume/* refused */.J5)(request, 'another process has continued this run in the meantime; look at it again');
    mendLogs(request, folder);
    const lastEvent = (0,prepare_resume/* onDisk */.FC)(request, () => writeJoin(files, folder, join));
    if (!lastEvent.ok)
        return lastEvent.error;
    return (0,execute/* execute */.g)(resumed(prepared, folder, { release: lock.release, lastEvent: lastEvent.value, join }));
}
async function resumeOwned(request, folder, lock) {
    const saved = (0,saved_run/* readCheckpoint */.HQ)(request.adapters.files, folder);
    if (!saved.ok)
        return (0,prepare_resume/* refused */.J5)(request, saved.error);
    const { snapshot } = saved.value;
    if (snapshot.status === 'ended' && !snapshot.resumable && request.from === null && !lock.interrupted) {
        return (0,prepare_resume/* refused */.J5)(request, `this run cannot be resumed: ${snapshot.reason ?? 'it has ended'}`, '`--from NODE` runs a node and everything after it again');
    }
    const prepared = await (0,prepare_resume/* prepareResume */.FT)(request, saved.value);
    if (!prepared.ok)
        return prepared.error;
    mendLogs(request, folder);
    const lastEvent = lastSeq(request.adapters.files, folder);
    return (0,execute/* execute */.g)(resumed(prepared.value, folder, { release: lock.release, lastEvent, join: null }));
}
function resumed(prepared, folder, { release, lastEvent, join }) {
    const { request, saved, checked, workflow, inputs, recalled, resetBreakers } = prepared;
    const { entries, ...rest } = saved;
    return {
        request,
        workflow,
        inputs,
        warnings: [...checked.findings, ...(0,run/* settingsWarnings */.Td)(workflow, request), ...resumeWarnings(join?.warning ?? null)],
        sources: checked.loaded.sources,
        resume: {
            runId: saved.snapshot.runId,
            folder,
            saved: rest,
            ...recalled,
            breakers: entries.filter(({ event }) => event['type'] === 'breaker_counted'),
            nextSeq: lastEvent + 1,
            shard: saved.snapshot.shard,
            joined: join?.plan ?? null,
            resetBreakers,
            release,
        },
        workspace: checked.workspace,
    };
}
function resumeWarnings(message) {
    if (message === null)
        return [];
    return [{ file: finding/* NO_FILE */.tW, line: 1, column: 1, code: 'join', severity: 'warning', message, suggestion: null }];
}
const LOGS = ['events.jsonl', 'errors.jsonl', 'dead-letter.jsonl'];
function mendLogs(request, folder) {
    for (const name of LOGS) {
        try {
            (0,saved_run/* mendLines */.Og)(request.adapters.files, external_node_path_.join(folder, name));
        }
        catch (error) {
            request.observer.note(`${name} cannot be put right: ${(0,error_message/* errorMessage */.g)(error)}`);
        }
    }
}


/***/ })

};
