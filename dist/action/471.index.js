export const id = 471;
export const ids = [471];
export const modules = {

/***/ 70526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ adviceFor),
/* harmony export */   t: () => (/* binding */ generalAdvice)
/* harmony export */ });
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61425);

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
function adviceFor(kind, details) {
    const given = details['suggestion'];
    if (typeof given === 'string' && given.trim() !== '')
        return given;
    if (kind === 'internal.template_error' && !lacksName(details))
        return 'The message says what is wrong in the template.';
    if (kind === 'internal.script_error')
        return scriptAdvice(details);
    if (kind === 'internal.schema_violation' && details['source'] === 'source')
        return 'Give `source` a list: declare the input with `type: array`, or let the node before it print one.';
    return generalAdvice(kind);
}
function generalAdvice(kind) {
    return (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isEngineKind */ .Dj)(kind) ? ADVICE[kind] : null;
}
const NOT_STARTED = [126, 127];
function scriptAdvice({ exit_code: code = null, stderr_tail: stderr }) {
    if (code === null || NOT_STARTED.includes(code))
        return null;
    const advice = ADVICE['internal.script_error'];
    const hasPrinted = typeof stderr === 'string' && stderr.trim() !== '';
    return hasPrinted ? `Look at the last lines of stderr. ${advice}` : advice;
}
function lacksName({ available_fields: fields }) {
    return Array.isArray(fields) && fields.length > 0;
}


/***/ }),

/***/ 10333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   My: () => (/* binding */ causeKind),
/* harmony export */   Tv: () => (/* binding */ flawTexts),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   h4: () => (/* binding */ diagnose),
/* harmony export */   nt: () => (/* binding */ verdictText),
/* harmony export */   x2: () => (/* binding */ diagnoseError)
/* harmony export */ });
/* unused harmony export triedIn */
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4823);
/* harmony import */ var _core_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64207);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28314);
/* harmony import */ var _core_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41072);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14486);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70526);
/* harmony import */ var _error_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98672);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23857);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26642);









function diagnose(input) {
    const { result, account, github } = input;
    const { errors, handled = [] } = result;
    const locate = input.locate ?? ((file) => file);
    const [first] = (0,_error_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .leadingErrors */ .Eq)(errors);
    const kinds = (0,_error_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .kindsOf */ .tG)(errors);
    const total = kinds.reduce((sum, { count }) => sum + count, 0);
    return {
        workflow: result.workflow.name ?? result.workflow.file,
        part: (0,_core_github_js__WEBPACK_IMPORTED_MODULE_0__/* .partLabel */ .G5)(github?.matrix ?? null, result.shard),
        verdict: verdictOf(result, account),
        termination: result.termination,
        gates: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_4__/* .waitingGates */ .s)(result),
        error: first === undefined ? null : diagnoseError(first, locate),
        examples: (0,_error_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOfEachKind */ .ph)(errors).map((error) => diagnoseError(error, locate)),
        kinds,
        isMany: total > 1 || !kinds.every(({ kind }) => kind === first?.kind),
        total,
        group: errors.find(({ kind, details }) => (0,_error_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .groupDetails */ ._x)(kind, details) !== null)?.node_id ?? null,
        tried: account === null ? [] : triedIn(account),
        handled,
        handledTotal: result.handled_total ?? handled.length,
        leftovers: leftoversOf(result),
        next: (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .nextSteps */ .Zn)(result, input),
    };
}
function triedIn({ errors }) {
    return errors.reactions().filter(({ action }) => action !== 'unhandled');
}
function leftoversOf({ dead_letters: letters, escalations, warnings }) {
    const left = [
        [letters.length, 'dead letter'],
        [escalations.length, 'escalation'],
        [warnings.length, 'warning'],
    ];
    return left.filter(([count]) => count > 0).map(([count, noun]) => (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(count, noun));
}
function verdictOf(result, account) {
    const flaws = result.success ? flawsOf(result, account) : [];
    const [end, tone, words] = endOf(result);
    const isUnseen = result.success && (result.unseen_failures ?? 0) > 0;
    return { end, tone: flaws.length > 0 ? 'care' : tone, words: isUnseen ? 'finished' : words, flaws };
}
function endOf({ outcome, run_id: runId, termination, findings, errors, suspended, }) {
    if (termination?.status === 'success')
        return ['terminated-success', 'good', 'terminated (success)'];
    if (termination !== null)
        return ['terminated-failed', 'bad', 'terminated (failed)'];
    switch (outcome) {
        case 'success':
            return findings === undefined ? ['success', 'good', 'succeeded'] : ['valid', 'good', 'is valid'];
        case 'failed':
            return ['failed', 'bad', 'failed'];
        case 'invalid':
            if (runId !== null)
                return ['failed', 'bad', 'failed'];
            return errors.every(({ file }) => file === null)
                ? ['not-run', 'bad', 'was not run']
                : ['invalid', 'bad', 'is not valid'];
        case 'halted':
            return ['halted', 'bad', 'halted'];
        case 'suspended':
            return suspended?.waits_for === 'shards'
                ? ['planned', 'care', 'waits for its shards']
                : ['waiting', 'care', 'waits for an answer'];
        case 'cancelled':
            return ['cancelled', 'care', 'was cancelled'];
    }
}
function flawsOf({ unseen_failures: unseen = 0 }, account) {
    const groups = account?.notices.toleratedGroups() ?? [];
    return [
        ...(unseen === 0 ? [] : [{ before: (0,_core_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(unseen, 'command'), node: null, after: 'failed unseen' }]),
        ...groups.map(({ node, failed, total, isParallel }) => ({
            before: `${failed} of ${total} ${isParallel ? 'members' : 'items'} of`,
            node,
            after: 'failed',
        })),
    ];
}
function verdictText(verdict, show) {
    return [verdict.words, ...flawTexts(verdict, show)].join(', ');
}
function flawTexts({ flaws }, show) {
    return flaws.map(({ before, node, after }) => [before, ...(node === null ? [] : [show(node)]), after].join(' '));
}
const SHOWN_APART = new Set([
    ...[
        'stderr_tail',
        'command',
        'exit_code',
        'file',
        'line',
        'end_line',
        'column',
        'suggestion',
        'annotations',
        'cause',
    ],
    ...['available_fields', 'available_fields_total', 'trace_file_hint'],
]);
function diagnoseError(error, locate = (file) => file) {
    const { kind, message, details, frames = [], file = null, line = null } = error;
    const [raisedAt] = frames;
    const named = (0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .namedPlace */ .Dn)(details);
    return {
        kind,
        message,
        node: error.node_id ?? null,
        isTransient: error.transient === true,
        attempts: error.attempts ?? 1,
        cause: causeOf(details),
        whileHandling: (error.while_handling ?? []).map(({ node, kind: handled, message: said }) => `${handled} of ${node}: ${said}`),
        named: named === null ? null : { ...named, file: locate(named.file, raisedAt) ?? named.file },
        raisedAt: file === null || file === _core_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .NO_FILE */ .tW ? null : { file, line },
        frames,
        problems: (0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .problemsOf */ .GW)(details, raisedAt, locate),
        command: error.command ?? textIn(details, 'command'),
        exitCode: exitCodeText(error),
        stderr: stderrOf(error),
        available: availableIn(error),
        hint: error.suggestion === undefined ? (0,_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .adviceFor */ .c)(kind, details) : error.suggestion,
        details: otherDetails(kind, details),
    };
}
function causeOf({ cause }) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isJsonObject */ .OW)(cause) || typeof cause['kind'] !== 'string')
        return null;
    const { kind, message } = cause;
    return { kind, message: typeof message === 'string' ? message : '' };
}
function causeKind(details) {
    return causeOf(details)?.kind ?? null;
}
function otherDetails(kind, details) {
    const { cause } = details;
    const inner = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isJsonObject */ .OW)(cause) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isJsonObject */ .OW)(cause['details']) ? cause['details'] : {};
    const isGroup = (0,_error_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .groupDetails */ ._x)(kind, details) !== null;
    const isOther = ([key, value]) => !SHOWN_APART.has(key) && !(key === 'signal' && value === null) && !(isGroup && key === 'errors');
    return Object.fromEntries([...Object.entries(inner), ...Object.entries(details)].filter(isOther));
}
function stderrOf({ stderr_tail: own, details }) {
    return own ?? textIn(details, 'stderr_tail') ?? '';
}
function textIn(details, key) {
    const value = details[key];
    return typeof value === 'string' ? value : null;
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
function availableIn({ available_fields: names, available_fields_total: total = 0, }) {
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

/***/ 98672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eq: () => (/* binding */ leadingErrors),
/* harmony export */   _x: () => (/* binding */ groupDetails),
/* harmony export */   ph: () => (/* binding */ firstOfEachKind),
/* harmony export */   tG: () => (/* binding */ kindsOf)
/* harmony export */ });
/* unused harmony export byKind */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26642);


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
function kindsOf(errors) {
    const members = errors.flatMap((error) => membersOf(error));
    if (members.length > 0)
        return byKind(members);
    return byKind(leadingErrors(errors).map(({ kind, message, node_id: node, details }) => ({
        kind,
        message,
        item: node ?? '',
        place: (0,_places_js__WEBPACK_IMPORTED_MODULE_0__/* .namedPlace */ .Dn)(details),
    })));
}
function membersOf({ kind, details }) {
    const members = groupDetails(kind, details)?.['errors'];
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(members))
        return [];
    return Object.entries(members).flatMap(([item, error]) => {
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(error) || typeof error['kind'] !== 'string')
            return [];
        const { kind: own, message, details: inner } = error;
        const place = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(inner) ? (0,_places_js__WEBPACK_IMPORTED_MODULE_0__/* .namedPlace */ .Dn)(inner) : null;
        return [{ kind: own, message: typeof message === 'string' ? message : '', item, place }];
    });
}
function groupDetails(kind, details) {
    if (kind === GROUP_FAILED)
        return details;
    const cause = details['cause'];
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(cause) || cause['kind'] !== GROUP_FAILED || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(cause['details']))
        return null;
    return cause['details'];
}
function firstOfEachKind(errors) {
    const first = new Map();
    for (const error of leadingErrors(errors))
        if (!first.has(error.kind))
            first.set(error.kind, error);
    const inOrder = kindsOf(errors).flatMap(({ kind }) => first.get(kind) ?? []);
    return [...new Set([...inOrder, ...first.values()])];
}


/***/ }),

/***/ 23857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yk: () => (/* binding */ nextParts),
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   hz: () => (/* binding */ PREPARING),
/* harmony export */   i1: () => (/* binding */ FETCHED),
/* harmony export */   zc: () => (/* binding */ resumeInputs)
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14486);
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97224);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17742);



const FETCHED = 'conductor-run';
const MAX_COMMENT = 86;
const SOURCE = 'github:conductor-action/conductor-action';
function nextSteps(result, reader) {
    const starting = (...words) => result.next_commands.filter((command) => words.some((word) => command.startsWith(`conductor ${word} `)));
    const again = starting('run', 'validate', 'exec');
    const { github, runDir, artifactName } = reader;
    const isHere = github === null;
    const isKept = Boolean(artifactName);
    const inFolder = (word) => {
        if (isHere)
            return starting(word);
        return isKept ? starting(word).map((command) => moved(command, runDir)) : [];
    };
    return {
        prepare: isHere || result.next_commands.length === 0 ? [] : preparation(reader),
        fetch: isHere || !artifactName || runDir === null ? [] : [fetchCommand(github, artifactName)],
        explain: inFolder('explain'),
        resume: reader.isForeign === true ? [] : inFolder('resume'),
        redrive: reader.isForeign === true ? [] : inFolder('redrive'),
        again,
        isCheck: again.every((command) => command.startsWith('conductor validate ')),
        isLost: !isHere && runDir !== null && !isKept,
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
        `conductor() { npx --yes ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellPath */ .G9)(source)} "$@"; }`,
        ...(folder === '' || folder === '.' ? [] : [`cd ${(0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellPath */ .G9)(folder)}`]),
    ];
}
function fetchCommand({ run_id: runId, repository, run_url: url }, artifactName) {
    const host = /^https?:\/\/([^/]+)\//.exec(url)?.[1] ?? 'github.com';
    const where = host === 'github.com' ? repository : `${host}/${repository}`;
    return (0,_text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellCommand */ .q$)(['gh', 'run', 'download', runId, '--name', artifactName, '--repo', where, '--dir', FETCHED]);
}
function moved(command, runDir) {
    return runDir === null ? command : command.replaceAll(runDir, FETCHED);
}
function resumeInputs(result, { github, artifactName, isForeign = false }) {
    if (github === null || isForeign)
        return [];
    const from = artifactName ? `${github.run_id}/${(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(artifactName)}` : `\${{ steps.ID.outputs.run-dir }}`;
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

/***/ 26642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ namedPlace),
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   Zx: () => (/* binding */ placing),
/* harmony export */   dJ: () => (/* binding */ titled),
/* harmony export */   ee: () => (/* binding */ spanOf)
/* harmony export */ });
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2556);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);


function namedPlace(details) {
    const { file, line } = placing(details);
    return typeof file === 'string' && file.trim() !== '' ? { file, line: lineNumber(line) } : null;
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
    return number !== undefined && Number.isSafeInteger(number) && number >= 1 ? number : null;
}
function spanOf(details) {
    const line = lineNumber(details['line']) ?? 1;
    const end = lineNumber(details['end_line']);
    const column = lineNumber(details['column']);
    return {
        line,
        ...(end === null || end < line ? {} : { endLine: end }),
        ...(column === null ? {} : { column }),
    };
}
function problemsOf(details, raisedAt, locate) {
    const listed = placing(details)['annotations'];
    if (!Array.isArray(listed))
        return [];
    return listed.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW).map((entry) => {
        const named = namedPlace(entry)?.file ?? null;
        const file = named === null ? null : locate(named, raisedAt);
        const { message, level } = entry;
        return {
            level: levelOf(level),
            message: typeof message === 'string' || entry['title'] !== undefined ? titled(entry, asText(message)) : null,
            file,
            outside: file === null ? named : null,
            span: spanOf(entry),
        };
    });
}
function titled(details, message) {
    const title = details['title'];
    if (typeof title !== 'string' || title.trim() === '')
        return message ?? '';
    return message === null ? title : `${title}: ${message}`;
}
function asText(value) {
    return typeof value === 'string' ? value : null;
}
function levelOf(level) {
    if (level === 'failure' || level === 'error')
        return 'error';
    return level === 'notice' ? 'notice' : 'warning';
}


/***/ }),

/***/ 26941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ undeliveredNotes),
/* harmony export */   N: () => (/* binding */ note)
/* harmony export */ });
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

/***/ 92309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n0: () => (/* binding */ setOutputs),
/* harmony export */   tH: () => (/* binding */ stepOutputs),
/* harmony export */   v1: () => (/* binding */ setStepOutputs)
/* harmony export */ });
/* unused harmony exports OUTPUTS, isTooLarge */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_runner_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42623);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28314);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26941);




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
        composite: { value: "steps.upload.outputs.artifact-id != '' && steps.run.outputs.artifact-name || ''" },
    },
    'artifact-id': {
        description: 'Id of the uploaded artifact',
        composite: { value: 'steps.upload.outputs.artifact-id' },
    },
    'artifact-url': {
        description: 'Address of the uploaded artifact',
        composite: { value: 'steps.upload.outputs.artifact-url' },
    },
    shards: {
        description: '`plan`: the shards as a JSON list, `[1,2,3]`, for `fromJSON`; `[]` when there is nothing to do',
    },
    plan: {
        description: '`plan`: name of the artifact that shards and join go on from',
        composite: { value: "steps.upload.outputs.artifact-id != '' && steps.run.outputs.plan || ''" },
    },
    decision: { description: '`triage`: `rerun`, `leave` or `none`' },
    'triage-path': { description: 'Path of triage.json' },
};
function stepOutputs(facts) {
    const { result, output, runDir, errorsPath } = facts;
    const [error] = result.errors;
    const isTermination = result.termination !== null;
    return new Map([
        ...ownOutputs(output),
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
        ['result-path', runDir === null ? '' : node_path__WEBPACK_IMPORTED_MODULE_0__.join(runDir, 'result.json')],
        ['settled', ''],
        ['remaining', ''],
        ['artifact-name', ''],
        ['artifact-id', ''],
        ['artifact-url', ''],
        ['shards', ''],
        ['plan', ''],
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
        .map(([name, value]) => [name, outputText(value)]);
}
function outputText(value) {
    return value === null ? '' : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOrJson */ .v9)(value);
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
];
function setStepOutputs(host, outputs) {
    const own = new Set([...Object.keys(OUTPUTS), ...INNER_NAMES, ...outputs.keys()].map((name) => name.toLowerCase()));
    for (const message of (0,_adapters_runner_files_js__WEBPACK_IMPORTED_MODULE_1__/* .closeScriptOutputs */ .Y8)(own))
        (0,_host_js__WEBPACK_IMPORTED_MODULE_3__/* .note */ .N)(host, message);
    setOutputs(host, outputs);
}
function setOutputs(host, outputs) {
    const tooLarge = [...outputs].filter(([, value]) => isTooLarge(value)).map(([name]) => name);
    const problem = (0,_adapters_runner_files_js__WEBPACK_IMPORTED_MODULE_1__/* .setOutputs */ .n0)(new Map([...outputs].map(([name, value]) => [name, isTooLarge(value) ? '' : value])));
    if (problem !== null)
        (0,_host_js__WEBPACK_IMPORTED_MODULE_3__/* .note */ .N)(host, `outputs were not set: ${problem}`);
    else if (tooLarge.length > 0)
        (0,_host_js__WEBPACK_IMPORTED_MODULE_3__/* .note */ .N)(host, `an output has at most 1 MiB on GitHub, so ${tooLarge.join(', ')} ${tooLarge.length === 1 ? 'is' : 'are'} empty; result.json has all of it`);
}
const MAX_OUTPUT_BYTES = 1024 * 1024;
function isTooLarge(value) {
    return value.length * 2 > MAX_OUTPUT_BYTES;
}


/***/ }),

/***/ 45251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ filesBelow),
/* harmony export */   G: () => (/* binding */ createArtifactStore)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84429);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91898);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17742);






const MAX_FILES = 10_000;
const PER_PAGE = 100;
const MAX_PAGES = 10;
const LIST_TIMEOUT_MS = 20_000;
const DOWNLOAD_TIMEOUT_MS = 300_000;
function createArtifactStore(api) {
    const client = async () => new (await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(645), __webpack_require__.e(987)]).then(__webpack_require__.bind(__webpack_require__, 74987))).DefaultArtifactClient();
    return {
        upload: ({ name, folder, without, retentionDays, timeoutMs }) => attempt(timeoutMs, async () => {
            const left = without === undefined ? null : node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, without) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
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
        download: (artifact, place, folder) => attempt(DOWNLOAD_TIMEOUT_MS, async () => {
            const expectedHash = artifact.digest === null ? {} : { expectedHash: artifact.digest };
            const options = { path: folder, ...expectedHash, ...findBy(place) };
            const { downloadPath, digestMismatch } = await (await client()).downloadArtifact(artifact.id, options);
            if (digestMismatch === true)
                throw new Error('its digest is not the one that was recorded at the upload');
            return downloadPath ?? folder;
        }),
    };
}
async function artifactsOfRun(api, { owner, repo, runId }) {
    const found = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
        const path = `/repos/${owner}/${repo}/actions/runs/${runId}/artifacts?per_page=${PER_PAGE}&page=${page}`;
        const answer = await api.request('GET', path);
        if (!answer.ok)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)(answer.error.message);
        const artifacts = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(answer.value) ? answer.value['artifacts'] : null;
        if (!Array.isArray(artifacts))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)('the answer holds no list of artifacts');
        found.push(...artifacts.flatMap(foundArtifact));
        if (artifacts.length < PER_PAGE)
            break;
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(found);
}
function foundArtifact(entry) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(entry))
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
        for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(at).sort()) {
            const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(at, name);
            const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file);
            if (kind.isDirectory())
                open.push(file);
            else if (kind.isFile())
                files.push(file);
        }
    }
    return files;
}
async function attempt(timeoutMs, work) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(() => resolve((0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)('it took too long')), timeoutMs);
    });
    try {
        return await Promise.race([work().then(_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok), late]);
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)((0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .g)(error), 500) || 'the service gave no reason');
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ }),

/***/ 21759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qj: () => (/* binding */ nap),
/* harmony export */   ml: () => (/* binding */ systemClock)
/* harmony export */ });
/* unused harmony export clockFrom */
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);


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

/***/ 70813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ME: () => (/* binding */ createGithubApi),
/* harmony export */   N5: () => (/* binding */ readEventPayload),
/* harmony export */   mL: () => (/* binding */ requestList)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84429);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91898);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17742);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21759);






const TIMEOUT_MS = 10_000;
const LONGEST_STREAM_MS = 600_000;
const NEVER = new AbortController().signal;
const ATTEMPTS = 3;
const LONGEST_WAIT_MS = 5000;
const FIRST_WAIT_MS = 500;
function createGithubApi(options) {
    const sleep = options.sleep ?? ((milliseconds) => (0,_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .nap */ .Qj)(milliseconds, options.signal ?? NEVER));
    const again = async (method, ask) => {
        for (let attempt = 1;; attempt += 1) {
            const answer = await ask();
            if (answer.ok)
                return answer;
            const wait = retryWait(answer.error, method, attempt, options.longestWaitMs ?? LONGEST_WAIT_MS);
            if (wait === null || options.signal?.aborted === true)
                return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)(describe(answer.error));
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
    return Array.isArray(answer.value) ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(answer.value) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)({ status: null, message: 'the answer is not a list' });
}
async function once(options, method, path, body) {
    const attempt = new Attempt(options);
    try {
        const reply = await attempt.ask(`${method} ${path}`, body === undefined ? {} : { data: body });
        const data = reply.data;
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJson */ .Fh)(data) && typeof data === 'object' && data !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(data);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)(attempt.obstacle() ?? { ...NO_ANSWER, status: reply.status, message: 'the answer is not JSON' });
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)(attempt.obstacle() ?? failureOf(error));
    }
    finally {
        attempt.end();
    }
}
class Attempt {
    #options;
    #late = new AbortController();
    #timer;
    #bounded = null;
    constructor(options) {
        this.#options = options;
    }
    async ask(route, more) {
        const { token, baseUrl, signal = NEVER, timeoutMs = TIMEOUT_MS } = this.#options;
        const { getOctokit } = await __webpack_require__.e(/* import() */ 351).then(__webpack_require__.bind(__webpack_require__, 61351));
        const octokit = getOctokit(token, { baseUrl, log: SILENT });
        const bounded = boundedFetch(octokit.request.endpoint.DEFAULTS.request?.fetch);
        this.#bounded = bounded;
        this.#timer = setTimeout(() => this.#late.abort(), timeoutMs);
        const ends = AbortSignal.any([this.#late.signal, signal]);
        const headers = { 'X-GitHub-Api-Version': '2022-11-28' };
        return octokit.request(route, {
            ...more,
            headers,
            request: { ...more.request, signal: ends, fetch: bounded.fetch },
        });
    }
    stay() {
        this.#timer?.refresh();
    }
    obstacle() {
        if (this.#options.signal?.aborted === true)
            return { ...NO_ANSWER, message: 'the job was cancelled' };
        if (this.#late.signal.aborted)
            return { ...NO_ANSWER, message: 'no answer in time' };
        return this.#bounded?.wasTooLong() === true ? { ...NO_ANSWER, message: 'the answer is too long' } : null;
    }
    end() {
        clearTimeout(this.#timer);
    }
}
async function openStream(options, path) {
    const attempt = new Attempt(options);
    try {
        const reply = await attempt.ask(`GET ${path}`, { request: { parseSuccessResponseBody: false } });
        const data = reply.data;
        if (isChunks(data))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(whileMoreComes(data, attempt));
        attempt.end();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)({ ...NO_ANSWER, status: reply.status, message: 'the answer is not a stream' });
    }
    catch (error) {
        attempt.end();
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)(attempt.obstacle() ?? failureOf(error));
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
        throw new Error(attempt.obstacle()?.message ?? (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .g)(error));
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
    const message = (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .g)(error), 300);
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
    return wait > longest ? null : wait;
}
function describe(failure) {
    const { status } = failure;
    if (status === null)
        return { status, message: failure.message };
    const meaning = failure.isRateLimit ? 'too many requests' : MEANINGS[status];
    const message = `${status}${meaning === undefined ? '' : ` (${meaning})`}: ${failure.message}`;
    return { status, message, isRateLimit: failure.isRateLimit };
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
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
function boundedFetch(inner) {
    let isTooLong = false;
    const bytesOf = async (body) => {
        const parts = [];
        let length = 0;
        for await (const part of body ?? []) {
            length += part.length;
            isTooLong = length > MAX_ANSWER_BYTES;
            if (isTooLong)
                throw new Error('the answer is too long');
            parts.push(part);
        }
        return Buffer.concat(parts);
    };
    return {
        wasTooLong: () => isTooLong,
        fetch: async (address, init) => {
            const { status, statusText, url, headers, body } = await inner(address, init);
            const text = async () => (await bytesOf(body)).toString('utf8');
            const arrayBuffer = async () => new Uint8Array(await bytesOf(body)).buffer;
            return { status, statusText, url, headers, body, text, arrayBuffer };
        },
    };
}
const MAX_PAYLOAD_BYTES = 32 * 1024 * 1024;
function readEventPayload(path) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > MAX_PAYLOAD_BYTES)
            return undefined;
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 42623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fe: () => (/* binding */ appendSummary),
  Y8: () => (/* binding */ closeScriptOutputs),
  n0: () => (/* binding */ setOutputs),
  qN: () => (/* binding */ summaryBudget)
});

// UNUSED EXPORTS: closedOutputs

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/text/error-message.js
var error_message = __webpack_require__(91898);
;// CONCATENATED MODULE: ./build/text/markdown-ends.js
const LIST_ITEM = /^( *)(?:[-*+]|\d{1,9}[.)])( {1,4}|$)/;
const CARRIED = /<(\/?)(?:(details)(?=[\s>]|$)|(a|code|del|kbd|s|samp|strike|sub|sup|tt)(?:\s[^<>]*)?>)/gi;
const MOST_ENDS = 1000;
const RAW_TAG = /^<(script|pre|style|textarea)(?=[\s>]|$)/i;
function missingEnds(markdown) {
    let open = null;
    let item = 0;
    const carried = new Map();
    const outside = [];
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
        const text = line.slice(Math.min(item, line.length));
        open = opened(text, item);
        outside.push(open === null ? line : '');
        if (open === null)
            countCarried(line, carried);
    }
    const last = open === null || open.indent > 0 ? '' : `\n${open.end}\n`;
    const ends = [...carried].map(([tag, times]) => `\n</${tag}>\n`.repeat(Math.min(times, MOST_ENDS)));
    return last + missingMarkupEnds(outside) + ends.join('');
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
    if (line.startsWith('<!--'))
        return unlessClosed(line.slice(2), '-->', indent);
    if (line.startsWith('<?'))
        return unlessClosed(line, '?>', indent);
    if (line.startsWith('<![CDATA['))
        return unlessClosed(line, ']]>', indent);
    return /^<![A-Za-z]/.test(line) ? unlessClosed(line, '>', indent) : null;
}
function unlessClosed(line, end, indent) {
    const closes = (next) => next.toLowerCase().includes(end.toLowerCase());
    return closes(line) ? null : { end, closes, indent };
}
function indentOf(line) {
    return line.length - line.trimStart().length;
}
function countCarried(line, carried) {
    for (const [, slash, fold, name] of line.matchAll(CARRIED)) {
        const tag = (fold ?? name ?? '').toLowerCase();
        carried.set(tag, Math.max(0, (carried.get(tag) ?? 0) + (slash === '' ? 1 : -1)));
    }
}
const ENDS = {
    tag: '<p></p>',
    '"': '<p>"></p>',
    "'": "<p>'></p>",
    comment: '<p>--></p>',
};
const QUOTED = /^(?:\s*>)+/;
const BEGINS = /^[\s*+-]*(?:\d{1,9}[.)]\s+)?<\/?[A-Za-z]/;
function missingMarkupEnds(lines) {
    const open = new Set();
    let place = null;
    const leave = () => {
        if (place !== null && place !== 'text')
            open.add(place);
        place = null;
    };
    for (const written of lines) {
        const line = written.replace(QUOTED, '');
        if (line.trim() === '')
            leave();
        else if (place !== null || BEGINS.test(line))
            place = afterLine(line, place ?? 'text');
    }
    leave();
    return [...open].map((each) => `\n${ENDS[each]}\n`).join('');
}
const NEXT = {
    text: /<!--|<\/?[A-Za-z]/g,
    tag: />|=\s*["']/g,
    '"': /"/g,
    "'": /'/g,
    comment: /-->/g,
};
function afterLine(line, from) {
    let place = from;
    let at = 0;
    for (;;) {
        const pattern = NEXT[place];
        pattern.lastIndex = at;
        const found = pattern.exec(line)?.[0];
        if (found === undefined)
            return place;
        at = pattern.lastIndex;
        place = placeAfter(place, found);
    }
}
function placeAfter(place, found) {
    switch (place) {
        case 'text':
            return found === '<!--' ? 'comment' : 'tag';
        case 'tag':
            return found === '>' ? 'text' : found.endsWith('"') ? '"' : "'";
        case '"':
        case "'":
            return 'tag';
        case 'comment':
            return 'text';
    }
}

// EXTERNAL MODULE: ./build/text/terminal-text.js
var terminal_text = __webpack_require__(17742);
;// CONCATENATED MODULE: ./build/adapters/runner-files.js






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
        const { text, dropped, closed, unreadable } = closedOutputs(textOf(before), own, process.platform);
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
function textOf(bytes) {
    const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
    const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
    return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
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
        const text = textOf(before);
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
        return (0,error_message/* errorMessage */.g)(error);
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
        return (0,error_message/* errorMessage */.g)(error);
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
    const opened = (0,external_node_fs_.openSync)(file, 'r');
    let isOpen = false;
    try {
        const { size } = (0,external_node_fs_.fstatSync)(opened);
        const last = Buffer.alloc(1);
        isOpen = size > 0 && (0,external_node_fs_.readSync)(opened, last, 0, 1, size - 1) === 1 && last[0] !== 0x0a;
    }
    finally {
        (0,external_node_fs_.closeSync)(opened);
    }
    if (isOpen)
        (0,external_node_fs_.appendFileSync)(file, '\n');
}
function closedOutputs(text, own, platform) {
    const kept = [];
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
            kept.push(...entry);
    }
    return { text: kept.map((line) => `${line}\n`).join(''), dropped: [...dropped], closed, unreadable };
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

/***/ 4823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mt: () => (/* binding */ MAX_FINDINGS),
/* harmony export */   OS: () => (/* binding */ boundedFindings),
/* harmony export */   kj: () => (/* binding */ UNSEEN_FAILURE),
/* harmony export */   tW: () => (/* binding */ NO_FILE)
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

/***/ 2556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ floatsWritten),
/* harmony export */   X3: () => (/* binding */ MOST_DIGITS),
/* harmony export */   i: () => (/* binding */ asNumber),
/* harmony export */   nt: () => (/* binding */ Float),
/* harmony export */   qx: () => (/* binding */ floatText),
/* harmony export */   rf: () => (/* binding */ exactNumber)
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
        floatsSeen += 1;
        return this.value;
    }
}
let floatsSeen = 0;
function floatsWritten() {
    return floatsSeen;
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

/***/ 64207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ githubRecord),
/* harmony export */   G5: () => (/* binding */ partLabel),
/* harmony export */   h4: () => (/* binding */ githubContext),
/* harmony export */   m0: () => (/* binding */ inGithubActions)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);

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
function githubContext(env, readEvent) {
    let known;
    return () => {
        if (known === undefined)
            known = inGithubActions(env) ? { ...facts(env), event: event(env, readEvent) } : null;
        return known;
    };
}
function facts(env) {
    return Object.fromEntries(Object.entries(NAMES).map(([name, variable]) => [name, env[variable] ?? '']));
}
function event(env, readEvent) {
    const path = env['GITHUB_EVENT_PATH'];
    const payload = path === undefined || path === '' ? undefined : readEvent(path);
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(payload) ? payload : {};
}
function partLabel(matrix, shard) {
    const label = legLabel(matrix);
    const parts = [
        shard !== undefined && /^\d+$/.test(label) ? '' : label,
        shard === undefined ? '' : `shard ${shard.index} of ${shard.of}`,
    ];
    return parts.filter((part) => part !== '').join(', ');
}
function legLabel(matrix) {
    return Object.values(matrix ?? {})
        .map(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrJson */ .v9)
        .join(', ');
}


/***/ }),

/***/ 28314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   J6: () => (/* binding */ isWholeNumber),
/* harmony export */   OD: () => (/* binding */ isJsonNumber),
/* harmony export */   OW: () => (/* binding */ isJsonObject),
/* harmony export */   Uq: () => (/* binding */ jsonCopy),
/* harmony export */   YZ: () => (/* binding */ endOfText),
/* harmony export */   eB: () => (/* binding */ asObject),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   oJ: () => (/* binding */ asString),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   qL: () => (/* binding */ setKey),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   u4: () => (/* binding */ isRecord),
/* harmony export */   v9: () => (/* binding */ textOrJson)
/* harmony export */ });
/* harmony import */ var _float_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2556);

function isRecord(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return false;
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null;
}
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof _float_js__WEBPACK_IMPORTED_MODULE_0__/* .Float */ .nt);
}
function isJsonNumber(value) {
    return typeof value === 'number' || typeof value === 'bigint' || value instanceof _float_js__WEBPACK_IMPORTED_MODULE_0__/* .Float */ .nt;
}
function isWholeNumber(value) {
    return Number.isInteger(value) || typeof value === 'bigint' || value instanceof _float_js__WEBPACK_IMPORTED_MODULE_0__/* .Float */ .nt;
}
function isJson(value, depth = 512) {
    if (value === null || typeof value === 'string' || typeof value === 'boolean')
        return true;
    if (typeof value === 'number')
        return Number.isFinite(value);
    if (typeof value === 'bigint' || value instanceof _float_js__WEBPACK_IMPORTED_MODULE_0__/* .Float */ .nt)
        return true;
    if (depth === 0)
        return false;
    if (Array.isArray(value))
        return value.every((item) => isJson(item, depth - 1));
    if (!isRecord(value))
        return false;
    return Object.values(value).every((item) => isJson(item, depth - 1));
}
function parseJson(text) {
    try {
        const parsed = JSON.parse(text);
        const value = MAY_HOLD_EXACT.test(text) ? withExactNumbers(text, parsed) : parsed;
        return isJson(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
const MAY_HOLD_EXACT = /\d\.0*(?:[\s,\]}]|$)|\d[eE][-+]?\d+(?:[\s,\]}]|$)|(?:^|[\s:,[])-?\d{16}/;
const TOKEN = /-?\d[\d.eE+-]*|[[\]{},:"]/g;
function withExactNumbers(text, parsed) {
    if (typeof parsed === 'number')
        return (0,_float_js__WEBPACK_IMPORTED_MODULE_0__/* .exactNumber */ .rf)(text, parsed);
    const open = [];
    let last = '';
    TOKEN.lastIndex = 0;
    for (let found = TOKEN.exec(text); found !== null; found = TOKEN.exec(text)) {
        const [token] = found;
        const here = open.at(-1);
        if (token === '"') {
            const end = endOfText(text, found.index);
            last = text.slice(found.index, end);
            TOKEN.lastIndex = end;
        }
        else if (token === '{' || token === '[') {
            const holder = here === undefined ? parsed : memberOf(here.holder, here.key);
            open.push({ holder, key: token === '[' ? 0 : '' });
        }
        else if (token === '}' || token === ']')
            open.pop();
        else if (here === undefined)
            return parsed;
        else if (token === ':')
            here.key = JSON.parse(last);
        else if (token !== ',')
            setNumber(here.holder, here.key, token);
        else if (typeof here.key === 'number')
            here.key += 1;
    }
    return parsed;
}
function setNumber(holder, key, token) {
    if (typeof holder !== 'object' || holder === null || !isJsonNumber(memberOf(holder, key)))
        return;
    Reflect.set(holder, key, (0,_float_js__WEBPACK_IMPORTED_MODULE_0__/* .exactNumber */ .rf)(token, Number(token)));
}
function memberOf(holder, key) {
    if (Array.isArray(holder))
        return typeof key === 'number' ? holder[key] : undefined;
    return isRecord(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
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
    const before = (0,_float_js__WEBPACK_IMPORTED_MODULE_0__/* .floatsWritten */ .Hh)();
    try {
        const text = JSON.stringify(value, null, indent);
        if ((0,_float_js__WEBPACK_IMPORTED_MODULE_0__/* .floatsWritten */ .Hh)() === before)
            return text;
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
    }
    return withExactTexts(value, indent);
}
function withExactTexts(value, indent) {
    const sign = `\u0000${Math.random()}:`;
    const replace = function (key, member) {
        const held = Reflect.get(this, key);
        return typeof held === 'bigint' || held instanceof _float_js__WEBPACK_IMPORTED_MODULE_0__/* .Float */ .nt ? `${sign}${held}` : member;
    };
    const shown = JSON.stringify(sign).slice(1, -1).replaceAll(/[\\.]/g, '\\$&');
    return JSON.stringify(value, replace, indent).replaceAll(new RegExp(`"${shown}([^"]+)"`, 'g'), '$1');
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

/***/ 61425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ exceptionType),
/* harmony export */   Ce: () => (/* binding */ NEVER_ROUTABLE),
/* harmony export */   D4: () => (/* binding */ patternsOf),
/* harmony export */   Dj: () => (/* binding */ isEngineKind),
/* harmony export */   Fr: () => (/* binding */ ENGINE_KINDS),
/* harmony export */   HO: () => (/* binding */ isReservedKind),
/* harmony export */   Hq: () => (/* binding */ patternTakes),
/* harmony export */   Te: () => (/* binding */ isNeverRoutable),
/* harmony export */   VF: () => (/* binding */ isKind),
/* harmony export */   YY: () => (/* binding */ isLimitOfRun),
/* harmony export */   eL: () => (/* binding */ TOOL_LOOP_LIMIT),
/* harmony export */   nm: () => (/* binding */ isKindPrefix)
/* harmony export */ });
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
function isNeverRoutable({ kind, details }) {
    return NEVER_ROUTABLE.some((known) => known === kind) && !isLimitOfAgent({ kind, details });
}
const TOOL_LOOP_LIMIT = 'max_agent_iterations';
function isLimitOfAgent({ kind, details }) {
    return kind === 'internal.limit_exceeded' && details['limit'] === TOOL_LOOP_LIMIT;
}
function isLimitOfRun(error) {
    return error.kind === 'internal.limit_exceeded' && !isLimitOfAgent(error);
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
    if (typeof onError === 'string')
        return [OTHER_NAMES.get(onError) ?? onError];
    return onError.map((pattern) => OTHER_NAMES.get(pattern) ?? pattern);
}
const OTHER_NAMES = new Map([
    ['internal.script_error_transport', 'internal.schema_violation'],
]);
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
    return Object.hasOwn(EXCEPTION_TYPES, kind) ? EXCEPTION_TYPES[kind] : undefined;
}


/***/ }),

/***/ 41072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nx: () => (/* binding */ capital),
/* harmony export */   ap: () => (/* binding */ nearHint),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);

const MAX_NAMES = 2000;
function nearest(name, known, limit = Math.max(1, Math.min(3, Math.floor(name.length / 3)))) {
    let best = null;
    let bestDistance = limit + 1;
    let seen = 0;
    for (const candidate of known) {
        if (++seen > MAX_NAMES)
            break;
        if (Math.abs(candidate.length - name.length) >= bestDistance)
            continue;
        const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), bestDistance);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
            if (distance <= 1)
                break;
        }
    }
    return best;
}
function editDistance(left, right, bound) {
    const [a, b] = withoutEnds(left, right);
    let beforePrevious = [];
    let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i++) {
        const current = [i];
        let lowest = i;
        for (let j = 1; j <= b.length; j++) {
            const cost = a[i - 1] === b[j - 1] ? 0 : 1;
            let value = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                value = Math.min(value, (beforePrevious[j - 2] ?? 0) + 1);
            current.push(value);
            lowest = Math.min(lowest, value);
        }
        if (lowest >= bound)
            return bound;
        beforePrevious = previous;
        previous = current;
    }
    return previous[b.length] ?? bound;
}
function withoutEnds(a, b) {
    const shorter = Math.min(a.length, b.length);
    let start = 0;
    while (start < shorter && a[start] === b[start])
        start++;
    let end = 0;
    while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end])
        end++;
    return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
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


/***/ }),

/***/ 69058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ CANCEL_SIGNALS),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   FR: () => (/* binding */ engineFailure),
/* harmony export */   OJ: () => (/* binding */ cancelSignalOf),
/* harmony export */   Ox: () => (/* binding */ addTokens),
/* harmony export */   P5: () => (/* binding */ raised),
/* harmony export */   p6: () => (/* binding */ unfitData),
/* harmony export */   wi: () => (/* binding */ RUN_OUTCOMES)
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

/***/ 14486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ waitingGates)
/* harmony export */ });
function waitingGates({ gate, gates }) {
    return gates ?? (gate === null ? [] : [gate]);
}


/***/ }),

/***/ 84429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ unreachable),
/* harmony export */   _: () => (/* binding */ err),
/* harmony export */   ok: () => (/* binding */ ok)
/* harmony export */ });
function ok(value) {
    return { ok: true, value };
}
function err(error) {
    return { ok: false, error };
}
function unreachable(value) {
    throw new Error(`unreachable: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 70188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   r3: () => (/* binding */ isRetryable),
/* harmony export */   ty: () => (/* binding */ TRANSIENT_KINDS),
/* harmony export */   wK: () => (/* binding */ neverStarted)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61425);

const OF_THE_ENGINE = ['internal.timeout', 'provider.exhausted', 'internal.circuit_open'];
const OF_SETS = {
    git: 'network rate_limited server_error locked',
    npm: 'network rate_limited server_error busy',
    pip: 'network rate_limited server_error',
    docker: 'network rate_limited server_error',
    curl: 'dns connect timeout network rate_limited server_error',
    gh: 'network rate_limited server_error',
    yarn: 'network rate_limited server_error',
    pnpm: 'network rate_limited server_error',
    apt: 'network rate_limited server_error locked mirror_sync',
    maven: 'network rate_limited server_error',
    gradle: 'network rate_limited server_error locked daemon_lost',
    cargo: 'network rate_limited server_error',
    go: 'network rate_limited server_error',
    playwright: 'network server_error',
    terraform: 'network rate_limited server_error locked',
    aws: 'network rate_limited server_error',
    kubectl: 'network unavailable',
    runner: 'lost shutdown no_space out_of_memory action_download rate_limited unavailable network',
};
const TRANSIENT_KINDS = new Set([
    ...OF_THE_ENGINE,
    ...Object.entries(OF_SETS).flatMap(([set, names]) => names.split(' ').map((name) => `external.${set}.${name}`)),
]);
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
    const { exit_code: exitCode, signal = null } = details;
    return NOT_STARTED.includes(exitCode) || (exitCode === null && signal === null);
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

/***/ 60344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mn: () => (/* binding */ toStaticError),
/* harmony export */   _F: () => (/* binding */ fieldOf),
/* harmony export */   zc: () => (/* binding */ toReportedError)
/* harmony export */ });
/* harmony import */ var _account_advice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70526);
/* harmony import */ var _core_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4823);
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2556);
/* harmony import */ var _core_transient_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70188);




const FIXABLE = ['api_validation', 'template_error', 'static_validation'];
const MAX_AVAILABLE = 20;
function toReportedError(raised, context) {
    const { kind, message, details } = raised.envelope;
    const frame = raised.frames[0];
    const position = frame === undefined ? null : context.positionOf(frame.file, frame.node, fieldOf(details));
    const category = categoryOf(kind, details);
    const isPlaced = frame !== undefined && frame.file !== _core_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_FILE */ .tW;
    return {
        source: 'runtime',
        category,
        kind,
        message,
        node_id: frame?.node ?? null,
        fixable: FIXABLE.includes(category),
        retryable: (context.isRetryable ?? isRetryable)(raised),
        action: context.action,
        file: isPlaced ? frame.file : null,
        line: isPlaced ? (position?.line ?? null) : null,
        column: isPlaced ? (position?.column ?? null) : null,
        suggestion: (0,_account_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .adviceFor */ .c)(kind, details),
        details,
        frames: raised.frames,
        attempts: raised.attempts,
        ...processFacts(raised, context.commandOf),
        ...((0,_core_transient_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .dg)(raised.envelope) ? { transient: true } : {}),
        ...(raised.while_handling === undefined ? {} : { while_handling: raised.while_handling }),
        ...lifted(details),
        ...(category === 'template_error' ? availableFields(details, context.traceFile) : {}),
    };
}
function processFacts({ envelope: { details }, frames: [frame], exit_code: exitCode, stderr_tail: stderr }, commandOf = () => null) {
    const started = details['command'];
    const command = typeof started === 'string' && !started.endsWith(' (run)')
        ? started
        : frame === undefined
            ? null
            : commandOf(frame.file, frame.node);
    return {
        ...(command === null || command === '' ? {} : { command }),
        ...(exitCode === null ? {} : { exit_code: exitCode }),
        ...(stderr === '' || details['stderr_tail'] === stderr ? {} : { stderr_tail: stderr }),
    };
}
function toStaticError(finding) {
    const isPlaced = finding.file !== _core_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_FILE */ .tW;
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
function fieldOf(details) {
    const field = details['field'];
    return typeof field === 'string' ? field : undefined;
}
function categoryOf(kind, details) {
    if (kind === 'internal.template_error')
        return 'template_error';
    const status = (0,_core_float_js__WEBPACK_IMPORTED_MODULE_3__/* .asNumber */ .i)(details['status_code']);
    const refused = status !== undefined && status >= 400 && status <= 499;
    if (refused || kind === 'provider.rejected')
        return 'api_validation';
    return kind === 'internal.unexpected' ? 'exception' : 'execution_failure';
}
function isRetryable({ envelope }) {
    const said = envelope.details['retryable'];
    return typeof said === 'boolean' ? said : (0,_core_transient_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .dg)(envelope);
}
function lifted(details) {
    const of = (key) => {
        const value = details[key];
        const found = {};
        if (value !== undefined)
            found[key] = value;
        return found;
    };
    return {
        ...of('status_code'),
        ...of('raw_response'),
        ...of('response_headers'),
        ...of('response_time'),
        ...of('mcp_error'),
        ...of('mcp_error_details'),
    };
}
function availableFields(details, traceFile) {
    const listed = details['available_fields'];
    const names = Array.isArray(listed) ? listed.filter((name) => typeof name === 'string') : [];
    const said = details['available_fields_total'];
    const total = typeof said === 'number' ? Math.max(said, names.length) : names.length;
    const shown = names.slice(0, MAX_AVAILABLE);
    const hint = details['trace_file_hint'];
    const file = typeof hint === 'string' ? hint : traceFile;
    return {
        available_fields: shown,
        available_fields_total: total,
        available_fields_truncated: total > shown.length,
        ...(file === null ? {} : { trace_file_hint: file }),
    };
}


/***/ }),

/***/ 47945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CR: () => (/* binding */ buildResult),
  nf: () => (/* binding */ invalidResult),
  a7: () => (/* binding */ toleratedBy)
});

// EXTERNAL MODULE: ./build/account/diagnosis.js
var diagnosis = __webpack_require__(10333);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/text/shell-words.js
var shell_words = __webpack_require__(97224);
;// CONCATENATED MODULE: ./build/reporters/next-commands.js

const MAX_OPTIONS = 10;
function nextCommands(facts) {
    const commands = [];
    if (facts.runDir !== null) {
        if (facts.resumable)
            commands.push(...resumeCommands(facts.runDir, facts));
        if (facts.deadLetters)
            commands.push(redriveCommand(facts.runDir));
        commands.push(explainCommand(facts.runDir));
    }
    commands.push(`conductor run ${(0,shell_words/* shellPath */.G9)(facts.workflowFile)}${inputWords(facts.inputs)}`);
    return commands;
}
function planCommands(runDir, shards, facts) {
    const again = wordsAgain(facts);
    const together = `${runDir}-shards`;
    const folders = Array.from({ length: shards }, (_, index) => `${together}/${index + 1}`);
    return [
        ...folders.map((folder, index) => `conductor resume ${(0,shell_words/* shellPath */.G9)(runDir)} --shard ${index + 1}/${shards} --run-dir ${(0,shell_words/* shellPath */.G9)(folder)}${again}`),
        `conductor resume ${(0,shell_words/* shellPath */.G9)(runDir)} --join ${(0,shell_words/* shellPath */.G9)(together)}${again}`,
    ];
}
function explainCommand(runDir) {
    return `conductor explain ${(0,shell_words/* shellPath */.G9)(runDir)}`;
}
function redriveCommand(runDir) {
    return `conductor redrive ${(0,shell_words/* shellPath */.G9)(runDir)}`;
}
function inputWords(inputs) {
    const words = Object.entries(inputs).map(([name, input]) => ` -i ${inputWord(name, input)}`);
    return words.join('');
}
function wordsAgain({ inputs, inputsAgain }) {
    return inputWords(Object.fromEntries(Object.entries(inputs).filter(([name]) => inputsAgain.includes(name))));
}
function inputWord(name, input) {
    if (typeof input === 'string')
        return (0,shell_words/* shellQuote */.ZL)(`${name}=${input}`);
    return `${(0,shell_words/* shellQuote */.ZL)(`${name}=`)}"\${${input.variable}:?}"`;
}
function resumeCommands(runDir, facts) {
    const { resumeFrom } = facts;
    const from = resumeFrom === null ? '' : ` --from ${(0,shell_words/* shellQuote */.ZL)(resumeFrom)}`;
    const resume = `conductor resume ${(0,shell_words/* shellPath */.G9)(runDir)}${from}${wordsAgain(facts)}`;
    const gates = [...new Map(facts.gates.map((gate) => [gate.node, gate])).values()];
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

// EXTERNAL MODULE: ./build/reporters/reported-errors.js
var reported_errors = __webpack_require__(60344);
;// CONCATENATED MODULE: ./build/reporters/result.js






function handledErrors({ errors }) {
    const { handled, handledTotal } = errors;
    if (handled.length === 0)
        return {};
    return { handled, ...(handledTotal > handled.length ? { handled_total: handledTotal } : {}) };
}
function buildResult(input) {
    const { account, graph } = input;
    const end = account.ending ?? NOT_ENDED;
    const errors = errorsOf(input, end).map((error) => reported(error, input));
    const steps = account.steps.reports(graph, new Set(input.repaired ?? []));
    const executed = steps.filter((step) => step.status !== 'not_executed').length;
    const gates = end.gate === null ? [] : account.notices.gates(end.gate);
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
        ...handledErrors(account),
        ...(account.notices.unseenFailures === 0 ? {} : { unseen_failures: account.notices.unseenFailures }),
        termination: terminationOf(end),
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
        execution: { duration_ms: end.durationMs, nodes_executed: executed, nodes_total: steps.length, steps },
        metrics: {
            duration_ms: end.durationMs,
            nodes_executed: executed,
            total_cost_usd: input.totalCostUsd ?? null,
            ...account.usage.metrics(),
        },
        policies: account.governance.policies,
        dead_letters: account.governance.deadLetters(),
        escalations: account.governance.escalations,
        next_commands: commandsAfter(end, input, gates),
    };
}
function suspendedOf({ outcome, plan, gate }, gates) {
    if (outcome !== 'suspended')
        return null;
    if (plan === null)
        return {
            waits_for: 'gate',
            gates: gates.length > 0 ? gates.map(({ node }) => node) : gate === null ? [] : [gate.node],
        };
    const { group, total, shards } = plan;
    return { waits_for: 'shards', group, total, shards };
}
function shareOf({ index, of, group, items, succeeded, failed }) {
    return { index, of, group, items, succeeded, failed };
}
function toleratedBy({ ending, errors }) {
    if (ending?.outcome !== 'success')
        return null;
    return errors.overcome().find(({ by }) => by === 'recover') ?? null;
}
const NOT_ENDED = {
    outcome: 'cancelled',
    signal: null,
    message: '',
    output: null,
    durationMs: 0,
    termination: null,
    gate: null,
    plan: null,
    shard: null,
    error: null,
    errorsPath: null,
    errorsWriteError: null,
};
function commandsAfter(end, input, gates) {
    const runDir = input.commandDir === undefined ? input.runDir : input.commandDir;
    const inputsAgain = input.inputsAgain ?? [];
    const resumeFrom = input.resumeFrom ?? null;
    if (end.plan !== null && runDir !== null && resumeFrom === null)
        return planCommands(runDir, end.plan.shards, { inputs: input.inputsForCommands, inputsAgain });
    const deadLetters = input.account.governance.deadLetters().length > 0;
    if (input.oneStep !== undefined && end.outcome !== 'success')
        return [...(runDir === null ? [] : [explainCommand(runDir)]), input.oneStep.again];
    if (end.outcome === 'success')
        return deadLetters && runDir !== null ? [redriveCommand(runDir)] : [];
    return nextCommands({
        workflowFile: input.commandFile ?? input.workflowFile,
        inputs: input.inputsForCommands,
        runDir,
        resumable: mayResume(end, input.resumable),
        inputsAgain,
        resumeFrom,
        gates,
        deadLetters,
    });
}
function reported(error, input) {
    const { account, graph, runDir } = input;
    const { kind, details } = error.envelope;
    const node = error.frames[0]?.node ?? '';
    const taken = account.errors.actionOn(node, kind) ?? account.errors.actionOn(node, (0,diagnosis/* causeKind */.My)(details) ?? '');
    const lineOf = (file, name) => {
        const found = file === graph.file ? graph.nodes.find((candidate) => candidate.name === name) : undefined;
        return found === undefined ? null : { line: found.position.line };
    };
    return (0,reported_errors/* toReportedError */.zc)(error, {
        action: kind === 'halt.intentional' ? 'halt' : (taken ?? 'error'),
        positionOf: (file, name, field) => input.positionOf?.(file, name, field) ?? lineOf(file, name),
        traceFile: input.traceFile ?? (runDir === null ? null : `${runDir}/events.jsonl`),
        ...(input.isRetryable === undefined ? {} : { isRetryable: input.isRetryable }),
        ...(input.commandOf === undefined ? {} : { commandOf: input.commandOf }),
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
function terminationOf({ termination }) {
    if (termination === null)
        return null;
    const { status, reason, terminatedBy } = termination;
    return { status, reason, terminated_by: terminatedBy };
}
function mayResume(end, resumable) {
    const isFinal = end.error?.envelope.kind === 'halt.intentional' && end.shard === null;
    return resumable && end.termination === null && !isFinal;
}


/***/ }),

/***/ 91898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fileProblem),
/* harmony export */   g: () => (/* binding */ errorMessage)
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
function fileProblem(error) {
    return error instanceof Error && 'code' in error && error.code === 'EISDIR' ? 'it is a folder' : errorMessage(error);
}


/***/ }),

/***/ 97224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ shellPath),
/* harmony export */   ZL: () => (/* binding */ shellQuote),
/* harmony export */   ky: () => (/* binding */ wrapped),
/* harmony export */   q$: () => (/* binding */ shellCommand)
/* harmony export */ });
const SAFE = /^[A-Za-z0-9_@%+=:,./-]+$/;
function shellQuote(word) {
    if (SAFE.test(word))
        return word;
    return `'${word.replaceAll("'", "'\\''")}'`;
}
function shellPath(path) {
    return shellQuote(path.startsWith('-') ? `./${path}` : path);
}
function shellCommand(words) {
    return words.map(shellQuote).join(' ');
}
const MAX_WIDTH = 100;
function wrapped(command) {
    if (command.length <= MAX_WIDTH || command.startsWith('#'))
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

/***/ 17742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ withoutCommands),
/* harmony export */   ES: () => (/* binding */ wellFormed),
/* harmony export */   FX: () => (/* binding */ CONTROL_PARTS),
/* harmony export */   IF: () => (/* binding */ unfinishedFrom),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   Lx: () => (/* binding */ hasControls),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   jN: () => (/* binding */ normalizeNewlines),
/* harmony export */   uV: () => (/* binding */ plainPart),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* unused harmony exports withoutOldCommands, StreamCleaner, displayWidth, fitColumns */
const INSIDE = String.raw `\u0000-\u0008\u000b\u000c\u000e-\u0017\u0019\u001c-\u001f\u007f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff`;
const CSI = String.raw `(?:\u001b[${INSIDE}]*\[|\u009b)[0-?${INSIDE}]*(?:[ -/][ -/${INSIDE}]*)?[@-~]`;
const OSC = String.raw `(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\r\n]*(?:\u0007|\u001b\\|\u009c)?`;
const TWO_CHARACTERS = String.raw `\u001b[ -/]*[0-~]?`;
const LINE_END = String.raw `\r\n?|[\u2028\u2029\u0085]`;
const CONTROL = String.raw `[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]`;
const HAS_CONTROL = new RegExp(CONTROL);
const LONGEST_ESCAPE = 256;
const CONTROL_PARTS = new RegExp(`${CSI}|${OSC}|${TWO_CHARACTERS}|${LINE_END}|${CONTROL}`, 'g');
function hasControls(text) {
    return HAS_CONTROL.test(text);
}
function plainPart(part) {
    return '\r\u2028\u2029\u0085'.includes(part.charAt(0)) ? '\n' : '';
}
function plainText(text) {
    return hasControls(text) ? text.replace(CONTROL_PARTS, plainPart) : text;
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
    const kept = Math.max(0, max - mark.length);
    const code = text.charCodeAt(kept - 1);
    const end = code >= 0xd800 && code <= 0xdbff ? kept - 1 : kept;
    return `${text.slice(0, Math.max(0, end))}${mark}`;
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
    let kept = '';
    for (const character of text) {
        width += widthOf(character.codePointAt(0) ?? 0);
        if (width > columns - 1)
            break;
        kept += character;
    }
    return `${kept}…`;
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
