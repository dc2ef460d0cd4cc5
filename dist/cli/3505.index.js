export const id = 3505;
export const ids = [3505];
export const modules = {

/***/ 5125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CY: () => (/* binding */ namesReadWithin),
/* harmony export */   DQ: () => (/* binding */ namesRead),
/* harmony export */   Sf: () => (/* binding */ namesReadBy),
/* harmony export */   WG: () => (/* binding */ namesReadIn),
/* harmony export */   Zg: () => (/* binding */ isReadInside)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8314);
/* harmony import */ var _expressions_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3367);


const BARE = new Set(['when', 'source', 'allow_if']);
function namesRead(step, { templateFiles }) {
    const names = namesOfSteps.get(step) ?? namesReadBy(step, templateFiles);
    namesOfSteps.set(step, names);
    return names;
}
const namesOfSteps = new WeakMap();
function namesReadWithin(step, workflow) {
    if (step.type !== 'parallel')
        return namesRead(step, workflow);
    const names = new Set(namesRead(step, workflow));
    for (const name of step.agents) {
        const member = workflow.steps.get(name);
        if (member !== undefined)
            for (const read of namesRead(member, workflow))
                names.add(read);
    }
    return names;
}
function namesReadIn(condition) {
    const names = new Set();
    collectText(condition, 'when', names, undefined);
    return names;
}
function namesReadBy(data, files) {
    const names = new Set();
    collect(data, '', names, files);
    return names;
}
function isReadInside(workflow, node) {
    const { policies, hooks, error_routes: errorRoutes, env } = workflow.settings;
    if (policies?.some(({ type }) => type === 'command') === true)
        return true;
    const names = namesReadBy([workflow.output, hooks, errorRoutes, env, policies], workflow.templateFiles);
    return names.has(node) || [...workflow.steps.values()].some((step) => namesReadWithin(step, workflow).has(node));
}
function collect(value, field, names, files) {
    if (Array.isArray(value)) {
        for (const item of value)
            collect(item, field, names, files);
    }
    else if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value)) {
        for (const [key, item] of Object.entries(value))
            collect(item, key, names, files);
    }
    else if (typeof value === 'string') {
        collectText(value, field, names, files);
    }
}
function collectText(text, field, names, files) {
    if (field === 'input') {
        names.add(text.split(/[.?]/)[0] ?? '');
        return;
    }
    if ((0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isTemplate */ .Fl)(text)) {
        const own = files?.get(text);
        const template = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTemplate */ .QC)(text, own === undefined ? {} : { files: own });
        if (!template.ok)
            return;
        for (const { path } of template.value.references)
            names.add(path[0] ?? '');
        for (const name of template.value.namesInFiles)
            names.add(name);
    }
    else if (BARE.has(field)) {
        const expression = (0,_expressions_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseExpression */ .YK)(text);
        for (const { path } of expression.ok ? expression.value.references : [])
            names.add(path[0] ?? '');
    }
}


/***/ }),

/***/ 3364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MX: () => (/* binding */ MOST_WHILE_HANDLING),
/* harmony export */   X0: () => (/* binding */ envelopeFromJson),
/* harmony export */   jW: () => (/* binding */ envelopeFromFile),
/* harmony export */   qh: () => (/* binding */ raisedIn),
/* harmony export */   ud: () => (/* binding */ MAX_ENVELOPE_BYTES),
/* harmony export */   zU: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6167);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8314);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1425);



const MOST_WHILE_HANDLING = 5;
function raisedIn(error) {
    const { envelope, origin, typed, frames, attempts, exit_code, stderr_tail, while_handling: handling } = error;
    const own = { envelope, origin, typed, frames, attempts, exit_code, stderr_tail };
    return handling === undefined ? own : { ...own, while_handling: handling };
}
const MAX_ENVELOPE_BYTES = 1024 * 1024;
const EXCERPT_CHARS = 1000;
function broken(failedField, reason, text, originalMessage = '') {
    return { status: 'broken', failedField, reason, originalMessage, text };
}
function excerptOf({ text }, secrets) {
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .headOf */ .Uo)(text, EXCERPT_CHARS, secrets);
}
function envelopeFromJson(value, text) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return broken('$', 'it is not a JSON object', text);
    const said = typeof value['message'] === 'string' ? value['message'] : '';
    const marker = value['conductor_error'];
    if (marker !== undefined && marker !== true)
        return broken('conductor_error', 'conductor_error is there but is not true', text, said);
    const kind = value['kind'];
    if (typeof kind !== 'string')
        return broken('kind', 'kind is missing or not a text', text, said);
    if (!(0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(kind))
        return broken('kind', `kind ${JSON.stringify(kind.slice(0, 200))} is not a dotted lower-case identifier`, text, said);
    if ((0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isReservedKind */ .HO)(kind))
        return broken('kind', `kind ${kind} is reserved for the engine`, text, said);
    const message = value['message'];
    if (typeof message !== 'string')
        return broken('message', 'message is missing or not a text', text);
    if (message.trim() === '')
        return broken('message', 'message is empty', text);
    const details = value['details'] ?? {};
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(details))
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
            return broken('$', `the file has ${content.size} bytes, more than ${MAX_ENVELOPE_BYTES}`, new TextDecoder().decode(content.head));
        case 'bytes':
            return envelopeFromBytes(content.bytes);
    }
}
function envelopeFromBytes(bytes) {
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return broken('$', 'it is not UTF-8', new TextDecoder().decode(bytes));
    }
    if (text.trim() === '')
        return { status: 'nothing' };
    const value = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
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

/***/ 4793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: () => (/* binding */ IGNORED_EXIT),
/* harmony export */   T$: () => (/* binding */ eventJson),
/* harmony export */   wb: () => (/* binding */ raisedBy)
/* harmony export */ });
function raisedBy({ frames }) {
    return frames[0]?.node ?? '';
}
const IGNORED_EXIT = 'exit-code-ignored';
function eventJson(event) {
    return event;
}


/***/ }),

/***/ 1493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ movedScope),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Gd: () => (/* binding */ itemsOfRoot),
/* harmony export */   QV: () => (/* binding */ readablePlace),
/* harmony export */   WZ: () => (/* binding */ isItem),
/* harmony export */   ZU: () => (/* binding */ placeInFile),
/* harmony export */   al: () => (/* binding */ runsAround),
/* harmony export */   d1: () => (/* binding */ depthOf),
/* harmony export */   k: () => (/* binding */ deadLetterId),
/* harmony export */   kB: () => (/* binding */ letterVisit),
/* harmony export */   kw: () => (/* binding */ rootRun),
/* harmony export */   mo: () => (/* binding */ isRetried),
/* harmony export */   nY: () => (/* binding */ scopeInside),
/* harmony export */   r7: () => (/* binding */ runKey),
/* harmony export */   tV: () => (/* binding */ runAround),
/* harmony export */   u8: () => (/* binding */ nodeKey),
/* harmony export */   xp: () => (/* binding */ visitKey)
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
let latest = { scope: '', run: null };
function runAround(scope) {
    if (scope === '')
        return null;
    if (latest.scope !== scope)
        latest = { scope, run: parseRun(scope) };
    return latest.run;
}
function parseRun(scope) {
    const start = scope.lastIndexOf('/', scope.length - 2) + 1;
    const parts = scope.endsWith('/') ? SEGMENT.exec(scope.slice(start, -1)) : null;
    if (parts === null)
        return null;
    const [, node = '', visit, attempt, item] = parts;
    const at = { scope: scope.slice(0, start), node, visit: Number(visit), attempt: Number(attempt) };
    return { ...at, item: item === undefined ? null : Number(item) };
}
function* runsAround(scope) {
    for (let around = runAround(scope); around !== null; around = runAround(around.scope))
        yield around;
}
function rootRun(scope) {
    return runAround(scope.slice(0, scope.indexOf('/') + 1));
}
function itemsOfRoot(group, attempt) {
    const visit = `${visitKey({ scope: '', ...group })}.`;
    const beginning = attempt === undefined ? visit : `${visit}${attempt}[`;
    return (scope) => {
        if (!scope.startsWith(beginning))
            return null;
        const open = scope.indexOf('[');
        const close = scope.indexOf('/') - 1;
        return open === -1 || scope[close] !== ']' ? null : wholeNumber(scope, open + 1, close);
    };
}
const ZERO = 48;
function wholeNumber(text, start, end) {
    let number = 0;
    for (let at = start; at < end; at += 1) {
        const digit = text.charCodeAt(at) - ZERO;
        if (digit < 0 || digit > 9)
            return null;
        number = number * 10 + digit;
    }
    return start < end ? number : null;
}
function isInside(place, run) {
    const outer = runKey(run);
    const next = place.charAt(outer.length);
    return (next === '/' || next === '[') && place.startsWith(outer);
}
function isItem(scope) {
    return scope.endsWith(']/');
}
function depthOf(scope) {
    let depth = 0;
    for (let at = scope.indexOf('/'); at !== -1; at = scope.indexOf('/', at + 1))
        depth += 1;
    return depth;
}
function movedScope(scope, from, to) {
    return `${visitKey(to)}${scope.slice(visitKey(from).length)}`;
}
function isRetried(at) {
    if (at.attempt > 1)
        return true;
    for (const { attempt } of runsAround(at.scope))
        if (attempt > 1)
            return true;
    return false;
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

/***/ 5158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ textIfReadable),
/* harmony export */   i: () => (/* binding */ appendDurably)
/* harmony export */ });
function appendDurably(files, path, text) {
    const file = files.openAppend(path);
    try {
        file.append(text);
        file.flush();
    }
    finally {
        file.close();
    }
}
function textIfReadable(files, path) {
    try {
        return files.readText(path);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UB: () => (/* binding */ isOfShard),
/* harmony export */   Y: () => (/* binding */ MOST_SHARDS),
/* harmony export */   qZ: () => (/* binding */ itemsOfShard)
/* harmony export */ });
const MOST_SHARDS = 256;
function isOfShard(item, { index, of }) {
    return item % of === index - 1;
}
function itemsOfShard({ total, shards }, index) {
    return Math.max(0, Math.ceil((total - index + 1) / shards));
}


/***/ }),

/***/ 7637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xs: () => (/* binding */ RunWarnings),
/* harmony export */   ZJ: () => (/* binding */ Attempts),
/* harmony export */   n6: () => (/* binding */ nothingAbout)
/* harmony export */ });
/* harmony import */ var _core_lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2735);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1493);


const NO_FLAWS = { missing: [], lost: false };
class Attempts {
    #known = new Map();
    get(key) {
        return this.#known.get(key);
    }
    values() {
        return this.#known.values();
    }
    forgetInside(at) {
        for (const [key, known] of this.#known)
            if ((0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)(known.at.scope, at))
                this.#known.delete(key);
    }
    learn({ event: entry, at, flaws = NO_FLAWS }, order) {
        const { missing, lost } = flaws;
        switch (entry.type) {
            case 'node_completed':
            case 'node_failed': {
                const known = this.#of(entry);
                known.end = entry;
                known.endedAt = at;
                known.order = order;
                known.decision = null;
                known.after = null;
                known.missing = missing;
                known.lost = lost;
                return;
            }
            case 'node_retry_scheduled':
            case 'route_taken': {
                const known = this.#of(entry);
                if (known.decision?.type === 'route_taken' && known.decision.action === 'recover')
                    known.after = entry;
                else
                    known.decision = entry;
                if (missing.length > 0)
                    known.missing = [...known.missing, ...missing];
                known.lost ||= lost;
                return;
            }
            case 'timer_set':
                this.#of(entry).timer = { deadline: entry.deadline, started: entry.started };
                return;
            case 'questions_answered':
                if (!lost && missing.length === 0)
                    this.#of(entry).answers = entry.answers;
                return;
            default:
                return;
        }
    }
    #of(at) {
        const key = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7)(at);
        let known = this.#known.get(key);
        if (known === undefined) {
            known = nothingAbout(at);
            this.#known.set(key, known);
        }
        return known;
    }
}
function nothingAbout(at) {
    return {
        at,
        end: null,
        endedAt: 0,
        order: 0,
        decision: null,
        after: null,
        timer: null,
        answers: {},
        missing: NO_FLAWS.missing,
        lost: NO_FLAWS.lost,
    };
}
class RunWarnings {
    #early = new Map();
    #ended = new Map();
    learn(warning) {
        const { scope, node, visit, attempt } = warning;
        if (node === null || visit === undefined || attempt === undefined)
            return;
        (0,_core_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .addTo */ .D)(this.#early, (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7)({ scope, node, visit, attempt }), warning);
    }
    ended(at) {
        const place = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7)(at);
        const warnings = this.#early.get(place);
        if (warnings === undefined)
            this.#ended.delete(place);
        else
            this.#ended.set(place, warnings);
        this.#early.delete(place);
    }
    about(at) {
        return this.#ended.get((0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7)(at)) ?? [];
    }
    inside(at) {
        return [...this.#ended].flatMap(([place, warnings]) => ((0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)(place, at) ? warnings : []));
    }
}


/***/ }),

/***/ 3327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ pendingLetters),
/* harmony export */   KC: () => (/* binding */ LetterLines),
/* harmony export */   NZ: () => (/* binding */ DEAD_LETTER_FILE),
/* harmony export */   Vb: () => (/* binding */ parseDeadLetters),
/* harmony export */   _j: () => (/* binding */ whyUnmarked),
/* harmony export */   r3: () => (/* binding */ deadLetterLine),
/* harmony export */   u: () => (/* binding */ deadLetterMarkLine)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8314);
/* harmony import */ var _core_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1425);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5158);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4429);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1898);





const DEAD_LETTER_FILE = 'dead-letter.jsonl';
const MAX_FILE_CHARS = 256 * 1024 * 1024;
const MAX_LETTERS = 100_000;
const LINE_START = '{"schema_version":1';
function deadLetterLine(letter) {
    const { status: _status, redrives: _redrives, ...record } = letter;
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(record)}\n`;
}
function deadLetterMarkLine(mark) {
    return `${JSON.stringify({ schema_version: 1, ...mark })}\n`;
}
function parseDeadLetters(text) {
    if (text.length > MAX_FILE_CHARS)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(`the file is larger than ${MAX_FILE_CHARS} characters`);
    const letters = new Map();
    const lines = text.split('\n');
    for (const [index, line] of lines.entries()) {
        if (line.trim() === '')
            continue;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(line);
        if (value === undefined) {
            if (isOurs(line) && (index > 0 || lines.slice(1).some((later) => later.trim() !== '')))
                continue;
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(`line ${index + 1}: it is not JSON`);
        }
        const problem = takeLine(letters, value);
        if (problem !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(`line ${index + 1}: ${problem}`);
        if (letters.size > MAX_LETTERS)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(`there are more than ${MAX_LETTERS} letters`);
    }
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)([...letters.values()]);
}
function isOurs(line) {
    return line.startsWith(LINE_START) || LINE_START.startsWith(line);
}
function takeLine(letters, value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return 'it is not a JSON object';
    const version = value['schema_version'] ?? 1;
    if (version !== 1)
        return `its schema_version ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(version)} is not known`;
    const id = value['id'];
    if (typeof id !== 'string' || id === '')
        return 'id is missing';
    if (value['settled'] !== undefined)
        return takeMark(letters, id, value['settled']);
    const letter = letterOf(value, id);
    if (typeof letter === 'string')
        return letter;
    const known = letters.get(id);
    letters.set(id, known === undefined ? letter : { ...letter, redrives: stateOf(known).redrives });
    return null;
}
function takeMark(letters, id, settled) {
    if (typeof settled !== 'boolean')
        return 'settled is neither true nor false';
    const letter = letters.get(id);
    if (letter === undefined)
        return null;
    const { status, redrives } = stateOf(letter);
    const next = settled ? { status: 'settled', redrives } : { status, redrives: redrives + 1 };
    letters.set(id, { ...letter, ...next });
    return null;
}
function stateOf(letter) {
    return { status: letter.status ?? 'pending', redrives: letter.redrives ?? 0 };
}
function letterOf(value, id) {
    const text = (name) => {
        const found = value[name];
        return typeof found === 'string' ? found : null;
    };
    const workflow = referenceOf(value['workflow']);
    if (workflow === null)
        return 'workflow needs a name and a file';
    const callers = callersOf(value['callers'] ?? []);
    if (callers === null)
        return 'callers is not a list of workflow files';
    const groups = groupsOf(value['groups'] ?? {});
    if (groups === null)
        return 'groups does not say how groups ended';
    const node = text('node');
    if (node === null || node === '')
        return 'node is missing';
    const envelope = envelopeOf(value['envelope']);
    if (typeof envelope === 'string')
        return envelope;
    const item = itemOf(value['item'] ?? null);
    if (typeof item === 'string')
        return item;
    const { attempts = 1, inputs = {}, context = {} } = value;
    if (typeof attempts !== 'number' || !Number.isInteger(attempts) || attempts < 0)
        return 'attempts is not a count';
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(inputs))
        return 'inputs is not an object';
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(context))
        return 'context is not an object';
    return {
        schema_version: 1,
        id,
        timestamp: text('timestamp') ?? '',
        run_id: text('run_id') ?? '',
        workflow,
        callers,
        groups,
        ...(text('cwd') === null ? {} : { cwd: text('cwd') ?? '' }),
        node,
        scope: text('scope') ?? '',
        item,
        envelope,
        attempts,
        inputs,
        context,
        hash: text('hash') ?? '',
        status: 'pending',
        redrives: 0,
    };
}
function referenceOf(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return null;
    const { name, file, path } = value;
    if (typeof name !== 'string' || typeof file !== 'string' || file === '')
        return null;
    return { name, file, ...(typeof path === 'string' ? { path } : {}) };
}
function callersOf(value) {
    if (!Array.isArray(value))
        return null;
    const callers = value.map(referenceOf);
    return callers.every((caller) => caller !== null) ? callers : null;
}
function groupsOf(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return null;
    const groups = {};
    for (const [name, counts] of Object.entries(value)) {
        const { total, completed } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(counts) ? counts : {};
        if (typeof total !== 'number' || typeof completed !== 'number')
            return null;
        groups[name] = { total, completed };
    }
    return groups;
}
function envelopeOf(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return 'envelope is missing';
    const { kind, message, details = {} } = value;
    if (typeof kind !== 'string' || !(0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(kind))
        return 'envelope.kind is not a kind';
    if (typeof message !== 'string')
        return 'envelope.message is not a text';
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(details))
        return 'envelope.details is not an object';
    return { kind, message, details };
}
function itemOf(value) {
    if (value === null)
        return null;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return 'item is not an object';
    const { index, key = null, value: content = null } = value;
    if (typeof index !== 'number' || !Number.isInteger(index) || index < 0)
        return 'item.index is not an index';
    return { index, key: typeof key === 'string' || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(key) ? key : String(key ?? index), value: content };
}
function pendingLetters(letters, only) {
    return letters.filter((letter) => letter.status !== 'settled' && (only === null || (0,_core_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .patternTakes */ .Hq)(only, letter.envelope.kind)));
}
const unmarkedFile = (file) => `${file}.unmarked`;
function whyUnmarked(files, file) {
    const mark = unmarkedFile(file);
    if (!files.exists(mark))
        return null;
    return `letters that were run again could not be marked in ${file}, and nothing must run twice; find out which ran, take their lines away, and remove ${mark}`;
}
class LetterLines {
    #files;
    #file;
    #lineBreak;
    #owed = '';
    #isUnmarked = false;
    constructor(files, file, text) {
        this.#files = files;
        this.#file = file;
        this.#lineBreak = text === '' || text.endsWith('\n') ? '' : '\n';
    }
    add(lines) {
        this.#owed += lines;
        try {
            (0,_core_ports_js__WEBPACK_IMPORTED_MODULE_4__/* .appendDurably */ .i)(this.#files, this.#file, this.#lineBreak + this.#owed);
        }
        catch (error) {
            this.#lineBreak = '\n';
            return (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .g)(error);
        }
        this.#lineBreak = '';
        this.#owed = '';
        if (this.#isUnmarked)
            this.#tellMarked();
        return null;
    }
    mark(lines) {
        const problem = this.add(lines);
        if (problem !== null)
            this.#tellUnmarked();
        return problem;
    }
    #tellUnmarked() {
        try {
            this.#files.openAppend(unmarkedFile(this.#file)).close();
            this.#isUnmarked = true;
        }
        catch {
        }
    }
    #tellMarked() {
        try {
            this.#files.remove(unmarkedFile(this.#file));
            this.#isUnmarked = false;
        }
        catch {
        }
    }
}


/***/ }),

/***/ 3061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ Journal),
/* harmony export */   KA: () => (/* binding */ inputsDigest),
/* harmony export */   a0: () => (/* binding */ readJournal),
/* harmony export */   hl: () => (/* binding */ linesIn),
/* harmony export */   nQ: () => (/* binding */ journalLines),
/* harmony export */   pQ: () => (/* binding */ isBeginningOf),
/* harmony export */   u0: () => (/* binding */ entryText),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var _core_event_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8374);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4793);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4429);
/* harmony import */ var _text_checksum_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6743);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1898);
/* harmony import */ var _protect_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8973);








function entryText({ at, event }) {
    return `{"t":${at},"e":${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s$)(event)}}`;
}
function entryOf(text) {
    const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(value))
        return null;
    const { t: at, e: event } = value;
    return typeof at === 'number' && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(event) ? { at, event } : null;
}
function recordOf({ at, event }, flaws = null) {
    const record = { at, event: event };
    return flaws === null ? record : { ...record, flaws };
}
const HEAD = '{"c":"';
const MIDDLE = '","d":';
const BODY_START = HEAD.length + (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_4__/* .checksumText */ .d)(0).length + MIDDLE.length;
function lineOf(text, previous) {
    const crc = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(text, previous);
    return { line: `${HEAD}${(0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_4__/* .checksumText */ .d)(crc)}${MIDDLE}${text}}\n`, crc };
}
function journalLines(entries, start) {
    let crc = start;
    const lines = entries.map((entry) => {
        const made = lineOf(entryText(entry), crc);
        crc = made.crc;
        return made.line;
    });
    return { text: lines.join(''), crc };
}
function linesIn(text) {
    const isOpen = text !== '' && !text.endsWith('\n');
    const lines = text.split('\n');
    return { lines: isOpen ? lines : lines.slice(0, -1), isOpen };
}
function readJournal({ lines, isOpen }, start) {
    const entries = [];
    let crc = start;
    let torn = null;
    let number = 0;
    for (const text of lines) {
        number += 1;
        if (torn !== null)
            return damaged(number - 1);
        const sound = soundLine(text, crc);
        if (sound === null)
            torn = text;
        else {
            entries.push(sound.entry);
            crc = sound.crc;
        }
    }
    if (torn === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)({ entries, crc, mend: isOpen ? 'end' : null, torn: '' });
    if (!isOpen || soundLine(torn.slice(0, -1), crc) !== null)
        return damaged(number);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)({ entries, crc, mend: 'cut', torn });
}
function isBeginningOf(torn, checksum) {
    const opening = `${HEAD}${checksum}`;
    return torn !== '' && (torn.startsWith(opening) || opening.startsWith(torn));
}
function damaged(number) {
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)(`line ${number} of the journal is damaged`);
}
function soundLine(line, previous) {
    const body = line.slice(BODY_START, -1);
    const made = lineOf(body, previous);
    const entry = made.line === `${line}\n` ? entryOf(body) : null;
    return entry === null ? null : { entry, crc: made.crc };
}
class Journal {
    #options;
    #crc;
    #lines;
    #pending = '';
    #isWritten = false;
    #broken = false;
    #hidesSecrets = false;
    constructor(options) {
        this.#options = options;
        this.#crc = options.crc;
        this.#lines = options.lines;
    }
    get broken() {
        return this.#broken;
    }
    get hidesSecrets() {
        return this.#hidesSecrets;
    }
    get crc() {
        return this.#crc;
    }
    get lines() {
        return this.#lines;
    }
    append(event, clean, at) {
        const time = (0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_1__/* .eventFacts */ .IS)(event.type).journal(event);
        if (time === 'never')
            return;
        if (event.type === 'subworkflow_started') {
            const short = (0,_core_events_js__WEBPACK_IMPORTED_MODULE_6__/* .eventJson */ .T$)({ ...event, input: {}, input_digest: inputsDigest(event.input) });
            this.#add(at, short, this.#options.redactor.json(short));
        }
        else
            this.#add(at, (0,_core_events_js__WEBPACK_IMPORTED_MODULE_6__/* .eventJson */ .T$)(event), clean);
        if (time === 'at-once' && !this.#broken)
            this.#attempt(() => this.#write());
    }
    get dirty() {
        return this.#isWritten || this.#pending !== '';
    }
    flush() {
        if (this.#broken || !this.dirty)
            return;
        this.#attempt(() => {
            this.#write();
            this.#options.file.flush();
            this.#isWritten = false;
        });
    }
    close() {
        this.flush();
        this.#attempt(() => this.#options.file.close());
    }
    #add(at, event, clean) {
        if (this.#broken)
            return;
        const { line, crc } = lineOf(entryText({ at, event: this.#protected(event, clean) }), this.#crc);
        this.#pending += line;
        this.#crc = crc;
        this.#lines += 1;
    }
    #protected(event, clean) {
        const stored = (0,_protect_js__WEBPACK_IMPORTED_MODULE_7__/* .protect */ .yQ)(event, this.#options.redactor, clean);
        if (stored === event || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(stored))
            return event;
        this.#hidesSecrets = true;
        return stored;
    }
    #write() {
        if (this.#pending === '')
            return;
        this.#options.file.append(this.#pending);
        this.#pending = '';
        this.#isWritten = true;
    }
    #attempt(write) {
        try {
            write();
        }
        catch (error) {
            if (this.#broken)
                return;
            this.#broken = true;
            this.#options.onFailure((0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .g)(error));
        }
    }
}
function inputsDigest(inputs) {
    return (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_4__/* .checksumText */ .d)((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s$)(inputs)));
}


/***/ }),

/***/ 8973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PF: () => (/* binding */ restore),
/* harmony export */   ir: () => (/* binding */ reference),
/* harmony export */   qe: () => (/* binding */ mentionsMarks),
/* harmony export */   yQ: () => (/* binding */ protect)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8314);

const SECRET = '$conductor.secret';
const LOST = '$conductor.lost';
const PLAIN = '$conductor.plain';
function protect(value, redactor, clean = redactor.json(value)) {
    return clean === value && !mentionsMarks(value) ? value : protectAgainst(value, clean, redactor);
}
function mentionsMarks(value) {
    if (Array.isArray(value))
        return value.some(mentionsMarks);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return false;
    return Object.entries(value).some(([key, item]) => key.startsWith('$conductor.') || mentionsMarks(item));
}
function protectAgainst(value, clean, redactor) {
    if (typeof value === 'string')
        return value === clean ? value : protectText(value, redactor);
    if (Array.isArray(value)) {
        return value.map((item, index) => protectAgainst(item, Array.isArray(clean) ? (clean[index] ?? null) : null, redactor));
    }
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return value === clean ? value : { [LOST]: true };
    const copy = {};
    const cleanKeys = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(clean) ? Object.keys(clean) : [];
    for (const [index, [key, item]] of Object.entries(value).entries()) {
        const cleanKey = cleanKeys[index];
        if (cleanKey !== key)
            define(copy, cleanKey ?? `***${index}`, { [LOST]: true });
        else
            define(copy, key, protectAgainst(item, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(clean) ? (clean[key] ?? null) : null, redactor));
    }
    return Object.keys(value).some((key) => key.startsWith('$conductor.')) ? { [PLAIN]: copy } : copy;
}
function define(target, key, value) {
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
function protectText(text, redactor) {
    const sources = redactor.secretsIn(text).filter((source) => isAskedFor(source) || redactor.isOwnWord(source.value));
    const longestFirst = [...sources].sort((a, b) => b.value.length - a.value.length || Number(isAskedFor(b)) - Number(isAskedFor(a)));
    let parts = [text];
    for (const source of longestFirst) {
        const { value, origin } = source;
        const stored = isAskedFor(source) ? { from: origin } : { word: value };
        parts = parts.flatMap((part) => (typeof part === 'string' ? interleave(part.split(value), stored) : [part]));
    }
    const stored = parts.filter((part) => part !== '');
    const isClean = stored.every((part) => typeof part !== 'string' || redactor.text(part) === part);
    return isClean && stored.some((part) => typeof part !== 'string') ? { [SECRET]: stored } : { [LOST]: true };
}
function isAskedFor({ origin }) {
    return origin.startsWith('env:') || origin.startsWith('input:');
}
function interleave(texts, between) {
    return texts.flatMap((text, index) => (index === 0 ? [text] : [between, text]));
}
function reference(origin) {
    return { [SECRET]: [{ from: origin }] };
}
const GONE = '***';
function restore(value, lookup, trouble) {
    if (Array.isArray(value)) {
        const items = value.map((item) => restore(item, lookup, trouble));
        return items.some((item, index) => item !== value[index]) ? items : value;
    }
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value))
        return value;
    if (value[LOST] === true) {
        trouble.lost = true;
        return GONE;
    }
    const parts = value[SECRET];
    if (Array.isArray(parts))
        return parts.map((part) => restorePart(part, lookup, trouble)).join('');
    const plain = value[PLAIN];
    const source = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(plain) ? plain : value;
    let entries = null;
    for (const [index, key] of Object.keys(source).entries()) {
        const item = source[key] ?? null;
        const restored = restore(item, lookup, trouble);
        if (restored === item)
            continue;
        entries ??= Object.entries(source);
        entries[index] = [key, restored];
    }
    return entries === null ? source : Object.fromEntries(entries);
}
function restorePart(part, lookup, trouble) {
    if (typeof part === 'string')
        return part;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(part) && typeof part['word'] === 'string')
        return part['word'];
    const origin = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(part) && typeof part['from'] === 'string' ? part['from'] : '';
    const value = lookup(origin);
    if (value === undefined)
        trouble.missing.add(origin);
    return value ?? '';
}


/***/ }),

/***/ 7105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ recallOf)
/* harmony export */ });
/* unused harmony export Recall */
/* harmony import */ var _config_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9814);
/* harmony import */ var _config_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5125);
/* harmony import */ var _config_step_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4810);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1493);
/* harmony import */ var _attempts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7637);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3061);






const HANDLED = new Set(['to', 'end', 'recover']);
function recallOf(records, onChanged) {
    return new Recall(records, onChanged);
}
class Recall {
    onChanged;
    #attempts = new _attempts_js__WEBPACK_IMPORTED_MODULE_4__/* .Attempts */ .ZJ();
    #children = new Map();
    #warnings = new _attempts_js__WEBPACK_IMPORTED_MODULE_4__/* .RunWarnings */ .Xs();
    #running = new Set();
    #fresh = new WeakMap();
    #repaired = new Set();
    constructor(records, onChanged) {
        this.onChanged = onChanged;
        let order = 0;
        for (const record of records)
            this.#learn(record, order++);
    }
    get repaired() {
        return [...this.#repaired];
    }
    #learn(record, order) {
        const { event: entry } = record;
        this.#attempts.learn(record, order);
        switch (entry.type) {
            case 'node_completed':
            case 'node_failed':
                this.#warnings.ended(entry);
                return;
            case 'warning':
                this.#warnings.learn(entry);
                return;
            case 'subworkflow_started':
                if (entry.input_digest !== undefined)
                    this.#children.set((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runKey */ .r7)(entry), entry.input_digest);
                return;
            default:
                return;
        }
    }
    troubles(workflow) {
        const missing = new Set();
        const holders = new Set();
        const lost = new Set();
        for (const known of this.#attempts.values()) {
            if ((known.missing.length === 0 && !known.lost) || !this.#isNeeded(known, workflow))
                continue;
            for (const origin of known.missing)
                missing.add(origin);
            if (known.missing.length > 0)
                holders.add(rootStep(known.at));
            if (known.lost)
                lost.add(rootStep(known.at));
        }
        return { missing, holders: [...holders], lost: [...lost] };
    }
    #isNeeded(known, workflow) {
        if (!this.#counts(known) || known.decision?.type === 'node_retry_scheduled')
            return false;
        const isSettled = known.decision !== null || (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .finallySteps */ .x3)(workflow).includes(known.at.node);
        if (known.at.scope === '' && isSettled && !(0,_config_references_js__WEBPACK_IMPORTED_MODULE_1__/* .isReadInside */ .Zg)(workflow, known.at.node))
            return false;
        for (let outer = this.#around(known.at.scope); outer !== null; outer = this.#around(outer.at.scope)) {
            if (this.#counts(outer))
                return false;
        }
        return true;
    }
    timer(at, step, place) {
        const known = this.#attempts.get((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runKey */ .r7)(at));
        if (known === undefined || this.#counts(known))
            return null;
        return known.end !== null && isRedefined(known.end, step, place) ? null : known.timer;
    }
    answers(at) {
        return this.#attempts.get((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runKey */ .r7)(at))?.answers ?? {};
    }
    attempt(at, step, place) {
        const key = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runKey */ .r7)(at);
        const known = this.#attempts.get(key);
        const end = known?.end ?? null;
        if (known === undefined || end === null || this.#running.has(key))
            return this.#runs(at, step, place);
        if (!this.#counts(known)) {
            if (at.scope === '' && isRedefined(end, step, place))
                this.#repaired.add(at.node);
            return this.#runs(at, step, place);
        }
        if (isFinally(step, place.workflow) && (end.type === 'node_failed' || this.#freshIn(place).worked))
            return this.#runs(at, step, place);
        const reason = this.#changed(at, end, step, place);
        if (reason === null)
            return { end, endedAt: known.endedAt, decision: known.decision, after: known.after };
        this.onChanged(at, reason);
        if (at.scope === '')
            this.#repaired.add(at.node);
        return this.#runs(at, step, place);
    }
    warnings(at, step) {
        const own = this.#warnings.about(at);
        return step.type === 'workflow' || (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isGroup */ .IZ)(step) ? [...this.#warnings.inside(at), ...own] : own;
    }
    endOrder(scope, node) {
        const first = this.#attempts.get((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runKey */ .r7)({ scope, node, visit: 1, attempt: 1 }));
        const last = first?.decision?.type === 'node_retry_scheduled' ? this.#memberRuns(scope, node).at(-1) : first;
        if (last === undefined || last.decision?.type === 'node_retry_scheduled' || !this.#counts(last))
            return null;
        return last.order;
    }
    members(scope, names) {
        return names
            .flatMap((name) => this.#memberRuns(scope, name))
            .sort((a, b) => a.order - b.order)
            .flatMap(({ end, endedAt, decision, after }) => (end === null ? [] : [{ end, endedAt, decision, after }]));
    }
    #memberRuns(scope, node) {
        const runs = [];
        for (let attempt = 1;; attempt++) {
            const known = this.#attempts.get((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runKey */ .r7)({ scope, node, visit: 1, attempt }));
            if (known === undefined)
                return runs;
            runs.push(known);
            if (known.decision?.type !== 'node_retry_scheduled')
                return runs;
        }
    }
    child(at, inputs) {
        const before = this.#children.get((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runKey */ .r7)(at));
        if (before === undefined || before === (0,_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .inputsDigest */ .KA)(inputs))
            return;
        this.#attempts.forgetInside(at);
    }
    #freshIn(place) {
        let fresh = this.#fresh.get(place.context);
        if (fresh === undefined) {
            fresh = { steps: new Set(), worked: false };
            this.#fresh.set(place.context, fresh);
        }
        return fresh;
    }
    #runs(at, step, place) {
        this.#running.add((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runKey */ .r7)(at));
        const fresh = this.#freshIn(place);
        if (place.item === null)
            fresh.steps.add(at.node);
        if (!isFinally(step, place.workflow))
            fresh.worked = true;
        return null;
    }
    #counts(known) {
        if (known.end === null)
            return false;
        if (known.end.type === 'node_completed')
            return known.end.is_explicit !== true;
        const { decision } = known;
        if (decision === null)
            return false;
        if (decision.type === 'node_retry_scheduled')
            return true;
        if (decision.action === 'collected')
            return !this.#groupFailed(known.at.scope);
        return HANDLED.has(decision.action);
    }
    #groupFailed(scope) {
        const group = this.#around(scope);
        return group?.end?.type === 'node_failed' && !this.#counts(group);
    }
    #around(scope) {
        const run = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runAround */ .tV)(scope);
        return run === null ? null : (this.#attempts.get((0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .runKey */ .r7)(run)) ?? (0,_attempts_js__WEBPACK_IMPORTED_MODULE_4__/* .nothingAbout */ .n6)(run));
    }
    #changed(at, end, step, place) {
        if (isRedefined(end, step, place))
            return `${at.node} changed since it ran`;
        const { steps } = this.#freshIn(place);
        if (steps.size === 0)
            return null;
        for (const name of (0,_config_references_js__WEBPACK_IMPORTED_MODULE_1__/* .namesReadWithin */ .CY)(step, place.workflow)) {
            if (name !== step.name && steps.has(name) && place.workflow.steps.has(name))
                return `${name}, which ${at.node} reads, ran again`;
        }
        return null;
    }
}
function isRedefined(end, step, place) {
    const hash = (0,_config_step_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .stepHash */ .n)(step, place);
    return end.hash !== undefined && hash !== undefined && end.hash !== hash;
}
function isFinally(step, workflow) {
    return (0,_config_model_js__WEBPACK_IMPORTED_MODULE_0__/* .finallySteps */ .x3)(workflow).includes(step.name);
}
function rootStep(at) {
    return (0,_core_place_js__WEBPACK_IMPORTED_MODULE_3__/* .rootRun */ .kw)(at.scope)?.node ?? at.node;
}


/***/ }),

/***/ 3239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ runsBefore),
/* harmony export */   p: () => (/* binding */ withoutRewound)
/* harmony export */ });
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1493);
/* harmony import */ var _engine_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(306);
/* harmony import */ var _attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7637);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3061);




function withoutRewound(entries) {
    let counting = [];
    for (const entry of entries) {
        const list = entry.event['type'] === 'run_rewound' ? entry.event['keep'] : undefined;
        if (Array.isArray(list)) {
            const counts = new Set(list);
            counting = counting.filter((earlier) => {
                const run = runOf(earlier);
                return run === null || counts.has(run);
            });
        }
        else
            counting.push(entry);
    }
    return counting;
}
function runsBefore(entries, entryPoint, node) {
    const path = rootPath(entries, entryPoint);
    const last = path.findLast((at) => at.node === node);
    if (last === undefined)
        return null;
    const first = path.findIndex((at) => at.node === node && at.visit === last.visit);
    return path.slice(0, first).map(_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7);
}
function rootPath(entries, entryPoint) {
    const attempts = new _attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .Attempts */ .ZJ();
    const seen = new Set();
    for (const [order, entry] of entries.entries()) {
        seen.add(runOf(entry));
        attempts.learn((0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .recordOf */ .zv)(entry), order);
    }
    const state = new _engine_state_js__WEBPACK_IMPORTED_MODULE_1__/* .FlowState */ .e();
    const path = [];
    for (let name = entryPoint; name !== null;) {
        const at = { scope: '', node: name, ...state.nextRun(name) };
        if (!seen.has((0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7)(at)))
            break;
        path.push(at);
        const { end = null, decision = null, after = null } = attempts.get((0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7)(at)) ?? {};
        state.apply({ ...at, type: 'node_started', node_type: '' }, 0);
        for (const event of [end, decision, after])
            if (event !== null)
                state.apply(event, 0);
        name = nextOf(after ?? decision);
    }
    return path;
}
function nextOf(decision) {
    if (decision === null)
        return null;
    if (decision.type === 'node_retry_scheduled')
        return decision.from ?? decision.node;
    return decision.action === 'to' ? decision.to : null;
}
function runOf({ event: { scope, node, visit, attempt } }) {
    if (typeof scope !== 'string' || typeof node !== 'string')
        return null;
    if (scope !== '') {
        const root = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .rootRun */ .kw)(scope);
        return root === null ? null : (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7)(root);
    }
    return typeof visit === 'number' && typeof attempt === 'number' ? (0,_core_place_js__WEBPACK_IMPORTED_MODULE_0__/* .runKey */ .r7)({ scope, node, visit, attempt }) : null;
}


/***/ }),

/***/ 3505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ secretTroubles),
/* harmony export */   HN: () => (/* binding */ isAsSealed),
/* harmony export */   HQ: () => (/* binding */ readCheckpoint),
/* harmony export */   Hw: () => (/* binding */ restoreEntries),
/* harmony export */   If: () => (/* binding */ mendJournal),
/* harmony export */   Jh: () => (/* binding */ journalText),
/* harmony export */   Og: () => (/* binding */ mendLines),
/* harmony export */   TE: () => (/* binding */ whyUnsafe),
/* harmony export */   i7: () => (/* binding */ journalFile),
/* harmony export */   kq: () => (/* binding */ recalledValue),
/* harmony export */   zR: () => (/* binding */ giveInputs)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8314);
/* harmony import */ var _core_ports_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5158);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4429);
/* harmony import */ var _text_checksum_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6743);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1898);
/* harmony import */ var _dead_letter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3327);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3061);
/* harmony import */ var _protect_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8973);
/* harmony import */ var _recall_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7105);
/* harmony import */ var _rewind_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3239);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7389);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5464);














const ENGINE_FILES = [
    'events.jsonl',
    'errors.jsonl',
    'result.json',
    'report.html',
    'junit.xml',
    'errors.sarif',
    _dead_letter_js__WEBPACK_IMPORTED_MODULE_3__/* .DEAD_LETTER_FILE */ .NZ,
    `${_dead_letter_js__WEBPACK_IMPORTED_MODULE_3__/* .DEAD_LETTER_FILE */ .NZ}.unmarked`,
    _snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .CHECKPOINT_FILE */ .S5,
    _snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .JOURNAL_FILE */ .RD,
    _shards_js__WEBPACK_IMPORTED_MODULE_7__/* .SHARDS_FILE */ .D6,
    ...[_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .CHECKPOINT_FILE */ .S5, _snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .JOURNAL_FILE */ .RD, _shards_js__WEBPACK_IMPORTED_MODULE_7__/* .SHARDS_FILE */ .D6].map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.join(_shards_js__WEBPACK_IMPORTED_MODULE_7__/* .PLAN_FOLDER */ .Vx, name)),
];
function whyUnsafe(files, folder) {
    const odd = ENGINE_FILES.find((name) => files.isIrregular(node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, name)));
    return odd === undefined ? null : `${node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, odd)} is not a plain file, and what it leads to is not touched`;
}
function readCheckpoint(files, folder) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .CHECKPOINT_FILE */ .S5);
    if (!files.exists(file))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(whyNone(files, folder));
    try {
        const snapshot = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .parseSnapshot */ .E$)(files.readText(file));
        if (!snapshot.ok)
            return snapshot;
        const { broken } = snapshot.value;
        if (broken !== null)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(`this run cannot be resumed: what it did could not be written down (${broken}); start it again`);
        const before = planBefore(files, folder, snapshot.value);
        if (!before.ok)
            return before;
        if (!files.exists(node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .JOURNAL_FILE */ .RD)))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(`there is no ${_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .JOURNAL_FILE */ .RD} beside ${_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .CHECKPOINT_FILE */ .S5}; the run cannot be resumed, start it again`);
        const content = (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .readJournal */ .a0)(journalFile(files, folder), (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .journalStart */ .mi)(snapshot.value));
        if (!content.ok)
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(`${content.error}; the run cannot be resumed, start it again`);
        const { entries: own, crc, mend } = content.value;
        if (!isAsSealed(snapshot.value, content.value))
            return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)('the journal is not the one that the run ended with; the run cannot be resumed, start it again');
        const entries = (0,_rewind_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutRewound */ .p)([...before.value, ...own]);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)({ snapshot: snapshot.value, entries, crc, lines: own.length, mend });
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(`the checkpoint cannot be read: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .g)(error)}`);
    }
}
function isAsSealed({ journal, journalLines }, { entries, crc, torn }) {
    if (journal === null || journal === (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_10__/* .checksumText */ .d)(crc))
        return true;
    return journalLines === entries.length + 1 && (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .isBeginningOf */ .pQ)(torn, journal);
}
function planBefore(files, folder, { shard, runId }) {
    if (shard === null)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)([]);
    const content = (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .readJournal */ .a0)(journalFile(files, node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, _shards_js__WEBPACK_IMPORTED_MODULE_7__/* .PLAN_FOLDER */ .Vx)), (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .journalStart */ .mi)({ runId, shard: null }));
    if (content.ok && (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_10__/* .checksumText */ .d)(content.value.crc) === shard.base)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__.ok)(content.value.entries);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_9__/* .err */ ._)(`the plan of this shard is not in ${_shards_js__WEBPACK_IMPORTED_MODULE_7__/* .PLAN_FOLDER */ .Vx}/ as it was; start the shard again from its plan`);
}
function journalText(files, folder) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .JOURNAL_FILE */ .RD);
    return files.exists(file) ? files.readText(file) : '';
}
function journalFile(files, folder) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, _snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .JOURNAL_FILE */ .RD);
    return files.exists(file)
        ? { lines: files.lines(file, Number.POSITIVE_INFINITY), isOpen: files.endsOpen(file) }
        : (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .linesIn */ .hl)('');
}
function mendLines(files, file) {
    if (!files.exists(file) || !files.endsOpen(file))
        return;
    const text = files.readText(file);
    const sound = text.lastIndexOf('\n') + 1;
    const isWhole = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_11__/* .parseJson */ .qF)(text.slice(sound)) !== undefined;
    files.replace(file, isWhole ? `${text}\n` : text.slice(0, sound));
}
function mendJournal(files, file, mend) {
    const text = files.readText(file);
    files.replace(file, mend === 'end' ? `${text}\n` : text.slice(0, text.lastIndexOf('\n') + 1));
}
function whyNone(files, folder) {
    const document = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_11__/* .parseJson */ .qF)((0,_core_ports_js__WEBPACK_IMPORTED_MODULE_12__/* .textIfReadable */ .V)(files, node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, 'result.json')) ?? '');
    const termination = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_11__/* .isJsonObject */ .OW)(document) ? document['termination'] : undefined;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_11__/* .isJsonObject */ .OW)(termination))
        return `this run cannot be resumed: ${termination['terminated_by']} terminated it on purpose (${termination['reason']}); start it again`;
    return `there is no ${_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .CHECKPOINT_FILE */ .S5} in ${folder}; only runs that left one can be resumed`;
}
function restoreEntries(entries, lookup) {
    return entries.map((entry) => {
        if (!(0,_protect_js__WEBPACK_IMPORTED_MODULE_13__/* .mentionsMarks */ .qe)(entry.event))
            return (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .recordOf */ .zv)(entry);
        const trouble = { missing: new Set(), lost: false };
        const event = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_11__/* .asObject */ .eB)((0,_protect_js__WEBPACK_IMPORTED_MODULE_13__/* .restore */ .PF)(entry.event, lookup, trouble));
        const { missing, lost } = trouble;
        return (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .recordOf */ .zv)({ at: entry.at, event }, missing.size === 0 && !lost ? null : { missing: [...missing], lost });
    });
}
function secretTroubles(records, workflow) {
    if (records.every(({ flaws }) => flaws === undefined))
        return null;
    const { missing, holders, lost } = (0,_recall_js__WEBPACK_IMPORTED_MODULE_5__/* .recallOf */ .H)(records, () => { }).troubles(workflow);
    if (missing.size > 0)
        return missingSecrets(missing, holders);
    const [first] = lost;
    if (first === undefined)
        return null;
    return {
        message: `what ${lost.join(', ')} left held a secret, and secrets are not kept in a checkpoint`,
        suggestion: `resume with --from ${first}`,
    };
}
function missingSecrets(missing, holders) {
    const inputs = [...missing].flatMap((origin) => (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOfOrigin */ .op)(origin) ?? []);
    const names = [...missing].map((origin) => {
        const input = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOfOrigin */ .op)(origin);
        return input === null ? `the variable ${origin.slice(origin.indexOf(':') + 1)}` : `the input ${input}`;
    });
    const without = `resume without them: --from ${holders[0]}`;
    const given = giveInputs([...new Set(inputs)]);
    return {
        message: `secrets are not kept in a checkpoint and must be there again: ${[...new Set(names)].join(', ')}`,
        suggestion: given === null ? without : `${given}, or ${without}`,
    };
}
function giveInputs(names) {
    return names.length === 0 ? null : `give them with ${names.map((name) => `-i ${name}=VALUE`).join(' ')}`;
}
function recalledValue(stored, variable) {
    const trouble = { missing: new Set(), lost: false };
    const value = (0,_protect_js__WEBPACK_IMPORTED_MODULE_13__/* .restore */ .PF)(stored, (origin) => (origin.startsWith('env:') ? variable(origin.slice(4)) : undefined), trouble);
    return trouble.missing.size > 0 || trouble.lost ? null : { value };
}


/***/ }),

/***/ 7389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ SHARDS_FILE),
/* harmony export */   Pt: () => (/* binding */ planText),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   Vx: () => (/* binding */ PLAN_FOLDER),
/* harmony export */   eS: () => (/* binding */ joinShards),
/* harmony export */   m3: () => (/* binding */ readPlan)
/* harmony export */ });
/* unused harmony exports itemsIn, endedItems */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8314);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1493);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4429);
/* harmony import */ var _core_sharding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(528);
/* harmony import */ var _engine_resilience_breaker_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3008);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1898);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3061);








const SHARDS_FILE = 'shards.json';
const PLAN_FOLDER = 'plan';
function planText({ runId, group, visit, total, shards, base }) {
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonText */ .s$)({ schema_version: 1, run_id: runId, group, visit, total, shards, base }, 2)}\n`;
}
function readPlan(files, folder) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, SHARDS_FILE);
    if (!files.exists(file))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(`there is no ${SHARDS_FILE} in it; \`--shards GROUP=N\` makes a plan`);
    try {
        return parsePlan((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(files.readText(file)));
    }
    catch (error) {
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(`${SHARDS_FILE} cannot be read: ${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .g)(error)}`);
    }
}
function parsePlan(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(value) || value['schema_version'] !== 1)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(`${SHARDS_FILE} is damaged`);
    const { run_id: runId, group, visit, total, shards, base } = value;
    if (typeof runId !== 'string' || typeof group !== 'string' || typeof base !== 'string' || !/^[0-9a-f]{8}$/.test(base))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(`${SHARDS_FILE} is damaged`);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isCount */ .my)(visit) || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isCount */ .my)(total) || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isCount */ .my)(shards) || shards > Math.min(total, _core_sharding_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_SHARDS */ .Y))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__/* .err */ ._)(`${SHARDS_FILE} is damaged`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)({ runId, group, visit, total, shards, base });
}
function itemsOf({ group, visit, attempt }) {
    return (0,_core_place_js__WEBPACK_IMPORTED_MODULE_1__/* .itemsOfRoot */ .Gd)({ node: group, visit }, attempt);
}
function itemsIn(entries, plan, folder) {
    const items = new Map();
    const itemOf = itemsOf(plan);
    for (const entry of entries) {
        const { at, event } = (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .recordOf */ .zv)(entry);
        const index = itemOf(event.scope);
        if (index === null)
            continue;
        const item = items.get(index) ?? { index, folder, entries: [], end: null, lastAt: at };
        items.set(index, item);
        item.entries.push(entry);
        item.lastAt = at;
        if (isOfMember(event.scope))
            item.end = endAfter(event, item.end);
    }
    return items;
}
function isOfMember(scope) {
    return scope.indexOf('/') === scope.length - 1;
}
function endAfter(event, before) {
    switch (event.type) {
        case 'node_started':
        case 'node_retry_scheduled':
            return null;
        case 'node_completed':
            return 'completed';
        case 'route_taken':
            if (event.action === 'recover')
                return 'completed';
            if (event.action === 'collected' || event.action === 'propagate' || event.action === 'unhandled')
                return 'failed';
            return event.action === 'halt' ? null : before;
        default:
            return before;
    }
}
function better(a, b) {
    const rank = ({ end }) => (end === 'completed' ? 2 : end === 'failed' ? 1 : 0);
    if (rank(a) !== rank(b))
        return rank(a) > rank(b) ? a : b;
    if (a.end === null && a.entries.length !== b.entries.length)
        return a.entries.length > b.entries.length ? a : b;
    return b.lastAt > a.lastAt ? b : a;
}
function joinShards(plan, own, shards) {
    const known = itemsIn(own, { ...plan, attempt: attemptIn(shards, plan) }, '');
    const chosen = new Map();
    for (const { folder, entries } of shards)
        for (const [index, item] of itemsIn(entries, plan, folder)) {
            const mine = known.get(index);
            const other = chosen.get(index) ?? mine;
            if ((mine?.end ?? null) === null && (other === undefined || better(other, item) === item))
                chosen.set(index, item);
        }
    const there = new Set([...known.values()].flatMap(({ entries }) => entries.map(_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .entryText */ .u0)));
    const taken = [...chosen.values()]
        .flatMap(({ entries }) => entries.filter((entry) => !there.has((0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .entryText */ .u0)(entry))))
        .sort((a, b) => a.at - b.at);
    const ended = [...known.values(), ...chosen.values()].filter(({ end }) => end !== null).map(({ index }) => index);
    return { entries: [...taken, ...breakersOf(own, shards)], sources: chosen, ended: new Set(ended) };
}
function endedItems(entries, plan, shard) {
    return [...itemsIn(entries, plan, '').values()]
        .filter(({ index, end }) => end !== null && isOfShard(index, shard))
        .flatMap((item) => item.entries);
}
function attemptIn(shards, plan) {
    const itemOf = itemsOf(plan);
    for (const { entries } of shards)
        for (const entry of entries) {
            const { scope } = (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .recordOf */ .zv)(entry).event;
            if (itemOf(scope) !== null)
                return (0,_core_place_js__WEBPACK_IMPORTED_MODULE_1__/* .rootRun */ .kw)(scope)?.attempt;
        }
    return undefined;
}
function breakersOf(own, shards) {
    const most = new Map();
    for (const { entries } of shards) {
        const left = new Map();
        for (const entry of entries) {
            const { event } = (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .recordOf */ .zv)(entry);
            if (event.type === 'breaker_counted')
                left.set(event.id, entry);
        }
        for (const [id, entry] of left)
            if (isMoreOpen(entry, most.get(id)))
                most.set(id, entry);
    }
    if (most.size === 0)
        return [];
    const known = new Set(own.map(_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .entryText */ .u0));
    return [...most.values()].filter((entry) => !known.has((0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .entryText */ .u0)(entry)));
}
function isMoreOpen(entry, other) {
    if (other === undefined)
        return true;
    const [one, two] = [openness(entry), openness(other)];
    const at = one.findIndex((value, index) => value !== two[index]);
    return at !== -1 && (one[at] ?? 0) > (two[at] ?? 0);
}
const OPENNESS = { closed: 0, half_open: 1, open: 2 };
function openness({ event }) {
    const state = (0,_engine_resilience_breaker_file_js__WEBPACK_IMPORTED_MODULE_2__/* .breakerStateFromJson */ .iL)(event['state']);
    return state === null ? [0, 0, 0] : [OPENNESS[state.name] ?? 0, state.openedAt ?? 0, state.failures];
}


/***/ }),

/***/ 5464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ parseSnapshot),
/* harmony export */   MY: () => (/* binding */ snapshotText),
/* harmony export */   RD: () => (/* binding */ JOURNAL_FILE),
/* harmony export */   S5: () => (/* binding */ CHECKPOINT_FILE),
/* harmony export */   W2: () => (/* binding */ RUNNING),
/* harmony export */   mi: () => (/* binding */ journalStart)
/* harmony export */ });
/* unused harmony exports sealed, unsealed */
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4429);
/* harmony import */ var _text_checksum_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6743);




const CHECKPOINT_FORMAT = 1;
const CHECKPOINT_FILE = 'checkpoint.json';
const JOURNAL_FILE = 'journal.jsonl';
const RUNNING = {
    status: 'running',
    outcome: null,
    resumable: true,
    reason: null,
    journal: null,
    journalLines: null,
    broken: null,
};
function journalStart({ runId, shard }) {
    return shard === null ? (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(runId) : (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(`${shard.index}/${shard.of}`, Number.parseInt(shard.base, 16));
}
function snapshotText(snapshot) {
    return sealed({
        format: CHECKPOINT_FORMAT,
        run_id: snapshot.runId,
        workflow: { ...snapshot.workflow },
        file: snapshot.fileAsGiven,
        cwd: snapshot.cwd,
        inputs: snapshot.inputs,
        hashes: { ...snapshot.hashes },
        created_at: snapshot.createdAt,
        status: snapshot.status,
        outcome: snapshot.outcome,
        resumable: snapshot.resumable,
        reason: snapshot.reason,
        strict_exit: snapshot.strictExit,
        provider: snapshot.provider,
        options: snapshot.options,
        traceparent: snapshot.traceparent,
        shard: snapshot.shard === null ? null : { ...snapshot.shard },
        journal: snapshot.journal,
        journal_lines: snapshot.journalLines,
        broken: snapshot.broken,
    });
}
function parseSnapshot(text) {
    const content = unsealed(text);
    if (!content.ok)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)(`${CHECKPOINT_FILE} cannot be used: ${content.error}`);
    const value = content.value;
    const format = value['format'];
    if (typeof format !== 'number')
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)(`${CHECKPOINT_FILE} names no format`);
    if (format > CHECKPOINT_FORMAT)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)(`${CHECKPOINT_FILE} has the format ${format}, which is newer than this version of conductor understands (${CHECKPOINT_FORMAT}); use a newer one`);
    const workflow = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)(value['workflow']);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)({
        runId: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(value['run_id']),
        workflow: { name: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(workflow['name']), file: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(workflow['file']) },
        fileAsGiven: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(value['file']),
        cwd: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(value['cwd']),
        inputs: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)(value['inputs']),
        hashes: textsOf((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)(value['hashes'])),
        createdAt: typeof value['created_at'] === 'number' ? value['created_at'] : 0,
        status: value['status'] === 'ended' ? 'ended' : 'running',
        outcome: typeof value['outcome'] === 'string' ? value['outcome'] : null,
        resumable: value['resumable'] !== false,
        reason: typeof value['reason'] === 'string' ? value['reason'] : null,
        strictExit: typeof value['strict_exit'] === 'boolean' ? value['strict_exit'] : null,
        provider: typeof value['provider'] === 'string' ? value['provider'] : null,
        options: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)(value['options']),
        traceparent: typeof value['traceparent'] === 'string' ? value['traceparent'] : null,
        shard: shardOf(value['shard']),
        journal: typeof value['journal'] === 'string' ? value['journal'] : null,
        journalLines: typeof value['journal_lines'] === 'number' ? value['journal_lines'] : null,
        broken: typeof value['broken'] === 'string' ? value['broken'] : null,
    });
}
function shardOf(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return null;
    const { group, visit, index, of, base } = value;
    if (typeof visit !== 'number' || typeof index !== 'number' || typeof of !== 'number')
        return null;
    return { group: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(group), visit, index, of, base: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(base) };
}
function textsOf(value) {
    return Object.fromEntries(Object.entries(value).flatMap(([key, item]) => (typeof item === 'string' ? [[key, item]] : [])));
}
function sealed(content) {
    const body = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(content);
    return `${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)({ ...content, checksum: (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_3__/* .checksumText */ .d)((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(body)) }, 2)}\n`;
}
function unsealed(text) {
    const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)('it is not a JSON object');
    const { checksum, ...content } = value;
    if (checksum !== (0,_text_checksum_js__WEBPACK_IMPORTED_MODULE_3__/* .checksumText */ .d)((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(content))))
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)('its checksum does not match: it was damaged or edited');
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(content);
}


/***/ }),

/***/ 3008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $y: () => (/* binding */ breakerStateToJson),
/* harmony export */   Fw: () => (/* binding */ readBreakerFile),
/* harmony export */   iL: () => (/* binding */ breakerStateFromJson),
/* harmony export */   oY: () => (/* binding */ writeBreakerFile),
/* harmony export */   yn: () => (/* binding */ breakerId)
/* harmony export */ });
/* unused harmony export MAX_BREAKER_FILE_CHARS */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8314);
/* harmony import */ var _breaker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5725);


const MAX_BREAKER_FILE_CHARS = 1024 * 1024;
const MAX_BREAKERS = 1000;
const MAX_ID_CHARS = 500;
const MAX_COUNT = 1_000_000_000;
const NAMES = ['closed', 'open', 'half_open'];
function breakerId(key, workflow, node) {
    return (key === null ? `node:${workflow.file}#${node}@${workflow.name}` : `key:${key}`).slice(0, MAX_ID_CHARS);
}
function readBreakerFile(text) {
    if (text.trim() === '')
        return { breakers: new Map(), warning: null };
    if (text.length > MAX_BREAKER_FILE_CHARS)
        return ignored(`it is larger than ${MAX_BREAKER_FILE_CHARS} characters`);
    const document = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    if (document === undefined)
        return ignored('it is not JSON');
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(document))
        return ignored('it is not a JSON object');
    if (document['schema_version'] !== 1)
        return ignored('its schema_version is not 1');
    const entries = document['breakers'];
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(entries))
        return ignored('it has no breakers');
    return readEntries(entries);
}
function ignored(reason) {
    return { breakers: new Map(), warning: `the breaker state is ignored: ${reason}` };
}
function readEntries(entries) {
    const breakers = new Map();
    let unusable = 0;
    for (const [id, entry] of Object.entries(entries)) {
        const state = breakerStateFromJson(entry);
        if (state === null || id.length > MAX_ID_CHARS || breakers.size >= MAX_BREAKERS)
            unusable += 1;
        else
            breakers.set(id, (0,_breaker_js__WEBPACK_IMPORTED_MODULE_0__/* .breakerReleased */ .ot)(state));
    }
    const warning = unusable === 0 ? null : `the breaker state has ${unusable} entries that cannot be used; they are ignored`;
    return { breakers, warning };
}
function breakerStateFromJson(entry) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(entry))
        return null;
    const name = NAMES.find((known) => known === entry['state']);
    const failures = countOf(entry['failures']);
    const successes = countOf(entry['successes']);
    const openedAt = entry['opened_at'] ?? null;
    if (name === undefined || failures === null || successes === null)
        return null;
    if (openedAt !== null && (typeof openedAt !== 'number' || openedAt < 0))
        return null;
    if (name !== 'closed' && openedAt === null)
        return null;
    return { name, failures, successes, openedAt, probing: name === 'half_open' && entry['probing'] === true };
}
function countOf(value) {
    if (typeof value !== 'number' || !Number.isInteger(value))
        return null;
    return value >= 0 && value <= MAX_COUNT ? value : null;
}
function breakerStateToJson(state) {
    return {
        state: state.name,
        failures: state.failures,
        successes: state.successes,
        opened_at: state.openedAt,
        probing: state.probing,
    };
}
function writeBreakerFile(breakers) {
    const entries = [...breakers]
        .filter(([, state]) => state.name !== 'closed' || state.failures > 0)
        .sort(([a, left], [b, right]) => (right.openedAt ?? 0) - (left.openedAt ?? 0) || (a < b ? -1 : 1))
        .slice(0, MAX_BREAKERS)
        .map(([id, state]) => [id, breakerStateToJson((0,_breaker_js__WEBPACK_IMPORTED_MODULE_0__/* .breakerReleased */ .ot)(state))]);
    return `${JSON.stringify({ schema_version: 1, breakers: Object.fromEntries(entries) }, null, 2)}\n`;
}


/***/ }),

/***/ 5725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ breakerFailed),
/* harmony export */   L9: () => (/* binding */ breakerAllows),
/* harmony export */   ob: () => (/* binding */ breakerSucceeded),
/* harmony export */   ot: () => (/* binding */ breakerReleased),
/* harmony export */   qJ: () => (/* binding */ CLOSED_BREAKER)
/* harmony export */ });
const CLOSED_BREAKER = {
    name: 'closed',
    failures: 0,
    successes: 0,
    openedAt: null,
    probing: false,
};
function breakerAllows(state, settings, now) {
    switch (state.name) {
        case 'closed':
            return { allowed: true, state, retryAfterSeconds: 0, probe: false };
        case 'half_open':
            if (state.probing)
                return { allowed: false, state, retryAfterSeconds: 0, probe: false };
            return { allowed: true, state: { ...state, probing: true }, retryAfterSeconds: 0, probe: true };
        case 'open':
            return openAnswer(state, settings, now);
    }
}
function openAnswer(state, settings, now) {
    const openedAt = Math.min(state.openedAt ?? now, now);
    const remaining = openedAt + settings.recoveryTimeoutSeconds * 1000 - now;
    if (remaining > 0) {
        const retryAfterSeconds = Math.ceil(remaining) / 1000;
        return { allowed: false, state: { ...state, openedAt }, retryAfterSeconds, probe: false };
    }
    const probing = { name: 'half_open', failures: state.failures, successes: 0, openedAt, probing: true };
    return { allowed: true, state: probing, retryAfterSeconds: 0, probe: true };
}
function breakerSucceeded(state, settings, probe = state.probing) {
    switch (state.name) {
        case 'closed':
            return state.failures === 0 ? state : { ...state, failures: 0 };
        case 'open':
            return state;
        case 'half_open': {
            if (!probe)
                return state;
            const successes = state.successes + 1;
            if (successes >= settings.successThreshold)
                return CLOSED_BREAKER;
            return { ...state, successes, probing: false };
        }
    }
}
function breakerFailed(state, settings, now) {
    switch (state.name) {
        case 'closed': {
            const failures = state.failures + 1;
            if (failures < settings.failureThreshold)
                return { ...state, failures };
            return opened(failures, now);
        }
        case 'open':
            return state;
        case 'half_open':
            return opened(state.failures, now);
    }
}
function opened(failures, now) {
    return { name: 'open', failures, successes: 0, openedAt: now, probing: false };
}
function breakerReleased(state) {
    return state.probing ? { ...state, probing: false } : state;
}


/***/ }),

/***/ 306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ FlowState),
/* harmony export */   g: () => (/* binding */ recovered)
/* harmony export */ });
/* harmony import */ var _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3364);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8314);
/* harmony import */ var _core_transient_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(188);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6167);




const LONGEST_MESSAGE = 1000;
class FlowState {
    iterations = 0;
    ended = 0;
    steps = new Map();
    history = [];
    last = null;
    #lastEnd = null;
    #runs = new Map();
    #reentered = null;
    #retries = new Map();
    #retryAttempts = new Map();
    #firstFailures = new Map();
    #pending = new Map();
    #entries = new Map();
    #handling = new Map();
    #before = new Map();
    nextRun(node) {
        return this.#pending.get(node) ?? { visit: (this.#runs.get(node)?.visit ?? 0) + 1, attempt: 1 };
    }
    retries(node, row) {
        const used = this.#retries.get(`${node}\n${row}`);
        if (used !== undefined)
            return used;
        const first = this.#firstFailures.get(node);
        return first === undefined ? undefined : { count: 0, firstFailureAt: first };
    }
    retryAttempt(node) {
        return this.steps.get(node)?.error === null ? 0 : (this.#retryAttempts.get(node) ?? 0);
    }
    entryError(node) {
        return this.#entries.get(node)?.error;
    }
    handling(node) {
        return this.#entries.get(node)?.handling;
    }
    apply(event, at) {
        switch (event.type) {
            case 'node_started':
                this.#begin(event);
                return;
            case 'node_completed':
                this.#succeeded(event);
                return;
            case 'node_failed':
                this.#failed(event, at);
                return;
            case 'node_retry_scheduled':
                this.#retried(event, at);
                return;
            case 'route_taken':
                this.#routed(event);
                return;
            default:
                return;
        }
    }
    historyWith(at) {
        if (isSameRun(this.#lastEnd, at))
            return { iteration: this.ended, history: this.history };
        return { iteration: this.ended + 1, history: [...this.history, at.node] };
    }
    hasBegun({ node, visit, attempt }) {
        const latest = this.#runs.get(node);
        return latest?.visit === visit && latest.attempt === attempt;
    }
    #begin({ node, visit, attempt }) {
        if (attempt === 1)
            this.#before.set(node, this.last);
        if (this.isIteration(node, attempt))
            this.iterations += 1;
        this.#runs.set(node, { visit, attempt });
        this.#pending.delete(node);
        if (this.#reentered?.until === node)
            this.#reentered = null;
        else
            this.#reentered?.nodes.add(node);
    }
    isIteration(node, attempt) {
        return attempt === 1 && (this.#reentered === null || this.#reentered.nodes.has(node));
    }
    #end(event, step) {
        if (!this.hasBegun(event))
            this.#begin(event);
        this.steps.set(event.node, step);
        if (!isSameRun(this.#lastEnd, event)) {
            this.ended += 1;
            this.history.push(event.node);
        }
        this.last = event.node;
        const { scope, node, visit, attempt } = event;
        this.#lastEnd = { scope, node, visit, attempt };
    }
    #succeeded(event) {
        const { node_type: type } = event;
        const step = { output: event.output, error: null, isGroup: type === 'parallel' || type === 'for_each' };
        this.#end(event, step);
    }
    #forget(node) {
        if (!this.#firstFailures.delete(node))
            return;
        this.#retryAttempts.delete(node);
        for (const key of this.#retries.keys())
            if (key.startsWith(`${node}\n`))
                this.#retries.delete(key);
    }
    #failed(event, now) {
        const { kind, message, details } = event.envelope;
        const error = {
            kind,
            message,
            details,
            attempts: event.attempt,
            retries_exhausted: false,
            transient: (0,_core_transient_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .dg)(event.envelope),
        };
        const isGroup = event.node_type === 'parallel' || event.node_type === 'for_each';
        this.#end(event, { output: event.partial, error, isGroup });
        this.#handling.set(event.node, event.while_handling ?? []);
        if (!this.#firstFailures.has(event.node))
            this.#firstFailures.set(event.node, now);
    }
    #retried(event, now) {
        const { node } = event;
        const firstFailureAt = this.#firstFailures.get(node) ?? now;
        const key = `${node}\n${event.route}`;
        if (!event.policy)
            this.#retries.set(key, { count: (this.#retries.get(key)?.count ?? 0) + 1, firstFailureAt });
        this.#retryAttempts.set(node, (this.#retryAttempts.get(node) ?? 0) + 1);
        this.#pending.set(node, { visit: event.visit, attempt: event.attempt + 1 });
        if (event.from === null)
            this.last = this.#before.get(node) ?? this.last;
        else if (event.from !== node)
            this.#reentered = { nodes: new Set(), until: node };
    }
    #routed(event) {
        if (event.kind === null)
            this.#forget(event.node);
        const step = this.steps.get(event.node);
        if (step === undefined)
            return;
        if (event.action === 'recover') {
            this.steps.set(event.node, recovered(step, event.output ?? null));
        }
        else if (event.retries_exhausted === true && step.error !== null) {
            this.steps.set(event.node, { ...step, error: { ...step.error, retries_exhausted: true } });
        }
        if (event.action === 'to' && event.to !== null)
            this.#enter(event.to, event);
    }
    #enter(to, { node, kind }) {
        const error = kind === null ? null : (this.steps.get(node)?.error ?? null);
        if (error === null) {
            this.#entries.delete(to);
            return;
        }
        const nearest = { node, kind: error.kind, message: (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .headOf */ .Uo)(error.message, LONGEST_MESSAGE) };
        const handling = [nearest, ...(this.#handling.get(node) ?? [])].slice(0, _core_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_WHILE_HANDLING */ .MX);
        this.#entries.set(to, { error: { ...error, node }, handling });
    }
}
function recovered({ output, isGroup }, given) {
    if (!isGroup)
        return { output: given, error: null, isGroup };
    return { output: { ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(output) ? output : {}), outputs: given }, error: null, isGroup };
}
function isSameRun(before, { node, visit, attempt }) {
    return before !== null && before.node === node && before.visit === visit && before.attempt === attempt;
}


/***/ })

};
