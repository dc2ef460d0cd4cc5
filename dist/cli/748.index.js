"use strict";
exports.id = 748;
exports.ids = [748];
exports.modules = {

/***/ 50748:
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
// EXTERNAL MODULE: ./build/src/config/load/workspace.js
var workspace = __webpack_require__(51695);
// EXTERNAL MODULE: ./build/src/core/abort.js
var abort = __webpack_require__(44366);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/result.js
var core_result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/core/version.js
var version = __webpack_require__(42032);
// EXTERNAL MODULE: ./build/src/run/adapters.js + 8 modules
var adapters = __webpack_require__(17820);
// EXTERNAL MODULE: ./build/src/cli/command.js
var cli_command = __webpack_require__(72918);
// EXTERNAL MODULE: ./build/src/config/inputs.js
var inputs = __webpack_require__(63696);
// EXTERNAL MODULE: ./build/src/core/event-types.js + 1 modules
var event_types = __webpack_require__(27643);
// EXTERNAL MODULE: ./build/src/core/injection.js
var injection = __webpack_require__(51905);
// EXTERNAL MODULE: ./build/src/core/log-line.js
var log_line = __webpack_require__(56045);
// EXTERNAL MODULE: ./build/src/run/gate-answers.js
var gate_answers = __webpack_require__(26891);
// EXTERNAL MODULE: ./build/src/run/index.js
var run = __webpack_require__(55872);
// EXTERNAL MODULE: ./build/src/run/resume.js + 1 modules
var resume = __webpack_require__(88678);
// EXTERNAL MODULE: ./build/src/cli/inspect-file.js
var inspect_file = __webpack_require__(5546);
// EXTERNAL MODULE: ./build/src/cli/inspect-run.js + 1 modules
var inspect_run = __webpack_require__(87684);
// EXTERNAL MODULE: ./build/src/cli/run-index.js
var run_index = __webpack_require__(67183);
// EXTERNAL MODULE: ./build/src/cli/run-request.js + 2 modules
var run_request = __webpack_require__(46556);
;// CONCATENATED MODULE: ./build/src/cli/mcp/calls.js
















const PRINTED = { validate: inspect_file.runValidate, contract: inspect_file.runContract, graph: inspect_file.runGraph, explain: inspect_run.runExplain };
async function callTool(tool, call) {
    if (tool === 'run')
        return runTool(call);
    if (tool === 'resume')
        return resumeTool(call);
    const { args, bounds } = call;
    const isRun = tool === 'explain';
    const named = within(args.text(isRun ? 'run_dir' : 'file') ?? '', bounds, isRun ? 'runs' : 'workspace');
    const format = args.text('format') ?? (tool === 'graph' ? 'mermaid' : 'json');
    return named.ok ? captureCommand(PRINTED[tool], named.value, format, call) : named;
}
async function captureCommand(command, operand, format, { context }) {
    const out = [];
    const errors = [];
    const terminal = {
        ...context.terminal,
        stdout: (text) => void out.push(String(text)),
        stderr: (text) => void errors.push(String(text)),
        color: false,
        stdoutColor: false,
    };
    const values = new cli_command/* ParsedArguments */.mu([operand], new Map([['--format', [format]]]));
    const code = await command(values, { ...context, terminal });
    const [stdout, isError] = [out.join(''), code === cli_command/* EXIT_INVALID */.jL];
    const document = (0,json/* parseJson */.qF)(stdout);
    if ((0,json/* isJsonObject */.OW)(document))
        return (0,core_result.ok)(documentReply(document, [], isError));
    return (0,core_result.ok)(textReply(stdout.trim() === '' ? errors.join('') : stdout, isError));
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
    return (0,core_result.ok)(toReply(await (0,run/* run */.eF)({ ...request, runDir: runDir.value })));
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
    return (0,core_result.ok)(toReply(result));
}
function sharedRequest({ args, context, bounds, cancel, tell }) {
    const answers = (0,gate_answers/* gateAnswersFromMapping */.nJ)(args.mapping('gates'));
    if (!answers.ok)
        return answers;
    const injections = (0,injection/* parseInjections */.y)(args.texts('inject'));
    if (!injections.ok)
        return (0,core_result/* err */._q)(`inject: ${injections.error}`);
    const surroundings = { ...context, cwd: bounds.cwd };
    return (0,core_result.ok)({
        ...(0,run_request.plainRequest)(surroundings, (0,run_index/* noting */.E_)(quietObserver(context, tell), surroundings)),
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
        const { level, mark, text } = (0,event_types/* formatEventLine */.Yp)(event);
        if ((0,log_line/* isShown */.aJ)(level, 'info'))
            tell(`${mark} ${text}`);
    };
    return {
        onStarted: () => ({ consumers: [{ consume }], sinks: [] }),
        onMasked: () => { },
        note: (message) => context.terminal.stderr(`conductor mcp: ${message}\n`),
        onFinished: () => { },
    };
}
function toReply(result) {
    const notes = result.status === 'ended' && result.runDir !== null ? [`Run folder: ${result.runDir}`] : [];
    return documentReply((0,json/* jsonCopy */.Uq)(result.result), notes, result.status === 'invalid');
}
function within(given, bounds, also = 'workspace') {
    const real = (0,workspace/* resolveRealPath */.Sc)(external_node_path_default().resolve(bounds.cwd, given));
    if ([bounds.workspace, bounds[also]].some((root) => (0,workspace/* isInside */.FK)((0,workspace/* resolveRealPath */.Sc)(root), real)))
        return (0,core_result.ok)(given);
    return (0,core_result/* err */._q)(`${JSON.stringify(given.slice(0, 300))} is outside of the workspace ${bounds.workspace}`);
}
const MAX_REPLY_CHARS = 200_000;
function textReply(text, isError = false) {
    return { content: [{ type: 'text', text: (0,json/* cutText */.IN)(text, MAX_REPLY_CHARS) }], ...(isError ? { isError } : {}) };
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
function boundedDocument(document) {
    for (const limit of [Number.POSITIVE_INFINITY, 16_384, 2048, 256]) {
        const cut = limit === Number.POSITIVE_INFINITY ? document : (0,json/* cutLongTexts */.h5)(document, limit);
        if ((0,json/* isJsonObject */.OW)(cut) && (0,json/* jsonText */.s$)(cut, 2).length <= MAX_REPLY_CHARS)
            return cut;
    }
    const fields = ESSENTIAL_FIELDS.map((name) => [name, (0,json/* cutLongTexts */.h5)(document[name] ?? null, 1024)]);
    return { ...Object.fromEntries(fields), truncated: LEFT_OUT };
}
const LEFT_OUT = 'left out: too long for an answer; result.json in the run folder has it';
const ESSENTIAL_FIELDS = 'schema_version success outcome exit_code run_id workflow error next_commands'.split(' ');

// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
;// CONCATENATED MODULE: ./build/src/cli/mcp/tools.js



const FILE = { type: 'string', description: 'Path of the workflow file, inside the workspace' };
const RUN_DIR = { type: 'string', description: 'The run folder, as a run named it' };
const SHARED = {
    inputs: { type: 'object', additionalProperties: true, description: "Values of the workflow's inputs by name" },
    gates: {
        type: 'object',
        additionalProperties: true,
        description: 'Answers to human gates: {"gate": "value", "gate.field": "text"}; without one the run is suspended',
    },
    skip_gates: { type: 'boolean', description: 'Take the first option of every gate that has no answer' },
    provider: { type: 'string', description: 'The provider that answers agents, instead of the one in the file' },
};
const TOOLS = {
    run: {
        description: 'Run a workflow file and wait for its end. Answers with result.json: outcome, output, errors with kind, node, file and line, and next_commands.',
        readOnly: false,
        required: ['file'],
        fields: {
            file: FILE,
            ...SHARED,
            inject: {
                type: 'array',
                items: { type: 'string' },
                description: 'Errors to raise instead of running a node: NODE=KIND[@ATTEMPT][:MESSAGE]',
            },
            run_dir: {
                type: 'string',
                description: 'Where the run leaves its files, inside the workspace; else a temporary folder',
            },
        },
    },
    resume: {
        description: 'Resume a run that halted, failed, was cancelled or waits at a gate. Completed nodes do not run again; nodes that were changed in the file do. Answers as run does.',
        readOnly: false,
        required: ['run_dir'],
        fields: {
            run_dir: RUN_DIR,
            ...SHARED,
            from: { type: 'string', description: 'Run this node and everything that ran after it again' },
            reset_breakers: { type: 'boolean', description: 'Forget the state of circuit breakers' },
        },
    },
    validate: {
        description: 'Check a workflow file: every problem with its line, and the error contract. Runs nothing.',
        readOnly: true,
        required: ['file'],
        fields: { file: FILE },
    },
    explain: {
        description: 'Tell what happened in a run, why, what was tried, and what to do next.',
        readOnly: true,
        required: ['run_dir'],
        fields: { run_dir: { ...RUN_DIR, description: 'A run folder, or an errors.jsonl' } },
    },
    graph: {
        description: 'Draw a workflow file as a graph.',
        readOnly: true,
        required: ['file'],
        fields: { file: FILE, format: { type: 'string', enum: ['mermaid', 'dot'], description: 'mermaid by default' } },
    },
    contract: {
        description: 'Which errors each node of a workflow file can raise, who handles them, and which escape.',
        readOnly: true,
        required: ['file'],
        fields: { file: FILE },
    },
};
function isToolName(name) {
    return Object.hasOwn(TOOLS, name);
}
function inputSchema({ fields, required }) {
    return { type: 'object', properties: fields, required, additionalProperties: false };
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
    const { fields, required } = TOOLS[tool];
    for (const [name, value] of Object.entries(given)) {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        if (field === undefined)
            return (0,core_result/* err */._q)(`${tool} takes no ${JSON.stringify(name)}${(0,messages/* nearHint */.ap)(name, Object.keys(fields))}`);
        if (value === null)
            continue;
        const type = Array.isArray(value) ? 'array' : typeof value;
        if (type !== field.type)
            return (0,core_result/* err */._q)(`${name} of ${tool} must be ${WORDS[field.type]}`);
        if (field.enum?.includes(String(value)) === false)
            return (0,core_result/* err */._q)(`${name} of ${tool} must be one of ${field.enum.join(', ')}`);
    }
    const missing = required.find((name) => (given[name] ?? '') === '');
    return missing === undefined
        ? (0,core_result.ok)(new ToolArguments(given))
        : (0,core_result/* err */._q)(`${tool} needs ${missing}: ${fields[missing]?.description}`);
}
const WORDS = { string: 'a text', boolean: 'true or false', array: 'a list of texts', object: 'an object' };

;// CONCATENATED MODULE: ./build/src/cli/mcp/server.js















const MAX_RUNS = 8;
const MAX_REFUSAL_CHARS = 2000;
const INSTRUCTIONS = [
    'Runs workflow files whose failures are typed.',
    'When a run ends with another outcome than success, read errors[0] (kind, node_id, file, line, suggestion), repair the file or its inputs,',
    'check with validate, and continue with resume and the run folder: what has completed does not run again.',
].join(' ');
async function runMcp(args, context) {
    const folder = external_node_path_default().resolve(context.cwd, args.value('--workspace') ?? '.');
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
        workspace: (0,workspace/* findWorkspace */.pl)(external_node_path_default().join(context.cwd, 'workflow.yaml'), context.env),
        runs: (0,adapters/* runsFolder */.Xc)(context.env),
    };
    const running = new Set();
    const gone = new AbortController();
    const server = createServer({ context, bounds }, gone.signal, running);
    const closed = new Promise((resolve) => {
        server.onclose = resolve;
    });
    server.onerror = (error) => {
        const code = unreadable(error);
        const message = 'this is no message of the protocol';
        if (code !== null)
            process.stdout.write(`${(0,json/* jsonText */.s$)({ jsonrpc: '2.0', id: null, error: { code, message } })}\n`);
    };
    const close = () => void server.close();
    process.stdin.once('end', close);
    stop.addEventListener('abort', close, { once: true });
    await server.connect(new stdio/* StdioServerTransport */.S());
    await closed;
    gone.abort('SIGTERM');
    await Promise.allSettled(running);
}
function unreadable(error) {
    if (error instanceof SyntaxError)
        return types/* ErrorCode */.O4.ParseError;
    return error.name === 'ZodError' || error instanceof RangeError ? types/* ErrorCode */.O4.InvalidRequest : null;
}
function createServer(around, gone, running) {
    const capabilities = { tools: {} };
    const server = new esm_server/* Server */.g({ name: 'conductor', version: version/* VERSION */.x }, { capabilities, instructions: INSTRUCTIONS });
    server.setRequestHandler(types/* ListToolsRequestSchema */.gW, () => ({ tools: Object.entries(TOOLS).map(describeTool) }));
    server.setRequestHandler(types/* CallToolRequestSchema */.FT, async ({ params }, extra) => {
        const { name, arguments: given = {} } = params;
        if (!isToolName(name)) {
            const message = `there is no tool ${name}; tools are: ${Object.keys(TOOLS).join(', ')}`;
            throw new types/* McpError */.Nh(types/* ErrorCode */.O4.InvalidParams, refuseRequest(message, around.context));
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
    const sent = (0,core_result/* tryResult */.Bh)(() => (0,json/* jsonCopy */.Uq)(given));
    const args = sent.ok ? readArguments(tool, sent.value) : sent;
    const reply = args.ok ? await callTool(tool, { ...call, args: args.value }) : args;
    return reply.ok ? reply.value : textReply(refuseRequest(reply.error, call.context), true);
}
function refuseRequest(message, context) {
    return (0,json/* cutText */.IN)((0,cli_command/* environmentRedactor */.uv)(context).text(message), MAX_REFUSAL_CHARS);
}
function describeTool([name, tool]) {
    const annotations = tool.readOnly
        ? { readOnlyHint: true, openWorldHint: false }
        : { readOnlyHint: false, destructiveHint: true, openWorldHint: true };
    return { name, description: tool.description, inputSchema: inputSchema(tool), annotations };
}


/***/ })

};
;