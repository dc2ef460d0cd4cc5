"use strict";
exports.id = 9120;
exports.ids = [9120];
exports.modules = {

/***/ 66643:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: function() { return /* binding */ withGraph; },
/* harmony export */   Mn: function() { return /* binding */ toStaticError; },
/* harmony export */   iA: function() { return /* binding */ toJsonLine; },
/* harmony export */   lN: function() { return /* binding */ toErrorRecord; },
/* harmony export */   zc: function() { return /* binding */ toReportedError; }
/* harmony export */ });
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10898);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97095);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53325);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45979);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7496);







const MAX_AVAILABLE = 20;
function withGraph(positionOf, graph) {
    const lines = new Map(graph.nodes.map(({ name, position }) => [name, position.line]));
    return (file, node, field) => {
        const line = file === graph.file ? lines.get(node) : undefined;
        return positionOf?.(file, node, field) ?? (line === undefined ? null : { line });
    };
}
function toReportedError(raised, context = {}) {
    const { kind, message, details } = raised.envelope;
    const frame = raised.frames[0];
    const position = frame &&
        context.positionOf?.(frame.file, frame.node, kind === 'internal.template_error' ? asText(details['field']) : undefined);
    const answers = judgeRaised(raised, context);
    const isPlaced = frame !== undefined && frame.file !== _core_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_FILE */ .tW;
    return {
        source: 'runtime',
        ...answers,
        kind,
        message,
        node_id: frame?.node ?? null,
        action: context.action ?? 'error',
        file: isPlaced ? frame.file : null,
        line: isPlaced ? (position?.line ?? null) : null,
        column: isPlaced ? (position?.column ?? null) : null,
        details,
        frames: raised.frames,
        attempts: raised.attempts,
        ...pickProcessFacts(raised),
        transient: (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransient */ .dg)(raised.envelope, raised.about),
        ...(raised.while_handling === undefined ? {} : { while_handling: raised.while_handling }),
        ...(raised.item_path === undefined ? {} : { item_path: raised.item_path }),
        ...(raised.retries_exhausted === undefined ? {} : { retries_exhausted: true }),
        ...(raised.unmet_routes === undefined ? {} : { unmet_routes: raised.unmet_routes }),
        ...describeKind(raised.about),
        ...liftDetails(details),
        ...(kind === 'internal.template_error' ? pickAvailableFields(details, context.traceFile) : {}),
    };
}
function judgeRaised({ envelope, frames, about, attempts, retries_exhausted }, context) {
    const [frame] = frames;
    const isListed = (inner) => context.isRetryable?.({ envelope: inner, frames }) ?? false;
    const judged = {
        isOneStep: frame?.file === _core_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_FILE */ .tW,
        isListed,
        about,
        attempts,
        isSpent: retries_exhausted === true || context.isSpent === true,
    };
    const answers = (0,_advice_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeError */ .et)(envelope, judged);
    if (context.isLeftByPolicy?.({ envelope, frames }) === true && attempts < 2 && !answers.fixable) {
        const hint = `\`resilience.retry\` retries only what its \`retryable\` names, else transient kinds: to retry \`${envelope.kind}\`, name it in \`retryable\`.`;
        return { ...answers, suggestion: answers.suggestion === _advice_js__WEBPACK_IMPORTED_MODULE_4__/* .LOOK_AT_MESSAGE */ .kE ? hint : `${answers.suggestion} ${hint}` };
    }
    const isExit = envelope.kind === 'internal.script_error' && typeof envelope.details['exit_code'] === 'number';
    if (!isExit || frame === undefined || context.isReadAfterFailure?.(frame.file, frame.node) !== true)
        return answers;
    const hint = 'If a later node reads the exit code on purpose, set `strict_exit: false` on this node.';
    return { ...answers, suggestion: `${answers.suggestion} ${hint}` };
}
function pickProcessFacts(raised) {
    const { details } = raised.envelope;
    const { exit_code: exitCode, stderr_tail: stderr } = raised;
    const { command = asText(details['command']), ...stdout } = (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .processTexts */ .c)(raised);
    return {
        ...(command ? { command } : {}),
        ...(exitCode === null ? {} : { exit_code: exitCode }),
        stderr_tail: stderr,
        ...stdout,
    };
}
function describeKind({ description, docs, owner, } = {}) {
    return {
        ...(description === undefined ? {} : { description }),
        ...(docs === undefined ? {} : { docs }),
        ...(owner === undefined ? {} : { owner }),
    };
}
function asText(value) {
    return typeof value === 'string' ? value : undefined;
}
function toStaticError(finding) {
    const isPlaced = finding.file !== _core_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_FILE */ .tW;
    return {
        source: 'validation',
        category: 'static_validation',
        kind: finding.code,
        message: finding.message,
        node_id: finding.node_id ?? null,
        fixable: true,
        retryable: false,
        action: 'error',
        file: isPlaced ? finding.file : null,
        line: isPlaced ? finding.line : null,
        column: isPlaced ? finding.column : null,
        suggestion: finding.suggestion ??
            (isPlaced && finding.code !== 'file-not-found'
                ? `Correct line ${finding.line} of ${finding.file}.`
                : 'Correct what the message names.'),
        details: {},
        frames: [],
        attempts: 0,
    };
}
const LIFTED = [
    'status_code',
    'raw_response',
    'response_headers',
    'response_time',
    'mcp_error',
    'mcp_error_details',
];
function liftDetails(details) {
    const lifted = Object.fromEntries(LIFTED.flatMap((key) => (details[key] === undefined ? [] : [[key, details[key]]])));
    const body = lifted['raw_response'];
    const data = typeof body === 'string' ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOutsideJson */ .p6)(body) : null;
    return typeof data === 'object' && data !== null ? { ...lifted, raw_response: data } : lifted;
}
function pickAvailableFields(details, traceFile) {
    const listed = details['available_fields'];
    const names = Array.isArray(listed) ? listed.filter((name) => typeof name === 'string') : [];
    const total = Math.max((0,_core_float_js__WEBPACK_IMPORTED_MODULE_5__/* .asNumber */ .i)(details['available_fields_total']) ?? 0, names.length);
    const file = asText(details['trace_file_hint']) ?? traceFile;
    return {
        available_fields: names.slice(0, MAX_AVAILABLE),
        available_fields_total: total,
        available_fields_truncated: total > Math.min(names.length, MAX_AVAILABLE),
        ...(file === undefined ? {} : { trace_file_hint: file }),
    };
}
function toErrorRecord(event, { workflow, github }) {
    const { timestamp, run_id } = event;
    const { origin: _, typed: __, about: ___, ...raised } = (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .copyRaised */ .A5)(event);
    return { schema_version: 1, timestamp, run_id, workflow, node: (0,_core_events_js__WEBPACK_IMPORTED_MODULE_6__/* .findRaisingNode */ .h6)(event), ...raised, github };
}
function toJsonLine(value) {
    const text = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)(value) ?? 'null';
    return `${text.replace(/[\u0085\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
}


/***/ }),

/***/ 81331:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WQ: function() { return /* binding */ findLastLine; },
/* harmony export */   le: function() { return /* binding */ cutStreamTail; },
/* harmony export */   u7: function() { return /* binding */ withoutRunFile; },
/* harmony export */   yZ: function() { return /* binding */ explainLastLine; }
/* harmony export */ });
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93833);


const TAIL_BYTES = 4096;
function cutStreamTail(text, secrets = _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_SECRETS */ .g1) {
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .cutTail */ .BO)(text, TAIL_BYTES, secrets);
}
const NODE_SIGNATURE = /^Node\.js v\d+\.\d+/;
const NAMED_ERROR = /^(?:Uncaught )?[\w$.]*(?:Error|Exception)(?: \[\w+\])?(?:: |$)/;
const NPM_POINTER = /^npm (?:error|ERR!)(?: +(?:\w+(?: This is related to .*)?|A complete log of this run can be found in:.*|For a full report see:|\S.*[\\/]_logs[\\/]\S+))?$/;
function findLastLine(text, secrets = _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_SECRETS */ .g1) {
    const lines = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .maskLines */ .sD)(cutStreamTail(text, secrets), secrets)
        .split(/\r?\n|\r/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
    const last = lines.findLast((line) => !NPM_POINTER.test(line)) ?? lines.at(-1) ?? '';
    const shown = NODE_SIGNATURE.test(last) ? (lines.findLast((line) => NAMED_ERROR.test(line)) ?? lines.at(-2)) : last;
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .cutHead */ .fz)(shown ?? last, 500, secrets);
}
const CRLF = 'it has Windows line ends (CRLF): convert it (`dos2unix`, or `sed -i "s/\\r$//"`), and add `*.sh text eol=lf` to .gitattributes';
const START_PROBLEMS = [
    [
        /(?<!\S)(\S+): Permission denied$/,
        (script) => `${script} is not executable: run \`chmod +x ${script}\`, or \`git update-index --chmod=+x ${script}\``,
    ],
    [
        /(?<!\S)(\S+): (?:cannot execute: required file not found|bad interpreter: .*|[^^]*\^M.*)$/,
        (script) => `the interpreter in the first line of ${script} does not exist; Windows line ends (CRLF) also look like this`,
    ],
    [
        /(env): (?:use -\[v\]S to pass options in shebang lines|[^\\]*\\r[^:]*: No such file or directory)$/,
        () => `the script that was started: ${CRLF}`,
    ],
    [
        /(?<!\S)([^\s/]{0,255}\/\S{0,4096}): No such file or directory$/,
        (script, folder) => script.startsWith('/')
            ? `there is no ${script}`
            : `there is no ${script} in ${folder}; set \`working_dir\`, or give the path from there`,
    ],
    [
        /(?<!\S)(\S+): (?:command )?not found$/,
        (script) => `no program is called ${script}; is it installed, and on the PATH?`,
    ],
];
function explainLastLine(line, exitCode, runFile, folder = null) {
    const message = withoutRunFile(line, runFile);
    const startFolder = folder === null ? 'the folder where the script starts' : `${folder}, where the script starts`;
    if (!_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_STARTED */ .Yd.includes(exitCode))
        return message;
    for (const [pattern, reason] of START_PROBLEMS) {
        const script = pattern.exec(message)?.[1];
        if (script !== undefined)
            return `${reason(script, startFolder)}: ${message}`;
    }
    return message;
}
function withoutRunFile(line, runFile) {
    return runFile === null || runFile === '' ? line : line.replaceAll(runFile, 'run');
}


/***/ }),

/***/ 44201:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ createNodeLookup; },
/* harmony export */   g: function() { return /* binding */ createWorkflowGraph; }
/* harmony export */ });
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8572);
/* harmony import */ var _core_step_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99448);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4521);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1331);
/* harmony import */ var _error_mode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48351);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1633);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57280);
/* harmony import */ var _resilience_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90968);
/* harmony import */ var _templates_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39466);










function createWorkflowGraph(workflow) {
    const graph = (0,_graph_js__WEBPACK_IMPORTED_MODULE_4__/* .getGraph */ .XT)(workflow);
    const edges = [];
    const apart = new Set([...[...graph.members.values()].flat(), ...graph.finallySteps]);
    for (const step of workflow.steps.values()) {
        for (const edge of apart.has(step.name) ? (graph.edges.get(step.name) ?? []) : graph.successors(step.name)) {
            const kind = edge.via === 'option' ? 'gate' : edge.via === 'success' || edge.via === 'implicit-end' ? 'success' : 'error';
            edges.push({ from: edge.from, to: edge.to, label: edge.label, kind, route: edge.route });
        }
        (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_8__/* .appendAll */ .u2)(edges, listRetryEdges(step.name, 'routes' in step ? step.routes : [], 'routes'));
        if ((0,_core_step_types_js__WEBPACK_IMPORTED_MODULE_1__/* .isWork */ .cD)(step.type) && !apart.has(step.name) && graph.seesSharedRoutes(step.name))
            (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_8__/* .appendAll */ .u2)(edges, listRetryEdges(step.name, workflow.settings.error_routes, 'error_routes'));
    }
    return {
        name: workflow.settings.name,
        file: workflow.displayFile,
        entry: workflow.settings.entry_point,
        nodes: [...workflow.steps.values()].map((step) => createGraphNode(workflow, step)),
        edges,
        finallySteps: graph.finallySteps,
        errorEnds: listErrorEnds(workflow),
    };
}
function listErrorEnds(workflow) {
    return (0,_contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .createContract */ .NF)(workflow).nodes.flatMap(({ node, group, handlers, raises }) => {
        const from = node.split('.').at(-1) ?? node;
        const shared = raises.flatMap(({ handledBy }) => handledBy.filter(({ scope }) => scope === 'workflow'));
        const edges = [...handlers, ...new Set(shared)].flatMap((handler) => {
            const { action, patterns, scope, index } = handler;
            const to = { halt: _core_report_js__WEBPACK_IMPORTED_MODULE_9__/* .HALTED_END */ .hY, propagate: _core_report_js__WEBPACK_IMPORTED_MODULE_9__/* .ESCAPED_END */ .Q9, recover: from, retry: null, to: null }[action];
            const route = `${scope === 'node' ? 'routes' : 'error_routes'}[${index}]`;
            return to === null ? [] : [{ from, to, label: `${action}, ${patterns.join(', ')}`, kind: 'error', route }];
        });
        const label = group === null ? foldKinds(raises).join(', ') : '';
        return label === '' ? edges : [...edges, { from, to: _core_report_js__WEBPACK_IMPORTED_MODULE_9__/* .ESCAPED_END */ .Q9, label, kind: 'error' }];
    });
}
const FOLDED_FROM = 4;
function foldKinds(raises) {
    const toPrefix = (kind) => kind.slice(0, kind.lastIndexOf('.') + 1);
    const isRetried = ({ handledBy }) => handledBy.some(({ retry }) => retry !== null);
    const isPlain = (raised) => raised.escapes && !isRetried(raised);
    const isFolded = (prefix) => {
        const alike = raises.filter(({ kind }) => prefix !== '' && toPrefix(kind) === prefix);
        return alike.every(({ escapes }) => escapes) && alike.filter(isPlain).length >= FOLDED_FROM;
    };
    const words = raises
        .filter(({ escapes }) => escapes)
        .map((raised) => {
        const { kind } = raised;
        if (kind === _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ANY_KIND */ .Oy)
            return 'any other kind';
        if (isRetried(raised))
            return `${kind} (retries exhausted)`;
        return isFolded(toPrefix(kind)) ? `${toPrefix(kind)}*` : kind;
    });
    return [...new Set(words)];
}
function listRetryEdges(name, routes = [], list) {
    return routes.flatMap((route, index) => {
        if (route.retry === undefined || route.retry.from !== undefined)
            return [];
        const kinds = [route.on_error ?? true].flat().map((kind) => (kind === true ? 'any error' : String(kind)));
        const label = `retry, ${kinds.join(', ')}`;
        return [{ from: name, to: name, label, kind: 'error', route: `${list}[${index}]` }];
    });
}
function createGraphNode(workflow, step) {
    const path = workflow.stepPaths.get(step.name);
    const { file, line } = path === undefined ? { file: workflow.displayFile, line: 1 } : workflow.at(path);
    const members = step.type === 'parallel' ? [...step.agents] : step.type === 'for_each' ? [step.agent.name] : [];
    return {
        name: step.name,
        type: step.type,
        position: { file, line },
        members,
        child: step.type === 'workflow' ? step.workflow : null,
        ...(step.type === 'terminate' ? { status: step.status } : {}),
    };
}
function createNodeLookup(root) {
    const byFile = new Map((0,_model_js__WEBPACK_IMPORTED_MODULE_5__/* .listWorkflows */ .Dl)(root).map((workflow) => [workflow.displayFile, workflow]));
    const retryPolicy = ([frame]) => {
        const workflow = byFile.get(frame?.file ?? '');
        const step = workflow && findSite(workflow, frame?.node ?? '')?.step;
        const own = step !== undefined && !(0,_model_js__WEBPACK_IMPORTED_MODULE_5__/* .isGroup */ .IZ)(step) && 'resilience' in step ? step.resilience : undefined;
        return (0,_resilience_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeResilience */ .OZ)(workflow?.settings.resilience, own).retry;
    };
    return {
        positionOf: (file, node, field = 'workflow') => {
            const workflow = byFile.get(file);
            const site = workflow && findSite(workflow, node);
            const steps = field.split(/[.[\]]+/).filter((step) => step !== '');
            const inFile = steps[0] === 'error_routes' ? ['workflow', ...steps] : steps;
            const isOfFile = steps[0] === 'error_routes' || (site === undefined && node === workflow?.settings.name);
            const ofNode = site && (field === 'workflow' ? site.path : [...site.path, ...steps]);
            const path = isOfFile ? inFile : ofNode;
            return path === undefined ? null : (workflow?.at(path.map(toPathStep)) ?? null);
        },
        isReadAfterFailure: (file, node) => {
            const workflow = byFile.get(file);
            const step = workflow?.steps.get(node);
            return workflow !== undefined && step !== undefined && (0,_error_mode_js__WEBPACK_IMPORTED_MODULE_3__/* .canTurnOff */ .xv)(workflow, step) && (0,_templates_js__WEBPACK_IMPORTED_MODULE_7__/* .isReadInside */ .Zg)(workflow, node);
        },
        isRetryable: ({ envelope, frames }) => (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isRetryable */ .r3)({ envelope }, retryPolicy(frames)?.retryable),
        isLeftByPolicy: ({ envelope, frames }) => {
            const policy = retryPolicy(frames);
            return policy !== undefined && policy !== null && !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isRetryable */ .r3)({ envelope }, policy.retryable);
        },
    };
}
function toPathStep(step) {
    return typeof step === 'string' && /^\d+$/.test(step) ? Number(step) : step;
}
function findSite(workflow, node) {
    const sites = (0,_model_js__WEBPACK_IMPORTED_MODULE_5__/* .collectSites */ .b4)(workflow);
    return sites.find(({ label }) => label === node) ?? sites.find(({ step }) => step.name === node);
}


/***/ }),

/***/ 44366:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dU: function() { return /* binding */ createDeadline; },
/* harmony export */   u7: function() { return /* binding */ onAbort; },
/* harmony export */   zO: function() { return /* binding */ waitForAbort; }
/* harmony export */ });
function onAbort(signal, act) {
    signal.addEventListener('abort', act, { once: true });
    if (signal.aborted)
        act();
    return () => signal.removeEventListener('abort', act);
}
function waitForAbort(signal) {
    return new Promise((resolve) => onAbort(signal, resolve));
}
function createDeadline(clock, seconds, outer) {
    if (seconds === null)
        return { signal: outer, expired: () => false, release: () => { } };
    const time = new AbortController();
    const timer = new AbortController();
    void clock.sleepUntil(clock.now() + seconds * 1000, timer.signal).then(() => {
        if (!timer.signal.aborted && !outer.aborted)
            time.abort();
    });
    return {
        signal: AbortSignal.any([outer, time.signal]),
        expired: () => time.signal.aborted,
        release: () => timer.abort(),
    };
}


/***/ }),

/***/ 67610:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ Checkpoint; },
/* harmony export */   g: function() { return /* binding */ NOTHING_STORED; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63696);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99538);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(51848);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62759);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36659);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90479);
/* harmony import */ var _protect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33131);
/* harmony import */ var _recall_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60791);
/* harmony import */ var _saved_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87451);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5094);












const NOTHING_STORED = {
    path: null,
    resumable: false,
    inputsAgain: [],
    resumeFrom: null,
    journal: null,
};
class Checkpoint {
    request;
    problem = null;
    #file;
    #snapshot;
    #journal;
    #isTold = false;
    constructor(request) {
        this.request = request;
        this.#file = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(request.folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .CHECKPOINT_FILE */ .S5);
        this.#snapshot = {
            ...request.snapshot,
            inputs: protectInputs(request),
            options: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)((0,_protect_js__WEBPACK_IMPORTED_MODULE_6__/* .protect */ .yQ)(request.snapshot.options, request.redactor)),
            hashes: Object.fromEntries(request.workflow.hashes),
        };
        const problem = this.#save({});
        if (problem !== null)
            this.#fail(problem);
        this.#journal = problem === null ? openJournal(request, (message) => this.#fail(message)) : null;
    }
    append(event, clean, at) {
        this.#markBroken();
        this.#journal?.append(event, clean, at);
    }
    flush() {
        if (this.#journal?.dirty !== true)
            return false;
        this.#journal.flush();
        return this.problem === null;
    }
    findLostNode() {
        const { files, folder, workflow } = this.request;
        this.#journal?.flush();
        const saved = this.#journal?.hidesSecrets === true ? (0,_saved_run_js__WEBPACK_IMPORTED_MODULE_8__/* .readCheckpoint */ .HQ)(files, folder) : null;
        if (saved?.ok !== true)
            return null;
        const records = (0,_saved_run_js__WEBPACK_IMPORTED_MODULE_8__/* .restoreEntries */ .Hw)(saved.value.entries, () => '');
        return new _recall_js__WEBPACK_IMPORTED_MODULE_7__/* .SessionRecall */ .i(records).findTroubles(workflow).lost[0] ?? null;
    }
    finish(end) {
        const journal = this.#journal;
        journal?.close();
        this.#markBroken();
        const isStored = this.problem === null && this.request.files.exists(this.#file);
        const problem = this.problem === null ? {} : { problem: `${this.problem}; ${_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_RESUMABLE */ .J0}` };
        const nothing = { ...NOTHING_STORED, ...problem };
        if (journal === null || !isStored || end.termination !== null)
            return nothing;
        if (this.#whyFinal(end) !== null)
            return { ...nothing, path: this.#file };
        const inputs = Object.entries(this.#snapshot.inputs);
        return {
            path: this.#file,
            resumable: true,
            inputsAgain: inputs.flatMap(([name, value]) => ((0,_saved_run_js__WEBPACK_IMPORTED_MODULE_8__/* .recallValue */ .Dz)(value, () => '') === null ? [name] : [])),
            resumeFrom: this.findLostNode(),
            journal: (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatChecksum */ .rH)(journal.crc),
        };
    }
    seal(end, elapsedMs) {
        const { files, folder, onFailure } = this.request;
        this.#markBroken();
        if (end.termination !== null) {
            for (const name of [_snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .CHECKPOINT_FILE */ .S5, _snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .JOURNAL_FILE */ .RD])
                (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .tryResult */ .Bh)(() => files.remove(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, name)));
            return;
        }
        if (this.problem !== null || this.#journal === null)
            return;
        const { crc, lines } = this.#journal;
        const reason = this.#whyFinal(end);
        const state = { status: 'ended', outcome: end.outcome, resumable: reason === null, reason };
        const journal = { journal: (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .formatChecksum */ .rH)(crc), journal_lines: lines };
        const problem = this.#save({ ...state, ...journal, elapsed_ms: elapsedMs }, 'whole');
        if (problem !== null)
            onFailure(problem);
    }
    #whyFinal({ outcome, error }) {
        if (outcome === 'success')
            return 'it succeeded';
        const isHalt = error?.envelope.kind === 'halt.intentional' && this.#snapshot.shard === null;
        return isHalt ? 'a halt route ended it' : null;
    }
    #save(state, flush = 'flushed') {
        const snapshot = { ...this.#snapshot, ..._snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .RUNNING */ .W2, ...state };
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .tryAction */ .Y$)(() => (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_11__/* .replaceOwn */ .F4)(this.request.files, this.#file, (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .formatSnapshot */ .Q)(snapshot), flush));
    }
    #fail(message) {
        this.problem = message;
        this.#markBroken();
        this.request.onFailure(`${message}; ${_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_RESUMABLE */ .J0}`);
    }
    #markBroken() {
        if (this.problem === null || this.#isTold)
            return;
        const isSaved = this.#save({ resumable: false, broken: this.problem }) === null;
        this.#isTold = isSaved || (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .tryResult */ .Bh)(() => this.request.files.remove(this.#file)).ok;
    }
}
function protectInputs({ workflow, snapshot, redactor }) {
    const secret = new Set((0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .listSecretInputs */ .Q1)(workflow));
    const inputs = Object.entries(snapshot.inputs).flatMap(([name, value]) => {
        const spec = workflow.settings.input?.[name];
        const isInFile = spec !== undefined && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)(value) === (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)((0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .getDefaultInput */ .eK)(spec));
        const clean = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)((0,_protect_js__WEBPACK_IMPORTED_MODULE_6__/* .protect */ .yQ)({ [name]: value }, redactor))[name];
        const isReadable = clean !== undefined && (!secret.has(name) || (typeof value === 'string' && clean !== value));
        const stored = isReadable ? clean : (0,_protect_js__WEBPACK_IMPORTED_MODULE_6__/* .createSecretReference */ .Y4)(`input:${name}`);
        return isInFile && (0,_saved_run_js__WEBPACK_IMPORTED_MODULE_8__/* .recallValue */ .Dz)(stored, () => '') === null ? [] : [[name, stored]];
    });
    return Object.fromEntries(inputs);
}
function openJournal(request, onFailure) {
    const { files, folder, saved, redactor } = request;
    const { crc, lines } = saved ?? { crc: (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .computeJournalStart */ .T0)(request.snapshot), lines: 0 };
    const opened = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .tryResult */ .Bh)(() => {
        const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .JOURNAL_FILE */ .RD);
        (0,_saved_run_js__WEBPACK_IMPORTED_MODULE_8__/* .mendLines */ .Og)(files, file);
        return new _journal_js__WEBPACK_IMPORTED_MODULE_5__/* .Journal */ .CQ({ file: files.openAppend(file), redactor, crc, lines, onFailure });
    });
    if (opened.ok)
        return opened.value;
    onFailure(opened.error);
    return null;
}


/***/ }),

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
/* harmony import */ var _config_templates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39466);
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
const isFailing = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createMapShape */ .Ui)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createListShape */ .Yk)(isIdentity));
const isReference = (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createObjectShape */ .Pg)({ name: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg, file: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isName */ .Eo, path: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .allowUndefined */ .KT)(_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg) });
const FIELDS = {
    schema_version: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .oneOf */ .yL)(1),
    id: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isName */ .Eo,
    timestamp: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg,
    run_id: _core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isString */ .Kg,
    workflow: isReference,
    callers: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createListShape */ .Yk)(isReference),
    groups: (0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createMapShape */ .Ui)((0,_core_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .createObjectShape */ .Pg)({ total: _core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isCount */ .my, completed: _core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isCount */ .my })),
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
function formatUnmarkedPath(file) {
    return `${file}.unmarked`;
}
function findUnmarkedReason(files, file) {
    const mark = formatUnmarkedPath(file);
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
            this.#isUnmarked = !(0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .tryResult */ .Bh)(() => this.files.remove(formatUnmarkedPath(this.file))).ok;
        return null;
    }
    mark(lines) {
        const problem = this.add(lines);
        if (problem !== null && (0,_core_result_js__WEBPACK_IMPORTED_MODULE_10__/* .tryResult */ .Bh)(() => this.files.openAppend(formatUnmarkedPath(this.file)).close()).ok)
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
            context[name] = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .copyJson */ .aR)((0,_engine_index_js__WEBPACK_IMPORTED_MODULE_7__/* .createStepView */ .S$)(state));
    }
    const open = Object.entries(host.services.failedTests.listInside(at));
    const tests = open.map(([key, all]) => [key, all.map((parts) => parts.map((part) => part ?? ''))]);
    const failing = redactor.json(Object.fromEntries(tests));
    return {
        schema_version: 1,
        id: (0,_core_place_js__WEBPACK_IMPORTED_MODULE_12__/* .toDeadLetterId */ .NF)(runId, at),
        timestamp,
        run_id: runId,
        workflow: createWorkflowReference(host.workflow),
        callers: host.callers.map(createWorkflowReference),
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
        : policies.flatMap((policy) => (policy.type === 'expression' ? [...(0,_config_templates_js__WEBPACK_IMPORTED_MODULE_2__/* .findNamesReadIn */ .jV)(policy.allow_if)] : []));
    if (host.workflow.settings.context?.mode !== 'last_only' || (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .seesEverything */ .cx)(step)) {
        const read = new Set([...(0,_config_templates_js__WEBPACK_IMPORTED_MODULE_2__/* .listNamesRead */ .f0)(step, host.workflow), ...asked]);
        return all.filter((name) => read.has(name));
    }
    const last = host.context.history.findLast((name) => name !== step.name);
    const listed = (0,_engine_index_js__WEBPACK_IMPORTED_MODULE_7__/* .listErrorEntries */ .nY)('input' in step ? (step.input ?? []) : []);
    const others = new Set([...asked, ...listed].filter((name) => name !== last));
    return [...others, ...(last === undefined ? [] : [last])];
}
function createWorkflowReference({ settings, displayFile, file }) {
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
        const letter = createLetter({ ...this.facts, runId: this.letter.run_id }, { ...request, at });
        this.#inside.set(letter.id, { ...letter, callers: [...this.letter.callers, ...letter.callers] });
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

/***/ 26945:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ runFlow; }
/* harmony export */ });
/* unused harmony exports createEndingFacts, isGood, createHookError */
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57280);
/* harmony import */ var _config_templates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39466);
/* harmony import */ var _core_abort_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44366);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45979);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(62759);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74183);
/* harmony import */ var _nodes_rendering_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22108);
/* harmony import */ var _raising_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18762);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48292);
/* harmony import */ var _scopes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1156);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21532);












const LIMIT = 'internal.limit_exceeded';
async function runFlow(request) {
    const { clock } = request.services.ports;
    const begun = clock.monotonic();
    const state = new _state_js__WEBPACK_IMPORTED_MODULE_9__/* .FlowState */ .eT();
    const names = new _scopes_js__WEBPACK_IMPORTED_MODULE_8__/* .FlowScope */ .Rz(request.workflow, state, request.inputs, request.services);
    const limit = (0,_core_abort_js__WEBPACK_IMPORTED_MODULE_10__/* .createDeadline */ .dU)(clock, request.workflow.settings.limits?.timeout_seconds ?? null, request.signal);
    const host = createHost(request, state, names, limit.signal);
    if (!request.resumed)
        runHook(host, names, 'on_start');
    const walked = await walk(host, request.workflow.settings.entry_point);
    limit.release();
    const end = limit.expired() && walked.status === 'stopped' ? createTimeoutWalk(request, walked.error) : walked;
    if (end.status === 'suspended' || end.status === 'handed_off')
        return end;
    const { finallySignal, stopReason } = request.services;
    const read = (0,_config_templates_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamesReadBy */ .Aw)(request.workflow.output, request.workflow.templateFiles);
    const readsFinally = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .listFinallySteps */ .hf)(request.workflow).some((name) => read.has(name));
    const early = readsFinally ? end : withOutput(host, end);
    const cleaned = await runFinally(createHost(request, state, names, finallySignal()), names, early, stopReason());
    const last = withOutput(host, cleaned);
    const facts = createEndingFacts(last, stopReason());
    names.ending = {
        ...facts,
        execution_time: Math.round(clock.monotonic() - begun) / 1000,
        iteration_count: state.iterations,
    };
    if (isGood(last))
        runHook(host, names, 'on_complete', { result: 'output' in last ? last.output : {} });
    else if (stopReason()?.kind !== 'cancel')
        runHook(host, names, 'on_error', { error: createHookError(facts['error']) });
    return last;
}
function createHost(request, state, names, signal) {
    return { ...request, state, context: state, names, signal, item: null, inGroup: false };
}
function createTimeoutWalk(request, stopped) {
    const seconds = request.workflow.settings.limits?.timeout_seconds ?? 0;
    const running = stopped.frames[0];
    const { name } = request.workflow.settings;
    const message = `${name} ran longer than its timeout_seconds of ${seconds} s`;
    const envelope = { kind: LIMIT, message, details: { limit: 'timeout_seconds', value: seconds } };
    return createFailedWalk(request.workflow, running?.node ?? name, running?.type ?? 'workflow', envelope);
}
function createFailedWalk(workflow, node, type, envelope) {
    const error = (0,_raising_js__WEBPACK_IMPORTED_MODULE_6__/* .createEngineError */ .f6)(workflow, node, type, envelope);
    return { status: 'raised', error, records: [error] };
}
async function walk(host, entry) {
    const { workflow, state, services } = host;
    const maxIterations = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .getMaxIterations */ .ND)(workflow);
    let name = entry;
    for (;;) {
        const step = workflow.steps.get(name);
        if (step === undefined) {
            const envelope = { kind: 'internal.no_route', message: `there is no node or group ${name}`, details: {} };
            return createFailedWalk(workflow, name, 'workflow', envelope);
        }
        const { visit, attempt } = state.nextRun(name);
        const at = { scope: host.scope, node: name, visit, attempt };
        if (step.type !== 'terminate' && state.isIteration(name, at.attempt) && state.iterations >= maxIterations)
            return createIterationsError(workflow, maxIterations, step);
        if (host.signal.aborted)
            return createStoppedWalk(host, step, at);
        const next = await services.runStep(host, step, at, 'all');
        switch (next.status) {
            case 'go':
                name = next.to;
                break;
            case 'again':
                name = next.from ?? name;
                break;
            case 'done':
                return { status: 'end', output: null };
            case 'halted':
                return createStoppedWalk(host, step, at);
            default:
                return next;
        }
    }
}
function createIterationsError(workflow, max, next) {
    const message = `${workflow.settings.name} reached its limit of ${max} iterations before ${next.name}; raise workflow.limits.max_iterations if this is not a loop`;
    const details = { limit: 'max_iterations', value: max, next: next.name };
    return createFailedWalk(workflow, next.name, next.type, { kind: LIMIT, message, details });
}
function withOutput(host, end) {
    if (end.status !== 'terminated' && end.status !== 'end')
        return end;
    if (end.status === 'terminated' && end.output !== null)
        return { ...end, output: end.output };
    const { workflow } = host;
    const routeOutput = end.output ?? {};
    const isPartial = end.status === 'terminated' || end.output !== null;
    const rendered = isPartial
        ? renderOutput(host, routeOutput, isGood(end))
        : (0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_5__/* .renderFields */ .sp)(workflow.output ?? {}, host.names, 'output');
    if (!rendered.ok) {
        const error = (0,_raising_js__WEBPACK_IMPORTED_MODULE_6__/* .createEngineError */ .f6)(workflow, workflow.settings.name, 'workflow', rendered.error.envelope);
        return { status: 'raised', error, records: [error] };
    }
    if (end.status === 'terminated')
        return { ...end, output: rendered.value };
    return { status: 'completed', output: { ...rendered.value, ...routeOutput } };
}
function renderOutput(host, given, isSuccess) {
    const output = {};
    for (const [key, value] of Object.entries(host.workflow.output ?? {})) {
        if (Object.hasOwn(given, key))
            continue;
        const rendered = (0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_5__/* .renderData */ .rb)(value, host.names, `output.${key}`, _expressions_index_js__WEBPACK_IMPORTED_MODULE_4__/* .coerceText */ .DW);
        if (rendered.ok)
            (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .setKey */ .qL)(output, key, rendered.value);
        else if (isSuccess && rendered.error.readsAbsent !== true)
            return rendered;
        else
            (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .warn */ .R8)(host, null, 'output-key-skipped', `${rendered.error.envelope.message}; the key is left out of the output`);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__.ok)(output);
}
function createEndingFacts(end, reason) {
    const error = end.status === 'raised' ? end.error : reason?.kind === 'halt' ? reason.error : null;
    if (error !== null) {
        const { kind, message, details } = error.envelope;
        const outcome = error.typed ? 'halted' : 'failed';
        const node = error.frames[0]?.node ?? null;
        return { outcome, error: { kind, message, details, agent: node, node } };
    }
    if (end.status === 'terminated') {
        const { status, reason: why, terminatedBy } = end.termination;
        if (status === 'success')
            return { outcome: 'success', error: null };
        const node = { agent: terminatedBy, node: terminatedBy };
        return { outcome: 'failed', error: { kind: 'terminated', message: why, details: {}, ...node } };
    }
    if (end.status === 'stopped')
        return { outcome: reason?.kind === 'cancel' ? 'cancelled' : 'failed', error: null };
    return { outcome: 'success', error: null };
}
function isGood(end) {
    if (end.status === 'terminated')
        return end.termination.status === 'success';
    return end.status === 'completed' || end.status === 'end';
}
function createStoppedWalk(host, step, at) {
    return { status: 'stopped', error: (0,_raising_js__WEBPACK_IMPORTED_MODULE_6__/* .createCancelledError */ ._Z)(host, step, at, null), records: [] };
}
async function runFinally(host, names, end, reason) {
    const stepNames = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .listFinallySteps */ .hf)(host.workflow);
    if (stepNames.length === 0)
        return end;
    names.ending = createEndingFacts(end, reason);
    let last = end;
    for (const name of stepNames) {
        const step = host.workflow.steps.get(name);
        if (step === undefined)
            continue;
        const at = { scope: host.scope, node: name, ...host.state.nextRun(name) };
        host.state.hasFailed = !isGood(last);
        const next = await host.services.runStep(host, step, at, 'none');
        if (next.status === 'raised')
            last = addFinallyError(host, name, last, next);
        if (next.status === 'halted' && isGood(last))
            last = createStoppedWalk(host, step, at);
        if (next.status === 'stopped' && isGood(last))
            last = next;
    }
    names.ending = {};
    return last;
}
function addFinallyError(host, node, end, raised) {
    if (isGood(end))
        return raised;
    const { kind, message } = raised.error.envelope;
    if (host.callers.length === 0)
        (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .warn */ .R8)(host, node, 'finally-failed', `${node} failed in finally with ${kind}: ${message}`);
    return end.status === 'raised' || end.status === 'stopped' || end.status === 'terminated'
        ? { ...end, records: [...(end.records ?? []), ...raised.records] }
        : end;
}
function runHook(host, names, hook, more = {}) {
    const template = host.workflow.settings.hooks?.[hook];
    if (template === undefined || template === '')
        return;
    const text = (0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_5__/* .renderText */ .S5)(template, (0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_5__/* .withNames */ .B1)(names, more), `hooks.${hook}`);
    const said = text.ok ? { result: text.value, error: null } : { result: '', error: text.error.envelope.message };
    (0,_record_js__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1)(host, { type: 'hook_executed', scope: host.scope, node: null, hook, ...said });
}
function createHookError(error) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(error))
        return {};
    const { kind, message, details } = error;
    const suggestion = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(details) && typeof details['suggestion'] === 'string' ? details['suggestion'] : null;
    const type = kind === 'terminated' ? 'WorkflowTerminated' : ((0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .exceptionType */ .Am)(String(kind)) ?? 'UnhandledWorkflowError');
    return { type, message: String(message), suggestion };
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
// EXTERNAL MODULE: ./build/src/expressions/index.js + 19 modules
var expressions = __webpack_require__(74183);
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
            return judgeExpression(policy.allow_if, input.scope(policy));
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
    const seconds = node.timeoutSeconds;
    if (seconds === null)
        return createSkippedVerdict(`${node.name} has no timeout`);
    const allowed = seconds > 0 && seconds < max;
    const reason = allowed
        ? `the timeout of ${seconds} s is below ${max} s`
        : `the timeout of ${seconds} s is not over 0 and below ${max} s`;
    return { allowed, reason, metadata: { timeout_seconds: seconds, max_seconds: max } };
}
function judgePhaseGate(name, minRate, { group }) {
    const result = group(name);
    if (result === null)
        return createSkippedVerdict(`${name} has not run`);
    const { total, completed } = result;
    if (total === 0)
        return { allowed: true, reason: `${name} had no items`, metadata: { group: name, total, completed } };
    const rate = completed / total;
    const allowed = completed > 0 && rate >= minRate;
    const needed = allowed
        ? ''
        : `, a rate of ${Number(rate.toFixed(4))}; at least one, and a rate of ${minRate}, are needed`;
    const metadata = { group: name, total, completed, success_rate: rate, min_success_rate: minRate };
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
function judgeExpression(allowIf, scope) {
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
    return judgeResult(policy, await processes.run(request, signal));
}
function judgeResult({ command, timeout }, result) {
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
        if (this.#names.size === 0 && (0,resilience/* getResilience */.k4)(host.workflow, step).breaker === null)
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
        const { breaker } = (0,resilience/* getResilience */.k4)(host.workflow, step);
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
            scope: (policy) => this.#createScope(host, policy, { conductor: { retry_attempt: host.state.retryAttempt(step.name) } }),
            contextJson: () => createContextJson(host, step),
        };
    }
    #createScope(host, policy, names) {
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
        const inherited = this.options.inherited?.groups.get(name) ?? null;
        return hosts.reduce((outer, inner) => countResults(inner, name) ?? outer, inherited);
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
        if (!(0,step_types/* isGovernedType */.vC)(step.type))
            return null;
        const { retry, breaker } = (0,resilience/* getResilience */.k4)(host.workflow, step);
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
function countResults(host, name) {
    const results = findGroupResults(host.context, name);
    if (results === null)
        return null;
    const completed = results.filter((result) => (0,json/* isRecord */.u4)(result) && result['status'] === 'completed').length;
    return { total: results.length, completed };
}
function createContextJson(host, step) {
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

/***/ 3417:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: function() { return /* binding */ runWorkflow; },
/* harmony export */   Fj: function() { return /* reexport safe */ _record_js__WEBPACK_IMPORTED_MODULE_9__.Fj; },
/* harmony export */   S$: function() { return /* reexport safe */ _scopes_js__WEBPACK_IMPORTED_MODULE_10__.S$; },
/* harmony export */   Vb: function() { return /* reexport safe */ _record_js__WEBPACK_IMPORTED_MODULE_9__.Vb; },
/* harmony export */   b4: function() { return /* reexport safe */ _model_js__WEBPACK_IMPORTED_MODULE_5__.b; },
/* harmony export */   f6: function() { return /* reexport safe */ _raising_js__WEBPACK_IMPORTED_MODULE_8__.f6; },
/* harmony export */   nY: function() { return /* reexport safe */ _scopes_js__WEBPACK_IMPORTED_MODULE_10__.nY; }
/* harmony export */ });
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63696);
/* harmony import */ var _core_abort_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(44366);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85636);
/* harmony import */ var _redaction_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80344);
/* harmony import */ var _flow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26945);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4468);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21532);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44252);
/* harmony import */ var _raising_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18762);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48292);
/* harmony import */ var _scopes_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1156);













const FINALLY_BUDGET_MS = 4000;
const FINALLY_GRACE_MS = 500;
async function runWorkflow(request) {
    const { workflow, inputs, services, resumed } = request;
    const control = createRunControl(request);
    const { name, metadata = {} } = workflow.settings;
    const secret = new Set((0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .listSecretInputs */ .Q1)(workflow));
    const shown = Object.entries(inputs).map(([input, value]) => [input, secret.has(input) ? _redaction_index_js__WEBPACK_IMPORTED_MODULE_3__/* .MASK */ .v5 : value]);
    const started = { workflow: name, file: workflow.displayFile, input: Object.fromEntries(shown) };
    services.emit({ type: 'workflow_started', scope: '', node: null, ...started, metadata: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .copyJson */ .aR)(metadata), resumed }, null);
    const failedTests = new _state_js__WEBPACK_IMPORTED_MODULE_6__/* .FailedTests */ .te(services.recall.events);
    const end = await (0,_flow_js__WEBPACK_IMPORTED_MODULE_4__/* .runFlow */ .c)({
        services: { ...services, ...control.services, failedTests, runStep: _step_js__WEBPACK_IMPORTED_MODULE_7__/* .runStep */ .e, runFlow: _flow_js__WEBPACK_IMPORTED_MODULE_4__/* .runFlow */ .c },
        workflow,
        inputs,
        scope: '',
        callers: [],
        handling: [],
        signal: control.signal,
        resumed,
    });
    control.release();
    return toRunEnd(end, control.services.stopReason(), request.cancel.aborted ? (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .toCancelSignal */ .I0)(request.cancel) : null);
}
function createRunControl({ cancel, services }) {
    const { signal, stop, stopReason } = (0,_model_js__WEBPACK_IMPORTED_MODULE_5__/* .createStopControl */ .Y)();
    const finallyWork = new AbortController();
    const released = new AbortController();
    const { clock, processes } = services.ports;
    const endFinally = async (deadline) => {
        await clock.sleepUntil(deadline, released.signal);
        finallyWork.abort();
        await clock.sleepUntil(deadline + FINALLY_GRACE_MS, released.signal);
        if (!released.signal.aborted)
            await processes.endLeftovers(0);
    };
    const unlink = (0,_core_abort_js__WEBPACK_IMPORTED_MODULE_11__/* .onAbort */ .u7)(cancel, () => {
        stop({ kind: 'cancel' });
        void endFinally(clock.now() + FINALLY_BUDGET_MS);
    });
    return {
        signal,
        services: { stop, stopReason, finallySignal: () => finallyWork.signal },
        release: () => {
            unlink();
            released.abort();
        },
    };
}
const NO_ERROR = { error: null, records: [], gate: null, termination: null, signal: null };
function toRunEnd(end, reason, signal) {
    if (reason?.kind === 'halt')
        return createFailedEnd(reason.error, [reason.error, ...('records' in end ? end.records : [])]);
    switch (end.status) {
        case 'completed':
            return { ...NO_ERROR, outcome: 'success', output: end.output };
        case 'terminated':
            return { ...NO_ERROR, outcome: end.termination.status, output: end.output, termination: end.termination };
        case 'raised':
            return createFailedEnd(end.error, end.records);
        case 'suspended':
            return { ...NO_ERROR, outcome: 'suspended', output: null, gate: end.gate };
        case 'handed_off': {
            const { handoff } = end;
            return { ...NO_ERROR, outcome: handoff.part === 'plan' ? 'suspended' : 'success', output: null, handoff };
        }
        case 'stopped': {
            const by = signal ?? 'SIGTERM';
            const message = `cancelled by ${by} at ${end.error.frames[0]?.node ?? ''}`;
            const error = { ...end.error, envelope: { kind: 'internal.cancelled', message, details: { signal: by } } };
            return { ...NO_ERROR, outcome: 'cancelled', output: null, signal: by, error, records: [error, ...end.records] };
        }
    }
}
function createFailedEnd(error, records) {
    return { ...NO_ERROR, outcome: error.typed ? 'halted' : 'failed', output: null, error, records };
}


/***/ }),

/***/ 69278:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vi: function() { return /* binding */ resolveItems; },
/* harmony export */   hS: function() { return /* binding */ createMemberHost; },
/* harmony export */   l2: function() { return /* binding */ runAlone; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85636);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62759);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74183);
/* harmony import */ var _nodes_rendering_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22108);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93833);
/* harmony import */ var _raising_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18762);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21532);








function resolveItems(group, names) {
    const source = (0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluateSource */ .zs)(group.source, names);
    if (!source.ok)
        return source;
    const { assumed } = names;
    const items = assumed?.isMark(source.value) === true ? assumed.listItems(source.value) : source.value;
    if (!Array.isArray(items)) {
        const excerpt = (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .cutHead */ .fz)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(items) ?? String(items), 200);
        const message = `the source of ${group.name} (${group.source}) is not a list but ${excerpt}`;
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(createItemsViolation(group, 'source', message, excerpt));
    }
    const list = items;
    const by = group.key_by;
    if (by === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(list.map((value, index) => ({ index, key: String(index), value })));
    const byKey = new Map();
    for (const [index, value] of list.entries()) {
        const key = computeKey(group, by, index, value, names);
        if (!key.ok)
            return key;
        const same = byKey.get(key.value);
        if (same !== undefined) {
            const message = `items ${same.index} and ${index} of ${group.name} have the same key ${JSON.stringify(key.value)}`;
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)(createItemsViolation(group, 'key_by', message, (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .cutHead */ .fz)(key.value, 200)));
        }
        byKey.set(key.value, { index, key: key.value, value });
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)([...byKey.values()]);
}
function createItemsViolation({ name }, field, message, excerpt) {
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .createSchemaViolation */ .LN)(name, field, field, message, { excerpt });
}
function computeKey(group, by, index, value, names) {
    if (by.includes('{{')) {
        const template = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseIn */ .Fp)(names, by);
        const text = template.ok ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .render */ .XX)(template.value, (0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_3__/* .withNames */ .B1)(names, { [group.as]: value, _index: index })) : template;
        if (!text.ok && (text.error.reason === 'undefined' || text.error.reason === 'absent'))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(String(index));
        if (!text.ok)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._q)((0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_3__/* .createTemplateError */ .FJ)(text.error, 'key_by'));
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(text.value === '' || names.assumed?.isMark(text.value) === true ? String(index) : text.value);
    }
    const path = by.split('.');
    const withoutVariable = path[0] === group.as ? path.slice(1) : path;
    const keyValue = getMemberValue(value, withoutVariable) ?? getMemberValue(value, path);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(keyValue === undefined || keyValue === null ? String(index) : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .printValue */ .jt)(keyValue));
}
function getMemberValue(value, path) {
    let current = value;
    for (const part of path) {
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(current) && Object.hasOwn(current, part))
            current = current[part];
        else
            return undefined;
    }
    return current;
}
async function runAlone(host, step) {
    while (!host.signal.aborted) {
        const { visit, attempt } = host.state.nextRun(step.name);
        const at = { scope: host.scope, node: step.name, visit, attempt };
        const next = await host.services.runStep(host, step, at, 'errors');
        switch (next.status) {
            case 'again':
                continue;
            case 'done':
            case 'raised':
            case 'suspended':
            case 'stopped':
            case 'halted':
                return next;
            default:
                return null;
        }
    }
    return null;
}
function createMemberHost(host, group, task, signal) {
    const handling = (0,_raising_js__WEBPACK_IMPORTED_MODULE_4__/* .findHandlingAt */ ["if"])(host, group.name);
    const member = { ...host, scope: task.scope, state: new _state_js__WEBPACK_IMPORTED_MODULE_5__/* .FlowState */ .eT(), signal, inGroup: true, handling };
    if (group.type === 'parallel')
        return { ...member, item: null };
    const { index, key, value } = task;
    const itemNames = { [group.as]: value, _index: index, ...(group.key_by === undefined ? {} : { _key: key }) };
    return { ...member, names: (0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_3__/* .withNames */ .B1)(host.names, itemNames), item: { group: group.name, index, key, value } };
}


/***/ }),

/***/ 4468:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ createStopControl; },
/* harmony export */   b: function() { return /* binding */ NOTHING_RECALLED; }
/* harmony export */ });
const NOTHING_RECALLED = {
    attempt: () => null,
    events: [],
    timer: () => null,
    answers: () => ({}),
    endOrder: () => null,
    notes: () => [],
    handledInside: () => [],
    members: () => [],
    child: () => { },
};
function createStopControl() {
    const work = new AbortController();
    let reason = null;
    const stop = (why) => {
        reason ??= why;
        work.abort();
    };
    return { signal: work.signal, stop, stopReason: () => reason };
}


/***/ }),

/***/ 18762:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _Z: function() { return /* binding */ createCancelledError; },
/* harmony export */   f6: function() { return /* binding */ createEngineError; },
/* harmony export */   "if": function() { return /* binding */ findHandlingAt; },
/* harmony export */   w$: function() { return /* binding */ toEnded; },
/* harmony export */   xl: function() { return /* binding */ raise; }
/* harmony export */ });
/* harmony import */ var _config_error_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48351);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57280);
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10898);
/* harmony import */ var _core_event_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15076);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45979);
/* harmony import */ var _scopes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1156);






function toEnded(host, step, at, outcome) {
    switch (outcome.status) {
        case 'raised': {
            const error = raise(host, step, at, outcome.error);
            const partial = outcome.partial ?? ((0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .isGroup */ .IZ)(step) ? (0,_scopes_js__WEBPACK_IMPORTED_MODULE_5__/* .groupView */ .LN)(step, []) : undefined);
            const inside = withOuterFrame(outcome.error.members ?? [], error);
            const note = outcome.note === undefined ? null : { note: outcome.note };
            return { status: 'raised', error, records: inside.length > 0 ? inside : [error], partial, ...note };
        }
        case 'cancelled': {
            const error = createCancelledError(host, step, at, outcome.inner ?? null);
            return { status: 'stopped', error, records: withOuterFrame(outcome.records ?? [], error) };
        }
        default:
            return outcome;
    }
}
function withOuterFrame(errors, outer) {
    const frame = outer.frames.slice(-1);
    return errors.map((error) => ({ ...error, frames: [...error.frames, ...frame] }));
}
function raise(host, step, at, here) {
    const { workflow } = host;
    const handling = here.inner?.while_handling ?? findHandlingAt(host, at.node);
    const { envelope, origin } = here;
    const about = here.about ?? (here.inner?.envelope.kind === envelope.kind ? here.inner.about : undefined);
    const beside = here.beside ?? here.inner?.beside;
    const itemPath = [
        ...(host.item === null ? [] : [(0,_core_event_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .formatItemName */ .CN)(host.item)]),
        ...[here.inner?.item_path ?? []].flat(),
    ].join('/');
    const typed = !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .isNeverRoutable */ .Te)(envelope) &&
        (origin === 'author' || here.typed === true || here.inner?.typed === true || (0,_config_error_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .usesErrorRouting */ .fF)(workflow, step));
    return {
        envelope,
        origin,
        typed,
        frames: [...(here.inner?.frames ?? []), createFrame(workflow, at.node, step.type, at.attempt)],
        attempts: here.inner?.attempts ?? at.attempt,
        exit_code: here.exit_code ?? here.inner?.exit_code ?? null,
        stderr_tail: here.stderr_tail ?? here.inner?.stderr_tail ?? '',
        ...(0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_2__/* .processTexts */ .c)({ ...here.inner, ...here }),
        ...(beside === undefined ? null : { beside }),
        ...(handling.length === 0 ? null : { while_handling: handling }),
        ...(itemPath === '' ? null : { item_path: itemPath }),
        ...(here.inner?.unmet_routes === undefined ? null : { unmet_routes: here.inner.unmet_routes }),
        ...(about === undefined ? null : { about }),
    };
}
function createFrame({ settings, displayFile: file }, node, type, attempt) {
    return { workflow: settings.name, file, node, type, attempt };
}
function findHandlingAt({ state, handling }, node) {
    return state.handling(node) ?? handling;
}
function createEngineError(workflow, node, type, envelope) {
    return {
        envelope,
        origin: 'engine',
        typed: false,
        frames: [createFrame(workflow, node, type, 1)],
        attempts: 1,
        exit_code: null,
        stderr_tail: '',
    };
}
function createCancelledError(host, step, at, inner) {
    const envelope = inner?.envelope ?? { kind: 'internal.cancelled', message: `${step.name} was cancelled`, details: {} };
    return {
        ...raise(host, step, at, { envelope, origin: 'engine', ...(inner === null ? null : { inner }) }),
        typed: false,
    };
}


/***/ }),

/***/ 48292:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: function() { return /* binding */ recordEnd; },
/* harmony export */   Cp: function() { return /* binding */ createStartedEvent; },
/* harmony export */   FO: function() { return /* binding */ recordNext; },
/* harmony export */   Fj: function() { return /* binding */ itemMark; },
/* harmony export */   R8: function() { return /* binding */ warn; },
/* harmony export */   RS: function() { return /* binding */ warnOfRun; },
/* harmony export */   Vb: function() { return /* binding */ toTerminationFields; },
/* harmony export */   g1: function() { return /* binding */ record; }
/* harmony export */ });
/* harmony import */ var _config_step_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75336);
/* harmony import */ var _raising_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18762);


function record(host, event, replayedAt = null) {
    host.state.apply(event, replayedAt ?? host.services.ports.clock.now());
    host.services.failedTests.learn(event);
    const isMember = host.item !== null && event.scope === host.scope;
    host.services.emit(isMember ? { ...event, ...itemMark(host) } : event, replayedAt);
}
function warn(host, node, code, message) {
    record(host, { type: 'warning', scope: host.scope, node, code, message });
}
function warnOfRun(host, at, code, message, isIntended = false) {
    const intended = isIntended ? { intended: true } : null;
    record(host, { type: 'warning', ...at, code, message, ...intended });
}
function itemMark({ item }) {
    return item === null ? {} : { item: { group: item.group, index: item.index, key: item.key } };
}
function createStartedEvent(host, step, at) {
    return { type: 'node_started', ...at, node_type: step.type, ...itemMark(host) };
}
function recordEnd(run) {
    if (run.ended.status === 'stopped' && !run.host.state.hasBegun(run.at))
        return;
    const event = endEvent(run);
    if (event !== null)
        record(run.host, event);
}
function endEvent(run) {
    const { host, step, at, durationMs, ended } = run;
    const hash = (0,_config_step_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .computeStepHash */ .cj)(step, host);
    const about = {
        node_type: step.type,
        duration_ms: durationMs,
        ...(hash === undefined ? null : { hash }),
        ...itemMark(host),
    };
    switch (ended.status) {
        case 'completed':
            return { type: 'node_completed', ...at, ...about, output: ended.output, ...ended.note };
        case 'routed':
            return { type: 'node_completed', ...at, ...about, output: ended.output, to: ended.to };
        case 'terminated': {
            const { status, reason, terminatedBy } = ended.termination;
            const output = { status, reason, terminated_by: terminatedBy };
            const fields = { ...at, ...about, ...toTerminationFields(ended.termination) };
            if (status === 'success')
                return { type: 'node_completed', ...fields, output };
            const envelope = { kind: 'halt.intentional', message: reason, details: {} };
            const error = (0,_raising_js__WEBPACK_IMPORTED_MODULE_1__/* .createEngineError */ .f6)(host.workflow, at.node, step.type, envelope);
            return { type: 'node_failed', ...fields, ...error, error_type: 'WorkflowTerminated', partial: output };
        }
        case 'raised': {
            const partial = ended.partial === undefined ? null : { partial: ended.partial };
            const { usage, failing } = ended.note ?? {};
            const noted = { ...(usage === undefined ? null : { usage }), ...(failing === undefined ? null : { failing }) };
            const isTerminated = step.type === 'workflow' && ended.error.envelope.kind === 'subworkflow.terminated';
            const named = isTerminated ? { error_type: 'SubworkflowTerminatedError' } : null;
            const rank = host.state.hasFailed ? { secondary: true } : null;
            return { type: 'node_failed', ...at, ...about, ...ended.error, ...named, ...partial, ...noted, ...rank };
        }
        case 'stopped':
            return { type: 'node_failed', ...at, ...about, ...ended.error };
        case 'suspended':
        case 'handed_off':
            return null;
    }
}
function toTerminationFields({ status, reason, terminatedBy }) {
    return { status, termination_reason: reason, terminated_by: terminatedBy, is_explicit: true };
}
function recordNext({ host, step, at }, { events = [] }) {
    for (const event of events) {
        if (event.type !== 'dead_letter')
            record(host, event);
        else
            host.services.deadLetter({ host, step, at, error: event.error, reason: event.reason });
    }
}


/***/ }),

/***/ 1156:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FL: function() { return /* binding */ createExplicitScope; },
/* harmony export */   LN: function() { return /* binding */ groupView; },
/* harmony export */   Qe: function() { return /* binding */ findAbsentPart; },
/* harmony export */   Rz: function() { return /* binding */ FlowScope; },
/* harmony export */   S$: function() { return /* binding */ createStepView; },
/* harmony export */   Uy: function() { return /* binding */ keepLastOnly; },
/* harmony export */   ZR: function() { return /* binding */ withEntryError; },
/* harmony export */   fv: function() { return /* binding */ createWorkflowView; },
/* harmony export */   nY: function() { return /* binding */ listErrorEntries; },
/* harmony export */   ul: function() { return /* binding */ collectErrors; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57280);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45979);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74183);
/* harmony import */ var _nodes_derived_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16905);
/* harmony import */ var _nodes_rendering_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22108);







function createStepView(step) {
    const { output, error, isGroup } = step;
    const outputs = isGroup ? ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(output) ? output : {}) : output === undefined ? {} : { output };
    return { ...outputs, ...(error === null ? {} : { error }) };
}
function groupView(group, records) {
    const isKeyed = group.type === 'parallel' || group.key_by !== undefined;
    const done = records.filter(({ status }) => status === 'completed');
    const outputs = isKeyed
        ? Object.fromEntries(done.map(({ key, output }) => [key, output]))
        : done.map(({ output }) => output);
    const results = records.map((record) => {
        const exception = (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .exceptionType */ .Am)(record.error?.kind ?? '');
        const error = record.error && {
            ...record.error,
            ...(exception === undefined ? null : { exception_type: exception }),
        };
        return { ...record, error };
    });
    return { type: group.type, outputs, errors: collectErrors(results), results, count: records.length };
}
function collectErrors(records) {
    return Object.fromEntries(records.flatMap(({ key, error }) => (error === null ? [] : [[key, error]])));
}
function findAbsentPart({ output, error }, part) {
    if (part === 'error')
        return error === null ? 'it did not raise' : null;
    return part === 'output' && output === undefined ? 'it has no output' : null;
}
function createWorkflowView(workflow, input, runId) {
    const forward = (file) => file.replaceAll('\\', '/');
    return {
        name: workflow.settings.name,
        description: workflow.settings.description ?? '',
        dir: forward(node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(workflow.file)),
        file: forward(workflow.file),
        input,
        run_id: runId,
        metadata: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .copyJson */ .aR)(workflow.settings.metadata ?? {}),
    };
}
class FlowScope {
    workflow;
    state;
    services;
    ending = {};
    derived;
    assumed;
    #workflow;
    #members;
    constructor(workflow, state, input, services) {
        this.workflow = workflow;
        this.state = state;
        this.services = services;
        this.#workflow = createWorkflowView(workflow, input, services.settings.runId);
        this.#members = (0,_config_model_js__WEBPACK_IMPORTED_MODULE_1__/* .mapMembersToGroups */ .Dd)(workflow);
        this.derived = (0,_nodes_derived_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .createDerivation */ .Y)(services.ports.secrets);
        this.assumed = services.ports.assumed;
    }
    absent = (name, part) => {
        const step = this.state.steps.get(name);
        if (step !== undefined)
            return part === undefined ? null : findAbsentPart(step, part);
        if (name === 'error')
            return part === undefined ? 'no error led here' : null;
        return this.workflow.steps.has(name) && !this.#members.has(name) ? 'it has not run' : null;
    };
    files = (source) => this.workflow.templateFiles?.get(source);
    lookup(name) {
        const step = this.state.steps.get(name);
        if (step !== undefined)
            return createStepView(step);
        switch (name) {
            case 'workflow':
                return { ...this.#workflow, ...this.ending };
            case 'context':
                return { iteration: this.state.ended, history: this.state.history };
            case 'github':
                return this.services.settings.github() ?? undefined;
            case 'policy':
                return this.services.governance.policyView();
            case 'conductor':
                return { retry_attempt: 0 };
            default:
                return undefined;
        }
    }
    *names() {
        yield* this.state.steps.keys();
        yield 'workflow';
        yield 'context';
        if (this.services.settings.github() !== null)
            yield 'github';
    }
}
function withEntryError({ names, state }, { name }) {
    const error = state.entryError(name);
    return error === undefined ? names : (0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_6__/* .withNames */ .B1)(names, { error });
}
const RUN_WIDE = new Set(['workflow', 'context', 'github', 'policy']);
function listErrorEntries(entries) {
    return entries.map(parseEntry).flatMap(({ root, path: [part] }) => (part === 'error' ? [root] : []));
}
function keepLastOnly(base, state, entries) {
    const errors = new Set(listErrorEntries(entries));
    const visible = (name) => !state.steps.has(name) || name === state.last;
    return (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeOver */ .J8)(base, {
        lookup: (name) => {
            if (visible(name))
                return base.lookup(name);
            const error = state.steps.get(name)?.error ?? null;
            return errors.has(name) ? (error === null ? {} : { error }) : undefined;
        },
        *names() {
            for (const name of base.names())
                if (visible(name) || errors.has(name))
                    yield name;
        },
    });
}
function parseEntry(entry) {
    const optional = entry.endsWith('?');
    const [root = '', ...rest] = (optional ? entry.slice(0, -1) : entry).trim().split('.');
    return { root, path: rest, optional };
}
const ALL_INPUTS = { root: 'workflow', path: ['input'], optional: false };
function createExplicitScope(base, state, entries, seesInputs) {
    const views = new Map();
    const input = {};
    if (seesInputs)
        exposeInput(base, input, ALL_INPUTS);
    let missing = null;
    for (const entry of entries) {
        const listed = parseEntry(entry);
        const isThere = listed.root === 'workflow'
            ? exposeInput(base, input, listed)
            : state.steps.has(listed.root)
                ? exposeStep(base, views, listed)
                : base.lookup(listed.root) !== undefined;
        if (!isThere && !listed.optional)
            missing ??= entry;
    }
    const visible = (name) => RUN_WIDE.has(name) || views.has(name) || !state.steps.has(name);
    const scope = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeOver */ .J8)(base, {
        lookup: (name) => {
            const view = views.get(name);
            if (view !== undefined)
                return view;
            if (!visible(name))
                return undefined;
            const value = base.lookup(name);
            return name === 'workflow' && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value) ? { ...value, input } : value;
        },
        *names() {
            yield* views.keys();
            for (const name of base.names())
                if (!views.has(name) && visible(name))
                    yield name;
        },
    });
    return { scope, missing };
}
function exposeInput(base, input, listed) {
    const workflow = base.lookup('workflow');
    const all = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(workflow) ? workflow['input'] : undefined;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(all) || listed.path[0] !== 'input')
        return true;
    const [, name] = listed.path;
    if (name === undefined)
        Object.assign(input, all);
    else if (Object.hasOwn(all, name))
        input[name] = all[name];
    else if (listed.optional)
        input[name] = null;
    else
        return false;
    return true;
}
function exposeStep(base, views, listed) {
    const step = base.lookup(listed.root);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(step))
        return false;
    const [part = 'output', field] = listed.path;
    const view = views.get(listed.root) ?? {};
    views.set(listed.root, view);
    if (part === 'error')
        return copyPath(step, view, ['error']);
    if (Object.hasOwn(step, 'outputs')) {
        if (listed.path.length > 0)
            return copyPath(step, view, listed.path);
        for (const name of Object.keys(step))
            if (name !== 'error')
                view[name] = step[name];
        return true;
    }
    const name = part === 'output' ? field : part;
    if (name === undefined)
        return copyPath(step, view, ['output']);
    const output = step['output'];
    if (output === undefined)
        return false;
    const isThere = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(output) && Object.hasOwn(output, name);
    const fields = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(view['output']) ? view['output'] : {};
    const isNone = output === null && listed.optional;
    view['output'] = isThere || isNone ? { ...fields, [name]: isThere ? output[name] : null } : fields;
    return isThere || isNone;
}
function copyPath(from, to, path) {
    const [name = '', ...rest] = path;
    if (!Object.hasOwn(from, name))
        return false;
    const inner = from[name];
    if (rest.length === 0 || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(inner)) {
        to[name] = inner;
        return rest.length === 0 || (Array.isArray(inner) && Object.hasOwn(inner, rest[0] ?? ''));
    }
    const part = { ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(to[name]) ? to[name] : {}) };
    to[name] = part;
    return copyPath(inner, part, rest);
}


/***/ }),

/***/ 44252:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: function() { return /* binding */ runStep; }
});

// EXTERNAL MODULE: ./build/src/core/envelope.js
var core_envelope = __webpack_require__(10898);
// EXTERNAL MODULE: ./build/src/core/json.js
var core_json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/place.js
var place = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/src/core/step-types.js
var step_types = __webpack_require__(99448);
// EXTERNAL MODULE: ./build/src/nodes/agent/overspent.js
var overspent = __webpack_require__(54536);
// EXTERNAL MODULE: ./build/src/config/error-mode.js
var error_mode = __webpack_require__(48351);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/core/events.js
var events = __webpack_require__(97095);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var core_outcome = __webpack_require__(85636);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/core/duration.js
var duration = __webpack_require__(12170);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/core/shells.js
var shells = __webpack_require__(12669);
// EXTERNAL MODULE: ./build/src/redaction/index.js + 2 modules
var redaction = __webpack_require__(80344);
// EXTERNAL MODULE: ./build/src/test-reports/quarantine-file.js
var quarantine_file = __webpack_require__(38116);
// EXTERNAL MODULE: ./build/src/text/bytes.js
var text_bytes = __webpack_require__(36659);
// EXTERNAL MODULE: ./build/src/text/excerpt.js
var text_excerpt = __webpack_require__(93833);
// EXTERNAL MODULE: ./build/src/text/simple-command.js
var simple_command = __webpack_require__(52348);
// EXTERNAL MODULE: ./build/src/expressions/index.js + 19 modules
var expressions = __webpack_require__(74183);
;// CONCATENATED MODULE: ./build/src/nodes/output-file.js




const MAX_OUTPUT_FILE_BYTES = 1024 * 1024;
const NAME = /^[A-Za-z_][A-Za-z0-9_-]*$/;
function parseOutputFile(content) {
    switch (content.status) {
        case 'absent':
            return (0,result.ok)(null);
        case 'unreadable':
            return (0,result/* err */._q)({ reason: `it cannot be read: ${content.message}`, text: '' });
        case 'too_large': {
            const limit = `${MAX_OUTPUT_FILE_BYTES / 1024 / 1024} MiB`;
            return (0,result/* err */._q)({ reason: `it has ${content.size} bytes, and at most ${limit} are read`, text: '' });
        }
        case 'bytes':
            return parse(content.bytes);
    }
}
function parse(bytes) {
    const text = (0,result/* tryOr */.LE)(null, () => (0,text_bytes/* decodeText */.g7)(bytes));
    if (text === null)
        return (0,result/* err */._q)({ reason: 'it is not UTF-8', text: '' });
    const lines = text.split(/\r?\n/);
    const fields = new Map();
    for (let index = 0; index < lines.length; index++) {
        const line = lines[index] ?? '';
        if (line === '')
            continue;
        const problem = (reason) => (0,result/* err */._q)({ reason: `line ${index + 1}: ${reason}`, text: line });
        const equals = line.indexOf('=');
        const heredoc = line.indexOf('<<');
        const isPlain = equals !== -1 && (heredoc === -1 || equals < heredoc);
        const end = isPlain ? equals : heredoc;
        if (end === -1)
            return problem('a line is `name=value`, or `name<<END` with the value in the lines up to `END`');
        const name = line.slice(0, end);
        if (!NAME.test(name))
            return problem('a name is made of letters, digits, `_` and `-`, and starts with no digit');
        if (isPlain) {
            fields.set(name, line.slice(equals + 1));
            continue;
        }
        const mark = line.slice(heredoc + 2);
        if (mark === '')
            return problem('after `<<` comes the word that ends the value');
        const close = lines.indexOf(mark, index + 1);
        if (close === -1)
            return problem(`no later line is just \`${mark}\`, so that the value has no end`);
        fields.set(name, lines.slice(index + 1, close).join('\n'));
        index = close;
    }
    return (0,result.ok)(fields.size === 0 ? null : fields);
}
function toTypedFields(fields, schema) {
    const typed = {};
    for (const [name, text] of fields) {
        const type = schema !== undefined && Object.hasOwn(schema, name) ? schema[name]?.type : undefined;
        (0,core_json/* setKey */.qL)(typed, name, type === undefined || type === 'string' ? text : (0,expressions/* coerceText */.DW)(text));
    }
    return typed;
}

// EXTERNAL MODULE: ./build/src/nodes/raise-marker.js
var raise_marker = __webpack_require__(53571);
// EXTERNAL MODULE: ./build/src/nodes/rendering.js
var rendering = __webpack_require__(22108);
// EXTERNAL MODULE: ./build/src/classify/printed-text.js
var printed_text = __webpack_require__(81331);
// EXTERNAL MODULE: ./build/src/core/kinds.js
var kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/payload-schema.js
var payload_schema = __webpack_require__(20132);
// EXTERNAL MODULE: ./build/src/core/tool-kinds.js
var tool_kinds = __webpack_require__(36750);
// EXTERNAL MODULE: ./build/src/nodes/fail-when.js
var fail_when = __webpack_require__(76347);
// EXTERNAL MODULE: ./build/src/nodes/output-schema.js
var output_schema = __webpack_require__(13511);
// EXTERNAL MODULE: ./build/src/core/float.js
var core_float = __webpack_require__(75874);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
;// CONCATENATED MODULE: ./build/src/nodes/script-error.js






const SAYS_NOTHING = [
    /^npm (?:error|ERR!) *(?:$|(?:Lifecycle script|code|path|workspace|location|command|errno|signal|Test failed|A complete log|\S*[\\/]_logs[\\/]))/,
    /^npm (?:warn|WARN|notice)\b/,
    /^(?:error )?Command failed(?: with exit code \d+)?\.?$|^info Visit https:\/\/yarnpkg\.com/,
    /^ELIFECYCLE\b|^error: script "[^"]*" exited with code \d+$/,
    /^g?make(?:\[\d+\])?: \*\*\* \[.*\] Error \d+$|^g?make(?:\[\d+\])?: (?:Entering|Leaving) directory/,
    /^\(node:\d+\) .*Warning: |^\(Use `\S*node --trace-/,
];
function cutPrintedTails({ stderr, stdout }, secrets) {
    const stderr_tail = (0,printed_text/* cutStreamTail */.le)(stderr.text, secrets);
    const isSilent = (0,terminal_text/* toPlainText */.bo)(stderr_tail)
        .split('\n')
        .every((line) => line.trim() === '' || SAYS_NOTHING.some((each) => each.test(line.trim())));
    if (!isSilent || stdout.text.trim() === '')
        return { stderr_tail };
    return { stderr_tail, stdout_tail: (0,printed_text/* cutStreamTail */.le)(stdout.text, secrets) };
}
async function createScriptError(node, result, command, secrets) {
    const how = result.signal === null ? `exited with code ${result.exitCode}` : `was ended by ${result.signal}`;
    const tails = cutPrintedTails(result, secrets);
    const line = await quoteFrom(tails.stdout_tail ?? tails.stderr_tail, result.exitCode, secrets);
    const said = (0,printed_text/* explainLastLine */.yZ)(line, result.exitCode, command.runFile, command.cwd);
    return (0,core_outcome/* createEngineFailure */.fU)('internal.script_error', said === '' ? `${node} ${how}` : `${node} ${how}: ${said}`, {
        exit_code: result.exitCode,
        signal: result.signal,
        command: command.text,
        ...tails,
    });
}
const MAX_QUOTE_CHARS = 500;
async function quoteFrom(tail, exitCode, secrets) {
    if (tail.trim() === '' || exitCode === 126 || exitCode === 127)
        return (0,printed_text/* findLastLine */.WQ)(tail, secrets);
    const { findQuotableLine } = await Promise.all(/* import() */[__webpack_require__.e(443), __webpack_require__.e(9144), __webpack_require__.e(2169)]).then(__webpack_require__.bind(__webpack_require__, 22169));
    const line = findQuotableLine((0,terminal_text/* toPlainText */.bo)((0,text_excerpt/* maskLines */.sD)(tail, secrets)).split('\n'));
    return line === undefined ? (0,printed_text/* findLastLine */.WQ)(tail, secrets) : (0,text_excerpt/* cutHead */.fz)(line, MAX_QUOTE_CHARS, secrets);
}
const MAX_RESPONSE_CHARS = 4096;
const REPORTED = ['raw_response', 'response_headers', 'response_time', 'mcp_error', 'mcp_error_details'];
function withHttpContext(error, printed, secrets) {
    const below = (0,core_json/* asObject */.eB)(printed?.['error_details']);
    const said = { ...printed, ...below };
    const status = (0,core_float/* asNumber */.i)(said['status_code']);
    const isStatus = status !== undefined && Number.isInteger(status);
    if (!isStatus && Object.keys(below).length === 0)
        return error;
    const { response } = said;
    const reported = REPORTED.flatMap((name) => {
        const value = said[name];
        return value === undefined ? [] : [[name, boundResponse(value, secrets)]];
    });
    const details = {
        ...(isStatus ? { status_code: status } : {}),
        ...(response === undefined ? {} : { raw_response: boundResponse(response, secrets) }),
        ...Object.fromEntries(reported),
        ...error.envelope.details,
    };
    return { ...error, envelope: { ...error.envelope, details } };
}
function boundResponse(response, secrets) {
    const text = (0,core_json/* printTextOrJson */._s)(response);
    return text.length > MAX_RESPONSE_CHARS || text === response ? (0,text_excerpt/* cutHead */.fz)(text, MAX_RESPONSE_CHARS, secrets) : response;
}

// EXTERNAL MODULE: ./build/src/test-reports/model.js
var test_reports_model = __webpack_require__(65876);
;// CONCATENATED MODULE: ./build/src/nodes/script-tests.js



const NO_TESTS = {
    failure: null,
    unproven: null,
    beside: null,
    quarantined: [],
    failing: null,
    counts: null,
};
const SHORTEST_READING_MS = 1000;
const MAX_NAMED = 3;
const MAX_NAMES = 100;
async function judgeTests(attempt) {
    const { node, context, failure, reports, remainingMs } = attempt;
    const { failedBefore, signal: cancelled, ports } = context;
    const { clock } = ports;
    const end = clock.monotonic() + Math.max(remainingMs, SHORTEST_READING_MS);
    const isOver = () => cancelled.aborted || clock.monotonic() > end;
    const read = await reports.read({ clock, isOver }, failedBefore, context.testHistory());
    if (read === null)
        return cancelled.aborted ? 'cancelled' : 'late';
    const { tests, problems, warnings, defects, notOvercome } = read;
    for (const message of warnings)
        context.warn('test-report', message);
    if (tests !== null)
        context.reportTests(tests);
    const failing = read.failing.length > 0 || failedBefore.length > 0 ? [...read.failing, ...findUnrun(attempt, read)] : null;
    const missing = createMissingError(failure, notOvercome, tests === null);
    const [first] = problems;
    if (tests !== null && first !== undefined) {
        const { createLocatedEnvelope } = await Promise.all(/* import() */[__webpack_require__.e(443), __webpack_require__.e(2341)]).then(__webpack_require__.bind(__webpack_require__, 72341));
        const { kind, message, details } = createLocatedEnvelope('reports', failure, first, problems, reports.workspace);
        const counts = toDetails(tests);
        const failed = { kind, message, details: { ...details, tests: counts } };
        return { ...NO_TESTS, failure: failed, beside: failed, failing, counts };
    }
    const unread = node.reports_required === true && defects.length > 0
        ? createTestError(failure, defects.slice(0, MAX_NAMED).join('; '))
        : null;
    const quarantined = tests?.quarantined_tests ?? [];
    const doubt = quarantined.length > 0 && failure.exitCode !== 0 ? await findDoubt(attempt, read) : null;
    if (doubt !== null)
        context.warn('quarantine-unproven', `failed tests in quarantine excuse nothing: ${doubt}`);
    return {
        ...NO_TESTS,
        unproven: unread ?? missing,
        beside: missing,
        quarantined: doubt === null ? quarantined : [],
        failing,
    };
}
function findUnrun({ node, failure }, { sizes, doubts, tests }) {
    const { exitCode, signal, timedOut } = failure;
    const isRegular = !timedOut && signal === null && exitCode !== null && exitCode < FIRST_SHELL_CODE;
    if (node.retry_tests === undefined || tests === null || (isRegular && doubts.length === 0))
        return [];
    return sizes.map(({ name, cases }) => ['', '', 'tests that may not have run', '', '', name, 'rest', cases]);
}
const FIRST_SHELL_CODE = 124;
function createTestError({ exitCode }, message, more = {}) {
    return { kind: tool_kinds/* TEST_FAILED */.RJ, message, details: { exit_code: exitCode, ...more } };
}
function toDetails({ failures, flaky = 0, quarantined = 0, flaky_names: flakyNames = [], ...tests }) {
    const { total, failed, skipped, seconds } = tests;
    const counts = { total, failed, skipped, flaky, quarantined, seconds };
    const named = flakyNames.length === 0 ? {} : { flaky_names: flakyNames };
    return { ...counts, failed_names: failures.map(({ name }) => name), ...named };
}
function createMissingError(failure, notOvercome, isReportMissing) {
    if (notOvercome.length === 0)
        return null;
    const names = notOvercome.map(([suite, within, name]) => (0,test_reports_model/* formatTestTitle */.as)({ within, name: name || suite }));
    const shown = names.slice(0, MAX_NAMED).join(', ');
    const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
    const why = isReportMissing
        ? 'this attempt wrote no report'
        : 'the report of this attempt does not show that they passed';
    const message = `tests that failed in an earlier attempt have not passed since, because ${why}: ${shown}${more}`;
    return createTestError(failure, message, { not_overcome: names.slice(0, MAX_NAMES) });
}
const TESTS_FAILED = 1;
const RUST_TESTS_FAILED = 101;
async function findDoubt({ node, failure, started }, { doubts, hasLibtest }) {
    const { exitCode, signal, timedOut } = failure;
    if (timedOut || exitCode === null || signal !== null)
        return 'the command did not end by itself';
    const words = (0,simple_command/* findSimpleCommand */.N)(started);
    if (words === null)
        return 'the step is not one command';
    const isRust = hasLibtest || words.some((word) => (0,simple_command/* stripProgramPath */.W)(word) === 'cargo');
    const codes = [TESTS_FAILED, ...(isRust ? [RUST_TESTS_FAILED] : []), ...(node.test_exit_codes ?? [])];
    if (!codes.includes(exitCode))
        return `exit code ${exitCode} does not mean failed tests`;
    const [doubt] = doubts;
    if (doubt !== undefined)
        return doubt;
    const { findOtherFailure } = await Promise.all(/* import() */[__webpack_require__.e(443), __webpack_require__.e(9144), __webpack_require__.e(4322), __webpack_require__.e(5653)]).then(__webpack_require__.bind(__webpack_require__, 74322));
    const other = findOtherFailure(failure);
    return other === null ? null : `the output has another failure: ${other}`;
}

;// CONCATENATED MODULE: ./build/src/nodes/script-outcome.js














function toScriptOutcome(node, context, result, left, command) {
    switch (result.status) {
        case 'not_started':
            return (0,core_outcome/* createRaised */.bP)(createStartError(node.name, result.message, command.text, result.cause));
        case 'unread': {
            warnOfCuts(node, context, result);
            const message = `what ${node.name} printed could not be read: ${result.message}`;
            return (0,core_outcome/* createRaised */.bP)(createUnknownEnd(message, command.text, { unread: true }));
        }
        case 'cancelled':
            return { status: 'cancelled' };
        case 'timed_out':
        case 'exited':
            return new EndedScript(node, context, result, left, command).outcome();
    }
}
function createStartError(node, message, command, cause) {
    const more = cause === 'not_executable' ? { not_executable: true } : {};
    return createUnknownEnd(`${node} could not be started: ${message}`, command, more);
}
function createUnknownEnd(message, command, more = {}) {
    const details = { exit_code: null, signal: null, command, stderr_tail: '', ...more };
    return (0,core_outcome/* createEngineFailure */.fU)('internal.script_error', message, details);
}
const ENGINE_FIELDS = ['exit_code', 'stdout', 'stderr'];
class EndedScript {
    node;
    context;
    result;
    left;
    command;
    #failure;
    constructor(node, context, result, left, command) {
        this.node = node;
        this.context = context;
        this.result = result;
        this.left = left;
        this.command = command;
        const { status, stdout, stderr } = result;
        const { exitCode, signal } = status === 'exited' ? result : { exitCode: null, signal: null };
        const streams = { stdout: stdout.text, stderr: stderr.text, secrets: context.ports.secrets.spans };
        const { kinds = {} } = context.workflow.settings;
        this.#failure = { exitCode, signal, timedOut: status === 'timed_out', runFile: command.runFile, ...streams, kinds };
    }
    async outcome() {
        const { node, context, result, left, command } = this;
        const { exitCode, signal, secrets } = this.#failure;
        const { envelope, written: outputFile } = left;
        const isExit = result.status === 'exited';
        const isFailed = exitCode !== 0;
        const printed = this.#ownFields(parsePrintedObject(result));
        const fields = outputFile.ok && outputFile.value !== null ? toTypedFields(outputFile.value, node.output) : undefined;
        const written = this.#ownFields(fields);
        const output = this.#output(printed, written);
        warnOfCuts(node, context, result);
        const { stderr_tail, ...stdout } = cutPrintedTails(result, secrets);
        const tests = await this.#judgeTests();
        if (tests === 'cancelled')
            return { status: 'cancelled' };
        const judged = tests === 'late' ? NO_TESTS : tests;
        const fail = (raised) => {
            const error = withTestsBeside(raised, judged);
            const texts = error.envelope.kind === 'internal.script_error' ? {} : { command: command.text, ...stdout };
            const outcome = (0,core_outcome/* createRaised */.bP)({ ...error, ...(isExit ? { exit_code: exitCode } : {}), stderr_tail, ...texts }, output);
            return judged.failing === null ? outcome : { ...outcome, note: { failing: judged.failing } };
        };
        if (envelope.status === 'envelope')
            return fail({ envelope: envelope.envelope, origin: 'author' });
        if (isExit && envelope.status === 'broken')
            return fail(createEnvelopeViolation(node.name, envelope, secrets));
        if (isExit && context.workflow.literal !== true && (left.isRaisePrinted || (0,raise_marker/* hasPrintedRaise */.t)(result.stdout.text)))
            return fail(createMisplacedRaise(node.name, result.stdout.text, secrets));
        if (tests === 'late' && isExit)
            return fail(this.#timeoutError(', while its test reports were read'));
        if (judged.failure !== null && isExit)
            return fail(createTypedError(judged.failure));
        const isExcused = judged.quarantined.length > 0;
        const isError = !isExit || (isFailed && !isExcused && (context.inGroup || context.strict));
        const failure = isError ? fail(await this.#failedEnd(printed)) : null;
        if (failure !== null && !(isExit && context.mayDecideExit))
            return failure;
        const settled = await this.#settled(output, printed ?? written, judged, fail);
        if (!isFailed || isExcused || !context.mayDecideExit)
            return settled;
        const good = signal === null && printed !== undefined ? (0,core_outcome/* withTrue */.jV)(printed) : printed;
        const exit = { output, isSignal: signal !== null, successOutput: this.#output(good, written, 0) };
        return { status: 'undecided', ...exit, decided: (0,core_outcome/* markDecided */.Ky)(settled), otherwise: failure ?? settled };
    }
    async #failedEnd(printed) {
        const { node, result, command } = this;
        const { secrets } = this.#failure;
        const classified = await this.#classified();
        const failed = result.status === 'exited' ? await createScriptError(node.name, result, command, secrets) : null;
        const error = classified ?? (failed === null ? null : await this.#placed(failed));
        return error === null ? this.#timeoutError() : withHttpContext(error, printed, secrets);
    }
    async #settled(output, fields, { unproven, quarantined }, fail) {
        const { node, context, left } = this;
        const { exitCode, secrets } = this.#failure;
        if (unproven !== null)
            return fail(createTypedError(unproven));
        if (!left.written.ok)
            return fail(createOutputViolation(node.name, left.written.error, secrets));
        const told = exitCode === 0 ? (0,fail_when/* findToldFailure */.r)(node, context.workflow.settings.kinds, output, context.scope, secrets) : null;
        if (told !== null)
            return fail(told);
        const problems = await this.#outputProblems(output, fields);
        if (problems.length > 0)
            return fail((0,output_schema/* createSchemaError */.QL)(node.name, 'stdout', problems, (0,core_json/* printTextOrJson */._s)(output['stdout'] ?? null), secrets));
        const handled = quarantined.length > 0 ? { handled_by: 'quarantine', quarantined } : null;
        return { status: 'completed', output, note: { exit_code: exitCode, ...handled } };
    }
    #output(printed, written, exitCode = this.#failure.exitCode) {
        const { stdout, stderr } = this.result;
        const base = { stdout: stdout.text, stderr: stderr.text, exit_code: exitCode };
        if (stdout.truncated)
            base['stdout_truncated'] = true;
        if (stderr.truncated)
            base['stderr_truncated'] = true;
        return { ...base, ...printed, ...written };
    }
    #ownFields(fields) {
        if (fields === undefined || this.#failure.exitCode === 0)
            return fields;
        const dropped = ENGINE_FIELDS.filter((name) => Object.hasOwn(fields, name));
        if (dropped.length === 0)
            return fields;
        this.context.warn('output-field-dropped', `${this.node.name} printed ${dropped.join(', ')} and ended with a failure: the printed value is dropped, the engine's own is kept`);
        return Object.fromEntries(Object.entries(fields).filter(([name]) => !dropped.includes(name)));
    }
    #timeoutError(doing = '') {
        const { name } = this.node;
        const { timeout: seconds, idleTimeout, envelope } = this.left;
        const isIdle = this.result.status === 'timed_out' && this.result.isIdle === true;
        const { stderr, secrets } = this.#failure;
        const message = isIdle
            ? `${name} was ended after ${idleTimeout} s without output`
            : `${name} was ended at its timeout of ${seconds} s${doing}`;
        const idle = isIdle ? { idle_seconds: idleTimeout } : null;
        const details = { timeout_seconds: seconds ?? null, ...idle, stderr_tail: (0,printed_text/* cutStreamTail */.le)(stderr, secrets) };
        if (envelope.status !== 'broken')
            return (0,core_outcome/* createEngineFailure */.fU)('internal.timeout', message, details);
        const torn = { problem: envelope.reason, excerpt: (0,core_envelope/* cutBrokenEnvelope */.QI)(envelope, secrets) };
        return { ...(0,core_outcome/* createEngineFailure */.fU)('internal.timeout', message, { ...details, raised: torn }), typed: true };
    }
    async #outputProblems(output, fields) {
        const { output: schema } = this.node;
        if (schema === undefined)
            return [];
        if (fields === undefined)
            return [{ path: 'stdout', message: 'must be exactly one JSON object' }];
        return (0,payload_schema/* validateData */.lv)(output, schema, await (0,payload_schema/* patternMatcher */.l2)(schema, this.context.ports.patterns));
    }
    async #classified() {
        if (this.node.classify === undefined)
            return null;
        const { classify } = await Promise.all(/* import() */[__webpack_require__.e(443), __webpack_require__.e(9144), __webpack_require__.e(4322), __webpack_require__.e(5653)]).then(__webpack_require__.bind(__webpack_require__, 74322));
        const patterns = await this.context.ports.patterns();
        const { classify: rules, routes = [] } = this.node;
        const recovered = routes.flatMap((route) => route.recover === undefined ? [] : (0,kinds/* toKindPatterns */.bn)(route.on_error ?? false));
        const isExcused = (kind) => recovered.some((pattern) => (0,kinds/* matchesPattern */.MT)(pattern, kind));
        const envelope = classify(rules, this.#failure, patterns, this.#workspace(), isExcused);
        return envelope === null ? null : { envelope, origin: 'author' };
    }
    #workspace() {
        const { sources } = this.context.ports;
        const { cwd } = this.command;
        return sources === undefined ? null : { sources: sources(cwd), cwd };
    }
    async #placed(error) {
        const { stdout, stderr } = this.#failure;
        const mayPlace = this.node.classify !== undefined || PRINTS_COMMAND.test(stdout) || PRINTS_COMMAND.test(stderr);
        if (!mayPlace)
            return error;
        const { findPlaces } = await Promise.all(/* import() */[__webpack_require__.e(443), __webpack_require__.e(9144), __webpack_require__.e(4322), __webpack_require__.e(5653)]).then(__webpack_require__.bind(__webpack_require__, 74322));
        const places = findPlaces(this.node.classify ?? [], this.#failure, this.#workspace());
        return { ...error, envelope: { ...error.envelope, details: { ...error.envelope.details, ...places } } };
    }
    async #judgeTests() {
        const { node, context, left, command } = this;
        const { reports, remainingMs } = left;
        if (reports === null)
            return NO_TESTS;
        return judgeTests({ node, context, failure: this.#failure, started: command.started, reports, remainingMs });
    }
}
const PRINTS_COMMAND = /^::(?:error|warning) [^\n:]{0,300}file=/m;
function withTestsBeside(error, { beside, counts }) {
    if (beside === null || error.envelope.kind === tool_kinds/* TEST_FAILED */.RJ)
        return error;
    const details = { ...error.envelope.details, ...(counts === null ? {} : { tests: counts }) };
    return { ...error, envelope: { ...error.envelope, details }, beside };
}
function createTypedError(envelope) {
    return { envelope, origin: 'author', typed: true };
}
function parsePrintedObject(streams) {
    if (streams.stdout.truncated)
        return undefined;
    const text = streams.stdout.text.trim();
    if (!text.startsWith('{') || !text.endsWith('}'))
        return undefined;
    const value = (0,core_json/* parseOutsideJson */.p6)(text);
    return (0,core_json/* isJsonObject */.OW)(value) ? value : undefined;
}
function createEnvelopeViolation(node, broken, secrets) {
    const message = `${node} left something in CONDUCTOR_ERROR_OUT that is not an envelope: ${broken.reason}`;
    const more = {
        original_message: broken.originalMessage || broken.reason,
        excerpt: (0,core_envelope/* cutBrokenEnvelope */.QI)(broken, secrets),
    };
    return { ...(0,core_outcome/* createSchemaViolation */.LN)(node, 'CONDUCTOR_ERROR_OUT', broken.failedField, message, more), typed: true };
}
function createMisplacedRaise(node, text, secrets) {
    const message = `${node} printed an error on stdout, where agents raise; a script writes it to the file that CONDUCTOR_ERROR_OUT names`;
    const more = { excerpt: (0,text_excerpt/* cutHead */.fz)(text, 1000, secrets) };
    return { ...(0,core_outcome/* createSchemaViolation */.LN)(node, 'stdout', core_envelope/* RAISE_MARKER */.GF, message, more), typed: true };
}
function createOutputViolation(node, { reason, text }, secrets) {
    const message = `${node} left something in CONDUCTOR_OUTPUT that cannot be read: ${reason}`;
    const more = { excerpt: (0,text_excerpt/* cutHead */.fz)(text, 1000, secrets) };
    return { ...(0,core_outcome/* createSchemaViolation */.LN)(node, 'CONDUCTOR_OUTPUT', 'output', message, more), typed: true };
}
function warnOfCuts(node, context, streams) {
    for (const name of ['stdout', 'stderr']) {
        if (!streams[name].truncated)
            continue;
        context.warn('output-truncated', `${node.name} wrote ${streams[name].totalBytes} bytes to ${name}; the first and last 512 KiB are kept`);
    }
}

;// CONCATENATED MODULE: ./build/src/nodes/script.js















async function executeScript(node, context) {
    const created = await context.ports.errorFiles.create();
    if (!created.ok)
        return (0,core_outcome/* createRaised */.bP)(createStartError(node.name, created.error, node.command ?? node.run ?? ''));
    const errorFile = created.value;
    const prepared = renderScript(node, context, errorFile);
    if (!prepared.ok) {
        await Promise.all([errorFile.readEnvelope(0), errorFile.readOutput(0)]);
        return (0,core_outcome/* createRaised */.bP)(prepared.error);
    }
    const { command, script, stdin, cwd, env, limits } = prepared.value;
    const invoked = script === null ? command : { run: prepared.value.text, shell: node.shell ?? null };
    const { spans: secrets } = context.ports.secrets;
    const reports = await openTestReports(node, limits.reports, context, cwd);
    const testArguments = await writeTestArguments(node, context, cwd);
    if (testArguments?.ok === false)
        return (0,core_outcome/* createRaised */.bP)(createStartError(node.name, testArguments.error, node.command ?? node.run ?? ''));
    if (reports?.quarantine?.isActive === true && (0,simple_command/* findSimpleCommand */.N)(invoked) === null)
        context.warn('quarantine-one-command', (0,quarantine_file/* describeSeveralCommands */.Yg)(node.name));
    const { clock } = context.ports;
    const started = clock.monotonic();
    const isLog = context.workflow.literal === true;
    let isRaisePrinted = false;
    const lookIntoCut = (part) => {
        isRaisePrinted ||= (0,raise_marker/* hasPrintedRaise */.t)((0,text_bytes/* decodeText */.g7)(part, false));
    };
    const result = await context.ports.processes.run({
        command: command.command,
        args: command.args,
        cwd,
        env: testArguments === null ? env : (0,shells/* overlayEnvironment */.C8)(env, { CONDUCTOR_TEST_ARGS: testArguments.value.path }),
        stdin,
        timeoutSeconds: limits.timeout,
        idleSeconds: limits.idleTimeout,
        maxRetainedBytes: context.maxOutputBytes,
        secrets,
        onOutput: context.output,
        ...(isLog ? {} : { onCut: lookIntoCut }),
    }, context.signal);
    script?.remove();
    testArguments?.value.remove();
    const envelope = (0,core_envelope/* parseEnvelopeFile */.Sr)(await errorFile.readEnvelope(core_envelope/* MAX_ENVELOPE_BYTES */.ud));
    const written = parseOutputFile(await errorFile.readOutput(MAX_OUTPUT_FILE_BYTES));
    const runFile = script?.file ?? null;
    const line = { started: invoked, text: cutCommand(prepared.value.text, secrets), runFile, cwd };
    const remainingMs = (limits.timeout ?? Number.POSITIVE_INFINITY) * 1000 - (clock.monotonic() - started);
    const left = { envelope, written, ...limits, reports, remainingMs, isRaisePrinted };
    return toScriptOutcome(node, context, result, left, line);
}
async function openTestReports(node, reports, { ports }, cwd) {
    const { quarantine: file } = node;
    if (node.reports === undefined || ports.reports === undefined || ports.sources === undefined)
        return null;
    const { TestReports } = await Promise.all(/* import() */[__webpack_require__.e(9800), __webpack_require__.e(443), __webpack_require__.e(6214)]).then(__webpack_require__.bind(__webpack_require__, 36214));
    const { QuarantineMatcher } = await __webpack_require__.e(/* import() */ 5097).then(__webpack_require__.bind(__webpack_require__, 75097));
    const quarantine = ports.quarantine?.(file) ?? null;
    const matcher = quarantine === null ? null : new QuarantineMatcher(quarantine);
    const workspace = { sources: ports.sources(cwd), cwd };
    return new TestReports(reports, ports.reports, workspace, matcher, node.retry_tests !== undefined);
}
async function writeTestArguments(node, { ports, failedBefore }, cwd) {
    if (node.retry_tests === undefined || ports.sources === undefined)
        return null;
    const { createRetryArguments } = await __webpack_require__.e(/* import() */ 4046).then(__webpack_require__.bind(__webpack_require__, 14046));
    const words = createRetryArguments(node.retry_tests, failedBefore, { sources: ports.sources(cwd), cwd });
    return ports.errorFiles.writeArguments(words.map((word) => `${word}\n`).join(''));
}
const MAX_COMMAND = 2000;
function cutCommand(text, secrets) {
    return (0,text_excerpt/* cutHead */.fz)(text.trim(), MAX_COMMAND, secrets);
}
function renderScript(node, context, errorFile) {
    const env = buildEnvironment(node, context, errorFile);
    const renderField = (source, field, comments = true) => context.workflow.literal === true ? (0,result.ok)(source) : (0,rendering/* renderText */.S5)(source, context.scope, field, comments);
    if (!env.ok)
        return env;
    const folder = (0,rendering/* renderText */.S5)(node.working_dir ?? context.workflow.settings.runtime?.working_dir ?? '.', context.scope, 'working_dir');
    if (!folder.ok)
        return folder;
    const stdin = node.stdin === undefined ? (0,result.ok)(null) : (0,rendering/* renderText */.S5)(node.stdin, context.scope, 'stdin');
    if (!stdin.ok)
        return stdin;
    const cwd = external_node_path_default().resolve(context.settings.cwd, folder.value);
    const limits = renderLimits(node, context);
    if (!limits.ok)
        return limits;
    const settings = { stdin: stdin.value, cwd, env: env.value, limits: limits.value };
    if (node.run !== undefined) {
        const text = renderField(node.run, 'run', false);
        if (!text.ok)
            return text;
        const script = context.ports.scripts.prepare(text.value, node.shell ?? null, env.value);
        if (!script.ok)
            return (0,result/* err */._q)(createStartError(node.name, script.error, cutCommand(text.value, context.ports.secrets.spans)));
        const command = script.value;
        return (0,result.ok)({ text: text.value, command, script: script.value, ...settings });
    }
    const command = renderField(node.command ?? '', 'command');
    if (!command.ok)
        return command;
    const args = [];
    for (const [index, arg] of (node.args ?? []).entries()) {
        const text = typeof arg === 'string' ? renderField(arg, `args[${index}]`) : (0,result.ok)((0,rendering/* formatLiteral */.z3)(arg));
        if (!text.ok)
            return text;
        args.push(text.value);
    }
    const text = [command.value, ...args].join(' ');
    return (0,result.ok)({ text, command: { command: command.value, args }, script: null, ...settings });
}
function renderLimits(node, { workflow, scope }) {
    const isLiteral = workflow.literal === true;
    const reports = [];
    for (const [index, glob] of [node.reports ?? []].flat().entries()) {
        const text = isLiteral
            ? (0,result.ok)(glob)
            : (0,rendering/* renderText */.S5)(glob, scope, Array.isArray(node.reports) ? `reports[${index}]` : 'reports');
        if (!text.ok)
            return text;
        if (text.value.trim() === '')
            return (0,result/* err */._q)((0,rendering/* createValueError */.CW)('reports', glob, 'reports: it is empty'));
        reports.push(text.value);
    }
    const seconds = [];
    for (const field of ['timeout', 'idle_timeout']) {
        const written = node[field] ?? null;
        const text = typeof written === 'string' ? (0,rendering/* renderText */.S5)(written, scope, field) : (0,result.ok)(null);
        if (!text.ok)
            return text;
        const value = typeof written === 'string' ? ((0,duration/* toSeconds */.fP)(text.value ?? '') ?? 0) : written;
        if (value !== null && value <= 0) {
            const message = `${field}: ${JSON.stringify(text.value)} is not a duration over 0`;
            return (0,result/* err */._q)((0,rendering/* createValueError */.CW)(field, String(written), message));
        }
        seconds.push(value);
    }
    const [timeout = null, idleTimeout = null] = seconds;
    return (0,result.ok)({ timeout, idleTimeout, reports });
}
function buildEnvironment(node, context, files) {
    const env = { ...context.settings.env };
    for (const layer of [context.workflow.settings.env, node.env]) {
        for (const [name, value] of Object.entries(layer ?? {})) {
            if (value === null) {
                (0,shells/* setVariable */.BB)(env, name, null);
                continue;
            }
            const text = typeof value === 'string' ? formatVariable(value, context.scope, name) : (0,result.ok)((0,rendering/* formatLiteral */.z3)(value));
            if (!text.ok)
                return text;
            (0,shells/* setVariable */.BB)(env, name, text.value);
            for (const secret of (0,redaction/* listSecretsOfEnvironment */.Yl)({ [name]: text.value }))
                context.ports.secrets.mark(secret.value);
        }
    }
    const { runId, helpersFolder } = context.settings;
    const promised = {
        ...((0,shells/* getVariable */.dn)(env, 'PYTHONUTF8') === undefined ? { PYTHONUTF8: '1' } : {}),
        CONDUCTOR_RETRY_ATTEMPT: context.retryAttempt,
        ...(context.traceParent === null ? {} : { TRACEPARENT: context.traceParent }),
        CONDUCTOR_RUN_ID: runId,
        ...(helpersFolder === null ? {} : { CONDUCTOR_HELPERS: helpersFolder }),
        CONDUCTOR_ERROR_OUT: files.path,
        CONDUCTOR_OUTPUT: files.outputPath,
    };
    return (0,result.ok)((0,shells/* overlayEnvironment */.C8)(env, promised));
}
function formatVariable(source, scope, name) {
    const text = (0,rendering/* renderText */.S5)(source, scope, `env.${name}`);
    if (!text.ok || !/^\s*(?:True|False)\s*$/.test(text.value))
        return text;
    const value = (0,rendering/* evaluateOnly */.uG)(source, scope);
    return typeof value === 'boolean' ? (0,result.ok)(String(value)) : text;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/nodes/derived-secrets.js
var derived_secrets = __webpack_require__(16905);
;// CONCATENATED MODULE: ./build/src/nodes/set.js









function executeSet(node, context) {
    const { scope, ports } = context;
    const read = (text) => (0,derived_secrets/* withMarkedSecrets */._)(text, parseAutoValue(text), ports.secrets);
    const bound = node.values === undefined ? bindValue(node, context, read) : (0,rendering/* renderFields */.sp)(node.values, scope, 'values', read);
    if (!bound.ok)
        return (0,core_outcome/* createRaised */.bP)(bound.error);
    const completed = { status: 'completed', output: bound.value };
    if (node.output === undefined)
        return completed;
    return (0,output_schema/* findOutputViolation */.y1)(node, 'set', bound.value, ports).then((error) => error === null ? completed : (0,core_outcome/* createRaised */.bP)(error, bound.value));
}
function bindValue(node, context, read) {
    const { secrets } = context.ports;
    const type = node.output_type ?? 'auto';
    const refuse = (found) => {
        const shown = JSON.stringify((0,text_excerpt/* cutHead */.fz)(found, 200, secrets.spans));
        const message = `the value of ${node.name} is not of the type ${type}: ${shown}`;
        const more = { expected: type, excerpt: (0,text_excerpt/* cutHead */.fz)(found, 1000, secrets.spans) };
        return (0,result/* err */._q)((0,core_outcome/* createSchemaViolation */.LN)(node.name, 'set', 'value', message, more));
    };
    if (typeof node.value !== 'string') {
        const data = (0,rendering/* renderData */.rb)(node.value, context.scope, 'value', read);
        return data.ok ? toTyped(data.value, type, refuse) : data;
    }
    const text = (0,rendering/* renderText */.S5)(node.value, context.scope, 'value');
    if (!text.ok || context.scope.assumed?.isMark(text.value) === true)
        return text;
    if (type === 'string')
        return text;
    if (type === 'auto')
        return (0,result.ok)((0,rendering/* toRenderedValue */.wS)(node.value, context.scope, text.value, read));
    const value = convertValue(text.value, type, refuse);
    return value.ok ? (0,result.ok)((0,derived_secrets/* withMarkedSecrets */._)(text.value, value.value, secrets)) : value;
}
const TRUE_WORDS = new Set(['true', '1', 'yes', 'y', 'on']);
const FALSE_WORDS = new Set(['false', '0', 'no', 'n', 'off']);
const INTEGER = /^[+-]?\d+(?:_\d+)*$/;
function convertValue(text, type, refuse) {
    const word = text.trim();
    const number = Number(word.replaceAll('_', ''));
    switch (type) {
        case 'boolean':
            if (TRUE_WORDS.has(word.toLowerCase()))
                return (0,result.ok)(true);
            return FALSE_WORDS.has(word.toLowerCase()) ? (0,result.ok)(false) : refuse(text);
        case 'integer':
            return INTEGER.test(word) && Number.isSafeInteger(number) ? (0,result.ok)(number) : refuse(text);
        case 'number':
            return (0,core_float/* isNumberText */.tZ)(word.replace(/(?<=\d)_(?=\d)/g, '')) && Number.isFinite(number)
                ? (0,result.ok)((0,core_float/* keepExact */.BT)(word, number))
                : refuse(text);
        case 'list':
        case 'dict': {
            const value = readYaml(text);
            return value === undefined ? refuse(text) : toTyped(value, type, refuse);
        }
        default:
            return (0,result/* unreachable */.HB)(type);
    }
}
function toTyped(value, type, refuse) {
    const fits = {
        auto: true,
        string: typeof value === 'string',
        number: (0,core_json/* isJsonNumber */.OD)(value),
        integer: typeof value === 'bigint' || Number.isInteger((0,core_float/* asNumber */.i)(value)),
        boolean: typeof value === 'boolean',
        list: Array.isArray(value),
        dict: (0,core_json/* isRecord */.u4)(value),
    }[type];
    if (fits)
        return (0,result.ok)(value);
    return type === 'string' ? (0,result.ok)((0,core_json/* printJson */.Q2)(value)) : refuse((0,core_json/* printJson */.Q2)(value));
}
const NOTHING = new Set(['null', 'Null', 'NULL', '~', "''", '""']);
function parseAutoValue(text) {
    const value = readYaml(text);
    if (value === undefined || typeof value === 'bigint')
        return text;
    const word = text.trim();
    if (word === '')
        return '';
    return (value === null || value === '') && !NOTHING.has(word) ? text : value;
}
const MAX_YAML_CHARS = 128 * 1024;
function readYaml(text) {
    const json = (0,core_json/* parseOutsideJson */.p6)(text);
    if (json !== undefined)
        return json;
    if (text.length > MAX_YAML_CHARS || nestsTooDeep(text))
        return undefined;
    return (0,result/* tryOr */.LE)(undefined, () => {
        const document = (0,dist/* parseDocument */.Tp)(text, { schema: 'core', merge: true, logLevel: 'error', prettyErrors: false });
        if (document.errors.length > 0 || document.warnings.length > 0 || !isData(document))
            return undefined;
        const value = document.toJS({ maxAliasCount: 100 });
        return (0,core_json/* isJson */.Fh)(value, core_json/* MAX_LEVELS */.DD) ? value : undefined;
    });
}
function nestsTooDeep(text) {
    const parser = new dist/* Parser */.iX();
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        for (const _ of parser.next(lexeme))
            ;
        if (parser.stack.length > core_json/* MAX_LEVELS */.DD)
            return true;
    }
    return false;
}
function isData(document) {
    let found = true;
    (0,dist/* visit */.YR)(document, {
        Pair(_, { key }) {
            if ((0,dist/* isScalar */.jn)(key) && key.value !== null)
                return undefined;
            found = false;
            return dist/* visit */.YR.BREAK;
        },
        Scalar(place, node) {
            if (place !== 'key' && typeof node.value === 'number')
                node.value = (0,core_float/* keepExact */.BT)(node.source ?? '', node.value);
        },
    });
    return found;
}

;// CONCATENATED MODULE: ./build/src/nodes/terminate.js


function executeTerminate(node, context) {
    const reason = (0,rendering/* renderText */.S5)(node.reason, context.scope, 'reason');
    if (!reason.ok)
        return (0,core_outcome/* createRaised */.bP)(reason.error);
    const why = reason.value.trim() === '' ? `${node.name} ended the run without a reason` : reason.value;
    const termination = { status: node.status, reason: why, terminatedBy: node.name };
    if (node.output_template === undefined)
        return { status: 'terminated', termination, output: null };
    const own = { output: { status: node.status, reason: why, terminated_by: node.name } };
    const output = (0,rendering/* renderFields */.sp)(node.output_template, (0,rendering/* withNames */.B1)(context.scope, { [node.name]: own }), 'output_template');
    if (!output.ok)
        return (0,core_outcome/* createRaised */.bP)(output.error);
    return { status: 'terminated', termination, output: output.value };
}

;// CONCATENATED MODULE: ./build/src/nodes/wait.js





async function executeWait(node, context) {
    const { clock } = context.ports;
    let timer = context.recalledTimer;
    if (timer === null) {
        const rendered = typeof node.duration === 'number' ? (0,result.ok)(node.duration) : (0,rendering/* renderText */.S5)(node.duration, context.scope, 'duration');
        if (!rendered.ok)
            return (0,core_outcome/* createRaised */.bP)(rendered.error);
        const { assumed } = context.scope;
        const mark = assumed?.isMark(rendered.value) === true ? rendered.value : null;
        const seconds = (0,duration/* parseDuration */.E9)(mark === null ? rendered.value : (0,rendering/* formatLiteral */.z3)(assumed?.open(mark)));
        if (!seconds.ok) {
            if (mark !== null)
                assumed?.noteFailure(`${node.name} waits for a time that is assumed`, [mark]);
            const excerpt = (0,text_excerpt/* cutHead */.fz)(String(rendered.value), 1000, context.ports.secrets.spans);
            const message = `${node.name} cannot wait: ${seconds.error}`;
            return (0,core_outcome/* createRaised */.bP)((0,core_outcome/* createSchemaViolation */.LN)(node.name, 'duration', 'duration', message, { excerpt }));
        }
        const started = clock.now();
        timer = { deadline: started + seconds.value * 1000, started };
        context.setTimer(timer.deadline, started);
    }
    const longest = clock.now() + timer.deadline - timer.started;
    await clock.sleepUntil(Math.min(timer.deadline, longest), context.signal);
    if (context.signal.aborted)
        return { status: 'cancelled' };
    return { status: 'completed', output: { waited_seconds: Math.max(0, clock.now() - timer.started) / 1000 } };
}

;// CONCATENATED MODULE: ./build/src/nodes/registry.js




const EXECUTORS = {
    script: executeScript,
    set: executeSet,
    wait: executeWait,
    terminate: executeTerminate,
    agent: async (node, context) => (await __webpack_require__.e(/* import() */ 6562).then(__webpack_require__.bind(__webpack_require__, 66562))).executeAgent(node, context),
    human_gate: async (node, context) => (await __webpack_require__.e(/* import() */ 9721).then(__webpack_require__.bind(__webpack_require__, 19721))).executeGate(node, context),
    questions: async (node, context) => (await __webpack_require__.e(/* import() */ 9673).then(__webpack_require__.bind(__webpack_require__, 59673))).executeQuestions(node, context),
};
function executeNode(node, context) {
    return EXECUTORS[node.type](node, context);
}

// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/classify/sets/kinds.js
var sets_kinds = __webpack_require__(11052);
// EXTERNAL MODULE: ./build/src/core/catalogue.js
var catalogue = __webpack_require__(47581);
;// CONCATENATED MODULE: ./build/src/engine/border.js







async function crossBorder({ workflow, services }, step, here) {
    if (here.origin !== 'author' && here.inner === undefined)
        return here;
    const { envelope } = here;
    const undeclared = findUndeclared(step, envelope);
    if (undeclared !== null)
        return { ...here, envelope: undeclared, origin: 'engine', typed: true };
    if (here.inner !== undefined)
        return here;
    const { kinds } = workflow.settings;
    const schema = (0,core_json/* getOwnEntry */.xL)(kinds ?? {}, envelope.kind)?.details;
    if (schema !== undefined) {
        const match = await (0,payload_schema/* patternMatcher */.l2)(schema, services.ports.patterns);
        const problems = (0,output_schema/* checkOutput */.yr)(envelope.details, schema, match, services.ports.assumed);
        if (problems.length > 0) {
            const { kind, message, details } = envelope;
            const said = `${step.name} raised ${kind}, and its details break the schema of the kind: ${(0,payload_schema/* describeProblems */.yg)(problems)}; the message was: ${message}`;
            const violation = (0,core_outcome/* createSchemaViolation */.LN)(step.name, 'details', `details.${problems[0]?.path}`, said, {
                original_kind: kind,
                original_message: message,
                original_details: details,
                problems: problems.map((problem) => ({ path: `details.${problem.path}`, message: problem.message })),
            });
            return { ...here, ...violation, typed: true };
        }
    }
    const about = (0,catalogue/* pickKindWords */.pj)(kinds, envelope.kind);
    return about === undefined ? here : { ...here, about };
}
function findUndeclared(step, { kind, message, details }) {
    if (!('raises' in step) || step.raises === undefined || (0,kinds/* isEngineKind */.Dj)(kind))
        return null;
    const declared = [...step.raises, ...(step.type === 'script' ? (0,sets_kinds/* listKindsOfScript */.m)(step) : [])];
    if (declared.includes(kind))
        return null;
    return {
        kind: 'internal.undeclared_kind',
        message: `${step.name} raised ${kind}, which it does not declare: ${message}`,
        details: { original_kind: kind, original_message: message, original_details: details, declared },
    };
}

// EXTERNAL MODULE: ./build/src/config/inputs.js
var config_inputs = __webpack_require__(63696);
// EXTERNAL MODULE: ./build/src/source/value-types.js
var value_types = __webpack_require__(16271);
// EXTERNAL MODULE: ./build/src/engine/raising.js
var raising = __webpack_require__(18762);
// EXTERNAL MODULE: ./build/src/engine/record.js
var record = __webpack_require__(48292);
;// CONCATENATED MODULE: ./build/src/engine/child.js











const DEFAULT_MAX_DEPTH = 10;
const UNWRAPPED_KINDS = new Set(['internal.unexpected', 'subworkflow.depth_exceeded']);
async function runChild(host, node, at, names) {
    const { workflow: file } = node;
    const child = host.workflow.children.get(file);
    if (child === undefined)
        return (0,core_outcome/* createRaised */.bP)((0,core_outcome/* createEngineFailure */.fU)('subworkflow.failed', `${file} was not loaded`, { workflow_file: file }));
    const maxDepth = node.max_depth ?? DEFAULT_MAX_DEPTH;
    if (host.callers.length + 1 > maxDepth) {
        const message = `${node.name} would nest workflows deeper than ${maxDepth}`;
        const details = { max_depth: maxDepth, workflow_file: child.displayFile };
        return (0,core_outcome/* createRaised */.bP)((0,core_outcome/* createEngineFailure */.fU)('subworkflow.depth_exceeded', message, details));
    }
    const inputs = resolveChildInputs(host, node, child, names);
    if (!inputs.ok)
        return (0,core_outcome/* createRaised */.bP)(inputs.error);
    for (const { value } of (0,config_inputs/* listSecretValues */.D_)(child, inputs.value))
        host.services.ports.secrets.mark(value);
    host.services.recall.child(at, inputs.value);
    const about = { ...at, workflow: child.settings.name, file: child.displayFile };
    const { clock } = host.services.ports;
    const begun = clock.monotonic();
    (0,record/* record */.g1)(host, { ...about, type: 'subworkflow_started', input: inputs.value });
    const end = await host.services.runFlow({
        services: host.services,
        workflow: child,
        inputs: inputs.value,
        scope: (0,place/* scopeInside */.nY)(at),
        callers: [...host.callers, host.workflow],
        signal: host.signal,
        handling: (0,raising/* findHandlingAt */["if"])(host, node.name),
        resumed: false,
    });
    const duration_ms = Math.round(clock.monotonic() - begun);
    const isFailed = end.status === 'raised' || end.status === 'stopped';
    const status = isFailed ? 'failed' : end.status === 'handed_off' ? 'suspended' : end.status;
    (0,record/* record */.g1)(host, { ...about, type: 'subworkflow_completed', status, duration_ms });
    return toNodeOutcome(host, node, child, end);
}
function resolveChildInputs(host, node, child, names) {
    const declared = child.settings.input;
    const mapped = {};
    for (const [name, value] of Object.entries(node.input_mapping ?? host.inputs)) {
        if (declared !== undefined && !Object.hasOwn(declared, name))
            continue;
        const input = node.input_mapping === undefined
            ? (0,result.ok)(host.inputs[name] ?? null)
            : renderInput(value, declared?.[name]?.type ?? 'object', names, `input_mapping.${name}`);
        if (!input.ok)
            return input;
        mapped[name] = input.value;
    }
    const { assumed } = host.services.ports;
    const marks = Object.entries(mapped).filter(([, value]) => assumed?.isMark(value));
    if (marks.length === 0)
        return checkInputs(node, child, mapped);
    const places = marks.map(([name]) => [name, value_types/* VALUE_TYPES */.K[declared?.[name]?.type ?? 'object'].zero]);
    const checked = checkInputs(node, child, { ...mapped, ...Object.fromEntries(places) });
    return checked.ok ? (0,result.ok)({ ...checked.value, ...Object.fromEntries(marks) }) : checked;
}
function renderInput(value, type, names, field) {
    if (typeof value !== 'string' || type === 'string' || !(0,expressions/* isTemplate */.Fl)(value))
        return (0,rendering/* renderData */.rb)(value, names, field, (text) => text);
    const data = (0,rendering/* computeTemplateValue */.TR)(value, names);
    return data.ok ? data : (0,result/* err */._q)((0,rendering/* createTemplateError */.FJ)(data.error, field));
}
function checkInputs(node, child, given) {
    const inputs = (0,config_inputs/* resolveInputs */.eL)(child, (0,config_inputs/* createDataInputs */.aG)(given));
    if (inputs.ok)
        return inputs;
    const problems = inputs.error.map(({ message }) => ({ path: 'input_mapping', message }));
    const violation = (0,output_schema/* createSchemaError */.QL)(node.name, 'input_mapping', problems, (0,core_json/* printJson */.Q2)(given));
    const message = `${node.name} cannot start ${child.displayFile}: ${problems.map((problem) => problem.message).join(' ')}`;
    return (0,result/* err */._q)({ ...violation, envelope: { ...violation.envelope, message } });
}
async function toNodeOutcome(host, node, child, end) {
    switch (end.status) {
        case 'completed':
            return checkOutput(host, node, end.output);
        case 'terminated': {
            const { status, reason, terminatedBy } = end.termination;
            if (status === 'success')
                return checkOutput(host, node, end.output);
            const details = { output: end.output, reason, terminated_by: terminatedBy, ...toIdentity(child) };
            const envelope = { kind: 'subworkflow.terminated', message: reason, details };
            const inner = (0,raising/* createEngineError */.f6)(child, terminatedBy, 'terminate', envelope);
            const { records = [] } = end;
            const members = records.length === 0 ? null : { members: [inner, ...records] };
            return (0,core_outcome/* createRaised */.bP)({ envelope, origin: 'engine', inner, ...members });
        }
        case 'raised':
            return (0,core_outcome/* createRaised */.bP)(createChildError(child, end));
        case 'suspended':
        case 'handed_off':
            return end;
        case 'stopped':
            return { status: 'cancelled', inner: end.error, records: end.records };
    }
}
function toIdentity(child) {
    return { workflow: child.settings.name, workflow_file: child.displayFile };
}
function createChildError(child, { error, records }) {
    const isOnlyRecord = records.length === 1 && records[0] === error;
    const inside = { inner: error, ...(isOnlyRecord ? {} : { members: records }) };
    const { kind, message, details } = error.envelope;
    if (error.typed || UNWRAPPED_KINDS.has(kind))
        return { envelope: error.envelope, origin: error.origin, ...inside };
    const cause = { kind, message, details };
    const failure = `${child.settings.name} failed: ${message}`;
    return { ...(0,core_outcome/* createEngineFailure */.fU)('subworkflow.failed', failure, { cause, ...toIdentity(child) }), ...inside };
}
async function checkOutput(host, node, output) {
    const error = await (0,output_schema/* findOutputViolation */.y1)(node, 'output of the child', output, host.services.ports);
    return error === null ? { status: 'completed', output } : (0,core_outcome/* createRaised */.bP)(error, output);
}

// EXTERNAL MODULE: ./build/src/config/graph.js
var graph = __webpack_require__(1633);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
;// CONCATENATED MODULE: ./build/src/engine/effects.js


function createEffects(run, decision, view) {
    if (decision.policy !== undefined)
        return createPolicyEffects(run, decision.policy);
    const isFailed = decision.action === 'condition_failed' || decision.action === 'max_failed';
    const row = 'row' in decision && !isFailed ? decision.row : null;
    if (row === null)
        return [];
    const { dead_letter: letter, escalate } = row.route;
    return [
        ...(letter === true ? [giveUp(run, `${row.id} says so`)] : []),
        ...(escalate === undefined ? [] : createEscalation(run, escalate === true ? {} : escalate, view)),
    ];
}
function createPolicyEffects(run, { decision, reason }) {
    const { kind } = run.ended.error.envelope;
    const decided = { ...run.at, type: 'resilience_decided', decision, reason, kind };
    if (decision === 'retry')
        return [decided];
    return [decided, ...(decision === 'dead_letter' ? [giveUp(run, reason)] : createEscalation(run, {}, null))];
}
function giveUp({ ended }, reason) {
    return { type: 'dead_letter', error: ended.error, reason };
}
function createEscalation({ host, step, ended }, asked, view) {
    const { kind, message } = ended.error.envelope;
    const owner = ended.error.about?.owner;
    const { title: template, labels = [], assignees = [] } = asked;
    const at = { scope: host.scope, node: step.name };
    const rendered = template === undefined || view === null ? (0,result.ok)('') : (0,rendering/* renderText */.S5)(template, view.names, 'escalate.title');
    const title = rendered.ok && rendered.value !== '' ? rendered.value : `${host.workflow.settings.name}: ${kind}`;
    const escalated = {
        type: 'escalated',
        ...at,
        kind,
        message,
        title,
        labels,
        assignees,
        ...(owner && { owner }),
    };
    if (rendered.ok)
        return [escalated];
    const warning = `the escalation title of ${step.name} cannot be rendered: ${rendered.error.envelope.message}`;
    return [{ type: 'warning', ...at, code: 'escalation-title', message: warning }, escalated];
}

// EXTERNAL MODULE: ./build/src/config/resilience.js
var resilience = __webpack_require__(90968);
;// CONCATENATED MODULE: ./build/src/engine/routing.js





function listRouteRows(routes, table) {
    return (routes ?? []).map((route, index) => ({ id: `${table}[${index}]`, route }));
}
function decideSuccess(rows, holds) {
    const conditions = [];
    for (const row of rows) {
        const { on_error, when } = row.route;
        if (on_error !== undefined)
            continue;
        if (when === undefined)
            return toDecision(row);
        const held = holds(when);
        if (!held.ok)
            return { action: 'condition_failed', row, failure: held.error };
        if (held.value)
            return toDecision(row);
        conditions.push(when);
    }
    return conditions.length === 0 ? { action: 'end', row: null } : { action: 'no_route', conditions };
}
function decideError(input) {
    const { kind } = input.error.envelope;
    const unmet = [];
    let retriesExhausted = isExhausted(input);
    for (const row of [...input.rows, ...input.sharedRows.filter(({ route }) => route.to !== input.node)]) {
        const { on_error, when, retry } = row.route;
        if (on_error === undefined || !handles(row, kind, retriesExhausted))
            continue;
        const held = when === undefined ? (0,result.ok)(true) : input.holds(when, retriesExhausted);
        if (!held.ok)
            return { action: 'condition_failed', row, failure: held.error, retriesExhausted };
        if (!held.value) {
            unmet.push(row);
            continue;
        }
        if (retry === undefined)
            return { ...toDecision(row), retriesExhausted };
        if (!mayRetry(input, row))
            continue;
        const again = decideRetry(input, row);
        if (again !== null)
            return { ...again, retriesExhausted };
        retriesExhausted = true;
    }
    return { action: 'unhandled', retriesExhausted, unmet };
}
function isExhausted(input) {
    const { kind } = input.error.envelope;
    const retries = [...input.rows, ...input.sharedRows].filter((row) => row.route.retry !== undefined && handles(row, kind, false) && mayRetry(input, row));
    return retries.length > 0 && retries.every((row) => decideRetry(input, row) === null);
}
function mayRetry({ error: { envelope } }, { route }) {
    return !(0,kinds/* hasNeverStarted */.qI)(envelope) || (0,kinds/* toKindPatterns */.bn)(route.on_error ?? false).includes(envelope.kind);
}
function handles(row, kind, retriesExhausted) {
    const patterns = (0,kinds/* toKindPatterns */.bn)(row.route.on_error ?? false);
    return patterns.some((pattern) => (0,kinds/* matchesPattern */.MT)(pattern, kind) || (retriesExhausted && (0,kinds/* matchesPattern */.MT)(pattern, 'retry.exhausted')));
}
function decideRetry(input, row) {
    const budget = (0,resilience/* createRetryBudget */.Ce)(row.route.retry ?? {});
    const used = input.retries(row.id);
    const count = used?.count ?? 0;
    const { maxRetries } = budget;
    const most = typeof maxRetries === 'string' ? input.renderMax(maxRetries, row) : (0,result.ok)(maxRetries);
    if (!most.ok)
        return { action: 'max_failed', row, failure: most.error };
    if (count >= most.value)
        return null;
    const delaySeconds = (0,duration/* computeBackoff */.O7)(budget, count, input.random, (0,duration/* readRetryAfter */.D$)(input.error.envelope.details));
    if (budget.maxElapsedSeconds !== null) {
        const elapsed = Math.max(0, input.now - (used?.firstStartAt ?? input.now)) / 1000;
        if (elapsed + delaySeconds > budget.maxElapsedSeconds)
            return null;
    }
    return { action: 'retry', delaySeconds, from: budget.from, row };
}
function toDecision(row) {
    const { route } = row;
    if (route.halt !== undefined)
        return { action: 'halt', row };
    if (route.propagate !== undefined)
        return { action: 'propagate', row };
    if (route.recover !== undefined)
        return { action: 'recover', row };
    if (route.to === undefined || route.to === model/* END */.Kp)
        return { action: 'end', row };
    return { action: 'go', to: route.to, row };
}

// EXTERNAL MODULE: ./build/src/engine/view.js
var engine_view = __webpack_require__(28768);
;// CONCATENATED MODULE: ./build/src/engine/decide.js
















function settle(run, routes) {
    const { ended } = run;
    const success = ended.status === 'completed' && routes === 'all' ? goOnAfterSuccess(run, ended.output) : null;
    if (success?.ok === true)
        return { run, next: success.value };
    const failed = success === null ? run : { ...run, ended: createRouteFailure(run, success.error) };
    return { run: routes === 'none' ? failed : withRouteFacts(raiseTestsBeside(failed)), next: null };
}
function raiseTestsBeside(run) {
    const { ended } = run;
    if (ended.status !== 'raised' || ended.error.beside === undefined)
        return run;
    const { beside, ...error } = ended.error;
    const decision = decideOnError({ ...run, ended });
    if (decision.action !== 'go' && decision.action !== 'end' && decision.action !== 'recover')
        return run;
    const patterns = (0,kinds/* toKindPatterns */.bn)(decision.row?.route.on_error ?? false);
    if (patterns.some((pattern) => (0,kinds/* matchesPattern */.MT)(pattern, beside.kind)))
        return run;
    const details = { ...beside.details, cause: { ...error.envelope } };
    const tests = { ...error, envelope: { ...beside, details }, origin: 'author', typed: true };
    return { ...run, ended: { ...ended, error: tests, records: [tests, ...ended.records] } };
}
function withRouteFacts(run) {
    const { host, step, ended } = run;
    if (ended.status !== 'raised' || !ended.error.typed || (0,kinds/* isNeverRoutable */.Te)(ended.error.envelope))
        return run;
    const decision = decideRoute({ ...run, ended });
    const { retriesExhausted = false } = decision;
    const rows = decision.action === 'unhandled' ? (decision.unmet ?? []) : [];
    if (decision.action !== 'unhandled' || (rows.length === 0 && !retriesExhausted))
        return run;
    const view = (0,engine_view/* createErrorView */.I$)({ ...run, ended }, retriesExhausted);
    const unmet = rows.slice(0, MOST_UNMET).map(({ id: route, route: { when = '' } }) => {
        return { node: step.name, route, when: when.slice(0, 500), values: (0,engine_view/* readConditions */.Z7)(host, [when], view) };
    });
    const unmetRoutes = [...(ended.error.unmet_routes ?? []), ...unmet];
    const error = {
        ...ended.error,
        ...(retriesExhausted ? { retries_exhausted: true } : null),
        ...(unmetRoutes.length === 0 ? null : { unmet_routes: unmetRoutes }),
    };
    const records = ended.records.map((kept) => (kept === ended.error ? error : kept));
    return { ...run, ended: { ...ended, error, records } };
}
async function decide(run, routes) {
    const { ended } = run;
    switch (ended.status) {
        case 'completed':
            return { status: 'done', output: ended.output };
        case 'routed':
            return routes === 'all' ? followOption(run, ended.to) : { status: 'done', output: ended.output };
        case 'terminated':
            return routes === 'errors' ? { status: 'done', output: ended.output } : ended;
        case 'raised':
            if ((0,kinds/* isLimitOfRun */.YY)(ended.error.envelope))
                return { status: 'halted', error: ended.error };
            return routes === 'none' ? ended : decideAfterError({ ...run, ended });
        default:
            return ended;
    }
}
function followOption(run, option) {
    const target = findTarget(run, option);
    if (!target.ok) {
        const error = (0,raising/* raise */.xl)(run.host, run.step, run.at, target.error);
        return { status: 'raised', error, records: [error] };
    }
    const { value: to } = target;
    const isEnd = to === '$end';
    const events = [createTaken(run, { action: isEnd ? 'end' : 'to', to, route: 'options' })];
    return isEnd ? { status: 'end', output: null, events } : { status: 'go', to, events };
}
function findTarget({ host, step }, to) {
    const target = to === model/* FAILED */.Wk ? host.state.entryError(step.name)?.node : to;
    if (target !== undefined)
        return (0,result.ok)(target);
    const message = `no error led to ${step.name}, so that \`to: ${model/* FAILED */.Wk}\` leads nowhere`;
    return (0,result/* err */._q)((0,core_outcome/* createEngineFailure */.fU)('internal.no_route', message, { node: step.name, conditions: [] }));
}
function createRouteFailure({ host, step, at, ended }, here) {
    const { output, note } = ended.status === 'completed' ? ended : { output: undefined, note: undefined };
    const error = (0,raising/* raise */.xl)(host, step, at, here);
    return { status: 'raised', error, records: [error], partial: output, ...(note === undefined ? null : { note }) };
}
function goOnAfterSuccess(run, output) {
    const view = (0,engine_view/* createSuccessView */.Fc)(run, output);
    return follow(run, decideOnSuccess(run, view), view, null);
}
function decideOnSuccess({ step }, view) {
    const rows = listRouteRows('routes' in step ? step.routes : undefined, 'routes');
    return decideSuccess(rows, (when) => (0,engine_view/* conditionHolds */.C)(when, view));
}
function decideExit(host, step, at, exit) {
    const about = (0,error_mode/* findExitDecision */.gl)(host.workflow, step);
    const choose = (output) => {
        const ended = { status: 'completed', output };
        return decideOnSuccess({ step }, (0,engine_view/* createSuccessView */.Fc)({ host, step, at, ended }, output));
    };
    const taken = choose(exit.output);
    if (about === null || taken.action === 'condition_failed')
        return exit.otherwise;
    const { when } = 'row' in taken ? (taken.row?.route ?? {}) : {};
    if (when !== undefined && !exit.isSignal && (0,error_mode/* readsExitCode */.xL)(about, when))
        return exit.decided;
    const afterSuccess = choose(exit.successOutput);
    const isElsewhere = afterSuccess.action === 'condition_failed' || describeRoute(afterSuccess) !== describeRoute(taken);
    return isElsewhere ? exit.decided : exit.otherwise;
}
function follow(run, decision, view, cause) {
    const about = { route: describeRoute(decision), kind: cause?.envelope.kind ?? null, ...describeExhausted(decision) };
    switch (decision.action) {
        case 'go': {
            const target = findTarget(run, decision.to);
            if (!target.ok)
                return target;
            const { value: to } = target;
            return (0,result.ok)({ status: 'go', to, events: [createTaken(run, { ...about, action: 'to', to })] });
        }
        case 'end': {
            const rendered = renderEndOutput(decision.row, view);
            if (!rendered.ok)
                return rendered;
            const { value: output } = rendered;
            const end = { action: 'end', to: '$end', ...(output === null ? null : { output }) };
            return (0,result.ok)({ status: 'end', output, events: [createTaken(run, { ...about, ...end })] });
        }
        case 'halt': {
            const error = createHaltError(run, decision.row, view, cause);
            return (0,result.ok)({ status: 'halted', error, events: [createTaken(run, { ...about, action: 'halt' })] });
        }
        case 'condition_failed':
            return (0,result/* err */._q)((0,rendering/* createTemplateError */.FJ)(decision.failure, `${decision.row.id}.when`));
        case 'max_failed':
            return (0,result/* err */._q)(decision.failure);
        case 'no_route':
            return (0,result/* err */._q)(createNoRouteError(run, decision.conditions, view));
        default:
            return (0,result/* err */._q)(createNoRouteError(run, [], view));
    }
}
function createNoRouteError({ host, step }, conditions, view) {
    const { name: node } = step;
    const values = (0,messages/* describeValues */.QW)((0,engine_view/* readConditions */.Z7)(host, conditions, view));
    const why = [conditions.join('; ').slice(0, 1000), ...(values === '' ? [] : [values])];
    const message = `no route of ${node} holds (${why.join(': ')}); add one without \`when\``;
    return (0,core_outcome/* createEngineFailure */.fU)('internal.no_route', message, { node, conditions });
}
async function decideAfterError(run) {
    const decision = decideOnError(run);
    const view = (0,engine_view/* createErrorView */.I$)(run, decision.retriesExhausted === true);
    const next = await handle(run, decision, view);
    return withEventsBefore(createEffects(run, decision, view), next.ok ? next.value : raiseInstead(run, next.error, describeRoute(decision)));
}
function withEventsBefore(events, next) {
    return { ...next, events: [...events, ...(next.events ?? [])] };
}
const MOST_UNMET = 5;
const UNHANDLED = { action: 'unhandled' };
function decideOnError(run) {
    const { host, step, at, ended } = run;
    if ((0,kinds/* isNeverRoutable */.Te)(ended.error.envelope))
        return UNHANDLED;
    const routed = ended.error.typed ? decideRoute(run) : UNHANDLED;
    if (routed.action !== 'unhandled')
        return routed;
    const { retriesExhausted = false } = routed;
    return { ...(host.services.governance.decide(host, step, at, ended.error) ?? routed), retriesExhausted };
}
function decideRoute(run) {
    const { host, step, ended } = run;
    const shared = listRouteRows(host.workflow.settings.error_routes, 'error_routes');
    return decideError({
        error: ended.error,
        node: step.name,
        rows: listRouteRows('routes' in step ? step.routes : undefined, 'routes'),
        sharedRows: shared.filter(({ route }) => {
            if (host.inGroup)
                return (0,model/* countsForMembers */.ht)(route);
            return route.retry?.from === undefined || (0,graph/* canReenter */.mj)(host.workflow, route.retry.from, step.name);
        }),
        retries: (row) => host.state.retries(step.name, row),
        holds: (when, retriesExhausted) => (0,engine_view/* conditionHolds */.C)(when, (0,engine_view/* createErrorView */.I$)(run, retriesExhausted)),
        renderMax: (template, { id }) => renderMax(template, (0,engine_view/* createErrorView */.I$)(run, false), `${id}.retry.max`),
        now: host.services.ports.clock.now(),
        random: host.services.random(),
    });
}
function renderMax(template, view, field) {
    const text = (0,rendering/* renderText */.S5)(template, view.names, field);
    if (!text.ok)
        return text;
    const most = /^\s*(\d{1,3})(?:\.0+)?\s*$/.exec(text.value)?.[1];
    if (most !== undefined && Number(most) >= 1 && Number(most) <= 100)
        return (0,result.ok)(Number(most));
    const problem = `${JSON.stringify((0,terminal_text/* cut */.Jj)(text.value, 100))} is not a whole number from 1 to 100`;
    return (0,result/* err */._q)((0,rendering/* createValueError */.CW)(field, template, `${field}: ${problem}`));
}
async function handle(run, decision, view) {
    const { host, ended } = run;
    const route = describeRoute(decision);
    switch (decision.action) {
        case 'retry': {
            const { delaySeconds, from, policy } = decision;
            const deadline = host.services.ports.clock.now() + delaySeconds * 1000;
            const wait = { kind: ended.error.envelope.kind, delay_seconds: delaySeconds, deadline, route, from };
            const event = { type: 'node_retry_scheduled', ...run.at, ...wait, policy: policy !== undefined };
            return (0,result.ok)({ status: 'again', from, deadline, events: [event] });
        }
        case 'recover': {
            const output = await renderRecoverOutput(run, decision.row, view);
            if (!output.ok)
                return output;
            const about = { route, ...describeExhausted(decision), output: output.value };
            const recovered = createTaken(run, { action: 'recover', ...about });
            return (0,result.ok)(withEventsBefore([recovered], goOnAfterRecovery(run, output.value)));
        }
        case 'propagate':
        case 'unhandled': {
            const action = host.inGroup ? 'collected' : decision.action;
            const named = ended.error.unmet_routes?.filter(({ node }) => node === run.step.name) ?? [];
            const unmet = named.length === 0 || action === 'propagate' ? null : { unmet: named.map((row) => row.route) };
            return (0,result.ok)({ ...ended, events: [createTaken(run, { action, route, ...describeExhausted(decision), ...unmet })] });
        }
        default: {
            const next = follow(run, decision, view, ended.error);
            if (!host.inGroup || !next.ok || next.value.status === 'halted')
                return next;
            return (0,result.ok)({ ...ended, events: next.value.events ?? [] });
        }
    }
}
function goOnAfterRecovery(run, output) {
    if (run.host.inGroup)
        return { status: 'done', output };
    const success = goOnAfterSuccess(run, output);
    if (success.ok)
        return success.value;
    const error = (0,raising/* raise */.xl)(run.host, run.step, run.at, success.error);
    const events = [createTaken(run, { action: 'unhandled', route: '', kind: error.envelope.kind })];
    return { status: 'raised', error, records: [error], events };
}
function raiseInstead(run, here, route) {
    const { host, step, at, ended } = run;
    const details = { ...here.envelope.details, cause: { ...ended.error.envelope } };
    const made = (0,raising/* raise */.xl)(host, step, at, { ...here, envelope: { ...here.envelope, details } });
    const error = { ...made, typed: true };
    const events = [createTaken(run, host.inGroup ? { action: 'collected', route: '' } : { action: 'unhandled', route })];
    return { status: 'raised', error, records: [...ended.records, error], events };
}
function createTaken({ at, ended }, about) {
    const raisedKind = ended.status === 'raised' ? ended.error.envelope.kind : null;
    const { action, to = null, route, kind = raisedKind, output, retries_exhausted, unmet } = about;
    const exhausted = retries_exhausted === undefined ? null : { retries_exhausted };
    return {
        ...at,
        type: 'route_taken',
        action,
        to,
        route,
        kind,
        ...exhausted,
        ...(output === undefined ? null : { output }),
        ...(unmet === undefined ? null : { unmet }),
    };
}
function describeExhausted({ retriesExhausted }) {
    return retriesExhausted === true ? { retries_exhausted: true } : {};
}
function describeRoute(decision) {
    return 'row' in decision ? (decision.row?.id ?? '') : '';
}
function createHaltError({ host, step, at }, row, view, cause) {
    const details = { ...createPlacement(cause), cause: cause === null ? null : { ...cause.envelope } };
    const message = renderHaltMessage(row, view, cause?.envelope.message ?? `${step.name} halted the run`);
    const made = (0,raising/* raise */.xl)(host, step, at, (0,core_outcome/* createEngineFailure */.fU)('halt.intentional', message, details));
    if (cause === null)
        return { ...made, typed: true };
    const { frames, exit_code, stderr_tail, about } = cause;
    const words = about === undefined ? null : { about: { ...about, transient: false } };
    return { ...made, typed: true, frames, exit_code, stderr_tail, ...(0,core_envelope/* processTexts */.c)(cause), ...words };
}
function renderEndOutput(row, view) {
    const output = row?.route.output;
    if (row === null || output === undefined)
        return (0,result.ok)(null);
    return (0,rendering/* renderFields */.sp)(output, view.names, `${row.id}.output`);
}
async function renderRecoverOutput({ host, step }, row, view) {
    const field = `${row.id}.recover.output`;
    const output = (0,rendering/* renderData */.rb)(row.route.recover?.output ?? null, view.names, field, expressions/* coerceText */.DW);
    if (!output.ok || !('output' in step))
        return output;
    const violation = await (0,output_schema/* findOutputViolation */.y1)(step, field, output.value, host.services.ports);
    return violation === null ? output : (0,result/* err */._q)(violation);
}
function renderHaltMessage(row, view, fallback) {
    const template = typeof row.route.halt === 'object' ? row.route.halt.message : undefined;
    if (template === undefined)
        return fallback;
    const text = (0,rendering/* renderText */.S5)(template, view.names, `${row.id}.halt.message`);
    if (!text.ok)
        return `${fallback} (the halt message failed: ${text.error.envelope.message})`;
    return text.value.trim() === '' ? fallback : text.value;
}
const PLACEMENT = new Set(['file', 'line', 'end_line', 'column', 'title', 'annotations']);
function createPlacement(cause) {
    const details = Object.entries(cause?.envelope.details ?? {});
    return Object.fromEntries(details.filter(([name]) => PLACEMENT.has(name)));
}

// EXTERNAL MODULE: ./build/src/core/abort.js
var abort = __webpack_require__(44366);
// EXTERNAL MODULE: ./build/src/core/sharding.js
var core_sharding = __webpack_require__(99978);
// EXTERNAL MODULE: ./build/src/text/lists.js
var lists = __webpack_require__(4521);
// EXTERNAL MODULE: ./build/src/engine/members.js
var engine_members = __webpack_require__(69278);
// EXTERNAL MODULE: ./build/src/engine/scopes.js
var scopes = __webpack_require__(1156);
;// CONCATENATED MODULE: ./build/src/engine/group.js










async function runGroup(host, group, at) {
    const tasks = createTasks(host, group, at);
    if (!tasks.ok)
        return (0,core_outcome/* createRaised */.bP)(tasks.error);
    const total = tasks.value.length;
    const sharding = findSharding(host, group, at);
    if (sharding?.role === 'plan') {
        const shards = Math.min(sharding.shards, total);
        return { status: 'handed_off', handoff: { part: 'plan', group: group.name, visit: at.visit, total, shards } };
    }
    const ownTasks = sharding === null ? tasks.value : tasks.value.filter(({ index }) => (0,core_sharding/* isOfShard */.UB)(index, sharding));
    const { clock } = host.services.ports;
    const begun = clock.monotonic();
    const about = { ...at, group_type: group.type, total: ownTasks.length };
    (0,record/* record */.g1)(host, { ...about, type: 'group_started', max_concurrent: (0,model/* getConcurrency */.ow)(group) });
    const gathered = await runTasks(host, group, ownTasks, countTolerated(group, total), sharding !== null);
    if (sharding !== null)
        warnOfItems(host, group, gathered.records);
    const { stopped, stoppedMember: inner, errorRecords: records, succeeded, errors } = gathered;
    const judged = sharding === null ? judgeMembers(group, gathered) : createShardOutcome(sharding, gathered);
    const outcome = stopped ? { status: 'cancelled', inner, records } : judged;
    const counts = { succeeded, failed: errors.length, duration_ms: Math.round(clock.monotonic() - begun) };
    (0,record/* record */.g1)(host, { ...about, type: 'group_completed', ...counts, status: GROUP_STATUS[outcome.status] ?? 'cancelled' });
    return outcome;
}
const GROUP_STATUS = {
    completed: 'completed',
    handed_off: 'completed',
    suspended: 'suspended',
    raised: 'failed',
};
function createTasks(host, group, at) {
    if (group.type === 'for_each') {
        const items = (0,engine_members/* resolveItems */.Vi)(group, host.names);
        if (!items.ok)
            return items;
        const member = group.agent;
        return (0,result.ok)(items.value.map(({ key, index, value }) => ({ key, index, member, scope: (0,place/* scopeInside */.nY)(at, index), value })));
    }
    const members = group.agents.map((name) => host.workflow.steps.get(name));
    const scope = (0,place/* scopeInside */.nY)(at);
    return (0,result.ok)(members.flatMap((member, index) => member !== undefined && (0,model/* isMember */.NB)(member) ? [{ key: member.name, index, member, scope, value: null }] : []));
}
function findSharding(host, group, at) {
    const { sharding } = host.services;
    if (sharding === undefined || host.scope !== '' || group.type !== 'for_each' || group.name !== sharding.group)
        return null;
    return sharding.role === 'plan' || sharding.visit === at.visit ? sharding : null;
}
async function runTasks(host, group, tasks, bound, drains) {
    const ends = new Map();
    const errors = [];
    const errorRecords = [];
    const gates = [];
    const stoppedMembers = [];
    const controller = new AbortController();
    const stop = () => controller.abort();
    const unlink = (0,abort/* onAbort */.u7)(host.signal, stop);
    let next = 0;
    let isFailed = false;
    let isHalted = false;
    const noteEnd = (task, end) => {
        ends.set(task, end);
        if (end?.status === 'suspended')
            gates.push(end.gate);
        if (end?.status === 'stopped')
            stoppedMembers.push(end.error);
        if (end?.status === 'halted') {
            isHalted = true;
            stop();
        }
        if (end?.status === 'stopped' || end?.status === 'raised')
            (0,lists/* appendAll */.u2)(errorRecords, end.records);
        if (end?.status !== 'raised')
            return;
        errors.push(end.error);
        if ((group.failure_mode ?? 'fail_fast') !== 'fail_fast' || errors.length <= bound)
            return;
        isFailed = true;
        if (!drains)
            stop();
    };
    const settled = findSettledTasks(host, tasks);
    const queue = [...settled, ...tasks.filter((task) => !settled.has(task))];
    const runNext = async (signal) => {
        const task = queue[next++];
        if (task !== undefined)
            noteEnd(task, await (0,engine_members/* runAlone */.l2)((0,engine_members/* createMemberHost */.hS)(host, group, task, signal), task.member));
    };
    const worker = async () => {
        while (next < tasks.length && !isFailed && !controller.signal.aborted)
            await runNext(controller.signal);
    };
    while (next < settled.size && !host.signal.aborted)
        await runNext(host.signal);
    await Promise.all(Array.from({ length: Math.min((0,model/* getConcurrency */.ow)(group), tasks.length) }, worker));
    unlink();
    const records = tasks.map((task) => createMemberRecord(task, ends.get(task)));
    const succeeded = records.filter(({ status }) => status === 'completed').length;
    const [gate = null] = gates;
    const [stoppedMember = null] = stoppedMembers;
    return { records, errors, errorRecords, succeeded, gate, stopped: host.signal.aborted || isHalted, stoppedMember };
}
function findSettledTasks(host, tasks) {
    const ended = tasks.flatMap((task) => {
        const order = host.services.recall.endOrder(task.scope, task.member.name);
        return order === null ? [] : [{ task, order }];
    });
    return new Set(ended.sort((a, b) => a.order - b.order).map(({ task }) => task));
}
function createMemberRecord({ index, key }, end) {
    if (end?.status === 'done')
        return { index, key, status: 'completed', output: end.output, error: null };
    if (end?.status === 'raised')
        return { index, key, status: 'failed', output: null, error: end.error.envelope };
    return { index, key, status: end === undefined ? 'not_run' : 'cancelled', output: null, error: null };
}
function countTolerated(group, total) {
    const { tolerate } = group;
    if (tolerate === undefined)
        return 0;
    return tolerate.count ?? Math.floor(((tolerate.percent ?? 0) * total) / 100 + 1e-9);
}
function judgeMembers(group, gathered) {
    const { records, errors, errorRecords, gate } = gathered;
    const view = (0,scopes/* groupView */.LN)(group, records);
    const bound = countTolerated(group, records.length);
    const mode = group.failure_mode ?? 'fail_fast';
    const isEnough = mode === 'continue_on_error' && group.tolerate === undefined && errors.length < records.length;
    if (errors.length <= bound || isEnough)
        return gate === null ? { status: 'completed', output: view } : { status: 'suspended', gate };
    const decisive = mode === 'fail_fast' ? errors[bound] : undefined;
    const error = decisive === undefined
        ? createGroupError(group, gathered)
        : { envelope: decisive.envelope, origin: decisive.origin, inner: decisive };
    const typed = errors.some((memberError) => memberError.typed) ? { typed: true } : null;
    return (0,core_outcome/* createRaised */.bP)({ ...error, members: errorRecords, ...typed }, view);
}
function createGroupError({ name: group }, { records, errors }) {
    const total = records.length;
    const failed = errors.length;
    const [first = ''] = errors.map(({ envelope: { kind, message } }) => `; first ${kind}: ${message}`);
    const details = { group, failed, total, errors: (0,scopes/* collectErrors */.ul)(records) };
    return (0,core_outcome/* createEngineFailure */.fU)('internal.group_failed', `${failed} of ${total} members of ${group} failed${first}`, details);
}
const MOST_WARNINGS = 20;
function warnOfItems(host, group, records) {
    const failed = records.filter(({ error }) => error !== null);
    for (const { key, error } of failed.slice(0, MOST_WARNINGS))
        (0,record/* warn */.R8)(host, group.name, 'item-failed', `item ${key} of ${group.name} failed with ${error?.kind}: ${error?.message}`);
    const more = failed.length - MOST_WARNINGS;
    if (more > 0)
        (0,record/* warn */.R8)(host, group.name, 'item-failed', `${more} more items of ${group.name} failed`);
}
function createShardOutcome({ group, visit, index, of }, gathered) {
    const { records, errors, succeeded, gate } = gathered;
    if (gate !== null)
        return { status: 'suspended', gate };
    const counts = { items: records.length, succeeded, failed: errors.length };
    return { status: 'handed_off', handoff: { part: 'shard', group, visit, index, of, ...counts } };
}

// EXTERNAL MODULE: ./build/src/engine/resilience/breaker.js
var breaker = __webpack_require__(41803);
;// CONCATENATED MODULE: ./build/src/engine/attempt.js
















async function attempt(host, step, at) {
    const { clock } = host.services.ports;
    const begun = clock.monotonic();
    const outcome = await executeGoverned(host, step, at).catch(createUnexpectedOutcome);
    const durationMs = Math.max(0, Math.round(clock.monotonic() - begun));
    const settled = outcome.status === 'undecided' ? decideExit(host, step, at, outcome) : outcome;
    const crossed = settled.status === 'raised' ? { ...settled, error: await crossBorder(host, step, settled.error) } : settled;
    const ended = (0,raising/* toEnded */.w$)(host, step, at, crossed);
    if (ended.status === 'completed')
        noticeIgnoredExit(host, step, at, ended.note);
    if (ended.status === 'raised' && ended.error.envelope.kind === 'internal.undeclared_kind')
        (0,record/* warnOfRun */.RS)(host, at, 'undeclared-kind', ended.error.envelope.message);
    return { host, step, at, durationMs, ended };
}
async function executeGoverned(host, step, at) {
    const { governance, beforeEffect, sharding } = host.services;
    if (host.signal.aborted)
        return { status: 'cancelled' };
    if ((0,step_types/* hasSteps */.yx)(step.type))
        beforeEffect();
    const isShared = sharding?.role === 'shard' && host.scope === '' && step.name === sharding.group;
    const refused = isShared ? null : await governance.enter(host, step, at);
    if (host.signal.aborted)
        return { status: 'cancelled' };
    if (refused !== null)
        return (0,core_outcome/* createRaised */.bP)(refused);
    (0,record/* record */.g1)(host, (0,record/* createStartedEvent */.Cp)(host, step, at));
    const names = () => {
        const visible = createVisibleScope(host, step);
        return typeof visible === 'string' ? host.names : visible;
    };
    return host.services.intercept(at, step, names, host.names) ?? execute(host, step, at);
}
function isRefused(ended) {
    return ended.status === 'raised' && ended.error.frames.length === 1 && (0,breaker/* isRefusal */.vu)(ended.error.envelope.kind);
}
function createUnexpectedOutcome(error) {
    const message = `${(0,error_message/* errorMessage */.gJ)(error)} (this is a bug of conductor-action; please report it)`;
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    return (0,core_outcome/* createRaised */.bP)((0,core_outcome/* createEngineFailure */.fU)('internal.unexpected', message, { stack }));
}
function noticeIgnoredExit(host, step, at, note) {
    if (step.type !== 'script' || typeof note?.exit_code !== 'number' || note.exit_code === 0)
        return;
    if (note.handled_by !== undefined)
        return;
    const isIntended = !(0,error_mode/* isUnseen */.NM)(host.workflow, step);
    const why = !isIntended
        ? 'strict_exit is off and nothing reads the exit_code; add an on_error route, or strict_exit: true'
        : step.strict_exit === false
            ? 'strict_exit: false says that this does not matter'
            : 'strict_exit is off';
    (0,record/* warnOfRun */.RS)(host, at, events/* IGNORED_EXIT */.OF, `${step.name} exited with code ${note.exit_code}, and ${why}`, isIntended);
}
const DEFAULT_OUTPUT_BYTES = 16 * 1024 * 1024;
function execute(host, step, at) {
    const view = createVisibleScope(host, step);
    if (typeof view === 'string') {
        const message = `${step.name} lists ${view} in its input, but there is no such value; write ${view}? if it may be missing`;
        return (0,core_outcome/* createRaised */.bP)((0,rendering/* createValueError */.CW)('input', view, message));
    }
    switch (step.type) {
        case 'parallel':
        case 'for_each':
            return runGroup({ ...host, names: (0,scopes/* withEntryError */.ZR)(host, step) }, step, at);
        case 'workflow':
            return runChild(host, step, at, view);
        default:
            if ((0,step_types/* takesTime */.Ym)(step.type))
                host.services.beforeEffect();
            return executeNode(step, createExecutionContext(host, step, at, view));
    }
}
function createVisibleScope(host, step) {
    const names = (0,rendering/* withNames */.B1)((0,scopes/* withEntryError */.ZR)(host, step), {
        conductor: { retry_attempt: host.state.retryAttempt(step.name) },
    });
    const listed = 'input' in step ? (step.input ?? []) : [];
    switch (host.workflow.settings.context?.mode) {
        case 'last_only':
            return (0,model/* seesEverything */.cx)(step) ? names : (0,scopes/* keepLastOnly */.Uy)(names, host.context, listed);
        case 'explicit': {
            const { scope, missing } = (0,scopes/* createExplicitScope */.FL)(names, host.context, listed, (0,model/* seesAllInputs */.zb)(step));
            return missing ?? ((0,model/* seesEverything */.cx)(step) ? names : scope);
        }
        default:
            return names;
    }
}
function createExecutionContext(host, step, at, scope) {
    const { services, workflow } = host;
    return {
        workflow,
        scope,
        strict: (0,error_mode/* usesErrorRouting */.fF)(workflow, step),
        mayDecideExit: (0,error_mode/* findExitDecision */.gl)(workflow, step) !== null,
        inGroup: host.inGroup,
        traceParent: services.settings.traceParentOf?.(at) ?? null,
        retryAttempt: host.state.retryAttempt(step.name),
        signal: host.signal,
        settings: services.settings,
        ports: services.ports,
        maxOutputBytes: ('max_output_bytes' in step ? step.max_output_bytes : undefined) ??
            workflow.settings.limits?.max_output_bytes ??
            DEFAULT_OUTPUT_BYTES,
        output: (stream, printed) => services.output(at, step, stream, printed),
        recalledTimer: services.recall.timer(at, step, host),
        setTimer: (deadline, started) => (0,record/* record */.g1)(host, { ...at, type: 'timer_set', deadline, started }),
        recalledAnswers: services.recall.answers(at),
        saveAnswers: (answers) => (0,record/* record */.g1)(host, { ...at, type: 'questions_answered', answers }),
        failedBefore: services.failedTests.find(at),
        testHistory: () => services.failedTests.history(at),
        reportTests: (tests) => (0,record/* record */.g1)(host, { ...at, type: 'tests_reported', ...tests }),
        warn: (code, message) => (0,record/* warnOfRun */.RS)(host, at, code, message),
        waiting: ({ node, prompt, options }) => {
            (0,record/* record */.g1)(host, { type: 'gate_waiting', scope: host.scope, node, prompt, options });
            services.beforeEffect();
        },
    };
}

;// CONCATENATED MODULE: ./build/src/engine/step.js









async function runStep(host, step, at, routes) {
    const recalled = host.services.recall.attempt(at, step, host);
    const next = await (recalled === null ? runNow(host, step, at, routes) : replay(host, step, at, recalled, routes));
    await host.services.ports.clock.turn?.();
    return next;
}
async function runNow(host, step, at, routes) {
    const { run, next } = await settleAndDecide(await attempt(host, step, at), routes);
    (0,record/* recordEnd */.$f)(run);
    const overspent = findOverspent(run);
    if (overspent !== null)
        return goOn(host, step, at, { status: 'halted', error: overspent });
    (0,record/* recordNext */.FO)(run, next);
    return goOn(host, step, at, next);
}
async function settleAndDecide(attempted, routes) {
    const { run, next } = settle(attempted, routes);
    const { host, step, at, ended } = run;
    host.services.governance.leave(host, step, at, ended);
    return { run, next: next ?? (await decide(run, routes)) };
}
function findOverspent({ host, step, at, ended }) {
    if (step.type !== 'agent' || ended.status !== 'completed')
        return null;
    const error = (0,overspent/* createOverspentError */.z)(step.name, host.services.ports.agents.budget);
    return error === null ? null : (0,raising/* raise */.xl)(host, step, at, error);
}
async function goOn(host, step, at, next) {
    if (next.status === 'halted')
        host.services.stop({ kind: 'halt', error: next.error });
    if (next.status !== 'again')
        return next;
    const { beforeEffect, ports } = host.services;
    if (next.deadline > ports.clock.now()) {
        beforeEffect();
        await ports.clock.sleepUntil(next.deadline, host.signal);
    }
    return host.signal.aborted
        ? { status: 'stopped', error: (0,raising/* createCancelledError */._Z)(host, step, at, null), records: [] }
        : next;
}
async function replay(host, step, at, recalled, routes) {
    const { end, endedAt, decision, after } = recalled;
    const { recall, emit } = host.services;
    const run = { host, step, at, durationMs: end.duration_ms, ended: recallEnd(end) };
    if (host.item === null && !isRefused(run.ended))
        (0,record/* record */.g1)(host, (0,record/* createStartedEvent */.Cp)(host, step, at), endedAt);
    for (const note of recall.notes(at, step))
        emit(note, endedAt);
    if ((0,step_types/* hasSteps */.yx)(step.type))
        replayInside(host, step, at, end, endedAt);
    (0,record/* record */.g1)(host, end, endedAt);
    const isRecovery = decision?.type === 'route_taken' && decision.action === 'recover';
    if (isRecovery)
        (0,record/* record */.g1)(host, decision, endedAt);
    const last = isRecovery ? after : decision;
    const next = last === null ? null : findNext(run, last);
    if (last !== null && next !== null) {
        (0,record/* record */.g1)(host, last, endedAt);
        return goOn(host, step, at, next);
    }
    const decided = isRecovery
        ? { run, next: goOnAfterRecovery(run, decision.output ?? null) }
        : await settleAndDecide(run, routes);
    if (decided.run !== run)
        (0,record/* recordEnd */.$f)(decided.run);
    (0,record/* recordNext */.FO)(decided.run, decided.next);
    return goOn(host, step, at, decided.next);
}
function replayInside(host, step, at, end, endedAt) {
    const { recall, emit } = host.services;
    const isListed = step.type === 'parallel';
    for (const inside of recall.handledInside(at)) {
        if (isListed && inside.end.scope === (0,place/* scopeInside */.nY)(at))
            continue;
        emit(inside.end, inside.endedAt);
        if (inside.decision !== null)
            emit(inside.decision, inside.endedAt);
        const group = createGroupCompleted(inside.end);
        if (group !== null)
            emit(group, inside.endedAt);
    }
    if (isListed)
        replayMembers(host, step, at);
    const group = createGroupCompleted(end);
    if (group !== null)
        emit(group, endedAt);
}
function createGroupCompleted(end) {
    const { scope, node, visit, attempt, node_type: type, duration_ms } = end;
    const isCompleted = end.type === 'node_completed';
    const view = isCompleted ? end.output : end.partial;
    if ((type !== 'parallel' && type !== 'for_each') || !(0,core_json/* isJsonObject */.OW)(view))
        return null;
    const { errors = null, outputs = null, count: total = 0 } = view;
    if (typeof total !== 'number' || !(0,core_json/* isJsonObject */.OW)(errors))
        return null;
    const [succeeded, failed] = [Object.keys(outputs ?? {}).length, Object.keys(errors).length];
    const counts = { total, succeeded, failed, status: isCompleted ? 'completed' : 'failed' };
    return { type: 'group_completed', scope, node, visit, attempt, group_type: type, duration_ms, ...counts };
}
function replayMembers(host, group, at) {
    const { recall, emit } = host.services;
    for (const { end, endedAt, decision } of recall.members((0,place/* scopeInside */.nY)(at), group.agents)) {
        const { scope, node, visit, attempt: run, node_type } = end;
        if (!isRefused(recallEnd(end)))
            emit({ scope, node, visit, attempt: run, type: 'node_started', node_type }, endedAt);
        emit(end, endedAt);
        if (decision !== null)
            emit(decision, endedAt);
    }
}
function findNext({ host, ended }, decision) {
    if (decision.type === 'node_retry_scheduled') {
        const longest = host.services.ports.clock.now() + decision.delay_seconds * 1000;
        return { status: 'again', from: decision.from, deadline: Math.min(decision.deadline, longest) };
    }
    if (host.inGroup && ended.status === 'raised')
        return ended;
    if (decision.action === 'to' && decision.to !== null)
        return { status: 'go', to: decision.to };
    if (decision.action !== 'end')
        return null;
    return { status: 'end', output: (0,core_json/* isJsonObject */.OW)(decision.output) ? decision.output : null };
}
function recallEnd(event) {
    if (event.type === 'node_failed') {
        const error = (0,core_envelope/* copyRaised */.A5)(event);
        return { status: 'raised', error, records: [error], partial: event.partial };
    }
    if (event.to !== undefined)
        return { status: 'routed', output: event.output, to: event.to };
    return { status: 'completed', output: event.output };
}


/***/ }),

/***/ 28768:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ conditionHolds; },
/* harmony export */   Fc: function() { return /* binding */ createSuccessView; },
/* harmony export */   I$: function() { return /* binding */ createErrorView; },
/* harmony export */   Z7: function() { return /* binding */ readConditions; }
/* harmony export */ });
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57280);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74183);
/* harmony import */ var _nodes_rendering_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22108);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93833);
/* harmony import */ var _scopes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1156);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21532);







function createSuccessView({ host, step, at, ended }, output) {
    const failed = ended.status === 'raised' ? { output: ended.partial, error: null, isGroup: (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isGroup */ .IZ)(step) } : null;
    const fresh = failed === null ? { output, error: null, isGroup: (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isGroup */ .IZ)(step) } : (0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .recoverStep */ .fj)(failed, output);
    const entryError = host.state.entryError(step.name);
    const names = (0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_3__/* .withNames */ .B1)(createScopeAfterRun(host, at, fresh), {
        conductor: { retry_attempt: 0 },
        output,
        ...(entryError === undefined ? null : { error: entryError }),
    });
    return { names, output, error: null };
}
function createErrorView({ host, step, at, ended }, retriesExhausted) {
    const output = ended.partial;
    const error = (0,_state_js__WEBPACK_IMPORTED_MODULE_5__/* .toErrorValue */ .ZT)(ended.error, at.attempt, retriesExhausted);
    const names = (0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_3__/* .withNames */ .B1)(createScopeAfterRun(host, at, { output, error, isGroup: (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isGroup */ .IZ)(step) }), {
        conductor: { retry_attempt: host.state.retryAttempt(step.name) },
        ...(output === undefined ? null : { output }),
        error: { ...error, node: step.name },
        policy: host.services.governance.policyView(host, step.name),
    });
    return { names, output, error };
}
function conditionHolds(when, view) {
    return (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluateCondition */ .F9)(when, view.names, () => (0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_3__/* .createBareScope */ .$s)(view.names, view.output, view.error));
}
function readConditions({ services }, conditions, view) {
    const read = new Map(conditions.flatMap((when) => collectValuesRead(when, view)));
    const short = [...read].slice(0, 5).map(([path, value]) => {
        const text = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printJson */ .Q2)(value);
        return [path, text.length <= 100 ? value : (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .cutHead */ .fz)(text, 100, services.ports.secrets.spans)];
    });
    return Object.fromEntries(short);
}
function collectValuesRead(when, view) {
    const template = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isTemplate */ .Fl)(when);
    const parsed = template ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTemplate */ .QC)(when) : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseExpression */ .YK)(when);
    const scope = template ? view.names : (0,_nodes_rendering_js__WEBPACK_IMPORTED_MODULE_3__/* .createBareScope */ .$s)(view.names, view.output, view.error);
    return (parsed.ok ? parsed.value.references : []).flatMap(({ path: [root = '', ...fields] }) => {
        let value = scope.lookup(root);
        for (const field of fields)
            value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value) && Object.hasOwn(value, field) ? value[field] : undefined;
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(value) ? [[[root, ...fields].join('.'), value]] : [];
    });
}
function createScopeAfterRun(host, at, fresh) {
    const { names, state, inGroup } = host;
    if (inGroup)
        return names;
    const scope = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeOver */ .J8)(names, {
        lookup(name) {
            if (name === at.node)
                return (0,_scopes_js__WEBPACK_IMPORTED_MODULE_4__/* .createStepView */ .S$)(fresh);
            return name === 'context' && !state.steps.has(name) ? state.historyWith(at) : names.lookup(name);
        },
        *names() {
            if (!state.steps.has(at.node))
                yield at.node;
            yield* names.names();
        },
    });
    const absent = (name, part) => name === at.node && part !== undefined ? (0,_scopes_js__WEBPACK_IMPORTED_MODULE_4__/* .findAbsentPart */ .Qe)(fresh, part) : (names.absent?.(name, part) ?? null);
    return { ...scope, absent };
}


/***/ }),

/***/ 54536:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ roundUsd; },
/* harmony export */   z: function() { return /* binding */ createOverspentError; }
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85636);

function roundUsd(usd) {
    return Math.round(usd * 1e9) / 1e9;
}
function createOverspentError(node, { cost, spentUsd }) {
    if (cost === null || !cost.isEnforced || spentUsd <= cost.limitUsd)
        return null;
    const isKnown = Number.isFinite(spentUsd);
    const used = isKnown ? roundUsd(spentUsd) : cost.limitUsd;
    const message = `the agents of this run cost ${isKnown ? `$${used}` : 'an unknown part'} of a budget of $${cost.limitUsd}, up to ${node}; raise workflow.limits.budget_usd, or resume, which counts anew`;
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .createEngineFailure */ .fU)('internal.limit_exceeded', message, {
        limit: 'budget_usd',
        value: cost.limitUsd,
        used,
        node,
    });
}


/***/ }),

/***/ 16905:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ createDerivation; },
/* harmony export */   _: function() { return /* binding */ withMarkedSecrets; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _redaction_spans_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85605);
/* harmony import */ var _text_lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4521);



const SHORTEST = 6;
const LONG_ENOUGH = 16;
const LONGEST_LOOKED_AT = 64 * 1024;
function createDerivation(secrets) {
    return (from) => {
        if (from.length < SHORTEST || from.length > LONGEST_LOOKED_AT)
            return null;
        const spans = secrets.spans(from);
        if (spans.length === 0)
            return null;
        const open = cutOutside(from, spans);
        const half = (0,_text_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .findLargest */ .qz)(spans.map(({ start, end }) => end - start)) / 2;
        return (made) => {
            if (isTelling(made, half) && !open.includes(made))
                secrets.mark(made);
        };
    };
}
function isTelling(made, half) {
    if (made.length < SHORTEST)
        return false;
    return (made.length >= half ||
        made.length >= LONG_ENOUGH ||
        /[0-9]/.test(made) ||
        (/[a-z]/.test(made) && /[A-Z]/.test(made)));
}
function withMarkedSecrets(text, value, secrets) {
    if (value === text)
        return value;
    const spans = secrets.spans(text);
    if (spans.length > 0)
        markDerived(value, cutOutside(text, spans), secrets);
    return value;
}
function cutOutside(text, spans) {
    return (0,_redaction_spans_js__WEBPACK_IMPORTED_MODULE_2__/* .maskSpans */ .ep)(text, spans, '\n');
}
function markDerived(value, open, secrets) {
    if (typeof value === 'string' || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonNumber */ .OD)(value)) {
        const shown = String(value);
        if (shown !== '' && !open.includes(shown))
            secrets.mark(shown);
    }
    else if (Array.isArray(value))
        for (const item of value)
            markDerived(item, open, secrets);
    else if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value)) {
        for (const [key, item] of Object.entries(value)) {
            markDerived(key, open, secrets);
            markDerived(item, open, secrets);
        }
    }
}


/***/ }),

/***/ 76347:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: function() { return /* binding */ findToldFailure; }
/* harmony export */ });
/* harmony import */ var _core_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47581);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62759);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74183);
/* harmony import */ var _source_value_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16271);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93833);
/* harmony import */ var _rendering_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22108);







const MAX_MESSAGE_CHARS = 2000;
function findToldFailure(node, kinds, output, scope, secrets) {
    const names = (0,_rendering_js__WEBPACK_IMPORTED_MODULE_4__/* .withNames */ .B1)(scope, { output, [node.name]: { output } });
    for (const [index, rule] of (node.fail_when ?? []).entries()) {
        const field = `fail_when[${index}]`;
        const held = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluateCondition */ .F9)(rule.when, names, () => (0,_rendering_js__WEBPACK_IMPORTED_MODULE_4__/* .createBareScope */ .$s)(names, output));
        if (!held.ok)
            return (0,_rendering_js__WEBPACK_IMPORTED_MODULE_4__/* .createTemplateError */ .FJ)(held.error, `${field}.when`);
        if (held.value)
            return createToldError(node.name, rule, kinds, names, field, secrets);
    }
    return null;
}
function renderDetails({ kind, details = {} }, kinds, names, field) {
    const schema = (0,_core_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .findKindEntry */ .KA)(kinds, kind)?.details ?? {};
    const rendered = {};
    for (const [name, value] of Object.entries(details)) {
        const type = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwnEntry */ .xL)(schema, name)?.type;
        const read = (text) => type === undefined ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_2__/* .coerceText */ .DW)(text) : (_source_value_types_js__WEBPACK_IMPORTED_MODULE_3__/* .VALUE_TYPES */ .K[type].parse(text) ?? text);
        const data = (0,_rendering_js__WEBPACK_IMPORTED_MODULE_4__/* .renderData */ .rb)(value, names, `${field}.${name}`, read);
        if (!data.ok)
            return data;
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .setKey */ .qL)(rendered, name, data.value);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(rendered);
}
function createToldError(node, rule, kinds, names, field, secrets) {
    const { when, kind, message } = rule;
    const text = message === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)('') : (0,_rendering_js__WEBPACK_IMPORTED_MODULE_4__/* .renderText */ .S5)(message, names, `${field}.message`);
    const rendered = renderDetails(rule, kinds, names, `${field}.details`);
    if (!text.ok)
        return text.error;
    if (!rendered.ok)
        return rendered.error;
    const said = text.value.trim() || `${node} told a failure: ${when}`;
    const envelope = { kind, message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_6__/* .cutHead */ .fz)(said, MAX_MESSAGE_CHARS, secrets), details: rendered.value };
    return { envelope, origin: 'author' };
}


/***/ }),

/***/ 36684:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ findJsonWith; },
/* harmony export */   o: function() { return /* binding */ findJson; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);

const FENCE = /^[ \t]{0,3}(`{3,}|~{3,})[ \t]*(?:[\w+.-]+[ \t]*)?/;
const MAX_FOUND = 1000;
const MOST_SEARCHED = 100_000;
function findJson(text) {
    const whole = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOutsideJson */ .p6)(trimAnswer(text));
    if (whole !== undefined)
        return separateObjects([whole]);
    const fenced = separateObjects(findFencedJson(text).filter((value) => value !== undefined));
    if (fenced.objects.length > 0)
        return fenced;
    const prose = separateObjects(findProseJson(text));
    return prose.objects.length > 0 || fenced.other === undefined ? prose : fenced;
}
function trimAnswer(text) {
    return text.replace(/^\uFEFF/, '').trim();
}
function separateObjects(values) {
    return { objects: values.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW), other: values.find((value) => !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value)) };
}
function findFencedJson(text) {
    const blocks = [];
    let open = null;
    for (const line of text.split('\n')) {
        if (open === null) {
            const [opening, mark] = FENCE.exec(line) ?? [];
            if (opening === undefined || mark === undefined)
                continue;
            open = { mark, lines: [] };
            blocks.push(open.lines);
            open = addLine(open, line.slice(opening.length));
        }
        else
            open = addLine(open, line);
    }
    return blocks.map((lines) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOutsideJson */ .p6)(lines.join('\n').trim()));
}
function addLine(open, line) {
    const said = line.trim();
    const isClosing = said.startsWith(open.mark);
    if (!isClosing && !said.endsWith(open.mark)) {
        open.lines.push(line);
        return open;
    }
    if (!isClosing)
        open.lines.push(said.slice(0, -open.mark.length));
    return null;
}
function findProseJson(text) {
    return listSpansOfJson(text, MAX_FOUND)
        .map(({ start, end }) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOutsideJson */ .p6)(text.slice(start, end)))
        .filter((value) => value !== undefined);
}
function findJsonWith(mayHold, text) {
    const whole = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOutsideJson */ .p6)(trimAnswer(text));
    if (whole !== undefined)
        return { values: [whole], rest: '' };
    const values = [];
    const rest = [];
    let last = 0;
    for (const { start, end } of listSpansOfJson(text, MOST_SEARCHED, mayHold)) {
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOutsideJson */ .p6)(text.slice(start, end));
        if (value === undefined)
            continue;
        values.push(value);
        rest.push(text.slice(last, start));
        last = end;
    }
    return { values, rest: [...rest, text.slice(last)].join('}') };
}
const SCALAR = /(?:true|false|null|-?\d[\d.eE+-]*)/y;
const BLANKS = /[ \t\r\n]*/y;
function listSpansOfJson(text, most, isWanted) {
    const search = new JsonSearch(text, isWanted);
    while (search.found.length < most && search.advance())
        ;
    return search.found.slice(0, most);
}
class JsonSearch {
    text;
    isWanted;
    found = [];
    #open = [];
    #at = 0;
    #lastEnd = 0;
    #quoted = null;
    constructor(text, isWanted = () => true) {
        this.text = text;
        this.isWanted = isWanted;
    }
    advance() {
        if (this.#open.length === 0 && this.#at >= this.text.length)
            return false;
        if (this.#open.length === 0)
            this.#begin();
        else if (!this.#step())
            this.#fail();
        return true;
    }
    #begin() {
        const opening = /[{[]/g;
        opening.lastIndex = this.#at;
        this.#at = opening.exec(this.text)?.index ?? this.text.length;
        this.#quoted = null;
        if (this.#at < this.text.length)
            this.#push();
    }
    #push() {
        this.#open.push({ start: this.#at, isObject: this.text[this.#at] === '{', next: 'first', inside: [] });
        this.#at += 1;
    }
    #step() {
        const top = this.#open.at(-1);
        this.#skip(BLANKS);
        const character = this.text[this.#at];
        if (top === undefined || character === undefined)
            return false;
        const { next, isObject } = top;
        if (next === 'colon')
            return character === ':' && this.#take(top, 'value');
        if (character === (isObject ? '}' : ']') && (next === 'comma' || next === 'first'))
            return this.#close();
        if (next === 'comma')
            return character === ',' && this.#take(top, isObject ? 'key' : 'value');
        const isKey = isObject && next !== 'value';
        if (character === '"') {
            top.next = isKey ? 'colon' : 'comma';
            return this.#readText();
        }
        if (isKey)
            return false;
        top.next = 'comma';
        if (character !== '{' && character !== '[')
            return this.#skip(SCALAR);
        this.#push();
        return true;
    }
    #take(top, next) {
        top.next = next;
        this.#at += 1;
        return true;
    }
    #skip(token) {
        token.lastIndex = this.#at;
        const isThere = token.test(this.text);
        if (isThere)
            this.#at = token.lastIndex;
        return isThere;
    }
    #readText() {
        this.#quoted = this.#at;
        for (let index = this.#at + 1; index < this.text.length; index += 1) {
            const code = this.text.charCodeAt(index);
            if (code < 0x20)
                return false;
            if (code === 0x5c)
                index += 1;
            else if (code === 0x22) {
                this.#at = index + 1;
                return true;
            }
        }
        return false;
    }
    #close() {
        this.#at += 1;
        const span = { start: this.#open.pop()?.start ?? 0, end: this.#at };
        const parent = this.#open.at(-1);
        if (parent === undefined)
            this.#keep(span);
        else
            parent.inside.push(span);
        return true;
    }
    #keep(span) {
        this.#lastEnd = span.end;
        if (this.isWanted(this.text.slice(span.start, span.end)))
            this.found.push(span);
    }
    #fail() {
        for (const { inside } of this.#open)
            for (const span of inside)
                this.#keep(span);
        const last = this.#lastEnd;
        if (this.#open.length > 0 && this.#quoted !== null)
            this.#at = Math.max(this.#quoted + 1, last);
        this.#open = [];
    }
}


/***/ }),

/***/ 13511:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PF: function() { return /* binding */ toJsonSchema; },
/* harmony export */   QL: function() { return /* binding */ createSchemaError; },
/* harmony export */   y1: function() { return /* binding */ findOutputViolation; },
/* harmony export */   yr: function() { return /* binding */ checkOutput; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85636);
/* harmony import */ var _core_payload_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20132);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93833);




async function findOutputViolation({ name, output: schema }, source, output, { patterns, secrets, assumed }) {
    if (schema === undefined)
        return null;
    const problems = checkOutput(output, schema, await (0,_core_payload_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .patternMatcher */ .l2)(schema, patterns), assumed);
    return problems.length === 0 ? null : createSchemaError(name, source, problems, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)(output), secrets.spans);
}
function checkOutput(output, schema, match, assumed) {
    const problems = (0,_core_payload_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .validateData */ .lv)(output, schema, match);
    if (assumed === undefined)
        return problems;
    if (assumed.isMark(output))
        return [];
    return problems.filter(({ path }) => {
        let value = output;
        for (const part of path.split(/[.[\]]+/)) {
            if (part !== '')
                value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) || Array.isArray(value) ? Reflect.get(value, part) : undefined;
            if (assumed.isMark(value))
                return false;
        }
        return true;
    });
}
function createSchemaError(node, source, problems, found, secrets = _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_SECRETS */ .g1) {
    const message = `the output of ${node} breaks its schema: ${(0,_core_payload_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .describeProblems */ .yg)(problems)}`;
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .createSchemaViolation */ .LN)(node, source, problems[0]?.path ?? '$', message, {
        problems: problems.map((problem) => ({ path: problem.path, message: problem.message })),
        excerpt: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .cutHead */ .fz)(found, 1000, secrets),
    });
}
function toJsonSchema(fields) {
    const names = Object.keys(fields);
    const required = names.filter((name) => fields[name]?.required !== false);
    return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, createFieldSchema(field)])),
        ...(required.length > 0 ? { required } : {}),
        additionalProperties: false,
    };
}
const SAME_IN_JSON_SCHEMA = ['description', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength'];
function createFieldSchema(field) {
    const nullable = field.nullable === true;
    const same = SAME_IN_JSON_SCHEMA.flatMap((name) => (field[name] === undefined ? [] : [[name, field[name]]]));
    return {
        ...(field.type === 'object' && field.properties !== undefined ? toJsonSchema(field.properties) : {}),
        type: nullable ? [field.type, 'null'] : field.type,
        ...Object.fromEntries(same),
        ...(field.enum !== undefined ? { enum: nullable ? [...field.enum, null] : [...field.enum] } : {}),
        ...(field.items !== undefined ? { items: createFieldSchema(field.items) } : {}),
    };
}


/***/ }),

/***/ 53571:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: function() { return /* binding */ findRaises; },
/* harmony export */   t: function() { return /* binding */ hasPrintedRaise; }
/* harmony export */ });
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10898);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31160);
/* harmony import */ var _find_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36684);




const BRACE_OR_MARKER = /[{}]|["']?conductor_error["']?\s*:\s*["']?(?:true|yes|1)\b/gi;
const MARKER_LINE = /^[ \t?>*-]*["']?conductor_error["']?\s*:\s*(?:[!&]\S{1,50}\s{1,50})?["']?(?:true|yes|on|y|1)\b/im;
const SAYS_NO = /^(?:|false|no|off|none|null|0)$/i;
const ESCAPED = /\\(?:x|u\{?0{0,6}|U0{6})([0-7][\da-f])\}?/gi;
function findRaises(text) {
    if (!mayHoldMarker(text))
        return { marked: [], isOther: false };
    const { values, rest } = (0,_find_json_js__WEBPACK_IMPORTED_MODULE_3__/* .findJsonWith */ .O)(mayHoldMarker, text);
    const plain = unescapeText(rest);
    return { marked: findMarked(values), isOther: hasTornRaise(plain) || MARKER_LINE.test(plain) };
}
const TORN_OBJECT = /\{[^{}]*"conductor_error"\s*:\s*true\b/;
function hasPrintedRaise(printed) {
    if (!mayHoldMarker(printed))
        return false;
    const { values, rest } = (0,_find_json_js__WEBPACK_IMPORTED_MODULE_3__/* .findJsonWith */ .O)(mayHoldMarker, (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainText */ .bo)(printed));
    return values.flatMap((value) => (Array.isArray(value) ? value : [value])).some(isMarked) || TORN_OBJECT.test(rest);
}
function mayHoldMarker(text) {
    return text.includes(_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .RAISE_MARKER */ .GF) || (text.includes('\\') && unescapeText(text).includes(_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .RAISE_MARKER */ .GF));
}
function unescapeText(text) {
    return text.replaceAll(ESCAPED, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
function hasTornRaise(text) {
    let brace = '';
    for (const [found] of text.matchAll(BRACE_OR_MARKER)) {
        if (found.length > 1 && brace === '{')
            return true;
        if (found.length === 1)
            brace = found;
    }
    return false;
}
function findMarked(values) {
    return values.flatMap((value) => {
        if (Array.isArray(value))
            return findMarked(value);
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value))
            return [];
        return isMarked(value) ? [value] : findMarked(Object.values(value));
    });
}
function isMarked(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) || !Object.hasOwn(value, _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .RAISE_MARKER */ .GF))
        return false;
    const marker = value[_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .RAISE_MARKER */ .GF] ?? null;
    return typeof marker === 'string' ? !SAYS_NO.test(marker.trim()) : marker !== null && Number(marker) !== 0;
}


/***/ }),

/***/ 22108:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: function() { return /* binding */ createBareScope; },
/* harmony export */   B1: function() { return /* binding */ withNames; },
/* harmony export */   CW: function() { return /* binding */ createValueError; },
/* harmony export */   FJ: function() { return /* binding */ createTemplateError; },
/* harmony export */   S5: function() { return /* binding */ renderText; },
/* harmony export */   TR: function() { return /* binding */ computeTemplateValue; },
/* harmony export */   rb: function() { return /* binding */ renderData; },
/* harmony export */   sp: function() { return /* binding */ renderFields; },
/* harmony export */   uG: function() { return /* binding */ evaluateOnly; },
/* harmony export */   wS: function() { return /* binding */ toRenderedValue; },
/* harmony export */   z3: function() { return /* binding */ formatLiteral; },
/* harmony export */   zs: function() { return /* binding */ evaluateSource; }
/* harmony export */ });
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57280);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85636);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74183);





function createTemplateError(failure, field) {
    const error = (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .createEngineFailure */ .fU)('internal.template_error', `${field}: ${failure.message}${explainMissingOutput(failure)}`, {
        field,
        template: failure.template,
        ...(failure.file === undefined ? {} : { template_file: failure.file }),
        position: { line: failure.line, column: failure.column },
        available_fields: failure.availableFields,
        available_fields_total: failure.availableFieldsTotal,
    });
    return failure.reason === 'absent' ? { ...error, readsAbsent: true } : error;
}
function createValueError(field, template, message) {
    const found = { position: { line: 1, column: 1 }, available_fields: [], available_fields_total: 0 };
    return (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .createEngineFailure */ .fU)('internal.template_error', message, { field, template, ...found });
}
function explainMissingOutput({ code, availableFields: fields }) {
    const bare = fields.includes('stdout') && fields.every((name) => _config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .STREAM_FIELDS */ .pl.includes(name));
    return bare && code === 'missing-field' ? '; its stdout was not one JSON object with fields' : '';
}
function renderText(source, scope, field, comments = true) {
    const template = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .parseIn */ .Fp)(scope, source, comments);
    if (!template.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(createTemplateError(template.error, field));
    const text = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .render */ .XX)(template.value, scope);
    return text.ok ? text : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(createTemplateError(text.error, field));
}
function formatLiteral(value) {
    return typeof value === 'boolean' ? String(value) : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .printValue */ .jt)(value);
}
function toRenderedValue(source, scope, text, convert) {
    const value = convert(text);
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonNumber */ .OD)(value))
        return (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .printValue */ .jt)(value) === text.trim() || typeof evaluateOnly(source, scope) !== 'string' ? value : text;
    if (!/^\s*[[{]/.test(text) || typeof convert('[]') === 'string')
        return value;
    const data = evaluateOnly(source, scope);
    return typeof data === 'object' && data !== null ? data : value;
}
function evaluateOnly(source, scope) {
    const template = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .parseIn */ .Fp)(scope, source);
    const expression = template.ok ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .findOnlyExpression */ .KH)(template.value) : null;
    if (expression === null || (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .makesJson */ .yV)(expression))
        return undefined;
    const value = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluate */ ._3)(expression, scope);
    return value.ok ? value.value : undefined;
}
function renderData(value, scope, field, convert) {
    if (typeof value === 'string') {
        const text = renderText(value, scope, field);
        return text.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(toRenderedValue(value, scope, text.value, convert)) : text;
    }
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value))
        return renderFields(value, scope, field, convert);
    if (!Array.isArray(value))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonNumber */ .OD)(value) || typeof value === 'boolean' ? value : null);
    const rendered = [];
    for (const [index, item] of value.entries()) {
        const one = renderData(item, scope, `${field}[${index}]`, convert);
        if (!one.ok)
            return one;
        rendered.push(one.value);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(rendered);
}
function renderFields(fields, scope, field, convert = _expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .coerceText */ .DW) {
    const rendered = {};
    for (const [key, value] of Object.entries(fields)) {
        const one = renderData(value, scope, `${field}.${key}`, convert);
        if (!one.ok)
            return one;
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .setKey */ .qL)(rendered, key, one.value);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(rendered);
}
function withNames(base, names) {
    return (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeOver */ .J8)(base, {
        lookup: (name) => (Object.hasOwn(names, name) ? names[name] : base.lookup(name)),
        *names() {
            yield* Object.keys(names);
            yield* base.names();
        },
    });
}
function createBareScope(names, output, error = null) {
    const fields = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(output) ? output : {};
    const bare = { ...fields, ...error };
    return (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeOver */ .J8)(names, {
        lookup(name) {
            if (Object.hasOwn(bare, name))
                return bare[name];
            return names.lookup(name) ?? resolveFlattened(names, name);
        },
        *names() {
            yield* Object.keys(bare);
            yield* names.names();
        },
    });
}
function resolveFlattened(names, name) {
    for (let at = name.indexOf('_'); at > 0; at = name.indexOf('_', at + 1)) {
        const holder = names.lookup(name.slice(0, at));
        const field = name.slice(at + 1);
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(holder) && Object.hasOwn(holder, field))
            return holder[field];
    }
    return undefined;
}
function computeTemplateValue(source, names) {
    const template = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .parseIn */ .Fp)(names, source);
    if (!template.ok)
        return template;
    const expression = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .findOnlyExpression */ .KH)(template.value);
    if (expression !== null && !(0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .makesJson */ .yV)(expression))
        return (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluate */ ._3)(expression, names);
    const text = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .render */ .XX)(template.value, names);
    return text.ok ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)((0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .coerceText */ .DW)(text.value)) : text;
}
function evaluateSource(source, names) {
    const expression = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isTemplate */ .Fl)(source) ? null : (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .parseExpression */ .YK)(source);
    const value = expression === null
        ? computeTemplateValue(source, names)
        : expression.ok
            ? (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluate */ ._3)(expression.value, names)
            : expression;
    return value.ok ? value : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._q)(createTemplateError(value.error, 'source'));
}


/***/ }),

/***/ 97440:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: function() { return /* binding */ redactEnvelope; },
/* harmony export */   gx: function() { return /* binding */ redactEvent; },
/* harmony export */   lE: function() { return /* binding */ redactFinding; },
/* harmony export */   sJ: function() { return /* binding */ redactGraph; }
/* harmony export */ });
/* harmony import */ var _core_event_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2728);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97095);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);



function describeObject(words, others = {}) {
    const fields = new Map([...words.map((name) => [name, 'word']), ...Object.entries(others)]);
    return { field: (name) => fields.get(name) };
}
const ERROR = describeObject(['kind', 'exception_type']);
const NODES_AND_KINDS = { each: describeObject(['node', 'kind']) };
const OPTIONS = { each: describeObject(['prompt_for']) };
const ENVELOPE = describeObject(['kind'], { details: 'data' });
const ENGINE_ENVELOPE = describeObject(['kind'], {
    details: describeObject(['node', 'group', 'failed', 'total', 'source', 'field'], { errors: { each: ERROR } }),
});
function describeGroupOutput(key) {
    const results = { each: describeObject(['index', 'status'], { key, error: ERROR }) };
    return describeObject(['type', 'count'], { errors: { each: ERROR }, results });
}
const OUTPUTS = {
    parallel: describeGroupOutput('word'),
    for_each: describeGroupOutput('data'),
};
const CONTENTS = {
    word: 'word',
    data: 'data',
    item: describeObject(['group', 'index']),
    options: OPTIONS,
    gate: describeObject(['node'], { options: OPTIONS }),
    errors: NODES_AND_KINDS,
    'error-facts': describeObject(['origin', 'typed', 'attempts', 'exit_code'], { while_handling: NODES_AND_KINDS }),
};
function chooseContent(field, event) {
    if (field === 'envelope')
        return 'origin' in event && event.origin !== 'engine' ? ENVELOPE : ENGINE_ENVELOPE;
    if (field === 'output')
        return ('node_type' in event ? OUTPUTS[event.node_type] : undefined) ?? 'data';
    return CONTENTS[field];
}
function redactEvent(event, redactor) {
    const { fields } = (0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_0__/* .eventFacts */ .IS)(event.type);
    const field = (name) => {
        if (name === 'type')
            return 'word';
        const definition = Object.hasOwn(fields, name) ? fields[name] : undefined;
        return definition === undefined ? undefined : chooseContent(definition.content, event);
    };
    return redactor.json((0,_core_events_js__WEBPACK_IMPORTED_MODULE_2__/* .toEventJson */ .YK)(event), { field });
}
function redactEnvelope({ kind, message, details }, redactor) {
    const clean = redactor.json(details);
    return { kind, message: redactor.text(message), details: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(clean) ? clean : {} };
}
function redactGraph(graph, redactor) {
    const redact = (edge) => ({ ...edge, label: redactor.text(edge.label) });
    return { ...graph, edges: graph.edges.map(redact), errorEnds: (graph.errorEnds ?? []).map(redact) };
}
function redactFinding(finding, redactor) {
    const suggestion = finding.suggestion === null ? null : redactor.text(finding.suggestion);
    return { ...finding, message: redactor.text(finding.message), suggestion };
}


/***/ }),

/***/ 71862:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: function() { return /* binding */ buildResult; },
/* harmony export */   nr: function() { return /* binding */ createInvalidResult; },
/* harmony export */   wQ: function() { return /* binding */ findTolerated; }
/* harmony export */ });
/* harmony import */ var _account_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52015);
/* harmony import */ var _account_next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14719);
/* harmony import */ var _account_reported_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66643);
/* harmony import */ var _account_run_account_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61091);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53325);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85636);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95262);







function buildResult(input) {
    const { account, graph } = input;
    const end = account.ending ?? _account_run_account_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_ENDED */ .T;
    const errors = listRunErrors(input, end).map((error) => toReported(error, input));
    const steps = account.steps.reports(graph, new Set(input.repaired ?? []));
    const executed = steps.filter((step) => step.status !== 'not_executed').length;
    const gates = end.gate === null ? [] : account.notices.gates(end.gate);
    const { handled, handledTotal } = account.errors;
    const tests = account.tests.totals();
    const tolerated = input.oneStep === undefined ? null : findTolerated(account);
    return {
        schema_version: 1,
        success: end.outcome === 'success',
        outcome: end.outcome,
        exit_code: (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .toExitCode */ .t4)(end.outcome, end.signal),
        run_id: input.runId,
        workflow: { name: input.workflowName, file: input.workflowFile },
        output: end.output,
        error: errors[0]?.message ?? (end.outcome === 'success' ? null : (end.termination?.reason ?? null)),
        error_cause: findHaltCause(end.error),
        ...(tolerated === null ? {} : { tolerated: true }),
        errors,
        warnings: [...(input.warnings ?? []), ...account.notices.texts()],
        ...(handled.length === 0 ? {} : { handled: handled.map((each) => withDetails(each, tolerated)) }),
        ...(handledTotal > handled.length ? { handled_total: handledTotal } : {}),
        ...(tests === null ? {} : { tests }),
        ...(account.notices.unseenFailures === 0 ? {} : { unseen_failures: account.notices.unseenFailures }),
        termination: end.termination,
        gate: end.gate,
        suspended: toSuspended(end, gates),
        ...(end.shard === null ? {} : { shard: toReportedShare(end.shard) }),
        ...(gates.length > 1 ? { gates } : {}),
        checkpoint: {
            completed_nodes: account.steps.listCompleted(graph),
            node_actions: account.steps.actions(graph),
            node_hashes: input.hashes,
            failed_node: end.error?.frames.at(-1)?.node ?? null,
            path: input.checkpointPath,
            ...(input.checkpointError === undefined ? {} : { error: input.checkpointError }),
        },
        execution: { duration_ms: end.duration_ms, nodes_executed: executed, nodes_total: steps.length, steps },
        metrics: {
            duration_ms: end.duration_ms,
            nodes_executed: executed,
            total_cost_usd: account.usage.cost(),
            ...account.usage.metrics(),
        },
        policies: account.governance.policies,
        dead_letters: [...account.governance.deadLetters.values()],
        escalations: account.governance.escalations,
        next_commands: listNextCommands(end, input, gates),
    };
}
function findHaltCause(error) {
    if (error?.envelope.kind !== 'halt.intentional')
        return null;
    return (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__/* .findCauseKind */ .T0)(error.envelope.details) ?? error.while_handling?.[0]?.kind ?? null;
}
function toSuspended({ outcome, plan }, gates) {
    if (outcome !== 'suspended')
        return null;
    if (plan === null)
        return { waits_for: 'gate', gates: gates.map(({ node }) => node) };
    const { group, total, shards } = plan;
    return { waits_for: 'shards', group, total, shards };
}
function toReportedShare({ visit: _, ...share }) {
    return share;
}
function withDetails(handled, tolerated) {
    const { kind, details } = tolerated?.error.envelope ?? {};
    return details === undefined || handled.by !== 'recover' || handled.kind !== kind ? handled : { ...handled, details };
}
function findTolerated({ ending, errors }) {
    if (ending?.outcome !== 'success')
        return null;
    return [...errors.overcome.values()].find(({ by }) => by === 'recover') ?? null;
}
function toReported(error, input) {
    const { account, graph, runDir } = input;
    const { kind, details } = error.envelope;
    const node = error.frames[0]?.node ?? '';
    const taken = account.reactions.findLast(node, kind) ?? account.reactions.findLast(node, (0,_account_diagnosis_js__WEBPACK_IMPORTED_MODULE_0__/* .findCauseKind */ .T0)(details) ?? '');
    const isInside = (other) => other.frames.length > error.frames.length && other.attempts > 1;
    return (0,_account_reported_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toReportedError */ .zc)(error, {
        ...input,
        isSpent: kind === 'internal.group_failed' && account.errors.recorded.some(isInside),
        action: kind === 'halt.intentional' ? 'halt' : (taken ?? 'error'),
        positionOf: (0,_account_reported_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .withGraph */ .JD)(input.positionOf, graph),
        ...(runDir === null ? {} : { traceFile: `${runDir}/events.jsonl` }),
    });
}
function createInvalidResult(findings, workflowFile, { contract, workflowName = null, commandFile, } = {}) {
    const errors = findings.filter((finding) => finding.severity === 'error').map(_account_reported_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toStaticError */ .Mn);
    const outcome = errors.length === 0 ? 'success' : 'invalid';
    return {
        schema_version: 1,
        success: outcome === 'success',
        outcome,
        exit_code: (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .toExitCode */ .t4)(outcome, null),
        run_id: null,
        workflow: { name: workflowName, file: workflowFile },
        output: null,
        error: errors[0]?.message ?? null,
        error_cause: null,
        errors,
        warnings: findings.filter(({ severity }) => severity === 'warning').map(_core_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlacedMessage */ ._J),
        termination: null,
        gate: null,
        suspended: null,
        checkpoint: null,
        execution: { duration_ms: 0, nodes_executed: 0, nodes_total: 0, steps: [] },
        metrics: { duration_ms: 0, nodes_executed: 0, total_cost_usd: null },
        policies: [],
        dead_letters: [],
        escalations: [],
        findings: findings.map(_core_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .pickShownFields */ .Ql),
        ...(contract === undefined ? {} : { contract }),
        next_commands: errors.length === 0 || commandFile === undefined
            ? []
            : [(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .joinShellWords */ .MS)(['conductor', 'validate', (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .toPathWord */ .Tq)(commandFile)])],
    };
}
function listRunErrors({ account }, { error }) {
    const { recorded } = account.errors;
    return error === null ? recorded : [error, ...recorded.filter((other) => other.ends_run !== true)];
}
const MAX_OPTIONS = 10;
function listNextCommands(end, input, gates) {
    const { account, oneStep, resumeFrom = null, inputsForCommands } = input;
    const runDir = input.commandDir === undefined ? input.runDir : input.commandDir;
    const file = (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .toPathWord */ .Tq)(input.commandFile ?? input.workflowFile);
    const asMoved = (command) => (runDir === input.runDir ? command : (0,_account_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .nameWorkflow */ .PY)(command, file));
    const inFolder = (verb) => runDir === null ? [] : [asMoved((0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .joinShellWords */ .MS)(['conductor', verb, (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .toPathWord */ .Tq)(runDir)]))];
    const redrive = account.governance.deadLetters.size > 0 ? inFolder('redrive') : [];
    if (end.plan !== null && runDir !== null && resumeFrom === null)
        return listPlanCommands(runDir, end.plan.shards, input);
    if (end.outcome === 'success')
        return redrive;
    if (oneStep !== undefined)
        return [...inFolder('explain'), oneStep.again];
    const isHalted = end.error?.envelope.kind === 'halt.intentional' && end.shard === null;
    const mayResume = input.resumable && end.termination === null && !isHalted;
    return [
        ...(runDir !== null && mayResume ? listResumeCommands(runDir, input, gates).map(_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .joinShellWords */ .MS).map(asMoved) : []),
        ...redrive,
        ...inFolder('explain'),
        (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .joinShellWords */ .MS)(['conductor', 'run', file, ...listInputWords(Object.entries(inputsForCommands))]),
    ];
}
function listPlanCommands(runDir, shards, input) {
    const together = `${runDir}-shards`;
    const resume = (...words) => (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .joinShellWords */ .MS)(['conductor', 'resume', (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .toPathWord */ .Tq)(runDir), ...words, ...listWordsAgain(input)]);
    return [
        ...Array.from({ length: shards }, (_, index) => resume('--shard', `${index + 1}/${shards}`, '--run-dir', (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .toPathWord */ .Tq)(`${together}/${index + 1}`))),
        resume('--join', (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .toPathWord */ .Tq)(together)),
    ];
}
function listInputWords(inputs) {
    return inputs.flatMap(([name, input]) => ['-i', typeof input === 'string' ? `${name}=${input}` : { name, ...input }]);
}
function listWordsAgain({ inputsForCommands, inputsAgain = [] }) {
    return listInputWords(Object.entries(inputsForCommands).filter(([name]) => inputsAgain.includes(name)));
}
function listResumeCommands(runDir, input, waiting) {
    const { resumeFrom = null } = input;
    const from = resumeFrom === null ? [] : ['--from', resumeFrom];
    const resume = ['conductor', 'resume', (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .toPathWord */ .Tq)(runDir), ...from, ...listWordsAgain(input)];
    const gates = [...new Map(waiting.map((gate) => [gate.node, gate])).values()];
    const single = gates.flatMap(listAnswers);
    if (single.length === 0)
        return [resume];
    const all = gates.flatMap((gate) => listAnswers(gate)[0] ?? []);
    const choices = gates.length > 1 ? [all, ...single] : single;
    return choices.slice(0, MAX_OPTIONS).map((choice) => [...resume, ...choice]);
}
function listAnswers({ node, options }) {
    const fields = options.flatMap(({ value, prompt_for: field }) => (value === '' && field !== null ? [field] : []));
    const fill = (field) => ['--gate', `${node}.${field}=TEXT`];
    if (fields.length > 0 && fields.length === options.length)
        return [fields.flatMap(fill)];
    return options.map(({ value, prompt_for: field }) => {
        return ['--gate', `${node}=${value}`, ...(field === null ? [] : fill(field))];
    });
}


/***/ }),

/***/ 57511:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: function() { return /* binding */ sealRun; },
/* harmony export */   Li: function() { return /* binding */ writeReports; },
/* harmony export */   QE: function() { return /* binding */ findNamedSource; },
/* harmony export */   jf: function() { return /* binding */ concludeRun; },
/* harmony export */   mW: function() { return /* binding */ deliverRunEnd; },
/* harmony export */   t4: function() { return /* binding */ writeReportFiles; },
/* harmony export */   uY: function() { return /* binding */ createErrorEvents; }
/* harmony export */ });
/* unused harmony export createClosingEvent */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _account_next_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14719);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63696);
/* harmony import */ var _config_workflow_graph_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44201);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53325);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80020);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(51848);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(62759);
/* harmony import */ var _durability_checkpointing_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67610);
/* harmony import */ var _durability_shards_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37183);
/* harmony import */ var _engine_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3417);
/* harmony import */ var _reporters_notify_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84118);
/* harmony import */ var _reporters_report_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50275);
/* harmony import */ var _reporters_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(71862);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2939);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(82372);

















function concludeRun(session, end, repaired, durationMs) {
    const { todo, runId, runDir, redactor, bus, log, account } = session;
    const graph = session.graph();
    const { request, workflow, warnings, folder } = todo;
    const { reader, oneStep } = request;
    for (const event of createErrorEvents(end))
        bus.emit(event);
    const written = session.errorFile.write();
    const unwritten = written.errors_write_error;
    if (unwritten !== undefined)
        bus.emit({ type: 'errors_jsonl_write_failed', scope: '', node: null, error: unwritten });
    if (end.termination === null)
        (0,_session_js__WEBPACK_IMPORTED_MODULE_14__/* .makeDurable */ .M)({ ...session, log: null });
    const stored = session.checkpoint?.finish(end) ?? _durability_checkpointing_js__WEBPACK_IMPORTED_MODULE_7__/* .NOTHING_STORED */ .g;
    writePlan(session, end, stored);
    bus.emit(createClosingEvent(end, written, durationMs, createShare(session, end)));
    const result = (0,_reporters_result_js__WEBPACK_IMPORTED_MODULE_12__/* .buildResult */ .CR)({
        account,
        graph,
        runDir,
        commandDir: runDir === null || reader === undefined ? runDir : reader.hasArtifact ? _account_next_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .FETCHED */ .i1 : null,
        runId,
        workflowName: workflow.settings.name,
        workflowFile: workflow.displayFile,
        hashes: Object.fromEntries(workflow.hashes),
        checkpointPath: stored.path,
        ...(stored.problem === undefined ? {} : { checkpointError: redactor.text(stored.problem) }),
        resumable: stored.resumable,
        inputsForCommands: createCommandInputs(todo, redactor),
        inputsAgain: stored.inputsAgain,
        resumeFrom: stored.resumeFrom,
        commandFile: request.fileAsGiven,
        ...(oneStep === undefined ? {} : { oneStep: { again: redactor.text(oneStep.again) } }),
        repaired,
        ...(0,_config_workflow_graph_js__WEBPACK_IMPORTED_MODULE_4__/* .createNodeLookup */ .R)(workflow),
        warnings: [
            ...warnings.filter(({ severity }) => severity === 'warning').map(_core_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPlacedMessage */ ._J),
            ...(folder?.problem ? [folder.problem] : []),
            ...(oneStep?.warnings() ?? []),
        ].map((warning) => redactor.text(warning)),
    });
    log?.flush();
    const report = { account, result, graph, runDir, github: session.github };
    writeResult(session, report);
    return report;
}
function writeResult({ todo: { request } }, { runDir, result }) {
    if (runDir !== null)
        writeOrNote(request, node_path__WEBPACK_IMPORTED_MODULE_1___default().join(runDir, 'result.json'), `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .printJson */ .Q2)(result, 2)}\n`);
}
async function deliverRunEnd(session, report) {
    const { request } = session.todo;
    if (request.deliver === undefined)
        return report;
    const { redactor } = session;
    const { problem, ...delivery } = await request.deliver(report);
    const delivered = { ...delivery, problem: problem && redactor.text(problem) };
    const undelivered = (0,_reporters_notify_js__WEBPACK_IMPORTED_MODULE_10__/* .listUndelivered */ .O5)(delivered);
    const told = { ...report, result: (0,_reporters_notify_js__WEBPACK_IMPORTED_MODULE_10__/* .withDelivery */ .zp)(report.result, delivered), undelivered };
    for (const warning of undelivered)
        request.observer.note(warning);
    writeResult(session, told);
    return told;
}
function createShare({ todo, account }, { handoff }) {
    const shard = todo.resume?.shard ?? null;
    if (shard === null)
        return null;
    const { group, visit, index, of } = shard;
    const planned = account.visits.find({ scope: '', node: group, visit })?.group;
    const counts = handoff?.part === 'shard' ? handoff : planned?.isEnded && { ...planned, items: planned.total };
    if (!counts)
        return null;
    const { items, succeeded, failed } = counts;
    return { group, visit, index, of, items, succeeded, failed };
}
function writePlan(session, { handoff }, stored) {
    if (handoff?.part !== 'plan')
        return;
    const { runDir, runId, todo } = session;
    if (runDir === null || stored.journal === null) {
        todo.request.observer.note('there is no plan for shards: the run left no checkpoint');
        return;
    }
    const text = (0,_durability_shards_js__WEBPACK_IMPORTED_MODULE_8__/* .formatPlan */ .nT)({ ...handoff, run_id: runId, base: stored.journal });
    writeOrNote(todo.request, node_path__WEBPACK_IMPORTED_MODULE_1___default().join(runDir, _durability_shards_js__WEBPACK_IMPORTED_MODULE_8__/* .SHARDS_FILE */ .D6), text);
}
function sealRun({ checkpoint, log, todo }, end, durationMs) {
    checkpoint?.seal(end, durationMs);
    log?.close();
    if (log !== null && log.failure !== null)
        todo.request.observer.note(`events.jsonl is incomplete: ${log.failure}`);
}
function createErrorEvents({ error: ending, records }) {
    return records.map((error) => {
        const endsRun = error.envelope === ending?.envelope ? { ends_run: true } : null;
        return { type: 'error_recorded', scope: '', node: null, ...error, ...endsRun };
    });
}
function createClosingEvent(end, errors, duration_ms, shard = null) {
    const { termination, outcome, output, error, gate, signal, handoff } = end;
    const at = { scope: '', node: null };
    const rest = { ...(shard === null ? {} : { shard }), duration_ms };
    const terminated = termination === null ? {} : (0,_engine_index_js__WEBPACK_IMPORTED_MODULE_9__/* .toTerminationFields */ .Vb)(termination);
    if (outcome === 'success')
        return { type: 'workflow_completed', ...at, output, ...rest, ...terminated };
    const failed = { type: 'workflow_failed', ...at, outcome, ...rest };
    const plan = handoff?.part === 'plan' ? handoff : null;
    if (termination !== null) {
        const why = { error_type: 'WorkflowTerminated', message: termination.reason };
        return { ...failed, ...why, ...splitError(null), failed_node: null, output, ...terminated };
    }
    return {
        ...failed,
        ...describeReason(end),
        ...splitError(error),
        failed_node: error?.frames[0]?.node ?? gate?.node ?? null,
        ...(signal === null ? {} : { signal }),
        ...(gate === null ? {} : { gate }),
        ...(plan && { plan: { group: plan.group, visit: plan.visit, total: plan.total, shards: plan.shards } }),
        ...errors,
    };
}
function splitError(error) {
    if (error === null)
        return { envelope: null, frames: [] };
    const { envelope, frames, ...rest } = error;
    return { envelope, frames, error: rest };
}
function describeReason(end) {
    const { outcome, error, gate, signal, handoff } = end;
    if (outcome === 'cancelled')
        return { error_type: 'WorkflowCancelled', message: `cancelled by ${signal ?? 'SIGTERM'}` };
    if (error !== null) {
        const error_type = outcome === 'halted' ? 'UnhandledWorkflowError' : 'WorkflowFailed';
        return { error_type, message: error.envelope.message };
    }
    const awaited = handoff?.part === 'plan' ? `the shards of ${handoff.group}` : `an answer to ${gate?.node ?? 'a gate'}`;
    return { error_type: 'WorkflowSuspended', message: `waits for ${awaited}` };
}
function createCommandInputs({ workflow, inputs }, redactor) {
    const forCommands = {};
    for (const [name, spec] of Object.entries(workflow.settings.input ?? {})) {
        const value = inputs[name];
        if (value === undefined || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .printJson */ .Q2)(value) === (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .printJson */ .Q2)((0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .getDefaultInput */ .eK)(spec)))
            continue;
        const text = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .printTextOrJson */ ._s)(value);
        const isSource = (secret) => secret.value === text && secret.origin.startsWith('env:');
        const variable = redactor.secretsIn(text).find(isSource)?.origin.slice('env:'.length) ?? name;
        forCommands[name] =
            spec.secret === true || redactor.changes({ [name]: value })
                ? { variable: variable.replaceAll(/[^A-Za-z0-9_]/g, '_').replace(/^(?=\d)/, '_') }
                : text;
    }
    return forCommands;
}
async function writeReports(request, workspace, report) {
    const { page, ...targets } = request.reports;
    const root = request.oneStep === undefined ? (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_13__/* .findRepositoryWithin */ .jl)(workspace, request.file) : workspace;
    const isPageRead = page !== 'unless-success' || report.result.outcome !== 'success';
    const html = report.runDir !== null && isPageRead ? node_path__WEBPACK_IMPORTED_MODULE_1___default().join(report.runDir, (0,_reporters_report_files_js__WEBPACK_IMPORTED_MODULE_11__/* .reportFile */ .rn)('html').file) : null;
    const reader = html === null ? undefined : await request.reader?.of(report.result);
    const toRelative = (file) => findNamedSource(file, request.cwd, root);
    const input = { report, toRelative, ...(reader === undefined ? {} : { reader }) };
    for (const { file, problem } of await writeReportFiles(request.adapters.files, { ...targets, html }, input))
        if (problem !== null)
            request.observer.note(`${file} ${problem}`);
}
async function writeReportFiles(files, targets, input) {
    const written = [];
    for (const name of _reporters_report_files_js__WEBPACK_IMPORTED_MODULE_11__/* .REPORT_NAMES */ .Ky) {
        const file = targets[name] ?? null;
        if (file === null)
            continue;
        const render = await (0,_reporters_report_files_js__WEBPACK_IMPORTED_MODULE_11__/* .reportFile */ .rn)(name).renderer();
        const done = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .tryResult */ .Bh)(() => {
            if (name === 'html')
                return (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_16__/* .replaceOwn */ .F4)(files, file, render(input), 'plain');
            files.makeFolder(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(file));
            files.replace(file, render(input), 'plain');
        });
        written.push({ file, problem: done.ok ? null : `cannot be written: ${done.error}` });
    }
    return written;
}
function writeOrNote({ adapters, observer }, file, text) {
    const written = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_15__/* .tryResult */ .Bh)(() => (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_16__/* .replaceOwn */ .F4)(adapters.files, file, text, 'plain'));
    if (!written.ok)
        observer.note(`${file} cannot be written: ${written.error}`);
}
const MAX_PATH = 4096;
function findNamedSource(name, nodeFolder, workspace) {
    if (name === _core_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_FILE */ .tW || name.length > MAX_PATH || name.includes('\0'))
        return null;
    const root = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_13__/* .resolveRealPath */ .Sc)(workspace);
    const local = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(nodeFolder, name);
    const file = (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_13__/* .resolveRealPath */ .Sc)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(local) ? local : node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(root, name));
    return (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_13__/* .isInside */ .FK)(root, file) && file !== root ? (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_13__/* .displayPath */ .Gt)(root, file) : null;
}


/***/ }),

/***/ 20039:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fc: function() { return /* binding */ ErrorRecords; },
/* harmony export */   l7: function() { return /* binding */ EventBus; },
/* harmony export */   vu: function() { return /* binding */ EventLog; }
/* harmony export */ });
/* harmony import */ var _account_reported_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66643);
/* harmony import */ var _core_event_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2728);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51848);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97440);






const MAX_TEXT = 64 * 1024;
const WHOLE = ['error_recorded', 'workflow_completed', 'workflow_failed'];
class EventBus {
    runId;
    clock;
    redactor;
    files;
    consumers;
    #seq;
    #now = 0;
    constructor(runId, clock, redactor, files, consumers, firstSeq = 1) {
        this.runId = runId;
        this.clock = clock;
        this.redactor = redactor;
        this.files = files;
        this.consumers = consumers;
        this.#seq = firstSeq - 1;
    }
    #stamped = { at: Number.NaN, timestamp: '' };
    #toTimestamp(at) {
        if (this.#stamped.at !== at)
            this.#stamped = { at, timestamp: new Date(at).toISOString() };
        return this.#stamped.timestamp;
    }
    emit = (event, replay = null) => {
        const clean = (0,_redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_3__/* .redactEvent */ .gx)(event, this.redactor);
        this.#now = this.clock.now();
        if (replay === null) {
            this.files?.raw.append(event, clean, this.#now);
            this.#seq += 1;
        }
        const shown = (WHOLE.includes(event.type) ? clean : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .cutLongTexts */ .h5)(clean, MAX_TEXT));
        const timestamp = this.#toTimestamp(replay?.at ?? this.#now);
        const stamp = { timestamp, run_id: this.runId, seq: this.#seq };
        const again = replay === null ? {} : { replayed: true, ...(replay.joined === true ? { joined: true } : {}) };
        const stamped = Object.assign({}, shown, stamp, again);
        if (replay === null)
            this.files?.log.append(event.type, `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)(stamped)}\n`);
        for (const consumer of this.consumers)
            consumer.consume(stamped);
    };
}
const BUFFERED = 32 * 1024;
const LATE_MS = 200;
class EventLog {
    files;
    path;
    #file = null;
    #buffer = '';
    failure = null;
    #timer;
    constructor(files, path) {
        this.files = files;
        this.path = path;
    }
    append(type, line) {
        if (this.failure !== null || !(0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .eventFacts */ .IS)(type).logged)
            return;
        this.#timer ??= setInterval(() => this.flush(), LATE_MS).unref();
        this.#buffer += line;
        if (this.#buffer.length > BUFFERED)
            this.flush();
    }
    flush() {
        if (this.#buffer === '' || this.failure !== null)
            return;
        const text = this.#buffer;
        this.#buffer = '';
        this.failure = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryAction */ .Y$)(() => {
            this.#file ??= this.files.openAppend(this.path);
            this.#file.append(text);
        });
    }
    close() {
        this.flush();
        clearInterval(this.#timer);
        const problem = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryAction */ .Y$)(() => this.#file?.close());
        this.failure ??= problem;
    }
}
class ErrorRecords {
    files;
    path;
    facts;
    #lines = [];
    constructor(files, path, facts) {
        this.files = files;
        this.path = path;
        this.facts = facts;
    }
    consume(event) {
        if (event.type === 'error_recorded')
            this.#lines.push((0,_account_reported_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toJsonLine */ .iA)((0,_account_reported_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toErrorRecord */ .lN)(event, this.facts)));
    }
    write() {
        if (this.#lines.length === 0)
            return {};
        if (this.path === null)
            return { errors_write_error: 'there is no run folder' };
        const file = this.path;
        const written = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .tryResult */ .Bh)(() => (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_5__/* .appendDurably */ .iO)(this.files, file, this.#lines.join('')));
        return written.ok ? { errors_path: file } : { errors_write_error: written.error };
    }
}


/***/ }),

/***/ 29120:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: function() { return /* binding */ executeRun; },
  K: function() { return /* binding */ executeUnreported; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/config/inputs.js
var config_inputs = __webpack_require__(63696);
// EXTERNAL MODULE: ./build/src/config/model.js
var model = __webpack_require__(57280);
// EXTERNAL MODULE: ./build/src/config/providers.js
var providers = __webpack_require__(25055);
// EXTERNAL MODULE: ./build/src/config/quarantine.js
var quarantine = __webpack_require__(72813);
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
// EXTERNAL MODULE: ./build/src/engine/interception.js
var interception = __webpack_require__(62433);
// EXTERNAL MODULE: ./build/src/redaction/index.js + 2 modules
var redaction = __webpack_require__(80344);
// EXTERNAL MODULE: ./build/src/reporters/report-files.js
var report_files = __webpack_require__(50275);
// EXTERNAL MODULE: ./build/src/run/conclude.js
var conclude = __webpack_require__(57511);
// EXTERNAL MODULE: ./build/src/config/resilience.js
var resilience = __webpack_require__(90968);
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
    const ids = collectRepositoryIds(workflow);
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
    const read = (0,result/* tryResult */.Bh)(() => readStates(files, file));
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
function collectRepositoryIds(root) {
    const ids = (0,model/* listWorkflows */.Dl)(root).flatMap((workflow) => (0,model/* collectSites */.b4)(workflow).flatMap(({ step }) => {
        const { breaker } = (0,resilience/* getResilience */.k4)(workflow, step);
        return breaker?.scope === 'repository' ? [(0,resilience_breaker/* toBreakerId */.BA)(breaker.key, workflow, step.name)] : [];
    }));
    return new Set(ids);
}
function readStates(files, file) {
    return files.exists(file) ? (0,resilience_breaker/* readBreakerFile */.Fw)(files.readText(file)) : { breakers: new Map(), warning: null };
}
function writeChanges(files, file, changes) {
    return (0,result/* tryAction */.Y$)(() => {
        files.makeFolder(external_node_path_default().dirname(file));
        files.whileLocked(file, () => {
            const breakers = new Map(readStates(files, file).breakers);
            for (const [id, state] of changes) {
                if (state === null)
                    breakers.delete(id);
                else
                    breakers.set(id, state);
            }
            files.replace(file, (0,resilience_breaker/* printBreakers */.Ni)(breakers));
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

// EXTERNAL MODULE: ./build/src/run/node-ports.js
var node_ports = __webpack_require__(58127);
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
            ...(0,config_inputs/* listSecretValues */.D_)(workflow, inputs),
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
    const end = judgePlan(session, judgeShard(session, ended));
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
async function executeUnreported(todo) {
    const session = (0,run_session/* openSession */.f)({ ...todo, isUnreported: true }, 'simulation', null, redaction/* NO_REDACTION */.Ub, null);
    const { end } = await runEngine(session);
    for (const event of (0,conclude/* createErrorEvents */.uY)(end))
        session.bus.emit(event);
    return end;
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
function judgePlan({ todo: { workflow }, checkpoint }, end) {
    const { handoff, ...rest } = end;
    const node = handoff?.part === 'plan' ? (checkpoint?.findLostNode() ?? null) : null;
    if (handoff === undefined || node === null)
        return end;
    const { group } = handoff;
    const message = `${group} cannot be spread over shards: the output of ${node} held a secret, and secrets are not stored in a run folder`;
    const suggestion = `Give the secret to the run as an input, or resume with --from ${node} and without shards.`;
    const { envelope } = (0,outcome/* createSchemaViolation */.LN)(node, 'output', 'output', message, { suggestion });
    const error = (0,engine/* createEngineError */.f6)(workflow, group, 'for_each', envelope);
    return { ...rest, outcome: 'invalid', error, records: [...end.records, error] };
}
function judgeShard({ todo: { workflow, resume }, checkpoint }, end) {
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
    const recall = resume === null ? null : new durability_recall/* SessionRecall */.i(resume.records, runsAgain, (0,quarantine/* createExcuseCheck */.yG)(workflow, ports.quarantine));
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
    const inject = (0,interception/* createInjector */.J)(injections, fired);
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


/***/ }),

/***/ 58127:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ createNodeWorld; },
/* harmony export */   b: function() { return /* binding */ RunBudget; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _config_providers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25055);
/* harmony import */ var _config_quarantine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72813);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2939);




function createNodeWorld(world) {
    const { runId, request, workflows, cwd, temp, redactor, budget } = world;
    const { adapters } = request;
    const { sources, reports } = adapters;
    const env = (0,_config_providers_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutProviderKeys */ .G$)(request.scriptEnv, workflows);
    const provider = () => adapters.provider({ env: { ...env, ...(0,_config_providers_js__WEBPACK_IMPORTED_MODULE_1__/* .findProviderKeysIn */ .GU)(request.env, workflows) }, cwd });
    const ports = {
        clock: adapters.clock,
        processes: adapters.processes,
        errorFiles: adapters.errorFiles(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(temp, 'errors')),
        scripts: adapters.scripts(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(temp, 'scripts')),
        patterns: adapters.patterns,
        ...(reports && { reports, quarantine: (0,_config_quarantine_js__WEBPACK_IMPORTED_MODULE_2__/* .loadQuarantines */ .sk)(workflows, { adapters, cwd, env: request.env }) }),
        ...(sources && {
            sources: createSharedTrees(sources, (folder) => (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .findShownFolder */ .Hg)(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, 'x'), request.env, cwd)),
        }),
        agents: {
            provider: { ask: async (asked, signal) => (await provider()).ask(asked, signal) },
            resolve: (file, node) => adapters.resolveProvider(file, node, request.provider),
            isSecret: (text) => redactor.text(text) !== text,
            budget,
            tools: startOnDemand(adapters.tools),
        },
        secrets: {
            mark: (value) => {
                redactor.add({ value, origin: 'mask' });
                request.observer.onMasked(value);
            },
            spans: redactor.secretSpans,
        },
        ...(request.assumed && { assumed: request.assumed }),
    };
    const { helpersFolder, gates } = request;
    return { ports, settings: { runId, cwd, env, helpersFolder, gates, github: adapters.github } };
}
function createSharedTrees(create, rootAround) {
    const trees = new Map();
    return (folder) => {
        const root = rootAround(folder);
        const tree = trees.get(root) ?? create(root);
        trees.set(root, tree);
        return tree;
    };
}
function startOnDemand(load) {
    let servers = null;
    const loaded = () => (servers ??= load());
    return {
        tools: async (server, signal) => (await loaded()).tools(server, signal),
        call: async (server, tool, input, signal) => (await loaded()).call(server, tool, input, signal),
        close: async () => (await servers)?.close(),
    };
}
class RunBudget {
    used = 0;
    spentUsd = 0;
    #largest = { tokens: 0, usd: 0 };
    #isMeasured = false;
    #underway = 0;
    #waiting = new Set();
    limit;
    cost;
    prices;
    constructor({ limits = {}, cost }) {
        this.limit = limits.max_tokens ?? null;
        const { budget_usd: limitUsd, budget_mode: mode = 'audit' } = limits;
        this.cost = limitUsd === undefined ? null : { limitUsd, isEnforced: mode === 'enforce' };
        this.prices = cost?.pricing ?? {};
    }
    spend(tokens, usd) {
        this.used += tokens;
        this.spentUsd += usd;
        this.#largest = { tokens: Math.max(this.#largest.tokens, tokens), usd: Math.max(this.#largest.usd, usd) };
    }
    async admit(signal) {
        while (this.#underway > 0 && !this.#hasRoom() && !signal.aborted)
            await new Promise((resolve) => {
                this.#waiting.add(resolve);
                signal.addEventListener('abort', () => resolve(), { once: true });
            });
        this.#underway += 1;
        return () => {
            this.#isMeasured = true;
            this.#underway -= 1;
            for (const wake of this.#waiting)
                wake();
            this.#waiting.clear();
        };
    }
    #hasRoom() {
        const { tokens, usd } = this.#largest;
        const answers = this.#underway + 1;
        const isLimited = this.limit !== null || this.cost?.isEnforced === true;
        if (!isLimited)
            return true;
        if (!this.#isMeasured)
            return false;
        const fitsCost = this.cost?.isEnforced !== true || this.spentUsd + answers * usd <= this.cost.limitUsd;
        return fitsCost && (this.limit === null || this.used + answers * tokens <= this.limit);
    }
    consume(event) {
        if (event.replayed !== true || (event.type !== 'node_completed' && event.type !== 'node_failed'))
            return;
        this.spend((event.usage?.input_tokens ?? 0) + (event.usage?.output_tokens ?? 0), 0);
    }
}


/***/ }),

/***/ 46612:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P2: function() { return /* binding */ readOrigin; },
/* harmony export */   rw: function() { return /* binding */ describeOtherCommit; }
/* harmony export */ });
/* unused harmony exports readHeadCommit, cutCommit */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62759);


function readOrigin(files, { env, file }) {
    return {
        repository: env['GITHUB_REPOSITORY'] || null,
        commit: readHeadCommit(files, node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(file)) ?? (env['GITHUB_SHA'] || null),
        event: env['GITHUB_EVENT_NAME'] || null,
    };
}
const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
function readHeadCommit(files, folder) {
    const commit = (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .tryOr */ .LE)('', () => readHead(files, findDotGit(files, node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(folder))));
    return COMMIT.test(commit) ? commit : null;
}
function findDotGit(files, folder) {
    const dotGit = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(folder, '.git');
    if (files.exists(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(dotGit, 'HEAD')))
        return dotGit;
    const parent = node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(folder);
    if (!files.exists(dotGit) && parent !== folder)
        return findDotGit(files, parent);
    const named = files.readText(dotGit).replace(/^gitdir: /, '');
    return node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(folder, named.trim());
}
function readHead(files, dotGit) {
    const read = (...names) => {
        const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(...names);
        return files.exists(file) ? files.readText(file).trim() : '';
    };
    const head = read(dotGit, 'HEAD');
    const [, ref] = /^ref: (refs\/\S+)$/.exec(head) ?? [];
    if (ref === undefined)
        return head;
    const folders = [dotGit, node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(dotGit, read(dotGit, 'commondir'))];
    const packed = folders.flatMap((folder) => read(folder, 'packed-refs').split('\n'));
    const line = packed.find((each) => each.endsWith(` ${ref}`)) ?? '';
    return folders.map((folder) => read(folder, ref)).find(Boolean) ?? line.slice(0, -ref.length - 1);
}
function cutCommit(commit) {
    return commit.slice(0, 12);
}
function describeOtherCommit(saved, commit) {
    if (saved.commit === null || commit === null || saved.commit === commit)
        return null;
    return `this run is of commit ${cutCommit(saved.commit)}, and it continues at commit ${cutCommit(commit)}`;
}


/***/ }),

/***/ 82372:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: function() { return /* binding */ makeDurable; },
/* harmony export */   f: function() { return /* binding */ openSession; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _account_run_account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61091);
/* harmony import */ var _config_workflow_graph_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44201);
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36657);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80020);
/* harmony import */ var _core_maps_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56461);
/* harmony import */ var _durability_checkpointing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67610);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87451);
/* harmony import */ var _redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97440);
/* harmony import */ var _event_bus_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20039);
/* harmony import */ var _live_output_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72716);
/* harmony import */ var _node_ports_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(58127);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(46612);













function openSession(todo, runId, runDir, redactor, tracer) {
    const { request, workflow } = todo;
    const { adapters, observer } = request;
    const log = runDir === null ? null : new _event_bus_js__WEBPACK_IMPORTED_MODULE_8__/* .EventLog */ .vu(adapters.files, node_path__WEBPACK_IMPORTED_MODULE_0___default().join(runDir, 'events.jsonl'));
    const graph = (0,_core_maps_js__WEBPACK_IMPORTED_MODULE_12__/* .once */ .Oo)(() => (0,_redaction_redact_records_js__WEBPACK_IMPORTED_MODULE_7__/* .redactGraph */ .sJ)((0,_config_workflow_graph_js__WEBPACK_IMPORTED_MODULE_2__/* .createWorkflowGraph */ .g)(workflow), redactor));
    const account = new _account_run_account_js__WEBPACK_IMPORTED_MODULE_1__/* .RunAccount */ .b();
    const leg = redactor.json(request.matrix ?? null);
    const github = (0,_core_github_js__WEBPACK_IMPORTED_MODULE_3__/* .createGithubRecord */ .$m)(request.env, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(leg) ? leg : null);
    const errorFile = new _event_bus_js__WEBPACK_IMPORTED_MODULE_8__/* .ErrorRecords */ .Fc(adapters.files, runDir === null ? null : node_path__WEBPACK_IMPORTED_MODULE_0___default().join(runDir, 'errors.jsonl'), {
        workflow: { name: workflow.settings.name, file: workflow.displayFile },
        github,
    });
    const { warnings, sources } = todo;
    const watching = observer.onStarted({ workflow, redactor, runId, runDir, account, warnings, sources });
    const showsColours = watching.sinks.some((sink) => sink.showsColours);
    const liveOutput = log && new _live_output_js__WEBPACK_IMPORTED_MODULE_9__/* .LiveOutput */ .sg(adapters.clock, (event) => bus.emit(event), showsColours);
    const live = liveOutput === null ? [] : [liveOutput];
    const router = new _live_output_js__WEBPACK_IMPORTED_MODULE_9__/* .OutputRouter */ .LT(redactor, [...watching.sinks, ...live], observer.onMasked);
    const budget = new _node_ports_js__WEBPACK_IMPORTED_MODULE_10__/* .RunBudget */ .b(workflow.settings);
    const reporting = [
        router,
        errorFile,
        ...live,
        account,
        ...(tracer === null ? [] : [{ consume: () => tracer.follow(account) }]),
    ];
    const consumers = [budget, ...(todo.isUnreported === true ? [] : reporting), ...watching.consumers];
    let checkpoint = null;
    const raw = { append: (event, clean, at) => checkpoint?.append(event, clean, at) };
    const files = log === null ? null : { raw, log };
    const bus = new _event_bus_js__WEBPACK_IMPORTED_MODULE_8__/* .EventBus */ .l7(runId, adapters.clock, redactor, files, consumers, todo.resume?.nextSeq ?? 1);
    const isDurable = runDir !== null && request.oneStep === undefined;
    checkpoint = isDurable ? startCheckpoint(todo, runId, runDir, redactor, bus) : null;
    const rewind = todo.resume?.rewind ?? null;
    if (rewind !== null)
        bus.emit({ type: 'run_rewound', scope: '', node: null, ...rewind });
    return {
        todo,
        graph,
        runId,
        runDir,
        redactor,
        bus,
        router,
        liveOutput,
        log,
        checkpoint,
        account,
        errorFile,
        github: github === null ? null : { ...github, sha: request.commit ?? github.sha },
        budget,
        tracer,
    };
}
function startCheckpoint(todo, runId, runDir, redactor, bus) {
    const { request, workflow, inputs, resume } = todo;
    const { workspace = [], caller = [] } = request.instructions ?? {};
    const saved = resume?.saved.snapshot ?? null;
    const { repository, commit, event } = (0,_origin_js__WEBPACK_IMPORTED_MODULE_11__/* .readOrigin */ .P2)(request.adapters.files, request);
    return new _durability_checkpointing_js__WEBPACK_IMPORTED_MODULE_5__/* .Checkpoint */ .F({
        files: request.adapters.files,
        folder: runDir,
        redactor,
        workflow,
        snapshot: {
            run_id: runId,
            workflow: { name: workflow.settings.name, file: workflow.displayFile },
            file: request.fileAsGiven,
            cwd: request.cwd,
            inputs,
            created_at: saved?.created_at ?? request.adapters.clock.now(),
            elapsed_ms: resume === null ? 0 : (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_6__/* .sumEarlierDuration */ .SG)(resume),
            session_at: request.adapters.clock.now(),
            strict_exit: request.strictExit,
            provider: request.provider,
            options: { instructions: { workspace: [...workspace], caller: [...caller] }, metadata: { ...request.metadata } },
            repository: repository ?? saved?.repository ?? null,
            commit: commit ?? saved?.commit ?? null,
            event: event ?? saved?.event ?? null,
            shard: resume?.shard ?? null,
            traceparent: saved === null ? (request.env['TRACEPARENT'] ?? null) : saved.traceparent,
        },
        saved: resume?.saved ?? null,
        onFailure: (error) => bus.emit({ type: 'checkpoint_save_failed', scope: '', node: null, error }),
    });
}
function makeDurable(session) {
    const { bus, log, checkpoint, runDir } = session;
    if (runDir !== null && checkpoint?.flush() === true)
        bus.emit({ type: 'checkpoint_saved', scope: '', node: null, path: node_path__WEBPACK_IMPORTED_MODULE_0___default().join(runDir, 'checkpoint.json') });
    log?.flush();
}


/***/ })

};
;