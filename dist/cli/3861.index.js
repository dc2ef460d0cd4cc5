export const id = 3861;
export const ids = [3861];
export const modules = {

/***/ 3141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jd: () => (/* binding */ RecordReader),
/* harmony export */   Uv: () => (/* binding */ readResult),
/* harmony export */   i8: () => (/* binding */ EventReader)
/* harmony export */ });
/* harmony import */ var _core_event_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8374);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8314);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9058);



function hasShape(value, shape) {
    switch (shape) {
        case 'any':
            return true;
        case 'array':
            return Array.isArray(value);
        case 'object':
            return typeof value === 'object' && value !== null && !Array.isArray(value);
        case 'string-or-null':
            return value === null || typeof value === 'string';
        case 'envelope':
            return isEnvelope(value);
        default:
            return typeof value === shape;
    }
}
function isEnvelope(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    return ('kind' in value &&
        typeof value.kind === 'string' &&
        'message' in value &&
        typeof value.message === 'string' &&
        'details' in value &&
        hasShape(value.details, 'object'));
}
function isStampedEvent(value) {
    if (typeof value !== 'object' || value === null || !('type' in value) || !(0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_0__/* .isEventType */ .VX)(value.type))
        return false;
    const fields = { ...value };
    if (typeof fields['timestamp'] !== 'string')
        return false;
    return Object.entries((0,_core_event_types_js__WEBPACK_IMPORTED_MODULE_0__/* .eventFacts */ .IS)(value.type).fields).every(([name, { check }]) => check === null || hasShape(fields[name], check));
}
const MAX_RECORDS = 10_000;
class EventReader {
    skipped = 0;
    #consumers;
    constructor(...consumers) {
        this.#consumers = consumers;
    }
    line(text) {
        const line = lineText(text);
        if (line === '')
            return;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(line);
        if (!isStampedEvent(value)) {
            this.skipped += 1;
            return;
        }
        const event = withErrorFields(value);
        for (const consumer of this.#consumers)
            consumer.consume(event);
    }
}
function withErrorFields(event) {
    if (event.type !== 'node_failed' && event.type !== 'error_recorded')
        return event;
    return { ...UNKNOWN_ERROR, ...event };
}
const UNKNOWN_ERROR = { origin: 'author', typed: true, attempts: 1, exit_code: null, stderr_tail: '' };
class RecordReader {
    records = [];
    skipped = 0;
    line(text) {
        const line = lineText(text);
        if (line === '')
            return;
        const [record] = toRecord((0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(line) ?? null);
        if (record === undefined)
            this.skipped += 1;
        else if (this.records.length < MAX_RECORDS)
            this.records.push(record);
    }
}
function lineText(text) {
    return text.replace(/^\ufeff/, '').trim();
}
function toRecord(value) {
    const envelope = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value) ? value['envelope'] : undefined;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value) || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(envelope))
        return [];
    const kind = envelope['kind'];
    if (typeof kind !== 'string')
        return [];
    const workflow = value['workflow'];
    const frames = Array.isArray(value['frames']) ? value['frames'].flatMap(toFrame) : [];
    const handling = Array.isArray(value['while_handling']) ? value['while_handling'].flatMap(toHandled) : [];
    return [
        {
            schema_version: 1,
            timestamp: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(value['timestamp']),
            run_id: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(value['run_id']),
            workflow: {
                name: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(workflow) ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(workflow['name']) : '',
                file: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(workflow) ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(workflow['file']) : '',
            },
            node: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(value['node'], frames[0]?.node ?? ''),
            envelope: { kind, message: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(envelope['message']), details: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .eB)(envelope['details']) },
            frames,
            attempts: numberOf(value['attempts'], 1),
            exit_code: typeof value['exit_code'] === 'number' ? value['exit_code'] : null,
            stderr_tail: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(value['stderr_tail']),
            ...(handling.length === 0 ? {} : { while_handling: handling }),
            github: null,
        },
    ];
}
function toHandled(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return [];
    return [{ node: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(value['node']), kind: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(value['kind']), message: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(value['message']) }];
}
function toFrame(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return [];
    return [
        {
            workflow: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(value['workflow']),
            file: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(value['file']),
            node: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(value['node']),
            type: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .asString */ .oJ)(value['type']),
            attempt: numberOf(value['attempt'], 1),
        },
    ];
}
function numberOf(value, otherwise) {
    return typeof value === 'number' ? value : otherwise;
}
const RESULT_SHAPE = {
    success: 'boolean',
    exit_code: 'number',
    workflow: 'object',
    errors: 'array',
    warnings: 'array',
    execution: 'object',
    next_commands: 'array',
    termination: 'any',
};
function readResult(text) {
    const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    return isResult(value) ? value : null;
}
function isResult(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = { ...value };
    if (!_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_OUTCOMES */ .wi.some((outcome) => outcome === fields['outcome']))
        return false;
    if (!Object.entries(RESULT_SHAPE).every(([name, shape]) => hasShape(fields[name], shape)))
        return false;
    const { errors, execution, next_commands: next, termination, warnings, workflow } = fields;
    return (Array.isArray(errors) &&
        errors.every((error) => isEnvelope(error)) &&
        areTexts(next) &&
        areTexts(warnings) &&
        hasField(workflow, 'file', 'string') &&
        hasField(execution, 'duration_ms', 'number') &&
        (termination === null || hasField(termination, 'reason', 'string')));
}
function areTexts(value) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
function hasField(value, name, shape) {
    if (typeof value !== 'object' || value === null)
        return false;
    const fields = { ...value };
    return hasShape(fields[name], shape);
}


/***/ }),

/***/ 3846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ loadPatterns)
/* harmony export */ });
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4429);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1898);


let loaded = null;
function loadPatterns() {
    loaded ??= __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856)).then(createPatterns);
    return loaded;
}
function createPatterns(engine) {
    const cache = new Map();
    const compile = (pattern) => {
        const known = cache.get(pattern);
        if (known !== undefined)
            return known;
        const made = compileWith(engine, pattern);
        cache.set(pattern, made);
        return made;
    };
    return {
        compile,
        matches: (pattern, text) => {
            const compiled = compile(pattern);
            if (!compiled.ok)
                throw new Error(compiled.error);
            return compiled.value.search(text) !== null;
        },
    };
}
function compileWith({ RE2JS: engine }, pattern) {
    try {
        const compiled = engine.compile(fromPython(pattern));
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)({ search: (text) => search(compiled, text) });
    }
    catch (cause) {
        const reason = (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .g)(cause);
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)(`the pattern ${JSON.stringify(pattern)} cannot be used: ${reason}${hint(pattern)}`);
    }
}
function search(pattern, text) {
    const matcher = pattern.matcher(text);
    if (!matcher.find())
        return null;
    const groups = Array.from({ length: pattern.groupCount() }, (_, index) => matcher.group(index + 1) ?? null);
    const named = Object.entries(pattern.namedGroups()).map(([name, index]) => [name, groups[index - 1] ?? null]);
    return {
        start: matcher.start(),
        end: matcher.end(),
        text: matcher.group() ?? '',
        groups,
        named: Object.fromEntries(named),
    };
}
function fromPython(pattern) {
    return pattern.replaceAll(/\\[\s\S]/g, (pair) => (pair === '\\Z' ? '\\z' : pair));
}
function hint(pattern) {
    if (/\(\?<?[=!]/.test(pattern))
        return ' (look-around is not supported: patterns are matched in linear time)';
    if (/\\[1-9]|\(\?P=/.test(pattern))
        return ' (back-references are not supported: patterns are matched in linear time)';
    return '';
}


/***/ }),

/***/ 7057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ startedRun),
/* harmony export */   W5: () => (/* binding */ noteRun),
/* harmony export */   Ye: () => (/* binding */ realPath),
/* harmony export */   _h: () => (/* binding */ fileRules),
/* harmony export */   d3: () => (/* binding */ namedRun),
/* harmony export */   d_: () => (/* binding */ notedRuns),
/* harmony export */   iB: () => (/* binding */ forgetRuns),
/* harmony export */   sL: () => (/* binding */ resumableRun),
/* harmony export */   xo: () => (/* binding */ LAST)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4311);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8314);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4429);
/* harmony import */ var _durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3505);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1853);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8213);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2566);









const MAX_ENTRIES = 1000;
const SPARE_ENTRIES = 100;
const MAX_ENTRY_BYTES = 64 * 1024;
function indexFolder(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_4__/* .temporaryBase */ .du)(env), `conductor-runs-${process.getuid?.() ?? 'user'}`);
}
function noteRun(entry, env) {
    try {
        const folder = indexFolder(env);
        (0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .f)(folder, 0o700);
        if (!isOurs(folder))
            return;
        const name = `${entry.started.replaceAll('-', '').replaceAll(':', '').replaceAll('.', '')}-${entry.run_id}.json`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name), `${JSON.stringify({ schema_version: 1, ...entry })}\n`, { mode: 0o600 });
        forgetOldest(folder);
    }
    catch {
    }
}
function forgetOldest(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).length <= MAX_ENTRIES + SPARE_ENTRIES)
        return;
    for (const old of entryNames(folder).slice(MAX_ENTRIES))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, old), { force: true });
}
function notedRuns(env) {
    const folder = indexFolder(env);
    if (!isOurs(folder))
        return [];
    return entryNames(folder).flatMap((name) => readEntry(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name)) ?? []);
}
function startedRun(env) {
    return (runId, folder) => {
        const real = realPath(folder);
        return notedRuns(env).find((entry) => entry.run_id === runId && realPath(entry.folder) === real) ?? null;
    };
}
function forgetRuns(folders, env) {
    const index = indexFolder(env);
    if (!isOurs(index))
        return;
    for (const name of entryNames(index)) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(index, name);
        const entry = readEntry(file);
        if (entry === null || folders.has(entry.folder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    }
}
function realPath(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file);
    }
    catch {
        return node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(file);
    }
}
function isOurs(folder) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() === true && (process.getuid === undefined || stats.uid === process.getuid());
}
function entryNames(folder) {
    try {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => name.endsWith('.json'));
        return names.sort().reverse();
    }
    catch {
        return [];
    }
}
function readEntry(file) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file);
        if (!stats.isFile() || stats.size > MAX_ENTRY_BYTES)
            return null;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isJsonObject */ .OW)(value))
            return null;
        const { run_id, workflow, file: source, cwd, folder, started } = value;
        const texts = [run_id, workflow, source, cwd, folder, started];
        if (!texts.every((text) => typeof text === 'string'))
            return null;
        if (Number.isNaN(Date.parse(String(started))) || !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(String(folder)))
            return null;
        return {
            run_id: String(run_id),
            workflow: String(workflow),
            file: String(source),
            cwd: String(cwd),
            folder: String(folder),
            started: String(started),
        };
    }
    catch {
        return null;
    }
}
const LAST = 'last';
function namedRun(target, { cwd, env }) {
    if (target !== LAST) {
        const resolved = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, target);
        const unsafe = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(resolved) === 'folder' ? (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .whyUnsafe */ .TE)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .I)(), resolved) : null;
        return unsafe === null ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(target) : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)(unsafe);
    }
    const here = realPath(cwd);
    const found = notedRuns(env).find((entry) => entry.cwd === here && isThere(entry));
    return found === undefined ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)('no run was started in this folder; `conductor runs` lists all') : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(found.folder);
}
function resumableRun(target, context) {
    if (!/\.ya?ml$/i.test(target) || (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(context.cwd, target)) !== 'file')
        return namedRun(target, context);
    const file = realPath(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(context.cwd, target));
    const found = notedRuns(context.env).find((entry) => entry.file === file && isThere(entry) && isResumable(entry));
    return found === undefined
        ? (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__/* .err */ ._)(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
        : (0,_core_result_js__WEBPACK_IMPORTED_MODULE_7__.ok)(found.folder);
}
function isThere({ folder }) {
    return (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .entryAt */ ._f)(folder) === 'folder';
}
function isResumable({ folder }) {
    const saved = (0,_durability_saved_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readCheckpoint */ .HQ)((0,_adapters_file_store_js__WEBPACK_IMPORTED_MODULE_2__/* .createFileStore */ .I)(), folder);
    return saved.ok && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable);
}
function fileRules(args, { cwd, env }) {
    const given = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_8__/* .oneValue */ .o)(args, '--workflow');
    const named = given === null ? {} : { named: { file: node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, given), fileAsGiven: given } };
    return { ...named, started: startedRun(env) };
}


/***/ }),

/***/ 5359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runRuns: () => (/* binding */ runRuns)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3141);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4429);
/* harmony import */ var _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5464);
/* harmony import */ var _reporters_report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2249);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1853);
/* harmony import */ var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7742);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8213);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3192);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2566);
/* harmony import */ var _run_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7057);












async function runRuns(args, context) {
    if (args.operands.length > 0)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .badUsage */ .VT)(context, 'runs', 'runs takes no file or folder');
    const prune = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_10__/* .oneValue */ .o)(args, '--prune');
    const age = prune === null ? null : ageOf(prune);
    if (age !== null && !age.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .badUsage */ .VT)(context, 'runs', age.error);
    const all = listRuns(context);
    const old = age === null ? [] : all.filter((run) => isOlder(run, Date.now() - age.value));
    for (const { folder } of old)
        removeRun(folder, context);
    (0,_run_index_js__WEBPACK_IMPORTED_MODULE_9__/* .forgetRuns */ .iB)(new Set(old.map(({ folder }) => folder)), context.env);
    const left = all.filter((run) => !old.includes(run));
    if (age !== null)
        context.terminal.stderr(`${old.length === 1 ? '1 run' : `${old.length} runs`} removed\n`);
    context.terminal.stdout((0,_arguments_js__WEBPACK_IMPORTED_MODULE_10__/* .oneValue */ .o)(args, '--format') === 'json' ? `${JSON.stringify(left, null, 2)}\n` : tableOf(left));
    return 0;
}
const UNITS = new Map([
    ['m', 60_000],
    ['h', 3_600_000],
    ['d', 86_400_000],
]);
function ageOf(text) {
    const [, count, unit = ''] = /^(\d{1,6})([mhd])$/.exec(text.trim()) ?? [];
    const milliseconds = UNITS.get(unit);
    if (count === undefined || milliseconds === undefined)
        return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__/* .err */ ._)(`--prune ${JSON.stringify(text)} is not an age; write 30d, 12h or 90m`);
    return (0,_core_result_js__WEBPACK_IMPORTED_MODULE_11__.ok)(Number(count) * milliseconds);
}
function listRuns(context) {
    const noted = (0,_run_index_js__WEBPACK_IMPORTED_MODULE_9__/* .notedRuns */ .d_)(context.env).map(listed);
    const known = new Set(noted.map((run) => run?.folder));
    const others = defaultFolders(context)
        .filter((folder) => !known.has(folder))
        .map(found);
    return [...noted, ...others]
        .filter((run) => run !== null)
        .sort((a, b) => Date.parse(b.started) - Date.parse(a.started));
}
function defaultFolders(context) {
    const base = (0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_5__/* .runsFolder */ .Xc)(context.env);
    try {
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(base, { withFileTypes: true });
        return entries.filter((entry) => entry.isDirectory()).map((entry) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(base, entry.name));
    }
    catch {
        return [];
    }
}
function listed({ folder, workflow, started, run_id }) {
    const outcome = outcomeOf(folder);
    return outcome === null ? null : { workflow, outcome: outcome.outcome, started, folder, run_id };
}
function found(folder) {
    const run = outcomeOf(folder);
    const [, name = '', date = '', time = '', id = ''] = /^(.+)-(\d{8})T(\d{6})Z-([0-9a-f]+)$/.exec(node_path__WEBPACK_IMPORTED_MODULE_1__.basename(folder)) ?? [];
    if (run === null || id === '')
        return null;
    const started = `${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}.000Z`;
    if (Number.isNaN(Date.parse(started)))
        return null;
    return { workflow: run.workflow ?? name, outcome: run.outcome, started, folder, run_id: id };
}
function outcomeOf(folder) {
    const text = (0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .readTextFile */ .Gu)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'result.json'));
    const result = text.ok ? (0,_account_run_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .readResult */ .Uv)(text.value) : null;
    if (result !== null)
        return { outcome: result.outcome, workflow: result.workflow.name };
    const begun = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'events.jsonl'), { throwIfNoEntry: false });
    return begun === undefined ? null : { outcome: 'unfinished', workflow: null };
}
function isOlder({ folder, started }, limit) {
    const events = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, 'events.jsonl'), { throwIfNoEntry: false });
    return Math.max(Date.parse(started), events?.mtimeMs ?? 0) < limit;
}
const FILES = [
    'events.jsonl',
    'errors.jsonl',
    'result.json',
    'dead-letter.jsonl',
    ..._reporters_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .REPORT_NAMES */ .Ky.map((name) => (0,_reporters_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportFile */ .rn)(name).file),
    _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECKPOINT_FILE */ .S5,
    _durability_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL_FILE */ .RD,
];
function removeRun(folder, context) {
    try {
        if ((0,_run_index_js__WEBPACK_IMPORTED_MODULE_9__/* .realPath */ .Ye)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder)) === (0,_run_index_js__WEBPACK_IMPORTED_MODULE_9__/* .realPath */ .Ye)((0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_5__/* .runsFolder */ .Xc)(context.env))) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
            return;
        }
        for (const name of FILES)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name), { force: true });
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).length === 0)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
    }
    catch {
        context.terminal.stderr(`conductor runs: ${folder} cannot be removed\n`);
    }
}
function tableOf(runs) {
    if (runs.length === 0)
        return 'no runs\n';
    const rows = runs.map(({ workflow, outcome, started, folder }) => [
        (0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(workflow, 60),
        outcome,
        started.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'),
        folder,
    ]);
    const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return `${rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')}\n`;
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

/***/ 188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   r3: () => (/* binding */ isRetryable),
/* harmony export */   ty: () => (/* binding */ TRANSIENT_KINDS),
/* harmony export */   wK: () => (/* binding */ neverStarted)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1425);

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


/***/ })

};
