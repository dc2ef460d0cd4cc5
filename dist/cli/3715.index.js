"use strict";
exports.id = 3715;
exports.ids = [3715];
exports.modules = {

/***/ 13715:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMcp: function() { return /* binding */ runMcp; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/server/index.js + 1 modules
var esm_server = __webpack_require__(39762);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/server/stdio.js + 1 modules
var stdio = __webpack_require__(99424);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/types.js + 1 modules
var types = __webpack_require__(330);
// EXTERNAL MODULE: ./build/src/adapters/interrupts.js
var adapters_interrupts = __webpack_require__(38935);
// EXTERNAL MODULE: ./build/src/config/load/index.js + 2 modules
var load = __webpack_require__(45488);
// EXTERNAL MODULE: ./build/src/core/abort.js
var abort = __webpack_require__(44366);
// EXTERNAL MODULE: ./build/src/core/bounded.js
var bounded = __webpack_require__(98441);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/version.js
var version = __webpack_require__(42032);
// EXTERNAL MODULE: ./build/src/run/adapters.js + 11 modules
var adapters = __webpack_require__(44599);
// EXTERNAL MODULE: ./build/src/cli/arguments.js
var cli_arguments = __webpack_require__(39247);
// EXTERNAL MODULE: ./build/src/cli/command.js
var cli_command = __webpack_require__(72918);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./build/src/cli/mcp/bounded-lines.js


const LINE_FEED = 10;
const EDGE_BYTES = 4096;
const ID = '"id"\\s*:\\s*("(?:[^"\\\\]|\\\\.){0,200}"|-?[0-9]{1,15})';
const AT_START = new RegExp(`^\\s*\\{\\s*(?:"jsonrpc"\\s*:\\s*"2\\.0"\\s*,\\s*)?${ID}`);
const AT_END = new RegExp(`${ID}\\s*(?:,\\s*"jsonrpc"\\s*:\\s*"2\\.0"\\s*)?\\}\\s*$`);
class BoundedLines extends external_node_stream_.Transform {
    maxBytes;
    onTooLong;
    #line = Buffer.alloc(0);
    #head = null;
    constructor(maxBytes, onTooLong) {
        super();
        this.maxBytes = maxBytes;
        this.onTooLong = onTooLong;
    }
    _transform(chunk, _encoding, done) {
        let rest = Buffer.concat([this.#line, chunk]);
        for (let end = rest.indexOf(LINE_FEED); end >= 0; end = rest.indexOf(LINE_FEED)) {
            this.#endLine(rest.subarray(0, end + 1));
            rest = rest.subarray(end + 1);
        }
        if (rest.length > this.maxBytes) {
            this.#head ??= rest.toString('latin1', 0, EDGE_BYTES);
            rest = rest.subarray(-EDGE_BYTES);
        }
        this.#line = rest;
        done();
    }
    _flush(done) {
        this.#endLine(this.#line);
        done();
    }
    #endLine(line) {
        const text = line.toString('latin1');
        if (this.#head !== null || line.length > this.maxBytes)
            this.onTooLong(requestId(this.#head ?? text, text));
        else if (text.trim() !== '')
            this.push(line);
        this.#head = null;
    }
}
function requestId(head, tail) {
    const found = AT_START.exec(head.slice(0, EDGE_BYTES))?.[1] ?? AT_END.exec(tail.slice(-EDGE_BYTES))?.[1];
    return found === undefined ? null : ((0,json/* parseJson */.qF)(found) ?? null);
}

// EXTERNAL MODULE: ./build/src/config/inputs.js
var inputs = __webpack_require__(63696);
// EXTERNAL MODULE: ./build/src/config/load/workspace.js
var workspace = __webpack_require__(51695);
// EXTERNAL MODULE: ./build/src/core/event-types.js + 2 modules
var event_types = __webpack_require__(10086);
// EXTERNAL MODULE: ./build/src/core/injection.js
var injection = __webpack_require__(51905);
// EXTERNAL MODULE: ./build/src/core/log-line.js
var log_line = __webpack_require__(56045);
// EXTERNAL MODULE: ./build/src/core/result.js
var core_result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/run/gate-answers.js
var gate_answers = __webpack_require__(26891);
// EXTERNAL MODULE: ./build/src/run/index.js
var run = __webpack_require__(55872);
// EXTERNAL MODULE: ./build/src/run/resume.js + 1 modules
var resume = __webpack_require__(88678);
// EXTERNAL MODULE: ./build/src/cli/run-index.js
var run_index = __webpack_require__(67183);
// EXTERNAL MODULE: ./build/src/cli/run-request.js + 2 modules
var run_request = __webpack_require__(46556);
;// CONCATENATED MODULE: ./build/src/cli/mcp/calls.js















async function callTool(tool, call) {
    switch (tool) {
        case 'run':
            return runTool(call);
        case 'resume':
            return resumeTool(call);
        case 'validate':
            return onFile(call, (await __webpack_require__.e(/* import() */ 3165).then(__webpack_require__.bind(__webpack_require__, 5546))).runValidate, 'json');
        case 'contract':
            return onFile(call, (await __webpack_require__.e(/* import() */ 3165).then(__webpack_require__.bind(__webpack_require__, 5546))).runContract, 'json');
        case 'graph':
            return onFile(call, (await __webpack_require__.e(/* import() */ 3165).then(__webpack_require__.bind(__webpack_require__, 5546))).runGraph, call.args.text('format') ?? 'mermaid');
        case 'explain': {
            const folder = within(call.args.text('run_dir') ?? '', call.bounds, 'runs');
            return folder.ok ? printed((await __webpack_require__.e(/* import() */ 5303).then(__webpack_require__.bind(__webpack_require__, 87684))).runExplain, folder.value, null, call) : folder;
        }
    }
}
async function onFile(call, command, format) {
    const file = within(call.args.text('file') ?? '', call.bounds);
    return file.ok ? printed(command, file.value, format, call) : file;
}
async function printed(command, operand, format, { context }) {
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
    const args = { operands: [operand], flags: new Set(), values };
    const code = await command(args, { ...context, terminal });
    return (0,core_result.ok)(printedReply(out.join(''), errors.join(''), code === cli_command/* EXIT_INVALID */.jL));
}
async function runTool(call) {
    const { args, bounds } = call;
    const file = within(args.text('file') ?? '', bounds);
    if (!file.ok)
        return file;
    const given = args.text('run_dir');
    const runDir = given === null ? (0,core_result.ok)(null) : within(given, bounds);
    if (!runDir.ok)
        return runDir;
    const shared = sharedRequest(call);
    if (!shared.ok)
        return shared;
    const { cwd, workspace } = bounds;
    const request = { ...shared.value, file: external_node_path_default().resolve(cwd, file.value), fileAsGiven: file.value, workspace };
    return (0,core_result.ok)(replyOf(await (0,run/* run */.eF)({ ...request, runDir: runDir.value })));
}
async function resumeTool(call) {
    const { args, bounds } = call;
    const folder = within(args.text('run_dir') ?? '', bounds, 'runs');
    if (!folder.ok)
        return folder;
    const shared = sharedRequest(call);
    if (!shared.ok)
        return shared;
    const result = await (0,resume/* resumeRun */.ZL)({
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
    const injections = (0,injection/* parseInjections */.y)(args.texts('inject'));
    if (!injections.ok)
        return (0,core_result/* err */._)(`inject: ${injections.error}`);
    return (0,core_result.ok)({
        ...(0,run_request/* plainRequest */.k1)({ ...context, cwd: bounds.cwd }, quietObserver(context, tell)),
        cancel,
        given: (0,inputs/* givenData */.Y)(args.mapping('inputs')),
        injections: injections.value,
        gates: { answers: answers.value, skip: args.flag('skip_gates'), human: null },
        provider: args.text('provider'),
    });
}
function quietObserver(context, tell) {
    const consume = (event) => {
        if (event.replayed === true)
            return;
        const { level, mark, text } = (0,event_types/* lineOf */.cA)(event);
        if ((0,log_line/* isShown */.aJ)(level, 'info'))
            tell(`${mark} ${text}`);
    };
    return {
        started: () => ({ consumers: [{ consume }], sinks: [] }),
        masked: () => { },
        note: (message) => context.terminal.stderr(`conductor mcp: ${message}\n`),
        finished: () => { },
    };
}
function replyOf(result) {
    const notes = result.status === 'ended' && result.runDir !== null ? [`Run folder: ${result.runDir}`] : [];
    return documentReply((0,json/* jsonCopy */.Uq)(result.result), notes, result.status === 'invalid');
}
function within(given, bounds, also = 'workspace') {
    const real = (0,workspace/* realPathOf */.dN)(external_node_path_default().resolve(bounds.cwd, given));
    if ([bounds.workspace, bounds[also]].some((root) => (0,workspace/* isInside */.FK)((0,workspace/* realPathOf */.dN)(root), real)))
        return (0,core_result.ok)(given);
    return (0,core_result/* err */._)(`${JSON.stringify(given.slice(0, 300))} is outside of the workspace ${bounds.workspace}`);
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
        if ((0,json/* isJsonObject */.OW)(cut) && (0,json/* jsonText */.s$)(cut, 2).length <= MAX_REPLY_CHARS)
            return cut;
    }
    const fields = ESSENTIAL_FIELDS.map((name) => [name, (0,bounded/* cutLongTexts */.h)(document[name] ?? null, 1024)]);
    return { ...Object.fromEntries(fields), truncated: LEFT_OUT };
}
const LEFT_OUT = 'left out: too long for an answer; result.json in the run folder has it';
const ESSENTIAL_FIELDS = 'schema_version success outcome exit_code run_id workflow error next_commands'.split(' ');

// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
;// CONCATENATED MODULE: ./build/src/cli/mcp/tools.js



const TYPES = {
    text: {
        schema: { type: 'string' },
        wanted: 'a text',
        fits: (value) => typeof value === 'string' && !value.includes('\0'),
    },
    flag: { schema: { type: 'boolean' }, wanted: 'true or false', fits: (value) => typeof value === 'boolean' },
    texts: {
        schema: { type: 'array', items: { type: 'string' } },
        wanted: 'a list of texts',
        fits: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
    },
    mapping: { schema: { type: 'object', additionalProperties: true }, wanted: 'an object', fits: json/* isJsonObject */.OW },
};
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
    const properties = Object.entries(fields).map(([name, { type, description, choices }]) => {
        return [name, { ...TYPES[type].schema, description, ...(choices === undefined ? {} : { enum: choices }) }];
    });
    const required = Object.entries(fields).flatMap(([name, field]) => (field.required === true ? [name] : []));
    return { type: 'object', properties: Object.fromEntries(properties), required, additionalProperties: false };
}
class ToolArguments {
    values;
    constructor(values) {
        this.values = values;
    }
    text(name) {
        const value = this.values[name];
        return typeof value === 'string' ? value : null;
    }
    flag(name) {
        return this.values[name] === true;
    }
    texts(name) {
        const value = this.values[name];
        return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
    }
    mapping(name) {
        const value = this.values[name];
        return (0,json/* isJsonObject */.OW)(value) ? value : {};
    }
}
function readArguments(tool, given) {
    const { fields } = TOOLS[tool];
    for (const [name, value] of Object.entries(given)) {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        if (field === undefined)
            return (0,core_result/* err */._)(`${tool} takes no ${JSON.stringify(name)}${(0,messages/* nearHint */.ap)(name, Object.keys(fields))}`);
        const { wanted, fits } = TYPES[field.type];
        if (value !== null && !fits(value))
            return (0,core_result/* err */._)(`${name} of ${tool} must be ${wanted}`);
        if (value !== null && field.choices?.includes(String(value)) === false)
            return (0,core_result/* err */._)(`${name} of ${tool} must be one of ${field.choices.join(', ')}`);
    }
    for (const [name, field] of Object.entries(fields))
        if (field.required === true && (given[name] ?? '') === '')
            return (0,core_result/* err */._)(`${tool} needs ${name}: ${field.description}`);
    return (0,core_result.ok)(new ToolArguments(given));
}

;// CONCATENATED MODULE: ./build/src/cli/mcp/server.js

















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
    const folder = external_node_path_default().resolve(context.cwd, (0,cli_arguments/* oneValue */.o1)(args, '--workspace') ?? '.');
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
        workspace: (0,load/* findWorkspace */.pl)(external_node_path_default().join(context.cwd, 'workflow.yaml'), context.env),
        runs: (0,adapters/* runsFolder */.Xc)(context.env),
    };
    const { stdout } = process;
    const running = new Set();
    const gone = new AbortController();
    const server = createServer({ context, bounds }, gone.signal, running);
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
function createServer(around, gone, running) {
    const capabilities = { tools: {} };
    const server = new esm_server/* Server */.g({ name: 'conductor', version: version/* VERSION */.x }, { capabilities, instructions: INSTRUCTIONS });
    server.setRequestHandler(types/* ListToolsRequestSchema */.gW, () => ({ tools: TOOL_NAMES.map(listed) }));
    server.setRequestHandler(types/* CallToolRequestSchema */.FT, async ({ params }, extra) => {
        const { name, arguments: given = {} } = params;
        if (!isToolName(name)) {
            const message = `there is no tool ${name}; tools are: ${TOOL_NAMES.join(', ')}`;
            throw new types/* McpError */.Nh(types/* ErrorCode */.O4.InvalidParams, refused(message, around.context));
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
        const work = answer(name, given, { ...around, cancel, tell });
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
async function answer(tool, given, call) {
    const sent = plainCopy(given);
    if (sent === null)
        return textReply(`the arguments of ${tool} are nested too deeply`, true);
    const args = readArguments(tool, sent);
    const reply = args.ok ? await callTool(tool, { ...call, args: args.value }) : args;
    return reply.ok ? reply.value : textReply(refused(reply.error, call.context), true);
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

/***/ 88678:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZL: function() { return /* binding */ resumeRun; },
  Ek: function() { return /* binding */ runShard; }
});

// UNUSED EXPORTS: copyPlan

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/core/finding.js
var finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/durability/journal.js
var journal = __webpack_require__(90479);
// EXTERNAL MODULE: ./build/src/durability/saved-run.js
var saved_run = __webpack_require__(87451);
// EXTERNAL MODULE: ./build/src/durability/shards.js
var durability_shards = __webpack_require__(37183);
// EXTERNAL MODULE: ./build/src/durability/snapshot.js
var durability_snapshot = __webpack_require__(5094);
// EXTERNAL MODULE: ./build/src/text/checksum.js
var checksum = __webpack_require__(80685);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/run/execute.js + 1 modules
var execute = __webpack_require__(29120);
// EXTERNAL MODULE: ./build/src/run/index.js
var run = __webpack_require__(55872);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/ports.js
var ports = __webpack_require__(51848);
// EXTERNAL MODULE: ./build/src/core/sharding.js
var sharding = __webpack_require__(99978);
// EXTERNAL MODULE: ./build/src/durability/dead-letter.js
var dead_letter = __webpack_require__(15893);
// EXTERNAL MODULE: ./build/src/run/run-folder.js
var run_folder = __webpack_require__(99870);
;// CONCATENATED MODULE: ./build/src/run/join.js












function readJoin(files, folder, saved, request) {
    const plan = (0,durability_shards/* readPlan */.m3)(files, folder);
    if (!plan.ok)
        return plan;
    if (plan.value.run_id !== saved.snapshot.run_id)
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
    const finished = new Set(shards.filter((shard) => shard.finished).map(({ shard }) => shard.index));
    const open = Array.from({ length: plan.shards }, (_, at) => at + 1).filter((index) => !finished.has(index));
    const endedIn = (index) => [...ended].filter((item) => (item % plan.shards) + 1 === index).length;
    return open.filter((index) => endedIn(index) < (0,sharding/* itemsOfShard */.qZ)(plan, index));
}
function readShard(files, folder, plan) {
    try {
        const file = external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5);
        if (!files.exists(file))
            return (0,run_folder/* holdsRun */.gM)(files, folder) ? (0,result/* err */._)(`there is no ${durability_snapshot/* CHECKPOINT_FILE */.S5} in it`) : (0,result.ok)(null);
        const snapshot = (0,durability_snapshot/* parseSnapshot */.E$)(files.readText(file));
        if (!snapshot.ok)
            return snapshot;
        const { shard, status, outcome, broken } = snapshot.value;
        const foreign = whyForeign(snapshot.value, plan);
        if (shard === null || foreign !== null)
            return (0,result/* err */._)(foreign ?? NO_SHARD);
        if (broken !== null)
            return (0,result/* err */._)(`what it did could not be written down (${broken})`);
        if (!files.exists(external_node_path_default().join(folder, durability_snapshot/* JOURNAL_FILE */.RD)))
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
        return (0,result/* err */._)((0,error_message/* errorMessage */.gJ)(error));
    }
}
const NO_SHARD = 'it is not the folder of a shard';
function whyForeign({ shard, run_id: runId }, plan) {
    if (shard === null)
        return NO_SHARD;
    if (runId !== plan.run_id)
        return `it belongs to the run ${runId}, and the plan to ${plan.run_id}`;
    const { group, visit, of, base } = shard;
    const isOfPlan = group === plan.group && visit === plan.visit && of === plan.shards && base === plan.base;
    return isOfPlan ? null : 'it belongs to another plan of this run';
}
function writeJoin(files, folder, join) {
    const journal = external_node_path_default().join(folder, durability_snapshot/* JOURNAL_FILE */.RD);
    files.replace(external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5), (0,durability_snapshot/* snapshotText */.MY)({ ...join.saved.snapshot, ...durability_snapshot/* RUNNING */.W2 }));
    if (join.mend !== null)
        (0,saved_run/* mendJournal */.If)(files, journal, join.mend);
    const append = (file, text) => {
        if (text !== '')
            (0,ports/* appendDurably */.i)(files, file, text);
    };
    append(external_node_path_default().join(folder, dead_letter/* DEAD_LETTER_FILE */.NZ), deadLetters(files, folder, join));
    const events = itemEvents(files, folder, join);
    append(external_node_path_default().join(folder, EVENTS_FILE), events.join(''));
    append(journal, join.lines);
    return lastSeq(files, folder);
}
const EVENTS_FILE = 'events.jsonl';
function* itemLines(files, file, plan) {
    const itemOf = (0,durability_shards/* itemsOf */.S3)(plan);
    for (const text of files.exists(file) ? files.lines(file) : []) {
        const value = (0,json/* parseJson */.qF)(text);
        const item = (0,json/* isJsonObject */.OW)(value) ? itemOf((0,json/* asString */.oJ)(value['scope'])) : null;
        if ((0,json/* isJsonObject */.OW)(value) && item !== null)
            yield { item, value };
    }
}
function linesOfShards(files, name, { plan, sources }) {
    const folders = new Set([...sources.values()].map((source) => source.folder));
    return [...folders].flatMap((folder) => [...itemLines(files, external_node_path_default().join(folder, name), plan)]
        .filter(({ item }) => sources.get(item)?.folder === folder)
        .map(({ value }) => value));
}
function deadLetters(files, folder, join) {
    const file = external_node_path_default().join(folder, dead_letter/* DEAD_LETTER_FILE */.NZ);
    const known = files.exists(file) ? files.readText(file) : '';
    return linesOfShards(files, dead_letter/* DEAD_LETTER_FILE */.NZ, join)
        .filter(({ id }) => typeof id === 'string' && !known.includes((0,json/* jsonText */.s$)(id)))
        .map((value) => `${(0,json/* jsonText */.s$)(value)}\n`)
        .join('');
}
function itemEvents(files, folder, join) {
    const unnumbered = ({ seq: _, ...event }) => (0,json/* jsonText */.s$)(event);
    const own = [...itemLines(files, external_node_path_default().join(folder, EVENTS_FILE), join.plan)];
    const there = new Set(own.map(({ value }) => unnumbered(value)));
    const timeOf = ({ timestamp }) => Date.parse((0,json/* asString */.oJ)(timestamp)) || 0;
    const first = lastSeq(files, folder) + 1;
    return linesOfShards(files, EVENTS_FILE, join)
        .filter((value) => !there.has(unnumbered(value)))
        .sort((a, b) => timeOf(a) - timeOf(b))
        .map((value, index) => `${(0,json/* jsonText */.s$)({ ...value, seq: first + index })}\n`);
}
function lastSeq(files, folder) {
    try {
        for (const line of files.linesFromEnd(external_node_path_default().join(folder, EVENTS_FILE))) {
            const event = (0,json/* parseJson */.qF)(line);
            if ((0,json/* isJsonObject */.OW)(event) && typeof event['seq'] === 'number')
                return event['seq'];
        }
    }
    catch {
    }
    return 0;
}

// EXTERNAL MODULE: ./build/src/run/prepare-resume.js + 1 modules
var prepare_resume = __webpack_require__(27439);
;// CONCATENATED MODULE: ./build/src/run/resume.js














async function resumeRun(request) {
    const { files, lock } = request.adapters;
    const folder = external_node_path_default().resolve(request.cwd, request.folder);
    if (!files.exists(folder))
        return (0,prepare_resume/* refused */.J5)(request, `there is no run folder ${request.folder}`);
    const unsafe = [folder, ...(request.join?.folders ?? [])].flatMap((each) => (0,saved_run/* whyUnsafe */.TE)(files, each) ?? []);
    if (unsafe[0] !== undefined)
        return (0,prepare_resume/* refused */.J5)(request, unsafe[0]);
    if (request.join !== undefined || !files.exists(external_node_path_default().join(folder, durability_snapshot/* CHECKPOINT_FILE */.S5))) {
        const looked = await prepare(request, folder, false);
        if (!looked.ok)
            return looked.error;
    }
    const locked = (0,run_folder/* takeFolder */.Cz)(lock, folder, request.folder);
    if (!locked.ok)
        return (0,prepare_resume/* refused */.J5)(request, locked.error);
    let isReleased = false;
    try {
        const ready = await prepare(request, folder, locked.value.interrupted);
        if (!ready.ok)
            return ready.error;
        const { prepared, join } = ready.value;
        mendLogs(request, folder);
        const lastEvent = (0,prepare_resume/* onDisk */.FC)(request, () => (join === null ? lastSeq(files, folder) : writeJoin(files, folder, join)));
        if (!lastEvent.ok)
            return lastEvent.error;
        const result = await (0,execute/* execute */.g)(resumed(prepared, folder, locked.value.release, lastEvent.value, join));
        isReleased = true;
        return result;
    }
    finally {
        if (!isReleased)
            locked.value.release();
    }
}
async function prepare(request, folder, isInterrupted) {
    const { files } = request.adapters;
    const saved = (0,saved_run/* readCheckpoint */.HQ)(files, folder);
    if (!saved.ok)
        return (0,result/* err */._)((0,prepare_resume/* refused */.J5)(request, saved.error));
    const over = whyOver(request, saved.value.snapshot, isInterrupted);
    if (over !== null)
        return (0,result/* err */._)((0,prepare_resume/* refused */.J5)(request, over));
    const join = request.join === undefined ? (0,result.ok)(null) : readJoin(files, folder, saved.value, request.join);
    if (!join.ok)
        return (0,result/* err */._)((0,prepare_resume/* refused */.J5)(request, join.error));
    const prepared = await (0,prepare_resume/* prepareResume */.FT)(request, join.value?.saved ?? saved.value);
    return prepared.ok ? (0,result.ok)({ prepared: prepared.value, join: join.value }) : prepared;
}
function whyOver({ join, from }, { status, resumable, reason, outcome }, isInterrupted) {
    if (status !== 'ended')
        return null;
    if (join !== undefined) {
        if (outcome === 'suspended' || outcome === 'cancelled')
            return null;
        const message = `there is nothing to join any more: ${reason ?? `the run has ended (${outcome})`}`;
        return { message, suggestion: resumable ? '`conductor resume` without --join continues it' : null };
    }
    if (resumable || from !== null || isInterrupted)
        return null;
    const message = `this run cannot be resumed: ${reason ?? 'it has ended'}`;
    return { message, suggestion: '`--from NODE` runs a node and everything after it again' };
}
function resumed({ request, saved, checked, workflow, inputs, recalled, resetBreakers }, folder, release, lastEvent, join) {
    const { entries, ...rest } = saved;
    return {
        request,
        workflow,
        inputs,
        warnings: [...checked.findings, ...(0,run/* settingsWarnings */.Td)(workflow, request), ...joinWarnings(join?.warning ?? null)],
        sources: checked.loaded.sources,
        resume: {
            runId: saved.snapshot.run_id,
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
function joinWarnings(message) {
    if (message === null)
        return [];
    return [{ file: finding/* NO_FILE */.tW, line: 1, column: 1, code: 'join', severity: 'warning', message, suggestion: null }];
}
const LOGS = ['events.jsonl', 'errors.jsonl', 'dead-letter.jsonl'];
function mendLogs(request, folder) {
    for (const name of LOGS) {
        try {
            (0,saved_run/* mendLines */.Og)(request.adapters.files, external_node_path_default().join(folder, name));
        }
        catch (error) {
            request.observer.note(`${name} cannot be put right: ${(0,error_message/* errorMessage */.gJ)(error)}`);
        }
    }
}
async function runShard(request) {
    const { files } = request.adapters;
    const folder = external_node_path_default().resolve(request.cwd, request.folder);
    const [taken] = (0,run_folder/* runDirProblems */.xE)({ adapters: request.adapters, cwd: request.cwd, runDir: request.out });
    if (taken !== undefined)
        return (0,prepare_resume/* refused */.J5)(request, taken);
    const unsafe = (0,saved_run/* whyUnsafe */.TE)(files, folder);
    if (unsafe !== null)
        return (0,prepare_resume/* refused */.J5)(request, unsafe);
    const saved = readShardPlan(request, folder);
    if (!saved.ok)
        return (0,prepare_resume/* refused */.J5)(request, saved.error);
    const prepared = await (0,prepare_resume/* prepareResume */.FT)(request, saved.value);
    if (!prepared.ok)
        return prepared.error;
    const { run_id: runId, workflow } = saved.value.snapshot;
    const claimed = (0,run_folder/* claimFolder */.Pm)({ ...prepared.value.request, runDir: request.out }, workflow.name, runId);
    if (!claimed.ok)
        return (0,prepare_resume/* refused */.J5)(request, claimed.error);
    const out = claimed.value.path;
    if (out === null)
        return (0,prepare_resume/* refused */.J5)(request, `${request.out} cannot be written, and a shard without its folder is of no use`);
    const { release } = claimed.value;
    const { ended } = request;
    const copied = (0,prepare_resume/* onDisk */.FC)(request, () => {
        copyPlan(files, folder, out);
        if (ended !== undefined)
            files.replace(external_node_path_default().join(out, durability_snapshot/* JOURNAL_FILE */.RD), (0,journal/* journalLines */.nQ)(ended, (0,durability_snapshot/* journalStart */.mi)(saved.value.snapshot)).text);
    });
    if (!copied.ok) {
        release();
        return copied.error;
    }
    const refuseUnsaved = (problem) => {
        const cleared = (0,prepare_resume/* onDisk */.FC)(request, () => files.remove(external_node_path_default().join(out, durability_snapshot/* CHECKPOINT_FILE */.S5)));
        return cleared.ok ? (0,prepare_resume/* refused */.J5)(request, (0,prepare_resume/* unusable */._P)(problem)) : cleared.error;
    };
    return (0,execute/* execute */.g)({ ...resumed(prepared.value, out, release, 0, null), refuseUnsaved });
}
function copyPlan(files, folder, out) {
    const plan = external_node_path_default().join(out, durability_shards/* PLAN_FOLDER */.Vx);
    files.makeFolder(plan);
    files.replace(external_node_path_default().join(plan, durability_snapshot/* JOURNAL_FILE */.RD), (0,saved_run/* journalText */.Jh)(files, folder));
    for (const name of [durability_snapshot/* CHECKPOINT_FILE */.S5, durability_shards/* SHARDS_FILE */.D6])
        files.replace(external_node_path_default().join(plan, name), files.readText(external_node_path_default().join(folder, name)));
}
function readShardPlan({ adapters: { files }, shard, folder: name, ended = [] }, folder) {
    if (!files.exists(folder))
        return (0,result/* err */._)(`there is no run folder ${name}`);
    const saved = (0,saved_run/* readCheckpoint */.HQ)(files, folder);
    if (!saved.ok)
        return saved;
    const plan = (0,durability_shards/* readPlan */.m3)(files, folder);
    if (!plan.ok)
        return plan;
    const { group, visit, shards, base, run_id: runId } = plan.value;
    const { snapshot, crc } = saved.value;
    if (snapshot.shard !== null)
        return (0,result/* err */._)('it is the folder of a shard, not of a plan');
    if (runId !== snapshot.run_id || base !== (0,checksum/* checksumText */.d)(crc))
        return (0,result/* err */._)('the run has continued since its plan was made; shards cannot be added any more');
    if (shard.of !== shards)
        return (0,result/* err */._)(`its plan has ${shards} shards, not ${shard.of}`);
    if (shard.index < 1 || shard.index > shards)
        return (0,result/* err */._)(`there is no shard ${shard.index} of ${shards}`);
    const own = { group, visit, index: shard.index, of: shards, base };
    const ofShard = { ...snapshot, shard: own };
    const entries = [...saved.value.entries, ...ended];
    const { crc: last } = (0,journal/* journalLines */.nQ)(ended, (0,durability_snapshot/* journalStart */.mi)(ofShard));
    return (0,result.ok)({ snapshot: ofShard, entries, crc: last, lines: ended.length, mend: null });
}


/***/ })

};
;