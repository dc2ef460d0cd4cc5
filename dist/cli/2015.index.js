"use strict";
exports.id = 2015;
exports.ids = [2015];
exports.modules = {

/***/ 7496:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: function() { return /* binding */ adviseGeneral; },
/* harmony export */   et: function() { return /* binding */ judgeError; },
/* harmony export */   kE: function() { return /* binding */ LOOK_AT_MESSAGE; }
/* harmony export */ });
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10898);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45979);




const row = (by, suggestion, category = 'execution_failure') => {
    return { category, by, suggestion };
};
const ENGINE_ROWS = {
    'internal.script_error': row('neither', 'Run the command by hand to see why it fails.'),
    'internal.timeout': {
        ...row('wait', "Try again later, or add a `retry` route for `internal.timeout`; if it always takes this long, raise the node's `timeout`."),
        inStep: 'Try again later, or give `retry`; if it always takes this long, raise `timeout`.',
    },
    'internal.schema_violation': row('change', 'Compare what the node produced with its `output` schema, or fix the envelope it wrote.'),
    'internal.undeclared_kind': {
        ...row('change', "Add the original kind to the node's `raises`, or raise one that is declared there."),
        inStep: 'Add the original kind to `raises`.',
    },
    'internal.template_error': row('change', 'Correct the template: the message says what is wrong in it.', 'template_error'),
    'internal.group_failed': row('neither', 'Look at the errors of the members: they say why the group failed.'),
    'internal.policy_denied': row('change', 'The policy says why; change the node, or the policy.'),
    'internal.circuit_open': row('wait', 'Wait until the breaker lets a probe through, or resume with --reset-breakers.'),
    'internal.limit_exceeded': row('change', 'Look for a loop in the routes, or raise the limit under `workflow.limits`.'),
    'internal.no_route': row('change', 'Add a success route without `when` as the last one.'),
    'internal.cancelled': row('neither', 'The run was cancelled; it can be resumed.'),
    'internal.unexpected': row('neither', 'This is a bug of conductor-action: please report it with the run folder.', 'exception'),
    'provider.exhausted': row('wait', 'The provider did not answer; try again later, or raise `retry.max_attempts`.'),
    'provider.tool_unavailable': row('change', 'Correct `runtime.mcp_servers` or `tools`: start the server by hand to see what it says and which tools it lists.'),
    'provider.rejected': row('change', 'Change the request that the provider refused: model and parameters; for a program, its command.', 'api_validation'),
    'subworkflow.terminated': row('neither', 'The child ended itself on purpose: its reason says why.'),
    'subworkflow.failed': row('neither', "Look at the child's own error: it says why the child failed."),
    'subworkflow.depth_exceeded': row('change', 'A workflow calls itself too deeply: look for a cycle, or raise `max_depth`.'),
    'retry.exhausted': row('neither', 'All retries are spent: look at the error of the last attempt.'),
    'halt.intentional': row('neither', 'A halt route ended the run on purpose: its cause says why.'),
};
const NOT_FOUND = row('change', 'Install the program that was not found, or correct the command.');
const NO_SUCH_FILE = row('change', 'Correct the path, or commit the file: paths count from the folder that the command starts in.');
const NOT_EXECUTABLE = row('change', 'Make the file executable (`chmod +x`), or correct the command.');
const RAISE_TIMEOUT = row('change', 'Raise `timeout`, or let the command do less.');
const CREDENTIALS = row('neither', 'Check the credentials: the service does not accept them, or they lack a permission.', 'api_validation');
const REFUSED = row('change', 'Change the request that was refused: its address, parameters or body.', 'api_validation');
const LOOK_AT_MESSAGE = 'The message and the details say what was reported: look there first.';
const TAKES_INNER = new Set(['internal.group_failed', 'subworkflow.failed']);
function judgeError(envelope, judged = {}) {
    const inner = findInner(envelope);
    if (inner !== null)
        return judgeError(inner, { ...judged, about: undefined });
    const judgedRow = withAttempts(envelope, withOwnWord(envelope, findRow(envelope), judged), judged);
    const { category, by } = judgedRow;
    const suggestion = judged.isOneStep === true ? (judgedRow.inStep ?? judgedRow.suggestion) : judgedRow.suggestion;
    return {
        category,
        fixable: by === 'change',
        retryable: by === 'wait',
        suggestion: readSuggestion(envelope.details) ?? judged.about?.suggestion ?? suggestion,
    };
}
function findInner({ kind, details }) {
    if (!TAKES_INNER.has(kind) || readSuggestion(details) !== null)
        return null;
    const errors = Object.values((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .eB)(details['errors']));
    return [details['cause'], ...errors].map(_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .parseInnerEnvelope */ .Mx).find((inner) => inner !== null) ?? null;
}
function findRow(envelope) {
    const { kind, details } = envelope;
    const byStatus = createStatusRow((0,_core_float_js__WEBPACK_IMPORTED_MODULE_3__/* .asNumber */ .i)(details['status_code']));
    if (kind !== 'internal.template_error' && byStatus !== null)
        return byStatus;
    const isProtected = details['exit_code'] === 126 || details['not_executable'] === true;
    const isPath = /^[^\s/\\]*[/\\]/.test((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printTextOrJson */ ._s)(details['command'] ?? ''));
    if ((0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .hasNeverStarted */ .qI)(envelope))
        return isProtected ? NOT_EXECUTABLE : isPath ? NO_SUCH_FILE : NOT_FOUND;
    if (!(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .isEngineKind */ .Dj)(kind))
        return row('neither', LOOK_AT_MESSAGE);
    return { ...ENGINE_ROWS[kind], suggestion: adviseEngineKind(kind, details) };
}
function createStatusRow(status) {
    if (status === undefined || status < 400 || status > 599)
        return null;
    if (status >= 500 || [408, 425, 429].includes(status))
        return row('wait', `The service answered with ${status}: wait, or add a \`retry\` with a longer wait.`);
    return status === 401 || status === 403 ? CREDENTIALS : REFUSED;
}
function adviseEngineKind(kind, details) {
    const general = adviseGeneral(kind);
    const { available_fields: names } = details;
    if (kind === 'internal.template_error' && Array.isArray(names) && names.length > 0)
        return "Use one of the available fields; for a node that may not have run, write `{{ x.output.y | default('') }}`.";
    if (kind === 'internal.schema_violation' && details['source'] === 'CONDUCTOR_ERROR_OUT')
        return 'Write one JSON object: `kind` (dotted, lower case, such as `external.git.drift`), `message`, and `details` as an object.';
    if (kind === 'internal.schema_violation' && details['source'] === 'source')
        return 'Give `source` a list: declare the input with `type: array`, or let the node before it print one.';
    if (kind !== 'internal.script_error')
        return general;
    if (details['signal'] === 'SIGKILL')
        return 'Something killed the command, often because the machine ran out of memory: give it more, or let the command use less.';
    const stream = ['stdout', 'stderr'].find((name) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printTextOrJson */ ._s)(details[`${name}_tail`] ?? '').trim() !== '');
    return stream === undefined ? general : `Look at the last lines of ${stream}.`;
}
function withOwnWord(envelope, advised, { isListed, about }) {
    const { kind, details } = envelope;
    const words = [details['retryable'], details['transient'], about?.transient];
    const isOwnWord = words.some((word) => typeof word === 'boolean');
    const mayHelp = (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .isRetryable */ .r3)({ envelope, about }) || (isListed?.(envelope) ?? false) || (!isOwnWord && advised.by === 'wait');
    if (mayHelp === (advised.by === 'wait'))
        return advised;
    if (!mayHelp)
        return kind === 'internal.timeout' ? RAISE_TIMEOUT : row('neither', LOOK_AT_MESSAGE, advised.category);
    const again = 'Another attempt may succeed without a change: try again later, or';
    const suggestion = `${again} add a \`retry\` route for \`${kind}\`.`;
    return { ...row('wait', suggestion, advised.category), inStep: `${again} give \`retry\`.` };
}
function withAttempts({ kind }, advised, { attempts = 1, isSpent = false }) {
    if (advised.by !== 'wait' || (attempts < 2 && !isSpent))
        return advised;
    const more = kind === 'internal.timeout' ? '; if it always takes this long, raise `timeout`' : '';
    const tried = attempts < 2 ? 'All retries are spent' : `${attempts} attempts failed`;
    return row('wait', `${tried}: try again later, or wait longer between them${more}.`, advised.category);
}
function readSuggestion({ suggestion }) {
    return typeof suggestion === 'string' && suggestion.trim() !== '' ? suggestion : null;
}
function adviseGeneral(kind) {
    return ENGINE_ROWS[kind].suggestion;
}


/***/ }),

/***/ 52015:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MU: function() { return /* binding */ diagnoseErrors; },
/* harmony export */   Pu: function() { return /* binding */ formatVerdict; },
/* harmony export */   T0: function() { return /* binding */ findCauseKind; },
/* harmony export */   dE: function() { return /* binding */ formatPlace; },
/* harmony export */   "do": function() { return /* binding */ formatFlaws; },
/* harmony export */   h1: function() { return /* binding */ listLeftovers; },
/* harmony export */   h4: function() { return /* binding */ diagnose; },
/* harmony export */   mL: function() { return /* binding */ createVerdict; },
/* harmony export */   ng: function() { return /* binding */ listTried; },
/* harmony export */   rj: function() { return /* binding */ listErrorPlaces; },
/* harmony export */   x2: function() { return /* binding */ diagnoseError; }
/* harmony export */ });
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10898);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53325);
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36657);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99538);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8572);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7496);
/* harmony import */ var _error_details_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78003);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14719);








const ENDS = {
    success: ['good', 'succeeded', '✅', 'Success', 'completed'],
    valid: ['good', 'is valid', '✅', 'Valid', 'completed'],
    failed: ['bad', 'failed', '❌', 'Failed', 'failed'],
    invalid: ['bad', 'is not valid', '❌', 'Invalid', 'failed'],
    'not-run': ['bad', 'was not run', '❌', 'Not run', 'failed'],
    halted: ['bad', 'halted', '🛑', 'Halted', 'failed'],
    waiting: ['care', 'waits for an answer', '⏸️', 'Suspended', 'waiting'],
    planned: ['care', 'waits for its shards', '⏸️', 'Suspended', 'waiting'],
    cancelled: ['care', 'was cancelled', '⏹️', 'Cancelled', 'open'],
    'terminated-success': ['good', 'terminated (success)', '🟢', 'Terminated · success', 'terminated-success'],
    'terminated-failed': ['bad', 'terminated (failed)', '🔴', 'Terminated · failed', 'terminated-failed'],
};
function diagnose(input) {
    const { result, account, github } = input;
    const { handled = [] } = result;
    return {
        ...diagnoseErrors(result.errors, input.locate),
        workflow: result.workflow.name ?? result.workflow.file,
        part: (0,_core_github_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPartLabel */ .NF)(github?.matrix ?? null, result.shard),
        verdict: createVerdict(result, account),
        termination: result.termination,
        gates: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_7__/* .listWaitingGates */ .uo)(result),
        hasNodes: !isOneStep(result),
        tried: account === null ? [] : listTried(account),
        tests: [...(account?.tests.nodes.values() ?? [])],
        handled,
        handledTotal: result.handled_total ?? handled.length,
        leftovers: listLeftovers(result),
        next: (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .groupNextSteps */ .SW)(result, input),
    };
}
function diagnoseErrors(errors, locate = AS_NAMED) {
    const [first] = (0,_error_details_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutGroupErrors */ .Hr)(errors);
    const kinds = (0,_error_details_js__WEBPACK_IMPORTED_MODULE_5__/* .summarizeKinds */ .r5)(errors, locate);
    const total = kinds.reduce((sum, { count }) => sum + count, 0);
    return {
        error: first === undefined ? null : diagnoseError(first, locate),
        examples: (0,_error_details_js__WEBPACK_IMPORTED_MODULE_5__/* .pickFirstOfEachKind */ .Qb)(errors, kinds).map((error) => diagnoseError(error, locate)),
        kinds,
        total,
        isMany: total > 1 || !kinds.every(({ kind }) => kind === first?.kind),
        group: errors.find(({ kind, details }) => (0,_error_details_js__WEBPACK_IMPORTED_MODULE_5__/* .findGroupDetails */ .Pv)(kind, details) !== null)?.node_id ?? null,
    };
}
function listTried({ reactions, run }) {
    const isStep = run?.file === _core_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_FILE */ .tW;
    return reactions.all().filter(({ action }) => (isStep ? action === 'retry' : action !== 'unhandled'));
}
function listLeftovers({ dead_letters: letters, escalations, warnings }) {
    const left = [
        [letters.length, 'dead letter'],
        [escalations.length, 'escalation'],
        [warnings.length, 'warning'],
    ];
    return left.filter(([count]) => count > 0).map(([count, noun]) => (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(count, noun));
}
function createVerdict(result, account) {
    const flaws = result.success ? listFlaws(result, account) : [];
    const end = toEndName(result);
    const isFailedStep = end === 'halted' && isOneStep(result);
    const [tone, ended, sign, heading, look] = ENDS[isFailedStep ? 'failed' : end];
    const isUnseen = result.success && (result.unseen_failures ?? 0) > 0;
    const isFlawed = flaws.length > 0;
    return {
        end,
        tone: isFlawed ? 'care' : tone,
        words: isUnseen ? 'finished' : ended,
        sign: isFlawed ? '⚠️' : sign,
        heading,
        look: isFlawed ? 'tolerated' : look,
        handled: end === 'success' && result.handled?.some(({ by }) => by !== 'group') === true ? (0,_core_report_js__WEBPACK_IMPORTED_MODULE_7__/* .countHandled */ .ex)(result) : 0,
        flaws,
    };
}
function isOneStep({ workflow }) {
    return workflow.file === _core_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_FILE */ .tW;
}
function toEndName(result) {
    const { outcome, termination, findings, suspended } = result;
    if (termination !== null)
        return termination.status === 'success' ? 'terminated-success' : 'terminated-failed';
    switch (outcome) {
        case 'success':
            return findings === undefined ? 'success' : 'valid';
        case 'invalid':
            if (result.run_id !== null)
                return 'failed';
            return result.errors.every(({ file }) => file === null) ? 'not-run' : 'invalid';
        case 'suspended':
            return suspended?.waits_for === 'shards' ? 'planned' : 'waiting';
        default:
            return outcome;
    }
}
function listFlaws(result, account) {
    const { unseen_failures: unseen = 0, escalations } = result;
    const groups = account?.notices.tolerated ?? [];
    const undelivered = escalations.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_7__/* .isUndelivered */ .I0).length;
    return [
        ...(unseen === 0 ? [] : [{ prefix: (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(unseen, 'command'), node: null, suffix: 'failed unseen' }]),
        ...Array.from(groups, ([node, { failed, total, isParallel }]) => ({
            prefix: `${failed} of ${total} ${isParallel ? 'members' : 'items'} of`,
            node,
            suffix: 'failed',
        })),
        ...(undelivered === 0
            ? []
            : [{ prefix: (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(undelivered, 'escalation'), node: null, suffix: 'not delivered' }]),
    ];
}
function formatVerdict(verdict, show) {
    const handled = verdict.handled === 0 ? [] : [`${(0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(verdict.handled, 'failure')} handled`];
    return [verdict.words, ...handled, ...formatFlaws(verdict, show)].join(', ');
}
function formatFlaws({ flaws }, show) {
    return flaws.map(({ prefix, node, suffix }) => [prefix, ...(node === null ? [] : [show(node)]), suffix].join(' '));
}
const SHOWN_APART = ('stderr_tail stdout_tail command exit_code signal file line end_line column suggestion annotations cause ' +
    'available_fields available_fields_total trace_file_hint tests problem_count').split(' ');
const AS_NAMED = (file) => file;
function diagnoseError(error, locate = AS_NAMED) {
    const { kind, message, details, frames = [], file = null, line = null, column = null } = error;
    const { available_fields: names, available_fields_total: total = 0 } = error;
    const [raisedAt] = frames;
    const cause = (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .parseInnerEnvelope */ .Mx)(details['cause']);
    const command = error.command ?? getText(details, 'command');
    return {
        kind,
        message,
        node: error.node_id ?? null,
        name: error.item_path === undefined ? (error.node_id ?? null) : `${error.item_path}/${error.node_id}`,
        isTransient: error.transient === true,
        attempts: error.attempts ?? 1,
        cause: cause && { kind: cause.kind, message: cause.message },
        whileHandling: (error.while_handling ?? []).map(({ node, kind: handledKind, message: handledMessage }) => `${handledKind} of ${node}: ${handledMessage}`),
        unmet: (error.unmet_routes ?? []).map(({ node, route, when, values }) => {
            const read = (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .describeValues */ .QW)(values);
            return `${route} of ${node} names this kind, but its \`when\` is false (${when}${read === '' ? '' : `: ${read}`})`;
        }),
        named: (0,_error_details_js__WEBPACK_IMPORTED_MODULE_5__/* .findNamedPlace */ .Q4)(details, raisedAt, locate),
        raisedAt: file === null || file === _core_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_FILE */ .tW ? null : { file, line, column },
        frames,
        problems: (0,_error_details_js__WEBPACK_IMPORTED_MODULE_5__/* .readProblems */ .V8)(details, message, raisedAt, locate),
        command,
        ending: command === null && raisedAt?.file === _core_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_FILE */ .tW ? null : describeExit(error),
        printed: pickPrinted(error),
        available: names === undefined ? null : { names, total: Math.max(total, names.length) },
        hint: findErrorHint(error),
        description: error.description ?? null,
        docs: error.docs ?? null,
        owner: error.owner ?? null,
        details: pickOtherDetails(kind, details),
    };
}
function findErrorHint(error) {
    const { kind, message, details, suggestion, attempts, retries_exhausted, frames: [frame] = [] } = error;
    const judged = { isOneStep: frame?.file === _core_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_FILE */ .tW, attempts, isSpent: retries_exhausted === true };
    const hint = suggestion === undefined ? (0,_advice_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeError */ .et)({ kind, message, details }, judged).suggestion : suggestion;
    return hint === _advice_js__WEBPACK_IMPORTED_MODULE_4__/* .LOOK_AT_MESSAGE */ .kE ? null : hint;
}
function findCauseKind({ cause }) {
    return (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .parseInnerEnvelope */ .Mx)(cause)?.kind ?? null;
}
function pickOtherDetails(kind, details) {
    const inner = (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .parseInnerEnvelope */ .Mx)(details['cause'])?.details ?? {};
    const isGroup = (0,_error_details_js__WEBPACK_IMPORTED_MODULE_5__/* .findGroupDetails */ .Pv)(kind, details) !== null;
    const isOther = ([key, value]) => !SHOWN_APART.includes(key) && !(isGroup && key === 'errors') && !(key === 'classified_by' && value === 'reports');
    return Object.fromEntries([...Object.entries(inner), ...Object.entries(details)].filter(isOther));
}
function getText(details, key) {
    const value = details[key];
    return typeof value === 'string' ? value : null;
}
function pickPrinted({ stdout_tail: stdout, stderr_tail: stderr, details }) {
    const text = stdout ?? getText(details, 'stdout_tail');
    if (text !== null)
        return { stream: 'stdout', text };
    return { stream: 'stderr', text: stderr ?? getText(details, 'stderr_tail') ?? '' };
}
function describeExit({ kind, exit_code: code, details }) {
    const signal = getText(details, 'signal');
    if (signal !== null)
        return ['killed by', signal];
    return code === undefined ? null : ['exit code', formatExitCode(kind, code)];
}
function formatExitCode(kind, code) {
    if (code !== 0)
        return String(code);
    return kind.startsWith('internal.')
        ? '0 (the command itself succeeded)'
        : '0 (the command succeeded and reported this error)';
}
function listErrorPlaces({ named, raisedAt, node }) {
    if (named === null)
        return raisedAt === null ? [] : [{ ...raisedAt, node: null }];
    const isSame = raisedAt !== null && raisedAt.file === named.file && raisedAt.line === named.line;
    return [{ ...named, node: null }, ...(raisedAt === null || isSame ? [] : [{ ...raisedAt, node }])];
}
function formatPlace({ file, line }) {
    return `${file}${line === null ? '' : `:${line}`}`;
}


/***/ }),

/***/ 78003:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H1: function() { return /* binding */ prefixTitle; },
/* harmony export */   Hr: function() { return /* binding */ withoutGroupErrors; },
/* harmony export */   Pv: function() { return /* binding */ findGroupDetails; },
/* harmony export */   Q4: function() { return /* binding */ findNamedPlace; },
/* harmony export */   Qb: function() { return /* binding */ pickFirstOfEachKind; },
/* harmony export */   V8: function() { return /* binding */ readProblems; },
/* harmony export */   Xo: function() { return /* binding */ groupByKind; },
/* harmony export */   r5: function() { return /* binding */ summarizeKinds; }
/* harmony export */ });
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10898);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);



const LARGEST_LINE = 2_147_483_647;
function findNamedPlace(details, raisedAt, locate) {
    const { file: named, ...lines } = findPositionDetails(details);
    if (typeof named !== 'string' || named.trim() === '')
        return null;
    const file = locate(named, raisedAt);
    const line = parseLineNumber(lines['line']);
    const end = parseLineNumber(lines['end_line']);
    const column = parseLineNumber(lines['column']);
    return {
        file: file ?? named,
        isOutside: file === null,
        line,
        ...(end === null || end < (line ?? 1) ? {} : { endLine: end }),
        ...(column === null ? {} : { column }),
    };
}
function findPositionDetails(details) {
    if (details['file'] !== undefined || details['annotations'] !== undefined)
        return details;
    return (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .parseInnerEnvelope */ .Mx)(details['cause'])?.details ?? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .eB)(details['original_details']);
}
function parseLineNumber(value) {
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : (0,_core_float_js__WEBPACK_IMPORTED_MODULE_2__/* .asNumber */ .i)(value);
    return number !== undefined && Number.isInteger(number) && number >= 1 && number <= LARGEST_LINE ? number : null;
}
function readProblems(details, errorMessage, raisedAt, locate) {
    const listed = findPositionDetails(details)['annotations'];
    if (!Array.isArray(listed))
        return [];
    return listed.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW).map((entry) => {
        const { message, level } = entry;
        const text = prefixTitle(entry, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asString */ .oJ)(message));
        const place = findNamedPlace({ annotations: null, ...entry }, raisedAt, locate);
        return { level: parseLevel(level), message: text === '' ? errorMessage : text, place };
    });
}
function parseLevel(level) {
    if (level === 'failure' || level === 'error')
        return 'error';
    return level === 'notice' ? 'notice' : 'warning';
}
function prefixTitle({ title }, message) {
    if (typeof title !== 'string' || title.trim() === '')
        return message;
    return message === '' ? title : `${title}: ${message}`;
}
const GROUP_FAILED = 'internal.group_failed';
function groupByKind(errors) {
    const kinds = new Map();
    for (const error of errors) {
        const group = kinds.get(error.kind) ?? { first: error, items: new Set(), count: 0 };
        kinds.set(error.kind, group);
        group.items.add(error.item);
        group.count += 1;
    }
    return [...kinds.values()]
        .map(({ first, items, count }) => ({ ...first, count, items: [...items] }))
        .sort((a, b) => b.count - a.count);
}
function withoutGroupErrors(errors) {
    const specific = errors.filter(({ kind }) => kind !== GROUP_FAILED);
    return specific.length === 0 ? errors : specific;
}
function summarizeKinds(errors, locate) {
    const members = errors.flatMap((error) => listMemberErrors(error, locate));
    if (members.length > 0)
        return groupByKind(members);
    return groupByKind(withoutGroupErrors(errors).map(({ kind, message, node_id: node, details, frames }) => ({
        kind,
        message,
        item: node ?? '',
        place: findNamedPlace(details, frames?.[0], locate),
    })));
}
function listMemberErrors({ kind, details }, locate) {
    const members = findGroupDetails(kind, details)?.['errors'];
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(members))
        return [];
    return Object.entries(members).flatMap(([item, error]) => {
        const inner = (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .parseInnerEnvelope */ .Mx)(error);
        if (inner === null)
            return [];
        const { kind: memberKind, message } = inner;
        return [{ kind: memberKind, message, item, place: findNamedPlace(inner.details, undefined, locate) }];
    });
}
function findGroupDetails(kind, details) {
    if (kind === GROUP_FAILED)
        return details;
    const cause = (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .parseInnerEnvelope */ .Mx)(details['cause']);
    return cause?.kind === GROUP_FAILED ? cause.details : null;
}
function pickFirstOfEachKind(errors, kinds) {
    const first = new Map();
    for (const error of withoutGroupErrors(errors))
        if (!first.has(error.kind))
            first.set(error.kind, error);
    const inOrder = kinds.flatMap(({ kind }) => first.get(kind) ?? []);
    return [...new Set([...inOrder, ...first.values()])];
}


/***/ }),

/***/ 14719:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PY: function() { return /* binding */ nameWorkflow; },
/* harmony export */   SW: function() { return /* binding */ groupNextSteps; },
/* harmony export */   c0: function() { return /* binding */ listNextParts; },
/* harmony export */   i1: function() { return /* binding */ FETCHED; },
/* harmony export */   qd: function() { return /* binding */ getVerb; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8572);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95262);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);



const FETCHED = 'conductor-run';
const SOURCE = 'github:conductor-action/conductor-action';
function groupNextSteps(result, reader) {
    const starting = (...verbs) => result.next_commands.filter((command) => verbs.includes(getVerb(command)));
    const again = starting('run', 'validate', 'exec');
    const file = (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitShellWords */ .CQ)(starting('run', 'validate')[0] ?? '')[2]?.text ?? (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .toPathWord */ .Tq)(result.workflow.file);
    const { github, runDir, artifactName } = reader;
    const isHere = github === null;
    const isUploaded = Boolean(artifactName);
    const inFolder = (word) => {
        if (isHere)
            return starting(word);
        const here = runDir === null ? null : (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .toPathWord */ .Tq)(runDir);
        const moveToFetched = (command) => (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceShellWords */ .Up)(command, (word) => here !== null && word.startsWith(here) ? `${FETCHED}${word.slice(here.length)}` : word);
        return isUploaded ? starting(word).map((command) => nameWorkflow(moveToFetched(command), file)) : [];
    };
    return {
        prepare: isHere || result.next_commands.length === 0 ? [] : listPreparation(reader),
        fetch: isHere || !artifactName || runDir === null ? [] : [formatFetchCommand(github, artifactName)],
        explain: inFolder('explain'),
        resume: reader.isForeign === true ? [] : inFolder('resume'),
        resumeInputs: listResumeInputs(result, reader),
        redrive: reader.isForeign === true ? [] : inFolder('redrive'),
        again,
        isCheck: again.every((command) => getVerb(command) === 'validate'),
        isLost: !isHere && runDir !== null && !isUploaded,
    };
}
function listNextParts(next, { gate, suspended }) {
    const goOn = suspended?.waits_for === 'shards' ? 'run the shards and join them' : 'resume where it stopped';
    return [
        { label: '', what: 'first, get the command', commands: next.prepare },
        { label: 'explain', what: 'what happened', commands: [...next.fetch, ...next.explain] },
        { label: 'resume', what: gate === null ? goOn : 'answer and resume', commands: next.resume },
        { label: 'redrive', what: 'run once more what was given up', commands: next.redrive },
        {
            label: 'again',
            what: next.isCheck ? 'check it locally' : 'run it locally, from the start',
            commands: next.again,
        },
    ].filter(({ commands }) => commands.length > 0);
}
function getVerb(command) {
    return (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitShellWords */ .CQ)(command)[1]?.text ?? '';
}
const NAMING_OPTIONS = ['--shard', '--join', '--workflow'];
function nameWorkflow(command, file) {
    const [, verb, ...words] = (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitShellWords */ .CQ)(command).map(({ text }) => text);
    const isNamed = (verb !== 'resume' && verb !== 'redrive') || words.some((word) => NAMING_OPTIONS.includes(word));
    return isNamed ? command : `${command} ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .joinShellWords */ .MS)(['--workflow', file])}`;
}
function listPreparation({ folder = '', source = SOURCE }) {
    return [
        `conductor() { npx --yes ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .toShellPath */ .Ll)(source)} "$@"; }`,
        ...(folder === '' || folder === '.' ? [] : [`cd ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .toShellPath */ .Ll)(folder)}`]),
    ];
}
function formatFetchCommand({ run_id: runId, repository, run_url: url }, artifactName) {
    const host = /^https?:\/\/([^/]+)\//.exec(url)?.[1] ?? 'github.com';
    const where = host === 'github.com' ? repository : `${host}/${repository}`;
    return (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .joinShellWords */ .MS)(['gh', 'run', 'download', runId, '--name', artifactName, '--repo', where, '--dir', FETCHED]);
}
function listResumeInputs(result, { github, artifactName, isForeign = false }) {
    const { checkpoint, errors, success, termination } = result;
    const isFinal = success || termination !== null || errors[0]?.kind === 'halt.intentional';
    if (github === null || isForeign || isFinal || (checkpoint?.path ?? null) === null)
        return [];
    const from = artifactName ? `${github.run_id}/${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(artifactName)}` : `\${{ steps.ID.outputs.run-dir }}`;
    const where = artifactName ? 'or in the workflow' : 'in a later step of the same job';
    const answers = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_2__/* .listWaitingGates */ .uo)(result).flatMap(({ node, options: [option] }) => option === undefined ? [] : [[node, option.value]]);
    const text = JSON.stringify(Object.fromEntries(answers)).replaceAll("'", "''");
    return [`# ${where}: resume-from: ${from}${answers.length === 0 ? '' : `, gates: '${text}'`}`];
}


/***/ }),

/***/ 36657:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: function() { return /* binding */ createGithubRecord; },
/* harmony export */   Cn: function() { return /* binding */ GITHUB_FIELDS; },
/* harmony export */   Fm: function() { return /* binding */ getBuiltBranch; },
/* harmony export */   H9: function() { return /* binding */ createGithubContext; },
/* harmony export */   MA: function() { return /* binding */ isPermissionRefusal; },
/* harmony export */   NF: function() { return /* binding */ formatPartLabel; },
/* harmony export */   Pt: function() { return /* binding */ isGithubActions; },
/* harmony export */   U9: function() { return /* binding */ isLoopback; },
/* harmony export */   VL: function() { return /* binding */ withQuery; },
/* harmony export */   a2: function() { return /* binding */ describeRefusal; },
/* harmony export */   en: function() { return /* binding */ isRepositoryName; },
/* harmony export */   f_: function() { return /* binding */ isSafeServer; },
/* harmony export */   mL: function() { return /* binding */ requestList; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _maps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56461);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62759);



function isGithubActions(env) {
    return env['GITHUB_ACTIONS'] === 'true';
}
function createGithubRecord(env, matrix = null) {
    if (!isGithubActions(env))
        return null;
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    const runId = env['GITHUB_RUN_ID'] ?? '';
    const server = env['GITHUB_SERVER_URL'] ?? 'https://github.com';
    return {
        repository,
        sha: env['GITHUB_SHA'] ?? '',
        ref: env['GITHUB_REF'] ?? '',
        run_id: runId,
        run_attempt: env['GITHUB_RUN_ATTEMPT'] ?? '1',
        job: env['GITHUB_JOB'] ?? '',
        matrix,
        run_url: repository === '' || runId === '' ? '' : `${server}/${repository}/actions/runs/${runId}`,
    };
}
const NAMES = {
    repository: 'GITHUB_REPOSITORY',
    ref: 'GITHUB_REF',
    sha: 'GITHUB_SHA',
    actor: 'GITHUB_ACTOR',
    event_name: 'GITHUB_EVENT_NAME',
    head_ref: 'GITHUB_HEAD_REF',
    base_ref: 'GITHUB_BASE_REF',
    run_id: 'GITHUB_RUN_ID',
    run_attempt: 'GITHUB_RUN_ATTEMPT',
};
const GITHUB_FIELDS = [...Object.keys(NAMES), 'event'];
function createGithubContext(env, readEvent) {
    return (0,_maps_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .Oo)(() => {
        if (!isGithubActions(env))
            return null;
        const facts = Object.entries(NAMES).map(([name, variable]) => [name, env[variable] ?? '']);
        const path = env['GITHUB_EVENT_PATH'] ?? '';
        return { ...Object.fromEntries(facts), event: path === '' ? {} : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(readEvent(path)) };
    });
}
function formatPartLabel(matrix, shard) {
    const leg = Object.values(matrix ?? {})
        .map(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printTextOrJson */ ._s)
        .join(', ');
    if (shard === undefined)
        return leg;
    const part = `shard ${shard.index} of ${shard.of}`;
    return leg === '' || /^\d+$/.test(leg) ? part : `${leg}, ${part}`;
}
function withQuery(path, query) {
    const values = new URLSearchParams();
    for (const [name, value] of Object.entries(query))
        values.set(name, String(value));
    return `${path}?${values}`;
}
function getBuiltBranch(env) {
    return env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'] || null;
}
function isSafeServer(url) {
    if (!URL.canParse(url))
        return false;
    const { protocol, hostname } = new URL(url);
    return protocol === 'https:' || isLoopback(hostname);
}
function isLoopback(hostname) {
    return /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/.test(hostname);
}
function isRepositoryName(text) {
    return /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(text) && !text.split('/').some((part) => part === '.' || part === '..');
}
const NO_PERMISSION_HELPS = /already|running|in progress|completed|too (?:old|many|long)|over a month|days? ago|expired|cannot be (?:retried|re-?run)|re-?runs?\b.{0,200}\b(?:limit|maximum)|maximum|disabled|archived|locked/i;
function isPermissionRefusal({ status, message }) {
    return status === 404 || (status === 403 && !NO_PERMISSION_HELPS.test(message));
}
function describeRefusal(problem, permission) {
    const isPermission = isPermissionRefusal(problem) && problem.isRateLimit !== true;
    return isPermission ? `${problem.message} (the token needs ${permission})` : problem.message;
}
async function requestList(api, path) {
    const answer = await api.request('GET', path);
    if (!answer.ok)
        return answer;
    return Array.isArray(answer.value) ? (0,_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(answer.value) : (0,_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._q)({ status: null, message: 'the answer is not a list' });
}


/***/ }),

/***/ 8572:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I0: function() { return /* binding */ isUndelivered; },
/* harmony export */   Ny: function() { return /* binding */ RECORDED; },
/* harmony export */   Q9: function() { return /* binding */ ESCAPED_END; },
/* harmony export */   _R: function() { return /* binding */ withNobody; },
/* harmony export */   ex: function() { return /* binding */ countHandled; },
/* harmony export */   hY: function() { return /* binding */ HALTED_END; },
/* harmony export */   hz: function() { return /* binding */ END_NODE; },
/* harmony export */   uo: function() { return /* binding */ listWaitingGates; }
/* harmony export */ });
const RECORDED = 'recorded';
function withNobody(delivery) {
    return delivery === RECORDED ? `${RECORDED}; nobody was told: set \`escalate\` or \`notify\`` : delivery;
}
function isUndelivered({ undelivered }) {
    return undelivered === true;
}
function listWaitingGates({ gate, gates }) {
    return gates ?? (gate === null ? [] : [gate]);
}
const [END_NODE, HALTED_END, ESCAPED_END] = ['$end', '$halted', '$escaped'];
function countHandled({ handled = [], handled_total: total = handled.length }) {
    return total;
}


/***/ }),

/***/ 95262:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: function() { return /* binding */ splitShellWords; },
/* harmony export */   Ll: function() { return /* binding */ toShellPath; },
/* harmony export */   MS: function() { return /* binding */ joinShellWords; },
/* harmony export */   Tq: function() { return /* binding */ toPathWord; },
/* harmony export */   Up: function() { return /* binding */ replaceShellWords; },
/* harmony export */   eC: function() { return /* binding */ quoteForShell; }
/* harmony export */ });
/* unused harmony export shellAssignment */
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93833);

const SAFE = /^[A-Za-z0-9_@%+=:,./-]+$/;
const SAFE_ON_WINDOWS = /^[A-Za-z0-9_+=:./-]+$/;
const isWindows = process.platform === 'win32';
function quoteForShell(word, windows = isWindows) {
    if (windows)
        return SAFE_ON_WINDOWS.test(word) ? word : quoteForWindows(word);
    return SAFE.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
function quoteForWindows(word) {
    const last = word.slice((0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSigns */ .$T)(word, '\\').length);
    return `"${word.replaceAll(/(?<!\\)(\\*)"/g, '$1$1""')}${last}"`;
}
function shellAssignment(name, variable, windows = isWindows) {
    return windows
        ? quoteForWindows(`${name}=$env:${variable}`)
        : `${quoteForShell(`${name}=`, false)}"\${${variable}:?}"`;
}
function toPathWord(path, windows = isWindows) {
    const written = windows ? path.replaceAll('\\', '/') : path;
    return written.startsWith('-') ? `./${written}` : written;
}
function toShellPath(path, windows = isWindows) {
    return quoteForShell(toPathWord(path, windows), windows);
}
function joinShellWords(words) {
    return words
        .map((word) => (typeof word === 'string' ? quoteForShell(word) : shellAssignment(word.name, word.variable)))
        .join(' ');
}
function splitShellWords(line) {
    return Array.from(line.matchAll(/(?:'[^']*'|"[^"]*"|\\.|[^\s'"\\])+/g), ([written]) => ({
        written,
        text: isWindows
            ? written.replaceAll(/^"|"$/g, '').replaceAll('""', '"')
            : written.replaceAll(/'([^']*)'|\\(.)/g, '$1$2'),
    }));
}
function replaceShellWords(line, replace) {
    const words = splitShellWords(line).map(({ written, text }, at) => {
        const word = replace(text, at);
        return word === text ? written : quoteForShell(word);
    });
    return words.join(' ');
}


/***/ })

};
;