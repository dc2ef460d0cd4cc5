"use strict";
exports.id = 843;
exports.ids = [843];
exports.modules = {

/***/ 7496:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cp: function() { return /* binding */ adviceFor; },
/* harmony export */   th: function() { return /* binding */ generalAdvice; },
/* harmony export */   x0: function() { return /* binding */ isMendedInFile; }
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45979);


const ADVICE = {
    'internal.script_error': 'If this failure is expected, give it a kind with `classify` or CONDUCTOR_ERROR_OUT and route it.',
    'internal.timeout': "Raise the node's timeout, or add a `retry` route for `internal.timeout`.",
    'internal.schema_violation': 'Compare what the node produced with its `output` schema, or fix the envelope it wrote.',
    'internal.undeclared_kind': "Add the original kind to the node's `raises`, or raise one that is declared there.",
    'internal.template_error': "Use one of the available fields; for a node that may not have run, write `{{ x.output.y | default('') }}`.",
    'internal.group_failed': 'Look at the errors of the members; `tolerate` or `continue_on_error` lets a group live with some.',
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
    'subworkflow.failed': 'The cause is under details.cause; fix the child, or route `subworkflow.failed`.',
    'subworkflow.depth_exceeded': 'A workflow calls itself too deeply: look for a cycle, or raise `max_depth`.',
    'retry.exhausted': 'All retries are spent; fix the cause, or route `retry.exhausted`.',
    'halt.intentional': 'A halt route ended the run on purpose; the cause is under details.cause.',
};
const STEP_ADVICE = {
    'internal.script_error': 'If another try may help, give `retry`; `classify` tells failures apart, and a workflow file can route them.',
    'internal.timeout': 'Raise `timeout`, or give `retry`.',
    'internal.undeclared_kind': 'Add the original kind to `raises`.',
    'retry.exhausted': 'All retries are spent; fix the cause, or raise `retry`.',
};
const RETRIED_ADVICE = {
    'internal.timeout': "Raise the node's timeout: the retries did not help.",
};
const RETRIED_STEP_ADVICE = {
    'internal.script_error': '`classify` tells failures apart, so that only those that another try may mend are retried.',
    'internal.timeout': 'Raise `timeout`: the retries did not help.',
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
function isMendedInFile(kind) {
    return MENDED_IN_FILE.has(kind);
}
function adviceFor(kind, details, { isOneStep = false, attempts = 1 } = {}) {
    const given = details['suggestion'];
    if (typeof given === 'string' && given.trim() !== '')
        return given;
    if (kind === 'internal.template_error' && !lacksName(details))
        return 'The message says what is wrong in the template.';
    const advice = engineAdvice(kind, isOneStep, attempts > 1);
    if (kind === 'internal.script_error')
        return scriptAdvice(details, advice);
    if (kind === 'internal.schema_violation' && details['source'] === 'source')
        return 'Give `source` a list: declare the input with `type: array`, or let the node before it print one.';
    return advice;
}
function engineAdvice(kind, isOneStep, isRetried) {
    if (!(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isEngineKind */ .Dj)(kind))
        return null;
    const retried = isOneStep ? RETRIED_STEP_ADVICE[kind] : RETRIED_ADVICE[kind];
    return (isRetried ? retried : undefined) ?? (isOneStep ? STEP_ADVICE[kind] : undefined) ?? ADVICE[kind];
}
function generalAdvice(kind) {
    return (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isEngineKind */ .Dj)(kind) ? ADVICE[kind] : null;
}
const NOT_STARTED = [126, 127];
function scriptAdvice(details, advice) {
    const { exit_code: code = null } = details;
    if (code === null || NOT_STARTED.includes(code))
        return null;
    const stream = ['stdout', 'stderr'].find((name) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrJson */ .v9)(details[`${name}_tail`] ?? '').trim() !== '');
    return stream === undefined ? advice : `Look at the last lines of ${stream}. ${advice}`;
}
function lacksName({ available_fields: fields }) {
    return Array.isArray(fields) && fields.length > 0;
}


/***/ }),

/***/ 52015:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kz: function() { return /* binding */ leftoversOf; },
/* harmony export */   My: function() { return /* binding */ causeKind; },
/* harmony export */   Tv: function() { return /* binding */ flawTexts; },
/* harmony export */   Vj: function() { return /* binding */ verdictOf; },
/* harmony export */   Z9: function() { return /* binding */ placeText; },
/* harmony export */   ek: function() { return /* binding */ placesOf; },
/* harmony export */   h4: function() { return /* binding */ diagnose; },
/* harmony export */   nt: function() { return /* binding */ verdictText; },
/* harmony export */   x2: function() { return /* binding */ diagnoseError; }
/* harmony export */ });
/* unused harmony exports diagnoseErrors, triedIn */
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53325);
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36657);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99538);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8572);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7496);
/* harmony import */ var _error_details_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78003);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14719);








const ENDS = {
    success: ['good', 'succeeded'],
    valid: ['good', 'is valid'],
    failed: ['bad', 'failed'],
    invalid: ['bad', 'is not valid'],
    'not-run': ['bad', 'was not run'],
    halted: ['bad', 'halted'],
    waiting: ['care', 'waits for an answer'],
    planned: ['care', 'waits for its shards'],
    cancelled: ['care', 'was cancelled'],
    'terminated-success': ['good', 'terminated (success)'],
    'terminated-failed': ['bad', 'terminated (failed)'],
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
        gates: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_6__/* .waitingGates */ .s)(result),
        tried: account === null ? [] : triedIn(account),
        handled,
        handledTotal: result.handled_total ?? handled.length,
        leftovers: leftoversOf(result),
        next: (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .nextSteps */ .Zn)(result, input),
    };
}
function diagnoseErrors(errors, locate = AS_NAMED) {
    const [first] = (0,_error_details_js__WEBPACK_IMPORTED_MODULE_4__/* .leadingErrors */ .Eq)(errors);
    const kinds = (0,_error_details_js__WEBPACK_IMPORTED_MODULE_4__/* .kindsOf */ .tG)(errors, locate);
    const total = kinds.reduce((sum, { count }) => sum + count, 0);
    return {
        error: first === undefined ? null : diagnoseError(first, locate),
        examples: (0,_error_details_js__WEBPACK_IMPORTED_MODULE_4__/* .firstOfEachKind */ .ph)(errors, kinds).map((error) => diagnoseError(error, locate)),
        kinds,
        total,
        isMany: total > 1 || !kinds.every(({ kind }) => kind === first?.kind),
        group: errors.find(({ kind, details }) => (0,_error_details_js__WEBPACK_IMPORTED_MODULE_4__/* .groupDetails */ ._x)(kind, details) !== null)?.node_id ?? null,
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
    const [tone, words] = ENDS[end];
    const isUnseen = result.success && (result.unseen_failures ?? 0) > 0;
    return { end, tone: flaws.length > 0 ? 'care' : tone, words: isUnseen ? 'finished' : words, flaws };
}
function endOf({ outcome, run_id: runId, termination, findings, errors, suspended }) {
    if (termination !== null)
        return termination.status === 'success' ? 'terminated-success' : 'terminated-failed';
    switch (outcome) {
        case 'success':
            return findings === undefined ? 'success' : 'valid';
        case 'invalid':
            if (runId !== null)
                return 'failed';
            return errors.every(({ file }) => file === null) ? 'not-run' : 'invalid';
        case 'suspended':
            return suspended?.waits_for === 'shards' ? 'planned' : 'waiting';
        default:
            return outcome;
    }
}
function flawsOf({ unseen_failures: unseen = 0 }, account, undelivered) {
    const groups = account?.notices.tolerated ?? [];
    return [
        ...(unseen === 0 ? [] : [{ before: (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(unseen, 'command'), node: null, after: 'failed unseen' }]),
        ...Array.from(groups, ([node, { failed, total, isParallel }]) => ({
            before: `${failed} of ${total} ${isParallel ? 'members' : 'items'} of`,
            node,
            after: 'failed',
        })),
        ...(undelivered === 0 ? [] : [{ before: (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(undelivered, 'escalation'), node: null, after: 'not delivered' }]),
    ];
}
function verdictText(verdict, show) {
    return [verdict.words, ...flawTexts(verdict, show)].join(', ');
}
function flawTexts({ flaws }, show) {
    return flaws.map(({ before, node, after }) => [before, ...(node === null ? [] : [show(node)]), after].join(' '));
}
const SHOWN_APART = ('stderr_tail stdout_tail command exit_code file line end_line column suggestion annotations cause ' +
    'available_fields available_fields_total trace_file_hint tests').split(' ');
const AS_NAMED = (file) => file;
function diagnoseError(error, locate = AS_NAMED) {
    const { kind, message, details, frames = [], file = null, line = null, column = null } = error;
    const [raisedAt] = frames;
    return {
        kind,
        message,
        node: error.node_id ?? null,
        isTransient: error.transient === true,
        attempts: error.attempts ?? 1,
        cause: causeOf(details),
        whileHandling: (error.while_handling ?? []).map(({ node, kind: handled, message: said }) => `${handled} of ${node}: ${said}`),
        named: (0,_error_details_js__WEBPACK_IMPORTED_MODULE_4__/* .namedPlace */ .Dn)(details, raisedAt, locate),
        raisedAt: file === null || file === _core_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .NO_FILE */ .tW ? null : { file, line, column },
        frames,
        problems: (0,_error_details_js__WEBPACK_IMPORTED_MODULE_4__/* .problemsOf */ .GW)(details, message, raisedAt, locate),
        command: error.command ?? textIn(details, 'command'),
        exitCode: exitCodeText(error),
        printed: printedBy(error),
        available: availableIn(error),
        hint: error.suggestion === undefined
            ? (0,_advice_js__WEBPACK_IMPORTED_MODULE_3__/* .adviceFor */ .cp)(kind, details, { isOneStep: raisedAt?.file === _core_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .NO_FILE */ .tW, attempts: error.attempts ?? 1 })
            : error.suggestion,
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
    const isGroup = (0,_error_details_js__WEBPACK_IMPORTED_MODULE_4__/* .groupDetails */ ._x)(kind, details) !== null;
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
        ? '0 (the command itself ended well)'
        : '0 (the command ended well and reported this error)';
}
function availableIn({ available_fields: names, available_fields_total: total = 0 }) {
    return names === undefined ? null : { names, total: Math.max(total, names.length) };
}
function placesOf({ named, raisedAt, node, }) {
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
/* harmony export */   _x: function() { return /* binding */ groupDetails; },
/* harmony export */   dJ: function() { return /* binding */ titled; },
/* harmony export */   ph: function() { return /* binding */ firstOfEachKind; },
/* harmony export */   tG: function() { return /* binding */ kindsOf; }
/* harmony export */ });
/* unused harmony export byKind */
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);


const LARGEST_LINE = 2_147_483_647;
function namedPlace(details, raisedAt, locate) {
    const { file: named, ...lines } = placing(details);
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
function placing(details) {
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
function problemsOf(details, said, raisedAt, locate) {
    const listed = placing(details)['annotations'];
    if (!Array.isArray(listed))
        return [];
    return listed.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW).map((entry) => {
        const { message, level } = entry;
        const own = titled(entry, typeof message === 'string' ? message : '');
        const place = namedPlace({ annotations: null, ...entry }, raisedAt, locate);
        return { level: levelOf(level), message: own === '' ? said : own, place };
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
        const { kind: own, message, details: inner } = error;
        const place = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(inner) ? namedPlace(inner, undefined, locate) : null;
        return [{ kind: own, message: typeof message === 'string' ? message : '', item, place }];
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
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8572);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95262);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31160);



const FETCHED = 'conductor-run';
const MAX_COMMENT = 86;
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
        return isUploaded ? starting(word).map((command) => moved(command, runDir)) : [];
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
    const goOn = suspended?.waits_for === 'shards' ? 'run the shards and join them' : 'go on where it stopped';
    return [
        { what: PREPARING, commands: next.prepare },
        { what: 'what happened', commands: [...next.fetch, ...next.explain] },
        { what: gate === null ? goOn : 'answer and go on', commands: next.resume },
        { what: 'run once more what was given up', commands: next.redrive },
        { what: next.isCheck ? 'check it locally' : 'run it locally, from the start', commands: next.again },
    ].filter(({ commands }) => commands.length > 0);
}
function preparation({ folder = '', source = SOURCE }) {
    return [
        `conductor() { npx --yes ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shellPath */ .G9)(source)} "$@"; }`,
        ...(folder === '' || folder === '.' ? [] : [`cd ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shellPath */ .G9)(folder)}`]),
    ];
}
function fetchCommand({ run_id: runId, repository, run_url: url }, artifactName) {
    const host = /^https?:\/\/([^/]+)\//.exec(url)?.[1] ?? 'github.com';
    const where = host === 'github.com' ? repository : `${host}/${repository}`;
    return (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shellCommand */ .q$)(['gh', 'run', 'download', runId, '--name', artifactName, '--repo', where, '--dir', FETCHED]);
}
function moved(command, runDir) {
    return runDir === null ? command : command.replaceAll(runDir, FETCHED);
}
function canResume({ checkpoint, errors, success, termination }) {
    const isFinal = success || termination !== null || errors[0]?.kind === 'halt.intentional';
    return checkpoint !== null && checkpoint.path !== null && !isFinal;
}
function resumeInputs(result, { github, artifactName, isForeign = false }) {
    if (github === null || isForeign)
        return [];
    const from = artifactName ? `${github.run_id}/${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(artifactName)}` : `\${{ steps.ID.outputs.run-dir }}`;
    const where = artifactName ? 'or in the workflow' : 'in a later step of the same job';
    const gates = gatesInput(result);
    const all = `resume-from: ${from}${gates === null ? '' : `, gates: ${gates}`}`;
    const line = `# ${where}: ${all}`;
    if (line.length <= MAX_COMMENT)
        return [line];
    if (all.length <= MAX_COMMENT || gates === null)
        return [`# ${where}:`, `#   ${all}`];
    return [`# ${where}:`, `#   resume-from: ${from}`, `#   gates: ${gates}`];
}
function gatesInput(result) {
    const answers = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_2__/* .waitingGates */ .s)(result).flatMap(({ node, options: [option] }) => option === undefined ? [] : [[node, option.value]]);
    if (answers.length === 0)
        return null;
    return `'${JSON.stringify(Object.fromEntries(answers)).replaceAll("'", "''")}'`;
}


/***/ }),

/***/ 99625:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: function() { return /* binding */ NOT_ENDED; },
  b: function() { return /* binding */ RunAccount; }
});

// EXTERNAL MODULE: ./build/src/core/kinds.js
var kinds = __webpack_require__(45979);
// EXTERNAL MODULE: ./build/src/core/lists.js
var lists = __webpack_require__(16733);
// EXTERNAL MODULE: ./build/src/core/place.js
var core_place = __webpack_require__(22719);
// EXTERNAL MODULE: ./build/src/account/visit.js
var account_visit = __webpack_require__(13229);
;// CONCATENATED MODULE: ./build/src/account/errors.js




const MAX_REACTIONS = 200;
const MAX_HANDLED = 100;
const MAX_KINDS = 200;
const MAX_ACTIONS = 10_000;
const MAX_RECORDED = 10_000;
const MAX_SIGHTINGS = 1000;
class Errors {
    visits;
    recorded = [];
    handled = [];
    handledTotal = 0;
    overcome = new Map();
    reactions = new Map();
    sightings = new Map();
    #actions = new Map();
    #open = new Map();
    #inHandler = new Map();
    #collected = new Map();
    #unsettled = new Map();
    constructor(visits) {
        this.visits = visits;
    }
    consume(event) {
        switch (event.type) {
            case 'workflow_started':
                this.recorded.length = 0;
                break;
            case 'node_completed':
                this.#completed(event);
                break;
            case 'node_failed':
                if (event.envelope.kind !== 'internal.cancelled')
                    this.#open.set((0,core_place/* nodeKey */.u8)(event), event);
                for (const error of this.#inHandler.get((0,core_place/* nodeKey */.u8)(event)) ?? [])
                    this.#handlerEnded(error, true);
                this.#see(event);
                break;
            case 'node_retry_scheduled':
                this.#react({ ...event, action: 'retry', to: event.from }, event.delay_seconds);
                break;
            case 'route_taken':
                if (event.kind !== null)
                    this.#routed(event, event.kind);
                break;
            case 'group_completed':
                this.#groupEnded(event);
                break;
            case 'error_recorded':
                if (this.recorded.length < MAX_RECORDED)
                    this.recorded.push(event);
                break;
            default:
        }
    }
    actionOn(node, kind) {
        return this.#actions.get(`${node}\n${kind}`);
    }
    #completed(event) {
        const place = (0,core_place/* nodeKey */.u8)(event);
        const failure = this.#open.get(place);
        if (failure !== undefined)
            count(this.overcome, failure, 'retry', 1);
        this.#open.delete(place);
        this.#handlerCompleted(place, event.node);
        const visit = (0,core_place/* visitKey */.xp)(event);
        for (const seen of this.#unsettled.get(visit) ?? []) {
            seen.recovered += 1;
            seen.recoveryAttempts += event.attempt;
        }
        this.#unsettled.delete(visit);
        if (event.handled_by === undefined)
            return;
        const message = `${event.node} exited with code ${event.exit_code}`;
        this.#list([{ node: event.node, kind: 'internal.script_error', message, attempts: event.attempt, by: 'when' }], 1);
    }
    #handlerCompleted(place, node) {
        for (const error of this.#inHandler.get(place) ?? []) {
            this.#handlerEnded(error, false);
            this.#handle(error, 'to', node);
        }
        this.#inHandler.delete(place);
    }
    #handlerEnded(error, isFailed) {
        const visit = this.visits.find(error);
        if (visit !== undefined)
            visit.handlerFailed = isFailed;
    }
    #routed(event, kind) {
        if (this.#actions.size < MAX_ACTIONS)
            this.#actions.set(`${event.node}\n${kind}`, (0,account_visit/* actionOf */.qj)(event));
        const { action, scope, to } = event;
        const place = (0,core_place/* nodeKey */.u8)(event);
        const failure = this.#open.get(place);
        if (action !== 'retry' && action !== 'collected')
            this.#react({ ...event, kind }, 0);
        if (action !== 'retry') {
            this.#open.delete(place);
            if (action === 'recover')
                this.#handlerCompleted(place, event.node);
            this.#inHandler.delete(place);
        }
        if (failure === undefined)
            return;
        if (action === 'end' || action === 'recover')
            this.#handle(failure, action, action);
        if (action === 'to' && to !== null)
            (0,lists/* addTo */.D)(this.#inHandler, (0,core_place/* nodeKey */.u8)({ scope, node: to }), failure);
        if (action === 'collected') {
            const group = (0,core_place/* runAround */.tV)(scope);
            if (group !== null)
                this.#collect((0,core_place/* visitKey */.xp)(group), failure);
        }
    }
    #collect(group, failure) {
        const collected = this.#collected.get(group) ?? { kinds: new Map(), handled: [], total: 0 };
        this.#collected.set(group, collected);
        count(collected.kinds, failure, 'group', 1);
        collected.total += 1;
        if (collected.handled.length < MAX_HANDLED)
            collected.handled.push(handledBy(failure, 'group'));
    }
    #groupEnded(event) {
        const key = (0,core_place/* visitKey */.xp)(event);
        const collected = this.#collected.get(key);
        this.#collected.delete(key);
        if (event.status !== 'completed' || collected === undefined)
            return;
        for (const { error, count: times } of collected.kinds.values())
            count(this.overcome, error, 'group', times);
        this.#list(collected.handled, collected.total);
    }
    #handle(failure, action, by) {
        count(this.overcome, failure, action, 1);
        this.#list([handledBy(failure, by)], 1);
    }
    #list(handled, total) {
        this.handledTotal += total;
        this.handled.push(...handled.slice(0, MAX_HANDLED - this.handled.length));
    }
    #see(event) {
        const { kind } = event.envelope;
        if (!(0,kinds/* isKind */.VF)(kind) || event.frames.length > 1 || event.envelope.details['injected'] === true)
            return;
        const node = (0,core_place/* placeInFile */.ZU)(event);
        const key = `${node}\n${kind}`;
        const none = { node, kind, count: 0, recovered: 0, recoveryAttempts: 0 };
        const seen = entryOf(this.sightings, key, none, MAX_SIGHTINGS);
        if (seen === undefined)
            return;
        seen.count += 1;
        const visit = (0,core_place/* visitKey */.xp)(event);
        this.#unsettled.set(visit, (this.#unsettled.get(visit) ?? new Set()).add(seen));
    }
    #react({ node, kind, action, to }, delaySeconds) {
        const key = `${node}\n${kind}\n${action}\n${to ?? ''}`;
        const reaction = entryOf(this.reactions, key, { node, kind, action, to, count: 0, waitedSeconds: 0 }, MAX_REACTIONS);
        if (reaction === undefined)
            return;
        reaction.count += 1;
        reaction.waitedSeconds += delaySeconds;
    }
}
function entryOf(entries, key, made, most) {
    if (!entries.has(key) && entries.size < most)
        entries.set(key, made);
    return entries.get(key);
}
function count(kinds, error, by, times) {
    const overcome = entryOf(kinds, error.envelope.kind, { error, by, count: 0 }, MAX_KINDS);
    if (overcome !== undefined)
        overcome.count += times;
}
function handledBy({ node, envelope, attempts, item }, by) {
    const { kind, message } = envelope;
    return { node, kind, message, attempts, by, ...(item === undefined ? {} : { item: item.key }) };
}

// EXTERNAL MODULE: ./build/src/core/event-types.js + 2 modules
var event_types = __webpack_require__(10086);
// EXTERNAL MODULE: ./build/src/core/log-line.js
var log_line = __webpack_require__(56045);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
;// CONCATENATED MODULE: ./build/src/account/excerpt.js



const FIRST = 2000;
const IMPORTANT = 1000;
const LAST = 50;
const MAX_WORDS = 240;
class EventExcerpt {
    total = 0;
    #importantTotal = 0;
    #first = [];
    #last = [];
    consume(event) {
        const { logged, important } = (0,event_types/* eventFacts */.IS)(event.type);
        if (!logged || event.type === 'node_output')
            return;
        const number = ++this.total;
        if (event.replayed === true && !important)
            return;
        if (important)
            this.#importantTotal += 1;
        if (this.#first.length < FIRST || (important && this.#importantTotal <= IMPORTANT)) {
            this.#first.push(rowOf(number, event));
            return;
        }
        this.#last.push({ number, event });
        if (this.#last.length > LAST)
            this.#last.shift();
    }
    choose(limit) {
        const last = this.#last.map(({ number, event }) => rowOf(number, event));
        const known = [...this.#first, ...last].sort((a, b) => a.number - b.number);
        if (known.length <= limit)
            return known;
        const important = known.filter(({ type }) => (0,event_types/* eventFacts */.IS)(type).important).slice(0, Math.floor(limit / 2));
        const chosen = new Set(important);
        for (const row of known) {
            if (chosen.size >= limit - LAST)
                break;
            chosen.add(row);
        }
        for (const row of known.slice(-LAST))
            chosen.add(row);
        return known.filter((row) => chosen.has(row));
    }
}
function rowOf(number, event) {
    const { type, timestamp, scope, node } = event;
    const { text } = (0,event_types/* lineOf */.cA)(event);
    const name = (0,log_line/* nodeName */.qp)(event);
    const rest = text.startsWith(name) ? text.slice(name.length) : text;
    const words = /^(?:$|:? )/.test(rest) ? rest.replace(/^:? /, '') : text;
    return { number, type, timestamp, scope, node: node ?? '', words: (0,terminal_text/* oneLine */.TN)(words, MAX_WORDS) };
}

;// CONCATENATED MODULE: ./build/src/account/governance.js

const MAX_POLICIES = 1000;
const MAX_LISTED = 10_000;
const MAX_CIRCUITS = 200;
class GovernanceLog {
    policies = [];
    escalations = [];
    circuits = [];
    deadLetters = new Map();
    consume(event) {
        switch (event.type) {
            case 'policy_evaluated':
                this.#policy(event);
                return;
            case 'dead_lettered':
                if (this.deadLetters.size < MAX_LISTED || this.deadLetters.has(event.id)) {
                    const { id, node, scope, kind, reason } = event;
                    this.deadLetters.set(id, { id, node, scope, kind, reason });
                }
                return;
            case 'node_completed':
                if (this.deadLetters.size > 0)
                    this.deadLetters.delete((0,core_place/* deadLetterId */.k)(event.run_id, event));
                return;
            case 'escalated':
                this.#escalated(event);
                return;
            case 'circuit_state_changed':
                if (this.circuits.length < MAX_CIRCUITS)
                    this.circuits.push(event);
                return;
            default:
        }
    }
    #policy(event) {
        if (this.policies.length >= (event.allowed ? MAX_POLICIES : MAX_LISTED))
            return;
        const { node, scope, policy_name, allowed, reason, metadata, mode } = event;
        this.policies.push({ node, scope, policy_name, allowed, reason, metadata, mode });
    }
    #escalated(event) {
        if (this.escalations.length >= MAX_LISTED)
            return;
        const { node, scope, kind, message, title, labels, assignees } = event;
        const earlier = event.replayed === true && event.joined !== true ? { earlier: true } : {};
        this.escalations.push({ node, scope, kind, message, title, labels, assignees, ...earlier });
    }
}

// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/account/error-details.js
var error_details = __webpack_require__(78003);
;// CONCATENATED MODULE: ./build/src/account/groups.js




class GroupProgress {
    start;
    running = new Set();
    failing = new Map();
    messages = new Map();
    done = 0;
    constructor(start) {
        this.start = start;
    }
}
const LARGE_GROUP = 20;
const MAX_MESSAGE = 300;
const MAX_ITEM = 80;
const groups_MAX_KINDS = 200;
const SHOWN = 10;
const MEMBER_EVENTS = ['node_started', 'node_completed', 'node_failed', 'node_retry_scheduled'];
class RunningGroups {
    #groups = new Map();
    lastChange = {
        group: null,
        ended: null,
    };
    consume(event) {
        if (event.type === 'group_started')
            this.#groups.set((0,core_place/* visitKey */.xp)(event), new GroupProgress(event));
        let ended = null;
        if (event.type === 'group_completed') {
            ended = this.#groups.get((0,core_place/* visitKey */.xp)(event)) ?? null;
            this.#groups.delete((0,core_place/* visitKey */.xp)(event));
        }
        this.lastChange = { group: this.#count(event), ended };
    }
    running() {
        return this.#groups.values();
    }
    around(scope) {
        return this.#all(scope).at(-1) ?? null;
    }
    #all(scope) {
        return [...this.#groups].filter(([key]) => (0,core_place/* isInVisit */.RA)(scope, key)).map(([, group]) => group);
    }
    isCrowded(scope) {
        return this.#all(scope).some(isLarge);
    }
    isConcurrent(scope) {
        return this.#all(scope).some(({ start }) => start.total > 1 && start.max_concurrent > 1);
    }
    #count(event) {
        const { scope, node } = event;
        const isCounted = event.type === 'route_taken' ? event.action === 'recover' : MEMBER_EVENTS.includes(event.type);
        const around = isCounted ? (0,core_place/* runAround */.tV)(scope) : null;
        const group = around === null ? undefined : this.#groups.get((0,core_place/* visitKey */.xp)(around));
        if (group === undefined || node === null)
            return null;
        const member = (0,core_place/* nodeKey */.u8)({ scope, node });
        group.failing.delete(member);
        if (event.type === 'node_started')
            group.running.add(member);
        else
            group.running.delete(member);
        if (event.type === 'node_completed' || event.type === 'route_taken')
            group.done += 1;
        if (event.type === 'node_failed' && event.envelope.kind !== 'internal.cancelled')
            noteFailure(group, member, event);
        return group;
    }
}
function isLarge(group) {
    return group.start.total > LARGE_GROUP;
}
function noteFailure(group, member, event) {
    const { kind, message } = event.envelope;
    const index = (0,core_place/* runAround */.tV)(event.scope)?.item ?? null;
    const item = event.item?.key ?? (group.start.group_type === 'parallel' || index === null ? event.node : String(index));
    group.failing.set(member, { kind, item: item.slice(0, MAX_ITEM) });
    if (!group.messages.has(kind) && group.messages.size < groups_MAX_KINDS)
        group.messages.set(kind, message.slice(0, MAX_MESSAGE));
}
function failureLines({ failing, messages }) {
    const kinds = byKind(failing.values());
    const bad = (text) => line('bad', '✗', text, 'error');
    const shown = kinds.slice(0, SHOWN).map(({ kind, count, items }) => {
        const more = count > SHOWN ? ` and ${count - SHOWN} more` : '';
        const named = items.slice(0, SHOWN).map((item) => safe(item, 80));
        return bad(`${count} with ${kind}: ${named.join(', ')}${more}: ${safe(messages.get(kind) ?? '', 300)}`);
    });
    return kinds.length > SHOWN ? [...shown, bad(`and ${counted(kinds.length - SHOWN, 'more kind')}`)] : shown;
}

// EXTERNAL MODULE: ./build/src/core/events.js
var events = __webpack_require__(97095);
;// CONCATENATED MODULE: ./build/src/account/notices.js


const MAX_TEXTS = 1000;
const notices_MAX_LISTED = 200;
const MAX_GATES = 50;
class Notices {
    warnings = [];
    unseenFailures = 0;
    groups = [];
    children = [];
    tolerated = new Map();
    #walk;
    #texts = [];
    #moreTexts = 0;
    #waiting = new Map();
    constructor(walk) {
        this.#walk = walk;
    }
    consume(event) {
        switch (event.type) {
            case 'warning':
                this.#warn(event);
                break;
            case 'errors_jsonl_write_failed':
                this.#say(`errors.jsonl could not be written: ${event.error}`);
                break;
            case 'checkpoint_save_failed':
                this.#say(`the checkpoint could not be written: ${event.error}`);
                break;
            case 'gate_waiting': {
                const { scope, node, prompt, options } = event;
                this.#waiting.set((0,core_place/* nodeKey */.u8)(event), { gate: { node, prompt, options }, file: this.#walk.fileOf(scope) });
                break;
            }
            case 'policy_evaluated':
                this.#policy(event);
                break;
            case 'hook_executed':
                if (event.error !== null)
                    this.#warn({ ...event, code: 'hook-failed', message: `hook ${event.hook} failed: ${event.error}` });
                break;
            case 'node_failed':
                this.#waiting.delete((0,core_place/* nodeKey */.u8)(event));
                break;
            case 'group_completed':
                if (this.groups.length < notices_MAX_LISTED)
                    this.groups.push(event);
                this.#groupEnded(event);
                break;
            case 'subworkflow_completed':
                if (this.children.length < notices_MAX_LISTED)
                    this.children.push(event);
                break;
            default:
        }
    }
    texts() {
        return this.#moreTexts === 0 ? this.#texts : [...this.#texts, `and ${this.#moreTexts} more warnings`];
    }
    gates(first) {
        const distinct = new Map();
        for (const gate of [first, ...Array.from(this.#waiting.values(), ({ gate }) => gate)]) {
            const key = JSON.stringify([gate.node, gate.prompt, gate.options]);
            if (!distinct.has(key))
                distinct.set(key, gate);
        }
        return [...distinct.values()].slice(0, MAX_GATES);
    }
    fileOfGate({ node, prompt }) {
        const waiting = [...this.#waiting.values()].find(({ gate }) => gate.node === node && gate.prompt === prompt);
        return waiting?.file ?? null;
    }
    #groupEnded({ node, status, total, failed, group_type: type }) {
        if (status !== 'completed' || failed === 0)
            return;
        const before = this.tolerated.get(node) ?? { failed: 0, total: 0 };
        if (this.tolerated.size >= notices_MAX_LISTED && !this.tolerated.has(node))
            return;
        const sums = { failed: before.failed + failed, total: before.total + total };
        this.tolerated.set(node, { isParallel: type === 'parallel', ...sums });
    }
    #policy(event) {
        const { policy_name: name, node, allowed, reason, metadata, mode } = event;
        const isSkipped = allowed && metadata['skipped'] === true;
        if (!isSkipped && (allowed || mode !== 'warn'))
            return;
        const message = isSkipped
            ? `policy ${name} had nothing to judge ${node} by and allowed it: ${reason}`
            : `policy ${name} denied ${node} and only warns: ${reason}`;
        if (this.#texts.includes(message))
            return;
        this.#warn({ scope: event.scope, node, code: isSkipped ? 'policy-skipped' : 'policy-warned', message });
    }
    #warn(event) {
        this.#say(event.message);
        const isUnseenFailure = event.code === events/* IGNORED_EXIT */.OF && event.intended !== true;
        if (isUnseenFailure)
            this.unseenFailures += 1;
        if (this.warnings.length >= notices_MAX_LISTED)
            return;
        const { node, code, message } = event;
        this.warnings.push({ node, file: this.#walk.fileOf(event.scope), code, message, isUnseenFailure });
    }
    #say(message) {
        if (this.#texts.length < MAX_TEXTS)
            this.#texts.push(message);
        else
            this.#moreTexts += 1;
    }
}

;// CONCATENATED MODULE: ./build/src/account/steps.js

const STATES = {
    completed: 'completed',
    recovered: 'recovered',
    tolerated: 'recovered',
    handled: 'recovered',
    failed: 'failed',
    open: 'running',
    waiting: 'waiting',
    'terminated-success': 'completed',
    'terminated-failed': 'failed',
};
class Steps {
    account;
    constructor(account) {
        this.account = account;
    }
    completed(graph) {
        return this.#byEnd(graph).flatMap(({ name, visit }) => (isCompleted(visit) ? [name] : []));
    }
    actions(graph) {
        return Object.fromEntries(this.#byEnd(graph).flatMap(({ name, visit }) => {
            const action = actionAfter(visit);
            return action === null ? [] : [[name, action]];
        }));
    }
    states(graph) {
        const states = new Map(graph.nodes.map(({ name }) => [name, 'skipped']));
        for (const { name, visit } of this.#known(graph))
            states.set(name, nodeState(visit));
        for (const { name, type, members } of graph.nodes)
            for (const member of members)
                if (type === 'for_each' || !this.account.visits.steps.has(`${name}/${member}`))
                    states.set(member, states.get(name) ?? 'skipped');
        return states;
    }
    order(graph) {
        const turns = new Map([...this.account.visits.steps.values()].map((visit, turn) => [visit, turn]));
        return this.#known(graph)
            .sort((a, b) => (turns.get(a.visit) ?? 0) - (turns.get(b.visit) ?? 0))
            .map(({ name }) => name);
    }
    reports(graph, repaired) {
        const { visits, lastAt } = this.account;
        return [...stepKeys(graph)].map(([{ name: node_id, type }, key]) => {
            const visit = visits.steps.get(key);
            const last = visit?.attempts.at(-1);
            if (visit === undefined || last === undefined || (0,account_visit/* stateOf */.L4)(visit) === 'waiting') {
                const status = 'not_executed';
                return { node_id, type, status, duration_ms: null, attempts: 0, cached: false, repaired: false };
            }
            const { number: attempts, cached } = last;
            const status = last.state === 'completed' || visit.recovered !== null ? 'completed' : 'failed';
            const duration_ms = last.durationMs ?? Math.max(0, lastAt - last.startedAt);
            return { node_id, type, status, duration_ms, attempts, cached, repaired: repaired.has(node_id) && !cached };
        });
    }
    #byEnd(graph) {
        return this.#known(graph).sort((a, b) => a.visit.endOrder - b.visit.endOrder);
    }
    #known(graph) {
        return [...stepKeys(graph)].flatMap(([{ name }, key]) => {
            const visit = this.account.visits.steps.get(key);
            return visit === undefined ? [] : [{ name, visit }];
        });
    }
}
function isCompleted(visit) {
    return visit.attempts.at(-1)?.state === 'completed' || ['recover', 'to'].includes(actionAfter(visit) ?? '');
}
function actionAfter({ attempts, route, recovered }) {
    const state = attempts.at(-1)?.state;
    if (state === undefined || state === 'open')
        return null;
    if (recovered !== null)
        return 'recover';
    if (route !== null)
        return (0,account_visit/* actionOf */.qj)(route);
    return state === 'failed' ? 'error' : 'default';
}
function nodeState(visit) {
    const state = (0,account_visit/* stateOf */.L4)(visit);
    const isRetried = state === 'completed' && visit.attempts.some(({ failure }) => failure !== null);
    return isRetried ? 'recovered' : STATES[state];
}
function stepKeys(graph) {
    const groups = new Map(graph.nodes.flatMap((group) => group.members.map((member) => [member, group])));
    return new Map(graph.nodes.flatMap((node) => {
        const group = groups.get(node.name);
        if (group === undefined)
            return [[node, node.name]];
        return group.type === 'for_each' ? [] : [[node, `${group.name}/${node.name}`]];
    }));
}

;// CONCATENATED MODULE: ./build/src/account/tests.js
const MAX_NODES = 50;
class TestLog {
    #nodes = new Map();
    consume(event) {
        if (event.type !== 'tests_reported')
            return;
        const { scope, node, total, failed, skipped, seconds, failures, slowest } = event;
        const key = `${scope}/${node}`;
        if (this.#nodes.size >= MAX_NODES && !this.#nodes.has(key))
            return;
        this.#nodes.set(key, { node, total, failed, skipped, seconds, failures, slowest });
    }
    get nodes() {
        return [...this.#nodes.values()];
    }
}

// EXTERNAL MODULE: ./build/src/core/outcome.js
var outcome = __webpack_require__(85636);
;// CONCATENATED MODULE: ./build/src/account/usage.js

class UsageLog {
    #agents = new Map();
    consume(event) {
        if (event.type !== 'node_completed' && event.type !== 'node_failed')
            return;
        if (event.usage !== undefined)
            this.#count(event.node, event.usage, event.duration_ms);
    }
    metrics() {
        if (this.#agents.size === 0)
            return {};
        const sum = (of) => [...this.#agents.values()].map(of).reduce(outcome/* addTokens */.Ox, null);
        const input = sum((agent) => agent.input_tokens);
        const output = sum((agent) => agent.output_tokens);
        const agents = Object.fromEntries(this.#agents);
        return input === null && output === null
            ? { agents }
            : { input_tokens: input ?? 0, output_tokens: output ?? 0, agents };
    }
    #count(node, usage, durationMs) {
        const before = this.#agents.get(node);
        this.#agents.set(node, {
            provider: usage.provider,
            model: usage.model,
            runs: (before?.runs ?? 0) + 1,
            duration_ms: (before?.duration_ms ?? 0) + durationMs,
            input_tokens: (0,outcome/* addTokens */.Ox)(before?.input_tokens ?? null, usage.input_tokens),
            output_tokens: (0,outcome/* addTokens */.Ox)(before?.output_tokens ?? null, usage.output_tokens),
        });
    }
}

// EXTERNAL MODULE: ./build/src/core/envelope.js
var core_envelope = __webpack_require__(10898);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
;// CONCATENATED MODULE: ./build/src/account/visits.js




const MAX_VISITS = 8000;
const visits_FIRST = 3000;
const DROPPED = 1000;
const MAX_ATTEMPTS = 200;
const MAX_AGAIN = 1000;
const MAX_CHARS = 4_000_000;
class Visits {
    isWhole;
    #roots = new Set();
    rootsTotal = 0;
    steps = new Map();
    again = [];
    open = new Set();
    started = null;
    ended = null;
    #visits = new Map();
    #latest = new Map();
    #charsLeft = MAX_CHARS;
    #made = 0;
    #order = 0;
    #endOrder = 0;
    constructor(isWhole) {
        this.isWhole = isWhole;
    }
    get roots() {
        return [...this.#roots];
    }
    find(at) {
        return this.#visits.get((0,core_place/* visitKey */.xp)(at));
    }
    consume(event, time) {
        this.started = null;
        this.ended = null;
        switch (event.type) {
            case 'node_started':
                this.#started(event, time);
                return;
            case 'node_output': {
                const visit = this.find(event);
                const attempt = visit === undefined ? undefined : attemptIn(visit, event.attempt);
                if (attempt?.state === 'open')
                    attempt.printed = (0,account_visit/* printedMore */.Ub)(attempt.printed, event);
                return;
            }
            case 'node_completed':
            case 'node_failed':
                this.#end(event, time);
                return;
            case 'group_started': {
                const visit = this.#open(event);
                visit.group = { total: event.total, succeeded: 0, failed: 0 };
                if (visit.type === '')
                    visit.type = event.group_type;
                return;
            }
            case 'group_completed':
                this.#open(event).group = { total: event.total, succeeded: event.succeeded, failed: event.failed };
                return;
            case 'subworkflow_started':
                this.#open(event).child = { workflow: event.workflow, file: event.file };
                return;
            case 'route_taken':
                this.#routed(event);
                return;
            case 'node_retry_scheduled': {
                const { kind, route, from, deadline } = event;
                const visit = this.#pause(event, { why: 'retry', from: time, to: deadline });
                if (visit === undefined)
                    return;
                this.open.add(visit);
                visit.route = { action: 'retry', to: from, route, kind };
                visit.reenters = from !== null && from !== event.node;
                return;
            }
            case 'timer_set':
                this.#pause(event, { why: 'timer', from: event.started, to: event.deadline });
                return;
            case 'gate_waiting':
                this.#latest.get((0,core_place/* nodeKey */.u8)(event))?.pauses.push({ why: 'gate', from: time, to: null });
                return;
            case 'run_rewound':
                this.#keepRoots(new Set(event.keep));
                return;
            default:
        }
    }
    #started(event, time) {
        const visit = this.#typed(event);
        endPauses(visit, time);
        const before = attemptIn(visit, event.attempt);
        visit.route = null;
        this.open.add(visit);
        if (before === undefined || event.replayed === true) {
            this.started = { visit, attempt: this.#attempt(visit, event.attempt, time, event.replayed === true) };
            return;
        }
        const dropped = visit.attempts.splice(visit.attempts.indexOf(before));
        visit.failedBefore += dropped.filter(({ failure }) => failure !== null).length;
        visit.attemptsTotal = Math.min(visit.attemptsTotal, event.attempt - 1);
        visit.pauses.splice(0, visit.pauses.length, ...visit.pauses.filter(({ why }) => why !== 'gate'));
        Object.assign(visit, { recovered: null, termination: null, reenters: before.reentered });
        const { scope, node, visit: number, attempt } = event;
        const made = this.#attempt(visit, attempt, time, false, scope === '' ? undefined : before.order);
        this.started = { visit, attempt: made };
        if (scope !== '' || this.again.length >= MAX_AGAIN)
            return;
        this.again.push({ at: { scope, node, visit: number, attempt }, first: before.order, last: made.order });
    }
    #end(event, time) {
        const { duration_ms: durationMs } = event;
        const visit = this.#typed(event);
        const attempt = this.#attempt(visit, event.attempt, time - durationMs, event.replayed === true);
        if (event.type === 'node_completed') {
            if (event.termination_reason !== undefined)
                visit.termination = { status: event.status ?? 'success', reason: event.termination_reason };
            attempt.output = this.#fitting(event.output ?? null);
            if (attempt.state === 'failed')
                return;
            attempt.state = 'completed';
        }
        else {
            attempt.state = 'failed';
            attempt.output = event.partial === undefined ? undefined : this.#fitting(event.partial);
            attempt.failure = this.#fittingError(event);
        }
        attempt.endedAt = time;
        attempt.printed = null;
        attempt.durationMs = durationMs;
        attempt.exitCode = event.exit_code ?? null;
        attempt.usage = event.usage ?? null;
        if (attempt.cached)
            attempt.startedAt = time - durationMs;
        endPauses(visit, time);
        visit.endOrder = ++this.#endOrder;
        this.open.delete(visit);
        this.ended = { visit, attempt };
    }
    #routed({ action, to, route, kind, output, ...at }) {
        const visit = this.find(at);
        if (visit === undefined)
            return;
        visit.route = { action, to, route, kind };
        if (action === 'recover' && visit.attempts.length > 0)
            visit.recovered = { kind: kind ?? '', output: this.#fitting(output ?? null) };
    }
    #pause(at, pause) {
        const visit = this.find(at);
        visit?.pauses.push(pause);
        if (!this.isWhole && visit !== undefined && visit.pauses.length > MAX_ATTEMPTS)
            visit.pauses.splice(1, 1);
        return visit;
    }
    #attempt(visit, number, startedAt, cached, order = ++this.#order) {
        const found = attemptIn(visit, number);
        if (found !== undefined)
            return found;
        const made = new account_visit/* Attempt */.UI(number, startedAt, cached, order, visit.reenters);
        visit.reenters = false;
        visit.attempts.push(made);
        visit.attemptsTotal += 1;
        if (!this.isWhole && visit.attempts.length > MAX_ATTEMPTS)
            visit.attempts.splice(1, 1);
        return made;
    }
    #typed(event) {
        const visit = this.#open(event);
        visit.type = event.node_type;
        if (event.item !== undefined)
            visit.item = event.item;
        return visit;
    }
    #open(at) {
        const found = this.find(at);
        if (found !== undefined)
            return found;
        const made = new account_visit/* Visit */._i(at, ++this.#made);
        this.#visits.set((0,core_place/* visitKey */.xp)(at), made);
        this.#latest.set((0,core_place/* nodeKey */.u8)(at), made);
        const step = stepKey(at);
        if (step !== null)
            this.steps.set(step, made);
        const parent = this.#parent(made);
        if (parent === undefined) {
            this.#roots.add(made);
            this.rootsTotal += 1;
        }
        else {
            parent.children.add(made);
            parent.childrenTotal += 1;
        }
        if (!this.isWhole && this.#visits.size > MAX_VISITS)
            this.#drop(made);
        return made;
    }
    #keepRoots(keep) {
        for (const visit of this.#roots) {
            if (visit.attempts.some(({ number }) => keep.has((0,core_place/* runKey */.r7)({ ...visit, attempt: number }))))
                continue;
            this.#remove(visit);
            this.rootsTotal -= 1;
        }
    }
    #drop(latest) {
        const leaves = [...this.#visits.values()].filter((visit) => visit.number > visits_FIRST && visit.children.size === 0 && visit !== latest);
        const inState = (state) => leaves.filter(({ attempts }) => (attempts.at(-1)?.state ?? 'open') === state);
        const ended = [...inState('completed'), ...inState('failed')];
        for (const visit of (ended.length > 0 ? ended : leaves).slice(0, DROPPED))
            this.#remove(visit);
    }
    #remove(visit) {
        for (const child of visit.children)
            this.#remove(child);
        this.#visits.delete((0,core_place/* visitKey */.xp)(visit));
        this.open.delete(visit);
        const key = (0,core_place/* nodeKey */.u8)(visit);
        if (this.#latest.get(key) === visit)
            this.#latest.delete(key);
        const siblings = this.#parent(visit)?.children ?? this.#roots;
        siblings.delete(visit);
    }
    #parent({ scope }) {
        const around = (0,core_place/* runAround */.tV)(scope);
        return around === null ? undefined : this.find(around);
    }
    #fitting(value) {
        return this.#takes((0,json/* jsonText */.s$)(value).length) ? value : undefined;
    }
    #fittingError(event) {
        const error = (0,core_envelope/* raisedIn */.qh)(event);
        const { envelope, stderr_tail: stderr } = error;
        const texts = stderr.length + (error.command?.length ?? 0) + (error.stdout_tail?.length ?? 0);
        if (this.#takes((0,json/* jsonText */.s$)(envelope.details).length + texts))
            return error;
        const { command: _, stdout_tail: __, ...short } = error;
        return { ...short, envelope: { ...envelope, details: {} }, stderr_tail: '' };
    }
    #takes(chars) {
        if (this.isWhole)
            return true;
        if (chars > this.#charsLeft)
            return false;
        this.#charsLeft -= chars;
        return true;
    }
}
function stepKey({ scope, node }) {
    if (scope === '')
        return node;
    const around = (0,core_place/* isItem */.WZ)(scope) || (0,core_place/* depthOf */.d1)(scope) !== 1 ? null : (0,core_place/* runAround */.tV)(scope);
    return around === null ? null : `${around.node}/${node}`;
}
function attemptIn({ attempts }, number) {
    return attempts.find((attempt) => attempt.number === number);
}
function endPauses(visit, time) {
    for (const pause of visit.pauses)
        if (pause.to === null || pause.to > time)
            pause.to = time;
}

;// CONCATENATED MODULE: ./build/src/account/walk.js

const MAX_PATH = 10_000;
const MAX_ROWS = 20_000;
const MAX_EDGES = 2000;
class Walk {
    path = [];
    fullPath = [];
    runs = new Map();
    edges = new Map();
    errorRows = new Map();
    types = new Map();
    #awaited = new Set();
    #files = new Map();
    #rootFile = '';
    consume(event) {
        switch (event.type) {
            case 'workflow_started':
                this.#rootFile = event.file;
                break;
            case 'node_started':
                this.#started(event);
                break;
            case 'node_completed':
                if (event.scope === '' && !this.types.has(event.node))
                    this.#enter(event);
                break;
            case 'node_retry_scheduled':
                if (event.from !== null && event.from !== event.node)
                    this.#awaited.add((0,core_place/* nodeKey */.u8)(event));
                this.#takeRow(event.scope, event.node, event.route);
                break;
            case 'route_taken':
                this.#routed(event);
                break;
            case 'subworkflow_started':
                this.#files.set((0,core_place/* runKey */.r7)(event), event.file);
                break;
            case 'subworkflow_completed':
                this.#files.delete((0,core_place/* runKey */.r7)(event));
                break;
            default:
        }
    }
    fileOf(scope) {
        for (const run of (0,core_place/* runsAround */.al)(scope)) {
            const file = this.#files.get((0,core_place/* runKey */.r7)(run));
            if (file !== undefined)
                return file;
        }
        return null;
    }
    #started(event) {
        this.runs.set(event.node, (this.runs.get(event.node) ?? 0) + 1);
        if (event.attempt === 1 || this.#awaited.delete((0,core_place/* nodeKey */.u8)(event)))
            this.#enter(event);
    }
    #enter({ scope, node, node_type: type, }) {
        if (this.fullPath.length < MAX_PATH)
            this.fullPath.push(node);
        if (scope !== '')
            return;
        if (!this.types.has(node))
            this.types.set(node, type);
        if (this.path.length < MAX_PATH)
            this.path.push(node);
    }
    #routed({ scope, node, to, kind, route }) {
        if (kind !== null)
            this.#takeRow(scope, node, route);
        if (scope !== '' || to === null)
            return;
        const key = `${node}\n${to}\n${kind ?? ''}`;
        if (!this.edges.delete(key) && this.edges.size >= MAX_EDGES)
            return;
        const type = kind === null ? (route === 'options' ? 'gate' : 'success') : 'error';
        this.edges.set(key, { from: node, to, label: kind ?? '', kind: type, route });
    }
    #takeRow(scope, node, row) {
        if (row === '' || this.errorRows.size >= MAX_ROWS)
            return;
        const file = this.fileOf(scope) ?? this.#rootFile;
        const taken = { file, node: row.startsWith('error_routes') ? '' : node, row };
        this.errorRows.set(`${file}\n${taken.node}\n${row}`, taken);
    }
}

;// CONCATENATED MODULE: ./build/src/account/run-account.js










class RunAccount {
    groups = new RunningGroups();
    visits;
    errors;
    steps;
    walk = new Walk();
    notices = new Notices(this.walk);
    governance = new GovernanceLog();
    usage = new UsageLog();
    tests = new TestLog();
    excerpt = new EventExcerpt();
    run = null;
    isResumed = false;
    ending = null;
    startedAt = null;
    lastAt = 0;
    constructor({ whole = false } = {}) {
        this.visits = new Visits(whole);
        this.errors = new Errors(this.visits);
        this.steps = new Steps(this);
    }
    consume(event) {
        const time = Date.parse(event.timestamp);
        this.#follow(event, time);
        this.groups.consume(event);
        this.visits.consume(event, time);
        this.errors.consume(event);
        this.walk.consume(event);
        this.notices.consume(event);
        this.governance.consume(event);
        this.usage.consume(event);
        this.tests.consume(event);
        this.excerpt.consume(event);
    }
    #follow(event, time) {
        if (Number.isFinite(time)) {
            this.startedAt = Math.min(this.startedAt ?? time, time);
            this.lastAt = Math.max(this.lastAt, time);
        }
        switch (event.type) {
            case 'workflow_started': {
                const { run_id: runId, workflow, file, input, timestamp } = event;
                this.isResumed ||= event.resumed;
                this.run ??= { runId, workflow, file, input, timestamp };
                this.ending = null;
                return;
            }
            case 'workflow_completed':
            case 'workflow_failed':
                this.ending = endingOf(event);
                return;
            default:
        }
    }
}
const NOT_ENDED = {
    outcome: 'cancelled',
    signal: null,
    message: '',
    output: null,
    duration_ms: 0,
    termination: null,
    gate: null,
    plan: null,
    shard: null,
    error: null,
    error_type: '',
    errors_path: null,
    errors_write_error: null,
};
function endingOf(event) {
    const { status = 'failed', termination_reason: reason = '', terminated_by = '' } = event;
    const termination = event.is_explicit === true ? { status, reason, terminated_by } : null;
    if (event.type === 'workflow_completed')
        return { ...NOT_ENDED, ...event, outcome: 'success', termination };
    const { envelope, frames, error: rest, ...told } = event;
    const error = envelope === null || rest === undefined ? null : { envelope, frames, ...rest };
    return { ...NOT_ENDED, ...told, error, termination };
}


/***/ }),

/***/ 13229:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: function() { return /* binding */ startOf; },
/* harmony export */   L4: function() { return /* binding */ stateOf; },
/* harmony export */   UI: function() { return /* binding */ Attempt; },
/* harmony export */   Ub: function() { return /* binding */ printedMore; },
/* harmony export */   _i: function() { return /* binding */ Visit; },
/* harmony export */   dJ: function() { return /* binding */ failuresOf; },
/* harmony export */   jH: function() { return /* binding */ outputOf; },
/* harmony export */   pJ: function() { return /* binding */ endOf; },
/* harmony export */   qj: function() { return /* binding */ actionOf; }
/* harmony export */ });
/* unused harmony export isWaiting */
class Attempt {
    number;
    startedAt;
    cached;
    order;
    reentered;
    endedAt = null;
    state = 'open';
    output = undefined;
    printed = null;
    failure = null;
    exitCode = null;
    durationMs = null;
    usage = null;
    constructor(number, startedAt, cached, order, reentered) {
        this.number = number;
        this.startedAt = startedAt;
        this.cached = cached;
        this.order = order;
        this.reentered = reentered;
    }
}
function actionOf({ action, kind }) {
    if (kind === null)
        return action === 'halt' ? 'halt' : 'default';
    if (action === 'unhandled' || action === 'collected')
        return 'error';
    return action === 'end' ? 'to' : action;
}
class Visit {
    number;
    scope;
    node;
    visit;
    type = '';
    item = null;
    attempts = [];
    attemptsTotal = 0;
    failedBefore = 0;
    pauses = [];
    route = null;
    handlerFailed = false;
    endOrder = 0;
    recovered = null;
    reenters = false;
    termination = null;
    group = null;
    child = null;
    children = new Set();
    childrenTotal = 0;
    constructor({ scope, node, visit }, number) {
        this.number = number;
        this.scope = scope;
        this.node = node;
        this.visit = visit;
    }
}
function stateOf(visit) {
    if (visit.termination !== null)
        return visit.termination.status === 'failed' ? 'terminated-failed' : 'terminated-success';
    const last = visit.attempts.at(-1);
    if (last === undefined)
        return 'open';
    switch (last.state) {
        case 'open':
            return isWaiting(visit) ? 'waiting' : 'open';
        case 'completed':
            return (visit.group?.failed ?? 0) > 0 ? 'tolerated' : 'completed';
        case 'failed':
            return failedState(visit);
    }
}
function isWaiting(visit) {
    return visit.pauses.some(({ why }) => why === 'gate') || [...visit.children].some((one) => stateOf(one) === 'waiting');
}
function failedState(visit) {
    if (visit.recovered !== null)
        return 'recovered';
    const isHandled = visit.route?.action === 'end' || (visit.route?.action === 'to' && !visit.handlerFailed);
    return isHandled ? 'handled' : 'failed';
}
function startOf(visit) {
    let start = visit.attempts[0]?.startedAt ?? visit.pauses[0]?.from ?? 0;
    if (visit.group !== null)
        for (const child of visit.children)
            start = Math.min(start, startOf(child) || start);
    return start;
}
function endOf(visit, runEnd) {
    let latest = startOf(visit);
    for (const { endedAt } of visit.attempts)
        latest = Math.max(latest, endedAt ?? runEnd);
    for (const { to } of visit.pauses)
        latest = Math.max(latest, to ?? runEnd);
    return latest;
}
function failuresOf(visit) {
    return visit.attempts.flatMap((attempt) => (attempt.failure === null ? [] : [attempt.failure]));
}
function outputOf(visit) {
    return visit.recovered === null ? visit.attempts.at(-1)?.output : visit.recovered.output;
}
const MOST_CHARS = 16 * 1024;
function printedMore(before, { stream, text, omitted }) {
    const known = before ?? { stdout: '', stderr: '' };
    const gap = omitted > 0 ? `… ${omitted} characters are left out here\n` : '';
    return { ...known, [stream]: lastLines(`${known[stream] ?? ''}${gap}${text}`) };
}
function lastLines(text) {
    if (text.length <= MOST_CHARS)
        return text;
    const tail = text.slice(-MOST_CHARS);
    return `…\n${tail.slice(tail.indexOf('\n') + 1)}`;
}


/***/ }),

/***/ 45203:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: function() { return /* binding */ workspaceOf; },
/* harmony export */   D3: function() { return /* binding */ commitOf; },
/* harmony export */   JS: function() { return /* binding */ isForeignHead; },
/* harmony export */   Ju: function() { return /* binding */ pullRequestHead; },
/* harmony export */   Kd: function() { return /* binding */ pullRequestNumber; },
/* harmony export */   Md: function() { return /* binding */ payloadOf; },
/* harmony export */   _M: function() { return /* binding */ repositoryOf; },
/* harmony export */   _h: function() { return /* binding */ displayedFile; },
/* harmony export */   xF: function() { return /* binding */ headSha; }
/* harmony export */ });
/* harmony import */ var _adapters_github_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76159);
/* harmony import */ var _config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51695);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62759);




function workspaceOf(env) {
    return (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .realPathOf */ .dN)(env['GITHUB_WORKSPACE'] || process.cwd());
}
function displayedFile(env, workflow) {
    return (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .displayPath */ .Gt)((0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryWithin */ .Yc)(workspaceOf(env), workflow), (0,_config_load_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .realPathOf */ .dN)(workflow));
}
function repositoryOf(env) {
    const [owner, repo, ...more] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    if (!isName(owner) || !isName(repo) || more.length > 0)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)('GITHUB_REPOSITORY is not set');
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ owner, repo });
}
function headSha(env, payload) {
    const event = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(payload) ? payload : null;
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    if (name.startsWith('pull_request'))
        return pullRequestHead(event?.['pull_request']);
    if (name === 'issue_comment' && pullRequestNumber(event ?? undefined).ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)('the event does not name the head of the pull request');
    const run = member(event, 'workflow_run');
    return shaOf(name === 'workflow_run' ? run?.['head_sha'] : env['GITHUB_SHA'], 'the commit of this run is not known');
}
function commitOf({ env, payload }) {
    const sha = headSha(env, payload);
    return sha.ok ? sha.value : (env['GITHUB_SHA'] ?? '');
}
function isForeignHead(env, payload) {
    const pullRequest = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(payload) ? member(payload, 'pull_request') : null;
    if (pullRequest === null)
        return false;
    return member(member(pullRequest, 'head'), 'repo')?.['full_name'] !== env['GITHUB_REPOSITORY'];
}
function payloadOf(env) {
    const file = env['GITHUB_EVENT_PATH'];
    return file === undefined || file === '' ? undefined : (0,_adapters_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .readEventPayload */ .N5)(file);
}
function pullRequestHead(pullRequest) {
    const head = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(pullRequest) ? member(pullRequest, 'head') : null;
    return shaOf(head?.['sha'], 'the event payload does not name the head of the pull request');
}
function pullRequestNumber(payload) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(payload))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)('the event payload is missing');
    const issue = member(payload, 'issue');
    const listed = member(payload, 'workflow_run')?.['pull_requests'];
    const candidates = [
        member(payload, 'pull_request')?.['number'],
        issue?.['pull_request'] === undefined ? undefined : issue['number'],
        Array.isArray(listed) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(listed[0]) ? listed[0]['number'] : undefined,
    ];
    const number = candidates.find((candidate) => typeof candidate === 'number' && Number.isSafeInteger(candidate));
    return typeof number === 'number' ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(number) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)('this event belongs to no pull request');
}
function member(value, name) {
    const found = value?.[name];
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(found) ? found : null;
}
function shaOf(value, otherwise) {
    return typeof value === 'string' && /^[0-9a-f]{7,64}$/i.test(value) ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(value) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(otherwise);
}
function isName(text) {
    return text !== undefined && /^[A-Za-z0-9_.-]+$/.test(text) && text !== '.' && text !== '..';
}


/***/ }),

/***/ 18599:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LQ: function() { return /* binding */ undeliveredNotes; },
/* harmony export */   N4: function() { return /* binding */ note; },
/* harmony export */   cf: function() { return /* binding */ lacksArtifacts; }
/* harmony export */ });
function lacksArtifacts({ env }) {
    return ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'].filter((name) => !env[name]);
}
function note(host, message) {
    host.commands.say(`note: ${message}`);
}
function undeliveredNotes(problems) {
    const byReason = new Map();
    for (const one of problems) {
        const reason = /: ((?:403 |there is no github-token).*)/.exec(one.problem)?.[1] ?? one.problem;
        byReason.set(reason, [...(byReason.get(reason) ?? []), one]);
    }
    return [...byReason].map(([reason, [first, ...others]]) => {
        if (first === undefined || others.length === 0)
            return first?.problem ?? reason;
        const whats = [first, ...others].map(({ what }) => what);
        return `${whats.slice(0, -1).join(', ')} and ${whats.at(-1)} were not made: ${reason}`;
    });
}


/***/ }),

/***/ 45491:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RM: function() { return /* binding */ masksFor; },
/* harmony export */   h_: function() { return /* binding */ isMaskable; },
/* harmony export */   n0: function() { return /* binding */ setOutputs; },
/* harmony export */   tH: function() { return /* binding */ stepOutputs; },
/* harmony export */   v1: function() { return /* binding */ setStepOutputs; }
/* harmony export */ });
/* unused harmony exports OUTPUTS, isTooLarge */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _adapters_runner_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31615);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _redaction_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55462);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18599);





const OUTPUTS = {
    outcome: { description: '`success`, `failed`, `invalid`, `halted`, `suspended` or `cancelled`' },
    'exit-code': { description: 'The exit code that the command would have ended with' },
    output: {
        description: "The workflow's output as JSON; each of its keys is an output as well",
        composite: { description: "The workflow's output as JSON; read its keys with `fromJSON`" },
    },
    'error-kind': { description: 'Kind of the error that ended the run' },
    'error-message': { description: 'Message of the error that ended the run' },
    'error-cause': { description: 'Under a `halt` route the kind that it was about' },
    'failed-node': { description: 'Node that raised the error' },
    attempts: { description: 'How often the failed node ran; of `run` how often the command ran' },
    'terminated-by': { description: 'Terminate node that ended the run' },
    'termination-reason': { description: 'Its reason' },
    'run-dir': { description: 'Run folder' },
    'errors-path': { description: 'Path of errors.jsonl; empty when there is no record' },
    'result-path': { description: 'Path of result.json' },
    settled: { description: 'Dead letters that `redrive` has settled' },
    remaining: { description: 'Dead letters that are still open after `redrive`' },
    'artifact-name': {
        description: 'Name of the uploaded artifact',
        composite: {
            value: "steps.upload.outputs.artifact-id != '' && steps.run.outputs.artifact-name || steps.upload-again.outputs.artifact-id != '' && steps.run.outputs.artifact-name-if-taken || ''",
        },
    },
    'artifact-id': {
        description: 'Id of the uploaded artifact',
        composite: { value: 'steps.upload.outputs.artifact-id || steps.upload-again.outputs.artifact-id' },
    },
    'artifact-url': {
        description: 'Address of the uploaded artifact',
        composite: { value: 'steps.upload.outputs.artifact-url || steps.upload-again.outputs.artifact-url' },
    },
    shards: {
        description: '`plan`: the shards as a JSON list, `[1,2,3]`, for `fromJSON`; `[]` when there is nothing to do',
    },
    plan: {
        description: '`plan`: name of the artifact that shards and join go on from',
        composite: {
            value: "steps.upload.outputs.artifact-id != '' && steps.run.outputs.plan || steps.upload-again.outputs.artifact-id != '' && steps.run.outputs.plan != '' && steps.run.outputs.artifact-name-if-taken || ''",
        },
    },
    decision: { description: '`triage`: `rerun`, `leave` or `none`' },
    'triage-path': { description: 'Path of triage.json' },
    'survey-path': { description: 'Path of survey.json' },
    causes: { description: '`survey`: number of different causes' },
    'new-causes': { description: '`survey`: causes that the previous survey did not have; 0 without `compare`' },
    'failed-first': { description: '`survey`: runs that failed at their first attempt' },
    runs: { description: '`survey`: completed runs of the window' },
};
const OF_OTHERS = new Set('decision triage-path survey-path causes new-causes failed-first runs'.split(' '));
const OF_RUNS = Object.keys(OUTPUTS).filter((name) => !OF_OTHERS.has(name));
function stepOutputs(facts) {
    const { result, output, runDir, errorsPath } = facts;
    const [error] = result.errors;
    const isTermination = result.termination !== null;
    return new Map([
        ...ownOutputs(output),
        ...OF_RUNS.map((name) => [name, '']),
        ['outcome', result.outcome],
        ['exit-code', String(result.exit_code)],
        ['output', output === null ? '' : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(output)],
        ['error-kind', result.outcome === 'invalid' ? 'invalid' : (error?.kind ?? '')],
        ['error-message', isTermination ? '' : (result.error ?? '')],
        ['error-cause', result.outcome === 'invalid' ? (error?.kind ?? '') : causeOf(error)],
        ['failed-node', error?.node_id ?? ''],
        ['attempts', error === undefined || error.attempts === 0 ? '' : String(error.attempts)],
        ['terminated-by', result.termination?.terminated_by ?? ''],
        ['termination-reason', result.termination?.reason ?? ''],
        ['run-dir', runDir ?? ''],
        ['errors-path', errorsPath ?? ''],
        ['result-path', runDir === null ? '' : node_path__WEBPACK_IMPORTED_MODULE_0___default().join(runDir, 'result.json')],
    ]);
}
function causeOf(error) {
    const cause = error?.kind === 'halt.intentional' ? error.details['cause'] : undefined;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(cause) && typeof cause['kind'] === 'string' ? cause['kind'] : '';
}
function ownOutputs(output) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(output))
        return [];
    const taken = new Set(Object.keys(OUTPUTS));
    return Object.entries(output)
        .filter(([name]) => /^[A-Za-z_][A-Za-z0-9_-]*$/.test(name) && !taken.has(name.toLowerCase()))
        .map(([name, value]) => [name, value === null ? '' : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOrJson */ .v9)(value)]);
}
const INNER_NAMES = [
    'retention-days',
    'job-fails',
    'closing',
    'closing-without-artifact',
    'fetch-name',
    'fetch-run-id',
    'fetch-path',
    'fetch-entry',
    'fetch-problem',
    'artifact-name-if-taken',
];
function setStepOutputs(host, outputs) {
    const own = new Set([...Object.keys(OUTPUTS), ...INNER_NAMES, ...outputs.keys()].map((name) => name.toLowerCase()));
    for (const message of (0,_adapters_runner_files_js__WEBPACK_IMPORTED_MODULE_1__/* .closeScriptOutputs */ .Y8)(own))
        (0,_host_js__WEBPACK_IMPORTED_MODULE_4__/* .note */ .N4)(host, message);
    setOutputs(host, Object.fromEntries(outputs));
}
function setOutputs(host, outputs) {
    const entries = Object.entries(outputs);
    const tooLarge = entries.filter(([, value]) => isTooLarge(value)).map(([name]) => name);
    const problem = (0,_adapters_runner_files_js__WEBPACK_IMPORTED_MODULE_1__/* .setOutputs */ .n0)(new Map(entries.map(([name, value]) => [name, isTooLarge(value) ? '' : value])));
    const empty = `${tooLarge.join(', ')} ${tooLarge.length === 1 ? 'is' : 'are'} empty`;
    if (problem !== null)
        (0,_host_js__WEBPACK_IMPORTED_MODULE_4__/* .note */ .N4)(host, `outputs were not set: ${problem}`);
    else if (tooLarge.length > 0)
        (0,_host_js__WEBPACK_IMPORTED_MODULE_4__/* .note */ .N4)(host, `an output has at most 1 MiB on GitHub, so ${empty}; result.json has all of it`);
}
const MAX_OUTPUT_BYTES = 1024 * 1024;
function isTooLarge(value) {
    return value.length * 2 > MAX_OUTPUT_BYTES;
}
const SHORTEST = 4;
const DEEPEST = 500;
const STATE_WORDS = new Set(('true false null none undefined unknown default enabled disabled required optional present missing absent empty unset ' +
    'valid invalid expired revoked rotated active inactive pending granted denied allowed refused failed passed succeeded ' +
    'success failure error okay automatic manual anonymous public private internal external local remote basic bearer ' +
    'digest oauth oauth2 oidc saml ldap kerberos password token cookie session header query main master production ' +
    'staging development testing linux windows macos latest stable').split(' '));
function masksFor(value, redactor, others = []) {
    if (!redactor.changes(value))
        return [];
    const masks = new Set();
    collect(value, false, redactor, masks, 0);
    return [...masks].filter((mask) => isMaskable(mask, others));
}
function isMaskable(mask, others) {
    return !others.some((text) => text.includes(mask.trim()));
}
function collect(value, isSensitive, redactor, masks, depth) {
    if (depth > DEEPEST || value === null || typeof value === 'boolean')
        return;
    if (typeof value === 'string' || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonNumber */ .OD)(value)) {
        const text = String(value);
        for (const part of isSensitive ? [text] : secretParts(text, redactor))
            if (part.trim().length >= SHORTEST && !STATE_WORDS.has(part.trim().toLowerCase()))
                masks.add(part);
        return;
    }
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value)) {
        for (const item of value)
            collect(item, isSensitive, redactor, masks, depth + 1);
        return;
    }
    for (const [key, item] of Object.entries(value)) {
        for (const part of secretParts(key, redactor))
            masks.add(part);
        collect(item, isSensitive || (0,_redaction_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isSensitiveName */ .eq)(key), redactor, masks, depth + 1);
    }
}
function secretParts(text, redactor) {
    return redactor.secretSpans(text).map(({ start, end }) => text.slice(start, end));
}


/***/ }),

/***/ 62871:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: function() { return /* binding */ createArtifactStore; },
  D: function() { return /* binding */ filesBelow; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/src/core/github.js
var github = __webpack_require__(36657);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/result.js
var result = __webpack_require__(62759);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/adapters/patience.js
var patience = __webpack_require__(35424);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/src/adapters/unzip.js






const LIMITS = { bytes: 2 * 2 ** 30, entries: 100_000 };
const MAX_DEPTH = 64;
const END = { signature: 0x06054b50, bytes: 22, longestComment: 0xffff };
const ZIP64_LOCATOR = { signature: 0x07064b50, bytes: 20 };
const ZIP64_END = { signature: 0x06064b50, bytes: 56 };
const RECORD = { signature: 0x02014b50, bytes: 46 };
const LOCAL_HEADER = { signature: 0x04034b50, bytes: 30 };
const IN_ZIP64 = 0xffffffff;
const MAX_DIRECTORY_BYTES = 64 * 2 ** 20;
const FILE_TYPE = 0o170000;
const REGULAR_FILE = 0o100000;
const FOLDER = 0o040000;
async function unzipOnlyFile(from, folder, signal) {
    const [name, ...more] = await (0,promises_.readdir)(from);
    if (name === undefined || more.length > 0)
        throw new Error('it is not one archive');
    await unzip(external_node_path_default().join(from, name), folder, signal === undefined ? {} : { signal });
}
async function unzip(archive, folder, { signal, limits = LIMITS } = {}) {
    const file = await (0,promises_.open)(archive, 'r');
    try {
        const entries = await readEntries(file, limits);
        await (0,promises_.mkdir)(folder, { recursive: true });
        let left = limits.bytes;
        const bounded = ({ parts, bytes, crc }) => {
            let [size, sum] = [0, 0];
            return new external_node_stream_.Transform({
                transform(chunk, _, done) {
                    left -= chunk.length;
                    size += chunk.length;
                    sum = (0,external_node_zlib_.crc32)(chunk, sum);
                    if (left < 0)
                        done(new Error(`it unpacks to more than ${limits.bytes / 2 ** 20} MiB`));
                    else
                        done(null, chunk);
                },
                flush(done) {
                    done(size === bytes && sum === crc ? null : new Error(`its entry ${JSON.stringify(parts.join('/'))} is damaged`));
                },
            });
        };
        for (const entry of entries) {
            const target = external_node_path_default().join(folder, ...entry.parts);
            await (0,promises_.mkdir)(entry.isFolder ? target : external_node_path_default().dirname(target), { recursive: true });
            if (!entry.isFolder)
                await unpackFile(archive, await dataOf(file, entry), entry.isDeflated, target, bounded(entry));
            signal?.throwIfAborted();
        }
    }
    catch (error) {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        throw error;
    }
    finally {
        await file.close();
    }
}
async function unpackFile(archive, { start, bytes }, isDeflated, target, bounded) {
    const packed = bytes === 0 ? external_node_stream_.Readable.from([]) : (0,external_node_fs_.createReadStream)(archive, { start, end: start + bytes - 1 });
    const out = (0,external_node_fs_.createWriteStream)(target, { flags: 'wx' });
    if (isDeflated && bytes > 0)
        await (0,external_node_stream_promises_.pipeline)(packed, (0,external_node_zlib_.createInflateRaw)(), bounded, out);
    else
        await (0,external_node_stream_promises_.pipeline)(packed, bounded, out);
}
async function dataOf(file, { headerAt, packedBytes }) {
    const header = await read(file, headerAt, LOCAL_HEADER);
    return { start: headerAt + header.length + header.readUInt16LE(26) + header.readUInt16LE(28), bytes: packedBytes };
}
async function readEntries(file, limits) {
    const { at, bytes } = await findDirectory(file);
    if (bytes > MAX_DIRECTORY_BYTES)
        throw new Error('its list of entries is too long');
    const directory = Buffer.alloc(bytes);
    const { bytesRead } = await file.read(directory, 0, bytes, at);
    if (bytesRead < bytes)
        throw new Error('the archive is not whole');
    const entries = [];
    let made = 0;
    for (let from = 0; from < bytes;) {
        if (from + RECORD.bytes > bytes || directory.readUInt32LE(from) !== RECORD.signature)
            throw new Error('its list of entries is damaged');
        const nameEnd = from + RECORD.bytes + directory.readUInt16LE(from + 28);
        const name = directory.toString('utf8', from + RECORD.bytes, nameEnd);
        const entry = entryOf(name, directory.subarray(from, from + RECORD.bytes));
        made += newParts(entry.parts, entries.at(-1)?.parts ?? []);
        if (made > limits.entries)
            throw new Error(`it has more than ${limits.entries} entries`);
        entries.push(entry);
        from = nameEnd + directory.readUInt16LE(from + 30) + directory.readUInt16LE(from + 32);
    }
    return entries;
}
function newParts(parts, before) {
    const shared = parts.findIndex((part, at) => part !== before[at]);
    return Math.max(1, parts.length - (shared === -1 ? parts.length : shared));
}
async function findDirectory(file) {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, END.bytes + END.longestComment));
    await file.read(tail, 0, tail.length, size - tail.length);
    const signature = Buffer.alloc(4);
    signature.writeUInt32LE(END.signature);
    const end = tail.lastIndexOf(signature, tail.length - END.bytes);
    if (end < 0)
        throw new Error('it is not a zip archive');
    const [bytes, at] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
    if (at !== IN_ZIP64 && bytes !== IN_ZIP64 && tail.readUInt16LE(end + 10) !== 0xffff)
        return { at, bytes };
    const locator = await read(file, size - tail.length + end - ZIP64_LOCATOR.bytes, ZIP64_LOCATOR);
    const long = await read(file, Number(locator.readBigUInt64LE(8)), ZIP64_END);
    return { at: Number(long.readBigUInt64LE(48)), bytes: Number(long.readBigUInt64LE(40)) };
}
function entryOf(name, record) {
    const isFolder = name.endsWith('/');
    const parts = (isFolder ? name.slice(0, -1) : name).split('/');
    const refuse = (why) => {
        throw new Error(`its entry ${JSON.stringify(name.slice(0, 200))} ${why}`);
    };
    if (parts.some((part) => part === '' || part === '.' || part === '..' || /[\\:\0]/.test(part)))
        refuse('is no path below a folder');
    if (parts.length > MAX_DEPTH)
        refuse(`is more than ${MAX_DEPTH} folders deep`);
    const type = (record.readUInt32LE(38) >>> 16) & FILE_TYPE;
    if (type !== 0 && type !== (isFolder ? FOLDER : REGULAR_FILE))
        refuse('is no regular file');
    const [flags, method] = [record.readUInt16LE(8), record.readUInt16LE(10)];
    if ((flags & 1) !== 0)
        refuse('is encrypted');
    if (method !== 0 && method !== 8)
        refuse('is packed in an unknown way');
    const [packedBytes, bytes, headerAt] = [record.readUInt32LE(20), record.readUInt32LE(24), record.readUInt32LE(42)];
    if (packedBytes === IN_ZIP64 || bytes === IN_ZIP64 || headerAt === IN_ZIP64)
        refuse('is too large');
    return { parts, isFolder, isDeflated: method === 8, packedBytes, bytes, crc: record.readUInt32LE(16), headerAt };
}
async function read(file, at, { signature, bytes }) {
    const buffer = Buffer.alloc(bytes);
    const { bytesRead } = at < 0 ? { bytesRead: 0 } : await file.read(buffer, 0, bytes, at);
    if (bytesRead < bytes || buffer.readUInt32LE(0) !== signature)
        throw new Error('the archive is damaged');
    return buffer;
}

;// CONCATENATED MODULE: ./build/src/adapters/artifact.js









const MAX_FILES = 10_000;
const PER_PAGE = 100;
const MAX_PAGES = 100;
const LIST_TIMEOUT_MS = 20_000;
const DOWNLOAD_TIMEOUT_MS = 300_000;
const STALLED_MS = 25_000;
const LOOK_MS = 250;
function createArtifactStore(api, stalledMs = STALLED_MS) {
    const client = async () => new (await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(86), __webpack_require__.e(102)]).then(__webpack_require__.bind(__webpack_require__, 29721))).DefaultArtifactClient();
    return {
        upload: ({ name, folder, without, retentionDays, timeoutMs }) => attempt(timeoutMs, async () => {
            const left = without === undefined ? null : external_node_path_default().join(folder, without) + (external_node_path_default()).sep;
            const files = filesBelow(folder).filter((file) => left === null || !file.startsWith(left));
            const options = retentionDays === null ? {} : { retentionDays };
            const { id } = await (await client()).uploadArtifact(name, files, folder, options);
            if (id === undefined)
                throw new Error('the service gave it no id');
            return { id };
        }),
        list: async (place) => {
            if (place !== null)
                return artifactsOfRun(api(place.token), place);
            return attempt(LIST_TIMEOUT_MS, async () => {
                const { artifacts } = await (await client()).listArtifacts({ latest: false });
                return artifacts.map(({ id, name, size, digest }) => ({ id, name, size, digest: digest ?? null }));
            });
        },
        download: (artifact, place, folder) => {
            const packed = `${folder}.packed`;
            return unpacked(packed, folder, async () => {
                const expectedHash = artifact.digest === null ? {} : { expectedHash: artifact.digest };
                const options = { path: packed, skipDecompress: true, ...expectedHash, ...findBy(place) };
                const downloading = (await client()).downloadArtifact(artifact.id, options);
                const { digestMismatch } = await whileItGrows(downloading, packed, stalledMs);
                if (digestMismatch === true)
                    throw new Error('its digest is not the one that was recorded at the upload');
            });
        },
        unpack: (packed, folder) => unpacked(packed, folder, async () => undefined),
    };
}
function unpacked(packed, folder, fetch) {
    return attempt(DOWNLOAD_TIMEOUT_MS, async (signal) => {
        try {
            await fetch();
            await unzipOnlyFile(packed, folder, signal);
            return folder;
        }
        finally {
            (0,patience/* removeQuietly */.S)(packed);
        }
    });
}
async function whileItGrows(downloading, folder, stalledMs) {
    let [most, since] = [0, performance.now()];
    let timer;
    const stalled = new Promise((_, reject) => {
        timer = setInterval(() => {
            const bytes = sizeOf(folder);
            if (bytes > most)
                [most, since] = [bytes, performance.now()];
            else if (performance.now() - since > stalledMs)
                reject(new Error('nothing more of it came'));
        }, LOOK_MS);
    });
    return Promise.race([downloading, stalled]).finally(() => clearInterval(timer));
}
function sizeOf(folder) {
    try {
        return filesBelow(folder).reduce((sum, file) => sum + (0,external_node_fs_.lstatSync)(file).size, 0);
    }
    catch {
        return 0;
    }
}
async function artifactsOfRun(api, { owner, repo, runId }) {
    const found = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const path = (0,github/* withQuery */.VL)(`/repos/${owner}/${repo}/actions/runs/${runId}/artifacts`, { per_page: PER_PAGE, page });
        const answer = await api.request('GET', path);
        if (!answer.ok)
            return (0,result/* err */._)(answer.error.message);
        const artifacts = (0,json/* isJsonObject */.OW)(answer.value) ? answer.value['artifacts'] : null;
        if (!Array.isArray(artifacts))
            return (0,result/* err */._)('the answer holds no list of artifacts');
        found.push(...artifacts.flatMap(foundArtifact));
        if (artifacts.length < PER_PAGE)
            return (0,result.ok)(found);
    }
    return (0,result/* err */._)(`the run has more than ${MAX_PAGES * PER_PAGE} artifacts`);
}
function foundArtifact(entry) {
    if (!(0,json/* isJsonObject */.OW)(entry))
        return [];
    const { id, name, size_in_bytes: size, digest } = entry;
    if (typeof id !== 'number' || typeof name !== 'string')
        return [];
    return [{ id, name, size: typeof size === 'number' ? size : 0, digest: typeof digest === 'string' ? digest : null }];
}
function findBy(place) {
    if (place === null)
        return {};
    const { token, owner, repo, runId } = place;
    return { findBy: { token, workflowRunId: runId, repositoryOwner: owner, repositoryName: repo } };
}
function filesBelow(folder) {
    const files = [];
    const open = [folder];
    for (let at = open.pop(); at !== undefined && files.length < MAX_FILES; at = open.pop()) {
        for (const name of (0,external_node_fs_.readdirSync)(at).sort()) {
            const file = external_node_path_default().join(at, name);
            const kind = (0,external_node_fs_.lstatSync)(file);
            if (kind.isDirectory())
                open.push(file);
            else if (kind.isFile())
                files.push(file);
        }
    }
    return files;
}
async function attempt(timeoutMs, work) {
    const late = new AbortController();
    const isLate = new Promise((_, reject) => {
        late.signal.addEventListener('abort', () => reject(late.signal.reason));
    });
    const timer = setTimeout(() => late.abort(new Error('it took too long')), timeoutMs);
    try {
        return (0,result.ok)(await Promise.race([work(late.signal), isLate]));
    }
    catch (error) {
        return (0,result/* err */._)((0,terminal_text/* oneLine */.TN)((0,error_message/* errorMessage */.gJ)(error), 500) || 'the service gave no reason');
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ }),

/***/ 86025:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qj: function() { return /* binding */ nap; },
/* harmony export */   ml: function() { return /* binding */ systemClock; }
/* harmony export */ });
/* unused harmony export clockFrom */
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_events__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);


const LONGEST_NAP_MS = 60_000;
const SHORTEST_SLEEP_MS = 1000;
const LONGEST_WORK_MS = 50;
function clockFrom(sources) {
    const { monotonic } = sources;
    let origin = sources.wall() - monotonic();
    let awake = sources.uptime() - monotonic();
    let lastTurn = monotonic();
    const now = () => Math.floor(origin + monotonic());
    const countSleep = () => {
        const slept = sources.uptime() - monotonic() - awake;
        if (slept < SHORTEST_SLEEP_MS)
            return;
        origin += slept;
        awake += slept;
    };
    return {
        now,
        monotonic,
        async sleepUntil(deadline, signal) {
            for (;;) {
                const left = deadline - now();
                if (left <= 0 || signal.aborted)
                    return;
                await nap(Math.min(Math.ceil(left), LONGEST_NAP_MS), signal);
                countSleep();
            }
        },
        turn() {
            if (monotonic() - lastTurn < LONGEST_WORK_MS)
                return null;
            return new Promise((resolve) => {
                setImmediate(() => {
                    lastTurn = monotonic();
                    resolve();
                });
            });
        },
    };
}
const systemClock = clockFrom({
    wall: () => Date.now(),
    monotonic: () => performance.now(),
    uptime: () => (0,node_os__WEBPACK_IMPORTED_MODULE_1__.uptime)() * 1000,
});
function nap(ms, signal) {
    return new Promise((resolve) => {
        const wake = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', wake);
            resolve();
        };
        const timer = setTimeout(wake, ms);
        (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, signal);
        signal.addEventListener('abort', wake, { once: true });
        if (signal.aborted)
            wake();
    });
}


/***/ }),

/***/ 49445:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IF: function() { return /* binding */ createFileStore; },
/* harmony export */   fc: function() { return /* binding */ makeFolder; },
/* harmony export */   xT: function() { return /* binding */ endsOpen; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8288);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35424);





function createFileStore(durability = 'machine') {
    const outlivesMachine = durability === 'machine';
    return {
        makeFolder: (folder, isPrivate = false) => makeFolder(folder, isPrivate ? 0o700 : 0o777),
        openAppend: (file) => openAppend(file, outlivesMachine),
        replace: (file, text, flush = 'flushed') => replace(file, text, outlivesMachine ? flush : 'plain'),
        readText: (file) => (0,_patience_js__WEBPACK_IMPORTED_MODULE_4__/* .patiently */ .d)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8')),
        lines: readLines,
        linesFromEnd,
        endsOpen,
        exists: (file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file),
        hasContent,
        isIrregular,
        remove: (file) => (0,_patience_js__WEBPACK_IMPORTED_MODULE_4__/* .patiently */ .d)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(file, { force: true })),
    };
}
function makeFolder(folder, mode = 0o777) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
        return;
    const above = node_path__WEBPACK_IMPORTED_MODULE_2___default().dirname(folder);
    if (above !== folder)
        makeFolder(above, mode);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { mode });
    }
    catch (error) {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
            throw error;
    }
}
function isIrregular(file) {
    try {
        return !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file).isFile();
    }
    catch {
        return false;
    }
}
function hasContent(file) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file);
        return stats.isFile() && stats.size > 0;
    }
    catch {
        return false;
    }
}
function endsOpen(file) {
    return withFile(file, 'r', (descriptor) => {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
        const last = Buffer.alloc(1);
        return size > 0 && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
    });
}
function withFile(file, flags, use) {
    const descriptor = (0,_patience_js__WEBPACK_IMPORTED_MODULE_4__/* .patiently */ .d)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, flags));
    try {
        return use(descriptor);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
const CHUNK_BYTES = 64 * 1024;
function* readLines(file, longest) {
    const descriptor = (0,_patience_js__WEBPACK_IMPORTED_MODULE_4__/* .patiently */ .d)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'r'));
    try {
        const chunk = Buffer.alloc(CHUNK_BYTES);
        const lines = new _lines_js__WEBPACK_IMPORTED_MODULE_3__/* .LineSplitter */ .g(longest);
        for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, chunk); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, chunk))
            yield* lines.push(chunk.subarray(0, size));
        const rest = lines.rest();
        if (rest !== '')
            yield rest;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
const LINE_END = 10;
function* linesFromEnd(file) {
    const descriptor = (0,_patience_js__WEBPACK_IMPORTED_MODULE_4__/* .patiently */ .d)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'r'));
    try {
        let open = [];
        let length = 0;
        let left = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).size;
        let isLast = true;
        while (left > 0 && length <= _lines_js__WEBPACK_IMPORTED_MODULE_3__/* .LONGEST_LINE */ .i) {
            let chunk = before(descriptor, left);
            left -= chunk.length;
            for (let at = chunk.lastIndexOf(LINE_END); at !== -1; at = chunk.lastIndexOf(LINE_END)) {
                const line = Buffer.concat([chunk.subarray(at + 1), ...open]).toString();
                if (!isLast || line !== '')
                    yield line;
                isLast = false;
                open = [];
                length = 0;
                chunk = chunk.subarray(0, at);
            }
            open.unshift(chunk);
            length += chunk.length;
        }
        const first = Buffer.concat(open).toString();
        if (left === 0 && (!isLast || first !== ''))
            yield first;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
function before(descriptor, end) {
    const size = Math.min(CHUNK_BYTES, end);
    const chunk = Buffer.alloc(size);
    const got = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, chunk, 0, size, end - size);
    if (got < size)
        throw new Error('the file became shorter while it was read');
    return chunk;
}
function openAppend(file, flushes) {
    const descriptor = (0,_patience_js__WEBPACK_IMPORTED_MODULE_4__/* .patiently */ .d)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'a'));
    let open = true;
    return {
        append: (data) => writeAll(descriptor, data),
        flush: () => {
            if (flushes)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fdatasyncSync)(descriptor);
        },
        close: () => {
            if (!open)
                return;
            open = false;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        },
    };
}
function replace(file, text, flush) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { throwIfNoEntry: false });
    if (stats === undefined || stats.isFile())
        renameOver(file, text, flush);
    else
        writeInto(file, text);
}
function renameOver(file, text, flush) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_2___default().dirname(file);
    const temporary = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, `.${node_path__WEBPACK_IMPORTED_MODULE_2___default().basename(file)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`);
    try {
        withFile(temporary, 'wx', (descriptor) => {
            writeAll(descriptor, text);
            if (flush !== 'plain')
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
        });
        (0,_patience_js__WEBPACK_IMPORTED_MODULE_4__/* .patiently */ .d)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, file));
    }
    catch (error) {
        (0,_patience_js__WEBPACK_IMPORTED_MODULE_4__/* .removeQuietly */ .S)(temporary);
        throw error;
    }
    if (flush === 'flushed')
        syncFolder(folder);
}
function writeInto(file, text) {
    const write = () => withFile(file, 'w', (descriptor) => writeAll(descriptor, text));
    const isPipe = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file, { throwIfNoEntry: false })?.isFIFO() === true;
    if (isPipe)
        withFile(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK, write);
    else
        write();
}
function writeAll(descriptor, data) {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    let written = 0;
    while (written < bytes.length)
        written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(descriptor, bytes, written, bytes.length - written);
}
function syncFolder(folder) {
    if (process.platform === 'win32')
        return;
    try {
        withFile(folder, 'r', node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync);
    }
    catch {
    }
}


/***/ }),

/***/ 76159:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ME: function() { return /* binding */ createGithubApi; },
/* harmony export */   N5: function() { return /* binding */ readEventPayload; },
/* harmony export */   mL: function() { return /* binding */ requestList; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36657);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77400);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31160);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86025);







const TIMEOUT_MS = 10_000;
const LONGEST_STREAM_MS = 600_000;
const NEVER = new AbortController().signal;
const ATTEMPTS = 3;
const LONGEST_WAIT_MS = 5000;
const FIRST_WAIT_MS = 500;
function createGithubApi(options) {
    const sleep = options.sleep ?? ((milliseconds) => (0,_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .nap */ .Qj)(milliseconds, options.signal ?? NEVER));
    const again = async (method, ask) => {
        for (let attempt = 1;; attempt += 1) {
            const answer = await ask();
            if (answer.ok)
                return answer;
            const wait = retryWait(answer.error, method, attempt, options.longestWaitMs ?? LONGEST_WAIT_MS);
            if (wait === null || options.signal?.aborted === true)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(describe(answer.error));
            await sleep(wait);
        }
    };
    return {
        request: (method, path, body) => again(method, () => once(options, method, path, body)),
        stream: (path) => again('GET', () => openStream(options, path)),
    };
}
async function requestList(api, path) {
    const answer = await api.request('GET', path);
    if (!answer.ok)
        return answer;
    return Array.isArray(answer.value) ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(answer.value) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)({ status: null, message: 'the answer is not a list' });
}
async function once(options, method, path, body) {
    const attempt = new Attempt(options);
    try {
        const reply = await attempt.ask(method, path, body === undefined ? {} : { data: body });
        const data = reply.data;
        const left = Number(reply.headers['x-ratelimit-remaining'] ?? Number.NaN);
        if (Number.isFinite(left))
            options.onRemaining?.(left);
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(data) && typeof data === 'object' && data !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(data);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(attempt.obstacle() ?? { ...NO_ANSWER, status: reply.status, message: 'the answer is not JSON' });
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(attempt.obstacle() ?? failureOf(error));
    }
    finally {
        attempt.end();
    }
}
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const TOO_LONG = 'the answer is too long';
class Attempt {
    options;
    #late = new AbortController();
    #timer;
    #isTooLong = false;
    constructor(options) {
        this.options = options;
    }
    async ask(method, path, more) {
        const { token, baseUrl, signal = NEVER, timeoutMs = TIMEOUT_MS } = this.options;
        if (!(0,_core_github_js__WEBPACK_IMPORTED_MODULE_1__/* .isSafeServer */ .f_)(baseUrl))
            throw new Error(`a token is not sent over plain http: ${baseUrl}`);
        const { getOctokit } = await __webpack_require__.e(/* import() */ 351).then(__webpack_require__.bind(__webpack_require__, 61351));
        const octokit = getOctokit(token, { baseUrl, log: SILENT });
        const fetch = this.#bounded(octokit.request.endpoint.DEFAULTS.request?.fetch);
        this.#timer = setTimeout(() => this.#late.abort(), timeoutMs);
        const ends = AbortSignal.any([this.#late.signal, signal]);
        const headers = { 'X-GitHub-Api-Version': '2022-11-28' };
        const route = `${method} ${path.replace(/[:{}]/g, encodeURIComponent)}`;
        return octokit.request(route, { ...more, headers, request: { ...more.request, signal: ends, fetch } });
    }
    #bounded(inner) {
        return async (address, init) => {
            const { status, statusText, url, headers, body } = await inner(address, init);
            const text = async () => (await this.#bytesOf(body)).toString('utf8');
            const arrayBuffer = async () => new Uint8Array(await this.#bytesOf(body)).buffer;
            return { status, statusText, url, headers, body, text, arrayBuffer };
        };
    }
    async #bytesOf(body) {
        const parts = [];
        let length = 0;
        for await (const part of body ?? []) {
            length += part.length;
            this.#isTooLong = length > MAX_ANSWER_BYTES;
            if (this.#isTooLong)
                throw new Error(TOO_LONG);
            parts.push(part);
        }
        return Buffer.concat(parts);
    }
    stay() {
        this.#timer?.refresh();
    }
    obstacle() {
        if (this.options.signal?.aborted === true)
            return { ...NO_ANSWER, message: 'the job was cancelled' };
        if (this.#late.signal.aborted)
            return { ...NO_ANSWER, message: 'no answer in time' };
        return this.#isTooLong ? { ...NO_ANSWER, message: TOO_LONG } : null;
    }
    end() {
        clearTimeout(this.#timer);
    }
}
async function openStream(options, path) {
    const attempt = new Attempt(options);
    try {
        const reply = await attempt.ask('GET', path, { request: { parseSuccessResponseBody: false } });
        const data = reply.data;
        if (isChunks(data))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(whileMoreComes(data, attempt));
        attempt.end();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)({ ...NO_ANSWER, status: reply.status, message: 'the answer is not a stream' });
    }
    catch (error) {
        attempt.end();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(attempt.obstacle() ?? failureOf(error));
    }
}
async function* whileMoreComes(chunks, attempt) {
    const begin = performance.now();
    try {
        for await (const chunk of chunks) {
            yield chunk;
            attempt.stay();
            if (performance.now() - begin > LONGEST_STREAM_MS)
                throw new Error('it took too long');
        }
    }
    catch (error) {
        throw new Error(attempt.obstacle()?.message ?? (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(error));
    }
    finally {
        attempt.end();
    }
}
function isChunks(value) {
    return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
const SILENT = { debug: () => { }, info: () => { }, warn: () => { }, error: () => { } };
const SECONDARY_WAIT_MS = 60_000;
const NO_ANSWER = { status: null, retryAfterMs: null, isRateLimit: false };
function failureOf(error) {
    const status = property(error, 'status');
    const headers = property(property(error, 'response'), 'headers');
    const message = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(error), 300);
    if (typeof status !== 'number' || property(error, 'response') === undefined) {
        return { ...NO_ANSWER, message };
    }
    const seconds = Number(property(headers, 'retry-after') ?? Number.NaN);
    const isSpent = String(property(headers, 'x-ratelimit-remaining') ?? '') === '0';
    const reset = Number(property(headers, 'x-ratelimit-reset') ?? Number.NaN) * 1000 - Date.now();
    const until = isSpent && Number.isFinite(reset) ? Math.max(0, reset) + 1000 : null;
    const isSecondary = status === 403 && /secondary rate limit/i.test(message);
    const otherwise = until ?? (isSecondary ? SECONDARY_WAIT_MS : null);
    return {
        status,
        message,
        retryAfterMs: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : otherwise,
        isRateLimit: status === 429 || (status === 403 && (isSpent || isSecondary || Number.isFinite(seconds))),
    };
}
function retryWait(failure, method, attempt, longest) {
    if (attempt >= ATTEMPTS)
        return null;
    const isOutage = failure.status !== null && failure.status >= 500;
    if (!failure.isRateLimit && !(isOutage && method !== 'POST'))
        return null;
    const wait = failure.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1);
    const isAsked = failure.isRateLimit || failure.retryAfterMs !== null;
    return isAsked && wait > longest ? null : wait;
}
function describe(failure) {
    const { status } = failure;
    if (status === null)
        return { status, message: failure.message };
    const meaning = failure.isRateLimit ? 'too many requests' : MEANINGS[status];
    const message = `${status}${meaning === undefined ? '' : ` (${meaning})`}: ${failure.message}`;
    return { status, message, isRateLimit: failure.isRateLimit, retryAfterMs: failure.retryAfterMs };
}
const MEANINGS = {
    401: 'the token was refused',
    403: 'the token lacks the permission',
    404: 'not found, or the token may not see it',
};
function property(value, name) {
    if (typeof value !== 'object' || value === null || !(name in value))
        return undefined;
    return Reflect.get(value, name);
}
const MAX_PAYLOAD_BYTES = 32 * 1024 * 1024;
function readEventPayload(path) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > MAX_PAYLOAD_BYTES)
            return undefined;
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 8288:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ LineSplitter; },
/* harmony export */   i: function() { return /* binding */ LONGEST_LINE; }
/* harmony export */ });
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46193);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_string_decoder__WEBPACK_IMPORTED_MODULE_0__);

const LONGEST_LINE = 64 * 1024 * 1024;
class LineSplitter {
    longest;
    #decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_0__.StringDecoder('utf8');
    #open = '';
    constructor(longest = LONGEST_LINE) {
        this.longest = longest;
    }
    push(chunk) {
        const lines = this.#decoder.write(chunk).split('\n');
        if (this.#open !== '')
            lines[0] = this.#open.length < this.longest ? `${this.#open}${lines[0]}` : this.#open;
        this.#open = lines.pop() ?? '';
        return lines;
    }
    rest() {
        return this.#open + this.#decoder.end();
    }
}


/***/ }),

/***/ 35424:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ removeQuietly; },
/* harmony export */   d: function() { return /* binding */ patiently; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77400);


const BUSY = new Set(['EPERM', 'EACCES', 'EBUSY']);
const PATIENCE_MS = 2000;
const LONGEST_PAUSE_MS = 100;
function patiently(action, windows = process.platform === 'win32') {
    const end = performance.now() + PATIENCE_MS;
    for (let pause = 5;; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
        try {
            return action();
        }
        catch (error) {
            if (!windows || !BUSY.has((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error)) || performance.now() >= end)
                throw error;
        }
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
}
function removeQuietly(path) {
    try {
        patiently(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true }));
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 31615:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fe: function() { return /* binding */ appendSummary; },
  Y8: function() { return /* binding */ closeScriptOutputs; },
  n0: function() { return /* binding */ setOutputs; },
  qN: function() { return /* binding */ summaryBudget; }
});

// UNUSED EXPORTS: closedOutputs

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/src/text/decoded.js
var decoded = __webpack_require__(35746);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(77400);
;// CONCATENATED MODULE: ./build/src/text/markdown-ends.js
const LIST_ITEM = /^( *)(?:[-*+]|\d{1,9}[.)])( {1,4}|$)/;
const RAW_TAG = /^<(script|pre|style|textarea)(?=[\s>]|$)/i;
const FOLD = /<(\/?)details(?=[\s>]|$)/gi;
const MOST_FOLDS = 1000;
function missingEnds(markdown) {
    let open = null;
    let item = 0;
    let folds = 0;
    for (const line of markdown.split(/\r\n|\n|\r/)) {
        if (open !== null) {
            if (!leaves(line, open.indent)) {
                if (open.closes(line))
                    open = null;
                continue;
            }
            open = null;
        }
        item = itemIndent(line, item);
        open = opened(line.slice(Math.min(item, line.length)), item);
        if (open === null)
            for (const [, slash] of line.matchAll(FOLD))
                folds = Math.max(0, folds + (slash === '' ? 1 : -1));
    }
    const last = open === null || open.indent > 0 ? '' : `\n${open.end}\n`;
    return last + '\n</details>\n'.repeat(Math.min(folds, MOST_FOLDS));
}
function leaves(line, indent) {
    return indent > 0 && line.trim() !== '' && indentOf(line) < indent;
}
function itemIndent(line, before) {
    if (line.trim() === '')
        return before;
    const around = indentOf(line) < before ? 0 : before;
    const marker = LIST_ITEM.exec(line.slice(around));
    return marker === null ? around : around + marker[0].length;
}
function opened(text, indent) {
    if (indentOf(text) > 3)
        return null;
    const line = text.trimStart();
    const fence = /^(`{3,})[^`]*$|^(~{3,})/.exec(line);
    const mark = fence?.[1] ?? fence?.[2];
    if (mark !== undefined) {
        const end = new RegExp(`^ {0,3}\\${mark.charAt(0)}{${mark.length},}[ \\t]*$`);
        return { end: mark, closes: (next) => end.test(next.slice(Math.min(indent, indentOf(next)))), indent };
    }
    const tag = RAW_TAG.exec(line)?.[1];
    if (tag !== undefined)
        return unlessClosed(line, `</${tag}>`, indent);
    return line.startsWith('<!--') ? unlessClosed(line.slice(2), '-->', indent) : null;
}
function unlessClosed(line, end, indent) {
    const closes = (next) => next.toLowerCase().includes(end.toLowerCase());
    return closes(line) ? null : { end, closes, indent };
}
function indentOf(line) {
    return line.length - line.trimStart().length;
}

// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
// EXTERNAL MODULE: ./build/src/adapters/file-store.js
var file_store = __webpack_require__(49445);
;// CONCATENATED MODULE: ./build/src/adapters/runner-files.js








const MAX_SUMMARY_BYTES = 1024 * 1024;
function setOutputs(outputs) {
    return written('GITHUB_OUTPUT', (file) => {
        endOpenLine(file);
        for (const [name, value] of outputs)
            core/* setOutput */.uH(name, value);
    });
}
function closeScriptOutputs(own) {
    const notes = [];
    const problem = written('GITHUB_OUTPUT', (file) => {
        if (makeRegular(file))
            notes.push('scripts had replaced the file of outputs; it was made anew');
        const before = (0,external_node_fs_.readFileSync)(file);
        const { text, dropped, closed, unreadable } = closedOutputs((0,decoded/* decoded */.D)(before, false), own, process.platform);
        if (dropped.length > 0)
            notes.push(`outputs that scripts wrote under names of the action were dropped: ${names(dropped)}`);
        if (closed.length > 0)
            notes.push(`outputs that scripts did not end were ended: ${names(closed)}`);
        if (unreadable > 0)
            notes.push(`${unreadable} lines that scripts wrote to the file of outputs are not outputs and were dropped`);
        if (notes.length > 0 || !isPlainUtf8(before))
            (0,external_node_fs_.writeFileSync)(file, text);
    });
    return problem === null ? notes : [];
}
function makeRegular(file) {
    if ((0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false })?.isFile() === true)
        return false;
    (0,external_node_fs_.rmSync)(file, { recursive: true, force: true });
    (0,external_node_fs_.writeFileSync)(file, '');
    return true;
}
function isPlainUtf8(bytes) {
    return (0,external_node_buffer_.isUtf8)(bytes) && !(bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf);
}
function names(list) {
    return list.map((name) => (0,terminal_text/* oneLine */.TN)(name, 60)).join(', ');
}
function summaryBudget() {
    const file = process.env['GITHUB_STEP_SUMMARY'] ?? '';
    return MAX_SUMMARY_BYTES - (file === '' ? 0 : sizeOf(file)) - 4;
}
async function appendSummary(markdown) {
    const problem = written('GITHUB_STEP_SUMMARY', (file) => {
        makeRegular(file);
        const before = (0,external_node_fs_.readFileSync)(file);
        const text = (0,decoded/* decoded */.D)(before, false);
        if (!isPlainUtf8(before))
            (0,external_node_fs_.writeFileSync)(file, text);
        endOpenLine(file);
        const ends = text === '' ? '' : missingEnds(text);
        if (ends !== '')
            (0,external_node_fs_.appendFileSync)(file, ends);
        core/* summary */.z.addRaw(sizeOf(file) === 0 ? markdown : `\n${markdown}`);
    });
    if (problem !== null)
        return problem;
    try {
        await core/* summary */.z.write();
        return null;
    }
    catch (error) {
        return (0,error_message/* errorMessage */.gJ)(error);
    }
    finally {
        core/* summary */.z.emptyBuffer();
    }
}
function written(variable, write) {
    const file = process.env[variable] ?? '';
    if (file === '')
        return `${variable} is not set`;
    try {
        write(file);
        return null;
    }
    catch (error) {
        return (0,error_message/* errorMessage */.gJ)(error);
    }
}
function sizeOf(file) {
    try {
        return (0,external_node_fs_.statSync)(file).size;
    }
    catch {
        return 0;
    }
}
function endOpenLine(file) {
    if ((0,file_store/* endsOpen */.xT)(file))
        (0,external_node_fs_.appendFileSync)(file, '\n');
}
function closedOutputs(text, own, platform) {
    const complete = [];
    const dropped = new Set();
    const closed = [];
    let unreadable = 0;
    const lines = text.split(platform === 'win32' ? /\r?\n/ : '\n');
    if (lines.at(-1) === '')
        lines.pop();
    for (let at = 0; at < lines.length; at += 1) {
        const line = lines[at] ?? '';
        if (line === '')
            continue;
        const opening = openingOf(line);
        if (opening === null) {
            unreadable += 1;
            continue;
        }
        const entry = [line];
        if (opening.end !== null) {
            const last = lines.indexOf(opening.end, at + 1);
            entry.push(...lines.slice(at + 1, last < 0 ? lines.length : last), opening.end);
            if (last < 0)
                closed.push(opening.name);
            at = last < 0 ? lines.length : last;
        }
        if (own.has(opening.name.toLowerCase()))
            dropped.add(opening.name);
        else
            complete.push(...entry);
    }
    return { text: complete.map((line) => `${line}\n`).join(''), dropped: [...dropped], closed, unreadable };
}
function openingOf(line) {
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc))
        return equals === 0 ? null : { name: line.slice(0, equals), end: null };
    if (heredoc <= 0 || heredoc + 2 === line.length)
        return null;
    return { name: line.slice(0, heredoc), end: line.slice(heredoc + 2) };
}


/***/ }),

/***/ 51695:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: function() { return /* binding */ decode; },
/* harmony export */   FK: function() { return /* binding */ isInside; },
/* harmony export */   Gt: function() { return /* binding */ displayPath; },
/* harmony export */   Yc: function() { return /* binding */ repositoryWithin; },
/* harmony export */   dN: function() { return /* binding */ realPathOf; },
/* harmony export */   eD: function() { return /* binding */ shownFolder; },
/* harmony export */   gZ: function() { return /* binding */ MAX_FILE_BYTES; },
/* harmony export */   lJ: function() { return /* binding */ diskReader; },
/* harmony export */   pl: function() { return /* binding */ findWorkspace; }
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62759);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77400);





const MAX_FILE_BYTES = 10 * 1024 * 1024;
function realPathOf(path) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(absolute);
    }
    catch {
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute);
        return parent === absolute ? absolute : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(realPathOf(parent), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(parent, absolute));
    }
}
function readFromDisk(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
        if (!stat.isFile())
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)({ code: 'not-a-file' });
        if (stat.size > MAX_FILE_BYTES)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)({ code: 'file-too-large' });
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path));
    }
    catch (error) {
        const code = (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) || 'it cannot be opened';
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)({ code: 'file-not-found' });
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)({ code: 'file-unreadable', message: code });
    }
}
function namesOnDisk(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
const diskReader = { read: readFromDisk, realpath: realPathOf, names: namesOnDisk };
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way === '' || (way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way));
}
function displayPath(folder, path) {
    return (isInside(folder, path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path) : path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
}
function findWorkspace(file, env) {
    return repositoryOf(file, env) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(realPathOf(file));
}
function shownFolder(file, env, cwd) {
    return repositoryOf(file, env) ?? realPathOf(cwd);
}
function repositoryWithin(workspace, file) {
    const root = realPathOf(workspace);
    const real = realPathOf(file);
    return (isInside(root, real) ? gitRootOf(real, root) : null) ?? root;
}
function repositoryOf(file, env) {
    const real = realPathOf(file);
    const given = env['GITHUB_WORKSPACE'] ?? '';
    const root = given === '' ? null : realPathOf(given);
    return root !== null && isInside(root, real) ? root : gitRootOf(real, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.parse)(real).root);
}
function gitRootOf(file, last) {
    for (let at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, '.git')))
            return at;
        if (at === last || at === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at))
            return null;
    }
}
function decode(content) {
    if (content.length > MAX_FILE_BYTES)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)({ code: 'file-too-large' });
    const notText = (message) => (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)({ code: 'file-not-text', message });
    if (content[0] === 0xff && content[1] === 0xfe)
        return notText('it is UTF-16; save it as UTF-8');
    if (typeof content !== 'string' && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content))
        return notText('it is not UTF-8');
    const text = typeof content === 'string' ? content : Buffer.from(content).toString('utf8');
    return text.includes('\0') ? notText('it is a binary file') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(text.replace(/^\ufeff/, ''));
}


/***/ }),

/***/ 4644:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ once; },
/* harmony export */   P: function() { return /* binding */ cached; }
/* harmony export */ });
function cached(compute) {
    const results = new WeakMap();
    return (key) => {
        const known = results.get(key) ?? { value: compute(key) };
        results.set(key, known);
        return known.value;
    };
}
function once(make) {
    let made = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}


/***/ }),

/***/ 12170:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: function() { return /* binding */ parseDuration; },
/* harmony export */   S5: function() { return /* binding */ durationText; },
/* harmony export */   TM: function() { return /* binding */ secondsOf; },
/* harmony export */   ZI: function() { return /* binding */ MAX_WAIT_SECONDS; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62759);


const MAX_WAIT_SECONDS = 24 * 60 * 60;
const DURATION = /^\s*(\d+(?:\.\d+)?)\s*(ms|s|m|h)?\s*$/;
const SECONDS = { ms: 0.001, s: 1, m: 60, h: 3600 };
const EXPECTED = 'expected a number of seconds or a text such as 500ms, 60s, 2.5m or 1h';
function parseDuration(value) {
    const seconds = typeof value === 'number' ? value : typeof value === 'string' ? secondsOf(value) : null;
    if (seconds === null || !Number.isFinite(seconds)) {
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)(`${describe(value)} is not a duration; ${EXPECTED}`);
    }
    if (seconds <= 0)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)(`a duration must be over 0 seconds, not ${describe(value)}`);
    if (seconds > MAX_WAIT_SECONDS)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)(`a duration may be at most 24 hours, not ${describe(value)}`);
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(seconds);
}
function secondsOf(text) {
    const match = DURATION.exec(text);
    if (match === null)
        return /^\s*-\s*\d/.test(text) ? -1 : null;
    const unit = SECONDS[match[2] ?? 's'];
    return unit === undefined ? null : Number(match[1]) * unit;
}
function describe(value) {
    if (typeof value === 'string')
        return JSON.stringify(value.slice(0, 100));
    return value === undefined ? 'nothing' : ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(value)?.slice(0, 100) ?? typeof value);
}
function durationText(milliseconds) {
    if (milliseconds < 1000)
        return `${Math.max(0, Math.round(milliseconds))} ms`;
    if (milliseconds < 9950)
        return `${(milliseconds / 1000).toFixed(1)} s`;
    const seconds = Math.round(milliseconds / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes} min ${seconds % 60} s`;
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}


/***/ }),

/***/ 10898:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MX: function() { return /* binding */ MOST_WHILE_HANDLING; },
/* harmony export */   Pr: function() { return /* binding */ ENVELOPE; },
/* harmony export */   X0: function() { return /* binding */ envelopeFromJson; },
/* harmony export */   XT: function() { return /* binding */ isEnvelope; },
/* harmony export */   c: function() { return /* binding */ processTexts; },
/* harmony export */   jW: function() { return /* binding */ envelopeFromFile; },
/* harmony export */   qh: function() { return /* binding */ raisedIn; },
/* harmony export */   qt: function() { return /* binding */ isFrame; },
/* harmony export */   ud: function() { return /* binding */ MAX_ENVELOPE_BYTES; },
/* harmony export */   zU: function() { return /* binding */ excerptOf; }
/* harmony export */ });
/* harmony import */ var _text_decoded_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35746);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93833);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45979);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7725);





const ENVELOPE = { kind: _shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, message: _shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, details: _shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv };
const isEnvelope = (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .shaped */ .e9)(ENVELOPE);
const FRAME = { workflow: _shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, file: _shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, node: _shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, type: _shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH, attempt: _shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isNumber */ .Et };
const isFrame = (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .shaped */ .e9)(FRAME);
const MOST_WHILE_HANDLING = 5;
function raisedIn(error) {
    const { envelope, origin, typed, frames, attempts, exit_code, stderr_tail, while_handling } = error;
    return {
        ...{ envelope, origin, typed, frames, attempts, exit_code, stderr_tail },
        ...processTexts(error),
        ...(while_handling === undefined ? {} : { while_handling }),
    };
}
function processTexts({ command, stdout_tail, }) {
    return { ...(command === undefined ? {} : { command }), ...(stdout_tail === undefined ? {} : { stdout_tail }) };
}
const MAX_ENVELOPE_BYTES = 1024 * 1024;
const EXCERPT_CHARS = 1000;
function broken(failedField, reason, text, originalMessage = '') {
    return { status: 'broken', failedField, reason, originalMessage, text };
}
function excerptOf({ text }, secrets) {
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .headOf */ .Uo)(text, EXCERPT_CHARS, secrets);
}
function envelopeFromJson(value, text) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return broken('$', 'it is not a JSON object', text);
    const { message } = value;
    const said = typeof message === 'string' && message.trim() !== '' ? message : '';
    const marker = value['conductor_error'];
    if (marker !== undefined && marker !== true)
        return broken('conductor_error', 'conductor_error is there but is not true', text, said);
    const kind = value['kind'];
    if (typeof kind !== 'string')
        return broken('kind', 'kind is missing or not a text', text, said);
    if (!(0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isKind */ .VF)(kind))
        return broken('kind', `kind ${JSON.stringify(kind.slice(0, 200))} is not a dotted lower-case identifier`, text, said);
    if ((0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .isReservedKind */ .HO)(kind))
        return broken('kind', `kind ${kind} is reserved for the engine`, text, said);
    if (typeof message !== 'string')
        return broken('message', 'message is missing or not a text', text);
    if (message.trim() === '')
        return broken('message', 'message is empty', text);
    const details = value['details'] ?? {};
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(details))
        return broken('details', 'details is not an object', text, said);
    return { status: 'envelope', envelope: { kind, message, details: details } };
}
function envelopeFromFile(content) {
    switch (content.status) {
        case 'absent':
            return { status: 'nothing' };
        case 'unreadable':
            return broken('$', `the file cannot be read: ${content.message}`, '');
        case 'too_large':
            return broken('$', `the file has ${content.size} bytes, more than ${MAX_ENVELOPE_BYTES}`, (0,_text_decoded_js__WEBPACK_IMPORTED_MODULE_4__/* .decoded */ .D)(content.head, false));
        case 'bytes':
            return envelopeFromBytes(content.bytes);
    }
}
function envelopeFromBytes(bytes) {
    let text;
    try {
        text = (0,_text_decoded_js__WEBPACK_IMPORTED_MODULE_4__/* .decoded */ .D)(bytes);
    }
    catch {
        return broken('$', 'it is not UTF-8', (0,_text_decoded_js__WEBPACK_IMPORTED_MODULE_4__/* .decoded */ .D)(bytes, false));
    }
    if (text.trim() === '')
        return { status: 'nothing' };
    const value = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
    if (value === undefined)
        return broken('$', whyUnread(text), text);
    return envelopeFromJson(value, text);
}
function whyUnread(text) {
    try {
        JSON.parse(text);
        return 'it is nested too deeply, or a number in it is too large';
    }
    catch {
        return 'it is not JSON';
    }
}


/***/ }),

/***/ 10086:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ru: function() { return /* binding */ EVENT_TYPES; },
  IS: function() { return /* binding */ eventFacts; },
  VX: function() { return /* binding */ isEventType; },
  cA: function() { return /* binding */ lineOf; }
});

// EXTERNAL MODULE: ./build/src/core/duration.js
var core_duration = __webpack_require__(12170);
// EXTERNAL MODULE: ./build/src/core/envelope.js
var envelope = __webpack_require__(10898);
// EXTERNAL MODULE: ./build/src/core/log-line.js
var log_line = __webpack_require__(56045);
// EXTERNAL MODULE: ./build/src/core/shape.js
var shape = __webpack_require__(7725);
;// CONCATENATED MODULE: ./build/src/core/event-fields.js



function event_fields_event(fields, facts = {}) {
    const { line = () => (0,log_line/* hidden */.R)(''), journal = 'never', important = false, logged = true } = facts;
    return { fields, line, important, logged, journal: typeof journal === 'function' ? journal : () => journal };
}
const word = (check = null) => ({ content: 'word', check });
const data = (check = null) => ({ content: 'data', check });
const optional = (field) => ({ ...field, check: null, optional: true });
const NAME = word(shape/* isText */.KH);
const COUNT = word(shape/* isNumber */.Et);
const TEXT = data(shape/* isText */.KH);
const OUTPUT = { content: 'output', check: null };
const ENVELOPE = { content: 'envelope', check: envelope/* isEnvelope */.XT };
const LAST_ENVELOPE = { content: 'envelope', check: null };
const OPTIONS = { content: 'options', check: Array.isArray };
const ITEM = optional({ content: 'item', check: null });
const AT = { scope: NAME, node: NAME, visit: COUNT, attempt: COUNT };
const IN = { scope: NAME, node: NAME };
const MAYBE_IN = { scope: NAME, node: word() };
const RUN = { scope: word(shape/* isText */.KH), node: word() };
const RAISED = {
    envelope: ENVELOPE,
    origin: word(shape/* isText */.KH),
    typed: word(shape/* isBoolean */.Lm),
    frames: word((0,shape/* listOf */.c3)(envelope/* isFrame */.qt)),
    attempts: COUNT,
    exit_code: word(),
    stderr_tail: TEXT,
    command: optional(TEXT),
    stdout_tail: optional(TEXT),
    while_handling: optional({ content: 'errors', check: null }),
};
const TERMINATION = {
    status: optional(word()),
    termination_reason: optional(data()),
    terminated_by: optional(word()),
    is_explicit: optional(word()),
};
const COMPLETED = {
    ...AT,
    node_type: NAME,
    output: OUTPUT,
    duration_ms: COUNT,
    exit_code: optional(word()),
    handled_by: optional(word()),
    usage: optional(word()),
    item: ITEM,
    hash: optional(word()),
    to: optional(word()),
    ...TERMINATION,
};
const ROUTED = {
    ...AT,
    action: word(shape/* isText */.KH),
    to: word((0,shape/* orNull */.Xd)(shape/* isText */.KH)),
    route: NAME,
    kind: word((0,shape/* orNull */.Xd)(shape/* isText */.KH)),
    retries_exhausted: optional(word()),
    output: optional(data()),
};
const GROUP_ENDED = {
    ...AT,
    group_type: word(),
    total: COUNT,
    succeeded: COUNT,
    failed: COUNT,
    status: word(),
    duration_ms: COUNT,
};

;// CONCATENATED MODULE: ./build/src/core/event-lines.js


function completedLine(event) {
    const { status, termination_reason: reason, exit_code: code = null } = event;
    if (reason !== undefined)
        return (0,log_line/* line */.n8)(status === 'failed' ? 'bad' : 'good', '■', `${(0,log_line/* nodeName */.qp)(event)}: ${(0,log_line/* safe */.gB)(reason)}`);
    const text = `${(0,log_line/* nodeName */.qp)(event)} ${(0,core_duration/* durationText */.S5)(event.duration_ms)}${code === null || code === 0 ? '' : `, exit ${code}`}`;
    const isGroup = event.node_type === 'parallel' || event.node_type === 'for_each';
    return (0,log_line/* line */.n8)('good', '✓', text, isGroup ? 'hidden' : 'info');
}
function groupLine(event) {
    const { status, succeeded, failed, total, duration_ms: duration } = event;
    const text = `${(0,log_line/* nodeName */.qp)(event)}: ${succeeded} succeeded, ${failed} failed of ${total} in ${(0,core_duration/* durationText */.S5)(duration)}`;
    if (status === 'suspended')
        return (0,log_line/* line */.n8)('care', '?', `${text}, the rest waits`);
    if (status !== 'completed')
        return (0,log_line/* line */.n8)('bad', '✗', text);
    return failed > 0 ? (0,log_line/* line */.n8)('care', '!', text) : (0,log_line/* line */.n8)('good', '✓', text);
}
function routeLine(event) {
    const { action, to, route, kind } = event;
    const name = (0,log_line/* nodeName */.qp)(event);
    const spent = event.retries_exhausted === true ? ', retries are spent' : '';
    const target = `${name} → ${(0,log_line/* safe */.gB)(to ?? '$end')}`;
    if (kind === null)
        return action === 'halt' ? (0,log_line/* line */.n8)('bad', '■', `${name}: a route halts the run`) : (0,log_line/* line */.n8)('quiet', '→', target, 'debug');
    const why = `${kind}${route === '' ? '' : ` by ${route}`}${spent}`;
    switch (action) {
        case 'recover':
            return (0,log_line/* line */.n8)('care', '→', `${name} recovers from ${why}`);
        case 'halt':
            return (0,log_line/* line */.n8)('bad', '■', `${name} halts the run on ${why}`);
        case 'propagate':
            return (0,log_line/* line */.n8)('care', '↑', `${name} hands ${why} to its caller`);
        case 'collected':
            return (0,log_line/* hidden */.R)(`${name}: its group collects ${why}`);
        case 'unhandled':
            return unhandledLine(event, name, kind, spent);
        default:
            return (0,log_line/* line */.n8)('care', '→', `${target} on ${why}`);
    }
}
function unhandledLine({ scope, route }, name, kind, spent) {
    const isTemplate = kind === 'internal.template_error';
    if (route !== '') {
        const why = isTemplate
            ? 'cannot be carried out, because a template of it fails'
            : `handles ${kind}, but cannot be carried out`;
        return (0,log_line/* line */.n8)('bad', '■', `${name}: ${route} ${why}`);
    }
    if (kind === 'internal.no_route')
        return (0,log_line/* line */.n8)('bad', '■', `${name}: none of its success routes holds`);
    const here = scope === '' ? '' : ' here';
    const nobody = isTemplate ? `one of its templates fails, and no error route${here}` : `no route${here}`;
    const what = `${name}: ${nobody} handles ${kind}${spent}`;
    return scope === '' ? (0,log_line/* line */.n8)('bad', '■', what) : (0,log_line/* line */.n8)('care', '↑', `${what}; its caller decides`);
}

// EXTERNAL MODULE: ./build/src/core/finding.js
var finding = __webpack_require__(53325);
// EXTERNAL MODULE: ./build/src/core/messages.js
var messages = __webpack_require__(99538);
// EXTERNAL MODULE: ./build/src/core/step-types.js
var step_types = __webpack_require__(99448);
;// CONCATENATED MODULE: ./build/src/core/event-types.js








const EVENT_TYPES = {
    workflow_started: event_fields_event({
        ...RUN,
        workflow: NAME,
        file: TEXT,
        input: data(),
        metadata: data(),
        resumed: word(),
    }, {
        important: true,
        line: ({ workflow, file, resumed }) => (0,log_line/* line */.n8)('plain', resumed ? '↻' : '▶', `${(0,log_line/* safe */.gB)(workflow)}${file === finding/* NO_FILE */.tW ? '' : ` (${(0,log_line/* safe */.gB)(file)})`}`),
    }),
    node_started: event_fields_event({ ...AT, node_type: NAME, item: ITEM }, {
        line: (event) => {
            const text = `${(0,log_line/* nodeName */.qp)(event)}${event.attempt > 1 ? ` (attempt ${event.attempt})` : ''}`;
            return (0,log_line/* line */.n8)('quiet', '▶', text, (0,step_types/* takesTime */.Ym)(event.node_type) ? 'info' : 'hidden');
        },
    }),
    node_output: event_fields_event({
        ...AT,
        stream: word(shape/* isText */.KH),
        text: TEXT,
        omitted: COUNT,
    }),
    node_completed: event_fields_event(COMPLETED, { journal: 'at-once', line: completedLine }),
    node_failed: event_fields_event({
        ...AT,
        ...RAISED,
        node_type: NAME,
        error_type: optional(word()),
        partial: optional(OUTPUT),
        duration_ms: COUNT,
        usage: optional(word()),
        hash: optional(word()),
        item: ITEM,
    }, {
        important: true,
        journal: 'later',
        line: (event) => {
            const { kind, message } = event.envelope;
            if (kind === 'internal.cancelled')
                return (0,log_line/* line */.n8)('care', '■', `${(0,log_line/* nodeName */.qp)(event)} was cancelled`);
            return (0,log_line/* line */.n8)('bad', '✗', `${(0,log_line/* nodeName */.qp)(event)} ${kind}: ${(0,log_line/* safe */.gB)(message, 300)}`);
        },
    }),
    node_retry_scheduled: event_fields_event({
        ...AT,
        kind: NAME,
        delay_seconds: COUNT,
        deadline: word(),
        route: word(),
        from: word(),
        policy: word(),
    }, {
        important: true,
        journal: 'at-once',
        line: ({ attempt, delay_seconds: delay, kind, ...at }) => {
            const when = `next attempt in ${(0,core_duration/* durationText */.S5)(delay * 1000)}`;
            return (0,log_line/* line */.n8)('care', '↻', `${(0,log_line/* nodeName */.qp)(at)}: retry ${attempt}, ${when} (${kind})`);
        },
    }),
    route_taken: event_fields_event(ROUTED, {
        journal: ({ kind }) => (kind === null ? 'later' : 'at-once'),
        line: routeLine,
    }),
    tests_reported: event_fields_event({
        ...AT,
        total: COUNT,
        failed: COUNT,
        skipped: COUNT,
        seconds: COUNT,
        failures: data(Array.isArray),
        slowest: data(Array.isArray),
    }, {
        journal: 'later',
        line: ({ total, failed, skipped, ...at }) => {
            const text = `${(0,log_line/* nodeName */.qp)(at)}: ${(0,messages/* counted */.hS)(total, 'test')}, ${failed} failed, ${skipped} skipped`;
            return failed > 0 ? (0,log_line/* care */.U5)(text) : (0,log_line/* line */.n8)('quiet', '·', text);
        },
    }),
    timer_set: event_fields_event({ ...AT, deadline: COUNT, started: COUNT }, { journal: 'at-once', logged: false }),
    questions_answered: event_fields_event({ ...AT, answers: data(shape/* isObject */.Gv) }, { journal: 'at-once', logged: false }),
    group_started: event_fields_event({ ...AT, group_type: word(shape/* isText */.KH), total: COUNT, max_concurrent: COUNT }, {
        line: ({ total, max_concurrent: most, ...at }) => (0,log_line/* line */.n8)('quiet', '▶', `${(0,log_line/* nodeName */.qp)(at)}: ${(0,messages/* counted */.hS)(total, 'member')}, ${most} at a time`),
    }),
    group_completed: event_fields_event(GROUP_ENDED, { line: groupLine }),
    subworkflow_started: event_fields_event({
        ...AT,
        workflow: NAME,
        file: TEXT,
        input: data(),
        input_digest: optional(word()),
    }, { journal: 'later', line: ({ file, ...at }) => (0,log_line/* line */.n8)('quiet', '▶', `${(0,log_line/* nodeName */.qp)(at)} runs ${(0,log_line/* safe */.gB)(file)}`) }),
    subworkflow_completed: event_fields_event({
        ...AT,
        workflow: word(),
        file: TEXT,
        status: word(shape/* isText */.KH),
        duration_ms: COUNT,
    }, { line: ({ file, status }) => (0,log_line/* hidden */.R)(`${file}: ${status}`) }),
    checkpoint_saved: event_fields_event({ ...MAYBE_IN, path: data() }, { line: () => (0,log_line/* line */.n8)('quiet', '·', 'checkpoint saved', 'debug') }),
    checkpoint_save_failed: event_fields_event({ ...MAYBE_IN, error: TEXT }, { important: true, line: ({ error }) => (0,log_line/* care */.U5)(`the checkpoint could not be saved: ${(0,log_line/* safe */.gB)(error)}`) }),
    errors_jsonl_write_failed: event_fields_event({ ...MAYBE_IN, error: TEXT }, { important: true, line: ({ error }) => (0,log_line/* care */.U5)(`errors.jsonl could not be written: ${(0,log_line/* safe */.gB)(error)}`) }),
    circuit_state_changed: event_fields_event({ ...IN, key: NAME, from: word(shape/* isText */.KH), to: word(shape/* isText */.KH) }, { important: true, line: ({ key, from, to }) => (0,log_line/* care */.U5)(`circuit breaker ${(0,log_line/* safe */.gB)(key)}: ${from} → ${to}`) }),
    breaker_counted: event_fields_event({ ...MAYBE_IN, id: NAME, state: word(shape/* isObject */.Gv) }, { journal: 'at-once', logged: false }),
    run_rewound: event_fields_event({
        ...RUN,
        from: NAME,
        keep: word(Array.isArray),
    }, { journal: 'at-once', line: ({ from }) => (0,log_line/* hidden */.R)(`from ${from}`) }),
    policy_evaluated: event_fields_event({
        ...IN,
        policy_name: NAME,
        allowed: word(shape/* isBoolean */.Lm),
        reason: TEXT,
        metadata: data(),
        mode: word(),
    }, {
        journal: 'later',
        line: ({ policy_name: name, allowed, reason, mode, ...at }) => {
            const verb = allowed ? 'allows' : mode === 'warn' ? 'warns about' : 'denies';
            const text = `policy ${(0,log_line/* safe */.gB)(name)} ${verb} ${(0,log_line/* nodeName */.qp)(at)}${reason === '' ? '' : `: ${(0,log_line/* safe */.gB)(reason)}`}`;
            return allowed ? (0,log_line/* hidden */.R)(text) : (0,log_line/* care */.U5)(text);
        },
    }),
    resilience_decided: event_fields_event({ ...AT, decision: word(shape/* isText */.KH), reason: TEXT, kind: NAME }, { line: ({ kind, reason }) => (0,log_line/* hidden */.R)(`${kind}, ${reason}`) }),
    dead_lettered: event_fields_event({ ...AT, id: NAME, kind: NAME, reason: TEXT }, {
        important: true,
        journal: 'at-once',
        line: ({ kind, reason, ...at }) => (0,log_line/* care */.U5)(`${(0,log_line/* nodeName */.qp)(at)} was put aside as a dead letter: ${kind}, ${(0,log_line/* safe */.gB)(reason)}`),
    }),
    escalated: event_fields_event({
        ...IN,
        kind: NAME,
        message: TEXT,
        title: TEXT,
        labels: data(),
        assignees: data(),
    }, {
        important: true,
        journal: 'at-once',
        line: ({ title, message, ...at }) => (0,log_line/* care */.U5)(`${(0,log_line/* nodeName */.qp)(at)} was escalated: ${(0,log_line/* safe */.gB)(title === '' ? message : title)}`),
    }),
    gate_waiting: event_fields_event({ ...IN, prompt: TEXT, options: OPTIONS }, {
        important: true,
        journal: 'later',
        line: ({ prompt, ...at }) => (0,log_line/* line */.n8)('care', '?', `${(0,log_line/* nodeName */.qp)(at)} waits for an answer: ${(0,log_line/* safe */.gB)(prompt, 300)}`, 'warning'),
    }),
    hook_executed: event_fields_event({
        scope: NAME,
        node: word(),
        hook: word(shape/* isText */.KH),
        result: TEXT,
        error: data((0,shape/* orNull */.Xd)(shape/* isText */.KH)),
    }, {
        important: true,
        line: ({ hook, error, result }) => error === null
            ? (0,log_line/* line */.n8)('quiet', '·', `hook ${hook}: ${(0,log_line/* safe */.gB)(result)}`)
            : (0,log_line/* care */.U5)(`hook ${hook} failed: ${(0,log_line/* safe */.gB)(error)}`),
    }),
    warning: event_fields_event({
        ...MAYBE_IN,
        code: NAME,
        message: TEXT,
        visit: optional(word()),
        attempt: optional(word()),
        intended: optional(word()),
    }, {
        important: true,
        journal: ({ attempt }) => (attempt === undefined ? 'never' : 'later'),
        line: ({ message }) => (0,log_line/* care */.U5)((0,log_line/* safe */.gB)(message, 1000)),
    }),
    error_recorded: event_fields_event({ ...RUN, ...RAISED }, { line: ({ envelope: { kind, message } }) => (0,log_line/* hidden */.R)(`${kind}: ${message}`) }),
    workflow_completed: event_fields_event({
        ...RUN,
        output: data(),
        shard: optional(data()),
        duration_ms: COUNT,
        ...TERMINATION,
    }, { important: true }),
    workflow_failed: event_fields_event({
        ...RUN,
        outcome: word(shape/* isText */.KH),
        error_type: word(),
        message: TEXT,
        envelope: LAST_ENVELOPE,
        frames: word(),
        failed_node: word(),
        error: optional({ content: 'error-facts', check: null }),
        signal: optional(word()),
        gate: optional({ content: 'gate', check: null }),
        plan: optional(data()),
        shard: optional(data()),
        errors_path: optional(data()),
        errors_write_error: optional(data()),
        output: optional(data()),
        duration_ms: COUNT,
        ...TERMINATION,
    }, { important: true, line: ({ message }) => (0,log_line/* hidden */.R)(message) }),
};
function eventFacts(type) {
    return EVENT_TYPES[type];
}
function lineOf(event) {
    return eventFacts(event.type).line(event);
}
function isEventType(name) {
    return typeof name === 'string' && Object.hasOwn(EVENT_TYPES, name);
}


/***/ }),

/***/ 97095:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: function() { return /* binding */ IGNORED_EXIT; },
/* harmony export */   T$: function() { return /* binding */ eventJson; },
/* harmony export */   wb: function() { return /* binding */ raisedBy; }
/* harmony export */ });
function raisedBy({ frames }) {
    return frames[0]?.node ?? '';
}
const IGNORED_EXIT = 'exit-code-ignored';
function eventJson(event) {
    return event;
}


/***/ }),

/***/ 53325:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mt: function() { return /* binding */ MAX_FINDINGS; },
/* harmony export */   OS: function() { return /* binding */ boundedFindings; },
/* harmony export */   kj: function() { return /* binding */ UNSEEN_FAILURE; },
/* harmony export */   tW: function() { return /* binding */ NO_FILE; }
/* harmony export */ });
const NO_FILE = '';
const UNSEEN_FAILURE = 'unseen-failure';
const MAX_FINDINGS = 100;
function boundedFindings(findings, unshown) {
    if (findings.length <= MAX_FINDINGS)
        return findings;
    const errors = findings.filter(({ severity }) => severity === 'error');
    const shown = new Set([...errors.slice(0, MAX_FINDINGS), ...findings].slice(0, MAX_FINDINGS));
    const hidden = findings.length - shown.size + unshown;
    const hiddenErrors = Math.max(0, errors.length - MAX_FINDINGS) + unshown;
    const [first] = findings;
    const more = {
        file: first?.file ?? NO_FILE,
        line: 1,
        column: 1,
        code: 'more-findings',
        severity: hiddenErrors > 0 ? 'error' : 'warning',
        message: `${hidden} more findings are not shown, ${hiddenErrors} of them errors.`,
        suggestion: 'fix the first ones and validate again: many of the others may go away with them',
    };
    return [...findings.filter((finding) => shown.has(finding)), more];
}


/***/ }),

/***/ 75874:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X3: function() { return /* binding */ MOST_DIGITS; },
/* harmony export */   i: function() { return /* binding */ asNumber; },
/* harmony export */   nt: function() { return /* binding */ Float; },
/* harmony export */   qx: function() { return /* binding */ floatText; },
/* harmony export */   rf: function() { return /* binding */ exactNumber; }
/* harmony export */ });
class Float {
    value;
    constructor(value) {
        this.value = value;
    }
    get text() {
        return floatText(this.value);
    }
    toString() {
        return this.text;
    }
    toJSON() {
        return this.value;
    }
}
function floatText(value) {
    if (Number.isNaN(value))
        return 'nan';
    if (!Number.isFinite(value))
        return value > 0 ? 'inf' : '-inf';
    if (Object.is(value, -0))
        return '-0.0';
    const [mantissa = '', exponentText = '0'] = value.toExponential().split('e');
    const exponent = Number(exponentText);
    if (exponent < -4 || exponent >= 16) {
        const digits = String(Math.abs(exponent)).padStart(2, '0');
        return `${mantissa}e${exponent < 0 ? '-' : '+'}${digits}`;
    }
    const plain = exponent >= 0 ? String(value) : value.toFixed(mantissa.replace(/[-.]/g, '').length - exponent - 1);
    return plain.includes('.') ? plain : `${plain}.0`;
}
const INTEGER = /^[+-]?\d+$/;
const INTEGRAL_FLOAT = /^[+-]?(?:\d[\d_]*\.0*|\.0+|\d[\d_]*(?:\.\d*)?e[+-]?\d+)$/i;
const MOST_DIGITS = 400;
function exactNumber(text, read) {
    if (Number.isFinite(read) && !Number.isInteger(read))
        return read;
    const word = text.trim();
    if (word.length > MOST_DIGITS)
        return read;
    if (INTEGER.test(word))
        return Number.isSafeInteger(read) ? read + 0 : BigInt(word);
    return Number.isFinite(read) && INTEGRAL_FLOAT.test(word) ? new Float(read) : read;
}
function asNumber(value) {
    if (typeof value === 'number')
        return value;
    if (value instanceof Float)
        return value.value;
    return typeof value === 'bigint' ? Number(value) : undefined;
}


/***/ }),

/***/ 36657:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: function() { return /* binding */ githubRecord; },
/* harmony export */   Cn: function() { return /* binding */ GITHUB_FIELDS; },
/* harmony export */   G5: function() { return /* binding */ partLabel; },
/* harmony export */   VL: function() { return /* binding */ withQuery; },
/* harmony export */   f_: function() { return /* binding */ isSafeServer; },
/* harmony export */   h4: function() { return /* binding */ githubContext; },
/* harmony export */   m0: function() { return /* binding */ inGithubActions; }
/* harmony export */ });
/* harmony import */ var _cached_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4644);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);


function inGithubActions(env) {
    return env['GITHUB_ACTIONS'] === 'true';
}
function githubRecord(env, matrix = null) {
    if (!inGithubActions(env))
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
function githubContext(env, readEvent) {
    return (0,_cached_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => {
        if (!inGithubActions(env))
            return null;
        const facts = Object.entries(NAMES).map(([name, variable]) => [name, env[variable] ?? '']);
        const path = env['GITHUB_EVENT_PATH'] ?? '';
        return { ...Object.fromEntries(facts), event: path === '' ? {} : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .eB)(readEvent(path)) };
    });
}
function partLabel(matrix, shard) {
    const leg = Object.values(matrix ?? {})
        .map(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrJson */ .v9)
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
function isSafeServer(url) {
    if (!URL.canParse(url))
        return false;
    const { protocol, hostname } = new URL(url);
    return protocol === 'https:' || /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/.test(hostname);
}


/***/ }),

/***/ 80020:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: function() { return /* binding */ isJson; },
/* harmony export */   J6: function() { return /* binding */ isWholeNumber; },
/* harmony export */   OD: function() { return /* binding */ isJsonNumber; },
/* harmony export */   OW: function() { return /* binding */ isJsonObject; },
/* harmony export */   Pl: function() { return /* binding */ ownEntry; },
/* harmony export */   Uq: function() { return /* binding */ jsonCopy; },
/* harmony export */   eB: function() { return /* binding */ asObject; },
/* harmony export */   my: function() { return /* binding */ isCount; },
/* harmony export */   oJ: function() { return /* binding */ asString; },
/* harmony export */   qF: function() { return /* binding */ parseJson; },
/* harmony export */   qL: function() { return /* binding */ setKey; },
/* harmony export */   s$: function() { return /* binding */ jsonText; },
/* harmony export */   u4: function() { return /* binding */ isRecord; },
/* harmony export */   v9: function() { return /* binding */ textOrJson; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _float_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75874);


function isRecord(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return false;
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null;
}
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof _float_js__WEBPACK_IMPORTED_MODULE_1__/* .Float */ .nt);
}
function isJsonNumber(value) {
    return typeof value === 'number' || typeof value === 'bigint' || value instanceof _float_js__WEBPACK_IMPORTED_MODULE_1__/* .Float */ .nt;
}
function isWholeNumber(value) {
    return Number.isInteger(value) || typeof value === 'bigint' || value instanceof _float_js__WEBPACK_IMPORTED_MODULE_1__/* .Float */ .nt;
}
function isJson(value, depth = 512) {
    if (value === null || typeof value === 'string' || typeof value === 'boolean')
        return true;
    if (typeof value === 'number')
        return Number.isFinite(value);
    if (typeof value === 'bigint' || value instanceof _float_js__WEBPACK_IMPORTED_MODULE_1__/* .Float */ .nt)
        return true;
    if (depth === 0)
        return false;
    if (Array.isArray(value))
        return value.every((item) => isJson(item, depth - 1));
    if (!isRecord(value))
        return false;
    return Object.values(value).every((item) => isJson(item, depth - 1));
}
function ownEntry(table, name) {
    return Object.hasOwn(table, name) ? table[name] : undefined;
}
function parseJson(text) {
    try {
        const parsed = JSON.parse(text);
        const value = MAY_HOLD_EXACT.test(text) ? parseExact(text) : parsed;
        return isJson(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
const MAY_HOLD_EXACT = /\d\.0*(?:[\s,\]}]|$)|\d[eE][-+]?\d+(?:[\s,\]}]|$)|(?:^|[\s:,[])-?\d{16}/;
function parseExact(text) {
    const mark = `#${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, 8)}:`;
    const exact = (token) => (0,_float_js__WEBPACK_IMPORTED_MODULE_1__/* .exactNumber */ .rf)(token, Number(token));
    let marked = '';
    for (let at = 0; at < text.length;) {
        const quote = text.indexOf('"', at);
        const start = quote === -1 ? text.length : quote;
        const end = quote === -1 ? text.length : endOfText(text, quote);
        marked += text
            .slice(at, start)
            .replaceAll(/-?\d[\d.eE+-]*/g, (token) => (typeof exact(token) === 'number' ? token : `"${mark}${token}"`));
        marked += text.slice(start, end);
        at = end;
    }
    return JSON.parse(marked, (_key, value) => typeof value === 'string' && value.startsWith(mark) ? exact(value.slice(mark.length)) : value);
}
function endOfText(text, start) {
    for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
        let slashes = 0;
        while (text[at - 1 - slashes] === '\\')
            slashes += 1;
        if (slashes % 2 === 0)
            return at + 1;
    }
    return text.length;
}
function jsonText(value, indent = 0) {
    return holdsExact(value) ? withExactTexts(value, indent) : JSON.stringify(value, null, indent);
}
function holdsExact(value) {
    if (typeof value !== 'object' || value === null)
        return typeof value === 'bigint';
    if (value instanceof _float_js__WEBPACK_IMPORTED_MODULE_1__/* .Float */ .nt)
        return true;
    return Array.isArray(value) ? value.some(holdsExact) : Object.values(value).some(holdsExact);
}
function withExactTexts(value, indent) {
    const mark = `#${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}:`;
    const replace = function (key, member) {
        const held = Reflect.get(this, key);
        return typeof held === 'bigint' || held instanceof _float_js__WEBPACK_IMPORTED_MODULE_1__/* .Float */ .nt ? `${mark}${held}` : member;
    };
    return JSON.stringify(value, replace, indent).replaceAll(new RegExp(`"${mark}([^"]+)"`, 'g'), '$1');
}
function textOrJson(value) {
    return typeof value === 'string' ? value : jsonText(value);
}
function jsonCopy(value) {
    const copy = parseJson(jsonText(value));
    return isJsonObject(copy) ? copy : {};
}
function asObject(value) {
    return isJsonObject(value) ? value : {};
}
function asString(value, otherwise = '') {
    return typeof value === 'string' ? value : otherwise;
}
function isCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
function setKey(target, key, value) {
    if (key === '__proto__')
        Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
    else
        target[key] = value;
}


/***/ }),

/***/ 45979:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: function() { return /* binding */ exceptionType; },
/* harmony export */   Ce: function() { return /* binding */ NEVER_ROUTABLE; },
/* harmony export */   D4: function() { return /* binding */ patternsOf; },
/* harmony export */   Dj: function() { return /* binding */ isEngineKind; },
/* harmony export */   Fr: function() { return /* binding */ ENGINE_KINDS; },
/* harmony export */   HO: function() { return /* binding */ isReservedKind; },
/* harmony export */   Hq: function() { return /* binding */ patternTakes; },
/* harmony export */   Te: function() { return /* binding */ isNeverRoutable; },
/* harmony export */   VF: function() { return /* binding */ isKind; },
/* harmony export */   YY: function() { return /* binding */ isLimitOfRun; },
/* harmony export */   eL: function() { return /* binding */ TOOL_LOOP_LIMIT; },
/* harmony export */   nm: function() { return /* binding */ isKindPrefix; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);

const KIND = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/;
const PREFIX = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*\.\*$/;
const RESERVED_PREFIXES = ['internal.', 'provider.', 'subworkflow.', 'retry.', 'halt.'];
const ENGINE_KINDS = [
    'internal.script_error',
    'internal.timeout',
    'internal.schema_violation',
    'internal.undeclared_kind',
    'internal.template_error',
    'internal.group_failed',
    'internal.policy_denied',
    'internal.circuit_open',
    'internal.limit_exceeded',
    'internal.no_route',
    'internal.cancelled',
    'internal.unexpected',
    'provider.exhausted',
    'provider.rejected',
    'provider.tool_unavailable',
    'subworkflow.terminated',
    'subworkflow.failed',
    'subworkflow.depth_exceeded',
    'retry.exhausted',
    'halt.intentional',
];
const NEVER_ROUTABLE = [
    'internal.limit_exceeded',
    'internal.no_route',
    'internal.cancelled',
    'internal.unexpected',
    'halt.intentional',
];
const TOOL_LOOP_LIMIT = 'max_agent_iterations';
function isLimitOfRun({ kind, details }) {
    return kind === 'internal.limit_exceeded' && details['limit'] !== TOOL_LOOP_LIMIT;
}
function isNeverRoutable(error) {
    if (error.kind === 'internal.limit_exceeded')
        return isLimitOfRun(error);
    return NEVER_ROUTABLE.some((known) => known === error.kind);
}
function isKind(text) {
    return text.length <= 200 && KIND.test(text);
}
function isKindPrefix(text) {
    return text.length <= 200 && PREFIX.test(text);
}
function isReservedKind(kind) {
    return RESERVED_PREFIXES.some((prefix) => kind.startsWith(prefix));
}
function isEngineKind(kind) {
    return ENGINE_KINDS.some((known) => known === kind);
}
function patternsOf(onError) {
    if (onError === true)
        return ['*'];
    if (onError === false)
        return [];
    const patterns = typeof onError === 'string' ? [onError] : onError;
    return patterns.map((name) => (name === 'internal.script_error_transport' ? 'internal.schema_violation' : name));
}
function patternTakes(pattern, kind) {
    if (pattern === '*')
        return true;
    if (pattern.endsWith('.*'))
        return kind.startsWith(pattern.slice(0, -1));
    return pattern === kind;
}
const EXCEPTION_TYPES = {
    'internal.script_error': 'ExecutionError',
    'internal.timeout': 'TimeoutError',
    'internal.schema_violation': 'ValidationError',
    'internal.template_error': 'TemplateError',
    'provider.exhausted': 'ProviderError',
    'provider.rejected': 'ProviderError',
};
function exceptionType(kind) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownEntry */ .Pl)(EXCEPTION_TYPES, kind);
}


/***/ }),

/***/ 16733:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ addTo; }
/* harmony export */ });
function addTo(lists, key, value) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [value]);
    else
        list.push(value);
}


/***/ }),

/***/ 56045:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ hidden; },
/* harmony export */   U5: function() { return /* binding */ care; },
/* harmony export */   aJ: function() { return /* binding */ isShown; },
/* harmony export */   gB: function() { return /* binding */ safe; },
/* harmony export */   n8: function() { return /* binding */ line; },
/* harmony export */   qp: function() { return /* binding */ nodeName; }
/* harmony export */ });
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31160);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22719);


const LEVELS = ['hidden', 'debug', 'info', 'warning', 'error'];
function isShown(level, least) {
    return level !== 'hidden' && LEVELS.indexOf(level) >= LEVELS.indexOf(least);
}
function line(tone, mark, text, level = 'info') {
    return { level, mark, text, tone };
}
function care(text) {
    return line('care', '!', text, 'warning');
}
function hidden(text) {
    return line('quiet', '·', text, 'hidden');
}
function safe(text, max = 200) {
    return (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, max);
}
function nodeName(event, max) {
    const index = (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .runAround */ .tV)(event.scope)?.item ?? null;
    return safe(`${event.node ?? ''}${index === null ? '' : `[${index}]`}`, max);
}


/***/ }),

/***/ 99538:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J0: function() { return /* binding */ NOT_RESUMABLE; },
/* harmony export */   Nx: function() { return /* binding */ capital; },
/* harmony export */   ap: function() { return /* binding */ nearHint; },
/* harmony export */   au: function() { return /* binding */ didYouMean; },
/* harmony export */   hD: function() { return /* binding */ quote; },
/* harmony export */   hS: function() { return /* binding */ counted; },
/* harmony export */   pA: function() { return /* binding */ nearest; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);

const MAX_NAMES = 2000;
function nearest(name, known, limit = Math.max(1, Math.min(3, Math.floor(name.length / 3)))) {
    let best = null;
    let bestDistance = limit + 1;
    for (const candidate of [...known].slice(0, MAX_NAMES)) {
        if (Math.abs(candidate.length - name.length) >= bestDistance)
            continue;
        const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
function editDistance(a, b) {
    let beforePrevious = [];
    let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i++) {
        const current = [i];
        for (let j = 1; j <= b.length; j++) {
            const cost = a[i - 1] === b[j - 1] ? 0 : 1;
            let value = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                value = Math.min(value, (beforePrevious[j - 2] ?? 0) + 1);
            current.push(value);
        }
        beforePrevious = previous;
        previous = current;
    }
    return previous[b.length] ?? 0;
}
function didYouMean(name) {
    return name === null ? null : `did you mean \`${name}\`?`;
}
function nearHint(name, known, show = (near) => near) {
    const near = nearest(name, known);
    return near === null ? '' : ` (did you mean ${show(near)}?)`;
}
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
function quote(value) {
    const text = typeof value === 'string' ? value : ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(value) ?? String(value));
    const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
    return `\`${line.length > 80 ? `${line.slice(0, 77)}...` : line}\``;
}
function capital(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}
const NOT_RESUMABLE = 'this run cannot be resumed';


/***/ }),

/***/ 85636:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: function() { return /* binding */ CANCEL_SIGNALS; },
/* harmony export */   FO: function() { return /* binding */ exitCodeOf; },
/* harmony export */   FR: function() { return /* binding */ engineFailure; },
/* harmony export */   OJ: function() { return /* binding */ cancelSignalOf; },
/* harmony export */   Ox: function() { return /* binding */ addTokens; },
/* harmony export */   P5: function() { return /* binding */ raised; },
/* harmony export */   p6: function() { return /* binding */ unfitData; },
/* harmony export */   wi: function() { return /* binding */ RUN_OUTCOMES; }
/* harmony export */ });
const RUN_OUTCOMES = ['success', 'failed', 'invalid', 'halted', 'suspended', 'cancelled'];
const EXIT_CODES = {
    success: 0,
    failed: 1,
    invalid: 2,
    halted: 3,
    suspended: 4,
};
const CANCEL_CODES = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 };
const CANCEL_SIGNALS = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'];
function cancelSignalOf(signal) {
    return CANCEL_SIGNALS.find((name) => name === signal.reason) ?? 'SIGTERM';
}
function exitCodeOf(outcome, signal) {
    if (outcome === 'cancelled')
        return CANCEL_CODES[signal ?? 'SIGTERM'];
    return EXIT_CODES[outcome];
}
function addTokens(a, b) {
    return a === null ? b : b === null ? a : a + b;
}
function raised(error, partial) {
    return { status: 'raised', error, partial };
}
function engineFailure(kind, message, details) {
    return { envelope: { kind, message, details }, origin: 'engine' };
}
function unfitData(node, source, failedField, message, more) {
    const details = { node, source, original_message: message, failed_field: failedField, ...more };
    return engineFailure('internal.schema_violation', message, details);
}


/***/ }),

/***/ 22719:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: function() { return /* binding */ movedScope; },
/* harmony export */   FK: function() { return /* binding */ isInside; },
/* harmony export */   Gd: function() { return /* binding */ itemsOfRoot; },
/* harmony export */   QV: function() { return /* binding */ readablePlace; },
/* harmony export */   RA: function() { return /* binding */ isInVisit; },
/* harmony export */   WZ: function() { return /* binding */ isItem; },
/* harmony export */   ZU: function() { return /* binding */ placeInFile; },
/* harmony export */   al: function() { return /* binding */ runsAround; },
/* harmony export */   d1: function() { return /* binding */ depthOf; },
/* harmony export */   k: function() { return /* binding */ deadLetterId; },
/* harmony export */   kB: function() { return /* binding */ letterVisit; },
/* harmony export */   kw: function() { return /* binding */ rootRun; },
/* harmony export */   mo: function() { return /* binding */ isRetried; },
/* harmony export */   nY: function() { return /* binding */ scopeInside; },
/* harmony export */   r7: function() { return /* binding */ runKey; },
/* harmony export */   tV: function() { return /* binding */ runAround; },
/* harmony export */   u8: function() { return /* binding */ nodeKey; },
/* harmony export */   xp: function() { return /* binding */ visitKey; }
/* harmony export */ });
function nodeKey({ scope, node }) {
    return `${scope}${node}`;
}
function visitKey({ scope, node, visit }) {
    return `${scope}${node}#${visit}`;
}
function runKey({ scope, node, visit, attempt }) {
    return `${scope}${node}#${visit}.${attempt}`;
}
function scopeInside(at, item = null) {
    return item === null ? `${runKey(at)}/` : `${runKey(at)}[${item}]/`;
}
const SEGMENT = /^(.+)#(\d+)\.(\d+)(?:\[(\d+)\])?$/s;
function runAround(scope) {
    const start = scope.lastIndexOf('/', scope.length - 2) + 1;
    const parts = scope.endsWith('/') ? SEGMENT.exec(scope.slice(start, -1)) : null;
    if (parts === null)
        return null;
    const [, node = '', visit, attempt, item] = parts;
    return {
        scope: scope.slice(0, start),
        node,
        visit: Number(visit),
        attempt: Number(attempt),
        item: item === undefined ? null : Number(item),
    };
}
function* runsAround(scope) {
    for (let around = runAround(scope); around !== null; around = runAround(around.scope))
        yield around;
}
function rootRun(scope) {
    return runAround(scope.slice(0, scope.indexOf('/') + 1));
}
function itemsOfRoot({ node, visit }, attempt) {
    return (scope) => {
        const run = rootRun(scope);
        if (run === null || run.node !== node || run.visit !== visit)
            return null;
        return attempt === undefined || run.attempt === attempt ? run.item : null;
    };
}
function isInside(place, run) {
    const outer = runKey(run);
    const next = place.charAt(outer.length);
    return (next === '/' || next === '[') && place.startsWith(outer);
}
function isInVisit(scope, visit) {
    return scope.charAt(visit.length) === '.' && scope.startsWith(visit);
}
function isItem(scope) {
    return scope.endsWith(']/');
}
function depthOf(scope) {
    return scope.split('/').length - 1;
}
function movedScope(scope, from, to) {
    return `${visitKey(to)}${scope.slice(visitKey(from).length)}`;
}
function isRetried(at) {
    return [at, ...runsAround(at.scope)].some(({ attempt }) => attempt > 1);
}
function readablePlace(place) {
    return place.replaceAll(/#\d+\.\d+(?=[[/])/g, '');
}
function placeInFile(at) {
    return readablePlace(nodeKey(at)).replaceAll(/\[\d+\](?=\/)/g, '');
}
function deadLetterId(runId, at) {
    return `${runId}/${at.scope.replaceAll(/(#\d+)\.\d+(?=[[/])/g, '$1')}${at.node}#${at.visit}`;
}
function letterVisit(id) {
    return Number(/#(\d+)$/.exec(id)?.[1] ?? 1);
}


/***/ }),

/***/ 8572:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: function() { return /* binding */ waitingGates; }
/* harmony export */ });
function waitingGates({ gate, gates }) {
    return gates ?? (gate === null ? [] : [gate]);
}


/***/ }),

/***/ 7725:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: function() { return /* binding */ isThere; },
/* harmony export */   A7: function() { return /* binding */ mapOf; },
/* harmony export */   Eo: function() { return /* binding */ isName; },
/* harmony export */   Et: function() { return /* binding */ isNumber; },
/* harmony export */   Gv: function() { return /* binding */ isObject; },
/* harmony export */   KH: function() { return /* binding */ isText; },
/* harmony export */   Lm: function() { return /* binding */ isBoolean; },
/* harmony export */   Xd: function() { return /* binding */ orNull; },
/* harmony export */   YU: function() { return /* binding */ wrongField; },
/* harmony export */   c3: function() { return /* binding */ listOf; },
/* harmony export */   e9: function() { return /* binding */ shaped; },
/* harmony export */   lq: function() { return /* binding */ optional; },
/* harmony export */   yL: function() { return /* binding */ oneOf; }
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);

function wrongField(value, checks) {
    return Object.keys(checks).find((name) => checks[name]?.(value[name]) === false);
}
function shaped(checks) {
    return (value) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) && wrongField(value, checks) === undefined;
}
function isText(value) {
    return typeof value === 'string';
}
function isName(value) {
    return isText(value) && value !== '';
}
function isNumber(value) {
    return typeof value === 'number';
}
function isBoolean(value) {
    return typeof value === 'boolean';
}
function isObject(value) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value);
}
function isThere(value) {
    return value !== undefined;
}
function oneOf(...values) {
    return (value) => values.some((known) => known === value);
}
function optional(check) {
    return (value) => value === undefined || check(value);
}
function orNull(check) {
    return (value) => value === null || check(value);
}
function listOf(check) {
    return (value) => Array.isArray(value) && value.every(check);
}
function mapOf(check) {
    return (value) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) && Object.values(value).every(check);
}


/***/ }),

/***/ 99448:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FU: function() { return /* binding */ STEP_TYPES; },
/* harmony export */   Nn: function() { return /* binding */ stepType; },
/* harmony export */   UP: function() { return /* binding */ endsOrAsks; },
/* harmony export */   Ym: function() { return /* binding */ takesTime; },
/* harmony export */   cD: function() { return /* binding */ isWork; },
/* harmony export */   vC: function() { return /* binding */ isGovernedType; },
/* harmony export */   wd: function() { return /* binding */ holdsSteps; }
/* harmony export */ });
/* unused harmony export touchesOutside */
function templates(...paths) {
    return paths.map((path) => ({ path: path.split('.'), form: 'template', scope: 'node' }));
}
const GOVERNED = [
    'internal.schema_violation',
    'internal.undeclared_kind',
    'internal.template_error',
    'internal.policy_denied',
    'internal.circuit_open',
];
const STEP_TYPES = {
    script: {
        does: 'work',
        sees: 'inputs',
        kinds: ['internal.script_error', 'internal.timeout', ...GOVERNED],
        templates: [
            ...templates('command', 'args', 'env', 'working_dir', 'stdin'),
            { path: ['run'], form: 'run', scope: 'node' },
            { path: ['classify', '*', 'message'], form: 'template', scope: 'captures' },
        ],
        plan: [
            { field: 'run', label: 'run', labelFrom: 'shell', form: 'run' },
            { field: 'command', label: 'command', followedBy: 'args' },
            { field: 'env', label: 'env' },
        ],
        shape: 'box',
    },
    set: {
        does: 'compute',
        sees: 'inputs',
        kinds: ['internal.template_error', 'internal.schema_violation'],
        templates: templates('value', 'values'),
        plan: [],
        shape: 'box',
    },
    wait: {
        does: 'wait',
        sees: 'inputs',
        kinds: ['internal.template_error', 'internal.schema_violation'],
        templates: templates('duration', 'reason'),
        plan: [{ field: 'duration', label: 'duration' }],
        shape: 'box',
    },
    terminate: {
        does: 'end',
        sees: 'listed',
        kinds: [],
        templates: templates('reason', 'output_template'),
        plan: [{ field: 'reason', label: 'reason', labelFrom: 'status' }],
        shape: 'oval',
    },
    workflow: {
        does: 'hold',
        sees: 'inputs',
        kinds: ['subworkflow.terminated', 'subworkflow.failed', 'subworkflow.depth_exceeded', ...GOVERNED],
        templates: templates('input_mapping'),
        plan: [{ field: 'workflow', label: 'file', asWritten: true }],
        shape: 'frame',
    },
    agent: {
        does: 'work',
        sees: 'listed',
        kinds: [
            'provider.exhausted',
            'provider.rejected',
            'provider.tool_unavailable',
            'internal.limit_exceeded',
            'internal.timeout',
            ...GOVERNED,
        ],
        templates: templates('prompt', 'system_prompt', 'model', 'working_dir', 'reasoning'),
        plan: [{ field: 'prompt', label: 'prompt' }],
        shape: 'round',
    },
    human_gate: {
        does: 'ask',
        sees: 'everything',
        kinds: ['internal.template_error', 'internal.schema_violation'],
        templates: templates('prompt'),
        plan: [{ field: 'prompt', label: 'prompt' }],
        shape: 'hexagon',
    },
    questions: {
        does: 'ask',
        sees: 'everything',
        kinds: ['internal.template_error', 'internal.schema_violation'],
        templates: templates('prompt', 'source', 'questions.*.text', 'questions.*.hint', 'questions.*.choices'),
        plan: [{ field: 'prompt', label: 'prompt' }],
        shape: 'hexagon',
    },
    parallel: {
        does: 'hold',
        sees: 'listed',
        kinds: ['internal.group_failed', 'internal.template_error', 'internal.policy_denied'],
        templates: [],
        plan: [],
        shape: 'box',
    },
    for_each: {
        does: 'hold',
        sees: 'listed',
        kinds: ['internal.group_failed', 'internal.template_error', 'internal.schema_violation', 'internal.policy_denied'],
        templates: [...templates('source'), { path: ['key_by'], form: 'template', scope: 'item' }],
        plan: [{ field: 'source', label: 'for each of', asWritten: true }],
        shape: 'box',
    },
};
function stepType(name) {
    return isStepType(name) ? STEP_TYPES[name] : null;
}
function isStepType(name) {
    return Object.hasOwn(STEP_TYPES, name);
}
function activityOf(type) {
    return stepType(type)?.does ?? null;
}
function touchesOutside(type) {
    return isWork(type) || activityOf(type) === 'ask';
}
function isWork(type) {
    return activityOf(type) === 'work';
}
function takesTime(type) {
    return touchesOutside(type) || activityOf(type) === 'wait';
}
function endsOrAsks(type) {
    return activityOf(type) === 'end' || activityOf(type) === 'ask';
}
function holdsSteps(type) {
    return activityOf(type) === 'hold';
}
function isGovernedType(type) {
    return isWork(type) || holdsSteps(type);
}


/***/ }),

/***/ 36750:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: function() { return /* binding */ kindsOfSet; },
/* harmony export */   O2: function() { return /* binding */ SET_NAMES; },
/* harmony export */   cF: function() { return /* binding */ transientKindsOfSets; }
/* harmony export */ });
/* unused harmony export isSetName */
const TOOL_KINDS = {
    git: 'rate_limited* auth server_error* network* tls not_found unsafe_repository not_a_repository locked* conflict dirty hook_declined rejected diverged ref_not_found patch_failed nothing_to_commit identity no_space',
    npm: 'audit.critical audit.high audit.moderate audit.low auth not_found rate_limited* server_error* tls network* busy* integrity dependency_conflict no_version unsupported bad_package_json lockfile version_exists missing_script permission no_space missing_file script_failed usage',
    pip: 'auth rate_limited* server_error* tls integrity dependency_conflict unsupported managed_environment network* not_found missing_file bad_requirement build_failed no_space permission',
    docker: 'daemon_unavailable rate_limited* auth no_space missing_file not_found server_error* tls network* port_in_use conflict platform command_not_found build_failed killed daemon_error',
    curl: 'auth not_found rate_limited* server_error* http dns* connect* timeout* certificate network* tls redirects write read missing_file too_large usage',
    gh: 'rate_limited* forbidden auth not_found already_exists not_mergeable server_error* network* invalid not_a_repository checks_failing usage',
    yarn: 'auth not_found rate_limited* server_error* tls network* integrity lockfile no_version unsupported missing_script script_failed',
    pnpm: 'auth not_found rate_limited* server_error* network* integrity lockfile dependency_conflict no_version unsupported missing_script bad_package_json script_failed',
    apt: 'locked* permission mirror_sync* not_found auth rate_limited* server_error* signature network* dependency_conflict no_space install_failed usage',
    maven: 'rate_limited* server_error* auth tls network* integrity not_found rule_violated bad_pom goal_failed +compile +test',
    gradle: 'rate_limited* server_error* auth tls network* locked* daemon_lost* integrity not_found dependency_conflict bad_build task_failed +compile +test +lint',
    cargo: 'auth rate_limited* server_error* tls network* integrity lockfile not_found unsupported bad_manifest build_script_failed usage +link +compile +lint +test +format',
    go: 'integrity rate_limited* server_error* network* tls auth not_found modules unsupported +lint +test +compile',
    playwright: 'not_found server_error* network* missing_browser missing_dependencies unsupported +test',
    terraform: 'locked* rate_limited* server_error* network* auth not_found lockfile invalid already_exists initialise +compile',
    aws: 'rate_limited* server_error* network* auth forbidden not_found conflict invalid usage error',
    kubectl: 'not_configured auth forbidden tls network* unavailable* not_found conflict invalid missing_file rollout usage',
    runner: 'timeout lost* shutdown* no_space* out_of_memory* action_download* rate_limited* unavailable* network*',
    build: 'compile link test coverage types lint format findings dependency permission certificate quota missing conflict crash memory_limit error step_failed',
    pytest: '+test',
    jest: '+test',
    vitest: '+test',
    node: '+test',
    tsc: '+compile',
    eslint: '+lint',
    ruff: '+format +lint',
    mypy: '+types',
    gcc: '+link +compile',
    dotnet: '+compile +test',
};
function isSetName(name) {
    return name in TOOL_KINDS;
}
const SET_NAMES = Object.keys(TOOL_KINDS).filter(isSetName);
function kindsOfSet(set) {
    return wordsOf(set).map((word) => kindOf(set, word));
}
function transientKindsOfSets() {
    return SET_NAMES.flatMap((set) => wordsOf(set)
        .filter((word) => word.endsWith('*'))
        .map((word) => kindOf(set, word)));
}
function wordsOf(set) {
    return TOOL_KINDS[set].split(' ');
}
function kindOf(set, word) {
    const name = word.replace('*', '');
    return name.startsWith('+') ? `external.build.${name.slice(1)}` : `external.${set}.${name}`;
}


/***/ }),

/***/ 86266:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dg: function() { return /* binding */ isTransient; },
/* harmony export */   r3: function() { return /* binding */ isRetryable; },
/* harmony export */   ty: function() { return /* binding */ TRANSIENT_KINDS; },
/* harmony export */   wK: function() { return /* binding */ neverStarted; }
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45979);
/* harmony import */ var _tool_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36750);


const OF_THE_ENGINE = ['internal.timeout', 'provider.exhausted', 'internal.circuit_open'];
const TRANSIENT_KINDS = new Set([...OF_THE_ENGINE, ...(0,_tool_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .transientKindsOfSets */ .cF)()]);
function isTransient({ kind, details }) {
    for (const name of ['transient', 'retryable']) {
        const own = details[name];
        if (typeof own === 'boolean')
            return own;
    }
    return TRANSIENT_KINDS.has(kind);
}
const NOT_STARTED = [126, 127];
function neverStarted({ kind, details }) {
    if (kind !== 'internal.script_error')
        return false;
    const { exit_code: exitCode, signal = null, unread = false } = details;
    return NOT_STARTED.includes(exitCode) || (exitCode === null && signal === null && unread !== true);
}
function isRetryable(envelope, retryable = null) {
    const own = envelope.details['retryable'];
    if (typeof own === 'boolean')
        return own;
    if (retryable === null)
        return isTransient(envelope);
    return retryable.some((pattern) => (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .patternTakes */ .Hq)(pattern, envelope.kind));
}


/***/ }),

/***/ 37670:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: function() { return /* binding */ findNetrc; },
/* harmony export */   u: function() { return /* binding */ findAssignments; }
/* harmony export */ });
/* harmony import */ var _sensitive_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47481);
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85605);


const PAIR = /[:=](?<=(?:([A-Za-z]{1,24}) )?([\w.-]{3,64})(\\{0,3}["'`])?[\t \]]*[:=])/g;
const HALVES = new Set(['key', 'keys', 'string', 'strings']);
const ELEMENT = /<([A-Za-z][\w:.-]{0,63})>([^<]*)<\//g;
const FLAG = /(?<![A-Za-z0-9-])--([A-Za-z][A-Za-z0-9_-]{2,40})[ \t]+(?=[^\s-])/g;
const NETRC = /\b(?:password|passwd|account)[ \t]+(?=\S)/g;
const PLAIN_RUN = /(?:(?!\\[nr"'])[^\s"'`&,;<>])*/y;
const LINE_RUN = /(?:=(\\?)"[^"\\\r\n]*\1"(?=[ \t]*(?:[,;\r\n"']|\\[rn]|$))|(?!\\[nr"'])[^\r\n"'`])*/y;
const SCHEME = /(?:bearer|basic|token|digest|negotiate|apikey|ntlm|aws4-hmac-sha256)[ \t]+(?=\S)/iy;
const NUMBER_RUN = /[-+0-9.eE]+/y;
const BARE_WORD = /true|false|null/y;
const HARMLESS_VALUES = new Set([
    'true false null nil none undefined yes no on off required optional missing invalid expired empty must should cannot can',
    'not is was has are were string str number int integer bool boolean object array bytes any unknown unset default ok okay',
    'failed failure success succeeded error errors denied enabled disabled found expected unexpected redacted hidden masked n/a',
].flatMap((words) => words.split(' ')));
function findAssignments(text, spans) {
    if (text.includes(':') || text.includes('='))
        findPairs(text, spans);
    if (text.includes('--'))
        findFlags(text, spans);
    if (text.includes('</'))
        findElements(text, spans);
}
function findPairs(text, spans) {
    PAIR.lastIndex = 0;
    for (let match = PAIR.exec(text); match !== null; match = PAIR.exec(text)) {
        const word = match[2] ?? '';
        const sensitivity = (0,_sensitive_names_js__WEBPACK_IMPORTED_MODULE_0__/* .sensitivityOf */ .X)(HALVES.has(word.toLowerCase()) ? `${match[1] ?? ''} ${word}` : word);
        if (sensitivity === 'none')
            continue;
        PAIR.lastIndex = findValue(text, match.index, { word, quote: match[3] ?? '', sensitivity }, spans);
    }
}
function findValue(text, separator, name, spans) {
    let at = separator + 1;
    const comparison = text[at] === '=';
    if (text[at] === ':' || text.startsWith('//', at))
        return at + 1;
    while (text[at] === '=' || text[at] === '>')
        at += 1;
    while (text[at] === ' ' || text[at] === '\t')
        at += 1;
    const quote = openingQuote(text, at);
    if (quote !== '')
        return findQuoted(text, at + quote.length, quote, spans);
    if (name.quote !== '' && (text[at] === '{' || text[at] === '['))
        return findNested(text, at, name.quote, spans);
    if (comparison && text[separator] === '=')
        return at;
    return findUnquoted(text, at, separator, name, spans);
}
function openingQuote(text, at) {
    let end = at;
    while (end - at < 3 && text[end] === '\\')
        end += 1;
    return /["'`]/.test(text.charAt(end)) ? text.slice(at, end + 1) : '';
}
function findQuoted(text, start, quote, spans) {
    const end = closingQuote(text, start, quote);
    const value = text.slice(start, end);
    if (value !== '' && !(0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(value) && !/^(?:true|false|null)$/.test(value))
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, start, end);
    return end + quote.length;
}
function closingQuote(text, start, quote) {
    const mark = quote[quote.length - 1];
    const depth = quote.length - 1;
    let backslashes = 0;
    for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (char === '\\') {
            backslashes += 1;
            continue;
        }
        if (char === '\n')
            return at;
        if (char === mark && (depth === 0 ? backslashes % 2 === 0 : backslashes <= depth))
            return at - Math.min(depth, backslashes);
        backslashes = 0;
    }
    return text.length;
}
function findUnquoted(text, at, separator, name, spans) {
    const header = name.word.toLowerCase();
    const colon = text[separator] === ':';
    if (colon && header.endsWith('authorization')) {
        SCHEME.lastIndex = at;
        if (SCHEME.test(text))
            return pushRun(LINE_RUN, text, SCHEME.lastIndex, spans);
    }
    if (colon && header.endsWith('cookie')) {
        if (/^[^\r\n=]*=/.test(text.slice(at, at + 256)))
            return pushRun(LINE_RUN, text, at, spans);
    }
    const end = plainEnd(text, at);
    const value = text.slice(at, end);
    const mayBeProse = colon && name.sensitivity === 'weak';
    const isInProse = mayBeProse && isProse(text, text.lastIndexOf(name.word, separator), at, end);
    if (!isInProse && !isHarmless(value))
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, at, end);
    return /[:=]$/.test(value) ? end - 1 : end;
}
function pushRun(run, text, start, spans) {
    const end = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .runEnd */ .lx)(run, text, start);
    if (end > start && !(0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(text.slice(start, end).trimEnd()))
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, start, end);
    return end;
}
function plainEnd(text, at) {
    let end = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .runEnd */ .lx)(PLAIN_RUN, text, at);
    while (end > at && /[)\]}]/.test(text[end - 1] ?? ''))
        end -= 1;
    return end;
}
function isHarmless(value) {
    if (value === '' || /^[{[(]/.test(value) || (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(value))
        return true;
    return value.length < 16 && HARMLESS_VALUES.has(value.toLowerCase().replace(/[.!?:]+$/, ''));
}
function isProse(text, nameStart, start, end) {
    const value = text.slice(start, Math.min(end, start + 24));
    if (value.length >= 20 || /[0-9]/.test(value))
        return false;
    const before = text.slice(Math.max(0, nameStart - 16), nameStart);
    const after = text.slice(end, end + 16);
    return /[A-Za-z0-9)][ \t]*$/.test(before) || /^[ \t]*[^\s,;})\]\\]/.test(after);
}
function findNested(text, start, quote, spans) {
    let depth = 0;
    let at = start;
    while (at < text.length) {
        const char = text[at] ?? '';
        if (text.startsWith(quote, at)) {
            const end = closingQuote(text, at + quote.length, quote);
            const value = text.slice(at + quote.length, end);
            if (value !== '' && value !== '***' && !/^[ \t]*:/.test(text.slice(end + quote.length, end + quote.length + 8))) {
                (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, at + quote.length, end);
            }
            at = end + quote.length;
        }
        else if (/[-0-9]/.test(char)) {
            at = pushRun(NUMBER_RUN, text, at, spans);
        }
        else if (/[\s,:\\{}[\]*]/.test(char)) {
            depth += char === '{' || char === '[' ? 1 : char === '}' || char === ']' ? -1 : 0;
            at += 1;
            if (depth === 0)
                return at;
        }
        else {
            const end = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .runEnd */ .lx)(BARE_WORD, text, at);
            if (end <= at && !(char === 'n' && text[at - 1] === '\\'))
                return at;
            at = Math.max(end, at + 1);
        }
    }
    return at;
}
function findFlags(text, spans) {
    for (const match of text.matchAll(FLAG)) {
        if ((0,_sensitive_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isSensitiveName */ .e)(match[1] ?? ''))
            pushArgument(text, match.index + match[0].length, spans);
    }
}
function findNetrc(text, _, spans) {
    for (const match of text.matchAll(NETRC))
        pushArgument(text, match.index + match[0].length, spans);
    return text.length;
}
function pushArgument(text, at, spans) {
    const quote = openingQuote(text, at);
    if (quote !== '') {
        findQuoted(text, at + quote.length, quote, spans);
        return;
    }
    const end = plainEnd(text, at);
    if (!isHarmless(text.slice(at, end)))
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, at, end);
}
function findElements(text, spans) {
    for (const match of text.matchAll(ELEMENT)) {
        const [all, key = '', value = ''] = match;
        if (value.trim() === '' || (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(value.trim()) || !(0,_sensitive_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isSensitiveName */ .e)(key))
            continue;
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, match.index + key.length + 2, match.index + all.length - 2);
    }
}


/***/ }),

/***/ 33052:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: function() { return /* binding */ hasOpening; },
/* harmony export */   NF: function() { return /* binding */ linePrefix; },
/* harmony export */   yl: function() { return /* binding */ findFormats; }
/* harmony export */ });
/* harmony import */ var _assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37670);
/* harmony import */ var _spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85605);


const WORD_START = String.raw `(?:(?<![A-Za-z0-9])|(?<=\\[nrt])|(?<=%[0-9A-Fa-f]{2}))`;
function format(openings, pattern, options = {}) {
    const { wordStart = false, keep = 0, accept } = options;
    const whole = wordStart ? new RegExp(`${WORD_START}${pattern.source}`, 'y') : pattern;
    return {
        openings: typeof openings === 'string' ? openings.split(' ') : openings,
        find: (text, at, spans) => {
            whole.lastIndex = at;
            const match = whole.exec(text)?.[0];
            if (match === undefined)
                return at;
            if (accept?.(match) ?? true)
                (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, at + keep, at + match.length);
            return at + match.length;
        },
    };
}
function hasDigit(match) {
    return /[0-9]/.test(match);
}
const FORMATS = [
    format('ghp_ gho_ ghu_ ghs_ ghr_', /gh[pousr]_[A-Za-z0-9_]{16,}/y),
    format('github_pat_', /github_pat_[A-Za-z0-9_]{20,}/y),
    format('glpat- gldt- glrt- glcbt- glptt- glft- glsoat- glagent-', /gl[a-z]{2,5}-[A-Za-z0-9_.-]{16,}/y),
    { openings: ['AKIA', 'ASIA'], find: findAwsKeys },
    format('AIza', /AIza[A-Za-z0-9_-]{30,}/y),
    format('ya29.', /ya29\.[A-Za-z0-9_-]{20,}/y, { wordStart: true }),
    format('GOCSPX-', /GOCSPX-[A-Za-z0-9_-]{20,}/y),
    format('dop_v1_ doo_v1_ dor_v1_', /do[opr]_v1_[a-f0-9]{32,}/y),
    format('dapi', /dapi[a-f0-9]{32}(?:-[0-9])?(?![A-Za-z0-9])/y, { wordStart: true }),
    format('xoxa- xoxb- xoxp- xoxr- xoxs- xoxe- xoxe. xoxo-', /xox[abeoprs][.-][A-Za-z0-9.-]{10,}/y),
    format('xapp-', /xapp-[A-Za-z0-9-]{20,}/y, { wordStart: true }),
    format('hooks.slack.com/', /hooks\.slack\.com\/[A-Za-z0-9/_-]{16,}/y, { keep: 'hooks.slack.com/'.length }),
    format('discord.com/api/webhooks/ discordapp.com/api/webhooks/', /discord(?:app)?\.com\/api\/webhooks\/[A-Za-z0-9/_-]{16,}/y, { keep: 'discord.com/'.length }),
    format(':AA', /(?<=[0-9]{8,10}):AA[A-Za-z0-9_-]{32,}/y, { keep: 1 }),
    format('SG.', /SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/y, { wordStart: true }),
    format('SK', /SK[0-9a-f]{32}(?![A-Za-z0-9])/y, { wordStart: true }),
    format('key-', /key-[0-9a-f]{32}(?![A-Za-z0-9])/y, { wordStart: true }),
    format('sk-', /sk-[A-Za-z0-9_-]{16,}/y, { wordStart: true, accept: hasDigit }),
    format('sk-ant-', /sk-ant-[A-Za-z0-9_-]{16,}/y),
    format('xai- gsk_ r8_', /(?:xai-|gsk_|r8_)[A-Za-z0-9]{30,}/y, { wordStart: true }),
    format('hf_', /hf_[A-Za-z0-9]{30,}/y, { wordStart: true }),
    format('sk_live_ rk_live_ sk_test_ rk_test_', /[rs]k_(?:live|test)_[A-Za-z0-9]{10,}/y),
    format('whsec_', /whsec_[A-Za-z0-9+/=]{20,}/y),
    format('shpat_ shpss_ shpca_ shppa_', /shp(?:at|ss|ca|pa)_[A-Fa-f0-9]{32,}/y),
    format('npm_', /npm_[A-Za-z0-9]{30,}/y, { wordStart: true }),
    format('pypi-', /pypi-[A-Za-z0-9_-]{40,}/y, { wordStart: true }),
    format('dckr_pat_ dckr_oat_', /dckr_[op]at_[A-Za-z0-9_-]{16,}/y),
    format('hvs. hvb.', /hv[bs]\.[A-Za-z0-9_-]{20,}/y, { wordStart: true }),
    format('lin_api_ figd_ sntrys_ ATATT3', /(?:lin_api_|figd_|sntrys_|ATATT3)[A-Za-z0-9_=+/-]{20,}/y, {
        wordStart: true,
    }),
    format('PMAK- NRAK-', /(?:PMAK|NRAK)-[A-Za-z0-9-]{20,}/y, { wordStart: true }),
    format('AGE-SECRET-KEY-', /AGE-SECRET-KEY-1[A-Z0-9]{20,}/y),
    format(['Bearer ', 'bearer ', 'BEARER '], /(?:[Bb]earer|BEARER) +[A-Za-z0-9._~+/=-]{8,}/y, {
        keep: 'Bearer '.length,
        accept: (match) => hasDigit(match) || match.length > 27,
    }),
    format('sig=', /(?<=[?&;])sig=[A-Za-z0-9%+/=_-]{16,}/y, { keep: 'sig='.length }),
    format('ignature=', /(?<=[?&;-]S)ignature=[A-Za-z0-9%+/=_-]{16,}/y, { keep: 'ignature='.length }),
    { openings: ['eyJ'], find: findJsonWebToken },
    { openings: ['-----BEGIN '], find: findPrivateKeys },
    { openings: ['machine '], find: _assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .findNetrc */ .k },
];
const BY_OPENING = new Map(FORMATS.flatMap((each) => each.openings.map((opening) => [opening, each])));
const SIGNS = ['_', '-', '.', '/', '='];
const SIGNED = anyOf(SIGNS.map((sign) => `${escaped(sign)}(?<=(${openingsWith((last) => last === sign)}))`));
const OTHERS = anyOf([`(${openingsWith((last) => !SIGNS.includes(last))})`]);
function anyOf(patterns) {
    return new RegExp(patterns.join('|'), 'g');
}
function openingsWith(accepts) {
    return [...BY_OPENING.keys()]
        .filter((opening) => accepts(opening.slice(-1)))
        .map(escaped)
        .join('|');
}
function escaped(literal) {
    return literal.replace(/[./]/g, '\\$&');
}
function findFormats(text, spans) {
    if (SIGNS.some((sign) => text.includes(sign)))
        findOpened(SIGNED, text, spans);
    findOpened(OTHERS, text, spans);
    if (text.includes('@'))
        findUrlPasswords(text, spans);
}
function findOpened(openings, text, spans) {
    const dealtWith = new Map();
    for (const match of text.matchAll(openings)) {
        const opening = match.find((part, index) => index > 0 && part !== undefined) ?? '';
        const at = match.index + match[0].length - opening.length;
        const format = BY_OPENING.get(opening);
        if (format === undefined || at < (dealtWith.get(format) ?? 0))
            continue;
        dealtWith.set(format, format.find(text, at, spans));
    }
}
function hasOpening(text) {
    return text.search(SIGNED) >= 0 || text.search(OTHERS) >= 0 || text.includes('://');
}
const AWS_KEY_ID = new RegExp(`${WORD_START}A[KS]IA[A-Z0-9]{16}(?![A-Za-z0-9])`, 'g');
const AWS_SECRET = /(?<![A-Za-z0-9/+=])[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/g;
function findAwsKeys(text, _, spans) {
    const ids = [...text.matchAll(AWS_KEY_ID)];
    const secrets = ids.length === 0 ? [] : [...text.matchAll(AWS_SECRET)];
    const mixed = secrets.filter(([found]) => hasDigit(found) && /[a-z]/.test(found) && /[A-Z]/.test(found));
    for (const { 0: found, index } of [...ids, ...mixed])
        (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, index, index + found.length);
    return text.length;
}
const BASE64URL_RUN = /[A-Za-z0-9_-]*/y;
function findJsonWebToken(text, at, spans) {
    const first = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .runEnd */ .lx)(BASE64URL_RUN, text, at);
    if (text[first] !== '.' || first - at < 10)
        return first;
    const second = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .runEnd */ .lx)(BASE64URL_RUN, text, first + 1);
    if (text[second] !== '.' || second - first < 5)
        return first;
    let end = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .runEnd */ .lx)(BASE64URL_RUN, text, second + 1);
    for (let more = 0; more < 2 && text[end] === '.' && /[A-Za-z0-9_-]/.test(text[end + 1] ?? ''); more += 1)
        end = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .runEnd */ .lx)(BASE64URL_RUN, text, end + 1);
    (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, at, end);
    return end;
}
const AUTHORITY_RUN = /[^\s/?#"'<>`\\]*/y;
function findUrlPasswords(text, spans) {
    const last = text.lastIndexOf('@');
    for (let at = text.indexOf('://'); at >= 0 && at < last;)
        at = text.indexOf('://', findUrlPassword(text, at, spans));
}
function findUrlPassword(text, at, spans) {
    const start = at + '://'.length;
    const end = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .runEnd */ .lx)(AUTHORITY_RUN, text, start);
    const authority = text.slice(start, end);
    const colon = authority.indexOf(':');
    const sign = authority.lastIndexOf('@');
    if (sign >= 0) {
        if (colon < 0 || colon > sign) {
            if (sign >= 20 && hasDigit(authority.slice(0, sign)))
                (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, start, start + sign);
        }
        else if (!(0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(authority.slice(colon + 1, sign)) && sign > colon + 1)
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, start + colon + 1, start + sign);
        return end;
    }
    if (colon < 0 || /^(?:[0-9]{0,5}$|\[)/.test(authority.slice(colon + 1)) || authority.startsWith('['))
        return end;
    const rest = /^[^\s"'<>`\\@]{0,256}@/.exec(text.slice(start + colon + 1, start + colon + 258))?.[0];
    if (rest === undefined || (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(rest.slice(0, -1)))
        return end;
    (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, start + colon + 1, start + colon + rest.length);
    return start + colon + rest.length;
}
const KEY_HEADER = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const KEY_FOOTER = /-----END (?:.{0,91}?-----)?/gs;
function findPrivateKeys(text, _, spans) {
    const lastFooter = text.lastIndexOf('-----END ');
    let dealtWith = 0;
    for (const { 0: header, index } of text.matchAll(KEY_HEADER)) {
        if (index < dealtWith)
            continue;
        const body = index + header.length;
        KEY_FOOTER.lastIndex = body;
        dealtWith =
            body <= lastFooter && KEY_FOOTER.test(text)
                ? KEY_FOOTER.lastIndex
                : keyBodyEnd(text, body, linePrefix(text, index));
        if (dealtWith > body)
            (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .pushSpan */ .r$)(spans, index, dealtWith);
    }
    return text.length;
}
const BASE64_RUN = /[A-Za-z0-9+/=]*/y;
const LONGEST_PREFIX = 128;
function linePrefix(text, at) {
    const prefix = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
    if (prefix === '' || prefix.length > LONGEST_PREFIX)
        return '';
    return prefix
        .replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
        .replace(/\d+/g, '\\d+')
        .replace(/\s+/g, '\\s+');
}
function keyBodyEnd(text, body, prefix) {
    const gap = new RegExp(`(?:\\s|\\\\[nrt])*${prefix === '' ? '' : `(?:${prefix})?`}`, 'y');
    let end = body;
    while (end < text.length) {
        const start = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .runEnd */ .lx)(gap, text, end);
        const stop = (0,_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .runEnd */ .lx)(BASE64_RUN, text, start);
        if (stop - start < 16 && !(stop > start && stop === text.length))
            break;
        end = stop;
    }
    return end;
}


/***/ }),

/***/ 55462:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v5: function() { return /* reexport */ redaction_spans/* MASK */.v5; },
  pO: function() { return /* reexport */ Redactor; },
  eq: function() { return /* reexport */ sensitive_names/* isSensitiveName */.e; },
  O0: function() { return /* reexport */ secretsOfEnvironment; }
});

// EXTERNAL MODULE: ./build/src/redaction/sensitive-names.js
var sensitive_names = __webpack_require__(47481);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/text/terminal-text.js
var terminal_text = __webpack_require__(31160);
;// CONCATENATED MODULE: ./build/src/redaction/spellings.js



const SHORTEST_ENCODED = 6;
const SHORTEST_LINE = 6;
const LONGEST = 4096;
const MOST_ENCODED_LINES = 64;
const ENCODERS = [inJson, inXml, inUrl, inShell, inHexadecimal];
function spellingsOf(value, isEncoded = true) {
    const spellings = new Spellings();
    const whole = (0,terminal_text/* plainText */.wh)(value).trim();
    const lines = linesOf(whole);
    for (const text of [whole, ...lines])
        spellings.add(text);
    if (!isEncoded)
        return spellings.all;
    spellings.add(whole.replace(/\s+/g, ' '));
    const encoded = lines.length <= MOST_ENCODED_LINES ? lines : [];
    for (const text of [whole, ...encoded, ...secretParts(whole)])
        spellings.addEncoded(text);
    return spellings.all;
}
class Spellings {
    #byText = new Map();
    get all() {
        return [...this.#byText.values()];
    }
    addEncoded(value) {
        this.add(value);
        if (value.length < SHORTEST_ENCODED)
            return;
        for (const encode of ENCODERS)
            for (const text of encode(value))
                this.add(text);
        for (const { text, sharesStart, sharesEnd } of base64Of(value)) {
            this.add(text, sharesStart, sharesEnd);
            this.add(text.replaceAll('+', '-').replaceAll('/', '_'), sharesStart, sharesEnd);
        }
    }
    add(text, sharesStart = false, sharesEnd = false) {
        for (let at = 0; at < text.length; at += LONGEST) {
            const piece = text.slice(Math.max(0, Math.min(at, text.length - 2 * SHORTEST_ENCODED)), at + LONGEST);
            if (!this.#byText.has(piece))
                this.#byText.set(piece, { text: piece, sharesStart, sharesEnd });
        }
    }
}
function linesOf(whole) {
    const lines = whole.split('\n');
    if (lines.length === 1)
        return [];
    return lines.map((line) => line.trim()).filter((line) => line.length >= SHORTEST_LINE && !line.startsWith('-----'));
}
function inJson(value) {
    const unicode = jsonEscaped(value);
    return [unicode, unicode.replace(/[^ -~]/g, unicodeEscape)]
        .flatMap((text) => [
        text,
        text.replaceAll('/', '\\/'),
        text.replace(/[&<>]/g, unicodeEscape),
        text.replace(/[&<>']/g, unicodeEscape),
        text.replaceAll('\\"', '\\u0022').replace(/[&<>'+`]/g, unicodeEscape),
    ])
        .flatMap((text) => [text, text.replace(/\\u[0-9a-f]{4}/g, (code) => `\\u${code.slice(2).toUpperCase()}`)])
        .flatMap((text) => [text, jsonEscaped(text)]);
}
function jsonEscaped(value) {
    return JSON.stringify(value).slice(1, -1);
}
function unicodeEscape(char) {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
function inXml(value) {
    const markup = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const quotes = [
        ['"', "'"],
        ['&quot;', "'"],
        ['&quot;', '&apos;'],
        ['&quot;', '&#39;'],
        ['&quot;', '&#x27;'],
        ['&#34;', '&#39;'],
    ];
    return quotes.map(([double, single]) => markup.replaceAll('"', double).replaceAll("'", single));
}
function inUrl(value) {
    const wellFormed = value.replace(/\p{Surrogate}/gu, '\ufffd');
    const component = encodeURIComponent(wellFormed);
    const strict = component.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
    const spellings = [
        component,
        strict,
        strict.replaceAll('%2F', '/'),
        encodeURI(wellFormed),
        component.replaceAll('%20', '+'),
        strict.replaceAll('%20', '+'),
        new URLSearchParams([['', wellFormed]]).toString().slice(1),
    ];
    return spellings.flatMap((spelling) => [spelling, spelling.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())]);
}
function inShell(value) {
    const escaped = value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
    return [
        value.replaceAll("'", `'\\''`),
        value.replaceAll("'", `'"'"'`),
        value.replaceAll("'", "''"),
        value.replace(/[ !"$&'()*,;<>?[\\\]^`{|}]/g, '\\$&'),
        value.replace(/["$\\`]/g, '\\$&'),
        value.replace(/["$`]/g, '`$&'),
        escaped,
        escaped.replaceAll("'", "\\'"),
    ];
}
function inHexadecimal(value) {
    const hex = Buffer.from(value, 'utf8').toString('hex');
    return [hex, hex.toUpperCase()];
}
function base64Of(value) {
    const bytes = Buffer.from(value, 'utf8');
    return [0, 1, 2].map((before) => {
        const bits = (before + bytes.length) * 8;
        const text = Buffer.concat([Buffer.alloc(before), bytes])
            .toString('base64')
            .slice(Math.ceil((before * 8) / 6), Math.floor(bits / 6));
        return { text, sharesStart: before > 0, sharesEnd: bits % 6 !== 0 };
    });
}
function secretParts(value) {
    const parts = [];
    const password = urlPassword(value);
    if (password !== undefined)
        parts.push(password, percentDecoded(password));
    if (value.startsWith('{'))
        collectSensitive((0,json/* parseJson */.qF)(value), false, parts);
    return parts.filter((part) => part.length >= SHORTEST_ENCODED);
}
function urlPassword(value) {
    return /^[A-Za-z][A-Za-z0-9+.-]{0,30}:\/\/[^\s:@/]{0,256}:([^\s@]{6,512})@/.exec(value)?.[1];
}
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function collectSensitive(value, isSensitive, parts) {
    if (typeof value === 'string' && isSensitive)
        parts.push(...value.split(/\r\n|\n|\r/).filter((line) => !line.startsWith('-----')));
    else if (Array.isArray(value))
        for (const item of value)
            collectSensitive(item, isSensitive, parts);
    else if ((0,json/* isRecord */.u4)(value))
        for (const [name, item] of Object.entries(value))
            collectSensitive(item, isSensitive || (0,sensitive_names/* isSensitiveName */.e)(name), parts);
}

;// CONCATENATED MODULE: ./build/src/redaction/environment.js


const SHORTEST = 6;
const PATH_WORDS = new Set(['FILE', 'FILENAME', 'PATH', 'DIR', 'DIRECTORY', 'FOLDER', 'SOCK', 'SOCKET']);
const PLACE_WORDS = new Set(['PROVIDER', 'HELPER', 'PROGRAM', 'REGION', 'HOST', 'PORT', 'USER', 'USERNAME']);
const ABSOLUTE_PATH = /^(?:~?\/|\.{1,2}\/|[A-Za-z]:[\\/])[^\s:]*$/;
const PATH_NAMES = new Set(['GOOGLE_APPLICATION_CREDENTIALS', 'OLDPWD', 'PWD', 'XAUTHORITY']);
const NOT_SECRET = /^(?:true|false|null|none|undefined|enabled|disabled|required|optional|default|unknown|bearer|basic)$/i;
const HEADERS = /^OTEL_EXPORTER_OTLP_(?:[A-Z]+_)?HEADERS$/;
function headerSecrets(text) {
    const values = text.split(',').map((pair) => pair.slice(pair.indexOf('=') + 1).trim());
    const bare = values.map((value) => value.replace(/^(?:bearer|basic)(?:\s|%20)+/i, ''));
    return bare.filter((value) => value.length >= SHORTEST).map((value) => ({ value, origin: 'mask' }));
}
function secretsOfEnvironment(env) {
    const secrets = [];
    for (const [name, value] of Object.entries(env)) {
        if (value === undefined || value.trim().length < SHORTEST)
            continue;
        const isHeaders = name.startsWith('OTEL_') && HEADERS.test(name);
        const tells = urlPassword(value) !== undefined || ((0,sensitive_names/* isSensitiveName */.e)(name) && !isPlace(name, value));
        if ((!isHeaders && !tells) || NOT_SECRET.test(value.trim()))
            continue;
        if (isHeaders)
            secrets.push(...headerSecrets(value));
        if (tells)
            secrets.push({ value, origin: `env:${name}` });
    }
    return secrets;
}
function isPlace(name, value) {
    const upper = name.toUpperCase();
    const last = upper.slice(upper.lastIndexOf('_') + 1);
    return PLACE_WORDS.has(last) || ((PATH_WORDS.has(last) || PATH_NAMES.has(upper)) && ABSOLUTE_PATH.test(value));
}

// EXTERNAL MODULE: ./build/src/core/event-types.js + 2 modules
var event_types = __webpack_require__(10086);
// EXTERNAL MODULE: ./build/src/redaction/assignments.js
var assignments = __webpack_require__(37670);
// EXTERNAL MODULE: ./build/src/redaction/formats.js
var formats = __webpack_require__(33052);
// EXTERNAL MODULE: ./build/src/redaction/spans.js
var redaction_spans = __webpack_require__(85605);
;// CONCATENATED MODULE: ./build/src/redaction/normalised-text.js


class NormalisedText {
    text;
    #pieces;
    constructor(original, parts, replacementOf) {
        const pieces = [0, 0];
        let shift = 0;
        this.text = original.replace(parts, (part, index) => {
            const replacement = replacementOf(part);
            if (replacement !== '')
                pieces.push(index - shift, index);
            shift += part.length - replacement.length;
            pieces.push(index + part.length - shift, index + part.length);
            return replacement;
        });
        this.#pieces = pieces;
    }
    originalOffset(offset) {
        let low = 0;
        let high = this.#pieces.length / 2;
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((this.#pieces[2 * middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        return (this.#pieces[2 * low + 1] ?? 0) + offset - (this.#pieces[2 * low] ?? 0);
    }
    pushOriginal(spans, into) {
        for (const { start, end } of spans)
            (0,redaction_spans/* pushSpan */.r$)(into, this.originalOffset(start), this.originalOffset(end - 1) + 1);
    }
}
function withoutControls(text) {
    return (0,terminal_text/* hasControls */.Lx)(text) ? new NormalisedText(text, terminal_text/* CONTROL_PARTS */.FX, terminal_text/* plainPart */.uV) : null;
}
const NARROWEST = 60;
const BASE64 = '[A-Za-z0-9+/_-]';
const LINE_END = String.raw `(?:\r?\n|(?:\\r)?\\n)`;
const WRAP = new RegExp(`${LINE_END}(?<=${BASE64}{${NARROWEST}}${LINE_END})[ \\t]{0,64}(?=${BASE64})`, 'g');
function withoutWraps(text) {
    return text.length > NARROWEST && text.search(WRAP) >= 0 ? new NormalisedText(text, WRAP, () => '') : null;
}
const MAY_BE_WRAPPED = new RegExp(`${BASE64}{${NARROWEST}}$`);
const WIDEST = 512;
function mayGoOn(text, lineEnd) {
    const line = (0,terminal_text/* plainText */.wh)(text.slice(Math.max(0, lineEnd - WIDEST), lineEnd)).trimEnd();
    const end = MAY_BE_WRAPPED.exec(line)?.[0];
    return end !== undefined && /[^0-9a-f]/.test(end);
}

;// CONCATENATED MODULE: ./build/src/redaction/search.js
class Search {
    #character;
    #depth;
    #firstChild;
    #nextSibling;
    #fallback;
    #literal;
    #ended;
    #beginnings = new Int32Array(1 << 16);
    #nodeCount = 1;
    constructor(literals) {
        const size = literals.reduce((sum, literal) => sum + literal.length, 1);
        this.#character = new Uint16Array(size);
        this.#depth = new Int32Array(size);
        this.#firstChild = new Int32Array(size);
        this.#nextSibling = new Int32Array(size);
        this.#fallback = new Int32Array(size);
        this.#literal = new Int32Array(size);
        this.#ended = new Int32Array(size);
        this.#addNodes(literals);
    }
    find(text, onFound) {
        let node = 0;
        for (let at = 0; at < text.length; at += 1) {
            node = this.#next(node, text.charCodeAt(at));
            for (let last = this.#ended[node] ?? 0; last !== 0; last = this.#ended[this.#fallback[last] ?? 0] ?? 0)
                onFound((this.#literal[last] ?? 0) - 1, at + 1 - (this.#depth[last] ?? 0), at + 1);
        }
    }
    partialLength(text) {
        let node = 0;
        for (let at = 0; at < text.length; at += 1)
            node = this.#next(node, text.charCodeAt(at));
        return this.#depth[node] ?? 0;
    }
    #next(from, code) {
        for (let node = from; node !== 0; node = this.#fallback[node] ?? 0) {
            const child = this.#child(node, code);
            if (child !== 0)
                return child;
        }
        return this.#beginnings[code] ?? 0;
    }
    #child(parent, code) {
        if (parent === 0)
            return this.#beginnings[code] ?? 0;
        let child = this.#firstChild[parent] ?? 0;
        while (child !== 0 && this.#character[child] !== code)
            child = this.#nextSibling[child] ?? 0;
        return child;
    }
    #addNodes(literals) {
        const nodes = new Int32Array(literals.length);
        let open = literals.map((_, id) => id);
        for (let depth = 0; open.length > 0; depth += 1) {
            open = open.filter((id) => {
                const literal = literals[id] ?? '';
                const node = this.#childOrNew(nodes[id] ?? 0, literal.charCodeAt(depth));
                nodes[id] = node;
                if (depth + 1 < literal.length)
                    return true;
                this.#literal[node] = id + 1;
                this.#ended[node] = node;
                return false;
            });
        }
    }
    #childOrNew(parent, code) {
        const known = this.#child(parent, code);
        if (known !== 0)
            return known;
        const node = this.#nodeCount;
        this.#nodeCount += 1;
        const fallback = parent === 0 ? 0 : this.#next(this.#fallback[parent] ?? 0, code);
        this.#character[node] = code;
        this.#depth[node] = (this.#depth[parent] ?? 0) + 1;
        if (parent === 0)
            this.#beginnings[code] = node;
        this.#nextSibling[node] = this.#firstChild[parent] ?? 0;
        this.#firstChild[parent] = node;
        this.#fallback[node] = fallback;
        this.#ended[node] = this.#ended[fallback] ?? 0;
        return node;
    }
}

;// CONCATENATED MODULE: ./build/src/redaction/known-values.js





const MASK_ORIGIN = 'mask';
const SHORTEST_VALUE = 6;
const SHORTEST_DECLARED_VALUE = 4;
const known_values_NOT_SECRET = /^(?:true|false|null|none|undefined|\**)$/i;
const MOST_ENCODED = 5000;
class KnownValues {
    #sources = new Map();
    #again = new Set();
    #spelled = new Set();
    #tiers = [];
    #added = [];
    #shortLined = [];
    add(source) {
        const { value, origin } = source;
        const trimmed = value.trim();
        if (trimmed.length < shortestFor(origin) || known_values_NOT_SECRET.test(trimmed))
            return;
        if (origin !== MASK_ORIGIN)
            this.#again.add(value);
        const same = this.#sources.get(value);
        if (same !== undefined) {
            if (!same.some((known) => known.origin === origin))
                same.push(source);
            return;
        }
        this.#sources.set(value, [source]);
        if (hasShortLines(value))
            this.#shortLined.push((0,terminal_text/* plainText */.wh)(value).trim());
        for (const spelling of spellingsOf(value, this.#sources.size <= MOST_ENCODED)) {
            if (this.#spelled.has(spelling.text))
                continue;
            this.#spelled.add(spelling.text);
            this.#added.push(spelling);
        }
    }
    find(text, spans) {
        const tiers = this.#searches();
        if (tiers.length === 0)
            return;
        findSpellings(tiers, text, spans);
        const unwrapped = withoutWraps(text);
        if (unwrapped === null)
            return;
        const found = [];
        findSpellings(tiers, unwrapped.text, found);
        unwrapped.pushOriginal(found, spans);
    }
    partialLength(text) {
        return Math.max(0, ...this.#searches().map(({ search }) => search.partialLength(text)));
    }
    begunLines(text) {
        let longest = 0;
        for (const value of this.#shortLined)
            for (let at = value.indexOf('\n'); at >= 0; at = value.indexOf('\n', at + 1))
                if (at + 1 > longest && text.endsWith(value.slice(0, at + 1)))
                    longest = at + 1;
        return longest;
    }
    literallyIn(text, words) {
        const values = new Set([...this.#again, ...words]);
        return [...values].flatMap((value) => (text.includes(value) ? (this.#sources.get(value) ?? []) : []));
    }
    #searches() {
        if (this.#added.length === 0)
            return this.#tiers;
        let spellings = this.#added;
        this.#added = [];
        for (let last = this.#tiers.at(-1); last !== undefined && last.spellings.length <= 2 * spellings.length;) {
            spellings = [...last.spellings, ...spellings];
            this.#tiers.pop();
            last = this.#tiers.at(-1);
        }
        this.#tiers.push({ spellings, search: new Search(spellings.map(({ text }) => text)) });
        return this.#tiers;
    }
}
function hasShortLines(value) {
    const lines = value.trim().split('\n');
    return lines.length > 1 && lines.some((line) => line.trim().length < SHORTEST_VALUE);
}
function shortestFor(origin) {
    return origin === MASK_ORIGIN || origin.startsWith('input:') ? SHORTEST_DECLARED_VALUE : SHORTEST_VALUE;
}
function findSpellings(tiers, text, spans) {
    for (const { search, spellings } of tiers) {
        search.find(text, (id, start, end) => {
            const { sharesStart = false, sharesEnd = false } = spellings[id] ?? {};
            const from = sharesStart && isBase64(text[start - 1]) ? start - 1 : start;
            (0,redaction_spans/* pushSpan */.r$)(spans, from, sharesEnd ? base64End(text, end) : end);
        });
    }
}
function base64End(text, end) {
    let at = isBase64(text[end]) ? end + 1 : end;
    while (text[at] === '=')
        at += 1;
    return at;
}
function isBase64(char) {
    return char !== undefined && /[A-Za-z0-9+/_-]/.test(char);
}

;// CONCATENATED MODULE: ./build/src/redaction/stream.js



const HELD = 8192;
const LONGEST_WAIT = 4 * HELD;
const CONTEXT = 256;
const KEY_BLOCK = /^-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[A-Za-z0-9+/=\s:,;[\u001b-]*$/;
class RedactingStream {
    redactor;
    cleaner;
    #pending = '';
    #context = '';
    #isDropping = false;
    #holdsKey = false;
    #longest = 2 * HELD;
    constructor(redactor, cleaner) {
        this.redactor = redactor;
        this.cleaner = cleaner;
    }
    write(chunk) {
        return this.#take(this.cleaner === null ? chunk : this.cleaner.clean(chunk));
    }
    #take(chunk) {
        this.#pending += chunk;
        let out = '';
        if (this.#holdsKey || chunk.includes('\n') || chunk.includes('\r'))
            out = this.#takeLines(this.#completeLines());
        if (!this.#holdsKey && this.#pending.length >= this.#longest) {
            out += this.#takeHead();
            this.#longest = Math.max(2 * HELD, this.#pending.length + HELD);
        }
        return out;
    }
    release() {
        const early = this.#take('');
        if (this.#isDropping || this.#holdsKey || this.#pending.length > HELD || /[\r\n]/.test(this.#pending))
            return early;
        const whole = this.#context + this.#pending;
        const merged = (0,redaction_spans/* mergeSpans */.q4)(this.#spans(whole));
        const last = merged.at(-1);
        const masked = last?.end === whole.length ? last.start : whole.length;
        const cut = betweenCharacters(whole, Math.min(masked, this.redactor.partialStart(whole)));
        return cut > this.#context.length ? early + this.#leave(whole, merged, cut) : early;
    }
    end() {
        const out = this.#take(this.cleaner?.rest() ?? '') + this.#takeLines(this.#pending.length);
        this.#isDropping = false;
        return out;
    }
    #completeLines() {
        const text = this.#pending;
        const block = text.includes('-----BEGIN ') ? text.lastIndexOf('-----BEGIN ') : -1;
        const isNear = block >= 0 && text.length - block < LONGEST_WAIT;
        this.#holdsKey = isNear && !hasKeyEnd(text, block) && KEY_BLOCK.test(withoutPrefix(text, block));
        const before = this.#holdsKey ? block - 1 : text.length;
        if (before < 0)
            return 0;
        const feed = text.lastIndexOf('\n', before);
        const end = text.includes('\r', feed + 1) ? Math.max(feed, text.lastIndexOf('\r', before)) : feed;
        const begun = this.redactor.begunLines(text.slice(Math.max(0, end + 1 - HELD), end + 1));
        const last = begun === 0 ? end : text.lastIndexOf('\n', end - begun);
        return last > 0 && mayGoOn(text, last) ? wrappedStart(text, last) : last + 1;
    }
    #takeLines(cut) {
        if (cut === 0)
            return '';
        const text = this.#afterDropped(this.#pending.slice(0, cut));
        const context = this.#context;
        this.#pending = this.#pending.slice(cut);
        this.#context = '';
        this.#longest = 2 * HELD;
        const spans = this.#spans(context + text);
        if (spans.length === 0)
            return text;
        if (context === '')
            return this.redactor.text(text, spans);
        return maskPart(context + text, context.length, context.length + text.length, (0,redaction_spans/* mergeSpans */.q4)(spans));
    }
    #spans(text) {
        return this.cleaner === null ? this.redactor.spans(text) : this.redactor.plainSpans(text);
    }
    #afterDropped(text) {
        if (!this.#isDropping)
            return text;
        const end = text.search(/[\s"'`]/);
        if (end < 0)
            return '';
        this.#isDropping = false;
        return text.slice(end);
    }
    #takeHead() {
        this.#pending = this.#afterDropped(this.#pending);
        if (this.#pending.length < 2 * HELD)
            return '';
        const whole = this.#context + this.#pending;
        const merged = (0,redaction_spans/* mergeSpans */.q4)(this.#spans(whole));
        return this.#leave(whole, merged, this.#safeCut(whole, merged));
    }
    #leave(whole, merged, cut) {
        const out = maskPart(whole, this.#context.length, cut, merged);
        this.#pending = whole.slice(cut);
        this.#context = this.#isDropping ? '' : whole.slice(Math.max(0, cut - CONTEXT), cut);
        return out;
    }
    #safeCut(whole, merged) {
        const wanted = betweenCharacters(whole, whole.length - HELD);
        const across = merged.find(({ start, end }) => start < wanted && end > wanted);
        if (across === undefined)
            return wanted;
        const { start, end } = across;
        if (end < whole.length)
            return end;
        if (whole.length - start < LONGEST_WAIT)
            return Math.max(start, this.#context.length);
        this.#isDropping = true;
        return whole.length;
    }
}
function withoutPrefix(text, block) {
    const prefix = (0,formats/* linePrefix */.NF)(text, block);
    const key = text.slice(block);
    if (prefix === '')
        return key;
    return key.slice(0, key.lastIndexOf('\n') + 1).replace(new RegExp(`\\n${prefix}`, 'g'), '\n');
}
function hasKeyEnd(text, block) {
    const end = text.indexOf('-----END ', block);
    return end >= 0 && text.includes('\n', end);
}
const FAR_AWAY = 16 * 1024;
function wrappedStart(text, lineEnd) {
    for (let end = lineEnd; end > lineEnd - FAR_AWAY;) {
        const start = text.lastIndexOf('\n', end - 1) + 1;
        const isIndented = /^[ \t]{0,64}[A-Za-z0-9+/_-]/.test(text.slice(start, start + 65));
        if (start === 0 || !isIndented || !mayGoOn(text, start - 1))
            return start;
        end = start - 1;
    }
    return 0;
}
function betweenCharacters(text, at) {
    return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1)) ? at - 1 : at;
}
function maskPart(whole, from, to, merged) {
    const inside = merged.filter(({ start, end }) => start < to && end > from);
    const moved = inside.map(({ start, end }) => ({ start: Math.max(0, start - from), end: Math.min(end, to) - from }));
    return (0,redaction_spans/* maskSpans */.ep)(whole.slice(from, to), moved);
}

;// CONCATENATED MODULE: ./build/src/redaction/redactor.js










const MOST_PASSES = 4;
const DEEPEST = 1000;
const LONGEST_WORD = 32;
const OWN_KEYS = new Set([
    ...Object.values(event_types/* EVENT_TYPES */.Ru).flatMap(({ fields }) => Object.keys(fields)),
    ...[
        'type timestamp run_id seq replayed',
        'group index key value kind message details label prompt_for',
        'stdout stderr stdout_truncated stderr_truncated outputs errors results count exception_type command field template',
        'position line column available_fields available_fields_total all_fields cause source original_message failed_field',
        'expected excerpt waited_seconds selected additional_input provider model input_tokens output_tokens',
        'schema_version name callers groups completed cwd inputs context settled',
        'instructions caller workspace',
    ].flatMap((keys) => keys.split(' ')),
]);
const MESSAGE_WORDS = new Set('exited with code ended bash pwsh python'.split(' '));
class Redactor {
    #values = new KnownValues();
    #ownNames = new Set();
    constructor(options = {}) {
        for (const source of options.secrets ?? [])
            this.add(source);
    }
    add(source) {
        this.#values.add(source);
    }
    text(value, known) {
        let text = value;
        let spans = known ?? this.spans(text);
        for (let pass = 0; pass < MOST_PASSES && spans.length > 0; pass += 1) {
            const masked = (0,redaction_spans/* maskSpans */.ep)(text, (0,redaction_spans/* mergeSpans */.q4)(spans));
            if (masked === text)
                return text;
            text = masked;
            spans = this.spans(text);
        }
        return text;
    }
    spans(text) {
        const spans = this.plainSpans(text);
        const plain = withoutControls(text);
        if (plain !== null)
            plain.pushOriginal(this.plainSpans(plain.text), spans);
        return spans;
    }
    plainSpans(text) {
        const spans = [];
        if (text.length < SHORTEST_DECLARED_VALUE)
            return spans;
        this.#values.find(text, spans);
        (0,formats/* findFormats */.yl)(text, spans);
        (0,assignments/* findAssignments */.u)(text, spans);
        return spans;
    }
    secretSpans = (text) => (0,redaction_spans/* mergeSpans */.q4)(this.spans(text));
    partialStart(text) {
        const sequence = (0,terminal_text/* unfinishedFrom */.IF)(text);
        const whole = sequence < 0 ? text : text.slice(0, sequence);
        const plain = withoutControls(whole);
        const seen = plain?.text ?? whole;
        const word = seen.split(/\s/).at(-1) ?? '';
        const mayGoOn = word.length > LONGEST_WORD || /[A-Za-z0-9+/=_.:-]$/.test(word) || (0,formats/* hasOpening */.DT)(word);
        const length = Math.max(this.#values.partialLength(seen), mayGoOn ? word.length : 0);
        if (length === 0)
            return whole.length;
        return plain?.originalOffset(seen.length - length) ?? seen.length - length;
    }
    begunLines(text) {
        return this.#values.begunLines(text);
    }
    stream() {
        return new RedactingStream(this, null);
    }
    plainStream() {
        return new RedactingStream(this, new terminal_text/* StreamCleaner */.HN());
    }
    json(value, content = 'data') {
        return this.#redact(value, content, 0);
    }
    keepNames(names) {
        for (const name of names)
            this.#ownNames.add(name);
    }
    isOwnWord(word) {
        return OWN_KEYS.has(word) || MESSAGE_WORDS.has(word) || this.#ownNames.has(word);
    }
    #name(key) {
        return OWN_KEYS.has(key) || this.#ownNames.has(key) ? key : this.text(key);
    }
    changes(value) {
        return this.json(value) !== value;
    }
    secretsIn(text) {
        return this.#values.literallyIn(text, [...OWN_KEYS, ...MESSAGE_WORDS, ...this.#ownNames]);
    }
    #redact(value, content, depth) {
        if (content === 'word')
            return value;
        if (typeof value === 'string')
            return content !== 'secret' ? this.text(value) : value === '' ? value : redaction_spans/* MASK */.v5;
        if ((0,json/* isJsonNumber */.OD)(value))
            return content === 'secret' || this.#isSecretNumber(value) ? redaction_spans/* MASK */.v5 : value;
        if (typeof value !== 'object' || value === null)
            return value;
        if (depth > DEEPEST)
            return redaction_spans/* MASK */.v5;
        return (0,json/* isJsonObject */.OW)(value) ? this.#redactObject(value, content, depth) : this.#redactList(value, content, depth);
    }
    #isSecretNumber(value) {
        const spans = [];
        this.#values.find(String(value), spans);
        return spans.length > 0;
    }
    #redactList(list, content, depth) {
        const redacted = [];
        const each = inEach(content);
        for (const [index, item] of list.entries())
            redacted.push(this.#redact(item, isArgumentOf(list[index - 1], item) ? 'secret' : each, depth + 1));
        return redacted.every((item, index) => item === list[index]) ? list : redacted;
    }
    #redactObject(object, content, depth) {
        const isPair = isNamedSecret(object);
        const each = inEach(content);
        const redacted = [];
        let isSame = true;
        for (const [key, item] of Object.entries(object)) {
            const known = typeof content === 'object' && 'field' in content ? content.field(key) : undefined;
            const isSecret = each === 'data' && ((0,sensitive_names/* isSensitiveName */.e)(key) || (isPair && key === 'value'));
            const name = known === undefined ? this.#name(key) : key;
            const value = this.#redact(item, known ?? (isSecret ? 'secret' : each), depth + 1);
            redacted.push([name, value]);
            isSame &&= name === key && value === item;
        }
        return isSame ? object : fromEntries(redacted);
    }
}
function inEach(content) {
    if (typeof content !== 'object')
        return content;
    return 'each' in content ? content.each : 'data';
}
function isArgumentOf(flag, item) {
    if (typeof flag !== 'string' || typeof item !== 'string' || item.startsWith('-'))
        return false;
    return flag.startsWith('--') && !flag.includes('=') && (0,sensitive_names/* isSensitiveName */.e)(flag);
}
function isNamedSecret(object) {
    if (object['value'] === undefined)
        return false;
    const name = object['name'] ?? object['key'];
    return typeof name === 'string' && (0,sensitive_names/* isSensitiveName */.e)(name);
}
function fromEntries(entries) {
    const taken = new Set();
    return Object.fromEntries(entries.map(([name, value]) => {
        let unique = name;
        for (let count = 2; taken.has(unique); count += 1)
            unique = `${name} (${count})`;
        taken.add(unique);
        return [unique, value];
    }));
}

;// CONCATENATED MODULE: ./build/src/redaction/index.js






/***/ }),

/***/ 47481:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ sensitivityOf; },
/* harmony export */   e: function() { return /* binding */ isSensitiveName; }
/* harmony export */ });
const STRONG_WORDS = wordSet('secret secrets password passwords passwd passwds pwd passphrase passphrases passcode apikey apikeys otp totp jwt');
const WEAK_WORDS = wordSet('token auth authorization authorisation bearer oauth credential credentials creds cookie cookies');
const KEY_OF = 'api access private secret signing encryption decryption master account storage shared ' +
    'ssh deploy service subscription auth gpg pgp hmac cipher session license webhook ' +
    'openai anthropic azure gemini mistral groq stripe sendgrid twilio mailgun datadog';
const PASS_OF = 'db database user smtp mail email admin root mysql pg postgres redis ssh ' +
    'ftp proxy login registry docker git keystore cert sudo key';
const PHRASES = [
    ['key', KEY_OF],
    ['keys', KEY_OF],
    ['tokens', 'access refresh api auth bearer id session personal deploy'],
    ['pass', PASS_OF],
    ['pat', 'gh github gitlab azure devops ado docker'],
    ['id', 'session'],
    ['string', 'connection'],
    ['strings', 'connection'],
    ['signature', 'access'],
];
const PAIRS = new Set(PHRASES.flatMap(([last, first]) => first.split(' ').map((word) => `${word} ${last}`)));
const FUSED_WORDS = new Set([
    ...[...PAIRS].map((pair) => pair.replace(' ', '')),
    ...wordSet('authtoken accesstoken refreshtoken idtoken apitoken sessiontoken bearertoken clientsecret apisecret appsecret ' +
        'secretaccesskey userpassword dbpassword adminpassword rootpassword mypassword oauthtoken githubtoken npmtoken ' +
        'onetimecode'),
]);
const HARMLESS_ENDINGS = wordSet('count counts limit limits budget usage used type method mode scheme length size ttl expiry expires expiration cost price status');
function wordSet(words) {
    return new Set(words.split(' '));
}
const STEM = /tok|sec|pas|pwd|key|aut|bear|otp|jwt|cre|coo|ses|pat|str|sig|code/i;
const LONGEST = 256;
const known = new Map();
const MOST_KNOWN = 4096;
function isSensitiveName(name) {
    return sensitivityOf(name) !== 'none';
}
function sensitivityOf(name) {
    const end = name.slice(-LONGEST);
    if (!STEM.test(end))
        return 'none';
    let found = known.get(end);
    if (found === undefined) {
        found = judged(end);
        if (known.size >= MOST_KNOWN)
            known.clear();
        known.set(end, found);
    }
    return found;
}
function judged(name) {
    const segments = name.match(/[A-Za-z0-9]+/g) ?? [];
    const camel = segments.flatMap((segment) => segment.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g) ?? []);
    const readings = [wordsOf(camel), wordsOf(segments.map((segment) => segment.replace(/[0-9]+$/, '')))];
    if (readings.some((words) => HARMLESS_ENDINGS.has(words.at(-1) ?? '')))
        return 'none';
    const found = readings.map(sensitivityOfWords);
    if (found.includes('strong'))
        return 'strong';
    return found.includes('weak') ? 'weak' : 'none';
}
function wordsOf(parts) {
    return parts.filter((part) => /[A-Za-z]/.test(part)).map((part) => part.toLowerCase());
}
function sensitivityOfWords(words) {
    const isStrong = words.some((word, index) => STRONG_WORDS.has(word) || FUSED_WORDS.has(word) || PAIRS.has(`${words[index - 1]} ${word}`));
    if (isStrong)
        return 'strong';
    return words.some((word) => WEAK_WORDS.has(word)) ? 'weak' : 'none';
}


/***/ }),

/***/ 85605:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ep: function() { return /* binding */ maskSpans; },
/* harmony export */   lx: function() { return /* binding */ runEnd; },
/* harmony export */   q4: function() { return /* binding */ mergeSpans; },
/* harmony export */   r$: function() { return /* binding */ pushSpan; },
/* harmony export */   v5: function() { return /* binding */ MASK; },
/* harmony export */   wK: function() { return /* binding */ isPlaceholder; }
/* harmony export */ });
const MASK = '***';
function pushSpan(spans, start, end) {
    const last = spans.at(-1);
    if (last === undefined || start > last.end || end < last.start)
        spans.push({ start, end });
    else
        spans.splice(-1, 1, { start: Math.min(last.start, start), end: Math.max(last.end, end) });
}
function mergeSpans(spans) {
    const merged = [];
    for (const { start, end } of spans.toSorted((a, b) => a.start - b.start))
        pushSpan(merged, start, end);
    return merged;
}
function maskSpans(text, merged, mask = MASK) {
    let masked = '';
    let at = 0;
    for (const { start, end } of merged) {
        masked += `${text.slice(at, start)}${mask}`;
        at = end;
    }
    return masked + text.slice(at);
}
const PLACEHOLDER = /^(?:\*{3,}|VALUE|\$?\{.*|\$\(.*|\$[A-Z_][A-Z0-9_]*|%[A-Z_][A-Z0-9_]*%|<[^<>]*>?|\[[^[\]]*\]?)$/s;
function isPlaceholder(value) {
    return PLACEHOLDER.test(value);
}
function runEnd(run, text, at) {
    run.lastIndex = at;
    run.test(text);
    return run.lastIndex;
}


/***/ }),

/***/ 68474:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: function() { return /* binding */ withGraph; },
/* harmony export */   Mn: function() { return /* binding */ toStaticError; },
/* harmony export */   iA: function() { return /* binding */ toJsonLine; },
/* harmony export */   lN: function() { return /* binding */ toErrorRecord; },
/* harmony export */   zc: function() { return /* binding */ toReportedError; }
/* harmony export */ });
/* harmony import */ var _account_advice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7496);
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10898);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97095);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53325);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75874);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _core_transient_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86266);







const FIXABLE = ['api_validation', 'template_error', 'static_validation'];
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
    const position = frame && context.positionOf?.(frame.file, frame.node, textOf(details['field']));
    const category = categoryOf(kind, details);
    const isPlaced = frame !== undefined && frame.file !== _core_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_FILE */ .tW;
    return {
        source: 'runtime',
        category,
        kind,
        message,
        node_id: frame?.node ?? null,
        fixable: FIXABLE.includes(category) || (0,_account_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .isMendedInFile */ .x0)(kind),
        retryable: context.isRetryable?.(raised) ?? (0,_core_transient_js__WEBPACK_IMPORTED_MODULE_3__/* .isRetryable */ .r3)(raised.envelope),
        action: context.action ?? 'error',
        file: isPlaced ? frame.file : null,
        line: isPlaced ? (position?.line ?? null) : null,
        column: isPlaced ? (position?.column ?? null) : null,
        suggestion: suggestionFor(raised, context),
        details,
        frames: raised.frames,
        attempts: raised.attempts,
        ...processFacts(raised),
        ...((0,_core_transient_js__WEBPACK_IMPORTED_MODULE_3__/* .isTransient */ .dg)(raised.envelope) ? { transient: true } : {}),
        ...(raised.while_handling === undefined ? {} : { while_handling: raised.while_handling }),
        ...lifted(details),
        ...(category === 'template_error' ? availableFields(details, context.traceFile) : {}),
    };
}
function suggestionFor({ envelope, frames: [frame], attempts }, context) {
    const { kind, details } = envelope;
    const advice = (0,_account_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .adviceFor */ .cp)(kind, details, { isOneStep: frame?.file === _core_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_FILE */ .tW, attempts });
    const isExit = kind === 'internal.script_error' && typeof details['exit_code'] === 'number';
    if (!isExit || frame === undefined || context.isReadAfterFailure?.(frame.file, frame.node) !== true)
        return advice;
    const hint = 'If what reads its output decides about the exit code, write `strict_exit: false` on the node.';
    return advice === null ? hint : `${advice} ${hint}`;
}
function processFacts(raised) {
    const { details } = raised.envelope;
    const { exit_code: exitCode, stderr_tail: stderr } = raised;
    const { command = textOf(details['command']), ...stdout } = (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .processTexts */ .c)(raised);
    return {
        ...(command ? { command } : {}),
        ...(exitCode === null ? {} : { exit_code: exitCode }),
        ...(stderr === '' || details['stderr_tail'] === stderr ? {} : { stderr_tail: stderr }),
        ...stdout,
    };
}
function textOf(value) {
    return typeof value === 'string' ? value : undefined;
}
function toStaticError(finding) {
    const isPlaced = finding.file !== _core_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_FILE */ .tW;
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
        suggestion: finding.suggestion,
        details: {},
        frames: [],
        attempts: 0,
    };
}
function categoryOf(kind, details) {
    if (kind === 'internal.template_error')
        return 'template_error';
    const status = (0,_core_float_js__WEBPACK_IMPORTED_MODULE_5__/* .asNumber */ .i)(details['status_code']);
    const refused = status !== undefined && status >= 400 && status <= 499;
    if (refused || kind === 'provider.rejected')
        return 'api_validation';
    return kind === 'internal.unexpected' ? 'exception' : 'execution_failure';
}
const LIFTED = [
    'status_code',
    'raw_response',
    'response_headers',
    'response_time',
    'mcp_error',
    'mcp_error_details',
];
function lifted(details) {
    return Object.fromEntries(LIFTED.flatMap((key) => (details[key] === undefined ? [] : [[key, details[key]]])));
}
function availableFields(details, traceFile) {
    const listed = details['available_fields'];
    const names = Array.isArray(listed) ? listed.filter((name) => typeof name === 'string') : [];
    const total = Math.max((0,_core_float_js__WEBPACK_IMPORTED_MODULE_5__/* .asNumber */ .i)(details['available_fields_total']) ?? 0, names.length);
    const file = textOf(details['trace_file_hint']) ?? traceFile;
    return {
        available_fields: names.slice(0, MAX_AVAILABLE),
        available_fields_total: total,
        available_fields_truncated: total > Math.min(names.length, MAX_AVAILABLE),
        ...(file === undefined ? {} : { trace_file_hint: file }),
    };
}
function toErrorRecord(event, { workflow, github }) {
    const { timestamp, run_id } = event;
    const { origin: _, typed: __, ...raised } = (0,_core_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .raisedIn */ .qh)(event);
    return { schema_version: 1, timestamp, run_id, workflow, node: (0,_core_events_js__WEBPACK_IMPORTED_MODULE_6__/* .raisedBy */ .wb)(event), ...raised, github };
}
function toJsonLine(value) {
    const text = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(value) ?? 'null';
    return `${text.replace(/[\u0085\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
}


/***/ }),

/***/ 82517:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CR: function() { return /* binding */ buildResult; },
  nf: function() { return /* binding */ invalidResult; },
  a7: function() { return /* binding */ toleratedBy; }
});

// EXTERNAL MODULE: ./build/src/account/diagnosis.js
var diagnosis = __webpack_require__(52015);
// EXTERNAL MODULE: ./build/src/account/run-account.js + 10 modules
var run_account = __webpack_require__(99625);
// EXTERNAL MODULE: ./build/src/core/json.js
var json = __webpack_require__(80020);
// EXTERNAL MODULE: ./build/src/core/outcome.js
var core_outcome = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/text/shell-words.js
var shell_words = __webpack_require__(95262);
;// CONCATENATED MODULE: ./build/src/reporters/next-commands.js

const MAX_OPTIONS = 10;
function nextCommands(end, input, gates) {
    const { account, oneStep, resumeFrom = null, inputsForCommands } = input;
    const runDir = input.commandDir === undefined ? input.runDir : input.commandDir;
    const inFolder = (command) => runDir === null ? [] : [`conductor ${command} ${(0,shell_words/* shellPath */.G9)(runDir)}`];
    const redrive = account.governance.deadLetters.size > 0 ? inFolder('redrive') : [];
    if (end.plan !== null && runDir !== null && resumeFrom === null)
        return planCommands(runDir, end.plan.shards, input);
    if (end.outcome === 'success')
        return redrive;
    if (oneStep !== undefined)
        return [...inFolder('explain'), oneStep.again];
    const file = (0,shell_words/* shellPath */.G9)(input.commandFile ?? input.workflowFile);
    return [
        ...(runDir !== null && mayResume(end, input) ? resumeCommands(runDir, input, gates) : []),
        ...redrive,
        ...inFolder('explain'),
        `conductor run ${file}${inputWords(Object.entries(inputsForCommands))}`,
    ];
}
function mayResume({ error, shard, termination }, { resumable }) {
    const isFinal = error?.envelope.kind === 'halt.intentional' && shard === null;
    return resumable && termination === null && !isFinal;
}
function planCommands(runDir, shards, input) {
    const resume = `conductor resume ${(0,shell_words/* shellPath */.G9)(runDir)}`;
    const again = wordsAgain(input);
    const together = `${runDir}-shards`;
    return [
        ...Array.from({ length: shards }, (_, index) => {
            const folder = (0,shell_words/* shellPath */.G9)(`${together}/${index + 1}`);
            return `${resume} --shard ${index + 1}/${shards} --run-dir ${folder}${again}`;
        }),
        `${resume} --join ${(0,shell_words/* shellPath */.G9)(together)}${again}`,
    ];
}
function inputWords(inputs) {
    return inputs.map(([name, input]) => ` -i ${inputWord(name, input)}`).join('');
}
function wordsAgain({ inputsForCommands, inputsAgain = [] }) {
    return inputWords(Object.entries(inputsForCommands).filter(([name]) => inputsAgain.includes(name)));
}
function inputWord(name, input) {
    if (typeof input === 'string')
        return (0,shell_words/* shellQuote */.ZL)(`${name}=${input}`);
    return (0,shell_words/* shellAssignment */.g1)(name, input.variable);
}
function resumeCommands(runDir, input, waiting) {
    const { resumeFrom = null } = input;
    const from = resumeFrom === null ? '' : ` --from ${(0,shell_words/* shellQuote */.ZL)(resumeFrom)}`;
    const resume = `conductor resume ${(0,shell_words/* shellPath */.G9)(runDir)}${from}${wordsAgain(input)}`;
    const gates = [...new Map(waiting.map((gate) => [gate.node, gate])).values()];
    const single = gates.flatMap(answersTo);
    if (single.length === 0)
        return [resume];
    const all = gates.flatMap((gate) => answersTo(gate).slice(0, 1));
    const choices = gates.length > 1 ? [all.join(' '), ...single] : single;
    return choices.slice(0, MAX_OPTIONS).map((choice) => `${resume} ${choice}`);
}
function answersTo(gate) {
    const { node, options } = gate;
    const fields = options.flatMap(({ value, prompt_for: field }) => (value === '' && field !== null ? [field] : []));
    if (fields.length === 0 || fields.length < options.length)
        return options.map((option) => answer(gate, option));
    return [fields.map((field) => `--gate ${(0,shell_words/* shellQuote */.ZL)(`${node}.${field}=TEXT`)}`).join(' ')];
}
function answer({ node }, option) {
    const extra = option.prompt_for === null ? '' : ` --gate ${(0,shell_words/* shellQuote */.ZL)(`${node}.${option.prompt_for}=TEXT`)}`;
    return `--gate ${(0,shell_words/* shellQuote */.ZL)(`${node}=${option.value}`)}${extra}`;
}

// EXTERNAL MODULE: ./build/src/reporters/reported-errors.js
var reported_errors = __webpack_require__(68474);
;// CONCATENATED MODULE: ./build/src/reporters/result.js







function buildResult(input) {
    const { account, graph } = input;
    const end = account.ending ?? run_account/* NOT_ENDED */.T;
    const errors = errorsOf(input, end).map((error) => reported(error, input));
    const steps = account.steps.reports(graph, new Set(input.repaired ?? []));
    const executed = steps.filter((step) => step.status !== 'not_executed').length;
    const gates = end.gate === null ? [] : account.notices.gates(end.gate);
    const { handled, handledTotal } = account.errors;
    return {
        schema_version: 1,
        success: end.outcome === 'success',
        outcome: end.outcome,
        exit_code: (0,core_outcome/* exitCodeOf */.FO)(end.outcome, end.signal),
        run_id: input.runId,
        workflow: { name: input.workflowName, file: input.workflowFile },
        output: end.output,
        error: errors[0]?.message ?? null,
        error_cause: end.error?.envelope.kind === 'halt.intentional' ? (0,diagnosis/* causeKind */.My)(end.error.envelope.details) : null,
        ...(input.oneStep !== undefined && toleratedBy(account) !== null ? { tolerated: true } : {}),
        errors,
        warnings: [...(input.warnings ?? []), ...account.notices.texts()],
        ...(handled.length === 0 ? {} : { handled }),
        ...(handledTotal > handled.length ? { handled_total: handledTotal } : {}),
        ...(account.notices.unseenFailures === 0 ? {} : { unseen_failures: account.notices.unseenFailures }),
        termination: end.termination,
        gate: end.gate,
        suspended: suspendedOf(end, gates),
        ...(end.shard === null ? {} : { shard: shareOf(end.shard) }),
        ...(gates.length > 1 ? { gates } : {}),
        checkpoint: {
            completed_nodes: account.steps.completed(graph),
            node_actions: account.steps.actions(graph),
            node_hashes: input.hashes,
            failed_node: end.error?.frames.at(-1)?.node ?? null,
            path: input.checkpointPath,
        },
        execution: { duration_ms: end.duration_ms, nodes_executed: executed, nodes_total: steps.length, steps },
        metrics: {
            duration_ms: end.duration_ms,
            nodes_executed: executed,
            total_cost_usd: null,
            ...account.usage.metrics(),
        },
        policies: account.governance.policies,
        dead_letters: [...account.governance.deadLetters.values()],
        escalations: account.governance.escalations,
        next_commands: nextCommands(end, input, gates),
    };
}
function suspendedOf({ outcome, plan }, gates) {
    if (outcome !== 'suspended')
        return null;
    if (plan === null)
        return { waits_for: 'gate', gates: gates.map(({ node }) => node) };
    const { group, total, shards } = plan;
    return { waits_for: 'shards', group, total, shards };
}
function shareOf({ visit: _, ...share }) {
    return share;
}
function toleratedBy({ ending, errors }) {
    if (ending?.outcome !== 'success')
        return null;
    return [...errors.overcome.values()].find(({ by }) => by === 'recover') ?? null;
}
function reported(error, input) {
    const { account, graph, runDir } = input;
    const { kind, details } = error.envelope;
    const node = error.frames[0]?.node ?? '';
    const taken = account.errors.actionOn(node, kind) ?? account.errors.actionOn(node, (0,diagnosis/* causeKind */.My)(details) ?? '');
    return (0,reported_errors/* toReportedError */.zc)(error, {
        ...input,
        action: kind === 'halt.intentional' ? 'halt' : (taken ?? 'error'),
        positionOf: (0,reported_errors/* withGraph */.JD)(input.positionOf, graph),
        ...(runDir === null ? {} : { traceFile: `${runDir}/events.jsonl` }),
    });
}
function invalidResult(findings, workflowFile, options = {}) {
    const errors = findings.filter((finding) => finding.severity === 'error').map(reported_errors/* toStaticError */.Mn);
    const outcome = errors.length === 0 ? 'success' : 'invalid';
    return {
        schema_version: 1,
        success: outcome === 'success',
        outcome,
        exit_code: (0,core_outcome/* exitCodeOf */.FO)(outcome, null),
        run_id: null,
        workflow: { name: options.workflowName ?? null, file: workflowFile },
        output: null,
        error: errors[0]?.message ?? null,
        error_cause: null,
        errors,
        warnings: findings
            .filter((finding) => finding.severity === 'warning')
            .map((finding) => `${finding.file}:${finding.line}:${finding.column} ${finding.message}`),
        termination: null,
        gate: null,
        checkpoint: null,
        execution: { duration_ms: 0, nodes_executed: 0, nodes_total: 0, steps: [] },
        metrics: { duration_ms: 0, nodes_executed: 0, total_cost_usd: null },
        policies: [],
        dead_letters: [],
        escalations: [],
        findings,
        ...(options.contract === undefined ? {} : { contract: options.contract }),
        next_commands: outcome === 'success' || options.commandFile === undefined
            ? []
            : [`conductor validate ${(0,shell_words/* shellPath */.G9)(options.commandFile)}`],
    };
}
function errorsOf({ account }, { error }) {
    const { recorded } = account.errors;
    if (error === null)
        return recorded;
    const key = (0,json/* jsonText */.s$)([error.envelope, error.frames]);
    return [error, ...recorded.filter((one) => (0,json/* jsonText */.s$)([one.envelope, one.frames]) !== key)];
}


/***/ }),

/***/ 35746:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ decoded; }
/* harmony export */ });
function decoded(bytes, fatal = true) {
    return new TextDecoder(encodingOf(bytes), { fatal }).decode(bytes);
}
function encodingOf([first, second]) {
    if (first === 0xff && second === 0xfe)
        return 'utf-16le';
    return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}


/***/ }),

/***/ 77400:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: function() { return /* binding */ errorCode; },
/* harmony export */   Wj: function() { return /* binding */ fileProblem; },
/* harmony export */   gJ: function() { return /* binding */ errorMessage; }
/* harmony export */ });
function errorMessage(error) {
    if (!(error instanceof Error))
        return String(error);
    const name = 'errno' in error ? UNNAMED.get(error.errno) : undefined;
    return name === undefined
        ? error.message
        : error.message.replace(/^(?:Unknown system error -\d+|UNKNOWN): [^,]*/, name);
}
const UNNAMED = new Map([
    [-122, 'EDQUOT: the disk quota is used up'],
    [-116, 'ESTALE: the file is gone from its server'],
]);
function errorCode(error) {
    return error instanceof Error && 'code' in error ? String(error.code) : '';
}
function fileProblem(error) {
    return errorCode(error) === 'EISDIR' ? 'it is a folder' : errorMessage(error);
}


/***/ }),

/***/ 93833:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: function() { return /* binding */ tailOf; },
/* harmony export */   EF: function() { return /* binding */ spanAcross; },
/* harmony export */   Mg: function() { return /* binding */ withoutMiddle; },
/* harmony export */   Q9: function() { return /* binding */ CUT_WINDOW; },
/* harmony export */   Uo: function() { return /* binding */ headOf; },
/* harmony export */   g1: function() { return /* binding */ NO_SECRETS; }
/* harmony export */ });
const CUT = '…';
const NO_SECRETS = () => [];
const CUT_WINDOW = 8192;
function spanAcross(before, after, secrets) {
    const at = before.length;
    return secrets(before + after).find(({ start, end }) => start < at && end > at) ?? null;
}
function headOf(text, limit, secrets = NO_SECRETS) {
    if (text.length <= limit)
        return text;
    const at = headEnd(text, limit - CUT.length);
    const before = text.slice(Math.max(0, at - CUT_WINDOW), at);
    const span = spanAcross(before, text.slice(at, at + CUT_WINDOW), secrets);
    return `${text.slice(0, span === null ? at : at - before.length + span.start)}${CUT}`;
}
function withoutMiddle(text, limit) {
    if (text.length <= limit)
        return text;
    const tail = text.slice(-Math.floor(limit / 2));
    return `${headOf(text, limit - tail.length - 1)} ${tail.slice(tail.indexOf(' ') + 1)}`;
}
function headEnd(text, room) {
    for (let at = room; at > 0; at--)
        if (isSpace(text[at]) || endsValue(text, at))
            return at;
    const head = text.slice(0, room);
    if (isRuler(head))
        return room;
    return keyEnd(head);
}
function tailOf(text, bytes, secrets = NO_SECRETS) {
    if (text.length <= bytes / 4)
        return text;
    const last = lastBytes(text, bytes);
    if (last.length === text.length)
        return text;
    const { at, marked } = tailStart(text, last);
    const before = text.slice(Math.max(0, at - CUT_WINDOW), at);
    const span = spanAcross(before, text.slice(at, at + CUT_WINDOW), secrets);
    if (span !== null)
        return `${CUT}${text.slice(at - before.length + span.end)}`;
    return marked ? `${CUT}${text.slice(at)}` : withoutHalfKey(text.slice(at));
}
function tailStart(text, tail) {
    const at = text.length - tail.length;
    if (text[at - 1] === '\n')
        return { at, marked: false };
    const line = tail.search(/[\r\n]/);
    if (line !== -1 && line < tail.length - 1)
        return { at: at + line + 1, marked: false };
    const words = /^\S*\s+\S*\s+/.exec(tail);
    if (words !== null)
        return { at: at + words[0].length, marked: true };
    return isRuler(tail) ? { at, marked: false } : { at: text.length, marked: true };
}
const FEW_CHARACTERS = 8;
function isRuler(text) {
    const { size } = new Set(text);
    return size <= FEW_CHARACTERS && size * FEW_CHARACTERS <= text.length;
}
function isSpace(char) {
    return char !== undefined && /\s/.test(char);
}
function endsValue(text, at) {
    if (text[at - 1] !== ',')
        return false;
    return /["}\]\d]/.test(text[at - 2] ?? '') && /["{[\d-]/.test(text[at] ?? '');
}
function keyEnd(text) {
    const colon = text.lastIndexOf('":');
    return colon === -1 ? 0 : colon + 2;
}
function lastBytes(text, bytes) {
    const all = Buffer.from(text.slice(-bytes), 'utf8');
    let start = Math.max(0, all.length - bytes);
    while (start < all.length && ((all[start] ?? 0) & 0xc0) === 0x80)
        start++;
    return all.subarray(start).toString('utf8');
}
const KEY_END = /-----END [A-Z0-9 ]*PRIVATE KEY-----/;
function withoutHalfKey(tail) {
    const end = KEY_END.exec(tail);
    if (end === null || tail.slice(0, end.index).includes('-----BEGIN '))
        return tail;
    return tail.slice(end.index + end[0].length).replace(/^\r?\n/, '');
}


/***/ }),

/***/ 95262:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: function() { return /* binding */ shellPath; },
/* harmony export */   ZL: function() { return /* binding */ shellQuote; },
/* harmony export */   g1: function() { return /* binding */ shellAssignment; },
/* harmony export */   ky: function() { return /* binding */ wrapped; },
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
    const line = word.replaceAll(/[\r\n]+/g, ' ');
    return `"${line.replaceAll(/(\\*)"/g, '$1$1""').replace(/(\\+)$/, '$1$1')}"`;
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
const MAX_WIDTH = 100;
function wrapped(command, windows = isWindows) {
    if (windows || command.length <= MAX_WIDTH || command.startsWith('#'))
        return command;
    const lines = [];
    let line = '';
    for (const word of wordsOf(command)) {
        const longer = line === '' ? word : `${line} ${word}`;
        const isOption = word.startsWith('-');
        if (line !== '' && isOption && longer.length > MAX_WIDTH - OPTION_ROOM) {
            lines.push(line);
            line = `  ${word}`;
        }
        else
            line = longer;
    }
    return [...lines, line].join(' \\\n');
}
const OPTION_ROOM = 20;
function wordsOf(command) {
    return command.match(/(?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^\s'"\\])+/g) ?? [];
}


/***/ }),

/***/ 31160:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: function() { return /* binding */ withoutCommands; },
/* harmony export */   ES: function() { return /* binding */ wellFormed; },
/* harmony export */   FX: function() { return /* binding */ CONTROL_PARTS; },
/* harmony export */   HN: function() { return /* binding */ StreamCleaner; },
/* harmony export */   IF: function() { return /* binding */ unfinishedFrom; },
/* harmony export */   Jj: function() { return /* binding */ cut; },
/* harmony export */   Lx: function() { return /* binding */ hasControls; },
/* harmony export */   Pk: function() { return /* binding */ fitColumns; },
/* harmony export */   TN: function() { return /* binding */ oneLine; },
/* harmony export */   jN: function() { return /* binding */ normalizeNewlines; },
/* harmony export */   uV: function() { return /* binding */ plainPart; },
/* harmony export */   wh: function() { return /* binding */ plainText; }
/* harmony export */ });
/* unused harmony exports withoutOldCommands, displayWidth */
const INSIDE = String.raw `\u0000-\u0008\u000b\u000c\u000e-\u0017\u0019\u001c-\u001f\u007f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff`;
const CSI = String.raw `(?:\u001b[${INSIDE}]*\[|\u009b)[0-?${INSIDE}]*(?:[ -/][ -/${INSIDE}]*)?[@-~]`;
const OSC = String.raw `(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\r\n\u2028\u2029\u0085]*(?:\u0007|\u001b\\|\u009c)?`;
const TWO_CHARACTERS = String.raw `\u001b[ -/]*[0-~]?`;
const LINE_END = String.raw `\r\n?|[\u2028\u2029\u0085]`;
const CONTROL = String.raw `[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]`;
const HAS_CONTROL = new RegExp(CONTROL);
const ASCII_TEXT = /^[\t\n -~]*$/;
const LINE_ENDS = new RegExp(LINE_END, 'g');
const LONGEST_ESCAPE = 256;
const CONTROL_PARTS = new RegExp(`${CSI}|${OSC}|${TWO_CHARACTERS}|${LINE_END}|${CONTROL}`, 'g');
function hasControls(text) {
    return !ASCII_TEXT.test(text) && HAS_CONTROL.test(text);
}
function plainPart(part) {
    return '\r\u2028\u2029\u0085'.includes(part.charAt(0)) ? '\n' : '';
}
function plainText(text) {
    return hasControls(text) ? text.replace(LINE_ENDS, '\n').replace(CONTROL_PARTS, '') : text;
}
function normalizeNewlines(text) {
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
function withoutCommands(text) {
    const without = withoutOldCommands(text);
    return without.includes('::') ? without.replace(/^([ \t]*)(?=::)/gm, '$1| ') : without;
}
function withoutOldCommands(text) {
    return text.includes('##[') ? text.replaceAll('##[', '## [') : text;
}
function oneLine(text, max = 500) {
    const head = text.length > max * 8 ? text.slice(0, max * 8) : text;
    return cut(plainText(head).replace(/\s+/g, ' ').trim(), max);
}
function cut(text, max, mark = '…') {
    if (text.length <= max)
        return text;
    const head = text.slice(0, Math.max(0, max - mark.length)).replace(/[\ud800-\udbff]$/, '');
    return `${head}${mark}`;
}
const HALF_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
function wellFormed(text) {
    return text.replace(HALF_SURROGATES, '\ufffd');
}
class StreamCleaner {
    #held = '';
    clean(chunk) {
        const text = this.#held === '' ? chunk : this.#held + chunk;
        this.#held = '';
        if (!hasControls(text))
            return text;
        const start = unfinishedFrom(text);
        if (start === -1)
            return plainText(text);
        this.#held = text.slice(start);
        return plainText(text.slice(0, start));
    }
    rest() {
        const held = this.#held;
        this.#held = '';
        return plainText(held);
    }
}
const COMPLETE = new RegExp(`^(?:${CSI}|\\u001b[\\]PX^_][^\\u0007\\u001b\\u009c\\r\\n]*[\\u0007\\u009c\\r\\n]|\\u001b[ -/]*[0-OQ-WYZ\\\\\`-~])`);
function unfinishedFrom(text) {
    if (text.endsWith('\r'))
        return text.length - 1;
    const start = text.lastIndexOf('\u001b');
    if (start === -1 || text.length - start > LONGEST_ESCAPE)
        return -1;
    const tail = text.slice(start);
    return COMPLETE.test(tail) ? -1 : start;
}
function displayWidth(text) {
    let width = 0;
    for (const character of text)
        width += widthOf(character.codePointAt(0) ?? 0);
    return width;
}
function fitColumns(text, columns) {
    if (displayWidth(text) <= columns)
        return text;
    let width = 0;
    let head = '';
    for (const character of text) {
        width += widthOf(character.codePointAt(0) ?? 0);
        if (width > columns - 1)
            break;
        head += character;
    }
    return `${head}…`;
}
function widthOf(code) {
    if (code >= 0x300 && code <= 0x36f)
        return 0;
    if (code === 0x200b || code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f))
        return 0;
    const wide = (code >= 0x1100 && code <= 0x115f) ||
        (code >= 0x2e80 && code <= 0xa4cf) ||
        (code >= 0xac00 && code <= 0xd7a3) ||
        (code >= 0xf900 && code <= 0xfaff) ||
        (code >= 0xfe30 && code <= 0xfe6f) ||
        (code >= 0xff00 && code <= 0xff60) ||
        (code >= 0x1f300 && code <= 0x1faff) ||
        (code >= 0x20000 && code <= 0x3fffd);
    return wide ? 2 : 1;
}


/***/ })

};
;