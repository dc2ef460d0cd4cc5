export const id = 5056;
export const ids = [5056];
export const modules = {

/***/ 526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ adviceFor),
/* harmony export */   t: () => (/* binding */ generalAdvice)
/* harmony export */ });
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1425);

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

/***/ 5056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  My: () => (/* binding */ causeKind),
  h4: () => (/* binding */ diagnose),
  x2: () => (/* binding */ diagnoseError),
  Tv: () => (/* binding */ flawTexts),
  Z9: () => (/* binding */ placeText),
  ek: () => (/* binding */ placesOf),
  ch: () => (/* binding */ triedIn),
  Vj: () => (/* binding */ verdictOf),
  nt: () => (/* binding */ verdictText)
});

// EXTERNAL MODULE: ./build/core/finding.js
var finding = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/core/github.js
var core_github = __webpack_require__(4207);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(8314);
// EXTERNAL MODULE: ./build/core/messages.js
var messages = __webpack_require__(1072);
;// CONCATENATED MODULE: ./build/core/report.js
function waitingGates({ gate, gates }) {
    return gates ?? (gate === null ? [] : [gate]);
}

// EXTERNAL MODULE: ./build/account/advice.js
var advice = __webpack_require__(526);
// EXTERNAL MODULE: ./build/account/error-kinds.js
var error_kinds = __webpack_require__(8672);
// EXTERNAL MODULE: ./build/account/next-steps.js
var next_steps = __webpack_require__(3857);
// EXTERNAL MODULE: ./build/account/places.js
var places = __webpack_require__(6642);
;// CONCATENATED MODULE: ./build/account/diagnosis.js









function diagnose(input) {
    const { result, account, github } = input;
    const { errors, handled = [] } = result;
    const locate = input.locate ?? ((file) => file);
    const [first] = (0,error_kinds/* leadingErrors */.Eq)(errors);
    const kinds = (0,error_kinds/* kindsOf */.tG)(errors);
    const total = kinds.reduce((sum, { count }) => sum + count, 0);
    return {
        workflow: result.workflow.name ?? result.workflow.file,
        part: (0,core_github/* partLabel */.G5)(github?.matrix ?? null, result.shard),
        verdict: verdictOf(result, account),
        termination: result.termination,
        gates: waitingGates(result),
        error: first === undefined ? null : diagnoseError(first, locate),
        examples: (0,error_kinds/* firstOfEachKind */.ph)(errors).map((error) => diagnoseError(error, locate)),
        kinds,
        isMany: total > 1 || !kinds.every(({ kind }) => kind === first?.kind),
        total,
        group: errors.find(({ kind, details }) => (0,error_kinds/* groupDetails */._x)(kind, details) !== null)?.node_id ?? null,
        tried: account === null ? [] : triedIn(account),
        handled,
        handledTotal: result.handled_total ?? handled.length,
        leftovers: leftoversOf(result),
        next: (0,next_steps/* nextSteps */.Zn)(result, input),
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
    return left.filter(([count]) => count > 0).map(([count, noun]) => (0,messages/* counted */.hS)(count, noun));
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
        ...(unseen === 0 ? [] : [{ before: (0,messages/* counted */.hS)(unseen, 'command'), node: null, after: 'failed unseen' }]),
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
    const named = (0,places/* namedPlace */.Dn)(details);
    return {
        kind,
        message,
        node: error.node_id ?? null,
        isTransient: error.transient === true,
        attempts: error.attempts ?? 1,
        cause: causeOf(details),
        whileHandling: (error.while_handling ?? []).map(({ node, kind: handled, message: said }) => `${handled} of ${node}: ${said}`),
        named: named === null ? null : { ...named, file: locate(named.file, raisedAt) ?? named.file },
        raisedAt: file === null || file === finding/* NO_FILE */.tW ? null : { file, line },
        frames,
        problems: (0,places/* problemsOf */.GW)(details, raisedAt, locate),
        command: error.command ?? textIn(details, 'command'),
        exitCode: exitCodeText(error),
        stderr: stderrOf(error),
        available: availableIn(error),
        hint: error.suggestion === undefined ? (0,advice/* adviceFor */.c)(kind, details) : error.suggestion,
        details: otherDetails(kind, details),
    };
}
function causeOf({ cause }) {
    if (!(0,json/* isJsonObject */.OW)(cause) || typeof cause['kind'] !== 'string')
        return null;
    const { kind, message } = cause;
    return { kind, message: typeof message === 'string' ? message : '' };
}
function causeKind(details) {
    return causeOf(details)?.kind ?? null;
}
function otherDetails(kind, details) {
    const { cause } = details;
    const inner = (0,json/* isJsonObject */.OW)(cause) && (0,json/* isJsonObject */.OW)(cause['details']) ? cause['details'] : {};
    const isGroup = (0,error_kinds/* groupDetails */._x)(kind, details) !== null;
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

/***/ 8672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eq: () => (/* binding */ leadingErrors),
/* harmony export */   Sb: () => (/* binding */ byKind),
/* harmony export */   _x: () => (/* binding */ groupDetails),
/* harmony export */   ph: () => (/* binding */ firstOfEachKind),
/* harmony export */   tG: () => (/* binding */ kindsOf)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8314);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6642);


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

/***/ 3857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yk: () => (/* binding */ nextParts),
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   hz: () => (/* binding */ PREPARING),
/* harmony export */   i1: () => (/* binding */ FETCHED)
/* harmony export */ });
/* unused harmony export resumeInputs */
/* harmony import */ var _text_shell_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7224);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7742);



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
    const from = artifactName ? `${github.run_id}/${oneLine(artifactName)}` : `\${{ steps.ID.outputs.run-dir }}`;
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
    const answers = waitingGates(result).flatMap(({ node, options: [option] }) => option === undefined ? [] : [[node, option.value]]);
    if (answers.length === 0)
        return null;
    return `'${JSON.stringify(Object.fromEntries(answers)).replaceAll("'", "''")}'`;
}


/***/ }),

/***/ 6642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ namedPlace),
/* harmony export */   GW: () => (/* binding */ problemsOf)
/* harmony export */ });
/* unused harmony exports placing, spanOf, titled */
/* harmony import */ var _core_float_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2556);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8314);


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

/***/ 4207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ githubRecord),
/* harmony export */   G5: () => (/* binding */ partLabel),
/* harmony export */   h4: () => (/* binding */ githubContext),
/* harmony export */   m0: () => (/* binding */ inGithubActions)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8314);

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

/***/ 7224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ shellPath),
/* harmony export */   ZL: () => (/* binding */ shellQuote),
/* harmony export */   q$: () => (/* binding */ shellCommand)
/* harmony export */ });
/* unused harmony export wrapped */
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


/***/ })

};
