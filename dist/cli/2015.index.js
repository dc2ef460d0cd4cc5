"use strict";
exports.id = 2015;
exports.ids = [2015];
exports.modules = {

/***/ 7496:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cp: function() { return /* binding */ adviceFor; },
/* harmony export */   lG: function() { return /* binding */ MENDED_IN_FILE; },
/* harmony export */   th: function() { return /* binding */ generalAdvice; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45979);
/* harmony import */ var _core_transient_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86266);



const ADVICE = {
    'internal.script_error': 'If this failure is expected, give it a kind with `classify` or CONDUCTOR_ERROR_OUT and route it.',
    'internal.timeout': "Raise the node's timeout; if only some runs take too long, a `retry` route for `internal.timeout` helps.",
    'internal.schema_violation': 'Compare what the node produced with its `output` schema, or fix the envelope it wrote.',
    'internal.undeclared_kind': "Add the original kind to the node's `raises`, or raise one that is declared there.",
    'internal.template_error': "Use one of the available fields; for a node that may not have run, write `{{ x.output.y | default('') }}`.",
    'internal.group_failed': 'Look at the errors of the members; `tolerate` or `continue_on_error` lets a group succeed in spite of some.',
    'internal.policy_denied': 'The policy says why; change the node, or the policy.',
    'internal.circuit_open': 'Wait until the breaker lets a probe through, or resume with --reset-breakers.',
    'internal.limit_exceeded': 'Look for a loop in the routes, or raise the limit under `workflow.limits`.',
    'internal.no_route': 'Add a success route without `when` as the last one.',
    'internal.cancelled': 'The run was cancelled; it can be resumed.',
    'internal.unexpected': 'This is a bug of conductor-action: please report it with the run folder.',
    'provider.exhausted': 'The provider did not answer; try again later, or raise `retry.max_attempts`.',
    'provider.tool_unavailable': 'Start the server of `runtime.mcp_servers` by hand to see what it says, and compare `tools` with what it lists.',
    'provider.rejected': 'The provider refused the request: check credentials, model and parameters; for a program, its command.',
    'subworkflow.terminated': 'The child ended itself on purpose; route `subworkflow.terminated` to decide what that means here.',
    'subworkflow.failed': 'Fix the cause in the child, or route `subworkflow.failed`.',
    'subworkflow.depth_exceeded': 'A workflow calls itself too deeply: look for a cycle, or raise `max_depth`.',
    'retry.exhausted': 'All retries are spent; fix the cause, or route `retry.exhausted`.',
    'halt.intentional': 'A halt route ended the run on purpose: fix its cause, or change the route.',
};
const STEP_ADVICE = {
    'internal.script_error': '`retry` runs the command again, with `classify` only after transient failures; a workflow file can route each kind.',
    'internal.timeout': 'Raise `timeout`; if only some runs take too long, `retry` helps.',
    'internal.undeclared_kind': 'Add the original kind to `raises`.',
    'retry.exhausted': 'All retries are spent; fix the cause, or raise `retry`.',
};
const MENDED_IN_FILE = new Set([
    'internal.no_route',
    'internal.undeclared_kind',
    'internal.schema_violation',
    'internal.limit_exceeded',
    'internal.timeout',
    'internal.policy_denied',
    'subworkflow.depth_exceeded',
]);
function adviceFor(kind, details, isOneStep = false) {
    const given = details['suggestion'];
    if (typeof given === 'string' && given.trim() !== '')
        return given;
    const { available_fields: names } = details;
    const isNameUnknown = Array.isArray(names) && names.length > 0;
    if (kind === 'internal.template_error' && !isNameUnknown)
        return 'The message says what is wrong in the template.';
    const advice = generalAdvice(kind, isOneStep);
    if (kind === 'internal.script_error')
        return scriptAdvice(details, advice);
    if (kind === 'internal.schema_violation' && details['source'] === 'source')
        return 'Give `source` a list: declare the input with `type: array`, or let the node before it print one.';
    return advice;
}
function generalAdvice(kind, isOneStep = false) {
    if (!(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isEngineKind */ .Dj)(kind))
        return null;
    return (isOneStep ? STEP_ADVICE[kind] : undefined) ?? ADVICE[kind];
}
function scriptAdvice(details, advice) {
    const { exit_code: code = null } = details;
    if (code === null || _core_transient_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_STARTED */ .Yd.includes(code))
        return null;
    const stream = ['stdout', 'stderr'].find((name) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrJson */ .v9)(details[`${name}_tail`] ?? '').trim() !== '');
    return stream === undefined ? advice : `Look at the last lines of ${stream}. ${advice}`;
}


/***/ }),

/***/ 52015:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kz: function() { return /* binding */ leftoversOf; },
/* harmony export */   MU: function() { return /* binding */ diagnoseErrors; },
/* harmony export */   My: function() { return /* binding */ causeKind; },
/* harmony export */   Tv: function() { return /* binding */ flawTexts; },
/* harmony export */   Vj: function() { return /* binding */ verdictOf; },
/* harmony export */   Z9: function() { return /* binding */ placeText; },
/* harmony export */   ch: function() { return /* binding */ triedIn; },
/* harmony export */   ek: function() { return /* binding */ placesOf; },
/* harmony export */   h4: function() { return /* binding */ diagnose; },
/* harmony export */   nt: function() { return /* binding */ verdictText; },
/* harmony export */   x2: function() { return /* binding */ diagnoseError; }
/* harmony export */ });
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53325);
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36657);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8572);
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
        part: (0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .partLabel */ .G5)(github?.matrix ?? null, result.shard),
        verdict: verdictOf(result, account, input.undelivered ?? 0),
        termination: result.termination,
        gates: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_3__/* .waitingGates */ .s)(result),
        tried: account === null ? [] : triedIn(account),
        handled,
        handledTotal: result.handled_total ?? handled.length,
        leftovers: leftoversOf(result),
        next: (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .nextSteps */ .Zn)(result, input),
    };
}
function diagnoseErrors(errors, locate = AS_NAMED) {
    const [first] = (0,_error_details_js__WEBPACK_IMPORTED_MODULE_5__/* .leadingErrors */ .Eq)(errors);
    const kinds = (0,_error_details_js__WEBPACK_IMPORTED_MODULE_5__/* .kindsOf */ .tG)(errors, locate);
    const total = kinds.reduce((sum, { count }) => sum + count, 0);
    return {
        error: first === undefined ? null : diagnoseError(first, locate),
        examples: (0,_error_details_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOfEachKind */ .ph)(errors, kinds).map((error) => diagnoseError(error, locate)),
        kinds,
        total,
        isMany: total > 1 || !kinds.every(({ kind }) => kind === first?.kind),
        group: errors.find(({ kind, details }) => (0,_error_details_js__WEBPACK_IMPORTED_MODULE_5__/* .groupDetails */ ._x)(kind, details) !== null)?.node_id ?? null,
    };
}
function triedIn({ errors }) {
    return [...errors.reactions.values()].filter(({ action }) => action !== 'unhandled');
}
function leftoversOf({ dead_letters: letters, escalations, warnings }) {
    const left = [
        [letters.length, 'dead letter'],
        [escalations.length, 'escalation'],
        [warnings.length, 'warning'],
    ];
    return left.filter(([count]) => count > 0).map(([count, noun]) => (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(count, noun));
}
function verdictOf(result, account, undelivered = 0) {
    const flaws = result.success ? flawsOf(result, account, undelivered) : [];
    const end = endOf(result);
    const [tone, ended, sign, heading, look] = ENDS[end];
    const isUnseen = result.success && (result.unseen_failures ?? 0) > 0;
    const isFlawed = flaws.length > 0;
    return {
        end,
        tone: isFlawed ? 'care' : tone,
        words: isUnseen ? 'finished' : ended,
        sign: isFlawed ? '⚠️' : sign,
        heading,
        look: isFlawed ? 'tolerated' : look,
        flaws,
    };
}
function endOf(result) {
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
function flawsOf({ unseen_failures: unseen = 0 }, account, undelivered) {
    const groups = account?.notices.tolerated ?? [];
    return [
        ...(unseen === 0 ? [] : [{ prefix: (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(unseen, 'command'), node: null, suffix: 'failed unseen' }]),
        ...Array.from(groups, ([node, { failed, total, isParallel }]) => ({
            prefix: `${failed} of ${total} ${isParallel ? 'members' : 'items'} of`,
            node,
            suffix: 'failed',
        })),
        ...(undelivered === 0 ? [] : [{ prefix: (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(undelivered, 'escalation'), node: null, suffix: 'not delivered' }]),
    ];
}
function verdictText(verdict, show) {
    return [verdict.words, ...flawTexts(verdict, show)].join(', ');
}
function flawTexts({ flaws }, show) {
    return flaws.map(({ prefix, node, suffix }) => [prefix, ...(node === null ? [] : [show(node)]), suffix].join(' '));
}
const SHOWN_APART = ('stderr_tail stdout_tail command exit_code file line end_line column suggestion annotations cause ' +
    'available_fields available_fields_total trace_file_hint tests').split(' ');
const AS_NAMED = (file) => file;
function diagnoseError(error, locate = AS_NAMED) {
    const { kind, message, details, frames = [], file = null, line = null, column = null } = error;
    const { available_fields: names, available_fields_total: total = 0 } = error;
    const [raisedAt] = frames;
    return {
        kind,
        message,
        node: error.node_id ?? null,
        isTransient: error.transient === true,
        attempts: error.attempts ?? 1,
        cause: causeOf(details),
        whileHandling: (error.while_handling ?? []).map(({ node, kind: handledKind, message: handledMessage }) => `${handledKind} of ${node}: ${handledMessage}`),
        named: (0,_error_details_js__WEBPACK_IMPORTED_MODULE_5__/* .namedPlace */ .Dn)(details, raisedAt, locate),
        raisedAt: file === null || file === _core_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .NO_FILE */ .tW ? null : { file, line, column },
        frames,
        problems: (0,_error_details_js__WEBPACK_IMPORTED_MODULE_5__/* .problemsOf */ .GW)(details, message, raisedAt, locate),
        command: error.command ?? textIn(details, 'command'),
        exitCode: exitCodeText(error),
        printed: printedBy(error),
        available: names === undefined ? null : { names, total: Math.max(total, names.length) },
        hint: error.suggestion === undefined ? (0,_advice_js__WEBPACK_IMPORTED_MODULE_4__/* .adviceFor */ .cp)(kind, details, raisedAt?.file === _core_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .NO_FILE */ .tW) : error.suggestion,
        details: otherDetails(kind, details),
    };
}
function causeOf({ cause }) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(cause) || typeof cause['kind'] !== 'string')
        return null;
    const { kind, message } = cause;
    return { kind, message: typeof message === 'string' ? message : '' };
}
function causeKind(details) {
    return causeOf(details)?.kind ?? null;
}
function otherDetails(kind, details) {
    const { cause } = details;
    const inner = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(cause) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(cause['details']) ? cause['details'] : {};
    const isGroup = (0,_error_details_js__WEBPACK_IMPORTED_MODULE_5__/* .groupDetails */ ._x)(kind, details) !== null;
    const isOther = ([key, value]) => !SHOWN_APART.includes(key) && !(key === 'signal' && value === null) && !(isGroup && key === 'errors');
    return Object.fromEntries([...Object.entries(inner), ...Object.entries(details)].filter(isOther));
}
function textIn(details, key) {
    const value = details[key];
    return typeof value === 'string' ? value : null;
}
function printedBy({ stdout_tail: stdout, stderr_tail: stderr, details }) {
    const text = stdout ?? textIn(details, 'stdout_tail');
    if (text !== null)
        return { stream: 'stdout', text };
    return { stream: 'stderr', text: stderr ?? textIn(details, 'stderr_tail') ?? '' };
}
function exitCodeText({ kind, exit_code: code }) {
    if (code === undefined)
        return null;
    if (code !== 0)
        return String(code);
    return kind.startsWith('internal.')
        ? '0 (the command itself succeeded)'
        : '0 (the command succeeded and reported this error)';
}
function placesOf({ named, raisedAt, node }) {
    if (named === null)
        return raisedAt === null ? [] : [{ ...raisedAt, node: null }];
    const isSame = raisedAt !== null && raisedAt.file === named.file && raisedAt.line === named.line;
    return [{ ...named, node: null }, ...(raisedAt === null || isSame ? [] : [{ ...raisedAt, node }])];
}
function placeText({ file, line }) {
    return `${file}${line === null ? '' : `:${line}`}`;
}


/***/ }),

/***/ 78003:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: function() { return /* binding */ namedPlace; },
/* harmony export */   Eq: function() { return /* binding */ leadingErrors; },
/* harmony export */   GW: function() { return /* binding */ problemsOf; },
/* harmony export */   Sb: function() { return /* binding */ byKind; },
/* harmony export */   _x: function() { return /* binding */ groupDetails; },
/* harmony export */   dJ: function() { return /* binding */ titled; },
/* harmony export */   ph: function() { return /* binding */ firstOfEachKind; },
/* harmony export */   tG: function() { return /* binding */ kindsOf; }
/* harmony export */ });
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);


const LARGEST_LINE = 2_147_483_647;
function namedPlace(details, raisedAt, locate) {
    const { file: named, ...lines } = positionDetails(details);
    if (typeof named !== 'string' || named.trim() === '')
        return null;
    const file = locate(named, raisedAt);
    const line = lineNumber(lines['line']);
    const end = lineNumber(lines['end_line']);
    const column = lineNumber(lines['column']);
    return {
        file: file ?? named,
        isOutside: file === null,
        line,
        ...(end === null || end < (line ?? 1) ? {} : { endLine: end }),
        ...(column === null ? {} : { column }),
    };
}
function positionDetails(details) {
    if (details['file'] !== undefined || details['annotations'] !== undefined)
        return details;
    const cause = details['cause'];
    const inner = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(cause) ? cause['details'] : details['original_details'];
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(inner) ? inner : details;
}
function lineNumber(value) {
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : (0,_core_float_js__WEBPACK_IMPORTED_MODULE_1__/* .asNumber */ .i)(value);
    return number !== undefined && Number.isInteger(number) && number >= 1 && number <= LARGEST_LINE ? number : null;
}
function problemsOf(details, errorMessage, raisedAt, locate) {
    const listed = positionDetails(details)['annotations'];
    if (!Array.isArray(listed))
        return [];
    return listed.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW).map((entry) => {
        const { message, level } = entry;
        const own = titled(entry, typeof message === 'string' ? message : '');
        const place = namedPlace({ annotations: null, ...entry }, raisedAt, locate);
        return { level: levelOf(level), message: own === '' ? errorMessage : own, place };
    });
}
function titled({ title }, message) {
    if (typeof title !== 'string' || title.trim() === '')
        return message;
    return message === '' ? title : `${title}: ${message}`;
}
function levelOf(level) {
    if (level === 'failure' || level === 'error')
        return 'error';
    return level === 'notice' ? 'notice' : 'warning';
}
const GROUP_FAILED = 'internal.group_failed';
function byKind(errors) {
    const kinds = new Map();
    for (const error of errors) {
        const known = kinds.get(error.kind) ?? { first: error, items: new Set(), count: 0 };
        kinds.set(error.kind, known);
        known.items.add(error.item);
        known.count += 1;
    }
    return [...kinds.values()]
        .map(({ first, items, count }) => ({ ...first, count, items: [...items] }))
        .sort((a, b) => b.count - a.count);
}
function leadingErrors(errors) {
    const specific = errors.filter(({ kind }) => kind !== GROUP_FAILED);
    return specific.length === 0 ? errors : specific;
}
function kindsOf(errors, locate) {
    const members = errors.flatMap((error) => membersOf(error, locate));
    if (members.length > 0)
        return byKind(members);
    return byKind(leadingErrors(errors).map(({ kind, message, node_id: node, details, frames }) => ({
        kind,
        message,
        item: node ?? '',
        place: namedPlace(details, frames?.[0], locate),
    })));
}
function membersOf({ kind, details }, locate) {
    const members = groupDetails(kind, details)?.['errors'];
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(members))
        return [];
    return Object.entries(members).flatMap(([item, error]) => {
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(error) || typeof error['kind'] !== 'string')
            return [];
        const { kind: memberKind, message, details: inner } = error;
        const place = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(inner) ? namedPlace(inner, undefined, locate) : null;
        return [{ kind: memberKind, message: typeof message === 'string' ? message : '', item, place }];
    });
}
function groupDetails(kind, details) {
    if (kind === GROUP_FAILED)
        return details;
    const cause = details['cause'];
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(cause) || cause['kind'] !== GROUP_FAILED || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(cause['details']))
        return null;
    return cause['details'];
}
function firstOfEachKind(errors, kinds) {
    const first = new Map();
    for (const error of leadingErrors(errors))
        if (!first.has(error.kind))
            first.set(error.kind, error);
    const inOrder = kinds.flatMap(({ kind }) => first.get(kind) ?? []);
    return [...new Set([...inOrder, ...first.values()])];
}


/***/ }),

/***/ 14719:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yk: function() { return /* binding */ nextParts; },
/* harmony export */   Zn: function() { return /* binding */ nextSteps; },
/* harmony export */   hz: function() { return /* binding */ PREPARING; },
/* harmony export */   i1: function() { return /* binding */ FETCHED; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8572);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95262);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31160);



const FETCHED = 'conductor-run';
const SOURCE = 'github:conductor-action/conductor-action';
function nextSteps(result, reader) {
    const starting = (...words) => result.next_commands.filter((command) => words.some((word) => command.startsWith(`conductor ${word} `)));
    const again = starting('run', 'validate', 'exec');
    const { github, runDir, artifactName } = reader;
    const isHere = github === null;
    const isUploaded = Boolean(artifactName);
    const inFolder = (word) => {
        if (isHere)
            return starting(word);
        const moved = (command) => (runDir === null ? command : command.replaceAll(runDir, FETCHED));
        return isUploaded ? starting(word).map(moved) : [];
    };
    return {
        prepare: isHere || result.next_commands.length === 0 ? [] : preparation(reader),
        fetch: isHere || !artifactName || runDir === null ? [] : [fetchCommand(github, artifactName)],
        explain: inFolder('explain'),
        resume: reader.isForeign === true ? [] : inFolder('resume'),
        resumeInputs: canResume(result) ? resumeInputs(result, reader) : [],
        redrive: reader.isForeign === true ? [] : inFolder('redrive'),
        again,
        isCheck: again.every((command) => command.startsWith('conductor validate ')),
        isLost: !isHere && runDir !== null && !isUploaded,
    };
}
const PREPARING = 'in a clone of the repository; the first line gets the command';
function nextParts(next, { gate, suspended }) {
    const goOn = suspended?.waits_for === 'shards' ? 'run the shards and join them' : 'resume where it stopped';
    return [
        { what: PREPARING, commands: next.prepare },
        { what: 'what happened', commands: [...next.fetch, ...next.explain] },
        { what: gate === null ? goOn : 'answer and resume', commands: next.resume },
        { what: 'run once more what was given up', commands: next.redrive },
        { what: next.isCheck ? 'check it locally' : 'run it locally, from the start', commands: next.again },
    ].filter(({ commands }) => commands.length > 0);
}
function preparation({ folder = '', source = SOURCE }) {
    return [
        `conductor() { npx --yes ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellPath */ .G9)(source)} "$@"; }`,
        ...(folder === '' || folder === '.' ? [] : [`cd ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellPath */ .G9)(folder)}`]),
    ];
}
function fetchCommand({ run_id: runId, repository, run_url: url }, artifactName) {
    const host = /^https?:\/\/([^/]+)\//.exec(url)?.[1] ?? 'github.com';
    const where = host === 'github.com' ? repository : `${host}/${repository}`;
    return (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellCommand */ .q$)(['gh', 'run', 'download', runId, '--name', artifactName, '--repo', where, '--dir', FETCHED]);
}
function canResume({ checkpoint, errors, success, termination }) {
    const isFinal = success || termination !== null || errors[0]?.kind === 'halt.intentional';
    return checkpoint !== null && checkpoint.path !== null && !isFinal;
}
function resumeInputs(result, { github, artifactName, isForeign = false }) {
    if (github === null || isForeign)
        return [];
    const from = artifactName ? `${github.run_id}/${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(artifactName)}` : `\${{ steps.ID.outputs.run-dir }}`;
    const where = artifactName ? 'or in the workflow' : 'in a later step of the same job';
    const gates = gatesInput(result);
    return [`# ${where}: resume-from: ${from}${gates === null ? '' : `, gates: ${gates}`}`];
}
function gatesInput(result) {
    const answers = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .waitingGates */ .s)(result).flatMap(({ node, options: [option] }) => option === undefined ? [] : [[node, option.value]]);
    if (answers.length === 0)
        return null;
    return `'${JSON.stringify(Object.fromEntries(answers)).replaceAll("'", "''")}'`;
}


/***/ }),

/***/ 95262:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: function() { return /* binding */ shellPath; },
/* harmony export */   ZL: function() { return /* binding */ shellQuote; },
/* harmony export */   g1: function() { return /* binding */ shellAssignment; },
/* harmony export */   q$: function() { return /* binding */ shellCommand; }
/* harmony export */ });
const SAFE = /^[A-Za-z0-9_@%+=:,./-]+$/;
const SAFE_ON_WINDOWS = /^[A-Za-z0-9_+=:./-]+$/;
const isWindows = process.platform === 'win32';
function shellQuote(word, windows = isWindows) {
    if (windows)
        return SAFE_ON_WINDOWS.test(word) ? word : windowsQuote(word);
    return SAFE.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
function windowsQuote(word) {
    return `"${word.replaceAll(/(\\*)"/g, '$1$1""').replace(/(\\+)$/, '$1$1')}"`;
}
function shellAssignment(name, variable, windows = isWindows) {
    return windows ? windowsQuote(`${name}=$env:${variable}`) : `${shellQuote(`${name}=`, false)}"\${${variable}:?}"`;
}
function shellPath(path, windows = isWindows) {
    const written = windows ? path.replaceAll('\\', '/') : path;
    return shellQuote(written.startsWith('-') ? `./${written}` : written, windows);
}
function shellCommand(words) {
    return words.map((word) => shellQuote(word)).join(' ');
}


/***/ })

};
;